import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-TO5APPFY.js";import"./chunks/chunk-PMWO4P7Y.js";import"./chunks/chunk-GBJCRJC6.js";
import{measureEventCommits,writeRecording}from"./chunks/chunk-PKBSS6ZU.js";import"./chunks/chunk-WPYQUJBZ.js";import"./chunks/chunk-WPXRFK7O.js";
import"./chunks/chunk-DDE44GZR.js";import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-5NEE637Y.js";import{runAction}from"./chunks/chunk-YKBZENJ2.js";
import"./chunks/chunk-GWVBZR5V.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-ALWBA7OF.js";import"./chunks/chunk-U5ILQ5U3.js";
import"./chunks/chunk-TATJ7I6B.js";import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-IAHGCNHS.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-DQQ6MB7B.js";
import"./chunks/chunk-6NLKLYZ7.js";import"./chunks/chunk-3ZOXXIDO.js";import"./chunks/chunk-CHU4Q5I6.js";import"./chunks/chunk-BRCSVCCF.js";
import"./chunks/chunk-5HP4KEED.js";import"./chunks/chunk-5SVJCWFM.js";import"./chunks/chunk-D52EDGNG.js";import"./chunks/chunk-55ERVSL5.js";
import"./chunks/chunk-UY35WW5V.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-LEJZU3Q7.js";import"./chunks/chunk-ZCBYPN4W.js";
import"./chunks/chunk-YRPCLAMG.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-IXRJUOBZ.js";import"./chunks/chunk-VLKOVTBN.js";
import{countCompletedRounds}from"./chunks/chunk-V57HINR7.js";import"./chunks/chunk-SCDW2L2P.js";import"./chunks/chunk-NQDBFFQ2.js";
import"./chunks/chunk-OGXTUGMV.js";import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-P4NBOP32.js";
import"./chunks/chunk-TAZGCLPK.js";import"./chunks/chunk-WD7HKH2B.js";import"./chunks/chunk-JCFVTOWJ.js";import"./chunks/chunk-RLM5C7GR.js";
import{formatDiagnosticLine}from"./chunks/chunk-B7TUGRZ5.js";import"./chunks/chunk-3AGQWWDO.js";import"./chunks/chunk-L2GRNRRK.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-3K2ZOJN5.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-HVNIZDTZ.js";
import"./chunks/chunk-3VKKOK6H.js";import"./chunks/chunk-VTTASEHS.js";import"./chunks/chunk-WUPIBDG2.js";import{about,isError,
makeError}from"./chunks/chunk-BNVLGSET.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
