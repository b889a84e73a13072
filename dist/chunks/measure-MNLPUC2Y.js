import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-HP22XXD2.js";import{parseMeasureArgs}from"./chunk-QN3BCNHN.js";import"./chunk-A5WA6BYO.js";
import"./chunk-Z3MCZHLB.js";import"./chunk-VNSBCR6T.js";import"./chunk-QAKWR6BQ.js";import"./chunk-6EGUR6AA.js";
import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-ZLOLLWWF.js";import{prepareOutFile,
writeOut}from"./chunk-ZEZL6F7O.js";import{makeTerminalHost}from"./chunk-DOG2E6T7.js";import"./chunk-3VSOTNBW.js";
import{renderRecording}from"./chunk-7IGD6VGB.js";import"./chunk-SOSEOAXV.js";import{renderDiagnostics}from"./chunk-KJGNXQDZ.js";
import"./chunk-QS5YVFIT.js";import"./chunk-R6LAGRKL.js";import"./chunk-NXXOH2ZQ.js";import{countCompletedRounds,
hasFailed}from"./chunk-YHS7R4PB.js";import"./chunk-ZWGVAMPI.js";import"./chunk-NK3RRWT3.js";import"./chunk-UKCMSQJQ.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-5VGJYODV.js";import"./chunk-GAOIDVRA.js";import{atFlag,isError,
userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
