import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-2KZBR2MX.js";import"./chunks/chunk-CY6RL5DY.js";import{
measureEventCommits,writeRecording}from"./chunks/chunk-D5AJNRTP.js";import"./chunks/chunk-WJ5EC3KG.js";import"./chunks/chunk-QJLSCZJO.js";
import{runAction}from"./chunks/chunk-BHAOF45N.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-LDPP5Q5H.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-IDCPUS2M.js";import"./chunks/chunk-4AF7DIW2.js";
import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-37OLGRK7.js";import"./chunks/chunk-3VSOTNBW.js";import"./chunks/chunk-ITUUEV5G.js";
import"./chunks/chunk-IIAFI4XE.js";import"./chunks/chunk-OCYSQL6P.js";import"./chunks/chunk-3VK2OERO.js";import"./chunks/chunk-R6LAGRKL.js";
import"./chunks/chunk-4XH5MLMB.js";import{countCompletedRounds}from"./chunks/chunk-ZTLMXLVY.js";import{formatDiagnosticLine}from"./chunks/chunk-FQMRSDGS.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-5VGJYODV.js";
import"./chunks/chunk-GAOIDVRA.js";import{about,isError,makeError}from"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";
import"./chunks/chunk-4NI3GUM4.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host));
for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.runner.output(
"base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output(
"rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.fail(formatDiagnosticLine(
makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
