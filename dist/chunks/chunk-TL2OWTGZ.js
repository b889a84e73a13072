import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{counted,groupLabel,wordsFor}from"./chunk-B6XOBEIL.js";import{brief,fixed,formatQuantity,impossibleValue,isOnBothSides,
percent,signed}from"./chunk-VQQDN7QI.js";import{quoted}from"./chunk-UAK5ACO7.js";import{benchmarkKey}from"./chunk-MT3A5R62.js";var PLAIN={plain:text=>text,strong:text=>text,untrusted:text=>quoted(text)};var QUOTING={...PLAIN,untrusted:text=>quoted(
text,Number.POSITIVE_INFINITY)};function say(texts,...values){return texts.flatMap((text,index)=>{const value=values[index]??
"";return[text,...isPhrase(value)?value:[value]]}).filter(piece=>piece!=="")}function strong(text){return{strong:text}}function quote(text){
return{untrusted:text}}function tell(phrase,voice){return phrase.map(piece=>{if(typeof piece==="string")return voice.plain(
piece);return"strong"in piece?voice.strong(piece.strong):voice.untrusted(piece.untrusted)}).join("")}function isPhrase(value){
return Array.isArray(value)}var SMALLEST_P=1e-7;function magnitude(ratio){return brief(Math.abs(ratio)*100,2,"%")}function probability(p){if(p<SMALLEST_P)
return`p<${fixed(SMALLEST_P,7)}`;return`p=${threshold(p)}`}function threshold(p){return p<SMALLEST_P?p.toExponential(1):
fixed(p,Math.max(3,1-Math.floor(Math.log10(p))))}function span(interval){if(interval===null)return null;const[low,high]=[
interval.low,interval.high].map(end=>Number.isFinite(end)&&end>-1?change(end):null);if(low&&high)return`${low} to ${high}`;
return low?`above ${low}`:high?`below ${high}`:null}function quantity(value,unit){const text=formatQuantity(value,unit);
return text.endsWith(` ${unit}`)?quote(text):text}function change(ratio){return signed(ratio*100,2,"%")}var FEWEST_ROUNDS=6;var LEVEL_ORDER=["fail","warn","report"];function findings({rows,judgedGeomeans}){const severalGroups=new Set(
rows.map(groupLabel)).size>1;const metricsOf=membershipMetrics(rows);const rank=({outcome,level})=>(outcome==="fail"?0:3)+
LEVEL_ORDER.indexOf(level);return[...rows,...judgedGeomeans].flatMap(row=>row.verdicts.map(verdict=>({row,verdict}))).filter(
({verdict})=>verdict.outcome!=="pass"&&!verdict.isUnjudged).filter(onceForMembers()).toSorted((left,right)=>rank(left.verdict)-
rank(right.verdict)).map(({row,verdict})=>{const metrics=verdict.limit===null?metricsOf(verdict.kind,row):null;return{row,
verdict,what:verdict.outcome==="fail"?broken(row,verdict,metrics):undecided(row,verdict),facts:facts(row,{verdict,severalGroups}),
because:verdict.because,metrics}}).map(reasonOnce())}function onceForMembers(){const seen=new Set;return({row,verdict})=>{
const key=membershipKey(verdict.kind,row);const isFirst=verdict.limit!==null||!seen.has(key);seen.add(key);return isFirst}}
function membershipKey(kind,row){return`${kind} ${benchmarkKey(row)}`}function membershipMetrics(rows){const isOfBoth=isOnBothSides(
rows);const metrics=new Map;for(const row of rows.filter(isOfBoth)){for(const{kind}of row.verdicts.filter(({limit})=>limit===
null)){const key=membershipKey(kind,row);metrics.set(key,[...metrics.get(key)??[],row.metric])}}return(kind,row)=>metrics.
get(membershipKey(kind,row))??null}function reasonOnce(){const told=new Set;return finding=>{const{because}=finding;const isKnown=told.
has(because);told.add(because);return isKnown?{...finding,because:null}:finding}}function advice({rounds,baseBrokeIn}){if(baseBrokeIn!==
void 0)return say`More rounds do not help: base does not run any more. A warning says what to look for.`;const knobs=say`${quote(
"rounds")} and ${quote("max-minutes")}`;if(rounds<FEWEST_ROUNDS)return say`${String(rounds)} rounds are too few to tell. Allow more with ${knobs}.`;
return say`The noise of this machine hides changes this small. Allow more measuring (${knobs}), use a quieter machine, or widen the budget.`}
function broken(row,{kind,limit},metrics){const name=nameOf(row);if(kind==="new"||kind==="removed")return membershipSentence(
name,kind,metrics);if(limit===null||row.head===null)return say`${name} broke its budget ${quote(kind)}.`;if(isAbsolute(kind)){
const value=strongly(quantity(row.head.median,row.unit));return say`${name} is at ${value}, ${beyond(kind)} of ${quantity(
limit,row.unit)}.`}return say`${name} ${changed(row)}. Its budget allows ${limit===0?"none":percent(limit)}.`}function membershipSentence(name,kind,metrics){
if(metrics===null)return kind==="new"?say`${name} is ${strong("new")}, and this gate does not let new benchmarks in.`:say`${name} was ${strong(
"removed")}: base has it, head does not.`;const all=namesIn(metrics);return kind==="new"?say`${name} has ${strong(metrics.
length===1?"a new metric":"new metrics")}, which this gate does not allow: ${all}.`:say`${name} ${strong(metrics.length===
1?"lost a metric":"lost metrics")} that base has: ${all}. Check that the command on head still asks for them.`}function undecided(row,{
kind,limit}){const name=nameOf(row);if(limit===null||row.head===null)return say`Could not tell whether ${name} kept its budget ${quote(
kind)}.`;const impossible=impossibleValue(row);if(impossible!==null)return say`${name} has ${strongly(quantity(impossible.
value,row.unit))} on ${impossible.side}, which cannot have been measured.`;if(isAbsolute(kind)){const value=strongly(quantity(
row.head.median,row.unit));return say`${name} measured ${value}, ${beyond(kind)} of ${quantity(limit,row.unit)}, but its values vary too much to be sure.`}
const possible=span(row.interval);const doubt=row.interval===null&&!row.exact?say`, but values below zero have no ratio, and so no interval`:
possible===null?say`, but there are too few values to be sure`:say`, but anything from ${possible} is possible (95% interval)`;
return say`${name} ${changed(row,"measured")}${doubt}. Its budget allows ${percent(limit)}.`}function nameOf(row){if(!("\
members"in row))return[quote(row.name)];return say`The geomean of ${counted(row.members.length,"benchmark")}`}function changed(row,verb=wordsFor(
row).verb[0]){const{base,head,delta,unit}=row;if(base===null||head===null)return say`was not measured on both sides`;const values=say`${quantity(
base.median,unit)} → ${quantity(head.median,unit)}`;if(delta===null){return say`went from ${strongly(quantity(base.median,
unit))} to ${strongly(quantity(head.median,unit))}`}const{more,less}=wordsFor(row);if(delta===0)return say`measured the same: ${values}`;
const way=head.median>base.median?more:less;return say`${verb} ${strong(`${magnitude(delta)} ${way}`)}: ${values}`}function facts(row,{
verdict,severalGroups}){const label=groupLabel(row);const group=severalGroups&&label!==null?[say`${quote(label)}`]:[];if(verdict.
limit===null)return group.flat();const evidence=isAbsolute(verdict.kind)?boundEvidence(row):changeEvidence(row,verdict);
const constant=row.exact?[say`the same in every run, so no test is needed`]:[];const sizes=[row.base,row.head].flatMap(side=>side?.
n??[]);const all=[...group,say`${quote(row.unit)}`,..."members"in row?membersOf(row):[],...evidence,...constant,say`n=${[
...new Set(sizes)].join("+")}`];return all.flatMap((part,index)=>index===0?part:[" \xB7 ",...part])}var NAMES_SHOWN=3;function namesIn(names){
const shown=names.length===NAMES_SHOWN+1?names:names.slice(0,NAMES_SHOWN);const more=names.length-shown.length;const rest=more===
0?"":` and ${more.toLocaleString("en-US")} more`;return say`${shown.flatMap((name,index)=>index===0?[quote(name)]:[", ",
quote(name)])}${rest}`}function membersOf({members,leftOut}){const zeros=leftOut===0?"":`, without ${leftOut.toLocaleString(
"en-US")} that have zeros`;return[say`over ${namesIn(members.map(({name})=>name))}${zeros}`]}function boundEvidence({head,
exact,unit}){if(head===null||exact)return[];const{low,high}=head.spread;if(!Number.isFinite(low)||!Number.isFinite(high))
return[];return[say`95% interval ${quantity(low,unit)} to ${quantity(high,unit)}`]}function changeEvidence({interval,p},{
outcome,alpha}){const range=outcome==="fail"?span(interval):null;const needed=outcome==="unknown"&&alpha!==null?` (${threshold(
2*alpha)} or less counts)`:"";return[...range===null?[]:[say`95% interval of the change ${range}`],...p===null?[]:[say`${probability(
p)}${needed}`]]}function beyond(kind){return kind==="max"?"above the ceiling":"below the floor"}function isAbsolute(kind){
return kind==="max"||kind==="min"}function strongly(piece){return typeof piece==="string"?strong(piece):piece}export{PLAIN,QUOTING,say,quote,tell,span,change,findings,advice};
