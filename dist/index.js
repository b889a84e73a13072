import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-XFVOTHGJ.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-O2K34AXT.js";
import"./chunks/chunk-IBC2MRC3.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-VN53ZDUE.js";import"./chunks/chunk-MTJXFXBS.js";
import"./chunks/chunk-RLCDAPZ5.js";import{runAction}from"./chunks/chunk-NXDQAG5G.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-XQU7JUNY.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-TZMRVIZR.js";
import"./chunks/chunk-WMUSDF73.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-MV2ECQF7.js";import"./chunks/chunk-2M7TRHLS.js";
import{analyse,withConfiguration}from"./chunks/chunk-XL4LGZMC.js";import"./chunks/chunk-F65LNEMN.js";import"./chunks/chunk-3IXTCX67.js";
import"./chunks/chunk-KJIK7RRS.js";import"./chunks/chunk-DQHQYAR2.js";import"./chunks/chunk-BCKD4X7O.js";import"./chunks/chunk-MMZ4N2Z2.js";
import"./chunks/chunk-ADRWTQ3L.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-AX4ICRNQ.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
