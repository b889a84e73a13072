import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CONFIG_LIMIT_BYTES}from"./chunk-2MQLTKNV.js";import{withUserFiles}from"./chunk-WCK3GEEP.js";import{LATEST_RELEASE,
explainShortfall,findShortfall,findSmallestStep,isUserBudget,judgeRecording,makeTerminalHost,parseConfigWithLines,planLooks,
policyOf,readRecording,selectLimits,spendAlpha}from"./chunk-THDOESCH.js";import"./chunk-IKSPXGBE.js";import{
formatCount,formatDiagnosticLine,formatList,formatLocation,formatMargin,formatPercent,toDiagnosticJson}from"./chunk-ET2FACDU.js";
import{cleanUntrustedText,quoteUntrustedText}from"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";import{DEFAULTS,
parseValidateArgs}from"./chunk-K7U33ATV.js";import{OPTIONS,RULES,toBaseUnit,toKebabCase}from"./chunk-KG3JJBVT.js";
import{UserError,userError}from"./chunk-4Q6QMYTI.js";import{atKey,inFile,makeWarning,parseUnit,tidyUnit}from"./chunk-EORH2WXK.js";
import"./chunk-E4HB5Y7J.js";function findReplacements(budget,later){let own=scalesOf(budget),rivals=later.filter(other=>hasSameRestrictions(budget,other)&&
hasCommonMetric(budget,other)&&own.some(scale=>scalesOf(other).includes(scale))),covering=rivals.filter(other=>covers(other,
budget)),isCovered=own.every(scale=>covering.some(other=>scalesOf(other).includes(scale)));return rivals.map(other=>({later:other,
isWholly:isCovered&&covering.includes(other)}))}function restrictionsOf(budget){let{against,of,until,filter}=budget;return{
...against===null?{}:{against},...of==="each"?{}:{of},...filter===null?{}:{where:filter.text},...until===null?{}:{until}}}
function hasSameRestrictions(one,other){return JSON.stringify(restrictionsOf(one))===JSON.stringify(restrictionsOf(other))}
function scalesOf({limits}){return[...new Set(RULES.filter(({kind})=>limits.has(kind)).map(({scale})=>scale))]}function hasCommonMetric({
metric:one},{metric:other}){return one==="*"||other==="*"||isSameMetric(one,other)}function isSameMetric(one,other){return one===
other||tidyUnit(one).unit===tidyUnit(other).unit}function covers(wide,narrow){return(wide.metric==="*"||narrow.metric!==
"*"&&isSameMetric(wide.metric,narrow.metric))&&["benchmarks","packages","commands"].every(key=>coversPatterns(wide[key],
narrow[key]))}function coversPatterns(wide,narrow){let isAll=wide.every(glob=>glob==="**"),isSuperset=narrow.filter(glob=>!glob.
startsWith("!")).length>0&&narrow.filter(glob=>!glob.startsWith("!")).every(glob=>wide.includes(glob)),excludesNoMore=wide.
filter(glob=>glob.startsWith("!")).every(glob=>narrow.includes(glob));return isAll||isSuperset&&excludesNoMore}function preview({path,configuration,recording,today}){let{file}=configuration,policy=policyOf(file,today),plan=configuredLookPlanOf(
file.rounds??DEFAULTS.rounds,policy),judged=recording&&judgeRecording(withConfiguredPlan(recording,file),policy),budgets=policy.
budgets.map((budget,index)=>previewOf(budget,{policy,index,rows:judged?.parts.flatMap(({rows})=>rows)??null}));return{file:path,
settings:effectiveSettings(configuration),budgets,capacity:capacityOf(policy,plan),problems:[...judged?.problems??budgets.
flatMap(warnAboutShadowedBudget),...budgets.flatMap(warnIfUnitMismatch),...judged===null&&file.unit!=="sample"?tooFewRounds(
policy,plan):[]]}}function withConfiguredPlan(recording,{rounds,unit}){let{schedule}=recording;return{...recording,schedule:{
...schedule,rounds:rounds??schedule.rounds,unit:unit??schedule.unit}}}function configuredLookPlanOf(rounds,policy){return{
looks:[rounds.max],minRounds:rounds.min,maxRounds:rounds.max,valuesPerRound:1,alphaAt:(look,share,smallestP)=>spendAlpha(
{alpha:policy.alpha/share,looks:planLooks(rounds)},look,smallestP),baseRounds:null,decidedAfter:null,headBroke:!1,baseBroke:!1}}
var MAX_RESULTS=2**20;function capacityOf(policy,plan){let rules=failingRules(policy);if(rules.length===0)return null;let isEnough=share=>rules.
every(rule=>findShortfall(rule,share,plan)===null);if(!isEnough(1))return 0;let[enough,tooMany]=[1,MAX_RESULTS+1];for(;tooMany-
enough>1;){let middle=Math.floor((enough+tooMany)/2);isEnough(middle)?enough=middle:tooMany=middle}return enough}function previewOf(budget,{
policy,index,rows}){let{location,metric,benchmarks,packages,commands,minDelta,level,because}=budget;return{location,metric,
benchmarks,packages,commands,minDelta,level,because,limits:limitsOf(budget),more:restrictionsOf(budget),replacedBy:findReplacements(
budget,policy.budgets.slice(index+1)).map(({later,isWholly})=>({location:later.location,isWholly})),matches:rows&&matchesOf(
budget,policy,rows)}}function limitsOf({limits}){return RULES.flatMap(({kind,bad})=>{let limit=limits.get(kind);return limit===
void 0?[]:[{kind,bad,limit}]})}function matchesOf(budget,{budgets},rows){let all=selectLimits(budgets,rows),alone=selectLimits(
[budget],rows),judged=rows.filter(row=>isJudgedBy(all,row,budget)),met=rows.filter(row=>isJudgedBy(alone,row,budget));return{
rows:judged.length,replaced:met.length-judged.length,names:[...new Set(judged.map(({name})=>name))],noisy:(budget.against===
null?judged:[]).flatMap(row=>noisyRow(row,budget)??[]).toSorted((one,other)=>other.smallest-one.smallest)}}function isJudgedBy(selection,row,budget){
return selection.limitsFor(row).some(selected=>selected.budget===budget)||selection.geomeans.some(selected=>selected.budget===
budget&&selected.members.includes(row))}function noisyRow({name,metric,unit,base,head,exact,interval},budget){let limit=RULES.
flatMap(({kind,scale})=>scale==="relative"?budget.limits.get(kind)??[]:[])[0];if(typeof limit!="number"||base===null||head===
null||exact||base.median===0)return null;let median=Math.abs(base.median),floor=budget.minDelta===null?0:(toBaseUnit(budget.
minDelta,unit)??0)/median,allowed=Math.max(limit,floor),step=(findSmallestStep([...base.values,...head.values])??0)/median;
if(step>allowed)return{name,metric,smallest:step,because:"steps"};let half=interval===null?Number.NaN:(interval.high-interval.
low)/2;return Number.isFinite(half)&&half>allowed?{name,metric,smallest:half,because:"noise"}:null}function warnAboutShadowedBudget(budget){
return isUserBudget(budget)&&budget.replacedBy.some(({isWholly})=>isWholly)?[makeWarning("budget-replaced",budget.location,
{})]:[]}function warnIfUnitMismatch({location,metric,minDelta,limits,matches}){return matches!==null||metric==="*"||!metric.
includes("/")?[]:[minDelta,...limits.map(({limit})=>limit)].flatMap(quantity=>quantity===null||typeof quantity=="number"||
toBaseUnit(quantity,metric)!==null?[]:[makeWarning("limit-unlikely-to-fit",location,{limit:quantity.text,metric})])}function failingRules({
budgets}){let failing=budgets.filter(({level,against})=>level==="fail"&&against===null);return RULES.filter(({kind})=>failing.
some(({limits})=>limits.has(kind)))}function tooFewRounds(policy,plan){return failingRules(policy).flatMap(rule=>{let why=explainShortfall(
rule,1,plan);return why===null?[]:[makeWarning("rounds-too-few",atKey("rounds"),why)]})}function effectiveSettings({file,
lines},options=OPTIONS){let given={...file};return Object.entries(options).filter(([name,{key}])=>key!==void 0&&name!=="\
budgets").map(([name,{preset}])=>{let key=toKebabCase(name);return{key,value:given[name]??preset,line:lines.get(key)??null}})}var PREVIEW_VERSION=1,MAX_LISTED=5,MAX_EXACT_CAPACITY=1e5,VALUE_WIDTH=60;function renderPreview(preview2){let{file,settings,
budgets,capacity,problems}=preview2,isRefused=problems.some(({severity})=>severity==="error");return`${[`${cleanUntrustedText(
file)} ${isRefused?"cannot be judged":"is valid"}.`,`Settings:
${formatSettings(settings)}`,`Budgets:
${budgets.map(budgetText).join("")}`.trimEnd(),formatCapacity(capacity),problems.map(problem=>`${problem.severity}: ${formatDiagnosticLine(
problem)}`).join(`
`)].filter(part=>part!=="").join(`

`)}
`}function renderPreviewJson({file,settings,budgets,capacity,problems}){let value={version:PREVIEW_VERSION,file,valid:!problems.
some(({severity})=>severity==="error"),settings:settings.map(({key,value:value2,line})=>({key,value:value2,from:line===null?
"default":"file",line})),budgets:budgets.map(budget=>({where:formatLocation(budget.location),sentence:formatBudgetSentence(
budget),metric:budget.metric,benchmarks:budget.benchmarks,packages:budget.packages,...budget.commands.length>0&&{commands:budget.
commands},limits:budget.limits.map(({kind,limit})=>({kind,limit:typeof limit=="number"?limit:limit.text})),minDelta:budget.
minDelta?.text??null,level:budget.level,because:budget.because,more:budget.more,replacedBy:budget.replacedBy.map(({location,
isWholly})=>({where:formatLocation(location),isWholly})),matches:budget.matches})),capacity,problems};return`${JSON.stringify(
value,null,2)}
`}function renderInvalidPreviewJson(file,diagnostics){return`${JSON.stringify({version:PREVIEW_VERSION,file,valid:!1,problems:diagnostics.
map(toDiagnosticJson)},null,2)}
`}function formatBudgetSentence(budget){let{metric,limits,level,more}=budget,{against,of,where,until}=more,rows=`${metric===
"*"?"every metric":quoteUntrustedText(metric)} ${formatScope(budget)}${where===void 0?"":` where ${quoteUntrustedText(where)}`}`;
return[`${of===void 0?"":"the geomean of "}${rows} ${limits.map(limitText).join(" and ")}${formatSince(against)}`,...until===
void 0?[]:[`only until ${until}`],...listMinDelta(budget),CONSEQUENCES[level]].join("; ")}function formatSince(against){
return against===void 0?"":` since ${against===LATEST_RELEASE?"the latest release":quoteUntrustedText(against)}`}var CONSEQUENCES={
fail:"a broken one fails the check",warn:"a broken one is a warning",report:"a broken one is only shown"};function listMinDelta({
metric,minDelta}){if(minDelta===null)return[];let size=cleanUntrustedText(minDelta.text);if(metric!=="*")return[`changes\
 of up to ${size} are ignored`];let{kind}=parseUnit(minDelta.unit);return[`changes of ${kind==="other"?"matching metrics":
`a ${kind}`} by up to ${size} are ignored`]}function formatScope({benchmarks,packages,commands}){let groups=packages.length===
0?"":` in ${patternsText(packages,"packages")}`,by=commands.length===0?"":` by ${patternsText(commands,"commands")}`;return`\
of ${patternsText(benchmarks,"benchmarks")}${groups}${by}`}function patternsText(globs,noun){let included=globs.filter(glob=>!glob.
startsWith("!")).map(name=>quoteUntrustedText(name)),excluded=globs.filter(glob=>glob.startsWith("!")).map(glob=>quoteUntrustedText(
glob.slice(1))),those=included.length===0?`all ${noun}`:`the ${noun} ${included.join(", ")}`;return excluded.length===0?
those:`${those} but not ${excluded.join(", ")}`}function limitText({bad,limit}){let text=typeof limit=="number"?formatPercent(
limit):cleanUntrustedText(limit.text);return bad==="worse"&&typeof limit=="number"&&limit>=1?`may get at most ${text} wo\
rse, which is ${Number((1+limit).toPrecision(12))} times as bad`:bad==="worse"?limit===0?"may not get worse":`may get at\
 most ${text} worse`:bad==="above"?`may be at most ${text}`:`must be at least ${text}`}function formatCapacity(capacity){
if(capacity===null)return"Nothing that is measured can turn the check red: no budget has the level fail.";let how="with \
these rounds and this alpha";return capacity===0?`No result that varies can turn the check red ${how}.`:`${capacity>MAX_EXACT_CAPACITY?
`More than ${MAX_EXACT_CAPACITY.toLocaleString("en-US")}`:`Up to ${capacity.toLocaleString("en-US")}`} results that vary\
 can each turn the check red ${how}.`}function budgetText(budget){let{location,because,replacedBy,matches}=budget;return[
`${formatLine(location)}: ${formatBudgetSentence(budget)}.`,...because===null?[]:[`  because: ${cleanUntrustedText(because)}`],
...replacedBy.map(later=>{let scope=later.isWholly?"everywhere":"where both apply";return`  ${formatLine(later.location)}\
 is used in its place ${scope}`}),...matches===null?[]:matchLines(matches).map(line=>`  ${line}`)].map(line=>`  ${line}
`).join("")}function formatLine([first]){return first?.kind==="file"?`line ${first.line}`:"built in"}function matchLines({
rows,replaced,names,noisy}){let others=replaced===0?"":`, and ${replaced} more that a later budget judges`;return[rows===
0?`in the recording: no result${others}`:`in the recording: ${formatCount(rows,"result")}${others}: ${formatList(names.map(
name=>quoteUntrustedText(name)),MAX_LISTED)}`,...noisy.length===0?[]:[`too coarse for its limit: ${formatCount(noisy.length,
"result")}: ${formatList(noisy.map(noisyText),MAX_LISTED)}`]]}function noisyText({name,metric,smallest,because}){let size=because===
"steps"?`comes in steps of ${formatMargin(smallest)}`:`shows no change below ${formatMargin(smallest)}`;return`${cleanUntrustedText(
metric)} of ${quoteUntrustedText(name)} ${size}`}function formatSettings(settings){let rows=settings.map(({key,value,line})=>({
key,text:cleanUntrustedText(textOf(value),VALUE_WIDTH),from:line===null?"default":`line ${line}`})),width=Math.max(...rows.
map(({key})=>key.length)),fromWidth=Math.max(...rows.map(({from})=>from.length));return rows.map(({key,text,from})=>`  ${key.
padEnd(width)}  ${from.padEnd(fromWidth)}  ${text}`).join(`
`)}function textOf(value){if(value==null||Array.isArray(value)&&value.length===0)return"none";if(Array.isArray(value))return value.
map(textOf).join(", ");if(typeof value!="object")return String(value);if("min"in value&&"max"in value)return value.min===
value.max?String(value.min):`${String(value.min)}..${String(value.max)}`;let entries=Object.entries(value).map(([key,inner])=>typeof inner==
"object"?`${key}: {${textOf(inner)}}`:`${key}: ${textOf(inner)}`);return entries.length===0?"none":entries.join(", ")}import{relative,resolve}from"node:path";var VALID=0,INVALID=2;async function validate(argv){let asked=parseValidateArgs(argv),host=withUserFiles(makeTerminalHost(
{isQuiet:!0})),path=asked.file??await usualPath(host),text=await readConfigFile(host,path,asked.file!==null),recording=asked.
recording===null?null:await readRecording(host,asked.recording);try{let configuration=parseConfigWithLines(text,path,null),
seen=preview({path,configuration,recording,today:host.clock.today()});return process.stdout.write(asked.output==="json"?
renderPreviewJson(seen):renderPreview(seen)),seen.problems.some(({severity})=>severity==="error")?INVALID:VALID}catch(error){
if(asked.output!=="json"||!(error instanceof UserError))throw error;return process.stdout.write(renderInvalidPreviewJson(
path,error.diagnostics)),INVALID}}async function usualPath(host){let{exitCode,stdout}=await host.git(["rev-parse","--sho\
w-toplevel"],{folder:host.folder});return exitCode!==0?DEFAULTS.config:relative(host.folder,resolve(stdout.trim(),DEFAULTS.
config)).replaceAll("\\","/")}async function readConfigFile(host,path,isNamed){let text=await host.files.read(resolve(host.
folder,path),CONFIG_LIMIT_BYTES);if(text!==null)return text;throw userError("configuration-missing",inFile(path),{isNamed})}export{validate};
