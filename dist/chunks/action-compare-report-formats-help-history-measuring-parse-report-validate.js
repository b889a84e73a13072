import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{LEVELS,MAX_JOBS,MAX_PERCENT,formatShard,parseShard}from"./action-compare-report-formats-help-history-html-measuring-parse-report-validate.js";import{omitNull}from"./action-compare-report-formats-github-client-help-history-measuring-parse-report-validate.js";
import{compileFilter,findFilterError,findProjectionError,signTest,smallestTwoSidedP}from"./action-compare-compare-report-formats-help-history-measuring-parse-report-validate.js";import{
COMMAND_NAME,COUNTED,MAX_PROFILE_RUNS,PROFILE_FORMAT_IDS,isDay,lineSchema,nameCommands,nameSchema}from"./action-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";
import{NEVER,ZodISODate,ZodISODateTime,ZodISODuration,ZodISOTime,_enum,_isoDate,_isoDateTime,_isoDuration,_isoTime,_null,
array,int,literal,number,object,record,strictObject,string,unknown}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{about,findUnitWord,
makeError,parseUnit,tidyUnit}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";import{__export}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";function findNearestWord(word,known,simplify=text2=>text2){let best=null;for(let candidate of known){let distance=editDistance(
word,simplify(candidate));distance<(best?.distance??Number.POSITIVE_INFINITY)&&(best={candidate,distance})}return best===
null?null:best.distance<=.4*Math.max(word.length,best.candidate.length)?best.candidate:null}function editDistance(from,to){
let previous=[],current=Array.from({length:to.length+1},(_,column)=>column);for(let row=1;row<=from.length;row+=1){let next=[
row];for(let column=1;column<=to.length;column+=1){let differs=from[row-1]===to[column-1]?0:1,isSwap=row>1&&column>1&&from[row-
1]===to[column-2]&&from[row-2]===to[column-1];next[column]=Math.min(next[column-1]+1,current[column]+1,current[column-1]+
differs,isSwap?previous[column-2]+1:Number.POSITIVE_INFINITY)}previous=current,current=next}return current[to.length]}function makeMistake(code,data){return{code,data}}function findLongPattern({length:characters}){let limit=1e3;return characters>
limit?makeMistake("pattern-too-long",{characters,limit}):null}function toError({code,data},location,excerpt){return makeError(
code,location,data,excerpt&&{excerpt})}function encodeExpectation(expected){return JSON.stringify(typeof expected=="stri\
ng"?{expected}:{known:expected})}function decodeExpectation(message){return JSON.parse(message)}var MAX_CHARACTERS=60;function toQuotable(text2){
let line=text2.trim().replaceAll(/\s+/g," ").replaceAll(/[\p{Cc}\p{Cf}]/gu,"?"),characters=[...line];return characters.length<=
MAX_CHARACTERS?line:`${characters.slice(0,MAX_CHARACTERS-1).join("")}\u2026`}var SYNONYMS={because:["reason","comment","\
description","why","note"],benchmarks:["name","names","benchmark","bench","tests"],better:["direction","good"],budgets:[
"rules","limits","thresholds","gates","assertions","checks"],fail:["error","errors","failure","fatal","block","critical",
"required"],higher:["more","bigger","larger","greater","up","max","maximize","maximise"],level:["severity","action","on-\
fail"],lower:["less","smaller","fewer","down","min","minimize","minimise"],max:["ceiling","upper","at-most"],"max-minute\
s":["timeout","timeout-minutes","time-limit","minutes"],"max-regression":["threshold","tolerance","max-increase","limit",
"max-change","regression","delta"],metric:["unit","measure","measurement"],min:["floor","lower","at-least"],"min-delta":[
"noise","epsilon","floor-delta","min-change","minimum-delta"],"output-file":["output","results","result-file","output-fi\
le-path"],packages:["package","pkg","group","groups","module","modules"],pass:["ok","ignore","allow","skip","none","sile\
nt"],report:["info","notice","show","advisory","informational"],rounds:["count","iterations","runs","repetitions","repea\
t","samples"],run:["command","script","cmd","exec"],setup:["build","prepare","install","before"],warn:["warning","warnin\
gs","alert"],"working-directory":["cwd","dir","directory","folder","workdir"]};function suggestWord(word,known){let plain=text2=>text2.
replaceAll(/(?<=[a-z])(?=[A-Z])|[_\s]+/g,"-").toLowerCase();return known.find(candidate=>SYNONYMS[candidate]?.includes(plain(
word)))??findNearestWord(plain(word),known,plain)}var iso_exports={};__export(iso_exports,{ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,
ZodISOTime:()=>ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time});function datetime(params){return _isoDateTime(ZodISODateTime,params)}function date(params){return _isoDate(ZodISODate,params)}
function time(params){return _isoTime(ZodISOTime,params)}function duration(params){return _isoDuration(ZodISODuration,params)}function relativeWorseningOf(comparison){let{base,head,better,change}=comparison;if(base===null||head===null)return null;
let sign=worseSign(better);if(change!==null)return sign*change*(base.median<0?-1:1);let difference=sign*(head.median-base.
median);return difference===0?0:difference>0?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY}function worseSign(better){
return better==="lower"?1:-1}function orientInterval({low,high},better){return better==="lower"?[low,high]:[-high,-low]}
var ROUNDING=4*Number.EPSILON;function isOver(value,limit,magnitude2=Math.abs(limit)){return value>limit&&!(value-limit<=
ROUNDING*magnitude2)}var MIN_CONSTANT_VALUES=6,max=makeBoundRule("max","above"),min=makeBoundRule("min","below");function makeBoundRule(kind,bad){
let isBeyond=(value,limit)=>bad==="above"?isOver(value,limit):isOver(-value,-limit);return{kind,scale:"absolute",bad,smallestP:head=>signTest(
head,head),judge(comparison,{limit,alpha:alpha2}){let{head}=comparison;if(head===null)return"unknown";if(!isBeyond(head.
median,limit))return"pass";if(comparison.exact||isConstant(head))return"fail";let beyond=head.values.filter(value=>isBeyond(
value,limit)).length;return signTest(beyond,head.n)<=alpha2?"fail":"unknown"}}}function isConstant({values,n}){return n>=
MIN_CONSTANT_VALUES&&values.every(value=>value===values[0])}var maxRegression={kind:"max-regression",scale:"relative",bad:"worse",smallestP:(head,base=head)=>smallestTwoSidedP(head,
base)/2,judge};function judge(comparison,{limit,minDelta,alpha:alpha2}){let{base,head,exact,p,better,failInterval,passInterval}=comparison,
change=relativeWorseningOf(comparison);if(base===null||head===null||change===null)return"unknown";let isLarge=isOver(Math.
abs(head.median-base.median),minDelta),isWorse=(isLarge||minDelta===0)&&isOver(change,limit,1+limit);if(exact)return isWorse?
"fail":"pass";let isSignificant=p!==null&&p<=2*alpha2,isLikely=!(failInterval!==null&&base.median!==0)||isOver(orientInterval(
failInterval,better)[0],limit,1+limit);if(isWorse&&isSignificant&&isLikely)return"fail";let floor=base.median===0?isLarge?
0:1/0:minDelta/Math.abs(base.median),allowed=Math.max(limit,floor);return passInterval===null||isOver(orientInterval(passInterval,
better)[1],allowed,1+allowed)?"unknown":"pass"}var RULES=[maxRegression,max,min];var QUANTITY=/^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;function parseQuantity(text2){let match=QUANTITY.
exec(text2),value=Number(match?.[1]);if(match===null||!Number.isFinite(value))return null;let unit=(match[2]??"").trim();
return/^[.,+-]/.test(unit)?null:{value,unit,text:text2.trim()}}function toBaseUnit(quantity2,unit){let converted=convert(
quantity2,unit);return Number.isFinite(converted)?converted:null}function convert({value,unit:written},unit){let wanted=parseUnit(
unit);if(written==="")return value===0||wanted.kind==="other"?value:null;let tidied=tidyUnit(written);if(tidied.unit===unit)
return value*tidied.factor;let[above="",...below]=written.split("/").map(part=>part.trim());return fitsDenominator(below,
wanted)?convertNumerator(value,above,wanted):null}function fitsDenominator(below,wanted){return wanted.rate?below.length===
1&&parseUnit(`1/${below[0]}`).perSeconds===wanted.perSeconds:below.every(word=>wanted.denominator.includes(word))}function convertNumerator(value,above,wanted){
if(above===""||above==="1")return wanted.rate||wanted.kind==="other"?value:null;let word=findUnitWord(above);return word===
null?wanted.kind==="other"&&wanted.numerator.includes(above)?value:null:wanted.kind===(word.base==="sec"?"time":"size")?
value*word.factor/wanted.factor:null}var SCALAR=["string","number","boolean"],DECIMAL=String.raw`(?:\d+(?:\.\d*)?|\.\d+)`,EXPONENT=String.raw`(?:[eE][+-]?\d+)?`,
ANY_TEXT={type:SCALAR,pattern:String.raw`\S`},EXPRESSION={type:SCALAR,maxLength:1e3},TRUTH={type:["boolean","string"],pattern:"\
^(?:[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$"},ROUNDS=String.raw`0*[1-9]\d*`;function roundsOf(bounds){let pattern=String.
raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;return{type:["integer","string"],...bounds,pattern}}function number2(bounds,pattern){
return{type:["number","string"],...bounds,pattern}}function natural(bounds){return number2({minimum:0,...bounds},String.
raw`^\s*\+?${DECIMAL}${EXPONENT}\s*$`)}function positive(bounds){return number2({exclusiveMinimum:0,...bounds},String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`)}
function integer(bounds){return{type:["integer","string"],...bounds,pattern:String.raw`^\s*[+-]?\d{1,3}\s*$`}}var PERCENTAGE={
type:"string",pattern:String.raw`^\s*\+?(?:0*\d{1,6}(?:\.\d*)?|\.\d+)\s*%\s*$`},NO_RATIO=String.raw`(?![\s\S]*%\s*[oO][fF]\b)`,
UNIT=String.raw`(?:[^\d\s.,+-][\s\S]*)?`,QUANTITY2=number2({},String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`),
SIGN=String.raw`(?:\+|-(?=[0.]+(?:[^\d.]|$)))?`,MAGNITUDE=number2({minimum:0},String.raw`^${NO_RATIO}\s*${SIGN}${DECIMAL}${EXPONENT}\s*${UNIT}$`),
INNER_PATH={type:SCALAR,pattern:String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`},CPUS=String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`,
CPU_LIST={type:["integer","string"],minimum:0,pattern:`^${CPUS}(?:,${CPUS})*$`};function defineField(expected,parse,shape=ANY_TEXT){let message=encodeExpectation(expected);return string({error:message}).
transform((text2,context)=>{let refuse=(code,data={})=>(context.issues.push({code:"custom",input:text2,message,params:{code,
data}}),NEVER);return text2.trim()===""?refuse("value-empty"):text2.includes("\0")?refuse("null-character"):parse(text2,
refuse)}).meta(shape)}function definePattern(expected,parse=value=>value,shape=ANY_TEXT){return defineField(expected,(value,refuse)=>{
let mistake=findLongPattern(value);return mistake===null?parse(value,refuse):refuse("pattern-too-long",mistake.data)},{...shape,
maxLength:1e3})}var text=expected=>defineField(expected,value=>value);function listOf(element,expected,findMistake=()=>null){
let list=array(element).superRefine((values,context)=>{let mistake=values.length===0?makeMistake("list-empty",{}):findMistake(
values);mistake===null||context.issues.length>0||context.addIssue({code:"custom",input:values,message:encodeExpectation(
expected),params:mistake})}),isList=value=>Array.isArray(value),field=chooseSchema(value=>isList(value)?list:element.transform(
one=>[one])),shape=element.meta()??{};return remember(field.meta({anyOf:[shape,{type:"array",items:shape,minItems:1}]}),
element)}function textOrMapping(text2,mapping,shape){let field=chooseSchema(value=>isMapping(value)?mapping:text2);return remember(
field.meta({anyOf:[text2.meta()??{},shape]}),mapping)}function orNull(schema){return chooseSchema(value=>value===null?_null():
schema).meta({anyOf:[schema.meta()??{},{type:"null"}]})}function chooseSchema(schemaFor){return unknown().transform((value,context)=>{
let parsed=schemaFor(value).safeParse(value,{reportInput:!0});return parsed.success?parsed.data:(context.issues.push(...parsed.
error.issues),NEVER)})}var INNER=new WeakMap;function remember(field,inner){return INNER.set(field,inner),field}function innerSchemaOf(field){
return INNER.get(field)}function choice(...words){return choiceWithAliases(words,new Map)}function choiceWithAliases(words,aliases,expected=words){
return defineField(expected,(value,refuse)=>words.find(word=>word===value)??aliases.get(value)??refuse("value-unknown",omitNull(
{write:suggestWord(value,[...words,...aliases.keys()])})),{type:"string",enum:[...words,...aliases.keys()]})}function isMapping(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)}import{posix}from"node:path";function parseCpuList(text2){let cpus=new Set;for(let part of text2.split(",")){let match=/^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.
exec(part);if(match===null)return null;let[first,last]=[Number(match[1]),Number(match[2]??match[1])];if(last<first||last>=
8192)return null;for(let cpu=first;cpu<=last;cpu+=1)cpus.add(cpu)}return[...cpus].sort((left,right)=>left-right)}function renderCpuList(ascending){
let runs=[];for(let cpu of ascending){let run=runs.at(-1);run!==void 0&&run[1]===cpu-1?run[1]=cpu:runs.push([cpu,cpu])}return runs.
map(([first,last])=>first===last?`${first}`:`${first}-${last}`).join(",")}function parseNumberSeries(given){let text2=given.replace(/^\uFEFF/,"");return text2.trim().startsWith("[")?parseArray(text2.
trim()):parseLines(text2)}function parseLines(text2){let values=[];for(let[index,line]of text2.split(/\r\n|\r|\n/).entries()){
if(line.trim()==="")continue;let value=parseDecimal(line);if(value===null||!Number.isFinite(value))return{bad:describeBad(
line.trim(),{line:index+1})};values.push(value)}return{values}}function parseArray(text2){let array2;try{array2=JSON.parse(
text2)}catch(error){return{brokenJson:error.message}}let index=array2.findIndex(value=>!Number.isFinite(value));return index===
-1?{values:array2}:{bad:describeBad(formatValue(array2[index]),{index})}}function formatValue(value){return typeof value==
"number"?String(value):Array.isArray(value)?"[\u2026]":typeof value=="object"&&value!==null?"{\u2026}":JSON.stringify(value)}
function describeBad(got,at){let isNotFinite=parseDecimal(got)!==null||/^[+-]?(nan|inf|infinity)$/i.test(got);return{got,
at,isNotFinite}}function parseDecimal(text2){return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text2.trim())?Number(text2):
null}var yesOrNo=defineField("boolean",(value,refuse)=>{if(/^true$/i.test(value))return!0;if(/^false$/i.test(value))return!1;
let meant=/^(?:yes|y|on|1)$/i.test(value)?"true":/^(?:no|n|off|0)$/i.test(value)?"false":null;return refuse("value-unrea\
dable",omitNull({write:meant}))},TRUTH),MAX_ROUNDS=1e3,ROUNDS_SHAPE=roundsOf({minimum:1,maximum:MAX_ROUNDS}),rounds=defineField(
"rounds",parseRounds,ROUNDS_SHAPE),fixedRounds=defineField("rounds",(value,refuse)=>{let{min:min2,max:max2}=parseRounds(
value,refuse);return min2===max2?{min:min2,max:max2}:refuse("range-for-doctor",{got:`${min2}..${max2}`})},ROUNDS_SHAPE);
function parseRounds(value,refuse){let match=/^(\d+)(?:\s*\.\.\s*(\d+))?$/.exec(value.trim());if(match===null){let other=/^(\d+)\s*(?:-|–|to|until|\.{3,}|…|:|,|;|\/|\.{2}=)\s*(\d+)$/.
exec(value.trim());if(other===null)return refuse("value-unreadable");let ends=[other[1],other[2]].map(Number).toSorted((a,b)=>a-
b);return refuse("value-unreadable",{write:ends.join("..")})}let min2=Number(match[1]),max2=Number(match[2]??match[1]);return min2<
1||max2>MAX_ROUNDS?refuse("value-outside",{from:1,to:MAX_ROUNDS}):min2<=max2?{min:min2,max:max2}:refuse("range-backwards",
{write:`${max2}..${min2}`})}var MAX_MINUTES=7200;function suggestMinutes(value){let[,write]=/^(\d+) ?m(?:ins?|inutes?)?$/i.
exec(value.trim())??[];return write===void 0?suggestDecimalPoint(value):{write}}function defineMinutes(bounds,shape){return defineField(
"minutes",(value,refuse)=>{let number3=parseDecimal(value);return number3===null?refuse("value-unreadable",suggestMinutes(
value)):number3<=MAX_MINUTES&&(number3>0||"from"in bounds)?number3:refuse("value-outside",{...bounds,to:MAX_MINUTES})},shape(
{maximum:MAX_MINUTES}))}var minutes=defineMinutes({above:0},positive),minutesOrNone=defineMinutes({from:0},natural);function defineReadable(expected,parse,shape){
return defineField(expected,(text2,refuse)=>parse(text2)??refuse("value-unreadable"),shape)}var cpuList=defineReadable("\
cpus",text2=>{let cpus=parseCpuList(text2);return cpus&&renderCpuList(cpus)},CPU_LIST);function defineInteger(expected,from,to,pattern){
return defineField(expected,(value,refuse)=>{if(!pattern.test(value.trim()))return refuse("value-unreadable");let number3=Number(
value);return number3>=from&&number3<=to?number3:refuse("value-outside",{from,to})},integer({minimum:from,maximum:to}))}
var niceness=defineInteger("niceness",-20,19,/^[+-]?\d{1,3}$/),legs=defineField("legs",(value,refuse)=>{let number3=parseDecimal(
value);return number3===null||!Number.isInteger(number3)?refuse("value-unreadable"):number3>=1&&number3<=MAX_JOBS?number3:
refuse("value-outside",{from:1,to:MAX_JOBS})}),shard=defineReadable("shard",text2=>{let parsed=parseShard(text2);return parsed&&
formatShard(parsed)}),alpha=defineField("alpha",(value,refuse)=>{let number3=parseDecimal(value),[,percent]=/^(\d+(?:\.\d+)?) ?%$/.
exec(value.trim())??[];return percent!==void 0?refuse("value-unreadable",{write:formatShortest(Number(percent)/100)}):number3===
null?refuse("value-unreadable",suggestDecimalPoint(value)):number3>0&&number3<=.5?number3:refuse("value-outside",{above:0,
to:.5})},positive({maximum:.5})),day=defineReadable("day",text2=>isDay(text2.trim())?text2.trim():null);function innerPath(expected){
return defineField(expected,parseInnerPath,INNER_PATH)}var resultFiles=definePattern("result-files",parseInnerPath,INNER_PATH);
function parseInnerPath(value,refuse){let path=posix.normalize(value.replaceAll("\\","/"));return path.startsWith("/")||
/^[a-z]:/i.test(path)?refuse("path-absolute"):path===".."||path.startsWith("../")?refuse("path-outside"):path}function defineExcluding(expected,parse){
return definePattern(expected,(value,refuse)=>/^!+\s*$/.test(value)?refuse("pattern-of-nothing"):value.startsWith("!!")?
refuse("pattern-negated-twice"):value===value.trim()?parse(value,refuse):refuse("pattern-with-blanks"))}var benchmarkPattern=defineExcluding(
"pattern",value=>value),filePattern=defineExcluding("file-pattern",(value,refuse)=>{let path=parseInnerPath(value.replace(
/^!/,""),refuse);return value.startsWith("!")?`!${path}`:path});function ref(expected){return defineField(expected,(value,refuse)=>value.
startsWith("-")?refuse("ref-with-dash"):isRefName(value)?value:refuse("value-unreadable"))}function isRefName(text2){return!/^[-^]|[\s\p{Cc}:?*[\\]|\.\./u.
test(text2)}var NOT_ANCHORS=["base","head","merge","merge-base","target","worktree"],anchor=defineField("anchor",(value,refuse)=>NOT_ANCHORS.
includes(value)?refuse("value-not-allowed"):isRefName(value)?value.replace(/^refs\/tags\//,""):refuse("value-unreadable"),
{...ANY_TEXT,not:{enum:NOT_ANCHORS}}),historyRef=defineReadable("history-ref",text2=>/^refs(?:\/[\w.-]+){2,}$/.test(text2)&&
!/\.\.|\/\.|\.(?:\/|$)|\.lock$/.test(text2)?text2:null),MAX_NAME_CHARACTERS=100,name=defineField("name",(value,refuse)=>new RegExp(
"\\p{Cc}","u").test(value)?refuse("value-with-line-break"):value.length<=MAX_NAME_CHARACTERS?value:refuse("value-too-lon\
g",{characters:value.length})),quantity=defineField("quantity",parseQuantityField,QUANTITY2),magnitude=defineField("magn\
itude",(value,refuse)=>{let read=parseQuantityField(value,refuse);return read.value<0?refuse("value-negative"):read},MAGNITUDE);
function parseQuantityField(value,refuse){return/%\s*of\b/i.test(value)?refuse("ratio-as-quantity"):parseQuantity(value)??
refuse("value-unreadable",suggestDecimalPoint(value))}function suggestDecimalPoint(value){let[,number3="",rest=""]=/^([+-]?\d[\d,]*)(.*)$/s.
exec(value.trim())??[];return number3.includes(",")?/^[+-]?\d{1,3}(?:,\d{3})+$/.test(number3)?{write:`${number3.replaceAll(
",","")}${rest}`,hasThousands:!0}:/^[^,]*,\d+$/.test(number3)?{write:`${number3.replace(",",".")}${rest}`}:{}:{}}var percentage=defineField(
"percentage",(value,refuse)=>{let match=/^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.exec(value.trim().replaceAll(/\s+/g,
" "));if(match===null)return parseQuantity(value)===null?refuse("value-unreadable",suggestDecimalPoint(value)):refuse("a\
mount-as-change");let[,sign,digits="",percent,ofBase]=match,number3=Number(digits);if(number3>MAX_PERCENT)return refuse(
"value-outside",{from:0,to:MAX_PERCENT});let meant=number3>0&&number3<1?number3*100:number3;if(percent==="")return refuse(
"percent-sign-missing",{write:`${formatShortest(meant)}%`});if(sign==="-")return refuse("percentage-negative",{write:`${digits}\
%`});if(ofBase===void 0)return number3/100;let change=number3<50?number3:Math.abs(number3-100);return refuse("ratio-as-c\
hange",{write:`${formatShortest(change)}%`})},PERCENTAGE);function formatShortest(number3){return String(Number(number3.
toPrecision(12)))}var SOURCES=["base","head","worktree"],SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/,configSource=defineField("c\
onfig-source",(value,refuse)=>SOURCES.includes(value)||SHA.test(value)?value:refuse("value-unknown",omitNull({write:suggestWord(
value,SOURCES)})));var RULE_KINDS=RULES.map(({kind})=>kind),RELATIVE_KINDS=RULES.filter(({scale})=>scale==="relative").map(({kind})=>kind),
BUDGET_DEFAULTS={benchmarks:[],packages:[],commands:[],filter:null,against:null,of:"each",minDelta:null,level:"fail",because:null,
until:null,location:about("default")},DEFAULT_BUDGETS=[{...BUDGET_DEFAULTS,metric:"*",limits:new Map([["max-regression",
.05]])},{...BUDGET_DEFAULTS,metric:"allocs/op",limits:new Map([["max-regression",0]])}],limits=Object.fromEntries(RULES.
map(({kind,scale})=>[kind,(scale==="relative"?percentage:quantity).optional()])),KEYS_NOT_OF_LEVELS=RULE_KINDS.filter(kind=>!RELATIVE_KINDS.
includes(kind)),KEYS_NOT_OF_GEOMEANS=["against","min-delta",...KEYS_NOT_OF_LEVELS];function defineExpressionField(expected,findError){
let message=encodeExpectation(expected);return string({error:message}).superRefine((text2,context)=>{let long=findLongPattern(
text2),error=long===null?findError(text2):null,params=error===null?long:{...makeMistake("benchstat-refuses",{reason:error.
message}),within:error.within};params!==null&&context.addIssue({code:"custom",input:text2,message,params})}).meta(EXPRESSION).
optional()}var keysField=defineExpressionField("keys",findProjectionError),filterField=defineExpressionField("filter",findFilterError);
function requireKey(key){return{required:[key]}}var entry=strictObject({metric:text("metric"),benchmarks:listOf(benchmarkPattern,
"patterns").optional(),packages:listOf(benchmarkPattern,"packages").optional(),commands:listOf(benchmarkPattern,"command\
s").optional(),where:filterField,against:anchor.optional(),of:choice("geomean").optional(),"min-delta":magnitude.optional(),
level:choice(...LEVELS).optional(),because:text("reason").optional(),until:day.optional(),...limits},{error:encodeExpectation(
"budget")}).meta({allOf:[{anyOf:RULE_KINDS.map(requireKey)},{anyOf:[{not:requireKey("min-delta")},...RELATIVE_KINDS.map(
requireKey)]},{anyOf:[{not:requireKey("until")},requireKey("because")]},{anyOf:[{not:requireKey("of")},{not:{anyOf:KEYS_NOT_OF_GEOMEANS.
map(requireKey)}}]},{anyOf:[{not:requireKey("against")},{not:{anyOf:KEYS_NOT_OF_LEVELS.map(requireKey)}}]}]}),BUDGET_KEYS=Object.
keys(entry.shape),budgetsSchema=array(entry.superRefine((budget,context)=>{if(!(context.issues.length>0))for(let{path,written,
code,data}of findMistakes(budget)){let message=encodeExpectation("budget");context.addIssue({code:"custom",path,input:written,
message,params:{code,data}})}}).transform(budgetOf),{error:encodeExpectation("budgets")}).refine(({length})=>length>0,{error:encodeExpectation(
"budgets"),params:makeMistake("budgets-empty",{})}).meta({minItems:1});function budgetOf(parsed){let written=parsed,limits2=RULE_KINDS.
flatMap(kind=>kind in written?[[kind,written[kind]]]:[]),{metric,where,"min-delta":minDelta=null,against=null,because=null,
until=null}=parsed,{benchmarks=[],packages=[],commands=[],of="each"}=parsed;return{...BUDGET_DEFAULTS,metric,benchmarks,
packages,commands,against,of,minDelta,because,until,filter:where===void 0?null:{text:where,matches:compileFilter(where)},
limits:new Map(limits2),level:parsed.level??(against===null?BUDGET_DEFAULTS.level:"warn")}}function*findMistakes(budget){
let has=key=>budget[key]!==void 0,isOfValues=!has("of")&&!has("against");if(RULE_KINDS.some(has)||(yield{path:[],...makeMistake(
"limit-missing",{limits:isOfValues?RULE_KINDS:RELATIVE_KINDS})}),has("of"))for(let key of KEYS_NOT_OF_GEOMEANS.filter(has))
yield{path:[key],...makeMistake("not-for-geomean",{})};else if(has("min-delta")&&!RELATIVE_KINDS.some(has)&&(yield{path:[
"min-delta"],...makeMistake("min-delta-alone",{limits:RELATIVE_KINDS})}),has("against"))for(let key of KEYS_NOT_OF_LEVELS.
filter(has))yield{path:[key],...makeMistake("not-for-level",{})};has("until")&&!has("because")&&(yield{path:["until"],...makeMistake(
"reason-missing",{})}),yield*checkUnits(budget)}function checkUnits(budget){let{unit}=tidyUnit(String(budget.metric)),{kind,
rate:isRate}=parseUnit(unit);return kind==="other"?[]:Object.entries(budget).flatMap(([key,value])=>isQuantity(value)&&toBaseUnit(
value,unit)===null?[{path:[key],written:value.text,...findUnitMismatch(value,{unit,kind,isRate})}]:[])}var COMMON_UNITS={
time:["ns","us","ms","s","min"],size:["B","KB","MB","GB","KiB","MiB","GiB"]};function findUnitMismatch({value,unit:written},metric){
if(written==="")return makeMistake("quantity-without-unit",metric);if(written==="%")return makeMistake("percentage-as-qu\
antity",metric);let[word=""]=written.split("/");if(findUnitWord(word.trim())!==null||/\s/.test(word))return makeMistake(
"quantity-unfit",metric);let meant=suggestWord(word,COMMON_UNITS[metric.kind]),write=meant&&`${value}${meant}${metric.isRate?
"/s":""}`;return makeMistake("unit-unknown",omitNull({...metric,write}))}function isQuantity(value){return typeof value==
"object"&&value!==null&&"unit"in value}var tableSchema=strictObject({table:keysField,row:keysField,col:keysField,ignore:keysField,
filter:filterField},{error:encodeExpectation("table")}).transform(({table=".config",row=".fullname",col=".file",ignore="",
filter="*"})=>({table,row,col,ignore,filter}));function defineFileOption(row){return{key:!0,...row}}function toKebabCase(name2){return name2.replaceAll(/[A-Z]/g,letter=>`\
-${letter.toLowerCase()}`)}function flagNameOf(name2,{flag}){return flag??toKebabCase(name2)}function presetsOf(rows){return Object.
fromEntries(Object.entries(rows).map(([name2,{preset}])=>[name2,preset]))}function omitHistoryKeys(rows,file){let entries=file===
null?null:Object.entries(file).filter(([name2])=>rows[name2]?.isHistoryKey!==!0);return entries&&Object.fromEntries(entries)}
function formatShare(share){return`${Number((100*share).toPrecision(12))}%`}function resolveValues(rows,...sources){let given=Object.
assign({},...sources),entries=Object.entries(rows).map(([name2,{preset}])=>[name2,given[name2]??preset]);return Object.fromEntries(
entries)}function formatOptionValue(value){return typeof value!="object"?String(value):value===null||!("min"in value&&"m\
ax"in value)?null:value.min===value.max?String(value.min):`${value.min}..${value.max}`}var membership=choice("pass","warn","fail"),ON_THE_COMMAND_LINE={flags:["check","measure"]};function repeatPolicy(field){
return{valueOf:({policy})=>policy?.[field],isHarmless:()=>!0}}var unitSchema=strictObject({better:choice("lower","higher").
optional(),exact:yesOrNo.optional()},{error:encodeExpectation("unit")}).meta({minProperties:1}).refine(unit=>Object.keys(
unit).length>0,{error:encodeExpectation("unit"),params:makeMistake("unit-empty",{}),when:({issues})=>issues.length===0}),
JUDGING_OPTIONS={baselineTolerance:defineFileOption({...ON_THE_COMMAND_LINE,schema:percentage,preset:null,presetText:"no\
ne, such results are shown but not judged",help:"How much two machines may differ, in percent. Results that depend on th\
e machine are judged by their own limit or by this one, whichever is wider.",placeholder:"PERCENT",repeat:{...repeatPolicy(
"baselineTolerance"),format:formatShare}}),alpha:defineFileOption({...ON_THE_COMMAND_LINE,schema:alpha,preset:.01,help:"\
How often an unchanged pull request may fail, all benchmarks together. Above 0, at most 0.5.",details:"See [statistics.m\
d](statistics.md#alpha-how-often-it-may-be-wrong).",placeholder:"ALPHA",repeat:repeatPolicy("alpha")}),budgets:defineFileOption(
{schema:budgetsSchema,preset:DEFAULT_BUDGETS,presetText:"`5%` for every metric and `0%` for `allocs/op`",help:"A list of\
 limits. Each budget selects results by metric and benchmark, and has at least one limit."}),units:defineFileOption({schema:record(
string(),unitSchema,{error:encodeExpectation("units")}),preset:{},presetText:"none",help:"What the unit does not say abo\
ut a metric: which direction is `better`, and whether it is `exact`, that is without noise. By the metric's name or base\
 unit."}),table:defineFileOption({schema:tableSchema,preset:null,presetText:"head against base",help:"What the tables of\
 the report show, in the syntax of benchstat's projections and filters."}),new:defineFileOption({...ON_THE_COMMAND_LINE,
schema:membership,preset:"pass",help:"Outcome if only head has a benchmark, or a metric of one: `pass`, `warn` or `fail`\
.",placeholder:"OUTCOME",repeat:repeatPolicy("new")}),removed:defineFileOption({...ON_THE_COMMAND_LINE,schema:membership,
preset:"fail",help:"Outcome if only base has a benchmark, or a metric of one: `pass`, `warn` or `fail`.",placeholder:"OU\
TCOME",repeat:repeatPolicy("removed")}),renamed:defineFileOption({schema:record(string(),text("new-name"),{error:encodeExpectation(
"renamed")}).refine(names=>new Set(Object.values(names)).size===Object.keys(names).length,{error:encodeExpectation("rena\
med"),params:makeMistake("same-new-name",{})}),preset:{},presetText:"none",help:"The name on base to the name on head, s\
o that a renamed benchmark is compared.",details:"You can add an entry early: it has no effect while head lacks the new \
name. Once base lacks the old name, a warning says that you can remove it. An entry of the pull request itself [counts t\
oo](#renames-in-a-pull-request)."})};var formatAliases=new Map([["magic","auto"],["cpp","auto"],["js","auto"],["python","auto"],["rust","auto"],["go_bench","\
go"],["rust_criterion","criterion-text"],["cargo","libtest-bench"],["rust_bench","libtest-bench"],["rust_gungraun","gung\
raun"],["rust_gungraun_stdout","gungraun"],["rust_iai_callgrind","iai-callgrind"],["rust_iai","iai"],["googlecpp","googl\
e-benchmark"],["cpp_google","google-benchmark"],["cpp_catch2","catch2"],["java_jmh","jmh"],["java","jmh"],["c_sharp_dot_\
net","benchmarkdotnet"],["c_sharp","benchmarkdotnet"],["pytest","pytest-benchmark"],["python_pytest","pytest-benchmark"],
["python_asv","asv"],["js_vitest","vitest-bench"],["js_benchmark","benchmarkjs"],["js_time","console-time"],["dart_bench\
mark_harness","dart"],["ruby_benchmark","ruby-benchmark"],["ruby","ruby-benchmark"],["benchmarkluau","benchmark-luau"],[
"customSmallerIsBetter","gab-custom"],["customBiggerIsBetter","gab-custom-bigger"],["shell_hyperfine","hyperfine"],["she\
ll","hyperfine"],["json_v0","bencher-bmf"]]),formatIds=["go","criterion-text","criterion-files","criterion-bencher","car\
go-criterion","libtest-bench","divan","gungraun","iai-callgrind","iai","callgrind","codspeed","google-benchmark","catch2",
"nanobench","nvbench","jmh","benchmarkdotnet","pytest-benchmark","pyperf","asv","julia","vitest-bench","tinybench","mita\
ta","benchmarkjs","cronometro","deno","console-time","dart","ruby-benchmark","benchmark-ips","benchmark-luau","benchee",
"phpbench","tasty-bench","haskell-criterion","package-benchmark","k6","autocannon","wrk","ab","lighthouse","size-limit",
"bundlesize","esbuild-metafile","cbdr-json","cbdr-csv","gab-custom","gab-custom-bigger","oha","vegeta","hyperfine","gnu-\
time","perf-stat","junit","tap","bencher-bmf","json","command"];var script=text("command"),nameField=defineReadable("command-name",text2=>COMMAND_NAME.test(text2)?text2:null),NULLABLE=[
"outputFile"];function defineCommandList(options){let rows=Object.entries(options).map(([name2,{schema}])=>({name:name2,
key:toKebabCase(name2),schema:NULLABLE.includes(name2)?orNull(schema):schema})),optional=Object.fromEntries(rows.map(({key,
schema})=>[key,schema.optional()])),mapping=strictObject({command:script,name:nameField.optional(),...optional},{error:encodeExpectation(
"command")}).transform(({command:command2,name:name2,...rest})=>{let written=rest,settings2=rows.flatMap(row=>written[row.
key]===void 0?[]:[[row.name,written[row.key]]]);return name2===void 0&&settings2.length===0?command2:{...name2===void 0?
{command:command2}:{name:name2,command:command2},...Object.fromEntries(settings2)}}),settings=Object.fromEntries(rows.map(
({key,schema})=>[key,schema])),shape=describeMapping({...settings,command:script,name:nameField});return listOf(textOrMapping(
script,mapping,shape),"command",findEqualNames)}function describeMapping(fields){return{type:"object",properties:Object.
fromEntries(Object.entries(fields).map(([key,field])=>[key,field.meta()??{}])),required:["command"],additionalProperties:!1}}
function findEqualNames(commands){let names=nameCommands(commands),name2=names.find((one,index)=>names.indexOf(one)<index);
return name2==null?null:makeMistake("command-names-equal",{name:name2})}var DEFAULT_RUNS=5,profileFields={command:text("\
profile-command"),format:choice("auto",...PROFILE_FORMAT_IDS),runs:defineInteger("profile-runs",1,MAX_PROFILE_RUNS,/^\+?\d+$/)},
profileSchema=strictObject({...profileFields,format:profileFields.format.optional(),runs:profileFields.runs.optional()},
{error:encodeExpectation("profile")}).transform(({command:command2,format="auto",runs:count=DEFAULT_RUNS})=>({command:command2,
format,runs:count})).meta(describeMapping(profileFields));var command=text("command"),MEASURING={inputs:["gate","measure"],flags:["check","measure","bisect","doctor"]};function repeatScheduleField(field,{
absent,...safety}={}){return{valueOf:({recording})=>recording.schedule[field]??absent,...safety}}function benchmarkFormat(expected,outputs=[]){
return choiceWithAliases(["auto",...formatIds,...outputs],formatAliases,expected)}var COMMAND_OPTIONS={workingDirectory:defineFileOption(
{...MEASURING,schema:innerPath("folder"),preset:".",presetText:"the root",placeholder:"DIR",help:"Folder in which `run` \
and `setup` run, relative to the root of the repository.",repeat:repeatScheduleField("workingDirectory")}),format:defineFileOption(
{...MEASURING,schema:benchmarkFormat("format"),preset:"auto",flag:"input-format",placeholder:"ID",help:"Format of the be\
nchmark output: an id from `bench-referee formats`, `auto` to detect it, or `command` to measure the invocation itself (\
time, memory).",details:"See [formats.md](formats.md).",repeat:repeatScheduleField("format",{absent:"auto",isHarmless:format=>format===
"auto"||formatIds.includes(format)})}),outputFile:defineFileOption({...MEASURING,schema:resultFiles,preset:null,presetText:"\
none, standard output is read",placeholder:"GLOB",help:"Pattern of the result files that `run` writes, relative to the w\
orking directory.",details:"Files that the invocation did not write are ignored.",repeat:repeatScheduleField("outputFile",
{absent:null})}),count:defineFileOption({flags:["check","measure"],schema:choice(...COUNTED),preset:null,presetText:"not\
hing is counted",placeholder:"WHAT",help:"`instructions`: after the rounds, the instructions that each benchmark execute\
s are counted, under Callgrind. Linux only.",details:"See [counts.md](counts.md).",repeat:repeatScheduleField("count",{absent:null,
isHarmless:()=>!0})}),profile:defineFileOption({schema:profileSchema,preset:null,presetText:"no profile is recorded",help:"\
After the verdict, `command` records profiles of the benchmarks that broke a budget, `runs` on each side, and the report\
 names the functions that changed.",details:"See [profiles.md](profiles.md#in-the-gate)."}),paths:defineFileOption({schema:listOf(
filePattern,"file-patterns"),preset:[],presetText:"any file can change the results",help:"Patterns of files. If a pull r\
equest changes no file inside, the command is not run. A later pattern wins, and `!` excludes.",details:"See [below](#no\
thing-to-measure)."}),dependsOn:defineFileOption({schema:listOf(filePattern,"file-patterns"),preset:[],presetText:"not k\
nown, so the command is run",help:"Patterns of all files that the command reads, built ones too. If they are the same on\
 both sides after `setup`, the command is not run.",details:"See [below](#nothing-to-measure)."})},MEASURING_OPTIONS={run:{
...MEASURING,schema:command.transform(script2=>[script2]),key:defineCommandList(COMMAND_OPTIONS),preset:null,presetText:"\
none, an input or the file must set it",flag:"--",placeholder:"COMMAND\u2026",help:"Benchmark command, run by `bash -e -\
o pipefail`. One invocation should measure every benchmark once.",details:"Without bash, `sh -e` runs it. A list of comm\
ands is interleaved one by one. A command can have [settings of its own](#run).",repeat:repeatScheduleField("commands")},
setup:defineFileOption({...MEASURING,schema:text("setup"),preset:null,presetText:"none",placeholder:"COMMAND",help:"Comm\
and that runs once on each side before the first round, such as a build or an install.",details:"It may take an hour and\
 is not part of `max-minutes`.",repeat:repeatScheduleField("setup",{absent:null})}),...COMMAND_OPTIONS,benchmarkFiles:defineFileOption(
{schema:listOf(filePattern,"file-patterns"),preset:[],presetText:"each side has its own benchmarks",help:"Patterns of fi\
les. Base is measured with head's version of them, so that new and changed benchmarks are compared.",details:"See [below\
](#the-same-benchmarks-on-both-sides)."}),rounds:defineFileOption({...MEASURING,schema:rounds,preset:{min:6,max:30},placeholder:"\
N",help:"Number of rounds such as `10`, or a range such as `6..30`, which stops once every budget is decided. A round is\
 one invocation on each side.",details:"At most 1000.",differing:{"flag doctor":{schema:fixedRounds,help:"Number of roun\
ds to measure.",presetText:"10"}},repeat:repeatScheduleField("rounds",{isHarmless:()=>!0})}),maxMinutes:defineFileOption(
{...MEASURING,schema:minutes,preset:30,placeholder:"N",help:"Time limit for all measuring after `setup`, in minutes. Wha\
t is undecided by then is inconclusive.",details:"At most 7200. Set the `timeout-minutes` of the job high enough for `se\
tup` and the checkout, too.",differing:{"flag doctor":{help:"Time limit in minutes. When it is reached, fewer rounds are\
 measured."}},repeat:repeatScheduleField("maxMinutes",{isHarmless:()=>!0})}),precision:defineFileOption({flags:["check",
"measure"],schema:percentage,preset:null,presetText:"none, a run ends once every budget is decided",placeholder:"PERCENT",
help:"Standard error to which a run for the history measures each change, such as `0.5%`, in as many rounds as `rounds` \
allows.",details:"In the file it counts for the events that [`record`](history.md#how-exact-a-run-is) takes, so no pull \
request takes longer.",isHistoryKey:!0,repeat:{...repeatScheduleField("precision",{absent:null,isHarmless:()=>!0}),format:formatShare}}),
bisectMinutes:defineFileOption({inputs:MEASURING.inputs,flags:["check","measure"],schema:minutesOrNone,preset:0,placeholder:"\
N",help:"Time limit, in minutes, to find the commit that broke a budget, after the verdict. 0 searches nothing.",details:"\
See [bisect.md](bisect.md).",repeat:{valueOf:({recording})=>recording.schedule.bisectMinutes??0,isHarmless:()=>!0}}),unit:defineFileOption(
{flags:MEASURING.flags,schema:choice("invocation","sample"),preset:"invocation",placeholder:"UNIT",help:"`invocation`: o\
ne value per invocation. `sample`: every raw value is used.",details:"See [statistics.md](statistics.md#one-value-for-ea\
ch-invocation).",repeat:repeatScheduleField("unit",{isHarmless:()=>!0})}),cpus:defineFileOption({...MEASURING,schema:cpuList,
preset:null,presetText:"all processors",placeholder:"LIST",help:"Processors to which every invocation is pinned, such as\
 `2-3` or `0,2`. Linux only, by `taskset`.",details:"Tools that count processors see fewer, so the names of Go end in an\
other number.",repeat:repeatScheduleField("cpus",{absent:null,isHarmless:cpus=>/^[\d,-]+$/.test(cpus)})}),nice:defineFileOption(
{...MEASURING,schema:niceness,preset:null,presetText:"nothing is added",placeholder:"N",help:"Whole number from -20 to 1\
9 that is added to the niceness of every invocation. Negative values need root.",repeat:repeatScheduleField("nice",{absent:null,
isHarmless:()=>!0})}),baseline:{flags:["check","measure"],schema:text("baseline"),key:innerPath("tree-path"),preset:null,
presetText:"none, base is measured",placeholder:"FILE",help:"Path of a recording in the repository. Its values replace b\
ase, which is not measured then.",details:"See [below](#baseline).",repeat:{valueOf:({recording})=>recording.baseline?.path??
null}},measure:defineFileOption({flags:["check","measure"],schema:choice("all","counts"),preset:"all",placeholder:"WHAT",
help:"`all`: the rounds, and then what `count` names. `counts`: only instructions are counted, and the rounds are left o\
ut.",repeat:repeatScheduleField("measure",{absent:"all",isHarmless:()=>!0})}),seed:{...MEASURING,schema:name,preset:null,
presetText:"random",placeholder:"TEXT",help:"Seed for the order of the invocations, as a report printed it, to repeat th\
at order.",repeat:repeatScheduleField("seed",{isHarmless:seed=>/^[0-9a-f]{1,32}$/i.test(seed)})},shard:{...MEASURING,flags:[
"check","measure"],schema:shard,preset:null,presetText:"all benchmarks",placeholder:"K/N",help:"Part of the benchmarks, \
such as `2/4`: after the warm-up only every N-th benchmark is measured, from the K-th on. `report` makes one report of a\
ll shards.",repeat:{valueOf:({recording:{shard:shard2}})=>shard2===void 0?null:formatShard(shard2),isHarmless:()=>!0}},legs:{
inputs:["measure"],flags:["check","measure"],schema:legs,preset:1,inputDefault:"${{ strategy.job-total }}",placeholder:"\
N",help:"Number of recordings that become one report. They share the false alarms that `alpha` allows.",differing:{"inpu\
t measure":{presetText:"the number of jobs in the matrix"}},repeat:{valueOf:({legs:legs2})=>legs2,isHarmless:()=>!0}}};var HISTORY_VERSION=1,DEFAULT_HISTORY_REF="refs/bench-referee/history",RECORDED_EVENTS=["push","merge_group","schedule",
"workflow_dispatch"];function groupOfLeg(group,leg){return group===null?leg:`${leg}: ${group}`}function historyKeyOf({command:command2,
group,name:name2,metric}){return JSON.stringify([command2,group,name2,metric])}var MAX_RUN_BYTES=8*1024*1024,MAX_ROWS=2e4,
MAX_LOG_RATIO=100,objectIdSchema=string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/,"must be a full object id"),storedRowSchema=object(
{command:nameSchema.nullable(),group:nameSchema.nullable(),name:nameSchema,metric:nameSchema,better:_enum(["lower","high\
er"]),logRatio:number().min(-MAX_LOG_RATIO).max(MAX_LOG_RATIO),standardError:number().min(0).max(MAX_LOG_RATIO),n:int().
min(1),from:number(),to:number()});function readStoredRow(value){if(typeof value!="object"||value===null||Array.isArray(
value))return null;let{command:command2,group,name:name2,metric,better,logRatio,standardError,n,from,to}=value;return(command2===
null||isName(command2))&&(group===null||isName(group))&&isName(name2)&&isName(metric)&&(better==="lower"||better==="high\
er")&&isBetween(logRatio,-MAX_LOG_RATIO,MAX_LOG_RATIO)&&isBetween(standardError,0,MAX_LOG_RATIO)&&Number.isSafeInteger(n)&&
n>=1&&Number.isFinite(from)&&Number.isFinite(to)?{command:command2,group,name:name2,metric,better,logRatio,standardError,
n,from,to}:null}function isName(value){return typeof value=="string"&&value.length<=1e3}function isBetween(value,least,most){
return typeof value=="number"&&value>=least&&value<=most}var DAY="\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])",TIME="\
[0-2]\\d:[0-5]\\d(?::[0-6]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-][0-2]\\d:?[0-5]\\d)",DAY_OR_TIME=new RegExp(`^${DAY}(?:T${TIME})\
?$`),momentSchema=string().transform((text2,{addIssue})=>{let time2=DAY_OR_TIME.test(text2)&&isDay2(text2.slice(0,10))?new Date(
text2):null;return time2!==null&&!Number.isNaN(time2.getTime())?text2.includes("T")?time2.toISOString():text2:(addIssue(
{code:"custom",message:"must be a day or a time with its zone, such as 2026-11-20T10:00:00Z"}),NEVER)});function isDay2(text2){
return new Date(`${text2}T00:00:00Z`).toISOString().startsWith(text2)}var factSchema=schema=>schema.optional().catch(void 0),
treeSchema=object({tree:objectIdSchema,commit:objectIdSchema,subject:lineSchema.optional(),committedAt:factSchema(momentSchema)}),
runnerSchema=object({os:factSchema(nameSchema),architecture:factSchema(nameSchema),cpu:factSchema(nameSchema),cores:factSchema(
int().min(0).max(1e6)),image:factSchema(nameSchema)}),runSchema=object({version:literal(HISTORY_VERSION),from:treeSchema,
to:treeSchema,at:momentSchema,workflowRun:int().min(1).optional(),runner:runnerSchema,rows:array(unknown()).max(MAX_ROWS)});
function readStoredRun(value){let parsed=runSchema.safeParse(value);if(!parsed.success)return explainIssue(parsed.error,
[]);let rows=[];for(let[index,unread]of parsed.data.rows.entries()){let row=readStoredRow(unread);if(row===null)return explainIssue(
storedRowSchema.safeParse(unread).error,["rows",index]);rows.push(row)}return{...parsed.data,rows}}function explainIssue(error,place){
let[issue]=error?.issues??[];return`${[...place,...issue?.path??[]].join(".")}: ${issue?.message??"invalid"}`}var READING={inputs:["gate","measure","report"],flags:["check","measure","bisect","doctor","report"]},COMMIT_OPTIONS={base:{
inputs:["gate","measure"],flags:["check","measure","bisect"],schema:ref("base-ref"),preset:"merge-base",placeholder:"REF",
help:"Commit to compare with: `merge-base`, `target` (the tip of the base branch), `latest-release` (the highest version\
 among the tags before head), a branch, a tag or a full SHA.",repeat:{valueOf:({recording})=>recording.commits.base.sha,
isHarmless:()=>!0}},head:{inputs:["gate","measure"],flags:["check","measure","bisect","doctor"],schema:ref("head-ref").refine(
ref2=>ref2!=="worktree",{error:encodeExpectation("head-ref"),params:makeMistake("only-on-command-line",{})}),preset:"hea\
d",placeholder:"REF",help:"Commit to measure: `head` (of the pull request), `merge` (its merge commit), a branch, a tag \
or a full SHA.",terminal:{schema:ref("local-ref"),preset:"worktree",help:"Commit to measure: `worktree` (with uncommitte\
d changes), `head`, a branch, a tag or a SHA."},repeat:{valueOf:({recording:{commits}})=>commits.head.how==="worktree"?"\
worktree":commits.head.sha,isHarmless:()=>!0}},config:{inputs:[...READING.inputs,"record"],flags:READING.flags,schema:text(
"config-path"),preset:".github/bench-referee.yml",placeholder:"FILE",help:"Path of the configuration file. The default f\
ile may be missing, another one may not.",repeat:{valueOf:({commits})=>commits.config,isHarmless:()=>!0}},configFrom:{inputs:READING.
inputs,flags:["check","measure","bisect","doctor"],schema:choice("base","head"),preset:"base",placeholder:"WHERE",help:"\
Side whose configuration file applies: `base` or `head`. With `base`, a pull request cannot relax its own limits.",terminal:{
schema:configSource,preset:"worktree",help:"Where the configuration file is read: `worktree`, `base`, `head` or the full\
 SHA of a commit."},repeat:{valueOf:({commits})=>commits.configFrom,isHarmless:()=>!0}},recordings:{inputs:["report","re\
cord"],schema:definePattern("recordings"),preset:"bench-referee/**/*.json",help:"Pattern of the recording files, relativ\
e to the workspace. Recordings of the same two commits become one report.",differing:{"input record":{help:"Pattern of t\
he recording files, relative to the workspace. Recordings of the same two commits become one run of the history."}},repeat:"\
the command measures by itself"}},PUBLISHING={inputs:["gate","report"]},PUBLISHING_OPTIONS={name:{inputs:["gate","measur\
e","report"],flags:["check","measure","doctor","report"],schema:name,preset:"bench-referee",placeholder:"NAME",help:"Nam\
e of the check run, and key of the comment. Two gates in one repository need two names, or they overwrite each other.",terminal:{
help:"Name in the report."},differing:{"input measure":{help:"Name of this recording in the report. The legs of a matrix\
 need different names, because numbers of different runners are never pooled."},"flag report":{presetText:"the name of t\
he first recording"}},repeat:{valueOf:({publish})=>publish.name,isHarmless:()=>!0}},comment:{...PUBLISHING,schema:choice(
"always","on-change","on-failure","never"),preset:"always",help:"When to comment on the pull request: `always`, `on-chan\
ge`, `on-failure` or `never`. An existing comment is kept current, except with `never`.",repeat:"a command line writes n\
o comment"},check:{...PUBLISHING,schema:yesOrNo,preset:!0,help:"Whether to create a check run: `true` or `false`. The st\
ep itself succeeds or fails either way.",repeat:"a command line creates no check run"},failOn:{...PUBLISHING,flags:["che\
ck","report"],schema:choice("regression","inconclusive","never"),preset:"regression",placeholder:"WHAT",help:"What fails\
 the run: `regression`, `inconclusive` (a regression or an undecided budget) or `never`. A run that cannot be judged alw\
ays fails.",repeat:{valueOf:({publish})=>publish.failOn,isHarmless:()=>!0}},historyRef:{...PUBLISHING,flags:["check","re\
port"],schema:historyRef,preset:DEFAULT_HISTORY_REF,placeholder:"REF",help:"Ref with the history that the action `record\
` writes, for budgets with `against` and for what changed since the latest release.",repeat:{valueOf:({publish})=>publish.
historyRef,isHarmless:()=>!0}},overrideLabel:{...PUBLISHING,schema:text("label").transform(label=>label.trim()),preset:"\
perf-regression-accepted",help:"Label with which a maintainer accepts a failing verdict. The check then passes, the resu\
lts stay red, and the report says who set it.",repeat:"a command line sees no labels"},overrideScope:{...PUBLISHING,schema:choice(
"commit","pull-request","never"),preset:"commit",help:"What the label accepts: the `commit` on which it was set, every c\
ommit of the `pull-request`, or nothing (`never`).",repeat:"a command line sees no labels"}},HISTORY_OPTIONS={ref:{inputs:[
"report","record"],schema:historyRef,preset:DEFAULT_HISTORY_REF,help:"Ref of the repository that holds the history. It n\
eed not be a branch.",differing:{"input report":{help:"Ref of the repository that holds the history, for `issue`.",presetText:"\
the `history-ref`"}},repeat:"it has no influence on a run"},issue:{inputs:["report"],schema:yesOrNo,preset:!1,help:"Whet\
her to keep an issue about confirmed steps of the history: `true` or `false`. It is opened for the first one and closed \
when no result is worse any more. The token needs `issues: write`.",repeat:"a command line writes no issue"}};var OPTIONS={...MEASURING_OPTIONS,...COMMIT_OPTIONS,...PUBLISHING_OPTIONS,...JUDGING_OPTIONS,...HISTORY_OPTIONS},DEFAULTS=presetsOf(
OPTIONS),ACTION_COMMIT_DEFAULTS={head:DEFAULTS.head,configFrom:DEFAULTS.configFrom},terminalPresets=Object.entries(OPTIONS).
map(([name2,{terminal}])=>[name2,terminal?.preset]),TERMINAL_COMMIT_DEFAULTS={...ACTION_COMMIT_DEFAULTS,...Object.fromEntries(
terminalPresets.filter(([,preset])=>preset!==void 0))};function makeFileSchema(options){let rows=Object.entries(options).
filter(([,{key}])=>key!==void 0),shape=Object.fromEntries(rows.map(([name2,{schema,key=!0}])=>[toKebabCase(name2),(key===
!0?schema:key).optional()]));return strictObject(shape,{error:encodeExpectation("file")}).transform(written=>{let values=rows.
map(([name2])=>[name2,written[toKebabCase(name2)]]);return Object.fromEntries(values.filter(([,value])=>value!==void 0))})}
var fileSchema=makeFileSchema(OPTIONS);function namesNotInFile(options){return Object.keys(options).filter(name2=>options[name2]?.
key===void 0).map(toKebabCase)}export{iso_exports,HISTORY_VERSION,DEFAULT_HISTORY_REF,RECORDED_EVENTS,groupOfLeg,historyKeyOf,MAX_RUN_BYTES,MAX_ROWS,readStoredRow,
readStoredRun,parseCpuList,renderCpuList,parseNumberSeries,parseDecimal,findNearestWord,editDistance,makeMistake,toError,
decodeExpectation,toQuotable,suggestWord,defineField,definePattern,text,innerSchemaOf,choice,isMapping,toBaseUnit,historyRef,
toKebabCase,flagNameOf,presetsOf,omitHistoryKeys,resolveValues,formatOptionValue,benchmarkFormat,MEASURING_OPTIONS,relativeWorseningOf,
worseSign,orientInterval,isOver,RULES,JUDGING_OPTIONS,COMMIT_OPTIONS,PUBLISHING_OPTIONS,OPTIONS,DEFAULTS,ACTION_COMMIT_DEFAULTS,
TERMINAL_COMMIT_DEFAULTS,fileSchema,namesNotInFile};
