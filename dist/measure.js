import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-SYC7GKYQ.js";import"./chunks/chunk-NL7H26L2.js";import"./chunks/chunk-DCZFJ45X.js";
import"./chunks/chunk-WON2UDNS.js";import"./chunks/chunk-74SMLPJW.js";import"./chunks/chunk-WW5PDPAF.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-3HUCKXDF.js";import{runAction}from"./chunks/chunk-EPS5EEZY.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-A67NATEO.js";import"./chunks/chunk-HTAHRUL3.js";
import"./chunks/chunk-WUTZBZPU.js";import{countCompletedRounds}from"./chunks/chunk-LI3A4KUQ.js";import"./chunks/chunk-DTSJLRIA.js";
import{formatDiagnosticLine}from"./chunks/chunk-M5OLNA2W.js";import"./chunks/chunk-2SFY2VND.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-KJC5SX7O.js";import"./chunks/chunk-SGH4ICX7.js";import"./chunks/chunk-6I2LMZS7.js";import{about,isError,
makeError}from"./chunks/chunk-2JAFU472.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
