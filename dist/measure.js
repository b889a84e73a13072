import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-XJM4V3IW.js";import"./chunks/chunk-L7HMQ3S7.js";import"./chunks/chunk-PO3CYY37.js";
import"./chunks/chunk-E3RBI7D6.js";import"./chunks/chunk-I3RTUJKM.js";import"./chunks/chunk-O4CCUVJB.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-SCEXHP2E.js";import{runAction}from"./chunks/chunk-7WSXA2VA.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-5DK55G3U.js";import"./chunks/chunk-RVSAPPOJ.js";import{countCompletedRounds}from"./chunks/chunk-XBRQMMPZ.js";
import"./chunks/chunk-DTSJLRIA.js";import"./chunks/chunk-WUTZBZPU.js";import{formatDiagnosticLine}from"./chunks/chunk-M5OLNA2W.js";
import"./chunks/chunk-2SFY2VND.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-OARWIN5X.js";import"./chunks/chunk-GUIMBGJC.js";
import"./chunks/chunk-SGH4ICX7.js";import"./chunks/chunk-6I2LMZS7.js";import{about,isError,makeError}from"./chunks/chunk-2JAFU472.js";
import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
