import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-SYC7GKYQ.js";
import"./chunks/chunk-NL7H26L2.js";import"./chunks/chunk-DCZFJ45X.js";import"./chunks/chunk-WON2UDNS.js";import"./chunks/chunk-74SMLPJW.js";
import"./chunks/chunk-WW5PDPAF.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-3HUCKXDF.js";import{runAction}from"./chunks/chunk-EPS5EEZY.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-A67NATEO.js";
import{repeatsOf}from"./chunks/chunk-HTAHRUL3.js";import"./chunks/chunk-WUTZBZPU.js";import{analyse,withConfiguration}from"./chunks/chunk-LI3A4KUQ.js";
import"./chunks/chunk-DTSJLRIA.js";import"./chunks/chunk-M5OLNA2W.js";import"./chunks/chunk-2SFY2VND.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-KJC5SX7O.js";import"./chunks/chunk-SGH4ICX7.js";import"./chunks/chunk-6I2LMZS7.js";import"./chunks/chunk-2JAFU472.js";
import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
