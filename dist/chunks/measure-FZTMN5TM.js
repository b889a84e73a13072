import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-44RKBFJU.js";import{readMeasure}from"./chunk-PRTR3YTG.js";import"./chunk-GGZDVUTU.js";
import"./chunk-O5CA6BXR.js";import"./chunk-OKVTF7MM.js";import"./chunk-N4UN3GB3.js";import{prepareOutFile,
writeOut}from"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-BPPQSRLY.js";import"./chunk-BX3TJYIO.js";
import{renderRecording}from"./chunk-NBJGF5CC.js";import"./chunk-LU527Q4Q.js";import"./chunk-VO2TJ2HY.js";
import"./chunk-WJP4PDLC.js";import"./chunk-KMBMGURB.js";import{completedRounds,hasFailed}from"./chunk-TJMFT2DQ.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-J4QRR3F2.js";import{UserError}from"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";import{resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOutFile(host,path);const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
