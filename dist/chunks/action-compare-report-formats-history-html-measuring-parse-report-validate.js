import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{COMMAND_NAME,COUNTED,isDay,listCounted,nameCommands,quoteShellWord}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{NEVER,ZodArray,
ZodISODate,ZodISODateTime,ZodISODuration,ZodISOTime,ZodObject,ZodOptional,ZodPipe,ZodRecord,ZodType,_isoDate,_isoDateTime,
_isoDuration,_isoTime,_null,array,omitNull,record,strictObject,string,unknown}from"./action-compare-report-formats-github-client-history-html-measuring-parse-report-validate.js";import{decodeExpectation,
encodeExpectation,findLongPattern,makeMistake,suggestWord,toError,toQuotable}from"./action-compare-report-explain-error-formats-github-client-history-html-measuring-parse-report-subcommands-validate.js";import{choose,
compileFilter,findFilterError,findProjectionError,normalQuantile,signTest,smallestTwoSidedP,sortAscending}from"./action-compare-compare-report-formats-history-html-measuring-parse-report-validate.js";
import{REPORT_FORMATS,findUnitWord,parseUnit,tidyUnit}from"./action-compare-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{about,atFlag,atInput,makeError,
makeWarning,throwErrors,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-measuring-parse-report-subcommands-validate.js";import{__export}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-subcommands-validate.js";var LEVELS=["fail","warn","report"],UNDECIDED={minDelta:0,alpha:null,early:null,isHeld:!1,isHeldByControls:!1,isUnjudged:!1,
isOutOfReach:!1,decidedBy:null,anchored:null},MAX_PERCENT=1e5;function isAboutChange({anchored}){return anchored===null}
function isAbsoluteLimit(kind){return kind==="max"||kind==="min"}function isDecidedByTest({kind,outcome,alpha:alpha2,decidedBy}){
return outcome!=="unknown"&&alpha2!==null&&!isAbsoluteLimit(kind)&&decidedBy!=="cpu-time"}function hasStoppedEarly({head},{
early}){return early!==null&&(head?.rounds.at(-1)??0)<=early.rounds}var STATES=["regression","improvement","unchanged","\
inconclusive","new","removed","failed"];function failsStep(conclusion,failOn){return conclusion==="error"||failsByVerdict(conclusion,failOn)}function exitCodeOf(conclusion,failOn){
return conclusion==="error"?2:failsByVerdict(conclusion,failOn)?1:0}function toCheckConclusion(conclusion,failOn){return failsStep(
conclusion,failOn)?"failure":conclusion==="fail"||conclusion==="inconclusive"?"neutral":"success"}function canBeAccepted(conclusion,failOn){
return conclusion==="fail"||failsByVerdict(conclusion,failOn)}function annotationLevelOf(failOn,isAccepted){return isAccepted||
failOn==="never"?"warning":"failure"}function failsByVerdict(conclusion,failOn){return failOn==="never"?!1:conclusion===
"fail"||conclusion==="inconclusive"&&failOn==="inconclusive"}var iso_exports={};__export(iso_exports,{ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,
ZodISOTime:()=>ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time});function datetime(params){return _isoDateTime(ZodISODateTime,params)}function date(params){return _isoDate(ZodISODate,params)}
function time(params){return _isoTime(ZodISOTime,params)}function duration(params){return _isoDuration(ZodISODuration,params)}function relativeWorseningOf(comparison){let{base,head,better,change}=comparison;if(base===null||head===null)return null;
let sign=worseSign(better);if(change!==null)return sign*change*(base.median<0?-1:1);let difference=sign*(head.median-base.
median);return difference===0?0:difference>0?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY}function worseSign(better){
return better==="lower"?1:-1}function orientInterval({low,high},better){return better==="lower"?[low,high]:[-high,-low]}
var ROUNDING=4*Number.EPSILON;function isOver(value,limit,magnitude2=Math.abs(limit)){return value>limit&&!(value-limit<=
ROUNDING*magnitude2)}var MIN_CONSTANT_VALUES=6,max=makeBoundRule("max","above"),min=makeBoundRule("min","below");function makeBoundRule(kind,bad){
let isBeyond=(value,limit)=>bad==="above"?isOver(value,limit):isOver(-value,-limit);return{kind,scale:"absolute",bad,smallestP:head=>signTest(
head,head),smallestFastestP:null,judge(comparison,{limit,alpha:alpha2}){let{head}=comparison;if(head===null)return"unkno\
wn";if(!isBeyond(head.median,limit))return"pass";if(comparison.exact||isConstant(head))return"fail";let beyond=head.values.
filter(value=>isBeyond(value,limit)).length;return signTest(beyond,head.n)<=alpha2?"fail":"unknown"}}}function isConstant({
values,n}){return n>=MIN_CONSTANT_VALUES&&values.every(value=>value===values[0])}var QUARTILES_OF_NORMAL=2*normalQuantile(.75);function robustSpread(values){let ascending=sortAscending(values),range=quantile(
ascending,.75)-quantile(ascending,.25);if(range>0)return range/QUARTILES_OF_NORMAL;let centre=quantile(ascending,.5);return Math.
sqrt(values.reduce((sum,value)=>sum+(value-centre)**2,0)/values.length)}function quantile(ascending,part){let last=ascending.
length-1,position=Math.min(last,Math.max(0,(ascending.length+1/3)*part+1/3-1)),below=ascending[Math.floor(position)],above=ascending[Math.
ceil(position)];return below+(position-Math.floor(position))*(above-below)}var MAX_SIDE=100;function sortSides(base,head){return{base:sortAscending(base),head:sortAscending(head)}}function countScored(total){
return Math.round(total/3)}function testFastestThird(sides){let{atMost,atLeast}=tailsOf(sides),isSlower=atMost[scoreHead(
sides,1,"head first")],isFaster=atLeast[scoreHead(sides,1,"base first")];return Math.min(1,2*Math.min(isSlower,isFaster))}
function relativeWidthOfFastest({base,head}){let[ofBase,ofHead]=[base,head].map(side=>{let[from,third,to]=[.05,.3333333333333333,
.95].map(part=>Math.log(quantile(side,part)));return to>third?(third-from)/(to-third):1/0});return Math.sqrt(ofBase*ofHead)}
function smallestFastestThirdP(n,m){let scored=countScored(n+m);return choose(n+m-scored,Math.max(0,n-scored))/choose(n+
m,n)}function estimateFastestThird(sides,confidences){let{base,head}=sides,ratios=new Float64Array(base.length*head.length),
next=0;for(let b of base)for(let h of head)ratios[next++]=h/b;ratios.sort();let last=ratios.length,scoreAt=place=>{let ratio=place===
0?0:place===last?1/0:Math.sqrt(ratios[place-1]*ratios[place]);return scoreHead(sides,ratio,"head first")},firstAbove=score=>findFirstPlace(
last+1,place=>scoreAt(place)>score),{atMost,atLeast}=tailsOf(sides),scored=countScored(base.length+head.length),expected=head.
length/(base.length+head.length)*scored*(scored+1)/2,middle=[firstAbove(expected-.25),firstAbove(expected+.25)].map(place=>ratios[Math.
max(1,place)-1]);return{ratio:Math.sqrt(middle[0]*middle[1]),intervals:confidences.map(confidence=>{let tail=(1-confidence)/
2,low=firstAbove(atMost.findLastIndex(chance=>chance<=tail)),tooHigh=atLeast.findIndex(chance=>chance<=tail),high=tooHigh<
0?last+1:firstAbove(tooHigh-1);return{low:low===0?0:ratios[low-1],high:high>last?1/0:ratios[high-1]}})}}function scoreHead({
base,head},ratio,equal){let[ofBase,ofHead,sum]=[0,0,0];for(let score=countScored(base.length+head.length);score>0;score--){
let[b,h]=[ofBase<base.length?base[ofBase]*ratio:1/0,head[ofHead]];h===void 0||b<h||b===h&&equal==="base first"?ofBase+=1:
(ofHead+=1,sum+=score)}return sum}function findFirstPlace(end,isReached){let[low,high]=[0,end];for(;low<high;){let middle=low+
high>>1;isReached(middle)?high=middle:low=middle+1}return low}var tailCache=new Map;function tailsOf({base,head}){let key=`${head.
length} of ${base.length+head.length}`,tails=tailCache.get(key)??makeTails(head.length,base.length+head.length);return tailCache.
set(key,tails),tails}function makeTails(size,total){let scored=countScored(total),most=Math.min(size,scored),largest=scored*
(scored+1)/2,ways=Array.from({length:most+1},()=>new Float64Array(largest+1));ways[0][0]=1;for(let score=1;score<=scored;score++)
for(let count=Math.min(most,score);count>=1;count--){let[row,fewer]=[ways[count],ways[count-1]];for(let sum=score;sum<=largest;sum++)
row[sum]+=fewer[sum-score]}let atMost=new Float64Array(largest+1);for(let[count,row]of ways.entries()){let others=choose(
total-scored,size-count)/choose(total,size);for(let[sum,number2]of row.entries())atMost[sum]+=others*number2}let atLeast=atMost.
slice();for(let sum=1;sum<=largest;sum++)atMost[sum]+=atMost[sum-1];for(let sum=largest-1;sum>=0;sum--)atLeast[sum]+=atLeast[sum+
1];return{atMost,atLeast}}var maxRegression={kind:"max-regression",scale:"relative",bad:"worse",smallestP:(head,base=head)=>smallestTwoSidedP(head,
base)/2,smallestFastestP:values=>smallestFastestThirdP(values,values),judge};function judge(comparison,{limit,minDelta,alpha:alpha2}){
let{base,head,exact,p,better,failInterval,passInterval}=comparison,change=relativeWorseningOf(comparison);if(base===null||
head===null||change===null)return"unknown";let isLarge=isOver(Math.abs(head.median-base.median),minDelta),isWorse=(isLarge||
minDelta===0)&&isOver(change,limit,1+limit);if(exact)return isWorse?"fail":"pass";let isSignificant=p!==null&&p<=2*alpha2,
isLikely=!(failInterval!==null&&base.median!==0)||isOver(orientInterval(failInterval,better)[0],limit,1+limit);if(isWorse&&
isSignificant&&isLikely)return"fail";let floor=base.median===0?isLarge?0:1/0:minDelta/Math.abs(base.median),allowed=Math.
max(limit,floor),isWithin=(possible,most)=>possible!==null&&!isOver(orientInterval(possible,better)[1],most,1+most);return isWithin(
passInterval,allowed)&&isWithin(shownIntervalOf(comparison),largestPossible(allowed))?"pass":"unknown"}function shownIntervalOf({
interval,passInterval}){if(passInterval===null||Number.isFinite(interval?.high))return interval;let more=1.5*(passInterval.
high-passInterval.low);return{low:passInterval.low-more,high:passInterval.high+more}}function largestPossible(allowed){return Math.
max(4*allowed,.1)}var RULES=[maxRegression,max,min];var QUANTITY=/^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;function parseQuantity(text2){let match=QUANTITY.
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
raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;return{type:["integer","string"],...bounds,pattern}}function number(bounds,pattern){
return{type:["number","string"],...bounds,pattern}}function natural(bounds){return number({minimum:0,...bounds},String.raw`^\s*\+?${DECIMAL}${EXPONENT}\s*$`)}
function positive(bounds){return number({exclusiveMinimum:0,...bounds},String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`)}
function integer(bounds){return{type:["integer","string"],...bounds,pattern:String.raw`^\s*[+-]?\d{1,3}\s*$`}}var PERCENTAGE={
type:"string",pattern:String.raw`^\s*\+?(?:0*\d{1,6}(?:\.\d*)?|\.\d+)\s*%\s*$`},NO_RATIO=String.raw`(?![\s\S]*%\s*[oO][fF]\b)`,
UNIT=String.raw`(?:[^\d\s.,+-][\s\S]*)?`,QUANTITY2=number({},String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`),
SIGN=String.raw`(?:\+|-(?=[0.]+(?:[^\d.]|$)))?`,MAGNITUDE=number({minimum:0},String.raw`^${NO_RATIO}\s*${SIGN}${DECIMAL}${EXPONENT}\s*${UNIT}$`),
INNER_PATH={type:SCALAR,pattern:String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`},CPUS=String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`,
CPU_LIST={type:["integer","string"],minimum:0,pattern:`^(?:one|${CPUS}(?:,${CPUS})*)$`};function defineField(expected,parse,shape=ANY_TEXT){let message=encodeExpectation(expected);return string({error:message}).
transform((text2,context)=>{let refuse=(code,data={})=>(context.issues.push({code:"custom",input:text2,message,params:{code,
data}}),NEVER);return text2.trim()===""?refuse("value-empty"):text2.includes("\0")?refuse("null-character"):parse(text2,
refuse)}).meta(shape)}function definePattern(expected,parse=value=>value,shape=ANY_TEXT){return defineField(expected,(value,refuse)=>{
let mistake=findLongPattern(value);return mistake===null?parse(value,refuse):refuse("pattern-too-long",mistake.data)},{...shape,
maxLength:1e3})}var text=expected=>defineField(expected,value=>value);function listOf(element,expected,findMistake2=()=>null){
let list=array(element).superRefine((values,context)=>{let mistake=values.length===0?makeMistake("list-empty",{}):findMistake2(
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
return typeof value=="object"&&value!==null&&!Array.isArray(value)}import{posix}from"node:path";function compareTexts(one,other){return one===other?0:one===null||other===null?one===null?1:-1:one<other?-1:1}function groupedNameKeyOf({group,name:name2}){return JSON.stringify([group,name2])}function benchmarkKeyOf({command:command2,
group,name:name2}){return JSON.stringify([command2,group,name2])}var MAX_JOBS=256;function parseShard(text2){let[,index,count]=/^(\d{1,3})\/(\d{1,3})$/.exec(text2.trim())?.map(Number)??
[];return index===void 0||count===void 0?null:index>=1&&index<=count&&count<=MAX_JOBS?{index,count}:null}function makeUnknownShard(text2){
let number2=parseShard(text2??"");return number2&&{...number2,benchmarks:[]}}function formatShard({index,count}){return`${index}\
/${count}`}function sortBenchmarks(benchmarks){return[...new Map(benchmarks.map(({command:command2,group,name:name2})=>[
benchmarkKeyOf({command:command2,group,name:name2}),{command:command2,group,name:name2}])).values()].sort((one,other)=>compareTexts(
one.command,other.command)||compareTexts(one.group,other.group)||compareTexts(one.name,other.name))}function listOwn({index,
count,benchmarks}){return benchmarks.filter((_,at)=>at%count===index-1)}function isEmptyShard(shard2){return shard2.benchmarks.
length>0&&listOwn(shard2).length===0}function shareOf(shard2){let own=listOwn(shard2).length;return own===0?1:own/shard2.
benchmarks.length}function parseCpuList(text2){let cpus=new Set;for(let part of text2.split(",")){let match=/^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.
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
"minutes",(value,refuse)=>{let number2=parseDecimal(value);return number2===null?refuse("value-unreadable",suggestMinutes(
value)):number2<=MAX_MINUTES&&(number2>0||"from"in bounds)?number2:refuse("value-outside",{...bounds,to:MAX_MINUTES})},shape(
{maximum:MAX_MINUTES}))}var minutes=defineMinutes({above:0},positive),minutesOrNone=defineMinutes({from:0},natural);function defineReadable(expected,parse,shape){
return defineField(expected,(text2,refuse)=>parse(text2)??refuse("value-unreadable"),shape)}var cpuList=defineReadable("\
cpus",text2=>{if(text2.trim()==="one")return"one";let cpus=parseCpuList(text2);return cpus&&renderCpuList(cpus)},CPU_LIST);
function defineInteger(expected,from,to,pattern){return defineField(expected,(value,refuse)=>{if(!pattern.test(value.trim()))
return refuse("value-unreadable");let number2=Number(value);return number2>=from&&number2<=to?number2:refuse("value-outs\
ide",{from,to})},integer({minimum:from,maximum:to}))}var niceness=defineInteger("niceness",-20,19,/^[+-]?\d{1,3}$/),legs=defineField(
"legs",(value,refuse)=>{let number2=parseDecimal(value);return number2===null||!Number.isInteger(number2)?refuse("value-\
unreadable"):number2>=1&&number2<=MAX_JOBS?number2:refuse("value-outside",{from:1,to:MAX_JOBS})}),shard=defineReadable("\
shard",text2=>{let parsed=parseShard(text2);return parsed&&formatShard(parsed)}),alpha=defineField("alpha",(value,refuse)=>{
let number2=parseDecimal(value),[,percent]=/^(\d+(?:\.\d+)?) ?%$/.exec(value.trim())??[];return percent!==void 0?refuse(
"value-unreadable",{write:formatShortest(Number(percent)/100)}):number2===null?refuse("value-unreadable",suggestDecimalPoint(
value)):number2>0&&number2<=.5?number2:refuse("value-outside",{above:0,to:.5})},positive({maximum:.5})),day=defineReadable(
"day",text2=>isDay(text2.trim())?text2.trim():null);function innerPath(expected){return defineField(expected,parseInnerPath,
INNER_PATH)}var resultFiles=definePattern("result-files",parseInnerPath,INNER_PATH);function parseInnerPath(value,refuse){
let path=posix.normalize(value.replaceAll("\\","/"));return path.startsWith("/")||/^[a-z]:/i.test(path)?refuse("path-abs\
olute"):path===".."||path.startsWith("../")?refuse("path-outside"):path}function defineExcluding(expected,parse){return definePattern(
expected,(value,refuse)=>/^!+\s*$/.test(value)?refuse("pattern-of-nothing"):value.startsWith("!!")?refuse("pattern-negat\
ed-twice"):value===value.trim()?parse(value,refuse):refuse("pattern-with-blanks"))}var benchmarkPattern=defineExcluding(
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
refuse("value-unreadable",suggestDecimalPoint(value))}function suggestDecimalPoint(value){let[,number2="",rest=""]=/^([+-]?\d[\d,]*)(.*)$/s.
exec(value.trim())??[];return number2.includes(",")?/^[+-]?\d{1,3}(?:,\d{3})+$/.test(number2)?{write:`${number2.replaceAll(
",","")}${rest}`,hasThousands:!0}:/^[^,]*,\d+$/.test(number2)?{write:`${number2.replace(",",".")}${rest}`}:{}:{}}var percentage=defineField(
"percentage",(value,refuse)=>{let match=/^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.exec(value.trim().replaceAll(/\s+/g,
" "));if(match===null)return parseQuantity(value)===null?refuse("value-unreadable",suggestDecimalPoint(value)):refuse("a\
mount-as-change");let[,sign,digits="",percent,ofBase]=match,number2=Number(digits);if(number2>MAX_PERCENT)return refuse(
"value-outside",{from:0,to:MAX_PERCENT});let meant=number2>0&&number2<1?number2*100:number2;if(percent==="")return refuse(
"percent-sign-missing",{write:`${formatShortest(meant)}%`});if(sign==="-")return refuse("percentage-negative",{write:`${digits}\
%`});if(ofBase===void 0)return number2/100;let change=number2<50?number2:Math.abs(number2-100);return refuse("ratio-as-c\
hange",{write:`${formatShortest(change)}%`})},PERCENTAGE);function formatShortest(number2){return String(Number(number2.
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
Chance that a pull request that changes nothing fails, over all benchmarks. Above 0, at most 0.5.",details:"See [how it \
decides](how-it-decides.md#alpha-how-often-it-may-be-wrong).",placeholder:"ALPHA",repeat:repeatPolicy("alpha")}),budgets:defineFileOption(
{schema:budgetsSchema,preset:DEFAULT_BUDGETS,presetText:"`5%` for every metric and `0%` for `allocs/op`",help:"List of l\
imits. Each budget selects results by metric and benchmark, and sets at least one limit."}),units:defineFileOption({schema:record(
string(),unitSchema,{error:encodeExpectation("units")}),preset:{},presetText:"none",help:"For a metric or a base unit: w\
hich direction is `better`, and whether its values are `exact`, without noise."}),control:defineFileOption({schema:listOf(
benchmarkPattern,"patterns"),preset:[],presetText:"none",help:"Name patterns of benchmarks that a pull request cannot ch\
ange, as in `benchmarks` of a budget. They show whether the machine moved, and are never judged.",details:"See [control \
benchmarks](#control-benchmarks)."}),table:defineFileOption({schema:tableSchema,preset:null,presetText:"head against bas\
e",help:"Rows and columns of the tables in the report, as projections and filters of benchstat."}),new:defineFileOption(
{...ON_THE_COMMAND_LINE,schema:membership,preset:"pass",help:"Outcome for a benchmark, or a metric of one, that only hea\
d has: `pass`, `warn` or `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy("new")}),removed:defineFileOption({...ON_THE_COMMAND_LINE,
schema:membership,preset:"fail",help:"Outcome for a benchmark, or a metric of one, that only base has: `pass`, `warn` or\
 `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy("removed")}),renamed:defineFileOption({schema:record(string(),text("\
new-name"),{error:encodeExpectation("renamed")}).refine(names=>new Set(Object.values(names)).size===Object.keys(names).length,
{error:encodeExpectation("renamed"),params:makeMistake("same-new-name",{})}),preset:{},presetText:"none",help:"Old and n\
ew names of benchmarks, `OldName: NewName`, so that a renamed benchmark is compared.",details:"You can add an entry earl\
y: it has no effect until head has the new name. Once base no longer has the old one, a warning says that you can remove\
 the entry. An entry of the pull request itself [counts, too](#renames-in-a-pull-request)."})};var formatAliases=new Map([["magic","auto"],["cpp","auto"],["js","auto"],["python","auto"],["rust","auto"],["go_bench","\
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
time","perf-stat","junit","tap","bencher-bmf","json","command"];var PROFILE_FORMAT_IDS=["pprof","perf-script","collapsed","cpuprofile","speedscope","callgrind"];function formatSource({
file,line}){return file===null||line===null?file:`${file}:${line}`}var script=text("command"),nameField=defineReadable("command-name",text2=>COMMAND_NAME.test(text2)?text2:null),NULLABLE=[
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
profile-command"),format:choice("auto",...PROFILE_FORMAT_IDS),runs:defineInteger("profile-runs",1,100,/^\+?\d+$/)},profileSchema=strictObject(
{...profileFields,format:profileFields.format.optional(),runs:profileFields.runs.optional()},{error:encodeExpectation("p\
rofile")}).transform(({command:command2,format="auto",runs:count=DEFAULT_RUNS})=>({command:command2,format,runs:count})).
meta(describeMapping(profileFields));var command=text("command"),countedFlag=defineField(COUNTED,(text2,refuse)=>text2.split(",").map(word=>COUNTED.find(one=>one===
word.trim())??refuse("value-unknown",omitNull({write:suggestWord(word,COUNTED)})))),MEASURING={flags:["check","measure",
"bisect","doctor"]},INPUT={inputs:["gate","measure"]};function repeatScheduleField(field,{absent,...safety}={}){return{valueOf:({
recording})=>recording.schedule[field]??absent,...safety}}function benchmarkFormat(expected,outputs=[]){return choiceWithAliases(
["auto",...formatIds,...outputs],formatAliases,expected)}var COMMAND_OPTIONS={workingDirectory:defineFileOption({...INPUT,
...MEASURING,schema:innerPath("folder"),preset:".",presetText:"the root",placeholder:"DIR",help:"Folder in which `run` a\
nd `setup` run, relative to the root of the repository.",repeat:repeatScheduleField("workingDirectory")}),format:defineFileOption(
{...INPUT,...MEASURING,schema:benchmarkFormat("format"),preset:"auto",flag:"input-format",placeholder:"ID",help:"Format \
of the benchmark output: an id that `bench-referee formats` lists, `auto` to detect it, or `command` to measure the comm\
and itself (time, memory).",details:"See [formats.md](formats.md).",repeat:repeatScheduleField("format",{absent:"auto",isHarmless:format=>format===
"auto"||formatIds.includes(format)})}),outputFile:defineFileOption({...MEASURING,schema:resultFiles,preset:null,presetText:"\
none, standard output is read",placeholder:"GLOB",help:"Pattern of the result files that `run` writes, relative to the w\
orking directory.",details:"Files of earlier runs are ignored.",repeat:repeatScheduleField("outputFile",{absent:null})}),
count:defineFileOption({flags:["check","measure"],schema:listOf(choice(...COUNTED),"counted"),preset:[],presetText:"noth\
ing is counted",placeholder:"WHAT",help:"`instructions`: after the rounds, count the instructions of each benchmark unde\
r Callgrind. Linux only. `cpu-time`: let CPU time decide what the clock leaves undecided. A list: both.",details:"See [c\
ounts.md](counts.md).",terminal:{schema:countedFlag},repeat:{valueOf:({recording:{schedule}})=>listCounted(schedule.count??
null),isHarmless:()=>!0,format:counted=>counted.join(",")}}),profile:defineFileOption({schema:profileSchema,preset:null,
presetText:"no profile is recorded",help:"Records profiles of the benchmarks that are slower than allowed: `command` rec\
ords one, `runs` times on each side, after the verdict. The report names the functions that changed.",details:"See [prof\
iles.md](profiles.md#in-the-gate)."}),paths:defineFileOption({schema:listOf(filePattern,"file-patterns"),preset:[],presetText:"\
any file can change the results",help:"Patterns of files. If a pull request changes none of them, the command is not run\
. A later pattern wins, and `!` excludes.",details:"See [below](#nothing-to-measure)."}),dependsOn:defineFileOption({schema:listOf(
filePattern,"file-patterns"),preset:[],presetText:"not known, so the command is run",help:"Patterns of all files that th\
e command reads, including built ones. If they are the same on both sides after `setup`, the command is not run.",details:"\
See [below](#nothing-to-measure)."})},MEASURING_OPTIONS={run:{...INPUT,...MEASURING,schema:command.transform(script2=>[script2]),
key:defineCommandList(COMMAND_OPTIONS),preset:null,presetText:"required",terminal:{presetText:"the `run` of the configur\
ation file"},differing:{"input gate":{presetText:"the `run` of the configuration file"},"input measure":{presetText:"the\
 `run` of the configuration file"}},flag:"--",placeholder:"COMMAND\u2026",help:"Benchmark command, run by `bash -e -o pi\
pefail`. One run should measure every benchmark once.",details:"Without bash, `sh -e` runs it. The commands of a list ta\
ke turns. A command can have [its own settings](#run).",repeat:repeatScheduleField("commands")},setup:defineFileOption({
...INPUT,...MEASURING,schema:text("setup"),preset:null,presetText:"none",placeholder:"COMMAND",help:"Command that runs o\
nce on each side before the first round: a build or an install.",details:"It may take an hour, and does not count toward\
s `max-minutes`.",repeat:repeatScheduleField("setup",{absent:null})}),...COMMAND_OPTIONS,benchmarkFiles:defineFileOption(
{schema:listOf(filePattern,"file-patterns"),preset:[],presetText:"each side has its own benchmarks",help:"Patterns of fi\
les. Base is measured with head's version of them, so new and changed benchmarks are compared, too.",details:"See [below\
](#the-same-benchmarks-on-both-sides)."}),rounds:defineFileOption({...MEASURING,schema:rounds,preset:{min:6,max:30},placeholder:"\
N",help:"Number of rounds (`10`), or a range (`6..30`) that ends once the verdict is certain. A round runs the command o\
nce on each side.",details:"At most 1000.",differing:{"flag doctor":{schema:fixedRounds,help:"Number of rounds to measur\
e.",presetText:"10"}},repeat:repeatScheduleField("rounds",{isHarmless:()=>!0})}),stop:defineFileOption({flags:["check","\
measure"],schema:choice("verdict","rows"),preset:"verdict",placeholder:"WHEN",help:"When a range of rounds ends early. `\
verdict`: also once a budget that fails the check is broken. `rows`: only once every budget is decided.",repeat:repeatScheduleField(
"stop",{absent:"verdict",isHarmless:()=>!0})}),maxMinutes:defineFileOption({...MEASURING,schema:minutes,preset:30,placeholder:"\
N",help:"Time limit in minutes for all measuring after `setup`. Anything still undecided by then is reported as inconclu\
sive.",details:"At most 7200. The `timeout-minutes` of the job must also leave time for the checkout and `setup`.",differing:{
"flag doctor":{help:"Time limit in minutes. If it is too short for all rounds, fewer are measured."}},repeat:repeatScheduleField(
"maxMinutes",{isHarmless:()=>!0})}),precision:defineFileOption({flags:["check","measure"],schema:percentage,preset:null,
presetText:"none, a run ends once every budget is decided",placeholder:"PERCENT",help:"How exactly a run for the history\
 measures each change, as a standard error (`0.5%`), within `rounds`.",details:"In the file it applies to the events tha\
t [`record`](history.md#how-exact-a-run-is) takes, so no pull request takes longer.",isHistoryKey:!0,repeat:{...repeatScheduleField(
"precision",{absent:null,isHarmless:()=>!0}),format:formatShare}}),bisectMinutes:defineFileOption({flags:["check","measu\
re"],schema:minutesOrNone,preset:0,placeholder:"N",help:"Time limit in minutes to find the commit that broke a budget, a\
fter the verdict. 0: no search.",details:"See [bisect.md](bisect.md).",repeat:{valueOf:({recording})=>recording.schedule.
bisectMinutes??0,isHarmless:()=>!0}}),unit:defineFileOption({flags:MEASURING.flags,schema:choice("invocation","sample"),
preset:"invocation",placeholder:"UNIT",help:"`invocation`: one value for each run of the command. `sample`: every raw va\
lue counts.",details:"See [how it decides](how-it-decides.md#one-value-for-each-invocation).",repeat:repeatScheduleField(
"unit",{isHarmless:()=>!0})}),cpus:defineFileOption({...MEASURING,schema:cpuList,preset:null,presetText:"all processors",
placeholder:"LIST",help:"Processors to pin the command to: `one`, which the gate chooses, or a list: `2-3`. Linux only, \
by `taskset`.",details:"See [slow-suites.md](slow-suites.md#use-one-processor).",repeat:repeatScheduleField("cpus",{absent:null,
isHarmless:cpus=>/^[\d,-]+$/.test(cpus)})}),nice:defineFileOption({...MEASURING,schema:niceness,preset:null,presetText:"\
nothing is added",placeholder:"N",help:"Whole number from -20 to 19 that is added to the niceness of the command. Negati\
ve values need root.",repeat:repeatScheduleField("nice",{absent:null,isHarmless:()=>!0})}),baseline:{flags:["check","mea\
sure"],schema:text("baseline"),key:innerPath("tree-path"),preset:null,presetText:"none, base is measured",placeholder:"F\
ILE",help:"Path of a recording in the repository. Its values are used in place of base, which is not measured.",details:"\
See [below](#baseline).",repeat:{valueOf:({recording})=>recording.baseline?.path??null}},measure:defineFileOption({flags:[
"check","measure"],schema:choice("all","counts"),preset:"all",placeholder:"WHAT",help:"`all`: times, then counts. `count\
s`: counts only.",repeat:repeatScheduleField("measure",{absent:"all",isHarmless:()=>!0})}),seed:{...MEASURING,schema:name,
preset:null,presetText:"random",placeholder:"TEXT",help:"Seed from a report; repeats the same order.",repeat:repeatScheduleField(
"seed",{isHarmless:seed=>/^[0-9a-f]{1,32}$/i.test(seed)})},shard:{...INPUT,flags:["check","measure"],schema:shard,preset:null,
presetText:"all benchmarks",placeholder:"K/N",help:"Part of the benchmarks: `2/4` is the second of four. After the warm-\
up only this part is measured. `report` makes one report of all shards.",repeat:{valueOf:({recording:{shard:shard2}})=>shard2===
void 0?null:formatShard(shard2),isHarmless:()=>!0}},legs:{inputs:["measure"],flags:["check","measure"],schema:legs,preset:1,
inputDefault:"${{ strategy.job-total }}",placeholder:"N",help:"Number of recordings that become one report. `alpha` is d\
ivided among them.",differing:{"input measure":{presetText:"the number of jobs in the matrix"}},repeat:{valueOf:({legs:legs2})=>legs2,
isHarmless:()=>!0}}};var DEFAULT_HISTORY_REF="refs/bench-referee/history",RECORDED_EVENTS=["push","merge_group","schedule","workflow_dispatch"];
function groupOfLeg(group,leg){return group===null?leg:`${leg}: ${group}`}function historyKeyOf({command:command2,group,
name:name2,metric}){return JSON.stringify([command2,group,name2,metric])}var COMMIT_OPTIONS={base:{inputs:["gate","measure"],flags:["check","measure","bisect"],schema:ref("base-ref"),preset:"me\
rge-base",placeholder:"REF",help:"Commit to compare with: `merge-base`, `target` (the tip of the base branch), `latest-r\
elease` (the highest version among the tags before head), a branch, a tag or a full SHA.",repeat:{valueOf:({recording})=>recording.
commits.base.sha,isHarmless:()=>!0}},head:{inputs:["gate","measure"],flags:["check","measure","bisect","doctor"],schema:ref(
"head-ref").refine(ref2=>ref2!=="worktree",{error:encodeExpectation("head-ref"),params:makeMistake("only-on-command-line",
{})}),preset:"head",placeholder:"REF",help:"Commit to measure: `head` (of the pull request), `merge` (its merge commit),\
 a branch, a tag or a full SHA.",terminal:{schema:ref("local-ref"),preset:"worktree",help:"Commit to measure: `worktree`\
 (with uncommitted changes), `head`, a branch, a tag or a SHA."},repeat:{valueOf:({recording:{commits}})=>commits.head.how===
"worktree"?"worktree":commits.head.sha,isHarmless:()=>!0}},config:{inputs:["gate","measure","report"],flags:["check","me\
asure","bisect","doctor","report"],schema:text("config-path"),preset:".github/bench-referee.yml",placeholder:"FILE",help:"\
Path of the configuration file. The default file is optional. A file you name must exist.",repeat:{valueOf:({commits})=>commits.
config,isHarmless:()=>!0}},configFrom:{flags:["check","measure","bisect","doctor"],schema:configSource,preset:"base",placeholder:"\
WHERE",help:"Where the configuration file is read: `worktree`, `base`, `head` or the full SHA of a commit.",terminal:{preset:"\
worktree"},repeat:{valueOf:({commits})=>commits.configFrom,isHarmless:()=>!0}},recordings:{inputs:["report","record"],schema:definePattern(
"recordings"),preset:"bench-referee/**/*.json",help:"Pattern of the recording files, relative to the workspace. Recordin\
gs of the same two commits become one report.",differing:{"input record":{help:"Pattern of the recording files, relative\
 to the workspace. Recordings of the same two commits become one run of the history."}},repeat:"the command measures by \
itself"}},PUBLISHING_OPTIONS={name:{inputs:["gate","measure","report"],flags:["check","measure","doctor","report"],schema:name,
preset:"bench-referee",placeholder:"NAME",help:"Name of the check run, and key of the comment. Two gates in one reposito\
ry need two names; otherwise they overwrite each other.",terminal:{help:"Name in the report."},differing:{"input measure":{
help:"Name of this recording in the report. The legs of a matrix need different names, because numbers of different runn\
ers are never pooled."},"flag report":{presetText:"the name of the first recording"}},repeat:{valueOf:({publish})=>publish.
name,isHarmless:()=>!0}},comment:{inputs:["gate","report"],schema:choice("always","on-change","on-failure","never"),preset:"\
always",help:"When to comment on the pull request: `always`, `on-change`, `on-failure` or `never`. Except with `never`, \
an existing comment is kept current.",repeat:"a command line writes no comment"},check:defineFileOption({schema:yesOrNo,
preset:!0,help:"Whether to create a check run: `true` or `false`. The step itself succeeds or fails either way.",repeat:"\
a command line creates no check run"}),failOn:defineFileOption({flags:["check","report"],schema:choice("regression","inc\
onclusive","never"),preset:"regression",placeholder:"WHAT",help:"What fails the run: `regression`, `inconclusive` (a reg\
ression or an undecided budget) or `never`. A run that cannot be judged always fails.",repeat:{valueOf:({publish})=>publish.
failOn,isHarmless:()=>!0}}),historyRef:defineFileOption({flags:["check","report"],schema:historyRef,preset:DEFAULT_HISTORY_REF,
placeholder:"REF",help:"Ref of the history that the action `record` writes. Budgets with `against`, and changes since th\
e latest release, need it.",repeat:{valueOf:({publish})=>publish.historyRef,isHarmless:()=>!0}}),overrideLabel:defineFileOption(
{schema:text("label").transform(label=>label.trim()),preset:"perf-regression-accepted",help:"Label with which a maintain\
er accepts a failing verdict. The check passes, the results stay red, and the report names the person.",repeat:"a comman\
d line sees no labels"}),overrideScope:defineFileOption({schema:choice("commit","pull-request","never"),preset:"commit",
help:"What the label accepts: the `commit` on which it was set, every commit of the `pull-request`, or nothing (`never`)\
.",repeat:"a command line sees no labels"})},HISTORY_OPTIONS={ref:{inputs:["record"],schema:historyRef,preset:DEFAULT_HISTORY_REF,
help:"Ref of the repository that holds the history. It need not be a branch.",inPlace:"history-ref",repeat:"it has no in\
fluence on a run"},issue:{inputs:["report"],schema:yesOrNo,preset:!1,help:"Whether to keep an issue about confirmed step\
s of the history: `true` or `false`. It opens with the first one, and closes when no result is worse any more. The token\
 needs `issues: write`.",repeat:"a command line writes no issue"}};var OPTIONS={...MEASURING_OPTIONS,...COMMIT_OPTIONS,...PUBLISHING_OPTIONS,...JUDGING_OPTIONS,...HISTORY_OPTIONS},DEFAULTS=presetsOf(
OPTIONS),ACTION_COMMIT_DEFAULTS={head:DEFAULTS.head,configFrom:DEFAULTS.configFrom},terminalPresets=Object.entries(OPTIONS).
map(([name2,{terminal}])=>[name2,terminal?.preset]),TERMINAL_COMMIT_DEFAULTS={...ACTION_COMMIT_DEFAULTS,...Object.fromEntries(
terminalPresets.filter(([,preset])=>preset!==void 0))};function makeFileSchema(options){let rows=Object.entries(options).
filter(([,{key}])=>key!==void 0),shape=Object.fromEntries(rows.map(([name2,{schema,key=!0}])=>[toKebabCase(name2),(key===
!0?schema:key).optional()]));return strictObject(shape,{error:encodeExpectation("file")}).transform(written=>{let values=rows.
map(([name2])=>[name2,written[toKebabCase(name2)]]);return Object.fromEntries(values.filter(([,value])=>value!==void 0))})}
var fileSchema=makeFileSchema(OPTIONS);function namesNotInFile(options){return Object.keys(options).filter(name2=>options[name2]?.
key===void 0).map(toKebabCase)}var DOS_PAGES={cp437:"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\
\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",
cp850:"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xF8\xA3\xD8\xD7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\xAE\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\xC1\xC2\xC0\xA9\u2563\u2551\u2557\u255D\xA2\xA5\u2510\u2514\u2534\u252C\u251C\u2500\u253C\xE3\xC3\u255A\u2554\u2569\u2566\u2560\u2550\u256C\xA4\xF0\xD0\xCA\xCB\xC8\u0131\xCD\xCE\xCF\u2518\u250C\u2588\u2584\xA6\xCC\u2580\xD3\xDF\xD4\xD2\xF5\xD5\xB5\xFE\xDE\xDA\xDB\xD9\xFD\xDD\xAF\xB4\xAD\
\xB1\u2017\xBE\xB6\xA7\xF7\xB8\xB0\xA8\xB7\xB9\xB3\xB2\u25A0\xA0",cp852:"\xC7\xFC\xE9\xE2\xE4\u016F\u0107\xE7\u0142\xEB\u0150\u0151\xEE\u0179\xC4\u0106\xC9\u0139\u013A\xF4\xF6\u013D\u013E\u015A\u015B\xD6\xDC\u0164\u0165\u0141\xD7\u010D\xE1\xED\xF3\xFA\u0104\u0105\u017D\u017E\u0118\u0119\xAC\u017A\u010C\u015F\xAB\
\xBB\u2591\u2592\u2593\u2502\u2524\xC1\xC2\u011A\u015E\u2563\u2551\u2557\u255D\u017B\u017C\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u0102\u0103\u255A\u2554\u2569\u2566\u2560\u2550\u256C\xA4\u0111\u0110\u010E\xCB\u010F\u0147\xCD\xCE\u011B\u2518\u250C\u2588\u2584\u0162\u016E\u2580\xD3\xDF\xD4\u0143\u0144\u0148\u0160\u0161\u0154\xDA\u0155\u0170\xFD\xDD\u0163\xB4\xAD\u02DD\u02DB\u02C7\u02D8\xA7\xF7\xB8\xB0\xA8\u02D9\u0171\u0158\u0159\u25A0\xA0",
cp737:"\u0391\u0392\u0393\u0394\u0395\u0396\u0397\u0398\u0399\u039A\u039B\u039C\u039D\u039E\u039F\u03A0\u03A1\u03A3\u03A4\u03A5\u03A6\u03A7\u03A8\u03A9\u03B1\u03B2\u03B3\u03B4\u03B5\u03B6\u03B7\u03B8\u03B9\u03BA\u03BB\u03BC\u03BD\u03BE\u03BF\u03C0\u03C1\u03C3\u03C2\u03C4\u03C5\u03C6\u03C7\u03C8\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03C9\u03AC\u03AD\u03AE\u03CA\u03AF\u03CC\u03CD\u03CB\u03CE\u0386\u0388\u0389\u038A\u038C\u038E\u038F\
\xB1\u2265\u2264\u03AA\u03AB\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",cp775:"\u0106\xFC\xE9\u0101\xE4\u0123\xE5\u0107\u0142\u0113\u0156\u0157\u012B\u0179\xC4\xC5\xC9\xE6\xC6\u014D\xF6\u0122\xA2\u015A\u015B\xD6\xDC\xF8\xA3\xD8\xD7\xA4\u0100\
\u012A\xF3\u017B\u017C\u017A\u201D\xA6\xA9\xAE\xAC\xBD\xBC\u0141\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u0104\u010C\u0118\u0116\u2563\u2551\u2557\u255D\u012E\u0160\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u0172\u016A\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u017D\u0105\u010D\u0119\u0117\u012F\u0161\u0173\u016B\u017E\u2518\u250C\u2588\u2584\u258C\u2590\u2580\xD3\xDF\u014C\u0143\xF5\xD5\xB5\u0144\u0136\u0137\u013B\u013C\u0146\u0112\u0145\u2019\xAD\xB1\u201C\xBE\xB6\xA7\xF7\u201E\xB0\u2219\xB7\xB9\xB3\xB2\u25A0\xA0"},
LABELS=["ibm866","koi8-r","macintosh","shift_jis","gbk","euc-kr","big5","windows-874",...[0,1,2,3,4,5,6,7,8].map(digit=>`\
windows-125${digit}`),...[2,3,4,5,6,7,8,10,13,14,15,16].map(part=>`iso-8859-${part}`)];function decoders(){let named=LABELS.
flatMap(label=>{try{let decoder=new TextDecoder(label);return[bytes=>decoder.decode(bytes)]}catch{return[]}}),byUpperHalf=half=>bytes=>Array.
from(bytes,byte=>byte<128?String.fromCharCode(byte):half[byte-128]).join("");return[...named,...Object.values(DOS_PAGES).
map(byUpperHalf),bytes=>String.fromCharCode(...bytes)]}var MICRO="\xB5",MARK="\uFEFF",MICRO_BYTES=[181,230],UNKNOWN=["\uFFFD",
"\uFFFD\uFFFD"],FRAMES=Array.from({length:128},(_,index)=>String.fromCharCode(9472+index)),computed=null;function repairs(){
if(computed!==null)return computed;let pages=decoders(),encode=text2=>new TextEncoder().encode(text2),imagesOf=sign=>[...new Set(
pages.map(decode=>decode(encode(sign))))].filter(isImage),twice=sign=>pages.map(decode=>decode(encode(decode(encode(sign))))).
filter(isImage),oneByte=MICRO_BYTES.flatMap(byte=>pages.map(decode=>decode(Uint8Array.of(byte)))).filter(isImage),micros=[
MICRO,"\u03BC"].flatMap(sign=>[...imagesOf(sign),...twice(sign)]).concat(oneByte,UNKNOWN),deviations=[...imagesOf("\xB1"),
...twice("\xB1"),...UNKNOWN],frames=new Map(FRAMES.flatMap(frame=>imagesOf(frame).map(image=>[image,frame]))),marks=[MARK,
...imagesOf(MARK)],isUnit=`(?<=[\\d("'-][ \\t]{0,3})`,beforeSecond="(?=s(?:ec(?:ond)?s?)?(?![\\p{L}\\p{N}]))",starts=new Set(
[...frames.keys()].map(image=>image.slice(0,2)));return computed={signs:frames,pattern:new RegExp([`${isUnit}(?<micro>${anyOf(
micros)}|(?<=\\d |\\()\\?{1,2})${beforeSecond}`,`(?<=[\\s(])(?<deviation>${anyOf(deviations)})(?= *\\d)`,`^(?<mark>(?:${anyOf(
marks)})+)`,`(?<frame>(?:${anyOf([...starts])})[^\\x00-\\x7f])`].join("|"),"gmu")},computed}function isImage(image){return/^[^\x00-\x7f\ufffd]+$/.
test(image)&&!/^[\u00b5\u03bc\u00b1]$/.test(image)}function anyOf(texts){return[...new Set(texts)].sort((left,right)=>right.
length-left.length).join("|")}function repairSigns(text2){if(!/[^\x00-\x7f]|[\d(] ?\?{1,2}s/.test(text2))return text2;let{
pattern,signs}=repairs(),repaired=text2.replaceAll(pattern,(sign,...rest)=>{let{micro,deviation,mark}=rest.at(-1);return micro!==
void 0?MICRO:deviation!==void 0?"\xB1":mark!==void 0?"":signs.get(sign)??sign});return repaired===text2?text2:repairSigns(
repaired)}function repairUnit(unit){return/[^\x00-\x7f]/.test(unit)?repairSigns(`"${unit}`).slice(1):unit}function isGarbledUnit(unit){
return/(?:^|[^\p{L}\p{N}])(?:[^\x00-\x7f]{1,8}|\?{1,2})s(?:ec(?:ond)?s?)?(?![\p{L}\p{N}])/u.test(unit)&&!/[µμ]s/.test(
unit)}var UTF16_BYTE_PAIRS_LOOKED_AT=64,HIGH=new Set([0,37]);function decodeText(bytes){let encoding=encodingOf(bytes),end=endOfPart(
bytes,encoding),decoded=new TextDecoder(encoding).decode(end<bytes.length?bytes.subarray(0,end):bytes);return end<bytes.
length?decoded+decodeText(bytes.subarray(end)):decoded}var LINE_FEED=10;function endOfPart(bytes,encoding){let isStart=encoding===
"utf-8"?isUtf16Mark:startsOtherPart,after=encoding==="utf-16le"?2:1;for(let at=bytes.indexOf(LINE_FEED);at>=0;at=bytes.indexOf(
LINE_FEED,at+1)){let start=at+after;if((encoding==="utf-8"||start%2===0)&&isStart(bytes,start))return start}return bytes.
length}function isUtf16Mark(bytes,at){return bytes[at]===255&&bytes[at+1]===254||bytes[at]===254&&bytes[at+1]===255}function startsOtherPart(bytes,start){
if(isUtf16Mark(bytes,start))return!0;let lineFeed=bytes.indexOf(LINE_FEED,start),end=lineFeed<0?bytes.length:lineFeed;return end-
start>4&&bytes[end+1]!==0&&!bytes.subarray(start,end).includes(0)}function encodingOf(bytes){let[first,second]=bytes;if(first===
255&&second===254)return"utf-16le";if(first===254&&second===255)return"utf-16be";let line=bytes.indexOf(LINE_FEED)+2,start=bytes.
subarray(0,Math.min(line>1?line:1/0,2*UTF16_BYTE_PAIRS_LOOKED_AT));if(!start.includes(0))return"utf-8";let highs=offset=>start.
filter((byte,at)=>HIGH.has(byte)&&at%2===offset).length,limit=start.length/4;return highs(1)>limit?"utf-16le":highs(0)>limit?
"utf-16be":"utf-8"}var ESCAPES=/\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x9b[0-?]*[ -/]*[@-~]/g;
function cleanText(text2){let single=withoutZeros(text2),lined=single.includes("\r")?single.replaceAll(/\r+\n?/g,`
`):single,plain=!lined.includes("\x1B")&&!lined.includes("\x9B")?lined:lined.replaceAll(ESCAPES,"").replaceAll(/[\x1b\x9b]/g,
""),clean=repairSigns(withoutMarks(plain));return clean!==text2&&clean.includes("\0")?cleanText(clean):clean}function withoutMarks(text2){
return text2.includes("\uFEFF")&&!/^\s*[[{]/.test(text2)?text2.replaceAll(/(?<=[^\n\ufeff])\ufeff+/g,`
`):text2}function withoutZeros(text2){return text2.includes("\0")?text2.replaceAll(/[^\n]+/g,written=>{let line=written.
replace(/^\0+/,""),plain=line.replaceAll("\0","");return line.length-plain.length<plain.length/2?line:plain.replace(/^\ufffd+/,
"")}):text2}function splitLines(text2){return text2.split(`
`)}function countLineFeeds(text2,from,to){let part=text2.slice(from,to),count=0;for(let at=part.indexOf(`
`);at>=0;at=part.indexOf(`
`,at+1))count++;return count}function truncateFirstLine(text2){return truncate(/\S.*/.exec(text2)?.[0].trimEnd()??"")}var MAX_QUOTED_LENGTH=60;
function truncate(text2){return text2.length>MAX_QUOTED_LENGTH?`${text2.slice(0,MAX_QUOTED_LENGTH-1)}\u2026`:text2}var CODES=REPORT_FORMATS.map(format=>`\`${format}\``),FORMAT_LIST=`${CODES.slice(0,-1).join(", ")} or ${CODES.at(-1)}`,GATE_NAME=/^[\w-]{1,40}$/,
ACTION=/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/;function matchedField(expected,pattern,code){return defineField(expected,
(text2,refuse)=>pattern.test(text2)?text2:refuse(code,{got:text2}))}var TEXTS={ACTION:matchedField("action",ACTION,"not-\
an-action"),DIR:text("out-folder"),FILE:text("out-file"),GLOB:definePattern("pattern"),ID:text("profile-format"),NAME:matchedField(
"gate-name",GATE_NAME,"not-a-gate-name"),REF:text("any-ref")};function textFlag(placeholder,help,presetText){let row={placeholder,
schema:TEXTS[placeholder],preset:null,help};return presetText===void 0?row:{...row,presetText}}function switchFlag(help){
return{placeholder:"",schema:string().transform(()=>!0),preset:!1,help}}function formatFlag(forms,help){return{placeholder:"\
FORM",schema:choice(...forms),preset:forms[0],help}}function outputOrInputFlag(outputs,expected,help){let schema=benchmarkFormat(
expected,outputs).transform(text2=>text2),setsOption=value=>!outputs.includes(value);return{...{placeholder:"FORM",schema,
preset:outputs[0],help},setsOption}}function aliasFlag(placeholder,{schema},help){return{...{placeholder,schema,preset:null,
help},setsOption:()=>!0}}var RUN=aliasFlag("COMMAND",OPTIONS.run,"The same as `-- COMMAND`, as one word.");function numberField(expected,check){
return defineField(expected,(text2,refuse)=>{let number2=parseDecimal(text2);return number2===null||number2===1/0?refuse(
"value-unreadable"):check(number2,refuse)})}var SCRIPT={takes:"script",maxWords:0,strayError:"argument-unexpected"},NOTHING={
takes:"files",maxWords:0,strayError:"arguments-unexpected"},FILES={...NOTHING,maxWords:1/0},ONE_FILE={...NOTHING,maxWords:1},
COMMANDS={check:{...SCRIPT,flags:{run:RUN,writeBaseline:switchFlag("Measure only the current state and write it to the b\
aseline. Nothing is judged."),out:textFlag("DIR","Folder for `recording.json`, `report.json`, `comment.md`, `report.html\
` and `junit.xml`.","nothing is kept"),format:outputOrInputFlag(REPORT_FORMATS,"format-or-report",`Format of the report:\
 ${FORMAT_LIST}. Any other id is the \`--input-format\`.`)}},measure:{...SCRIPT,flags:{run:RUN,out:textFlag("FILE","File\
 for the recording. Required."),format:aliasFlag("ID",OPTIONS.format,"The same as `--input-format`.")}},bisect:{...SCRIPT,
flags:{benchmarks:textFlag("GLOB","Pattern of the benchmarks to search for.","all that got worse"),minutes:{placeholder:"\
N",schema:OPTIONS.maxMinutes.schema,preset:30,help:"Time limit of the search, in minutes, after the comparison of base a\
nd head."},resume:textFlag("FILE","Continue a search that was not finished, from its recording. Commits and command must\
 be the same."),format:formatFlag(REPORT_FORMATS,`Format of the report: ${FORMAT_LIST}.`)}},doctor:{...SCRIPT,flags:{write:textFlag(
"FILE","File for the proposed configuration. An existing file is never overwritten."),format:outputOrInputFlag(["text","\
json"],"format-or-diagnosis","Format of the diagnosis: `text` or `json`.")}},report:{...FILES,flags:{format:formatFlag(REPORT_FORMATS,
`Format: ${FORMAT_LIST}.`)}},parse:{...FILES,flags:{format:{placeholder:"ID",schema:OPTIONS.format.schema,preset:OPTIONS.
format.preset,presetText:"detected",help:"Format of the files: an id that `bench-referee formats` lists."}}},init:{...SCRIPT,
flags:{name:textFlag("NAME","Name of a second gate next to the one that the repository has. It gets its own workflow, co\
nfiguration and check."),uses:textFlag("ACTION","Reference to this action in the workflow: `OWNER/bench-referee@SHA`.","\
the commit of this package or clone; if there is none, the version")}},validate:{...ONE_FILE,strayError:"too-many-files",
flags:{recording:textFlag("FILE","Recording of an earlier run, to show the results that each budget matches."),format:formatFlag(
["text","json"],"Format: `text` or `json`.")}},history:{...NOTHING,flags:{ref:{...textFlag("REF","Ref of this clone that\
 holds the history."),preset:DEFAULT_HISTORY_REF},out:textFlag("FILE","File for the output.","standard output"),format:formatFlag(
["text","html","json"],"`text`, `html` (one page without other files) or `json`."),benchmarks:textFlag("GLOB","Pattern o\
f the benchmarks to show.","all"),since:textFlag("REF","Release or commit to compare with.","the latest release, or the \
commit that most others were compared with")}},"history import":{...ONE_FILE,strayError:"too-many-imports",flags:{ref:{placeholder:"\
REF",schema:historyRef,preset:DEFAULT_HISTORY_REF,help:"Ref of this clone that gets the values."}}},"history change-poin\
ts":{...ONE_FILE,strayError:"too-many-series",flags:{method:{placeholder:"METHOD",schema:choice("ranks","e-divisive"),preset:"\
ranks",help:"`ranks`, or `e-divisive`: the procedure of apache/otava."},window:{placeholder:"N",schema:numberField("wind\
ow",(number2,refuse)=>Number.isInteger(number2)?number2:refuse("value-unreadable")),preset:null,presetText:"all values w\
ith `ranks`, 50 with `e-divisive`",help:"Number of values to search at once: 10 or more with `ranks`, 2 to 1000 with `e-\
divisive`."},p:{placeholder:"P",schema:numberField("alpha",(number2,refuse)=>number2>0&&number2<=1?number2:refuse("value\
-outside",{above:0,to:1})),preset:.001,help:"Largest p of a change point."},magnitude:{placeholder:"M",schema:numberField(
"share",(number2,refuse)=>number2>=0?number2:refuse("value-negative")),preset:0,help:"Change that a change point must ex\
ceed, as a share of the smaller level: `0.05` is 5 %."}}},"profile diff":{...FILES,flags:{format:formatFlag(["text","htm\
l","json"],"`text`, `html` (with a flame graph, one page without other files) or `json`."),inputFormat:textFlag("ID","Fo\
rmat of the profiles: `pprof`, `perf-script`, `collapsed`, `cpuprofile`, `speedscope` or `callgrind`.","detected"),out:textFlag(
"FILE","File for the output.","standard output"),touched:{placeholder:"PATHS",schema:string(),preset:"",presetText:"none",
help:"Changed paths, one on each line, as `git diff --name-only` prints them. Functions in these files come first."}}},formats:{
...NOTHING,flags:{}},demo:{...NOTHING,flags:{}}};function optionsOf(command2,options=OPTIONS){return Object.keys(options).filter(name2=>options[name2]?.flags?.includes(command2))}
function rowsOf(command2,options){let rows=COMMANDS;return{settings:optionsOf(command2,options).map(name2=>{let{terminal,
differing,...option}=options[name2];return[name2,{...option,...terminal,...differing?.[`flag ${command2}`]}]}),own:Object.
entries(rows[command2]?.flags??{})}}function flagsOf(command2,options=OPTIONS){let{settings,own}=rowsOf(command2,options);
return[...settings,...own].map(([name2,option])=>{let{help,placeholder="VALUE",preset,presetText}=option,isWithoutDefault=placeholder===
""||preset===null&&presetText===void 0;return{name:flagNameOf(name2,option),placeholder,help,preset:isWithoutDefault?null:
formatPreset(option)}})}function formatPreset({preset,presetText}){return presetText??`\`${formatOptionValue(preset)}\``}function makePositionFinder(text2){let starts=[0,...Array.from(text2.matchAll(/\n/g),({index})=>index+1)];return({from,to})=>{
let line=lineAt(starts,from),start=starts[line-1]??0,end=(starts[line]??text2.length+1)-1,whole=text2.slice(start,end).replace(
/\r$/,""),column=Math.min(from-start,whole.length)+1,length=Math.max(1,Math.min(to-start,whole.length)-(column-1));return{
line,column,length,text:whole}}}function lineAt(starts,offset){let[low,high]=[1,starts.length];for(;low<high;){let middle=Math.
ceil((low+high)/2);(starts[middle-1]??0)<=offset?low=middle:high=middle-1}return low}var ESCAPED={"'":/''|[\s\S]/y,'"':/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y};
function partOfScalar(text2,scalar,part){let source=text2.slice(scalar.from,scalar.to);if(/[\r\n]/.test(source))return scalar;
let character=ESCAPED[source[0]??""];if(character===void 0)return{from:scalar.from+part.from,to:scalar.from+part.to};let offsets=[
1];character.lastIndex=1;for(let match=character.exec(source);match!==null;match=character.exec(source)){let isWide=/^\\U/.
test(match[0])&&Number.parseInt(match[0].slice(2),16)>65535;offsets.push(...isWide?[character.lastIndex]:[],character.lastIndex)}
let at=index=>offsets[Math.min(index,offsets.length-2)]??1;return{from:scalar.from+at(part.from),to:scalar.from+at(part.
to)}}var PLAIN={BAD_ALIAS:makeMistake("yaml-star",{}),MULTIPLE_DOCS:makeMistake("yaml-two-documents",{}),TAB_AS_INDENT:makeMistake(
"yaml-tab",{})},OF_ONE_KEY=["BAD_ALIAS","BAD_DQ_ESCAPE","BAD_SCALAR_START","DUPLICATE_KEY","TAG_RESOLVE_FAILED"];function faultsIn(errors,text2){
let isIndependent=({code})=>OF_ONE_KEY.includes(code)||code==="TAB_AS_INDENT",first=errors.find(error=>!isIndependent(error));
return errors.filter(error=>error===first||isIndependent(error)).map(error=>{let[from,to]=error.pos;return{span:{from,to},
...faultIn(error,text2),isOfOneKey:OF_ONE_KEY.includes(error.code)}})}function faultIn(error,text2){let[from,to]=error.pos,
got=toQuotable(text2.slice(from,to)),plain=PLAIN[error.code];if(plain!==void 0)return plain;switch(error.code){case"DUPL\
ICATE_KEY":{let key=/^[^:\r\n]*/.exec(text2.slice(from))?.[0]??"";return{...makeMistake("yaml-key-twice",{got:toQuotable(
key)}),span:{from,to:from+key.length}}}case"TAG_RESOLVE_FAILED":return makeMistake("yaml-tag",{got,write:got});case"BAD_\
SCALAR_START":return makeMistake("yaml-unquoted",{got});case"BAD_DQ_ESCAPE":{let span={from,to:from+2};return{...makeMistake(
"yaml-escape",{got:toQuotable(text2.slice(from,from+2))}),span}}default:return brokenStructure(error,text2)}}var GLUED=/^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;
function lineFrom(text2,start){return/^[^\r\n]*/.exec(text2.slice(start))?.[0]??""}function brokenStructure(error,text2){
let{code,message}=error,[from]=error.pos,start=from===0?0:text2.lastIndexOf(`
`,from-1)+1,line=lineFrom(text2,start),span=spanIn(line,start),open=findUnclosedDelimiter(message,text2.slice(0,from));if(open!==
null)return open;if(message.startsWith("Block scalar header"))return describeUnquotedText(line,start,/[|>]\S.*$/);let glued=findMissingSpace(
line);if(glued!==null&&code!=="BLOCK_AS_IMPLICIT_KEY")return{...glued,span};if(/^\s*[\w-]+:\s*\{\{/.test(line))return describeUnquotedText(
line,start,/\{\{.*$/);if(code==="NON_STRING_KEY")return makeMistake("yaml-key-not-text",{});if(code==="BLOCK_AS_IMPLICIT\
_KEY"){if(message.startsWith("A block sequence"))return{...makeMistake("yaml-list-uneven",{}),span};if((line.match(/:(?=\s)/g)??
[]).length>1)return{...makeMistake("yaml-two-colons",{}),span:{...span,from}};let next=text2.indexOf(`
`,start)+1;return{...makeMistake("yaml-indented-key",{}),span:spanIn(lineFrom(text2,next),next)}}if(/^Implicit (?:map )?keys need/.
test(message)&&!/:(?:\s|$)/.test(line))return{...makeMistake("yaml-loose-line",{}),span};let reason=message.replace(/^./,
letter=>letter.toLowerCase());return makeMistake("yaml-unreadable",{reason})}function findUnclosedDelimiter(message,before){
let[,quote]=/^Missing closing (["'])quote/.exec(message)??[];if(quote!==void 0){let opened=before.lastIndexOf(quote);return{
...makeMistake("yaml-quote-open",{write:quote}),span:{from:opened,to:opened+1}}}let[,,close]=/^Flow (\w+) in block collection .* end with a (\]|\})/.
exec(message)??[];return close===void 0?null:{...makeMistake("yaml-bracket-open",{write:close,line:before.split(`
`).length}),span:openBracket(before,close==="]"?"[":"{")}}function describeUnquotedText(line,start,pattern){let{index,0:value}=pattern.
exec(line)??{index:0,0:line},span={from:start+index,to:start+index+value.length};return{...makeMistake("yaml-unquoted",{
got:toQuotable(value)}),span}}function openBracket(text2,kind){let open=[];for(let{0:token,index}of text2.matchAll(/(?<=[\s,[{:])(?:"(?:\\.|[^"\\])*"|'[^']*'|#.*)|[[\]{}]/g))
token==="["||token==="{"?open.push(index):(token==="]"||token==="}")&&open.pop();let from=open.findLast(at=>text2[at]===
kind)??Math.max(0,text2.length-1);return{from,to:from+1}}function findMissingSpace(text2){let{key,value}=GLUED.exec(text2)?.
groups??{};if(key===void 0)return null;let[got,write]=[toQuotable(`${key}:${value}`),toQuotable(`${key}: ${value}`)];return makeMistake(
"yaml-space-missing",{got,write})}function spanIn(line,start){let text2=line.replace(/\s+#.*$/,"").trimEnd(),indent=/^[ -]*/.
exec(text2)?.[0].length??0;return{from:start+indent,to:start+text2.length}}function danglingAlias(name2){let got=toQuotable(
`*${name2}`),data={got,write:got};return makeMistake("yaml-alias-unknown",/^[\w-]+$/.test(name2)?{...data,anchor:`&${name2}`}:
data)}var REPLACEMENT="\uFFFD",UTF_16=/^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/,FALSE_INDENT=/^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu,
HIDDEN=new RegExp("(?![\\t\\n\\r\\u0085])\\p{Cc}|[\\u202a-\\u202e\\u2066-\\u2069]","gu");function textFaults(text2){if(UTF_16.
test(text2))return[makeMistake("text-utf-16",{})];let bad=text2.indexOf(REPLACEMENT);if(bad!==-1)return[{...makeMistake(
"text-not-utf-8",{}),span:{from:bad,to:bad+1}}];if(text2.includes("\r")&&!text2.includes(`
`))return[makeMistake("text-carriage-returns",{})];let hidden=[...text2.matchAll(HIDDEN)].map(({0:{length},index})=>({...makeMistake(
"text-invisible",{}),span:{from:index,to:index+length}}));return hidden.length>0?hidden:[...text2.matchAll(FALSE_INDENT)].
map(({index,1:spaces="",2:blanks=""})=>({...makeMistake("text-false-indent",{}),span:{from:index+spaces.length,to:index+
spaces.length+blanks.length}}))}var MAX_SUGGESTIONS=200;function explainIssues(schema,issues){let meant=new Set;return issues.flatMap(issue=>{let path=issue.
path.map(step=>typeof step=="number"?step:String(step));if(issue.code==="unrecognized_keys"){let known=keysAt(schema,path);
return issue.keys.map((key,index)=>{let right=index<MAX_SUGGESTIONS?suggestWord(key,known):null;return meant.add(JSON.stringify(
[...path,right])),{path:[...path,key],part:"key",...findKeyMistake([...path,key],known,right),within:null}})}if(issue.code===
"invalid_type")return[{path,...findMismatch(issue),within:null}];if(issue.code!=="custom")return[{path,part:"value",...makeMistake(
"value-not-allowed",{}),within:null}];let{code,data,within=null}=issue.params,found=typeof issue.input=="string"?{got:toQuotable(
issue.input)}:{},all={...decodeExpectation(issue.message),...found,...data};return[{path,part:"value",code,data:all,within}]}).
filter(({path,code})=>code!=="key-missing"||!meant.has(JSON.stringify(path)))}function findKeyMistake(path,known,meant){
let key=String(path.at(-1));if(path.length===1&&namesNotInFile(OPTIONS).includes(key)){let isInput=Object.entries(OPTIONS).
some(([name2,{inputs}])=>inputs&&toKebabCase(name2)===key);return makeMistake("key-not-in-file",isInput?{input:key}:{flag:`\
--${key}`})}return key==="<<"?makeMistake("keys-merged",{}):makeMistake("key-unknown",omitNull({known,write:meant}))}var KINDS={
string:"value",array:"list"};function findMismatch({expected,input,message}){let advice=decodeExpectation(message);if(input===
void 0)return{part:"key",...makeMistake("key-missing",advice)};if(input===null)return{part:"key",...makeMistake("value-m\
issing",advice)};let wanted=KINDS[expected]??"mapping";if(typeof input!="string"){let found=Array.isArray(input)?"list":
"mapping";return{part:"key",...makeMistake("kind-wrong",{...advice,wanted,found})}}let mismatch={...advice,wanted,found:"\
value",got:toQuotable(input)};return{part:"value",...findMissingSpace(input)??makeMistake("kind-wrong",mismatch)}}function keysAt(schema,path){
if(schema instanceof ZodOptional)return keysAt(schema.unwrap(),path);let inner=schema instanceof ZodType?innerSchemaOf(schema):
void 0;if(inner!==void 0)return keysAt(inner,typeof path[0]=="number"?path.slice(1):path);if(schema instanceof ZodPipe)return keysAt(
schema.in,path);let[step,...rest]=path;return schema instanceof ZodObject?step===void 0?Object.keys(schema.shape):keysAt(
schema.shape[step],rest):schema instanceof ZodArray?keysAt(schema.element,rest):schema instanceof ZodRecord?keysAt(schema.
valueType,rest):[]}function inputsOf(action,options=OPTIONS){return Object.keys(options).filter(name2=>options[name2]?.inputs?.includes(action))}
function parseInputs(get,action,options=OPTIONS){let texts=inputsOf(action,options).flatMap(name2=>{let text2=get(toKebabCase(
name2)),location=atInput(toKebabCase(name2));return text2.trim()===""?[]:[{name:name2,schema:options[name2].schema,text:text2,
location}]}),errors=[],entries=checkTexts(texts,errors);return throwErrors(errors),Object.fromEntries(entries)}function findUnknownInputs(get,action,options=OPTIONS){
let isSet=([name2,{inputs=[]}])=>!inputs.includes(action)&&get(toKebabCase(name2)).trim()!=="",rows=Object.entries(options).
filter(isSet);if(rows.length===0)return null;let keys=rows.flatMap(([name2,{key,inPlace}])=>inPlace??(key===void 0?[]:toKebabCase(
name2))),flags=rows.flatMap(([name2,{key,flags:flags2,inputs}])=>key===void 0&&inputs===void 0&&flags2!==void 0?`--${toKebabCase(
name2)}`:[]),path=get("config").trim()||OPTIONS.config.preset;return makeWarning("inputs-unknown",rows.flatMap(([name2])=>atInput(
toKebabCase(name2))),{...keys.length>0&&{keys,path},...flags.length>0&&{flags}})}function checkInputsAgainstFile(given,file,path){
let ofFile=file??{},errors=Object.entries(given).flatMap(([name2,value])=>{let other=ofFile[name2];if(other===void 0||comparable(
value)===comparable(other))return[];let data={got:formatValue2(value),written:formatValue2(other),path,key:toKebabCase(name2)};
return[makeError("input-differs-from-file",atInput(toKebabCase(name2)),data,{failure:"configuration"})]});throwErrors(errors)}
function comparable(value){return JSON.stringify(value,(_,part)=>typeof part=="string"?part.trim():part)}function formatValue2(value){
return Array.isArray(value)&&value.length===1?formatValue2(value[0]):typeof value=="string"?value.trim():formatOptionValue(
value)??JSON.stringify(value)}function checkTexts(texts,errors){return texts.flatMap(({name:name2,schema,text:text2,location})=>{
let parsed=schema.safeParse(text2,{reportInput:!0});if(parsed.success)return[[name2,parsed.data]];for(let mistake of explainIssues(
schema,parsed.error.issues))errors.push(toError(mistake,location));return[]})}function parseArgs(command2,argv,options=OPTIONS){let words=parseFlags(argv,flagSpecOf(command2,options)),{takes,maxWords,
strayError}=COMMANDS[command2],isScript=takes==="script",files=[...words.positionals,...isScript?[]:words.command??[]],stray=files[maxWords];
if(stray!==void 0)throw userError(strayError,about("command line"),{got:stray});let script2=isScript&&words.command!==null?
scriptOf(words.command):null,run=words.values.get("run");if(script2!==null&&run!==void 0)throw userError("flag-repeated",
atFlag("run"),{got:run});let errors=[],check=rows=>{let texts=rows.flatMap(([name2,option])=>{let flag=flagNameOf(name2,
option),text2=flag==="--"?script2:words.values.get(flag);return text2==null?[]:[{name:name2,schema:option.schema,text:text2,
location:atFlag(flag==="--"?"":flag)}]});return checkTexts(texts,errors)},{settings,own}=rowsOf(command2,options),flags=COMMANDS[command2].
flags,values=check(own),setsOption=([name2,value])=>flags[name2].setsOption?.(value)===!0,given=Object.fromEntries([...values.
filter(setsOption),...check(settings)]);throwErrors(errors);let others=Object.fromEntries(values.filter(entry2=>!setsOption(
entry2)));return{...resolveValues(flags,others),given,files,script:script2}}function flagSpecOf(command2,options=OPTIONS){
let flags=flagsOf(command2,options).filter(({name:name2})=>name2!=="--");return new Map(flags.map(({name:name2,placeholder})=>[
name2,placeholder!==""]))}function scriptOf(words){let[first,...rest]=words;if(first===void 0||words.every(word=>word.trim()===
""))throw userError("no-command-after-dashes",atFlag(""),{});return rest.length===0?first:(rejectLostVariable(words),words.
map(quoteShellWord).join(" "))}var OWN_VARIABLE=/\$\{?BENCH_REFEREE_/,SCRIPT_FLAG=/^-\w*c$/;function rejectLostVariable(words){
let lost=words.find((word,index)=>OWN_VARIABLE.test(word)&&!SCRIPT_FLAG.test(words[index-1]??""));if(lost===void 0)return;
let quote=word=>`"${word.replaceAll(/["\\`]/g,"\\$&")}"`,script2=words.map(word=>OWN_VARIABLE.test(word)?quote(word):quoteShellWord(
word));throw userError("variable-in-word",atFlag(""),{got:lost,write:`-- ${quoteShellWord(script2.join(" "))}`})}function parseFlags(argv,spec){
let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],errors=[];for(let word=words.
shift();word!==void 0;word=words.shift()){let[,name2,joined]=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word)??[];if(name2===void 0){
word==="-"||!word.startsWith("-")?positionals.push(word):errors.push(makeError("not-a-flag",about("command line"),{got:word}));
continue}let next=spec.get(name2)===!0&&joined===void 0?words[0]:void 0,value=next===void 0||isFlag(next,spec)?joined:words.
shift(),mistake=findMistake({name:name2,value,next,isRepeated:values.has(name2)},spec);mistake===null?values.set(name2,value??
""):errors.push(toError(mistake,atFlag(name2)))}return throwErrors(errors),{values,positionals,command:end===-1?null:argv.
slice(end+1)}}function isFlag(word,spec){let[name2=""]=word.replace(/^-/,"").split("=");return word.startsWith("--")||word.
startsWith("-")&&spec.has(name2)}function findMistake({name:name2,value,next,isRepeated},spec){if(!spec.has(name2)){let meant=suggestWord(
name2,[...spec.keys()]),known=[...spec.keys()].map(flag=>`--${flag}`);return makeMistake("flag-unknown",omitNull({known,
write:meant&&`--${meant}`}))}if(spec.get(name2)===!1)return value===void 0?null:makeMistake("flag-with-value",{flag:`--${name2}`,
got:value});let usage=`--${name2} VALUE`;return value===void 0&&next!==void 0?makeMistake("flag-before-flag",{usage,joined:`\
--${name2}=${next}`,got:next}):value===void 0?makeMistake("flag-without-value",{usage}):isRepeated?makeMistake("flag-rep\
eated",{got:value}):null}function groupBy(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group===
void 0?groups.set(key,[item]):group.push(item)}return groups}var FORMATS=new Set(["go"]);function gomaxprocsSuffixOf({schedule:{format},series}){let namesOn=side=>series.filter(one=>one[side].
values.length>0).map(({name:name2})=>name2),onBase=namesOn("base");return FORMATS.has(format)?findSharedSuffix(onBase.length>
0?onBase:namesOn("head")):""}function findSharedSuffix(names){let suffix=/-\d+$/.exec(names[0]??"")?.[0]??"";return names.
every(name2=>name2.endsWith(suffix))?suffix:""}function listNameVariants(name2,suffix){return suffix!==""&&name2.endsWith(
suffix)?[name2,name2.slice(0,-suffix.length)]:[name2]}export{iso_exports,relativeWorseningOf,worseSign,orientInterval,isOver,robustSpread,MAX_SIDE,sortSides,testFastestThird,
relativeWidthOfFastest,smallestFastestThirdP,estimateFastestThird,RULES,LEVELS,UNDECIDED,MAX_PERCENT,isAboutChange,isAbsoluteLimit,
isDecidedByTest,hasStoppedEarly,STATES,failsStep,exitCodeOf,toCheckConclusion,canBeAccepted,annotationLevelOf,toBaseUnit,
isMapping,compareTexts,groupedNameKeyOf,benchmarkKeyOf,MAX_JOBS,parseShard,makeUnknownShard,formatShard,sortBenchmarks,listOwn,
isEmptyShard,shareOf,parseCpuList,renderCpuList,parseNumberSeries,toKebabCase,flagNameOf,presetsOf,omitHistoryKeys,resolveValues,
formatOptionValue,JUDGING_OPTIONS,PROFILE_FORMAT_IDS,formatSource,MEASURING_OPTIONS,DEFAULT_HISTORY_REF,RECORDED_EVENTS,
groupOfLeg,historyKeyOf,COMMIT_OPTIONS,PUBLISHING_OPTIONS,gomaxprocsSuffixOf,findSharedSuffix,listNameVariants,groupBy,OPTIONS,
DEFAULTS,ACTION_COMMIT_DEFAULTS,TERMINAL_COMMIT_DEFAULTS,fileSchema,makePositionFinder,partOfScalar,faultsIn,danglingAlias,
textFaults,explainIssues,parseInputs,findUnknownInputs,checkInputsAgainstFile,repairUnit,isGarbledUnit,decodeText,cleanText,
splitLines,countLineFeeds,truncateFirstLine,truncate,parseArgs};
