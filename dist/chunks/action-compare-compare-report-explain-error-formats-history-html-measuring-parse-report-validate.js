import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var REPORT_FORMATS=["text","markdown","html","json","csv","junit"],COMPARE_FORMATS=REPORT_FORMATS.filter(format=>format!==
"html");function isTableFormat(format){return format==="text"||format==="csv"}function rememberAnswers(answer){let known=new Map;return text=>{let found=known.get(text);if(found!==void 0)return found;
known.size===100&&known.clear();let made=answer(text);return known.set(text,made),made}}var GO_SPACE="\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",SEPARATORS_OR_WORD=new RegExp(
`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`,"g"),splitUnit=rememberAnswers(unit=>{let found=[],below=!1;for(let{0:text,1:separators,
index:start}of unit.matchAll(SEPARATORS_OR_WORD))separators===void 0?found.push({text,start,inDenominator:below}):below=
(separators.match(/[*/]/g)?.at(-1)??(below?"/":"*"))==="/";return found});var TIME=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \xB5s \u03BCs usec microsec\
ond microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],LONG_TIME=[[60,"min mins m\
inute minutes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],SIZE=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],
[1e6,"MB megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibyte\
s"],[2**20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],MIN_ANY_CASE_LENGTH={
sec:4,B:2},EXACT=new Map,ANY_CASE=new Map;function learn(table,base,inside){for(let[factor,spellings]of table)for(let spelling of spellings.
split(" ")){let word={base,factor,inside};EXACT.set(spelling,word),spelling.length>=MIN_ANY_CASE_LENGTH[base]&&ANY_CASE.
set(spelling.toLowerCase(),word)}}learn(TIME,"sec",!0);learn(LONG_TIME,"sec",!1);learn(SIZE,"B",!0);function findUnitWord(text){
return EXACT.get(text)??ANY_CASE.get(text.toLowerCase())??null}function tidyUnit(unit){let word=findUnitWord(unit.trim());if(word!==null)return{unit:word.base,factor:word.factor};let tidied=tidyGoUnit(
unit);return tidied.factor>=1/MAX_FACTOR&&tidied.factor<=MAX_FACTOR?tidied:{unit,factor:1}}var MAX_FACTOR=1e30;function tidyGoUnit(unit){
let tidied="",factor=1,end=0;for(let{text,start,inDenominator}of splitUnit(unit))inDenominator||text!=="ns"&&text!=="MB"||
(factor=text==="ns"?factor/1e9:factor*1e6,tidied+=unit.slice(end,start)+(text==="ns"?"sec":"B"),end=start+text.length);return{
unit:tidied+unit.slice(end),factor}}function nameMetric(metric,unit){let name=tidyGoUnit(metric).unit;return unit===null||
unit===name?name:metric}function toMetricUnit(metric,unit){let name=`${metric}-${unit}`;return metric==="value"||tidyUnit(
metric).unit===unit||tidyUnit(name).unit!==name?unit:name}function formatDecimals(value,decimals){return Object.is(value,-0)?`-${0 .toFixed(decimals)}`:Math.abs(value)<1e21?isHalfway(
value,decimals)?formatHalfway(value,decimals):value.toFixed(decimals):Number.isNaN(value)?"NaN":Number.isFinite(value)?decimals===
0?String(BigInt(value)):`${BigInt(value)}.${"0".repeat(decimals)}`:value<0?"-Inf":"+Inf"}function isHalfway(value,decimals){
return Math.abs(value*2**(decimals+1))%2===1}function formatHalfway(value,decimals){let nearer=value.toFixed(decimals+1).
replace(/\.?5$/,"");return/[02468]$/.test(nearer)?nearer:value.toFixed(decimals)}var MAX_NUMBER_LENGTH=12;function formatCompact(value,decimals,suffix=""){let text=formatDecimals(value,decimals)+suffix;
return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:formatExponential(value,suffix)}function formatWithSign(value,decimals,suffix=""){
let text=formatCompact(value,decimals,suffix);return Number.isNaN(value)||text.startsWith("-")?text:`+${text.length<MAX_NUMBER_LENGTH?
text:formatExponential(value,suffix)}`}function formatExponential(value,suffix=""){return Number.isNaN(value)?"?":(Number.
isFinite(value)?value.toExponential(2):`${value<0?"-":""}\u221E`)+suffix}var parseUnit=rememberAnswers(unit=>{let words=splitUnit(withSlashes(unit)),above=words.filter(token=>!token.inDenominator).
map(({text})=>text),below=words.filter(token=>token.inDenominator).map(({text})=>text),time=below.map(findUnitWord).find(
word=>word?.base==="sec"),measures=above.map(findUnitWord).filter(word=>word?.inside),[measure]=measures.length===1?measures:
[];return{kind:measure==null?"other":measure.base==="sec"?"time":"size",factor:measure?.factor??1,numerator:above,denominator:below,
rate:time!==void 0,perSeconds:time?.factor??null}});function withSlashes(unit){return/per|1|¹/i.test(unit)?unit.replaceAll(
/(?<=\S)[\s_-]+per[\s_-]+(?=\S)/gi,"/").replaceAll(new RegExp("[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)",
"gu"),"/$1").replace(/[\s*·]+(s|sec|min|h)-1$/,"/$1"):unit}var KNOWN_UNITS=new Map([["sec",{dimension:"s",better:"lower",exact:!1}],["sec/op",{dimension:"s",better:"lower",exact:!1}],
["B",{dimension:"B",better:"lower",exact:!1}],["B/op",{dimension:"B",better:"lower",exact:!1}],["allocs/op",{dimension:"\
count",better:"lower",exact:!0}],["count",{dimension:"count",better:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"h\
igher",exact:!1}],["1/s",{dimension:"1/s",better:"higher",exact:!1}]]),RATE_WORD=/^[kmgtpe]?i?(?:(?:[fqrtcp]|io|flo)ps|b(?:it)?ps|ips|hz|[rtq]pm)$/i,
HARM=/^(?:errors?|fail(?:ure|ed)?s?|faults?|miss(?:es)?|drop(?:ped|s)?|retr(?:y|ies)|timeouts?|stalls?|gcs?|collisions?|conflicts?|exceptions?|evictions?|aborts?|rejects?|leaks?)$/i;
function unitDescriptionOf(unit){let base=tidyUnit(unit).unit,{kind,rate,numerator}=parseUnit(base),known=KNOWN_UNITS.get(
base),isHigher=rate||numerator.some(word=>RATE_WORD.test(word)),isCost=/\/(?:op|iter)$/.test(base),isEvident=rate?!numerator.
some(word=>HARM.test(word)):kind!=="other"||isCost;return{...known??{dimension:base,better:isHigher?"higher":"lower",exact:!1},
guessed:known===void 0,evident:known!==void 0||isEvident,isDuration:kind==="time"&&!rate,binary:hasBinaryPrefix(base)}}function hasBinaryPrefix(unit){
return splitUnit(unit).some(({text,inDenominator})=>!inDenominator&&(text==="B"||text==="MB"||text==="bytes"))}function listSteps(prefix,multiply){let factor=multiply("1");return[{from:multiply("99.995"),decimals:1,factor,prefix},{
from:multiply("9.9995"),decimals:2,factor,prefix},{from:multiply("0.99995"),decimals:3,factor,prefix}]}var DECIMAL=["T",
"G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>listSteps(prefix,digits=>+`${digits}e${12-3*index}`)),BINARY=["Ti",
"Gi","Mi","Ki",""].flatMap((prefix,index)=>listSteps(prefix,digits=>Number(digits)*2**(40-10*index))),SMALL_STEPS=[-1,-2,
-3,-4,-5,-6,-7,-8].map(power=>+`9.9995e${power}`),NO_SCALE={decimals:3,factor:1,prefix:""};function makeRowFormatter(values,unit){
let kind=hasBinaryPrefix(unit)?"binary":"decimal",common=commonScale(values,kind);return value=>formatAtScale(value,common)??
formatAtScale(value,commonScale([value],kind))??formatExponential(value)}function formatAtScale(value,{decimals,factor,prefix}){
let quotient=value/factor,text=formatDecimals(quotient,decimals)+prefix;return Number.isFinite(quotient)&&text.length<=MAX_NUMBER_LENGTH?
text:null}function commonScale(values,kind){let steps=kind==="binary"?BINARY:DECIMAL,smallest=smallestMagnitude(values);
if(smallest===0)return NO_SCALE;for(let index=0;index<steps.length;index+=1)if(smallest>=steps[index].from)return steps[index];
let{factor,prefix}=steps.at(-1),found=SMALL_STEPS.findIndex(from=>smallest/factor>=from);return{decimals:3+(found<0?SMALL_STEPS.
length-1:found),factor,prefix}}function smallestMagnitude(values){let smallest=0;for(let value of values){let magnitude=Math.
abs(value);magnitude!==0&&(smallest===0||magnitude<smallest)&&(smallest=magnitude)}return smallest}var WRITTEN_OUT={time:1,
size:1024,other:1e5};function formatQuantity(value,unit){let{kind,factor,rate,perSeconds}=parseUnit(unit),written=factor===
1&&(!rate||perSeconds===1)?kind:"other",number=Number.isInteger(value)&&Math.abs(value)<WRITTEN_OUT[written]?String(value):
makeRowFormatter([value],unit)(value);return unit==="count"||unit==="allocs/op"?number:unit==="1/s"?`${number}/s`:written===
"other"?`${number} ${unit}`:number+(written==="time"?"s":"B")+(rate?"/s":"")}export{GO_SPACE,formatDecimals,REPORT_FORMATS,COMPARE_FORMATS,isTableFormat,findUnitWord,tidyUnit,tidyGoUnit,nameMetric,
toMetricUnit,MAX_NUMBER_LENGTH,formatCompact,formatWithSign,formatExponential,parseUnit,unitDescriptionOf,hasBinaryPrefix,
makeRowFormatter,commonScale,formatQuantity};
