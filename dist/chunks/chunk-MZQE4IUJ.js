import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{LOCK_FILES,installCommand,readLastLines}from"./chunk-OOXYUKRW.js";import{formatOutputTitle}from"./chunk-ET2FACDU.js";
import{UserError,quoteShellWord,quoteShellWords}from"./chunk-4Q6QMYTI.js";import{isError,makeError,makeWarning,withOutput,
within}from"./chunk-EORH2WXK.js";var NETWORK=/\b(?:ENOTFOUND|EAI_AGAIN|ECONNRESET|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b|Could not resolve host|Temporary failure in name resolution|[Ff]ailed to (?:connect|establish a new connection)|[Cc]onnection (?:timed out|refused|reset)|[Nn]etwork is unreachable|dial tcp|TLS handshake timeout|Read timed out/,
READ_CHARACTERS=8*1024,NOT_FOUND=127;function explainFailedCommand(result,location,{command,script,deadlineMs,usualMs,outputLimitBytes,
workingDirectory}){let{ending,exitCode,detail,durationMs}=result,named={...command!==void 0&&{command}},folder=workingDirectory===
"."?{}:{workingDirectory};switch(ending){case"exit":{if(exitCode===0)return null;if(exitCode===NOT_FOUND){let path=findMissingFile(
result,script);return path!==null?makeError("command-file-missing",location,{...named,path,...folder}):makeError("comman\
d-not-found",location,named)}let isNetwork=command===void 0&&NETWORK.test(result.stderrTail+result.stdout.slice(-READ_CHARACTERS)),
data={...named,exitCode:exitCode??-1,durationMs,...isNetwork&&{isNetwork}};return makeError("command-failed",location,data)}case"\
deadline":{let limits={limitMs:deadlineMs,...usualMs!==void 0&&{usualMs}};return makeError("command-too-slow",location,{
...named,...limits})}case"flood":return makeError("output-too-long",location,{...named,limitBytes:outputLimitBytes});case"\
signal":return makeError("command-killed",location,{...named,signal:detail});case"unstartable":{let reason=detail.replace(
/\.$/,"");return makeError("command-not-started",location,{...named,reason,...folder})}case"cancelled":return null}}var MISSING_FILE=/^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;
function findMissingFile({stderrTail},script){return/\b(?:cd|pushd)\b/.test(script)?null:MISSING_FILE.exec(stderrTail)?.[1]??
null}import{posix}from"node:path";var EXPLAINED=new Set(["command-not-found","command-file-missing","command-failed"]),SEARCHED=8*1024;async function explainMissingProgram({
files,folder},place,{failure,result,script}){if(failure===null||!EXPLAINED.has(failure.code))return failure;let{command}=failure.
data,named={...command!==void 0&&{command}},output=`${result.stdout.slice(-SEARCHED)}
${result.stderrTail.slice(-SEARCHED)}`,windowsScript=await findScriptWithCarriageReturn(files,place.folder,{script,output});
if(windowsScript!==null)return makeError("script-line-ends",failure.location,{...named,path:windowsScript});let checkout=await findCheckout(
files,folder);if(checkout===null)return failure;let tree=place.workingDirectory==="."?place.folder:place.folder.slice(0,
-place.workingDirectory.length-1);for(let{path,kind,name}of await listCandidates(files,checkout,{output,place,tree})){if(!await exists(
files,posix.join(checkout,path))||await exists(files,posix.join(tree,path)))continue;let{headTree}=place;if(headTree===void 0?
kind==="file":await exists(files,posix.join(headTree,path)))continue;let install=await findInstallCommand(files,checkout,
{path,kind,workingDirectory:place.workingDirectory}),data={...named,name,path,...install!==null&&{install}};return makeError(
"program-not-in-commit",failure.location,data)}return failure}var NAME=String.raw`((?:@[\w.-]+\/)?[\w][\w.-]*)`,PROGRAMS=[
new RegExp(String.raw`\b(?:sh|bash|dash|zsh): (?:(?:line )?\d+: )?${NAME}: (?:command )?not found`,"g"),new RegExp(String.
raw`\bzsh: command not found: ${NAME}`,"g"),new RegExp(String.raw`\b[Cc]ommand "${NAME}" not found`,"g"),new RegExp(`'${NAME}\
' is not recognized as an internal or external command`,"g")],NODE_PACKAGE=new RegExp(String.raw`Cannot find (?:module|package) '${NAME}(?:\/[^']*)?'`,
"g"),PYTHON_MODULE=/\bNo module named '?(\w+)/g,RELATIVE_FILE=/bash: (?:line \d+: )?((?:\.\/)?[\w@.-]+(?:\/[\w@.-]+)*): No such file or directory/g;
async function listCandidates(files,checkout,{output,place,tree}){let own=foldersUpwards(place.workingDirectory),programs=PROGRAMS.
flatMap(pattern=>namesIn(output,pattern)),modules=namesIn(output,PYTHON_MODULE),environments=modules.length===0?[]:await findPythonEnvironments(
files,checkout,own),inTree=namesIn(output,/Cannot find module '(\/[^'\n]+)'/g).flatMap(path=>path.startsWith(`${tree}/`)?
[path.slice(tree.length+1)]:[]);return[...namesIn(output,RELATIVE_FILE).map(path=>posix.join(place.workingDirectory,path)).
map(path=>({path,kind:kindOf(path),name:path})),...inTree.map(path=>({path,kind:kindOf(path),name:path})),...programs.flatMap(
name=>own.flatMap(folder=>[{path:posix.join(folder,"node_modules/.bin",name),kind:"node",name},{path:posix.join(folder,"\
.venv/bin",name),kind:"python",name},{path:posix.join(folder,"venv/bin",name),kind:"python",name},{path:posix.join(folder,
"vendor/bin",name),kind:"php",name}])),...namesIn(output,NODE_PACKAGE).flatMap(name=>own.map(folder=>({path:posix.join(folder,
"node_modules",name),kind:"node",name}))),...modules.flatMap(name=>environments.flatMap(folder=>[name,`${name}.py`].map(
file=>({path:posix.join(folder,file),kind:"python",name}))))].filter(({path})=>!path.startsWith(".."))}var MAX_NAMES=5;function namesIn(output,pattern,limit=MAX_NAMES){
return[...new Set([...output.matchAll(pattern)].map(([,name])=>name))].slice(0,limit)}function kindOf(path){return/(?:^|\/)node_modules\//.
test(path)?"node":/(?:^|\/)\.?venv\//.test(path)?"python":/(?:^|\/)vendor\/bin\//.test(path)?"php":"file"}function foldersUpwards(folder){
return folder==="."||folder===""?["."]:[folder,...foldersUpwards(posix.dirname(folder))]}async function findPythonEnvironments(files,checkout,folders){
let found=[];for(let folder of folders.flatMap(one=>[".venv","venv"].map(name=>posix.join(one,name)))){let text=await readSmallFile(
files,posix.join(checkout,folder,"pyvenv.cfg")),version=/^version(?:_info)? *= *(\d+\.\d+)/m.exec(text??"")?.[1];version!==
void 0&&found.push(`${folder}/lib/python${version}/site-packages`)}return found}async function findCheckout(files,folder){
if(await exists(files,posix.join(folder,".git")))return folder;let above=posix.dirname(folder);return above===folder?null:
findCheckout(files,above)}async function findInstallCommand(files,checkout,{path,kind,workingDirectory}){if(kind==="file")
return null;if(kind==="php")return"composer install --no-interaction";let[environment=""]=/^.*?(?:node_modules|\.?venv)(?=\/)/.
exec(path)??[],folder=posix.dirname(environment),has=name=>exists(files,posix.join(checkout,folder,name)),command=kind===
"node"?await nodeInstall(has):await pythonInstall(has,posix.basename(environment)),way=posix.relative(workingDirectory,folder);
return way===""?command:`cd ${way} && ${command}`}async function nodeInstall(has){let isModern=await has(".yarnrc.yml");
for(let[lock,id]of Object.entries(LOCK_FILES))if(await has(lock))return installCommand(id,{isLocked:!0,isModern});return installCommand(
"npm",{isLocked:!1,isModern})}async function pythonInstall(has,environment){if(await has("uv.lock"))return"uv sync --loc\
ked";if(await has("poetry.lock"))return"POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras";let wanted=await has(
"requirements.txt")?"-r requirements.txt":"-e .";return`python3 -m venv ${environment} && ${environment}/bin/pip install\
 ${wanted}`}var LOST_INTERPRETER=/\^M|\\r|\r|required file not found|: not found/,MAX_SCRIPTS=20;async function findScriptWithCarriageReturn(files,folder,{
script,output}){if(!LOST_INTERPRETER.test(output))return null;let paths=namesIn(`${script}
${output}`,/(?<![\w@./-])((?:\.\/)?[\w@.-]*\w(?:\/[\w@.-]*\w)*)(?![\w/])/g,1/0).filter(word=>/[./]/.test(word)&&!word.includes(
"..")).slice(0,MAX_SCRIPTS);for(let path of paths){let text=await readSmallFile(files,posix.join(folder,path));if(text!==
null&&/^[^\n]*\r\n/.test(text))return path}return null}async function exists(files,path){try{return await files.read(path,
MAX_BYTES)!==null}catch(error){if(error instanceof UserError)return!0;throw error}}var MAX_BYTES=64*1024;async function readSmallFile(files,path){
try{return await files.read(path,MAX_BYTES)}catch(error){if(error instanceof UserError)return null;throw error}}function placementEnvironment({padding,topPad,hashSeed},{GLIBC_TUNABLES:own="",PYTHONHASHSEED}){let tunable=`glibc.mallo\
c.top_pad=0x${topPad.toString(16).padStart(8,"0")}`;return{BENCH_REFEREE_PADDING:"x".repeat(padding),PYTHONHASHSEED:PYTHONHASHSEED??
String(hashSeed).padStart(2,"0"),GLIBC_TUNABLES:own===""?tunable:`${tunable}:${own}`}}async function placeValgrind({files,findProgram},{temporary},placement,env){let{PATH:path="/usr/bin:/bin"}=env,folder=folderOf(
temporary),exports=Object.entries(placementEnvironment(placement,env)).map(([name,value])=>`export ${name}=${quoteShellWord(
value)}
`),valgrind=quoteShellWord(findProgram("valgrind")??"valgrind"),script=`#!/bin/sh
${`: > ${quoteShellWord(`${folder}/${STARTED}`)}
`}PATH=${quoteShellWord(path)}
${exports.join("")}exec ${valgrind} "$@"
`;return await files.writeProgram(`${folder}/valgrind`,script),{PATH:`${folder}:${path}`}}async function wasValgrindPlaced(files,{
temporary}){return(await files.list(folderOf(temporary),path=>path===STARTED)).size>0}var folderOf=temporary=>`${temporary}\
/placement`,STARTED="started";function wrapCommand(script,wrapper){let program=script.trim();return ONE_PROGRAM.test(program)?{script:`${quoteShellWords(
wrapper)} ${program}`}:{script,wrapper}}var ONE_PROGRAM=/^[\w.+@%-]*\/[\w.+@%/-]*(?:[ \t][^;&|<>()`#\n]*)?$/;var OUTPUT_LIMIT_BYTES=64*1024*1024;async function runBenchmark(host,place,task,readResults){let{command,deadline,settings,
mask,meter=!1,wrapper,valgrindPlacement}=task;await host.files.remove(place.temporary),await host.files.makeFolder(place.
temporary);let placed=valgrindPlacement===void 0?{}:await placeValgrind(host,place,valgrindPlacement,task.env),result=await host.
run({...wrapper===void 0?{script:command}:wrapCommand(command,wrapper),folder:place.folder,env:{...task.env,...placed,...sideEnvironment(
place)},deadlineMs:deadline.ms,outputLimitBytes:OUTPUT_LIMIT_BYTES,meter,...affinityOf(settings)}),read=await readResults(
result),isPlaced=valgrindPlacement!==void 0&&await wasValgrindPlaced(host.files,place);await host.files.remove(place.temporary);
let{exitCode,durationMs}=result,ran={exitCode,durationMs,read,problems:[],isPlaced,tampering:findTampering(result,place)};
if(isCut(result,deadline))return{...ran,outcome:"cut"};let found=explainFailedCommand(result,place.location,{command:commandName(
command),script:command,deadlineMs:deadline.ms,...deadline.because==="hang"&&{usualMs:deadline.usualMs},outputLimitBytes:OUTPUT_LIMIT_BYTES,
workingDirectory:place.workingDirectory}),failure=await explainMissingProgram(host,place,{failure:found,result,script:command}),
problems=[...failure===null?[]:[failure],...read.problems.map(problem=>within(place.location,maskQuotations(problem,mask))),
...findOrphans(result,place,command)];if(!problems.some(isError))return{...ran,outcome:"ok",problems};let output=tail(result);
return output!==""&&host.log.quote(formatOutputTitle(place.location),output),{...ran,outcome:"failed",problems:asFailures(
problems,readLastLines(result,{mask}))}}var QUOTING_FIELDS=new Set(["evidence","exits","got","keys","reason","said","sta\
rt","statuses"]);function maskQuotations(problem,mask){let facts=Object.entries(problem.data).map(([key,fact])=>[key,QUOTING_FIELDS.
has(key)?maskTexts(fact,mask):fact]);return{...problem,data:Object.fromEntries(facts)}}function maskTexts(fact,mask){return typeof fact==
"string"?mask(fact):Array.isArray(fact)?fact.map(text=>maskTexts(text,mask)):fact}function asFailures(problems,output){let first=problems.
find(isError);return problems.map(problem=>{if(!isError(problem))return problem;let failed={...problem,failure:"benchmar\
k-failed"};return problem===first?withOutput(failed,output):failed})}function findTampering({tamperedFiles=[]},{location}){
return tamperedFiles.length===0?null:makeError("runner-files-changed",location,{variables:tamperedFiles},{failure:"tampe\
red"})}function findOrphans({orphans=[]},{location},command){return orphans.length===0?[]:[makeWarning("processes-left",
location,{command:commandName(command),names:orphans})]}function affinityOf({cpus,nice}){return cpus===null&&nice===null?
{}:{affinity:{cpus,nice}}}function isCut({ending},{because}){return ending==="cancelled"||ending==="deadline"&&because===
"time"}function sideEnvironment({side,temporary,home}){return{BENCH_REFEREE_SIDE:side,BENCH_REFEREE_HOME:home,TMPDIR:temporary,
TMP:temporary,TEMP:temporary}}function commandName(command){let[first="",...more]=command.trim().split(`
`);return more.length===0?first:`${first} \u2026`}var TAIL_LINES=30;function tail({stdout,stderrTail}){let last=text=>text.
trimEnd().split(`
`).slice(-TAIL_LINES).join(`
`);return[last(stdout),last(stderrTail)].filter(text=>text!=="").join(`
`)}export{placementEnvironment,explainFailedCommand,explainMissingProgram,runBenchmark,sideEnvironment,commandName};
