import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-IFA5DEZR.js";import"./chunk-SCHZDNYL.js";import{repeatsOf}from"./chunk-E7W22SXK.js";
import"./chunk-LHYE3YQS.js";import{analyseLegs}from"./chunk-XF4OGQA7.js";import{readConfig}from"./chunk-CQXSA3T6.js";
import{printReport}from"./chunk-DLQNCXBV.js";import"./chunk-R7JCBD7A.js";import{makeTerminalHost}from"./chunk-WJICZI77.js";
import{withUserFiles}from"./chunk-3JRB3UFZ.js";import{exitCodeOf}from"./chunk-CQTRHVRG.js";import"./chunk-PEW3SFUP.js";
import"./chunk-MDNQNWF5.js";import"./chunk-B3JYY4YO.js";import"./chunk-7OHXEMLV.js";import{commitSettings,
parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-BVCRJI65.js";import"./chunk-CG7XTK76.js";
import"./chunk-Z26OSYOP.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-PWTHEOSO.js";import"./chunk-6GQY3KYP.js";
import"./chunk-6N7UZRFC.js";import"./chunk-NK3RRWT3.js";import"./chunk-WCF5KLDJ.js";import"./chunk-3IVH7VNZ.js";
import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-NLBIMEYB.js";import"./chunk-23PMS7MH.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:recordings.length,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"};return printReport({...result,
repeats,configSource,name:given.name??result.name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
