import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-JHD6ONGQ.js";import{readMeasure}from"./chunk-SFSNZLPW.js";import"./chunk-RG6VPHRC.js";
import"./chunk-6D2743O3.js";import"./chunk-U5I4PLSP.js";import{prepareOutFile,writeOut}from"./chunk-FO63XZQ2.js";
import{makeTerminalHost}from"./chunk-SDMK54ZM.js";import"./chunk-QUHUPDOT.js";import{completedRounds,hasFailed,
renderRecording}from"./chunk-MG66SDOR.js";import"./chunk-V7GFTYLC.js";import"./chunk-2FI7MHU2.js";import"./chunk-D6JGVXCT.js";
import"./chunk-YYRCDUZK.js";import"./chunk-6HROLFLV.js";import"./chunk-CMXWGDEC.js";import{UserError}from"./chunk-U7CMQY7T.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOutFile(host,path);const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
