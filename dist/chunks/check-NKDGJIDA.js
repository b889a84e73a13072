import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-HP22XXD2.js";import{parseCheckArgs}from"./chunk-QN3BCNHN.js";import"./chunk-A5WA6BYO.js";
import{repeatsOf}from"./chunk-V2FI6KBC.js";import"./chunk-Z3MCZHLB.js";import{countLegs,renderBaseline}from"./chunk-VNSBCR6T.js";
import"./chunk-QAKWR6BQ.js";import"./chunk-6EGUR6AA.js";import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";
import{divideAlpha}from"./chunk-ZLOLLWWF.js";import{printReport,terminalGuidance,writeResultFiles}from"./chunk-LNQH7H4P.js";
import{prepareOut,writeOut}from"./chunk-ZEZL6F7O.js";import{makeTerminalHost}from"./chunk-DOG2E6T7.js";import{
exitCodeOf}from"./chunk-4Y7VQZ7R.js";import"./chunk-5WZSTAP2.js";import"./chunk-COK7N3LM.js";import"./chunk-3VSOTNBW.js";
import{analyse,withConfiguration}from"./chunk-7IGD6VGB.js";import"./chunk-SOSEOAXV.js";import"./chunk-KJGNXQDZ.js";
import"./chunk-QS5YVFIT.js";import"./chunk-R6LAGRKL.js";import"./chunk-NXXOH2ZQ.js";import{countCompletedRounds,
hasFailed}from"./chunk-YHS7R4PB.js";import{formatDiagnosticLine}from"./chunk-ZWGVAMPI.js";import"./chunk-NK3RRWT3.js";
import"./chunk-UKCMSQJQ.js";import"./chunk-3GIJQ7B4.js";import"./chunk-5VGJYODV.js";import"./chunk-GAOIDVRA.js";
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
divideAlpha(settings.policy,countLegs(settings.measure))),guidance=terminalGuidance(settings.publish),report=withConfiguration(
{...judged,program:host.program,repeats,guidance},config);return printReport(report,output),out!==null&&await writeResultFiles(
host,resolve2(out),{recording,report}),exitCodeOf(report.conclusion,settings.publish.failOn)}export{check};
