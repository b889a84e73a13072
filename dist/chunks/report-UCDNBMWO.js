import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-RE5ESVLS.js";import"./chunk-W6YHDZ62.js";import{repeatsOf}from"./chunk-E3566GOA.js";
import"./chunk-JNNJQJHD.js";import{analyseLegs}from"./chunk-JVKXA6XO.js";import{readConfig}from"./chunk-TJRLOJ24.js";
import{printReport,terminalGuidance}from"./chunk-BITH5EVC.js";import"./chunk-C5C3ZA7K.js";import{makeTerminalHost}from"./chunk-PTQUVRZ7.js";
import{withUserFiles}from"./chunk-UNHRLFEK.js";import{exitCodeOf}from"./chunk-V2GHHOBS.js";import"./chunk-5WZSTAP2.js";
import"./chunk-Q2NZLK3M.js";import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-262UYGJA.js";
import"./chunk-J5TKL4NI.js";import"./chunk-PCWRD2YZ.js";import"./chunk-LCPBPEEH.js";import"./chunk-UNLSK6X3.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-VU5YRCMF.js";import"./chunk-VP5H5WGL.js";import"./chunk-ORBSYQOJ.js";
import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-VZD7LG4B.js";
import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.
name,guidance=terminalGuidance(publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,
configSource,name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
