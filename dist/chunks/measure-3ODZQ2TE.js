import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-CQIOEHYV.js";import{parseMeasureArgs}from"./chunk-C4WB3TT2.js";import"./chunk-C4RQFHVI.js";
import"./chunk-3ZZGCBOH.js";import"./chunk-XPNHU4J3.js";import"./chunk-M6PRQERH.js";import"./chunk-XMO7Y2NZ.js";
import"./chunk-ZF67DU7Z.js";import"./chunk-ABZBNJLJ.js";import"./chunk-HU6RBN2Q.js";import"./chunk-RDXAP2KV.js";
import"./chunk-DJJNLWET.js";import"./chunk-S4CDVXOD.js";import"./chunk-E3FMQVRW.js";import"./chunk-KBFQGZQG.js";
import"./chunk-53HEI53Z.js";import"./chunk-G5QNNWTC.js";import{prepareOutFile,writeOut}from"./chunk-HHRMWBWU.js";
import{makeTerminalHost}from"./chunk-W4OGKYOU.js";import"./chunk-F33WVJYO.js";import{renderRecording}from"./chunk-22D7OWKK.js";
import"./chunk-55ERVSL5.js";import{countsAsRecording}from"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";
import"./chunk-BTPZQDYZ.js";import"./chunk-ESYODYMV.js";import"./chunk-EYFQ35XJ.js";import"./chunk-6CHGF4MC.js";
import"./chunk-IXRJUOBZ.js";import"./chunk-VCFS5OQZ.js";import{countCompletedRounds,hasFailed,hasNothingToMeasure}from"./chunk-WHTOE3RM.js";
import"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import{renderDiagnostics}from"./chunk-HVHXFPR7.js";import"./chunk-TAZGCLPK.js";
import"./chunk-NCGDOWRN.js";import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";import"./chunk-JKVBGI73.js";
import"./chunk-NKH3IOD6.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-XGPF6ISW.js";import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";
import{userError}from"./chunk-WUPIBDG2.js";import{atFlag,isError}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),(isMeasured(recording)||
hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){if(recording.
schedule.measure!=="counts")return countCompletedRounds(recording)>0&&!hasFailed(recording,"head");let counted=countsAsRecording(
recording);return counted!==null&&countCompletedRounds(counted)>0&&!recording.problems.some(isError)}export{measure};
