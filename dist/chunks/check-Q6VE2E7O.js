import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-KCBM7MFA.js";import{parseCheckArgs}from"./chunk-7C6DNHDY.js";import"./chunk-BT2CNXTZ.js";
import{repeatsOf}from"./chunk-XFVOTHGJ.js";import"./chunk-IBC2MRC3.js";import{renderBaseline}from"./chunk-MTJXFXBS.js";
import"./chunk-RLCDAPZ5.js";import"./chunk-XQU7JUNY.js";import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";
import{divideAlpha}from"./chunk-TZMRVIZR.js";import{printReport,terminalGuidance,writeResultFiles}from"./chunk-O6E5UGX5.js";
import{prepareOut,writeOut}from"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-LFXFQYSB.js";import{
exitCodeOf}from"./chunk-WMUSDF73.js";import"./chunk-5WZSTAP2.js";import"./chunk-MV2ECQF7.js";import"./chunk-2M7TRHLS.js";
import{analyse,withConfiguration}from"./chunk-XL4LGZMC.js";import"./chunk-F65LNEMN.js";import{renderDiagnostics}from"./chunk-3IXTCX67.js";
import"./chunk-KJIK7RRS.js";import"./chunk-DQHQYAR2.js";import"./chunk-BCKD4X7O.js";import{countCompletedRounds,
hasFailed}from"./chunk-MMZ4N2Z2.js";import{formatDiagnosticLine}from"./chunk-ADRWTQ3L.js";import"./chunk-NK3RRWT3.js";
import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-AX4ICRNQ.js";import"./chunk-GAOIDVRA.js";
import{isError,onSide,userError}from"./chunk-32IOA455.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(
host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(rounds===0||hasFailed(
recording,"head")||ended==="cancelled"){let isCancelled=ended==="cancelled",errors=recording.problems.filter(isError);throw errors.
length>0&&host.log.info(renderDiagnostics(errors)),userError("no-baseline-written",onSide("head"),{isCancelled,rounds})}
let path=settings.measure.baseline??"",target=resolve(folder,path);await prepareOut(host,dirname(target)),await writeOut(
host,target,renderBaseline(recording));for(let problem of recording.problems)host.log.warning(formatDiagnosticLine(problem));
let counts=`${recording.series.length} results in ${rounds===1?"1 round":`${rounds} rounds`}`;return process.stdout.write(
`wrote ${path}: ${counts}. Commit it, and say why it changed.
`),0}async function check(argv){let{given,output,out,writesBaseline}=parseCheckArgs(argv),host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve2(out));let{recording,settings,file,config}=await measureLocalCommits(
host,given),{legs}=settings.measure,repeats=repeatsOf([recording],{...settings,file,legs,isOwn:!0}),judged=analyse(recording,
divideAlpha(settings.policy,legs)),guidance=terminalGuidance(settings.publish),report=withConfiguration({...judged,program:host.
program,repeats,guidance},config);return printReport(report,output),out!==null&&await writeResultFiles(host,resolve2(out),
{recording,report}),exitCodeOf(report.conclusion,settings.publish.failOn)}export{check};
