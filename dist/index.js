import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-XJM4V3IW.js";
import"./chunks/chunk-L7HMQ3S7.js";import"./chunks/chunk-PO3CYY37.js";import"./chunks/chunk-E3RBI7D6.js";import"./chunks/chunk-I3RTUJKM.js";
import"./chunks/chunk-O4CCUVJB.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-SCEXHP2E.js";import{runAction}from"./chunks/chunk-7WSXA2VA.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-5DK55G3U.js";import{repeatsOf}from"./chunks/chunk-RVSAPPOJ.js";
import{analyse,withConfiguration}from"./chunks/chunk-XBRQMMPZ.js";import"./chunks/chunk-DTSJLRIA.js";import"./chunks/chunk-WUTZBZPU.js";
import"./chunks/chunk-M5OLNA2W.js";import"./chunks/chunk-2SFY2VND.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-OARWIN5X.js";
import"./chunks/chunk-GUIMBGJC.js";import"./chunks/chunk-SGH4ICX7.js";import"./chunks/chunk-6I2LMZS7.js";import"./chunks/chunk-2JAFU472.js";
import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
