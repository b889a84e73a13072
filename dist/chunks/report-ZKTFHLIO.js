import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-PRTR3YTG.js";import{repeatsOf}from"./chunk-UDJBD2YH.js";import{analyseLegs}from"./chunk-OKVTF7MM.js";
import"./chunk-N4UN3GB3.js";import{openingNamed,readConfig}from"./chunk-2KTHAMPY.js";import{exitCodeOf,printReport}from"./chunk-ZEQSRJD4.js";
import"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-BPPQSRLY.js";import"./chunk-ODX5DD4Z.js";
import"./chunk-IW3Z6UKL.js";import"./chunk-B6XOBEIL.js";import{commitSettings,parseBudgetFile,policyOf,publishSettings,
readRecordings}from"./chunk-NBJGF5CC.js";import"./chunk-G7JIIIAN.js";import"./chunk-LU527Q4Q.js";import"./chunk-VO2TJ2HY.js";
import"./chunk-WJP4PDLC.js";import"./chunk-KMBMGURB.js";import{TERMINAL_COMMITS}from"./chunk-TJMFT2DQ.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-J4QRR3F2.js";import"./chunk-7LGD42BZ.js";import"./chunk-FTWAL6AX.js";
import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=openingNamed(makeTerminalHost({isQuiet:true}));
const recordings=await readRecordings(host,files,{where:"command line",what:"no recording was named",remedy:"Write `repo\
rt recording.json`"});const text=await readConfig(host,given);const file=text&&parseBudgetFile(text.text,text.path);const result=analyseLegs(
recordings,policyOf(file,host.clock.today()));const repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMITS),
publish:publishSettings(given),legs:recordings.length,isOwn:false});const configSource=text&&{path:text.path,commit:null,
how:"worktree"};printReport({...result,repeats,configSource,name:given.name??result.name},output);return exitCodeOf(result,
publishSettings(given).failOn)}export{report};
