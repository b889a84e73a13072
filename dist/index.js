import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-23QHU3JG.js";
import"./chunks/chunk-3UDSXP3E.js";import"./chunks/chunk-R3FGA2Y6.js";import"./chunks/chunk-GISOSW25.js";import"./chunks/chunk-UUK7GAKX.js";
import"./chunks/chunk-7WKJI4EN.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-6XXPNYIG.js";import{runAction}from"./chunks/chunk-ZQEQ6Y7X.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-4DYG5IAX.js";
import{repeatsOf}from"./chunks/chunk-MCTECP5I.js";import"./chunks/chunk-AZRTJBVI.js";import{analyse,withConfiguration}from"./chunks/chunk-HSHOUPGJ.js";
import"./chunks/chunk-IKSPXGBE.js";import"./chunks/chunk-ET2FACDU.js";import"./chunks/chunk-I2MRJ4UF.js";import"./chunks/chunk-VWDZQE77.js";
import"./chunks/chunk-WHPQIAZS.js";import"./chunks/chunk-SWBSAKT7.js";import"./chunks/chunk-4Q6QMYTI.js";import"./chunks/chunk-EORH2WXK.js";
import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
