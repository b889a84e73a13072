import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-BAXHXEX3.js";import{readMeasure}from"./chunk-EMYW7UUL.js";import"./chunk-NO6JVC4H.js";
import"./chunk-O5CA6BXR.js";import"./chunk-KO2ATKFO.js";import"./chunk-SZNAHEYU.js";import{prepareOutFile,
writeOut}from"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-PTQUULZG.js";import"./chunk-A5NS6PXE.js";
import{renderRecording}from"./chunk-6HQNVFED.js";import"./chunk-TRKHTLFU.js";import"./chunk-FCHEUK75.js";
import"./chunk-WJP4PDLC.js";import"./chunk-RKS5DA4K.js";import{completedRounds,hasFailed}from"./chunk-6GKZWBWP.js";
import"./chunk-GZRDULMA.js";import{UserError}from"./chunk-FTWAL6AX.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{resolve}from"node:path";async function measure(argv){const{given,out}=readMeasure(argv);if(out===null){throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"})}const host=makeTerminalHost();const path=resolve(
out);await prepareOutFile(host,path);const{recording}=await measureHere(host,given);await writeOut(host,path,renderRecording(
recording));host.log.info(`wrote ${out}`);const isJudgeable=completedRounds(recording)>0&&!hasFailed(recording,"head");return isJudgeable&&
recording.schedule.ended!=="cancelled"?0:2}export{measure};
