import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-2NI4ZVRL.js";import"./chunks/chunk-LLXFFIER.js";import"./chunks/chunk-XPNHU4J3.js";
import{measureEventCommits,writeRecording}from"./chunks/chunk-PJMO6POP.js";import"./chunks/chunk-E7KCGIZS.js";import"./chunks/chunk-XMO7Y2NZ.js";
import"./chunks/chunk-ZF67DU7Z.js";import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-7NLH4Y7I.js";import{runAction}from"./chunks/chunk-I3P3FEWN.js";
import"./chunks/chunk-QP72MRWJ.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-ZIINWIGD.js";import"./chunks/chunk-UTUV2WA5.js";
import"./chunks/chunk-EOGOLTLJ.js";import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-O4WDKYHD.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-DTJWUHWY.js";
import"./chunks/chunk-UN2UAFKM.js";import"./chunks/chunk-EEJ2SYTL.js";import"./chunks/chunk-OBA7I66I.js";import"./chunks/chunk-LMLFTWZG.js";
import"./chunks/chunk-5HP4KEED.js";import"./chunks/chunk-F33WVJYO.js";import"./chunks/chunk-2QW7DJNY.js";import"./chunks/chunk-55ERVSL5.js";
import"./chunks/chunk-UY35WW5V.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-BTPZQDYZ.js";import"./chunks/chunk-EIURQRZ3.js";
import"./chunks/chunk-63UH24CM.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-IXRJUOBZ.js";import"./chunks/chunk-VCFS5OQZ.js";
import{countCompletedRounds}from"./chunks/chunk-WHTOE3RM.js";import"./chunks/chunk-SCDW2L2P.js";import"./chunks/chunk-NQDBFFQ2.js";
import"./chunks/chunk-OGXTUGMV.js";import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-CLX6DE3Q.js";
import"./chunks/chunk-TAZGCLPK.js";import"./chunks/chunk-NCGDOWRN.js";import"./chunks/chunk-JCFVTOWJ.js";import"./chunks/chunk-RLM5C7GR.js";
import{formatDiagnosticLine}from"./chunks/chunk-IUQF3I2F.js";import"./chunks/chunk-NKH3IOD6.js";import"./chunks/chunk-L2GRNRRK.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-3K2ZOJN5.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-XGPF6ISW.js";
import"./chunks/chunk-Y6BKRERJ.js";import"./chunks/chunk-VTTASEHS.js";import"./chunks/chunk-WUPIBDG2.js";import{about,isError,
makeError}from"./chunks/chunk-BNVLGSET.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
