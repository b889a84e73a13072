import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-IR2DWJUX.js";import"./chunks/chunk-XOSEHER2.js";import"./chunks/chunk-27VBB2UW.js";
import"./chunks/chunk-S2ZPAINO.js";import"./chunks/chunk-EWRWTFFW.js";import"./chunks/chunk-XM4BDGKV.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-OWPTEGVM.js";import{runAction}from"./chunks/chunk-FGAF6PRQ.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-YYO3UEBK.js";import"./chunks/chunk-BWDGFQZ4.js";
import"./chunks/chunk-WLJLCCXL.js";import{countCompletedRounds}from"./chunks/chunk-EOFG2KFT.js";import"./chunks/chunk-MQ5SWYDO.js";
import{formatDiagnosticLine}from"./chunks/chunk-ORENVBK3.js";import"./chunks/chunk-OEVBELJI.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-JJVFRLAT.js";import"./chunks/chunk-NOM5XXZ4.js";import"./chunks/chunk-L576L5PT.js";import{about,isError,
makeError}from"./chunks/chunk-AQDACMIJ.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
