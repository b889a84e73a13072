import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-SUHSVWV5.js";import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,
publishResult,runOrErrorReport}from"./chunks/chunk-C4IFKZX3.js";import"./chunks/chunk-O6W4G3WM.js";import"./chunks/chunk-S5YSCG4F.js";
import{measureEventCommits,writeRecording}from"./chunks/chunk-3KOFP2MD.js";import"./chunks/chunk-PXOZOODU.js";import"./chunks/chunk-QDXKNY2E.js";
import"./chunks/chunk-UFSH7QOG.js";import"./chunks/chunk-KGDXCEH4.js";import{runAction}from"./chunks/chunk-SXTEFXSG.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-PSUFYUGR.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-W67KMNTT.js";import"./chunks/chunk-JTOQ4DH4.js";import"./chunks/chunk-W5WEXNQL.js";import"./chunks/chunk-ALDRZJLJ.js";
import"./chunks/chunk-U7GJNYS4.js";import"./chunks/chunk-23UAZ5JX.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-5GHODNXJ.js";
import"./chunks/chunk-ANSIQABI.js";import"./chunks/chunk-EQEZDKD4.js";import"./chunks/chunk-4MFU7F2Z.js";import{analyse,withConfiguration}from"./chunks/chunk-W5LDEPI3.js";
import"./chunks/chunk-AOCNN6SP.js";import"./chunks/chunk-LEVH2Q7W.js";import"./chunks/chunk-P7HPLJKI.js";import"./chunks/chunk-44FOR5LM.js";
import"./chunks/chunk-IOZYXH5W.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-YL4NMDS2.js";import"./chunks/chunk-7XMAUFAX.js";
import"./chunks/chunk-OABH57P3.js";import"./chunks/chunk-ABQ4PPY6.js";import"./chunks/chunk-NBBKEFUZ.js";import"./chunks/chunk-AGWB6ZWU.js";
import"./chunks/chunk-HURJGMCU.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-DIPTC46G.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-3EX73MLL.js";import"./chunks/chunk-YKJSESYE.js";import"./chunks/chunk-CCDTYZW3.js";import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
