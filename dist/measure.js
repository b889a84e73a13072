import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-R7GJJSAT.js";import"./chunks/chunk-LHYE3YQS.js";import{
measureEventCommits,writeRecording}from"./chunks/chunk-CEO4HDSR.js";import"./chunks/chunk-VTF5NYUW.js";import{runAction}from"./chunks/chunk-OYUGCV7K.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-SJ3LRTKZ.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-XF4OGQA7.js";import"./chunks/chunk-CQTRHVRG.js";import"./chunks/chunk-PEW3SFUP.js";import"./chunks/chunk-MDNQNWF5.js";
import"./chunks/chunk-B3JYY4YO.js";import"./chunks/chunk-NMVZDVZS.js";import"./chunks/chunk-7OHXEMLV.js";import"./chunks/chunk-BVCRJI65.js";
import"./chunks/chunk-CG7XTK76.js";import"./chunks/chunk-Z26OSYOP.js";import"./chunks/chunk-PWTHEOSO.js";import{countCompletedRounds}from"./chunks/chunk-6GQY3KYP.js";
import{formatDiagnosticLine}from"./chunks/chunk-6N7UZRFC.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-WCF5KLDJ.js";
import"./chunks/chunk-3IVH7VNZ.js";import"./chunks/chunk-GAOIDVRA.js";import{about,makeError}from"./chunks/chunk-NLBIMEYB.js";
import"./chunks/chunk-23PMS7MH.js";import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host)),
stage.runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??
""),stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.
runner.fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
