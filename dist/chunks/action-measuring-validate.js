import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CONFIG_LIMIT_BYTES,findClone,makeReadingHost,parseConfigWithLines,policyOf}from"./action-compare-report-measuring-report-validate.js";import{
LATEST_RELEASE,alignColumns,explainShortfall,findShortfall,isUserBudget,judgeRecording,planLooks,readRecording,selectLimits,
spendAlpha}from"./action-compare-report-history-measuring-report-validate.js";import{formatCount,formatDiagnosticLine,formatList,formatLocation,formatMargin,
formatPercent,toDiagnosticJson}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";import{cleanUntrustedText,quoteUntrustedText}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";
import{parseArgs}from"./action-formats-history-measuring-parse-report-validate.js";import{DEFAULTS,OPTIONS,RULES,toBaseUnit,toKebabCase}from"./action-compare-report-formats-help-history-measuring-parse-report-validate.js";
import{omitNull}from"./action-compare-report-formats-github-client-help-history-measuring-parse-report-validate.js";import{findSmallestStep}from"./action-compare-compare-report-formats-help-history-measuring-parse-report-validate.js";import{UserError,
atKey,inFile,makeWarning,parseUnit,tidyUnit,userError}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";import{relative,resolve}from"node:path";function findReplacements(budget,later){let own=scalesOf(budget),rivals=later.filter(other=>hasSameRestrictions(budget,other)&&
(budget.metric==="*"||other.metric==="*"||isSameMetric(budget.metric,other.metric))&&own.some(scale=>scalesOf(other).includes(
scale))),covering=rivals.filter(other=>covers(other,budget)),isCovered=own.every(scale=>covering.some(other=>scalesOf(other).
includes(scale)));return rivals.map(other=>({later:other,isWholly:isCovered&&covering.includes(other)}))}function restrictionsOf({
against,of,until,filter}){return omitNull({against,of:of==="each"?null:of,where:filter?.text??null,until})}function hasSameRestrictions(one,other){
return JSON.stringify(restrictionsOf(one))===JSON.stringify(restrictionsOf(other))}function scalesOf({limits}){return[...new Set(
RULES.filter(({kind})=>limits.has(kind)).map(({scale})=>scale))]}function isSameMetric(one,other){return one===other||tidyUnit(
one).unit===tidyUnit(other).unit}function covers(wide,narrow){return(wide.metric==="*"||narrow.metric!=="*"&&isSameMetric(
wide.metric,narrow.metric))&&["benchmarks","packages","commands"].every(key=>coversPatterns(wide[key],narrow[key]))}function coversPatterns(wide,narrow){
let excludes=glob=>glob.startsWith("!"),included=narrow.filter(glob=>!excludes(glob)),isSuperset=included.length>0&&included.
every(glob=>wide.includes(glob)),excludesNoMore=wide.filter(excludes).every(glob=>narrow.includes(glob));return wide.every(
glob=>glob==="**")||isSuperset&&excludesNoMore}function preview({path,configuration,recording,today}){let{file}=configuration,policy=policyOf(file,today),plan=makeLookPlan(
file.rounds??DEFAULTS.rounds,policy),judged=recording&&judgeRecording(withConfiguredPlan(recording,file),policy),rows=judged?.
parts.flatMap(part=>part.rows)??null,budgets=policy.budgets.map((_,index)=>previewBudget(policy.budgets,index,rows));return{
file:path,settings:effectiveSettings(configuration),budgets,capacity:computeCapacity(policy,plan),problems:[...judged?.problems??
budgets.flatMap(warnAboutShadowedBudget),...budgets.flatMap(warnIfUnitMismatch),...judged===null&&file.unit!=="sample"?tooFewRounds(
policy,plan):[]]}}function withConfiguredPlan(recording,{rounds,unit}){let{schedule}=recording,configured={rounds:rounds??
schedule.rounds,unit:unit??schedule.unit};return{...recording,schedule:{...schedule,...configured}}}function makeLookPlan(rounds,policy){
return{looks:[rounds.max],minRounds:rounds.min,maxRounds:rounds.max,valuesPerRound:1,alphaAt:(look,share,smallestP)=>spendAlpha(
{alpha:policy.alpha/share,looks:planLooks(rounds)},look,smallestP),baseRounds:null,decidedAfter:null,headBroke:!1,baseBroke:!1}}
var MAX_RESULTS=2**20;function computeCapacity(policy,plan){let rules=listFailingRules(policy);if(rules.length===0)return null;
let isEnough=share=>rules.every(rule=>findShortfall(rule,share,plan)===null);if(!isEnough(1))return 0;let[enough,tooMany]=[
1,MAX_RESULTS+1];for(;tooMany-enough>1;){let middle=Math.floor((enough+tooMany)/2);isEnough(middle)?enough=middle:tooMany=
middle}return enough}function previewBudget(budgets,index,rows){let budget=budgets[index],{location,metric,benchmarks,packages,
commands,minDelta,level,because}=budget,replacements=findReplacements(budget,budgets.slice(index+1));return{location,metric,
benchmarks,packages,commands,minDelta,level,because,limits:RULES.flatMap(({kind,bad})=>{let limit=budget.limits.get(kind);
return limit===void 0?[]:[{kind,bad,limit}]}),more:restrictionsOf(budget),replacedBy:replacements.map(({later,isWholly})=>({
location:later.location,isWholly})),matches:rows&&findMatches(budget,budgets,rows)}}function findMatches(budget,budgets,rows){
let together=selectLimits(budgets,rows),alone=selectLimits([budget],rows),judged=rows.filter(row=>isJudgedBy(together,row,
budget)),matched=rows.filter(row=>isJudgedBy(alone,row,budget));return{rows:judged.length,replaced:matched.length-judged.
length,names:[...new Set(judged.map(({name})=>name))],noisy:(budget.against===null?judged:[]).flatMap(row=>findHidingNoise(
row,budget)??[]).toSorted((a,b)=>b.smallest-a.smallest)}}function isJudgedBy({limitsFor,geomeans},row,budget){return[...limitsFor(
row),...geomeans.filter(({members})=>members.includes(row))].some(one=>one.budget===budget)}function findHidingNoise(row,budget){
let{name,metric,unit,base,head,exact,interval}=row,limit=RULES.flatMap(({kind,scale})=>scale==="relative"?budget.limits.
get(kind)??[]:[])[0];if(typeof limit!="number"||base===null||head===null||exact||base.median===0)return null;let median=Math.
abs(base.median),floor=budget.minDelta===null?0:(toBaseUnit(budget.minDelta,unit)??0)/median,allowed=Math.max(limit,floor),
step=(findSmallestStep([...base.values,...head.values])??0)/median;if(step>allowed)return{name,metric,smallest:step,because:"\
steps"};let half=interval===null?Number.NaN:(interval.high-interval.low)/2;return Number.isFinite(half)&&half>allowed?{name,
metric,smallest:half,because:"noise"}:null}function warnAboutShadowedBudget(budget){return isUserBudget(budget)&&budget.
replacedBy.some(({isWholly})=>isWholly)?[makeWarning("budget-replaced",budget.location,{})]:[]}function warnIfUnitMismatch({
location,metric,minDelta,limits,matches}){return matches!==null||metric==="*"||!metric.includes("/")?[]:[minDelta,...limits.
map(({limit})=>limit)].flatMap(quantity=>quantity===null||typeof quantity=="number"||toBaseUnit(quantity,metric)!==null?
[]:[makeWarning("limit-unlikely-to-fit",location,{limit:quantity.text,metric})])}function listFailingRules({budgets}){let failing=budgets.
filter(({level,against})=>level==="fail"&&against===null);return RULES.filter(({kind})=>failing.some(({limits})=>limits.
has(kind)))}function tooFewRounds(policy,plan){return listFailingRules(policy).flatMap(rule=>{let why=explainShortfall(rule,
1,plan);return why===null?[]:[makeWarning("rounds-too-few",atKey("rounds"),why)]})}function effectiveSettings(configuration,options=OPTIONS){
let given={...configuration.file};return Object.entries(options).filter(([name,{key}])=>key!==void 0&&name!=="budgets").
map(([name,{preset}])=>{let key=toKebabCase(name);return{key,value:given[name]??preset,line:configuration.lines.get(key)??
null}})}var PREVIEW_VERSION=1,MAX_LISTED=5,MAX_EXACT_CAPACITY=1e5,VALUE_WIDTH=60;function renderPreview(preview2){let{file,settings,
budgets,capacity,problems}=preview2,isRefused=problems.some(({severity})=>severity==="error");return`${[`${cleanUntrustedText(
file)} ${isRefused?"cannot be judged":"is valid"}.`,`Settings:
${formatSettings(settings)}`,`Budgets:
${budgets.map(budgetText).join("")}`.trimEnd(),formatCapacity(capacity),problems.map(problem=>`${problem.severity}: ${formatDiagnosticLine(
problem)}`).join(`
`)].filter(part=>part!=="").join(`

`)}
`}function toBudgetJson(budget){let{location,metric,benchmarks,packages,commands,limits,minDelta,replacedBy}=budget,{level,
because,more,matches}=budget,value={where:formatLocation(location),sentence:formatBudgetSentence(budget),metric,benchmarks,
packages,commands:commands.length===0?null:commands,limits:limits.map(({kind,limit})=>({kind,limit:typeof limit=="number"?
limit:limit.text})),minDelta:minDelta?.text??null,level,because,more,replacedBy:replacedBy.map(later=>({where:formatLocation(
later.location),isWholly:later.isWholly})),matches};return omitNull(value,["commands"])}function renderPreviewJson({file,
settings,budgets,capacity,problems}){let value={version:PREVIEW_VERSION,file,valid:!problems.some(({severity})=>severity===
"error"),settings:settings.map(({key,value:value2,line})=>({key,value:value2,from:line===null?"default":"file",line})),budgets:budgets.
map(toBudgetJson),capacity,problems};return`${JSON.stringify(value,null,2)}
`}function renderInvalidPreviewJson(file,diagnostics){return`${JSON.stringify({version:PREVIEW_VERSION,file,valid:!1,problems:diagnostics.
map(toDiagnosticJson)},null,2)}
`}function formatBudgetSentence(budget){let{metric,limits,level,more}=budget,{against,of,where,until}=more,rows=`${metric===
"*"?"every metric":quoteUntrustedText(metric)} ${formatScope(budget)}${where===void 0?"":` where ${quoteUntrustedText(where)}`}`,
anchor=against===LATEST_RELEASE?"the latest release":quoteUntrustedText(against??""),since=against===void 0?"":` since ${anchor}`;
return[`${of===void 0?"":"the geomean of "}${rows} ${limits.map(limitText).join(" and ")}${since}`,...until===void 0?[]:
[`only until ${until}`],...listMinDelta(budget),CONSEQUENCES[level]].join("; ")}var CONSEQUENCES={fail:"a broken one fai\
ls the check",warn:"a broken one is a warning",report:"a broken one is only shown"};function listMinDelta({metric,minDelta}){
if(minDelta===null)return[];let size=cleanUntrustedText(minDelta.text);if(metric!=="*")return[`changes of up to ${size} \
are ignored`];let{kind}=parseUnit(minDelta.unit);return[`changes of ${kind==="other"?"matching metrics":`a ${kind}`} by \
up to ${size} are ignored`]}function formatScope({benchmarks,packages,commands}){let groups=packages.length===0?"":` in ${patternsText(
packages,"packages")}`,by=commands.length===0?"":` by ${patternsText(commands,"commands")}`;return`of ${patternsText(benchmarks,
"benchmarks")}${groups}${by}`}function patternsText(globs,noun){let included=globs.filter(glob=>!glob.startsWith("!")).map(
name=>quoteUntrustedText(name)),excluded=globs.filter(glob=>glob.startsWith("!")).map(glob=>quoteUntrustedText(glob.slice(
1))),those=included.length===0?`all ${noun}`:`the ${noun} ${included.join(", ")}`;return excluded.length===0?those:`${those}\
 but not ${excluded.join(", ")}`}function limitText({bad,limit}){let text=typeof limit=="number"?formatPercent(limit):cleanUntrustedText(
limit.text);return bad==="worse"&&typeof limit=="number"&&limit>=1?`may get at most ${text} worse, which is ${Number((1+
limit).toPrecision(12))} times as bad`:bad==="worse"?limit===0?"may not get worse":`may get at most ${text} worse`:bad===
"above"?`may be at most ${text}`:`must be at least ${text}`}function formatCapacity(capacity){if(capacity===null)return"\
Nothing that is measured can turn the check red: no budget has the level fail.";let how="with these rounds and this alph\
a";if(capacity===0)return`No result that varies can turn the check red ${how}.`;let limit=capacity>MAX_EXACT_CAPACITY?"M\
ore than":"Up to",count=Math.min(capacity,MAX_EXACT_CAPACITY).toLocaleString("en-US");return`${limit} ${count} results t\
hat vary can each turn the check red ${how}.`}function budgetText(budget){let{location,because,replacedBy,matches}=budget;
return[`${formatLine(location)}: ${formatBudgetSentence(budget)}.`,...because===null?[]:[`  because: ${cleanUntrustedText(
because)}`],...replacedBy.map(later=>{let scope=later.isWholly?"everywhere":"where both apply";return`  ${formatLine(later.
location)} is used in its place ${scope}`}),...matches===null?[]:matchLines(matches).map(line=>`  ${line}`)].map(line=>`\
  ${line}
`).join("")}function formatLine([first]){return first?.kind==="file"?`line ${first.line}`:"built in"}function matchLines({
rows,replaced,names,noisy}){let others=replaced===0?"":`, and ${replaced} more that a later budget judges`,quoted=names.
map(name=>quoteUntrustedText(name)),list=rows===0?"":`: ${formatList(quoted,MAX_LISTED)}`,lines=[`in the recording: ${rows===
0?"no result":formatCount(rows,"result")}${others}${list}`];if(noisy.length===0)return lines;let coarse=`${formatCount(noisy.
length,"result")}: ${formatList(noisy.map(noisyText),MAX_LISTED)}`;return[...lines,`too coarse for its limit: ${coarse}`]}
function noisyText({name,metric,smallest,because}){let fault=because==="steps"?"comes in steps of":"shows no change belo\
w";return`${cleanUntrustedText(metric)} of ${quoteUntrustedText(name)} ${fault} ${formatMargin(smallest)}`}function formatSettings(settings){
let rows=settings.map(({key,value,line})=>[key,line===null?"default":`line ${line}`,cleanUntrustedText(textOf(value),VALUE_WIDTH)]);
return alignColumns(rows,{isRight:()=>!1}).map(line=>`  ${line}`).join(`
`)}function textOf(value){return Array.isArray(value)?value.length===0?"none":value.map(textOf).join(", "):value==null?"\
none":typeof value!="object"?String(value):"min"in value&&"max"in value?value.min===value.max?String(value.min):`${String(
value.min)}..${String(value.max)}`:Object.entries(value).map(([key,inner])=>{let text=textOf(inner);return typeof inner==
"object"?`${key}: {${text}}`:`${key}: ${text}`}).join(", ")||"none"}var INVALID=2;async function validate(argv){let{files,recording:recordingPath,format}=parseArgs("validate",argv),[named]=files,
host=makeReadingHost(),path=named??await findUsualPath(host),text=await host.files.read(resolve(host.folder,path),CONFIG_LIMIT_BYTES);
if(text===null)throw userError("configuration-missing",inFile(path),{isNamed:named!==void 0});let recording=recordingPath===
null?null:await readRecording(host,recordingPath);try{let configuration=parseConfigWithLines(text,path,null),seen=preview(
{path,configuration,recording,today:host.clock.today()});return process.stdout.write(format==="json"?renderPreviewJson(seen):
renderPreview(seen)),seen.problems.some(({severity})=>severity==="error")?INVALID:0}catch(error){if(format!=="json"||!(error instanceof
UserError))throw error;return process.stdout.write(renderInvalidPreviewJson(path,error.diagnostics)),INVALID}}async function findUsualPath(host){
let{root}=await findClone(host);return root===null?DEFAULTS.config:relative(host.folder,resolve(root,DEFAULTS.config)).replaceAll(
"\\","/")}export{validate};
