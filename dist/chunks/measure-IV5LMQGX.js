import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-2PZPI7EZ.js";import{parseMeasureArgs}from"./chunk-ND2JP6FG.js";import"./chunk-K7XBKBGV.js";
import"./chunk-UTE2LXOG.js";import"./chunk-YUFAUESA.js";import"./chunk-2BQMT64H.js";import"./chunk-LS3DELZN.js";
import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-GW2NPHVJ.js";import{prepareOutFile,
writeOut}from"./chunk-C5C3ZA7K.js";import{makeTerminalHost}from"./chunk-FAGB525H.js";import"./chunk-QWVOIOP7.js";
import{renderRecording}from"./chunk-IG2XBVA2.js";import"./chunk-L7JTRY5K.js";import{renderDiagnostics}from"./chunk-NJ7J4D2H.js";
import"./chunk-4THAXJLQ.js";import"./chunk-UNLSK6X3.js";import"./chunk-Q4TTUYBV.js";import{countCompletedRounds,
hasFailed}from"./chunk-FRSQQ4Y2.js";import"./chunk-MI7YAUMO.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-VZD7LG4B.js";import"./chunk-GAOIDVRA.js";import{atFlag,isError,
userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
