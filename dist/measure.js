import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-U457MM7R.js";import"./chunks/chunk-YK3455HJ.js";import"./chunks/chunk-KBARDT5G.js";
import{measureEventCommits,writeRecording}from"./chunks/chunk-6Z33VP64.js";import"./chunks/chunk-AIPU6ZR3.js";import"./chunks/chunk-WPXRFK7O.js";
import"./chunks/chunk-AQM6DGC2.js";import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-HXLW4KML.js";import{runAction}from"./chunks/chunk-NYOJPHV3.js";
import"./chunks/chunk-GDDTXQAI.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-EJVPIDXD.js";import"./chunks/chunk-TEIEPODL.js";
import"./chunks/chunk-EFLWLGKE.js";import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-EGVJNALX.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-YABB6LDJ.js";
import"./chunks/chunk-PISBS76S.js";import"./chunks/chunk-62OUK4QW.js";import"./chunks/chunk-CHU4Q5I6.js";import"./chunks/chunk-VMPLQNBO.js";
import"./chunks/chunk-5HP4KEED.js";import"./chunks/chunk-P6FOS7KG.js";import"./chunks/chunk-65LZPHWG.js";import"./chunks/chunk-55ERVSL5.js";
import"./chunks/chunk-VK3OU7FR.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-XBHYVAAQ.js";import"./chunks/chunk-ZCBYPN4W.js";
import"./chunks/chunk-D6NP6SBN.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-IXRJUOBZ.js";import"./chunks/chunk-DTL3SXP4.js";
import{countCompletedRounds}from"./chunks/chunk-GJUBWR4Q.js";import"./chunks/chunk-SCDW2L2P.js";import"./chunks/chunk-NQDBFFQ2.js";
import"./chunks/chunk-OGXTUGMV.js";import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-RBRVNEPW.js";
import"./chunks/chunk-TAZGCLPK.js";import"./chunks/chunk-DACUQ57T.js";import"./chunks/chunk-JCFVTOWJ.js";import"./chunks/chunk-RLM5C7GR.js";
import{formatDiagnosticLine}from"./chunks/chunk-HKY42QPB.js";import"./chunks/chunk-3AGQWWDO.js";import"./chunks/chunk-L2GRNRRK.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-3K2ZOJN5.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-HWLSBK7Z.js";
import"./chunks/chunk-3VKKOK6H.js";import"./chunks/chunk-VTTASEHS.js";import"./chunks/chunk-WUPIBDG2.js";import{about,isError,
makeError}from"./chunks/chunk-BNVLGSET.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
