import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-LEIQINOF.js";import{readMeasure}from"./chunk-DHUSQH54.js";import"./chunk-RDXDLFQ4.js";
import"./chunk-O5CA6BXR.js";import"./chunk-FRARJMPH.js";import"./chunk-RNEOTAE5.js";import{prepareOutFile,
writeOut}from"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-52PU5NW6.js";import"./chunk-YQVWX5FP.js";
import{renderRecording}from"./chunk-XHZ4JMVC.js";import"./chunk-ITSLA55S.js";import"./chunk-OTQATU74.js";
import"./chunk-WJP4PDLC.js";import"./chunk-M73HCP6O.js";import{completedRounds,hasFailed}from"./chunk-FNKJRM42.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-OKWJN2M7.js";import{UserError}from"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";import{resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOutFile(host,path);const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
