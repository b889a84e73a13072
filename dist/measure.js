import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-X4AR5NNW.js";import"./chunks/chunk-CRAZVVOI.js";import"./chunks/chunk-DNJNBIT3.js";
import"./chunks/chunk-AGCEGRTQ.js";import"./chunks/chunk-AVQQS5AW.js";import"./chunks/chunk-2I3B2HED.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-JHQEELZP.js";import{runAction}from"./chunks/chunk-7JPZXRWL.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-ZRYVIE6T.js";import"./chunks/chunk-JKMRZEOO.js";
import"./chunks/chunk-46CPTD3K.js";import{countCompletedRounds}from"./chunks/chunk-QOGYMMSC.js";import"./chunks/chunk-3RTSKV35.js";
import{formatDiagnosticLine}from"./chunks/chunk-TIFC2GE2.js";import"./chunks/chunk-OEVBELJI.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-ELVJ7KX4.js";import"./chunks/chunk-MOETXXAJ.js";import"./chunks/chunk-L576L5PT.js";import{about,isError,
makeError}from"./chunks/chunk-AQDACMIJ.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
