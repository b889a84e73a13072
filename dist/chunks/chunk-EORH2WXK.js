import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var REPORT_FORMATS=["text","markdown","html","json","csv","junit"],COMPARE_FORMATS=REPORT_FORMATS.filter(format=>format!==
"html");function isTableFormat(format){return format==="text"||format==="csv"}function makeError(code,location,data,extra){return makeDiagnostic("error",{code,location,data},extra)}function makeWarning(code,location,data,extra){
return makeDiagnostic("warning",{code,location,data},extra)}function makeDiagnostic(severity,{code,location,data},extra={}){
let facts=Object.entries(data).filter(([,fact])=>fact!==void 0);return{code,severity,location,data:Object.fromEntries(facts),
...extra}}function isError({severity}){return severity==="error"}var PLAN_FAILURES=["limit-misfit","rounds-too-few","bud\
gets-unmatched"];function isPlanError({failure}){return PLAN_FAILURES.includes(failure)}function within(outer,diagnostic){
return{...diagnostic,location:[...outer,...diagnostic.location]}}function isSameFinding(one,other){return one.code===other.
code&&JSON.stringify(one.data)===JSON.stringify(other.data)}function isSameDiagnostic(one,other){return isSameFinding(one,
other)&&JSON.stringify(one.location)===JSON.stringify(other.location)}function withOutput(diagnostic,output){return output.
length===0?diagnostic:{...diagnostic,output}}function withoutOutput({output:_,...diagnostic}){return diagnostic}var MAX_LOGGED=100;
function selectForLog(diagnostics){let sorted=[...diagnostics.filter(isError),...diagnostics.filter(one=>!isError(one))];
return{shown:sorted.slice(0,MAX_LOGGED),more:Math.max(0,sorted.length-MAX_LOGGED)}}function editDistance(from,to){let previous=[],current=Array.from({length:to.length+1},(_,column)=>column);for(let row=1;row<=
from.length;row+=1){let next=[row];for(let column=1;column<=to.length;column+=1){let differs=from[row-1]===to[column-1]?
0:1,isSwap=row>1&&column>1&&from[row-1]===to[column-2]&&from[row-2]===to[column-1];next[column]=Math.min(next[column-1]+
1,current[column]+1,current[column-1]+differs,isSwap?previous[column-2]+1:Number.POSITIVE_INFINITY)}previous=current,current=
next}return current[to.length]}var MAX_EDIT_SHARE=.4;function findNearestWord(word,known2,simplify=text=>text){let best=null;for(let candidate of known2){
let distance=editDistance(word,simplify(candidate));distance<(best?.distance??Number.POSITIVE_INFINITY)&&(best={candidate,
distance})}return best===null?null:best.distance<=MAX_EDIT_SHARE*Math.max(word.length,best.candidate.length)?best.candidate:
null}var SYNONYMS={because:["reason","comment","description","why","note"],benchmarks:["name","names","benchmark","bench","te\
sts"],better:["direction","good"],budgets:["rules","limits","thresholds","gates","assertions","checks"],fail:["error","e\
rrors","failure","fatal","block","critical","required"],higher:["more","bigger","larger","greater","up","max","maximize",
"maximise"],level:["severity","action","on-fail"],lower:["less","smaller","fewer","down","min","minimize","minimise"],max:[
"ceiling","upper","at-most"],"max-minutes":["timeout","timeout-minutes","time-limit","minutes"],"max-regression":["thres\
hold","tolerance","max-increase","limit","max-change","regression","delta"],metric:["unit","measure","measurement"],min:[
"floor","lower","at-least"],"min-delta":["noise","epsilon","floor-delta","min-change","minimum-delta"],"output-file":["o\
utput","results","result-file","output-file-path"],packages:["package","pkg","group","groups","module","modules"],pass:[
"ok","ignore","allow","skip","none","silent"],report:["info","notice","show","advisory","informational"],rounds:["count",
"iterations","runs","repetitions","repeat","samples"],run:["command","script","cmd","exec"],setup:["build","prepare","in\
stall","before"],warn:["warning","warnings","alert"],"working-directory":["cwd","dir","directory","folder","workdir"]};function suggestWord(word,known2){
let plain=text=>text.replaceAll(/(?<=[a-z])(?=[A-Z])|[_\s]+/g,"-").toLowerCase();return known2.find(candidate=>SYNONYMS[candidate]?.
includes(plain(word)))??findNearestWord(plain(word),known2,plain)}function dayOf(epochMs){return new Date(epochMs).toISOString().slice(0,10)}function isDay(text){if(!/^\d{4}-\d{2}-\d{2}$/.
test(text))return!1;let epochMs=Date.parse(`${text}T00:00:00Z`);return!Number.isNaN(epochMs)&&dayOf(epochMs)===text}function daysUntil(from,to){
return Math.round((Date.parse(to)-Date.parse(from))/864e5)}var GO_SPACE="\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",SEPARATORS_OR_WORD=new RegExp(
`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`,"g");function splitUnit(unit){let found=[],below=!1;for(let{0:text,1:separators,
index:start}of unit.matchAll(SEPARATORS_OR_WORD))separators===void 0?found.push({text,start,inDenominator:below}):below=
isInDenominator(separators,below);return found}function isInDenominator(separators,before){let last=Math.max(separators.
lastIndexOf("*"),separators.lastIndexOf("/"));return last<0?before:separators[last]==="/"}var TIME=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \xB5s \u03BCs usec microsec\
ond microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],LONG_TIME=[[60,"min mins m\
inute minutes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],SIZE=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],
[1e6,"MB megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibyte\
s"],[2**20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],MIN_ANY_CASE_LENGTH={
sec:4,B:2},EXACT=new Map,ANY_CASE=new Map;function learn(table,base,inside){for(let[factor,spellings]of table)for(let spelling of spellings.
split(" ")){let word={base,factor,inside};EXACT.set(spelling,word),spelling.length>=MIN_ANY_CASE_LENGTH[base]&&ANY_CASE.
set(spelling.toLowerCase(),word)}}learn(TIME,"sec",!0);learn(LONG_TIME,"sec",!1);learn(SIZE,"B",!0);function findUnitWord(text){
return EXACT.get(text)??ANY_CASE.get(text.toLowerCase())??null}var known=new Map,MAX_KNOWN=100;function parseUnit(unit){let found=known.get(unit);if(found!==void 0)return found;let parsed=parseWords(
unit);return known.size===MAX_KNOWN&&known.clear(),known.set(unit,parsed),parsed}function parseWords(unit){let words=splitUnit(
withSlashes(unit)),above=words.filter(token=>!token.inDenominator).map(({text})=>text),below=words.filter(token=>token.inDenominator).
map(({text})=>text),time=below.map(findUnitWord).find(word=>word?.base==="sec"),measures=above.map(findUnitWord).filter(
word=>word?.inside),[measure]=measures.length===1?measures:[];return{kind:measure==null?"other":measure.base==="sec"?"ti\
me":"size",factor:measure?.factor??1,numerator:above,denominator:below,rate:time!==void 0,perSeconds:time?.factor??null}}
function withSlashes(unit){return/per|1|¹/i.test(unit)?unit.replaceAll(/(?<=\S)[\s_-]+per[\s_-]+(?=\S)/gi,"/").replaceAll(
new RegExp("[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)","gu"),"/$1").replace(/[\s*·]+(s|sec|min|h)-1$/,
"/$1"):unit}function tidyUnit(unit){let word=findUnitWord(unit.trim());if(word!==null)return{unit:word.base,factor:word.factor};let tidied=tidyGoUnit(
unit);return tidied.factor>=1/MAX_FACTOR&&tidied.factor<=MAX_FACTOR?tidied:{unit,factor:1}}var MAX_FACTOR=1e30;function tidyGoUnit(unit){
let tidied="",factor=1,end=0;for(let{text,start,inDenominator}of splitUnit(unit))inDenominator||text!=="ns"&&text!=="MB"||
(factor=text==="ns"?factor/1e9:factor*1e6,tidied+=unit.slice(end,start)+(text==="ns"?"sec":"B"),end=start+text.length);return{
unit:tidied+unit.slice(end),factor}}function toMetricUnit(metric,unit){let name=`${metric}-${unit}`;return metric==="val\
ue"||tidyUnit(metric).unit===unit||tidyUnit(name).unit!==name?unit:name}var FRACTION_BITS=52n;function formatDecimals(value,decimals){if(value===0)return Object.is(value,-0)?`-${0 .toFixed(decimals)}`:0 .toFixed(decimals);
if(Math.abs(value)<1e21&&!isHalfway(value,decimals))return value.toFixed(decimals);if(Number.isNaN(value))return"NaN";let sign=value<
0?"-":"";if(!Number.isFinite(value))return sign==="-"?"-Inf":"+Inf";let{mantissa,exponent}=splitDouble(value),digits=multiplyByPowerOfTwo(
mantissa*10n**BigInt(decimals),exponent).toString().padStart(decimals+1,"0");return decimals===0?sign+digits:`${sign}${digits.
slice(0,-decimals)}.${digits.slice(-decimals)}`}function isHalfway(value,decimals){return Math.abs(value*2**(decimals+1))%
2===1}function splitDouble(value){let view=new DataView(new ArrayBuffer(8));view.setFloat64(0,value);let bits=view.getBigUint64(
0),field=Number(bits>>FRACTION_BITS&0x7ffn),fraction=bits&(1n<<FRACTION_BITS)-1n;return field===0?{mantissa:fraction,exponent:-1074}:
{mantissa:fraction|1n<<FRACTION_BITS,exponent:field-1+-1074}}function multiplyByPowerOfTwo(integer,exponent){if(exponent>=
0)return integer<<BigInt(exponent);let shift=BigInt(-exponent),quotient=integer>>shift,rest=integer-(quotient<<shift),half=1n<<
shift-1n;return rest>half||rest===half&&(quotient&1n)===1n?quotient+1n:quotient}var MAX_NUMBER_LENGTH=12,UNKNOWN="?";function formatCompact(value,decimals,suffix=""){let text=formatDecimals(value,decimals)+
suffix;return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:formatExponential(value,suffix)}function formatWithSign(value,decimals,suffix=""){
let text=formatCompact(value,decimals,suffix);return Number.isNaN(value)||text.startsWith("-")?text:`+${text.length<MAX_NUMBER_LENGTH?
text:formatExponential(value,suffix)}`}function formatExponential(value,suffix=""){return Number.isNaN(value)?UNKNOWN:(Number.
isFinite(value)?value.toExponential(2):`${value<0?"-":""}\u221E`)+suffix}var KNOWN_UNITS=new Map([["sec",{dimension:"s",better:"lower",exact:!1}],["sec/op",{dimension:"s",better:"lower",exact:!1}],
["B",{dimension:"B",better:"lower",exact:!1}],["B/op",{dimension:"B",better:"lower",exact:!1}],["allocs/op",{dimension:"\
count",better:"lower",exact:!0}],["count",{dimension:"count",better:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"h\
igher",exact:!1}],["1/s",{dimension:"1/s",better:"higher",exact:!1}]]),RATE_WORD=/^[kmgtpe]?i?(?:(?:[fqrtcp]|io|flo)ps|b(?:it)?ps|ips|hz|[rtq]pm)$/i,
HARM=/^(?:errors?|fail(?:ure|ed)?s?|faults?|miss(?:es)?|drop(?:ped|s)?|retr(?:y|ies)|timeouts?|stalls?|gcs?|collisions?|conflicts?|exceptions?|evictions?|aborts?|rejects?|leaks?)$/i;
function unitDescriptionOf(unit){let base=tidyUnit(unit).unit,{kind,rate,numerator}=parseUnit(base),known2=KNOWN_UNITS.get(
base),isHigher=rate||numerator.some(word=>RATE_WORD.test(word)),isCost=/\/(?:op|iter)$/.test(base),isEvident=rate?!numerator.
some(word=>HARM.test(word)):kind!=="other"||isCost;return{...known2??{dimension:base,better:isHigher?"higher":"lower",exact:!1},
guessed:known2===void 0,evident:known2!==void 0||isEvident,isDuration:kind==="time"&&!rate,binary:hasBinaryPrefix(base)}}
function hasBinaryPrefix(unit){return splitUnit(unit).some(({text,inDenominator})=>!inDenominator&&(text==="B"||text==="\
MB"||text==="bytes"))}var DECIMAL=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{let power=12-3*index,value=digits=>+`${digits}e${power}`,
factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),decimals:2,factor,prefix},
{from:value("0.99995"),decimals:3,factor,prefix}]}),BINARY=["Ti","Gi","Mi","Ki",""].flatMap((prefix,index)=>{let factor=2**
(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,decimals:2,factor,prefix},{from:.99995*
factor,decimals:3,factor,prefix}]}),SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(power=>+`9.9995e${power}`),NO_SCALE={decimals:3,
factor:1,prefix:""};function makeRowFormatter(values,unit){let kind=hasBinaryPrefix(unit)?"binary":"decimal",common=commonScale(
values,kind);return value=>formatAtScale(value,common)??formatAtScale(value,commonScale([value],kind))??formatExponential(
value)}function formatAtScale(value,{decimals,factor,prefix}){let quotient=value/factor,text=formatDecimals(quotient,decimals)+
prefix;return Number.isFinite(quotient)&&text.length<=MAX_NUMBER_LENGTH?text:null}function commonScale(values,kind){let steps=kind===
"binary"?BINARY:DECIMAL,smallest=smallestMagnitude(values);if(smallest===0)return NO_SCALE;for(let index=0;index<steps.length;index+=
1)if(smallest>=steps[index].from)return steps[index];let{factor,prefix}=steps.at(-1),found=SMALL_STEPS.findIndex(from=>smallest/
factor>=from);return{decimals:3+(found<0?SMALL_STEPS.length-1:found),factor,prefix}}function smallestMagnitude(values){let smallest=0;
for(let value of values){let magnitude=Math.abs(value);magnitude!==0&&(smallest===0||magnitude<smallest)&&(smallest=magnitude)}
return smallest}var WRITTEN_OUT={time:1,size:1024,other:1e5};function formatQuantity(value,unit){let{kind,factor,rate,perSeconds}=parseUnit(
unit),written=factor===1&&(!rate||perSeconds===1)?kind:"other",number=Number.isInteger(value)&&Math.abs(value)<WRITTEN_OUT[written]?
String(value):makeRowFormatter([value],unit)(value);return unit==="count"||unit==="allocs/op"?number:unit==="1/s"?`${number}\
/s`:written==="other"?`${number} ${unit}`:number+(written==="time"?"s":"B")+(rate?"/s":"")}function inFile(path,line,column){return[{kind:"file",path,...line!==void 0&&{line},...column!==void 0&&{column}}]}function atSetting(path,{
line,column},keys){return[{kind:"setting",path,line,column,keys:[...keys]}]}function atKeys(path,keys,line){let steps=keys.
map(key=>typeof key=="number"?key:String(key));return[{kind:"file",path,...line!==void 0&&{line},keys:steps}]}function atInput(name){
return[{kind:"input",name}]}function atFlag(name){return[{kind:"flag",name}]}function atKey(name){return[{kind:"key",name}]}
function onSide(side,sha){return[{kind:"side",side,...sha&&{sha}}]}function inRound(round,side){return[{kind:"round",round,
side}]}function inPlacement(placement,side){return[{kind:"placement",placement,side}]}function inSetup(side){return[{kind:"\
setup",side}]}function inRecording(name){return[{kind:"recording",name}]}function atEvent(name){return[{kind:"event",name}]}
function atCommit(sha){return[{kind:"commit",sha}]}function about(part){return[{kind:"part",part}]}var COMMAND_NAME=/^[A-Za-z0-9._/-]{1,100}$/,COUNTED=["instructions"];function resolveCommands(written,defaults){let names=nameCommands(written);return written.map((one,index)=>{let own=toOwnCommand(
one);return{name:names[index],script:own.command,workingDirectory:own.workingDirectory??defaults.workingDirectory,format:own.
format??defaults.format,outputFile:own.outputFile===void 0?defaults.outputFile:own.outputFile,count:own.count??defaults.
count,profile:own.profile??defaults.profile,paths:own.paths??defaults.paths,dependsOn:own.dependsOn??defaults.dependsOn}})}
function nameCommands(commands){return commands.map((one,index)=>toOwnCommand(one).name??(commands.length===1?null:`comm\
and ${index+1}`))}function scriptOf(written){return toOwnCommand(written).command}var RESULT_SETTINGS={name:own=>own.name,
command:own=>own.command,"working-directory":own=>own.workingDirectory,format:own=>own.format,"output-file":own=>own.outputFile},
RESULT_SETTING_KEYS=Object.keys(RESULT_SETTINGS);function listChangedSettings(one,other){return RESULT_SETTING_KEYS.flatMap(
key=>{let[before,after]=[one,other].map(written=>RESULT_SETTINGS[key](toOwnCommand(written)));return before===after?[]:{
key,one:before??null,other:after??null}})}function toOwnCommand(written){return typeof written=="string"?{command:written}:
written}export{REPORT_FORMATS,COMPARE_FORMATS,isTableFormat,makeError,makeWarning,isError,isPlanError,within,isSameFinding,isSameDiagnostic,
withOutput,withoutOutput,selectForLog,editDistance,findNearestWord,suggestWord,dayOf,isDay,daysUntil,GO_SPACE,findUnitWord,
parseUnit,tidyUnit,tidyGoUnit,toMetricUnit,formatDecimals,MAX_NUMBER_LENGTH,formatCompact,formatWithSign,unitDescriptionOf,
makeRowFormatter,formatQuantity,inFile,atSetting,atKeys,atInput,atFlag,atKey,onSide,inRound,inPlacement,inSetup,inRecording,
atEvent,atCommit,about,COMMAND_NAME,COUNTED,resolveCommands,nameCommands,scriptOf,RESULT_SETTING_KEYS,listChangedSettings};
