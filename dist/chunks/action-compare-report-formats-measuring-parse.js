import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseCallgrindHeader,parseCost,splitWords}from"./action-compare-report-formats-history-measuring-parse.js";import{cleanText,countLineFeeds,findSharedSuffix,
isGarbledUnit,repairUnit,splitLines,truncate,truncateFirstLine}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";import{groupBy}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report-validate.js";
import{ZodObject,_enum,array,boolean,custom,isMeasurable,looseObject,nullish,number,object,record,string,tuple,unknown}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{GoSeries,findTornResult,findUnitWord,parseGoLine,parseGoText,tidyUnit}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{atKey,
inFile,isError,makeError,makeWarning,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{__require}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";var SeriesNumbers=class{#metrics=new Map;#count=0;numberOf({group=null,name,metric,unit}){let units=findOrAdd(this.#metrics,
metric,()=>new Map),groups=findOrAdd(units,unit,()=>new Map),names=findOrAdd(groups,group,()=>new Map),number2=names.get(
name);return number2!==void 0?number2:(names.set(name,this.#count),this.#count++)}};function findOrAdd(map,key,make){let found=map.
get(key);if(found!==void 0)return found;let made=make();return map.set(key,made),made}function makeFindings(){return{series:makeSeriesList(),problems:[]}}function toParseResult({series,problems},where,advice){
let measurements=series.all();if(measurements.length===0&&!problems.some(isError)){let location=typeof where=="string"?inFile(
where):where;problems.push(makeError("no-results",location,advice))}return{measurements,problems}}function makeSeriesList(){
let numbers=new SeriesNumbers,series=[],grown=[],added=0;return{get added(){return added},add(result){added+=1;let number2=numbers.
numberOf(result),first=series[number2];if(first===void 0){series.push(makeMeasurement(result));return}let values=grown[number2];
values===void 0&&(values=[...first.values],grown[number2]=values,series[number2]={...first,values});for(let value of result.
values)values.push(value)},all:()=>[...series]}}function makeMeasurement({aggregate=!1,deterministic=!1,...result}){return{
group:null,better:null,primary:!0,...result,...aggregate&&{aggregate},...deterministic&&{deterministic}}}function makeNumbering(){
let groups=new Map;return(name,group=null)=>{let counts=groups.get(group)??new Map,count=(counts.get(name)??0)+1;return groups.
set(group,counts.set(name,count)),count===1?name:`${name}#${count}`}}function hasKeys(text,...paths){let keys=keysOf(text);return paths.every(path=>keys.has(path))}var last={text:"",keys:new Set};
function keysOf(text){return last.text!==text&&(last={text,keys:/^\s*[[{]/.test(text)?parseKeys(text):new Set}),last.keys}
var TOKEN=/\s*(?:([{}[\],:])|("[^"\\]*(?:\\.[^"\\]*)*")|[^\s{}[\],:"]+)/sy;function parseKeys(text){let keys=new Set,open=[],
key="",isKeyNext=!1;TOKEN.lastIndex=0;do{let match=TOKEN.exec(text);if(match===null)break;let[,mark,string2]=match,inner=open.
at(-1);mark==="{"||mark==="["?open.push(levelIn(inner,key,mark==="[")):mark==="}"||mark==="]"?open.pop():string2!==void 0&&
isKeyNext&&inner!==void 0&&open.length<=6&&(key=string2.slice(1,-1),keys.add(join(inner.path,key)).add(join(inner.anyPath,
key))),isKeyNext=mark==="{"||mark===","&&inner?.isList===!1}while(open.length>0&&TOKEN.lastIndex<131072);return keys}function levelIn(outer,key,isList){
let behind=isList?"[]":"";return outer===void 0?{isList,path:behind,anyPath:behind}:outer.path.length>131072?{...outer,isList}:
{isList,path:(outer.isList?outer.path:join(outer.path,key))+behind,anyPath:(outer.isList?outer.anyPath:join(outer.anyPath,
"*"))+behind}}function join(path,key){return path===""?key:`${path}.${key}`}function parseJsonText(text,bareNonFinite=!1){let whole=parseWholeDocument(text);if(whole!==null)return{documents:[whole],
failure:null};let documents=[],line=1,counted=0,at=blanksFrom(text,0);for(;at<text.length;){let{end,failure}=scanDocument(
text,at,bareNonFinite);if(failure!==null)return{documents,failure};line+=countLineFeeds(text,counted,at),counted=at;let document=text.
slice(at,end);documents.push({value:JSON.parse(bareNonFinite?quoteNonFinite(document):document),line}),at=blanksFrom(text,
end)}return{documents,failure:null}}var MAX_DEPTH=500;function parseWholeDocument(text){try{let value=JSON.parse(text);return isShallow(
value)?{value,line:1+countLineFeeds(text,0,blanksFrom(text,0))}:null}catch{return null}}function isShallow(value){let level=[
value];for(let depth=0;level.length>0;depth++){if(depth>MAX_DEPTH)return!1;let next=[];for(let item of level)if(!(typeof item!=
"object"||item===null||isNumberList(item)))for(let key in item){let child=item[key];typeof child=="object"&&child!==null&&
next.push(child)}level=next}return!0}var BLANKS=/[ \t\n\r\ufeff]*/y,TOKEN2=/([{}[\],:])|("[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\x00-\x1f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
BARE_NON_FINITE=/-?(?:nan|inf(?:inity)?)(?![\w.])/iy,STRING_OR_NON_FINITE=/"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:nan|inf(?:inity)?)(?![\w.])/gi;
function quoteNonFinite(document){return/nan|inf/i.test(document)?document.replaceAll(STRING_OR_NON_FINITE,token=>token.
startsWith('"')?token:`"${token}"`):document}var STRING_OR_MARK=/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g,MAX_NAMED_DEPTH=4;function findRepeatedKey(text){
let open=[],last2="";for(let{0:token,index}of text.matchAll(STRING_OR_MARK)){let keys=open.at(-1);if(token==="{"||token===
"[")open.push(token==="{"?new Set:null);else if(token==="}"||token==="]")open.pop();else if(token===":"&&keys&&open.length<=
MAX_NAMED_DEPTH){if(keys.has(last2))return{key:last2.slice(1,-1),line:1+countLineFeeds(text,0,index)};keys.add(last2)}last2=
token}return null}function scanDocument(text,start,bareNonFinite){let open=[],expected="value",at=start;do{at=blanksFrom(
text,at);let match=tokenAt(text,at,bareNonFinite),next=match===null?null:step(expected,match,open);if(match===null||next===
null||open.length>MAX_DEPTH){let isInside=open.length>0&&open.length<=MAX_DEPTH;return{end:at,failure:failureAt(text,at,
isInside?expected:null)}}expected=next,at+=match[0].length}while(open.length>0);return{end:at,failure:null}}function tokenAt(text,at,bareNonFinite){
TOKEN2.lastIndex=at;let match=TOKEN2.exec(text);return match!==null||!bareNonFinite?match:(BARE_NON_FINITE.lastIndex=at,
BARE_NON_FINITE.exec(text))}function step(expected,match,open){let[token,mark,string2]=match,inside=open.at(-1);return mark===
"}"||mark==="]"?inside!==(mark==="}"?"{":"[")||expected!=="more"&&expected!==(mark==="}"?"first key":"first value")?null:
(open.pop(),"more"):mark===","?expected!=="more"?null:inside==="{"?"key":"value":mark===":"?expected==="colon"?"value":null:
expected==="key"||expected==="first key"?string2===void 0?null:"colon":expected!=="value"&&expected!=="first value"?null:
token==="{"||token==="["?(open.push(token),token==="{"?"first key":"first value"):"more"}function failureAt(text,at,expected){
let isUnclosed=text[at]==='"'&&!/^"(?:[^"\\]|\\.)*"/s.test(text.slice(at,at+1e5));return at>=text.length||isUnclosed?{...position(
text,text.length),found:null,expected}:{...position(text,at),found:/^(?:[\w.+-]+|.)/s.exec(text.slice(at,at+30))?.[0]??"",
expected}}function blanksFrom(text,at){return BLANKS.lastIndex=at,BLANKS.exec(text),BLANKS.lastIndex}function position(text,at){
return{line:1+countLineFeeds(text,0,at),column:at-text.lastIndexOf(`
`,at-1)}}var checkedLists=new WeakSet,LONG=64;function isNumberList(value){if(!Array.isArray(value))return!1;let isLong=value.
length>=LONG;return isLong&&checkedLists.has(value)?!0:value.every(Number.isFinite)?(isLong&&checkedLists.add(value),!0):
!1}var numberListSchema=custom().superRefine((value,{addIssue})=>{if(!isNumberList(value)){if(!Array.isArray(value))return addIssue(
{code:"invalid_type",expected:"array",input:value});for(let[index,input]of value.entries())Number.isFinite(input)||addIssue(
{code:"invalid_type",expected:"number",input,path:[index]})}}),recordSchema=custom().superRefine((value,{addIssue})=>{isObject(
value)||addIssue({code:"invalid_type",expected:"record",input:value})}),TOKENS={value:"value","first value":"value",key:"\
key","first key":"key",colon:"colon",more:"comma"};function makeJsonProblem(path,{line,column,found,expected}){let location=inFile(
path,line,column);return found===null?makeError("broken-off",location,{language:"JSON"}):makeError("not-json",location,{
got:found,expected:expected===null?void 0:TOKENS[expected]})}function parseValue(schema,value,{location,problems}){let issues=[],
{data,error}=schema.safeParse(value,{error(issue){return issues.push(issue),""}});if(error===void 0)return data;for(let issue of issues){
let path=issue.path??[],got=formatJsonValue(valueAt(value,path))||void 0;problems.push(makeError("wrong-type",appendKeys(
location,...path),{...readExpectation(issue),got}))}return null}function readExpectation(issue){switch(issue.code){case"\
invalid_type":return{expected:EXPECTED_TYPES[issue.expected]??"any",keys:findRequiredKeys(issue.inst)};case"too_small":return{
expected:issue.origin==="number"?"positive":"filled"};case"invalid_value":return{expected:"choice",keys:issue.values.map(
String)};case"custom":return issue.params;default:return{expected:"any"}}}var EXPECTED_TYPES={object:"object",record:"ob\
ject",array:"list",tuple:"list",string:"text",number:"number",boolean:"boolean"};function findRequiredKeys(schema){return schema instanceof
ZodObject?Object.entries(schema.shape).flatMap(([key,field])=>field._zod.optin===void 0?[key]:[]):void 0}function appendKeys(location,...keys){
let steps=keys.map(key=>typeof key=="number"?key:String(key));return location.map(part=>part.kind==="file"?{...part,keys:[
...part.keys??[],...steps]}:part)}function isObject(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}
function entriesOf(value){return isObject(value)?Object.entries(value):[]}function formatParameters(value,more=[]){let pairs=[
...entriesOf(value).map(([key,parameter])=>`${key}=${formatJsonValue(parameter)}`),...more];return pairs.length===0?"":`\
 [${pairs.join(", ")}]`}function valueAt(value,keys){return keys.reduce((inner,key)=>typeof inner=="object"&&inner!==null&&
Object.hasOwn(inner,key)?inner[key]:void 0,value)}function formatJsonValue(value){return value===void 0?"nothing":truncate(
typeof value=="string"?value:typeof value=="number"?String(value):JSON.stringify(value))}function toReason(error){let message=typeof error==
"object"&&error!==null&&"message"in error?error.message:error,text=typeof message=="string"?message:formatJsonValue(message),
[reason=""]=text.split(`
`,1);return error==null||reason.trim()===""||reason==="{}"?void 0:reason.trim()}var JsonValue=class _JsonValue{value;problems;#document;#keys;constructor(value,document,problems,keys=[]){this.value=value,
this.problems=problems,this.#document=document,this.#keys=keys}get location(){return this.#keys.length===0?this.#document:
appendKeys(this.#document,...this.#keys)}at(...keys){return new _JsonValue(valueAt(this.value,keys),this.#document,this.
problems,[...this.#keys,...keys])}text(...keys){let text=valueAt(this.value,keys);return typeof text=="string"?text:""}read(schema,value=this.
value){return parseValue(schema,value,this)}list(key=null,noResults=null){if(key!==null&&!isObject(this.value))return this.
reportType("object",[key]);let list=key===null?this:this.at(key);return Array.isArray(list.value)?(list.value.length===0&&
noResults!==null&&this.reportError("no-results",noResults),list.value.map((_,index)=>list.at(index))):list.reportType("l\
ist")}entries(){return entriesOf(this.value).map(([key])=>[key,this.at(key)])}members(){return isObject(this.value)?this.
entries():this.reportType("object")}reportError(code,data){this.problems.push(makeError(code,this.location,data))}reportWarning(code,data){
this.problems.push(makeWarning(code,this.location,data))}reportType(expected,keys){let got=formatJsonValue(this.value)||
void 0;return this.problems.push(makeError("wrong-type",appendKeys(this.location),{expected,keys,got})),[]}};function parseJsonDocuments({
path,text},problems,{bareNonFinite=!1,namedKeys=!1}={}){let{documents,failure}=parseJsonText(text,bareNonFinite),repeated=namedKeys&&
failure===null?findRepeatedKey(text):null;return failure!==null?problems.push(makeJsonProblem(path,failure)):documents.length===
0?problems.push(makeError("nothing-printed",inFile(path),{})):repeated!==null&&problems.push(makeError("repeated-key",inFile(
path,repeated.line),{key:repeated.key})),documents.map(({line,value})=>new JsonValue(value,inFile(path,documents.length>
1?line:void 0),problems))}function parseJson(source,{noResults={},read,...options}){let findings=makeFindings();for(let document of parseJsonDocuments(
source,findings.problems,options))read(document,{add:findings.series.add,number:makeNumbering()});return toParseResult(findings,
source.path,noResults)}function valuesOrMiddle(values,middle){return values!=null&&values.length>0?{values}:middle==null?
null:{values:[middle],aggregate:!0}}function*readEach(items,schema){for(let item of items){let read=item.read(schema);read!==
null&&(yield[item,read])}}function reportFailure(benchmark,name,error){error==null?benchmark.reportError("benchmark-with\
out-result",{name}):benchmark.reportError("failed-in-tool",{name,reason:toReason(error)})}function jsonFormat({signs,...format}){
return{...format,recognises:text=>signs.some(sign=>typeof sign=="function"?sign(text):hasKeys(text,...sign)),parse:source=>parseJson(
source,format)}}var LineReader=class{line="";location;next="";isRead=null;series;problems;#handlers=[];#endHandlers=[];constructor(location,{
series,problems}){this.location=location,this.series=series,this.problems=problems}on(pattern,handle){this.#handlers.push(
()=>{let match=pattern.exec(this.line);match!==null&&handle(...match.slice(1))})}onEach(handle){this.#handlers.push(()=>handle(
this.line))}onEnd(handle){this.#endHandlers.push(handle)}add({value,...result}){this.series.add({...result,values:[value]})}reportError(code,data,location=this.
location){this.problems.push(makeError(code,location,data))}reportWarning(code,data,location=this.location){this.problems.
push(makeWarning(code,location,data))}readLine(line){this.line=line,this.isRead=null;let before=this.series.added+this.problems.
length;for(let handle of this.#handlers)handle();return this.isRead??this.series.added+this.problems.length>before}finish(){
for(let handle of this.#endHandlers)handle()}};function parseLines(source,rules,advice){let findings=makeFindings();return readLines(
source,findings,rules),toParseResult(findings,source.path,advice)}function readLines({path,text},findings,{sign,end,read}){
let reader=new LineReader(inFile(path),findings);read(reader);let lines=splitLines(text),countSigns=line=>sign===null?0:
line.match(sign)?.length??0;for(let[index,line]of lines.entries()){reader.location=inFile(path,index+1),reader.next=lines[index+
1]??"";let count=countSigns(line);for(let part of count>1?splitResults(line,end):[line]){let results=count>1?countSigns(
part):count;results>1?reader.reportError("joined-results",{line:part.trim()}):!reader.readLine(part)&&results===1&&reader.
reportError("unreadable-result",{line:part.trim()})}}reader.finish()}function splitResults(line,end){let ends=end===void 0?
[]:[...line.matchAll(end)].map(({index,0:{length}})=>index+length);return[0,...ends].map((from,at)=>line.slice(from,ends[at])).
filter(part=>part.trim()!=="")}function lineFormat(format){let{json:json2,noResults}=format;return{...format,parse:source=>json2!==void 0&&/^\s*[[{]/.test(
source.text)?parseJson(source,json2):parseLines(source,format,noResults)}}var ab=lineFormat({id:"ab",description:"ApacheBench (ab): its output",advice:"ab -q -n 2000 -c 4 http://127.0.0.1:8080/",
recognises:text=>/^This is ApacheBench, Version /m.test(text),noResults:{source:"ab"},sign:null,read(reader){let run=null,
finish=()=>{run!==null&&addRun(run,reader)};reader.on(/^(?:This is ApacheBench|(Server Hostname:))/,hostname=>{hostname!==
void 0&&run!==null||(finish(),run={location:reader.location,fields:new Map,failure:null})}),reader.on(/^apr_\w+: /,()=>{
run!==null&&(run.failure??=makeError("tool-error",reader.location,{tool:"ab",said:reader.line}))}),reader.on(/^ *\(?([A-Z][\w/ -]*): +(\S.*)$/,
(label,value)=>{run!==null&&!run.fields.has(label)&&run.fields.set(label,{value,location:reader.location})}),reader.onEnd(
finish)}}),RATE="Requests per second",TIME="Time per request";function addRun({location,fields,failure},reader){let textOf=label=>fields.
get(label)?.value??"",countOf=label=>Number(/^\d+/.exec(textOf(label))?.[0]??0),name=readAddress(fields),rate=/^([\d.]+) \[#\/sec\] \(mean\)$/.
exec(textOf(RATE))?.[1],time=/^([\d.]+) \[ms\] \(mean\)$/.exec(textOf(TIME))?.[1],requests=countOf("Complete requests"),
causes=`Connect: ${textOf("Connect")}`,failed=["Connect","Receive","Exceptions"].map(cause=>new RegExp(`${cause}: (\\d+)`).
exec(causes)?.[1]).reduce((sum,count)=>sum+Number(count??0),0),refused=countOf("Non-2xx responses"),transferred=fields.get(
"Total transferred"),{location:place}=fields.get("Failed requests")??{location};if(failure!==null)reader.problems.push(failure);else if(name===
void 0||rate===void 0||time===void 0||requests===0)reader.reportError("no-responses",{name},location);else if(transferred?.
value==="0 bytes")reader.reportError("no-responses",{name},transferred.location);else if(failed>0)reader.reportError("re\
quests-failed",{name,kind:"error",failed,requests},place);else if(refused>=requests)reader.reportError("no-responses",{name},
place);else{let some={name,kind:"status",failed:refused,requests};refused>0&&reader.reportWarning("requests-failed",some,
place),reader.add({name,metric:RATE,unit:"1/s",better:"higher",value:Number(rate),aggregate:!0}),reader.add({name,metric:TIME,
unit:"ms",better:"lower",value:Number(time),aggregate:!0})}}function readAddress(fields){let host=fields.get("Server Hos\
tname")?.value,port=fields.get("Server Port")?.value,path=fields.get("Document Path")?.value;if(host===void 0||port===void 0||
path===void 0)return;let scheme=fields.has("SSL/TLS Protocol")?"https":"http";return`${scheme}://${host}${port===(scheme===
"https"?"443":"80")?"":`:${port}`}${path}`}function escapePattern(text){return text.replaceAll(/[\\^$.|?*+()[{]/g,"\\$&")}function joinPatterns(patterns){return`^(${[
...new Set(patterns)].join("|")})$`}function escapeOptionalEnd(name,end){let at=name.search(end);return at<0?escapePattern(
name):`${escapePattern(name.slice(0,at))}(${escapePattern(name.slice(at))})?`}function commonPrefixOf(texts){return texts.
reduce((start,text)=>{let length=0;for(;length<start.length&&start[length]===text[length];)length++;return start.slice(0,
length)})}var TITLE=/^(.*?)\.\.\.(?: #\d+)?$/s,MAX_TITLE_BYTES=100;function buildCriterionFilter(benchmarks){return joinPatterns(
benchmarks.map(({name})=>titlePattern(name)))}function titlePattern(name){let[,start=""]=TITLE.exec(name)??[];return new TextEncoder().
encode(start).length>MAX_TITLE_BYTES-4?`${escapePattern(start)}.*`:escapeOptionalEnd(name,/ #\d+$/)}var BENCHMARK_ATTRIBUTE="attribute";function makeLocator(matches,rules){let definitions=collectDefinitions(matches,rules),
modules=rules.readModules?.(matches)??new Map;return benchmark=>{for(let{name,within=null,isIn}of rules.queriesFor(benchmark,
modules)){let[first,second]=(definitions.get(name)??[]).filter(definition=>(within===null||definition.within===within)&&
(isIn?.(definition.file)??!0));if(first!==void 0&&second===void 0)return{file:first.file,line:first.line}}return null}}function collectDefinitions(matches,{
parseMatch,needsAttribute=!1}){let definitions=new Map,[file,within,hasAttribute]=["",null,!1];for(let match of matches){
match.file!==file&&([file,within,hasAttribute]=[match.file,null,!1]);let declaration=parseMatch(match.text);if(declaration===
null)continue;if(declaration===BENCHMARK_ATTRIBUTE){hasAttribute=!0;continue}let{name,opens=!1}=declaration;if(opens||hasAttribute||
!needsAttribute){let list=definitions.get(name)??[];definitions.set(name,list);let last2=list.at(-1);(last2?.file!==file||
last2.line!==match.line)&&list.push({file,line:match.line,within})}hasAttribute=!1,opens&&(within=name)}return definitions}
function joinStarts(parts,separator="/"){return parts.map((_,index)=>parts.slice(0,index+1).join(separator))}function joinEnds(parts,separator="\
/"){return parts.map((_,index)=>parts.slice(index).join(separator))}function endsWithPath(file,path){let end=path.replace(
/^(\.\/)+/,"");return end!==""&&(file===end||file.endsWith(`/${end}`))}var inQuotesPattern=mark=>`${mark}([^${mark}\\\\]|\\\
\\.)+${mark}`,QUOTED=inQuotesPattern('"'),IN_ANY_QUOTES=`(${['"',"'","`"].map(inQuotesPattern).join("|")})`;function unquote(text){
return/(["'`])((?:(?!\1)[^\\]|\\.)+)\1$/s.exec(text)?.[2]?.replaceAll(/\\(.)/gs,(_,escaped)=>ESCAPES[escaped]??escaped)??
null}var ESCAPES={n:`
`,t:"	"};function parseQuotedText(text){let name=unquote(text);return name===null?null:{name}}function makeFunctionRules(sign,queriesFor){return{description:"`def name` in its file, and in its class if it has one",
files:["*.py"],sign,line:"^[[:blank:]]*(async +)?(def|class) +[^(:[:space:]]+",parseMatch(text){let[,indent,keyword,name]=/^(\s*)(?:async +)?(def|class) +(\S+)$/.
exec(text)??[];return indent===void 0?null:{name:`${indent===""?"":"inner "}${keyword} ${name}`,opens:indent===""}},queriesFor}}
var pytestDefinitions=makeFunctionRules("benchmark",({name})=>{let[,file="",nodes=""]=/^(.+?\.py)::([^[]+)/.exec(name)??
[],[test="",owner]=nodes.split("::").toReversed(),isIn=path=>endsWithPath(path,file);return owner===void 0?[{name:`def ${test}`,
isIn}]:[{name:`inner def ${test}`,within:`class ${owner}`,isIn},{name:`class ${owner}`,isIn}]}),asvDefinitions=makeFunctionRules(
"(def|class) +((time|timeraw|mem|peakmem|track)_|Time|Mem|PeakMem|Track)",({name})=>{let path=name.replace(/\(.*$/s,"").
split("."),[method="",owner=""]=path.toReversed(),inModule=parts=>file=>[".py","/__init__.py"].some(end=>endsWithPath(file,
`${parts.join("/")}${end}`)),ofClass=inModule(path.slice(0,-2));return[{name:`inner def ${method}`,within:`class ${owner}`,
isIn:ofClass},{name:`class ${owner}`,isIn:ofClass},{name:`def ${method}`,isIn:inModule(path.slice(0,-1))}]});var asv={id:"asv",aliases:["python_asv"],description:"asv: the files in its folder of results",advice:'asv run -E existi\
ng --set-commit-hash COMMIT --record-samples --bench "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>/^\s*\{/.
test(text)&&RESULTS.test(text),parse:source=>parseFiles([source]),parseFiles,filter:benchmarks=>joinPatterns(benchmarks.
map(({name})=>escapePattern(name))),definitions:asvDefinitions},RESULTS=/"result_columns"\s*:\s*\[/,resultsSchema=object(
{result_columns:array(string()),results:recordSchema}),listSchema=array(unknown()),parametersSchema=array(array(string())),
describedSchema=object({type:string(),unit:string()});function parseFiles(sources){let findings=makeFindings(),documents=sources.
flatMap(source=>parseJsonDocuments(source,findings.problems,{bareNonFinite:!0})),kinds=new Map(documents.flatMap(describeBenchmarks));
for(let document of documents){if(!Object.hasOwn(Object(document.value),"result_columns"))continue;let columns=document.
read(resultsSchema)?.result_columns;if(columns!==void 0)for(let[name,row]of document.at("results").entries())addBenchmark(
row,{name,columns,kind:kinds.get(name)??guessKind(name)},findings.series)}let at=sources.length===1?sources[0].path:atKey(
"output-file");return toParseResult(findings,at,{source:"asv"})}function describeBenchmarks(document){return document.entries().
flatMap(([name,{value}])=>{let{data}=describedSchema.safeParse(value);return data===void 0?[]:[[name,{metric:data.type,unit:data.
unit}]]})}var PREFIXES=[[/^time(?:raw)?(?=_|[A-Z])/i,{metric:"time",unit:"seconds"}],[/^mem(?=_|[A-Z])/i,{metric:"memory",
unit:"bytes"}],[/^peakmem(?=_|[A-Z])/i,{metric:"peakmemory",unit:"bytes"}],[/^/,{metric:"track",unit:"unit"}]];function guessKind(name){
let method=name.slice(name.lastIndexOf(".")+1);return PREFIXES.find(([prefix])=>prefix.test(method))[1]}function addBenchmark(row,{
name,columns,kind},series){let cells=row.value===null?[]:row.read(listSchema);if(cells===null)return;let cell=column=>cells[columns.
indexOf(column)]??null;if(cell("result")===null){row.reportError("failed-in-tool",{name});return}let results=row.read(listSchema,
cell("result")),parameters=row.read(parametersSchema,cell("params")??[]);if(results===null||parameters===null)return;let announced=parameters.
reduce((product,list)=>product*list.length,1);if(announced!==results.length){row.reportError("wrong-count",{name,what:"v\
alues",announced,found:results.length});return}let samples=cell("samples");for(let[index,result]of results.entries()){if(result===
"NaN")continue;let full=name+formatParameters2(parameters,index),recorded=Array.isArray(samples)?samples[index]:null,isRecorded=Array.
isArray(recorded)&&recorded.length>0,values=isRecorded?recorded:[result],unusable=[result,...values].find(value=>!Number.
isFinite(value));if(result===null)row.reportError("failed-in-tool",{name:full});else if(unusable!==void 0)row.reportError(
"unusable-value",{name:full,metric:kind.metric,got:formatJsonValue(unusable)});else{let aggregate=!isRecorded&&kind.metric===
"time";series.add({name:full,...kind,values,aggregate})}}}function formatParameters2(parameters,index){if(parameters.length===
0)return"";let rest=index;return`(${parameters.toReversed().map(list=>{let value=list[rest%list.length];return rest=Math.
floor(rest/list.length),value}).reverse().join(", ")})`}var autocannon={id:"autocannon",description:"autocannon: --json",advice:"npx autocannon --json -d 5 http://127.0.0.1:808\
0/",repeatsForTime:!0,recognises:text=>/^\s*\{/.test(text)&&['"non2xx"','"connections"','"latency"'].every(key=>text.includes(
key)),parse},averageSchema=object({average:number()}),resultSchema=object({title:string().nullish(),url:string().min(1),
errors:number(),timeouts:number(),non2xx:number(),mismatches:number().default(0),requests:averageSchema.extend({total:number()}),
latency:averageSchema,throughput:averageSchema});function parse(source){let findings=makeFindings(),{series,problems}=findings,
complete=parseJsonDocuments(source,problems),documents=problems.length>0?complete.slice(0,-1):complete;for(let[index,document]of documents.
entries()){if(isWarmup(document,documents[index+1]))continue;let result=document.read(resultSchema);if(result===null)continue;
let{requests,latency,throughput}=result,name=result.title||result.url;if(reportFailure2(document,name,result))continue;let rate={
metric:"requests.average",unit:"1/s",values:[requests.average]},time={metric:"latency.average",unit:"ms",values:[latency.
average]},bytes={metric:"throughput.average",unit:"B/s",values:[throughput.average]};series.add({name,...rate,better:"hi\
gher",aggregate:!0}),series.add({name,...time,better:"lower",aggregate:!0}),series.add({name,...bytes,better:"higher",aggregate:!0,
primary:!1})}return toParseResult(findings,source.path,{})}function isWarmup(document,next){let start=document.text("sta\
rt");return start!==""&&next?.text("warmup","start")===start}function reportFailure2(document,name,result){let{errors,timeouts,
non2xx,mismatches,requests}=result,report=(kind,failed)=>document.reportError("requests-failed",{name,kind,failed,requests:requests.
total});if(errors>0||timeouts>0)report("error",errors);else if(non2xx>0)report("status",non2xx);else if(mismatches>0)report(
"body",mismatches);else{if(requests.total>0)return!1;document.reportError("no-responses",{name})}return!0}function makeCallRules({calls,opens,queriesFor=queryByName,...rules}){return{...rules,line:`(${calls??rules.sign}) *\\(? \
*${IN_ANY_QUOTES}`,parseMatch(text){let call=parseQuotedText(text);return call!==null&&opens?.test(text)?{name:`group ${call.
name}`,opens:!0}:call},queriesFor}}function queryByName({group,name}){return group===null?[{name}]:[{name,within:`group ${group}`},
{name:`group ${group}`}]}function queryByParts(parts,separator,isIn=_=>!0){let benches=joinEnds(parts,separator).map((name,index)=>({
name,within:index===0?null:`group ${parts[index-1]}`,isIn})),groups=parts.slice(0,-1).map(part=>({name:`group ${part}`,isIn}));
return{benches,groups:groups.toReversed()}}var SCRIPTS=["js","mjs","cjs","jsx","ts","mts","cts","tsx"],JAVASCRIPT=SCRIPTS.
map(extension=>`*.${extension}`),callPattern=(...words)=>String.raw`(^|[^[:alnum:]_$])(${words.join("|")})(\.[[:alpha:]]+)*`,
CALLS=["bench","benchmark","add","describe","group","suite"],javascriptDefinitions=makeCallRules({description:"`bench('n\
ame'`, `.add('name'`, else the `describe` or `group` around it",files:JAVASCRIPT,sign:"[Bb]ench|mitata",calls:callPattern(
...CALLS),opens:/^\W?(describe|group|suite)\b(?!\.add\b)/}),vitestDefinitions=makeCallRules({description:"`bench('name'`\
, else the `test` or `describe` around it",files:JAVASCRIPT,sign:"bench",calls:callPattern(...CALLS,"test","it"),opens:/^\W?(describe|group|suite|test|it)\b(?!\.add\b)/,
queriesFor({group,name}){let[file="",...parts]=(group===null?name:`${group} > ${name}`).split(" > "),isIn=path=>endsWithPath(
path,file),{benches,groups}=queryByParts(parts," > ",isIn);return[...benches,...groups]}}),denoDefinitions=makeCallRules(
{description:"`Deno.bench('name'` or `name: 'name'`",files:JAVASCRIPT,sign:String.raw`Deno\.bench`,calls:String.raw`Deno\.bench(\.[[:alpha:]]+)*|name:`,
queriesFor:({name})=>[{name}]}),consoleTimeDefinitions=makeCallRules({description:"`console.time('name'`",files:JAVASCRIPT,
sign:String.raw`console\.time`}),rubyDefinitions=makeCallRules({description:"`report('name'`",files:["*.rb"],sign:"[Bb]e\
nchmark",calls:String.raw`\.report`}),dartDefinitions=makeCallRules({description:"`super('name'`",files:["*.dart"],sign:"\
Benchmark",calls:"super"});function makeHaskellRules(sign,separator){return makeCallRules({description:'`bench "name"`, \
else the `bgroup` around it',files:["*.hs","*.lhs"],sign,calls:"(^|[^[:alnum:]_])(bench|bgroup)",opens:/^\W?bgroup\b/,queriesFor({
name}){let{benches,groups}=queryByParts(name.split(separator),separator);return[...benches,...benches.map(bench=>({name:bench.
name})),...groups]}})}var tastyBenchDefinitions=makeHaskellRules("Test\\.Tasty\\.Bench","."),haskellCriterionDefinitions=makeHaskellRules(
"Criterion","/"),elixirDefinitions={description:'`"name" =>`, in a file that uses Benchee',files:["*.exs","*.ex"],sign:"\
Benchee",line:`${QUOTED} *=>`,parseMatch:text=>parseQuotedText(text.replace(/ *=>$/,"")),queriesFor:({name})=>[{name},{name:name.
replace(/ \[.*\]$/s,"")}]},SOURCES=[...SCRIPTS,"py","rb","go","rs","c","cc","cpp","cxx","h","hpp","java","kt","scala","c\
s","swift","dart","lua","luau","jl","zig","nim","php","ex","exs","hs","ml","sh"],quotedNameDefinitions={description:"the\
 name in quotes, in a source file with `bench` in its path",files:SOURCES.map(extension=>`:(icase)*bench*.${extension}`),
sign:null,line:IN_ANY_QUOTES,parseMatch:parseQuotedText,queriesFor:({name})=>[{name}]};var dataSchema=object({samples:numberListSchema}).nullish(),scenarioSchema=object({name:string(),run_time_data:dataSchema,
memory_usage_data:dataSchema}),benchee=jsonFormat({id:"benchee",description:"Elixir with Benchee: the file of benchee_js\
on",advice:'mix run bench.exs, with {Benchee.Formatters.JSON, file: "results.json"}',repeatsForTime:!0,signs:[["[].job_n\
ame","[].run_time_data.samples"]],noResults:{source:"Benchee.Formatters.JSON"},definitions:elixirDefinitions,read(suite,{
add:add2,number:number2}){for(let item of suite.list()){let input=item.text("input_name"),name=number2(item.text("name")+
(input===""||input==="__no_input"?"":` [${input}]`)),scenario=item.read(scenarioSchema);if(scenario===null)continue;let times=scenario.
run_time_data?.samples??[],sizes=scenario.memory_usage_data?.samples??[],hasTimes=times.length>0;hasTimes&&add2({name,metric:"\
run_time",unit:"ns",better:"lower",values:times});let memory={metric:"memory_usage",unit:"B",values:sizes,primary:!hasTimes};
sizes.length>0?add2({name,better:"lower",...memory}):hasTimes||item.reportError("benchmark-without-result",{name})}}});var MAX_RECOGNITION_LENGTH=65536,TEXT=String.raw`"[^"\\]*(?:\\.[^"\\]*)*"\s*:\s*`,VALUE=String.raw`"(?:lower_|upper_)?value"\s*:\s*-?[\d.eE+-]+\s*`,
START=new RegExp(String.raw`^\s*\{\s*${TEXT}\{\s*${TEXT}\{\s*${VALUE}(?:,\s*${VALUE}){0,2}\}`),COUNT={unit:"count",better:"\
lower"},MEASURES=new Map([["latency",{unit:"ns",better:"lower"}],["throughput",{unit:"1/s",better:"higher"}],["build-tim\
e",{unit:"s",better:"lower"}],["file-size",{unit:"B",better:"lower"}],...["instructions","l1-hits","l2-hits","ll-hits","\
ram-hits"].map(slug=>[slug,COUNT]),...["total-read-write","estimated-cycles"].map(slug=>[slug,COUNT])]),measureSchema=object(
{value:number()}),bencherBmf=jsonFormat({id:"bencher-bmf",aliases:["json_v0"],description:'Bencher Metric Format: {"BENC\
HMARK": {"MEASURE": {"value": NUMBER}}}',advice:"any command that prints it, one value per benchmark and measure",signs:[
text=>START.test(text.slice(0,MAX_RECOGNITION_LENGTH))],namedKeys:!0,definitions:quotedNameDefinitions,read(benchmarks,{
add:add2}){for(let[name,measures]of benchmarks.members())for(let[metric,item]of measures.members()){let measure=item.read(
measureSchema);if(measure===null)continue;let builtIn=MEASURES.get(metric.toLowerCase().replaceAll(" ","-"));add2({name,
metric,...builtIn??{unit:metric},values:[measure.value]})}}});var benchmarkIps=lineFormat({id:"benchmark-ips",description:"Ruby with benchmark-ips: its output, or the file of json!",
advice:"ruby bench.rb, with x.config(warmup: 0.5, time: 1)",repeatsForTime:!0,recognises:text=>SECTION.test(text)||RATE_ANYWHERE.
test(text)||hasKeys(text,"[].name","[].central_tendency"),noResults:{},json:{read:readList},definitions:rubyDefinitions,
sign:/\(\u00b1[^()%]{0,12}%\) i\/s/g,end:/ in +[\d.]+s/g,read(reader){let unfinished=new Map,above="";reader.onEach(line=>{
let warm=WARM_AT_END.exec(line);warm!==null&&unfinished.set(labelOf(line.slice(0,warm.index),above),reader.location);let end=line.
lastIndexOf("(\xB1"),before=line.slice(0,Math.max(end,0)).trimEnd(),number2=RATE2.test(line.slice(end))?NUMBER_AT_END.exec(
before):null;if(end>0&&number2!==null){let[,digits,prefix=""]=number2,name=labelOf(before.slice(0,number2.index),above);
reader.series.add(toResult(name,Number(digits)*1e3**PREFIXES2.indexOf(prefix))),unfinished.delete(name)}above=line}),reader.
onEnd(()=>{for(let[name,location]of unfinished)reader.reportError("benchmark-without-result",{name},location)})}}),SECTION=/^(?:Warming up|Calculating) -{20,}$/m,
RATE2=/^\(±(?: *[\d.]+|NaN|Infinity)%\) i\/s(?: |$)/,RATE_ANYWHERE=/\(± *[\d.]+%\) i\/s /,PREFIXES2=["","k","M","B","T",
"Q"],NUMBER_AT_END=/(?:^|\s)(\d+(?:\.\d+)?)([kMBTQ]?)$/,WARM_AT_END=/(?:^|\s)\d+(?:\.\d+)?[kMBTQ]? +i\/\d+ms$/;function toResult(name,rate){
return{name,metric:"ips",unit:"1/s",better:"higher",values:[rate],aggregate:!0}}function labelOf(before,above){return before.
trim()||above.trim()}var entrySchema=object({name:string(),central_tendency:number()});function readList(list,{add:add2,
number:number2}){for(let item of list.list()){let entry=item.read(entrySchema);if(entry===null)continue;let{central_tendency:rate}=entry,
name=number2(entry.name);rate>0?add2(toResult(name,rate)):item.reportError("unusable-value",{name,metric:"central_tenden\
cy",got:String(rate)})}}var benchmarkLuau=lineFormat({id:"benchmark-luau",description:"Luau: the output of its bench.py",advice:"python3 bench/b\
ench.py --vm ./luau",aliases:["benchmarkluau"],recognises:text=>RESULT.test(text),noResults:{option:"--run-test"},definitions:quotedNameDefinitions,
sign:/SUCCESS: (?=.{0,300}:)/g,read(reader){reader.on(/^FAILED: +(\S.*)$/,name=>reader.reportError("failed-in-tool",{name})),
reader.on(RESULT,(name,number2,unit,group)=>{let value=Number(number2);Number.isFinite(value)&&reader.add({group,name,metric:"\
time",unit,better:"lower",value,aggregate:!0})})}}),WORDS=String.raw`(\S+(?:[^\S\n]+\S+)*?)`,RESULT=new RegExp(String.raw`^SUCCESS: ${WORDS} *: *([\d.]+)(us|ms|s) \+\/- *[\d.]+% on ${WORDS} *(?:\( *[+-][\d.]+%, .*\))?$`,
"m");function makeMethodRules({annotation,attribute,extensions,...rules}){return{...rules,files:extensions.map(extension=>`*.${extension}`),
line:`${annotation}|(class|object|struct|trait) +[[:alnum:]_]+|[[:alnum:]_]+ *\\(`,needsAttribute:!0,parseMatch(text){if(attribute.
test(text))return BENCHMARK_ATTRIBUTE;let owner=/^(?:class|object|struct|trait) +(\w+)$/.exec(text)?.[1];if(owner!==void 0)
return{name:`class ${owner}`,opens:!0};let method=/^(\w+) *\($/.exec(text)?.[1];return method===void 0?null:{name:method}},
queriesFor:benchmark=>listMethodQueries(benchmark,extensions)}}function listMethodQueries({name},extensions){let path=name.
replace(/[ ([].*$/s,"").split(/[.$]/),[method="",owner=""]=path.toReversed(),files=extensions.map(extension=>`${owner}.${extension}`),
folders=path.slice(0,-2),isInPackage=file=>files.some(base=>endsWithPath(file,[...folders,base].join("/"))),isOwnFile=file=>files.
includes(file.slice(file.lastIndexOf("/")+1));return[{name:method,within:`class ${owner}`,isIn:isInPackage},{name:method,
isIn:isInPackage},{name:method,within:`class ${owner}`,isIn:isOwnFile},{name:method,within:`class ${owner}`}]}var jmhDefinitions=makeMethodRules(
{description:"the method under `@Benchmark` in its class",sign:"@([[:alnum:]_]+\\.)*Benchmark([^[:alnum:]_]|$)",annotation:"\
@[[:alnum:]_.]+ *\\(?",attribute:/^@(?:\w+\.)*Benchmark\W?$/,extensions:["java","kt","scala"]}),benchmarkdotnetDefinitions=makeMethodRules(
{description:"the method under `[Benchmark]` in its class",sign:"\\[Benchmark[](,]",annotation:"\\[[[:alnum:]_.]+ *\\(?",
attribute:/^\[Benchmark *[\](,]?$/,extensions:["cs","fs","vb"]}),phpbenchDefinitions={description:"`function benchName` \
in its class",files:["*.php"],sign:"PhpBench|function +bench",line:"(class|function) +[[:alnum:]_]+",parseMatch(text){let[
,keyword,name]=/^(class|function) +(\w+)$/.exec(text)??[];return name===void 0?null:keyword==="class"?{name:`class ${name}`,
opens:!0}:{name}},queriesFor({group,name}){let[owner=""]=(group??"").split("\\").toReversed();return[{name:name.replace(
/ ?#.*$/s,""),within:`class ${owner}`}]}};var MAX_RECOGNITION_LENGTH2=65536,benchmarkSchema=object({FullName:string().min(1),Statistics:object({OriginalValues:numberListSchema.
nullish(),Median:number().optional()}).nullish(),Memory:object({BytesAllocatedPerOperation:number().nullish()}).nullish()}),
benchmarkdotnet=jsonFormat({id:"benchmarkdotnet",aliases:["c_sharp_dot_net","c_sharp"],description:"BenchmarkDotNet: the\
 files of its JSON exporters",advice:'dotnet run -c Release -- --exporters json --filter "${BENCH_REFEREE_FILTER:-*}"',repeatsForTime:!0,
signs:[text=>/^\s*\{/.test(text)&&/"BenchmarkDotNetVersion"\s*:/.test(text.slice(0,MAX_RECOGNITION_LENGTH2))],bareNonFinite:!0,
filter:benchmarks=>`${commonPrefixOf(benchmarks.map(({name})=>/^[\w.+]*/.exec(name)[0]))}*`,definitions:benchmarkdotnetDefinitions,
read(report,{add:add2,number:number2}){for(let item of report.list("Benchmarks",{option:"--filter"})){let name=number2(item.
text("FullName")),benchmark=item.read(benchmarkSchema);if(benchmark===null)continue;let{Statistics:statistics,Memory:memory}=benchmark,
time=valuesOrMiddle(statistics?.OriginalValues,statistics?.Median);if(time===null){item.reportError("benchmark-without-r\
esult",{name});continue}add2({name,metric:"time",unit:"ns",...time});let allocated=memory?.BytesAllocatedPerOperation;allocated!=
null&&add2({name,metric:"allocated",unit:"B/op",values:[allocated],primary:!1})}}});var benchmarkjs=lineFormat({id:"benchmarkjs",description:"benchmark.js: the lines of String(event.target), or JSON of it\
s suite or its benchmarks",advice:'node bench.js, which prints JSON.stringify(this) on "complete"',aliases:["js_benchmar\
k"],repeatsForTime:!0,recognises:text=>RESULT2.test(text)||PLACES.some(stats=>hasKeys(text,`${stats}.moe`,`${stats}.samp\
le`)),noResults:{source:"String(event.target)"},json:{noResults:{source:"JSON.stringify(suite)"},read:readSuite},definitions:javascriptDefinitions,
sign:/ops\/sec [^\s\d]{0,6}\S{0,12}%/g,end:/\(\S{1,20} runs? sampled\)/g,read(reader){reader.onEach(line=>{let[,name,rate="",
runs]=RESULT2.exec(line)??[],value=Number(rate.replaceAll(",","")),isMeasured=value>0&&Number.isFinite(value)&&runs!=="0",
failed=name===void 0?parseFailedName(line):isMeasured?null:name;failed!==null?reader.reportError("failed-in-tool",{name:failed,
reason:line.trim()}):name!==void 0&&reader.add({name,metric:"ops/sec",unit:"1/s",better:"higher",value,aggregate:!0})})}}),
RESULT2=/^(.+) x (\d+(?:,\d{3})*(?:\.\d+)?|Infinity|NaN) ops\/sec [^\s\d]{1,6}\S+% \((\d+) runs? sampled\)$/m,ERROR_PROPERTY=/(?:: |, )(?:code|message|errno|generatedMessage): /;
function parseFailedName(line){return line.endsWith(": ")?line.slice(0,-2):ERROR_PROPERTY.test(line)?line.slice(0,line.indexOf(
": ")):null}var PLACES=["[].stats","0.stats","stats"],benchSchema=object({name:string(),error:unknown().optional(),aborted:boolean().
optional(),stats:object({sample:numberListSchema})}),suiteSchema=looseObject({length:number().optional()});function readSuite(document,{
add:add2,number:number2}){for(let item of findBenches(document)){let name=number2(item.text("name")),bench=item.read(benchSchema);
if(bench===null)continue;let{error,aborted=!1,stats}=bench;error!=null||aborted?item.reportError("failed-in-tool",{name,
reason:toReason(error)}):stats.sample.length===0?item.reportError("benchmark-without-result",{name}):add2({name,metric:"\
time",unit:"s",better:"lower",values:stats.sample})}}function findBenches(document){if(Array.isArray(document.value))return document.
list();let suite=document.read(suiteSchema);return suite===null?[]:suite.length===void 0?[document]:document.entries().flatMap(
([key,bench])=>/^\d+$/.test(key)?[bench]:[])}var bundlesize=lineFormat({id:"bundlesize",description:"bundlesize: its output",advice:"npx bundlesize",recognises:text=>RESULT3.
test(text),noResults:{tool:"bundlesize"},sign:/: {0,3}\S{1,40} [<>=]{1,2} (?:maxSize )?[\d.,]+[KMGT]?B\b/g,end:/[<>=] (?:maxSize )?[\d.]+[KMGT]?B\b(?: \(?(?:gzip|brotli|no compression)\)?)?/g,
read(reader){let compressions=new Map,sizes=[];reader.on(/^ *ERROR +(\S.*)$/,said=>reader.reportError("tool-error",{tool:"\
bundlesize",said:said.trim()})),reader.on(RESULT3,(outcome,file,number2,unit,limit,compression="")=>{let usual=compressions.
get(file)??compression;compressions.set(file,usual);let name=usual===compression?file:`${file} (${compression})`,value=Number(
number2)*BYTES.get(unit);if(!Number.isFinite(value)){reader.reportError("unusable-value",{name,metric:"size",got:`${number2}${unit}`});
return}outcome==="FAIL"&&reader.reportWarning("over-limit",{name,limit}),sizes.push({name,limit,value}),reader.isRead=!0}),
reader.onEnd(()=>{let length=lengthOfRun(sizes),numberName=makeNumbering();for(let[index,{name,value}]of sizes.entries()){
index%length===0&&(numberName=makeNumbering());let size={metric:"size",unit:"B",better:"lower",value,deterministic:!0};reader.
add({name:numberName(name),...size})}})}}),SIZE=String.raw`([\d.]+)([KMGT]?B)`,RESULT3=new RegExp(String.raw`^ *(PASS|FAIL) +(\S.*): ${SIZE} [<>=]+ (?:maxSize )?([\d.]+[KMGT]?B)\b(?: \(?(gzip|brotli|no compression)\b)?.*$`,
"m"),BYTES=new Map([...["B","KB","MB","GB","TB"].entries()].map(([i,word])=>[word,1024**i]));function lengthOfRun(sizes){
let keys=sizes.map(({name,limit})=>JSON.stringify([name,limit]));if(new Set(keys).size===1)return new Set(sizes.map(({value})=>value)).
size===1?1:sizes.length;let second=keys.findIndex((key,index)=>index>1&&key===keys[0]&&keys[1]!==key);return second>0&&keys.
every((key,index)=>key===keys[index%second])&&keys.length%second===0?second:keys.length}var callgrind={id:"callgrind",description:"Valgrind's callgrind.out and cachegrind.out files",advice:"valgrind --tool=ca\
llgrind --callgrind-out-file=callgrind.out COMMAND",runsValgrind:!0,recognises:text=>/^cmd: /m.test(text)&&/^events: Ir\b/m.
test(text),parse:parse2};function parse2(source){let findings=makeFindings(),{command:command2,parts}=readParts(source),
counted=parts.filter(({totals})=>totals===null||totals[0]!==0),marked=counted.filter(({mark})=>mark!==null);for(let part of marked.
length>0?marked:counted)addPart(findings,part,part.mark??command2);return toParseResult(findings,source.path,{tool:"valg\
rind"})}function addPart({series,problems},{location,events,totals,written},name){totals===null&&problems.push(makeError(
"benchmark-without-result",location,{name}));for(let[index,count]of totals?.entries()??[]){let metric=events[index]==="I\
r"?"instructions":events[index];if(metric===void 0||Number.isNaN(count)){let data={name,metric:metric??"event",got:written[index]};
problems.push(makeError("unusable-value",location,data))}else{let counted={name,metric,unit:"count",better:"lower",values:[
count],primary:index===0};series.add({...counted,deterministic:!0,dependsOnLayout:!0})}}}function readCountedParts(source){
let{command:command2,parts}=readParts(source),counted=[],problems=[];for(let{location,mark,totals,written}of parts){let name=mark??
command2,instructions=totals?.[0]??Number.NaN;totals===null?problems.push(makeError("benchmark-without-result",location,
{name})):Number.isNaN(instructions)?problems.push(makeError("unusable-value",location,{name,metric:"instructions",got:written[0]})):
counted.push({command:command2,mark,instructions})}return{parts:counted,problems}}function readParts({path,text}){let totalsKey=/^version: /m.
test(text)?"totals":"summary",command2="",mark=null,parts=[];for(let[index,line]of splitLines(text).entries()){let{key,value}=parseCallgrindHeader(
line)??{key:null,value:""},last2=parts.at(-1);if(key==="cmd")command2=value;else if(key==="desc")mark=/^Trigger: Client Request: (.+)$/.
exec(value)?.[1]??mark;else if(key==="events")parts.push({location:inFile(path,index+1),mark,events:splitWords(value),totals:null,
written:[]}),mark=null;else if(key===totalsKey&&last2!==void 0&&value!==""){let written=splitWords(value);parts[parts.length-
1]={...last2,totals:written.map(parseCost),written}}}return{command:command2,parts}}var FILES=["*.rs"],ITEM="(^|[[:space:]])(fn|mod) +[^(<{;:[:space:]]+";function parseItem(text){let[,keyword,name]=/(fn|mod) +(?:r#)?(\S+)$/.
exec(text)??[];return name===void 0?BENCHMARK_ATTRIBUTE:keyword==="mod"?{name:`mod ${name}`,opens:!0}:{name:`fn ${name}`}}
function makeAttributeRules(description,attribute,queriesFor){let line=`${attribute}|${ITEM}`;return{description,files:FILES,
sign:attribute,line,parseMatch:parseItem,needsAttribute:!0,queriesFor}}var libtestDefinitions=makeAttributeRules("the fu\
nction under `#[bench]`",String.raw`#\[(test::)?bench\]`,({name})=>{let[fn="",module]=name.split("::").toReversed(),anywhere={
name:`fn ${fn}`};return module===void 0?[anywhere]:[{...anywhere,within:`mod ${module}`},anywhere]}),divanDefinitions=makeAttributeRules(
"the function under `#[divan::bench]`",String.raw`#\[(divan::)?bench(_group)?[](]`,({name})=>{let[target="",...path]=name.
split("::");return path.map((part,index)=>({name:`fn ${part}`,within:index===0?null:`mod ${path[index-1]}`,isIn:file=>isOfTarget(
file,target)})).toReversed()}),gungraunDefinitions=makeAttributeRules("the function under `#[library_benchmark]`",String.
raw`#\[library_benchmark[](]`,({name})=>{let[,target="",fn=""]=/^(.+?)::(?:.+?::)?([^:\s]+)(?:\s|$)/.exec(name)??[];return[
{name:`fn ${fn}`,isIn:file=>isOfTarget(file,target)}]}),iaiDefinitions={description:"the function, in a file that uses i\
ai",files:FILES,sign:"iai::(main|black_box)|use iai",line:ITEM,parseMatch:parseItem,queriesFor:({name})=>[{name:`fn ${name.
replace(/^r#/,"")}`}]};function isOfTarget(file,target){return endsWithPath(file,`${target}.rs`)||file.split("/").slice(
0,-1).includes(target)}var CALL="bench_function|bench_with_input|BenchmarkId::new",criterionDefinitions={description:'`b\
ench_function("name"`, `bench_with_input` or `BenchmarkId::new` with it, else `benchmark_group("name"`',files:FILES,sign:"\
bench_function|bench_with_input|benchmark_group",line:`(${CALL})\\([^")]*${QUOTED}|benchmark_group\\([^")]*(${QUOTED})?|\
^ *(pub +)?fn +[^(<[:space:]]+`,parseMatch(text){let name=unquote(text)??"";return/^\w+$/.test(text)?null:text.startsWith(
"benchmark_group")?{name:`group ${name}`,opens:!0}:name===""?{name:"fn",opens:!0}:{name:`function ${name}`}},queriesFor({
name}){let parts=name.split("/"),starts=joinStarts(parts.slice(0,-1)),splits=starts.map((start,index)=>({within:`group ${start}`,
rest:parts.slice(index+1)}));return[{name:`function ${name}`},...splits.map(({within,rest})=>({name:`function ${rest.join(
"/")}`,within})),...splits.filter(({rest})=>rest.length>1).map(({within,rest})=>({name:`function ${rest.slice(0,-1).join(
"/")}`,within})),...starts.slice(-1).map(start=>({name:`function ${start}`,within:"fn"})),...splits.toReversed().map(({within})=>({
name:within}))]}};var cargoCriterion={id:"cargo-criterion",description:"cargo criterion: its output with --message-format=json",advice:'ca\
rgo criterion --bench NAME --message-format=json -- "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>hasKeys(
text,"reason")&&/"reason"\s*:\s*"(?:benchmark|group)-complete"/.test(text),parse:parse3,filter:buildCriterionFilter,definitions:criterionDefinitions},
messageSchema=object({reason:string()}),benchmarkSchema2=object({id:string().min(1),iteration_count:array(number().positive()),
measured_values:array(number()).min(1),unit:string()}).refine(({iteration_count,measured_values})=>iteration_count.length===
measured_values.length,{params:{expected:"equal",keys:["iteration_count","measured_values"]}}),groupSchema=object({benchmarks:array(
string())});function parse3(source){let findings=makeFindings(),unfinished=new Map;for(let message of parseJsonDocuments(
source,findings.problems)){let reason=message.read(messageSchema)?.reason;if(reason==="group-complete")for(let id of message.
read(groupSchema)?.benchmarks??[])unfinished.delete(id);let benchmark=reason==="benchmark-complete"?message.read(benchmarkSchema2):
null;if(benchmark===null)continue;let{id:name,unit,iteration_count:counts,measured_values:totals}=benchmark;unfinished.set(
name,message);let values=totals.map((total,index)=>total/counts[index]);findings.series.add({name,metric:findUnitWord(unit)?.
base==="sec"?"time":unit,unit,values})}for(let[name,message]of unfinished)message.reportError("run-unfinished",{name});return toParseResult(
findings,source.path,{tool:"cargo criterion"})}var FILES2=["*.cpp","*.cc","*.cxx","*.c++","*.C","*.cu","*.hpp","*.hh","*.hxx","*.h"],googleBenchmarkDefinitions={description:"\
the function with a `benchmark::State`, else the macro `BENCHMARK(name)`",files:FILES2,sign:"BENCHMARK|RegisterBenchmark",
line:["[[:alnum:]_]+ *\\( *(::)?benchmark::State","BENCHMARK[[:alnum:]_]*\\([^),]*(, *[[:alnum:]_]+)?",`(RegisterBenchma\
rk|->Name) *\\( *${QUOTED}`].join("|"),parseMatch:parseGoogleDeclaration,queriesFor:listGoogleQueries};function parseGoogleDeclaration(text){
let fn=/^(\w+) *\( *(?:::)?benchmark::State$/.exec(text)?.[1];if(fn!==void 0)return{name:`function ${fn}`};let quoted=unquote(
text);if(quoted!==null)return{name:`function ${quoted}`};let[,macro="",first="",second]=/^BENCHMARK(\w*)\( *((?:::)?[\w:]+)[^,]*(?:, *(\w+))?$/.
exec(text)??[],isNamed=second!==void 0&&(macro.endsWith("_F")||macro.startsWith("_CAPTURE"));return macro.startsWith("_R\
EGISTER")||first===""?null:{name:isNamed?`function ${first}/${second}`:`macro ${first}`}}function listGoogleQueries({name}){
return joinStarts(name.split("/")).toReversed().flatMap(start=>[...new Set([start,start.replace(/<.*>/,"")])]).flatMap(start=>[
{name:`function ${start}`},{name:`macro ${start}`}])}var catch2Definitions={description:'`BENCHMARK("name"` in its `TEST\
_CASE`, else the test case',files:FILES2,sign:"BENCHMARK",line:`(TEST_CASE|SCENARIO|SECTION|BENCHMARK)[A-Z_]*\\([^")]*${QUOTED}`,
parseMatch(text){if(text.startsWith("SECTION"))return null;let name=unquote(text)??"";return/^(TEST_CASE|SCENARIO)/.test(
text)?{name:`case ${name}`,opens:!0}:{name:`benchmark ${name}`}},queriesFor:({name})=>listSplitQueries(name,"case","benc\
hmark")},nvbenchDefinitions={description:'`NVBENCH_BENCH(name`, or `set_name("name"`',files:[...FILES2,"*.cuh"],sign:"NV\
BENCH_BENCH",line:`NVBENCH_BENCH(_TYPES)? *\\( *[[:alnum:]_:]+|set_name *\\( *${QUOTED}`,parseMatch(text){let name=unquote(
text)??/\( *([\w:]+)$/.exec(text)?.[1];return name===void 0?null:{name}},queriesFor:({name})=>[{name:name.replace(/ \[.*\]$/s,
"")}]},nanobenchDefinitions={description:'`.run("name"` after its `.title`, else the title',files:FILES2,sign:"nanobench",
line:`(\\.|->)(title|run) *\\( *${QUOTED}`,parseMatch(text){let isTitle=/^\W*title/.test(text),name=unquote(text)??"";return isTitle?
{name:`title ${name}`,opens:!0}:{name:`run ${name}`}},queriesFor:({name})=>listSplitQueries(name,"title","run")};function listSplitQueries(name,outer,inner){
let parts=name.split("/"),outers=joinStarts(parts.slice(0,-1)).map(start=>`${outer} ${start}`),inners=joinEnds(parts.slice(
1)).map(end=>`${inner} ${end}`);return[...outers.flatMap((within,index)=>inners.slice(index).map(declaration=>({name:declaration,
within}))),...outers.map(declaration=>({name:declaration})).toReversed()]}var SaxesParser=class{constructor(...options){return new(__require("#saxes")).SaxesParser(...options)}};function parseXml({path,text:written},handlers){let text=written.trimEnd(),line=1,end=0;for(let start=text.indexOf("<");start>=
0;start=text.indexOf("<",end)){line+=countLineFeeds(text,end,start);let{fault,length,lineFeeds}=parseDocument(text.slice(
start),{path,line},handlers);if(line+=lineFeeds,fault===CUT)return makeError("broken-off",inFile(path,line),{language:"X\
ML"});if(fault!==null)return makeError("not-xml",inFile(path,line),{reason:fault.message.replace(/\.$/,"")});end=start+length}
return null}function parseRootName(text){if(!/^\s*</.test(text))return null;let rootName=null,parser=new SaxesParser;return parser.
on("opentagstart",({name})=>{throw rootName=withoutPrefix(name),STOP}),feed(parser,text.trimStart()),rootName}function parseDocument(text,first,handlers){
let parser=new SaxesParser({position:!1,xmlns:!1}),open=[],tagLine=null;parser.on("opentagstart",()=>{let passed=text[parser.
position-1]===`
`?2:1;tagLine=first.line+parser.line-passed}),parser.on("opentag",({name,attributes})=>{let location=inFile(first.path,tagLine??
first.line);open.push(handlers.open({name:withoutPrefix(name),location,attributes},open))}),parser.on("closetag",()=>{if(handlers.
close(open.pop(),open),open.length===0)throw STOP});let{isStopped,error}=feed(parser,text),read={length:isStopped?parser.
position:text.length,lineFeeds:parser.line-1},isWhole=isStopped||tagLine===null&&couldBegin(parser);return{...read,fault:error??
(isWhole?null:CUT)}}var CUT=new Error("broken off");function couldBegin(parser){parser.off("opentag"),parser.on("closeta\
g",()=>{throw STOP});let{isStopped,error}=feed(parser,"<root/>");return isStopped&&error===null}var STOP=new Error("the \
reading has ended");function feed(parser,text){let error=null;parser.on("error",found=>{throw error=found,STOP});try{return parser.
write(text),{isStopped:!1,error}}catch(thrown){if(thrown!==STOP)throw thrown;return{isStopped:!0,error}}}function withoutPrefix(name){
return name.slice(name.indexOf(":")+1)}var catch2={id:"catch2",aliases:["cpp_catch2"],description:"Catch2: -r xml; its output on a console as a fallback",advice:'\
./tests -r xml --benchmark-no-analysis "${BENCH_REFEREE_FILTER:-[!benchmark]}"',repeatsForTime:!0,recognises:text=>isCatchXml(
text)||isCatchConsole(text)||isCatchJson(text),parse:parse4,filter:benchmarks=>[...new Set(benchmarks.map(makeTestCasePattern))].
join(","),definitions:catch2Definitions};function isCatchJson(text){return hasKeys(text,"metadata.catch2-version")}function parse4(source){
let{path,text}=source,findings=makeFindings();return isCatchJson(text)?findings.problems.push(makeError("unsupported-out\
put",inFile(path),{kind:"catch2-json"})):isCatchXml(text)?parseCatchXml(source,findings):parseCatchConsole(source,findings),
toParseResult(findings,path,{option:"-r xml"})}function makeTestCasePattern({name}){let[start=""]=name.split("/"),escaped=start.
replaceAll(/[\\,["~*]/g,"\\$&");return start===""?"*":`${escaped},${escaped}/*`}var PARTS_OF_NAME=new Set(["TestCase","S\
ection","BenchmarkResults"]);function isCatchXml(text){return/^(?:Catch|Catch2TestRun)$/.test(parseRootName(text)??"")}function parseCatchXml(source,{
series,problems}){let done=new Set,number2=makeNumbering(),above=0;function addMean(benchmark,ancestors,text){let mean=text===
""?Number.NaN:Number(text);if(Number.isFinite(mean)){let path=ancestors.filter(part=>PARTS_OF_NAME.has(part.name)).map(readName);
series.add({name:number2(path.join("/")),metric:"time",unit:"ns",values:[mean],aggregate:!0})}else{let data={name:readName(
benchmark),metric:"mean",got:text};problems.push(makeError("unusable-value",benchmark.location,data))}}let fault=parseXml(
source,{open(element,ancestors){let{name:tag,location,attributes}=element;ancestors.length===0&&(number2=makeNumbering(),
above=problems.length);let inner=ancestors.at(-1),testCase=ancestors.find(({name})=>name==="TestCase"),benchmark=inner?.
name==="BenchmarkResults"&&/^(?:mean|failed)$/.test(tag)?inner:null;if(benchmark!==null&&done.add(benchmark),benchmark!==
null&&tag==="mean")addMean(benchmark,ancestors,attributes.value??"");else if(benchmark!==null){let data={name:readName(benchmark),
reason:attributes.message};problems.push(makeError("failed-in-tool",location,data))}tag==="OverallResult"&&attributes.success!==
"true"&&problems.push(makeError("failed-in-tool",location,{name:testCase===void 0?"":readName(testCase)}));let announced=/^OverallResults(?:Cases)?$/.
test(tag)?Number(attributes.failures??0):0;return announced!==0&&testCase===void 0&&problems.length===above&&problems.push(
makeError("wrong-count",location,{what:"failures",announced,found:0})),element},close(element){element.name!=="Benchmark\
Results"||done.has(element)||problems.push(makeError("benchmark-without-result",element.location,{name:readName(element)}))}});
fault!==null&&problems.push(fault)}function readName({attributes}){return attributes.name??""}var PROGRAM=/^.* is a Catch2? v[\d.]+(?:-\S+)? host application\.[ \t]*$/m;
function isCatchConsole(text){return PROGRAM.test(text)}var RULE=/^-{70,}\s*$/,END=/^={70,}\s*$/,TABLE=/^benchmark name {2,}.*\biterations\b/,
UNIT="(ns|us|ms|s|m)",NUMBER=String.raw`(\d+(?:\.\d+)?(?:e[+-]?\d+)?)`,ROW=new RegExp(String.raw`^(.*?) +\d+ +\d+ +${NUMBER} ${UNIT}\s*$`),
MEAN=new RegExp(String.raw`^ +${NUMBER} ${UNIT} +${NUMBER} ${UNIT} +${NUMBER} ${UNIT}\s*$`),NO_RESULT=/^(.*?) *Benchmark failed \((.*)\)\s*$/,
FAILED=/^\S.*(?::\d+|\(\d+\)): FAILED:/,FAILED_COUNT=/^(?:test cases|assertions): .*\| *([1-9]\d*) failed(?! as expected)/,
CONSOLE_WIDTH=79,MAX_LINE_LENGTH=1e3,REGION_AFTER_RULE={head:"body",columns:"table",body:"head",table:"head"};function parseCatchConsole(source,findings){
readLines(source,findings,{sign:/ \d+ +\d+ +\S+ (?:ns|us|ms|s|m)(?!\w)/g,read(reader){let parser=new CatchConsoleParser(
reader);reader.onEach(line=>parser.readLine(line)),reader.onEnd(()=>parser.reportUnfinishedRun())}})}var CatchConsoleParser=class{#reader;#number=makeNumbering();#region="\
body";#head=[];#parents=[];#name=[];#pending=null;#isBrief=!1;#start=null;#hasFailed=!1;constructor(reader){this.#reader=
reader}readLine(line){line.length<=MAX_LINE_LENGTH&&this.#readShortLine(line),(this.#region!=="table"||this.#pending!==null)&&
(this.#reader.isRead=!0)}#readShortLine(line){PROGRAM.test(line)?(this.reportUnfinishedRun(),this.#number=makeNumbering(),
this.#start=this.#reader.location,this.#hasFailed=!1,this.#region="body"):END.test(line)?(this.#start=null,this.#region=
"body"):FAILED.test(line)?(this.#reader.reportError("failed-in-tool",{name:this.#parents[0]??"",reason:line}),this.#hasFailed=
!0,this.#region="body"):FAILED_COUNT.test(line)?(this.#hasFailed||this.#reader.reportError("failed-in-tool",{reason:line}),
this.#hasFailed=!0):RULE.test(line)?(this.#region==="head"&&(this.#parents=joinNames(this.#head)),this.#region=REGION_AFTER_RULE[this.#region],
[this.#head,this.#name,this.#pending]=[[],[],null]):TABLE.test(line)?(this.#region="columns",this.#isBrief=!/estimated|est run time/.
test(line)):this.#region==="head"?this.#head.push(line.trimEnd()):this.#region==="table"&&this.#readRow(line)}#readRow(line){
let pending=this.#pending,[,mean,meanUnit]=MEAN.exec(line)??[];if(pending!==null){mean!==void 0?this.#add(pending,mean,meanUnit):
this.#reader.reportError("unusable-value",{name:pending,metric:"mean",got:line.trim()}),this.#pending=null;return}if(mean!==
void 0)return;let[,end,number2,unit]=ROW.exec(line)??[],[,failed,reason]=NO_RESULT.exec(line)??[];if(line.trim()===""?this.#name=
[]:this.#name.push((end??failed??line).trim()),end===void 0&&failed===void 0)return;let name=this.#name.join(" ").trim();
this.#name=[],failed!==void 0?this.#reader.reportError("failed-in-tool",{name,reason:reason||void 0}):this.#isBrief?this.#add(
name,number2,unit):this.#pending=name}#add(benchmark,mean,unit){let name=this.#number([...this.#parents,benchmark].join(
"/")),time={metric:"time",unit:unit==="m"?"min":unit,value:Number(mean),aggregate:!0};this.#reader.add({name,...time})}reportUnfinishedRun(){
this.#start!==null&&this.#reader.reportError("run-unfinished",{},this.#start)}};function joinNames(head){let names=[];for(let[
index,line]of head.entries()){let above=head[index-1],[word=""]=line.trim().split(" "),isWrapped=above!==void 0&&(!line.
startsWith("  ")||/^ {2}/.test(above)&&above.length+word.length+1>=CONSOLE_WIDTH);names.push(isWrapped?`${names.pop()} ${line.
trim()}`:line.trim())}return names}var cbdrCsv=lineFormat({id:"cbdr-csv",description:"cbdr sample: CSV with a row for each run",advice:"cbdr sample --timeo\
ut 2s NAME:COMMAND\u2026",recognises:text=>/^benchmark(?:,[^,\n"]+)*,[^,\n"]*(?:time|_millis)(?:,|$)/m.test(text),noResults:{
source:"cbdr sample"},definitions:quotedNameDefinitions,sign:null,read(reader){let columns=null;reader.onEach(line=>{let[
,header]=HEADER.exec(line)??[],isRow=Number.isFinite(Number(line.slice(line.lastIndexOf(",")+1)));header!==void 0&&!isRow?
columns=header.slice(1).split(","):columns!==null&&line.trim()!==""&&addRow(reader,columns)})}}),HEADER=/^benchmark((?:,[^,"]+)+)$/,
TIME2=/(?:time|_millis)$/;function addRow(reader,columns){let fields=reader.line.split(","),written=fields.slice(-columns.
length),name=fields.slice(0,-columns.length).join(",");if(fields.length<=columns.length){let counts={announced:columns.length,
found:fields.length-1};reader.reportError("wrong-count",{name:reader.line,what:"values",...counts});return}let main=columns.
find(column=>/^wall_/.test(column))??columns.find(column=>TIME2.test(column))??columns[0];written.every(value=>value==="\
NaN")&&reader.reportError("benchmark-without-result",{name});for(let[index,metric]of columns.entries()){let value=written[index];
value!=="NaN"&&(NUMBER2.test(value)?reader.add({name,metric,unit:unitOf(metric),value:Number(value),primary:metric===main}):
reader.reportError("unusable-value",{name,metric,got:value}))}}var NUMBER2=/^-?\d+(?:\.\d+)?$/;function unitOf(column){return column.
endsWith("_millis")?"ms":TIME2.test(column)?"s":column}var FLAT=/^\s*\{(?:\s*"(?:[^"\\]|\\.)*"\s*:\s*-?\d[\d.eE+-]*\s*[,}])+\s*(?:$|\{)/,TIME3=/time"\s*:/,cbdrJson=jsonFormat(
{id:"cbdr-json",description:'cbdr: one flat object of numbers for each run, {"wall_time": 0.131, "max_rss": 3400}',advice:"\
any command that prints one such line",signs:[text=>FLAT.test(text)&&TIME3.test(FLAT.exec(text)[0])],namedKeys:!0,definitions:quotedNameDefinitions,
read(run,{add:add2}){let metrics=run.entries();metrics.length===0&&run.reportType("object");let[main]=metrics.find(([key])=>isTime(
key))??metrics[0]??[];for(let[metric,item]of metrics){let{value}=item;typeof value!="number"||!Number.isFinite(value)?item.
reportType("number"):add2({name:"benchmark",metric,unit:isTime(metric)?"s":metric,values:[value],primary:metric===main})}}});
function isTime(key){return/time$/.test(key)}function checkMeasurements({measurements,problems},sources){let brokenRuleOf=measurement=>RULES.find(({isBroken})=>isBroken(
measurement))??null,byRule=groupBy(measurements.map(withRepairedUnit),brokenRuleOf),violations=[...byRule].flatMap(([rule,
[first,...more]])=>{if(rule===null)return[];let benchmarks=new Set([first,...more].map(({group,name})=>JSON.stringify([group,
name])));return rule.makeProblem(first,benchmarks.size-1,sources)});return{measurements:byRule.get(null)??[],problems:[...problems,
...violations].map(shortenTexts)}}function shortenTexts({data,location,...rest}){let facts=Object.entries(data).map(([key,
fact])=>typeof fact=="string"?[key,truncate(fact)]:[key,Array.isArray(fact)?fact.slice(0,MAX_TEXTS).map(truncate):fact]),
parts=location.map(part=>part.kind!=="file"||part.keys===void 0?part:{...part,keys:part.keys.map(key=>typeof key=="strin\
g"?truncate(key):key)});return{...rest,data:Object.fromEntries(facts),location:parts}}var MAX_TEXTS=100;function locateText(sought,sources){
let inJson=JSON.stringify(sought).slice(1,-1);for(let{path,text}of sources){let at=[sought,inJson].map(written=>text.indexOf(
written)).find(index=>index>=0);if(at!==void 0)return inFile(path,1+countLineFeeds(text,0,at))}return inFile(sources[0]?.
path??"")}function withRepairedUnit(measurement){let unit=repairUnit(measurement.unit);return unit===measurement.unit?measurement:
{...measurement,unit}}var RULES=[{isBroken:({values})=>!isNumberList(values)||!values.every(isMeasurable),makeProblem({name,
values,unit},others,sources){let value=values.find(each=>!isMeasurable(each))??"",data={name,got:`${value} ${unit}`.trim(),
others};return makeError("unmeasurable-value",inFile(sources[0]?.path??""),data)}},{isBroken:({name})=>name.trim()==="",
makeProblem({values,unit},others,sources){let value=`${values[0]} ${unit}`.trim();return makeError("unnamed-benchmark",inFile(
sources[0]?.path??""),{value,others})}},{isBroken:({unit})=>isGarbledUnit(unit),makeProblem:({name,unit},others,sources)=>makeError(
"garbled-unit",locateText(unit,sources),{name,unit,others})},...["name","group","metric","unit"].map(field=>({isBroken:measurement=>(measurement[field]?.
length??0)>1e3,makeProblem(measurement,others,sources){let got=measurement[field]??"",name=field==="name"?void 0:measurement.
name;return makeError("text-too-long",locateText(got,sources),{field,name,length:got.length,got,others})}}))];var benchmarkSchema3=object({uri:string().min(1),stats:object({median_ns:number()})}),codspeed=jsonFormat({id:"codspeed",
description:"CodSpeed's integrations in walltime mode: their result files",advice:"pytest --codspeed",signs:[text=>/"(?:benchmarks|uri)"\s*:/.
test(text)&&/"iter_per_round"\s*:/.test(text)],noResults:{tool:"codspeed"},read(file,{add:add2,number:number2}){let isSingle=file.
at("uri").value!==void 0;for(let item of isSingle?[file]:file.list("benchmarks")){let benchmark=item.read(benchmarkSchema3);
if(benchmark===null)continue;let{uri,stats}=benchmark;add2({name:number2(uri),metric:"time",unit:"ns",values:[stats.median_ns],
aggregate:!0})}}});var command={id:"command",description:"any command: wall, user and system time and peak memory of the command itself",advice:"\
the command as it is; long enough that starting it does not count, at least 0.1 s",recognises:()=>!1,fits:()=>!0,parse:({
path})=>({measurements:[],problems:[makeError("command-reads-no-file",inFile(path),{})]})};function toInvocationMeasurements(wallMs,usage,name){
let{userMs=null,systemMs=null,peakBytes=null}=usage??{};return[{metric:"wall-time",unit:"s",value:wallMs/1e3},{metric:"u\
ser-time",unit:"s",value:userMs&&userMs/1e3},{metric:"system-time",unit:"s",value:systemMs&&systemMs/1e3},{metric:"peak-\
memory",unit:"B",value:peakBytes}].flatMap(({metric,unit,value})=>value===null?[]:[{group:null,name,metric,unit,better:"\
lower",values:[value],primary:metric==="wall-time"}])}var makeTable=heading=>new RegExp(String.raw`^${heading}$(?:\n(?=.*\S).*)*`,"gm"),TABLES=[["benchcmp",makeTable(String.raw`benchmark +old \S+ +new \S+ +(?:delta|speedup)[ \t]*`)],
["benchstat",makeTable(String.raw`name +(?:\\ +)?(?:old|\S+\.txt) \S.*\bdelta[ \t]*`)],["benchstat",makeTable(String.raw` +│ +\S.*│(?:.*│)*\n.*│.*\bvs base\b.*`)],
["critcmp",makeTable(String.raw`group {2,}\S.*\n-{5} {2,}-.*`)],["cargo-benchcmp",makeTable(String.raw` *name +\S+ ns\/iter +\S+ ns\/iter +diff ns\/iter +diff %.*`)],
["compare.py",makeTable("Benchmark +Time +CPU +Time Old +Time New +CPU Old +CPU New[ \\t]*")]],SIGNS=["delta","speedup",
"vs base","diff %","Time Old","-----  "];function removeComparisons(source){let{path,text}=source;if(!SIGNS.some(sign=>text.
includes(sign)))return{source,problem:null};for(let[tool,table]of TABLES){let at=text.search(new RegExp(table.source,"m"));
if(at<0)continue;let blank=text.replaceAll(table,rows=>`
`.repeat(countLineFeeds(rows,0,rows.length))),line=1+countLineFeeds(text,0,at),make=blank.trim()===""?makeError:makeWarning;
return{source:{path,text:blank},problem:make("comparison-output",inFile(path,line),{tool})}}return{source,problem:null}}var TIME4=String.raw`(?:(\d+(?:\.\d+)?)(ms|s)|(\d+):(\d\d)(?::(\d\d))?(\.\d+) \((?:h:mm|m):ss\.mmm\))`,RESULT4=new RegExp(
String.raw`^(\S.*): ${TIME4}(?: - timer ended)?$`),AT_END=/: -?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|\)$/,OTHER_LINE=new RegExp(
String.raw`^(?!\S.*: ${TIME4}(?: - timer ended)?$).*\S`,"m"),consoleTime=lineFormat({id:"console-time",description:"Java\
Script with console.time and console.timeEnd: their output",advice:"node bench.js",aliases:["js_time"],recognises:text=>/\S/.
test(text)&&!OTHER_LINE.test(text),noResults:{source:"console.timeEnd"},definitions:consoleTimeDefinitions,sign:new RegExp(
String.raw`: ${TIME4}(?!:)|: (?!${TIME4})-?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|: (?!${TIME4})\S+ \((?:h:mm|m):ss\.mmm\)`,
"g"),read(reader){reader.onEach(line=>{AT_END.test(line)||(reader.isRead=!0)}),reader.on(RESULT4,(name,number2,unit,first,second,third,fraction)=>{
let clock=[first,second,third].reduce((sum,part)=>part===void 0?sum:sum*60+Number(part),0),value=number2===void 0?clock+
+`0${fraction}`:Number(number2)*(unit==="ms"?.001:1);reader.add({name,metric:"time",unit:"s",better:"lower",value})})}});var START2=/^[.iF]*test /,MIDDLE=" ... bench:",BENCH_LINE=/^[.iF]*test .*\S +\.\.\. bench: /m,BENCH_SIGNS={sign:/ \.\.\. bench:/g,
end:/\(\+\/- [\d,.]+\)(?: = \d+ MB\/s)?/g},NUMBER3=String.raw`\d+(?:,\d{3})*(?:\.\d+)?`,RESULT5=new RegExp(String.raw`^ +(${NUMBER3}) (\S+) \(\+/- ${NUMBER3}\)(?: = (\d+) MB/s)?\s*$`);
function parseBenchLine(line){let at=line.lastIndexOf(MIDDLE),start=START2.exec(line)?.[0].length??Number.POSITIVE_INFINITY;
if(at<start)return null;let[,value,unit="",throughput]=RESULT5.exec(line.slice(at+MIDDLE.length))??[];return{name:line.slice(
start,at).trimEnd(),value:value===void 0?null:Number(value.replaceAll(",","")),unit:unit.replace(/\/iter$/,""),throughput:throughput===
void 0?null:Number(throughput)}}function addBench({series,problems},bench,location){let{name,value,unit,throughput}=bench;
if(value===null){problems.push(makeError("unusable-value",location,{name,metric:"time"}));return}let metric=findUnitWord(
unit)?.base==="sec"?"time":unit;series.add({name,metric,unit,values:[value],aggregate:!0}),throughput!==null&&series.add(
{name,metric:"MB/s",unit:"MB/s",values:[throughput],primary:!1,aggregate:!0}),value===0&&problems.push(makeWarning("zero\
-time",location,{name}))}function readPanics(reader){reader.on(/^thread '.*' (?:\(\d+\) )?panicked at /,()=>reader.reportError(
"run-crashed",{reason:reader.line}))}var libtestBench={id:"libtest-bench",aliases:["cargo","rust_bench"],description:"cargo bench with #[bench]: its output, \
also with --format json",advice:"cargo +nightly bench -- $BENCH_REFEREE_FILTER",repeatsForTime:!0,recognises:isLibtest,parse:parse5,
filter:benchmarks=>benchmarks.map(({name})=>name).join(" ")||" ",definitions:libtestDefinitions},JSON_START=/^\s*\{\s*"type"\s*:\s*"(?:suite"\s*,\s*"event"\s*:\s*"(?:started|ok|failed)"|bench"\s*,\s*"name"|test"\s*,\s*"(?:event|name)")/,
RUNNING=/^running ([1-9]\d*) tests?$/m,RESULT6=/^test result: (\S+)\. .*; (\d+) measured(?:;|\s*$)/,FAILED2=/^(?:test (.*\S) +\.\.\. FAILED|(\S+) --- FAILED$)/m;
function isLibtest(text){return JSON_START.test(text)||RUNNING.test(text)&&(BENCH_LINE.test(text)||FAILED2.test(text))}function parse5(source){
let reading={...makeFindings(),run:null};return/^\s*\{/.test(source.text)?parseEvents(source,reading):readText(source,reading),
reportUnfinishedRun(reading),toParseResult(reading,source.path,{tool:"cargo bench"})}function readText(source,reading){readLines(
source,reading,{...BENCH_SIGNS,read(reader){reader.on(RUNNING,()=>beginRun(reading,reader.location)),reader.onEach(line=>{
let bench=parseBenchLine(line);bench!==null&&countBench(reading,reader.location,bench)}),reader.on(FAILED2,(named,quiet)=>addFailure(
reading,reader.location,named??quiet)),reader.on(RESULT6,(result,count)=>endRun(reading,reader.location,result==="ok",Number(
count)))}})}var eventSchema=object({type:string(),event:string().optional(),name:string().optional(),median:number().optional(),
mib_per_second:number().optional(),measured:number().optional()});function parseEvents(source,reading){for(let[{location},
event]of readEach(parseJsonDocuments(source,reading.problems),eventSchema)){let{type,event:state,name="",median:value=null,
mib_per_second:throughput=null}=event;type==="bench"?countBench(reading,location,{name,value,unit:"ns",throughput}):type===
"test"&&state==="failed"?addFailure(reading,location,name):type==="suite"&&state==="started"?beginRun(reading,location):
type==="suite"&&endRun(reading,location,state==="ok",event.measured??0)}}function beginRun(reading,location){reportUnfinishedRun(
reading),reading.run={location,measuredCount:0,failedCount:0}}function countBench(reading,location,bench){reading.run!==
null&&reading.run.measuredCount++,addBench(reading,bench,location)}function addFailure(reading,location,name){reading.run!==
null&&reading.run.failedCount++,reading.problems.push(makeError("failed-in-tool",location,{name}))}function endRun(reading,location,isOk,announced){
let{run,problems}=reading;if(reading.run=null,!isOk&&(run===null||run.failedCount===0)&&problems.push(makeError("failed-\
in-tool",location,{})),run!==null&&run.measuredCount<announced){let counts={announced,found:run.measuredCount,option:"--\
nocapture"};problems.push(makeError("wrong-count",location,{what:"benchmarks",...counts}))}}function reportUnfinishedRun(reading){
reading.run!==null&&reading.problems.push(makeError("run-unfinished",reading.run.location,{})),reading.run=null}var criterionBencher=lineFormat({id:"criterion-bencher",description:"cargo bench with Criterion.rs: its output with --ou\
tput-format bencher",advice:'cargo bench --bench NAME -- --noplot --output-format bencher "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,
recognises:text=>BENCH_LINE.test(text)&&!isLibtest(text),noResults:{tool:"cargo bench"},filter:buildCriterionFilter,definitions:criterionDefinitions,
...BENCH_SIGNS,read(reader){readPanics(reader),reader.onEach(line=>{let bench=parseBenchLine(line);bench!==null&&addBench(
reader,bench,reader.location)})}});var criterionFiles={id:"criterion-files",description:"cargo bench with Criterion.rs: sample.json and benchmark.json in t\
arget/criterion/**/new",advice:'cargo bench --bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>SIGNS2.
some(keys=>hasKeys(text,...keys)),parse:source=>parseFiles2([source]),parseFiles:parseFiles2,filter:buildCriterionFilter,
definitions:criterionDefinitions},SIGNS2=[["group_id","full_id"],["iters","times"],["mean.confidence_interval"],["slope.\
confidence_interval"]],NEW="new",benchmarkSchema4=object({full_id:string().min(1)}),sampleSchema=object({iters:array(number().
positive()),times:array(number()).min(1)}).refine(({iters,times})=>iters.length===times.length,{params:{expected:"equal",
keys:["iters","times"]}}),estimatesSchema=object({median:object({point_estimate:number()})}),EXAMPLE="target/criterion/*\
*/new/*.json";function parseFiles2(sources){let{series,problems}=makeFindings();for(let[path,folder]of groupByFolder(sources)){
let results=readValues(folder,problems),name=results.length===0?null:readName2(path,folder,problems);if(name!==null)for(let result of results)
series.add({name,metric:"time",unit:"ns",...result})}let measurements=series.all();if(measurements.length===0&&problems.
length===0){let location=sources.length===1?inFile(sources[0].path):atKey("output-file");problems.push(makeError("missin\
g-file",location,{file:`${NEW}/sample.json`,pattern:EXAMPLE}))}return{measurements,problems}}function groupByFolder(sources){
let folders=new Map;for(let source of sources){let parts=source.path.split(/[\\/]/),kind=/^(benchmark|sample|estimates)\.json$/.
exec(parts.pop())?.[1];if(kind===void 0||(parts.at(-1)??NEW)!==NEW)continue;let path=parts.join("/"),folder=folders.get(
path)??{benchmark:[],sample:[],estimates:[]};folder[kind].push(source),folders.set(path,folder)}return folders}function readValues(folder,problems){
let samples=folder.sample.flatMap(source=>readDocuments(sampleSchema,source,problems));return folder.sample.length>0?samples.
map(({iters,times})=>({values:times.map((time,index)=>time/iters[index])})):folder.estimates.flatMap(source=>readDocuments(
estimatesSchema,source,problems)).map(({median})=>({values:[median.point_estimate],aggregate:!0}))}function readName2(path,{
benchmark},problems){let[source]=benchmark;if(source!==void 0)return readDocuments(benchmarkSchema4,source,problems)[0]?.
full_id??null;let location=inFile(path===""?NEW:path);return problems.push(makeError("missing-file",location,{file:"benc\
hmark.json",pattern:EXAMPLE})),null}function readDocuments(schema,source,problems){return parseJsonDocuments(source,problems).
flatMap(document=>document.read(schema)??[])}var criterionText=lineFormat({id:"criterion-text",description:"cargo bench with Criterion.rs: its output",advice:'cargo \
bench --bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',aliases:["rust_criterion"],repeatsForTime:!0,recognises:text=>ESTIMATE.
test(text),noResults:{tool:"cargo bench"},filter:buildCriterionFilter,definitions:criterionDefinitions,sign:/(?<=\s)(?:time|thrpt): +\[(?![^\]]{0,200}%)/g,
end:/(?<=\s)(?:time|thrpt): +\[[^\]]{0,200}\]/g,read(reader){let previous="",name=null,throughputs=0;readPanics(reader),
reader.onEach(line=>{let match=ESTIMATE.exec(line),above=previous;if(previous=line.trim(),match===null)return;let metric=match[1];
metric==="time"&&(name=line.slice(0,match.index).trim()||above),throughputs=metric==="time"?0:throughputs+1;let result=toResult2(
name,metric,match[4],match[5]),unusable={name:name??"",metric,got:line.trim()};result!==null?reader.add(throughputs>1?{...result,
metric:`${metric}:${result.unit}`}:result):metric==="time"?reader.reportError("unusable-value",unusable):reader.reportWarning(
"unusable-value",unusable)})}}),NUMBER4=String.raw`([\d.]+(?:e[+-]?\d+)?|NaN|inf)`,UNIT2=String.raw`(\S*[^\s%\]\d.])`,BRACKET=String.
raw`\[ *${NUMBER4} +${UNIT2} +${NUMBER4} +${UNIT2} +${NUMBER4} +${UNIT2}\]`,ESTIMATE=new RegExp(String.raw`(?<=\s)(time|thrpt): +${BRACKET}`);
function toResult2(name,metric,estimate,unit){let base=metric==="time"?tidyUnit(unit):throughputUnit(unit),value=Number(
estimate)*base.factor;if(!Number.isFinite(value)||name===null||name==="")return null;let result={name,metric,unit:base.unit,
value,aggregate:!0};return metric==="time"?result:{...result,better:"higher",primary:!1}}var PREFIXES3=["","K","M","G","\
T"];function throughputUnit(unit){let[,prefix="",counted]=/^([KMGT]?)(elem|b)\/s$/.exec(unit)??[];if(counted!==void 0)return{
unit:counted==="elem"?"1/s":"bit/s",factor:1e3**PREFIXES3.indexOf(prefix)};let bytes=/^(.+)\/s$/.exec(unit),base=tidyUnit(
bytes?.[1]??"");return base.unit==="B"?{unit:"B/s",factor:base.factor}:{unit,factor:1}}var testSchema=object({success:boolean(),error:unknown().optional(),percentiles:object({50:number().optional()}).optional()}),
cronometro=jsonFormat({id:"cronometro",description:'cronometro: JSON of its results, {"test": {"success", "percentiles",\
 \u2026}}',advice:"node bench.mjs, which prints JSON.stringify(await cronometro(tests, { print: false }))",repeatsForTime:!0,
signs:[["*.success","*.standardError"]],namedKeys:!0,definitions:quotedNameDefinitions,read(results,{add:add2}){let tests=results.
entries();tests.length===0&&results.reportError("no-results",{source:"await cronometro(tests)"});for(let[name,item]of tests){
let test=item.read(testSchema);if(test===null)continue;let median=test.percentiles?.["50"];!test.success||median===void 0?
reportFailure(item,name,test.error):add2({name,metric:"time",unit:"ns",better:"lower",values:[median],aggregate:!0})}}});var dart=lineFormat({id:"dart",description:"Dart with benchmark_harness: its output",advice:"dart run benchmark/main.dar\
t",aliases:["dart_benchmark_harness"],repeatsForTime:!0,recognises:text=>RESULT7.test(text),noResults:{source:"report()"},
definitions:dartDefinitions,sign:/\(RunTime(?:Raw)?\): /g,end:/\): \S+ us\.?/g,read(reader){reader.on(/^Unhandled exception:/,
()=>reader.reportError("run-crashed",{reason:reader.next.trim()})),reader.on(RESULT7,(name,metric,number2)=>{let value=Number(
number2);Number.isFinite(value)?reader.add({name,metric,unit:"us",better:"lower",value,aggregate:!0}):reader.reportError(
"unusable-value",{name,metric:"time",got:number2})})}}),RESULT7=/^(\S.*)\((RunTime(?:Raw)?)\): (\S+) us\.?$/m;var outcomeSchema=object({ok:object({avg:number()}).optional()}),benchSchema2=object({group:string().nullish(),name:string().
min(1),results:array(unknown()).min(1).optional(),result:unknown().optional()}),deno=jsonFormat({id:"deno",description:"\
deno bench: --json",advice:'deno bench --json --filter "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,signs:[text=>/^\s*\{/.
test(text)&&/"benches"\s*:\s*\[/.test(text)&&/"runtime"\s*:\s*"/.test(text)],filter:benchmarks=>`/${joinPatterns(benchmarks.
map(({name})=>escapeOptionalEnd(name,/#\d+$/)))}/`,definitions:denoDefinitions,read(report,{add:add2,number:number2}){for(let item of report.
list("benches",{option:"--filter"})){let bench=item.read(benchSchema2);if(bench===null)continue;let{group=null}=bench,name=number2(
bench.name,group),isList=bench.results!==void 0,values=(isList?item.list("results"):[item.at("result")]).flatMap(inner=>{
let outcome=inner.read(outcomeSchema,isList?inner.value:inner.value??{});return outcome?.ok!==void 0?[outcome.ok.avg]:(outcome!==
null&&item.reportError("failed-in-tool",{name}),[])}),time={metric:"time",unit:"ns",values,aggregate:!0};values.length>0&&
add2({group,name,better:"lower",...time})}}});var divan=lineFormat({id:"divan",description:"cargo bench with divan: the tree that it prints",advice:'cargo bench --ben\
ch NAME -- --sample-count 20 "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>HEAD.test(text),noResults:{tool:"\
cargo bench"},filter:benchmarks=>joinPatterns(benchmarks.map(({name})=>escapeOptionalEnd(name,/::t=\d+$/))),definitions:divanDefinitions,
sign:/[├╰]─ /g,read(reader){let output=reader.location,state={reader,names:[],hasResult:!1,branches:null};readPanics(
reader),reader.on(HEAD,root=>{closeTree(state,reader.location),state.names=[root],state.branches="\u251C"}),reader.onEach(
line=>{let[,bars,corner,rest]=BRANCH.exec(line)??[];bars!==void 0&&state.names.length>0?(readBranch(state,bars.length/3+
1,cellsOf(rest)),state.branches=bars+corner,reader.isRead=!0):state.hasResult&&CONTINUED.test(line)&&addThroughput(state,
cellsOf(line.replace(/^[│ ]+/,"")))}),reader.onEnd(()=>closeTree(state,output))}}),HEAD=/^(.*\S) +fastest +│ slowest +│ median +│ mean +│ (?:samples +│ iters|iters +│ samples) *$/m,
BRANCH=/^((?:│ {2}| {3})*)([├╰])─ (.*)$/,CONTINUED=/^[│ ]+\S.*│/,COLUMNS=6,MEDIAN=2,VALUE2=/^(\d+(?:\.\d+)?) (\S+)$/;
function closeTree({branches,reader},location){branches!==null&&/[│├]/.test(branches)&&reader.reportError("run-unfin\
ished",{},location)}function cellsOf(row){let cells=row.split("\u2502");return[cells.splice(0,Math.max(1,cells.length-COLUMNS+
1)).join("\u2502"),...cells].map(cell=>cell.trim())}function readBranch(state,depth,cells){let{reader}=state,[first=""]=cells,
median=cells[MEDIAN]??"",own=median===""?first.replace(/ \(ignored\)$/,""):first.split(" ").slice(0,-2).join(" ");state.
names=[...state.names.slice(0,depth),own.trimEnd()];let name=state.names.join("::"),[,number2,unit=""]=VALUE2.exec(median)??
[],time=tidyUnit(unit==="m"?"min":unit);state.hasResult=number2!==void 0&&time.unit==="sec"&&cells.length>=COLUMNS,state.
hasResult?reader.add({name,metric:"time",unit:time.unit,value:Number(number2)*time.factor,aggregate:!0}):(cells.length<COLUMNS||
median!=="")&&reader.reportError("benchmark-without-result",{name})}var PREFIXES4=["","K","M","G","T","P"];function addThroughput({
reader,names},cells){let name=names.join("::"),median=cells[MEDIAN]??"",[,number2,unit=""]=VALUE2.exec(median)??[],[,counted=""]=/^(.+)\/s$/.
exec(unit)??[];if(number2===void 0&&median.endsWith("/s")&&reader.reportWarning("unusable-value",{name,metric:"throughpu\
t",got:median}),number2===void 0||counted==="")return;let common={name,better:"higher",primary:!1,aggregate:!0},[,prefix="",
item]=/^([KMGTP]?)(item|char)$/.exec(counted)??[];if(item!==void 0){let value=Number(number2)*1e3**PREFIXES4.indexOf(prefix);
reader.add({...common,metric:`${item}s`,unit:"1/s",value});return}let bytes=tidyUnit(counted);bytes.unit==="B"&&reader.add(
{...common,metric:"throughput",unit:"B/s",value:Number(number2)*bytes.factor})}var metafileSchema=object({outputs:recordSchema}),outputSchema=object({bytes:number()}),esbuildMetafile=jsonFormat({id:"\
esbuild-metafile",description:"esbuild: the file of --metafile",advice:"npx esbuild app.js --bundle --minify --outdir=ou\
t --metafile=meta.json",signs:[text=>hasKeys(text,"*.*.bytes")&&["inputs","outputs"].every(key=>text.includes(`"${key}"`))],
namedKeys:!0,read(metafile,{add:add2}){if(metafile.read(metafileSchema)===null)return;let sizes=new Map,problemsBefore=metafile.
problems.length;for(let[path,output]of metafile.at("outputs").entries()){let bytes=output.read(outputSchema)?.bytes,name=replaceHash(
path);bytes!==void 0&&sizes.set(name,(sizes.get(name)??0)+bytes)}if(!(metafile.problems.length>problemsBefore)){sizes.size===
0&&metafile.reportError("no-results",{tool:"esbuild"});for(let[name,bytes]of sizes){let size={metric:"bytes",unit:"B",values:[
bytes],primary:!name.endsWith(".map")};add2({name,better:"lower",...size,deterministic:!0})}}}}),HASH=/(?<=[-._]|^)[A-Z2-7]{8}(?=\.)/;
function replaceHash(path){let start=path.lastIndexOf("/")+1;return path.slice(0,start)+path.slice(start).replace(HASH,"\
[hash]")}var json={id:"json",description:'JSON in this form: [{"name", "unit", "value" or "values", "better"?, "metric"?, "group"\
?}]',advice:"any command that prints it, one value per benchmark",recognises:isOwnJson,parse:parse6,definitions:quotedNameDefinitions},
MAX_RECOGNITION_LENGTH3=65536;function isOwnJson(text){let start=text.slice(0,MAX_RECOGNITION_LENGTH3);return/^\s*\[\s*\]/.
test(start)?!0:/^\s*\[\s*\{/.test(start)?[/"name"\s*:/,/"unit"\s*:/,/"values?"\s*:/].every(key=>key.test(start)):!1}var entrySchema2=object(
{name:string().min(1),unit:string(),better:_enum(["lower","higher"]).optional(),metric:string().min(1).default("value"),
group:string().nullable().default(null),value:number().optional(),values:array(number()).min(1).optional()}).refine(({value,
values})=>value!==void 0||values!==void 0,{params:{expected:"object",keys:["values"]}});function parse6(source){let firsts=new Map;
return parseJson(source,{read(document,{add:add2}){let isList=Array.isArray(document.value);isList||document.reportError(
"wrong-type",{expected:"list",got:formatJsonValue(document.value)});for(let[item,entry]of readEach(isList?document.list(
null,{}):[],entrySchema2)){let{name,unit,metric,group,better=null}=entry,key=JSON.stringify([group,name,metric,tidyUnit(
unit).unit]),first=firsts.get(key)??{unit,better};firsts.set(key,first),first.unit!==unit||first.better!==better?item.reportError(
"contradicting-entry",{name}):add2({group,name,metric,unit,better,values:entry.values??[entry.value]})}}})}var gabCustom=makeCustomFormat("lower",{id:"gab-custom",description:'custom JSON of github-action-benchmark, smaller is \
better: [{"name", "unit", "value"}]',aliases:["customSmallerIsBetter"]}),gabCustomBigger=makeCustomFormat("higher",{id:"\
gab-custom-bigger",description:'custom JSON of github-action-benchmark, bigger is better: [{"name", "unit", "value"}]',aliases:[
"customBiggerIsBetter"]});function makeCustomFormat(direction,identity){return{...json,...identity,recognises:()=>!1,fits:json.
recognises,parse:source=>{let{measurements,problems}=json.parse(source);return{measurements:measurements.map(measurement=>({
...measurement,better:measurement.better??direction})),problems}}}}var gnuTime=lineFormat({id:"gnu-time",description:"GNU time: its output with -v",advice:"/usr/bin/time -v -o time.txt CO\
MMAND",recognises:text=>START3.test(text)&&/^[ \t]*Maximum resident set size \(kbytes\): /m.test(text),noResults:{source:"\
/usr/bin/time -v"},sign:null,read(reader){let failure=null,report=null,reportUnfinished=()=>{report!==null&&reader.reportError(
"run-unfinished",{name:report.name},report.location)};reader.on(FAILURE,()=>{failure=reader.line.trim()}),reader.on(START3,
command2=>{reportUnfinished();let name=command2.trimEnd().replace(/"$/,"");report={location:reader.location,name,failure,
results:[]},failure=null}),reader.on(FIELD,(label,text)=>{let metric=METRICS.get(label);if(report===null||metric===void 0||
!/^(?:\d+:){0,2}\d+(?:\.\d+)?$/.test(text))return;let value=text.split(":").reduce((sum,part)=>sum*60+Number(part),0);report.
results.push({name:report.name,...metric,value})}),reader.on(END2,status=>{report!==null&&(finishReport(report,status,reader),
report=null)}),reader.onEnd(reportUnfinished)}}),START3=/^[ \t]*Command being timed: "(.*)$/m,FAILURE=/^Command (?:exited with|terminated by|stopped by) /,
END2=/^[ \t]*Exit status: (\d+)/,FIELD=/^\s*(\S.*): (\S+)\s*$/,METRICS=new Map([["User time (seconds)",{metric:"user",unit:"\
s",primary:!1}],["System time (seconds)",{metric:"system",unit:"s",primary:!1}],["Elapsed (wall clock) time (h:mm:ss or \
m:ss)",{metric:"elapsed",unit:"s",primary:!0}],["Maximum resident set size (kbytes)",{metric:"max_rss",unit:"KiB",primary:!0}]]);
function finishReport({location,name,failure,results},status,reader){let reason=failure??(status==="0"?null:`Exit status\
: ${status}`),present=new Set(results.map(({metric})=>metric)),missing=[...METRICS.values()].map(({metric})=>metric).filter(
metric=>!present.has(metric));if(reason!==null)reader.reportError("failed-in-tool",{name,reason},location);else if(missing.
length>0)reader.reportError("unusable-value",{name,metric:missing.join(", ")},location);else for(let result of results)reader.
add(result)}var eventSchema2=object({Action:string(),Package:string().optional(),ImportPath:string().optional(),Test:string().optional(),
Output:string().optional()}),EVENT=/^\{.*"Action"\s*:\s*"(?:start|run|output|pass|fail|skip|bench|build-output|build-fail)"/m;
function hasEvents(text){return text.includes("{")&&EVENT.test(text)}function linesOfEvents(path,text){let outputs=new Map,
problems=[];for(let[index,line]of splitLines(text).entries()){if(line.trim()==="")continue;let event=parseEvent(line);event===
null?problems.push(makeError("broken-go-event",inFile(path,index+1),{})):add(outputs,event,index+1)}for(let[name,output]of outputs){
if(finishLine(output,name),name===null||output.end==="pass"||output.end==="skip"||output.end==="fail"&&output.lines.some(
({text:text2})=>text2.startsWith("FAIL")))continue;let code=output.end==="fail"?"failed-in-tool":"benchmark-without-resu\
lt";problems.push(makeError(code,inFile(path),{name}))}return{lines:[...outputs.values()].flatMap(output=>output.lines),
problems}}function parseEvent(line){if(!line.startsWith("{"))return{Action:"output",Output:`${line}
`};try{return eventSchema2.safeParse(JSON.parse(line)).data??null}catch{return null}}function add(outputs,event,number2){
let name=event.Package??null,output=outputs.get(name)??{lines:[],rest:"",restNumber:number2,end:null};if(outputs.set(name,
output),event.Test===void 0&&(event.Action==="start"&&(output.end=null),["pass","fail","skip"].includes(event.Action)&&(output.
end=event.Action)),event.Output===void 0)return;let[first="",...rest]=splitLines(event.Output);output.rest===""&&(output.
restNumber=number2),output.rest+=first;for(let text of rest)finishLine(output,name),output.rest=text,output.restNumber=number2}
function finishLine(output,name){output.rest!==""&&output.lines.push({text:output.rest,number:output.restNumber,package:name}),
output.rest=""}import{dirname}from"node:path";var goDefinitions={description:'`b.Run("name"` in the function of the benchmark, else `func BenchmarkName`, in a file of\
 the package',files:["*_test.go","go.mod","*/go.mod"],sign:"^func Benchmark|^module ",line:`^func (\\([^)]*\\) *)?[^([:spa\
ce:]]+|\\.Run\\(${QUOTED}|\\.Run\\(\`[^\`]+\`|^module +[^[:space:]]+`,parseMatch(text){let name=/^func .*?([^\s()]+)$/.exec(
text)?.[1];if(name!==void 0)return{name:`func ${name}`,opens:!0};let run=unquote(text);return run===null?null:{name:`run\
 ${run.replaceAll(/\s/g,"_")}`}},readModules(matches){return new Map(matches.flatMap(({file,text})=>{let path=/^module +"?([^\s"]+)/.
exec(text)?.[1];return path===void 0?[]:[[dirname(file),path]]}))},queriesFor({group,name},modules){let isIn=file=>group===
null||isOfPackage(dirname(file),group,modules),[first="",...below]=name.split("/"),within=`func Benchmark${withoutSuffix(
first)}`,rest=below.join("/");return[...(rest===""?[]:[rest,withoutSuffix(rest),...below.slice(0,below.length>1?1:0)]).map(
run=>({name:`run ${run}`,within,isIn})),{name:within,isIn},{name:`func ${withoutSuffix(first)}`,isIn}]}};function isOfPackage(folder,path,modules){
for(let root=folder;;root=dirname(root)){let module=modules.get(root);if(module!==void 0){let below=root==="."?folder:folder.
slice(root.length+1);return path===(below===""||folder===root?module:`${module}/${below}`)}if(root===".")return endsWithPath(
path,folder)}}function buildGoFilter(benchmarks){let names=benchmarks.map(({name})=>name.split("/")),depth=Math.min(...names.
map(({length})=>length));return Array.from({length:depth},(_,level)=>{let texts=names.map(levels=>levels[level]??"");return level===
0?`^Benchmark${joinAlternatives(texts.map(functionPattern))}$`:`^${levelPattern([...new Set(texts)])}$`}).join("/")}function withoutSuffix(text){
return text.replace(/-\d+$/,"")}function functionPattern(text){let name=withoutSuffix(text);return name==="Benchmark"?"(\
Benchmark)?":quoteMeta(name)}function levelPattern(texts){let suffix=findSharedSuffix(texts);if(suffix===""&&texts.length>
1)return joinAlternatives(texts.map(text=>levelPattern([text])));let stems=joinAlternatives(texts.map(text=>quoteMeta(text.
slice(0,text.length-suffix.length))));return suffix===""?stems:`${stems}(${suffix})?`}function joinAlternatives(patterns){
let distinct=[...new Set(patterns)];return distinct.length===1?distinct.join():`(${distinct.join("|")})`}function quoteMeta(text){
return text.replace(/[\\.+*?()|[\]{}^$]/g,"\\$&")}var go={id:"go",description:"go test -bench, as text or with -json",advice:`go test -run='^$' -bench="\${BENCH_REFEREE_FI\
LTER:-.}" -benchmem -count=1 ./...`,aliases:["go_bench"],repeatsForTime:!0,recognises:text=>parseRootName(text)===null&&
(SIGNS3.test(text)||hasEvents(text)),parse:parse7,displayName:name=>name.replace(/^Benchmark(?=.)/,""),filter:buildGoFilter,
definitions:goDefinitions},SIGNS3=/^(?:Benchmark\S*[ \t]+\d+[ \t]+[-+.\dIN]\S*[ \t]+\S|goos: \S|goarch: \S|ok {2}\t|FAIL\t|\?[ ]{3}\t)/m,
SKIPPED_OR_FAILED=/^\s*--- (SKIP|FAIL): (\S+)/,CRASH=/^(?:(Benchmark\S*)\s+)?((?:panic|fatal error): .*)$/,PACKAGE_FAILED=/^FAIL\s+(\S+)(?:\s+\[(.+)\])?/;
function parse7({path,text}){let parser=new GoParser(path);return hasEvents(text)?parser.readEvents(text):parseGoText(text,
parser),parser.finish()}var GoParser=class{#path;#problems=[];#series=new GoSeries;#reasons=new GoReasons;#group=null;#hasFailed=!1;#end=null;#number=0;constructor(path){
this.#path=path}readEvents(text){let{lines,problems}=linesOfEvents(this.#path,text);for(let problem of problems)this.#problems.
push(problem);let section=null;for(let[index,line]of lines.entries())line.package!==section&&(section=line.package,this.#group=
section,this.#hasFailed=!1),this.takeLine(line.text,line.number,()=>lines[index+1]?.text??"")}takeLine(text,number2,next){
this.#number=number2,text==="FAIL"&&(this.#end=number2);let isOutcome=this.#readOutcome(text,next);if(this.#reasons.note(
text),isOutcome)return null;let line=parseGoLine(text),torn=line.kind==="other"||line.kind==="configuration"?findTornResult(
text):null;if(torn!==null&&this.#reportWarning("result-behind-text",torn),line.kind==="configuration"&&line.key==="pkg")
this.#group=line.value===""?null:line.value;else if(line.kind==="broken")this.#reportWarning("invalid-line",{reason:line.
message});else if(line.kind==="unit")this.#applyUnitSettings(line);else if(line.kind==="result")return this.#addResult(line),
line.measures.map(({unit})=>unit);return null}#readOutcome(text,next){let test=SKIPPED_OR_FAILED.exec(text);if(test!==null){
let[,outcome,name2=""]=test;return outcome==="FAIL"?this.#reportFailure("failed-in-tool",{name:name2,reason:this.#reasons.
reasonOfBenchmark(next())||void 0}):name2.startsWith("Benchmark")&&this.#reportWarning("benchmark-skipped",{name:name2}),
!0}let crash=CRASH.exec(text);if(crash!==null){let[,name2,reason2=""]=crash;return this.#reportFailure("run-crashed",{name:name2,
reason:reason2}),!0}let failure=PACKAGE_FAILED.exec(text);if(failure===null)return!1;let[,name="",reason]=failure,details=[
reason,this.#reasons.reasonOfPackage(name)].flatMap(detail=>detail??[]);return this.#hasFailed||this.#reportFailure("fai\
led-in-tool",{name,reason:details.join(": ")||void 0}),this.#hasFailed=!1,!0}takeResults(results,units){this.#reasons.forgetLogged();
let width=units.length+1;for(let start=0,end=0;start<results.length;start=end){let name=results[start];for(;results[end]===
name;)end+=width;for(let[index,unit]of units.entries()){let values=[];for(let at=start+1+index;at<end;at+=width)values.push(
results[at]);this.#series.add(this.#group,name,unit,values)}}}#addResult({name,measures}){for(let{value,unit}of measures)
Number.isFinite(value)?this.#series.add(this.#group,name,unit,[value]):this.#reportWarning("unusable-value",{name,metric:unit,
got:String(value)})}#applyUnitSettings({unit,settings}){for(let setting of settings){if(setting===null){this.#reportWarning(
"invalid-line",{reason:"expected key=value"});continue}let value=this.#series.applyUnitSetting(unit,setting);value!==null&&
this.#reportWarning("unit-set-twice",{unit,key:setting.key,value})}}finish(){let isExplained=this.#problems.some(isError);
return this.#end!==null&&!isExplained&&(this.#number=this.#end,this.#reportFailure("failed-in-tool",{})),this.#series.isEmpty&&
!isExplained&&this.#problems.push(makeError("no-results",inFile(this.#path),{option:"-bench"})),{measurements:this.#series.
all(),problems:this.#problems}}#reportFailure(code,data){this.#hasFailed=!0,this.#problems.push(makeError(code,inFile(this.#path,
this.#number),data))}#reportWarning(code,data){this.#problems.push(makeWarning(code,inFile(this.#path,this.#number),data))}},
COMPILED_PACKAGE=/^# (\S+)/,COMPILER_ERROR=/^(?:vet: )?\S+\.go:\d+:\d+: \S/,OUTCOME=/^\s*--- /,LOGGED=/^\s+\S+\.go:\d+: \S/,
GoReasons=class{#logged=null;#isBelow=!1;#compiled=null;#compilerErrors=new Map;note(line){let isOutcome=OUTCOME.test(line);
isOutcome||!/^\s/.test(line)?this.forgetLogged(isOutcome):!this.#isBelow&&LOGGED.test(line)&&(this.#logged=line);let[,name]=COMPILED_PACKAGE.
exec(line)??[];name!==void 0&&!name.startsWith("[")&&(this.#compiled=name),this.#compiled!==null&&!this.#compilerErrors.
has(this.#compiled)&&COMPILER_ERROR.test(line)&&this.#compilerErrors.set(this.#compiled,line)}forgetLogged(isOutcome=!1){
this.#isBelow=isOutcome,this.#logged=null}reasonOfBenchmark(below){let reason=LOGGED.test(below)?below:this.#logged??below;
return/^\s+\S/.test(reason)?reason.trim():""}reasonOfPackage(name){return this.#compilerErrors.get(name)}};function hasCsvHeader(text,header){return text.startsWith(header)||text.includes(`
${header}`)}function parseCsvRows({path,text},header,problems){let columns=null,number2=makeNumbering();return splitLines(
text).flatMap((line,index)=>{let fields=splitCsvLine(line);if(line.startsWith(header))return columns=fields,number2=makeNumbering(),
[];if(columns===null||line.trim()==="")return[];let location=inFile(path,index+1),name=number2(fields[0]??"");if(fields.
length===columns.length)return[{location,name,fields:new Map(columns.map((column,at)=>[column,fields[at]]))}];let counts={
announced:columns.length,found:fields.length};return problems.push(makeError("wrong-count",location,{name,what:"values",
...counts})),[]})}function parseCsv(source,header,{number:number2,columns},advice){let findings=makeFindings(),{series,problems}=findings;
for(let{location,name,fields}of parseCsvRows(source,header,problems))for(let{column,...result}of columns){let got=fields.
get(column);got!==void 0&&(number2.test(got)&&Number.isFinite(Number(got))?series.add({name,...result,values:[Number(got)]}):
problems.push(makeError("unusable-value",location,{name,metric:result.metric,got})))}return toParseResult(findings,source.
path,advice)}function splitCsvLine(line){return[...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([,quoted,
plain=""])=>quoted?.replaceAll('""','"')??plain)}var googleBenchmark={id:"google-benchmark",description:"Google Benchmark: --benchmark_format=json; its console table and\
 CSV as fallbacks",advice:'./bench --benchmark_format=json --benchmark_filter="$BENCH_REFEREE_FILTER"',aliases:["googlec\
pp","cpp_google"],repeatsForTime:!0,recognises:text=>isGoogleText(text)||["context.num_cpus","context.library_build_type"].
some(key=>hasKeys(text,key)),parse:parse8,filter:benchmarks=>joinPatterns(benchmarks.map(({name})=>escapeOptionalEnd(name,
/#\d+$/))),definitions:googleBenchmarkDefinitions},NUMBER_OR_WORD=unknown().optional(),rowSchema=object({name:string().min(
1),run_name:string().optional(),run_type:string().optional(),aggregate_name:string().optional(),family_index:number().optional(),
per_family_instance_index:number().optional(),error_occurred:boolean().optional(),error_message:string().optional(),skipped:boolean().
optional(),skip_message:string().optional(),time_unit:_enum(["ns","us","ms","s"]).optional(),real_time:NUMBER_OR_WORD,cpu_time:NUMBER_OR_WORD,
bytes_per_second:NUMBER_OR_WORD,items_per_second:NUMBER_OR_WORD});function parse8(source){let findings=makeFindings(),isJson=/^\s*[[{]/.
test(source.text);return addRows(isJson?readReports(source,findings.problems):parseGoogleText(source,findings),findings),
toParseResult(findings,source.path,{option:"--benchmark_filter"})}function readReports(source,problems){return parseJsonDocuments(
source,problems,{bareNonFinite:!0}).flatMap(report=>{let items=report.list("benchmarks").flatMap(item=>{let row=item.read(
rowSchema);return row===null?[]:[{row,item}]}),number2=numberInstances(items.map(({row})=>row));return items.map(({row,item})=>toGoogleRow(
row,item.location,number2(row)))})}function numberInstances(rows){let instances=new Map,nameOf=({run_name,name})=>run_name??
name,numberOf2=({family_index:family=0,per_family_instance_index:instance=0})=>family*MAX_INSTANCES+instance;for(let row of rows){
let numbers=instances.get(nameOf(row));numbers===void 0?instances.set(nameOf(row),[numberOf2(row)]):numbers.includes(numberOf2(
row))||numbers.push(numberOf2(row))}for(let numbers of instances.values())numbers.sort((left,right)=>left-right);return row=>{
let index=instances.get(nameOf(row)).indexOf(numberOf2(row));return index===0?"":`#${index+1}`}}var MAX_INSTANCES=1e9;function toGoogleRow(row,location,number2){
let unit=row.time_unit??"ns",isAggregate=row.run_type==="aggregate"||row.aggregate_name!==void 0;return{location,name:(isAggregate?
row.run_name??row.name:row.name)+number2,aggregate:isAggregate?row.aggregate_name??"":row.run_type===void 0?null:"none",
outcome:row.error_occurred?"failed":row.skipped?"skipped":"measured",reason:row.error_occurred?row.error_message:row.skip_message,
values:[{metric:"real_time",unit,value:row.real_time},{metric:"cpu_time",unit,value:row.cpu_time},{metric:"bytes_per_sec\
ond",unit:"B/s",value:row.bytes_per_second},{metric:"items_per_second",unit:"1/s",value:row.items_per_second}]}}var AGGREGATE_AT_THE_END=/^(.+)_(mean|median|stddev|cv|BigO|RMS)$/s,
REQUIRED_AGGREGATES=["mean","median","stddev"];function addRows(rows,findings){let resolved=resolveAggregates(rows),repeated=new Set(
resolved.filter(({aggregate})=>aggregate==="none").map(({name})=>name));for(let row of resolved){if(!(row.aggregate==="n\
one")&&(row.aggregate!=="median"||repeated.has(row.name)))continue;let{location,name,outcome,reason}=row;if(outcome==="m\
easured")addRow2(row,findings);else{let code=outcome==="failed"?"failed-in-tool":"benchmark-skipped";findings.problems.push(
makeWarning(code,location,{name,reason}))}}}function resolveAggregates(rows){let names=new Set(rows.map(({name})=>name)),
isFamily=name=>REQUIRED_AGGREGATES.every(other=>names.has(`${name}_${other}`)),family=null;return rows.map(row=>{if(row.
aggregate!==null)return row;let[,name="",aggregate=""]=AGGREGATE_AT_THE_END.exec(row.name)??[];if(name!==""&&(names.has(
name)||isFamily(name)))return family=isFamily(name)?name:null,{...row,name,aggregate};let own=family===null||row.outcome!==
"measured"?null:findStatistic(family,row.name);return family!==null&&own!==null&&!isFamily(row.name)?{...row,name:family,
aggregate:own}:(family=null,{...row,aggregate:"none"})})}function findStatistic(family,name){if(!name.startsWith(`${family}\
_`))return null;let statistic=name.slice(family.length+1);return statistic===""||statistic.includes("/")?null:statistic}
function addRow2({location,name,aggregate,values},{series,problems}){for(let{metric,unit,value}of values){let primary=metric===
"real_time";if(!(value===void 0&&!primary))if(typeof value=="number"&&Number.isFinite(value))series.add({name,metric,unit,
values:[value],primary,aggregate:aggregate!=="none"});else{let make=primary?makeError:makeWarning;problems.push(make("un\
usable-value",location,{name,metric,got:formatJsonValue(value)}))}}}var TABLE2=/^Benchmark +Time +CPU +Iterations\b/,CSV=/^name,iterations,real_time,cpu_time,time_unit,/;
function isGoogleText(text){return/^-{20,}\nBenchmark +Time +CPU +Iterations\b/m.test(text)||new RegExp(CSV,"m").test(text)}
var NUMBER5=String.raw`-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf)`,RESULT8=new RegExp(String.raw`(?<=\S) +(${NUMBER5}) (ns|us|ms|s) +${NUMBER5} (?:ns|us|ms|s) +\d+(?: |$)`),
NO_RESULT2=/(?<=\S) +(ERROR OCCURRED|SKIPPED): '(.*)'$/s,COMPLEXITY=/_(?:BigO|RMS) {2,}/;function parseGoogleText(source,findings){
let rows=[];return readLines(source,findings,{sign:/ (?:ns|us|ms|s) +\S+ (?:ns|us|ms|s) +\d+/g,read(reader){let columns=null;
reader.onEach(line=>{if(CSV.test(line))columns===null&&reader.reportError("unsupported-output",{kind:"google-csv"}),columns=
splitCsvLine(line);else if(TABLE2.test(line))reader.problems.some(({code})=>code==="rounded-values")||reader.reportWarning(
"rounded-values",{option:"--benchmark_format=json"}),columns=null;else{let row=columns===null?parseTableRow(line,reader.
location):parseCsvRow(columns,reader);if(row===null)return;rows.push(row)}reader.isRead=!0})}}),rows}function parseTableRow(line,location){
let without=line.endsWith("'")?NO_RESULT2.exec(line):null;if(without!==null){let[,what,reason]=without,outcome=what==="S\
KIPPED"?"skipped":"failed",name=line.slice(0,without.index);return{location,name,aggregate:null,outcome,reason,values:[]}}
let result=COMPLEXITY.test(line)?null:RESULT8.exec(line);if(result===null)return null;let[,time="",unit=""]=result,values=[
{metric:"real_time",unit,value:numberOf(time)}];return{location,name:line.slice(0,result.index),aggregate:null,outcome:"\
measured",values}}function parseCsvRow(columns,reader){let{line,location}=reader;if(!line.startsWith('"'))return null;let fields=splitCsvLine(
line);fields.length>columns.length&&reader.reportError("joined-results",{line});let field=column=>fields[columns.indexOf(
column)]??"",reason=field("error_message"),outcome=field("error_occurred")==="true"?"failed":reason===""?"measured":"ski\
pped";if(outcome==="measured"&&field("iterations")==="")return null;let time={metric:"real_time",unit:field("time_unit"),
value:numberOf(field("real_time"))};return{location,name:field("name"),aggregate:null,outcome,reason,values:[time]}}function numberOf(text){
let value=text===""?Number.NaN:Number(text);return Number.isFinite(value)?value:text}var COUNT2=/^ {2}(\S.*): +([^\s|]+)\|\S+(?: +\(| *$)/,TOOL=/^ {2}=+ (\S+) =+/,PART=/^ {2}## (\S+)/,NAME=/^\w+::\w/,DEFAULT_TOOLS=new Set(
["CALLGRIND","CACHEGRIND"]),PRIMARY=new Set(["Instructions","Estimated Cycles"]);function hasCounts(text){return/^ {2}(?:Instructions: +[^\s|]+\||=+ CALLGRIND =)/m.
test(text)}function widthOfCounts(text){return/^ {2}Instructions: +[^\s|]+(?=\|)/m.exec(text)?.[0].length??null}function parseCounts(source,result,unended){
return parseLines(source,{sign:/(?<=\S): +[^\s|]*\|\S/g,read(reader){let name="",tool="",isPart=!1,start=null;readPanics(
reader),reader.onEach(line=>{if(line.startsWith(`${result}: `)&&(start=null),NAME.test(line)){[name,tool,isPart]=[line.trimEnd(),
"",!1];return}[,tool=tool]=TOOL.exec(line)??[];let[,part]=PART.exec(line)??[];part!==void 0&&(isPart=part!=="Total");let count=isPart?
null:parseCount(name,tool,line);if(count===null){(COUNT2.test(line)||name==="")&&(reader.isRead=!0);return}start??=reader.
location,count.values.every(Number.isFinite)?reader.series.add(count):reader.reportError("unusable-value",{name,metric:count.
metric,got:line.trim()})}),reader.onEnd(()=>{start!==null&&(unended==="error"?reader.reportError("run-unfinished",{end:result},
start):reader.reportWarning("run-unfinished",{end:result},start))})}},{tool:"cargo bench"})}function parseCount(name,tool,line){
let[,label="",count]=COUNT2.exec(line)??[];return count===void 0||name===""||count==="N/A"||/ Rate$/.test(label)?null:makeCount(
name,tool,label,/^\d+(?:\.\d+)?$/.test(count)?Number(count):Number.NaN)}function makeCount(name,tool,label,count){let isDefault=tool===
""||DEFAULT_TOOLS.has(tool),metric=isDefault?label:`${tool} ${label}`,unit=/\bbytes$/i.test(label)?"B":"count",common={name,
metric,unit,better:"lower",values:[count],deterministic:!0};return isDefault?{...common,primary:PRIMARY.has(metric),dependsOnLayout:!0}:
{...common,primary:!1}}function commonPath(benchmarks){return commonPrefixOf(benchmarks.map(({name})=>/^[\w:]*/.exec(name)[0]))}
function isCallgrindJson(text){return hasKeys(text,"kind","module_path","profiles")}var LABELS=new Map([["Ir","Instructi\
ons"],["L1hits","L1 Hits"],["LLhits","LL Hits"],["RamHits","RAM Hits"],["TotalRW","Total read+write"],["EstimatedCycles",
"Estimated Cycles"],["TotalBytes","Total bytes"],["TotalBlocks","Total blocks"],["AtTGmaxBytes","At t-gmax bytes"],["AtT\
GmaxBlocks","At t-gmax blocks"],["AtTEndBytes","At t-end bytes"],["AtTEndBlocks","At t-end blocks"],["ReadsBytes","Reads\
 bytes"],["WritesBytes","Writes bytes"],["Errors","Errors"],["Contexts","Contexts"],["SuppressedErrors","Suppressed Erro\
rs"],["SuppressedContexts","Suppressed Contexts"]]),profileSchema=object({tool:string(),data:object({total:object({metrics:unknown()})}).
optional(),summaries:object({total:object({summary:unknown()})}).optional()}),benchmarkSchema5=object({module_path:string(),
id:string().nullish(),description:string().nullish(),details:string().nullish(),profiles:array(profileSchema)});function parseCallgrindJson(source){
return parseJson(source,{noResults:{tool:"cargo bench"},read(document,{add:add2}){let benchmark=document.read(benchmarkSchema5);
if(benchmark===null)return;let name=formatName(benchmark),counts=benchmark.profiles.flatMap(findCounts);counts.length===
0&&document.reportError("benchmark-without-result",{name});for(let{tool,label,count}of counts)typeof count=="number"&&count>=
0?add2(makeCount(name,tool,label,count)):document.reportError("unusable-value",{name,metric:label,got:formatJsonValue(count)})}})}
function formatName({module_path:path,id,description,details}){let words=description||details,suffix=`${id??""}${words?`\
:${words}`:""}`;return suffix===""?path:`${path} ${suffix}`}function findCounts({tool:name,data,summaries}){let tool=name.
toUpperCase(),isNew=data!==void 0,metrics=isNew?data.total.metrics:entriesOf(summaries?.total.summary)[0]?.[1],counts=entriesOf(
metrics).map(([key,metric])=>({key,count:isNew?valueAt(metric,["values","new"]):readOldCount(metric)})).filter(({count})=>count!==
void 0),usual=counts.filter(({key})=>LABELS.has(key));return usual.length>0?usual.map(({key,count})=>({tool,label:LABELS.
get(key),count})):counts.filter(({key,count})=>Number.isInteger(count)&&!key.endsWith("Rate")).map(({key,count})=>({tool,
label:key,count}))}function readOldCount(metric){return valueAt(metric,["metrics","Both",0,"Int"])??valueAt(metric,["met\
rics","Left","Int"])}var gungraun={id:"gungraun",aliases:["rust_gungraun","rust_gungraun_stdout"],description:"cargo bench with Gungraun: its\
 output, also with --output-format=json",advice:'cargo bench --bench NAME -- "${BENCH_REFEREE_FILTER:-*}"',runsValgrind:!0,
recognises:isGungraun,parse:source=>isCallgrindJson(source.text)?parseCallgrindJson(source):parseCounts(source,"Gungraun\
 result","error"),filter:benchmarks=>`${commonPath(benchmarks)}*`,definitions:gungraunDefinitions},WIDE=50;function isGungraun(text){
return isCallgrindJson(text)?/\bgungraun\b/.test(text):!hasCounts(text)||/^Iai-Callgrind result: /m.test(text)?!1:/^Gungraun result: /m.
test(text)||(widthOfCounts(text)??0)>WIDE}var haskellCriterion={id:"haskell-criterion",description:"Haskell with criterion: its output, or the file of --csv",advice:'\
cabal bench --benchmark-options="--time-limit 1"',repeatsForTime:!0,recognises:text=>hasCsvHeader(text,HEADER2)||new RegExp(
RESULT9,"m").test(text),parse:source=>hasCsvHeader(source.text,HEADER2)?parseCsv(source,HEADER2,CSV2,{}):parseLines(source,
LINES,{}),definitions:haskellCriterionDefinitions},HEADER2="Name,Mean,MeanLB,MeanUB,Stddev,StddevLB,StddevUB",MEAN2={unit:"\
sec",better:"lower",aggregate:!0},CSV2={number:/^\d+\.\d+(?:e-?\d+)?$/,columns:[{column:"Mean",metric:"mean",...MEAN2}]},
NAME2=/^benchmarking (.+)$/,RESULT9=/^(time|mean) {2,}(\d+(?:\.\d+)?) (ps|ns|[u\u00b5\u03bc]s|ms|s) +\(\S+ \S+ \.\. \S+ \S+\)/,
LINES={sign:/\b(?:time|mean) {2,}(?:\S+ )?\S+ +\(/g,end:/\(\S+ \S+ \.\. \S+ \S+\)/g,read(reader){let benchmark=null,reportUnfinished=()=>{
benchmark!==null&&!benchmark.hasTime&&reader.reportError("benchmark-without-result",{name:benchmark.name},benchmark.location)};
reader.on(NAME2,name=>{reportUnfinished(),benchmark={name,location:reader.location,hasTime:!1}}),reader.on(RESULT9,(metric,value,unit)=>{
if(benchmark===null)return;let primary=metric==="time";primary&&(benchmark.hasTime=!0);let seconds=Number(value)*findUnitWord(
unit).factor;reader.add({name:benchmark.name,metric,...MEAN2,value:seconds,primary})}),reader.onEnd(reportUnfinished)}};var resultSchema2=object({command:string(),times:numberListSchema.nullish(),median:number().nullish(),memory_usage_byte:numberListSchema.
nullish(),exit_codes:array(number().nullable()).nullish()}),hyperfine=jsonFormat({id:"hyperfine",aliases:["shell_hyperfi\
ne","shell"],description:"hyperfine: the file of --export-json",advice:"hyperfine -N --warmup 1 --runs 3 --export-json r\
esults.json COMMAND\u2026",signs:[["results[].command"]],read(report,{add:add2}){let items=report.list("results",{tool:"\
hyperfine"}),names=nameResults(items);for(let[index,item]of items.entries()){let name=names[index],result=item.read(resultSchema2);
if(result===null)continue;let{times,exit_codes:codes,memory_usage_byte:memory}=result,failed=codes?.filter(code=>code!==
0)??[];if(failed.length>0){let exits=[...new Set(failed)].map(code=>String(code??"signal"));item.reportWarning("runs-fai\
led",{name,failed:failed.length,runs:codes.length,exits})}let time=valuesOrMiddle(times,result.median);time===null?item.
reportError("benchmark-without-result",{name}):add2({name,metric:"time",unit:"s",...time}),times?.some(value=>value<=0)&&
item.reportError("zero-time",{name,instead:"hyperfine -N"}),memory?.length&&add2({name,metric:"memory_usage_byte",unit:"\
B",values:memory,primary:!1})}}});function nameResults(results){let commands=results.map(result=>result.text("command")),
seen=new Set,shared=new Set;for(let command2 of commands)(seen.has(command2)?shared:seen).add(command2);let number2=makeNumbering();
return results.map((result,index)=>{let command2=commands[index];return number2(shared.has(command2)?command2+formatParameters(
result.at("parameters").value):command2)})}var METRICS2=["Instructions","L1 Accesses","L2 Accesses","RAM Accesses","Estimated Cycles"],iai=lineFormat({id:"iai",aliases:[
"rust_iai"],description:"cargo bench with iai: its output",advice:"cargo bench --bench NAME",runsValgrind:!0,recognises:text=>/^ {2}Instructions: +\d+(?: \(.*\))?$/m.
test(text),noResults:{option:"valgrind --version"},definitions:iaiDefinitions,sign:new RegExp(`  (?:${METRICS2.join("|")}\
): `,"g"),read(reader){let benchmark=null,reportUnfinished=()=>{benchmark!==null&&reader.reportError("benchmark-without-\
result",{name:benchmark.name},benchmark.location)};readPanics(reader),reader.on(NAME3,()=>{reportUnfinished(),benchmark=
{name:reader.line,location:reader.location,counts:new Map}}),reader.on(COUNT3,(metric,number2)=>{benchmark!==null&&(reader.
isRead=!0,benchmark.counts.set(metric,Number(number2)),!(benchmark.counts.size<METRICS2.length)&&(addCounts(reader,benchmark),
benchmark=null))}),reader.onEnd(reportUnfinished)}}),COUNT3=new RegExp(String.raw`^ {2}(${METRICS2.join("|")}): +(\d+)(?: \(.*\))?$`),
NAME3=/^(?:r#)?[\p{L}_][\p{L}\p{N}_]*$/u,PRIMARY2=new Set(["Instructions","Estimated Cycles"]),NEGATIVE=2**63;function addCounts(reader,{
name,location,counts}){for(let[metric,value]of counts)if(value>=NEGATIVE)reader.reportWarning("unusable-value",{name,metric,
got:String(value)},location);else{let count={metric,unit:"count",better:"lower",value,primary:PRIMARY2.has(metric)};reader.
add({name,...count,deterministic:!0,dependsOnLayout:!0})}}var iaiCallgrind={id:"iai-callgrind",aliases:["rust_iai_callgrind"],description:"cargo bench with Iai-Callgrind: its out\
put, also with --output-format=json",advice:'cargo bench --bench NAME -- "$BENCH_REFEREE_FILTER"',runsValgrind:!0,recognises:text=>(hasCounts(
text)||isCallgrindJson(text))&&!isGungraun(text),parse:source=>isCallgrindJson(source.text)?parseCallgrindJson(source):parseCounts(
source,"Iai-Callgrind result","warning"),filter:benchmarks=>commonPath(benchmarks)||":",definitions:gungraunDefinitions};var metricSchema=object({scoreUnit:string(),rawData:array(array(unknown())).optional(),rawDataHistogram:array(array(array(
tuple([number(),number()])))).optional()}),resultSchema3=object({benchmark:string().min(1),mode:string(),threads:number().
optional(),params:unknown().optional(),primaryMetric:metricSchema,secondaryMetrics:unknown().optional()}),jmh=jsonFormat(
{id:"jmh",description:"JMH: the file of -rf json",advice:'java -jar benchmarks.jar -f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -\
rf json -rff results.json "$BENCH_REFEREE_FILTER"',aliases:["java_jmh","java"],repeatsForTime:!0,signs:[text=>/^\s*\[\s*\{/.
test(text)&&/"benchmark"\s*:/.test(text)&&/"primaryMetric"\s*:\s*\{/.test(text)],filter:benchmarks=>joinPatterns(benchmarks.
map(({name})=>escapePattern(/^[^ #]*/.exec(name)[0]))),definitions:jmhDefinitions,read(report,{add:add2,number:number2}){
let items=[...readEach(report.list(null,{tool:"benchmarks.jar"}),resultSchema3)],names=items.map(([,result])=>formatName2(
result)),threads=collectThreads(items.map(([,result],index)=>[names[index],result.threads]));for(let[index,[item,result]]of items.
entries()){let{mode,primaryMetric}=result,isShared=threads.get(names[index]).size>1&&result.threads!==void 0,name=number2(
isShared?formatName2(result,[`threads=${result.threads}`]):names[index],mode);addMetric(item.at("primaryMetric"),primaryMetric,
{name,metric:mode,mode,primary:!0},add2);for(let[label,secondary]of item.at("secondaryMetrics").entries()){let{data:read}=metricSchema.
safeParse(secondary.value);if(read===void 0||!isWorthReading(label,read,primaryMetric))continue;let metric=`${mode}:${label.
replace(/^·/,"")}`;addMetric(secondary,read,{name,metric,mode,primary:!1},add2)}}}}),COUNTED_PER_OPERATION=new Set(["B/\
op","#/op"]),PERCENTILE=/(?:^|[:·])p\d\.\d+$/;function isWorthReading(label,{scoreUnit},primary){return COUNTED_PER_OPERATION.
has(scoreUnit)?!0:scoreUnit===primary.scoreUnit&&!PERCENTILE.test(label)}function addMetric(item,read,{name,metric,mode,
primary},add2){let raw=read.rawDataHistogram?.flat().map(weightedMean)??read.rawData?.flat()??[],{unit,factor,better}=convertScoreUnit(
read.scoreUnit,mode),isUsable=value=>typeof value=="number"&&Number.isFinite(value*factor),values=raw.filter(isUsable);if(values.
length<raw.length){let got=formatJsonValue(raw.find(value=>!isUsable(value)));primary?item.reportError("unusable-value",
{name,metric,got}):item.reportWarning("unusable-value",{name,metric,got})}else values.length===0&&primary&&item.reportError(
"benchmark-without-result",{name});values.length!==0&&add2({name,metric,unit,better,values:values.map(value=>value*factor),
primary})}function collectThreads(results){let all=new Map;for(let[name,threads]of results)all.set(name,(all.get(name)??
new Set).add(threads));return all}function formatName2({benchmark,params},more){return benchmark+formatParameters(params,
more)}function weightedMean(histogram){return histogram.reduce((part,[value,count])=>part+value*count,0)/histogram.reduce(
(part,[,count])=>part+count,0)}function convertScoreUnit(scoreUnit,mode){let[,above="",under=""]=/^(.*)\/(.*)$/s.exec(scoreUnit)??
[],time=findUnitWord(under==="op"?above:under);return time?.base==="sec"&&under==="op"?{unit:"sec/op",factor:time.factor,
better:"lower"}:time?.base==="sec"&&above==="ops"?{unit:"1/s",factor:1/time.factor,better:"higher"}:COUNTED_PER_OPERATION.
has(scoreUnit)?{unit:scoreUnit,factor:1,better:"lower"}:{unit:scoreUnit,factor:1,better:mode==="thrpt"?"higher":null}}var MAX_RECOGNITION_LENGTH4=2e3,fileSchema=tuple([unknown(),array(unknown())]),valueSchema=tuple([string(),unknown()]),groupSchema2=object(
{data:recordSchema}),resultSchema4=object({times:array(number()).min(1).optional(),time:number().optional(),memory:number().
optional(),allocs:number().optional()}),julia=jsonFormat({id:"julia",description:"BenchmarkTools.jl: the file of Benchma\
rkTools.save",advice:'a script that ends with BenchmarkTools.save("results.json", run(suite))',repeatsForTime:!0,signs:[
text=>/^\s*\[\s*\{/.test(text)&&/"BenchmarkTools"\s*:/.test(text.slice(0,MAX_RECOGNITION_LENGTH4))],namedKeys:!0,noResults:{
source:"run(suite)"},definitions:{description:'`["group"]["name"] =`',files:["*.jl"],sign:"@benchmarkable|BenchmarkGroup",
line:`(\\[ *${QUOTED} *\\])+ *=`,parseMatch:text=>({name:[...text.matchAll(/"(?:[^"\\]|\\.)+"/g)].map(([key])=>unquote(key)).
join("/")}),queriesFor({name}){return joinStarts(name.split("/")).toReversed().map(start=>({name:start}))}},read(file,results){
if(file.read(fileSchema)!==null)for(let item of file.at(1).list())readItem(item,[],results)}});function readItem(item,names,results){
let[type]=item.read(valueSchema)??[];if(type===void 0)return;let fields=item.at(1),kind=type.replace(/^BenchmarkTools\./,
"");if(kind==="BenchmarkGroup"){if(fields.read(groupSchema2)===null)return;for(let[name,inner]of fields.at("data").entries())
readItem(inner,[...names,name],results)}else(kind==="Trial"||kind==="TrialEstimate")&&names.length>0?addResult(fields,results.
number(names.join("/")),results):item.reportError("no-results",{source:"run(suite)"})}function addResult(fields,name,{add:add2}){
let result=fields.read(resultSchema4);if(result===null)return;let time=valuesOrMiddle(result.times,result.time);if(time===
null){fields.reportError("benchmark-without-result",{name});return}let{memory,allocs}=result;add2({name,metric:"time",unit:"\
ns",...time}),memory!==void 0&&add2({name,metric:"memory",unit:"B",values:[memory],primary:!1}),allocs!==void 0&&add2({name,
metric:"allocs",unit:"count",values:[allocs],primary:!1})}var junit={id:"junit",description:"JUnit XML, as test runners write it: the time of each test case",advice:"node --test \
--test-reporter=junit",recognises:text=>/^testsuites?$/.test(parseRootName(text)??""),parse:parse9},OWNERS=new Set(["tes\
tcase","testsuite","testsuites"]);function parse9(source){let findings=makeFindings(),{problems}=findings,number2=makeNumbering(),
fault=parseXml(source,{open(element,ancestors){ancestors.length===0&&(number2=makeNumbering());let{name:tag,attributes}=element,
opened={...element,outcome:readOutcome(attributes),failures:0},inner=ancestors.at(-1);if(tag==="skipped"&&inner?.name===
"testcase"&&inner.outcome==="passed"&&(inner.outcome="skipped"),tag!=="failure"&&tag!=="error")return opened;let owner=ancestors.
findLast(({name})=>OWNERS.has(name))??ancestors.at(-1)??opened,reason=attributes.message||void 0;problems.push(makeError(
"failed-in-tool",owner.location,{name:owner.attributes.name??"",reason}));for(let ancestor of ancestors)ancestor.outcome=
"failed";return addFailures(ancestors,1),opened},close(element,ancestors){if(element.name==="testcase"){let suite=ancestors.
findLast(({name:name2})=>name2==="testsuite")?.attributes.name,group=element.attributes.classname||suite||null,name=number2(
element.attributes.name??"",group);element.outcome==="failed"&&element.failures===0&&addFailures(ancestors,1),addCase(element,
{group,name},findings)}else OWNERS.has(element.name)&&addFailures(ancestors,findMissingFailures(element,findings))}});return fault!==
null&&problems.push(fault),toParseResult(findings,source.path,{})}function addFailures(elements,count){for(let element of elements)
element.failures+=count}function readOutcome({status,result}){let isAny=pattern=>[status,result].some(state=>pattern.test(
state??""));return isAny(/^(?:fail(?:ed|ure)?|error(?:ed)?|broken)$/i)?"failed":isAny(/^(?:skip(?:ped)?|not[ _-]?run|disabled|ignored|pending|suppressed)$/i)?
"skipped":"passed"}function findMissingFailures({attributes,failures:found,location},{problems}){let announced=toCount(attributes.
failures)+toCount(attributes.errors);if(announced<=found)return 0;let name=attributes.name??"";return problems.push(makeError(
"wrong-count",location,{name,what:"failures",announced,found})),announced-found}function toCount(written=""){return/^\d+$/.
test(written)?Number(written):0}function addCase(element,benchmark,{series,problems}){let{location,attributes,outcome,failures}=element,
{name}=benchmark,written=attributes.time??"";if(outcome==="failed")failures===0&&problems.push(makeError("failed-in-tool",
location,{name}));else if(outcome==="skipped")problems.push(makeWarning("benchmark-skipped",location,{name}));else if(TIME5.
test(written)){let values=[Number(written.replaceAll(",",""))];series.add({...benchmark,metric:"time",unit:"s",better:"l\
ower",values})}else problems.push(makeError("unusable-value",location,{name,metric:"time",got:written||void 0}))}var TIME5=/^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$(?<=\d.*)/i;var k6={id:"k6",description:"k6: the JSON of handleSummary, --summary-export or --out json",advice:"k6 run script.js, wh\
ich writes summary.json in its handleSummary",recognises:text=>STREAM.test(text)||isSummary(text)||hasKeys(text,"metadat\
a.k6Version","results"),parse:source=>STREAM.test(source.text)?parseStream(source):parseJson(source,{read:readSummary})},
STREAM=/^\s*\{\s*(?:"type"\s*:\s*"(?:Metric|Point)"\s*,\s*"data"\s*:|"metric"\s*:\s*"[^"]*"\s*,\s*"type"\s*:)/;function isSummary(text){
return/^\s*\{\s*"(?:metrics|root_group|options|state|setup_data)"\s*:/.test(text)&&/"root_group"\s*:/.test(text)}var metricSchema2=looseObject(
{type:string().optional(),contains:string().optional(),values:record(string(),unknown()).optional(),thresholds:record(string(),
unknown()).optional()}),summarySchema=object({metrics:recordSchema}),newSummarySchema=object({config:object({duration:number().
positive()}),results:object({metrics:array(looseObject({name:string(),type:string(),values:record(string(),unknown())}))})});
function readSummary(document,{add:add2}){let isNew=document.at("metadata","k6Version").value!==void 0,metrics=isNew?readNewSummary(
document):document.read(summarySchema)?.metrics;metrics!=null&&readMetrics(document.at(...isNew?["results","metrics"]:["\
metrics"]),metrics,add2)}function readNewSummary(document){let summary=document.read(newSummarySchema);if(summary===null)
return null;let{config,results}=summary,number2=makeNumbering(),metrics=results.metrics.map(({name,values,...metric})=>{
let count=metric.type==="counter"?toNumber(values.count):null,rated=count===null?values:{...values,rate:count/config.duration};
return[number2(name),{...metric,values:rated}]});return Object.fromEntries(metrics)}function readMetrics(summary,metrics,add2){
let results=[],main=Object.hasOwn(metrics,"http_req_duration")?["http_req_duration","http_reqs"]:["iteration_duration","\
iterations"];for(let[name,value]of Object.entries(metrics)){let item=summary.at(name),metric=item.read(metricSchema2,value);
if(metric===null)continue;let primary=main.includes(name),result=toResult3(name,metric,primary);result!==null?results.push(
result):primary&&item.reportError("unusable-value",{name,metric:name.endsWith("_duration")?"med":"rate"}),reportWarnings(
item,name,metric)}if(readFailureRate(metrics)===1)summary.at("http_req_failed").reportError("no-responses",{});else for(let result of results)
add2(result);results.length===0&&!summary.problems.some(isError)&&summary.reportError("no-results",{tool:"k6"})}var BUILT_IN_TIME=/^(?:http_req_(?!failed)\w+|iteration_duration|group_duration|grpc_req_duration|ws_(?:connecting|ping|session_duration))(?:\{|$)/,
RATES=new Set(["http_reqs","iterations"]);function toResult3(name,metric,primary){let{type,contains}=metric,values=metric.
values??metric;if(type===void 0?BUILT_IN_TIME.test(name):type==="trend"&&contains==="time"){let median=toNumber(values.med);
return median===null?null:{name,primary,metric:"med",unit:"ms",better:"lower",values:[median],aggregate:!0}}let rate=toNumber(
values.rate)??(type===void 0?toNumber(values.value):null);if(rate===null)return null;let result={name,primary,metric:"ra\
te",values:[rate]};return name==="http_req_failed"?{...result,unit:"ratio",better:"lower"}:RATES.has(name)?{...result,unit:"\
1/s",better:"higher",aggregate:!0}:null}function toNumber(value){return typeof value=="number"&&Number.isFinite(value)?value:
null}function readFailureRate(metrics){let{data}=metricSchema2.safeParse(metrics.http_req_failed),values=data?.values??data;
return toNumber(values?.rate)??toNumber(values?.value)}function reportWarnings(item,name,{values,thresholds,...rest}){for(let[
limit,state]of Object.entries(thresholds??{}))(typeof state=="boolean"?state:state?.ok===!1)&&item.reportWarning("over-l\
imit",{name,limit});if(name!=="http_req_failed")return;let share=readFailureRate({http_req_failed:{values:values??rest}});
share===null||share===0||share===1||item.reportWarning("requests-failed",{kind:"error",percent:Math.round(share*1e3)/10})}
var DURATIONS=["http_req_duration","iteration_duration"];function parseStream(source){let findings=makeFindings(),{series,
problems}=findings,points=DURATIONS.map(name=>({name,values:[]})),answered=0;for(let line of parseJsonDocuments(source,problems)){
let metric=points.find(({name})=>name===line.text("metric"));if(line.text("type")!=="Point"||metric===void 0)continue;let item=line.
at("data","value");if(typeof item.value!="number"){item.reportType("number");continue}metric.values.push(item.value),line.
text("data","tags","status")!=="0"&&answered++}let timed=points.find(({values})=>values.length>0);return timed!==void 0&&
answered===0?problems.push(makeError("no-responses",inFile(source.path),{})):timed!==void 0&&series.add({...timed,metric:"\
points",unit:"ms",better:"lower"}),toParseResult(findings,source.path,{tool:"k6"})}var scoreSchema=number().nullish(),auditSchema=looseObject({scoreDisplayMode:string().optional(),numericValue:number().optional(),
errorMessage:string().optional()}),reportSchema=object({requestedUrl:string().optional(),finalDisplayedUrl:string().optional(),
finalUrl:string().optional(),runtimeError:object({code:string()}).nullish(),runWarnings:array(unknown()).default([]),audits:record(
string(),unknown()),categories:object({performance:object({score:scoreSchema}).optional()}).optional()}),manifestSchema=array(
object({url:string().min(1),summary:object({performance:scoreSchema})})),AUDITS=[{metric:"largest-contentful-paint",unit:"\
ms",primary:!0},{metric:"first-contentful-paint",unit:"ms",primary:!1},{metric:"total-blocking-time",unit:"ms",primary:!0},
{metric:"speed-index",unit:"ms",primary:!1},{metric:"interactive",unit:"ms",primary:!1},{metric:"cumulative-layout-shift",
unit:"score",primary:!0},{metric:"total-byte-weight",unit:"B",primary:!1}],lighthouse=jsonFormat({id:"lighthouse",description:"\
Lighthouse: its JSON report, or the manifest.json of Lighthouse CI",advice:"npx lighthouse http://127.0.0.1:8080/ --only\
-categories=performance --output=json --output-path=report.json",signs:[isReport,isManifest],parseFiles:parseFiles3,read:(document,{
add:add2})=>(Array.isArray(document.value)?readManifest:readReport)(document,add2)});function isReport(text){return/^\s*\{/.
test(text)&&/"lighthouseVersion"\s*:/.test(text)&&/"audits"\s*:\s*\{/.test(text)}function isManifest(text){return/^\s*\[\s*\{/.
test(text)&&/"isRepresentativeRun"\s*:/.test(text)&&/"summary"\s*:/.test(text)}function parseFiles3(sources){let hasReport=sources.
some(({text})=>isReport(text)),parsed=sources.filter(({text})=>!hasReport||!isManifest(text)).map(lighthouse.parse);return{
measurements:parsed.flatMap(({measurements})=>measurements),problems:parsed.flatMap(({problems})=>problems)}}function readManifest(manifest,add2){
let items=manifest.list(null,{tool:"lhci"}),runs=manifest.read(manifestSchema)??[];for(let[index,{url,summary}]of runs.entries()){
let score=summary.performance;score==null?items[index].reportError("unusable-value",{name:url,metric:"performance"}):add2(
{name:url,metric:"performance",unit:"score",better:"higher",values:[score]})}}function readReport(document,add2){let report=document.
read(reportSchema);if(report===null)return;let name=report.requestedUrl??report.finalDisplayedUrl??report.finalUrl??"";for(let warning of report.
runWarnings)document.at("runWarnings").reportWarning("tool-error",{tool:"lighthouse",said:String(warning)});let{runtimeError}=report;
if(runtimeError&&runtimeError.code!=="NO_ERROR"){document.at("runtimeError").reportError("failed-in-tool",{name,reason:runtimeError.
code});return}let performance=report.categories?.performance,score=performance?.score??null;score!==null&&add2({name,metric:"\
performance",unit:"score",better:"higher",values:[score]});let hasAudits=!1;for(let{metric,...audit}of AUDITS){let value=readAudit(
document.at("audits",metric),name,metric);value!==null&&(hasAudits=!0,add2({name,metric,...audit,better:"lower",values:[
value]}))}performance!==void 0&&score===null?document.at("categories","performance","score").reportError("unusable-value",
{name,metric:"performance"}):score===null&&!hasAudits&&document.at("audits").reportError("no-results",{option:"--only-ca\
tegories"})}function readAudit(audit,name,metric){if(audit.value===void 0)return null;let{data}=auditSchema.safeParse(audit.
value);return data?.numericValue!==void 0&&data.scoreDisplayMode!=="error"?data.numericValue:(data?.scoreDisplayMode!=="\
notApplicable"&&audit.reportError("unusable-value",{name,metric,got:data?.errorMessage}),null)}var runSchema=object({name:string(),error:unknown().optional()}),statsSchema=nullish(object({samples:numberListSchema.nullish(),
p50:number().nullish(),avg:number().nullish()})),reportSchema2=object({layout:array(object({name:unknown().optional()})).
default([]),benchmarks:array(looseObject({group:unknown().optional(),runs:array(unknown()).optional()}))}),mitata=jsonFormat(
{id:"mitata",description:'mitata: the output of run({ format: "json" }), before version 1 run({ json: true })',advice:"n\
ode bench.mjs, which ends with await run({ format: { json: { samples: false } } })",repeatsForTime:!0,signs:[["layout","\
benchmarks"],["benchmarks[].group","benchmarks[].warmup"],["benchmarks","cpu"]],definitions:javascriptDefinitions,read(document,{
add:add2,number:number2}){let report=document.read(reportSchema2);if(report===null)return;report.benchmarks.length===0&&
document.reportError("no-results",{source:"await run()"});let hasMeans=!1;for(let[index,benchmark]of report.benchmarks.entries()){
let group=findGroup(benchmark.group,report.layout),item=document.at("benchmarks",index);for(let[runItem,run]of readEach(
benchmark.runs===void 0?[item]:item.list("runs"),runSchema)){let name=number2(run.name,group),time=readTime(runItem,run);
time!==null&&(hasMeans||=time.isMean,add2({group,name,metric:"time",unit:"ns",better:"lower",...time.values}))}}hasMeans&&
document.reportWarning("mean-only",{tool:"mitata"})}});function findGroup(group,layout){let name=typeof group=="number"?
layout[group]?.name:group;return typeof name=="string"&&name!==""?name:null}function readTime(item,{name,error}){let{value}=item.
at("stats"),stats=item.at("stats").read(statsSchema);if(stats===null&&value!=null)return null;let values=valuesOrMiddle(
stats?.samples,stats?.p50===void 0?stats?.avg:stats.p50);return error==null&&values!==null?{values,isMean:values.aggregate===
!0&&stats?.p50===void 0}:(reportFailure(item,name,error),null)}var nanobench={id:"nanobench",description:"nanobench: the tables that it prints, or the output of its template json",advice:"\
the program alone, which prints tables or renders ankerl::nanobench::templates::json()",repeatsForTime:!0,recognises:text=>isNanobenchTable(
text)||hasKeys(text,"results[].title","results[].median(elapsed)"),parse:source=>isNanobenchTable(source.text)?parseLines(
source,LINES2,{source:"nanobench"}):parseJson(source,{read:readReport2}),definitions:nanobenchDefinitions},measurementSchema=object(
{elapsed:number(),instructions:number().optional(),branchmisses:number().optional()}),resultSchema5=object({title:string().
optional(),name:string(),batch:number().positive().default(1),measurements:array(measurementSchema)}),COUNTERS=["instruc\
tions","branchmisses"];function readReport2(report,{add:add2,number:number2}){for(let item of report.list("results",{source:"\
ankerl::nanobench::templates::json()"})){let name=number2([item.text("title"),item.text("name")].filter(Boolean).join("/")),
result=item.read(resultSchema5);if(result===null)continue;let{batch,measurements}=result;if(measurements.length===0){item.
reportError("benchmark-without-result",{name});continue}add2({name,metric:"time",unit:"s",values:measurements.map(({elapsed})=>elapsed/
batch)});for(let metric of COUNTERS){let values=measurements.map(measurement=>(measurement[metric]??0)/batch);values.some(
value=>value!==0)&&add2({name,metric,unit:"count",values,primary:!1})}}}function isNanobenchTable(text){return splitLines(
text).some(line=>parseHeading(line)!==null)}var NUMBER6=/^\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?$/,LINES2={sign:/^\|.*`/g,
read(reader){let heading=null;reader.onEach(line=>{let next=parseHeading(line);if(next!==null||heading===null){heading=next,
reader.isRead=!0;return}let row=parseRow(line,heading);if(row===null)return;let name=heading.numberName(row.name);row.rate===
null?reader.reportError("failed-in-tool",{name,reason:row.remark||void 0}):reader.add({name,metric:"time",unit:"s",better:"\
lower",value:1/row.rate,aggregate:!0})})}};function parseHeading(line){if(!line.startsWith("|")||!line.includes(" err% |"))
return null;let cells=line.split("|").slice(1),last2=cells.findIndex(cell=>cell.trim()==="total"),rate=cells.findIndex(cell=>cell.
trim().endsWith("/s"));if(last2<0||rate<0||rate>last2)return null;let width=last2+1;return{width,rate,title:cells.slice(
width).join("|").trim(),numberName:makeNumbering()}}function parseRow(line,{width,rate,title}){if(!line.startsWith("|"))
return null;let cells=line.split("|").slice(1),rest=cells.slice(width).join("|").trim(),[,quoted,remark=""]=/^(?::\w+: )?`((?:[^`]|``)*)`(?: \((.*)\))?$/.
exec(rest)??[];if(quoted===void 0)return null;let written=(cells[rate]??"").trim(),value=NUMBER6.test(written)?Number(written.
replaceAll(",","")):0;return{name:[title,quoted.replaceAll("``","`")].filter(Boolean).join("/"),rate:value>0?value:null,
remark}}var summarySchema2=object({tag:string(),name:string().optional(),hint:string().optional(),hide:string().optional(),data:array(
object({name:string(),value:unknown()})).optional()}),stateSchema=object({name:string(),summaries:array(summarySchema2).
nullish(),is_skipped:boolean().optional(),skip_reason:string().optional()}),reportSchema3=object({benchmarks:array(object(
{name:string(),states:array(unknown()).nullish()})).nullish()}),nvbench=jsonFormat({id:"nvbench",description:"nvbench: t\
he file of --json",advice:"./bench --json results.json",repeatsForTime:!0,signs:[["meta.version.nvbench"]],noResults:{option:"\
--benchmark"},definitions:nvbenchDefinitions,read(document,{add:add2,number:number2}){let report=document.read(reportSchema3);
for(let[index,{name,states}]of report?.benchmarks?.entries()??[]){let items=states==null?[]:document.at("benchmarks",index).
list("states");for(let[item,state]of readEach(items,stateSchema)){let axes=state.name===""?"":` [${state.name}]`;addState(
item,number2(name+axes),state,add2)}}}});function addState(item,name,state,add2){let{summaries,is_skipped:isSkipped,skip_reason:reason}=state;
if(isSkipped){reason===void 0||!FAILURE2.test(reason)?item.reportWarning("benchmark-skipped",{name,reason}):item.reportError(
"failed-in-tool",{name,reason:reason.replace(FAILURE2,"")});return}let visible=(summaries??[]).filter(({hint="",hide})=>UNITS.
has(hint)&&hide===void 0),primary=MAIN_TAGS.find(mainTag=>visible.some(({tag})=>tag===mainTag));primary===void 0&&item.reportError(
"benchmark-without-result",{name});for(let{tag,name:metric=tag,hint="",data=[]}of visible){let written=data.find(entry=>entry.
name==="value")?.value,isMain=tag===primary;if(typeof written=="string"&&NUMBER7.test(written))add2({name,metric,unit:UNITS.
get(hint),values:[Number(written)],primary:isMain,aggregate:!0});else{let got=formatJsonValue(written);isMain?item.reportError(
"unusable-value",{name,metric,got}):item.reportWarning("unusable-value",{name,metric,got})}}}var FAILURE2=/^Unexpected error: /,
UNITS=new Map(Object.entries({duration:"s",item_rate:"1/s",byte_rate:"B/s"})),MAIN_TAGS=["nv/cold/time/gpu/mean","nv/cpu\
_only/time/cpu/mean","nv/batch/time/gpu/mean"],NUMBER7=/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;var countsSchema=record(string(),number()),reportSchema4=object({summary:object({requestsPerSec:number()}),latencyPercentiles:object(
{p50:number().nullish(),p99:number().nullish()}),statusCodeDistribution:countsSchema,errorDistribution:countsSchema.default(
{})}),DEADLINE="aborted due to deadline",oha=jsonFormat({id:"oha",description:"oha: its output with --output-format json",
advice:"oha -n 20000 --no-tui --output-format json URL",signs:[["summary","statusCodeDistribution"]],read(document,{add:add2}){
let report=document.read(reportSchema4);if(report===null)return;let{requestsPerSec}=report.summary,{p50,p99}=report.latencyPercentiles,
{[DEADLINE]:_,...errors}=report.errorDistribution,errorCount=Object.values(errors).reduce((sum,count)=>sum+count,0);if(!checkResponses(
document,report.statusCodeDistribution,errorCount))return;let result={name:"oha",aggregate:!0};add2({...result,metric:"r\
equestsPerSec",unit:"1/s",better:"higher",values:[requestsPerSec]}),p50!=null&&add2({...result,metric:"p50",unit:"s",better:"\
lower",values:[p50]}),p99!=null&&add2({...result,metric:"p99",unit:"s",better:"lower",values:[p99],primary:!1})}});function checkResponses(report,codes,errors){
let counts=Object.entries(codes),good=counts.reduce((sum,[code,count])=>/^[23]\d\d$/.test(code)?sum+count:sum,0),requests=counts.
reduce((sum,[,count])=>sum+count,errors),failed=requests-good,statuses=counts.map(([code,count])=>`${code}: ${count}`).join(
", ")||void 0;return good===0?report.reportError("no-responses",{statuses}):failed!==0&&report.reportWarning("requests-f\
ailed",{kind:"error",failed,requests,statuses}),good!==0}var packageBenchmark=lineFormat({id:"package-benchmark",description:"Swift with package-benchmark: its tables, as text o\
r Markdown",advice:'swift package benchmark --no-progress --filter "${BENCH_REFEREE_FILTER:-.*}"',repeatsForTime:!0,recognises:text=>new RegExp(
HEADING,"m").test(text),noResults:{option:"--filter"},filter:benchmarks=>joinPatterns(benchmarks.map(({name})=>escapePattern(
name))),definitions:makeCallRules({description:'`Benchmark("name"`',files:["*.swift"],sign:"Benchmark",queriesFor:({name})=>[
{name}]}),sign:null,read(reader){let benchmarks=new Map,target=null,title="",heading=null,above="";reader.onEach(line=>{
let next=HEADING.exec(line)?.[1];if(next!==void 0)heading=next;else if(/^[|│]/.test(line)){if(heading===null||MARKDOWN_RULE.
test(line))return;let median=readRow(reader,target,title,heading==="Metric"),key=JSON.stringify([median.group,median.name]),
medians=benchmarks.get(key)??[];benchmarks.set(key,medians),medians.push(median)}else/^(?:[╒╞├╘]|\s*$)/.test(line)||
(heading=null,[above,reader.next].every(text=>/^=+$/.test(text))||line.startsWith("## ")?target=line.replace(/^## /,""):
title=line.replace(/^### /,""));above=line}),reader.onEnd(()=>{for(let medians of benchmarks.values()){let metrics=medians.
map(({metric})=>metric),main=MAIN_METRICS.find(metric=>metrics.includes(metric))??metrics[0];for(let median of medians)addMedian(
reader,median,median.metric===main)}})}}),HEADING=/^[|│] *(Metric|Test) *[|│] +p0 [|│] +p25 [|│] +p50 [|│]/,VALUES=8,
MEDIAN2=2,JOINED=/(?:[|│] *-?[\d.e+]+ *){8}.*(?:[|│] *-?[\d.e+]+ *){8}/,NUMBER8=/^-?\d+(?:\.\d+e\+\d+)?$/,DESCRIPTION=/^(.*?)(?: \((ns|[\u00b5\u03bc]s|ms|s|ks|Ms|[#KMGTP])\))?(?: \*)?$/,
MAIN_METRICS=["Time (wall clock)","Time (total CPU)","Throughput (# / s)"],MARKDOWN_RULE=/^\|:?-/;function readRow({line,
location},target,title,isMetric){let cells=line.slice(1).split(/[|│]/),isWhole=cells.length>=VALUES+2&&!JOINED.test(line),
first=isWhole?cells.slice(0,-VALUES-1).join("|"):cells[0],written=isWhole?cells.at(MEDIAN2-VALUES-1).trim():"",[,description="",
unit=""]=DESCRIPTION.exec(first.trim());if(isMetric)return{location,group:target,name:title,metric:description,unit,written};
let[,group=null,name=""]=/^(?:([^:]*):)?(.*)$/s.exec(description);return{location,group,name,metric:title,unit,written}}
function addMedian(reader,median,primary){let{location,group,name,metric,written}=median;if(!NUMBER8.test(written)){reader.
reportError("unusable-value",{name,metric,got:written||void 0},location);return}let{factor,...unit}=resolveUnit(median);
reader.add({group,name,metric,...unit,value:Number(written)*factor,primary,aggregate:!0})}var SECONDS=new Map(Object.entries(
{ns:1e-9,\u00B5s:1e-6,\u03BCs:1e-6,ms:.001,s:1,ks:1e3,Ms:1e6})),PREFIXES5=["","K","M","G","T","P"];function resolveUnit({
metric,unit}){let seconds=SECONDS.get(unit);if(seconds!==void 0)return{unit:"sec",better:"lower",factor:seconds};let factor=1e3**
Math.max(PREFIXES5.indexOf(unit),0);return metric==="Throughput (# / s)"?{unit:"1/s",better:"higher",factor}:{unit:/^(?:Memory|Bytes) (?:\u0394 )?\(/.
test(metric)?"B":"count",better:null,factor}}var perfStat={id:"perf-stat",description:"perf stat: its output with -j or -x,",advice:"perf stat -j -e task-clock,durat\
ion_time -o perf.json COMMAND",recognises:text=>JSON_ROW.test(text)||CSV_ROW.test(text),parse:parse10},JSON_ROW=/^\{\s*"counter-value"\s*:\s*"/m,
COUNT4=String.raw`\d+(?:\.\d+)?|<not supported>|<not counted>`,EVENT2=String.raw`[^,/\n]*(?:/[^/\n]*/[^,/\n]*)*`,CSV_ROW=new RegExp(
String.raw`^(${COUNT4}),([A-Za-z]*),(${EVENT2}),(?:(\d+\.\d+%),)?\d+,(\d+\.\d+)(?:,|$)`,"m"),PRIMARY3=new Set(["duration\
_time","task-clock"]),NAME4="perf stat";function parse10(source){let findings=makeFindings();return JSON_ROW.test(source.
text)?addJsonRows(source,findings):readLines(source,findings,CSV_LINES),toParseResult(findings,source.path,{option:"-e d\
uration_time"})}var rowSchema2=object({"counter-value":string().optional(),unit:string().default(""),event:string().optional(),
variance:unknown().optional(),"pcnt-running":number().default(100),interval:unknown().optional()});function addJsonRows({
path,text},findings){let blank=comment=>" ".repeat(comment.length),plain=text.replaceAll(/^#.*$/gm,blank).replaceAll(/: -?(?:nan|inf)(?=\s*[,}])/g,
": 0  ");for(let[item,row]of readEach(parseJsonDocuments({path,text:plain},findings.problems),rowSchema2)){let{"counter-\
value":count,event,unit,variance,"pcnt-running":percent,interval}=row;if(interval!==void 0)item.reportError("unsupported\
-output",{kind:"perf-stat-interval"});else if(count!==void 0&&event!==void 0){let{location}=item;addRow3({location,event,
unit,count,percent,isMean:variance!==void 0},findings)}}}var CSV_LINES={sign:/^(?:(?:\d[\d.]*|<[^>,]*>|-?nan|-?inf(?:inity)?)(?:,[^,]*){4}|,[^,]*,[^,\s]+,[^,]*,)/gi,
read(reader){reader.on(CSV_ROW,(count,unit,event,deviation,percent)=>{let{location}=reader;addRow3({location,event,unit,
count,percent:Number(percent),isMean:deviation!==void 0},reader)})}};function addRow3({location,event,unit,count,percent,
isMean},{problems,series}){let value=/^\d/.test(count)?Number(count):Number.NaN;if(!Number.isFinite(value)){problems.push(
makeWarning("unusable-value",location,{name:event,metric:"count",got:count}));return}percent<100&&problems.push(makeWarning(
"partly-counted",location,{name:event,percent}));let counted={metric:event,unit:unit===""?"count":unit,values:[value]};series.
add({name:NAME4,...counted,primary:PRIMARY3.has(event),aggregate:isMean})}var phpbench={id:"phpbench",description:"PHPBench: the XML of --dump-file or --dump",advice:'phpbench run --iterations=3\
 --filter="${BENCH_REFEREE_FILTER:-.}" --dump-file=results.xml',recognises:text=>parseRootName(text)==="phpbench",parse:parse11,
filter(benchmarks){let paths=benchmarks.map(({group,name})=>escapePattern(`${(group??"").replace(/^\\/,"")}::${name.replace(
/ ?#.*$/s,"")}`));return`(${[...new Set(paths)].join("|")})$`},definitions:phpbenchDefinitions};function parse11(source){
let findings=makeFindings(),group="",subject="",number2=makeNumbering(),variant=null,fault=parseXml(source,{open(element){
let{name:tag,attributes}=element;return variant?.parts.push(element),tag==="benchmark"&&(group=attributes.class??""),tag===
"subject"&&(subject=attributes.name??"",number2=makeNumbering()),tag==="variant"&&(variant={...element,parts:[]}),element},
close(element){if(element.name!=="variant"||variant===null)return;let parameters=variant.parts.find(({name:name2})=>name2===
"parameter-set")?.attributes.name,name=number2(parameters?`${subject} # ${parameters}`:subject);addVariant(variant,{group:group||
null,name},findings),variant=null}});return fault!==null&&findings.problems.push(fault),toParseResult(findings,source.path,
{option:"--filter"})}function addVariant(variant,benchmark,{series,problems}){let{parts,location}=variant,{name}=benchmark,
has=tag=>parts.some(part=>part.name===tag);has("error")?problems.push(makeError("failed-in-tool",location,{name})):has("\
iteration")||problems.push(makeError("benchmark-without-result",location,{name})),has("failure")&&problems.push(makeWarning(
"over-limit",location,{name}));for(let iteration of parts.filter(part=>part.name==="iteration"))for(let{metric,attribute,
...kind}of METRICS3){let got=iteration.attributes[attribute];if(got===void 0&&!kind.primary)continue;let value=NUMBER9.test(
got??"")?Number(got):Number.NaN;Number.isFinite(value)?series.add({...benchmark,metric,...kind,better:"lower",values:[value]}):
problems.push(makeError("unusable-value",iteration.location,{name,metric,got}))}}var METRICS3=[{metric:"time",attribute:"\
time-avg",unit:"us",primary:!0},{metric:"mem_peak",attribute:"mem-peak",unit:"B",primary:!1}],NUMBER9=/^\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i;var metadataSchema=object({name:string().optional(),unit:string().optional()}).default({}),benchmarkSchema6=object({metadata:metadataSchema,
runs:array(object({values:numberListSchema.optional()}))}),suiteSchema2=object({metadata:metadataSchema,benchmarks:array(
unknown())}),UNITS2=new Map([["second",{metric:"time",unit:"s"}],["byte",{metric:"B",unit:"B"}],["integer",{metric:"coun\
t",unit:"count"}]]),VERSION=/"perf_version"\s*:|"version"\s*:\s*"1\.\d+"/,pyperf=jsonFormat({id:"pyperf",description:"py\
perf: the file of -o",advice:"python bench.py --processes 1 --values 3 --quiet -o results.json",repeatsForTime:!0,signs:[
["benchmarks","metadata.perf_version"],text=>hasKeys(text,"benchmarks[].runs")&&VERSION.test(text)],bareNonFinite:!0,definitions:makeCallRules(
{description:'`bench_func("name"` and the like',files:["*.py"],sign:"pyperf",calls:String.raw`\.(bench_func|bench_async_func|bench_time_func|bench_command|timeit)`}),
read(document,{add:add2,number:number2}){let suite=document.read(suiteSchema2);if(suite!==null)for(let[item,benchmark]of readEach(
document.list("benchmarks",{tool:"pyperf"}),benchmarkSchema6)){let{name:written,unit="second"}={...suite.metadata,...benchmark.
metadata};if(written===void 0){item.reportError("unnamed-benchmark",{});continue}let name=number2(written),values=benchmark.
runs.flatMap(run=>run.values??[]),quantity=UNITS2.get(unit);quantity===void 0?item.reportError("unusable-value",{name,metric:"\
unit",got:unit}):values.length===0?item.reportError("benchmark-without-result",{name}):add2({name,...quantity,values})}}});var benchmarkSchema7=object({group:string().nullish(),fullname:string().min(1),stats:object({data:numberListSchema.optional(),
median:number().optional()})}),pytestBenchmark=jsonFormat({id:"pytest-benchmark",description:"pytest with pytest-benchma\
rk: the file of --benchmark-json",advice:'pytest --benchmark-only --benchmark-json=results.json -k "$BENCH_REFEREE_FILTE\
R"',aliases:["pytest","python_pytest"],repeatsForTime:!0,signs:[text=>/^\s*\{/.test(text)&&/"machine_info"\s*:/.test(text)&&
/"commit_info"\s*:/.test(text)],bareNonFinite:!0,filter:buildFilter,definitions:pytestDefinitions,read(report,{add:add2,
number:number2}){for(let[item,benchmark]of readEach(report.list("benchmarks",{tool:"pytest"}),benchmarkSchema7)){let{group=null,
stats}=benchmark,name=number2(benchmark.fullname),time=valuesOrMiddle(stats.data,stats.data===void 0?stats.median:null);
time===null?item.reportError("benchmark-without-result",{name}):add2({group,name,metric:"time",unit:"s",...time})}}});function buildFilter(benchmarks){
let testsOf=new Map;for(let{name}of benchmarks){let[file="",test=""]=split(name.replace(/#\d+$/,""));testsOf.set(file,(testsOf.
get(file)??new Set).add(test))}return joinWithOr([...testsOf].map(([file,tests])=>joinWithAnd(file,joinWithOr([...tests]))))||
"."}var WORD=/[\p{L}\p{Nd}_:+\-.[\]\\/]+/gu,OPERATORS=new Set(["and","or","not"]);function split(name){let[,file="",test=""]=/^(?:(.*?)::)?(.*)$/s.
exec(name),[,nodes="",parameter=""]=/^([^[]*)(.*)$/s.exec(test),[last2="",...classes]=nodes.split("::").reverse(),base=file.
slice(file.lastIndexOf("/")+1);return[joinWords(base),[...classes.reverse().map(joinWords),joinWords(last2+parameter)].reduce(
joinWithAnd,"")]}function joinWords(text){return(text.match(WORD)??[]).filter(word=>!OPERATORS.has(word)).join(" and ")}
function joinWithAnd(left,right){return left===""||right===""?left+right:`${left} and ${right}`}function joinWithOr(alternatives){
if(alternatives.includes(""))return"";if(alternatives.length<2)return alternatives[0]??"";let middle=alternatives.length>>
1;return`(${joinWithOr(alternatives.slice(0,middle))} or ${joinWithOr(alternatives.slice(middle))})`}var PATTERNS=[["gzip",/^\x1f\ufffd\x08/],["shell-time",/^real[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+user[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+sys[ \t]/m],
["gnu-time",/\b[\d.]+user [\d.]+system [\d:.]+elapsed /],["perf-stat",/Performance counter stats for /],["perf-stat-sepa\
rator",/^(?:\d[\d.]*|<not (?:supported|counted)>)([;:|\t ])[A-Za-z]*\1[\w:-]+\1(?:[\d.]+%\1)?\d+\1\d+\.\d+(?:\1|$)/m],["\
hyperfine",/\bTime \((?:mean|abs) .{1,12}\): +\d/],["hyperfine-export",/^command,mean,stddev,median,user,|\| *Command\s*\| *Mean \[\S+\]/m],
["pytest-benchmark",/^-+ benchmark(?: '.*')?: \d+ tests -+$|Outliers: 1 Standard Deviation from Mean/m],["pytest-benchma\
rk",/^name,min,max,mean,stddev,median,/m],["pyperf",/Mean \+- std dev: [\d[]|Median \+- MAD: +\d|^Run \d+: (?:calibrate|\d+ warmup|\d+ values?, )/m],
["jmh",/# (?:JMH version: \d|Run progress: \d|Warmup: \d+ iterations|Warmup Iteration +\d|Run complete\. Total time)/],[
"jmh",/Benchmark +(?:\(\w+\) +)*Mode +Cnt +Score +(?:Error +)?Units|"Benchmark"[,;]"Mode"[,;]"Threads"/],["criterion-qui\
ck",/^bench: +[\d,]+ \S+\/iter \(\+\/- [\d,]+\)/m],["bmf-1",/^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{\s*(?:"parameters"\s*:\s*\{[^}]*\}\s*,\s*)?"measures"\s*:\s*\{/],
["nvbench",/^Benchmark,Device,Device Name,|^# Benchmark Results\n/m],["vegeta",/Requests +\[total, rate(?:, throughput)?\] +\d|^Bucket +# +% +Histogram|^Value\(ms\) +Percentile /m],
["vegeta-results",/^\s*\{"attack":"(?:[^"\\]|\\.)*","seq":\d+,"code":/],["oha",/\bSuccess rate:\s+[\d.]+%|^request-start,DNS,DNS\+dialup,/m],
["ab-html",/^<p>\n? *This is ApacheBench, Version /m],["ab-file",/^Percentage served,Time in ms$|^starttime\tseconds\tctime\t/m],
["tinybench-tasks",/^\s*\[(?:\s*\{\s*\}\s*,)*\s*\{\s*\}\s*\]\s*$/],["ruby-measure",/^ +\d+\.\d{6} +\d+\.\d{6} +\d+\.\d{6} \( *\d+\.\d{6}\)$/m],
["vitest-bench",/\bname +hz +min +max +mean +p75 +p99 +p995 +p999 +rme +samples/],["benchmarkdotnet",/BenchmarkDotNet(?:=v| v)\d|\/\/ \* Summary \*|\/\/ \*{5} BenchmarkRunner: |<BenchmarkDotNetVersion>/],
["benchmarkdotnet",/# (?:HELP|TYPE) benchmark_(?:execution_time|error|allocated)_/],["benchmarkdotnet",/^Workload\w+ +\d+: \d+ op, |^Method[,;](?:.*[,;])?Mean[,;]/m],
["deno",/\bRuntime \| Deno \d|runtime: deno \d|benchmark +time(?:\/iter)? \(avg\) +iter\/s/],["mitata",/benchmark +(?:avg|time \(avg\) +)\W*\(min .{1,4} max\)|\bclk: ~[\d.]+ GHz|runtime: (?:node|bun) v?\d/],
["cronometro",/(?:Slower|Fastest|Single) tests? +.{1,4} Samples /],["benchee",/\bName +ips +average +deviation +median +99th %|^Benchmark run from \d{4}-\d\d-/m],
["benchee",/^Name,Iterations per Second,/m],["asv",/Running \d+ total benchmarks \(\d+ commits?\b|\| +Change +\| +Before \[/],
["asv",/\[ *\d+\.\d+%\] (?:·{1,4} \w|.{1,6} (?:For|Building for|Benchmarking) )/],["asv-1",/^\s*\{(?=[\s\S]{0,20000}"commit_hash"\s*:)(?=[\s\S]{0,20000}"requirements"\s*:)[\s\S]{0,20000}"results"\s*:/],
["phpbench",/PHPBench \S+ running benchmarks|\| benchmark +\| subject +\|/],["julia",/BenchmarkTools\.(?:Trial|BenchmarkGroup)|^ *[\d.]+ .{0,3}s \(\d+ allocations?: [\d.]+ \w+\)$/m],
["size-limit",/\bSize limit: +[\d.]+ k?m?B\b|\bSize: +[\d.]+ k?m?B\b.{1,60}(?:brotlied|gzipped|minified)/i],["esbuild",/\u26a1 Done in \d+m?s|^ {2}\S.* {2}[\d.]+k?m?b +100\.0%$/m],
["lighthouse",/__LIGHTHOUSE_JSON__|"?requestedUrl"?,"?final(?:Displayed)?Url|Running Lighthouse \d+ time\(s\) on/],["has\
kell-criterion",/^\s*\[\s*"criterion(?:-measurement)?"\s*,|criterion performance measurements/],["nanobench",/^"title";"name";"unit";"batch";"elapsed"/m],
["k6",/\b(?:http_req_duration|iteration_duration|iterations)\.{2,}: +\S|^metric_name,timestamp,metric_value,/m],["autoca\
nnon",/Running \S{1,20} test @ .{1,300}\n\D{0,40}\d+ connections\b|[^\w\s] Stat +[^\w\s]{1,4} +2\.5%/],["callgrind",/==\d+== (?:Callgrind, a call-graph|Cachegrind, a |Collected : \d)/],
["callgrind",/Profile data file '(?:callgrind|cachegrind)\./],["codspeed",/Benchmark +\S+ Time \(best\)|codspeed: \d\S* \(enabled/],
["gab-data",/^\s*window\.BENCHMARK_DATA\s*=/],["comparison",/\/op +vs base\b|^ ?name +(?:old \S+ +new \S+ +delta|\S+ ns\/iter +\S+ ns\/iter +diff)/m],
["comparison",/^benchmark +old \S+ +new \S+ +(?:delta|speedup)|^group +\S.*\n-{5} +-{3,}/m],["http-load",/^Summary:\n +Total:\s.*\n +Slowest:|^Bombarding \S+ (?:with|for) |^ *Type +Name +# reqs +# fails/m],
["jest",/^Test Suites: .*\d+ total$/m],["mocha",/^ *\d+ passing \(\d+m?s\)$/m],["vitest-test",/^ *Test Files +\d+ (?:passed|failed)/m],
["pytest",/^(?:=+ )?(?:\d+ \w+, )*\d+ (?:passed|failed)(?:, \d+ \w+)* in [\d.]+s/m],["node-test",/^\u2139 tests \d+$/m],
["googletest",/^\[=+\] \d+ tests? from \d+ test (?:suite|case)s? ran/m],["cargo-test",/test result: \w+\. \d+ passed; \d+ failed; \d+ ignored; 0 measured[^\n]*\s*$/],
["ctest",/^\d+% tests passed, \d+ tests failed out of \d+$/m]],LOG_PREFIX=/^(?:[\w.-]+ *\| |\[[^\]\n]{1,40}\] |\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-][\d:]+)? )+/gm;
function makeUnsupportedOutputProblem({path,text}){let kind=findKind(text)??findKind(text.replaceAll(LOG_PREFIX,""));return kind===
null?null:makeError("unsupported-output",inFile(path),{kind})}function findKind(text){return PATTERNS.find(([,pattern])=>pattern.
test(text))?.[0]??null}var END_LENGTH=131072;function findFittingFormats(formats,text){let ends=keepEnds(text),fitting=formats.filter(({recognises})=>recognises(
ends));return fitting.length>0||ends.length===text.length?fitting:formats.filter(({recognises})=>recognises(text))}function keepEnds(text){
if(text.length<=2*END_LENGTH)return text;let head=text.slice(0,END_LENGTH),tail=text.slice(-END_LENGTH);return head.slice(
0,head.lastIndexOf(`
`)+1||END_LENGTH)+tail.slice(tail.indexOf(`
`)+1)}var MAX_LINES_TRIED=2e3;function findEvidence(format,text){let start=text.slice(0,END_LENGTH).split(`
`,MAX_LINES_TRIED).find(line=>line.trim()!==""&&format.recognises(line))??text.slice(0,400);return truncateFirstLine(start.
replaceAll(/\s+/g," ")).replaceAll('"',"'")}function makeNoFormatProblem(formats,{path,text}){if(formats.length===0)return makeUnknownOutputProblem(
path,text);let evidence=formats.map(format=>findEvidence(format,text));return makeError("ambiguous-output",inFile(path),
{formats:formats.map(({id})=>id),evidence})}function makeMisfitProblem({id,recognises,fits=recognises},sources,formats){
if(sources.some(({text})=>fits(text)))return null;for(let{path,text}of sources){let[first,...others]=findFittingFormats(
formats,text);if(first!==void 0){let likely=[first.id,...others.map(format=>format.id)];return makeError("other-format",
inFile(path),{format:id,likely,evidence:findEvidence(first,text)})}let problem=makeUnsupportedOutputProblem({path,text});
if(problem!==null)return problem}return null}var NO_JSON=/^[\s[{]*[^\s[{"\]}\d-]/;function makeUnknownOutputProblem(path,text){
if(text.trim()==="")return makeError("nothing-printed",inFile(path),{});let problem=makeUnsupportedOutputProblem({path,text});
if(problem!==null)return problem;let unknown2=makeError("unknown-output",inFile(path),{start:truncateFirstLine(text)});if(!/^\s*[[{]/.
test(text)||NO_JSON.test(text))return unknown2;let{documents,failure}=parseJsonText(text),[document]=documents;if(document===
void 0)return makeJsonProblem(path,failure);let keys=entriesOf(Array.isArray(document.value)?document.value[0]:document.
value).map(([key])=>key);return keys.length===0&&/\w/.test(text)?unknown2:makeError("unknown-json",inFile(path),{keys})}
var MAX_TRIED=1e3,JSON_LINE=/[ \t]*(?=[[{])/y,FIRST_KEY=/^[\s[{]*"(?:[^"\\]|\\.)*"\s*:/;function isolateJson(formats,text){
let recognised=new Set,documents=findDocuments(text).filter(({start,end,isWhole},index)=>{if(!isWhole)return!0;let document=text.
slice(start,end);if(/^[[{]\s*[\]}]$/.test(document))return!1;let asked=index<MAX_TRIED?formats:[...recognised],isNamed=formats.
length===1,fitting=asked.filter(({recognises,fits=recognises})=>(isNamed?fits:recognises)(document));for(let format of fitting)
recognised.add(format);return fitting.length>0});if(recognised.size!==1)return null;let isolated=keepRanges(text,documents);
return isolated.trim()===text.trim()?null:isolated}function findDocuments(text){let documents=[],budget=4*text.length;for(let line=0;line<
text.length&&budget>0;){JSON_LINE.lastIndex=line;let next=text.indexOf(`
`,line),lineEnd=next<0?text.length:next;if(!JSON_LINE.test(text)){line=lineEnd+1;continue}let start=JSON_LINE.lastIndex,
{end,failure}=scanDocument(text,start,!0);if(budget-=end-start,failure===null)documents.push({start,end,isWhole:!0}),line=
end;else{if(failure.found===null||FIRST_KEY.test(text.slice(start,end)))return[...documents,{start,end:text.length,isWhole:!1}];
line=lineEnd+1}}return documents}function keepRanges(text,ranges){return ranges.map(({start,end},index)=>`
`.repeat(countLineFeeds(text,ranges[index-1]?.end??0,start))+text.slice(start,end)).join("")}var rubyBenchmark=lineFormat({id:"ruby-benchmark",description:"Ruby with Benchmark.bm or Benchmark.bmbm: its output",advice:"\
ruby bench.rb",aliases:["ruby_benchmark","ruby"],recognises:text=>/^ +user +system +total +real$/m.test(text),noResults:{},
definitions:rubyDefinitions,sign:/(?<![\d.,])(?:(?:[\d.,]+|-?nan|-?inf(?:inity)?) +){2,3}\( *(?:[\d.,]+|-?nan|-?inf(?:inity)?)?\)/gi,
end:/\( *\d+\.\d{6}\)/g,read(reader){let isRehearsal=!1;reader.onEach(line=>{/^Rehearsal -+$/.test(line)?isRehearsal=!0:
/^-+ total: [\d.]+sec$/.test(line)&&(isRehearsal=!1),isRehearsal&&(reader.isRead=!0);let isResult=!isRehearsal&&line.length<
MAX_LINE_LENGTH2,[,name,...times]=isResult?RESULT10.exec(line)??[]:[];if(name!==void 0){if(name.trim()===""){reader.reportWarning(
"unnamed-benchmark",{});return}for(let[at,metric]of METRICS4.entries()){let value=Number(times[at]);reader.add({name,metric,
unit:"s",better:"lower",value,primary:metric==="real"})}}})}}),TIME6=String.raw`(\d+\.\d{6})`,RESULT10=new RegExp(String.
raw`^(.*?) *${TIME6} *${TIME6} *${TIME6} \( *${TIME6}\)$`),MAX_LINE_LENGTH2=4e3,METRICS4=["user","system","total","real"];var REFUSAL=/^\s*\{\s*"error"\s*:\s*"SizeLimitError: /,checkSchema=object({name:string(),size:number(),passed:boolean().
optional(),sizeLimit:number().optional()}),sizeLimit=jsonFormat({id:"size-limit",description:"size-limit: --json",advice:"\
npx size-limit --json",signs:[text=>hasKeys(text,"[].name","[].size")&&!hasKeys(text,"[].unit"),text=>REFUSAL.test(text)],
read(document,{add:add2,number:number2}){let error=document.at("error").value;if(typeof error=="string"){let[said=""]=error.
replace(/^SizeLimitError: /,"").split(`
`,1);return document.reportError("tool-error",{tool:"size-limit",said})}for(let[item,check]of readEach(document.list(null,
{tool:"size-limit"}),checkSchema)){let{size,passed,sizeLimit:sizeLimit2}=check,name=number2(check.name);if(check.name===
""||size<=0){item.reportError("unusable-value",{name,metric:"size",got:String(size)});continue}passed===!1&&item.reportWarning(
"over-limit",{name,limit:sizeLimit2===void 0?void 0:`${sizeLimit2} B`}),add2({name,metric:"size",unit:"B",better:"lower",
values:[size],deterministic:!0})}}});var tap=lineFormat({id:"tap",description:"TAP, the Test Anything Protocol: the time of each test, as node --test and tap\
 print it",advice:"node --test --test-reporter=tap",recognises:text=>VERSION2.test(text),noResults:{source:"node --test \
--test-reporter=tap"},sign:/(?:^| )# *time=|^ +duration_ms: /gi,read(reader){let run=null,point=null,isInBlock=!1,endPoint=()=>{
point!==null&&addPoint(reader,point),point=null},endRun2=()=>{endPoint(),run!==null&&checkCount(reader,run),isInBlock=!1,
run=null};reader.onEach(line=>{if(VERSION2.test(line)){endRun2();let{location}=reader;run={location,numberName:makeNumbering(),
parents:[],plannedCount:null,testCount:0}}else point!==null&&isInBlock?(readBlockLine(point,line),isInBlock=!/^ +\.\.\.$/.
test(line)):point!==null&&/^ +---$/.test(line)?isInBlock=!0:run!==null&&(endPoint(),point=readLine(reader,run,line));reader.
isRead=run===null||TIME7.test(line)||DURATION.test(line)}),reader.onEnd(endRun2)}}),VERSION2=/^TAP version 1[34][ \t]*$/m,
SUBTEST=/^( *)# Subtest(?:: (.*))?$/,POINT=/^( *)(not )?ok\b(?: +\d+)?(?: +-)? *(.*)$/s,PLAN=/^1\.\.(\d+)(?:\s+#.*)?$/,SKIP_OR_TODO=/(?:^| )# *(skip|todo)\b/i,
TIME7=/(?:^| )# *time=(\d+(?:\.\d+)?)(ms|s)\b/i,DURATION=/^ +duration_ms: (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i;function checkCount(reader,{
plannedCount,testCount:found,location}){plannedCount!==found&&reader.reportError("wrong-count",{what:"tests",announced:plannedCount??
void 0,found},location)}function readBlockLine(point,line){let[,duration]=DURATION.exec(line)??[];duration!==void 0&&(point.
time??={value:Number(duration),unit:"ms"}),/^ +type: (['"]?)suite\1$/.test(line)&&(point.isSuite=!0)}function readLine(reader,run,line){
let[,indent,subtest=""]=SUBTEST.exec(line)??[];indent!==void 0&&run.parents.splice(indent.length/4,1/0,unescapeDescription(
subtest));let[,planned]=PLAN.exec(line)??[];planned!==void 0&&(run.plannedCount=Number(planned));let bail=/^ *Bail out!(.*)$/i.
exec(line);bail!==null&&reader.reportError("failed-in-tool",{reason:bail[1]?.trim()||void 0});let match=POINT.exec(line);
if(match===null)return null;let[,blanks="",not,text=""]=match,depth=blanks.length/4;depth===0&&(run.testCount+=1);let word=SKIP_OR_TODO.
exec(text)?.[1]?.toLowerCase(),[,value,unit=""]=TIME7.exec(text)??[],description=unescapeDescription(text.replace(/(?:^| )# .*$/s,
"")),name=run.numberName([...run.parents.slice(0,depth),description].join(" > "));if((word??value)!==void 0&&text.endsWith(
"{")&&run.parents.splice(depth,1/0,description),word==="skip")return reader.reportWarning("benchmark-skipped",{name}),null;
let outcome=not===void 0?"ok":word==="todo"?"not ok, as planned":"not ok",time=value===void 0?null:{value:Number(value),
unit:unit.toLowerCase()};return{name,location:reader.location,outcome,time,isSuite:!1}}function unescapeDescription(description){
return description.replaceAll(/\\([\\#])/g,"$1")}function addPoint(reader,{name,location,outcome,isSuite,time}){outcome===
"not ok"?reader.reportError("failed-in-tool",{name},location):outcome==="not ok, as planned"?reader.reportWarning("faile\
d-as-planned",{name},location):time!==null&&!isSuite&&reader.add({name,metric:"time",better:"lower",...time})}var tastyBench={id:"tasty-bench",description:"Haskell with tasty-bench: the file of --csv, or its output",advice:'./benc\
h --csv results.csv -p "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>hasCsvHeader(text,HEADER3)||new RegExp(
`${OUTCOME2}
${TIME8}`,"m").test(text),parse:source=>hasCsvHeader(source.text,HEADER3)?parseCsv(source,HEADER3,CSV3,{option:"-p"}):parseLines(
source,LINES3,{option:"-p"}),filter(benchmarks){let names=benchmarks.flatMap(({name})=>[name,name.replace(/#\d+$/,"")]);
return[...new Set(names)].map(name=>`$0 == "${name.replaceAll(/[\\"]/g,"\\$&")}"`).join(" || ")},definitions:tastyBenchDefinitions},
HEADER3="Name,Mean (ps),2*Stdev (ps)",MEAN3={better:"lower",aggregate:!0},CSV3={number:/^\d+$/,columns:[{column:"Mean (p\
s)",metric:"time",unit:"ps",primary:!0,...MEAN3},{column:"Allocated",metric:"allocated",unit:"B",primary:!1,...MEAN3},{column:"\
Copied",metric:"copied",unit:"B",primary:!1,...MEAN3},{column:"Peak Memory",metric:"peak memory",unit:"B",primary:!1,...MEAN3}]},
OUTCOME2=String.raw`: +(OK|FAIL)(?: \(\d+\.\d+s\))?`,TIME8=String.raw` +(\d+(?:\.\d+)?) +(ps|ns|[u\u00b5\u03bc]s|ms|s)(?=[ ,]|$)`,
BENCHMARK=new RegExp(String.raw`^ *(\S.*?)${OUTCOME2}$`),ESTIMATE2=new RegExp(`^${TIME8}`),MEMORY=/(\d+(?:\.\d+)?) +([KMGTPE]?B) +(allocated|copied|peak memory)/g,
END3=/^(?:All \d+ tests? passed|\d+ out of \d+ tests? failed) \(\d+\.\d+s\)$/,SIZES=["B","KB","MB","GB","TB","PB","EB"],
LINES3={sign:/: +(?:OK|FAIL)(?= \(\d|$)| \S+ +[pnu\u00b5\u03bcm]?s \u00b1/g,read(reader){let output=reader.location,groups=[],
benchmark=null,begin=null,endBenchmark=()=>{benchmark!==null&&!benchmark.isDone&&reader.reportError("benchmark-without-r\
esult",{name:benchmark.name},benchmark.location),benchmark=null};reader.onEach(line=>{let indent=line.search(/\S/),[,label,
outcome]=BENCHMARK.exec(line)??[];if(benchmark!==null&&indent>benchmark.indent)benchmark.isDone||=addEstimate(reader,benchmark);else if(indent>=
0)if(endBenchmark(),END3.test(line)&&(begin=null),groups=groups.filter(group=>group.indent<indent),label===void 0)groups=
[...groups,{indent,name:line.trim()}];else{let{location}=reader,name=[...groups.map(group=>group.name),label].join("."),
hasFailed=outcome==="FAIL";hasFailed&&reader.reportError("failed-in-tool",{name}),benchmark={indent,name,location,hasFailed,
isDone:hasFailed},begin??=location}(label!==void 0||benchmark?.hasFailed)&&(reader.isRead=!0)}),reader.onEnd(()=>{endBenchmark(),
begin!==null&&reader.reportError("run-unfinished",{},begin),reader.series.added>0&&reader.reportWarning("rounded-values",
{option:"--csv FILE"},output)})}};function addEstimate(reader,{name,location}){let{line}=reader,[,time,unit=""]=ESTIMATE2.
exec(line)??[];if(time===void 0)return!1;let value=Number(time)*findUnitWord(unit).factor;reader.add({name,metric:"time",
unit:"sec",value,...MEAN3}),(line.match(/ (?:allocated|copied|peak memory)/g)?.length??0)>(line.match(MEMORY)?.length??0)&&
reader.reportWarning("unusable-value",{name,metric:"memory",got:line.trim()},location);for(let[,size,prefixed="",metric=""]of line.
matchAll(MEMORY)){let bytes=Number(size)*1024**SIZES.indexOf(prefixed);reader.add({name,metric,unit:"B",value:bytes,primary:!1,
...MEAN3})}return!0}var tinybench={id:"tinybench",description:'tinybench: JSON of its tasks, [{"name", "result"}], or the output of console.\
table(bench.table())',advice:"node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name,\
 result })))",repeatsForTime:!0,recognises:text=>HEADING2.test(text)||isTaskList(text),parse:source=>HEADING2.test(source.
text)?parseLines(source,LINES4,{source:"console.table(bench.table())"}):parseJson(source,{read:readTasks}),definitions:javascriptDefinitions},
LISTS=["[]","tasks[]"],SIGNS4=[...["latency","hz","error","state"].map(key=>[`result.${key}`]),["runs","bench.warmupIter\
ations"],["latency.rme"],["rme","totalTime"]];function isTaskList(text){return LISTS.some(list=>SIGNS4.some(keys=>hasKeys(
text,...keys.map(key=>`${list}.${key}`))))}var latencySchema=object({samples:numberListSchema.nullish(),p50:number().nullish()}),
resultSchema6=object({state:string().optional(),error:unknown().optional(),latency:latencySchema.nullish(),samples:numberListSchema.
nullish(),mean:number().nullish()}),taskSchema=looseObject({name:string(),result:unknown().optional()}),TASKS_WITH_NAMES="\
bench.tasks.map(({ name, result }) => ({ name, result }))";function readTasks(document,{add:add2,number:number2}){let tasks=document.
list(Array.isArray(document.value)?null:"tasks",{source:"bench.tasks"});if(tasks.length>0&&tasks.every(isNameless)){document.
reportError("unnamed-benchmark",{source:TASKS_WITH_NAMES});return}for(let[item,task]of readEach(tasks,taskSchema)){let name=number2(
task.name),result=task.result===void 0?item.read(resultSchema6):item.at("result").read(resultSchema6,task.result??{}),time=result&&
readTime2(item,name,result);time!==null&&add2({name,metric:"time",unit:"ms",better:"lower",...time})}}function isNameless({
value}){return typeof value=="object"&&value!==null&&!Object.hasOwn(value,"name")}function readTime2(item,name,result){let{
state="completed",error,latency}=result,samples=latency?.samples??result.samples,time=valuesOrMiddle(samples,latency?.p50??
(latency?null:result.mean));return error==null&&state==="completed"&&time!==null?time:(error==null&&time!==null?item.reportError(
"failed-in-tool",{name,reason:state}):reportFailure(item,name,error),null)}var HEADING2=/^│[^│\n]*│ *Task [Nn]ame *│.*(?:Latency|Average Time) /m,
LINES4={sign:null,read(reader){let output=reader.location,table=null,hasMeans=!1;reader.on(/^│/,()=>{let{line}=reader;
if(HEADING2.test(line)){table=parseHeading2(line);return}if(table===null)return;let cells=cellsOf2(line,table.width),cell=at=>cells[at]?.
trim()??"";if(cells.length>table.width){reader.reportError("joined-results",{line:line.trim()});return}let name=table.numberName(
unquoteCell(cell(table.name))),value=parseTime(cell(table.median<0?table.mean:table.median));if(value===null){let reason=toReason(
unquoteCell(cell(table.error)));reason===void 0?reader.reportError("benchmark-without-result",{name}):reader.reportError(
"failed-in-tool",{name,reason});return}hasMeans||=table.median<0,reader.add({name,metric:"time",unit:"ns",better:"lower",
value,aggregate:!0})}),reader.onEnd(()=>{hasMeans&&reader.reportWarning("mean-only",{tool:"tinybench"},output)})}};function parseHeading2(heading){
let headings=piecesOf(heading).map(piece=>piece.trim()),at=pattern=>headings.findIndex(text=>pattern.test(text));return{
width:headings.length,name:at(/^Task [Nn]ame$/),median:at(/^Latency med(?:ian)? \(ns\)$/),mean:at(/^(?:Latency (?:avg|average)|Average Time) \(ns\)$/),
error:at(/^Error$/),numberName:makeNumbering()}}function piecesOf(line){return line.trimEnd().replace(/^│/,"").replace(
/│$/,"").split("\u2502")}function cellsOf2(line,width){let pieces=piecesOf(line),cells=[],surplus=pieces.length-width;
for(let at=0;at<pieces.length;at++){let start=at,quote=pieces[at].trimStart().charAt(0),isText=quote!==""&&"'\"`".includes(
quote),rest=pieces[at].trimStart().slice(1);for(;isText&&surplus>0&&at+1<pieces.length&&!rest.trimEnd().endsWith(quote);)
at++,surplus--,rest=pieces[at];cells.push(pieces.slice(start,at+1).join("\u2502"))}return cells}var ESCAPES2={n:`
`,t:"	",r:"\r"};function unquoteCell(cell){let inner=/^(["'`])(.*)\1$/s.exec(cell)?.[2];return inner===void 0?cell:inner.
replaceAll(/\\(?:x([\dA-F]{2})|u([\dA-F]{4})|(.))/g,(_,byte,unit,other)=>other===void 0?String.fromCharCode(Number.parseInt(
byte??unit,16)):ESCAPES2[other]??other)}function parseTime(cell){let digits=/^['"]?(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?: ±|['"]?$)/.
exec(cell)?.[1];return digits===void 0?null:Number(digits)}var reportSchema5=object({latencies:object({"50th":number(),"99th":number().optional()}),throughput:number(),status_codes:record(
string(),number()).nullable()}),vegeta=jsonFormat({id:"vegeta",description:"vegeta: vegeta report -type=json",advice:"ve\
geta attack -duration=10s -rate=500 -targets=targets.txt | vegeta report -type=json",signs:[["latencies","status_codes",
"bytes_in"]],read(document,{add:add2}){let report=document.read(reportSchema5);if(report===null||!checkResponses(document,
report.status_codes??{},0))return;let{"50th":median,"99th":tail}=report.latencies,result={name:"vegeta",aggregate:!0};add2(
{...result,metric:"50th",unit:"ns",better:"lower",values:[median]}),tail!==void 0&&add2({...result,metric:"99th",unit:"n\
s",better:"lower",values:[tail],primary:!1});let throughput={metric:"throughput",unit:"1/s",values:[report.throughput],primary:!1};
add2({...result,better:"higher",...throughput})}});var vitestBench=jsonFormat({id:"vitest-bench",aliases:["js_vitest"],description:"vitest bench: the file of --outputJson,\
 or of --reporter=json since version 5",advice:'npx vitest bench --run --outputJson results.json -t "$BENCH_REFEREE_FILT\
ER"',repeatsForTime:!0,signs:[["files[].groups"],text=>/^\s*\{\s*"files"\s*:\s*\[\s*\]/.test(text),["testResults[].asser\
tionResults[].benchmarks"]],filter:benchmarks=>joinPatterns(benchmarks.map(makeTestPattern)),definitions:vitestDefinitions,
read(document,results){let problemsBefore=document.problems.length,hasResult=!1,add2=result=>{hasResult=!0,results.add(result)};
(document.at("testResults").value!==void 0?readTestReport:readBenchReport)(document,{...results,add:add2}),!hasResult&&document.
problems.length===problemsBefore&&document.reportError("no-results",{tool:"vitest"})}}),SEPARATOR=" > ",benchmarkSchema8=object(
{name:string(),median:number().nullish(),mean:number().nullish(),hz:number().nullish()}),groupSchema3=object({fullName:string(),
benchmarks:array(unknown())}),reportSchema6=object({files:array(object({groups:array(groupSchema3)}))});function readBenchReport(document,{
add:add2,number:number2}){let report=document.read(reportSchema6),hasMeans=!1;for(let[file,{groups}]of report?.files.entries()??
[])for(let[index,{fullName}]of groups.entries()){let items=document.at("files",file,"groups",index).list("benchmarks");for(let[
item,benchmark]of readEach(items,benchmarkSchema8)){let{median,mean,hz}=benchmark,name=number2(`${fullName}${SEPARATOR}${benchmark.
name}`),isMean=median===void 0&&mean!=null;hasMeans||=isMean;let middle=isMean?mean:median;middle==null?item.reportError(
"failed-in-tool",{name}):(add2({name,metric:"time",unit:"ms",values:[middle],aggregate:!0}),hz!=null&&add2({name,metric:"\
hz",unit:"1/s",values:[hz],aggregate:!0,primary:!1}))}}hasMeans&&document.reportWarning("mean-only",{tool:"vitest"})}var taskSchema2=object(
{name:string(),fromStore:boolean().optional(),latency:object({samples:numberListSchema.nullish(),p50:number()}),throughput:object(
{mean:number()}).optional()}),testSchema2=object({ancestorTitles:array(string()),title:string(),status:string(),failureMessages:array(
string()).nullish(),benchmarks:array(object({tasks:array(unknown())})).default([])}),fileSchema2=object({name:string(),message:string().
nullish(),status:string().optional(),assertionResults:array(unknown())}),testReportSchema=object({testResults:array(fileSchema2),
success:boolean().optional()}),NOT_RUN_ON_PURPOSE=new Set(["skipped","pending","todo","disabled"]);function readTestReport(document,results){
let report=document.read(testReportSchema);if(report===null)return;let files=shortenPaths(report.testResults.map(({name})=>name)),
{problems}=document,before=problems.length;for(let[index,{name:path,status,message}]of report.testResults.entries()){let name=files.
get(path),item=document.at("testResults",index),beforeFile=problems.length;message&&item.reportError("failed-in-tool",{name,
reason:toReason(message)});for(let test of item.list("assertionResults"))readTest(test,name,results);status==="failed"&&
problems.length===beforeFile&&item.reportError("failed-in-tool",{name})}report.success===!1&&problems.length===before&&document.
reportError("failed-in-tool",{})}function readTest(item,file,{add:add2,number:number2}){let test=item.read(testSchema2);
if(test===null||NOT_RUN_ON_PURPOSE.has(test.status))return;let group=[file,...test.ancestorTitles,test.title].join(SEPARATOR);
if(test.status!=="passed"){item.reportError("failed-in-tool",{name:group,reason:toReason(test.failureMessages?.[0])});return}
for(let set of test.benchmarks.keys())for(let[,task]of readEach(item.at("benchmarks",set).list("tasks"),taskSchema2)){if(task.
fromStore===!0)continue;let{latency,throughput}=task,common={group,name:number2(task.name,group)};add2({...common,metric:"\
time",unit:"ms",...valuesOrMiddle(latency.samples,latency.p50)});let rate=throughput&&{metric:"hz",unit:"1/s",values:[throughput.
mean]};rate&&add2({...common,...rate,aggregate:!0,primary:!1})}}var MAX_DEPTH2=8;function shortenPaths(paths){let short=new Map,
left=[...new Set(paths)];for(let depth=1;left.length>0;depth++){let tails=new Map(left.map(path=>[path,path.split(/[\\/]/).
slice(-depth).join("/")])),times=new Map;for(let tail of tails.values())times.set(tail,(times.get(tail)??0)+1);for(let[path,
tail]of tails)short.set(path,tail);left=depth<MAX_DEPTH2?left.filter(path=>times.get(tails.get(path))>1):[]}return short}
function makeTestPattern({group,name}){let[,full="",number2=""]=group===null?/^(.*?)(#\d+)?$/s.exec(name):["",group],[,...parts]=full.
split(SEPARATOR),pattern=(parts.length===0?[full]:parts).map(escapePattern).join("( >)? ");return number2===""?pattern:`${pattern}\
(${number2})?`}var wrk=lineFormat({id:"wrk",description:"wrk or wrk2: its output, with --latency the percentiles too",advice:"wrk -t 2 \
-c 4 -d 5s http://127.0.0.1:8080/",repeatsForTime:!0,recognises:text=>START4.test(text)&&!AUTOCANNON.test(text)||REFUSED.
test(text),noResults:{source:"wrk"},sign:/(?:Requests|Transfer)\/sec: |(?<![\d.])[\d.]+% +(?:[-\w.,]+$|[\d.]+[a-z]+(?= +\d))/g,
read(reader){let run=null,finish=()=>{let failure=run&&(run.failure??findMissing(run));if(failure!==null)reader.problems.
push(failure);else for(let value of run?.values??[])reader.add(value)},add2=(metric,unit,value)=>{if(run===null||!Number.
isFinite(value))return;let better=unit==="sec"?"lower":"higher";run.values.push({name:run.name,metric,unit,better,value,
primary:PRIMARY4.has(metric),aggregate:!0}),reader.isRead=!0},addTime=(metric,number2,unit)=>add2(metric,"sec",Number(number2)*
(SECONDS2.get(unit)??Number.NaN));reader.on(START4,name=>{finish(),run={name,location:reader.location,values:[],requests:null,
failure:null}}),reader.on(REFUSED,()=>reader.reportError("tool-error",{tool:"wrk",said:reader.line})),reader.on(/^ +Latency +([\d.]+)([a-z]+) +\S/,
(number2,unit)=>addTime("Latency avg",number2,unit)),reader.on(/^ +([\d.]+)% +([\d.]+)([a-z]+)$/,(percent,number2,unit)=>addTime(
`Latency p${Number(percent)}`,number2,unit)),reader.on(/^Requests\/sec: +([\d.]+)$/,rate=>add2("Requests/sec","1/s",Number(
rate))),reader.on(/^Transfer\/sec: +([\d.]+)([KMGTP]?B)$/,(size,unit)=>add2("Transfer/sec","B/s",Number(size)*BYTES2.get(
unit))),reader.on(/^ +(\d+) requests in /,requests=>{run!==null&&(run.requests=Number(requests))}),reader.on(/^ *Non-2xx or 3xx responses: (\d+)$/,
failed=>{if(run===null)return;let counts={name:run.name,failed:Number(failed),requests:run.requests??void 0};reader.reportWarning(
"requests-failed",{...counts,kind:"status"})}),reader.on(/^ *Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/,
(connect,read,write,timeout)=>{if(run===null)return;let common={name:run.name,kind:"error"},failed=Number(connect)+Number(
timeout);failed>0?run.failure=makeError("requests-failed",run.location,{...common,failed}):reader.reportWarning("request\
s-failed",{...common,failed:Number(read)+Number(write)})}),reader.onEach(()=>{run===null&&(reader.isRead=!0)}),reader.onEnd(
finish)}}),START4=/^Running \S+ test @ (\S.*)$/m,AUTOCANNON=/^Running \S+ test @ \S.*\n\d+ connections\b/m,REFUSED=/^unable to connect to \S+ \S.*$/m,
BYTES2=new Map([...["B","KB","MB","GB","TB","PB"].entries()].map(([i,word])=>[word,1024**i])),SECONDS2=new Map(Object.entries(
{us:1e-6,ms:.001,s:1,m:60,h:3600})),PRIMARY4=new Set(["Requests/sec","Latency avg"]);function findMissing({name,location,
requests,values}){if(requests===0)return makeError("no-responses",location,{name});let isWhole=["Latency avg","Requests/\
sec"].every(label=>values.some(({metric})=>metric===label));return requests!==null&&isWhole?null:makeError("benchmark-wi\
thout-result",location,{name})}var FORMATS=[go,criterionText,criterionFiles,criterionBencher,cargoCriterion,libtestBench,divan,gungraun,iaiCallgrind,iai,
callgrind,codspeed,googleBenchmark,catch2,nanobench,nvbench,jmh,benchmarkdotnet,pytestBenchmark,pyperf,asv,julia,vitestBench,
tinybench,mitata,benchmarkjs,cronometro,deno,consoleTime,dart,rubyBenchmark,benchmarkIps,benchmarkLuau,benchee,phpbench,
tastyBench,haskellCriterion,packageBenchmark,k6,autocannon,wrk,ab,lighthouse,sizeLimit,bundlesize,esbuildMetafile,cbdrJson,
cbdrCsv,gabCustom,gabCustomBigger,oha,vegeta,hyperfine,gnuTime,perfStat,junit,tap,bencherBmf,json,command],MEANS_AUTO=["\
magic","cpp","js","python","rust"];function findFormat(name){return FORMATS.find(({id,aliases=[]})=>id===name||aliases.includes(
name))??null}function requireFormat(name){if(name==="auto"||MEANS_AUTO.includes(name))return null;let format=findFormat(
name);if(format!==null)return format;throw userError("unknown-format",atKey("format"),{got:name})}function parseToolOutput({
path,text},idOrAuto){return parseCleanOutput({path,text:cleanText(text)},requireFormat(idOrAuto))}function parseCleanOutput(output,named){
let{source,problem}=removeComparisons(output);if(problem===null)return parseResults(output,named);let nothing={format:named?.
id??null,evidence:null,measurements:[],problems:[]},read=isError(problem)?nothing:parseResults(source,named),problems=read.
measurements.length===0?[{...problem,severity:"error"}]:[problem,...read.problems];return{...read,problems}}function parseResults(source,named){
let parse12=text2=>{let part={...source,text:text2},format=named??recogniseFormat(text2,source.path);return"severity"in format?
{format:null,evidence:null,measurements:[],problems:[format]}:finishParsing(format,[part],format.parse(part),named!==null)},
parsed=parse12(source.text),errors=parsed.problems.filter(isError);if(errors.length===0||!errors.every(({code})=>UNREAD.
has(code)))return parsed;let text=isolateJson(named===null?FORMATS:[named],source.text);return text===null?parsed:parse12(
text)}var UNREAD=new Set(["unsupported-output","unknown-output","unknown-json","other-format","not-json","no-results"]);
function parseToolOutputs(sources,idOrAuto){let named=requireFormat(idOrAuto),cleaned=sources.map(({path,text})=>({path,
text:cleanText(text)})),format=named??recogniseCommonFormat(cleaned);if(format?.parseFiles!==void 0)return finishParsing(
format,cleaned,format.parseFiles(cleaned),named!==null);if(cleaned.length===1)return parseCleanOutput(cleaned[0],named);
let parsed=cleaned.map(source=>parseCleanOutput(source,named)),first=parsed.find(source=>source.format!==null);return{format:first?.
format??null,evidence:first?.evidence??null,measurements:parsed.flatMap(({measurements})=>measurements),problems:parsed.
flatMap(({problems})=>problems)}}function finishParsing(format,sources,parsed,isNamed){let reason=(parsed.measurements.length>
0&&!parsed.problems.some(isError)||!isNamed?null:makeMisfitProblem(format,sources,FORMATS))??makeHint(parsed,sources),checked=checkMeasurements(
reason===null?parsed:{...parsed,problems:[reason]},sources),isFitting=({text})=>sources.length===1||findFittingFormats([
format],text).length>0,fitting=isNamed?void 0:sources.find(isFitting);return{format:format.id,evidence:fitting===void 0?
null:findEvidence(format,fitting.text),...checked}}function makeHint({measurements,problems},sources){return measurements.
length>0||problems.some(({code})=>code!=="no-results")?null:sources.map(makeUnsupportedOutputProblem).find(problem=>problem!==
null)??null}function recogniseCommonFormat(sources){let[format,...others]=new Set(sources.flatMap(({text})=>findFittingFormats(
FORMATS,text)));return format===void 0||others.length>0?null:format}function recogniseFormat(text,path="output"){let fits=findFittingFormats(
FORMATS,text),[first,...others]=fits;return first!==void 0&&others.length===0?first:makeNoFormatProblem(fits,{path,text})}export{makeLocator,SeriesNumbers,readCountedParts,toInvocationMeasurements,FORMATS,findFormat,parseToolOutput,parseToolOutputs};
