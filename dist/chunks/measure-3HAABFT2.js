import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-TPY3KU4N.js";import{parseMeasureArgs}from"./chunk-TJG4SUFM.js";import"./chunk-DHGOI4PL.js";
import"./chunk-IF6OKRHB.js";import"./chunk-KBARDT5G.js";import"./chunk-AIPU6ZR3.js";import"./chunk-WPXRFK7O.js";
import"./chunk-AQM6DGC2.js";import"./chunk-ABZBNJLJ.js";import"./chunk-HXLW4KML.js";import"./chunk-GDDTXQAI.js";
import"./chunk-DJJNLWET.js";import"./chunk-EJVPIDXD.js";import"./chunk-TEIEPODL.js";import"./chunk-EFLWLGKE.js";
import"./chunk-53HEI53Z.js";import"./chunk-G5QNNWTC.js";import{prepareOutFile,writeOut}from"./chunk-HHRMWBWU.js";
import{makeTerminalHost}from"./chunk-UW2MVK3N.js";import"./chunk-P6FOS7KG.js";import{renderRecording}from"./chunk-65LZPHWG.js";
import"./chunk-55ERVSL5.js";import{countsAsRecording}from"./chunk-VK3OU7FR.js";import"./chunk-UJIBPF3V.js";
import"./chunk-XBHYVAAQ.js";import"./chunk-ZCBYPN4W.js";import"./chunk-D6NP6SBN.js";import"./chunk-6CHGF4MC.js";
import"./chunk-IXRJUOBZ.js";import"./chunk-DTL3SXP4.js";import{countCompletedRounds,hasFailed,hasNothingToMeasure,
hasValues}from"./chunk-GJUBWR4Q.js";import"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";
import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";import{renderDiagnostics}from"./chunk-RBRVNEPW.js";
import"./chunk-TAZGCLPK.js";import"./chunk-DACUQ57T.js";import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";
import"./chunk-HKY42QPB.js";import"./chunk-3AGQWWDO.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";
import"./chunk-3K2ZOJN5.js";import"./chunk-3GIJQ7B4.js";import"./chunk-HWLSBK7Z.js";import"./chunk-3VKKOK6H.js";
import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";import{atFlag,isError}from"./chunk-BNVLGSET.js";
import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),errors.length===
0&&(isMeasured(recording)||hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){
let measured=recording.schedule.measure==="counts"?countsAsRecording(recording):recording;return measured!==null&&countCompletedRounds(
measured)>0&&hasValues(measured,"head")&&!hasFailed(measured,"head")}export{measure};
