import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-ETIQGLQQ.js";import{readCheck}from"./chunk-WDDACQJJ.js";import{renderBaseline}from"./chunk-XEUQ4U2Y.js";
import"./chunk-FPM6YK2B.js";import"./chunk-RUAOKKMU.js";import{exitCodeOf,keep,printReport}from"./chunk-KTORNSQX.js";
import{prepareOut,writeOut}from"./chunk-FO63XZQ2.js";import{makeTerminalHost}from"./chunk-SOFXZJ6V.js";import"./chunk-SEJEUGCL.js";
import"./chunk-VEG5PJ4C.js";import"./chunk-GW4JUFUD.js";import"./chunk-HLJBWRJ7.js";import"./chunk-2A3BUKBL.js";
import{analyse,completedRounds,hasFailed}from"./chunk-QIYA6ZJY.js";import"./chunk-4RWNLQZ5.js";import"./chunk-Z6ZLIRBC.js";
import"./chunk-JYE3545A.js";import"./chunk-D6JGVXCT.js";import"./chunk-CIUGCVZL.js";import"./chunk-EYQT55HU.js";
import"./chunk-V2EK3HV6.js";import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){const asked={...given,base:given.base??"HEAD"};const{recording,settings,folder}=await measureHere(
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
