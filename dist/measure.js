import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-SNBZ67FN.js";import"./chunks/chunk-JNNJQJHD.js";import{
measureEventCommits,writeRecording}from"./chunks/chunk-ESVGLOQR.js";import"./chunks/chunk-F5ZXNLF7.js";import"./chunks/chunk-2GFOTJLD.js";
import{runAction}from"./chunks/chunk-5QYIRLYG.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-NG27BKQU.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-JVKXA6XO.js";import"./chunks/chunk-V2GHHOBS.js";
import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-Q2NZLK3M.js";import"./chunks/chunk-QWVOIOP7.js";import"./chunks/chunk-262UYGJA.js";
import"./chunks/chunk-J5TKL4NI.js";import"./chunks/chunk-PCWRD2YZ.js";import"./chunks/chunk-LCPBPEEH.js";import"./chunks/chunk-UNLSK6X3.js";
import"./chunks/chunk-VU5YRCMF.js";import{countCompletedRounds}from"./chunks/chunk-VP5H5WGL.js";import{formatDiagnosticLine}from"./chunks/chunk-ORBSYQOJ.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-VZD7LG4B.js";
import"./chunks/chunk-GAOIDVRA.js";import{about,isError,makeError}from"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host));
for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.runner.output(
"base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output(
"rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.fail(formatDiagnosticLine(
makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
