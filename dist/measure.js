import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-N4CFZFCZ.js";import"./chunks/chunk-ZAR5J22L.js";import{
measureEventCommits,writeRecording}from"./chunks/chunk-67LSPPAD.js";import"./chunks/chunk-V7DORNKO.js";import"./chunks/chunk-UZ7VDY7M.js";
import{runAction}from"./chunks/chunk-4ZXQS64Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-PC66DAMC.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-GWOU3EZ7.js";import"./chunks/chunk-DVKD3MUY.js";
import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-5OBP3IHI.js";import"./chunks/chunk-GIATDLDK.js";import"./chunks/chunk-SAQYGGP2.js";
import"./chunks/chunk-4NLWNOTE.js";import"./chunks/chunk-3IXTCX67.js";import"./chunks/chunk-KJIK7RRS.js";import"./chunks/chunk-DQHQYAR2.js";
import"./chunks/chunk-XZXPBNNE.js";import{countCompletedRounds}from"./chunks/chunk-DWKD3IPL.js";import{formatDiagnosticLine}from"./chunks/chunk-ADRWTQ3L.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-JW2AQNW6.js";
import"./chunks/chunk-GAOIDVRA.js";import{about,isError,makeError}from"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host));
for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.runner.output(
"base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output(
"rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.fail(formatDiagnosticLine(
makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
