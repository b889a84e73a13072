import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-ALPIY7CI.js";import{parseMeasureArgs}from"./chunk-5DM7WNXT.js";import"./chunk-XSSKGAUO.js";
import"./chunk-RXHVINVP.js";import"./chunk-SAKCMBDP.js";import"./chunk-DS7HS4ML.js";import"./chunk-JA3T5EPM.js";
import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-SKFE6NO2.js";import{prepareOutFile,
writeOut}from"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-D7I57ZHB.js";import"./chunk-4PKMWLNN.js";
import{renderRecording}from"./chunk-SR6VECH5.js";import"./chunk-MM4W5FG2.js";import{renderDiagnostics}from"./chunk-UYSRP34Z.js";
import"./chunk-ICRJTAWX.js";import"./chunk-DQHQYAR2.js";import"./chunk-NQPI6Q5J.js";import{countCompletedRounds,
hasFailed}from"./chunk-HEH67356.js";import"./chunk-LL6TDALL.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-VSTLKTQT.js";import"./chunk-GAOIDVRA.js";import{atFlag,isError,
userError}from"./chunk-32IOA455.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve}from"node:path";async function measure(argv){let{given,out}=parseMeasureArgs(argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),path=resolve(out);await prepareOutFile(host,path);let{recording}=await measureLocalCommits(
host,given,{findPlanErrors:()=>[]});await writeOut(host,path,renderRecording(recording));let errors=recording.problems.filter(
isError);return errors.length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),countCompletedRounds(
recording)>0&&!hasFailed(recording,"head")&&recording.schedule.ended!=="cancelled"?0:2}export{measure};
