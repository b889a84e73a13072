import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findImpossibleValue,listRenamedByHead,makeBothSidesCheck}from"./chunk-7IGD6VGB.js";import{benchmarkKeyOf,hasStoppedEarly}from"./chunk-YHS7R4PB.js";
import{asUntrustedText,changeWordsOf,emphasise,formatCount,formatMargin,formatPercent,groupLabelOf,list,richText}from"./chunk-ZWGVAMPI.js";
import{BLANK_LETTERS}from"./chunk-NK3RRWT3.js";import{formatCompact,formatDecimals,formatQuantity,formatWithSign,parseUnit}from"./chunk-UKCMSQJQ.js";var ESCAPED=new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`,"gu"),NO_TEXT=/^(?:true|false|null|yes|no|on|off|y|n)$/i;
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
he JSON report`]}var MIN_P=1e-7;function formatMagnitude(ratio){return formatCompact(Math.abs(ratio)*100,2,"%")}function formatPValue(p){
return p<MIN_P?`p<${formatDecimals(MIN_P,7)}`:`p=${formatProbability(p)}`}function formatProbability(p){return p<MIN_P?p.
toExponential(1):formatDecimals(p,Math.max(3,1-Math.floor(Math.log10(p))))}function formatInterval(interval){if(interval===
null)return null;let[low,high]=[interval.low,interval.high].map(end=>Number.isFinite(end)&&end>-1?formatChange(end):null);
return low&&high?`${low} to ${high}`:low?`above ${low}`:high?`below ${high}`:null}function toQuantityPiece(value,unit){let text=formatQuantity(
value,unit);return text.endsWith(` ${unit}`)?asUntrustedText(text):text}function formatChange(ratio){return formatWithSign(
ratio*100,2,"%")}var SAME_WORK=.005;function makeCountsSentence(rows){let counted=new Map(rows.filter(isCount).map(row=>[benchmarkKeyOf(row),
row]));return(row,verdict)=>{let count=counted.get(benchmarkKeyOf(row));return count===void 0||isCount(row)||!isOfTime(row)?
null:verdict.outcome==="unknown"?formatDecidingCount(count):verdict.outcome==="fail"?formatMissingWork(count):null}}function isCount({
metric,placements}){return metric==="instructions"&&placements!==void 0}function isOfTime({unit}){let{kind,rate}=parseUnit(
unit);return kind==="time"||rate}function formatDecidingCount(count){let verdict=count.verdicts.find(({limit:limit2,outcome})=>limit2!==
null&&outcome!=="unknown");if(verdict===void 0||count.change===null)return null;let limit=verdict.limit===null?"":`, and\
 its budget allows ${formatPercent(verdict.limit)}`;return richText`Time cannot tell, but the count of its instructions can: ${formatChange2(
count)}${limit}.`}function formatMissingWork(count){let{change,better}=count;return change===null||(better==="higher"?-change:
change)>SAME_WORK?null:richText`It executes no more instructions than before: ${formatChange2(count)}. They do not show waiting, input and output, cache misses, or the width of vector instructions.`}
function formatChange2(count){let{change}=count;if(change===null||change===0)return richText`they are ${emphasise("the s\
ame")}`;let{more,less}=changeWordsOf(count);return richText`they are ${emphasise(`${formatMagnitude(change)} ${change>0?
more:less}`)}`}var MIN_ROUNDS=6,LEVEL_ORDER=["fail","warn","report"];function listFindings({rows,judgedGeomeans}){let severalGroups=new Set(
rows.map(groupLabelOf)).size>1,metricsOf=collectMissingMetrics(rows),countsSentenceOf=makeCountsSentence(rows),rank=({outcome,
level})=>(outcome==="fail"?0:3)+LEVEL_ORDER.indexOf(level);return[...rows,...judgedGeomeans].flatMap(row=>row.verdicts.map(
verdict=>({row,verdict}))).filter(({verdict})=>verdict.outcome!=="pass"&&!verdict.isUnjudged).filter(makeOncePerBenchmark()).
toSorted((left,right)=>rank(left.verdict)-rank(right.verdict)).map(({row,verdict})=>{let metrics=verdict.limit===null?metricsOf(
verdict.kind,row):null,what=verdict.outcome==="fail"?formatBrokenBudget(row,verdict,metrics):formatUndecidedBudget(row,verdict),
counted=countsSentenceOf(row,verdict);return{row,verdict,what:counted===null?what:richText`${what} ${counted}`,facts:formatFacts(
row,{verdict,severalGroups}),because:verdict.because,metrics}}).map(makeReasonOnce())}function makeOncePerBenchmark(){let seen=new Set;
return({row,verdict})=>{let key=missingSideKeyOf(verdict.kind,row),isFirst=verdict.limit!==null||!seen.has(key);return seen.
add(key),isFirst}}function missingSideKeyOf(kind,row){return`${kind} ${benchmarkKeyOf(row)}`}function collectMissingMetrics(rows){
let isOfBoth=makeBothSidesCheck(rows),metrics=new Map;for(let row of rows.filter(isOfBoth))for(let{kind}of row.verdicts.
filter(({limit})=>limit===null)){let key=missingSideKeyOf(kind,row);metrics.set(key,[...metrics.get(key)??[],row.metric])}
return(kind,row)=>metrics.get(missingSideKeyOf(kind,row))??null}function makeReasonOnce(){let seen=new Set;return finding=>{
let{because}=finding,isKnown=seen.has(because);return seen.add(because),isKnown?{...finding,because:null}:finding}}function formatAdvice({
rounds,baseBrokeIn}){if(baseBrokeIn!==void 0)return richText`More rounds do not help: base does not run any more. A warning says what to look for.`;
let knobs=richText`${asUntrustedText("rounds")} and ${asUntrustedText("max-minutes")}`;return rounds<MIN_ROUNDS?richText`${formatCount(
rounds,"round")} ${rounds===1?"is":"are"} too few for a verdict. Allow more with ${knobs}.`:richText`The noise of this machine hides changes this small. Measure longer (${knobs}), use a quieter machine, or widen the budget.`}
function formatBrokenBudget(row,{kind,limit},metrics){let name=nameOf(row);if(kind==="new"||kind==="removed")return formatMissingSide(
name,kind,metrics);if(limit===null||row.head===null)return richText`${name} broke its budget ${asUntrustedText(kind)}.`;
if(isAbsolute(kind)){let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} is at ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}.`}return richText`${name} ${formatRowChange(row)}. Its budget allows ${limit===
0?"none":formatPercent(limit)}.`}function formatMissingSide(name,kind,metrics){if(metrics===null)return kind==="new"?richText`${name} is ${emphasise(
"new")}, and this gate does not allow new benchmarks.`:richText`${name} was ${emphasise("removed")}: base has it, head does not.`;
let all=formatNames(metrics);return kind==="new"?richText`${name} has ${emphasise(metrics.length===1?"a new metric":"new\
 metrics")}, which this gate does not allow: ${all}.`:richText`${name} ${emphasise(metrics.length===1?"lost a metric":"l\
ost metrics")} that base has: ${all}. Check that the command on head still asks for them.`}function formatUndecidedBudget(row,{
kind,limit,isHeld}){let name=nameOf(row);if(limit===null||row.head===null)return richText`The budget ${asUntrustedText(kind)} of ${name} is inconclusive.`;
let impossible=findImpossibleValue(row);if(impossible!==null)return richText`${name} has ${emphasisePiece(toQuantityPiece(
impossible.value,row.unit))} on ${impossible.side}, which cannot have been measured.`;if(isAbsolute(kind)){let value=emphasisePiece(
toQuantityPiece(row.head.median,row.unit));return richText`${name} measured ${value}, ${formatBoundSide(kind)} of ${toQuantityPiece(
limit,row.unit)}, but its values vary too much to be sure.`}let allowed=richText`Its budget allows ${formatPercent(limit)}.`;
if(isHeld)return richText`${name} ${formatRowChange(row)}. ${allowed} But nearly everything got worse together, and the order of the runs does not yet rule out the machine as the cause.`;
let possible=formatInterval(row.interval),unclear=row.exact&&row.placements!==void 0?richText`, but it was counted in too few placements to be sure`:
row.interval===null&&!row.exact?richText`, but values below zero have no ratio, and so no interval`:possible===null?richText`, but there are too few values to be sure`:
richText`, but anything from ${possible} is possible (95% interval)`;return richText`${name} ${formatRowChange(row,"meas\
ured")}${unclear}. ${allowed}`}function nameOf(row){return"members"in row?richText`The geomean of ${formatCount(row.members.
length,"benchmark")}`:[asUntrustedText(row.name)]}function formatRowChange(row,verb=changeWordsOf(row).verb[0]){let{base,
head,change,exact,unit}=row;if(base===null||head===null)return richText`was not measured on both sides`;let ends=richText`${toQuantityPiece(
base.median,unit)} → ${toQuantityPiece(head.median,unit)}`,values=exact?ends:richText`medians ${ends}`;if(change===null)
return richText`went from ${emphasisePiece(toQuantityPiece(base.median,unit))} to ${emphasisePiece(toQuantityPiece(head.
median,unit))}`;let{more,less}=changeWordsOf(row);if(change===0)return richText`measured the same: ${values}`;let way=(base.
median<0?change<0:change>0)?more:less;return richText`${verb} ${emphasise(`${formatMagnitude(change)} ${way}`)}: ${values}`}
function formatFacts(row,{verdict,severalGroups}){let label=groupLabelOf(row),group=severalGroups&&label!==null?[richText`${asUntrustedText(
label)}`]:[];if(verdict.limit===null)return group.flat();let evidence=isAbsolute(verdict.kind)?boundEvidence(row):changeEvidence(
row,verdict),constant=row.exact?[richText`the same in every ${row.placements===void 0?"run":"placement"}, so no test is needed`]:
[],sizes=[row.base,row.head].flatMap(side=>side?.n??[]);return[...group,...row.renamed===void 0?[]:[formatRename(row.renamed)],
richText`${asUntrustedText(row.unit)}`,..."members"in row?membersOf(row):[],...evidence,...constant,...formatDetectable(
row,verdict),...formatDecidingFactors(row,verdict),richText`n=${[...new Set(sizes)].join("+")}`].flatMap((part,index)=>index===
0?part:[" \xB7 ",...part])}var MAX_NAMES=3;function formatNames(names){let limit=names.length===MAX_NAMES+1?names.length:
MAX_NAMES;return list(names.map(asUntrustedText),limit)}function membersOf({members,leftOut}){let zeros=leftOut===0?"":`\
, without ${leftOut.toLocaleString("en-US")} that have zeros`;return[richText`over ${formatNames(members.map(({name})=>name))}${zeros}`]}
function formatDetectable(row,{outcome}){let detectable="detectable"in row?row.detectable:null;return outcome!=="unknown"||
detectable===null||detectable===void 0?[]:[richText`minimum detectable change ${formatMargin(detectable)}`]}function formatDecidingFactors(row,{
outcome}){let{minutes,limit}=("wouldDecide"in row?row.wouldDecide:null)??{minutes:null,limit:null},ways=[...minutes===null?
[]:[`about ${formatCount(minutes,"more minute")}`],...limit===null?[]:[`a limit of ${formatPercent(limit)}`]];return outcome!==
"unknown"||ways.length===0?[]:[richText`would be decided by ${ways.join(", or by ")}`]}function boundEvidence({head,exact,
unit}){if(head===null||exact)return[];let{low,high}=head.spread;return!Number.isFinite(low)||!Number.isFinite(high)?[]:[
richText`95% interval ${toQuantityPiece(low,unit)} to ${toQuantityPiece(high,unit)}`]}function changeEvidence(row,verdict){
let{interval,p}=row,range=verdict.outcome==="fail"?formatInterval(interval):null,{early}=verdict,soFar=early===void 0||!hasStoppedEarly(
row,verdict)?[]:[richText`measured so far, after ${String(early.rounds)} of at most ${String(early.of)} ${wordForRounds(
row)}`];return[...range===null?[]:[richText`95% interval of the change ${range}`],...p===null?[]:[richText`${formatPValue(
p)}${explainUndecidedP(p,verdict)}`],...soFar]}function wordForRounds(row){return isCount(row)?"placements":"rounds"}function explainUndecidedP(p,{
outcome,alpha,isHeld}){return outcome!=="unknown"||alpha===null?"":p>2*alpha?` (${formatProbability(2*alpha)} or less is\
 needed)`:isHeld?"":", which is significant, but the change may be within the limit"}function formatBoundSide(kind){return kind===
"max"?"above the ceiling":"below the floor"}function isAbsolute(kind){return kind==="max"||kind==="min"}function emphasisePiece(piece){
return typeof piece=="string"?emphasise(piece):piece}export{formatInterval,formatChange,isCount,quoteYaml,formatRename,formatRenameCount,formatProposedRenames,listFindings,missingSideKeyOf,
formatAdvice};
