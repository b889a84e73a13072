import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-LKOD3OY7.js";import{readCheck}from"./chunk-PSIP5EBB.js";import"./chunk-Y7KOSVQF.js";
import{renderBaseline}from"./chunk-MEMISRE6.js";import"./chunk-GQG3JW5J.js";import{exitCodeOf,keep,printReport}from"./chunk-RS6BMLNC.js";
import{prepareOut,writeOut}from"./chunk-VEY426PU.js";import{makeTerminalHost}from"./chunk-UVPNKEAZ.js";import"./chunk-KETF3XXI.js";
import"./chunk-VIOSUKSI.js";import"./chunk-LMHRIVSU.js";import"./chunk-HLJBWRJ7.js";import"./chunk-2EEQCBWG.js";
import{analyse,completedRounds,hasFailed}from"./chunk-KMA5VG53.js";import"./chunk-BVQLLZH5.js";import"./chunk-PLINX5F2.js";
import"./chunk-MLG34OPO.js";import"./chunk-ULY4CF24.js";import"./chunk-KXZEZ5LI.js";import"./chunk-F4UJXWRD.js";
import"./chunk-FK5EXA47.js";import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){const asked={...given,base:given.base??"HEAD"};const{recording,settings,folder}=await measureHere(
host,asked,{writesBaseline:true,allRounds:true});const{ended}=recording.schedule;const rounds=completedRounds(recording);
if(rounds===0||hasFailed(recording,"head")||ended==="cancelled"){const[first]=recording.problems.filter(({severity})=>severity===
"error");throw new UserError({where:first?.where??"head",what:first?.message.replace(/\.$/,"")??(ended==="cancelled"?"ca\
ncelled":"no round was completed"),remedy:"No baseline was written"})}const path=settings.measure.baseline??"";const target=resolve(
folder,path);await prepareOut(host,dirname(target));await writeOut(host,target,renderBaseline(recording));for(const{where,
message}of recording.problems)host.log.warning(`${where}: ${message}`);const counts=`${recording.series.length} results \
in ${rounds===1?"1 round":`${rounds} rounds`}`;process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it\
 changed.
`);return 0}async function check(argv){const{given,output,out,writesBaseline}=readCheck(argv);const host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);if(out!==null)await prepareOut(host,resolve2(out));const{recording,settings,configChange}=await measureHere(
host,given);const report={...analyse(recording,settings.policy),configChange};printReport(report,output);if(out!==null)await keep(
host,resolve2(out),{recording,report});return exitCodeOf(report,settings.publish.failOn)}export{check};
