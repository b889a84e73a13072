import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-U2SD4KPZ.js";import"./chunks/chunk-KUPIME3A.js";import"./chunks/chunk-53FFPDPZ.js";
import"./chunks/chunk-WD63G2SU.js";import"./chunks/chunk-D3SSFH2G.js";import"./chunks/chunk-FAXZX5QC.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-GYHYWFDF.js";import{runAction}from"./chunks/chunk-DBPMW54L.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-FWP5PQYG.js";import"./chunks/chunk-TJVXSQ4U.js";
import"./chunks/chunk-AZRTJBVI.js";import{countCompletedRounds}from"./chunks/chunk-THDOESCH.js";import"./chunks/chunk-IKSPXGBE.js";
import{formatDiagnosticLine}from"./chunks/chunk-ET2FACDU.js";import"./chunks/chunk-I2MRJ4UF.js";import"./chunks/chunk-VWDZQE77.js";
import"./chunks/chunk-K7U33ATV.js";import"./chunks/chunk-KG3JJBVT.js";import"./chunks/chunk-4Q6QMYTI.js";import{about,isError,
makeError}from"./chunks/chunk-EORH2WXK.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
