import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-SN4IJKUI.js";import{readMeasure}from"./chunk-T64MEVTV.js";import"./chunk-XW4PJBT7.js";
import"./chunk-O5CA6BXR.js";import"./chunk-EIFM7DMW.js";import"./chunk-A7Y7AFTQ.js";import{prepareOutFile,
writeOut}from"./chunk-TEXPQ4HA.js";import{makeTerminalHost}from"./chunk-DRGTU7KL.js";import"./chunk-FTBK6GJH.js";
import{completedRounds,hasFailed,renderRecording}from"./chunk-2Y22KAUO.js";import"./chunk-5YWDBYLS.js";import"./chunk-GM2DYYYT.js";
import"./chunk-23WD6QF5.js";import"./chunk-3YRMSXZV.js";import"./chunk-T5VYX56U.js";import"./chunk-XM6OT2YG.js";
import{UserError}from"./chunk-NERQOL4A.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOutFile(host,path);const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
