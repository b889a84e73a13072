import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-HFWFROKH.js";import{readCheck}from"./chunk-P5YH32CZ.js";import{renderBaseline}from"./chunk-ITA423LV.js";
import"./chunk-O56A2AFU.js";import{repeatsOf}from"./chunk-2CZ2XZY7.js";import{ofOneLeg}from"./chunk-LWT2E7LX.js";
import"./chunk-2LZHYNMA.js";import{exitCodeOf,keep,printReport}from"./chunk-UFY7SKYG.js";import{prepareOut,writeOut}from"./chunk-D5VADRDX.js";
import{makeTerminalHost}from"./chunk-JDVSHX53.js";import"./chunk-LMAT7AL3.js";import"./chunk-CGGNXWIP.js";
import"./chunk-6SOG4SPE.js";import"./chunk-6D5IVRLX.js";import{analyse}from"./chunk-I26ZRJC7.js";import"./chunk-PO57IB6S.js";
import"./chunk-55IMAIYE.js";import"./chunk-XTL7VNUR.js";import"./chunk-6FO44SI4.js";import"./chunk-Y4QSQYSV.js";
import{completedRounds,hasFailed}from"./chunk-TAHYMK3E.js";import"./chunk-XNQJWE6S.js";import"./chunk-NZWFUP5M.js";
import"./chunk-DX5SWUY6.js";import{UserError}from"./chunk-22RSWMGT.js";import"./chunk-4NI3GUM4.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureHere(
host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=completedRounds(recording);if(rounds===0||hasFailed(recording,
"head")||ended==="cancelled"){let[first]=recording.problems.filter(({severity})=>severity==="error");throw new UserError(
{where:first?.where??"head",what:first?.message.replace(/\.$/,"")??(ended==="cancelled"?"cancelled":"no round was comple\
ted"),remedy:"No baseline was written"})}let path=settings.measure.baseline??"",target=resolve(folder,path);await prepareOut(
host,dirname(target)),await writeOut(host,target,renderBaseline(recording));for(let{where,message}of recording.problems)
host.log.warning(`${where}: ${message}`);let counts=`${recording.series.length} results in ${rounds===1?"1 round":`${rounds}\
 rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it changed.
`),0}async function check(argv){let{given,output,out,writesBaseline}=readCheck(argv),host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve2(out));let{recording,settings,file,configSource,
configChange}=await measureHere(host,given),{legs}=settings.measure,repeats=repeatsOf([recording],{...settings,file,legs,
isOwn:!0}),report={...analyse(recording,ofOneLeg(settings.policy,legs)),repeats,configSource,configChange};return printReport(
report,output),out!==null&&await keep(host,resolve2(out),{recording,report}),exitCodeOf(report,settings.publish.failOn)}export{check};
