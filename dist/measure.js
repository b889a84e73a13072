import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-6TJXTMBO.js";import"./chunks/chunk-UFRNIYIY.js";import"./chunks/chunk-Q2EM76ML.js";
import{measureEventCommits,writeRecording}from"./chunks/chunk-T5OQQJFQ.js";import"./chunks/chunk-B2DBYPYC.js";import"./chunks/chunk-XMO7Y2NZ.js";
import"./chunks/chunk-ZTQPWVMQ.js";import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-ME6GI4SX.js";import{runAction}from"./chunks/chunk-ADHHUPRZ.js";
import"./chunks/chunk-5S67KK32.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-ZYHZ7BUN.js";import"./chunks/chunk-RR2H6AQN.js";
import"./chunks/chunk-MBXKXTWI.js";import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-3BO6STRM.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-S4MZ2OT5.js";
import"./chunks/chunk-UN2UAFKM.js";import"./chunks/chunk-DKR5JFAW.js";import"./chunks/chunk-NFXG7P6U.js";import"./chunks/chunk-LMLFTWZG.js";
import"./chunks/chunk-5HP4KEED.js";import"./chunks/chunk-F33WVJYO.js";import"./chunks/chunk-P45O5LJ7.js";import"./chunks/chunk-55ERVSL5.js";
import"./chunks/chunk-UY35WW5V.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-77E5JDPE.js";import"./chunks/chunk-3DAAAMNJ.js";
import"./chunks/chunk-UV4LJAES.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-IXRJUOBZ.js";import"./chunks/chunk-JRU4GYAG.js";
import{countCompletedRounds}from"./chunks/chunk-PWVVKT3K.js";import"./chunks/chunk-SCDW2L2P.js";import"./chunks/chunk-NQDBFFQ2.js";
import"./chunks/chunk-OGXTUGMV.js";import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-HVHXFPR7.js";
import"./chunks/chunk-TAZGCLPK.js";import"./chunks/chunk-NCGDOWRN.js";import"./chunks/chunk-JCFVTOWJ.js";import"./chunks/chunk-RLM5C7GR.js";
import{formatDiagnosticLine}from"./chunks/chunk-JKVBGI73.js";import"./chunks/chunk-NKH3IOD6.js";import"./chunks/chunk-L2GRNRRK.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-3K2ZOJN5.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-XGPF6ISW.js";
import"./chunks/chunk-Y6BKRERJ.js";import"./chunks/chunk-VTTASEHS.js";import"./chunks/chunk-WUPIBDG2.js";import{about,isError,
makeError}from"./chunks/chunk-BNVLGSET.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
