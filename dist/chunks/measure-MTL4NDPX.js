import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-FWP5PQYG.js";import{prepareOutFile,writeOut}from"./chunk-TJVXSQ4U.js";
import{renderDiagnostics}from"./chunk-AZRTJBVI.js";import{countCompletedRounds,countsAsRecording,hasFailed,hasNothingToMeasure,
hasValues,makeTerminalHost,renderRecording}from"./chunk-THDOESCH.js";import"./chunk-IKSPXGBE.js";import"./chunk-ET2FACDU.js";
import"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";import{parseMeasureArgs}from"./chunk-K7U33ATV.js";
import"./chunk-KG3JJBVT.js";import{userError}from"./chunk-4Q6QMYTI.js";import{atFlag,isError}from"./chunk-EORH2WXK.js";
import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),errors.length===
0&&(isMeasured(recording)||hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){
let measured=recording.schedule.measure==="counts"?countsAsRecording(recording):recording;return measured!==null&&countCompletedRounds(
measured)>0&&hasValues(measured,"head")&&!hasFailed(measured,"head")}export{measure};
