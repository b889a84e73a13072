import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-AQDX56GZ.js";import{parseMeasureArgs}from"./chunk-SUPD66M2.js";import"./chunk-M5J63VVU.js";
import"./chunk-CY6RL5DY.js";import"./chunk-WJ5EC3KG.js";import"./chunk-QJLSCZJO.js";import"./chunk-LDPP5Q5H.js";
import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-IDCPUS2M.js";import{prepareOutFile,
writeOut}from"./chunk-ZEZL6F7O.js";import{makeTerminalHost}from"./chunk-DMAGAYZS.js";import"./chunk-3VSOTNBW.js";
import{renderRecording}from"./chunk-ITUUEV5G.js";import"./chunk-IIAFI4XE.js";import{renderDiagnostics}from"./chunk-OCYSQL6P.js";
import"./chunk-3VK2OERO.js";import"./chunk-R6LAGRKL.js";import"./chunk-4XH5MLMB.js";import{countCompletedRounds,
hasFailed}from"./chunk-ZTLMXLVY.js";import"./chunk-FQMRSDGS.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-5VGJYODV.js";import"./chunk-GAOIDVRA.js";import{atFlag,isError,
userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
