import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-SLG5HVBY.js";import{parseMeasureArgs}from"./chunk-RE5ESVLS.js";import"./chunk-W6YHDZ62.js";
import"./chunk-JNNJQJHD.js";import"./chunk-F5ZXNLF7.js";import"./chunk-2GFOTJLD.js";import"./chunk-NG27BKQU.js";
import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-JVKXA6XO.js";import{prepareOutFile,
writeOut}from"./chunk-C5C3ZA7K.js";import{makeTerminalHost}from"./chunk-PTQUVRZ7.js";import"./chunk-QWVOIOP7.js";
import{renderRecording}from"./chunk-262UYGJA.js";import"./chunk-J5TKL4NI.js";import{renderDiagnostics}from"./chunk-PCWRD2YZ.js";
import"./chunk-LCPBPEEH.js";import"./chunk-UNLSK6X3.js";import"./chunk-VU5YRCMF.js";import{countCompletedRounds,
hasFailed}from"./chunk-VP5H5WGL.js";import"./chunk-ORBSYQOJ.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-VZD7LG4B.js";import"./chunk-GAOIDVRA.js";import{atFlag,isError,
userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
