import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-GTN54UNU.js";import{repeatsOf}from"./chunk-HBWHWAWZ.js";import{analyseLegs}from"./chunk-7WYEE36V.js";
import"./chunk-UOZE7GSG.js";import{openingNamed,readConfig}from"./chunk-CHQEOSVI.js";import{exitCodeOf,printReport}from"./chunk-VIEGIIU3.js";
import"./chunk-D5VADRDX.js";import{makeTerminalHost}from"./chunk-T57FJXI5.js";import"./chunk-ELCBPIFU.js";
import"./chunk-MLCACVFN.js";import"./chunk-6D5IVRLX.js";import{commitSettings,parseBudgetFile,policyOf,publishSettings,
readRecordings}from"./chunk-5TGE6YXZ.js";import"./chunk-ZBDSDBEP.js";import"./chunk-NLVGQK5W.js";import"./chunk-TIO3AHIY.js";
import"./chunk-6FO44SI4.js";import"./chunk-LFPHIZHG.js";import{TERMINAL_COMMITS}from"./chunk-A7PHFZRH.js";
import"./chunk-XNQJWE6S.js";import"./chunk-NZWFUP5M.js";import"./chunk-DX5SWUY6.js";import"./chunk-22RSWMGT.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=readReport(argv),host=openingNamed(makeTerminalHost({isQuiet:!0})),recordings=await readRecordings(
host,files,{where:"command line",what:"no recording was named",remedy:"Write `report recording.json`"}),text=await readConfig(
host,given),file=text&&parseBudgetFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMITS),publish:publishSettings(given),legs:recordings.
length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"};return printReport({...result,repeats,configSource,
name:given.name??result.name},output),exitCodeOf(result,publishSettings(given).failOn)}export{report};
