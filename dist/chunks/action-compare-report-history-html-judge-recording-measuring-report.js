import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CPU_TIMES_OF_ROUNDS,CPU_TIME_METRIC,MIN_ROUNDS_FOR_VERDICT,MIN_ROUNDS_TO_CLEAR,countComparedRounds,findIneffectiveBudgets,
findShortfall,furtherCpuTimesOf,isFound,isUserBudget,makeNoCommandTest,planFullLooks,planLooks,planPauses,reportEarlyEnd,
reportUnaffordableLimits,reportUnreachableLimits,selectActiveBudgets,selectLimits,smallestFastestP,smallestP,spendAlpha}from"./action-compare-report-history-html-judge-recording-measuring-report-validate.js";
import{BUILD_LOOKS,FIRST_REBUILD,MAX_BUILDS,MEASURE_REASONS,MIN_BUILDS,SKIP_REASONS,buildsAsRecording,environmentSchema,
isMeasuringCode,isSkip,joinOutcomes,listSkippedCommands,policyOf,shareSchema,shortenSha}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";
import{gomaxprocsSuffixOf,listNameVariants,truncate}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";import{groupBy}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report-validate.js";
import{COMMAND_NAME,COUNTED,MAX_JOBS,MAX_SIDE,NEVER,PROFILE_FORMAT_IDS,SIDES,STATES,UNDECIDED,_enum,array,benchmarkKeyOf,
boolean,custom,discriminatedUnion,estimateFastestThird,fileSizesAsRecording,fileSizesSchema,formatShard,formatSource,groupOfLeg,
groupedNameKeyOf,hasLikelyImprovement,historyKeyOf,int,isAboutChange,isAbsoluteLimit,isDecidedByTest,isEmptyShard,isImprovementLimit,
isMeasurable,isOver,lineSchema,listChangedSettings,listCounted,literal,makeFileRowTest,mean,nameCommands,nameSchema,number,
object,omitNull,orientInterval,quantile,record,relativeWidthOfFastest,relativeWorseningOf,robustSpread,scriptOf,serviceSchema,
shaSchema,shareOf,smallestFastestThirdP,sortSides,strictObject,string,studentTQuantile,testFastestThird,textSchema,toBaseUnit,
union,unknown,valueSchema,worseSign}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{EXACT_UP_TO,findFirstAtLeast,findSmallestStep,
mannWhitney,median,medianInterval,normalQuantile,normalTail,parseUnit,projectionKeysOf,roughQuantile,smallestTwoSidedP,sortAscending,
summarise,tabulateResults,tidyUnit,toMetricUnit,unitDescriptionOf,untiedLowerHalf}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{
editDistance}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{UserError,about,atKey,atKeys,compilePattern,compilePatterns,inFile,inRecording,
isPlanError,makeError,makeWarning,onSide,userError,withFailure,withoutOutput}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";var ends=new Uint32Array(1024),shared=new Float64Array(2**10);function sortInBuckets(values){let{length}=values,low=1/0,
high=-1/0;for(let index=0;index<length;index+=1){let value=values[index];value<low&&(low=value),value>high&&(high=value)}
let buckets=Math.min(length,65536),perUnit=(buckets-1)/(high-low);if(!(perUnit>0&&perUnit<1/0))return values.sort();ends.
length<buckets&&(ends=new Uint32Array(buckets)),ends.fill(0,0,buckets);for(let index=0;index<length;index+=1)ends[Math.trunc(
(values[index]-low)*perUnit)]+=1;for(let bucket=1;bucket<buckets;bucket+=1)ends[bucket]+=ends[bucket-1];shared.length<length&&
(shared=new Float64Array(length));let sorted=shared.subarray(0,length);for(let index=0;index<length;index+=1){let value=values[index],
bucket=Math.trunc((value-low)*perUnit);ends[bucket]-=1,sorted[ends[bucket]]=value}for(let bucket=0;bucket<buckets;bucket+=
1){let end=bucket+1<buckets?ends[bucket+1]:length;sortPart(sorted,ends[bucket],end)}return sorted}function sortPart(values,start,end){
if(end-start>32){values.subarray(start,end).sort();return}for(let next=start+1;next<end;next+=1){let value=values[next],
place=next;for(;place>start&&values[place-1]>value;place-=1)values[place]=values[place-1];values[place]=value}}var shared2=new Float64Array(2**10);function hodgesLehmannIntervals(base,head,confidences){if(![...base,...head].every(value=>value>=
0&&value<1/0))return null;let count2=base.length*head.length;shared2.length<count2&&(shared2=new Float64Array(count2));let unsorted=shared2.
subarray(0,count2),next=0;for(let from=0;from<base.length;from+=1){let b=base[from];for(let to=0;to<head.length;to+=1){let h=head[to];
unsorted[next++]=h===b?1:h/b}}let ratios=sortInBuckets(unsorted),intervals=confidences.map(confidence=>{let outside=ratiosOutside(
base.length,head.length,confidence);return outside===0?{low:0,high:1/0}:{low:ratios[outside-1],high:ratios[ratios.length-
outside]}});return{ratio:middleRatio(ratios),intervals}}function ratiosOutside(n,m,confidence){let tail=(1-confidence)/2;
if(Math.max(n,m)>EXACT_UP_TO){let deviation=Math.sqrt(n*m*(n+m+1)/12);return Math.max(0,Math.floor(n*m/2+normalQuantile(
tail)*deviation+.5))}let probabilities=untiedLowerHalf(n,m),outside=findFirstAtLeast(probabilities,tail);for(;probabilities[outside]<=
tail;)outside+=1;return outside<probabilities.length?outside:0}function middleRatio(ascending){let half=ascending.length>>
1,upper=ascending[half],lower=ascending.length%2===1?upper:ascending[half-1];return lower===0&&upper===1/0?1:lower===upper?
upper:Math.sqrt(lower)*Math.sqrt(upper)}var LEVELS=Array.from({length:17},(_,index)=>index/8-.5),BASE=LEVELS.indexOf(0),HEAD=LEVELS.indexOf(1),SECOND_JUMP_ODDS=.03,
MIN_LIKELIHOOD=1e-30;function computePosterior(evidence){let commits=evidence.length,jump=2*SECOND_JUMP_ODDS/Math.max(1,
commits-1),emissions=evidence.map((own,index)=>index===commits-1?certainly(HEAD):emissionOf(own)),transitions=makeTransitions(
jump,()=>!0),all=walk(emissions,transitions),withoutRise=makeTransitions(jump,(from,to)=>to<from),flat=walk(emissions,withoutRise,
all.scales),joint=({forward,backward},index)=>{let before=index===0?certainly(BASE):forward[index-1],[emission,after,scale]=[
emissions[index],backward[index],all.scales[index]];return LEVELS.map((_,from)=>LEVELS.map((__,to)=>to>from?before[from]*
transitions[from][to]*emission[to]*after[to]/scale:0))},jumps=emissions.map((_,index)=>joint(all,index)),only=emissions.
map((_,index)=>sumAll(joint(flat,index))),single=sum(only),levels=all.forward.map((forward,index)=>normalise(forward.map(
(one,at)=>one*all.backward[index][at])));return{several:Math.max(0,1-single),rises:jumps.map(sumAll),onlyRise:only.map(one=>single>
0?one/single:1/commits),levels:levels.map(coarsen),bitsAboutRises:levels.map((own,index)=>{let here=LEVELS.map((_,to)=>sum(
jumps[index].map(row=>row[to]))),next=jumps[index+1];return informationOf(own,here)+(next===void 0?0:informationOf(own,next.
map(sum)))})}}function certainly(level){return LEVELS.map((_,index)=>index===level?1:0)}function emissionOf(evidence){if(evidence===
null)return LEVELS.map(()=>1);let largest=Math.max(...evidence);return evidence.map(one=>Math.max(MIN_LIKELIHOOD,one/largest))}
function makeTransitions(jump,isAllowed){return LEVELS.map((_,from)=>LEVELS.map((__,to)=>to===from?1-jump:isAllowed(from,
to)?jump/(LEVELS.length-1):0))}function walk(emissions,transitions,known){let scales=[],forward=[],last=certainly(BASE);
for(let[index,emission]of emissions.entries()){let next=LEVELS.map((_,to)=>emission[to]*sumOver(from=>last[from]*transitions[from][to])),
scale=known?.[index]??sumOver(to=>next[to]);scales.push(scale),last=next.map(one=>one/scale),forward.push(last)}let backward=Array.
from(emissions,()=>LEVELS.map(()=>1));for(let index=emissions.length-2;index>=0;index-=1){let[emission,after]=[emissions[index+
1],backward[index+1]],scale=scales[index+1];backward[index]=LEVELS.map((_,from)=>sumOver(to=>transitions[from][to]*emission[to]*
after[to])/scale)}return{forward,backward,scales}}function sum(values){return values.reduce((total,one)=>total+one,0)}function sumOver(term){
return sum(LEVELS.map((_,level)=>term(level)))}function sumAll(table){return sum(table.map(sum))}function informationOf(levels,withEvent){
let event=sum(withEvent),left=sumOver(index=>{let own=levels[index];return own>0?own*entropyOfEvent(withEvent[index]/own):
0});return Math.max(0,entropyOfEvent(event)-left)}function entropyOfEvent(probability){return entropyOf([probability,1-probability])}
function entropyOf(probabilities){return probabilities.reduce((total,one)=>one>0?total-one*Math.log2(one):total,0)}function normalise(weights){
let total=sum(weights);return weights.map(one=>one/total)}function coarsen(level){let share=isWanted=>sumOver(index=>isWanted(
LEVELS[index])?level[index]:0),[base,head]=[share(one=>one<.25),share(one=>one>.75)];return[base,Math.max(0,1-base-head),
head]}var NAMED=.97,SETTLED=.99,IN_PARTS=.8,MAYBE_IN_PARTS=.25,DOUBTFULLY_IN_PARTS=.05,RANGE=.99;function judgeRow(row){let change=estimateChange(
row);return computePosterior(row.trials.map(trials=>{let[first]=trials;return first===void 0||change.difference===0?null:
row.isExact?weighExactShare((first.candidate-first.base)/(first.head-first.base)):weighTrials(trials.map(change.scaleTrial),
change)}))}function estimateChange({base,head,trials}){let all=trials.flat(),sides=[[...base,...all.map(trial=>trial.base)],
[...head,...all.map(trial=>trial.head)]],arms=[...sides,...trials.filter(({length})=>length>0).map(one=>one.map(({candidate})=>candidate))],
isPositive2=arms.flat().every(value=>value>0),scale=isPositive2?Math.log:value=>value,ratio=isPositive2?hodgesLehmannIntervals(
...sides,[])?.ratio:void 0,residuals2=arms.flatMap(arm=>{let scaled=arm.map(scale),centre=median(scaled);return scaled.map(
value=>value-centre)});return{difference:ratio===void 0?median(sides[1])-median(sides[0]):Math.log(ratio),spread:robustSpread(
residuals2),scaleTrial:trial=>({base:scale(trial.base),candidate:scale(trial.candidate),head:scale(trial.head)})}}function isSettled({
several,rises,onlyRise}){return several>=IN_PARTS?several>=SETTLED&&rises.every(isDecided):several<=DOUBTFULLY_IN_PARTS&&
Math.max(...onlyRise)>=SETTLED}function isDecided(rise){return rise>=NAMED||rise<=1-NAMED}function answerRow(row){let{several,
rises,onlyRise}=judgeRow(row);if(several>=IN_PARTS){let parts=[...rises.keys()].filter(index=>rises[index]>=NAMED);return rises.
every(isDecided)&&parts.length>1?{kind:"several",commits:parts}:{kind:"range",commits:smallestRange(rises)}}let best=onlyRise.
indexOf(Math.max(...onlyRise));if(several<=MAYBE_IN_PARTS&&onlyRise[best]>=NAMED)return{kind:"commit",commits:[best]};let weights=rises.
map((rise,index)=>(1-several)*onlyRise[index]+several*rise);return{kind:"range",commits:smallestRange(weights)}}function smallestRange(weights){
let total=weights.reduce((sum3,weight)=>sum3+weight,0),likeliest=[...weights.keys()].sort((one,other)=>weights[other]-weights[one]||
one-other),held=0;return likeliest.filter(index=>{let isNeeded=held<total-(1-RANGE);return held+=weights[index],isNeeded}).
sort((one,other)=>one-other)}var SPREAD_OF_TRIAL=Math.sqrt(1.5),DEGREES=4,SCALE_OF_NORMAL=.9106,LAYOUT=.01,MIN_LAYOUT_SPREAD=.04,
MAX_LAYOUT_SPREAD=.15,POINTS=32,FIRST_POINT=-1.5,LAST_POINT=2.5,MIN_SPREAD=.02;function weighTrials(trials,{difference,spread}){
let shares=trials.map(({base,candidate,head})=>(candidate-(base+head)/2)/difference+.5),scale=Math.max(MIN_SPREAD,Math.abs(
spread*SPREAD_OF_TRIAL*SCALE_OF_NORMAL/difference)),layout=Math.min(MAX_LAYOUT_SPREAD,Math.max(MIN_LAYOUT_SPREAD,Math.abs(
LAYOUT/difference)));return weighShares(moveIntoRange(shares),scale,layout)}function weighExactShare(share){let[moved=share]=moveIntoRange(
[share]);return LEVELS.map(level=>Math.exp(-.5*((moved-level)/MIN_LAYOUT_SPREAD)**2))}function moveIntoRange(shares){let centre=median(
shares),moved=Math.min(LEVELS.at(-1),Math.max(LEVELS[0],centre))-centre;return shares.map(share=>share+moved)}function weighShares(shares,scale,layout){
let points=Array.from({length:(LAST_POINT-FIRST_POINT)*POINTS+1},(_,index)=>FIRST_POINT+index/POINTS),logs=points.map(point=>shares.
reduce((sum3,share)=>sum3+logDensity((share-point)/scale),0)),largest=Math.max(...logs),likelihoods=logs.map(log=>Math.exp(
log-largest));return LEVELS.map(level=>points.reduce((sum3,point,index)=>sum3+likelihoods[index]*Math.exp(-.5*((point-level)/
layout)**2),0))}function logDensity(t){return-((DEGREES+1)/2)*Math.log1p(t*t/DEGREES)}var STEADY=.01;function isSteady({base,head,exact,placements}){if(placements===null)return exact;let change=Math.abs(median(
head.values)-median(base.values));return[base.values,head.values].every(values=>Math.max(...values)-Math.min(...values)<=
STEADY*change)}function readTrials(row,{commits,invocations,series},names){let wanted=new Set([row.name,row.renamed?.from]),
rounds=new Map;for(let one of series){let{unit,factor}=tidyUnit(one.unit);if(names[one.command]===row.command&&one.group===
row.group&&wanted.has(one.name)&&one.metric===row.metric&&unit===row.unit)for(let[index,at]of one.invocations.entries()){
let{round:round3,commit,outcome}=invocations[at]??{round:0,commit:0,outcome:"failed"};if(round3===0||outcome!=="ok")continue;
let values=rounds.get(round3)??new Map;values.set(commit,median(one.values[index])*factor),rounds.set(round3,values)}}let trials=commits.
map(()=>[]),isExact2=isSteady(row);for(let values of rounds.values()){let tried=[...values].filter(([commit2])=>commit2>
0&&commit2<commits.length),[[commit,candidate]=[0,0]]=tried,base=isExact2?median(row.base.values):values.get(0),head=isExact2?
median(row.head.values):values.get(commits.length);tried.length===1&&base!==void 0&&head!==void 0&&trials[commit-1].push(
{base,candidate,head})}return{base:row.base.values,head:row.head.values,isExact:isExact2,trials,rounds:rounds.size}}var MAX_ROWS=50,MAX_P=.05;function listBrokenRows(rows){return rows.filter(isWorse).filter(hasBrokenBudget).slice(0,MAX_ROWS)}
function listWorseRows(rows){return rows.filter(isWorse).filter(({state,isAllowed})=>state==="regression"||isAllowed).slice(
0,MAX_ROWS)}function hasBrokenBudget({verdicts}){return verdicts.filter(isAboutChange).some(({outcome,level})=>outcome===
"fail"&&level!=="report")}function isWorse(row){return!hasBothSides(row)||row.metric===CPU_TIME_METRIC||!isSteady(row)&&
(row.placements!==null||row.p===null||row.p>MAX_P)?!1:row.better==="higher"?row.head.median<row.base.median:row.head.median>
row.base.median}function hasBothSides(row){return row.base!==null&&row.head!==null}function addCulprits(rows,bisection,commands,searched=listBrokenRows(
rows)){if(bisection===void 0)return[...rows];let culprits=new Map(searched.map(row=>[row,culpritOf(readTrials(row,bisection,
commands),bisection)]));return rows.map(row=>culprits.has(row)?{...row,culprit:culprits.get(row)}:row)}function culpritOf(row,bisection){
let{commits,ended,durationMs}=bisection,reached=[...bisection.invocations,...bisection.unusable].map(({commit})=>commit),
tried=new Set(reached.filter(commit=>commit>0&&commit<commits.length)),isSearched=row.rounds>0||tried.size===commits.length-
1,{kind,commits:found}=isSearched?answerRow(row):UNKNOWN;return{kind,commits:found.map(index=>commits[index]),positions:found.
map(index=>index+1),of:commits.length,builds:tried.size,rounds:row.rounds,minutes:durationMs/6e4,ended,levels:row.trials.
flatMap((trials,index)=>trials.length===0?[]:levelOf(row,index))}}var UNKNOWN={kind:"unknown",commits:[]},CONFIDENCE=.95;
function levelOf({trials,isExact:isExact2},index){let own=trials[index],position=index+1,estimate=hodgesLehmannIntervals(
own.map(({base})=>base),own.map(({candidate})=>candidate),[CONFIDENCE]);if(estimate===null||!Number.isFinite(estimate.ratio))
return{position,change:null,low:null,high:null};let[interval]=estimate.intervals,isKnown=!isExact2&&interval!==void 0&&interval.
high<1/0;return{position,change:estimate.ratio-1,low:isKnown?interval.low-1:null,high:isKnown?interval.high-1:null}}var COUNTED_METRIC="instructions";var PLACEMENT_ROUNDS={min:3,max:30};function minOf({base,head}){return Math.min(...[base,head].filter(count2=>count2>0))}
function hasSeveralPlacements({placements}){return placements!==null&&minOf(placements)>1}function mayBeCoincidence({base,
head,placements}){return placements===null||minOf(placements)>=6?!1:[base,head].some(side=>side!==null&&new Set(side.values).
size<side.n)}function countsAsRecording({counts,...run}){if(counts===void 0)return null;let{invocations,series,ended}=counts,
schedule={...run.schedule,...AS_ROUNDS,ended};return{...run,schedule,invocations,series,problems:[]}}var AS_ROUNDS={rounds:PLACEMENT_ROUNDS,
unit:"invocation",measure:"counts"};function isOfCounts({schedule}){return schedule.measure==="counts"}var PADDING_BYTES=4096,
PAGE_BYTES=4096,TOP_PAD_PAGES=64,STEPS={padding:.7548776662466927,topPad:.5698402909980532};function placementOf(number2){
let partOf=step=>(.5+step*(number2-1))%1;return{padding:Math.floor(PADDING_BYTES*partOf(STEPS.padding)),topPad:PAGE_BYTES*
Math.floor(TOP_PAD_PAGES*partOf(STEPS.topPad)),hashSeed:number2}}function findImpossibleValue(row){let{kind,rate}=parseUnit(row.unit),least=kind==="time"||rate||row.metric===COUNTED_METRIC?
0:-1/0;for(let side of SIDES){let value=row[side]?.values.find(one=>one<least||!Number.isFinite(one));if(value!==void 0)
return{side,value}}return null}function listWitnesses(one,{rule,share,plan}){let{fastestAt}=one,fastestP=fastestAt===null?null:smallestFastestP(rule,Math.
max(1,share),plan),tests=Math.max(1,share)*(fastestP===null?1:plan.witnesses),ofAllValues={decidedBy:null,comparisonAt:look=>look===
plan.looks.at(-1)?one.comparison:one.at(look),alphaAt:look=>plan.alphaAt(look,tests,smallestP(rule,plan))};return fastestAt===
null||fastestP===null?[ofAllValues]:[ofAllValues,{decidedBy:"fastest-third",comparisonAt:look=>look<plan.minRounds?null:
fastestAt(look),alphaAt:look=>plan.alphaAt(look,tests,fastestP)}]}function allowedBy({limit,minDelta},{base}){return Math.
max(limit,base!==null&&base.median>0?minDelta/base.median:0)}var MIN_VALUES=14,LIMITS_OUT_OF_REACH=3,MIN_LIMIT=.02;function isOutOfReach(witnesses,terms,plan){
let look=plan.looks.at(-1)??0;return look>=plan.maxRounds||plan.baseRounds!==null?!1:witnesses.every(({comparisonAt,decidedBy})=>{
let comparison=comparisonAt(look);if(comparison===null)return decidedBy!==null;let worsening=relativeWorseningOf(comparison);
if(!comparison.interval||!comparison.base||worsening===null||comparison.base.n<MIN_VALUES)return!1;let allowed=Math.max(
MIN_LIMIT,allowedBy(terms,comparison)),[best,worst]=orientInterval(comparison.interval,comparison.better),half=(worst-worsening)*
Math.sqrt(comparison.base.n/plan.maxRounds);return best<=allowed&&half>LIMITS_OUT_OF_REACH*allowed})}function adaptLimit({isCrossMachine},selected,tolerance){let{rule,limit,budget}=selected;return!isCrossMachine||rule.scale===
"absolute"||typeof limit!="number"?selected:tolerance!==null?{...selected,limit:Math.max(limit,tolerance)}:{...selected,
budget:{...budget,level:"report"},isUnjudged:!0}}function scaleLimit(selected,row,problems){let{limit,budget}=selected,{
minDelta:floor}=budget,inBase=typeof limit=="number"?limit:toBaseUnit(limit,row.unit),minDelta=floor===null?0:toBaseUnit(
floor,row.unit);if(inBase!==null&&(minDelta!==null||budget.metric==="*"))return{limit:inBase,minDelta:minDelta??0};let[key,
written]=typeof limit=="number"?["min-delta",floor?.text??""]:[selected.rule.kind,limit.text],data={key,limit:written,benchmark:row.
name,metric:row.metric,unit:row.unit};return problems.push(makeError("limit-misfit",budget.location,data,{failure:"limit\
-misfit"})),null}function reportImpossibleValue({budget},rows){for(let row of rows){let impossible=findImpossibleValue(row);
if(impossible===null)continue;let{name:benchmark,metric,unit}=row,value=Number.isFinite(impossible.value)?impossible.value:
void 0;return(budget.level==="fail"?makeError:makeWarning)("impossible-value",budget.location,{benchmark,metric,unit,side:impossible.
side,value})}return null}function reportMissingRatio({rule,budget},{name,metric,exact,base,head,interval}){let isMissing=base!==
null&&head!==null&&!exact&&interval===null;return rule.scale!=="relative"||!isMissing?null:makeWarning("no-ratio",budget.
location,{benchmark:name,metric,rule:rule.kind})}function makeUndecidedVerdict({rule,budget},limit){let{level,because}=budget;
return{...UNDECIDED,kind:rule.kind,limit,level,outcome:"unknown",because}}function decide(one,selected,terms,context){let{
rule}=selected,{plan,share}=context,witnesses=listWitnesses(one,{rule,share,plan}),last={...makeUndecidedVerdict(selected,
terms.limit),...terms};for(let look of plan.looks)for(let witness of witnesses){let comparison=witness.comparisonAt(look);
if(comparison===null||comparison.exact&&comparison.placements!==null&&look!==plan.looks.at(-1))continue;let{outcome,isHeld}=decideAt(
look,comparison,{rule,terms,witness,context});if(rule.slot==="improvement"&&outcome==="fail"&&witness.decidedBy!==null)continue;
let isHeldByControls=isHeld&&context.hasMachineMoved,alpha=comparison.exact?null:witness.alphaAt(look);if(outcome!=="unk\
nown"){let early=!comparison.exact&&look<plan.maxRounds?{rounds:look,of:plan.maxRounds}:null;return{...last,outcome,isHeld:!1,
isHeldByControls:!1,alpha,early,decidedBy:witness.decidedBy}}witness.decidedBy===null?last={...last,alpha,isHeld,isHeldByControls}:
isHeld&&(last={...last,isHeld,isHeldByControls})}return{...last,isOutOfReach:rule.slot==="change"&&isOutOfReach(witnesses,
terms,plan)}}function failUnprovenImprovement({comparison},verdict,rule,plan){let rounds=plan.looks.at(-1)??0,isOpen=verdict.
outcome==="unknown"&&!verdict.isHeld;if(rule.slot!=="improvement"||!isOpen||rounds<Math.max(plan.maxRounds,MIN_ROUNDS_FOR_VERDICT))
return verdict;let{limit,minDelta}=verdict;return hasLikelyImprovement(comparison,{limit:limit??0,minDelta})?verdict:{...verdict,
outcome:"fail"}}function decideAt(look,comparison,{rule,terms,witness,context:{plan,isHeld,hasMachineMoved}}){let{exact}=comparison,
outcome=rule.judge(comparison,{...terms,alpha:witness.alphaAt(look)});if(!exact&&isTooEarly(rule,comparison,{look,outcome,
plan,limit:terms.limit}))return{outcome:"unknown",isHeld:!1};let isClaim=rule.slot==="improvement";if(outcome!=="fail"&&
!(isClaim&&outcome==="pass"))return{outcome,isHeld:!1};let wasHeld=!exact&&(hasMachineMoved||rule.slot==="change"&&isHeld(
look));return{outcome:wasHeld?"unknown":outcome,isHeld:wasHeld}}function isTooEarly(rule,comparison,{look,outcome,plan,limit}){
let isBeforeMinimum=look<plan.minRounds&&!(plan.isCutShort&&look===plan.looks.at(-1)),rounds=countComparedRounds(rule,look,
plan);if(outcome!=="pass"||rule.slot==="improvement")return isBeforeMinimum||rounds<MIN_ROUNDS_FOR_VERDICT;if(look<plan.
clearsFrom||isBeforeMinimum&&needsMinimum(comparison,limit))return!0;let{placements}=comparison,isProven=placements!==null&&
minOf(placements)>=3;return rounds<MIN_ROUNDS_TO_CLEAR&&!(rule.scale==="relative"&&isProven)}var MIN_IMPROVEMENT=.05;function needsMinimum(comparison,limit){
let{passInterval,better}=comparison;if(passInterval===null)return!1;if(passInterval.low===passInterval.high)return!0;let[
,worst]=orientInterval(passInterval,better);return worst<0&&(relativeWorseningOf(comparison)??0)<=-Math.min(limit,MIN_IMPROVEMENT)}
function holdCommonWorsening({testCommonWorsening},plan){let held=new Map,alphaAt=look=>plan.alphaAt(look,1,smallestBlockedP),
isHeld=look=>(testCommonWorsening(look)?.p??0)>alphaAt(look)&&smallestBlockedP(plan.maxRounds)<=alphaAt(plan.maxRounds);
return look=>(held.has(look)||held.set(look,isHeld(look)),held.get(look))}function smallestBlockedP(rounds){return 6**-Math.
floor(rounds/2)*2**-(rounds%2)}var EXACT_STEP=1e-5;function judgeLevel(selected,{level,comparison},{limit,minDelta,alpha},hasMachineMoved){
let isUnknown=typeof level=="string",decided=isUnknown?"unknown":decideLevel(level,comparison,{limit,minDelta,alpha}),isHeld=!isUnknown&&
decided==="fail"&&!level.isExact&&hasMachineMoved;return{...makeUndecidedVerdict(selected,limit),minDelta,level:level===
"no-comparison"?"report":selected.budget.level,outcome:isHeld?"unknown":decided,isHeld,isHeldByControls:isHeld,alpha:isUnknown||
level.isExact?null:alpha,anchored:{against:selected.budget.against??"",level}}}function decideLevel(level,{better,head},{
limit,minDelta,alpha}){let worsening=worseSign(better)*level.change,then=Math.abs(head?.median??0)/(1+level.change),allowed=Math.
max(limit,then>0?minDelta/then:0);if(level.isExact)return worsening>allowed+EXACT_STEP?"fail":"pass";let[bestEnd,worstEnd]=orientInterval(
level.likely,better);return level.p<=2*alpha&&isOver(worsening,allowed,1+allowed)&&isOver(bestEnd,limit,1+limit)?"fail":
isOver(worstEnd,allowed,1+allowed)?"unknown":"pass"}var WITNESSES=2;function makeCpuTimeJudge(parts,{limitsFor,hasMachineMoved}){let known=new Map;for(let part of parts.filter(
({isCpuTime:isCpuTime2})=>isCpuTime2))for(let one of part.evidence.cases)known.set(benchmarkKeyOf(one.comparison),{one,part});
let findCase=row=>isTime(row)?known.get(benchmarkKeyOf(row)):void 0,judged=parts.flatMap(({evidence})=>evidence.cases.map(
({comparison})=>comparison)).filter(row=>findCase(row)!==void 0).flatMap(limitsFor),share=WITNESSES*judged.filter(({rule})=>rule.
scale==="relative").length,contexts=new Map,contextOf=part=>{let made=contexts.get(part)??{share,plan:part.plan,isHeld:holdCommonWorsening(
part.evidence,part.plan),hasMachineMoved};return contexts.set(part,made),made};return{find(row){let{comparison,onProcessor=null}=findCase(
row)?.one??{};if(comparison===void 0||onProcessor===null)return null;let{change,interval}=comparison;return{change,interval,
onProcessor}},decide(row,selected,undecided){let found=selected.budget.of==="each"?findCase(row):void 0;if(found===void 0||
undecided.isHeld||!canCpuTimeDecide(undecided))return null;let{comparison,onProcessor=null,isCrossMachine}=found.one;if(isCrossMachine||
onProcessor===null||onProcessor<.9||findImpossibleValue(comparison)!==null)return null;let verdict=decide(found.one,selected,
scaleTerms(undecided,row,comparison),contextOf(found.part)),{outcome,alpha}=verdict;return outcome==="unknown"?{...undecided,
isOutOfReach:undecided.isOutOfReach&&verdict.isOutOfReach}:{...undecided,outcome,alpha,isOutOfReach:!1,decidedBy:"cpu-ti\
me"}}}}function scaleTerms({limit,minDelta},row,cpu){let time=row.base?.median??0,factor=time===0?1:(cpu.base?.median??0)/
time;return{limit:limit??0,minDelta:minDelta*factor}}function canCpuTimeDecide(verdict){return verdict.limit!==null&&isAboutChange(
verdict)&&!isAbsoluteLimit(verdict.kind)}function isCpuTime({metric}){return metric===CPU_TIME_METRIC}function toSeconds(value,unit){
return value*parseUnit(unit).factor}function isTime(row){let{kind,rate}=parseUnit(row.unit);return row.primary&&kind==="\
time"&&!rate&&!isCpuTime(row)}var UNEXPLAINED={detectable:null,course:[],wouldDecide:null,culprit:null,functions:null,since:null,place:null,cpuTime:null,
answer:null,builds:null},BARE_PROGRAM=["bench-referee"];function addsGate({problems}){return problems.some(({code})=>code===
"config-only-on-head")}function isNothingMeasured({decisions,rows,conclusion,shard}){let isSkipped=decisions.length>0&&decisions.
every(isSkip);return conclusion!=="error"&&rows.length===0&&(isSkipped||shard!==null&&isEmptyShard(shard))}function listRenamedByHead(rows){
let renamed=rows.filter(row=>row.renamed?.by==="head");return[...new Map(renamed.toReversed().map(row=>[benchmarkKeyOf(row),
row])).values()].toReversed()}function makeAnswerJudge(rows,{sameAnswer},answerOf){let isOther=row=>answerOf(row)?.isSame===!1,speakers=new Set([...groupBy(
rows.filter(isOther),benchmarkKeyOf).values()].map(own=>own.find(({primary})=>primary)??own[0]));return{answerOf,verdictsOf(row){
return sameAnswer==="pass"||!speakers.has(row)?[]:[{...UNDECIDED,kind:"same-answer",limit:null,level:sameAnswer,outcome:"\
fail",because:null}]},refuseImprovement(verdict,about2){return isImprovementLimit(verdict.kind)&&verdict.outcome==="pass"&&
about2.some(isOther)?{...verdict,outcome:"fail"}:verdict}}}var NUMBER=String.raw`(\d[\d_]*(?:\.\d+)?(?:[eE]\+?\d+)?)(?:([kKMGTPEZY])(i?))?[bB]?`,PART=new RegExp(String.raw`(::|,\s*|[/[(\s-])(?:([A-Za-z_]\w*)\s*[=:]\s*)?${NUMBER}(?=$|::|[/\]),\s-])`,
"g"),PREFIXES=" KMGTPEZY";function listNameSizes(name){let processors=/-\d+$/.exec(name)?.[0]??"",text=name.slice(0,name.
length-processors.length),unnamed=0;return[...text.matchAll(PART)].map(match=>{let[whole,before="",key,digits="",prefix="",
binary]=match;key===void 0&&(unnamed+=1);let scale=(binary==="i"?1024:1e3)**Math.max(0,PREFIXES.indexOf(prefix.toUpperCase()||
" ")),open="[(".includes(before)?before:"",rest=text.slice(0,match.index)+open+text.slice(match.index+whole.length)+processors;
return{key:`/${key??unnamed}`,size:Number(digits.replaceAll("_",""))*scale,rest:tidy(rest)}})}function tidy(rest){return rest.
replace(/([[(])\s*[,-]\s*/,"$1").replace(/\s*(?:\[\s*\]|\(\s*\))/,"")}var MIN_SIZES=3,MIN_FACTOR=8;function listGrowths(selected,{isShard,growthOf:growthOf2},problems){return isShard?(problems.
push(makeError("growth-of-shard",selected.budget.location,{},MISFIT)),[]):findFamilies(selected,problems).flatMap(family=>{
let one=growthOf2(family);if(one!==null)return[{one,rows:family.members,limits:[selected]}];let{name:benchmark,members}=family,
missing=makeWarning("no-growth",selected.budget.location,{benchmark,metric:members[0].metric});return problems.push(reportImpossibleValue(
selected,members)??missing),[]})}function findFamilies({budget,members},problems){let{location,by,metric:wanted}=budget,
rows=members.map(row=>({row,sizes:listNameSizes(row.name)})),{metric,better}=members[0];if(better==="higher")return wanted!==
"*"&&problems.push(makeError("growth-of-higher",location,{metric},MISFIT)),[];let keys=listKeys(rows),key=by??(keys.length===
1?keys[0]:null);if(key===null&&keys.length>1)problems.push(makeError("growth-key-missing",location,{keys},MISFIT));else if(key===
null||!rows.some(({sizes})=>sizes.some(one=>one.key===key)))problems.push(makeError("growth-key-unknown",location,omitNull(
{key,keys:nullIfEmpty(keys)}),MISFIT));else return listFamilies(rows,key).flatMap(family=>checkFamily(family,location,problems)??
[]);return[]}var MISFIT={failure:"growth-misfit"};function nullIfEmpty(keys){return keys.length===0?null:keys}function listKeys(rows){
let varying=[...groupBy(rows.flatMap(({sizes})=>sizes),({key})=>key)].filter(([,all])=>new Set(all.map(({size})=>size)).
size>1).map(([key])=>key),named=varying.filter(key=>!/^\/\d/.test(key));return named.length>0?named:varying}function listFamilies(rows,key){
let sized=rows.flatMap(({row,sizes})=>{let own=sizes.find(one=>one.key===key);return own===void 0||own.size===0?[]:[{row,
size:own.size,name:own.rest}]});return[...groupBy(sized,({row:{command,group},name})=>JSON.stringify([command,group,name])).
values()].map(own=>{let bySize=new Map(own.toReversed().map(one=>[one.size,one]));return{name:own[0].name,key,rows:[...bySize.
values()].toSorted((one,other)=>one.size-other.size)}})}function checkFamily({name,key,rows},location,problems){let onBase=rows.
filter(({row})=>row.base!==null),shared3=onBase.length===0?rows:onBase,sizes=shared3.map(({size})=>size),data={benchmark:name,
key,sizes:sizes.map(String)},more=rows.filter(one=>!shared3.includes(one)).map(({size})=>String(size));if(sizes.length<MIN_SIZES||
sizes.at(-1)/sizes[0]<MIN_FACTOR){let onHead=more.length===0?void 0:more;return problems.push(makeError("growth-sizes-fe\
w",location,{...data,onHead},MISFIT)),null}return more.length>0&&problems.push(makeWarning("growth-sizes-differ",location,
{...data,onHead:more})),{name,key,sizes,members:shared3.map(({row})=>row)}}function judge(parts,policy,levels=null,{answerOf=()=>null,judgeBuilds:judgeBuilds2=()=>null}={}){let{budgets,problems:ending}=selectActiveBudgets(
policy.budgets,policy.today),comparisons=parts.flatMap(({evidence})=>evidence.cases.map(({comparison})=>comparison)),judgeable=comparisons.
filter(({isControl:isControl2})=>!isControl2),selection=selectLimits(budgets,judgeable),problems=[...ending],judged=[],hasMachineMoved=parts.
some(({evidence})=>evidence.controlMove!==null),cpuTimes=makeCpuTimeJudge(parts,{limitsFor:row=>selection.limitsFor(row).
filter(limit=>limit.budget.against===null&&isTested(limit,row)),hasMachineMoved}),state={answers:makeAnswerJudge(judgeable,
policy,answerOf),policy,selection,problems,judged,hasMachineMoved,cpuTimes,judgeBuilds:judgeBuilds2},judgeLevels=makeLevelJudge(
comparisons,levels,state),judgedParts=parts.map(part=>judgePart(part,judgeLevels,state));problems.push(...warnAboutUnjudgedResults(
judgedParts.flatMap(({rows})=>rows))),comparisons.length>0&&problems.push(...findIneffectiveBudgets(judgeable,selection,
judged));for(let{unreachable}of judgedParts)problems.push(...unreachable);let keyOf2=({location,code,data})=>JSON.stringify(
[location,code,data]),distinct=new Map(problems.map(problem=>[keyOf2(problem),problem])),unmatched=comparisons.length>0?
selection.unmatched:[];return{parts:judgedParts,unmatched,problems:[...distinct.values()]}}function makeLevelJudge(comparisons,levels,{
policy,selection,problems,hasMachineMoved}){if(levels===null||policy.budgets.every(({against})=>against===null))return()=>[];
let known=comparisons.flatMap(comparison=>selection.limitsFor(comparison).flatMap(selected=>{let{against}=selected.budget;
return against===null||!isJudged(selected,comparison)?[]:[{selected,comparison,against,level:levels.levelOf(comparison,against)}]})),
share=known.filter(({selected,level})=>selected.budget.level!=="report"&&typeof level!="string"&&!level.isExact).length;
for(let{selected,against}of known){let problem=levels.findProblem(against);problem!==null&&problems.push({...problem,location:selected.
budget.location})}let alpha=policy.alpha/Math.max(1,share),verdicts=new Map;for(let{selected,comparison,level}of known){
let terms=scaleLimit(selected,comparison,problems);if(terms===null)continue;let fault=reportImpossibleValue(selected,[comparison]);
fault!==null&&problems.push(fault);let own=verdicts.get(comparison)??[];verdicts.set(comparison,own);let judged={level:fault===
null?level:"no-ratio",comparison};own.push(judgeLevel(selected,judged,{...terms,alpha},hasMachineMoved))}return row=>verdicts.
get(row)??[]}function judgePart({evidence,plan},judgeLevels,{answers,policy,selection,problems,judged,hasMachineMoved,cpuTimes,
judgeBuilds:judgeBuilds2}){let{cases,geomeanOf}=evidence,own=new Set(cases.map(({comparison})=>comparison)),averages=selection.
geomeans.flatMap(selected=>{let{members}=selected;if(!members.every(row=>own.has(row)))return[];let one=geomeanOf(members);
if(one!==null)return{one,rows:members,limits:[adaptLimit(one,selected,policy.baselineTolerance)]};let{metric}=members[0],
missing=makeWarning("no-geomean",selected.budget.location,{metric});return problems.push(reportImpossibleValue(selected,
members)??missing),[]}),growths=selection.growths.flatMap(selected=>{let members=selected.members.filter(row=>own.has(row));
return members.length===0?[]:listGrowths({...selected,members},evidence,problems)}),singles=cases.map(one=>{let adapted=selection.
limitsFor(one.comparison).filter(({budget})=>budget.against===null).map(limit=>adaptLimit(one,limit,policy.baselineTolerance));
return{one,rows:[one.comparison],limits:adapted}}),composites=[...averages,...growths],tested=[...singles,...composites].
flatMap(({one,limits})=>limits.filter(limit=>isTested(limit,one.comparison))),share=tested.length,alpha=policy.alpha/Math.
max(1,share),isHeld=holdCommonWorsening(evidence,plan),contextOf=({comparison,hasCpuTime},{rule})=>({share:hasCpuTime===
!0&&isTime(comparison)&&rule.scale==="relative"&&findShortfall(rule,WITNESSES*share,plan)===null?WITNESSES*share:share,plan,
isHeld,hasMachineMoved}),ownJudged=[],built=new Map,verdictsOf=({one,rows:rows2,limits})=>limits.flatMap(selected=>{let{
comparison}=one,terms=scaleLimit(selected,comparison,problems);if(terms===null||!isJudged(selected,comparison))return[];
let undecided=makeUndecidedVerdict(selected,terms.limit);if(selected.isUnjudged)return[{...undecided,isUnjudged:!0}];let fault=reportImpossibleValue(
selected,rows2);if(fault!==null)return problems.push(fault),[undecided];let own2=decide(one,selected,terms,contextOf(one,
selected)),first=(own2.outcome==="unknown"?cpuTimes.decide(comparison,selected,own2):null)??own2,builds=judgeBuilds2(comparison,
selected,first);builds!==null&&built.set(comparison,[...built.get(comparison)??[],builds]);let isOfLayout=builds?.outcome===
"layout",measured=isOfLayout?{...first,outcome:"unknown",isOfLayout}:first,verdict=answers.refuseImprovement(failUnprovenImprovement(
one,measured,selected.rule,plan),rows2),obstacle=verdict.outcome==="unknown"?reportMissingRatio(selected,comparison):null;
return obstacle!==null&&problems.push(obstacle),ownJudged.push({selected,...terms,comparison,outcome:verdict.outcome}),[
verdict]}),rows=singles.map(single=>{let{comparison}=single.one,verdicts=[...verdictsOf(single),...judgeMissingSide(comparison,
policy,plan)],answer=answers.answerOf(comparison),found=stateOf(single.one,verdicts,{plan,policy,alpha}),state=found==="\
improvement"&&answer?.isSame===!1?"unchanged":found,isWorse2=(relativeWorseningOf(comparison)??0)>0&&verdicts.some(({limit})=>limit!==
null),isAllowed=state==="unchanged"&&isWorse2&&isSignificant(comparison,alpha),all=[...verdicts,...answers.verdictsOf(comparison),
...judgeLevels(comparison)],cpuTime=cpuTimes.find(comparison),builds=joinOutcomes(built.get(comparison)??[]);return{...comparison,
...UNEXPLAINED,verdicts:all,state,isAllowed,cpuTime,answer,builds}}),geomeans2=composites.map(composite=>({...composite.
one.comparison,verdicts:verdictsOf(composite)}));judged.push(...ownJudged);let unreachable=[reportUnreachableLimits,reportUnaffordableLimits].
map(report=>report(tested,plan)).find(found=>found.length>0)??(problems.some(({severity})=>severity==="error")?[]:reportEarlyEnd(
ownJudged,tested.length,plan));return{rows,geomeans:geomeans2,tests:share,controlMove:evidence.controlMove,unreachable}}
function isTested(selected,comparison){return!comparison.exact&&selected.budget.level!=="report"&&isJudged(selected,comparison)}
function isJudged({rule,budget},{base,head}){return budget.of==="geomean"?!0:head!==null&&(rule.scale==="absolute"||base!==
null)}function judgeMissingSide({base,head,isControl:isControl2},policy,plan){if(isControl2||base!==null&&head!==null)return[];
if(head===null&&plan.headBroke||base===null&&plan.baseBroke)return[];let kind=base===null?"new":"removed",level=policy[kind];
return level==="pass"?[]:[{...UNDECIDED,kind,limit:null,level,outcome:"fail",because:null}]}function stateOf({comparison,
isCrossMachine},verdicts,{plan,policy,alpha}){if(comparison.head===null)return plan.headBroke?"failed":"removed";let limits=verdicts.
filter(({limit,kind})=>limit!==null&&!isImprovementLimit(kind));if(limits.some(({outcome})=>outcome==="fail"))return"reg\
ression";if(comparison.base===null)return plan.baseBroke?"inconclusive":"new";if(comparison.isControl)return"unchanged";
if(limits.some(({outcome})=>outcome==="unknown"))return"inconclusive";let change=relativeWorseningOf(comparison)??0,allowance=isCrossMachine?
policy.baselineTolerance:0;return allowance===null?limits.length>0?"unchanged":"inconclusive":Math.abs(change)<=allowance||
!isSignificant(comparison,alpha)?"unchanged":change<0?"improvement":limits.length>0||isCpuTime(comparison)?"unchanged":"\
regression"}function isSignificant({p},alpha){return p===null||p<=2*alpha}function warnAboutUnjudgedResults(rows){let count2=rows.
filter(({verdicts})=>verdicts.some(({isUnjudged:isUnjudged2})=>isUnjudged2)).length;return count2===0?[]:[makeWarning("m\
achines-not-comparable",about("baseline"),{results:count2})]}var CLEARING_ERROR=.2,POWER=1/10,REACH=6,POINTS2=120,levelCache=new Map;function clearingLevels(looks,max,test="rank-sum"){
let key=`${looks.join()} of ${max} ${test}`,isRounded=test==="rank-sum"&&looks.length>1,levels=levelCache.get(key)??computeLevels(
looks,max,isRounded);return levelCache.set(key,levels),levels}function computeLevels(looks,max,isRounded){let before=null,
spent=0;return looks.map(rounds=>{let planned=CLEARING_ERROR*Math.min(1,rounds/max)**POWER,allowed=before===null&&isRounded?
roundDownToRankLevel(planned,rounds):planned,density=densityAfter(before,rounds),border=before===null?-normalQuantile(allowed)*
Math.sqrt(rounds):borderOf(density,rounds,allowed-spent);return spent=allowed,before=sampleDensity(density,rounds,border),
normalTail(border/Math.sqrt(rounds))})}var ROUNDING=1+1e-9;function roundDownToRankLevel(level,rounds){if(rounds>EXACT_UP_TO)
return level;let attained=untiedLowerHalf(rounds,rounds).findLast(probability=>probability<=level);return attained===void 0?
level:attained*ROUNDING}function densityAfter(before,rounds){if(before===null)return sum3=>normalDensity(sum3,Math.sqrt(
rounds));let{from,step,heights}=before,deviation=Math.sqrt(rounds-before.rounds);return sum3=>{let at=index=>heights[index]*
normalDensity(sum3-from-index*step,deviation),last=heights.length-1,area=(at(0)+at(last))/2;for(let index=1;index<last;index+=
1)area+=at(index);return area*step}}function borderOf(density,rounds,area){let{from,step,heights}=sampleDensity(density,
rounds,REACH*Math.sqrt(rounds)),above=0;for(let index=heights.length-1;index>0;index-=1){let slice=step*(heights[index]+
heights[index-1])/2;if(above+slice>=area)return from+step*(index-(area-above)/slice);above+=slice}return from}function sampleDensity(density,rounds,to){
let from=-REACH*Math.sqrt(rounds),step=(to-from)/POINTS2,heights=Float64Array.from({length:POINTS2+1},(_,index)=>density(
from+index*step));return{rounds,from,step,heights}}function normalDensity(value,deviation){return Math.exp(-.5*(value/deviation)**
2)/(deviation*Math.sqrt(2*Math.PI))}var EXACT_UP_TO2=50;function signedRankP(differences){let{doubledRanks,doubledSum}=rankBySize(differences.filter(difference=>difference!==
0)),total=doubledRanks.reduce((sum3,rank)=>sum3+rank,0),smaller=Math.min(doubledSum,total-doubledSum);if(2*smaller>=total)
return 1;if(doubledRanks.length<=EXACT_UP_TO2)return Math.min(1,2*lowerTail(doubledRanks,smaller)[smaller]);let deviation=Math.
sqrt(doubledRanks.reduce((sum3,rank)=>sum3+rank**2,0))/2;return Math.min(1,2*normalTail(Math.max(0,total/2-smaller-1)/deviation))}function walshIntervals(differences,confidences){let n=differences.length,averages=new Float64Array(n*(n+1)/2),next=0;for(let i=0;i<
n;i++)for(let j=i;j<n;j++)averages[next++]=(differences[i]+differences[j])/2;averages.sort();let half=averages.length>>1,
upper=averages[half],shift=averages.length%2===1?upper:(averages[half-1]+upper)/2,intervals=confidences.map(confidence=>{
let outside=averagesOutside(n,confidence);return outside===0?{low:-1/0,high:1/0}:{low:averages[outside-1],high:averages[averages.
length-outside]}});return{shift,intervals}}function averagesOutside(n,confidence){let tail=(1-confidence)/2,mean3=n*(n+1)/
4;if(n>EXACT_UP_TO2){let deviation=Math.sqrt(mean3*(2*n+1)/6);return Math.max(0,Math.floor(mean3+normalQuantile(tail)*deviation+
.5))}let ranks=Array.from({length:n},(_,index)=>index+1);return lowerTail(ranks,Math.floor(mean3)).findIndex(probability=>probability>
tail)}function lowerTail(ranks,last){let ways=new Float64Array(last+1);ways[0]=1;for(let rank of ranks)for(let sum3=last;sum3>=
rank;sum3--)ways[sum3]+=ways[sum3-rank];for(let sum3=1;sum3<=last;sum3++)ways[sum3]+=ways[sum3-1];return ways.map(count2=>count2*
2**-ranks.length)}function rankBySize(differences){let sizes=sortAscending(differences.map(Math.abs)),above=sortAscending(
differences.filter(difference=>difference>0)),doubledRanks=[],doubledSum=0,next=0;for(let start=0;start<sizes.length;){let end=start;
for(;sizes[end]===sizes[start];)end+=1;let doubled=start+1+end;for(let index=start;index<end;index++)doubledRanks.push(doubled);
for(;above[next]===sizes[start];next++)doubledSum+=doubled;start=end}return{doubledRanks,doubledSum}}var ROUNDING2=4*Number.EPSILON,CLEARING_OF_CHOICE=.875,COMPARED_AT=.7;function findDifferences({base,head,placements}){if(base===
null||head===null||!hasSeveralPlacements({placements}))return null;let middle=median(base.values);if(!(middle>0))return null;
let[before,after]=[countsByPlacement(base),countsByPlacement(head)],pairs=[...before].flatMap(([placement,count2])=>{let other=after.
get(placement);return other===void 0?[]:[[count2,other]]});if(pairs.length===0)return null;let differences=pairs.map(([count2,
other])=>other-count2),range=Math.max(...differences)-Math.min(...differences),areExact=pairs.length>=3&&range<=ROUNDING2*
Math.max(...pairs.flat()),shares=differences.map(difference=>difference/middle),[asPairs]=walshIntervals(shares,[COMPARED_AT]).
intervals,asSamples=hodgesLehmannIntervals([...before.values()],[...after.values()],[COMPARED_AT])?.intervals[0];return!areExact&&
asSamples!==void 0&&widthOf(asSamples)<=widthOf(asPairs)?null:{shares,areExact,areAll:pairs.length===before.size&&pairs.
length===after.size}}function widthOf({low,high}){return high-low}function countsByPlacement({values,rounds}){let all=new Map;
for(let[index,round3]of rounds.entries())all.set(round3,[...all.get(round3)??[],values[index]]);return new Map([...all].
map(([round3,own])=>[round3,median(own)]))}function estimateWithin({shares},confidences){let{shift,intervals}=walshIntervals(
shares,confidences);return{change:shift,intervals:intervals.map(({low,high})=>({low:Math.max(-1,low),high}))}}function testWithin({
shares}){return signedRankP(shares)}function spreadWithin({shares}){let middle=median(shares);return(shares.length>1?Math.
sqrt(shares.length/(shares.length-1)):1)*robustSpread(shares.map(share=>share-middle))/Math.SQRT2}var CONFIDENCE2=.95,CONFIDENCE_OF_DECIDED=.99,LIKELY_CONFIDENCE=.6,MIN_CONSTANT_VALUES=6;function comparePair(pair,clearing=CLEARING_ERROR){
let{subject,layout}=pair,base=pair.base&&summarise2(pair.base),head=pair.head&&summarise2(pair.head),samples=[base,head].
flatMap(side=>side===null?[]:[side.values]),placements=layout&&{base:countPlacements(base,layout),head:countPlacements(head,
layout)},isProven=placements===null||minOf(placements)>=3,within=findDifferences({base,head,placements}),exact=isProven&&
(isExact(samples,pair)||pair.exact&&within?.areExact===!0),comparison={...subject,base,head,exact,placements,fastestP:null};
if(base===null||head===null)return{...comparison,delta:null,change:null,...NO_INTERVALS,p:null};let delta=ratioMinusOne(
base.median,head.median);if(exact){let change=within===null||within.areAll?delta:median(within.shares);return{...comparison,
delta,change,...NO_INTERVALS,p:null}}let own=hasSeveralPlacements(comparison)?CLEARING_OF_CHOICE*clearing:clearing;if(within!==
null){let{change,intervals}=estimateWithin(within,[CONFIDENCE2,LIKELY_CONFIDENCE,1-2*own]);return{...comparison,delta,change,
...nameIntervals(intervals),p:testWithin(within)}}let estimated=estimateChange2(base.values,head.values,{delta,clearing:own});
return{...comparison,delta,...estimated,p:mannWhitney(base.values,head.values).p}}function countPlacements(sample,layout){
let rounds=new Set(sample?.rounds??[]).size;return layout==="single"?Math.min(1,rounds):rounds}var NO_INTERVALS={interval:null,
failInterval:null,passInterval:null};function summarise2(sample){let{low,high}=medianInterval(sample.values,CONFIDENCE2);
return{...sample,n:sample.values.length,median:median(sample.values),medianInterval:{low,high}}}function isExact(samples,{
exact,varies}){return samples.every(values=>Array.from(values).every(value=>value===values[0]))?exact||!varies&&samples.
every(({length})=>length>=MIN_CONSTANT_VALUES):!1}function mayBecomeExact({subject,exact,varies,layout},values){if(layout===
"single")return!1;let{kind,rate}=parseUnit(subject.unit);return exact||!varies&&kind!=="time"&&!rate&&values>=MIN_CONSTANT_VALUES}
function isMachineBound({subject,exact},comparison){let{kind,rate}=parseUnit(subject.unit);return!exact&&(kind==="time"||
rate||!comparison.exact)}function ratioMinusOne(base,head){if(base===head)return 0;let ratio=head/base;return Number.isFinite(
ratio)?ratio-1:null}function estimateChange2(base,head,{delta=ratioMinusOne(median(base),median(head)),clearing=CLEARING_ERROR,
confidences=[CONFIDENCE2,LIKELY_CONFIDENCE,1-2*clearing]}={}){let estimated=estimateRatio(base,head,confidences);if(estimated===
null)return{change:delta,...NO_INTERVALS};let{ratio,intervals}=estimated;return{change:delta!==null&&ratio<1/0?ratio-1:null,
...nameIntervals(intervals)}}function nameIntervals(intervals){let[interval=null,failInterval=null,passInterval=null]=intervals;
return{interval,failInterval,passInterval}}function estimateRatio(base,head,confidences){let estimated=hodgesLehmannIntervals(
thinOut(base),thinOut(head),confidences);if(estimated===null)return null;let{ratio,intervals}=estimated;return{ratio,intervals:intervals.
map(({low,high})=>({low:low-1,high:high-1}))}}var MAX_VALUES=1e3;function thinOut(values){if(values.length<=MAX_VALUES)return values;
let ascending=values.toSorted((left,right)=>left-right);return pickEvenly(ascending,MAX_VALUES)}function pickEvenly(items,count2){
if(items.length<=count2)return items;let step=(items.length-1)/(count2-1);return Array.from({length:count2},(_,index)=>items[Math.
round(index*step)])}var UNUSED_ALPHA=.05;function makeCustomTables(pairs,settings){let sides=sidesOf(settings),files=sides.map(side=>({label:side,
results:pairs.flatMap(pair=>resultOf(pair,side))})),unitsOf=chosen=>new Set(chosen.map(({subject:{metric,unit}})=>toMetricUnit(
metric,unit))),inexact=unitsOf(pairs.filter(({exact})=>!exact)),unsteady=unitsOf(pairs.filter(({varies})=>varies));return tabulateResults(
settings,files).map(grid=>{let{unit}=grid,{fields,columns,rows,geomeans:geomeans2}=summarise(grid,{alpha:UNUSED_ALPHA,confidence:CONFIDENCE2}),
constancy={exact:!inexact.has(unit),varies:unsteady.has(unit)};return{fields,unit,sides,columns,varying:[...new Set(grid.
cells.flat().flatMap(cell=>cell?.varying??[]))],rows:rows.map(({label,cells})=>({label,cells:cells.map(cell=>cell&&makeCell(
cell,constancy))})),geomeans:geomeans2.map(({value,ratio})=>({value,delta:ratio===null?null:ratio-1}))}})}function sidesOf({
table,row,col}){return[table,row,col].some(projection=>projectionKeysOf(projection).includes(".file"))?SIDES:["head"]}function resultOf({
subject,...samples},side){let sample=samples[side];if(sample===null)return[];let{name,command,group,metric,unit}=subject,
configuration=omitNull({command,pkg:group});return[{name,configuration,unit:toMetricUnit(metric,unit),values:sample.values}]}
function makeCell(cell,constancy){let{centre:median2,low,high,sample,comparison}=cell;return{n:sample.length,median:median2,
medianInterval:isExact([sample],constancy)?{low:median2,high:median2}:{low,high},comparison:comparison&&compareCells(comparison.
base,cell,constancy)}}function compareCells(base,head,constancy){let delta=ratioMinusOne(base.centre,head.centre);if(isExact(
[base.sample,head.sample],constancy))return{delta,change:delta,p:null};let[from,to]=[Array.from(base.sample),Array.from(
head.sample)];return{delta,change:estimateChange2(from,to,{delta}).change,p:mannWhitney(from,to).p}}var POWER2=.9,RUNS=500,MAX_ROUNDS=30;function finderFor({chances,likely}){let looks=chances.map(chance=>describeLook(chance,
likely));if(looks.every(({byRanks})=>byRanks===null))return()=>null;let errors=spreadErrors(looks.map(({rounds})=>rounds)),
sizes=new Float64Array(RUNS);return(noise,limit)=>{for(let run=0;run<RUNS;run+=1)sizes[run]=findSmallestChange(looks,errors[run],
noise,limit);return sizes.sort()[Math.ceil(POWER2*RUNS)-1]}}function describeLook({rounds:planned,alpha,clearing},likely){
let rounds=Math.min(planned,MAX_ROUNDS),beyond=untiedLowerHalf(rounds,rounds).findIndex(probability=>probability>alpha),
boundAt=outside=>outside===0?null:boundOf(rounds,outside);return{rounds,byRanks:boundAt(beyond===-1?Math.floor(rounds**2/
2):beyond),likely:boundAt(ratiosOutside(rounds,rounds,likely)),clearing:boundAt(ratiosOutside(rounds,rounds,1-2*clearing))}}
function boundOf(rounds,outside){let extremity=Math.log(rounds**2/outside),deviation=(.994+.0431*extremity**2-.00341*extremity**
3+.1746*extremity/rounds)*Math.sqrt(2/rounds);return{mean:-deviation*normalQuantile(untiedLowerHalf(rounds,rounds)[outside-
1]),deviation}}function findSmallestChange(looks,errors,noise,limit){let smallest=1/0,uncleared=-1/0;for(let index=0;index<
looks.length;index+=1){let{byRanks,likely,clearing}=looks[index],error=errors[index];if(byRanks!==null&&likely!==null){let significant=noise*
(byRanks.mean-byRanks.deviation*error),aboveLimit=limit+noise*(likely.mean-likely.deviation*error);smallest=Math.min(smallest,
Math.max(significant,aboveLimit,uncleared))}clearing!==null&&(uncleared=Math.max(uncleared,limit-noise*(clearing.mean+clearing.
deviation*error)))}return smallest}function spreadErrors(rounds){let root=1;for(let step=0;step<30;step+=1)root=(1+root)**
(1/(rounds.length+1));return Array.from({length:RUNS},(_,run)=>{let sum3=0;return rounds.map((n,index)=>{let part=(.5+(run+
1)*root**-(index+1))%1;return sum3+=Math.sqrt(n-(rounds[index-1]??0))*roughQuantile(part),sum3/Math.sqrt(n)})})}function changeFinder(chances){let shiftFound=shiftFinder(chances);return({spread,better},limit)=>{let shift=shiftFound(
spread,toShift(limit,better));return shift===null?null:better==="lower"?Math.expm1(shift):-Math.expm1(-shift)}}var latest=null;
function shiftFinder(chances){let key=JSON.stringify(chances);return latest?.key!==key&&(latest={key,finder:finderFor({chances,
likely:LIKELY_CONFIDENCE})}),latest.finder}function toShift(worsening,better){return better==="lower"?Math.log1p(worsening):
-Math.log1p(-worsening)}var DIGITS=2,SPREAD_MARGIN=1.08;function rowFinder(chances){let find=changeFinder(chances),known=new Map;
return(row,limit,minDelta)=>{let exactSpread=row.exact?null:spreadOf(row),step=findSmallestStep([...row.base?.values??[],
...row.head?.values??[]]);if(exactSpread===null||step===null||row.base===null||row.better==="higher"&&limit>=1)return null;
let spread=Number((SPREAD_MARGIN*exactSpread).toPrecision(DIGITS)),key=`${spread} ${limit} ${row.better}`;known.has(key)||
known.set(key,find({spread,better:row.better},limit));let smallest=known.get(key);if(smallest===null)return null;let ratio=step/
row.base.median;return ratio*(Math.floor(Math.max(smallest,minDelta/row.base.median)/ratio)+1)}}function planDetectionLooks(rounds,alpha,{
looks,witnesses}){let planned=planFullLooks(rounds),all=looks??planLooks(rounds),fastestP=made=>smallestFastestThirdP(made,
made),part={alpha:alpha/witnesses,looks:planned},isShared=witnesses>1&&fastestP(rounds.max)<=spendAlpha(part,rounds.max,
fastestP),levels=clearingLevels(all,rounds.max),smallestP2=made=>smallestTwoSidedP(made,made)/2;return all.map((look,index)=>({
rounds:look,alpha:spendAlpha(isShared?part:{alpha,looks:planned},look,smallestP2),clearing:levels[index]}))}function spreadOf(row){
let{base,head}=row,within=findDifferences(row);if(within!==null)return spreadWithin(within);if(base===null||head===null)
return null;let sides=[base,head];return sides.every(({values})=>values.every(value=>value>0))?robustSpread(sides.flatMap(
residuals)):null}function residuals({values,n,median:median2}){let correction=n>1?Math.sqrt(n/(n-1)):1;return values.map(
value=>correction*Math.log(value/median2))}function findUnstableNames(recording){return listSuspects(recording).flatMap(({side,command})=>{let printed=listPrintedNames(
recording,side,command),names=findReplacedNames(printed);return names===null?[]:[{side,command,...names}]})}function listSuspects({
series,invocations}){return SIDES.flatMap(side=>{let firsts=new Map;for(let{[side]:own}of series){let{command,round:round3}=invocations[own.
invocations[0]??-1]??{};if(command===void 0||round3===void 0)continue;let known=firsts.get(command);known===void 0?firsts.
set(command,new Set([round3])):known.add(round3)}return[...firsts].filter(([,own])=>own.size>1).map(([command])=>({side,
command}))})}function listPrintedNames({series,invocations},side,command){let printed=new Map;for(let{group,name,[side]:own}of series){
let key=groupedNameKeyOf({group,name});for(let at of own.invocations){let made=invocations[at];if(made===void 0||made.command!==
command||made.outcome!=="ok")continue;let names=printed.get(made.round);names===void 0?printed.set(made.round,new Map([[
key,name]])):names.set(key,name)}}return[...printed].sort(([one],[other])=>one-other).map(([,names])=>names)}function findReplacedNames(printed){
let counts=new Map;for(let names of printed)for(let key of names.keys())counts.set(key,(counts.get(key)??0)+1);let isRare=([
key])=>2*counts.get(key)<=printed.length,seen=new Set,keys=new Set,example=null;for(let[index,names]of printed.entries()){
let before=printed[index-1],born=[...names].filter(([key])=>!seen.has(key)).filter(isRare),gone=[...before??[]].filter(([
key])=>!names.has(key)).filter(isRare);if(born.length>0&&gone.length>0){for(let[key]of[...born,...gone])keys.add(key);example??=
exampleOf(gone.map(([,name])=>name),born.map(([,name])=>name))}for(let key of names.keys())seen.add(key)}if(example===null)
return null;let count2=Math.max(...printed.map(names=>[...names.keys()].filter(key=>keys.has(key)).length));return{keys,
count:count2,example}}function exampleOf([from=""],born){let to=born.reduce((best,name)=>sharedStartOf(from,name)>sharedStartOf(
from,best)?name:best);return{from,to}}function sharedStartOf(one,other){let length=0;for(;length<one.length&&one[length]===
other[length];)length+=1;return length}function makeUnstableTest({invocations},unstable){return({group,name,...sides},side)=>{
if(unstable.length===0)return!1;let command=invocations[sides[side].invocations[0]??-1]?.command,key=groupedNameKeyOf({group,
name});return unstable.some(one=>one.side===side&&one.command===command&&one.keys.has(key))}}function findWholeRounds({invocations,baseline}){let rounds=new Map,ran=new Set;for(let invocation of invocations){if(baseline!==
void 0&&invocation.side==="base"||(ran.add(invocation.side),isPutAside(invocation)))continue;let made=rounds.get(invocation.
round);made!==void 0?made.push(invocation):invocation.round>0&&rounds.set(invocation.round,[invocation])}let brokenOnBase=findCommandsBrokenOnBase(
{invocations}),whole=[...rounds].filter(([,made])=>[...ran].every(side=>isWhole(made,side,brokenOnBase)));return new Set(
whole.map(([round3])=>round3))}function isPutAside({outcome}){return outcome==="disturbed"||outcome==="retried"}function isWhole(round3,wanted,brokenOnBase){
let own=round3.filter(({side})=>side===wanted),ran=new Set([...own.map(({command})=>command),...wanted==="base"?brokenOnBase:
[]]);return own.every(({outcome})=>outcome==="ok")&&round3.every(({command})=>ran.has(command))}function findCommandsBrokenOnBase({
invocations}){let broken=invocations.filter(({side,round:round3,outcome})=>side==="base"&&round3===0&&outcome==="failed");
return new Set(broken.map(({command})=>command))}function findRoundBaseBroke({invocations}){let onBase=invocations.filter(
({side})=>side==="base"),firstOk=onBase.findIndex(({outcome})=>outcome==="ok");return(firstOk<0?[]:onBase.slice(firstOk).
filter(({round:round3,outcome})=>round3>0&&outcome==="failed"))[0]?.round??null}function findUsedRounds(recording){let whole=findWholeRounds(
recording);if(recording.baseline===void 0)return{base:whole,head:whole};let kept=recording.invocations.filter(({side,round:round3,
outcome})=>side==="base"&&round3>0&&outcome==="ok");return{base:new Set(kept.map(({round:round3})=>round3)),head:whole}}
function countCompletedRounds(recording){return findWholeRounds(recording).size}function areEqualLists(one,other){if(one===other)return!0;if(one.length!==other.length)return!1;for(let index=0;index<one.
length;index+=1)if(one[index]!==other[index])return!1;return!0}function nameBaselineCommands(kept,current){let names=nameCommands(current),free=new Set(current.keys()),take=index=>free.
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
commands),head:own}}function resolveRenames(recording,settings){let series=splitSeriesByCommand(recording),suffix=gomaxprocsSuffixOf(recording),
configured=makeConfiguredLookup(series,settings.renamed,suffix),{applied,refused}=judgeClaims(series,settings,suffix,configured);
return{series,suffix,renameOf:one=>configured(one)??applied.get(seriesKeyOf(one))??null,refused}}function findUnusedRenames({
series,suffix},renamed){let known=new Set(seriesOn(series,"base").flatMap(({series:{name}})=>listNameVariants(name,suffix)));
return Object.keys(renamed).filter(name=>!known.has(name))}function makeConfiguredLookup(all,renamed,suffix){let nameKey=(command,name)=>JSON.
stringify([command,name]),namesOn=side=>new Set(seriesOn(all,side).map(({command,series:{name}})=>nameKey(command,name))),
[onBase,onHead]=[namesOn("base"),namesOn("head")];return({command,series:{name}})=>{let entry=findEntry(name,renamed,suffix),
key=entry&&nameKey(command,entry.to);return key!==null&&onHead.has(key)&&!onBase.has(key)?makeAppliedRename(name,entry.to,
suffix,"configuration"):null}}function findEntry(name,renamed,suffix){let key=listNameVariants(name,suffix).find(candidate=>Object.
hasOwn(renamed,candidate));return key===void 0?null:{key,to:key===name?renamed[key]:`${renamed[key]}${suffix}`}}function makeAppliedRename(from,to,suffix,by){
let[,shortFrom=null]=listNameVariants(from,suffix);return{to,rename:{from,shortFrom,by}}}function judgeClaims(all,{renamed,
renamedByHead},suffix,configured){let onBase=new Map(seriesOn(all,"base").map(one=>[seriesKeyOf(one),one])),onHead=new Set(
seriesOn(all,"head").map(one=>seriesKeyOf(one))),taken=new Set([...onBase.values()].flatMap(one=>{let applied=configured(
one);return applied===null?[]:seriesKeyOf(one,applied.to)})),claims=[...onBase].flatMap(([old,one])=>{let{name}=one.series,
entry=findEntry(name,renamedByHead,suffix);return entry===null||findEntry(name,renamed,suffix)!==null?[]:[{...entry,from:name,
old,target:seriesKeyOf(one,entry.to)}]}),count2=new Map;for(let{target}of claims)count2.set(target,(count2.get(target)??
0)+1);let reasonAgainst=claim=>{let[hasOld,hasNew]=[onHead.has(claim.old),onHead.has(claim.target)];return hasOld?hasNew?
"old-on-head":"early":onBase.has(claim.target)?"new-on-base":hasNew?taken.has(claim.target)||count2.get(claim.target)!==
1?"not-alone":null:"new-not-on-head"},judged=claims.map(claim=>({...claim,reason:reasonAgainst(claim)})),valid=judged.filter(
({reason})=>reason===null),keys=new Set(valid.map(({key})=>key)),refused=judged.flatMap(({key,from,to,reason})=>reason===
null||reason==="early"||keys.has(key)?[]:[[key,{from,to,reason}]]);return{applied:new Map(valid.map(({old,from,to})=>[old,
makeAppliedRename(from,to,suffix,"head")])),refused:onHead.size===0?[]:[...new Map(refused.toReversed()).values()].toReversed()}}
function seriesOn(all,side){return all.filter(({series})=>series[side].values.length>0)}function seriesKeyOf({command,series},name=series.
name){return benchmarkKeyOf({command,group:series.group,name})}function readSeriesFacts(recording,settings){return{renames:resolveRenames(recording,settings),unstable:findUnstableNames(
recording),used:findUsedRounds(recording)}}function groupSamples(recording,grouping,facts=readSeriesFacts(recording,grouping)){
let isUnstable=makeUnstableTest(recording,facts.unstable);return groupSeries(recording,{...grouping,...facts},(series,side)=>!isUnstable(
series,side))}function groupUnstableSamples(recording,grouping,facts){return groupSeries(recording,{...grouping,...facts},
makeUnstableTest(recording,facts.unstable))}function groupSeries(recording,{renames:{series:all,suffix,renameOf},used,units,
control},isWanted){let rows=new Map,last={base:NO_POINTS,head:NO_POINTS},hasEveryValue=recording.schedule.unit==="sample";
for(let{command,series}of all){let{unit,factor}=tidyUnit(series.unit);for(let side of SIDES){let points=shareLists(listValidValues(
recording,series[side],{counted:used[side],factor}),last[side]);if(last[side]=points,points.values.length===0||!isWanted(
series,side))continue;let renamed=side==="base"?renameOf({command,series}):null,name=renamed?.to??series.name,key=JSON.stringify(
[command,series.group,name,series.metric,unit]),row=rows.get(key)??{command,series,name,unit,layouts:[],base:NO_POINTS,head:NO_POINTS,
renamed};rows.set(key,{...row,[side]:joinPoints(row[side],points),renamed:renamed??row.renamed}),series.layout!==void 0&&
row.layouts.push(series.layout)}}let sampled=[...rows.values()].map(row=>hasEveryValue?row:{...row,base:mediansOf(row.base),
head:mediansOf(row.head)}),metricKey=({command,series,unit})=>JSON.stringify([command,series.metric,unit]),options={units,
isControlName:control.length===0?()=>!1:compilePatterns(control)},varying=new Set(sampled.filter(hasDifferentValues).map(
metricKey));return sampled.map(row=>({...pairOf(row,options,suffix),varies:varying.has(metricKey(row))}))}function mediansOf(points){
let{invocations,rounds,values}=points;if(invocations.every((invocation,index)=>index===0||invocation>invocations[index-1]))
return points;let groups=[...groupBy(invocations.keys(),index=>invocations[index])];return{invocations:groups.map(([invocation])=>invocation),
rounds:groups.map(([,indices])=>rounds[indices[0]]),values:groups.map(([,indices])=>median(indices.map(index=>values[index])))}}
function hasDifferentValues({base,head}){return[base,head].some(({values})=>values.some(value=>value!==values[0]))}function selectSeries({
series,renameOf},benchmarks){let wanted=new Set(benchmarks.map(benchmarkKeyOf)),isWanted=({command,series:series2},side)=>{
if(series2[side].values.length===0)return!1;let renamed=side==="base"?renameOf({command,series:series2}):null;return wanted.
has(benchmarkKeyOf({command,group:series2.group,name:renamed?.to??series2.name}))};return series.filter(one=>SIDES.some(
side=>isWanted(one,side))).map(({series:series2})=>series2)}var NO_POINTS={invocations:[],rounds:[],values:[]};function shareLists(points,{
invocations,rounds}){return areEqualLists(points.invocations,invocations)?{invocations,rounds,values:points.values}:points}
function joinPoints(some,more){return some.values.length===0?more:{invocations:[...some.invocations,...more.invocations],
rounds:[...some.rounds,...more.rounds],values:[...some.values,...more.values]}}function pairOf({command,series,name,unit,
layouts,base,head,renamed},{units,isControlName},suffix){let{group,metric,primary,deterministic}=series,stated=unitSettingFor(
units,metric,unit),known=unitDescriptionOf(unit),[,shortName=null]=listNameVariants(name,suffix),better=stated.better??series.
better??known.better,rename=renamed?.rename??null,hasControlName=(...names)=>isControlName(names.filter(one=>one!==null)),
isFreed=rename?.by==="head"&&!hasControlName(rename.from,rename.shortFrom),isControl2=hasControlName(name,shortName)&&!isFreed;
return{subject:{command,group,name,shortName,metric,unit,better,primary,renamed:rename,isControl:isControl2},base:sampleOf(
base),head:sampleOf(head),exact:stated.exact??(deterministic||known.exact),layout:layouts.includes("single")?"single":layouts[0]??
null}}function listValidValues(recording,own,{counted,factor}){let invocations=[],rounds=[],values=[];for(let index=0;index<
own.invocations.length;index+=1){let invocation=own.invocations[index],made=recording.invocations[invocation];if(!(made===
void 0||isPutAside(made)||!counted.has(made.round)))for(let value of own.values[index]??[])invocations.push(invocation),
rounds.push(made.round),values.push(value*factor)}return{invocations,rounds,values}}function sampleOf({invocations,rounds,
values}){if(values.length===0)return null;if(invocations.every((invocation,index)=>index===0||invocation>=invocations[index-
1]))return{values,rounds};let order=[...invocations.keys()].sort((left,right)=>invocations[left]-invocations[right]);return{
values:order.map(index=>values[index]),rounds:order.map(index=>rounds[index])}}function cutAtRound(sample,round3){if(sample===
null)return null;let isKept=(_,index)=>sample.rounds[index]<=round3,values=sample.values.filter(isKept);return values.length===
0?null:{values,rounds:sample.rounds.filter(isKept)}}function unitSettingFor(units,metric,unit){return Object.hasOwn(units,
metric)?units[metric]??{}:Object.hasOwn(units,unit)?units[unit]??{}:{}}function warnAboutDirections({series},{units}){let contrary=[],guessed=new Map;for(let{name:benchmark,metric,unit,better}of series){
let base=tidyUnit(unit).unit,usual=unitDescriptionOf(base);unitSettingFor(units,metric,base).better===void 0&&(better===
null&&!usual.evident&&guessed.set(base,usual.better),better!==null&&better!==usual.better&&!usual.guessed&&contrary.push(
{benchmark,metric,unit,better}))}let[[unusual],[guess]]=[contrary,[...guessed]],warnings=[];if(unusual!==void 0&&warnings.
push(makeWarning("direction-unusual",about("units"),{...unusual,others:contrary.length-1})),guess!==void 0){let[unit,better]=guess;
warnings.push(makeWarning("direction-guessed",about("units"),{unit,better,others:guessed.size-1}))}return warnings}function growthOf(row){return"members"in row?row.growth:null}function makeBothSidesCheck(rows){let keysWith=side=>new Set(
rows.filter(row=>row[side]!==null).map(benchmarkKeyOf)),keys=null;return row=>{if(row.base!==null&&row.head!==null)return!0;
keys??={base:keysWith("base"),head:keysWith("head")};let key=benchmarkKeyOf(row);return keys.base.has(key)&&keys.head.has(
key)}}function hasFastestThird({base,head,layout}){return base===null||head===null||layout!==null?!1:[base,head].every(({values})=>values.
length<=MAX_SIDE&&values.every(value=>value>0))}var MAX_WIDTH_OF_FASTEST=.25;function compareFastestThird(comparison,clearing){
let{base,head,exact}=comparison;if(base===null||head===null||exact)return comparison;if(relativeWidthOfFastest(toSides(comparison))>
MAX_WIDTH_OF_FASTEST)return null;let{p,change,intervals}=estimateChangeOfFastest(comparison,[CONFIDENCE2,LIKELY_CONFIDENCE,
1-2*clearing]),[interval=null,failInterval=null,passInterval=null]=intervals;return{...comparison,p,change,interval,failInterval,
passInterval}}function showFastestThird(row){if(row.base===null||row.head===null)return row;let{p,change,intervals}=estimateChangeOfFastest(
row,[CONFIDENCE2]);return{...row,change,interval:intervals[0]??null,fastestP:p}}function withConfidence(comparison,confidence){
let{base,head,interval}=comparison;if(base===null||head===null||interval===null)return comparison;let[wanted=interval]=estimateIntervals(
comparison,confidence);return{...comparison,interval:wanted}}function estimateIntervals(comparison,confidence){let{base,
head,fastestP}=comparison;if(fastestP!==null)return estimateChangeOfFastest(comparison,[confidence]).intervals;let within=findDifferences(
comparison);return within!==null?estimateWithin(within,[confidence]).intervals:estimateRatio(base?.values??[],head?.values??
[],[confidence])?.intervals??[]}function toSides({base,head,better}){let toTimes=values=>better==="higher"?values.map(value=>1/
value):values;return sortSides(toTimes(base?.values??[]),toTimes(head?.values??[]))}function estimateChangeOfFastest(comparison,confidences){
let isRate=comparison.better==="higher",sides=toSides(comparison),{ratio,intervals}=estimateFastestThird(sides,confidences);
return{p:testFastestThird(sides),change:(isRate?1/ratio:ratio)-1,intervals:intervals.map(({low,high})=>isRate?{low:1/high-
1,high:1/low-1}:{low:low-1,high:high-1})}}function withDisplayedInterval(row){if(growthOf(row)!==null)return row;let shown=row.verdicts.some(({decidedBy})=>decidedBy===
"fastest-third")?showFastestThird(row):row,confidence=confidenceOf(shown);return widenByClock(confidence===CONFIDENCE2?shown:
withConfidence(shown,confidence))}var COARSE_STEP=.01;function widenByClock(row){let{base,head,interval,unit}=row;if(base===
null||head===null||interval===null||parseUnit(unit).kind!=="time")return row;let step=(findSmallestStep([...base.values,
...head.values])??1/0)/base.median;return step>=COARSE_STEP?{...row,interval:{low:interval.low-step,high:interval.high+step}}:
row}function confidenceOf({verdicts}){return verdicts.some(verdict=>isAboutChange(verdict)&&isDecidedByTest(verdict))?CONFIDENCE_OF_DECIDED:
CONFIDENCE2}function withDetectable(rows,looks){let find=rowFinder(looks??[]);return rows.map(row=>{let detected=row.verdicts.
filter(isAboutChange).flatMap(({kind,level,limit,minDelta})=>kind!=="max-regression"||level==="report"||limit===null?[]:
find(row,limit,minDelta)??[]);return{...row,detectable:detected.length>0?Math.min(...detected):null}})}var MAX_POINTS=12,
MAX_PAIRS=2e7,MIN_PAIRS=3600;function estimateHistoriesOf(comparisons,confidenceOf2){let maxPairs=Math.max(MIN_PAIRS,MAX_PAIRS/
comparisons.length);return comparisons.map(one=>estimateHistoryOf(one,{maxPairs,confidence:confidenceOf2(one)}))}function estimateHistoryOf(comparison,{
maxPairs=MAX_PAIRS,confidence=CONFIDENCE2}={}){let{base,head,exact,change,interval,placements}=comparison;if(base===null||
head===null||exact)return[];let first=Math.max(base.rounds[0]??1,head.rounds[0]??1),rounds=[...new Set([...base.rounds,...head.
rounds])].filter(round3=>round3>=first).toSorted((left,right)=>left-right),affordable=Math.floor(maxPairs/(base.n*head.n)),
chosen=pickEvenly(rounds,Math.min(MAX_POINTS,Math.max(2,affordable))),last=chosen.at(-1);return chosen.map(round3=>{if(round3===
last)return{round:round3,change,interval};let[early,earlyHead]=[cutAtRound(base,round3),cutAtRound(head,round3)];if(early===
null||earlyHead===null)return{round:round3,change:null,interval:null};let within=findDifferences({base:early,head:earlyHead,
placements});if(within!==null){let estimated2=estimateWithin(within,[confidence]);return{round:round3,change:estimated2.
change,interval:estimated2.intervals[0]}}let estimated=estimateChange2(early.values,earlyHead.values,{confidences:[confidence]});
return{round:round3,change:estimated.change,interval:estimated.interval}})}function geomean(values){if(values.length===0||!values.every(value=>value>0&&value<1/0))return null;let meanLog=0;for(let[
index,value]of values.entries())meanLog+=(Math.log(value)-meanLog)/(index+1);return Math.exp(meanLog)}function geomeans(comparisons){return[...new Set(comparisons.map(({unit})=>unit))].flatMap(unit=>{let own=comparisons.filter(
comparison=>comparison.unit===unit);if(own.some(({metric})=>metric!==own[0]?.metric))return[];let pairs=own.flatMap(({base:base2,
head:head2})=>base2&&head2&&base2.median>0&&head2.median>0?[[base2.median,head2.median]]:[]),base=geomean(pairs.map(([value])=>value)),
head=geomean(pairs.map(([,value])=>value)),ratio=geomean(pairs.map(([from,to])=>to/from));return pairs.length<2||base===
null||head===null||ratio===null?[]:[{unit,base,head,delta:ratio-1,n:pairs.length}]})}function compareGeomean(pairs,clearing){
let members=pairs.flatMap(({base,head,...rest})=>base!==null&&head!==null&&isPositive(base)&&isPositive(head)?[{...rest,
base,head}]:[]),[first]=members;if(first===void 0)return null;let all={subject:{...first.subject,command:null,group:null,
name:`geomean of ${members.length}`},base:geomeanOfRounds(members.map(({base})=>base)),head:geomeanOfRounds(members.map(
({head})=>head)),exact:members.every(({exact})=>exact),varies:members.some(({varies})=>varies),layout:members.every(({layout})=>layout===
"varied")?"varied":null},rounds=comparePair(all,clearing),medians={base:members.map(({base})=>median(base.values)),head:members.
map(({head})=>median(head.values))},ratio=geomean(medians.head.map((head,index)=>head/medians.base[index])),delta=rounds.
delta===null||ratio===null?null:ratio-1;return{...rounds,base:rounds.base&&{...rounds.base,median:geomean(medians.base)??
rounds.base.median},head:rounds.head&&{...rounds.head,median:geomean(medians.head)??rounds.head.median},delta,change:rounds.
exact?delta:rounds.change,members:members.map(({subject:{command,group,name}})=>({command,group,name})),leftOut:pairs.length-
members.length,growth:null}}function isPositive({values}){return values.every(value=>value>0&&value<1/0)}function geomeanOfRounds(samples){
let shared3=listValuesByMoment(samples).flatMap(({round:round3,values})=>{let mean3=geomean(values);return mean3===null?
[]:[{round:round3,value:Number(mean3.toPrecision(EQUAL_DIGITS))}]});return shared3.length===0?null:{values:shared3.map(({
value})=>value),rounds:shared3.map(({round:round3})=>round3)}}function listValuesByMoment(samples){let moments=samples.map(
indexByMoment);return[...moments[0]?.entries()??[]].flatMap(([moment,{round:round3}])=>{let values=moments.flatMap(own=>own.
get(moment)?.value??[]);return values.length===samples.length?[{round:round3,values}]:[]})}var EQUAL_DIGITS=12,MAX_VALUES_IN_ROUND=2**
24;function indexByMoment({values,rounds}){let moments=new Map,[current,place]=[0,0];for(let[index,value]of values.entries()){
let round3=rounds[index];place=round3===current?place+1:0,current=round3,moments.set(round3*MAX_VALUES_IN_ROUND+place,{round:round3,
value})}return moments}var MAX_EDIT_SHARE=.5,MAX_CANDIDATES=40,MAX_GROUPS=20,WRITABLE=/^[^"\\\p{C}\p{Zl}\p{Zp}]{1,100}$/u;function proposeRenames(rows){
let groups=listGroups(rows).filter(({removed,added})=>removed.length>0&&added.length>0);return selectConsistent(groups.slice(
0,MAX_GROUPS).flatMap(pairNames))}function selectConsistent(all){let entries=[...new Map(all.map(one=>[JSON.stringify([one.
from,one.to]),one])).values()],isAlone=({from,to})=>entries.filter(other=>other.from===from||other.to===to).length===1;return entries.
filter(isAlone)}function listGroups(rows){let isOfBoth=makeBothSidesCheck(rows),groups=new Map;for(let row of rows){let{
command,group,name,shortName,metric,unit,state}=row,isAdded=row.base===null&&state!=="inconclusive";if(state!=="removed"&&
!isAdded||isOfBoth(row)||!WRITABLE.test(name))continue;let key=JSON.stringify([command,group]),sides=groups.get(key)??{removed:new Map,
added:new Map};groups.set(key,sides);let side=sides[state==="removed"?"removed":"added"],candidate=side.get(name)??{name,
shortName,metrics:new Set};side.set(name,candidate),candidate.metrics.add(JSON.stringify([metric,unit]))}return[...groups.
values()].map(({removed,added})=>({removed:[...removed.values()],added:[...added.values()]}))}function hasSameMetrics({metrics:some},{
metrics}){return some.size===metrics.size&&[...some].every(metric=>metrics.has(metric))}function pairNames({removed,added}){
if(removed.length>MAX_CANDIDATES||added.length>MAX_CANDIDATES)return[];let[[one],[other]]=[removed,added];return removed.
length===1&&added.length===1&&hasSameMetrics(one,other)?[toEntry(one,other)]:removed.flatMap(old=>{let nearest=findNearest(
old,added);return nearest!==null&&findNearest(nearest,removed)===old?[toEntry(old,nearest)]:[]})}function findNearest(wanted,all){
let[best,second]=all.filter(candidate=>hasSameMetrics(wanted,candidate)).map(candidate=>({candidate,distance:editDistance(
wanted.name,candidate.name)})).filter(({candidate:{name},distance})=>distance<=MAX_EDIT_SHARE*Math.max(name.length,wanted.
name.length)).sort((left,right)=>left.distance-right.distance);return best===void 0||best.distance===second?.distance?null:
best.candidate}function toEntry(old,added){return old.shortName===null||added.shortName===null?{from:old.name,to:added.name}:
{from:old.shortName,to:added.shortName}}var HISTORY_VERSION=1,MAX_RUN_BYTES=8*1024*1024,MAX_ROWS2=2e4,MAX_LOG_RATIO=100,objectIdSchema=string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/,
"must be a full object id"),storedRowSchema=object({command:nameSchema.nullable(),group:nameSchema.nullable(),name:nameSchema,
metric:nameSchema,better:_enum(["lower","higher"]),logRatio:number().min(-MAX_LOG_RATIO).max(MAX_LOG_RATIO),standardError:number().
min(0).max(MAX_LOG_RATIO),n:int().min(1),from:number(),to:number(),layout:number().min(0).max(MAX_LOG_RATIO).optional()});
function readStoredRow(value){if(typeof value!="object"||value===null||Array.isArray(value))return null;let{command,group,
name,metric,better,logRatio,standardError,n,from,to,layout}=value;if(!((command===null||isName(command))&&(group===null||
isName(group))&&isName(name)&&isName(metric)&&(better==="lower"||better==="higher")&&isBetween(logRatio,-MAX_LOG_RATIO,MAX_LOG_RATIO)&&
isBetween(standardError,0,MAX_LOG_RATIO)&&Number.isSafeInteger(n)&&n>=1&&Number.isFinite(from)&&Number.isFinite(to)&&(layout===
void 0||isBetween(layout,0,MAX_LOG_RATIO))))return null;let row={command,group,name,metric,better,logRatio,standardError,
n,from,to};return layout===void 0?row:{...row,layout}}function isName(value){return typeof value=="string"&&value.length<=
1e3}function isBetween(value,least,most){return typeof value=="number"&&value>=least&&value<=most}var DAY="\\d{4}-(?:0[1-\
9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])",TIME="[0-2]\\d:[0-5]\\d(?::[0-6]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-][0-2]\\d:?[0-5]\\d)",
DAY_OR_TIME=new RegExp(`^${DAY}(?:T${TIME})?$`),momentSchema=string().transform((text,{addIssue})=>{let time=DAY_OR_TIME.
test(text)&&isDay(text.slice(0,10))?new Date(text):null;return time!==null&&!Number.isNaN(time.getTime())?text.includes(
"T")?time.toISOString():text:(addIssue({code:"custom",message:"must be a day or a time with its zone, like 2026-11-20T10\
:00:00Z"}),NEVER)});function isDay(text){return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)}var factSchema=schema=>schema.
optional().catch(void 0),treeSchema=object({tree:objectIdSchema,commit:objectIdSchema,subject:lineSchema.optional(),committedAt:factSchema(
momentSchema)}),runnerSchema=object({os:factSchema(nameSchema),architecture:factSchema(nameSchema),cpu:factSchema(nameSchema),
cores:factSchema(int().min(0).max(1e6)),image:factSchema(nameSchema)}),runSchema=object({version:literal(HISTORY_VERSION),
from:treeSchema,to:treeSchema,at:momentSchema,workflowRun:int().min(1).optional(),runner:runnerSchema,rows:array(unknown()).
max(MAX_ROWS2)});function readStoredRun(value){let parsed=runSchema.safeParse(value);if(!parsed.success)return explainIssue(
parsed.error,[]);let rows=[];for(let[index,unread]of parsed.data.rows.entries()){let row=readStoredRow(unread);if(row===
null)return explainIssue(storedRowSchema.safeParse(unread).error,["rows",index]);rows.push(row)}return{...parsed.data,rows}}
function explainIssue(error,place){let[issue]=error?.issues??[];return`${[...place,...issue?.path??[]].join(".")}: ${issue?.
message??"invalid"}`}var FOLDER="runs";function renderStoredRun(run){let{rows,...facts}=run,lines=rows.map(row=>JSON.stringify(row));return`${JSON.
stringify(facts).slice(0,-1)},"rows":[${lines.length===0?"":`
${lines.join(`,
`)}
`}]}
`}function pathOfRun({at,to},digest){return`${FOLDER}/${at.slice(0,7)}/${shortenSha(to.commit)}-${digest.slice(0,16)}.js\
on`}function isInRunFolder(path){return path.startsWith(`${FOLDER}/`)}var OWN_PATH=new RegExp(`^${FOLDER}/[^/]+/([0-9a-f\
]{12}-[0-9a-f]{16}\\.json)$`);function nameOfRun(path){return OWN_PATH.exec(path)?.[1]??path}function parseRun(text){if(text.
length>MAX_RUN_BYTES)return`larger than ${MAX_RUN_BYTES} bytes`;let value;try{value=JSON.parse(text)}catch{return"no JSO\
N"}return readStoredRun(value)}var WIDTH=normalQuantile((1+CONFIDENCE2)/2);function storeRun({rows,environment},commits){
let{os,architecture,cpu,cores,image}=environment??{};return{version:HISTORY_VERSION,...omitNull({...commits},["workflowR\
un"]),runner:omitNull({os,architecture,cpu,cores,image}),rows:rows.flatMap(row=>storeRow(row)??[])}}function storeRow(row){
let{command,group,name,metric,better,base,head}=row,ratio=measureRatio(row);return base===null||head===null||ratio===null||
row.isControl?null:readStoredRow({command,group,name,metric,better,logRatio:round(ratio.logRatio),standardError:round(ratio.
standardError),n:Math.min(base.n,head.n),from:round(base.median),to:round(head.median),layout:row.builds===null||row.builds.
outcome==="unknown"?void 0:round(row.builds.spread)})}function measureRatio(row){let logRatio=computeLogRatio(row),standardError=computeStandardError(
row);return logRatio===null||standardError===null?null:{logRatio,standardError}}function isImprecise(row,precision){return computeLogRatio(
row)!==null&&(computeStandardError(row)??1/0)>precision}function computeLogRatio({base,head,change}){return base===null||
head===null||!(base.median>0)||change===null||change<=-1?null:Math.log1p(change)}function computeStandardError(row){if(row.
exact)return 0;let{interval}=withConfidence(row,CONFIDENCE2);return interval===null||!(interval.low>-1)||!Number.isFinite(
interval.high)?null:(Math.log1p(interval.high)-Math.log1p(interval.low))/(2*WIDTH)}function round(value){return Number(value.
toPrecision(6))}function makeLevelSource({ofBudgets,shown},{baseline},leg){let find=(levels,row)=>findHeadLevel(levels,row,leg===null?row.
group:groupOfLeg(row.group,leg)),findAnchor=against=>baseline===void 0?ofBudgets.get(against)??null:makeWarning("level-o\
f-baseline",about("baseline"),{path:baseline.path});return{levelOf(row,against){let anchor=findAnchor(against);return anchor===
null||!isFound(anchor)?"no-anchor":find(anchor,row)},findProblem(against){let anchor=findAnchor(against);return anchor===
null||isFound(anchor)?null:anchor},shownLevelOf(row){let isCompared=row.base!==null&&row.head!==null&&baseline===void 0;
if(shown===null||shown.isBase||!isCompared)return null;let level=find(shown,row);return typeof level=="string"?null:level}}}
var EXACT_ERROR=1e-4,SHOWN=.95,LIKELY=.6,AT_ANCHOR={level:0,standardError:0,usualError:0,scatter:1};function findHeadLevel({
anchor,isBase,levels},row,group){let levelOf2=name=>levels.get(historyKeyOf({...row,group,name})),base=[row.name,row.renamed?.
from??row.name,row.shortName??row.name].map(levelOf2).find(level2=>level2!==void 0)??(isBase?AT_ANCHOR:null);if(base===null)
return"no-comparison";let measured=measureRatio(row);if(measured===null)return"no-ratio";let ownError=base.scatter*Math.
max(measured.standardError,base.usualError),standardError=Math.hypot(base.standardError,ownError),level=base.level+measured.
logRatio,isExact2=row.exact&&standardError<=EXACT_ERROR,makeInterval=confidence=>{let halfWidth=normalQuantile((1+confidence)/
2)*standardError;return{low:Math.expm1(level-halfWidth),high:Math.expm1(level+halfWidth)}};return{anchor,isBase,isExact:isExact2,
base:Math.expm1(base.level),change:Math.expm1(level),interval:makeInterval(SHOWN),likely:makeInterval(LIKELY),p:standardError===
0?+(level===0):Math.min(1,2*normalTail(Math.abs(level)/standardError))}}var MAX_ANSWERS=1e4,MAX_TEXTS=2,textsSchema=array(lineSchema).max(MAX_TEXTS),answersSchema=array(strictObject({command:int().
min(0),name:nameSchema,base:textsSchema,head:textsSchema})).max(MAX_ANSWERS);var FAILURES=["configuration","configuration-of-head","permission","workflow-unknown","measuring-failed","pull-request-u\
nknown","recording-missing","recording-refused","report-failed","not-measured","cancelled","tampered","both-sides-failed",
"setup-failed","benchmark-failed","time-over","nothing-measured","names-unstable","shard-missing","limit-misfit","growth\
-misfit","budgets-unmatched","rounds-too-few"],count=number().int().min(0),PARTS=["baseline","benchmarks","check run","c\
ommand line","compare","comment","CPU time","issue","default","dependencies","doctor","event","GitHub API","git","histor\
y","init","job summary","machine","measuring","output","rebuilds","recordings","report files","temporary folder","toolch\
ain","units","versions"],locationPartSchema=discriminatedUnion("kind",[strictObject({kind:literal("file"),path:lineSchema,
line:count.optional(),column:count.optional(),keys:array(union([lineSchema,number()])).max(1e3).optional()}),strictObject(
{kind:literal("setting"),path:lineSchema,line:count,column:count,keys:array(union([lineSchema,number()])).max(1e3)}),strictObject(
{kind:_enum(["input","flag","key"]),name:lineSchema}),strictObject({kind:literal("side"),side:_enum(SIDES),sha:lineSchema.
optional()}),strictObject({kind:literal("round"),round:count,side:_enum(SIDES)}),strictObject({kind:literal("placement"),
placement:count,side:_enum(SIDES)}),strictObject({kind:literal("setup"),side:_enum(SIDES)}),strictObject({kind:_enum(["r\
ecording","label","event","git command","environment variable"]),name:lineSchema}),strictObject({kind:literal("commit"),
sha:lineSchema}),strictObject({kind:literal("pull request"),number:count}),strictObject({kind:literal("part"),part:_enum(
PARTS)}),strictObject({kind:literal("text"),text:lineSchema})]),locationSchema=array(locationPartSchema).max(10).readonly(),
MAX_TEXTS2=1e3,factSchema2=union([textSchema,number(),boolean(),array(textSchema).max(MAX_TEXTS2).readonly()]),MAX_OUTPUT_LINES=20,
MAX_OUTPUT_LINE_LENGTH=200,diagnosticSchema=strictObject({code:nameSchema,severity:_enum(["error","warning"]),location:locationSchema,
data:record(nameSchema,factSchema2),failure:_enum(FAILURES).optional(),output:array(string().max(MAX_OUTPUT_LINE_LENGTH)).
max(MAX_OUTPUT_LINES).readonly().optional()});var MAX_BISECTED_COMMITS=64,MAX_SEARCH_ROUNDS=40,MAX_SUBJECT_LENGTH=200,searchedCommitSchema=strictObject({sha:shaSchema,
subject:lineSchema}),searchInvocationSchema=strictObject({commit:int().min(0).max(MAX_BISECTED_COMMITS),round:int().min(
0).max(MAX_SEARCH_ROUNDS),command:int().min(0),startMs:number().min(0),durationMs:number().min(0),exitCode:int().nullable(),
outcome:_enum(["ok","failed","cut"])}),searchSeriesSchema=strictObject({command:int().min(0),group:nameSchema.nullable(),
name:nameSchema,metric:nameSchema,unit:nameSchema,invocations:array(int().min(0)),values:array(array(valueSchema).min(1))}),
bisectionSchema=strictObject({commits:array(searchedCommitSchema).min(1).max(MAX_BISECTED_COMMITS),ended:_enum(["settled",
"rounds","time","failed","cancelled"]),unusable:array(strictObject({commit:int().min(1).max(MAX_BISECTED_COMMITS),reason:_enum(
["setup","command"])})),durationMs:number().min(0),invocations:array(searchInvocationSchema),series:array(searchSeriesSchema),
problems:array(diagnosticSchema)});var profileSettingSchema=strictObject({command:textSchema,format:_enum(["auto",...PROFILE_FORMAT_IDS]),runs:int().min(1).
max(100)}),countedSchema=union([_enum(COUNTED),array(_enum(COUNTED)).min(1)]),ownCommandSchema=strictObject({name:string().
regex(COMMAND_NAME).optional(),command:textSchema,workingDirectory:lineSchema.optional(),format:nameSchema.optional(),outputFile:lineSchema.
nullable().optional(),count:countedSchema.optional(),service:array(serviceSchema).min(1).optional(),profile:profileSettingSchema.
optional(),paths:array(lineSchema).optional(),dependsOn:array(lineSchema).optional()}),writtenCommandSchema=union([textSchema,
ownCommandSchema]);var MAX_PROFILED_BENCHMARKS=10,MAX_RECORDED_FUNCTIONS=8e3,MAX_RECORDED_STACKS=8e3,MAX_RECORDED_DEPTH=256,MAX_FUNCTION_NAME=500,
MAX_VALUE=2**63,functionSchema=strictObject({name:string().max(MAX_FUNCTION_NAME),file:string().max(MAX_FUNCTION_NAME).nullable(),
line:int().min(1).optional(),touched:literal(!0).optional()}),profileRunSchema=strictObject({side:_enum(SIDES),quantum:number().
min(0).max(MAX_VALUE),stacks:array(int().min(1).max(MAX_RECORDED_STACKS)).min(1).max(MAX_RECORDED_STACKS),values:array(number().
positive().max(MAX_VALUE)).max(MAX_RECORDED_STACKS)}),profiledBenchmarkSchema=strictObject({command:int().min(0),benchmark:strictObject(
{group:nameSchema.nullable(),name:nameSchema}).nullable(),unit:string().max(40),hasStacks:boolean(),functions:array(functionSchema).
max(MAX_RECORDED_FUNCTIONS),stacks:strictObject({parents:array(int().min(0).max(MAX_RECORDED_STACKS)).max(MAX_RECORDED_STACKS),
functions:array(int().min(0).max(MAX_RECORDED_FUNCTIONS)).max(MAX_RECORDED_STACKS)}),runs:array(profileRunSchema).max(200)}),
profilesSchema=strictObject({ended:_enum(["complete","time","failed","cancelled"]),durationMs:number().min(0),settings:array(
profileSettingSchema.nullable()),benchmarks:array(profiledBenchmarkSchema).max(MAX_PROFILED_BENCHMARKS),problems:array(diagnosticSchema)});
function areProfilesSound({benchmarks},commands){return new Set(benchmarks.map(({command,benchmark})=>JSON.stringify([command,
benchmark]))).size<benchmarks.length?!1:benchmarks.every(one=>one.command<commands&&areStacksSound(one)&&one.runs.every(
isRunOf(one)))}function areStacksSound({stacks:{parents,functions:called},functions}){if(parents.length!==called.length||
called.some(index=>index>=functions.length))return!1;let depths=[0];return parents.every((parent,index)=>parent>index?!1:
(depths.push(depths[parent]+1),depths[index+1]<=MAX_RECORDED_DEPTH))}function isRunOf({stacks:{parents}}){return({stacks,
values})=>stacks.length===values.length&&stacks.every((stack,index)=>stack<=parents.length&&stack>(stacks[index-1]??0))}var warmUpSchema=array(strictObject({group:nameSchema.nullable(),name:nameSchema,metric:nameSchema,unit:nameSchema,base:valueSchema.
nullable(),head:valueSchema.nullable()})),MAX_PATHS=50,pathsSchema=strictObject({total:int().min(0),paths:array(lineSchema).
max(MAX_PATHS)}),changedPathsSchema=strictObject({lockFiles:pathsSchema,benchmarkSources:pathsSchema,sharedBenchmarks:pathsSchema.
optional()}),decisionSchema=strictObject({command:int().min(0),reason:_enum([...SKIP_REASONS,...MEASURE_REASONS]),examples:array(
lineSchema).max(5),count:int().min(0)}),benchmarkSchema=strictObject({command:nameSchema.nullable(),group:nameSchema.nullable(),
name:nameSchema}),shardSchema=strictObject({index:int().min(1).max(MAX_JOBS),count:int().min(1).max(MAX_JOBS),benchmarks:array(
benchmarkSchema)}),MAX_PLACEMENT_BYTES=2**24,placementSchema=strictObject({padding:int().min(0).max(MAX_PLACEMENT_BYTES),
topPad:int().min(0).max(MAX_PLACEMENT_BYTES),hashSeed:int().min(0).max(2**32-1)});var MAX_RECORDED_ROUNDS=1e3,commitSchema=strictObject({sha:shaSchema.nullable(),how:lineSchema,branch:lineSchema.optional()}),
scheduleSchema=strictObject({seed:lineSchema,rounds:strictObject({min:int().min(1).max(MAX_RECORDED_ROUNDS),max:int().min(
1).max(MAX_RECORDED_ROUNDS)}),commands:array(writtenCommandSchema),setup:textSchema.nullable(),workingDirectory:lineSchema,
outputFile:lineSchema.nullable().optional(),format:nameSchema.nullable(),formats:array(nameSchema.nullable()).optional(),
unit:_enum(["invocation","sample"]),cpus:string().max(200).nullable().optional(),nice:int().min(-20).max(19).nullable().
optional(),count:countedSchema.nullable().optional(),measure:_enum(["all","counts"]).optional(),maxMinutes:number().positive().
optional(),stop:literal("rows").optional(),precision:number().min(0).optional(),bisectMinutes:number().positive().optional(),
rebuildMinutes:number().positive().optional(),ended:_enum(["complete","decided","verdict","time","failed","cancelled"])});var MAX_SOURCE_LOCATIONS=1e4,PART2=String.raw`(?!\.{1,2}(?:/|$))[^/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+`,sourceLocationSchema=strictObject(
{file:string().max(1e3).regex(new RegExp(`^${PART2}(?:/${PART2})*$`,"u"),"a path relative to the root of the repository"),
line:int().min(1).max(1e6)}),benchmarkLocationSchema=strictObject({group:nameSchema.nullable(),name:nameSchema,...sourceLocationSchema.
shape}),benchmarkLocationsSchema=array(benchmarkLocationSchema).max(MAX_SOURCE_LOCATIONS);function addSourceLocations(rows,places=[]){
if(places.length===0)return[...rows];let known=new Map(places.map(place=>[groupedNameKeyOf(place),place]));return rows.map(
row=>{let place=known.get(groupedNameKeyOf(row));return place===void 0?row:{...row,place:{file:place.file,line:place.line}}})}var RECORDING_VERSION=2,COUNT_METHODS=["marks","slope","process"],sideSchema=_enum(SIDES),daySchema=string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
"a day, like 2026-11-20"),invocationSchema=strictObject({side:sideSchema,round:int().min(0),command:int().min(0),startMs:number().
min(0),durationMs:number().min(0),exitCode:int().nullable(),outcome:_enum(["ok","failed","cut","disturbed","retried"]),steal:shareSchema.
optional(),others:shareSchema.optional(),own:shareSchema.optional(),cpuMs:number().min(0).optional(),queuedMs:number().min(
0).optional()}),valuesSchema=strictObject({invocations:array(int().min(0)),values:array(array(valueSchema).min(1))}),seriesSchema=strictObject(
{group:nameSchema.nullable(),name:nameSchema,metric:nameSchema,unit:nameSchema,better:_enum(["lower","higher"]).nullable(),
primary:boolean(),deterministic:boolean(),layout:_enum(["varied","single"]).optional(),base:valuesSchema,head:valuesSchema}),
countsSchema=strictObject({placements:array(placementSchema),methods:array(_enum(COUNT_METHODS).nullable()),ended:scheduleSchema.
shape.ended,invocations:array(invocationSchema),series:array(seriesSchema)}),cpuTimesSchema=strictObject({ended:scheduleSchema.
shape.ended,invocations:array(invocationSchema),series:array(seriesSchema)}),buildsSchema=cpuTimesSchema.extend({ended:_enum(
["complete","decided","time","failed","short","alike","restarts","cancelled"]),durationMs:number().min(0),problems:array(
diagnosticSchema)}),baselineSchema=strictObject({path:lineSchema,commit:commitSchema,measuredOn:daySchema.nullable(),commands:array(
writtenCommandSchema),environment:environmentSchema}),recordingSchema=strictObject({version:literal(RECORDING_VERSION),name:nameSchema,
commits:strictObject({base:commitSchema,head:commitSchema}),measuredOn:daySchema.optional(),baseline:baselineSchema.optional(),
schedule:scheduleSchema,environment:environmentSchema,changes:changedPathsSchema.optional(),invocations:array(invocationSchema),
series:array(seriesSchema),warmUp:warmUpSchema.optional(),counts:countsSchema.optional(),files:fileSizesSchema.optional(),
cpuTimes:cpuTimesSchema.optional(),builds:buildsSchema.optional(),benchmarkFiles:_enum(["head","own"]).optional(),shard:shardSchema.
optional(),cost:strictObject({setupMs:number().min(0),measuringMs:number().min(0)}).optional(),decisions:array(decisionSchema).
optional(),bisection:bisectionSchema.optional(),profiles:profilesSchema.optional(),answers:answersSchema.optional(),places:benchmarkLocationsSchema.
optional(),problems:array(diagnosticSchema)}),soundValuesSchema=custom(areSoundValues),quickRecordingSchema=recordingSchema.
extend({series:array(seriesSchema.extend({base:soundValuesSchema,head:soundValuesSchema}))});function areSoundValues(value){
if(typeof value!="object"||value===null)return!1;let{invocations,values,...others}=value;return Object.keys(others).length===
0&&Array.isArray(invocations)&&invocations.every(index=>Number.isSafeInteger(index)&&index>=0)&&Array.isArray(values)&&values.
every(list=>Array.isArray(list)&&list.length>0&&list.every(isMeasurableNumber))}function isMeasurableNumber(value){return typeof value==
"number"&&isMeasurable(value)}function hasBrokenOff({schedule,problems}){let{ended}=schedule;return ended==="cancelled"||
ended==="failed"||problems.some(({severity})=>severity==="error")}function hasStoppedForVerdict({schedule,cpuTimes}){return schedule.
ended==="verdict"||cpuTimes?.ended==="verdict"}function hasFailed({invocations},wanted){return invocations.some(({side,outcome})=>side===
wanted&&outcome==="failed")}function hasValues({series},wanted){return series.some(one=>one[wanted].values.length>0)}function hasNothingToMeasure(recording){
return recording.shard!==void 0&&isEmptyShard(recording.shard)||isLeftOut(recording)}function isLeftOut({decisions,schedule:{
commands}}){let skipped=listSkippedCommands(decisions);return commands.length>0&&commands.every((_,index)=>skipped.has(index))}function costOf(recording,{isDecided:isDecided2=!0}={}){let{cost}=recording;return cost===void 0?null:{setupSeconds:toSeconds2(
cost.setupMs),measuringSeconds:toSeconds2(cost.measuringMs),savedSeconds:isDecided2?toSeconds2(savedMs(recording)):0}}function toSeconds2(ms){
return Math.round(ms/100)/10}function savedMs(recording){let{schedule}=recording;if(schedule.measure==="counts"||schedule.
ended==="time"||hasBrokenOff(recording))return 0;let results=countResults(recording),made=recording.invocations.map((one,index)=>({
...one,results:results.get(index)??0})).filter(one=>isOfRounds(recording,one));return schedule.commands.reduce((total,_,command)=>SIDES.
map(side=>made.filter(one=>one.command===command&&one.side===side)).reduce((sum3,own)=>sum3+savedOf(own,schedule.rounds.
max),total),0)}function savedOf(made,rounds){let[first]=made;if(first===void 0)return 0;let isWhole2=({results})=>results>=
first.results,wholeMs=mean2(made.filter(isWhole2).map(({durationMs})=>durationMs));return made.filter(one=>!isWhole2(one)).
reduce((sum3,{durationMs})=>sum3+Math.max(0,wholeMs-durationMs),0)+Math.max(0,rounds-made.length)*wholeMs}function mean2(values){
return values.reduce((sum3,value)=>sum3+value,0)/values.length}function countResults({series}){let counts=new Map;for(let one of series)
for(let index of SIDES.flatMap(side=>one[side].invocations))counts.set(index,(counts.get(index)??0)+1);return counts}function isOfRounds({
baseline},{round:round3,outcome,side}){return round3>0&&outcome==="ok"&&!(baseline!==void 0&&side==="base")}var MAX_FURTHER_ROUNDS=5e3;
function findDecidingFactors(row,verdict,roundMs){if(verdict.outcome!=="unknown")return null;let{kind,limit,minDelta,isHeld}=verdict,
{change,passInterval,base,head}=row;if(isAbsoluteLimit(kind))return{kind,minutes:null,limit:head?.median??null};if(kind!==
"max-regression"||limit===null||change===null||passInterval===null||base===null)return UNKNOWN_FACTORS;let isLowerBetter=row.
better!=="higher",worsening=isLowerBetter?change:-change,bad=isLowerBetter?passInterval.high:-passInterval.low,width=bad-
worsening,allowed=Math.max(limit,base.median===0?0:minDelta/Math.abs(base.median)),further=base.n*((width/(allowed-worsening))**
2-1),isSensible=roundMs!==null&&Number.isFinite(further)&&further>0&&further<=MAX_FURTHER_ROUNDS;return{kind,minutes:isSensible&&
!isHeld?Math.max(1,Math.ceil(further*roundMs/6e4)):null,limit:Number.isFinite(bad)&&bad>limit?roundUp(bad):null}}var UNKNOWN_FACTORS={
kind:null,minutes:null,limit:null};function roundUp(ratio){return Math.ceil(ratio*1e3)/1e3}function meanRoundMs(recording){
let made=recording.invocations.filter(one=>isOfRounds(recording,one)),rounds=new Set(made.map(({round:round3})=>round3)).
size;return rounds===0?null:made.reduce((sum3,{durationMs})=>sum3+durationMs,0)/rounds}function summariseRemeasuring({invocations}){let aside=invocations.filter(isDisturbedAttempt);return aside.length===0?null:
{rounds:countAttempts(aside),minutes:sumDisturbedMinutes(invocations)}}function countExtraAttempts({invocations,baseline}){
let counting=invocations.filter(({round:round3,outcome,side})=>round3>0&&outcome==="ok"&&!(side==="base"&&baseline!==void 0));
return countAttempts(counting)-new Set(counting.map(({round:round3})=>round3)).size}function countAttempts(invocations){
let attempts=new Map,seen=new Map;for(let{round:round3,command,side}of invocations){let key=`${round3} ${command} ${side}`,
count2=(seen.get(key)??0)+1;seen.set(key,count2),attempts.set(round3,Math.max(count2,attempts.get(round3)??0))}return[...attempts.
values()].reduce((sum3,count2)=>sum3+count2,0)}function sumDisturbedMinutes(invocations){let ms=0;for(let[index,one]of invocations.
entries()){if(!isDisturbedAttempt(one))continue;let next=invocations[index+1],spentMs=next===void 0?one.durationMs:next.
startMs-one.startMs;ms+=Math.max(0,spentMs)}return ms/6e4}function isDisturbedAttempt({outcome}){return outcome==="distu\
rbed"}function findInvalidAttempts({invocations,baseline}){let rounds=new Map;for(let one of invocations){let own=rounds.
get(one.round);own===void 0?rounds.set(one.round,[one]):own.push(one)}let retried=0;for(let[round3,own]of rounds){if(retried+=
countAttempts(own.filter(({outcome})=>outcome==="retried")),retried>MAX_RETRIES*MAX_BLOCK||round3===0&&retried>0)return{
round:round3,fault:"retries"};if(!own.some(isDisturbedAttempt))continue;if(round3===0)return{round:round3,fault:"warm-up"};
if(baseline!==void 0)return{round:round3,fault:"baseline"};let counts=[...new Set(own.map(({command})=>command))].flatMap(
command=>SIDES.map(side=>countDisturbedAttempts(own,command,side)));if(new Set(counts).size>1)return{round:round3,fault:"\
attempts"};if(counts[0]>MAX_DISTURBED_ATTEMPTS)return{round:round3,fault:"attempt-count"}}return null}var MAX_DISTURBED_ATTEMPTS=2,
MAX_RETRIES=2,MAX_BLOCK=2;function countDisturbedAttempts(invocations,command,side){return invocations.filter(one=>one.command===
command&&one.side===side&&isDisturbedAttempt(one)).length}function blocksOf(rounds,looks){let blocks=[];for(let round3=1;round3<=
rounds;round3+=1)round3%2===0&&!looks.includes(round3-1)?blocks.at(-1).push(round3):blocks.push([round3]);return blocks}function normaliseProfile(profile){return mapFrames(profile,({name,file,line})=>({name:normaliseName(name),file:file&&normaliseFile(
file),line}))}var BUILDS=[[/\/go-build\d+(?=\/)/g,"/go-build"],[/-[\da-f]{16}(?=$|\.\w+$)/g,""],[/\s*\(deleted\)$/g,""]];
function normaliseFile(file){let path=file.replace(/^file:\/\//,"").replaceAll("\\","/");for(let[pattern,text]of BUILDS)
path=path.replaceAll(pattern,text);return path.replaceAll(/\/(?:\.?\/)+/g,"/")}function mapFrames(profile,convert2){let frames=new FrameTable,
moved=profile.frames.map(frame=>frames.add(convert2(frame))),nodeFrames=profile.nodeFrames.map(frame=>frame===-1?-1:moved[frame]);
return{...profile,frames:frames.list,nodeFrames}}var FrameTable=class{list=[];#indices=new Map;add(frame){let key=frameKey(
frame),index=this.#indices.get(key);return index===void 0?(index=this.list.push(frame)-1,this.#indices.set(key,index)):frame.
line!==null&&(this.list[index]=frame),index}};function frameKey({name,file}){return`${name}\0${file??""}`}var RUST_HASH=/::h[\da-f]{16}(?=$|[\s(])/g,
RUST_CRATE_HASH=/(?<=\w)\[[\da-f]{8,16}\]/g,MANGLED_HASH=/17h[\da-f]{16}(?=E)/g,MANGLED_CRATE=/Cs[\dA-Za-z]{1,12}_(?=\d)/g,
PART3="\\.(?:constprop|isra|part|cold|lto_priv|llvm|clone|localalias|ipa_icf)",PARTS2=new RegExp(`${PART3}(?:\\.\\d+)?(?=$\
|[.\\s(@[])`,"g"),CLONES=new RegExp(` \\[clone (?:${PART3}|\\.\\d+)+\\]`,"g"),CLOSURES=[[/\.(func|gowrap|deferwrap)\d+(?:\.\d+)*(?=$|[.\s-])/g,
".$1"],[/-range\d+(?=$|[.\s])/g,"-range"],[/\{(closure|shim|async_block|async_fn|constant|impl)#\d+\}/g,"{$1}"],[/\{(lambda\([^{}]*\)|unnamed type|default arg)#\d+\}/g,
"{$1}"],[/'(lambda|unnamed)\d*'/g,"'$1'"],[/\$_\d+/g,"$$_"],[/\$\$Lambda(?:\$\d+)?(?:[/.+]0x[\da-f]+|\/\d+)?/g,"$$$$Lamb\
da"],[/\blambda\$(\w+)\$\d+/g,"lambda$$$1"],[/\$anonfun\$(\w+)\$\d+/g,"$$anonfun$$$1"],[/\b(GeneratedMethodAccessor|GeneratedConstructorAccessor|\$Proxy)\d+/g,
"$1"],[/\b(LambdaForm\$\w+)[.+/]0x[\da-f]+/g,"$1"]],ADDRESS=/^(?:0x)?[\da-f]{6,16}$/;function normaliseName(name){if(/^[\w.:]*$/.
test(name)&&!/\d/.test(name))return name;if(ADDRESS.test(name))return"[unknown]";let text=name.replaceAll(RUST_HASH,"").
replaceAll(RUST_CRATE_HASH,"").replaceAll(CLONES,"").replaceAll(PARTS2,"");if(text.startsWith("_ZN")&&(text=text.replaceAll(
MANGLED_HASH,"")),text.startsWith("_R"))return text.replaceAll(MANGLED_CRATE,"C");for(let[pattern,replacement]of CLOSURES)
text=text.replaceAll(pattern,replacement);return collapseTypes(text)}var OPENING={"<":">","[":"]"};function collapseTypes(name){
let text="";for(let index=0;index<name.length;index+=1){let letter=name[index],closing=OPENING[letter];if(closing===void 0||
!followsName(text)){text+=letter;continue}let end=findEnd(name,index);if(end===-1)return text+name.slice(index);text+=`${letter}\
...${closing}`,index=end}return text}function followsName(before){return/(?:\w|::)$/.test(before.slice(-3))&&!/\boperator$/.
test(before.slice(-10))}function findEnd(name,start){let depth=0;for(let index=start;index<name.length;index+=1){let letter=name[index];
if(letter==="<"||letter==="["?depth+=1:(letter==="]"||letter===">"&&!"-=".includes(name[index-1]))&&(depth-=1),depth===0)
return index}return-1}function forSides(make){return{base:make("base"),head:make("head")}}function sum2(values){let total=0;for(let value of values)
total+=value;return total}var NO_PRIOR={degrees:0,variance:0},MIN_SUBJECTS=3,LOWEST_SHARE=.01;function fitVariancePrior(variances,degrees){let sorted=variances.
toSorted((one,other)=>one-other),middle=sorted[Math.floor(sorted.length/2)]??0;if(sorted.length<MIN_SUBJECTS||middle===0||
degrees<=0)return NO_PRIOR;let logs=variances.map(variance=>Math.log(Math.max(variance,LOWEST_SHARE*middle))-digamma(degrees/
2)+Math.log(degrees/2)),mean3=logs.reduce((sum3,log)=>sum3+log,0)/logs.length,spread=logs.reduce((sum3,log)=>sum3+(log-mean3)**
2,0)/(logs.length-1)-trigamma(degrees/2);if(spread<=0)return{degrees:Number.POSITIVE_INFINITY,variance:Math.exp(mean3)};
let half=trigammaInverse(spread);return{degrees:2*half,variance:Math.exp(mean3+digamma(half)-Math.log(half))}}function moderateVariance(variance,degrees,prior){
return prior.degrees===Number.POSITIVE_INFINITY?prior.variance:(prior.degrees*prior.variance+degrees*variance)/(prior.degrees+
degrees)}var SERIES_FROM=10;function digamma(x){let shift=0,y=x;for(;y<SERIES_FROM;y+=1)shift-=1/y;let z=1/(y*y);return shift+
Math.log(y)-.5/y-z*(1/12-z*(1/120-z*(1/252-z*(1/240-z/132))))}function trigamma(x){let shift=0,y=x;for(;y<SERIES_FROM;y+=
1)shift+=1/(y*y);let z=1/(y*y);return shift+1/y+z/2+z/y*(1/6-z*(1/30-z*(1/42-z*(1/30-5*z/66))))}function trigammaInverse(y){
if(y>1e7)return 1/Math.sqrt(y);if(y<1e-6)return 1/y;let x=.5+1/y;for(let step=0;step<50;step+=1){let value=trigamma(x),slope=(trigamma(
x*(1+1e-6))-value)/(x*1e-6),move=value*(1-value/y)/slope;if(x+=move,Math.abs(move)<1e-8*x)break}return x}var SAMPLING_RATE=.03,TOTAL_RATE=.01,SCALE_RATE=.01,MIN_SAMPLES=10,MAX_DEGREES=1e5;function estimateNoise(rows,sides,rate=SAMPLING_RATE){
return sides.base.quantum===0||sides.head.quantum===0?estimateCountNoise(rows,sides,rate):estimateSampleNoise(rows,sides,
rate)}function estimateSampleNoise(rows,sides,rate){let degrees=countDegrees(sides),dispersionOf=row=>addSides(row,sides,
pearson)/degrees,countSamples=row=>addSides(row,sides,(values,{quantum})=>sum2(values)/quantum),tested=rows.filter(row=>countSamples(
row)>=MIN_SAMPLES),dispersions=tested.map(dispersionOf),prior=fitVariancePrior(dispersions,degrees),totalDegrees=Math.min(
MAX_DEGREES,degrees*Math.max(1,tested.length),degrees+prior.degrees);return makeNoise(sides,rate/Math.max(1,tested.length),
totalDegrees,row=>{let dispersion=dispersionOf(row);return Math.max(1,dispersion,moderateVariance(dispersion,degrees,prior))*
addSides(row,sides,samplingVariance)})}function makeNoise(sides,rate,degrees,varianceOf){let critical=studentTQuantile(rate,
degrees),scaleCritical=studentTQuantile(SCALE_RATE,Math.min(MAX_DEGREES,sides.scaleDegrees));return row=>{let sampling=critical*
Math.sqrt(varianceOf(row));return{sampling,total:Math.hypot(sampling,scaleCritical*scaleErrorOf(row,sides))}}}function countDegrees({
base,head}){return base.totals.length+head.totals.length-2}function addSides(row,sides,compute){return compute(row.base,
sides.base)+compute(row.head,sides.head)}function pearson(values,{totals,quantum}){let share=sum2(values)/sum2(totals);if(share===
0||share===1)return 0;let deviations=values.map((value,run)=>(value/totals[run]-share)**2*totals[run]);return sum2(deviations.
map(deviation=>deviation/(quantum*share*(1-share))))}function samplingVariance(values,{totals,quantum,scale}){let samples=sum2(
totals)/quantum,share=(sum2(values)/quantum+1)/(samples+2);return scale**2*share*(1-share)/samples}function scaleErrorOf(row,{
base,head}){return Math.hypot(sum2(row.base)/sum2(base.totals)*base.scaleError,sum2(row.head)/sum2(head.totals)*head.scaleError)}
function estimateCountNoise(rows,sides,rate){let degrees=countDegrees(sides),countSquares=row=>addSides(row,sides,squaresOf),
varying=rows.filter(row=>countSquares(row)>0).length,runs=1/sides.base.totals.length+1/sides.head.totals.length;return makeNoise(
sides,rate/Math.max(1,varying),degrees,row=>countSquares(row)/degrees*runs)}function squaresOf(values,{totals,scale}){let factor=scale*
totals.length/sum2(totals),mean3=sum2(values)/values.length;return sum2(values.map(value=>(factor*(value-mean3))**2))}function joinNodes(sides){let frames=new FrameTable,parents=[-1],functions=[-1],nodes=new Map;function join(profile){let frameIndices=profile.
frames.map(frame=>frames.add(frame)),moved=new Int32Array(profile.parents.length);for(let node=1;node<moved.length;node+=
1){let parent=moved[profile.parents[node]],frame=frameIndices[profile.nodeFrames[node]],key=parent*2**26+frame,joined2=nodes.
get(key);joined2===void 0&&(joined2=parents.push(parent)-1,nodes.set(key,joined2),functions.push(frame)),moved[node]=joined2}
return moved}let joined=forSides(side=>sides[side].map(profile=>({...profile,moved:join(profile)}))),columns=forSides(side=>joined[side].
map(({self,moved})=>{let sums=new Float64Array(parents.length);for(let node=1;node<self.length;node+=1)sums[moved[node]]+=
self[node];return sums}));return{frames:frames.list,parents,functions,columns}}function addUp(column,parents){let sums=column.
slice();for(let node=sums.length-1;node>0;node-=1)sums[parents[node]]+=sums[node];return sums}function findLimit(values,count2){
return values.length>count2?values.toSorted()[values.length-count2-1]:-1}var CONTAINED=.9;function findGrownTotals(sides,described,{isTouched,named}){if(![...sides.base,...sides.head].every(({hasStacks,
quantum})=>hasStacks&&quantum>0))return[];let joined=joinNodes(sides),tree=named.size===0?joined:keepValues(joined,named),
rows=addUpFunctions(tree),whole={...described,...forSides(side=>({...described[side],scale:1,scaleError:0}))},[noiseOfShare,
noise]=[whole,described].map(one=>estimateNoise(rows,one,TOTAL_RATE)),grown=rows.flatMap(row=>{let shares=forSides(side=>sum2(
row[side])/sum2(described[side].totals)),share=shares.head-shares.base,deltaTotal=shares.head*described.head.scale-shares.
base*described.base.scale,half=noise(row).total,{file}=row.frame,touched=file!==null&&isTouched(file);if(!(named.size>0?
touched:share>noiseOfShare(row).total)||deltaTotal<=half)return[];let delta={deltaTotal,low:deltaTotal-half,high:deltaTotal+
half};return[{row,share,delta:{...row.frame,...delta,touched}}]}),callers=findCallers(tree,new Set(grown.map(({row})=>row.
function))),isContained=one=>grown.some(({row,share})=>share>=CONTAINED*one.share&&callers.get(row.function)?.has(one.row.
function));return grown.filter(one=>one.delta.touched||!isContained(one)).map(({row,delta})=>({delta,depth:callers.get(row.
function).size})).sort((one,other)=>byGrowth(one.delta,other.delta,one.depth-other.depth)).map(({delta})=>delta)}function keepValues({
columns,...tree},keys){let isKept=tree.frames.map(frame=>keys.has(frameKey(frame))),keep=column=>column.map((value,node)=>isKept[tree.
functions[node]]?value:0);return{...tree,columns:forSides(side=>columns[side].map(keep))}}function byGrowth(one,other,deeper){
return other.deltaTotal-one.deltaTotal||deeper||(one.name<other.name?-1:1)}function addUpFunctions(tree){let{frames,functions,
parents,columns}=tree,isOuter=new Uint8Array(parents.length);visitCalls(tree,(node,depths)=>{depths[functions[node]]===0&&
(isOuter[node]=1)});let totals=forSides(side=>columns[side].map(column=>{let sums=new Float64Array(frames.length),all=addUp(
column,parents);for(let node=1;node<all.length;node+=1)isOuter[node]===1&&(sums[functions[node]]+=all[node]);return sums}));
return frames.map((frame,index)=>({function:index,frame,...forSides(side=>totals[side].map(sums=>sums[index]))}))}function findCallers(tree,wanted){
let callers=new Map([...wanted].map(one=>[one,new Set]));visitCalls(tree,(node,depths)=>{let own=callers.get(tree.functions[node]);
if(own!==void 0)for(let one of wanted)depths[one]>0&&own.add(one)});let isMutual=(one,other)=>callers.get(one).has(other)&&
callers.get(other).has(one);for(let[one,own]of callers)callers.set(one,new Set([...own].filter(other=>!isMutual(one,other))));
return callers}function visitCalls({parents,functions,frames},visit){let first=new Int32Array(parents.length).fill(-1),next=new Int32Array(
parents.length).fill(-1);for(let node2=parents.length-1;node2>0;node2-=1)next[node2]=first[parents[node2]],first[parents[node2]]=
node2;let depths=new Int32Array(frames.length),node=first[0];for(;node>0;){if(visit(node,depths),first[node]>0){depths[functions[node]]+=
1,node=first[node];continue}for(;node>0&&next[node]<0;)node=parents[node],node>0&&(depths[functions[node]]-=1);node>0&&(node=
next[node])}}var ROUNDING3=1e-9,MAX_PROPOSED_RUNS=100;function attributeChange(sides,{measured=null,isTouched=()=>!1}={}){let{unit,rows,
noise,spread,areShares,sides:described}=compareSides(sides,measured),{base,head}=described,threshold=ROUNDING3*Math.max(
base.scale,head.scale),judged=[];for(let row of rows){let mean3=forSides(side=>meanValueOf(row[side],described[side])),deltaSelf=mean3.
head-mean3.base;if(Math.abs(deltaSelf)<=threshold)continue;let half=noise?.(row)??null,{file}=row.frame,delta={...row.frame,
...mean3,deltaSelf,low:half===null?null:deltaSelf-half.total,high:half===null?null:deltaSelf+half.total,touched:file!==null&&
isTouched(file)};judged.push({delta,half})}let named=judged.filter(({delta,half})=>half===null||Math.abs(delta.deltaSelf)>
half.total+threshold),grown=named.filter(({delta})=>delta.deltaSelf>0).map(({delta})=>delta);return{unit,base:base.scale,
head:areShares?average(head.totals):head.scale,runs:forSides(side=>sides[side].length),samples:base.quantum===0?null:forSides(
side=>Math.round(sum2(described[side].totals)/described[side].quantum)),functions:named.map(({delta})=>delta).sort(byGrowth2),
unnamed:named.length>0?null:explainSilence(judged,sides,measured!==null),spread:noise===null||measured!==null?null:spread,
areShares,totals:noise===null||grown.some(({touched})=>touched)?[]:findGrownTotals(sides,described,{isTouched,named:new Set(
grown.map(frameKey))})}}function byGrowth2(a,b){return b.deltaSelf-a.deltaSelf||(a.name<b.name?-1:1)}function meanValueOf(values,{
totals,scale}){return scale*sum2(values)/sum2(totals)}function explainSilence(judged,sides,isMeasured){let strongest=null,
strengthOf=({delta:delta2,half:half2})=>Math.abs(delta2.deltaSelf)/(half2?.total??1);for(let delta2 of judged)(strongest===
null||strengthOf(delta2)>strengthOf(strongest))&&(strongest=delta2);if(strongest?.half==null)return{reason:"equal",strongest:null,
runs:null};let{delta,half}=strongest,fixed=isMeasured?half.total**2-half.sampling**2:0,room=delta.deltaSelf**2-fixed,maxRuns=Math.
max(sides.base.length,sides.head.length),runs=room>0?Math.ceil(maxRuns*(half.total**2-fixed)/room)+1:Number.POSITIVE_INFINITY;
return runs>MAX_PROPOSED_RUNS?{reason:"noise",strongest:delta,runs:null}:{reason:"few-samples",strongest:delta,runs}}var LARGE_SPREAD=.1;
function compareSides(sides,measured=null){let units=[...new Set([...sides.base,...sides.head].map(({unit})=>unit))];if(units.
length>1)throw userError("profile-units-differ",about("command line"),{units});let rows=tabulateFunctions(sides),spread=relativeSpread(
sides),hasNoise=sides.base.length>1&&sides.head.length>1,areSamples=[...sides.base,...sides.head].every(({quantum})=>quantum>
0),areShares=measured===null&&hasNoise&&areSamples&&spread>=LARGE_SPREAD,described=describeSides(sides,areShares?measureShares(
sides):measured,spread),noise=hasNoise?estimateNoise(rows,described):null;return{unit:measured?.unit??units[0],rows,sides:described,
noise,spread,areShares}}function measureShares({base}){let side={median:average(base.map(({total})=>total)),standardError:0};
return{unit:base[0].unit,base:side,head:side,degrees:1}}function tabulateFunctions(sides){let rows=new Map;for(let side of SIDES)
for(let[run,{frames,nodeFrames,self}]of sides[side].entries()){let sums=new Float64Array(frames.length);for(let node=1;node<
self.length;node+=1)sums[nodeFrames[node]]+=self[node];for(let[index,frame]of frames.entries()){if(sums[index]===0)continue;
let key=frameKey(frame),row=rows.get(key)??{frame,...forSides(other=>sides[other].map(()=>0))};rows.set(key,row),frame.line!==
null&&(row.frame=frame),row[side][run]+=sums[index]}}return[...rows.values()]}function describeSides(sides,measured,spread){
return{...forSides(side=>{let totals=sides[side].map(({total})=>total),mean3=average(totals);return{totals,quantum:average(
sides[side].map(({quantum})=>quantum)),scale:measured?.[side].median??mean3,scaleError:measured?.[side].standardError??spread*
mean3/Math.sqrt(totals.length)}}),scaleDegrees:measured?.degrees??countDegrees2(sides)}}function relativeSpread(sides){let sumSquares=profiles=>{
let mean3=average(profiles.map(({total})=>total));return sum2(profiles.map(({total})=>(total/mean3-1)**2))};return Math.
sqrt((sumSquares(sides.base)+sumSquares(sides.head))/countDegrees2(sides))}function countDegrees2({base,head}){return Math.
max(1,base.length+head.length-2)}function average(values){return sum2(values)/values.length}var FRAME_CHANGES=["same","grew","grew-some","shrank","shrank-some","new","gone"];var MAX_GRAPH_NODES=5e4,SOME_SHARE=.005,LARGE_SHARE=.02,SOME_OF_NOISE=.5;function mergeTrees(sides){if(![...sides.base,...sides.
head].some(({hasStacks})=>hasStacks))return null;let compared=compareSides(sides),tree=joinNodes(sides),nodes=selectNodes(
tree,compared),indices=new Map(nodes.map((node,index)=>[node,index])),describe=convert2=>{let runs=forSides(side=>tree.columns[side].
map(convert2).map(column=>Float64Array.from(nodes,node=>column[node]))),means=forSides(side=>{let factor=compared.sides[side].
scale/sum2(compared.sides[side].totals);return nodes.map((_,index)=>round2(factor*sum2(runs[side].map(column=>column[index]))))});
return{runs,means}},own=describe(column=>column),all=describe(column=>addUp(column,tree.parents));return{unit:sides.base[0].
unit,names:tree.frames.map(({name})=>name),files:tree.frames.map(formatSource),parents:nodes.map(node=>indices.get(tree.
parents[node])??-1),functions:nodes.map(node=>tree.functions[node]),base:all.means.base,head:all.means.head,ownBase:own.
means.base,ownHead:own.means.head,changes:nodes.map((_,index)=>index===0?0:FRAME_CHANGES.indexOf(judgeNode(all,own,index,
compared))),omitted:tree.parents.length-nodes.length,hasNoise:compared.noise!==null}}function selectNodes({parents,columns},{
sides}){let shares=new Float64Array(parents.length);for(let side of SIDES){let sums=new Float64Array(parents.length);for(let column of columns[side])
for(let[node,value]of column.entries())sums[node]+=value;let whole=sum2(sides[side].totals);for(let[node,value]of addUp(
sums,parents).entries())shares[node]=Math.max(shares[node],value/whole)}let limit=findLimit(shares,MAX_GRAPH_NODES);return[
...shares.keys()].filter(node=>node===0||shares[node]>limit)}function judgeNode(all,own,index,compared){let isNew=all.means.
base[index]===0;if((isNew||all.means.head[index]===0)&&judgeSize(all,index,compared)===2)return isNew?"new":"gone";let size=judgeSize(
own,index,compared);if(size===0)return"same";let verb=own.means.head[index]>own.means.base[index]?"grew":"shrank";return size===
2?verb:`${verb}-some`}function judgeSize({runs,means},index,{noise,sides}){let change=Math.abs(means.head[index]-means.base[index]);
if(change===0)return 0;if(noise!==null){let half=noise(forSides(side=>runs[side].map(column=>column[index]))).total;return change>
half?2:change>SOME_OF_NOISE*half?1:0}let share=change/Math.max(sides.base.scale,sides.head.scale);return share>=LARGE_SHARE?
2:share>=SOME_SHARE?1:0}function round2(value){return Number(value.toPrecision(6))}var MAX_KEPT_STACKS=3e3,MAX_OTHER_FUNCTIONS=3e3,OTHERS={name:"[other functions]",file:null,line:null};function packProfiles(sides,isTouched){
let tree=joinNodes(sides),columns=[...tree.columns.base,...tree.columns.head],places=placeNodes(tree,columns),[first]=[...sides.
base,...sides.head],runs=SIDES.flatMap(side=>sides[side].map(({quantum})=>({side,quantum:shorten(quantum)})));return{unit:first?.
unit??"samples",hasStacks:first?.hasStacks??!1,functions:places.frames.map(({name,file,line})=>({name:name.slice(0,MAX_FUNCTION_NAME),
file:file===null?null:file.slice(0,MAX_FUNCTION_NAME),line:line??void 0,touched:file!==null&&isTouched(file)||void 0})),
stacks:{parents:places.parents,functions:places.functions},runs:runs.map((run,index)=>({...run,...listValues(columns[index],
places.stackOf)}))}}function unpackProfiles({unit,hasStacks,functions,stacks,runs}){let frames=functions.map(({name,file,
line=null})=>({name,file,line})),parents=Int32Array.from([-1,...stacks.parents]),nodeFrames=Int32Array.from([-1,...stacks.
functions]),unpack=run=>{let self=new Float64Array(parents.length);for(let[index,stack]of run.stacks.entries())self[stack]=
run.values[index];return{unit,frames,parents,nodeFrames,self,total:sum2(run.values),quantum:run.quantum,hasStacks}};return forSides(
side=>runs.filter(run=>run.side===side).map(unpack))}function placeNodes({frames,parents,functions},columns){let size=parents.
length,own=new Float64Array(size);for(let column of columns){let total=sum2(column);for(let node=1;node<size;node+=1)own[node]+=
column[node]/total}let all=addUp(own,parents),limit=findLimit(all.slice(1),MAX_KEPT_STACKS),placedFrames=new FrameTable,
placed={frames:placedFrames.list,parents:[],functions:[],stackOf:new Int32Array(size)},depths=[0],add=(parent,frame)=>(placed.
functions.push(placedFrames.add(frame)),depths.push(depths[parent]+1),placed.parents.push(parent)),isKept=new Uint8Array(
size);isKept[0]=1;let roots=new Map;for(let node=1;node<size;node+=1){let parent=parents[node],above=placed.stackOf[parent];
if(isKept[parent]===0||all[node]<=limit||depths[above]===MAX_RECORDED_DEPTH)continue;isKept[node]=1;let frame=frames[functions[node]];
placed.stackOf[node]=add(above,frame),above===0&&roots.set(frame,placed.stackOf[node])}let others=new Map;for(let node=1;node<
size;node+=1){let frame=frames[functions[node]];isKept[node]===0&&own[node]>0&&others.set(frame,(others.get(frame)??0)+own[node])}
let largest=[...others].toSorted(([,a],[,b])=>b-a).slice(0,MAX_OTHER_FUNCTIONS);for(let[frame]of largest)roots.has(frame)||
roots.set(frame,add(0,frame));for(let node=1;node<size;node+=1){if(isKept[node]===1||own[node]===0)continue;let frame=frames[functions[node]];
!roots.has(frame)&&!roots.has(OTHERS)&&roots.set(OTHERS,add(0,OTHERS)),placed.stackOf[node]=roots.get(frame)??roots.get(
OTHERS)}return placed}function listValues(column,stackOf){let sums=new Map;for(let node=1;node<column.length;node+=1){let value=column[node];
value>0&&sums.set(stackOf[node],(sums.get(stackOf[node])??0)+value)}let stacks=[...sums.keys()].sort((a,b)=>a-b);return{
stacks,values:stacks.map(stack=>shorten(sums.get(stack)))}}function shorten(value){return Number(value.toPrecision(7))}var MAX_PROFILE_BYTES=64*1024*1024,MAX_FRAMES=5e4,MAX_NODES=2e5,MAX_DEPTH=4096,MAX_LINE=1024*1024;function checkLimit(path,what,count2,max){
if(count2>max)throw userError("profile-too-many",inFile(path),{what,max})}function makeMalformedError(path,place,{got,...rest}){
let data={...rest,got:got.slice(0,80)};return typeof place=="number"?userError("profile-malformed",inFile(path,place),data):
userError("profile-malformed",inFile(path),{...data,place})}function toLine(line){return Number.isSafeInteger(line)&&Number(
line)>0?Number(line):null}var LINE_FEED=10,CARRIAGE_RETURN=13;function visitLines(file,visit){let bytes=toUtf8(file.bytes),
start=bytes[0]===239&&bytes[1]===187&&bytes[2]===191?3:0,number2=1;for(let from=start;from<bytes.length;number2+=1){let lineFeed=bytes.
indexOf(LINE_FEED,from),next=lineFeed===-1?bytes.length:lineFeed,end=next>from&&bytes[next-1]===CARRIAGE_RETURN?next-1:next;
if(end-from>MAX_LINE)throw userError("profile-line-too-long",inFile(file.path,number2),{got:end-from,max:MAX_LINE});visit(
bytes.toString("utf8",from,end),number2),from=next+1}}function toUtf8(bytes){let mark=(bytes[0]??0)<<8|(bytes[1]??0);return mark===
65534?Buffer.from(new TextDecoder("utf-16le").decode(bytes)):mark===65279?Buffer.from(new TextDecoder("utf-16be").decode(
bytes)):Buffer.from(bytes.buffer,bytes.byteOffset,bytes.byteLength)}var WORDS={nanoseconds:1,microseconds:1e3,milliseconds:1e6,
seconds:1e9},NANOSECONDS=new Map(Object.entries({...WORDS,ns:1,us:1e3,ms:1e6,s:1e9}));function toBaseUnit2(unit){let factor=NANOSECONDS.
get(unit);return factor!==void 0?{unit:"ns",factor}:unit==="bytes"?{unit:"B",factor:1}:{unit:unit===""||unit==="none"||unit===
"count"?"samples":unit.slice(0,40),factor:1}}function isWorsePrimary({primary,better},base,head){return primary&&(better===
"higher"?head<base:head>base)}function canExplainMetric(unit,profileUnit){let isSize=unit==="B"||unit.startsWith("B/")&&
unit!=="B/s";return profileUnit==="B"?isSize:profileUnit==="ns"&&unit==="count"?!1:!isSize&&!/^allocs?\b/.test(unit)}function addFunctions(rows,broken,profiles,names){if(profiles===void 0)return[...rows];let unpackedByBenchmark=new Map,unpack=benchmark=>{
let unpacked=unpackedByBenchmark.get(benchmark)??unpackGraph(benchmark);return unpackedByBenchmark.set(benchmark,unpacked),
unpacked},findProfiled=row=>profiles.benchmarks.find(benchmark=>names[benchmark.command]===row.command&&isOf(benchmark,row)),
unexplained=[...broken].filter(row=>{let unit=findProfiled(row)?.unit;return unit!==void 0&&!canExplainMetric(row.unit,unit)}),
unexplainedKeys=new Set(unexplained.map(benchmarkKeyOf));return rows.map(row=>{if(!isOfBothSides(row))return row;let isWorse2=isWorsePrimary(
row,row.base.median,row.head.median);if(!broken.has(row)&&!(isWorse2&&unexplainedKeys.has(benchmarkKeyOf(row))))return row;
let command=names.indexOf(row.command),profiled=findProfiled(row);return profiled===void 0&&(profiles.settings[command]??
null)===null?row:{...row,functions:compareRow(row,profiled??null,unpack)}})}function isOfBothSides(row){return row.base!==
null&&row.head!==null}function isOf({benchmark},{group,name}){return benchmark===null||benchmark.group===group&&benchmark.
name===name}function unpackGraph(benchmark){let sides=unpackProfiles(benchmark);return{sides,graph:mergeTrees(sides)}}function compareRow(row,profiled,unpack){
if(profiled===null)return{kind:"missing",reason:"no-profile"};if(!canExplainMetric(row.unit,profiled.unit)||row.base.median<=
0||row.head.median<=0)return{kind:"missing",reason:"metric"};if(new Set(profiled.runs.map(({side})=>side)).size<2)return{
kind:"missing",reason:"no-profile"};let{sides,graph}=unpack(profiled),touched=new Set(profiled.functions.flatMap(({file,
touched:touched2})=>touched2?file??[]:[])),measured=costOf2(row),isOfCommand=profiled.benchmark===null,attribution=attributeChange(
sides,{measured:isOfCommand?null:measured,isTouched:file=>touched.has(file)}),converted=convert(attribution,row,isOfCommand?
measured.base.median/attribution.base:1),change=converted.head-converted.base,named=converted.functions.reduce((sum3,{deltaSelf})=>sum3+
deltaSelf,0);return{kind:"compared",attribution:converted,change,isOfCommand,graph,elsewhere:(attribution.areShares?0:change)-
named,isProportional:!isOfCommand&&attribution.functions.length>1&&areSharesEqual(sides)}}function areSharesEqual(sides){
let whole={median:1,standardError:0};return attributeChange(sides,{measured:{unit:"",base:whole,head:whole,degrees:1}}).
functions.length===0}function costOf2(row){let{base,head,unit,better,exact}=row,costs=forSides(side=>{let{median:median2,
values}=row[side],standardError=exact?0:Math.sqrt(Math.PI/2/values.length)*robustSpread(values);return better==="higher"?
{median:1/median2,standardError:standardError/median2**2}:{median:median2,standardError}});return{unit,...costs,degrees:Math.
max(1,base.n+head.n-2)}}function convert(attribution,row,costPerValue){let{base,head,better,unit}=row,factor=better==="h\
igher"?-costPerValue*base.median*head.median:costPerValue,[low,high]=factor<0?["high","low"]:["low","high"],scale=value=>value===
null?null:value*factor,convertDelta=delta=>({...delta,base:delta.base*Math.abs(factor),head:delta.head*Math.abs(factor),
deltaSelf:delta.deltaSelf*factor,low:scale(delta[low]),high:scale(delta[high])}),convertTotal=delta=>({...delta,deltaTotal:delta.
deltaTotal*factor,low:delta[low]*factor,high:delta[high]*factor}),{unnamed}=attribution;return{...attribution,unit,base:better===
"higher"?base.median:attribution.base*factor,head:better==="higher"?base.median+(attribution.head-attribution.base)*factor:
attribution.head*factor,functions:attribution.functions.map(convertDelta),totals:attribution.totals.map(convertTotal),unnamed:unnamed&&
{...unnamed,strongest:unnamed.strongest&&convertDelta(unnamed.strongest)}}}var ALPHA=.02,FAST=.2;function joinBuilds(first,again,decidedBy){let part=decidedBy!=="fastest-third"?.5:first.better===
"lower"?FAST:1-FAST,summarise3=values=>part===.5?median(values):quantile(sortAscending(values),part),join=(own,sample)=>{
if(own===null||sample===null)return null;let builds=[...groupBy(sample.values.keys(),index=>sample.rounds[index])].toSorted(
([one],[other])=>one-other);return{values:[own.values,...builds.map(([,runs2])=>runs2.map(index=>sample.values[index]))].
map(summarise3),rounds:[1,...builds.map(([build])=>build)]}};return{...again,base:join(first.base,again.base),head:join(
first.head,again.head),exact:!1,varies:!0}}function compareBuilds(pair){return comparePair({...pair,layout:countBuilds(pair)<
MIN_COMPARED_WITHIN?null:"varied"})}var MIN_COMPARED_WITHIN=6;function judgeBuilds(pair,limit,isOver2){let count2=countBuilds(
pair);if(count2<MIN_BUILDS)return"unknown";for(let look of BUILD_LOOKS.filter(one=>one<=count2)){let outcome=judgeAt(cutAtBuild(
pair,look),limit);if(outcome!=="unknown"&&!(outcome==="survived"&&look===MIN_BUILDS))return outcome}return!isOver2&&count2<
MAX_BUILDS?"unknown":judgeAt(pair,limit)==="survived"?"survived":"layout"}function judgeAt(pair,{rule,limit,minDelta}){let count2=countBuilds(
pair),comparison=compareBuilds(pair),alpha=Math.max(ALPHA,smallestTwoSidedP(count2,count2)/2+Number.EPSILON);if(rule.judge(
comparison,{limit,minDelta,alpha})==="fail")return"survived";let{failInterval,better,base}=comparison,floor=base===null||
base.median===0?0:minDelta/Math.abs(base.median);return failInterval!==null&&orientInterval(failInterval,better)[1]<=Math.
max(limit,floor)?"layout":"unknown"}function cutAtBuild(pair,build){return{...pair,base:cutAtRound(pair.base,build),head:cutAtRound(
pair.head,build)}}function countBuilds({base,head}){return Math.min(base?.values.length??0,head?.values.length??0)}function describeBuilds(pair,outcome){
let{change,failInterval}=compareBuilds(pair);return{base:pair.base?.values.length??0,head:pair.head?.values.length??0,spread:Math.
max(spreadOf2(pair.base),spreadOf2(pair.head)),outcome,change,likely:failInterval,isFirstApart:outcome==="layout"&&isFirstApart(
pair)}}function isFirstApart({subject,base,head}){let[first,...others]=head?.values??[],rest=[others,base?.values??[]];if(first===
void 0||others.length===0||rest.flat().some(value=>value<=0))return!1;let worst=subject.better==="lower"?Math.max(...others):
Math.min(...others),distance=Math.abs(Math.log(first/worst));return rest.every(values=>Math.log(Math.max(...values)/Math.
min(...values))<distance)}function spreadOf2(sample){let values=sample?.values??[],minimum=Math.min(...values);return values.
length===0||minimum<=0?0:Math.max(...values)/minimum-1}var DECIDING=["complete","decided","time"];function makeBuildJudge({ended},pairs){let keyOf2=row=>JSON.stringify([benchmarkKeyOf(
row),row.metric,row.unit]),known=new Map(pairs.map(pair=>[keyOf2(pair.subject),pair]));return(row,{rule},broken)=>{if(!canBuildsDecide(
row,broken))return null;let pair=joinBuilds(row,known.get(keyOf2(row))??makeEmptyPair(row),broken.decidedBy),limit={rule,
limit:broken.limit??0,minDelta:broken.minDelta},outcome=DECIDING.includes(ended)?judgeBuilds(pair,limit,ended!=="complet\
e"):"unknown";return describeBuilds(pair,outcome)}}var NOTHING={values:[],rounds:[]};function makeEmptyPair(subject){return{
subject,base:NOTHING,head:NOTHING,exact:!1,layout:null,varies:!0}}function canBuildsDecide(row,verdict){let{kind,outcome,
level,decidedBy}=verdict;return!row.exact&&row.placements===null&&!isCpuTime(row)&&decidedBy!=="cpu-time"&&outcome==="fa\
il"&&level!=="report"&&kind==="max-regression"&&isAboutChange(verdict)}function sumUpRebuilds(recorded,builds,rows){if(recorded===
void 0||builds===0)return null;let seconds=Math.round(recorded.durationMs/1e3);return{builds,seconds,rows:rows.filter(row=>row.
builds!==null).length}}var BASELINE="baseline";function asBaseline(recording){let{invocations,environment}=recording,whole=findWholeRounds(recording),
kept=invocations.flatMap(({side,round:round3,outcome},index)=>side==="head"&&outcome==="ok"&&whole.has(round3)?[index]:[]),
positions=new Map(kept.map((from,to)=>[from,to])),{observations:_,...machine}=environment,{changes:__,baseline:___,places:____,
cost:_____,...rest}=recording;return{...rest,commits:{base:{sha:null,how:"none"},head:recording.commits.head},environment:{
...machine,toolchain:{base:[],head:environment.toolchain?.head??[]}},invocations:kept.map(index=>{let{startMs,durationMs,
steal:_steal,others:_others,own:_own,...one}=invocations[index];return{...one,startMs:Math.round(startMs),durationMs:Math.
round(durationMs)}}),series:recording.series.flatMap(series=>pickSeriesValues(series,positions)),problems:[]}}function pickSeriesValues({
base:_,head,...rest},positions){let taken=head.invocations.flatMap((from,at)=>{let to=positions.get(from);return to===void 0?
[]:[{to,values:head.values[at]}]});if(taken.length===0)return[];let values={invocations:taken.map(({to})=>to),values:taken.
map(({values:values2})=>values2)};return[{...rest,base:NO_VALUES,head:values}]}var NO_VALUES={invocations:[],values:[]};
function withBaseline(head,{path,recording:kept}){let offset=head.invocations.length,rename=makeRenamer(kept,head),standIns=kept.
series.map(one=>({...one,name:rename(one.name),base:{...one.head,invocations:one.head.invocations.map(index=>index+offset)},
head:NO_VALUES})),{toolchain}=head.environment;return{...head,commits:{...head.commits,base:{sha:head.commits.base.sha,how:BASELINE}},
baseline:{path,commit:kept.commits.head,measuredOn:kept.measuredOn??null,commands:kept.schedule.commands,environment:kept.
environment},environment:{...head.environment,toolchain:{base:kept.environment.toolchain?.head??[],head:toolchain?.head??
[]}},invocations:[...head.invocations,...kept.invocations.map(one=>({...one,side:"base"}))],series:[...head.series,...standIns]}}
function makeRenamer(kept,head){let[from,to]=[gomaxprocsSuffixOf(kept),gomaxprocsSuffixOf(head)],onHead=new Set(head.series.
map(({name})=>name));return from===to||onHead.size===0?name=>name:name=>{let bare=name.slice(0,name.length-from.length);
return[name,bare].find(one=>onHead.has(one))??`${bare}${to}`}}var MACHINE_FACTS={processor:({cpu})=>cpu,cores:({cores})=>cores===
0?"":String(cores),image:({image})=>image??"",architecture:({architecture})=>architecture,system:({os})=>os};function compareMachines(there,here){
let differences=Object.entries(MACHINE_FACTS).flatMap(([fact,of])=>{let[one,other]=[of(there),of(here)];return one===other||
one===""||other===""?[]:[[fact,[one,other]]]});return differences.length===0?null:Object.fromEntries(differences)}var MAX_AGE_DAYS=90,DAY_MS=1440*60*1e3,BASELINE2=about("baseline"),warnAboutMachine=({baseline,environment})=>{let differences=baseline===
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
gone),goneMetrics:countMetrics(gone)})};function findCommonMove(rows){let noisy=rows.filter(row=>isNoisy(row)&&!row.isControl);if(noisy.length<8)return null;for(let way of[
"worse","better"]){let moved=noisy.filter(row=>directionOf(row)===way);if(moved.length/noisy.length>=.8)return{way,moved,
of:noisy.length}}return null}function isNoisy({exact,primary,interval}){return primary&&!exact&&interval!==null}function directionOf({
interval,better}){return interval===null||interval.low<=0&&interval.high>=0?null:interval.low>0==(better==="lower")?"wor\
se":"better"}var warnAboutCommonMove=({baseline},rows)=>{let common=baseline===void 0?findCommonMove(rows):null;if(common===null)return null;
let{way,moved,of}=common;return makeWarning("all-changed-alike",onSide("head"),{changed:moved.length,of,direction:way})};
function warnAboutControlMove({controls,worsening}){let names=[...new Set(controls.map(({name})=>name))],direction=worsening>
0?"worse":"better",data={benchmarks:names,total:names.length,change:Math.abs(worsening),direction};return makeWarning("m\
achine-moved",about("measuring"),data)}var MAX_BLOCK_ROUNDS=2,warnAboutManyDisturbances=recording=>{let again=summariseRemeasuring(recording);return again===null||
again.rounds+MAX_BLOCK_ROUNDS<=recording.schedule.rounds.max?null:makeWarning("too-many-disturbances",about("machine"),{
rounds:again.rounds})},warnAboutOneSidedLoad=recording=>{let repeated=countExtraAttempts(recording);if(repeated===0)return null;
let side=shareOfOthersOn(recording,"head")>shareOfOthersOn(recording,"base")?"head":"base";return makeWarning("one-sided\
-load",about("machine"),{side,rounds:repeated})};function shareOfOthersOn({invocations},wanted){let own=invocations.filter(
({side,round:round3,outcome})=>side===wanted&&round3>0&&outcome==="ok"),totalMs=own.reduce((sum3,{durationMs})=>sum3+durationMs,
0),shareOf2=({steal,others})=>(steal??0)+(others??0),takenMs=own.reduce((sum3,one)=>sum3+one.durationMs*shareOf2(one),0);
return totalMs>0?takenMs/totalMs:0}var MAX_DRIFT=.05,MIN_DRIFT_ROUNDS=6,warnAboutDrift=({baseline},rows)=>{if(baseline!==void 0)return null;let levels=baseLevels(
rows);if(levels.length<MIN_DRIFT_ROUNDS)return null;let third=Math.floor(levels.length/3),[first,last]=[levels.slice(0,third),
levels.slice(-third)],moved=median(last)/median(first)-1;return!(Math.max(...first)<Math.min(...last)||Math.max(...last)<
Math.min(...first))||Math.abs(moved)<=MAX_DRIFT?null:makeWarning("machine-drifted",about("machine"),{change:moved})};function baseLevels(rows){
let ratios=new Map;for(let{base,exact,unit}of rows)if(!(base===null||exact||base.median<=0||!unitDescriptionOf(unit).isDuration))
for(let[index,round3]of base.rounds.entries()){let own=ratios.get(round3)??[];ratios.set(round3,own),own.push((base.values[index]??
0)/base.median)}return[...ratios].toSorted(([left],[right])=>left-right).map(([,own])=>median(own))}var MAX_CHANGE=.1,MIN_VALUES2=6,warnAboutFrequency=({environment:{observations,processor}})=>{let rounds=(observations?.
mhz??[]).slice(1).filter(mhz=>mhz!==null);if(rounds.length<MIN_VALUES2)return null;let ascending=rounds.toSorted((left,right)=>left-
right).slice(1,-1),[low=0,high=0]=[ascending[0],ascending.at(-1)];if(low<=0||high/low-1<=MAX_CHANGE)return null;let data={
lowMhz:low,highMhz:high,governor:processor?.governor||void 0};return makeWarning("frequency-changed",about("machine"),data)};var warnAboutMissingRounds=({baseline},rows)=>{if(baseline!==void 0)return null;let uneven=rows.flatMap(row=>findMissingRounds(
row)??[]),[first]=uneven;if(first===void 0)return null;let others=new Set(uneven.map(({benchmark})=>benchmark)).size-1;return makeWarning(
"rounds-missing",atKey("rounds"),{...first,others})};function findMissingRounds({name,base,head}){if(base===null||head===
null)return null;let[onBase,onHead]=[new Set(base.rounds),new Set(head.rounds)],of=new Set([...onBase,...onHead]).size,side=onHead.
size<of?"head":"base",missing=of-(side==="head"?onHead:onBase).size;return missing===0?null:{benchmark:name,side,missing,
of}}var MAX_STEAL=.03,MAX_OTHERS=.1,MAX_RISE={steal:.05,others:.2},MAX_LOAD_BEFORE=.5,warnAboutStolenTime=recording=>{let data=findHighShare(
recording,"steal",MAX_STEAL);return data&&makeWarning("processors-stolen",about("machine"),data)},warnAboutOtherProcesses=recording=>{
let data=findHighShare(recording,"others",MAX_OTHERS);return data&&makeWarning("processors-shared",about("machine"),data)},
warnAboutPriorLoad=({environment})=>{let{observations,loadBefore,cores}=environment;return(observations?.others.some(share=>share!==
null)??!1)||loadBefore===null||loadBefore<=MAX_LOAD_BEFORE*cores?null:makeWarning("machine-busy-before",about("machine"),
{load:loadBefore,cores})},MIN_MS=1e3;function findHighShare({environment:{observations},invocations},which,maxMean){if(observations===
void 0)return null;let{atMs}=observations,asideMs=invocations.flatMap(({outcome,startMs})=>outcome==="disturbed"?[startMs]:
[]),spans=observations[which].flatMap((share,index)=>{if(share===null||index===0)return[];let[from,to]=[atMs[index-1]??0,
atMs[index]??0];return to<=from||asideMs.some(startMs=>startMs>=from&&startMs<to)?[]:[{share,ms:to-from,rounds:roundsOf(
observations,index)}]}),totalMs=spans.reduce((sum3,{ms})=>sum3+ms,0);if(totalMs<MIN_MS)return null;let mean3=spans.reduce(
(sum3,{share,ms})=>sum3+share*ms,0)/totalMs,long=spans.filter(({ms})=>ms>=MIN_MS).sort((left,right)=>right.share-left.share),
usual=long.length===0?mean3:median(long.map(({share})=>share)),[{share:worst,rounds}={share:mean3,rounds:{firstRound:0,lastRound:0}}]=long;
return mean3<=maxMean&&worst-usual<=MAX_RISE[which]?null:{mean:mean3,worst,...rounds}}function roundsOf({rounds},index){
let last=rounds===void 0?index-1:rounds[index]??0,earlier=(rounds??[]).slice(0,index).flatMap(round3=>round3!==null&&round3<
last?round3:[]);return{firstRound:rounds===void 0?last:Math.min(last,Math.max(0,...earlier)+1),lastRound:last}}var warnAboutDependencies=({changes,baseline})=>changes===void 0||changes.lockFiles.total===0?null:makeWarning("dependen\
cies-differ",about("dependencies"),toPathsData(changes.lockFiles,baseline)),warnAboutBenchmarkSources=({changes,baseline,
benchmarkFiles})=>{if(changes===void 0)return null;let{benchmarkSources,sharedBenchmarks=NONE}=changes,differing=benchmarkFiles===
"head"?[benchmarkSources]:[benchmarkSources,sharedBenchmarks],total=differing.reduce((sum3,one)=>sum3+one.total,0);if(total===
0)return null;let data=toPathsData({total,paths:differing.flatMap(({paths})=>paths)},baseline);return makeWarning("bench\
mark-sources-differ",about("benchmarks"),data)},warnAboutSharedBenchmarks=({changes:{sharedBenchmarks}={},benchmarkFiles})=>sharedBenchmarks===
void 0||benchmarkFiles!=="head"?null:makeWarning("benchmarks-of-head",about("benchmarks"),sharedBenchmarks),NONE={total:0,
paths:[]},warnAboutToolchain=({environment:{toolchain}})=>{if(toolchain===void 0)return null;let{base,head}=toolchain;if(base.
length===0||head.length===0)return null;let[onBase,onHead]=[base.filter(line=>!head.includes(line)),head.filter(line=>!base.
includes(line))];return onBase.length===0&&onHead.length===0?null:makeWarning("toolchain-differs",about("toolchain"),{base:onBase,
head:onHead})};function toPathsData({total,paths},baseline){return{paths,total,isBaseline:baseline!==void 0}}var MIN_SLOWDOWN=.1,MIN_ROUNDS=3,MAX_BUSIER=.02,MAX_NAMES=3,warnAboutSlowedBase=recording=>{let{warmUp,series,baseline}=recording;
if(warmUp===void 0||baseline!==void 0||isMachineBusier(recording))return null;let known=new Map(warmUp.map(one=>[keyOf(one),
one])),valuesOf=makeValueReader(recording),slowed=series.flatMap(one=>{let first=known.get(keyOf(one)),slowdown=first&&slowdownOf(
one,first,valuesOf);return slowdown==null?[]:[{name:one.name,slowdown}]});if(slowed.length===0)return null;let names=[...new Set(
slowed.map(({name})=>name))],change=Math.min(...slowed.map(({slowdown})=>slowdown)),data={benchmarks:names.slice(0,MAX_NAMES),
total:names.length,change};return makeWarning("base-slowed",about("benchmarks"),data)};function slowdownOf(series,{base,
head},valuesOf){if(series.deterministic||!unitDescriptionOf(series.unit).isDuration||base===null||head===null||base<=0)return null;
let[onBase,onHead]=[valuesOf(series,"base"),valuesOf(series,"head")];if(Math.min(onBase.length,onHead.length)<MIN_ROUNDS)
return null;let[fastest,slowest]=[Math.min(...onBase),Math.max(...onBase)],limit=base*(1+MIN_SLOWDOWN);return fastest>limit&&
fastest-base>slowest-fastest&&head>limit&&Math.min(...onHead)>limit?fastest/base-1:null}function makeValueReader(recording){
let used=findUsedRounds(recording),isUsed=(index,side)=>{let{round:round3,outcome}=recording.invocations[index]??{};return outcome===
"ok"&&round3!==void 0&&used[side].has(round3)};return(series,side)=>{let{invocations,values}=series[side];return values.
flatMap((raw,at)=>isUsed(invocations[at]??-1,side)?[median(raw)]:[])}}function isMachineBusier({invocations}){let shareIn=isWanted=>{
let own=invocations.filter(({side,round:round3,outcome})=>side==="base"&&outcome==="ok"&&isWanted(round3));return own.length===
0?0:median(own.map(({steal,others})=>(steal??0)+(others??0)))};return shareIn(round3=>round3>0)>shareIn(round3=>round3===
0)+MAX_BUSIER}function keyOf({group,name,metric,unit}){return JSON.stringify([group,name,metric,unit])}var WARNING_CHECKS=[warnAboutMachine,warnAboutCommands,warnAboutAge,warnAboutMembers,warnAboutUnknownChanges,warnAboutCommonMove,
warnAboutToolchain,warnAboutDependencies,warnAboutBenchmarkSources,warnAboutSharedBenchmarks,warnAboutMissingRounds,warnAboutStolenTime,
warnAboutOtherProcesses,warnAboutManyDisturbances,warnAboutOneSidedLoad,warnAboutPriorLoad,warnAboutFrequency,warnAboutDrift,
warnAboutSlowedBase];function runWarningChecks(recording,rows,controlMove=null){if(controlMove===null)return runChecks(WARNING_CHECKS,
recording,rows);let others=WARNING_CHECKS.filter(check=>check!==warnAboutCommonMove);return[warnAboutControlMove(controlMove),
...runChecks(others,recording,rows)]}function runChecks(checks,recording,rows){return recording.commits.base.sha===null?
[]:recording.baseline===void 0&&rows.every(({base,head})=>base===null||head===null)?[]:checks.flatMap(check=>check(recording,
rows)??[])}function indexAnswers(answers,commands){let keyOf2=(command,name)=>JSON.stringify([command,name]),known=new Map(answers.
map(one=>[keyOf2(commands[one.command]??null,one.name),one])),textOf=(row,side)=>{let texts=namesOf(row,side).flatMap(name=>known.
get(keyOf2(row.command,name))?.[side]??[]);return new Set(texts).size===1?texts[0]:null};return row=>{let[base,head]=[textOf(
row,"base"),textOf(row,"head")];return base===null||head===null?null:{isSame:base===head,base,head}}}function namesOf({name,
shortName,renamed},side){return(side==="base"&&renamed!==null?[renamed.from,renamed.shortFrom]:[name,shortName]).filter(
one=>one!==null)}var MAX_NAMES2=3;function warnAboutAnswers(answers,{commands,rows,isShard}){let names=new Map;for(let row of rows){
let own=names.get(row.command)??new Set;names.set(row.command,own);for(let name of[...namesOf(row,"base"),...namesOf(row,
"head")])own.add(name)}let isUnknown=({command,name})=>!isShard&&names.get(commands[command]??null)?.has(name)!==!0,list=found=>({
names:found.slice(0,MAX_NAMES2).map(({name})=>name),count:found.length}),[unknown2,varying]=[answers.filter(isUnknown),answers.
filter(({base,head})=>base.length>1||head.length>1)];return[...unknown2.length===0?[]:[makeWarning("answers-unmatched",about(
"benchmarks"),list(unknown2))],...varying.length===0?[]:[makeWarning("answers-vary",about("benchmarks"),list(varying))],
...rows.flatMap(row=>warnAboutSpeedUp(row,rows))]}var IMPLAUSIBLE=10;function warnAboutSpeedUp(row,rows){let{answer,state,
base,head,better,change,name}=row;if(!answer?.isSame||state!=="improvement"||base===null||head===null||change===null)return[];
if(!isTime(row)||better!=="lower"||1+change>1/IMPLAUSIBLE)return[];let key=benchmarkKeyOf(row),counted=rows.filter(one=>one.
unit==="allocs/op"&&benchmarkKeyOf(one)===key);if(counted.some(one=>one.base?.median!==one.head?.median))return[];let data={
benchmark:name,factor:Math.floor(1/(1+change)),hasAllocations:counted.length>0};return[makeWarning("speed-up-implausible",
about("benchmarks"),data)]}function addChangedParts(rows,broken,{grown:all,isFile}){return all.length===0?rows:rows.map(row=>{let grown=broken.has(
row)&&isFile(row)?all.find(({name})=>name===row.name):void 0;if(grown===void 0)return row;let{kind,parts,count:count2}=grown;
return{...row,functions:{kind,parts,count:count2}}})}function conclude({recording,parts:[{brokeIn,hasFailed:hasFailed2}],hasNothingToMeasure:hasNothingToMeasure2},rows,judgedGeomeans,unstable,problems){
let has=(level,outcome)=>[...rows,...judgedGeomeans].some(({verdicts})=>verdicts.some(verdict=>verdict.level===level&&verdict.
outcome===outcome)),baseBroke=brokeIn!==null;return hasFailed2.head||recording.schedule.ended==="cancelled"||rows.every(
({head})=>head===null)&&!baseBroke&&unstable===null&&!hasNothingToMeasure2||[...recording.problems,...problems].some(({severity})=>severity===
"error")?"error":has("fail","fail")?"fail":unstable?.isUnjudgeable?"error":has("fail","unknown")||baseBroke||unstable?.isGuarded?
"inconclusive":has("warn","fail")?"warn":"pass"}function findUnstableNameProblem(parts,policy){let all=parts.flatMap(({unstable})=>unstable),
[first]=all;if(first===void 0)return null;let rows=parts.flatMap(part=>groupUnstableSamples(part.recording,policy,part).
map(pair=>comparePair(pair))),{budgets}=selectActiveBudgets(policy.budgets,policy.today),{limitsFor,unmatched}=selectLimits(
budgets,rows),matched=new Set(budgets.filter(budget=>!unmatched.includes(budget))),isDecisive=({level})=>level==="fail",
isGuarded=rows.some(row=>limitsFor(row).some(({budget})=>isDecisive(budget)))||[...matched].some(budget=>(budget.of==="g\
eomean"||budget.limits.has("max-growth"))&&isDecisive(budget)),isUnjudgeable=isGuarded&&all.some(({side})=>side==="head"),
data={sides:all.every(({side})=>side===first.side)?first.side:"both",count:Math.max(...all.map(({count:count2})=>count2)),
...first.example};return{problem:makeWarning("names-unstable",about("benchmarks"),data),isGuarded,isUnjudgeable,matched}}
function reportUnstableNames(unstable,recorded,conclusion){return unstable===null||recorded.some(({code})=>code===unstable.
problem.code)?[]:[conclusion==="error"&&unstable.isUnjudgeable?{...unstable.problem,severity:"error",failure:"names-unst\
able"}:unstable.problem]}function blockedU(blocks){let chances=[1],larger=0;for(let{base,head}of blocks)larger+=base.reduce((sum3,from)=>sum3+head.
filter(to=>to>from).length,0),chances=convolve(chances,probabilitiesOf(base.length,head.length));let p=chances.slice(larger).
reduce((sum3,chance)=>sum3+chance,0);return{p:larger===0?1:Math.min(1,p),smallest:chances.at(-1)}}function probabilitiesOf(n,m){
if(n===0||m===0)return[1];let chances=Array.from({length:n*m+1},()=>0);for(let[u,chance]of probabilitiesOf(n-1,m).entries())
chances[u]+=n/(n+m)*chance;for(let[u,chance]of probabilitiesOf(n,m-1).entries())chances[u+n]+=m/(n+m)*chance;return chances}
function convolve(left,right){let sums=Array.from({length:left.length+right.length-1},()=>0);for(let[i,one]of left.entries())
for(let[j,other]of right.entries())sums[i+j]+=one*other;return sums}function testCommonMove({moved,way},blocks){let courses=moved.map(({base,head,better})=>{let sign=better==="lower"==(way===
"worse")?1:-1;return{base:levelsIn(base,sign),head:levelsIn(head,sign)}});return blockedU(blocks.map(rounds=>blockOf(rounds,
courses)))}function blockOf(block,courses){let has=({base,head},round3)=>base.has(round3)&&head.has(round3),rounds=block.
filter(round3=>courses.some(course=>has(course,round3))),whole=courses.filter(course=>rounds.every(round3=>has(course,round3))),
levelsOf=side=>whole.length===0?[]:rounds.map(round3=>whole.reduce((sum3,course)=>sum3+course[side].get(round3),0));return{
base:levelsOf("base"),head:levelsOf("head")}}function levelsIn(sample,sign){let sums=new Map;for(let[index,round3]of(sample?.
rounds??[]).entries()){let{sum:sum3,count:count2}=sums.get(round3)??{sum:0,count:0};sums.set(round3,{sum:sum3+Math.log(sample.
values[index]),count:count2+1})}let means=[...sums].map(([round3,{sum:sum3,count:count2}])=>[round3,sign*sum3/count2]);return new Map(
means.filter(([,mean3])=>Number.isFinite(mean3)))}function findControlMove(controls){let pairs=controls.map(orientPair),all=findMove(pairs);if(all===null)return null;let ownMove=pair=>Math.
sign(all.worsening)*Math.log1p(comparePair(pair).change??0),most=pairs.reduce((one,other)=>ownMove(other)>ownMove(one)?other:
one),rest=pairs.filter(pair=>pair!==most);return rest.length===0||(findMove(rest)?.worsening??0)*all.worsening>0?all:null}
function findMove(pairs){let mean3=compareGeomean(pairs);if(mean3===null||mean3.interval===null||mean3.change===null)return null;
let{members,change,interval}=mean3;return interval.low>0||interval.high<0?{controls:members,worsening:change}:null}function orientPair(pair){
if(pair.subject.better==="lower")return pair;let invert=sample=>sample&&{...sample,values:sample.values.map(value=>1/value)},
{subject,base,head}=pair;return{...pair,subject:{...subject,better:"lower"},base:invert(base),head:invert(head)}}function listCpuTimes(recording){let ofRounds=recording.series.flatMap(series=>readRounds(recording,series)??[]),further=furtherCpuTimesOf(
recording),rounds={...recording,series:ofRounds.map(({series})=>series),problems:[]},whole=(further?.series??[]).map(series=>({
series,clock:null}));return[...ofRounds.length===0?[]:[makeCpuTimes(rounds,ofRounds)],...further===null?[]:[makeCpuTimes(
further,whole)]]}function countsCpuTime({schedule},command){let written=schedule.commands[command],own=typeof written=="\
object"?written.count:void 0;return listCounted(own??schedule.count??null).includes("cpu-time")}function readRounds(recording,series){
let{schedule,invocations}=recording,command=invocations[series.head.invocations[0]??series.base.invocations[0]??-1]?.command??
-1;if(!countsCpuTime(recording,command))return null;let source=CPU_TIMES_OF_ROUNDS[schedule.formats?.[command]??schedule.
format??""];if(source===void 0||series.metric!==(source.cpu??source.time))return null;let shared3={metric:CPU_TIME_METRIC,
better:"lower",primary:!1,deterministic:!1};if(source.cpu===null){let valuesOf=side=>{let known=series[side].invocations.
filter(at=>invocations[at]?.cpuMs!==void 0);return{invocations:known,values:known.map(at=>[invocations[at].cpuMs/1e3])}};
return{series:{...series,...shared3,unit:"s",base:valuesOf("base"),head:valuesOf("head")},clock:null}}let{group,name,unit}=series,
isClock=one=>one.metric===source.time&&one.unit===unit&&one.name===name&&one.group===group,clock=recording.series.find(isClock);
return{series:{...series,...shared3,unit:"sec/op",...toSeconds3(series,unit)},clock:clock===void 0?null:toSeconds3(clock,
unit)}}function toSeconds3(sides,unit){let{factor}=tidyUnit(unit),scale=({invocations,values})=>({invocations,values:values.
map(raw=>raw.map(value=>value*factor))});return{base:scale(sides.base),head:scale(sides.head)}}function makeCpuTimes(recording,timed){
let names=nameCommands(recording.schedule.commands),shares=new Map;for(let{series,clock}of timed)for(let side of SIDES){
let share=findQuietestShare(recording,series[side],clock?.[side]??null),{command=-1}=recording.invocations[series[side].
invocations[0]??-1]??{};share!==null&&shares.set(`${side} ${benchmarkKeyOf({...series,command:names[command]??null})}`,share)}
return{recording,onProcessorOf:(benchmark,side)=>shares.get(`${side} ${benchmarkKeyOf(benchmark)}`)??null}}var MIN_READY=.05;
function findQuietestShare({invocations},cpu,clock){return cpu.invocations.flatMap((at,index)=>{let made=invocations[at];
if(made===void 0||made.round===0||made.outcome!=="ok")return[];let{durationMs,cpuMs,queuedMs=0}=made,[spent,took]=clock===
null?[cpuMs,durationMs]:[cpu.values[index]?.[0],clock.values[clock.invocations.indexOf(at)]?.[0]];return spent===void 0||
took===void 0||took<=0||durationMs<=0?[]:[{took,share:spent/took/Math.max(MIN_READY,1-queuedMs/durationMs)}]}).toSorted(
(one,other)=>one.took-other.took)[0]?.share??null}function fitSlope(xs,ys){let middle=mean([...xs]),moment=of=>of.reduce((sum3,one,index)=>sum3+(xs[index]-middle)*one,0);
return moment(ys)/moment(xs)}function compareGrowth(pairs,{name,key,sizes},clearing){let[first]=pairs,[base,head]=["base","head"].map(side=>exponentsOf(
pairs,side,sizes));if(first===void 0||!head)return null;let all={subject:{...first.subject,name,shortName:null,renamed:null,
primary:!1},base:base?{...base,values:base.values.map(Math.exp)}:null,head:{...head,values:head.values.map(Math.exp)},exact:pairs.
every(({exact})=>exact),varies:pairs.some(({varies})=>varies),layout:pairs.every(({layout})=>layout==="varied")?"varied":
null},compared=comparePair(all,clearing),{interval,failInterval,passInterval}=compared,sides={base:toExponents(compared.
base),head:toExponents(compared.head)},change=sides.base===null?null:Number((sides.head.median-sides.base.median).toPrecision(
EQUAL_DIGITS2));return{...compared,...sides,delta:change,change:interval===null||compared.change===null?change:Math.log1p(
compared.change),interval:interval&&toDifference(interval),failInterval:failInterval&&toDifference(failInterval),passInterval:passInterval&&
toDifference(passInterval),members:pairs.map(({subject:{command,group,name:name2}})=>({command,group,name:name2})),leftOut:0,
growth:{key,sizes,...pointsOf(pairs),floor:findFloor(pairs,sizes,sides.head.median)}}}var EQUAL_DIGITS2=12;function exponentsOf(pairs,side,sizes){
let samples=pairs.flatMap(pair=>pair[side]??[]);if(samples.length<pairs.length||!samples.every(isPositive))return null;let moments=listValuesByMoment(
samples),logSizes=sizes.map(Math.log),slopeOf=values2=>Number(fitSlope(logSizes,values2.map(Math.log)).toPrecision(EQUAL_DIGITS2)),
values=moments.map(moment=>slopeOf(moment.values));return moments.length===0?null:{values,rounds:moments.map(({round:round3})=>round3)}}
function toExponents(side){if(side===null)return null;let values=side.values.map(value=>Number(Math.log(value).toPrecision(
EQUAL_DIGITS2))),{low,high}=side.medianInterval;return{...side,values,median:median(values),medianInterval:{low:Math.log(
low),high:Math.log(high)}}}function toDifference({low,high}){return{low:Math.log1p(low),high:Math.log1p(high)}}function pointsOf(pairs){
let middles=side=>{let samples=pairs.flatMap(pair=>pair[side]??[]);return samples.length<pairs.length?null:samples.map(({
values})=>median(values))};return{base:middles("base"),head:middles("head")}}var MIN_FLOOR=.1;function findFloor(pairs,sizes,exponent){
let points=pairs.map(({head},index)=>{let value=median(head.values);return{value,grown:(sizes[index]/sizes[0])**exponent,
weight:value**-2}}),sum3=of=>points.reduce((total,point)=>total+point.weight*of(point),0),[one,x,xx]=[sum3(()=>1),sum3(({
grown})=>grown),sum3(({grown})=>grown**2)],[y,xy]=[sum3(({value})=>value),sum3(({grown,value})=>grown*value)],floor=(y*xx-
x*xy)/(one*xx-x**2);return floor>MIN_FLOOR*Math.min(...points.map(({value})=>value))?floor:null}function evidenceIn(part){let{recording,pairs,rounds:completed,onProcessorOf}=part,hasBaseline=recording.baseline!==void 0,
levels=clearingAt(part),last=levels.get(completed),hasWitnesses=countWitnesses(part)>1,commands=nameCommands(recording.schedule.
commands),cases=pairs.map(pair=>{let isWitnessed=hasWitnesses&&hasFastestThird(pair),comparison=comparePair(pair,last),at=memoiseByLook(
look=>look===completed?comparison:comparePair(limitPairToRound(pair,look,hasBaseline),levels.get(look)));return{comparison,
at,fastestAt:isWitnessed?memoiseByLook(look=>compareFastestThird(at(look),levels.get(look))):null,isCrossMachine:hasBaseline&&
isMachineBound(pair,comparison),hasCpuTime:countsCpuTime(recording,commands.indexOf(pair.subject.command)),onProcessor:onProcessorOf&&
findOnProcessor(onProcessorOf,comparison)}}),{rounds}=recording.schedule,blocks=blocksOf(rounds.max,planPauses(rounds)),
pairOf2=new Map(cases.map(({comparison},index)=>[comparison,pairs[index]]));return{cases,testCommonWorsening(look){if(hasBaseline||
isOfCounts(recording))return null;let common=findCommonMove(cases.map(one=>look===completed?one.comparison:one.at(look)));
return common?.way==="worse"?testCommonMove(common,blocks):null},controlMove:isOfCounts(recording)?null:findControlMove(
pairs.filter((_,index)=>isControl(cases[index]))),isShard:recording.shard!==void 0,geomeanOf:rows=>caseOf(rows,compareGeomean),
growthOf:({members,...family})=>caseOf(members,(own,clearing)=>compareGrowth(own,family,clearing))};function caseOf(rows,compare){
let members=rows.flatMap(row=>pairOf2.get(row)??[]),comparison=compare(members,last);if(comparison===null)return null;let membersAt=look=>members.
map(pair=>limitPairToRound(pair,look,hasBaseline));return{comparison,at:look=>compare(membersAt(look),levels.get(look)),
fastestAt:null,isCrossMachine:hasBaseline&&members.some(pair=>isMachineBound(pair,comparison))}}}function isControl({comparison}){
return comparison.isControl&&isNoisy(comparison)}function findOnProcessor(onProcessorOf,row){let base=onProcessorOf({...row,
name:row.renamed?.from??row.name},"base"),head=onProcessorOf(row,"head");return base===null||head===null?null:Math.min(base,
head)}function memoiseByLook(answer){let known=new Map;return look=>(known.has(look)||known.set(look,answer(look)),known.
get(look))}function looksOf({recording,rounds}){return[...planLooks(recording.schedule.rounds).filter(look=>look<rounds),
rounds]}var MAX_WITNESSES=2;function countWitnesses({recording,onProcessorOf}){let{rounds,unit}=recording.schedule;return recording.
baseline!==void 0||onProcessorOf!==null||isOfCounts(recording)||unit==="sample"||rounds.max>MAX_SIDE?1:MAX_WITNESSES}function clearingAt(part){
let all=looksOf(part).filter(look=>look>0),test=isOfCounts(part.recording)?"other":"rank-sum",levels=clearingLevels(all,
part.recording.schedule.rounds.max,test);return new Map(all.map((look,index)=>[look,levels[index]]))}function lookPlanOf(part,policy){
let{recording,pairs,used,hasFailed:hasFailed2,hasValues:hasValues2}=part,{rounds,ended}=recording.schedule,planned=planFullLooks(
rounds);return{looks:looksOf(part),clearsFrom:planLooks(rounds)[0],minRounds:rounds.min,isCutShort:ended==="time"||ended===
"failed",maxRounds:rounds.max,baseRounds:recording.baseline===void 0?null:used.base.size,witnesses:countWitnesses(part),
valuesPerRound:valuesPerRound(recording),alphaAt:(look,share,smallestP2)=>spendAlpha({alpha:policy.alpha/share,looks:planned},
look,smallestP2),decidedAfter:ended==="decided"&&!part.isBrokenOff?part.rounds:null,headBroke:hasFailed2.head||!hasValues2.
head,baseBroke:part.brokeIn!==null&&pairs.every(({base})=>base===null)}}function valuesPerRound({schedule,series}){return schedule.
unit==="invocation"?1:series.flatMap(({base,head})=>[...base.values,...head.values]).reduce((most,{length})=>Math.max(most,
length),1)}function limitPairToRound(pair,round3,hasBaseline){let base=hasBaseline?pair.base:cutAtRound(pair.base,round3);
return{...pair,base,head:cutAtRound(pair.head,round3)}}function indexRecording(recording,grouping){let counts=countsAsRecording(recording),sizes=fileSizesAsRecording(recording),
builds=buildsAsRecording(recording),commands=nameCommands(recording.schedule.commands);return{recording,parts:[readPart(
recording,grouping),...counts===null?[]:[readPart(counts,grouping)],...listCpuTimes(recording).map(one=>readPart(one.recording,
grouping,one.onProcessorOf)),...sizes===null?[]:[{...readPart(sizes,grouping),hasValues:{base:!0,head:!0}}]],builds:builds&&
readPart(builds,grouping),answerOf:indexAnswers(recording.answers??[],commands),isFile:makeFileRowTest(recording.files),
commands,brokenOnBase:[...findCommandsBrokenOnBase(recording)].map(index=>commands[index]??null),skipped:listSkippedCommands(
recording.decisions),hasNothingToMeasure:hasNothingToMeasure(recording)}}function countsOf({parts:[,...others]}){return others.
find(({recording})=>isOfCounts(recording))??null}function readPart(recording,grouping,onProcessorOf=null){let facts=readSeriesFacts(
recording,grouping);return{...facts,recording,onProcessorOf,pairs:groupSamples(recording,grouping,facts),rounds:facts.used.
head.size,brokeIn:findRoundBaseBroke(recording),isBrokenOff:hasBrokenOff(recording),hasFailed:{base:hasFailed(recording,
"base"),head:hasFailed(recording,"head")},hasValues:{base:hasValues(recording,"base"),head:hasValues(recording,"head")}}}function toNamedPath(text){return text.split(/[/\\]/).filter(part=>part!==""&&part!==".").join("/")}function toFolderPattern(text){
let folder=toNamedPath(text);return folder===""?"**":`${folder}/**`}function findRunProblems(measured,rows,hasUnstableNames){let{recording,parts}=measured,{ended}=recording.schedule,[{rounds,
brokeIn,hasFailed:hasFailed2}]=parts,counts=countsOf(measured);if(ended==="cancelled")return[makeError("measuring-cancel\
led",about("measuring"),{rounds},{failure:"cancelled"})];if(brokeIn!==null)return[...reportFailureOnHead(recording),makeWarning(
"base-broke",baseOf(recording),{round:brokeIn})];let isTimeOver=ended==="time";if(rows.every(({head})=>head===null)){if(measured.
hasNothingToMeasure)return[];if(recording.problems.some(isPlanError)||hasUnstableNames)return[];let failed=recording.problems.
find(isReasonOnHead);if(failed!==void 0)return explainFailureOnBoth(failed,recording);let failure=isTimeOver?"time-over":
"nothing-measured",isUncounted=recording.schedule.measure==="counts"||void 0;return[makeError("nothing-measured",onSide(
"head"),{isTimeOver,isUncounted},{failure})]}let minRounds=rounds<MIN_ROUNDS_FOR_VERDICT?MIN_ROUNDS_FOR_VERDICT:void 0,isCountingCut=recording.
counts?.ended==="time";return[...reportFailureOnHead(recording),...isTimeOver?[makeWarning("time-over",atKey("max-minute\
s"),{rounds,minRounds})]:[],...counts&&isCountingCut?[makeWarning("counting-time-over",atKey("max-minutes"),{placements:counts.
rounds})]:[],...rows.every(({base})=>base===null)&&!hasUnstableNames?[makeWarning("nothing-on-base",baseOf(recording),{hasFailed:hasFailed2.
base})]:warnAboutCommandsOnlyOnHead(measured)]}function isReasonOnHead({failure,severity}){return severity==="error"&&(failure===
"benchmark-failed"||failure==="setup-failed")}function explainFailureOnBoth(onHead,{problems}){if(onHead.data.isNetwork===
!0||!problems.some(problem=>isSameFailureOnBase(problem,onHead)))return[];let part=onHead.failure==="setup-failed"?"setu\
p":"run";return[makeError("both-sides-failed",about("measuring"),{part},{failure:"both-sides-failed"})]}function isSameFailureOnBase(problem,onHead){
let isOfBase=problem.location.some(part=>(part.kind==="setup"||part.kind==="round"&&part.round===0)&&part.side==="base"),
keyOf2=({code,failure,data:{durationMs:_,...facts}})=>JSON.stringify([code,failure,facts]);return isOfBase&&keyOf2(problem)===
keyOf2(onHead)}function withoutRepeatedOutput(problems){let onHead=problems.find(isReasonOnHead);return onHead?.output===
void 0?problems:problems.map(problem=>isSameFailureOnBase(problem,onHead)?withoutOutput(problem):problem)}function baseOf({
commits}){return onSide("base",commits.base.sha)}function warnAboutCommandsOnlyOnHead({recording,brokenOnBase}){return brokenOnBase.
map(name=>makeWarning("command-fails-on-base",baseOf(recording),{command:name??"the command"}))}function warnAboutFilePatterns({
decisions=[]}){return decisions.flatMap(({reason,examples:patterns})=>{if(reason==="paths-folder"){let data={patterns,proposals:patterns.
map(toFolderPattern)};return makeWarning("file-pattern-of-folder",atKey("paths"),data)}return reason!=="paths-unmatched"&&
reason!=="depends-on-unmatched"?[]:makeWarning("file-pattern-unmatched",atKey(reason==="paths-unmatched"?"paths":"depend\
s-on"),{patterns})})}function reportFailureOnHead({invocations,problems}){let broken=invocations.find(({side,outcome})=>side===
"head"&&outcome==="failed"),isFailure=({failure,severity})=>failure==="benchmark-failed"&&severity==="error";if(broken===
void 0||problems.some(isFailure))return[];let{round:round3}=broken;return[makeError("invocation-failed-on-head",onSide("\
head"),{round:round3},{failure:"benchmark-failed"})]}function findRenameProblems({parts:[{hasValues:hasValues2,renames}]},policy,rows){
if(!hasValues2.base)return[];let location=atKey("renamed"),unused=findUnusedRenames(renames,{...policy.renamedByHead,...policy.
renamed}),applied=listRenamedByHead(rows),pairs={from:applied.map(({renamed})=>renamed.from),to:applied.map(({name})=>name)};
return[...applied.length===0?[]:[makeWarning("renamed-by-head",location,pairs)],...renames.refused.map(one=>makeWarning(
"rename-refused",location,{...one})),...unused.map(name=>makeWarning("rename-unused",location,{name}))]}function warnAboutFirstBuild(rows){
let names=rows.flatMap(({name,builds})=>builds?.isFirstApart?name:[]);return names.length===0?[]:[makeWarning("first-bui\
ld-apart",about("rebuilds"),{names,count:names.length})]}function warnAboutLayouts(rows,layouts){let below=rows.flatMap(
row=>{let floor2=layouts.get(historyKeyOf(row))??0;return row.verdicts.flatMap(({kind,limit})=>kind==="max-regression"&&
limit!==null?limit:[]).some(limit=>limit<floor2)?[{name:row.name,floor:floor2}]:[]});if(below.length===0)return[];let names=below.
map(({name})=>name),floor=Math.max(...below.map(one=>one.floor));return[makeWarning("limit-below-layout",about("rebuilds"),
{names,count:names.length,floor})]}function warnAboutControl({control},rows){if(rows.length===0)return[];let names=rows.
flatMap(({name,shortName})=>[name,shortName??name]);return control.flatMap(pattern=>{let matches=compilePattern(pattern.
replace(/^!/,""));return names.some(matches)?[]:[makeWarning("control-unmatched",atKey("control"),{name:pattern})]})}function findUnmatchedPolicy({
budgets,today},unmatched,rows){if(rows.length>0&&rows.every(({isControl:isControl2})=>isControl2))return makeError("cont\
rol-of-all",atKey("control"),{},{failure:"budgets-unmatched"});let decisive=selectActiveBudgets(budgets,today).budgets.filter(
budget=>budget.level==="fail"&&isUserBudget(budget)),[first]=decisive,isUseful=budget=>unmatched.some(ofLeg=>!ofLeg.includes(
budget));if(first===void 0||decisive.some(isUseful))return null;let isOfCounts2=({metric})=>metric===COUNTED_METRIC,isUncounted=decisive.
every(isOfCounts2)&&!rows.some(isOfCounts2)||void 0,data={budgets:decisive.length,isUncounted};return makeError("no-budg\
et-matches",first.location,data,{failure:"budgets-unmatched"})}function isUnjudged({schedule,problems}){return schedule.
ended==="cancelled"||problems.some(({failure})=>failure==="tampered")}function isLeftUndecided({state,exact,verdicts,isControl:isControl2},{
recording,rounds,isBrokenOff}){return state!=="unchanged"||exact||isControl2||verdicts.some(({limit})=>limit!==null)?!1:
isBrokenOff||recording.schedule.ended==="time"&&rounds<MIN_ROUNDS_FOR_VERDICT}function analyse(recording,policy,levels=null){let{report,unmatched}=analyseRecording(recording,policy,levels);return withUnmatchedPolicy(
report,policy,[unmatched])}function withDecidingFactors(row,roundMs){let all=row.verdicts.filter(verdict=>isAboutChange(
verdict)&&!verdict.isOfLayout).flatMap(verdict=>findDecidingFactors(row,verdict,roundMs)??[]),found=all.find(({minutes,limit})=>minutes!==
null||limit!==null)??all[0];return{...row,wouldDecide:found??(row.state==="inconclusive"?UNKNOWN_FACTORS:null)}}function analyseRecording(recording,whole,levels=null,leg=null){
let policy=policyOfShard(recording,whole),source=levels&&makeLevelSource(levels,recording,leg),measured=indexRecording(recording,
policy),{report,parts,unmatched}=buildReport(measured,policy,source),rows=parts.flatMap((part,index)=>{let looks=detectionLooksOf(
measured.parts[index],policy,part.tests),displayed=addSourceLocations(part.rows.map(withDisplayedInterval),recording.places);
return withDetectable(displayed,looks)}),roundMs=meanRoundMs(recording),{commands,isFile}=measured,broken=new Set(listBrokenRows(
rows)),sized=addChangedParts(rows,broken,{grown:recording.files?.parts??[],isFile}),explained=addFunctions(sized,broken,
recording.profiles,commands),searched=listBrokenRows(explained).filter(row=>!isFile(row)),levelled=withShownLevels(addCulprits(
explained,recording.bisection,commands,searched),source,policy);return{report:{...report,rows:levelled.map(row=>withDecidingFactors(
row,roundMs)),historyRun:levels?.recordedIn??null,problems:[...report.problems,...warnAboutLayouts(levelled,levels?.layouts??
new Map)],judgedGeomeans:report.judgedGeomeans.map(withDisplayedInterval)},unmatched}}function withUnmatchedPolicy(report,policy,unmatched){
let error=findUnmatchedPolicy(policy,unmatched,report.rows),isKnown=report.problems.some(({code})=>code===error?.code);return error===
null||isKnown||report.shard!==null?report:{...report,conclusion:"error",problems:[error,...report.problems]}}function detectionLooksOf(part,policy,tests){
let{recording}=part,alpha=policy.alpha/Math.max(1,tests),{witnesses}=lookPlanOf(part,policy),{rounds,ended}=recording.schedule;
if(recording.baseline!==void 0)return null;if(ended!=="time"&&ended!=="failed")return planDetectionLooks(rounds,alpha,{witnesses});
let looks=looksOf(part).filter(look=>look>0);return planDetectionLooks(rounds,alpha,{looks,witnesses})}function policyOfShard({
shard},policy){return shard===void 0?policy:{...policy,alpha:policy.alpha*shareOf(shard)}}function withShownLevels(rows,source,{
alpha}){let known=rows.map(row=>({row,level:row.isControl?null:source?.shownLevelOf(row)??null})),tests=known.filter(({level})=>level!==
null&&!level.isExact).length;return known.map(({row,level})=>({...row,since:level&&{...level,isSignificant:level.p<=2*alpha/
Math.max(1,tests)}}))}function buildReport(measured,policy,levels=null){let{recording,skipped,commands}=measured,{parts,
problems:found,unmatched:unused}=judgeParts(measured,policy,levels),isOfNoCommand=makeNoCommandTest(commands),unstable=findUnstableNameProblem(
measured.parts,policy),reported=new Set(recording.problems.map(({code})=>code)),unmatched=unused.filter(budget=>!unstable?.
matched.has(budget)&&(skipped.size===0||isOfNoCommand(budget.commands))),isUncounted=reported.has("counting-not-possible")||
reported.has("count-needs-base"),problems=found.filter(({code,data,location})=>code!=="budget-unmatched"?!0:reported.has(
"no-budget-matches")||isUncounted&&data.metric===COUNTED_METRIC?!1:unmatched.some(budget=>budget.location===location)),rows=parts.
flatMap(part=>part.rows),judgeable=rows.filter(({isControl:isControl2})=>!isControl2),judgedGeomeans=parts.flatMap(part=>part.
geomeans),pairs=measured.parts.flatMap(part=>part.pairs.filter(({subject})=>!subject.isControl)),tables=policy.table&&makeCustomTables(
pairs,policy.table),conclusion=conclude(measured,rows,judgedGeomeans,unstable,problems),[{rounds,brokeIn}]=measured.parts;
return{report:{name:recording.name,conclusion,accepted:null,commits:recording.commits,rounds,placements:countsOf(measured)?.
rounds??null,seed:recording.schedule.seed,commands:recording.schedule.commands.map(scriptOf),plan:{cpus:recording.schedule.
cpus??null,nice:recording.schedule.nice??null},program:BARE_PROGRAM,repeats:[],rows,counts:countStates(rows),geomeans:geomeans(
judgeable.filter(row=>!isCpuTime(row))),judgedGeomeans,tables,problems:[...withoutRepeatedOutput(recording.problems),...problems,
...reportUnstableNames(unstable,recording.problems,conclusion),...findRunProblems(measured,rows,unstable!==null),...warnAboutFirstBuild(
rows),...runWarningChecks(recording,parts[0]?.rows??[],parts[0]?.controlMove),...skipped.size===0?[...findRenameProblems(
measured,policy,rows),...warnAboutControl(policy,rows)]:[],...warnAboutFilePatterns(recording),...[recording.builds,recording.
bisection,recording.profiles].flatMap(part=>part?.problems??[]).map(problem=>({...problem,severity:"warning"})),...warnAboutDirections(
recording,policy),...warnAboutAnswers(recording.answers??[],{commands,rows,isShard:recording.shard!==void 0}),...tables?.
length===0&&rows.length>0?[makeWarning("table-empty",atKey("table"),{})]:[]],configChange:null,guidance:null,configSource:null,
environment:recording.environment,proposedRenames:conclusion==="error"?[]:proposeRenames(rows),baseBrokeIn:brokeIn,measuredAgain:summariseRemeasuring(
recording),rebuilds:sumUpRebuilds(recording.builds,measured.builds?.rounds??0,rows),stoppedAfter:conclusion==="fail"&&hasStoppedForVerdict(
recording)?rounds:null,historyRun:null,cost:costOf(recording,{isDecided:conclusion!=="error"}),benchmarkFiles:recording.
benchmarkFiles??null,shard:recording.shard??null,decisions:(recording.decisions??[]).map(decision=>({...decision,command:commands[decision.
command]??null,leg:null,isClaim:!1})),baseline:recording.baseline??null,bodyClaims:[],canary:null,legs:[]},parts,unmatched}}
function countStates(rows){let counts=STATES.map(state=>[state,rows.filter(row=>row.state===state).length]);return Object.
fromEntries(counts)}function judgeRecording(recording,policy){return judgeParts(indexRecording(recording,policy),policy)}
function judgeParts({recording:whole,parts,answerOf,builds:built},policy,levels=null){let isVoid=parts.some(({recording})=>isUnjudged(
recording)),compared=parts.map(part=>({evidence:evidenceIn(part),plan:lookPlanOf(part,policy),isCpuTime:part.onProcessorOf!==
null})),applied=isVoid?{...policy,budgets:[],new:"pass",removed:"pass"}:policy,judgeBuilds2=whole.builds&&built?makeBuildJudge(
whole.builds,built.pairs):void 0,judgement=judge(compared,applied,levels,{answerOf,judgeBuilds:judgeBuilds2}),isUndecided=(row,part)=>isVoid||
isLeftUndecided(row,part);return{...judgement,parts:judgement.parts.map((part,index)=>({...part,rows:part.rows.map(row=>isUndecided(
row,parts[index])?{...row,state:"inconclusive"}:row)}))}}function withEstimateHistory(report){let courses=estimateHistoriesOf(
report.rows,confidenceOf);return{...report,rows:report.rows.map((row,index)=>({...row,course:courses[index]}))}}function withConfiguration(report,{
source,change,problems}){let all=[...problems,...report.problems],complete={...report,configSource:source??"none",configChange:change,
problems:all};if(change===null||change.error===null)return complete;let error={...change.error,failure:"configuration-of\
-head"};return{...complete,conclusion:"error",problems:[error,...all]}}function withOverride(report,override){return{...report,
conclusion:"pass",accepted:{...override,verdict:report.conclusion}}}function judgeByConfig(recording,file,today){let policy=policyOf(file,today),{parts,problems}=judgeRecording(withConfiguredPlan(
recording,file),policy),rows=parts.flatMap(part=>part.rows);return{rows:rows.filter(({isControl:isControl2})=>!isControl2),
problems:[...problems,...warnAboutControl(policy,rows)]}}function withConfiguredPlan(recording,{rounds,unit}){let{schedule}=recording,
configured={rounds:rounds??schedule.rounds,unit:unit??schedule.unit};return{...recording,schedule:{...schedule,...configured}}}var LIMIT_BYTES=256*1024*1024,MIN_COMPILED_LENGTH=2**20;function readRecordings(host,paths,missing){return readAndCheck(
host,paths,missing,checkLegs)}function readRecordingPairs(host,paths,missing){return readAndCheck(host,paths,missing,recordings=>{
let pairs=new Map;for(let recording of recordings){let{base,head}=recording.commits,key=`${base.sha}..${head.sha}`,pair=pairs.
get(key);pair===void 0?pairs.set(key,[recording]):pair.push(recording)}return[...pairs.values()].map(checkLegs)})}async function readAndCheck(host,paths,missing,check){
try{if(paths.length>MAX_JOBS)throw userError("too-many-recordings",about("recordings"),{count:paths.length,limit:MAX_JOBS});
let[first,...others]=await Promise.all(paths.map(path=>readRecording(host,path)));if(first===void 0)throw withFailure(missing,
"recording-missing");return check([first,...others])}catch(error){throw error instanceof UserError?withFailure(error,"re\
cording-refused"):error}}async function readRecording(host,path,writer="measure"){let text=await host.files.read(path,LIMIT_BYTES);
if(text===null)throw userError("recording-not-found",inFile(path),{writer});let recording=parseRecording(text,path),{problems,
builds,bisection,profiles}=recording,label=labelRecording(recording),locate=problem=>locateInRecording(label,problem);return omitNull(
{...recording,problems:problems.map(locate),builds:builds&&{...builds,problems:builds.problems.map(locate)},bisection:bisection&&
{...bisection,problems:bisection.problems.map(locate)},profiles:profiles&&{...profiles,problems:profiles.problems.map(locate)}},
["builds","bisection","profiles"])}function labelRecording({name,shard}){return shard===void 0?name:`${name} ${formatShard(
shard)}`}var MEASURING_FAILURES=["tampered","setup-failed","benchmark-failed","names-unstable","limit-misfit","growth-mi\
sfit","budgets-unmatched","rounds-too-few"];function locateInRecording(name,{failure,...problem}){let{code}=problem,location=[
...inRecording(name),...problem.location],located=isMeasuringCode(code)?{...problem,location}:{...problem,location,code:"\
unknown-code",data:{code}};return failure!==void 0&&MEASURING_FAILURES.includes(failure)?{...located,failure}:located}function parseRecording(text,path,file="\
recording"){let value;try{value=upgradeRecording(JSON.parse(text))}catch(error2){throw userError("recording-not-json",inFile(
path),{reason:error2.message,file})}let version=typeof value=="object"&&value!==null&&"version"in value?value.version:void 0;
if(typeof version=="number"&&version!==RECORDING_VERSION)throw userError("recording-of-other-version",inFile(path),{version,
file});let jitless=text.length<MIN_COMPILED_LENGTH,quick=quickRecordingSchema.safeParse(value,{jitless}),{data,error}=quick.
success?quick:recordingSchema.safeParse(value,{reportInput:!0,jitless});if(data!==void 0)return checkReferences(data,path,
file);let[issue]=error.issues,location=issue?.path.length?atKeys(path,issue.path):inFile(path);if(issue?.code!=="too_big"||
typeof issue.input!="string")throw userError("not-a-recording",location,{reason:issue?.message??"",file});let{input,maximum}=issue,
found={text:truncate(input),length:input.length,limit:Number(maximum)};throw userError("recorded-text-too-long",location,
found)}function upgradeRecording(value){if(!isObject(value)||value.version!==1)return value;let problems=value.problems;
return{...value,version:2,problems:Array.isArray(problems)?problems.map(upgradeProblem):problems}}function upgradeProblem(problem){
if(!isObject(problem))return problem;let{where,message,severity,code:failure,...unknown2}=problem;return{code:"quoted",severity,
location:[{kind:"text",text:where}],data:{message},failure,...unknown2}}function isObject(value){return typeof value=="o\
bject"&&value!==null&&!Array.isArray(value)}function checkLegs(recordings){let[first]=recordings,labels=new Set,byName=new Map;
for(let recording of recordings){let{name,commits,shard}=recording;if(!(commits.base.sha===first?.commits.base.sha&&commits.
head.sha===first?.commits.head.sha)){let range=`${commits.base.sha}..${commits.head.sha}`;throw userError("recordings-of\
-other-commits",inRecording(name),{commits:range})}let label=labelRecording(recording);if(labels.has(label))throw userError(
"recordings-of-one-name",about("recordings"),{name:label});labels.add(label);let other=byName.get(name)??recording;if(other.
shard?.count!==shard?.count)throw userError("shards-of-other-plan",inRecording(label),{other:labelRecording(other)});byName.
set(name,other)}return recordings}function checkReferences(recording,path,file){let{schedule}=recording,refuse=(fault,found={})=>userError(
"recording-inconsistent",inFile(path),{...found,fault,file});if(schedule.rounds.min>schedule.rounds.max)throw refuse("ro\
unds");let built=buildsAsRecording(recording);if(built!==null&&!areBuildsSound(built))throw refuse("builds");let ofCommands=[
recording,countsAsRecording(recording),furtherCpuTimesOf(recording),built];if(!ofCommands.every(part=>part===null||areCommandsKnown(
part)))throw refuse("command");let parts=[...ofCommands,fileSizesAsRecording(recording)].filter(part=>part!==null),attempts=findInvalidAttempts(
recording);if(attempts!==null)throw refuse(attempts.fault,{round:attempts.round});for(let part of parts){let found=findInvalidValues(
part);if(found!==null)throw refuse(found.fault,found)}if(!isSearchSound(recording))throw refuse("search");let{profiles}=recording;
if(profiles!==void 0&&!areProfilesSound(profiles,schedule.commands.length))throw refuse("profiles");if(new Set(recording.
places?.map(groupedNameKeyOf)).size!==(recording.places?.length??0))throw refuse("places");return recording}function areBuildsSound({
invocations,baseline}){let isBuild=({round:round3})=>round3>=FIRST_REBUILD&&round3<=MAX_BUILDS;return baseline===void 0&&
invocations.every(isBuild)}function areCommandsKnown({invocations,schedule,baseline}){let commandsOf=side=>side==="base"&&
baseline!==void 0?baseline.commands:schedule.commands;return invocations.every(({side,command})=>command<commandsOf(side).
length)}function findInvalidValues({invocations,series}){let seen=new Map;for(let{group,name:benchmark,metric,unit,...sides}of series)
for(let side of SIDES){let{invocations:indices,values}=sides[side],isOfSide=index=>invocations[index]?.side===side;if(!indices.
every(isOfSide)||!areIncreasing(indices,values))return{fault:"values",benchmark,side};let key=JSON.stringify([side,group,
benchmark,metric,unit]),earlier=seen.get(key);if(earlier===void 0){seen.set(key,indices);continue}let all=new Set(earlier);
if(indices.some(index=>all.has(index)))return{fault:"values-twice",benchmark,side};seen.set(key,[...earlier,...indices])}
return null}function areIncreasing(indices,values){return indices.length===values.length&&indices.every((index,at)=>index>
(indices[at-1]??-1))}function isSearchSound({bisection,schedule}){if(bisection===void 0)return!0;let{commits,invocations,
series,unusable}=bisection,isCommit=({commit})=>commit<=commits.length,isCommand=({command})=>command<schedule.commands.
length;return[...invocations,...unusable].every(isCommit)&&[...invocations,...series].every(isCommand)&&series.every(one=>areIncreasing(
one.invocations,one.values))&&series.every(one=>one.invocations.every(index=>index<invocations.length))}function renderRecording(recording){
return`${JSON.stringify(recording)}
`}async function makeJudge(host,path){let recording=await readRecording(host,path);return(file,today)=>judgeByConfig(recording,
file,today)}export{BARE_PROGRAM,addsGate,isNothingMeasured,listRenamedByHead,growthOf,makeBothSidesCheck,COUNTED_METRIC,PLACEMENT_ROUNDS,
mayBeCoincidence,countsAsRecording,placementOf,findImpossibleValue,FAILURES,MAX_OUTPUT_LINES,MAX_OUTPUT_LINE_LENGTH,toNamedPath,
toFolderPattern,isPutAside,countCompletedRounds,asBaseline,withBaseline,compareMachines,areEqualLists,FRAME_CHANGES,mayBecomeExact,
geomeans,selectConsistent,entropyOf,judgeRow,isSettled,readTrials,listBrokenRows,listWorseRows,hasBothSides,addCulprits,
canCpuTimeDecide,isCpuTime,toSeconds,isTime,judge,changeFinder,shiftFinder,toShift,planDetectionLooks,spreadOf,exampleOf,
splitSeriesByCommand,resolveRenames,selectSeries,MAX_RUN_BYTES,MAX_ROWS2 as MAX_ROWS,renderStoredRun,pathOfRun,isInRunFolder,
nameOfRun,parseRun,storeRun,isImprecise,MAX_ANSWERS,MAX_TEXTS,MAX_BISECTED_COMMITS,MAX_SEARCH_ROUNDS,MAX_SUBJECT_LENGTH,
MAX_PROFILED_BENCHMARKS,MAX_PATHS,MAX_SOURCE_LOCATIONS,sourceLocationSchema,RECORDING_VERSION,hasFailed,hasValues,hasNothingToMeasure,
isLeftOut,MAX_DISTURBED_ATTEMPTS,MAX_RETRIES,blocksOf,normaliseProfile,mapFrames,FrameTable,normaliseName,forSides,attributeChange,
mergeTrees,packProfiles,MAX_PROFILE_BYTES,MAX_FRAMES,MAX_NODES,MAX_DEPTH,checkLimit,makeMalformedError,toLine,visitLines,
toUtf8,toBaseUnit2 as toBaseUnit,isWorsePrimary,canExplainMetric,canBuildsDecide,findUnstableNameProblem,evidenceIn,lookPlanOf,
valuesPerRound,indexRecording,readPart,warnAboutLayouts,findUnmatchedPolicy,analyse,analyseRecording,withUnmatchedPolicy,
policyOfShard,buildReport,countStates,withEstimateHistory,withConfiguration,withOverride,readRecordings,readRecordingPairs,
readRecording,parseRecording,renderRecording,makeJudge};
