import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-LQ2R3VDL.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-L423OJEK.js";
import"./chunks/chunk-RIM76ZDM.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-DRYPRM5G.js";import"./chunks/chunk-2LIY7USW.js";
import"./chunks/chunk-YUCLIOBL.js";import{runAction}from"./chunks/chunk-3NKOOCJ6.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-HORSEWDF.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-XG5NZJ3P.js";
import"./chunks/chunk-HWDD6SND.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-QJFBE2ZE.js";import"./chunks/chunk-2M7TRHLS.js";
import{analyse,withConfiguration}from"./chunks/chunk-SE7IGQZC.js";import"./chunks/chunk-T7NHWXN5.js";import"./chunks/chunk-TTJP5OML.js";
import"./chunks/chunk-DQHQYAR2.js";import"./chunks/chunk-4L56Q62S.js";import"./chunks/chunk-ZZTFQOK5.js";import"./chunks/chunk-X2TSKCJN.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-AX4ICRNQ.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
