import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-7ABDIMS4.js";import{parseMeasureArgs}from"./chunk-5XHD47Q6.js";import"./chunk-46UH3OUG.js";
import"./chunk-VGA3G7GZ.js";import"./chunk-C3LGNFAP.js";import"./chunk-NSMIX4YY.js";import"./chunk-AVXVV6CR.js";
import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-YPNK76CG.js";import{prepareOutFile,
writeOut}from"./chunk-ZEZL6F7O.js";import{makeTerminalHost}from"./chunk-34F5UYIO.js";import"./chunk-3VSOTNBW.js";
import{renderRecording}from"./chunk-SMXATQNF.js";import"./chunk-EK7BICEB.js";import{renderDiagnostics}from"./chunk-I2BV3JGD.js";
import"./chunk-5KKXAOVP.js";import"./chunk-R6LAGRKL.js";import"./chunk-POXHZWES.js";import{countCompletedRounds,
hasFailed}from"./chunk-TRQTGOGO.js";import"./chunk-ZJDBXEUV.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-5VGJYODV.js";import"./chunk-GAOIDVRA.js";import{atFlag,isError,
userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
