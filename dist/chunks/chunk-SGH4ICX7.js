import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{COMMAND_NAME,COMPARE_FORMATS,COUNTED,GO_SPACE,MAX_PROFILE_RUNS,NEVER,PROFILE_FORMAT_IDS,REPORT_FORMATS,ZodISODate,
ZodISODateTime,ZodISODuration,ZodISOTime,_isoDate,_isoDateTime,_isoDuration,_isoTime,_null,about,array,findUnitWord,isDay,
makeError,nameCommands,parseUnit,record,strictObject,string,suggestWord,tidyGoUnit,tidyUnit,toMetricUnit,unknown}from"./chunk-2JAFU472.js";
import{__export,__require}from"./chunk-E4HB5Y7J.js";function isAlwaysHarmless(){return!0}function toKebabCase(name2){return name2.replaceAll(/[A-Z]/g,letter=>`-${letter.toLowerCase()}`)}function presetsOf(rows){
let entries=Object.entries(rows).map(([name2,{preset}])=>[name2,preset]);return Object.fromEntries(entries)}function resolveValues(rows,...sources){
let given=Object.assign({},...sources),entries=Object.entries(rows).map(([name2,{preset}])=>[name2,given[name2]??preset]);
return Object.fromEntries(entries)}function formatOptionValue(value){return typeof value!="object"?String(value):value===
null||!("min"in value&&"max"in value)?null:value.min===value.max?String(value.min):`${value.min}..${value.max}`}var SCALAR=["string","number","boolean"],DECIMAL=String.raw`(?:\d+(?:\.\d*)?|\.\d+)`,EXPONENT=String.raw`(?:[eE][+-]?\d+)?`,
ANY_TEXT={type:SCALAR,pattern:String.raw`\S`},EXPRESSION={type:SCALAR},TRUTH={type:["boolean","string"],pattern:"^(?:[tT\
][rR][uU][eE]|[fF][aA][lL][sS][eE])$"},ROUNDS=String.raw`0*[1-9]\d*`;function roundsOf(bounds){let pattern2=String.raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;
return{type:["integer","string"],...bounds,pattern:pattern2}}function natural(bounds){return{type:["number","string"],minimum:0,
...bounds,pattern:String.raw`^\s*\+?${DECIMAL}${EXPONENT}\s*$`}}function positive(bounds){let pattern2=String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`;
return{type:["number","string"],exclusiveMinimum:0,...bounds,pattern:pattern2}}function integer(bounds){return{type:["in\
teger","string"],...bounds,pattern:String.raw`^\s*[+-]?\d{1,3}\s*$`}}var PERCENTAGE={type:"string",pattern:String.raw`^\s*\+?(?:0*\d{1,6}(?:\.\d*)?|\.\d+)\s*%\s*$`},
NO_RATIO=String.raw`(?![\s\S]*%\s*[oO][fF]\b)`,UNIT=String.raw`(?:[^\d\s.,+-][\s\S]*)?`,QUANTITY={type:["number","string"],
pattern:String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`},MAGNITUDE={type:["number","string"],minimum:0,
pattern:String.raw`^${NO_RATIO}\s*(?:\+|-(?=[0.]+(?:[^\d.]|$)))?${DECIMAL}${EXPONENT}\s*${UNIT}$`},INNER_PATH={type:SCALAR,
pattern:String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`},CPUS=String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`,CPU_LIST={type:[
"integer","string"],minimum:0,pattern:`^${CPUS}(?:,${CPUS})*$`};function oneOf(words){return{type:"string",enum:[...words]}}
function orNull(schema){return{anyOf:[schema,{type:"null"}]}}function mappingOf(properties2,required){return{type:"objec\
t",properties:properties2,required:[...required],additionalProperties:!1}}function oneOrSeveral(one){return{anyOf:[one,{
type:"array",items:one,minItems:1}]}}function makeMistake(code,data){return{code,data}}function toError({code,data},location,excerpt){return makeError(code,location,
data,excerpt&&{excerpt})}function encodeExpectation(expected){return JSON.stringify(typeof expected=="string"?{expected}:
{known:expected})}function decodeExpectation(message){return JSON.parse(message)}var MAX_CHARACTERS=60;function toQuotable(text2){
let line=text2.trim().replaceAll(/\s+/g," ").replaceAll(/[\p{Cc}\p{Cf}]/gu,"?"),characters=[...line];return characters.length<=
MAX_CHARACTERS?line:`${characters.slice(0,MAX_CHARACTERS-1).join("")}\u2026`}var iso_exports={};__export(iso_exports,{ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,
ZodISOTime:()=>ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time});function datetime(params){return _isoDateTime(ZodISODateTime,params)}function date(params){return _isoDate(ZodISODate,params)}
function time(params){return _isoTime(ZodISOTime,params)}function duration(params){return _isoDuration(ZodISODuration,params)}function defineField(expected,parse,shape=ANY_TEXT){let message=encodeExpectation(expected);return string({error:message}).
transform((text2,context)=>{let refuse=(code,data={})=>(context.issues.push({code:"custom",input:text2,message,params:{code,
data}}),NEVER);return text2.trim()===""?refuse("value-empty"):text2.includes("\0")?refuse("null-character"):parse(text2,
refuse)}).meta(shape)}var text=expected=>defineField(expected,value=>value);function listOf(element,expected,findMistake=()=>null){
let list=array(element).superRefine((values,context)=>{let mistake=values.length===0?makeMistake("list-empty",{}):findMistake(
values);mistake===null||context.issues.length>0||context.addIssue({code:"custom",input:values,message:encodeExpectation(
expected),params:mistake})}),isList=value=>Array.isArray(value),field=chooseSchema(value=>isList(value)?list:element.transform(
one=>[one]));return remember(field.meta(oneOrSeveral(element.meta()??{})),element)}function textOrMapping(text2,mapping,shape){
let isMapping=value=>typeof value=="object"&&value!==null&&!Array.isArray(value),field=chooseSchema(value=>isMapping(value)?
mapping:text2);return remember(field.meta({anyOf:[text2.meta()??{},shape]}),mapping)}function orNull2(schema){return chooseSchema(
value=>value===null?_null():schema).meta(orNull(schema.meta()??{}))}function chooseSchema(schemaFor){return unknown().transform(
(value,context)=>{let parsed=schemaFor(value).safeParse(value,{reportInput:!0});return parsed.success?parsed.data:(context.
issues.push(...parsed.error.issues),NEVER)})}var INNER=new WeakMap;function remember(field,inner){return INNER.set(field,
inner),field}function innerSchemaOf(field){return INNER.get(field)}function choice(...words){return choiceWithAliases(words,
new Map)}function choiceWithAliases(words,aliases,expected=words){return defineField(expected,(value,refuse)=>{let found=words.
find(word=>word===value)??aliases.get(value);if(found!==void 0)return found;let meant=suggestWord(value,[...words,...aliases.
keys()]);return refuse("value-unknown",meant===null?{}:{write:meant})},oneOf([...words,...aliases.keys()]))}function compareTexts(one,other){return one===other?0:one===null||other===null?one===null?1:-1:one<other?-1:1}function groupedNameKeyOf({group,name:name2}){return JSON.stringify([group,name2])}function benchmarkKeyOf({command:command2,
group,name:name2}){return JSON.stringify([command2,group,name2])}var MAX_JOBS=256;function parseShard(text2){let[,index,count]=/^(\d{1,3})\/(\d{1,3})$/.exec(text2.trim())?.map(Number)??
[];return index===void 0||count===void 0?null:index>=1&&index<=count&&count<=MAX_JOBS?{index,count}:null}function withUnknownBenchmarks(text2){
let number=parseShard(text2??"");return number===null?{}:{shard:{...number,benchmarks:[]}}}function formatShard({index,count}){
return`${index}/${count}`}function sortBenchmarks(benchmarks){return[...new Map(benchmarks.map(({command:command2,group,
name:name2})=>[benchmarkKeyOf({command:command2,group,name:name2}),{command:command2,group,name:name2}])).values()].sort(
(one,other)=>compareTexts(one.command,other.command)||compareTexts(one.group,other.group)||compareTexts(one.name,other.name))}
function listOwn({index,count,benchmarks}){return benchmarks.filter((_,at2)=>at2%count===index-1)}function isEmptyShard(shard2){
return shard2.benchmarks.length>0&&listOwn(shard2).length===0}function shareOf(shard2){let own=listOwn(shard2).length;return own===
0?1:own/shard2.benchmarks.length}var LEVELS=["fail","warn","report"];function isAboutChange({anchored}){return anchored===void 0}function isAbsoluteLimit(kind){return kind==="max"||kind==="\
min"}function hasStoppedEarly({head},{early}){return early!==void 0&&(head?.rounds.at(-1)??0)<=early.rounds}var STATES=[
"regression","improvement","unchanged","inconclusive","new","removed","failed"];function parseCpuList(text2){let cpus=new Set;for(let part of text2.split(",")){let match=/^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.
exec(part);if(match===null)return null;let first=Number(match[1]),last=Number(match[2]??match[1]);if(last<first||last>=8192)
return null;for(let cpu=first;cpu<=last;cpu+=1)cpus.add(cpu)}return[...cpus].sort((left,right)=>left-right)}function renderCpuList(ascending){
let runs2=[];for(let cpu of ascending){let run=runs2.at(-1);run!==void 0&&run[1]===cpu-1?run[1]=cpu:runs2.push([cpu,cpu])}
return runs2.map(([first,last])=>first===last?`${first}`:`${first}-${last}`).join(",")}function parseDecimal(text2){return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text2.trim())?Number(text2):null}var QUANTITY2=/^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;function parseQuantity(text2){let match=QUANTITY2.
exec(text2),value=Number(match?.[1]);if(match===null||!Number.isFinite(value))return null;let unit=(match[2]??"").trim();
return/^[.,+-]/.test(unit)?null:{value,unit,text:text2.trim()}}function toBaseUnit(quantity2,unit){let converted=convert(
quantity2,unit);return converted===null||Number.isFinite(converted)?converted:null}function convert({value,unit:written},unit){
let wanted=parseUnit(unit);if(written==="")return value===0||wanted.kind==="other"?value:null;let tidied=tidyUnit(written);
if(tidied.unit===unit)return value*tidied.factor;let[above="",...below]=written.split("/").map(part=>part.trim());return fitsDenominator(
below,wanted)?convertNumerator(value,above,wanted):null}function fitsDenominator(below,wanted){return wanted.rate?below.
length===1&&parseUnit(`1/${below[0]}`).rate:below.every(word=>wanted.denominator.includes(word))}function convertNumerator(value,above,wanted){
if(above===""||above==="1")return wanted.rate||wanted.kind==="other"?value:null;let word=findUnitWord(above);return word===
null?wanted.kind==="other"&&wanted.numerator.includes(above)?value:null:wanted.kind===(word.base==="sec"?"time":"size")?
value*word.factor/wanted.factor:null}import{posix}from"node:path";var yesOrNo=defineField("boolean",(value,refuse)=>{if(/^true$/i.test(value))return!0;if(/^false$/i.test(value))return!1;
let meant=/^(?:yes|y|on|1)$/i.test(value)?"true":/^(?:no|n|off|0)$/i.test(value)?"false":null;return refuse("value-unrea\
dable",meant===null?{}:{write:meant})},TRUTH),MAX_ROUNDS=1e3,rounds=defineField("rounds",(value,refuse)=>{let match=/^(\d+)(?:\s*\.\.\s*(\d+))?$/.
exec(value.trim());if(match===null){let other=/^(\d+)\s*(?:-|–|to|until|\.{3,}|…|:|,|;|\/|\.{2}=)\s*(\d+)$/.exec(value.
trim());if(other===null)return refuse("value-unreadable");let ends=[other[1],other[2]].map(Number).toSorted(compareNumbers);
return refuse("value-unreadable",{write:ends.join("..")})}let min2=Number(match[1]),max2=Number(match[2]??match[1]);return min2<
1||max2>MAX_ROUNDS?refuse("value-outside",{from:1,to:MAX_ROUNDS}):min2<=max2?{min:min2,max:max2}:refuse("range-backwards",
{write:`${max2}..${min2}`})},roundsOf({minimum:1,maximum:MAX_ROUNDS})),MAX_MINUTES=7200;function suggestMinutes(value){let inMinutes=/^(\d+) ?m(?:ins?|inutes?)?$/i.
exec(value.trim()),[,write]=inMinutes??[];return write===void 0?suggestDecimalPoint(value):{write}}var minutes=defineField(
"minutes",(value,refuse)=>{let number=parseDecimal(value);return number===null?refuse("value-unreadable",suggestMinutes(
value)):number>0&&number<=MAX_MINUTES?number:refuse("value-outside",{above:0,to:MAX_MINUTES})},positive({maximum:MAX_MINUTES})),
minutesOrNone=defineField("minutes",(value,refuse)=>{let number=parseDecimal(value);return number===null?refuse("value-u\
nreadable",suggestMinutes(value)):number>=0&&number<=MAX_MINUTES?number:refuse("value-outside",{from:0,to:MAX_MINUTES})},
natural({maximum:MAX_MINUTES})),cpuList=defineField("cpus",(value,refuse)=>{let cpus=parseCpuList(value);return cpus===null?
refuse("value-unreadable"):renderCpuList(cpus)},CPU_LIST),niceness=defineField("niceness",(value,refuse)=>{if(!/^[+-]?\d{1,3}$/.
test(value.trim()))return refuse("value-unreadable");let number=Number(value);return number>=-20&&number<=19?number:refuse(
"value-outside",{from:-20,to:19})},integer({minimum:-20,maximum:19})),legs=defineField("legs",(value,refuse)=>{let number=parseDecimal(
value);return number===null||!Number.isInteger(number)?refuse("value-unreadable"):number>=1&&number<=MAX_JOBS?number:refuse(
"value-outside",{from:1,to:MAX_JOBS})}),shard=defineField("shard",(value,refuse)=>{let parsed=parseShard(value);return parsed===
null?refuse("value-unreadable"):formatShard(parsed)}),alpha=defineField("alpha",(value,refuse)=>{let number=parseDecimal(
value);if(number===null){let percent=/^(\d+(?:\.\d+)?) ?%$/.exec(value.trim());return percent===null?refuse("value-unrea\
dable",suggestDecimalPoint(value)):refuse("value-unreadable",{write:formatShortest(Number(percent[1])/100)})}return number>
0&&number<=.5?number:refuse("value-outside",{above:0,to:.5})},positive({maximum:.5})),day=defineField("day",(value,refuse)=>isDay(
value.trim())?value.trim():refuse("value-unreadable"));function innerPath(expected){return defineField(expected,(value,refuse)=>{
let path=posix.normalize(value.replaceAll("\\","/"));return path.startsWith("/")||/^[a-z]:/i.test(path)?refuse("path-abs\
olute"):path===".."||path.startsWith("../")?refuse("path-outside"):path},INNER_PATH)}var filePattern=defineField("file-p\
attern",(value,refuse)=>{if(/^!+\s*$/.test(value))return refuse("pattern-of-nothing");if(value.startsWith("!!"))return refuse(
"pattern-negated-twice");if(value!==value.trim())return refuse("pattern-with-blanks");let path=value.replace(/^!/,"").replaceAll(
"\\","/");if(path.startsWith("/")||/^[a-z]:/i.test(path))return refuse("path-absolute");let normal=posix.normalize(path);
return normal===".."||normal.startsWith("../")?refuse("path-outside"):`${value.startsWith("!")?"!":""}${normal}`});function ref(expected){
return defineField(expected,(value,refuse)=>value.startsWith("-")?refuse("ref-with-dash"):isRefName(value)?value:refuse(
"value-unreadable"))}function isRefName(text2){return!/^[-^]|[\s\p{Cc}:?*[\\]|\.\./u.test(text2)}var NOT_ANCHORS=["base",
"head","merge","merge-base","target","worktree"],anchor=defineField("anchor",(value,refuse)=>NOT_ANCHORS.includes(value)?
refuse("value-not-allowed"):isRefName(value)?value.replace(/^refs\/tags\//,""):refuse("value-unreadable"),{...ANY_TEXT,not:{
enum:NOT_ANCHORS}}),historyRef=defineField("history-ref",(value,refuse)=>/^refs(?:\/[\w.-]+){2,}$/.test(value)&&!/\.\.|\/\.|\.(?:\/|$)|\.lock$/.
test(value)?value:refuse("value-unreadable")),MAX_NAME_CHARACTERS=100,name=defineField("name",(value,refuse)=>new RegExp(
"\\p{Cc}","u").test(value)?refuse("value-with-line-break"):value.length<=MAX_NAME_CHARACTERS?value:refuse("value-too-lon\
g",{characters:value.length})),quantity=defineField("quantity",parseQuantityField,QUANTITY),magnitude=defineField("magni\
tude",(value,refuse)=>{let read=parseQuantityField(value,refuse);return read.value<0?refuse("value-negative"):read},MAGNITUDE);
function parseQuantityField(value,refuse){return/%\s*of\b/i.test(value)?refuse("ratio-as-quantity"):parseQuantity(value)??
refuse("value-unreadable",suggestDecimalPoint(value))}function suggestDecimalPoint(value){let[,number="",rest=""]=/^([+-]?\d[\d,]*)(.*)$/s.
exec(value.trim())??[];return number.includes(",")?/^[+-]?\d{1,3}(?:,\d{3})+$/.test(number)?{write:`${number.replaceAll(
",","")}${rest}`,hasThousands:!0}:/^[^,]*,\d+$/.test(number)?{write:`${number.replace(",",".")}${rest}`}:{}:{}}function compareNumbers(one,other){
return one-other}var percentage=defineField("percentage",(value,refuse)=>{let match=/^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.
exec(value.trim().replaceAll(/\s+/g," "));if(match===null)return parseQuantity(value)===null?refuse("value-unreadable",suggestDecimalPoint(
value)):refuse("amount-as-change");let[,sign,digits="",percent,ofBase]=match,number=Number(digits);if(number>1e5)return refuse(
"value-outside",{from:0,to:1e5});if(percent==="")return refuse("percent-sign-missing",{write:suggestPercentage(number)});
if(sign==="-")return refuse("percentage-negative",{write:`${digits}%`});if(ofBase===void 0)return number/100;let change=number<
50?number:Math.abs(number-100);return refuse("ratio-as-change",{write:`${formatShortest(change)}%`})},PERCENTAGE);function suggestPercentage(number){
return`${formatShortest(number>0&&number<1?number*100:number)}%`}function formatShortest(number){return String(Number(number.
toPrecision(12)))}var WORDS=["base","head","worktree"],SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/,configSource=defineField("con\
fig-source",(value,refuse)=>{if(WORDS.includes(value)||SHA.test(value))return value;let meant=suggestWord(value,WORDS);return refuse(
"value-unknown",meant===null?{}:{write:meant})});var READING={inputs:["gate","measure","report"],flags:["check","measure","bisect","doctor","report"]},COMMIT_OPTIONS={base:{
inputs:["gate","measure"],flags:["check","measure","bisect"],schema:ref("base-ref"),preset:"merge-base",placeholder:"REF",
help:"Commit to compare with: `merge-base`, `target` (the tip of the base branch), `latest-release` (the highest version\
 among the tags before head), a branch, a tag or a full SHA.",repeat:{valueOf:({recording})=>recording.commits.base.sha,
isHarmless:isAlwaysHarmless}},head:{inputs:["gate","measure"],flags:["check","measure","bisect","doctor"],schema:ref("he\
ad-ref").refine(ref2=>ref2!=="worktree",{error:encodeExpectation("head-ref"),params:makeMistake("only-on-command-line",{})}),
preset:"head",placeholder:"REF",help:"Commit to measure: `head` (of the pull request), `merge` (its merge commit), a bra\
nch, a tag or a full SHA.",terminal:{schema:ref("local-ref"),preset:"worktree",help:"Commit to measure: `worktree` (with\
 uncommitted changes), `head`, a branch, a tag or a SHA."},repeat:{valueOf:({recording:{commits}})=>commits.head.how==="\
worktree"?"worktree":commits.head.sha,isHarmless:isAlwaysHarmless}},config:{inputs:[...READING.inputs,"record"],flags:READING.
flags,schema:text("config-path"),preset:".github/bench-referee.yml",placeholder:"FILE",help:"Path of the configuration f\
ile. The default file may be missing, another one may not.",repeat:{valueOf:({commits})=>commits.config,isHarmless:isAlwaysHarmless}},
configFrom:{inputs:READING.inputs,flags:["check","measure","bisect","doctor"],schema:choice("base","head"),preset:"base",
placeholder:"WHERE",help:"Side whose configuration file applies: `base` or `head`. With `base`, a pull request cannot re\
lax its own limits.",terminal:{schema:configSource,preset:"worktree",help:"Where the configuration file is read: `worktr\
ee`, `base`, `head` or the full SHA of a commit."},repeat:{valueOf:({commits})=>commits.configFrom,isHarmless:isAlwaysHarmless}},
recordings:{inputs:["report","record"],schema:text("recordings"),preset:"bench-referee/**/*.json",help:"Pattern of the r\
ecording files, relative to the workspace. Recordings of the same two commits become one report.",differing:{"input reco\
rd":{help:"Pattern of the recording files, relative to the workspace. Recordings of the same two commits become one run \
of the history."}},repeat:"the command measures by itself"}};var DEFAULT_HISTORY_REF="refs/bench-referee/history";function groupOfLeg(group,leg){return group===null?leg:`${leg}: ${group}`}
function historyKeyOf({command:command2,group,name:name2,metric}){return JSON.stringify([command2,group,name2,metric])}var HISTORY_OPTIONS={ref:{inputs:["report","record"],schema:historyRef,preset:DEFAULT_HISTORY_REF,help:"Ref of the repos\
itory that holds the history. It need not be a branch.",differing:{"input report":{help:"Ref of the repository that hold\
s the history, for `issue`.",presetText:"the `history-ref`"}},repeat:"it has no influence on a run"},issue:{inputs:["rep\
ort"],schema:yesOrNo,preset:!1,help:"Whether to keep an issue about confirmed steps of the history: `true` or `false`. I\
t is opened for the first one and closed when no result is worse any more. The token needs `issues: write`.",repeat:"a c\
ommand line writes no issue"}};var NAME="BenchstatError";function throwBenchstatError(message,at2=null){let error=new Error(message);throw error.name=NAME,
Object.assign(error,{at:at2})}function benchstatMessageOf(thrown){return thrown instanceof Error&&thrown.name===NAME?thrown.
message:null}function errorOffsetOf(thrown){return benchstatMessageOf(thrown)===null||!(thrown instanceof Error&&"at"in thrown)?
null:typeof thrown.at=="number"?thrown.at:null}function toBytes(text2){return Buffer.from(text2,"utf8").toString("latin1")}function fromBytes(bytes){return Buffer.from(
bytes,"latin1").toString("utf8")}var BEYOND_ASCII=/[\x80-\xff]/,CHARACTER=/[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|[\x80-\xff]/g;
function charactersOf(bytes){return bytes.match(CHARACTER)??[]}function width(bytes){return BEYOND_ASCII.test(bytes)?charactersOf(
bytes).length:bytes.length}var BLANK=new RegExp(`^[${GO_SPACE}]*$`);var SPACE_AT_START=new RegExp(`^[${GO_SPACE}]`);function isBlank(bytes){let first=bytes.charCodeAt(0);return!(first>32&&
first<127)&&BLANK.test(fromBytes(bytes))}function formatShortestNumber(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":
"+Inf";if(value===0)return Object.is(value,-0)?"-0":"0";let magnitude2=Math.abs(value);if(magnitude2>=1e-4&&magnitude2<1e6)
return String(value);let[digits,exponent=""]=value.toExponential().split("e");return`${digits}e${exponent[0]}${exponent.
slice(1).padStart(2,"0")}`}var INFINITY_SIGN=toBytes("\u221E");var DIGITS="\\d+(?:_\\d+)*",HEX_DIGITS="[\\da-f]+(?:_[\\da-f]+)*",DECIMAL2=new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS}\
)?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`,"i"),HEX=new RegExp(`^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?|\\.(${HEX_DIGITS}\
))p([+-]?${DIGITS})$`,"i"),INFINITE=/^([+-]?)inf(?:inity)?$/i;function parseGoFloat(text2){if(/^nan$/i.test(text2))return Number.
NaN;let infinite=INFINITE.exec(text2);if(infinite!==null)return infinite[1]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY;
let value=DECIMAL2.test(text2)?Number(text2.replaceAll("_","")):parseHexFloat(text2);return value===null?"invalid syntax":
Number.isFinite(value)?value:"value out of range"}function parseHexFloat(text2){let match=HEX.exec(text2);if(match===null)
return null;let[,sign,whole="",fraction="",onlyFraction="",power="0"]=match.map(part=>part?.replaceAll("_","")),behind=fraction+
onlyFraction,value=scaleMantissa(BigInt(`0x${whole}${behind}`),Number(power)-4*behind.length);return sign==="-"?-value:value}
var MANTISSA_BITS=53,MIN_EXPONENT=-1074;function scaleMantissa(mantissa,exponent){let bits=mantissa.toString(2).length;if(bits+
exponent<MIN_EXPONENT)return 0;let excess=Math.max(0,bits-MANTISSA_BITS,MIN_EXPONENT-exponent),kept=excess===0?mantissa:
roundOffBits(mantissa,BigInt(excess)),scale=exponent+excess,half=Math.trunc(scale/2);return Number(kept)*2**half*2**(scale-
half)}function roundOffBits(mantissa,bits){let kept=mantissa>>bits,lost=mantissa-(kept<<bits),half=1n<<bits-1n;return lost>
half||lost===half&&kept%2n===1n?kept+1n:kept}var INT64_MAX=2n**63n-1n,UINT64_MAX=2n**64n-1n,MISPLACED_UNDERSCORE=/(?:^|\D)_|_(?:\D|$)/;
function parseIterations(text2){let digits=/^[+-]?(\d+)/.exec(text2)?.[1]??"";if(!/^[+-]?\d+$/.test(text2))return digits!==
""&&BigInt(digits)>UINT64_MAX&&!MISPLACED_UNDERSCORE.test(text2)?"value out of range":"invalid syntax";let value=BigInt(
text2.replace("+",""));return value>INT64_MAX||value<-INT64_MAX-1n?"value out of range":Number(value)}var NAMED_ESCAPES={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v",'"':'\\"',"\\":"\\\\"},
PRINTABLE=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;function quoteGo(bytes){return`"${charactersOf(bytes).map(quoteCharacter).join(
"")}"`}function quoteCharacter(bytes){let named=NAMED_ESCAPES[bytes];if(named!==void 0)return named;let code=fromBytes(bytes).
codePointAt(0),isByte=bytes.length===1;return(!isByte||code<128)&&PRINTABLE.test(String.fromCodePoint(code))?fromBytes(bytes):
isByte?`\\x${hex(bytes.charCodeAt(0),2)}`:code>65535?`\\U${hex(code,8)}`:`\\u${hex(code,4)}`}function hex(code,digits){return code.
toString(16).padStart(digits,"0")}var ESCAPE=/\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]/g,
NAMED_CHARACTERS=Object.fromEntries(Object.entries(NAMED_ESCAPES).map(([character,literal2])=>[literal2.slice(1),character]));
function unquoteGo(text2){let isValid=!0,bytes=toBytes(text2).replaceAll(ESCAPE,(_,named,byte,character)=>{if(named!==void 0)
return NAMED_CHARACTERS[named];if(byte?.startsWith("x"))return String.fromCharCode(Number.parseInt(byte.slice(1),16));if(byte!==
void 0)return String.fromCharCode(Number.parseInt(byte,8));let code=character===void 0?Number.NaN:Number.parseInt(character.
slice(1),16),isCharacter=code<=1114111&&!(code>=55296&&code<=57343);return isValid&&=isCharacter,isCharacter?toBytes(String.
fromCodePoint(code)):""});return isValid?bytes:null}var DEFAULT_REQUEST={table:".config",row:".fullname",col:".file",ignore:"",filter:"*",alpha:.05,confidence:.95,format:"t\
ext",config:null,inputs:[]},HELP=["h","help"];var KNOWN_FLAGS=[...Object.keys(DEFAULT_REQUEST).filter(name2=>name2!=="inputs"),...HELP];function decodeGrid(grid){return{...grid,fields:grid.fields.map(({name:name2,value})=>({name:fromBytes(name2),value:fromBytes(
value)})),unit:fromBytes(grid.unit),columns:grid.columns.map(values=>values.map(fromBytes)),rows:grid.rows.map(fromBytes),
cells:grid.cells.map(cells=>cells.map(cell=>cell&&{...cell,varying:cell.varying.map(fromBytes)}))}}function choose(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose(n,k)*2**-n}function signTest(k,n){let exponent=-n,p=0;for(let count=n;count>=
k;count-=1)p+=2**exponent,exponent+=Math.log2(count/(n-count+1));return Math.min(1,p)}function sortAscending(values){return new Float64Array(values).sort()}function median(values){return medianOfAscending(sortAscending(
values))}function medianOfAscending(ascending){let half=ascending.length>>1,upper=ascending[half];if(ascending.length%2===
1)return upper;let lower=ascending[half-1];return lower+.5*(upper-lower)}var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI),SERIES_UP_TO=2.5,FRACTION_DEPTH=80;function normalTail(z2){return z2<0?1-normalTail(
-z2):z2<SERIES_UP_TO?.5-centralHalf(z2):density(z2)*millsRatio(z2)}function normalCdf(z2){return normalTail(-z2)}function normalQuantile(p){
if(p>.5)return-normalQuantile(1-p);if(p<=0)return-1/0;let z2=firstGuess(p);for(let step=0;step<2;step++){let miss=(normalTail(
z2)-p)/density(z2);z2+=2*miss/(2-miss*z2)}return-z2}function density(z2){return DENSITY_AT_ZERO*Math.exp(-.5*z2*z2)}function centralHalf(z2){
let term=z2,sum2=z2;for(let odd=3;term>sum2*Number.EPSILON;odd+=2)term*=z2*z2/odd,sum2+=term;return density(z2)*sum2}function millsRatio(z2){
let below=z2;for(let k=FRACTION_DEPTH;k>=1;k--)below=z2+k/below;return 1/below}function firstGuess(p){let t=Math.sqrt(-2*
Math.log(p)),above=2.515517+t*(.802853+t*.010328),below=1+t*(1.432788+t*(.189269+t*.001308));return t-above/below}var EXACT_INTERVAL_UP_TO=30,RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],27:[
2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianInterval(values,confidence){
let ascending=sortAscending(values),{low,high,confidence:covered}=medianPositions(values.length,confidence);return{low:at(
ascending,low),high:at(ascending,high),confidence:covered}}function at(ascending,position){return position<1?-1/0:position>
ascending.length?1/0:ascending[position-1]}function medianPositions(n,confidence){return confidence>=1?{low:0,high:n+1,confidence:1}:
n<=EXACT_INTERVAL_UP_TO?exactPositions(n,confidence):normalPositions(n,confidence)}function exactPositions(n,confidence){
let low=Math.ceil((n+1)/2)-1,high=low+1,covered=coinProbability(n,low);for(;covered<confidence&&(low>0||high<=n);){let left=coinProbability(
n,low-1),right=coinProbability(n,high),leftFirst=left===right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered+=leftFirst?
left:right,leftFirst?low-=1:high+=1}return{low,high,confidence:covered}}function normalPositions(n,confidence){let deviation=Math.
sqrt(n/4),cdf=gap=>normalCdf((gap-.5-n/2)/deviation),coverage=(low2,high2)=>cdf(high2)-cdf(low2),reach=normalQuantile((1+
confidence)/2)*deviation,low=Math.floor(n/2-reach-.5)+1,symmetric=Math.ceil(n/2+reach-.5)+1,high=coverage(low,symmetric-
1)>=confidence?symmetric-1:symmetric;return low<=0&&high>n?{low:0,high:n+1,confidence:1}:{low:Math.max(0,low),high:Math.
min(n+1,high),confidence:coverage(low,high)}}var FIRST_ENTRIES=2**13,MAX_ENTRIES=2**20,exactly=new Int32Array(0),atMost=new Int32Array(0),used=0,MAX_INT32_POOL=33,parts=new Map;
function waysAtMost({groups,size,bound}){let cut=findSplit(groups),lowGroups=groups.slice(0,cut),highGroups=groups.slice(
cut),lowSize=sum(lowGroups),highSize=sum(highGroups);lowSize+highSize>MAX_INT32_POOL&&exactly instanceof Int32Array&&widen(),
makeRoom(countEntries(lowSize)+countEntries(highSize));let low=partOf(lowGroups),high=partOf(highGroups),ways=0;for(let inLow=Math.
max(0,size-high.size);inLow<=Math.min(size,low.size);inLow++){let inHigh=size-inLow,rest=bound-2*inHigh*(low.size-inLow);
rest>=0&&(ways+=pairsAtMost({low,inLow,high,inHigh,rest}))}return ways}function findSplit(groups){let half=sum(groups)/2,
before=0,cut=0;for(;before+groups[cut]<=half;)before+=groups[cut++];let isNearerAfter=before+groups[cut]-half<half-before;
return Math.max(1,isNearerAfter?cut+1:cut)}function pairsAtMost({low,inLow,high,inHigh,rest}){let lowStart=low.offset+low.
starts[inLow],highStart=high.offset+high.starts[inHigh],lowLast=2*inLow*(low.size-inLow),highLast=2*inHigh*(high.size-inHigh),
free=Math.min(lowLast,rest-highLast),inLowPart=exactly,inHighPart=atMost,last=Math.min(lowLast,rest),ways=free<0?0:inHighPart[lowStart+
free]*inHighPart[highStart+highLast];for(let u=Math.max(0,free+1);u<=last;u++)ways+=inLowPart[lowStart+u]*inHighPart[highStart+
rest-u];return ways}function makeRoom(wanted){if(used+wanted<=exactly.length)return;used+wanted>MAX_ENTRIES&&(parts.clear(),
used=0);let doubled=Math.min(2*exactly.length,MAX_ENTRIES),length=Math.max(used+wanted,doubled,FIRST_ENTRIES);length!==exactly.
length&&(exactly=growArray(exactly,length),atMost=growArray(atMost,length))}function widen(){exactly=new Float64Array(0),
atMost=new Float64Array(0),parts.clear(),used=0}function growArray(entries,length){let copy=entries instanceof Int32Array?
new Int32Array(length):new Float64Array(length);return copy.set(entries.subarray(0,used)),copy}function partOf(groups){let key=String.
fromCharCode(...groups),part=parts.get(key);if(part===void 0){let size=sum(groups);part={size,offset:used,starts:startsOf(
size)},used+=countEntries(size),fillCounts(part,groups),parts.set(key,part)}return part}function countEntries(size){return(size-
1)*size*(size+1)/3+size+1}var startsBySize=[];function startsOf(size){let starts=startsBySize[size];if(starts===void 0){
starts=new Int32Array(size+2);for(let dealt=0;dealt<=size;dealt++)starts[dealt+1]=starts[dealt]+2*dealt*(size-dealt)+1;startsBySize[size]=
starts}return starts}function fillCounts({size,offset,starts},groups){let end=offset+countEntries(size);exactly.fill(0,offset,
end),exactly[offset]=1;let half=size>>1,before=0;for(let group of groups)addGroup({offset,starts,group,before,rows:Math.
min(before+group,half)}),before+=group;for(let at2=offset+starts[half+1];at2<end;at2++)exactly[at2]=exactly[offset+end-1-
at2];for(let dealt=0;dealt<=size;dealt++)accumulate(offset+starts[dealt],offset+starts[dealt+1])}function accumulate(start,end){
let from=exactly,to=atMost,total=0;for(let at2=start;at2<end;at2++)total+=from[at2],to[at2]=total}function addGroup({offset,
starts,group,before,rows}){let dealtOfGroup=Array.from({length:group+1},(_,k)=>choose(group,k)),ways=exactly;for(let dealt=rows;dealt>=
1;dealt--)for(let k=Math.max(1,dealt-before);k<=Math.min(group,dealt);k++){let source=dealt-k,to=offset+starts[dealt]+k*
(2*(before-source)+group-k),from=offset+starts[source],last=2*source*(before-source),factor=dealtOfGroup[k];for(let u=0;u<=
last;u++)ways[to+u]+=factor*ways[from+u]}}function sum(sizes){let total=0;for(let index=0;index<sizes.length;index++)total+=
sizes[index];return total}var lowerHalves=new Map;function untiedLowerHalf(n,m){if(n>m)return untiedLowerHalf(m,n);let key=`${n},${m}`,half=lowerHalves.
get(key);if(half===void 0){half=untiedProbabilities(n,m);for(let u=1;u<half.length;u++)half[u]+=half[u-1];lowerHalves.set(
key,half)}return half}function untiedProbabilities(n,m){let last=Math.floor(n*m/2),rows=firstRows(n,last);for(let large=1;large<=
m;large++)enlarge(rows,large,last);return rows[n]}function untiedLowerHalves(total,smallest){let half=total>>1,rows=firstRows(
half,half*(total-half)),tails=[];for(let large=1;large<=total-smallest;large++){enlarge(rows,large,half*(total-half));let small=total-
large;if(small>large)continue;let tail=rows[small].slice(0,Math.floor(small*large/2)+1);for(let u=1;u<tail.length;u++)tail[u]+=
tail[u-1];tails[small]=tail}return tails}function firstRows(n,last){let rows=Array.from({length:n+1},()=>new Float64Array(
last+1));return rows[0][0]=1,rows}function enlarge(rows,large,last){for(let small=1;small<=Math.min(rows.length-1,large);small++){
let row=rows[small],withoutSmall=rows[small-1],withoutLarge=small<large?row:withoutSmall;for(let u=Math.min(last,small*large);u>=
0;u--){let shifted=u>=large?small*withoutSmall[u-large]:0;row[u]=(shifted+large*withoutLarge[u])/(small+large)}}}function smallerTiedTail({
groups,size,doubledU}){let total=groups.reduce((sum2,group)=>sum2+group,0),pairs=size*(total-size),followed=doubledU<=pairs?
size:total-size,bound=Math.min(doubledU,2*pairs-doubledU),atMost2=waysAtMost({groups,size:followed,bound}),below=waysAtMost(
{groups,size:followed,bound:bound-1}),all=choose(total,followed);return Math.min(atMost2,all-below)/all}function wilcoxonRankSum(sampleX,sampleY){if(!sampleX.length||!sampleY.length)throw new Error("Neither sample can be emp\
ty");for(var pooledSamples=sampleX.map(function(x){return{label:"x",value:x}}).concat(sampleY.map(function(y){return{label:"\
y",value:y}})).sort(function(a,b){return a.value-b.value}),rank2=0;rank2<pooledSamples.length;rank2++)pooledSamples[rank2].
rank=rank2;for(var tiedRanks=[pooledSamples[0].rank],i=1;i<pooledSamples.length;i++)pooledSamples[i].value===pooledSamples[i-
1].value?(tiedRanks.push(pooledSamples[i].rank),i===pooledSamples.length-1&&replaceRanksInPlace(pooledSamples,tiedRanks)):
(tiedRanks.length>1&&replaceRanksInPlace(pooledSamples,tiedRanks),tiedRanks=[pooledSamples[i].rank]);function replaceRanksInPlace(pooledSamples2,tiedRanks2){
for(var average=(tiedRanks2[0]+tiedRanks2[tiedRanks2.length-1])/2,i2=0;i2<tiedRanks2.length;i2++)pooledSamples2[tiedRanks2[i2]].
rank=average}for(var rankSum=0,i$1=0;i$1<pooledSamples.length;i$1++){var sample=pooledSamples[i$1];sample.label==="x"&&(rankSum+=
sample.rank+1)}return rankSum}var BayesianClassifier=function(){this.totalCount=0,this.data={}};BayesianClassifier.prototype.train=function(item,category){
this.data[category]||(this.data[category]={});for(var k in item){var v=item[k];this.data[category][k]===void 0&&(this.data[category][k]=
{}),this.data[category][k][v]===void 0&&(this.data[category][k][v]=0),this.data[category][k][v]++}this.totalCount++};BayesianClassifier.
prototype.score=function(item){var odds={},category;for(var k in item){var v=item[k];for(category in this.data)odds[category]===
void 0&&(odds[category]={}),this.data[category][k]?odds[category][k+"_"+v]=(this.data[category][k][v]||0)/this.totalCount:
odds[category][k+"_"+v]=0}var oddsSums={};for(category in odds){oddsSums[category]=0;for(var combination in odds[category])
oddsSums[category]+=odds[category][combination]}return oddsSums};var COEFFICIENTS=[.9999999999999971,57.15623566586292,-59.59796035547549,14.136097974741746,-.4919138160976202,3399464998481189e-20,
4652362892704858e-20,-9837447530487956e-20,.0001580887032249125,-.00021026444172410488,.00021743961811521265,-.0001643181065367639,
8441822398385275e-20,-26190838401581408e-21,36899182659531625e-22],g=607/128,LOGSQRT2PI=Math.log(Math.sqrt(2*Math.PI));function gammaln(n){
if(n<=0)return Number.POSITIVE_INFINITY;n--;for(var a=COEFFICIENTS[0],i=1;i<15;i++)a+=COEFFICIENTS[i]/(n+i);var tmp=g+.5+
n;return LOGSQRT2PI+Math.log(a)-tmp+(n+.5)*Math.log(tmp)}var SQRT_2PI$1=Math.sqrt(2*Math.PI);function cumulativeDistribution(z2){for(var sum2=z2,tmp=z2,i=1;i<30;i++)tmp*=z2*z2/(2*
i+1),sum2+=tmp;return Math.round((.5+sum2/SQRT_2PI$1*Math.exp(-z2*z2/2))*1e4)/1e4}var standardNormalTable=[];for(z=0;z<=
3.09;z+=.01)standardNormalTable.push(cumulativeDistribution(z));var z;var SQRT_2PI=Math.sqrt(2*Math.PI);var PerceptronModel=function(){this.weights=[],this.bias=0};PerceptronModel.prototype.predict=function(features){if(features.
length!==this.weights.length)return null;for(var score2=0,i=0;i<this.weights.length;i++)score2+=this.weights[i]*features[i];
return score2+=this.bias,score2>0?1:0};PerceptronModel.prototype.train=function(features,label){if(label!==0&&label!==1)
return null;features.length!==this.weights.length&&(this.weights=features.slice(),this.bias=1);var prediction=this.predict(
features);if(typeof prediction=="number"&&prediction!==label){for(var gradient=label-prediction,i=0;i<this.weights.length;i++)
this.weights[i]+=gradient*features[i];this.bias+=gradient}return this};function mannWhitney(base,head,options={}){let{exactUpTo=EXACT_UP_TO}=options,n=base.length,u=wilcoxonRankSum([...base],
[...head])-n*(n+1)/2,groups=tieGroups([...base,...head]),isTied=groups.length<n+head.length,limit=isTied?exactUpTo.tied:
exactUpTo.untied,method=Math.max(n,head.length)<=limit?"exact":"normal",outcome={u,n,m:head.length,groups};return groups.
length===1?{u,p:1,method}:method==="normal"?{u,p:normalP(outcome),method}:{u,p:isTied?tiedP(outcome):untiedP(outcome),method}}
function smallestTwoSidedP(n,m){return Math.min(1,2/choose(n+m,n))}function untiedP({u,n,m}){let smaller=Math.min(u,n*m-
u);return 2*smaller===n*m?1:Math.min(1,2*untiedLowerHalf(n,m)[smaller])}function tiedP({u,n,groups}){return Math.min(1,2*
smallerTiedTail({groups,size:n,doubledU:2*u}))}function normalP({u,n,m,groups}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m/12*(size+1-ties/(size*(size-1)))),distance=Math.max(0,Math.abs(u-n*m/2)-.5);return Math.
min(1,2*normalTail(distance/deviation))}function tieGroups(values){let sizes=[],previous=Number.NaN;for(let value of sortAscending(
values))value===previous?sizes[sizes.length-1]+=1:sizes.push(1),previous=value;return sizes}var EXACT_UP_TO={untied:50,tied:50},
BENCHSTAT_EXACT={untied:50,tied:25};var LN2_HIGH=.6931471803691238,LN2_LOW=19082149292705877e-26,L1=.6666666666666735,L2=.3999999999940942,L3=.2857142874366239,
L4=.22222198432149784,L5=.1818357216161805,L6=.15313837699209373,L7=.14798198605116586,double=new DataView(new ArrayBuffer(
8)),FIELD_OF_HALF=1022;function goLog(x){if(Number.isNaN(x)||x===1/0)return x;if(x<=0)return x===0?-1/0:Number.NaN;double.
setFloat64(0,x);let upper=double.getUint32(0),power=(upper>>>20)-FIELD_OF_HALF;double.setUint32(0,upper&1048575|FIELD_OF_HALF<<
20);let part=double.getFloat64(0);part<=Math.SQRT1_2&&(part*=2,power-=1);let f=part-1,s=f/(2+f),s2=s*s,s4=s2*s2,odd=s2*(L1+
s4*(L3+s4*(L5+s4*L7))),even=s4*(L2+s4*(L4+s4*L6)),half=.5*f*f;return power*LN2_HIGH-(half-(s*(half+(odd+even))+power*LN2_LOW)-
f)}var LN2_UPPER=.693147180559663,LN2_LOWER=28235290563031577e-29,EXP_SERIES=[40320,5040,720,120,24,6,2,1].map(factorial=>1/
factorial),OVERFLOW=709.782712893384;function goExp(x){if(Number.isNaN(x))return x;if(x>OVERFLOW)return 1/0;if(x===-1/0)
return 0;let power=roundToEven(Math.LOG2E*x),r=fma(-power,LN2_LOWER,fma(-power,LN2_UPPER,x))*.0625,sum2=EXP_SERIES[0];for(let factor of EXP_SERIES.
slice(1))sum2=fma(sum2,r,factor);let d=sum2*r;for(let squared=0;squared<3;squared++)d*=d+2;return timesPowerOfTwo(fma(d+
2,d,1),power)}function timesPowerOfTwo(value,power){return power>=1024?1/0:power>-1023?value*2**power:power<-1075?0:value*
2**(power+1022)*2**-1022}function roundToEven(value){let floor=Math.floor(value),rest=value-floor;return rest>.5||rest===
.5&&floor%2!==0?floor+1:floor}function fma(a,b,c){let product=a*b,[sum2,rest]=exactSum(c,productError(a,b,product)),[high,
low]=exactSum(product,sum2);return high+sumToOdd(low,rest)}function exactSum(a,b){let sum2=a+b,bPart=sum2-a;return[sum2,
a-(sum2-bPart)+(b-bPart)]}function productError(a,b,product){let[aHigh,aLow]=halves(a),[bHigh,bLow]=halves(b);return aLow*
bLow-(product-aHigh*bHigh-aLow*bHigh-aHigh*bLow)}function halves(value){let shifted=134217729*value,high=shifted-(shifted-
value);return[high,value-high]}function sumToOdd(a,b){let[sum2,lost]=exactSum(a,b);double.setFloat64(0,sum2);let bits=double.
getBigInt64(0);return lost===0||(bits&1n)===1n?sum2:(double.setBigInt64(0,bits+(lost>0==sum2>0?1n:-1n)),double.getFloat64(
0))}var EXACT_UP_TO2=20;function goChoose(n,k){return k<=0||k>=n||n<=EXACT_UP_TO2?choose(n,k):goExp(logFactorial(n)-logFactorial(
k)-logFactorial(n-k))}var STIRLING=[.4189385332046727,.08333333333333297,-.0027777777772877554,.0007936505586430196,-.00059518755745034,
.0008363399189962821,-.0016309293409657527];function logFactorial(n){let x=n+1;if(x<8)return goLog([1,1,2,6,24,120,720][n]);
let z2=1/x,y=z2*z2,[c0,c1,c2,c3,c4,c5,c6]=STIRLING,series=c0+z2*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(
x)-1)+series}function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.NaN;let value=base[0];if(value===
head[0]&&value===base.at(-1)&&value===head.at(-1))return null;let ranking=rank(base,head),{groups,doubledU,n,m}=ranking,
isTied=groups.length<n+m,limit=isTied?BENCHSTAT_EXACT.tied:BENCHSTAT_EXACT.untied;if(Math.max(n,m)>limit)return normalP2(
ranking);if(doubledU===n*m)return 1;let smaller=Math.min(doubledU,2*n*m-doubledU);return 2*(isTied?tiedTail(ranking,smaller):
untiedLowerHalf(n,m)[smaller/2])}function rank(base,head){let n=base.length,m=head.length,groups=[],doubledRanks=0,i=0,j=0;
for(;i<n||j<m;){let before=i+j,beforeInBase=i,value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];for(;base[i]===value;)i+=
1;for(;head[j]===value;)j+=1;groups.push(i+j-before),doubledRanks+=(i-beforeInBase)*(before+1+i+j)}return{groups,doubledU:doubledRanks-
n*(n+1),n,m}}function tiedTail({groups,n,m},doubledU){if(groups.length===2)return waysOfTwoGroups(groups,n,doubledU)/goChoose(
n+m,n);let tail=waysAtMost({groups,size:n,bound:doubledU})/choose(n+m,n);return n+m<=WHOLE_UP_TO||!isShortDecimal(2*tail)?
tail:countTiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;function isShortDecimal(p){let scaled=p*1e5;return Math.
abs(scaled-Math.round(scaled))<1e-6}function normalP2({groups,doubledU,n,m}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12),distance=(doubledU-n*m)/2,below=normalCdf((distance-
.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}function waysOfTwoGroups(groups,size,doubledU){let[low,
high]=groups,last=Math.trunc((doubledU-size*(low-size))/(low+high)),ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++)
ways+=goChoose(low,size-inHigh)*goChoose(high,inHigh);return ways}function countTiedWays(groups,size,doubledU){let below=[
0];for(let group of groups)below.push(below.at(-1)+group);let rises=[0,groups[0]];for(let k=2;k<=groups.length;k++)rises.
push(below[k-1]+below[k]);let known=new Map,count=(k,dealt,bound)=>{if(k===2)return waysOfTwoGroups(groups,dealt,bound);
let key=`${k},${dealt},${bound}`,ways=known.get(key);if(ways===void 0){ways=0;let group=groups[k-1];for(let here=Math.max(
0,dealt-below[k-1]);here<=Math.min(dealt,group);here++){let rest=bound-here*(rises[k]-2*dealt+here);ways+=countWithin(k-
1,dealt-here,rest)*goChoose(group,here)}known.set(key,ways)}return ways},countWithin=(k,dealt,bound)=>bound<findExtremeU(
groups.slice(0,k),dealt,"least")?0:bound>findExtremeU(groups.slice(0,k),dealt,"most")?goChoose(below[k],dealt):count(k,dealt,
bound);return count(groups.length,size,doubledU)}function findExtremeU(groups,dealt,which){let total=groups.reduce((sum2,group)=>sum2+
group,0),order=which==="least"?groups:groups.toReversed(),left=dealt,ties=0;for(let group of order){let taken=Math.min(left,
group);ties+=taken*(group-taken),left-=taken}return which==="least"?ties:2*dealt*(total-dealt)-ties}var EXACT={summarise:summariseExact,compare:()=>({p:0,alpha:0,warnings:[]})},assumptionsByLevels=new Map;function assumeNothing(levels){
let key=`${levels.alpha},${levels.confidence}`,assumption=assumptionsByLevels.get(key)??makeAssumption(levels);return assumptionsByLevels.
set(key,assumption),assumption}function makeAssumption({alpha:alpha2,confidence}){let positions=memoise(n=>medianPositions(
n,confidence)),tooFewForInterval=[formatIntervalMinimum(confidence)],tests={alpha:alpha2,...findDifferenceMinimum(alpha2)};
return{summarise:sample=>{let ends=positions(sample.length),low=orderStatistic(sample,ends.low),high=orderStatistic(sample,
ends.high),isInfinite=!isBounded(low)||!isBounded(high);return{centre:medianOf(sample),low,high,warnings:isInfinite?tooFewForInterval:
NONE}},compare:(base,head)=>compareSamples(base,head,tests)}}var NONE=[],ALL_EQUAL=["all samples are equal"];function memoise(work){
let known=new Map;return n=>{let value=known.get(n)??work(n);return known.set(n,value),value}}function isBounded(value){
return Math.abs(value)!==1/0}function orderStatistic(sample,position){return position<1?-1/0:position>sample.length?1/0:
sample[position-1]}function medianOf(sample){let n=sample.length,position=1/3+.5*(n+1/3),below=Math.floor(position);return below<=
0?sample[0]:below>=n?sample[n-1]:sample[below-1]+(position-below)*(sample[below]-sample[below-1])}var INTERVAL_SIZES={first:2,
last:50};function formatIntervalMinimum(confidence){let level=`samples for confidence interval at level ${formatShortestNumber(
confidence)}`;for(let n=INTERVAL_SIZES.first;n<=INTERVAL_SIZES.last;n++){let{low,high}=medianPositions(n,confidence);if(low>
0&&high<=n)return`need >= ${n} ${level}`}return`need > ${INTERVAL_SIZES.last} ${level}`}var SMALLEST_P=[1,.3333333333333333,
.1,.02857142857142857,.007936507936507936,.0021645021645021645,.0005827505827505828,.0001554001554001554,4113533525298231e-20];
function findDifferenceMinimum(alpha2){let found=SMALLEST_P.findIndex(p=>p<=alpha2),needed=(found<0?SMALLEST_P.length:found)+
1,text2=`need ${found<0?">":">="} ${needed} samples to detect a difference at alpha level ${formatShortestNumber(alpha2)}`;
return{needed,tooFew:[text2]}}function compareSamples(base,head,{alpha:alpha2,needed,tooFew}){let p=benchstatP(base,head);
if(p===null)return{p:1,alpha:alpha2,warnings:ALL_EQUAL};let isSmall=p>alpha2&&base.length<needed&&head.length<needed;return{
p,alpha:alpha2,warnings:isSmall?tooFew:NONE}}function summariseExact(sample){let low=sample[0],high=sample.at(-1),{value,
count}=modeOf(sample),warnings=count===sample.length?NONE:[`exact distribution expected, but values range from ${formatShortestNumber(
low)} to ${formatShortestNumber(high)}`];return{centre:value,low,high,warnings}}function modeOf(sample){let most={value:sample[0],
count:1},start=0;for(let index=1;index<sample.length;index++){sample[index]!==sample[start]&&(start=index);let count=index-
start+1;count>most.count&&(most={value:sample[start],count})}return most}function makeSampleSorter(valueCount2){let buffer=new Float64Array(valueCount2),used2=0;return values=>{let sample=buffer.
subarray(used2,used2+values.length);return used2+=values.length,sample.set(values),sample.length<=12?insertInOrder(sample):
putNaNFirst(sample.sort()),sample}}function insertInOrder(sample){for(let end=1;end<sample.length;end++){let value=sample[end],
at2=end;for(;at2>0&&isBefore(value,sample[at2-1]);at2--)sample[at2]=sample[at2-1];sample[at2]=value}}function isBefore(a,b){
return a<b||Number.isNaN(a)&&!Number.isNaN(b)}function putNaNFirst(sample){let numbers=sample.length;for(;numbers>0&&Number.
isNaN(sample[numbers-1]);)numbers-=1;numbers!==sample.length&&(sample.copyWithin(sample.length-numbers,0,numbers),sample.
fill(Number.NaN,0,sample.length-numbers))}function summarise(grid,levels){let assumption=grid.assumes==="exact"?EXACT:assumeNothing(levels),{fields,unit,assumes,columns}=grid,
means={assumption,ascending:makeSampleSorter(valueCount(grid))},rows=grid.rows.map((label,row)=>({label,cells:summariseRow(
grid.cells[row],means)})),baseRows=rows.filter(({cells})=>cells[0]!==null).length,geomeans=columns.map((_,column)=>columnGeomean(
{rows,column,baseRows}));return{fields,unit,assumes,columns,rows,geomeans}}function valueCount({cells}){let countIn=(count,cell)=>count+
(cell?.values.length??0);return cells.reduce((count,row)=>row.reduce(countIn,count),0)}function summariseRow(cells,means){
let first=cells[0]??null,base=first&&summariseCell(first,null,means);return cells.map((cell,column)=>column===0?base:cell&&
summariseCell(cell,base,means))}function summariseCell(cell,base,{assumption,ascending}){let sample=ascending(cell.values),
{centre,low,high,warnings}=assumption.summarise(sample);return{centre,low,high,warnings:cell.varying.length===0?warnings:
[formatVaryWarning(cell.varying),...warnings],sample,comparison:base&&compare(base,sample,assumption)}}function formatVaryWarning(fields){
return`benchmarks vary in ${fields.join(", ")}`}function compare(base,sample,assumption){let{p,alpha:alpha2,warnings}=assumption.
compare(base.sample,sample);return{p,alpha:alpha2,warnings,base}}function columnGeomean({rows,column,baseRows}){let{centres,
ratios,hasZeroBase}=readColumn(rows,column),value=benchstatGeomeanOf(centres),ratio=column===0||hasZeroBase?null:benchstatGeomeanOf(
ratios),warnings=[];return column>0&&ratios.length!==baseRows&&warnings.push(SET_DIFFERS),value===null&&warnings.push("s\
ummaries must be >0 to compute geomean"),column>0&&!hasZeroBase&&ratio===null&&warnings.push("ratios must be >0 to compu\
te geomean"),{value,ratio,warnings}}function readColumn(rows,column){let centres=[],ratios=[],hasZeroBase=!1;for(let row=0;row<
rows.length;row+=1){let cell=rows[row].cells[column];if(!cell||(centres.push(cell.centre),cell.comparison===null))continue;
let base=cell.comparison.base.centre;cell.centre!==base&&base===0&&(hasZeroBase=!0),ratios.push(cell.centre===base?1:cell.
centre/base)}return{centres,ratios,hasZeroBase}}var SET_DIFFERS="benchmark set differs from baseline; geomeans may not b\
e comparable";function benchstatGeomeanOf(values){if(values.length===0)return null;let meanLog=0;for(let index=0;index<values.
length;index+=1){let value=values[index];if(value<=0)return null;meanLog+=(goLog(value)-meanLog)/(index+1)}let mean=goExp(
meanLog);return Number.isNaN(mean)?null:mean}function arrange(cells,arrangement){let{axes}=arrangement,places=axes.table.tupleRanks(),tables=[];for(let[tuple,place]of places.
entries())tables[place]={tuple,cells:[]};for(let cell of cells)tables[places[cell.table]].cells.push(cell);let rowPlaces=axes.
row.tupleRanks(),columnPlaces=axes.column.tupleRanks(),labels=Array.from(rowPlaces,(_,tuple)=>labelOf(axes.row.values(tuple)));
return tables.map(table=>{let rows=axisOf(table.cells,({row})=>row,rowPlaces),columns=axisOf(table.cells,({column})=>column,
columnPlaces),matrix=rows.tuples.map(()=>columns.tuples.map(()=>null));for(let cell of table.cells){let{values,residues}=cell,
varying=varyingFields(arrangement.residue,residues);matrix[rows.indexes.get(cell.row)][columns.indexes.get(cell.column)]=
{values,varying}}return{...headOf(arrangement,table.tuple),rows:rows.tuples.map(tuple=>labels[tuple]),columns:columns.tuples.
map(tuple=>axes.column.values(tuple)),cells:matrix}})}function headOf({axes,units},tuple){let values=axes.table.values(tuple),
unit=values.pop(),names=axes.table.fields();return{fields:values.map((value,index)=>({name:names[index],value})),unit,assumes:units.
isExact(unit)?"exact":"nothing",better:units.better(unit)}}function axisOf(cells,tupleOf,places){let tuples=[...new Set(
cells.map(tupleOf))].sort((one,other)=>places[one]-places[other]);return{tuples,indexes:new Map(tuples.map((tuple,index)=>[
tuple,index]))}}function labelOf(values){return values.filter(value=>value!=="").join(" ")}var NONE2=[];function varyingFields(residue,tuples){
if(typeof tuples=="number")return NONE2;let[first=[],...others]=Array.from(tuples,tuple=>residue.values(tuple));return residue.
fields().filter((_,field)=>others.some(values=>values[field]!==first[field]))}function makeCellStore(){let cells=[],known=[];return{cells,cellAt({table,row,column},residue){known[table]??=[],known[table][column]??=
[];let rows=known[table][column],found=rows[row];if(found!==void 0)return addResidue(found,residue),found;let cell={table,
row,column,values:[],residues:residue};return rows[row]=cell,cells.push(cell),cell}}}function addResidue(cell,residue){typeof cell.
residues!="number"?cell.residues.add(residue):cell.residues!==residue&&(cell.residues=new Set([cell.residues,residue]))}function extractorOf(key){return key===""?null:key===".name"?({name:name2})=>partsOf(name2).base:key===".fullname"?({name:name2})=>name2:
key===".file"?({file})=>file:key.startsWith("/")?({name:name2})=>namePart(name2,key):({configuration})=>configuration.values.
get(key)??""}function makeFullNameExtractor(keys){if(keys.length===0)return({name:name2})=>name2;let hidesBase=keys.includes(
".name"),hidesProcessors=keys.includes("/gomaxprocs"),hidden=keys.filter(key=>key.startsWith("/")).map(key=>`${key}=`);return({
name:name2})=>{let{base,parts:parts2,processors}=partsOf(name2),kept=parts2.filter(part=>!hidden.some(key=>part.startsWith(
key)));return[hidesBase?"*":base,...kept,hidesProcessors?"":processors].join("")}}function partsOf(name2){let processors=/-[0-9]+$/.
exec(name2)?.[0]??"",[base="",...parts2]=name2.slice(0,name2.length-processors.length).split("/");return{base,parts:parts2.
map(part=>`/${part}`),processors}}function namePart(name2,key){let{parts:parts2,processors}=partsOf(name2);return key===
"/gomaxprocs"&&processors!==""?processors.slice(1):parts2.find(candidate=>candidate.startsWith(`${key}=`))?.slice(key.length+
1)??""}function makeConfiguration(){let keys=[],values=new Map;function remove(key){if(!values.delete(key))return;let last=keys.
pop();last!==key&&(keys[keys.indexOf(key)]=last)}return{keys,values,set(key,value){value===""?remove(key):(values.has(key)||
keys.push(key),values.set(key,value))},identity:()=>keys.map(key=>`${key}:${values.get(key)}`).join(`
`)}}var load=()=>__require("#re2js").RE2JS,RE2JS={compile:pattern2=>load().compile(pattern2),quote:text2=>load().quote(text2)};function compileRegexp(expression){let compiled=compileWithGoErrors(expression);return bytes=>compiled.test(charactersOf(
bytes).map(fromBytes).join(""))}function compileWithGoErrors(expression){try{return RE2JS.compile(expression)}catch(error){
if(!(error instanceof Error&&error.message.startsWith("error parsing regexp")))throw error;let{message}=error;if(message.
endsWith("`"))return throwBenchstatError(message);let part=message.includes("trailing backslash")?"":expression;return throwBenchstatError(
`${message}: \`${part}\``)}}var SPACES=new RegExp(`[${GO_SPACE}]*`,"y"),OPERATOR_AT_START=/[():@,*-]/y,BARE_WORD=new RegExp(`[^():@,${GO_SPACE}]+`,"\
y"),SEPARATOR=/$|[\t-\r ():@,*-]/y,GRAPHIC=/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu;function parseTokenAt(query,from){return parseAnyTokenAt(
query,from,!1)}function parseValueTokenAt(query,from){return parseAnyTokenAt(query,from,!0)}function throwSyntaxError(query,at2,message){
let column=query.slice(0,at2).match(GRAPHIC)?.length??0;return throwBenchstatError(`syntax error: ${message}
	${query}
	${" ".repeat(column)}^`,at2)}function matchAt(pattern2,query,at2){return pattern2.lastIndex=at2,pattern2.exec(query)?.[0]??
null}function parseAnyTokenAt(query,from,regexpAllowed){let start=from+matchAt(SPACES,query,from).length;if(start===query.
length)return{kind:"end",text:"",start,end:start};let operator=matchAt(OPERATOR_AT_START,query,start);if(operator!==null)
return{kind:operator,text:operator,start,end:start+1};if(query[start]==="/"&&regexpAllowed)return parseRegexpAt(query,start);
if(query[start]==='"')return parseQuotedWordAt(query,start);let word=matchAt(BARE_WORD,query,start);return{kind:word==="\
AND"||word==="OR"?word:"word",text:toBytes(word),start,end:start+word.length}}function parseQuotedWordAt(query,start){let end=start+
1;for(;end<query.length&&(query[end]!=='"'||query[end-1]==="\\");)end+=1;end===query.length&&throwSyntaxError(query,start,
"missing end quote");let text2=unquoteGo(query.slice(start+1,end));return text2===null?throwSyntaxError(query,start,"bad\
 escape sequence"):{kind:"word",text:text2,start,end:end+1}}function parseRegexpAt(query,start){let close=findRegexpEnd(
query,start+1);close<0&&throwSyntaxError(query,start,'missing close "/"');let text2=query.slice(start+1,close),matches=compileQueryRegexp(
query,start,text2),end=close+1;return matchAt(SEPARATOR,query,end)===null&&throwSyntaxError(query,end,'regexp must be fo\
llowed by space or an operator (unescaped "/"?)'),{kind:"regexp",text:text2,start,end,matches}}function compileQueryRegexp(query,start,text2){
try{return compileRegexp(text2)}catch(error){let message=benchstatMessageOf(error);if(message===null)throw error;return throwSyntaxError(
query,start,message)}}function findRegexpEnd(query,from){let brackets=0,parentheses=0;for(let at2=from;at2<query.length;at2+=
1){let character=query[at2];if(character==="/"&&brackets===0&&parentheses===0)return at2;character==="\\"?at2+=1:character===
"["?brackets+=1:character==="]"?brackets=Math.max(0,brackets-1):brackets===0&&character==="("?parentheses+=1:brackets===
0&&character===")"&&(parentheses-=1)}return-1}function parseFilter(query){let{term,end}=parseOr(query,0),rest=parseTokenAt(query,end);return rest.kind!=="end"&&throwSyntaxError(
query,rest.start,`unexpected "${fromBytes(rest.text)}"`),compileTerm(query,term)}function parseOr(query,from){let terms=[],
end=from;for(;;){let read=parseAnd(query,end);terms.push(read.term);let next=parseTokenAt(query,read.end);if(next.kind!==
"OR")return{term:{kind:"any",terms},end:read.end};end=next.end}}function parseAnd(query,from){let first=parseMatch(query,
from),terms=[first.term],{end}=first;for(;;){let next=parseTokenAt(query,end);if(next.kind==="AND")end=next.end;else{if(next.
kind==="end"||next.kind===")"||next.kind==="OR")return{term:{kind:"all",terms},end};if(next.kind===":"||next.kind==="@"||
next.kind===",")throwSyntaxError(query,next.start,`unexpected "${next.text}"`);else{let read=parseMatch(query,end);terms.
push(read.term),end=read.end}}}}function parseMatch(query,from){let token=parseTokenAt(query,from);switch(token.kind){case"\
(":{let{term,end}=parseOr(query,token.end),close=parseTokenAt(query,end);return close.kind!==")"&&throwSyntaxError(query,
close.start,'missing ")"'),{term,end:close.end}}case"-":{let{term,end}=parseMatch(query,token.end);return{term:{kind:"no\
t",term},end}}case"*":return{term:{kind:"all",terms:[]},end:token.end};case"word":return parseKeyAndValue(query,token);default:
return throwSyntaxError(query,token.start,"expected key:value or subexpression")}}function parseKeyAndValue(query,key){let colon=parseTokenAt(
query,key.end);colon.kind!==":"&&throwSyntaxError(query,key.start,"expected key:value");let value=parseValueTokenAt(query,
colon.end);return value.kind==="("?parseValueList(query,key,value.end):{term:makeMatchTerm(key,value)??throwSyntaxError(
query,key.start,"expected key:value"),end:value.end}}function parseValueList(query,key,from){let terms=[],end=from;for(;;){
let value=parseValueTokenAt(query,end);terms.push(makeMatchTerm(key,value)??throwSyntaxError(query,value.start,"expected\
 value"));let next=parseValueTokenAt(query,value.end);if(next.kind===")")return{term:{kind:"any",terms},end:next.end};next.
kind!=="OR"&&throwSyntaxError(query,next.start,"value list must be separated by OR"),end=next.end}}function makeMatchTerm(key,value){
return value.matches!==void 0?{kind:"match",key,matches:value.matches}:value.kind!=="word"?null:{kind:"match",key,matches:text2=>text2===
value.text}}function compileTerm(query,term){if(term.kind==="match")return compileMatch(query,term);if(term.kind==="not"){
let filter=compileTerm(query,term.term);return candidate=>!filter(candidate)}let filters=term.terms.map(part=>compileTerm(
query,part));return filters.length===1?filters[0]:term.kind==="all"?candidate=>filters.every(filter=>filter(candidate)):
candidate=>filters.some(filter=>filter(candidate))}function compileMatch(query,{key,matches}){if(key.text===".unit")return({
unit,writtenUnit})=>matches(unit)||matches(writtenUnit);key.text===".config"&&throwSyntaxError(query,key.start,".config \
is only allowed in projections");let extract=extractorOf(key.text);return extract===null?throwSyntaxError(query,key.start,
"key must not be empty"):({result})=>matches(extract(result))}var PREFIX="Benchmark",OTHER={kind:"other"},SPACES2=new RegExp(`[${GO_SPACE}]+`),NAME2=new RegExp(`^[^${GO_SPACE}]*`),CONFIGURATION=new RegExp(
`^(\\p{Ll}[^:\\p{Lu}${GO_SPACE}]*):(?:[ \\t]+(.*))?$`,"su");function parseGoLine(line){if(line.startsWith(PREFIX))return parseResult(
line);if(line.startsWith("U")){let[word,unit,...settings]=fieldsOf(line);if(word==="Unit")return unit===void 0?makeBrokenLine(
"missing unit"):{kind:"unit",unit,settings:settings.map(parseUnitSetting)}}let match=CONFIGURATION.exec(line);return match===
null?OTHER:{kind:"configuration",key:match[1],value:match[2]??""}}function parseUnitSetting(word){let equals=word.indexOf(
"=");return equals>0?{key:word.slice(0,equals),value:word.slice(equals+1)}:null}var PACKAGE_ENDED=/^(?:ok|\?) *\t/;function findTornResult(line){
let at2=PACKAGE_ENDED.test(line)?-1:line.lastIndexOf(PREFIX);if(at2<=0)return null;let result=line.slice(at2),read=parseGoLine(
result),name2=read.kind==="result"?read.name:/^(Benchmark\S*) *\t/.exec(result)?.[1];return name2===void 0?null:{name:name2,
before:line.slice(0,at2).trim()}}function parseResult(line){let name2=NAME2.exec(line)[0];if(name2===line)return OTHER;let[
count,...rest]=fieldsOf(line.slice(name2.length));if(count===void 0)return makeBrokenLine("missing iteration count");let iterations=parseIterations(
count);if(typeof iterations=="string")return makeBrokenLine(`parsing iteration count: ${iterations}`);if(rest.length===0)
return makeBrokenLine("missing measurements");let measures=[];for(let index=0;index<rest.length;index+=2){let value=parseGoFloat(
rest[index]);if(typeof value=="string")return makeBrokenLine(`parsing measurement: ${value}`);let unit=rest[index+1];if(unit===
void 0)return makeBrokenLine("missing units");measures.push({value,unit})}return{kind:"result",name:name2,iterations,measures}}
function fieldsOf(text2){return text2.split(SPACES2).filter(field=>field!=="")}function makeBrokenLine(message){return{kind:"\
broken",message}}var NAME3="Benchmark[!#-[\\]-~]*",NUMBER="(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?(?:[eE][-+]?\\d{1,2})?",GAP="[ \\t]+",ITERATIONS="\
\\d{1,18}";function parseGoText(text2,sink){let shapes=new Map,shape=null,lines=0;for(let at2=0;at2<text2.length;){let block=shape===
null?"":findBlock(text2,at2,shape);if(shape!==null&&block!==""){let results=JSON.parse(`[${block.replace(shape.line,shape.
json)}0]`);results.pop(),sink.takeResults(results,shape.units),lines+=results.length/(shape.units.length+1),at2+=block.length;
continue}let end=endOfLine(text2,at2);lines+=1;let units=sink.takeLine(text2.slice(at2,end),lines,()=>text2.slice(end+1,
endOfLine(text2,end+1)));units!==null&&(shape=findShape(shapes,units)),at2=end+1}}function endOfLine(text2,start){let end=text2.
indexOf(`
`,start);return end<0?text2.length:end}function findBlock(text2,at2,{block}){return block.lastIndex=at2,!block.test(text2)||
block.lastIndex-at2>=65536?"":text2.slice(at2,block.lastIndex)}function findShape(shapes,units){let key=units.join("	"),
known=shapes.get(key);if(known!==void 0)return known;if(units.length>32||key.length>1e3||shapes.size>=16)return null;let shape=makeShape(
units);return shapes.set(key,shape),shape}function makeShape(units){let measures=units.map(unit=>`${GAP}(${NUMBER})${GAP}${literal(
unit)}`),line=`(${NAME3})${GAP}${ITERATIONS}${measures.join("")}\\n`,plain=line.replaceAll(/\((?!\?)/g,"(?:");return{units,
block:new RegExp(`(?:${plain}){1,64}`,"y"),line:new RegExp(line,"g"),json:`"$1",${units.map((_,index)=>`$${index+2},`).join(
"")}`}}function literal(text2){return text2.replaceAll(/\W/g,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}var LINE_BUFFER_SIZE=65536;function readGoFile({path,bytes},sink){let{buffer,byteOffset,byteLength}=bytes;parseGoText(Buffer.
from(buffer,byteOffset,byteLength).toString("latin1"),{takeResults:(results,units)=>sink.addResults(results,units),takeLine(line,number){
return line.length>=LINE_BUFFER_SIZE&&throwBenchstatError(`${path}:${number-1}: bufio.Scanner: token too long`),readLine(
line.endsWith("\r")?line.slice(0,-1):line,number,sink)}})}function readLine(bytes,number,sink){let line=parseGoLine(decodeLine(
bytes));switch(line.kind){case"result":{let units=line.measures.map(({unit})=>encodeText(unit));return sink.addResults([
encodeText(line.name),...line.measures.map(({value})=>value)],units),units}case"configuration":return sink.configure(encodeText(
line.key),encodeText(line.value)),null;case"unit":for(let setting of line.settings){let message=setting===null?"expected\
 key=value":sink.applyUnitSetting(encodeText(line.unit),{key:encodeText(setting.key),value:encodeText(setting.value)});message!==
null&&sink.addProblem(number,message)}return null;case"broken":return sink.addProblem(number,line.message),null;case"oth\
er":return null}}var FIRST_BYTE=56320,BYTE=/([\udc80-\udcff])/u;function decodeLine(bytes){let text2=fromBytes(bytes);return text2.
includes("\uFFFD")?charactersOf(bytes).map(character=>character.length===1&&character>="\x80"?String.fromCharCode(FIRST_BYTE+
character.charCodeAt(0)):fromBytes(character)).join(""):text2}function encodeText(text2){return BYTE.test(text2)?text2.split(
BYTE).map(part=>BYTE.test(part)?String.fromCharCode(part.charCodeAt(0)-FIRST_BYTE):toBytes(part)).join(""):toBytes(text2)}var NAMED_ORDERS=new Map([["alpha",compareBytes],["num",compareNumbers2]]);function compareBytes(one,other){return one===
other?0:one<other?-1:1}function orderOfList(values){let places=new Map(values.map((value,index)=>[value,index]));return(one,other)=>(places.
get(one)??0)-(places.get(other)??0)}function compareNumbers2(one,other){let left=parseMagnitude(one),right=parseMagnitude(
other);return left===null||right===null?+(left===null)-+(right===null):left<right||!Number.isNaN(left)&&Number.isNaN(right)?
-1:left>right||Number.isNaN(left)&&!Number.isNaN(right)?1:0}var PREFIXES="KMGTPEZY",MAGNITUDE2=/^([+-]?[0-9.]+)(?:([kKMGTPEZY])(i?))?[bB]?$/;
function parseMagnitude(text2){let plain=parseGoFloat(text2);if(typeof plain=="number")return plain;let match=MAGNITUDE2.
exec(text2);if(match===null)return null;let[,digits="",prefix="",binary]=match,value=parseGoFloat(digits);if(typeof value==
"string")return null;let power=prefix===""?0:PREFIXES.indexOf(prefix.toUpperCase())+1;return value*(binary==="i"?1024:1e3)**
power}function parseFields(query){let fields=[],end=0;for(;;){let next=parseTokenAt(query,end);if(next.kind==="end")return fields;
let key=next.kind===","&&fields.length>0?parseTokenAt(query,next.end):next;key.kind!=="word"&&throwSyntaxError(query,key.
start,"expected key");let read=parseOrder(query,key);fields.push({key,...read.field}),end=read.end}}function parseOrder(query,key){
let at2=parseTokenAt(query,key.end);if(at2.kind!=="@")return{field:{order:null,list:null},end:key.end};let order=parseTokenAt(
query,at2.end);if(order.kind==="word")return{field:{order,list:order.text==="fixed"?[]:null},end:order.end};order.kind!==
"("&&throwSyntaxError(query,order.start,"expected named sort order or parenthesized list");let{list,end}=parseList(query,
order.end);return{field:{order,list},end}}function parseList(query,from){let list=[],end=from;for(;;){let next=parseTokenAt(
query,end);if(next.kind===")")return list.length===0&&throwSyntaxError(query,next.start,"nothing to match"),{list,end:next.
end};next.kind!=="word"&&throwSyntaxError(query,next.start,"missing )"),list.push(next.text),end=next.end}}var SEPARATOR2=`
\0`;function makeTuples(parts2){let tuples=[],numbers=new Map,allFields=()=>parts2.flatMap(({fields})=>fields);function tupleOf(result,unit=""){
let tuple=[];for(let part of parts2)part.fill(tuple,result,unit);for(;tuple.length>0&&(tuple.at(-1)??"")==="";)tuple.pop();
let key=tuple.join(SEPARATOR2),known=numbers.get(key);if(known!==void 0)return known;for(let{ranks,place}of allFields()){
let value=tuple[place]??"";ranks!==null&&!ranks.has(value)&&ranks.set(value,ranks.size)}return numbers.set(key,tuples.length),
tuples.push(tuple)-1}return{tupleOf,fields:()=>allFields().map(({name:name2})=>name2),values:number=>allFields().map(({place})=>tuples[number][place]??
""),tupleRanks(){let fields=allFields(),sorted=[...tuples.keys()].sort((one,other)=>compareTuples(fields,tuples[one],tuples[other])),
places=new Int32Array(sorted.length);for(let[place,tuple]of sorted.entries())places[tuple]=place;return places}}}function compareTuples(fields,one,other){
for(let{place,order}of fields){let left=one[place]??"",right=other[place]??"";if(left!==right)return order(left,right)||
compareBytes(left,right)}return 0}function makeProjectionGroup(){let named={configuration:new Set,nameParts:[],showsConfiguration:!1,showsFullName:!1};return{
parse(query,options){let draft=newDraft();for(let expression of parseFields(query))addExpression(draft,named,{query,expression});
return options?.withUnit===!0&&addField(draft,".unit",{order:"first",extract:(_,unit)=>unit}),makeProjection(draft)},residue(){
let draft=newDraft(),{showsConfiguration,showsFullName}=named;return showsConfiguration||addConfiguration(draft,named,"f\
irst"),showsFullName||addFullName(draft,named,"first"),makeProjection(draft)}}}function newDraft(){return{parts:[],conditions:[],
fieldCount:0,readsName:!1}}function makeProjection({parts:parts2,conditions,readsName}){return{...makeTuples(parts2),readsName,
admits:result=>conditions.every(holds=>holds(result))}}function addExpression(draft,named,{query,expression}){let{key,list}=expression,
order=orderOf(query,expression);if(key.text===".config"){list!==null&&throwSyntaxError(query,expression.order.start,"fix\
ed order not allowed for .config"),addConfiguration(draft,named,order);return}key.text===".unit"&&throwSyntaxError(query,
key.start,".unit is only allowed in filters");let extract=extractorOf(key.text)??throwSyntaxError(query,key.start,"key m\
ust not be empty");if(key.text===".fullname"?addFullName(draft,named,order):(key.text===".name"||key.text.startsWith("/")?
(named.nameParts.push(key.text),draft.readsName=!0):named.configuration.add(key.text),addField(draft,key.text,{order,extract})),
list===null)return;let admitted=new Set(list);draft.conditions.push(result=>admitted.has(extract(result)))}function orderOf(query,{
order,list}){return list!==null?orderOfList(list):order===null||order.text==="first"?"first":NAMED_ORDERS.get(order.text)??
throwSyntaxError(query,order.start,`unknown order ${quoteGo(order.text)}`)}function addField(draft,name2,{order,extract}){
let field=newField(draft,name2,order);draft.parts.push({fields:[field],fill(tuple,result,unit){tuple[field.place]=extract(
result,unit)}})}function addFullName(draft,named,order){named.showsFullName=!0,draft.readsName=!0;let extract=null;addField(
draft,".fullname",{order,extract(result){return extract??=makeFullNameExtractor(named.nameParts),extract(result)}})}var BYTES_ONLY=()=>0;
function addConfiguration(draft,named,order){named.showsConfiguration=!0;let fields=[],byKey=new Map;draft.parts.push({fields,
fill(tuple,{configuration}){for(let key of configuration.keys){if(named.configuration.has(key))continue;let field=byKey.
get(key);field===void 0&&(field=newField(draft,key,order==="first"?BYTES_ONLY:order),byKey.set(key,field),fields.push(field)),
tuple[field.place]=configuration.values.get(key)}}})}function newField(draft,name2,order){let place=draft.fieldCount;if(draft.
fieldCount+=1,order!=="first")return{name:name2,place,order,ranks:null};let ranks=new Map;return{name:name2,place,order:(one,other)=>ranks.
get(one)-ranks.get(other),ranks}}function makeGoUnitSettings(){let settings=new Map;return{get isEmpty(){return settings.size===0},apply(unit,{key,value}){
let known=settings.get(unit)??new Map;settings.set(unit,known);let present=known.get(key)??value;return known.set(key,present),
present===value?null:present},isExact:unit=>settings.get(unit)?.get("assume")==="exact",better(unit){let stated=settings.
get(unit)?.get("better");return stated==="lower"||stated==="higher"?stated:null}}}function makeUnitRegistry(){let units=new Map,settings=makeGoUnitSettings();return{find(written){let known=units.get(written);
if(known!==void 0)return known;let{unit:base,factor}=tidyBytes(written),unit={number:units.size,written,base,factor};return units.
set(written,unit),unit},applyUnitSetting(unit,setting){let present=settings.apply(tidyBytes(unit).unit,setting);return present===
null?null:`metadata ${setting.key} of unit ${unit} already set to ${present}`},isExact:unit=>settings.isExact(tidyBytes(
unit).unit),better:unit=>settings.better(tidyBytes(unit).unit)}}var FOREIGN=57344;function tidyBytes(unit){if(!unit.includes(
"ns")&&!unit.includes("MB"))return{unit,factor:1};let shielded=unit.replaceAll(/[\x80-\xff]/g,byte=>shift(byte,FOREIGN)),
tidied=tidyGoUnit(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,byte=>shift(byte,-FOREIGN))}}
function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}function tabulateResults(expressions,files){let tabulator=makeTabulator(expressions);for(let{label,results}of files)tabulator.
add(label,results);return tabulator.grids().map(decodeGrid)}function makeTabulator(expressions){let filter=parseFlagExpression(
"filter",()=>parseFilter(expressions.filter)),group=makeProjectionGroup(),parse=flag=>parseFlagExpression(flag,()=>group.
parse(expressions[flag],{withUnit:flag==="table"})),table=parse("table"),row=parse("row"),column=parse("col"),run={units:makeUnitRegistry(),
filter,axes:{table,row,column},ignored:parse("ignore"),residue:group.residue(),store:makeCellStore()},problems=[];return{
problems,read:file=>tabulateFile(run,file,problems),add:(label,results)=>addForeign(run,label,results),grids:()=>arrange(
run.store.cells,run)}}function parseFlagExpression(flag,parse){try{return parse()}catch(thrown){let message=benchstatMessageOf(
thrown);if(message===null)throw thrown;return throwBenchstatError(`parsing -${flag}: ${message}`)}}function makeNamedResults(run,cache,result){
let{table,row,column}=run.axes,isAdmitted=[table,row,column,run.ignored].every(projection=>projection.admits(result));return{
run,cache,result,cells:[],isAdmitted,position:null}}function makeConfigurationCache(){return{named:new Map,tuples:new Map}}
var MAX_CONFIGURATIONS=1e3,PREFIX2="Benchmark";function tabulateFile(run,{label,path,bytes},problems){let file=toBytes(label),
configuration=makeConfiguration(),caches=new Map,cache=null;function currentCache(){let identity=configuration.identity();
caches.size>MAX_CONFIGURATIONS&&caches.clear();let current=caches.get(identity)??makeConfigurationCache();return caches.
set(identity,current),current}function find(current,name2){let known=current.named.get(name2);if(known!==void 0)return known;
let result={name:name2.slice(PREFIX2.length),file,configuration},named=makeNamedResults(run,current,result);return current.
named.set(name2,named),named}readGoFile({path,bytes},{configure(key,value){configuration.set(key,value),cache=null},addResults(results,writtenUnits){
cache??=currentCache();let units=writtenUnits.map(run.units.find),name2="",named=null;for(let at2=0;at2<results.length;at2+=
units.length+1)(named===null||results[at2]!==name2)&&(name2=results[at2],named=find(cache,name2)),addLine(named,units,results,
at2+1)},applyUnitSetting:run.units.applyUnitSetting,addProblem(line,message){problems.push({where:`${toBytes(path)}:${line}`,
message})}})}function addForeign(run,label,results){for(let{name:name2,configuration:settings,unit:written,values}of results){
let configuration=makeConfiguration();for(let[key,value]of Object.entries(settings))configuration.set(toBytes(key),toBytes(
value));let result={name:toBytes(name2),file:toBytes(label),configuration},named=makeNamedResults(run,makeConfigurationCache(),
result),unit=run.units.find(toBytes(written));for(let value of values)addValue(named,unit,value)}}function addLine(named,units,results,from){
for(let index=0;index<units.length;index+=1)addValue(named,units[index],results[from+index])}function addValue(named,unit,value){
let based=value*unit.factor,kind=kindOf(unit,based!==value),cell=named.cells[kind];cell===void 0&&(cell=findCell(named,unit,
based===value?unit.written:unit.base),named.cells[kind]=cell),cell?.values.push(based)}function kindOf({number},isConverted){
return 2*number+Number(isConverted)}function findCell(named,unit,shownUnit){let{run,cache,result,isAdmitted}=named;if(!isAdmitted||
!run.filter({result,unit:shownUnit,writtenUnit:unit.written}))return null;let table=tupleIn(cache,run.axes.table,result,
shownUnit);named.position??={row:tupleIn(cache,run.axes.row,result),column:tupleIn(cache,run.axes.column,result),residue:tupleIn(
cache,run.residue,result)};let{row,column,residue}=named.position;return run.store.cellAt({table,row,column},residue)}function tupleIn({
tuples},projection,result,unit=""){if(projection.readsName)return projection.tupleOf(result,unit);let known=tuples.get(projection);
known===void 0&&(known=new Map,tuples.set(projection,known));let tuple=known.get(unit)??projection.tupleOf(result,unit);
return known.set(unit,tuple),tuple}var margins=new Map;function marginOf(text2){let margin=margins.get(text2)??{text:text2,width:width(text2),isBlank:isBlank(
text2)};return margins.set(text2,margin),margin}var NONE3=marginOf(""),SPACE=marginOf(" ");var RUN=" ".repeat(100);var BAR=toBytes(" \u2502 "),LAST_BAR={margin:toBytes(" \u2502")};var RANGE={align:"right",margin:toBytes(" \xB1 ")};var MICRO=toBytes("\xB5"),DIGITS2=[..."\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"].map(toBytes);var FLAG_USAGES=[{name:"table",value:"KEYS",meaning:'a table for each value of these keys (.config: every line "key: val\
ue" of the files)',example:"--table pkg base.txt head.txt"},{name:"row",value:"KEYS",meaning:"a row for each value of th\
ese keys (.fullname: the whole name of the benchmark)",example:'--row ".name /format@alpha" base.txt head.txt'},{name:"c\
ol",value:"KEYS",meaning:"a column for each value of these keys (.file); the first one is the base",example:'--col "/for\
mat@(json gob)" head.txt'},{name:"ignore",value:"KEYS",meaning:"keys in which the results of a cell may differ without a\
 warning (none)",example:"--row .name --ignore .fullname base.txt head.txt"},{name:"filter",value:"EXPRESSION",meaning:"\
only the results that match: key:value, key:/regexp/, AND, OR, - and parentheses (*)",example:'--filter "/format:json .u\
nit:(sec/op OR B/op)" base.txt head.txt'},{name:"alpha",value:"A",meaning:"a change is shown if p is at most A, and ~ ot\
herwise (0.05)",example:"--alpha 0.01 base.txt head.txt"},{name:"confidence",value:"C",meaning:"level of the interval be\
hind \xB1 (0.95)",example:"--confidence 0.99 base.txt head.txt"},{name:"format",value:"FORM",meaning:`${COMPARE_FORMATS.
slice(0,-1).join(", ")} or ${COMPARE_FORMATS.at(-1)} (text); the warnings of csv go to standard error`,example:"--format\
 csv base.txt head.txt"},{name:"config",value:"FILE",meaning:"judge the budgets of this configuration too; the exit code\
 is 1 if one is broken",example:"--config budgets.yml base.txt head.txt"}],KEYS=['KEYS are separated by spaces or commas\
: .name, .fullname, .file, .config, /KEY for a part "/KEY=value" of the','name, KEY for a line "KEY: value" of the file.\
 KEY@alpha, KEY@num and KEY@(a b c) set the order; the last one',"also leaves out every other value."],USAGE=["usage: be\
nch-referee compare [FLAG\u2026] FILE\u2026","","The tables that benchstat prints, byte for byte: medians of every bench\
mark, and how each file differs from the","first one. A file is the output of a benchmark tool; - is standard input, LAB\
EL=FILE names its column.","",...FLAG_USAGES.flatMap(({name:name2,value,meaning,example})=>[`  --${name2} ${value}`,`   \
   ${meaning}`,`      bench-referee compare ${example}`]),"",...KEYS].join(`
`);function readTables(request,files){let messages=[];return{grids:readGrids({...request,format:"text"},files,messages).map(
decodeGrid),messages:messages.map(fromBytes)}}function readGrids(request,files,messages){let tabulator=makeTabulator(request);
checkProbability("alpha",request.alpha),checkProbability("confidence",request.confidence),request.format!=="text"&&request.
format!=="csv"&&throwBenchstatError("-format must be text or csv");for(let file of files)try{let bytes=file.bytes(),foreign=file.
parseForeign?.(bytes)??null;foreign===null?tabulator.read({...file,bytes}):tabulator.add(file.label,foreign)}finally{messages.
push(...tabulator.problems.splice(0).map(({where,message})=>`${where}: ${message}`))}return tabulator.grids()}function checkProbability(flag,value){
(value<0||value>1)&&throwBenchstatError(`-${flag} must be in range [0, 1]`)}function findFilterError(text2){return findError(text2,parseFilter)}function findProjectionError(text2){return findError(
text2,query=>makeProjectionGroup().parse(query))}function compileFilter(text2){let filter=parseFilter(text2);return({name:name2,
group,metric,unit})=>{let configuration=group===null?NO_CONFIGURATION:{keys:["pkg"],values:new Map([["pkg",toBytes(group)]])};
return filter({result:{name:toBytes(name2),file:"",configuration},unit:toBytes(toMetricUnit(metric,unit)),writtenUnit:toBytes(
metric)})}}var NO_CONFIGURATION={keys:[],values:new Map};function projectionKeysOf(projection){return parseFields(projection).
map(({key})=>fromBytes(key.text))}var MAX_OPENERS=1e3;function findError(text2,parse){if((text2.match(/[(-]/g)??[]).length>
MAX_OPENERS)return{message:null,within:{from:0,to:text2.length}};try{return parse(text2),null}catch(thrown){let message=benchstatMessageOf(
thrown);if(message===null)throw thrown;let from=errorOffsetOf(thrown)??0;return{message:message.slice(0,message.search(/\n|$/)),
within:{from,to:findTokenEnd(text2,from)}}}}function findTokenEnd(query,from){try{let{start,end}=(/[:(]\s*$/.test(query.
slice(0,from))?parseValueTokenAt:parseTokenAt)(query,from);return Math.max(start,end)}catch(thrown){if(benchstatMessageOf(
thrown)===null)throw thrown;return query.length}}function relativeWorseningOf(comparison){let{base,head,better,change}=comparison;if(base===null||head===null)return null;
let sign=worseSign(better);if(change!==null)return sign*change*(base.median<0?-1:1);let difference=sign*(head.median-base.
median);return difference===0?0:difference>0?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY}function worseSign(better){
return better==="lower"?1:-1}var ROUNDING=4*Number.EPSILON;function isOver(value,limit,magnitude2=Math.abs(limit)){return value>
limit&&!(value-limit<=ROUNDING*magnitude2)}var MIN_CONSTANT_VALUES=6,max=makeBoundRule("max","above"),min=makeBoundRule("min","below");function makeBoundRule(kind,bad){
let isBeyond=(value,limit)=>bad==="above"?isOver(value,limit):isOver(-value,-limit);return{kind,scale:"absolute",bad,smallestP:head=>signTest(
head,head),judge(comparison,{limit,alpha:alpha2}){let{head}=comparison;if(head===null)return"unknown";if(!isBeyond(head.
median,limit))return"pass";if(comparison.exact||isConstant(head))return"fail";let beyond=head.values.filter(value=>isBeyond(
value,limit)).length;return signTest(beyond,head.n)<=alpha2?"fail":"unknown"}}}function isConstant({values,n}){return n>=
MIN_CONSTANT_VALUES&&values.every(value=>value===values[0])}var maxRegression={kind:"max-regression",scale:"relative",bad:"worse",smallestP:(head,base=head)=>smallestTwoSidedP(head,
base)/2,judge};function judge(comparison,{limit,minDelta,alpha:alpha2}){let{base,head,exact,p}=comparison,change=relativeWorseningOf(
comparison);if(base===null||head===null||change===null)return"unknown";let isLarge=isOver(Math.abs(head.median-base.median),
minDelta),isWorse=(isLarge||minDelta===0)&&isOver(change,limit,1+limit);if(exact)return isWorse?"fail":"pass";let isSignificant=p!==
null&&p<=2*alpha2;if(isWorse&&isSignificant&&isLikelyOver(comparison,limit))return"fail";let floor=base.median===0?isLarge?
0:1/0:minDelta/Math.abs(base.median),allowed=Math.max(limit,floor),worst=worstEnd(comparison);return worst===null||isOver(
worst,allowed,1+allowed)?"unknown":"pass"}function isLikelyOver({likely,better,base},limit){return likely===null||base?.
median===0?!0:isOver(better==="lower"?likely.low:-likely.high,limit,1+limit)}function worstEnd({possible,better}){return possible===
null?null:better==="lower"?possible.high:-possible.low}var RULES=[maxRegression,max,min];var TABLE_DEFAULTS={table:".config",row:".fullname",col:".file",ignore:"",filter:"*"},tableSchema=strictObject({table:defineKeysField(),
row:defineKeysField(),col:defineKeysField(),ignore:defineKeysField(),filter:defineFilterField()},{error:encodeExpectation(
"table")}).transform(({table,row,col,ignore,filter})=>({table:table??TABLE_DEFAULTS.table,row:row??TABLE_DEFAULTS.row,col:col??
TABLE_DEFAULTS.col,ignore:ignore??TABLE_DEFAULTS.ignore,filter:filter??TABLE_DEFAULTS.filter}));function defineKeysField(){
return defineExpressionField("keys",findProjectionError)}function defineFilterField(){return defineExpressionField("filt\
er",findFilterError)}function defineExpressionField(expected,findError2){let message=encodeExpectation(expected);return string(
{error:message}).superRefine((text2,context)=>{let error=findError2(text2);if(error===null)return;let params={...error.message===
null?makeMistake("expression-too-deep",{}):makeMistake("benchstat-refuses",{reason:error.message}),within:error.within};
context.addIssue({code:"custom",input:text2,message,params})}).meta(EXPRESSION).optional()}var RULE_KINDS=RULES.map(({kind})=>kind),RELATIVE_KINDS=RULES.filter(({scale})=>scale==="relative").map(({kind})=>kind),
BUDGET_DEFAULTS={benchmarks:[],packages:[],commands:[],filter:null,against:null,of:"each",minDelta:null,level:"fail",because:null,
until:null,location:about("default")},DEFAULT_BUDGETS=[{...BUDGET_DEFAULTS,metric:"*",limits:new Map([["max-regression",
.05]])},{...BUDGET_DEFAULTS,metric:"allocs/op",limits:new Map([["max-regression",0]])}],pattern=defineField("pattern",(value,refuse)=>/^!+\s*$/.
test(value)?refuse("pattern-of-nothing"):value.startsWith("!!")?refuse("pattern-negated-twice"):value===value.trim()?value:
refuse("pattern-with-blanks")),limits=Object.fromEntries(RULES.map(({kind,scale})=>[kind,(scale==="relative"?percentage:
quantity).optional()])),KEYS_NOT_OF_GEOMEANS=["against","min-delta",...RULE_KINDS.filter(kind=>!RELATIVE_KINDS.includes(
kind))],KEYS_NOT_OF_LEVELS=RULE_KINDS.filter(kind=>!RELATIVE_KINDS.includes(kind));function requireKey(key){return{required:[
key]}}var entry=strictObject({metric:text("metric"),benchmarks:listOf(pattern,"patterns").optional(),packages:listOf(pattern,
"packages").optional(),commands:listOf(pattern,"commands").optional(),where:defineFilterField(),against:anchor.optional(),
of:choice("geomean").optional(),"min-delta":magnitude.optional(),level:choice(...LEVELS).optional(),because:text("reason").
optional(),until:day.optional(),...limits},{error:encodeExpectation("budget")}).meta({allOf:[{anyOf:RULE_KINDS.map(requireKey)},
{anyOf:[{not:requireKey("min-delta")},...RELATIVE_KINDS.map(requireKey)]},{anyOf:[{not:requireKey("until")},requireKey("\
because")]},{anyOf:[{not:requireKey("of")},{not:{anyOf:KEYS_NOT_OF_GEOMEANS.map(requireKey)}}]},{anyOf:[{not:requireKey(
"against")},{not:{anyOf:KEYS_NOT_OF_LEVELS.map(requireKey)}}]}]}),BUDGET_KEYS=Object.keys(entry.shape),budgetsSchema=array(
entry.superRefine((budget,context)=>{if(!(context.issues.length>0))for(let{path,written,code,data}of[...checkLimit(budget),
...budget.of===void 0?checkMinDelta(budget):checkGeomeanKeys(budget),...checkAnchor(budget),...checkReason(budget),...checkUnits(
budget)]){let message=encodeExpectation("budget");context.addIssue({code:"custom",path:[...path],input:written,message,params:{
code,data}})}}).transform(budgetOf),{error:encodeExpectation("budgets")}).refine(({length})=>length>0,{error:encodeExpectation(
"budgets"),params:makeMistake("budgets-empty",{})}).meta({minItems:1});function budgetOf(parsed){let written=parsed,limits2=RULE_KINDS.
flatMap(kind=>{let limit=written[kind];return limit===void 0?[]:[[kind,limit]]}),{metric,benchmarks,packages,commands,where,
against,of,level,because,until}=parsed;return{metric,benchmarks:benchmarks??BUDGET_DEFAULTS.benchmarks,packages:packages??
BUDGET_DEFAULTS.packages,commands:commands??BUDGET_DEFAULTS.commands,filter:where===void 0?null:{text:where,matches:compileFilter(
where)},against:against??BUDGET_DEFAULTS.against,of:of??BUDGET_DEFAULTS.of,limits:new Map(limits2),minDelta:parsed["min-\
delta"]??BUDGET_DEFAULTS.minDelta,level:level??(against===void 0?BUDGET_DEFAULTS.level:"warn"),because:because??BUDGET_DEFAULTS.
because,until:until??BUDGET_DEFAULTS.until,location:BUDGET_DEFAULTS.location}}function checkLimit(budget){if(RULE_KINDS.
some(kind=>budget[kind]!==void 0))return[];let limits2=budget.of===void 0&&budget.against===void 0?RULE_KINDS:RELATIVE_KINDS;
return[{path:[],...makeMistake("limit-missing",{limits:limits2})}]}function checkGeomeanKeys(budget){return KEYS_NOT_OF_GEOMEANS.
filter(key=>budget[key]!==void 0).map(key=>({path:[key],...makeMistake("not-for-geomean",{})}))}function checkAnchor(budget){
return budget.against===void 0||budget.of!==void 0?[]:KEYS_NOT_OF_LEVELS.filter(key=>budget[key]!==void 0).map(key=>({path:[
key],...makeMistake("not-for-level",{})}))}function checkReason(budget){return budget.until===void 0||budget.because!==void 0?
[]:[{path:["until"],...makeMistake("reason-missing",{})}]}function checkMinDelta(budget){return budget["min-delta"]===void 0||
RELATIVE_KINDS.some(kind=>budget[kind]!==void 0)?[]:[{path:["min-delta"],...makeMistake("min-delta-alone",{limits:RELATIVE_KINDS})}]}
function checkUnits(budget){let{unit}=tidyUnit(String(budget.metric)),{kind,rate:isRate}=parseUnit(unit);return kind==="\
other"?[]:Object.entries(budget).flatMap(([key,value])=>isQuantity(value)&&toBaseUnit(value,unit)===null?[{path:[key],written:value.
text,...findUnitMismatch(value,{unit,kind,isRate})}]:[])}var KNOWN_UNITS={time:["ns","us","ms","s","min"],size:["B","KB",
"MB","GB","KiB","MiB","GiB"]};function findUnitMismatch({value,unit:written},metric){if(written==="")return makeMistake(
"quantity-without-unit",metric);if(written==="%")return makeMistake("percentage-as-quantity",metric);let[word=""]=written.
split("/");if(findUnitWord(word.trim())!==null||/\s/.test(word))return makeMistake("quantity-unfit",metric);let meant=suggestWord(
word,KNOWN_UNITS[metric.kind]),write=meant===null?void 0:`${value}${meant}${metric.isRate?"/s":""}`;return makeMistake("\
unit-unknown",{...metric,...write!==void 0&&{write}})}function isQuantity(value){return typeof value=="object"&&value!==
null&&"unit"in value}var membership=choice("pass","warn","fail"),ON_THE_COMMAND_LINE={flags:["check","measure"]};function repeatPolicy(field){
return{valueOf:({policy})=>policy?.[field],isHarmless:isAlwaysHarmless}}function formatShare(share){return`${Number((100*
share).toPrecision(12))}%`}var unitSchema=strictObject({better:choice("lower","higher").optional(),exact:yesOrNo.optional()},
{error:encodeExpectation("unit")}).meta({minProperties:1}).refine(unit=>Object.keys(unit).length>0,{error:encodeExpectation(
"unit"),params:makeMistake("unit-empty",{}),when:({issues})=>issues.length===0}),JUDGING_OPTIONS={baselineTolerance:{...ON_THE_COMMAND_LINE,
schema:percentage,key:!0,preset:null,presetText:"none, such results are shown but not judged",help:"How much two machine\
s may differ, in percent. Results that depend on the machine are judged by their own limit or by this one, whichever is \
wider.",placeholder:"PERCENT",repeat:{...repeatPolicy("baselineTolerance"),format:formatShare}},alpha:{...ON_THE_COMMAND_LINE,
schema:alpha,key:!0,preset:.01,help:"How often an unchanged pull request may fail, all benchmarks together. Above 0, at \
most 0.5.",details:"See [statistics.md](statistics.md#alpha-how-often-it-may-be-wrong).",placeholder:"ALPHA",repeat:repeatPolicy(
"alpha")},budgets:{schema:budgetsSchema,key:!0,preset:DEFAULT_BUDGETS,presetText:"`5%` for every metric and `0%` for `al\
locs/op`",help:"A list of limits. Each budget selects results by metric and benchmark, and has at least one limit."},units:{
schema:record(string(),unitSchema,{error:encodeExpectation("units")}),key:!0,preset:{},presetText:"none",help:"What the \
unit does not say about a metric: which direction is `better`, and whether it is `exact`, that is without noise. By the \
metric's name or base unit."},table:{schema:tableSchema,key:!0,preset:null,presetText:"head against base",help:"What the\
 tables of the report show, in the syntax of benchstat's projections and filters."},new:{...ON_THE_COMMAND_LINE,schema:membership,
key:!0,preset:"pass",help:"Outcome if only head has a benchmark, or a metric of one: `pass`, `warn` or `fail`.",placeholder:"\
OUTCOME",repeat:repeatPolicy("new")},removed:{...ON_THE_COMMAND_LINE,schema:membership,key:!0,preset:"fail",help:"Outcom\
e if only base has a benchmark, or a metric of one: `pass`, `warn` or `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy(
"removed")},renamed:{schema:record(string(),text("new-name"),{error:encodeExpectation("renamed")}).refine(names=>new Set(
Object.values(names)).size===Object.keys(names).length,{error:encodeExpectation("renamed"),params:makeMistake("same-new-\
name",{})}),key:!0,preset:{},presetText:"none",help:"The name on base to the name on head, so that a renamed benchmark i\
s compared.",details:"You can add an entry early: it has no effect while head lacks the new name. Once base lacks the ol\
d name, a warning says that you can remove it. An entry of the pull request itself [counts too](#renames-in-a-pull-reque\
st)."}};var FORMAT_IDS=["go","criterion-text","criterion-files","criterion-bencher","cargo-criterion","libtest-bench","divan","g\
ungraun","iai-callgrind","iai","callgrind","codspeed","google-benchmark","catch2","nanobench","nvbench","jmh","benchmark\
dotnet","pytest-benchmark","pyperf","asv","julia","vitest-bench","tinybench","mitata","benchmarkjs","cronometro","deno",
"console-time","dart","ruby-benchmark","benchmark-ips","benchmark-luau","benchee","phpbench","tasty-bench","haskell-crit\
erion","package-benchmark","k6","autocannon","wrk","ab","lighthouse","size-limit","bundlesize","esbuild-metafile","cbdr-\
json","cbdr-csv","gab-custom","gab-custom-bigger","oha","vegeta","hyperfine","gnu-time","perf-stat","junit","tap","bench\
er-bmf","json","command"],FORMAT_ALIASES=new Map([["magic","auto"],["cpp","auto"],["js","auto"],["python","auto"],["rust",
"auto"],["go_bench","go"],["rust_criterion","criterion-text"],["cargo","libtest-bench"],["rust_bench","libtest-bench"],[
"rust_gungraun","gungraun"],["rust_gungraun_stdout","gungraun"],["rust_iai_callgrind","iai-callgrind"],["rust_iai","iai"],
["googlecpp","google-benchmark"],["cpp_google","google-benchmark"],["cpp_catch2","catch2"],["java_jmh","jmh"],["java","j\
mh"],["c_sharp_dot_net","benchmarkdotnet"],["c_sharp","benchmarkdotnet"],["pytest","pytest-benchmark"],["python_pytest",
"pytest-benchmark"],["python_asv","asv"],["js_vitest","vitest-bench"],["js_benchmark","benchmarkjs"],["js_time","console\
-time"],["dart_benchmark_harness","dart"],["ruby_benchmark","ruby-benchmark"],["ruby","ruby-benchmark"],["benchmarkluau",
"benchmark-luau"],["customSmallerIsBetter","gab-custom"],["customBiggerIsBetter","gab-custom-bigger"],["shell_hyperfine",
"hyperfine"],["shell","hyperfine"],["json_v0","bencher-bmf"]]);var script=text("command"),nameField=defineField("command-name",(value,refuse)=>COMMAND_NAME.test(value)?value:refuse("v\
alue-unreadable")),NULLABLE=["outputFile"];function defineCommandList(options){let rows=Object.entries(options).map(([name2,
{schema}])=>({name:name2,key:toKebabCase(name2),schema:NULLABLE.includes(name2)?orNull2(schema):schema})),own=Object.fromEntries(
rows.map(({key,schema})=>[key,schema.optional()])),mapping=strictObject({command:script,name:nameField.optional(),...own},
{error:encodeExpectation("command")}).transform(({command:command2,name:name2,...rest})=>{let written=rest,settings=rows.
flatMap(row=>written[row.key]===void 0?[]:[[row.name,written[row.key]]]);return name2===void 0&&settings.length===0?command2:
{...name2!==void 0&&{name:name2},command:command2,...Object.fromEntries(settings)}}),properties2=Object.fromEntries([...rows,
{key:"command",schema:script},{key:"name",schema:nameField}].map(({key,schema})=>[key,schema.meta()??{}])),entry2=textOrMapping(
script,mapping,mappingOf(properties2,["command"]));return listOf(entry2,"command",findEqualNames)}function findEqualNames(commands){
let names=nameCommands(commands),name2=names.find((one,index)=>names.indexOf(one)<index);return name2==null?null:makeMistake(
"command-names-equal",{name:name2})}var DEFAULT_RUNS=5,runs=defineField("profile-runs",(value,refuse)=>{if(!/^\+?\d+$/.test(value.trim()))return refuse("val\
ue-unreadable");let number=Number(value);return number>=1&&number<=MAX_PROFILE_RUNS?number:refuse("value-outside",{from:1,
to:MAX_PROFILE_RUNS})},integer({minimum:1,maximum:MAX_PROFILE_RUNS})),properties={command:text("profile-command"),format:choice(
"auto",...PROFILE_FORMAT_IDS),runs},profileSchema=strictObject({command:properties.command,format:properties.format.optional(),
runs:properties.runs.optional()},{error:encodeExpectation("profile")}).transform(({command:command2,format="auto",runs:count=DEFAULT_RUNS})=>({
command:command2,format,runs:count})).meta(mappingOf(Object.fromEntries(Object.entries(properties).map(([key,field])=>[key,
field.meta()??{}])),["command"]));var command=text("command"),MEASURING={inputs:["gate","measure"],flags:["check","measure","bisect","doctor"]};function repeatScheduleField(field,{
absent,...safety}={}){return{valueOf:({recording:{schedule}})=>schedule[field]??absent,...safety}}function benchmarkFormat(expected,outputs=[]){
return choiceWithAliases(["auto",...FORMAT_IDS,...outputs],FORMAT_ALIASES,expected)}var COMMAND_OPTIONS={workingDirectory:{
...MEASURING,schema:innerPath("folder"),key:!0,preset:".",presetText:"the root",placeholder:"DIR",help:"Folder in which \
`run` and `setup` run, relative to the root of the repository.",repeat:repeatScheduleField("workingDirectory")},format:{
...MEASURING,schema:benchmarkFormat("format"),key:!0,preset:"auto",flag:"input-format",placeholder:"ID",help:"Format of \
the benchmark output: an id from `bench-referee formats`, `auto` to detect it, or `command` to measure the invocation it\
self (time, memory).",details:"See [formats.md](formats.md).",repeat:repeatScheduleField("format",{absent:"auto",isHarmless:format=>format===
"auto"||FORMAT_IDS.some(id=>id===format)})},outputFile:{...MEASURING,schema:innerPath("result-files"),key:!0,preset:null,
presetText:"none, standard output is read",placeholder:"GLOB",help:"Pattern of the result files that `run` writes, relat\
ive to the working directory.",details:"Files that the invocation did not write are ignored.",repeat:repeatScheduleField(
"outputFile",{absent:null})},count:{flags:["check","measure"],schema:choice(...COUNTED),key:!0,preset:null,presetText:"n\
othing is counted",placeholder:"WHAT",help:"`instructions`: after the rounds, the instructions that each benchmark execu\
tes are counted, under Callgrind. Linux only.",details:"See [counts.md](counts.md).",repeat:repeatScheduleField("count",
{absent:null,isHarmless:isAlwaysHarmless})},profile:{schema:profileSchema,key:!0,preset:null,presetText:"no profile is r\
ecorded",help:"After the verdict, `command` records profiles of the benchmarks that broke a budget, `runs` on each side,\
 and the report names the functions that changed.",details:"See [profiles.md](profiles.md#in-the-gate)."},paths:{schema:listOf(
filePattern,"file-patterns"),key:!0,preset:[],presetText:"any file can change the results",help:"Patterns of files. If a\
 pull request changes no file inside, the command is not run. A later pattern wins, and `!` excludes.",details:"See [bel\
ow](#nothing-to-measure)."},dependsOn:{schema:listOf(filePattern,"file-patterns"),key:!0,preset:[],presetText:"not known\
, so the command is run",help:"Patterns of all files that the command reads, built ones too. If they are the same on bot\
h sides after `setup`, the command is not run.",details:"See [below](#nothing-to-measure)."}},MEASURING_OPTIONS={run:{...MEASURING,
schema:command.transform(script2=>[script2]),key:defineCommandList(COMMAND_OPTIONS),preset:null,presetText:"none, an inp\
ut or the file must set it",flag:"--",placeholder:"COMMAND\u2026",help:"Benchmark command, run by `bash -e -o pipefail`.\
 One invocation should measure every benchmark once.",details:"Without bash, `sh -e` runs it. A list of commands is inte\
rleaved one by one. A command can have [settings of its own](#run).",repeat:repeatScheduleField("commands")},setup:{...MEASURING,
schema:text("setup"),key:!0,preset:null,presetText:"none",placeholder:"COMMAND",help:"Command that runs once on each sid\
e before the first round, such as a build or an install.",details:"It may take an hour and is not part of `max-minutes`.",
repeat:repeatScheduleField("setup",{absent:null})},...COMMAND_OPTIONS,benchmarkFiles:{schema:listOf(filePattern,"file-pa\
tterns"),key:!0,preset:[],presetText:"each side has its own benchmarks",help:"Patterns of files. Base is measured with h\
ead's version of them, so that new and changed benchmarks are compared.",details:"See [below](#the-same-benchmarks-on-bo\
th-sides)."},rounds:{...MEASURING,schema:rounds,key:!0,preset:{min:6,max:30},placeholder:"N",help:"Number of rounds such\
 as `10`, or a range such as `6..30`, which stops once every budget is decided. A round is one invocation on each side.",
details:"At most 1000.",differing:{"flag doctor":{help:"Number of rounds to measure.",presetText:"10"}},repeat:repeatScheduleField(
"rounds",{isHarmless:isAlwaysHarmless})},maxMinutes:{...MEASURING,schema:minutes,key:!0,preset:30,placeholder:"N",help:"\
Time limit for all measuring after `setup`, in minutes. What is undecided by then is inconclusive.",details:"At most 720\
0. Set the `timeout-minutes` of the job high enough for `setup` and the checkout, too.",differing:{"flag doctor":{help:"\
Time limit in minutes. When it is reached, fewer rounds are measured."}},repeat:repeatScheduleField("maxMinutes",{isHarmless:isAlwaysHarmless})},
bisectMinutes:{inputs:MEASURING.inputs,flags:["check","measure"],schema:minutesOrNone,key:!0,preset:0,placeholder:"N",help:"\
Time limit, in minutes, to find the commit that broke a budget, after the verdict. 0 searches nothing.",details:"See [bi\
sect.md](bisect.md).",repeat:{valueOf:({recording})=>recording.schedule.bisectMinutes??0,isHarmless:isAlwaysHarmless}},unit:{
flags:MEASURING.flags,schema:choice("invocation","sample"),key:!0,preset:"invocation",placeholder:"UNIT",help:"`invocati\
on`: one value per invocation. `sample`: every raw value is used.",details:"See [statistics.md](statistics.md#one-value-\
for-each-invocation).",repeat:repeatScheduleField("unit",{isHarmless:isAlwaysHarmless})},cpus:{...MEASURING,schema:cpuList,
key:!0,preset:null,presetText:"all processors",placeholder:"LIST",help:"Processors to which every invocation is pinned, \
such as `2-3` or `0,2`. Linux only, by `taskset`.",details:"Tools that count processors see fewer, so the names of Go en\
d in another number.",repeat:repeatScheduleField("cpus",{absent:null,isHarmless:cpus=>/^[\d,-]+$/.test(cpus)})},nice:{...MEASURING,
schema:niceness,key:!0,preset:null,presetText:"nothing is added",placeholder:"N",help:"Whole number from -20 to 19 that \
is added to the niceness of every invocation. Negative values need root.",repeat:repeatScheduleField("nice",{absent:null,
isHarmless:isAlwaysHarmless})},baseline:{flags:["check","measure"],schema:text("baseline"),key:innerPath("tree-path"),preset:null,
presetText:"none, base is measured",placeholder:"FILE",help:"Path of a recording in the repository. Its values replace b\
ase, which is not measured then.",details:"See [below](#baseline).",repeat:{valueOf:({recording})=>recording.baseline?.path??
null}},measure:{flags:["check","measure"],schema:choice("all","counts"),key:!0,preset:"all",placeholder:"WHAT",help:"`al\
l`: the rounds, and then what `count` names. `counts`: only instructions are counted, and the rounds are left out.",repeat:repeatScheduleField(
"measure",{absent:"all",isHarmless:isAlwaysHarmless})},seed:{...MEASURING,schema:name,preset:null,presetText:"random",placeholder:"\
TEXT",help:"Seed for the order of the invocations, as a report printed it, to repeat that order.",repeat:repeatScheduleField(
"seed",{isHarmless:seed=>/^[0-9a-f]{1,32}$/i.test(seed)})},shard:{...MEASURING,flags:["check","measure"],schema:shard,preset:null,
presetText:"all benchmarks",placeholder:"K/N",help:"Part of the benchmarks, such as `2/4`: after the warm-up only every \
N-th benchmark is measured, from the K-th on. `report` makes one report of all shards.",repeat:{valueOf:({recording:{shard:shard2}})=>shard2===
void 0?null:formatShard(shard2),isHarmless:isAlwaysHarmless}},legs:{inputs:["measure"],flags:["check","measure"],schema:legs,
preset:1,inputDefault:"${{ strategy.job-total }}",placeholder:"N",help:"Number of recordings that become one report. The\
y share the false alarms that `alpha` allows.",differing:{"input measure":{presetText:"the number of jobs in the matrix"}},
repeat:{valueOf:({legs:legs2})=>legs2,isHarmless:isAlwaysHarmless}}};var PUBLISHING={inputs:["gate","report"]},PUBLISHING_OPTIONS={name:{inputs:["gate","measure","report"],flags:["check","m\
easure","doctor","report"],schema:name,preset:"bench-referee",placeholder:"NAME",help:"Name of the check run, and key of\
 the comment. Two gates in one repository need two names, or they overwrite each other.",terminal:{help:"Name in the rep\
ort."},differing:{"input measure":{help:"Name of this recording in the report. The legs of a matrix need different names\
, because numbers of different runners are never pooled."},"flag report":{presetText:"the name of the first recording"}},
repeat:{valueOf:({publish})=>publish.name,isHarmless:isAlwaysHarmless}},comment:{...PUBLISHING,schema:choice("always","o\
n-change","on-failure","never"),preset:"always",help:"When to comment on the pull request: `always`, `on-change`, `on-fa\
ilure` or `never`. An existing comment is kept current, except with `never`.",repeat:"a command line writes no comment"},
check:{...PUBLISHING,schema:yesOrNo,preset:!0,help:"Whether to create a check run: `true` or `false`. The step itself su\
cceeds or fails either way.",repeat:"a command line creates no check run"},failOn:{...PUBLISHING,flags:["check","report"],
schema:choice("regression","inconclusive","never"),preset:"regression",placeholder:"WHAT",help:"What fails the run: `reg\
ression`, `inconclusive` (a regression or an undecided budget) or `never`. A run that cannot be judged always fails.",repeat:{
valueOf:({publish})=>publish.failOn,isHarmless:isAlwaysHarmless}},historyRef:{...PUBLISHING,flags:["check","report"],schema:historyRef,
preset:DEFAULT_HISTORY_REF,placeholder:"REF",help:"Ref with the history that the action `record` writes, for budgets wit\
h `against` and for what changed since the latest release.",repeat:{valueOf:({publish})=>publish.historyRef,isHarmless:isAlwaysHarmless}},
overrideLabel:{...PUBLISHING,schema:text("label").transform(label=>label.trim()),preset:"perf-regression-accepted",help:"\
Label with which a maintainer accepts a failing verdict. The check then passes, the results stay red, and the report say\
s who set it.",repeat:"a command line sees no labels"},overrideScope:{...PUBLISHING,schema:choice("commit","pull-request",
"never"),preset:"commit",help:"What the label accepts: the `commit` on which it was set, every commit of the `pull-reque\
st`, or nothing (`never`).",repeat:"a command line sees no labels"}};var OPTIONS={...MEASURING_OPTIONS,...COMMIT_OPTIONS,...PUBLISHING_OPTIONS,...JUDGING_OPTIONS,...HISTORY_OPTIONS};var FORMAT_LIST=`${REPORT_FORMATS.slice(0,-1).map(quoteCode).join(", ")} or ${REPORT_FORMATS.slice(-1).map(quoteCode)}`;
function quoteCode(text2){return`\`${text2}\``}var EXPECTED={ACTION:"action",DIR:"out-folder",FILE:"out-file",GLOB:"patt\
ern",NAME:"gate-name",REF:"any-ref"},RUN_FLAG=defineFlag("run","COMMAND","The same as `-- COMMAND`, as one word."),OWN_FLAGS={
check:[RUN_FLAG,defineFlag("write-baseline","","Measure only the current state, write it to the baseline, and judge noth\
ing."),defineFlag("out","DIR","Folder for `recording.json`, `report.json`, `comment.md`, `report.html` and `junit.xml`.",
"nothing is kept"),defineFlag("format","FORM",`Format of the report: ${FORMAT_LIST}. Any other id is the \`--input-format\
\`.`,"`text`")],measure:[RUN_FLAG,defineFlag("out","FILE","File for the recording. Required."),defineFlag("format","ID",
"The same as `--input-format`.")],bisect:[defineFlag("benchmarks","GLOB","Pattern of the benchmarks to search for.","all\
 that got worse"),defineFlag("minutes","N","Time limit of the search, in minutes, after the comparison of base and head.",
"`30`"),defineFlag("resume","FILE","Recording of a search that was not finished, of the same commits and command. The se\
arch continues."),defineFlag("format","FORM",`Format of the report: ${FORMAT_LIST}.`,"`text`")],doctor:[defineFlag("writ\
e","FILE","File for the proposed configuration. An existing file is never overwritten."),defineFlag("format","FORM","For\
mat of the diagnosis: `text` or `json`.","`text`")],report:[defineFlag("format","FORM",`Format: ${FORMAT_LIST}.`,"`text`")],
init:[defineFlag("name","NAME","Name of a further gate, beside the one that the repository has. It gets a workflow, a co\
nfiguration and a check of its own."),defineFlag("uses","ACTION","How the workflow names this action, such as `OWNER/ben\
ch-referee@SHA`.","the commit of the npm package, or of the clone that contains the program; the version if there is non\
e")],validate:[defineFlag("recording","FILE","Recording of an earlier run, to show what each budget matches in it."),defineFlag(
"format","FORM","Format: `text` or `json`.","`text`")],history:[defineFlag("ref","REF","Ref of this clone that holds the\
 history.","`refs/bench-referee/history`"),defineFlag("out","FILE","File for the output.","standard output"),defineFlag(
"format","FORM","`text`, `html` (one page without other files) or `json`.","`text`"),defineFlag("benchmarks","GLOB","Pat\
tern of the benchmarks to show.","all"),defineFlag("since","REF","Release or commit that the levels are relative to.","t\
he latest release that was compared, or the commit that most others were compared with")],"history import":[defineFlag("\
ref","REF","Ref of this clone that gets the values.","`refs/bench-referee/history`")],"history change-points":[defineFlag(
"method","METHOD","`ranks`, or `e-divisive`: the procedure of apache/otava.","`ranks`"),defineFlag("window","N","Largest\
 number of values to search at once: from 10 with `ranks`, from 2 to 1000 with `e-divisive`.","all values with `ranks`, \
50 with `e-divisive`"),defineFlag("p","P","Largest p of a change point.","`0.001`"),defineFlag("magnitude","M","Smallest\
 change, as a share of the smaller level, that a change point must exceed: `0.05` is 5 %.","`0`")],"profile diff":[defineFlag(
"format","FORM","`text`, `html` (with a flame graph, one page without other files) or `json`.","`text`"),defineFlag("inp\
ut-format","ID","Format of the profiles: `pprof`, `perf-script`, `collapsed`, `cpuprofile`, `speedscope` or `callgrind`.",
"detected","profile-format"),defineFlag("out","FILE","File for the output.","standard output"),defineFlag("touched","PAT\
HS","Changed paths, one a line, as `git diff --name-only` prints them. Functions in these files come first.","none")],parse:[
defineFlag("format","ID","Format of the files: an id from `bench-referee formats`.","detected")]};function defineFlag(name2,placeholder,help,preset=null,expected=EXPECTED[placeholder]??
null){return{name:name2,kind:placeholder===""?"switch":"value",placeholder,help,preset,expected}}function optionsOf(command2,options=OPTIONS){
return Object.keys(options).filter(name2=>options[name2]?.flags?.includes(command2))}function flagNameOf(name2,{flag}){return flag??
toKebabCase(name2)}function flagsOf(command2,options=OPTIONS){return[...optionsOf(command2,options).map(name2=>{let option=options[name2],
{terminal,differing,placeholder="VALUE"}=option,own=differing?.[`flag ${command2}`],preset=formatPreset({...option,...terminal,
...own}),help=own?.help??terminal?.help??option.help;return{name:flagNameOf(name2,option),kind:"value",placeholder,help,
preset,expected:null}}),...OWN_FLAGS[command2]??[]]}function flagSpecOf(command2,options=OPTIONS){let flags=flagsOf(command2,
options).filter(({name:name2})=>name2!=="--");return Object.fromEntries(flags.map(({name:name2,kind})=>[name2,kind]))}function formatPreset({
preset,presetText}){return presetText??`\`${formatOptionValue(preset)}\``}export{toKebabCase,presetsOf,resolveValues,formatOptionValue,iso_exports,makeMistake,toError,encodeExpectation,decodeExpectation,
toQuotable,defineField,innerSchemaOf,choice,compareTexts,groupedNameKeyOf,benchmarkKeyOf,MAX_JOBS,parseShard,withUnknownBenchmarks,
formatShard,sortBenchmarks,listOwn,isEmptyShard,shareOf,LEVELS,isAboutChange,isAbsoluteLimit,hasStoppedEarly,STATES,parseCpuList,
renderCpuList,parseDecimal,toBaseUnit,historyRef,COMMIT_OPTIONS,DEFAULT_HISTORY_REF,groupOfLeg,historyKeyOf,benchstatMessageOf,
DEFAULT_REQUEST,coinProbability,sortAscending,median,normalTail,normalQuantile,medianInterval,gammaln,untiedLowerHalf,untiedLowerHalves,
mannWhitney,smallestTwoSidedP,EXACT_UP_TO,summarise,RE2JS,parseGoLine,findTornResult,parseGoText,makeGoUnitSettings,tabulateResults,
readTables,projectionKeysOf,relativeWorseningOf,worseSign,isOver,RULES,JUDGING_OPTIONS,benchmarkFormat,MEASURING_OPTIONS,
PUBLISHING_OPTIONS,OPTIONS,optionsOf,flagNameOf,flagsOf,flagSpecOf};
