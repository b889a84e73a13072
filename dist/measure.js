import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-3CZ5VNIL.js";import"./chunks/chunk-UTE2LXOG.js";import{
measureEventCommits,writeRecording}from"./chunks/chunk-V47LGVRP.js";import"./chunks/chunk-YUFAUESA.js";import"./chunks/chunk-2BQMT64H.js";
import{runAction}from"./chunks/chunk-OIF6C35L.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-LS3DELZN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-GW2NPHVJ.js";import"./chunks/chunk-7V7FF57Z.js";
import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-JGCIOHQS.js";import"./chunks/chunk-QWVOIOP7.js";import"./chunks/chunk-IG2XBVA2.js";
import"./chunks/chunk-L7JTRY5K.js";import"./chunks/chunk-NJ7J4D2H.js";import"./chunks/chunk-4THAXJLQ.js";import"./chunks/chunk-UNLSK6X3.js";
import"./chunks/chunk-Q4TTUYBV.js";import{countCompletedRounds}from"./chunks/chunk-FRSQQ4Y2.js";import{formatDiagnosticLine}from"./chunks/chunk-MI7YAUMO.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-VZD7LG4B.js";
import"./chunks/chunk-GAOIDVRA.js";import{about,isError,makeError}from"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host));
for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.runner.output(
"base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output(
"rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.fail(formatDiagnosticLine(
makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
