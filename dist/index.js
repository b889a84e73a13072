import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-DYHQVXNO.js";
import"./chunks/chunk-R7X2QIDY.js";import"./chunks/chunk-DM4XFUNW.js";import"./chunks/chunk-KOQ7FASG.js";import"./chunks/chunk-H3GWZOMF.js";
import"./chunks/chunk-2XARHWUH.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-7MLCPPR7.js";import{runAction}from"./chunks/chunk-AMMF2N3Z.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-AHE3HX7P.js";
import{repeatsOf}from"./chunks/chunk-6XAJ26TU.js";import"./chunks/chunk-DX45VX6Y.js";import{analyse,withConfiguration}from"./chunks/chunk-GCDM7QQY.js";
import"./chunks/chunk-P62QPGD6.js";import"./chunks/chunk-EF4R5VIE.js";import"./chunks/chunk-YEK475H4.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-2PJAB4V4.js";import"./chunks/chunk-NOM5XXZ4.js";import"./chunks/chunk-XUA7IWJB.js";import"./chunks/chunk-AQDACMIJ.js";
import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
