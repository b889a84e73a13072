import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-SN4IJKUI.js";import{readCheck}from"./chunk-T64MEVTV.js";import{renderBaseline}from"./chunk-XW4PJBT7.js";
import"./chunk-O5CA6BXR.js";import"./chunk-EIFM7DMW.js";import"./chunk-A7Y7AFTQ.js";import{exitCodeOf,
keep,printReport}from"./chunk-2Q5IDMSI.js";import{prepareOut,writeOut}from"./chunk-TEXPQ4HA.js";import{makeTerminalHost}from"./chunk-DRGTU7KL.js";
import"./chunk-FTBK6GJH.js";import"./chunk-CR6SZ72P.js";import"./chunk-P7DZFKEV.js";import"./chunk-ZX557P5P.js";
import"./chunk-DYH46I7A.js";import{analyse,completedRounds,hasFailed}from"./chunk-2Y22KAUO.js";import"./chunk-4RWNLQZ5.js";
import"./chunk-5YWDBYLS.js";import"./chunk-GM2DYYYT.js";import"./chunk-23WD6QF5.js";import"./chunk-3YRMSXZV.js";
import"./chunk-T5VYX56U.js";import"./chunk-XM6OT2YG.js";import{UserError}from"./chunk-NERQOL4A.js";import"./chunk-KQ3JW6BQ.js";
import"./chunk-TXIT2DZO.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){const asked={...given,base:given.base??"HEAD"};const{recording,settings,folder}=await measureHere(
host,asked,{purpose:"baseline"});const{ended}=recording.schedule;const rounds=completedRounds(recording);if(rounds===0||
hasFailed(recording,"head")||ended==="cancelled"){const[first]=recording.problems.filter(({severity})=>severity==="error");
throw new UserError({where:first?.where??"head",what:first?.message.replace(/\.$/,"")??(ended==="cancelled"?"cancelled":
"no round was completed"),remedy:"No baseline was written"})}const path=settings.measure.baseline??"";const target=resolve(
folder,path);await prepareOut(host,dirname(target));await writeOut(host,target,renderBaseline(recording));for(const{where,
message}of recording.problems)host.log.warning(`${where}: ${message}`);const counts=`${recording.series.length} results \
in ${rounds===1?"1 round":`${rounds} rounds`}`;process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it\
 changed.
`);return 0}async function check(argv){const{given,output,out,writesBaseline}=readCheck(argv);const host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);if(out!==null)await prepareOut(host,resolve2(out));const{recording,settings,configChange}=await measureHere(
host,given);const report={...analyse(recording,settings.policy),configChange};printReport(report,output);if(out!==null)await keep(
host,resolve2(out),{recording,report});return exitCodeOf(report,settings.publish.failOn)}export{check};
