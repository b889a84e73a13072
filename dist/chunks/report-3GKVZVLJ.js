import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-EK2XCWV4.js";import{repeatsOf}from"./chunk-AQU76T2Q.js";import{analyseLegs}from"./chunk-FXXBQ4L6.js";
import"./chunk-YU2MZOBA.js";import{openingNamed,readConfig}from"./chunk-FZ5CNTX7.js";import{exitCodeOf,printReport}from"./chunk-O2SAAUZV.js";
import"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-RNTIAEJS.js";import"./chunk-M6JKTG3Z.js";
import"./chunk-TL2OWTGZ.js";import"./chunk-B6XOBEIL.js";import{commitSettings,parseBudgetFile,policyOf,publishSettings,
readRecordings}from"./chunk-VQQDN7QI.js";import"./chunk-UAK5ACO7.js";import"./chunk-VZGJH6IP.js";import"./chunk-7RURHUYU.js";
import"./chunk-WJP4PDLC.js";import"./chunk-63ISEC2G.js";import{TERMINAL_COMMITS}from"./chunk-MT3A5R62.js";
import"./chunk-KQ3JW6BQ.js";import"./chunk-LILJVUUO.js";import"./chunk-7LGD42BZ.js";import"./chunk-FTWAL6AX.js";
import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=openingNamed(makeTerminalHost({isQuiet:true}));
const recordings=await readRecordings(host,files,{where:"command line",what:"no recording was named",remedy:"Write `repo\
rt recording.json`"});const text=await readConfig(host,given);const file=text&&parseBudgetFile(text.text,text.path);const result=analyseLegs(
recordings,policyOf(file,host.clock.today()));const repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMITS),
publish:publishSettings(given),legs:recordings.length,isOwn:false});const configSource=text&&{path:text.path,commit:null,
how:"worktree"};printReport({...result,repeats,configSource,name:given.name??result.name},output);return exitCodeOf(result,
publishSettings(given).failOn)}export{report};
