import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{cleanText,countLineFeeds,findSharedSuffix,isGarbledUnit,repairUnit,splitLines,truncate,truncateFirstLine}from"./chunk-K7U33ATV.js";
import{ZodObject,_enum,array,boolean,custom,findTornResult,looseObject,makeGoUnitSettings,number,object,parseGoLine,parseGoText,
record,string,tuple,unknown}from"./chunk-KG3JJBVT.js";import{isMeasurable,userError}from"./chunk-4Q6QMYTI.js";
import{atKey,findUnitWord,inFile,isError,makeError,makeWarning,tidyGoUnit,tidyUnit}from"./chunk-EORH2WXK.js";import{
__require}from"./chunk-E4HB5Y7J.js";function makeFindings(){return{series:makeSeriesList(),problems:[]}}function toParseResult({series,problems},where,advice){
let measurements=series.all();if(measurements.length===0&&!problems.some(isError)){let location=typeof where=="string"?inFile(
where):where;problems.push(makeError("no-results",location,advice))}return{measurements,problems}}function makeSeriesList(){
let series=new Map,grown=new Map,added=0;return{get added(){return added},add(measurement){added+=1;let{group,name,metric,
unit}=measurement,key=JSON.stringify([group,name,metric,unit]),known=series.get(key);if(known===void 0){series.set(key,measurement);
return}let values=grown.get(key);values===void 0&&(values=[...known.values],grown.set(key,values),series.set(key,{...known,
values}));for(let value of measurement.values)values.push(value)},all:()=>[...series.values()]}}function makeNumbering(){
let times=new Map;return name=>{let count=(times.get(name)??0)+1;return times.set(name,count),count===1?name:`${name}#${count}`}}var ab={id:"ab",description:"ApacheBench (ab): what it prints",advice:"ab -q -n 2000 -c 4 http://127.0.0.1:8080/",recognises:text=>/^This is ApacheBench, Version /m.
test(text),parse};function parse({path,text}){let found=makeFindings();for(let run of runsOf(text))addRun(run,path,found);
return toParseResult(found,path,{source:"ab"})}function runsOf(text){let runs=[];for(let[index,content]of splitLines(text).
entries()){let line=index+1;(content.startsWith("This is ApacheBench")||runs.length===0&&content.startsWith("Server Host\
name:"))&&runs.push({line,fields:new Map,failure:null});let run=runs.at(-1);if(run===void 0)continue;/^apr_\w+: /.test(content)&&
(run.failure??={text:content,line});let[,label,value]=/^ *\(?([A-Z][\w/ -]*): +(\S.*)$/.exec(content)??[];label!==void 0&&
value!==void 0&&!run.fields.has(label)&&run.fields.set(label,{value,line})}return runs}var RATE="Requests per second",TIME="\
Time per request";function addRun(run,path,{series,problems}){let problem=findProblem(run,path);problem!==null&&problems.
push(problem);let result=resultOf(run);if(result===null||problem!==null&&isError(problem))return;let{name,rate,time}=result,
common={group:null,name,primary:!0,aggregate:!0};series.add({...common,metric:RATE,unit:"1/s",better:"higher",values:[rate]}),
series.add({...common,metric:TIME,unit:"ms",better:"lower",values:[time]})}function resultOf(run){let name=addressOf(run),
rate=/^([\d.]+) \[#\/sec\] \(mean\)$/.exec(run.fields.get(RATE)?.value??"")?.[1],time=/^([\d.]+) \[ms\] \(mean\)$/.exec(
run.fields.get(TIME)?.value??"")?.[1];return name===null||rate===void 0||time===void 0?null:{name,rate:Number(rate),time:Number(
time)}}function findProblem(run,path){let{fields,failure}=run;if(failure!==null)return makeError("tool-error",inFile(path,
failure.line),{tool:"ab",said:failure.text});let name=addressOf(run)??void 0,requests=countOf(run,"Complete requests");if(resultOf(
run)===null||requests===0)return makeError("no-responses",inFile(path,run.line),{name});let transferred=fields.get("Tota\
l transferred");if(transferred?.value==="0 bytes")return makeError("no-responses",inFile(path,transferred.line),{name});
let location=inFile(path,(fields.get("Failed requests")??run).line),failed=["Connect","Receive","Exceptions"].reduce((sum,what)=>sum+
failureCountOf(run,what),0);if(failed>0)return makeError("requests-failed",location,{name,kind:"error",failed,requests});
let refused=countOf(run,"Non-2xx responses");return refused>=requests?makeError("no-responses",location,{name}):refused===
0?null:makeWarning("requests-failed",location,{name,kind:"status",failed:refused,requests})}function countOf({fields},label){
return Number(/^\d+/.exec(fields.get(label)?.value??"")?.[0]??0)}function failureCountOf({fields},what){let causes=`Conn\
ect: ${fields.get("Connect")?.value??""}`;return Number(new RegExp(`${what}: (\\d+)`).exec(causes)?.[1]??0)}function addressOf({
fields}){let host=fields.get("Server Hostname")?.value,port=fields.get("Server Port")?.value,path=fields.get("Document P\
ath")?.value;if(host===void 0||port===void 0||path===void 0)return null;let scheme=fields.has("SSL/TLS Protocol")?"https":
"http";return`${scheme}://${host}${port===(scheme==="https"?"443":"80")?"":`:${port}`}${path}`}function escapePattern(text){return text.replaceAll(/[\\^$.|?*+()[{]/g,"\\$&")}function joinPatterns(patterns){return`^(${[
...new Set(patterns)].join("|")})$`}function commonPrefixOf(texts){return texts.reduce((start4,text)=>{let length=0;for(;length<
start4.length&&start4[length]===text[length];)length++;return start4.slice(0,length)})}var STRICT={bareNonFinite:!1};function parseJsonText(text,leniency=STRICT){let whole=parseWholeDocument(text);if(whole!==
null)return{documents:[whole],failure:null};let documents=[],line=1,counted=0,at=blanksFrom(text,0);for(;at<text.length;){
let{end,failure}=scanDocument(text,at,leniency);if(failure!==null)return{documents,failure};line+=countLineFeeds(text,counted,
at),counted=at;let document=text.slice(at,end);documents.push({value:JSON.parse(leniency.bareNonFinite?quoteNonFinite(document):
document),line}),at=blanksFrom(text,end)}return{documents,failure:null}}var MAX_DEPTH=500;function parseWholeDocument(text){
try{let value=JSON.parse(text);return isShallow(value)?{value,line:1+countLineFeeds(text,0,blanksFrom(text,0))}:null}catch{
return null}}function isShallow(value){let level=[value];for(let depth=0;level.length>0;depth++){if(depth>MAX_DEPTH)return!1;
let next=[];for(let item of level)if(!(typeof item!="object"||item===null||isNumberList(item)))for(let child of Array.isArray(
item)?item:Object.values(item))typeof child=="object"&&child!==null&&next.push(child);level=next}return!0}var BLANKS=/[ \t\n\r\ufeff]*/y,
TOKEN=/([{}[\],:])|("[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\x00-\x1f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
BARE_NON_FINITE=/-?(?:nan|inf(?:inity)?)(?![\w.])/iy,STRING_OR_NON_FINITE=/"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:nan|inf(?:inity)?)(?![\w.])/gi;
function quoteNonFinite(document){return/nan|inf/i.test(document)?document.replaceAll(STRING_OR_NON_FINITE,token=>token.
startsWith('"')?token:`"${token}"`):document}var STRING_OR_MARK=/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g,MAX_NAMED_DEPTH=4;function findRepeatedKey(text){
let open=[],last2="";for(let{0:token,index}of text.matchAll(STRING_OR_MARK)){let keys=open.at(-1);if(token==="{"||token===
"[")open.push(token==="{"?new Set:null);else if(token==="}"||token==="]")open.pop();else if(token===":"&&keys&&open.length<=
MAX_NAMED_DEPTH){if(keys.has(last2))return{key:last2.slice(1,-1),line:1+countLineFeeds(text,0,index)};keys.add(last2)}last2=
token}return null}function scanDocument(text,start4,leniency){let open=[],expected="value",at=start4;do{at=blanksFrom(text,
at);let match=tokenAt(text,at,leniency),next=match===null?null:step(expected,match,open);if(match===null||next===null||open.
length>MAX_DEPTH){let isInside=open.length>0&&open.length<=MAX_DEPTH;return{end:at,failure:failureAt(text,at,isInside?expected:
null)}}expected=next,at+=match[0].length}while(open.length>0);return{end:at,failure:null}}function tokenAt(text,at,{bareNonFinite}){
TOKEN.lastIndex=at;let match=TOKEN.exec(text);return match!==null||!bareNonFinite?match:(BARE_NON_FINITE.lastIndex=at,BARE_NON_FINITE.
exec(text))}function step(expected,match,open){let[token,mark,string2]=match,inside=open.at(-1);return mark==="}"||mark===
"]"?inside!==(mark==="}"?"{":"[")||expected!=="more"&&expected!==(mark==="}"?"first key":"first value")?null:(open.pop(),
"more"):mark===","?expected!=="more"?null:inside==="{"?"key":"value":mark===":"?expected==="colon"?"value":null:expected===
"key"||expected==="first key"?string2===void 0?null:"colon":expected!=="value"&&expected!=="first value"?null:token==="{"||
token==="["?(open.push(token),token==="{"?"first key":"first value"):"more"}function failureAt(text,at,expected){let isUnclosed=text[at]===
'"'&&!/^"(?:[^"\\]|\\.)*"/s.test(text.slice(at,at+1e5));return at>=text.length||isUnclosed?{...position(text,text.length),
found:null,expected}:{...position(text,at),found:/^(?:[\w.+-]+|.)/s.exec(text.slice(at,at+30))?.[0]??"",expected}}function blanksFrom(text,at){
return BLANKS.lastIndex=at,BLANKS.exec(text),BLANKS.lastIndex}function position(text,at){return{line:1+countLineFeeds(text,
0,at),column:at-text.lastIndexOf(`
`,at-1)}}var checkedLists=new WeakSet,LONG=64;function isNumberList(value){if(!Array.isArray(value))return!1;let isLong=value.
length>=LONG;return isLong&&checkedLists.has(value)?!0:value.every(Number.isFinite)?(isLong&&checkedLists.add(value),!0):
!1}var numberListSchema=custom().superRefine((value,{addIssue})=>{if(!isNumberList(value)){if(!Array.isArray(value))return addIssue(
{code:"invalid_type",expected:"array",input:value});for(let[index,item]of value.entries()){let issue={code:"invalid_type",
expected:"number",input:item};Number.isFinite(item)||addIssue({...issue,path:[index]})}}}),recordSchema=custom().superRefine(
(value,{addIssue})=>{typeof value=="object"&&value!==null&&!Array.isArray(value)||addIssue({code:"invalid_type",expected:"\
record",input:value})});function parseJsonDocuments({path,text},problems,leniency={bareNonFinite:!1}){let{documents,failure}=parseJsonText(
text,leniency);return failure!==null?problems.push(makeJsonProblem(path,failure)):documents.length===0&&problems.push(makeError(
"nothing-printed",inFile(path),{})),documents.map(({line,value})=>({location:inFile(path,documents.length>1?line:void 0),
value}))}function parseNamedDocuments(source,problems){let known=problems.length,documents=parseJsonDocuments(source,problems),
repeated=problems.length===known?findRepeatedKey(source.text):null;return repeated!==null&&problems.push(makeError("repe\
ated-key",inFile(source.path,repeated.line),{key:repeated.key})),documents}function makeJsonProblem(path,{line,column,found,
expected}){let location=inFile(path,line,column);return found===null?makeError("broken-off",location,{language:"JSON"}):
makeError("not-json",location,{got:found,...expected!==null&&{expected:TOKENS[expected]}})}var TOKENS={value:"value","fi\
rst value":"value",key:"key","first key":"key",colon:"colon",more:"comma"};function parseValue(schema,value,{location,problems}){
let issues=[],{data,error}=schema.safeParse(value,{error(issue){return issues.push(issue),""}});if(error===void 0)return data;
for(let issue of issues){let path=issue.path??[],got=formatJsonValue(valueAt(value,path))||void 0;problems.push(makeError(
"wrong-type",appendKeys(location,...path),{...expectationOf(issue),got}))}return null}function expectationOf(issue){switch(issue.
code){case"invalid_type":return{expected:EXPECTED_TYPES[issue.expected]??"any",...requiredKeysOf(issue.inst)};case"too_s\
mall":return{expected:issue.origin==="number"?"positive":"filled"};case"invalid_value":return{expected:"choice",keys:issue.
values.map(String)};case"custom":return issue.params;default:return{expected:"any"}}}var EXPECTED_TYPES={object:"object",
record:"object",array:"list",tuple:"list",string:"text",number:"number",boolean:"boolean"};function requiredKeysOf(schema){
return schema instanceof ZodObject?{keys:Object.entries(schema.shape).flatMap(([key,field])=>field._zod.optin===void 0?[
key]:[])}:{}}function appendKeys(location,...keys){let steps=keys.map(key=>typeof key=="number"?key:String(key));return location.
map(part=>part.kind==="file"?{...part,keys:[...part.keys??[],...steps]}:part)}function entriesOf(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)?Object.entries(value):[]}function textAt(value,...keys){let text=valueAt(value,
keys);return typeof text=="string"?text:""}function valueAt(value,keys){return keys.reduce((inner,key)=>typeof inner=="o\
bject"&&inner!==null&&Object.hasOwn(inner,key)?inner[key]:void 0,value)}function formatJsonValue(value){return value===void 0?
"nothing":truncate(typeof value=="string"?value:typeof value=="number"?String(value):JSON.stringify(value))}function errorMessageOf(error){
let message=typeof error=="object"&&error!==null&&"message"in error?error.message:error,text=typeof message=="string"?message:
formatJsonValue(message),[reason=""]=text.split(`
`,1);return error==null||reason.trim()===""||reason==="{}"?{}:{reason:reason.trim()}}var BENCHMARK_ATTRIBUTE="attribute";function makeLocator(matches,dialect){let spots=collectDefinitions(matches,dialect);
return benchmark=>{for(let{name,within,isIn}of dialect.queriesFor(benchmark)){let fitting=(spots.get(name)??[]).filter(spot=>(within===
void 0||spot.within===within)&&(isIn?.(spot.file)??!0)),[first]=fitting;if(first!==void 0&&fitting.length===1)return{file:first.
file,line:first.line}}return null}}function collectDefinitions(matches,{parseMatch,needsAttribute=!1}){let spots=new Map,
[file,within,wasAnnounced]=["",null,!1];for(let match of matches){match.file!==file&&([file,within,wasAnnounced]=[match.
file,null,!1]);let declaration=parseMatch(match.text);if(declaration===null)continue;if(declaration===BENCHMARK_ATTRIBUTE){
wasAnnounced=!0;continue}let{name,opens=!1}=declaration;if(opens||wasAnnounced||!needsAttribute){let known=spots.get(name),
spot={file,line:match.line,within};known===void 0?spots.set(name,[spot]):(known.at(-1)?.file!==file||known.at(-1)?.line!==
match.line)&&known.push(spot)}wasAnnounced=!1,opens&&(within=name)}return spots}function endsWithPath(file,path){let wanted=path.
replace(/^(\.\/)+/,"");return wanted!==""&&(file===wanted||file.endsWith(`/${wanted}`))}var inQuotesPattern=mark=>`${mark}\
([^${mark}\\\\]|\\\\.)+${mark}`,QUOTED=inQuotesPattern('"'),IN_ANY_QUOTES=`(${['"',"'","`"].map(inQuotesPattern).join("|")}\
)`;function unquote(text){return/(["'`])((?:(?!\1)[^\\]|\\.)+)\1$/s.exec(text)?.[2]?.replaceAll(/\\(.)/gs,(_,escaped)=>ESCAPES[escaped]??
escaped)??null}var ESCAPES={n:`
`,t:"	"};function makeCallRules({description,files,sign,calls,opens,queriesFor=queriesByName}){return{description,files,sign,line:`\
(${calls}) *\\(? *${IN_ANY_QUOTES}`,locator:matches=>makeLocator(matches,{parseMatch(text){let name=unquote(text);return name===
null?null:opens?.test(text)?{name:`group ${name}`,opens:!0}:{name}},queriesFor})}}function queriesByName({group,name}){return group===
null?[{name}]:[{name,within:`group ${group}`},{name:`group ${group}`}]}var SCRIPTS=["js","mjs","cjs","jsx","ts","mts","c\
ts","tsx"],JAVASCRIPT=SCRIPTS.map(extension=>`*.${extension}`),callPattern=(...words)=>String.raw`(^|[^[:alnum:]_$])(${words.
join("|")})(\.[[:alpha:]]+)*`,CALLS=["bench","benchmark","add","describe","group","suite"],OPENS=/^\W?(describe|group|suite)\b(?!\.add\b)/,
javascriptDefinitions=makeCallRules({description:"`bench('name'`, `.add('name'`, else the `describe` or `group` around i\
t",files:JAVASCRIPT,sign:"[Bb]ench|mitata",calls:callPattern(...CALLS),opens:OPENS}),vitestDefinitions=makeCallRules({description:"\
`bench('name'`, else the `test` or `describe` around it",files:JAVASCRIPT,sign:"bench",calls:callPattern(...CALLS,"test",
"it"),opens:/^\W?(describe|group|suite|test|it)\b(?!\.add\b)/,queriesFor({group,name}){let[file="",...parts]=(group===null?
name:`${group} > ${name}`).split(" > "),isIn=path=>endsWithPath(path,file),benches=parts.map((_,index)=>{let bench={name:parts.
slice(index).join(" > "),isIn},outer=parts[index-1];return outer===void 0?bench:{...bench,within:`group ${outer}`}}),groups=parts.
slice(0,-1).map(part=>({name:`group ${part}`,isIn}));return[...benches,...groups.toReversed()]}}),denoDefinitions=makeCallRules(
{description:"`Deno.bench('name'` or `name: 'name'`",files:JAVASCRIPT,sign:String.raw`Deno\.bench`,calls:String.raw`Deno\.bench(\.[[:alpha:]]+)*|name:`,
queriesFor:({name})=>[{name}]}),consoleTimeDefinitions=makeCallRules({description:"`console.time('name'`",files:JAVASCRIPT,
sign:String.raw`console\.time`,calls:String.raw`console\.time`}),rubyDefinitions=makeCallRules({description:"`report('na\
me'`",files:["*.rb"],sign:"[Bb]enchmark",calls:String.raw`\.report`}),dartDefinitions=makeCallRules({description:"`super\
('name'`",files:["*.dart"],sign:"Benchmark",calls:"super"}),swiftDefinitions=makeCallRules({description:'`Benchmark("nam\
e"`',files:["*.swift"],sign:"Benchmark",calls:"Benchmark",queriesFor:({name})=>[{name}]});function makeHaskellRules(sign,separator){
return makeCallRules({description:'`bench "name"`, else the `bgroup` around it',files:["*.hs","*.lhs"],sign,calls:"(^|[^\
[:alnum:]_])(bench|bgroup)",opens:/^\W?bgroup\b/,queriesFor({name}){let parts=name.split(separator),benches=parts.map((_,index)=>{
let bench={name:parts.slice(index).join(separator)},outer=parts[index-1];return outer===void 0?bench:{...bench,within:`g\
roup ${outer}`}}),groups=parts.slice(0,-1).map(part=>({name:`group ${part}`}));return[...benches,...benches.map(bench=>({
name:bench.name})),...groups.toReversed()]}})}var tastyBenchDefinitions=makeHaskellRules("Test\\.Tasty\\.Bench","."),haskellCriterionDefinitions=makeHaskellRules(
"Criterion","/"),elixirDefinitions={description:'`"name" =>`, in a file that uses Benchee',files:["*.exs","*.ex"],sign:"\
Benchee",line:`${QUOTED} *=>`,locator:matches=>makeLocator(matches,{parseMatch(text){let name=unquote(text.replace(/ *=>$/,
""));return name===null?null:{name}},queriesFor:({name})=>[{name},{name:name.replace(/ \[.*\]$/s,"")}]})},SOURCES=[...SCRIPTS,
"py","rb","go","rs","c","cc","cpp","cxx","h","hpp","java","kt","scala","cs","swift","dart","lua","luau","jl","zig","nim",
"php","ex","exs","hs","ml","sh"],quotedNameDefinitions={description:"the name in quotes, in a source file with `bench` i\
n its path",files:SOURCES.map(extension=>`:(icase)*bench*.${extension}`),sign:null,line:IN_ANY_QUOTES,locator:matches=>makeLocator(
matches,{parseMatch(text){let name=unquote(text);return name===null?null:{name}},queriesFor:({name})=>[{name}]})};var FILES=["*.py"];function makeFunctionRules(sign,wanted){return{description:"`def name` in its file, and in its class \
if it has one",files:FILES,sign,line:"^[[:blank:]]*(async +)?(def|class) +[^(:[:space:]]+",locator:matches=>makeLocator(
matches,{parseMatch:parseDeclaration,queriesFor:wanted})}}function parseDeclaration(text){let[,indent,keyword,name]=/^(\s*)(?:async +)?(def|class) +(\S+)$/.
exec(text)??[];return indent===void 0?null:{name:`${indent===""?"":"inner "}${keyword} ${name}`,opens:indent===""}}var pytestDefinitions=makeFunctionRules(
"benchmark",({name})=>{let[,file="",nodes=""]=/^(.+?\.py)::([^[]+)/.exec(name)??[],[test="",owner]=nodes.split("::").toReversed(),
isIn=path=>endsWithPath(path,file);return owner===void 0?[{name:`def ${test}`,isIn}]:[{name:`inner def ${test}`,within:`\
class ${owner}`,isIn},{name:`class ${owner}`,isIn}]}),asvDefinitions=makeFunctionRules("(def|class) +((time|timeraw|mem|\
peakmem|track)_|Time|Mem|PeakMem|Track)",({name})=>{let path=name.replace(/\(.*$/s,"").split("."),[method="",owner=""]=path.
toReversed(),inModule=parts=>file=>[".py","/__init__.py"].some(end=>endsWithPath(file,`${parts.join("/")}${end}`)),ofClass=inModule(
path.slice(0,-2));return[{name:`inner def ${method}`,within:`class ${owner}`,isIn:ofClass},{name:`class ${owner}`,isIn:ofClass},
{name:`def ${method}`,isIn:inModule(path.slice(0,-1))}]}),pyperfDefinitions=makeCallRules({description:'`bench_func("nam\
e"` and the like',files:FILES,sign:"pyperf",calls:String.raw`\.(bench_func|bench_async_func|bench_time_func|bench_command|timeit)`});var asv={id:"asv",aliases:["python_asv"],description:"asv: the files in its folder of results",advice:'asv run -E existi\
ng --set-commit-hash COMMIT --record-samples --bench "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>/^\s*\{/.
test(text)&&RESULTS.test(text),parse:source=>parseFiles([source]),parseFiles,filter:benchmarks=>joinPatterns(benchmarks.
map(({name})=>escapePattern(name))),definitions:asvDefinitions},RESULTS=/"result_columns"\s*:\s*\[/,resultsSchema=object(
{result_columns:array(string()),results:recordSchema}),describedSchema=object({type:string(),unit:string()});function parseFiles(sources){
let found=makeFindings(),{series,problems}=found,documents=sources.flatMap(source=>parseJsonDocuments(source,problems,{bareNonFinite:!0})),
kinds=kindsOf(documents.map(({value})=>value)),results=documents.filter(({value})=>Object.hasOwn(Object(value),"result_c\
olumns"));for(let{location,value}of results){let report=parseValue(resultsSchema,value,{location,problems});for(let[name,
item]of entriesOf(report?.results)){let own=appendKeys(location,"results",name),row=item===null?[]:parseValue(valuesSchema,
item,{location:own,problems});if(row===null)continue;parseBenchmark({name,location:own,column:label=>row[report.result_columns.
indexOf(label)]},{problems,series,kinds})}}let at=sources.length===1?sources[0].path:atKey("output-file");return toParseResult(
found,at,{source:"asv"})}function kindsOf(documents){let kinds=new Map;for(let document of documents)for(let[name,item]of entriesOf(
document)){let{data}=describedSchema.safeParse(item);data!==void 0&&kinds.set(name,{metric:data.type,unit:data.unit})}return kinds}
var PREFIXES=[[/^time(?:raw)?(?=_|[A-Z])/i,{metric:"time",unit:"seconds"}],[/^mem(?=_|[A-Z])/i,{metric:"memory",unit:"by\
tes"}],[/^peakmem(?=_|[A-Z])/i,{metric:"peakmemory",unit:"bytes"}],[/^/,{metric:"track",unit:"unit"}]];function kindOf(name,kinds){
let own=name.slice(name.lastIndexOf(".")+1);return kinds.get(name)??PREFIXES.find(([prefix])=>prefix.test(own))[1]}var valuesSchema=array(
unknown()),parametersSchema=array(array(string()));function parseBenchmark({name,location,column},reading){let{problems}=reading,
result=column("result")??null;if(result===null){problems.push(makeError("failed-in-tool",location,{name}));return}let values=parseValue(
valuesSchema,result,{location,problems}),parameters=parseValue(parametersSchema,column("params")??[],{location,problems});
if(values===null||parameters===null)return;let count=parameters.reduce((product,list)=>product*list.length,1);if(count!==
values.length){let counts={name,what:"values",announced:count,found:values.length};problems.push(makeError("wrong-count",
location,counts));return}let samples=column("samples");for(let[index,value]of values.entries()){let own={kind:kindOf(name,
reading.kinds),name:name+formatParameters(parameters,index)},recorded=Array.isArray(samples)?samples[index]:void 0;addResult(
{...own,location,value,recorded},reading)}}function formatParameters(parameters,index){if(parameters.length===0)return"";
let rest=index;return`(${parameters.toReversed().map(list=>{let one=list[rest%list.length];return rest=Math.floor(rest/list.
length),one}).reverse().join(", ")})`}var SKIPPED="NaN";function addResult({name,location,kind,value,recorded},{problems,
series}){if(value===SKIPPED)return;if(value===null){problems.push(makeError("failed-in-tool",location,{name}));return}let isRecorded=Array.
isArray(recorded)&&recorded.length>0,values=isRecorded?recorded:[value],unusable=[value,...values].find(one=>!Number.isFinite(
one));if(unusable!==void 0){let got={name,metric:kind.metric,got:formatJsonValue(unusable)};problems.push(makeError("unu\
sable-value",location,got));return}let aggregate=!isRecorded&&kind.metric==="time";series.add({group:null,name,...kind,better:null,
values,primary:!0,...aggregate&&{aggregate}})}var autocannon={id:"autocannon",description:"autocannon: --json",advice:"npx autocannon --json -d 5 http://127.0.0.1:808\
0/",repeatsForTime:!0,recognises:text=>/^\s*\{/.test(text)&&['"non2xx"','"connections"','"latency"'].every(key=>text.includes(
key)),parse:parse2},averageSchema=object({average:number()}),resultSchema=object({title:string().nullish(),url:string().
min(1),errors:number(),timeouts:number(),non2xx:number(),mismatches:number().default(0),requests:averageSchema.extend({total:number()}),
latency:averageSchema,throughput:averageSchema});function parse2(source){let{series,problems}=makeFindings(),all=parseJsonDocuments(
source,problems),documents=problems.length>0?all.slice(0,-1):all;for(let[index,{location,value}]of documents.entries()){
if(isWarmup(value,documents[index+1]?.value))continue;let result=parseValue(resultSchema,value,{location,problems});if(result!==
null)for(let one of toMeasurements(result,location,problems))series.add(one)}return{measurements:series.all(),problems}}
function isWarmup(value,next){let start4=textAt(value,"start");return start4!==""&&textAt(next,"warmup","start")===start4}
function toMeasurements(result,location,problems){let{url,title,requests,latency,throughput}=result,name=title||url,failure=failureOf(
name,result,location);if(failure!==null)return problems.push(failure),[];let common={group:null,name,aggregate:!0},rate={
metric:"requests.average",unit:"1/s",values:[requests.average]},time={metric:"latency.average",unit:"ms",values:[latency.
average]},bytes={metric:"throughput.average",unit:"B/s",values:[throughput.average]};return[{...common,...rate,better:"h\
igher",primary:!0},{...common,...time,better:"lower",primary:!0},{...common,...bytes,better:"higher",primary:!1}]}function failureOf(name,result,location){
let{errors,timeouts,non2xx,mismatches,requests}=result,makeProblem=(kind,failed)=>makeError("requests-failed",location,{
name,kind,failed,requests:requests.total});return errors>0||timeouts>0?makeProblem("error",errors):non2xx>0?makeProblem(
"status",non2xx):mismatches>0?makeProblem("body",mismatches):requests.total>0?null:makeError("no-responses",location,{name})}function hasKeys(text,...paths){let keys=keysOf(text);return paths.every(path=>keys.has(path))}var last={text:"",keys:new Set};
function keysOf(text){return last.text!==text&&(last={text,keys:/^\s*[[{]/.test(text)?parseKeys(text):new Set}),last.keys}
var TOKEN2=/\s*(?:([{}[\],:])|("[^"\\]*(?:\\.[^"\\]*)*")|[^\s{}[\],:"]+)/sy;function parseKeys(text){let keys=new Set,open=[],
key="",isKeyNext=!1;TOKEN2.lastIndex=0;do{let match=TOKEN2.exec(text);if(match===null)break;let[,mark,string2]=match,inner=open.
at(-1);mark==="{"||mark==="["?open.push(levelIn(inner,key,mark==="[")):mark==="}"||mark==="]"?open.pop():string2!==void 0&&
isKeyNext&&inner!==void 0&&open.length<=6&&(key=string2.slice(1,-1),keys.add(join(inner.path,key)).add(join(inner.anyPath,
key))),isKeyNext=mark==="{"||mark===","&&inner?.isList===!1}while(open.length>0&&TOKEN2.lastIndex<131072);return keys}function levelIn(outer,key,isList2){
let behind=isList2?"[]":"";return outer===void 0?{isList:isList2,path:behind,anyPath:behind}:outer.path.length>131072?{...outer,
isList:isList2}:{isList:isList2,path:(outer.isList?outer.path:join(outer.path,key))+behind,anyPath:(outer.isList?outer.anyPath:
join(outer.anyPath,"*"))+behind}}function join(path,key){return path===""?key:`${path}.${key}`}var benchee={id:"benchee",description:"Elixir with Benchee: the file of benchee_json",advice:'mix run bench.exs, with {B\
enchee.Formatters.JSON, file: "results.json"}',repeatsForTime:!0,recognises:text=>hasKeys(text,"[].job_name","[].run_tim\
e_data.samples"),parse:parse3,definitions:elixirDefinitions},dataSchema=object({samples:numberListSchema}).nullish(),scenarioSchema=object(
{name:string(),run_time_data:dataSchema,memory_usage_data:dataSchema}),suiteSchema=array(unknown());function parse3(source){
let found=makeFindings(),{series,problems}=found;for(let{location,value}of parseJsonDocuments(source,problems)){let numbered=makeNumbering();
for(let[index,item]of parseValue(suiteSchema,value,{location,problems})?.entries()??[]){let own=appendKeys(location,index),
name=numbered(nameOf(item)),scenario=parseValue(scenarioSchema,item,{location:own,problems});scenario!==null&&!addScenario(
name,scenario,series)&&problems.push(makeError("benchmark-without-result",own,{name}))}}return toParseResult(found,source.
path,{source:"Benchee.Formatters.JSON"})}var NO_INPUT="__no_input";function nameOf(item){let input=textAt(item,"input_na\
me");return textAt(item,"name")+(input===""||input===NO_INPUT?"":` [${input}]`)}function addScenario(name,scenario,series){
let times=scenario.run_time_data?.samples??[],sizes=scenario.memory_usage_data?.samples??[],common={group:null,name,better:"\
lower"};return times.length>0&&series.add({...common,metric:"run_time",unit:"ns",values:times,primary:!0}),sizes.length>
0&&series.add({...common,metric:"memory_usage",unit:"B",values:sizes,primary:times.length===0}),times.length+sizes.length>
0}var bencherBmf={id:"bencher-bmf",aliases:["json_v0"],description:'Bencher Metric Format: {"BENCHMARK": {"MEASURE": {"val\
ue": NUMBER}}}',advice:"any command that prints it, one value per benchmark and measure",recognises:text=>START.test(text.
slice(0,MAX_RECOGNITION_LENGTH)),parse:parse4,definitions:quotedNameDefinitions},MAX_RECOGNITION_LENGTH=65536,TEXT=String.
raw`"[^"\\]*(?:\\.[^"\\]*)*"\s*:\s*`,VALUE=String.raw`"(?:lower_|upper_)?value"\s*:\s*-?[\d.eE+-]+\s*`,START=new RegExp(
String.raw`^\s*\{\s*${TEXT}\{\s*${TEXT}\{\s*${VALUE}(?:,\s*${VALUE}){0,2}\}`),COUNT={unit:"count",better:"lower"},MEASURES=new Map(
[["latency",{unit:"ns",better:"lower"}],["throughput",{unit:"1/s",better:"higher"}],["build-time",{unit:"s",better:"lowe\
r"}],["file-size",{unit:"B",better:"lower"}],...["instructions","l1-hits","l2-hits","ll-hits","ram-hits"].map(slug=>[slug,
COUNT]),...["total-read-write","estimated-cycles"].map(slug=>[slug,COUNT])]),measureSchema=object({value:number()});function parse4(source){
let found=makeFindings(),{series,problems}=found;for(let{location,value}of parseNamedDocuments(source,problems)){let benchmarks=parseValue(
recordSchema,value,{location,problems});for(let[name,item]of entriesOf(benchmarks)){let own=appendKeys(location,name),measures=parseValue(
recordSchema,item,{location:own,problems});for(let[metric,inner]of entriesOf(measures)){let measure=parseValue(measureSchema,
inner,{location:appendKeys(own,metric),problems});if(measure===null)continue;let known=MEASURES.get(metric.toLowerCase().
replaceAll(" ","-")),{unit,better}=known??{unit:metric,better:null};series.add({group:null,name,metric,unit,better,values:[
measure.value],primary:!0})}}}return toParseResult(found,source.path,{})}function readLines({path,text},{series,problems},{sign,end},read){for(let[index,line]of splitLines(text).entries()){let location=inFile(
path,index+1),count=line.match(sign)?.length??0;for(let piece of count>1?splitResults(line,end):[line]){let own=count>1?
piece.match(sign)?.length??0:count;if(own>1){problems.push(makeError("joined-results",location,{line:piece.trim()}));continue}
let before=series.added+problems.length,outcome=read(piece,location,index+1),isMissing=outcome==="missing"||!outcome&&series.
added+problems.length===before;own===1&&isMissing&&problems.push(makeError("unreadable-result",location,{line:piece.trim()}))}}}
function splitResults(line,end){let ends=end===void 0?[]:[...line.matchAll(end)].map(({index,0:{length}})=>index+length);
return[0,...ends].map((from,at)=>line.slice(from,ends[at])).filter(piece=>piece.trim()!=="")}var benchmarkIps={id:"benchmark-ips",description:"Ruby with benchmark-ips: what it prints, or the file of json!",advice:"\
ruby bench.rb, with x.config(warmup: 0.5, time: 1)",repeatsForTime:!0,recognises:text=>SECTION.test(text)||RATE_ANYWHERE.
test(text)||hasKeys(text,"[].name","[].central_tendency"),parse:source=>/^\s*[[{]/.test(source.text)?parseJson(source):parseText(
source),definitions:rubyDefinitions},SECTION=/^(?:Warming up|Calculating) -{20,}$/m,RATE2=/^\(±(?: *[\d.]+|NaN|Infinity)%\) i\/s(?: |$)/,
RATE_ANYWHERE=/\(± *[\d.]+%\) i\/s /,SIGNS={sign:/\(\u00b1[^()%]{0,12}%\) i\/s/g,end:/ in +[\d.]+s/g},FACTORS=new Map([
["",1],["k",1e3],["M",1e6],["B",1e9],["T",1e12],["Q",1e15]]),NUMBER_AT_END=/(?:^|\s)(\d+(?:\.\d+)?)([kMBTQ]?)$/,WARM_AT_END=/(?:^|\s)\d+(?:\.\d+)?[kMBTQ]? +i\/\d+ms$/;
function add(series,name,rate){let ips={metric:"ips",unit:"1/s",better:"higher",values:[rate]};series.add({group:null,name,
...ips,primary:!0,aggregate:!0})}function parseText(source){let found=makeFindings(),{series,problems}=found,waiting=new Map,
above="";readLines(source,found,SIGNS,(line,location)=>{let warm=WARM_AT_END.exec(line);warm!==null&&waiting.set(labelOf(
line.slice(0,warm.index),above),location);let end=line.lastIndexOf("(\xB1"),before=line.slice(0,Math.max(end,0)).trimEnd(),
number2=RATE2.test(line.slice(end))?NUMBER_AT_END.exec(before):null;if(end>0&&number2!==null){let[,digits,prefix=""]=number2,
name=labelOf(before.slice(0,number2.index),above);add(series,name,Number(digits)*FACTORS.get(prefix)),waiting.delete(name)}
return above=line,!1});for(let[name,location]of waiting)problems.push(makeError("benchmark-without-result",location,{name}));
return toParseResult(found,source.path,{})}function labelOf(own,above){return own.trim()===""?above.trim():own.trim()}var entrySchema=object(
{name:string(),central_tendency:number()}),listSchema=array(unknown());function parseJson(source){let found=makeFindings(),
{series,problems}=found;for(let{location,value}of parseJsonDocuments(source,problems)){let numbered=makeNumbering();for(let[
index,item]of parseValue(listSchema,value,{location,problems})?.entries()??[]){let own=appendKeys(location,index),entry=parseValue(
entrySchema,item,{location:own,problems});if(entry===null)continue;let{central_tendency:rate}=entry,name=numbered(entry.
name);if(rate>0)add(series,name,rate);else{let got={name,metric:"central_tendency",got:String(rate)};problems.push(makeError(
"unusable-value",own,got))}}}return toParseResult(found,source.path,{})}var benchmarkLuau={id:"benchmark-luau",description:"Luau: what its bench.py prints",advice:"python3 bench/bench.py --vm \
./luau",aliases:["benchmarkluau"],recognises:text=>RESULT.test(text),parse:parse5,definitions:quotedNameDefinitions},WORDS=String.
raw`(\S+(?:[^\S\n]+\S+)*?)`,RESULT=new RegExp(String.raw`^SUCCESS: ${WORDS} *: *([\d.]+)(us|ms|s) \+\/- *[\d.]+% on ${WORDS} *(?:\( *[+-][\d.]+%, .*\))?$`,
"m"),SIGNS2={sign:/SUCCESS: (?=.{0,300}:)/g},FAILURE=/^FAILED: +(\S.*)$/;function parse5(source){let found=makeFindings(),
{series,problems}=found;return readLines(source,found,SIGNS2,(line,location)=>{let failure=FAILURE.exec(line)?.[1];failure!==
void 0&&problems.push(makeError("failed-in-tool",location,{name:failure}));let[,name,number2,unit,group=null]=RESULT.exec(
line)??[],value=Number(number2);if(name===void 0||unit===void 0||!Number.isFinite(value))return!1;let time={metric:"time",
unit,better:"lower",values:[value]};return series.add({group,name,...time,primary:!0,aggregate:!0}),!1}),toParseResult(found,
source.path,{option:"--run-test"})}function makeMethodRules({description,files,sign,annotation,isBenchmarkAttribute,extensions}){return{description,files,sign,
line:`${annotation}|(class|object|struct|trait) +[[:alnum:]_]+|[[:alnum:]_]+ *\\(`,locator:matches=>makeLocator(matches,
{needsAttribute:!0,parseMatch(text){if(isBenchmarkAttribute(text))return BENCHMARK_ATTRIBUTE;let owner=/^(?:class|object|struct|trait) +(\w+)$/.
exec(text)?.[1];if(owner!==void 0)return{name:`class ${owner}`,opens:!0};let method=/^(\w+) *\($/.exec(text)?.[1];return method===
void 0?null:{name:method}},queriesFor:benchmark=>definitionQueriesOf(benchmark,extensions)})}}function definitionQueriesOf({
name},extensions){let path=name.replace(/[ ([].*$/s,"").split(/[.$]/),[method="",owner=""]=path.toReversed(),files=extensions.
map(extension=>`${owner}.${extension}`),folders=path.slice(0,-2),isInPackage=file=>files.some(one=>endsWithPath(file,[...folders,
one].join("/"))),isOwnFile=file=>files.includes(file.slice(file.lastIndexOf("/")+1));return[{name:method,within:`class ${owner}`,
isIn:isInPackage},{name:method,isIn:isInPackage},{name:method,within:`class ${owner}`,isIn:isOwnFile},{name:method,within:`\
class ${owner}`}]}var jmhDefinitions=makeMethodRules({description:"the method under `@Benchmark` in its class",files:["*\
.java","*.kt","*.scala"],sign:"@([[:alnum:]_]+\\.)*Benchmark([^[:alnum:]_]|$)",annotation:"@[[:alnum:]_.]+ *\\(?",isBenchmarkAttribute:text=>/^@(?:\w+\.)*Benchmark\W?$/.
test(text),extensions:["java","kt","scala"]}),benchmarkdotnetDefinitions=makeMethodRules({description:"the method under \
`[Benchmark]` in its class",files:["*.cs","*.fs","*.vb"],sign:"\\[Benchmark[](,]",annotation:"\\[[[:alnum:]_.]+ *\\(?",isBenchmarkAttribute:text=>/^\[Benchmark *[\](,]?$/.
test(text),extensions:["cs","fs","vb"]}),phpbenchDefinitions={description:"`function benchName` in its class",files:["*.\
php"],sign:"PhpBench|function +bench",line:"(class|function) +[[:alnum:]_]+",locator:matches=>makeLocator(matches,{parseMatch(text){
let[,keyword,name]=/^(class|function) +(\w+)$/.exec(text)??[];return name===void 0?null:keyword==="class"?{name:`class ${name}`,
opens:!0}:{name}},queriesFor({group,name}){let[owner=""]=(group??"").split("\\").toReversed();return[{name:name.replace(
/ ?#.*$/s,""),within:`class ${owner}`}]}})};var benchmarkdotnet={id:"benchmarkdotnet",aliases:["c_sharp_dot_net","c_sharp"],description:"BenchmarkDotNet: the files \
of its JSON exporters",advice:'dotnet run -c Release -- --exporters json --filter "${BENCH_REFEREE_FILTER:-*}"',repeatsForTime:!0,
recognises:text=>/^\s*\{/.test(text)&&/"BenchmarkDotNetVersion"\s*:/.test(text.slice(0,MAX_RECOGNITION_LENGTH2)),parse:parse6,
filter:benchmarks=>`${commonPrefixOf(benchmarks.map(({name})=>/^[\w.+]*/.exec(name)[0]))}*`,definitions:benchmarkdotnetDefinitions},
MAX_RECOGNITION_LENGTH2=65536,benchmarkSchema=object({FullName:string().min(1),Statistics:object({OriginalValues:numberListSchema.
nullish(),Median:number().optional()}).nullish(),Memory:object({BytesAllocatedPerOperation:number().nullish()}).nullish()}),
reportSchema=object({Benchmarks:array(unknown())});function parse6(source){let{series,problems}=makeFindings();for(let{location,
value}of parseJsonDocuments(source,problems,{bareNonFinite:!0})){let report=parseValue(reportSchema,value,{location,problems});
report?.Benchmarks.length===0&&problems.push(makeError("no-results",location,{option:"--filter"}));let numbered=makeNumbering();
for(let[index,item]of report?.Benchmarks.entries()??[]){let own=appendKeys(location,"Benchmarks",index),name=numbered(textAt(
item,"FullName")),benchmark=parseValue(benchmarkSchema,item,{location:own,problems});benchmark!==null&&(addBenchmark(name,
benchmark,series)||problems.push(makeError("benchmark-without-result",own,{name})))}}return{measurements:series.all(),problems}}
function addBenchmark(name,{Statistics:statistics,Memory:memory},series){let{OriginalValues:values,Median:median}=statistics??
{},common={group:null,name,better:null},time={...common,metric:"time",unit:"ns",primary:!0};if(values?.length)series.add(
{...time,values});else if(median!==void 0)series.add({...time,values:[median],aggregate:!0});else return!1;let allocated=memory?.
BytesAllocatedPerOperation;return allocated!=null&&series.add({...common,metric:"allocated",unit:"B/op",values:[allocated],
primary:!1}),!0}var PLACES=["[].stats","0.stats","stats"];function isBenchmarkjsJson(text){return PLACES.some(stats=>hasKeys(text,`${stats}\
.moe`,`${stats}.sample`))}var benchSchema=object({name:string(),error:unknown().optional(),aborted:boolean().optional(),
stats:object({sample:numberListSchema})}),suiteSchema2=looseObject({length:number().optional()});function parseBenchmarkjsJson(source){
let found=makeFindings(),{series,problems}=found;for(let{location,value}of parseJsonDocuments(source,problems)){let numbered=makeNumbering();
for(let[own,item]of benchesOf(value,{location,problems})){let name=numbered(textAt(item,"name")),bench=parseValue(benchSchema,
item,{location:own,problems});if(bench===null)continue;let{error,aborted=!1,stats}=bench;if(error!=null||aborted)problems.
push(makeError("failed-in-tool",own,{name,...errorMessageOf(error)}));else if(stats.sample.length===0)problems.push(makeError(
"benchmark-without-result",own,{name}));else{let time={metric:"time",unit:"s",better:"lower",values:stats.sample,primary:!0};
series.add({group:null,name,...time})}}}return toParseResult(found,source.path,{source:"JSON.stringify(suite)"})}function benchesOf(value,context){
let{location}=context;if(Array.isArray(value))return value.map((item,index)=>[appendKeys(location,index),item]);let suite=parseValue(
suiteSchema2,value,context);return suite===null?[]:suite.length===void 0?[[location,suite]]:Object.keys(suite).filter(key=>/^\d+$/.
test(key)).map(key=>[appendKeys(location,key),suite[key]])}var benchmarkjs={id:"benchmarkjs",description:"benchmark.js: the lines of String(event.target), or JSON of its suite or \
its benchmarks",advice:'node bench.js, which prints JSON.stringify(this) on "complete"',aliases:["js_benchmark"],repeatsForTime:!0,
recognises:text=>RESULT2.test(text)||isBenchmarkjsJson(text),parse:source=>/^\s*[[{]/.test(source.text)?parseBenchmarkjsJson(
source):parseLines(source),definitions:javascriptDefinitions},RESULT2=/^(.+) x (\d+(?:,\d{3})*(?:\.\d+)?|Infinity|NaN) ops\/sec [^\s\d]{1,6}\S+% \((\d+) runs? sampled\)$/m,
SIGNS3={sign:/ops\/sec [^\s\d]{0,6}\S{0,12}%/g,end:/\(\S{1,20} runs? sampled\)/g},ERROR_PROPERTY=/(?:: |, )(?:code|message|errno|generatedMessage): /;
function parseFailedName(line){return line.endsWith(": ")?line.slice(0,-2):ERROR_PROPERTY.test(line)?line.slice(0,line.indexOf(
": ")):null}function parseLines(source){let found=makeFindings(),{series,problems}=found;return readLines(source,found,SIGNS3,
(line,location)=>{let[,name,rate="",runs]=RESULT2.exec(line)??[],value=Number(rate.replaceAll(",","")),isMeasured=value>
0&&Number.isFinite(value)&&runs!=="0",failed=name===void 0?parseFailedName(line):isMeasured?null:name;if(failed!==null)problems.
push(makeError("failed-in-tool",location,{name:failed,reason:line.trim()}));else if(name!==void 0){let rated={metric:"op\
s/sec",unit:"1/s",better:"higher",values:[value]};series.add({group:null,name,...rated,primary:!0,aggregate:!0})}return!1}),
toParseResult(found,source.path,{source:"String(event.target)"})}var bundlesize={id:"bundlesize",description:"bundlesize: what it prints",advice:"npx bundlesize",recognises:text=>RESULT3.
test(text),parse:parse7},SIZE=String.raw`([\d.]+)([KMGT]?B)`,RESULT3=new RegExp(String.raw`^ *(PASS|FAIL) +(\S.*): ${SIZE} [<>=]+ (?:maxSize )?([\d.]+[KMGT]?B)\b(?: \(?(gzip|brotli|no compression)\b)?.*$`,
"m"),SIGNS4={sign:/: {0,3}\S{1,40} [<>=]{1,2} (?:maxSize )?[\d.,]+[KMGT]?B\b/g,end:/[<>=] (?:maxSize )?[\d.]+[KMGT]?B\b(?: \(?(?:gzip|brotli|no compression)\)?)?/g},
ERROR=/^ *ERROR +(\S.*)$/,BYTES=new Map([...["B","KB","MB","GB","TB"].entries()].map(([i,word])=>[word,1024**i]));function parse7(source){
let found=makeFindings(),{series,problems}=found,compressions=new Map,sizes=[];readLines(source,found,SIGNS4,(line,location)=>{
let error=ERROR.exec(line)?.[1];error!==void 0&&problems.push(makeError("tool-error",location,{tool:"bundlesize",said:error.
trim()}));let[,outcome,file,number2,unit,limit,compression=""]=RESULT3.exec(line)??[];if(file===void 0||number2===void 0||
unit===void 0)return!1;let usual=compressions.get(file)??compression;compressions.set(file,usual);let name=usual===compression?
file:`${file} (${compression})`,value=Number(number2)*BYTES.get(unit);return Number.isFinite(value)?(outcome==="FAIL"&&problems.
push(makeWarning("over-limit",location,{name,limit})),sizes.push({name,limit:limit??"",value}),!0):(problems.push(makeError(
"unusable-value",location,{name,metric:"size",got:`${number2}${unit}`})),!1)});let length=lengthOfRun(sizes),numbered=makeNumbering();
for(let[index,{name,value}]of sizes.entries()){index%length===0&&(numbered=makeNumbering());let measured={metric:"size",
unit:"B",better:"lower",values:[value]};series.add({group:null,name:numbered(name),...measured,primary:!0,deterministic:!0})}
return toParseResult(found,source.path,{tool:"bundlesize"})}function lengthOfRun(sizes){let keys=sizes.map(({name,limit})=>JSON.
stringify([name,limit]));if(new Set(keys).size===1)return new Set(sizes.map(({value})=>value)).size===1?1:sizes.length;let second=keys.
findIndex((key,index)=>index>1&&key===keys[0]&&keys[1]!==key);return second>0&&keys.every((key,index)=>key===keys[index%
second])&&keys.length%second===0?second:keys.length}var callgrind={id:"callgrind",description:"Valgrind's callgrind.out and cachegrind.out files",advice:"valgrind --tool=ca\
llgrind --callgrind-out-file=callgrind.out COMMAND",runsValgrind:!0,recognises:text=>/^cmd: /m.test(text)&&/^events: Ir\b/m.
test(text),parse:parse8},METRICS=new Map([["Ir","instructions"]]);function parse8({path,text}){let found=makeFindings(),
{command:command2,parts}=readParts(path,text),counted=parts.filter(({totals})=>totals===null||totals[0]!==0),marked=counted.
filter(({mark})=>mark!==null);for(let{location,mark,events,totals,written}of marked.length>0?marked:counted){let name=mark??
command2;totals===null&&found.problems.push(makeError("benchmark-without-result",location,{name}));for(let[index,count]of(totals??
[]).entries()){let metric=METRICS.get(events[index]??"")??events[index];if(metric===void 0||Number.isNaN(count)){found.problems.
push(makeError("unusable-value",location,{name,metric:metric??"event",got:written[index]}));continue}let counted2={metric,
unit:"count",better:"lower",values:[count]};found.series.add({group:null,name,...counted2,primary:index===0,deterministic:!0,
dependsOnLayout:!0})}}return toParseResult(found,path,{tool:"valgrind"})}function readCountedParts({path,text}){let{command:command2,
parts}=readParts(path,text),found={parts:[],problems:[]};for(let{location,mark,totals,written}of parts){let name=mark??command2,
instructions=totals===null?void 0:totals[0]??Number.NaN;instructions===void 0?found.problems.push(makeError("benchmark-w\
ithout-result",location,{name})):Number.isNaN(instructions)?found.problems.push(makeError("unusable-value",location,{name,
metric:"instructions",got:written[0]})):found.parts.push({command:command2,mark,instructions})}return found}function readParts(path,text){
let totalsKey=/^version: /m.test(text)?"totals":"summary",command2="",mark=null,parts=[];for(let[index,line]of splitLines(
text).entries()){let[,key,value=""]=/^(cmd|desc|events|totals|summary): *(.*?) *$/.exec(line)??[],last2=parts.at(-1);if(key===
"cmd")command2=value;else if(key==="desc")mark=/^Trigger: Client Request: (.+)$/.exec(value)?.[1]??mark;else if(key==="e\
vents")parts.push({location:inFile(path,index+1),mark,events:value.split(/ +/),totals:null,written:[]}),mark=null;else if(key===
totalsKey&&last2!==void 0&&value!==""){let written=value.split(/ +/);parts[parts.length-1]={...last2,totals:written.map(
parseCount),written}}}return{command:command2,parts}}function parseCount(text){return/^\d{1,18}$/.test(text)?Number(text):
Number.NaN}var TITLE=/^(.*?)(\.\.\.)?( #\d+)?$/s,MAX_TITLE_BYTES=100;function buildCriterionFilter(benchmarks){return joinPatterns(
benchmarks.map(({name})=>titlePattern(name)))}function titlePattern(name){let[,start4="",dots="",number2=""]=TITLE.exec(
name),isCut=dots!==""&&new TextEncoder().encode(start4).length>MAX_TITLE_BYTES-4,end=number2===""?"":`(${escapePattern(number2)}\
)?`;return isCut?`${escapePattern(start4)}.*`:`${escapePattern(start4+dots)}${end}`}var FILES2=["*.rs"],ITEM="(^|[[:space:]])(fn|mod) +[^(<{;:[:space:]]+";function parseItem(text){let[,keyword,name]=/(fn|mod) +(?:r#)?(\S+)$/.
exec(text)??[];return name===void 0?BENCHMARK_ATTRIBUTE:keyword==="mod"?{name:`mod ${name}`,opens:!0}:{name:`fn ${name}`}}
function makeAttributeRules(description,attribute,wanted){return{description,files:FILES2,sign:attribute,line:`${attribute}\
|${ITEM}`,locator:matches=>makeLocator(matches,{parseMatch:parseItem,needsAttribute:!0,queriesFor:wanted})}}var libtestDefinitions=makeAttributeRules(
"the function under `#[bench]`",String.raw`#\[(test::)?bench\]`,({name})=>{let[fn="",module]=name.split("::").toReversed(),
anywhere={name:`fn ${fn}`};return module===void 0?[anywhere]:[{...anywhere,within:`mod ${module}`},anywhere]}),divanDefinitions=makeAttributeRules(
"the function under `#[divan::bench]`",String.raw`#\[(divan::)?bench(_group)?[](]`,({name})=>{let[target="",...path]=name.
split("::");return path.map((part,index)=>{let module=path[index-1],fn={name:`fn ${part}`,isIn:file=>isOfTarget(file,target)};
return module===void 0?fn:{...fn,within:`mod ${module}`}}).toReversed()}),gungraunDefinitions=makeAttributeRules("the fu\
nction under `#[library_benchmark]`",String.raw`#\[library_benchmark[](]`,({name})=>{let[,target="",fn=""]=/^(.+?)::(?:.+?::)?([^:\s]+)(?:\s|$)/.
exec(name)??[];return[{name:`fn ${fn}`,isIn:file=>isOfTarget(file,target)}]}),iaiDefinitions={description:"the function,\
 in a file that uses iai",files:FILES2,sign:"iai::(main|black_box)|use iai",line:ITEM,locator:matches=>makeLocator(matches,
{parseMatch:parseItem,queriesFor:({name})=>[{name:`fn ${name.replace(/^r#/,"")}`}]})};function isOfTarget(file,target){return endsWithPath(
file,`${target}.rs`)||file.split("/").slice(0,-1).includes(target)}var CALL="bench_function|bench_with_input|BenchmarkId\
::new",criterionDefinitions={description:'`bench_function("name"`, `bench_with_input` or `BenchmarkId::new` with it, els\
e `benchmark_group("name"`',files:FILES2,sign:"bench_function|bench_with_input|benchmark_group",line:`(${CALL})\\([^")]*${QUOTED}\
|benchmark_group\\([^")]*(${QUOTED})?|^ *(pub +)?fn +[^(<[:space:]]+`,locator:matches=>makeLocator(matches,{parseMatch:parseCriterionDeclaration,
queriesFor:criterionQueriesOf})};function parseCriterionDeclaration(text){let name=unquote(text)??"";return/^\w+$/.test(
text)?null:text.startsWith("benchmark_group")?{name:`group ${name}`,opens:!0}:name===""?{name:"fn",opens:!0}:{name:`func\
tion ${name}`}}function criterionQueriesOf({name}){let parts=name.split("/"),splits=parts.slice(1).map((_,index)=>({within:`\
group ${parts.slice(0,index+1).join("/")}`,rest:parts.slice(index+1)}));return[{name:`function ${name}`},...splits.map(({
within,rest})=>({name:`function ${rest.join("/")}`,within})),...splits.filter(({rest})=>rest.length>1).map(({within,rest})=>({
name:`function ${rest.slice(0,-1).join("/")}`,within})),...parts.slice(1,2).map(()=>({name:`function ${parts.slice(0,-1).
join("/")}`,within:"fn"})),...splits.toReversed().map(({within})=>({name:within}))]}var cargoCriterion={id:"cargo-criterion",description:"cargo criterion: what it prints with --message-format=json",advice:'\
cargo criterion --bench NAME --message-format=json -- "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>hasKeys(
text,"reason")&&/"reason"\s*:\s*"(?:benchmark|group)-complete"/.test(text),parse:parse9,filter:buildCriterionFilter,definitions:criterionDefinitions},
messageSchema=object({reason:string()}),benchmarkSchema2=object({id:string().min(1),iteration_count:array(number().positive()),
measured_values:array(number()).min(1),unit:string()}).refine(({iteration_count,measured_values})=>iteration_count.length===
measured_values.length,{params:{expected:"equal",keys:["iteration_count","measured_values"]}}),groupSchema=object({benchmarks:array(
string())});function parse9(source){let found=makeFindings(),{series,problems}=found,open=new Map;for(let{location,value}of parseJsonDocuments(
source,problems)){let reason=parseValue(messageSchema,value,{location,problems})?.reason;if(reason==="group-complete"){let group=parseValue(
groupSchema,value,{location,problems});for(let id of group?.benchmarks??[])open.delete(id)}if(reason!=="benchmark-comple\
te")continue;let benchmark=parseValue(benchmarkSchema2,value,{location,problems});if(benchmark===null)continue;let{id:name,
unit,iteration_count:counts,measured_values:totals}=benchmark;open.set(name,location);let values=totals.map((total,index)=>total/
counts[index]),metric=findUnitWord(unit)?.base==="sec"?"time":unit;series.add({group:null,name,metric,unit,better:null,values,
primary:!0})}for(let[name,location]of open)problems.push(makeError("run-unfinished",location,{name}));return toParseResult(
found,source.path,{tool:"cargo criterion"})}function startRun(reading){reading.numberName=makeNumbering()}function addBenchmark2({series,numberName},path,{mean,unit}){
let measured={group:null,name:numberName(path.join("/")),metric:"time",unit,better:null,values:[mean]};series.add({...measured,
primary:!0,aggregate:!0})}var PROGRAM=/^.* is a Catch2? v[\d.]+(?:-\S+)? host application\.[ \t]*$/m;function isCatchConsole(text){return PROGRAM.
test(text)}var RULE=/^-{70,}\s*$/,END=/^={70,}\s*$/,TABLE=/^benchmark name {2,}.*\biterations\b/,UNIT="(ns|us|ms|s|m)",NUMBER=String.
raw`(\d+(?:\.\d+)?(?:e[+-]?\d+)?)`,ROW=new RegExp(String.raw`^(.*?) +\d+ +\d+ +${NUMBER} ${UNIT}\s*$`),SIGNS5={sign:/ \d+ +\d+ +\S+ (?:ns|us|ms|s|m)(?!\w)/g},
MEAN=new RegExp(String.raw`^ +${NUMBER} ${UNIT} +${NUMBER} ${UNIT} +${NUMBER} ${UNIT}\s*$`),NO_RESULT=/^(.*?) *Benchmark failed \((.*)\)\s*$/,
FAILED=/^\S.*(?::\d+|\(\d+\)): FAILED:/,FAILED_COUNT=/^(?:test cases|assertions): .*\| *([1-9]\d*) failed(?! as expected)/,
CONSOLE_WIDTH=79,MAX_LINE_LENGTH=1e3,REGION_AFTER_RULE={head:"body",columns:"table",body:"head",table:"head"};function parseCatchConsole(source,into){
let reading={...into,region:"body",head:[],parents:[],name:[],pending:null,isBrief:!1,start:null,hasFailed:!1};readLines(
source,into,SIGNS5,(line,location)=>(line.length<=MAX_LINE_LENGTH&&parseLine(reading,line,location),reading.region!=="ta\
ble"||reading.pending!==null)),reportUnfinishedRun(reading)}function parseLine(reading,line,location){if(PROGRAM.test(line))
reportUnfinishedRun(reading),startRun(reading),reading.start=location,reading.hasFailed=!1,reading.region="body";else if(END.
test(line))reading.start=null,reading.region="body";else if(FAILED.test(line)){let failed={name:reading.parents[0]??"",reason:line};
reading.problems.push(makeError("failed-in-tool",location,failed)),reading.hasFailed=!0,reading.region="body"}else FAILED_COUNT.
test(line)?(reading.hasFailed||reading.problems.push(makeError("failed-in-tool",location,{reason:line})),reading.hasFailed=
!0):RULE.test(line)?(reading.region==="head"&&(reading.parents=namesOf(reading.head)),reading.region=REGION_AFTER_RULE[reading.
region],[reading.head,reading.name,reading.pending]=[[],[],null]):TABLE.test(line)?(reading.region="columns",reading.isBrief=
!/estimated|est run time/.test(line)):reading.region==="head"?reading.head.push(line.trimEnd()):reading.region==="table"&&
parseRow(reading,line,location)}function namesOf(head){let names=[];for(let[index,line]of head.entries()){let above=head[index-
1],[word=""]=line.trim().split(" "),isWrapped=above!==void 0&&(!line.startsWith("  ")||/^ {2}/.test(above)&&above.length+
word.length+1>=CONSOLE_WIDTH);names.push(isWrapped?`${names.pop()} ${line.trim()}`:line.trim())}return names}function parseRow(reading,line,location){
let mean=MEAN.exec(line);if(reading.pending!==null){if(mean!==null)add2(reading,reading.pending,{mean:mean[1],unit:mean[2]});else{
let got={name:reading.pending,metric:"mean",got:line.trim()};reading.problems.push(makeError("unusable-value",location,got))}
reading.pending=null;return}if(mean!==null)return;let[,end,number2,unit]=ROW.exec(line)??[],[,failed,reason]=NO_RESULT.exec(
line)??[];if(line.trim()===""?reading.name=[]:reading.name.push((end??failed??line).trim()),end===void 0&&failed===void 0)
return;let name=reading.name.join(" ").trim();reading.name=[],failed!==void 0?reading.problems.push(makeError("failed-in\
-tool",location,{name,...reason&&{reason}})):reading.isBrief?add2(reading,name,{mean:number2,unit}):reading.pending=name}
function add2(reading,name,{mean,unit}){let time={mean:Number(mean),unit:unit==="m"?"min":unit};addBenchmark2(reading,[...reading.
parents,name],time)}function reportUnfinishedRun(reading){reading.start!==null&&reading.problems.push(makeError("run-unf\
inished",reading.start,{}))}var SaxesParser=class{constructor(...options){return new(__require("#saxes")).SaxesParser(...options)}};function parseXml({path,text:written},handlers){let text=written.trimEnd(),line=1,end=0;for(let start4=text.indexOf("<");start4>=
0;start4=text.indexOf("<",end)){line+=countLineFeeds(text,end,start4);let{fault,length,lineFeeds}=parseDocument(text.slice(
start4),line,handlers);if(line+=lineFeeds,fault===CUT)return makeError("broken-off",inFile(path,line),{language:"XML"});
if(fault!==null)return makeError("not-xml",inFile(path,line),{reason:fault.message.replace(/\.$/,"")});end=start4+length}
return null}function parseRootName(text){if(!/^\s*</.test(text))return null;let found=null,parser=new SaxesParser;return parser.
on("opentagstart",({name})=>{throw found=withoutPrefix(name),STOP}),feed(parser,text.trimStart()),found}function parseDocument(text,firstLine,handlers){
let parser=new SaxesParser({position:!1,xmlns:!1}),depth=0,tagLine=null;parser.on("opentagstart",()=>{let passed=text[parser.
position-1]===`
`?2:1;tagLine=firstLine+parser.line-passed}),parser.on("opentag",({name,attributes})=>{depth+=1,handlers.open({name:withoutPrefix(
name),line:tagLine??firstLine,attributes})}),parser.on("closetag",()=>{if(depth-=1,handlers.close(),depth===0)throw STOP});
let{isStopped,error}=feed(parser,text),read={length:isStopped?parser.position:text.length,lineFeeds:parser.line-1};if(error!==
null)return{...read,fault:error};let isWhole=isStopped||tagLine===null&&couldBegin(parser);return{...read,fault:isWhole?
null:CUT}}var CUT=new Error("broken off");function couldBegin(parser){parser.off("opentag"),parser.on("closetag",()=>{throw STOP});
let{isStopped,error}=feed(parser,"<root/>");return isStopped&&error===null}var STOP=new Error("the reading has ended");function feed(parser,text){
let error=null;parser.on("error",found=>{throw error=found,STOP});try{return parser.write(text),{isStopped:!1,error}}catch(thrown){
if(thrown!==STOP)throw thrown;return{isStopped:!0,error}}}function withoutPrefix(name){return name.slice(name.indexOf(":")+
1)}var ROOT=/^(?:Catch|Catch2TestRun)$/;function isCatchXml(text){return ROOT.test(parseRootName(text)??"")}function parseCatchXml(source,into){
let reading={...into,path:source.path,open:[],failures:0},fault=parseXml(source,{open:element=>start(reading,element),close:()=>close(
reading)});fault!==null&&reading.problems.push(fault)}function start(reading,element){let{open,path}=reading,{name:tag,attributes}=element,
location=inFile(path,element.line);open.length===0&&(startRun(reading),reading.failures=0);let inner=open.at(-1);if(inner?.
name==="BenchmarkResults"&&tag==="mean"&&addMean(reading,inner,attributes.value??""),inner?.name==="BenchmarkResults"&&tag===
"failed"&&(inner.isDone=!0,addFailure(reading,location,{name:nameOf2(inner),reason:attributes.message})),tag==="OverallR\
esult"&&attributes.success!=="true"){let testCase=open.find(({name})=>name==="TestCase");addFailure(reading,location,{name:testCase===
void 0?"":nameOf2(testCase)})}/^OverallResults(?:Cases)?$/.test(tag)&&checkCounts(reading,location,attributes.failures),
open.push({...element,location,isDone:!1})}function checkCounts(reading,location,failures="0"){let isInTestCase=reading.
open.some(({name})=>name==="TestCase");if(Number(failures)===0||isInTestCase||reading.failures>0)return;reading.failures+=
1;let counts={what:"failures",announced:Number(failures),found:0};reading.problems.push(makeError("wrong-count",location,
counts))}function addMean(reading,benchmark,text){let parts=reading.open.filter(({name})=>PARTS_OF_NAME.has(name));benchmark.
isDone=!0;let mean=text===""?Number.NaN:Number(text);if(Number.isFinite(mean))addBenchmark2(reading,parts.map(nameOf2),{
mean,unit:"ns"});else{reading.failures+=1;let got={name:nameOf2(benchmark),metric:"mean",got:text};reading.problems.push(
makeError("unusable-value",benchmark.location,got))}}var PARTS_OF_NAME=new Set(["TestCase","Section","BenchmarkResults"]);
function close(reading){let closed=reading.open.pop();closed.name!=="BenchmarkResults"||closed.isDone||(reading.failures+=
1,reading.problems.push(makeError("benchmark-without-result",closed.location,{name:nameOf2(closed)})))}function nameOf2({
attributes}){return attributes.name??""}function addFailure(reading,location,failed){reading.failures+=1,reading.problems.
push(makeError("failed-in-tool",location,failed))}var FILES3=["*.cpp","*.cc","*.cxx","*.c++","*.C","*.cu","*.hpp","*.hh","*.hxx","*.h"],googleBenchmarkDefinitions={description:"\
the function with a `benchmark::State`, else the macro `BENCHMARK(name)`",files:FILES3,sign:"BENCHMARK|RegisterBenchmark",
line:["[[:alnum:]_]+ *\\( *(::)?benchmark::State","BENCHMARK[[:alnum:]_]*\\([^),]*(, *[[:alnum:]_]+)?",`(RegisterBenchma\
rk|->Name) *\\( *${QUOTED}`].join("|"),locator:matches=>makeLocator(matches,{parseMatch:parseGoogleDeclaration,queriesFor:googleQueriesOf})};
function parseGoogleDeclaration(text){let fn=/^(\w+) *\( *(?:::)?benchmark::State$/.exec(text)?.[1];if(fn!==void 0)return{
name:`function ${fn}`};let quoted=unquote(text);if(quoted!==null)return{name:`function ${quoted}`};let[,macro="",first="",
second]=/^BENCHMARK(\w*)\( *((?:::)?[\w:]+)[^,]*(?:, *(\w+))?$/.exec(text)??[],isNamed=second!==void 0&&(macro.endsWith(
"_F")||macro.startsWith("_CAPTURE"));return macro.startsWith("_REGISTER")||first===""?null:{name:isNamed?`function ${first}\
/${second}`:`macro ${first}`}}function googleQueriesOf({name}){let parts=name.split("/");return parts.map((_,index)=>parts.
slice(0,index+1).join("/")).toReversed().flatMap(prefix=>{let plain=prefix.replace(/<.*>/,"");return[...new Set([prefix,
plain])].flatMap(one=>[{name:`function ${one}`},{name:`macro ${one}`}])})}var catch2Definitions={description:'`BENCHMARK\
("name"` in its `TEST_CASE`, else the test case',files:FILES3,sign:"BENCHMARK",line:`(TEST_CASE|SCENARIO|SECTION|BENCHMA\
RK)[A-Z_]*\\([^")]*${QUOTED}`,locator:matches=>makeLocator(matches,{parseMatch(text){let isCase=/^(TEST_CASE|SCENARIO)/.
test(text),name=unquote(text)??"";return text.startsWith("SECTION")?null:isCase?{name:`case ${name}`,opens:!0}:{name:`be\
nchmark ${name}`}},queriesFor:({name})=>splitQueriesOf(name,"case","benchmark")})},nvbenchDefinitions={description:'`NVB\
ENCH_BENCH(name`, or `set_name("name"`',files:[...FILES3,"*.cuh"],sign:"NVBENCH_BENCH",line:`NVBENCH_BENCH(_TYPES)? *\\( \
*[[:alnum:]_:]+|set_name *\\( *${QUOTED}`,locator:matches=>makeLocator(matches,{parseMatch(text){let name=unquote(text)??
/\( *([\w:]+)$/.exec(text)?.[1];return name===void 0?null:{name}},queriesFor:({name})=>[{name:name.replace(/ \[.*\]$/s,"")}]})},
nanobenchDefinitions={description:'`.run("name"` after its `.title`, else the title',files:FILES3,sign:"nanobench",line:`\
(\\.|->)(title|run) *\\( *${QUOTED}`,locator:matches=>makeLocator(matches,{parseMatch(text){let isTitle=/^\W*title/.test(
text),name=unquote(text)??"";return isTitle?{name:`title ${name}`,opens:!0}:{name:`run ${name}`}},queriesFor:({name})=>splitQueriesOf(
name,"title","run")})};function splitQueriesOf(name,outer,inner){let parts=name.split("/"),outers=parts.slice(0,-1).map(
(_,index)=>parts.slice(0,index+1).join("/")),inners=parts.slice(1).map((_,index)=>parts.slice(index+1).join("/"));return[
...outers.flatMap((one,index)=>inners.slice(index).map(other=>({name:`${inner} ${other}`,within:`${outer} ${one}`}))),...outers.
map(one=>({name:`${outer} ${one}`})).toReversed()]}var catch2={id:"catch2",aliases:["cpp_catch2"],description:"Catch2: -r xml; what it prints on a console as a fallback",advice:'\
./tests -r xml --benchmark-no-analysis "${BENCH_REFEREE_FILTER:-[!benchmark]}"',repeatsForTime:!0,recognises:text=>isCatchXml(
text)||isCatchConsole(text)||isCatchJson(text),parse:parse10,filter:benchmarks=>[...new Set(benchmarks.map(testCasePattern))].
join(","),definitions:catch2Definitions};function isCatchJson(text){return hasKeys(text,"metadata.catch2-version")}function parse10(source){
let{path,text}=source,reading={...makeFindings(),numberName:makeNumbering()};return isCatchJson(text)?reading.problems.push(
makeError("unsupported-output",inFile(path),{kind:"catch2-json"})):isCatchXml(text)?parseCatchXml(source,reading):parseCatchConsole(
source,reading),toParseResult(reading,path,{option:"-r xml"})}function testCasePattern({name}){let[start4=""]=name.split(
"/"),escaped=start4.replaceAll(/[\\,["~*]/g,"\\$&");return start4===""?"*":`${escaped},${escaped}/*`}var cbdrCsv={id:"cbdr-csv",description:"cbdr sample: CSV with a row for each run",advice:"cbdr sample --timeout 2s NAME:\
COMMAND\u2026",recognises:text=>/^benchmark(?:,[^,\n"]+)*,[^,\n"]*(?:time|_millis)(?:,|$)/m.test(text),parse:parse11,definitions:quotedNameDefinitions},
HEADER=/^benchmark((?:,[^,"]+)+)$/,TIME2=/(?:time|_millis)$/,WALL=/^wall_/;function parse11({path,text}){let found=makeFindings(),
columns=null;for(let[index,line]of splitLines(text).entries()){let[,header]=HEADER.exec(line)??[];header!==void 0&&!isRow(
line)?columns=header.slice(1).split(","):columns!==null&&line.trim()!==""&&addRow(found,{line,columns,location:inFile(path,
index+1)})}return toParseResult(found,path,{source:"cbdr sample"})}function isRow(line){return Number.isFinite(Number(line.
slice(line.lastIndexOf(",")+1)))}function addRow({series,problems},{line,columns,location}){let fields=line.split(","),written=fields.
slice(-columns.length),name=fields.slice(0,-columns.length).join(",");if(fields.length<=columns.length){problems.push(makeError(
"wrong-count",location,{name:line,what:"values",announced:columns.length,found:fields.length-1}));return}let primary=columns.
find(column=>WALL.test(column))??columns.find(column=>TIME2.test(column))??columns[0];written.every(value=>value==="NaN")&&
problems.push(makeError("benchmark-without-result",location,{name}));for(let[index,metric]of columns.entries()){let value=written[index];
value!=="NaN"&&(NUMBER2.test(value)?series.add({group:null,name,metric,unit:unitOf(metric),better:null,values:[Number(value)],
primary:metric===primary}):problems.push(makeError("unusable-value",location,{name,metric,got:value})))}}var NUMBER2=/^-?\d+(?:\.\d+)?$/;
function unitOf(column){return column.endsWith("_millis")?"ms":TIME2.test(column)?"s":column}var cbdrJson={id:"cbdr-json",description:'cbdr: one flat object of numbers for each run, {"wall_time": 0.131, "max_rss":\
 3400}',advice:"any command that prints one such line",recognises:text=>FLAT.test(text)&&TIME3.test(FLAT.exec(text)[0]),
parse:parse12,definitions:quotedNameDefinitions},FLAT=/^\s*\{(?:\s*"(?:[^"\\]|\\.)*"\s*:\s*-?\d[\d.eE+-]*\s*[,}])+\s*(?:$|\{)/,
TIME3=/time"\s*:/,NAME="benchmark";function parse12(source){let{series,problems}=makeFindings();for(let{location,value}of parseNamedDocuments(
source,problems)){let metrics=entriesOf(value);if(metrics.length===0){let found={expected:"object",got:formatJsonValue(value)};
problems.push(makeError("wrong-type",appendKeys(location),found))}let first=metrics.find(([key])=>isTime(key))??metrics[0];
for(let[metric,number2]of metrics){if(typeof number2!="number"||!Number.isFinite(number2)){let found={expected:"number",
got:formatJsonValue(number2)};problems.push(makeError("wrong-type",appendKeys(location,metric),found));continue}let unit=isTime(
metric)?"s":metric,primary=metric===first?.[0];series.add({group:null,name:NAME,metric,unit,better:null,values:[number2],
primary})}}return{measurements:series.all(),problems}}function isTime(key){return/time$/.test(key)}function checkMeasurements({measurements,problems},sources){let rules=[IS_MEASURABLE,HAS_NAME,HAS_READABLE_UNIT,...BOUNDED_FIELDS.
map(makeLengthRule)],broken=new Map,sound=measurements.map(withRepairedUnit).filter(measurement=>{let rule=rules.find(({
isBroken})=>isBroken(measurement));return rule===void 0?!0:(broken.set(rule,broken.get(rule)??[]),broken.get(rule).push(
measurement),!1)}),found=[...broken].map(([rule,those])=>{let others=new Set(those.map(({group,name})=>JSON.stringify([group,
name]))).size-1;return rule.makeProblem({measurement:those[0],others,sources})});return{measurements:sound,problems:[...problems,
...found].map(shortenTexts)}}function shortenTexts({data,location,...rest}){let facts=Object.entries(data).map(([key,fact])=>typeof fact==
"string"?[key,truncate(fact)]:[key,Array.isArray(fact)?fact.slice(0,MAX_TEXTS).map(truncate):fact]),parts=location.map(part=>part.
kind==="file"&&part.keys!==void 0?{...part,keys:part.keys.map(shortenKey)}:part);return{...rest,data:Object.fromEntries(
facts),location:parts}}var MAX_TEXTS=100;function shortenKey(key){return typeof key=="string"?truncate(key):key}function locateText(sought,sources){
let inJson=JSON.stringify(sought).slice(1,-1);for(let{path,text}of sources){let at=[sought,inJson].map(written=>text.indexOf(
written)).find(found=>found>=0);if(at!==void 0)return inFile(path,1+countLineFeeds(text,0,at))}return inFile(sources[0]?.
path??"")}var IS_MEASURABLE={isBroken:({values})=>!isNumberList(values)||!values.every(isMeasurable),makeProblem({measurement:{
name,values,unit},others,sources}){let found=`${values.find(value=>!isMeasurable(value))??""} ${unit}`.trim();return makeError(
"unmeasurable-value",inFile(sources[0]?.path??""),{name,got:found,others})}},HAS_NAME={isBroken:({name})=>name.trim()===
"",makeProblem({measurement:{values,unit},others,sources}){let value=`${values[0]} ${unit}`.trim();return makeError("unn\
amed-benchmark",inFile(sources[0]?.path??""),{value,others})}},HAS_READABLE_UNIT={isBroken:({unit})=>isGarbledUnit(unit),
makeProblem({measurement:{name,unit},others,sources}){return makeError("garbled-unit",locateText(unit,sources),{name,unit,
others})}};function withRepairedUnit(measurement){let unit=repairUnit(measurement.unit);return unit===measurement.unit?measurement:
{...measurement,unit}}var BOUNDED_FIELDS=["name","group","metric","unit"];function makeLengthRule(field){return{isBroken:measurement=>(measurement[field]?.
length??0)>1e3,makeProblem({measurement,others,sources}){let got=measurement[field]??"",name=field==="name"?void 0:measurement.
name,data={field,name,length:got.length,got,others};return makeError("text-too-long",locateText(got,sources),data)}}}var codspeed={id:"codspeed",description:"CodSpeed's integrations in walltime mode: their result files",advice:"pytest --\
codspeed",recognises:text=>/"(?:benchmarks|uri)"\s*:/.test(text)&&/"iter_per_round"\s*:/.test(text),parse:parse13},fileSchema=object(
{benchmarks:array(unknown())}),benchmarkSchema3=object({uri:string().min(1),stats:object({median_ns:number()})});function parse13(source){
let found=makeFindings();for(let{location,value}of parseJsonDocuments(source,found.problems)){if(typeof value=="object"&&
value!==null&&"uri"in value){addBenchmark3(found,value,{location,numbered:makeNumbering()});continue}let file=parseValue(
fileSchema,value,{location,problems:found.problems}),numbered=makeNumbering();for(let[index,item]of file?.benchmarks.entries()??
[])addBenchmark3(found,item,{location:appendKeys(location,"benchmarks",index),numbered})}return toParseResult(found,source.
path,{tool:"codspeed"})}function addBenchmark3({series,problems},item,{location,numbered}){let benchmark=parseValue(benchmarkSchema3,
item,{location,problems});if(benchmark===null)return;let{uri,stats}=benchmark,measured={metric:"time",unit:"ns",better:null,
values:[stats.median_ns]};series.add({group:null,name:numbered(uri),...measured,primary:!0,aggregate:!0})}var command={id:"command",description:"any command: wall, user and system time and peak memory of the invocation itself",
advice:"the command as it is; long enough that starting it does not count, at least 0.1 s",recognises:()=>!1,fits:()=>!0,
parse:({path})=>({measurements:[],problems:[makeError("command-reads-no-file",inFile(path),{})]})};function toInvocationMeasurements(wallMs,usage,name){
return[{metric:"wall-time",unit:"s",value:wallMs/1e3},{metric:"user-time",unit:"s",value:toSeconds(usage?.userMs)},{metric:"\
system-time",unit:"s",value:toSeconds(usage?.systemMs)},{metric:"peak-memory",unit:"B",value:usage?.peakBytes??null}].flatMap(
({metric,unit,value})=>value===null?[]:[{group:null,name,metric,unit,better:"lower",values:[value],primary:metric==="wal\
l-time"}])}function toSeconds(milliseconds){return milliseconds==null?null:milliseconds/1e3}var ROWS=String.raw`(?:\n(?=.*\S).*)*`,TABLES=[["benchcmp",new RegExp(String.raw`^benchmark +old \S+ +new \S+ +(?:delta|speedup)[ \t]*$${ROWS}`,
"gm")],["benchstat",new RegExp(String.raw`^name +(?:\\ +)?(?:old|\S+\.txt) \S.*\bdelta[ \t]*$${ROWS}`,"gm")],["benchstat",
new RegExp(String.raw`^ +│ +\S.*│(?:.*│)*\n.*│.*\bvs base\b.*$${ROWS}`,"gm")],["critcmp",new RegExp(String.raw`^group {2,}\S.*\n-{5} {2,}-.*$${ROWS}`,
"gm")],["cargo-benchcmp",new RegExp(String.raw`^ *name +\S+ ns\/iter +\S+ ns\/iter +diff ns\/iter +diff %.*$${ROWS}`,"gm")],
["compare.py",new RegExp(String.raw`^Benchmark +Time +CPU +Time Old +Time New +CPU Old +CPU New[ \t]*$${ROWS}`,"gm")]],SIGN=/\b(?:delta|speedup|vs base|diff %|Time Old)\b|^-{5} {2,}-/m;
function removeComparisons(source){let{path,text}=source;if(!SIGN.test(text))return{source,problem:null};for(let[tool,table]of TABLES){
let at=text.search(new RegExp(table.source,"m"));if(at<0)continue;let blank=text.replaceAll(table,found=>`
`.repeat(countLineFeeds(found,0,found.length))),line=1+countLineFeeds(text,0,at),problem=(blank.trim()===""?makeError:makeWarning)(
"comparison-output",inFile(path,line),{tool});return{source:{path,text:blank},problem}}return{source,problem:null}}var consoleTime={id:"console-time",description:"JavaScript with console.time and console.timeEnd: what they print",advice:"\
node bench.js",aliases:["js_time"],recognises:text=>/\S/.test(text)&&!OTHER_LINE.test(text),parse:parse14,definitions:consoleTimeDefinitions},
TIME4=String.raw`(?:(\d+(?:\.\d+)?)(ms|s)|(\d+):(\d\d)(?::(\d\d))?(\.\d+) \((?:h:mm|m):ss\.mmm\))`,RESULT4=new RegExp(String.
raw`^(\S.*): ${TIME4}(?: - timer ended)?$`),SIGNS6={sign:new RegExp(String.raw`: ${TIME4}(?!:)|: (?!${TIME4})-?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|: (?!${TIME4})\S+ \((?:h:mm|m):ss\.mmm\)`,
"g")},AT_END=/: -?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|\)$/,OTHER_LINE=new RegExp(String.raw`^(?!\S.*: ${TIME4}(?: - timer ended)?$).*\S`,
"m");function parse14(source){let found=makeFindings(),{series}=found;return readLines(source,found,SIGNS6,line=>{let[,name,
number2,unit,first,second,third,fraction]=RESULT4.exec(line)??[];if(name===void 0)return!AT_END.test(line);let time={metric:"\
time",unit:"s",better:"lower",values:[number2===void 0?clockToSeconds(first,second,third)+ +`0${fraction}`:Number(number2)*
(unit==="ms"?.001:1)]};return series.add({group:null,name,...time,primary:!0}),!1}),toParseResult(found,source.path,{source:"\
console.timeEnd"})}function clockToSeconds(...parts){return parts.reduce((sum,part)=>part===void 0?sum:sum*60+Number(part),
0)}var START2=/^[.iF]*test /,MIDDLE=" ... bench:",BENCH_LINE=/^[.iF]*test .*\S +\.\.\. bench: /m,BENCH_SIGNS={sign:/ \.\.\. bench:/g,
end:/\(\+\/- [\d,.]+\)(?: = \d+ MB\/s)?/g},NUMBER3=String.raw`\d+(?:,\d{3})*(?:\.\d+)?`,RESULT5=new RegExp(String.raw`^ +(${NUMBER3}) (\S+) \(\+/- ${NUMBER3}\)(?: = (\d+) MB/s)?\s*$`);
function parseBenchLine(line){let at=line.lastIndexOf(MIDDLE),start4=START2.exec(line)?.[0].length??Number.POSITIVE_INFINITY;
if(at<start4)return null;let[,value,unit="",throughput]=RESULT5.exec(line.slice(at+MIDDLE.length))??[];return{name:line.
slice(start4,at).trimEnd(),value:value===void 0?null:Number(value.replaceAll(",","")),unit:unit.replace(/\/iter$/,""),throughput:throughput===
void 0?null:Number(throughput)}}function measurementsOfLine({name,value,unit,throughput}){let common={group:null,name,better:null,
aggregate:!0};if(value===null)return[];let metric=findUnitWord(unit)?.base==="sec"?"time":unit,measured={...common,metric,
unit,values:[value],primary:!0};return throughput===null?[measured]:[measured,{...common,metric:"MB/s",unit:"MB/s",values:[
throughput],primary:!1}]}function problemOfLine({name,value},location){return value===null?makeError("unusable-value",location,
{name,metric:"time"}):value===0?makeWarning("zero-time",location,{name}):null}var PANIC=/^thread '.*' (?:\(\d+\) )?panicked at /;
function parsePanic(line,location){return PANIC.test(line)?makeError("run-crashed",location,{reason:line}):null}var libtestBench={id:"libtest-bench",aliases:["cargo","rust_bench"],description:"cargo bench with #[bench]: what it prin\
ts, also with --format json",advice:"cargo +nightly bench -- $BENCH_REFEREE_FILTER",repeatsForTime:!0,recognises:isLibtest,
parse:parse15,filter:buildFilter,definitions:libtestDefinitions},JSON_START=/^\s*\{\s*"type"\s*:\s*"(?:suite"\s*,\s*"event"\s*:\s*"(?:started|ok|failed)"|bench"\s*,\s*"name"|test"\s*,\s*"(?:event|name)")/,
RUNNING=/^running ([1-9]\d*) tests?$/m,RESULT6=/^test result: (\S+)\. .*; (\d+) measured(?:;|\s*$)/,FAILED2=/^(?:test (.*\S) +\.\.\. FAILED|(\S+) --- FAILED$)/m;
function isLibtest(text){return JSON_START.test(text)||RUNNING.test(text)&&(BENCH_LINE.test(text)||FAILED2.test(text))}function parse15(source){
let reading={...makeFindings(),run:null};return/^\s*\{/.test(source.text)?parseEvents(source,reading):parseLines2(source,
reading),reportUnfinishedRun2(reading),toParseResult(reading,source.path,{tool:"cargo bench"})}function parseLines2(source,reading){
readLines(source,reading,BENCH_SIGNS,(line,location)=>{RUNNING.test(line)&&beginRun(reading,location);let bench=parseBenchLine(
line);bench!==null&&addBench(reading,location,bench);let[,named,quiet]=FAILED2.exec(line)??[],failed=named??quiet;failed!==
void 0&&addFailure2(reading,location,failed);let[,result,measured=""]=RESULT6.exec(line)??[];return result!==void 0&&endRun(
reading,location,{isOk:result==="ok",measured:Number(measured)}),!1})}var eventSchema=object({type:string(),event:string().
optional(),name:string().optional(),median:number().optional(),mib_per_second:number().optional(),measured:number().optional()});
function parseEvents(source,reading){let{problems}=reading;for(let{location,value}of parseJsonDocuments(source,problems)){
let event=parseValue(eventSchema,value,{location,problems});if(event===null)continue;let{name=""}=event;if(event.type===
"bench"){let{median=null,mib_per_second=null}=event;addBench(reading,location,{name,value:median,unit:"ns",throughput:mib_per_second})}
event.type==="test"&&event.event==="failed"&&addFailure2(reading,location,name),event.type==="suite"&&(event.event==="st\
arted"?beginRun(reading,location):endRun(reading,location,{isOk:event.event==="ok",measured:event.measured??0}))}}function beginRun(reading,location){
reportUnfinishedRun2(reading),reading.run={location,measuredCount:0,failedCount:0}}function addBench(reading,location,bench){
reading.run!==null&&reading.run.measuredCount++;for(let measurement of measurementsOfLine(bench))reading.series.add(measurement);
let problem=problemOfLine(bench,location);problem!==null&&reading.problems.push(problem)}function addFailure2(reading,location,name){
reading.run!==null&&reading.run.failedCount++,reading.problems.push(makeError("failed-in-tool",location,{name}))}function endRun(reading,location,end){
let{run,problems}=reading;if(reading.run=null,!end.isOk&&(run===null||run.failedCount===0)&&problems.push(makeError("fai\
led-in-tool",location,{})),run!==null&&run.measuredCount<end.measured){let counts={announced:end.measured,found:run.measuredCount,
option:"--nocapture"};problems.push(makeError("wrong-count",location,{what:"benchmarks",...counts}))}}function reportUnfinishedRun2(reading){
reading.run!==null&&reading.problems.push(makeError("run-unfinished",reading.run.location,{})),reading.run=null}function buildFilter(benchmarks){
return benchmarks.map(({name})=>name).join(" ")||" "}var criterionBencher={id:"criterion-bencher",description:"cargo bench with Criterion.rs: what it prints with --output-fo\
rmat bencher",advice:'cargo bench --bench NAME -- --noplot --output-format bencher "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,
recognises:text=>BENCH_LINE.test(text)&&!isLibtest(text),parse:parse16,filter:buildCriterionFilter,definitions:criterionDefinitions};
function parse16(source){let found=makeFindings(),{series,problems}=found;return readLines(source,found,BENCH_SIGNS,(line,location)=>{
let panic=parsePanic(line,location);panic!==null&&problems.push(panic);let bench=parseBenchLine(line);if(bench===null)return!1;
for(let measurement of measurementsOfLine(bench))series.add(measurement);let problem=problemOfLine(bench,location);return problem!==
null&&problems.push(problem),!1}),toParseResult(found,source.path,{tool:"cargo bench"})}var criterionFiles={id:"criterion-files",description:"cargo bench with Criterion.rs: sample.json and benchmark.json in t\
arget/criterion/**/new",advice:'cargo bench --bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>SIGNS7.
some(keys=>hasKeys(text,...keys)),parse:source=>parseFiles2([source]),parseFiles:parseFiles2,filter:buildCriterionFilter,
definitions:criterionDefinitions},SIGNS7=[["group_id","full_id"],["iters","times"],["mean.confidence_interval"],["slope.\
confidence_interval"]],NEW="new",benchmarkSchema4=object({full_id:string().min(1)}),sampleSchema=object({iters:array(number().
positive()),times:array(number()).min(1)}).refine(({iters,times})=>iters.length===times.length,{params:{expected:"equal",
keys:["iters","times"]}}),estimatesSchema=object({median:object({point_estimate:number()})}),EXAMPLE="target/criterion/*\
*/new/*.json";function parseFiles2(sources){let{series,problems}=makeFindings();for(let[path,folder]of foldersOf(sources)){
let values=valuesOf(folder,problems);if(values.length===0)continue;let name=nameOf3(path,folder,problems);if(name!==null)
for(let{numbers:numbers2,aggregate}of values)series.add(toMeasurement(name,numbers2,aggregate))}let measurements=series.
all();if(measurements.length===0&&problems.length===0){let location=sources.length===1?inFile(sources[0].path):atKey("ou\
tput-file");problems.push(makeError("missing-file",location,{file:`${NEW}/sample.json`,pattern:EXAMPLE}))}return{measurements,
problems}}function toMeasurement(name,values,aggregate){return{group:null,name,metric:"time",unit:"ns",better:null,values,
primary:!0,...aggregate&&{aggregate}}}function foldersOf(sources){let folders=new Map;for(let source of sources){let parts=source.
path.split(/[\\/]/),kind=/^(benchmark|sample|estimates)\.json$/.exec(parts.pop())?.[1];if(kind===void 0||(parts.at(-1)??
NEW)!==NEW)continue;let path=parts.join("/"),folder=folders.get(path)??{benchmark:[],sample:[],estimates:[]};folder[kind].
push(source),folders.set(path,folder)}return folders}function valuesOf(folder,problems){let samples=folder.sample.flatMap(
source=>parseDocuments(sampleSchema,source,problems).map(({iters,times})=>({numbers:times.map((time,index)=>time/iters[index]),
aggregate:!1})));return folder.sample.length>0?samples:folder.estimates.flatMap(source=>parseDocuments(estimatesSchema,source,
problems).map(({median})=>({numbers:[median.point_estimate],aggregate:!0})))}function nameOf3(path,{benchmark},problems){
let[source]=benchmark;if(source!==void 0)return parseDocuments(benchmarkSchema4,source,problems)[0]?.full_id??null;let location=inFile(
path===""?NEW:path);return problems.push(makeError("missing-file",location,{file:"benchmark.json",pattern:EXAMPLE})),null}
function parseDocuments(schema,source,problems){return parseJsonDocuments(source,problems).flatMap(({location,value})=>{
let document=parseValue(schema,value,{location,problems});return document===null?[]:[document]})}var criterionText={id:"criterion-text",description:"cargo bench with Criterion.rs: what it prints",advice:'cargo bench -\
-bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',aliases:["rust_criterion"],repeatsForTime:!0,recognises:text=>ESTIMATE.
test(text),parse:parse17,filter:buildCriterionFilter,definitions:criterionDefinitions},NUMBER4=String.raw`([\d.]+(?:e[+-]?\d+)?|NaN|inf)`,
UNIT2=String.raw`(\S*[^\s%\]\d.])`,BRACKET=String.raw`\[ *${NUMBER4} +${UNIT2} +${NUMBER4} +${UNIT2} +${NUMBER4} +${UNIT2}\]`,
SIGNS8={sign:/(?<=\s)(?:time|thrpt): +\[(?![^\]]{0,200}%)/g,end:/(?<=\s)(?:time|thrpt): +\[[^\]]{0,200}\]/g},ESTIMATE=new RegExp(
String.raw`(?<=\s)(time|thrpt): +${BRACKET}`);function parse17(source){let found=makeFindings(),{series,problems}=found,
previous="",name=null,throughputs=0;return readLines(source,found,SIGNS8,(line,location)=>{let panic=parsePanic(line,location);
panic!==null&&problems.push(panic);let match=ESTIMATE.exec(line);if(match!==null){let metric=match[1],own=line.slice(0,match.
index).trim();metric==="time"&&(name=own===""?previous:own),throughputs=metric==="time"?0:throughputs+1;let measurement=toMeasurement2(
name,metric,{estimate:match[4],unit:match[5]});if(measurement!==null){let{unit}=measurement;series.add(throughputs>1?{...measurement,
metric:`${metric}:${unit}`}:measurement)}else{let make=metric==="time"?makeError:makeWarning;problems.push(make("unusabl\
e-value",location,{name:name??"",metric,got:line.trim()}))}}return previous=line.trim(),!1}),toParseResult(found,source.
path,{tool:"cargo bench"})}function toMeasurement2(name,metric,{estimate,unit}){let base=metric==="time"?tidyUnit(unit):
throughputUnit(unit),value=Number(estimate)*base.factor;return!Number.isFinite(value)||name===null||name===""?null:{group:null,
name,metric,unit:base.unit,better:metric==="time"?null:"higher",values:[value],primary:metric==="time",aggregate:!0}}var ELEMENTS=new Map(
[["",1],["K",1e3],["M",1e6],["G",1e9],["T",1e12]]);function throughputUnit(unit){let[,prefix="",counted]=/^([KMGT]?)(elem|b)\/s$/.
exec(unit)??[];if(counted!==void 0)return{unit:counted==="elem"?"1/s":"bit/s",factor:ELEMENTS.get(prefix)};let bytes=/^(.+)\/s$/.
exec(unit),base=tidyUnit(bytes?.[1]??"");return base.unit==="B"?{unit:"B/s",factor:base.factor}:{unit,factor:1}}var cronometro={id:"cronometro",description:'cronometro: JSON of its results, {"test": {"success", "percentiles", \u2026}}',
advice:"node bench.mjs, which prints JSON.stringify(await cronometro(tests, { print: false }))",repeatsForTime:!0,recognises:text=>hasKeys(
text,"*.success","*.standardError"),parse:parse18,definitions:quotedNameDefinitions},testSchema=object({success:boolean(),
error:unknown().optional(),percentiles:object({50:number().optional()}).optional()});function parse18(source){let{series,
problems}=makeFindings();for(let{location,value}of parseNamedDocuments(source,problems)){let tests=entriesOf(value);tests.
length===0&&problems.push(makeError("no-results",location,{source:"await cronometro(tests)"}));for(let[name,item]of tests){
let own=appendKeys(location,name),test=parseValue(testSchema,item,{location:own,problems});if(test===null)continue;let median=test.
percentiles?.["50"];if(!test.success||median===void 0){let code=test.error==null?"benchmark-without-result":"failed-in-t\
ool";problems.push(makeError(code,own,{name,...errorMessageOf(test.error)}));continue}let time={metric:"time",unit:"ns",
better:"lower",values:[median]};series.add({group:null,name,...time,primary:!0,aggregate:!0})}}return{measurements:series.
all(),problems}}var dart={id:"dart",description:"Dart with benchmark_harness: what it prints",advice:"dart run benchmark/main.dart",aliases:[
"dart_benchmark_harness"],repeatsForTime:!0,recognises:text=>RESULT7.test(text),parse:parse19,definitions:dartDefinitions},
RESULT7=/^(\S.*)\((RunTime(?:Raw)?)\): (\S+) us\.?$/m,SIGNS9={sign:/\(RunTime(?:Raw)?\): /g,end:/\): \S+ us\.?/g},CRASH=/^Unhandled exception:/;
function parse19(source){let found=makeFindings(),{series,problems}=found,all=splitLines(source.text);return readLines(source,
found,SIGNS9,(line,location,next)=>{CRASH.test(line)&&problems.push(makeError("run-crashed",location,{reason:all[next]?.
trim()??""}));let[,name,metric,number2]=RESULT7.exec(line)??[];if(name===void 0||metric===void 0)return!1;let value=Number(
number2);if(!Number.isFinite(value))return problems.push(makeError("unusable-value",location,{name,metric:"time",got:number2})),
!1;let time={metric,unit:"us",better:"lower",values:[value]};return series.add({group:null,name,...time,primary:!0,aggregate:!0}),
!1}),toParseResult(found,source.path,{source:"report()"})}var deno={id:"deno",description:"deno bench: --json",advice:'deno bench --json --filter "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,
recognises:text=>/^\s*\{/.test(text)&&/"benches"\s*:\s*\[/.test(text)&&/"runtime"\s*:\s*"/.test(text),parse:parse20,filter:benchmarks=>`\
/${joinPatterns(benchmarks.map(namePattern))}/`,definitions:denoDefinitions},outcomeSchema=object({ok:object({avg:number()}).
optional()}),benchSchema2=object({group:string().nullish(),name:string().min(1),results:array(unknown()).min(1).optional(),
result:unknown().optional()}),reportSchema2=object({benches:array(unknown())});function parse20(source){let{series,problems}=makeFindings();
for(let{location,value}of parseJsonDocuments(source,problems)){let report=parseValue(reportSchema2,value,{location,problems});
report?.benches.length===0&&problems.push(makeError("no-results",location,{option:"--filter"}));let numberings=new Map;for(let[
index,item]of report?.benches.entries()??[]){let own=appendKeys(location,"benches",index),bench=parseValue(benchSchema2,
item,{location:own,problems});if(bench===null)continue;let{group=null,results}=bench,numbered=numberings.get(group)??makeNumbering();
numberings.set(group,numbered);let name=numbered(bench.name),values=(results??[bench.result??{}]).flatMap((item2,at)=>{let inner=results===
void 0?appendKeys(own,"result"):appendKeys(own,"results",at),outcome=parseValue(outcomeSchema,item2,{location:inner,problems});
return outcome?.ok!==void 0?[outcome.ok.avg]:(outcome!==null&&problems.push(makeError("failed-in-tool",own,{name})),[])}),
time={metric:"time",unit:"ns",better:"lower",values};values.length>0&&series.add({group,name,...time,primary:!0,aggregate:!0})}}
return{measurements:series.all(),problems}}function namePattern({name}){let[,own="",number2=""]=/^(.*?)(#\d+)?$/s.exec(name);
return escapePattern(own)+(number2===""?"":`(${number2})?`)}var divan={id:"divan",description:"cargo bench with divan: the tree that it prints",advice:'cargo bench --bench NAME -- \
--sample-count 20 "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>HEAD.test(text),parse:parse21,filter:benchmarks=>joinPatterns(
benchmarks.map(pathPattern)),definitions:divanDefinitions},HEAD=/^(.*\S) +fastest +│ slowest +│ median +│ mean +│ (?:samples +│ iters|iters +│ samples) *$/m,
BRANCH=/^((?:│ {2}| {3})*)([├╰])─ (.*)$/,SIGNS10={sign:/[├╰]─ /g},CONTINUED=/^[│ ]+\S.*│/,COLUMNS=6,MEDIAN=2,
VALUE2=/^(\d+(?:\.\d+)?) (\S+)$/;function parse21(source){let reading={...makeFindings(),path:source.path,names:[],hasResult:!1,
open:null};return readLines(source,reading,SIGNS10,(line,_,number2)=>(parseLine2(reading,line,number2),BRANCH.test(line)&&
reading.names.length>0)),closeTree(reading,inFile(source.path)),toParseResult(reading,source.path,{tool:"cargo bench"})}
function parseLine2(reading,line,number2){let location=inFile(reading.path,number2),panic=parsePanic(line,location);panic!==
null&&reading.problems.push(panic);let[,root]=HEAD.exec(line)??[];root!==void 0&&(closeTree(reading,location),reading.names=
[root],reading.open="\u251C");let[,bars,corner,rest]=BRANCH.exec(line)??[];bars!==void 0&&reading.names.length>0?(parseBranch(
reading,location,{depth:bars.length/3+1,cells:cellsOf(rest)}),reading.open=bars+corner):reading.hasResult&&CONTINUED.test(
line)&&addThroughput(reading,cellsOf(line.replace(/^[│ ]+/,"")),location)}function closeTree({open,problems},location){
open!==null&&/[│├]/.test(open)&&problems.push(makeError("run-unfinished",location,{}))}function cellsOf(row){let cells=row.
split("\u2502");return[cells.splice(0,Math.max(1,cells.length-COLUMNS+1)).join("\u2502"),...cells].map(cell=>cell.trim())}
function parseBranch(reading,location,{depth,cells}){let[first=""]=cells,median=cells[MEDIAN]??"",own=median===""?removeSuffix(
first,"(ignored)"):first.split(" ").slice(0,-2).join(" ").trimEnd();reading.names=[...reading.names.slice(0,depth),own];
let name=reading.names.join("::"),[,number2,unit=""]=VALUE2.exec(median)??[],time=tidyUnit(unit==="m"?"min":unit);if(reading.
hasResult=number2!==void 0&&time.unit==="sec"&&cells.length>=COLUMNS,reading.hasResult){let values=[Number(number2)*time.
factor],measured={group:null,name,metric:"time",unit:time.unit,better:null,values};reading.series.add({...measured,primary:!0,
aggregate:!0})}else(cells.length<COLUMNS||median!=="")&&reading.problems.push(makeError("benchmark-without-result",location,
{name}))}function removeSuffix(text,end){return text.endsWith(` ${end}`)?text.slice(0,-end.length).trimEnd():text}var PREFIXES2=new Map(
[["",1],["K",1e3],["M",1e6],["G",1e9],["T",1e12],["P",1e15]]);function addThroughput({series,problems,names},cells,location){
let median=cells[MEDIAN]??"",[,number2,unit=""]=VALUE2.exec(median)??[],[,counted=""]=/^(.+)\/s$/.exec(unit)??[];if(number2===
void 0&&median.endsWith("/s")&&problems.push(makeWarning("unusable-value",location,{name:names.join("::"),metric:"throug\
hput",got:median})),number2===void 0||counted==="")return;let bytes=tidyUnit(counted),[,prefix="",item]=/^([KMGTP]?)(item|char)$/.
exec(counted)??[];if(bytes.unit!=="B"&&item===void 0)return;let factor=item===void 0?bytes.factor:PREFIXES2.get(prefix);
series.add({group:null,name:names.join("::"),metric:item===void 0?"throughput":`${item}s`,unit:item===void 0?"B/s":"1/s",
better:"higher",values:[Number(number2)*factor],primary:!1,aggregate:!0})}function pathPattern({name}){let[,path="",threads=""]=/^(.*?)(::t=\d+)?$/s.
exec(name);return threads===""?escapePattern(path):`${escapePattern(path)}(${threads})?`}var MAX_TRIED=1e3,JSON_LINE=/[ \t]*(?=[[{])/y,FIRST_KEY=/^[\s[{]*"(?:[^"\\]|\\.)*"\s*:/;function isolateJson(formats,text){
let documents=findDocuments(text),recognised=new Set,kept=documents.filter(({start:start4,end,isWhole},index)=>{if(!isWhole)
return!0;let document=text.slice(start4,end);if(/^[[{]\s*[\]}]$/.test(document))return!1;let fitting=(index<MAX_TRIED?formats:
[...recognised]).filter(({recognises,fits=recognises})=>(formats.length>1?recognises:fits)(document));for(let format of fitting)
recognised.add(format);return fitting.length>0});if(recognised.size!==1)return null;let isolated=keepRanges(text,kept);return isolated.
trim()===text.trim()?null:isolated}function findDocuments(text){let documents=[],budget=4*text.length;for(let line=0;line<
text.length&&budget>0;){JSON_LINE.lastIndex=line;let next=text.indexOf(`
`,line),lineEnd=next<0?text.length:next;if(!JSON_LINE.test(text)){line=lineEnd+1;continue}let start4=JSON_LINE.lastIndex,
{end,failure}=scanDocument(text,start4,{bareNonFinite:!0});if(budget-=end-start4,failure===null)documents.push({start:start4,
end,isWhole:!0}),line=end;else{if(failure.found===null||FIRST_KEY.test(text.slice(start4,end)))return[...documents,{start:start4,
end:text.length,isWhole:!1}];line=lineEnd+1}}return documents}function keepRanges(text,ranges){let at=0;return ranges.map(
({start:start4,end})=>{let piece=`
`.repeat(countLineFeeds(text,at,start4))+text.slice(start4,end);return at=end,piece}).join("")}var esbuildMetafile={id:"esbuild-metafile",description:"esbuild: the file of --metafile",advice:"npx esbuild app.js --bu\
ndle --minify --outdir=out --metafile=meta.json",recognises:text=>hasKeys(text,"*.*.bytes")&&["inputs","outputs"].every(
key=>text.includes(`"${key}"`)),parse:parse22},metafileSchema=object({outputs:recordSchema}),outputSchema=object({bytes:number()}),
HASH=/(?<=[-._]|^)[A-Z2-7]{8}(?=\.)/;function parse22(source){let{series,problems}=makeFindings();for(let{location,value}of parseNamedDocuments(
source,problems)){let metafile=parseValue(metafileSchema,value,{location,problems});if(metafile===null)continue;let sizes=new Map,
known=problems.length;for(let[path,item]of entriesOf(metafile.outputs)){let output=parseValue(outputSchema,item,{location:appendKeys(
location,"outputs",path),problems}),name=replaceHash(path);output!==null&&sizes.set(name,(sizes.get(name)??0)+output.bytes)}
if(!(problems.length>known)){sizes.size===0&&problems.push(makeError("no-results",location,{tool:"esbuild"}));for(let[name,
bytes]of sizes){let measured={metric:"bytes",unit:"B",better:"lower",values:[bytes]};series.add({group:null,name,...measured,
primary:!name.endsWith(".map"),deterministic:!0})}}}return{measurements:series.all(),problems}}function replaceHash(path){
let start4=path.lastIndexOf("/")+1;return path.slice(0,start4)+path.slice(start4).replace(HASH,"[hash]")}var json={id:"json",description:'JSON of your own: [{"name", "unit", "value" or "values", "better"?, "metric"?, "group"?\
}]',advice:"any command that prints it, one value per benchmark",recognises:isOwnJson,parse:parse23,definitions:quotedNameDefinitions},
MAX_RECOGNITION_LENGTH3=65536;function isOwnJson(text){let start4=text.slice(0,MAX_RECOGNITION_LENGTH3);return/^\s*\[\s*\]/.
test(start4)?!0:/^\s*\[\s*\{/.test(start4)?[/"name"\s*:/,/"unit"\s*:/,/"values?"\s*:/].every(key=>key.test(start4)):!1}var entrySchema2=object(
{name:string().min(1),unit:string(),better:_enum(["lower","higher"]).optional(),metric:string().min(1).default("value"),
group:string().nullable().default(null),value:number().optional(),values:array(number()).min(1).optional()}).refine(({value,
values})=>value!==void 0||values!==void 0,{params:{expected:"object",keys:["values"]}});function parse23(source){let reading={
problems:[],series:new Map};for(let{location,value}of parseJsonDocuments(source,reading.problems))parseList(reading,location,
value);return{measurements:[...reading.series.values()],problems:reading.problems}}function parseList(reading,location,value){
if(!Array.isArray(value)){let found={expected:"list",got:formatJsonValue(value)};reading.problems.push(makeError("wrong-\
type",location,found));return}value.length===0&&reading.problems.push(makeError("no-results",location,{}));for(let[index,
item]of value.entries()){let own=appendKeys(location,index),entry=parseValue(entrySchema2,item,{location:own,problems:reading.
problems});entry!==null&&addEntry(reading,own,entry)}}function addEntry(reading,location,entry){let{name,unit,metric,group,
better=null}=entry,values=entry.values??[entry.value],key=JSON.stringify([group,name,metric,tidyUnit(unit).unit]),series=reading.
series.get(key);if(series===void 0)reading.series.set(key,{group,name,metric,unit,better,values:[...values],primary:!0});else if(series.
unit!==unit||series.better!==better)reading.problems.push(makeError("contradicting-entry",location,{name}));else for(let value of values)
series.values.push(value)}var gabCustom=customFormat("lower",{id:"gab-custom",description:'custom JSON of github-action-benchmark, smaller is bett\
er: [{"name", "unit", "value"}]',aliases:["customSmallerIsBetter"]}),gabCustomBigger=customFormat("higher",{id:"gab-cust\
om-bigger",description:'custom JSON of github-action-benchmark, bigger is better: [{"name", "unit", "value"}]',aliases:[
"customBiggerIsBetter"]});function customFormat(direction,identity){return{...identity,advice:json.advice,...json.definitions&&
{definitions:json.definitions},recognises:()=>!1,fits:json.recognises,parse:source=>{let{measurements,problems}=json.parse(
source);return{measurements:measurements.map(({better,...rest})=>({...rest,better:better??direction})),problems}}}}var gnuTime={id:"gnu-time",description:"GNU time: what it writes with -v",advice:"/usr/bin/time -v -o time.txt COMMAND",
recognises:text=>START3.test(text)&&/^[ \t]*Maximum resident set size \(kbytes\): /m.test(text),parse:parse24},START3=/^[ \t]*Command being timed: "(.*)$/m,
FAILURE2=/^Command (?:exited with|terminated by|stopped by) /,END2=/^[ \t]*Exit status: (\d+)/,FIELD=/^\s*(\S.*): (\S+)\s*$/,
METRICS2=new Map([["User time (seconds)",{metric:"user",unit:"s",primary:!1}],["System time (seconds)",{metric:"system",
unit:"s",primary:!1}],["Elapsed (wall clock) time (h:mm:ss or m:ss)",{metric:"elapsed",unit:"s",primary:!0}],["Maximum r\
esident set size (kbytes)",{metric:"max_rss",unit:"KiB",primary:!0}]]);function parse24({path,text}){let found=makeFindings(),
{series,problems}=found,failure=null,block=null;for(let[index,line]of splitLines(text).entries()){let location=inFile(path,
index+1);FAILURE2.test(line)&&(failure=line.trim());let[,command2]=START3.exec(line)??[];if(command2!==void 0){block!==null&&
problems.push(makeUnfinishedProblem(block));let name=command2.trimEnd().replace(/"$/,"");block={location,name,failure,measurements:[]},
failure=null}if(block===null)continue;let measurement=parseMeasurement(block.name,line);measurement!==null&&block.measurements.
push(measurement);let[,status]=END2.exec(line)??[];if(status===void 0)continue;let wrong=problemOf(block,status);if(wrong!==
null)problems.push(wrong);else for(let one of block.measurements)series.add(one);block=null}return block!==null&&problems.
push(makeUnfinishedProblem(block)),toParseResult(found,path,{source:"/usr/bin/time -v"})}function parseMeasurement(name,line){
let[,label="",text=""]=FIELD.exec(line)??[],known=METRICS2.get(label);if(known===void 0||!/^(?:\d+:){0,2}\d+(?:\.\d+)?$/.
test(text))return null;let value=text.split(":").reduce((sum,part)=>sum*60+Number(part),0);return{group:null,name,...known,
better:null,values:[value]}}function problemOf({location,name,failure,measurements},status){let reason=failure??(status===
"0"?null:`Exit status: ${status}`);if(reason!==null)return makeError("failed-in-tool",location,{name,reason});let missing=[
...METRICS2.values()].filter(({metric:metric2})=>!measurements.some(one=>one.metric===metric2));if(missing.length===0)return null;
let metric=missing.map(one=>one.metric).join(", ");return makeError("unusable-value",location,{name,metric})}function makeUnfinishedProblem({
location,name}){return makeError("run-unfinished",location,{name})}import{dirname}from"node:path";var goDefinitions={description:'`b.Run("name"` in the function of the benchmark, else `func BenchmarkName`, in a file of\
 the package',files:["*_test.go","go.mod","*/go.mod"],sign:"^func Benchmark|^module ",line:`^func (\\([^)]*\\) *)?[^([:spa\
ce:]]+|\\.Run\\(${QUOTED}|\\.Run\\(\`[^\`]+\`|^module +[^[:space:]]+`,locator(matches){let modules=modulesOf(matches);return makeLocator(
matches,{parseMatch:parseDeclaration2,queriesFor:benchmark=>definitionQueriesOf2(benchmark,modules)})}};function parseDeclaration2(text){
let name=/^func .*?([^\s()]+)$/.exec(text)?.[1];if(name!==void 0)return{name:`func ${name}`,opens:!0};let run=unquote(text);
return run===null?null:{name:`run ${run.replaceAll(/\s/g,"_")}`}}function modulesOf(matches){return new Map(matches.flatMap(
({file,text})=>{let path=/^module +"?([^\s"]+)/.exec(text)?.[1];return path===void 0?[]:[[dirname(file),path]]}))}function definitionQueriesOf2({
group,name},modules){let isIn=file=>group===null||isOfPackage(dirname(file),group,modules),[first="",...below]=name.split(
"/"),withoutSuffix=text=>text.replace(/-\d+$/,""),functions=[`func Benchmark${withoutSuffix(first)}`,`func ${withoutSuffix(
first)}`],rest=below.join("/"),runs=[rest,withoutSuffix(rest),...below.slice(0,below.length>1?1:0)],within=functions[0];
return[...rest===""?[]:runs.map(run=>({name:`run ${run}`,within,isIn})),...functions.map(one=>({name:one,isIn}))]}function isOfPackage(folder,wanted,modules){
for(let root=folder;;root=dirname(root)){let module=modules.get(root);if(module!==void 0){let below=root==="."?folder:folder.
slice(root.length+1);return wanted===(below===""||folder===root?module:`${module}/${below}`)}if(root===".")return endsWithPath(
wanted,folder)}}var eventSchema2=object({Action:string(),Package:string().optional(),ImportPath:string().optional(),Test:string().optional(),
Output:string().optional()}),EVENT=/^\{.*"Action"\s*:\s*"(?:start|run|output|pass|fail|skip|bench|build-output|build-fail)"/m;
function hasEvents(text){return text.includes("{")&&EVENT.test(text)}function linesOfEvents(path,text){let outputs=new Map,
problems=[];for(let[index,line]of splitLines(text).entries()){if(line.trim()==="")continue;let event=parseEvent(line);event===
null?problems.push(makeError("broken-go-event",inFile(path,index+1),{})):add3(outputs,event,index+1)}for(let[name,output]of outputs){
if(finishLine(output,name),name===null||output.end==="pass"||output.end==="skip"||output.end==="fail"&&output.lines.some(
({text:text2})=>text2.startsWith("FAIL")))continue;let code=output.end==="fail"?"failed-in-tool":"benchmark-without-resu\
lt";problems.push(makeError(code,inFile(path),{name}))}return{lines:[...outputs.values()].flatMap(output=>output.lines),
problems}}function parseEvent(line){if(!line.startsWith("{"))return{Action:"output",Output:`${line}
`};try{return eventSchema2.safeParse(JSON.parse(line)).data??null}catch{return null}}function add3(outputs,event,number2){
let name=event.Package??null,output=outputs.get(name)??{lines:[],rest:"",restNumber:number2,end:null};if(outputs.set(name,
output),event.Test===void 0&&(event.Action==="start"&&(output.end=null),["pass","fail","skip"].includes(event.Action)&&(output.
end=event.Action)),event.Output===void 0)return;let[first="",...others]=splitLines(event.Output);output.rest===""&&(output.
restNumber=number2),output.rest+=first;for(let other of others)finishLine(output,name),output.rest=other,output.restNumber=
number2}function finishLine(output,name){output.rest!==""&&output.lines.push({text:output.rest,number:output.restNumber,
package:name}),output.rest=""}function buildGoFilter(benchmarks){let names=benchmarks.map(({name})=>name.split("/")),depth=Math.min(...names.map(({length})=>length));
return Array.from({length:depth},(_,level)=>{let texts=names.map(levels=>levels[level]??"");return level===0?`^Benchmark${joinAlternatives(
texts.map(functionPattern))}$`:`^${levelPattern([...new Set(texts)])}$`}).join("/")}function functionPattern(text){let name=text.
replace(/-\d+$/,"");return name==="Benchmark"?"(Benchmark)?":quoteMeta(name)}function levelPattern(texts){let suffix=findSharedSuffix(
texts);if(suffix===""&&texts.length>1)return joinAlternatives(texts.map(text=>levelPattern([text])));let stems=joinAlternatives(
texts.map(text=>quoteMeta(text.slice(0,text.length-suffix.length))));return suffix===""?stems:`${stems}(${suffix})?`}function joinAlternatives(patterns){
let distinct=[...new Set(patterns)];return distinct.length===1?distinct.join():`(${distinct.join("|")})`}function quoteMeta(text){
return text.replace(/[\\.+*?()|[\]{}^$]/g,"\\$&")}var COMPILED_PACKAGE=/^# (\S+)/,COMPILER_ERROR=/^(?:vet: )?\S+\.go:\d+:\d+: \S/,OUTCOME=/^\s*--- /,LOGGED=/^\s+\S+\.go:\d+: \S/;
function makeGoReasons(){let logged=null,isBelow=!1,compiled=null,compilerErrors=new Map;function end(isOutcome){isBelow=
isOutcome,logged=null}return{note(line){let isOutcome=OUTCOME.test(line);isOutcome||!/^\s/.test(line)?end(isOutcome):!isBelow&&
LOGGED.test(line)&&(logged=line);let[,name]=COMPILED_PACKAGE.exec(line)??[];name!==void 0&&!name.startsWith("[")&&(compiled=
name),compiled!==null&&!compilerErrors.has(compiled)&&COMPILER_ERROR.test(line)&&compilerErrors.set(compiled,line)},forgetLogged:()=>end(
!1),reasonOfBenchmark(below){let reason=LOGGED.test(below)?below:logged??below;return/^\s+\S/.test(reason)?reason.trim():
""},reasonOfPackage:name=>compilerErrors.get(name)??null}}function makeGoSeries(){let all=[],units=new Map,settings=makeGoUnitSettings(),groups=new Map,names=0;function numberOf4(group,name){
let numbers2=groups.get(group);numbers2===void 0&&(numbers2=new Map,groups.set(group,numbers2));let known=numbers2.get(name);
return known!==void 0?known:(numbers2.set(name,names),names++)}function withSettings(series){let{base}=units.get(series.
unit),better=settings.better(base);return{...series,better,...settings.isExact(base)&&{deterministic:!0}}}return{get isEmpty(){
return all.length===0},add({group,name,unit},values){let own=units.get(unit);own===void 0&&(own={base:tidyGoUnit(unit).unit,
byName:[]},units.set(unit,own));let number2=numberOf4(group,name),known=own.byName[number2];if(known!==void 0){for(let value of values)
known.values.push(value);return}let primary=own.base==="sec/op",first=values.slice(),series={group,name,metric:unit,unit,
better:null,values:first,primary};own.byName[number2]=series,all.push(series)},applyUnitSetting:(unit,setting)=>settings.
apply(tidyGoUnit(unit).unit,setting),all:()=>settings.isEmpty?all:all.map(withSettings)}}var go={id:"go",description:"go test -bench, as text or with -json",advice:`go test -run='^$' -bench="\${BENCH_REFEREE_FI\
LTER:-.}" -benchmem -count=1 ./...`,aliases:["go_bench"],repeatsForTime:!0,recognises:text=>parseRootName(text)===null&&
(SIGNS11.test(text)||hasEvents(text)),parse:parse25,displayName:name=>name.replace(/^Benchmark(?=.)/,""),filter:buildGoFilter,
definitions:goDefinitions},SIGNS11=/^(?:Benchmark\S*[ \t]+\d+[ \t]+[-+.\dIN]\S*[ \t]+\S|goos: \S|goarch: \S|ok {2}\t|FAIL\t|\?[ ]{3}\t)/m,
SKIPPED_OR_FAILED=/^\s*--- (SKIP|FAIL): (\S+)/,CRASH2=/^(?:(Benchmark\S*)\s+)?((?:panic|fatal error): .*)$/,PACKAGE_FAILED=/^FAIL\s+(\S+)(?:\s+\[(.+)\])?/;
function parse25({path,text}){let problems=[],reading={path,problems,series:makeGoSeries(),group:null,reasons:makeGoReasons(),
hasFailed:!1,end:null};return hasEvents(text)?parseEvents2(reading,text):parseGoText(text,{takeLine:(line,number2,next)=>parseLine3(
reading,{text:line,number:number2},next),takeResults:(results,units)=>addResults(reading,results,units)}),finish(reading),
{measurements:reading.series.all(),problems}}function parseEvents2(reading,text){let{lines,problems}=linesOfEvents(reading.
path,text);for(let problem of problems)reading.problems.push(problem);let section=null;for(let[index,line]of lines.entries())
line.package!==section&&(section=line.package,reading.group=section,reading.hasFailed=!1),parseLine3(reading,line,()=>lines[index+
1]?.text??"")}function parseLine3(reading,line,next){line.text==="FAIL"&&(reading.end=line.number);let isOutcome=parseOutcome(
reading,line,next);if(reading.reasons.note(line.text),isOutcome)return null;let read=parseGoLine(line.text);if((read.kind===
"other"||read.kind==="configuration")&&warnOfTornResult(reading,line),read.kind==="configuration"&&read.key==="pkg")reading.
group=read.value===""?null:read.value;else if(read.kind==="broken")addWarning(reading,line.number,"invalid-line",{reason:read.
message});else if(read.kind==="unit")applyUnitSettings(reading,read,line.number);else if(read.kind==="result")return addResult2(
reading,read,line.number),read.measures.map(({unit})=>unit);return null}function parseOutcome(reading,{text,number:number2},next){
let test=SKIPPED_OR_FAILED.exec(text);if(test!==null){let[,what,name=""]=test;if(what==="FAIL"){let reason=reading.reasons.
reasonOfBenchmark(next());addError(reading,number2,"failed-in-tool",{name,reason:reason||void 0})}else name.startsWith("\
Benchmark")&&addWarning(reading,number2,"benchmark-skipped",{name});return!0}let crash=CRASH2.exec(text);if(crash!==null){
let[,name,reason=""]=crash;return addError(reading,number2,"run-crashed",{name,reason}),!0}let failure=PACKAGE_FAILED.exec(
text);if(failure!==null){let[,name="",reason]=failure,details=[reason,reading.reasons.reasonOfPackage(name)].flatMap(detail=>detail??
[]),failed={name,reason:details.join(": ")||void 0};return reading.hasFailed||addError(reading,number2,"failed-in-tool",
failed),reading.hasFailed=!1,!0}return!1}function warnOfTornResult(reading,{text,number:number2}){let torn=findTornResult(
text);torn!==null&&addWarning(reading,number2,"result-behind-text",torn)}function addResults({group,series,reasons},results,units){
reasons.forgetLogged();let width=units.length+1;for(let start4=0,end=0;start4<results.length;start4=end){let name=results[start4];
for(;results[end]===name;)end+=width;for(let[index,unit]of units.entries()){let values=[];for(let at=start4+1+index;at<end;at+=
width)values.push(results[at]);series.add({group,name,unit},values)}}}function addResult2(reading,{name,measures},number2){
let{group,series}=reading;for(let{value,unit}of measures)Number.isFinite(value)?series.add({group,name,unit},[value]):addWarning(
reading,number2,"unusable-value",{name,metric:unit,got:String(value)})}function applyUnitSettings(reading,{unit,settings},number2){
for(let setting of settings){if(setting===null){addWarning(reading,number2,"invalid-line",{reason:"expected key=value"});
continue}let present=reading.series.applyUnitSetting(unit,setting);present!==null&&addWarning(reading,number2,"unit-set-\
twice",{unit,key:setting.key,value:present})}}function finish(reading){let{path,problems,series,end}=reading,isExplained=problems.
some(isError);end!==null&&!isExplained&&addError(reading,end,"failed-in-tool",{}),!(!series.isEmpty||isExplained)&&problems.
push(makeError("no-results",inFile(path),{option:"-bench"}))}function addError(reading,number2,code,data){reading.hasFailed=
!0,reading.problems.push(makeError(code,inFile(reading.path,number2),data))}function addWarning(reading,number2,code,data){
reading.problems.push(makeWarning(code,inFile(reading.path,number2),data))}var PRIMARY="real_time",AGGREGATE_AT_THE_END=/^(.+)_(mean|median|stddev|cv|BigO|RMS)$/s,REQUIRED_AGGREGATES=["mean","med\
ian","stddev"];function addRows(rows,{series,problems}){let resolved=resolveAggregates(rows),repeated=new Set(resolved.filter(
({aggregate})=>aggregate==="none").map(({name})=>name));for(let row of resolved)if(!(!(row.aggregate==="none")&&(row.aggregate!==
"median"||repeated.has(row.name))))if(row.outcome==="measured")for(let measurement of measurementsOf(row,problems))series.
add(measurement);else{let{name,reason}=row,code=row.outcome==="failed"?"failed-in-tool":"benchmark-skipped";problems.push(
makeWarning(code,row.location,{name,reason}))}}function resolveAggregates(rows){let names=new Set(rows.map(({name})=>name)),
isFamily=name=>REQUIRED_AGGREGATES.every(other=>names.has(`${name}_${other}`)),family=null;return rows.map(row=>{if(row.
aggregate!==null)return row;let[,name="",aggregate=""]=AGGREGATE_AT_THE_END.exec(row.name)??[];if(name!==""&&(names.has(
name)||isFamily(name)))return family=isFamily(name)?name:null,{...row,name,aggregate};let own=family===null||row.outcome!==
"measured"?null:statisticOf(family,row.name);return family!==null&&own!==null&&!isFamily(row.name)?{...row,name:family,aggregate:own}:
(family=null,{...row,aggregate:"none"})})}function statisticOf(family,name){if(!name.startsWith(`${family}_`))return null;
let statistic=name.slice(family.length+1);return statistic===""||statistic.includes("/")?null:statistic}function measurementsOf({
location,name,aggregate,values},problems){return values.flatMap(({metric,unit,value})=>{let primary=metric===PRIMARY;if(value===
void 0&&!primary)return[];if(typeof value!="number"||!Number.isFinite(value)){let make=primary?makeError:makeWarning;return problems.
push(make("unusable-value",location,{name,metric,got:formatJsonValue(value)})),[]}return[{...{group:null,name,metric,unit,
better:null,values:[value],primary},...aggregate!=="none"&&{aggregate:!0}}]})}function hasCsvHeader(text,header){return text.startsWith(header)||text.includes(`
${header}`)}function parseCsvRows({path,text},header,problems){let columns=null,numbered=makeNumbering();return splitLines(
text).flatMap((line,index)=>{let found=splitCsvLine(line);if(line.startsWith(header))return columns=found,numbered=makeNumbering(),
[];if(columns===null||line.trim()==="")return[];let location=inFile(path,index+1),name=numbered(found[0]??"");if(found.length===
columns.length)return[{location,name,fields:new Map(columns.map((column,at)=>[column,found[at]]))}];let counts={announced:columns.
length,found:found.length};return problems.push(makeError("wrong-count",location,{name,what:"values",...counts})),[]})}function splitCsvLine(line){
return[...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([,quoted,plain=""])=>quoted?.replaceAll('""','"')??
plain)}var TABLE2=/^Benchmark +Time +CPU +Iterations\b/,CSV=/^name,iterations,real_time,cpu_time,time_unit,/;function isGoogleText(text){
return/^-{20,}\nBenchmark +Time +CPU +Iterations\b/m.test(text)||new RegExp(CSV,"m").test(text)}var NUMBER5=String.raw`-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf)`,
RESULT8=new RegExp(String.raw`(?<=\S) +(${NUMBER5}) (ns|us|ms|s) +${NUMBER5} (?:ns|us|ms|s) +\d+(?: |$)`),NO_RESULT2=/(?<=\S) +(ERROR OCCURRED|SKIPPED): '(.*)'$/s,
COMPLEXITY=/_(?:BigO|RMS) {2,}/,SIGNS12={sign:/ (?:ns|us|ms|s) +\S+ (?:ns|us|ms|s) +\d+/g};function parseGoogleText(source,found){
let{problems}=found,columns=null,rows=[];return readLines(source,found,SIGNS12,(line,location)=>{if(CSV.test(line))columns===
null&&problems.push(makeError("unsupported-output",location,{kind:"google-csv"})),columns=splitCsvLine(line);else if(TABLE2.
test(line))problems.some(({code})=>code==="rounded-values")||problems.push(makeWarning("rounded-values",location,{option:"\
--benchmark_format=json"})),columns=null;else{let row=columns===null?parseTableRow(line,location):parseCsvRow(columns,line,
{location,problems});return row!==null&&rows.push(row),row!==null}return!0}),rows}function parseTableRow(line,location){
let without=line.endsWith("'")?NO_RESULT2.exec(line):null;if(without!==null){let[,what,reason]=without,outcome=what==="S\
KIPPED"?"skipped":"failed",name=line.slice(0,without.index);return{location,name,aggregate:null,outcome,reason,values:[]}}
let result=COMPLEXITY.test(line)?null:RESULT8.exec(line);if(result===null)return null;let[,time="",unit=""]=result,values=[
{metric:"real_time",unit,value:numberOf(time)}];return{location,name:line.slice(0,result.index),aggregate:null,outcome:"\
measured",values}}function parseCsvRow(columns,line,{location,problems}){if(!line.startsWith('"'))return null;let fields=splitCsvLine(
line);fields.length>columns.length&&problems.push(makeError("joined-results",location,{line}));let field=column=>fields[columns.
indexOf(column)]??"",reason=field("error_message"),outcome=field("error_occurred")==="true"?"failed":reason===""?"measur\
ed":"skipped";if(outcome==="measured"&&field("iterations")==="")return null;let time={metric:"real_time",unit:field("tim\
e_unit"),value:numberOf(field("real_time"))};return{location,name:field("name"),aggregate:null,outcome,reason,values:[time]}}
function numberOf(text){let value=text===""?Number.NaN:Number(text);return Number.isFinite(value)?value:text}var googleBenchmark={id:"google-benchmark",description:"Google Benchmark: --benchmark_format=json; its console table and\
 CSV as fallbacks",advice:'./bench --benchmark_format=json --benchmark_filter="$BENCH_REFEREE_FILTER"',aliases:["googlec\
pp","cpp_google"],repeatsForTime:!0,recognises:text=>isReport(text)||isGoogleText(text),parse:parse26,filter:benchmarks=>joinPatterns(
benchmarks.map(namePattern2)),definitions:googleBenchmarkDefinitions};function isReport(text){return hasKeys(text,"conte\
xt.num_cpus")||hasKeys(text,"context.library_build_type")}var reportSchema3=object({benchmarks:array(unknown())}),NUMBER_OR_WORD=unknown().
optional(),rowSchema=object({name:string().min(1),run_name:string().optional(),run_type:string().optional(),aggregate_name:string().
optional(),family_index:number().optional(),per_family_instance_index:number().optional(),error_occurred:boolean().optional(),
error_message:string().optional(),skipped:boolean().optional(),skip_message:string().optional(),time_unit:_enum(["ns","u\
s","ms","s"]).optional(),real_time:NUMBER_OR_WORD,cpu_time:NUMBER_OR_WORD,bytes_per_second:NUMBER_OR_WORD,items_per_second:NUMBER_OR_WORD});
function parse26(source){let found=makeFindings(),rows=/^\s*[[{]/.test(source.text)?parseReports(source,found.problems):
parseGoogleText(source,found);return addRows(rows,found),toParseResult(found,source.path,{option:"--benchmark_filter"})}
function parseReports(source,problems){let rows=[];for(let{location,value}of parseJsonDocuments(source,problems,{bareNonFinite:!0})){
let report=parseValue(reportSchema3,value,{location,problems}),found=[];for(let[index,item]of report?.benchmarks.entries()??
[]){let own=appendKeys(location,"benchmarks",index),row=parseValue(rowSchema,item,{location:own,problems});row!==null&&found.
push({row,location:own})}let number2=numberInstances(found.map(({row})=>row));for(let{row,location:location2}of found)rows.
push(rowOf(row,location2,number2(row)))}return rows}function numberInstances(rows){let instances=new Map,nameOf7=({run_name,
name})=>run_name??name,numberOf4=({family_index:family=0,per_family_instance_index:instance=0})=>family*MAX_INSTANCES+instance;
for(let row of rows){let known=instances.get(nameOf7(row))??[];known.includes(numberOf4(row))||instances.set(nameOf7(row),
[...known,numberOf4(row)])}for(let known of instances.values())known.sort((left,right)=>left-right);return row=>{let index=instances.
get(nameOf7(row)).indexOf(numberOf4(row));return index===0?"":`#${index+1}`}}var MAX_INSTANCES=1e9;function namePattern2({
name}){let[,own="",number2=""]=/^(.*?)(#\d+)?$/s.exec(name);return escapePattern(own)+(number2===""?"":`(${number2})?`)}
function rowOf(row,location,number2){let unit=row.time_unit??"ns",isAggregate=row.run_type==="aggregate"||row.aggregate_name!==
void 0;return{location,name:(isAggregate?row.run_name??row.name:row.name)+number2,aggregate:isAggregate?row.aggregate_name??
"":row.run_type===void 0?null:"none",outcome:row.error_occurred?"failed":row.skipped?"skipped":"measured",reason:row.error_occurred?
row.error_message:row.skip_message,values:[{metric:"real_time",unit,value:row.real_time},{metric:"cpu_time",unit,value:row.
cpu_time},{metric:"bytes_per_second",unit:"B/s",value:row.bytes_per_second},{metric:"items_per_second",unit:"1/s",value:row.
items_per_second}]}}var COUNT2=/^ {2}(\S.*): +([^\s|]+)\|\S+(?: +\(| *$)/,SIGNS13={sign:/(?<=\S): +[^\s|]*\|\S/g},TOOL=/^ {2}=+ (\S+) =+/,PART=/^ {2}## (\S+)/,
NAME2=/^\w+::\w/,DEFAULT_TOOLS=new Set(["CALLGRIND","CACHEGRIND"]),PRIMARY2=new Set(["Instructions","Estimated Cycles"]);
function hasCounts(text){return/^ {2}(?:Instructions: +[^\s|]+\||=+ CALLGRIND =)/m.test(text)}function widthOfCounts(text){
return/^ {2}Instructions: +[^\s|]+(?=\|)/m.exec(text)?.[0].length??null}function parseCounts(source,{result,unended}){let found=makeFindings(),
{series,problems}=found,name="",tool="",isPart=!1,start4=null;if(readLines(source,found,SIGNS13,(line,location)=>{let panic=parsePanic(
line,location);if(panic!==null&&problems.push(panic),line.startsWith(`${result}: `)&&(start4=null),NAME2.test(line))return[
name,tool,isPart]=[line.trimEnd(),"",!1],!1;[,tool=tool]=TOOL.exec(line)??[];let[,part]=PART.exec(line)??[];part!==void 0&&
(isPart=part!=="Total");let measurement=isPart?null:parseCount2(name,tool,line);return measurement===null?COUNT2.test(line)||
name==="":(start4??=location,measurement.values.every(Number.isFinite)?series.add(measurement):problems.push(makeError("\
unusable-value",location,{name,metric:measurement.metric,got:line.trim()})),!1)}),start4!==null){let make=unended==="err\
or"?makeError:makeWarning;problems.push(make("run-unfinished",start4,{end:result}))}return toParseResult(found,source.path,
{tool:"cargo bench"})}function parseCount2(name,tool,line){let[,label="",count]=COUNT2.exec(line)??[];return count===void 0||
name===""||count==="N/A"||/ Rate$/.test(label)?null:makeCount({name,tool,label,count:/^\d+(?:\.\d+)?$/.test(count)?Number(
count):Number.NaN})}function makeCount({name,tool,label,count}){let metric=tool===""||DEFAULT_TOOLS.has(tool)?label:`${tool}\
 ${label}`;return{group:null,name,metric,unit:/\bbytes$/i.test(label)?"B":"count",better:"lower",values:[count],primary:PRIMARY2.
has(metric),deterministic:!0,...(tool===""||DEFAULT_TOOLS.has(tool))&&{dependsOnLayout:!0}}}function commonPath(benchmarks){
return commonPrefixOf(benchmarks.map(({name})=>/^[\w:]*/.exec(name)[0]))}function isCallgrindJson(text){return hasKeys(text,"kind","module_path","profiles")}var LABELS=new Map([["Ir","Instructi\
ons"],["L1hits","L1 Hits"],["LLhits","LL Hits"],["RamHits","RAM Hits"],["TotalRW","Total read+write"],["EstimatedCycles",
"Estimated Cycles"],["TotalBytes","Total bytes"],["TotalBlocks","Total blocks"],["AtTGmaxBytes","At t-gmax bytes"],["AtT\
GmaxBlocks","At t-gmax blocks"],["AtTEndBytes","At t-end bytes"],["AtTEndBlocks","At t-end blocks"],["ReadsBytes","Reads\
 bytes"],["WritesBytes","Writes bytes"],["Errors","Errors"],["Contexts","Contexts"],["SuppressedErrors","Suppressed Erro\
rs"],["SuppressedContexts","Suppressed Contexts"]]),profileSchema=object({tool:string(),data:object({total:object({metrics:unknown()})}).
optional(),summaries:object({total:object({summary:unknown()})}).optional()}),benchmarkSchema5=object({module_path:string(),
id:string().nullish(),description:string().nullish(),details:string().nullish(),profiles:array(profileSchema)});function parseCallgrindJson(source){
let found=makeFindings(),{series,problems}=found;for(let{location,value}of parseJsonDocuments(source,problems)){let benchmark=parseValue(
benchmarkSchema5,value,{location,problems});if(benchmark===null)continue;let name=nameOf4(benchmark),counts=benchmark.profiles.
flatMap(countsOf);counts.length===0&&problems.push(makeError("benchmark-without-result",location,{name}));for(let{tool,label,
count}of counts)typeof count=="number"&&count>=0?series.add(makeCount({name,tool,label,count})):problems.push(makeError(
"unusable-value",location,{name,metric:label,got:formatJsonValue(count)}))}return toParseResult(found,source.path,{tool:"\
cargo bench"})}function nameOf4({module_path:path,id,description,details}){let words=description||details,suffix=`${id??
""}${words?`:${words}`:""}`;return suffix===""?path:`${path} ${suffix}`}function countsOf({tool,data,summaries}){let isNew=data!==
void 0,metrics=isNew?data.total.metrics:entriesOf(summaries?.total.summary)[0]?.[1],counts=entriesOf(metrics).flatMap(([
key,metric])=>{let count=isNew?valueAt(metric,["values","new"]):oldCountOf(metric);return count===void 0?[]:[{tool:tool.
toUpperCase(),label:LABELS.get(key),key,count}]}),usual=counts.flatMap(({label,...count})=>label===void 0?[]:[{...count,
label}]);return usual.length>0?usual:counts.flatMap(({key,...count})=>Number.isInteger(count.count)&&!key.endsWith("Rate")?
[{...count,label:key}]:[])}function oldCountOf(metric){return valueAt(metric,["metrics","Both",0,"Int"])??valueAt(metric,
["metrics","Left","Int"])}var gungraun={id:"gungraun",aliases:["rust_gungraun","rust_gungraun_stdout"],description:"cargo bench with Gungraun: wha\
t it prints, also with --output-format=json",advice:'cargo bench --bench NAME -- "${BENCH_REFEREE_FILTER:-*}"',runsValgrind:!0,
recognises:isGungraun,parse:source=>isCallgrindJson(source.text)?parseCallgrindJson(source):parseCounts(source,{result:"\
Gungraun result",unended:"error"}),filter:benchmarks=>`${commonPath(benchmarks)}*`,definitions:gungraunDefinitions},WIDE=50;
function isGungraun(text){return isCallgrindJson(text)?/\bgungraun\b/.test(text):!hasCounts(text)||/^Iai-Callgrind result: /m.
test(text)?!1:/^Gungraun result: /m.test(text)||(widthOfCounts(text)??0)>WIDE}var haskellCriterion={id:"haskell-criterion",description:"Haskell with criterion: what it prints, or the file of --csv",
advice:'cabal bench --benchmark-options="--time-limit 1"',repeatsForTime:!0,recognises:text=>hasCsvHeader(text,HEADER2)||
new RegExp(RESULT9,"m").test(text),parse:source=>hasCsvHeader(source.text,HEADER2)?parseCsv(source):parseText2(source),definitions:haskellCriterionDefinitions},
HEADER2="Name,Mean,MeanLB,MeanUB,Stddev,StddevLB,StddevUB",NAME3=/^benchmarking (.+)$/,RESULT9=/^(time|mean) {2,}(\d+(?:\.\d+)?) (ps|ns|[u\u00b5\u03bc]s|ms|s) +\(\S+ \S+ \.\. \S+ \S+\)/,
SIGNS14={sign:/\b(?:time|mean) {2,}(?:\S+ )?\S+ +\(/g,end:/\(\S+ \S+ \.\. \S+ \S+\)/g};function parseText2(source){let found=makeFindings(),
benchmark=null;return readLines(source,found,SIGNS14,(line,location)=>{let[,name]=NAME3.exec(line)??[];name!==void 0&&(reportUnfinishedBenchmark(
found,benchmark),benchmark={name,location,hasTime:!1});let[,metric="",value,unit=""]=RESULT9.exec(line)??[];if(value===void 0||
benchmark===null)return!1;let primary=metric==="time";return primary&&(benchmark={...benchmark,hasTime:!0}),addMean2(found,
{name:benchmark.name,metric,seconds:Number(value)*findUnitWord(unit).factor,primary}),!1}),reportUnfinishedBenchmark(found,
benchmark),toParseResult(found,source.path,{})}function reportUnfinishedBenchmark({problems},benchmark){benchmark===null||
benchmark.hasTime||problems.push(makeError("benchmark-without-result",benchmark.location,{name:benchmark.name}))}function parseCsv(source){
let found=makeFindings();for(let{location,name,fields}of parseCsvRows(source,HEADER2,found.problems)){let written=fields.
get("Mean"),seconds=NUMBER6.test(written)?Number(written):Number.NaN;Number.isFinite(seconds)?addMean2(found,{name,metric:"\
mean",seconds,primary:!0}):found.problems.push(makeError("unusable-value",location,{name,metric:"mean",got:written}))}return toParseResult(
found,source.path,{})}var NUMBER6=/^\d+\.\d+(?:e-?\d+)?$/;function addMean2({series},{name,metric,seconds,primary}){let time={
metric,unit:"sec",better:"lower",values:[seconds],aggregate:!0};series.add({group:null,name,...time,primary})}var hyperfine={id:"hyperfine",aliases:["shell_hyperfine","shell"],description:"hyperfine: the file of --export-json",advice:"\
hyperfine -N --warmup 1 --runs 3 --export-json results.json COMMAND\u2026",recognises:text=>hasKeys(text,"results[].comm\
and"),parse:parse27},numbers=numberListSchema,resultSchema2=object({command:string(),times:numbers.nullish(),median:number().
nullish(),memory_usage_byte:numbers.nullish(),exit_codes:array(number().nullable()).nullish()}),reportSchema4=object({results:array(
unknown())});function parse27(source){let{series,problems}=makeFindings();for(let{location,value}of parseJsonDocuments(source,
problems)){let report=parseValue(reportSchema4,value,{location,problems});report?.results.length===0&&problems.push(makeError(
"no-results",location,{tool:"hyperfine"}));let names=nameResults(report?.results??[]);for(let[index,item]of report?.results.
entries()??[]){let own=appendKeys(location,"results",index),name=names[index],result=parseValue(resultSchema2,item,{location:own,
problems});result!==null&&(problems.push(...findProblems(name,result,own)),addResult3(name,result,series))}}return{measurements:series.
all(),problems}}function nameResults(results){let commands=results.map(item=>textAt(item,"command")),first=new Map(commands.
map((command2,index)=>[command2,index]).reverse()),shared=new Set(commands.filter((command2,index)=>first.get(command2)!==
index)),numbered=makeNumbering();return results.map((item,index)=>{let command2=commands[index];return numbered(shared.has(
command2)?command2+formatParameters2(item):command2)})}function formatParameters2(item){let[,parameters]=entriesOf(item).
find(([key])=>key==="parameters")??[],pairs=entriesOf(parameters).map(([key,value])=>`${key}=${formatJsonValue(value)}`);
return pairs.length===0?"":` [${pairs.join(", ")}]`}function addResult3(name,result,series){let common={group:null,name,
better:null},{times,median,memory_usage_byte:memory}=result,time={...common,metric:"time",unit:"s",primary:!0};times?.length?
series.add({...time,values:times}):median!=null&&series.add({...time,values:[median],aggregate:!0}),memory?.length&&series.
add({...common,metric:"memory_usage_byte",unit:"B",values:memory,primary:!1})}function findProblems(name,{times,median,exit_codes:codes},location){
let found=[],failed=codes?.filter(code=>code!==0)??[];if(failed.length>0){let exits=[...new Set(failed)].map(code=>String(
code??"signal")),runs={name,failed:failed.length,runs:codes.length,exits};found.push(makeWarning("runs-failed",location,
runs))}return!times?.length&&median==null&&found.push(makeError("benchmark-without-result",location,{name})),times?.some(
time=>time<=0)&&found.push(makeError("zero-time",location,{name,instead:"hyperfine -N"})),found}var iai={id:"iai",aliases:["rust_iai"],description:"cargo bench with iai: what it prints",advice:"cargo bench --bench NA\
ME",runsValgrind:!0,recognises:text=>/^ {2}Instructions: +\d+(?: \(.*\))?$/m.test(text),parse:parse28,definitions:iaiDefinitions},
METRICS3=["Instructions","L1 Accesses","L2 Accesses","RAM Accesses","Estimated Cycles"],COUNT3=new RegExp(String.raw`^ {2}(${METRICS3.
join("|")}): +(\d+)(?: \(.*\))?$`),SIGNS15={sign:new RegExp(`  (?:${METRICS3.join("|")}): `,"g")},NAME4=/^(?:r#)?[\p{L}_][\p{L}\p{N}_]*$/u,
PRIMARY3=new Set(["Instructions","Estimated Cycles"]),NEGATIVE=2**63;function parse28(source){let found=makeFindings(),{
series,problems}=found,open=null;return readLines(source,found,SIGNS15,(line,location)=>{let panic=parsePanic(line,location);
panic!==null&&problems.push(panic),NAME4.test(line)&&(open!==null&&problems.push(makeUnfinishedProblem2(open)),open={name:line,
location,counts:new Map});let[,metric,number2]=COUNT3.exec(line)??[];if(metric===void 0)return"missing";if(open===null)return!1;
if(open.counts.set(metric,Number(number2)),open.counts.size<METRICS3.length)return!0;for(let one of measurementsOf2(open,
problems))series.add(one);return open=null,!0}),open!==null&&problems.push(makeUnfinishedProblem2(open)),toParseResult(found,
source.path,{option:"valgrind --version"})}function measurementsOf2({name,location,counts},problems){return[...counts].flatMap(
([metric,value])=>{if(value>=NEGATIVE)return problems.push(makeWarning("unusable-value",location,{name,metric,got:String(
value)})),[];let primary=PRIMARY3.has(metric);return[{group:null,name,...{metric,unit:"count",better:"lower",values:[value]},
primary,deterministic:!0,dependsOnLayout:!0}]})}function makeUnfinishedProblem2({name,location}){return makeError("bench\
mark-without-result",location,{name})}var iaiCallgrind={id:"iai-callgrind",aliases:["rust_iai_callgrind"],description:"cargo bench with Iai-Callgrind: what it\
 prints, also with --output-format=json",advice:'cargo bench --bench NAME -- "$BENCH_REFEREE_FILTER"',runsValgrind:!0,recognises:text=>(hasCounts(
text)||isCallgrindJson(text))&&!isGungraun(text),parse:source=>isCallgrindJson(source.text)?parseCallgrindJson(source):parseCounts(
source,{result:"Iai-Callgrind result",unended:"warning"}),filter:benchmarks=>commonPath(benchmarks)||":",definitions:gungraunDefinitions};var jmh={id:"jmh",description:"JMH: the file of -rf json",advice:'java -jar benchmarks.jar -f 1 -wi 3 -w 1 -i 3 -r 1 -fo\
e true -rf json -rff results.json "$BENCH_REFEREE_FILTER"',aliases:["java_jmh","java"],repeatsForTime:!0,recognises:text=>/^\s*\[\s*\{/.
test(text)&&/"benchmark"\s*:/.test(text)&&/"primaryMetric"\s*:\s*\{/.test(text),parse:parse29,filter:benchmarks=>joinPatterns(
benchmarks.map(({name})=>escapePattern(/^[^ #]*/.exec(name)[0]))),definitions:jmhDefinitions},metricSchema=object({scoreUnit:string(),
rawData:array(array(unknown())).optional(),rawDataHistogram:array(array(array(tuple([number(),number()])))).optional()}),
resultSchema3=object({benchmark:string().min(1),mode:string(),threads:number().optional(),params:unknown().optional(),primaryMetric:metricSchema,
secondaryMetrics:unknown().optional()});function parse29(source){let{series,problems}=makeFindings(),listSchema3=array(unknown());
for(let{location,value}of parseJsonDocuments(source,problems)){let list=parseValue(listSchema3,value,{location,problems});
list?.length===0&&problems.push(makeError("no-results",location,{tool:"benchmarks.jar"}));let results=(list??[]).flatMap(
(item,index)=>{let own=appendKeys(location,index),result=parseValue(resultSchema3,item,{location:own,problems});return result===
null?[]:[{result,location:own}]}),nameResult=makeNaming(results.map(({result})=>result));for(let{result,location:own}of results)
addResult4(result,{location:own,problems,series,name:nameResult(result)})}return{measurements:series.all(),problems}}function addResult4(result,reading){
let{primaryMetric,mode}=result,primary={...reading,location:appendKeys(reading.location,"primaryMetric")};addMetric(primary,
result,{metric:mode,read:primaryMetric,primary:!0});for(let[label,value]of entriesOf(result.secondaryMetrics)){let{data}=metricSchema.
safeParse(value);if(data===void 0||!isWorthReading(label,data,primaryMetric))continue;let secondary={...reading,location:appendKeys(
reading.location,"secondaryMetrics",label)},metric=`${mode}:${label.replace(/^·/,"")}`;addMetric(secondary,result,{metric,
read:data,primary:!1})}}var COUNTED_PER_OPERATION=new Set(["B/op","#/op"]),PERCENTILE=/(?:^|[:·])p\d\.\d+$/;function isWorthReading(label,{
scoreUnit},primary){return COUNTED_PER_OPERATION.has(scoreUnit)?!0:scoreUnit===primary.scoreUnit&&!PERCENTILE.test(label)}
function addMetric({location,problems,series,name},result,{metric,read,primary}){let raw=read.rawDataHistogram?.flat().map(
weightedMean)??read.rawData?.flat()??[],{unit,factor,better}=convertScoreUnit(read.scoreUnit,result.mode),isUsable=value=>typeof value==
"number"&&Number.isFinite(value*factor),values=raw.filter(isUsable);if(values.length<raw.length){let got=formatJsonValue(
raw.find(value=>!isUsable(value))),make=primary?makeError:makeWarning;problems.push(make("unusable-value",location,{name,
metric,got}))}else values.length===0&&primary&&problems.push(makeError("benchmark-without-result",location,{name}));if(values.
length===0)return;let scaled=values.map(value=>value*factor);series.add({group:null,name,metric,unit,better,values:scaled,
primary})}function makeNaming(results){let threads=new Map;for(let result of results){let name=nameOf5(result,[]);threads.
set(name,(threads.get(name)??new Set).add(result.threads))}let numberings=new Map;return result=>{let isShared=threads.get(
nameOf5(result,[])).size>1&&result.threads!==void 0,numbered=numberings.get(result.mode)??makeNumbering();return numberings.
set(result.mode,numbered),numbered(nameOf5(result,isShared?[`threads=${result.threads}`]:[]))}}function nameOf5({benchmark,
params},more){let pairs=[...entriesOf(params).map(([key,value])=>`${key}=${formatJsonValue(value)}`),...more];return pairs.
length===0?benchmark:`${benchmark} [${pairs.join(", ")}]`}function weightedMean(histogram){let sum=0,total=0;for(let[value,
count]of histogram)sum+=value*count,total+=count;return sum/total}function convertScoreUnit(scoreUnit,mode){let[,above="",
under=""]=/^(.*)\/(.*)$/s.exec(scoreUnit)??[],time=findUnitWord(under==="op"?above:under);return time?.base==="sec"&&under===
"op"?{unit:"sec/op",factor:time.factor,better:"lower"}:time?.base==="sec"&&above==="ops"?{unit:"1/s",factor:1/time.factor,
better:"higher"}:COUNTED_PER_OPERATION.has(scoreUnit)?{unit:scoreUnit,factor:1,better:"lower"}:{unit:scoreUnit,factor:1,
better:mode==="thrpt"?"higher":null}}var juliaDefinitions={description:'`["group"]["name"] =`',files:["*.jl"],sign:"@benchmarkable|BenchmarkGroup",line:`(\\[ \
*${QUOTED} *\\])+ *=`,locator:matches=>makeLocator(matches,{parseMatch:text=>({name:[...text.matchAll(/"(?:[^"\\]|\\.)+"/g)].
map(([key])=>unquote(key)).join("/")}),queriesFor({name}){let parts=name.split("/");return parts.map((_,index)=>({name:parts.
slice(0,index+1).join("/")})).toReversed()}})};var julia={id:"julia",description:"BenchmarkTools.jl: what BenchmarkTools.save writes",advice:'a script that ends with B\
enchmarkTools.save("results.json", run(suite))',repeatsForTime:!0,recognises:text=>/^\s*\[\s*\{/.test(text)&&/"BenchmarkTools"\s*:/.
test(text.slice(0,MAX_RECOGNITION_LENGTH4)),parse:parse30,definitions:juliaDefinitions},MAX_RECOGNITION_LENGTH4=2e3,fileSchema2=tuple(
[unknown(),array(unknown())]),valueSchema=tuple([string(),unknown()]),groupSchema2=object({data:recordSchema}),resultSchema4=object(
{times:array(number()).min(1).optional(),time:number().optional(),memory:number().optional(),allocs:number().optional()});
function parse30(source){let found=makeFindings(),{series,problems}=found;for(let{location,value}of parseNamedDocuments(
source,problems)){let[,saved]=parseValue(fileSchema2,value,{location,problems})??[null,[]],numbered=makeNumbering();for(let[
index,item]of saved.entries())parseItem2({names:[],item,location:appendKeys(location,1,index)},{problems,series,numbered})}
return toParseResult(found,source.path,{source:"run(suite)"})}function parseItem2({names,item,location},reading){let{problems}=reading,
pair=parseValue(valueSchema,item,{location,problems});if(pair===null)return;let[type,fields]=pair,own=appendKeys(location,
1),kind=type.replace(/^BenchmarkTools\./,"");if(kind==="BenchmarkGroup"){let group=parseValue(groupSchema2,fields,{location:own,
problems});for(let[name,inner]of entriesOf(group?.data))parseItem2({names:[...names,name],item:inner,location:appendKeys(
own,"data",name)},reading)}else(kind==="Trial"||kind==="TrialEstimate")&&names.length>0?addResult5({name:reading.numbered(
names.join("/")),fields,location:own},reading):problems.push(makeError("no-results",location,{source:"run(suite)"}))}function addResult5({
name,fields,location},{problems,series}){let result=parseValue(resultSchema4,fields,{location,problems});if(result===null)
return;let{times,time,memory,allocs}=result,common={group:null,name,better:null};if(times!==void 0)series.add({...common,
metric:"time",unit:"ns",values:times,primary:!0});else if(time!==void 0)series.add({...common,metric:"time",unit:"ns",values:[
time],primary:!0,aggregate:!0});else{problems.push(makeError("benchmark-without-result",location,{name}));return}memory!==
void 0&&series.add({...common,metric:"memory",unit:"B",values:[memory],primary:!1}),allocs!==void 0&&series.add({...common,
metric:"allocs",unit:"count",values:[allocs],primary:!1})}var junit={id:"junit",description:"JUnit XML, as test runners write it: the time of each test case",advice:"node --test \
--test-reporter=junit",recognises:text=>/^testsuites?$/.test(parseRootName(text)??""),parse:parse31};function parse31(source){
let reading={...makeFindings(),path:source.path,open:[],numberings:new Map},fault=parseXml(source,{open:element=>start2(
reading,element),close:()=>close2(reading)});return fault!==null&&reading.problems.push(fault),toParseResult(reading,source.
path,{})}function start2(reading,element){let{open,path}=reading,{name:tag,line,attributes}=element;open.length===0&&(reading.
numberings=new Map);let inner=open.at(-1);open.push({...element,location:inFile(path,line),outcome:outcomeByState(attributes),
failures:0}),tag==="skipped"&&inner?.name==="testcase"&&inner.outcome==="passed"&&(inner.outcome="skipped"),(tag==="fail\
ure"||tag==="error")&&addFailure3(reading,attributes.message??"")}function outcomeByState({status,result}){let isOne=pattern=>[
status,result].some(state=>pattern.test(state??""));return isOne(/^(?:fail(?:ed|ure)?|error(?:ed)?|broken)$/i)?"failed":
isOne(/^(?:skip(?:ped)?|not[ _-]?run|disabled|ignored|pending|suppressed)$/i)?"skipped":"passed"}function addFailure3(reading,message){
let{open}=reading,owner=open.findLast(({name})=>OWNERS.has(name))??open.at(-1),failed={name:owner.attributes.name??"",...message!==
""&&{reason:message}};reading.problems.push(makeError("failed-in-tool",owner.location,failed));for(let one of open)one.outcome=
"failed",one.failures+=1}var OWNERS=new Set(["testcase","testsuite","testsuites"]);function close2(reading){let closed=reading.
open.pop();closed.name==="testcase"?addCase(reading,closed):OWNERS.has(closed.name)&&checkCounts2(reading,closed)}function checkCounts2(reading,suite){
let{attributes,failures,location}=suite,announced=countOf2(attributes.failures)+countOf2(attributes.errors);if(announced<=
failures)return;let counts={name:attributes.name??"",what:"failures",announced,found:failures};reading.problems.push(makeError(
"wrong-count",location,counts));for(let one of reading.open)one.failures+=announced-failures}function countOf2(written=""){
return/^\d+$/.test(written)?Number(written):0}function addCase(reading,{location,attributes,outcome,failures}){let{open,
numberings,series}=reading,suite=open.findLast(one=>one.name==="testsuite")?.attributes.name,group=attributes.classname||
suite||null,numbered=numberings.get(group??"")??makeNumbering();numberings.set(group??"",numbered);let name=numbered(attributes.
name??"");if(outcome==="failed"){if(failures===0){reading.problems.push(makeError("failed-in-tool",location,{name}));for(let one of open)
one.failures+=1}return}if(outcome==="skipped"){reading.problems.push(makeWarning("benchmark-skipped",location,{name}));return}
let written=attributes.time??"";if(TIME5.test(written)){let values=[Number(written.replaceAll(",",""))];series.add({group,
name,metric:"time",unit:"s",better:"lower",values,primary:!0})}else reading.problems.push(makeError("unusable-value",location,
{name,metric:"time",got:written||void 0}))}var TIME5=/^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$(?<=\d.*)/i;var START4=/^\s*\{\s*(?:"type"\s*:\s*"(?:Metric|Point)"\s*,\s*"data"\s*:|"metric"\s*:\s*"[^"]*"\s*,\s*"type"\s*:)/;function isK6Stream(text){
return START4.test(text)}var DURATIONS=["http_req_duration","iteration_duration"];function parseK6Stream(source){let found=makeFindings(),
{series,problems}=found,points=DURATIONS.map(name=>({name,values:[]})),answered=0;for(let{location,value}of parseJsonDocuments(
source,problems)){let line=typeof value=="object"&&value!==null?value:{},metric=points.find(({name})=>name===line.metric);
if(line.type!=="Point"||metric===void 0)continue;let number2=line.data?.value;if(typeof number2!="number"){let got={expected:"\
number",got:formatJsonValue(number2)};problems.push(makeError("wrong-type",appendKeys(location,"data","value"),got));continue}
metric.values.push(number2),line.data?.tags?.status!=="0"&&answered++}let timed=points.find(({values})=>values.length>0);
if(timed!==void 0&&answered===0)problems.push(makeError("no-responses",inFile(source.path),{}));else if(timed!==void 0){
let{name,values}=timed;series.add({group:null,name,metric:"points",unit:"ms",better:"lower",values,primary:!0})}return toParseResult(
found,source.path,{tool:"k6"})}var k6={id:"k6",description:"k6: the JSON of handleSummary, --summary-export or --out json",advice:"k6 run script.js, wh\
ich writes summary.json in its handleSummary",recognises:text=>isK6Stream(text)||isSummary(text)||isNewSummary(text),parse:parse32};
function isSummary(text){return/^\s*\{\s*"(?:metrics|root_group|options|state|setup_data)"\s*:/.test(text)&&/"root_group"\s*:/.
test(text)}function isNewSummary(text){return hasKeys(text,"metadata.k6Version","results")}var metricSchema2=looseObject(
{type:string().optional(),contains:string().optional(),values:record(string(),unknown()).optional(),thresholds:record(string(),
unknown()).optional()}),summarySchema=object({metrics:recordSchema}),newSummarySchema=object({config:object({duration:number().
positive()}),results:object({metrics:array(looseObject({name:string(),type:string(),values:record(string(),unknown())}))})});
function parse32(source){if(isK6Stream(source.text))return parseK6Stream(source);let{series,problems}=makeFindings();for(let{
location,value}of parseJsonDocuments(source,problems)){let isNew=valueAt(value,["metadata","k6Version"])!==void 0,metrics=isNew?
metricsOfNewSummary(value,{location,problems}):parseValue(summarySchema,value,{location,problems})?.metrics;if(metrics==
null)continue;let own=isNew?appendKeys(location,"results","metrics"):appendKeys(location,"metrics"),reading={problems,location:own,
found:[]};parseMetrics(reading,metrics);for(let measurement of reading.found)series.add(measurement)}return{measurements:series.
all(),problems}}function metricsOfNewSummary(value,context){let summary=parseValue(newSummarySchema,value,context);if(summary===
null)return null;let{config,results}=summary,number2=makeNumbering(),metrics=results.metrics.map(({name,values,...metric})=>{
let count=metric.type==="counter"?numberOf2(values.count):null,rated=count===null?values:{...values,rate:count/config.duration};
return[number2(name),{...metric,values:rated}]});return Object.fromEntries(metrics)}function parseMetrics(reading,all){let{
problems,location,found}=reading;for(let[name,value]of Object.entries(all)){let own=appendKeys(location,name),metric=parseValue(
metricSchema2,value,{location:own,problems});if(metric===null)continue;let values=metric.values??metric,measurement=toMeasurement3(
name,metric,{values,isPrimary:isPrimaryMetric(all,name)});if(measurement!==null)found.push(measurement);else if(isPrimaryMetric(
all,name)){let usual=name.endsWith("_duration")?"med":"rate";problems.push(makeError("unusable-value",own,{name,metric:usual}))}
problems.push(...warningsOf(name,metric,own))}failureRateOf(all)===1?(found.length=0,problems.push(makeError("no-respons\
es",appendKeys(location,"http_req_failed"),{}))):found.length===0&&!problems.some(isError)&&problems.push(makeError("no-\
results",location,{tool:"k6"}))}function isPrimaryMetric(all,name){let hasRequests=Object.hasOwn(all,"http_req_duration");
return name===(hasRequests?"http_req_duration":"iteration_duration")||name===(hasRequests?"http_reqs":"iterations")}var BUILT_IN_TIME=/^(?:http_req_(?!failed)\w+|iteration_duration|group_duration|grpc_req_duration|ws_(?:connecting|ping|session_duration))(?:\{|$)/,
RATES=new Set(["http_reqs","iterations"]);function toMeasurement3(name,{type,contains},{values,isPrimary:primary}){let isTime2=type===
void 0?BUILT_IN_TIME.test(name):type==="trend"&&contains==="time",common={group:null,name,primary};if(isTime2){let median=numberOf2(
values.med);return median===null?null:{...common,metric:"med",unit:"ms",better:"lower",values:[median],aggregate:!0}}let rate=numberOf2(
values.rate)??(type===void 0?numberOf2(values.value):null);return rate===null?null:name==="http_req_failed"?{...common,metric:"\
rate",unit:"ratio",better:"lower",values:[rate]}:RATES.has(name)?{...common,metric:"rate",unit:"1/s",better:"higher",values:[
rate],aggregate:!0}:null}function numberOf2(value){let{data}=number().safeParse(value);return data??null}function failureRateOf(all){
let{data}=metricSchema2.safeParse(all.http_req_failed),values=data?.values??data;return numberOf2(values?.rate)??numberOf2(
values?.value)}function warningsOf(name,{values,thresholds,...rest},location){let crossed=Object.entries(thresholds??{}).
flatMap(([limit,state])=>(typeof state=="boolean"?state:state?.ok===!1)?[makeWarning("over-limit",location,{name,limit})]:
[]),share=name==="http_req_failed"?failureRateOf({http_req_failed:{values:values??rest}}):null;if(share===null||share===
0||share===1)return crossed;let percent=Math.round(share*1e3)/10;return[...crossed,makeWarning("requests-failed",location,
{kind:"error",percent})]}var lighthouse={id:"lighthouse",description:"Lighthouse: its JSON report, or the manifest.json of Lighthouse CI",advice:"\
npx lighthouse http://127.0.0.1:8080/ --only-categories=performance --output=json --output-path=report.json",recognises:text=>isReport2(
text)||isManifest(text),parse:parse33,parseFiles:parseFiles3};function isReport2(text){return/^\s*\{/.test(text)&&/"lighthouseVersion"\s*:/.
test(text)&&/"audits"\s*:\s*\{/.test(text)}function isManifest(text){return/^\s*\[\s*\{/.test(text)&&/"isRepresentativeRun"\s*:/.
test(text)&&/"summary"\s*:/.test(text)}var AUDITS=[{id:"largest-contentful-paint",unit:"ms",primary:!0},{id:"first-conte\
ntful-paint",unit:"ms",primary:!1},{id:"total-blocking-time",unit:"ms",primary:!0},{id:"speed-index",unit:"ms",primary:!1},
{id:"interactive",unit:"ms",primary:!1},{id:"cumulative-layout-shift",unit:"score",primary:!0},{id:"total-byte-weight",unit:"\
B",primary:!1}],SCORE=number().nullish(),AUDIT=looseObject({scoreDisplayMode:string().optional(),numericValue:number().optional(),
errorMessage:string().optional()}),reportSchema5=object({requestedUrl:string().optional(),finalDisplayedUrl:string().optional(),
finalUrl:string().optional(),runtimeError:object({code:string()}).nullish(),runWarnings:array(unknown()).default([]),audits:record(
string(),unknown()),categories:object({performance:object({score:SCORE}).optional()}).optional()}),manifestSchema=array(
object({url:string().min(1),summary:object({performance:SCORE})}));function parse33(source){let{series,problems}=makeFindings();
for(let{location,value}of parseJsonDocuments(source,problems)){let reading={location,problems},found=Array.isArray(value)?
parseManifest(value,reading):parseReport(value,reading);for(let measurement of found)series.add(measurement)}return{measurements:series.
all(),problems}}function parseFiles3(sources){let hasReport=sources.some(({text})=>isReport2(text)),parsed=sources.filter(
({text})=>!hasReport||!isManifest(text)).map(parse33);return{measurements:parsed.flatMap(({measurements})=>measurements),
problems:parsed.flatMap(({problems})=>problems)}}function parseManifest(value,{location,problems}){let runs=parseValue(manifestSchema,
value,{location,problems})??[];return Array.isArray(value)&&value.length===0&&problems.push(makeError("no-results",location,
{tool:"lhci"})),runs.flatMap(({url,summary},index)=>{let found=scoreOf(url,summary.performance),own=appendKeys(location,
index);return found.length===0&&problems.push(makeError("unusable-value",own,{name:url,metric:"performance"})),found})}function parseReport(value,{
location,problems}){let report=parseValue(reportSchema5,value,{location,problems});if(report===null)return[];let name=report.
requestedUrl??report.finalDisplayedUrl??report.finalUrl??"";for(let warning of report.runWarnings){let said={tool:"light\
house",said:String(warning)};problems.push(makeWarning("tool-error",appendKeys(location,"runWarnings"),said))}let{runtimeError}=report;
if(runtimeError&&runtimeError.code!=="NO_ERROR"){let failed={name,reason:runtimeError.code};return problems.push(makeError(
"failed-in-tool",appendKeys(location,"runtimeError"),failed)),[]}let performance=report.categories?.performance,found=[...scoreOf(
name,performance?.score),...AUDITS.flatMap(audit=>parseAudit(report,{name,audit,location,problems}))];if(performance!==void 0&&
performance.score==null){let at=appendKeys(location,"categories","performance","score");problems.push(makeError("unusabl\
e-value",at,{name,metric:"performance"}))}else found.length===0&&problems.push(makeError("no-results",appendKeys(location,
"audits"),{option:"--only-categories"}));return found}function scoreOf(name,score){return score==null?[]:[toMeasurement4(
{name,metric:"performance",unit:"score",value:score,better:"higher",primary:!0})]}function parseAudit({audits},{name,audit,
...context}){let{id,unit,primary}=audit;if(!Object.hasOwn(audits,id))return[];let{data}=AUDIT.safeParse(audits[id]);if(data?.
numericValue!==void 0&&data.scoreDisplayMode!=="error")return[toMeasurement4({name,metric:id,unit,value:data.numericValue,
better:"lower",primary})];if(data?.scoreDisplayMode!=="notApplicable"){let own=appendKeys(context.location,"audits",id),
got=data?.errorMessage;context.problems.push(makeError("unusable-value",own,{name,metric:id,got}))}return[]}function toMeasurement4({
value,...read}){return{group:null,...read,values:[value]}}var mitata={id:"mitata",description:'mitata: what run({ format: "json" }) prints, before version 1 run({ json: true })',
advice:"node bench.mjs, which ends with await run({ format: { json: { samples: false } } })",repeatsForTime:!0,recognises:text=>hasKeys(
text,"layout","benchmarks")||isBefore1(text),parse:parse34,definitions:javascriptDefinitions};function isBefore1(text){return hasKeys(
text,"benchmarks[].group","benchmarks[].warmup")||hasKeys(text,"benchmarks","cpu")}var runSchema=object({name:string(),error:unknown().
optional(),stats:unknown().optional()}),statsSchema=object({samples:numberListSchema.nullish(),p50:number().nullish(),avg:number().
nullish()}).nullish(),reportSchema6=object({layout:array(object({name:unknown().optional()})).default([]),benchmarks:array(
looseObject({group:unknown().optional(),runs:array(unknown()).optional()}))});function parse34(source){let{series,problems}=makeFindings();
for(let{location,value}of parseJsonDocuments(source,problems)){let report=parseValue(reportSchema6,value,{location,problems});
if(report===null)continue;report.benchmarks.length===0&&problems.push(makeError("no-results",location,{source:"await run\
()"}));let numberings=new Map,means=0;for(let[index,benchmark]of report.benchmarks.entries()){let group=groupOf(benchmark.
group,report.layout),numbered=numberings.get(group)??makeNumbering();numberings.set(group,numbered);for(let[runIndex,item]of(benchmark.
runs??[benchmark]).entries()){let inList=appendKeys(location,"benchmarks",index),own=benchmark.runs===void 0?inList:appendKeys(
inList,"runs",runIndex),run=parseValue(runSchema,item,{location:own,problems}),name=run===null?"":numbered(run.name),measured=run&&
parseRunTime(run,{location:own,problems});measured!==null&&(measured.isMean&&means++,series.add({group,name,...measured.
time}))}}means>0&&problems.push(makeWarning("mean-only",location,{tool:"mitata"}))}return{measurements:series.all(),problems}}
function groupOf(group,layout){let name=typeof group=="number"?layout[group]?.name:group;return typeof name=="string"&&name!==
""?name:null}function parseRunTime({name,error,...run},{location,problems}){let stats=parseValue(statsSchema,run.stats,{
location:appendKeys(location,"stats"),problems});if(stats===null&&run.stats!=null)return null;let samples=stats?.samples??
[],isMean=samples.length===0&&stats?.p50===void 0&&stats?.avg!=null,middle=isMean?stats.avg:stats?.p50,values=samples.length>
0?samples:middle==null?[]:[middle];if(error!=null||values.length===0){let code=error==null?"benchmark-without-result":"f\
ailed-in-tool";return problems.push(makeError(code,location,{name,...errorMessageOf(error)})),null}let aggregate=samples.
length===0;return{time:{...{metric:"time",unit:"ns",better:"lower",values,primary:!0},...aggregate&&{aggregate}},isMean}}function isNanobenchTable(text){return splitLines(text).some(line=>parseHeading(line)!==null)}var SIGNS16={sign:/^\|.*`/g},
NUMBER7=/^\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?$/;function parseNanobenchTable(source){let found=makeFindings(),heading=null;
return readLines(source,found,SIGNS16,(line,location)=>{let own=parseHeading(line);heading=own??heading;let row=heading===
null?null:parseRow2(line,heading);if(heading===null||row===null)return heading===null||own!==null;let name=heading.numberName(
row.name);if(row.rate===null){let failed={name,...row.remark!==""&&{reason:row.remark}};return found.problems.push(makeError(
"failed-in-tool",location,failed)),!1}let time={metric:"time",unit:"s",better:"lower",values:[1/row.rate]};return found.
series.add({group:null,name,...time,primary:!0,aggregate:!0}),!1}),toParseResult(found,source.path,{source:"nanobench"})}
function parseHeading(line){if(!line.startsWith("|")||!line.includes(" err% |"))return null;let cells=line.split("|").slice(
1),last2=cells.findIndex(cell=>cell.trim()==="total"),rate=cells.findIndex(cell=>cell.trim().endsWith("/s"));if(last2<0||
rate<0||rate>last2)return null;let title=cells.slice(last2+1).join("|").trim();return{width:last2+1,rate,title,numberName:makeNumbering()}}
function parseRow2(line,{width,rate,title}){if(!line.startsWith("|"))return null;let cells=line.split("|").slice(1),rest=cells.
slice(width).join("|").trim(),[,quoted,remark=""]=/^(?::\w+: )?`((?:[^`]|``)*)`(?: \((.*)\))?$/.exec(rest)??[];if(quoted===
void 0)return null;let written=(cells[rate]??"").trim(),value=NUMBER7.test(written)?Number(written.replaceAll(",","")):0;
return{name:[title,quoted.replaceAll("``","`")].filter(Boolean).join("/"),rate:value>0?value:null,remark}}var nanobench={id:"nanobench",description:"nanobench: the tables that it prints, or what its template json renders",advice:"\
the program alone, which prints tables or renders ankerl::nanobench::templates::json()",repeatsForTime:!0,recognises:text=>isNanobenchTable(
text)||hasKeys(text,"results[].title","results[].median(elapsed)"),parse:source=>isNanobenchTable(source.text)?parseNanobenchTable(
source):parse35(source),definitions:nanobenchDefinitions},measurementSchema=object({elapsed:number(),instructions:number().
optional(),branchmisses:number().optional()}),resultSchema5=object({title:string().optional(),name:string(),batch:number().
positive().default(1),measurements:array(measurementSchema)}),reportSchema7=object({results:array(unknown())}),COUNTERS=[
"instructions","branchmisses"];function parse35(source){let{series,problems}=makeFindings();for(let{location,value}of parseJsonDocuments(
source,problems)){let report=parseValue(reportSchema7,value,{location,problems});report?.results.length===0&&problems.push(
makeError("no-results",location,{source:"ankerl::nanobench::templates::json()"}));let numbered=makeNumbering();for(let[index,
item]of report?.results.entries()??[]){let own=appendKeys(location,"results",index),name=numbered([textAt(item,"title"),
textAt(item,"name")].filter(Boolean).join("/")),result=parseValue(resultSchema5,item,{location:own,problems});result!==null&&
(result.measurements.length>0?addResult6(name,result,series):problems.push(makeError("benchmark-without-result",own,{name})))}}
return{measurements:series.all(),problems}}function addResult6(name,{batch,measurements},series){let common={group:null,
name,better:null},elapsed=measurements.map(measurement=>measurement.elapsed/batch);series.add({...common,metric:"time",unit:"\
s",values:elapsed,primary:!0});for(let metric of COUNTERS){let values=measurements.map(measurement=>(measurement[metric]??
0)/batch);values.some(value=>value!==0)&&series.add({...common,metric,unit:"count",values,primary:!1})}}var nvbench={id:"nvbench",description:"nvbench: the file of --json",advice:"./bench --json results.json",repeatsForTime:!0,
recognises:text=>hasKeys(text,"meta.version.nvbench"),parse:parse36,definitions:nvbenchDefinitions},summarySchema2=object(
{tag:string(),name:string().optional(),hint:string().optional(),hide:string().optional(),data:array(object({name:string(),
value:unknown()})).optional()}),stateSchema=object({name:string(),summaries:array(summarySchema2).nullish(),is_skipped:boolean().
optional(),skip_reason:string().optional()}),reportSchema8=object({benchmarks:array(object({name:string(),states:array(unknown()).
nullish()})).nullish()});function parse36(source){let found=makeFindings(),{problems}=found;for(let{location,value}of parseJsonDocuments(
source,problems)){let report=parseValue(reportSchema8,value,{location,problems}),numbered=makeNumbering();for(let[index,
{name,states}]of report?.benchmarks?.entries()??[])for(let[stateIndex,item]of states?.entries()??[]){let own=appendKeys(
location,"benchmarks",index,"states",stateIndex),state=parseValue(stateSchema,item,{location:own,problems});state!==null&&
addState(numbered(nameOf6(name,state.name)),state,{found,location:own})}}return toParseResult(found,source.path,{option:"\
--benchmark"})}function nameOf6(benchmark,axes){return axes===""?benchmark:`${benchmark} [${axes}]`}function addState(name,{
summaries,is_skipped:isSkipped,skip_reason:reason},{found,location}){let{series,problems}=found;if(isSkipped){problems.push(
makeSkipProblem(name,reason,location));return}let shown=(summaries??[]).filter(({hint="",hide})=>UNITS.has(hint)&&hide===
void 0),primary=MAIN_TAGS.find(wanted=>shown.some(({tag})=>tag===wanted));primary===void 0&&problems.push(makeError("ben\
chmark-without-result",location,{name}));for(let{tag,name:metric=tag,hint="",data=[]}of shown){let written=data.find(one=>one.
name==="value")?.value,isMain=tag===primary;if(typeof written=="string"&&NUMBER8.test(written)){let value={values:[Number(
written)],primary:isMain,aggregate:!0};series.add({group:null,name,metric,unit:UNITS.get(hint),better:null,...value})}else{
let make=isMain?makeError:makeWarning;problems.push(make("unusable-value",location,{name,metric,got:formatJsonValue(written)}))}}}
var FAILURE3=/^Unexpected error: /;function makeSkipProblem(name,reason,location){return reason!==void 0&&FAILURE3.test(
reason)?makeError("failed-in-tool",location,{name,reason:reason.replace(FAILURE3,"")}):makeWarning("benchmark-skipped",location,
{name,reason})}var UNITS=new Map([["duration","s"],["item_rate","1/s"],["byte_rate","B/s"]]),MAIN_TAGS=["nv/cold/time/gp\
u/mean","nv/cpu_only/time/cpu/mean","nv/batch/time/gpu/mean"],NUMBER8=/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;function checkResponses({location,codes,errors}){let counts=Object.entries(codes),good=counts.reduce((sum,[code,count])=>/^[23]\d\d$/.
test(code)?sum+count:sum,0),requests=counts.reduce((sum,[,count])=>sum+count,errors);if(good>0&&good===requests)return null;
let list=counts.map(([code,count])=>`${code}: ${count}`).join(", "),statuses=list===""?void 0:list;if(good===0)return makeError(
"no-responses",location,{statuses});let failed=requests-good;return makeWarning("requests-failed",location,{kind:"error",
failed,requests,statuses})}var oha={id:"oha",description:"oha: what it prints with --output-format json",advice:"oha -n 20000 --no-tui --output-for\
mat json URL",recognises:text=>hasKeys(text,"summary","statusCodeDistribution"),parse:parse37},countsSchema=record(string(),
number()),reportSchema9=object({summary:object({requestsPerSec:number()}),latencyPercentiles:object({p50:number().nullish(),
p99:number().nullish()}),statusCodeDistribution:countsSchema,errorDistribution:countsSchema.default({})}),DEADLINE="abor\
ted due to deadline";function parse37(source){let{series,problems}=makeFindings();for(let{location,value}of parseJsonDocuments(
source,problems)){let report=parseValue(reportSchema9,value,{location,problems});if(report===null)continue;let{summary,latencyPercentiles:latency}=report,
errors=Object.entries(report.errorDistribution).filter(([reason])=>reason!==DEADLINE),problem=checkResponses({location,codes:report.
statusCodeDistribution,errors:errors.reduce((sum,[,count])=>sum+count,0)});if(problem!==null&&problems.push(problem),problem!==
null&&isError(problem))continue;let common={group:null,name:NAME5,aggregate:!0},{requestsPerSec}=summary;series.add({...common,
metric:"requestsPerSec",unit:"1/s",better:"higher",values:[requestsPerSec],primary:!0});for(let metric of["p50","p99"]){
let time=latency[metric],primary=metric==="p50";time!=null&&series.add({...common,metric,unit:"s",better:"lower",values:[
time],primary})}}return{measurements:series.all(),problems}}var NAME5="oha";var packageBenchmark={id:"package-benchmark",description:"Swift with package-benchmark: its tables, as text or Markdown",
advice:'swift package benchmark --no-progress --filter "${BENCH_REFEREE_FILTER:-.*}"',repeatsForTime:!0,recognises:text=>new RegExp(
HEADING,"m").test(text),parse:parse38,filter:benchmarks=>joinPatterns(benchmarks.map(({name})=>escapePattern(name))),definitions:swiftDefinitions},
HEADING=/^[|│] *(Metric|Test) *[|│] +p0 [|│] +p25 [|│] +p50 [|│]/,VALUES=8,MEDIAN2=2,JOINED=/(?:[|│] *-?[\d.e+]+ *){8}.*(?:[|│] *-?[\d.e+]+ *){8}/,
NUMBER9=/^-?\d+(?:\.\d+e\+\d+)?$/,DESCRIPTION=/^(.*?)(?: \((ns|[\u00b5\u03bc]s|ms|s|ks|Ms|[#KMGTP])\))?(?: \*)?$/;function parse38({
path,text}){let found=makeFindings(),medians=readMedians(splitLines(text),path),benchmarks=new Map;for(let median of medians){
let key=JSON.stringify([median.group,median.name]),rows=benchmarks.get(key)??[];benchmarks.set(key,rows),rows.push(median)}
for(let rows of benchmarks.values()){let metrics=rows.map(({metric})=>metric),main=MAIN_METRICS.find(metric=>metrics.includes(
metric))??metrics[0];for(let row of rows)addMedian(found,row,row.metric===main)}return toParseResult(found,path,{option:"\
--filter"})}var MAIN_METRICS=["Time (wall clock)","Time (total CPU)","Throughput (# / s)"];function readMedians(lines,path){
let state={target:null,title:"",rows:null};return lines.flatMap((line,index)=>{let heading=HEADING.exec(line)?.[1],isRow2=/^[|│]/.
test(line)&&heading===void 0&&!MARKDOWN_RULE.test(line);return heading!==void 0?state.rows=heading==="Metric"?"metrics":
"benchmarks":/^(?:[|│╒╞├╘]|\s*$)/.test(line)||readTitle(state,lines,index),isRow2&&state.rows!==null?[readRow(
line,state,inFile(path,index+1))]:[]})}var MARKDOWN_RULE=/^\|:?-/;function readTitle(state,lines,index){let line=lines[index],
isFramed=[lines[index-1],lines[index+1]].every(next=>/^=+$/.test(next??""));state.rows=null,isFramed||line.startsWith("#\
# ")?state.target=line.replace(/^## /,""):state.title=line.replace(/^### /,"")}function readRow(line,{target,title,rows},location){
let cells=line.slice(1).split(/[|│]/),isWhole=cells.length>=VALUES+2&&!JOINED.test(line),first=isWhole?cells.slice(0,-VALUES-
1).join("|"):cells[0],written=isWhole?cells.at(MEDIAN2-VALUES-1).trim():"",[,description="",unit=""]=DESCRIPTION.exec(first.
trim());if(rows==="metrics")return{location,group:target,name:title,metric:description,unit,written};let[,group=null,name=""]=/^(?:([^:]*):)?(.*)$/s.
exec(description);return{location,group,name,metric:title,unit,written}}function addMedian({series,problems},row,primary){
let{location,group,name,metric,written}=row;if(!NUMBER9.test(written)){problems.push(makeError("unusable-value",location,
{name,metric,got:written||void 0}));return}let{unit,factor,better}=unitOf2(row),value={values:[Number(written)*factor],primary,
aggregate:!0};series.add({group,name,metric,unit,better,...value})}var TIMES=new Map([["ns",1e-9],["\xB5s",1e-6],["\u03BCs",
1e-6],["ms",.001],["s",1],["ks",1e3],["Ms",1e6]]),PREFIXES3=["","K","M","G","T","P"];function unitOf2({metric,unit}){let seconds=TIMES.
get(unit);if(seconds!==void 0)return{unit:"sec",better:"lower",factor:seconds};let factor=1e3**Math.max(PREFIXES3.indexOf(
unit),0);return metric==="Throughput (# / s)"?{unit:"1/s",better:"higher",factor}:{unit:/^(?:Memory|Bytes) (?:\u0394 )?\(/.
test(metric)?"B":"count",better:null,factor}}var perfStat={id:"perf-stat",description:"perf stat: what it writes with -j or -x,",advice:"perf stat -j -e task-clock,d\
uration_time -o perf.json COMMAND",recognises:text=>JSON_ROW.test(text)||CSV_ROW.test(text),parse:parse39},JSON_ROW=/^\{\s*"counter-value"\s*:\s*"/m,
COUNT4=String.raw`\d+(?:\.\d+)?|<not supported>|<not counted>`,EVENT2=String.raw`[^,/\n]*(?:/[^/\n]*/[^,/\n]*)*`,CSV_ROW=new RegExp(
String.raw`^(${COUNT4}),([A-Za-z]*),(${EVENT2}),(?:(\d+\.\d+%),)?\d+,(\d+\.\d+)(?:,|$)`,"m"),CSV_SIGNS={sign:/^(?:(?:\d[\d.]*|<[^>,]*>|-?nan|-?inf(?:inity)?)(?:,[^,]*){4}|,[^,]*,[^,\s]+,[^,]*,)/gi},
PRIMARY4=new Set(["duration_time","task-clock"]),NAME6="perf stat";function parse39(source){let found=makeFindings(),{series,
problems}=found;if(JSON_ROW.test(source.text))for(let row of parseJsonRows(source,problems))addRow2(row,{problems,series});else
parseCsvRows2(source,found);return toParseResult(found,source.path,{option:"-e duration_time"})}var rowSchema2=object({"\
counter-value":string().optional(),unit:string().default(""),event:string().optional(),variance:unknown().optional(),"pc\
nt-running":number().default(100),interval:unknown().optional()});function parseJsonRows({path,text},problems){let blank=found=>"\
 ".repeat(found.length),plain=text.replaceAll(/^#.*$/gm,blank).replaceAll(/: -?(?:nan|inf)(?=\s*[,}])/g,": 0  ");return parseJsonDocuments(
{path,text:plain},problems).flatMap(({location,value})=>{let row=parseValue(rowSchema2,value,{location,problems});if(row===
null)return[];let{"counter-value":count,event,unit,variance,"pcnt-running":percent,interval}=row;return interval!==void 0&&
problems.push(makeError("unsupported-output",location,{kind:"perf-stat-interval"})),count===void 0||event===void 0||interval!==
void 0?[]:[{location,event,unit,count,percent,isMean:variance!==void 0}]})}function parseCsvRows2(source,found){readLines(
source,found,CSV_SIGNS,(line,location)=>{let[,count,unit="",event="",deviation,percent]=CSV_ROW.exec(line)??[];return count===
void 0||addRow2({location,event,unit,count,percent:Number(percent),isMean:deviation!==void 0},found),!1})}function addRow2({
location,event,unit,count,percent,isMean},{problems,series}){let value=/^\d/.test(count)?Number(count):Number.NaN;if(!Number.
isFinite(value)){problems.push(makeWarning("unusable-value",location,{name:event,metric:"count",got:count}));return}percent<
100&&problems.push(makeWarning("partly-counted",location,{name:event,percent})),series.add({group:null,name:NAME6,metric:event,
unit:unit===""?"count":unit,better:null,values:[value],primary:PRIMARY4.has(event),...isMean&&{aggregate:!0}})}var phpbench={id:"phpbench",description:"PHPBench: the XML of --dump-file or --dump",advice:'phpbench run --iterations=3\
 --filter="${BENCH_REFEREE_FILTER:-.}" --dump-file=results.xml',recognises:text=>parseRootName(text)==="phpbench",parse:parse40,
filter:buildFilter2,definitions:phpbenchDefinitions};function parse40(source){let reading={...makeFindings(),path:source.
path,open:[],group:"",subject:"",variant:null,numbered:makeNumbering()},fault=parseXml(source,{open:element=>start3(reading,
element),close:()=>close3(reading)});return fault!==null&&reading.problems.push(fault),toParseResult(reading,source.path,
{option:"--filter"})}function start3(reading,element){let{name:tag,attributes,line}=element,{variant,open,path}=reading;
if(open.push(tag),tag==="benchmark"&&(reading.group=attributes.class??""),tag==="subject"&&(reading.subject=attributes.name??
"",reading.numbered=makeNumbering()),tag==="variant"){let found={parameters:null,iterations:[],hasErrors:!1,hasFailures:!1};
reading.variant={...found,location:inFile(path,line)}}variant!==null&&(tag==="parameter-set"&&(variant.parameters??=attributes.
name??""),tag==="iteration"&&variant.iterations.push(element),tag==="error"&&(variant.hasErrors=!0),tag==="failure"&&(variant.
hasFailures=!0))}function close3(reading){reading.open.pop()!=="variant"||reading.variant===null||(addVariant(reading,reading.
variant),reading.variant=null)}function addVariant(reading,variant){let{problems,group,subject,numbered}=reading,{parameters,
iterations,location}=variant,name=numbered(parameters?`${subject} # ${parameters}`:subject);variant.hasErrors?problems.push(
makeError("failed-in-tool",location,{name})):iterations.length===0&&problems.push(makeError("benchmark-without-result",location,
{name})),variant.hasFailures&&problems.push(makeWarning("over-limit",location,{name}));for(let{attributes,line}of iterations)
for(let{metric,attribute,unit,primary}of METRICS4){let written=attributes[attribute];if(written===void 0&&!primary)continue;
let value=NUMBER10.test(written??"")?Number(written):Number.NaN;Number.isFinite(value)?reading.series.add({group:group||
null,name,metric,unit,better:"lower",values:[value],primary}):problems.push(makeError("unusable-value",inFile(reading.path,
line),{name,metric,got:written}))}}var METRICS4=[{metric:"time",attribute:"time-avg",unit:"us",primary:!0},{metric:"mem_\
peak",attribute:"mem-peak",unit:"B",primary:!1}],NUMBER10=/^\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i;function buildFilter2(benchmarks){
let paths=benchmarks.map(({group,name})=>{let subject=name.replace(/ ?#.*$/s,"");return escapePattern(`${(group??"").replace(
/^\\/,"")}::${subject}`)});return`(${[...new Set(paths)].join("|")})$`}var pyperf={id:"pyperf",description:"pyperf: the file of -o",advice:"python bench.py --processes 1 --values 3 --quiet -o\
 results.json",repeatsForTime:!0,recognises:text=>hasKeys(text,"benchmarks","metadata.perf_version")||hasKeys(text,"benc\
hmarks[].runs")&&VERSION.test(text),parse:parse41,definitions:pyperfDefinitions},VERSION=/"perf_version"\s*:|"version"\s*:\s*"1\.\d+"/,
metadataSchema=object({name:string().optional(),unit:string().optional()}).default({}),benchmarkSchema6=object({metadata:metadataSchema,
runs:array(object({values:numberListSchema.optional()}))}),suiteSchema3=object({metadata:metadataSchema,benchmarks:array(
unknown())}),UNITS2=new Map([["second",{metric:"time",unit:"s"}],["byte",{metric:"B",unit:"B"}],["integer",{metric:"coun\
t",unit:"count"}]]);function parse41(source){let{series,problems}=makeFindings();for(let{location,value}of parseJsonDocuments(
source,problems,{bareNonFinite:!0})){let suite=parseValue(suiteSchema3,value,{location,problems});suite?.benchmarks.length===
0&&problems.push(makeError("no-results",location,{tool:"pyperf"}));let numbered=makeNumbering();for(let[index,item]of suite?.
benchmarks.entries()??[]){let own=appendKeys(location,"benchmarks",index);parseBenchmark2({item,location:own,metadata:suite.
metadata,numbered},{problems,series})}}return{measurements:series.all(),problems}}function parseBenchmark2({item,location,
metadata,numbered},{problems,series}){let benchmark=parseValue(benchmarkSchema6,item,{location,problems});if(benchmark===
null)return;let{name:own,unit="second"}={...metadata,...benchmark.metadata},name=own===void 0?void 0:numbered(own),values=benchmark.
runs.flatMap(run=>run.values??[]),known=UNITS2.get(unit);name===void 0?problems.push(makeError("unnamed-benchmark",location,
{})):known===void 0?problems.push(makeError("unusable-value",location,{name,metric:"unit",got:unit})):values.length===0?
problems.push(makeError("benchmark-without-result",location,{name})):series.add({group:null,name,...known,better:null,values,
primary:!0})}var pytestBenchmark={id:"pytest-benchmark",description:"pytest with pytest-benchmark: the file of --benchmark-json",advice:'\
pytest --benchmark-only --benchmark-json=results.json -k "$BENCH_REFEREE_FILTER"',aliases:["pytest","python_pytest"],repeatsForTime:!0,
recognises:text=>/^\s*\{/.test(text)&&/"machine_info"\s*:/.test(text)&&/"commit_info"\s*:/.test(text),parse:parse42,filter:buildFilter3,
definitions:pytestDefinitions},reportSchema10=object({benchmarks:array(unknown())}),benchmarkSchema7=object({group:string().
nullish(),fullname:string().min(1),stats:object({data:numberListSchema.optional(),median:number().optional()})});function parse42(source){
let{series,problems}=makeFindings();for(let{location,value}of parseJsonDocuments(source,problems,{bareNonFinite:!0})){let report=parseValue(
reportSchema10,value,{location,problems});report?.benchmarks.length===0&&problems.push(makeError("no-results",location,{
tool:"pytest"}));let numbered=makeNumbering();for(let[index,item]of report?.benchmarks.entries()??[]){let own=appendKeys(
location,"benchmarks",index),benchmark=parseValue(benchmarkSchema7,item,{location:own,problems});if(benchmark===null)continue;
let{group=null,stats}=benchmark,fullname=numbered(benchmark.fullname),aggregate=stats.data===void 0,values=stats.data??(stats.
median===void 0?[]:[stats.median]);if(values.length===0)problems.push(makeError("benchmark-without-result",own,{name:fullname}));else{
let measured={group,name:fullname,metric:"time",unit:"s",better:null,values};series.add({...measured,primary:!0,...aggregate&&
{aggregate}})}}}return{measurements:series.all(),problems}}function buildFilter3(benchmarks){let testsOf=new Map;for(let{
name}of benchmarks){let[file="",test=""]=split(name.replace(/#\d+$/,""));testsOf.set(file,(testsOf.get(file)??new Set).add(
test))}return joinWithOr([...testsOf].map(([file,tests])=>joinWithAnd(file,joinWithOr([...tests]))))||EVERYTHING}var EVERYTHING="\
.",WORD=/[\p{L}\p{Nd}_:+\-.[\]\\/]+/gu,OPERATORS=new Set(["and","or","not"]);function split(name){let[,file="",test=""]=/^(?:(.*?)::)?(.*)$/s.
exec(name),[,nodes="",parameter=""]=/^([^[]*)(.*)$/s.exec(test),[last2="",...classes]=nodes.split("::").reverse(),base=file.
slice(file.lastIndexOf("/")+1);return[joinWords(base),[...classes.reverse().map(joinWords),joinWords(last2+parameter)].reduce(
joinWithAnd,"")]}function joinWords(text){return(text.match(WORD)??[]).filter(word=>!OPERATORS.has(word)).join(" and ")}
function joinWithAnd(left,right){return left===""||right===""?left+right:`${left} and ${right}`}function joinWithOr(alternatives){
if(alternatives.includes(""))return"";if(alternatives.length<2)return alternatives[0]??"";let middle=alternatives.length>>
1;return`(${joinWithOr(alternatives.slice(0,middle))} or ${joinWithOr(alternatives.slice(middle))})`}var PATTERNS=[["gzip",/^\x1f\ufffd\x08/],["shell-time",/^real[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+user[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+sys[ \t]/m],
["gnu-time",/\b[\d.]+user [\d.]+system [\d:.]+elapsed /],["perf-stat",/Performance counter stats for /],["perf-stat-sepa\
rator",/^(?:\d[\d.]*|<not (?:supported|counted)>)([;:|\t ])[A-Za-z]*\1[\w:-]+\1(?:[\d.]+%\1)?\d+\1\d+\.\d+(?:\1|$)/m],["\
hyperfine",/\bTime \((?:mean|abs) .{1,12}\): +\d/],["hyperfine-export",/^command,mean,stddev,median,user,|\| *Command\s*\| *Mean \[\S+\]/m],
["pytest-benchmark",/^-+ benchmark(?: '.*')?: \d+ tests -+$|Outliers: 1 Standard Deviation from Mean|^name,min,max,mean,stddev,median,/m],
["pyperf",/Mean \+- std dev: [\d[]|Median \+- MAD: +\d|^Run \d+: (?:calibrate|\d+ warmup|\d+ values?, )/m],["jmh",/# (?:JMH version: \d|Run progress: \d|Warmup: \d+ iterations|Warmup Iteration +\d|Run complete\. Total time)|Benchmark +(?:\(\w+\) +)*Mode +Cnt +Score +(?:Error +)?Units|"Benchmark"[,;]"Mode"[,;]"Threads"/],
["criterion-quick",/^bench: +[\d,]+ \S+\/iter \(\+\/- [\d,]+\)/m],["bmf-1",/^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{\s*(?:"parameters"\s*:\s*\{[^}]*\}\s*,\s*)?"measures"\s*:\s*\{/],
["nvbench",/^Benchmark,Device,Device Name,|^# Benchmark Results\n/m],["vegeta",/Requests +\[total, rate(?:, throughput)?\] +\d|^Bucket +# +% +Histogram|^Value\(ms\) +Percentile /m],
["vegeta-results",/^\s*\{"attack":"(?:[^"\\]|\\.)*","seq":\d+,"code":/],["oha",/\bSuccess rate:\s+[\d.]+%|^request-start,DNS,DNS\+dialup,/m],
["ab-html",/^<p>\n? *This is ApacheBench, Version /m],["ab-file",/^Percentage served,Time in ms$|^starttime\tseconds\tctime\t/m],
["tinybench-tasks",/^\s*\[(?:\s*\{\s*\}\s*,)*\s*\{\s*\}\s*\]\s*$/],["ruby-measure",/^ +\d+\.\d{6} +\d+\.\d{6} +\d+\.\d{6} \( *\d+\.\d{6}\)$/m],
["vitest-bench",/\bname +hz +min +max +mean +p75 +p99 +p995 +p999 +rme +samples/],["benchmarkdotnet",/BenchmarkDotNet(?:=v| v)\d|\/\/ \* Summary \*|\/\/ \*{5} BenchmarkRunner: |<BenchmarkDotNetVersion>|# (?:HELP|TYPE) benchmark_(?:execution_time|error|allocated)_|^Workload\w+ +\d+: \d+ op, |^Method[,;](?:.*[,;])?Mean[,;]/m],
["deno",/\bRuntime \| Deno \d|runtime: deno \d|benchmark +time(?:\/iter)? \(avg\) +iter\/s/],["mitata",/benchmark +(?:avg|time \(avg\) +)\W*\(min .{1,4} max\)|\bclk: ~[\d.]+ GHz|runtime: (?:node|bun) v?\d/],
["cronometro",/(?:Slower|Fastest|Single) tests? +.{1,4} Samples /],["benchee",/\bName +ips +average +deviation +median +99th %|^Benchmark run from \d{4}-\d\d-|^Name,Iterations per Second,/m],
["asv",/Running \d+ total benchmarks \(\d+ commits?\b|\[ *\d+\.\d+%\] (?:·{1,4} \w|.{1,6} (?:For|Building for|Benchmarking) )|\| +Change +\| +Before \[/],
["asv-1",/^\s*\{(?=[\s\S]{0,20000}"commit_hash"\s*:)(?=[\s\S]{0,20000}"requirements"\s*:)[\s\S]{0,20000}"results"\s*:/],
["phpbench",/PHPBench \S+ running benchmarks|\| benchmark +\| subject +\|/],["julia",/BenchmarkTools\.(?:Trial|BenchmarkGroup)|^ *[\d.]+ .{0,3}s \(\d+ allocations?: [\d.]+ \w+\)$/m],
["size-limit",/\bSize limit: +[\d.]+ k?m?B\b|\bSize: +[\d.]+ k?m?B\b.{1,60}(?:brotlied|gzipped|minified)/i],["esbuild",/\u26a1 Done in \d+m?s|^ {2}\S.* {2}[\d.]+k?m?b +100\.0%$/m],
["lighthouse",/__LIGHTHOUSE_JSON__|"?requestedUrl"?,"?final(?:Displayed)?Url|Running Lighthouse \d+ time\(s\) on/],["has\
kell-criterion",/^\s*\[\s*"criterion(?:-measurement)?"\s*,|criterion performance measurements/],["nanobench",/^"title";"name";"unit";"batch";"elapsed"/m],
["k6",/\b(?:http_req_duration|iteration_duration|iterations)\.{2,}: +\S|^metric_name,timestamp,metric_value,/m],["autoca\
nnon",/Running \S{1,20} test @ .{1,300}\n\D{0,40}\d+ connections\b|[^\w\s] Stat +[^\w\s]{1,4} +2\.5%/],["callgrind",/==\d+== (?:Callgrind, a call-graph|Cachegrind, a |Collected : \d)|Profile data file '(?:callgrind|cachegrind)\./],
["codspeed",/Benchmark +\S+ Time \(best\)|codspeed: \d\S* \(enabled/],["gab-data",/^\s*window\.BENCHMARK_DATA\s*=/],["co\
mparison",/\/op +vs base\b|^ ?name +(?:old \S+ +new \S+ +delta|\S+ ns\/iter +\S+ ns\/iter +diff)|^benchmark +old \S+ +new \S+ +(?:delta|speedup)|^group +\S.*\n-{5} +-{3,}/m],
["http-load",/^Summary:\n +Total:\s.*\n +Slowest:|^Bombarding \S+ (?:with|for) |^ *Type +Name +# reqs +# fails/m],["jest",
/^Test Suites: .*\d+ total$/m],["mocha",/^ *\d+ passing \(\d+m?s\)$/m],["vitest-test",/^ *Test Files +\d+ (?:passed|failed)/m],
["pytest",/^(?:=+ )?(?:\d+ \w+, )*\d+ (?:passed|failed)(?:, \d+ \w+)* in [\d.]+s/m],["node-test",/^\u2139 tests \d+$/m],
["googletest",/^\[=+\] \d+ tests? from \d+ test (?:suite|case)s? ran/m],["cargo-test",/test result: \w+\. \d+ passed; \d+ failed; \d+ ignored; 0 measured[^\n]*\s*$/],
["ctest",/^\d+% tests passed, \d+ tests failed out of \d+$/m]],LOG_PREFIX=/^(?:[\w.-]+ *\| |\[[^\]\n]{1,40}\] |\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-][\d:]+)? )+/gm;
function makeUnsupportedOutputProblem({path,text}){let kind=findKind(text)??findKind(text.replaceAll(LOG_PREFIX,""));return kind===
null?null:makeError("unsupported-output",inFile(path),{kind})}function findKind(text){return PATTERNS.find(([,pattern])=>pattern.
test(text))?.[0]??null}var END_LENGTH=131072;function findFittingFormats(formats,text){let fits=looked2=>formats.filter(format=>format.recognises(
looked2)),looked=keepEnds(text),found=fits(looked);return found.length>0||looked.length===text.length?found:fits(text)}function keepEnds(text){
if(text.length<=2*END_LENGTH)return text;let head=text.slice(0,END_LENGTH),tail=text.slice(-END_LENGTH);return head.slice(
0,head.lastIndexOf(`
`)+1||END_LENGTH)+tail.slice(tail.indexOf(`
`)+1)}var MAX_LINES_TRIED=2e3,START5=400;function findEvidence(format,text){let start4=text.slice(0,END_LENGTH).split(`
`,MAX_LINES_TRIED).find(line=>line.trim()!==""&&format.recognises(line))??text.slice(0,START5);return truncateFirstLine(
start4.replaceAll(/\s+/g," ")).replaceAll('"',"'")}function makeNoFormatProblem(formats,{path,text}){if(formats.length===
0)return makeUnknownOutputProblem(path,text);let evidence=formats.map(format=>findEvidence(format,text));return makeError(
"ambiguous-output",inFile(path),{formats:formats.map(({id})=>id),evidence})}function makeMisfitProblem({id,recognises,fits=recognises},sources,formats){
if(sources.some(({text})=>fits(text)))return null;for(let{path,text}of sources){let others=findFittingFormats(formats,text),
[first]=others,problem=first===void 0?makeUnsupportedOutputProblem({path,text}):null;if(problem!==null)return problem;if(first===
void 0)continue;let likely=others.map(format=>format.id),evidence=findEvidence(first,text);return makeError("other-forma\
t",inFile(path),{format:id,likely,evidence})}return null}var NO_JSON=/^[\s[{]*[^\s[{"\]}\d-]/;function makeUnknownOutputProblem(path,text){
if(text.trim()==="")return makeError("nothing-printed",inFile(path),{});let known=makeUnsupportedOutputProblem({path,text});
if(known!==null)return known;if(!/^\s*[[{]/.test(text)||NO_JSON.test(text))return makeError("unknown-output",inFile(path),
{start:truncateFirstLine(text)});let{documents,failure}=parseJsonText(text),[document]=documents;if(document===void 0)return makeJsonProblem(
path,failure);let keys=entriesOf(Array.isArray(document.value)?document.value[0]:document.value).map(([key])=>key);return keys.
length===0&&/\w/.test(text)?makeError("unknown-output",inFile(path),{start:truncateFirstLine(text)}):makeError("unknown-\
json",inFile(path),{keys})}var rubyBenchmark={id:"ruby-benchmark",description:"Ruby with Benchmark.bm or Benchmark.bmbm: what it prints",advice:"ru\
by bench.rb",aliases:["ruby_benchmark","ruby"],recognises:text=>/^ +user +system +total +real$/m.test(text),parse:parse43,
definitions:rubyDefinitions},TIME6=String.raw`(\d+\.\d{6})`,RESULT10=new RegExp(String.raw`^(.*?) *${TIME6} *${TIME6} *${TIME6} \( *${TIME6}\)$`),
SIGNS17={sign:/(?<![\d.,])(?:(?:[\d.,]+|-?nan|-?inf(?:inity)?) +){2,3}\( *(?:[\d.,]+|-?nan|-?inf(?:inity)?)?\)/gi,end:/\( *\d+\.\d{6}\)/g},
MAX_LINE_LENGTH2=4e3,METRICS5=["user","system","total","real"];function parse43(source){let found=makeFindings(),{series,
problems}=found,isRehearsal=!1;return readLines(source,found,SIGNS17,(line,location)=>{/^Rehearsal -+$/.test(line)?isRehearsal=
!0:/^-+ total: [\d.]+sec$/.test(line)&&(isRehearsal=!1);let isResult=!isRehearsal&&line.length<MAX_LINE_LENGTH2,[,name,...times]=isResult?
RESULT10.exec(line)??[]:[];if(name===void 0)return isRehearsal;if(name.trim()==="")return problems.push(makeWarning("unn\
amed-benchmark",location,{})),!1;for(let[at,metric]of METRICS5.entries()){let time={metric,unit:"s",better:"lower",values:[
Number(times[at])]};series.add({group:null,name,...time,primary:metric==="real"})}return!1}),toParseResult(found,source.
path,{})}var sizeLimit={id:"size-limit",description:"size-limit: --json",advice:"npx size-limit --json",recognises:text=>isList(text)||
REFUSAL.test(text),parse:parse44};function isList(text){return hasKeys(text,"[].name","[].size")&&!hasKeys(text,"[].unit")}
var REFUSAL=/^\s*\{\s*"error"\s*:\s*"SizeLimitError: /,checkSchema=object({name:string(),size:number(),passed:boolean().
optional(),sizeLimit:number().optional()}),refusalSchema=object({error:string()}),listSchema2=array(unknown());function parse44(source){
let{series,problems}=makeFindings();for(let{location,value}of parseJsonDocuments(source,problems)){let{data:refusal}=refusalSchema.
safeParse(value);if(refusal!==void 0){let[first=""]=refusal.error.split(`
`,1);problems.push(makeError("tool-error",location,{tool:"size-limit",said:first.replace(/^SizeLimitError: /,"")}));continue}
let list=parseValue(listSchema2,value,{location,problems});list?.length===0&&problems.push(makeError("no-results",location,
{tool:"size-limit"}));let numbered=makeNumbering();for(let[index,item]of list?.entries()??[]){let own=appendKeys(location,
index),check=parseValue(checkSchema,item,{location:own,problems});if(check===null)continue;let{size,passed,sizeLimit:sizeLimit2}=check,
name=numbered(check.name);if(check.name===""||size<=0){problems.push(makeError("unusable-value",own,{name,metric:"size",
got:String(size)}));continue}if(passed===!1){let limit=sizeLimit2===void 0?void 0:`${sizeLimit2} B`;problems.push(makeWarning(
"over-limit",own,{name,limit}))}let measured={metric:"size",unit:"B",better:"lower",values:[size]};series.add({group:null,
name,...measured,primary:!0,deterministic:!0})}}return{measurements:series.all(),problems}}var tap={id:"tap",description:"TAP, the Test Anything Protocol: the time of each test, as node --test and tap print it",
advice:"node --test --test-reporter=tap",recognises:text=>VERSION2.test(text),parse:parse45},VERSION2=/^TAP version 1[34][ \t]*$/m,
SUBTEST=/^( *)# Subtest(?:: (.*))?$/,POINT=/^( *)(not )?ok\b(?: +\d+)?(?: +-)? *(.*)$/s,PLAN=/^1\.\.(\d+)(?:\s+#.*)?$/,SKIP_OR_TODO=/(?:^| )# *(skip|todo)\b/i,
TIME7=/(?:^| )# *time=(\d+(?:\.\d+)?)(ms|s)\b/i,DURATION=/^ +duration_ms: (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i,SIGNS18={sign:/(?:^| )# *time=|^ +duration_ms: /gi};
function parse45(source){let reading={...makeFindings(),run:null,point:null,isInBlock:!1};return readLines(source,reading,
SIGNS18,(line,location)=>(VERSION2.test(line)?startRun2(reading,location):reading.run!==null&&!parseBlock(reading,line)&&
parseLine4(reading,reading.run,{line,location}),reading.run===null||TIME7.test(line)||DURATION.test(line)||"missing")),endRun2(
reading),toParseResult(reading,source.path,{source:"node --test --test-reporter=tap"})}function startRun2(reading,location){
endRun2(reading),reading.run={location,numberName:makeNumbering(),parents:[],plannedCount:null,testCount:0}}function endRun2(reading){
let{run}=reading;if(addPoint(reading),reading.isInBlock=!1,reading.run=null,run===null||run.plannedCount===run.testCount)
return;let counts={announced:run.plannedCount??void 0,found:run.testCount};reading.problems.push(makeError("wrong-count",
run.location,{what:"tests",...counts}))}function parseBlock(reading,line){let{point}=reading;if(!reading.isInBlock)return reading.
isInBlock=point!==null&&/^ +---$/.test(line),reading.isInBlock;/^ +\.\.\.$/.test(line)&&(reading.isInBlock=!1);let[,duration]=DURATION.
exec(line)??[];return point!==null&&duration!==void 0&&(point.time??={value:Number(duration),unit:"ms"}),point!==null&&/^ +type: (['"]?)suite\1$/.
test(line)&&(point.isSuite=!0),!0}function parseLine4(reading,run,{line,location}){addPoint(reading);let[,indent,subtest=""]=SUBTEST.
exec(line)??[];indent!==void 0&&run.parents.splice(indent.length/4,1/0,unescapeDescription(subtest));let[,planned]=PLAN.
exec(line)??[];planned!==void 0&&(run.plannedCount=Number(planned));let bail=/^ *Bail out!(.*)$/i.exec(line);bail!==null&&
reading.problems.push(makeError("failed-in-tool",location,{reason:bail[1]?.trim()||void 0}));let found=POINT.exec(line);
if(found===null)return;let{1:blanks="",2:not,3:text=""}=found,depth=blanks.length/4;depth===0&&(run.testCount+=1);let word=SKIP_OR_TODO.
exec(text)?.[1]?.toLowerCase(),[,value,unit=""]=TIME7.exec(text)??[],own=unescapeDescription(text.replace(/(?:^| )# .*$/s,
"")),name=run.numberName([...run.parents.slice(0,depth),own].join(" > "));if((word??value)!==void 0&&text.endsWith("{")&&
run.parents.splice(depth,1/0,own),word==="skip"){reading.problems.push(makeWarning("benchmark-skipped",location,{name}));
return}reading.point={name,location,outcome:not===void 0?"ok":word==="todo"?"not ok, as planned":"not ok",time:value===void 0?
null:{value:Number(value),unit:unit.toLowerCase()},isSuite:!1}}function unescapeDescription(description){return description.
replaceAll(/\\([\\#])/g,"$1")}function addPoint(reading){let{point,problems}=reading;if(reading.point=null,point===null)
return;let{name,location,outcome,isSuite,time}=point;if(outcome==="not ok")problems.push(makeError("failed-in-tool",location,
{name}));else if(outcome==="not ok, as planned")problems.push(makeWarning("failed-as-planned",location,{name}));else if(time!==
null&&!isSuite){let{value,unit}=time,values=[value];reading.series.add({group:null,name,metric:"time",unit,better:"lower",
values,primary:!0})}}var OUTCOME2=String.raw`: +(OK|FAIL)(?: \(\d+\.\d+s\))?`,TIME8=String.raw` +(\d+(?:\.\d+)?) +(ps|ns|[u\u00b5\u03bc]s|ms|s)(?=[ ,]|$)`,
BENCHMARK=new RegExp(String.raw`^ *(\S.*?)${OUTCOME2}$`),ESTIMATE2=new RegExp(`^${TIME8}`),SIGNS19={sign:/: +(?:OK|FAIL)(?= \(\d|$)| \S+ +[pnu\u00b5\u03bcm]?s \u00b1/g},
MEMORY=/(\d+(?:\.\d+)?) +([KMGTPE]?B) +(allocated|copied|peak memory)/g,END3=/^(?:All \d+ tests? passed|\d+ out of \d+ tests? failed) \(\d+\.\d+s\)$/,
SIZES=["B","KB","MB","GB","TB","PB","EB"];function isTastyBenchText(text){return new RegExp(`${OUTCOME2}
${TIME8}`,"m").test(text)}function parseTastyBenchText(source){let reading={...makeFindings(),groups:[],benchmark:null,begin:null};
return readLines(source,reading,SIGNS19,(line,location)=>(parseLine5(reading,line,location),BENCHMARK.test(line)||reading.
benchmark?.hasFailed===!0)),endBenchmark(reading),reading.begin!==null&&reading.problems.push(makeError("run-unfinished",
reading.begin,{})),reading.series.all().length>0&&reading.problems.push(makeWarning("rounded-values",inFile(source.path),
{option:"--csv FILE"})),toParseResult(reading,source.path,{option:"-p"})}function parseLine5(reading,line,location){let indent=line.
search(/\S/);if(indent<0)return;if(reading.benchmark!==null&&indent>reading.benchmark.indent){addEstimate(reading,reading.
benchmark,line);return}endBenchmark(reading),END3.test(line)&&(reading.begin=null),reading.groups=reading.groups.filter(
group=>group.indent<indent);let[,own,outcome]=BENCHMARK.exec(line)??[];if(own===void 0)reading.groups=[...reading.groups,
{indent,name:line.trim()}];else{let name=[...reading.groups.map(group=>group.name),own].join(".");outcome==="FAIL"&&reading.
problems.push(makeError("failed-in-tool",location,{name})),reading.benchmark={indent,name,location,isDone:outcome==="FAI\
L",hasFailed:outcome==="FAIL"},reading.begin??=location}}function endBenchmark(reading){let{benchmark,problems}=reading;
reading.benchmark=null,!(benchmark===null||benchmark.isDone)&&problems.push(makeError("benchmark-without-result",benchmark.
location,{name:benchmark.name}))}function addEstimate(reading,benchmark,line){let[,time,unit=""]=benchmark.isDone?[]:ESTIMATE2.
exec(line)??[];if(time===void 0)return;let{name}=benchmark;reading.benchmark={...benchmark,isDone:!0};let seconds=Number(
time)*findUnitWord(unit).factor;addMean3(reading.series,{name,metric:"time",unit:"sec",value:seconds}),(line.match(/ (?:allocated|copied|peak memory)/g)?.
length??0)>(line.match(MEMORY)?.length??0)&&reading.problems.push(makeWarning("unusable-value",benchmark.location,{name,
metric:"memory",got:line.trim()}));for(let[,size,prefixed="",metric=""]of line.matchAll(MEMORY)){let bytes=Number(size)*
1024**SIZES.indexOf(prefixed);addMean3(reading.series,{name,metric,unit:"B",value:bytes})}}function addMean3(series,{name,
metric,unit,value}){let mean={values:[value],primary:metric==="time",aggregate:!0};series.add({group:null,name,metric,unit,
better:"lower",...mean})}var tastyBench={id:"tasty-bench",description:"Haskell with tasty-bench: the file of --csv, or what it prints",advice:'./\
bench --csv results.csv -p "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text=>hasCsvHeader(text,HEADER3)||isTastyBenchText(
text),parse:source=>hasCsvHeader(source.text,HEADER3)?parseCsv2(source):parseTastyBenchText(source),filter:buildFilter4,
definitions:tastyBenchDefinitions},HEADER3="Name,Mean (ps),2*Stdev (ps)",COLUMNS2=[{column:"Mean (ps)",metric:"time",unit:"\
ps"},{column:"Allocated",metric:"allocated",unit:"B"},{column:"Copied",metric:"copied",unit:"B"},{column:"Peak Memory",metric:"\
peak memory",unit:"B"}];function parseCsv2(source){let found=makeFindings();for(let{location,name,fields}of parseCsvRows(
source,HEADER3,found.problems))for(let{column,metric,unit}of COLUMNS2){let written=fields.get(column);written!==void 0&&
(/^\d+$/.test(written)?addMean3(found.series,{name,metric,unit,value:Number(written)}):found.problems.push(makeError("un\
usable-value",location,{name,metric,got:written})))}return toParseResult(found,source.path,{option:"-p"})}function buildFilter4(benchmarks){
let names=benchmarks.flatMap(({name})=>[name,name.replace(/#\d+$/,"")]);return[...new Set(names)].map(name=>`$0 == "${name.
replaceAll(/[\\"]/g,"\\$&")}"`).join(" || ")}var HEADING2=/^│[^│\n]*│ *Task [Nn]ame *│.*(?:Latency|Average Time) /m;function isTinybenchTable(text){return HEADING2.
test(text)}function parseTinybenchTable({path,text}){let found=makeFindings(),{series,problems}=found,table=null,means=0;
for(let[index,line]of splitLines(text).entries()){if(!line.startsWith("\u2502"))continue;if(HEADING2.test(line)){table=tableOf(
line);continue}if(table===null)continue;let cells=cellsOf2(line,table.width),cell=at=>cells[at]?.trim()??"";if(cells.length>
table.width){problems.push(makeError("joined-results",inFile(path,index+1),{line:line.trim()}));continue}let name=table.
numberName(unquoteCell(cell(table.name))),value=numberOf3(cell(table.median<0?table.mean:table.median));if(value===null){
let error=errorMessageOf(unquoteCell(cell(table.error))),code=error.reason===void 0?"benchmark-without-result":"failed-i\
n-tool";problems.push(makeError(code,inFile(path,index+1),{name,...error}));continue}table.median<0&&means++;let time={metric:"\
time",unit:"ns",better:"lower",values:[value]};series.add({group:null,name,...time,primary:!0,aggregate:!0})}return means>
0&&problems.push(makeWarning("mean-only",inFile(path),{tool:"tinybench"})),toParseResult(found,path,{source:"console.tab\
le(bench.table())"})}function tableOf(heading){let headings=piecesOf(heading).map(piece=>piece.trim()),at=pattern=>headings.
findIndex(one=>pattern.test(one));return{width:headings.length,name:at(/^Task [Nn]ame$/),median:at(/^Latency med(?:ian)? \(ns\)$/),
mean:at(/^(?:Latency (?:avg|average)|Average Time) \(ns\)$/),error:at(/^Error$/),numberName:makeNumbering()}}function piecesOf(line){
return line.trimEnd().replace(/^│/,"").replace(/│$/,"").split("\u2502")}function cellsOf2(line,width){let pieces=piecesOf(
line),cells=[],surplus=pieces.length-width;for(let at=0;at<pieces.length;at++){let start4=at,quote=pieces[at].trimStart().
charAt(0),isText=quote!==""&&"'\"`".includes(quote),rest=pieces[at].trimStart().slice(1);for(;isText&&surplus>0&&at+1<pieces.
length&&!rest.trimEnd().endsWith(quote);)at++,surplus--,rest=pieces[at];cells.push(pieces.slice(start4,at+1).join("\u2502"))}
return cells}var ESCAPES2={n:`
`,t:"	",r:"\r"};function unquoteCell(cell){let inner=/^(["'`])(.*)\1$/s.exec(cell)?.[2];return inner===void 0?cell:inner.
replaceAll(/\\(?:x([\dA-F]{2})|u([\dA-F]{4})|(.))/g,(_,byte,unit,other)=>other===void 0?String.fromCharCode(Number.parseInt(
byte??unit,16)):ESCAPES2[other]??other)}function numberOf3(cell){let digits=/^['"]?(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?: ±|['"]?$)/.
exec(cell)?.[1];return digits===void 0?null:Number(digits)}var tinybench={id:"tinybench",description:'tinybench: JSON of its tasks, [{"name", "result"}], or what console.table(ben\
ch.table()) prints',advice:"node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, r\
esult })))",repeatsForTime:!0,recognises:text=>isTinybenchTable(text)||isTaskList(text),parse:source=>isTinybenchTable(source.
text)?parseTinybenchTable(source):parse46(source),definitions:javascriptDefinitions},LISTS=["[]","tasks[]"],SIGNS20=[...[
"latency","hz","error","state"].map(key=>[`result.${key}`]),["runs","bench.warmupIterations"],["latency.rme"],["rme","to\
talTime"]];function isTaskList(text){return LISTS.some(list=>SIGNS20.some(keys=>hasKeys(text,...keys.map(key=>`${list}.${key}`))))}
var SAMPLES=numberListSchema.nullish(),latencySchema=object({samples:SAMPLES,p50:number().nullish()}),resultSchema6=object(
{state:string().optional(),error:unknown().optional(),latency:latencySchema.nullish(),samples:SAMPLES,mean:number().nullish()}),
taskSchema=looseObject({name:string(),result:unknown().optional()}),tasksSchema=array(unknown()),suiteSchema4=object({tasks:tasksSchema});
function parse46(source){let{series,problems}=makeFindings();for(let{location,value}of parseJsonDocuments(source,problems)){
let context={location,problems},isList2=Array.isArray(value),tasks=isList2?parseValue(tasksSchema,value,context):parseValue(
suiteSchema4,value,context)?.tasks;if(!tasks)continue;if(tasks.length===0)problems.push(makeError("no-results",location,
{source:"bench.tasks"}));else if(tasks.every(isNameless)){problems.push(makeError("unnamed-benchmark",location,{source:TASKS_WITH_NAMES}));
continue}let numbered=makeNumbering();for(let[index,item]of tasks.entries()){let own=isList2?appendKeys(location,index):
appendKeys(location,"tasks",index),task=parseValue(taskSchema,item,{location:own,problems});if(task===null)continue;let name=numbered(
task.name),isAround=task.result===void 0,at=isAround?own:appendKeys(own,"result"),result=parseValue(resultSchema6,isAround?
task:task.result??{},{location:at,problems}),measurement=result&&toMeasurement5(name,result,{location:own,problems});measurement!==
null&&series.add(measurement)}}return{measurements:series.all(),problems}}var TASKS_WITH_NAMES="bench.tasks.map(({ name,\
 result }) => ({ name, result }))";function isNameless(task){return typeof task=="object"&&task!==null&&!Object.hasOwn(task,
"name")}function toMeasurement5(name,result,{location,problems}){let{state="completed",error,latency}=result,samples=latency?.
samples??result.samples??[],middle=latency?.p50??(latency?null:result.mean)??null,values=samples.length>0?samples:middle===
null?[]:[middle];if(state!=="completed"||error!=null||values.length===0){let found=error==null&&values.length>0?{reason:state}:
errorMessageOf(error),code=error!=null||values.length>0?"failed-in-tool":"benchmark-without-result";return problems.push(
makeError(code,location,{name,...found})),null}let aggregate=samples.length===0;return{group:null,name,...{metric:"time",
unit:"ms",better:"lower",values,primary:!0},...aggregate&&{aggregate}}}var vegeta={id:"vegeta",description:"vegeta: vegeta report -type=json",advice:"vegeta attack -duration=10s -rate=500 -ta\
rgets=targets.txt | vegeta report -type=json",recognises:text=>hasKeys(text,"latencies","status_codes","bytes_in"),parse:parse47},
reportSchema11=object({latencies:object({"50th":number(),"99th":number().optional()}),throughput:number(),status_codes:record(
string(),number()).nullable()}),NAME7="vegeta";function parse47(source){let{series,problems}=makeFindings();for(let{location,
value}of parseJsonDocuments(source,problems)){let report=parseValue(reportSchema11,value,{location,problems});if(report===
null)continue;let{latencies,throughput}=report,problem=checkResponses({location,codes:report.status_codes??{},errors:0});
if(problem!==null&&problems.push(problem),problem!==null&&isError(problem))continue;let common={group:null,name:NAME7,aggregate:!0};
for(let metric of["50th","99th"]){let time=latencies[metric],primary=metric==="50th";time!==void 0&&series.add({...common,
metric,unit:"ns",better:"lower",values:[time],primary})}series.add({...common,metric:"throughput",unit:"1/s",better:"hig\
her",values:[throughput],primary:!1})}return{measurements:series.all(),problems}}function isTestReport(text){return hasKeys(text,"testResults[].assertionResults[].benchmarks")}var SEPARATOR=" > ",taskSchema2=object(
{name:string(),fromStore:boolean().optional(),latency:object({samples:numberListSchema.nullish(),p50:number()}),throughput:object(
{mean:number()}).optional()}),testSchema2=object({ancestorTitles:array(string()),title:string(),status:string(),failureMessages:array(
string()).nullish(),benchmarks:array(object({tasks:array(unknown())})).default([])}),fileSchema3=object({name:string(),message:string().
nullish(),status:string().optional(),assertionResults:array(unknown())}),reportSchema12=object({testResults:array(fileSchema3),
success:boolean().optional()}),NOT_RUN=new Set(["skipped","pending","todo","disabled"]);function parseTestReport(value,{
location,problems}){let report=parseValue(reportSchema12,value,{location,problems});if(report===null)return[];let fail=(at,failed)=>problems.
push(makeError("failed-in-tool",at,failed)),files=shortenPaths(report.testResults.map(({name})=>name)),numberings=new Map,
found=[],known=problems.length;for(let[index,{name:path,status,message,assertionResults}]of report.testResults.entries()){
let file=files.get(path),fileLocation=appendKeys(location,"testResults",index),before=problems.length;message&&fail(fileLocation,
{name:file,...errorMessageOf(message)});for(let[at,item]of assertionResults.entries()){let own=appendKeys(fileLocation,"\
assertionResults",at),test=parseValue(testSchema2,item,{location:own,problems});if(test===null)continue;let group=[file,
...test.ancestorTitles,test.title].join(SEPARATOR);if(NOT_RUN.has(test.status))continue;if(test.status!=="passed"){fail(
own,{name:group,...errorMessageOf(test.failureMessages?.[0])});continue}let numbered=numberings.get(group)??makeNumbering();
numberings.set(group,numbered);for(let[set,{tasks}]of test.benchmarks.entries())for(let[taskAt,task]of tasks.entries()){
let inTask=appendKeys(own,"benchmarks",set,"tasks",taskAt),read=parseValue(taskSchema2,task,{location:inTask,problems});
if(read===null||read.fromStore===!0)continue;let name=numbered(read.name);for(let one of measurementsOf3(read))found.push(
{group,name,...one})}}status==="failed"&&problems.length===before&&fail(fileLocation,{name:file})}return report.success===
!1&&problems.length===known&&problems.push(makeError("failed-in-tool",location,{})),found}function measurementsOf3({latency,
throughput}){let samples=latency.samples??[],isAggregate=samples.length===0,time={metric:"time",unit:"ms",better:null,values:isAggregate?
[latency.p50]:samples,primary:!0},rate=throughput&&{metric:"hz",unit:"1/s",better:null,values:[throughput.mean]};return[
{...time,...isAggregate&&{aggregate:!0}},...rate?[{...rate,primary:!1,aggregate:!0}]:[]]}var MAX_DEPTH2=8;function shortenPaths(paths){
let short=new Map,left=[...new Set(paths)];for(let depth=1;left.length>0;depth++){let tails=new Map(left.map(path=>[path,
path.split(/[\\/]/).slice(-depth).join("/")])),times=new Map;for(let tail of tails.values())times.set(tail,(times.get(tail)??
0)+1);for(let[path,tail]of tails)short.set(path,tail);left=depth<MAX_DEPTH2?left.filter(path=>times.get(tails.get(path))>
1):[]}return short}var vitestBench={id:"vitest-bench",aliases:["js_vitest"],description:"vitest bench: the file of --outputJson, or of --re\
porter=json since version 5",advice:'npx vitest bench --run --outputJson results.json -t "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,
recognises:text=>hasKeys(text,"files[].groups")||NO_FILES.test(text)||isTestReport(text),parse:parse48,filter:benchmarks=>joinPatterns(
benchmarks.map(testPattern)),definitions:vitestDefinitions},NO_FILES=/^\s*\{\s*"files"\s*:\s*\[\s*\]/,benchmarkSchema8=object(
{name:string(),median:number().nullish(),mean:number().nullish(),hz:number().nullish()}),groupSchema3=object({fullName:string(),
benchmarks:array(unknown())}),reportSchema13=object({files:array(object({groups:array(groupSchema3)}))});function parse48(source){
let{series,problems}=makeFindings();for(let{location,value}of parseJsonDocuments(source,problems)){let known=problems.length,
found=hasTestResults(value)?parseTestReport(value,{location,problems}):parseBenchReport(value,{location,problems});found.
length===0&&problems.length===known&&problems.push(makeError("no-results",location,{tool:"vitest"}));for(let measurement of found)
series.add(measurement)}return{measurements:series.all(),problems}}function hasTestResults(value){return typeof value=="\
object"&&value!==null&&Object.hasOwn(value,"testResults")}function parseBenchReport(value,{location,problems}){let report=parseValue(
reportSchema13,value,{location,problems});if(report===null)return[];let numbered=makeNumbering(),found=[],means=0;for(let[
file,{groups}]of report.files.entries())for(let[group,{fullName,benchmarks}]of groups.entries())for(let[index,item]of benchmarks.
entries()){let own=appendKeys(location,"files",file,"groups",group,"benchmarks",index),benchmark=parseValue(benchmarkSchema8,
item,{location:own,problems});if(benchmark===null)continue;let name=numbered(`${fullName}${SEPARATOR}${benchmark.name}`);
hasMeanOnly(benchmark)&&means++;for(let measurement of measurementsOf4(name,benchmark,{location:own,problems}))found.push(
measurement)}return means>0&&problems.push(makeWarning("mean-only",location,{tool:"vitest"})),found}function hasMeanOnly({
median,mean}){return median===void 0&&mean!=null}function measurementsOf4(name,benchmark,{location,problems}){let{hz}=benchmark,
middle=hasMeanOnly(benchmark)?benchmark.mean:benchmark.median;if(middle==null)return problems.push(makeError("failed-in-\
tool",location,{name})),[];let common={group:null,name,aggregate:!0},time={...common,metric:"time",unit:"ms",better:null,
values:[middle],primary:!0};return hz==null?[time]:[time,{...common,metric:"hz",unit:"1/s",better:null,values:[hz],primary:!1}]}
function testPattern({group,name}){let[,full="",number2=""]=group===null?/^(.*?)(#\d+)?$/s.exec(name):["",group],[,...parts]=full.
split(SEPARATOR),pattern=(parts.length===0?[full]:parts).map(escapePattern).join("( >)? ");return number2===""?pattern:`${pattern}\
(${number2})?`}var wrk={id:"wrk",description:"wrk or wrk2: what it prints, with --latency the percentiles too",advice:"wrk -t 2 -c 4 -d\
 5s http://127.0.0.1:8080/",repeatsForTime:!0,recognises:text=>START6.test(text)&&!AUTOCANNON.test(text)||REFUSED.test(text),
parse:parse49},START6=/^Running \S+ test @ (\S.*)$/m,AUTOCANNON=/^Running \S+ test @ \S.*\n\d+ connections\b/m,REFUSED=/^unable to connect to \S+ \S.*$/m,
BYTES2=new Map([...["B","KB","MB","GB","TB","PB"].entries()].map(([i,word])=>[word,1024**i])),SECONDS=new Map([["us",1e-6],
["ms",.001],["s",1],["m",60],["h",3600]]),SIGNS21={sign:/(?:Requests|Transfer)\/sec: |(?<![\d.])[\d.]+% +(?:[-\w.,]+$|[\d.]+[a-z]+(?= +\d))/g};
function parse49(source){let found=makeFindings(),{series,problems}=found,finish2=run2=>{if(run2===null)return;let failure=run2.
failure??findMissing(run2);if(failure!==null)problems.push(failure);else for(let measurement of run2.found)series.add(measurement)},
run=null;return readLines(source,found,SIGNS21,(line,location)=>{let name=START6.exec(line)?.[1];if(name!==void 0)finish2(
run),run={name,location,found:[],requests:null,failure:null};else if(REFUSED.test(line))problems.push(makeError("tool-er\
ror",location,{tool:"wrk",said:line}));else if(run!==null){let known=run.found.length,warning=parseLine6(run,line,location);
return warning!==null&&problems.push(warning),run.found.length>known}return run===null}),finish2(run),toParseResult(found,
source.path,{source:"wrk"})}function findMissing({name,location,requests,found}){if(requests===0)return makeError("no-re\
sponses",location,{name});let isWhole=["Latency avg","Requests/sec"].every(label=>found.some(({metric})=>metric===label));
return requests!==null&&isWhole?null:makeError("benchmark-without-result",location,{name})}var SOCKET_ERRORS=/^ *Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/;
function parseLine6(run,line,location){let latency=/^ +Latency +([\d.]+)([a-z]+) +\S/.exec(line),percentile=/^ +([\d.]+)% +([\d.]+)([a-z]+)$/.
exec(line),rate=/^Requests\/sec: +([\d.]+)$/.exec(line)?.[1],transfer=/^Transfer\/sec: +([\d.]+)([KMGTP]?B)$/.exec(line),
requests=/^ +(\d+) requests in /.exec(line)?.[1],errors=/^ *Non-2xx or 3xx responses: (\d+)$/.exec(line)?.[1];if(latency!==
null)add4(run,"Latency avg",parseTime(latency[1],latency[2]));else if(percentile!==null)add4(run,`Latency p${Number(percentile[1])}`,
parseTime(percentile[2],percentile[3]));else if(rate!==void 0)add4(run,"Requests/sec",{unit:"1/s",value:Number(rate)});else if(transfer!==
null)add4(run,"Transfer/sec",{unit:"B/s",value:Number(transfer[1])*BYTES2.get(transfer[2])});else if(requests!==void 0)run.
requests=Number(requests);else if(errors!==void 0){let requests2=run.requests??void 0,counts={name:run.name,failed:Number(
errors),requests:requests2};return makeWarning("requests-failed",location,{...counts,kind:"status"})}else return parseSocketErrors(
run,line,location);return null}function parseSocketErrors(run,line,location){let[,connect,read,write,timeout]=(SOCKET_ERRORS.
exec(line)??[]).map(Number);if(connect===void 0||read===void 0||write===void 0||timeout===void 0)return null;let common={
name:run.name,kind:"error"},failed=connect+timeout;return failed===0?makeWarning("requests-failed",location,{...common,failed:read+
write}):(run.failure=makeError("requests-failed",run.location,{...common,failed}),null)}function parseTime(number2,unit){
return{unit:"sec",value:Number(number2)*(SECONDS.get(unit)??Number.NaN)}}var PRIMARY5=new Set(["Requests/sec","Latency a\
vg"]);function add4({name,found},metric,{unit,value}){if(!Number.isFinite(value))return;let better=unit==="sec"?"lower":
"higher",primary=PRIMARY5.has(metric);found.push({group:null,name,metric,unit,better,values:[value],primary,aggregate:!0})}var FORMATS=[go,criterionText,criterionFiles,criterionBencher,cargoCriterion,libtestBench,divan,gungraun,iaiCallgrind,iai,
callgrind,codspeed,googleBenchmark,catch2,nanobench,nvbench,jmh,benchmarkdotnet,pytestBenchmark,pyperf,asv,julia,vitestBench,
tinybench,mitata,benchmarkjs,cronometro,deno,consoleTime,dart,rubyBenchmark,benchmarkIps,benchmarkLuau,benchee,phpbench,
tastyBench,haskellCriterion,packageBenchmark,k6,autocannon,wrk,ab,lighthouse,sizeLimit,bundlesize,esbuildMetafile,cbdrJson,
cbdrCsv,gabCustom,gabCustomBigger,oha,vegeta,hyperfine,gnuTime,perfStat,junit,tap,bencherBmf,json,command],formatIds=FORMATS.
map(({id})=>id),formatAliases=new Map([...["magic","cpp","js","python","rust"].map(name=>[name,"auto"]),...FORMATS.flatMap(
({id,aliases=[]})=>aliases.map(alias=>[alias,id]))]);function findFormat(name){let wanted=formatAliases.get(name)??name;
return FORMATS.find(({id})=>id===wanted)??null}function parseToolOutput({path,text},idOrAuto){return parseCleanOutput({path,
text:cleanText(text)},idOrAuto)}function parseCleanOutput(output,idOrAuto){let{source,problem}=removeComparisons(output);
if(problem===null)return parseResults(output,idOrAuto);let isAll=isError(problem),named=isAuto(idOrAuto)?null:requireFormat(
idOrAuto).id,read=isAll?{format:named,measurements:[],problems:[]}:parseResults(source,idOrAuto),problems=read.measurements.
length===0?[{...problem,severity:"error"}]:[problem,...read.problems];return{...read,problems}}function parseResults(source,idOrAuto){
let isNamed=!isAuto(idOrAuto),named=isNamed?requireFormat(idOrAuto):null,parse50=one=>{let format=named??recogniseFormat(
one.text,one.path);return"severity"in format?{format:null,measurements:[],problems:[format]}:finishParsing({format,isNamed},
[one],format.parse(one))},parsed=parse50(source),errors=parsed.problems.filter(isError);if(errors.length===0||!errors.every(
({code})=>UNREAD.has(code)))return parsed;let text=isolateJson(named===null?FORMATS:[named],source.text);return text===null?
parsed:parse50({...source,text})}var UNREAD=new Set(["unsupported-output","unknown-output","unknown-json","other-format",
"not-json","no-results"]);function parseToolOutputs(sources,idOrAuto){let isNamed=!isAuto(idOrAuto),cleaned=sources.map(
({path,text})=>({path,text:cleanText(text)})),format=isNamed?requireFormat(idOrAuto):recogniseCommonFormat(cleaned);if(format?.
parseFiles!==void 0)return finishParsing({format,isNamed},cleaned,format.parseFiles(cleaned));if(cleaned.length===1)return parseCleanOutput(
cleaned[0],idOrAuto);let parsed=cleaned.map(source=>parseCleanOutput(source,idOrAuto)),first=parsed.find(source=>source.
format!==null);return{format:first?.format??null,...first?.evidence!==void 0&&{evidence:first.evidence},measurements:parsed.
flatMap(({measurements})=>measurements),problems:parsed.flatMap(({problems})=>problems)}}function finishParsing({format,
isNamed},sources,parsed){let{measurements,problems}=parsed,other=measurements.length>0&&!problems.some(({severity})=>severity===
"error")?null:(isNamed?makeMisfitProblem(format,sources,FORMATS):null)??makeHint(parsed,sources),read=other===null?parsed:
{...parsed,problems:[other]},recognised=({text})=>sources.length===1||findFittingFormats([format],text).length>0,fitted=isNamed?
void 0:sources.find(recognised);return{format:format.id,...fitted!==void 0&&{evidence:findEvidence(format,fitted.text)},
...checkMeasurements(read,sources)}}function makeHint({measurements,problems},sources){return measurements.length>0||problems.
some(({code})=>code!=="no-results")?null:sources.map(makeUnsupportedOutputProblem).find(problem=>problem!==null)??null}function recogniseCommonFormat(sources){
let[format,...others]=new Set(sources.flatMap(({text})=>findFittingFormats(FORMATS,text)));return format===void 0||others.
length>0?null:format}function isAuto(name){return(formatAliases.get(name)??name)==="auto"}function requireFormat(id){let format=findFormat(
id);if(format!==null)return format;throw userError("unknown-format",atKey("format"),{got:id})}function recogniseFormat(text,path="\
output"){let fits=findFittingFormats(FORMATS,text),[first,...others]=fits;return first!==void 0&&others.length===0?first:
makeNoFormatProblem(fits,{path,text})}export{readCountedParts,toInvocationMeasurements,FORMATS,findFormat,parseToolOutput,parseToolOutputs};
