import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-UZXMNKF3.js";import{parseMeasureArgs}from"./chunk-GMOLLAQ7.js";import"./chunk-3KGZERUS.js";
import"./chunk-OCUGMPJK.js";import"./chunk-DGYPY2CA.js";import"./chunk-ZMZB7ZZI.js";import{prepareOutFile,
writeOut}from"./chunk-P6YZRXYO.js";import{makeTerminalHost}from"./chunk-AVGWH3HL.js";import"./chunk-J74KQA7X.js";
import{renderRecording}from"./chunk-NRB6S4FK.js";import"./chunk-2IZXDTDF.js";import"./chunk-H43JVFDQ.js";
import"./chunk-UR5X5KRI.js";import"./chunk-OWI46LZM.js";import{countCompletedRounds,hasFailed}from"./chunk-BQAFKCYA.js";
import"./chunk-23PMS7MH.js";import"./chunk-O2I266XQ.js";import{UserError}from"./chunk-WC6KOLU4.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"});let host=makeTerminalHost(),path=resolve(out);
await prepareOutFile(host,path);let{recording}=await measureLocalCommits(host,given);return await writeOut(host,path,renderRecording(
recording)),host.log.info(`wrote ${out}`),countCompletedRounds(recording)>0&&!hasFailed(recording,"head")&&recording.schedule.
ended!=="cancelled"?0:2}export{measure};
