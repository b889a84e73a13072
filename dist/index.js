import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-COOSQ4Y6.js";import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,
publishResult,runOrErrorReport}from"./chunks/chunk-6TJXTMBO.js";import"./chunks/chunk-UFRNIYIY.js";import"./chunks/chunk-Q2EM76ML.js";
import{measureEventCommits,writeRecording}from"./chunks/chunk-T5OQQJFQ.js";import"./chunks/chunk-B2DBYPYC.js";import"./chunks/chunk-XMO7Y2NZ.js";
import"./chunks/chunk-ZTQPWVMQ.js";import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-ME6GI4SX.js";import{runAction}from"./chunks/chunk-ADHHUPRZ.js";
import"./chunks/chunk-5S67KK32.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-ZYHZ7BUN.js";import"./chunks/chunk-RR2H6AQN.js";
import"./chunks/chunk-MBXKXTWI.js";import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-3BO6STRM.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-S4MZ2OT5.js";
import"./chunks/chunk-UN2UAFKM.js";import"./chunks/chunk-DKR5JFAW.js";import"./chunks/chunk-NFXG7P6U.js";import"./chunks/chunk-LMLFTWZG.js";
import"./chunks/chunk-5HP4KEED.js";import"./chunks/chunk-F33WVJYO.js";import{analyse,withConfiguration}from"./chunks/chunk-P45O5LJ7.js";
import"./chunks/chunk-55ERVSL5.js";import"./chunks/chunk-UY35WW5V.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-77E5JDPE.js";
import"./chunks/chunk-3DAAAMNJ.js";import"./chunks/chunk-UV4LJAES.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-IXRJUOBZ.js";
import"./chunks/chunk-JRU4GYAG.js";import"./chunks/chunk-PWVVKT3K.js";import"./chunks/chunk-SCDW2L2P.js";import"./chunks/chunk-NQDBFFQ2.js";
import"./chunks/chunk-OGXTUGMV.js";import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-HVHXFPR7.js";
import"./chunks/chunk-TAZGCLPK.js";import"./chunks/chunk-NCGDOWRN.js";import"./chunks/chunk-JCFVTOWJ.js";import"./chunks/chunk-RLM5C7GR.js";
import"./chunks/chunk-JKVBGI73.js";import"./chunks/chunk-NKH3IOD6.js";import"./chunks/chunk-L2GRNRRK.js";import"./chunks/chunk-NK3RRWT3.js";
import"./chunks/chunk-3K2ZOJN5.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-XGPF6ISW.js";import"./chunks/chunk-Y6BKRERJ.js";
import"./chunks/chunk-VTTASEHS.js";import"./chunks/chunk-WUPIBDG2.js";import"./chunks/chunk-BNVLGSET.js";import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
