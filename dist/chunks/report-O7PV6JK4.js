import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-5DM7WNXT.js";import"./chunk-XSSKGAUO.js";import{repeatsOf}from"./chunk-UJUYZH4B.js";
import"./chunk-RXHVINVP.js";import{analyseLegs}from"./chunk-SKFE6NO2.js";import{readConfig}from"./chunk-DEQO2LOC.js";
import{printReport,terminalGuidance}from"./chunk-4LWSJSUT.js";import"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-D7I57ZHB.js";
import{withUserFiles}from"./chunk-BDHLFTL6.js";import{exitCodeOf}from"./chunk-OTPBSNFX.js";import"./chunk-5WZSTAP2.js";
import"./chunk-NBYTJP6W.js";import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-SR6VECH5.js";
import"./chunk-MM4W5FG2.js";import"./chunk-UYSRP34Z.js";import"./chunk-ICRJTAWX.js";import"./chunk-DQHQYAR2.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-NQPI6Q5J.js";import"./chunk-HEH67356.js";import"./chunk-LL6TDALL.js";
import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-VSTLKTQT.js";
import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-32IOA455.js";import"./chunk-NREAO3NB.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.
name,guidance=terminalGuidance(publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,
configSource,name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
