import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ITERATIONS_VARIABLE,addFailure,canCount,checkCostAfterRound,checkCostAfterWarmUp,checkPlan,countInstructions,formatTimeLeft,
hasTimeFor,invoke,prepareCounting,recordNothing,recordingOf,setUp,warmUpRecordingOf}from"./chunk-PNWTX5OT.js";import{
commandAt,deadlineFor,elapsedMs,endMeasuring,etaInputsOf,formatAt,invocationFoldersOf,isTreeUntouched,listCommands,recordProblem,
recordValues,runsOn,start,turnsOf}from"./chunk-P3U4PS2O.js";import{FILTER_VARIABLE,findMissedBenchmarks,formatFilterRemark,
isSameFilter,makeBenchmarkFilter,makeFailedFilterWarning,restrictToSeries}from"./chunk-QEAQ36IB.js";import{commandName,
sideEnvironment}from"./chunk-MZQE4IUJ.js";import"./chunk-OOXYUKRW.js";import"./chunk-DJJNLWET.js";import{
isOfMachine,listChangedEntries,listChangedPaths,listTreePaths,parentsOf,readScriptNames,splitPaths}from"./chunk-FWP5PQYG.js";
import{makeSeriesCollection,recordedNameOf}from"./chunk-H6N5IMEL.js";import{atGitCommand,countLegs,divideAlpha,parseGitError}from"./chunk-TJVXSQ4U.js";
import"./chunk-AZRTJBVI.js";import{COUNTED_METRIC,MAX_BISECTED_COMMITS,MAX_DISTURBED_ATTEMPTS,MAX_PATHS,MAX_RETRIES,
MAX_SOURCE_LOCATIONS,MAX_SUBJECT_LENGTH,MAX_TOOLS,MAX_TOOL_LINE_LENGTH,analyseLeg,blocksOf,buildReport,countCompletedRounds,
evidenceIn,findUnmatchedPolicy,groupSamples,isImprecise,isPutAside,judge,listBrokenRows,lookPlanOf,mayBecomeExact,placementOf,
planPauses,policyOfShard,resolveRenames,selectSeries,sourceLocationSchema,splitSeriesByCommand,valuesPerRound}from"./chunk-THDOESCH.js";
import{LEADS_OUT,canFilesDeceive,decide,isSkip,listSkippedCommands}from"./chunk-IKSPXGBE.js";import{formatDiagnosticLine,
formatDuration,formatLook,formatNothingToMeasure,formatOneSidedDisturbance,formatOwnBenchmarkFiles,formatRecognisedFormat,
formatRemeasuring,formatRetry,formatStep,formatStepProgress,formatThrown,formatUnknownDefinitions,shortenSha}from"./chunk-ET2FACDU.js";
import"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";import{FORMATS,findFormat}from"./chunk-NOUGDDRP.js";
import"./chunk-K7U33ATV.js";import{benchmarkKeyOf,coinProbability,compileOrderedPatterns,compilePattern,compilePatterns,
groupedNameKeyOf,listOwn,selectPaths,sortBenchmarks}from"./chunk-KG3JJBVT.js";import{SIDES,UserError,throwErrors,userError}from"./chunk-4Q6QMYTI.js";
import{about,atFlag,atKey,inFile,inRound,inSetup,isError,isPlanError,makeError,makeWarning,onSide,withOutput,withoutOutput}from"./chunk-EORH2WXK.js";
import"./chunk-E4HB5Y7J.js";var isLockFile=matchAnywhere("package-lock.json","npm-shrinkwrap.json","yarn.lock","pnpm-lock.yaml","bun.lock","bun.lock\
b","deno.lock","Cargo.lock","rust-toolchain","rust-toolchain.toml","go.mod","go.sum","go.work.sum","poetry.lock","uv.loc\
k","pdm.lock","Pipfile.lock","requirements*.txt","Gemfile.lock","composer.lock","pom.xml","gradle.lockfile","libs.versio\
ns.toml","gradle-wrapper.properties","packages.lock.json","mix.lock","Package.resolved","conan.lock","vcpkg.json","flake\
.lock"),isBenchmark=matchAnywhere("bench/**","benches/**","benchmark/**","benchmarks/**","jmh/**","*.bench.*","bench_*.p\
y","test_bench*.py","*_bench.*","*_benchmark.*","*Benchmark*.java","*Benchmark*.kt","*Benchmark*.scala","*Benchmark*.cs",
"*Bench.php"),isGoTest=matchAnywhere("*_test.go"),GO_BENCHMARK="func Benchmark";async function readChanges(store,{base,head,
baseline,benchmarkFiles}){if(base===null||!await tryFetchCommit(store,base))return null;let changed=(await listChangedPaths(
store,base,head)).filter(path=>path!==baseline),isShared=benchmarkFiles.length===0?()=>!1:compileOrderedPatterns(benchmarkFiles),
goBenchmarks=changed.some(isGoTest)?await goBenchmarksOf(store,[base,head]):NONE,sharedBenchmarks=limitPaths(changed.filter(
isShared));return{lockFiles:limitPaths(changed.filter(isLockFile)),benchmarkSources:limitPaths(changed.filter(path=>(isBenchmark(
path)||goBenchmarks.has(path))&&!isShared(path))),...sharedBenchmarks.total>0&&{sharedBenchmarks}}}async function tryFetchCommit(store,sha){
return await store.has(sha)?!0:(await store.fetch(store.isComplete?null:"--depth=1",sha),store.has(sha))}var NONE=new Set;
async function goBenchmarksOf(store,shas){let found=new Set;for(let sha of shas){let{stdout}=await store.git("grep","-l",
"-z","-F","-e",GO_BENCHMARK,sha,"--","*_test.go");for(let entry of splitPaths(stdout))found.add(entry.slice(sha.length+1))}
return found}function limitPaths(paths){return{total:paths.length,paths:paths.slice(0,MAX_PATHS)}}function matchAnywhere(...globs){
let matches=null;return path=>(matches??=compilePatterns(globs.map(glob=>`**/${glob}`)),matches([path]))}import{resolve}from"node:path";async function readOriginUrl(host){let{exitCode,stdout}=await host.git(["config","--get",
"remote.origin.url"],{folder:host.folder}),url=stdout.trim();if(exitCode!==0||url==="")return null;let clean=removeCredentials(
url,host.folder);return host.secrets.some(secret=>secret!==""&&clean?.includes(secret))?null:clean}function removeCredentials(url,folder){
if(/^(?:[^/]*@)?[^/:]+:(?!\/\/)/.test(url))return url;if(!url.includes("://"))return resolve(folder,url);if(!URL.canParse(
url))return null;let{protocol,host,pathname,username}=new URL(url),user=/^(?:git\+)?ssh/.test(protocol)&&username!==""?`${username}\
@`:"";return`${protocol}//${user}${host}${pathname}`}import{posix}from"node:path";var MAX_PATHS2=100;async function listUnfetchedFiles(git){let list=async(...args)=>limitPaths2(parseEntries(await git(["\
ls-files","-z",...args]))),modules=((await list("--",":(top,literal).gitmodules")).length>0?parseEntries(await git(["ls-\
files","-z","--stage"])):[]).filter(entry=>entry.startsWith(`${SUBMODULE_MODE} `));return{submodules:limitPaths2(modules.
map(entry=>entry.slice(entry.indexOf("	")+1))),lfsFiles:await list("--",":(top,attr:filter=lfs)")}}var SUBMODULE_MODE="1\
60000";function parseEntries(separated){return separated.split("\0").filter(entry=>entry!=="")}function limitPaths2(paths){
return paths.slice(0,MAX_PATHS2)}async function warnAboutUnfetchedFiles(files,folder,{submodules,lfsFiles}){let read=path=>readStart(
files,posix.join(folder,path)),missing=await filterPaths(submodules,async path=>await read(posix.join(path,".git"))===null),
pointers=await filterPaths(lfsFiles,async path=>(await read(path))?.startsWith(POINTER)??!1),dataOf=paths=>({paths:paths.
slice(0,MAX_NAMED),count:paths.length});return[...missing.length===0?[]:[makeWarning("submodules-left-out",inFile(".gitm\
odules"),dataOf(missing))],...pointers.length===0?[]:[makeWarning("lfs-files-left-out",inFile(".gitattributes"),dataOf(pointers))]]}
var MAX_NAMED=3,POINTER=`version https://git-lfs.github.com/spec/v1
`,MAX_POINTER_BYTES=1024;async function readStart(files,path){try{return await files.read(path,MAX_POINTER_BYTES)}catch(error){
if(error instanceof UserError)return"";throw error}}async function filterPaths(paths,isWanted){let wanted=[];for(let path of paths)
await isWanted(path)&&wanted.push(path);return wanted}async function makeTrees(host,root,source){let{store,commits,originUrl,benchmarkFiles}=source,folders={base:`${root}/bas\
e`,head:`${root}/head`};for(let side of SIDES){let{sha}=commits[side];host.log.info(`clone ${side} ${shortenSha(sha)}`),
await makeTree(host,folders[side],{store,sha,originUrl})}let shared=await listSharedFiles(store,commits,benchmarkFiles),
ownBase=shared.length===0?null:`${root}/own`;ownBase!==null&&(await makeTree(host,ownBase,{store,sha:commits.base.sha,originUrl}),
await copyFromHead(host,folders.base,{store,sha:commits.head.sha,entries:shared}));let homes={base:`${root}/home/base`,head:`${root}\
/home/head`};for(let side of SIDES)await host.files.makeFolder(homes[side]);return{folders,temporary:{base:`${root}/tmp/\
base`,head:`${root}/tmp/head`},homes,ownBase,unfetched:{base:await listUnfetchedFiles(args=>runGitStep(host,folders.base,
args)),head:await listUnfetchedFiles(args=>runGitStep(host,folders.head,args))}}}var FETCH_OPTIONS=["--quiet","--depth=1",
"--no-tags","--no-write-fetch-head","--no-recurse-submodules"],NO_FILTERS=`* -filter
`;async function makeTree(host,folder,{store,sha,originUrl}){await startTree(host,folder,sha),await checkOut(host,folder,
{store,sha}),originUrl!==null&&await runGitStep(host,folder,["config","remote.origin.url",originUrl])}async function startTree(host,folder,sha){
let format=sha.length===64?"sha256":"sha1";await host.files.makeFolder(folder),await runGitStep(host,folder,["init","--q\
uiet","--template=",`--object-format=${format}`,"."])}async function checkOut(host,folder,{store,sha}){let attributes=`${folder}\
/.git/info/attributes`;await runGitStep(host,folder,["fetch",...FETCH_OPTIONS,store.folder,sha]),await host.files.write(
attributes,NO_FILTERS),await runGitStep(host,folder,["checkout","--quiet","--detach","--no-recurse-submodules",sha]),await host.
files.remove(attributes)}async function listSharedFiles(store,{base,head},patterns){if(patterns.length===0)return[];let isShared=compileOrderedPatterns(
patterns);return(await listChangedEntries(store,base.sha,head.sha)).filter(({path})=>isShared(path))}var ENTRIES_AT_ONCE=75;
async function copyFromHead(host,folder,{store,sha,entries}){let attributes=`${folder}/.git/info/attributes`;await runGitStep(
host,folder,["fetch",...FETCH_OPTIONS,store.folder,sha]),await host.files.write(attributes,NO_FILTERS);let removed=entries.
flatMap(({path,now})=>now===null?path:[]);for(let some of splitList(removed))await runGitStep(host,folder,["update-index",
"--force-remove","--",...some]);let copied=entries.flatMap(({path,now})=>now===null?[]:`${now.mode},${now.sha},${path}`);
for(let some of splitList(copied)){let options=some.flatMap(entry=>["--cacheinfo",entry]);await runGitStep(host,folder,[
"update-index","--add","--replace",...options])}let tree=(await runGitStep(host,folder,["write-tree"])).trim();await runGitStep(
host,folder,["read-tree","HEAD"]),await runGitStep(host,folder,["read-tree","--reset","-u","--no-recurse-submodules",tree]),
await host.files.remove(attributes)}function splitList(words){return Array.from({length:Math.ceil(words.length/ENTRIES_AT_ONCE)},
(_,nth)=>nth*ENTRIES_AT_ONCE).map(start2=>words.slice(start2,start2+ENTRIES_AT_ONCE))}async function runGitStep(host,folder,args){
let{exitCode,stdout,stderr}=await host.git(args,{folder,config:{"core.longpaths":"true"}});if(exitCode===0)return stdout;
let isDiskFull=/No space left on device|Disk quota exceeded/.test(stderr);throw userError("checkout-failed",atGitCommand(
args[0]),{output:parseGitError(stderr),isDiskFull})}var KINDS=["others","steal"],TOLERATED_RISE={others:.1,steal:.05},TOLERATED_GROWTH=1.5,MIN_JUDGED_MS=500,CLEAR_RATIO=1.5;
function attemptLoadOf(invocations,cores){let[base,head]=SIDES.map(side=>{let own=invocations.filter(one=>one.side===side);
return{others:meanLoadOf(own,"others",cores),steal:meanLoadOf(own,"steal",cores)}});return{base,head}}function meanLoadOf(invocations,kind,cores){
let totalMs=invocations.reduce((sum,{durationMs})=>sum+durationMs,0);if(totalMs<MIN_JUDGED_MS)return null;let takenMs=0;
for(let{durationMs,[kind]:share=null}of invocations){if(share===null)return null;takenMs+=share*durationMs}return takenMs/
totalMs*cores}function disturbanceOf(attempt,before){let all=SIDES.flatMap(side=>KINDS.flatMap(kind2=>{let taken2=attempt[side][kind2],
usual=usualOf(before,side,kind2);return taken2===null||usual===null?[]:[{kind:kind2,taken:taken2,side,extent:taken2/limit(
usual,kind2)}]})),[worst]=all.toSorted((left,right)=>right.extent-left.extent);if(worst===void 0||worst.extent<=1)return null;
let{kind,taken}=worst;return{kind,taken,side:sideOf(attempt,kind)}}function sideOf({base,head},kind){let[onBase,onHead]=[
base[kind]??0,head[kind]??0];return onHead>=CLEAR_RATIO*onBase?"head":onBase>=CLEAR_RATIO*onHead?"base":null}function isCalm(others,before){
let limits=SIDES.map(side=>limit(usualOf(before,side,"others")??0,"others"));return others===null||others<=Math.min(...limits)}
function limit(usual,kind){return TOLERATED_GROWTH*usual+TOLERATED_RISE[kind]}function usualOf(attempts,side,kind){let known=attempts.
flatMap(attempt=>attempt[side][kind]??[]).sort((left,right)=>left-right);return known[Math.floor((known.length-1)/4)]??null}
var SIGN_TEST_ALPHA=.05;function isOneSided({base,head}){let[n,fewer]=[base+head,Math.min(base,head)],tail=0;for(let k=0;k<=
fewer;k+=1)tail+=coinProbability(n,k);return 2*tail<SIGN_TEST_ALPHA}var POLL_MS=200,MAX_WAIT_MS=1e4,INVOCATIONS_WAITED=10;function noteWarmUp(run){canRemeasure(run)&&run.disturbed.attempts.
push(attemptLoadOf(run.invocations,run.machine.cores))}function setAsideIfDisturbed(run,made,hasTime){let{disturbed,machine,
invocations}=run;if(!canRemeasure(run))return!1;let attempt=attemptLoadOf(invocations.slice(made.from),machine.cores),disturbance=disturbanceOf(
attempt,disturbed.attempts);if(disturbed.attempts.push(attempt),disturbance===null||disturbed.isOneSided)return!1;let rounds=disturbed.
rounds+made.block.length,mostRounds=run.measuring.settings.rounds.max;if(made.aside===MAX_DISTURBED_ATTEMPTS||rounds>mostRounds||
!hasTime(maxWaitMs(run)))return!1;let{side}=disturbance;if(side!==null&&(disturbed.tally={...disturbed.tally,[side]:disturbed.
tally[side]+1}),isOneSided(disturbed.tally))return takeBack(run),!1;for(let one of invocations.slice(made.from))one.outcome=
"disturbed";return disturbed.rounds=rounds,run.host.log.info(formatRemeasuring(made.block,disturbance)),!0}function canRemeasure({
sides,brokenOnBase}){return sides.length===2&&brokenOnBase.size===0}function takeBack({disturbed,invocations,host}){disturbed.
isOneSided=!0;for(let one of invocations)one.outcome==="disturbed"&&(one.outcome="ok");host.log.info(formatOneSidedDisturbance(
disturbed.tally))}function maxWaitMs({slowestMs}){return Math.min(MAX_WAIT_MS,INVOCATIONS_WAITED*slowestMs)}async function waitForCalm(run,before){
let{host,watch,machine,disturbed}=run,latest=disturbed.attempts.at(-1);if(latest===void 0||SIDES.every(side=>latest[side].
others===null))return;let endMs=elapsedMs(run)+maxWaitMs(run);for(;elapsedMs(run)<endMs&&!host.cancelled.aborted;){await host.
clock.sleep(POLL_MS);let{others}=await watch.observe();if(isCalm(others&&others*machine.cores,before))return}}function setAsideIfFailed(run,{block,from,known},hasTime){let attempt=run.invocations.slice(from),invocation=attempt.at(
-1),found=run.problems.slice(known);if(invocation?.outcome!=="failed"||found.some(({failure})=>failure==="tampered")||run.
retries===MAX_RETRIES||run.host.cancelled.aborted||!hasTime())return null;run.retries+=1,run.ended="complete";for(let one of attempt)
one.outcome="retried";let isOfFailure=one=>one.code==="results-missing"||one.failure==="benchmark-failed";return run.problems=
[...run.problems.slice(0,known),...found.filter(one=>!isOfFailure(one))],run.host.log.info(formatRetry(block,invocation)),
{invocation,problem:found.find(isOfFailure)??null}}function recordRetry(run,{block,failed:{invocation,problem},second}){
let{exitCode,side,round}=invocation,signal=problem?.code==="command-killed"?String(problem.data.signal):void 0,data={first:block[0],
last:block.at(-1),...signal!==void 0&&{signal},...exitCode!==null&&exitCode!==0&&{exitCode},second},warning=makeWarning(
"block-retried",inRound(round,side),data);recordProblem(run,"base",withOutput(warning,problem?.output??[]))}function selectShard(run){if(run.shard===null)return!0;let warmUp2=warmUpRecordingOf(run),nameOnHead=makeRenaming(run.measuring.
findRenames(warmUp2)),series=run.warmUp.all(),shard={...run.shard,benchmarks:sortBenchmarks(series.map(one=>nameOnHead(benchmarkOf(
run,one))))};run.shard=shard;let own=new Set(listOwn(shard).map(benchmarkKeyOf));if(own.size===0)return endMeasuring(run,
"decided");run.isOfShard=benchmark=>own.has(benchmarkKeyOf(nameOnHead(benchmark)));let wanted=series.filter(one=>run.isOfShard(
benchmarkOf(run,one))),filterOf=command=>formatAt(run,command)?.filter,filter=restrictToSeries(warmUp2,wanted,{filterOf,
sides:run.sides});run.filter=filter,run.baseResults.keepOnly((command,one)=>isOfShard(run,command,one));let others=series.
filter(one=>!run.isOfShard(benchmarkOf(run,one))),shared=new Set(others.map(one=>commandOf(run,one)));for(let command of filter.
commands)if(!(filter.byCommand.has(command)||!shared.has(command)))return recordProblem(run,"head",explainUnfiltered(run,
command,filterOf(command)===void 0?"format":"length")),endMeasuring(run,"failed");return!0}function isOfShard(run,command,one){
let name=recordedNameOf(one,run.formats[command]);return run.isOfShard({command:commandAt(run,command).name,group:one.group,
name})}function findUnfitForShard(run,command,{measurements,missing}){return run.shard!==null&&missing!==null?missing:findIgnoredFilter(
run,command,measurements)}function findIgnoredFilter(run,command,printed){let{shard,filter,warmUp:warmUp2}=run;if(shard===
null||!filter?.byCommand.has(command)||commandAt(run,command).script.includes(FILTER_VARIABLE))return null;let others=warmUp2.
all().filter(one=>commandOf(run,one)===command&&!run.isOfShard(benchmarkOf(run,one))),names=new Set(printed.map(one=>recordedNameOf(
one,run.formats[command])));return others.length>0&&others.every(({name})=>names.has(name))?explainUnfiltered(run,command,
"variable"):null}function explainUnfiltered(run,command,reason){let data={command:commandName(commandAt(run,command).script),
format:run.formats[command],reason};return makeError("shard-needs-filter",atKey("shard"),data)}function makeRenaming(renames){
return benchmark=>({...benchmark,name:renames.get(benchmarkKeyOf(benchmark))??benchmark.name})}function commandOf({invocations},{
base,head}){let[first=0]=[...head.invocations,...base.invocations];return invocations[first]?.command??0}function benchmarkOf(run,series){
let{group,name}=series;return{command:commandAt(run,commandOf(run,series)).name,group,name}}function logProgress(run,step,{durationMs,outcome}){let left=formatTimeLeft(run.invocations,etaInputsOf(run)),remark=outcome===
"ok"?"":` ${outcome}`;run.host.progress.end(`${nameStep(run,step)} ${formatDuration(durationMs)}${remark}${left}`)}function progressOf(run,step){
let{undecided,invocations,sides,measuring}=run,{rounds}=measuring.settings,perRound=listCommands(run).length*sides.length,
here=invocations.filter(one=>one.round===step.round&&!isPutAside(one)).length,share=(step.round+here/perRound)/(rounds.max+
1),text=formatStepProgress(nameStep(run,step),undecided,formatTimeLeft(invocations,etaInputsOf(run)));return{share,text,
isWarmUp:step.round===0}}function nameStep({measuring},step){let{commands,rounds}=measuring.settings;return formatStep(step,
{rounds:rounds.max,commands:commands.length})}async function runInvocation(run,step){let{host,measuring,filter}=run,{settings}=measuring,startMs=elapsedMs(run),leftMs=settings.
maxMinutes*6e4-startMs;if(leftMs<=0)return run.invocations.push({...step,startMs,durationMs:0,exitCode:null,outcome:"cut"}),
endMeasuring(run,"time");let location=inRound(step.round,step.side);if(!isTreeUntouched(run,step.side,location))return!1;
host.progress.begin(progressOf(run,step));let place=invocationFoldersOf(run,step,location),{script,outputFile}=commandAt(
run,step.command),filtered=filter?.byCommand.get(step.command),printed=await invoke(host,place,{command:script,env:filtered===
void 0?run.env:{...run.env,[FILTER_VARIABLE]:filtered.text},...needsPlacement(run,step)&&{valgrindPlacement:placementOf(
step.round)},deadline:deadlineFor({isWarmUp:step.round===0,usualMs:run.slowestMs,leftMs}),settings,format:run.formats[step.
command],outputFile,mask:run.mask}),taken=await run.watch.observe(),missing=step.side==="base"?run.baseResults.findMissing(
step,printed):null,isUnstable=missing?.code==="names-unstable",invoked=missing===null||isUnstable?printed:addFailure(printed,
missing);run.treeIntegrity.snapshot(step.side);let{durationMs,exitCode}=invoked,isFiltersFault=mayBeFiltersFault(run,step,
invoked),unfit=step.round===1&&invoked.outcome==="ok"?findUnfitForShard(run,step.command,{...invoked,missing}):null,outcome=isFiltersFault||
unfit!==null?"cut":invoked.outcome;run.invocations.push({...step,startMs,durationMs,exitCode,outcome,...taken}),outcome!==
"failed"&&(run.slowestMs=Math.max(run.slowestMs,durationMs)),logProgress(run,step,invoked);for(let problem of invoked.problems)
recordProblem(run,step.side,isFiltersFault?{...withoutOutput(problem),severity:"warning"}:problem);return invoked.tampering!==
null?(recordProblem(run,"head",invoked.tampering),endMeasuring(run,"failed")):unfit!==null?(recordProblem(run,"head",unfit),
endMeasuring(run,"failed")):!isFiltersFault||filtered===void 0?shouldContinue(run,step,invoked):(resetFilter(run,step.round,
makeFailedFilterWarning(filtered,step)),runInvocation(run,step))}function needsPlacement(run,{command,round}){return round>
0&&formatAt(run,command)?.runsValgrind===!0}function mayBeFiltersFault(run,{command},invoked){return!run.filter?.byCommand.
has(command)||invoked.outcome!=="failed"?!1:commandAt(run,command).script.includes(FILTER_VARIABLE)||invoked.exitCode===
0}function shouldContinue(run,step,invoked){let{host}=run;if(invoked.outcome==="cut")return endMeasuring(run,host.cancelled.
aborted?"cancelled":"time");if(invoked.outcome==="failed")return step.side==="head"||step.round>0?endMeasuring(run,"fail\
ed"):(run.brokenOnBase.add(step.command),listCommands(run).every(command=>run.brokenOnBase.has(command))&&(run.sides=["h\
ead"]),!0);let{formats,series,warmUp:warmUp2,invocations}=run;return warnOfSinglePlacement(run,step,invoked),formats[step.
command]==="auto"&&invoked.format!==null&&(formats.includes(invoked.format)||host.log.info(formatRecognisedFormat(invoked.
format,invoked.evidence)),formats[step.command]=invoked.format),recordValues(step.round===0?warmUp2:series,invocations,{
measurements:selectMeasurements(run,step,invoked),isPlaced:invoked.isPlaced,format:formats[step.command]}),!0}function warnOfSinglePlacement(run,step,{
isPlaced,measurements}){if(isPlaced||!needsPlacement(run,step)||!measurements.some(({dependsOnLayout})=>dependsOnLayout))
return;let command=commandName(commandAt(run,step.command).script);recordProblem(run,"head",makeWarning("valgrind-not-pl\
aced",atKey("run"),{command}))}function selectMeasurements(run,{command,round},{measurements}){return round===0?measurements:
measurements.filter(one=>isOfShard(run,command,one))}function resetFilter(run,round,problem){recordProblem(run,"head",problem),
run.filter=null,run.filteredSince=round+1,run.isFilterBroken=!0}async function measureRounds(run){let{looks,settings}=run.measuring;for(let block of blocksOf(settings.rounds.max,looks)){
let possible=block.filter((_,index)=>hasTimeFor(run,index+1));if(possible.length>0&&!(await measureBlock(run,possible)&&
!evaluateLook(run,possible)))return;if(possible.length<block.length){endMeasuring(run,"time");return}}}async function measureBlock(run,block){
let{filter}=run;for(let aside=0;;aside+=1){let from=await tryBlockTwice(run,block);if(from===null)return!1;let made={block,
from,aside};if(run.filter!==filter)return!0;let needed=block.length+Math.max(0,run.measuring.settings.rounds.min-block.at(
-1));if(!setAsideIfDisturbed(run,made,waitMs=>hasTimeFor(run,needed,waitMs)))break;await waitForCalm(run,run.disturbed.attempts),
run.watch.record(elapsedMs(run),block.at(-1))}let missed=filter&&findMissedBenchmarks(filter,{series:run.series.all(),invocations:run.
invocations});return missed!==null&&resetFilter(run,block.at(-1),missed),run.watch.record(elapsedMs(run),block.at(-1)),!0}
async function tryBlockTwice(run,block){let from=run.invocations.length,known=run.problems.length,ended=await tryBlock(run,
block);if(ended===null)return from;let failed=setAsideIfFailed(run,{block,from,known},()=>hasTimeFor(run,block.length));
if(failed===null)return recordSkippedCommand(run,block,ended),null;let again=run.invocations.length,endedAgain=await tryBlock(
run,block);return recordRetry(run,{block,failed,second:endedAgain===null?"ok":run.ended==="failed"?"failed":"cut"}),endedAgain!==
null&&recordSkippedCommand(run,block,endedAgain),endedAgain===null?again:null}async function tryBlock(run,block){let turns=turnsOf(
run.measuring.seed,block),{filter}=run;for(let command of filter?.commands??listCommands(run))for(let{round,side}of turns){
if(runsOn(run,side,command)&&!await runInvocation(run,{round,command,side}))return command;if(run.filter!==filter)return null}
return null}function recordSkippedCommand(run,block,command){for(let round of block){let made=run.invocations.filter(one=>one.
round===round&&!isPutAside(one));if(made.length===0||made.some(one=>one.command===command))continue;let nothing={startMs:elapsedMs(
run),durationMs:0,exitCode:null,outcome:"cut"};run.invocations.push({round,command,side:"base",...nothing})}}function evaluateLook(run,block){
let round=block.at(-1),{looks,settings,undecided}=run.measuring;if(round===settings.rounds.max||!looks.includes(round))return!1;
let recording=recordingOf(run);if(countCompletedRounds(recording)===0)return!1;let open=undecided(recording);return run.
undecided={count:open.names.length,of:open.of},open.isHopeless?(run.host.log.info(formatLook(round,open)),!endMeasuring(
run,"decided")):round<settings.rounds.min&&!checkCostAfterRound(run,round)?!0:settings.rounds.min===settings.rounds.max||
(open.names.length>0&&round>=settings.rounds.min&&restrictToUndecided(run,round,open),run.host.log.info(formatLook(round,
open,formatFilterRemark(run.filter,settings.commands,open))),open.names.length>0)?!1:(endMeasuring(run,"decided"),!0)}function restrictToUndecided(run,round,open){
if(run.isFilterBroken)return;let filterOf=command=>formatAt(run,command)?.filter,wanted=(run.shard===null?makeBenchmarkFilter:
restrictToSeries)(recordingOf(run),open.series,{filterOf,sides:run.sides});isSameFilter(run.filter,wanted)||(run.filter=
wanted,run.filteredSince=round+1)}function readDependencies(files,folder,{dependsOn,script,workingDirectory}){let{hasFile,mayHaveBelow}=selectPaths(dependsOn),
{paths:named}=readScriptNames(script,workingDirectory),isNamed=path=>{let parts=path.split("/");return named.has("")||parts.
some((_,index)=>named.has(parts.slice(0,index+1).join("/")))},leadsToNamed=link=>[...named].some(path=>path.startsWith(`${link}\
/`));return files.digest(folder,(path,isLink)=>hasFile(path)||isNamed(path)||isLink&&(mayHaveBelow(path)||leadsToNamed(path)))}
function decideByFiles(command,{dependsOn,script,workingDirectory},{base,head}){let unmatched=dependsOn.filter(pattern=>{
let matches=compilePattern(pattern);return!pattern.startsWith("!")&&![base,head].every(side=>[...side.keys()].some(matches))});
if(unmatched.length>0)return decide(command,"depends-on-unmatched",unmatched);let paths=[...new Set([...base.keys(),...head.
keys()])].sort(),unreadable=paths.filter(path=>base.get(path)===null||head.get(path)===null);if(unreadable.length>0)return decide(
command,"files-unreadable",unreadable);let differing=paths.filter(path=>base.get(path)!==head.get(path));if(differing.length>
0)return decide(command,"files-differ",differing);let astray=paths.filter(path=>base.get(path)?.startsWith(LEADS_OUT));if(astray.
length>0)return decide(command,"links-astray",astray);let{outside}=readScriptNames(script,workingDirectory);return outside.
length>0?decide(command,"command-outside",outside):decide(command,"depends-on",paths)}import{randomUUID}from"node:crypto";import{dirname,join}from"node:path";async function withoutBase({host,measuring},work){
let{base}=measuring.trees.folders,away=join(dirname(base),randomUUID());await host.files.makeFolder(away);let isMoved=await host.
files.move(base,join(away,"base")).then(()=>!0,()=>!1);try{return await work()}finally{isMoved&&(await host.files.remove(
base),await host.files.move(join(away,"base"),base)),await host.files.remove(away)}}import{createHash}from"node:crypto";import{basename,dirname as dirname2,isAbsolute,resolve as resolve2}from"node:path";var MAX_FILES=2e3,MAX_BYTES=64*1024*1024,NOTHING_SHARED={places:[],digests:new Map};async function readSharedFiles(run,files){
if(run.measuring.settings.setup===null||!run.sides.includes("base"))return NOTHING_SHARED;let places=[...listNamedPlaces(
run),...listLinkedPlaces(run,files)];return{places,digests:await digestPlaces(run,places)}}async function areSharedFilesKept(run,{
places,digests}){if(digests.size===0)return!0;let now=await digestPlaces(run,places),replaced=[...digests].filter(([path,
digest])=>now.get(path)!==digest&&!CHANGING.test(path)).map(([path])=>path);if(replaced.length===0)return!0;let data={paths:replaced.
slice(0,MAX_NAMED2),count:replaced.length};return recordProblem(run,"head",makeError("program-replaced",inSetup("head"),
data,{failure:"tampered"})),endMeasuring(run,"failed")}async function digestPlaces(run,places){let{host,measuring,env}=run,
isSmall=folder=>{let{size}=host.files.stamps(folder);return size>0&&size<=MAX_FILES},isCommon=folder=>`${measuring.trees.
folders.base}/`.startsWith(`${folder}/`)||folder===env.HOME,found=new Map;for(let{path,isProgram}of places){let folder=[
path,...isProgram?[dirname2(path)]:[]].find(one=>!isCommon(one)&&isSmall(one)),read=folder===void 0?digestFile(host.files,
path):digestFolder(host.files,folder);for(let[file,digest]of await read)found.set(file,digest)}return found}var MAX_NAMED2=3,
CHANGING=/cache|\.log$|\/te?mp\/[^/]+$/i;function listNamedPlaces(run){let places=listCommands(run).flatMap(command=>{let{
script,workingDirectory}=commandAt(run,command),start2=resolve2(run.measuring.trees.folders.base,workingDirectory);return readScriptNames(
script,workingDirectory).outside.flatMap(word=>{let path=word.replace(/^~(?=\/|$)/,"$HOME").replace(/^\$(\w+)/,(_,name)=>variableOf(
run,name));return path===""?[]:resolve2(start2,path)})});return[...new Set(places)].map(path=>({path,isProgram:!0}))}function listLinkedPlaces({
measuring},files){return[...new Map(files.flatMap(digests=>[...digests]))].flatMap(([link,digest])=>{if(!digest?.startsWith(
LEADS_OUT))return[];let target=digest.slice(LEADS_OUT.length).replace(/^link /,""),path=resolve2(measuring.trees.folders.
base,dirname2(link),target);return isOfMachine(path)?[]:[{path,isProgram:!1}]})}function variableOf({env},name){let value=name===
"TMPDIR"?void 0:env[name];return value!==void 0&&isAbsolute(value)?value:"/nowhere"}async function digestFolder(files,folder){
return[...await files.digest(folder,()=>!0)].flatMap(([path,digest])=>digest===null?[]:[[`${folder}/${path}`,digest]])}async function digestFile(files,path){
return[...await files.keep(dirname2(path),[basename(path)],MAX_BYTES)??[]].map(([,{kind,data}])=>[path,`${kind} ${createHash(
"sha256").update(data).digest("hex")}`])}var VERSION_COMMANDS={go:"go version",java:"java -version 2>&1",zig:"zig version"},TOOLS=["rustc","node","bun","deno","p\
ython","pypy","ruby","php","dotnet","swift","julia","cc","c++","gcc","g++","clang","clang++","ghc","hyperfine"],IMPLIED={
...mapNamesTo("rustc","cargo","cross"),...mapNamesTo("node","npm","npx","pnpm","pnpx","yarn","tsx","vitest","jest"),...mapNamesTo(
"python3","pytest","pip","pip3","uv","uvx","poetry","tox","nox","asv","pyperf"),...mapNamesTo("java","mvn","mvnw","gradl\
e","gradlew","sbt","kotlin","scala"),...mapNamesTo("cc","make","cmake","ctest","ninja","meson","bazel","bazelisk"),...mapNamesTo(
"ruby","bundle","rake"),...mapNamesTo("php","composer","phpbench")},DEADLINE_MS=5e3,OUTPUT_LIMIT_BYTES=64*1024;async function readToolchain(host,place,{
scripts,env}){let lines=new Set;for(let script of versionCommandsOf(scripts)){if(host.cancelled.aborted)break;let{exitCode,
stdout}=await host.run({script,folder:place.folder,env:{...env,...sideEnvironment(place)},deadlineMs:DEADLINE_MS,outputLimitBytes:OUTPUT_LIMIT_BYTES,
meter:!1}),line=exitCode===0?versionLine(stdout):null;line!==null&&lines.add(line)}return[...lines]}function versionCommandsOf(scripts){
let questions=scripts.flatMap(script=>script.match(/[\w.+-]+/g)??[]).map(word=>Object.hasOwn(IMPLIED,word)?IMPLIED[word]:
word).flatMap(program=>{if(Object.hasOwn(VERSION_COMMANDS,program))return[VERSION_COMMANDS[program]];let unversioned=program.
replace(/-?\d+(\.\d+)*$/,"");return TOOLS.includes(unversioned)?[`${program} --version`]:[]});return[...new Set(questions)].
slice(0,MAX_TOOLS)}function versionLine(stdout){let lines=stdout.split(/\r?\n/).map(line2=>line2.trim()),line=lines.find(
one=>/\d\.\d/.test(one))??lines.find(one=>one!=="");return line===void 0?null:line.slice(0,MAX_TOOL_LINE_LENGTH)}function mapNamesTo(program,...names){
return Object.fromEntries(names.map(name=>[name,program]))}async function prepareWithBenchmarkFiles(run){let{host,measuring}=run,{folders,ownBase}=measuring.trees,known=run.problems.
length,isReady=await prepareSides(run);if(ownBase===null||!mustStartAgain(run)||host.cancelled.aborted)return isReady;let[
cause]=run.problems.slice(known).filter(({failure})=>failure!==void 0);host.log.info(formatOwnBenchmarkFiles()),await host.
files.remove(folders.base),await host.files.move(ownBase,folders.base),startAgain(run,known);let warning=makeWarning("be\
nchmark-files-not-for-base",atKey("benchmark-files"),{});return recordProblem(run,"base",cause?.output===void 0?warning:
withOutput(warning,cause.output)),prepareSides(run)}function startAgain(run,known){run.benchmarkFiles="own",run.sides=run.
measuring.sides,run.ended="complete",run.brokenOnBase.clear(),run.invocations.length=0,run.decisions.length=run.measuring.
decisions.length,run.disturbed.attempts.length=0,run.warmUp=makeSeriesCollection(),run.problems=run.problems.slice(0,known),
run.startMs=run.host.clock.nowMs(),run.treeIntegrity.snapshot("base")}async function prepareSides(run){let digests=new Map,
waits=command=>mayBeSkippedByFiles(run,command);for(let side of run.measuring.sides){let startedMs=run.host.clock.nowMs(),
ofBase=[...digests.values()].flatMap(({base})=>base??[]),shared=side==="head"?await readSharedFiles(run,ofBase):NOTHING_SHARED,
isPrepared=await setUpSide(run,side)&&await areSharedFilesKept(run,shared)&&await askForVersions(run,side);isPrepared&&await reportUnfetchedFiles(
run,side);for(let command of listCommands(run).filter(waits))digests.set(command,{...digests.get(command),[side]:await readDependencies(
run.host.files,run.measuring.trees.folders[side],commandAt(run,command))});await run.watch.observe();let tookMs=run.host.
clock.nowMs()-startedMs;if(run.setupMs+=tookMs,run.startMs+=tookMs,!isPrepared||mustStartAgain(run)||(run.invocations.length===
0&&run.watch.record(0,null),!await warmUp(run,side,command=>!waits(command)))||mustStartAgain(run))return!1}let waiting=listCommands(
run).filter(waits);for(let command of waiting){let{base,head}=digests.get(command)??{};base!==void 0&&head!==void 0&&run.
sides.length===2&&recordDecision(run,decideByFiles(command,commandAt(run,command),{base,head}))}for(let side of run.measuring.
sides)if(!await warmUp(run,side,command=>waiting.includes(command))||mustStartAgain(run))return!1;return listCommands(run).
length===0?endMeasuring(run,"decided"):(noteWarmUp(run),selectShard(run)?run.measuring.settings.measure==="counts"?checkPlan(
run,recordingOf(run),null):checkCostAfterWarmUp(run)?(hasTimeFor(run,run.measuring.settings.rounds.min,maxWaitMs(run))&&
await waitForCalm(run,[]),run.watch.record(elapsedMs(run),0),!0):!1:!1)}function recordDecision({decisions},decision){let kept=isSkip(
decision)?decisions.filter(({command})=>command!==decision.command):[...decisions];decisions.splice(0,decisions.length,...kept,
decision)}function mustStartAgain({benchmarkFiles,brokenOnBase,sides,measuring}){return benchmarkFiles==="head"&&measuring.
trees.ownBase!==null&&(brokenOnBase.size>0||!sides.includes("base"))}function mayBeSkippedByFiles({measuring},command){let{
settings,canSkip,decisions}=measuring,isDecided=decisions.some(one=>one.command===command&&canFilesDeceive(one));return canSkip&&
!isDecided&&settings.commands[command].dependsOn.length>0}async function warmUp(run,side,isWanted){for(let command of listWarmedUp(
run,side).filter(isWanted))if(!await runInvocation(run,{round:0,command,side}))return!1;return!0}function listWarmedUp(run,side){
let{commands,measure}=run.measuring.settings,isNeeded=command=>measure==="all"||commandAt(run,command).script.includes(ITERATIONS_VARIABLE);
return[...commands.keys()].filter(command=>runsOn(run,side,command)&&isNeeded(command))}async function setUpSide(run,side){
let{host,measuring,env,mask}=run,{setup:script}=measuring.settings;if(script===null)return!0;host.log.info(`setup ${side}`);
let folders=invocationFoldersOf(run,{side},inSetup(side)),build=()=>setUp(host,folders,{script,env,mask}),problems=await(side===
"head"&&run.sides.includes("base")?withoutBase(run,build):build());if(run.treeIntegrity.snapshot(side),host.cancelled.aborted)
return endMeasuring(run,"cancelled");for(let problem of problems)recordProblem(run,side,problem);return problems.some(isError)?
side==="head"?endMeasuring(run,"failed"):(run.sides=["head"],!0):!0}async function reportUnfetchedFiles(run,side){let{folders,
unfetched}=run.measuring.trees,warnings=await warnAboutUnfetchedFiles(run.host.files,folders[side],unfetched[side]);for(let warning of warnings)
recordProblem(run,side,warning)}async function askForVersions(run,side){if(!run.sides.includes(side))return!0;let{host,env,
toolchain}=run,{commands,setup}=run.measuring.settings,scripts=[...commands.map(({script})=>script),...setup===null?[]:[
setup]],location=[...about("versions"),...onSide(side)];return isTreeUntouched(run,side,location)?(toolchain[side]=await readToolchain(
host,invocationFoldersOf(run,{side},location),{scripts,env}),run.treeIntegrity.snapshot(side),!0):!1}async function collect(host,measuring){let run=await start(host,measuring);host.log.info(`seed ${measuring.seed}`);let{search,
profiling}=measuring,searching=search&&await import("./search-commits-RI33UF7O.js"),profiler=profiling&&await import("./profile-benchmarks-JWNACBUD.js");
try{let isReady=await prepareWithBenchmarkFiles(run),begun=search?.begun??null;if(isReady&&await(begun===null?measureAndCount(
run):prepareCounting(run)),!canExplain(run))return begun!==null&&isCancelled(run)?cancelSearch(begun):recordingOf(run);let recording=begun??
recordingOf(run),leftMs=measuring.settings.maxMinutes*6e4-elapsedMs(run),bisection=search&&await searching?.searchCommits(
run,search,recording),profiles=profiling&&await profiler?.profileBenchmarks(run,profiling,{recording,leftMs});return{...recording,
...bisection&&{bisection},...profiles&&{profiles}}}finally{host.progress.close()}}function canExplain(run){return run.ended!==
"failed"&&!isCancelled(run)&&run.sides.length===2}function isCancelled({ended,host}){return ended==="cancelled"||host.cancelled.
aborted}function cancelSearch(begun){return begun.bisection===void 0?begun:{...begun,bisection:{...begun.bisection,ended:"\
cancelled"}}}async function measureAndCount(run){let{measure}=run.measuring.settings,isCounted=await canCount(run);measure===
"all"&&await measureRounds(run),isCounted&&run.ended!=="failed"&&run.ended!=="cancelled"&&await countInstructions(run)}var EXCLUDED_FOLDERS=["node_modules","vendor","dist"].flatMap(folder=>[`${folder}/*`,`*/${folder}/*`].map(glob=>`:(exclu\
de)${glob}`)),MAX_MATCHES=5e5,MAX_MATCH_LENGTH=1e3,MAX_SEARCHED_NAME=300;async function readDefinitions(log,{store,sha,formats}){
let matches=new Map,paths=await listPaths(log,{store,sha});for(let one of definitionsOf(formats)){let isSearched=compilePathspecs(
one.files);paths.some(isSearched)&&matches.set(one,await grep(log,{store,sha},one))}return recording=>{let locators=new Map;
for(let format of formatsOf(recording)){let{definitions}=findFormat(format)??{},found=definitions&&matches.get(definitions);
definitions!==void 0&&found!==void 0&&found.length>0&&locators.set(format,definitions.locator(found))}let places=locators.
size===0?[]:locateBenchmarks(recording,locators);return places.length===0?recording:{...recording,places}}}function definitionsOf(formats){
let searched=formats.includes("auto")?FORMATS:formats.map(findFormat);return new Set(searched.flatMap(one=>one?.definitions??
[]))}function formatsOf({schedule:{format,formats=[format]}}){return[...new Set(formats)].filter(one=>one!==null)}function formatOf({
schedule,invocations},{base,head}){let[first=0]=[...head.invocations,...base.invocations];return schedule.formats?.[invocations[first]?.
command??0]??schedule.format}function locateBenchmarks(recording,locators){let benchmarks=new Map(recording.series.map(one=>[
groupedNameKeyOf(one),one])),places=[];for(let series of benchmarks.values()){let{group,name}=series,locate=locators.get(
formatOf(recording,series)??""),place=name.length>MAX_SEARCHED_NAME?null:locate?.({group,name})??null;if(place!==null&&sourceLocationSchema.
safeParse(place).success&&places.push({group,name,...place}),places.length===MAX_SOURCE_LOCATIONS)break}return places}async function listPaths(log,{
store,sha}){try{return await listTreePaths(store,sha)}catch(error){if(!(error instanceof UserError))throw error;return log.
info(formatUnknownDefinitions(formatThrown(error))),[]}}function compilePathspecs(pathspecs){let patterns=pathspecs.map(
pathspec=>{let[,ignoresCase,glob=""]=/^(:\(icase\))?(.*)$/.exec(pathspec)??[],source=glob.replaceAll(/[.+]/g,"\\$&").replaceAll(
"*",".*");return new RegExp(`^${source}$`,ignoresCase===void 0?"s":"is")});return path=>patterns.some(pattern=>pattern.test(
path))}var OPTIONS=["-n","-z","-o","-I","-E","--full-name","--no-color","--no-column","--no-textconv","--no-recurse-subm\
odules"];async function grep(log,{store,sha},{sign,line,files}){let patterns=sign===null?["-e",line]:["--all-match","-e",
sign,"-e",line],{exitCode,stdout,stderr}=await store.git("grep",...OPTIONS,...patterns,sha,"--",...files,...EXCLUDED_FOLDERS);
if(exitCode>1&&log.info(formatUnknownDefinitions(`git grep: ${parseGitError(stderr)}`)),exitCode!==0)return[];let entries=stdout.
split(`
`,MAX_MATCHES+1);return entries.length>MAX_MATCHES?(log.info(formatUnknownDefinitions(`more than ${MAX_MATCHES} lines ma\
tch`)),[]):entries.flatMap(entry=>parseEntry(entry,sha))}function parseEntry(entry,sha){if(!entry.startsWith(`${sha}:`))
return[];let end=entry.indexOf("\0"),[,line,text=""]=/^(\d+)[\0:](.*)$/s.exec(entry.slice(end+1))??[];return end<0||line===
void 0||text.length>MAX_MATCH_LENGTH?[]:[{file:entry.slice(sha.length+1,end),line:Number(line),text}]}async function listCandidates(store,{base,head}){let own=await readLine(store,base,head);if(own===null)return store.isComplete?
"base-not-contained":"history-missing";if(own.length>1)return own.length>MAX_BISECTED_COMMITS?"too-many-commits":own;let[
first,second]=await parentsOf(store,head);if(second===void 0||first!==base||!await haveSameTree(store,head,second))return own;
let merged=await readLine(store,base,second)??own;return merged.length>MAX_BISECTED_COMMITS?"too-many-commits":merged}async function haveSameTree(store,...commits){
let{exitCode,stdout}=await store.git("rev-parse",...commits.map(commit=>`${commit}^{tree}`));return exitCode===0&&new Set(
stdout.trim().split(`
`)).size===1}var FIELDS="--format=%H%x00%s";async function readLine(store,base,tip){let range=["--first-parent","--ances\
try-path","--reverse",`${base}..${tip}`],{exitCode,stdout}=await store.git("log","-z",FIELDS,...range);if(exitCode!==0)return null;
let words=stdout.split("\0"),commits=[];for(let index=0;index+1<words.length;index+=2)commits.push({sha:words[index].trim(),
subject:words[index+1].slice(0,MAX_SUBJECT_LENGTH)});let[oldest]=commits;return oldest!==void 0&&await isBelow(store,base,
oldest.sha)?commits:null}async function isBelow(store,base,commit){return(await parentsOf(store,commit)).includes(base)}var LIMIT_BYTES=512*1024*1024;async function prepareCandidates(host,root,{store,commits:{base,head},originUrl,benchmarkFiles}){
let pair={base:base.sha,head:head.sha},here=await listCandidates(store,pair),commits=here==="history-missing"&&!store.isComplete&&
await store.fetch(`--deepen=${MAX_BISECTED_COMMITS+1}`,head.sha)===null?await listCandidates(store,pair):here;if(typeof commits==
"string")return commits;if(host.log.info(`bisect ${commits.length} commits`),commits.length===1)return{commits,create:()=>Promise.
reject(new Error("head has its tree"))};let scratch=`${root}/scratch`;await startTree(host,scratch,head.sha),originUrl!==
null&&await runGitStep(host,scratch,["config","remote.origin.url",originUrl]);let trees=await keepTrees(host,scratch,{store,
commits});if(await host.files.remove(scratch),trees===null)return"too-large";let isShared=compileOrderedPatterns(benchmarkFiles);
return{commits,async create(position,version){let own=trees[position],files=version==="head"&&benchmarkFiles.length>0?replaceSharedFiles(
own,trees.at(-1),isShared):own,name=`c${String(position+1).padStart(3,"0")}`,folders={folder:`${root}/${name}`,temporary:`${root}\
/tmp/${name}`,home:`${root}/home/${name}`};for(let path of Object.values(folders))await host.files.remove(path);return await host.
files.restore(folders.folder,files),await host.files.makeFolder(`${folders.folder}/.git/refs`),await host.files.makeFolder(
folders.home),folders}}}var OWN_GIT_FILES=[".git/HEAD",".git/index"];async function keepTrees(host,folder,{store,commits}){
let left=LIMIT_BYTES,keep=async(from,paths)=>{let kept=await host.files.keep(from,paths,left);for(let{data}of kept?.values()??
[])left-=data.length;return kept},trees=[];for(let[index,{sha}]of commits.entries()){await store.fetchMissingBlobs(sha),
await checkOut(host,folder,{store,sha});let all=new Set(await listTreePaths(store,sha)),changed=index===0?[...all]:await listChangedPaths(
store,commits[index-1].sha,sha),present=changed.filter(path=>all.has(path)),kept=await keep(folder,[...present,...OWN_GIT_FILES]);
if(kept===null)return null;let tree=new Map(trees[index-1]);for(let path of changed)tree.delete(path);trees.push(new Map(
[...tree,...kept]))}let git=await keep(`${folder}/.git`,null);if(git===null)return null;let shared=new Map([...git].map(
([path,file])=>[`.git/${path}`,file]));return trees.map(tree=>new Map([...shared,...tree]))}function replaceSharedFiles(own,head,isShared){
let isGit=path=>path.startsWith(".git/"),shared=new Map([...head].filter(([path])=>!isGit(path)&&isShared(path))),folders=new Set(
[...shared.keys()].flatMap(listFoldersOf)),isBeside=path=>!folders.has(path)&&!listFoldersOf(path).some(folder=>shared.has(
folder));return new Map([...[...own].filter(([path])=>isGit(path)||!isShared(path)&&isBeside(path)),...shared])}function listFoldersOf(path){
let parts=path.split("/");return parts.slice(1).map((_,index)=>parts.slice(0,index+1).join("/"))}async function findCandidates(host,root,{plan:{settings,sides},location,isLocal,...source}){if(settings.bisectMinutes===
0)return{candidates:null,obstacle:null};let found=sides.length===2?await prepareCandidates(host,root,source):"baseline";
if(typeof found!="string")return{candidates:found,obstacle:null};let reason=found==="history-missing"&&isLocal?"clone-sh\
allow":found,place=found==="baseline"?atKey("baseline"):location;return{candidates:null,obstacle:makeWarning("bisect-not\
-possible",place,{reason})}}function findUndecided(recording,whole,precision=null){let policy=policyOfShard(recording,whole),{rows,judgedGeomeans,conclusion,
problems}=buildReport(recording,{...policy,table:null}).report,isOpen=({verdicts})=>verdicts.some(({outcome,level})=>outcome===
"unknown"&&level!=="report"),isOpenRow=row=>isOpen(row)||precision!==null&&isImprecise(row,precision),open=[...rows.filter(
isOpenRow),...judgedGeomeans.filter(isOpen).flatMap(({members})=>members)];return{names:benchmarksOf(open).map(({name})=>name),
of:benchmarksOf(rows).length,isHopeless:conclusion==="error"&&(rows.length===0||problems.some(isErrorOfRun)),...precision!==
null&&{precision},series:selectSeries(recording,policy,open)}}function isErrorOfRun({severity,code}){return severity==="\
error"&&code!=="names-unstable"}function findRenames(recording,policy){let{renameOf}=resolveRenames(recording,policy);return new Map(
splitSeriesByCommand(recording).flatMap(one=>{let{group,name}=one.series,applied=renameOf(one);return applied===null?[]:
[[benchmarkKeyOf({command:one.command,group,name}),applied.to]]}))}function listRows(recording,whole){return analyseLeg(
recording,whole,{levels:null,leg:null}).report.rows}function findBrokenRows(recording,whole,select=listBrokenRows){let rows=select(
listRows(recording,whole));return{rows,series:selectSeries(recording,policyOfShard(recording,whole),rows)}}function findPlanErrors(recording,policy,cost){
let perRound=valuesPerRound(recording),maxRounds=Math.min(recording.schedule.rounds.max,cost.maxRounds),pairs=groupSamples(
recording,policy).map(pair=>({...pair,exact:mayBecomeExact(pair,maxRounds*perRound)})),plan={...lookPlanOf(recording,pairs,
policy),cost};return judge([{evidence:evidenceIn(pairs,recording),plan}],policy).problems.filter(isPlanError)}function findUnmatchedBudgets(recording,policy,mayCount){
let{report,unmatched}=buildReport(recording,{...policy,table:null}),isUncounted=recording.schedule.measure==="counts"&&recording.
counts===void 0,candidates=isUncounted?policy.budgets:unmatched,error=findUnmatchedPolicy(policy,[mayCount?candidates.filter(
budget=>!mayMatchCounts(budget)):candidates],report.rows);return error===null?[]:[isUncounted?{...error,data:{...error.data,
isOnlyCounts:!0}}:error,...report.problems.filter(({code})=>code==="budget-unmatched")]}function mayMatchCounts({metric}){
return metric==="*"||metric===COUNTED_METRIC}function benchmarksOf(rows){return[...new Map(rows.map(row=>[benchmarkKeyOf(
row),row])).values()]}async function measurePlannedRun(host,request,{isGate,store,commits,plan,benchmarkFiles,canSkip,decisions,seed,known}){let{
root,resumed=null}=request,{settings}=known;if(listSkippedCommands(decisions).size===plan.settings.commands.length)return host.
log.info(formatNothingToMeasure(decisions)),{recording:await recordNothing(host,{settings:plan.settings,commits,decisions,
seed}),...known,levels:null};let levels=await request.findLevels?.({store,base:commits.base.sha,settings})??null,{baseline}=settings.
measure,changes=await readChanges(store,{base:plan.baseValuesSha,head:commits.head.sha,baseline,benchmarkFiles}),locate=await readDefinitions(
host.log,{store,sha:commits.head.sha,formats:plan.settings.commands.map(({format})=>format)}),originUrl=request.remote?.
url??await readOriginUrl(host),trees=await makeTrees(host,root,{store,commits,originUrl,benchmarkFiles}),policy=divideAlpha(
settings.policy,countLegs(settings.measure)),{candidates,obstacle}=isGate?await findCandidates(host,root,{plan,store,commits,
originUrl,benchmarkFiles,isLocal:request.remote===null,location:request.selectSearched===void 0?atKey("bisect-minutes"):
atFlag("base")}):NO_SEARCH;obstacle!==null&&(request.selectSearched!==void 0&&throwErrors([{...obstacle,severity:"error"}]),
host.log.info(formatDiagnosticLine(obstacle)));let announced,announce=soFar=>(announced??=request.announce?.({recording:locate(
soFar),...known,levels})??Promise.resolve(),announced),search=candidates&&{minutes:settings.measure.bisectMinutes,candidates,
findBroken:soFar=>findBrokenRows(soFar,policy,request.selectSearched),announce,begun:resumed},profiling=isGate&&canProfile(
host,request,plan)&&{changedPaths:await listChangedPaths(store,commits.base.sha,commits.head.sha),findBroken:soFar=>findBrokenRows(
soFar,policy),announce},recording=await collect(host,{settings:plan.settings,sides:plan.sides,baseline:plan.baseline,commits,
decisions,canSkip,changes,trees,seed,looks:isGate?planPauses(plan.settings.rounds):[],undecided:soFar=>findUndecided(soFar,
policy,plan.settings.precision),findRenames:soFar=>findRenames(soFar,policy),search,profiling:profiling||null,findPlanErrors:(soFar,cost)=>{
if(request.checkSearched?.(listRows(soFar,policy)),request.findPlanErrors!==void 0)return cost===null?[]:request.findPlanErrors(
soFar,cost);if(!isGate)return[];let mayCount=plan.settings.commands.some(({count})=>count!==null)&&!soFar.problems.some(
({code})=>code==="counting-not-possible"),unmatched=countLegs(settings.measure)===1?findUnmatchedBudgets(soFar,policy,mayCount):
[];return unmatched.length>0||cost===null?unmatched:findPlanErrors(soFar,policy,cost)}}),explained=obstacle!==null&&findBrokenRows(
recording,policy).rows.length>0?{...recording,problems:[...recording.problems,obstacle]}:recording;return{recording:locate(
explained),...known,levels}}var NO_SEARCH={candidates:null,obstacle:null};function canProfile(host,request,{settings,sides}){
return!settings.commands.some(({profile})=>profile!==null)||request.selectSearched!==void 0?!1:sides.length===2?!0:(host.
log.info(formatDiagnosticLine(makeWarning("profile-not-possible",atKey("profile"),{}))),!1)}export{measurePlannedRun};
