import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-JEKQI5BR.js";import{parseMeasureArgs}from"./chunk-SOIHT7PO.js";import"./chunk-MTARWXVH.js";
import"./chunk-UMGPTJJQ.js";import"./chunk-NF5O5D2V.js";import"./chunk-SXZJXY7L.js";import"./chunk-WPXRFK7O.js";
import"./chunk-F56XPFFW.js";import"./chunk-ABZBNJLJ.js";import"./chunk-6MAGYW5W.js";import"./chunk-TK245L52.js";
import"./chunk-DJJNLWET.js";import"./chunk-27PE5VDK.js";import"./chunk-EV4DGOMM.js";import"./chunk-N6HRPO24.js";
import"./chunk-53HEI53Z.js";import"./chunk-G5QNNWTC.js";import{prepareOutFile,writeOut}from"./chunk-HHRMWBWU.js";
import{makeTerminalHost}from"./chunk-3OWEEHBF.js";import"./chunk-5SVJCWFM.js";import{renderRecording}from"./chunk-USEM6BCF.js";
import"./chunk-55ERVSL5.js";import{countsAsRecording}from"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";
import"./chunk-OMH2LDOI.js";import"./chunk-ZCBYPN4W.js";import"./chunk-RKLM6CML.js";import"./chunk-6CHGF4MC.js";
import"./chunk-IXRJUOBZ.js";import"./chunk-2T6HAAKS.js";import{countCompletedRounds,hasFailed,hasNothingToMeasure,
hasValues}from"./chunk-654SLIL7.js";import"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";
import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";import{renderDiagnostics}from"./chunk-RBRVNEPW.js";
import"./chunk-TAZGCLPK.js";import"./chunk-DACUQ57T.js";import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";
import"./chunk-HKY42QPB.js";import"./chunk-3AGQWWDO.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";
import"./chunk-3K2ZOJN5.js";import"./chunk-3GIJQ7B4.js";import"./chunk-HVNIZDTZ.js";import"./chunk-3VKKOK6H.js";
import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";import{atFlag,isError}from"./chunk-BNVLGSET.js";
import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),errors.length===
0&&(isMeasured(recording)||hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){
let measured=recording.schedule.measure==="counts"?countsAsRecording(recording):recording;return measured!==null&&countCompletedRounds(
measured)>0&&hasValues(measured,"head")&&!hasFailed(measured,"head")}export{measure};
