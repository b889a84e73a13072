import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-ZZ3S67NE.js";import"./chunks/chunk-TG737CTG.js";import"./chunks/chunk-NUC6KIM5.js";
import"./chunks/chunk-GBYH27IC.js";import"./chunks/chunk-YNXM3VUE.js";import"./chunks/chunk-EGN3VDNH.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-GGX5EYNS.js";import{runAction}from"./chunks/chunk-2J6MRCIG.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-GZN55MTR.js";import"./chunks/chunk-MIWHCG6A.js";
import"./chunks/chunk-46CPTD3K.js";import{countCompletedRounds}from"./chunks/chunk-YWO3KHV6.js";import"./chunks/chunk-3RTSKV35.js";
import{formatDiagnosticLine}from"./chunks/chunk-TIFC2GE2.js";import"./chunks/chunk-OEVBELJI.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-JJVFRLAT.js";import"./chunks/chunk-NOM5XXZ4.js";import"./chunks/chunk-L576L5PT.js";import{about,isError,
makeError}from"./chunks/chunk-AQDACMIJ.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
