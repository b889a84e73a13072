import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-UJUYZH4B.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-RCAHJKZV.js";
import"./chunks/chunk-RXHVINVP.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-DZBPE5TH.js";import"./chunks/chunk-SAKCMBDP.js";
import"./chunks/chunk-DS7HS4ML.js";import{runAction}from"./chunks/chunk-KLEK27ZD.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-JA3T5EPM.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-SKFE6NO2.js";
import"./chunks/chunk-OTPBSNFX.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-NBYTJP6W.js";import"./chunks/chunk-4PKMWLNN.js";
import{analyse,withConfiguration}from"./chunks/chunk-SR6VECH5.js";import"./chunks/chunk-MM4W5FG2.js";import"./chunks/chunk-UYSRP34Z.js";
import"./chunks/chunk-ICRJTAWX.js";import"./chunks/chunk-DQHQYAR2.js";import"./chunks/chunk-NQPI6Q5J.js";import"./chunks/chunk-HEH67356.js";
import"./chunks/chunk-LL6TDALL.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-VSTLKTQT.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
