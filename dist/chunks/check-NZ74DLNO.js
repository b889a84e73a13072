import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-EAJCYOWK.js";import{readCheck}from"./chunk-EK2XCWV4.js";import{renderBaseline}from"./chunk-ZFSKEP6N.js";
import"./chunk-O5CA6BXR.js";import{repeatsOf}from"./chunk-AQU76T2Q.js";import{ofOneLeg}from"./chunk-FXXBQ4L6.js";
import"./chunk-YU2MZOBA.js";import{exitCodeOf,keep,printReport}from"./chunk-O2SAAUZV.js";import{prepareOut,writeOut}from"./chunk-BVDJN6AE.js";
import{makeTerminalHost}from"./chunk-RNTIAEJS.js";import"./chunk-Y6Q2NB5X.js";import"./chunk-M6JKTG3Z.js";
import"./chunk-TL2OWTGZ.js";import"./chunk-B6XOBEIL.js";import{analyse}from"./chunk-VQQDN7QI.js";import"./chunk-UAK5ACO7.js";
import"./chunk-VZGJH6IP.js";import"./chunk-7RURHUYU.js";import"./chunk-WJP4PDLC.js";import"./chunk-63ISEC2G.js";
import{completedRounds,hasFailed}from"./chunk-MT3A5R62.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-LILJVUUO.js";
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
