import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-K2RIKMOY.js";import"./chunk-UBYPLJMA.js";import{repeatsOf}from"./chunk-HGJEEB63.js";
import"./chunk-ZAR5J22L.js";import{analyseLegs}from"./chunk-GWOU3EZ7.js";import{readConfig}from"./chunk-6HSRCVOD.js";
import{printReport,terminalGuidance}from"./chunk-EFJKSSX5.js";import"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-5HULYK7V.js";
import{withUserFiles}from"./chunk-7JAWCAYL.js";import{exitCodeOf}from"./chunk-DVKD3MUY.js";import"./chunk-5WZSTAP2.js";
import"./chunk-5OBP3IHI.js";import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-SAQYGGP2.js";
import"./chunk-4NLWNOTE.js";import"./chunk-3IXTCX67.js";import"./chunk-KJIK7RRS.js";import"./chunk-DQHQYAR2.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-XZXPBNNE.js";import"./chunk-DWKD3IPL.js";import"./chunk-ADRWTQ3L.js";
import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-JW2AQNW6.js";
import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-32IOA455.js";import"./chunk-NREAO3NB.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.
name,guidance=terminalGuidance(publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,
configSource,name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
