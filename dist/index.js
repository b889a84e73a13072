import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-4UJWCDFV.js";import{announceResult,announceRun,configFlag,makeOutFolder,parseInputs,
publishResult,runOrErrorReport}from"./chunks/chunk-5N3YXZFE.js";import"./chunks/chunk-VVHN6HWU.js";import{measureEventCommits,
writeRecording}from"./chunks/chunk-EEVHLVVB.js";import"./chunks/chunk-JNSZYDSM.js";import"./chunks/chunk-CGDD66JH.js";import"./chunks/chunk-7EJY35PH.js";
import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-C4TR3EOV.js";import{runAction}from"./chunks/chunk-7JBVZNHE.js";import"./chunks/chunk-M2K3F6CH.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-3DJB2HZE.js";import"./chunks/chunk-BPI5WG55.js";import"./chunks/chunk-M6IBGP5J.js";
import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-HUHM5OEK.js";
import"./chunks/chunk-COUSLQLZ.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-BNHUBLBL.js";import"./chunks/chunk-JVI67UDP.js";
import"./chunks/chunk-YRFA47KB.js";import"./chunks/chunk-V465RPFM.js";import"./chunks/chunk-NMNNQKGR.js";import"./chunks/chunk-5HP4KEED.js";
import"./chunks/chunk-GOPMAUTP.js";import{analyse,withConfiguration}from"./chunks/chunk-DSPOCP75.js";import"./chunks/chunk-QSSAQVID.js";
import"./chunks/chunk-UY35WW5V.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-INIXPPDB.js";import"./chunks/chunk-MARM57CZ.js";
import"./chunks/chunk-YQLFR6LG.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-FI6XLVHD.js";import"./chunks/chunk-HK32KVEB.js";
import"./chunks/chunk-7JPDPRSF.js";import"./chunks/chunk-ELUMOZVM.js";import"./chunks/chunk-CDN7I5AD.js";import"./chunks/chunk-QJ7AYOSM.js";
import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-QQNRHAR5.js";import"./chunks/chunk-TAZGCLPK.js";
import"./chunks/chunk-Z36VLS26.js";import"./chunks/chunk-NKH3IOD6.js";import"./chunks/chunk-NCGDOWRN.js";import"./chunks/chunk-JCFVTOWJ.js";
import"./chunks/chunk-L2GRNRRK.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-3K2ZOJN5.js";import"./chunks/chunk-3YIQMNTG.js";
import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-HHYFZVXQ.js";import"./chunks/chunk-Y6BKRERJ.js";import"./chunks/chunk-VTTASEHS.js";
import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-E4HB5Y7J.js";async function gate(stage){let given=parseInputs(stage.runner.input,"gate"),api=stage.connect(stage.runner.input("github\
-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(stage.host),comments=!0,isAnnounced=!1,announce=async measured=>{
await announced,await announceResult(stage,{report:reportOf(stage,measured),given,api,comments,outFolder}),isAnnounced=!0},
report=await runOrErrorReport(stage,{given,failure:"not-measured"},async()=>{let measured=await measureEventCommits(stage,
given,{api,isJudged:!0,announce});return await writeRecording(stage,measured.recording,outFolder),reportOf(stage,measured)});
await announced,await publishResult(stage,{report,given,api,comments,outFolder,isAnnounced})}function reportOf(stage,{recording,
settings,file,config,levels}){let commits={...settings.commits,configFrom:configFlag(config.source,recording)},repeats=repeatsOf(
[recording],{...settings,commits,file,legs:1,isOwn:!0}),report={...analyse(recording,settings.policy,levels),program:stage.
host.program,repeats};return withConfiguration(report,config)}await runAction(gate);
