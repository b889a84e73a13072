import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makeOutFolder,parseInputs,throwTriggerError}from"./chunks/chunk-C4IFKZX3.js";import"./chunks/chunk-O6W4G3WM.js";import"./chunks/chunk-S5YSCG4F.js";
import{measureEventCommits,writeRecording}from"./chunks/chunk-3KOFP2MD.js";import"./chunks/chunk-PXOZOODU.js";import"./chunks/chunk-QDXKNY2E.js";
import"./chunks/chunk-UFSH7QOG.js";import"./chunks/chunk-KGDXCEH4.js";import{runAction}from"./chunks/chunk-SXTEFXSG.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-PSUFYUGR.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-W67KMNTT.js";import"./chunks/chunk-JTOQ4DH4.js";import"./chunks/chunk-W5WEXNQL.js";import"./chunks/chunk-ALDRZJLJ.js";
import"./chunks/chunk-U7GJNYS4.js";import"./chunks/chunk-23UAZ5JX.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-5GHODNXJ.js";
import"./chunks/chunk-ANSIQABI.js";import"./chunks/chunk-EQEZDKD4.js";import"./chunks/chunk-4MFU7F2Z.js";import{countCompletedRounds}from"./chunks/chunk-W5LDEPI3.js";
import"./chunks/chunk-AOCNN6SP.js";import"./chunks/chunk-LEVH2Q7W.js";import"./chunks/chunk-P7HPLJKI.js";import"./chunks/chunk-44FOR5LM.js";
import"./chunks/chunk-IOZYXH5W.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-YL4NMDS2.js";import"./chunks/chunk-7XMAUFAX.js";
import"./chunks/chunk-OABH57P3.js";import"./chunks/chunk-ABQ4PPY6.js";import"./chunks/chunk-NBBKEFUZ.js";import"./chunks/chunk-AGWB6ZWU.js";
import{formatDiagnosticLine}from"./chunks/chunk-HURJGMCU.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-DIPTC46G.js";
import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-3EX73MLL.js";import"./chunks/chunk-YKJSESYE.js";import{about,isError,
makeError}from"./chunks/chunk-CCDTYZW3.js";import"./chunks/chunk-E4HB5Y7J.js";async function measure(stage){let given=parseInputs(stage.runner.input,"measure");throwTriggerError(stage.host.trigger);
let{recording}=await measureEventCommits(stage,given,{api:null,isJudged:!1});await writeRecording(stage,recording,makeOutFolder(
stage.host));for(let problem of recording.problems.filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.
runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),
stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.schedule.ended==="cancelled"&&stage.runner.
fail(formatDiagnosticLine(makeError("recording-cut-short",about("measuring"),{})))}await runAction(measure);
