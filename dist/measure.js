import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-AXGVMRJ4.js";import"./chunks/chunk-Z3MCZHLB.js";import{
measureEventCommits,writeRecording}from"./chunks/chunk-JWQLAMNN.js";import"./chunks/chunk-VNSBCR6T.js";import"./chunks/chunk-QAKWR6BQ.js";
import{runAction}from"./chunks/chunk-ZWWMY6GN.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-6EGUR6AA.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-ZLOLLWWF.js";import"./chunks/chunk-4Y7VQZ7R.js";
import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-COK7N3LM.js";import"./chunks/chunk-3VSOTNBW.js";import"./chunks/chunk-7IGD6VGB.js";
import"./chunks/chunk-SOSEOAXV.js";import"./chunks/chunk-KJGNXQDZ.js";import"./chunks/chunk-QS5YVFIT.js";import"./chunks/chunk-R6LAGRKL.js";
import"./chunks/chunk-NXXOH2ZQ.js";import{countCompletedRounds}from"./chunks/chunk-YHS7R4PB.js";import{formatDiagnosticLine}from"./chunks/chunk-ZWGVAMPI.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-UKCMSQJQ.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-5VGJYODV.js";
import"./chunks/chunk-GAOIDVRA.js";import{about,isError,makeError}from"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host));
for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.runner.output(
"base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output(
"rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.fail(formatDiagnosticLine(
makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
