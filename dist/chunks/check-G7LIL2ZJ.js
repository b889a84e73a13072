import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-Y6TA7Z5A.js";import{parseCheckArgs}from"./chunk-K2RIKMOY.js";import"./chunk-UBYPLJMA.js";
import{repeatsOf}from"./chunk-HGJEEB63.js";import"./chunk-ZAR5J22L.js";import{renderBaseline}from"./chunk-V7DORNKO.js";
import"./chunk-UZ7VDY7M.js";import"./chunk-PC66DAMC.js";import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";
import{divideAlpha}from"./chunk-GWOU3EZ7.js";import{printReport,terminalGuidance,writeResultFiles}from"./chunk-EFJKSSX5.js";
import{prepareOut,writeOut}from"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-5HULYK7V.js";import{
exitCodeOf}from"./chunk-DVKD3MUY.js";import"./chunk-5WZSTAP2.js";import"./chunk-5OBP3IHI.js";import"./chunk-GIATDLDK.js";
import{analyse,withConfiguration}from"./chunk-SAQYGGP2.js";import"./chunk-4NLWNOTE.js";import"./chunk-3IXTCX67.js";
import"./chunk-KJIK7RRS.js";import"./chunk-DQHQYAR2.js";import"./chunk-XZXPBNNE.js";import{countCompletedRounds,
hasFailed}from"./chunk-DWKD3IPL.js";import{formatDiagnosticLine}from"./chunk-ADRWTQ3L.js";import"./chunk-NK3RRWT3.js";
import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-JW2AQNW6.js";import"./chunk-GAOIDVRA.js";
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
