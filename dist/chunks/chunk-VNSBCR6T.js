import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FILTER_VARIABLE,childEnvironment,findMissedBenchmarks,formatFilterRemark,isSameFilter,makeBenchmarkFilter,makeFailedFilterWarning,
makeSecretMask,readLastLines}from"./chunk-QAKWR6BQ.js";import{compareConfigs,explainReplacedConfig,findTrustedVersion,
parseTags,reportUnreadableConfig}from"./chunk-6EGUR6AA.js";import{ApiError}from"./chunk-G5QNNWTC.js";import{
divideAlpha}from"./chunk-ZLOLLWWF.js";import{makeSeriesCollection}from"./chunk-3VSOTNBW.js";import{MAX_DISTURBED_ATTEMPTS,
PLACEMENT_ROUNDS,asBaseline,blocksOf,compileOrderedPatterns,compilePattern,compilePatterns,countsAsRecording,findPlanErrors,
findUndecided,parseConfigFile,parseRecording,placementOf,planLooks,planPauses,resolveSettings,withBaseline}from"./chunk-7IGD6VGB.js";
import{quoteShellWord}from"./chunk-NXXOH2ZQ.js";import{MAX_PATHS,MAX_SOURCE_LOCATIONS,MAX_TOOLS,MAX_TOOL_LINE_LENGTH,
RECORDING_VERSION,benchmarkKeyOf,coinProbability,countCompletedRounds,decide,groupedNameKeyOf,isSkip,listOwn,listSkipped,
parseShard,sortBenchmarks,sourceLocationSchema}from"./chunk-YHS7R4PB.js";import{formatCost,formatCountLook,formatCountStep,
formatDiagnosticLine,formatDuration,formatLook,formatNothingToMeasure,formatOneSidedDisturbance,formatOutputTitle,formatOwnBenchmarkFiles,
formatRecognisedFormat,formatRemeasuring,formatReplacedBase,formatStep,formatStepProgress,formatUnknownDefinitions}from"./chunk-ZWGVAMPI.js";
import{FORMATS,findFormat,parseToolOutput,parseToolOutputs,readCountedParts,toInvocationMeasurements}from"./chunk-5VGJYODV.js";
import{SIDES}from"./chunk-GAOIDVRA.js";import{UserError,about,atCommit,atFlag,atInput,atKey,inFile,inPlacement,inRound,
inSetup,isError,isSameFinding,makeError,makeWarning,onSide,relocate,selectForLog,userError,withOutput,within,withoutOutput}from"./chunk-HZL6TB3P.js";import{join}from"node:path";function listChangedPaths(store,base,head){return listPaths(store,["diff-tree","-r","-z","--name-only","--no-renames",base,
head])}function listTreePaths(store,sha){return listPaths(store,["ls-tree","-r","-z","--name-only","--full-tree",sha])}async function listPaths(store,args){
let output=await store.gitOrThrow(...args);return splitPaths(output)}function splitPaths(separated){return separated.split(
"\0").filter(path=>path!=="")}var isLockFile=matchAnywhere("package-lock.json","npm-shrinkwrap.json","yarn.lock","pnpm-lock.yaml","bun.lock","bun.lock\
b","deno.lock","Cargo.lock","rust-toolchain","rust-toolchain.toml","go.mod","go.sum","go.work.sum","poetry.lock","uv.loc\
k","pdm.lock","Pipfile.lock","requirements*.txt","Gemfile.lock","composer.lock","pom.xml","gradle.lockfile","libs.versio\
ns.toml","gradle-wrapper.properties","packages.lock.json","mix.lock","Package.resolved","conan.lock","vcpkg.json","flake\
.lock"),isBenchmark=matchAnywhere("bench/**","benches/**","benchmark/**","benchmarks/**","jmh/**","*.bench.*","bench_*.p\
y","test_bench*.py","*_bench.*","*_benchmark.*","*Benchmark*.java","*Benchmark*.kt","*Benchmark*.scala","*Benchmark*.cs",
"*Bench.php"),isGoTest=matchAnywhere("*_test.go"),GO_BENCHMARK="func Benchmark";async function readChanges(store,{base,head,
baseline}){if(base===null||!await tryFetchCommit(store,base))return null;let changed=(await listChangedPaths(store,base,
head)).filter(path=>path!==baseline),goBenchmarks=changed.some(isGoTest)?await goBenchmarksOf(store,[base,head]):NONE;return{
lockFiles:limitPaths(changed.filter(isLockFile)),benchmarkSources:limitPaths(changed.filter(path=>isBenchmark(path)||goBenchmarks.
has(path)))}}async function tryFetchCommit(store,sha){return await store.has(sha)?!0:(await store.fetch(store.isComplete?
null:"--depth=1",sha),store.has(sha))}var NONE=new Set;async function goBenchmarksOf(store,shas){let found=new Set;for(let sha of shas){
let{stdout}=await store.git("grep","-l","-z","-F","-e",GO_BENCHMARK,sha,"--","*_test.go");for(let entry of splitPaths(stdout))
found.add(entry.slice(sha.length+1))}return found}function limitPaths(paths){return{total:paths.length,paths:paths.slice(
0,MAX_PATHS)}}function matchAnywhere(...globs){let matches=compilePatterns(globs.map(glob=>`**/${glob}`));return path=>matches(
[path])}import{posix,resolve}from"node:path";var READ_LIMIT_BYTES=1024*1024;async function readConfigText(host,settings,{store,commits}){let{config,configFrom}=settings;
if(configFrom==="worktree"){let text=await host.files.read(resolve(host.folder,config),READ_LIMIT_BYTES);return toConfigText(
settings,text,{path:config,commit:null,how:"worktree"})}if(configFrom==="head"){let{sha}=commits.head,blob=await findBlob(
store,sha,config);return toConfigText(settings,blob&&await readBlob(store,blob),{path:config,commit:sha,how:"head"})}return configFrom===
"base"?readOfPullRequest(store,settings,commits):readOfNamedCommit(store,settings,{commit:await checkKnown(store,configFrom),
head:commits.head.sha})}async function readOfNamedCommit(store,settings,{commit,head}){let{config}=settings,text=await readFile(
store,commit,config),named=toConfigText(settings,text,{path:config,commit,how:"named"});if(text===null)return named;let change=changeOf(
config,{text,how:"tip"},await tryReadBlob(store,await findBlob(store,head,config)));return change?.renamed===void 0?named:
{...named,change}}async function readOfPullRequest(store,settings,commits){let{config}=settings,head=await findBlob(store,
commits.head.sha,config),trusted=await findTrustedVersion(config,commits.configCommits,commit=>readFile(store,commit,config)),
ofHead={path:config,commit:commits.head.sha,how:"head"};if(trusted===null){let text2=head&&await readBlob(store,head),problems=text2===
null?[]:[makeWarning("config-only-on-head",inFile(config),{})];return{...toConfigText(settings,text2,ofHead),problems}}let isSame=(await findBlob(
store,trusted.commit,config))?.sha===head?.sha,headText=isSame?trusted.text:await tryReadBlob(store,head),text=headText instanceof
UserError?null:headText,replaced=explainReplacedConfig(config,trusted,text);return replaced!==null?{text,commit:null,source:ofHead,
problems:replaced,change:null}:{text:trusted.text,commit:isSame?null:trusted.commit,source:{path:config,commit:trusted.commit,
how:trusted.how},problems:[],change:changeOf(config,trusted,headText)}}function changeOf(config,trusted,head){return head instanceof
UserError?reportUnreadableConfig(config,head):head===null&&trusted.how==="tip"?null:compareConfigs(config,{base:trusted.
text,head})}async function readFile(store,commit,path){let blob=await findBlob(store,commit,path);return blob&&readBlob(
store,blob)}async function tryReadBlob(store,blob){try{return blob&&await readBlob(store,blob)}catch(error){if(error instanceof
UserError)return error;throw error}}async function checkKnown(store,sha){if(await store.has(sha))return sha;throw userError(
"commit-not-in-clone",atFlag("config-from"),{sha})}async function findTrustedBlob(store,{configCommits},path){for(let commit of configCommits){
let blob=await findBlob(store,commit,path);if(blob!==null)return blob}return null}async function findBlob(store,commit,config){
let path=posix.normalize(config);if(posix.isAbsolute(path)||path.startsWith("../"))return null;let list=["--literal-path\
specs","ls-tree","-z","--long","--full-tree",commit,"--",path],entry=(await store.gitOrThrow(...list)).split("\0").find(
line=>line.endsWith(`	${path}`));if(entry===void 0)return null;let[mode="",,sha="",size=""]=entry.split(/[ \t]+/),bytes=/^\d+$/.
test(size)?Number(size):null;return{where:`${commit.slice(0,12)}:${path}`,mode,sha,bytes}}async function readBlob(store,{
where,mode,sha,bytes},limitBytes=READ_LIMIT_BYTES){if(bytes===null||mode==="120000")throw userError("not-a-regular-file",
inFile(where),{});if(bytes>limitBytes)throw userError("file-too-large",inFile(where),{bytes,limitBytes});let{exitCode,stdout,
stderr}=await store.git("cat-file","blob",sha);if(exitCode===0)return stdout;throw userError("git-failed",inFile(where),
{output:stderr.trim()})}function toConfigText(settings,text,source){let found={text,commit:null,problems:[],change:null};
if(text!==null)return{...found,source};if(!settings.configGiven)return{...found,source:null};let{config:path,configFrom}=settings,
from=configFrom==="base"||configFrom==="head"||configFrom==="worktree"?configFrom:"commit";throw userError("config-missi\
ng",atKey("config"),{path,from},{failure:"configuration"})}async function decideByGit(store,{base,head,config},commands){let tree=await store.gitOrThrow("rev-parse",`${base}^{tree\
}`);if(tree===await store.gitOrThrow("rev-parse",`${head}^{tree}`))return[...commands.keys()].map(command=>decide(command,
"same-tree",[tree.slice(0,12)]));if(commands.every(({paths})=>paths.length===0))return[];let changed=await listChangedPaths(
store,base,head),all=new Set([...await listTreePaths(store,base),...await listTreePaths(store,head)]);return commands.flatMap(
({paths},command)=>paths.length===0?[]:decideByPaths(command,paths,{changed,all:[...all],config}))}function decideByPaths(command,paths,{
changed,all,config}){let unmatched=paths.filter(pattern=>!pattern.startsWith("!")&&!all.some(compilePattern(pattern)));if(unmatched.
length>0)return decide(command,"paths-unmatched",unmatched);let ofGate=changed.filter(path=>path===config||isOfGate(path));
if(ofGate.length>0)return decide(command,"changed-gate",ofGate);let isInside=compileOrderedPatterns(paths),inside=changed.
filter(isInside);return inside.length>0?decide(command,"changed-inside",inside):decide(command,"paths",changed)}function isOfGate(path){
return/^\.github\/(?:workflows|actions)\/|(?:^|\/)\.gitattributes$|(?:^|\/)\.gitmodules$/.test(path)}import{resolve as resolve2}from"node:path";async function readOriginUrl(host){let{exitCode,stdout}=await host.git(["conf\
ig","--get","remote.origin.url"],{folder:host.folder}),url=stdout.trim();if(exitCode!==0||url==="")return null;let clean=removeCredentials(
url,host.folder);return host.secrets.some(secret=>secret!==""&&clean?.includes(secret))?null:clean}function removeCredentials(url,folder){
if(/^(?:[^/]*@)?[^/:]+:(?!\/\/)/.test(url))return url;if(!url.includes("://"))return resolve2(folder,url);if(!URL.canParse(
url))return null;let{protocol,host,pathname,username}=new URL(url),user=/^(?:git\+)?ssh/.test(protocol)&&username!==""?`${username}\
@`:"";return`${protocol}//${user}${host}${pathname}`}import{resolve as resolve3}from"node:path";var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];function connectRemote(host,folder,{
remote,name=remote.url}){let run=(...args)=>retryNetwork(host,()=>runAtRemote(host,folder,{remote,args}));return{async lookUpRefs(refs){
let{exitCode,stdout,stderr}=await run("ls-remote",name,...refs);if(exitCode!==0)return{kind:"silent",why:parseGitError(stderr)};
let lines=stdout.split(`
`).map(line=>line.split("	"));for(let ref of refs){let sha=lines.find(([,candidate])=>candidate===ref)?.[0];if(sha!==void 0)
return{kind:"found",sha}}return{kind:"absent"}},async listTags(){let{exitCode,stdout,stderr}=await run("ls-remote","--ta\
gs",name);if(exitCode===0)return parseTags(stdout);throw userError("tags-not-listed",atInput("base"),{output:parseGitError(
stderr)})},async fetch(depth,wanted){host.log.info(`fetch ${wanted.join(" ")}`);let refspecs=wanted.map(want=>`+${want}:\
refs/fetched/${want}`);return toFetchError(await run(...FETCH,...depth===null?[]:[depth],name,...refspecs))},async fetchObjects(shas){
let args=["-c","fetch.negotiationAlgorithm=noop",...FETCH,"--no-filter",name,...shas];return toFetchError(await run(...args))}}}
var PAUSES_MS=[3e3,1e4],TRANSIENT_ERRORS=/could not resolve host|connection (?:timed out|reset|refused)|(?:failed|couldn't) to connect|couldn't connect|unexpected disconnect|early EOF|RPC failed|hung up unexpectedly|too slow|requested URL returned error: (?:429|5\d\d)|(?:SSL|TLS|GnuTLS).*(?:error|recv)/i;
async function retryNetwork(host,attempt){let result=await attempt();for(let pauseMs of PAUSES_MS){if(result.exitCode===
0||!TRANSIENT_ERRORS.test(result.stderr)||host.cancelled.aborted)break;host.log.info(`git: ${parseGitError(result.stderr)}\
; waiting ${pauseMs/1e3} s`),await host.clock.sleep(pauseMs),result=await attempt()}return result}async function runAtRemote(host,folder,{
remote,args}){let slowLimits={"http.lowSpeedLimit":"1000","http.lowSpeedTime":"60"};if(remote.token===null)return host.git(
args,{folder,config:slowLimits});let result=await host.git(args,{folder,config:{...slowLimits,...authorisation(remote)}});
return result.exitCode!==0&&/returned error: 30[1278]/.test(result.stderr)?host.git(args,{folder,config:slowLimits}):result}
function authorisation({serverUrl,token}){let basic=Buffer.from(`x-access-token:${token}`).toString("base64");return{"ht\
tp.followRedirects":"false",[`http.${serverUrl}/.extraheader`]:"",[`http.${serverUrl}/.extraHeader`]:`AUTHORIZATION: bas\
ic ${basic}`}}function toFetchError({exitCode,stderr}){return exitCode===0?null:parseGitError(stderr)}function atGitCommand(command=""){
return[{kind:"git command",name:`git ${command}`}]}function parseGitError(stderr){let lines=stderr.trim().split(`
`);return(lines.find(line=>/^(error|fatal): /.test(line))??lines.at(-1)??"").replace(/\.$/,"")}async function openStore(host,folder,remote){let checkout=await checkoutOf(host);if(checkout===null&&remote===null)throw userError(
"not-a-repository",inFile(host.folder),{});let store=storeAt(host,folder,{checkout,remote});await host.files.makeFolder(
folder);let format=checkout?.format??(host.trigger.sha?.length===64?"sha256":"sha1");return await store.gitOrThrow("init",
"--quiet","--bare","--template=",`--object-format=${format}`,"."),checkout===null||(await host.files.write(`${folder}/ob\
jects/info/alternates`,`${checkout.common}/objects
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
await store.gitOrThrow("config",key,value)}var NO_REMOTE={lookUpRefs:()=>Promise.resolve({kind:"absent"}),listTags:()=>Promise.
resolve([]),fetch:()=>Promise.resolve("there is no remote"),fetchObjects:()=>Promise.resolve("there is no remote")};function storeAt(host,folder,{
checkout,remote}){let git=(...args)=>host.git(args,{folder}),promisor=checkout?.promisor??null,connection=remote===null?
NO_REMOTE:connect(remote);function connect(to){return connectRemote(host,folder,{remote:to,...promisor===null?{}:{name:PROMISOR}})}
let store={folder,isComplete:checkout!==null&&!checkout.isShallow,git,async gitOrThrow(...args){let{exitCode,stdout,stderr}=await git(
...args);if(exitCode===0)return stdout.includes("\0")?stdout:stdout.trim();throw userError("git-failed",atGitCommand(args[0]),
{output:parseGitError(stderr)})},async has(sha){return(await git("cat-file","-e",`${sha}^{commit}`)).exitCode===0},lookUpRefs:connection.
lookUpRefs,async listTags(){if(remote!==null)return connection.listTags();let{stdout}=await host.git(["show-ref","--tags",
"--dereference"],{folder:host.folder});return parseTags(stdout)},async remoteTrackingSha(ref){let args=["rev-parse","--v\
erify","--quiet",`${ref.replace(/^refs\/heads\//,"refs/remotes/origin/")}^{commit}`],{exitCode,stdout}=await host.git(args,
{folder:host.folder});return exitCode===0&&checkout!==null?stdout.trim():null},fetch:(depth,...wanted)=>connection.fetch(
depth,wanted),async fetchMissingBlobs(sha){if(promisor===null)return;await fetchMissingObjects(store,connect(remote??{url:promisor,
token:null,serverUrl:""}),sha)}};return store}var OBJECTS_AT_ONCE=400;async function fetchMissingObjects(store,connection,sha){
let list=["rev-list","--objects","--no-walk","--no-object-names","--missing=print",sha],missing=(await store.gitOrThrow(
...list)).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[]);for(let index=0;index<missing.length;index+=OBJECTS_AT_ONCE){let why=await connection.
fetchObjects(missing.slice(index,index+OBJECTS_AT_ONCE));if(why!==null)throw userError("partial-clone",atCommit(sha),{output:why})}}import{posix as posix2}from"node:path";var MAX_PATHS2=100;async function listUnfetchedFiles(git){let list=async(...args)=>limitPaths2(parseEntries(await git(["\
ls-files","-z",...args]))),modules=((await list("--",":(top,literal).gitmodules")).length>0?parseEntries(await git(["ls-\
files","-z","--stage"])):[]).filter(entry=>entry.startsWith(`${SUBMODULE_MODE} `));return{submodules:limitPaths2(modules.
map(entry=>entry.slice(entry.indexOf("	")+1))),lfsFiles:await list("--",":(top,attr:filter=lfs)")}}var SUBMODULE_MODE="1\
60000";function parseEntries(separated){return separated.split("\0").filter(entry=>entry!=="")}function limitPaths2(paths){
return paths.slice(0,MAX_PATHS2)}async function warnAboutUnfetchedFiles(files,folder,{submodules,lfsFiles}){let read=path=>readStart(
files,posix2.join(folder,path)),missing=await filterPaths(submodules,async path=>await read(posix2.join(path,".git"))===
null),pointers=await filterPaths(lfsFiles,async path=>(await read(path))?.startsWith(POINTER)??!1),dataOf=paths=>({paths:paths.
slice(0,MAX_NAMED),count:paths.length});return[...missing.length===0?[]:[makeWarning("submodules-left-out",inFile(".gitm\
odules"),dataOf(missing))],...pointers.length===0?[]:[makeWarning("lfs-files-left-out",inFile(".gitattributes"),dataOf(pointers))]]}
var MAX_NAMED=3,POINTER=`version https://git-lfs.github.com/spec/v1
`,MAX_POINTER_BYTES=1024;async function readStart(files,path){try{return await files.read(path,MAX_POINTER_BYTES)}catch(error){
if(error instanceof UserError)return"";throw error}}async function filterPaths(paths,isWanted){let wanted=[];for(let path of paths)
await isWanted(path)&&wanted.push(path);return wanted}async function makeTrees(host,root,source){let{store,commits,originUrl,benchmarkFiles}=source,folders={base:`${root}/bas\
e`,head:`${root}/head`};for(let side of SIDES){let{sha}=commits[side];host.log.info(`clone ${side} ${sha.slice(0,12)}`),
await makeTree(host,folders[side],{store,sha,originUrl})}let shared=await listSharedFiles(store,commits,benchmarkFiles),
ownBase=shared.length===0?null:`${root}/own`;ownBase!==null&&(await makeTree(host,ownBase,{store,sha:commits.base.sha,originUrl}),
await copyFromHead(host,folders.base,{store,sha:commits.head.sha,paths:shared}));let homes={base:`${root}/home/base`,head:`${root}\
/home/head`};for(let side of SIDES)await host.files.makeFolder(homes[side]);return{folders,temporary:{base:`${root}/tmp/\
base`,head:`${root}/tmp/head`},homes,ownBase,unfetched:{base:await listUnfetchedFiles(args=>runGitStep(host,folders.base,
args)),head:await listUnfetchedFiles(args=>runGitStep(host,folders.head,args))}}}var FETCH_OPTIONS=["--quiet","--depth=1",
"--no-tags","--no-write-fetch-head","--no-recurse-submodules"],NO_FILTERS=`* -filter
`;async function makeTree(host,folder,{store,sha,originUrl}){let format=sha.length===64?"sha256":"sha1",attributes=`${folder}\
/.git/info/attributes`;await host.files.makeFolder(folder),await runGitStep(host,folder,["init","--quiet","--template=",
`--object-format=${format}`,"."]),await runGitStep(host,folder,["fetch",...FETCH_OPTIONS,store.folder,sha]),await host.files.
write(attributes,NO_FILTERS),await runGitStep(host,folder,["checkout","--quiet","--detach","--no-recurse-submodules",sha]),
await host.files.remove(attributes),originUrl!==null&&await runGitStep(host,folder,["config","remote.origin.url",originUrl])}
async function listSharedFiles(store,{base,head},patterns){if(patterns.length===0)return[];let isShared=compileOrderedPatterns(
patterns);return(await listChangedPaths(store,base.sha,head.sha)).filter(isShared)}var PATHS_AT_ONCE=100;async function copyFromHead(host,folder,{
store,sha,paths}){let attributes=`${folder}/.git/info/attributes`;await runGitStep(host,folder,["fetch",...FETCH_OPTIONS,
store.folder,sha]),await host.files.write(attributes,NO_FILTERS);for(let index=0;index<paths.length;index+=PATHS_AT_ONCE){
let some=paths.slice(index,index+PATHS_AT_ONCE),checkout=["--literal-pathspecs","checkout","--quiet","--no-overlay",sha,
"--",...some];await runGitStep(host,folder,checkout)}await host.files.remove(attributes)}async function runGitStep(host,folder,args){
let{exitCode,stdout,stderr}=await host.git(args,{folder,config:{"core.longpaths":"true"}});if(exitCode===0)return stdout;
throw userError("checkout-failed",atGitCommand(args[0]),{output:parseGitError(stderr)})}import{resolve as resolve4}from"node:path";var LIMIT_BYTES=16*1024*1024;async function readBaseline(host,{format,unit},place){let{path}=place,{text,problems}=await readText(
host,place),recording=asBaseline(parseRecording(text,path,"baseline"));if(recording.series.length===0)throw userError("b\
aseline-without-values",inFile(path),{});let{schedule}=recording;if(schedule.unit!==unit){let data={setting:"unit",configured:unit,
found:schedule.unit};throw userError("baseline-setting-differs",inFile(path),data)}if(format!=="auto"&&schedule.format!==
format){let found=schedule.format===null?{}:{found:schedule.format};throw userError("baseline-setting-differs",inFile(path),
{setting:"format",configured:format,...found})}return{baseline:{path,recording},problems}}async function readText(host,{
path,from,store,commits}){let problems=[];if(from==="worktree")return{text:await host.files.read(resolve4(host.folder,path),
LIMIT_BYTES).then(throwIfMissing(path)),problems};let head=await findBlob(store,commits.head.sha,path),isOfCommit=from!==
"head"&&from!=="base",configCommits=isOfCommit?[from]:commits.configCommits,base=from==="head"?null:await findTrustedBlob(
store,{configCommits},path),blob=isOfCommit?base:base??head;from==="base"&&(base===null?problems.push(makeWarning("basel\
ine-only-on-head",inFile(path),{})):base.sha!==head?.sha&&problems.push(makeWarning("baseline-changed",inFile(path),{isDeleted:head===
null})));let text=blob===null?null:await readBlob(store,blob,LIMIT_BYTES);return{text:throwIfMissing(path)(text),problems}}
function throwIfMissing(path){return text=>{if(text!==null)return text;throw userError("baseline-not-found",inFile(path),
{})}}function renderBaseline(recording){return`{
${Object.entries(asBaseline(recording)).map(([key,value])=>{let isList=Array.isArray(value)&&value.length>0,lines=isList?
value.map(one=>`    ${JSON.stringify(one)}`).join(`,
`):"";return`  ${JSON.stringify(key)}: ${isList?`[
${lines}
  ]`:JSON.stringify(value)}`}).join(`,
`)}
}
`}function formatTimeLeft(invocations,plan){let{rounds,maxMinutes}=plan.settings,latest=invocations.at(-1),last=invocations.
findLast(({outcome})=>outcome!=="disturbed"),recent=invocations.filter(({round:round2})=>round2>=Math.max(1,plan.since));
if(latest===void 0||last===void 0||recent.length===0)return"";let mean=recent.reduce((sum,{durationMs})=>sum+durationMs,
0)/recent.length,made=recent.filter(one=>one.round===last.round&&one.outcome!=="disturbed").length,leftMs=mean*((rounds.
max-Math.max(1,last.round)+1)*plan.commands*plan.sides.length-made);if(leftMs<=0)return"";let capMs=Math.max(0,maxMinutes*
6e4-latest.startMs-latest.durationMs);return`, ${rounds.min===rounds.max&&leftMs<=capMs?"about":"at most"} ${formatDuration(
Math.min(leftMs,capMs))} left`}function estimateRoundMs(invocations,{sides,since}){let slowest=new Map;for(let{round:round2,
side,command,durationMs,outcome}of invocations){let key=`${command} ${side}`;round2>=since&&sides.includes(side)&&outcome!==
"failed"&&slowest.set(key,Math.max(durationMs,slowest.get(key)??0))}return slowest.size===0?null:[...slowest.values()].reduce(
(sum,ms)=>sum+ms)}var MAX_NAMED2=3;function makeTreeIntegrity(files,folders,sides){let noted=new Map(sides.map(side=>[side,files.stamps(folders[side])]));
return{snapshot:side=>{noted.set(side,files.stamps(folders[side]))},findChange(side,location){let before=noted.get(side)??
new Map,changed=difference(before,files.stamps(folders[side]));if(changed.length===0)return null;let data={side,paths:changed.
slice(0,MAX_NAMED2),count:changed.length};return makeError("tree-changed",location,data,{failure:"tampered"})}}}function difference(before,after){
let gone=[...before.keys()].filter(path=>!after.has(path)),others=[...after].filter(([path,stamp])=>before.get(path)!==stamp).
map(([path])=>path);return[...gone,...others].sort()}function watchMachine(host,cpus){let seen={rounds:[],atMs:[],load:[],steal:[],others:[],mhz:[]},latest={load:null,cpu:null,
mhz:null},kept=null;return{async observe(){let before=latest.cpu;return latest=await host.observe(cpus),computeShares(before,
latest.cpu)},record(atMs,round2){let{load,cpu,mhz}=latest,{others}=computeShares(kept,cpu);seen.rounds.push(round2),seen.
atMs.push(atMs),seen.load.push(load),seen.steal.push(computeShares(kept??NOTHING,cpu).steal),seen.others.push(others),seen.
mhz.push(mhz),kept=cpu},all:()=>structuredClone(seen)}}var NOTHING={total:0,busy:0,stolen:0,own:0};function computeShares(from,to){
if(from===null||to===null)return{steal:null,others:null};let totalTime=to.total-from.total;return{steal:share(to.stolen-
from.stolen,totalTime),others:share(to.busy-from.busy-(to.own-from.own),totalTime)}}function share(part,whole){return whole>
0?round(Math.min(1,Math.max(0,part/whole))):null}function round(ratio){return Number(ratio.toFixed(4))}var MAX_NAMES=3;function makeResultCheck(){let warmUps=new Map;return{keepOnly(isWanted){for(let[command,names]of warmUps){
let own=[...names].filter(([key,name])=>isWanted(command,{group:JSON.parse(key)[0],name}));warmUps.set(command,new Map(own))}},
findMissing({round:round2,command},{outcome,measurements}){let names=new Map(measurements.map(({group,name,metric})=>[JSON.
stringify([group,name,metric]),name]));if(round2===0&&warmUps.set(command,names),round2!==1||outcome!=="ok")return null;
let missing=[...warmUps.get(command)??[]].filter(([key])=>!names.has(key));if(missing.length===0)return null;let benchmarks=[
...new Set(missing.map(([,name])=>name))],data={names:benchmarks.slice(0,MAX_NAMES),count:benchmarks.length};return makeError(
"results-missing",inRound(round2,"base"),data)}}}async function start(host,measuring){return{host,measuring,env:childEnvironment(host.env,host.secrets),mask:makeSecretMask(
host.env,host.secrets),machine:await host.machine(),loadBefore:host.load(),startedOn:host.clock.today(),watch:watchMachine(
host,measuring.settings.cpus),toolchain:{base:[],head:[]},treeIntegrity:makeTreeIntegrity(host.files,measuring.trees.folders,
measuring.sides),setupMs:0,startMs:host.clock.nowMs(),formats:measuring.settings.commands.map(({format})=>format),ended:"\
complete",sides:measuring.sides,brokenOnBase:new Set,decisions:[...measuring.decisions],baseResults:makeResultCheck(),filter:null,
filteredSince:0,isFilterBroken:!1,undecided:null,slowestMs:0,disturbed:{attempts:[],tally:{base:0,head:0},rounds:0,isOneSided:!1},
invocations:[],series:makeSeriesCollection(),warmUp:makeSeriesCollection(),problems:[...measuring.commits.problems,...unitProblems(
measuring)],shard:null,benchmarkFiles:measuring.settings.benchmarkFiles.length>0&&measuring.sides.length===2?"head":null,
counts:null}}function unitProblems({settings}){return settings.unit==="sample"?[makeWarning("sample-unit",atKey("unit: s\
ample"),{})]:[]}function recordValues(collection,invocations,{measurements,...read}){let invocation=invocations.length-1,
{command,side}=invocations[invocation];for(let measurement of measurements){let own=collection.getOrCreate(measurement,{
command,...read})[side];own.invocations.at(-1)===invocation?own.values.at(-1)?.push(...measurement.values):(own.invocations.
push(invocation),own.values.push([...measurement.values]))}}function recordProblem(run,side,problem){let isKnown2=run.problems.
some(known=>isSameFinding(known,problem));problem.severity==="warning"&&isKnown2||(run.problems.push(side==="base"?{...problem,
severity:"warning"}:problem),(side==="base"||!isError(problem))&&run.host.log.info(formatDiagnosticLine(problem)))}function isTreeUntouched(run,side,location){
let problem=run.treeIntegrity.findChange(side,location);return problem!==null&&recordProblem(run,"head",problem),problem===
null||endMeasuring(run,"failed")}function endMeasuring(run,how){return run.ended=how,!1}function elapsedMs({host,startMs}){
return host.clock.nowMs()-startMs}function listCommands({measuring,decisions}){let skipped=listSkipped(decisions);return[
...measuring.settings.commands.keys()].filter(command=>!skipped.has(command))}function runsOn({sides,brokenOnBase,decisions},side,command){
let isBroken=side==="base"&&brokenOnBase.has(command);return sides.includes(side)&&!isBroken&&!listSkipped(decisions).has(
command)}function etaInputsOf(run){let{measuring,sides,filter,filteredSince}=run,commands=filter?.commands.length??listCommands(
run).length;return{settings:measuring.settings,sides,commands,since:filteredSince}}function commandAt({measuring},command){
return measuring.settings.commands[command]}function formatAt({formats},command){return findFormat(formats[command]??"au\
to")}function invocationFoldersOf({measuring},{side,command},location){let{settings,trees}=measuring,{workingDirectory}=command===
void 0?settings:settings.commands[command],root=trees.folders[side],folder=workingDirectory==="."?root:`${root}/${workingDirectory}`;
return{side,folder,workingDirectory,temporary:trees.temporary[side],home:trees.homes[side],location}}function recordingOf(run){
return withBaselineOf(run,measuredRecordingOf(run))}function warmUpRecordingOf(run){let asRound=one=>one.outcome==="ok"?
{...one,round:1}:one;return withBaselineOf(run,{...measuredRecordingOf(run),invocations:run.invocations.map(asRound),series:run.
warmUp.all()})}function withBaselineOf({measuring:{baseline}},measured){return baseline===null?measured:withBaseline(measured,
baseline)}function scheduleOf(settings,{seed,formats,ended}){let{rounds,run,setup,workingDirectory,outputFile,unit,cpus,
nice,maxMinutes,count,measure}=settings,recognised=formats.map(format2=>format2==="auto"?null:format2),[first=null]=recognised,
isOneFormat=recognised.every(one=>one===first),format=settings.format!=="auto"?settings.format:isOneFormat?first:null;return{
seed,rounds,commands:[...run],setup,workingDirectory,outputFile,format,...recognised.some(one=>one!==format)&&{formats:recognised},
unit,cpus,nice,maxMinutes,...count!==null&&{count,measure},ended}}async function recordNothing(host,{settings,commits,decisions,
seed}){let load=host.load(),formats=settings.commands.map(({format})=>format);return{version:RECORDING_VERSION,name:settings.
name,commits:{base:commits.base,head:commits.head},measuredOn:host.clock.today(),schedule:scheduleOf(settings,{seed,formats,
ended:"decided"}),environment:{...await host.machine(),toolchain:{base:[],head:[]},loadBefore:load,loadAfter:load},invocations:[],
series:[],decisions:[...decisions],problems:[...commits.problems]}}function measuredRecordingOf(run){let{measuring,machine,
loadBefore}=run,{settings,commits,seed}=measuring;return{version:RECORDING_VERSION,name:settings.name,commits:{base:commits.
base,head:commits.head},measuredOn:run.startedOn,schedule:scheduleOf(settings,{seed,formats:run.formats,ended:run.ended}),
environment:{...machine,toolchain:run.toolchain,loadBefore,loadAfter:run.host.load(),observations:run.watch.all()},...measuring.
changes!==null&&{changes:measuring.changes},invocations:[...run.invocations],series:run.series.all(),...run.counts!==null&&
{counts:run.counts},...run.shard!==null&&{shard:run.shard},...run.benchmarkFiles!==null&&{benchmarkFiles:run.benchmarkFiles},
cost:{setupMs:Math.round(run.setupMs),measuringMs:Math.round(elapsedMs(run))},...run.decisions.length>0&&{decisions:[...run.
decisions]},problems:[...run.problems]}}var WARM_UP_FACTOR=2;function estimateCost({settings,sides,invocations,...done}){let{rounds,maxMinutes,setup}=settings,{
elapsedMs:spentMs,completedRounds,hasFilter}=done,isWarmUp=completedRounds===0,roundMs=estimateRoundMs(invocations,{sides,
since:isWarmUp?0:1});if(roundMs===null)return null;let leftMs=Math.max(0,maxMinutes*6e4-spentMs),countRounds=ms=>ms===0?
rounds.max:Math.min(rounds.max,completedRounds+Math.floor(leftMs/ms)),atBest=countRounds(isWarmUp?roundMs/WARM_UP_FACTOR:
roundMs);return{maxMinutes,elapsedMs:spentMs,completedRounds,roundMs,rounds:countRounds(roundMs),maxRounds:hasFilter&&atBest>=
rounds.min?rounds.max:atBest,mayIncludeBuild:isWarmUp&&setup===null}}function checkCostAfterWarmUp(run){let cost=estimateCost(
costInputsOf(run,0));return cost===null?!0:(run.host.log.info(formatCost(cost,run.measuring.settings.rounds,invocationTimesOf(
run))),checkPlan(run,warmUpRecordingOf(run),cost))}function checkCostAfterRound(run,round2){let cost=estimateCost(costInputsOf(
run,round2));return cost===null||checkPlan(run,recordingOf(run),cost)}function hasTimeFor(run,rounds,waitMs=0){let{measuring,
filter,filteredSince,sides,invocations}=run,leftMs=measuring.settings.maxMinutes*6e4-elapsedMs(run)-waitMs,alike=estimateRoundMs(
invocations,{sides,since:Math.max(1,filteredSince)});return alike===null&&filter!==null?leftMs>0:rounds*(alike??estimateRoundMs(
invocations,{sides,since:0})??0)<=leftMs}function costInputsOf(run,completedRounds){let{measuring,sides,invocations,formats}=run;
return{settings:measuring.settings,sides,invocations,completedRounds,elapsedMs:elapsedMs(run),hasFilter:formats.some(format=>findFormat(
format)?.filter!==void 0)}}function invocationTimesOf({measuring,sides,invocations}){return[...measuring.settings.commands.
keys()].map(command=>Object.fromEntries(invocations.filter(one=>one.command===command&&one.outcome==="ok"&&sides.includes(
one.side)).map(({side,durationMs})=>[side,durationMs])))}function checkPlan(run,recording,cost){let errors=run.measuring.
findPlanErrors(recording,cost);for(let error of selectForLog(errors).shown)recordProblem(run,"head",error);return errors.
length===0||endMeasuring(run,"decided")}function placementEnvironment({padding,topPad},{GLIBC_TUNABLES:own=""}){let tunable=`glibc.malloc.top_pad=0x${topPad.toString(
16).padStart(8,"0")}`;return{BENCH_REFEREE_PADDING:"x".repeat(padding),GLIBC_TUNABLES:own===""?tunable:`${tunable}:${own}`}}var LIMIT_BYTES2=64*1024*1024;async function listResults(host,{folder,outputFile}){if(outputFile===null)return new Map;let matches=compilePatterns(
[outputFile]);return host.files.list(folder,path=>matches([path]))}async function readResults(host,spec,{result,before}){
if(result.ending!=="exit")return NOTHING2;if(result.exitCode!==0)return parseFailure(spec,result);if(spec.format==="comm\
and")return{measurements:toInvocationMeasurements(result.durationMs,result.usage,spec.name),problems:[],format:"command"};
let read=spec.outputFile===null?parseToolOutput({path:"stdout",text:result.stdout},spec.format):await readFiles(host,spec,
before);return read.measurements.length>0||read.problems.some(isError)?read:{...read,problems:[...read.problems,makeError(
"no-results-printed",about("output"),{})]}}var NOTHING2={measurements:[],problems:[],format:null};function parseFailure({
format},{stdout}){let read=format==="command"?NOTHING2:parseToolOutput({path:"stdout",text:stdout},format);return{...NOTHING2,
problems:read.measurements.length===0?[]:read.problems}}async function readFiles(host,spec,before){let written=[...await listResults(
host,spec)].filter(([path,changed])=>before.get(path)!==changed).map(([path])=>path);if(written.length===0){let pattern=spec.
outputFile??"";return{...NOTHING2,problems:[makeError("no-result-file",atKey("output-file"),{pattern})]}}let problems=[],
sources=[];for(let path of written){let source=await readResultFile(host,spec.folder,{path,problems});source!==null&&sources.
push(source)}if(sources.length===0)return{...NOTHING2,problems};let parsed=parseToolOutputs(sources,spec.format);return{
...parsed,problems:[...problems,...parsed.problems]}}async function readResultFile(host,folder,{path,problems}){try{return{
path,text:await host.files.read(`${folder}/${path}`,LIMIT_BYTES2)??""}}catch(error){if(!(error instanceof UserError))throw error;
return problems.push(...relocate(error,inFile(path)).diagnostics),null}}var NOT_FOUND=127;function explainFailedCommand(result,location,{command,script,deadlineMs,usualMs,outputLimitBytes,workingDirectory}){
let{ending,exitCode,detail,durationMs}=result,named={...command!==void 0&&{command}},folder=workingDirectory==="."?{}:{workingDirectory};
switch(ending){case"exit":if(exitCode===0)return null;if(exitCode===NOT_FOUND){let path=findMissingFile(result,script);return path!==
null?makeError("command-file-missing",location,{...named,path,...folder}):makeError("command-not-found",location,named)}
return makeError("command-failed",location,{...named,exitCode:exitCode??-1,durationMs});case"deadline":{let limits={limitMs:deadlineMs,
...usualMs!==void 0&&{usualMs}};return makeError("command-too-slow",location,{...named,...limits})}case"flood":return makeError(
"output-too-long",location,{...named,limitBytes:outputLimitBytes});case"signal":return makeError("command-killed",location,
{...named,signal:detail});case"unstartable":{let reason=detail.replace(/\.$/,"");return makeError("command-not-started",
location,{...named,reason,...folder})}case"cancelled":return null}}var MISSING_FILE=/^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;
function findMissingFile({stderrTail},script){return/\b(?:cd|pushd)\b/.test(script)?null:MISSING_FILE.exec(stderrTail)?.[1]??
null}async function placeValgrind(files,{temporary},placement,env){let{PATH:path="/usr/bin:/bin"}=env,folder=`${temporary}/pl\
acement`,exports=Object.entries(placementEnvironment(placement,env)).map(([name,value])=>`export ${name}=${quoteShellWord(
value)}
`),script=`#!/bin/sh
PATH=${quoteShellWord(path)}
${exports.join("")}exec valgrind "$@"
`;return await files.writeProgram(`${folder}/valgrind`,script),{PATH:`${folder}:${path}`}}var OUTPUT_LIMIT_BYTES=64*1024*1024;async function runBenchmark(host,place,task,readResults2){let{command,deadline,settings,
mask,meter=!1,wrapper,valgrindPlacement}=task;await host.files.remove(place.temporary),await host.files.makeFolder(place.
temporary);let placed=valgrindPlacement===void 0?{}:await placeValgrind(host.files,place,valgrindPlacement,task.env),result=await host.
run({script:command,folder:place.folder,env:{...task.env,...placed,...sideEnvironment(place)},deadlineMs:deadline.ms,outputLimitBytes:OUTPUT_LIMIT_BYTES,
meter,...affinityOf(settings),...wrapper&&{wrapper}}),read=await readResults2(result);await host.files.remove(place.temporary);
let{exitCode,durationMs}=result,ran={exitCode,durationMs,read,problems:[],tampering:findTampering(result,place)};if(isCut(
result,deadline))return{...ran,outcome:"cut"};let failure=explainFailedCommand(result,place.location,{command:commandName(
command),script:command,deadlineMs:deadline.ms,...deadline.because==="hang"&&{usualMs:deadline.usualMs},outputLimitBytes:OUTPUT_LIMIT_BYTES,
workingDirectory:place.workingDirectory}),problems=[...failure===null?[]:[failure],...read.problems.map(problem=>within(
place.location,maskQuotations(problem,mask))),...findOrphans(result,place,command)];if(!problems.some(isError))return{...ran,
outcome:"ok",problems};let output=tail(result);return output!==""&&host.log.quote(formatOutputTitle(place.location),output),
{...ran,outcome:"failed",problems:asFailures(problems,readLastLines(result,{mask}))}}var QUOTING_FIELDS=new Set(["eviden\
ce","exits","got","keys","reason","said","start","statuses"]);function maskQuotations(problem,mask){let facts=Object.entries(
problem.data).map(([key,fact])=>[key,QUOTING_FIELDS.has(key)?maskTexts(fact,mask):fact]);return{...problem,data:Object.fromEntries(
facts)}}function maskTexts(fact,mask){return typeof fact=="string"?mask(fact):Array.isArray(fact)?fact.map(text=>maskTexts(
text,mask)):fact}function asFailures(problems,output){let first=problems.find(isError);return problems.map(problem=>{if(!isError(
problem))return problem;let failed={...problem,failure:"benchmark-failed"};return problem===first?withOutput(failed,output):
failed})}function findTampering({tamperedFiles=[]},{location}){return tamperedFiles.length===0?null:makeError("runner-fi\
les-changed",location,{variables:tamperedFiles},{failure:"tampered"})}function findOrphans({orphans=[]},{location},command){
return orphans.length===0?[]:[makeWarning("processes-left",location,{command:commandName(command),names:orphans})]}function affinityOf({
cpus,nice}){return cpus===null&&nice===null?{}:{affinity:{cpus,nice}}}function isCut({ending},{because}){return ending===
"cancelled"||ending==="deadline"&&because==="time"}function sideEnvironment({side,temporary,home}){return{BENCH_REFEREE_SIDE:side,
BENCH_REFEREE_HOME:home,TMPDIR:temporary,TMP:temporary,TEMP:temporary}}function commandName(command){let[first="",...more]=command.
trim().split(`
`);return more.length===0?first:`${first} \u2026`}var TAIL_LINES=30;function tail({stdout,stderrTail}){let last=text=>text.
trimEnd().split(`
`).slice(-TAIL_LINES).join(`
`);return[last(stdout),last(stderrTail)].filter(text=>text!=="").join(`
`)}var ITERATIONS_VARIABLE="BENCH_REFEREE_ITERATIONS",FILE="callgrind.out.";async function countInvocation(host,place,task){
let{isMarked,placement,...rest}=task,counted={...rest,env:{...DEFAULT_VARIABLES,...task.env,...HARNESS_VARIABLES,...placementEnvironment(
placement,task.env)},wrapper:callgrindFor(place.temporary,isMarked)},ran=await runBenchmark(host,place,counted,result=>readParts(
host,place,{result,command:task.command})),unknown=ran.problems.find(({code})=>code==="instruction-unknown");return unknown===
void 0?ran:{...ran,problems:[unknown]}}var HARNESS_VARIABLES={CODSPEED_ENV:"runner",CODSPEED_RUNNER_MODE:"instrumentatio\
n"},DEFAULT_VARIABLES={PYTHONHASHSEED:"0"};function callgrindFor(folder,isMarked){return["valgrind","--quiet","--tool=ca\
llgrind","--trace-children=yes",`--instr-atstart=${isMarked?"no":"yes"}`,"--combine-dumps=yes","--dump-line=no",`--callg\
rind-out-file=${folder}/${FILE}%p`]}var UNKNOWN_INSTRUCTION=/unhandled instruction bytes|Unrecognised instruction at address/;
async function readParts(host,{temporary},{result,command}){if(UNKNOWN_INSTRUCTION.test(result.stderrTail))return{parts:[],
problems:[makeError("instruction-unknown",about("output"),{command:commandName(command)})]};let problems=[],parts=[],found=await host.
files.list(temporary,path=>path.startsWith(FILE));for(let path of found.keys()){let source=await readResultFile(host,temporary,
{path,problems});source!==null&&parts.push(...readCountedParts(source.text))}return{parts,problems}}function countsOfMarks(parts,{root,known}){return parts.flatMap(({mark,instructions})=>mark===null||instructions===0?[]:
[makeCount(findBenchmark(mark.replace(`${root}/`,""),known),instructions)])}function findBenchmark(mark,known){let meant=known.
filter(({name})=>mark===name||mark.endsWith(`::${name}`)),[only]=meant;return only!==void 0&&meant.length===1?only:{group:null,
name:mark}}function makeCount({group,name},instructions){return{group,name,...{metric:"instructions",unit:"count",better:"\
lower",values:[instructions]},primary:!0,deterministic:!0,dependsOnLayout:!0}}function sumProcesses(parts){let others=parts.
filter(({command})=>!SHELL.test(command));return(others.length>0?others:parts).reduce((sum,{instructions})=>sum+instructions,
0)}var SHELL=/^\S*\/(?:bash --noprofile --norc -e -o pipefail|sh -e) -c /;function deadlineFor({isWarmUp,usualMs,leftMs}){let hangLimitMs=usualMs===0?Number.POSITIVE_INFINITY:Math.max(6e4,10*usualMs);
return hangLimitMs<leftMs?{ms:hangLimitMs,because:"hang",usualMs}:{ms:leftMs,because:isWarmUp?"warm-up":"time",usualMs}}async function countCommand(counting,{method,iterations},step){if(method!=="slope"){let counted=await countOnce(counting,
step,{isMarked:method==="marks"});return counted!==null&&recordCounts(counting,step,countsOf(counting.run,step,{method,counted}),
counted),counted!==null}for(let one of iterations.filter(({benchmark})=>isKnown(counting.run,step,benchmark))){let slope=await countSlope(
counting,step,one);if(slope===null)return!1;recordCounts(counting,step,[makeCount(one.benchmark,slope.perIteration)],slope)}
return!0}function countsOf(run,{command,side},{method,counted}){let{parts}=counted.read,known=benchmarksOf(run,command,side);
if(method==="marks")return countsOfMarks(parts,{root:run.measuring.trees.folders[side],known});let[only]=known,name=commandName(
commandAt(run,command).script);return[makeCount(only!==void 0&&known.length===1?only:{group:null,name},sumProcesses(parts))]}
function isKnown(run,{command,side},{group,name}){return benchmarksOf(run,command,side).some(one=>one.group===group&&one.
name===name)}async function countSlope(counting,step,{benchmark,count}){let filter=formatAt(counting.run,step.command)?.
filter?.([benchmark]),totals=[],durationMs=0;for(let iterations of[count,2*count]){let env={[ITERATIONS_VARIABLE]:String(
iterations),...filter!==void 0&&{[FILTER_VARIABLE]:filter}},result=await countOnce(counting,step,{isMarked:!1,env});if(result===
null)return null;durationMs+=result.durationMs,totals.push(sumProcesses(result.read.parts))}let[once=0,twice=0]=totals;return{
perIteration:Math.max(0,twice-once)/count,durationMs,exitCode:0}}async function countOnce(counting,step,{isMarked,env={}}){
let{run}=counting,{host,measuring,mask}=run,{settings}=measuring,location=inPlacement(step.placement,step.side),leftMs=settings.
maxMinutes*6e4-(host.clock.nowMs()-counting.startMs);if(leftMs<=0)return endCounting(counting,"time");if(!isTreeUntouched(
run,step.side,location))return endCounting(counting,"failed");let isWarmUp=step.placement===0,text=formatCountStep(step,
{placements:PLACEMENT_ROUNDS.max,commands:settings.commands.length});host.progress.begin({share:step.placement/PLACEMENT_ROUNDS.
max,text,isWarmUp});let result=await countInvocation(host,invocationFoldersOf(run,step,location),{command:commandAt(run,
step.command).script,env:{...run.env,...env},placement:placementOf(Math.max(1,step.placement)),deadline:deadlineFor({isWarmUp,
usualMs:counting.slowestMs,leftMs}),isMarked,settings,mask}),{durationMs,outcome,tampering}=result;run.treeIntegrity.snapshot(
step.side),counting.slowestMs=Math.max(counting.slowestMs,durationMs),host.progress.end(`${text} ${formatDuration(durationMs)}${outcome===
"ok"?"":` ${outcome}`}`);let isOnlyCounted=settings.measure==="counts";for(let problem of result.problems)recordProblem(
run,step.side,isOnlyCounted?problem:{...problem,severity:"warning"});return tampering!==null?(recordProblem(run,"head",tampering),
endMeasuring(run,"failed"),endCounting(counting,"failed")):outcome==="ok"?result:outcome==="failed"?isWarmUp?null:endCounting(
counting,"failed"):host.cancelled.aborted?(endMeasuring(run,"cancelled"),endCounting(counting,"cancelled")):endCounting(
counting,"time")}function endCounting({counts},how){return counts.ended=how,null}function recordCounts({counts,series,startMs,
run},{placement,command,side},measurements,{durationMs,exitCode}){let endMs=run.host.clock.nowMs()-startMs;counts.invocations.
push({side,round:placement,command,startMs:Math.max(0,endMs-durationMs),durationMs,exitCode,outcome:"ok"}),recordValues(
series,counts.invocations,{measurements,format:"callgrind",isPlaced:!0})}function benchmarksOf(run,command,side){let isOfCommand=series=>series[side].
invocations.some(at=>run.invocations[at]?.command===command),found=[...run.warmUp.all(),...run.series.all()].filter(isOfCommand);
return[...new Map(found.map(({group,name})=>[JSON.stringify([group,name]),{group,name}])).values()]}var SLOPE_INSTRUCTIONS=3e7,MAX_ITERATIONS=1e6;async function canCount(run){let{host,measuring,machine,env}=run,refuse=reason=>(recordProblem(
run,"base",makeWarning("counting-not-possible",atKey("count"),{reason})),!1);if(!machine.kernel.startsWith("Linux"))return refuse(
"system");let[side="head"]=run.sides,asked=await host.run({script:":",folder:measuring.trees.folders[side],env,deadlineMs:6e4,
meter:!1,outputLimitBytes:1e4,wrapper:["valgrind","--version"]});return asked.ending==="exit"&&asked.exitCode===0||refuse(
"no valgrind")}async function countInstructions(run){let counting=startCounting(run),{counts}=counting;run.counts=counts;
let wanted=await prepareCommands(counting);for(let placement=1;wanted.length>0&&placement<=PLACEMENT_ROUNDS.max;placement+=
1){if(counts.placements.push(placementOf(placement)),!await countPlacement(counting,wanted,placement))return;counts.series=
counting.series.all(),LOOKS.includes(placement)&&(wanted=selectUndecided(counting,wanted,placement))}}var LOOKS=planLooks(
PLACEMENT_ROUNDS);function startCounting(run){let methods=run.measuring.settings.commands.map(()=>null);return{run,counts:{
placements:[],methods,ended:"complete",invocations:[],series:[]},series:makeSeriesCollection(),startMs:run.host.clock.nowMs(),
slowestMs:0}}async function prepareCommands(counting){let{run,counts}=counting,prepared=[];for(let[command,{count}]of run.
measuring.settings.commands.entries()){if(count===null||!runsOn(run,"head",command))continue;let found=await prepareCommand(
counting,command);if(counts.ended!=="complete")return[];found!==null&&(counts.methods[command]=found.method,prepared.push(
found))}return prepared}async function prepareCommand(counting,command){let{run}=counting,{script}=commandAt(run,command),
sides=run.sides.filter(side=>runsOn(run,side,command));if(script.includes(ITERATIONS_VARIABLE))return prepareSlopes(counting,
command,sides);let isMarked=!1;for(let side of sides){let result=await countOnce(counting,{placement:0,command,side},{isMarked:!0});
if(result===null&&!leaveOutBase(counting,command,side))return null;result!==null&&(isMarked||=result.read.parts.some(({mark,
instructions})=>mark!==null&&instructions>0))}return{command,method:isMarked?"marks":"process",iterations:[]}}function leaveOutBase({
run,counts},command,side){if(side!=="base"||counts.ended!=="complete"||run.measuring.settings.measure!=="counts")return!1;
run.brokenOnBase.add(command);let nothing={startMs:0,durationMs:0,exitCode:null,outcome:"failed"};return counts.invocations.
push({side,round:0,command,...nothing}),!0}async function prepareSlopes(counting,command,sides){let{run}=counting,{script}=commandAt(
run,command),known=new Map(sides.flatMap(side=>benchmarksOf(run,command,side).map(one=>[JSON.stringify(one),{one,side}]))),
filter=formatAt(run,command)?.filter;if(known.size>1&&(filter===void 0||!script.includes(FILTER_VARIABLE)))return recordProblem(
run,"head",makeWarning("slope-needs-filter",atKey("run"),{command:commandName(script)})),null;let iterations=[];for(let{
one:benchmark,side}of known.values()){let slope=await countSlope(counting,{placement:0,command,side},{benchmark,count:1});
if(slope===null)return null;let count=Math.ceil(SLOPE_INSTRUCTIONS/Math.max(1,slope.perIteration));iterations.push({benchmark,
count:Math.min(MAX_ITERATIONS,count)})}return{command,method:"slope",iterations}}async function countPlacement(counting,wanted,placement){
let{run}=counting;for(let counted of wanted)for(let side of run.sides.filter(one=>runsOn(run,one,counted.command)))if(!await countCommand(
counting,counted,{placement,command:counted.command,side}))return!1;return!0}function selectUndecided({run,counts},wanted,placement){
if(placement===PLACEMENT_ROUNDS.max)return wanted;let recording=countsAsRecording(recordingOf(run)),open=run.measuring.undecided(
recording);run.host.log.info(formatCountLook(placement,open)),open.names.length===0&&(counts.ended="decided");let isOpen=({
group,name})=>open.series.some(series=>series.group===group&&series.name===name);return wanted.flatMap(one=>{let iterations=one.
iterations.filter(({benchmark})=>isOpen(benchmark));return open.series.some(series=>[series.base,series.head].some(({invocations})=>invocations.
some(at=>counts.invocations[at]?.command===one.command)))?[{...one,iterations}]:[]})}function readDependencies(files,folder,{dependsOn,script,workingDirectory}){let isNamed=namedInScript(script,workingDirectory),
isListed=compileOrderedPatterns(dependsOn);return files.digest(folder,path=>isListed(path)||isNamed(path))}function namedInScript(script,workingDirectory){
let prefix=workingDirectory==="."?"":`${workingDirectory}/`,words=script.split(/[\s'"`;|&()<>=$,]+/).map(word=>word.replace(
/^(?:\.\/)+/,"").replace(/\/(?:\.\.\.)?$/,"")),named=new Set(words.filter(word=>word!=="")),isWhole=words.some(word=>word===
"..."||word===".")||/(?:^|\s)\.{1,3}(?:\/\.\.\.)?(?:\s|$)/.test(script);return path=>{if(!path.startsWith(prefix))return!1;
let parts=path.slice(prefix.length).split("/");return isWhole||parts.some((_,index)=>named.has(parts.slice(0,index+1).join(
"/")))}}function decideByFiles(command,{dependsOn},{base,head}){let unmatched=dependsOn.filter(pattern=>{let matches=compilePattern(
pattern);return!pattern.startsWith("!")&&![base,head].every(side=>[...side.keys()].some(matches))});if(unmatched.length>
0)return decide(command,"depends-on-unmatched",unmatched);let paths=[...new Set([...base.keys(),...head.keys()])].sort(),
unreadable=paths.filter(path=>base.get(path)===null||head.get(path)===null);if(unreadable.length>0)return decide(command,
"files-unreadable",unreadable);let differing=paths.filter(path=>base.get(path)!==head.get(path));return differing.length>
0?decide(command,"files-differ",differing):decide(command,"depends-on",paths)}var KINDS=["others","steal"],TOLERATED_RISE={others:.1,steal:.05},TOLERATED_GROWTH=1.5,MIN_JUDGED_MS=500,CLEAR_RATIO=1.5;
function attemptLoadOf(invocations,cores){let[base,head]=SIDES.map(side=>{let own=invocations.filter(one=>one.side===side);
return{others:meanLoadOf(own,"others",cores),steal:meanLoadOf(own,"steal",cores)}});return{base,head}}function meanLoadOf(invocations,kind,cores){
let totalMs=invocations.reduce((sum,{durationMs})=>sum+durationMs,0);if(totalMs<MIN_JUDGED_MS)return null;let takenMs=0;
for(let{durationMs,[kind]:share2=null}of invocations){if(share2===null)return null;takenMs+=share2*durationMs}return takenMs/
totalMs*cores}function disturbanceOf(attempt,before){let all=SIDES.flatMap(side=>KINDS.flatMap(kind2=>{let taken2=attempt[side][kind2],
usual=usualOf(before,side,kind2);return taken2===null||usual===null?[]:[{kind:kind2,taken:taken2,side,extent:taken2/limit(
usual,kind2)}]})),[worst]=all.toSorted((left,right)=>right.extent-left.extent);if(worst===void 0||worst.extent<=1)return null;
let{kind,taken}=worst;return{kind,taken,side:sideOf(attempt,kind)}}function sideOf({base,head},kind){let[onBase,onHead]=[
base[kind]??0,head[kind]??0];return onHead>=CLEAR_RATIO*onBase?"head":onBase>=CLEAR_RATIO*onHead?"base":null}function isCalm(others,before){
let limits=SIDES.map(side=>limit(usualOf(before,side,"others")??0,"others"));return others===null||others<=Math.min(...limits)}
function limit(usual,kind){return TOLERATED_GROWTH*usual+TOLERATED_RISE[kind]}function usualOf(attempts,side,kind){let known=attempts.
flatMap(attempt=>attempt[side][kind]??[]).sort((left,right)=>left-right);return known[Math.floor((known.length-1)/4)]??null}
var SIGN_TEST_ALPHA=.05;function isOneSided({base,head}){let[n,fewer]=[base+head,Math.min(base,head)],tail2=0;for(let k=0;k<=
fewer;k+=1)tail2+=coinProbability(n,k);return 2*tail2<SIGN_TEST_ALPHA}var POLL_MS=200,MAX_WAIT_MS=1e4,INVOCATIONS_WAITED=10;function noteWarmUp(run){canRemeasure(run)&&run.disturbed.attempts.
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
clock.sleep(POLL_MS);let{others}=await watch.observe();if(isCalm(others&&others*machine.cores,before))return}}async function invoke(host,place,task){let{command,format,outputFile}=task,spec={folder:place.folder,format,outputFile,name:commandName(
command)},before=await listResults(host,spec),{read,...ran}=await runBenchmark(host,place,{...task,meter:format==="comma\
nd"},result=>readResults(host,spec,{result,before})),{format:readAs,evidence}=read,measurements=ran.outcome==="ok"?read.
measurements:[];return{...ran,measurements,format:readAs,...evidence!==void 0&&{evidence}}}function markFailed(invoked,problem){
return{...invoked,outcome:"failed",measurements:[],problems:[...invoked.problems,problem]}}function selectShard(run){let number=parseShard(run.measuring.settings.shard??"");if(number===null)return!0;let series=run.
warmUp.all(),benchmarks=sortBenchmarks(series.map(one=>benchmarkOf(run,one))),shard={...number,benchmarks};if(run.shard=
shard,listOwn(shard).length===0)return endMeasuring(run,"decided");let isOwn=makeShardTest(shard),wanted=series.filter(one=>isOwn(
benchmarkOf(run,one))),filterOf=command=>formatAt(run,command)?.filter;run.filter=makeBenchmarkFilter(warmUpRecordingOf(
run),wanted,{filterOf,sides:run.sides}),run.baseResults.keepOnly((command,{group,name})=>isOwn({command:commandAt(run,command).
name,group,name}));let commands=new Set(wanted.map(one=>commandOf(run,one)));for(let command of commands){let{script}=commandAt(
run,command);if(run.filter?.byCommand.has(command)&&script.includes(FILTER_VARIABLE))continue;let reason=formatAt(run,command)?.
filter===void 0?"format":"variable",data={command:commandName(script),format:run.formats[command],reason};return recordProblem(
run,"head",makeError("shard-needs-filter",atKey("shard"),data)),endMeasuring(run,"failed")}return!0}function makeShardTest(shard){
let own=new Set(listOwn(shard).map(benchmarkKeyOf));return benchmark=>own.has(benchmarkKeyOf(benchmark))}function commandOf({
invocations},{base,head}){let[first=0]=[...head.invocations,...base.invocations];return invocations[first]?.command??0}function benchmarkOf(run,series){
let{group,name}=series;return{command:commandAt(run,commandOf(run,series)).name,group,name}}function logProgress(run,step,{durationMs,outcome}){let left=formatTimeLeft(run.invocations,etaInputsOf(run)),remark=outcome===
"ok"?"":` ${outcome}`;run.host.progress.end(`${nameStep(run,step)} ${formatDuration(durationMs)}${remark}${left}`)}function progressOf(run,step){
let{undecided,invocations,sides,measuring}=run,{rounds}=measuring.settings,perRound=listCommands(run).length*sides.length,
here=invocations.filter(one=>one.round===step.round&&one.outcome!=="disturbed").length,share2=(step.round+here/perRound)/
(rounds.max+1),text=formatStepProgress(nameStep(run,step),undecided,formatTimeLeft(invocations,etaInputsOf(run)));return{
share:share2,text,isWarmUp:step.round===0}}function nameStep({measuring},step){let{commands,rounds}=measuring.settings;return formatStep(
step,{rounds:rounds.max,commands:commands.length})}async function runInvocation(run,step){let{host,measuring,filter}=run,{settings}=measuring,startMs=elapsedMs(run),leftMs=settings.
maxMinutes*6e4-startMs;if(leftMs<=0)return run.invocations.push({...step,startMs,durationMs:0,exitCode:null,outcome:"cut"}),
endMeasuring(run,"time");let location=inRound(step.round,step.side);if(!isTreeUntouched(run,step.side,location))return!1;
host.progress.begin(progressOf(run,step));let place=invocationFoldersOf(run,step,location),{script,outputFile}=commandAt(
run,step.command),filtered=filter?.byCommand.get(step.command),isPlaced=step.round>0&&formatAt(run,step.command)?.runsValgrind===
!0,printed=await invoke(host,place,{command:script,env:filtered===void 0?run.env:{...run.env,[FILTER_VARIABLE]:filtered.
text},...isPlaced&&{valgrindPlacement:placementOf(step.round)},deadline:deadlineFor({isWarmUp:step.round===0,usualMs:run.
slowestMs,leftMs}),settings,format:run.formats[step.command],outputFile,mask:run.mask}),taken=await run.watch.observe(),
lost=step.side==="base"?run.baseResults.findMissing(step,printed):null,invoked=lost===null?printed:markFailed(printed,lost);
run.treeIntegrity.snapshot(step.side);let{durationMs,exitCode}=invoked,isFiltersFault=mayBeFiltersFault(run,step,invoked),
outcome=isFiltersFault?"cut":invoked.outcome;run.invocations.push({...step,startMs,durationMs,exitCode,outcome,...taken}),
run.slowestMs=Math.max(run.slowestMs,durationMs),logProgress(run,step,invoked);for(let problem of invoked.problems)recordProblem(
run,step.side,isFiltersFault?{...withoutOutput(problem),severity:"warning"}:problem);return invoked.tampering!==null?(recordProblem(
run,"head",invoked.tampering),endMeasuring(run,"failed")):!isFiltersFault||filtered===void 0?shouldContinue(run,step,invoked,
isPlaced):(resetFilter(run,step.round,makeFailedFilterWarning(filtered,step)),runInvocation(run,step))}function mayBeFiltersFault(run,{
command},invoked){return!run.filter?.byCommand.has(command)||invoked.outcome!=="failed"?!1:commandAt(run,command).script.
includes(FILTER_VARIABLE)||invoked.exitCode===0}function shouldContinue(run,step,invoked,isPlaced){let{host}=run;if(invoked.
outcome==="cut")return endMeasuring(run,host.cancelled.aborted?"cancelled":"time");if(invoked.outcome==="failed")return step.
side==="head"||step.round>0?endMeasuring(run,"failed"):(run.brokenOnBase.add(step.command),listCommands(run).every(command=>run.
brokenOnBase.has(command))&&(run.sides=["head"]),!0);let{formats,series,warmUp:warmUp2,invocations}=run;formats[step.command]===
"auto"&&invoked.format!==null&&(formats.includes(invoked.format)||host.log.info(formatRecognisedFormat(invoked.format,invoked.
evidence)),formats[step.command]=invoked.format);let format=formats[step.command],measurements=run.shard===null||step.round===
0?invoked.measurements:keepOwn(run,run.shard,step,invoked);return recordValues(step.round===0?warmUp2:series,invocations,
{measurements,isPlaced,format}),!0}function keepOwn(run,shard,{command},{measurements}){let isOwn=makeShardTest(shard),{
displayName}=formatAt(run,command)??{};return measurements.filter(({group,name})=>isOwn({command:commandAt(run,command).
name,group,name:displayName?.(name)??name}))}function resetFilter(run,round2,problem){recordProblem(run,"head",problem),
run.filter=null,run.filteredSince=round2+1,run.isFilterBroken=!0}import{createHash}from"node:crypto";var ORDERS=[["base","head","head","base"],["head","base","base","head"],["base","hea\
d","base","head"],["head","base","head","base"],["base","base","head","head"],["head","head","base","base"]];function turnsOf(seed,block){
let index=Math.floor((block[0]-1)/2);if(block.length===1)return singleRound(seed,{index,round:block[0]});let seen={base:0,
head:0};return orderOf(seed,index).map(side=>({side,round:block[seen[side]++]}))}function orderOf(seed,index){return shuffle(
ORDERS,`${seed}
${Math.floor(index/ORDERS.length)}`)[index%ORDERS.length]}function singleRound(seed,{index,round:round2}){let first=orderOf(
seed,index)[0],second=first==="base"?"head":"base";return(round2%2===1?[first,second]:[second,first]).map(side=>({side,round:round2}))}
function shuffle(list,text){let digest=createHash("sha256").update(text).digest(),all=[...list];for(let last=all.length-
1;last>0;last-=1){let chosen=digest.readUInt32BE(4*last)%(last+1);[all[last],all[chosen]]=[all[chosen],all[last]]}return all}var DEADLINE_MS=60*6e4,OUTPUT_LIMIT_BYTES2=256*1024*1024,QUOTED_CHARACTERS=4e3;async function setUp(host,place,{script,env,
mask}){host.log.info(`setup ${place.side}`),await host.files.makeFolder(place.temporary);let result=await host.run({script,
folder:place.folder,env:{...env,...sideEnvironment(place)},deadlineMs:DEADLINE_MS,outputLimitBytes:OUTPUT_LIMIT_BYTES2,meter:!1}),
failure=explainFailedCommand(result,place.location,{script,deadlineMs:DEADLINE_MS,outputLimitBytes:OUTPUT_LIMIT_BYTES2,workingDirectory:place.
workingDirectory}),{orphans=[]}=result;if(failure===null&&orphans.length===0)return[];if(failure===null)return[makeWarning(
"setup-processes-ended",place.location,{names:orphans})];let output=`${result.stdout.slice(-QUOTED_CHARACTERS)}
${result.stderrTail}`;return host.log.quote(formatOutputTitle(place.location),output),[withOutput({...failure,failure:"s\
etup-failed"},readLastLines(result,{mask}))]}var VERSION_COMMANDS={go:"go version",java:"java -version 2>&1",zig:"zig version"},TOOLS=["rustc","node","bun","deno","p\
ython","pypy","ruby","php","dotnet","swift","julia","cc","c++","gcc","g++","clang","clang++","ghc","hyperfine"],IMPLIED={
...mapNamesTo("rustc","cargo","cross"),...mapNamesTo("node","npm","npx","pnpm","pnpx","yarn","tsx","vitest","jest"),...mapNamesTo(
"python3","pytest","pip","pip3","uv","uvx","poetry","tox","nox","asv","pyperf"),...mapNamesTo("java","mvn","mvnw","gradl\
e","gradlew","sbt","kotlin","scala"),...mapNamesTo("cc","make","cmake","ctest","ninja","meson","bazel","bazelisk"),...mapNamesTo(
"ruby","bundle","rake"),...mapNamesTo("php","composer","phpbench")},DEADLINE_MS2=5e3,OUTPUT_LIMIT_BYTES3=64*1024;async function readToolchain(host,place,{
scripts,env}){let lines=new Set;for(let script of versionCommandsOf(scripts)){if(host.cancelled.aborted)break;let{exitCode,
stdout}=await host.run({script,folder:place.folder,env:{...env,...sideEnvironment(place)},deadlineMs:DEADLINE_MS2,outputLimitBytes:OUTPUT_LIMIT_BYTES3,
meter:!1}),line=exitCode===0?versionLine(stdout):null;line!==null&&lines.add(line)}return[...lines]}function versionCommandsOf(scripts){
let questions=scripts.flatMap(script=>script.match(/[\w.+-]+/g)??[]).map(word=>Object.hasOwn(IMPLIED,word)?IMPLIED[word]:
word).flatMap(program=>{if(Object.hasOwn(VERSION_COMMANDS,program))return[VERSION_COMMANDS[program]];let unversioned=program.
replace(/-?\d+(\.\d+)*$/,"");return TOOLS.includes(unversioned)?[`${program} --version`]:[]});return[...new Set(questions)].
slice(0,MAX_TOOLS)}function versionLine(stdout){let lines=stdout.split(/\r?\n/).map(line2=>line2.trim()),line=lines.find(
one=>/\d\.\d/.test(one))??lines.find(one=>one!=="");return line===void 0?null:line.slice(0,MAX_TOOL_LINE_LENGTH)}function mapNamesTo(program,...names){
return Object.fromEntries(names.map(name=>[name,program]))}async function collect(host,measuring){let run=await start(host,measuring);host.log.info(`seed ${measuring.seed}`);try{await prepareWithBenchmarkFiles(
run)&&await measureAndCount(run)}finally{host.progress.close()}return recordingOf(run)}async function prepareWithBenchmarkFiles(run){
let{host,measuring}=run,{folders,ownBase}=measuring.trees,known=run.problems.length,isReady=await prepareSides(run),isBaseBroken=!run.
sides.includes("base")||run.brokenOnBase.size>0;if(ownBase===null||!isBaseBroken||host.cancelled.aborted)return isReady;
let[cause]=run.problems.slice(known).filter(({failure})=>failure!==void 0);host.log.info(formatOwnBenchmarkFiles()),await host.
files.remove(folders.base),await host.files.move(ownBase,folders.base),startAgain(run,known);let warning=makeWarning("be\
nchmark-files-not-for-base",atKey("benchmark-files"),{});return recordProblem(run,"base",cause?.output===void 0?warning:
withOutput(warning,cause.output)),prepareSides(run)}function startAgain(run,known){run.benchmarkFiles="own",run.sides=run.
measuring.sides,run.ended="complete",run.brokenOnBase.clear(),run.invocations.length=0,run.decisions.length=run.measuring.
decisions.length,run.disturbed.attempts.length=0,run.warmUp=makeSeriesCollection(),run.problems=run.problems.slice(0,known),
run.startMs=run.host.clock.nowMs(),run.treeIntegrity.snapshot("base")}async function prepareSides(run){let digests=new Map,
waits=command=>mayBeSkippedByFiles(run,command);for(let side of run.measuring.sides){let startedMs=run.host.clock.nowMs(),
isPrepared=await setUpSide(run,side)&&await askForVersions(run,side);isPrepared&&await reportUnfetchedFiles(run,side);for(let command of listCommands(
run).filter(waits))digests.set(command,{...digests.get(command),[side]:await readDependencies(run.host.files,run.measuring.
trees.folders[side],commandAt(run,command))});await run.watch.observe();let tookMs=run.host.clock.nowMs()-startedMs;if(run.
setupMs+=tookMs,run.startMs+=tookMs,!isPrepared||side==="base"&&mustStartAgain(run)||(run.invocations.length===0&&run.watch.
record(0,null),!await warmUp(run,side,command=>!waits(command)))||side==="base"&&mustStartAgain(run))return!1}let waiting=listCommands(
run).filter(waits);for(let command of waiting){let{base,head}=digests.get(command)??{};base!==void 0&&head!==void 0&&run.
sides.length===2&&run.decisions.push(decideByFiles(command,commandAt(run,command),{base,head}))}for(let side of run.measuring.
sides)if(!await warmUp(run,side,command=>waiting.includes(command)))return!1;return listCommands(run).length===0?endMeasuring(
run,"decided"):(noteWarmUp(run),selectShard(run)?run.measuring.settings.measure==="counts"?!0:checkCostAfterWarmUp(run)?
(hasTimeFor(run,run.measuring.settings.rounds.min,maxWaitMs(run))&&await waitForCalm(run,[]),run.watch.record(elapsedMs(
run),0),!0):!1:!1)}function mustStartAgain({benchmarkFiles,brokenOnBase,sides,measuring}){return benchmarkFiles==="head"&&
measuring.trees.ownBase!==null&&(brokenOnBase.size>0||!sides.includes("base"))}function mayBeSkippedByFiles({measuring:{
settings,canSkip}},command){return canSkip&&settings.commands[command].dependsOn.length>0}async function warmUp(run,side,isWanted){
for(let command of listWarmedUp(run,side).filter(isWanted))if(!await runInvocation(run,{round:0,command,side}))return!1;
return!0}function listWarmedUp(run,side){let{commands,measure}=run.measuring.settings,isNeeded=command=>measure==="all"||
commandAt(run,command).script.includes(ITERATIONS_VARIABLE);return[...commands.keys()].filter(command=>runsOn(run,side,command)&&
isNeeded(command))}async function setUpSide(run,side){let{host,measuring,env,mask}=run,{setup:script}=measuring.settings;
if(script===null)return!0;let folders=invocationFoldersOf(run,{side},inSetup(side)),problems=await setUp(host,folders,{script,
env,mask});if(run.treeIntegrity.snapshot(side),host.cancelled.aborted)return endMeasuring(run,"cancelled");for(let problem of problems)
recordProblem(run,side,problem);return problems.some(isError)?side==="head"?endMeasuring(run,"failed"):(run.sides=["head"],
!0):!0}async function reportUnfetchedFiles(run,side){let{folders,unfetched}=run.measuring.trees,warnings=await warnAboutUnfetchedFiles(
run.host.files,folders[side],unfetched[side]);for(let warning of warnings)recordProblem(run,side,warning)}async function askForVersions(run,side){
if(!run.sides.includes(side))return!0;let{host,env,toolchain}=run,{commands,setup}=run.measuring.settings,scripts=[...commands.
map(({script})=>script),...setup===null?[]:[setup]],location=[...about("versions"),...onSide(side)];return isTreeUntouched(
run,side,location)?(toolchain[side]=await readToolchain(host,invocationFoldersOf(run,{side},location),{scripts,env}),run.
treeIntegrity.snapshot(side),!0):!1}async function measureAndCount(run){let{measure,commands}=run.measuring.settings,isCounted=commands.
some(({count})=>count!==null)&&await canCount(run);measure==="all"&&await measureRounds(run),isCounted&&run.ended!=="fai\
led"&&run.ended!=="cancelled"&&await countInstructions(run)}async function measureRounds(run){let{looks,settings}=run.measuring;
for(let block of blocksOf(settings.rounds.max,looks)){let possible=block.filter((_,index)=>hasTimeFor(run,index+1));if(possible.
length>0&&!(await measureBlock(run,possible)&&!evaluateLook(run,possible)))return;if(possible.length<block.length){endMeasuring(
run,"time");return}}}async function measureBlock(run,block){let{filter}=run;for(let aside=0;;aside+=1){let made={block,from:run.
invocations.length,aside};if(!await tryBlock(run,block))return!1;if(run.filter!==filter)return!0;let needed=block.length+
Math.max(0,run.measuring.settings.rounds.min-block.at(-1));if(!setAsideIfDisturbed(run,made,waitMs=>hasTimeFor(run,needed,
waitMs)))break;await waitForCalm(run,run.disturbed.attempts),run.watch.record(elapsedMs(run),block.at(-1))}let missed=filter&&
findMissedBenchmarks(filter,{series:run.series.all(),invocations:run.invocations});return missed!==null&&resetFilter(run,
block.at(-1),missed),run.watch.record(elapsedMs(run),block.at(-1)),!0}async function tryBlock(run,block){let turns=turnsOf(
run.measuring.seed,block),{filter}=run;for(let command of filter?.commands??listCommands(run))for(let{round:round2,side}of turns){
if(runsOn(run,side,command)&&!await runInvocation(run,{round:round2,command,side}))return recordSkippedCommand(run,block,
command),!1;if(run.filter!==filter)return!0}return!0}function recordSkippedCommand(run,block,command){for(let round2 of block){
let made=run.invocations.filter(one=>one.round===round2&&one.outcome!=="disturbed");if(made.length===0||made.some(one=>one.
command===command))continue;let nothing={startMs:elapsedMs(run),durationMs:0,exitCode:null,outcome:"cut"};run.invocations.
push({round:round2,command,side:"base",...nothing})}}function evaluateLook(run,block){let round2=block.at(-1),{looks,settings,
undecided}=run.measuring;if(round2===settings.rounds.max||!looks.includes(round2))return!1;let recording=recordingOf(run);
if(countCompletedRounds(recording)===0)return!1;let open=undecided(recording);return run.undecided={count:open.names.length,
of:open.of},open.isHopeless?(run.host.log.info(formatLook(round2,open)),!endMeasuring(run,"decided")):round2<settings.rounds.
min&&!checkCostAfterRound(run,round2)?!0:settings.rounds.min===settings.rounds.max||(open.names.length>0&&round2>=settings.
rounds.min&&restrictToUndecided(run,round2,open),run.host.log.info(formatLook(round2,open,formatFilterRemark(run.filter,
settings.commands,open))),open.names.length>0)?!1:(endMeasuring(run,"decided"),!0)}function restrictToUndecided(run,round2,open){
if(run.isFilterBroken)return;let filterOf=command=>formatAt(run,command)?.filter,wanted=makeBenchmarkFilter(recordingOf(
run),open.series,{filterOf,sides:run.sides});isSameFilter(run.filter,wanted)||(run.filter=wanted,run.filteredSince=round2+
1)}var EXCLUDED_FOLDERS=["node_modules","vendor","dist"].flatMap(folder=>[`${folder}/*`,`*/${folder}/*`].map(glob=>`:(exclu\
de)${glob}`)),MAX_MATCHES=5e5,MAX_MATCH_LENGTH=1e3,MAX_SEARCHED_NAME=300;async function readDefinitions(log,{store,sha,formats}){
let matches=new Map,paths=await listPaths2(log,{store,sha});for(let one of definitionsOf(formats)){let isSearched=compilePathspecs(
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
safeParse(place).success&&places.push({group,name,...place}),places.length===MAX_SOURCE_LOCATIONS)break}return places}async function listPaths2(log,{
store,sha}){try{return await listTreePaths(store,sha)}catch(error){if(!(error instanceof UserError))throw error;return log.
info(formatUnknownDefinitions(`git ls-tree: ${error.message}`)),[]}}function compilePathspecs(pathspecs){let patterns=pathspecs.
map(pathspec=>{let[,ignoresCase,glob=""]=/^(:\(icase\))?(.*)$/.exec(pathspec)??[],source=glob.replaceAll(/[.+]/g,"\\$&").
replaceAll("*",".*");return new RegExp(`^${source}$`,ignoresCase===void 0?"s":"is")});return path=>patterns.some(pattern=>pattern.
test(path))}var OPTIONS=["-n","-z","-o","-I","-E","--full-name","--no-color","--no-column","--no-textconv","--no-recurse\
-submodules"];async function grep(log,{store,sha},{sign,line,files}){let patterns=sign===null?["-e",line]:["--all-match",
"-e",sign,"-e",line],{exitCode,stdout,stderr}=await store.git("grep",...OPTIONS,...patterns,sha,"--",...files,...EXCLUDED_FOLDERS);
if(exitCode>1&&log.info(formatUnknownDefinitions(`git grep: ${parseGitError(stderr)}`)),exitCode!==0)return[];let entries=stdout.
split(`
`,MAX_MATCHES+1);return entries.length>MAX_MATCHES?(log.info(formatUnknownDefinitions(`more than ${MAX_MATCHES} lines ma\
tch`)),[]):entries.flatMap(entry=>parseEntry(entry,sha))}function parseEntry(entry,sha){if(!entry.startsWith(`${sha}:`))
return[];let end=entry.indexOf("\0"),[,line,text=""]=/^(\d+)[\0:](.*)$/s.exec(entry.slice(end+1))??[];return end<0||line===
void 0||text.length>MAX_MATCH_LENGTH?[]:[{file:entry.slice(sha.length+1,end),line:Number(line),text}]}async function measureStage(host,request){let{root}=request,store=await openStore(host,join(root,"store"),request.remote),
found=await request.find(store);host.log.info(`base ${found.base.sha} (${found.base.how})`),host.log.info(`head ${found.
head.sha} (${found.head.how})`);let{text,commit,source,problems,change}=await readConfigText(host,request.commits,{store,
commits:found}),file=text===null?null:parseConfigFile(text,request.commits.config,commit),settings=resolveSettings(request.
given,file,{commits:request.commits,today:host.clock.today(),configChange:change});explainTopFolder(host,request,settings),
refuseUnfitShard(settings.measure);let plan=await planFor(host,request,{settings,store,found}),{cpus,nice}=settings.measure;
await host.checkAffinity({cpus,nice});let commits={...found,problems:plan.foundProblems};for(let problem of[...problems,
...plan.foundProblems])host.log.info(formatDiagnosticLine(problem));let isGate=(request.purpose??"gate")==="gate",pair={
base:found.base.sha,head:found.head.sha,config:request.commits.config},canSkip=isGate&&plan.baseline===null,decisions=canSkip?
await decideByGit(store,pair,plan.settings.commands):[],result={settings,file,configText:text,config:{source,change,problems}},
seed=settings.measure.seed??drawSeed();if(decisions.length>0&&decisions.every(isSkip))return host.log.info(formatNothingToMeasure(
decisions)),{recording:await recordNothing(host,{settings:plan.settings,commits,decisions,seed}),...result};let{baseline}=settings.
measure,changes=await readChanges(store,{base:plan.baseValuesSha,head:found.head.sha,baseline}),locate=await readDefinitions(
host.log,{store,sha:found.head.sha,formats:plan.settings.commands.map(({format})=>format)}),originUrl=request.remote?.url??
await readOriginUrl(host),trees=await makeTrees(host,root,{store,commits,originUrl,benchmarkFiles:plan.sides.length===2&&
isGate?plan.settings.benchmarkFiles:[]}),policy=divideAlpha(settings.policy,countLegs(settings.measure)),recording=await collect(
host,{settings:plan.settings,sides:plan.sides,baseline:plan.baseline,commits,decisions,canSkip,changes,trees,seed,looks:isGate?
planPauses(plan.settings.rounds):[],undecided:soFar=>findUndecided(soFar,policy),findPlanErrors:request.findPlanErrors??
((soFar,cost)=>isGate?findPlanErrors(soFar,policy,cost):[])});return{recording:locate(recording),...result}}function explainTopFolder({
log},{given,typedIn},{measure}){if(typedIn===void 0||given.run===void 0||measure.workingDirectory!==".")return;let flag=`\
--working-directory ${quoteShellWord(typedIn)}`,warning=makeWarning("command-in-top-folder",atFlag(""),{folder:typedIn,flag});
log.warning(formatDiagnosticLine(warning))}function withoutCounts(settings){let commands=settings.commands.map(command=>({
...command,count:null}));return{...settings,count:null,measure:"all",commands}}async function planFor(host,{commits,purpose="\
gate"},{settings,store,found}){let{baseline:path,rounds,format}=settings.measure;if(purpose==="baseline"){if(path===null)
throw userError("baseline-not-named",atFlag("write-baseline"),{config:commits.config});return{settings:{...withoutCounts(
settings.measure),rounds:{min:rounds.max,max:rounds.max}},sides:["head"],baseline:null,baseValuesSha:null,foundProblems:found.
problems}}if(path===null||purpose==="noise")return{settings:purpose==="noise"?withoutCounts(settings.measure):settings.measure,
sides:SIDES,baseline:null,baseValuesSha:found.base.sha,foundProblems:found.problems};let place={path,from:commits.configFrom,
store,commits:found},{baseline,problems}=await readBaseline(host,settings.measure,place),{schedule,commits:measured}=baseline.
recording;host.log.info(formatReplacedBase(path,measured.head.sha??measured.head.how));let uncounted=settings.measure.commands.
some(({count})=>count!==null)?[makeWarning("count-needs-base",atKey("count"),{path})]:[],plan=withoutCounts(settings.measure),
readAs=own=>own==="auto"?schedule.format??own:own,commands=plan.commands.map(command=>({...command,format:readAs(command.
format)}));return{settings:{...plan,format:readAs(format),commands},sides:["head"],baseline,baseValuesSha:measured.head.
sha,foundProblems:[...found.problems,...problems,...uncounted]}}function refuseUnfitShard({shard,baseline,commands}){if(shard!==
null){if(baseline!==null)throw userError("shard-unfit",atKey("shard"),{other:"baseline"});if(commands.some(({count})=>count!==
null))throw userError("shard-unfit",atKey("shard"),{other:"count"})}}function countLegs({legs,shard}){let{count}=parseShard(
shard??"")??{count:1};return Math.max(1,Math.ceil(legs/count))}function drawSeed(){return crypto.getRandomValues(new Uint32Array(
1))[0].toString(16).padStart(8,"0")}var DEEPEN_STEPS=["--deepen=50","--deepen=200","--deepen=1000","--depth=2147483647"];async function findMergeBase({store,
api},target,head){let near=await findProvenMergeBase(store,target,head);if(near!==null)return near;if(store.isComplete)throw makeNoAncestorError(
target,head);let answer=await askGitHubForMergeBase(api,target,head);if(answer!==null)return answer;for(let depth of DEEPEN_STEPS){
let why=await store.fetch(depth,target,head);if(why!==null)throw userError("history-not-fetched",atInput("base"),{output:why});
let found=await findProvenMergeBase(store,target,head);if(found!==null)return found}throw makeNoAncestorError(target,head)}
async function findProvenMergeBase(store,one,other){let{exitCode,stdout}=await store.git("merge-base",one,other);if(exitCode!==
0)return null;let ancestor=stdout.trim();if(store.isComplete)return ancestor;let range=[one,other,`^${ancestor}`],roots=await store.
gitOrThrow("rev-list","--max-parents=0",...range);for(let root of roots.split(`
`))if(root!==""&&(await parentsOf(store,root)).length>0)return null;return ancestor}async function parentsOf(store,commit){
return[...((await store.gitOrThrow("cat-file","commit",commit)).split(`

`)[0]??"").matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,sha=""])=>sha)}async function askGitHubForMergeBase(api,target,head){
try{return await api?.mergeBase(target,head)??null}catch(error){if(error instanceof ApiError)return null;throw error}}function makeNoAncestorError(target,head){
let commits={target:target.slice(0,12),head:head.slice(0,12)};return userError("no-common-ancestor",atInput("base"),{...commits,
isLocal:!1})}export{findMergeBase,findProvenMergeBase,parentsOf,atGitCommand,parseGitError,renderBaseline,commandName,measureStage,countLegs};
