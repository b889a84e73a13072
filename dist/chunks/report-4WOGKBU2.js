import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-KNEKLXI4.js";import"./chunk-MXDQ6EK6.js";import"./chunk-WNAHG2WM.js";
import{repeatsOf}from"./chunk-MAZVDPZ6.js";import"./chunk-GBJCRJC6.js";import{findLevels}from"./chunk-5NEE637Y.js";
import{analyseLegs,makeLocalSource}from"./chunk-ALWBA7OF.js";import"./chunk-U5ILQ5U3.js";import{HISTORY_LIMITS}from"./chunk-TATJ7I6B.js";
import"./chunk-53HEI53Z.js";import{readConfig}from"./chunk-RX3HAZ4H.js";import{printReport,terminalGuidance}from"./chunk-LAZS6JGT.js";
import{withUserFiles}from"./chunk-YYDWBBI2.js";import"./chunk-HHRMWBWU.js";import{makeTerminalHost}from"./chunk-G2JQCRLK.js";
import{exitCodeOf}from"./chunk-IAHGCNHS.js";import"./chunk-5WZSTAP2.js";import"./chunk-DQQ6MB7B.js";import"./chunk-6NLKLYZ7.js";
import"./chunk-3ZOXXIDO.js";import"./chunk-CHU4Q5I6.js";import"./chunk-BRCSVCCF.js";import"./chunk-5HP4KEED.js";
import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-D52EDGNG.js";import"./chunk-55ERVSL5.js";
import"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";import"./chunk-LEJZU3Q7.js";import"./chunk-ZCBYPN4W.js";
import"./chunk-YRPCLAMG.js";import"./chunk-6CHGF4MC.js";import"./chunk-IXRJUOBZ.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-VLKOVTBN.js";
import"./chunk-V57HINR7.js";import"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";
import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";import"./chunk-P4NBOP32.js";import"./chunk-TAZGCLPK.js";
import"./chunk-WD7HKH2B.js";import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";import"./chunk-B7TUGRZ5.js";
import"./chunk-3AGQWWDO.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-HVNIZDTZ.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";
import{userError}from"./chunk-WUPIBDG2.js";import{about}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),policy=policyOf(file,host.clock.today()),levels=await findLevels(
host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publishSettings(given).historyRef,base:recordings[0].commits.base.sha,
budgets:policy.budgets}),result=analyseLegs(recordings,policy,levels),repeats=repeatsOf(recordings,{file,commits:commitSettings(
given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),legs:new Set(recordings.map(({name:name2})=>name2)).size,
isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.name,guidance=terminalGuidance(
publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,configSource,name},output),exitCodeOf(
result.conclusion,publishSettings(given).failOn)}export{report};
