import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-U42FWTFT.js";import{parseMeasureArgs}from"./chunk-KGZFSGGK.js";import"./chunk-L4IYKXZF.js";
import"./chunk-OCUGMPJK.js";import"./chunk-3ZQEOPI3.js";import"./chunk-V6PHFYRT.js";import{prepareOutFile,
writeOut}from"./chunk-P6YZRXYO.js";import{makeTerminalHost}from"./chunk-HIICMW2I.js";import"./chunk-SLEUAQLW.js";
import{renderRecording}from"./chunk-JQNUSNQK.js";import"./chunk-M32IA26E.js";import"./chunk-KKA7FFFV.js";
import"./chunk-UR5X5KRI.js";import"./chunk-GUAD3NJQ.js";import{countCompletedRounds,hasFailed}from"./chunk-IVXJK2RH.js";
import"./chunk-23PMS7MH.js";import"./chunk-JDF7BU2L.js";import{UserError}from"./chunk-WC6KOLU4.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw new UserError({where:"--out",what:"\
no file for the recording is named",remedy:"Write --out recording.json"});let host=makeTerminalHost(),path=resolve(out);
await prepareOutFile(host,path);let{recording}=await measureLocalCommits(host,given);return await writeOut(host,path,renderRecording(
recording)),host.log.info(`wrote ${out}`),countCompletedRounds(recording)>0&&!hasFailed(recording,"head")&&recording.schedule.
ended!=="cancelled"?0:2}export{measure};
