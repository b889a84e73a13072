import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-44RKBFJU.js";import{readCheck}from"./chunk-PRTR3YTG.js";import{renderBaseline}from"./chunk-GGZDVUTU.js";
import"./chunk-O5CA6BXR.js";import{repeatsOf}from"./chunk-UDJBD2YH.js";import{ofOneLeg}from"./chunk-OKVTF7MM.js";
import"./chunk-N4UN3GB3.js";import{exitCodeOf,keep,printReport}from"./chunk-ZEQSRJD4.js";import{prepareOut,writeOut}from"./chunk-BVDJN6AE.js";
import{makeTerminalHost}from"./chunk-BPPQSRLY.js";import"./chunk-BX3TJYIO.js";import"./chunk-ODX5DD4Z.js";
import"./chunk-IW3Z6UKL.js";import"./chunk-B6XOBEIL.js";import{analyse}from"./chunk-NBJGF5CC.js";import"./chunk-G7JIIIAN.js";
import"./chunk-LU527Q4Q.js";import"./chunk-VO2TJ2HY.js";import"./chunk-WJP4PDLC.js";import"./chunk-KMBMGURB.js";
import{completedRounds,hasFailed}from"./chunk-TJMFT2DQ.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-J4QRR3F2.js";
import"./chunk-7LGD42BZ.js";import{UserError}from"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){const asked={...given,base:given.base??"HEAD"};const{recording,settings,folder}=await measureHere(
host,asked,{purpose:"baseline"});const{ended}=recording.schedule;const rounds=completedRounds(recording);if(rounds===0||
hasFailed(recording,"head")||ended==="cancelled"){const[first]=recording.problems.filter(({severity})=>severity==="error");
throw new UserError({where:first?.where??"head",what:first?.message.replace(/\.$/,"")??(ended==="cancelled"?"cancelled":
"no round was completed"),remedy:"No baseline was written"})}const path=settings.measure.baseline??"";const target=resolve(
folder,path);await prepareOut(host,dirname(target));await writeOut(host,target,renderBaseline(recording));for(const{where,
message}of recording.problems)host.log.warning(`${where}: ${message}`);const counts=`${recording.series.length} results \
in ${rounds===1?"1 round":`${rounds} rounds`}`;process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it\
 changed.
`);return 0}async function check(argv){const{given,output,out,writesBaseline}=readCheck(argv);const host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);if(out!==null)await prepareOut(host,resolve2(out));const{recording,settings,file,configSource,
configChange}=await measureHere(host,given);const{legs}=settings.measure;const repeats=repeatsOf([recording],{...settings,
file,legs,isOwn:true});const judged=analyse(recording,ofOneLeg(settings.policy,legs));const report={...judged,repeats,configSource,
configChange};printReport(report,output);if(out!==null)await keep(host,resolve2(out),{recording,report});return exitCodeOf(
report,settings.publish.failOn)}export{check};
