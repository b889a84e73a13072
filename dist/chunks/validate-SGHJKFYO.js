import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readValidate}from"./chunk-P5YH32CZ.js";import"./chunk-2LZHYNMA.js";import{CONFIG_LIMIT_BYTES,openingNamed}from"./chunk-SGHL36OV.js";
import{makeTerminalHost}from"./chunk-JDVSHX53.js";import{counted}from"./chunk-6D5IVRLX.js";import{judgeRecording,
looks,parseConfiguration,percent,policyOf,readRecording,rough,select,shortfall,spentAlpha}from"./chunk-I26ZRJC7.js";
import{stripControls,visible}from"./chunk-PO57IB6S.js";import"./chunk-55IMAIYE.js";import"./chunk-XTL7VNUR.js";
import"./chunk-6FO44SI4.js";import"./chunk-Y4QSQYSV.js";import{DEFAULTS,RULES,fileSchema,shapeOf,toBase}from"./chunk-TAHYMK3E.js";
import"./chunk-XNQJWE6S.js";import{tidy}from"./chunk-NZWFUP5M.js";import{UserError,problemOf}from"./chunk-22RSWMGT.js";
import"./chunk-4NI3GUM4.js";import{relative,resolve}from"node:path";function replacements(budget,later){let own=scalesOf(budget),rivals=later.filter(other=>isSameMore(budget,other)&&meetsMetric(
budget,other)&&own.some(scale=>scalesOf(other).includes(scale))),covering=rivals.filter(other=>covers(other,budget)),isCovered=own.
every(scale=>covering.some(other=>scalesOf(other).includes(scale)));return rivals.map(other=>({later:other,isWholly:isCovered&&
covering.includes(other)}))}function moreOf(budget){let{of,until,filter}=budget;return{...of==="each"?{}:{of},...filter===
null?{}:{where:filter.text},...until===null?{}:{until}}}function isSameMore(one,other){return JSON.stringify(moreOf(one))===
JSON.stringify(moreOf(other))}function scalesOf({limits}){return[...new Set(RULES.filter(({kind})=>limits.has(kind)).map(
({scale})=>scale))]}function meetsMetric({metric:one},{metric:other}){return one==="*"||other==="*"||isSameMetric(one,other)}
function isSameMetric(one,other){return one===other||tidy(one).unit===tidy(other).unit}function covers(wide,narrow){return(wide.
metric==="*"||narrow.metric!=="*"&&isSameMetric(wide.metric,narrow.metric))&&coversPatterns(wide.benchmarks,narrow.benchmarks)&&
coversPatterns(wide.packages,narrow.packages)}function coversPatterns(wide,narrow){let isAll=wide.every(glob=>glob==="**"),
isSuperset=narrow.filter(glob=>!glob.startsWith("!")).length>0&&narrow.filter(glob=>!glob.startsWith("!")).every(glob=>wide.
includes(glob)),excludesNoMore=wide.filter(glob=>glob.startsWith("!")).every(glob=>narrow.includes(glob));return isAll||
isSuperset&&excludesNoMore}function effectiveSettings({file,lines}){let given={...file},presets=DEFAULTS;return Object.keys(fileSchema.shape).filter(
key=>key!=="budgets").map(key=>{let field=key.replaceAll(/-(.)/g,(_,letter)=>letter.toUpperCase());return{key,value:given[field]??
presets[field]??null,line:lines.get(key)??null}})}function preview({path,configuration,recording,today}){let{file}=configuration,policy=policyOf(file,today),plan=planOf(file.
rounds??DEFAULTS.rounds,policy),judged=recording&&judgeRecording(asPlanned(recording,file),policy),budgets=policy.budgets.
map((budget,index)=>previewOf(budget,{policy,index,rows:judged?.rows??null}));return{file:path,settings:effectiveSettings(
configuration),budgets,capacity:capacityOf(policy,plan),problems:[...judged?.problems??budgets.flatMap(deadBudget),...budgets.
flatMap(idleFloor),...judged===null&&file.unit!=="sample"?tooFewRounds(policy,plan):[]]}}function asPlanned(recording,{rounds,
unit}){let{schedule}=recording;return{...recording,schedule:{...schedule,rounds:rounds??schedule.rounds,unit:unit??schedule.
unit}}}function planOf(rounds,policy){return{looks:[rounds.max],minRounds:rounds.min,maxRounds:rounds.max,valuesPerRound:1,
alphaAt:(look,share,smallestP)=>spentAlpha({alpha:policy.alpha/share,looks:looks(rounds)},look,smallestP),baseRounds:null,
decidedAfter:null,headBroke:!1,baseBroke:!1}}var MOST_RESULTS=2**20;function capacityOf(policy,plan){let rules=failingRules(
policy);if(rules.length===0)return null;let isEnough=share=>rules.every(rule=>shortfall(rule,share,plan)===null);if(!isEnough(
1))return 0;let[enough,tooMany]=[1,MOST_RESULTS+1];for(;tooMany-enough>1;){let middle=Math.floor((enough+tooMany)/2);isEnough(
middle)?enough=middle:tooMany=middle}return enough}function previewOf(budget,{policy,index,rows}){let{where,metric,benchmarks,
packages,minDelta,level,because}=budget;return{where,metric,benchmarks,packages,minDelta,level,because,limits:limitsOf(budget),
more:moreOf(budget),replacedBy:replacements(budget,policy.budgets.slice(index+1)).map(({later,isWholly})=>({where:later.
where,isWholly})),matches:rows&&matchesOf(budget,policy,rows)}}function limitsOf({limits}){return RULES.flatMap(({kind,bad})=>{
let limit=limits.get(kind);return limit===void 0?[]:[{kind,bad,limit}]})}function matchesOf(budget,{budgets},rows){let all=select(
budgets,rows),alone=select([budget],rows),judged=rows.filter(row=>isBehind(all,row,budget)),met=rows.filter(row=>isBehind(
alone,row,budget));return{rows:judged.length,replaced:met.length-judged.length,names:[...new Set(judged.map(({name})=>name))],
noisy:judged.flatMap(row=>noisyRow(row,budget)??[]).toSorted((one,other)=>other.smallest-one.smallest)}}function isBehind(selection,row,budget){
return selection.limitsFor(row).some(selected=>selected.budget===budget)||selection.geomeans.some(selected=>selected.budget===
budget&&selected.members.includes(row))}function noisyRow({name,metric,unit,base,head,exact,interval},budget){let limit=RULES.
flatMap(({kind,scale})=>scale==="relative"?budget.limits.get(kind)??[]:[])[0];if(typeof limit!="number"||base===null||head===
null||exact||base.median===0)return null;let median=Math.abs(base.median),floor=budget.minDelta===null?0:(toBase(budget.
minDelta,unit)??0)/median,allowed=Math.max(limit,floor),step=smallestStep([...base.values,...head.values])/median;if(Number.
isFinite(step)&&step>allowed)return{name,metric,smallest:step,because:"steps"};let half=interval===null?Number.NaN:(interval.
high-interval.low)/2;return Number.isFinite(half)&&half>allowed?{name,metric,smallest:half,because:"noise"}:null}function smallestStep(values){
let sorted=values.toSorted((one,other)=>one-other),steps=sorted.slice(1).map((value,index)=>value-sorted[index]);return Math.
min(...steps.filter(step=>step>0))}function deadBudget({where,replacedBy}){let wholly=replacedBy.filter(({isWholly})=>isWholly).
map(one=>one.where);if(where==="default"||wholly.length===0)return[];let message=`this budget never judges anything: ${wholly.
join(" and ")} ${wholly.length===1?"takes":"take"} its place everywhere. Delete it, or move it behind.`;return[{where,message,
severity:"warning"}]}function idleFloor({where,metric,minDelta,limits,matches}){return matches!==null||metric==="*"||!metric.
includes("/")?[]:[minDelta,...limits.map(({limit})=>limit)].flatMap(quantity=>{if(quantity===null||typeof quantity=="num\
ber"||toBase(quantity,metric)!==null)return[];let message=`"${quantity.text}" does not look as if it fitted "${metric}".\
 Write a bare number, or the metric's own unit.`;return[{where,message,severity:"warning"}]})}function failingRules({budgets}){
let failing=budgets.filter(({level})=>level==="fail");return RULES.filter(({kind})=>failing.some(({limits})=>limits.has(
kind)))}function tooFewRounds(policy,plan){return failingRules(policy).flatMap(rule=>{let message=shortfall(rule,1,plan);
return message===null?[]:[{where:"rounds",message,severity:"warning"}]})}var PREVIEW_VERSION=1,MOST_LISTED=5,MANY=1e5,VALUE_WIDTH=60;function renderPreview(preview2){let{file,settings,budgets,capacity,
problems}=preview2,isRefused=problems.some(({severity})=>severity==="error");return`${[`${visible(file)} ${isRefused?"ca\
nnot be judged as it stands":"is valid"}.`,`What counts:
${table(settings)}`,`What is judged:
${budgets.map(budgetText).join("")}`.trimEnd(),roomText(capacity),problems.map(({severity,where,message})=>`${severity}:\
 ${visible(where)}: ${stripControls(message)}`).join(`
`)].filter(part=>part!=="").join(`

`)}
`}function renderPreviewJson({file,settings,budgets,capacity,problems}){let value={version:PREVIEW_VERSION,file,valid:!problems.
some(({severity})=>severity==="error"),settings:settings.map(({key,value:value2,line})=>({key,value:value2,from:line===null?
"default":"file",line})),budgets:budgets.map(budget=>({where:budget.where,sentence:budgetSentence(budget),metric:budget.
metric,benchmarks:budget.benchmarks,packages:budget.packages,limits:budget.limits.map(({kind,limit})=>({kind,limit:typeof limit==
"number"?limit:limit.text})),minDelta:budget.minDelta?.text??null,level:budget.level,because:budget.because,more:budget.
more,replacedBy:budget.replacedBy,matches:budget.matches})),capacity,problems};return`${JSON.stringify(value,null,2)}
`}function renderRefusalJson(file,complaints){return`${JSON.stringify({version:PREVIEW_VERSION,file,valid:!1,problems:complaints.
map(problemOf)},null,2)}
`}function budgetSentence(budget){let{metric,limits,level,more}=budget,{of,where,until}=more,rows=`${metric==="*"?"every\
 metric":quoted(metric)} ${scope(budget)}${where===void 0?"":` where ${quoted(where)}`}`;return[`${of===void 0?"":"the g\
eomean of "}${rows} ${limits.map(limitText).join(" and ")}`,...until===void 0?[]:[`only until ${until}`],...floorText(budget),
CONSEQUENCES[level]].join("; ")}var CONSEQUENCES={fail:"a broken one fails the check",warn:"a broken one is a warning",report:"\
a broken one is only shown"};function floorText({metric,minDelta}){if(minDelta===null)return[];let size=visible(minDelta.
text);if(metric!=="*")return[`changes of up to ${size} never count`];let{kind}=shapeOf(minDelta.unit);return[`changes of\
 ${kind==="other"?"what it fits":`a ${kind}`} by up to ${size} never count`]}function scope({benchmarks,packages}){let groups=packages.
length===0?"":` in ${patternsText(packages,"packages")}`;return`of ${patternsText(benchmarks,"benchmarks")}${groups}`}function patternsText(globs,noun){
let included=globs.filter(glob=>!glob.startsWith("!")).map(quoted),excluded=globs.filter(glob=>glob.startsWith("!")).map(
glob=>quoted(glob.slice(1))),those=included.length===0?`all ${noun}`:`the ${noun} ${included.join(", ")}`;return excluded.
length===0?those:`${those} but not ${excluded.join(", ")}`}function limitText({bad,limit}){let text=typeof limit=="numbe\
r"?percent(limit):visible(limit.text);return bad==="worse"?limit===0?"may not get worse":`may get at most ${text} worse`:
bad==="above"?`may be at most ${text}`:`must be at least ${text}`}function roomText(capacity){if(capacity===null)return"\
Nothing that is measured can turn the check red: no budget has the level fail.";let how="with these rounds and this alph\
a";return capacity===0?`No result that varies can turn the check red ${how}.`:`${capacity>MANY?`More than ${MANY.toLocaleString(
"en-US")}`:`Up to ${capacity.toLocaleString("en-US")}`} results that vary can each turn the check red ${how}.`}function budgetText(budget){
let{where,because,replacedBy,matches}=budget;return[`${placeText(where)}: ${budgetSentence(budget)}.`,...because===null?
[]:[`  because: ${visible(because)}`],...replacedBy.map(later=>{let scope2=later.isWholly?"everywhere":"where both apply";
return`  ${placeText(later.where)} counts in its place ${scope2}`}),...matches===null?[]:matchLines(matches).map(line=>`\
  ${line}`)].map(line=>`  ${line}
`).join("")}function placeText(where){return where==="default"?"built in":`line ${where.slice(where.lastIndexOf(":")+1)}`}
function matchLines({rows,replaced,names,noisy}){let others=replaced===0?"":`, and ${replaced} more that a later budget \
judges`;return[rows===0?`in the recording: no row${others}`:`in the recording: ${counted(rows,"row")}${others}: ${listed(
names.map(quoted))}`,...noisy.length===0?[]:[`too coarse for its limit: ${counted(noisy.length,"row")}: ${listed(noisy.map(
noisyText))}`]]}function noisyText({name,metric,smallest,because}){let size=because==="steps"?`comes in steps of ${rough(
smallest)}`:`shows no change below ${rough(smallest)}`;return`${visible(metric)} of ${quoted(name)} ${size}`}function listed(texts){
let more=texts.length-MOST_LISTED;return[...texts.slice(0,MOST_LISTED),...more>0?[`and ${more.toLocaleString("en-US")} m\
ore`]:[]].join(", ")}function table(settings){let rows=settings.map(({key,value,line})=>({key,text:visible(textOf(value),
VALUE_WIDTH),from:line===null?"default":`line ${line}`})),width=Math.max(...rows.map(({key})=>key.length)),fromWidth=Math.
max(...rows.map(({from})=>from.length));return rows.map(({key,text,from})=>`  ${key.padEnd(width)}  ${from.padEnd(fromWidth)}\
  ${text}`).join(`
`)}function textOf(value){if(value==null)return"none";if(Array.isArray(value))return value.map(textOf).join(", ");if(typeof value!=
"object")return String(value);if("min"in value&&"max"in value)return value.min===value.max?String(value.min):`${String(value.
min)}..${String(value.max)}`;let entries=Object.entries(value).map(([key,inner])=>typeof inner=="object"?`${key}: {${textOf(
inner)}}`:`${key}: ${textOf(inner)}`);return entries.length===0?"none":entries.join(", ")}function quoted(text){return`"${visible(
text)}"`}var VALID=0,INVALID=2;async function validate(argv){let asked=readValidate(argv),host=openingNamed(makeTerminalHost({isQuiet:!0})),
path=asked.file??await usualPath(host),text=await read(host,path,asked.file!==null),recording=asked.recording===null?null:
await readRecording(host,asked.recording);try{let configuration=parseConfiguration(text,path,null),seen=preview({path,configuration,
recording,today:host.clock.today()});return process.stdout.write(asked.output==="json"?renderPreviewJson(seen):renderPreview(
seen)),seen.problems.some(({severity})=>severity==="error")?INVALID:VALID}catch(error){if(asked.output!=="json"||!(error instanceof
UserError))throw error;return process.stdout.write(renderRefusalJson(path,error.complaints)),INVALID}}async function usualPath(host){
let{exitCode,stdout}=await host.git(["rev-parse","--show-toplevel"],{folder:host.folder});return exitCode!==0?DEFAULTS.config:
relative(host.folder,resolve(stdout.trim(),DEFAULTS.config)).replaceAll("\\","/")}async function read(host,path,isNamed){
let text=await host.files.read(resolve(host.folder,path),CONFIG_LIMIT_BYTES);if(text!==null)return text;throw new UserError(
{where:path,what:"there is no such file",remedy:isNamed?"Check the path":"Write it, or name another one. Without a file \
the built-in budgets are judged"})}export{validate};
