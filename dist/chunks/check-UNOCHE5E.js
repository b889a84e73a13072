import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-L4X3RAGA.js";import{parseCheckArgs}from"./chunk-IFA5DEZR.js";import"./chunk-SCHZDNYL.js";
import{repeatsOf}from"./chunk-E7W22SXK.js";import"./chunk-LHYE3YQS.js";import{renderBaseline}from"./chunk-VTF5NYUW.js";
import"./chunk-SJ3LRTKZ.js";import"./chunk-G5QNNWTC.js";import{divideAlpha}from"./chunk-XF4OGQA7.js";import{
printReport,writeResultFiles}from"./chunk-DLQNCXBV.js";import{prepareOut,writeOut}from"./chunk-R7JCBD7A.js";
import{makeTerminalHost}from"./chunk-WJICZI77.js";import{exitCodeOf}from"./chunk-CQTRHVRG.js";import"./chunk-PEW3SFUP.js";
import"./chunk-MDNQNWF5.js";import"./chunk-B3JYY4YO.js";import"./chunk-NMVZDVZS.js";import"./chunk-7OHXEMLV.js";
import{analyse}from"./chunk-BVCRJI65.js";import"./chunk-CG7XTK76.js";import"./chunk-Z26OSYOP.js";import"./chunk-PWTHEOSO.js";
import{countCompletedRounds,hasFailed}from"./chunk-6GQY3KYP.js";import{formatDiagnosticLine}from"./chunk-6N7UZRFC.js";
import"./chunk-NK3RRWT3.js";import"./chunk-WCF5KLDJ.js";import"./chunk-3IVH7VNZ.js";import"./chunk-GAOIDVRA.js";
import{isError,onSide,userError}from"./chunk-NLBIMEYB.js";import"./chunk-23PMS7MH.js";import"./chunk-4NI3GUM4.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(
host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(rounds===0||hasFailed(
recording,"head")||ended==="cancelled"){let isCancelled=ended==="cancelled",causes=recording.problems.filter(isError);throw userError(
"no-baseline-written",onSide("head"),{isCancelled,rounds},{causes})}let path=settings.measure.baseline??"",target=resolve(
folder,path);await prepareOut(host,dirname(target)),await writeOut(host,target,renderBaseline(recording));for(let problem of recording.
problems)host.log.warning(formatDiagnosticLine(problem));let counts=`${recording.series.length} results in ${rounds===1?
"1 round":`${rounds} rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it changed.\

`),0}async function check(argv){let{given,output,out,writesBaseline}=parseCheckArgs(argv),host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve2(out));let{recording,settings,file,configSource,
configChange}=await measureLocalCommits(host,given),{legs}=settings.measure,repeats=repeatsOf([recording],{...settings,file,
legs,isOwn:!0}),report={...analyse(recording,divideAlpha(settings.policy,legs)),repeats,configSource,configChange};return printReport(
report,output),out!==null&&await writeResultFiles(host,resolve2(out),{recording,report}),exitCodeOf(report.conclusion,settings.
publish.failOn)}export{check};
