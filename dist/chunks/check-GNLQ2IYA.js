import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-7ABDIMS4.js";import{parseCheckArgs}from"./chunk-5XHD47Q6.js";import"./chunk-46UH3OUG.js";
import{repeatsOf}from"./chunk-UFUVY6LE.js";import"./chunk-VGA3G7GZ.js";import{countLegs,renderBaseline}from"./chunk-C3LGNFAP.js";
import"./chunk-NSMIX4YY.js";import"./chunk-AVXVV6CR.js";import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";
import{divideAlpha}from"./chunk-YPNK76CG.js";import{printReport,terminalGuidance,writeResultFiles}from"./chunk-UDOR247Y.js";
import{prepareOut,writeOut}from"./chunk-ZEZL6F7O.js";import{makeTerminalHost}from"./chunk-34F5UYIO.js";import{
exitCodeOf}from"./chunk-JLE4ZOD5.js";import"./chunk-5WZSTAP2.js";import"./chunk-ZHGT3MAY.js";import"./chunk-3VSOTNBW.js";
import{analyse,withConfiguration}from"./chunk-SMXATQNF.js";import"./chunk-EK7BICEB.js";import"./chunk-I2BV3JGD.js";
import"./chunk-5KKXAOVP.js";import"./chunk-R6LAGRKL.js";import"./chunk-POXHZWES.js";import{countCompletedRounds,
hasFailed}from"./chunk-TRQTGOGO.js";import{formatDiagnosticLine}from"./chunk-ZJDBXEUV.js";import"./chunk-NK3RRWT3.js";
import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-5VGJYODV.js";import"./chunk-GAOIDVRA.js";
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
