import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-LEIQINOF.js";import{readCheck}from"./chunk-DHUSQH54.js";import{renderBaseline}from"./chunk-RDXDLFQ4.js";
import"./chunk-O5CA6BXR.js";import{repeatsOf}from"./chunk-UMHSJ3PT.js";import{ofOneLeg}from"./chunk-FRARJMPH.js";
import"./chunk-RNEOTAE5.js";import{exitCodeOf,keep,printReport}from"./chunk-VMY4BQQY.js";import{prepareOut,writeOut}from"./chunk-BVDJN6AE.js";
import{makeTerminalHost}from"./chunk-52PU5NW6.js";import"./chunk-YQVWX5FP.js";import"./chunk-4AP4AIOC.js";
import"./chunk-4B62SKZ6.js";import"./chunk-B6XOBEIL.js";import{analyse}from"./chunk-XHZ4JMVC.js";import"./chunk-NLHCXKBV.js";
import"./chunk-ITSLA55S.js";import"./chunk-OTQATU74.js";import"./chunk-WJP4PDLC.js";import"./chunk-M73HCP6O.js";
import{completedRounds,hasFailed}from"./chunk-FNKJRM42.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-OKWJN2M7.js";
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
