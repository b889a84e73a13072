import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-HFWFROKH.js";import{readMeasure}from"./chunk-P5YH32CZ.js";import"./chunk-ITA423LV.js";
import"./chunk-O56A2AFU.js";import"./chunk-LWT2E7LX.js";import"./chunk-2LZHYNMA.js";import{prepareOutFile,
writeOut}from"./chunk-D5VADRDX.js";import{makeTerminalHost}from"./chunk-JDVSHX53.js";import"./chunk-LMAT7AL3.js";
import{renderRecording}from"./chunk-I26ZRJC7.js";import"./chunk-55IMAIYE.js";import"./chunk-XTL7VNUR.js";
import"./chunk-6FO44SI4.js";import"./chunk-Y4QSQYSV.js";import{completedRounds,hasFailed}from"./chunk-TAHYMK3E.js";
import"./chunk-XNQJWE6S.js";import"./chunk-NZWFUP5M.js";import{UserError}from"./chunk-22RSWMGT.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=readMeasure(argv);if(out===null)throw new UserError({where:"--out",what:"no \
file for the recording is named",remedy:"Write --out recording.json"});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(
host,path);let{recording}=await measureHere(host,given);return await writeOut(host,path,renderRecording(recording)),host.
log.info(`wrote ${out}`),completedRounds(recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancell\
ed"?0:2}export{measure};
