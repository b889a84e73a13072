import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{isSkip}from"./action-compare-report-history-html-measuring-parse-report-validate.js";import{gomaxprocsSuffixOf}from"./action-compare-report-formats-history-html-measuring-parse-report-validate.js";import{benchmarkKeyOf,
isEmptyShard}from"./action-compare-report-formats-help-history-html-measuring-parse-report-validate.js";import{SIDES,lineSchema,nameSchema,textSchema}from"./action-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";
import{_enum,array,boolean,discriminatedUnion,literal,number,record,strictObject,string,union}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";
import{parseUnit}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";var COUNTED_METRIC="instructions";var PLACEMENT_ROUNDS={min:3,max:30};function minOf({base,head}){return Math.min(...[base,head].filter(count2=>count2>0))}
function countsAsRecording({counts,...run}){if(counts===void 0)return null;let{invocations,series,ended}=counts,schedule={
...run.schedule,...AS_ROUNDS,ended};return{...run,schedule,invocations,series,problems:[]}}var AS_ROUNDS={rounds:PLACEMENT_ROUNDS,
unit:"invocation",measure:"counts"};function isOfCounts({schedule}){return schedule.measure==="counts"}var PADDING_BYTES=4096,
PAGE_BYTES=4096,TOP_PAD_PAGES=64,STEPS={padding:.7548776662466927,topPad:.5698402909980532};function placementOf(number2){
let partOf=step=>(.5+step*(number2-1))%1;return{padding:Math.floor(PADDING_BYTES*partOf(STEPS.padding)),topPad:PAGE_BYTES*
Math.floor(TOP_PAD_PAGES*partOf(STEPS.topPad)),hashSeed:number2}}var ROUND_STEPS=[1,2,5,10],STEP_TOLERANCE=1e-9;function extentOf(values){let[low,high]=[Number.POSITIVE_INFINITY,Number.
NEGATIVE_INFINITY];for(let value of values)Number.isFinite(value)&&(value<low&&(low=value),value>high&&(high=value));return low>
high?null:{low,high}}function makeLinearAxis({low,high},{from,to},parts=4){return low===high?{at:()=>(from+to)/2,ticks:[
low]}:{at:value=>from+(Math.min(high,Math.max(low,value))-low)/(high-low)*(to-from),ticks:listRoundTicks({low,high},parts)}}
function listRoundTicks({low,high},parts){let raw=(high-low)/parts,power=10**Math.floor(Math.log10(raw)),step=power*(ROUND_STEPS.
find(candidate=>candidate*power>=raw*.999)??10);if(!(step>0&&step<1/0))return[low,high];let first=Math.ceil(low/step-STEP_TOLERANCE),
count2=Math.floor(high/step+STEP_TOLERANCE)-first+1,ticks=Array.from({length:count2},(_,index)=>Number(((first+index)*step).
toPrecision(15)));return[...new Set(ticks)]}var KNEE=.05,CHANGE_TICKS=[.01,.02,.05,.1,.25,.5,1,2,5,10,100],MIN_HALF_WIDTH=.02;
function makeChangeAxis(changes,{from,to},gap){let extent=extentOf(changes)??{low:0,high:0},widest=Math.max(MIN_HALF_WIDTH,
Math.abs(extent.low),Math.abs(extent.high))*1.05,end=Math.asinh(widest/KNEE),middle=(from+to)/2,at=change=>{let bent=Math.
asinh(Math.min(widest,Math.max(-widest,change))/KNEE);return middle+bent/end*(to-middle)},shown=[];for(let tick of CHANGE_TICKS)
tick<=widest&&Math.abs(at(tick)-at(shown.at(-1)??0))>=gap&&shown.push(tick);return{at,ticks:[...shown.map(tick=>-tick).toReversed(),
0,...shown]}}var UNEXPLAINED={detectable:null,course:[],wouldDecide:null,culprit:null,functions:null,since:null,place:null},BARE_PROGRAM=[
"bench-referee"];function isNothingMeasured({decisions,rows,conclusion,shard}){let isSkipped=decisions.length>0&&decisions.
every(isSkip);return conclusion!=="error"&&rows.length===0&&(isSkipped||shard!==null&&isEmptyShard(shard))}function listRenamedByHead(rows){
let renamed=rows.filter(row=>row.renamed?.by==="head");return[...new Map(renamed.toReversed().map(row=>[benchmarkKeyOf(row),
row])).values()].toReversed()}function findWholeRounds({invocations,baseline}){let rounds=new Map,ran=new Set;for(let invocation of invocations){if(baseline!==
void 0&&invocation.side==="base"||(ran.add(invocation.side),isPutAside(invocation)))continue;let made=rounds.get(invocation.
round);made!==void 0?made.push(invocation):invocation.round>0&&rounds.set(invocation.round,[invocation])}let brokenOnBase=findCommandsBrokenOnBase(
{invocations}),whole=[...rounds].filter(([,made])=>[...ran].every(side=>isWhole(made,side,brokenOnBase)));return new Set(
whole.map(([round])=>round))}function isPutAside({outcome}){return outcome==="disturbed"||outcome==="retried"}function isWhole(round,wanted,brokenOnBase){
let own=round.filter(({side})=>side===wanted),ran=new Set([...own.map(({command})=>command),...wanted==="base"?brokenOnBase:
[]]);return own.every(({outcome})=>outcome==="ok")&&round.every(({command})=>ran.has(command))}function findCommandsBrokenOnBase({
invocations}){let broken=invocations.filter(({side,round,outcome})=>side==="base"&&round===0&&outcome==="failed");return new Set(
broken.map(({command})=>command))}function findRoundBaseBroke({invocations}){let onBase=invocations.filter(({side})=>side===
"base"),firstOk=onBase.findIndex(({outcome})=>outcome==="ok");return(firstOk<0?[]:onBase.slice(firstOk).filter(({round,outcome})=>round>
0&&outcome==="failed"))[0]?.round??null}function findUsedRounds(recording){let whole=findWholeRounds(recording);if(recording.
baseline===void 0)return{base:whole,head:whole};let kept=recording.invocations.filter(({side,round,outcome})=>side==="ba\
se"&&round>0&&outcome==="ok");return{base:new Set(kept.map(({round})=>round)),head:whole}}function countCompletedRounds(recording){
return findWholeRounds(recording).size}var FAILURES=["configuration","configuration-of-head","permission","workflow-unknown","measuring-failed","pull-request-u\
nknown","recording-missing","recording-refused","report-failed","not-measured","cancelled","tampered","both-sides-failed",
"setup-failed","benchmark-failed","time-over","nothing-measured","names-unstable","shard-missing","limit-misfit","budget\
s-unmatched","rounds-too-few"],count=number().int().min(0),PARTS=["baseline","benchmarks","check run","command line","co\
mpare","comment","issue","default","dependencies","doctor","event","GitHub API","git","history","init","job summary","ma\
chine","measuring","output","recordings","report files","temporary folder","toolchain","units","versions"],locationPartSchema=discriminatedUnion(
"kind",[strictObject({kind:literal("file"),path:lineSchema,line:count.optional(),column:count.optional(),keys:array(union(
[lineSchema,number()])).max(1e3).optional()}),strictObject({kind:literal("setting"),path:lineSchema,line:count,column:count,
keys:array(union([lineSchema,number()])).max(1e3)}),strictObject({kind:_enum(["input","flag","key"]),name:lineSchema}),strictObject(
{kind:literal("side"),side:_enum(SIDES),sha:lineSchema.optional()}),strictObject({kind:literal("round"),round:count,side:_enum(
SIDES)}),strictObject({kind:literal("placement"),placement:count,side:_enum(SIDES)}),strictObject({kind:literal("setup"),
side:_enum(SIDES)}),strictObject({kind:_enum(["recording","label","event","git command","environment variable"]),name:lineSchema}),
strictObject({kind:literal("commit"),sha:lineSchema}),strictObject({kind:literal("pull request"),number:count}),strictObject(
{kind:literal("part"),part:_enum(PARTS)}),strictObject({kind:literal("text"),text:lineSchema})]),locationSchema=array(locationPartSchema).
max(10).readonly(),MAX_TEXTS=1e3,factSchema=union([textSchema,number(),boolean(),array(textSchema).max(MAX_TEXTS).readonly()]),
MAX_OUTPUT_LINES=20,MAX_OUTPUT_LINE_LENGTH=200,diagnosticSchema=strictObject({code:nameSchema,severity:_enum(["error","w\
arning"]),location:locationSchema,data:record(nameSchema,factSchema),failure:_enum(FAILURES).optional(),output:array(string().
max(MAX_OUTPUT_LINE_LENGTH)).max(MAX_OUTPUT_LINES).readonly().optional()});var BASELINE="baseline";function asBaseline(recording){let{invocations,environment}=recording,whole=findWholeRounds(recording),
kept=invocations.flatMap(({side,round,outcome},index)=>side==="head"&&outcome==="ok"&&whole.has(round)?[index]:[]),positions=new Map(
kept.map((from,to)=>[from,to])),{observations:_,...machine}=environment,{changes:__,baseline:___,places:____,cost:_____,
...rest}=recording;return{...rest,commits:{base:{sha:null,how:"none"},head:recording.commits.head},environment:{...machine,
toolchain:{base:[],head:environment.toolchain?.head??[]}},invocations:kept.map(index=>{let{startMs,durationMs,steal:_steal,
others:_others,...one}=invocations[index];return{...one,startMs:Math.round(startMs),durationMs:Math.round(durationMs)}}),
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
return differences.length===0?null:Object.fromEntries(differences)}function makeBothSidesCheck(rows){let keysWith=side=>new Set(rows.filter(row=>row[side]!==null).map(benchmarkKeyOf)),keys=null;
return row=>{if(row.base!==null&&row.head!==null)return!0;keys??={base:keysWith("base"),head:keysWith("head")};let key=benchmarkKeyOf(
row);return keys.base.has(key)&&keys.head.has(key)}}var FRAME_CHANGES=["same","grew","grew-some","shrank","shrank-some","new","gone"];function toNamedPath(text){return text.split(/[/\\]/).filter(part=>part!==""&&part!==".").join("/")}function toFolderPattern(text){
let folder=toNamedPath(text);return folder===""?"**":`${folder}/**`}function findImpossibleValue(row){let{kind,rate}=parseUnit(row.unit),least=kind==="time"||rate||row.metric===COUNTED_METRIC?
0:-1/0;for(let side of SIDES){let value=row[side]?.values.find(one=>one<least||!Number.isFinite(one));if(value!==void 0)
return{side,value}}return null}export{COUNTED_METRIC,PLACEMENT_ROUNDS,minOf,countsAsRecording,isOfCounts,placementOf,extentOf,makeLinearAxis,makeChangeAxis,
UNEXPLAINED,BARE_PROGRAM,isNothingMeasured,listRenamedByHead,findImpossibleValue,isPutAside,findCommandsBrokenOnBase,findRoundBaseBroke,
findUsedRounds,countCompletedRounds,makeBothSidesCheck,FAILURES,MAX_OUTPUT_LINES,MAX_OUTPUT_LINE_LENGTH,diagnosticSchema,
FRAME_CHANGES,asBaseline,withBaseline,compareMachines,toNamedPath,toFolderPattern};
