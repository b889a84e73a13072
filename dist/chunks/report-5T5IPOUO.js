import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-JOQBCT4L.js";import"./chunk-45HURYRP.js";import"./chunk-YIIVEIJE.js";
import{repeatsOf}from"./chunk-2LLBNCTN.js";import"./chunk-CIPZAG4I.js";import{findLevels}from"./chunk-5ALMEQ5S.js";
import{analyseLegs,makeLocalSource}from"./chunk-4OYWJWZQ.js";import"./chunk-ZPFWN2XW.js";import{HISTORY_LIMITS}from"./chunk-IKLYX4VC.js";
import"./chunk-53HEI53Z.js";import{readConfig}from"./chunk-ISJ4FZH5.js";import{printReport,terminalGuidance}from"./chunk-CXTKZCL5.js";
import{withUserFiles}from"./chunk-YYDWBBI2.js";import"./chunk-HHRMWBWU.js";import{makeTerminalHost}from"./chunk-N2FNTBU4.js";
import{exitCodeOf}from"./chunk-B5WZBCYC.js";import"./chunk-5WZSTAP2.js";import"./chunk-FSJI3UN7.js";import"./chunk-UN2UAFKM.js";
import"./chunk-DKR5JFAW.js";import"./chunk-NFXG7P6U.js";import"./chunk-LMLFTWZG.js";import"./chunk-5HP4KEED.js";
import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-XXMQGY3D.js";import"./chunk-55ERVSL5.js";
import"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";import"./chunk-BZD32PXO.js";import"./chunk-ZCBYPN4W.js";
import"./chunk-6G6MEWGU.js";import"./chunk-6CHGF4MC.js";import"./chunk-IXRJUOBZ.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-7ZLCUXM6.js";
import"./chunk-FEHYKBN3.js";import"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";
import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";import"./chunk-GBDAVFTO.js";import"./chunk-TAZGCLPK.js";
import"./chunk-NCGDOWRN.js";import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";import"./chunk-COMUBDRE.js";
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
