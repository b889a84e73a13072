import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-E7W22SXK.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-R7GJJSAT.js";
import"./chunks/chunk-LHYE3YQS.js";import{measureEventCommits,writeRecording}from"./chunks/chunk-CEO4HDSR.js";import"./chunks/chunk-VTF5NYUW.js";
import{runAction}from"./chunks/chunk-OYUGCV7K.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-SJ3LRTKZ.js";
import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-XF4OGQA7.js";import"./chunks/chunk-CQTRHVRG.js";import"./chunks/chunk-PEW3SFUP.js";
import"./chunks/chunk-MDNQNWF5.js";import"./chunks/chunk-B3JYY4YO.js";import"./chunks/chunk-NMVZDVZS.js";import"./chunks/chunk-7OHXEMLV.js";
import{analyse}from"./chunks/chunk-BVCRJI65.js";import"./chunks/chunk-CG7XTK76.js";import"./chunks/chunk-Z26OSYOP.js";import"./chunks/chunk-PWTHEOSO.js";
import"./chunks/chunk-6GQY3KYP.js";import"./chunks/chunk-6N7UZRFC.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-WCF5KLDJ.js";
import"./chunks/chunk-3IVH7VNZ.js";import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-NLBIMEYB.js";import"./chunks/chunk-23PMS7MH.js";
import"./chunks/chunk-4NI3GUM4.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),report=await runOrErrorReport(stage,{given,
failure:"not-measured"},async()=>{let{recording,settings,file,configSource,configChange}=await measureEventCommits(stage,
given,api);await writeRecording(stage,recording,outFolder);let commits={...settings.commits,configFrom:configFlag(configSource,
recording)},repeats=repeatsOf([recording],{...settings,commits,file,legs:1,isOwn:!0});return{...analyse(recording,settings.
policy),repeats,configSource,configChange}});await announced,await publishResult(stage,{report,given,api,comments:!0,outFolder})}await runAction(gate);
