import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{childEnvironment,makeSecretMask}from"./chunk-QEAQ36IB.js";import{makeSeriesCollection}from"./chunk-H6N5IMEL.js";
import{exampleOf}from"./chunk-THDOESCH.js";import{listSkippedCommands}from"./chunk-IKSPXGBE.js";import{formatDiagnosticLine}from"./chunk-ET2FACDU.js";
import{findFormat}from"./chunk-NOUGDDRP.js";import{withUnknownBenchmarks}from"./chunk-KG3JJBVT.js";import{atKey,
inRound,isError,isSameFinding,makeError,makeWarning}from"./chunk-EORH2WXK.js";var MAX_NAMED=3;function makeTreeIntegrity(files,folders,sides){let watch=makeTreeWatch(files);for(let side of sides)watch.
snapshot(side,folders[side]);return{snapshot:side=>watch.snapshot(side,folders[side]),findChange(side,location){let changed=watch.
listChanges(side,folders[side]);if(changed.length===0)return null;let data={side,paths:changed.slice(0,MAX_NAMED),count:changed.
length};return makeError("tree-changed",location,data,{failure:"tampered"})}}}function makeTreeWatch(files){let noted=new Map;
return{snapshot:(tree,folder)=>{noted.set(tree,files.stamps(folder))},listChanges:(tree,folder)=>difference(noted.get(tree)??
new Map,files.stamps(folder))}}function difference(before,after){let gone=[...before.keys()].filter(path=>!after.has(path)),
others=[...after].filter(([path,stamp])=>before.get(path)!==stamp).map(([path])=>path);return[...gone,...others].sort()}function watchMachine(host,cpus){let seen={rounds:[],atMs:[],load:[],steal:[],others:[],mhz:[]},latest={load:null,cpu:null,
mhz:null},kept=null;return{async observe(){let before=latest.cpu;return latest=await host.observe(cpus),computeShares(before,
latest.cpu)},record(atMs,round2){let{load,cpu,mhz}=latest,{others}=computeShares(kept,cpu);seen.rounds.push(round2),seen.
atMs.push(atMs),seen.load.push(load),seen.steal.push(computeShares(kept??NOTHING,cpu).steal),seen.others.push(others),seen.
mhz.push(mhz),kept=cpu},all:()=>structuredClone(seen)}}var NOTHING={total:0,busy:0,stolen:0,own:0};function computeShares(from,to){
if(from===null||to===null)return{steal:null,others:null};let totalTime=to.total-from.total;return{steal:share(to.stolen-
from.stolen,totalTime),others:share(to.busy-from.busy-(to.own-from.own),totalTime)}}function share(part,whole){return whole>
0?round(Math.min(1,Math.max(0,part/whole))):null}function round(ratio){return Number(ratio.toFixed(4))}var MAX_NAMES=3;function makeResultCheck(){let warmUps=new Map,printedBefore=new Map;return{keepOnly(isWanted){for(let[command,
names]of warmUps){let own=[...names].filter(([key,name])=>isWanted(command,{group:JSON.parse(key)[0],name}));warmUps.set(
command,new Map(own))}},findMissing({round:round2,command},{outcome,measurements}){let names=new Map(measurements.map(({
group,name,metric})=>[JSON.stringify([group,name,metric]),name]));if(round2===0&&(warmUps.set(command,names),printedBefore.
set(command,new Set(names.values()))),round2!==1||outcome!=="ok")return null;let missing=[...warmUps.get(command)??[]].filter(
([key])=>!names.has(key));if(missing.length===0)return null;let benchmarks=[...new Set(missing.map(([,name])=>name))],printed=new Set(
names.values()),gone=benchmarks.filter(name=>!printed.has(name)),born=[...printed].filter(name=>!printedBefore.get(command)?.
has(name));if(gone.length>0&&born.length>0){let data2={sides:"base",count:gone.length,...exampleOf(gone,born),isShard:!0};
return makeError("names-unstable",inRound(round2,"base"),data2,{failure:"names-unstable"})}let data={names:benchmarks.slice(
0,MAX_NAMES),count:benchmarks.length};return makeError("results-missing",inRound(round2,"base"),data)}}}async function start(host,measuring){return{host,measuring,env:childEnvironment(host.env,host.secrets),mask:makeSecretMask(
host.env,host.secrets),machine:await host.machine(),loadBefore:host.load(),startedOn:host.clock.today(),watch:watchMachine(
host,measuring.settings.cpus),toolchain:{base:[],head:[]},treeIntegrity:makeTreeIntegrity(host.files,measuring.trees.folders,
measuring.sides),setupMs:0,startMs:host.clock.nowMs(),formats:measuring.settings.commands.map(({format})=>format),ended:"\
complete",sides:measuring.sides,brokenOnBase:new Set,decisions:[...measuring.decisions],baseResults:makeResultCheck(),filter:null,
filteredSince:0,isFilterBroken:!1,undecided:null,slowestMs:0,retries:0,disturbed:{attempts:[],tally:{base:0,head:0},rounds:0,
isOneSided:!1},invocations:[],series:makeSeriesCollection(),warmUp:makeSeriesCollection(),problems:[...measuring.commits.
problems,...unitProblems(measuring)],isOfShard:()=>!0,shard:withUnknownBenchmarks(measuring.settings.shard).shard??null,
benchmarkFiles:measuring.settings.benchmarkFiles.length>0&&measuring.sides.length===2?"head":null,counts:null,countedCommands:[]}}
function unitProblems({settings}){return settings.unit==="sample"?[makeWarning("sample-unit",atKey("unit: sample"),{})]:
[]}function recordValues(collection,invocations,{measurements,...read}){let invocation=invocations.length-1,{command,side}=invocations[invocation];
for(let measurement of measurements){let own=collection.getOrCreate(measurement,{command,...read})[side];own.invocations.
at(-1)===invocation?own.values.at(-1)?.push(...measurement.values):(own.invocations.push(invocation),own.values.push([...measurement.
values]))}}function recordProblem(run,side,problem){let isKnown=run.problems.some(known=>isSameFinding(known,problem));problem.
severity==="warning"&&isKnown||(run.problems.push(side==="base"?{...problem,severity:"warning"}:problem),(side==="base"||
!isError(problem))&&run.host.log.info(formatDiagnosticLine(problem)))}function isTreeUntouched(run,side,location){let problem=run.
treeIntegrity.findChange(side,location);return problem!==null&&recordProblem(run,"head",problem),problem===null||endMeasuring(
run,"failed")}function endMeasuring(run,how){return run.ended=how,!1}function elapsedMs({host,startMs}){return host.clock.
nowMs()-startMs}function listCommands({measuring,decisions}){let skipped=listSkippedCommands(decisions);return[...measuring.
settings.commands.keys()].filter(command=>!skipped.has(command))}function runsOn({sides,brokenOnBase,decisions},side,command){
let isBroken=side==="base"&&brokenOnBase.has(command);return sides.includes(side)&&!isBroken&&!listSkippedCommands(decisions).
has(command)}function etaInputsOf(run){let{measuring,sides,filter,filteredSince}=run,commands=filter?.commands.length??listCommands(
run).length;return{settings:measuring.settings,sides,commands,since:filteredSince}}function commandAt({measuring},command){
return measuring.settings.commands[command]}function formatAt({formats},command){return findFormat(formats[command]??"au\
to")}function invocationFoldersOf({measuring},{side,command},location){let{settings,trees}=measuring,{workingDirectory}=command===
void 0?settings:settings.commands[command],root=trees.folders[side],folder=workingDirectory==="."?root:`${root}/${workingDirectory}`,
folders={temporary:trees.temporary[side],home:trees.homes[side],headTree:trees.folders.head};return{side,folder,workingDirectory,
...folders,location}}function deadlineFor({isWarmUp,usualMs,leftMs}){let hangLimitMs=usualMs===0?Number.POSITIVE_INFINITY:Math.max(6e4,10*usualMs);
return hangLimitMs<leftMs?{ms:hangLimitMs,because:"hang",usualMs}:{ms:leftMs,because:isWarmUp?"warm-up":"time",usualMs}}import{createHash}from"node:crypto";var ORDERS=[["base","head","head","base"],["head","base","base","head"],["base","hea\
d","base","head"],["head","base","head","base"],["base","base","head","head"],["head","head","base","base"]];function turnsOf(seed,block){
let index=Math.floor((block[0]-1)/2);if(block.length===1)return singleRound(seed,{index,round:block[0]});let seen={base:0,
head:0};return orderOf(seed,index).map(side=>({side,round:block[seen[side]++]}))}function orderOf(seed,index){return shuffle(
ORDERS,`${seed}
${Math.floor(index/ORDERS.length)}`)[index%ORDERS.length]}function singleRound(seed,{index,round:round2}){let first=orderOf(
seed,index)[0],second=first==="base"?"head":"base";return(round2%2===1?[first,second]:[second,first]).map(side=>({side,round:round2}))}
var ARM_ORDERS=[["base","candidate","head"],["base","head","candidate"],["candidate","base","head"],["candidate","head",
"base"],["head","base","candidate"],["head","candidate","base"]];function armsOf(seed,round2){let index=round2-1;return shuffle(
ARM_ORDERS,`${seed}
search ${Math.floor(index/ARM_ORDERS.length)}`)[index%ARM_ORDERS.length]}function shuffle(list,text){let digest=createHash(
"sha256").update(text).digest(),all=[...list];for(let last=all.length-1;last>0;last-=1){let chosen=digest.readUInt32BE(4*
last)%(last+1);[all[last],all[chosen]]=[all[chosen],all[last]]}return all}export{makeTreeIntegrity,makeTreeWatch,start,recordValues,recordProblem,isTreeUntouched,endMeasuring,elapsedMs,listCommands,
runsOn,etaInputsOf,commandAt,formatAt,invocationFoldersOf,deadlineFor,turnsOf,armsOf};
