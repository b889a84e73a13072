import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-Q2A5RHIJ.js";import"./chunk-WHBZTBLR.js";import"./chunk-BWDG7XEY.js";
import{repeatsOf}from"./chunk-2CTAFSI4.js";import"./chunk-GZTKZP6H.js";import{findLevels}from"./chunk-26J65XFP.js";
import{analyseLegs,makeLocalSource}from"./chunk-5SL222PQ.js";import"./chunk-4LNC54WK.js";import{HISTORY_LIMITS}from"./chunk-SBK3274F.js";
import"./chunk-53HEI53Z.js";import{readConfig}from"./chunk-VACDHNMU.js";import{printReport,terminalGuidance}from"./chunk-E44RPT6D.js";
import{withUserFiles}from"./chunk-YYDWBBI2.js";import"./chunk-HHRMWBWU.js";import{makeTerminalHost}from"./chunk-5NUOYYRI.js";
import{exitCodeOf}from"./chunk-65XFSSWZ.js";import"./chunk-5WZSTAP2.js";import"./chunk-MMNJZIQU.js";import"./chunk-UN2UAFKM.js";
import"./chunk-NASRVOJD.js";import"./chunk-CHU4Q5I6.js";import"./chunk-LMLFTWZG.js";import"./chunk-5HP4KEED.js";
import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-QT7G6FBN.js";import"./chunk-55ERVSL5.js";
import"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";import"./chunk-PCQQICIE.js";import"./chunk-ZCBYPN4W.js";
import"./chunk-6JV7UBHF.js";import"./chunk-6CHGF4MC.js";import"./chunk-IXRJUOBZ.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-DTIRQAHZ.js";
import"./chunk-AFDJ3GZP.js";import"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";
import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";import"./chunk-TUABNILE.js";import"./chunk-TAZGCLPK.js";
import"./chunk-NCGDOWRN.js";import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";import"./chunk-XJ2LWJVX.js";
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
