import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-ETIQGLQQ.js";import{readMeasure}from"./chunk-WDDACQJJ.js";import"./chunk-XEUQ4U2Y.js";
import"./chunk-FPM6YK2B.js";import"./chunk-RUAOKKMU.js";import{prepareOutFile,writeOut}from"./chunk-FO63XZQ2.js";
import{makeTerminalHost}from"./chunk-SOFXZJ6V.js";import"./chunk-SEJEUGCL.js";import{completedRounds,hasFailed,
renderRecording}from"./chunk-QIYA6ZJY.js";import"./chunk-Z6ZLIRBC.js";import"./chunk-JYE3545A.js";import"./chunk-D6JGVXCT.js";
import"./chunk-CIUGCVZL.js";import"./chunk-EYQT55HU.js";import"./chunk-V2EK3HV6.js";import{UserError}from"./chunk-U7CMQY7T.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOutFile(host,path);const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
