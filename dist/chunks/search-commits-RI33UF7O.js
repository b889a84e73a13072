import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{countCommand,invoke,setUp,startCounting}from"./chunk-PNWTX5OT.js";import{armsOf,commandAt,deadlineFor,formatAt,
invocationFoldersOf,makeTreeIntegrity,makeTreeWatch,recordValues}from"./chunk-P3U4PS2O.js";import{FILTER_VARIABLE,
makeBenchmarkFilter}from"./chunk-QEAQ36IB.js";import"./chunk-MZQE4IUJ.js";import"./chunk-OOXYUKRW.js";
import"./chunk-DJJNLWET.js";import{makeSeriesCollection,recordedNameOf}from"./chunk-H6N5IMEL.js";import{MAX_SEARCH_ROUNDS,
entropyOf,isSettled,judgeRow,readTrials}from"./chunk-THDOESCH.js";import"./chunk-IKSPXGBE.js";import{formatBuild,
formatDiagnosticLine,formatDuration,formatSearchEnd,formatSearchStart,formatSearchStep,formatThrown,shortenSha}from"./chunk-ET2FACDU.js";
import"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";import"./chunk-NOUGDDRP.js";import"./chunk-K7U33ATV.js";
import{groupedNameKeyOf}from"./chunk-KG3JJBVT.js";import"./chunk-4Q6QMYTI.js";import{COUNTED,about,atCommit,
isError,makeWarning,onSide}from"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";var ROUNDS_AT_ONCE=4,LEAST_BITS=.005;function planNextStep(state){let open=state.rows.map(row=>({row,posterior:judgeRow(
row)})).filter(({posterior})=>!isSettled(posterior)),best=chooseCommit(state,open,({levels},position2)=>entropyOf(levels[position2]))??
chooseCommit(state,open,({bitsAboutRises},position2)=>bitsAboutRises[position2]);if(best===null)return{kind:"end",why:"s\
ettled"};let left=MAX_SEARCH_ROUNDS-state.rounds;if(left<=0)return{kind:"end",why:"rounds"};let{position,isExact}=best;return{
kind:"measure",position,isExact,rounds:isExact?1:Math.min(ROUNDS_AT_ONCE,left)}}function chooseCommit({commits,buildRounds},open,bitsAt){
let best=null;for(let[position,commit]of commits.entries()){if(commit.status==="unusable")continue;let asked=open.filter(
({row})=>canAnswer(row,position,commit)),bits=asked.reduce((sum,{posterior})=>sum+bitsAt(posterior,position),0);if(bits<
LEAST_BITS)continue;let isExact=asked.every(({row})=>row.isExact),cost=(isExact?1:ROUNDS_AT_ONCE)+(commit.status==="buil\
t"?0:buildRounds);(best===null||bits/cost>best.worth)&&(best={position,worth:bits/cost,isExact})}return best}function canAnswer({
trials,isExact},position,{status,rounds}){let known=trials[position].length;return isExact?status==="untried":rounds===0||
known>0}function startSearch(run,{minutes,candidates,begun},{recording,rows,series}){let filterOf=command=>formatAt(run,command)?.
filter,filter=run.isFilterBroken?null:makeBenchmarkFilter(recording,series,{filterOf,sides:run.sides}),counted=selectCountedCommands(
run,rows),isCounted=({metric,command})=>metric===COUNTED[0]&&counted.some(one=>run.measuring.settings.commands[one.command].
name===command),commands=(rows.every(isCounted)?[]:series.flatMap(({head})=>head.invocations)).map(at=>recording.invocations[at].
command),earlier=begun?.bisection,watch=makeTreeWatch(run.host.files);for(let side of run.sides)watch.snapshot(side,run.
measuring.trees.folders[side]);return{run,candidates,startMs:run.host.clock.nowMs(),limitMs:minutes*6e4,filter,commands:[
...new Set(commands)].sort((one,other)=>one-other),counted,wanted:new Set([...series,...rows].map(groupedNameKeyOf)),watch,
built:new Map,rounds:countRounds(earlier,candidates.commits.length),recorded:{commits:[...candidates.commits],ended:"set\
tled",unusable:[...earlier?.unusable??[]],durationMs:earlier?.durationMs??0,invocations:[...earlier?.invocations??[]],series:structuredClone(
earlier?.series??[]),problems:[]},firstRuns:{invocations:[],series:makeSeriesCollection()},slowestMs:run.slowestMs,round:Math.
max(0,...(earlier?.invocations??[]).map(({round})=>round)),earlierMs:earlier?.durationMs??0}}function selectCountedCommands({
countedCommands,measuring},rows){return countedCommands.flatMap(one=>{let{name:command}=measuring.settings.commands[one.
command],own=rows.filter(row=>row.metric===COUNTED[0]&&row.command===command),keys=new Set(own.flatMap(row=>[row.name,row.
renamed?.from??row.name].map(name=>groupedNameKeyOf({...row,name})))),iterations=one.iterations.filter(({benchmark})=>keys.
has(groupedNameKeyOf(benchmark)));return own.length===0?[]:[{...one,iterations}]})}function countRounds(search,head){let arms=new Map;
for(let{round,commit,outcome}of search?.invocations??[])round>0&&outcome==="ok"&&arms.set(round,new Set([...arms.get(round)??
[],commit]));let rounds=new Map;for(let commits of arms.values()){let tried=[...commits].find(commit=>commit>0&&commit<head);
tried!==void 0&&commits.size===ARMS&&rounds.set(tried,(rounds.get(tried)??0)+1)}return rounds}var ARMS=3;function stateOf({
built,recorded,rounds},commit){return{status:recorded.unusable.some(one=>one.commit===commit)?"unusable":built.has(commit)?
"built":"untried",rounds:rounds.get(commit)??0}}function recordTrial(search,invocation,{outcome,measurements}){let{run,recorded,
firstRuns}=search,{command,round}=invocation,made={...invocation,outcome};if(recorded.invocations.push(made),round===0){
firstRuns.invocations.push({...made,side:"head"});let origin={format:run.formats[command],isPlaced:!1};recordValues(firstRuns.
series,firstRuns.invocations,{measurements,...origin});return}for(let measurement of measurements){let name=recordedNameOf(
measurement,run.formats[command]);recordTrialValues(search,command,{...measurement,name})}}function recordTrialValues({recorded,
wanted},command,{group,name,metric,unit,values}){if(!wanted.has(groupedNameKeyOf({group,name})))return;let at=recorded.invocations.
length-1,identity={command,group,name,metric,unit},isSame=one=>one.command===command&&one.group===group&&one.name===name&&
one.metric===metric&&one.unit===unit,own=recorded.series.find(isSame);own===void 0&&(own={...identity,invocations:[],values:[]},
recorded.series.push(own)),own.invocations.at(-1)===at?own.values.at(-1).push(...values):(own.invocations.push(at),own.values.
push([...values]))}function timeLeft({run,startMs,limitMs}){return limitMs-(run.host.clock.nowMs()-startMs)}function endSearch({
run,recorded},why,problem){return recorded.ended=why,problem!==void 0&&(recorded.problems.push(problem),run.host.log.info(
formatDiagnosticLine(problem))),!1}function sideOf({candidates},commit){return commit===0?"base":commit===candidates.commits.
length?"head":null}function treeOf(search,commit){return sideOf(search,commit)??shortenSha(search.candidates.commits[commit-
1].sha)}function rootOf(search,commit){let side=sideOf(search,commit);return side===null?search.built.get(commit).folder:
search.run.measuring.trees.folders[side]}function placeOf(search,commit,command){let{run,built,candidates}=search,side=sideOf(
search,commit),own=command===null?{}:{command};if(side!==null)return invocationFoldersOf(run,{side,...own},onSide(side));
let location=atCommit(candidates.commits[commit-1].sha),{folder,temporary,home}=built.get(commit),{workingDirectory}=command===
null?run.measuring.settings:commandAt(run,command);return{side:"head",folder:workingDirectory==="."?folder:`${folder}/${workingDirectory}`,
workingDirectory,temporary,home,location}}async function countCommit(search,commit){let{run,counted,recorded}=search;if(counted.length===0)return!0;search.round+=
1;let{round}=search;for(let one of counted){let{command}=one,startMs=search.earlierMs+run.host.clock.nowMs()-search.startMs,
counting=startCounting(asHead(search,commit)),isCounted=await countCommand(counting,one,{placement:1,command,side:"head"}),
durationMs=search.earlierMs+run.host.clock.nowMs()-search.startMs-startMs,{ended}=counting.counts,outcome=isCounted?"ok":
ended==="failed"?"failed":"cut";if(recorded.invocations.push({commit,round,command,startMs,durationMs,exitCode:null,outcome}),
!isCounted)return ended!=="failed"?endSearch(search,ended==="cancelled"?"cancelled":"time"):(recorded.unusable.push({commit,
reason:"command"}),!1);for(let{head,...series}of counting.series.all())recordTrialValues(search,command,{...series,values:head.
values.flat()})}return!0}function asHead(search,commit){let{run,built,firstRuns}=search,{measuring,host}=run,{trees,settings}=measuring,
{folder,temporary,home}=built.get(commit),folders={...trees.folders,head:folder};return{...run,measuring:{...measuring,settings:{
...settings,maxMinutes:timeLeft(search)/6e4},trees:{...trees,folders,temporary:{...trees.temporary,head:temporary},homes:{
...trees.homes,head:home}}},treeIntegrity:makeTreeIntegrity(host.files,folders,["head"]),invocations:firstRuns.invocations,
warmUp:firstRuns.series,series:makeSeriesCollection(),problems:[]}}async function searchCommits(run,search,recording){let{host}=run,{rows,series}=search.findBroken(recording);if(rows.length===
0)return null;await search.announce(recording);let state=startSearch(run,search,{recording,rows,series}),{commits}=search.
candidates;host.log.info(formatSearchStart({commits:commits.length,names:rows.map(({name,metric})=>`${name} ${metric}`)}));
try{await searchUntilEnd(state,rows,recording.schedule)}catch(error){let reason=formatThrown(error);endSearch(state,"fai\
led",makeWarning("bisect-failed",about("measuring"),{reason}))}state.recorded.durationMs=Math.round(state.earlierMs+host.
clock.nowMs()-state.startMs);let{ended,durationMs}=state.recorded;return host.log.info(formatSearchEnd({ended,builds:state.
built.size,rounds:state.round,durationMs})),state.recorded}async function searchUntilEnd(state,rows,schedule){let{commits}=state.
candidates;for(;state.recorded.ended==="settled";){let step=planNextStep({rows:rows.map(row=>readTrials(row,state.recorded,
schedule)),commits:commits.slice(0,-1).map((_,position)=>stateOf(state,position+1)),rounds:state.round,buildRounds:estimateBuild(
state)});if(step.kind==="end"){state.recorded.ended=step.why;break}let commit=step.position+1;if(!(!state.built.has(commit)&&
!await buildCommit(state,commit))&&state.commands.length!==0)for(let count=0;count<step.rounds&&state.recorded.ended==="\
settled";count+=1){state.round+=1;let arms=step.isExact?["candidate"]:armsOf(state.run.measuring.seed,state.round);if(!await measureRound(
state,arms,commit))break;step.isExact||state.rounds.set(commit,(state.rounds.get(commit)??0)+1)}}}function estimateBuild({
run,commands}){let ofCommand=command=>run.invocations.filter(one=>one.command===command&&one.outcome==="ok"),invocationMs=commands.
reduce((sum,command)=>sum+meanOf(ofCommand(command).map(one=>one.durationMs)),0);return(run.setupMs/run.sides.length+invocationMs)/
Math.max(1,3*invocationMs)}function meanOf(values){return values.reduce((sum,value)=>sum+value,0)/Math.max(1,values.length)}
async function buildCommit(search,commit){let{run,candidates,built,watch,recorded}=search,{host,measuring,env,mask}=run,
{setup:script}=measuring.settings,{sha}=candidates.commits[commit-1];host.log.info(formatBuild({position:commit,of:candidates.
commits.length,sha}));let folders=await candidates.create(commit-1,run.benchmarkFiles);built.set(commit,folders);let leftMs=timeLeft(
search);if(leftMs<=0)return endSearch(search,"time");let place=placeOf(search,commit,null),problems=script===null?[]:await setUp(
host,place,{script,env,mask,deadlineMs:leftMs});if(watch.snapshot(treeOf(search,commit),folders.folder),host.cancelled.aborted)
return endSearch(search,"cancelled");if(timeLeft(search)<=0)return endSearch(search,"time");for(let problem of problems)
host.log.info(formatDiagnosticLine(problem));if(problems.some(isError))return recorded.unusable.push({commit,reason:"set\
up"}),!1;search.firstRuns.invocations.length=0,search.firstRuns.series=makeSeriesCollection();for(let command of listWarmedUp(
search))if(await measureCommit(search,{commit,command,round:0})!=="ok")return!1;return countCommit(search,commit)}function listWarmedUp({
run,commands,counted}){let isNamed=run.measuring.settings.measure==="all",named=counted.filter(({method})=>isNamed||method===
"slope").map(({command})=>command);return[...new Set([...commands,...named])]}async function measureRound(search,arms,commit){
let numbers={base:0,candidate:commit,head:search.candidates.commits.length};for(let command of search.commands)for(let arm of arms)
if(await measureCommit(search,{commit:numbers[arm],command,round:search.round})!=="ok")return!1;return!0}async function measureCommit(search,step){
let{run,watch,filter,candidates}=search,{host,measuring}=run,leftMs=timeLeft(search),stop=(why,problem)=>(endSearch(search,
why,problem),"failed");if(leftMs<=0)return stop("time");let place=placeOf(search,step.commit,step.command),tree=treeOf(search,
step.commit),root=rootOf(search,step.commit),changed=watch.listChanges(tree,root);if(changed.length>0){let data={tree,paths:changed.
slice(0,MAX_NAMED),count:changed.length};return stop("failed",makeWarning("bisect-tree-changed",place.location,data))}let text=formatSearchStep(
{...step,commits:candidates.commits.length});host.progress.begin({share:1-leftMs/search.limitMs,text,isWarmUp:step.round===
0});let{script,outputFile}=commandAt(run,step.command),filtered=filter?.byCommand.get(step.command),startMs=search.earlierMs+
host.clock.nowMs()-search.startMs,invoked=await invoke(host,place,{command:script,env:filtered===void 0?run.env:{...run.
env,[FILTER_VARIABLE]:filtered.text},deadline:deadlineFor({isWarmUp:!1,usualMs:search.slowestMs,leftMs}),settings:measuring.
settings,format:run.formats[step.command],outputFile,mask:run.mask});watch.snapshot(tree,root);let{durationMs,exitCode,outcome}=invoked;
search.slowestMs=Math.max(search.slowestMs,durationMs),host.progress.end(`${text} ${formatDuration(durationMs)}${outcome===
"ok"?"":` ${outcome}`}`),recordTrial(search,{...step,startMs,durationMs,exitCode},invoked);for(let problem of invoked.problems.
filter(isError))host.log.info(formatDiagnosticLine(problem));return invoked.tampering!==null?stop("failed",{...invoked.tampering,
severity:"warning"}):outcome==="ok"?"ok":host.cancelled.aborted?stop("cancelled"):outcome==="cut"?stop("time"):step.commit===
0||step.commit===candidates.commits.length?stop("failed",makeWarning("bisect-side-failed",place.location,{side:place.side})):
(search.recorded.unusable.push({commit:step.commit,reason:"command"}),"failed")}var MAX_NAMED=3;export{searchCommits};
