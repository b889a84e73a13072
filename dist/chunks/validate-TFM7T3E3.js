import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseValidateArgs}from"./chunk-GMOLLAQ7.js";import"./chunk-ZMZB7ZZI.js";import{CONFIG_LIMIT_BYTES,withUserFiles}from"./chunk-3FXPSF4P.js";
import{makeTerminalHost}from"./chunk-AVGWH3HL.js";import{formatCount}from"./chunk-Q34AHYZ5.js";import{explainShortfall,
formatMargin,formatPercent,judgeRecording,parseConfigWithLines,planLooks,policyOf,readRecording,selectLimits,spendAlpha}from"./chunk-NRB6S4FK.js";
import{cleanUntrustedText,stripControls}from"./chunk-LQTR7E7W.js";import"./chunk-2IZXDTDF.js";import"./chunk-H43JVFDQ.js";
import"./chunk-UR5X5KRI.js";import"./chunk-OWI46LZM.js";import{DEFAULTS,RULES,fileSchema,parseUnit,toBaseUnit}from"./chunk-BQAFKCYA.js";
import"./chunk-23PMS7MH.js";import{tidyUnit}from"./chunk-O2I266XQ.js";import{UserError,problemOf}from"./chunk-WC6KOLU4.js";
import"./chunk-4NI3GUM4.js";import{relative,resolve}from"node:path";function findReplacements(budget,later){let own=scalesOf(budget),rivals=later.filter(other=>hasSameRestrictions(budget,other)&&
hasCommonMetric(budget,other)&&own.some(scale=>scalesOf(other).includes(scale))),covering=rivals.filter(other=>covers(other,
budget)),isCovered=own.every(scale=>covering.some(other=>scalesOf(other).includes(scale)));return rivals.map(other=>({later:other,
isWholly:isCovered&&covering.includes(other)}))}function restrictionsOf(budget){let{of,until,filter}=budget;return{...of===
"each"?{}:{of},...filter===null?{}:{where:filter.text},...until===null?{}:{until}}}function hasSameRestrictions(one,other){
return JSON.stringify(restrictionsOf(one))===JSON.stringify(restrictionsOf(other))}function scalesOf({limits}){return[...new Set(
RULES.filter(({kind})=>limits.has(kind)).map(({scale})=>scale))]}function hasCommonMetric({metric:one},{metric:other}){return one===
"*"||other==="*"||isSameMetric(one,other)}function isSameMetric(one,other){return one===other||tidyUnit(one).unit===tidyUnit(
other).unit}function covers(wide,narrow){return(wide.metric==="*"||narrow.metric!=="*"&&isSameMetric(wide.metric,narrow.
metric))&&coversPatterns(wide.benchmarks,narrow.benchmarks)&&coversPatterns(wide.packages,narrow.packages)}function coversPatterns(wide,narrow){
let isAll=wide.every(glob=>glob==="**"),isSuperset=narrow.filter(glob=>!glob.startsWith("!")).length>0&&narrow.filter(glob=>!glob.
startsWith("!")).every(glob=>wide.includes(glob)),excludesNoMore=wide.filter(glob=>glob.startsWith("!")).every(glob=>narrow.
includes(glob));return isAll||isSuperset&&excludesNoMore}function effectiveSettings({file,lines}){let given={...file},presets=DEFAULTS;return Object.keys(fileSchema.shape).filter(
key=>key!=="budgets").map(key=>{let field=key.replaceAll(/-(.)/g,(_,letter)=>letter.toUpperCase());return{key,value:given[field]??
presets[field]??null,line:lines.get(key)??null}})}function preview({path,configuration,recording,today}){let{file}=configuration,policy=policyOf(file,today),plan=configuredLookPlanOf(
file.rounds??DEFAULTS.rounds,policy),judged=recording&&judgeRecording(withConfiguredPlan(recording,file),policy),budgets=policy.
budgets.map((budget,index)=>previewOf(budget,{policy,index,rows:judged?.rows??null}));return{file:path,settings:effectiveSettings(
configuration),budgets,capacity:capacityOf(policy,plan),problems:[...judged?.problems??budgets.flatMap(warnIfShadowed),...budgets.
flatMap(warnIfUnitMismatch),...judged===null&&file.unit!=="sample"?tooFewRounds(policy,plan):[]]}}function withConfiguredPlan(recording,{
rounds,unit}){let{schedule}=recording;return{...recording,schedule:{...schedule,rounds:rounds??schedule.rounds,unit:unit??
schedule.unit}}}function configuredLookPlanOf(rounds,policy){return{looks:[rounds.max],minRounds:rounds.min,maxRounds:rounds.
max,valuesPerRound:1,alphaAt:(look,share,smallestP)=>spendAlpha({alpha:policy.alpha/share,looks:planLooks(rounds)},look,
smallestP),baseRounds:null,decidedAfter:null,headBroke:!1,baseBroke:!1}}var MAX_RESULTS=2**20;function capacityOf(policy,plan){
let rules=failingRules(policy);if(rules.length===0)return null;let isEnough=share=>rules.every(rule=>explainShortfall(rule,
share,plan)===null);if(!isEnough(1))return 0;let[enough,tooMany]=[1,MAX_RESULTS+1];for(;tooMany-enough>1;){let middle=Math.
floor((enough+tooMany)/2);isEnough(middle)?enough=middle:tooMany=middle}return enough}function previewOf(budget,{policy,
index,rows}){let{where,metric,benchmarks,packages,minDelta,level,because}=budget;return{where,metric,benchmarks,packages,
minDelta,level,because,limits:limitsOf(budget),more:restrictionsOf(budget),replacedBy:findReplacements(budget,policy.budgets.
slice(index+1)).map(({later,isWholly})=>({where:later.where,isWholly})),matches:rows&&matchesOf(budget,policy,rows)}}function limitsOf({
limits}){return RULES.flatMap(({kind,bad})=>{let limit=limits.get(kind);return limit===void 0?[]:[{kind,bad,limit}]})}function matchesOf(budget,{
budgets},rows){let all=selectLimits(budgets,rows),alone=selectLimits([budget],rows),judged=rows.filter(row=>isJudgedBy(all,
row,budget)),met=rows.filter(row=>isJudgedBy(alone,row,budget));return{rows:judged.length,replaced:met.length-judged.length,
names:[...new Set(judged.map(({name})=>name))],noisy:judged.flatMap(row=>noisyRow(row,budget)??[]).toSorted((one,other)=>other.
smallest-one.smallest)}}function isJudgedBy(selection,row,budget){return selection.limitsFor(row).some(selected=>selected.
budget===budget)||selection.geomeans.some(selected=>selected.budget===budget&&selected.members.includes(row))}function noisyRow({
name,metric,unit,base,head,exact,interval},budget){let limit=RULES.flatMap(({kind,scale})=>scale==="relative"?budget.limits.
get(kind)??[]:[])[0];if(typeof limit!="number"||base===null||head===null||exact||base.median===0)return null;let median=Math.
abs(base.median),floor=budget.minDelta===null?0:(toBaseUnit(budget.minDelta,unit)??0)/median,allowed=Math.max(limit,floor),
step=smallestStep([...base.values,...head.values])/median;if(Number.isFinite(step)&&step>allowed)return{name,metric,smallest:step,
because:"steps"};let half=interval===null?Number.NaN:(interval.high-interval.low)/2;return Number.isFinite(half)&&half>allowed?
{name,metric,smallest:half,because:"noise"}:null}function smallestStep(values){let sorted=values.toSorted((one,other)=>one-
other),steps=sorted.slice(1).map((value,index)=>value-sorted[index]);return Math.min(...steps.filter(step=>step>0))}function warnIfShadowed({
where,replacedBy}){let wholly=replacedBy.filter(({isWholly})=>isWholly).map(one=>one.where);if(where==="default"||wholly.
length===0)return[];let message=`this budget never judges anything: ${wholly.join(" and ")} ${wholly.length===1?"takes":
"take"} its place everywhere. Delete it, or move it behind.`;return[{where,message,severity:"warning"}]}function warnIfUnitMismatch({
where,metric,minDelta,limits,matches}){return matches!==null||metric==="*"||!metric.includes("/")?[]:[minDelta,...limits.
map(({limit})=>limit)].flatMap(quantity=>{if(quantity===null||typeof quantity=="number"||toBaseUnit(quantity,metric)!==null)
return[];let message=`"${quantity.text}" does not look as if it fitted "${metric}". Write a bare number, or the metric's\
 own unit.`;return[{where,message,severity:"warning"}]})}function failingRules({budgets}){let failing=budgets.filter(({level})=>level===
"fail");return RULES.filter(({kind})=>failing.some(({limits})=>limits.has(kind)))}function tooFewRounds(policy,plan){return failingRules(
policy).flatMap(rule=>{let message=explainShortfall(rule,1,plan);return message===null?[]:[{where:"rounds",message,severity:"\
warning"}]})}var PREVIEW_VERSION=1,MAX_LISTED=5,MAX_EXACT_CAPACITY=1e5,VALUE_WIDTH=60;function renderPreview(preview2){let{file,settings,
budgets,capacity,problems}=preview2,isRefused=problems.some(({severity})=>severity==="error");return`${[`${cleanUntrustedText(
file)} ${isRefused?"cannot be judged as it stands":"is valid"}.`,`What counts:
${formatSettings(settings)}`,`What is judged:
${budgets.map(budgetText).join("")}`.trimEnd(),formatCapacity(capacity),problems.map(({severity,where,message})=>`${severity}\
: ${cleanUntrustedText(where)}: ${stripControls(message)}`).join(`
`)].filter(part=>part!=="").join(`

`)}
`}function renderPreviewJson({file,settings,budgets,capacity,problems}){let value={version:PREVIEW_VERSION,file,valid:!problems.
some(({severity})=>severity==="error"),settings:settings.map(({key,value:value2,line})=>({key,value:value2,from:line===null?
"default":"file",line})),budgets:budgets.map(budget=>({where:budget.where,sentence:formatBudgetSentence(budget),metric:budget.
metric,benchmarks:budget.benchmarks,packages:budget.packages,limits:budget.limits.map(({kind,limit})=>({kind,limit:typeof limit==
"number"?limit:limit.text})),minDelta:budget.minDelta?.text??null,level:budget.level,because:budget.because,more:budget.
more,replacedBy:budget.replacedBy,matches:budget.matches})),capacity,problems};return`${JSON.stringify(value,null,2)}
`}function renderInvalidPreviewJson(file,complaints){return`${JSON.stringify({version:PREVIEW_VERSION,file,valid:!1,problems:complaints.
map(problemOf)},null,2)}
`}function formatBudgetSentence(budget){let{metric,limits,level,more}=budget,{of,where,until}=more,rows=`${metric==="*"?
"every metric":quoteName(metric)} ${formatScope(budget)}${where===void 0?"":` where ${quoteName(where)}`}`;return[`${of===
void 0?"":"the geomean of "}${rows} ${limits.map(limitText).join(" and ")}`,...until===void 0?[]:[`only until ${until}`],
...listMinDelta(budget),CONSEQUENCES[level]].join("; ")}var CONSEQUENCES={fail:"a broken one fails the check",warn:"a br\
oken one is a warning",report:"a broken one is only shown"};function listMinDelta({metric,minDelta}){if(minDelta===null)
return[];let size=cleanUntrustedText(minDelta.text);if(metric!=="*")return[`changes of up to ${size} never count`];let{kind}=parseUnit(
minDelta.unit);return[`changes of ${kind==="other"?"what it fits":`a ${kind}`} by up to ${size} never count`]}function formatScope({
benchmarks,packages}){let groups=packages.length===0?"":` in ${patternsText(packages,"packages")}`;return`of ${patternsText(
benchmarks,"benchmarks")}${groups}`}function patternsText(globs,noun){let included=globs.filter(glob=>!glob.startsWith("\
!")).map(quoteName),excluded=globs.filter(glob=>glob.startsWith("!")).map(glob=>quoteName(glob.slice(1))),those=included.
length===0?`all ${noun}`:`the ${noun} ${included.join(", ")}`;return excluded.length===0?those:`${those} but not ${excluded.
join(", ")}`}function limitText({bad,limit}){let text=typeof limit=="number"?formatPercent(limit):cleanUntrustedText(limit.
text);return bad==="worse"?limit===0?"may not get worse":`may get at most ${text} worse`:bad==="above"?`may be at most ${text}`:
`must be at least ${text}`}function formatCapacity(capacity){if(capacity===null)return"Nothing that is measured can turn\
 the check red: no budget has the level fail.";let how="with these rounds and this alpha";return capacity===0?`No result\
 that varies can turn the check red ${how}.`:`${capacity>MAX_EXACT_CAPACITY?`More than ${MAX_EXACT_CAPACITY.toLocaleString(
"en-US")}`:`Up to ${capacity.toLocaleString("en-US")}`} results that vary can each turn the check red ${how}.`}function budgetText(budget){
let{where,because,replacedBy,matches}=budget;return[`${placeText(where)}: ${formatBudgetSentence(budget)}.`,...because===
null?[]:[`  because: ${cleanUntrustedText(because)}`],...replacedBy.map(later=>{let scope=later.isWholly?"everywhere":"w\
here both apply";return`  ${placeText(later.where)} counts in its place ${scope}`}),...matches===null?[]:matchLines(matches).
map(line=>`  ${line}`)].map(line=>`  ${line}
`).join("")}function placeText(where){return where==="default"?"built in":`line ${where.slice(where.lastIndexOf(":")+1)}`}
function matchLines({rows,replaced,names,noisy}){let others=replaced===0?"":`, and ${replaced} more that a later budget \
judges`;return[rows===0?`in the recording: no row${others}`:`in the recording: ${formatCount(rows,"row")}${others}: ${formatFirstFew(
names.map(quoteName))}`,...noisy.length===0?[]:[`too coarse for its limit: ${formatCount(noisy.length,"row")}: ${formatFirstFew(
noisy.map(noisyText))}`]]}function noisyText({name,metric,smallest,because}){let size=because==="steps"?`comes in steps \
of ${formatMargin(smallest)}`:`shows no change below ${formatMargin(smallest)}`;return`${cleanUntrustedText(metric)} of ${quoteName(
name)} ${size}`}function formatFirstFew(texts){let more=texts.length-MAX_LISTED;return[...texts.slice(0,MAX_LISTED),...more>
0?[`and ${more.toLocaleString("en-US")} more`]:[]].join(", ")}function formatSettings(settings){let rows=settings.map(({
key,value,line})=>({key,text:cleanUntrustedText(textOf(value),VALUE_WIDTH),from:line===null?"default":`line ${line}`})),
width=Math.max(...rows.map(({key})=>key.length)),fromWidth=Math.max(...rows.map(({from})=>from.length));return rows.map(
({key,text,from})=>`  ${key.padEnd(width)}  ${from.padEnd(fromWidth)}  ${text}`).join(`
`)}function textOf(value){if(value==null)return"none";if(Array.isArray(value))return value.map(textOf).join(", ");if(typeof value!=
"object")return String(value);if("min"in value&&"max"in value)return value.min===value.max?String(value.min):`${String(value.
min)}..${String(value.max)}`;let entries=Object.entries(value).map(([key,inner])=>typeof inner=="object"?`${key}: {${textOf(
inner)}}`:`${key}: ${textOf(inner)}`);return entries.length===0?"none":entries.join(", ")}function quoteName(text){return`\
"${cleanUntrustedText(text)}"`}var VALID=0,INVALID=2;async function validate(argv){let asked=parseValidateArgs(argv),host=withUserFiles(makeTerminalHost(
{isQuiet:!0})),path=asked.file??await usualPath(host),text=await readConfigFile(host,path,asked.file!==null),recording=asked.
recording===null?null:await readRecording(host,asked.recording);try{let configuration=parseConfigWithLines(text,path,null),
seen=preview({path,configuration,recording,today:host.clock.today()});return process.stdout.write(asked.output==="json"?
renderPreviewJson(seen):renderPreview(seen)),seen.problems.some(({severity})=>severity==="error")?INVALID:VALID}catch(error){
if(asked.output!=="json"||!(error instanceof UserError))throw error;return process.stdout.write(renderInvalidPreviewJson(
path,error.complaints)),INVALID}}async function usualPath(host){let{exitCode,stdout}=await host.git(["rev-parse","--show\
-toplevel"],{folder:host.folder});return exitCode!==0?DEFAULTS.config:relative(host.folder,resolve(stdout.trim(),DEFAULTS.
config)).replaceAll("\\","/")}async function readConfigFile(host,path,isNamed){let text=await host.files.read(resolve(host.
folder,path),CONFIG_LIMIT_BYTES);if(text!==null)return text;throw new UserError({where:path,what:"there is no such file",
remedy:isNamed?"Check the path":"Write it, or name another one. Without a file the built-in budgets are judged"})}export{validate};
