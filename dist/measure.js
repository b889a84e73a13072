import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-DYHQVXNO.js";import"./chunks/chunk-R7X2QIDY.js";import"./chunks/chunk-DM4XFUNW.js";
import"./chunks/chunk-KOQ7FASG.js";import"./chunks/chunk-H3GWZOMF.js";import"./chunks/chunk-2XARHWUH.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-7MLCPPR7.js";import{runAction}from"./chunks/chunk-AMMF2N3Z.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-AHE3HX7P.js";import"./chunks/chunk-6XAJ26TU.js";
import"./chunks/chunk-DX45VX6Y.js";import{countCompletedRounds}from"./chunks/chunk-GCDM7QQY.js";import"./chunks/chunk-P62QPGD6.js";
import{formatDiagnosticLine}from"./chunks/chunk-EF4R5VIE.js";import"./chunks/chunk-YEK475H4.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-2PJAB4V4.js";import"./chunks/chunk-NOM5XXZ4.js";import"./chunks/chunk-XUA7IWJB.js";import{about,isError,
makeError}from"./chunks/chunk-AQDACMIJ.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
