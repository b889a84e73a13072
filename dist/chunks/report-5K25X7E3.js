import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-KGZFSGGK.js";import{repeatsOf}from"./chunk-A4K3N64L.js";import{analyseLegs}from"./chunk-3ZQEOPI3.js";
import"./chunk-V6PHFYRT.js";import{readConfig,withUserFiles}from"./chunk-NMWBQ6MX.js";import{printReport}from"./chunk-5WTHUFHT.js";
import"./chunk-P6YZRXYO.js";import{makeTerminalHost}from"./chunk-HIICMW2I.js";import{exitCodeOf}from"./chunk-CQTRHVRG.js";
import"./chunk-7XKRIJKX.js";import"./chunk-PZS6GZKV.js";import"./chunk-Q34AHYZ5.js";import{commitSettings,
parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-JQNUSNQK.js";import"./chunk-IFFCIXLD.js";
import"./chunk-M32IA26E.js";import"./chunk-KKA7FFFV.js";import"./chunk-UR5X5KRI.js";import"./chunk-GUAD3NJQ.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-IVXJK2RH.js";import"./chunk-23PMS7MH.js";import"./chunk-JDF7BU2L.js";
import"./chunk-R2PIU4BO.js";import"./chunk-WC6KOLU4.js";import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
recordings=await readRecordings(host,files,{where:"command line",what:"no recording was named",remedy:"Write `report rec\
ording.json`"}),text=await readConfig(host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,
policyOf(file,host.clock.today())),repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),
publish:publishSettings(given),legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"wor\
ktree"};return printReport({...result,repeats,configSource,name:given.name??result.name},output),exitCodeOf(result.conclusion,
publishSettings(given).failOn)}export{report};
