import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-GOQEKAHV.js";import"./chunks/chunk-AYRRWZIM.js";import"./chunks/chunk-Y3IBUHBY.js";
import"./chunks/chunk-HBMT2OXW.js";import"./chunks/chunk-VA6QOEBZ.js";import"./chunks/chunk-7JYANIUQ.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-CQMTGSXB.js";import{runAction}from"./chunks/chunk-PHJVW6BQ.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-QOFWSD3K.js";import"./chunks/chunk-TXILD6PK.js";
import"./chunks/chunk-UUID44BJ.js";import{countCompletedRounds}from"./chunks/chunk-ZFCVCSRK.js";import"./chunks/chunk-CRGHGEWU.js";
import{formatDiagnosticLine}from"./chunks/chunk-MZ6LLOQU.js";import"./chunks/chunk-CDGVCCKA.js";import"./chunks/chunk-VWDZQE77.js";
import"./chunks/chunk-YJD6DZD6.js";import"./chunks/chunk-ODAYNF2Y.js";import"./chunks/chunk-FMXUHUKO.js";import{about,isError,
makeError}from"./chunks/chunk-XKPU5TIS.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
