import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-QN3BCNHN.js";import"./chunk-A5WA6BYO.js";import{repeatsOf}from"./chunk-V2FI6KBC.js";
import"./chunk-Z3MCZHLB.js";import{analyseLegs}from"./chunk-ZLOLLWWF.js";import{readConfig}from"./chunk-XMX6JNDQ.js";
import{printReport,terminalGuidance}from"./chunk-LNQH7H4P.js";import"./chunk-ZEZL6F7O.js";import{makeTerminalHost}from"./chunk-DOG2E6T7.js";
import{withUserFiles}from"./chunk-UNZ6HVHR.js";import{exitCodeOf}from"./chunk-4Y7VQZ7R.js";import"./chunk-5WZSTAP2.js";
import"./chunk-COK7N3LM.js";import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-7IGD6VGB.js";
import"./chunk-SOSEOAXV.js";import"./chunk-KJGNXQDZ.js";import"./chunk-QS5YVFIT.js";import"./chunk-R6LAGRKL.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-NXXOH2ZQ.js";import"./chunk-YHS7R4PB.js";import"./chunk-ZWGVAMPI.js";
import"./chunk-NK3RRWT3.js";import"./chunk-UKCMSQJQ.js";import"./chunk-3GIJQ7B4.js";import"./chunk-5VGJYODV.js";
import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:new Set(recordings.map(({name:name2})=>name2)).size,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"\
worktree"},name=given.name??result.name,guidance=terminalGuidance(publishSettings(given));return printReport({...result,
program:host.program,repeats,guidance,configSource,name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
