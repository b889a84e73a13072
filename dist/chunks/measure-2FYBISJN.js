import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-DQ6NWROV.js";import{parseMeasureArgs}from"./chunk-O7U7E7XQ.js";import"./chunk-RFNQLS2C.js";
import"./chunk-W27K5REP.js";import"./chunk-VVHN6HWU.js";import"./chunk-JNSZYDSM.js";import"./chunk-CGDD66JH.js";
import"./chunk-7EJY35PH.js";import"./chunk-ABZBNJLJ.js";import"./chunk-C4TR3EOV.js";import"./chunk-M2K3F6CH.js";
import"./chunk-DJJNLWET.js";import"./chunk-3DJB2HZE.js";import"./chunk-BPI5WG55.js";import"./chunk-M6IBGP5J.js";
import"./chunk-53HEI53Z.js";import"./chunk-G5QNNWTC.js";import{prepareOutFile,writeOut}from"./chunk-UH7IPGCC.js";
import{makeTerminalHost}from"./chunk-FWSR7PVU.js";import"./chunk-GOPMAUTP.js";import{renderRecording}from"./chunk-DSPOCP75.js";
import"./chunk-QSSAQVID.js";import"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";import"./chunk-INIXPPDB.js";
import"./chunk-MARM57CZ.js";import"./chunk-YQLFR6LG.js";import"./chunk-6CHGF4MC.js";import"./chunk-FI6XLVHD.js";
import"./chunk-HK32KVEB.js";import{countCompletedRounds,hasFailed,hasNothingToMeasure}from"./chunk-7JPDPRSF.js";
import"./chunk-ELUMOZVM.js";import"./chunk-CDN7I5AD.js";import"./chunk-QJ7AYOSM.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import{renderDiagnostics}from"./chunk-QQNRHAR5.js";import"./chunk-TAZGCLPK.js";
import"./chunk-Z36VLS26.js";import"./chunk-NKH3IOD6.js";import"./chunk-NCGDOWRN.js";import"./chunk-JCFVTOWJ.js";
import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";import"./chunk-3YIQMNTG.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-HHYFZVXQ.js";import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";
import{atFlag,isError,userError}from"./chunk-HZL6TB3P.js";import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),(countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")||hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
