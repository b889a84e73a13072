import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{counted,groupLabel,wordsFor}from"./chunk-6D5IVRLX.js";import{brief,fixed,formatQuantity,impossibleValue,isOnBothSides,
percent,rough,signed}from"./chunk-I26ZRJC7.js";import{quoted}from"./chunk-PO57IB6S.js";import{benchmarkKey,hasStopped}from"./chunk-TAHYMK3E.js";var PLAIN={plain:text=>text,strong:text=>text,untrusted:text=>quoted(text)},QUOTING={...PLAIN,untrusted:text=>quoted(text,
Number.POSITIVE_INFINITY)};function say(texts,...values){return texts.flatMap((text,index)=>{let value=values[index]??"";
return[text,...isPhrase(value)?value:[value]]}).filter(piece=>piece!=="")}function strong(text){return{strong:text}}function quote(text){
return{untrusted:text}}function tell(phrase,voice){return phrase.map(piece=>typeof piece=="string"?voice.plain(piece):"s\
trong"in piece?voice.strong(piece.strong):voice.untrusted(piece.untrusted)).join("")}function isPhrase(value){return Array.
isArray(value)}var SMALLEST_P=1e-7;function magnitude(ratio){return brief(Math.abs(ratio)*100,2,"%")}function probability(p){return p<SMALLEST_P?
`p<${fixed(SMALLEST_P,7)}`:`p=${threshold(p)}`}function threshold(p){return p<SMALLEST_P?p.toExponential(1):fixed(p,Math.
max(3,1-Math.floor(Math.log10(p))))}function span(interval){if(interval===null)return null;let[low,high]=[interval.low,interval.
high].map(end=>Number.isFinite(end)&&end>-1?change(end):null);return low&&high?`${low} to ${high}`:low?`above ${low}`:high?
`below ${high}`:null}function quantity(value,unit){let text=formatQuantity(value,unit);return text.endsWith(` ${unit}`)?
quote(text):text}function change(ratio){return signed(ratio*100,2,"%")}var FEWEST_ROUNDS=6,LEVEL_ORDER=["fail","warn","report"];function findings({rows,judgedGeomeans}){let severalGroups=new Set(
rows.map(groupLabel)).size>1,metricsOf=membershipMetrics(rows),rank=({outcome,level})=>(outcome==="fail"?0:3)+LEVEL_ORDER.
indexOf(level);return[...rows,...judgedGeomeans].flatMap(row=>row.verdicts.map(verdict=>({row,verdict}))).filter(({verdict})=>verdict.
outcome!=="pass"&&!verdict.isUnjudged).filter(onceForMembers()).toSorted((left,right)=>rank(left.verdict)-rank(right.verdict)).
map(({row,verdict})=>{let metrics=verdict.limit===null?metricsOf(verdict.kind,row):null;return{row,verdict,what:verdict.
outcome==="fail"?broken(row,verdict,metrics):undecided(row,verdict),facts:facts(row,{verdict,severalGroups}),because:verdict.
because,metrics}}).map(reasonOnce())}function onceForMembers(){let seen=new Set;return({row,verdict})=>{let key=membershipKey(
verdict.kind,row),isFirst=verdict.limit!==null||!seen.has(key);return seen.add(key),isFirst}}function membershipKey(kind,row){
return`${kind} ${benchmarkKey(row)}`}function membershipMetrics(rows){let isOfBoth=isOnBothSides(rows),metrics=new Map;for(let row of rows.
filter(isOfBoth))for(let{kind}of row.verdicts.filter(({limit})=>limit===null)){let key=membershipKey(kind,row);metrics.set(
key,[...metrics.get(key)??[],row.metric])}return(kind,row)=>metrics.get(membershipKey(kind,row))??null}function reasonOnce(){
let told=new Set;return finding=>{let{because}=finding,isKnown=told.has(because);return told.add(because),isKnown?{...finding,
because:null}:finding}}function advice({rounds,baseBrokeIn}){if(baseBrokeIn!==void 0)return say`More rounds do not help: base does not run any more. A warning says what to look for.`;
let knobs=say`${quote("rounds")} and ${quote("max-minutes")}`;return rounds<FEWEST_ROUNDS?say`${String(rounds)} rounds are too few to tell. Allow more with ${knobs}.`:
say`The noise of this machine hides changes this small. Allow more measuring (${knobs}), use a quieter machine, or widen the budget.`}
function broken(row,{kind,limit},metrics){let name=nameOf(row);if(kind==="new"||kind==="removed")return membershipSentence(
name,kind,metrics);if(limit===null||row.head===null)return say`${name} broke its budget ${quote(kind)}.`;if(isAbsolute(kind)){
let value=strongly(quantity(row.head.median,row.unit));return say`${name} is at ${value}, ${beyond(kind)} of ${quantity(
limit,row.unit)}.`}return say`${name} ${changed(row)}. Its budget allows ${limit===0?"none":percent(limit)}.`}function membershipSentence(name,kind,metrics){
if(metrics===null)return kind==="new"?say`${name} is ${strong("new")}, and this gate does not let new benchmarks in.`:say`${name} was ${strong(
"removed")}: base has it, head does not.`;let all=namesIn(metrics);return kind==="new"?say`${name} has ${strong(metrics.
length===1?"a new metric":"new metrics")}, which this gate does not allow: ${all}.`:say`${name} ${strong(metrics.length===
1?"lost a metric":"lost metrics")} that base has: ${all}. Check that the command on head still asks for them.`}function undecided(row,{
kind,limit,isHeld}){let name=nameOf(row);if(limit===null||row.head===null)return say`Could not tell whether ${name} kept its budget ${quote(
kind)}.`;let impossible=impossibleValue(row);if(impossible!==null)return say`${name} has ${strongly(quantity(impossible.
value,row.unit))} on ${impossible.side}, which cannot have been measured.`;if(isAbsolute(kind)){let value=strongly(quantity(
row.head.median,row.unit));return say`${name} measured ${value}, ${beyond(kind)} of ${quantity(limit,row.unit)}, but its values vary too much to be sure.`}
let allowed=say`Its budget allows ${percent(limit)}.`;if(isHeld)return say`${name} ${changed(row)}. ${allowed} But nearly everything got worse together, and the order of the runs does not yet rule out that the machine did it.`;
let possible=span(row.interval),doubt=row.interval===null&&!row.exact?say`, but values below zero have no ratio, and so no interval`:
possible===null?say`, but there are too few values to be sure`:say`, but anything from ${possible} is possible (95% interval)`;
return say`${name} ${changed(row,"measured")}${doubt}. ${allowed}`}function nameOf(row){return"members"in row?say`The geomean of ${counted(
row.members.length,"benchmark")}`:[quote(row.name)]}function changed(row,verb=wordsFor(row).verb[0]){let{base,head,change:change2,
exact,unit}=row;if(base===null||head===null)return say`was not measured on both sides`;let ends=say`${quantity(base.median,
unit)} → ${quantity(head.median,unit)}`,values=exact?ends:say`medians ${ends}`;if(change2===null)return say`went from ${strongly(
quantity(base.median,unit))} to ${strongly(quantity(head.median,unit))}`;let{more,less}=wordsFor(row);if(change2===0)return say`measured the same: ${values}`;
let way=(base.median<0?change2<0:change2>0)?more:less;return say`${verb} ${strong(`${magnitude(change2)} ${way}`)}: ${values}`}
function facts(row,{verdict,severalGroups}){let label=groupLabel(row),group=severalGroups&&label!==null?[say`${quote(label)}`]:
[];if(verdict.limit===null)return group.flat();let evidence=isAbsolute(verdict.kind)?boundEvidence(row):changeEvidence(row,
verdict),constant=row.exact?[say`the same in every run, so no test is needed`]:[],sizes=[row.base,row.head].flatMap(side=>side?.
n??[]);return[...group,say`${quote(row.unit)}`,..."members"in row?membersOf(row):[],...evidence,...constant,...reachOf(row,
verdict),say`n=${[...new Set(sizes)].join("+")}`].flatMap((part,index)=>index===0?part:[" \xB7 ",...part])}var NAMES_SHOWN=3;
function namesIn(names){let shown=names.length===NAMES_SHOWN+1?names:names.slice(0,NAMES_SHOWN),more=names.length-shown.
length,rest=more===0?"":` and ${more.toLocaleString("en-US")} more`;return say`${shown.flatMap((name,index)=>index===0?[
quote(name)]:[", ",quote(name)])}${rest}`}function membersOf({members,leftOut}){let zeros=leftOut===0?"":`, without ${leftOut.
toLocaleString("en-US")} that have zeros`;return[say`over ${namesIn(members.map(({name})=>name))}${zeros}`]}function reachOf(row,{
outcome}){let detectable="detectable"in row?row.detectable:null;return outcome!=="unknown"||detectable===null||detectable===
void 0?[]:[say`finds 9 of 10 regressions of ${rough(detectable)}`]}function boundEvidence({head,exact,unit}){if(head===null||
exact)return[];let{low,high}=head.spread;return!Number.isFinite(low)||!Number.isFinite(high)?[]:[say`95% interval ${quantity(
low,unit)} to ${quantity(high,unit)}`]}function changeEvidence(row,verdict){let{interval,p}=row,range=verdict.outcome===
"fail"?span(interval):null,{early}=verdict,soFar=early===void 0||!hasStopped(row,verdict)?[]:[say`measured so far, after ${String(
early.rounds)} of at most ${String(early.of)} rounds`];return[...range===null?[]:[say`95% interval of the change ${range}`],
...p===null?[]:[say`${probability(p)}${whyNotYet(p,verdict)}`],...soFar]}function whyNotYet(p,{outcome,alpha,isHeld}){return outcome!==
"unknown"||alpha===null?"":p>2*alpha?` (${threshold(2*alpha)} or less counts)`:isHeld?"":", which counts, but the change\
 may be within the limit"}function beyond(kind){return kind==="max"?"above the ceiling":"below the floor"}function isAbsolute(kind){
return kind==="max"||kind==="min"}function strongly(piece){return typeof piece=="string"?strong(piece):piece}export{PLAIN,QUOTING,say,quote,tell,span,change,findings,advice};
