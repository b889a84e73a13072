import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-XFYI7LLQ.js";import"./chunks/chunk-WQSYXLZB.js";import"./chunks/chunk-XROMZHPO.js";
import"./chunks/chunk-N5WJERPB.js";import"./chunks/chunk-GTAYQINL.js";import"./chunks/chunk-FPVMMXTD.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-56I4VQNL.js";import{runAction}from"./chunks/chunk-YSMXZZFF.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-V3ESP73X.js";import"./chunks/chunk-3TNTY2TA.js";
import"./chunks/chunk-6LCVRTST.js";import{countCompletedRounds}from"./chunks/chunk-IACHFU3G.js";import"./chunks/chunk-P62QPGD6.js";
import{formatDiagnosticLine}from"./chunks/chunk-72CFHU4S.js";import"./chunks/chunk-YEK475H4.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-2PJAB4V4.js";import"./chunks/chunk-NOM5XXZ4.js";import"./chunks/chunk-XUA7IWJB.js";import{about,isError,
makeError}from"./chunks/chunk-AQDACMIJ.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
