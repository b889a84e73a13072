import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{counted,groupLabel,wordsFor}from"./chunk-ZX557P5P.js";import{benchmarkKey,fixed,percent}from"./chunk-2Y22KAUO.js";
import{visible}from"./chunk-4RWNLQZ5.js";import{isBinary}from"./chunk-5YWDBYLS.js";import{shapeOf}from"./chunk-T5VYX56U.js";var PLAIN={plain:text=>text,strong:text=>text,untrusted:text=>visible(text)};function say(texts,...values){return texts.
flatMap((text,index)=>{const value=values[index]??"";return[text,...isPhrase(value)?value:[value]]}).filter(piece=>piece!==
"")}function strong(text){return{strong:text}}function quote(text){return{untrusted:text}}function tell(phrase,voice){return phrase.
map(piece=>{if(typeof piece==="string")return voice.plain(piece);return"strong"in piece?voice.strong(piece.strong):voice.
untrusted(piece.untrusted)}).join("")}function isPhrase(value){return Array.isArray(value)}var DECIMAL=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{const power=12-3*index;const value=digits=>Number(
`${digits}e${power}`);const factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),
decimals:2,factor,prefix},{from:value("0.99995"),decimals:3,factor,prefix}]});var BINARY=["Ti","Gi","Mi","Ki",""].flatMap(
(prefix,index)=>{const factor=2**(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,
decimals:2,factor,prefix},{from:.99995*factor,decimals:3,factor,prefix}]});var SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(
power=>Number(`9.9995e${power}`));var NO_SCALE={decimals:3,factor:1,prefix:""};function scaler(values,unit){const{decimals,
factor,prefix}=commonScale(values,isBinary(unit)?"binary":"decimal");return value=>fixed(value/factor,decimals)+prefix}function commonScale(values,kind){
const steps=kind==="binary"?BINARY:DECIMAL;const smallest=smallestMagnitude(values);if(smallest===0)return NO_SCALE;for(let index=0;index<
steps.length;index+=1)if(smallest>=steps[index].from)return steps[index];const{factor,prefix}=steps.at(-1);const found=SMALL_STEPS.
findIndex(from=>smallest/factor>=from);const step=found<0?SMALL_STEPS.length-1:found;return{decimals:3+step,factor,prefix}}
function smallestMagnitude(values){let smallest=0;for(const value of values){const magnitude2=Math.abs(value);if(magnitude2!==
0&&(smallest===0||magnitude2<smallest))smallest=magnitude2}return smallest}var WRITTEN_OUT={time:1,size:1024,other:1e5};
function formatQuantity(value,unit){const{kind,factor,rate}=shapeOf(unit);const written=factor===1?kind:"other";const isShort=Number.
isInteger(value)&&Math.abs(value)<WRITTEN_OUT[written];const number=isShort?String(value):scaler([value],unit)(value);if(unit===
"count"||unit==="allocs/op")return number;if(unit==="1/s")return`${number}/s`;if(written==="other")return`${number} ${unit}`;
return number+(written==="time"?"s":"B")+(rate?"/s":"")}var SMALLEST_P=1e-7;function magnitude(ratio){return`${fixed(Math.abs(ratio)*100,2)}%`}function probability(p){if(p<SMALLEST_P)
return`p<${fixed(SMALLEST_P,7)}`;return`p=${threshold(p)}`}function threshold(p){return fixed(p,Math.max(3,1-Math.floor(
Math.log10(p))))}function span(interval){if(interval===null)return null;const[low,high]=[interval.low,interval.high].map(
end=>Number.isFinite(end)&&end>-1?change(end):null);if(low&&high)return`${low} to ${high}`;return low?`above ${low}`:high?
`below ${high}`:null}function quantity(value,unit){const text=formatQuantity(value,unit);return text.endsWith(` ${unit}`)?
quote(text):text}function change(ratio){const text=fixed(ratio*100,2);return`${text.startsWith("-")?"":"+"}${text}%`}var FEWEST_ROUNDS=6;var LEVEL_ORDER=["fail","warn","report"];function findings({rows,judgedGeomeans}){const severalGroups=new Set(
rows.map(groupLabel)).size>1;const rank=({outcome,level})=>(outcome==="fail"?0:3)+LEVEL_ORDER.indexOf(level);return[...rows,
...judgedGeomeans].flatMap(row=>row.verdicts.map(verdict=>({row,verdict}))).filter(({verdict})=>verdict.outcome!=="pass"&&
!verdict.isUnjudged).filter(onceForMembers()).toSorted((left,right)=>rank(left.verdict)-rank(right.verdict)).map(({row,verdict})=>({
row,verdict,what:verdict.outcome==="fail"?broken(row,verdict):undecided(row,verdict),facts:facts(row,{verdict,severalGroups}),
because:verdict.because})).map(reasonOnce())}function onceForMembers(){const seen=new Set;return({row,verdict})=>{const key=JSON.
stringify([verdict.kind,benchmarkKey(row)]);const isFirst=verdict.limit!==null||!seen.has(key);seen.add(key);return isFirst}}
function reasonOnce(){const told=new Set;return finding=>{const{because}=finding;const isKnown=told.has(because);told.add(
because);return isKnown?{...finding,because:null}:finding}}function advice({rounds,baseBrokeIn}){if(baseBrokeIn!==void 0)
return say`More rounds do not help: base does not run any more. A warning says what to look for.`;const knobs=say`${quote(
"rounds")} and ${quote("max-minutes")}`;if(rounds<FEWEST_ROUNDS)return say`${String(rounds)} rounds are too few to tell. Allow more with ${knobs}.`;
return say`The noise of this machine hides changes this small. Allow more measuring (${knobs}), use a quieter machine, or widen the budget.`}
function broken(row,{kind,limit}){const name=nameOf(row);if(kind==="new")return say`${name} is ${strong("new")}, and this gate does not let new benchmarks in.`;
if(kind==="removed")return say`${name} was ${strong("removed")}: base has it, head does not.`;if(limit===null||row.head===
null)return say`${name} broke its budget ${quote(kind)}.`;if(isAbsolute(kind)){const value=strongly(quantity(row.head.median,
row.unit));return say`${name} is at ${value}, ${beyond(kind)} of ${quantity(limit,row.unit)}.`}return say`${name} ${changed(
row)}. Its budget allows ${limit===0?"none":percent(limit)}.`}function undecided(row,{kind,limit}){const name=nameOf(row);
if(limit===null||row.head===null)return say`Could not tell whether ${name} kept its budget ${quote(kind)}.`;if(isAbsolute(
kind)){const value=strongly(quantity(row.head.median,row.unit));return say`${name} measured ${value}, ${beyond(kind)} of ${quantity(
limit,row.unit)}, but its values vary too much to be sure.`}const possible=span(row.interval);const doubt=possible===null?
say`, but there are too few values to be sure`:say`, but anything from ${possible} is possible (95% interval)`;return say`${name} ${changed(
row,"measured")}${doubt}. Its budget allows ${percent(limit)}.`}function nameOf(row){if(!("members"in row))return[quote(
row.name)];return say`The geomean of ${counted(row.members.length,"benchmark")}`}function changed(row,verb=wordsFor(row).
verb[0]){const{base,head,delta,unit}=row;if(base===null||head===null)return say`was not measured on both sides`;const values=say`${quantity(
base.median,unit)} → ${quantity(head.median,unit)}`;if(delta===null){return say`went from ${strongly(quantity(base.median,
unit))} to ${strongly(quantity(head.median,unit))}`}const{more,less}=wordsFor(row);if(delta===0)return say`measured the same: ${values}`;
const way=head.median>base.median?more:less;return say`${verb} ${strong(`${magnitude(delta)} ${way}`)}: ${values}`}function facts(row,{
verdict,severalGroups}){const label=groupLabel(row);const group=severalGroups&&label!==null?[say`${quote(label)}`]:[];if(verdict.
limit===null)return group.flat();const evidence=isAbsolute(verdict.kind)?boundEvidence(row):changeEvidence(row,verdict);
const constant=row.exact?[say`the same in every run, so no test is needed`]:[];const sizes=[row.base,row.head].flatMap(side=>side?.
n??[]);const all=[...group,say`${quote(row.unit)}`,..."members"in row?membersOf(row):[],...evidence,...constant,say`n=${[
...new Set(sizes)].join("+")}`];return all.flatMap((part,index)=>index===0?part:[" \xB7 ",...part])}var NAMES_SHOWN=3;function membersOf({
members,leftOut}){const shown=members.length===NAMES_SHOWN+1?members:members.slice(0,NAMES_SHOWN);const names=shown.flatMap(
({name},index)=>index===0?[quote(name)]:[", ",quote(name)]);const more=members.length-shown.length;const rest=more===0?"":
` and ${more.toLocaleString("en-US")} more`;const zeros=leftOut===0?"":`, without ${leftOut.toLocaleString("en-US")} tha\
t have zeros`;return[say`over ${names}${rest}${zeros}`]}function boundEvidence({head,exact,unit}){if(head===null||exact)
return[];const{low,high}=head.spread;if(!Number.isFinite(low)||!Number.isFinite(high))return[];return[say`95% interval ${quantity(
low,unit)} to ${quantity(high,unit)}`]}function changeEvidence({interval,p},{outcome,alpha}){const range=outcome==="fail"?
span(interval):null;const needed=outcome==="unknown"&&alpha!==null?` (${threshold(2*alpha)} or less counts)`:"";return[...range===
null?[]:[say`95% interval of the change ${range}`],...p===null?[]:[say`${probability(p)}${needed}`]]}function beyond(kind){
return kind==="max"?"above the ceiling":"below the floor"}function isAbsolute(kind){return kind==="max"||kind==="min"}function strongly(piece){
return typeof piece==="string"?strong(piece):piece}export{PLAIN,say,quote,tell,scaler,formatQuantity,span,change,findings,advice};
