import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-U2SD4KPZ.js";
import"./chunks/chunk-KUPIME3A.js";import"./chunks/chunk-53FFPDPZ.js";import"./chunks/chunk-WD63G2SU.js";import"./chunks/chunk-D3SSFH2G.js";
import"./chunks/chunk-FAXZX5QC.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-GYHYWFDF.js";import{runAction}from"./chunks/chunk-DBPMW54L.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-FWP5PQYG.js";
import{repeatsOf}from"./chunks/chunk-TJVXSQ4U.js";import"./chunks/chunk-AZRTJBVI.js";import{analyse,withConfiguration}from"./chunks/chunk-THDOESCH.js";
import"./chunks/chunk-IKSPXGBE.js";import"./chunks/chunk-ET2FACDU.js";import"./chunks/chunk-I2MRJ4UF.js";import"./chunks/chunk-VWDZQE77.js";
import"./chunks/chunk-K7U33ATV.js";import"./chunks/chunk-KG3JJBVT.js";import"./chunks/chunk-4Q6QMYTI.js";import"./chunks/chunk-EORH2WXK.js";
import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
