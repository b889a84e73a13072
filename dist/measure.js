import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-ODQ26PEW.js";import"./chunks/chunk-VGA3G7GZ.js";import{
measureEventCommits,writeRecording}from"./chunks/chunk-KORGKEXT.js";import"./chunks/chunk-C3LGNFAP.js";import"./chunks/chunk-NSMIX4YY.js";
import{runAction}from"./chunks/chunk-VZLKLPPY.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-AVXVV6CR.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-YPNK76CG.js";import"./chunks/chunk-JLE4ZOD5.js";
import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-ZHGT3MAY.js";import"./chunks/chunk-3VSOTNBW.js";import"./chunks/chunk-SMXATQNF.js";
import"./chunks/chunk-EK7BICEB.js";import"./chunks/chunk-I2BV3JGD.js";import"./chunks/chunk-5KKXAOVP.js";import"./chunks/chunk-R6LAGRKL.js";
import"./chunks/chunk-POXHZWES.js";import{countCompletedRounds}from"./chunks/chunk-TRQTGOGO.js";import{formatDiagnosticLine}from"./chunks/chunk-ZJDBXEUV.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-5VGJYODV.js";
import"./chunks/chunk-GAOIDVRA.js";import{about,isError,makeError}from"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host));
for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.runner.output(
"base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output(
"rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.fail(formatDiagnosticLine(
makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
