import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-23QHU3JG.js";import"./chunks/chunk-3UDSXP3E.js";import"./chunks/chunk-R3FGA2Y6.js";
import"./chunks/chunk-GISOSW25.js";import"./chunks/chunk-UUK7GAKX.js";import"./chunks/chunk-7WKJI4EN.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-6XXPNYIG.js";import{runAction}from"./chunks/chunk-ZQEQ6Y7X.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-4DYG5IAX.js";import"./chunks/chunk-MCTECP5I.js";
import"./chunks/chunk-AZRTJBVI.js";import{countCompletedRounds}from"./chunks/chunk-HSHOUPGJ.js";import"./chunks/chunk-IKSPXGBE.js";
import{formatDiagnosticLine}from"./chunks/chunk-ET2FACDU.js";import"./chunks/chunk-I2MRJ4UF.js";import"./chunks/chunk-VWDZQE77.js";
import"./chunks/chunk-WHPQIAZS.js";import"./chunks/chunk-SWBSAKT7.js";import"./chunks/chunk-4Q6QMYTI.js";import{about,isError,
makeError}from"./chunks/chunk-EORH2WXK.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
