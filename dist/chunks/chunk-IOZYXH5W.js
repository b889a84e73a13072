import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readRegularFile}from"./chunk-YL4NMDS2.js";import{parseCpuList,renderCpuList}from"./chunk-OABH57P3.js";
import{formatPlainWords}from"./chunk-HURJGMCU.js";import{dayOf,nameSchema}from"./chunk-DIPTC46G.js";import{UserError,
userError,userErrorOf}from"./chunk-YKJSESYE.js";import{_enum,about,array,atKey,int,number,strictObject,string}from"./chunk-CCDTYZW3.js";var MAX_FLAGS=400,MAX_CACHES=16,MAX_TOOLS=20,MAX_TOOL_LINE_LENGTH=200,MAX_COUNT=1e6,cacheSchema=strictObject({level:int().
min(1).max(MAX_COUNT),kind:_enum(["data","instruction","unified"]),bytes:number().min(0),count:int().min(1).max(MAX_COUNT)}),
processorSchema=strictObject({flags:array(string().max(64)).max(MAX_FLAGS),caches:array(cacheSchema).max(MAX_CACHES),governor:string().
max(64).nullable()}),shareSchema=number().min(0).max(1).nullable(),MAX_OBSERVATIONS=1002,observationSeriesOf=entry=>array(
entry).max(MAX_OBSERVATIONS),observationsSchema=strictObject({rounds:observationSeriesOf(int().min(0).nullable()).optional(),
atMs:observationSeriesOf(number().min(0)),load:observationSeriesOf(number().min(0).nullable()),steal:observationSeriesOf(
shareSchema),others:observationSeriesOf(shareSchema),mhz:observationSeriesOf(number().min(0).nullable())}),toolLines=array(
string().max(MAX_TOOL_LINE_LENGTH)).max(MAX_TOOLS),environmentSchema=strictObject({os:nameSchema,kernel:nameSchema,architecture:nameSchema,
cpu:nameSchema,cores:int().min(0).max(MAX_COUNT),memoryBytes:number().min(0),image:nameSchema.nullable(),node:nameSchema,
processor:processorSchema.optional(),toolchain:strictObject({base:toolLines,head:toolLines}).optional(),loadBefore:number().
nullable(),loadAfter:number().nullable(),observations:observationsSchema.optional()});function cancelOnSignals({graceMs=8e3}={}){let controller=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.
on(signal,()=>{controller.signal.aborted?signal==="SIGINT"&&endBy(signal):setTimeout(endBy,graceMs,signal).unref(),controller.
abort(signal)});return controller.signal}function endBy(signal){process.removeAllListeners(signal),process.kill(process.
pid,signal)}import{execFile}from"node:child_process";function makeAffinityPrefix({cpus:cpus2,nice},find){return[...cpus2===null?[]:[programFor("taskset","cpus",find),"-c",cpus2],
...nice===null?[]:[programFor("nice","nice",find),"-n",String(nice)]]}async function checkAffinity(affinity,{platform,find}){
let{cpus:cpus2,nice}=affinity;if(cpus2!==null&&platform!=="linux")throw userError("option-unsupported",atKey("cpus"),{option:"\
cpus",found:cpus2});if(nice!==null&&platform==="win32")throw userError("option-unsupported",atKey("nice"),{option:"nice",
found:String(nice)});cpus2!==null&&await tryCpus(cpus2,makeAffinityPrefix({cpus:cpus2,nice:null},find)),nice!==null&&await tryNice(
nice,makeAffinityPrefix({cpus:null,nice},find))}async function tryCpus(cpus2,words){let wanted=renderCpuList(parseCpuList(
cpus2)??[]);if(allowedIn((await run([...words,...SHOW_STATUS])).stdout)===wanted)return;let allowed=allowedIn((await run(
SHOW_STATUS)).stdout);throw userError("cpus-not-available",atKey("cpus"),{cpus:cpus2,...allowed!==null&&{allowed}})}async function tryNice(nice,words){
let{isFine,stderr}=await run([...words,"/bin/sh","-c",":"]);if(!(isFine&&stderr.trim()===""))throw userError("nice-not-a\
llowed",atKey("nice"),{nice})}var SHOW_STATUS=["/bin/sh","-c",'while read -r line; do echo "$line"; done </proc/self/sta\
tus'];function allowedIn(status){let cpus2=parseCpuList(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1]??"");return cpus2===
null?null:renderCpuList(cpus2)}var TRIAL_TIMEOUT_MS=1e4;function run([command="",...args]){return new Promise(resolve=>{
execFile(command,args,{timeout:TRIAL_TIMEOUT_MS},(error,stdout,stderr)=>resolve({isFine:error===null,stdout,stderr}))})}
function programFor(name,option,find){let path=find(name)??find(`/usr/bin/${name}`)??find(`/bin/${name}`);if(path!==null)
return path;throw userError("affinity-program-missing",atKey(option),{name,option})}import{accessSync,constants,statSync}from"node:fs";import{posix,win32}from"node:path";var STANDARD_PATH="/usr/bin:/bin",WSL_LAUNCHER=/\\(system32|sysnative|windowsapps)\\bash\.exe$/i;function shellFor(platform,find){
let bash=platform==="win32"?findGitBash(find):findAnywhere("bash",find);if(bash!==null){let options=["--noprofile","--no\
rc","-e","-o","pipefail","-c"];return{kind:"bash",command:bash,args:script=>[...options,script]}}let sh=platform==="win3\
2"?null:findAnywhere("sh",find);if(sh!==null)return{kind:"sh",command:sh,args:script=>["-e","-c",script]};throw userError(
"shell-not-found",atKey("run"),{isWindows:platform==="win32"})}function makeProgramFinder({env,platform}){return name=>findOnPath(
name,{env,platform,exists:isProgram})}function isProgram(path){try{return accessSync(path,constants.X_OK),statSync(path).
isFile()}catch{return!1}}function findOnPath(name,{env,platform,exists}){let path=platform==="win32"?win32:posix;if(path.
isAbsolute(name))return exists(name)?name:null;let file=platform==="win32"?`${name}.exe`:name;return pathVariable(env,platform).
split(path.delimiter).filter(folder=>path.isAbsolute(folder)).map(folder=>path.join(folder,file)).find(candidate=>!WSL_LAUNCHER.
test(candidate)&&exists(candidate))??null}function findAnywhere(name,find){return find(name)??find(`/bin/${name}`)??find(
`/usr/bin/${name}`)}function findGitBash(find){let onPath=find("bash");if(onPath!==null&&!WSL_LAUNCHER.test(onPath))return onPath;
let git=find("git");return git===null?null:find(win32.join(win32.dirname(git),"..","bin","bash.exe"))}function pathVariable(env,platform){
if(platform!=="win32")return env.PATH??STANDARD_PATH;let name=Object.keys(env).find(key=>key.toUpperCase()==="PATH");return(name===
void 0?void 0:env[name])??""}import{spawn}from"node:child_process";import{randomBytes}from"node:crypto";import{statSync as statSync2}from"node:fs";import{constants as constants2}from"node:buffer";var FIRST_BYTES=64*1024;function makeCapture(limitBytes){let limit=Math.
min(limitBytes,constants2.MAX_STRING_LENGTH),kept=Buffer.allocUnsafeSlow(Math.min(FIRST_BYTES,limit)),length=0,isOverflown=!1;
function reserve(needed){if(needed<=kept.length)return;let grown=Buffer.allocUnsafeSlow(Math.min(limit,Math.max(needed,kept.
length*2)));kept.copy(grown,0,0,length),kept=grown}return{add(chunk){let accepted=chunk.subarray(0,limit-length);return accepted.
length<chunk.length&&(isOverflown=!0),reserve(length+accepted.length),kept.set(accepted,length),length+=accepted.length,
!isOverflown},get isOverflown(){return isOverflown},text(limitBytes2=limit){return kept.toString("utf8",0,Math.min(length,
limitBytes2))}}}function makeTail(limitBytes){let last=Buffer.alloc(0),isCut=!1;return{add(chunk){let joined=Buffer.concat(
[last,chunk.subarray(-limitBytes)]);isCut||=last.length+chunk.length>limitBytes,last=joined.subarray(-limitBytes)},text(){
return(isCut?dropPartialCharacter(last):last).toString("utf8")}}}function dropPartialCharacter(bytes){let start=0;for(;start<
3&&((bytes[start]??0)&192)===128;)start+=1;return bytes.subarray(start)}import{execFile as execFile2}from"node:child_process";import{mkdtemp,realpath,rm}from"node:fs/promises";import{join}from"node:path";import{readdirSync,readFileSync}from"node:fs";var MINUTES_SECONDS=/^(\d+)m(\d+)[.,](\d+)s$/;function parseTimes(text){let[user,system3,...more]=(text.split(`
`)[1]??"").trim().split(/\s+/).map(milliseconds);return user==null||system3==null||more.length>0?null:{userMs:user,systemMs:system3}}
function parseGnuPeak(text){let last=text.trimEnd().split(`
`).at(-1)??"";return/^\d+$/.test(last)?Number(last)*1024:null}function parseMacPeak(text){let peak=/^\s*(\d+)\s+maximum resident set size$/m.
exec(text)?.[1];return peak===void 0?null:Number(peak)}function parseHighWater(status){let peak=/^VmHWM:\s*(\d+) kB$/m.exec(
status)?.[1];return peak===void 0?null:Number(peak)*1024}function milliseconds(text){let match=MINUTES_SECONDS.exec(text);
if(match===null)return null;let[,minutes,seconds,fraction]=match;return Number(minutes)*6e4+Number(seconds)*1e3+ +`0.${fraction}`*
1e3}var FIRST_PAUSE_MS=2,LAST_PAUSE_MS=50,MAX_PROCESSES=1e3;function samplePeak(pid,proc=system){let peak=null,timer;function look(pauseMs){
peak=maxOrNull(peak,peakOfTree(pid,proc)),timer=setTimeout(look,pauseMs,nextPauseMs(pauseMs)),timer.unref()}return look(
FIRST_PAUSE_MS),{stop(){return clearTimeout(timer),peak}}}function nextPauseMs(pauseMs){return Math.min(pauseMs*2,LAST_PAUSE_MS)}
function peakOfTree(root,proc){let peak=null,open=[String(root)];for(let seen=0;seen<MAX_PROCESSES;seen+=1){let pid=open.
pop();if(pid===void 0)break;peak=maxOrNull(peak,parseHighWater(proc.read(`${pid}/status`)??""));for(let thread of proc.list(
`${pid}/task`)){let children=proc.read(`${pid}/task/${thread}/children`)??"";open.push(...children.split(" ").filter(child=>child!==
""))}}return peak}function maxOrNull(a,b){return a===null||b===null?a??b:Math.max(a,b)}var system={read(path){try{return readFileSync(
`/proc/${path}`,"latin1")}catch{return null}},list(path){try{return readdirSync(`/proc/${path}`)}catch{return[]}}};var TIME="/usr/bin/time",TIME_TOOLS={gnu:{argv:file=>[TIME,"-f","%M","-o",file],parse:parseGnuPeak},mac:{argv:file=>[TIME,
"-l","-o",file],parse:parseMacPeak}},REPORT_LIMIT_BYTES=64*1024,PROBE_TIMEOUT_MS=5e3,NO_USAGE={userMs:null,systemMs:null,
peakBytes:null},OUTER_SCRIPT='report=$1; shift; "$@"; code=$?; times >"$report"; exit "$code"';function meteredArgs(shell,script,meter){
let inner=[shell.command,...shell.args(script)],measured=meter.tool===null?inner:[...TIME_TOOLS[meter.tool].argv(meter.peak),
...inner];return[...shell.kind==="bash"?["--noprofile","--norc","-p","-c"]:["-c"],OUTER_SCRIPT,"bench-referee",meter.times,
...measured]}async function openMeter(world){let{platform,temporaryRoot,timeTool}=world;if(platform==="win32")return null;
let folder=await mkdtemp(join(temporaryRoot,"meter-")),files={times:join(folder,"times"),peak:join(folder,"peak")},sampler=null;
return{args:(shell,script)=>meteredArgs(shell,script,{...files,tool:timeTool}),begin(pid){platform==="linux"&&timeTool===
null&&(sampler=samplePeak(pid))},async end(){let sampled=sampler?.stop()??null,cpu=parseTimes(await readReport(files.times)),
peak=timeTool===null?sampled:TIME_TOOLS[timeTool].parse(await readReport(files.peak));return{...NO_USAGE,...cpu,peakBytes:peak}},
async close(){sampler?.stop(),await rm(folder,{recursive:!0,force:!0})}}}async function findTimeTool(platform,temporaryRoot){
let tool=platform==="linux"?"gnu":platform==="darwin"?"mac":null;if(tool===null)return null;let program=await realpath(TIME).
catch(()=>null);if(program===null||/(busybox|toybox)[^/]*$/.test(program))return null;let folder=await mkdtemp(join(temporaryRoot,
"time-"));try{let file=join(folder,"peak"),[command=TIME,...args]=TIME_TOOLS[tool].argv(file);return await new Promise(resolve=>{
let options={timeout:PROBE_TIMEOUT_MS};execFile2(command,[...args,"/bin/sh","-c",":"],options,error=>resolve(error===null))})&&
TIME_TOOLS[tool].parse(await readReport(file))!==null?tool:null}finally{await rm(folder,{recursive:!0,force:!0})}}async function readReport(path){
return await readRegularFile(path,REPORT_LIMIT_BYTES).catch(()=>null)??""}import{execFile as execFile3}from"node:child_process";import{readdirSync as readdirSync2,readFileSync as readFileSync2}from"node:fs";
import{setTimeout as sleep}from"node:timers/promises";var GRACE_MS=2e3,MAX_SWEEPS=100,SWEEP_PAUSE_MS=5,LEAVING_MS=100;function startOptions(platform){
return platform==="win32"?{detached:!1,windowsHide:!0}:{detached:!0,windowsHide:!1}}function killSteps(platform,pid){return platform===
"win32"?{ask:null,force:{kind:"taskkill",args:["/T","/F","/PID",String(pid)]}}:{ask:{kind:"signal",target:-pid,signal:"S\
IGTERM"},force:{kind:"signal",target:-pid,signal:"SIGKILL"}}}async function killTree(running,killer=system2){let{ask,force}=killSteps(
running.platform,running.pid);ask!==null&&(await killer.act(ask),await isWithin(running.gone,running.graceMs??GRACE_MS))||
await killer.act(force)}async function killOrphans(orphans,killer=system2){let{pid,platform,marker}=orphans,names=platform===
"linux"?await findStaying(marker,killer):[];return platform!=="win32"&&await killer.act(killSteps(platform,pid).force),platform!==
"linux"?[]:(await sweep(()=>markedProcesses(marker,killer),killer),names)}async function killProcessesBelow(folder,killer=system2){
let isBelow=entry=>entry.startsWith(`TMPDIR=${folder}/`);await sweep(()=>killer.pids().filter(pid=>killer.environment(pid)?.
some(isBelow)),killer)}async function endMarkedProcesses(marker,gone,{graceMs=GRACE_MS,killer=system2}={}){for(let target of markedProcesses(
marker,killer))await killer.act({kind:"signal",target,signal:"SIGTERM"});await isWithin(gone.catch(()=>{}),graceMs),await sweep(
()=>markedProcesses(marker,killer),killer)}async function sweep(find,killer){for(let nth=0;nth<MAX_SWEEPS;nth+=1){let found=find();
if(found.length===0)return;for(let target of found)await killer.act({kind:"signal",target,signal:"SIGKILL"});await sleep(
SWEEP_PAUSE_MS)}}async function findStaying(marker,killer){if(markedProcesses(marker,killer).length===0)return[];await sleep(
LEAVING_MS);let names=markedProcesses(marker,killer).map(pid=>killer.name(pid)??"unknown");return[...new Set(names)].sort()}
function markedProcesses(marker,killer){return killer.pids().filter(pid=>killer.environment(pid)?.includes(marker)===!0)}
async function isWithin(settled,timeoutMs){let timer=new AbortController,late=sleep(timeoutMs,!1,{signal:timer.signal}).
catch(()=>!1),inTime=await Promise.race([settled.then(()=>!0),late]);return timer.abort(),inTime}var system2={async act(step){
if(step.kind==="taskkill")return taskkill(step.args);try{process.kill(step.target,step.signal)}catch{}},pids(){try{return readdirSync2(
"/proc").map(Number).filter(Number.isInteger)}catch{return[]}},environment(pid){try{return readFileSync2(`/proc/${pid}/e\
nviron`,"latin1").split("\0")}catch{return null}},name(pid){try{return readFileSync2(`/proc/${pid}/comm`,"utf8").trim()}catch{
return null}}};function taskkill(args){let command=`${process.env.SystemRoot??"C:\\Windows"}\\System32\\taskkill.exe`;return new Promise(
resolve=>{execFile3(command,[...args],{windowsHide:!0},()=>resolve())})}var MARKER_VARIABLE="BENCH_REFEREE_INVOCATION",STDERR_TAIL_BYTES=16*1024,FLOOD_EXCERPT_BYTES=16*1024,DRAIN_MS=250,LOST_MS=2e3,
MAX_TIMER_MS=2**31-1;function makeRun(world){let found;return async spec=>(spec.meter&&(found??=findTimeTool(world.platform,
world.temporaryRoot)),runChild(spec,{...world,timeTool:await found??null}))}async function runChild(spec,world){if(world.
signal.aborted)return makeStartFailure("cancelled","cancelled before it was started");let start=prepareShell(spec,world.
platform);if(typeof start=="string")return makeStartFailure("unstartable",start);if(!isFolder(spec.folder))return makeStartFailure(
"unstartable",`there is no folder "${spec.folder}"`);let{shell,prefix}=start,meter=spec.meter?await openMeter(world):null;
try{let args=meter===null?shell.args(spec.script):meter.args(shell,spec.script),[command=shell.command,...words]=[...prefix,
shell.command,...args];return await supervise({spec,world,meter,command,args:words})}finally{await meter?.close()}}async function supervise(invocation){
let{spec,world,meter}=invocation,marker=randomBytes(8).toString("hex"),startedAt=process.hrtime.bigint(),child=trySpawn(
invocation,marker);if(typeof child=="string")return makeStartFailure("unstartable",child);let{pid}=child,exited=exitOf(child,
startedAt),closed=new Promise(resolve=>child.once("close",resolve));if(pid===void 0)return makeStartFailure("unstartable",
(await exited).error?.message??"no process");meter?.begin(pid);let output={stdout:makeCapture(spec.outputLimitBytes),stderr:makeTail(
STDERR_TAIL_BYTES)},watch=makeStopController(spec,world.signal);captureOutput(child,output,()=>watch.stop("flood")),await Promise.
race([exited,watch.stopped]),watch.release();let stop=watch.reason();stop!==null&&await killTree({pid,platform:world.platform,
gone:exited});let isGone=await isWithin(exited,LOST_MS);await isWithin(closed,DRAIN_MS);let left=await killOrphans({pid,
platform:world.platform,marker:`${MARKER_VARIABLE}=${marker}`}),orphans=stop===null?left:[];abandon(child);let exit=isGone?
await exited:makeLostExit(startedAt),usage=spec.meter?await meter?.end()??NO_USAGE:null,{durationMs}=exit;return{...outcome(
exit,watch.reason(),spec),...toOutputTexts(output),durationMs,usage,orphans}}function trySpawn(invocation,marker){let{spec,
world,command,args}=invocation;try{return spawn(command,[...args],{...startOptions(world.platform),cwd:spec.folder,env:{
...spec.env,[MARKER_VARIABLE]:marker},stdio:["ignore","pipe","pipe"]})}catch(error){return messageOf(error)}}function exitOf(child,startedAt){
return new Promise(resolve=>{child.on("error",error=>{child.pid===void 0&&resolve({code:null,signal:null,error,durationMs:0})}),
child.once("exit",(code,signal)=>{resolve({code,signal,error:null,durationMs:sinceMs(startedAt)})})})}function makeStopController(spec,signal){
let reason=null,announce=()=>{},stopped=new Promise(resolve=>{announce=resolve});function stop(because){reason??=because,
announce()}let cancel=()=>stop("cancelled"),timer=setTimeout(stop,Math.min(spec.deadlineMs,MAX_TIMER_MS),"deadline");return signal.
addEventListener("abort",cancel,{once:!0}),{stop,reason:()=>reason,stopped,release(){clearTimeout(timer),signal.removeEventListener(
"abort",cancel)}}}function captureOutput(child,output,flooded){let{stdout,stderr}=child;stdout?.on("data",chunk=>{output.
stdout.add(chunk)||(flooded(),stdout.destroy())}),stderr?.on("data",chunk=>output.stderr.add(chunk));for(let stream of[stdout,
stderr])stream?.on("error",()=>{})}function abandon(child){child.stdout?.destroy(),child.stderr?.destroy(),child.unref()}
function outcome(exit,stop,spec){return stop!==null?{ending:stop,exitCode:null,detail:stopDetail(stop,spec)}:exit.code===
null?{ending:"signal",exitCode:null,detail:exit.signal??"unknown signal"}:{ending:"exit",exitCode:exit.code,detail:""}}function stopDetail(stop,spec){
return stop==="deadline"?`still running after ${spec.deadlineMs/1e3} s`:stop==="flood"?`more than ${spec.outputLimitBytes}\
 bytes of output`:"cancelled"}function toOutputTexts({stdout,stderr}){return{stdout:stdout.isOverflown?stdout.text(FLOOD_EXCERPT_BYTES):
stdout.text(),stderrTail:stderr.text()}}function makeStartFailure(ending,detail){return{ending,exitCode:null,detail,durationMs:0,
stdout:"",stderrTail:"",usage:null}}function makeLostExit(startedAt){return{code:null,signal:null,error:null,durationMs:sinceMs(
startedAt)}}function prepareShell(spec,platform){let find=makeProgramFinder({env:spec.env,platform});try{let placing=spec.
affinity===void 0?[]:makeAffinityPrefix(spec.affinity,find),wrapping=spec.wrapper===void 0?[]:makeWrapperPrefix(spec.wrapper,
find);return{shell:shellFor(platform,find),prefix:[...placing,...wrapping]}}catch(error){return messageOf(error)}}function makeWrapperPrefix([
name,...args],find){let program=find(name);if(program===null)throw new Error(`there is no program "${name}"`);return[program,
...args]}function isFolder(path){return statSync2(path,{throwIfNoEntry:!1})?.isDirectory()??!1}function sinceMs(start){return Number(
process.hrtime.bigint()-start)/1e6}function messageOf(error){return error instanceof UserError?error.diagnostics.map(formatPlainWords).
join(" "):error instanceof Error?error.message:String(error)}import{randomUUID}from"node:crypto";var MIN_GIT_VERSION="2.30",ARGUMENTS=["core.hooksPath=/dev/null","core.fsmonitor=false","protocol.version=2","gc.auto=0",
"maintenance.auto=false","advice.detachedHead=false"].flatMap(setting=>["-c",setting]),QUIET={GIT_TERMINAL_PROMPT:"0",GIT_LFS_SKIP_SMUDGE:"\
1"},TRUST_FOLDERS=["safe.directory","*"],REPOSITORY_VARIABLES=new Set(["GIT_ALTERNATE_OBJECT_DIRECTORIES","GIT_COMMON_DI\
R","GIT_DIR","GIT_GRAFT_FILE","GIT_IMPLICIT_WORK_TREE","GIT_INDEX_FILE","GIT_INTERNAL_SUPER_PREFIX","GIT_NO_REPLACE_OBJE\
CTS","GIT_OBJECT_DIRECTORY","GIT_PREFIX","GIT_REPLACE_REF_BASE","GIT_SHALLOW_FILE","GIT_WORK_TREE"]),MARK="BENCH_REFEREE\
_GIT";function makeGit({env,platform,signal}){let find=makeProgramFinder({env:dropUndefinedVariables(env),platform}),run2=async(args,options)=>{
let git=find("git");if(git===null)throw userError("git-not-found",about("git"),{needed:MIN_GIT_VERSION});let{getExecOutput}=await import("./exec-ESB6RPSJ.js");
if(signal.aborted)throw makeCancelledError();let id=randomUUID(),running=getExecOutput(`"${git}"`,[...ARGUMENTS,...args],
{cwd:options.folder,env:{...gitEnvironment(env,options),[MARK]:id},silent:!0,ignoreReturnCode:!0,...options.input!==void 0&&
{input:Buffer.from(options.input)}}).catch(error=>Promise.reject(makeGitStartError(error)));return awaitUnlessCancelled(
running,`${MARK}=${id}`,signal)},checked;return async(args,options)=>(checked??=run2(["--version"],{folder:options.folder}).
then(refuseOldGit),await checked,run2(args,options))}function refuseOldGit({stdout}){let[,...found]=/^git version (\d+)\.(\d+)/.
exec(stdout)??[],[major=0,minor=0]=MIN_GIT_VERSION.split(".").map(Number),[foundMajor=major,foundMinor=minor]=found.map(
Number);if(!(foundMajor>major||foundMajor===major&&foundMinor>=minor))throw userError("git-too-old",about("git"),{found:stdout.
trim(),needed:MIN_GIT_VERSION})}function dropUndefinedVariables(env){return Object.fromEntries(Object.entries(env).filter(
pair=>pair[1]!==void 0))}async function awaitUnlessCancelled(running,marker,signal){let stop=()=>{},stopped=new Promise(
(_,reject)=>{stop=()=>{endMarkedProcesses(marker,running).finally(()=>reject(makeCancelledError()))}});signal.addEventListener(
"abort",stop,{once:!0});try{let result=await Promise.race([running,stopped]);if(signal.aborted)throw makeCancelledError();
return result}finally{signal.removeEventListener("abort",stop)}}function gitEnvironment(env,call={}){let inherited=Object.
entries(env).filter(([name])=>!REPOSITORY_VARIABLES.has(name)),merged={...Object.fromEntries(inherited),...QUIET,...call.
env},settings=[...Object.entries(call.config??{}),TRUST_FOLDERS].map(quoteSetting),parameters=[merged[PARAMETERS]??"",...settings].
join(" ").trim();return dropUndefinedVariables({...merged,[PARAMETERS]:parameters})}var PARAMETERS="GIT_CONFIG_PARAMETER\
S";function quoteSetting([key,value]){return`'${`${key}=${value}`.replaceAll("'","'\\''")}'`}function makeCancelledError(){
return userError("git-cancelled",about("git"),{})}function makeGitStartError(error){let reason=error instanceof Error?error.
message:String(error);return userError("git-not-started",about("git"),{reason})}import{readFile as readFile2}from"node:fs/promises";import{arch,availableParallelism,cpus,type as kernelName,loadavg,release,
totalmem,version}from"node:os";import{setTimeout as delay}from"node:timers/promises";import{readdir,readFile}from"node:fs/promises";var CPUS="/sys/devices/system/cpu";async function readProcessor(){let folders=(await namesIn(CPUS)).filter(name=>/^cpu\d+$/.
test(name)),caches=await Promise.all(folders.map(name=>readCaches(`${CPUS}/${name}/cache`)));return{flags:parseFlags(await textOf(
"/proc/cpuinfo")??""),caches:countCaches(caches.flat()),governor:(await textOf(`${CPUS}/cpu0/cpufreq/scaling_governor`))?.
trim().slice(0,64)||null}}function parseFlags(cpuinfo){return(/^(?:flags|Features)[ \t]*:(.*)$/m.exec(cpuinfo)?.[1]??"").
split(/\s+/).filter(flag=>flag!==""&&flag.length<=64).slice(0,MAX_FLAGS)}function countCaches(seen){let kinds=new Map;for(let{
level,type,size,sharedBy}of seen){let kind=["data","instruction","unified"].find(one=>one===type.trim().toLowerCase()),bytes=parseSize(
size),depth=Number(level);if(kind===void 0||bytes===null||!Number.isInteger(depth)||depth<1)continue;let cache={level:depth,
kind,bytes},key=JSON.stringify(cache),entry=kinds.get(key)??{cache,served:new Set};kinds.set(key,entry),entry.served.add(
sharedBy.trim())}return[...kinds.values()].map(({cache,served})=>({...cache,count:served.size})).sort((left,right)=>left.
level-right.level||(left.kind<right.kind?-1:1)).slice(0,MAX_CACHES)}function parseSize(text){let match=/^(\d+)([KMG]?)$/.
exec(text.trim());return match===null?null:Number(match[1])*1024**["","K","M","G"].indexOf(match[2]??"")}async function readCaches(folder){
let indices=(await namesIn(folder)).filter(name=>/^index\d+$/.test(name));return Promise.all(indices.map(async index=>{let names=[
"level","type","size","shared_cpu_list"],texts=await Promise.all(names.map(name=>textOf(`${folder}/${index}/${name}`))),
[level,type,size,sharedBy]=texts.map(text=>text??"");return{level,type,size,sharedBy}}))}function namesIn(folder){return readdir(
folder).catch(()=>[])}function textOf(path){return readFile(path,"utf8").catch(()=>null)}function describeMachine(facts,env){let image=[env.ImageOS,env.ImageVersion].filter(part=>part!==void 0&&part!=="");return{
os:systemName(facts),kernel:`${facts.kernelName} ${facts.kernelRelease}`,architecture:facts.architecture,cpu:(facts.cpuModels[0]??
"").replace(/\s+/g," ").trim()||"unknown",cores:facts.cores,memoryBytes:facts.memoryBytes,image:image.length===0?null:image.
join(" "),node:facts.node,processor:facts.processor}}async function readMachine(env){let facts={platform:process.platform,
osRelease:await readFile2("/etc/os-release","utf8").catch(()=>null),osVersion:version(),kernelName:kernelName(),kernelRelease:release(),
architecture:arch(),cpuModels:cpus().map(cpu=>cpu.model),cores:availableParallelism(),processor:await readProcessor(),memoryBytes:totalmem(),
node:process.versions.node};return describeMachine(facts,env)}function readLoad(platform=process.platform){return platform===
"win32"?null:loadavg()[0]??null}function systemName({platform,osRelease,osVersion}){return platform==="darwin"?"macOS":platform!==
"linux"?osVersion:/^PRETTY_NAME=(["']?)(.+)\1$/m.exec(osRelease??"")?.[2]??"Linux"}function makeClock(cancelled){return{
nowMs:()=>performance.now(),sleep:ms=>delay(ms,void 0,{signal:cancelled}).catch(()=>{}),today:()=>dayOf(Date.now()),time:()=>new Date().
toISOString()}}import{readFile as readFile3}from"node:fs/promises";async function observe(cpus2){let[stat,own,cpuinfo]=await Promise.all(["stat","self/stat","cpuinfo"].map(name=>readFile3(
`/proc/${name}`,"utf8").catch(()=>"")));return{load:readLoad(),cpu:parseCpuTime(stat??"",own??"",cpus2),mhz:parseMhz(cpuinfo??
"")}}function parseCpuTime(stat,selfStat,cpus2){let all=parseTimes2(stat,""),wanted=cpus2===null?[all]:(parseCpuList(cpus2)??
[]).map(cpu=>parseTimes2(stat,String(cpu))),own=parseOwn(selfStat);if(own===null||all.total===0)return null;let sum=times=>times.
reduce((one,other)=>one+other,0);return{total:all.total,busy:sum(wanted.map(({busy})=>busy)),stolen:sum(wanted.map(({stolen})=>stolen)),
own}}function parseTimes2(stat,cpu){let line=new RegExp(`^cpu${cpu} +(\\d[\\d ]*)$`,"m").exec(stat)?.[1],[user=0,nice=0,
system3=0,idle=0,waiting=0,irq=0,softirq=0,stolen=0]=(line??"").split(" ").map(Number),busy=user+nice+system3+irq+softirq;
return{busy,total:busy+idle+waiting+stolen,stolen}}function parseOwn(selfStat){let times=selfStat.slice(selfStat.lastIndexOf(
")")+2).split(" ").slice(11,15).map(Number);return times.length===4&&times.every(Number.isFinite)?times.reduce((sum,time)=>sum+
time,0):null}function parseMhz(cpuinfo){let all=[...cpuinfo.matchAll(/^cpu MHz[ \t]*: ([\d.]+)$/gm)].map(([,mhz2])=>Number(
mhz2)),mhz=Math.max(0,...all);return mhz>0&&Number.isFinite(mhz)?mhz:null}var ESCAPE_SEQUENCES=new RegExp([/(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/,/(?:\x1b\]|\x9d)[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)?/,
/(?:\x1b[PX^_]|[\x90\x98\x9e\x9f])[^\x1b\x9c\r\n]*(?:\x1b\\|\x9c)?/,/\x1b[ -/]*[0-~]/].map(part=>part.source).join("|"),
"g"),LINE_ENDS=/\r\n?|[\u2028\u2029]/g,UNSEEN=new RegExp("(?![\\t\\n])\\p{Cc}|\\p{Cf}|\\p{Default_Ignorable_Code_Point}",
"gu"),COMMAND_AT_LINE_START=new RegExp("^((?:[^\\S\\n]|\\p{M})*):(\\p{M}*):","gmu"),COMMAND_ANYWHERE=new RegExp("#(\\p{M}\
*)#(\\p{M}*)\\[","gu");function sanitiseForLog(text,{runner}){let plain=text.replace(ESCAPE_SEQUENCES,"").replace(LINE_ENDS,
`
`).replace(UNSEEN,"");return runner?defuse(plain):plain}function sanitiseForCommand(text){return sanitiseForLog(text,{runner:!0}).
split(`
`).map(line=>line.trim()).filter(line=>line!=="").join(" ")}function defuse(text){return text.replace(COMMAND_AT_LINE_START,
"$1:$2 :").replace(COMMAND_ANYWHERE,"#$1 #$2[")}import{realpath as realpath2}from"node:fs/promises";var LOCAL_TRIGGER={event:"local",payload:{},sha:null,repository:null,serverUrl:"https://github.com",runUrl:null,runId:0,
runAttempt:0},MAX_EVENT_BYTES=64*1024*1024,EVENT_FILE=[{kind:"environment variable",name:"GITHUB_EVENT_PATH"}];async function readTrigger(env){
let path=env.GITHUB_EVENT_PATH;if(!path)return triggerOf(env,{});try{return triggerOf(env,await readPayload(path))}catch(error){
let known=userErrorOf(error);if(known===null)throw error;return{...triggerOf(env,{}),error:known}}}function triggerOf(env,payload){
let serverUrl=(env.GITHUB_SERVER_URL||LOCAL_TRIGGER.serverUrl).replace(/\/+$/,""),repository=env.GITHUB_REPOSITORY||null,
runId=parseRunNumber(env.GITHUB_RUN_ID);return{event:env.GITHUB_EVENT_NAME||"unknown",payload,sha:env.GITHUB_SHA||null,repository,
serverUrl,runUrl:repository!==null&&runId>0?`${serverUrl}/${repository}/actions/runs/${runId}`:null,runId,runAttempt:parseRunNumber(
env.GITHUB_RUN_ATTEMPT)}}function parseRunNumber(text){return/^\d{1,15}$/.test(text??"")?Number(text):0}async function readPayload(path){
let text=await readRegularFile(await realpath2(path).catch(()=>path),MAX_EVENT_BYTES);if(text===null)throw userError("ev\
ent-file-unusable",EVENT_FILE,{path,fault:"missing"});try{let value=JSON.parse(text);if(typeof value=="object"&&value!==
null&&!Array.isArray(value))return{...value}}catch{}let fault=text.trim()===""?"empty":"not an object";throw userError("\
event-file-unusable",EVENT_FILE,{path,fault})}export{MAX_TOOLS,MAX_TOOL_LINE_LENGTH,shareSchema,environmentSchema,cancelOnSignals,checkAffinity,killProcessesBelow,makeProgramFinder,
makeRun,makeGit,readMachine,readLoad,makeClock,observe,sanitiseForLog,sanitiseForCommand,LOCAL_TRIGGER,readTrigger};
