import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-EMYW7UUL.js";import{repeatsOf}from"./chunk-WEJWVCNK.js";import{analyseLegs}from"./chunk-KO2ATKFO.js";
import"./chunk-SZNAHEYU.js";import{openingNamed,readConfig}from"./chunk-DFLINQF6.js";import{exitCodeOf,printReport}from"./chunk-UWNMHGN5.js";
import"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-PTQUULZG.js";import"./chunk-APN5LMAE.js";
import"./chunk-KSPZPUWD.js";import"./chunk-B6XOBEIL.js";import"./chunk-7LGD42BZ.js";import{commitSettings,
parseBudgetFile,policyOf,publishSettings,readRecordings}from"./chunk-6HQNVFED.js";import"./chunk-ECC2TKIJ.js";
import"./chunk-TRKHTLFU.js";import"./chunk-FCHEUK75.js";import"./chunk-WJP4PDLC.js";import"./chunk-RKS5DA4K.js";
import{TERMINAL_COMMITS}from"./chunk-6GKZWBWP.js";import"./chunk-GZRDULMA.js";import"./chunk-FTWAL6AX.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=openingNamed(makeTerminalHost({isQuiet:true}));
const recordings=await readRecordings(host,files,{where:"command line",what:"no recording was named",remedy:"Write `repo\
rt recording.json`"});const text=await readConfig(host,given);const file=text&&parseBudgetFile(text.text,text.path);const result=analyseLegs(
recordings,policyOf(file,host.clock.today()));const repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMITS),
publish:publishSettings(given),legs:recordings.length,isOwn:false});printReport({...result,repeats,name:given.name??result.
name},output);return exitCodeOf(result,publishSettings(given).failOn)}export{report};
