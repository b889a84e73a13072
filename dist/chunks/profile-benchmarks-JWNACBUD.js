import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{alignFiles,makeTouchedCheck,readProfile}from"./chunk-KAM4U67R.js";import{deadlineFor,formatAt,invocationFoldersOf,
makeTreeWatch,turnsOf}from"./chunk-P3U4PS2O.js";import{FILTER_VARIABLE,makeBenchmarkFilter}from"./chunk-QEAQ36IB.js";
import{runBenchmark}from"./chunk-MZQE4IUJ.js";import"./chunk-OOXYUKRW.js";import"./chunk-DJJNLWET.js";
import"./chunk-H6N5IMEL.js";import{MAX_PROFILED_BENCHMARKS,canExplainMetric,mapFrames,packProfiles}from"./chunk-THDOESCH.js";
import"./chunk-IKSPXGBE.js";import{formatDiagnosticLine,formatDuration,formatProfileStep,formatProfilesEnd,formatProfilesStart,
formatThrown}from"./chunk-ET2FACDU.js";import"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";import"./chunk-NOUGDDRP.js";
import"./chunk-K7U33ATV.js";import"./chunk-KG3JJBVT.js";import{UserError}from"./chunk-4Q6QMYTI.js";import{
atKey,inFile,isError,isSameDiagnostic,makeError,makeWarning,nameCommands,onSide}from"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";function planProfiles(recording,{rows,series},{commands,sides,filterOf}){let names=nameCommands(recording.schedule.commands),
subjects=new Map;for(let row of rows){let command=names.indexOf(row.command),setting=commands[command]?.profile??null;if(setting===
null)continue;let ofCommand=series.filter(one=>commandOf(recording,one)===command),filterFor=chosen=>makeBenchmarkFilter(
recording,chosen,{filterOf,sides})?.byCommand.get(command)?.text??null,isOfRow=({group,name})=>group===row.group&&(name===
row.name||name===row.renamed?.from),own=filterFor(ofCommand.filter(isOfRow)),isAlone=own!==null&&setting.command.includes(
FILTER_VARIABLE)||countBenchmarks(recording,command)===1,benchmark=isAlone?{group:row.group,name:row.name}:null,key=JSON.
stringify([command,benchmark]),known=subjects.get(key);subjects.set(key,{command,benchmark,setting,filter:isAlone?own:filterFor(
ofCommand),units:[...known?.units??[],row.unit]})}let all=[...subjects.values()];return{subjects:all.slice(0,MAX_PROFILED_BENCHMARKS),
omitted:Math.max(0,all.length-MAX_PROFILED_BENCHMARKS)}}function commandOf({invocations},{base,head}){return invocations[head.
invocations[0]??base.invocations[0]??-1]?.command}function countBenchmarks(recording,command){let own=recording.series.filter(
one=>commandOf(recording,one)===command);return new Set(own.map(({group,name})=>JSON.stringify([group,name]))).size}var PROFILE_VARIABLE="BENCH_REFEREE_PROFILE",FILE="profile";async function profileBenchmarks(run,profiling,{recording,leftMs}){
let{host,measuring}=run,{subjects,omitted}=planProfiles(recording,profiling.findBroken(recording),{commands:measuring.settings.
commands,sides:run.sides,filterOf:command=>run.isFilterBroken?void 0:formatAt(run,command)?.filter});if(subjects.length===
0)return null;await profiling.announce(recording);let state=startProfiles(run,profiling,leftMs);host.log.info(formatProfilesStart(
subjects.map(nameOf))),omitted>0&&addWarning(state,makeWarning("profile-benchmarks-omitted",ORIGIN,{omitted,most:subjects.
length}));try{for(let[index,subject]of subjects.entries())await profileSubject(state,subject,index)}catch(error){let reason=formatThrown(
error);end(state,"failed",makeWarning("profile-failed",ORIGIN,{reason}))}let{recorded}=state;recorded.durationMs=Math.round(
host.clock.nowMs()-state.startMs);let count=recorded.benchmarks.reduce((sum,{runs})=>sum+runs.length,0);return host.log.
info(formatProfilesEnd({ended:recorded.ended,profiles:count,durationMs:recorded.durationMs})),recorded}var ORIGIN=atKey(
"profile");function startProfiles(run,{changedPaths},leftMs){let watch=makeTreeWatch(run.host.files),settings=run.measuring.
settings.commands.map(({profile})=>profile);for(let side of run.sides)watch.snapshot(side,run.measuring.trees.folders[side]);
return{run,isTouched:makeTouchedCheck(changedPaths),startMs:run.host.clock.nowMs(),limitMs:leftMs,watch,recorded:{ended:"\
complete",durationMs:0,settings,benchmarks:[],problems:[]},unusable:new Set,slowestMs:0}}function nameOf({benchmark,setting}){
return benchmark?.name??setting.command}function addWarning({run,recorded},{failure:_,...problem}){let warning={...problem,
severity:"warning"};recorded.problems.some(known=>isSameDiagnostic(known,warning))||(recorded.problems.push(warning),run.
host.log.info(formatDiagnosticLine(warning)))}function end(state,how,problem){return state.recorded.ended=how,problem!==
void 0&&addWarning(state,problem),!1}async function profileSubject(state,subject,index){let{run,recorded,unusable}=state,
{runs}=subject.setting,profiles={base:[],head:[]},failures=0;for(let turn of listTurns(`${run.measuring.seed}
profile ${index}`,runs)){if(recorded.ended!=="complete"||unusable.has(subject.command))break;let profile=await profileOnce(
state,subject,turn);if(profile==="failed")failures+=1,(failures>1||profiles.base.length+profiles.head.length===0)&&unusable.
add(subject.command);else if(profile!==null&&(profiles[turn.side].push(profile),!canExplain(subject,profile)))break}keepProfiles(
state,subject,profiles)}function listTurns(seed,runs){let turns=[];for(let first=1;first<=runs;first+=2)turns.push(...turnsOf(
seed,first===runs?[first]:[first,first+1]));return turns}function canExplain({units},profile){return units.some(unit=>canExplainMetric(
unit,profile.unit))}function keepProfiles(state,{command,benchmark},profiles){let all=[...profiles.base,...profiles.head],
units=[...new Set(all.map(({unit})=>unit))];if(units.length>1&&addWarning(state,makeWarning("profile-units-differ",ORIGIN,
{units})),units.length!==1)return;let packed=packProfiles(alignFiles(profiles),state.isTouched);state.recorded.benchmarks.
push({command,benchmark,...packed})}async function profileOnce(state,subject,{side,round}){let{run,watch}=state,{host,measuring}=run,
over=(how,problem)=>(end(state,how,problem),null);if(host.cancelled.aborted)return over("cancelled");let leftMs=state.limitMs-
(host.clock.nowMs()-state.startMs);if(leftMs<=0)return over("time",makeWarning("profile-time-over",ORIGIN,{}));let location=[
...ORIGIN,...onSide(side)],root=measuring.trees.folders[side],changed=watch.listChanges(side,root);if(changed.length>0){
let data={side,paths:changed.slice(0,MAX_NAMED),count:changed.length};return over("failed",makeWarning("profile-tree-cha\
nged",location,data))}let text=formatProfileStep({side,round,of:subject.setting.runs,name:nameOf(subject)});host.progress.
begin({share:1-leftMs/state.limitMs,text,isWarmUp:!1});let place=invocationFoldersOf(run,{side,command:subject.command},
location),path=`${place.temporary}/${FILE}`,ran=await runBenchmark(host,place,{command:subject.setting.command,env:{...run.
env,[PROFILE_VARIABLE]:path,...subject.filter!==null&&{[FILTER_VARIABLE]:subject.filter}},deadline:deadlineFor({isWarmUp:!1,
usualMs:state.slowestMs,leftMs}),settings:measuring.settings,mask:run.mask},result=>readWrittenProfile(host,result,{path,
format:subject.setting.format}));watch.snapshot(side,root),state.slowestMs=Math.max(state.slowestMs,ran.durationMs),host.
progress.end(`${text} ${formatDuration(ran.durationMs)}${ran.outcome==="ok"?"":` ${ran.outcome}`}`);for(let problem of ran.
problems)addWarning(state,problem);if(ran.tampering!==null)return over("failed",ran.tampering);if(ran.outcome==="cut")return host.
cancelled.aborted?over("cancelled"):over("time",makeWarning("profile-time-over",ORIGIN,{}));let{profile}=ran.read;return ran.
outcome!=="ok"||ran.problems.some(isError)||profile===null?"failed":mapFrames(profile,({name,file})=>({name,file:file?.startsWith(
`${root}/`)?file.slice(root.length+1):file}))}var MAX_NAMED=3,FILE_LOCATION=[{kind:"environment variable",name:PROFILE_VARIABLE}];
async function readWrittenProfile(host,{ending,exitCode},{path,format}){if(ending!=="exit"||exitCode!==0)return{profile:null,
problems:[]};try{let bytes=await host.files.readProfile(path,67108864);return bytes===null?{profile:null,problems:[makeError(
"profile-not-written",FILE_LOCATION,{})]}:{profile:readProfile({path,bytes},format),problems:[]}}catch(error){if(!(error instanceof
UserError))throw error;return{profile:null,problems:error.diagnostics.map(nameVariable).map(adviseOnSize)}}}function nameVariable(problem){
let[part]=problem.location,line=part?.kind==="file"?part.line:void 0;return{...problem,location:line===void 0?FILE_LOCATION:
inFile(PROFILE_VARIABLE,line)}}function adviseOnSize(problem){let{code,location,data}=problem;return code!=="file-too-la\
rge"?problem:makeError("profile-too-large",location,{got:Number(data.bytes),max:67108864})}export{PROFILE_VARIABLE,profileBenchmarks};
