import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-DSLBJ5NL.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-2KZBR2MX.js";
import"./chunks/chunk-CY6RL5DY.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-D5AJNRTP.js";import"./chunks/chunk-WJ5EC3KG.js";
import"./chunks/chunk-QJLSCZJO.js";import{runAction}from"./chunks/chunk-BHAOF45N.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-LDPP5Q5H.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-IDCPUS2M.js";
import"./chunks/chunk-4AF7DIW2.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-37OLGRK7.js";import"./chunks/chunk-3VSOTNBW.js";
import{analyse,withConfiguration}from"./chunks/chunk-ITUUEV5G.js";import"./chunks/chunk-IIAFI4XE.js";import"./chunks/chunk-OCYSQL6P.js";
import"./chunks/chunk-3VK2OERO.js";import"./chunks/chunk-R6LAGRKL.js";import"./chunks/chunk-4XH5MLMB.js";import"./chunks/chunk-ZTLMXLVY.js";
import"./chunks/chunk-FQMRSDGS.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-5VGJYODV.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
