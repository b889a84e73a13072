import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-Y6TA7Z5A.js";import{parseMeasureArgs}from"./chunk-K2RIKMOY.js";import"./chunk-UBYPLJMA.js";
import"./chunk-ZAR5J22L.js";import"./chunk-V7DORNKO.js";import"./chunk-UZ7VDY7M.js";import"./chunk-PC66DAMC.js";
import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-GWOU3EZ7.js";import{prepareOutFile,
writeOut}from"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-5HULYK7V.js";import"./chunk-GIATDLDK.js";
import{renderRecording}from"./chunk-SAQYGGP2.js";import"./chunk-4NLWNOTE.js";import{renderDiagnostics}from"./chunk-3IXTCX67.js";
import"./chunk-KJIK7RRS.js";import"./chunk-DQHQYAR2.js";import"./chunk-XZXPBNNE.js";import{countCompletedRounds,
hasFailed}from"./chunk-DWKD3IPL.js";import"./chunk-ADRWTQ3L.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-JW2AQNW6.js";import"./chunk-GAOIDVRA.js";import{atFlag,isError,
userError}from"./chunk-32IOA455.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
