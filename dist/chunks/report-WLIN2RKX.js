import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-RVYO3NWX.js";import"./chunk-D6SXJYFA.js";import"./chunk-I3BQSK3X.js";
import{repeatsOf}from"./chunk-SUHSVWV5.js";import"./chunk-S5YSCG4F.js";import{findLevels}from"./chunk-KGDXCEH4.js";
import{analyseLegs,makeLocalSource}from"./chunk-W67KMNTT.js";import{HISTORY_LIMITS}from"./chunk-JTOQ4DH4.js";
import{readConfig}from"./chunk-O4CSTGF3.js";import{printReport,terminalGuidance}from"./chunk-C7B3NO7W.js";import"./chunk-XYYJUFVR.js";
import{makeTerminalHost}from"./chunk-JL7UVBEL.js";import{withUserFiles}from"./chunk-6X5DFAOV.js";import{exitCodeOf}from"./chunk-W5WEXNQL.js";
import"./chunk-ALDRZJLJ.js";import"./chunk-U7GJNYS4.js";import"./chunk-23UAZ5JX.js";import"./chunk-5WZSTAP2.js";
import"./chunk-5GHODNXJ.js";import"./chunk-ANSIQABI.js";import"./chunk-EQEZDKD4.js";import{commitSettings,
parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-W5LDEPI3.js";import"./chunk-AOCNN6SP.js";
import"./chunk-LEVH2Q7W.js";import"./chunk-P7HPLJKI.js";import"./chunk-44FOR5LM.js";import"./chunk-IOZYXH5W.js";
import"./chunk-6CHGF4MC.js";import"./chunk-YL4NMDS2.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-7XMAUFAX.js";
import"./chunk-OABH57P3.js";import"./chunk-ABQ4PPY6.js";import"./chunk-NBBKEFUZ.js";import"./chunk-AGWB6ZWU.js";
import"./chunk-HURJGMCU.js";import"./chunk-NK3RRWT3.js";import"./chunk-DIPTC46G.js";import"./chunk-3GIJQ7B4.js";
import"./chunk-3EX73MLL.js";import{userError}from"./chunk-YKJSESYE.js";import{about}from"./chunk-CCDTYZW3.js";
import"./chunk-E4HB5Y7J.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),policy=policyOf(file,host.clock.today()),levels=await findLevels(
host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publishSettings(given).historyRef,base:recordings[0].commits.base.sha,
budgets:policy.budgets}),result=analyseLegs(recordings,policy,levels),repeats=repeatsOf(recordings,{file,commits:commitSettings(
given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),legs:new Set(recordings.map(({name:name2})=>name2)).size,
isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.name,guidance=terminalGuidance(
publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,configSource,name},output),exitCodeOf(
result.conclusion,publishSettings(given).failOn)}export{report};
