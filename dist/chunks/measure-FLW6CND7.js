import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-OB3H3CBD.js";import{parseMeasureArgs}from"./chunk-NV5KAZGU.js";import"./chunk-2Y5VRKFH.js";
import"./chunk-RIM76ZDM.js";import"./chunk-2LIY7USW.js";import"./chunk-YUCLIOBL.js";import"./chunk-HORSEWDF.js";
import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-XG5NZJ3P.js";import{prepareOutFile,
writeOut}from"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-EC4KEEXL.js";import"./chunk-2M7TRHLS.js";
import{renderRecording}from"./chunk-SE7IGQZC.js";import"./chunk-T7NHWXN5.js";import{renderDiagnostics}from"./chunk-TTJP5OML.js";
import"./chunk-DQHQYAR2.js";import"./chunk-4L56Q62S.js";import{countCompletedRounds,hasFailed}from"./chunk-ZZTFQOK5.js";
import"./chunk-X2TSKCJN.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";
import"./chunk-AX4ICRNQ.js";import"./chunk-GAOIDVRA.js";import{atFlag,isError,userError}from"./chunk-32IOA455.js";
import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
