import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-UZXMNKF3.js";import{parseCheckArgs}from"./chunk-GMOLLAQ7.js";import{
renderBaseline}from"./chunk-3KGZERUS.js";import"./chunk-OCUGMPJK.js";import{repeatsOf}from"./chunk-4JMVPBYH.js";
import{divideAlpha}from"./chunk-DGYPY2CA.js";import"./chunk-ZMZB7ZZI.js";import{printReport,writeResultFiles}from"./chunk-ACE6KUVY.js";
import{prepareOut,writeOut}from"./chunk-P6YZRXYO.js";import{makeTerminalHost}from"./chunk-AVGWH3HL.js";import"./chunk-J74KQA7X.js";
import{exitCodeOf}from"./chunk-CQTRHVRG.js";import"./chunk-ID34LORL.js";import"./chunk-5XGBOG5O.js";import"./chunk-Q34AHYZ5.js";
import{analyse}from"./chunk-NRB6S4FK.js";import"./chunk-LQTR7E7W.js";import"./chunk-2IZXDTDF.js";import"./chunk-H43JVFDQ.js";
import"./chunk-UR5X5KRI.js";import"./chunk-OWI46LZM.js";import{countCompletedRounds,hasFailed}from"./chunk-BQAFKCYA.js";
import"./chunk-23PMS7MH.js";import"./chunk-O2I266XQ.js";import"./chunk-R2PIU4BO.js";import{UserError}from"./chunk-WC6KOLU4.js";
import"./chunk-4NI3GUM4.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(
host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(rounds===0||hasFailed(
recording,"head")||ended==="cancelled"){let[first]=recording.problems.filter(({severity})=>severity==="error");throw new UserError(
{where:first?.where??"head",what:first?.message.replace(/\.$/,"")??(ended==="cancelled"?"cancelled":"no round was comple\
ted"),remedy:"No baseline was written"})}let path=settings.measure.baseline??"",target=resolve(folder,path);await prepareOut(
host,dirname(target)),await writeOut(host,target,renderBaseline(recording));for(let{where,message}of recording.problems)
host.log.warning(`${where}: ${message}`);let counts=`${recording.series.length} results in ${rounds===1?"1 round":`${rounds}\
 rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it changed.
`),0}async function check(argv){let{given,output,out,writesBaseline}=parseCheckArgs(argv),host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve2(out));let{recording,settings,file,configSource,
configChange}=await measureLocalCommits(host,given),{legs}=settings.measure,repeats=repeatsOf([recording],{...settings,file,
legs,isOwn:!0}),report={...analyse(recording,divideAlpha(settings.policy,legs)),repeats,configSource,configChange};return printReport(
report,output),out!==null&&await writeResultFiles(host,resolve2(out),{recording,report}),exitCodeOf(report.conclusion,settings.
publish.failOn)}export{check};
