import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-GOQEKAHV.js";
import"./chunks/chunk-AYRRWZIM.js";import"./chunks/chunk-Y3IBUHBY.js";import"./chunks/chunk-HBMT2OXW.js";import"./chunks/chunk-VA6QOEBZ.js";
import"./chunks/chunk-7JYANIUQ.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-CQMTGSXB.js";import{runAction}from"./chunks/chunk-PHJVW6BQ.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-QOFWSD3K.js";
import{repeatsOf}from"./chunks/chunk-TXILD6PK.js";import"./chunks/chunk-UUID44BJ.js";import{analyse,withConfiguration}from"./chunks/chunk-ZFCVCSRK.js";
import"./chunks/chunk-CRGHGEWU.js";import"./chunks/chunk-MZ6LLOQU.js";import"./chunks/chunk-CDGVCCKA.js";import"./chunks/chunk-VWDZQE77.js";
import"./chunks/chunk-YJD6DZD6.js";import"./chunks/chunk-ODAYNF2Y.js";import"./chunks/chunk-FMXUHUKO.js";import"./chunks/chunk-XKPU5TIS.js";
import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
