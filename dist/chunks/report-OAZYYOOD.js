import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-GMOLLAQ7.js";import{repeatsOf}from"./chunk-4JMVPBYH.js";import{analyseLegs}from"./chunk-DGYPY2CA.js";
import"./chunk-ZMZB7ZZI.js";import{readConfig,withUserFiles}from"./chunk-3FXPSF4P.js";import{printReport}from"./chunk-ACE6KUVY.js";
import"./chunk-P6YZRXYO.js";import{makeTerminalHost}from"./chunk-AVGWH3HL.js";import{exitCodeOf}from"./chunk-CQTRHVRG.js";
import"./chunk-ID34LORL.js";import"./chunk-5XGBOG5O.js";import"./chunk-Q34AHYZ5.js";import{commitSettings,
parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-NRB6S4FK.js";import"./chunk-LQTR7E7W.js";
import"./chunk-2IZXDTDF.js";import"./chunk-H43JVFDQ.js";import"./chunk-UR5X5KRI.js";import"./chunk-OWI46LZM.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-BQAFKCYA.js";import"./chunk-23PMS7MH.js";import"./chunk-O2I266XQ.js";
import"./chunk-R2PIU4BO.js";import"./chunk-WC6KOLU4.js";import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
recordings=await readRecordings(host,files,{where:"command line",what:"no recording was named",remedy:"Write `report rec\
ording.json`"}),text=await readConfig(host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,
policyOf(file,host.clock.today())),repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),
publish:publishSettings(given),legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"wor\
ktree"};return printReport({...result,repeats,configSource,name:given.name??result.name},output),exitCodeOf(result.conclusion,
publishSettings(given).failOn)}export{report};
