import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-ALPIY7CI.js";import{parseCheckArgs}from"./chunk-5DM7WNXT.js";import"./chunk-XSSKGAUO.js";
import{repeatsOf}from"./chunk-UJUYZH4B.js";import"./chunk-RXHVINVP.js";import{renderBaseline}from"./chunk-SAKCMBDP.js";
import"./chunk-DS7HS4ML.js";import"./chunk-JA3T5EPM.js";import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";
import{divideAlpha}from"./chunk-SKFE6NO2.js";import{printReport,terminalGuidance,writeResultFiles}from"./chunk-4LWSJSUT.js";
import{prepareOut,writeOut}from"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-D7I57ZHB.js";import{
exitCodeOf}from"./chunk-OTPBSNFX.js";import"./chunk-5WZSTAP2.js";import"./chunk-NBYTJP6W.js";import"./chunk-4PKMWLNN.js";
import{analyse,withConfiguration}from"./chunk-SR6VECH5.js";import"./chunk-MM4W5FG2.js";import"./chunk-UYSRP34Z.js";
import"./chunk-ICRJTAWX.js";import"./chunk-DQHQYAR2.js";import"./chunk-NQPI6Q5J.js";import{countCompletedRounds,
hasFailed}from"./chunk-HEH67356.js";import{formatDiagnosticLine}from"./chunk-LL6TDALL.js";import"./chunk-NK3RRWT3.js";
import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-VSTLKTQT.js";import"./chunk-GAOIDVRA.js";
import{isError,onSide,userError}from"./chunk-32IOA455.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(
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
