import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-P5YH32CZ.js";import{repeatsOf}from"./chunk-2CZ2XZY7.js";import{analyseLegs}from"./chunk-LWT2E7LX.js";
import"./chunk-2LZHYNMA.js";import{openingNamed,readConfig}from"./chunk-SGHL36OV.js";import{exitCodeOf,printReport}from"./chunk-UFY7SKYG.js";
import"./chunk-D5VADRDX.js";import{makeTerminalHost}from"./chunk-JDVSHX53.js";import"./chunk-CGGNXWIP.js";
import"./chunk-6SOG4SPE.js";import"./chunk-6D5IVRLX.js";import{commitSettings,parseBudgetFile,policyOf,publishSettings,
readRecordings}from"./chunk-I26ZRJC7.js";import"./chunk-PO57IB6S.js";import"./chunk-55IMAIYE.js";import"./chunk-XTL7VNUR.js";
import"./chunk-6FO44SI4.js";import"./chunk-Y4QSQYSV.js";import{TERMINAL_COMMITS}from"./chunk-TAHYMK3E.js";
import"./chunk-XNQJWE6S.js";import"./chunk-NZWFUP5M.js";import"./chunk-DX5SWUY6.js";import"./chunk-22RSWMGT.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=readReport(argv),host=openingNamed(makeTerminalHost({isQuiet:!0})),recordings=await readRecordings(
host,files,{where:"command line",what:"no recording was named",remedy:"Write `report recording.json`"}),text=await readConfig(
host,given),file=text&&parseBudgetFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMITS),publish:publishSettings(given),legs:recordings.
length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"};return printReport({...result,repeats,configSource,
name:given.name??result.name},output),exitCodeOf(result,publishSettings(given).failOn)}export{report};
