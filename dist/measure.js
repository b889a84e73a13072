import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-RCAHJKZV.js";import"./chunks/chunk-RXHVINVP.js";import{
measureEventCommits,writeRecording}from"./chunks/chunk-DZBPE5TH.js";import"./chunks/chunk-SAKCMBDP.js";import"./chunks/chunk-DS7HS4ML.js";
import{runAction}from"./chunks/chunk-KLEK27ZD.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-JA3T5EPM.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-SKFE6NO2.js";import"./chunks/chunk-OTPBSNFX.js";
import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-NBYTJP6W.js";import"./chunks/chunk-4PKMWLNN.js";import"./chunks/chunk-SR6VECH5.js";
import"./chunks/chunk-MM4W5FG2.js";import"./chunks/chunk-UYSRP34Z.js";import"./chunks/chunk-ICRJTAWX.js";import"./chunks/chunk-DQHQYAR2.js";
import"./chunks/chunk-NQPI6Q5J.js";import{countCompletedRounds}from"./chunks/chunk-HEH67356.js";import{formatDiagnosticLine}from"./chunks/chunk-LL6TDALL.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-VSTLKTQT.js";
import"./chunks/chunk-GAOIDVRA.js";import{about,isError,makeError}from"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host));
for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.runner.output(
"base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output(
"rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.fail(formatDiagnosticLine(
makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
