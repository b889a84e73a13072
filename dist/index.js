import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-UFUVY6LE.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-ODQ26PEW.js";
import"./chunks/chunk-VGA3G7GZ.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-KORGKEXT.js";import"./chunks/chunk-C3LGNFAP.js";
import"./chunks/chunk-NSMIX4YY.js";import{runAction}from"./chunks/chunk-VZLKLPPY.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";
import"./chunks/chunk-AVXVV6CR.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-YPNK76CG.js";
import"./chunks/chunk-JLE4ZOD5.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-ZHGT3MAY.js";import"./chunks/chunk-3VSOTNBW.js";
import{analyse,withConfiguration}from"./chunks/chunk-SMXATQNF.js";import"./chunks/chunk-EK7BICEB.js";import"./chunks/chunk-I2BV3JGD.js";
import"./chunks/chunk-5KKXAOVP.js";import"./chunks/chunk-R6LAGRKL.js";import"./chunks/chunk-POXHZWES.js";import"./chunks/chunk-TRQTGOGO.js";
import"./chunks/chunk-ZJDBXEUV.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-5VGJYODV.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,config}=await measureEventCommits(stage,given,api);await writeRecording(
stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report2={...analyse(recording,settings.policy),program:stage.host.
program,repeats};return withConfiguration(report2,config)});await announced,await publishResult(stage,{report,given,api,
comments:!0,outFolder})}await runAction(gate);
