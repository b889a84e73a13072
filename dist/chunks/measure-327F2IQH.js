import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-YUWVZ5J6.js";import{parseMeasureArgs}from"./chunk-RVYO3NWX.js";import"./chunk-D6SXJYFA.js";
import"./chunk-I3BQSK3X.js";import"./chunk-S5YSCG4F.js";import"./chunk-PXOZOODU.js";import"./chunk-QDXKNY2E.js";
import"./chunk-UFSH7QOG.js";import"./chunk-KGDXCEH4.js";import"./chunk-PSUFYUGR.js";import"./chunk-DJJNLWET.js";
import"./chunk-G5QNNWTC.js";import"./chunk-W67KMNTT.js";import"./chunk-JTOQ4DH4.js";import{prepareOutFile,
writeOut}from"./chunk-XYYJUFVR.js";import{makeTerminalHost}from"./chunk-JL7UVBEL.js";import"./chunk-4MFU7F2Z.js";
import{countCompletedRounds,hasFailed,hasNothingToMeasure,hasValues,renderRecording}from"./chunk-W5LDEPI3.js";import"./chunk-AOCNN6SP.js";
import"./chunk-LEVH2Q7W.js";import"./chunk-P7HPLJKI.js";import{countsAsRecording}from"./chunk-44FOR5LM.js";
import"./chunk-IOZYXH5W.js";import"./chunk-6CHGF4MC.js";import"./chunk-YL4NMDS2.js";import"./chunk-7XMAUFAX.js";
import"./chunk-OABH57P3.js";import{renderDiagnostics}from"./chunk-ABQ4PPY6.js";import"./chunk-NBBKEFUZ.js";
import"./chunk-AGWB6ZWU.js";import"./chunk-HURJGMCU.js";import"./chunk-NK3RRWT3.js";import"./chunk-DIPTC46G.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-3EX73MLL.js";import{userError}from"./chunk-YKJSESYE.js";import{
atFlag,isError}from"./chunk-CCDTYZW3.js";import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),errors.length===
0&&(isMeasured(recording)||hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){
let measured=recording.schedule.measure==="counts"?countsAsRecording(recording):recording;return measured!==null&&countCompletedRounds(
measured)>0&&hasValues(measured,"head")&&!hasFailed(measured,"head")}export{measure};
