import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-NV5KAZGU.js";import"./chunk-2Y5VRKFH.js";import{repeatsOf}from"./chunk-LQ2R3VDL.js";
import"./chunk-RIM76ZDM.js";import{analyseLegs}from"./chunk-XG5NZJ3P.js";import{readConfig}from"./chunk-XNCQNRX7.js";
import{printReport,terminalGuidance}from"./chunk-SEUJK3O4.js";import"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-EC4KEEXL.js";
import{withUserFiles}from"./chunk-RPPL2E2Y.js";import{exitCodeOf}from"./chunk-HWDD6SND.js";import"./chunk-5WZSTAP2.js";
import"./chunk-QJFBE2ZE.js";import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-SE7IGQZC.js";
import"./chunk-T7NHWXN5.js";import"./chunk-TTJP5OML.js";import"./chunk-DQHQYAR2.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-4L56Q62S.js";
import"./chunk-ZZTFQOK5.js";import"./chunk-X2TSKCJN.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-AX4ICRNQ.js";import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-32IOA455.js";
import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.
name,guidance=terminalGuidance(publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,
configSource,name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
