import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,refuseFault}from"./chunks/chunk-YBX6SXBR.js";import"./chunks/chunk-LHYE3YQS.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-2UKSIKAR.js";import"./chunks/chunk-IHPHK7C4.js";import{runAction}from"./chunks/chunk-IIRAHUE6.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-EPIWFBUI.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-JC7CIVGO.js";import"./chunks/chunk-CQTRHVRG.js";import"./chunks/chunk-2IIOPJPY.js";import"./chunks/chunk-CRJ4HJ7A.js";
import"./chunks/chunk-B3JYY4YO.js";import"./chunks/chunk-NMVZDVZS.js";import"./chunks/chunk-NMWFWIFV.js";import"./chunks/chunk-4ZW6FEIM.js";
import"./chunks/chunk-OJMBHNZF.js";import"./chunks/chunk-Z26OSYOP.js";import"./chunks/chunk-PWTHEOSO.js";import{countCompletedRounds}from"./chunks/chunk-6GQY3KYP.js";
import{formatDiagnosticLine}from"./chunks/chunk-RZK7GLOZ.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-WCF5KLDJ.js";
import"./chunks/chunk-3IVH7VNZ.js";import"./chunks/chunk-GAOIDVRA.js";import{about,makeError}from"./chunks/chunk-NLBIMEYB.js";
import"./chunks/chunk-23PMS7MH.js";import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");refuseFault(stage.host.trigger);let{recording}=await measureEventCommits(
stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host)),stage.runner.output("base-sha",recording.
commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output("rounds",String(
countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.fail(formatDiagnosticLine(makeError(
"recording-cut-short",about("measuring"),{})))}await runAction(measure);
