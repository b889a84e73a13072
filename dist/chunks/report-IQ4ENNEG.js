import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-ND2JP6FG.js";import"./chunk-K7XBKBGV.js";import{repeatsOf}from"./chunk-RLJLZCSG.js";
import"./chunk-UTE2LXOG.js";import{analyseLegs}from"./chunk-GW2NPHVJ.js";import{readConfig}from"./chunk-O2IX5OEC.js";
import{printReport,terminalGuidance}from"./chunk-GEQQJ73V.js";import"./chunk-C5C3ZA7K.js";import{makeTerminalHost}from"./chunk-FAGB525H.js";
import{withUserFiles}from"./chunk-UNHRLFEK.js";import{exitCodeOf}from"./chunk-7V7FF57Z.js";import"./chunk-5WZSTAP2.js";
import"./chunk-JGCIOHQS.js";import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-IG2XBVA2.js";
import"./chunk-L7JTRY5K.js";import"./chunk-NJ7J4D2H.js";import"./chunk-4THAXJLQ.js";import"./chunk-UNLSK6X3.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-Q4TTUYBV.js";import"./chunk-FRSQQ4Y2.js";import"./chunk-MI7YAUMO.js";
import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-VZD7LG4B.js";
import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.
name,guidance=terminalGuidance(publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,
configSource,name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
