import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-E3566GOA.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-SNBZ67FN.js";
import"./chunks/chunk-JNNJQJHD.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-ESVGLOQR.js";import"./chunks/chunk-F5ZXNLF7.js";
import"./chunks/chunk-2GFOTJLD.js";import{runAction}from"./chunks/chunk-5QYIRLYG.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-NG27BKQU.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-JVKXA6XO.js";
import"./chunks/chunk-V2GHHOBS.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-Q2NZLK3M.js";import"./chunks/chunk-QWVOIOP7.js";
import{analyse,withConfiguration}from"./chunks/chunk-262UYGJA.js";import"./chunks/chunk-J5TKL4NI.js";import"./chunks/chunk-PCWRD2YZ.js";
import"./chunks/chunk-LCPBPEEH.js";import"./chunks/chunk-UNLSK6X3.js";import"./chunks/chunk-VU5YRCMF.js";import"./chunks/chunk-VP5H5WGL.js";
import"./chunks/chunk-ORBSYQOJ.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-VZD7LG4B.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
