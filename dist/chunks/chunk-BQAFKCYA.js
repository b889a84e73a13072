import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{suggestWord}from"./chunk-23PMS7MH.js";import{BAD_BYTE,MEASURABLE,NEVER,SIDES,_enum,array,boolean,characterAt,
charactersOf,encodeCharacter,findUnitWord,formatAliases,formatIds,fromBytes,int,isGraphic,isMeasurable,isSpace,literal,number,
parseGoFloat,record,sizeOf,splitUnit,strictObject,string,tidyUnit,toBytes,toMetricUnit,unknown}from"./chunk-O2I266XQ.js";var NAME="Refusal";function throwBenchstatError(message,at=null){let refusal=new Error(message);throw refusal.name=NAME,
Object.assign(refusal,{at})}function benchstatMessageOf(thrown){return thrown instanceof Error&&thrown.name===NAME?thrown.
message:null}function errorOffsetOf(thrown){return benchstatMessageOf(thrown)===null||!(thrown instanceof Error&&"at"in thrown)?
null:typeof thrown.at=="number"?thrown.at:null}var MAX_LINE_LENGTH=1e4,MAX_TEXT_LENGTH=1e6,nameSchema=string().max(1e3),lineSchema=string().max(MAX_LINE_LENGTH),textSchema=string().
max(MAX_TEXT_LENGTH);var MAX_PATHS=50,pathsSchema=strictObject({total:int().min(0),paths:array(lineSchema).max(MAX_PATHS)}),changedPathsSchema=strictObject(
{lockFiles:pathsSchema,benchmarkSources:pathsSchema});var MAX_FLAGS=400,MAX_CACHES=16,MAX_TOOLS=20,MAX_TOOL_LINE_LENGTH=200,MAX_COUNT=1e6,cacheSchema=strictObject({level:int().
min(1).max(MAX_COUNT),kind:_enum(["data","instruction","unified"]),bytes:number().min(0),count:int().min(1).max(MAX_COUNT)}),
processorSchema=strictObject({flags:array(string().max(64)).max(MAX_FLAGS),caches:array(cacheSchema).max(MAX_CACHES),governor:string().
max(64).nullable()}),shareSchema=number().min(0).max(1).nullable(),MAX_OBSERVATIONS=1002,observationSeriesOf=entry2=>array(
entry2).max(MAX_OBSERVATIONS),observationsSchema=strictObject({rounds:observationSeriesOf(int().min(0).nullable()).optional(),
atMs:observationSeriesOf(number().min(0)),load:observationSeriesOf(number().min(0).nullable()),steal:observationSeriesOf(
shareSchema),others:observationSeriesOf(shareSchema),mhz:observationSeriesOf(number().min(0).nullable())}),toolLines=array(
string().max(MAX_TOOL_LINE_LENGTH)).max(MAX_TOOLS),environmentSchema=strictObject({os:nameSchema,kernel:nameSchema,architecture:nameSchema,
cpu:nameSchema,cores:int().min(0).max(MAX_COUNT),memoryBytes:number().min(0),image:nameSchema.nullable(),node:nameSchema,
processor:processorSchema.optional(),toolchain:strictObject({base:toolLines,head:toolLines}).optional(),loadBefore:number().
nullable(),loadAfter:number().nullable(),observations:observationsSchema.optional()});var PROBLEM_CODES=["configuration","permission","workflow-unknown","measuring-failed","pull-request-unknown","recording-\
missing","recording-refused","report-failed","not-measured","cancelled","tampered","setup-failed","benchmark-failed","ti\
me-over","nothing-measured","limit-misfit","rounds-too-few"];var problemSchema=strictObject({where:lineSchema,message:textSchema,severity:_enum(["error","warning"]),code:_enum(PROBLEM_CODES).
optional()}),MAX_LOGGED_PROBLEMS=100;function selectForLog(problems){let isError=({severity})=>severity==="error",sorted=[
...problems.filter(isError),...problems.filter(problem=>!isError(problem))];return{shown:sorted.slice(0,MAX_LOGGED_PROBLEMS),
more:Math.max(0,sorted.length-MAX_LOGGED_PROBLEMS)}}function groupedNameKeyOf({group,name:name2}){return JSON.stringify([group,name2])}function benchmarkKeyOf({command:command2,
group,name:name2}){return JSON.stringify([command2,group,name2])}var MAX_SOURCE_LOCATIONS=1e4,PART=String.raw`(?!\.{1,2}(?:/|$))[^/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+`,sourceLocationSchema=strictObject(
{file:string().max(1e3).regex(new RegExp(`^${PART}(?:/${PART})*$`,"u"),"a path relative to the root of the repository"),
line:int().min(1).max(1e6)}),benchmarkLocationSchema=strictObject({group:nameSchema.nullable(),name:nameSchema,...sourceLocationSchema.
shape}),benchmarkLocationsSchema=array(benchmarkLocationSchema).max(MAX_SOURCE_LOCATIONS);function addSourceLocations(rows,places=[]){
if(places.length===0)return[...rows];let known=new Map(places.map(place=>[groupedNameKeyOf(place),place]));return rows.map(
row=>{let place=known.get(groupedNameKeyOf(row));return place===void 0?row:{...row,place:{file:place.file,line:place.line}}})}var RECORDING_VERSION=1,MAX_RECORDED_ROUNDS=1e3,MAX_LEGS=256,shaSchema=string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/,"a\
 full commit SHA"),sideSchema=_enum(SIDES),daySchema=string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,"a d\
ay such as 2026-11-20"),commitSchema=strictObject({sha:shaSchema.nullable(),how:lineSchema}),scheduleSchema=strictObject(
{seed:lineSchema,rounds:strictObject({min:int().min(1).max(MAX_RECORDED_ROUNDS),max:int().min(1).max(MAX_RECORDED_ROUNDS)}),
commands:array(textSchema),setup:textSchema.nullable(),workingDirectory:lineSchema,outputFile:lineSchema.nullable().optional(),
format:nameSchema.nullable(),unit:_enum(["invocation","sample"]),cpus:string().max(200).nullable().optional(),nice:int().
min(-20).max(19).nullable().optional(),maxMinutes:number().positive().optional(),ended:_enum(["complete","decided","time",
"failed","cancelled"])}),invocationSchema=strictObject({side:sideSchema,round:int().min(0),command:int().min(0),startMs:number().
min(0),durationMs:number().min(0),exitCode:int().nullable(),outcome:_enum(["ok","failed","cut","disturbed"]),steal:shareSchema.
optional(),others:shareSchema.optional()}),valueSchema=number().refine(isMeasurable,`a value must be ${MEASURABLE}`),valuesSchema=strictObject(
{invocations:array(int().min(0)),values:array(array(valueSchema).min(1))}),seriesSchema=strictObject({group:nameSchema.nullable(),
name:nameSchema,metric:nameSchema,unit:nameSchema,better:_enum(["lower","higher"]).nullable(),primary:boolean(),deterministic:boolean(),
base:valuesSchema,head:valuesSchema}),baselineSchema=strictObject({path:lineSchema,commit:commitSchema,measuredOn:daySchema.
nullable(),commands:array(textSchema),environment:environmentSchema}),recordingSchema=strictObject({version:literal(RECORDING_VERSION),
name:nameSchema,commits:strictObject({base:commitSchema,head:commitSchema}),measuredOn:daySchema.optional(),baseline:baselineSchema.
optional(),schedule:scheduleSchema,environment:environmentSchema,changes:changedPathsSchema.optional(),invocations:array(
invocationSchema),series:array(seriesSchema),places:benchmarkLocationsSchema.optional(),problems:array(problemSchema)});
function findWholeRounds({invocations,baseline}){let rounds2=new Map;for(let invocation of invocations){if(baseline!==void 0&&
invocation.side==="base"||invocation.outcome==="disturbed")continue;let made=rounds2.get(invocation.round);made!==void 0?
made.push(invocation):invocation.round>0&&rounds2.set(invocation.round,[invocation])}let brokenOnBase=findCommandsBrokenOnBase(
{invocations}),[base,head]=SIDES.map(side=>[...rounds2].filter(([,made])=>isWhole(made,side,brokenOnBase)).map(([round])=>round));
if(base.length===0||head.length===0)return new Set([...base,...head]);let onHead=new Set(head);return new Set(base.filter(
round=>onHead.has(round)))}function isWhole(round,wanted,brokenOnBase){let own=round.filter(({side})=>side===wanted),ran=new Set(
[...own.map(({command:command2})=>command2),...wanted==="base"?brokenOnBase:[]]);return own.every(({outcome})=>outcome===
"ok")&&round.every(({command:command2})=>ran.has(command2))}function findCommandsBrokenOnBase({invocations}){let broken=invocations.
filter(({side,round,outcome})=>side==="base"&&round===0&&outcome==="failed");return new Set(broken.map(({command:command2})=>command2))}
function findRoundBaseBroke({invocations}){let onBase=invocations.filter(({side})=>side==="base"),firstOk=onBase.findIndex(
({outcome})=>outcome==="ok");return(firstOk<0?[]:onBase.slice(firstOk).filter(({round,outcome})=>round>0&&outcome==="fai\
led"))[0]?.round??null}function findUsedRounds(recording){let whole=findWholeRounds(recording);if(recording.baseline===void 0)
return{base:whole,head:whole};let kept=recording.invocations.filter(({side,round,outcome})=>side==="base"&&round>0&&outcome===
"ok");return{base:new Set(kept.map(({round})=>round)),head:whole}}function countCompletedRounds(recording){return findWholeRounds(
recording).size}function hasFailed({invocations},wanted){return invocations.some(({side,outcome})=>side===wanted&&outcome===
"failed")}var ROUNDING=4*Number.EPSILON;function isOver(value,limit,magnitude2=Math.abs(limit)){return value>limit&&!(value-limit<=
ROUNDING*magnitude2)}function signTest(k,n){let exponent=-n,p=0;for(let count=n;count>=k;count-=1)p+=2**exponent,exponent+=Math.log2(count/(n-
count+1));return Math.min(1,p)}var MIN_CONSTANT_VALUES=6;function boundRule({kind,bad}){let isBeyond=(value,limit)=>bad==="above"?isOver(value,limit):isOver(
-value,-limit);return{kind,scale:"absolute",bad,smallestP:head=>signTest(head,head),judge(comparison,{limit,alpha:alpha2}){
let{head}=comparison;if(head===null)return"unknown";if(!isBeyond(head.median,limit))return"pass";if(comparison.exact||isConstant(
head))return"fail";let beyond=head.values.filter(value=>isBeyond(value,limit)).length;return signTest(beyond,head.n)<=alpha2?
"fail":"unknown"}}}function isConstant({values,n}){return n>=MIN_CONSTANT_VALUES&&values.every(value=>value===values[0])}var max=boundRule({kind:"max",bad:"above"});function relativeWorseningOf(comparison){let{base,head,better,change}=comparison;if(base===null||head===null)return null;
let sign=worseSign(better);if(change!==null)return sign*change*(base.median<0?-1:1);let difference=sign*(head.median-base.
median);return difference===0?0:difference>0?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY}function worseSign(better){
return better==="lower"?1:-1}var maxRegression={kind:"max-regression",scale:"relative",bad:"worse",smallestP,judge};function smallestP(head,base=head){
let arrangements=1;for(let k=1;k<=head;k+=1)arrangements*=(base+k)/k;return 1/arrangements}function judge(comparison,{limit,
minDelta,alpha:alpha2}){let{base,head,exact,p}=comparison,change=relativeWorseningOf(comparison);if(base===null||head===
null||change===null)return"unknown";let isLarge=isOver(Math.abs(head.median-base.median),minDelta),isWorse=(isLarge||minDelta===
0)&&isOver(change,limit,1+limit);if(exact)return isWorse?"fail":"pass";let isSignificant=p!==null&&p<=2*alpha2;if(isWorse&&
isSignificant&&isLikelyOver(comparison,limit))return"fail";let floor=base.median===0?isLarge?0:1/0:minDelta/Math.abs(base.
median),allowed=Math.max(limit,floor),worst=worstEnd(comparison);return worst===null||isOver(worst,allowed,1+allowed)?"u\
nknown":"pass"}function isLikelyOver({likely,better,base},limit){return likely===null||base?.median===0?!0:isOver(better===
"lower"?likely.low:-likely.high,limit,1+limit)}function worstEnd({possible,better}){return possible===null?null:better===
"lower"?possible.high:-possible.low}var min=boundRule({kind:"min",bad:"below"});var RULES=[maxRegression,max,min];var LEVELS=["fail","warn","report"];function hasStoppedEarly({head},{early}){return early!==void 0&&(head?.rounds.at(-1)??
0)<=early.rounds}var STATES=["regression","improvement","unchanged","inconclusive","new","removed","failed"];function parseUnit(unit){let words=splitUnit(unit),above=words.filter(token=>!token.inDenominator).map(({text:text2})=>text2),
below=words.filter(token=>token.inDenominator).map(({text:text2})=>text2),measures=above.map(findUnitWord).filter(word=>word?.
inside),[measure]=measures.length===1?measures:[];return{kind:measure==null?"other":measure.base==="sec"?"time":"size",factor:measure?.
factor??1,numerator:above,denominator:below,rate:below.some(isSecond)}}function isSecond(text2){let word=findUnitWord(text2);
return word!==null&&word.base==="sec"&&word.factor===1}var QUANTITY=/^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;function parseQuantity(text2){let match=QUANTITY.
exec(text2),value=Number(match?.[1]);if(match===null||!Number.isFinite(value))return null;let unit=(match[2]??"").trim();
return/^[.,+-]/.test(unit)?null:{value,unit,text:text2.trim()}}function toBaseUnit(quantity2,unit){let converted=convert(
quantity2,unit);return converted===null||Number.isFinite(converted)?converted:null}function convert({value,unit:written},unit){
let wanted=parseUnit(unit);if(written==="")return value===0||wanted.kind==="other"?value:null;let tidied=tidyUnit(written);
if(tidied.unit===unit)return value*tidied.factor;let[above="",...below]=written.split("/").map(part=>part.trim());return fitsDenominator(
below,wanted)?convertNumerator(value,above,wanted):null}function fitsDenominator(below,wanted){return wanted.rate?below.
length===1&&parseUnit(`1/${below[0]}`).rate:below.every(word=>wanted.denominator.includes(word))}function convertNumerator(value,above,wanted){
if(above===""||above==="1")return wanted.rate||wanted.kind==="other"?value:null;let word=findUnitWord(above);return word===
null?wanted.kind==="other"&&wanted.numerator.includes(above)?value:null:wanted.kind===(word.base==="sec"?"time":"size")?
value*word.factor/wanted.factor:null}import{posix}from"node:path";function parseCpuList(text2){let cpus=new Set;for(let part of text2.split(",")){let match=/^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.
exec(part);if(match===null)return null;let first=Number(match[1]),last=Number(match[2]??match[1]);if(last<first||last>=8192)
return null;for(let cpu=first;cpu<=last;cpu+=1)cpus.add(cpu)}return[...cpus].sort((left,right)=>left-right)}function renderCpuList(ascending){
let runs=[];for(let cpu of ascending){let run=runs.at(-1);run!==void 0&&run[1]===cpu-1?run[1]=cpu:runs.push([cpu,cpu])}return runs.
map(([first,last])=>first===last?`${first}`:`${first}-${last}`).join(",")}function dayOf(epochMs){return new Date(epochMs).toISOString().slice(0,10)}function isDay(text2){if(!/^\d{4}-\d{2}-\d{2}$/.
test(text2))return!1;let epochMs=Date.parse(`${text2}T00:00:00Z`);return!Number.isNaN(epochMs)&&dayOf(epochMs)===text2}function daysUntil(from,to){
return Math.round((Date.parse(to)-Date.parse(from))/864e5)}var SCALAR=["string","number","boolean"],DECIMAL=String.raw`(?:\d+(?:\.\d*)?|\.\d+)`,EXPONENT=String.raw`(?:[eE][+-]?\d+)?`,
ANY_TEXT={type:SCALAR,pattern:String.raw`\S`},EXPRESSION={type:SCALAR},TRUTH={type:["boolean","string"],pattern:"^(?:[tT\
][rR][uU][eE]|[fF][aA][lL][sS][eE])$"},ROUNDS=String.raw`0*[1-9]\d*`;function roundsOf(bounds){let pattern2=String.raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;
return{type:["integer","string"],...bounds,pattern:pattern2}}function positive(bounds){let pattern2=String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`;
return{type:["number","string"],exclusiveMinimum:0,...bounds,pattern:pattern2}}function integer(bounds){return{type:["in\
teger","string"],...bounds,pattern:String.raw`^\s*[+-]?\d{1,3}\s*$`}}var PERCENTAGE={type:"string",pattern:String.raw`^\s*\+?(?:0*\d{1,2}(?:\.\d*)?|\.\d+)\s*%\s*$`},
NO_RATIO=String.raw`(?![\s\S]*%\s*[oO][fF]\b)`,UNIT=String.raw`(?:[^\d\s.,+-][\s\S]*)?`,QUANTITY2={type:["number","strin\
g"],pattern:String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`},MAGNITUDE={type:["number","string"],minimum:0,
pattern:String.raw`^${NO_RATIO}\s*(?:\+|-(?=[0.]+(?:[^\d.]|$)))?${DECIMAL}${EXPONENT}\s*${UNIT}$`},INNER_PATH={type:SCALAR,
pattern:String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`},CPUS=String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`,CPU_LIST={type:[
"integer","string"],minimum:0,pattern:`^${CPUS}(?:,${CPUS})*$`};function oneOf(words){return{type:"string",enum:[...words]}}
function oneOrSeveral(one){return{anyOf:[one,{type:"array",items:one,minItems:1}]}}function defineField(expects,parse,shape=ANY_TEXT){return string({error:expects}).transform((text2,context)=>{let refuse=(what,remedy=expects)=>(context.
issues.push({code:"custom",input:text2,message:remedy,params:{what}}),NEVER);return text2.trim()===""?refuse("is empty"):
text2.includes("\0")?refuse("holds a null character"):parse(text2,refuse)}).meta(shape)}var text=expects=>defineField(expects,
value=>value);function listOf(element,expects){let list=array(element).refine(({length})=>length>0,{error:expects,params:{
what:"is an empty list"}});return unknown().transform((value,context)=>{let parsed=(Array.isArray(value)?list:element.transform(
one=>[one])).safeParse(value,{reportInput:!0});return parsed.success?parsed.data:(context.issues.push(...parsed.error.issues),
NEVER)}).meta(oneOrSeveral(element.meta()??{}))}function choice(...words){return choiceWithAliases(words,new Map)}function choiceWithAliases(words,aliases){
let all=`Write ${orList(words)}`;return defineField(all,(value,refuse)=>{let found=words.find(word=>word===value)??aliases.
get(value);if(found!==void 0)return found;let meant=suggestWord(value,[...words,...aliases.keys()]);return refuse("is no\
t a known value",meant===null?all:`Write "${meant}"`)},oneOf([...words,...aliases.keys()]))}var yesOrNo=defineField("Wri\
te true or false",(value,refuse)=>{if(/^true$/i.test(value))return!0;if(/^false$/i.test(value))return!1;let meant=/^(?:yes|y|on|1)$/i.
test(value)?"true":/^(?:no|n|off|0)$/i.test(value)?"false":null;return refuse("is neither true nor false",meant===null?void 0:
`Write ${meant}`)},TRUTH),MAX_ROUNDS=1e3,rounds=defineField("Write a number such as 10, or a range such as 6..30",(value,refuse)=>{
let match=/^(\d+)(?:\s*\.\.\s*(\d+))?$/.exec(value.trim());if(match===null){let other=/^(\d+)\s*(?:-|–|to|until|\.{3,}|…|:|,|;|\/|\.{2}=)\s*(\d+)$/.
exec(value.trim()),remedy=other===null?void 0:`Write ${[other[1],other[2]].map(Number).toSorted(compareNumbers).join("..")}`;
return refuse("is not a number of rounds",remedy)}let min2=Number(match[1]),max2=Number(match[2]??match[1]);return min2<
1||max2>MAX_ROUNDS?refuse(`must lie between 1 and ${MAX_ROUNDS}`):min2<=max2?{min:min2,max:max2}:refuse("ends before it \
begins",`Write ${max2}..${min2}`)},roundsOf({minimum:1,maximum:MAX_ROUNDS})),MAX_MINUTES=7200,minutes=defineField("Write\
 a number of minutes such as 30",(value,refuse)=>{let number2=parseDecimal(value);if(number2===null){let inMinutes=/^(\d+) ?m(?:ins?|inutes?)?$/i.
exec(value.trim());return refuse("is not a number of minutes",inMinutes===null?suggestDecimalPoint(value):`Write ${inMinutes[1]}`)}
return number2<=0?refuse("must be above 0"):number2<=MAX_MINUTES?number2:refuse(`must be at most ${MAX_MINUTES}, five da\
ys`)},positive({maximum:MAX_MINUTES})),cpuList=defineField("Write processors such as 2-3 or 0,2",(value,refuse)=>{let cpus=parseCpuList(
value);return cpus===null?refuse("is not a list of processors"):renderCpuList(cpus)},CPU_LIST),niceness=defineField("Wri\
te a whole number from -20 to 19, such as 5",(value,refuse)=>{if(!/^[+-]?\d{1,3}$/.test(value.trim()))return refuse("is \
not a whole number");let number2=Number(value);return number2>=-20&&number2<=19?number2:refuse("must lie between -20 and\
 19")},integer({minimum:-20,maximum:19})),legs=defineField("Write the number of jobs that measure for one report, such a\
s 4",(value,refuse)=>{let number2=parseDecimal(value);return number2===null||!Number.isInteger(number2)?refuse("is not a\
 whole number"):number2>=1&&number2<=MAX_LEGS?number2:refuse(`must lie between 1 and ${MAX_LEGS}`)}),alpha=defineField("\
Write a probability such as 0.01",(value,refuse)=>{let number2=parseDecimal(value);if(number2===null){let percent=/^(\d+(?:\.\d+)?) ?%$/.
exec(value.trim());return refuse("is not a number",percent===null?suggestDecimalPoint(value):`Write ${formatShortest(Number(
percent[1])/100)}`)}return number2>0&&number2<=.5?number2:refuse("must be above 0 and at most 0.5")},positive({maximum:.5})),
day=defineField("Write a day such as 2027-01-31",(value,refuse)=>isDay(value.trim())?value.trim():refuse("is not a day o\
f the calendar"));function innerPath(expects){return defineField(expects,(value,refuse)=>{let path=posix.normalize(value.
replaceAll("\\","/"));return path.startsWith("/")||/^[a-z]:/i.test(path)?refuse("must be a relative path"):path===".."||
path.startsWith("../")?refuse("must not leave the tree"):path},INNER_PATH)}function ref(...keywords){let expects=`Write ${[
...keywords,"a branch, a tag or a SHA"].join(", ")}`;return defineField(expects,(value,refuse)=>value.startsWith("-")?refuse(
"must not begin with a dash"):/^\^|[\s\p{Cc}:?*[\\]|\.\./u.test(value)?refuse("is not the name of a commit"):value)}var MAX_NAME_CHARACTERS=100,
name=defineField(`Write one line of at most ${MAX_NAME_CHARACTERS} characters`,(value,refuse)=>new RegExp("\\p{Cc}","u").
test(value)?refuse("must be one line without control characters"):value.length<=MAX_NAME_CHARACTERS?value:refuse(`has ${value.
length} characters`)),quantity=defineField("Write a number with its unit, such as 50ms, 12MiB or 1e6/s",parseQuantityField,
QUANTITY2),magnitude=defineField("Write the size of a change with its unit, such as 20ns",(value,refuse)=>{let read=parseQuantityField(
value,refuse);return read.value<0?refuse("must not be negative"):read},MAGNITUDE);function parseQuantityField(value,refuse){
return/%\s*of\b/i.test(value)?refuse("is a ratio, not a value","Use max-regression for a limit of the change"):parseQuantity(
value)??refuse("is not a number with a unit",suggestDecimalPoint(value))}function suggestDecimalPoint(value){let[,number2="",
rest=""]=/^([+-]?\d[\d,]*)(.*)$/s.exec(value.trim())??[];if(number2.includes(","))return/^[+-]?\d{1,3}(?:,\d{3})+$/.test(
number2)?`Write "${number2.replaceAll(",","")}${rest}" for thousands, or a point for a fraction`:/^[^,]*,\d+$/.test(number2)?
`Write "${number2.replace(",",".")}${rest}"`:void 0}function compareNumbers(one,other){return one-other}var percentage=defineField(
"Write a change in percent, such as 5%",(value,refuse)=>{let match=/^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.exec(
value.trim().replaceAll(/\s+/g," "));if(match===null){let isAmount=parseQuantity(value)!==null;return refuse("is not a p\
ercentage",suggestDecimalPoint(value)??(isAmount?"Write a change in percent, such as 5%; an amount is for min-delta, max\
 or min":void 0))}let[,sign,digits="",percent,ofBase]=match,number2=Number(digits);if(percent===""){let right=number2<100?
`"${suggestPercentage(number2)}"`:"less than 100%";return refuse("has no percent sign",`Write ${right}`)}let unsigned=`W\
rite "${digits}%"; the metric's unit tells which way is worse`;if(sign==="-")return refuse("must not be negative",unsigned);
if(number2<100&&ofBase===void 0)return number2/100;let change=number2<50?number2:Math.abs(number2-100),example=change<100?
`"${formatShortest(change)}%"`:"which is below 100%";return refuse("is a ratio, not a change",`Write the allowed change,\
 ${example}`)},PERCENTAGE);function suggestPercentage(number2){return`${formatShortest(number2>0&&number2<1?number2*100:
number2)}%`}function formatShortest(number2){return String(Number(number2.toPrecision(12)))}function parseDecimal(value){
return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(value.trim())?Number(value):null}function orList(words){return`${words.
slice(0,-1).join(", ")} or ${words.at(-1)}`}function extractorOf(key){return key===""?null:key===".name"?({name:name2})=>partsOf(name2).base:key===".fullname"?({name:name2})=>name2:
key===".file"?({file})=>file:key.startsWith("/")?({name:name2})=>namePart(name2,key):({configuration})=>configuration.values.
get(key)??""}function makeFullNameExtractor(keys){if(keys.length===0)return({name:name2})=>name2;let hidesBase=keys.includes(
".name"),hidesProcessors=keys.includes("/gomaxprocs"),hidden=keys.filter(key=>key.startsWith("/")).map(key=>`${key}=`);return({
name:name2})=>{let{base,parts,processors}=partsOf(name2),kept=parts.filter(part=>!hidden.some(key=>part.startsWith(key)));
return[hidesBase?"*":base,...kept,hidesProcessors?"":processors].join("")}}function partsOf(name2){let processors=/-[0-9]+$/.
exec(name2)?.[0]??"",[base="",...parts]=name2.slice(0,name2.length-processors.length).split("/");return{base,parts:parts.
map(part=>`/${part}`),processors}}function namePart(name2,key){let{parts,processors}=partsOf(name2);return key==="/gomax\
procs"&&processors!==""?processors.slice(1):parts.find(candidate=>candidate.startsWith(`${key}=`))?.slice(key.length+1)??
""}var NO_FLAGS={ignoresCase:!1,isMultiline:!1,dotMatchesAll:!1};function throwRegexpError(what,where){return throwBenchstatError(
`error parsing regexp: ${what}: \`${where}\``)}function parseCharacter(cursor){let code=characterAt(cursor.pattern,cursor.
at);return code===BAD_BYTE&&throwRegexpError("invalid UTF-8",cursor.pattern.slice(cursor.at)),cursor.at+=sizeOf(code),code}
function checkUtf8(text2){let cursor={pattern:text2,at:0,flags:NO_FLAGS};for(;cursor.at<text2.length;)parseCharacter(cursor)}var ANY=[0,1114111],DIGIT=[48,57],WORD=[48,57,65,90,95,95,97,122],ALPHA=[65,90,97,122],PERL_SETS={d:DIGIT,s:[9,10,12,13,
32,32],w:WORD},NAMED_SETS=new Map([["alnum",[...DIGIT,...ALPHA]],["alpha",ALPHA],["ascii",[0,127]],["blank",[9,9,32,32]],
["cntrl",[0,31,127,127]],["digit",DIGIT],["graph",[33,126]],["lower",[97,122]],["print",[32,126]],["punct",[33,47,58,64,
91,96,123,126]],["space",[9,13,32,32]],["upper",[65,90]],["word",WORD],["xdigit",[48,57,65,70,97,102]]]);function union(ranges){
let pairs=[];for(let index=0;index<ranges.length;index+=2)pairs.push([ranges[index],ranges[index+1]]);pairs.sort((one,other)=>one[0]-
other[0]);let merged=[];for(let[first,last]of pairs){let end=merged.length-1;end>0&&first<=merged[end]+1?merged[end]=Math.
max(merged[end],last):merged.push(first,last)}return merged}function negate(set){let gaps=[],next=0;for(let index=0;index<
set.length;index+=2)next<set[index]&&gaps.push(next,set[index]-1),next=set[index+1]+1;return next<=1114111&&gaps.push(next,
1114111),gaps}function includes(set,rune){let low=0,high=set.length/2-1;for(;low<=high;){let middle=low+high>>1;if(rune<
set[2*middle])high=middle-1;else if(rune>set[2*middle+1])low=middle+1;else return!0}return!1}function fold(set){let ranges=[
...set];for(let[rune,orbit]of orbits())if(includes(set,rune))for(let other of orbit)ranges.push(other,other);return union(
ranges)}var LAST_CASED=125251,TURKISH=[304,305],cachedOrbits=null;function orbits(){if(cachedOrbits!==null)return cachedOrbits;
cachedOrbits=new Map;for(let rune=65;rune<=LAST_CASED;rune+=1){if(TURKISH.includes(rune))continue;let text2=String.fromCodePoint(
rune);for(let other of[text2.toLowerCase(),text2.toUpperCase()]){let code=other.codePointAt(0);code!==rune&&String.fromCodePoint(
code)===other&&join(cachedOrbits,rune,code)}}return cachedOrbits}function join(found,one,other){let orbit=[...new Set([...found.
get(one)??[one],...found.get(other)??[other]])];for(let rune of orbit)found.set(rune,orbit)}var CATEGORIES="C Cc Cf Cn Co Cs L LC Ll Lm Lo Lt Lu M Mc Me Mn N Nd Nl No P Pc Pd Pe Pf Pi Po Ps S Sc Sk Sm So Z Zl Zp \
Zs Cased_Letter Close_Punctuation Combining_Mark Connector_Punctuation Control Currency_Symbol Dash_Punctuation Decimal_\
Number Enclosing_Mark Final_Punctuation Format Initial_Punctuation Letter Letter_Number Line_Separator Lowercase_Letter \
Mark Math_Symbol Modifier_Letter Modifier_Symbol Nonspacing_Mark Number Open_Punctuation Other Other_Letter Other_Number\
 Other_Punctuation Other_Symbol Paragraph_Separator Private_Use Punctuation Separator Space_Separator Spacing_Mark Surro\
gate Symbol Titlecase_Letter Unassigned Uppercase_Letter cntrl digit punct Any Assigned ASCII",SCRIPTS="Adlam Ahom Arabi\
c Armenian Avestan Balinese Bamum Batak Bengali Bhaiksuki Bopomofo Brahmi Braille Buginese Buhid Carian Chakma Cham Cher\
okee Chorasmian Common Coptic Cuneiform Cypriot Cyrillic Deseret Devanagari Dogra Duployan Elbasan Elymaic Ethiopic Geor\
gian Glagolitic Gothic Grantha Greek Gujarati Gurmukhi Han Hangul Hanunoo Hatran Hebrew Hiragana Inherited Javanese Kait\
hi Kannada Katakana Kawi Kharoshthi Khmer Khojki Khudawadi Lao Latin Lepcha Limbu Lisu Lycian Lydian Mahajani Makasar Ma\
layalam Mandaic Manichaean Marchen Medefaidrin Miao Modi Mongolian Mro Multani Myanmar Nabataean Nandinagari Newa Nko Nu\
shu Ogham Oriya Osage Osmanya Palmyrene Phoenician Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham Sinhala Sog\
dian Soyombo Sundanese Syriac Tagalog Tagbanwa Takri Tamil Tangsa Tangut Telugu Thaana Thai Tibetan Tifinagh Tirhuta Tot\
o Ugaritic Vai Vithkuqi Wancho Yezidi Yi",PROPERTIES=new Map([...SCRIPTS.split(" ").map(name2=>[normaliseName(name2),`Sc\
ript=${name2}`]),...CATEGORIES.split(" ").map(name2=>[normaliseName(name2),name2])]),sets=new Map;function propertySet(name2){
let property=PROPERTIES.get(normaliseName(name2));if(property===void 0)return null;let set=sets.get(property)??members(new RegExp(
`\\p{${property}}`,"u"));return sets.set(property,set),set}function normaliseName(name2){return name2.replaceAll(/[-_ ]/g,
"").toLowerCase()}function members(pattern2){let ranges=[],isInside=!1;for(let rune=0;rune<=1114111;rune+=1){let isMember=pattern2.
test(String.fromCodePoint(rune));isMember&&!isInside&&ranges.push(rune),!isMember&&isInside&&ranges.push(rune-1),isInside=
isMember}return isInside&&ranges.push(1114111),ranges}var CONTROLS={a:7,f:12,n:10,r:13,t:9,v:11};function parseClass(cursor){let{pattern:pattern2}=cursor,start=cursor.at;cursor.
at+=1;let isNegated=pattern2[cursor.at]==="^";isNegated&&(cursor.at+=1);let ranges=[];for(let isFirst=!0;isFirst||pattern2[cursor.
at]!=="]";isFirst=!1){let set2=parseNamedSet(cursor)??parseSetEscape(cursor);ranges.push(...set2??parseRange(cursor,start))}
cursor.at+=1;let set=union(ranges);return isNegated?negate(set):set}function parseSetEscape(cursor){let{pattern:pattern2,
at}=cursor;if(pattern2[at]!=="\\")return null;let letter=pattern2[at+1]??"";if(letter==="p"||letter==="P")return parseProperty(
cursor,letter==="P");let set=PERL_SETS[letter.toLowerCase()];return set===void 0?null:(cursor.at+=2,applyFlags(cursor,set,
letter!==letter.toLowerCase()))}function parseEscape(cursor){let{pattern:pattern2,at:start}=cursor;cursor.at+=1,cursor.at===
pattern2.length&&throwRegexpError("trailing backslash at end of expression","");let code=parseCharacter(cursor),character=String.
fromCodePoint(code);if(code<128&&!/[0-9A-Za-z]/.test(character))return code;let octal=/^(?:0[0-7]{0,2}|[1-7][0-7]{1,2})/.
exec(pattern2.slice(start+1,start+4));return octal!==null?(cursor.at=start+1+octal[0].length,Number.parseInt(octal[0],8)):
(character==="x"?parseHex(cursor):CONTROLS[character])??throwRegexpError("invalid escape sequence",pattern2.slice(start,
cursor.at))}function parseHex(cursor){let{pattern:pattern2}=cursor;if(cursor.at===pattern2.length)return;let first=parseCharacter(
cursor);if(first!==123){let text2=String.fromCodePoint(first,parseCharacterOrEnd(cursor));return/^[0-9a-f]{2}$/i.test(text2)?
Number.parseInt(text2,16):void 0}let value=0;for(let digits=0;cursor.at<pattern2.length;digits+=1){let digit=String.fromCodePoint(
parseCharacter(cursor));if(digit==="}")return digits===0?void 0:value;if(!/^[0-9a-f]$/i.test(digit)||(value=value*16+Number.
parseInt(digit,16),value>1114111))return}}function parseCharacterOrEnd(cursor){return cursor.at===cursor.pattern.length?
65533:parseCharacter(cursor)}function parseNamedSet(cursor){let{pattern:pattern2,at}=cursor;if(!pattern2.startsWith("[:",
at))return null;let end=pattern2.indexOf(":]",at+2);if(end<0)return null;let name2=pattern2.slice(at+2,end),isNegated=name2.
startsWith("^"),set=NAMED_SETS.get(isNegated?name2.slice(1):name2);return set===void 0?throwRegexpError("invalid charact\
er class range",pattern2.slice(at,end+2)):(cursor.at=end+2,applyFlags(cursor,set,isNegated))}function parseProperty(cursor,isUpper){
let{pattern:pattern2,at:start}=cursor;cursor.at+=2,cursor.at===pattern2.length&&throwRegexpError("invalid character clas\
s range",pattern2.slice(start));let first=parseCharacter(cursor),name2=pattern2.slice(start+2,cursor.at);if(first===123){
let end=pattern2.indexOf("}",start);end<0&&(checkUtf8(pattern2.slice(start)),throwRegexpError("invalid character class r\
ange",pattern2.slice(start))),name2=pattern2.slice(start+3,end),checkUtf8(name2),cursor.at=end+1}let isNegated=name2.startsWith(
"^"),set=propertySet(isNegated?name2.slice(1):name2);return set===null?throwRegexpError("invalid character class range",
pattern2.slice(start,cursor.at)):applyFlags(cursor,set,isNegated!==isUpper)}function parseRange(cursor,classStart){let{pattern:pattern2,
at:start}=cursor,first=parseClassCharacter(cursor,classStart),last=first;return pattern2[cursor.at]==="-"&&cursor.at+1<pattern2.
length&&pattern2[cursor.at+1]!=="]"&&(cursor.at+=1,last=parseClassCharacter(cursor,classStart),last<first&&throwRegexpError(
"invalid character class range",pattern2.slice(start,cursor.at))),applyFlags(cursor,[first,last],!1)}function parseClassCharacter(cursor,classStart){
let{pattern:pattern2,at}=cursor;return at===pattern2.length&&throwRegexpError("missing closing ]",pattern2.slice(classStart)),
pattern2[at]==="\\"?parseEscape(cursor):parseCharacter(cursor)}function applyFlags({flags},set,isNegated){let all=flags.
ignoresCase?fold(set):set;return isNegated?negate(all):all}function setNode(set){return{kind:"set",set,height:1,size:1}}function assertionNode(assertion){return{kind:"assertion",assertion,
height:1,size:1}}function sequenceNode(parts){return listNode("sequence",parts,0)}function choiceNode(parts){return listNode(
"choice",parts,parts.length-1)}function groupNode(part){return{kind:"sequence",parts:[part],height:part.height+1,size:part.
size+2}}function repeatNode(repeat){return{kind:"repeat",...repeat,height:repeat.part.height+1,size:repeatSize(repeat)}}
function listNode(kind,parts,more){if(parts.length===1)return parts[0];let height=0,size=more;for(let part of parts)height=
Math.max(height,part.height),size+=part.size;return{kind,parts,height:height+1,size:Math.max(1,size)}}function repeatSize({
part,least,most}){return most===Number.POSITIVE_INFINITY?least===0?2+part.size:1+least*part.size:Math.max(1,most*part.size+
(most-least))}var ASSERTIONS=new Map([["\\A","textStart"],["\\z","textEnd"],["\\b","wordEdge"],["\\B","notWordEdge"]]),NOT_LINE_BREAK=negate(
[10,10]),MAX_HEIGHT=1e3,MAX_SIZE=Math.floor(128*2**20/40),MAX_COUNT2=1e3;function parseRegexp(pattern2){let cursor={pattern:pattern2,
at:0,flags:NO_FLAGS},levels=[newLevel(!0,NO_FLAGS)],lastRepeat=-1;for(;cursor.at<pattern2.length;){let start=cursor.at,repeat=parseRepeat(
cursor);repeat!==null?(repeatLast(cursor,levels.at(-1).sequence,{...repeat,start,lastRepeat}),lastRepeat=start):(parseElement(
cursor,levels),lastRepeat=-1)}return levels.length>1&&throwRegexpError("missing closing )",pattern2),checkSize(pattern2,
closeLevel(levels[0]))}function parseElement(cursor,levels){let{pattern:pattern2,flags}=cursor,{sequence}=levels.at(-1);
switch(pattern2[cursor.at]){case"(":openGroup(cursor,levels);break;case")":closeGroup(cursor,levels);break;case"|":cursor.
at+=1,nextAlternative(levels.at(-1));break;case"^":cursor.at+=1,sequence.push(assertionNode(flags.isMultiline?"lineStart":
"textStart"));break;case"$":cursor.at+=1,sequence.push(assertionNode(flags.isMultiline?"lineEnd":"textEnd"));break;case"\
.":cursor.at+=1,sequence.push(setNode(flags.dotMatchesAll?ANY:NOT_LINE_BREAK));break;case"[":sequence.push(setNode(parseClass(
cursor)));break;case"\\":sequence.push(...parseBackslash(cursor));break;default:sequence.push(literal2(cursor,parseCharacter(
cursor)))}}function parseBackslash(cursor){let{pattern:pattern2,at}=cursor,two=pattern2.slice(at,at+2);if(two==="\\C"&&throwRegexpError(
"invalid escape sequence",two),two==="\\Q")return parseLiterals(cursor);let assertion=ASSERTIONS.get(two);if(assertion!==
void 0)return cursor.at+=2,[assertionNode(assertion)];let set=parseSetEscape(cursor);return[set===null?literal2(cursor,parseEscape(
cursor)):setNode(set)]}function parseLiterals(cursor){let{pattern:pattern2,flags}=cursor,start=cursor.at+2,end=pattern2.
indexOf("\\E",start),quoted={pattern:pattern2.slice(start,end<0?void 0:end),at:0,flags},literals=[];for(;quoted.at<quoted.
pattern.length;)literals.push(literal2(quoted,parseCharacter(quoted)));return cursor.at=end<0?pattern2.length:end+2,literals}
function literal2({flags},code){let set=[code,code];return setNode(flags.ignoresCase?fold(set):set)}function openGroup(cursor,levels){
let{pattern:pattern2,at,flags}=cursor,name2=/^\(\?P?<(?=.)/s.exec(pattern2.slice(at,at+5));if(name2!==null)parseGroupName(
cursor,name2[0].length);else if(pattern2[at+1]!=="?")cursor.at+=1;else{parseGroupFlags(cursor)&&levels.push(newLevel(!1,
flags));return}levels.push(newLevel(!0,flags))}function parseGroupName(cursor,leadLength){let{pattern:pattern2,at:start}=cursor,
end=pattern2.indexOf(">",start),name2=pattern2.slice(start+leadLength,end);checkUtf8(end<0?pattern2.slice(start):name2),
end<0&&throwRegexpError("invalid named capture",pattern2.slice(start)),/^\w+$/.test(name2)||throwRegexpError("invalid na\
med capture",pattern2.slice(start,end+1)),cursor.at=end+1}function parseGroupFlags(cursor){let start=cursor.at,flags={...cursor.
flags},on=!0,sawFlag=!1;for(cursor.at+=2;cursor.at<cursor.pattern.length;){let letter=String.fromCodePoint(parseCharacter(
cursor));if((letter===":"||letter===")")&&(on||sawFlag))return cursor.flags=flags,letter===":";if(letter==="-"&&on)on=!1,
sawFlag=!1;else if("imsU".includes(letter))letter==="i"&&(flags={...flags,ignoresCase:on}),letter==="m"&&(flags={...flags,
isMultiline:on}),letter==="s"&&(flags={...flags,dotMatchesAll:on}),sawFlag=!0;else break}return throwRegexpError("invali\
d or unsupported Perl syntax",cursor.pattern.slice(start,cursor.at))}function newLevel(captures,flagsOutside){return{alternatives:[],
sequence:[],captures,flagsOutside}}function nextAlternative(level){level.alternatives.push(sequenceNode(level.sequence)),
level.sequence=[]}function closeLevel(level){return nextAlternative(level),choiceNode(level.alternatives)}function closeGroup(cursor,levels){
levels.length===1&&throwRegexpError("unexpected )",cursor.pattern);let level=levels.pop(),inside=closeLevel(level);cursor.
flags=level.flagsOutside,cursor.at+=1,levels.at(-1).sequence.push(checkSize(cursor.pattern,level.captures?groupNode(inside):
inside))}function parseRepeat(cursor){let{pattern:pattern2,at}=cursor,sign=pattern2[at];if("*+?".includes(sign)){cursor.
at+=1;let most=sign==="?"?1:Number.POSITIVE_INFINITY;return{least:sign==="+"?1:0,most,isCounted:!1}}if(sign!=="{")return null;
let match=/^\{(0|[1-9]\d*)(,(0|[1-9]\d*)?)?\}/.exec(pattern2.slice(at));if(match===null)return null;cursor.at+=match[0].
length;let least=Number(match[1]),bound=match[2]===void 0?match[1]:match[3];return(least>MAX_COUNT2||Number(bound??0)>MAX_COUNT2||
bound!==void 0&&least>Number(bound))&&throwRegexpError("invalid repeat count",match[0]),{least,most:bound===void 0?Number.
POSITIVE_INFINITY:Number(bound),isCounted:!0}}function repeatLast(cursor,sequence,{start,lastRepeat,...count}){let{pattern:pattern2}=cursor;
pattern2[cursor.at]==="?"&&(cursor.at+=1),lastRepeat>=0&&throwRegexpError("invalid nested repetition operator",pattern2.
slice(lastRepeat,cursor.at));let part=sequence.pop();part===void 0&&throwRegexpError("missing argument to repetition ope\
rator",pattern2.slice(start,cursor.at));let node=checkSize(pattern2,repeatNode({part,...count})),isLong=count.least>=2||
count.most>=2&&Number.isFinite(count.most);count.isCounted&&isLong&&!multipliesUpTo(node,MAX_COUNT2)&&throwRegexpError("\
invalid repeat count",pattern2.slice(start,cursor.at)),sequence.push(node)}function multipliesUpTo(node,limit){if(node.kind===
"set"||node.kind==="assertion")return!0;if(node.kind!=="repeat")return node.parts.every(part=>multipliesUpTo(part,limit));
if(!node.isCounted)return multipliesUpTo(node.part,limit);if(node.most===0)return!0;let copies=Number.isFinite(node.most)?
node.most:node.least;return copies<=limit&&multipliesUpTo(node.part,copies>0?Math.floor(limit/copies):limit)}function checkSize(pattern2,node){
return node.height>MAX_HEIGHT&&throwRegexpError("expression nests too deeply",pattern2),node.size>MAX_SIZE&&throwRegexpError(
"expression too large",pattern2),node}var NONE=-1,LINE_BREAK=10;function compileProgram(tree){let states=[{kind:"match"}];return{states,start:compileNode(states,
tree,0)}}function compileNode(states,node,next){switch(node.kind){case"set":return add(states,{kind:"character",set:node.
set,next});case"assertion":return add(states,{kind:"assertion",assertion:node.assertion,next});case"sequence":return node.
parts.reduceRight((entry2,part)=>compileNode(states,part,entry2),next);case"choice":return node.parts.map(part=>compileNode(
states,part,next)).reduceRight((other,entry2)=>add(states,{kind:"split",next:entry2,other}));case"repeat":return compileRepeat(
states,node,next)}}function compileRepeat(states,{part,least,most},next){let entry2=next;if(Number.isFinite(most))for(let copy=least;copy<
most;copy+=1)entry2=add(states,{kind:"split",next:compileNode(states,part,entry2),other:next});else entry2=add(states,{kind:"\
split",next,other:next}),states[entry2]={kind:"split",next:compileNode(states,part,entry2),other:next};for(let copy=0;copy<
least;copy+=1)entry2=compileNode(states,part,entry2);return entry2}function add(states,state){return states.push(state)-
1}function matches({states,start},text2){let runes=charactersOf(text2),entered=new Int32Array(states.length).fill(-1),current=[];
for(let at=0;at<=runes.length;at+=1){let rune=runes[at]??NONE,pending=[...current,start],waiting=[];for(;pending.length>
0;){let index=pending.pop();if(entered[index]===at)continue;entered[index]=at;let state=states[index];if(state.kind==="m\
atch")return!0;state.kind==="character"?rune!==NONE&&includes(state.set,rune)&&waiting.push(state.next):state.kind==="sp\
lit"?pending.push(state.other,state.next):holds(state.assertion,runes[at-1]??NONE,rune)&&pending.push(state.next)}current=
waiting}return!1}function holds(assertion,before,after){switch(assertion){case"textStart":return before===NONE;case"text\
End":return after===NONE;case"lineStart":return before===NONE||before===LINE_BREAK;case"lineEnd":return after===NONE||after===
LINE_BREAK;case"wordEdge":return includes(WORD,before)!==includes(WORD,after);case"notWordEdge":return includes(WORD,before)===
includes(WORD,after)}}function compileRegexp(pattern2){let program=compileProgram(parseRegexp(pattern2));return text2=>matches(program,text2)}var OPERATORS="():@,",OPERATORS_AT_START=`${OPERATORS}-*`;function parseTokenAt(query,from){return parseAnyTokenAt(query,
from,!1)}function parseValueTokenAt(query,from){return parseAnyTokenAt(query,from,!0)}function throwSyntaxError(query,at,message){
let column=0;for(let index=0;index<at;){let code=characterAt(query,index);isGraphic(code)&&(column+=1),index+=sizeOf(code)}
return throwBenchstatError(`syntax error: ${message}
	${query}
	${" ".repeat(column)}^`,at)}function parseAnyTokenAt(query,from,regexpAllowed){let at=from;for(;at<query.length;){let code=characterAt(
query,at);if(!isSpace(code))break;at+=sizeOf(code)}let first=query[at];return first===void 0?{kind:"end",text:"",start:at,
end:at}:isOperatorAtStart(first)?{kind:first,text:first,start:at,end:at+1}:first==="/"&&regexpAllowed?parseRegexpAt(query,
at):first==='"'?parseQuotedWordAt(query,at):parseBareWordAt(query,at)}function isOperatorAtStart(text2){return OPERATORS_AT_START.
includes(text2)}function parseBareWordAt(query,start){let end=start;for(;end<query.length&&!OPERATORS.includes(query[end]);){
let code=characterAt(query,end);if(isSpace(code))break;end+=sizeOf(code)}let text2=query.slice(start,end);return{kind:text2===
"AND"||text2==="OR"?text2:"word",text:text2,start,end}}function parseQuotedWordAt(query,start){let end=start+1;for(;end<
query.length&&(query[end]!=='"'||query[end-1]==="\\");)end+=1;end===query.length&&throwSyntaxError(query,start,"missing \
end quote");let text2=unquoteGo(query.slice(start+1,end));return text2===null?throwSyntaxError(query,start,"bad escape s\
equence"):{kind:"word",text:text2,start,end:end+1}}var ESCAPE=/\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]|[\x80-\xff]+/g,
NAMED={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'};function unquoteGo(text2){let isValid=!0,value=text2.replaceAll(ESCAPE,(all,named,byte,character)=>{
if(named!==void 0)return NAMED[named];if(byte?.startsWith("x"))return String.fromCharCode(Number.parseInt(byte.slice(1),
16));if(byte!==void 0)return String.fromCharCode(Number.parseInt(byte,8));if(all.charCodeAt(0)>=128)return repairUtf8(all);
let encoded=character===void 0?null:encodeCharacter(Number.parseInt(character.slice(1),16));return isValid&&=encoded!==null,
encoded??""});return isValid?value:null}function repairUtf8(text2){let result="";for(let at=0;at<text2.length;){let code=characterAt(
text2,at),size=sizeOf(code);result+=code===BAD_BYTE?"\xEF\xBF\xBD":text2.slice(at,at+size),at+=size}return result}function parseRegexpAt(query,start){
let close=findRegexpEnd(query,start+1);close<0&&throwSyntaxError(query,start,'missing close "/"');let text2=query.slice(
start+1,close),matches2=compileQueryRegexp(query,start,text2),end=close+1;return end===query.length||isSpace(query.charCodeAt(
end))||isOperatorAtStart(query[end])||throwSyntaxError(query,end,'regexp must be followed by space or an operator (unesc\
aped "/"?)'),{kind:"regexp",text:text2,start,end,matches:matches2}}function compileQueryRegexp(query,start,text2){try{return compileRegexp(
text2)}catch(error){let message=benchstatMessageOf(error);if(message===null)throw error;return throwSyntaxError(query,start,
message)}}function findRegexpEnd(query,from){let brackets=0,parentheses=0;for(let at=from;at<query.length;at+=1){let character=query[at];
if(character==="/"&&brackets===0&&parentheses===0)return at;character==="\\"?at+=1:character==="["?brackets+=1:character===
"]"?brackets=Math.max(0,brackets-1):brackets===0&&character==="("?parentheses+=1:brackets===0&&character===")"&&(parentheses-=
1)}return-1}function parseFilter(query){let{term,end}=parseOr(query,0),rest=parseTokenAt(query,end);return rest.kind!=="end"&&throwSyntaxError(
query,rest.start,`unexpected "${rest.text}"`),compileTerm(query,term)}function parseOr(query,from){let terms=[],end=from;
for(;;){let read=parseAnd(query,end);terms.push(read.term);let next=parseTokenAt(query,read.end);if(next.kind!=="OR")return{
term:{kind:"any",terms},end:read.end};end=next.end}}function parseAnd(query,from){let first=parseMatch(query,from),terms=[
first.term],{end}=first;for(;;){let next=parseTokenAt(query,end);if(next.kind==="AND")end=next.end;else{if(next.kind==="\
end"||next.kind===")"||next.kind==="OR")return{term:{kind:"all",terms},end};if(next.kind===":"||next.kind==="@"||next.kind===
",")throwSyntaxError(query,next.start,`unexpected "${next.text}"`);else{let read=parseMatch(query,end);terms.push(read.term),
end=read.end}}}}function parseMatch(query,from){let token=parseTokenAt(query,from);switch(token.kind){case"(":{let{term,
end}=parseOr(query,token.end),close=parseTokenAt(query,end);return close.kind!==")"&&throwSyntaxError(query,close.start,
'missing ")"'),{term,end:close.end}}case"-":{let{term,end}=parseMatch(query,token.end);return{term:{kind:"not",term},end}}case"\
*":return{term:{kind:"all",terms:[]},end:token.end};case"word":return parseKeyAndValue(query,token);default:return throwSyntaxError(
query,token.start,"expected key:value or subexpression")}}function parseKeyAndValue(query,key){let colon=parseTokenAt(query,
key.end);colon.kind!==":"&&throwSyntaxError(query,key.start,"expected key:value");let value=parseValueTokenAt(query,colon.
end);return value.kind==="("?parseValueList(query,key,value.end):{term:makeMatchTerm(key,value)??throwSyntaxError(query,
key.start,"expected key:value"),end:value.end}}function parseValueList(query,key,from){let terms=[],end=from;for(;;){let value=parseValueTokenAt(
query,end);terms.push(makeMatchTerm(key,value)??throwSyntaxError(query,value.start,"expected value"));let next=parseValueTokenAt(
query,value.end);if(next.kind===")")return{term:{kind:"any",terms},end:next.end};next.kind!=="OR"&&throwSyntaxError(query,
next.start,"value list must be separated by OR"),end=next.end}}function makeMatchTerm(key,value){return value.matches!==
void 0?{kind:"match",key,matches:value.matches}:value.kind!=="word"?null:{kind:"match",key,matches:text2=>text2===value.
text}}function compileTerm(query,term){if(term.kind==="match")return compileMatch(query,term);if(term.kind==="not"){let filter=compileTerm(
query,term.term);return candidate=>!filter(candidate)}let filters=term.terms.map(part=>compileTerm(query,part));return filters.
length===1?filters[0]:term.kind==="all"?candidate=>filters.every(filter=>filter(candidate)):candidate=>filters.some(filter=>filter(
candidate))}function compileMatch(query,{key,matches:matches2}){if(key.text===".unit")return({unit,writtenUnit})=>matches2(
unit)||matches2(writtenUnit);key.text===".config"&&throwSyntaxError(query,key.start,".config is only allowed in projecti\
ons");let extract=extractorOf(key.text);return extract===null?throwSyntaxError(query,key.start,"key must not be empty"):
({result})=>matches2(extract(result))}var NAMED2={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v",'"':'\\"',"\\":"\\\\"},PRINTABLE=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
function quoteGo(text2){let quoted="";for(let at=0;at<text2.length;){let code=characterAt(text2,at),bytes=text2.slice(at,
at+sizeOf(code));quoted+=NAMED2[bytes]??(isPrintable(code)?bytes:escapeCharacter(code,bytes)),at+=bytes.length}return`"${quoted}\
"`}function isPrintable(code){return code!==BAD_BYTE&&PRINTABLE.test(String.fromCodePoint(code))}function escapeCharacter(code,bytes){
return code<128?`\\x${hex(bytes.charCodeAt(0),2)}`:code>65535?`\\U${hex(code,8)}`:`\\u${hex(code,4)}`}function hex(code,digits){
return code.toString(16).padStart(digits,"0")}var NAMED_ORDERS=new Map([["alpha",compareBytes],["num",compareNumbers2]]);function compareBytes(one,other){return one===
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
let at=parseTokenAt(query,key.end);if(at.kind!=="@")return{field:{order:null,list:null},end:key.end};let order=parseTokenAt(
query,at.end);if(order.kind==="word")return{field:{order,list:order.text==="fixed"?[]:null},end:order.end};order.kind!==
"("&&throwSyntaxError(query,order.start,"expected named sort order or parenthesized list");let{list,end}=parseList(query,
order.end);return{field:{order,list},end}}function parseList(query,from){let list=[],end=from;for(;;){let next=parseTokenAt(
query,end);if(next.kind===")")return list.length===0&&throwSyntaxError(query,next.start,"nothing to match"),{list,end:next.
end};next.kind!=="word"&&throwSyntaxError(query,next.start,"missing )"),list.push(next.text),end=next.end}}var SEPARATOR=`
\0`;function makeTuples(parts){let tuples=[],numbers=new Map,allFields=()=>parts.flatMap(({fields})=>fields);function tupleOf(result,unit=""){
let tuple=[];for(let part of parts)part.fill(tuple,result,unit);for(;tuple.length>0&&(tuple.at(-1)??"")==="";)tuple.pop();
let key=tuple.join(SEPARATOR),known=numbers.get(key);if(known!==void 0)return known;for(let{ranks,place}of allFields()){
let value=tuple[place]??"";ranks!==null&&!ranks.has(value)&&ranks.set(value,ranks.size)}return numbers.set(key,tuples.length),
tuples.push(tuple)-1}return{tupleOf,fields:()=>allFields().map(({name:name2})=>name2),values:number2=>allFields().map(({
place})=>tuples[number2][place]??""),tupleRanks(){let fields=allFields(),sorted=[...tuples.keys()].sort((one,other)=>compareTuples(
fields,tuples[one],tuples[other])),places=new Int32Array(sorted.length);for(let[place,tuple]of sorted.entries())places[tuple]=
place;return places}}}function compareTuples(fields,one,other){for(let{place,order}of fields){let left=one[place]??"",right=other[place]??
"";if(left!==right)return order(left,right)||compareBytes(left,right)}return 0}function makeProjectionGroup(){let named={configuration:new Set,nameParts:[],showsConfiguration:!1,showsFullName:!1};return{
parse(query,options){let draft=newDraft();for(let expression of parseFields(query))addExpression(draft,named,{query,expression});
return options?.withUnit===!0&&addField(draft,".unit",{order:"first",extract:(_,unit)=>unit}),makeProjection(draft)},residue(){
let draft=newDraft(),{showsConfiguration,showsFullName}=named;return showsConfiguration||addConfiguration(draft,named,"f\
irst"),showsFullName||addFullName(draft,named,"first"),makeProjection(draft)}}}function newDraft(){return{parts:[],conditions:[],
fieldCount:0,readsName:!1}}function makeProjection({parts,conditions,readsName}){return{...makeTuples(parts),readsName,admits:result=>conditions.
every(holds2=>holds2(result))}}function addExpression(draft,named,{query,expression}){let{key,list}=expression,order=orderOf(
query,expression);if(key.text===".config"){list!==null&&throwSyntaxError(query,expression.order.start,"fixed order not a\
llowed for .config"),addConfiguration(draft,named,order);return}key.text===".unit"&&throwSyntaxError(query,key.start,".u\
nit is only allowed in filters");let extract=extractorOf(key.text)??throwSyntaxError(query,key.start,"key must not be em\
pty");if(key.text===".fullname"?addFullName(draft,named,order):(key.text===".name"||key.text.startsWith("/")?(named.nameParts.
push(key.text),draft.readsName=!0):named.configuration.add(key.text),addField(draft,key.text,{order,extract})),list===null)
return;let admitted=new Set(list);draft.conditions.push(result=>admitted.has(extract(result)))}function orderOf(query,{order,
list}){return list!==null?orderOfList(list):order===null||order.text==="first"?"first":NAMED_ORDERS.get(order.text)??throwSyntaxError(
query,order.start,`unknown order ${quoteGo(order.text)}`)}function addField(draft,name2,{order,extract}){let field=newField(
draft,name2,order);draft.parts.push({fields:[field],fill(tuple,result,unit){tuple[field.place]=extract(result,unit)}})}function addFullName(draft,named,order){
named.showsFullName=!0,draft.readsName=!0;let extract=null;addField(draft,".fullname",{order,extract(result){return extract??=
makeFullNameExtractor(named.nameParts),extract(result)}})}var BYTES_ONLY=()=>0;function addConfiguration(draft,named,order){
named.showsConfiguration=!0;let fields=[],byKey=new Map;draft.parts.push({fields,fill(tuple,{configuration}){for(let key of configuration.
keys){if(named.configuration.has(key))continue;let field=byKey.get(key);field===void 0&&(field=newField(draft,key,order===
"first"?BYTES_ONLY:order),byKey.set(key,field),fields.push(field)),tuple[field.place]=configuration.values.get(key)}}})}
function newField(draft,name2,order){let place=draft.fieldCount;if(draft.fieldCount+=1,order!=="first")return{name:name2,
place,order,ranks:null};let ranks=new Map;return{name:name2,place,order:(one,other)=>ranks.get(one)-ranks.get(other),ranks}}function findFilterError(text2){return findError(text2,parseFilter)}function findProjectionError(text2){return findError(
text2,query=>makeProjectionGroup().parse(query))}function compileFilter(text2){let filter=parseFilter(toBytes(text2));return({
name:name2,group,metric,unit})=>{let configuration=group===null?NO_CONFIGURATION:{keys:["pkg"],values:new Map([["pkg",toBytes(
group)]])};return filter({result:{name:toBytes(name2),file:"",configuration},unit:toBytes(toMetricUnit(metric,unit)),writtenUnit:toBytes(
metric)})}}var NO_CONFIGURATION={keys:[],values:new Map};function projectionKeysOf(projection){return parseFields(toBytes(
projection)).map(({key})=>fromBytes(key.text))}var MAX_OPENERS=1e3;function findError(text2,parse){if((text2.match(/[(-]/g)??
[]).length>MAX_OPENERS)return{what:"is nested too deeply",within:{from:0,to:text2.length}};let query=toBytes(text2);try{
return parse(query),null}catch(thrown){let message=benchstatMessageOf(thrown);if(message===null)throw thrown;let from=errorOffsetOf(
thrown)??0,units=bytes=>fromBytes(query.slice(0,bytes)).length;return{what:fromBytes(message.slice(0,message.search(/\n|$/))),
within:{from:units(from),to:units(findTokenEnd(query,from))}}}}function findTokenEnd(query,from){try{let{start,end}=(/[:(]\s*$/.
test(query.slice(0,from))?parseValueTokenAt:parseTokenAt)(query,from);return Math.max(start,end)}catch(thrown){if(benchstatMessageOf(
thrown)===null)throw thrown;return query.length}}var TABLE_DEFAULTS={table:".config",row:".fullname",col:".file",ignore:"",filter:"*"},tableSchema=strictObject({table:defineKeysField(
"pkg"),row:defineKeysField("/size"),col:defineKeysField("/impl"),ignore:defineKeysField("pkg"),filter:defineFilterField()},
{error:'Write "col: /impl" below it'}).transform(({table,row,col,ignore,filter})=>({table:table??TABLE_DEFAULTS.table,row:row??
TABLE_DEFAULTS.row,col:col??TABLE_DEFAULTS.col,ignore:ignore??TABLE_DEFAULTS.ignore,filter:filter??TABLE_DEFAULTS.filter}));
function defineKeysField(example){return defineExpressionField(`Write keys as benchstat takes them, such as ${example}`,
findProjectionError)}function defineFilterField(){return defineExpressionField("Write a filter as benchstat takes it, su\
ch as .name:Encode",findFilterError)}function defineExpressionField(expects,faultIn){return string({error:expects}).superRefine(
(text2,context)=>{let fault=faultIn(text2);fault!==null&&context.addIssue({code:"custom",input:text2,message:expects,params:{
...fault}})}).meta(EXPRESSION).optional()}var RULE_KINDS=RULES.map(({kind})=>kind),RELATIVE_KINDS=RULES.filter(({scale})=>scale==="relative").map(({kind})=>kind),
pattern=defineField("Write a pattern of names such as Encode/**",(value,refuse)=>/^!+\s*$/.test(value)?refuse("excludes \
nothing",'Write the pattern to exclude behind "!"'):value.startsWith("!!")?refuse('begins with two "!"',"Keep one of the\
m to exclude, none to include"):value===value.trim()?value:refuse("has blanks around it","Write it without them")),limits=Object.
fromEntries(RULES.map(({kind,scale})=>[kind,(scale==="relative"?percentage:quantity).optional()])),KEYS_NOT_OF_GEOMEANS=[
"min-delta",...RULE_KINDS.filter(kind=>!RELATIVE_KINDS.includes(kind))];function requireKey(key){return{required:[key]}}
var entry=strictObject({metric:text('Write the metric it is for, such as sec/op, or "*" for every metric'),benchmarks:listOf(
pattern,"Write patterns of names, or remove the key").optional(),packages:listOf(pattern,"Write patterns of packages, or\
 remove the key").optional(),where:defineFilterField(),of:choice("geomean").optional(),"min-delta":magnitude.optional(),
level:choice(...LEVELS).optional(),because:text("Write the reason, or remove the key").optional(),until:day.optional(),...limits},
{error:'Write "- metric: sec/op" and below it "max-regression: 5%"'}).meta({allOf:[{anyOf:RULE_KINDS.map(requireKey)},{anyOf:[
{not:requireKey("min-delta")},...RELATIVE_KINDS.map(requireKey)]},{anyOf:[{not:requireKey("until")},requireKey("because")]},
{anyOf:[{not:requireKey("of")},{not:{anyOf:KEYS_NOT_OF_GEOMEANS.map(requireKey)}}]}]}),budgetsSchema=array(entry.superRefine(
(budget,context)=>{if(!(context.issues.length>0))for(let{path,what,got,remedy}of[...checkLimit(budget),...budget.of===void 0?
checkMinDelta(budget):checkGeomeanKeys(budget),...checkReason(budget),...checkUnits(budget)])context.addIssue({code:"cus\
tom",path:[...path],input:got,message:remedy,params:{what}})}),{error:'Write a list of budgets, each beginning with "- m\
etric:"'}).refine(({length})=>length>0,{error:"Write a budget, or remove the key for the built-in ones",params:{what:"is\
 an empty list"}}).meta({minItems:1});function checkLimit(budget){if(RULE_KINDS.some(kind=>budget[kind]!==void 0))return[];
let remedy=budget.of===void 0?`Add one of ${RULE_KINDS.join(", ")}`:`Add ${RELATIVE_KINDS.join(" or ")}`;return[{path:[],
what:"sets no limit",remedy}]}function checkGeomeanKeys(budget){return KEYS_NOT_OF_GEOMEANS.filter(key=>budget[key]!==void 0).
map(key=>({path:[key],what:"means nothing for a geomean",remedy:'Move it into a budget without "of", or remove it'}))}function checkReason(budget){
return budget.until===void 0||budget.because!==void 0?[]:[{path:["until"],what:"needs a reason",remedy:'Add "because:" a\
nd why the exception was made'}]}function checkMinDelta(budget){if(budget["min-delta"]===void 0||RELATIVE_KINDS.some(kind=>budget[kind]!==
void 0))return[];let remedy=`Add ${RELATIVE_KINDS.join(" or ")}, or remove it`;return[{path:["min-delta"],what:"means no\
thing without a limit of the change",remedy}]}function checkUnits(budget){let{unit}=tidyUnit(String(budget.metric)),{kind,
rate}=parseUnit(unit);return kind==="other"?[]:Object.entries(budget).flatMap(([key,value])=>isQuantity(value)&&toBaseUnit(
value,unit)===null?[{path:[key],got:value.text,...explainUnitMismatch(value,{unit,kind,rate})}]:[])}var KNOWN_UNITS={time:[
"ns","us","ms","s","min"],size:["B","KB","MB","GB","KiB","MiB","GiB"]};function explainUnitMismatch({value,unit:written},{
unit,kind,rate}){let per=rate?"/s":"",remedy=`Write a ${kind}${rate?" per second":""}, such as ${kind==="time"?"50ms":"1\
80KB"}${per}`;if(written==="")return{what:`has no unit, and ${unit} is a ${kind}${rate?" per second":""}`,remedy};if(written===
"%")return{what:`is a percentage, and ${unit} is not`,remedy:"Use max-regression for a limit of the change"};let[word=""]=written.
split("/");if(findUnitWord(word.trim())!==null||/\s/.test(word))return{what:`does not fit the metric's unit ${unit}`,remedy};
let meant=suggestWord(word,KNOWN_UNITS[kind]);return{what:`has a unit that does not exist for a ${kind}`,remedy:meant===
null?remedy:`Write "${value}${meant}${per}"`}}function isQuantity(value){return typeof value=="object"&&value!==null&&"u\
nit"in value}var WORDS=["base","head","worktree"],SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/,configSource=defineField(`Write ${WORDS.join(",\
 ")} or the full SHA of a commit`,(value,refuse)=>{if(WORDS.includes(value)||SHA.test(value))return value;let meant=suggestWord(
value,WORDS);return refuse("is not a known value",meant===null?void 0:`Write "${meant}"`)});var format=choiceWithAliases(["auto",...formatIds],formatAliases),command=text("Write the command that runs the benchmar\
ks"),FIELDS={run:command.transform(script=>[script]),setup:text("Write a command"),workingDirectory:innerPath("Write a f\
older of the tree, such as packages/codec"),format,outputFile:innerPath("Write a pattern of files, such as target/**/*.j\
son"),config:text("Write the path of the configuration file"),configFrom:configSource,base:ref("merge-base","target"),head:ref(
"head","merge","worktree"),rounds,maxMinutes:minutes,unit:choice("invocation","sample"),cpus:cpuList,nice:niceness,baseline:text(
"Write the path of a baseline, such as bench/baseline.json"),seed:name,legs,name,comment:choice("always","on-change","on\
-failure","never"),check:yesOrNo,failOn:choice("regression","inconclusive","never"),overrideLabel:text("Write the name o\
f a label"),overrideScope:choice("commit","pull-request","never"),recordings:text("Write a pattern of recording files")};
function toKebabCase(field){return field.replaceAll(/[A-Z]/g,letter=>`-${letter.toLowerCase()}`)}var membership=choice("\
pass","warn","fail"),unitSchema=strictObject({better:choice("lower","higher").optional(),exact:yesOrNo.optional()},{error:"\
Write {better: higher}, {exact: true} or both"}).meta({minProperties:1}).refine(unit=>Object.keys(unit).length>0,{error:"\
Write {better: higher}, {exact: true} or both",params:{what:"sets nothing"},when:({issues})=>issues.length===0}),fileSchema=strictObject(
{run:listOf(command,"Write the command that runs the benchmarks").optional(),setup:FIELDS.setup.optional(),"working-dire\
ctory":FIELDS.workingDirectory.optional(),format:FIELDS.format.optional(),"output-file":FIELDS.outputFile.optional(),rounds:FIELDS.
rounds.optional(),"max-minutes":FIELDS.maxMinutes.optional(),unit:FIELDS.unit.optional(),cpus:FIELDS.cpus.optional(),nice:FIELDS.
nice.optional(),baseline:innerPath("Write a path in the repository, such as bench/baseline.json").optional(),"baseline-t\
olerance":percentage.optional(),alpha:alpha.optional(),budgets:budgetsSchema.optional(),units:record(string(),unitSchema,
{error:'Write "score: {better: higher}" below it'}).optional(),table:tableSchema.optional(),new:membership.optional(),removed:membership.
optional(),renamed:record(string(),text("Write the new name"),{error:'Write "OldName: NewName" below it'}).refine(names=>new Set(
Object.values(names)).size===Object.keys(names).length,{error:"Give every benchmark a new name of its own",params:{what:"\
gives two benchmarks the same new name"}}).optional()},{error:'Write "run:" and the command that runs the benchmarks'}),
NOT_IN_FILE=["config","configFrom","base","head","seed","legs","name","comment","check","failOn","overrideLabel","overri\
deScope","recordings"].map(toKebabCase),BUDGET_DEFAULTS={benchmarks:[],packages:[],filter:null,of:"each",minDelta:null,level:"\
fail",because:null,until:null,where:"default"},DEFAULT_BUDGETS=[{...BUDGET_DEFAULTS,metric:"*",limits:new Map([["max-reg\
ression",.05]])},{...BUDGET_DEFAULTS,metric:"allocs/op",limits:new Map([["max-regression",0]])}],DEFAULTS={setup:null,workingDirectory:"\
.",format:"auto",outputFile:null,config:".github/bench-referee.yml",base:"merge-base",rounds:{min:6,max:30},maxMinutes:30,
unit:"invocation",cpus:null,nice:null,baseline:null,baselineTolerance:null,seed:null,legs:1,name:"bench-referee",comment:"\
always",check:!0,failOn:"regression",overrideLabel:"perf-regression-accepted",overrideScope:"commit",recordings:"bench-r\
eferee/**/*.json",alpha:.01,budgets:DEFAULT_BUDGETS,units:{},new:"pass",removed:"fail",renamed:{},table:null},ACTION_COMMIT_DEFAULTS={
head:"head",configFrom:"base"},TERMINAL_COMMIT_DEFAULTS={head:"worktree",configFrom:"worktree"};export{PROBLEM_CODES,selectForLog,parseUnit,toBaseUnit,dayOf,daysUntil,relativeWorseningOf,RULES,throwBenchstatError,benchstatMessageOf,
parseFilter,makeProjectionGroup,compileFilter,projectionKeysOf,MAX_PATHS,MAX_FLAGS,MAX_CACHES,MAX_TOOLS,MAX_TOOL_LINE_LENGTH,
groupedNameKeyOf,benchmarkKeyOf,MAX_SOURCE_LOCATIONS,sourceLocationSchema,addSourceLocations,RECORDING_VERSION,MAX_LEGS,
recordingSchema,findWholeRounds,findCommandsBrokenOnBase,findRoundBaseBroke,findUsedRounds,countCompletedRounds,hasFailed,
LEVELS,hasStoppedEarly,STATES,parseCpuList,renderCpuList,choice,ref,FIELDS,toKebabCase,fileSchema,NOT_IN_FILE,BUDGET_DEFAULTS,
DEFAULTS,ACTION_COMMIT_DEFAULTS,TERMINAL_COMMIT_DEFAULTS};
