import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-O7U7E7XQ.js";import"./chunk-RFNQLS2C.js";import"./chunk-W27K5REP.js";
import{repeatsOf}from"./chunk-4UJWCDFV.js";import"./chunk-VVHN6HWU.js";import{findLevels}from"./chunk-C4TR3EOV.js";
import{analyseLegs,makeLocalSource}from"./chunk-3DJB2HZE.js";import"./chunk-BPI5WG55.js";import{HISTORY_LIMITS}from"./chunk-M6IBGP5J.js";
import"./chunk-53HEI53Z.js";import{readConfig}from"./chunk-N4SIGU5B.js";import{printReport,terminalGuidance}from"./chunk-7YZLJ47B.js";
import{withUserFiles}from"./chunk-VGI5QY5T.js";import"./chunk-UH7IPGCC.js";import{makeTerminalHost}from"./chunk-FWSR7PVU.js";
import{exitCodeOf}from"./chunk-COUSLQLZ.js";import"./chunk-5WZSTAP2.js";import"./chunk-BNHUBLBL.js";import"./chunk-JVI67UDP.js";
import"./chunk-YRFA47KB.js";import"./chunk-V465RPFM.js";import"./chunk-NMNNQKGR.js";import"./chunk-5HP4KEED.js";
import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-DSPOCP75.js";import"./chunk-QSSAQVID.js";
import"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";import"./chunk-INIXPPDB.js";import"./chunk-MARM57CZ.js";
import"./chunk-YQLFR6LG.js";import"./chunk-6CHGF4MC.js";import"./chunk-FI6XLVHD.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-HK32KVEB.js";
import"./chunk-7JPDPRSF.js";import"./chunk-ELUMOZVM.js";import"./chunk-CDN7I5AD.js";import"./chunk-QJ7AYOSM.js";
import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";import"./chunk-QQNRHAR5.js";import"./chunk-TAZGCLPK.js";
import"./chunk-Z36VLS26.js";import"./chunk-NKH3IOD6.js";import"./chunk-NCGDOWRN.js";import"./chunk-JCFVTOWJ.js";
import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";import"./chunk-3YIQMNTG.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-HHYFZVXQ.js";import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";
import{about,userError}from"./chunk-HZL6TB3P.js";import"./chunk-E4HB5Y7J.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),policy=policyOf(file,host.clock.today()),levels=await findLevels(
host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publishSettings(given).historyRef,base:recordings[0].commits.base.sha,
budgets:policy.budgets}),result=analyseLegs(recordings,policy,levels),repeats=repeatsOf(recordings,{file,commits:commitSettings(
given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),legs:new Set(recordings.map(({name:name2})=>name2)).size,
isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.name,guidance=terminalGuidance(
publishSettings(given));return printReport({...result,program:host.program,repeats,guidance,configSource,name},output),exitCodeOf(
result.conclusion,publishSettings(given).failOn)}export{report};
