import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{asEffect,beginEffect,omitNull}from"./action-github-client-history-judging-measuring-reading.js";import{COMMANDS,FORMATS,OPTIONS,cleanUntrustedText,
decodeExpectation,decodeText,encodeExpectation,findFormat,flagNameOf,flagsOf,formatDiagnosticLine,innerSchemaOf,makeMistake,
optionOfCommand,optionsOf,parseToolOutput,parseToolOutputs,presetsOf,quoteShellWord,resolveValues,suggestWord,toError,toKebabCase,
toQuotable}from"./action-help-history-judging-measuring-reading.js";import{about,atFlag,atInput,errorCodeOf,inFile,makeError,relocate,throwErrors,
tidyUnit,toMetricUnit,unitDescriptionOf,userError,userErrorOf}from"./action-compare-help-history-judging-measuring-reading.js";import{ZodArray,ZodObject,
ZodOptional,ZodPipe,ZodRecord,ZodType,strictObject}from"./action-github-client-help-history-judging-measuring-reading.js";import{__callDispose,__using}from"./action-cli-compare-github-client-help-history-judging-measuring-reading.js";function withRecordedNames(read){let format=findFormat(read.format??"");if(format?.displayName===void 0)return read;let measurements=read.
measurements.map(one=>({...one,name:format.displayName?.(one.name)??one.name}));return{...read,measurements}}function makeSeriesCollection(){
let collection=new Map;return{getOrCreate(measurement,command,isPlaced){let{group,name,metric,unit,better,primary,deterministic=!1,
dependsOnLayout=!1}=measurement,key=JSON.stringify([command,group,name,metric,unit]),series=collection.get(key);return series===
void 0?(series={group,name,metric,unit,better,primary,deterministic,base:noValues(),head:noValues()},dependsOnLayout&&isPlaced!==
null&&(series.layout=isPlaced?"varied":"single"),collection.set(key,series)):series.layout==="varied"&&!isPlaced&&(series.
layout="single"),series},all:()=>[...collection.values()]}}var noValues=()=>({invocations:[],values:[]});function parseForeignResults(path,bytes){let text=decodeText(bytes),{format,measurements}=withRecordedNames(parseToolOutput(
{path,text},"auto"));return format===null||format==="go"&&!/^\s*\{/.test(text)?null:measurements.map(measurement=>resultOf(
measurement,format))}function resultOf(measurement,format){let{name,group,values}=measurement,{unit,factor}=tidyUnit(measurement.
unit);return{name,configuration:group===null?{}:{[format==="go"?"pkg":"group"]:group},unit:toMetricUnit(measurement.metric,
unit),values:values.map(value=>value*factor)}}function parseFlags(argv,spec){let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],
errors=[];for(let word=words.shift();word!==void 0;word=words.shift()){let[,name,joined]=/^--?([^-=][^=]*)(?:=(.*))?$/s.
exec(word)??[];if(name===void 0){word==="-"||!word.startsWith("-")?positionals.push(word):errors.push(makeError("not-a-f\
lag",about("command line"),{got:word}));continue}let next=spec.get(name)===!0&&joined===void 0?words[0]:void 0,value=next===
void 0||isFlag(next,spec)?joined:words.shift(),mistake=findMistake({name,value,next,isRepeated:values.has(name)},spec);mistake===
null?values.set(name,value??""):errors.push(toError(mistake,atFlag(name)))}return throwErrors(errors),{values,positionals,
command:end===-1?null:argv.slice(end+1)}}function isFlag(word,spec){let[name=""]=word.replace(/^-/,"").split("=");return word.
startsWith("--")||word.startsWith("-")&&spec.has(name)}function findMistake({name,value,next,isRepeated},spec){let takesValue=spec.
get(name);if(takesValue===void 0){let meant=suggestWord(name,[...spec.keys()]),known=[...spec.keys()].map(flag=>`--${flag}`);
return makeMistake("flag-unknown",meant===null?{known}:{known,write:`--${meant}`})}if(!takesValue)return value===void 0?
null:makeMistake("flag-with-value",{flag:`--${name}`,got:value});let usage=`--${name} VALUE`;return value===void 0&&next!==
void 0?makeMistake("flag-before-flag",{usage,joined:`--${name}=${next}`,got:next}):value===void 0?makeMistake("flag-with\
out-value",{usage}):isRepeated?makeMistake("flag-repeated",{got:value}):null}var DEFAULTS=presetsOf(OPTIONS),ACTION_COMMIT_DEFAULTS={head:DEFAULTS.head,configFrom:DEFAULTS.configFrom},TERMINAL_COMMIT_DEFAULTS={
...ACTION_COMMIT_DEFAULTS,...terminalPresetsOf(OPTIONS)};function terminalPresetsOf(options){let entries=Object.entries(
options).map(([name,{terminal}])=>[name,terminal?.preset]);return Object.fromEntries(entries.filter(([,preset])=>preset!==
void 0))}function makeFileSchema(options){let rows=Object.entries(options).filter(([,{key}])=>key!==void 0),shape=Object.
fromEntries(rows.map(([name,{schema,key=!0}])=>[toKebabCase(name),(key===!0?schema:key).optional()]));return strictObject(
shape,{error:encodeExpectation("file")}).transform(written=>{let values=rows.map(([name])=>[name,written[toKebabCase(name)]]);
return Object.fromEntries(values.filter(([,value])=>value!==void 0))})}var fileSchema=makeFileSchema(OPTIONS);function namesNotInFile(options){
return Object.keys(options).filter(name=>options[name]?.key===void 0).map(toKebabCase)}var PLAIN={BAD_ALIAS:makeMistake("yaml-star",{}),MULTIPLE_DOCS:makeMistake("yaml-two-documents",{}),TAB_AS_INDENT:makeMistake(
"yaml-tab",{})},OF_ONE_KEY=["BAD_ALIAS","BAD_DQ_ESCAPE","BAD_SCALAR_START","DUPLICATE_KEY","TAG_RESOLVE_FAILED"];function faultsIn(errors,text){
let isIndependent=({code})=>OF_ONE_KEY.includes(code)||code==="TAB_AS_INDENT",first=errors.find(error=>!isIndependent(error));
return errors.filter(error=>error===first||isIndependent(error)).map(error=>{let[from,to]=error.pos;return{span:{from,to},
...faultIn(error,text),isOfOneKey:OF_ONE_KEY.includes(error.code)}})}function faultIn({code,message,pos},text){let[from,
to]=pos,got=toQuotable(text.slice(from,to)),plain=PLAIN[code];if(plain!==void 0)return plain;switch(code){case"DUPLICATE\
_KEY":{let key=/^[^:\r\n]*/.exec(text.slice(from))?.[0]??"",span={from,to:from+key.length};return{...makeMistake("yaml-k\
ey-twice",{got:toQuotable(key)}),span}}case"TAG_RESOLVE_FAILED":return makeMistake("yaml-tag",{got,write:got});case"BAD_\
SCALAR_START":return makeMistake("yaml-unquoted",{got});case"BAD_DQ_ESCAPE":return{...makeMistake("yaml-escape",{got:toQuotable(
text.slice(from,from+2))}),span:{from,to:from+2}};default:return brokenStructure({code,message,from,text})}}var GLUED=/^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;
function brokenStructure({code,message,from,text}){let start=from===0?0:text.lastIndexOf(`
`,from-1)+1,line=/^[^\r\n]*/.exec(text.slice(start))?.[0]??"",open4=findUnclosedDelimiter({code,message,from,text});if(open4!==
null)return open4;if(message.startsWith("Block scalar header"))return describeUnquotedText(line,{start,pattern:/[|>]\S.*$/});
let glued=findMissingSpace(line);if(glued!==null&&code!=="BLOCK_AS_IMPLICIT_KEY")return{...glued,span:spanIn(line,start)};
if(/^\s*[\w-]+:\s*\{\{/.test(line))return describeUnquotedText(line,{start,pattern:/\{\{.*$/});if(code==="NON_STRING_KEY")
return makeMistake("yaml-key-not-text",{});if(code==="BLOCK_AS_IMPLICIT_KEY")return describeNesting({code,message,from,text},
{line,start});if(/^Implicit (?:map )?keys need/.test(message)&&!/:(?:\s|$)/.test(line))return{...makeMistake("yaml-loose\
-line",{}),span:spanIn(line,start)};let reason=message.replace(/^./,letter=>letter.toLowerCase());return makeMistake("ya\
ml-unreadable",{reason})}function findUnclosedDelimiter({message,from,text}){let[,quote]=/^Missing closing (["'])quote/.
exec(message)??[];if(quote!==void 0){let opened=text.lastIndexOf(quote,from-1),span={from:opened,to:opened+1};return{...makeMistake(
"yaml-quote-open",{write:quote}),span}}let[,,close]=/^Flow (\w+) in block collection .* end with a (\]|\})/.exec(message)??
[];if(close!==void 0){let open4=close==="]"?"[":"{";return{...makeMistake("yaml-bracket-open",{write:close,line:text.slice(
0,from).split(`
`).length}),span:openBracket(text.slice(0,from),open4)}}return null}function describeNesting({message,from,text},{line,start}){
if(message.startsWith("A block sequence"))return{...makeMistake("yaml-list-uneven",{}),span:spanIn(line,start)};if((line.
match(/:(?=\s)/g)??[]).length>1)return{...makeMistake("yaml-two-colons",{}),span:{...spanIn(line,start),from}};let next=text.
indexOf(`
`,start)+1;return{...makeMistake("yaml-indented-key",{}),span:spanIn(/^[^\r\n]*/.exec(text.slice(next))?.[0]??"",next)}}
function describeUnquotedText(line,{start,pattern}){let{index,0:value}=pattern.exec(line)??{index:0,0:line},span={from:start+
index,to:start+index+value.length};return{...makeMistake("yaml-unquoted",{got:toQuotable(value)}),span}}function openBracket(text,kind){
let open4=[];for(let{0:token,index}of text.matchAll(/(?<=[\s,[{:])(?:"(?:\\.|[^"\\])*"|'[^']*'|#.*)|[[\]{}]/g))token==="\
["||token==="{"?open4.push(index):(token==="]"||token==="}")&&open4.pop();let from=open4.findLast(at=>text[at]===kind)??
Math.max(0,text.length-1);return{from,to:from+1}}function findMissingSpace(text){let{key,value}=GLUED.exec(text)?.groups??
{};return key===void 0?null:makeMistake("yaml-space-missing",{got:toQuotable(`${key}:${value}`),write:toQuotable(`${key}\
: ${value}`)})}function spanIn(line,start){let text=line.replace(/\s+#.*$/,"").trimEnd(),indent=/^[ -]*/.exec(text)?.[0].
length??0;return{from:start+indent,to:start+text.length}}function danglingAlias(name){let got=toQuotable(`*${name}`),data={
got,write:got};return makeMistake("yaml-alias-unknown",/^[\w-]+$/.test(name)?{...data,anchor:`&${name}`}:data)}var REPLACEMENT="\
\uFFFD",UTF_16=/^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/,FALSE_INDENT=/^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu,
HIDDEN=new RegExp("(?![\\t\\n\\r\\u0085])\\p{Cc}|[\\u202a-\\u202e\\u2066-\\u2069]","gu");function textFaults(text){if(UTF_16.
test(text))return[makeMistake("text-utf-16",{})];let bad=text.indexOf(REPLACEMENT);if(bad!==-1)return[{...makeMistake("t\
ext-not-utf-8",{}),span:{from:bad,to:bad+1}}];if(text.includes("\r")&&!text.includes(`
`))return[makeMistake("text-carriage-returns",{})];let hidden=[...text.matchAll(HIDDEN)];return hidden.length>0?hidden.map(
({0:{length},index})=>({...makeMistake("text-invisible",{}),span:{from:index,to:index+length}})):[...text.matchAll(FALSE_INDENT)].
map(({index,1:spaces="",2:blanks=""})=>({...makeMistake("text-false-indent",{}),span:{from:index+spaces.length,to:index+
spaces.length+blanks.length}}))}var MAX_SUGGESTIONS=200;function explainIssues(schema,issues){let meant=new Set;return issues.flatMap(issue=>{let path=issue.
path.map(step=>typeof step=="number"?step:String(step));if(issue.code==="unrecognized_keys"){let known=keysAt(schema,path);
return issue.keys.map((key,index)=>{let right=index<MAX_SUGGESTIONS?suggestWord(key,known):null;return meant.add(JSON.stringify(
[...path,right])),{path:[...path,key],part:"key",...findKeyMistake([...path,key],known,right),within:null}})}if(issue.code===
"invalid_type")return[{path,...findMismatch(issue),within:null}];if(issue.code!=="custom")return[{path,part:"value",...makeMistake(
"value-not-allowed",{}),within:null}];let{code,data,within=null}=issue.params,found=typeof issue.input=="string"?{got:toQuotable(
issue.input)}:{},all={...decodeExpectation(issue.message),...found,...data};return[{path,part:"value",code,data:all,within}]}).
filter(({path,code})=>code!=="key-missing"||!meant.has(JSON.stringify(path)))}function findKeyMistake(path,known,meant){
let key=String(path.at(-1));return path.length===1&&namesNotInFile(OPTIONS).includes(key)?makeMistake("key-not-in-file",
{name:key}):key==="<<"?makeMistake("keys-merged",{}):makeMistake("key-unknown",meant===null?{known}:{known,write:meant})}
var KINDS={string:"value",array:"list"};function findMismatch({expected,input,message}){let advice=decodeExpectation(message);
if(input===void 0)return{part:"key",...makeMistake("key-missing",advice)};if(input===null)return{part:"key",...makeMistake(
"value-missing",advice)};let wanted=KINDS[expected]??"mapping";if(typeof input!="string"){let found=Array.isArray(input)?
"list":"mapping";return{part:"key",...makeMistake("kind-wrong",{...advice,wanted,found})}}let mismatch={...advice,wanted,
found:"value",got:toQuotable(input)};return{part:"value",...findMissingSpace(input)??makeMistake("kind-wrong",mismatch)}}
function keysAt(schema,path){if(schema instanceof ZodOptional)return keysAt(schema.unwrap(),path);let inner=schema instanceof
ZodType?innerSchemaOf(schema):void 0;if(inner!==void 0)return keysAt(inner,typeof path[0]=="number"?path.slice(1):path);
if(schema instanceof ZodPipe)return keysAt(schema.in,path);let[step,...rest]=path;return schema instanceof ZodObject?step===
void 0?Object.keys(schema.shape):keysAt(schema.shape[step],rest):schema instanceof ZodArray?keysAt(schema.element,rest):
schema instanceof ZodRecord?keysAt(schema.valueType,rest):[]}function inputsOf(action,options=OPTIONS){return Object.keys(options).filter(name=>options[name]?.inputs?.includes(action))}
function parseInputs(get,action,options=OPTIONS){return parseGivenOptions(inputsOf(action,options).flatMap(name=>{let text=get(
toKebabCase(name)),location=atInput(toKebabCase(name));return text.trim()===""?[]:[{name,schema:options[name].schema,text,
location}]}))}function parseGivenOptions(texts){let errors=[],entries=checkTexts(texts,errors);return throwErrors(errors),
Object.fromEntries(entries)}function checkTexts(texts,errors){return texts.flatMap(({name,schema,text,location})=>{let parsed=schema.
safeParse(text,{reportInput:!0});if(parsed.success)return[[name,parsed.data]];for(let mistake of explainIssues(schema,parsed.
error.issues))errors.push(toError(mistake,location));return[]})}function parseArgs(command,argv,options=OPTIONS){let words=parseFlags(argv,flagSpecOf(command,options)),{takes,maxWords,
strayError}=COMMANDS[command],isScript=takes==="script",files=[...words.positionals,...isScript?[]:words.command??[]],stray=files[maxWords];
if(stray!==void 0)throw userError(strayError,about("command line"),{got:stray});let script=isScript&&words.command!==null?
scriptOf(words.command):null,run=words.values.get("run");if(script!==null&&run!==void 0)throw userError("flag-repeated",
atFlag("run"),{got:run});let errors=[],flags=COMMANDS[command].flags,texts=Object.entries(flags).flatMap(([name,{schema}])=>{
let text=words.values.get(toKebabCase(name));return text===void 0?[]:[{name,schema,text,location:atFlag(toKebabCase(name))}]}),
values=checkTexts(texts,errors),settings=checkTexts(settingTexts(command,{words,script,options}),errors);throwErrors(errors);
let setsOption=([name,value])=>flags[name].setsOption?.(value)===!0,given=Object.fromEntries([...values.filter(setsOption),
...settings]),own=Object.fromEntries(values.filter(entry=>!setsOption(entry)));return{...resolveValues(flags,own),given,
files,script}}function flagSpecOf(command,options=OPTIONS){let flags=flagsOf(command,options).filter(({name})=>name!=="-\
-");return new Map(flags.map(({name,placeholder})=>[name,placeholder!==""]))}function settingTexts(command,{words,script,
options}){return optionsOf(command,options).flatMap(name=>{let{flag,schema}=optionOfCommand(options[name],command),isScript=flag===
"--",written=flagNameOf(name,options[name]),text=isScript?script:words.values.get(written);return text==null?[]:[{name,schema,
text,location:atFlag(isScript?"":written)}]})}function scriptOf(words){let[first,...rest]=words;if(first===void 0||words.
every(word=>word.trim()===""))throw userError("no-command-after-dashes",atFlag(""),{});return rest.length===0?first:(rejectLostVariable(
words),words.map(quoteShellWord).join(" "))}var OWN_VARIABLE=/\$\{?BENCH_REFEREE_/,SCRIPT_FLAG=/^-\w*c$/;function rejectLostVariable(words){
let lost=words.find((word,index)=>OWN_VARIABLE.test(word)&&!SCRIPT_FLAG.test(words[index-1]??""));if(lost===void 0)return;
let script=words.map(word=>OWN_VARIABLE.test(word)?quoteWithVariables(word):quoteShellWord(word));throw userError("varia\
ble-in-word",atFlag(""),{got:lost,write:`-- ${quoteShellWord(script.join(" "))}`})}function quoteWithVariables(word){return`\
"${word.replaceAll(/["\\`]/g,"\\$&")}"`}async function formats(argv){parseArgs("formats",argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,description,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`al\
so called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${description}`,...[`one sample: ${advice}`,...also].map(
indented)].join(`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}import{stat as stat2}from"node:fs/promises";import{join as join5}from"node:path";function toParseEntries(sources){let entries=new Map;for(let measurement of sources.flat()){let entry=toParseEntry(measurement),
key=JSON.stringify([measurement.group,entry.name,entry.metric,entry.unit]),first=entries.get(key);if(first===void 0)entries.
set(key,entry);else for(let value of entry.values)first.values.push(value)}return[...entries.values()]}function toParseEntry(measurement){
let{group,name,metric,primary,aggregate,deterministic}=measurement,{unit,factor}=tidyUnit(measurement.unit),{dimension,better,
guessed}=unitDescriptionOf(unit);return omitNull({group,name,metric,unit:dimension,better:measurement.better??better,values:measurement.
values.map(value=>value*factor),primary,aggregate:aggregate?!0:null,deterministic:deterministic?!0:null,inferred:measurement.
better===null&&guessed?!0:null})}import{randomUUID}from"node:crypto";import{constants as constants2}from"node:fs";import{access,chmod as chmod2,copyFile,
lstat as lstat3,mkdir as mkdir2,mkdtemp,open as open3,readdir as readdir3,rename,rm,stat,utimes}from"node:fs/promises";import{
dirname as dirname2,join as join4}from"node:path";import{createHash}from"node:crypto";import{constants}from"node:fs";import{lstat,open,readdir,readlink,realpath}from"node:fs/promises";
import{isAbsolute,join,relative,sep}from"node:path";var SKIP_REASONS=["same-tree","paths","depends-on"],MEASURE_REASONS=["changed-inside","changed-gate","changed-benchmarks",
"paths-folder","paths-unmatched","depends-on-unmatched","command-outside","files-differ","files-unreadable","links-astra\
y"];var LEADS_OUT="leads out: ";function isSkip({reason}){return SKIP_REASONS.includes(reason)}function canFilesDeceive({reason}){
return reason==="changed-gate"||reason==="changed-benchmarks"}function decide(command,reason,paths){return{command,reason,
examples:paths.slice(0,5),count:paths.length}}function listSkippedCommands(decisions){return new Set(decisions?.filter(isSkip).
map(({command})=>command))}var MAX_ENTRIES=1e6,CHUNK_BYTES=1024*1024;async function digestFiles(folder,isWanted){let root=await realpath(folder),digests=new Map,
seen=0,visit=async(path,isBelowWanted)=>{if(seen+=1,digests.has(path)||seen>MAX_ENTRIES){seen>MAX_ENTRIES&&digests.set(path,
null);return}let stats=await lstat(join(root,path)).catch(()=>null),isLink=stats?.isSymbolicLink()??!1,isIncluded=isBelowWanted||
path!==""&&isWanted(path,isLink);if(stats===null){isIncluded&&digests.set(path,null);return}if(stats.isDirectory()){for(let name of await namesIn(
join(root,path)))path!==""?await visit(`${path}/${name}`,isBelowWanted):name!==".git"&&await visit(name,isBelowWanted);return}
if(!isIncluded)return;let target=isLink?await targetInside(root,path):null,digest=await digestOf(join(root,path),stats);
digests.set(path,isLink&&target===null?`${LEADS_OUT}${digest}`:digest),target!==null&&await visit(target,!0)};return await visit(
"",!1),digests}async function namesIn(folder){return(await readdir(folder).catch(()=>[])).sort()}async function digestOf(path,stats){
if(stats.isSymbolicLink())return`link ${await readlink(path).catch(()=>"")}`;if(!stats.isFile())return null;let content=await digestContent(
path);return content===null?null:`file ${(stats.mode&4095).toString(8)} ${content}`}async function digestContent(path){let flags=constants.
O_RDONLY|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0),file=await open(path,flags).catch(()=>null);if(file===null)
return null;try{if(!(await file.stat()).isFile())return null;let hash=createHash("sha256"),chunk=Buffer.allocUnsafeSlow(
CHUNK_BYTES);for(let{bytesRead}=await file.read(chunk);bytesRead>0;{bytesRead}=await file.read(chunk))hash.update(chunk.
subarray(0,bytesRead));return hash.digest("hex")}catch{return null}finally{await file.close()}}async function targetInside(root,path){
let target=await realpath(join(root,path)).catch(()=>null);if(target===null)return null;let inside=relative(root,target);
return!isAbsolute(inside)&&inside!==".."&&!inside.startsWith(`..${sep}`)&&inside.split(sep)[0]!==".git"?inside.replaceAll(
sep,"/"):null}import{lstatSync,readdirSync}from"node:fs";import{join as join2}from"node:path";var SKIPPED_FOLDERS=new Set([".git","nod\
e_modules"]),MAX_FILES=2e4;function readFingerprints(folder){let stamps=new Map,folders=[""];for(let next=0;next<folders.
length;next+=1){let below=folders[next]??"";for(let entry of entriesOf(join2(folder,below))){let path=below===""?entry.name:
`${below}/${entry.name}`;if(entry.isDirectory())SKIPPED_FOLDERS.has(entry.name)||folders.push(path);else{let stamp=readFingerprint(
join2(folder,path));stamp!==null&&stamps.set(path,stamp)}if(stamps.size===MAX_FILES)return stamps}}return stamps}function readFingerprint(path){
let stats;try{stats=lstatSync(path)}catch{return null}let{ino,mode,size,mtimeMs,ctimeMs,nlink}=stats;return[ino,mode,size,
mtimeMs,nlink>1?"shared":ctimeMs].join(" ")}function entriesOf(folder){try{return readdirSync(folder,{withFileTypes:!0})}catch{
return[]}}import{chmod,lstat as lstat2,mkdir,readdir as readdir2,readFile,readlink as readlink2,symlink,writeFile}from"node:fs/promises";
import{dirname,join as join3}from"node:path";var MODES={file:420,program:493};async function keepFiles(folder,paths,limitBytes){
let files=new Map,bytes=0;for(let path of paths??await listFiles(folder,"")){let file=await keepFile(join3(folder,path));
if(file!==null){if(bytes+=file.data.length,bytes>limitBytes)return null;files.set(path,file)}}return files}async function listFiles(folder,below){
let lists=(await readdir2(join3(folder,below),{withFileTypes:!0})).map(async entry=>{let path=below===""?entry.name:`${below}\
/${entry.name}`;return entry.isDirectory()?listFiles(folder,path):[path]});return(await Promise.all(lists)).flat()}async function keepFile(path){
let stats=await lstat2(path).catch(()=>null);return stats?.isSymbolicLink()?{kind:"link",data:Buffer.from(await readlink2(
path))}:stats?.isFile()?{kind:stats.mode&64?"program":"file",data:await readFile(path)}:null}async function restoreFiles(folder,files){
let made=new Set;await mkdir(folder,{recursive:!0});for(let[path,{kind,data}]of files){let target=join3(folder,path),parent=dirname(
target);made.has(parent)||await mkdir(parent,{recursive:!0}),made.add(parent),kind==="link"?await symlink(data.toString(),
target):(await writeFile(target,data,{flag:"wx",mode:MODES[kind]}),kind==="program"&&await chmod(target,MODES[kind]))}}import{open as open2}from"node:fs/promises";import{gunzipSync}from"node:zlib";async function readProfileFile(path,max){return decompressProfile(path,await readBytes(path,max),max)}function decompressProfile(path,bytes,max){
return bytes[0]===31&&bytes[1]===139?decompress(path,bytes,max):bytes}async function readBytes(path,max){try{var _stack=[];
try{let file=__using(_stack,await open2(path,"r"),!0);let facts=await file.stat();if(facts.isDirectory())throw userError(
"not-a-regular-file",inFile(path),{kind:"folder"});if(facts.size>max)throw userError("profile-too-large",inFile(path),{got:facts.
size,max});return facts.isFile()&&facts.size>0?await readWhole(file,facts.size):await readStream(file,path,max)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
let cause=userErrorOf(error);throw cause===null?error:relocate(cause,inFile(path))}}async function readWhole(file,size){
let bytes=Buffer.allocUnsafe(size),length=0;for(;length<size;){let{bytesRead}=await file.read(bytes,length,size-length,length);
if(bytesRead===0)break;length+=bytesRead}return bytes.subarray(0,length)}async function readStream(file,path,max){let chunks=[],
length=0;for await(let chunk of file.createReadStream({autoClose:!1}))if(chunks.push(chunk),length+=chunk.length,length>
max)throw userError("profile-too-large",inFile(path),{got:length,max});return Buffer.concat(chunks,length)}function decompress(path,bytes,max){
try{return gunzipSync(bytes,{maxOutputLength:max})}catch(error){let code=errorCodeOf(error);throw code==="ERR_BUFFER_TOO\
_LARGE"?userError("profile-grows-too-large",inFile(path),{max}):userError("profile-compression-broken",inFile(path),{reason:code})}}var SKIPPED_FOLDERS2=new Set([".git","node_modules"]),MAX_LISTED_ENTRIES=2e5,REMOVE_RETRIES={maxRetries:10,retryDelay:100};
function makeFiles(temporaryRoot){let endOf=new Map;return{read:readRegularFile,readProfile:async(path,limitBytes)=>{let bytes=await readRegularBytes(
path,limitBytes);return bytes&&decompressProfile(path,bytes,limitBytes)},write:(path,text)=>asEffect(async()=>{await makeFolder(
dirname2(path)),await replaceFile(path,text)}),async writeProgram(path,script){await makeFolder(dirname2(path)),await replaceFile(
path,script),await chmod2(path,493)},list:listRegularFiles,digest:digestFiles,keep:keepFiles,restore:restoreFiles,copy,makeFolder,
stamps:readFingerprints,move:rename,async remove(path){await remove(path),endOf.get(path)?.()},temporaryRoot,async temporaryFolder(prefix,{
isKept=!1}={}){let end=beginEffect(),path=await makeTemporaryFolder(temporaryRoot,prefix).catch(error=>{throw end(),error});
return isKept?end():endOf.set(path,end),path}}}async function makeFolder(path){try{await mkdir2(path)}catch(error){if((await stat(
path).catch(()=>null))?.isDirectory())return;let above=dirname2(path);if(!isCode(error,"ENOENT")||above===path||await nullIfMissing(
stat(above))!==null)throw error;await makeFolder(above),await makeFolder(path)}}async function makeTemporaryFolder(root,prefix){
try{return await makeFolder(root),await mkdtemp(join4(root,prefix))}catch(error){let cause=userErrorOf(error);if(cause===
null)throw error;let causes=cause.diagnostics;throw userError("temporary-folder-unusable",about("temporary folder"),{folder:root},
{causes})}}async function replaceFile(path,text){let replaced=await checkWritableFile(path),fresh=join4(dirname2(path),`\
.bench-referee-${randomUUID()}`),file=await open3(fresh,"wx");try{try{await file.writeFile(text),replaced!==null&&await file.
chmod(replaced.mode)}finally{await file.close()}await rename(fresh,path)}catch(error){throw await rm(fresh,{force:!0}),error}}
async function checkWritableFile(path){let stats=await nullIfMissing(lstat3(path));if(stats===null)return null;if(!stats.
isFile())throw userError("not-a-regular-file",inFile(path),{kind:kindOf(stats)});return await access(path,constants2.W_OK),
stats}async function readRegularFile(path,limitBytes){return(await readRegularBytes(path,limitBytes))?.toString("utf8")??
null}async function readRegularBytes(path,limitBytes){let before=await nullIfMissing(lstat3(path));if(before===null)return null;
checkRegularFile(path,before,limitBytes);let flags=constants2.O_RDONLY|(constants2.O_NOFOLLOW??0)|(constants2.O_NONBLOCK??
0),file=await nullIfMissing(open3(path,flags));if(file===null)return null;try{let stats=await file.stat();checkRegularFile(
path,stats,limitBytes);let buffer2=Buffer.allocUnsafeSlow(Math.min(stats.size,limitBytes)+1),length=0;for(;length<buffer2.
length;){let{bytesRead}=await file.read(buffer2,length,buffer2.length-length,length);if(bytesRead===0)break;length+=bytesRead}
return checkSize(path,length,limitBytes),buffer2.subarray(0,length)}finally{await file.close()}}async function copy(from,to){
let stats=await nullIfMissing(stat(from));if(stats===null||(checkRegularFile(from,stats,Number.POSITIVE_INFINITY),await makeFolder(
dirname2(to)),await nullIfMissing(copyFile(from,to).then(()=>!0))===null))return!1;let changed=new Date(Math.floor(stats.
mtimeMs));return await utimes(to,changed,changed),!0}async function listRegularFiles(folder,matches){let paths=[],folders=[
""],seen=0;for(let below=folders.pop();below!==void 0;below=folders.pop())for(let entry of await entriesOf2(join4(folder,
below))){if(seen+=1,seen>MAX_LISTED_ENTRIES)throw userError("folder-too-large",inFile(folder),{limit:MAX_LISTED_ENTRIES});
let path=below===""?entry.name:`${below}/${entry.name}`;entry.isDirectory()&&!SKIPPED_FOLDERS2.has(entry.name)&&folders.
push(path),entry.isFile()&&matches(path)&&paths.push(path)}let changed=new Map;for(let path of paths.sort()){let stats=await nullIfMissing(
lstat3(join4(folder,path)));stats!==null&&changed.set(path,stats.mtimeMs)}return changed}async function remove(path){let options={
recursive:!0,force:!0,...REMOVE_RETRIES};try{await rm(path,options)}catch(error){if(isCode(error,"ENAMETOOLONG"))await moveDeepFoldersUp(
path);else if(isCode(error,"EACCES","EPERM"))await makeFoldersWritable(path);else throw error;await rm(path,options)}}var LONG_PATH=1e3;
async function moveDeepFoldersUp(folder){let folders=[folder];for(let below=folders.pop();below!==void 0;below=folders.pop())
for(let entry of await entriesOf2(below)){if(!entry.isDirectory())continue;let path=join4(below,entry.name),lifted=path.
length-folder.length>LONG_PATH?join4(folder,randomUUID()):path;lifted!==path&&await rename(path,lifted),folders.push(lifted)}}
async function makeFoldersWritable(folder){await chmod2(folder,448);for(let entry of await entriesOf2(folder))entry.isDirectory()&&
await makeFoldersWritable(join4(folder,entry.name))}async function entriesOf2(folder){try{return await readdir3(folder,{
withFileTypes:!0})}catch(error){if(isCode(error,"ENOENT","ENOTDIR","ENAMETOOLONG","EACCES","EPERM"))return[];throw error}}
function checkRegularFile(path,stats,limitBytes){if(!stats.isFile())throw userError("not-a-regular-file",inFile(path),{kind:kindOf(
stats)});checkSize(path,stats.size,limitBytes)}function checkSize(path,bytes,limitBytes){if(bytes>limitBytes)throw userError(
"file-too-large",inFile(path),{bytes,limitBytes})}function kindOf(stats){return stats.isSymbolicLink()?"symbolic link":stats.
isDirectory()?"folder":stats.isFIFO()?"pipe":stats.isSocket()?"socket":"device"}async function nullIfMissing(looking){try{
return await looking}catch(error){if(isCode(error,"ENOENT","ENOTDIR","ENAMETOOLONG"))return null;throw error}}function isCode(error,...codes){
return typeof error=="object"&&error!==null&&"code"in error&&codes.includes(String(error.code))}import{createReadStream}from"node:fs";import{readFile as readFile2}from"node:fs/promises";import{buffer}from"node:stream/consumers";async function readInput(path){try{return decodeText(await(path==="-"?buffer(process.stdin):readFile2(path)))}catch(error){
throw inputErrorOf(error,path)}}async function readLimitedInput(path,limitBytes){let chunks=[],bytes=0;try{for await(let chunk of path===
"-"?process.stdin:createReadStream(path))if(chunks.push(chunk),bytes+=chunk.length,bytes>limitBytes)return null;return decodeText(
Buffer.concat(chunks))}catch(error){throw inputErrorOf(error,path)}}function inputErrorOf(error,path){let known=userErrorOf(
error);return known!==null?relocate(known,inFile(path)):userError("input-unreadable",inFile(path),{reason:errorCodeOf(error)})}async function parse(argv){let{format,files}=parseArgs("parse",argv);if(files.length===0)throw userError("no-input-file",
about("command line"),{});let sources=[];for(let path of files)sources.push(...await readSources(path));let{measurements,
problems,format:readAs,evidence}=parseToolOutputs(sources,format);for(let problem of problems)process.stderr.write(`${formatDiagnosticLine(
problem)}
`);return evidence!==null&&process.stderr.isTTY&&process.stderr.write(`recognised the format "${readAs}" by "${cleanUntrustedText(
evidence)}"
`),process.stdout.write(`${JSON.stringify(toParseEntries([measurements]),null,1)}
`),problems.some(({severity})=>severity==="error")?2:0}async function readSources(path){let files=await jsonFilesIn(path),
names=files.length===0?[path]:files.map(name=>join5(path,name));return Promise.all(names.map(async name=>({path:name,text:await readInput(
name)})))}async function jsonFilesIn(path){return path!=="-"&&(await stat2(path).catch(()=>null))?.isDirectory()?[...(await listRegularFiles(
path,name=>name.endsWith(".json"))).keys()]:[]}export{withRecordedNames,makeSeriesCollection,parseForeignResults,DEFAULTS,ACTION_COMMIT_DEFAULTS,TERMINAL_COMMIT_DEFAULTS,
fileSchema,faultsIn,danglingAlias,textFaults,explainIssues,parseInputs,parseArgs,formats,SKIP_REASONS,MEASURE_REASONS,LEADS_OUT,
isSkip,canFilesDeceive,decide,listSkippedCommands,readProfileFile,makeFiles,checkWritableFile,readRegularFile,readInput,
readLimitedInput,parse};
