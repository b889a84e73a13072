import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-V2FI6KBC.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-AXGVMRJ4.js";
import"./chunks/chunk-Z3MCZHLB.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-JWQLAMNN.js";import"./chunks/chunk-VNSBCR6T.js";
import"./chunks/chunk-QAKWR6BQ.js";import{runAction}from"./chunks/chunk-ZWWMY6GN.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-6EGUR6AA.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-ZLOLLWWF.js";
import"./chunks/chunk-4Y7VQZ7R.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-COK7N3LM.js";import"./chunks/chunk-3VSOTNBW.js";
import{analyse,withConfiguration}from"./chunks/chunk-7IGD6VGB.js";import"./chunks/chunk-SOSEOAXV.js";import"./chunks/chunk-KJGNXQDZ.js";
import"./chunks/chunk-QS5YVFIT.js";import"./chunks/chunk-R6LAGRKL.js";import"./chunks/chunk-NXXOH2ZQ.js";import"./chunks/chunk-YHS7R4PB.js";
import"./chunks/chunk-ZWGVAMPI.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-UKCMSQJQ.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-5VGJYODV.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
