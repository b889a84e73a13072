import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-RLJLZCSG.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-3CZ5VNIL.js";
import"./chunks/chunk-UTE2LXOG.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-V47LGVRP.js";import"./chunks/chunk-YUFAUESA.js";
import"./chunks/chunk-2BQMT64H.js";import{runAction}from"./chunks/chunk-OIF6C35L.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-LS3DELZN.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-GW2NPHVJ.js";
import"./chunks/chunk-7V7FF57Z.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-JGCIOHQS.js";import"./chunks/chunk-QWVOIOP7.js";
import{analyse,withConfiguration}from"./chunks/chunk-IG2XBVA2.js";import"./chunks/chunk-L7JTRY5K.js";import"./chunks/chunk-NJ7J4D2H.js";
import"./chunks/chunk-4THAXJLQ.js";import"./chunks/chunk-UNLSK6X3.js";import"./chunks/chunk-Q4TTUYBV.js";import"./chunks/chunk-FRSQQ4Y2.js";
import"./chunks/chunk-MI7YAUMO.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-VZD7LG4B.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
