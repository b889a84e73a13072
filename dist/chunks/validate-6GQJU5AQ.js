import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readValidate}from"./chunk-EK2XCWV4.js";import"./chunk-YU2MZOBA.js";import{CONFIG_LIMIT_BYTES,openingNamed}from"./chunk-FZ5CNTX7.js";
import{makeTerminalHost}from"./chunk-RNTIAEJS.js";import{counted}from"./chunk-B6XOBEIL.js";import{judgeRecording,
looks,parseConfiguration,percent,policyOf,readRecording,rough,select,shortfall,spentAlpha}from"./chunk-VQQDN7QI.js";
import{stripControls,visible}from"./chunk-UAK5ACO7.js";import"./chunk-VZGJH6IP.js";import"./chunk-7RURHUYU.js";
import"./chunk-WJP4PDLC.js";import"./chunk-63ISEC2G.js";import{DEFAULTS,RULES,fileSchema,shapeOf,toBase}from"./chunk-MT3A5R62.js";
import"./chunk-KQ3JW6BQ.js";import{tidy}from"./chunk-LILJVUUO.js";import{UserError,problemOf}from"./chunk-FTWAL6AX.js";
import"./chunk-TXIT2DZO.js";import{relative,resolve}from"node:path";function replacements(budget,later){const own=scalesOf(budget);const rivals=later.filter(other=>isSameMore(budget,other)&&
meetsMetric(budget,other)&&own.some(scale=>scalesOf(other).includes(scale)));const covering=rivals.filter(other=>covers(
other,budget));const isCovered=own.every(scale=>covering.some(other=>scalesOf(other).includes(scale)));return rivals.map(
other=>({later:other,isWholly:isCovered&&covering.includes(other)}))}function moreOf(budget){const{of,until,filter}=budget;
return{...of==="each"?{}:{of},...filter===null?{}:{where:filter.text},...until===null?{}:{until}}}function isSameMore(one,other){
return JSON.stringify(moreOf(one))===JSON.stringify(moreOf(other))}function scalesOf({limits}){return[...new Set(RULES.filter(
({kind})=>limits.has(kind)).map(({scale})=>scale))]}function meetsMetric({metric:one},{metric:other}){return one==="*"||
other==="*"||isSameMetric(one,other)}function isSameMetric(one,other){return one===other||tidy(one).unit===tidy(other).unit}
function covers(wide,narrow){const isMetric=wide.metric==="*"||narrow.metric!=="*"&&isSameMetric(wide.metric,narrow.metric);
return isMetric&&coversPatterns(wide.benchmarks,narrow.benchmarks)&&coversPatterns(wide.packages,narrow.packages)}function coversPatterns(wide,narrow){
const isAll=wide.every(glob=>glob==="**");const isSuperset=narrow.filter(glob=>!glob.startsWith("!")).length>0&&narrow.filter(
glob=>!glob.startsWith("!")).every(glob=>wide.includes(glob));const excludesNoMore=wide.filter(glob=>glob.startsWith("!")).
every(glob=>narrow.includes(glob));return isAll||isSuperset&&excludesNoMore}function effectiveSettings({file,lines}){const given={...file};const presets=DEFAULTS;return Object.keys(fileSchema.shape).
filter(key=>key!=="budgets").map(key=>{const field=key.replaceAll(/-(.)/g,(_,letter)=>letter.toUpperCase());return{key,value:given[field]??
presets[field]??null,line:lines.get(key)??null}})}function preview({path,configuration,recording,today}){const{file}=configuration;const policy=policyOf(file,today);const plan=planOf(
file.rounds??DEFAULTS.rounds,policy);const judged=recording&&judgeRecording(asPlanned(recording,file),policy);const budgets=policy.
budgets.map((budget,index)=>previewOf(budget,{policy,index,rows:judged?.rows??null}));return{file:path,settings:effectiveSettings(
configuration),budgets,capacity:capacityOf(policy,plan),problems:[...judged?.problems??budgets.flatMap(deadBudget),...budgets.
flatMap(idleFloor),...judged===null&&file.unit!=="sample"?tooFewRounds(policy,plan):[]]}}function asPlanned(recording,{rounds,
unit}){const{schedule}=recording;return{...recording,schedule:{...schedule,rounds:rounds??schedule.rounds,unit:unit??schedule.
unit}}}function planOf(rounds,policy){return{looks:[rounds.max],minRounds:rounds.min,maxRounds:rounds.max,valuesPerRound:1,
alphaAt:(look,share,smallestP)=>spentAlpha({alpha:policy.alpha/share,looks:looks(rounds)},look,smallestP),baseRounds:null,
decidedAfter:null,headBroke:false,baseBroke:false}}var MOST_RESULTS=2**20;function capacityOf(policy,plan){const rules=failingRules(
policy);if(rules.length===0)return null;const isEnough=share=>rules.every(rule=>shortfall(rule,share,plan)===null);if(!isEnough(
1))return 0;let[enough,tooMany]=[1,MOST_RESULTS+1];while(tooMany-enough>1){const middle=Math.floor((enough+tooMany)/2);if(isEnough(
middle))enough=middle;else tooMany=middle}return enough}function previewOf(budget,{policy,index,rows}){const{where,metric,
benchmarks,packages,minDelta,level,because}=budget;return{...{where,metric,benchmarks,packages,minDelta,level,because},limits:limitsOf(
budget),more:moreOf(budget),replacedBy:replacements(budget,policy.budgets.slice(index+1)).map(({later,isWholly})=>({where:later.
where,isWholly})),matches:rows&&matchesOf(budget,policy,rows)}}function limitsOf({limits}){return RULES.flatMap(({kind,bad})=>{
const limit=limits.get(kind);return limit===void 0?[]:[{kind,bad,limit}]})}function matchesOf(budget,{budgets},rows){const all=select(
budgets,rows);const alone=select([budget],rows);const judged=rows.filter(row=>isBehind(all,row,budget));const met=rows.filter(
row=>isBehind(alone,row,budget));return{rows:judged.length,replaced:met.length-judged.length,names:[...new Set(judged.map(
({name})=>name))],noisy:judged.flatMap(row=>noisyRow(row,budget)??[]).toSorted((one,other)=>other.smallest-one.smallest)}}
function isBehind(selection,row,budget){return selection.limitsFor(row).some(selected=>selected.budget===budget)||selection.
geomeans.some(selected=>selected.budget===budget&&selected.members.includes(row))}function noisyRow({name,metric,unit,base,
head,exact,interval},budget){const limit=RULES.flatMap(({kind,scale})=>scale==="relative"?budget.limits.get(kind)??[]:[])[0];
if(typeof limit!=="number"||base===null||head===null||exact||base.median===0)return null;const median=Math.abs(base.median);
const floor=budget.minDelta===null?0:(toBase(budget.minDelta,unit)??0)/median;const allowed=Math.max(limit,floor);const step=smallestStep(
[...base.values,...head.values])/median;if(Number.isFinite(step)&&step>allowed)return{name,metric,smallest:step,because:"\
steps"};const half=interval===null?Number.NaN:(interval.high-interval.low)/2;return Number.isFinite(half)&&half>allowed?
{name,metric,smallest:half,because:"noise"}:null}function smallestStep(values){const sorted=values.toSorted((one,other)=>one-
other);const steps=sorted.slice(1).map((value,index)=>value-sorted[index]);return Math.min(...steps.filter(step=>step>0))}
function deadBudget({where,replacedBy}){const wholly=replacedBy.filter(({isWholly})=>isWholly).map(one=>one.where);if(where===
"default"||wholly.length===0)return[];const message=`this budget never judges anything: ${wholly.join(" and ")} ${wholly.
length===1?"takes":"take"} its place everywhere. Delete it, or move it behind.`;return[{where,message,severity:"warning"}]}
function idleFloor({where,metric,minDelta,limits,matches}){if(matches!==null||metric==="*"||!metric.includes("/"))return[];
const quantities=[minDelta,...limits.map(({limit})=>limit)];return quantities.flatMap(quantity=>{if(quantity===null||typeof quantity===
"number"||toBase(quantity,metric)!==null)return[];const message=`"${quantity.text}" does not look as if it fitted "${metric}\
". Write a bare number, or the metric's own unit.`;return[{where,message,severity:"warning"}]})}function failingRules({budgets}){
const failing=budgets.filter(({level})=>level==="fail");return RULES.filter(({kind})=>failing.some(({limits})=>limits.has(
kind)))}function tooFewRounds(policy,plan){return failingRules(policy).flatMap(rule=>{const message=shortfall(rule,1,plan);
return message===null?[]:[{where:"rounds",message,severity:"warning"}]})}var PREVIEW_VERSION=1;var MOST_LISTED=5;var MANY=1e5;var VALUE_WIDTH=60;function renderPreview(preview2){const{file,settings,
budgets,capacity,problems}=preview2;const isRefused=problems.some(({severity})=>severity==="error");const parts=[`${visible(
file)} ${isRefused?"cannot be judged as it stands":"is valid"}.`,`What counts:
${table(settings)}`,`What is judged:
${budgets.map(budgetText).join("")}`.trimEnd(),roomText(capacity),problems.map(({severity,where,message})=>`${severity}:\
 ${visible(where)}: ${stripControls(message)}`).join("\n")];return`${parts.filter(part=>part!=="").join("\n\n")}
`}function renderPreviewJson({file,settings,budgets,capacity,problems}){const value={version:PREVIEW_VERSION,file,valid:!problems.
some(({severity})=>severity==="error"),settings:settings.map(({key,value:value2,line})=>({key,value:value2,from:line===null?
"default":"file",line})),budgets:budgets.map(budget=>({where:budget.where,sentence:budgetSentence(budget),metric:budget.
metric,benchmarks:budget.benchmarks,packages:budget.packages,limits:budget.limits.map(({kind,limit})=>({kind,limit:typeof limit===
"number"?limit:limit.text})),minDelta:budget.minDelta?.text??null,level:budget.level,because:budget.because,more:budget.
more,replacedBy:budget.replacedBy,matches:budget.matches})),capacity,problems};return`${JSON.stringify(value,null,2)}
`}function renderRefusalJson(file,complaints){return`${JSON.stringify({version:PREVIEW_VERSION,file,valid:false,problems:complaints.
map(problemOf)},null,2)}
`}function budgetSentence(budget){const{metric,limits,level,more}=budget;const{of,where,until}=more;const subject=metric===
"*"?"every metric":quoted(metric);const rows=`${subject} ${scope(budget)}${where===void 0?"":` where ${quoted(where)}`}`;
return[`${of===void 0?"":"the geomean of "}${rows} ${limits.map(limitText).join(" and ")}`,...until===void 0?[]:[`only u\
ntil ${until}`],...floorText(budget),CONSEQUENCES[level]].join("; ")}var CONSEQUENCES={fail:"a broken one fails the chec\
k",warn:"a broken one is a warning",report:"a broken one is only shown"};function floorText({metric,minDelta}){if(minDelta===
null)return[];const size=visible(minDelta.text);if(metric!=="*")return[`changes of up to ${size} never count`];const{kind}=shapeOf(
minDelta.unit);return[`changes of ${kind==="other"?"what it fits":`a ${kind}`} by up to ${size} never count`]}function scope({
benchmarks,packages}){const groups=packages.length===0?"":` in ${patternsText(packages,"packages")}`;return`of ${patternsText(
benchmarks,"benchmarks")}${groups}`}function patternsText(globs,noun){const included=globs.filter(glob=>!glob.startsWith(
"!")).map(quoted);const excluded=globs.filter(glob=>glob.startsWith("!")).map(glob=>quoted(glob.slice(1)));const those=included.
length===0?`all ${noun}`:`the ${noun} ${included.join(", ")}`;return excluded.length===0?those:`${those} but not ${excluded.
join(", ")}`}function limitText({bad,limit}){const text=typeof limit==="number"?percent(limit):visible(limit.text);if(bad===
"worse")return limit===0?"may not get worse":`may get at most ${text} worse`;return bad==="above"?`may be at most ${text}`:
`must be at least ${text}`}function roomText(capacity){if(capacity===null)return"Nothing that is measured can turn the c\
heck red: no budget has the level fail.";const how="with these rounds and this alpha";if(capacity===0)return`No result t\
hat varies can turn the check red ${how}.`;const many=capacity>MANY?`More than ${MANY.toLocaleString("en-US")}`:`Up to ${capacity.
toLocaleString("en-US")}`;return`${many} results that vary can each turn the check red ${how}.`}function budgetText(budget){
const{where,because,replacedBy,matches}=budget;const lines=[`${placeText(where)}: ${budgetSentence(budget)}.`,...because===
null?[]:[`  because: ${visible(because)}`],...replacedBy.map(later=>{const scope2=later.isWholly?"everywhere":"where bot\
h apply";return`  ${placeText(later.where)} counts in its place ${scope2}`}),...matches===null?[]:matchLines(matches).map(
line=>`  ${line}`)];return lines.map(line=>`  ${line}
`).join("")}function placeText(where){return where==="default"?"built in":`line ${where.slice(where.lastIndexOf(":")+1)}`}
function matchLines({rows,replaced,names,noisy}){const others=replaced===0?"":`, and ${replaced} more that a later budge\
t judges`;return[rows===0?`in the recording: no row${others}`:`in the recording: ${counted(rows,"row")}${others}: ${listed(
names.map(quoted))}`,...noisy.length===0?[]:[`too coarse for its limit: ${counted(noisy.length,"row")}: ${listed(noisy.map(
noisyText))}`]]}function noisyText({name,metric,smallest,because}){const size=because==="steps"?`comes in steps of ${rough(
smallest)}`:`shows no change below ${rough(smallest)}`;return`${visible(metric)} of ${quoted(name)} ${size}`}function listed(texts){
const more=texts.length-MOST_LISTED;return[...texts.slice(0,MOST_LISTED),...more>0?[`and ${more.toLocaleString("en-US")}\
 more`]:[]].join(", ")}function table(settings){const rows=settings.map(({key,value,line})=>({key,text:visible(textOf(value),
VALUE_WIDTH),from:line===null?"default":`line ${line}`}));const width=Math.max(...rows.map(({key})=>key.length));const fromWidth=Math.
max(...rows.map(({from})=>from.length));return rows.map(({key,text,from})=>`  ${key.padEnd(width)}  ${from.padEnd(fromWidth)}\
  ${text}`).join("\n")}function textOf(value){if(value===null||value===void 0)return"none";if(Array.isArray(value))return value.
map(textOf).join(", ");if(typeof value!=="object")return String(value);if("min"in value&&"max"in value)return value.min===
value.max?String(value.min):`${String(value.min)}..${String(value.max)}`;const entries=Object.entries(value).map(([key,inner])=>typeof inner===
"object"?`${key}: {${textOf(inner)}}`:`${key}: ${textOf(inner)}`);return entries.length===0?"none":entries.join(", ")}function quoted(text){
return`"${visible(text)}"`}var VALID=0;var INVALID=2;async function validate(argv){const asked=readValidate(argv);const host=openingNamed(makeTerminalHost(
{isQuiet:true}));const path=asked.file??await usualPath(host);const text=await read(host,path,asked.file!==null);const recording=asked.
recording===null?null:await readRecording(host,asked.recording);try{const configuration=parseConfiguration(text,path,null);
const seen=preview({path,configuration,recording,today:host.clock.today()});process.stdout.write(asked.output==="json"?renderPreviewJson(
seen):renderPreview(seen));return seen.problems.some(({severity})=>severity==="error")?INVALID:VALID}catch(error){if(asked.
output!=="json"||!(error instanceof UserError))throw error;process.stdout.write(renderRefusalJson(path,error.complaints));
return INVALID}}async function usualPath(host){const{exitCode,stdout}=await host.git(["rev-parse","--show-toplevel"],{folder:host.
folder});if(exitCode!==0)return DEFAULTS.config;return relative(host.folder,resolve(stdout.trim(),DEFAULTS.config)).replaceAll(
"\\","/")}async function read(host,path,isNamed){const text=await host.files.read(resolve(host.folder,path),CONFIG_LIMIT_BYTES);
if(text!==null)return text;throw new UserError({where:path,what:"there is no such file",remedy:isNamed?"Check the path":
"Write it, or name another one. Without a file the built-in budgets are judged"})}export{validate};
