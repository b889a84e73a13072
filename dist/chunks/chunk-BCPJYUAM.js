import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readLastLines}from"./chunk-FDI43UKW.js";import{formatOutputTitle}from"./chunk-EF4R5VIE.js";import{quoteShellWord,
quoteShellWords}from"./chunk-2PJAB4V4.js";import{isError,makeError,makeWarning,withOutput,within}from"./chunk-AQDACMIJ.js";var NOT_FOUND=127;function explainFailedCommand(result,location,{command,script,deadlineMs,usualMs,outputLimitBytes,workingDirectory}){
let{ending,exitCode,detail,durationMs}=result,named={...command!==void 0&&{command}},folder=workingDirectory==="."?{}:{workingDirectory};
switch(ending){case"exit":if(exitCode===0)return null;if(exitCode===NOT_FOUND){let path=findMissingFile(result,script);return path!==
null?makeError("command-file-missing",location,{...named,path,...folder}):makeError("command-not-found",location,named)}
return makeError("command-failed",location,{...named,exitCode:exitCode??-1,durationMs});case"deadline":{let limits={limitMs:deadlineMs,
...usualMs!==void 0&&{usualMs}};return makeError("command-too-slow",location,{...named,...limits})}case"flood":return makeError(
"output-too-long",location,{...named,limitBytes:outputLimitBytes});case"signal":return makeError("command-killed",location,
{...named,signal:detail});case"unstartable":{let reason=detail.replace(/\.$/,"");return makeError("command-not-started",
location,{...named,reason,...folder})}case"cancelled":return null}}var MISSING_FILE=/^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;
function findMissingFile({stderrTail},script){return/\b(?:cd|pushd)\b/.test(script)?null:MISSING_FILE.exec(stderrTail)?.[1]??
null}function placementEnvironment({padding,topPad,hashSeed},{GLIBC_TUNABLES:own="",PYTHONHASHSEED}){let tunable=`glibc.mallo\
c.top_pad=0x${topPad.toString(16).padStart(8,"0")}`;return{BENCH_REFEREE_PADDING:"x".repeat(padding),PYTHONHASHSEED:PYTHONHASHSEED??
String(hashSeed).padStart(2,"0"),GLIBC_TUNABLES:own===""?tunable:`${tunable}:${own}`}}async function placeValgrind(files,{temporary},placement,env){let{PATH:path="/usr/bin:/bin"}=env,folder=folderOf(temporary),
exports=Object.entries(placementEnvironment(placement,env)).map(([name,value])=>`export ${name}=${quoteShellWord(value)}\

`),script=`#!/bin/sh
${`: > ${quoteShellWord(`${folder}/${STARTED}`)}
`}PATH=${quoteShellWord(path)}
${exports.join("")}exec valgrind "$@"
`;return await files.writeProgram(`${folder}/valgrind`,script),{PATH:`${folder}:${path}`}}async function wasValgrindPlaced(files,{
temporary}){return(await files.list(folderOf(temporary),path=>path===STARTED)).size>0}var folderOf=temporary=>`${temporary}\
/placement`,STARTED="started";function wrapCommand(script,wrapper){let program=script.trim();return ONE_PROGRAM.test(program)?{script:`${quoteShellWords(
wrapper)} ${program}`}:{script,wrapper}}var ONE_PROGRAM=/^[\w.+@%-]*\/[\w.+@%/-]*(?:[ \t][^;&|<>()`#\n]*)?$/;var OUTPUT_LIMIT_BYTES=64*1024*1024;async function runBenchmark(host,place,task,readResults){let{command,deadline,settings,
mask,meter=!1,wrapper,valgrindPlacement}=task;await host.files.remove(place.temporary),await host.files.makeFolder(place.
temporary);let placed=valgrindPlacement===void 0?{}:await placeValgrind(host.files,place,valgrindPlacement,task.env),result=await host.
run({...wrapper===void 0?{script:command}:wrapCommand(command,wrapper),folder:place.folder,env:{...task.env,...placed,...sideEnvironment(
place)},deadlineMs:deadline.ms,outputLimitBytes:OUTPUT_LIMIT_BYTES,meter,...affinityOf(settings)}),read=await readResults(
result),isPlaced=valgrindPlacement!==void 0&&await wasValgrindPlaced(host.files,place);await host.files.remove(place.temporary);
let{exitCode,durationMs}=result,ran={exitCode,durationMs,read,problems:[],isPlaced,tampering:findTampering(result,place)};
if(isCut(result,deadline))return{...ran,outcome:"cut"};let failure=explainFailedCommand(result,place.location,{command:commandName(
command),script:command,deadlineMs:deadline.ms,...deadline.because==="hang"&&{usualMs:deadline.usualMs},outputLimitBytes:OUTPUT_LIMIT_BYTES,
workingDirectory:place.workingDirectory}),problems=[...failure===null?[]:[failure],...read.problems.map(problem=>within(
place.location,maskQuotations(problem,mask))),...findOrphans(result,place,command)];if(!problems.some(isError))return{...ran,
outcome:"ok",problems};let output=tail(result);return output!==""&&host.log.quote(formatOutputTitle(place.location),output),
{...ran,outcome:"failed",problems:asFailures(problems,readLastLines(result,{mask}))}}var QUOTING_FIELDS=new Set(["eviden\
ce","exits","got","keys","reason","said","start","statuses"]);function maskQuotations(problem,mask){let facts=Object.entries(
problem.data).map(([key,fact])=>[key,QUOTING_FIELDS.has(key)?maskTexts(fact,mask):fact]);return{...problem,data:Object.fromEntries(
facts)}}function maskTexts(fact,mask){return typeof fact=="string"?mask(fact):Array.isArray(fact)?fact.map(text=>maskTexts(
text,mask)):fact}function asFailures(problems,output){let first=problems.find(isError);return problems.map(problem=>{if(!isError(
problem))return problem;let failed={...problem,failure:"benchmark-failed"};return problem===first?withOutput(failed,output):
failed})}function findTampering({tamperedFiles=[]},{location}){return tamperedFiles.length===0?null:makeError("runner-fi\
les-changed",location,{variables:tamperedFiles},{failure:"tampered"})}function findOrphans({orphans=[]},{location},command){
return orphans.length===0?[]:[makeWarning("processes-left",location,{command:commandName(command),names:orphans})]}function affinityOf({
cpus,nice}){return cpus===null&&nice===null?{}:{affinity:{cpus,nice}}}function isCut({ending},{because}){return ending===
"cancelled"||ending==="deadline"&&because==="time"}function sideEnvironment({side,temporary,home}){return{BENCH_REFEREE_SIDE:side,
BENCH_REFEREE_HOME:home,TMPDIR:temporary,TMP:temporary,TEMP:temporary}}function commandName(command){let[first="",...more]=command.
trim().split(`
`);return more.length===0?first:`${first} \u2026`}var TAIL_LINES=30;function tail({stdout,stderrTail}){let last=text=>text.
trimEnd().split(`
`).slice(-TAIL_LINES).join(`
`);return[last(stdout),last(stderrTail)].filter(text=>text!=="").join(`
`)}export{placementEnvironment,explainFailedCommand,runBenchmark,sideEnvironment,commandName};
