import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-RXSDPY6O.js";import"./chunks/chunk-XOSEHER2.js";import"./chunks/chunk-2DG42KFO.js";
import"./chunks/chunk-6VZP2HEX.js";import"./chunks/chunk-M4LTNOCK.js";import"./chunks/chunk-HSBV7JKF.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-DJ4EK77Q.js";import{runAction}from"./chunks/chunk-YZ5VYBGU.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-DZ3NN7JA.js";import"./chunks/chunk-OPG63MJZ.js";
import"./chunks/chunk-WLJLCCXL.js";import{countCompletedRounds}from"./chunks/chunk-YVRFBZUY.js";import"./chunks/chunk-MQ5SWYDO.js";
import{formatDiagnosticLine}from"./chunks/chunk-ORENVBK3.js";import"./chunks/chunk-OEVBELJI.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-JJVFRLAT.js";import"./chunks/chunk-NOM5XXZ4.js";import"./chunks/chunk-L576L5PT.js";import{about,isError,
makeError}from"./chunks/chunk-AQDACMIJ.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
