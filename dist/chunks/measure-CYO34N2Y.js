import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-AHE3HX7P.js";import{prepareOutFile,writeOut}from"./chunk-6XAJ26TU.js";
import{renderDiagnostics}from"./chunk-DX45VX6Y.js";import{countCompletedRounds,countsAsRecording,hasFailed,hasNothingToMeasure,
hasValues,makeTerminalHost,renderRecording}from"./chunk-GCDM7QQY.js";import"./chunk-P62QPGD6.js";import"./chunk-EF4R5VIE.js";
import"./chunk-YEK475H4.js";import"./chunk-3GIJQ7B4.js";import{parseMeasureArgs}from"./chunk-2PJAB4V4.js";
import"./chunk-NOM5XXZ4.js";import{userError}from"./chunk-XUA7IWJB.js";import{atFlag,isError}from"./chunk-AQDACMIJ.js";
import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),errors.length===
0&&(isMeasured(recording)||hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){
let measured=recording.schedule.measure==="counts"?countsAsRecording(recording):recording;return measured!==null&&countCompletedRounds(
measured)>0&&hasValues(measured,"head")&&!hasFailed(measured,"head")}export{measure};
