import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-4HTYKSHA.js";import{parseMeasureArgs}from"./chunk-KNEKLXI4.js";import"./chunk-MXDQ6EK6.js";
import"./chunk-WNAHG2WM.js";import"./chunk-GBJCRJC6.js";import"./chunk-WPYQUJBZ.js";import"./chunk-WPXRFK7O.js";
import"./chunk-DDE44GZR.js";import"./chunk-ABZBNJLJ.js";import"./chunk-5NEE637Y.js";import"./chunk-GWVBZR5V.js";
import"./chunk-DJJNLWET.js";import"./chunk-ALWBA7OF.js";import"./chunk-U5ILQ5U3.js";import"./chunk-TATJ7I6B.js";
import"./chunk-53HEI53Z.js";import"./chunk-G5QNNWTC.js";import{prepareOutFile,writeOut}from"./chunk-HHRMWBWU.js";
import{makeTerminalHost}from"./chunk-G2JQCRLK.js";import"./chunk-5SVJCWFM.js";import{renderRecording}from"./chunk-D52EDGNG.js";
import"./chunk-55ERVSL5.js";import{countsAsRecording}from"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";
import"./chunk-LEJZU3Q7.js";import"./chunk-ZCBYPN4W.js";import"./chunk-YRPCLAMG.js";import"./chunk-6CHGF4MC.js";
import"./chunk-IXRJUOBZ.js";import"./chunk-VLKOVTBN.js";import{countCompletedRounds,hasFailed,hasNothingToMeasure,
hasValues}from"./chunk-V57HINR7.js";import"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";
import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";import{renderDiagnostics}from"./chunk-P4NBOP32.js";
import"./chunk-TAZGCLPK.js";import"./chunk-WD7HKH2B.js";import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";
import"./chunk-B7TUGRZ5.js";import"./chunk-3AGQWWDO.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";
import"./chunk-3K2ZOJN5.js";import"./chunk-3GIJQ7B4.js";import"./chunk-HVNIZDTZ.js";import"./chunk-3VKKOK6H.js";
import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";import{atFlag,isError}from"./chunk-BNVLGSET.js";
import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),errors.length===
0&&(isMeasured(recording)||hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){
let measured=recording.schedule.measure==="counts"?countsAsRecording(recording):recording;return measured!==null&&countCompletedRounds(
measured)>0&&hasValues(measured,"head")&&!hasFailed(measured,"head")}export{measure};
