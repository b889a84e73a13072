import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-MSY3DQ3B.js";import{readMeasure}from"./chunk-GTN54UNU.js";import"./chunk-K3DUKADL.js";
import"./chunk-O56A2AFU.js";import"./chunk-7WYEE36V.js";import"./chunk-UOZE7GSG.js";import{prepareOutFile,
writeOut}from"./chunk-D5VADRDX.js";import{makeTerminalHost}from"./chunk-T57FJXI5.js";import"./chunk-LMAT7AL3.js";
import{renderRecording}from"./chunk-5TGE6YXZ.js";import"./chunk-NLVGQK5W.js";import"./chunk-TIO3AHIY.js";
import"./chunk-6FO44SI4.js";import"./chunk-LFPHIZHG.js";import{completedRounds,hasFailed}from"./chunk-A7PHFZRH.js";
import"./chunk-XNQJWE6S.js";import"./chunk-NZWFUP5M.js";import{UserError}from"./chunk-22RSWMGT.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=readMeasure(argv);if(out===null)throw new UserError({where:"--out",what:"no \
file for the recording is named",remedy:"Write --out recording.json"});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(
host,path);let{recording}=await measureHere(host,given);return await writeOut(host,path,renderRecording(recording)),host.
log.info(`wrote ${out}`),completedRounds(recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancell\
ed"?0:2}export{measure};
