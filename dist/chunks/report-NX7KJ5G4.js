import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-DHUSQH54.js";import{repeatsOf}from"./chunk-UMHSJ3PT.js";import{analyseLegs}from"./chunk-FRARJMPH.js";
import"./chunk-RNEOTAE5.js";import{openingNamed,readConfig}from"./chunk-EJKFEY2R.js";import{exitCodeOf,printReport}from"./chunk-VMY4BQQY.js";
import"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-52PU5NW6.js";import"./chunk-4AP4AIOC.js";
import"./chunk-4B62SKZ6.js";import"./chunk-B6XOBEIL.js";import{commitSettings,parseBudgetFile,policyOf,publishSettings,
readRecordings}from"./chunk-XHZ4JMVC.js";import"./chunk-NLHCXKBV.js";import"./chunk-ITSLA55S.js";import"./chunk-OTQATU74.js";
import"./chunk-WJP4PDLC.js";import"./chunk-M73HCP6O.js";import{TERMINAL_COMMITS}from"./chunk-FNKJRM42.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-OKWJN2M7.js";import"./chunk-7LGD42BZ.js";import"./chunk-FTWAL6AX.js";
import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=openingNamed(makeTerminalHost({isQuiet:true}));
const recordings=await readRecordings(host,files,{where:"command line",what:"no recording was named",remedy:"Write `repo\
rt recording.json`"});const text=await readConfig(host,given);const file=text&&parseBudgetFile(text.text,text.path);const result=analyseLegs(
recordings,policyOf(file,host.clock.today()));const repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMITS),
publish:publishSettings(given),legs:recordings.length,isOwn:false});const configSource=text&&{path:text.path,commit:null,
how:"worktree"};printReport({...result,repeats,configSource,name:given.name??result.name},output);return exitCodeOf(result,
publishSettings(given).failOn)}export{report};
