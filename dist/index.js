import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-HGJEEB63.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-N4CFZFCZ.js";
import"./chunks/chunk-ZAR5J22L.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-67LSPPAD.js";import"./chunks/chunk-V7DORNKO.js";
import"./chunks/chunk-UZ7VDY7M.js";import{runAction}from"./chunks/chunk-4ZXQS64Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-PC66DAMC.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-GWOU3EZ7.js";
import"./chunks/chunk-DVKD3MUY.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-5OBP3IHI.js";import"./chunks/chunk-GIATDLDK.js";
import{analyse,withConfiguration}from"./chunks/chunk-SAQYGGP2.js";import"./chunks/chunk-4NLWNOTE.js";import"./chunks/chunk-3IXTCX67.js";
import"./chunks/chunk-KJIK7RRS.js";import"./chunks/chunk-DQHQYAR2.js";import"./chunks/chunk-XZXPBNNE.js";import"./chunks/chunk-DWKD3IPL.js";
import"./chunks/chunk-ADRWTQ3L.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-JW2AQNW6.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
