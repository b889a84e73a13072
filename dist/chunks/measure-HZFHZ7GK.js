import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-LKOD3OY7.js";import{readMeasure}from"./chunk-PSIP5EBB.js";import"./chunk-Y7KOSVQF.js";
import"./chunk-MEMISRE6.js";import"./chunk-GQG3JW5J.js";import{prepareOut,writeOut}from"./chunk-VEY426PU.js";
import{makeTerminalHost}from"./chunk-UVPNKEAZ.js";import"./chunk-KETF3XXI.js";import{completedRounds,hasFailed,
renderRecording}from"./chunk-KMA5VG53.js";import"./chunk-BVQLLZH5.js";import"./chunk-PLINX5F2.js";import"./chunk-MLG34OPO.js";
import"./chunk-ULY4CF24.js";import"./chunk-KXZEZ5LI.js";import"./chunk-F4UJXWRD.js";import"./chunk-FK5EXA47.js";
import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{dirname,resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOut(host,dirname(path));const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
