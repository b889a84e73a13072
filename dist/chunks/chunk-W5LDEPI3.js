import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{compilePattern,compilePatterns,readStoredRow,xorshift32}from"./chunk-AOCNN6SP.js";import{attributeChange,joinNodes,
mergeTrees}from"./chunk-LEVH2Q7W.js";import{COUNTED_METRIC,countsAsRecording,diagnosticSchema,fewestOf,isOfCounts,
require_dist}from"./chunk-44FOR5LM.js";import{environmentSchema,shareSchema}from"./chunk-IOZYXH5W.js";import{
danglingAlias,explainIssues,faultsIn,fileSchema}from"./chunk-7XMAUFAX.js";import{COMMIT_OPTIONS,EXACT_UP_TO,JUDGING_OPTIONS,
MAX_JOBS,MEASURING_OPTIONS,PUBLISHING_OPTIONS,RULES,STATES,benchmarkKeyOf,formatShard,groupOfLeg,groupedNameKeyOf,hasStoppedEarly,
historyKeyOf,isAboutChange,isAbsoluteLimit,isEmptyShard,isOver,makeMistake,mannWhitney,median,medianInterval,normalQuantile,
normalTail,projectionKeysOf,relativeWorseningOf,resolveValues,shareOf,smallestTwoSidedP,sortAscending,summarise,tabulateResults,
toBaseUnit,toError,untiedLowerHalf,worseSign}from"./chunk-OABH57P3.js";import{editDistance,findNearestWord}from"./chunk-AGWB6ZWU.js";
import{abbreviateSha,isMeasuringCode}from"./chunk-HURJGMCU.js";import{COUNTED,MAX_PROFILE_RUNS,daysUntil,lineSchema,
listChangedSettings,nameCommands,nameSchema,parseUnit,profileSettingSchema,resolveCommands,scriptOf,shaSchema,textSchema,
unitDescriptionOf,valueSchema,writtenCommandSchema}from"./chunk-DIPTC46G.js";import{gomaxprocsSuffixOf,listNameVariants,
truncate}from"./chunk-3EX73MLL.js";import{UserError,throwErrors,userError,withFailure}from"./chunk-YKJSESYE.js";
import{SIDES,_enum,about,array,atKey,atKeys,atSetting,boolean,inFile,inRecording,int,isPlanError,literal,makeError,makeWarning,
number,onSide,strictObject,string,tidyUnit,toMetricUnit,withoutOutput}from"./chunk-CCDTYZW3.js";import{__toESM}from"./chunk-E4HB5Y7J.js";function hodgesLehmannIntervals(base,head,confidences){if(![...base,...head].every(value=>value>=0&&value<1/0))return null;
let ratios=new Float64Array(base.length*head.length),next=0;for(let b of base)for(let h of head)ratios[next++]=h===b?1:h/
b;ratios.sort();let intervals=confidences.map(confidence=>{let outside=ratiosOutside(base.length,head.length,confidence);
return outside===0?{low:0,high:1/0}:{low:ratios[outside-1],high:ratios[ratios.length-outside]}});return{ratio:middleRatio(
ratios),intervals}}function ratiosOutside(n,m,confidence){let tail=(1-confidence)/2;if(Math.max(n,m)>EXACT_UP_TO.untied){
let deviation=Math.sqrt(n*m*(n+m+1)/12);return Math.max(0,Math.floor(n*m/2+normalQuantile(tail)*deviation+.5))}let beyond=untiedLowerHalf(
n,m).findIndex(probability=>probability>tail);return Math.max(0,beyond)}function middleRatio(ascending){let half=ascending.
length>>1,upper=ascending[half],lower=ascending.length%2===1?upper:ascending[half-1];return lower===0&&upper===1/0?1:lower===
upper?upper:Math.sqrt(lower)*Math.sqrt(upper)}var QUARTILES_OF_NORMAL=2*normalQuantile(.75);function robustSpread(values){let ascending=sortAscending(values),range=quantile(
ascending,.75)-quantile(ascending,.25);if(range>0)return range/QUARTILES_OF_NORMAL;let centre=quantile(ascending,.5);return Math.
sqrt(values.reduce((sum,value)=>sum+(value-centre)**2,0)/values.length)}function quantile(ascending,part){let last=ascending.
length-1,position=Math.min(last,Math.max(0,(ascending.length+1/3)*part+1/3-1)),below=ascending[Math.floor(position)],above=ascending[Math.
ceil(position)];return below+(position-Math.floor(position))*(above-below)}var LEVELS=Array.from({length:17},(_,index)=>index/8-.5),BASE=LEVELS.indexOf(0),HEAD=LEVELS.indexOf(1),SECOND_JUMP_ODDS=.03,
LEAST=1e-30;function computePosterior(evidence){let commits=evidence.length,jump=2*SECOND_JUMP_ODDS/Math.max(1,commits-1),
emissions=evidence.map((own,index)=>index===commits-1?certainly(HEAD):emissionOf(own)),all=walk(emissions,makeTransitions(
jump,()=>!0)),flat=walk(emissions,makeTransitions(jump,(from,to)=>to<from),all.scales),transitions=makeTransitions(jump,
()=>!0),joint=(before2,index,after)=>LEVELS.map((_,from)=>LEVELS.map((__,to)=>to>from?before2[from]*transitions[from][to]*
emissions[index][to]*after[to]/all.scales[index]:0)),before=(forward,index)=>index===0?certainly(BASE):forward[index-1],
jumps=emissions.map((_,index)=>joint(before(all.forward,index),index,all.backward[index])),only=emissions.map((_,index)=>sumAll(
joint(before(flat.forward,index),index,flat.backward[index]))),single=only.reduce((sum,one)=>sum+one,0),levels=all.forward.
map((forward,index)=>normalise(forward.map((one,at)=>one*all.backward[index][at])));return{several:Math.max(0,1-single),
rises:jumps.map(sumAll),onlyRise:only.map(one=>single>0?one/single:1/commits),levels:levels.map(coarsen),bitsAboutRises:levels.
map((own,index)=>{let here=sumRows(transpose(jumps[index])),next=jumps[index+1];return informationOf(own,here)+(next===void 0?
0:informationOf(own,sumRows(next)))})}}function certainly(level){return LEVELS.map((_,index)=>index===level?1:0)}function emissionOf(evidence){
if(evidence===null)return LEVELS.map(()=>1);let largest=Math.max(...evidence);return evidence.map(one=>Math.max(LEAST,one/
largest))}function makeTransitions(jump,isAllowed){return LEVELS.map((_,from)=>LEVELS.map((__,to)=>to===from?1-jump:isAllowed(
from,to)?jump/(LEVELS.length-1):0))}function walk(emissions,transitions,known){let scales=[],forward=[],last=certainly(BASE);
for(let[index,emission]of emissions.entries()){let next=LEVELS.map((_,to)=>emission[to]*sumOver(from=>last[from]*transitions[from][to])),
scale=known?.[index]??sumOver(to=>next[to]);scales.push(scale),last=next.map(one=>one/scale),forward.push(last)}let backward=Array.
from(emissions,()=>LEVELS.map(()=>1));for(let index=emissions.length-2;index>=0;index-=1){let[emission,after]=[emissions[index+
1],backward[index+1]],scale=scales[index+1];backward[index]=LEVELS.map((_,from)=>sumOver(to=>transitions[from][to]*emission[to]*
after[to])/scale)}return{forward,backward,scales}}function sumOver(term){let sum=0;for(let level=0;level<LEVELS.length;level+=
1)sum+=term(level);return sum}function sumAll(table){return sumRows(table).reduce((sum,one)=>sum+one,0)}function sumRows(table){
return table.map(row=>row.reduce((sum,one)=>sum+one,0))}function transpose(table){return LEVELS.map((_,index)=>table.map(
row=>row[index]))}function informationOf(levels,withEvent){let event=withEvent.reduce((sum,one)=>sum+one,0),left=sumOver(
index=>{let own=levels[index];return own>0?own*entropyOfEvent(withEvent[index]/own):0});return Math.max(0,entropyOfEvent(
event)-left)}function entropyOfEvent(probability){return entropyOf([probability,1-probability])}function entropyOf(probabilities){
return probabilities.reduce((sum,one)=>one>0?sum-one*Math.log2(one):sum,0)}function normalise(weights){let total=sumOver(
index=>weights[index]);return weights.map(one=>one/total)}function coarsen(level){let share=isWanted=>sumOver(index=>isWanted(
LEVELS[index])?level[index]:0),[base,head]=[share(one=>one<.25),share(one=>one>.75)];return[base,Math.max(0,1-base-head),
head]}var SPREAD_OF_TRIAL=Math.sqrt(1.5),DEGREES=4,SCALE_OF_NORMAL=.9106,LAYOUT=.01,LEAST_LAYOUT_SPREAD=.04,MOST_LAYOUT_SPREAD=.15,
POINTS=32,FIRST_POINT=-1.5,LAST_POINT=2.5,LEAST_SPREAD=.02;function weighTrials(trials,{difference,spread}){let shares=trials.
map(({base,candidate,head})=>(candidate-(base+head)/2)/difference+.5),scale=Math.max(LEAST_SPREAD,Math.abs(spread*SPREAD_OF_TRIAL*
SCALE_OF_NORMAL/difference)),layout=Math.min(MOST_LAYOUT_SPREAD,Math.max(LEAST_LAYOUT_SPREAD,Math.abs(LAYOUT/difference)));
return weighShares(moveIntoRange(shares),scale,layout)}function weighExactShare(share){let[moved=share]=moveIntoRange([share]);
return LEVELS.map(level=>Math.exp(-.5*((moved-level)/LEAST_LAYOUT_SPREAD)**2))}function moveIntoRange(shares){let centre=median(
shares),moved=Math.min(LEVELS.at(-1),Math.max(LEVELS[0],centre))-centre;return shares.map(share=>share+moved)}function weighShares(shares,scale,layout){
let points=Array.from({length:(LAST_POINT-FIRST_POINT)*POINTS+1},(_,index)=>FIRST_POINT+index/POINTS),logs=points.map(point=>shares.
reduce((sum,share)=>sum+logDensity((share-point)/scale),0)),largest=Math.max(...logs),likelihoods=logs.map(log=>Math.exp(
log-largest));return LEVELS.map(level=>points.reduce((sum,point,index)=>sum+likelihoods[index]*Math.exp(-.5*((point-level)/
layout)**2),0))}function logDensity(t){return-((DEGREES+1)/2)*Math.log1p(t*t/DEGREES)}var NAMED=.97,SETTLED=.99,IN_PARTS=.8,MAYBE_IN_PARTS=.25,DOUBTFULLY_IN_PARTS=.05,RANGE=.99;function judgeRow(row){let change=estimateChange(
row);return computePosterior(row.trials.map(trials=>{let[first]=trials;return first===void 0||change.difference===0?null:
row.isExact?weighExactShare((first.candidate-first.base)/(first.head-first.base)):weighTrials(trials.map(change.scaleTrial),
change)}))}function estimateChange({base,head,trials}){let all=trials.flat(),sides=[[...base,...all.map(trial=>trial.base)],
[...head,...all.map(trial=>trial.head)]],arms=[...sides,...trials.filter(({length})=>length>0).map(one=>one.map(({candidate})=>candidate))],
isPositive2=arms.flat().every(value=>value>0),scale=isPositive2?Math.log:value=>value,ratio=isPositive2?hodgesLehmannIntervals(
...sides,[])?.ratio:void 0,residuals2=arms.flatMap(arm=>{let scaled=arm.map(scale),centre=median(scaled);return scaled.map(
value=>value-centre)});return{difference:ratio===void 0?median(sides[1])-median(sides[0]):Math.log(ratio),spread:robustSpread(
residuals2),scaleTrial:trial=>({base:scale(trial.base),candidate:scale(trial.candidate),head:scale(trial.head)})}}function isSettled({
several,rises,onlyRise}){return several>=IN_PARTS?several>=SETTLED&&rises.every(one=>one>=NAMED||one<=1-NAMED):several<=
DOUBTFULLY_IN_PARTS&&Math.max(...onlyRise)>=SETTLED}function answerRow(row){let{several,rises,onlyRise}=judgeRow(row);if(several>=
IN_PARTS){let parts=findPositions(rises,rise=>rise>=NAMED);return rises.every(rise=>rise>=NAMED||rise<=1-NAMED)&&parts.length>
1?{kind:"several",commits:parts}:{kind:"range",commits:smallestRange(rises)}}let best=onlyRise.indexOf(Math.max(...onlyRise));
if(several<=MAYBE_IN_PARTS&&onlyRise[best]>=NAMED)return{kind:"commit",commits:[best]};let weights=rises.map((rise,index)=>(1-
several)*onlyRise[index]+several*rise);return{kind:"range",commits:smallestRange(weights)}}function findPositions(values,isWanted){
return values.flatMap((value,index)=>isWanted(value)?[index]:[])}function smallestRange(weights){let total=weights.reduce(
(sum,weight)=>sum+weight,0),likeliest=[...weights.keys()].sort((one,other)=>weights[other]-weights[one]||one-other),held=0;
return likeliest.filter(index=>{let isNeeded=held<total-(1-RANGE);return held+=weights[index],isNeeded}).sort((one,other)=>one-
other)}var STEADY=.01;function isSteady({base,head,exact,placements}){if(exact||placements===void 0)return exact;let change=Math.
abs(median(head.values)-median(base.values));return[base.values,head.values].every(values=>Math.max(...values)-Math.min(
...values)<=STEADY*change)}function readTrials(row,{commits,invocations,series},{commands}){let names=nameCommands(commands),
wanted=new Set([row.name,row.renamed?.from]),rounds=new Map;for(let one of series){let{unit,factor}=tidyUnit(one.unit);if(names[one.
command]===row.command&&one.group===row.group&&wanted.has(one.name)&&one.metric===row.metric&&unit===row.unit)for(let[index,
at]of one.invocations.entries()){let{round:round2,commit,outcome}=invocations[at]??{round:0,commit:0,outcome:"failed"};if(round2===
0||outcome!=="ok")continue;let values=rounds.get(round2)??new Map;values.set(commit,median(one.values[index])*factor),rounds.
set(round2,values)}}let trials=commits.map(()=>[]);for(let values of rounds.values()){let tried=[...values].filter(([commit2])=>commit2>
0&&commit2<commits.length),[[commit,candidate]=[0,0]]=tried;if(tried.length!==1)continue;let trial=trialOf(row,{candidate,
base:values.get(0),head:values.get(commits.length)});trial!==null&&trials[commit-1].push(trial)}return{base:row.base.values,
head:row.head.values,isExact:isSteady(row),trials,rounds:rounds.size}}function trialOf(row,{base,candidate,head}){return isSteady(
row)?{base:median(row.base.values),candidate,head:median(row.head.values)}:base===void 0||head===void 0?null:{base,candidate,
head}}var MAX_ROWS=50,MAX_P=.05;function listBrokenRows(rows){return rows.filter(isWorse).filter(hasBrokenBudget).slice(0,MAX_ROWS)}
function listWorseRows(rows){return rows.filter(isWorse).filter(({state,isAllowed})=>state==="regression"||isAllowed===!0).
slice(0,MAX_ROWS)}function hasBrokenBudget({verdicts}){return verdicts.filter(isAboutChange).some(({outcome,level})=>outcome===
"fail"&&level!=="report")}function isWorse(row){return!hasBothSides(row)||row.placements!==void 0&&!isSteady(row)||!isSteady(
row)&&(row.p===null||row.p>MAX_P)?!1:row.better==="higher"?row.head.median<row.base.median:row.head.median>row.base.median}
function hasBothSides(row){return row.base!==null&&row.head!==null}function addCulprits(rows,{bisection,schedule},searched=listBrokenRows(
rows)){if(bisection===void 0)return[...rows];let trials=new Map(searched.map(row=>[row,readTrials(row,bisection,schedule)]));
return rows.map(row=>{let own=trials.get(row);return own===void 0?row:{...row,culprit:culpritOf(own,bisection)}})}function culpritOf(row,bisection){
let{commits,ended,durationMs}=bisection,tried=listTried(bisection),isSearched=row.rounds>0||tried.size===commits.length-
1,{kind,commits:found}=isSearched?answerRow(row):UNKNOWN;return{kind,commits:found.map(index=>commits[index]),positions:found.
map(index=>index+1),of:commits.length,builds:tried.size,rounds:row.rounds,minutes:durationMs/6e4,ended,levels:row.trials.
flatMap((trials,index)=>trials.length===0?[]:levelOf(row,index))}}var UNKNOWN={kind:"unknown",commits:[]};function listTried({
commits,invocations,unusable}){let tried=[...invocations,...unusable].map(({commit})=>commit);return new Set(tried.filter(
commit=>commit>0&&commit<commits.length))}var CONFIDENCE=.95;function levelOf({trials,isExact:isExact2},index){let own=trials[index],
position=index+1,estimate=hodgesLehmannIntervals(own.map(({base})=>base),own.map(({candidate})=>candidate),[CONFIDENCE]);
if(estimate===null||!Number.isFinite(estimate.ratio))return{position,change:null,low:null,high:null};let[interval]=estimate.
intervals,isKnown=!isExact2&&interval!==void 0&&interval.high<1/0;return{position,change:estimate.ratio-1,low:isKnown?interval.
low-1:null,high:isKnown?interval.high-1:null}}var MAX_BISECTED_COMMITS=64,MAX_SEARCH_ROUNDS=40,MAX_SUBJECT_LENGTH=200,searchedCommitSchema=strictObject({sha:shaSchema,
subject:lineSchema}),searchInvocationSchema=strictObject({commit:int().min(0).max(MAX_BISECTED_COMMITS),round:int().min(
0).max(MAX_SEARCH_ROUNDS),command:int().min(0),startMs:number().min(0),durationMs:number().min(0),exitCode:int().nullable(),
outcome:_enum(["ok","failed","cut"])}),searchSeriesSchema=strictObject({command:int().min(0),group:nameSchema.nullable(),
name:nameSchema,metric:nameSchema,unit:nameSchema,invocations:array(int().min(0)),values:array(array(valueSchema).min(1))}),
bisectionSchema=strictObject({commits:array(searchedCommitSchema).min(1).max(MAX_BISECTED_COMMITS),ended:_enum(["settled",
"rounds","time","failed","cancelled"]),unusable:array(strictObject({commit:int().min(1).max(MAX_BISECTED_COMMITS),reason:_enum(
["setup","command"])})),durationMs:number().min(0),invocations:array(searchInvocationSchema),series:array(searchSeriesSchema),
problems:array(diagnosticSchema)});var MAX_PATHS=50,pathsSchema=strictObject({total:int().min(0),paths:array(lineSchema).max(MAX_PATHS)}),changedPathsSchema=strictObject(
{lockFiles:pathsSchema,benchmarkSources:pathsSchema});var SKIP_REASONS=["same-tree","paths","depends-on"],MEASURE_REASONS=["changed-inside","changed-gate","changed-benchmarks",
"paths-folder","paths-unmatched","depends-on-unmatched","files-differ","files-unreadable"];function isSkip({reason}){return SKIP_REASONS.includes(reason)}function decide(command,reason,paths){return{command,reason,
examples:paths.slice(0,5),count:paths.length}}function listSkippedCommands(decisions){return new Set(decisions?.filter(isSkip).
map(({command})=>command))}var decisionSchema=strictObject({command:int().min(0),reason:_enum([...SKIP_REASONS,...MEASURE_REASONS]),examples:array(
lineSchema).max(5),count:int().min(0)});var MAX_PROFILED_BENCHMARKS=10,MAX_RECORDED_FUNCTIONS=8e3,MAX_RECORDED_STACKS=8e3,MAX_RECORDED_DEPTH=256,MAX_FUNCTION_NAME=500,
MAX_VALUE=2**63,functionSchema=strictObject({name:string().max(MAX_FUNCTION_NAME),file:string().max(MAX_FUNCTION_NAME).nullable(),
touched:literal(!0).optional()}),profileRunSchema=strictObject({side:_enum(SIDES),quantum:number().min(0).max(MAX_VALUE),
stacks:array(int().min(1).max(MAX_RECORDED_STACKS)).min(1).max(MAX_RECORDED_STACKS),values:array(number().positive().max(
MAX_VALUE)).max(MAX_RECORDED_STACKS)}),profiledBenchmarkSchema=strictObject({command:int().min(0),benchmark:strictObject(
{group:nameSchema.nullable(),name:nameSchema}).nullable(),unit:string().max(40),hasStacks:boolean(),functions:array(functionSchema).
max(MAX_RECORDED_FUNCTIONS),stacks:strictObject({parents:array(int().min(0).max(MAX_RECORDED_STACKS)).max(MAX_RECORDED_STACKS),
functions:array(int().min(0).max(MAX_RECORDED_FUNCTIONS)).max(MAX_RECORDED_STACKS)}),runs:array(profileRunSchema).max(2*
MAX_PROFILE_RUNS)}),profilesSchema=strictObject({ended:_enum(["complete","time","failed","cancelled"]),durationMs:number().
min(0),settings:array(profileSettingSchema.nullable()),benchmarks:array(profiledBenchmarkSchema).max(MAX_PROFILED_BENCHMARKS),
problems:array(diagnosticSchema)});function areProfilesSound({benchmarks},commands){return new Set(benchmarks.map(({command,
benchmark})=>JSON.stringify([command,benchmark]))).size<benchmarks.length?!1:benchmarks.every(one=>one.command<commands&&
areStacksSound(one)&&one.runs.every(isRunOf(one)))}function areStacksSound({stacks:{parents,functions:called},functions}){
if(parents.length!==called.length||called.some(index=>index>=functions.length))return!1;let depths=[0];return parents.every(
(parent,index)=>parent>index?!1:(depths.push(depths[parent]+1),depths[index+1]<=MAX_RECORDED_DEPTH))}function isRunOf({stacks:{
parents}}){return({stacks,values})=>stacks.length===values.length&&stacks.every((stack,index)=>stack<=parents.length&&stack>
(stacks[index-1]??0))}var benchmarkSchema=strictObject({command:nameSchema.nullable(),group:nameSchema.nullable(),name:nameSchema}),shardSchema=strictObject(
{index:int().min(1).max(MAX_JOBS),count:int().min(1).max(MAX_JOBS),benchmarks:array(benchmarkSchema)});var MAX_SOURCE_LOCATIONS=1e4,PART=String.raw`(?!\.{1,2}(?:/|$))[^/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+`,sourceLocationSchema=strictObject(
{file:string().max(1e3).regex(new RegExp(`^${PART}(?:/${PART})*$`,"u"),"a path relative to the root of the repository"),
line:int().min(1).max(1e6)}),benchmarkLocationSchema=strictObject({group:nameSchema.nullable(),name:nameSchema,...sourceLocationSchema.
shape}),benchmarkLocationsSchema=array(benchmarkLocationSchema).max(MAX_SOURCE_LOCATIONS);function addSourceLocations(rows,places=[]){
if(places.length===0)return[...rows];let known=new Map(places.map(place=>[groupedNameKeyOf(place),place]));return rows.map(
row=>{let place=known.get(groupedNameKeyOf(row));return place===void 0?row:{...row,place:{file:place.file,line:place.line}}})}var RECORDING_VERSION=2,MAX_RECORDED_ROUNDS=1e3,COUNT_METHODS=["marks","slope","process"],MAX_PLACEMENT_BYTES=2**24,sideSchema=_enum(
SIDES),daySchema=string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,"a day such as 2026-11-20"),commitSchema=strictObject(
{sha:shaSchema.nullable(),how:lineSchema}),scheduleSchema=strictObject({seed:lineSchema,rounds:strictObject({min:int().min(
1).max(MAX_RECORDED_ROUNDS),max:int().min(1).max(MAX_RECORDED_ROUNDS)}),commands:array(writtenCommandSchema),setup:textSchema.
nullable(),workingDirectory:lineSchema,outputFile:lineSchema.nullable().optional(),format:nameSchema.nullable(),formats:array(
nameSchema.nullable()).optional(),unit:_enum(["invocation","sample"]),cpus:string().max(200).nullable().optional(),nice:int().
min(-20).max(19).nullable().optional(),count:_enum(COUNTED).nullable().optional(),measure:_enum(["all","counts"]).optional(),
maxMinutes:number().positive().optional(),bisectMinutes:number().positive().optional(),ended:_enum(["complete","decided",
"time","failed","cancelled"])}),invocationSchema=strictObject({side:sideSchema,round:int().min(0),command:int().min(0),startMs:number().
min(0),durationMs:number().min(0),exitCode:int().nullable(),outcome:_enum(["ok","failed","cut","disturbed"]),steal:shareSchema.
optional(),others:shareSchema.optional()}),valuesSchema=strictObject({invocations:array(int().min(0)),values:array(array(
valueSchema).min(1))}),seriesSchema=strictObject({group:nameSchema.nullable(),name:nameSchema,metric:nameSchema,unit:nameSchema,
better:_enum(["lower","higher"]).nullable(),primary:boolean(),deterministic:boolean(),layout:_enum(["varied","single"]).
optional(),base:valuesSchema,head:valuesSchema}),placementSchema=strictObject({padding:int().min(0).max(MAX_PLACEMENT_BYTES),
topPad:int().min(0).max(MAX_PLACEMENT_BYTES),hashSeed:int().min(0).max(2**32-1)}),countsSchema=strictObject({placements:array(
placementSchema),methods:array(_enum(COUNT_METHODS).nullable()),ended:scheduleSchema.shape.ended,invocations:array(invocationSchema),
series:array(seriesSchema)}),baselineSchema=strictObject({path:lineSchema,commit:commitSchema,measuredOn:daySchema.nullable(),
commands:array(writtenCommandSchema),environment:environmentSchema}),recordingSchema=strictObject({version:literal(RECORDING_VERSION),
name:nameSchema,commits:strictObject({base:commitSchema,head:commitSchema}),measuredOn:daySchema.optional(),baseline:baselineSchema.
optional(),schedule:scheduleSchema,environment:environmentSchema,changes:changedPathsSchema.optional(),invocations:array(
invocationSchema),series:array(seriesSchema),counts:countsSchema.optional(),benchmarkFiles:_enum(["head","own"]).optional(),
shard:shardSchema.optional(),cost:strictObject({setupMs:number().min(0),measuringMs:number().min(0)}).optional(),decisions:array(
decisionSchema).optional(),bisection:bisectionSchema.optional(),profiles:profilesSchema.optional(),places:benchmarkLocationsSchema.
optional(),problems:array(diagnosticSchema)});function findWholeRounds({invocations,baseline}){let rounds=new Map,ran=new Set;
for(let invocation of invocations){if(baseline!==void 0&&invocation.side==="base"||(ran.add(invocation.side),invocation.
outcome==="disturbed"))continue;let made=rounds.get(invocation.round);made!==void 0?made.push(invocation):invocation.round>
0&&rounds.set(invocation.round,[invocation])}let brokenOnBase=findCommandsBrokenOnBase({invocations}),whole=[...rounds].
filter(([,made])=>[...ran].every(side=>isWhole(made,side,brokenOnBase)));return new Set(whole.map(([round2])=>round2))}function isWhole(round2,wanted,brokenOnBase){
let own=round2.filter(({side})=>side===wanted),ran=new Set([...own.map(({command})=>command),...wanted==="base"?brokenOnBase:
[]]);return own.every(({outcome})=>outcome==="ok")&&round2.every(({command})=>ran.has(command))}function findCommandsBrokenOnBase({
invocations}){let broken=invocations.filter(({side,round:round2,outcome})=>side==="base"&&round2===0&&outcome==="failed");
return new Set(broken.map(({command})=>command))}function findRoundBaseBroke({invocations}){let onBase=invocations.filter(
({side})=>side==="base"),firstOk=onBase.findIndex(({outcome})=>outcome==="ok");return(firstOk<0?[]:onBase.slice(firstOk).
filter(({round:round2,outcome})=>round2>0&&outcome==="failed"))[0]?.round??null}function findUsedRounds(recording){let whole=findWholeRounds(
recording);if(recording.baseline===void 0)return{base:whole,head:whole};let kept=recording.invocations.filter(({side,round:round2,
outcome})=>side==="base"&&round2>0&&outcome==="ok");return{base:new Set(kept.map(({round:round2})=>round2)),head:whole}}
function countCompletedRounds(recording){return findWholeRounds(recording).size}function hasFailed({invocations},wanted){
return invocations.some(({side,outcome})=>side===wanted&&outcome==="failed")}function hasValues({series},wanted){return series.
some(one=>one[wanted].values.length>0)}function hasNothingToMeasure({decisions,schedule,shard}){return shard!==void 0&&isEmptyShard(
shard)||listSkippedCommands(decisions).size===schedule.commands.length}function findSmallestStep(values){let ascending=values.toSorted((left,right)=>left-right),smallest=Number.POSITIVE_INFINITY;
for(let index=1;index<ascending.length;index+=1){let step=ascending[index]-ascending[index-1];step>0&&step<smallest&&(smallest=
step)}return smallest===Number.POSITIVE_INFINITY?null:smallest}var METRIC_FAMILIES=["time","size"];function isMetricFamily(wanted){return METRIC_FAMILIES.some(family=>family===wanted)}
function metricTest(wanted,rows){if(wanted==="*")return()=>!0;let base=tidyUnit(wanted).unit,isNamed=({metric,unit})=>wanted===
metric||wanted===unit||base===unit;return!isMetricFamily(wanted)||rows.some(isNamed)?isNamed:({primary,unit})=>{let{kind,
rate}=parseUnit(unit);return primary&&kind===wanted&&!rate}}var MAX_NAMES=1e3,MAX_CHARACTERS=200;function findNearestName({metric,benchmarks,packages,commands},rows){let measured=rows.
filter(metricTest(metric,rows));if(measured.length===0)return findNearestWord(metric,limitNames(rows.flatMap(row=>[row.metric,
row.unit])));let names=measured.map(({name,shortName=name})=>shortName),groups=measured.map(({group})=>group??""),measuredBy=measured.
map(({command})=>command??"");return findNearestToPatterns(benchmarks,names)??findNearestToPatterns(packages,groups)??findNearestToPatterns(
commands,measuredBy)}function findNearestToPatterns(patterns,all){let names=limitNames(all),unmatched=patterns.filter(pattern=>!pattern.
startsWith("!")&&!names.some(compilePattern(pattern)));for(let pattern of unmatched){let fixed=pattern.replaceAll(/[*?]+/g,
"").replaceAll(/^\/+|\/+$/g,""),nameOf=new Map(names.flatMap(name=>partsOf(name,fixed.split("/").length).map(part=>[part,
name]))),nearest=findNearestWord(fixed,nameOf.keys());if(nearest!==null)return nameOf.get(nearest)??null}return null}function limitNames(names){
return[...new Set(names)].filter(name=>name!==""&&name.length<=MAX_CHARACTERS).slice(0,MAX_NAMES)}function partsOf(name,count){
let parts=name.split("/");return[parts.slice(0,count).join("/"),parts.slice(-count).join("/"),name]}function findIneffectiveBudgets(rows,{unmatched,replaced},judged){let coarse=judged.filter(isCoarse),noisy=judged.filter(
one=>!isCoarse(one)&&isNoisy(one));return[...unmatched.filter(isUserBudget).map(budget=>warnAboutUnmatchedBudget(budget,
rows)),...replaced.filter(isUserBudget).map(({location})=>makeWarning("budget-replaced",location,{})),...groupByBudget(coarse).
map(warnAboutSteps),...groupByBudget(noisy).map(warnAboutNoise)]}function isUserBudget({location:[first]}){return first?.
kind==="file"}function makeNoCommandTest(names){return patterns=>{if(!Array.isArray(patterns)||patterns.length===0)return!1;
let isSelected=compilePatterns(patterns);return!names.some(name=>isSelected([name??""]))}}function warnAboutUnmatchedBudget(budget,rows){
let{metric,benchmarks,packages,commands,filter,location}=budget,family=isMetricFamily(metric)?metric:void 0,nearest=findNearestName(
budget,rows)??void 0,data={metric,family,benchmarks,packages,filter:filter?.text,nearest,commands:commands.length===0?void 0:
commands};return makeWarning("budget-unmatched",location,data)}function groupByBudget(judged){let budgets=[...new Set(judged.
map(({selected})=>selected.budget))],ownOf=budget=>judged.filter(({selected})=>selected.budget===budget);return budgets.
map(ownOf).map(own=>({worst:own.reduce((one,other)=>resolutionOf(other)>resolutionOf(one)?other:one),others:own.length-1}))}
function resolutionOf({comparison}){return Math.max(stepOf(comparison)??0,halfWidthOf(comparison)??0)}function warnAboutSteps(budget){
let{selected,comparison}=budget.worst;return makeWarning("limit-below-steps",selected.budget.location,{...toTooTightData(
budget),step:stepOf(comparison)??0,hasWholeNanoseconds:isNanosecond(comparison)})}function warnAboutNoise(budget){let{selected,
comparison}=budget.worst,noise=halfWidthOf(comparison)??0;return makeWarning("limit-below-noise",selected.budget.location,
{...toTooTightData(budget),noise})}function toTooTightData({worst:{selected,limit,comparison},others}){let isGeomean=selected.
budget.of==="geomean";return{rule:selected.rule.kind,limit,benchmark:comparison.name,others,isGeomean}}function isCoarse({
selected,comparison,...terms}){if(selected.rule.scale!=="relative"||terms.limit===0)return!1;let step=stepOf(comparison);
return step!==null&&step>allowedChangeOf(comparison,terms)}function isNoisy({selected,comparison,outcome,...terms}){if(selected.
rule.scale!=="relative"||outcome!=="unknown"||!isUserBudget(selected.budget))return!1;let visible=halfWidthOf(comparison);
return visible!==null&&visible>allowedChangeOf(comparison,terms)}function allowedChangeOf({base},{limit,minDelta}){let median2=Math.
abs(base?.median??0);return Math.max(limit,median2===0?0:minDelta/median2)}function halfWidthOf({interval}){if(interval===
null)return null;let half=(interval.high-interval.low)/2;return Number.isFinite(half)?half:null}var MIN_STEP_VALUES=8,STEP_ROUNDING=1e-6;
function stepOf(comparison){return observedStepOf(comparison)??nanosecondOf(comparison)}function observedStepOf({base,head,
exact}){if(base===null||head===null||base.median===0||exact)return null;let values=[...base.values,...head.values],kinds=new Set(
values);if(values.length<MIN_STEP_VALUES||kinds.size<2||kinds.size>values.length/2)return null;let step=findSmallestStep(
values);return step===null||!values.every(value=>isMultiple(value,step))?null:step/Math.abs(base.median)}var NANOSECOND=1e-9;
function nanosecondOf({base,head,unit}){if(base===null||head===null||base.median===0)return null;let{kind,rate}=parseUnit(
unit);return kind!=="time"||rate||base.n+head.n<MIN_STEP_VALUES?null:[base,head].every(({values})=>values.every(value=>isMultiple(
value,NANOSECOND)))?NANOSECOND/Math.abs(base.median):null}function isNanosecond(comparison){let nanosecond=nanosecondOf(
comparison),seen=observedStepOf(comparison);return nanosecond!==null&&(seen===null||seen<1.5*nanosecond)}function isMultiple(value,step){
return Math.abs(value/step-Math.round(value/step))<=STEP_ROUNDING*Math.abs(value/step)}var MIN_ROUNDS_FOR_VERDICT=4,MAX_ROUNDS=1e3;function countComparedRounds({scale},rounds,{baseRounds}){return scale==="ab\
solute"?rounds:Math.min(rounds,baseRounds??rounds)}function smallestP(rule,plan){let{valuesPerRound:valuesPerRound2,baseRounds}=plan;
return rounds=>countComparedRounds(rule,rounds,plan)<MIN_ROUNDS_FOR_VERDICT?1:rule.smallestP(rounds*valuesPerRound2,(baseRounds??
rounds)*valuesPerRound2)}function findShortfall(rule,share,plan){let smallest=smallestP(rule,plan)(plan.maxRounds),alpha=alphaAtTheEnd(
rule,share,plan);if(smallest<=alpha)return null;let isTooFew=countComparedRounds(rule,plan.maxRounds,plan)<MIN_ROUNDS_FOR_VERDICT;
return{rule:rule.kind,rounds:plan.maxRounds,results:share,...isTooFew&&{minRounds:MIN_ROUNDS_FOR_VERDICT},smallestP:smallest,
alpha}}function explainShortfall(rule,share,plan){let shortfall=findShortfall(rule,share,plan);return shortfall&&{...shortfall,
neededRounds:findNeededRounds(rule,shortfall.alpha,plan)}}function reportUnreachableLimits(tested,plan){return failingRules(
tested).flatMap(rule=>{let why=explainShortfall(rule,tested.length,plan);return why===null?[]:[makeError("rounds-too-few",
atKey("rounds"),why,TOO_FEW)]})}function reportEarlyEnd(judged,share,plan){let{decidedAfter}=plan;if(decidedAfter===null)
return[];let selectedOf=outcome=>judged.filter(one=>one.outcome===outcome).map(({selected})=>selected);return failingRules(
selectedOf("fail")).length>0?[]:failingRules(selectedOf("unknown")).flatMap(rule=>{let why=findShortfall(rule,share,{...plan,
maxRounds:decidedAfter});return why===null?[]:[makeError("measuring-ended-too-early",atKey("rounds"),why,TOO_FEW)]})}var TOO_FEW={
failure:"rounds-too-few"};function failingRules(selected){return[...new Set(selected.filter(({budget})=>budget.level==="\
fail").map(({rule})=>rule))]}function alphaAtTheEnd(rule,share,plan){return plan.alphaAt(plan.maxRounds,share,smallestP(
rule,plan))}function findNeededRounds(rule,alpha,plan){let smallest=smallestP(rule,plan),rounds=1;for(;smallest(rounds)>
alpha&&rounds<=MAX_ROUNDS;)rounds+=1;return rounds>MAX_ROUNDS?void 0:rounds}function adaptLimit({isCrossMachine},selected,tolerance){let{rule,limit,budget}=selected;return!isCrossMachine||rule.scale===
"absolute"||typeof limit!="number"?selected:tolerance!==null?{...selected,limit:Math.max(limit,tolerance)}:{...selected,
budget:{...budget,level:"report"},isUnjudged:!0}}function unjudgedVerdict({rule,budget},limit){let{level,because}=budget;
return{kind:rule.kind,limit,level,outcome:"unknown",because,alpha:null,isUnjudged:!0}}function warnAboutCrossMachineResults(rows){
let count=rows.filter(({verdicts})=>verdicts.some(({isUnjudged})=>isUnjudged)).length;return count===0?[]:[makeWarning("\
machines-not-comparable",about("baseline"),{results:count})]}function scaleLimit({limit,budget},{unit}){let inBase=typeof limit=="number"?limit:toBaseUnit(limit,unit),minDelta=budget.
minDelta===null?0:toBaseUnit(budget.minDelta,unit);return inBase===null||minDelta===null&&budget.metric!=="*"?null:{limit:inBase,
minDelta:minDelta??0}}function decide2(one,{selected,terms,share,plan,isHeld}){let{rule,budget}=selected,outcome="unknow\
n",alpha=null,wasHeld=!1,decidedAt=null;for(let look of plan.looks){let spent=plan.alphaAt(look,Math.max(1,share),smallestP(
rule,plan)),comparison=look===plan.looks.at(-1)?one.comparison:one.at(look);if(comparison!==null&&(alpha=comparison.exact?
null:spent,outcome=rule.judge(comparison,{...terms,alpha:spent}),!comparison.exact&&isTooEarly(selected,comparison,{look,
outcome,plan})&&(outcome="unknown"),outcome==="fail"&&needsPlacements(comparison)&&(outcome="unknown"),wasHeld=outcome===
"fail"&&!comparison.exact&&rule.scale==="relative"&&isHeld(look),wasHeld&&(outcome="unknown"),outcome!=="unknown")){decidedAt=
comparison.exact?null:look;break}}let isEarly=decidedAt!==null&&decidedAt<plan.maxRounds;return{kind:rule.kind,limit:terms.
limit,...terms.minDelta>0&&{minDelta:terms.minDelta},level:budget.level,outcome,because:budget.because,alpha,...wasHeld&&
{isHeld:!0},...isEarly&&{early:{rounds:decidedAt,of:plan.maxRounds}}}}function needsPlacements({exact,placements}){return exact&&
placements!==void 0&&fewestOf(placements)<6}function isTooEarly({rule},comparison,{look,outcome,plan}){return outcome===
"pass"&&look<plan.minRounds?!0:outcome==="pass"&&rule.scale==="relative"&&isProven(comparison)?!1:countComparedRounds(rule,
look,plan)<MIN_ROUNDS_FOR_VERDICT}function isProven({placements}){return placements!==void 0&&fewestOf(placements)>=3}var NOTICE_DAYS=14;function selectActiveBudgets(budgets,today){return{budgets:budgets.filter(budget=>!isExpired(budget,today)),
problems:budgets.flatMap(budget=>warnAboutExpiry(budget,today)??[])}}function isExpired({until},today){return until!==null&&
daysUntil(today,until)<0}function warnAboutExpiry(budget,today){let{until,location}=budget;if(until===null)return null;if(isExpired(
budget,today))return makeWarning("budget-expired",location,{until});let days=daysUntil(today,until);return days>NOTICE_DAYS?
null:makeWarning("budget-ends-soon",location,{until,days})}function holdCommonWorsening({testCommonWorsening},plan){let known=new Map,holds=look=>{let evidence=testCommonWorsening(
look);if(evidence===null)return!1;let alpha=plan.alphaAt(look,1,smallestBlockedP);return evidence.p>alpha&&smallestBlockedP(
plan.maxRounds)<=plan.alphaAt(plan.maxRounds,1,smallestBlockedP)};return look=>(known.has(look)||known.set(look,holds(look)),
known.get(look))}function smallestBlockedP(rounds){return 6**-Math.floor(rounds/2)*2**-(rounds%2)}var EXACT_STEP=1e-5;function judgeLevel({budget,rule},{level,comparison},{limit,minDelta,alpha}){let isUnknown=typeof level==
"string";return{kind:rule.kind,limit,...minDelta>0&&{minDelta},level:level==="no-comparison"?"report":budget.level,outcome:isUnknown?
"unknown":decideLevel(level,comparison,{limit,minDelta,alpha}),because:budget.because,alpha:isUnknown||level.isExact?null:
alpha,anchored:{against:budget.against??"",level}}}function decideLevel(level,{better,head},{limit,minDelta,alpha}){let sign=worseSign(
better),worsening=sign*level.change,then=Math.abs(head?.median??0)/(1+level.change),allowed=Math.max(limit,then>0?minDelta/
then:0);if(level.isExact)return worsening>allowed+EXACT_STEP?"fail":"pass";let[bestEnd,worstEnd]=sign>0?[level.likely.low,
level.likely.high]:[-level.likely.high,-level.likely.low];return level.p<=2*alpha&&isOver(worsening,allowed,1+allowed)&&
isOver(bestEnd,limit,1+limit)?"fail":isOver(worstEnd,allowed,1+allowed)?"unknown":"pass"}var GEOMEAN={of:"geomean",scale:"relative",against:null},LIMIT_KINDS=[{of:"each",scale:"relative",against:null},{of:"eac\
h",scale:"absolute",against:null},GEOMEAN];function selectLimits(budgets,rows){let meetings=budgets.map(budget=>({budget,
meets:makeRowMatcher(budget,rows)})),chooseFor=row=>chooseBudgets(meetings.filter(({meets})=>meets(row)).map(({budget})=>budget)),
choices=new Map(rows.map(row=>[row,removeRepeatedChoices(listNamedRows(row).flatMap(chooseFor))])),all=[...choices.values()].
flat(),met=new Set(all.flatMap(({candidates})=>candidates)),counting=new Set(all.flatMap(applicableBudgetsOf));return{limitsFor:row=>(choices.
get(row)??[]).flatMap(({kind,budget})=>kind.of==="each"?limitsOf(budget,kind):[]),geomeans:geomeansOf(choices),unmatched:budgets.
filter(budget=>!met.has(budget)),replaced:budgets.filter(budget=>met.has(budget)&&!counting.has(budget))}}function listNamedRows(row){
if(row.renamed?.by!=="head")return[row];let{shortName:_,...rest}=row,{from,shortFrom}=row.renamed;return[row,{...rest,name:from,
...shortFrom!==void 0&&{shortName:shortFrom}}]}function removeRepeatedChoices(choices){return choices.filter(({kind,budget},index)=>choices.
findIndex(other=>other.kind===kind&&other.budget===budget)===index)}function chooseBudgets(matching){let kinds=[...new Set(
matching.flatMap(({against})=>against??[]))].map(against=>({of:"each",scale:"relative",against}));return[...LIMIT_KINDS,
...kinds].flatMap(kind=>{let candidates=matching.filter(budget2=>limitsOf(budget2,kind).length>0),budget=candidates.at(-1);
return budget===void 0?[]:[{kind,candidates,budget}]})}function applicableBudgetsOf({candidates,budget}){let lasting=candidates.
findLastIndex(({until})=>until===null);return budget.until===null?[budget]:candidates.slice(Math.max(0,lasting))}function geomeansOf(choices){
let geomeans2=new Map;for(let[row,chosen]of choices)if(!(row.base===null||row.head===null))for(let{budget}of chosen.filter(
({kind})=>kind===GEOMEAN)){let metrics=geomeans2.get(budget)??new Map;geomeans2.set(budget,metrics);let key=JSON.stringify(
[row.metric,row.unit,row.better]),members=metrics.get(key)??[];metrics.set(key,members),members.push(row)}return[...geomeans2].
flatMap(([budget,metrics])=>[...metrics.values()].flatMap(members=>limitsOf(budget,GEOMEAN).map(selected=>({...selected,
members}))))}function makeRowMatcher({metric,benchmarks,packages,commands,filter},rows){let isMetric=metricTest(metric,rows),
isBenchmark=compilePatterns(benchmarks),isPackage=compilePatterns(packages),isCommand=compilePatterns(commands);return row=>isMetric(
row)&&isBenchmark(row.shortName===void 0?[row.name]:[row.name,row.shortName])&&isPackage([row.group??""])&&isCommand([row.
command??""])&&(filter===null||filter.matches(row))}function limitsOf(budget,{of,scale,against}){return budget.of!==of||
budget.against!==against?[]:RULES.flatMap(rule=>{let limit=rule.scale===scale?budget.limits.get(rule.kind):void 0;return limit===
void 0?[]:[{rule,limit,budget}]})}function reportUnaffordableLimits(tested,plan){let{cost}=plan;if(cost===void 0)return[];let needs=failingRules(tested).map(
rule=>({rule,rounds:countNeededRounds(rule,tested.length,plan)})),[most]=needs.filter(({rounds:rounds2})=>rounds2>cost.maxRounds).
toSorted((a,b)=>b.rounds-a.rounds);if(most===void 0)return[];let{maxMinutes,elapsedMs,completedRounds,roundMs,rounds,mayIncludeBuild}=cost,
neededRounds=Math.max(most.rounds,plan.minRounds),isEnoughAlone=needs.every(({rule})=>isReachableAlone(rule,{rounds,share:tested.
length,plan})),data={rule:most.rule.kind,results:tested.length,roundMs,maxMinutes,rounds,neededRounds,mayIncludeBuild,neededMinutes:Math.
ceil((elapsedMs+(neededRounds-completedRounds)*roundMs)/6e4),fixedRounds:isEnoughAlone?rounds:void 0,hasBaseline:plan.baseRounds!==
null};return[makeError("time-too-short",atKey("max-minutes"),data,TOO_FEW)]}function countNeededRounds(rule,share,plan){
let rounds=1;for(;rounds<plan.maxRounds&&findShortfall(rule,share,{...plan,maxRounds:rounds})!==null;)rounds+=1;return rounds}
function isReachableAlone(rule,{rounds,share,plan}){let wholeAlpha=plan.alphaAt(plan.maxRounds,share,()=>1);return smallestP(
rule,plan)(rounds)<=wholeAlpha}function findImpossibleValue(row){let{kind,rate}=parseUnit(row.unit),least=kind==="time"||rate?0:-1/0;for(let side of SIDES){
let value=row[side]?.values.find(one=>one<least||!Number.isFinite(one));if(value!==void 0)return{side,value}}return null}function reportImpossibleValue({budget},rows){for(let row of rows){let found=findImpossibleValue(row);if(found===null)continue;
let{name:benchmark,metric,unit}=row,value=Number.isFinite(found.value)?found.value:void 0;return(budget.level==="fail"?makeError:
makeWarning)("impossible-value",budget.location,{benchmark,metric,unit,side:found.side,value})}return null}function undecidedVerdict({
rule,budget},limit){let{level,because}=budget;return{kind:rule.kind,limit,level,outcome:"unknown",because,alpha:null}}function reportMissingRatio({
rule,budget},{name,metric,exact,base,head,interval}){let isMissing=base!==null&&head!==null&&!exact&&interval===null;return rule.
scale!=="relative"||!isMissing?null:makeWarning("no-ratio",budget.location,{benchmark:name,metric,rule:rule.kind})}function judge(parts,policy,levels=null){let{budgets,problems:ending}=selectActiveBudgets(policy.budgets,policy.today),comparisons=parts.
flatMap(({evidence})=>evidence.cases.map(({comparison})=>comparison)),selection=selectLimits(budgets,comparisons),problems=[
...ending],judged=[],judgeLevels=makeLevelJudge(selection,{policy,levels,problems,comparisons}),judgedParts=parts.map(part=>judgePart(
part,{policy,selection,problems,judged,judgeLevels}));problems.push(...warnAboutCrossMachineResults(judgedParts.flatMap(
({rows})=>rows))),comparisons.length>0&&problems.push(...findIneffectiveBudgets(comparisons,selection,judged));for(let{unreachable}of judgedParts)
problems.push(...unreachable);let unmatched=comparisons.length>0?selection.unmatched:[];return{parts:judgedParts,unmatched,
problems:removeDuplicates(problems)}}function makeLevelJudge(selection,{policy,levels,problems,comparisons}){if(levels===
null||policy.budgets.every(({against})=>against===null))return()=>[];let known=comparisons.flatMap(comparison=>selection.
limitsFor(comparison).flatMap(selected=>{let{against}=selected.budget;return against===null||!isJudged(selected,comparison)?
[]:[{selected,comparison,against,level:levels.levelOf(comparison,against)}]})),share=known.filter(({selected,level})=>selected.
budget.level!=="report"&&isTestedLevel(level)).length;for(let{selected,against}of known){let problem=levels.findProblem(
against);problem!==null&&problems.push({...problem,location:selected.budget.location})}let alpha=policy.alpha/Math.max(1,
share),verdicts=new Map;for(let{selected,comparison,level}of known){let terms=scaleLimit(selected,comparison),fault=terms===
null?reportUnitMismatch(selected,comparison):reportImpossibleValue(selected,[comparison]);if(fault!==null&&problems.push(
fault),terms===null)continue;let own=verdicts.get(comparison)??[];verdicts.set(comparison,own),own.push(judgeLevel(selected,
{level:fault===null?level:"no-ratio",comparison},{...terms,alpha}))}return row=>verdicts.get(row)??[]}function isTestedLevel(level){
return typeof level!="string"&&!level.isExact}function judgePart({evidence,plan},{policy,selection,problems,judged,judgeLevels}){
let{cases,geomeanOf}=evidence,own=new Set(cases.map(({comparison})=>comparison)),averages=selection.geomeans.flatMap(selected=>{
let{members}=selected;if(!members.every(row=>own.has(row)))return[];let one=geomeanOf(members);return one===null&&problems.
push(reportImpossibleValue(selected,members)??reportMissingGeomean(selected)),one===null?[]:{one,members,selected:adaptLimit(
one,selected,policy.baselineTolerance)}}),limits=cases.map(one=>selection.limitsFor(one.comparison).filter(({budget})=>budget.
against===null).map(limit=>adaptLimit(one,limit,policy.baselineTolerance))),tested=[...cases.flatMap(({comparison},index)=>limits[index].
filter(limit=>isTested(limit,comparison))),...averages.filter(({one,selected})=>isTested(selected,one.comparison)).map(({
selected})=>selected)],isHeld=holdCommonWorsening(evidence,plan),context={share:tested.length,plan,isHeld},ownJudged=[],
verdictsOf=(one,limits2,rows2)=>limits2.flatMap(selected=>{let{comparison}=one,terms=scaleLimit(selected,comparison);if(terms===
null&&problems.push(reportUnitMismatch(selected,comparison)),terms===null||!isJudged(selected,comparison))return[];if(selected.
isUnjudged)return[unjudgedVerdict(selected,terms.limit)];let fault=reportImpossibleValue(selected,rows2);if(fault!==null&&
problems.push(fault),fault!==null)return[undecidedVerdict(selected,terms.limit)];let verdict=decide2(one,{selected,terms,
...context}),obstacle=verdict.outcome==="unknown"?reportMissingRatio(selected,comparison):null;return obstacle!==null&&problems.
push(obstacle),ownJudged.push({selected,...terms,comparison,outcome:verdict.outcome}),[verdict]}),rows=cases.map((one,index)=>{
let{comparison}=one,membership=judgeMissingSide(comparison,policy,plan),verdicts=[...verdictsOf(one,limits[index],[comparison]),
...membership],state=stateOf(one,verdicts,{policy,...context}),isWorse2=(relativeWorseningOf(comparison)??0)>0&&verdicts.
some(({limit})=>limit!==null),isAllowed=state==="unchanged"&&isWorse2&&isSignificant(comparison,{policy,...context}),all=[
...verdicts,...judgeLevels(comparison)];return{...comparison,verdicts:all,state,...isAllowed&&{isAllowed}}}),geomeans2=averages.
map(({one,members,selected})=>({...one.comparison,verdicts:verdictsOf(one,[selected],members)}));judged.push(...ownJudged);
let unreachable=[reportUnreachableLimits,reportUnaffordableLimits].map(report=>report(tested,plan)).find(found=>found.length>
0)??reportEarlyEnd(ownJudged,tested.length,plan);return{rows,geomeans:geomeans2,tests:tested.length,unreachable}}function isTested(selected,comparison){
return!comparison.exact&&selected.budget.level!=="report"&&isJudged(selected,comparison)}function isJudged({rule,budget},{
base,head}){return budget.of==="geomean"?!0:head!==null&&(rule.scale==="absolute"||base!==null)}function judgeMissingSide({
base,head},policy,plan){if(base!==null&&head!==null)return[];if(head===null&&plan.headBroke||base===null&&plan.baseBroke)
return[];let kind=base===null?"new":"removed",level=levelOf2(policy[kind]);return level===null?[]:[{kind,limit:null,level,
outcome:"fail",because:null,alpha:null}]}function levelOf2(membership){return membership==="pass"?null:membership}function stateOf({
comparison,isCrossMachine},verdicts,{plan,policy,share}){if(comparison.head===null)return plan.headBroke?"failed":"remov\
ed";let limits=verdicts.filter(({limit})=>limit!==null);if(limits.some(({outcome})=>outcome==="fail"))return"regression";
if(comparison.base===null)return plan.baseBroke?"inconclusive":"new";if(limits.some(({outcome})=>outcome==="unknown"))return"\
inconclusive";let change=relativeWorseningOf(comparison)??0,allowance=isCrossMachine?policy.baselineTolerance:0;return allowance===
null?limits.length>0?"unchanged":"inconclusive":Math.abs(change)<=allowance||!isSignificant(comparison,{policy,share})?"\
unchanged":change<0?"improvement":limits.length>0?"unchanged":"regression"}function isSignificant({p},{policy,share}){return p===
null||p<=2*policy.alpha/Math.max(1,share)}function reportMissingGeomean({budget,members}){return makeWarning("no-geomean",
budget.location,{metric:members[0].metric})}function reportUnitMismatch({limit,budget,rule},{name,metric,unit}){let data={
...typeof limit=="number"?{key:"min-delta",limit:budget.minDelta?.text??""}:{key:rule.kind,limit:limit.text},benchmark:name,
metric,unit};return makeError("limit-misfit",budget.location,data,{failure:"limit-misfit"})}function removeDuplicates(problems){
return[...new Map(problems.map(problem=>[JSON.stringify([problem.location,problem.code,problem.data]),problem])).values()]}var CLEARING_ERROR=.2,POWER=1/7,REACH=6,POINTS2=120,levelCache=new Map;function clearingLevels(looks,max){let key=`${looks.
join()} of ${max}`,levels=levelCache.get(key)??computeLevels(looks,max);return levelCache.set(key,levels),levels}function computeLevels(looks,max){
let before=null,spent=0;return looks.map(rounds=>{let allowed=CLEARING_ERROR*Math.min(1,rounds/max)**POWER,density=densityAfter(
before,rounds),border=before===null?-normalQuantile(allowed)*Math.sqrt(rounds):borderOf(density,{rounds,area:allowed-spent});
return spent=allowed,before={rounds,...sampleDensity(density,-REACH*Math.sqrt(rounds),border)},normalTail(border/Math.sqrt(
rounds))})}function densityAfter(before,rounds){if(before===null)return sum=>normalDensity(sum,Math.sqrt(rounds));let{from,
step,heights}=before,deviation=Math.sqrt(rounds-before.rounds);return sum=>{let at=index=>heights[index]*normalDensity(sum-
from-index*step,deviation),last=heights.length-1,area=(at(0)+at(last))/2;for(let index=1;index<last;index+=1)area+=at(index);
return area*step}}function borderOf(density,{rounds,area}){let deviation=Math.sqrt(rounds),{from,step,heights}=sampleDensity(
density,-REACH*deviation,REACH*deviation),above=0;for(let index=heights.length-1;index>0;index-=1){let slice=step*(heights[index]+
heights[index-1])/2;if(above+slice>=area)return from+step*(index-(area-above)/slice);above+=slice}return from}function sampleDensity(density,from,to){
let step=(to-from)/POINTS2;return{from,step,heights:Float64Array.from({length:POINTS2+1},(_,index)=>density(from+index*step))}}
function normalDensity(value,deviation){return Math.exp(-.5*(value/deviation)**2)/(deviation*Math.sqrt(2*Math.PI))}var CONFIDENCE2=.95,CONFIDENCE_OF_STOPPED=.98,LIKELY_CONFIDENCE=.6,MIN_CONSTANT_VALUES=6;function comparePair({subject,base,
head,exact,varies,layout},clearing=CLEARING_ERROR){let sides={base:base&&summarise2(base),head:head&&summarise2(head)},samples=[
base,head].flatMap(side=>side===null?[]:[side.values]),placements=layout&&{base:countPlacements(base,layout),head:countPlacements(
head,layout)},isProven2=placements===void 0||fewestOf(placements)>=3,comparison={...subject,...sides,exact:isProven2&&isExact(
samples,{exact,varies}),...placements&&{placements}};if(base===null||head===null||sides.base===null||sides.head===null)return{
...comparison,delta:null,change:null,...NO_INTERVALS,p:null};let delta=ratioMinusOne(sides.base.median,sides.head.median);
if(comparison.exact)return{...comparison,delta,change:delta,...NO_INTERVALS,p:null};let estimated=estimateChange2(base.values,
head.values,{delta,clearing});return{...comparison,delta,...estimated,p:mannWhitney(base.values,head.values).p}}function countPlacements(sample,layout){
let rounds=new Set(sample?.rounds??[]).size;return layout==="single"?Math.min(1,rounds):rounds}function withConfidence(comparison,confidence){
let{base,head,interval}=comparison;if(base===null||head===null||interval===null)return comparison;let estimated=estimateRatio(
base.values,head.values,[confidence]);return{...comparison,interval:estimated?.intervals[0]??interval}}var NO_INTERVALS={
interval:null,likely:null,possible:null};function summarise2(sample){let{low,high}=medianInterval(sample.values,CONFIDENCE2);
return{...sample,n:sample.values.length,median:median(sample.values),spread:{low,high}}}function isExact(samples,{exact,
varies}){return samples.every(values=>Array.from(values).every(value=>value===values[0]))?exact||!varies&&samples.every(
({length})=>length>=MIN_CONSTANT_VALUES):!1}function mayBecomeExact({subject,exact,varies,layout},values){if(layout==="s\
ingle")return!1;let{kind,rate}=parseUnit(subject.unit);return exact||!varies&&kind!=="time"&&!rate&&values>=MIN_CONSTANT_VALUES}
function isMachineBound({subject,exact},comparison){let{kind,rate}=parseUnit(subject.unit);return!exact&&(kind==="time"||
rate||!comparison.exact)}function ratioMinusOne(base,head){if(base===head)return 0;let ratio=head/base;return Number.isFinite(
ratio)?ratio-1:null}function estimateChange2(base,head,{delta=ratioMinusOne(median(base),median(head)),clearing=CLEARING_ERROR,
confidence=CONFIDENCE2}={}){let estimated=estimateRatio(base,head,[confidence,LIKELY_CONFIDENCE,1-2*clearing]);if(estimated===
null)return{change:delta,...NO_INTERVALS};let{ratio,intervals}=estimated,[interval=null,likely=null,possible=null]=intervals;
return{change:delta!==null&&ratio<1/0?ratio-1:null,interval,likely,possible}}function estimateRatio(base,head,confidences){
let estimated=hodgesLehmannIntervals(thinOut(base),thinOut(head),confidences);if(estimated===null)return null;let{ratio,
intervals}=estimated;return{ratio,intervals:intervals.map(({low,high})=>({low:low-1,high:high-1}))}}var MAX_VALUES=1e3;function thinOut(values){
if(values.length<=MAX_VALUES)return values;let ascending=values.toSorted((left,right)=>left-right),step=(values.length-1)/
(MAX_VALUES-1);return Array.from({length:MAX_VALUES},(_,index)=>ascending[Math.round(index*step)])}var UNUSED_ALPHA=.05;function makeCustomTables(pairs,settings){let sides=sidesOf(settings),files=sides.map(side=>({label:side,
results:pairs.flatMap(pair=>resultOf(pair,side))})),unitsOf=chosen=>new Set(chosen.map(({subject})=>unitOf(subject))),inexact=unitsOf(
pairs.filter(({exact})=>!exact)),unsteady=unitsOf(pairs.filter(({varies})=>varies));return tabulateResults(settings,files).
map(grid=>{let summary=summarise(grid,{alpha:UNUSED_ALPHA,confidence:CONFIDENCE2}),{unit}=grid,mixed=new Set(grid.cells.
flat().flatMap(cell=>cell?.varying??[])),constancy={exact:!inexact.has(unit),varies:unsteady.has(unit)};return makeCustomTable(
summary,{unit,sides,...constancy,varying:[...mixed]})})}function sidesOf({table,row,col}){return[table,row,col].some(projection=>projectionKeysOf(
projection).includes(".file"))?SIDES:["head"]}function resultOf({subject,...samples},side){let sample=samples[side];return sample===
null?[]:[{name:subject.name,configuration:{...subject.command!==null&&{command:subject.command},...subject.group!==null&&
{pkg:subject.group}},unit:unitOf(subject),values:sample.values}]}function unitOf({metric,unit}){return toMetricUnit(metric,
unit)}function makeCustomTable({fields,columns,rows,geomeans:geomeans2},means){return{fields,unit:means.unit,sides:means.
sides,varying:means.varying,columns,rows:rows.map(({label,cells})=>({label,cells:cells.map(cell=>cell&&makeCustomCell(cell,
means))})),geomeans:geomeans2.map(({value,ratio})=>({value,delta:ratio===null?null:ratio-1}))}}function makeCustomCell({
centre,low,high,sample,comparison},means){let isConstant=samples=>isExact(samples,means);return{n:sample.length,median:centre,
spread:isConstant([sample])?{low:centre,high:centre}:{low,high},comparison:comparison&&compareCells({sides:[comparison.base.
sample,sample],delta:ratioMinusOne(comparison.base.centre,centre),isExact:isConstant([comparison.base.sample,sample])})}}
function compareCells({sides,delta,isExact:isExact2}){if(isExact2)return{delta,change:delta,p:null};let[base,head]=[Array.
from(sides[0]),Array.from(sides[1])];return{delta,change:estimateChange2(base,head,{delta}).change,p:mannWhitney(base,head).
p}}var USUAL_LOOKS=[6,10,14,20,30];function planLooks({min,max}){return min===max?[max]:[min,...USUAL_LOOKS.filter(rounds=>rounds>
min&&rounds<max),max]}var EXACT_LOOK=2;function planPauses(rounds){let planned=planLooks(rounds);return planned[0]>EXACT_LOOK?
[EXACT_LOOK,...planned]:planned}function spendAlpha({alpha,looks},completed,smallestP3){let max=looks.at(-1),allowedBy=rounds=>alpha*
Math.min(1,rounds/max)**2,spent=0;for(let rounds of looks){if(rounds>=completed)break;smallestP3(rounds)<=allowedBy(rounds)-
spent&&(spent=allowedBy(rounds))}return allowedBy(completed)-spent}var SEED=625341585;function normalDraws(length){let next=xorshift32(SEED);return Float64Array.from({length},()=>normalQuantile(
(next()-.5)/2**32))}var POWER2=.9,SIMULATIONS=1e3,MAX_ROUNDS2=30;function finderFor({chances,likely}){let steps=chances.map(chance=>simulateLook(
chance,likely));if(steps.every(({byRanks})=>byRanks===null))return()=>null;let sizes=new Float64Array(SIMULATIONS);return(noise,limit)=>{
for(let index=0;index<SIMULATIONS;index+=1)sizes[index]=findSmallestChange(steps,{index,noise,limit});return sizes.sort()[Math.
ceil(POWER2*SIMULATIONS)-1]}}function simulateLook(chance,likely){let{alpha,clearing}=chance,rounds=Math.min(chance.rounds,
MAX_ROUNDS2),rehearsals=simulateRuns(rounds),column=position=>Float64Array.from(rehearsals,({differences})=>differences[position]),
beyond=untiedLowerHalf(rounds,rounds).findIndex(probability=>probability>alpha),inversions=(beyond===-1?Math.floor(rounds**
2/2):beyond)-1,beyondLikely=ratiosOutside(rounds,rounds,likely),beyondPossible=ratiosOutside(rounds,rounds,1-2*clearing);
return{byRanks:inversions<0?null:column(inversions),likely:beyondLikely===0?null:Float64Array.from(rehearsals,({shift,differences})=>Math.
min(shift,differences[beyondLikely-1])),ends:beyondPossible===0?null:column(rounds**2-beyondPossible)}}function findSmallestChange(steps,{
index,noise,limit}){let found=1/0,uncleared=-1/0;for(let{byRanks,likely,ends}of steps){if(byRanks!==null&&likely!==null){
let needed=maxOf(maxOf(-noise*byRanks[index],limit-noise*likely[index]),uncleared);needed<found&&(found=needed)}ends!==null&&
(uncleared=maxOf(uncleared,limit-noise*ends[index]))}return found}function maxOf(left,right){return left>right?left:right}
var allDraws=null,runsByRounds=new Map;function simulateRuns(rounds){let known=runsByRounds.get(rounds);if(known!==void 0)
return known;allDraws??=normalDraws(2*MAX_ROUNDS2*SIMULATIONS);let draws=allDraws,made=Array.from({length:SIMULATIONS},(_,index)=>{
let start=2*MAX_ROUNDS2*index,base=draws.subarray(start,start+rounds),head=draws.subarray(start+MAX_ROUNDS2,start+MAX_ROUNDS2+
rounds),differences=new Float64Array(rounds**2),next=0;for(let b of base)for(let h of head)differences[next++]=h-b;return{
differences:differences.sort(),shift:median([...head])-median([...base])}});return runsByRounds.set(rounds,made),made}function spreadOf({base,head}){if(base===null||head===null)return null;let sides=[base,head];return sides.every(({values})=>values.
every(value=>value>0))?robustSpread(sides.flatMap(residuals)):null}function biasCorrectionOf({n}){return n>1?Math.sqrt(n/
(n-1)):1}function residuals(side){return side.values.map(value=>biasCorrectionOf(side)*Math.log(value/side.median))}function changeFinder(chances){let shiftFound=shiftFinder(chances);return({spread,better},limit)=>{let shift=shiftFound(
spread,toShift(limit,better));return shift===null?null:toRatio(shift,better)}}var latest=null;function shiftFinder(chances){
let key=JSON.stringify(chances);return latest?.key!==key&&(latest={key,finder:finderFor({chances,likely:LIKELY_CONFIDENCE})}),
latest.finder}function toShift(worsening,better){return better==="lower"?Math.log1p(worsening):-Math.log1p(-worsening)}function toRatio(shift,better){
return better==="lower"?Math.expm1(shift):-Math.expm1(-shift)}var DIGITS=2,SPREAD_MARGIN=1.08;function rowFinder(chances){
let find=changeFinder(chances),known=new Map;return(row,{limit,minDelta})=>{let exactSpread=row.exact?null:spreadOf(row),
step=findSmallestStep([...row.base?.values??[],...row.head?.values??[]]);if(exactSpread===null||step===null||row.base===
null||row.better==="higher"&&limit>=1)return null;let spread=Number((SPREAD_MARGIN*exactSpread).toPrecision(DIGITS)),key=`${spread}\
 ${limit} ${row.better}`;known.has(key)||known.set(key,find({spread,better:row.better},limit));let found=known.get(key);
return found===null?null:roundUpToStep(Math.max(found,minDelta/row.base.median),step/row.base.median)}}function roundUpToStep(change,step){
return step*(Math.floor(change/step)+1)}function planDetectionLooks({rounds,alpha,looks}){let planned=planLooks(rounds),
all=looks??planned,levels=clearingLevels(all,rounds.max);return all.map((look,index)=>({rounds:look,alpha:spendAlpha({alpha,
looks:planned},look,smallestP2),clearing:levels[index]}))}function smallestP2(rounds){return smallestTwoSidedP(rounds,rounds)/
2}function nameBaselineCommands(kept,current){let names=nameCommands(current),free=new Set(current.keys()),take=index=>free.
delete(index)?index:null,findFree=isMatch=>take(current.findIndex((other,at)=>free.has(at)&&isMatch(other))),byName=kept.
map(one=>{let own=ownNameOf(one);return own===null?null:findFree(other=>ownNameOf(other)===own)}),hasText=one=>other=>scriptOf(
one)===scriptOf(other)&&(ownNameOf(one)===null||ownNameOf(other)===null),isInPlace=(one,index)=>current[index]!==void 0&&
hasText(one)(current[index]),inPlace=kept.map((one,index)=>byName[index]??(isInPlace(one,index)?take(index):null)),byText=kept.
map((one,index)=>inPlace[index]??findFree(hasText(one)));return kept.map((one,index)=>{let match=byText[index]??(ownNameOf(
one)===null?take(index):null);return match===null?ownNameOf(one)??`command ${index+1} of the baseline`:names[match]})}function ownNameOf(command){
return typeof command=="string"?null:command.name??null}function splitSeriesByCommand(recording){let names=nameCommandsBySide(
recording),[only=null]=names.head;return[...names.base,...names.head].every(name=>name===only)?recording.series.filter(series=>SIDES.
some(side=>series[side].invocations.length>0)).map(series=>({command:only,series})):recording.series.flatMap(series=>{let commandOf=(side,invocation)=>names[side][recording.
invocations[invocation]?.command??0]??null,commands=new Set(SIDES.flatMap(side=>series[side].invocations.map(at=>commandOf(
side,at))));return commands.size<=1?[...commands].map(command=>({command,series})):[...commands].map(command=>{let restrict=side=>{
let kept=[...series[side].invocations.keys()].filter(index=>commandOf(side,series[side].invocations[index])===command);return{
invocations:kept.map(index=>series[side].invocations[index]),values:kept.map(index=>series[side].values[index])}};return{
command,series:{...series,base:restrict("base"),head:restrict("head")}}})})}function nameCommandsBySide({schedule,baseline}){
let own=nameCommands(schedule.commands);return{base:baseline===void 0?own:nameBaselineCommands(baseline.commands,schedule.
commands),head:own}}function resolveRenames(recording,settings){let all=splitSeriesByCommand(recording),suffix=gomaxprocsSuffixOf(recording),
configured=makeConfiguredLookup(all,{renamed:settings.renamed,suffix}),claims=judgeClaims(all,{configured,settings,suffix});
return{renameOf:one=>configured(one)??claims.applied.get(seriesKeyOf(one))??null,refused:claims.refused}}function findUnusedRenames(recording,renamed){
let suffix=gomaxprocsSuffixOf(recording),onBase=recording.series.filter(({base})=>base.values.length>0),known=new Set(onBase.
flatMap(({name})=>listNameVariants(name,suffix)));return Object.keys(renamed).filter(name=>!known.has(name))}function makeConfiguredLookup(all,{
renamed,suffix}){let nameKey=(command,name)=>JSON.stringify([command,name]),namesOn=side=>new Set(seriesOn(all,side).map(
({command,series:{name}})=>nameKey(command,name))),[onBase,onHead]=[namesOn("base"),namesOn("head")];return({command,series:{
name}})=>{let entry=findEntry(name,{renamed,suffix});if(entry===null)return null;let key=nameKey(command,entry.to);return onHead.
has(key)&&!onBase.has(key)?makeAppliedRename(name,entry.to,{suffix,by:"configuration"}):null}}function findEntry(name,{renamed,
suffix}){let key=listNameVariants(name,suffix).find(candidate=>Object.hasOwn(renamed,candidate));return key===void 0?null:
{key,to:key===name?renamed[key]:`${renamed[key]}${suffix}`}}function makeAppliedRename(from,to,{suffix,by}){let[,shortFrom]=listNameVariants(
from,suffix);return{to,rename:{from,...shortFrom!==void 0&&{shortFrom},by}}}function judgeClaims(all,{configured,settings,
suffix}){let onBase=new Map(seriesOn(all,"base").map(one=>[seriesKeyOf(one),one])),onHead=new Set(seriesOn(all,"head").map(
one=>seriesKeyOf(one))),taken=new Set([...onBase.values()].flatMap(one=>{let applied=configured(one);return applied===null?
[]:seriesKeyOf(one,applied.to)})),claims=[...onBase].flatMap(([old,one])=>{let{name}=one.series,entry=findEntry(name,{renamed:settings.
renamedByHead??{},suffix});return entry===null||findEntry(name,{renamed:settings.renamed,suffix})!==null?[]:[{entry,from:name,
old,target:seriesKeyOf(one,entry.to)}]}),count=new Map;for(let{target}of claims)count.set(target,(count.get(target)??0)+
1);let reasonAgainst=claim=>{let[hasOld,hasNew]=[onHead.has(claim.old),onHead.has(claim.target)];return hasOld?hasNew?"o\
ld-on-head":"early":onBase.has(claim.target)?"new-on-base":hasNew?taken.has(claim.target)||count.get(claim.target)!==1?"\
not-alone":null:"new-not-on-head"},judged=claims.map(claim=>({claim,reason:reasonAgainst(claim)})),valid=judged.filter(({
reason})=>reason===null).map(({claim})=>claim);return{applied:new Map(valid.map(({old,from,entry})=>[old,makeAppliedRename(
from,entry.to,{suffix,by:"head"})])),refused:onHead.size===0?[]:refusalsOf(judged,new Set(valid.map(({entry})=>entry.key)))}}
function refusalsOf(judged,applied){let refused=judged.flatMap(({claim:{entry,from},reason})=>reason===null||reason==="e\
arly"||applied.has(entry.key)?[]:[[entry.key,{from,to:entry.to,reason}]]);return[...new Map(refused.toReversed()).values()].
toReversed()}function seriesOn(all,side){return all.filter(({series})=>series[side].values.length>0)}function seriesKeyOf({
command,series},name=series.name){return benchmarkKeyOf({command,group:series.group,name})}function groupSamples(recording,grouping){let all=splitSeriesByCommand(recording),suffix=gomaxprocsSuffixOf(recording),{
renameOf}=resolveRenames(recording,grouping),rows=new Map,counted=findUsedRounds(recording),hasEveryValue=recording.schedule.
unit==="sample";for(let{command,series}of all){let{unit,factor}=tidyUnit(series.unit);for(let side of SIDES){let points=validValuesOf(
recording,series[side],counted[side]);if(points.length===0)continue;let renamed=side==="base"?renameOf({command,series}):
null,name=renamed?.to??series.name,key=JSON.stringify([command,series.group,name,series.metric,unit]),row=rows.get(key)??
{command,series,name,unit,base:[],head:[]};rows.set(key,renamed===null?row:{...row,renamed}),row[side].push(...points.map(
point=>({...point,value:point.value*factor})))}}let sampled=[...rows.values()].map(row=>hasEveryValue?row:withMedians(row)),
varying=new Set(sampled.filter(hasDifferentValues).map(metricKey));return sampled.map(row=>({...pairOf(row,{units:grouping.
units,suffix}),varies:varying.has(metricKey(row))}))}function withMedians(row){return{...row,base:mediansOf(row.base),head:mediansOf(
row.head)}}function mediansOf(points){let values=new Map;for(let{invocation,value}of points){let own=values.get(invocation);
own===void 0?values.set(invocation,[value]):own.push(value)}let rounds=new Map(points.map(({invocation,round:round2})=>[
invocation,round2]));return[...values].map(([invocation,own])=>({round:rounds.get(invocation),invocation,value:median(own)}))}
function hasDifferentValues({base,head}){return[base,head].some(points=>points.some(({value})=>value!==points[0]?.value))}
function metricKey({command,series,unit}){return JSON.stringify([command,series.metric,unit])}function selectSeries(recording,settings,benchmarks){
let{renameOf}=resolveRenames(recording,settings),wanted=new Set(benchmarks.map(benchmarkKeyOf)),isWanted=(one,side)=>{let{
command,series}=one;if(series[side].values.length===0)return!1;let renamed=side==="base"?renameOf(one):null;return wanted.
has(benchmarkKeyOf({command,group:series.group,name:renamed?.to??series.name}))};return splitSeriesByCommand(recording).
filter(one=>SIDES.some(side=>isWanted(one,side))).map(({series})=>series)}function pairOf({command,series,name,unit,base,
head,renamed},{units,suffix}){let{group,metric,primary,deterministic,layout}=series,stated=unitSettingFor(units,metric,unit),
known=unitDescriptionOf(unit),[,shortName]=listNameVariants(name,suffix);return{subject:{command,group,name,...shortName!==
void 0&&{shortName},metric,unit,better:stated.better??series.better??known.better,primary,...renamed!==void 0&&{renamed:renamed.
rename}},base:sampleOf(base),head:sampleOf(head),exact:stated.exact??(deterministic||known.exact),...layout!==void 0&&{layout}}}
function validValuesOf({invocations},own,counted){return own.invocations.flatMap((invocation,index)=>{let raw=own.values[index]??
[],{round:round2,outcome}=invocations[invocation]??{};return round2===void 0||outcome==="disturbed"||!counted.has(round2)||
raw.length===0?[]:raw.map(value=>({round:round2,invocation,value}))})}function sampleOf(points){if(points.length===0)return null;
let ordered=points.toSorted((left,right)=>left.invocation-right.invocation);return{values:ordered.map(({value})=>value),
rounds:ordered.map(({round:round2})=>round2)}}function cutAtRound(sample,round2){if(sample===null)return null;let isKept=(_,index)=>sample.
rounds[index]<=round2,values=sample.values.filter(isKept);return values.length===0?null:{values,rounds:sample.rounds.filter(
isKept)}}function unitSettingFor(units,metric,unit){return Object.hasOwn(units,metric)?units[metric]??{}:Object.hasOwn(units,
unit)?units[unit]??{}:{}}function warnAboutDirections({series},{units}){let contrary=series.flatMap(({name,metric,unit,better})=>{let base=tidyUnit(
unit).unit,known=unitDescriptionOf(base),isStated=unitSettingFor(units,metric,base).better!==void 0;return better===null||
better===known.better||known.guessed||isStated?[]:[{benchmark:name,metric,unit,better}]}),[first]=contrary;return first===
void 0?[]:[makeWarning("direction-unusual",about("units"),{...first,others:contrary.length-1})]}function withDisplayedInterval(row){let confidence=confidenceOf(row);return confidence===CONFIDENCE2?row:withConfidence(
row,confidence)}function confidenceOf(row){return row.verdicts.some(verdict=>hasStoppedEarly(row,verdict))?CONFIDENCE_OF_STOPPED:
CONFIDENCE2}function withDetectable(rows,looks){let find=rowFinder(looks??[]);return rows.map(row=>{let found=row.verdicts.
filter(isAboutChange).flatMap(({kind,level,limit,minDelta=0})=>kind==="max-regression"&&level!=="report"&&limit!==null?[
{limit,minDelta}]:[]).flatMap(floor=>find(row,floor)??[]);return{...row,detectable:found.length>0?Math.min(...found):null}})}var MAX_POINTS=12,MAX_PAIRS=2e7,MIN_PAIRS=3600;function estimateHistoriesOf(comparisons,confidenceOf2){let mostPairs=Math.
max(MIN_PAIRS,MAX_PAIRS/comparisons.length);return comparisons.map(one=>estimateHistoryOf(one,{mostPairs,confidence:confidenceOf2(
one)}))}function estimateHistoryOf(comparison,{mostPairs=MAX_PAIRS,confidence=CONFIDENCE2}={}){let{base,head,exact,change,
interval}=comparison;if(base===null||head===null||exact)return[];let first=Math.max(base.rounds[0]??1,head.rounds[0]??1),
rounds=[...new Set([...base.rounds,...head.rounds])].filter(round2=>round2>=first).toSorted((left,right)=>left-right),chosen=pickEvenly(
rounds,countPoints(base,head,mostPairs)),last=chosen.at(-1);return chosen.map(round2=>({round:round2,...round2===last?{change,
interval}:estimateAtRound(round2,{base,head,confidence})}))}function countPoints(base,head,mostPairs){let affordable=Math.
floor(mostPairs/(base.n*head.n));return Math.min(MAX_POINTS,Math.max(2,affordable))}function estimateAtRound(round2,{base,
head,confidence}){let[until,of]=[cutAtRound(base,round2),cutAtRound(head,round2)];if(until===null||of===null)return{change:null,
interval:null};let{change,interval}=estimateChange2(until.values,of.values,{confidence});return{change,interval}}function pickEvenly(rounds,count){
if(rounds.length<=count)return[...rounds];let step=(rounds.length-1)/(count-1);return Array.from({length:count},(_,index)=>rounds[Math.
round(index*step)])}function geomean(values){if(values.length===0||!values.every(value=>value>0&&value<1/0))return null;let meanLog=0;for(let[
index,value]of values.entries())meanLog+=(Math.log(value)-meanLog)/(index+1);return Math.exp(meanLog)}function geomeans(comparisons){return[...new Set(comparisons.map(({unit})=>unit))].flatMap(unit=>{let own=comparisons.filter(
comparison=>comparison.unit===unit);if(own.some(({metric})=>metric!==own[0]?.metric))return[];let pairs=own.flatMap(({base:base2,
head:head2})=>base2&&head2&&base2.median>0&&head2.median>0?[[base2.median,head2.median]]:[]),base=geomean(pairs.map(([value])=>value)),
head=geomean(pairs.map(([,value])=>value)),ratio=geomean(pairs.map(([from,to])=>to/from));return pairs.length<2||base===
null||head===null||ratio===null?[]:[{unit,base,head,delta:ratio-1,n:pairs.length}]})}function compareGeomean(pairs,clearing){
let members=pairs.flatMap(({base,head,...rest})=>base!==null&&head!==null&&isPositive(base)&&isPositive(head)?[{...rest,
base,head}]:[]),[first]=members;if(first===void 0)return null;let all={subject:{...first.subject,command:null,group:null,
name:`geomean of ${members.length}`},base:geomeanOfRounds(members.map(({base})=>base)),head:geomeanOfRounds(members.map(
({head})=>head)),exact:members.every(({exact})=>exact),varies:members.some(({varies})=>varies)},rounds=comparePair(all,clearing),
medians={base:members.map(({base})=>median(base.values)),head:members.map(({head})=>median(head.values))},ratio=geomean(
medians.head.map((head,index)=>head/medians.base[index])),delta=rounds.delta===null||ratio===null?null:ratio-1;return{...rounds,
base:rounds.base&&replaceMedian(rounds.base,medians.base),head:rounds.head&&replaceMedian(rounds.head,medians.head),delta,
change:rounds.exact?delta:rounds.change,members:members.map(({subject:{command,group,name}})=>({command,group,name})),leftOut:pairs.
length-members.length}}function replaceMedian(rounds,medians){return{...rounds,median:geomean(medians)??rounds.median}}function isPositive({
values}){return values.every(value=>value>0&&value<1/0)}function geomeanOfRounds(samples){let moments=samples.map(indexByMoment),
shared=[...moments[0]?.entries()??[]].flatMap(([moment,{round:round2}])=>{let values=moments.flatMap(own=>own.get(moment)?.
value??[]),mean2=values.length===samples.length?geomean(values):null;return mean2===null?[]:[{round:round2,value:Number(
mean2.toPrecision(EQUAL_DIGITS))}]});return shared.length===0?null:{values:shared.map(({value})=>value),rounds:shared.map(
({round:round2})=>round2)}}var EQUAL_DIGITS=12,MAX_VALUES_IN_ROUND=2**24;function indexByMoment({values,rounds}){let moments=new Map,
[current,place]=[0,0];for(let[index,value]of values.entries()){let round2=rounds[index];place=round2===current?place+1:0,
current=round2,moments.set(round2*MAX_VALUES_IN_ROUND+place,{round:round2,value})}return moments}function makeBothSidesCheck(rows){let keysWith=side=>new Set(rows.filter(row=>row[side]!==null).map(benchmarkKeyOf)),keys=null;
return row=>{if(row.base!==null&&row.head!==null)return!0;keys??={base:keysWith("base"),head:keysWith("head")};let key=benchmarkKeyOf(
row);return keys.base.has(key)&&keys.head.has(key)}}var MAX_EDIT_SHARE=.5,MAX_CANDIDATES=40,MAX_GROUPS=20,WRITABLE=/^[^"\\\p{C}\p{Zl}\p{Zp}]{1,100}$/u;function proposeRenames(rows){
let groups=listGroups(rows).filter(({removed,added})=>removed.length>0&&added.length>0);return selectConsistent(groups.slice(
0,MAX_GROUPS).flatMap(pairNames))}function selectConsistent(all){let entries=[...new Map(all.map(one=>[JSON.stringify([one.
from,one.to]),one])).values()],isAlone=({from,to})=>entries.filter(other=>other.from===from||other.to===to).length===1;return entries.
filter(isAlone)}function listGroups(rows){let isOfBoth=makeBothSidesCheck(rows),groups=new Map;for(let row of rows){let isRemoved=row.
state==="removed",isAdded=row.base===null&&row.state!=="inconclusive";if(!isRemoved&&!isAdded||isOfBoth(row)||!WRITABLE.
test(row.name))continue;let key=JSON.stringify([row.command,row.group]),group=groups.get(key)??{removed:[],added:[]};groups.
set(key,group),group[isRemoved?"removed":"added"].push(row)}return[...groups.values()].map(({removed,added})=>({removed:candidatesOf(
removed),added:candidatesOf(added)}))}function candidatesOf(rows){let benchmarks=new Map;for(let row of rows){let key=benchmarkKeyOf(
row),known=benchmarks.get(key);known===void 0?benchmarks.set(key,[row]):known.push(row)}return[...benchmarks.values()].map(
own=>({name:own[0].name,shortName:own[0].shortName??null,metrics:own.map(({metric,unit})=>JSON.stringify([metric,unit])).
toSorted().join()}))}function pairNames({removed,added}){if(removed.length>MAX_CANDIDATES||added.length>MAX_CANDIDATES)return[];
let[[one],[other]]=[removed,added];return removed.length===1&&added.length===1&&one.metrics===other.metrics?[toEntry(one,
other)]:removed.flatMap(old=>{let nearest=findNearest(old,added);return nearest!==null&&findNearest(nearest,removed)===old?
[toEntry(old,nearest)]:[]})}function findNearest(wanted,all){let[best,second]=all.filter(({metrics})=>metrics===wanted.metrics).
map(candidate=>({candidate,distance:editDistance(wanted.name,candidate.name)})).filter(({candidate:{name},distance})=>distance<=
MAX_EDIT_SHARE*Math.max(name.length,wanted.name.length)).sort((left,right)=>left.distance-right.distance);return best===
void 0||best.distance===second?.distance?null:best.candidate}function toEntry(old,added){return old.shortName===null||added.
shortName===null?{from:old.name,to:added.name}:{from:old.shortName,to:added.shortName}}function blockedU(blocks){let chances=[1],larger=0;for(let{base,head}of blocks)larger+=base.reduce((sum,from)=>sum+head.
filter(to=>to>from).length,0),chances=convolve(chances,probabilitiesOf(base.length,head.length));let p=chances.slice(larger).
reduce((sum,chance)=>sum+chance,0);return{p:larger===0?1:Math.min(1,p),smallest:chances.at(-1)}}function probabilitiesOf(n,m){
if(n===0||m===0)return[1];let chances=Array.from({length:n*m+1},()=>0);for(let[u,chance]of probabilitiesOf(n-1,m).entries())
chances[u]+=n/(n+m)*chance;for(let[u,chance]of probabilitiesOf(n,m-1).entries())chances[u+n]+=m/(n+m)*chance;return chances}
function convolve(left,right){let sums=Array.from({length:left.length+right.length-1},()=>0);for(let[i,one]of left.entries())
for(let[j,other]of right.entries())sums[i+j]+=one*other;return sums}function testCommonMove({moved,way},blocks){let courses=moved.map(row=>({sign:signOf(row,way),base:levelsIn(row.base),head:levelsIn(
row.head)}));return blockedU(blocks.map(rounds=>blockOf(rounds,courses)))}function blockOf(block,courses){let has=({base,
head},round2)=>base.has(round2)&&head.has(round2),rounds=block.filter(round2=>courses.some(course=>has(course,round2))),
whole=courses.filter(course=>rounds.every(round2=>has(course,round2))),levelsOf=side=>whole.length===0?[]:rounds.map(round2=>whole.
reduce((sum,one)=>sum+one.sign*one[side].get(round2),0));return{base:levelsOf("base"),head:levelsOf("head")}}function levelsIn(sample){
let sums=new Map;for(let[index,round2]of(sample?.rounds??[]).entries()){let{sum,count}=sums.get(round2)??{sum:0,count:0};
sums.set(round2,{sum:sum+Math.log(sample.values[index]),count:count+1})}let means=[...sums].map(([round2,{sum,count}])=>[
round2,sum/count]);return new Map(means.filter(([,mean2])=>Number.isFinite(mean2)))}function signOf({better},way){return better===
"lower"==(way==="worse")?1:-1}function findCommonMove(rows){let noisy=rows.filter(({exact,primary,interval})=>primary&&!exact&&interval!==null);if(noisy.
length<8)return null;for(let way of["worse","better"]){let moved=noisy.filter(row=>directionOf(row)===way);if(moved.length/
noisy.length>=.8)return{way,moved,of:noisy.length}}return null}function directionOf({interval,better}){return interval===
null||interval.low<=0&&interval.high>=0?null:interval.low>0==(better==="lower")?"worse":"better"}function summariseRemeasuring({invocations}){let aside=invocations.filter(isDisturbedAttempt);return aside.length===0?null:
{rounds:countAttempts(aside),minutes:sumDisturbedMinutes(invocations)}}function countExtraAttempts({invocations,baseline}){
let counting=invocations.filter(({round:round2,outcome,side})=>round2>0&&outcome==="ok"&&!(side==="base"&&baseline!==void 0));
return countAttempts(counting)-new Set(counting.map(({round:round2})=>round2)).size}function countAttempts(invocations){
let attempts=new Map,seen=new Map;for(let{round:round2,command,side}of invocations){let key=`${round2} ${command} ${side}`,
count=(seen.get(key)??0)+1;seen.set(key,count),attempts.set(round2,Math.max(count,attempts.get(round2)??0))}return[...attempts.
values()].reduce((sum,count)=>sum+count,0)}function sumDisturbedMinutes(invocations){let ms=0;for(let[index,one]of invocations.
entries()){if(!isDisturbedAttempt(one))continue;let next=invocations[index+1],spentMs=next===void 0?one.durationMs:next.
startMs-one.startMs;ms+=Math.max(0,spentMs)}return ms/6e4}function isDisturbedAttempt({outcome}){return outcome==="distu\
rbed"}function findInvalidAttempts({invocations,baseline}){let rounds=new Map;for(let one of invocations){let own=rounds.
get(one.round);own===void 0?rounds.set(one.round,[one]):own.push(one)}for(let[round2,own]of rounds){if(!own.some(isDisturbedAttempt))
continue;if(round2===0)return{round:round2,fault:"warm-up"};if(baseline!==void 0)return{round:round2,fault:"baseline"};let counts=[
...new Set(own.map(({command})=>command))].flatMap(command=>SIDES.map(side=>countDisturbedAttempts(own,command,side)));if(new Set(
counts).size>1)return{round:round2,fault:"attempts"};if(counts[0]>MAX_DISTURBED_ATTEMPTS)return{round:round2,fault:"atte\
mpt-count"}}return null}var MAX_DISTURBED_ATTEMPTS=2;function countDisturbedAttempts(invocations,command,side){return invocations.
filter(one=>one.command===command&&one.side===side&&isDisturbedAttempt(one)).length}function blocksOf(rounds,looks){let blocks=[];
for(let round2=1;round2<=rounds;round2+=1)round2%2===0&&!looks.includes(round2-1)?blocks.at(-1).push(round2):blocks.push(
[round2]);return blocks}function evidenceIn(pairs,recording){let hasBaseline=recording.baseline!==void 0,levels=clearingAt(recording),completed=countCompletedRounds(
recording),last=levels.get(completed),cases=pairs.map(pair=>{let comparison=comparePair(pair,last);return{comparison,at:memoiseByLook(
look=>comparePair(limitPairToRound(pair,look,hasBaseline),levels.get(look))),isCrossMachine:hasBaseline&&isMachineBound(
pair,comparison)}}),{rounds}=recording.schedule,blocks=blocksOf(rounds.max,planPauses(rounds)),pairOf2=new Map(cases.map(
({comparison},index)=>[comparison,pairs[index]]));return{cases,testCommonWorsening(look){if(hasBaseline||isOfCounts(recording))
return null;let common=findCommonMove(cases.map(one=>look===completed?one.comparison:one.at(look)));return common?.way===
"worse"?testCommonMove(common,blocks):null},geomeanOf(rows){let members=rows.flatMap(row=>pairOf2.get(row)??[]),comparison=compareGeomean(
members,last);return comparison===null?null:{comparison,at:look=>compareGeomean(members.map(pair=>limitPairToRound(pair,
look,hasBaseline)),levels.get(look)),isCrossMachine:hasBaseline&&members.some(pair=>isMachineBound(pair,comparison))}}}}
function memoiseByLook(answer){let known=new Map;return look=>(known.has(look)||known.set(look,answer(look)),known.get(look))}
function looksOf(recording){let completed=countCompletedRounds(recording);return[...planLooks(recording.schedule.rounds).
filter(look=>look<completed),completed]}function clearingAt(recording){let all=looksOf(recording).filter(look=>look>0),levels=clearingLevels(
all,recording.schedule.rounds.max);return new Map(all.map((look,index)=>[look,levels[index]]))}function lookPlanOf(recording,pairs,policy){
let{rounds}=recording.schedule,completed=countCompletedRounds(recording),planned=planLooks(rounds);return{looks:looksOf(
recording),minRounds:rounds.min,maxRounds:rounds.max,baseRounds:recording.baseline===void 0?null:findUsedRounds(recording).
base.size,valuesPerRound:valuesPerRound(recording),alphaAt:(look,share,smallestP3)=>spendAlpha({alpha:policy.alpha/share,
looks:planned},look,smallestP3),decidedAfter:recording.schedule.ended==="decided"?completed:null,headBroke:hasFailed(recording,
"head")||!hasValues(recording,"head"),baseBroke:findRoundBaseBroke(recording)!==null&&pairs.every(({base})=>base===null)}}
function valuesPerRound({schedule,series}){return schedule.unit==="invocation"?1:series.flatMap(({base,head})=>[...base.
values,...head.values].map(({length})=>length)).reduce((most,count)=>Math.max(most,count),1)}function limitPairToRound(pair,round2,hasBaseline){
let base=hasBaseline?pair.base:cutAtRound(pair.base,round2);return{...pair,base,head:cutAtRound(pair.head,round2)}}var LATEST_RELEASE="latest-release";function isFound(found){return"levels"in found}var WIDTH=normalQuantile((1+CONFIDENCE2)/2);function storeRun({rows,environment},{workflowRun,...commits}){return{version:1,
...commits,...workflowRun!==void 0&&{workflowRun},runner:environment===null?{}:describeRunner(environment),rows:rows.flatMap(
row=>storeRow(row)??[])}}function describeRunner({os,architecture,cpu,cores,image}){return{os,architecture,cpu,cores,...image!==
null&&{image}}}function storeRow(row){let{command,group,name,metric,better,base,head}=row,ratio=measureRatio(row);if(base===
null||head===null||ratio===null)return null;let stored={command,group,name,metric,better,logRatio:round(ratio.logRatio),
standardError:round(ratio.standardError),n:Math.min(base.n,head.n),from:round(base.median),to:round(head.median)};return readStoredRow(
stored)}function measureRatio(row){let{base,head,change}=row;if(base===null||head===null||!(base.median>0)||change===null||
change<=-1)return null;let standardError=standardErrorOf(row);return standardError===null?null:{logRatio:Math.log1p(change),
standardError}}function standardErrorOf(row){if(row.exact)return 0;let{interval}=withConfidence(row,CONFIDENCE2);return interval===
null||!(interval.low>-1)||!Number.isFinite(interval.high)?null:(Math.log1p(interval.high)-Math.log1p(interval.low))/(2*WIDTH)}
function round(value){return Number(value.toPrecision(6))}var EXACT_ERROR=1e-4,SHOWN=.95,LIKELY=.6,AT_ANCHOR={level:0,standardError:0,usualError:0,scatter:1};function findHeadLevel({
anchor,isBase,levels},row,group){let base=findBaseLevel(levels,{...row,group})??(isBase?AT_ANCHOR:null);if(base===null)return"\
no-comparison";let measured=measureRatio(row);if(measured===null)return"no-ratio";let own=base.scatter*Math.max(measured.
standardError,base.usualError),standardError=Math.hypot(base.standardError,own),level=base.level+measured.logRatio,isExact2=row.
exact&&standardError<=EXACT_ERROR,intervalOf=confidence=>{let reach=normalQuantile((1+confidence)/2)*standardError;return{
low:Math.expm1(level-reach),high:Math.expm1(level+reach)}};return{anchor,isBase,isExact:isExact2,base:Math.expm1(base.level),
change:Math.expm1(level),interval:intervalOf(SHOWN),likely:intervalOf(LIKELY),p:standardError===0?+(level===0):Math.min(
1,2*normalTail(Math.abs(level)/standardError))}}function findBaseLevel(levels,row){let own=levels.get(historyKeyOf(row)),
{renamed}=row;return own??(renamed===void 0?null:levels.get(historyKeyOf({...row,name:renamed.from}))??null)}function makeLevelSource({ofBudgets,shown},{baseline},leg){let find=(levels,row)=>findHeadLevel(levels,row,leg===null?row.
group:groupOfLeg(row.group,leg)),findAnchor=against=>baseline===void 0?ofBudgets.get(against):makeWarning("level-of-base\
line",about("baseline"),{path:baseline.path});return{levelOf(row,against){let found=findAnchor(against);return found===void 0||
!isFound(found)?"no-anchor":find(found,row)},findProblem(against){let found=findAnchor(against);return found===void 0||isFound(
found)?null:found},shownLevelOf(row){if(shown===null||shown.isBase||baseline!==void 0||row.base===null||row.head===null)
return null;let level=find(shown,row);return typeof level=="string"?null:level}}}function costOf(recording){let{cost}=recording;return cost===void 0?null:{setupSeconds:toSeconds(cost.setupMs),measuringSeconds:toSeconds(
cost.measuringMs),savedSeconds:toSeconds(savedMs(recording))}}function toSeconds(ms){return Math.round(ms/100)/10}function savedMs(recording){
let{schedule}=recording;if(schedule.measure==="counts"||schedule.ended==="cancelled")return 0;let results=countResults(recording),
made=recording.invocations.map((one,index)=>({...one,results:results.get(index)??0})).filter(one=>isOfRounds(recording,one));
return schedule.commands.reduce((total,_,command)=>SIDES.map(side=>made.filter(one=>one.command===command&&one.side===side)).
reduce((sum,own)=>sum+savedOf(own,schedule.rounds.max),total),0)}function savedOf(made,rounds){let[first]=made;if(first===
void 0)return 0;let isWhole2=({results})=>results>=first.results,wholeMs=mean(made.filter(isWhole2).map(({durationMs})=>durationMs));
return made.filter(one=>!isWhole2(one)).reduce((sum,{durationMs})=>sum+Math.max(0,wholeMs-durationMs),0)+Math.max(0,rounds-
made.length)*wholeMs}function mean(values){return values.reduce((sum,value)=>sum+value,0)/values.length}function countResults({
series}){let counts=new Map;for(let one of series)for(let index of SIDES.flatMap(side=>one[side].invocations))counts.set(
index,(counts.get(index)??0)+1);return counts}function isOfRounds({baseline},{round:round2,outcome,side}){return round2>
0&&outcome==="ok"&&!(baseline!==void 0&&side==="base")}var MAX_FURTHER_ROUNDS=5e3;function findDecidingFactors(row,verdict,roundMs){
if(verdict.outcome!=="unknown")return null;let{kind,limit,minDelta=0,isHeld}=verdict,{change,possible,base,head}=row;if(isAbsoluteLimit(
kind))return{kind,minutes:null,limit:head?.median??null};if(kind!=="max-regression"||limit===null||change===null||possible===
null||base===null)return UNKNOWN_FACTORS;let isLowerBetter=row.better!=="higher",worsening=isLowerBetter?change:-change,
bad=isLowerBetter?possible.high:-possible.low,width=bad-worsening,allowed=Math.max(limit,base.median===0?0:minDelta/Math.
abs(base.median)),further=base.n*((width/(allowed-worsening))**2-1),isSensible=roundMs!==null&&Number.isFinite(further)&&
further>0&&further<=MAX_FURTHER_ROUNDS;return{kind,minutes:isSensible&&isHeld!==!0?Math.max(1,Math.ceil(further*roundMs/
6e4)):null,limit:Number.isFinite(bad)&&bad>limit?roundUp(bad):null}}var UNKNOWN_FACTORS={kind:null,minutes:null,limit:null};
function roundUp(ratio){return Math.ceil(ratio*1e3)/1e3}function meanRoundMs(recording){let made=recording.invocations.filter(
one=>isOfRounds(recording,one)),rounds=new Set(made.map(({round:round2})=>round2)).size;return rounds===0?null:made.reduce(
(sum,{durationMs})=>sum+durationMs,0)/rounds}var BARE_PROGRAM=["bench-referee"];function isNothingMeasured({decisions=[],rows,conclusion,shard}){let isSkipped=decisions.
length>0&&decisions.every(isSkip);return conclusion!=="error"&&rows.length===0&&(isSkipped||shard!==void 0&&isEmptyShard(
shard))}function listRenamedByHead(rows){let renamed=rows.filter(row=>row.renamed?.by==="head");return[...new Map(renamed.
toReversed().map(row=>[benchmarkKeyOf(row),row])).values()].toReversed()}function canExplainMetric(unit,profileUnit){let isSize=unit==="B"||unit.startsWith("B/")&&unit!=="B/s";return profileUnit===
"B"?isSize:profileUnit==="ns"&&unit==="count"?!1:!isSize&&!/^allocs?\b/.test(unit)}var MAX_KEPT_STACKS=3e3,MAX_OTHER_FUNCTIONS=3e3,OTHERS={name:"[other functions]",file:null},DIGITS2=7,SIDES2=["base","he\
ad"];function packProfiles(sides,isTouched){let tree=joinNodes(sides),columns=SIDES2.flatMap(side=>sides[side].map((profile,run)=>sumNodes(
profile,tree.moved[side][run],tree.parents.length))),places=placeNodes(tree,columns),[first]=[...sides.base,...sides.head],
runs=SIDES2.flatMap(side=>sides[side].map(({quantum})=>({side,quantum:shorten(quantum)})));return{unit:first?.unit??"sam\
ples",hasStacks:first?.hasStacks??!1,functions:places.frames.map(({name,file})=>({name:name.slice(0,MAX_FUNCTION_NAME),file:file===
null?null:file.slice(0,MAX_FUNCTION_NAME),...file!==null&&isTouched(file)&&{touched:!0}})),stacks:{parents:places.parents,
functions:places.functions},runs:runs.map((run,index)=>({...run,...listValues(columns[index],places.stackOf)}))}}function unpackProfiles({
unit,hasStacks,functions,stacks,runs}){let frames=functions.map(({name,file})=>({name,file})),parents=Int32Array.from([-1,
...stacks.parents]),nodeFrames=Int32Array.from([-1,...stacks.functions]),unpack=run=>{let self=new Float64Array(parents.
length);for(let[index,stack]of run.stacks.entries())self[stack]=run.values[index];let total=run.values.reduce((sum,value)=>sum+
value,0);return{unit,frames,parents,nodeFrames,self,total,quantum:run.quantum,hasStacks}},ofSide=side=>runs.filter(run=>run.
side===side).map(unpack);return{base:ofSide("base"),head:ofSide("head")}}function sumNodes({self},moved,size){let sums=new Float64Array(
size);for(let node=1;node<self.length;node+=1)sums[moved[node]]=sums[moved[node]]+self[node];return sums}function placeNodes({
frames,parents,functions},columns){let size=parents.length,own=new Float64Array(size);for(let column of columns){let total=column.
reduce((sum,value)=>sum+value,0);for(let node=1;node<size;node+=1)own[node]=own[node]+column[node]/total}let all=own.slice();
for(let node=size-1;node>0;node-=1)all[parents[node]]=all[parents[node]]+all[node];let limit=size-1>MAX_KEPT_STACKS?all.
slice(1).toSorted()[size-1-MAX_KEPT_STACKS-1]:-1,placed={frames:[],parents:[],functions:[],stackOf:new Int32Array(size)},
frameIndices=new Map,depths=[0],add=(parent,frame)=>{let index=frameIndices.get(frame);return index===void 0&&(index=placed.
frames.push(frame)-1,frameIndices.set(frame,index)),placed.functions.push(index),depths.push(depths[parent]+1),placed.parents.
push(parent)},isKept=new Uint8Array(size);isKept[0]=1;let roots=new Map;for(let node=1;node<size;node+=1){let parent=parents[node],
above=placed.stackOf[parent];if(isKept[parent]===0||all[node]<=limit||depths[above]===MAX_RECORDED_DEPTH)continue;isKept[node]=
1;let frame=frames[functions[node]];placed.stackOf[node]=add(above,frame),above===0&&roots.set(frame,placed.stackOf[node])}
let others=new Map;for(let node=1;node<size;node+=1){let frame=frames[functions[node]];isKept[node]===0&&own[node]>0&&others.
set(frame,(others.get(frame)??0)+own[node])}let largest=[...others].toSorted(([,one],[,other])=>other-one).slice(0,MAX_OTHER_FUNCTIONS);
for(let[frame]of largest)roots.has(frame)||roots.set(frame,add(0,frame));for(let node=1;node<size;node+=1){if(isKept[node]===
1||own[node]===0)continue;let frame=frames[functions[node]];!roots.has(frame)&&!roots.has(OTHERS)&&roots.set(OTHERS,add(
0,OTHERS)),placed.stackOf[node]=roots.get(frame)??roots.get(OTHERS)}return placed}function listValues(column,stackOf){let sums=new Map;
for(let node=1;node<column.length;node+=1){let value=column[node];value>0&&sums.set(stackOf[node],(sums.get(stackOf[node])??
0)+value)}let stacks=[...sums.keys()].sort((one,other)=>one-other);return{stacks,values:stacks.map(stack=>shorten(sums.get(
stack)))}}function shorten(value){return Number(value.toPrecision(DIGITS2))}function addFunctions(rows,broken,{profiles,schedule}){if(profiles===void 0)return[...rows];let names=nameCommands(schedule.
commands),unpack=makeProfileUnpacker();return rows.map(row=>{if(!broken.has(row)||!isOfBothSides(row))return row;let command=names.
indexOf(row.command),found=profiles.benchmarks.find(one=>one.command===command&&isOf(one,row));return found===void 0&&(profiles.
settings[command]??null)===null?row:{...row,functions:compareRow(row,found,unpack)}})}function isOfBothSides(row){return row.
base!==null&&row.head!==null}function isOf({benchmark},{group,name}){return benchmark===null||benchmark.group===group&&benchmark.
name===name}function makeProfileUnpacker(){let known=new Map;return benchmark=>{let unpacked=known.get(benchmark);if(unpacked===
void 0){let sides=unpackProfiles(benchmark);unpacked={sides,graph:mergeTrees(sides)},known.set(benchmark,unpacked)}return unpacked}}
function compareRow(row,found,unpack){if(found===void 0)return{kind:"missing",reason:"no-profile"};if(!canExplainMetric(
row.unit,found.unit)||row.base.median<=0||row.head.median<=0)return{kind:"missing",reason:"metric"};if(!["base","head"].
every(wanted=>found.runs.some(({side})=>side===wanted)))return{kind:"missing",reason:"no-profile"};let{sides,graph}=unpack(
found),touched=new Set(found.functions.flatMap(({file,touched:is})=>is===!0&&file!==null?file:[])),measured=costOf2(row),
isOfCommand=found.benchmark===null,attribution=attributeChange(sides,{isTouched:file=>touched.has(file),...!isOfCommand&&
{measured}}),converted=convert(attribution,row,isOfCommand?measured.base.median/attribution.base:1),change=converted.head-
converted.base,named=converted.functions.reduce((sum,{deltaSelf})=>sum+deltaSelf,0);return{kind:"compared",attribution:converted,
change,elsewhere:change-named,isOfCommand,graph,isProportional:!isOfCommand&&attribution.functions.length>1&&areSharesEqual(
sides)}}function areSharesEqual(sides){let one={median:1,standardError:0};return attributeChange(sides,{measured:{unit:"",
base:one,head:one,degrees:1}}).functions.length===0}function costOf2({base,head,unit,better,exact}){let sideOf=side=>{let{
median:median2}=side,standardError=exact?0:errorOfMedian(side);return better==="higher"?{median:1/median2,standardError:standardError/
median2**2}:{median:median2,standardError}};return{unit,base:sideOf(base),head:sideOf(head),degrees:Math.max(1,base.n+head.
n-2)}}function errorOfMedian({values}){return Math.sqrt(Math.PI/2/values.length)*robustSpread(values)}function convert(attribution,row,costPerValue){
let{base,head,better,unit}=row,factor=better==="higher"?-costPerValue*base.median*head.median:costPerValue,[low,high]=factor<
0?["high","low"]:["low","high"],scale=value=>value===null?null:value*factor,convertDelta=delta=>({...delta,base:delta.base*
Math.abs(factor),head:delta.head*Math.abs(factor),deltaSelf:delta.deltaSelf*factor,low:scale(delta[low]),high:scale(delta[high])}),
{unnamed}=attribution;return{...attribution,unit,base:better==="higher"?base.median:attribution.base*factor,head:better===
"higher"?base.median+(attribution.head-attribution.base)*factor:attribution.head*factor,functions:attribution.functions.
map(convertDelta),unnamed:unnamed&&{...unnamed,strongest:unnamed.strongest&&convertDelta(unnamed.strongest)}}}function toNamedPath(text){return text.split(/[/\\]/).filter(part=>part!==""&&part!==".").join("/")}function toFolderPattern(text){
let folder=toNamedPath(text);return folder===""?"**":`${folder}/**`}function findRunProblems(recording,rows){let{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(ended===
"cancelled")return[makeError("measuring-cancelled",about("measuring"),{rounds},{failure:"cancelled"})];let round2=findRoundBaseBroke(
recording);if(round2!==null)return[...reportFailureOnHead(recording),makeWarning("base-broke",baseOf(recording),{round:round2})];
let isTimeOver=ended==="time";if(rows.every(({head})=>head===null)){if(hasNothingToMeasure(recording))return[];if(recording.
problems.some(isPlanError))return[];let failed=recording.problems.find(isReasonOnHead);if(failed!==void 0)return explainFailureOnBoth(
failed,recording);let failure=isTimeOver?"time-over":"nothing-measured",isUncounted=recording.schedule.measure==="counts"||
void 0;return[makeError("nothing-measured",onSide("head"),{isTimeOver,isUncounted},{failure})]}return[...reportFailureOnHead(
recording),...isTimeOver?[warnAboutTime(rounds)]:[],...warnAboutCountingTime(recording),...rows.every(({base})=>base===null)?
[makeWarning("nothing-on-base",baseOf(recording),{hasFailed:hasFailed(recording,"base")})]:warnAboutCommandsOnlyOnHead(recording)]}
function isReasonOnHead({failure,severity}){return severity==="error"&&(failure==="benchmark-failed"||failure==="setup-f\
ailed")}function explainFailureOnBoth(onHead,{problems}){if(!problems.some(problem=>isSameFailureOnBase(problem,onHead)))
return[];let part=onHead.failure==="setup-failed"?"setup":"run";return[makeError("both-sides-failed",about("measuring"),
{part},{failure:"both-sides-failed"})]}function isSameFailureOnBase(problem,onHead){return problem.location.some(part=>(part.
kind==="setup"||part.kind==="round"&&part.round===0)&&part.side==="base")&&problem.failure===onHead.failure&&failureKeyOf(
problem)===failureKeyOf(onHead)}function failureKeyOf({code,data:{durationMs:_,...facts}}){return JSON.stringify([code,facts])}
function withoutRepeatedOutput(problems){let onHead=problems.find(isReasonOnHead);return onHead?.output===void 0?problems:
problems.map(problem=>isSameFailureOnBase(problem,onHead)?withoutOutput(problem):problem)}function baseOf({commits}){return onSide(
"base",commits.base.sha)}function warnAboutTime(rounds){let minRounds=rounds<MIN_ROUNDS_FOR_VERDICT?MIN_ROUNDS_FOR_VERDICT:
void 0;return makeWarning("time-over",atKey("max-minutes"),{rounds,minRounds})}function warnAboutCountingTime(recording){
if(recording.counts?.ended!=="time")return[];let placements=countCompletedRounds(countsAsRecording(recording));return[makeWarning(
"counting-time-over",atKey("max-minutes"),{placements})]}function warnAboutCommandsOnlyOnHead(recording){let names=nameCommands(
recording.schedule.commands);return[...findCommandsBrokenOnBase(recording)].map(index=>makeWarning("command-fails-on-bas\
e",baseOf(recording),{command:names[index]??"the command"}))}function warnAboutFilePatterns({decisions=[]}){return decisions.
flatMap(({reason,examples:patterns})=>{if(reason==="paths-folder"){let data={patterns,proposals:patterns.map(toFolderPattern)};
return makeWarning("file-pattern-of-folder",atKey("paths"),data)}return reason==="paths-unmatched"?makeWarning("file-pat\
tern-unmatched",atKey("paths"),{patterns}):reason==="depends-on-unmatched"?makeWarning("file-pattern-unmatched",atKey("d\
epends-on"),{patterns}):[]})}function reportFailureOnHead({invocations,problems}){let broken=invocations.find(({side,outcome})=>side===
"head"&&outcome==="failed");if(broken===void 0||problems.some(isFailureOnHead))return[];let{round:round2}=broken;return[
makeError("invocation-failed-on-head",onSide("head"),{round:round2},{failure:"benchmark-failed"})]}function isFailureOnHead({
failure,severity}){return failure==="benchmark-failed"&&severity==="error"}function findRenameProblems(recording,policy,rows){
if(!hasValues(recording,"base"))return[];let location=atKey("renamed"),unused=findUnusedRenames(recording,{...policy.renamedByHead,
...policy.renamed}),{refused}=resolveRenames(recording,policy),applied=listRenamedByHead(rows),pairs={from:applied.map(({
renamed})=>renamed.from),to:applied.map(({name})=>name)};return[...applied.length===0?[]:[makeWarning("renamed-by-head",
location,pairs)],...refused.map(one=>makeWarning("rename-refused",location,{...one})),...unused.map(name=>makeWarning("r\
ename-unused",location,{name}))]}function findTableProblems(tables,rows){return tables===null||tables.length>0||rows.length===
0?[]:[makeWarning("table-empty",atKey("table"),{})]}function findUnmatchedPolicy({budgets,today},unmatched,rows){let decisive=selectActiveBudgets(
budgets,today).budgets.filter(budget=>budget.level==="fail"&&isUserBudget(budget)),[first]=decisive,isUseful=budget=>unmatched.
some(ofLeg=>!ofLeg.includes(budget));if(first===void 0||decisive.some(isUseful))return null;let isOfCounts2=({metric})=>metric===
COUNTED_METRIC,isUncounted=decisive.every(isOfCounts2)&&!rows.some(isOfCounts2)||void 0,data={budgets:decisive.length,isUncounted};
return makeError("no-budget-matches",first.location,data,{failure:"budgets-unmatched"})}var BASELINE="baseline";function asBaseline(recording){let{invocations,environment}=recording,whole=findWholeRounds(recording),
kept=invocations.flatMap(({side,round:round2,outcome},index)=>side==="head"&&outcome==="ok"&&whole.has(round2)?[index]:[]),
positions=new Map(kept.map((from,to)=>[from,to])),{observations:_,...machine}=environment,{changes:__,baseline:___,places:____,
cost:_____,...rest}=recording;return{...rest,commits:{base:{sha:null,how:"none"},head:recording.commits.head},environment:{
...machine,toolchain:{base:[],head:environment.toolchain?.head??[]}},invocations:kept.map(index=>{let{startMs,durationMs,
steal:_steal,others:_others,...one}=invocations[index];return{...one,startMs:Math.round(startMs),durationMs:Math.round(durationMs)}}),
series:recording.series.flatMap(series=>pickSeriesValues(series,positions)),problems:[]}}function pickSeriesValues({base:_,
head,...rest},positions){let taken=head.invocations.flatMap((from,at)=>{let to=positions.get(from);return to===void 0?[]:
[{to,values:head.values[at]}]});if(taken.length===0)return[];let values={invocations:taken.map(({to})=>to),values:taken.
map(({values:values2})=>values2)};return[{...rest,base:NO_VALUES,head:values}]}var NO_VALUES={invocations:[],values:[]};
function withBaseline(head,{path,recording:kept}){let offset=head.invocations.length,rename=makeRenamer(kept,head),standIns=kept.
series.map(one=>({...one,name:rename(one.name),base:{...one.head,invocations:one.head.invocations.map(index=>index+offset)},
head:NO_VALUES})),{toolchain}=head.environment;return{...head,commits:{...head.commits,base:{sha:head.commits.base.sha,how:BASELINE}},
baseline:{path,commit:kept.commits.head,measuredOn:kept.measuredOn??null,commands:kept.schedule.commands,environment:kept.
environment},environment:{...head.environment,toolchain:{base:kept.environment.toolchain?.head??[],head:toolchain?.head??
[]}},invocations:[...head.invocations,...kept.invocations.map(one=>({...one,side:"base"}))],series:[...head.series,...standIns]}}
function makeRenamer(kept,head){let[from,to]=[gomaxprocsSuffixOf(kept),gomaxprocsSuffixOf(head)],onHead=new Set(head.series.
map(({name})=>name));return from===""||onHead.size===0?name=>name:name=>onHead.has(name)?name:`${name.slice(0,-from.length)}${to}`}
var MACHINE_FACTS={processor:({cpu})=>cpu,cores:({cores})=>cores===0?"":String(cores),image:({image})=>image??"",architecture:({
architecture})=>architecture,system:({os})=>os};function compareMachines(there,here){let differences=Object.entries(MACHINE_FACTS).
flatMap(([fact,of])=>{let[one,other]=[of(there),of(here)];return one===other||one===""||other===""?[]:[[fact,[one,other]]]});
return differences.length===0?null:Object.fromEntries(differences)}var MAX_AGE_DAYS=90,DAY_MS=1440*60*1e3,BASELINE2=about("baseline"),warnAboutMachine=({baseline,environment})=>{let differences=baseline===
void 0?null:compareMachines(baseline.environment,environment);return differences&&makeWarning("baseline-machine-differs",
BASELINE2,differences)},warnAboutCommands=({baseline,schedule})=>{if(baseline===void 0)return null;let settings=listChangedKeys(
baseline.commands,schedule.commands);return settings?.length===0?null:makeWarning("baseline-commands-differ",BASELINE2,{
there:baseline.commands.map(scriptOf),here:schedule.commands.map(scriptOf),...settings!==null&&!settings.includes("comma\
nd")&&{settings}})};function listChangedKeys(there,here){if(there.length!==here.length)return null;let changed=there.flatMap(
(one,index)=>listChangedSettings(one,here[index])),isOtherCommand=({key,one,other})=>key!=="name"||one!==null&&other!==null;
return[...new Set(changed.filter(isOtherCommand).map(({key})=>key))]}var warnAboutAge=({baseline,measuredOn})=>{if(!baseline?.
measuredOn||measuredOn===void 0)return null;let days=Math.floor((Date.parse(measuredOn)-Date.parse(baseline.measuredOn))/
DAY_MS);return days>MAX_AGE_DAYS?makeWarning("baseline-old",BASELINE2,{days}):null},warnAboutUnknownChanges=({baseline,changes})=>{
if(baseline===void 0||changes!==void 0)return null;let reason=baseline.commit.how==="worktree"?"uncommitted":"commit-mis\
sing";return makeWarning("baseline-changes-unknown",BASELINE2,{reason})},warnAboutMembers=({baseline},rows)=>{let added=rows.
filter(({base})=>base===null),gone=rows.filter(({head})=>head===null);if(baseline===void 0||added.length+gone.length===0)
return null;let isOfBoth=makeBothSidesCheck(rows),countBenchmarks=some=>new Set(some.filter(row=>!isOfBoth(row)).map(benchmarkKeyOf)).
size,countMetrics=some=>new Set(some.filter(isOfBoth).map(({metric})=>metric)).size;return makeWarning("baseline-benchma\
rks-differ",BASELINE2,{newBenchmarks:countBenchmarks(added),newMetrics:countMetrics(added),goneBenchmarks:countBenchmarks(
gone),goneMetrics:countMetrics(gone)})};var warnAboutCommonMove=({baseline},rows)=>{let common=baseline===void 0?findCommonMove(rows):null;if(common===null)return null;
let{way,moved,of}=common;return makeWarning("all-changed-alike",onSide("head"),{changed:moved.length,of,direction:way})};var MAX_BLOCK_ROUNDS=2,warnAboutManyDisturbances=recording=>{let again=summariseRemeasuring(recording);return again===null||
again.rounds+MAX_BLOCK_ROUNDS<=recording.schedule.rounds.max?null:makeWarning("too-many-disturbances",about("machine"),{
rounds:again.rounds})},warnAboutOneSidedLoad=recording=>{let repeated=countExtraAttempts(recording);if(repeated===0)return null;
let side=shareOfOthersOn(recording,"head")>shareOfOthersOn(recording,"base")?"head":"base";return makeWarning("one-sided\
-load",about("machine"),{side,rounds:repeated})};function shareOfOthersOn({invocations},wanted){let own=invocations.filter(
({side,round:round2,outcome})=>side===wanted&&round2>0&&outcome==="ok"),totalMs=own.reduce((sum,{durationMs})=>sum+durationMs,
0),takenMs=own.reduce((sum,{durationMs,steal,others})=>sum+durationMs*((steal??0)+(others??0)),0);return totalMs>0?takenMs/
totalMs:0}var MAX_DRIFT=.05,MIN_DRIFT_ROUNDS=6,warnAboutDrift=({baseline},rows)=>{if(baseline!==void 0)return null;let levels=baseLevels(
rows);if(levels.length<MIN_DRIFT_ROUNDS)return null;let third=Math.floor(levels.length/3),[first,last]=[levels.slice(0,third),
levels.slice(-third)],moved=median(last)/median(first)-1;return!(Math.max(...first)<Math.min(...last)||Math.max(...last)<
Math.min(...first))||Math.abs(moved)<=MAX_DRIFT?null:makeWarning("machine-drifted",about("machine"),{change:moved})};function baseLevels(rows){
let ratios=new Map;for(let{base,exact,unit}of rows)if(!(base===null||exact||base.median<=0||!unitDescriptionOf(unit).isDuration))
for(let[index,round2]of base.rounds.entries()){let own=ratios.get(round2)??[];ratios.set(round2,own),own.push((base.values[index]??
0)/base.median)}return[...ratios].toSorted(([left],[right])=>left-right).map(([,own])=>median(own))}var MAX_CHANGE=.1,MIN_VALUES=6,warnAboutFrequency=({environment:{observations,processor}})=>{let rounds=(observations?.mhz??
[]).slice(1).filter(mhz=>mhz!==null);if(rounds.length<MIN_VALUES)return null;let ascending=rounds.toSorted((left,right)=>left-
right).slice(1,-1),[low=0,high=0]=[ascending[0],ascending.at(-1)];return low<=0||high/low-1<=MAX_CHANGE?null:makeWarning(
"frequency-changed",about("machine"),{lowMhz:low,highMhz:high,governor:processor?.governor||void 0})};var warnAboutMissingRounds=({baseline},rows)=>{if(baseline!==void 0)return null;let uneven=rows.flatMap(row=>findMissingRounds(
row)??[]),[first]=uneven;if(first===void 0)return null;let others=new Set(uneven.map(({benchmark})=>benchmark)).size-1;return makeWarning(
"rounds-missing",atKey("rounds"),{...first,others})};function findMissingRounds({name,base,head}){if(base===null||head===
null)return null;let[onBase,onHead]=[new Set(base.rounds),new Set(head.rounds)],of=new Set([...onBase,...onHead]).size,side=onHead.
size<of?"head":"base",missing=of-(side==="head"?onHead:onBase).size;return missing===0?null:{benchmark:name,side,missing,
of}}var MIN_MS=1e3;function summariseShares(observations,invocations,which){let{atMs}=observations,asideMs=invocations.flatMap(
({outcome,startMs})=>outcome==="disturbed"?[startMs]:[]),spans=observations[which].flatMap((share,index)=>{if(share===null||
index===0)return[];let[from,to]=[atMs[index-1]??0,atMs[index]??0];return to<=from||asideMs.some(startMs=>startMs>=from&&
startMs<to)?[]:[{share,ms:to-from,rounds:roundsOf(observations,index)}]}),totalMs=spans.reduce((sum,{ms})=>sum+ms,0);if(totalMs<
MIN_MS)return null;let mean2=spans.reduce((sum,{share,ms})=>sum+share*ms,0)/totalMs,long=spans.filter(({ms})=>ms>=MIN_MS).
sort((left,right)=>right.share-left.share),[worst]=long;if(worst===void 0)return{mean:mean2,usual:mean2,worst:mean2,worstRounds:{
first:0,last:0}};let usual=median(long.map(({share})=>share));return{mean:mean2,usual,worst:worst.share,worstRounds:worst.
rounds}}function roundsOf({rounds},index){let last=rounds===void 0?index-1:rounds[index]??0,earlier=(rounds??[]).slice(0,
index).flatMap(round2=>round2!==null&&round2<last?round2:[]);return{first:rounds===void 0?last:Math.min(last,Math.max(0,
...earlier)+1),last}}var MAX_STEAL=.03,MAX_OTHERS=.1,MAX_RISE={steal:.05,others:.2},MAX_LOAD_BEFORE=.5,warnAboutStolenTime=({environment:{observations},
invocations})=>{let steal=observations&&summariseShares(observations,invocations,"steal");return!steal||isCalm(steal,MAX_STEAL,
MAX_RISE.steal)?null:makeWarning("processors-stolen",about("machine"),toShareData(steal))},warnAboutOtherProcesses=({environment:{
observations},invocations})=>{let others=observations&&summariseShares(observations,invocations,"others");return!others||
isCalm(others,MAX_OTHERS,MAX_RISE.others)?null:makeWarning("processors-shared",about("machine"),toShareData(others))},warnAboutPriorLoad=({
environment})=>{let{observations,loadBefore,cores}=environment;return(observations?.others.some(share=>share!==null)??!1)||
loadBefore===null||loadBefore<=MAX_LOAD_BEFORE*cores?null:makeWarning("machine-busy-before",about("machine"),{load:loadBefore,
cores})};function isCalm({mean:mean2,usual,worst},mostMean,mostRise){return mean2<=mostMean&&worst-usual<=mostRise}function toShareData({
mean:mean2,worst,worstRounds:{first,last}}){return{mean:mean2,worst,firstRound:first,lastRound:last}}var warnAboutDependencies=({changes,baseline})=>changes===void 0||changes.lockFiles.total===0?null:makeWarning("dependen\
cies-differ",about("dependencies"),toPathsData(changes.lockFiles,baseline)),warnAboutBenchmarkSources=({changes,baseline})=>{
if(changes===void 0||changes.benchmarkSources.total===0)return null;let data=toPathsData(changes.benchmarkSources,baseline);
return makeWarning("benchmark-sources-differ",about("benchmarks"),data)},warnAboutToolchain=({environment:{toolchain}})=>{
if(toolchain===void 0)return null;let{base,head}=toolchain;if(base.length===0||head.length===0)return null;let[onBase,onHead]=[
base.filter(line=>!head.includes(line)),head.filter(line=>!base.includes(line))];return onBase.length===0&&onHead.length===
0?null:makeWarning("toolchain-differs",about("toolchain"),{base:onBase,head:onHead})};function toPathsData({total,paths},baseline){
return{paths,total,isBaseline:baseline!==void 0}}var WARNING_CHECKS=[warnAboutMachine,warnAboutCommands,warnAboutAge,warnAboutMembers,warnAboutUnknownChanges,warnAboutCommonMove,
warnAboutToolchain,warnAboutDependencies,warnAboutBenchmarkSources,warnAboutMissingRounds,warnAboutStolenTime,warnAboutOtherProcesses,
warnAboutManyDisturbances,warnAboutOneSidedLoad,warnAboutPriorLoad,warnAboutFrequency,warnAboutDrift];function runWarningChecks(recording,rows){
return recording.commits.base.sha===null?[]:recording.baseline===void 0&&rows.every(({base,head})=>base===null||head===null)?
[]:WARNING_CHECKS.flatMap(check=>check(recording,rows)??[])}function analyse(recording,policy,levels=null){let{report,unmatched}=analyseLeg(recording,policy,{levels,leg:null});return withUnmatchedPolicy(
report,policy,[unmatched])}function withDecidingFactors(row,roundMs){let all=row.verdicts.filter(isAboutChange).flatMap(
verdict=>findDecidingFactors(row,verdict,roundMs)??[]),wouldDecide=all.find(({minutes,limit})=>minutes!==null||limit!==null)??
all[0]??(row.state==="inconclusive"?UNKNOWN_FACTORS:void 0);return wouldDecide===void 0?row:{...row,wouldDecide}}function analyseLeg(recording,whole,{
levels,leg}){let policy=policyOfShard(recording,whole),source=levels&&makeLevelSource(levels,recording,leg),{report,parts,
unmatched}=buildReport(recording,policy,source),rows=parts.flatMap(({recording:part,rows:rows2,tests})=>{let looks=detectionLooksOf(
part,policy.alpha/Math.max(1,tests)),displayed=addSourceLocations(rows2.map(withDisplayedInterval),recording.places);return withDetectable(
displayed,looks)}),roundMs=meanRoundMs(recording);return{report:{...report,rows:withShownLevels(explainRows(rows,recording),
source,policy).map(row=>withDecidingFactors(row,roundMs)),judgedGeomeans:report.judgedGeomeans.map(withDisplayedInterval)},
unmatched}}function withUnmatchedPolicy(report,policy,unmatched){let error=findUnmatchedPolicy(policy,unmatched,report.rows);
return error===null||report.shard!==void 0?report:{...report,conclusion:"error",problems:[error,...report.problems]}}function explainRows(rows,recording){
let explained=addFunctions(rows,new Set(listBrokenRows(rows)),recording);return addCulprits(explained,recording)}function detectionLooksOf(recording,alpha){
let{rounds,ended}=recording.schedule;return recording.baseline!==void 0?null:ended!=="time"&&ended!=="failed"?planDetectionLooks(
{rounds,alpha}):planDetectionLooks({rounds,alpha,looks:looksOf(recording).filter(look=>look>0)})}function policyOfShard({
shard},policy){return shard===void 0?policy:{...policy,alpha:policy.alpha*shareOf(shard)}}var isNotUnmatched=({code})=>code!==
"budget-unmatched";function isNotOfMissingCounts({problems}){let isCounted=!problems.some(({code})=>code==="counting-not\
-possible"||code==="count-needs-base");return problem=>isCounted||isNotUnmatched(problem)||problem.data.metric!==COUNTED_METRIC}
function withShownLevels(rows,source,{alpha}){let known=rows.map(row=>({row,level:source?.shownLevelOf(row)??null})),tests=known.
filter(({level})=>level!==null&&!level.isExact).length;return known.map(({row,level})=>level===null?row:{...row,since:{...level,
isSignificant:level.p<=2*alpha/Math.max(1,tests)}})}function buildReport(recording,policy,levels=null){let measured=partsOf2(
recording,policy),brokeIn=findRoundBaseBroke(recording),cost=costOf(recording),again=summariseRemeasuring(recording),skipped=listSkippedCommands(
recording.decisions),{parts:judged,problems:found,unmatched:unused}=judgeParts(measured,policy,levels),isOfNoCommand=makeNoCommandTest(
nameCommands(recording.schedule.commands)),problems=skipped.size===0?found.filter(isNotOfMissingCounts(recording)):found.
filter(one=>isNotUnmatched(one)||isOfNoCommand(one.data.commands)),unmatched=skipped.size===0?unused:unused.filter(({commands})=>isOfNoCommand(
commands)),parts=judged.map(({rows:rows2,tests},index)=>({recording:measured[index].recording,rows:rows2,tests})),rows=parts.
flatMap(part=>part.rows),counted=recording.counts&&measured.at(-1),judgedGeomeans=judged.flatMap(({geomeans:geomeans2})=>geomeans2),
tables=policy.table&&makeCustomTables(measured.flatMap(({pairs})=>pairs),policy.table),all=[...withoutRepeatedOutput(recording.
problems),...problems,...findRunProblems(recording,rows),...runWarningChecks(recording,parts[0]?.rows??[]),...skipped.size===
0?findRenameProblems(recording,policy,rows):[],...warnAboutFilePatterns(recording),...[...recording.bisection?.problems??
[],...recording.profiles?.problems??[]].map(problem=>({...problem,severity:"warning"})),...warnAboutDirections(recording,
policy),...findTableProblems(tables,rows)],conclusion=conclude(recording,{rows,judgedGeomeans},problems);return{report:{
name:recording.name,conclusion,accepted:null,commits:recording.commits,rounds:countCompletedRounds(recording),...counted!==
void 0&&{placements:countCompletedRounds(counted.recording)},seed:recording.schedule.seed,commands:recording.schedule.commands.
map(scriptOf),plan:planOfMeasuring(recording),program:BARE_PROGRAM,repeats:[],rows,counts:Object.fromEntries(STATES.map(
state=>[state,rows.filter(row=>row.state===state).length])),geomeans:geomeans(rows),judgedGeomeans,tables,problems:all,configChange:null,
environment:recording.environment,...proposalsFor(rows,conclusion),...brokeIn!==null&&{baseBrokeIn:brokeIn},...again!==null&&
{measuredAgain:again},...cost!==null&&{cost},...recording.benchmarkFiles&&{benchmarkFiles:recording.benchmarkFiles},...recording.
shard&&{shard:recording.shard},...recording.decisions&&{decisions:nameDecisions(recording,recording.decisions)},...recording.
baseline&&{baseline:recording.baseline}},parts,unmatched}}function nameDecisions({schedule},decisions){let names=nameCommands(
schedule.commands);return decisions.map(decision=>({...decision,command:names[decision.command]??null}))}function proposalsFor(rows,conclusion){
let proposedRenames=conclusion==="error"?[]:proposeRenames(rows);return proposedRenames.length===0?{}:{proposedRenames}}
function judgeRecording(recording,policy){return judgeParts(partsOf2(recording,policy),policy)}function partsOf2(recording,policy){
let counts=countsAsRecording(recording);return[recording,...counts===null?[]:[counts]].map(part=>({recording:part,pairs:groupSamples(
part,policy)}))}function judgeParts(parts,policy,levels=null){let isCancelled=parts.some(({recording})=>recording.schedule.
ended==="cancelled"),compared=parts.map(({recording,pairs})=>({evidence:evidenceIn(pairs,recording),plan:lookPlanOf(recording,
pairs,policy)}));return judge(compared,isCancelled?withoutBudgets(policy):policy,levels)}function withoutBudgets(policy){
return{...policy,budgets:[],new:"pass",removed:"pass"}}function withEstimateHistory(report){let courses=estimateHistoriesOf(
report.rows,confidenceOf);return{...report,rows:report.rows.map((row,index)=>({...row,course:courses[index]}))}}function withConfiguration(report,{
source,change,problems}){let all=[...problems,...report.problems],complete={...report,configSource:source,configChange:change,
problems:all};if(change===null||change.error===null)return complete;let error={...change.error,failure:"configuration-of\
-head"};return{...complete,conclusion:"error",problems:[error,...all]}}function withOverride(report,override){return{...report,
conclusion:"pass",accepted:{...override,verdict:report.conclusion}}}function planOfMeasuring({schedule}){let{cpus=null,nice=null}=schedule;
return{cpus,nice}}function conclude(recording,{rows,judgedGeomeans},problems){let has=(level,outcome)=>[...rows,...judgedGeomeans].
some(({verdicts})=>verdicts.some(verdict=>verdict.level===level&&verdict.outcome===outcome)),baseBroke=findRoundBaseBroke(
recording)!==null;return hasFailed(recording,"head")||recording.schedule.ended==="cancelled"||rows.every(({head})=>head===
null)&&!baseBroke&&!hasNothingToMeasure(recording)||[...recording.problems,...problems].some(({severity})=>severity==="e\
rror")?"error":has("fail","fail")?"fail":has("fail","unknown")||baseBroke?"inconclusive":has("warn","fail")?"warn":"pass"}function resolveSettings(given,file,{commits,today,configChange=null}){let publish=publishSettings(given);return{commits,
measure:{...measureSettings(given,file,commits.config),name:publish.name},policy:policyOf({...file,...given},today,configChange),
publish}}function commitSettings(given,surface){let{recordings:_,...commits}=resolveValues(COMMIT_OPTIONS,surface,given);
return{...commits,configGiven:commits.config!==COMMIT_OPTIONS.config.preset}}function policyOf(given,today,change=null){
return{...resolveValues(JUDGING_OPTIONS,given),today,renamedByHead:change?.renamed??{}}}function publishSettings(given){
return resolveValues(PUBLISHING_OPTIONS,given)}function measureSettings(given,file,path){let{run,...values}=resolveValues(
MEASURING_OPTIONS,file,given);if(run!==null){let isNamed=values.count!==null||run.some(one=>typeof one!="string"&&one.count!==
void 0),count=values.measure==="counts"&&!isNamed?"instructions":values.count,settings={...values,count};return{...settings,
run,commands:resolveCommands(run,settings)}}throw userError("command-missing",atKey("run"),{path},{failure:"configuratio\
n"})}function upgradeRecording(value){if(!isObject(value)||value.version!==1)return value;let problems=value.problems;return{
...value,version:2,problems:Array.isArray(problems)?problems.map(upgradeProblem):problems}}function upgradeProblem(problem){
if(!isObject(problem))return problem;let{where,message,severity,code,...unknown}=problem;return{code:"quoted",severity,location:[
{kind:"text",text:where}],data:{message},...code!==void 0&&{failure:code},...unknown}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}var LIMIT_BYTES=256*1024*1024;async function readRecordings(host,paths,missing){return readAndCheck(host,{paths,missing},
recordings=>(checkLegs(recordings),recordings))}async function readRecordingPairs(host,paths,missing){return readAndCheck(
host,{paths,missing},recordings=>{let pairs=new Map;for(let recording of recordings){let{base,head}=recording.commits,key=`${base.
sha}..${head.sha}`,pair=pairs.get(key);pair===void 0?pairs.set(key,[recording]):pair.push(recording)}for(let pair of pairs.
values())checkLegs(pair);return[...pairs.values()]})}async function readAndCheck(host,{paths,missing},check){try{if(paths.
length>MAX_JOBS){let data={count:paths.length,limit:MAX_JOBS};throw userError("too-many-recordings",about("recordings"),
data)}let[first,...others]=await Promise.all(paths.map(path=>readRecording(host,path)));if(first===void 0)throw withFailure(
missing,"recording-missing");return check([first,...others])}catch(error){throw error instanceof UserError?withFailure(error,
"recording-refused"):error}}async function readRecording(host,path,writer="measure"){let text=await host.files.read(path,
LIMIT_BYTES);if(text===null)throw userError("recording-not-found",inFile(path),{writer});let recording=parseRecording(text,
path),{problems,bisection,profiles}=recording,label=labelOf(recording),locate=problem=>locateInRecording(label,problem);
return{...recording,problems:problems.map(locate),...bisection&&{bisection:{...bisection,problems:bisection.problems.map(
locate)}},...profiles&&{profiles:{...profiles,problems:profiles.problems.map(locate)}}}}function labelOf({name,shard}){return shard===
void 0?name:`${name} ${formatShard(shard)}`}var MEASURING_FAILURES=["tampered","setup-failed","benchmark-failed"];function locateInRecording(name,{
failure,...problem}){let{code}=problem;return{...problem,location:[...inRecording(name),...problem.location],...!isMeasuringCode(
code)&&{code:"unknown-code",data:{code}},...failure!==void 0&&MEASURING_FAILURES.includes(failure)&&{failure}}}function parseRecording(text,path,file="\
recording"){let value;try{value=upgradeRecording(JSON.parse(text))}catch(error2){throw userError("recording-not-json",inFile(
path),{reason:error2.message,file})}let version=typeof value=="object"&&value!==null&&"version"in value?value.version:void 0;
if(typeof version=="number"&&version!==RECORDING_VERSION)throw userError("recording-of-other-version",inFile(path),{version,
file});let{data,error}=recordingSchema.safeParse(value,{reportInput:!0});if(data!==void 0)return checkReferences(data,path,
file);let[issue]=error.issues,location=issue?.path.length?atKeys(path,issue.path):inFile(path);if(issue?.code!=="too_big"||
typeof issue.input!="string")throw userError("not-a-recording",location,{reason:issue?.message??"",file});let{input,maximum}=issue,
found={text:truncate(input),length:input.length,limit:Number(maximum)};throw userError("recorded-text-too-long",location,
found)}function checkLegs(recordings){let[first]=recordings,labels=new Set,byName=new Map;for(let recording of recordings){
let{name,commits,shard}=recording;if(!(commits.base.sha===first?.commits.base.sha&&commits.head.sha===first?.commits.head.
sha)){let range=`${commits.base.sha}..${commits.head.sha}`;throw userError("recordings-of-other-commits",inRecording(name),
{commits:range})}let label=labelOf(recording);if(labels.has(label))throw userError("recordings-of-one-name",about("recor\
dings"),{name:label});labels.add(label);let other=byName.get(name)??recording;if(other.shard?.count!==shard?.count)throw userError(
"shards-of-other-plan",inRecording(label),{other:labelOf(other)});byName.set(name,other)}}function checkReferences(recording,path,file){
let{schedule}=recording,refuse=(fault,found={})=>userError("recording-inconsistent",inFile(path),{fault,file,...found});
if(schedule.rounds.min>schedule.rounds.max)throw refuse("rounds");let counted=countsAsRecording(recording),parts=counted===
null?[recording]:[recording,counted];if(!parts.every(areCommandsKnown))throw refuse("command");let attempts=findInvalidAttempts(
recording);if(attempts!==null)throw refuse(attempts.fault,{round:attempts.round});for(let part of parts){let found=findStrayValues(
part)??findRepeatedValues(part);if(found!==null)throw refuse(found.fault,{benchmark:found.benchmark,side:found.side})}if(!isSearchSound(
recording))throw refuse("search");let{profiles}=recording;if(profiles!==void 0&&!areProfilesSound(profiles,schedule.commands.
length))throw refuse("profiles");if(new Set(recording.places?.map(groupedNameKeyOf)).size!==(recording.places?.length??0))
throw refuse("places");return recording}function areCommandsKnown({invocations,schedule,baseline}){let commandsOf=side=>side===
"base"&&baseline!==void 0?baseline.commands:schedule.commands;return invocations.every(({side,command})=>command<commandsOf(
side).length)}function findStrayValues({invocations,series}){for(let{name,...sides}of series)for(let side of SIDES){let{
invocations:indices,values}=sides[side];if(!(indices.length===values.length&&indices.every((index,at)=>invocations[index]?.
side===side&&index>(indices[at-1]??-1))))return{fault:"values",benchmark:name,side}}return null}function findRepeatedValues({
series}){let seen=new Map;for(let{group,name,metric,unit,...sides}of series)for(let side of SIDES){let key=JSON.stringify(
[side,group,name,metric,unit]),own=sides[side].invocations,known=seen.get(key);if(known===void 0)seen.set(key,new Set(own));else{
if(own.some(index=>known.has(index)))return{fault:"values-twice",benchmark:name,side};for(let index of own)known.add(index)}}
return null}function isSearchSound({bisection,schedule}){if(bisection===void 0)return!0;let{commits,invocations,series,unusable}=bisection,
isCommit=({commit})=>commit<=commits.length,isCommand=({command})=>command<schedule.commands.length,isOfSeries=one=>one.
invocations.length===one.values.length&&one.invocations.every((at,index)=>at<invocations.length&&at>(one.invocations[index-
1]??-1));return[...invocations,...unusable].every(isCommit)&&[...invocations,...series].every(isCommand)&&series.every(isOfSeries)}
function renderRecording(recording){return`${JSON.stringify(recording)}
`}var import_yaml2=__toESM(require_dist(),1);var import_yaml=__toESM(require_dist(),1);function indexYaml(document){let values=new Map,keys=new Map,inOrder=[],aliases=[],
anchors=new Set,visit=(node,path)=>{if(!(0,import_yaml.isNode)(node))return;"anchor"in node&&node.anchor!==void 0&&anchors.
add(node.anchor);let span2=spanOf(node);if(values.set(JSON.stringify(path),span2),(0,import_yaml.isScalar)(node)&&node.value!==
null&&(node.value=node.source??String(node.value)),(0,import_yaml.isAlias)(node)&&aliases.push({span:span2,name:node.source,
isDangling:!anchors.has(node.source)}),(0,import_yaml.isSeq)(node))for(let[at,item]of node.items.entries())visit(item,[...path,
at]);if((0,import_yaml.isMap)(node))for(let{key,value}of node.items){let inner=[...path,(0,import_yaml.isScalar)(key)?String(
key.value):String(key)];if((0,import_yaml.isNode)(key)&&key.range){let written=spanOf(key);keys.set(JSON.stringify(inner),
written),inOrder.push({from:written.from,path:inner})}visit(value,inner)}};visit(document.contents,[]);let span=(path,part)=>{
let id=JSON.stringify(path);return(part==="key"?keys.get(id):void 0)??values.get(id)??keys.get(id)??(path.length===0?{from:0,
to:0}:span(path.slice(0,-1),part))};return{span,pathBefore:at=>inOrder.findLast(key=>key.from<=at)?.path??[],aliases}}function spanOf(node){
if(!(0,import_yaml.isNode)(node)||!node.range)return{from:0,to:0};let[from,to]=node.range;if(!(0,import_yaml.isCollection)(
node)||node.flow)return{from,to};let[first]=node.items,last=(0,import_yaml.isMap)(node)?node.items[0]?.value??node.items[0]?.
key:first;return{from,to:Math.max(from,spanOf(last).to)}}function makePositionFinder(text){let starts=[0,...Array.from(text.matchAll(/\n/g),({index})=>index+1)];return({from,to})=>{
let line=lineAt(starts,from),start=starts[line-1]??0,end=(starts[line]??text.length+1)-1,whole=text.slice(start,end).replace(
/\r$/,""),column=Math.min(from-start,whole.length)+1,length=Math.max(1,Math.min(to-start,whole.length)-(column-1));return{
line,column,length,text:whole}}}function lineAt(starts,offset){let[low,high]=[1,starts.length];for(;low<high;){let middle=Math.
ceil((low+high)/2);(starts[middle-1]??0)<=offset?low=middle:high=middle-1}return low}var ESCAPED={"'":/''|[\s\S]/y,'"':/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y};
function partOfScalar(text,scalar,part){let source=text.slice(scalar.from,scalar.to);if(/[\r\n]/.test(source))return scalar;
let character=ESCAPED[source[0]??""];if(character===void 0)return{from:scalar.from+part.from,to:scalar.from+part.to};let offsets=[
1];character.lastIndex=1;for(let match=character.exec(source);match!==null;match=character.exec(source)){let isWide=/^\\U/.
test(match[0])&&Number.parseInt(match[0].slice(2),16)>65535;offsets.push(...isWide?[character.lastIndex]:[],character.lastIndex)}
let at=index=>offsets[Math.min(index,offsets.length-2)]??1;return{from:scalar.from+at(part.from),to:scalar.from+at(part.
to)}}var REPLACEMENT="\uFFFD",UTF_16=/^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/,FALSE_INDENT=/^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu,
HIDDEN=new RegExp("(?![\\t\\n\\r\\u0085])\\p{Cc}|[\\u202a-\\u202e\\u2066-\\u2069]","gu");function textFaults(text){if(UTF_16.
test(text))return[makeMistake("text-utf-16",{})];let bad=text.indexOf(REPLACEMENT);if(bad!==-1)return[{...makeMistake("t\
ext-not-utf-8",{}),span:{from:bad,to:bad+1}}];if(text.includes("\r")&&!text.includes(`
`))return[makeMistake("text-carriage-returns",{})];let hidden=[...text.matchAll(HIDDEN)];return hidden.length>0?hidden.map(
({0:{length},index})=>({...makeMistake("text-invisible",{}),span:{from:index,to:index+length}})):[...text.matchAll(FALSE_INDENT)].
map(({index,1:spaces="",2:blanks=""})=>({...makeMistake("text-false-indent",{}),span:{from:index+spaces.length,to:index+
spaces.length+blanks.length}}))}var MAX_BYTES=64*1024,MAX_LEVELS=16,MAX_ALIASED_NODES=100;function parseYaml(source,origin){let{label}=origin,bytes=Buffer.
byteLength(source);if(bytes>MAX_BYTES)throw userError("file-too-large",inFile(label),{bytes,limitBytes:MAX_BYTES});let text=source.
replace(/^\uFEFF/,""),places=makePositionFinder(text);if(throwAll(textFaults(text).map(fault=>errorOf(fault,{places,origin,
path:[]})),label),isTooDeep(text))throw userError("yaml-too-deep",inFile(label),{levels:MAX_LEVELS});let document=(0,import_yaml2.parseDocument)(
text,{prettyErrors:!1,resolveKnownTags:!1,schema:"core",stringKeys:!0,uniqueKeys:!0}),index=indexYaml(document),locateFault=fault=>errorOf(
fault,{places,origin,path:fault.isOfOneKey?index.pathBefore(fault.span?.from??0):[]}),faults=faultsIn([...document.errors,
...document.warnings],text).map(locateFault);faults.some(({code})=>code!=="yaml-key-twice")&&throwAll(faults,label);let dangling=index.
aliases.filter(({isDangling})=>isDangling).map(({span,name})=>locateFault({...danglingAlias(name),span,isOfOneKey:!0}));
dangling.length>0&&throwAll([...faults,...dangling],label);try{return{value:document.toJS({maxAliasCount:MAX_ALIASED_NODES}),
repeatedKeys:faults,...makeLocators({text,places,origin,index})}}catch(error){if(!(error instanceof ReferenceError))throw error;
let last=index.aliases.at(-1),fault=makeMistake("yaml-aliases-repeat",{});throw throwAll([...faults,locateFault({...fault,
...last&&{span:last.span},isOfOneKey:!0})],label),error}}function makeLocators({text,places,origin,index}){return{positionOf:(path,part="\
value")=>places(index.span(path,part)),locate(path,part,within){let whole=index.span(path,part),span=within===void 0?whole:
partOfScalar(text,whole,within);return placeOf(places(span),origin,path)}}}function errorOf({span,...mistake},{places,origin,
path}){if(span===void 0)return toError(mistake,inFile(origin.label));let{location,excerpt}=placeOf(places(span),origin,path);
return toError(mistake,location,excerpt)}function placeOf(position,{label,file},path){return{location:atSetting(label,position,
path),excerpt:{file,...position}}}var MAX_ERRORS=50;function throwAll(errors,label){let count=errors.length-MAX_ERRORS,more=count>
0?[makeError("more-errors",inFile(label),{count})]:[];throwErrors([...errors.toSorted(compareByPosition).slice(0,MAX_ERRORS),
...more])}function compareByPosition({excerpt:one},{excerpt:other}){return one===void 0||other===void 0?0:one.line-other.
line||one.column-other.column}function isTooDeep(text){let open=[];try{for(let token of new import_yaml2.Parser().parse(
text))open.push([token,0])}catch(error){if(error instanceof RangeError)return!0;throw error}for(let next=open.pop();next!==
void 0;next=open.pop()){let[part,level]=next;if(level>MAX_LEVELS)return!0;if(!(typeof part!="object"||part===null)&&("va\
lue"in part&&open.push([part.value,level]),!(!("items"in part)||!Array.isArray(part.items))))for(let{key,value}of part.items)
open.push([key,level+1],[value,level+1])}return!1}function parseConfigFile(text,path,commit=null){return parseConfigWithLines(text,path,commit).file}function parseConfigWithLines(text,path,commit){
let shortSha=commit===null?"":abbreviateSha(commit),label=commit===null?path:`${shortSha}:${path}`;try{let tree=parseYaml(
text,{label,file:commit===null?path:null});return{file:parseConfigTree(tree,{path,label}),lines:linesOf(tree)}}catch(error){
if(!(error instanceof UserError))throw error;let failure="configuration",failed=withFailure(error,failure);if(commit!==null){
let other=makeError("other-commit-counts",inFile(path),{sha:shortSha},{failure});throwErrors([other,...failed.diagnostics])}
throw failed}}function linesOf(tree){return new Map(Object.keys(tree.value??{}).map(key=>[key,tree.positionOf([key],"key").
line]))}function parseConfigTree(tree,{path,label}){let parsed=fileSchema.safeParse(tree.value??{},{reportInput:!0}),mistakes=parsed.
success?[]:explainIssues(fileSchema,parsed.error.issues);if(throwAll([...tree.repeatedKeys,...locateMistakes(mistakes,tree)],
label),!parsed.success)throw new Error(`${label}: refused without a reason`);let file=parsed.data;if(file.budgets===void 0)
return file;let budgets=file.budgets.map((budget,index)=>({...budget,location:inFile(path,tree.positionOf(["budgets",index]).
line)}));return{...file,budgets}}function locateMistakes(mistakes,tree){return mistakes.map(({path,part,within,...mistake})=>{
let{location,excerpt}=tree.locate(path,part,within);return toError(mistake,location,excerpt)})}export{entropyOf,judgeRow,isSettled,readTrials,listBrokenRows,listWorseRows,addCulprits,findSmallestStep,isUserBudget,findShortfall,
explainShortfall,selectLimits,findImpossibleValue,judge,mayBecomeExact,planLooks,planPauses,spendAlpha,spreadOf,changeFinder,
shiftFinder,toShift,planDetectionLooks,splitSeriesByCommand,MAX_BISECTED_COMMITS,MAX_SEARCH_ROUNDS,MAX_SUBJECT_LENGTH,MAX_PATHS,
isSkip,decide,listSkippedCommands,MAX_PROFILED_BENCHMARKS,MAX_SOURCE_LOCATIONS,sourceLocationSchema,RECORDING_VERSION,countCompletedRounds,
hasFailed,hasValues,hasNothingToMeasure,resolveRenames,groupSamples,selectSeries,geomeans,makeBothSidesCheck,selectConsistent,
MAX_DISTURBED_ATTEMPTS,blocksOf,evidenceIn,lookPlanOf,valuesPerRound,LATEST_RELEASE,isFound,storeRun,BARE_PROGRAM,isNothingMeasured,
listRenamedByHead,canExplainMetric,packProfiles,toNamedPath,toFolderPattern,asBaseline,withBaseline,compareMachines,analyse,
analyseLeg,withUnmatchedPolicy,policyOfShard,buildReport,judgeRecording,withEstimateHistory,withConfiguration,withOverride,
resolveSettings,commitSettings,policyOf,publishSettings,readRecordings,readRecordingPairs,readRecording,parseRecording,renderRecording,
parseYaml,parseConfigFile,parseConfigWithLines};
