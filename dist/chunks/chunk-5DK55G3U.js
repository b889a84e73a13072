import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{HISTORY_LIMITS,atGitCommand,divideAlpha,exitCodeOf,findLatestRelease,findLevels,loadReportForms,makeLocalSource,openStore,
parseGitError,prepareOut,printCulprits,printReport,repeatsOf,terminalGuidance,writeOut,writeResultFiles}from"./chunk-RVSAPPOJ.js";
import{COUNTED_METRIC,LATEST_RELEASE,MAX_BISECTED_COMMITS,MAX_DISTURBED_ATTEMPTS,MAX_OUTPUT_LINES,MAX_OUTPUT_LINE_LENGTH,
MAX_PATHS,MAX_SOURCE_LOCATIONS,MAX_SUBJECT_LENGTH,MAX_TOOLS,MAX_TOOL_LINE_LENGTH,PLACEMENT_ROUNDS,RECORDING_VERSION,analyse,
analyseLeg,asBaseline,blocksOf,buildReport,commitSettings,compileOrderedPatterns,compilePattern,compilePatterns,countCompletedRounds,
countsAsRecording,decide,evidenceIn,groupSamples,hasFailed,isSkip,judge,listBrokenRows,listSkippedCommands,lookPlanOf,makeTerminalHost,
mayBecomeExact,parseConfigFile,parseRecording,parseYaml,placementOf,planLooks,planPauses,policyOfShard,publishSettings,resolveRenames,
resolveSettings,selectSeries,sourceLocationSchema,splitSeriesByCommand,toNamedPath,valuesPerRound,withBaseline,withConfiguration}from"./chunk-XBRQMMPZ.js";
import{abbreviateSha,formatCost,formatCountLook,formatCountStep,formatDiagnosticLine,formatDuration,formatLook,formatNothingToMeasure,
formatOneSidedDisturbance,formatOutputTitle,formatOwnBenchmarkFiles,formatRecognisedFormat,formatRemeasuring,formatReplacedBase,
formatStep,formatStepProgress,formatUnknownDefinitions,shortenSha}from"./chunk-M5OLNA2W.js";import{FORMATS,findFormat,
parseToolOutput,parseToolOutputs,readCountedParts,toInvocationMeasurements}from"./chunk-OARWIN5X.js";import{DEFAULTS,
TERMINAL_COMMIT_DEFAULTS,cleanText,parseCheckArgs,quoteShellWord,quoteShellWords}from"./chunk-GUIMBGJC.js";import{
RULES,benchmarkKeyOf,coinProbability,groupedNameKeyOf,listOwn,parseShard,shareOf,sortBenchmarks,withUnknownBenchmarks}from"./chunk-SGH4ICX7.js";
import{BLANK_LETTERS,UserError,relocate,throwErrors,userError}from"./chunk-6I2LMZS7.js";import{SIDES,about,atFlag,
atInput,atKey,findNearestWord,inFile,inPlacement,inRound,inSetup,isError,isPlanError,isSameFinding,listChangedSettings,makeError,
makeWarning,onSide,selectForLog,withOutput,within,withoutOutput}from"./chunk-2JAFU472.js";import{join}from"node:path";function listChangedPaths(store,base,head){return listPaths(store,["diff-tree","-r","-z","--name-only","--no-renames",base,
head])}async function listChangedEntries(store,base,head){let fields=await listPaths(store,["diff-tree","-r","-z","--raw",
"--no-abbrev","--no-renames",base,head]);return fields.flatMap((path,index)=>{if(index%2===0)return[];let[,mode="",,sha=""]=fields[index-
1].split(" ");return{path,now:mode==="000000"?null:{mode,sha}}})}function listTreePaths(store,sha){return listPaths(store,
["ls-tree","-r","-z","--name-only","--full-tree",sha])}async function listPaths(store,args){let output=await store.gitOrThrow(
...args);return splitPaths(output)}function splitPaths(separated){return separated.split("\0").filter(path=>path!=="")}var isLockFile=matchAnywhere("package-lock.json","npm-shrinkwrap.json","yarn.lock","pnpm-lock.yaml","bun.lock","bun.lock\
b","deno.lock","Cargo.lock","rust-toolchain","rust-toolchain.toml","go.mod","go.sum","go.work.sum","poetry.lock","uv.loc\
k","pdm.lock","Pipfile.lock","requirements*.txt","Gemfile.lock","composer.lock","pom.xml","gradle.lockfile","libs.versio\
ns.toml","gradle-wrapper.properties","packages.lock.json","mix.lock","Package.resolved","conan.lock","vcpkg.json","flake\
.lock"),isBenchmark=matchAnywhere("bench/**","benches/**","benchmark/**","benchmarks/**","jmh/**","*.bench.*","bench_*.p\
y","test_bench*.py","*_bench.*","*_benchmark.*","*Benchmark*.java","*Benchmark*.kt","*Benchmark*.scala","*Benchmark*.cs",
"*Bench.php"),isGoTest=matchAnywhere("*_test.go"),GO_BENCHMARK="func Benchmark";async function readChanges(store,{base,head,
baseline,benchmarkFiles}){if(base===null||!await tryFetchCommit(store,base))return null;let changed=(await listChangedPaths(
store,base,head)).filter(path=>path!==baseline),isShared=benchmarkFiles.length===0?()=>!1:compileOrderedPatterns(benchmarkFiles),
goBenchmarks=changed.some(isGoTest)?await goBenchmarksOf(store,[base,head]):NONE;return{lockFiles:limitPaths(changed.filter(
isLockFile)),benchmarkSources:limitPaths(changed.filter(path=>(isBenchmark(path)||goBenchmarks.has(path))&&!isShared(path)))}}
async function tryFetchCommit(store,sha){return await store.has(sha)?!0:(await store.fetch(store.isComplete?null:"--dept\
h=1",sha),store.has(sha))}var NONE=new Set;async function goBenchmarksOf(store,shas){let found=new Set;for(let sha of shas){
let{stdout}=await store.git("grep","-l","-z","-F","-e",GO_BENCHMARK,sha,"--","*_test.go");for(let entry of splitPaths(stdout))
found.add(entry.slice(sha.length+1))}return found}function limitPaths(paths){return{total:paths.length,paths:paths.slice(
0,MAX_PATHS)}}function matchAnywhere(...globs){let matches=null;return path=>(matches??=compilePatterns(globs.map(glob=>`\
**/${glob}`)),matches([path]))}import{posix,resolve}from"node:path";function matchEntries(base,head,likenesses){let partners=new Map,taken=new Set;for(let isLike of likenesses)for(let[from,
entry]of base.entries()){if(partners.has(from))continue;let to=head.findIndex((other,at)=>!taken.has(at)&&isLike(entry,other));
to<0||(partners.set(from,to),taken.add(to))}return{pairs:base.flatMap((entry,at)=>{let to=partners.get(at);return to===void 0?
[]:[{base:entry,head:head[to],at:{base:at,head:to}}]}),onlyBase:base.filter((_,at)=>!partners.has(at)),onlyHead:head.filter(
(_,at)=>!taken.has(at))}}var DEFAULT_BUDGETS=DEFAULTS.budgets.map(({metric,limits})=>({metric,...Object.fromEntries([...limits].map(([kind,limit2])=>[
kind,typeof limit2=="number"?`${limit2*100}%`:limit2.text]))})),RULE_KINDS=RULES.map(({kind})=>kind),SELECTORS=["metric",
"of","benchmarks","packages","commands","where"];function compareConfigs(path,{base,head}){if(base===head)return null;let kind=head===
null?"deleted":"changed",parsed=head===null?{}:parseHead(head,path);if(parsed instanceof UserError)return reportUnreadableConfig(
path,parsed);let settings=changedSettings(parseMapping(base),parseMapping(head??"")),renamed=addedRenames(parseMapping(base),
parsed);return{path,kind,error:null,settings,...Object.keys(renamed).length>0&&{renamed}}}function reportUnreadableConfig(path,error){
return{path,kind:"changed",error:error.diagnostics[0],settings:[]}}function parseHead(text,path){try{return parseConfigFile(
text,path)}catch(error){if(error instanceof UserError)return error;throw error}}function addedRenames(base,{renamed={}}){
let ofBase=isMapping(base.renamed)?base.renamed:{};return Object.fromEntries(Object.entries(renamed).filter(([name])=>!Object.
hasOwn(ofBase,name)))}function parseMapping(text){try{let{value,repeatedKeys}=parseYaml(text,{label:"",file:null});return isMapping(
value)&&repeatedKeys.length===0?value:{}}catch(error){if(!(error instanceof UserError))throw error;return{}}}function changedSettings(base,head){
let{budgets:ofBase,...restOfBase}=base,{budgets:ofHead,...restOfHead}=head;return[...changedBudgets(writtenBudgets(ofBase),
writtenBudgets(ofHead)),...changedKeys(null,{base:restOfBase,head:restOfHead})]}function writtenBudgets(budgets){return(Array.
isArray(budgets)?budgets.filter(isMapping):DEFAULT_BUDGETS).map(entry=>{let terms=Object.fromEntries(Object.entries(entry).
filter(([key])=>!SELECTORS.includes(key)));return{subject:subjectOf(entry),terms,text:textOf(terms)}})}function subjectOf(entry){
let[metric,...others]=SELECTORS.map(key=>[key,entry[key]]),more=others.filter(([,value])=>value!==void 0);return[textOf(
metric?.[1]??null),...more.map(([key,value])=>`${key} ${textOf(value)}`)].join(", ")}var LIKENESSES=[(base,head)=>base.subject===
head.subject&&base.text===head.text,(base,head)=>base.subject===head.subject&&RULE_KINDS.some(kind=>kind in base.terms&&
kind in head.terms),(base,head)=>base.subject===head.subject];function changedBudgets(base,head){let{pairs,onlyBase,onlyHead}=matchEntries(
base,head,LIKENESSES),heads=pairs.map(pair=>pair.at.head),isReordered=heads.some((at,index)=>index>0&&at<heads[index-1]);
return[...pairs.flatMap(pair=>changedKeys(pair.head.subject,{base:pair.base.terms,head:pair.head.terms})),...onlyHead.map(
({subject,text})=>({budget:subject,key:null,base:null,head:text})),...onlyBase.map(({subject,text})=>({budget:subject,key:null,
base:text,head:null})),...isReordered?[describeReorder(base,head)]:[]]}function describeReorder(base,head){let list=budgets=>budgets.
map(({subject})=>subject).join("; ");return{budget:null,key:"order of budgets",base:list(base),head:list(head)}}function changedKeys(budget,{
base,head}){let[ofBase,ofHead]=[flatten(base),flatten(head)];return[...new Set([...ofBase.keys(),...ofHead.keys()])].map(
key=>({budget,key,base:ofBase.get(key)??null,head:ofHead.get(key)??null})).filter(setting=>setting.base!==setting.head)}
function flatten(entry,prefix=""){return new Map(Object.entries(entry).flatMap(([key,value])=>isMapping(value)?[...flatten(
value,`${prefix}${key}.`)]:[[`${prefix}${key}`,textOf(value)]]))}function textOf(value){return Array.isArray(value)?value.
map(textOf).join(", "):isMapping(value)?[...flatten(value)].map(([key,text])=>`${key} ${text}`).join(", "):value===null?
"":String(value)}function isMapping(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}async function findTrustedVersion(path,commits,read){let first=null;for(let[index,commit]of commits.entries()){let text=await read(
commit);if(text===null)continue;let version={text,commit,how:index>0?"tip":"start"};if(findConfigErrors(text,path).length===
0)return version;first??=version}return first}function explainReplacedConfig(path,{text,commit},head){if(head===null||head===
text||findConfigErrors(head,path).length>0)return null;let errors=findConfigErrors(text,path,commit).filter(({code})=>code!==
"other-commit-counts");return errors.length===0?null:[makeWarning("config-broken-on-base",inFile(path),{sha:abbreviateSha(
commit)}),...errors.map(toWarning)]}function findConfigErrors(text,path,commit=null){try{return parseConfigFile(text,path,
commit),[]}catch(error){if(!(error instanceof UserError))throw error;return error.diagnostics}}function toWarning({failure:_,
excerpt:__,...error}){return{...error,severity:"warning"}}var READ_LIMIT_BYTES=1024*1024;async function readConfigText(host,settings,{store,commits}){let{config,configFrom}=settings;
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
test(size)?Number(size):null;return{where:`${shortenSha(commit)}:${path}`,mode,sha,bytes}}async function readBlob(store,{
where,mode,sha,bytes},limitBytes=READ_LIMIT_BYTES){if(bytes===null||mode==="120000")throw userError("not-a-regular-file",
inFile(where),{});if(bytes>limitBytes)throw userError("file-too-large",inFile(where),{bytes,limitBytes});let{exitCode,stdout,
stderr}=await store.git("cat-file","blob",sha);if(exitCode===0)return stdout;throw userError("git-failed",inFile(where),
{output:stderr.trim()})}function toConfigText(settings,text,source){let found={text,commit:null,problems:[],change:null};
if(text!==null)return{...found,source};if(!settings.configGiven)return{...found,source:null};let{config:path,configFrom}=settings,
from=configFrom==="base"||configFrom==="head"||configFrom==="worktree"?configFrom:"commit";throw userError("config-missi\
ng",atKey("config"),{path,from},{failure:"configuration"})}async function decideByGit(store,{base,head,config,benchmarkFiles},commands){let tree=await store.gitOrThrow("rev-parse",
`${base}^{tree}`);if(tree===await store.gitOrThrow("rev-parse",`${head}^{tree}`))return[...commands.keys()].map(command=>decide(
command,"same-tree",[shortenSha(tree)]));if(commands.every(({paths,dependsOn})=>paths.length+dependsOn.length===0))return[];
let changed=await listChangedPaths(store,base,head),all=new Set([...await listTreePaths(store,base),...await listTreePaths(
store,head)]),ofGate=changed.filter(path=>path===config||isOfGate(path)),shared=benchmarkFiles.length===0?[]:changed.filter(
compileOrderedPatterns(benchmarkFiles));return commands.flatMap(({paths,dependsOn},command)=>{if(paths.length+dependsOn.
length===0)return[];if(ofGate.length>0)return decide(command,"changed-gate",ofGate);let byPaths=paths.length===0?null:decideByPaths(
command,paths,{changed,all:[...all]});if(byPaths!==null&&isSkip(byPaths))return byPaths;let isShared=dependsOn.length>0&&
shared.length>0;return[...byPaths===null?[]:[byPaths],...isShared?[decide(command,"changed-benchmarks",shared)]:[]]})}function decideByPaths(command,paths,{
changed,all}){let missing=paths.filter(pattern=>!pattern.startsWith("!")&&!all.some(compilePattern(pattern))),folders=new Set(
listFolders(all)),misnamed=missing.filter(pattern=>!hasWildcard(pattern)&&folders.has(toNamedPath(pattern)));if(misnamed.
length>0)return decide(command,"paths-folder",misnamed);let files=new Set(all),similar=[...changed,...listFolders(changed)],
unmatched=missing.filter(pattern=>hasWildcard(pattern)||files.has(toNamedPath(pattern))||findNearestWord(toNamedPath(pattern),
similar)!==null);if(unmatched.length>0)return decide(command,"paths-unmatched",unmatched);let isInside=compileOrderedPatterns(
paths),inside=changed.filter(isInside);return inside.length>0?decide(command,"changed-inside",inside):decide(command,"pa\
ths",changed)}function listFolders(paths){let folders=new Set(paths.length===0?[]:[""]);for(let path of paths)for(let end=path.
lastIndexOf("/");end>0;end=path.lastIndexOf("/",end-1)){let folder=path.slice(0,end);if(folders.has(folder))break;folders.
add(folder)}return[...folders]}function hasWildcard(pattern){return/[*?[\]{}]/.test(pattern)}var CI_FILES=/^(?:\.(?:github|gitea|forgejo)\/(?:workflows|actions)|\.gitlab\/ci|\.circleci|\.buildkite|\.woodpecker)\/|^(?:\.gitlab-ci|\.woodpecker|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^Jenkinsfile$/,
ACTION_OR_GIT_FILES=/(?:^|\/)(?:action\.ya?ml|\.gitattributes|\.gitmodules)$/;function isOfGate(path){return CI_FILES.test(
path)||ACTION_OR_GIT_FILES.test(path)}import{resolve as resolve2}from"node:path";async function readOriginUrl(host){let{exitCode,stdout}=await host.git(["conf\
ig","--get","remote.origin.url"],{folder:host.folder}),url=stdout.trim();if(exitCode!==0||url==="")return null;let clean=removeCredentials(
url,host.folder);return host.secrets.some(secret=>secret!==""&&clean?.includes(secret))?null:clean}function removeCredentials(url,folder){
if(/^(?:[^/]*@)?[^/:]+:(?!\/\/)/.test(url))return url;if(!url.includes("://"))return resolve2(folder,url);if(!URL.canParse(
url))return null;let{protocol,host,pathname,username}=new URL(url),user=/^(?:git\+)?ssh/.test(protocol)&&username!==""?`${username}\
@`:"";return`${protocol}//${user}${host}${pathname}`}import{posix as posix2}from"node:path";var MAX_PATHS2=100;async function listUnfetchedFiles(git){let list=async(...args)=>limitPaths2(parseEntries(await git(["\
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
throw userError("checkout-failed",atGitCommand(args[0]),{output:parseGitError(stderr)})}async function warnAboutBenchmarkFiles(store,{base,head},patterns){let wanted=patterns.filter(pattern=>!pattern.startsWith(
"!"));if(wanted.length===0)return[];let paths=[...await listTreePaths(store,head),...await listTreePaths(store,base)],unmatched=wanted.
filter(pattern=>!paths.some(compilePattern(pattern)));return unmatched.length===0?[]:[makeWarning("benchmark-files-unmat\
ched",atKey("benchmark-files"),{patterns:unmatched})]}import{resolve as resolve3}from"node:path";var LIMIT_BYTES=16*1024*1024;async function readBaseline(host,{format,unit},place){let{path}=place,{text,problems}=await readText(
host,place),recording=asBaseline(parseRecording(text,path,"baseline"));if(recording.series.length===0)throw userError("b\
aseline-without-values",inFile(path),{});let{schedule}=recording;if(schedule.unit!==unit){let data={setting:"unit",configured:unit,
found:schedule.unit};throw userError("baseline-setting-differs",inFile(path),data)}if(format!=="auto"&&schedule.format!==
format){let found=schedule.format===null?{}:{found:schedule.format};throw userError("baseline-setting-differs",inFile(path),
{setting:"format",configured:format,...found})}return{baseline:{path,recording},problems}}async function readText(host,{
path,from,store,commits}){let problems=[];if(from==="worktree")return{text:await host.files.read(resolve3(host.folder,path),
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
`}function listDifferentCommands(recorded,wanted){return recorded.length!==wanted.length?[["number of commands",`${recorded.
length}`,`${wanted.length}`]]:recorded.flatMap((before,index)=>listChangedSettings(before,wanted[index]).map(({key,one,other})=>[
key,one,other]))}function listFormats({format,formats},{commands}){return commands.flatMap(({format:wanted},index)=>wanted===
"auto"?[]:[["format",formats?.[index]??format,wanted]])}function checkResumedRecording({commits,schedule},found,settings){
let parts=[["base",commits.base.sha,found.base.sha],["head",commits.head.sha,found.head.sha],...listDifferentCommands(schedule.
commands,settings.run),["setup",schedule.setup,settings.setup],["working directory",schedule.workingDirectory,settings.workingDirectory],
["output file",schedule.outputFile??null,settings.outputFile],...listFormats(schedule,settings)];for(let[part,recorded,wanted]of parts)
if(recorded!==wanted)throw userError("resumed-other-run",atFlag("resume"),{part,got:recorded??"none",wanted:wanted??"non\
e"})}var FILTER_VARIABLE="BENCH_REFEREE_FILTER",MAX_VARIABLE_BYTES=32*1024-2;function makeBenchmarkFilter(recording,undecided,options){
let filter=restrictToSeries(recording,undecided,options);return filter.byCommand.size===0?null:filter}function restrictToSeries(recording,undecided,{
filterOf,sides}){let commands=[...new Set(sides.flatMap(side=>undecided.flatMap(commandsOn(recording,side))))];commands.
sort((left,right)=>left-right);let byCommand=new Map;for(let command of commands){let runsOn2=side=>series=>commandsOn(recording,
side)(series).includes(command),own=undecided.filter(series=>sides.some(side=>runsOn2(side)(series))),companions=sides.flatMap(
side=>own.some(runsOn2(side))?[]:recording.series.find(runsOn2(side))??[]),named=filteredBenchmarksOf([...own,...companions],
sides),text=filterOf(command)?.(named);text!==void 0&&isVariable(text)&&byCommand.set(command,{text,named})}return{commands,
byCommand,since:recording.invocations.length}}function isVariable(text){return!text.includes("\0")&&Buffer.byteLength(`${FILTER_VARIABLE}\
=${text}`)<=MAX_VARIABLE_BYTES}function commandsOn({invocations},side){return series=>[...new Set(series[side].invocations.
flatMap(at=>invocations[at]?.command??[]))]}function filteredBenchmarksOf(series,measured){let named=new Map;for(let{group,
name,...own}of series){let key=keyOf({group,name}),sides=measured.filter(side=>own[side].values.length>0||named.get(key)?.
sides.includes(side));named.set(key,{group,name,sides})}return[...named.values()]}var MAX_NAMES=3;function findMissedBenchmarks({
byCommand,since},{series,invocations}){for(let[command,filter]of byCommand){let gave=new Map(SIDES.map(side=>[side,namesSince(
{series,invocations},side,{command,since})])),missed=filter.named.filter(one=>one.sides.some(side=>!gave.get(side)?.has(
keyOf(one))));if(missed.length===0)continue;let data={names:missed.slice(0,MAX_NAMES).map(({name})=>name),count:missed.length,
filter:shortenFilter(filter)};return makeWarning("filter-not-followed",FILTER_LOCATION,data)}return null}var FILTER_LOCATION=[
{kind:"environment variable",name:FILTER_VARIABLE}];function makeFailedFilterWarning(filter,{round:round2,side}){return makeWarning(
"filter-failed",FILTER_LOCATION,{round:round2,side,filter:shortenFilter(filter)})}var MAX_FILTER_LENGTH=500;function shortenFilter({
text}){return text.length>MAX_FILTER_LENGTH?`${text.slice(0,MAX_FILTER_LENGTH)}\u2026`:text}function namesSince({series,
invocations},side,{command,since}){let isOfCommand=at=>at!==void 0&&at>=since&&invocations[at]?.command===command;return new Set(
series.filter(one=>isOfCommand(one[side].invocations.at(-1))).map(keyOf))}function keyOf({group,name}){return JSON.stringify(
[group,name])}function isSameFilter(one,other){return JSON.stringify(textsOf(one))===JSON.stringify(textsOf(other))}function textsOf(filter){
return filter?.commands.map(command=>[command,filter.byCommand.get(command)?.text??null])??null}function formatFilterRemark(filter,commands,{
names,of}){return filter===null||names.length===0||names.length===of?"":filter.commands.every(command=>commands[command]?.
script.includes(FILTER_VARIABLE))?": only these are measured again":`: ${FILTER_VARIABLE} names them`}function countsOfMarks(parts,{root,known}){return parts.flatMap(({mark,instructions})=>mark===null||instructions===0?[]:
[makeCount(findBenchmark(mark.replace(`${root}/`,""),known),instructions)])}function findBenchmark(mark,known){let meant=known.
filter(({name})=>mark===name||mark.endsWith(`::${name}`)),[only]=meant;return only!==void 0&&meant.length===1?only:{group:null,
name:mark}}function makeCount({group,name},instructions){return{group,name,...{metric:COUNTED_METRIC,unit:"count",better:"\
lower",values:[instructions]},primary:!0,deterministic:!0,dependsOnLayout:!0}}function sumProcesses(parts){let others=parts.
filter(({command})=>!SHELL.test(command));return(others.length>0?others:parts).reduce((sum,{instructions})=>sum+instructions,
0)}var SHELL=/^\S*\/(?:bash --noprofile --norc -e -o pipefail|sh -e) -c /;function placementEnvironment({padding,topPad,hashSeed},{GLIBC_TUNABLES:own="",PYTHONHASHSEED}){let tunable=`glibc.mallo\
c.top_pad=0x${topPad.toString(16).padStart(8,"0")}`;return{BENCH_REFEREE_PADDING:"x".repeat(padding),PYTHONHASHSEED:PYTHONHASHSEED??
String(hashSeed).padStart(2,"0"),GLIBC_TUNABLES:own===""?tunable:`${tunable}:${own}`}}var LIMIT_BYTES2=64*1024*1024;async function listResults(host,{folder,outputFile}){if(outputFile===null)return new Map;let matches=compilePatterns(
[outputFile]);return host.files.list(folder,path=>matches([path]))}async function readResults(host,spec,{result,before}){
if(result.ending!=="exit")return NOTHING;if(result.exitCode!==0)return parseFailure(spec,result);if(spec.format==="comma\
nd")return{measurements:toInvocationMeasurements(result.durationMs,result.usage,spec.name),problems:[],format:"command"};
let read=spec.outputFile===null?parseToolOutput({path:"stdout",text:result.stdout},spec.format):await readFiles(host,spec,
before);return read.measurements.length>0||read.problems.some(isError)?read:{...read,problems:[...read.problems,makeError(
"no-results-printed",about("output"),{})]}}var NOTHING={measurements:[],problems:[],format:null};function parseFailure({
format},{stdout}){let read=format==="command"?NOTHING:parseToolOutput({path:"stdout",text:stdout},format);return{...NOTHING,
problems:read.measurements.length===0?[]:read.problems}}async function readFiles(host,spec,before){let written=[...await listResults(
host,spec)].filter(([path,changed])=>before.get(path)!==changed).map(([path])=>path);if(written.length===0){let pattern=spec.
outputFile??"";return{...NOTHING,problems:[makeError("no-result-file",atKey("output-file"),{pattern})]}}let problems=[],
sources=[];for(let path of written){let source=await readResultFile(host,spec.folder,{path,problems});source!==null&&sources.
push(source)}if(sources.length===0)return{...NOTHING,problems};let parsed=parseToolOutputs(sources,spec.format);return{...parsed,
problems:[...problems,...parsed.problems]}}async function readResultFile(host,folder,{path,problems}){try{return{path,text:await host.
files.read(`${folder}/${path}`,LIMIT_BYTES2)??""}}catch(error){if(!(error instanceof UserError))throw error;return problems.
push(...relocate(error,inFile(path)).diagnostics),null}}var NOT_FOUND=127;function explainFailedCommand(result,location,{command,script,deadlineMs,usualMs,outputLimitBytes,workingDirectory}){
let{ending,exitCode,detail,durationMs}=result,named={...command!==void 0&&{command}},folder=workingDirectory==="."?{}:{workingDirectory};
switch(ending){case"exit":if(exitCode===0)return null;if(exitCode===NOT_FOUND){let path=findMissingFile(result,script);return path!==
null?makeError("command-file-missing",location,{...named,path,...folder}):makeError("command-not-found",location,named)}
return makeError("command-failed",location,{...named,exitCode:exitCode??-1,durationMs});case"deadline":{let limits={limitMs:deadlineMs,
...usualMs!==void 0&&{usualMs}};return makeError("command-too-slow",location,{...named,...limits})}case"flood":return makeError(
"output-too-long",location,{...named,limitBytes:outputLimitBytes});case"signal":return makeError("command-killed",location,
{...named,signal:detail});case"unstartable":{let reason=detail.replace(/\.$/,"");return makeError("command-not-started",
location,{...named,reason,...folder})}case"cancelled":return null}}var MISSING_FILE=/^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;
function findMissingFile({stderrTail},script){return/\b(?:cd|pushd)\b/.test(script)?null:MISSING_FILE.exec(stderrTail)?.[1]??
null}var READ_CHARACTERS=8*1024,MIN_STDOUT_LINES=5,INVISIBLE=new RegExp(`(?![\\t-\\r\\u0085])[\\p{Cc}\\p{Cf}\\p{Cs}${BLANK_LETTERS}\
]`,"gu");function readLastLines({stdout,stderrTail},{mask}){let[printed,errors]=[stdout,stderrTail].map(text=>readableLinesOf(
text,mask)),room=MAX_OUTPUT_LINES-Math.min(printed.length,MIN_STDOUT_LINES),shown=errors.slice(-room);return[...lastOf(printed,
MAX_OUTPUT_LINES-shown.length),...shown]}function readableLinesOf(text,mask){return mask(cleanText(endOf(text)).replaceAll(
INVISIBLE,"")).split(`
`).map(line=>line.trimEnd()).filter(line=>line!=="").map(cutLine)}function endOf(text){if(text.length<=READ_CHARACTERS)return text;
let end=text.slice(-READ_CHARACTERS),start2=end.search(/[\r\n]/);return start2<0?"":end.slice(start2+1)}function lastOf(lines,count){
return count===0?[]:lines.slice(-count)}function cutLine(line){return line.length<=MAX_OUTPUT_LINE_LENGTH?line:`${line.slice(
0,MAX_OUTPUT_LINE_LENGTH-1).toWellFormed()}\u2026`}async function placeValgrind(files,{temporary},placement,env){let{PATH:path="/usr/bin:/bin"}=env,folder=`${temporary}/pl\
acement`,exports=Object.entries(placementEnvironment(placement,env)).map(([name,value])=>`export ${name}=${quoteShellWord(
value)}
`),script=`#!/bin/sh
PATH=${quoteShellWord(path)}
${exports.join("")}exec valgrind "$@"
`;return await files.writeProgram(`${folder}/valgrind`,script),{PATH:`${folder}:${path}`}}function wrapCommand(script,wrapper){return ONE_PROGRAM.test(script)?{script:`${quoteShellWords(wrapper)} ${script}`}:{script,
wrapper}}var ONE_PROGRAM=/^\s*[\w.+@%-]*\/[\w.+@%/-]*(?:[ \t][^;&|<>()`#\n]*)?\s*$/;var OUTPUT_LIMIT_BYTES=64*1024*1024;async function runBenchmark(host,place,task,readResults2){let{command,deadline,settings,
mask,meter=!1,wrapper,valgrindPlacement}=task;await host.files.remove(place.temporary),await host.files.makeFolder(place.
temporary);let placed=valgrindPlacement===void 0?{}:await placeValgrind(host.files,place,valgrindPlacement,task.env),result=await host.
run({...wrapper===void 0?{script:command}:wrapCommand(command,wrapper),folder:place.folder,env:{...task.env,...placed,...sideEnvironment(
place)},deadlineMs:deadline.ms,outputLimitBytes:OUTPUT_LIMIT_BYTES,meter,...affinityOf(settings)}),read=await readResults2(
result);await host.files.remove(place.temporary);let{exitCode,durationMs}=result,ran={exitCode,durationMs,read,problems:[],
tampering:findTampering(result,place)};if(isCut(result,deadline))return{...ran,outcome:"cut"};let failure=explainFailedCommand(
result,place.location,{command:commandName(command),script:command,deadlineMs:deadline.ms,...deadline.because==="hang"&&
{usualMs:deadline.usualMs},outputLimitBytes:OUTPUT_LIMIT_BYTES,workingDirectory:place.workingDirectory}),problems=[...failure===
null?[]:[failure],...read.problems.map(problem=>within(place.location,maskQuotations(problem,mask))),...findOrphans(result,
place,command)];if(!problems.some(isError))return{...ran,outcome:"ok",problems};let output=tail(result);return output!==
""&&host.log.quote(formatOutputTitle(place.location),output),{...ran,outcome:"failed",problems:asFailures(problems,readLastLines(
result,{mask}))}}var QUOTING_FIELDS=new Set(["evidence","exits","got","keys","reason","said","start","statuses"]);function maskQuotations(problem,mask){
let facts=Object.entries(problem.data).map(([key,fact])=>[key,QUOTING_FIELDS.has(key)?maskTexts(fact,mask):fact]);return{
...problem,data:Object.fromEntries(facts)}}function maskTexts(fact,mask){return typeof fact=="string"?mask(fact):Array.isArray(
fact)?fact.map(text=>maskTexts(text,mask)):fact}function asFailures(problems,output){let first=problems.find(isError);return problems.
map(problem=>{if(!isError(problem))return problem;let failed={...problem,failure:"benchmark-failed"};return problem===first?
withOutput(failed,output):failed})}function findTampering({tamperedFiles=[]},{location}){return tamperedFiles.length===0?
null:makeError("runner-files-changed",location,{variables:tamperedFiles},{failure:"tampered"})}function findOrphans({orphans=[]},{
location},command){return orphans.length===0?[]:[makeWarning("processes-left",location,{command:commandName(command),names:orphans})]}
function affinityOf({cpus,nice}){return cpus===null&&nice===null?{}:{affinity:{cpus,nice}}}function isCut({ending},{because}){
return ending==="cancelled"||ending==="deadline"&&because==="time"}function sideEnvironment({side,temporary,home}){return{
BENCH_REFEREE_SIDE:side,BENCH_REFEREE_HOME:home,TMPDIR:temporary,TMP:temporary,TEMP:temporary}}function commandName(command){
let[first="",...more]=command.trim().split(`
`);return more.length===0?first:`${first} \u2026`}var TAIL_LINES=30;function tail({stdout,stderrTail}){let last=text=>text.
trimEnd().split(`
`).slice(-TAIL_LINES).join(`
`);return[last(stdout),last(stderrTail)].filter(text=>text!=="").join(`
`)}var ITERATIONS_VARIABLE="BENCH_REFEREE_ITERATIONS",FILE="callgrind.out.";async function countInvocation(host,place,task){
let{isMarked,placement,...rest}=task,counted={...rest,env:{...DEFAULT_VARIABLES,...task.env,GODEBUG:godebugOf(task.env),
...HARNESS_VARIABLES,...placementEnvironment(placement,task.env)},wrapper:callgrindFor(place.temporary,isMarked)},ran=await runBenchmark(
host,place,counted,result=>readParts(host,place,{result,command:task.command})),unknown=ran.problems.find(({code})=>code===
"instruction-unknown");return unknown===void 0?ran:{...ran,problems:[unknown]}}var HARNESS_VARIABLES={CODSPEED_ENV:"runn\
er",CODSPEED_RUNNER_MODE:"instrumentation"},DEFAULT_VARIABLES={GOMAXPROCS:"1",GOGC:"off",GOMEMLIMIT:"2GiB"},GODEBUG_DEFAULTS="\
asyncpreemptoff=1,memprofilerate=0";function godebugOf({GODEBUG:own=""}){return own===""?GODEBUG_DEFAULTS:`${GODEBUG_DEFAULTS}\
,${own}`}function callgrindFor(folder,isMarked){return["valgrind","--quiet","--tool=callgrind","--trace-children=yes",`-\
-instr-atstart=${isMarked?"no":"yes"}`,"--combine-dumps=yes","--dump-line=no",`--callgrind-out-file=${folder}/${FILE}%p`]}
var UNKNOWN_INSTRUCTION=/unhandled instruction bytes|Unrecognised instruction at address/;async function readParts(host,{
temporary},{result,command}){if(UNKNOWN_INSTRUCTION.test(result.stderrTail))return{parts:[],problems:[makeError("instruc\
tion-unknown",about("output"),{command:commandName(command)})]};let problems=[],parts=[],found=await host.files.list(temporary,
path=>path.startsWith(FILE));for(let path of found.keys()){let source=await readResultFile(host,temporary,{path,problems});
source!==null&&parts.push(...readCountedParts(source.text))}return{parts,problems}}function deadlineFor({isWarmUp,usualMs,leftMs}){let hangLimitMs=usualMs===0?Number.POSITIVE_INFINITY:Math.max(6e4,10*usualMs);
return hangLimitMs<leftMs?{ms:hangLimitMs,because:"hang",usualMs}:{ms:leftMs,because:isWarmUp?"warm-up":"time",usualMs}}var MAX_NAMED2=3;function makeTreeIntegrity(files,folders,sides){let watch=makeTreeWatch(files);for(let side of sides)watch.
snapshot(side,folders[side]);return{snapshot:side=>watch.snapshot(side,folders[side]),findChange(side,location){let changed=watch.
listChanges(side,folders[side]);if(changed.length===0)return null;let data={side,paths:changed.slice(0,MAX_NAMED2),count:changed.
length};return makeError("tree-changed",location,data,{failure:"tampered"})}}}function makeTreeWatch(files){let noted=new Map;
return{snapshot:(tree,folder)=>{noted.set(tree,files.stamps(folder))},listChanges:(tree,folder)=>difference(noted.get(tree)??
new Map,files.stamps(folder))}}function difference(before,after){let gone=[...before.keys()].filter(path=>!after.has(path)),
others=[...after].filter(([path,stamp])=>before.get(path)!==stamp).map(([path])=>path);return[...gone,...others].sort()}import{isAbsolute}from"node:path";var RUNNER_FILES=["GITHUB_ENV","GITHUB_PATH","GITHUB_OUTPUT","GITHUB_STATE","GITHUB_STEP_SUMMARY","GITHUB_EVENT_PATH"];var PUBLIC_NAMES=/^(?:(?:BENCH_REFEREE|DOTNET|GITHUB|INPUT|LC|RUNNER|XDG)_.*|LANG|LANGUAGE|TERM|COLORTERM|TZ|USER|USERNAME|LOGNAME|HOSTNAME|IMAGEOS|IMAGEVERSION|DEBIAN_FRONTEND|OS|COMPUTERNAME|PROCESSOR_.*|PATH|HOME|PWD|OLDPWD|INIT_CWD|SHELL|TMPDIR|TEMP|TMP)$/i,
SECRET_NAMES=/TOKEN|SECRET|PASS|KEY|CREDENTIAL|AUTH|PRIVATE/i,SYSTEM_PATH=/^(?:\/(?:bin|etc|github|home|lib|mnt|opt|private|root|run|sbin|snap|tmp|usr|var|__t|__w|Applications|Library|System|Users)(?:\/|$)|[A-Za-z]:\\)/;var TOKEN_SHAPES=[/gh[pousr]_[A-Za-z0-9]{20,}/g,/github_pat_[A-Za-z0-9_]{20,}/g,/glpat-[\w-]{20,}/g,/npm_[A-Za-z0-9]{30,}/g,
/pypi-[\w-]{30,}/g,/xox[a-z]-[\w-]{10,}/g,/[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g,/AIza[\w-]{35}/g,/(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g,
/eyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g,/(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,500}(?=@)/gi,/(?<=\bauthorization['"]?: *['"]?(?:basic|bearer|token) +)[^\s'",]+/gi,
/(?<=-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----)[^-]+/g],CUT_TOKEN=/(?:gh[pousr]_|github_pat_|glpat-|npm_|pypi-|xox[a-z]-|[rs]k_(?:live|test)_|AIza|AKIA|ASIA|eyJ)[\w.-]*(?=…$)/g,
GITHUB_TOKEN=/gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}/,BASE64_RUN=/[A-Za-z0-9+/_-]{8,}={0,2}/g,URL_RUN=/(?:[A-Za-z0-9_.~!*'():@$/+-]|%[0-9A-Fa-f]{2})+/g;
function makeSecretCheck(secrets){let forms=secrets.filter(secret=>secret.length>0).flatMap(formsOf);return makeFormCheck(
text=>GITHUB_TOKEN.test(text)||forms.some(form=>text.includes(form)))}function makeFormCheck(isPlain){return text=>isPlain(
text)||findEncodedSecrets(text,isPlain).length>0}function makeSecretMask(env,secrets){let long=[...secrets,...secretValuesOf(
env)].flatMap(value=>[value,...value.split(/\r\n|\r|\n/)]).map(value=>value.trim()).filter(({length})=>length>=6),forms=[
...new Set(long.flatMap(formsOf))],isKnown2=text=>forms.some(form=>text.includes(form)),isPlain=text=>GITHUB_TOKEN.test(
text)||isKnown2(text);return text=>{let plain=forms.flatMap(form=>findOccurrences(text,form)),shaped=[...TOKEN_SHAPES,CUT_TOKEN].
flatMap(shape=>findMatches(text,shape)),encoded=[...findEncodedSecrets(text,isPlain),...findWrappedSecrets(text,forms,isKnown2)];
return hideRanges(text,[...plain,...shaped,...encoded,...findCutSecrets(text,forms)])}}function findEncodedSecrets(text,isPlain){
let found=(pattern,decode)=>findMatches(text,pattern).filter(([start2,end])=>decode(text.slice(start2,end)).some(isPlain));
return[...found(BASE64_RUN,decodeBase64),...found(URL_RUN,decodeUrl)]}function findWrappedSecrets(text,forms,isKnown2){let joined=text.
replaceAll(`
`,""),breaks=findOccurrences(text,`
`).map(([start2],index)=>start2-index),within2=([start2,end])=>breaks.filter(position=>start2<position&&position<end),holdsSecret=makeFormCheck(
isKnown2),trim=range=>{let start2=within2(range).findLast(position=>holdsSecret(joined.slice(position,range[1])))??range[0],
end=within2([start2,range[1]]).find(position=>holdsSecret(joined.slice(start2,position)));return[start2,end??range[1]]},
breaksUntil=at=>breaks.filter(position=>position<=at).length;return[...forms.flatMap(form=>findOccurrences(joined,form)),
...findEncodedSecrets(joined,isKnown2)].filter(range=>within2(range).length>0).map(trim).filter(range=>within2(range).length>
0).map(([start2,end])=>[start2+breaksUntil(start2),end+breaksUntil(end-1)])}function findCutSecrets(text,forms){if(!text.
endsWith("\u2026"))return[];let end=text.length-1,lengthOf=form=>{for(let length=Math.min(form.length,end);length>=6;length--)
if(text.startsWith(form.slice(0,length),end-length))return length;return 0};return forms.map(form=>[end-lengthOf(form),end]).
filter(([start2])=>start2<end)}function findOccurrences(text,sought){let found=[];for(let at=text.indexOf(sought);at>=0;at=
text.indexOf(sought,at+sought.length))found.push([at,at+sought.length]);return found}function findMatches(text,pattern){
return[...text.matchAll(pattern)].map(match=>[match.index,match.index+match[0].length])}function hideRanges(text,ranges){
let hidden="",done=0;for(let[start2,end]of ranges.toSorted(([left],[right])=>left-right)){if(end<=done)continue;let isJoined=start2<=
done&&done>0,masks=text.slice(Math.max(start2,done),end).split(`
`).map((line,index)=>line===""||isJoined&&index===0?"":"***");hidden+=text.slice(done,Math.max(start2,done))+masks.join(
`
`),done=end}return hidden+text.slice(done)}function secretValuesOf(env){return Object.entries(env).flatMap(([name,value])=>value===
void 0?[]:!SECRET_NAMES.test(name)&&(PUBLIC_NAMES.test(name)||isSystemPath(value))?[]:[value])}function isSystemPath(value){
return value.split(/;|:(?!\\)/).every(part=>part===""||SYSTEM_PATH.test(part))}function formsOf(secret){return[...new Set(
[secret,encodeURIComponent(secret.toWellFormed()),JSON.stringify(secret).slice(1,-1)])]}function decodeBase64(run){return[
0,1,2,3].map(skipped=>Buffer.from(run.slice(skipped),"base64").toString())}function decodeUrl(run){if(!run.includes("%"))
return[];let bytes=run.replaceAll(/%(..)/g,(_,digits)=>String.fromCharCode(Number.parseInt(digits,16)));return[bytes,bytes.
replaceAll("+"," ")].map(text=>Buffer.from(text,"latin1").toString())}var RUNNERS_OWN=/^(INPUT_|STATE_|ACTIONS_)/i,NOT_HANDED_ON=new Set([...RUNNER_FILES,FILTER_VARIABLE,"BENCH_REFEREE_PROFI\
LE"]),CARGO_FOLDERS=new Set(["CARGO_TARGET_DIR","CARGO_BUILD_TARGET_DIR","CARGO_BUILD_BUILD_DIR"]);function childEnvironment(env,secrets){
let holdsSecret=makeSecretCheck(secrets),kept={};for(let[name,value]of Object.entries(env))value===void 0||RUNNERS_OWN.test(
name)||NOT_HANDED_ON.has(name.toUpperCase())||CARGO_FOLDERS.has(name.toUpperCase())&&isAbsolute(value)||holdsSecret(value)||
(kept[name]=value);return kept}function watchMachine(host,cpus){let seen={rounds:[],atMs:[],load:[],steal:[],others:[],mhz:[]},latest={load:null,cpu:null,
mhz:null},kept=null;return{async observe(){let before=latest.cpu;return latest=await host.observe(cpus),computeShares(before,
latest.cpu)},record(atMs,round2){let{load,cpu,mhz}=latest,{others}=computeShares(kept,cpu);seen.rounds.push(round2),seen.
atMs.push(atMs),seen.load.push(load),seen.steal.push(computeShares(kept??NOTHING2,cpu).steal),seen.others.push(others),seen.
mhz.push(mhz),kept=cpu},all:()=>structuredClone(seen)}}var NOTHING2={total:0,busy:0,stolen:0,own:0};function computeShares(from,to){
if(from===null||to===null)return{steal:null,others:null};let totalTime=to.total-from.total;return{steal:share(to.stolen-
from.stolen,totalTime),others:share(to.busy-from.busy-(to.own-from.own),totalTime)}}function share(part,whole){return whole>
0?round(Math.min(1,Math.max(0,part/whole))):null}function round(ratio){return Number(ratio.toFixed(4))}var MAX_NAMES2=3;function makeResultCheck(){let warmUps=new Map;return{keepOnly(isWanted){for(let[command,names]of warmUps){
let own=[...names].filter(([key,name])=>isWanted(command,{group:JSON.parse(key)[0],name}));warmUps.set(command,new Map(own))}},
findMissing({round:round2,command},{outcome,measurements}){let names=new Map(measurements.map(({group,name,metric})=>[JSON.
stringify([group,name,metric]),name]));if(round2===0&&warmUps.set(command,names),round2!==1||outcome!=="ok")return null;
let missing=[...warmUps.get(command)??[]].filter(([key])=>!names.has(key));if(missing.length===0)return null;let benchmarks=[
...new Set(missing.map(([,name])=>name))],data={names:benchmarks.slice(0,MAX_NAMES2),count:benchmarks.length};return makeError(
"results-missing",inRound(round2,"base"),data)}}}function recordedNameOf({name},format){return findFormat(format??"")?.displayName?.(name)??name}function makeSeriesCollection(){
let series=new Map;return{getOrCreate(measurement,{command,format,isPlaced:isPlaced2}){let{group,metric,unit,better,primary,
deterministic=!1,dependsOnLayout=!1}=measurement,name=recordedNameOf(measurement,format),key=JSON.stringify([command,group,
name,metric,unit]),known=series.get(key);if(known!==void 0)return known;let empty=()=>({invocations:[],values:[]}),made={
group,name,metric,unit,better,primary,deterministic,...dependsOnLayout&&isPlaced2!==void 0&&{layout:isPlaced2?"varied":"\
single"},base:empty(),head:empty()};return series.set(key,made),made},all:()=>[...series.values()]}}async function start(host,measuring){return{host,measuring,env:childEnvironment(host.env,host.secrets),mask:makeSecretMask(
host.env,host.secrets),machine:await host.machine(),loadBefore:host.load(),startedOn:host.clock.today(),watch:watchMachine(
host,measuring.settings.cpus),toolchain:{base:[],head:[]},treeIntegrity:makeTreeIntegrity(host.files,measuring.trees.folders,
measuring.sides),setupMs:0,startMs:host.clock.nowMs(),formats:measuring.settings.commands.map(({format})=>format),ended:"\
complete",sides:measuring.sides,brokenOnBase:new Set,decisions:[...measuring.decisions],baseResults:makeResultCheck(),filter:null,
filteredSince:0,isFilterBroken:!1,undecided:null,slowestMs:0,disturbed:{attempts:[],tally:{base:0,head:0},rounds:0,isOneSided:!1},
invocations:[],series:makeSeriesCollection(),warmUp:makeSeriesCollection(),problems:[...measuring.commits.problems,...unitProblems(
measuring)],isOfShard:()=>!0,shard:withUnknownBenchmarks(measuring.settings.shard).shard??null,benchmarkFiles:measuring.
settings.benchmarkFiles.length>0&&measuring.sides.length===2?"head":null,counts:null,countedCommands:[]}}function unitProblems({
settings}){return settings.unit==="sample"?[makeWarning("sample-unit",atKey("unit: sample"),{})]:[]}function recordValues(collection,invocations,{
measurements,...read}){let invocation=invocations.length-1,{command,side}=invocations[invocation];for(let measurement of measurements){
let own=collection.getOrCreate(measurement,{command,...read})[side];own.invocations.at(-1)===invocation?own.values.at(-1)?.
push(...measurement.values):(own.invocations.push(invocation),own.values.push([...measurement.values]))}}function recordProblem(run,side,problem){
let isKnown2=run.problems.some(known=>isSameFinding(known,problem));problem.severity==="warning"&&isKnown2||(run.problems.
push(side==="base"?{...problem,severity:"warning"}:problem),(side==="base"||!isError(problem))&&run.host.log.info(formatDiagnosticLine(
problem)))}function isTreeUntouched(run,side,location){let problem=run.treeIntegrity.findChange(side,location);return problem!==
null&&recordProblem(run,"head",problem),problem===null||endMeasuring(run,"failed")}function endMeasuring(run,how){return run.
ended=how,!1}function elapsedMs({host,startMs}){return host.clock.nowMs()-startMs}function listCommands({measuring,decisions}){
let skipped=listSkippedCommands(decisions);return[...measuring.settings.commands.keys()].filter(command=>!skipped.has(command))}
function runsOn({sides,brokenOnBase,decisions},side,command){let isBroken=side==="base"&&brokenOnBase.has(command);return sides.
includes(side)&&!isBroken&&!listSkippedCommands(decisions).has(command)}function etaInputsOf(run){let{measuring,sides,filter,
filteredSince}=run,commands=filter?.commands.length??listCommands(run).length;return{settings:measuring.settings,sides,commands,
since:filteredSince}}function commandAt({measuring},command){return measuring.settings.commands[command]}function formatAt({
formats},command){return findFormat(formats[command]??"auto")}function invocationFoldersOf({measuring},{side,command},location){
let{settings,trees}=measuring,{workingDirectory}=command===void 0?settings:settings.commands[command],root=trees.folders[side],
folder=workingDirectory==="."?root:`${root}/${workingDirectory}`;return{side,folder,workingDirectory,temporary:trees.temporary[side],
home:trees.homes[side],location}}async function countCommand(counting,{method,iterations},step){if(method!=="slope"){let counted=await countOnce(counting,
step,{isMarked:method==="marks"});return counted!==null&&recordCounts(counting,step,countsOf(counting.run,step,{method,counted}),
counted),counted!==null}for(let one of iterations.filter(({benchmark})=>isKnown(counting.run,step,benchmark))){let slope=await countSlope(
counting,step,one);if(slope===null)return!1;recordCounts(counting,step,[makeCount(one.benchmark,slope.perIteration)],slope)}
return!0}function countsOf(run,{command,side},{method,counted}){let{parts}=counted.read,known=benchmarksOf(run,command,side);
if(method==="marks")return countsOfMarks(parts,{root:run.measuring.trees.folders[side],known});let[only]=known,name=commandName(
commandAt(run,command).script);return[makeCount(only!==void 0&&known.length===1?only:{group:null,name},sumProcesses(parts))]}
function isKnown(run,{command,side},{group,name}){return benchmarksOf(run,command,side).some(one=>one.group===group&&one.
name===name)}async function countSlope(counting,step,{benchmark,fewer,more}){let first=await countIterations(counting,step,
{benchmark,iterations:fewer}),second=first&&await countIterations(counting,step,{benchmark,iterations:more});return first===
null||second===null?null:{perIteration:Math.max(0,second.instructions-first.instructions)/(more-fewer),durationMs:first.
durationMs+second.durationMs,exitCode:0}}async function countIterations(counting,step,{benchmark,iterations}){let filter=formatAt(
counting.run,step.command)?.filter?.([benchmark]),env={[ITERATIONS_VARIABLE]:String(iterations),...filter!==void 0&&{[FILTER_VARIABLE]:filter}},
result=await countOnce(counting,step,{isMarked:!1,env});return result&&{instructions:sumProcesses(result.read.parts),durationMs:result.
durationMs}}async function countOnce(counting,step,{isMarked,env={}}){let{run}=counting,{host,measuring,mask}=run,{settings}=measuring,
location=inPlacement(step.placement,step.side),leftMs=settings.maxMinutes*6e4-(host.clock.nowMs()-counting.startMs);if(leftMs<=
0)return endCounting(counting,"time");if(!isTreeUntouched(run,step.side,location))return endCounting(counting,"failed");
let isWarmUp=step.placement===0,text=formatCountStep(step,{placements:PLACEMENT_ROUNDS.max,commands:settings.commands.length});
host.progress.begin({share:step.placement/PLACEMENT_ROUNDS.max,text,isWarmUp});let result=await countInvocation(host,invocationFoldersOf(
run,step,location),{command:commandAt(run,step.command).script,env:{...run.env,...env},placement:placementOf(Math.max(1,
step.placement)),deadline:deadlineFor({isWarmUp,usualMs:counting.slowestMs,leftMs}),isMarked,settings,mask}),{durationMs,
outcome,tampering}=result;run.treeIntegrity.snapshot(step.side),counting.slowestMs=Math.max(counting.slowestMs,durationMs),
host.progress.end(`${text} ${formatDuration(durationMs)}${outcome==="ok"?"":` ${outcome}`}`);let isOnlyCounted=settings.
measure==="counts";for(let problem of result.problems)recordProblem(run,step.side,isOnlyCounted?problem:{...problem,severity:"\
warning"});return tampering!==null?(recordProblem(run,"head",tampering),endMeasuring(run,"failed"),endCounting(counting,
"failed")):outcome==="ok"?result:outcome==="failed"?isWarmUp?null:endCounting(counting,"failed"):host.cancelled.aborted?
(endMeasuring(run,"cancelled"),endCounting(counting,"cancelled")):endCounting(counting,"time")}function endCounting({counts},how){
return counts.ended=how,null}function recordCounts({counts,series,startMs,run},{placement,command,side},measurements,{durationMs,
exitCode}){let endMs=run.host.clock.nowMs()-startMs;counts.invocations.push({side,round:placement,command,startMs:Math.max(
0,endMs-durationMs),durationMs,exitCode,outcome:"ok"}),recordValues(series,counts.invocations,{measurements,format:"call\
grind",isPlaced:!0})}function benchmarksOf(run,command,side){let isOfCommand=series=>series[side].invocations.some(at=>run.
invocations[at]?.command===command),found=[...run.warmUp.all(),...run.series.all()].filter(isOfCommand);return[...new Map(
found.map(({group,name})=>[JSON.stringify([group,name]),{group,name}])).values()]}function recordingOf(run){return withBaselineOf(run,measuredRecordingOf(run))}function warmUpRecordingOf(run){let asRound=one=>one.
outcome==="ok"?{...one,round:1}:one;return withBaselineOf(run,{...measuredRecordingOf(run),invocations:run.invocations.map(
asRound),series:run.warmUp.all()})}function withBaselineOf({measuring:{baseline}},measured){return baseline===null?measured:
withBaseline(measured,baseline)}function scheduleOf(settings,{seed,formats,ended}){let{rounds,run,setup,workingDirectory,
outputFile,unit,cpus,nice,maxMinutes,count,measure}=settings,recognised=formats.map(format2=>format2==="auto"?null:format2),
[first=null]=recognised,isOneFormat=recognised.every(one=>one===first),format=settings.format!=="auto"?settings.format:isOneFormat?
first:null;return{seed,rounds,commands:[...run],setup,workingDirectory,outputFile,format,...recognised.some(one=>one!==format)&&
{formats:recognised},unit,cpus,nice,maxMinutes,...count!==null&&{count,measure},...settings.bisectMinutes>0&&{bisectMinutes:settings.
bisectMinutes},ended}}async function recordNothing(host,{settings,commits,decisions,seed}){let load=host.load(),formats=settings.
commands.map(({format})=>format);return{version:RECORDING_VERSION,name:settings.name,commits:{base:commits.base,head:commits.
head},measuredOn:host.clock.today(),schedule:scheduleOf(settings,{seed,formats,ended:"decided"}),environment:{...await host.
machine(),toolchain:{base:[],head:[]},loadBefore:load,loadAfter:load},invocations:[],series:[],...withUnknownBenchmarks(
settings.shard),cost:{setupMs:0,measuringMs:0},decisions:[...decisions],problems:[...commits.problems]}}function measuredRecordingOf(run){
let{measuring,machine,loadBefore}=run,{settings,commits,seed}=measuring;return{version:RECORDING_VERSION,name:settings.name,
commits:{base:commits.base,head:commits.head},measuredOn:run.startedOn,schedule:scheduleOf(settings,{seed,formats:run.formats,
ended:run.ended}),environment:{...machine,toolchain:run.toolchain,loadBefore,loadAfter:run.host.load(),observations:run.
watch.all()},...measuring.changes!==null&&{changes:measuring.changes},invocations:[...run.invocations],series:run.series.
all(),...run.counts!==null&&{counts:run.counts},...run.shard!==null&&{shard:run.shard},...run.benchmarkFiles!==null&&{benchmarkFiles:run.
benchmarkFiles},cost:{setupMs:Math.round(run.setupMs),measuringMs:Math.round(elapsedMs(run))},...run.decisions.length>0&&
{decisions:[...run.decisions]},problems:[...run.problems]}}var SLOPE_INSTRUCTIONS=6e7,MAX_ITERATIONS=1e6,MIN_ITERATIONS=2,MAX_GROWTH=100;async function canCount(run){let{host,measuring,
machine,env}=run;if(measuring.settings.commands.every(({count})=>count===null))return!1;let refuse=reason=>(recordProblem(
run,"base",makeWarning("counting-not-possible",atKey("count"),{reason})),!1);if(!machine.kernel.startsWith("Linux"))return refuse(
"system");let[side="head"]=run.sides,asked=await host.run({script:":",folder:measuring.trees.folders[side],env,deadlineMs:6e4,
meter:!1,outputLimitBytes:1e4,wrapper:["valgrind","--version"]});return asked.ending==="exit"&&asked.exitCode===0||refuse(
"no valgrind")}async function prepareCounting(run){await canCount(run)&&(run.countedCommands=await prepareCommands(startCounting(
run)))}async function countInstructions(run){let counting=startCounting(run),{counts}=counting;run.counts=counts,run.countedCommands=
await prepareCommands(counting);let wanted=run.countedCommands;for(let placement=1;wanted.length>0&&placement<=PLACEMENT_ROUNDS.
max;placement+=1){if(counts.placements.push(placementOf(placement)),!await countPlacement(counting,wanted,placement))return;
counts.series=counting.series.all(),LOOKS.includes(placement)&&(wanted=selectUndecidedCommands(counting,wanted,placement))}}
var LOOKS=planLooks(PLACEMENT_ROUNDS);function startCounting(run){let methods=run.measuring.settings.commands.map(()=>null);
return{run,counts:{placements:[],methods,ended:"complete",invocations:[],series:[]},series:makeSeriesCollection(),startMs:run.
host.clock.nowMs(),slowestMs:0}}async function prepareCommands(counting){let{run,counts}=counting,prepared=[];for(let[command,
{count}]of run.measuring.settings.commands.entries()){if(count===null||!runsOn(run,"head",command))continue;let found=await prepareCommand(
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
one:benchmark,side}of known.values()){let found=await findIterations(counting,{placement:0,command,side},benchmark);if(found===
null)return null;iterations.push(found)}return{command,method:"slope",iterations}}async function findIterations(counting,step,benchmark){
let first=await countIterations(counting,step,{benchmark,iterations:MIN_ITERATIONS});if(first===null)return null;for(let added=MIN_ITERATIONS;;){
let run=await countIterations(counting,step,{benchmark,iterations:MIN_ITERATIONS+added});if(run===null)return null;let perIteration=Math.
max(1,(run.instructions-first.instructions)/added),needed=Math.min(MAX_ITERATIONS,Math.ceil(SLOPE_INSTRUCTIONS/perIteration));
if(needed<=2*added){let fewer=Math.max(MIN_ITERATIONS,Math.ceil(needed/4));return{benchmark,fewer,more:fewer+needed}}added=
Math.min(needed,MAX_GROWTH*added)}}async function countPlacement(counting,wanted,placement){let{run}=counting;for(let counted of wanted)
for(let side of run.sides.filter(one=>runsOn(run,one,counted.command)))if(!await countCommand(counting,counted,{placement,
command:counted.command,side}))return!1;return!0}function selectUndecidedCommands({run,counts},wanted,placement){if(placement===
PLACEMENT_ROUNDS.max)return wanted;let recording=countsAsRecording(recordingOf(run)),open=run.measuring.undecided(recording);
run.host.log.info(formatCountLook(placement,open)),open.names.length===0&&(counts.ended="decided");let isOpen=({group,name})=>open.
series.some(series=>series.group===group&&series.name===name);return wanted.flatMap(one=>{let iterations=one.iterations.
filter(({benchmark})=>isOpen(benchmark));return open.series.some(series=>[series.base,series.head].some(({invocations})=>invocations.
some(at=>counts.invocations[at]?.command===one.command)))?[{...one,iterations}]:[]})}function formatTimeLeft(invocations,plan){let{rounds,maxMinutes}=plan.settings,latest=invocations.at(-1),last=invocations.
findLast(({outcome})=>outcome!=="disturbed"),recent=invocations.filter(({round:round2})=>round2>=Math.max(1,plan.since));
if(latest===void 0||last===void 0||recent.length===0)return"";let mean=recent.reduce((sum,{durationMs})=>sum+durationMs,
0)/recent.length,made=recent.filter(one=>one.round===last.round&&one.outcome!=="disturbed").length,leftMs=mean*((rounds.
max-Math.max(1,last.round)+1)*plan.commands*plan.sides.length-made);if(leftMs<=0)return"";let capMs=Math.max(0,maxMinutes*
6e4-latest.startMs-latest.durationMs);return`, ${rounds.min===rounds.max&&leftMs<=capMs?"about":"at most"} ${formatDuration(
Math.min(leftMs,capMs))} left`}function estimateRoundMs(invocations,{sides,since}){let slowest=new Map;for(let{round:round2,
side,command,durationMs,outcome}of invocations){let key=`${command} ${side}`;round2>=since&&sides.includes(side)&&outcome!==
"failed"&&slowest.set(key,Math.max(durationMs,slowest.get(key)??0))}return slowest.size===0?null:[...slowest.values()].reduce(
(sum,ms)=>sum+ms)}var WARM_UP_FACTOR=2;function estimateCost({settings,sides,invocations,...done}){let{rounds,maxMinutes,setup}=settings,{
elapsedMs:spentMs,completedRounds,hasFilter,share:share2}=done,isWarmUp=completedRounds===0,slowestMs=estimateRoundMs(invocations,
{sides,since:isWarmUp?0:1});if(slowestMs===null)return null;let roundMs=isWarmUp?slowestMs*share2:slowestMs,leftMs=Math.
max(0,maxMinutes*6e4-spentMs),countRounds=ms=>ms===0?rounds.max:Math.min(rounds.max,completedRounds+Math.floor(leftMs/ms)),
atBest=countRounds(isWarmUp?roundMs/WARM_UP_FACTOR:roundMs);return{maxMinutes,elapsedMs:spentMs,completedRounds,roundMs,
rounds:countRounds(roundMs),maxRounds:hasFilter&&atBest>=rounds.min?rounds.max:atBest,mayIncludeBuild:isWarmUp&&setup===
null}}function checkCostAfterWarmUp(run){let cost=estimateCost(costInputsOf(run,0));return cost===null?!0:(run.host.log.
info(formatCost(cost,run.measuring.settings.rounds,invocationTimesOf(run))),checkPlan(run,warmUpRecordingOf(run),cost))}
function checkCostAfterRound(run,round2){let cost=estimateCost(costInputsOf(run,round2));return cost===null||checkPlan(run,
recordingOf(run),cost)}function hasTimeFor(run,rounds,waitMs=0){let{measuring,filter,filteredSince,sides,invocations}=run,
leftMs=measuring.settings.maxMinutes*6e4-elapsedMs(run)-waitMs,alike=estimateRoundMs(invocations,{sides,since:Math.max(1,
filteredSince)});return alike===null&&filter!==null?leftMs>0:rounds*(alike??estimateRoundMs(invocations,{sides,since:0})??
0)<=leftMs}function costInputsOf(run,completedRounds){let{measuring,sides,invocations,formats,shard}=run;return{settings:measuring.
settings,sides,invocations,completedRounds,elapsedMs:elapsedMs(run),hasFilter:formats.some(format=>findFormat(format)?.filter!==
void 0),share:shard===null?1:shareOf(shard)}}function invocationTimesOf({measuring,sides,invocations}){return[...measuring.
settings.commands.keys()].map(command=>Object.fromEntries(invocations.filter(one=>one.command===command&&one.outcome==="\
ok"&&sides.includes(one.side)).map(({side,durationMs})=>[side,durationMs])))}function checkPlan(run,recording,cost){let errors=run.
measuring.findPlanErrors(recording,cost);for(let error of selectForLog(errors).shown)recordProblem(run,"head",error);return errors.
length===0||endMeasuring(run,"decided")}var KINDS=["others","steal"],TOLERATED_RISE={others:.1,steal:.05},TOLERATED_GROWTH=1.5,MIN_JUDGED_MS=500,CLEAR_RATIO=1.5;
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
measurements:[];return{...ran,measurements,format:readAs,...evidence!==void 0&&{evidence}}}function addFailure(invoked,problem){
return{...invoked,outcome:"failed",measurements:[],problems:[...invoked.problems,problem]}}function selectShard(run){if(run.shard===null)return!0;let warmUp2=warmUpRecordingOf(run),nameOnHead=makeRenaming(run.measuring.
findRenames(warmUp2)),series=run.warmUp.all(),shard={...run.shard,benchmarks:sortBenchmarks(series.map(one=>nameOnHead(benchmarkOf(
run,one))))};run.shard=shard;let own=new Set(listOwn(shard).map(benchmarkKeyOf));if(own.size===0)return endMeasuring(run,
"decided");run.isOfShard=benchmark=>own.has(benchmarkKeyOf(nameOnHead(benchmark)));let wanted=series.filter(one=>run.isOfShard(
benchmarkOf(run,one))),filterOf=command=>formatAt(run,command)?.filter,filter=restrictToSeries(warmUp2,wanted,{filterOf,
sides:run.sides});run.filter=filter,run.baseResults.keepOnly((command,one)=>isOfShard(run,command,one));let others=series.
filter(one=>!run.isOfShard(benchmarkOf(run,one))),shared=new Set(others.map(one=>commandOf(run,one)));for(let command of filter.
commands)if(!(filter.byCommand.has(command)||!shared.has(command)))return recordProblem(run,"head",explainUnfiltered(run,
command,filterOf(command)===void 0?"format":"length")),endMeasuring(run,"failed");return!0}function isOfShard(run,command,one){
let name=recordedNameOf(one,run.formats[command]);return run.isOfShard({command:commandAt(run,command).name,group:one.group,
name})}function findIgnoredFilter(run,command,printed){let{shard,filter,warmUp:warmUp2}=run;if(shard===null||!filter?.byCommand.
has(command)||commandAt(run,command).script.includes(FILTER_VARIABLE))return null;let others=warmUp2.all().filter(one=>commandOf(
run,one)===command&&!run.isOfShard(benchmarkOf(run,one))),names=new Set(printed.map(one=>recordedNameOf(one,run.formats[command])));
return others.length>0&&others.every(({name})=>names.has(name))?explainUnfiltered(run,command,"variable"):null}function explainUnfiltered(run,command,reason){
let data={command:commandName(commandAt(run,command).script),format:run.formats[command],reason};return makeError("shard\
-needs-filter",atKey("shard"),data)}function makeRenaming(renames){return benchmark=>({...benchmark,name:renames.get(benchmarkKeyOf(
benchmark))??benchmark.name})}function commandOf({invocations},{base,head}){let[first=0]=[...head.invocations,...base.invocations];
return invocations[first]?.command??0}function benchmarkOf(run,series){let{group,name}=series;return{command:commandAt(run,
commandOf(run,series)).name,group,name}}function logProgress(run,step,{durationMs,outcome}){let left=formatTimeLeft(run.invocations,etaInputsOf(run)),remark=outcome===
"ok"?"":` ${outcome}`;run.host.progress.end(`${nameStep(run,step)} ${formatDuration(durationMs)}${remark}${left}`)}function progressOf(run,step){
let{undecided,invocations,sides,measuring}=run,{rounds}=measuring.settings,perRound=listCommands(run).length*sides.length,
here=invocations.filter(one=>one.round===step.round&&one.outcome!=="disturbed").length,share2=(step.round+here/perRound)/
(rounds.max+1),text=formatStepProgress(nameStep(run,step),undecided,formatTimeLeft(invocations,etaInputsOf(run)));return{
share:share2,text,isWarmUp:step.round===0}}function nameStep({measuring},step){let{commands,rounds}=measuring.settings;return formatStep(
step,{rounds:rounds.max,commands:commands.length})}async function runInvocation(run,step){let{host,measuring,filter}=run,{settings}=measuring,startMs=elapsedMs(run),leftMs=settings.
maxMinutes*6e4-startMs;if(leftMs<=0)return run.invocations.push({...step,startMs,durationMs:0,exitCode:null,outcome:"cut"}),
endMeasuring(run,"time");let location=inRound(step.round,step.side);if(!isTreeUntouched(run,step.side,location))return!1;
host.progress.begin(progressOf(run,step));let place=invocationFoldersOf(run,step,location),{script,outputFile}=commandAt(
run,step.command),filtered=filter?.byCommand.get(step.command),printed=await invoke(host,place,{command:script,env:filtered===
void 0?run.env:{...run.env,[FILTER_VARIABLE]:filtered.text},...isPlaced(run,step)&&{valgrindPlacement:placementOf(step.round)},
deadline:deadlineFor({isWarmUp:step.round===0,usualMs:run.slowestMs,leftMs}),settings,format:run.formats[step.command],outputFile,
mask:run.mask}),taken=await run.watch.observe(),lost=step.side==="base"?run.baseResults.findMissing(step,printed):null,invoked=lost===
null?printed:addFailure(printed,lost);run.treeIntegrity.snapshot(step.side);let{durationMs,exitCode}=invoked,isFiltersFault=mayBeFiltersFault(
run,step,invoked),ignored=step.round===1&&invoked.outcome==="ok"?findIgnoredFilter(run,step.command,invoked.measurements):
null,outcome=isFiltersFault||ignored!==null?"cut":invoked.outcome;run.invocations.push({...step,startMs,durationMs,exitCode,
outcome,...taken}),run.slowestMs=Math.max(run.slowestMs,durationMs),logProgress(run,step,invoked);for(let problem of invoked.
problems)recordProblem(run,step.side,isFiltersFault?{...withoutOutput(problem),severity:"warning"}:problem);return invoked.
tampering!==null?(recordProblem(run,"head",invoked.tampering),endMeasuring(run,"failed")):ignored!==null?(recordProblem(
run,"head",ignored),endMeasuring(run,"failed")):!isFiltersFault||filtered===void 0?shouldContinue(run,step,invoked):(resetFilter(
run,step.round,makeFailedFilterWarning(filtered,step)),runInvocation(run,step))}function isPlaced(run,{command,round:round2}){
return round2>0&&formatAt(run,command)?.runsValgrind===!0}function mayBeFiltersFault(run,{command},invoked){return!run.filter?.
byCommand.has(command)||invoked.outcome!=="failed"?!1:commandAt(run,command).script.includes(FILTER_VARIABLE)||invoked.exitCode===
0}function shouldContinue(run,step,invoked){let{host}=run;if(invoked.outcome==="cut")return endMeasuring(run,host.cancelled.
aborted?"cancelled":"time");if(invoked.outcome==="failed")return step.side==="head"||step.round>0?endMeasuring(run,"fail\
ed"):(run.brokenOnBase.add(step.command),listCommands(run).every(command=>run.brokenOnBase.has(command))&&(run.sides=["h\
ead"]),!0);let{formats,series,warmUp:warmUp2,invocations}=run;return formats[step.command]==="auto"&&invoked.format!==null&&
(formats.includes(invoked.format)||host.log.info(formatRecognisedFormat(invoked.format,invoked.evidence)),formats[step.command]=
invoked.format),recordValues(step.round===0?warmUp2:series,invocations,{measurements:selectMeasurements(run,step,invoked),
isPlaced:isPlaced(run,step),format:formats[step.command]}),!0}function selectMeasurements(run,{command,round:round2},{measurements}){
return round2===0?measurements:measurements.filter(one=>isOfShard(run,command,one))}function resetFilter(run,round2,problem){
recordProblem(run,"head",problem),run.filter=null,run.filteredSince=round2+1,run.isFilterBroken=!0}import{createHash}from"node:crypto";var ORDERS=[["base","head","head","base"],["head","base","base","head"],["base","hea\
d","base","head"],["head","base","head","base"],["base","base","head","head"],["head","head","base","base"]];function turnsOf(seed,block){
let index=Math.floor((block[0]-1)/2);if(block.length===1)return singleRound(seed,{index,round:block[0]});let seen={base:0,
head:0};return orderOf(seed,index).map(side=>({side,round:block[seen[side]++]}))}function orderOf(seed,index){return shuffle(
ORDERS,`${seed}
${Math.floor(index/ORDERS.length)}`)[index%ORDERS.length]}function singleRound(seed,{index,round:round2}){let first=orderOf(
seed,index)[0],second=first==="base"?"head":"base";return(round2%2===1?[first,second]:[second,first]).map(side=>({side,round:round2}))}
var ARM_ORDERS=[["base","candidate","head"],["base","head","candidate"],["candidate","base","head"],["candidate","head",
"base"],["head","base","candidate"],["head","candidate","base"]];function armsOf(seed,round2){let index=round2-1;return shuffle(
ARM_ORDERS,`${seed}
search ${Math.floor(index/ARM_ORDERS.length)}`)[index%ARM_ORDERS.length]}function shuffle(list,text){let digest=createHash(
"sha256").update(text).digest(),all=[...list];for(let last=all.length-1;last>0;last-=1){let chosen=digest.readUInt32BE(4*
last)%(last+1);[all[last],all[chosen]]=[all[chosen],all[last]]}return all}async function measureRounds(run){let{looks,settings}=run.measuring;for(let block of blocksOf(settings.rounds.max,looks)){
let possible=block.filter((_,index)=>hasTimeFor(run,index+1));if(possible.length>0&&!(await measureBlock(run,possible)&&
!evaluateLook(run,possible)))return;if(possible.length<block.length){endMeasuring(run,"time");return}}}async function measureBlock(run,block){
let{filter}=run;for(let aside=0;;aside+=1){let made={block,from:run.invocations.length,aside};if(!await tryBlock(run,block))
return!1;if(run.filter!==filter)return!0;let needed=block.length+Math.max(0,run.measuring.settings.rounds.min-block.at(-1));
if(!setAsideIfDisturbed(run,made,waitMs=>hasTimeFor(run,needed,waitMs)))break;await waitForCalm(run,run.disturbed.attempts),
run.watch.record(elapsedMs(run),block.at(-1))}let missed=filter&&findMissedBenchmarks(filter,{series:run.series.all(),invocations:run.
invocations});return missed!==null&&resetFilter(run,block.at(-1),missed),run.watch.record(elapsedMs(run),block.at(-1)),!0}
async function tryBlock(run,block){let turns=turnsOf(run.measuring.seed,block),{filter}=run;for(let command of filter?.commands??
listCommands(run))for(let{round:round2,side}of turns){if(runsOn(run,side,command)&&!await runInvocation(run,{round:round2,
command,side}))return recordSkippedCommand(run,block,command),!1;if(run.filter!==filter)return!0}return!0}function recordSkippedCommand(run,block,command){
for(let round2 of block){let made=run.invocations.filter(one=>one.round===round2&&one.outcome!=="disturbed");if(made.length===
0||made.some(one=>one.command===command))continue;let nothing={startMs:elapsedMs(run),durationMs:0,exitCode:null,outcome:"\
cut"};run.invocations.push({round:round2,command,side:"base",...nothing})}}function evaluateLook(run,block){let round2=block.
at(-1),{looks,settings,undecided}=run.measuring;if(round2===settings.rounds.max||!looks.includes(round2))return!1;let recording=recordingOf(
run);if(countCompletedRounds(recording)===0)return!1;let open=undecided(recording);return run.undecided={count:open.names.
length,of:open.of},open.isHopeless?(run.host.log.info(formatLook(round2,open)),!endMeasuring(run,"decided")):round2<settings.
rounds.min&&!checkCostAfterRound(run,round2)?!0:settings.rounds.min===settings.rounds.max||(open.names.length>0&&round2>=
settings.rounds.min&&restrictToUndecided(run,round2,open),run.host.log.info(formatLook(round2,open,formatFilterRemark(run.
filter,settings.commands,open))),open.names.length>0)?!1:(endMeasuring(run,"decided"),!0)}function restrictToUndecided(run,round2,open){
if(run.isFilterBroken)return;let filterOf=command=>formatAt(run,command)?.filter,wanted=(run.shard===null?makeBenchmarkFilter:
restrictToSeries)(recordingOf(run),open.series,{filterOf,sides:run.sides});isSameFilter(run.filter,wanted)||(run.filter=
wanted,run.filteredSince=round2+1)}import{posix as posix3}from"node:path";function readDependencies(files,folder,{dependsOn,script,workingDirectory}){let isNamed=makeScriptTest(script,workingDirectory),
isListed=compileOrderedPatterns(dependsOn);return files.digest(folder,path=>isListed(path)||isNamed(path))}function makeScriptTest(script,workingDirectory){
let words=script.split(/[\s'"`;|&()<>$,]+/).flatMap(word=>word.endsWith("=.")?[]:word.split("=")),toPath=word=>posix3.join(
workingDirectory,word.replace(/\/?\.\.\.$/,""),"."),named=new Set(words.filter(word=>word!=="").map(word=>toPath(word).replace(
/\/$/,"")));return path=>{let parts=path.split("/");return named.has(".")||parts.some((_,index)=>named.has(parts.slice(0,
index+1).join("/")))}}function decideByFiles(command,{dependsOn},{base,head}){let unmatched=dependsOn.filter(pattern=>{let matches=compilePattern(
pattern);return!pattern.startsWith("!")&&![base,head].every(side=>[...side.keys()].some(matches))});if(unmatched.length>
0)return decide(command,"depends-on-unmatched",unmatched);let paths=[...new Set([...base.keys(),...head.keys()])].sort(),
unreadable=paths.filter(path=>base.get(path)===null||head.get(path)===null);if(unreadable.length>0)return decide(command,
"files-unreadable",unreadable);let differing=paths.filter(path=>base.get(path)!==head.get(path));return differing.length>
0?decide(command,"files-differ",differing):decide(command,"depends-on",paths)}var DEADLINE_MS=60*6e4,OUTPUT_LIMIT_BYTES2=256*1024*1024,QUOTED_CHARACTERS=4e3;async function setUp(host,place,{script,env,
mask,deadlineMs=DEADLINE_MS}){await host.files.makeFolder(place.temporary);let result=await host.run({script,folder:place.
folder,env:{...env,...sideEnvironment(place)},deadlineMs,outputLimitBytes:OUTPUT_LIMIT_BYTES2,meter:!1}),failure=explainFailedCommand(
result,place.location,{script,deadlineMs,outputLimitBytes:OUTPUT_LIMIT_BYTES2,workingDirectory:place.workingDirectory}),
{orphans=[]}=result;if(failure===null&&orphans.length===0)return[];if(failure===null)return[makeWarning("setup-processes\
-ended",place.location,{names:orphans})];let output=`${result.stdout.slice(-QUOTED_CHARACTERS)}
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
isPrepared=await setUpSide(run,side)&&await askForVersions(run,side);isPrepared&&await reportUnfetchedFiles(run,side);for(let command of listCommands(
run).filter(waits))digests.set(command,{...digests.get(command),[side]:await readDependencies(run.host.files,run.measuring.
trees.folders[side],commandAt(run,command))});await run.watch.observe();let tookMs=run.host.clock.nowMs()-startedMs;if(run.
setupMs+=tookMs,run.startMs+=tookMs,!isPrepared||mustStartAgain(run)||(run.invocations.length===0&&run.watch.record(0,null),
!await warmUp(run,side,command=>!waits(command)))||mustStartAgain(run))return!1}let waiting=listCommands(run).filter(waits);
for(let command of waiting){let{base,head}=digests.get(command)??{};base!==void 0&&head!==void 0&&run.sides.length===2&&
recordDecision(run,decideByFiles(command,commandAt(run,command),{base,head}))}for(let side of run.measuring.sides)if(!await warmUp(
run,side,command=>waiting.includes(command))||mustStartAgain(run))return!1;return listCommands(run).length===0?endMeasuring(
run,"decided"):(noteWarmUp(run),selectShard(run)?run.measuring.settings.measure==="counts"?!0:checkCostAfterWarmUp(run)?
(hasTimeFor(run,run.measuring.settings.rounds.min,maxWaitMs(run))&&await waitForCalm(run,[]),run.watch.record(elapsedMs(
run),0),!0):!1:!1)}function recordDecision({decisions},decision){let kept=isSkip(decision)?decisions.filter(({command})=>command!==
decision.command):[...decisions];decisions.splice(0,decisions.length,...kept,decision)}function mustStartAgain({benchmarkFiles,
brokenOnBase,sides,measuring}){return benchmarkFiles==="head"&&measuring.trees.ownBase!==null&&(brokenOnBase.size>0||!sides.
includes("base"))}var UNTRUSTED_FILES=["changed-gate","changed-benchmarks"];function mayBeSkippedByFiles({measuring},command){
let{settings,canSkip,decisions}=measuring,isDecided=decisions.some(one=>one.command===command&&UNTRUSTED_FILES.includes(
one.reason));return canSkip&&!isDecided&&settings.commands[command].dependsOn.length>0}async function warmUp(run,side,isWanted){
for(let command of listWarmedUp(run,side).filter(isWanted))if(!await runInvocation(run,{round:0,command,side}))return!1;
return!0}function listWarmedUp(run,side){let{commands,measure}=run.measuring.settings,isNeeded=command=>measure==="all"||
commandAt(run,command).script.includes(ITERATIONS_VARIABLE);return[...commands.keys()].filter(command=>runsOn(run,side,command)&&
isNeeded(command))}async function setUpSide(run,side){let{host,measuring,env,mask}=run,{setup:script}=measuring.settings;
if(script===null)return!0;host.log.info(`setup ${side}`);let folders=invocationFoldersOf(run,{side},inSetup(side)),problems=await setUp(
host,folders,{script,env,mask});if(run.treeIntegrity.snapshot(side),host.cancelled.aborted)return endMeasuring(run,"canc\
elled");for(let problem of problems)recordProblem(run,side,problem);return problems.some(isError)?side==="head"?endMeasuring(
run,"failed"):(run.sides=["head"],!0):!0}async function reportUnfetchedFiles(run,side){let{folders,unfetched}=run.measuring.
trees,warnings=await warnAboutUnfetchedFiles(run.host.files,folders[side],unfetched[side]);for(let warning of warnings)recordProblem(
run,side,warning)}async function askForVersions(run,side){if(!run.sides.includes(side))return!0;let{host,env,toolchain}=run,
{commands,setup}=run.measuring.settings,scripts=[...commands.map(({script})=>script),...setup===null?[]:[setup]],location=[
...about("versions"),...onSide(side)];return isTreeUntouched(run,side,location)?(toolchain[side]=await readToolchain(host,
invocationFoldersOf(run,{side},location),{scripts,env}),run.treeIntegrity.snapshot(side),!0):!1}async function collect(host,measuring){let run=await start(host,measuring);host.log.info(`seed ${measuring.seed}`);let{search,
profiling}=measuring,searching=search&&await import("./search-commits-T6PT7YCT.js"),profiler=profiling&&await import("./profile-benchmarks-DKEOKNDY.js");
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
void 0||text.length>MAX_MATCH_LENGTH?[]:[{file:entry.slice(sha.length+1,end),line:Number(line),text}]}var ApiError=class extends Error{name="ApiError";failure;status;constructor(failure,status,message){super(message),this.
failure=failure,this.status=status}};var DEEPEN_STEPS=["--deepen=50","--deepen=200","--deepen=1000","--depth=2147483647"];async function findMergeBase({store,
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
let commits={target:shortenSha(target),head:shortenSha(head)};return userError("no-common-ancestor",atInput("base"),{...commits,
isLocal:!1})}async function listCandidates(store,{base,head}){let own=await readLine(store,base,head);if(own===null)return store.isComplete?
"base-not-contained":"history-missing";if(own.length>1)return own.length>MAX_BISECTED_COMMITS?"too-many-commits":own;let[
first,second]=await parentsOf(store,head);if(second===void 0||first!==base||!await haveSameTree(store,head,second))return own;
let merged=await readLine(store,base,second)??own;return merged.length>MAX_BISECTED_COMMITS?"too-many-commits":merged}async function haveSameTree(store,...commits){
let{exitCode,stdout}=await store.git("rev-parse",...commits.map(commit=>`${commit}^{tree}`));return exitCode===0&&new Set(
stdout.trim().split(`
`)).size===1}var FIELDS="--format=%H%x00%s";async function readLine(store,base,tip){let range=["--first-parent","--ances\
try-path","--reverse",`${base}..${tip}`],{exitCode,stdout}=await store.git("log","-z",FIELDS,...range);if(exitCode!==0)return null;
let words=stdout.split("\0"),commits=[];for(let index=0;index+1<words.length;index+=2)commits.push({sha:words[index].trim(),
subject:words[index+1].slice(0,MAX_SUBJECT_LENGTH)});let[oldest]=commits;return oldest!==void 0&&await isBelow(store,base,
oldest.sha)?commits:null}async function isBelow(store,base,commit){return(await parentsOf(store,commit)).includes(base)}var LIMIT_BYTES3=512*1024*1024;async function prepareCandidates(host,root,{store,commits:{base,head},originUrl,benchmarkFiles}){
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
let left=LIMIT_BYTES3,keep=async(from,paths)=>{let kept=await host.files.keep(from,paths,left);for(let{data}of kept?.values()??
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
-possible",place,{reason})}}function findUndecided(recording,whole){let policy=policyOfShard(recording,whole),{rows,judgedGeomeans,conclusion}=buildReport(
recording,{...policy,table:null}).report,isOpen=({verdicts})=>verdicts.some(({outcome,level})=>outcome==="unknown"&&level!==
"report"),open=[...rows.filter(isOpen),...judgedGeomeans.filter(isOpen).flatMap(({members})=>members)];return{names:benchmarksOf2(
open).map(({name})=>name),of:benchmarksOf2(rows).length,isHopeless:conclusion==="error",series:selectSeries(recording,policy,
open)}}function findRenames(recording,policy){let{renameOf}=resolveRenames(recording,policy);return new Map(splitSeriesByCommand(
recording).flatMap(one=>{let{group,name}=one.series,applied=renameOf(one);return applied===null?[]:[[benchmarkKeyOf({command:one.
command,group,name}),applied.to]]}))}function listRows(recording,whole){return analyseLeg(recording,whole,{levels:null,leg:null}).
report.rows}function findBrokenRows(recording,whole,select=listBrokenRows){let rows=select(listRows(recording,whole));return{
rows,series:selectSeries(recording,policyOfShard(recording,whole),rows)}}function findPlanErrors(recording,policy,cost){
let perRound=valuesPerRound(recording),maxRounds=Math.min(recording.schedule.rounds.max,cost.maxRounds),pairs=groupSamples(
recording,policy).map(pair=>({...pair,exact:mayBecomeExact(pair,maxRounds*perRound)})),plan={...lookPlanOf(recording,pairs,
policy),cost};return judge([{evidence:evidenceIn(pairs,recording),plan}],policy).problems.filter(isPlanError)}function benchmarksOf2(rows){
return[...new Map(rows.map(row=>[benchmarkKeyOf(row),row])).values()]}async function measureStage(host,request){let{root}=request,store=await openStore(host,join(root,"store"),request.remote),
found=await request.find(store);host.log.info(`base ${found.base.sha} (${found.base.how})`),host.log.info(`head ${found.
head.sha} (${found.head.how})`);let{text,commit,source,problems,change}=await readConfigText(host,request.commits,{store,
commits:found}),file=text===null?null:parseConfigFile(text,request.commits.config,commit),settings=resolveSettings(request.
given,file,{commits:request.commits,today:host.clock.today(),configChange:change});explainTopFolder(host,request,settings),
refuseUnfitShard(settings.measure);let plan=await planFor(host,request,{settings,store,found}),{cpus,nice}=settings.measure;
await host.checkAffinity({cpus,nice});let isGate=(request.purpose??"gate")==="gate",benchmarkFiles=plan.sides.length===2&&
isGate?plan.settings.benchmarkFiles:[],pair={base:found.base.sha,head:found.head.sha,config:request.commits.config,benchmarkFiles},
unmatched=await warnAboutBenchmarkFiles(store,pair,benchmarkFiles),commits={...found,problems:[...plan.foundProblems,...unmatched]};
for(let problem of[...problems,...commits.problems])host.log.info(formatDiagnosticLine(problem));let canSkip=isGate&&plan.
baseline===null,decisions=canSkip?await decideByGit(store,pair,plan.settings.commands):[],result={settings,file,configText:text,
config:{source,change,problems}},{resumed=null}=request;resumed!==null&&checkResumedRecording(resumed,found,settings.measure);
let seed=resumed?.schedule.seed??settings.measure.seed??drawSeed();if(listSkippedCommands(decisions).size===plan.settings.
commands.length)return host.log.info(formatNothingToMeasure(decisions)),{recording:await recordNothing(host,{settings:plan.
settings,commits,decisions,seed}),...result,levels:null};let levels=await request.findLevels?.({store,base:found.base.sha,
settings})??null,{baseline}=settings.measure,changes=await readChanges(store,{base:plan.baseValuesSha,head:found.head.sha,
baseline,benchmarkFiles}),locate=await readDefinitions(host.log,{store,sha:found.head.sha,formats:plan.settings.commands.
map(({format})=>format)}),originUrl=request.remote?.url??await readOriginUrl(host),trees=await makeTrees(host,root,{store,
commits,originUrl,benchmarkFiles}),policy=divideAlpha(settings.policy,countLegs(settings.measure)),{candidates,obstacle}=isGate?
await findCandidates(host,root,{plan,store,commits,originUrl,benchmarkFiles,isLocal:request.remote===null,location:request.
selectSearched===void 0?atKey("bisect-minutes"):atFlag("base")}):NO_SEARCH;obstacle!==null&&(request.selectSearched!==void 0&&
throwErrors([{...obstacle,severity:"error"}]),host.log.info(formatDiagnosticLine(obstacle)));let announced,announce=soFar=>(announced??=
request.announce?.({recording:locate(soFar),...result,levels})??Promise.resolve(),announced),search=candidates&&{minutes:settings.
measure.bisectMinutes,candidates,findBroken:soFar=>findBrokenRows(soFar,policy,request.selectSearched),announce,begun:resumed},
profiling=canProfile(host,request,plan)&&{changedPaths:await listChangedPaths(store,found.base.sha,found.head.sha),findBroken:soFar=>findBrokenRows(
soFar,policy),announce},recording=await collect(host,{settings:plan.settings,sides:plan.sides,baseline:plan.baseline,commits,
decisions,canSkip,changes,trees,seed,looks:isGate?planPauses(plan.settings.rounds):[],undecided:soFar=>findUndecided(soFar,
policy),findRenames:soFar=>findRenames(soFar,policy),search,profiling:profiling||null,findPlanErrors:(soFar,cost)=>(request.
checkSearched?.(listRows(soFar,policy)),request.findPlanErrors?.(soFar,cost)??(isGate?findPlanErrors(soFar,policy,cost):
[]))}),explained=obstacle!==null&&findBrokenRows(recording,policy).rows.length>0?{...recording,problems:[...recording.problems,
obstacle]}:recording;return{recording:locate(explained),...result,levels}}var NO_SEARCH={candidates:null,obstacle:null};
function explainTopFolder({log},{given,typedIn},{measure}){if(typedIn===void 0||given.run===void 0||measure.workingDirectory!==
".")return;let flag=`--working-directory ${quoteShellWord(typedIn)}`,warning=makeWarning("command-in-top-folder",atFlag(
""),{folder:typedIn,flag});log.warning(formatDiagnosticLine(warning))}function withoutCounts(settings){let commands=settings.
commands.map(command=>({...command,count:null}));return{...settings,count:null,measure:"all",commands}}async function planFor(host,{
commits,purpose="gate"},{settings,store,found}){let{baseline:path,rounds,format}=settings.measure;if(purpose==="baseline"){
if(path===null)throw userError("baseline-not-named",atFlag("write-baseline"),{config:commits.config});return{settings:{...withoutCounts(
settings.measure),rounds:{min:rounds.max,max:rounds.max}},sides:["head"],baseline:null,baseValuesSha:null,foundProblems:found.
problems}}if(purpose==="noise"&&settings.measure.measure==="counts")throw userError("counts-for-doctor",atKey("measure"),
{});if(path===null||purpose==="noise")return{settings:purpose==="noise"?withoutCounts(settings.measure):settings.measure,
sides:SIDES,baseline:null,baseValuesSha:found.base.sha,foundProblems:found.problems};let place={path,from:commits.configFrom,
store,commits:found},{baseline,problems}=await readBaseline(host,settings.measure,place),{schedule,commits:measured}=baseline.
recording;host.log.info(formatReplacedBase(path,measured.head.sha??measured.head.how));let uncounted=settings.measure.commands.
some(({count})=>count!==null)?[makeWarning("count-needs-base",atKey("count"),{path})]:[],plan=withoutCounts(settings.measure),
readAs=own=>own==="auto"?schedule.format??own:own,commands=plan.commands.map(command=>({...command,format:readAs(command.
format)}));return{settings:{...plan,format:readAs(format),commands},sides:["head"],baseline,baseValuesSha:measured.head.
sha,foundProblems:[...found.problems,...problems,...uncounted]}}function canProfile(host,request,{settings,sides}){let isWanted=settings.
commands.some(({profile})=>profile!==null),isGate=(request.purpose??"gate")==="gate"&&request.selectSearched===void 0;return!isWanted||
!isGate?!1:sides.length===2?!0:(host.log.info(formatDiagnosticLine(makeWarning("profile-not-possible",atKey("profile"),{}))),
!1)}function refuseUnfitShard({shard,baseline,commands}){if(shard!==null){if(baseline!==null)throw userError("shard-unfi\
t",atKey("shard"),{other:"baseline"});if(commands.some(({count})=>count!==null))throw userError("shard-unfit",atKey("sha\
rd"),{other:"count"})}}function countLegs({legs,shard}){let{count}=parseShard(shard??"")??{count:1};return Math.max(1,Math.
ceil(legs/count))}function drawSeed(){return crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(8,"0")}import{relative,resolve as resolve4}from"node:path";async function commitWorktree(host,store,tip){let{top,gitFolder}=await readWorktreePaths(host),index=`${store.folder}/in\
dex`;await host.files.copy(`${gitFolder}/index`,index);let git=gitBeside(host,store,{top,index});await git({},"add","--a\
ll","--",".");let tree=await git({},"write-tree");if(tree===await store.gitOrThrow("rev-parse",`${tip}^{tree}`))return tip;
let date=await store.gitOrThrow("show","--no-patch","--no-show-signature","--format=%cI",tip);return git({...NEUTRAL_AUTHOR,
...{GIT_AUTHOR_DATE:date,GIT_COMMITTER_DATE:date}},"commit-tree","--no-gpg-sign","-p",tip,"-m","uncommitted changes",tree)}
var NEUTRAL_AUTHOR={GIT_AUTHOR_NAME:"bench-referee",GIT_AUTHOR_EMAIL:"bench-referee@localhost",GIT_COMMITTER_NAME:"bench\
-referee",GIT_COMMITTER_EMAIL:"bench-referee@localhost"};async function readWorktreePaths(host){let args=["rev-parse","-\
-show-toplevel","--absolute-git-dir"],{exitCode,stdout}=await host.git(args,{folder:host.folder}),[top,gitFolder]=stdout.
trim().split(`
`);if(exitCode===0&&top!==void 0&&gitFolder!==void 0)return{top,gitFolder};throw userError("no-working-tree",inFile(host.
folder),{})}function gitBeside(host,store,{top,index}){let env={GIT_INDEX_FILE:index,GIT_OBJECT_DIRECTORY:`${store.folder}\
/objects`,GIT_OPTIONAL_LOCKS:"0"},config={"core.splitIndex":"false","lfs.storage":`${store.folder}/lfs`};return async(more,...args)=>{
let{exitCode,stdout,stderr}=await host.git(args,{folder:top,env:{...env,...more},config});if(exitCode===0)return stdout.
trim();throw userError("worktree-unreadable",atGitCommand(args[0]),{output:parseGitError(stderr)})}}var TARGET_CANDIDATES=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/ma\
in","refs/heads/master"];async function findLocalCommits(host,store,settings){let{committed,head}=await findHead(host,store,
settings),{base,how}=await localBase(host,store,{base:settings.base,head:committed,measured:head.sha});for(let sha of[base,
head.sha])await store.fetchMissingBlobs(sha);let start2=await findProvenMergeBase(store,base,committed);return{base:{sha:base,
how},head,configCommits:start2===null?[base]:[start2,base],problems:[]}}async function findCommitTwice(host,store,settings){
let{head}=await findHead(host,store,settings);return await store.fetchMissingBlobs(head.sha),{base:head,head,configCommits:[
head.sha],problems:[]}}async function findHead(host,store,{head}){let tip=await resolveRevision(host,"HEAD");if(tip===null)
throw userError("no-commit-yet",inFile(host.folder),{});if(head==="worktree"){let sha=await commitWorktree(host,store,tip);
return{committed:tip,head:{sha,how:sha===tip?"HEAD":head}}}let committed=head==="head"?tip:await requireRevision(host,head,
"head");return{committed,head:{sha:committed,how:head==="head"?"HEAD":head}}}async function resolveRevision(host,revision){
if(revision.startsWith("-"))return null;let args=["rev-parse","--verify","--quiet",`${revision}^{commit}`],{exitCode,stdout}=await host.
git(args,{folder:host.folder});return exitCode===0?stdout.trim():null}async function requireRevision(host,revision,flag){
let sha=await resolveRevision(host,revision);if(sha!==null)return sha;let isSha=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);
throw userError("unknown-revision",atFlag(flag),{revision,isSha})}async function localBase(host,store,options){let{base,
head,measured}=options;if(base!==LATEST_RELEASE)return{base:await namedBase(host,store,options),how:base};let search={head:measured,
isInHistory:async({name:name2,commit:commit2})=>{let ancestor=await findProvenMergeBase(store,commit2,head);if(ancestor===
null&&!store.isComplete)throw userError("clone-too-shallow",atFlag("base"),{target:name2,head:shortenSha(head)});return ancestor===
commit2},isLocal:!0},{name,commit}=await findLatestRelease(await store.listTags(),search);return{base:commit,how:name}}async function namedBase(host,store,{
base,head}){if(base!=="merge-base"&&base!=="target")return requireRevision(host,base,"base");let target=await findTarget(
host);if(base==="target")return target;let ancestor=await findProvenMergeBase(store,target,head);if(ancestor!==null)return ancestor;
let commits={target:shortenSha(target),head:shortenSha(head)};throw store.isComplete?userError("no-common-ancestor",atFlag(
"base"),{...commits,isLocal:!0}):userError("clone-too-shallow",atFlag("base"),commits)}async function findTarget(host){for(let ref of TARGET_CANDIDATES){
let sha=await resolveRevision(host,ref);if(sha!==null)return sha}throw userError("no-target-branch",atFlag("base"),await readBranchFacts(
host))}async function readBranchFacts(host){let list=async(...args)=>{let{stdout}=await host.git(args,{folder:host.folder});
return stdout.split(`
`).filter(line=>line!=="")},hasOrigin=(await list("remote")).includes("origin"),refs=await list("for-each-ref","--format\
=%(refname:lstrip=2)","refs/heads","refs/remotes/origin"),branch=new Set(refs.map(ref=>ref.replace(/^origin\//,""))).size===
1?refs.find(ref=>ref.startsWith("origin/"))??refs[0]:void 0;return{hasOrigin,...branch!==void 0&&{branch,base:`--base ${quoteShellWord(
branch)}`}}}async function measureLocalCommits(terminal,typed,{find=findLocalCommits,isJudged=!1,...otherwise}={}){let{host,given,...moved}=await moveToTopOfTree(
terminal,typed),root=await host.files.temporaryFolder("bench-referee-"),commits=commitSettings(given,TERMINAL_COMMIT_DEFAULTS);
try{return{...await measureStage(host,{given,commits,root,remote:null,...moved,find:store=>find(host,store,commits),...isJudged&&
{findLevels:({base,settings:{policy}})=>findLevels(host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publishSettings(given).
historyRef,base,budgets:policy.budgets})},...otherwise}),folder:host.folder}}finally{await host.files.remove(root)}}async function moveToTopOfTree(terminal,typed){
let{exitCode,stdout}=await terminal.git(["rev-parse","--show-toplevel","--show-prefix"],{folder:terminal.folder});if(exitCode!==
0)return{host:terminal,given:typed};let[top="",prefix=""]=stdout.split(`
`),folder=resolve4(top),typedIn=prefix.replace(/\/$/,""),inTree=path=>relative(folder,resolve4(terminal.folder,path)).replaceAll(
"\\","/"),config=typed.config===void 0?{}:{config:inTree(typed.config)},baseline=typed.baseline===void 0?{}:{baseline:inTree(
typed.baseline)},given={...typed,...config,...baseline};return{host:{...terminal,folder},given,...typedIn!==""&&{typedIn}}}import{dirname,resolve as resolve5}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(
host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(rounds===0||hasFailed(
recording,"head")||ended==="cancelled"){let isCancelled2=ended==="cancelled",causes=recording.problems.filter(isError);throw userError(
"no-baseline-written",onSide("head"),{isCancelled:isCancelled2,rounds},{causes})}let path=settings.measure.baseline??"",
target=resolve5(folder,path);await prepareOut(host,dirname(target)),await writeOut(host,target,renderBaseline(recording));
for(let problem of recording.problems)host.log.warning(formatDiagnosticLine(problem));let counts=`${recording.series.length}\
 results in ${rounds===1?"1 round":`${rounds} rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}. Commit it\
, and say why it changed.
`),0}import{resolve as resolve6}from"node:path";async function check(argv){let{given,output,out,writesBaseline}=parseCheckArgs(argv),host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve6(out)),(out!==null||output!=="text")&&await loadReportForms();
let isPrinted=!1,options={isJudged:!0,...output==="text"&&{announce:async measured2=>{await printReport(reportOf(host,measured2),
output),isPrinted=!0}}},measured=await measureLocalCommits(host,given,options),{recording,settings}=measured,report=reportOf(
host,measured);return isPrinted?printCulprits(report):await printReport(report,output),out!==null&&await writeResultFiles(
host,resolve6(out),{recording,report}),exitCodeOf(report.conclusion,settings.publish.failOn)}function reportOf(host,{recording,
settings,file,config,levels}){let{legs}=settings.measure,repeats=repeatsOf([recording],{...settings,file,legs,isOwn:!0}),
judged=analyse(recording,divideAlpha(settings.policy,countLegs(settings.measure)),levels),guidance=terminalGuidance(settings.
publish);return withConfiguration({...judged,program:host.program,repeats,guidance},config)}export{compareConfigs,findTrustedVersion,explainReplacedConfig,FILTER_VARIABLE,makeBenchmarkFilter,readLastLines,runBenchmark,
commandName,deadlineFor,makeTreeIntegrity,makeTreeWatch,RUNNER_FILES,childEnvironment,recordedNameOf,makeSeriesCollection,
recordValues,commandAt,formatAt,invocationFoldersOf,countCommand,startCounting,invoke,turnsOf,armsOf,setUp,ApiError,findMergeBase,
parentsOf,askGitHubForMergeBase,findCommitTwice,measureLocalCommits,measureStage,check,reportOf};
