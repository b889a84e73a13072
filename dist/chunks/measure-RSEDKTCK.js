import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-L4X3RAGA.js";import{parseMeasureArgs}from"./chunk-IFA5DEZR.js";import"./chunk-SCHZDNYL.js";
import"./chunk-LHYE3YQS.js";import"./chunk-VTF5NYUW.js";import"./chunk-SJ3LRTKZ.js";import"./chunk-G5QNNWTC.js";
import"./chunk-XF4OGQA7.js";import{prepareOutFile,writeOut}from"./chunk-R7JCBD7A.js";import{makeTerminalHost}from"./chunk-WJICZI77.js";
import"./chunk-B3JYY4YO.js";import"./chunk-NMVZDVZS.js";import{renderRecording}from"./chunk-BVCRJI65.js";
import"./chunk-CG7XTK76.js";import"./chunk-Z26OSYOP.js";import"./chunk-PWTHEOSO.js";import{countCompletedRounds,
hasFailed}from"./chunk-6GQY3KYP.js";import"./chunk-6N7UZRFC.js";import"./chunk-NK3RRWT3.js";import"./chunk-WCF5KLDJ.js";
import"./chunk-3IVH7VNZ.js";import"./chunk-GAOIDVRA.js";import{atFlag,userError}from"./chunk-NLBIMEYB.js";
import"./chunk-23PMS7MH.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given);return await writeOut(host,path,renderRecording(recording)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
