import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-7C6DNHDY.js";import"./chunk-BT2CNXTZ.js";import{repeatsOf}from"./chunk-XFVOTHGJ.js";
import"./chunk-IBC2MRC3.js";import{analyseLegs}from"./chunk-TZMRVIZR.js";import{readConfig}from"./chunk-FWXKUQJZ.js";
import{printReport,terminalGuidance}from"./chunk-O6E5UGX5.js";import"./chunk-MVDULKED.js";import{makeTerminalHost}from"./chunk-LFXFQYSB.js";
import{withUserFiles}from"./chunk-RPPL2E2Y.js";import{exitCodeOf}from"./chunk-WMUSDF73.js";import"./chunk-5WZSTAP2.js";
import"./chunk-MV2ECQF7.js";import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-XL4LGZMC.js";
import"./chunk-F65LNEMN.js";import"./chunk-3IXTCX67.js";import"./chunk-KJIK7RRS.js";import"./chunk-DQHQYAR2.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-BCKD4X7O.js";import"./chunk-MMZ4N2Z2.js";import"./chunk-ADRWTQ3L.js";
import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-AX4ICRNQ.js";
import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-32IOA455.js";import"./chunk-NREAO3NB.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.
name,guidance=terminalGuidance(publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,
configSource,name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
