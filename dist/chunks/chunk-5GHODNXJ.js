import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainNoFunction,formatProfileCount}from"./chunk-ANSIQABI.js";import{formatChange,formatInterval,formatMagnitude,
formatPValue,formatProbability,toQuantityPiece}from"./chunk-EQEZDKD4.js";import{findImpossibleValue,listRenamedByHead,
makeBothSidesCheck}from"./chunk-W5LDEPI3.js";import{COUNTED_METRIC}from"./chunk-44FOR5LM.js";import{benchmarkKeyOf,
hasStoppedEarly,isAboutChange,isAbsoluteLimit}from"./chunk-OABH57P3.js";import{asCode,asUntrustedText,changeWordsOf,
emphasise,formatCount,formatList,formatMargin,formatPercent,groupLabelOf,list,richText,shortenSha}from"./chunk-HURJGMCU.js";
import{BLANK_LETTERS}from"./chunk-NK3RRWT3.js";import{parseUnit}from"./chunk-DIPTC46G.js";var MAX_COMMITS=4,ENDS={rounds:"all rounds of the search were used",time:"the time limit of the search was reached",failed:"\
the search failed",cancelled:"the search was cancelled"};function formatCulprit(culprit){let{kind,commits,positions,of,ended}=culprit,
[only]=commits,cost=formatSearchCost(culprit);if(only!==void 0&&of===1)return richText`Changed by ${formatCommit(only)}, the only commit.`;
if(kind==="commit"&&only!==void 0)return richText`Changed by ${formatCommit(only)}, commit ${positions[0]} of ${of} (${cost}).`;
if(kind==="several")return richText`Changed in parts by ${formatCommits(commits)}, commits ${formatList(positions.map(String))} of ${of} (${cost}).`;
if(kind==="range")return richText`Changed by one of these ${commits.length} of ${of} commits, which cannot be distinguished because ${explainRange(
culprit)}: ${formatCommits(commits)} (${cost}).`;let why=ended==="settled"?"the search was for other results":ENDS[ended];
return richText`The commit that changed it was not found, because ${why} (${cost}).`}function explainRange({positions,levels,
ended}){if(ended!=="settled")return ENDS[ended];let measured=new Set(levels.map(({position})=>position)),[first=0,last=0]=[
positions[0],positions.at(-1)];return Array.from({length:last-first},(_,index)=>first+index).every(position=>measured.has(
position))?"their values are too close together":"commits between them could not be built or measured"}function formatSearchCost({
builds,rounds,minutes}){let time=minutes<.95?`${Math.round(60*minutes)} s`:`${Math.round(minutes)} min`;return`${formatCount(
builds,"build")}, ${formatCount(rounds,"round")}, ${time}`}function formatCommit({sha,subject}){return richText`${shortenSha(
sha)} ${asUntrustedText(subject)}`}function formatCommits(commits){let shown=commits.length<=MAX_COMMITS?commits:[commits[0],
commits.at(-1)],separator=shown.length<commits.length?" to ":", ";return shown.flatMap((commit,index)=>{let isLast=index===
shown.length-1,before=index===0?"":isLast&&shown.length===commits.length?" and ":separator;return richText`${before}${formatCommit(
commit)}`})}var SMALLEST=5e-5;function isLevelVerdict(verdict){return typeof verdict.anchored?.level=="object"}function lacksLevel(verdict){
return typeof verdict.anchored?.level=="string"}function isLeftToWarning(verdict){return verdict.isUnjudged===!0||lacksLevel(
verdict)&&verdict.level!=="fail"}var MISSING_WORDS={"no-anchor":"no level is known","no-comparison":"no run compared it \
since then","no-ratio":"its values have no ratio, or are too few"};function formatLevelFinding(name,row,verdict){let{outcome,
limit,anchored}=verdict,{level,against}=anchored,amount=formatAmount(row,level,outcome==="fail"?null:"measured"),interval=level.
isExact?[]:richText` (95% interval ${formatInterval(level.interval)??"unknown"})`,unsure=outcome==="fail"?[]:[", which i\
s too close to its limit to be sure"],named=against===level.anchor.name?[]:richText` against ${asUntrustedText(against)}`,
own=formatOwnPart(row,level);return richText`${name} ${amount} ${asUntrustedText(level.anchor.name)}${interval}${unsure}; its budget${named} allows ${formatAllowed(
limit)}${own}.`}function formatMissingLevelFinding(name,{anchored,limit}){return richText`The budget of ${name} against ${asUntrustedText(
anchored.against)}, which allows ${formatAllowed(limit)}, is inconclusive: ${MISSING_WORDS[anchored.level]}.`}function formatAllowed(limit){
return limit===null||limit===0?"none":formatPercent(limit)}function formatUndecidedLevels(rows){let open=rows.flatMap(({
verdicts})=>verdicts).filter(verdict=>verdict.outcome==="unknown"&&!isAboutChange(verdict)&&!isLeftToWarning(verdict));return open.
length===0?null:`${formatCount(open.length,"budget")} against a release undecided`}function formatAmount(row,{change},measured){
let words=changeWordsOf(row),[own]=words.verb,verb=measured??(own==="got"?"is":own);return Math.abs(change)<SMALLEST?richText`${verb} the same as`:
richText`${verb} ${emphasise(`${formatMagnitude(change)} ${change>0?words.more:words.less}`)} than`}function formatOwnPart(row,{
isBase}){let{change,better,state,isAllowed}=row;if(isBase||change===null)return"";if(Math.abs(change)<SMALLEST)return"; \
this pull request adds nothing";let isSignificant=state==="regression"||state==="improvement"||isAllowed===!0||row.exact,
isWorse=change>0==(better==="lower"),size=formatMagnitude(change);return`; this pull request ${isWorse?`adds ${size}`:`t\
akes ${size} off`}${isSignificant?"":", which may be chance"}`}function listLevelFacts({outcome,anchored:{level}}){return[
...level.isBase?[]:[richText`base ${formatChange(level.base)} since ${asUntrustedText(level.anchor.name)}`],...level.isExact?
[]:[richText`${formatPValue(level.p)}`],...outcome==="unknown"?[richText`more runs of base against ${asUntrustedText(level.
anchor.name)} make it more certain`]:[]]}var MAX_SHOWN=3,MIN_SHOWN=.01;function hasLevel(row){return row.since!==void 0}
function listChangedSince(rows){let worseningOf=({better:better2,since})=>better2==="lower"?since.change:-since.change,changed=rows.
filter(hasLevel).filter(({since})=>since.isSignificant&&Math.abs(since.change)>=MIN_SHOWN),worse=changed.filter(row=>worseningOf(
row)>0),better=changed.filter(row=>worseningOf(row)<=0);return[...worse.toSorted((one,other)=>worseningOf(other)-worseningOf(
one)),...better.toSorted((one,other)=>worseningOf(one)-worseningOf(other))]}function formatSinceLine({rows}){let hasFinding=row=>row.
verdicts.some(verdict=>isLevelVerdict(verdict)&&verdict.outcome!=="pass"),changed=listChangedSince(rows).filter(row=>!hasFinding(
row)),[first]=changed;if(first===void 0)return null;let hasSeveralMetrics=new Set(rows.map(({metric})=>metric)).size>1,items=changed.
slice(0,MAX_SHOWN).map(row=>{let{name,metric,change,since}=row,subject=hasSeveralMetrics?richText`${asUntrustedText(name)} ${asUntrustedText(
metric)}`:richText`${asUntrustedText(name)}`,own=change===null?[]:richText` (this pull request ${formatChange(change)})`;
return richText`${subject} ${emphasise(formatChange(since.change))}${own}`}),more=changed.length-items.length,rest=more===
0?[]:[richText`${formatCount(more,"more result")}`],list2=[...items,...rest].flatMap((item,index)=>index===0?item:[", ",
...item]);return richText`Since ${asUntrustedText(first.since.anchor.name)}: ${list2}.`}function listSinceFacts(rows){let first=rows.
find(hasLevel);return first===void 0||listChangedSince(rows).length>0?[]:[richText`since ${asUntrustedText(first.since.anchor.
name)}: no significant change of 1% or more`]}var ESCAPED=new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`,"gu"),NO_TEXT=/^(?:true|false|null|yes|no|on|off|y|n)$/i;
function writeYamlName(name){return/^[A-Za-z_][\w./=-]*$/.test(name)&&!NO_TEXT.test(name)?name:quoteYaml(name)}function quoteYaml(text){
return`"${text.replaceAll(ESCAPED,escapeCharacter)}"`}function escapeCharacter(character){let code=character.codePointAt(
0)??0;return code>65535?`\\U${toHex(code,8)}`:`\\u${toHex(code,4)}`}function toHex(code,digits){return code.toString(16).
padStart(digits,"0")}function formatRename({from,by}){return richText`renamed from ${asUntrustedText(from)}${by==="head"?" by this pull reque\
st":""}`}function formatRenameCount(rows){let count=listRenamedByHead(rows).length;return count===0?null:`${formatCount(
count,"benchmark")} renamed by this pull request`}var MAX_ENTRIES=20;function formatProposedRenames({proposedRenames=[],
configSource}){let[first,...others]=proposedRenames;if(first===void 0)return null;let what=others.length===0?richText`${asUntrustedText(
first.from)} was renamed to ${asUntrustedText(first.to)}`:richText`these benchmarks were renamed`,file=configSource?asUntrustedText(
configSource.path):"the configuration file";return{sentence:richText`If ${what}, add this to ${file} in the same pull request, and ${others.
length===0?"the two are":"each pair is"} compared:`,yaml:["renamed:",...listEntries(proposedRenames)].join(`
`)}}function listEntries(all){let entries=all.slice(0,MAX_ENTRIES).map(({from,to})=>`  ${writeYamlName(from)}: ${writeYamlName(
to)}`),more=all.length-entries.length;return more===0?entries:[...entries,`  # ${more.toLocaleString("en-US")} more in t\
he JSON report`]}var MAX_ROWS=5;function describeFunctions({functions}){if(functions===void 0)return null;if(functions.kind==="missing")return onlyIntro(
richText`${MISSING[functions.reason]}`);let{attribution}=functions,{unnamed}=attribution;if(unnamed!==null)return onlyIntro(
explainSilence(functions,unnamed));let sorted=sortForReaders(attribution.functions),shown=sorted.slice(0,MAX_ROWS),hidden=sorted.
slice(MAX_ROWS),rest=hidden.reduce((sum,{deltaSelf})=>sum+deltaSelf,functions.elsewhere),more=hidden.length===0?"elsewhe\
re":`elsewhere, which includes ${formatCount(hidden.length,"more function")}`;return{intro:formatIntro(functions),rows:shown.
map(one=>describeFunction(one,functions)),elsewhere:richText`${formatDelta(rest,functions)} ${more}`,hasIntervals:shown.
some(({low})=>low!==null)}}var MISSING={metric:"No function is named: the profiles do not measure this metric.","no-prof\
ile":"No function is named, because there are no profiles of both sides. A warning says why."};function onlyIntro(intro){
return{intro,rows:[],elsewhere:null,hasIntervals:!1}}function sortForReaders(functions){let rank=({touched})=>touched?0:
1;return functions.toSorted((one,other)=>rank(one)-rank(other)||Math.abs(other.deltaSelf)-Math.abs(one.deltaSelf))}function formatIntro({
attribution,isOfCommand,isProportional}){let{functions}=attribution,touched=functions.filter(one=>one.touched).length,where=touched===
0?"":functions.length===1?", in a file of this change":`, ${touched} of them in files of this change`;return richText`${isOfCommand?
"Own time in profiles of the whole command, as a share of its time on base":"Own time of functions"}, from ${formatProfileCount(
attribution.runs)}: ${formatCount(functions.length,"function")} changed${where}.${isProportional?" Their shares do not d\
iffer, so all of them grew with the benchmark, and none stands out.":""}`}function explainSilence(functions,unnamed){return explainNoFunction(
unnamed,{source:`, from ${formatProfileCount(functions.attribution.runs)}`,formatDelta:value=>formatDelta(value,functions),
option:richText` (${asCode("runs")} of ${asCode("profile")})`})}function describeFunction(one,functions){let{name,file,deltaSelf,
low,high,touched}=one,mark=touched?", in this change":"";return{delta:formatDelta(deltaSelf,functions),interval:low===null||
high===null?null:richText`${formatDelta(low,functions)} to ${formatDelta(high,functions)}`,name:richText`${asUntrustedText(
name)}`,file:file===null?[]:richText`${asUntrustedText(file)}${mark}`}}function formatDelta(value,{attribution,isOfCommand}){
return isOfCommand?richText`${formatChange(value/attribution.base)}`:richText`${value>0?"+":""}${toQuantityPiece(value,attribution.
unit)}`}function formatMainFunction({functions}){if(functions?.kind!=="compared")return null;let[first]=sortForReaders(functions.
attribution.functions);if(first===void 0)return null;let{name,file,deltaSelf}=first,place=file===null?[]:richText` (${asUntrustedText(
file)})`;return richText`Of it ${formatDelta(deltaSelf,functions)} in ${asUntrustedText(name)}${place}.`}var SAME_WORK=.005;function makeCountsSentence(rows){let countOf=makeCountFinder(rows);return(row,verdict)=>{let count=countOf(
row);return count===void 0||isCount(row)||!isOfTime(row)?null:verdict.outcome==="unknown"?formatDecidingCount(count):verdict.
outcome==="fail"?formatMissingWork(count):null}}function makeCountFinder(rows){let counts=new Map(rows.filter(isCount).map(
row=>[benchmarkKeyOf(row),row]));return counts.size===0?()=>{}:benchmark=>counts.get(benchmarkKeyOf(benchmark))}function isCount({
metric,placements}){return metric===COUNTED_METRIC&&placements!==void 0}function isOfTime({unit}){let{kind,rate}=parseUnit(
unit);return kind==="time"||rate}function formatDecidingCount(count){let verdict=count.verdicts.filter(isAboutChange).find(
({limit:limit2,outcome})=>limit2!==null&&outcome!=="unknown");if(verdict===void 0||count.change===null)return null;let limit=verdict.
limit===null?"":`, and its budget allows ${formatPercent(verdict.limit)}`;return richText`Time cannot tell, but the count of its instructions can: ${formatChange2(
count)}${limit}.`}function formatMissingWork(count){let{change,better}=count;return change===null||(better==="higher"?-change:
change)>SAME_WORK?null:richText`It executes no more instructions than before: ${formatChange2(count)}. They do not show waiting, input and output, cache misses, or the width of vector instructions.`}
function formatChange2(count){let{change}=count;if(change===null||change===0)return richText`they are ${emphasise("the s\
ame")}`;let{more,less}=changeWordsOf(count);return richText`they are ${emphasise(`${formatMagnitude(change)} ${change>0?
more:less}`)}`}function describeVerdict(row,verdict,metrics){return isLevelVerdict(verdict)&&!("members"in row)?formatLevelFinding(nameOf(
row),row,verdict):lacksLevel(verdict)?formatMissingLevelFinding(nameOf(row),verdict):verdict.outcome==="fail"?formatBrokenBudget(
row,verdict,metrics):formatUndecidedBudget(row,verdict)}function formatBrokenBudget(row,{kind,limit},metrics){let name=nameOf(
row);if(kind==="new"||kind==="removed")return formatMissingSide(name,kind,metrics);if(limit===null||row.head===null)return richText`${name} broke its budget ${asUntrustedText(
kind)}.`;if(isAbsoluteLimit(kind)){let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} is at ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}.`}return richText`${name} ${formatRowChange(row)}. Its budget allows ${limit===
0?"none":formatPercent(limit)}.`}function formatMissingSide(name,kind,metrics){if(metrics===null)return kind==="new"?richText`${name} is ${emphasise(
"new")}, and this gate does not allow new benchmarks.`:richText`${name} was ${emphasise("removed")}: base has it, head does not.`;
let all=formatNames(metrics);return kind==="new"?richText`${name} has ${emphasise(metrics.length===1?"a new metric":"new\
 metrics")}, which this gate does not allow: ${all}.`:richText`${name} ${emphasise(metrics.length===1?"lost a metric":"l\
ost metrics")} that base has: ${all}. Check that the command on head still asks for them.`}function formatUndecidedBudget(row,{
kind,limit,isHeld}){let name=nameOf(row);if(limit===null||row.head===null)return richText`The budget ${asUntrustedText(kind)} of ${name} is inconclusive.`;
let impossible=findImpossibleValue(row);if(impossible!==null)return richText`${name} has ${emphasisePiece(toQuantityPiece(
impossible.value,row.unit))} on ${impossible.side}, which cannot have been measured.`;if(isAbsoluteLimit(kind)){let value=emphasisePiece(
toQuantityPiece(row.head.median,row.unit));return richText`${name} measured ${value}, ${formatBoundSide(kind)} of ${toQuantityPiece(
limit,row.unit)}, but its values vary too much to be sure.`}let allowed=richText`Its budget allows ${formatPercent(limit)}.`;
if(isHeld)return richText`${name} ${formatRowChange(row)}. ${allowed} But nearly everything got worse together, and the order of the runs does not yet rule out the machine as the cause.`;
let possible=formatInterval(row.interval),unclear=row.exact&&row.placements!==void 0?richText`, but it was counted in too few placements to be sure`:
row.interval===null&&!row.exact?richText`, but values below zero have no ratio, and so no interval`:possible===null?richText`, but there are too few values to be sure`:
isWithinLimit(row,limit)?richText`, but ${formatRoundCount(row)} too few for a verdict`:richText`, but anything from ${possible} is possible (95% interval)`;
return richText`${name} ${formatRowChange(row,"measured")}${unclear}. ${allowed}`}function isWithinLimit({interval,better},limit){
return interval===null?!1:(better==="lower"?interval.high:-interval.low)<=limit}function formatRoundCount(row){let count=Math.
min(...[row.base,row.head].map(side=>new Set(side?.rounds).size));return`${formatCount(count,isCount(row)?"placement":"r\
ound")} ${count===1?"is":"are"}`}function nameOf(row){return"members"in row?richText`The geomean of ${formatCount(row.members.
length,"benchmark")}`:[asUntrustedText(row.name)]}function formatRowChange(row,verb=changeWordsOf(row).verb[0]){let{base,
head,change,exact,unit}=row;if(base===null||head===null)return richText`was not measured on both sides`;let ends=richText`${toQuantityPiece(
base.median,unit)} → ${toQuantityPiece(head.median,unit)}`,values=exact?ends:richText`medians ${ends}`;if(change===null)
return richText`went from ${emphasisePiece(toQuantityPiece(base.median,unit))} to ${emphasisePiece(toQuantityPiece(head.
median,unit))}`;let{more,less}=changeWordsOf(row);if(change===0)return richText`measured the same: ${values}`;let way=(base.
median<0?change<0:change>0)?more:less;return richText`${verb} ${emphasise(`${formatMagnitude(change)} ${way}`)}: ${values}`}
var MAX_NAMES=3;function formatNames(names){let limit=names.length===MAX_NAMES+1?names.length:MAX_NAMES;return list(names.
map(asUntrustedText),limit)}function formatBoundSide(kind){return kind==="max"?"above the ceiling":"below the floor"}function emphasisePiece(piece){
return typeof piece=="string"?emphasise(piece):piece}function formatFacts(row,{verdict,severalGroups}){let label=groupLabelOf(row),group=severalGroups&&label!==null?[richText`${asUntrustedText(
label)}`]:[];if(verdict.limit===null)return group.flat();if(!isAboutChange(verdict)){let levelFacts=isLevelVerdict(verdict)?
listLevelFacts(verdict):[];return joinFacts([...group,richText`${asUntrustedText(row.unit)}`,...levelFacts])}let evidence=isAbsoluteLimit(
verdict.kind)?boundEvidence(row):changeEvidence(row,verdict),isTooSoon=verdict.outcome==="unknown"&&row.placements!==void 0,
constant=row.exact&&!isTooSoon?[richText`the same in every ${row.placements===void 0?"run":"placement"}, so no test is needed`]:
[],sizes=[row.base,row.head].flatMap(side=>side?.n??[]),all=[...group,...row.renamed===void 0?[]:[formatRename(row.renamed)],
richText`${asUntrustedText(row.unit)}`,..."members"in row?membersOf(row):[],...evidence,...constant,...formatDetectable(
row,verdict),...formatDecidingFactors(row,verdict),richText`n=${[...new Set(sizes)].join("+")}`];return joinFacts(all)}function joinFacts(facts){
return facts.flatMap((part,index)=>index===0?part:[" \xB7 ",...part])}function membersOf({members,leftOut}){let zeros=leftOut===
0?"":`, without ${leftOut.toLocaleString("en-US")} that have zeros`;return[richText`over ${formatNames(members.map(({name})=>name))}${zeros}`]}
function formatDetectable(row,{outcome}){let detectable="detectable"in row?row.detectable:null;return outcome!=="unknown"||
detectable===null||detectable===void 0?[]:[richText`minimum detectable change ${formatMargin(detectable)}`]}function formatDecidingFactors(row,{
outcome,kind}){let factors="wouldDecide"in row?row.wouldDecide:void 0;if(outcome!=="unknown"||factors===void 0||factors.
kind!==kind)return[];let{minutes,limit}=factors,limits=limit===null?[]:[isAbsoluteLimit(kind)?toQuantityPiece(limit,row.
unit):formatPercent(limit)],ways=[...minutes===null?[]:[richText`about ${formatCount(minutes,"more minute")}`],...limits.
map(text=>richText`a limit of ${text}`)];return ways.length===0?[]:[richText`would be decided by ${ways.flatMap((way,index)=>index===
0?way:[", or by ",...way])}`]}function boundEvidence({head,exact,unit}){if(head===null||exact)return[];let{low,high}=head.
spread;return!Number.isFinite(low)||!Number.isFinite(high)?[]:[richText`95% interval ${toQuantityPiece(low,unit)} to ${toQuantityPiece(
high,unit)}`]}function changeEvidence(row,verdict){let{interval,p}=row,range=verdict.outcome==="fail"?formatInterval(interval):
null,{early}=verdict,soFar=early===void 0||!hasStoppedEarly(row,verdict)?[]:[richText`measured so far, after ${String(early.
rounds)} of at most ${String(early.of)} ${wordForRounds(row)}`];return[...range===null?[]:[richText`95% interval of the change ${range}`],
...p===null?[]:[richText`${formatPValue(p)}${explainUndecidedP(p,verdict)}`],...soFar]}function wordForRounds(row){return isCount(
row)?"placements":"rounds"}function explainUndecidedP(p,{outcome,alpha,isHeld}){return outcome!=="unknown"||alpha===null?
"":p>2*alpha?` (${formatProbability(2*alpha)} or less is needed)`:isHeld?"":", which is significant, but the change may \
be within the limit"}var MIN_ROUNDS=6,LEVEL_ORDER=["fail","warn","report"];function listFindings({rows,judgedGeomeans}){let severalGroups=new Set(
rows.map(groupLabelOf)).size>1,metricsOf=collectMissingMetrics(rows),countsSentenceOf=makeCountsSentence(rows),rank=({outcome,
level})=>(outcome==="fail"?0:3)+LEVEL_ORDER.indexOf(level);return[...rows,...judgedGeomeans].flatMap(row=>row.verdicts.map(
verdict=>({row,verdict}))).filter(({verdict})=>verdict.outcome!=="pass"&&!isLeftToWarning(verdict)).filter(makeOncePerBenchmark()).
toSorted((left,right)=>rank(left.verdict)-rank(right.verdict)).map(({row,verdict})=>{let metrics=verdict.limit===null?metricsOf(
verdict.kind,row):null,what=describeVerdict(row,verdict,metrics),counted=isAboutChange(verdict)?countsSentenceOf(row,verdict):
null;return{row,verdict,what:counted===null?what:richText`${what} ${counted}`,facts:formatFacts(row,{verdict,severalGroups}),
because:verdict.because,culprit:verdict.outcome==="fail"&&isAboutChange(verdict)?formatCulpritOf(row):null,functions:verdict.
outcome==="fail"&&isAboutChange(verdict)&&"state"in row?describeFunctions(row):null,metrics}}).map(makeReasonOnce())}function formatCulpritOf(row){
return"culprit"in row&&row.culprit!==void 0?formatCulprit(row.culprit):null}function makeOncePerBenchmark(){let seen=new Set;
return({row,verdict})=>{let key=missingSideKeyOf(verdict.kind,row),isFirst=verdict.limit!==null||!seen.has(key);return seen.
add(key),isFirst}}function missingSideKeyOf(kind,row){return`${kind} ${benchmarkKeyOf(row)}`}function collectMissingMetrics(rows){
let isOfBoth=makeBothSidesCheck(rows),metrics=new Map;for(let row of rows.filter(isOfBoth))for(let{kind}of row.verdicts.
filter(({limit})=>limit===null)){let key=missingSideKeyOf(kind,row);metrics.set(key,[...metrics.get(key)??[],row.metric])}
return(kind,row)=>metrics.get(missingSideKeyOf(kind,row))??null}function makeReasonOnce(){let seen=new Set;return finding=>{
let{because}=finding,isKnown=seen.has(because);return seen.add(because),isKnown?{...finding,because:null}:finding}}function needsAdvice(findings){
return findings.some(({verdict})=>verdict.outcome==="unknown"&&isAboutChange(verdict))}function formatAdvice({rounds,baseBrokeIn},findings){
let undecided=findings.filter(finding=>needsAdvice([finding]));if(undecided.length>0&&undecided.every(({row})=>isCount(row)))
return richText`Rounds do not decide counts, placements do. If they ended early, a warning says why: mend that, or raise ${asUntrustedText(
"max-minutes")}. Otherwise widen the budget.`;if(baseBrokeIn!==void 0)return richText`More rounds do not help: base does not run any more. A warning says what to look for.`;
let knobs=richText`${asUntrustedText("rounds")} and ${asUntrustedText("max-minutes")}`;return rounds<MIN_ROUNDS?richText`${formatCount(
rounds,"round")} ${rounds===1?"is":"are"} too few for a verdict. Allow more with ${knobs}.`:richText`The noise of this machine hides changes this small. Measure longer (${knobs}), use a quieter machine, or widen the budget.`}export{makeCountFinder,isCount,formatCulprit,isLeftToWarning,formatUndecidedLevels,formatSinceLine,listSinceFacts,quoteYaml,
formatRename,formatRenameCount,formatProposedRenames,describeFunctions,formatMainFunction,listFindings,missingSideKeyOf,
needsAdvice,formatAdvice};
