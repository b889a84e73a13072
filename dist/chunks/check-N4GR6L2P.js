import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-RDSBK7NL.js";import{readCheck}from"./chunk-RKWH6X4Y.js";import"./chunk-Y7KOSVQF.js";
import{renderBaseline}from"./chunk-PUXK5CMG.js";import"./chunk-5MRAI7KC.js";import"./chunk-T2LU7SRA.js";
import{exitCodeOf,keep,printReport}from"./chunk-KYMYEU6O.js";import{prepareOut,writeOut}from"./chunk-VEY426PU.js";
import{makeTerminalHost}from"./chunk-G2H7U33V.js";import"./chunk-JRLJ4Q35.js";import"./chunk-VBCBTYKE.js";
import"./chunk-EUO7C5MA.js";import"./chunk-HLJBWRJ7.js";import"./chunk-2A3BUKBL.js";import{analyse,completedRounds,
hasFailed}from"./chunk-P6WBD7KW.js";import"./chunk-4RWNLQZ5.js";import"./chunk-YMF4X7J5.js";import"./chunk-GP3MCPUO.js";
import"./chunk-22RU3DCD.js";import"./chunk-SCTEXPEV.js";import"./chunk-7U5SPUYZ.js";import"./chunk-PEY67Y5D.js";
import"./chunk-I2C4VAIP.js";import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";import{resolve as resolve2}from"node:path";import{dirname,resolve}from"node:path";async function writeBaseline(host,given){const asked={...given,base:given.base??"HEAD"};const{recording,settings,folder}=await measureHere(
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
