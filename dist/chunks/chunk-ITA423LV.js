import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ForgeError}from"./chunk-O56A2AFU.js";import{ofOneLeg}from"./chunk-LWT2E7LX.js";import{makeSeriesFile}from"./chunk-LMAT7AL3.js";
import{MOST_ASIDE,asBaseline,blocksOf,coinProbability,parseBudgetFile,parseRecording,parseYaml,patterns,pauses,settle,undecided,
withBaseline}from"./chunk-I26ZRJC7.js";import{DEFAULTS,LONGEST_LINE,MOST_PATHS,MOST_PLACES,MOST_TOOLS,RECORDING_VERSION,
RULES,placeSchema,toolNameKey}from"./chunk-TAHYMK3E.js";import{FORMATS,SIDES,cut,findFormat,measureInvocation,parseSource,
parseSources}from"./chunk-NZWFUP5M.js";import{UserError,cite,sentence}from"./chunk-22RSWMGT.js";var DEEPER=["--deepen=50","--deepen=200","--deepen=1000","--depth=2147483647"];async function mergeBase({store,forge},target,head){
let near=await certainAncestor(store,target,head);if(near!==null)return near;if(store.isComplete)throw unrelated(target,
head);let told=await toldAncestor(forge,target,head);if(told!==null)return told;for(let depth of DEEPER){let why=await store.
fetch(depth,target,head);if(why!==null)throw cutOff(why);let found=await certainAncestor(store,target,head);if(found!==null)
return found}throw unrelated(target,head)}async function certainAncestor(store,one,other){let{exitCode,stdout}=await store.
git("merge-base",one,other);if(exitCode!==0)return null;let ancestor=stdout.trim();if(store.isComplete)return ancestor;let range=[
one,other,`^${ancestor}`],roots=await store.must("list where history is cut","rev-list","--max-parents=0",...range);for(let root of roots.
split(`
`))if(root!==""&&(await parentsOf(store,root)).length>0)return null;return ancestor}async function parentsOf(store,commit){
return[...((await store.must("read a commit","cat-file","commit",commit)).split(`

`)[0]??"").matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,sha=""])=>sha)}async function toldAncestor(forge,target,head){try{
return await forge?.mergeBase(target,head)??null}catch(error){if(error instanceof ForgeError)return null;throw error}}function cutOff(why){
return new UserError({where:'input "base"',what:"the history in the checkout does not reach back to the merge base, and \
no more of it could be fetched",got:why,remedy:"Set `fetch-depth: 0` in actions/checkout"})}function unrelated(target,head){
return new UserError({where:'input "base"',what:`${target.slice(0,12)} and ${head.slice(0,12)} have no common ancestor`,
got:"merge-base",remedy:"Write `base: target` to compare with the tip of the base branch"})}import{resolve as resolve2}from"node:path";import{posix,resolve}from"node:path";function matchEntries(base,head,likenesses){let partners=new Map,taken=new Set;for(let isLike of likenesses)for(let[from,
entry]of base.entries()){if(partners.has(from))continue;let to=head.findIndex((other,at)=>!taken.has(at)&&isLike(entry,other));
to<0||(partners.set(from,to),taken.add(to))}return{pairs:base.flatMap((entry,at)=>{let to=partners.get(at);return to===void 0?
[]:[{base:entry,head:head[to],at:{base:at,head:to}}]}),onlyBase:base.filter((_,at)=>!partners.has(at)),onlyHead:head.filter(
(_,at)=>!taken.has(at))}}var DEFAULT_BUDGETS=DEFAULTS.budgets.map(({metric,limits})=>({metric,...Object.fromEntries([...limits].map(([kind,limit2])=>[
kind,typeof limit2=="number"?`${limit2*100}%`:limit2.text]))})),KINDS=RULES.map(({kind})=>kind),SELECTORS=["metric","of",
"benchmarks","packages","where"];function configChange(path,{base,head}){if(base===head)return null;let kind=head===null?
"deleted":"changed",error=head===null?null:firstError(head,path),settings=error===null?changedSettings(entryOf(base),entryOf(
head??"")):[];return{path,kind,error,settings}}function unreadable(path,error){return{path,kind:"changed",error:sentence(
error.complaints[0]),settings:[]}}function firstError(text,path){try{return parseBudgetFile(text,path),null}catch(error){
if(!(error instanceof UserError))throw error;return sentence(error.complaints[0])}}function entryOf(text){try{let{value}=parseYaml(
text,{label:"",file:null});return isEntry(value)?value:{}}catch(error){if(!(error instanceof UserError))throw error;return{}}}
function changedSettings(base,head){let{budgets:ofBase,...restOfBase}=base,{budgets:ofHead,...restOfHead}=head;return[...changedBudgets(
writtenBudgets(ofBase),writtenBudgets(ofHead)),...changedKeys(null,{base:restOfBase,head:restOfHead})]}function writtenBudgets(budgets){
return(Array.isArray(budgets)?budgets.filter(isEntry):DEFAULT_BUDGETS).map(entry=>{let terms=Object.fromEntries(Object.entries(
entry).filter(([key])=>!SELECTORS.includes(key)));return{subject:subjectOf(entry),terms,text:textOf(terms)}})}function subjectOf(entry){
let[metric,...others]=SELECTORS.map(key=>[key,entry[key]]),more=others.filter(([,value])=>value!==void 0);return[textOf(
metric?.[1]??null),...more.map(([key,value])=>`${key} ${textOf(value)}`)].join(", ")}var LIKENESSES=[(base,head)=>base.subject===
head.subject&&base.text===head.text,(base,head)=>base.subject===head.subject&&KINDS.some(kind=>kind in base.terms&&kind in
head.terms),(base,head)=>base.subject===head.subject];function changedBudgets(base,head){let{pairs,onlyBase,onlyHead}=matchEntries(
base,head,LIKENESSES),heads=pairs.map(pair=>pair.at.head),isReordered=heads.some((at,index)=>index>0&&at<heads[index-1]);
return[...pairs.flatMap(pair=>changedKeys(pair.head.subject,{base:pair.base.terms,head:pair.head.terms})),...onlyHead.map(
({subject,text})=>({budget:subject,key:null,base:null,head:text})),...onlyBase.map(({subject,text})=>({budget:subject,key:null,
base:text,head:null})),...isReordered?[reordered(base,head)]:[]]}function reordered(base,head){let list2=budgets=>budgets.
map(({subject})=>subject).join("; ");return{budget:null,key:"order of budgets",base:list2(base),head:list2(head)}}function changedKeys(budget,{
base,head}){let[ofBase,ofHead]=[flat(base),flat(head)];return[...new Set([...ofBase.keys(),...ofHead.keys()])].map(key=>({
budget,key,base:ofBase.get(key)??null,head:ofHead.get(key)??null})).filter(setting=>setting.base!==setting.head)}function flat(entry,prefix=""){
return new Map(Object.entries(entry).flatMap(([key,value])=>isEntry(value)?[...flat(value,`${prefix}${key}.`)]:[[`${prefix}${key}`,
textOf(value)]]))}function textOf(value){return Array.isArray(value)?value.map(textOf).join(", "):isEntry(value)?[...flat(
value)].map(([key,text])=>`${key} ${text}`).join(", "):value===null?"":String(value)}function isEntry(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}var READ_LIMIT_BYTES=1024*1024;async function readConfigText(host,settings,{store,commits}){let{config,configFrom}=settings;
if(configFrom==="worktree"){let text2=await host.files.read(resolve(host.folder,config),READ_LIMIT_BYTES);return given(settings,
text2,{path:config,commit:null,how:"worktree"})}if(configFrom!=="base"){let commit2=configFrom==="head"?commits.head.sha:
await checkKnown(store,configFrom),blob2=await findBlob(store,commit2,config),how=configFrom==="head"?"head":"named";return given(
settings,blob2&&await readBlob(store,blob2),{path:config,commit:commit2,how})}let head=await findBlob(store,commits.head.
sha,config),base=await findTrustedBlob(store,commits,config),blob=base??head,text=blob===null?null:await readBlob(store,
blob),ofHead={path:config,commit:commits.head.sha,how:"head"};if(blob===null||text===null)return given(settings,text,ofHead);
if(base===null)return{text,commit:null,source:ofHead,problems:[introduced(config)],change:null};let change=await changeOf(
store,{config,base:{...base,text},head,isOfBranch:base.isOfTip}),commit=base.sha===head?.sha?null:base.commit,source={path:config,
commit:base.commit,how:base.isOfTip?"tip":"start"};return{text,commit,source,problems:[],change}}async function checkKnown(store,sha){
if(await store.has(sha))return sha;throw new UserError({where:`--config-from ${sha}`,what:"this clone does not have this\
 commit",remedy:"Fetch it first: `git fetch origin`"})}async function findTrustedBlob(store,{configCommits},path){for(let[
index,commit]of configCommits.entries()){let blob=await findBlob(store,commit,path);if(blob!==null)return{...blob,commit,
isOfTip:index>0}}return null}async function changeOf(store,{config,base,head,isOfBranch}){if(base.sha===head?.sha||isOfBranch&&
head===null)return null;try{return configChange(config,{base:base.text,head:head&&await readBlob(store,head)})}catch(error){
if(error instanceof UserError)return unreadable(config,error);throw error}}async function findBlob(store,commit,config){
let path=posix.normalize(config);if(posix.isAbsolute(path)||path.startsWith("../"))return null;let list2=["--literal-pat\
hspecs","ls-tree","-z","--long","--full-tree",commit,"--",path],entry=(await store.must("look for a file",...list2)).split(
"\0").find(line=>line.endsWith(`	${path}`));if(entry===void 0)return null;let[mode="",,sha="",size=""]=entry.split(/[ \t]+/),
bytes=/^\d+$/.test(size)?Number(size):null;return{where:`${commit.slice(0,12)}:${path}`,mode,sha,bytes}}async function readBlob(store,{
where,mode,sha,bytes},limitBytes=READ_LIMIT_BYTES){if(bytes===null||mode==="120000")throw new UserError({where,what:"is \
not a regular file",remedy:"Give the path of a regular file"});if(bytes>limitBytes)throw new UserError({where,what:`is l\
arger than the limit of ${limitBytes} bytes`,got:`${bytes} bytes`,remedy:"Give the path of the file that is meant"});let{
exitCode,stdout,stderr}=await store.git("cat-file","blob",sha);if(exitCode===0)return stdout;throw new UserError({where,
what:"could not be read",got:stderr.trim()})}var MISSING={base:"neither the commit that the pull request started from no\
r head has this file",head:"the head commit does not have this file",worktree:"there is no such file"};function given(settings,text,source){
let found={text,commit:null,problems:[],change:null};if(text!==null)return{...found,source};if(!settings.configGiven)return{
...found,source:null};throw new UserError({where:"config",what:MISSING[settings.configFrom]??"the commit of `config-from\
` does not have this file",code:"configuration",got:settings.config,remedy:"Give the file's path relative to the reposit\
ory's root, or leave `config` out to use the defaults"})}function introduced(config){return{where:config,message:"the ba\
se commit has no configuration, so the one of this pull request was used.",severity:"warning"}}var LIMIT_BYTES=16*1024*1024,REMEDY="Write it anew with `bench-referee check --write-baseline`, and commit it";async function readBaseline(host,{
format,unit},place){let{path}=place,{text,problems}=await readText(host,place),recording=asBaseline(parseRecording(text,
path,REMEDY)),refuse=(what,got)=>new UserError({where:path,what,got,remedy:REMEDY});if(recording.series.length===0)throw new UserError(
{where:path,what:"it holds no values of head",remedy:REMEDY});let{schedule}=recording;if(schedule.unit!==unit)throw refuse(
`its unit is not "${unit}", which is set now`,schedule.unit);if(format!=="auto"&&schedule.format!==format)throw refuse(`\
its format is not "${format}", which is set now`,schedule.format??"none");return{baseline:{path,recording},problems}}async function readText(host,{
path,from,store,commits}){let problems=[],warn=message=>{problems.push({where:path,message,severity:"warning"})};if(from===
"worktree")return{text:await host.files.read(resolve2(host.folder,path),LIMIT_BYTES).then(orMissing(path)),problems};let head=await findBlob(
store,commits.head.sha,path),isOfCommit=from!=="head"&&from!=="base",configCommits=isOfCommit?[from]:commits.configCommits,
base=from==="head"?null:await findTrustedBlob(store,{configCommits},path),blob=isOfCommit?base:base??head;from==="base"&&
(base===null?warn("the base commit has no such baseline, so the one of this pull request was used."):base.sha!==head?.sha&&
warn(changed(head===null)));let text=blob===null?null:await readBlob(store,blob,LIMIT_BYTES);return{text:orMissing(path)(
text),problems}}function orMissing(path){return text=>{if(text!==null)return text;throw new UserError({where:path,what:"\
there is no such baseline",remedy:REMEDY})}}function changed(isDeleted){return`this pull request ${isDeleted?"deletes":"\
changes"} the baseline. The one of the base commit was used; the change counts after the merge.`}function renderBaseline(recording){
return`{
${Object.entries(asBaseline(recording)).map(([key,value])=>{let isList=Array.isArray(value)&&value.length>0,lines=isList?
value.map(one=>`    ${JSON.stringify(one)}`).join(`,
`):"";return`  ${JSON.stringify(key)}: ${isList?`[
${lines}
  ]`:JSON.stringify(value)}`}).join(`,
`)}
}
`}function duration(ms){if(ms<999.5)return`${Math.round(ms)} ms`;if(ms<59950)return`${(ms/1e3).toFixed(1)} s`;let seconds=Math.
round(ms/1e3);return`${Math.floor(seconds/60)} min ${String(seconds%60).padStart(2,"0")} s`}function estimateLeft(invocations,plan){
let{rounds,maxMinutes}=plan.settings,latest=invocations.at(-1),last=invocations.findLast(({outcome})=>outcome!=="disturb\
ed"),recent=invocations.filter(({round:round2})=>round2>=Math.max(1,plan.since));if(latest===void 0||last===void 0||recent.
length===0)return"";let mean=recent.reduce((sum,{durationMs})=>sum+durationMs,0)/recent.length,made=recent.filter(one=>one.
round===last.round&&one.outcome!=="disturbed").length,leftMs=mean*((rounds.max-Math.max(1,last.round)+1)*plan.commands*plan.
sides.length-made);if(leftMs<=0)return"";let capMs=Math.max(0,maxMinutes*6e4-latest.startMs-latest.durationMs);return`, ${rounds.
min===rounds.max&&leftMs<=capMs?"about":"at most"} ${duration(Math.min(leftMs,capMs))} left`}function longestRound(invocations,{
sides,since}){let slowest=new Map;for(let{round:round2,side,command,durationMs}of invocations){let key=`${command} ${side}`;
round2>=since&&sides.includes(side)&&slowest.set(key,Math.max(durationMs,slowest.get(key)??0))}return slowest.size===0?null:
[...slowest.values()].reduce((sum,ms)=>sum+ms)}var NAMES_SHOWN=3;function openLine({names,of}){if(names.length===0)return"\
everything is decided";let more=names.length>NAMES_SHOWN?", \u2026":"";return`${names.length} of ${of} still undecided (${names.
slice(0,NAMES_SHOWN).join(", ")}${more})`}var PATIENCE=10,LEAST_PATIENCE_MS=6e4;function deadlineFor({isWarmUp,usualMs,leftMs}){let patienceMs=usualMs===0?Number.
POSITIVE_INFINITY:Math.max(LEAST_PATIENCE_MS,PATIENCE*usualMs);return patienceMs<leftMs?{ms:patienceMs,because:"patience",
usualMs}:{ms:leftMs,because:isWarmUp?"warm-up":"time",usualMs}}function overdue({ms,because,usualMs}){switch(because){case"\
time":return"was stopped when max-minutes were over.";case"patience":return`did not end within ${duration(ms)}, though ${duration(
usualMs)} was enough before, and was killed. Find out why it hangs, or give it a time limit of its own.`;case"warm-up":return`\
did not end within ${duration(ms)}, all that was left of max-minutes, and was killed. Raise \`max-minutes\`, or find out w\
hy it hangs.`}}var LIMIT_BYTES2=64*1024*1024;async function listResults(host,{folder,outputFile}){if(outputFile===null)return new Map;let matches=patterns(
[outputFile]);return host.files.list(folder,path=>matches([path]))}async function readResults(host,spec,{result,before}){
if(result.ending!=="exit")return NOTHING;if(result.exitCode!==0)return readFailure(spec,result);if(spec.format==="comman\
d")return{measurements:measureInvocation(result.durationMs,result.usage,spec.name),problems:[],format:"command"};let read=spec.
outputFile===null?parseSource({path:"stdout",text:result.stdout},spec.format):await readFiles(host,spec,before);return read.
measurements.length===0&&!read.problems.some(({severity})=>severity==="error")?{...read,problems:[...read.problems,NO_RESULTS]}:
read}var NOTHING={measurements:[],problems:[],format:null},NO_RESULTS={where:"output",message:"no benchmark results are \
in it. Check that the command runs the benchmarks it should.",severity:"error"};function readFailure({format},{stdout}){
let read=format==="command"?NOTHING:parseSource({path:"stdout",text:stdout},format);return{...NOTHING,problems:read.measurements.
length===0?[]:read.problems}}async function readFiles(host,spec,before){let written=[...await listResults(host,spec)].filter(
([path,changed2])=>before.get(path)!==changed2).map(([path])=>path);if(written.length===0){let message=`the command wrot\
e no file that matches output-file "${spec.outputFile}". The pattern is relative to working-directory; files of an earli\
er run are not read.`;return{...NOTHING,problems:[{where:"output-file",message,severity:"error"}]}}let problems=[],sources=[];
for(let path of written){let source=await readFile(host,spec.folder,{path,problems});source!==null&&sources.push(source)}
if(sources.length===0)return{...NOTHING,problems};let parsed=parseSources(sources,spec.format);return{...parsed,problems:[
...problems,...parsed.problems]}}async function readFile(host,folder,{path,problems}){try{return{path,text:await host.files.
read(`${folder}/${path}`,LIMIT_BYTES2)??""}}catch(error){if(!(error instanceof UserError))throw error;let message=error.
complaints.map(complaint=>sentence({...complaint,where:""}).slice(2)).join(" ");return problems.push({where:path,message,
severity:"error"}),null}}var OUTPUT_LIMIT_BYTES=64*1024*1024;async function invoke(host,place,task){let{command,env,deadline,settings,format}=task,
spec={folder:place.folder,format,outputFile:settings.outputFile,name:commandName(command)};await host.files.remove(place.
temporary),await host.files.makeFolder(place.temporary);let before=await listResults(host,spec),result=await host.run({script:command,
folder:place.folder,env:{...env,...sideEnvironment(place)},deadlineMs:deadline.ms,outputLimitBytes:OUTPUT_LIMIT_BYTES,meter:format===
"command",...placementOf(settings)}),read=await readResults(host,spec,{result,before});await host.files.remove(place.temporary);
let{exitCode,durationMs}=result,meddling=meddlingOf(result,place),{format:readAs,evidence}=read,told={format:readAs,...evidence!==
void 0&&{evidence}},invoked={exitCode,durationMs,measurements:[],problems:[],...told,meddling};if(isCut(result,deadline))
return{...invoked,outcome:"cut"};let failure=failureOf(result,task),problems=[...failure===null?[]:[{where:place.where,message:failure,
severity:"error"}],...read.problems.map(problem=>({...problem,where:`${place.where}, ${problem.where}`})),...leftoversOf(
result,place,command)];if(problems.every(({severity})=>severity!=="error"))return{...invoked,outcome:"ok",measurements:read.
measurements,problems};let said=tail(result);return said!==""&&host.log.quote(`output of ${place.where}`,said),{...invoked,
outcome:"failed",problems:problems.map(asFailure)}}function asFailure(problem){return problem.severity==="error"?{...problem,
code:"benchmark-failed"}:problem}function failed(invoked,problem){return{...invoked,outcome:"failed",measurements:[],problems:[
...invoked.problems,problem]}}function meddlingOf({meddledWith=[]},{where}){if(meddledWith.length===0)return null;let message=`\
something wrote to ${meddledWith.length===1?"the file of the runner":"the files of the runner"} that ${meddledWith.join(
", ")} name${meddledWith.length===1?"s":""}, by which a step sets variables and outputs. That was taken back, and nothin\
g of this run is to be believed: no benchmark does that by accident.`;return{where,message,severity:"error",code:"tamper\
ed"}}function leftoversOf({hasLeftovers=!1},{where},command){if(!hasLeftovers)return[];let message=`"${commandName(command)}\
" left processes running, which were killed. Let it end what it starts: whatever goes on can slow what is measured next.`;
return[{where,message,severity:"warning"}]}function placementOf({cpus,nice}){return cpus===null&&nice===null?{}:{placement:{
cpus,nice}}}function isCut({ending},{because}){return ending==="cancelled"||ending==="deadline"&&because==="time"}function sideEnvironment({
side,temporary,home}){return{BENCH_REFEREE_SIDE:side,BENCH_REFEREE_HOME:home,TMPDIR:temporary,TMP:temporary,TEMP:temporary}}
function failureOf(result,{deadline,command,settings}){let{ending,exitCode,detail,durationMs}=result,name=`"${commandName(
command)}"`;switch(ending){case"exit":return exitCode===0?null:exitCode===NOT_FOUND?`${name} ended with exit code 127: a\
 command was not found. Install it in \`setup\` or before this step.`:`${name} ended with exit code ${exitCode} after ${duration(
durationMs)}. Its last lines are in the log; it must exit with 0.`;case"deadline":return`${name} ${overdue(deadline)}`;case"\
flood":return`${name} printed more than ${OUTPUT_LIMIT_BYTES/1024/1024} MiB and was killed. Print results only, or write\
 them to a file and name it in \`output-file\`.`;case"signal":return`${name} was killed by ${detail}. If that was SIGKIL\
L, memory may have run out.`;case"cancelled":return`${name} was cancelled.`;case"unstartable":{let hint=settings.workingDirectory===
"."?"":` Check that working-directory "${settings.workingDirectory}" exists there.`;return`${name} could not be started:\
 ${detail.replace(/\.$/,"")}.${hint}`}}}var NOT_FOUND=127;function commandName(command){let[first="",...more]=command.trim().
split(`
`);return more.length===0?first:`${first} \u2026`}var TAIL_LINES=30;function tail({stdout,stderrTail}){let last=text=>text.
trimEnd().split(`
`).slice(-TAIL_LINES).join(`
`);return[last(stdout),last(stderrTail)].filter(text=>text!=="").join(`
`)}import{join}from"node:path";var isLockFile=anywhere("package-lock.json","npm-shrinkwrap.json","yarn.lock","pnpm-lock.yaml","bun.lock","bun.lockb","d\
eno.lock","Cargo.lock","rust-toolchain","rust-toolchain.toml","go.mod","go.sum","go.work.sum","poetry.lock","uv.lock","p\
dm.lock","Pipfile.lock","requirements*.txt","Gemfile.lock","composer.lock","pom.xml","gradle.lockfile","libs.versions.to\
ml","gradle-wrapper.properties","packages.lock.json","mix.lock","Package.resolved","conan.lock","vcpkg.json","flake.lock"),
isBenchmark=anywhere("bench/**","benches/**","benchmark/**","benchmarks/**","jmh/**","*.bench.*","bench_*.py","test_benc\
h*.py","*_bench.*","*_benchmark.*","*Benchmark*.java","*Benchmark*.kt","*Benchmark*.scala","*Benchmark*.cs","*Bench.php"),
isGoTest=anywhere("*_test.go"),GO_BENCHMARK="func Benchmark";async function readChanges(store,{base,head,baseline}){if(base===
null||!await isAtHand(store,base))return null;let diff=await store.must("compare two commits","diff-tree","-r","-z","--n\
ame-only","--no-renames",base,head),changed2=list(diff).filter(path=>path!==baseline),goBenchmarks=changed2.some(isGoTest)?
await goBenchmarksOf(store,[base,head]):NONE;return{lockFiles:bounded(changed2.filter(isLockFile)),benchmarkSources:bounded(
changed2.filter(path=>isBenchmark(path)||goBenchmarks.has(path)))}}async function isAtHand(store,sha){return await store.
has(sha)?!0:(await store.fetch(store.isComplete?null:"--depth=1",sha),store.has(sha))}var NONE=new Set;async function goBenchmarksOf(store,shas){
let found=new Set;for(let sha of shas){let{stdout}=await store.git("grep","-l","-z","-F","-e",GO_BENCHMARK,sha,"--","*_t\
est.go");for(let entry of list(stdout))found.add(entry.slice(sha.length+1))}return found}function list(separated){return separated.
split("\0").filter(path=>path!=="")}function bounded(paths){return{total:paths.length,paths:paths.slice(0,MOST_PATHS)}}function anywhere(...globs){
let matches=patterns(globs.map(glob=>`**/${glob}`));return path=>matches([path])}var KINDS2=["others","steal"],LEAST_RISE={others:.1,steal:.05},MOST_GROWTH=1.5,LEAST_MS=500,CLEARLY=1.5;function attemptOf(invocations,cores){
let[base,head]=SIDES.map(side=>{let own=invocations.filter(one=>one.side===side);return{others:takenIn(own,"others",cores),
steal:takenIn(own,"steal",cores)}});return{base,head}}function takenIn(invocations,kind,cores){let totalMs=invocations.reduce(
(sum,{durationMs})=>sum+durationMs,0);if(totalMs<LEAST_MS)return null;let takenMs=0;for(let{durationMs,[kind]:share2=null}of invocations){
if(share2===null)return null;takenMs+=share2*durationMs}return takenMs/totalMs*cores}function disturbanceOf(attempt,before){
let all2=SIDES.flatMap(side=>KINDS2.flatMap(kind2=>{let taken2=attempt[side][kind2],usual=usualOf(before,side,kind2);return taken2===
null||usual===null?[]:[{kind:kind2,taken:taken2,side,extent:taken2/limit(usual,kind2)}]})),[worst]=all2.toSorted((left,right)=>right.
extent-left.extent);if(worst===void 0||worst.extent<=1)return null;let{kind,taken}=worst;return{kind,taken,side:sideOf(attempt,
kind)}}function sideOf({base,head},kind){let[onBase,onHead]=[base[kind]??0,head[kind]??0];return onHead>=CLEARLY*onBase?
"head":onBase>=CLEARLY*onHead?"base":null}function isCalm(others,before){let limits=SIDES.map(side=>limit(usualOf(before,
side,"others")??0,"others"));return others===null||others<=Math.min(...limits)}function limit(usual,kind){return MOST_GROWTH*
usual+LEAST_RISE[kind]}function usualOf(attempts,side,kind){let known=attempts.flatMap(attempt=>attempt[side][kind]??[]).
sort((left,right)=>left-right);return known[Math.floor((known.length-1)/4)]??null}var LEAST_P=.05;function isOneSided({base,
head}){let[n,fewer]=[base+head,Math.min(base,head)],tail2=0;for(let k=0;k<=fewer;k+=1)tail2+=coinProbability(n,k);return 2*
tail2<LEAST_P}import{isAbsolute}from"node:path";var RUNNER_FILES=["GITHUB_ENV","GITHUB_PATH","GITHUB_OUTPUT","GITHUB_STATE","GITHUB_STEP_SUMMARY","GITHUB_EVENT_PATH"];var FILTER_VARIABLE="BENCH_REFEREE_FILTER",LONGEST_VARIABLE_BYTES=32*1024-2;function focusOn(recording,undecided2,{filter,
sides}){if(filter===void 0||undecided2.length===0)return null;let commands=[...new Set(sides.flatMap(side=>undecided2.flatMap(
commandsOn(recording,side))))];if(commands.length===0)return null;let companions=commands.flatMap(command=>sides.flatMap(
side=>{let runs=series=>commandsOn(recording,side)(series).includes(command);return undecided2.some(runs)?[]:recording.series.
find(runs)??[]})),named=namedBy([...undecided2,...companions],sides),text=filter(named);return text.includes("\0")||Buffer.
byteLength(`${FILTER_VARIABLE}=${text}`)>LONGEST_VARIABLE_BYTES?null:(commands.sort((left,right)=>left-right),{filter:text,
commands,named,since:recording.invocations.length})}function commandsOn({invocations},side){return series=>[...new Set(series[side].
invocations.flatMap(at=>invocations[at]?.command??[]))]}function namedBy(series,measured){let named=new Map;for(let{group,
name,...own}of series){let key=keyOf({group,name}),sides=measured.filter(side=>own[side].values.length>0||named.get(key)?.
sides.includes(side));named.set(key,{group,name,sides})}return[...named.values()]}var NAMES_SHOWN2=3;function missedBy(focus,{
series}){let gave=new Map(SIDES.map(side=>[side,namesSince(series,side,focus.since)])),missed=focus.named.filter(one=>one.
sides.some(side=>!gave.get(side)?.has(keyOf(one))));if(missed.length===0)return null;let names=missed.slice(0,NAMES_SHOWN2).
map(({name})=>cite(cut(name))),more=missed.length>NAMES_SHOWN2?` and ${missed.length-NAMES_SHOWN2} more`:"";return givenUp(
focus,`${names.join(", ")}${more} did not run with it`)}function givenUp({filter},why){let shown=filter.length>LONGEST_SHOWN?
`${filter.slice(0,LONGEST_SHOWN)}\u2026`:filter,message=`${why}, so everything is measured again from here on. Check wha\
t the command does with "${shown}".`;return{where:FILTER_VARIABLE,message,severity:"warning"}}var LONGEST_SHOWN=500;function namesSince(series,side,since){
let measured=series.filter(one=>(one[side].invocations.at(-1)??-1)>=since);return new Set(measured.map(keyOf))}function keyOf({
group,name}){return JSON.stringify([group,name])}var RUNNERS_OWN=/^(INPUT_|STATE_|ACTIONS_)/i,NOT_HANDED_ON=new Set([...RUNNER_FILES,FILTER_VARIABLE]),CARGO_FOLDERS=new Set(
["CARGO_TARGET_DIR","CARGO_BUILD_TARGET_DIR","CARGO_BUILD_BUILD_DIR"]),TOKEN_SHAPE=/\b(gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/,
BASE64_RUN=/[A-Za-z0-9+/_-]{16,}={0,2}/g;function childEnvironment(env,secrets){let forms=secrets.filter(secret=>secret.
length>0).flatMap(formsOf),kept={};for(let[name,value]of Object.entries(env))value===void 0||RUNNERS_OWN.test(name)||NOT_HANDED_ON.
has(name.toUpperCase())||CARGO_FOLDERS.has(name.toUpperCase())&&isAbsolute(value)||holdsSecret(value,forms)||(kept[name]=
value);return kept}function holdsSecret(value,forms){return TOKEN_SHAPE.test(value)||forms.some(form=>value.includes(form))?
!0:(value.match(BASE64_RUN)??[]).some(run=>{let decoded=Buffer.from(run,"base64").toString("latin1");return TOKEN_SHAPE.
test(decoded)||forms.some(form=>decoded.includes(form))})}function formsOf(secret){return[...new Set([secret,encodeURIComponent(
secret),JSON.stringify(secret).slice(1,-1)])]}function watchMachine(host){let seen={rounds:[],atMs:[],load:[],steal:[],others:[],mhz:[]},latest={load:null,cpu:null,mhz:null},
kept=null;return{async look(){let before=latest.cpu;return latest=await host.observe(),takenBetween(before,latest.cpu)},
keep(atMs,round2){let{load,cpu,mhz}=latest,{others}=takenBetween(kept,cpu);seen.rounds.push(round2),seen.atMs.push(atMs),
seen.load.push(load),seen.steal.push(takenBetween(kept??NOTHING2,cpu).steal),seen.others.push(others),seen.mhz.push(mhz),
kept=cpu},all:()=>structuredClone(seen)}}var NOTHING2={total:0,busy:0,stolen:0,own:0};function takenBetween(from,to){if(from===
null||to===null)return{steal:null,others:null};let totalTime=to.total-from.total;return{steal:share(to.stolen-from.stolen,
totalTime),others:share(to.busy-from.busy-(to.own-from.own),totalTime)}}function share(part,whole){return whole>0?round(
Math.min(1,Math.max(0,part/whole))):null}function round(ratio){return Number(ratio.toFixed(4))}var MAX_NAMES_SHOWN=3;function makeResultCheck(){let warmUps=new Map;return{missingIn({round:round2,command},{outcome,measurements}){
let names=new Map(measurements.map(({group,name,metric})=>[JSON.stringify([group,name,metric]),name]));if(round2===0&&warmUps.
set(command,names),round2!==1||outcome!=="ok")return null;let missing=[...warmUps.get(command)??[]].filter(([key])=>!names.
has(key));return missing.length===0?null:problemOf([...new Set(missing.map(([,name])=>name))])}}}function problemOf(names){
let shown=names.slice(0,MAX_NAMES_SHOWN).map(name=>cite(cut(name))),more=names.length-shown.length;return{message:`a res\
ult is missing for ${`${shown.join(", ")}${more>0?` and ${more} more`:""}`}, though base had one in its warm-up, before \
head ran. Each invocation must print the same benchmarks.`,severity:"error"}}function watchTrees(files,folders,sides){let noted=new Map(sides.map(side=>[side,files.stamps(folders[side])]));return{note:side=>{
noted.set(side,files.stamps(folders[side]))},look(side,where){let before=noted.get(side)??new Map,changed2=difference(before,
files.stamps(folders[side]));if(changed2.length===0)return null;let named=changed2.slice(0,3).map(path=>JSON.stringify(path)),
others=changed2.length>3?` and ${changed2.length-3} more`:"";return{where,message:`while ${side==="base"?"head":"base"} \
was measured, the tree of ${side} was changed: ${named.join(", ")}${others}. Numbers of it mean nothing any more. A benc\
hmark may write below its own folder and \`$TMPDIR\` only.`,severity:"error",code:"tampered"}}}}function difference(before,after){
let gone=[...before.keys()].filter(path=>!after.has(path)),others=[...after].filter(([path,stamp])=>before.get(path)!==stamp).
map(([path])=>path);return[...gone,...others].sort()}async function start(host,measuring){return{host,measuring,env:childEnvironment(host.env,host.secrets),machine:await host.
machine(),loadBefore:host.load(),startedOn:host.clock.today(),watch:watchMachine(host),toolchain:{base:[],head:[]},treeWatch:watchTrees(
host.files,measuring.trees.folders,measuring.sides),startMs:host.clock.nowMs(),format:measuring.settings.format,ended:"c\
omplete",sides:measuring.sides,brokenOnBase:new Set,baseResults:makeResultCheck(),focus:null,focusedSince:0,isFilterBroken:!1,
undecided:null,slowestMs:0,disturbed:{attempts:[],tally:{base:0,head:0},rounds:0,isOneSided:!1},invocations:[],series:makeSeriesFile(),
problems:[...measuring.commits.problems,...measuring.trees.problems,...unitProblems(measuring)]}}function unitProblems({
settings}){return settings.unit==="invocation"?[]:[{where:"unit: sample",message:"every raw value counts, as in benchsta\
t. The values of one invocation share its moment and its memory layout, so changes look surer than they are.",severity:"\
warning"}]}function file({series,format,invocations},side,{measurements}){let invocation=invocations.length-1,{command}=invocations[invocation];
for(let measurement of measurements){let own=series.find(measurement,{command,format})[side];own.invocations.at(-1)===invocation?
own.values.at(-1)?.push(...measurement.values):(own.invocations.push(invocation),own.values.push([...measurement.values]))}}
function tell(run,side,problem){let isKnown=run.problems.some(({message})=>message===problem.message);problem.severity===
"warning"&&isKnown||(run.problems.push(side==="base"?{...problem,severity:"warning"}:problem),run.host.log.info(`${problem.
where}: ${problem.message}`))}function isTreeUntouched(run,side,where){let problem=run.treeWatch.look(side,where);return problem!==
null&&tell(run,"head",problem),problem===null||end(run,"failed")}function end(run,how){return run.ended=how,!1}function elapsedMs({
host,startMs}){return host.clock.nowMs()-startMs}function runsOn({sides,brokenOnBase},side,command){return sides.includes(
side)&&!(side==="base"&&brokenOnBase.has(command))}function planOf({measuring,sides,focus,focusedSince}){let{settings}=measuring,
commands=focus?.commands.length??settings.commands.length;return{settings,sides,commands,since:focusedSince}}function placeOf({
measuring},side,where){let{settings,trees}=measuring,root=trees.folders[side],folder=settings.workingDirectory==="."?root:
`${root}/${settings.workingDirectory}`;return{side,folder,temporary:trees.temporary[side],home:trees.homes[side],where}}
function recordingOf(run){let{baseline}=run.measuring,measured=measuredBy(run);return baseline===null?measured:withBaseline(
measured,baseline)}function scheduleOf(settings,{seed,format,ended}){let{rounds,commands,setup,workingDirectory,outputFile,
unit,cpus,nice,maxMinutes}=settings;return{seed,rounds,commands:[...commands],setup,workingDirectory,outputFile,format:format===
"auto"?null:format,unit,cpus,nice,maxMinutes,ended}}function measuredBy(run){let{measuring,machine,loadBefore}=run,{settings,
commits,seed}=measuring;return{version:RECORDING_VERSION,name:settings.name,commits:{base:commits.base,head:commits.head},
measuredOn:run.startedOn,schedule:scheduleOf(settings,{seed,format:run.format,ended:run.ended}),environment:{...machine,
toolchain:run.toolchain,loadBefore,loadAfter:run.host.load(),observations:run.watch.all()},...measuring.changes!==null&&
{changes:measuring.changes},invocations:[...run.invocations],series:run.series.all(),problems:[...run.problems]}}var LOOK_MS=200,MOST_WAIT_MS=1e4,INVOCATIONS_WAITED=10;function noteWarmUp(run){canBeAgain(run)&&run.disturbed.attempts.
push(attemptOf(run.invocations,run.machine.cores))}function isAgain(run,made,hasTime){let{disturbed,machine,invocations}=run;
if(!canBeAgain(run))return!1;let attempt=attemptOf(invocations.slice(made.from),machine.cores),disturbance=disturbanceOf(
attempt,disturbed.attempts);if(disturbed.attempts.push(attempt),disturbance===null||disturbed.isOneSided)return!1;let rounds=disturbed.
rounds+made.block.length,mostRounds=run.measuring.settings.rounds.max;if(made.aside===MOST_ASIDE||rounds>mostRounds||!hasTime(
mostWaitMs(run)))return!1;let{side}=disturbance;if(side!==null&&(disturbed.tally={...disturbed.tally,[side]:disturbed.tally[side]+
1}),isOneSided(disturbed.tally))return takeBack(run),!1;for(let one of invocations.slice(made.from))one.outcome="disturb\
ed";return disturbed.rounds=rounds,run.host.log.info(`${roundsText(made.block)} again: ${takenText(disturbance)}`),!0}function canBeAgain({
sides,brokenOnBase}){return sides.length===2&&brokenOnBase.size===0}function takeBack({disturbed,invocations,host}){disturbed.
isOneSided=!0;for(let one of invocations)one.outcome==="disturbed"&&(one.outcome="ok");let{base,head}=disturbed.tally;host.
log.info(`disturbances came with one side (base ${base}, head ${head} times), so every attempt counts and nothing is mea\
sured again`)}function mostWaitMs({slowestMs}){return Math.min(MOST_WAIT_MS,INVOCATIONS_WAITED*slowestMs)}async function waitForCalm(run,before){
let{host,watch,machine,disturbed}=run,latest=disturbed.attempts.at(-1);if(latest===void 0||SIDES.every(side=>latest[side].
others===null))return;let endMs=elapsedMs(run)+mostWaitMs(run);for(;elapsedMs(run)<endMs&&!host.cancelled.aborted;){await host.
clock.sleep(LOOK_MS);let{others}=await watch.look();if(isCalm(others&&others*machine.cores,before))return}}function roundsText(block){
return`${block.length===1?"round":"rounds"} ${block.join(" and ")}`}var WHO={others:"other processes",steal:"other virtu\
al machines"};function takenText({kind,taken}){return`${WHO[kind]} took ${Math.round(taken*100)}% of a processor`}import{createHash}from"node:crypto";var ORDERS=[["base","head","head","base"],["head","base","base","head"],["base","hea\
d","base","head"],["head","base","head","base"],["base","base","head","head"],["head","head","base","base"]];function turnsOf(seed,block){
let index=Math.floor((block[0]-1)/2);if(block.length===1)return singleRound(seed,{index,round:block[0]});let seen={base:0,
head:0};return orderOf(seed,index).map(side=>({side,round:block[seen[side]++]}))}function orderOf(seed,index){return shuffled(
ORDERS,`${seed}
${Math.floor(index/ORDERS.length)}`)[index%ORDERS.length]}function singleRound(seed,{index,round:round2}){let first=orderOf(
seed,index)[0],second=first==="base"?"head":"base";return(round2%2===1?[first,second]:[second,first]).map(side=>({side,round:round2}))}
function shuffled(list2,text){let digest=createHash("sha256").update(text).digest(),all2=[...list2];for(let last=all2.length-
1;last>0;last-=1){let chosen=digest.readUInt32BE(4*last)%(last+1);[all2[last],all2[chosen]]=[all2[chosen],all2[last]]}return all2}var DEADLINE_MS=60*6e4,OUTPUT_LIMIT_BYTES2=256*1024*1024,QUOTED_CHARACTERS=4e3;async function setUp(host,place,{script,env}){
host.log.info(`setup ${place.side}`),await host.files.makeFolder(place.temporary);let result=await host.run({script,folder:place.
folder,env:{...env,...sideEnvironment(place)},deadlineMs:DEADLINE_MS,outputLimitBytes:OUTPUT_LIMIT_BYTES2,meter:!1}),failure=failureOf2(
result);return failure!==null&&host.log.quote(`output of ${place.where}`,`${result.stdout.slice(-QUOTED_CHARACTERS)}
${result.stderrTail}`),failure}function failureOf2({ending,exitCode,detail,durationMs}){switch(ending){case"exit":return exitCode===
0?null:`setup ended with exit code ${exitCode} after ${duration(durationMs)}. Its last lines are in the log; it must exi\
t with 0.`;case"deadline":return`setup did not end within ${duration(DEADLINE_MS)} and was killed. Find out why it hangs\
.`;case"flood":return`setup printed more than ${OUTPUT_LIMIT_BYTES2/1024/1024} MiB and was killed. Let it print less.`;case"\
signal":return`setup was killed by ${detail}. If that was SIGKILL, memory may have run out.`;case"unstartable":return`se\
tup could not be started: ${detail.replace(/\.$/,"")}.`;case"cancelled":return null}}function logProgress(run,step2,{durationMs,outcome}){let left=estimateLeft(run.invocations,planOf(run)),remark=outcome===
"ok"?"":` ${outcome}`;run.host.progress.end(`${stepName(run,step2)} ${duration(durationMs)}${remark}${left}`)}function progressOf(run,step2){
let{undecided:undecided2,invocations,sides,measuring}=run,{rounds,commands}=measuring.settings,perRound=commands.length*
sides.length,here=invocations.filter(one=>one.round===step2.round&&one.outcome!=="disturbed").length,share2=(step2.round+
here/perRound)/(rounds.max+1),open=undecided2===null?"":`, ${undecided2.count} of ${undecided2.of} undecided`;return{share:share2,
text:`${stepName(run,step2)}${open}${estimateLeft(invocations,planOf(run))}`}}function stepName({measuring},{round:round2,
command,side}){let{commands,rounds}=measuring.settings,label=round2===0?"warm-up":`round ${round2}/${rounds.max}`,which=commands.
length===1?"":` command ${command+1}/${commands.length}`;return`${label} ${side}${which}`}var QUESTIONS={go:"go version",java:"java -version 2>&1",zig:"zig version"},TOOLS=["rustc","node","bun","deno","python",
"pypy","ruby","php","dotnet","swift","julia","cc","c++","gcc","g++","clang","clang++","ghc","hyperfine"],IMPLIED={...all(
"rustc","cargo","cross"),...all("node","npm","npx","pnpm","pnpx","yarn","tsx","vitest","jest"),...all("python3","pytest",
"pip","pip3","uv","uvx","poetry","tox","nox","asv","pyperf"),...all("java","mvn","mvnw","gradle","gradlew","sbt","kotlin",
"scala"),...all("cc","make","cmake","ctest","ninja","meson","bazel","bazelisk"),...all("ruby","bundle","rake"),...all("p\
hp","composer","phpbench")},DEADLINE_MS2=5e3,OUTPUT_LIMIT_BYTES3=64*1024;async function readToolchain(host,place,{scripts,
env}){let lines=new Set;for(let script of questionsFor(scripts)){if(host.cancelled.aborted)break;let{exitCode,stdout}=await host.
run({script,folder:place.folder,env:{...env,...sideEnvironment(place)},deadlineMs:DEADLINE_MS2,outputLimitBytes:OUTPUT_LIMIT_BYTES3,
meter:!1}),line=exitCode===0?versionLine(stdout):null;line!==null&&lines.add(line)}return[...lines]}function questionsFor(scripts){
let questions=scripts.flatMap(script=>script.match(/[\w.+-]+/g)??[]).map(word=>Object.hasOwn(IMPLIED,word)?IMPLIED[word]:
word).flatMap(program=>{if(Object.hasOwn(QUESTIONS,program))return[QUESTIONS[program]];let unversioned=program.replace(/-?\d+(\.\d+)*$/,
"");return TOOLS.includes(unversioned)?[`${program} --version`]:[]});return[...new Set(questions)].slice(0,MOST_TOOLS)}function versionLine(stdout){
let lines=stdout.split(/\r?\n/).map(line2=>line2.trim()),line=lines.find(one=>/\d\.\d/.test(one))??lines.find(one=>one!==
"");return line===void 0?null:line.slice(0,LONGEST_LINE)}function all(program,...names){return Object.fromEntries(names.
map(name=>[name,program]))}async function collect(host,measuring){let run=await start(host,measuring);host.log.info(`seed ${measuring.seed}`);try{await prepareSides(
run)&&await measureRounds(run)}finally{host.progress.close()}return recordingOf(run)}async function prepareSides(run){for(let side of run.
measuring.sides){let startedMs=run.host.clock.nowMs(),isPrepared=await setUpSide(run,side)&&await askForVersions(run,side);
if(await run.watch.look(),run.startMs+=run.host.clock.nowMs()-startedMs,!isPrepared)return!1;run.invocations.length===0&&
run.watch.keep(0,null);for(let command of run.measuring.settings.commands.keys())if(runsOn(run,side,command)&&!await take(
run,{round:0,command,side}))return!1}return noteWarmUp(run),hasTimeFor(run,run.measuring.settings.rounds.min,mostWaitMs(
run))&&await waitForCalm(run,[]),run.watch.keep(elapsedMs(run),0),!0}async function setUpSide(run,side){let{host,measuring,
env}=run,script=measuring.settings.setup;if(script===null)return!0;let failure=await setUp(host,placeOf(run,side,`setup,\
 ${side}`),{script,env});return run.treeWatch.note(side),host.cancelled.aborted?end(run,"cancelled"):failure===null?!0:(tell(
run,side,{where:`setup, ${side}`,message:failure,severity:"error",code:"setup-failed"}),side==="head"?end(run,"failed"):
(run.sides=["head"],!0))}async function askForVersions(run,side){if(!run.sides.includes(side))return!0;let{host,env,toolchain}=run,
{commands,setup}=run.measuring.settings,scripts=setup===null?commands:[...commands,setup],where=`versions, ${side}`;return isTreeUntouched(
run,side,where)?(toolchain[side]=await readToolchain(host,placeOf(run,side,where),{scripts,env}),run.treeWatch.note(side),
!0):!1}async function measureRounds(run){let{looks,settings}=run.measuring;for(let block of blocksOf(settings.rounds.max,
looks)){let possible=block.filter((_,index)=>hasTimeFor(run,index+1));if(possible.length>0&&!(await measureBlock(run,possible)&&
!isDecided(run,possible)))return;if(possible.length<block.length){end(run,"time");return}}}async function measureBlock(run,block){
let{focus}=run;for(let aside=0;;aside+=1){let made={block,from:run.invocations.length,aside};if(!await tryBlock(run,block))
return!1;if(run.focus!==focus)return!0;let needed=block.length+Math.max(0,run.measuring.settings.rounds.min-block.at(-1));
if(!isAgain(run,made,waitMs=>hasTimeFor(run,needed,waitMs)))break;await waitForCalm(run,run.disturbed.attempts),run.watch.
keep(elapsedMs(run),block.at(-1))}let missed=focus&&missedBy(focus,{series:run.series.all()});return missed!==null&&widen(
run,block.at(-1),missed),run.watch.keep(elapsedMs(run),block.at(-1)),!0}async function tryBlock(run,block){let turns=turnsOf(
run.measuring.seed,block),{focus}=run;for(let command of focus?.commands??run.measuring.settings.commands.keys())for(let{
round:round2,side}of turns){if(runsOn(run,side,command)&&!await take(run,{round:round2,command,side}))return leaveOut(run,
block,command),!1;if(run.focus!==focus)return!0}return!0}function leaveOut(run,block,command){for(let round2 of block){let made=run.
invocations.filter(one=>one.round===round2&&one.outcome!=="disturbed");if(made.length===0||made.some(one=>one.command===
command))continue;let nothing={startMs:elapsedMs(run),durationMs:0,exitCode:null,outcome:"cut"};run.invocations.push({round:round2,
command,side:"base",...nothing})}}function isDecided(run,block){let round2=block.at(-1),{looks,settings,undecided:undecided2}=run.
measuring;if(round2===settings.rounds.max||!looks.includes(round2))return!1;let open=undecided2(recordingOf(run));return run.
undecided={count:open.names.length,of:open.of},open.isHopeless?(run.host.log.info(`look after ${round2} rounds: this pla\
n cannot be judged, so measuring ends`),!end(run,"decided")):settings.rounds.min===settings.rounds.max||(open.names.length>
0&&round2>=settings.rounds.min&&narrow(run,round2,open),run.host.log.info(`look after ${round2} rounds: ${openLine(open)}${focusRemark(
run,open)}`),open.names.length>0)?!1:(end(run,"decided"),!0)}function narrow(run,round2,open){if(run.isFilterBroken)return;
let{filter}=findFormat(run.format)??{},wanted=focusOn(recordingOf(run),open.series,{filter,sides:run.sides});isSame(run.
focus,wanted)||(run.focus=wanted,run.focusedSince=round2+1)}function isSame(one,other){return one?.filter===other?.filter&&
one?.commands.join()===other?.commands.join()}function focusRemark({focus,measuring},{names,of}){return focus===null||names.
length===0||names.length===of?"":focus.commands.map(index=>measuring.settings.commands[index]).every(command=>command?.includes(
FILTER_VARIABLE))?": only these are measured again":`: ${FILTER_VARIABLE} names them`}function widen(run,round2,problem){
tell(run,"head",problem),run.focus=null,run.focusedSince=round2+1,run.isFilterBroken=!0}async function take(run,step2){let{
host,measuring,focus}=run,{settings}=measuring,startMs=elapsedMs(run),leftMs=settings.maxMinutes*6e4-startMs;if(leftMs<=
0)return run.invocations.push({...step2,startMs,durationMs:0,exitCode:null,outcome:"cut"}),end(run,"time");let label=step2.
round===0?"warm-up":`round ${step2.round}`;if(!isTreeUntouched(run,step2.side,`${label}, ${step2.side}`))return!1;host.progress.
begin(progressOf(run,step2));let place=placeOf(run,step2.side,`${label}, ${step2.side}`),printed=await invoke(host,place,
{command:settings.commands[step2.command]??"",env:focus===null?run.env:{...run.env,[FILTER_VARIABLE]:focus.filter},deadline:deadlineFor(
{isWarmUp:step2.round===0,usualMs:run.slowestMs,leftMs}),settings,format:run.format}),taken=await run.watch.look(),lost=step2.
side==="base"?run.baseResults.missingIn(step2,printed):null,invoked=lost===null?printed:failed(printed,{...lost,where:place.
where});run.treeWatch.note(step2.side);let{durationMs,exitCode}=invoked,isFiltersFault=mayBeFiltersFault(run,step2,invoked),
outcome=isFiltersFault?"cut":invoked.outcome;run.invocations.push({...step2,startMs,durationMs,exitCode,outcome,...taken}),
run.slowestMs=Math.max(run.slowestMs,durationMs),logProgress(run,step2,invoked);for(let problem of invoked.problems)tell(
run,step2.side,isFiltersFault?{...problem,severity:"warning"}:problem);return invoked.meddling!==null?(tell(run,"head",invoked.
meddling),end(run,"failed")):!isFiltersFault||focus===null?goesOnAfter(run,step2,invoked):(widen(run,step2.round,givenUp(
focus,`${label}, ${step2.side}, failed with it`)),take(run,step2))}function mayBeFiltersFault({focus,measuring},{command},invoked){
return focus===null||invoked.outcome!=="failed"?!1:(measuring.settings.commands[command]?.includes(FILTER_VARIABLE)??!1)||
invoked.exitCode===0}function goesOnAfter(run,step2,invoked){let{host}=run;if(invoked.outcome==="cut")return end(run,host.
cancelled.aborted?"cancelled":"time");if(invoked.outcome==="failed")return step2.side==="head"||step2.round>0?end(run,"f\
ailed"):(run.brokenOnBase.add(step2.command),run.brokenOnBase.size===run.measuring.settings.commands.length&&(run.sides=
["head"]),!0);if(run.format==="auto"&&invoked.format!==null){run.format=invoked.format;let why=invoked.evidence===void 0?
"":` by "${invoked.evidence}"`;host.log.info(`recognised the format "${invoked.format}"${why}`)}return step2.round>0&&file(
run,step2.side,invoked),!0}function hasTimeFor(run,rounds,waitMs=0){let{measuring,focus,focusedSince,sides,invocations}=run,
leftMs=measuring.settings.maxMinutes*6e4-elapsedMs(run)-waitMs,alike=longestRound(invocations,{sides,since:focusedSince});
return alike===null&&focus!==null?leftMs>0:rounds*(alike??longestRound(invocations,{sides,since:0})??0)<=leftMs}var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];function connectRemote(host,folder,{
remote,name=remote.url}){let run=(...args)=>insist(host,()=>runAtRemote(host,folder,{remote,args}));return{async ask(refs){
let{exitCode,stdout,stderr}=await run("ls-remote",name,...refs);if(exitCode!==0)return{kind:"silent",why:reason(stderr)};
let lines=stdout.split(`
`).map(line=>line.split("	"));for(let ref of refs){let sha=lines.find(([,candidate])=>candidate===ref)?.[0];if(sha!==void 0)
return{kind:"found",sha}}return{kind:"absent"}},async fetch(depth,wanted){host.log.info(`fetch ${wanted.join(" ")}`);let refspecs=wanted.
map(want=>`+${want}:refs/fetched/${want}`);return wordsOf(await run(...FETCH,...depth===null?[]:[depth],name,...refspecs))},
async fetchObjects(shas){let args=["-c","fetch.negotiationAlgorithm=noop",...FETCH,"--no-filter",name,...shas];return wordsOf(
await run(...args))}}}var PAUSES_MS=[3e3,1e4],PASSING=/could not resolve host|connection (?:timed out|reset|refused)|(?:failed|couldn't) to connect|couldn't connect|unexpected disconnect|early EOF|RPC failed|hung up unexpectedly|too slow|requested URL returned error: (?:429|5\d\d)|(?:SSL|TLS|GnuTLS).*(?:error|recv)/i;
async function insist(host,attempt){let result=await attempt();for(let pauseMs of PAUSES_MS){if(result.exitCode===0||!PASSING.
test(result.stderr)||host.cancelled.aborted)break;host.log.info(`git: ${reason(result.stderr)}; waiting ${pauseMs/1e3} s`),
await host.clock.sleep(pauseMs),result=await attempt()}return result}async function runAtRemote(host,folder,{remote,args}){
let patience={"http.lowSpeedLimit":"1000","http.lowSpeedTime":"60"};if(remote.token===null)return host.git(args,{folder,
config:patience});let result=await host.git(args,{folder,config:{...patience,...authorisation(remote)}});return result.exitCode!==
0&&/returned error: 30[1278]/.test(result.stderr)?host.git(args,{folder,config:patience}):result}function authorisation({
serverUrl,token}){let basic=Buffer.from(`x-access-token:${token}`).toString("base64");return{"http.followRedirects":"fal\
se",[`http.${serverUrl}/.extraheader`]:"",[`http.${serverUrl}/.extraHeader`]:`AUTHORIZATION: basic ${basic}`}}function wordsOf({
exitCode,stderr}){return exitCode===0?null:reason(stderr)}function reason(stderr){let lines=stderr.trim().split(`
`);return(lines.find(line=>/^(error|fatal): /.test(line))??lines.at(-1)??"").replace(/\.$/,"")}var ELSEWHERE=["node_modules","vendor","dist"].flatMap(folder=>[`${folder}/*`,`*/${folder}/*`].map(glob=>`:(exclude)${glob}`)),
MOST_MATCHES=5e5,LONGEST_MATCH=1e3,LONGEST_NAME=300;async function readDefinitions(log,{store,sha,format}){let matches=new Map;
for(let one of definitionsOf(format))matches.set(one,await grep(log,{store,sha},one));return recording=>{let{definitions}=findFormat(
recording.schedule.format??"")??{},found=definitions===void 0?void 0:matches.get(definitions);if(definitions===void 0||found===
void 0||found.length===0)return recording;let places=placesOf(recording,definitions.locator(found));return places.length===
0?recording:{...recording,places}}}function definitionsOf(format){let formats=format==="auto"?FORMATS:[findFormat(format)];
return new Set(formats.flatMap(one=>one?.definitions??[]))}function placesOf({series},locate){let benchmarks=new Map(series.
map(one=>[toolNameKey(one),one])),places=[];for(let{group,name}of benchmarks.values()){let place=name.length>LONGEST_NAME?
null:locate({group,name});if(place!==null&&placeSchema.safeParse(place).success&&places.push({group,name,...place}),places.
length===MOST_PLACES)break}return places}var OPTIONS=["-n","-z","-o","-I","-E","--full-name","--no-color","--no-column",
"--no-textconv","--no-recurse-submodules"];async function grep(log,{store,sha},{sign,line,files}){let patterns2=sign===null?
["-e",line]:["--all-match","-e",sign,"-e",line],{exitCode,stdout,stderr}=await store.git("grep",...OPTIONS,...patterns2,
sha,"--",...files,...ELSEWHERE);if(exitCode>1&&log.info(`the lines that define benchmarks are not known: git grep: ${reason(
stderr)}`),exitCode!==0)return[];let entries=stdout.split(`
`,MOST_MATCHES+1);return entries.length>MOST_MATCHES?(log.info("the lines that define benchmarks are not known: too many\
 look like it"),[]):entries.flatMap(entry=>parseEntry(entry,sha))}function parseEntry(entry,sha){if(!entry.startsWith(`${sha}\
:`))return[];let end2=entry.indexOf("\0"),[,line,text=""]=/^(\d+)[\0:](.*)$/s.exec(entry.slice(end2+1))??[];return end2<
0||line===void 0||text.length>LONGEST_MATCH?[]:[{file:entry.slice(sha.length+1,end2),line:Number(line),text}]}import{resolve as resolve3}from"node:path";async function openStore(host,folder,remote){let checkout=await checkoutOf(host);if(checkout===null&&remote===null)throw new UserError(
{where:host.folder,what:"this is not a git repository",remedy:"Run bench-referee inside a clone of the repository you wa\
nt to measure"});let store=storeAt(host,folder,{checkout,remote});await host.files.makeFolder(folder);let format=checkout?.
format??(host.trigger.sha?.length===64?"sha256":"sha1");return await store.must("create a store","init","--quiet","--bar\
e","--template=",`--object-format=${format}`,"."),checkout===null||(await host.files.write(`${folder}/objects/info/alter\
nates`,`${checkout.common}/objects
`),await host.files.copy(`${checkout.common}/shallow`,`${folder}/shallow`),checkout.promisor!==null&&await becomePartial(
store,remote?.url??checkout.promisor)),store}async function checkoutOf(host){let ask=async(...args)=>{let{exitCode,stdout}=await host.
git(args,{folder:host.folder});return exitCode===0?stdout.trim().split(`
`):null},facts=["--absolute-git-dir","--show-object-format","--is-shallow-repository"],[folder,format="sha1",isShallow]=await ask(
"rev-parse",...facts)??[];if(folder===void 0)return null;let common=await host.files.read(`${folder}/commondir`,MAX_PATH_BYTES),
[promisor]=await ask("config","--name-only","--get-regexp","^remote\\..*\\.promisor$")??[],[url=null]=promisor?await ask(
"config",promisor.replace(/promisor$/,"url"))??[]:[];return{common:resolve3(folder,common?.trim()??"."),format,isShallow:isShallow===
"true",promisor:url}}var MAX_PATH_BYTES=64*1024,PROMISOR="origin";async function becomePartial(store,url){let settings={
"core.repositoryFormatVersion":"1","extensions.partialClone":PROMISOR,[`remote.${PROMISOR}.url`]:url,[`remote.${PROMISOR}\
.promisor`]:"true",[`remote.${PROMISOR}.partialCloneFilter`]:"blob:none"};for(let[key,value]of Object.entries(settings))
await store.must("configure a store","config",key,value)}var NO_REMOTE={ask:()=>Promise.resolve({kind:"absent"}),fetch:()=>Promise.
resolve("there is no remote"),fetchObjects:()=>Promise.resolve("there is no remote")};function storeAt(host,folder,{checkout,
remote}){let git=(...args)=>host.git(args,{folder}),promisor=checkout?.promisor??null,connection=remote===null?NO_REMOTE:
connect(remote);function connect(to){return connectRemote(host,folder,{remote:to,...promisor===null?{}:{name:PROMISOR}})}
let store={folder,isComplete:checkout!==null&&!checkout.isShallow,git,async must(doing,...args){let{exitCode,stdout,stderr}=await git(
...args);if(exitCode===0)return stdout.trim();throw new UserError({where:"git",what:`could not ${doing}`,got:reason(stderr)})},
async has(sha){return(await git("cat-file","-e",`${sha}^{commit}`)).exitCode===0},ask:connection.ask,async remembered(ref){
let args=["rev-parse","--verify","--quiet",`${ref.replace(/^refs\/heads\//,"refs/remotes/origin/")}^{commit}`],{exitCode,
stdout}=await host.git(args,{folder:host.folder});return exitCode===0&&checkout!==null?stdout.trim():null},fetch:(depth,...wanted)=>connection.
fetch(depth,wanted),async fillIn(sha){if(promisor===null)return;await fillIn(store,connect(remote??{url:promisor,token:null,
serverUrl:""}),sha)}};return store}var OBJECTS_AT_ONCE=400;async function fillIn(store,connection,sha){let list2=["rev-l\
ist","--objects","--no-walk","--no-object-names","--missing=print",sha],missing=(await store.must("list the files of a c\
ommit",...list2)).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[]);for(let index=0;index<missing.length;index+=OBJECTS_AT_ONCE){let why=await connection.
fetchObjects(missing.slice(index,index+OBJECTS_AT_ONCE));if(why!==null)throw new UserError({where:`commit ${sha}`,what:"\
the checkout is a partial clone that lacks files of this commit, and they could not be fetched",got:why,remedy:"Leave ou\
t `filter` in actions/checkout, or make a full clone"})}}async function makeTrees(host,root,{store,commits}){let folders={base:`${root}/base`,head:`${root}/head`};for(let side of SIDES){
let{sha}=commits[side];host.log.info(`clone ${side} ${sha.slice(0,12)}`),await makeTree(host,folders[side],{store,sha})}
let homes={base:`${root}/home/base`,head:`${root}/home/head`};for(let side of SIDES)await host.files.makeFolder(homes[side]);
return{folders,temporary:{base:`${root}/tmp/base`,head:`${root}/tmp/head`},homes,problems:await leftOut(host,folders.head)}}
async function makeTree(host,folder,{store,sha}){let format=sha.length===64?"sha256":"sha1",attributes=`${folder}/.git/i\
nfo/attributes`;await host.files.makeFolder(folder),await step(host,folder,["init","--quiet","--template=",`--object-for\
mat=${format}`,"."]),await step(host,folder,["fetch",...["--quiet","--depth=1","--no-tags","--no-write-fetch-head","--no\
-recurse-submodules"],store.folder,sha]),await host.files.write(attributes,`* -filter
`),await step(host,folder,["checkout","--quiet","--detach","--no-recurse-submodules",sha]),await host.files.remove(attributes)}
async function step(host,folder,args){let{exitCode,stdout,stderr}=await host.git(args,{folder,config:{"core.longpaths":"\
true"}});if(exitCode===0)return stdout;throw new UserError({where:`git ${args[0]}`,what:"could not make the tree of a co\
mmit",got:reason(stderr),remedy:"See what a plain `git checkout` of this commit says"})}async function leftOut(host,folder){
let names=async pathspec=>step(host,folder,["ls-files","-z","--",pathspec]),problems=[];return await names(":(top,litera\
l).gitmodules")!==""&&problems.push({where:".gitmodules",message:"submodules are not fetched. A benchmark that needs the\
m can get them in `setup`.",severity:"warning"}),await names(":(top,attr:filter=lfs)")!==""&&problems.push({where:".gita\
ttributes",message:"files of Git LFS are left as pointers. A benchmark that needs their content can get it in `setup`.",
severity:"warning"}),problems}async function measureStage(host,request){let{root}=request,store=await openStore(host,join(root,"store"),request.remote),
found=await request.find(store);host.log.info(`base ${found.base.sha} (${found.base.how})`),host.log.info(`head ${found.
head.sha} (${found.head.how})`);let{text,commit,source,problems,change}=await readConfigText(host,request.commits,{store,
commits:found}),file2=text===null?null:parseBudgetFile(text,request.commits.config,commit),settings=settle(request.given,
file2,{commits:request.commits,today:host.clock.today()}),plan=await planFor(host,request,{settings,store,found}),{cpus,
nice}=settings.measure;await host.tryPlacement({cpus,nice});let commits={...found,problems:[...plan.foundProblems,...problems]},
{baseline}=settings.measure,changes=await readChanges(store,{base:plan.valuesOf,head:found.head.sha,baseline}),locate=await readDefinitions(
host.log,{store,sha:found.head.sha,format:plan.settings.format}),trees=await makeTrees(host,root,{store,commits}),recording=await collect(
host,{settings:plan.settings,sides:plan.sides,baseline:plan.baseline,commits,changes,trees,seed:settings.measure.seed??drawSeed(),
looks:(request.purpose??"gate")==="gate"?pauses(plan.settings.rounds):[],undecided:soFar=>undecided(soFar,ofOneLeg(settings.
policy,settings.measure.legs))});return{recording:locate(recording),settings,file:file2,configText:text,configSource:source,
configChange:change}}async function planFor(host,{commits,purpose="gate"},{settings,store,found}){let{baseline:path,rounds,
format}=settings.measure;if(purpose==="baseline"){if(path===null)throw noPath(commits.config);return{settings:{...settings.
measure,rounds:{min:rounds.max,max:rounds.max}},sides:["head"],baseline:null,valuesOf:null,foundProblems:found.problems}}
if(path===null||purpose==="noise"){let foundProblems=[...found.problems,...found.sameFiles===null?[]:[found.sameFiles]];
return{settings:settings.measure,sides:SIDES,baseline:null,valuesOf:found.base.sha,foundProblems}}let place={path,from:commits.
configFrom,store,commits:found},{baseline,problems}=await readBaseline(host,settings.measure,place),{schedule,commits:measured}=baseline.
recording;return host.log.info(`base is not measured: ${path} of ${measured.head.sha??measured.head.how} stands in for i\
t`),{settings:{...settings.measure,format:format==="auto"?schedule.format??format:format},sides:["head"],baseline,valuesOf:measured.
head.sha,foundProblems:[...found.problems,...problems]}}function noPath(config){return new UserError({where:"--write-bas\
eline",what:"no file for the baseline is named",remedy:`Add "baseline: bench/baseline.json" to ${config}, or give \`--bas\
eline bench/baseline.json\``})}function drawSeed(){return crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(
8,"0")}export{mergeBase,certainAncestor,parentsOf,configChange,renderBaseline,RUNNER_FILES,commandName,reason,measureStage};
