import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-YUWVZ5J6.js";import{parseCheckArgs}from"./chunk-RVYO3NWX.js";import{
repeatsOf}from"./chunk-SUHSVWV5.js";import{countLegs,renderBaseline}from"./chunk-PXOZOODU.js";import{divideAlpha}from"./chunk-W67KMNTT.js";
import{printCulprits,printReport,terminalGuidance,writeResultFiles}from"./chunk-C7B3NO7W.js";import{prepareOut,writeOut}from"./chunk-XYYJUFVR.js";
import{makeTerminalHost}from"./chunk-JL7UVBEL.js";import{exitCodeOf}from"./chunk-W5WEXNQL.js";import{analyse,
countCompletedRounds,hasFailed,withConfiguration}from"./chunk-W5LDEPI3.js";import{formatDiagnosticLine}from"./chunk-HURJGMCU.js";
import{userError}from"./chunk-YKJSESYE.js";import{isError,onSide}from"./chunk-CCDTYZW3.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(
host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(rounds===0||hasFailed(
recording,"head")||ended==="cancelled"){let isCancelled=ended==="cancelled",causes=recording.problems.filter(isError);throw userError(
"no-baseline-written",onSide("head"),{isCancelled,rounds},{causes})}let path=settings.measure.baseline??"",target=resolve(
folder,path);await prepareOut(host,dirname(target)),await writeOut(host,target,renderBaseline(recording));for(let problem of recording.
problems)host.log.warning(formatDiagnosticLine(problem));let counts=`${recording.series.length} results in ${rounds===1?
"1 round":`${rounds} rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it changed.\

`),0}async function check(argv){let{given,output,out,writesBaseline}=parseCheckArgs(argv),host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve2(out));let isPrinted=!1,options={isJudged:!0,
...output==="text"&&{announce:async measured2=>{printReport(reportOf(host,measured2),output),isPrinted=!0}}},measured=await measureLocalCommits(
host,given,options),{recording,settings}=measured,report=reportOf(host,measured);return isPrinted?printCulprits(report):
printReport(report,output),out!==null&&await writeResultFiles(host,resolve2(out),{recording,report}),exitCodeOf(report.conclusion,
settings.publish.failOn)}function reportOf(host,{recording,settings,file,config,levels}){let{legs}=settings.measure,repeats=repeatsOf(
[recording],{...settings,file,legs,isOwn:!0}),judged=analyse(recording,divideAlpha(settings.policy,countLegs(settings.measure)),
levels),guidance=terminalGuidance(settings.publish);return withConfiguration({...judged,program:host.program,repeats,guidance},
config)}export{check,reportOf};
