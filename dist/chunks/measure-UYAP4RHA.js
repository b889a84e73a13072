import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-EAJCYOWK.js";import{readMeasure}from"./chunk-EK2XCWV4.js";import"./chunk-ZFSKEP6N.js";
import"./chunk-O5CA6BXR.js";import"./chunk-FXXBQ4L6.js";import"./chunk-YU2MZOBA.js";import{prepareOutFile,
writeOut}from"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-RNTIAEJS.js";import"./chunk-Y6Q2NB5X.js";
import{renderRecording}from"./chunk-VQQDN7QI.js";import"./chunk-VZGJH6IP.js";import"./chunk-7RURHUYU.js";
import"./chunk-WJP4PDLC.js";import"./chunk-63ISEC2G.js";import{completedRounds,hasFailed}from"./chunk-MT3A5R62.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-LILJVUUO.js";import{UserError}from"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";import{resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOutFile(host,path);const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
