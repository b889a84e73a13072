import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-RDSBK7NL.js";import{readMeasure}from"./chunk-RKWH6X4Y.js";import"./chunk-Y7KOSVQF.js";
import"./chunk-PUXK5CMG.js";import"./chunk-5MRAI7KC.js";import"./chunk-T2LU7SRA.js";import{prepareOut,
writeOut}from"./chunk-VEY426PU.js";import{makeTerminalHost}from"./chunk-G2H7U33V.js";import"./chunk-JRLJ4Q35.js";
import{completedRounds,hasFailed,renderRecording}from"./chunk-P6WBD7KW.js";import"./chunk-YMF4X7J5.js";import"./chunk-GP3MCPUO.js";
import"./chunk-22RU3DCD.js";import"./chunk-SCTEXPEV.js";import"./chunk-7U5SPUYZ.js";import"./chunk-PEY67Y5D.js";
import"./chunk-I2C4VAIP.js";import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{dirname,resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOut(host,dirname(path));const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
