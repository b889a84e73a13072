import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-TJG4SUFM.js";import"./chunk-DHGOI4PL.js";import"./chunk-IF6OKRHB.js";
import{repeatsOf}from"./chunk-CVIKJVEH.js";import"./chunk-KBARDT5G.js";import{findLevels}from"./chunk-HXLW4KML.js";
import{analyseLegs,makeLocalSource}from"./chunk-EJVPIDXD.js";import"./chunk-TEIEPODL.js";import{HISTORY_LIMITS}from"./chunk-EFLWLGKE.js";
import"./chunk-53HEI53Z.js";import{readConfig}from"./chunk-TMB4QNQ4.js";import{printReport,terminalGuidance}from"./chunk-MDQAMF4B.js";
import{withUserFiles}from"./chunk-YCDJIRC6.js";import"./chunk-HHRMWBWU.js";import{makeTerminalHost}from"./chunk-UW2MVK3N.js";
import{exitCodeOf}from"./chunk-EGVJNALX.js";import"./chunk-5WZSTAP2.js";import"./chunk-YABB6LDJ.js";import"./chunk-PISBS76S.js";
import"./chunk-62OUK4QW.js";import"./chunk-CHU4Q5I6.js";import"./chunk-VMPLQNBO.js";import"./chunk-5HP4KEED.js";
import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-65LZPHWG.js";import"./chunk-55ERVSL5.js";
import"./chunk-VK3OU7FR.js";import"./chunk-UJIBPF3V.js";import"./chunk-XBHYVAAQ.js";import"./chunk-ZCBYPN4W.js";
import"./chunk-D6NP6SBN.js";import"./chunk-6CHGF4MC.js";import"./chunk-IXRJUOBZ.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-DTL3SXP4.js";
import"./chunk-GJUBWR4Q.js";import"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";
import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";import"./chunk-RBRVNEPW.js";import"./chunk-TAZGCLPK.js";
import"./chunk-DACUQ57T.js";import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";import"./chunk-HKY42QPB.js";
import"./chunk-3AGQWWDO.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-HWLSBK7Z.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";
import{userError}from"./chunk-WUPIBDG2.js";import{about}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),policy=policyOf(file,host.clock.today()),levels=await findLevels(
host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publishSettings(given).historyRef,base:recordings[0].commits.base.sha,
budgets:policy.budgets}),result=analyseLegs(recordings,policy,levels),repeats=repeatsOf(recordings,{file,commits:commitSettings(
given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),legs:new Set(recordings.map(({name:name2})=>name2)).size,
isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.name,guidance=terminalGuidance(
publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,configSource,name},output),exitCodeOf(
result.conclusion,publishSettings(given).failOn)}export{report};
