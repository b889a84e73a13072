import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readConfig}from"./chunk-2MQLTKNV.js";import{withUserFiles}from"./chunk-WCK3GEEP.js";import{HISTORY_LIMITS,
analyseLegs,exitCodeOf,findLevels,makeLocalSource,printReport,repeatsOf,terminalGuidance}from"./chunk-TJVXSQ4U.js";
import"./chunk-AZRTJBVI.js";import{commitSettings,makeTerminalHost,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-THDOESCH.js";
import"./chunk-IKSPXGBE.js";import"./chunk-ET2FACDU.js";import"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";
import{TERMINAL_COMMIT_DEFAULTS,parseReportArgs}from"./chunk-K7U33ATV.js";import"./chunk-KG3JJBVT.js";import{
userError}from"./chunk-4Q6QMYTI.js";import{about}from"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),policy=policyOf(file,host.clock.today()),levels=await findLevels(
host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publishSettings(given).historyRef,base:recordings[0].commits.base.sha,
budgets:policy.budgets}),result=analyseLegs(recordings,policy,levels),repeats=repeatsOf(recordings,{file,commits:commitSettings(
given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),legs:new Set(recordings.map(({name:name2})=>name2)).size,
isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.name,guidance=terminalGuidance(
publishSettings(given));return await printReport({...result,program:host.program,repeats,guidance,configSource,name},output),
exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
