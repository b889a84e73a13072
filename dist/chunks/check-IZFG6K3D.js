import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-SLG5HVBY.js";import{parseCheckArgs}from"./chunk-RE5ESVLS.js";import"./chunk-W6YHDZ62.js";
import{repeatsOf}from"./chunk-E3566GOA.js";import"./chunk-JNNJQJHD.js";import{renderBaseline}from"./chunk-F5ZXNLF7.js";
import"./chunk-2GFOTJLD.js";import"./chunk-NG27BKQU.js";import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";
import{divideAlpha}from"./chunk-JVKXA6XO.js";import{printReport,terminalGuidance,writeResultFiles}from"./chunk-BITH5EVC.js";
import{prepareOut,writeOut}from"./chunk-C5C3ZA7K.js";import{makeTerminalHost}from"./chunk-PTQUVRZ7.js";import{
exitCodeOf}from"./chunk-V2GHHOBS.js";import"./chunk-5WZSTAP2.js";import"./chunk-Q2NZLK3M.js";import"./chunk-QWVOIOP7.js";
import{analyse,withConfiguration}from"./chunk-262UYGJA.js";import"./chunk-J5TKL4NI.js";import"./chunk-PCWRD2YZ.js";
import"./chunk-LCPBPEEH.js";import"./chunk-UNLSK6X3.js";import"./chunk-VU5YRCMF.js";import{countCompletedRounds,
hasFailed}from"./chunk-VP5H5WGL.js";import{formatDiagnosticLine}from"./chunk-ORBSYQOJ.js";import"./chunk-NK3RRWT3.js";
import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-VZD7LG4B.js";import"./chunk-GAOIDVRA.js";
import{isError,onSide,userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(
host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(rounds===0||hasFailed(
recording,"head")||ended==="cancelled"){let isCancelled=ended==="cancelled",causes=recording.problems.filter(isError);throw userError(
"no-baseline-written",onSide("head"),{isCancelled,rounds},{causes})}let path=settings.measure.baseline??"",target=resolve(
folder,path);await prepareOut(host,dirname(target)),await writeOut(host,target,renderBaseline(recording));for(let problem of recording.
problems)host.log.warning(formatDiagnosticLine(problem));let counts=`${recording.series.length} results in ${rounds===1?
"1 round":`${rounds} rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it changed.\

`),0}async function check(argv){let{given,output,out,writesBaseline}=parseCheckArgs(argv),host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve2(out));let{recording,settings,file,config}=await measureLocalCommits(
host,given),{legs}=settings.measure,repeats=repeatsOf([recording],{...settings,file,legs,isOwn:!0}),judged=analyse(recording,
divideAlpha(settings.policy,legs)),guidance=terminalGuidance(settings.publish),report=withConfiguration({...judged,program:host.
program,repeats,guidance},config);return printReport(report,output),out!==null&&await writeResultFiles(host,resolve2(out),
{recording,report}),exitCodeOf(report.conclusion,settings.publish.failOn)}export{check};
