import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-JHD6ONGQ.js";import{readCheck}from"./chunk-SFSNZLPW.js";import{renderBaseline}from"./chunk-RG6VPHRC.js";
import"./chunk-6D2743O3.js";import"./chunk-U5I4PLSP.js";import{exitCodeOf,keep,printReport}from"./chunk-YOMC5SCZ.js";
import{prepareOut,writeOut}from"./chunk-FO63XZQ2.js";import{makeTerminalHost}from"./chunk-SDMK54ZM.js";import"./chunk-QUHUPDOT.js";
import"./chunk-Q6DRGW3W.js";import"./chunk-CFDGBHBA.js";import"./chunk-HLJBWRJ7.js";import"./chunk-ZX557P5P.js";
import{analyse,completedRounds,hasFailed}from"./chunk-MG66SDOR.js";import"./chunk-4RWNLQZ5.js";import"./chunk-V7GFTYLC.js";
import"./chunk-2FI7MHU2.js";import"./chunk-D6JGVXCT.js";import"./chunk-YYRCDUZK.js";import"./chunk-6HROLFLV.js";
import"./chunk-CMXWGDEC.js";import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){const asked={...given,base:given.base??"HEAD"};const{recording,settings,folder}=await measureHere(
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
