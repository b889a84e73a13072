import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ForgeError}from"./chunk-O5CA6BXR.js";import{ofOneLeg}from"./chunk-FXXBQ4L6.js";import{makeSeriesFile}from"./chunk-Y6Q2NB5X.js";
import{asBaseline,parseBudgetFile,parseRecording,parseYaml,patterns,pauses,settle,undecided,withBaseline}from"./chunk-VQQDN7QI.js";
import{DEFAULTS,LONGEST_LINE,MOST_PATHS,MOST_PLACES,MOST_TOOLS,RECORDING_VERSION,RULES,placeSchema,toolNameKey}from"./chunk-MT3A5R62.js";
import{FORMATS,SIDES,cut,findFormat,measureInvocation,parseSource,parseSources}from"./chunk-LILJVUUO.js";import{UserError,
cite,sentence}from"./chunk-FTWAL6AX.js";var DEEPER=["--deepen=50","--deepen=200","--deepen=1000","--depth=2147483647"];async function mergeBase({store,forge},target,head){
const near=await certainAncestor(store,target,head);if(near!==null)return near;if(store.isComplete)throw unrelated(target,
head);const told=await toldAncestor(forge,target,head);if(told!==null)return told;for(const depth of DEEPER){const why=await store.
fetch(depth,target,head);if(why!==null)throw cutOff(why);const found=await certainAncestor(store,target,head);if(found!==
null)return found}throw unrelated(target,head)}async function certainAncestor(store,one,other){const{exitCode,stdout}=await store.
git("merge-base",one,other);if(exitCode!==0)return null;const ancestor=stdout.trim();if(store.isComplete)return ancestor;
const range=[one,other,`^${ancestor}`];const roots=await store.must("list where history is cut","rev-list","--max-parent\
s=0",...range);for(const root of roots.split("\n")){if(root!==""&&(await parentsOf(store,root)).length>0)return null}return ancestor}
async function parentsOf(store,commit){const text=await store.must("read a commit","cat-file","commit",commit);const header=text.
split("\n\n")[0]??"";return[...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,sha=""])=>sha)}async function toldAncestor(forge,target,head){
try{return await forge?.mergeBase(target,head)??null}catch(error){if(error instanceof ForgeError)return null;throw error}}
function cutOff(why){return new UserError({where:'input "base"',what:"the history in the checkout does not reach back to\
 the merge base, and no more of it could be fetched",got:why,remedy:"Set `fetch-depth: 0` in actions/checkout"})}function unrelated(target,head){
return new UserError({where:'input "base"',what:`${target.slice(0,12)} and ${head.slice(0,12)} have no common ancestor`,
got:"merge-base",remedy:"Write `base: target` to compare with the tip of the base branch"})}import{resolve as resolve2}from"node:path";import{posix,resolve}from"node:path";function matchEntries(base,head,likenesses){const partners=new Map;const taken=new Set;for(const isLike of likenesses){for(const[
from,entry]of base.entries()){if(partners.has(from))continue;const to=head.findIndex((other,at)=>!taken.has(at)&&isLike(
entry,other));if(to<0)continue;partners.set(from,to);taken.add(to)}}return{pairs:base.flatMap((entry,at)=>{const to=partners.
get(at);return to===void 0?[]:[{base:entry,head:head[to],at:{base:at,head:to}}]}),onlyBase:base.filter((_,at)=>!partners.
has(at)),onlyHead:head.filter((_,at)=>!taken.has(at))}}var DEFAULT_BUDGETS=DEFAULTS.budgets.map(({metric,limits})=>({metric,...Object.fromEntries([...limits].map(([kind,limit])=>[
kind,typeof limit==="number"?`${limit*100}%`:limit.text]))}));var KINDS=RULES.map(({kind})=>kind);var SELECTORS=["metric",
"of","benchmarks","packages","where"];function configChange(path,{base,head}){if(base===head)return null;const kind=head===
null?"deleted":"changed";const error=head===null?null:firstError(head,path);const settings=error===null?changedSettings(
entryOf(base),entryOf(head??"")):[];return{path,kind,error,settings}}function unreadable(path,error){return{path,kind:"c\
hanged",error:sentence(error.complaints[0]),settings:[]}}function firstError(text,path){try{parseBudgetFile(text,path);return null}catch(error){
if(!(error instanceof UserError))throw error;return sentence(error.complaints[0])}}function entryOf(text){try{const{value}=parseYaml(
text,{label:"",file:null});return isEntry(value)?value:{}}catch(error){if(!(error instanceof UserError))throw error;return{}}}
function changedSettings(base,head){const{budgets:ofBase,...restOfBase}=base;const{budgets:ofHead,...restOfHead}=head;return[
...changedBudgets(writtenBudgets(ofBase),writtenBudgets(ofHead)),...changedKeys(null,{base:restOfBase,head:restOfHead})]}
function writtenBudgets(budgets){const entries=Array.isArray(budgets)?budgets.filter(isEntry):DEFAULT_BUDGETS;return entries.
map(entry=>{const terms=Object.fromEntries(Object.entries(entry).filter(([key])=>!SELECTORS.includes(key)));return{subject:subjectOf(
entry),terms,text:textOf(terms)}})}function subjectOf(entry){const[metric,...others]=SELECTORS.map(key=>[key,entry[key]]);
const more=others.filter(([,value])=>value!==void 0);return[textOf(metric?.[1]??null),...more.map(([key,value])=>`${key}\
 ${textOf(value)}`)].join(", ")}var LIKENESSES=[(base,head)=>base.subject===head.subject&&base.text===head.text,(base,head)=>base.
subject===head.subject&&KINDS.some(kind=>kind in base.terms&&kind in head.terms),(base,head)=>base.subject===head.subject];
function changedBudgets(base,head){const{pairs,onlyBase,onlyHead}=matchEntries(base,head,LIKENESSES);const heads=pairs.map(
pair=>pair.at.head);const isReordered=heads.some((at,index)=>index>0&&at<heads[index-1]);return[...pairs.flatMap(pair=>changedKeys(
pair.head.subject,{base:pair.base.terms,head:pair.head.terms})),...onlyHead.map(({subject,text})=>({budget:subject,key:null,
base:null,head:text})),...onlyBase.map(({subject,text})=>({budget:subject,key:null,base:text,head:null})),...isReordered?
[reordered(base,head)]:[]]}function reordered(base,head){const list2=budgets=>budgets.map(({subject})=>subject).join("; ");
return{budget:null,key:"order of budgets",base:list2(base),head:list2(head)}}function changedKeys(budget,{base,head}){const[
ofBase,ofHead]=[flat(base),flat(head)];const keys=[...new Set([...ofBase.keys(),...ofHead.keys()])];return keys.map(key=>({
budget,key,base:ofBase.get(key)??null,head:ofHead.get(key)??null})).filter(setting=>setting.base!==setting.head)}function flat(entry,prefix=""){
return new Map(Object.entries(entry).flatMap(([key,value])=>isEntry(value)?[...flat(value,`${prefix}${key}.`)]:[[`${prefix}${key}`,
textOf(value)]]))}function textOf(value){if(Array.isArray(value))return value.map(textOf).join(", ");if(isEntry(value))return[
...flat(value)].map(([key,text])=>`${key} ${text}`).join(", ");return value===null?"":String(value)}function isEntry(value){
return typeof value==="object"&&value!==null&&!Array.isArray(value)}var READ_LIMIT_BYTES=1024*1024;async function readConfigText(host,settings,{store,commits}){const{config,configFrom}=settings;
if(configFrom==="worktree"){const text2=await host.files.read(resolve(host.folder,config),READ_LIMIT_BYTES);return given(
settings,text2,{path:config,commit:null,how:"worktree"})}if(configFrom!=="base"){const commit2=configFrom==="head"?commits.
head.sha:await checkKnown(store,configFrom);const blob2=await findBlob(store,commit2,config);const how=configFrom==="hea\
d"?"head":"named";return given(settings,blob2&&await readBlob(store,blob2),{path:config,commit:commit2,how})}const head=await findBlob(
store,commits.head.sha,config);const base=await findTrustedBlob(store,commits,config);const blob=base??head;const text=blob===
null?null:await readBlob(store,blob);const ofHead={path:config,commit:commits.head.sha,how:"head"};if(blob===null||text===
null)return given(settings,text,ofHead);if(base===null)return{text,commit:null,source:ofHead,problems:[introduced(config)],
change:null};const change=await changeOf(store,{config,base:{...base,text},head,isOfBranch:base.isOfTip});const commit=base.
sha===head?.sha?null:base.commit;const source={path:config,commit:base.commit,how:base.isOfTip?"tip":"start"};return{text,
commit,source,problems:[],change}}async function checkKnown(store,sha){if(await store.has(sha))return sha;throw new UserError(
{where:`--config-from ${sha}`,what:"this clone does not have this commit",remedy:"Fetch it first: `git fetch origin`"})}
async function findTrustedBlob(store,{configCommits},path){for(const[index,commit]of configCommits.entries()){const blob=await findBlob(
store,commit,path);if(blob!==null)return{...blob,commit,isOfTip:index>0}}return null}async function changeOf(store,{config,
base,head,isOfBranch}){if(base.sha===head?.sha||isOfBranch&&head===null)return null;try{return configChange(config,{base:base.
text,head:head&&await readBlob(store,head)})}catch(error){if(error instanceof UserError)return unreadable(config,error);
throw error}}async function findBlob(store,commit,config){const path=posix.normalize(config);if(posix.isAbsolute(path)||
path.startsWith("../"))return null;const list2=["--literal-pathspecs","ls-tree","-z","--long","--full-tree",commit,"--",
path];const listed=await store.must("look for a file",...list2);const entry=listed.split("\0").find(line=>line.endsWith(
`	${path}`));if(entry===void 0)return null;const[mode="",,sha="",size=""]=entry.split(/[ \t]+/);const bytes=/^\d+$/.test(
size)?Number(size):null;return{where:`${commit.slice(0,12)}:${path}`,mode,sha,bytes}}async function readBlob(store,{where,
mode,sha,bytes},limitBytes=READ_LIMIT_BYTES){if(bytes===null||mode==="120000"){throw new UserError({where,what:"is not a\
 regular file",remedy:"Give the path of a regular file"})}if(bytes>limitBytes){throw new UserError({where,what:`is large\
r than the limit of ${limitBytes} bytes`,got:`${bytes} bytes`,remedy:"Give the path of the file that is meant"})}const{exitCode,
stdout,stderr}=await store.git("cat-file","blob",sha);if(exitCode===0)return stdout;throw new UserError({where,what:"cou\
ld not be read",got:stderr.trim()})}var MISSING={base:"neither the commit that the pull request started from nor head ha\
s this file",head:"the head commit does not have this file",worktree:"there is no such file"};function given(settings,text,source){
const found={text,commit:null,problems:[],change:null};if(text!==null)return{...found,source};if(!settings.configGiven)return{
...found,source:null};throw new UserError({where:"config",what:MISSING[settings.configFrom]??"the commit of `config-from\
` does not have this file",code:"configuration",got:settings.config,remedy:"Give the file's path relative to the reposit\
ory's root, or leave `config` out to use the defaults"})}function introduced(config){return{where:config,message:"the ba\
se commit has no configuration, so the one of this pull request was used.",severity:"warning"}}var LIMIT_BYTES=16*1024*1024;var REMEDY="Write it anew with `bench-referee check --write-baseline`, and commit it";async function readBaseline(host,{
format,unit},place){const{path}=place;const{text,problems}=await readText(host,place);const recording=asBaseline(parseRecording(
text,path,REMEDY));const refuse=(what,got)=>new UserError({where:path,what,got,remedy:REMEDY});if(recording.series.length===
0){throw new UserError({where:path,what:"it holds no values of head",remedy:REMEDY})}const{schedule}=recording;if(schedule.
unit!==unit)throw refuse(`its unit is not "${unit}", which is set now`,schedule.unit);if(format!=="auto"&&schedule.format!==
format)throw refuse(`its format is not "${format}", which is set now`,schedule.format??"none");return{baseline:{path,recording},
problems}}async function readText(host,{path,from,store,commits}){const problems=[];const warn=message=>void problems.push(
{where:path,message,severity:"warning"});if(from==="worktree"){return{text:await host.files.read(resolve2(host.folder,path),
LIMIT_BYTES).then(orMissing(path)),problems}}const head=await findBlob(store,commits.head.sha,path);const isOfCommit=from!==
"head"&&from!=="base";const configCommits=isOfCommit?[from]:commits.configCommits;const base=from==="head"?null:await findTrustedBlob(
store,{configCommits},path);const blob=isOfCommit?base:base??head;if(from==="base"){if(base===null)warn("the base commit\
 has no such baseline, so the one of this pull request was used.");else if(base.sha!==head?.sha)warn(changed(head===null))}
const text=blob===null?null:await readBlob(store,blob,LIMIT_BYTES);return{text:orMissing(path)(text),problems}}function orMissing(path){
return text=>{if(text!==null)return text;throw new UserError({where:path,what:"there is no such baseline",remedy:REMEDY})}}
function changed(isDeleted){return`this pull request ${isDeleted?"deletes":"changes"} the baseline. The one of the base \
commit was used; the change counts after the merge.`}function renderBaseline(recording){const entries=Object.entries(asBaseline(
recording)).map(([key,value])=>{const isList=Array.isArray(value)&&value.length>0;const lines=isList?value.map(one=>`   \
 ${JSON.stringify(one)}`).join(",\n"):"";return`  ${JSON.stringify(key)}: ${isList?`[
${lines}
  ]`:JSON.stringify(value)}`});return`{
${entries.join(",\n")}
}
`}function duration(ms){if(ms<999.5)return`${Math.round(ms)} ms`;if(ms<59950)return`${(ms/1e3).toFixed(1)} s`;const seconds=Math.
round(ms/1e3);return`${Math.floor(seconds/60)} min ${String(seconds%60).padStart(2,"0")} s`}function estimateLeft(invocations,plan){
const{rounds,maxMinutes}=plan.settings;const last=invocations.at(-1);const recent=invocations.filter(({round:round2})=>round2>=
Math.max(1,plan.since));if(last===void 0||recent.length===0)return"";const mean=recent.reduce((sum,{durationMs})=>sum+durationMs,
0)/recent.length;const made=recent.filter(({round:round2})=>round2===last.round).length;const leftMs=mean*((rounds.max-last.
round+1)*plan.commands*plan.sides.length-made);if(leftMs<=0)return"";const capMs=Math.max(0,maxMinutes*6e4-last.startMs-
last.durationMs);const isCertain=rounds.min===rounds.max&&leftMs<=capMs;return`, ${isCertain?"about":"at most"} ${duration(
Math.min(leftMs,capMs))} left`}function longestRound(invocations,{sides,since}){const slowest=new Map;for(const{round:round2,
side,command,durationMs}of invocations){const key=`${command} ${side}`;if(round2>=since&&sides.includes(side))slowest.set(
key,Math.max(durationMs,slowest.get(key)??0))}return slowest.size===0?null:[...slowest.values()].reduce((sum,ms)=>sum+ms)}
var NAMES_SHOWN=3;function openLine({names,of}){if(names.length===0)return"everything is decided";const more=names.length>
NAMES_SHOWN?", \u2026":"";return`${names.length} of ${of} still undecided (${names.slice(0,NAMES_SHOWN).join(", ")}${more}\
)`}var PATIENCE=10;var LEAST_PATIENCE_MS=6e4;function deadlineFor({isWarmUp,usualMs,leftMs}){const patienceMs=usualMs===0?Number.
POSITIVE_INFINITY:Math.max(LEAST_PATIENCE_MS,PATIENCE*usualMs);if(patienceMs<leftMs)return{ms:patienceMs,because:"patien\
ce",usualMs};return{ms:leftMs,because:isWarmUp?"warm-up":"time",usualMs}}function overdue({ms,because,usualMs}){switch(because){case"\
time":return"was stopped when max-minutes were over.";case"patience":return`did not end within ${duration(ms)}, though ${duration(
usualMs)} was enough before, and was killed. Find out why it hangs, or give it a time limit of its own.`;case"warm-up":return`\
did not end within ${duration(ms)}, all that was left of max-minutes, and was killed. Raise \`max-minutes\`, or find out w\
hy it hangs.`}}var LIMIT_BYTES2=64*1024*1024;async function listResults(host,{folder,outputFile}){if(outputFile===null)return new Map;const matches=patterns(
[outputFile]);return host.files.list(folder,path=>matches([path]))}async function readResults(host,spec,{result,before}){
if(result.ending!=="exit")return NOTHING;if(result.exitCode!==0)return readFailure(spec,result);if(spec.format==="comman\
d"){const measurements=measureInvocation(result.durationMs,result.usage,spec.name);return{measurements,problems:[],format:"\
command"}}const read=spec.outputFile===null?parseSource({path:"stdout",text:result.stdout},spec.format):await readFiles(
host,spec,before);const isSilent=read.measurements.length===0&&!read.problems.some(({severity})=>severity==="error");return isSilent?
{...read,problems:[...read.problems,NO_RESULTS]}:read}var NOTHING={measurements:[],problems:[],format:null};var NO_RESULTS={
where:"output",message:"no benchmark results are in it. Check that the command runs the benchmarks it should.",severity:"\
error"};function readFailure({format},{stdout}){const read=format==="command"?NOTHING:parseSource({path:"stdout",text:stdout},
format);return{...NOTHING,problems:read.measurements.length===0?[]:read.problems}}async function readFiles(host,spec,before){
const after=await listResults(host,spec);const written=[...after].filter(([path,changed2])=>before.get(path)!==changed2).
map(([path])=>path);if(written.length===0){const message=`the command wrote no file that matches output-file "${spec.outputFile}\
". The pattern is relative to working-directory; files of an earlier run are not read.`;return{...NOTHING,problems:[{where:"\
output-file",message,severity:"error"}]}}const problems=[];const sources=[];for(const path of written){const source=await readFile(
host,spec.folder,{path,problems});if(source!==null)sources.push(source)}if(sources.length===0)return{...NOTHING,problems};
const parsed=parseSources(sources,spec.format);return{...parsed,problems:[...problems,...parsed.problems]}}async function readFile(host,folder,{
path,problems}){try{return{path,text:await host.files.read(`${folder}/${path}`,LIMIT_BYTES2)??""}}catch(error){if(!(error instanceof
UserError))throw error;const message=error.complaints.map(complaint=>sentence({...complaint,where:""}).slice(2)).join(" ");
problems.push({where:path,message,severity:"error"});return null}}var OUTPUT_LIMIT_BYTES=64*1024*1024;async function invoke(host,place,task){const{command,env,deadline,settings,format}=task;
const spec={folder:place.folder,format,outputFile:settings.outputFile,name:commandName(command)};await host.files.remove(
place.temporary);await host.files.makeFolder(place.temporary);const before=await listResults(host,spec);const result=await host.
run({script:command,folder:place.folder,env:{...env,...sideEnvironment(place)},deadlineMs:deadline.ms,outputLimitBytes:OUTPUT_LIMIT_BYTES,
meter:format==="command",...placementOf(settings)});const read=await readResults(host,spec,{result,before});await host.files.
remove(place.temporary);const{exitCode,durationMs}=result;const meddling=meddlingOf(result,place);const{format:readAs,evidence}=read;
const told={format:readAs,...evidence!==void 0&&{evidence}};const invoked={exitCode,durationMs,measurements:[],problems:[],
...told,meddling};if(isCut(result,deadline))return{...invoked,outcome:"cut"};const failure=failureOf(result,task);const problems=[
...failure===null?[]:[{where:place.where,message:failure,severity:"error"}],...read.problems.map(problem=>({...problem,where:`${place.
where}, ${problem.where}`})),...leftoversOf(result,place,command)];if(problems.every(({severity})=>severity!=="error")){
return{...invoked,outcome:"ok",measurements:read.measurements,problems}}const said=tail(result);if(said!=="")host.log.quote(
`output of ${place.where}`,said);return{...invoked,outcome:"failed",problems:problems.map(asFailure)}}function asFailure(problem){
return problem.severity==="error"?{...problem,code:"benchmark-failed"}:problem}function failed(invoked,problem){return{...invoked,
outcome:"failed",measurements:[],problems:[...invoked.problems,problem]}}function meddlingOf({meddledWith=[]},{where}){if(meddledWith.
length===0)return null;const files=meddledWith.length===1?"the file of the runner":"the files of the runner";const message=`\
something wrote to ${files} that ${meddledWith.join(", ")} name${meddledWith.length===1?"s":""}, by which a step sets va\
riables and outputs. That was taken back, and nothing of this run is to be believed: no benchmark does that by accident.`;
return{where,message,severity:"error",code:"tampered"}}function leftoversOf({hasLeftovers=false},{where},command){if(!hasLeftovers)
return[];const message=`"${commandName(command)}" left processes running, which were killed. Let it end what it starts: \
whatever goes on can slow what is measured next.`;return[{where,message,severity:"warning"}]}function placementOf({cpus,
nice}){return cpus===null&&nice===null?{}:{placement:{cpus,nice}}}function isCut({ending},{because}){return ending==="ca\
ncelled"||ending==="deadline"&&because==="time"}function sideEnvironment({side,temporary,home}){return{BENCH_REFEREE_SIDE:side,
BENCH_REFEREE_HOME:home,TMPDIR:temporary,TMP:temporary,TEMP:temporary}}function failureOf(result,{deadline,command,settings}){
const{ending,exitCode,detail,durationMs}=result;const name=`"${commandName(command)}"`;switch(ending){case"exit":if(exitCode===
0)return null;if(exitCode===NOT_FOUND){return`${name} ended with exit code 127: a command was not found. Install it in \`\
setup\` or before this step.`}return`${name} ended with exit code ${exitCode} after ${duration(durationMs)}. Its last li\
nes are in the log; it must exit with 0.`;case"deadline":return`${name} ${overdue(deadline)}`;case"flood":return`${name}\
 printed more than ${OUTPUT_LIMIT_BYTES/1024/1024} MiB and was killed. Print results only, or write them to a file and n\
ame it in \`output-file\`.`;case"signal":return`${name} was killed by ${detail}. If that was SIGKILL, memory may have ru\
n out.`;case"cancelled":return`${name} was cancelled.`;case"unstartable":{const hint=settings.workingDirectory==="."?"":
` Check that working-directory "${settings.workingDirectory}" exists there.`;return`${name} could not be started: ${detail.
replace(/\.$/,"")}.${hint}`}}}var NOT_FOUND=127;function commandName(command){const[first="",...more]=command.trim().split(
"\n");return more.length===0?first:`${first} \u2026`}var TAIL_LINES=30;function tail({stdout,stderrTail}){const last=text=>text.
trimEnd().split("\n").slice(-TAIL_LINES).join("\n");return[last(stdout),last(stderrTail)].filter(text=>text!=="").join("\
\n")}import{join}from"node:path";var isLockFile=anywhere(...["package-lock.json","npm-shrinkwrap.json","yarn.lock","pnpm-lock.yaml","bun.lock","bun.lockb"],
...["deno.lock","Cargo.lock","rust-toolchain","rust-toolchain.toml","go.mod","go.sum","go.work.sum"],...["poetry.lock","\
uv.lock","pdm.lock","Pipfile.lock","requirements*.txt","Gemfile.lock","composer.lock"],...["pom.xml","gradle.lockfile","\
libs.versions.toml","gradle-wrapper.properties","packages.lock.json"],...["mix.lock","Package.resolved","conan.lock","vc\
pkg.json","flake.lock"]);var isBenchmark=anywhere(...["bench/**","benches/**","benchmark/**","benchmarks/**","jmh/**"],...[
"*.bench.*","bench_*.py","test_bench*.py","*_bench.*","*_benchmark.*","*Benchmark*.java"],...["*Benchmark*.kt","*Benchma\
rk*.scala","*Benchmark*.cs","*Bench.php"]);var isGoTest=anywhere("*_test.go");var GO_BENCHMARK="func Benchmark";async function readChanges(store,{
base,head,baseline}){if(base===null||!await isAtHand(store,base))return null;const diff=await store.must("compare two co\
mmits",...["diff-tree","-r","-z","--name-only","--no-renames",base,head]);const changed2=list(diff).filter(path=>path!==
baseline);const goBenchmarks=changed2.some(isGoTest)?await goBenchmarksOf(store,[base,head]):NONE;return{lockFiles:bounded(
changed2.filter(isLockFile)),benchmarkSources:bounded(changed2.filter(path=>isBenchmark(path)||goBenchmarks.has(path)))}}
async function isAtHand(store,sha){if(await store.has(sha))return true;await store.fetch(store.isComplete?null:"--depth=\
1",sha);return store.has(sha)}var NONE=new Set;async function goBenchmarksOf(store,shas){const found=new Set;for(const sha of shas){
const{stdout}=await store.git("grep","-l","-z","-F","-e",GO_BENCHMARK,sha,"--","*_test.go");for(const entry of list(stdout))
found.add(entry.slice(sha.length+1))}return found}function list(separated){return separated.split("\0").filter(path=>path!==
"")}function bounded(paths){return{total:paths.length,paths:paths.slice(0,MOST_PATHS)}}function anywhere(...globs){const matches=patterns(
globs.map(glob=>`**/${glob}`));return path=>matches([path])}var FILTER_VARIABLE="BENCH_REFEREE_FILTER";var LONGEST_VARIABLE_BYTES=32*1024-2;function focusOn(recording,undecided2,{filter,
sides}){if(filter===void 0||undecided2.length===0)return null;const commands=[...new Set(sides.flatMap(side=>undecided2.
flatMap(commandsOn(recording,side))))];if(commands.length===0)return null;const companions=commands.flatMap(command=>sides.
flatMap(side=>{const runs=series=>commandsOn(recording,side)(series).includes(command);return undecided2.some(runs)?[]:recording.
series.find(runs)??[]}));const named=namedBy([...undecided2,...companions],sides);const text=filter(named);if(text.includes(
"\0")||Buffer.byteLength(`${FILTER_VARIABLE}=${text}`)>LONGEST_VARIABLE_BYTES)return null;commands.sort((left,right)=>left-
right);return{filter:text,commands,named,since:recording.invocations.length}}function commandsOn({invocations},side){return series=>[
...new Set(series[side].invocations.flatMap(at=>invocations[at]?.command??[]))]}function namedBy(series,measured){const named=new Map;
for(const{group,name,...own}of series){const key=keyOf({group,name});const sides=measured.filter(side=>own[side].values.
length>0||named.get(key)?.sides.includes(side));named.set(key,{group,name,sides})}return[...named.values()]}var NAMES_SHOWN2=3;
function missedBy(focus,{series}){const gave=new Map(SIDES.map(side=>[side,namesSince(series,side,focus.since)]));const missed=focus.
named.filter(one=>one.sides.some(side=>!gave.get(side)?.has(keyOf(one))));if(missed.length===0)return null;const names=missed.
slice(0,NAMES_SHOWN2).map(({name})=>cite(cut(name)));const more=missed.length>NAMES_SHOWN2?` and ${missed.length-NAMES_SHOWN2}\
 more`:"";return givenUp(focus,`${names.join(", ")}${more} did not run with it`)}function givenUp({filter},why){const shown=filter.
length>LONGEST_SHOWN?`${filter.slice(0,LONGEST_SHOWN)}\u2026`:filter;const message=`${why}, so everything is measured ag\
ain from here on. Check what the command does with "${shown}".`;return{where:FILTER_VARIABLE,message,severity:"warning"}}
var LONGEST_SHOWN=500;function namesSince(series,side,since){const measured=series.filter(one=>(one[side].invocations.at(
-1)??-1)>=since);return new Set(measured.map(keyOf))}function keyOf({group,name}){return JSON.stringify([group,name])}import{isAbsolute}from"node:path";var RUNNER_FILES=["GITHUB_ENV","GITHUB_PATH","GITHUB_OUTPUT","GITHUB_STATE","GITHUB_STEP_SUMMARY","GITHUB_EVENT_PATH"];var RUNNERS_OWN=/^(INPUT_|STATE_|ACTIONS_)/i;var NOT_HANDED_ON=new Set([...RUNNER_FILES,FILTER_VARIABLE]);var CARGO_FOLDERS=new Set(
["CARGO_TARGET_DIR","CARGO_BUILD_TARGET_DIR","CARGO_BUILD_BUILD_DIR"]);var TOKEN_SHAPE=/\b(gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/;
var BASE64_RUN=/[A-Za-z0-9+/_-]{16,}={0,2}/g;function childEnvironment(env,secrets){const forms=secrets.filter(secret=>secret.
length>0).flatMap(formsOf);const kept={};for(const[name,value]of Object.entries(env)){if(value===void 0||RUNNERS_OWN.test(
name)||NOT_HANDED_ON.has(name.toUpperCase()))continue;if(CARGO_FOLDERS.has(name.toUpperCase())&&isAbsolute(value))continue;
if(!holdsSecret(value,forms))kept[name]=value}return kept}function holdsSecret(value,forms){if(TOKEN_SHAPE.test(value)||
forms.some(form=>value.includes(form)))return true;return(value.match(BASE64_RUN)??[]).some(run=>{const decoded=Buffer.from(
run,"base64").toString("latin1");return TOKEN_SHAPE.test(decoded)||forms.some(form=>decoded.includes(form))})}function formsOf(secret){
return[...new Set([secret,encodeURIComponent(secret),JSON.stringify(secret).slice(1,-1)])]}function watchMachine(host){const seen={atMs:[],load:[],steal:[],others:[],mhz:[]};let before=null;return{async look(atMs){
const{load,cpu,mhz}=await host.observe();seen.atMs.push(atMs);seen.load.push(load);seen.steal.push(cpu&&stolenShare(before??
NOTHING2,cpu));seen.others.push(cpu&&before&&othersShare(before,cpu));seen.mhz.push(mhz);before=cpu},all(){const{atMs,load,
steal,others,mhz}=seen;return{atMs:[...atMs],load:[...load],steal:[...steal],others:[...others],mhz:[...mhz]}}}}var NOTHING2={
total:0,busy:0,stolen:0,own:0};function stolenShare(from,to){return share(to.stolen-from.stolen,to.total-from.total)}function othersShare(from,to){
return share(to.busy-from.busy-(to.own-from.own),to.total-from.total)}function share(part,whole){return whole>0?round(Math.
min(1,Math.max(0,part/whole))):null}function round(ratio){return Number(ratio.toFixed(4))}var MAX_NAMES_SHOWN=3;function makeResultCheck(){const warmUps=new Map;return{missingIn({round:round2,command},{outcome,
measurements}){const names=new Map(measurements.map(({group,name,metric})=>[JSON.stringify([group,name,metric]),name]));
if(round2===0)warmUps.set(command,names);if(round2!==1||outcome!=="ok")return null;const missing=[...warmUps.get(command)??
[]].filter(([key])=>!names.has(key));return missing.length===0?null:problemOf([...new Set(missing.map(([,name])=>name))])}}}
function problemOf(names){const shown=names.slice(0,MAX_NAMES_SHOWN).map(name=>cite(cut(name)));const more=names.length-
shown.length;const list2=`${shown.join(", ")}${more>0?` and ${more} more`:""}`;return{message:`a result is missing for ${list2}\
, though base had one in its warm-up, before head ran. Each invocation must print the same benchmarks.`,severity:"error"}}var MAX_NAMED=3;function watchTrees(files,folders,sides){const noted=new Map(sides.map(side=>[side,files.stamps(folders[side])]));
return{note:side=>void noted.set(side,files.stamps(folders[side])),look(side,where){const before=noted.get(side)??new Map;
const changed2=difference(before,files.stamps(folders[side]));if(changed2.length===0)return null;const named=changed2.slice(
0,MAX_NAMED).map(path=>JSON.stringify(path));const others=changed2.length>MAX_NAMED?` and ${changed2.length-MAX_NAMED} m\
ore`:"";const other=side==="base"?"head":"base";return{where,message:`while ${other} was measured, the tree of ${side} w\
as changed: ${named.join(", ")}${others}. Numbers of it mean nothing any more. A benchmark may write below its own folde\
r and \`$TMPDIR\` only.`,severity:"error",code:"tampered"}}}}function difference(before,after){const gone=[...before.keys()].
filter(path=>!after.has(path));const others=[...after].filter(([path,stamp])=>before.get(path)!==stamp).map(([path])=>path);
return[...gone,...others].sort()}async function start(host,measuring){return{host,measuring,env:childEnvironment(host.env,host.secrets),machine:await host.
machine(),loadBefore:host.load(),startedOn:host.clock.today(),watch:watchMachine(host),toolchain:{base:[],head:[]},treeWatch:watchTrees(
host.files,measuring.trees.folders,measuring.sides),startMs:host.clock.nowMs(),format:measuring.settings.format,ended:"c\
omplete",sides:measuring.sides,brokenOnBase:new Set,baseResults:makeResultCheck(),focus:null,focusedSince:0,isFilterBroken:false,
undecided:null,slowestMs:0,invocations:[],series:makeSeriesFile(),problems:[...measuring.commits.problems,...measuring.trees.
problems,...unitProblems(measuring)]}}function unitProblems({settings}){if(settings.unit==="invocation")return[];const message="\
every raw value counts, as in benchstat. The values of one invocation share its moment and its memory layout, so changes\
 look surer than they are.";return[{where:"unit: sample",message,severity:"warning"}]}function file({series,format,invocations},side,{
measurements}){const invocation=invocations.length-1;const{command}=invocations[invocation];for(const measurement of measurements){
const own=series.find(measurement,{command,format})[side];if(own.invocations.at(-1)===invocation)own.values.at(-1)?.push(
...measurement.values);else{own.invocations.push(invocation);own.values.push([...measurement.values])}}}function tell(run,side,problem){
const isKnown=run.problems.some(({message})=>message===problem.message);if(problem.severity==="warning"&&isKnown)return;
run.problems.push(side==="base"?{...problem,severity:"warning"}:problem);run.host.log.info(`${problem.where}: ${problem.
message}`)}function isTreeUntouched(run,side,where){const problem=run.treeWatch.look(side,where);if(problem!==null)tell(
run,"head",problem);return problem===null||end(run,"failed")}function end(run,how){run.ended=how;return false}function elapsedMs({
host,startMs}){return host.clock.nowMs()-startMs}function runsOn({sides,brokenOnBase},side,command){return sides.includes(
side)&&!(side==="base"&&brokenOnBase.has(command))}function planOf({measuring,sides,focus,focusedSince}){const{settings}=measuring;
const commands=focus?.commands.length??settings.commands.length;return{settings,sides,commands,since:focusedSince}}function placeOf({
measuring},side,where){const{settings,trees}=measuring;const root=trees.folders[side];const folder=settings.workingDirectory===
"."?root:`${root}/${settings.workingDirectory}`;return{side,folder,temporary:trees.temporary[side],home:trees.homes[side],
where}}function recordingOf(run){const{baseline}=run.measuring;const measured=measuredBy(run);return baseline===null?measured:
withBaseline(measured,baseline)}function scheduleOf(settings,{seed,format,ended}){const{rounds,commands,setup,workingDirectory,
outputFile,unit,cpus,nice,maxMinutes}=settings;return{seed,rounds,commands:[...commands],setup,workingDirectory,outputFile,
format:format==="auto"?null:format,unit,cpus,nice,maxMinutes,ended}}function measuredBy(run){const{measuring,machine,loadBefore}=run;
const{settings,commits,seed}=measuring;return{version:RECORDING_VERSION,name:settings.name,commits:{base:commits.base,head:commits.
head},measuredOn:run.startedOn,schedule:scheduleOf(settings,{seed,format:run.format,ended:run.ended}),environment:{...machine,
toolchain:run.toolchain,loadBefore,loadAfter:run.host.load(),observations:run.watch.all()},...measuring.changes!==null&&
{changes:measuring.changes},invocations:[...run.invocations],series:run.series.all(),problems:[...run.problems]}}import{createHash}from"node:crypto";function orderOf(seed,round2){const block=Math.floor((round2-1)/2);const isFirst=round2%
2===1;return coin(seed,block)===isFirst?["base","head"]:["head","base"]}function coin(seed,block){const digest=createHash(
"sha256").update(`${seed}
${block}`).digest();return((digest[0]??0)&1)===1}var DEADLINE_MS=60*6e4;var OUTPUT_LIMIT_BYTES2=256*1024*1024;var QUOTED_CHARACTERS=4e3;async function setUp(host,place,{
script,env}){host.log.info(`setup ${place.side}`);await host.files.makeFolder(place.temporary);const result=await host.run(
{script,folder:place.folder,env:{...env,...sideEnvironment(place)},deadlineMs:DEADLINE_MS,outputLimitBytes:OUTPUT_LIMIT_BYTES2,
meter:false});const failure=failureOf2(result);if(failure!==null){host.log.quote(`output of ${place.where}`,`${result.stdout.
slice(-QUOTED_CHARACTERS)}
${result.stderrTail}`)}return failure}function failureOf2({ending,exitCode,detail,durationMs}){switch(ending){case"exit":
if(exitCode===0)return null;return`setup ended with exit code ${exitCode} after ${duration(durationMs)}. Its last lines \
are in the log; it must exit with 0.`;case"deadline":return`setup did not end within ${duration(DEADLINE_MS)} and was ki\
lled. Find out why it hangs.`;case"flood":return`setup printed more than ${OUTPUT_LIMIT_BYTES2/1024/1024} MiB and was ki\
lled. Let it print less.`;case"signal":return`setup was killed by ${detail}. If that was SIGKILL, memory may have run ou\
t.`;case"unstartable":return`setup could not be started: ${detail.replace(/\.$/,"")}.`;case"cancelled":return null}}function logProgress(run,step2,{durationMs,outcome}){const left=estimateLeft(run.invocations,planOf(run));const remark=outcome===
"ok"?"":` ${outcome}`;run.host.progress.end(`${stepName(run,step2)} ${duration(durationMs)}${remark}${left}`)}function progressOf(run,step2){
const{undecided:undecided2,invocations,sides,measuring}=run;const{rounds,commands}=measuring.settings;const perRound=commands.
length*sides.length;const here=invocations.filter(({round:round2})=>round2===step2.round).length;const share2=(step2.round+
here/perRound)/(rounds.max+1);const open=undecided2===null?"":`, ${undecided2.count} of ${undecided2.of} undecided`;return{
share:share2,text:`${stepName(run,step2)}${open}${estimateLeft(invocations,planOf(run))}`}}function stepName({measuring},{
round:round2,command,side}){const{commands,rounds}=measuring.settings;const label=round2===0?"warm-up":`round ${round2}/${rounds.
max}`;const which=commands.length===1?"":` command ${command+1}/${commands.length}`;return`${label} ${side}${which}`}var QUESTIONS={go:"go version",java:"java -version 2>&1",zig:"zig version"};var TOOLS=[...["rustc","node","bun","deno","\
python","pypy","ruby","php","dotnet","swift","julia"],...["cc","c++","gcc","g++","clang","clang++","ghc","hyperfine"]];var IMPLIED={
...all("rustc","cargo","cross"),...all("node","npm","npx","pnpm","pnpx","yarn","tsx","vitest","jest"),...all("python3","\
pytest","pip","pip3","uv","uvx","poetry","tox","nox","asv","pyperf"),...all("java","mvn","mvnw","gradle","gradlew","sbt",
"kotlin","scala"),...all("cc","make","cmake","ctest","ninja","meson","bazel","bazelisk"),...all("ruby","bundle","rake"),
...all("php","composer","phpbench")};var DEADLINE_MS2=5e3;var OUTPUT_LIMIT_BYTES3=64*1024;async function readToolchain(host,place,{
scripts,env}){const lines=new Set;for(const script of questionsFor(scripts)){if(host.cancelled.aborted)break;const{exitCode,
stdout}=await host.run({script,folder:place.folder,env:{...env,...sideEnvironment(place)},deadlineMs:DEADLINE_MS2,outputLimitBytes:OUTPUT_LIMIT_BYTES3,
meter:false});const line=exitCode===0?versionLine(stdout):null;if(line!==null)lines.add(line)}return[...lines]}function questionsFor(scripts){
const words=scripts.flatMap(script=>script.match(/[\w.+-]+/g)??[]);const programs=words.map(word=>Object.hasOwn(IMPLIED,
word)?IMPLIED[word]:word);const questions=programs.flatMap(program=>{if(Object.hasOwn(QUESTIONS,program))return[QUESTIONS[program]];
const unversioned=program.replace(/-?\d+(\.\d+)*$/,"");return TOOLS.includes(unversioned)?[`${program} --version`]:[]});
return[...new Set(questions)].slice(0,MOST_TOOLS)}function versionLine(stdout){const lines=stdout.split(/\r?\n/).map(line2=>line2.
trim());const line=lines.find(one=>/\d\.\d/.test(one))??lines.find(one=>one!=="");return line===void 0?null:line.slice(0,
LONGEST_LINE)}function all(program,...names){return Object.fromEntries(names.map(name=>[name,program]))}async function collect(host,measuring){const run=await start(host,measuring);host.log.info(`seed ${measuring.seed}`);try{
if(await prepareSides(run))await measureRounds(run)}finally{host.progress.close()}return recordingOf(run)}async function prepareSides(run){
for(const side of run.measuring.sides){const startedMs=run.host.clock.nowMs();const isPrepared=await setUpSide(run,side)&&
await askForVersions(run,side);run.startMs+=run.host.clock.nowMs()-startedMs;if(!isPrepared)return false;if(run.watch.all().
atMs.length===0)await run.watch.look(0);for(const command of run.measuring.settings.commands.keys()){if(runsOn(run,side,
command)&&!await take(run,{round:0,command,side}))return false}}await run.watch.look(elapsedMs(run));return true}async function setUpSide(run,side){
const{host,measuring,env}=run;const script=measuring.settings.setup;if(script===null)return true;const failure=await setUp(
host,placeOf(run,side,`setup, ${side}`),{script,env});run.treeWatch.note(side);if(host.cancelled.aborted)return end(run,
"cancelled");if(failure===null)return true;tell(run,side,{where:`setup, ${side}`,message:failure,severity:"error",code:"\
setup-failed"});if(side==="head")return end(run,"failed");run.sides=["head"];return true}async function askForVersions(run,side){
if(!run.sides.includes(side))return true;const{host,env,toolchain}=run;const{commands,setup}=run.measuring.settings;const scripts=setup===
null?commands:[...commands,setup];const where=`versions, ${side}`;if(!isTreeUntouched(run,side,where))return false;toolchain[side]=
await readToolchain(host,placeOf(run,side,where),{scripts,env});run.treeWatch.note(side);return true}async function measureRounds(run){
const{rounds}=run.measuring.settings;let goesOn=true;for(let round2=1;goesOn&&round2<=rounds.max;round2+=1){if(hasTimeFor(
run))goesOn=await measureRound(run,round2)&&!isDecided(run,round2);else goesOn=end(run,"time")}}async function measureRound(run,round2){
const order=orderOf(run.measuring.seed,round2);const{focus}=run;for(const command of focus?.commands??run.measuring.settings.
commands.keys()){for(const side of order){if(runsOn(run,side,command)&&!await take(run,{round:round2,command,side}))return false;
if(run.focus!==focus)return true}}const missed=focus&&missedBy(focus,{series:run.series.all()});if(missed!==null)widen(run,
round2,missed);await run.watch.look(elapsedMs(run));return true}function isDecided(run,round2){const{looks,settings,undecided:undecided2}=run.
measuring;if(round2===settings.rounds.max||!looks.includes(round2))return false;const open=undecided2(recordingOf(run));
run.undecided={count:open.names.length,of:open.of};if(open.isHopeless){run.host.log.info(`look after ${round2} rounds: t\
his plan cannot be judged, so measuring ends`);return!end(run,"decided")}if(settings.rounds.min===settings.rounds.max)return false;
if(open.names.length>0&&round2>=settings.rounds.min)narrow(run,round2,open);run.host.log.info(`look after ${round2} roun\
ds: ${openLine(open)}${focusRemark(run,open)}`);if(open.names.length>0)return false;end(run,"decided");return true}function narrow(run,round2,open){
if(run.isFilterBroken)return;const{filter}=findFormat(run.format)??{};const wanted=focusOn(recordingOf(run),open.series,
{filter,sides:run.sides});if(run.focus===null&&wanted===null)return;run.focus=wanted;run.focusedSince=round2+1}function focusRemark({
focus,measuring},{names,of}){if(focus===null||names.length===0||names.length===of)return"";const commands=focus.commands.
map(index=>measuring.settings.commands[index]);const isObeyed=commands.every(command=>command?.includes(FILTER_VARIABLE));
return isObeyed?": only these are measured again":`: ${FILTER_VARIABLE} names them`}function widen(run,round2,problem){tell(
run,"head",problem);run.focus=null;run.focusedSince=round2+1;run.isFilterBroken=true}async function take(run,step2){const{
host,measuring,focus}=run;const{settings}=measuring;const startMs=elapsedMs(run);const leftMs=settings.maxMinutes*6e4-startMs;
if(leftMs<=0){run.invocations.push({...step2,startMs,durationMs:0,exitCode:null,outcome:"cut"});return end(run,"time")}const label=step2.
round===0?"warm-up":`round ${step2.round}`;if(!isTreeUntouched(run,step2.side,`${label}, ${step2.side}`))return false;host.
progress.begin(progressOf(run,step2));const place=placeOf(run,step2.side,`${label}, ${step2.side}`);const printed=await invoke(
host,place,{command:settings.commands[step2.command]??"",env:focus===null?run.env:{...run.env,[FILTER_VARIABLE]:focus.filter},
deadline:deadlineFor({isWarmUp:step2.round===0,usualMs:run.slowestMs,leftMs}),settings,format:run.format});const lost=step2.
side==="base"?run.baseResults.missingIn(step2,printed):null;const invoked=lost===null?printed:failed(printed,{...lost,where:place.
where});run.treeWatch.note(step2.side);const{durationMs,exitCode}=invoked;const isFiltersFault=mayBeFiltersFault(run,step2,
invoked);const outcome=isFiltersFault?"cut":invoked.outcome;run.invocations.push({...step2,startMs,durationMs,exitCode,outcome});
run.slowestMs=Math.max(run.slowestMs,durationMs);logProgress(run,step2,invoked);for(const problem of invoked.problems)tell(
run,step2.side,isFiltersFault?{...problem,severity:"warning"}:problem);if(invoked.meddling!==null){tell(run,"head",invoked.
meddling);return end(run,"failed")}if(!isFiltersFault||focus===null)return goesOnAfter(run,step2,invoked);widen(run,step2.
round,givenUp(focus,`${label}, ${step2.side}, failed with it`));return take(run,step2)}function mayBeFiltersFault({focus,
measuring},{command},invoked){if(focus===null||invoked.outcome!=="failed")return false;const isUsed=measuring.settings.commands[command]?.
includes(FILTER_VARIABLE)??false;return isUsed||invoked.exitCode===0}function goesOnAfter(run,step2,invoked){const{host}=run;
if(invoked.outcome==="cut")return end(run,host.cancelled.aborted?"cancelled":"time");if(invoked.outcome==="failed"){if(step2.
side==="head"||step2.round>0)return end(run,"failed");run.brokenOnBase.add(step2.command);if(run.brokenOnBase.size===run.
measuring.settings.commands.length)run.sides=["head"];return true}if(run.format==="auto"&&invoked.format!==null){run.format=
invoked.format;const why=invoked.evidence===void 0?"":` by "${invoked.evidence}"`;host.log.info(`recognised the format "${invoked.
format}"${why}`)}if(step2.round>0)file(run,step2.side,invoked);return true}function hasTimeFor(run){const{measuring,focus,
focusedSince,sides,invocations}=run;const leftMs=measuring.settings.maxMinutes*6e4-elapsedMs(run);const alike=longestRound(
invocations,{sides,since:focusedSince});if(alike===null&&focus!==null)return leftMs>0;return(alike??longestRound(invocations,
{sides,since:0})??0)<=leftMs}var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];function connectRemote(host,folder,{
remote,name=remote.url}){const run=(...args)=>insist(host,()=>runAtRemote(host,folder,{remote,args}));return{async ask(refs){
const{exitCode,stdout,stderr}=await run("ls-remote",name,...refs);if(exitCode!==0)return{kind:"silent",why:reason(stderr)};
const lines=stdout.split("\n").map(line=>line.split("	"));for(const ref of refs){const sha=lines.find(([,candidate])=>candidate===
ref)?.[0];if(sha!==void 0)return{kind:"found",sha}}return{kind:"absent"}},async fetch(depth,wanted){host.log.info(`fetch\
 ${wanted.join(" ")}`);const refspecs=wanted.map(want=>`+${want}:refs/fetched/${want}`);return wordsOf(await run(...FETCH,
...depth===null?[]:[depth],name,...refspecs))},async fetchObjects(shas){const args=["-c","fetch.negotiationAlgorithm=noo\
p",...FETCH,"--no-filter",name,...shas];return wordsOf(await run(...args))}}}var PAUSES_MS=[3e3,1e4];var PASSING=/could not resolve host|connection (?:timed out|reset|refused)|(?:failed|couldn't) to connect|couldn't connect|unexpected disconnect|early EOF|RPC failed|hung up unexpectedly|too slow|requested URL returned error: (?:429|5\d\d)|(?:SSL|TLS|GnuTLS).*(?:error|recv)/i;
async function insist(host,attempt){let result=await attempt();for(const pauseMs of PAUSES_MS){if(result.exitCode===0||!PASSING.
test(result.stderr)||host.cancelled.aborted)break;host.log.info(`git: ${reason(result.stderr)}; waiting ${pauseMs/1e3} s`);
await host.clock.sleep(pauseMs);result=await attempt()}return result}async function runAtRemote(host,folder,{remote,args}){
const patience={"http.lowSpeedLimit":"1000","http.lowSpeedTime":"60"};if(remote.token===null)return host.git(args,{folder,
config:patience});const result=await host.git(args,{folder,config:{...patience,...authorisation(remote)}});const isRedirected=result.
exitCode!==0&&/returned error: 30[1278]/.test(result.stderr);return isRedirected?host.git(args,{folder,config:patience}):
result}function authorisation({serverUrl,token}){const basic=Buffer.from(`x-access-token:${token}`).toString("base64");return{
"http.followRedirects":"false",[`http.${serverUrl}/.extraheader`]:"",[`http.${serverUrl}/.extraHeader`]:`AUTHORIZATION: \
basic ${basic}`}}function wordsOf({exitCode,stderr}){return exitCode===0?null:reason(stderr)}function reason(stderr){const lines=stderr.
trim().split("\n");const said=lines.find(line=>/^(error|fatal): /.test(line))??lines.at(-1)??"";return said.replace(/\.$/,
"")}var ELSEWHERE=["node_modules","vendor","dist"].flatMap(folder=>[`${folder}/*`,`*/${folder}/*`].map(glob=>`:(exclude)${glob}`));
var MOST_MATCHES=5e5;var LONGEST_MATCH=1e3;var LONGEST_NAME=300;async function readDefinitions(log,{store,sha,format}){const matches=new Map;
for(const one of definitionsOf(format))matches.set(one,await grep(log,{store,sha},one));return recording=>{const{definitions}=findFormat(
recording.schedule.format??"")??{};const found=definitions===void 0?void 0:matches.get(definitions);if(definitions===void 0||
found===void 0||found.length===0)return recording;const places=placesOf(recording,definitions.locator(found));return places.
length===0?recording:{...recording,places}}}function definitionsOf(format){const formats=format==="auto"?FORMATS:[findFormat(
format)];return new Set(formats.flatMap(one=>one?.definitions??[]))}function placesOf({series},locate){const benchmarks=new Map(
series.map(one=>[toolNameKey(one),one]));const places=[];for(const{group,name}of benchmarks.values()){const place=name.length>
LONGEST_NAME?null:locate({group,name});if(place!==null&&placeSchema.safeParse(place).success)places.push({group,name,...place});
if(places.length===MOST_PLACES)break}return places}var OPTIONS=[...["-n","-z","-o","-I","-E","--full-name","--no-color",
"--no-column","--no-textconv"],"--no-recurse-submodules"];async function grep(log,{store,sha},{sign,line,files}){const patterns2=sign===
null?["-e",line]:["--all-match","-e",sign,"-e",line];const{exitCode,stdout,stderr}=await store.git("grep",...OPTIONS,...patterns2,
sha,"--",...files,...ELSEWHERE);if(exitCode>1)log.info(`the lines that define benchmarks are not known: git grep: ${reason(
stderr)}`);if(exitCode!==0)return[];const entries=stdout.split("\n",MOST_MATCHES+1);if(entries.length>MOST_MATCHES){log.
info("the lines that define benchmarks are not known: too many look like it");return[]}return entries.flatMap(entry=>parseEntry(
entry,sha))}function parseEntry(entry,sha){if(!entry.startsWith(`${sha}:`))return[];const end2=entry.indexOf("\0");const[
,line,text=""]=/^(\d+)[\0:](.*)$/s.exec(entry.slice(end2+1))??[];if(end2<0||line===void 0||text.length>LONGEST_MATCH)return[];
return[{file:entry.slice(sha.length+1,end2),line:Number(line),text}]}import{resolve as resolve3}from"node:path";async function openStore(host,folder,remote){const checkout=await checkoutOf(host);if(checkout===null&&remote===null){throw new UserError(
{where:host.folder,what:"this is not a git repository",remedy:"Run bench-referee inside a clone of the repository you wa\
nt to measure"})}const store=storeAt(host,folder,{checkout,remote});await host.files.makeFolder(folder);const format=checkout?.
format??(host.trigger.sha?.length===64?"sha256":"sha1");await store.must("create a store","init","--quiet","--bare","--t\
emplate=",`--object-format=${format}`,".");if(checkout===null)return store;await host.files.write(`${folder}/objects/inf\
o/alternates`,`${checkout.common}/objects
`);await host.files.copy(`${checkout.common}/shallow`,`${folder}/shallow`);if(checkout.promisor!==null)await becomePartial(
store,remote?.url??checkout.promisor);return store}async function checkoutOf(host){const ask=async(...args)=>{const{exitCode,
stdout}=await host.git(args,{folder:host.folder});return exitCode===0?stdout.trim().split("\n"):null};const facts=["--ab\
solute-git-dir","--show-object-format","--is-shallow-repository"];const[folder,format="sha1",isShallow]=await ask("rev-p\
arse",...facts)??[];if(folder===void 0)return null;const common=await host.files.read(`${folder}/commondir`,MAX_PATH_BYTES);
const[promisor]=await ask("config","--name-only","--get-regexp","^remote\\..*\\.promisor$")??[];const[url=null]=promisor?
await ask("config",promisor.replace(/promisor$/,"url"))??[]:[];return{common:resolve3(folder,common?.trim()??"."),format,
isShallow:isShallow==="true",promisor:url}}var MAX_PATH_BYTES=64*1024;var PROMISOR="origin";async function becomePartial(store,url){
const settings={"core.repositoryFormatVersion":"1","extensions.partialClone":PROMISOR,[`remote.${PROMISOR}.url`]:url,[`r\
emote.${PROMISOR}.promisor`]:"true",[`remote.${PROMISOR}.partialCloneFilter`]:"blob:none"};for(const[key,value]of Object.
entries(settings))await store.must("configure a store","config",key,value)}var NO_REMOTE={ask:()=>Promise.resolve({kind:"\
absent"}),fetch:()=>Promise.resolve("there is no remote"),fetchObjects:()=>Promise.resolve("there is no remote")};function storeAt(host,folder,{
checkout,remote}){const git=(...args)=>host.git(args,{folder});const promisor=checkout?.promisor??null;const connection=remote===
null?NO_REMOTE:connect(remote);function connect(to){return connectRemote(host,folder,{remote:to,...promisor===null?{}:{name:PROMISOR}})}
const store={folder,isComplete:checkout!==null&&!checkout.isShallow,git,async must(doing,...args){const{exitCode,stdout,
stderr}=await git(...args);if(exitCode===0)return stdout.trim();throw new UserError({where:"git",what:`could not ${doing}`,
got:reason(stderr)})},async has(sha){return(await git("cat-file","-e",`${sha}^{commit}`)).exitCode===0},ask:connection.ask,
async remembered(ref){const copy=ref.replace(/^refs\/heads\//,"refs/remotes/origin/");const args=["rev-parse","--verify",
"--quiet",`${copy}^{commit}`];const{exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===0&&checkout!==
null?stdout.trim():null},fetch:(depth,...wanted)=>connection.fetch(depth,wanted),async fillIn(sha){if(promisor===null)return;
const source=remote??{url:promisor,token:null,serverUrl:""};await fillIn(store,connect(source),sha)}};return store}var OBJECTS_AT_ONCE=400;
async function fillIn(store,connection,sha){const list2=["rev-list","--objects","--no-walk","--no-object-names","--missi\
ng=print",sha];const objects=await store.must("list the files of a commit",...list2);const missing=objects.split("\n").flatMap(
line=>line.startsWith("?")?[line.slice(1)]:[]);for(let index=0;index<missing.length;index+=OBJECTS_AT_ONCE){const why=await connection.
fetchObjects(missing.slice(index,index+OBJECTS_AT_ONCE));if(why===null)continue;throw new UserError({where:`commit ${sha}`,
what:"the checkout is a partial clone that lacks files of this commit, and they could not be fetched",got:why,remedy:"Le\
ave out `filter` in actions/checkout, or make a full clone"})}}async function makeTrees(host,root,{store,commits}){const folders={base:`${root}/base`,head:`${root}/head`};for(const side of SIDES){
const{sha}=commits[side];host.log.info(`clone ${side} ${sha.slice(0,12)}`);await makeTree(host,folders[side],{store,sha})}
const homes={base:`${root}/home/base`,head:`${root}/home/head`};for(const side of SIDES)await host.files.makeFolder(homes[side]);
return{folders,temporary:{base:`${root}/tmp/base`,head:`${root}/tmp/head`},homes,problems:await leftOut(host,folders.head)}}
async function makeTree(host,folder,{store,sha}){const format=sha.length===64?"sha256":"sha1";const attributes=`${folder}\
/.git/info/attributes`;await host.files.makeFolder(folder);await step(host,folder,["init","--quiet","--template=",`--obj\
ect-format=${format}`,"."]);const options=["--quiet","--depth=1","--no-tags","--no-write-fetch-head","--no-recurse-submo\
dules"];await step(host,folder,["fetch",...options,store.folder,sha]);await host.files.write(attributes,"* -filter\n");await step(
host,folder,["checkout","--quiet","--detach","--no-recurse-submodules",sha]);await host.files.remove(attributes)}async function step(host,folder,args){
const{exitCode,stdout,stderr}=await host.git(args,{folder,config:{"core.longpaths":"true"}});if(exitCode===0)return stdout;
throw new UserError({where:`git ${args[0]}`,what:"could not make the tree of a commit",got:reason(stderr),remedy:"See wh\
at a plain `git checkout` of this commit says"})}async function leftOut(host,folder){const names=async pathspec=>step(host,
folder,["ls-files","-z","--",pathspec]);const problems=[];if(await names(":(top,literal).gitmodules")!==""){problems.push(
{where:".gitmodules",message:"submodules are not fetched. A benchmark that needs them can get them in `setup`.",severity:"\
warning"})}if(await names(":(top,attr:filter=lfs)")!==""){problems.push({where:".gitattributes",message:"files of Git LF\
S are left as pointers. A benchmark that needs their content can get it in `setup`.",severity:"warning"})}return problems}async function measureStage(host,request){const{root}=request;const store=await openStore(host,join(root,"store"),request.
remote);const found=await request.find(store);host.log.info(`base ${found.base.sha} (${found.base.how})`);host.log.info(
`head ${found.head.sha} (${found.head.how})`);const{text,commit,source,problems,change}=await readConfigText(host,request.
commits,{store,commits:found});const file2=text===null?null:parseBudgetFile(text,request.commits.config,commit);const settings=settle(
request.given,file2,{commits:request.commits,today:host.clock.today()});const plan=await planFor(host,request,{settings,
store,found});const{cpus,nice}=settings.measure;await host.tryPlacement({cpus,nice});const commits={...found,problems:[...plan.
foundProblems,...problems]};const{baseline}=settings.measure;const changes=await readChanges(store,{base:plan.valuesOf,head:found.
head.sha,baseline});const locate=await readDefinitions(host.log,{store,sha:found.head.sha,format:plan.settings.format});
const trees=await makeTrees(host,root,{store,commits});const recording=await collect(host,{settings:plan.settings,sides:plan.
sides,baseline:plan.baseline,commits,changes,trees,seed:settings.measure.seed??drawSeed(),looks:(request.purpose??"gate")===
"gate"?pauses(plan.settings.rounds):[],undecided:soFar=>undecided(soFar,ofOneLeg(settings.policy,settings.measure.legs))});
return{...{recording:locate(recording),settings,file:file2},...{configText:text,configSource:source,configChange:change}}}
async function planFor(host,{commits,purpose="gate"},{settings,store,found}){const{baseline:path,rounds,format}=settings.
measure;if(purpose==="baseline"){if(path===null)throw noPath(commits.config);const all2={...settings.measure,rounds:{min:rounds.
max,max:rounds.max}};return{settings:all2,sides:["head"],baseline:null,valuesOf:null,foundProblems:found.problems}}if(path===
null||purpose==="noise"){const foundProblems=[...found.problems,...found.sameFiles===null?[]:[found.sameFiles]];return{settings:settings.
measure,sides:SIDES,baseline:null,valuesOf:found.base.sha,foundProblems}}const place={path,from:commits.configFrom,store,
commits:found};const{baseline,problems}=await readBaseline(host,settings.measure,place);const{schedule,commits:measured}=baseline.
recording;host.log.info(`base is not measured: ${path} of ${measured.head.sha??measured.head.how} stands in for it`);return{
settings:{...settings.measure,format:format==="auto"?schedule.format??format:format},sides:["head"],baseline,valuesOf:measured.
head.sha,foundProblems:[...found.problems,...problems]}}function noPath(config){return new UserError({where:"--write-bas\
eline",what:"no file for the baseline is named",remedy:`Add "baseline: bench/baseline.json" to ${config}, or give \`--bas\
eline bench/baseline.json\``})}function drawSeed(){return crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(
8,"0")}export{mergeBase,certainAncestor,parentsOf,configChange,renderBaseline,commandName,RUNNER_FILES,reason,measureStage};
