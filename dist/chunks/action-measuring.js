import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{alignFiles,makeTouchedCheck,readProfile}from"./action-history-measuring.js";import{atGitCommand,countLegs,divideAlpha,
namesOfRows,parseGitError,parseTags,readObjectTexts,repeatsOf,resolveRevision,runGit}from"./action-compare-report-history-html-measuring-report.js";import{
COUNTED_METRIC,MAX_ANSWERS,MAX_BISECTED_COMMITS,MAX_DISTURBED_ATTEMPTS,MAX_OUTPUT_LINES,MAX_OUTPUT_LINE_LENGTH,MAX_PATHS,
MAX_PROFILED_BENCHMARKS,MAX_PROFILE_BYTES,MAX_RETRIES,MAX_SEARCH_ROUNDS,MAX_SOURCE_LOCATIONS,MAX_SUBJECT_LENGTH,MAX_TEXTS,
PLACEMENT_ROUNDS,RECORDING_VERSION,analyse,analyseRecording,asBaseline,blocksOf,buildReport,canBuildsDecide,canCpuTimeDecide,
canExplainMetric,changeFinder,countCompletedRounds,countsAsRecording,entropyOf,evidenceIn,exampleOf,findUnmatchedPolicy,
hasBothSides,indexRecording,isCpuTime,isImprecise,isPutAside,isSettled,isTime,isWorsePrimary,judge,judgeRow,listBrokenRows,
lookPlanOf,mapFrames,mayBeCoincidence,mayBecomeExact,normaliseName,packProfiles,parseRecording,placementOf,planDetectionLooks,
policyOfShard,readPart,readTrials,resolveRenames,selectSeries,shiftFinder,sourceLocationSchema,spreadOf,toNamedPath,toSeconds,
toShift,valuesPerRound,withBaseline,withConfiguration}from"./action-compare-report-history-html-judge-recording-measuring-report.js";import{CPU_TIME_METRIC,catchUserError,
explainReplacedConfig,findTrustedVersion,hasCpuTimeInRounds,parseConfigFile,parseYaml,planLooks,planPauses,selectActiveBudgets,
selectLimits}from"./action-compare-report-history-html-judge-recording-measuring-report-validate.js";import{ApiError}from"./action-github-client-history-measuring.js";import{BUILD_LOOKS,FIRST_REBUILD,
LAYOUT_VARIABLE,LEADS_OUT,MAX_BUILDS,MAX_TOOLS,MAX_TOOL_LINE_LENGTH,MIN_BUILDS,PLAIN_FORMATTER,canFilesDeceive,createHash,
decide,formatBuild,formatCost,formatCount,formatCountLook,formatCpuTimeEnd,formatDiagnosticLine,formatDuration,formatFileSizes,
formatList,formatLook,formatMargin,formatNothingToMeasure,formatOneSidedDisturbance,formatOutputTitle,formatOwnBenchmarkFiles,
formatPercent,formatProfileStep,formatProfilesEnd,formatProfilesStart,formatRebuildEnd,formatRebuildLook,formatRebuildStart,
formatRecognisedFormat,formatRemeasuring,formatReplacedBase,formatRetry,formatRichText,formatSearchEnd,formatSearchStart,
formatSearchStep,formatStep,formatThrown,formatTimeSoFar,formatUndecidedCount,formatUnknownDefinitions,isSkip,listSkippedCommands,
randomUUID,resolveSettings,shortenSha}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import{isOfCommand,makeSeriesCollection,withRecordedNames}from"./action-compare-report-measuring-parse.js";
import{cleanUntrustedText}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{FORMATS,findFormat,makeLocator,parseToolOutput,parseToolOutputs,
readCountedParts,toInvocationMeasurements}from"./action-compare-report-formats-measuring-parse.js";import{cleanText}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";
import{COMPRESSIONS,DEFAULTS,MAX_FILES,MAX_PARTS,MAX_ROWS_WITH_PARTS,PORT_VARIABLE,RECORDED_EVENTS,RULES,SIDES,SIZE_METRICS,
benchmarkKeyOf,checkInputsAgainstFile,foldHashes,groupedNameKeyOf,hidePorts,isAbsoluteLimit,isMapping,listChangedSettings,
listOwn,makeFileRowTest,makeUnknownShard,nameCommands,omitNull,portVariableOf,quoteShellWord,quoteShellWords,shareOf,sortBenchmarks,
toServiceMeasurements}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{BLANK_LETTERS,coinProbability,median,parseUnit,smallestTwoSidedP,
unitDescriptionOf}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{findNearestWord}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{UserError,
about,atCommit,atFlag,atInput,atKey,compileOrderedPatterns,compilePattern,compilePatterns,inFile,inPlacement,inRound,inSetup,
isError,isPlanError,isSameDiagnostic,isSameFinding,makeError,makeWarning,onSide,recoverFrom,relocate,selectForLog,selectPaths,
throwErrors,userError,withOutput,within,withoutOutput}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";function reportOnRun({recording,settings,file,config,levels},program,configFrom=settings.commits.configFrom){let{legs}=settings.
measure,commits={...settings.commits,configFrom},repeats=repeatsOf([recording],{...settings,commits,file,legs,isOwn:!0}),
judged=analyse(recording,divideAlpha(settings.policy,countLegs(settings.measure)),levels);return withConfiguration({...judged,
program,repeats},config)}function noiseOf(row){if(row.base===null||row.head===null)return{row,kind:"one-sided",spread:null};if(row.exact)return{row,
kind:"exact",spread:0};let spread=spreadOf(row);return{row,kind:spread===null?"ratioless":"varies",spread}}function rankVaryingRows(noise){
return noise.filter(one=>one.kind==="varies").toSorted((a,b)=>b.spread-a.spread)}var EFFICIENCY=.37,UPPER_BOUND_Z=1.645,
MAX_FACTOR=5;function spreadBoundOf(noise){let{spread}=noise,part=1-UPPER_BOUND_Z*spreadErrorOf(noise);return spread===null?
null:spread/Math.max(1/MAX_FACTOR,part)}function spreadErrorOf({row}){let n=(row.base?.n??0)+(row.head?.n??0);return 1/Math.
sqrt(2*n*EFFICIENCY)}var MIN_NOISE_ROUNDS=4;function reportTooLittleTime({maxMinutes,elapsedMs:elapsedMs2,roundMs,rounds,
maxRounds}){if(maxRounds>=MIN_NOISE_ROUNDS)return[];let neededMinutes=Math.ceil((elapsedMs2+MIN_NOISE_ROUNDS*roundMs)/6e4),
data={roundMs,maxMinutes,rounds,neededMinutes,minRounds:MIN_NOISE_ROUNDS};return[makeError("noise-time-too-short",atFlag(
"max-minutes"),data,{failure:"rounds-too-few"})]}var LIMIT_STEPS=[.01,.02,.03,.05,.075,.1,.15,.2,.25,.3,.4,.5],MIN_TIME_LIMIT=.02,
MIN_LIMIT=.01;function minLimitFor(unit){return isTimeBased(unit)?MIN_TIME_LIMIT:MIN_LIMIT}function isTimeBased(unit){return unitDescriptionOf(
unit).isDuration||parseUnit(unit).rate}function sensitivityOf({rounds,alpha,testCount}){let chances=planDetectionLooks(rounds,
alpha/testCount,{witnesses:2}),minSpreads=findMinSpreads(shiftFinder(chances));return{findLimit:({spread,better},minimum)=>LIMIT_STEPS.
find(limit2=>limit2>=minimum&&toShift(limit2,better)>=minSpreads*spread)??null,findWorsening:changeFinder(chances)}}var BISECTIONS=16,
MAX_SPREADS=32;function findMinSpreads(shiftFound){if(shiftFound(1,0)===null)return 1/0;let[low,high]=[0,MAX_SPREADS];for(let step=0;step<
BISECTIONS;step+=1){let middle=(low+high)/2;(shiftFound(1,middle)??1/0)<=2*middle?high=middle:low=middle}return high}function findMinRounds({
alpha,testCount}){let rounds=1;for(;smallestTwoSidedP(rounds,rounds)/2>alpha/testCount;)rounds+=1;return rounds}var MIN_PROVEN=.2,MAX_PROVEN=1;function planCanary(proofs){let needed=proofs.flatMap(({row,by,outcome})=>outcome!=="red"||
by===null||!isTimeBased(row.unit)?[]:[row.better==="higher"?by/(1-by):by]);return needed.length===0?null:Math.min(MAX_PROVEN,
Math.max(MIN_PROVEN,Math.ceil(100*Math.max(...needed))/100))}function judgeCanary(report,slowdown){let rows=report.rows.
filter(isTimeOfBoth);return{slowdown,rows:rows.map(row=>({row,outcome:findOutcome(row,slowdown)}))}}function isTimeOfBoth({
unit,base,head}){return base!==null&&head!==null&&isTimeBased(unit)}function findOutcome(row,slowdown){let failing=row.verdicts.
filter(({level})=>level==="fail"),isAboutTime=({kind})=>kind==="max-regression"||isAbsoluteLimit(kind);if(failing.some(verdict=>verdict.
outcome==="fail"&&isAboutTime(verdict)))return"red";let[judged]=failing.filter(({kind})=>kind==="max-regression");return judged===
void 0?"warns":(judged.limit??0)>=worseningOf(row,slowdown)?"allowed":judged.outcome==="unknown"?"undecided":"hidden"}function worseningOf({
better},slowdown){return better==="higher"?slowdown/(1+slowdown):slowdown}function findSlowdown({better,change}){return change===
null||change<=-1?null:better==="higher"?1/(1+change)-1:change}var MAX_NAMES=8;function renderCanary(report,{slowdown,rows}){
let isRed=report.conclusion==="fail",names=namesOfRows(report.rows),label=({row})=>cleanUntrustedText(formatRichText(names.
nameWithMetric(row,{beside:"nothing"}),PLAIN_FORMATTER)),of=outcome=>rows.filter(one=>one.outcome===outcome),red=of("red");
return[`CANARY: head took ${formatPercent(slowdown)} longer, and the gate ${isRed?"turned red":"did NOT turn red"}.`,...red.
length===0?[]:[`  red      ${red.length} of ${formatCount(rows.length,"time")}${rangeOf(red)}`],...Object.entries(REASONS).
flatMap(([outcome,reason])=>{let here=of(outcome);return here.length===0?[]:[`  not red  ${formatList(here.map(label),MAX_NAMES)}${rangeOf(
here)}`,`           ${reason}`]}),...rows.length===0?["  No result is a time or a rate, and no other can get slower."]:[]]}
function rangeOf(rows){let seen=rows.flatMap(({row})=>findSlowdown(row)??[]).toSorted((one,other)=>one-other);if(seen.length===
0)return"";let[from,to]=[seen[0],seen.at(-1)].map(share2=>share2<.001?"0%":formatMargin(share2));return`, measured ${from===
to?from:`${from} to ${to}`} slower`}var REASONS={hidden:"A pause takes a millisecond and no processor time. A CPU time, \
and the median or minimum of shorter runs, does not show it.",undecided:"The noise hides it. Measure more rounds, or on \
a quieter machine.",allowed:"The limit allows so much. Use a larger canary, or a tighter limit.",warns:"No limit can fai\
l it."};function toCanaryJson({slowdown,rows}){return{slowdown,rows:rows.map(({row,outcome})=>{let{command,group,name,metric}=row;
return{command,group,name,metric,outcome,slowdown:findSlowdown(row)}})}}import{resolve as resolve2}from"node:path";import{resolve}from"node:path";function divideList(items,size){return Array.from({length:Math.ceil(items.length/size)},(_,index)=>index*size).map(start3=>items.
slice(start3,start3+size))}var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"],OBJECTS_AT_ONCE=400;function connectRemote(host,folder,remote,name=remote.
url){let run=(...args)=>retryNetwork(host,()=>runAtRemote(host,folder,remote,args));return{async lookUpRefs(refs){let{exitCode,
stdout,stderr}=await run("ls-remote",name,...refs);if(exitCode!==0)return{kind:"silent",why:parseGitError(stderr)};let shas=new Map(
stdout.split(`
`).map(line=>[line.split("	")[1],line.split("	")[0]])),ref=refs.find(wanted=>shas.has(wanted));return ref===void 0?{kind:"\
absent"}:{kind:"found",sha:shas.get(ref)}},async listTags(){let{exitCode,stdout,stderr}=await run("ls-remote","--tags",name);
if(exitCode===0)return parseTags(stdout);throw userError("tags-not-listed",atInput("base"),{output:parseGitError(stderr)})},
async fetch(depth,...wanted){host.log.info(`fetch ${wanted.join(" ")}`);let refspecs=wanted.map(want=>`+${want}:refs/fet\
ched/${want}`);return toFetchError(await run(...FETCH,...[depth??[]].flat(),name,...refspecs))},async fetchObjects(shas){
for(let part of divideList(shas,OBJECTS_AT_ONCE)){let args=["-c","fetch.negotiationAlgorithm=noop",...FETCH,"--no-filter",
name,...part],why=toFetchError(await run(...args));if(why!==null)return why}return null},async push(ref,{from,to}){host.
log.info(`push ${ref}`);let{exitCode,stderr}=await run("push",`--force-with-lease=${ref}:${from??""}`,name,`${to}:${ref}`);
return exitCode===0?null:parsePushError(stderr)}}}var PAUSES_MS=[3e3,1e4],TRANSIENT_ERRORS=/could not resolve host|connection (?:timed out|reset|refused)|(?:failed|couldn't) to connect|couldn't connect|unexpected disconnect|early EOF|RPC failed|hung up unexpectedly|too slow|requested URL returned error: (?:429|5\d\d)|(?:SSL|TLS|GnuTLS).*(?:error|recv)/i;
async function retryNetwork(host,attempt){let result=await attempt();for(let pauseMs of PAUSES_MS){if(result.exitCode===
0||!TRANSIENT_ERRORS.test(result.stderr)||host.cancelled.aborted)break;host.log.info(`git: ${parseGitError(result.stderr)}\
; waiting ${pauseMs/1e3} s`),await host.clock.sleep(pauseMs),result=await attempt()}return result}async function runAtRemote(host,folder,remote,args){
let slowLimits={"http.lowSpeedLimit":"1000","http.lowSpeedTime":"60"};if(remote.token===null)return host.git(args,{folder,
config:slowLimits});let result=await host.git(args,{folder,config:{...slowLimits,...authorisation(remote)}});return result.
exitCode!==0&&/returned error: 30[1278]/.test(result.stderr)?host.git(args,{folder,config:slowLimits}):result}function authorisation({
serverUrl,token}){let basic=Buffer.from(`x-access-token:${token}`).toString("base64");return{"http.followRedirects":"fal\
se",[`http.${serverUrl}/.extraheader`]:"",[`http.${serverUrl}/.extraHeader`]:`AUTHORIZATION: basic ${basic}`}}function toFetchError({
exitCode,stderr}){return exitCode===0?null:parseGitError(stderr)}function parsePushError(stderr){let[,reason]=/^ ! \[.+\] +.+ -> .+ \((.+)\)$/m.
exec(stderr)??[];if(reason===void 0)return parseGitError(stderr);let[said]=[...stderr.matchAll(/^remote: +(\S.*?)\s*$/gm)].
map(([,line])=>line);return said===void 0?reason:`${reason}: ${said}`}async function readOriginUrl(host){let{exitCode,stdout}=await host.
git(["config","--get","remote.origin.url"],{folder:host.folder}),url=stdout.trim();if(exitCode!==0||url==="")return null;
let clean=removeCredentials(url,host.folder);return host.secrets.some(secret=>secret!==""&&clean?.includes(secret))?null:
clean}function removeCredentials(url,folder){if(/^(?:[^/]*@)?[^/:]+:(?!\/\/)/.test(url))return url;if(!url.includes("://"))
return resolve(folder,url);if(!URL.canParse(url))return null;let{protocol,host,pathname,username}=new URL(url),user=/^(?:git\+)?ssh/.
test(protocol)&&username!==""?`${username}@`:"";return`${protocol}//${user}${host}${pathname}`}async function openStore(host,folder,remote,{isSeparate=!1}={}){let checkout=isSeparate?null:await findCheckout(host);if(checkout===
null&&remote===null)throw userError("not-a-repository",inFile(host.folder),{});let store=makeStore(host,folder,checkout,
remote);await host.files.makeFolder(folder);let format=checkout?.format??(host.trigger.sha?.length===64?"sha256":"sha1");
return await store.gitOrThrow("init","--quiet","--bare","--template=",`--object-format=${format}`,"."),checkout===null||
(await host.files.write(`${folder}/objects/info/alternates`,`${checkout.common}/objects
`),await host.files.copy(`${checkout.common}/shallow`,`${folder}/shallow`),checkout.promisor!==null&&await becomePartial(
store,remote?.url??checkout.promisor)),store}function openSeparateStore(host,folder,remote){return openStore(host,folder,
remote,{isSeparate:!0})}async function findCheckout(host){let ask2=async(...args)=>{let{exitCode,stdout}=await host.git(
args,{folder:host.folder});return exitCode===0?stdout.trim().split(`
`):null},facts=["--absolute-git-dir","--show-object-format","--is-shallow-repository"],[folder,format="sha1",isShallow]=await ask2(
"rev-parse",...facts)??[];if(folder===void 0)return null;let common=await host.files.read(`${folder}/commondir`,MAX_PATH_BYTES),
[promisor]=await ask2("config","--name-only","--get-regexp","^remote\\..*\\.promisor$")??[],[url=null]=promisor?await ask2(
"config",promisor.replace(/promisor$/,"url"))??[]:[];return{common:resolve2(folder,common?.trim()??"."),format,isShallow:isShallow===
"true",promisor:url}}var MAX_PATH_BYTES=64*1024,PROMISOR="origin";async function becomePartial(store,url){let settings={
"core.repositoryFormatVersion":"1","extensions.partialClone":PROMISOR,[`remote.${PROMISOR}.url`]:url,[`remote.${PROMISOR}\
.promisor`]:"true",[`remote.${PROMISOR}.partialCloneFilter`]:"blob:none"};for(let[key,value]of Object.entries(settings))
await store.gitOrThrow("config",key,value)}function makeLocalConnection({git,folder}){let refuse2=()=>Promise.resolve("t\
here is no remote");return{lookUpRefs:()=>Promise.resolve({kind:"absent"}),listTags:async()=>parseTags((await git(["show\
-ref","--tags","--dereference"],{folder})).stdout),fetch:refuse2,push:refuse2,fetchObjects:refuse2}}function makeStore(host,folder,checkout,remote){
let promisor=checkout?.promisor??null,connect=to=>connectRemote(host,folder,to,promisor===null?to.url:PROMISOR),found=new Map,
store={...remote===null?makeLocalConnection(host):connect(remote),folder,isComplete:checkout!==null&&!checkout.isShallow,
git:(...args)=>host.git(args,{folder}),async gitOrThrow(...args){let output=await runGit(host.git,args,{folder});return output.
includes("\0")?output:output.trim()},async commitOf(sha){let commit=found.get(sha)??await resolveRevision(host.git,folder,
`${sha}^{commit}`);return commit!==null&&found.set(sha,commit).set(commit,commit),commit},async remoteTrackingSha(ref){let copy=ref.
replace(/^refs\/heads\//,"refs/remotes/origin/");return checkout===null?null:resolveRevision(host.git,host.folder,`${copy}\
^{commit}`)},async readObjects(shas,maxBytes){let input=shas.map(sha=>`${sha}
`).join(""),check=["cat-file","--batch-check=%(objectname) %(objectsize)"],small=(await runGit(host.git,check,{folder,input})).
split(`
`).flatMap(line=>{let[sha="",bytes]=line.split(" ");return Number(bytes)<=maxBytes?[sha]:[]}),texts=await readObjectTexts(
host.git,folder,small);return new Map(small.map((sha,index)=>[sha,texts[index]]))},async fetchMissingBlobs(sha){if(promisor===
null)return;let list=["rev-list","--objects","--no-walk","--no-object-names","--missing=print",sha],missing=(await store.
gitOrThrow(...list)).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[]),why=await connect(remote??{url:promisor,token:null,serverUrl:""}).
fetchObjects(missing);if(why!==null)throw userError("partial-clone",atCommit(sha),{output:why})}};return store}import{resolve as resolve4}from"node:path";import{posix as posix2,resolve as resolve3}from"node:path";var DEFAULT_BUDGETS=DEFAULTS.budgets.map(({metric,limits})=>({metric,...Object.fromEntries([...limits].map(([kind,limit2])=>[
kind,typeof limit2=="number"?`${limit2*100}%`:limit2.text]))})),RULE_KINDS=RULES.map(({kind})=>kind),SELECTORS=["metric",
"of","benchmarks","packages","commands","where"];function compareConfigs(path,{base,head}){if(base===head)return null;let kind=head===
null?"deleted":"changed",parsed=head===null?{}:catchUserError(()=>parseConfigFile(head,path));if(parsed instanceof UserError)
return reportUnreadableConfig(path,parsed);let ofBase=parseMapping(base),settings=changedSettings(ofBase,parseMapping(head??
"")),renamed=addedRenames(ofBase,parsed);return{path,kind,error:null,settings,...Object.keys(renamed).length>0&&{renamed}}}
function reportUnreadableConfig(path,error){return{path,kind:"changed",error:error.diagnostics[0],settings:[]}}function addedRenames(base,{
renamed={}}){let ofBase=isMapping(base.renamed)?base.renamed:{};return Object.fromEntries(Object.entries(renamed).filter(
([name])=>!Object.hasOwn(ofBase,name)))}function parseMapping(text){let tree=catchUserError(()=>parseYaml(text,{label:"",
file:null}));return tree instanceof UserError||tree.repeatedKeys.length>0||!isMapping(tree.value)?{}:tree.value}function changedSettings(base,head){
let{budgets:ofBase,...restOfBase}=base,{budgets:ofHead,...restOfHead}=head;return[...changedBudgets(writtenBudgets(ofBase),
writtenBudgets(ofHead)),...changedKeys(null,restOfBase,restOfHead)]}function writtenBudgets(budgets){return(Array.isArray(
budgets)?budgets.filter(isMapping):DEFAULT_BUDGETS).map(entry=>{let terms=Object.fromEntries(Object.entries(entry).filter(
([key])=>!SELECTORS.includes(key)));return{subject:subjectOf(entry),terms,text:textOf(terms)}})}function subjectOf(entry){
let[metric,...others]=SELECTORS.map(key=>[key,entry[key]]),more=others.filter(([,value])=>value!==void 0);return[textOf(
metric?.[1]??null),...more.map(([key,value])=>`${key} ${textOf(value)}`)].join(", ")}var LIKENESSES=[(base,head)=>base.subject===
head.subject&&base.text===head.text,(base,head)=>base.subject===head.subject&&RULE_KINDS.some(kind=>kind in base.terms&&
kind in head.terms),(base,head)=>base.subject===head.subject];function changedBudgets(bases,heads){let partners=new Map,
added=new Set(heads);for(let isLike of LIKENESSES)for(let base of bases){let partner=partners.has(base)?void 0:heads.find(
head=>added.has(head)&&isLike(base,head));partner!==void 0&&(partners.set(base,partner),added.delete(partner))}let pairs=bases.
flatMap(base=>partners.has(base)?[{base,head:partners.get(base)}]:[]),places=pairs.map(({head})=>heads.indexOf(head)),list=budgets=>budgets.
map(({subject})=>subject).join("; "),isReordered=places.some((at,index)=>index>0&&at<places[index-1]),order={budget:null,
key:"order of budgets",base:list(bases),head:list(heads)};return[...pairs.flatMap(({base,head})=>changedKeys(head.subject,
base.terms,head.terms)),...[...added].map(({subject,text})=>({budget:subject,key:null,base:null,head:text})),...bases.filter(
base=>!partners.has(base)).map(({subject,text})=>({budget:subject,key:null,base:text,head:null})),...isReordered?[order]:
[]]}function changedKeys(budget,base,head){let[ofBase,ofHead]=[flatten(base),flatten(head)];return[...new Set([...ofBase.
keys(),...ofHead.keys()])].map(key=>({budget,key,base:ofBase.get(key)??null,head:ofHead.get(key)??null})).filter(setting=>setting.
base!==setting.head)}function flatten(entry,prefix=""){return new Map(Object.entries(entry).flatMap(([key,value])=>isMapping(
value)?[...flatten(value,`${prefix}${key}.`)]:[[`${prefix}${key}`,textOf(value)]]))}function textOf(value){return Array.
isArray(value)?value.map(textOf).join(", "):isMapping(value)?[...flatten(value)].map(([key,text])=>`${key} ${text}`).join(
", "):value===null?"":String(value)}import{posix}from"node:path";var WORKFLOW=/^\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/,WORKFLOW_FOLDERS=/^\.(?:github|gitea|forgejo)\/(?:workflows|actions)\//,
ACTION_NAMES=["action.yml","action.yaml"],ACTION=/(?:^|\/)action\.ya?ml$/,OTHER_SERVERS=/^(?:\.gitlab\/ci|\.circleci|\.buildkite|\.woodpecker)\/|^(?:\.gitlab-ci|\.woodpecker|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^Jenkinsfile$/,
OF_GIT=/(?:^|\/)(?:\.gitattributes|\.gitmodules)$/;function mayRunGate(path){return WORKFLOW.test(path)||ACTION.test(path)}
function isGateFile(path,gate){return OF_GIT.test(path)?!0:gate===null?WORKFLOW_FOLDERS.test(path)||ACTION.test(path)||OTHER_SERVERS.
test(path):gate.files.has(path)||gate.hasOtherServers&&OTHER_SERVERS.test(path)?!0:listFoldersAbove(path).some(folder=>gate.
folders.has(folder))}async function findGateFiles({files,changed,workflow},read){let isInAction=path=>listFoldersAbove(path).
some(folder=>ACTION_NAMES.some(name=>files.has(`${folder}/${name}`)));if(workflow===null||!changed.some(path=>isGateFile(
path,null)||isInAction(path)))return null;let readTexts=async paths=>{let ids=paths.map(path=>idOfText(files,path)),texts=await read(
[...new Set(ids.filter(id=>id!==null))],MAX_BYTES);return ids.map(id=>id===null?null:texts.get(id)??null)},first=workflow===
""?await findNaming(files,readTexts):[workflow];if(first.length===0)return null;let found=new Set(first),folders=new Set;
for(let next=first;next.length>0;){let used=(await readTexts(next)).map(text=>text===null?null:readReferences(text)),added=new Set;
for(let[index,references]of used.entries()){if(references===null||ACTION.test(next[index])&&references.isClimbing)return null;
for(let path of references.paths){let place=locate(files,path);if(place===null)return null;place.folder!==null&&folders.
add(place.folder),found.has(place.file)||added.add(place.file),found.add(place.file)}}next=[...added]}return{files:found,
folders,hasOtherServers:workflow===""}}var MAX_BYTES=512*1024;function idOfText(files,path){let file=files.get(path);return file?.
mode.startsWith("100")?file.id:null}async function findNaming(files,readTexts){let workflows=[...files.keys()].filter(path=>WORKFLOW.
test(path)),texts=workflows.length===0?[]:await readTexts(workflows);return workflows.filter((_,index)=>/bench-referee/i.
test(texts[index]??"bench-referee"))}function locate(files,path){if(WORKFLOW.test(path))return{file:path,folder:null};let[
file,...others]=ACTION_NAMES.map(name=>`${path}/${name}`).filter(name=>files.has(name));if(file===void 0||others.length>
0)return null;for(let[name,{mode}]of files)if(name.startsWith(`${path}/`)&&!mode.startsWith("100"))return null;return{file,
folder:path}}function readReferences(text){let paths=listUses(text)?.map(toPath);return paths===void 0||paths.includes(null)?
null:{paths:paths.flatMap(path=>path||[]),isClimbing:text.includes("..")}}function listUses(text){let uses=[],visit=value=>{
if(!(typeof value!="object"||value===null))for(let[key,inner]of Object.entries(value))/^uses$/i.test(key)&&typeof inner==
"string"&&uses.push(inner.trim()),visit(inner)};try{let{value,repeatedKeys}=parseYaml(text,{label:"workflow",file:null});
return repeatedKeys.length>0?null:(visit(value),uses)}catch(error){if(error instanceof UserError)return null;throw error}}
var ELSEWHERE=/^(?:docker:\/\/.+|(?:https?:\/\/)?[\w-][^\s@{}]*\/[^\s@{}]+@[^\s{}]+)$/;function toPath(use){if(ELSEWHERE.
test(use))return/\.ya?ml@/i.test(use)?null:"";if(!use.startsWith("./")||/[\\$@]/.test(use))return null;let path=posix.normalize(
use).replace(/\/$/,"");return path==="."||path.startsWith("..")?null:path}function listFoldersAbove(path){let parts=path.
split("/").slice(0,-1);return parts.map((_,index)=>parts.slice(0,index+1).join("/"))}var LINKS_AT_ONCE=5e3,MAX_TARGET_BYTES=4096;async function readTrees(store,pair,{needsFiles,workflow}){let ids=await readTreeIds(
store,pair),isListed=ids.base!==ids.head&&needsFiles,read=async id=>({id,files:isListed?await readFiles(store,id):new Map}),
[base,head]=[await read(ids.base),await read(ids.head)],changed=listDifferingPaths(base.files,head.files),gate=isListed?
await findGateFiles({files:base.files,changed,workflow},store.readObjects):null;return{base,head,gate}}async function fetchTrees(store,pair){
let why=await store.fetch(["--depth=1","--filter=blob:none"],pair.base,pair.head);if(why!==null)return why;let{base,head}=await readTreeIds(
store,pair);if(base===head)return null;let files=[...await listFiles(store,base),...await listFiles(store,head)],ofGate=files.
flatMap(([path,{mode,id}])=>mayRunGate(path)&&mode!==SUBMODULE?[id]:[]);return store.fetchObjects([...new Set([...listLinks(
files.map(([,file])=>file)),...ofGate])])}async function readTreeIds(store,{base,head}){let ids=await store.gitOrThrow("\
rev-parse",`${base}^{tree}`,`${head}^{tree}`),[ofBase="",ofHead=""]=ids.split(`
`);return{base:ofBase,head:ofHead}}async function readFiles(store,tree){let files=await listFiles(store,tree),targets=new Map;
for(let part of divideList(listLinks([...files.values()]),LINKS_AT_ONCE))for(let[id,text]of await store.readObjects(part,
MAX_TARGET_BYTES))targets.set(id,text);for(let[path,file]of files)file.mode===LINK&&files.set(path,{...file,target:targets.
get(file.id)??""});return files}async function listFiles(store,tree){let listed=await store.gitOrThrow("ls-tree","-r","-\
z","--full-tree",tree),files=new Map;for(let line of listed.split("\0")){let tab=line.indexOf("	");if(tab<=0)continue;let[
mode="",,id=""]=line.slice(0,tab).split(" "),path=line.slice(tab+1),same=files.get(path);files.set(path,{mode,id:same===
void 0?id:`${same.id} ${id}`,target:null})}return files}function listLinks(files){return[...new Set(files.filter(({mode})=>mode===
LINK).map(({id})=>id))]}var LINK="120000",SUBMODULE="160000";function listDifferingPaths(base,head){let paths=new Set([...base.
keys(),...head.keys()]),facts=file=>`${file?.mode} ${file?.id}`;return[...paths].filter(path=>facts(base.get(path))!==facts(
head.get(path))).sort()}async function listChangedPaths(store,base,head){return splitPaths(await store.gitOrThrow("diff-\
tree","-r","-z","--name-only","--no-renames",base,head))}async function listChangedEntries(store,base,head){let args=["d\
iff-tree","-r","-z","--raw","--no-abbrev","--no-renames",base,head],fields=splitPaths(await store.gitOrThrow(...args));return fields.
flatMap((path,index)=>{if(index%2===0)return[];let[,mode="",,sha=""]=fields[index-1].split(" ");return{path,now:mode==="\
000000"?null:{mode,sha}}})}async function listTreePaths(store,sha){return splitPaths(await store.gitOrThrow("ls-tree","-\
r","-z","--name-only","--full-tree",sha))}function splitPaths(separated){return separated.split("\0").filter(path=>path!==
"")}function listFolders(paths){let folders=new Set;for(let path of paths)for(let folder=parentOf(path);!folders.has(folder);folder=
parentOf(folder))folders.add(folder);return folders}function parentOf(path){return path.slice(0,Math.max(0,path.lastIndexOf(
"/")))}var READ_LIMIT_BYTES=1024*1024;async function readConfigText(host,settings,{store,commits}){let{config:path,configFrom}=settings,
head=commits.head.sha;switch(configFrom){case"worktree":{let text=await host.files.read(resolve3(host.folder,path),READ_LIMIT_BYTES);
return toConfigText(settings,text,{path,commit:null,how:"worktree"})}case"head":return toConfigText(settings,await readFile(
store,head,path),{path,commit:head,how:"head"});case"base":return readOfPullRequest(store,settings,commits);default:if(await store.
commitOf(configFrom)===null)throw userError("commit-not-in-clone",atFlag("config-from"),{sha:configFrom});return readOfNamedCommit(
store,settings,configFrom,head)}}async function readOfNamedCommit(store,settings,commit,head){let{config:path}=settings,
text=await readFile(store,commit,path),named=toConfigText(settings,text,{path,commit,how:"named"});if(text===null)return named;
let change=findChange(path,{text,how:"tip"},await tryReadBlob(store,await findBlob(store,head,path)));return change?.renamed===
void 0?named:{...named,change}}async function readOfPullRequest(store,settings,commits){let{config:path}=settings,headSha=commits.
head.sha,head=await findBlob(store,headSha,path),found=new Map,trusted=await findTrustedVersion(path,commits.configCommits,
async commit=>{let blob=await findBlob(store,commit,path);return found.set(commit,blob),blob&&readBlob(store,blob)});if(trusted===
null){let text=head&&await readBlob(store,head),problems=text===null?[]:[makeWarning("config-only-on-head",inFile(path),
{})];return{...toConfigText(settings,text,{path,commit:headSha,how:"head"}),problems}}let isSame=found.get(trusted.commit)?.
sha===head?.sha,chosen=chooseConfig(path,trusted,headSha,isSame?trusted.text:await tryReadBlob(store,head));return isSame?
{...chosen,commit:null}:chosen}function chooseConfig(path,trusted,headSha,head){let text=head instanceof UserError?null:
head,replaced=explainReplacedConfig(path,trusted,text);if(replaced!==null)return{text,commit:null,source:{path,commit:headSha,
how:"head"},problems:replaced,change:null};let{commit,how}=trusted,change=findChange(path,trusted,head);return{text:trusted.
text,commit,source:{path,commit,how},problems:[],change}}function findChange(path,{text,how},head){return head instanceof
UserError?reportUnreadableConfig(path,head):head===null&&how==="tip"?null:compareConfigs(path,{base:text,head})}async function readFile(store,commit,path){
let blob=await findBlob(store,commit,path);return blob&&readBlob(store,blob)}async function tryReadBlob(store,blob){return blob&&
readBlob(store,blob).catch(recoverFrom(UserError,error=>error))}async function findFirstBlob(store,commits,path){for(let commit of commits){
let blob=await findBlob(store,commit,path);if(blob!==null)return blob}return null}async function findBlob(store,commit,file){
let path=posix2.normalize(file);if(posix2.isAbsolute(path)||path.startsWith("../"))return null;let list=["--literal-path\
specs","ls-tree","-z","--long","--full-tree",commit,"--",path],entry=splitPaths(await store.gitOrThrow(...list)).find(line=>line.
endsWith(`	${path}`));if(entry===void 0)return null;let[mode="",,sha="",size=""]=entry.split(/[ \t]+/),bytes=/^\d+$/.test(
size)?Number(size):null;return{where:`${shortenSha(commit)}:${path}`,mode,sha,bytes}}async function readBlob(store,{where,
mode,sha,bytes},limitBytes=READ_LIMIT_BYTES){if(bytes===null||mode==="120000")throw userError("not-a-regular-file",inFile(
where),{});if(bytes>limitBytes)throw userError("file-too-large",inFile(where),{bytes,limitBytes});let{exitCode,stdout,stderr}=await store.
git("cat-file","blob",sha);if(exitCode===0)return stdout;throw userError("git-failed",inFile(where),{output:stderr.trim()})}
function toConfigText(settings,text,source){let{config:path,configFrom,configGiven}=settings;if(text!==null||!configGiven)
return{text,commit:null,source:text===null?null:source,problems:[],change:null};let from=configFrom==="base"||configFrom===
"head"||configFrom==="worktree"?configFrom:"commit";throw userError("config-missing",atKey("config"),{path,from},{failure:"\
configuration"})}var LIMIT_BYTES=16*1024*1024;async function readBaseline(host,{format,unit},{path,from,store,commits}){let{text,problems}=from===
"worktree"?{text:await host.files.read(resolve4(host.folder,path),LIMIT_BYTES),problems:[]}:await readCommittedBaseline(
store,commits,path,from);if(text===null)throw userError("baseline-not-found",inFile(path),{});let recording=asBaseline(parseRecording(
text,path,"baseline"));if(recording.series.length===0)throw userError("baseline-without-values",inFile(path),{});let{schedule}=recording,
refuse2=data=>userError("baseline-setting-differs",inFile(path),data);if(schedule.unit!==unit)throw refuse2({setting:"un\
it",configured:unit,found:schedule.unit});if(format!=="auto"&&schedule.format!==format)throw refuse2({setting:"format",configured:format,
found:schedule.format??void 0});return{baseline:{path,recording},problems}}async function readCommittedBaseline(store,commits,path,from){
let problems=[],head=await findBlob(store,commits.head.sha,path),isOfCommit=from!=="head"&&from!=="base",base=from==="he\
ad"?null:await findFirstBlob(store,isOfCommit?[from]:commits.configCommits,path);from==="base"&&(base===null?problems.push(
makeWarning("baseline-only-on-head",inFile(path),{})):base.sha!==head?.sha&&problems.push(makeWarning("baseline-changed",
inFile(path),{isDeleted:head===null})));let blob=isOfCommit?base:base??head;return{text:blob&&await readBlob(store,blob,
LIMIT_BYTES),problems}}function renderBaseline(recording){return`{
${Object.entries(asBaseline(recording)).map(([key,value])=>{let isList=Array.isArray(value)&&value.length>0,lines=isList?
value.map(one=>`    ${JSON.stringify(one)}`).join(`,
`):"";return`  ${JSON.stringify(key)}: ${isList?`[
${lines}
  ]`:JSON.stringify(value)}`}).join(`,
`)}
}
`}import{posix as posix3}from"node:path";var LOCK_FILES={"pnpm-lock.yaml":"pnpm","yarn.lock":"yarn","bun.lock":"bun","bun.lockb":"bun","package-lock.json":"npm",
"npm-shrinkwrap.json":"npm"};function installCommand(id,{isLocked,isModern}){return id==="npm"?isLocked?"npm ci":"npm in\
stall":isLocked?`${id} install ${id==="yarn"&&isModern?"--immutable":"--frozen-lockfile"}`:`${id} install`}var NETWORK=/\b(?:ENOTFOUND|EAI_AGAIN|ECONNRESET|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b|Could not resolve host|Temporary failure in name resolution|[Ff]ailed to (?:connect|establish a new connection)|[Cc]onnection (?:timed out|refused|reset)|[Nn]etwork is unreachable|dial tcp|TLS handshake timeout|Read timed out/,
SEARCHED=8*1024,NOT_FOUND=127,EXPLAINED=new Set(["command-not-found","command-file-missing","command-failed"]);async function explainFailure(host,place,result,limits){
let failure=explainEnding(place,result,limits);return failure===null||!EXPLAINED.has(failure.code)?failure:await explainMissingProgram(
host,place,result,limits)??failure}function explainEnding({location,workingDirectory},result,{command,script,deadlineMs,
usualMs,outputLimitBytes}){let{ending,exitCode,detail,durationMs}=result,folder={workingDirectory:workingDirectory==="."?
void 0:workingDirectory};switch(ending){case"exit":{if(exitCode===0)return null;if(exitCode===NOT_FOUND){let path=/\b(?:cd|pushd)\b/.
test(script)?void 0:MISSING_FILE.exec(result.stderrTail)?.[1];return path!==void 0?makeError("command-file-missing",location,
{command,path,...folder}):makeError("command-not-found",location,{command})}let output=result.stderrTail+result.stdout.slice(
-SEARCHED),isNetwork=command===void 0&&NETWORK.test(output)||void 0;return makeError("command-failed",location,{command,
exitCode:exitCode??-1,durationMs,isNetwork})}case"deadline":return makeError("command-too-slow",location,{command,limitMs:deadlineMs,
usualMs});case"flood":return makeError("output-too-long",location,{command,limitBytes:outputLimitBytes});case"signal":return makeError(
"command-killed",location,{command,signal:detail});case"unstartable":return makeError("command-not-started",location,{command,
reason:detail.replace(/\.$/,""),...folder});case"cancelled":case"stopped":return null}}var MISSING_FILE=/^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;
async function explainMissingProgram({files,folder},place,result,{command,script}){let{location,workingDirectory,headTree}=place,
output=`${result.stdout.slice(-SEARCHED)}
${result.stderrTail.slice(-SEARCHED)}`,windowsScript=await findScriptWithCarriageReturn(files,place.folder,script,output);
if(windowsScript!==null)return makeError("script-line-ends",location,{command,path:windowsScript});let checkout=await findCheckout2(
files,folder);if(checkout===null)return null;let tree=workingDirectory==="."?place.folder:place.folder.slice(0,-workingDirectory.
length-1);for(let{path,kind,name}of await listCandidates(files,checkout,{output,workingDirectory,tree})){if(!await exists(
files,posix3.join(checkout,path))||await exists(files,posix3.join(tree,path))||(headTree===null?kind==="file":await exists(
files,posix3.join(headTree,path))))continue;let install=await findInstallCommand(files,checkout,{path,kind,workingDirectory});
return makeError("program-not-in-commit",location,{command,name,path,install:install??void 0})}return null}var NAME=String.
raw`((?:@[\w.-]+\/)?[\w][\w.-]*)`,PROGRAMS=[new RegExp(String.raw`\b(?:sh|bash|dash|zsh): (?:(?:line )?\d+: )?${NAME}: (?:command )?not found`,
"g"),new RegExp(String.raw`\bzsh: command not found: ${NAME}`,"g"),new RegExp(String.raw`\b[Cc]ommand "${NAME}" not found`,
"g"),new RegExp(`'${NAME}' is not recognized as an internal or external command`,"g")],NODE_PACKAGE=new RegExp(String.raw`Cannot find (?:module|package) '${NAME}(?:\/[^']*)?'`,
"g"),PYTHON_MODULE=/\bNo module named '?(\w+)/g,RELATIVE_FILE=/bash: (?:line \d+: )?((?:\.\/)?[\w@.-]+(?:\/[\w@.-]+)*): No such file or directory/g;
async function listCandidates(files,checkout,{output,workingDirectory,tree}){let folders=foldersUpwards(workingDirectory),
modules=namesIn(output,PYTHON_MODULE),environments=modules.length===0?[]:await findPythonEnvironments(files,checkout,folders),
inTree=namesIn(output,/Cannot find module '(\/[^'\n]+)'/g).flatMap(path=>path.startsWith(`${tree}/`)?[path.slice(tree.length+
1)]:[]),relative=namesIn(output,RELATIVE_FILE).map(path=>posix3.join(workingDirectory,path)),bins=folders.flatMap(parent=>PROGRAM_FOLDERS.
map(bin=>posix3.join(parent,bin))),packages=folders.map(parent=>posix3.join(parent,"node_modules")),below=(parents,file,name=file)=>parents.
map(parent=>({path:posix3.join(parent,file),name}));return[...[...relative,...inTree].map(path=>({path,name:path})),...PROGRAMS.
flatMap(pattern=>namesIn(output,pattern)).flatMap(name=>below(bins,name)),...namesIn(output,NODE_PACKAGE).flatMap(name=>below(
packages,name)),...modules.flatMap(name=>environments.flatMap(parent=>[...below([parent],name),...below([parent],`${name}\
.py`,name)]))].filter(({path})=>!path.startsWith("..")).map(({path,name})=>({path,name,kind:kindOf(path)}))}var PROGRAM_FOLDERS=[
"node_modules/.bin",".venv/bin","venv/bin","vendor/bin"],MAX_NAMES2=5;function namesIn(output,pattern,limit2=MAX_NAMES2){
return[...new Set([...output.matchAll(pattern)].map(([,name])=>name))].slice(0,limit2)}function kindOf(path){return/(?:^|\/)node_modules\//.
test(path)?"node":/(?:^|\/)\.?venv\//.test(path)?"python":/(?:^|\/)vendor\/bin\//.test(path)?"php":"file"}function foldersUpwards(folder){
return folder==="."||folder===""?["."]:[folder,...foldersUpwards(posix3.dirname(folder))]}async function findPythonEnvironments(files,checkout,folders){
let packages=[];for(let folder of folders.flatMap(parent=>[".venv","venv"].map(name=>posix3.join(parent,name)))){let text=await readSmallFile(
files,posix3.join(checkout,folder,"pyvenv.cfg")),version=/^version(?:_info)? *= *(\d+\.\d+)/m.exec(text??"")?.[1];version!==
void 0&&packages.push(`${folder}/lib/python${version}/site-packages`)}return packages}async function findCheckout2(files,folder){
if(await exists(files,posix3.join(folder,".git")))return folder;let above=posix3.dirname(folder);return above===folder?null:
findCheckout2(files,above)}async function findInstallCommand(files,checkout,{path,kind,workingDirectory}){if(kind==="fil\
e")return null;if(kind==="php")return"composer install --no-interaction";let[environment=""]=/^.*?(?:node_modules|\.?venv)(?=\/)/.
exec(path)??[],folder=posix3.dirname(environment),has=name=>exists(files,posix3.join(checkout,folder,name)),command=kind===
"node"?await nodeInstall(has):await pythonInstall(has,posix3.basename(environment)),way=posix3.relative(workingDirectory,
folder);return way===""?command:`cd ${way} && ${command}`}async function nodeInstall(has){let isModern=await has(".yarnr\
c.yml");for(let[lock,id]of Object.entries(LOCK_FILES))if(await has(lock))return installCommand(id,{isLocked:!0,isModern});
return installCommand("npm",{isLocked:!1,isModern})}async function pythonInstall(has,environment){if(await has("uv.lock"))
return"uv sync --locked";if(await has("poetry.lock"))return"POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extr\
as";let requirements=await has("requirements.txt")?"-r requirements.txt":"-e .";return`python3 -m venv ${environment} &&\
 ${environment}/bin/pip install ${requirements}`}var LOST_INTERPRETER=/\^M|\\r|\r|required file not found|: not found/,PATHS=/(?<![\w@./-])((?:\.\/)?[\w@.-]*\w(?:\/[\w@.-]*\w)*)(?![\w/])/g,
MAX_SCRIPTS=20;async function findScriptWithCarriageReturn(files,folder,script,output){if(!LOST_INTERPRETER.test(output))
return null;let paths=namesIn(`${script}
${output}`,PATHS,1/0).filter(word=>/[./]/.test(word)&&!word.includes("..")).slice(0,MAX_SCRIPTS);for(let path of paths){
let text=await readSmallFile(files,posix3.join(folder,path));if(text!==null&&/^[^\n]*\r\n/.test(text))return path}return null}
async function exists(files,path){return await readSmallFile(files,path)!==null}var MAX_BYTES2=64*1024;function readSmallFile(files,path){
return files.read(path,MAX_BYTES2).catch(recoverFrom(UserError,()=>""))}var READ_CHARACTERS=8*1024,MIN_STDOUT_LINES=5,INVISIBLE=new RegExp(`(?![\\t-\\r\\u0085])[\\p{Cc}\\p{Cf}\\p{Cs}${BLANK_LETTERS}\
]`,"gu");function readLastLines({stdout,stderrTail},mask){let printed=readableLinesOf(stdout,mask),errors=readableLinesOf(
stderrTail,mask).slice(Math.min(printed.length,MIN_STDOUT_LINES)-MAX_OUTPUT_LINES),room=MAX_OUTPUT_LINES-errors.length;return[
...printed.slice(Math.max(0,printed.length-room)),...errors]}function readableLinesOf(text,mask){return mask(cleanText(endOf(
text)).replaceAll(INVISIBLE,"")).split(`
`).map(line=>line.trimEnd()).filter(line=>line!=="").map(cutLine)}function endOf(text){if(text.length<=READ_CHARACTERS)return text;
let end2=text.slice(-READ_CHARACTERS),start3=end2.search(/[\r\n]/);return start3<0?"":end2.slice(start3+1)}function cutLine(line){
return line.length<=MAX_OUTPUT_LINE_LENGTH?line:`${line.slice(0,MAX_OUTPUT_LINE_LENGTH-1).toWellFormed()}\u2026`}var FIRST_PAUSE_MS=5,LAST_PAUSE_MS=100;async function waitUntilReady(host,{setting,process,port},context){let{clock,cancelled}=host,
untilMs=Math.min(context.untilMs,clock.nowMs()+setting.readySeconds*1e3);for(let pauseMs=FIRST_PAUSE_MS;!cancelled.aborted;pauseMs=
Math.min(2*pauseMs,LAST_PAUSE_MS)){let answer=await ask(host,setting.ready,port,context),hasEnded=process.result()!==null;
if(hasEnded||answer===null){let owner=process.findOwner(port);return owner!=="own"?{kind:"foreign",name:owner.name}:hasEnded?
{kind:"ended",wasReady:context.wasReady}:null}if(clock.nowMs()>=untilMs)return{kind:"late",...answer};await clock.sleep(
pauseMs)}return null}async function ask(host,ready,port,{place,env,ports}){if(ready===null)return await host.services.probePort(
port)?null:{};if(isUrl(ready)){let status=await host.services.probeUrl(expandPorts(ready,ports));return status!==null&&status<
FIRST_ERROR?null:{status:status??void 0}}let limits={deadlineMs:ASK_MS,outputLimitBytes:ASK_BYTES,meter:!1},ofSide={folder:place.
folder,env:{...env,...sideEnvironment(place)}},{exitCode}=await host.run({script:ready,...ofSide,...limits});return exitCode===
0?null:{exitCode:exitCode??void 0}}var FIRST_ERROR=400,ASK_MS=1e4,ASK_BYTES=1024*1024;function isUrl(text){return/^\s*https?:/i.
test(text)}var VARIABLE=new RegExp(String.raw`\$(?:\{(${PORT_VARIABLE}(?:_\d+)?)\}|(${PORT_VARIABLE}(?:_\d+)?))`,"g");function expandPorts(text,ports){
return text.trim().replaceAll(VARIABLE,(written,braced,plain="")=>ports[braced??plain]??written)}function makeServicesOfRun(){return{kept:new Map,ports:new Set}}var MAX_ATTEMPTS=3;async function startServices(host,place,task,deadlineMs){
let key=JSON.stringify([place.folder,place.home,task.services]),untilMs=host.clock.nowMs()+deadlineMs;for(let attempt=1;;attempt+=
1){let known=task.ofRun.kept.get(key)??null,ports=known?.ports??await choosePorts(host,task.ofRun,task.services.length);
if(ports===null)return makeFailure(makeError("service-without-port",place.location,{}));let env=Object.fromEntries(ports.
map((port,index)=>[portVariableOf(index),String(port)])),running=[],unready=null;for(let[index,setting]of task.services.
entries()){let before=known?.running.find(one=>one.setting===setting),port=Number(env[PORT.exec(setting.command)?.[0]??PORT_VARIABLE]??
ports[0]),service2=before??{setting,port,process:await start(host,place,{...task,ports:env},index)};running.push(service2),
service2.process.resume();let context={place,env:{...task.env,...env},ports:env,untilMs},why2=await waitUntilReady(host,
service2,{...context,wasReady:before!==void 0});if(why2!==null){unready={service:service2,why:why2};break}}if(unready===
null)return serve(host,place,{task,key,ports,running,env});task.ofRun.kept.delete(key);let{service,why}=unready,isTaken=why.
kind==="foreign"&&attempt<MAX_ATTEMPTS,failure=await describeFailure(host,place,service,{why,mask:task.mask});for(let one of running.
toReversed())await one.process.stop();if(!isTaken||known!==null)return makeFailure(failure)}}var PORT=new RegExp(String.
raw`\b${PORT_VARIABLE}(?:_\d+)?\b`);function makeFailure(failure){return{env:{},failure,finish:()=>Promise.resolve({usages:[],
problems:[]})}}function serve(host,place,{task,key,ports,running,env}){let kept=running.filter(({setting})=>setting.keep);
kept.length>0&&task.ofRun.kept.set(key,{ports,running:kept});for(let{process}of kept)process.resetPeak();let before=new Map(
kept.map(one=>[one,one.process.usage().cpuMs??0]));return{env,failure:null,async finish(){let usages=running.map((one,index)=>{
let{cpuMs,peakBytes}=one.process.usage(),spentMs=cpuMs===null?null:Math.max(0,cpuMs-(before.get(one)??0));return{name:running.
length===1?"service":`service ${index+1}`,cpuMs:spentMs,peakBytes}}),broken=host.cancelled.aborted?void 0:running.find(({
process})=>process.result()!==null),problems=[];broken!==void 0&&problems.push(await describeFailure(host,place,broken,{
why:{kind:"ended",wasReady:!0},mask:task.mask}));let stays=broken===void 0&&!host.cancelled.aborted?kept:[];for(let one of running.
toReversed())stays.includes(one)?one.process.pause():(await one.process.stop()).wasForced&&problems.push(warnAboutSignal(
place,one));return stays.length===0&&task.ofRun.kept.delete(key),{usages,problems}}}}async function endServices({kept}){
for(let{running}of kept.values())for(let{process}of running.toReversed())await process.stop();kept.clear()}function warnAboutSignal(place,{
setting}){return makeWarning("service-killed",place.location,{service:commandName(setting.command)})}async function describeFailure(host,place,{
setting,process,port},{why,mask}){let[listened]=process.listPorts(),result=await process.stop(),output=readLastLines(result,
mask);output.length>0&&host.log.quote(formatOutputTitle(place.location),output.join(`
`));let service=commandName(setting.command),{location}=place;if(why.kind==="foreign")return withOutput(makeError("servi\
ce-port-taken",location,{service,port,program:why.name}),output);if(why.kind==="ended"){let{ending,exitCode:exitCode2,detail}=result,
how={exitCode:exitCode2??void 0,reason:ending==="exit"?void 0:detail,wasReady:why.wasReady};return withOutput(makeError(
"service-ended",location,{service,...how}),output)}let{status,exitCode}=why,other=listened!==void 0&&listened!==port?listened:
void 0,found={seconds:setting.readySeconds,port,status,exitCode,other};return withOutput(makeError("service-not-ready",location,
{service,...found}),output)}async function choosePorts(host,{ports:given},count){let ports=[];for(;ports.length<count;){
let port=await host.services.findFreePort(given);if(port===null)return null;given.add(port),ports.push(port)}return ports}
async function start(host,place,{services,env,affinity,slowdown,ports},index){let temporary=`${place.temporary}-service-${index}`;
return await host.files.remove(temporary),await host.files.makeFolder(temporary),host.services.start({script:services[index].
command,folder:place.folder,env:{...env,...sideEnvironment({...place,temporary}),...ports},affinity:affinity??null,slowdown})}import{delimiter}from"node:path";var CLOCK_READERS={"pytest-benchmark":"python",pyperf:"python",asv:"python",tinybench:"\
node","vitest-bench":"node",mitata:"node",cronometro:"node"};async function slowDown(files,{temporary,format,env,slowdown}){
let reader=Object.hasOwn(CLOCK_READERS,format)?CLOCK_READERS[format]:void 0;if(reader===void 0)return{slowdown,env:{}};let folder=`${temporary}\
/${FOLDER}`;if(reader==="python")return await files.write(`${folder}/sitecustomize.py`,pythonClock(slowdown)),{env:{PYTHONPATH:[
folder,env.PYTHONPATH].filter(Boolean).join(delimiter)}};let file=`${folder}/slow-clock.cjs`;await files.write(file,nodeClock(
slowdown));let option=`--require ${JSON.stringify(file.replaceAll("\\","/"))}`;return{env:{NODE_OPTIONS:[env.NODE_OPTIONS,
option].filter(Boolean).join(" ")}}}var FOLDER="slow-clock",pythonClock=slowdown=>`import sys, time

def slow(name):
    read = getattr(time, name)
    last = read()
    def clock():
        nonlocal last
        now = read()
        end = now + (now - last) * ${slowdown}
        while now < end:
            now = read()
        last = now
        return now
    # pytest-benchmark looks its clock up again by this name.
    clock.__module__, clock.__name__, clock.__qualname__ = "time", name, name
    setattr(time, name, clock)

for name in ("perf_counter", "perf_counter_ns", "process_time"):
    slow(name)

sys.path[:] = [path for path in sys.path if path != __file__.rpartition("/")[0]]
this = sys.modules.pop(__name__)
try:
    import sitecustomize
except ImportError:
    sys.modules[__name__] = this
`,nodeClock=slowdown=>`'use strict';
const slow = (read, share) => {
  let last = read();
  return () => {
    let now = read();
    const end = now + share(now - last);
    while (now < end) now = read();
    last = now;
    return now;
  };
};
const { performance } = require('node:perf_hooks');
const now = slow(performance.now.bind(performance), (ms) => ms * ${slowdown});
Object.defineProperty(performance, 'now', { value: now, configurable: true, writable: true });
const bigint = slow(process.hrtime.bigint, (ns) => BigInt(Math.round(Number(ns) * ${slowdown})));
process.hrtime = (since) => {
  const at = bigint() - (since ? BigInt(since[0]) * 1000000000n + BigInt(since[1]) : 0n);
  return [Number(at / 1000000000n), Number(at % 1000000000n)];
};
process.hrtime.bigint = bigint;
`;var OUTPUT_LIMIT_BYTES=64*1024*1024;async function runBenchmark(host,place,task,readResults2){let{command,deadline,settings,
mask,meter=!1,watchQueue=!1,wrapper}=task,{valgrindPlacement:placement=null,canary=null}=task;await host.files.remove(place.
temporary),await host.files.makeFolder(place.temporary);let placed=placement===null?{}:await placeValgrind(host,place,placement,
task.env),{temporary}=place,slowed=canary===null||task.serving?{env:{}}:await slowDown(host.files,{...canary,temporary,env:task.
env}),started=wrapper===void 0?{script:command}:wrapCommand(command,wrapper),affinity=settings.cpus===null&&settings.nice===
null?null:{cpus:settings.cpus,nice:settings.nice},beganMs=host.clock.nowMs(),ofServices={env:task.env,mask,affinity,slowdown:canary?.
slowdown??null},serving=task.serving&&await startServices(host,place,{...task.serving,...ofServices},deadline.ms),startedMs=serving?
host.clock.nowMs()-beganMs:0,result=serving?.failure?NOT_STARTED:await host.run({...started,folder:place.folder,...slowed,
env:{...task.env,...placed,...slowed.env,...sideEnvironment(place),...serving?.env},deadlineMs:Math.max(1,deadline.ms-startedMs),
outputLimitBytes:OUTPUT_LIMIT_BYTES,meter,watchQueue,affinity}),served=serving?await serving.finish():NOT_SERVED,read=await readResults2(
result),isPlaced=placement!==null&&await wasValgrindPlaced(host.files,place);await host.files.remove(place.temporary);let{
exitCode,durationMs,ending,tamperedFiles=[],orphans=[]}=result,{location}=place,changed={variables:tamperedFiles},tampering=tamperedFiles.
length===0?null:makeError("runner-files-changed",location,changed,{failure:"tampered"}),ran={exitCode,durationMs,usage:result.
usage,services:served.usages,ports:serving?.env??{},read,problems:[],isPlaced,tampering},isTimeOver=ending==="deadline"||
serving?.failure&&startedMs>=deadline.ms;if(host.cancelled.aborted||ending==="cancelled"||isTimeOver&&deadline.because===
"time")return{...ran,outcome:"cut"};let name=commandName(command),failure=serving?.failure??null??await explainFailure(host,
place,result,{command:name,script:command,deadlineMs:deadline.ms,usualMs:deadline.because==="hang"?deadline.usualMs:void 0,
outputLimitBytes:OUTPUT_LIMIT_BYTES}),problems=[...served.problems,...failure===null?[]:[failure],...read.problems.map(problem=>within(
location,maskQuotations(problem,mask))),...orphans.length===0?[]:[makeWarning("processes-left",location,{command:name,names:orphans})]];
if(!problems.some(isError))return{...ran,outcome:"ok",problems};let output=tail(result);return output!==""&&host.log.quote(
formatOutputTitle(location),output),{...ran,outcome:"failed",problems:asFailures(problems,readLastLines(result,mask))}}var NOT_STARTED={
ending:"stopped",exitCode:null,detail:"",durationMs:0,stdout:"",stderrTail:"",usage:null},NOT_SERVED={usages:[],problems:[]};
function wrapCommand(script,wrapper){let program=script.trim();return ONE_PROGRAM.test(program)?{script:`${quoteShellWords(
wrapper)} ${program}`}:{script,wrapper}}var ONE_PROGRAM=/^[\w.+@%-]*\/[\w.+@%/-]*(?:[ \t][^;&|<>()`#\n]*)?$/,QUOTING_FIELDS=[
"evidence","exits","got","keys","reason","said","start","statuses"];function maskQuotations(problem,mask){let hide=(key,fact)=>QUOTING_FIELDS.
includes(key)?maskTexts(fact,mask):fact,facts=Object.entries(problem.data).map(([key,fact])=>[key,hide(key,fact)]);return{
...problem,data:Object.fromEntries(facts)}}function maskTexts(fact,mask){return typeof fact=="string"?mask(fact):Array.isArray(
fact)?fact.map(text=>maskTexts(text,mask)):fact}function asFailures(problems,output){let first=problems.find(isError);return problems.
map(problem=>{if(!isError(problem))return problem;let failed={...problem,failure:"benchmark-failed"};return problem===first&&
problem.output===void 0?withOutput(failed,output):failed})}function sideEnvironment({side,temporary,home}){return{BENCH_REFEREE_SIDE:side,
BENCH_REFEREE_HOME:home,TMPDIR:temporary,TMP:temporary,TEMP:temporary}}function commandName(command){let[first="",...more]=command.
trim().split(`
`);return more.length===0?first:`${first} \u2026`}var TAIL_LINES=30;function tail({stdout,stderrTail}){let last=text=>text.
trimEnd().split(`
`).slice(-TAIL_LINES).join(`
`);return[last(stdout),last(stderrTail)].filter(text=>text!=="").join(`
`)}function placementEnvironment({padding,topPad,hashSeed},{GLIBC_TUNABLES="",PYTHONHASHSEED}){let tunable=`glibc.malloc\
.top_pad=0x${topPad.toString(16).padStart(8,"0")}`;return{BENCH_REFEREE_PADDING:"x".repeat(padding),PYTHONHASHSEED:PYTHONHASHSEED??
String(hashSeed).padStart(2,"0"),GLIBC_TUNABLES:GLIBC_TUNABLES===""?tunable:`${tunable}:${GLIBC_TUNABLES}`}}async function placeValgrind({
files,findProgram},{temporary},placement,env){let{PATH:path="/usr/bin:/bin"}=env,folder=`${temporary}/${FOLDER2}`,exports=Object.
entries(placementEnvironment(placement,env)).map(([name,value])=>`export ${name}=${quoteShellWord(value)}
`),valgrind=quoteShellWord(findProgram("valgrind")??"valgrind"),script=`#!/bin/sh
${`: > ${quoteShellWord(`${folder}/${STARTED}`)}
`}PATH=${quoteShellWord(path)}
${exports.join("")}exec ${valgrind} "$@"
`;return await files.writeProgram(`${folder}/valgrind`,script),{PATH:`${folder}:${path}`}}async function wasValgrindPlaced(files,{
temporary}){return(await files.list(`${temporary}/${FOLDER2}`,path=>path===STARTED)).size>0}var FOLDER2="placement",STARTED="\
started";import{join as join3}from"node:path";var isLockFile=matchAnywhere("package-lock.json","npm-shrinkwrap.json","yarn.lock","pnpm-lock.yaml","bun.lock","bun.lock\
b","deno.lock","Cargo.lock","rust-toolchain","rust-toolchain.toml","go.mod","go.sum","go.work.sum","poetry.lock","uv.loc\
k","pdm.lock","Pipfile.lock","requirements*.txt","Gemfile.lock","composer.lock","pom.xml","gradle.lockfile","libs.versio\
ns.toml","gradle-wrapper.properties","packages.lock.json","mix.lock","Package.resolved","conan.lock","vcpkg.json","flake\
.lock"),isBenchmark=matchAnywhere("bench/**","benches/**","benchmark/**","benchmarks/**","jmh/**","*.bench.*","bench_*.p\
y","test_bench*.py","*_bench.*","*_benchmark.*","*Benchmark*.java","*Benchmark*.kt","*Benchmark*.scala","*Benchmark*.cs",
"*Bench.php"),isGoTest=matchAnywhere("*_test.go"),GO_BENCHMARK="func Benchmark";async function readChanges(store,{base,head,
baseline,benchmarkFiles}){if(base===null||!await tryFetchCommit(store,base))return null;let changed=(await listChangedPaths(
store,base,head)).filter(path=>path!==baseline),isShared=benchmarkFiles.length===0?()=>!1:compileOrderedPatterns(benchmarkFiles),
goBenchmarks=changed.some(isGoTest)?await listGoBenchmarks(store,[base,head]):new Set,isSource=path=>(isBenchmark(path)||
goBenchmarks.has(path))&&!isShared(path),shared=changed.filter(isShared);return omitNull({lockFiles:limitPaths(changed.filter(
isLockFile)),benchmarkSources:limitPaths(changed.filter(isSource)),sharedBenchmarks:shared.length===0?null:limitPaths(shared)})}
async function tryFetchCommit(store,sha){return await store.commitOf(sha)!==null?!0:(await store.fetch(store.isComplete?
null:"--depth=1",sha),await store.commitOf(sha)!==null)}async function listGoBenchmarks(store,shas){let paths=new Set;for(let sha of shas){
let{stdout}=await store.git("grep","-l","-z","-F","-e",GO_BENCHMARK,sha,"--","*_test.go");for(let entry of splitPaths(stdout))
paths.add(entry.slice(sha.length+1))}return paths}function limitPaths(paths){return{total:paths.length,paths:paths.slice(
0,MAX_PATHS)}}function matchAnywhere(...globs){let matches=null;return path=>(matches??=compilePatterns(globs.map(glob=>`\
**/${glob}`)),matches([path]))}async function warnAboutBenchmarkFiles(store,{base,head},benchmarkFiles){let included=benchmarkFiles.
filter(pattern=>!pattern.startsWith("!"));if(included.length===0)return[];let paths=[...await listTreePaths(store,head),
...await listTreePaths(store,base)],patterns=included.filter(pattern=>!paths.some(compilePattern(pattern)));return patterns.
length===0?[]:[makeWarning("benchmark-files-unmatched",atKey("benchmark-files"),{patterns})]}import{posix as posix5}from"node:path";import{posix as posix4}from"node:path";function readScriptNames(script,workingDirectory){let text=insertVariables(script),
paths=new Set,outside=new Set(listOutsideVariables(text)),start3=posix4.normalize(workingDirectory),place={current:start3,
others:[]},outer=[],enters=null;for(let[token]of text.matchAll(TOKENS)){if(SIGN.test(token)){token==="("&&outer.push(place),
place=token===")"?outer.pop()??place:{...place,others:[]},enters=null;continue}let folders=[...new Set([place.current,start3,
...place.others])];for(let word of splitWord(token)){isOutsideWord(word,folders)&&outside.add(word);for(let folder of folders)
for(let path of listPaths(word,folder))paths.add(path)}let[entered]=token.startsWith("-")?[]:listPaths(token,place.current);
enters!==null&&entered!==void 0&&(place=enters==="current"?{...place,current:entered}:{...place,others:[...place.others,
entered]},enters=null),/^(?:cd|pushd)$/.test(token)&&(enters="current"),FOLDER_OPTION.test(token)&&(enters="others")}return{
paths,outside:[...outside]}}var TOKENS=/[();&|\n]|[^\s'"`;|&()<>$,]+/g,SIGN=/^[();&|\n]$/,FOLDER_OPTION=/^(?:-C|--(?:prefix|cwd|dir|directory|project|package|workspace))$/;
function splitWord(token){return token.endsWith("=.")?[]:token.split("=").flatMap(part=>(part.includes("://")||/^[A-Za-z]:[\\/]/.
test(part)?[part]:part.split(":")).filter(word=>word!==""))}function listPaths(word,folder){let named=word.replace(/\/?\.\.\.$/,
"").replace(/[^/]*[*?[{].*$/,"");if(named===""&&word!=="...")return[];let path=posix4.join(folder,named,".").replace(/\/$/,
"");return isOutside(path)?[]:[path==="."?"":path]}var isOutside=path=>path===".."||path.startsWith("../")||posix4.isAbsolute(
path),MACHINE=/^\/(?:s?bin|lib\w*|usr\/(?!local(?:\/|$))\w+|dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd))(?:\/|$)/;
function isOfMachine(path){return MACHINE.test(posix4.normalize(path))}function isOutsideWord(word,folders){return word.
includes("://")?!1:/^~(?:[\w+-]*(?:\/|$))/.test(word)||/^[A-Za-z]:[\\/]/.test(word)?!0:word.startsWith("/")?!isOfMachine(
word):/(?:^|\/)\.\.(?:\/|$)/.test(word)&&folders.every(folder=>isOutside(posix4.join(folder,word)))}var OUTSIDE_VARIABLES=/^(?:HOME|BENCH_REFEREE_HOME|OLDPWD|TMPDIR|TEMP|TMP|RUNNER_\w+|GITHUB_WORKSPACE|XDG_\w+|CARGO_HOME|GOPATH|GOBIN)$/,
VARIABLES=/\$(?:(\w+)|\{(\w+)[^}]*\})(\/[^\s'"`;|&()<>$,]*)?/g;function listOutsideVariables(script){return[...script.matchAll(
VARIABLES)].flatMap(match=>{let[,plain,braced,rest=""]=match,name=plain??braced??"";if(/^\d*$/.test(name)||/^BENCH_REFEREE_(?!HOME$)/.
test(name))return[];let before=script.slice(0,match.index),isProgram=/(?:^|[;&|(\n]|\b(?:cd|pushd|exec|sh|bash|source|env|time|node|python3?)\s|(?:^|\s)\.\s)\s*["']?$/;
return rest!==""||OUTSIDE_VARIABLES.test(name)||isProgram.test(before)?[`$${name}${rest}`]:[]})}var MAX_CHARACTERS=1e5;function insertVariables(script){
let values=new Map([["PWD","."]]);for(let[,name="",double,single,plain=""]of script.matchAll(ASSIGNMENTS))values.set(name,
double??single??plain);let text=script;for(let turn=0;turn<3;turn++)text=text.replaceAll(/\$(?:(\w+)|\{(\w+)\})/g,(whole,plain,braced)=>values.
get(plain??braced)??whole);return text.length>MAX_CHARACTERS?script:text}var ASSIGNMENTS=/(?<=^|[\s;&|(])([A-Za-z_]\w*)=(?:"([^"]*)"|'([^']*)'|([^\s;&|()"']*))/g;function hasRules(commands){return commands.some(({paths,dependsOn})=>paths.length+dependsOn.length>0)}function decideByTrees({
base,head,gate},{config,benchmarkFiles,setup,commands}){if(base.id===head.id)return[...commands.keys()].map(command=>decide(
command,"same-tree",[shortenSha(base.id)]));if(!hasRules(commands))return[];let changed=listDifferingPaths(base.files,head.
files),ofGate=changed.filter(path=>path===config||isGateFile(path,gate)),shared=benchmarkFiles.length===0?[]:changed.filter(
compileOrderedPatterns(benchmarkFiles)),trees=[base,head].map(({files})=>({files,folders:listFolders(files.keys())}));return commands.
flatMap((command,index)=>{let{paths,dependsOn}=command;if(paths.length+dependsOn.length===0)return[];if(ofGate.length>0)
return decide(index,"changed-gate",ofGate);let named=new Set([command,...setup===null?[]:[setup]].flatMap(listNames)),decisions=paths.
length===0?[]:[decideByPaths(index,paths,changed,trees,named)];return dependsOn.length>0&&shared.length>0&&!decisions.some(
isSkip)&&decisions.push(decide(index,"changed-benchmarks",shared)),decisions})}function listNames({script,workingDirectory}){
return[...readScriptNames(script,workingDirectory).paths].filter(path=>path!=="")}function decideByPaths(command,paths,changed,trees,named){
let files=new Set(trees.flatMap(tree=>[...tree.files.keys()])),folders=new Set(trees.flatMap(tree=>[...tree.folders])),hasMode=(path,mode)=>trees.
some(tree=>tree.files.get(path)?.mode===mode),selection=selectPaths(paths),listed=[...files],closed=listed.filter(path=>hasMode(
path,LINK)||hasMode(path,SUBMODULE)),missing=paths.filter(pattern=>!pattern.startsWith("!")&&!selection.isMatched(pattern,
listed,closed)),misnamed=missing.filter(pattern=>!hasWildcard(pattern)&&folders.has(toNamedPath(pattern)));if(misnamed.length>
0)return decide(command,"paths-folder",misnamed);let similar=[...changed,...listFolders(changed)],isMisspelt=path=>files.
has(path)||findNearestWord(path,similar)!==null,unmatched=missing.filter(pattern=>hasWildcard(pattern)||isMisspelt(toNamedPath(
pattern)));if(unmatched.length>0)return decide(command,"paths-unmatched",unmatched);let namedFolders=[...named].filter(path=>folders.
has(path)),isInside=path=>{let isNamed=namedFolders.some(folder=>path.startsWith(`${folder}/`)),[isLink,isSubmodule]=[hasMode(
path,LINK),hasMode(path,SUBMODULE)];return(isLink||isSubmodule)&&selection.mayHaveBelow(path,isNamed)?!0:(isLink||!isSubmodule)&&
selection.hasFile(path,isNamed)},reached=trees.map(tree=>findReach(tree,isInside,named)),inside=changed.filter(path=>isInside(
path)||reached.some(reach=>reach.includes(path)));if(inside.length>0)return decide(command,"changed-inside",inside);let astray=[
...new Set(reached.flatMap(reach=>reach.astray))].sort();return astray.length>0?decide(command,"links-astray",astray):decide(
command,"paths",changed)}function hasWildcard(pattern){return/[*?[\]{}]/.test(pattern)}var MAX_LINKS=40;function findReach(tree,isInside,named){
let paths=new Set,folders=new Set,astray=new Set,links=[...tree.files].filter(([,{mode}])=>mode===LINK).map(([path])=>path),
followed=new Set;function follow(path){let rest=path.split("/"),at="",linkCount=0,end2=exists2=>({exists:exists2,hasLinks:linkCount>
0});for(let part=rest.shift();part!==void 0;part=rest.shift()){if(part===""||part===".")continue;if(part===".."){if(at===
"")return end2(!1);at=parentOf(at);continue}let next=at===""?part:`${at}/${part}`,file=tree.files.get(next);if(file?.mode===
LINK){paths.add(next),linkCount+=1;let target=file.target??"";if(linkCount>MAX_LINKS||target===""||posix5.isAbsolute(target))
return end2(!1);rest.unshift(...target.split("/"))}else if(file!==void 0){let isWhole=file.mode===SUBMODULE||rest.every(
more=>more===""||more===".");return isWhole&&paths.add(next),end2(isWhole)}else if(tree.folders.has(next))at=next;else return end2(
!1)}if(linkCount>0&&!folders.has(at)){folders.add(at);for(let link of links)(at===""||link.startsWith(`${at}/`))&&followed.
add(link)}return end2(!0)}for(let path of named){let{exists:exists2,hasLinks}=follow(path);hasLinks&&!exists2&&astray.add(
path)}for(let link of links)(paths.has(link)||isInside(link))&&followed.add(link);for(let link of followed)follow(link).
exists||astray.add(link);let isBelow=path=>folders.has(path)||path!==""&&isBelow(parentOf(path));return{includes:path=>paths.
has(path)||isBelow(parentOf(path)),astray:[...astray]}}var isClaim=({limits})=>limits.size===1&&limits.has("min-improvement");function makePolicyForOneCommit(policy){let budgets=policy.
budgets.filter(budget=>!isClaim(budget));return{...policy,budgets,renamed:{},renamedByHead:{},control:[],table:null}}function toCanarySettings({measure,policy,...settings}){let commands=measure.commands.map(command=>({...command,count:[],
profile:null})),ofOne=makePolicyForOneCommit(policy),lasting=ofOne.budgets.filter(({level,until})=>level==="fail"||until===
null);return{...settings,measure:{...measure,commands,count:[],measure:"all",bisectMinutes:0,rebuildMinutes:0,stop:"rows",
precision:null,baseline:null,shard:null,benchmarkFiles:[]},policy:{...ofOne,budgets:lasting}}}var EVERY_ROW={precision:null,stop:"rows"};function findUndecidedBenchmarks(recording,whole,goal=EVERY_ROW){let{precision}=goal,
policy=policyOfShard(recording,whole),measured=indexRecording(recording,policy),{report}=buildReport(measured,{...policy,
table:null}),{rows,judgedGeomeans,conclusion,problems}=report,isUndecided=row=>row.verdicts.some(verdict=>isOpen(verdict)&&
!verdict.isOutOfReach||verdict.outcome==="fail"&&verdict.level!=="report"&&mayTurn(row)),isUndecidedRow=row=>isUndecided(
row)||precision!==null&&!row.isControl&&isImprecise(row,precision),undecided=[...rows.filter(isUndecidedRow),...judgedGeomeans.
filter(isUndecided).flatMap(({members})=>members)],measuredOn=new Set(benchmarksOf(undecided).map(benchmarkKeyOf)),givenUp=rows.
filter(row=>row.verdicts.some(isOpen)&&!measuredOn.has(benchmarkKeyOf(row))),controls=rows.filter(({isControl})=>isControl),
isOfRun=problems.some(({severity,code})=>severity==="error"&&code!=="names-unstable");return{names:benchmarksOf(undecided).
map(({name})=>name),of:benchmarksOf(rows.filter(({isControl})=>!isControl)).length,givenUp:benchmarksOf(givenUp).map(({name})=>name),
hasControls:controls.length>0,isHopeless:conclusion==="error"&&(rows.length===0||isOfRun),isCertain:hasFailedForGood(report,
recording,goal),precision,series:undecided.length===0?[]:selectSeries(measured.parts[0].renames,[...undecided,...controls])}}
function isOpen({outcome,level}){return outcome==="unknown"&&level!=="report"}function mayTurn(row){return row.exact&&mayBeCoincidence(
row)}function hasFailedForGood({rows,judgedGeomeans,conclusion,rounds},{schedule},{precision,stop}){let isBroken=row=>!mayTurn(
row)&&row.verdicts.some(({outcome,level})=>outcome==="fail"&&level==="fail");return stop==="verdict"&&precision===null&&
conclusion==="fail"&&rounds>=schedule.rounds.min&&[...rows,...judgedGeomeans].some(isBroken)}function findOpenTimes(recording,whole,goal=EVERY_ROW){
let policy=policyOfShard(recording,whole),isOver=recording.schedule.ended==="verdict",{report}=buildReport(indexRecording(
recording,policy),{...policy,table:null}),{rows}=report,cpuTimes=new Map(rows.filter(isCpuTime).map(row=>[benchmarkKeyOf(
row),row])),asCpuTime=row=>({...row,metric:CPU_TIME_METRIC,primary:!1}),benchmarks=new Map([...cpuTimes.values(),...rows.
filter(isTime)].map(row=>[benchmarkKeyOf(row),row])),named=new Map([...benchmarks].map(([key,row])=>[key,asCpuTime(row)])),
{limitsFor}=selectLimits(selectActiveBudgets(policy.budgets,policy.today).budgets,[...named.values()]),leastOf=({interval})=>interval?.
low??-1;return{times:[...benchmarks].toSorted(([,one],[,other])=>leastOf(other)-leastOf(one)).flatMap(([key,row])=>{let{
command,group,name,renamed,base,head,unit,verdicts}=row;if(base===null||head===null||row.isControl)return[];let cpuTime=cpuTimes.
get(key),isNamed=limitsFor(named.get(key)).length>0,waits=(row.cpuTime?.onProcessor??1)<.9,isWorthIt=one=>isOpen(one)&&!(one.
isOutOfReach&&cpuTime!==void 0),isOpenTime=!isOver&&!waits&&isTime(row)&&verdicts.some(one=>isWorthIt(one)&&canCpuTimeDecide(
one)),isOpenCpuTime=isNamed&&(cpuTime===void 0||cpuTime.verdicts.some(isWorthIt));if(!isOpenTime&&!isOpenCpuTime)return[];
let fastest=Math.min(...base.values,...head.values);return[{command,group,name,nameOnBase:renamed?.from??name,seconds:toSeconds(
fastest,unit)}]}),isCertain:hasFailedForGood(report,recording,goal)}}function findRenames(recording,policy){let{series,renameOf}=resolveRenames(
recording,policy);return new Map(series.flatMap(one=>{let{group,name}=one.series,applied=renameOf(one);return applied===
null?[]:[[benchmarkKeyOf({command:one.command,group,name}),applied.to]]}))}function listRows(recording,whole){return analyseRecording(
recording,whole).report.rows}function findRowsToRebuild(recording,whole){let{rows,conclusion}=analyseRecording(recording,
whole).report,isOpen2=row=>(row.builds===null||row.builds.outcome==="unknown")&&row.verdicts.some(verdict=>canBuildsDecide(
row,verdict)),open=conclusion==="error"?[]:rows.filter(hasBothSides).filter(isOpen2);return{rows:open,series:selectSeries(
resolveRenames(recording,whole),open)}}function findBrokenRows(recording,whole,select=listBrokenRows){let isFile=makeFileRowTest(
recording.files),rows=select(listRows(recording,whole)).filter(row=>!isFile(row));return{rows,series:selectSeries(resolveRenames(
recording,whole),rows)}}function findPlanErrors(recording,policy,cost){let perRound=valuesPerRound(recording),maxRounds=Math.
min(recording.schedule.rounds.max,cost.maxRounds),measured=readPart(recording,policy),part={...measured,pairs:measured.pairs.
map(pair=>({...pair,exact:mayBecomeExact(pair,maxRounds*perRound)}))},plan={...lookPlanOf(part,policy),cost};return judge(
[{evidence:evidenceIn(part),plan}],policy).problems.filter(isPlanError)}function findUnmatchedBudgets(recording,policy,mayCount){
let{report,unmatched}=buildReport(indexRecording(recording,policy),{...policy,table:null}),isUncounted=recording.schedule.
measure==="counts"&&recording.counts===void 0,candidates=isUncounted?policy.budgets:unmatched,mayMatchCounts=({metric})=>[
"*",COUNTED_METRIC,CPU_TIME_METRIC].includes(metric),sure=mayCount?candidates.filter(budget=>!mayMatchCounts(budget)):candidates,
error=findUnmatchedPolicy(policy,[sure],report.rows);return error===null?[]:[isUncounted?{...error,data:{...error.data,isOnlyCounts:!0}}:
error,...report.problems.filter(({code})=>code==="budget-unmatched")]}function benchmarksOf(rows){return[...new Map(rows.
map(row=>[benchmarkKeyOf(row),row])).values()]}var DEEPEN_STEPS=["--deepen=50","--deepen=200","--deepen=1000","--depth=2147483647"];async function findMergeBase({store,
api},target,head){let near=await findProvenMergeBase(store,target,head);if(near!==null)return near;if(store.isComplete)throw makeNoAncestorError(
target,head);let answer=await askGitHubForMergeBase(api,target,head);if(answer!==null)return answer;for(let depth of DEEPEN_STEPS){
let why=await store.fetch(depth,target,head);if(why!==null)throw userError("history-not-fetched",atInput("base"),{output:why});
let ancestor=await findProvenMergeBase(store,target,head);if(ancestor!==null)return ancestor}throw makeNoAncestorError(target,
head)}async function findProvenMergeBase(store,...tips){let{exitCode,stdout}=await store.git("merge-base",...tips);if(exitCode!==
0)return null;let ancestor=stdout.trim();if(store.isComplete)return ancestor;let roots=await store.gitOrThrow("rev-list",
"--max-parents=0",...tips,`^${ancestor}`);for(let root of roots.split(`
`).filter(Boolean))if((await readParents(store,root)).length>0)return null;return ancestor}async function readParents(store,commit){
return[...((await store.gitOrThrow("cat-file","commit",commit)).split(`

`)[0]??"").matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,sha=""])=>sha)}async function askGitHubForMergeBase(api,target,head){
return await api?.mergeBase(target,head).catch(recoverFrom(ApiError,()=>null))??null}function makeNoAncestorError(target,head){
let commits={target:shortenSha(target),head:shortenSha(head)};return userError("no-common-ancestor",atInput("base"),{...commits,
isLocal:!1})}async function writeKeptTree(files,folder,tree){files.restore(folder,tree),await files.makeFolder(`${folder}/.git/refs`)}import{posix as posix6}from"node:path";async function makeTrees(host,root,source){let{store,commits,benchmarkFiles}=source,folders={base:`${root}/base`,head:`${root}\
/head`},{base,head}=commits,shas=[...new Set([base.sha,head.sha])],changed=await listChangedEntries(store,base.sha,head.
sha),shared=benchmarkFiles.length===0?[]:changed.filter(byPath(compileOrderedPatterns(benchmarkFiles))),ownBase=shared.length===
0?null:`${root}/own`;host.log.info(`clone base ${shortenSha(base.sha)}`),await startTree(host,folders.base,shas,source),
await checkOut(host,folders.base,base.sha);let canCopy=!changed.some(byPath(path=>posix6.basename(path).toLowerCase()===
".gitattributes")),makeOther=async(folder,sha)=>{canCopy&&await host.files.copyClone(folders.base,folder)||await startTree(
host,folder,shas,source),await checkOut(host,folder,sha)};host.log.info(`clone head ${shortenSha(head.sha)}`),await makeOther(
folders.head,head.sha),ownBase!==null&&(await makeOther(ownBase,base.sha),await copyFromHead(host,folders.base,shared));
let homes={base:`${root}/home/base`,head:`${root}/home/head`};for(let side of SIDES)await host.files.makeFolder(homes[side]);
return{folders,temporary:{base:`${root}/tmp/base`,head:`${root}/tmp/head`},homes,ownBase,unfetched:{base:await listUnfetchedFiles(
host,folders.base),head:await listUnfetchedFiles(host,folders.head)}}}function byPath(isWanted){return({path})=>isWanted(
path)}var NO_FILTERS=`* -filter
`;async function startTree(host,folder,shas,{store,originUrl}){let format=shas[0].length===64?"sha256":"sha1";await host.
files.makeFolder(folder),await runGitStep(host,folder,["init","--quiet","--template=",`--object-format=${format}`,"."]);
let config=`${folder}/.git/config`,origin=originUrl===null?"":`[remote "origin"]
	url = ${JSON.stringify(originUrl)}
`;await host.files.write(config,`${await host.files.read(config,MAX_CONFIG_BYTES)}${TRUST_COPIES}${origin}`);let input=[
...shas.map(sha=>`--shallow ${sha}`),...shas,""].join(`
`);await runGitStep(host,store.folder,[...PACK,`${folder}/.git/objects/pack/pack`],input),await host.files.write(`${folder}\
/.git/shallow`,shas.map(sha=>`${sha}
`).join(""))}var MAX_CONFIG_BYTES=1024*1024,TRUST_COPIES=`[core]
	trustCtime = false
	checkStat = minimal
`,PACK=["pack-objects","--quiet","--revs","--delta-base-offset","--window=0"];async function checkOut(host,folder,sha){let attributes=`${folder}\
/.git/info/attributes`;await host.files.write(attributes,NO_FILTERS),await runGitStep(host,folder,["checkout","--quiet",
"--force","--detach","--no-recurse-submodules",sha]),await host.files.remove(attributes)}var ENTRIES_AT_ONCE=75;async function copyFromHead(host,folder,entries){
let attributes=`${folder}/.git/info/attributes`;await host.files.write(attributes,NO_FILTERS);let removed=entries.flatMap(
({path,now})=>now===null?path:[]);for(let part of divideList(removed,ENTRIES_AT_ONCE))await runGitStep(host,folder,["upd\
ate-index","--force-remove","--",...part]);let copied=entries.flatMap(({path,now})=>now===null?[]:`${now.mode},${now.sha}\
,${path}`);for(let part of divideList(copied,ENTRIES_AT_ONCE)){let options=part.flatMap(entry=>["--cacheinfo",entry]);await runGitStep(
host,folder,["update-index","--add","--replace",...options])}let tree=(await runGitStep(host,folder,["write-tree"])).trim();
await runGitStep(host,folder,["read-tree","HEAD"]),await runGitStep(host,folder,["read-tree","--reset","-u","--no-recurs\
e-submodules",tree]),await host.files.remove(attributes)}async function runGitStep(host,folder,args,input){let options={
folder,config:{"core.longpaths":"true"},...omitNull({input:input??null})},{exitCode,stdout,stderr}=await host.git(args,options);
if(exitCode===0)return stdout;let isDiskFull=/No space left on device|Disk quota exceeded/.test(stderr);throw userError(
"checkout-failed",atGitCommand(args[0]),{output:parseGitError(stderr),isDiskFull})}var MAX_PATHS2=100;async function listUnfetchedFiles(host,folder){
let list=async(...args)=>splitPaths(await runGitStep(host,folder,["ls-files","-z",...args])),paths=await list("--",`:(to\
p,literal)${MODULES}`,":(top,attr:filter=lfs)");return{submodules:(paths.includes(MODULES)?await list("--stage"):[]).filter(
entry=>entry.startsWith(`${SUBMODULE} `)).slice(0,MAX_PATHS2).map(entry=>entry.slice(entry.indexOf("	")+1)),lfsFiles:paths.
filter(path=>path!==MODULES).slice(0,MAX_PATHS2)}}var MODULES=".gitmodules",MAX_NAMED=3,POINTER=`version https://git-lfs\
.github.com/spec/v1
`,MAX_POINTER_BYTES=1024;async function warnAboutUnfetchedFiles(files,folder,{submodules,lfsFiles}){let read=path=>files.
read(posix6.join(folder,path),MAX_POINTER_BYTES).catch(recoverFrom(UserError,()=>"")),modules=[],pointers=[];for(let path of submodules)
await read(posix6.join(path,".git"))===null&&modules.push(path);for(let path of lfsFiles)(await read(path))?.startsWith(
POINTER)&&pointers.push(path);let describe=paths=>({paths:paths.slice(0,MAX_NAMED),count:paths.length});return[...modules.
length===0?[]:[makeWarning("submodules-left-out",inFile(".gitmodules"),describe(modules))],...pointers.length===0?[]:[makeWarning(
"lfs-files-left-out",inFile(".gitattributes"),describe(pointers))]]}async function prepareCandidates(host,root,source){let{store,benchmarkFiles}=source,[base,head]=[source.commits.base.sha,
source.commits.head.sha],present=await listCandidates2(store,base,head),commits=present==="history-missing"&&!store.isComplete&&
await store.fetch(`--deepen=${MAX_BISECTED_COMMITS+1}`,head)===null?await listCandidates2(store,base,head):present;if(typeof commits==
"string")return commits;if(host.log.info(`bisect ${commits.length} commits`),commits.length===1)return{commits,create:()=>Promise.
reject(new Error("head has its tree"))};let scratch=`${root}/scratch`;for(let{sha}of commits)await store.fetchMissingBlobs(
sha);let shas=commits.map(({sha})=>sha);await startTree(host,scratch,shas,source);let trees=await keepTrees(host,scratch,
store,shas);if(await host.files.remove(scratch),trees===null)return"too-large";let isShared=compileOrderedPatterns(benchmarkFiles);
return{commits,async create(position,version){let tree=trees[position],files=version==="head"&&benchmarkFiles.length>0?replaceSharedFiles(
tree,trees.at(-1),isShared):tree,name=`c${String(position+1).padStart(3,"0")}`,folders={folder:`${root}/${name}`,temporary:`${root}\
/tmp/${name}`,home:`${root}/home/${name}`};for(let path of Object.values(folders))await host.files.remove(path);return await writeKeptTree(
host.files,folders.folder,files),await host.files.makeFolder(folders.home),folders}}}async function listCandidates2(store,base,head){
let commits=await readLine(store,base,head);if(commits===null)return store.isComplete?"base-not-contained":"history-miss\
ing";if(commits.length===1){let[first,second]=await readParents(store,head);if(second!==void 0&&first===base){let{exitCode,
stdout}=await store.git("rev-parse",`${head}^{tree}`,`${second}^{tree}`);exitCode===0&&new Set(stdout.trim().split(`
`)).size===1&&(commits=await readLine(store,base,second)??commits)}}return commits.length>MAX_BISECTED_COMMITS?"too-many\
-commits":commits}async function readLine(store,base,tip){let range=["--first-parent","--ancestry-path","--reverse",`${base}\
..${tip}`],{exitCode,stdout}=await store.git("log","-z","--format=%H%x00%s",...range);if(exitCode!==0)return null;let words=stdout.
split("\0"),commits=[];for(let index=0;index+1<words.length;index+=2)commits.push({sha:words[index].trim(),subject:words[index+
1].slice(0,MAX_SUBJECT_LENGTH)});let[oldest]=commits;return oldest!==void 0&&(await readParents(store,oldest.sha)).includes(
base)?commits:null}var GIT_FILES_OF_TREE=[".git/HEAD",".git/index"];async function keepTrees(host,folder,store,shas){let bytesLeft=536870912,
keep=(from,paths)=>{let files=host.files.keep(from,paths,bytesLeft);for(let{data}of files?.values()??[])bytesLeft-=data.
length;return files},trees=[];for(let[index,sha]of shas.entries()){await checkOut(host,folder,sha);let paths=new Set(await listTreePaths(
store,sha)),changed=index===0?[...paths]:await listChangedPaths(store,shas[index-1],sha),present=changed.filter(path=>paths.
has(path)),files=keep(folder,[...present,...GIT_FILES_OF_TREE]);if(files===null)return null;let tree=new Map(trees[index-
1]);for(let path of changed)tree.delete(path);trees.push(new Map([...tree,...files]))}let git=await keep(`${folder}/.git`,
null),shared=git&&[...git].map(([path,file])=>[`.git/${path}`,file]);return shared&&trees.map(tree=>new Map([...shared,...tree]))}
function replaceSharedFiles(tree,head,isShared){let isGit=path=>path.startsWith(".git/"),shared=new Map([...head].filter(
([path])=>!isGit(path)&&isShared(path))),folders=listFolders(shared.keys()),isBeside=path=>!folders.has(path)&&![...listFolders(
[path])].some(folder=>shared.has(folder));return new Map([...[...tree].filter(([path])=>isGit(path)||!isShared(path)&&isBeside(
path)),...shared])}var EXCLUDED_FOLDERS=["node_modules","vendor","dist"].flatMap(folder=>[`${folder}/*`,`*/${folder}/*`].map(glob=>`:(exclu\
de)${glob}`)),MAX_MATCHES=5e5,MAX_MATCH_LENGTH=1e3,MAX_SEARCHED_NAME=300;async function readDefinitions(log,{formats,...tree}){
let matches=new Map,paths=await listPaths2(log,tree),searched=formats.includes("auto")?FORMATS:formats.map(findFormat);for(let rules of new Set(
searched.flatMap(format=>format?.definitions??[]))){let isSearched=compilePathspecs(rules.files);paths.some(isSearched)&&
matches.set(rules,await grep(log,tree,rules))}return recording=>{let locators=new Map,{format:first,formats:formats2=[first]}=recording.
schedule;for(let format of new Set(formats2)){let definitions=format===null?null:findFormat(format)?.definitions,found=(definitions&&
matches.get(definitions))??[];format!==null&&definitions&&found.length>0&&locators.set(format,makeLocator(found,definitions))}
let places=locators.size===0?[]:locateBenchmarks(recording,locators);return places.length===0?recording:{...recording,places}}}
function formatOf({schedule,invocations},{base,head}){let[first=0]=[...head.invocations,...base.invocations];return schedule.
formats?.[invocations[first]?.command??0]??schedule.format}function locateBenchmarks(recording,locators){let benchmarks=new Map(
recording.series.map(one=>[groupedNameKeyOf(one),one])),places=[];for(let series of benchmarks.values()){let{group,name}=series,
locate2=locators.get(formatOf(recording,series)??""),place=name.length>MAX_SEARCHED_NAME?null:locate2?.({group,name})??null;
if(place!==null&&sourceLocationSchema.safeParse(place).success&&places.push({group,name,...place}),places.length===MAX_SOURCE_LOCATIONS)
break}return places}function listPaths2(log,{store,sha}){let giveUp=recoverFrom(UserError,error=>(log.info(formatUnknownDefinitions(
formatThrown(error))),[]));return listTreePaths(store,sha).catch(giveUp)}function compilePathspecs(pathspecs){let patterns=pathspecs.
map(pathspec=>{let[,ignoresCase,glob=""]=/^(:\(icase\))?(.*)$/.exec(pathspec)??[],source=glob.replaceAll(/[.+]/g,"\\$&").
replaceAll("*",".*");return new RegExp(`^${source}$`,ignoresCase===void 0?"s":"is")});return path=>patterns.some(pattern=>pattern.
test(path))}var OPTIONS=["-n","-z","-o","-I","-E","--full-name","--no-color","--no-column","--no-textconv","--no-recurse\
-submodules"];async function grep(log,{store,sha},{sign,line,files}){let patterns=sign===null?["-e",line]:["--all-match",
"-e",sign,"-e",line],args=["grep",...OPTIONS,...patterns,sha,"--",...files,...EXCLUDED_FOLDERS],{exitCode,stdout,stderr}=await store.
git(...args);if(exitCode>1&&log.info(formatUnknownDefinitions(`git grep: ${parseGitError(stderr)}`)),exitCode!==0)return[];
let entries=stdout.split(`
`,MAX_MATCHES+1);return entries.length<=MAX_MATCHES?entries.flatMap(entry=>parseEntry(entry,sha)):(log.info(formatUnknownDefinitions(
`more than ${MAX_MATCHES} lines match`)),[])}function parseEntry(entry,sha){if(!entry.startsWith(`${sha}:`))return[];let end2=entry.
indexOf("\0"),[,line,text=""]=/^(\d+)[\0:](.*)$/s.exec(entry.slice(end2+1))??[];return end2<0||line===void 0||text.length>
MAX_MATCH_LENGTH?[]:[{file:entry.slice(sha.length+1,end2),line:Number(line),text}]}function keepFreshTrees({files},{folders,ownBase}){let bytesLeft=536870912,keep=(folder,known)=>{let kept=files.keep(folder,
null,536870912);for(let[path,{kind,data}]of kept??[]){let same=known.get(path);same?.kind===kind&&same.data.equals(data)?
kept.set(path,same):bytesLeft-=data.length}return bytesLeft<0?null:kept},base=keep(folders.base,new Map),head=base&&keep(
folders.head,base),own=base&&(ownBase===null?base:keep(ownBase,base));return base===null||head===null||own===null?null:{
async write(side,benchmarkFiles){let tree=side==="head"?head:benchmarkFiles==="own"?own:base;await writeKeptTree(files,folders[side],
tree)}}}function watchMachine(host,cpus){let entries=[],latest={load:null,cpu:null,mhz:null},recordedCpu=null;return{async observe(){
let before=latest.cpu;return latest=await host.observe(cpus),computeShares(before,latest.cpu)},record(atMs,round){let{load,
cpu,mhz}=latest,{others}=computeShares(recordedCpu,cpu),{steal}=computeShares(recordedCpu??NOTHING,cpu);entries.push({round,
atMs,load,steal,others,mhz}),recordedCpu=cpu},all:()=>({rounds:entries.map(entry=>entry.round),atMs:entries.map(({atMs})=>atMs),
load:entries.map(({load})=>load),steal:entries.map(({steal})=>steal),others:entries.map(({others})=>others),mhz:entries.
map(({mhz})=>mhz)})}}var NOTHING={total:0,busy:0,stolen:0,own:0};function computeShares(from,to){if(from===null||to===null)
return{steal:null,others:null,own:null};let totalTime=to.total-from.total;return{steal:share(to.stolen-from.stolen,totalTime),
others:share(to.busy-from.busy-(to.own-from.own),totalTime),own:share(to.own-from.own,totalTime)}}function share(part,whole){
return whole>0?Number(Math.min(1,Math.max(0,part/whole)).toFixed(4)):null}import{isAbsolute}from"node:path";var RUNNER_FILES=["GITHUB_ENV","GITHUB_PATH","GITHUB_OUTPUT","GITHUB_STATE","GITHUB_STEP_SUMMARY","GITHUB_EVENT_PATH"];var ANSWERS_VARIABLE="BENCH_REFEREE_ANSWERS",LOCATION=[{kind:"environment variable",name:ANSWERS_VARIABLE}],LIMIT_BYTES2=4*
1024*1024,MAX_TEXT_LENGTH=200,KEPT_LENGTH=100,NO_ANSWERS={answers:[],problems:[]};async function readAnswers({files},path,mask){
try{return parseAnswers(await files.read(path,LIMIT_BYTES2)??"",mask)}catch(error){if(!(error instanceof UserError))throw error;
let problems=relocate(error,LOCATION).diagnostics.map(one=>({...one,severity:"warning"}));return{answers:[],problems}}}function parseAnswers(text,mask){
let answers=[],unreadable=[];for(let[index,line]of text.split(/\r?\n/).entries()){let tab=line.indexOf("	"),name=line.slice(
0,tab);line!==""&&(tab<=0||name.length>1e3?unreadable.push(index+1):answers.length<MAX_ANSWERS&&answers.push({name,text:shortenAnswer(
mask(line.slice(tab+1)))}))}let[first]=unreadable,location=inFile(ANSWERS_VARIABLE,first),problems=first===void 0?[]:[makeWarning(
"answer-unreadable",location,{others:unreadable.length-1})];return{answers,problems}}function shortenAnswer(text){return text.
length<=MAX_TEXT_LENGTH?text:`${text.slice(0,KEPT_LENGTH).toWellFormed()}\u2026 sha256:${createHash("sha256").update(text).
digest("hex")}`}function recordAnswers(recorded,answers,{command,side}){for(let{name,text}of answers){let key=JSON.stringify(
[command,name]),known=recorded.get(key)??{command,name,base:[],head:[]};recorded.size<MAX_ANSWERS&&recorded.set(key,known),
known[side].length<MAX_TEXTS&&!known[side].includes(text)&&known[side].push(text)}}var FILTER_VARIABLE="BENCH_REFEREE_FILTER",MAX_VARIABLE_BYTES=32*1024-2;function makeBenchmarkFilter(recording,undecided,options){
let filter=restrictToSeries(recording,undecided,options);return filter.byCommand.size===0?null:filter}function restrictToSeries({
invocations,series},undecided,{filterOf,sides}){let printed=sides.flatMap(side=>undecided.flatMap(one=>one[side].invocations)),
commands=[...new Set(printed.flatMap(at=>invocations[at]?.command??[]))].sort((a,b)=>a-b),byCommand=new Map;for(let command of commands){
let isOn=side=>isOfCommand(invocations,command,side),ofCommand=undecided.filter(one=>sides.some(side=>isOn(side)(one))),
companions=sides.flatMap(side=>ofCommand.some(isOn(side))?[]:series.find(isOn(side))??[]),named=filteredBenchmarksOf([...ofCommand,
...companions],sides),text=filterOf(command)?.(named);text!==void 0&&!text.includes("\0")&&Buffer.byteLength(`${FILTER_VARIABLE}\
=${text}`)<=MAX_VARIABLE_BYTES&&byCommand.set(command,{text,named})}return{commands,byCommand,since:invocations.length}}
function filteredBenchmarksOf(series,measured){let named=new Map;for(let{group,name,...own}of series){let key=groupedNameKeyOf(
{group,name}),sides=measured.filter(side=>own[side].values.length>0||named.get(key)?.sides.includes(side));named.set(key,
{group,name,sides})}return[...named.values()]}var MAX_NAMES3=3;function findMissedBenchmarks({byCommand,since},{series,invocations}){
for(let[command,filter]of byCommand){let isRecent=(at=-1)=>at>=since&&invocations[at]?.command===command,namesOn=side=>new Set(
series.filter(one=>isRecent(one[side].invocations.at(-1))).map(groupedNameKeyOf)),gave={base:namesOn("base"),head:namesOn(
"head")},missed=filter.named.filter(one=>one.sides.some(side=>!gave[side].has(groupedNameKeyOf(one))));if(missed.length===
0)continue;let data={names:missed.slice(0,MAX_NAMES3).map(({name})=>name),count:missed.length,filter:shortenFilter(filter)};
return makeWarning("filter-not-followed",FILTER_LOCATION,data)}return null}var FILTER_LOCATION=[{kind:"environment varia\
ble",name:FILTER_VARIABLE}];function makeFailedFilterWarning(filter,{round,side}){return makeWarning("filter-failed",FILTER_LOCATION,
{round,side,filter:shortenFilter(filter)})}var MAX_FILTER_LENGTH=500;function shortenFilter({text}){return text.length>MAX_FILTER_LENGTH?
`${text.slice(0,MAX_FILTER_LENGTH)}\u2026`:text}function isSameFilter(a,b){let[before,after]=[a,b].map(filter=>JSON.stringify(
filter?.commands.map(command=>[command,filter.byCommand.get(command)?.text])));return before===after}function formatFilterRemark(filter,commands,{
names,of,hasControls}){if(filter===null||names.length===0||names.length===of)return"";let isObeyed=filter.commands.every(
command=>commands[command]?.script.includes(FILTER_VARIABLE)),more=hasControls?" and the control benchmarks":"";return isObeyed?
`: only these${more} are measured again`:`: ${FILTER_VARIABLE} names them${more}`}var PUBLIC_NAMES=/^(?:(?:BENCH_REFEREE|DOTNET|GITHUB|INPUT|LC|RUNNER|XDG)_.*|LANG|LANGUAGE|TERM|COLORTERM|TZ|USER|USERNAME|LOGNAME|HOSTNAME|IMAGEOS|IMAGEVERSION|DEBIAN_FRONTEND|OS|COMPUTERNAME|PROCESSOR_.*|PATH|HOME|PWD|OLDPWD|INIT_CWD|SHELL|TMPDIR|TEMP|TMP)$/i,
SECRET_NAMES=/TOKEN|SECRET|PASS|KEY|CREDENTIAL|AUTH|PRIVATE/i,SYSTEM_PATH=/^(?:\/(?:bin|etc|github|home|lib|mnt|opt|private|root|run|sbin|snap|tmp|usr|var|__t|__w|Applications|Library|System|Users)(?:\/|$)|[A-Za-z]:\\)/,
MIN_LENGTH=6,MASK="***",TOKEN_SHAPES=[/gh[pousr]_[A-Za-z0-9]{20,}/g,/github_pat_[A-Za-z0-9_]{20,}/g,/glpat-[\w-]{20,}/g,
/npm_[A-Za-z0-9]{30,}/g,/pypi-[\w-]{30,}/g,/xox[a-z]-[\w-]{10,}/g,/[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g,/AIza[\w-]{35}/g,
/(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g,/eyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g,/(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,500}(?=@)/gi,
/(?<=\bauthorization['"]?: *['"]?(?:basic|bearer|token) +)[^\s'",]+/gi,/(?<=-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----)[^-]+/g],
CUT_TOKEN=/(?:gh[pousr]_|github_pat_|glpat-|npm_|pypi-|xox[a-z]-|[rs]k_(?:live|test)_|AIza|AKIA|ASIA|eyJ)[\w.-]*(?=…$)/g,
GITHUB_TOKEN=/gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}/,BASE64_RUN=/[A-Za-z0-9+/_-]{8,}={0,2}/g,URL_RUN=/(?:[A-Za-z0-9_.~!*'():@$/+-]|%[0-9A-Fa-f]{2})+/g;
function makeSecretMask(env,secrets){let long=[...secrets,...secretValuesOf(env)].flatMap(value=>[value,...value.split(/\r\n|\r|\n/)]).
map(value=>value.trim()).filter(({length})=>length>=MIN_LENGTH),forms=[...new Set(long.flatMap(formsOf))],isKnown2=text=>forms.
some(form=>text.includes(form)),isPlain=text=>GITHUB_TOKEN.test(text)||isKnown2(text);return text=>{let plain=forms.flatMap(
form=>findOccurrences(text,form)),shaped=[...TOKEN_SHAPES,CUT_TOKEN].flatMap(shape=>findMatches(text,shape)),encoded=[...findEncodedSecrets(
text,isPlain),...findWrappedSecrets(text,forms,isKnown2)];return hideRanges(text,[...plain,...shaped,...encoded,...findCutSecrets(
text,forms)])}}function findEncodedSecrets(text,isPlain){let findIn=(pattern,decode)=>findMatches(text,pattern).filter(([
start3,end2])=>decode(text.slice(start3,end2)).some(isPlain));return[...findIn(BASE64_RUN,decodeBase64),...findIn(URL_RUN,
decodeUrl)]}function findWrappedSecrets(text,forms,isKnown2){let joined=text.replaceAll(`
`,""),breaks=findOccurrences(text,`
`).map(([start3],index)=>start3-index),within2=([start3,end2])=>breaks.filter(position=>start3<position&&position<end2),
holdsSecret=part=>isKnown2(part)||findEncodedSecrets(part,isKnown2).length>0,trim=range=>{let start3=within2(range).findLast(
position=>holdsSecret(joined.slice(position,range[1])))??range[0],end2=within2([start3,range[1]]).find(position=>holdsSecret(
joined.slice(start3,position)));return[start3,end2??range[1]]},breaksUntil=at=>breaks.filter(position=>position<=at).length;
return[...forms.flatMap(form=>findOccurrences(joined,form)),...findEncodedSecrets(joined,isKnown2)].filter(range=>within2(
range).length>0).map(trim).filter(range=>within2(range).length>0).map(([start3,end2])=>[start3+breaksUntil(start3),end2+
breaksUntil(end2-1)])}function findCutSecrets(text,forms){if(!text.endsWith("\u2026"))return[];let end2=text.length-1,lengthOf=form=>{
for(let length=Math.min(form.length,end2);length>=MIN_LENGTH;length--)if(text.startsWith(form.slice(0,length),end2-length))
return length;return 0};return forms.map(form=>[end2-lengthOf(form),end2]).filter(([start3])=>start3<end2)}function findOccurrences(text,sought){
let ranges=[];for(let at=text.indexOf(sought);at>=0;at=text.indexOf(sought,at+sought.length))ranges.push([at,at+sought.length]);
return ranges}function findMatches(text,pattern){return[...text.matchAll(pattern)].map(match=>[match.index,match.index+match[0].
length])}function hideRanges(text,ranges){let hidden="",done=0;for(let[start3,end2]of ranges.toSorted(([left],[right])=>left-
right)){if(end2<=done)continue;let isJoined=start3<=done&&done>0,masks=text.slice(Math.max(start3,done),end2).split(`
`).map((line,index)=>line===""||isJoined&&index===0?"":MASK);hidden+=text.slice(done,Math.max(start3,done))+masks.join(`\

`),done=end2}return hidden+text.slice(done)}function secretValuesOf(env){return Object.entries(env).flatMap(([name,value])=>{
if(value===void 0)return[];let isSystemPath=value.split(/;|:(?!\\)/).every(part=>part===""||SYSTEM_PATH.test(part));return!SECRET_NAMES.
test(name)&&(PUBLIC_NAMES.test(name)||isSystemPath)?[]:[value]})}function formsOf(secret){return[...new Set([secret,encodeURIComponent(
secret.toWellFormed()),JSON.stringify(secret).slice(1,-1)])]}function decodeBase64(run){return[0,1,2,3].map(skipped=>Buffer.
from(run.slice(skipped),"base64").toString())}function decodeUrl(run){if(!run.includes("%"))return[];let bytes=run.replaceAll(
/%(..)/g,(_,digits)=>String.fromCharCode(Number.parseInt(digits,16)));return[bytes,bytes.replaceAll("+"," ")].map(text=>Buffer.
from(text,"latin1").toString())}var RUNNERS_OWN=/^(INPUT_|STATE_|ACTIONS_)/i,NOT_HANDED_ON=new Set([...RUNNER_FILES,FILTER_VARIABLE,
ANSWERS_VARIABLE,"BENCH_REFEREE_PROFILE"]),CARGO_FOLDERS=new Set(["CARGO_TARGET_DIR","CARGO_BUILD_TARGET_DIR","CARGO_BUI\
LD_BUILD_DIR"]);function childEnvironment(env,secrets){let forms=secrets.filter(secret=>secret.length>0).flatMap(formsOf),
isPlain=text=>GITHUB_TOKEN.test(text)||forms.some(form=>text.includes(form)),variables={};for(let[name,value]of Object.entries(
env))value===void 0||RUNNERS_OWN.test(name)||NOT_HANDED_ON.has(name.toUpperCase())||CARGO_FOLDERS.has(name.toUpperCase())&&
isAbsolute(value)||!isPlain(value)&&findEncodedSecrets(value,isPlain).length===0&&(variables[name]=value);return variables}import{join}from"node:path";var MOVED_BYTES=64*1024*1024;function makeTreeWatch(files){let states=new Map,stateOf=tree=>{
let state=states.get(tree);if(state===void 0)throw new Error(`"${tree}" is not watched`);return state},store=(tree,programs)=>{
states.set(tree,{stamps:files.stamps(tree),programs})};return{begin:tree=>store(tree,new Map),snapshot(tree){let before=stateOf(
tree),stamps=files.stamps(tree),programs=new Map(before.programs);for(let path of listDifferences(before.stamps,stamps)){
let changedMs=programs.has(path)?null:files.markProgram(join(tree,path));changedMs!==null&&programs.set(path,changedMs)}
programs.size>before.programs.size?store(tree,programs):states.set(tree,{stamps,programs})},follow:(from,to)=>store(to,stateOf(
from).programs),listChanges:tree=>listDifferences(stateOf(tree).stamps,files.stamps(tree)).sort(),movePrograms(tree){let leftBytes=MOVED_BYTES;
for(let[path,changedMs]of stateOf(tree).programs)leftBytes-=files.moveIfUsed(join(tree,path),changedMs,leftBytes)}}}function listDifferences(before,after){
return[...new Set([...before.keys(),...after.keys()])].filter(path=>before.get(path)!==after.get(path))}var MAX_NAMED2=3;
function findTreeChange({treeWatch},tree){let paths=treeWatch.listChanges(tree);return paths.length===0?null:{paths:paths.
slice(0,MAX_NAMED2),count:paths.length}}var RunState=class{setupMs=0;startMs;slowestMs=0;share=0;toolchain={base:[],head:[]};formats;ended="complete";sides;brokenOnBase=new Set;decisions;filter=null;filteredSince=0;isFilterBroken=!1;undecided=null;retries=0;disturbed={
attempts:[],tally:{base:0,head:0},rounds:0,isOneSided:!1};invocations=[];series=makeSeriesCollection();warmUp=makeSeriesCollection();answers=new Map;problems;shard;isOfShard=()=>!0;benchmarkFiles;fileSizes={};files=null;counts=null;cpuTimes=null;builds=null;countedCommands=[];constructor({
clock},{settings,commits,decisions,sides}){this.startMs=clock.nowMs(),this.formats=settings.commands.map(({format})=>format),
this.sides=sides,this.decisions=[...decisions];let sampleUnit=settings.unit==="sample"?[makeWarning("sample-unit",atKey(
"unit: sample"),{})]:[];this.problems=[...commits.problems,...sampleUnit],this.shard=makeUnknownShard(settings.shard),this.
benchmarkFiles=settings.benchmarkFiles.length>0&&sides.length===SIDES.length?"head":null}};async function start2(host,measuring){
let{settings,trees,sides}=measuring,treeWatch=makeTreeWatch(host.files);for(let side of sides)treeWatch.begin(trees.folders[side]);
return{host,measuring,env:{...childEnvironment(host.env,host.secrets),[LAYOUT_VARIABLE]:"0"},mask:makeSecretMask(host.env,
host.secrets),machine:await host.machine(),loadBefore:host.load(),startedOn:host.clock.today(),watch:watchMachine(host,settings.
cpus),treeWatch,services:makeServicesOfRun(),limitMs:settings.maxMinutes*6e4,...new RunState(host,measuring)}}function recordValues(collection,invocations,{
measurements,isPlaced}){let invocation=invocations.length-1,{command,side}=invocations[invocation];for(let measurement of measurements)
appendValues(collection.getOrCreate(measurement,command,isPlaced)[side],invocation,measurement.values)}function appendValues(lists,invocation,values){
lists.invocations.at(-1)===invocation?lists.values.at(-1).push(...values):(lists.invocations.push(invocation),lists.values.
push([...values]))}function recordProblem(run,side,problem){let isRecorded=run.problems.some(recorded=>isSameFinding(recorded,
problem));problem.severity==="warning"&&isRecorded||(run.problems.push(side==="base"?{...problem,severity:"warning"}:problem),
(side==="base"||!isError(problem))&&run.host.log.info(formatDiagnosticLine(problem)))}function makeTreeChangeError(change,location){
return makeError("tree-changed",location,change,{failure:"tampered"})}function endMeasuring(run,how,problem=null){return problem!==
null&&recordProblem(run,"head",problem),run.ended=how,!1}function elapsedMs({host,startMs}){return host.clock.nowMs()-startMs}
function listCommands({measuring,decisions}){let skipped=listSkippedCommands(decisions);return[...measuring.settings.commands.
keys()].filter(command=>!skipped.has(command))}function runsOn(run,side,command){let isBroken=side==="base"&&run.brokenOnBase.
has(command);return run.sides.includes(side)&&!isBroken&&listCommands(run).includes(command)}function commandAt({measuring},command){
return measuring.settings.commands[command]}function commandNameOf(run,command){return commandName(commandAt(run,command).
script)}function formatAt({formats},command){return findFormat(formats[command]??"auto")}function filterOptionsOf(run){return{
filterOf:command=>formatAt(run,command)?.filter,sides:run.sides}}function invocationFoldersOf({measuring},side,command,location){
let{settings,trees}=measuring,{workingDirectory}=command===null?settings:settings.commands[command],tree=trees.folders[side];
return{side,folder:workingDirectory==="."?tree:`${tree}/${workingDirectory}`,workingDirectory,temporary:trees.temporary[side],
home:trees.homes[side],headTree:trees.folders.head,location}}function recordingOf(run){return withBaselineOf(run,measuredRecordingOf(run))}function warmUpRecordingOf(run){let asRound=one=>one.
outcome==="ok"?{...one,round:1}:one;return withBaselineOf(run,{...measuredRecordingOf(run),invocations:run.invocations.map(
asRound),series:run.warmUp.all()})}function withBaselineOf({measuring:{baseline}},measured){return baseline===null?measured:
withBaseline(measured,baseline)}function scheduleOf(settings,{seed,formats,ended}){let{rounds,run,setup,workingDirectory,
outputFile,unit,cpus,nice,maxMinutes}=settings,{count,measure,stop,precision,bisectMinutes,rebuildMinutes}=settings,counted=count.
length===0?null:count.length===1?count[0]:[...count],recognised=formats.map(format2=>format2==="auto"?null:format2),[first=null]=recognised,
isOneFormat=recognised.every(one=>one===first),format=settings.format!=="auto"?settings.format:isOneFormat?first:null;return{
seed,rounds,commands:[...run],setup,workingDirectory,outputFile,format,...omitNull({formats:recognised.every(one=>one===
format)?null:recognised}),unit,cpus,nice,maxMinutes,...omitNull({count:counted,measure:counted&&measure,stop:stop==="row\
s"?stop:null}),...omitNull({precision,bisectMinutes:bisectMinutes||null,rebuildMinutes:rebuildMinutes||null}),ended}}async function recordNothing(host,{
settings,commits,decisions,seed}){let load=host.load(),formats=settings.commands.map(({format})=>format);return{version:RECORDING_VERSION,
name:settings.name,commits:{base:commits.base,head:commits.head},measuredOn:host.clock.today(),schedule:scheduleOf(settings,
{seed,formats,ended:"decided"}),environment:{...await host.machine(),toolchain:{base:[],head:[]},loadBefore:load,loadAfter:load},
invocations:[],series:[],...omitNull({shard:makeUnknownShard(settings.shard)}),cost:{setupMs:0,measuringMs:0},decisions:[
...decisions],problems:[...commits.problems]}}function measuredRecordingOf(run){let{measuring,machine,loadBefore}=run,{settings,
commits,seed}=measuring;return omitNull({version:RECORDING_VERSION,name:settings.name,commits:{base:commits.base,head:commits.
head},measuredOn:run.startedOn,schedule:scheduleOf(settings,{seed,formats:run.formats,ended:run.ended}),environment:{...machine,
toolchain:run.toolchain,loadBefore,loadAfter:run.host.load(),observations:run.watch.all()},changes:measuring.changes,invocations:[
...run.invocations],series:run.series.all(),warmUp:warmUpOf(run),files:run.files,answers:run.answers.size===0?null:[...run.
answers.values()],counts:run.counts,cpuTimes:run.cpuTimes,builds:run.builds,shard:run.shard,benchmarkFiles:run.benchmarkFiles,
cost:{setupMs:Math.round(run.setupMs),measuringMs:Math.round(elapsedMs(run))},decisions:run.decisions.length===0?null:[...run.
decisions],problems:[...run.problems]})}function warmUpOf({warmUp:warmUp2}){let medianOf=values2=>values2.length===0?null:
median(values2),values=warmUp2.all().filter(({deterministic})=>!deterministic).map(({group,name,metric,unit,base,head})=>({
group,name,metric,unit,base:medianOf(base.values.flat()),head:medianOf(head.values.flat())}));return values.length===0?null:
values}var WARM_UP_FACTOR=2;function estimateCost(run,completedRounds,spentMs){let{rounds,maxMinutes,setup}=run.measuring.settings,
isWarmUp=completedRounds===0,slowestMs=estimateRoundMs(run,isWarmUp?0:1);if(slowestMs===null)return null;let roundMs=isWarmUp&&
run.shard!==null?slowestMs*shareOf(run.shard):slowestMs,leftMs2=Math.max(0,maxMinutes*6e4-spentMs),countRounds2=ms=>ms===
0?rounds.max:Math.min(rounds.max,completedRounds+Math.floor(leftMs2/ms)),atBest=countRounds2(isWarmUp?roundMs/WARM_UP_FACTOR:
roundMs),hasFilter=run.formats.some(format=>findFormat(format)?.filter!==void 0);return{maxMinutes,elapsedMs:spentMs,completedRounds,
roundMs,rounds:countRounds2(roundMs),maxRounds:hasFilter&&atBest>=rounds.min?rounds.max:atBest,mayIncludeBuild:isWarmUp&&
setup===null}}function checkCostAfterWarmUp(run){let cost=estimateCost(run,0,elapsedMs(run));return cost===null?!0:(run.
host.log.info(formatCost(cost,run.measuring.settings.rounds,invocationTimesOf(run))),checkPlan(run,warmUpRecordingOf(run),
cost))}function hasTimeFor(run,rounds,waitMs=0){let leftMs2=run.limitMs-elapsedMs(run)-waitMs,alike=estimateRoundMs(run,
Math.max(1,run.filteredSince));return alike===null&&run.filter!==null?leftMs2>0:rounds*(alike??estimateRoundMs(run,0)??0)<=
leftMs2}function invocationTimesOf({measuring,sides,invocations}){return[...measuring.settings.commands.keys()].map(command=>Object.
fromEntries(invocations.filter(one=>one.command===command&&one.outcome==="ok"&&sides.includes(one.side)).map(({side,durationMs})=>[
side,durationMs])))}function checkPlan(run,recording,cost){let errors=run.measuring.findPlanErrors(recording,cost);for(let error of selectForLog(
errors).shown)recordProblem(run,"head",error);return errors.length===0||endMeasuring(run,"decided")}function formatTimeLeft(run){
let{sides,filter,filteredSince,invocations}=run,{rounds,maxMinutes}=run.measuring.settings,latest=invocations.at(-1),last=invocations.
findLast(one=>!isPutAside(one)),recent=invocations.filter(({round})=>round>=Math.max(1,filteredSince));if(latest===void 0||
last===void 0||recent.length===0)return"";let mean=recent.reduce((sum,{durationMs})=>sum+durationMs,0)/recent.length,made=recent.
filter(one=>one.round===last.round&&!isPutAside(one)).length,perRound=(filter?.commands??listCommands(run)).length*sides.
length,leftMs2=mean*((rounds.max-Math.max(1,last.round)+1)*perRound-made);if(leftMs2<=0)return"";let capMs=Math.max(0,maxMinutes*
6e4-latest.startMs-latest.durationMs);return`, ${rounds.min===rounds.max&&leftMs2<=capMs?"about":"at most"} ${formatDuration(
Math.min(leftMs2,capMs))} left`}function estimateRoundMs({sides,invocations},since){let slowest=new Map;for(let{round,side,
command,durationMs,outcome}of invocations){let key=`${command} ${side}`;round>=since&&sides.includes(side)&&outcome!=="f\
ailed"&&outcome!=="retried"&&slowest.set(key,Math.max(durationMs,slowest.get(key)??0))}return slowest.size===0?null:[...slowest.
values()].reduce((sum,ms)=>sum+ms)}async function invoke(host,place,task){let reader=await makeResultReader(host,{...task,folder:place.folder,name:commandName(
task.command)}),{format:known,measuresCpuTime:watchQueue,mask}=task,path=`${place.temporary}/answers`,env={...task.env,[ANSWERS_VARIABLE]:path},
metered={...task,env,meter:known==="command"||watchQueue,watchQueue},{read,...ran}=await runBenchmark(host,place,metered,
async result=>{let results=await reader(result),isUsable=results.measurements.length>0&&!results.problems.some(isError),
{answers,problems}=isUsable?await readAnswers(host,path,mask):NO_ANSWERS;return{...results,answers,problems:[...results.
problems,...problems]}}),{format,evidence}=read;if(ran.outcome!=="ok")return{...ran,measurements:[],answers:[],format,evidence};
let named=read.measurements.map(one=>({...one,name:hidePorts(one.name,ran.ports),group:one.group&&hidePorts(one.group,ran.
ports)})),measurements=[...task.serving==null?read.measurements:named,...toServiceMeasurements(ran.services)];return{...ran,
measurements,answers:read.answers,format,evidence}}async function makeResultReader(host,spec){let before=await listResults(
host,spec);return async result=>withRecordedNames(await readResults(host,spec,result,before))}async function listResults(host,{
folder,outputFile}){if(outputFile===null)return new Map;let matches=compilePatterns([outputFile]);return host.files.list(
folder,path=>matches([path]))}async function readResults(host,spec,result,before){if(result.ending!=="exit")return NOTHING2;
if(result.exitCode!==0){let read2=spec.format==="command"?NOTHING2:parseToolOutput({path:"stdout",text:result.stdout},spec.
format);return{...NOTHING2,problems:read2.measurements.length===0?[]:read2.problems}}if(spec.format==="command")return{measurements:toInvocationMeasurements(
result.durationMs,result.usage,spec.name),problems:[],format:"command",evidence:null};let read=spec.outputFile===null?readPrintedResults(
spec,result):await readFiles2(host,spec,before);return read.measurements.length>0||read.problems.some(isError)?read:{...read,
problems:[...read.problems,makeError("no-results-printed",about("output"),{})]}}function readPrintedResults({format},{stdout,
stderrTail}){let read=parseToolOutput({path:"stdout",text:stdout},format);if(stdout.trim()!==""||stderrTail.trim()==="")
return read;let errors=parseToolOutput({path:"stderr",text:stderrTail},format),hint=errors.problems.find(({code})=>code===
"unsupported-output");return errors.format!==null&&errors.measurements.length>0?{...NOTHING2,problems:[makeError("result\
s-on-stderr",inFile("stderr"),{format:errors.format})]}:hint===void 0?read:{...NOTHING2,problems:[hint]}}var NOTHING2={measurements:[],
problems:[],format:null,evidence:null};async function readFiles2(host,spec,before){let written=[...await listResults(host,
spec)].filter(([path,changed])=>before.get(path)!==changed).map(([path])=>path);if(written.length===0){let pattern=spec.
outputFile??"";return{...NOTHING2,problems:[makeError("no-result-file",atKey("output-file"),{pattern})]}}let problems=[],
sources=[];for(let path of written){let source=await readResultFile(host,spec.folder,{path,problems});source!==null&&sources.
push(source)}if(sources.length===0)return{...NOTHING2,problems};let parsed=parseToolOutputs(sources,spec.format);return{
...parsed,problems:[...problems,...parsed.problems]}}var LIMIT_BYTES3=64*1024*1024;async function readResultFile(host,folder,{
path,problems}){try{return{path,text:await host.files.read(`${folder}/${path}`,LIMIT_BYTES3)??""}}catch(error){if(!(error instanceof
UserError))throw error;return problems.push(...relocate(error,inFile(path)).diagnostics),null}}var OVER="over";function leftMs({host},{startMs,limitMs}){return limitMs-(host.clock.nowMs()-startMs)}function findEnd(run,time){
return run.host.cancelled.aborted?"cancelled":leftMs(run,time)<=0?"time":null}async function makeStep(run,time,step){let{
progress,cancelled}=run.host,end2=(how,problem=null)=>(step.end(how,problem),OVER),{tree,name,phase=name,isWarmUp=!1,mustFit=!1,
state="",timeLeft=()=>""}=step,ended=findEnd(run,time);if(ended!==null)return end2(ended);let restMs=leftMs(run,time),change=findTreeChange(
run,tree);if(change!==null)return end2("failed",step.explainChange(change));time.share=Math.max(time.share,step.share);let line=`${phase}${formatTimeSoFar(
time.limitMs-restMs)}${timeLeft()}${state}`;progress.begin({share:time.share,text:line,isWarmUp}),run.treeWatch.movePrograms(
tree);let result=await step.run(deadlineFor({mustFit,usualMs:time.slowestMs,leftMs:restMs})),{outcome,durationMs,problems,
tampering}=result;run.treeWatch.snapshot(tree),outcome!=="failed"&&(time.slowestMs=Math.max(time.slowestMs,durationMs)),
cancelled.aborted||progress.end(`${name} ${formatDuration(durationMs)}${outcome==="ok"?"":` ${outcome}`}${timeLeft()}`);
for(let problem of problems)step.report(problem);return tampering!==null?end2("failed",tampering):outcome==="cut"?end2(cancelled.
aborted?"cancelled":"time"):result}function addWarning({log},problems,problem){let{failure:_,...rest}=problem,warning={...rest,
severity:"warning"};problems.some(recorded=>isSameDiagnostic(recorded,warning))||(problems.push(warning),log.info(formatDiagnosticLine(
warning)))}var HANG_FACTOR=10,MIN_HANG_MS=6e4;function deadlineFor(times){let{mustFit,usualMs,leftMs:leftMs2}=times,hangLimitMs=usualMs===
0?Number.POSITIVE_INFINITY:Math.max(MIN_HANG_MS,HANG_FACTOR*usualMs);return hangLimitMs<leftMs2?{ms:hangLimitMs,because:"\
hang",usualMs}:{ms:leftMs2,because:mustFit?"warm-up":"time",usualMs}}function selectShard(run){if(run.shard===null)return!0;let warmUp2=warmUpRecordingOf(run),renames=run.measuring.findRenames(
warmUp2),nameOnHead=benchmark=>({...benchmark,name:renames.get(benchmarkKeyOf(benchmark))??benchmark.name}),series=run.warmUp.
all(),shard={...run.shard,benchmarks:sortBenchmarks(series.map(one=>nameOnHead(benchmarkOf(run,one))))};run.shard=shard;
let keys=new Set(listOwn(shard).map(benchmarkKeyOf));if(keys.size===0)return endMeasuring(run,"decided");run.isOfShard=benchmark=>keys.
has(benchmarkKeyOf(nameOnHead(benchmark)));let isOwn=one=>run.isOfShard(benchmarkOf(run,one)),options=filterOptionsOf(run),
filter=restrictToSeries(warmUp2,series.filter(isOwn),options);run.filter=filter;let shared=new Set(series.filter(one=>!isOwn(
one)).map(one=>commandOf(run,one)));for(let command of filter.commands){if(filter.byCommand.has(command)||!shared.has(command))
continue;let reason=options.filterOf(command)===void 0?"format":"length";return endMeasuring(run,"failed",explainMissingFilter(
run,command,reason))}return!0}function isOfShard(run,command,{group,name}){return run.isOfShard({command:commandAt(run,command).
name,group,name})}function findIgnoredFilter(run,command,printed){let{shard,filter,warmUp:warmUp2}=run;if(shard===null||
!filter?.byCommand.has(command)||commandAt(run,command).script.includes(FILTER_VARIABLE))return null;let others=warmUp2.
all().filter(one=>commandOf(run,one)===command&&!run.isOfShard(benchmarkOf(run,one))),names=new Set(printed.map(({name})=>name));
return others.length>0&&others.every(({name})=>names.has(name))?explainMissingFilter(run,command,"variable"):null}function explainMissingFilter(run,command,reason){
let data={command:commandNameOf(run,command),format:run.formats[command],reason};return makeError("shard-needs-filter",atKey(
"shard"),data)}function commandOf({invocations},{base,head}){return invocations[head.invocations[0]??base.invocations[0]??
0]?.command??0}function benchmarkOf(run,series){let{group,name}=series;return{command:commandAt(run,commandOf(run,series)).
name,group,name}}async function runInvocation(run,step){let{measuring,filter,invocations}=run,{commands,rounds}=measuring.settings,{round,
command,side}=step,location=inRound(round,side),startMs=elapsedMs(run),count=invocations.length,invoked=await makeStep(run,
run,{tree:measuring.trees.folders[side],name:formatStep(step,{rounds:rounds.max,commands:commands.length}),share:completedShare(
run),isWarmUp:round===0,phase:round===0?"warm-up":"measuring",mustFit:round===0,state:formatUndecidedCount(run.undecided),
timeLeft:()=>formatTimeLeft(run),async run(deadline){let valgrindPlacement=needsPlacement(run,step)?placementOf(round):null,
{slowdown}=measuring,canary=slowdown!==null&&side==="head"?{slowdown,format:run.formats[command]}:null,task={...makeTask(
run,command,filter),deadline,valgrindPlacement,canary},printed=await invoke(run.host,invocationFoldersOf(run,side,command,
location),task),taken=await run.watch.observe(),judged=judgeInvocation(run,step,printed),{durationMs,exitCode}=judged,outcome=judged.
isFiltersFault||judged.unfit!==null?"cut":judged.outcome,cpuTime=task.measuresCpuTime?toRecordedCpuTime(judged):{};return invocations.
push({...step,startMs,durationMs,exitCode,outcome,...taken,...cpuTime}),judged},report:problem=>recordProblem(run,side,problem),
end:(how,problem)=>endMeasuring(run,how,problem),explainChange:change=>makeTreeChangeError({side,...change},location)});
return invoked===OVER?(invocations.length===count&&run.ended!=="failed"&&invocations.push({...step,startMs,durationMs:0,
exitCode:null,outcome:"cut"}),!1):invoked.unfit!==null?endMeasuring(run,"failed",invoked.unfit):invoked.isFiltersFault?(resetFilter(
run,round,makeFailedFilterWarning(filter.byCommand.get(command),step)),runInvocation(run,step)):shouldContinue(run,step,
invoked)}function toRecordedCpuTime({durationMs,usage}){let{userMs=null,systemMs=null,queuedMs=null}=usage??{},cpuMs=userMs===
null||systemMs===null?null:userMs+systemMs,offMs=Math.max(0,durationMs-(cpuMs??0));return omitNull({cpuMs,queuedMs:queuedMs&&
Math.min(offMs,queuedMs)})}function makeTask(run,command,filter){let{script,outputFile,service:services}=commandAt(run,command),
filtered=filter?.byCommand.get(command);return{command:script,env:filtered===void 0?run.env:{...run.env,[FILTER_VARIABLE]:filtered.
text},settings:run.measuring.settings,serving:services.length===0?null:{services,ofRun:run.services},format:run.formats[command],
outputFile,measuresCpuTime:hasCpuTimeInRounds(run.formats[command])&&commandAt(run,command).count.includes("cpu-time"),mask:run.
mask}}function completedShare(run){let since=run.filter===null?0:run.filteredSince,commands=run.filter?.commands??listCommands(
run),made=run.invocations.filter(invocation=>invocation.round>=since&&!isPutAside(invocation)).length;return(since+made/
(commands.length*run.sides.length))/(run.measuring.settings.rounds.max+1)}function judgeInvocation(run,step,printed){let missing=findMissingResults(
run,step,printed),invoked=missing!==null&&missing.code!=="names-unstable"?{...printed,outcome:"failed",measurements:[],problems:[
...printed.problems,missing]}:printed,isFiltersFault=mayBeFiltersFault(run,step,invoked),isFirst=step.round===1&&invoked.
outcome==="ok",ofNames=run.shard===null?null:missing;return{...invoked,problems:isFiltersFault?invoked.problems.map(problem=>({
...withoutOutput(problem),severity:"warning"})):invoked.problems,isFiltersFault,unfit:isFirst?ofNames??findIgnoredFilter(
run,step.command,invoked.measurements):null}}var MAX_NAMES4=3;function findMissingResults(run,{round,command,side},{outcome,
measurements}){if(side!=="base"||round!==1||outcome!=="ok")return null;let keyOf=one=>JSON.stringify([one.group,one.name,
one.metric]),keys=new Set(measurements.map(keyOf)),before=run.warmUp.all().filter(isOfCommand(run.invocations,command,"b\
ase")),missing=before.filter(one=>isOfShard(run,command,one)&&!keys.has(keyOf(one)));if(missing.length===0)return null;let names=[
...new Set(missing.map(({name})=>name))],printed=new Set(measurements.map(({name})=>name)),gone=names.filter(name=>!printed.
has(name)),born=[...printed].filter(name=>!before.some(one=>one.name===name));if(gone.length>0&&born.length>0){let data={
sides:"base",count:gone.length,...exampleOf(gone,born),isShard:!0};return makeError("names-unstable",inRound(round,"base"),
data,{failure:"names-unstable"})}return makeError("results-missing",inRound(round,"base"),{names:names.slice(0,MAX_NAMES4),
count:names.length})}function needsPlacement(run,{command,round}){return round>0&&formatAt(run,command)?.runsValgrind===
!0}function mayBeFiltersFault(run,{command},invoked){return!run.filter?.byCommand.has(command)||invoked.outcome!=="faile\
d"?!1:commandAt(run,command).script.includes(FILTER_VARIABLE)||invoked.exitCode===0}function shouldContinue(run,step,invoked){
let{round,command,side}=step;if(invoked.outcome==="failed")return side==="head"||round>0?endMeasuring(run,"failed"):(run.
brokenOnBase.add(command),listCommands(run).every(index=>run.brokenOnBase.has(index))&&(run.sides=["head"]),!0);let{formats,
series,warmUp:warmUp2,invocations}=run,{format,measurements,isPlaced}=invoked;if(!isPlaced&&needsPlacement(run,step)&&measurements.
some(({dependsOnLayout})=>dependsOnLayout)){let data={command:commandNameOf(run,command)};recordProblem(run,"head",makeWarning(
"valgrind-not-placed",atKey("run"),data))}if(formats[command]==="auto"&&format!==null&&(formats.includes(format)||run.host.
log.info(formatRecognisedFormat(format,invoked.evidence)),formats[command]=format),recordAnswers(run.answers,invoked.answers,
step),round===0)recordValues(warmUp2,invocations,invoked);else{let ofShard=measurements.filter(measurement=>isOfShard(run,
command,measurement));recordValues(series,invocations,{measurements:ofShard,isPlaced})}return!0}function resetFilter(run,round,problem){
recordProblem(run,"head",problem),run.filter=null,run.filteredSince=round+1,run.isFilterBroken=!0}var ITERATIONS_VARIABLE="BENCH_REFEREE_ITERATIONS";function startCounting(run,limitMs=run.limitMs){let methods=run.measuring.
settings.commands.map(()=>null);return{run,counts:{placements:[],methods,ended:"complete",invocations:[],series:[]},series:makeSeriesCollection(),
startMs:run.host.clock.nowMs(),limitMs,slowestMs:0,share:0}}async function countOnce(counting,step,options){let{run,counts}=counting,
{trees,settings}=run.measuring,{placement,side}=step,location=inPlacement(placement,side),isWarmUp=placement===0,plan={rounds:PLACEMENT_ROUNDS.
max,commands:settings.commands.length},result=await makeStep(run,counting,{tree:trees.folders[side],name:`counting ${formatStep(
{...step,round:placement},plan,"placement")}`,share:placement/PLACEMENT_ROUNDS.max,isWarmUp,mustFit:isWarmUp,run:deadline=>runUnderCallgrind(
run,{...step,location,deadline},options),report:problem=>recordProblem(run,side,settings.measure==="counts"?problem:{...problem,
severity:"warning"}),end(how,problem){counts.ended=how,how!=="time"&&endMeasuring(run,how,problem)},explainChange:change=>makeTreeChangeError(
{side,...change},location)});return result!==OVER&&result.outcome==="ok"?result:(result!==OVER&&!isWarmUp&&(counts.ended=
"failed"),null)}async function runUnderCallgrind(run,{placement,command,side,location,deadline},{isMarked,readsResults=!1,
env={}}){let{host}=run,task=makeTask(run,command,null),place=invocationFoldersOf(run,side,command,location),folder=`${place.
temporary}-${crypto.randomUUID()}`;await host.files.makeFolder(folder);let counted={...task,deadline,env:{...DEFAULT_VARIABLES,
...run.env,...env,GODEBUG:[GODEBUG_DEFAULTS,run.env.GODEBUG??""].filter(text=>text!=="").join(","),...HARNESS_VARIABLES,
...placementEnvironment(placementOf(Math.max(1,placement)),run.env)},wrapper:callgrindFor(host,folder,isMarked,run.env)},
name=commandNameOf(run,command),reader=readsResults?await makeResultReader(host,{...task,folder:place.folder,name}):null,
ran=await runBenchmark(host,place,counted,async result=>{let{parts,problems}=await readParts(host,folder,result,name),printed=reader&&
await reader(result),{measurements=[],format=null}=printed??{};return{parts,problems,instructions:sumProcesses(parts),printed:measurements,
format}});await host.files.remove(folder);let unknown=ran.problems.find(({code})=>code==="instruction-unknown");return unknown===
void 0?ran:{...ran,problems:[unknown]}}var HARNESS_VARIABLES={CODSPEED_ENV:"runner",CODSPEED_RUNNER_MODE:"instrumentatio\
n"},DEFAULT_VARIABLES={GOMAXPROCS:"1",GOGC:"off",GOMEMLIMIT:"2GiB"},GODEBUG_DEFAULTS="asyncpreemptoff=1,memprofilerate=0",
WHOLE_PROCESS=["--instr-atstart=yes","--dump-before=fork","--dump-before=vfork"],FILE="callgrind.out.";function callgrindFor(host,folder,isMarked,env){
return[host.findProgram("valgrind")??"valgrind","--command-line-only=yes",...env.VALGRIND_OPTS?.match(/\S+/g)??[],"--qui\
et","--tool=callgrind","--trace-children=yes",...isMarked?["--instr-atstart=no"]:WHOLE_PROCESS,"--combine-dumps=yes","--\
dump-line=no",`--callgrind-out-file=${folder.replaceAll("%","%%")}/${FILE}%p`]}var UNKNOWN_INSTRUCTION=/unhandled instruction bytes|Unrecognised instruction at address/;
async function readParts(host,folder,result,command){if(UNKNOWN_INSTRUCTION.test(result.stderrTail))return{parts:[],problems:[
makeError("instruction-unknown",about("output"),{command})]};let problems=[],parts=[];for(let path of(await host.files.list(
folder,()=>!0)).keys()){let source=await readResultFile(host,folder,{path,problems}),read=source===null?null:readCountedParts(
source);parts.push(...read?.parts??[]),problems.push(...read?.problems??[]);let process=/^pid: *(\S+)/m.exec(source?.text??
"")?.[1];(!path.startsWith(FILE)||process!==void 0&&path!==FILE+process)&&problems.push(makeError("count-file-foreign",inFile(
path),{command}))}return parts.length===0&&problems.length===0&&result.exitCode===0&&problems.push(makeError("nothing-co\
unted",about("output"),{command})),{parts,problems}}function sumProcesses(parts){let others=parts.filter(({command})=>!SHELL.
test(command));return(others.length>0?others:parts).reduce((sum,{instructions})=>sum+instructions,0)}var SHELL=/^\S*\/(?:bash --noprofile --norc -e -o pipefail|sh -e) -c /;async function countCommand(counting,{method,iterations},step){if(method==="slope"){for(let planned of iterations.filter(
({benchmark})=>isKnown(counting.run,step,benchmark)))if(!await countSlope(counting,step,planned))return!1;return!0}let counted=await countOnce(
counting,step,{isMarked:method==="marks"});if(counted===null)return!1;let counts=method==="marks"?countMarks(counting,step,
counted):[countProcess(counting,step,counted)];return recordCounts(counting,step,counts,counted),!0}function countMarks({
run},{command,side},{read}){let benchmarks=benchmarksOf2(run,command,side),root=`${run.measuring.trees.folders[side]}/`;
return read.parts.flatMap(({mark,instructions})=>mark===null||instructions===0?[]:[makeCount(findBenchmark(mark.replace(
root,""),benchmarks),instructions)])}function findBenchmark(mark,benchmarks){let[benchmark,...others]=benchmarks.filter(
({name})=>mark===name||mark.endsWith(`::${name}`));return benchmark!==void 0&&others.length===0?benchmark:{group:null,name:mark}}
function countProcess({run},{command,side},{read}){let[benchmark,...others]=benchmarksOf2(run,command,side),isOnly=benchmark!==
void 0&&others.length===0;return makeCount(isOnly?benchmark:{group:null,name:commandNameOf(run,command)},read.instructions)}
function makeCount({group,name},instructions){return{group,name,...{metric:COUNTED_METRIC,unit:"count",better:"lower",values:[
instructions]},primary:!0,deterministic:!0,dependsOnLayout:!0}}function recordCounts({counts,series,startMs,run:{host}},{
placement,command,side},measurements,{durationMs,exitCode}){let beganMs=Math.max(0,elapsedMs({host,startMs})-durationMs);
counts.invocations.push({side,round:placement,command,startMs:beganMs,durationMs,exitCode,outcome:"ok"}),recordValues(series,
counts.invocations,{measurements,isPlaced:!0})}var SLOPE_INSTRUCTIONS=6e7,MAX_ITERATIONS=1e6,MIN_ITERATIONS=2,MAX_GROWTH=100;
async function prepareSlopes(counting,command,sides){let{run}=counting,benchmarks=selectDistinct(sides.flatMap(side=>benchmarksOf2(
run,command,side))),canFilter=formatAt(run,command)?.filter&&commandAt(run,command).script.includes(FILTER_VARIABLE);if(benchmarks.
length>1&&!canFilter)return recordProblem(run,"head",makeWarning("slope-needs-filter",atKey("run"),{command:commandNameOf(
run,command)})),null;let iterations=[];for(let benchmark of benchmarks){let steps=sides.map(side=>({placement:0,command,
side})).filter(step=>isKnown(run,step,benchmark)),planned=await planIterations(counting,steps,benchmark);if(planned===null)
return null;iterations.push(...planned)}return iterations.length===0?null:{command,method:"slope",iterations}}async function planIterations(counting,steps,benchmark){
let{run}=counting,firsts=[];for(let step of steps){let first=await countIterations(counting,step,benchmark,MIN_ITERATIONS,
!0);if(first===null)return null;let printed=selectDistinct(first.read.printed).map(({name})=>name);if(printed.length>1){
let facts={...nameOf(run,step,benchmark),printed:printed.slice(0,3),count:printed.length};return recordProblem(run,step.
side,makeWarning("counted-with-others",placeOf(step),facts)),[]}firsts.push(first)}for(let[index,step]of[...steps.entries()].
toReversed()){let planned=await growIterations(counting,step,benchmark,firsts[index]);if(planned===null||planned.length>
0)return planned}return[]}async function growIterations(counting,step,benchmark,first){for(let added=MIN_ITERATIONS;;){let second=await countIterations(
counting,step,benchmark,MIN_ITERATIONS+added);if(second===null)return null;let executed=second.read.instructions-first.read.
instructions,perIteration=Math.max(1,executed/added),needed=Math.min(MAX_ITERATIONS,Math.ceil(SLOPE_INSTRUCTIONS/perIteration));
if(needed<=2*added){let fewer=Math.max(MIN_ITERATIONS,Math.ceil(needed/4));return checkEffect(counting,step,benchmark,executed/
added)?[{benchmark,fewer,more:fewer+needed}]:[]}added=Math.min(needed,MAX_GROWTH*added)}}async function countSlope(counting,step,{
benchmark,fewer,more}){let first=await countIterations(counting,step,benchmark,fewer),second=first&&await countIterations(
counting,step,benchmark,more);if(first===null||second===null)return!1;let executed=(second.read.instructions-first.read.
instructions)/(more-fewer),durationMs=first.durationMs+second.durationMs;return checkEffect(counting,step,benchmark,executed)&&
recordCounts(counting,step,[makeCount(benchmark,executed)],{durationMs,exitCode:0}),!0}function checkEffect({run},step,benchmark,perIteration){
if(perIteration>=1)return!0;let facts=nameOf(run,step,benchmark);return recordProblem(run,step.side,makeWarning("iterati\
ons-without-effect",placeOf(step),facts)),!1}var placeOf=({placement,side})=>inPlacement(placement,side);function nameOf(run,{
command},{name}){return{name,command:commandNameOf(run,command)}}async function countIterations(counting,step,benchmark,iterations,readsResults=!1){
let filter=formatAt(counting.run,step.command)?.filter?.([benchmark]),env={[ITERATIONS_VARIABLE]:String(iterations)},filtered=filter===
void 0?env:{...env,[FILTER_VARIABLE]:filter};return countOnce(counting,step,{isMarked:!1,env:filtered,readsResults})}function benchmarksOf2(run,command,side){
let series=[...run.warmUp.all(),...run.series.all()].filter(isOfCommand(run.invocations,command,side));return selectDistinct(
series.map(({group,name})=>({group,name})))}function isKnown(run,{command,side},benchmark){let key=groupedNameKeyOf(benchmark);
return benchmarksOf2(run,command,side).some(one=>groupedNameKeyOf(one)===key)}function selectDistinct(benchmarks){return[
...new Map(benchmarks.map(one=>[groupedNameKeyOf(one),one])).values()]}async function canCount(run){let{host,measuring,machine,env}=run;if(measuring.settings.commands.every(({count})=>!count.
includes("instructions")))return!1;let refuse2=reason=>(recordProblem(run,"base",makeWarning("counting-not-possible",atKey(
"count"),{reason})),!1);if(!machine.kernel.startsWith("Linux"))return refuse2("system");let valgrind=host.findProgram("v\
algrind");if(valgrind===null)return refuse2("no valgrind");let[side="head"]=run.sides,limits={deadlineMs:6e4,outputLimitBytes:1e4,
meter:!1},folder=measuring.trees.folders[side],answer=await host.run({script:":",wrapper:[valgrind,"--version"],folder,env,
...limits});return answer.ending==="exit"&&answer.exitCode===0||refuse2("no valgrind")}async function prepareCounting(run){
await canCount(run)&&(run.countedCommands=await prepareCommands(startCounting(run)))}async function countInstructions(run){
let counting=startCounting(run),{counts}=counting,{settings}=run.measuring;run.counts=counts,run.countedCommands=await prepareCommands(
counting);let commands=run.countedCommands;for(let placement=1;commands.length>0&&placement<=PLACEMENT_ROUNDS.max;placement+=
1){counts.placements.push(placementOf(placement));for(let counted of commands)for(let side of run.sides.filter(one=>runsOn(
run,one,counted.command)))if(!await countCommand(counting,counted,{placement,command:counted.command,side}))return;if(counts.
series=counting.series.all(),placement===1&&settings.measure==="counts"&&!checkPlan(run,recordingOf(run),null)){counts.ended=
run.ended;return}LOOKS.includes(placement)&&(commands=selectUndecidedCommands(counting,commands,placement))}}var LOOKS=planLooks(
PLACEMENT_ROUNDS);async function prepareCommands(counting){let{run,counts}=counting,prepared=[];for(let[command,{count}]of run.
measuring.settings.commands.entries()){if(!count.includes("instructions")||!runsOn(run,"head",command))continue;let counted=await prepareCommand(
counting,command);if(counts.ended!=="complete")return[];counted!==null&&(counts.methods[command]=counted.method,prepared.
push(counted))}return prepared}async function prepareCommand(counting,command){let{run}=counting,sides=run.sides.filter(
side=>runsOn(run,side,command));if(commandAt(run,command).script.includes(ITERATIONS_VARIABLE))return prepareSlopes(counting,
command,sides);let isMarked=!1,format=formatAt(run,command);for(let side of sides){let result=await countOnce(counting,{
placement:0,command,side},{isMarked:!0,readsResults:format===null});if(result===null&&!leaveOutBase(counting,command,side))
return null;result!==null&&(isMarked||=result.read.parts.some(({mark,instructions})=>mark!==null&&instructions>0),format??=
findFormat(result.read.format??"auto"))}if(!isMarked&&format?.repeatsForTime===!0){let facts={command:commandNameOf(run,
command),format:format.id};recordProblem(run,"head",makeWarning("count-follows-time",atKey("count"),facts))}return{command,
method:isMarked?"marks":"process",iterations:[]}}function leaveOutBase({run,counts},command,side){return side!=="base"||
counts.ended!=="complete"||run.measuring.settings.measure!=="counts"?!1:(run.brokenOnBase.add(command),counts.invocations.
push({side,round:0,command,startMs:0,durationMs:0,exitCode:null,outcome:"failed"}),!0)}function selectUndecidedCommands({
run,counts},commands,placement){if(placement===PLACEMENT_ROUNDS.max)return commands;let recording=countsAsRecording(recordingOf(
run)),look=run.measuring.undecided(recording);run.host.log.info(formatCountLook(placement,look)),look.names.length===0&&
(counts.ended="decided");let names=new Set(look.series.map(groupedNameKeyOf)),invocations=look.series.flatMap(({base,head})=>[
...base.invocations,...head.invocations]),undecided=new Set(invocations.map(at=>counts.invocations[at]?.command));return commands.
filter(({command})=>undecided.has(command)).map(counted=>({...counted,iterations:counted.iterations.filter(({benchmark})=>names.
has(groupedNameKeyOf(benchmark)))}))}function runAlone(phase,{command,names,iterations},{round,side}){let{run,times}=phase,{host,measuring}=run,{rounds,commands}=measuring.
settings,location=[...about("CPU time"),...onSide(side)],tree=measuring.trees.folders[side],filter=formatAt(run,command)?.
filter?.([names[side]]),env={...run.env,...iterations===null?{}:{[ITERATIONS_VARIABLE]:String(iterations)},...filter===void 0?
{}:{[FILTER_VARIABLE]:filter}},plan={rounds:rounds.max,commands:commands.length};return makeStep(run,phase,{tree,name:`C\
PU time${round===0?` start ${side}`:` of ${names.head.name} ${formatStep({round,command,side},plan)}`}`,share:(phase.done+
round/rounds.max)/phase.of,async run(deadline){let task={...makeTask(run,command,null),env,deadline,meter:!0,watchQueue:!0},
place=invocationFoldersOf(run,side,command,location),reader=round===0?null:await makeResultReader(host,{...task,folder:place.
folder,name:commandNameOf(run,command)});return runBenchmark(host,place,task,async result=>{let{problems,measurements}=reader===
null?NOTHING3:await reader(result),distinct=new Map(measurements.map(one=>[groupedNameKeyOf(one),one.name]));return{problems,
printed:[...distinct.values()]}})},report:problem=>round>0&&recordProblem(run,side,{...problem,severity:"warning"}),end(how,problem){
times.ended=how,how!=="time"&&endMeasuring(run,how,problem)},explainChange:change=>makeTreeChangeError({side,...change},
location)})}var NOTHING3={problems:[],measurements:[]};var WORK_MS=400,MAX_ITERATIONS2=1e9,WORK_PER_START=2,SAME_START=.03,STARTS=3,MANY_ITERATIONS=30,NO_BENCHMARK={group:null,
name:"bench-referee-runs-nothing"};function planSubjects(run,open){let{commands,measure}=run.measuring.settings;return[...commands.
keys()].flatMap(command=>{let{script,count,name:ownName}=commandAt(run,command),own=open.filter(one=>one.command===ownName),
format=formatAt(run,command),isOnBothSides=SIDES.every(side=>runsOn(run,side,command));if(!count.includes("cpu-time")||own.
length===0||format===null||!isOnBothSides)return[];if(measure==="all"&&hasCpuTimeInRounds(format.id))return[];let takesIterations=script.
includes(ITERATIONS_VARIABLE),isWhole=format.id==="command",canFilter=format.filter!==void 0&&script.includes(FILTER_VARIABLE);
return!isWhole&&!takesIterations&&format.repeatsForTime?refuse(run,command,"follows-time"):!isWhole&&!canFilter&&!(takesIterations&&
countBenchmarks(run,command)===1)?refuse(run,command,"filter"):own.map(({group,name,nameOnBase,seconds})=>({command,names:{
base:{group,name:nameOnBase},head:{group,name}},iterations:takesIterations?countIterations2(WORK_MS,seconds):null,seconds}))})}
function countIterations2(workMs,seconds){return seconds>0?Math.min(MAX_ITERATIONS2,Math.ceil(workMs/1e3/seconds)):MAX_ITERATIONS2}
function countBenchmarks(run,command){let isOwn=at=>run.invocations[at]?.command===command,series=[...run.warmUp.all(),...run.
series.all()].filter(({head})=>head.invocations.some(isOwn));return new Set(series.map(groupedNameKeyOf)).size}function refuse(run,command,reason){
let facts={command:commandNameOf(run,command),reason};return recordProblem(run,"head",makeWarning("cpu-time-not-possible",
atKey("count"),facts)),[]}async function withStarts(phase,planned){let{run,starts}=phase,known=[];for(let command of new Set(
planned.map(subject=>subject.command))){let own=planned.filter(subject=>subject.command===command),start3=await measureStart(
phase,command,own);if(start3===OVER)return[];if(start3===null)refuse(run,command,"start");else{starts.set(command,start3);
let workMs=Math.max(WORK_MS,WORK_PER_START*Math.max(start3.base,start3.head)),enough=({seconds})=>countIterations2(workMs,
seconds);known.push(...own.map(one=>one.iterations===null?one:{...one,iterations:enough(one)}))}}return known}async function measureStart(phase,command,subjects){
let format=formatAt(phase.run,command);if(format?.id==="command")return{base:0,head:0};let canFilter=format?.filter!==void 0&&
commandAt(phase.run,command).script.includes(FILTER_VARIABLE),[shortest]=subjects.toSorted((one,other)=>one.seconds-other.
seconds),ways=canFilter?[null]:[];(shortest?.iterations??0)>=MANY_ITERATIONS&&ways.push({...shortest,iterations:1});for(let way of ways){
let found={base:[],head:[]};for(let index=0;index<2*STARTS;index+=1){let side=SIDES[Math.floor((index+1)/2)%2],names=way?.
names??{base:NO_BENCHMARK,head:NO_BENCHMARK},subject={command,names,iterations:way?.iterations??1,seconds:0},ran=await runAlone(
phase,subject,{round:0,side});if(ran===OVER)return OVER;let{cpuMs}=ran.outcome==="ok"?toRecordedCpuTime(ran):{};if(cpuMs===
void 0)break;found[side].push(cpuMs)}if(SIDES.every(side=>found[side].length===STARTS))return summariseStarts(found)}return null}
function summariseStarts({base,head}){let both=median([...base,...head]),own={base:median(base),head:median(head)};return Math.
abs(own.head-own.base)<=SAME_START*both?{base:both,head:both}:own}var ORDERS=[["base","head","head","base"],["head","base","base","head"],["base","head","base","head"],["head","base","he\
ad","base"],["base","base","head","head"],["head","head","base","base"]];function turnsOf(seed,block){let[first=1,second]=block,
order=drawOrder(ORDERS,`${seed}
`,Math.floor((first-1)/2)),seen={base:0,head:0};return second!==void 0?order.map(side=>({side,round:block[seen[side]++]})):
(order[0]==="base"==(first%2===1)?["base","head"]:["head","base"]).map(side=>({side,round:first}))}function drawOrder(orders,seed,index){
return shuffle(orders,`${seed}${Math.floor(index/orders.length)}`)[index%orders.length]}var ARM_ORDERS=[["base","candida\
te","head"],["base","head","candidate"],["candidate","base","head"],["candidate","head","base"],["head","base","candidat\
e"],["head","candidate","base"]];function armsOf(seed,round){return drawOrder(ARM_ORDERS,`${seed}
search `,round-1)}function shuffle(list,text){let digest=createHash("sha256").update(text).digest(),shuffled=[...list];for(let last=shuffled.
length-1;last>0;last-=1){let chosen=digest.readUInt32BE(4*last)%(last+1);[shuffled[last],shuffled[chosen]]=[shuffled[chosen],
shuffled[last]]}return shuffled}var MAX_EXCESS=2.5;async function measureCpuTimes(run){let{looks,settings,seed}=run.measuring,recording=settings.measure===
"all"?recordingOf(run):warmUpRecordingOf(run),planned=planSubjects(run,run.measuring.findOpenTimes(recording).times);if(planned.
length===0)return;let times={ended:"complete",invocations:[],series:[]},phase={...{startMs:run.host.clock.nowMs(),limitMs:run.
limitMs,slowestMs:0,share:0},run,times,series:makeSeriesCollection(),starts:new Map,done:0,of:1};run.cpuTimes=times;let[
first=[],...further]=blocksOf(settings.rounds.max,looks),begun=[];for(let subject of await withStarts(phase,planned)){let measured=await measureBlock(
phase,subject,turnsOf(seed,first));if(measured===OVER)return;measured&&begun.push(subject)}phase.of=begun.length;let undecided=0;
for(let index of begun.keys()){let ended=await measureToEnd(phase,begun.slice(index),further);if(ended===OVER)return;if(ended===
"verdict"){times.ended=ended;return}ended!=="decided"&&(undecided+=1),phase.done+=1}begun.length>0&&undecided===0&&(times.
ended="decided")}async function measureToEnd(phase,left,blocks){let{run}=phase,{looks,seed,findOpenTimes:findOpenTimes2}=run.
measuring,subject=left[0];for(let block of blocks){let rounds=block[0]-1;if(looks.includes(rounds)){let{times,isCertain}=findOpenTimes2(
recordingOf(run)),isOpen2=one=>times.some(time=>isOf(run,one,time)),ended=isCertain&&left.some(isOpen2)?"verdict":isOpen2(
subject)?null:"decided";if(ended!==null)return run.host.log.info(formatCpuTimeEnd(subject.names.head.name,{rounds,open:times,
ended})),ended}let measured=await measureBlock(phase,subject,turnsOf(seed,block));if(measured===OVER)return OVER;if(!measured)
break}return"complete"}function isOf(run,{command,names},{command:ownCommand,group,name}){return commandAt(run,command).
name===ownCommand&&groupedNameKeyOf(names.head)===groupedNameKeyOf({group,name})}async function measureBlock(phase,subject,turns){
let{run,times,series,starts}=phase,{command,names,iterations}=subject;for(let{round,side}of turns){let ran=await runAlone(
phase,subject,{round,side});if(ran===OVER)return OVER;if(ran.outcome!=="ok")return!1;let recorded=toRecordedCpuTime(ran);
if(recorded.cpuMs===void 0)return refuse(run,command,"system").length>0;let cpuMs=recorded.cpuMs-starts.get(command)[side];
if(iterations===null&&cpuMs<starts.get(command)[side])return refuse(run,command,"short").length>0;let misuse=findMisuse(
phase,subject,ran,cpuMs);if(misuse!==null)return recordProblem(run,"head",misuse),!1;let{durationMs,exitCode}=ran,startMs=Math.
max(0,elapsedMs({host:run.host,startMs:phase.startMs})-durationMs);times.invocations.push({side,round,command,startMs,durationMs,
exitCode,outcome:"ok",...recorded});let isWhole=formatAt(run,command)?.id==="command",measured={...names[side],metric:CPU_TIME_METRIC,
unit:isWhole?"s":"sec/op",better:"lower",primary:!1,values:[cpuMs/1e3/(iterations??1)]};recordValues(series,times.invocations,
{measurements:[measured],isPlaced:!1}),times.series=series.all()}return!0}function findMisuse({run},{command,names,iterations,
seconds},{read:{printed},durationMs},cpuMs){let facts={name:names.head.name,command:commandNameOf(run,command)};if(printed.
length!==1)return makeWarning("cpu-time-of-others",atKey("count"),{...facts,printed:printed.slice(0,3),count:printed.length});
if(iterations===null)return null;let expectedMs=Math.max(WORK_MS,iterations*seconds*1e3);return cpuMs/Math.max(1,cpuMs/durationMs)>
MAX_EXCESS*expectedMs?makeWarning("cpu-time-without-effect",atKey("count"),facts):null}var KINDS=["others","steal"],TOLERATED_RISE={others:.1,steal:.05},TOLERATED_GROWTH=1.5,PRECISE_MS=500,MIN_JUDGED_MS=100,
CLEAR_RATIO=1.5;function attemptLoadOf(invocations,cores){let loadOn=side=>{let ofSide=invocations.filter(invocation=>invocation.
side===side),ms=ofSide.reduce((sum,{durationMs})=>sum+durationMs,0),meanOf=kind=>ms<MIN_JUDGED_MS?null:meanLoadOf(ofSide,
kind,cores);return{others:meanOf("others"),steal:meanOf("steal"),ms}};return{base:loadOn("base"),head:loadOn("head")}}function meanLoadOf(invocations,kind,cores){
let totalMs=invocations.reduce((sum,{durationMs})=>sum+durationMs,0);return invocations.some(one=>(one[kind]??null)===null)?
null:invocations.reduce((sum,one)=>sum+one[kind]*one.durationMs,0)/totalMs*cores}function disturbanceOf(attempt,before){
let loads=SIDES.flatMap(side=>KINDS.flatMap(kind2=>{let taken2=attempt[side][kind2],usual=usualOf(before,side,kind2);return taken2===
null||usual===null?[]:[{kind:kind2,taken:taken2,side,extent:taken2/limit(usual,kind2,attempt[side].ms)}]})),[worst]=loads.
toSorted((left,right)=>right.extent-left.extent);if(worst===void 0||worst.extent<=1)return null;let{kind,taken}=worst;return{
kind,taken,side:sideOf(attempt,kind)}}function sideOf({base,head},kind){let[onBase,onHead]=[base[kind]??0,head[kind]??0];
return onHead>=CLEAR_RATIO*onBase?"head":onBase>=CLEAR_RATIO*onHead?"base":null}function isCalm(others,before){let limits=SIDES.
map(side=>limit(usualOf(before,side,"others")??0,"others",PRECISE_MS));return others===null||others<=Math.min(...limits)}
function limit(usual,kind,ms){return TOLERATED_GROWTH*usual+TOLERATED_RISE[kind]*Math.max(1,PRECISE_MS/ms)}function usualOf(attempts,side,kind){
let loads=attempts.flatMap(attempt=>attempt[side][kind]??[]).sort((a,b)=>a-b);return loads[Math.floor((loads.length-1)/4)]??
null}var SIGN_TEST_ALPHA=.05;function isOneSided({base,head}){let[n,fewer]=[base+head,Math.min(base,head)],tail2=0;for(let k=0;k<=
fewer;k+=1)tail2+=coinProbability(n,k);return 2*tail2<SIGN_TEST_ALPHA}var POLL_MS=200,MAX_WAIT_MS=1e4,INVOCATIONS_WAITED=10;function noteWarmUp(run){canRemeasure(run)&&run.disturbed.attempts.
push(attemptLoadOf(run.invocations,run.machine.cores))}function setAsideIfDisturbed(run,{block,from,aside}){let{disturbed,
machine,invocations}=run;if(!canRemeasure(run))return!1;let attempt=attemptLoadOf(invocations.slice(from),machine.cores),
disturbance=disturbanceOf(attempt,disturbed.attempts);if(disturbed.attempts.push(attempt),disturbance===null||disturbed.
isOneSided)return!1;let rounds=disturbed.rounds+block.length,{min,max}=run.measuring.settings.rounds,needed=block.length+
Math.max(0,min-block.at(-1));if(aside===MAX_DISTURBED_ATTEMPTS||rounds>max||!hasTimeFor(run,needed,maxWaitMs(run)))return!1;
let{side}=disturbance;if(side!==null&&(disturbed.tally={...disturbed.tally,[side]:disturbed.tally[side]+1}),isOneSided(disturbed.
tally)){disturbed.isOneSided=!0;for(let one of invocations)one.outcome==="disturbed"&&(one.outcome="ok");return run.host.
log.info(formatOneSidedDisturbance(disturbed.tally)),!1}for(let one of invocations.slice(from))one.outcome="disturbed";return disturbed.
rounds=rounds,run.host.log.info(formatRemeasuring(block,disturbance)),!0}function canRemeasure({sides,brokenOnBase}){return sides.
length===2&&brokenOnBase.size===0}function maxWaitMs({slowestMs}){return Math.min(MAX_WAIT_MS,INVOCATIONS_WAITED*slowestMs)}
async function waitForCalm(run,before){let{host,watch,machine,disturbed}=run,latest=disturbed.attempts.at(-1);if(latest===
void 0||SIDES.every(side=>isCalm(latest[side].others,before)))return;let endMs=elapsedMs(run)+maxWaitMs(run);for(;elapsedMs(
run)<endMs&&!host.cancelled.aborted;){await host.clock.sleep(POLL_MS);let{others}=await watch.observe();if(isCalm(others&&
others*machine.cores,before))return}}function setAsideIfFailed(run,{block,from,known}){let attempt=run.invocations.slice(
from),invocation=attempt.at(-1),problems=run.problems.slice(known);if(invocation?.outcome!=="failed"||problems.some(({failure})=>failure===
"tampered")||run.retries===MAX_RETRIES||run.host.cancelled.aborted||!hasTimeFor(run,block.length))return null;run.retries+=
1,run.ended="complete";for(let one of attempt)one.outcome="retried";let isOfFailure=({code,failure})=>code==="results-mi\
ssing"||failure==="benchmark-failed";return run.problems=[...run.problems.slice(0,known),...problems.filter(problem=>!isOfFailure(
problem))],run.host.log.info(formatRetry(block,invocation)),{invocation,problem:problems.find(isOfFailure)??null}}function recordRetry(run,block,{
invocation:{exitCode,side,round},problem},second){let warning=makeWarning("block-retried",inRound(round,side),{first:block[0],
last:block.at(-1),signal:problem?.code==="command-killed"?String(problem.data.signal):void 0,exitCode:exitCode||void 0,second});
recordProblem(run,"base",withOutput(warning,problem?.output??[]))}async function measureRounds(run){let{looks,settings}=run.measuring;for(let block of blocksOf(settings.rounds.max,looks)){
let possible=block.filter((_,index)=>hasTimeFor(run,index+1));if(possible.length>0&&!(await measureBlock2(run,possible)&&
!evaluateLook(run,possible)))return;if(possible.length<block.length){endMeasuring(run,"time");return}}}async function measureBlock2(run,block){
let{filter}=run;for(let aside=0;;aside+=1){let from=await tryBlockTwice(run,block);if(from===null)return!1;if(run.filter!==
filter)return!0;if(!setAsideIfDisturbed(run,{block,from,aside}))break;await waitForCalm(run,run.disturbed.attempts),run.
watch.record(elapsedMs(run),block.at(-1))}let missed=filter&&findMissedBenchmarks(filter,{series:run.series.all(),invocations:run.
invocations});return missed!==null&&resetFilter(run,block.at(-1),missed),run.watch.record(elapsedMs(run),block.at(-1)),!0}
async function tryBlockTwice(run,block){let from=run.invocations.length,known=run.problems.length,ended=await tryBlock(run,
block);if(ended===null)return from;let failed=setAsideIfFailed(run,{block,from,known});if(failed===null)return recordSkippedCommand(
run,block,ended),null;let again=run.invocations.length,endedAgain=await tryBlock(run,block);return recordRetry(run,block,
failed,endedAgain===null?"ok":run.ended==="failed"?"failed":"cut"),endedAgain!==null&&recordSkippedCommand(run,block,endedAgain),
endedAgain===null?again:null}async function tryBlock(run,block){let turns=turnsOf(run.measuring.seed,block),{filter}=run;
for(let command of filter?.commands??listCommands(run))for(let{round,side}of turns){if(runsOn(run,side,command)&&!await runInvocation(
run,{round,command,side}))return command;if(run.filter!==filter)return null}return null}function recordSkippedCommand(run,block,command){
for(let round of block){let made=run.invocations.filter(one=>one.round===round&&!isPutAside(one));if(made.length===0||made.
some(one=>one.command===command))continue;let nothing={startMs:elapsedMs(run),durationMs:0,exitCode:null,outcome:"cut"};
run.invocations.push({round,command,side:"base",...nothing})}}function evaluateLook(run,block){let round=block.at(-1),{looks,
settings,undecided}=run.measuring;if(round===settings.rounds.max||!looks.includes(round))return!1;let recording=recordingOf(
run);if(countCompletedRounds(recording)===0)return!1;let look=undecided(recording);if(run.undecided=look,look.isHopeless)
return run.host.log.info(formatLook(round,look)),!endMeasuring(run,"decided");if(round<settings.rounds.min){let cost=estimateCost(
run,round,elapsedMs(run));if(cost!==null&&!checkPlan(run,recording,cost))return!0}if(settings.rounds.min===settings.rounds.
max)return!1;if(look.isCertain&&look.names.length>0)return run.host.log.info(formatLook(round,look)),!endMeasuring(run,"\
verdict");let[firstLook]=planLooks(settings.rounds);return look.names.length>0&&round>=firstLook&&restrictToUndecided(run,
round,look.series),run.host.log.info(formatLook(round,look,formatFilterRemark(run.filter,settings.commands,look))),look.
names.length===0&&!endMeasuring(run,"decided")}function restrictToUndecided(run,round,undecided){if(run.isFilterBroken)return;
let filter=(run.shard===null?makeBenchmarkFilter:restrictToSeries)(recordingOf(run),undecided,filterOptionsOf(run));isSameFilter(
run.filter,filter)||(run.filter=filter,run.filteredSince=round+1)}import{basename,dirname,isAbsolute as isAbsolute2,resolve as resolve5}from"node:path";function readDependencies(files,folder,{dependsOn,script,workingDirectory}){let{hasFile,mayHaveBelow}=selectPaths(dependsOn),
{paths:named}=readScriptNames(script,workingDirectory),isNamed=path=>{let parts=path.split("/");return named.has("")||parts.
some((_,index)=>named.has(parts.slice(0,index+1).join("/")))},leadsToNamed=link=>[...named].some(path=>path.startsWith(`${link}\
/`));return files.digest(folder,(path,isLink)=>hasFile(path)||isNamed(path)||isLink&&(mayHaveBelow(path)||leadsToNamed(path)))}
function decideByFiles(command,{dependsOn,script,workingDirectory},{base,head}){let unmatched=dependsOn.filter(pattern=>{
let matches=compilePattern(pattern);return!pattern.startsWith("!")&&![base,head].every(side=>[...side.keys()].some(matches))}),
paths=[...new Set([...base.keys(),...head.keys()])].sort(),reasons=[["depends-on-unmatched",unmatched],["files-unreadabl\
e",paths.filter(path=>base.get(path)===null||head.get(path)===null)],["files-differ",paths.filter(path=>base.get(path)!==
head.get(path))],["links-astray",paths.filter(path=>base.get(path)?.startsWith(LEADS_OUT))],["command-outside",readScriptNames(
script,workingDirectory).outside]],[reason,examples]=reasons.find(([,found])=>found.length>0)??["depends-on",paths];return decide(
command,reason,examples)}var MAX_FILES2=2e3,MAX_BYTES3=64*1024*1024;async function watchSharedPlaces(run,files){if(run.measuring.
settings.setup===null||!run.sides.includes("base"))return async()=>!0;let places=[...listNamedPlaces(run),...listLinkedPlaces(
run,files)],before=await digestPlaces(run,places);return async()=>{let after=before.size===0?before:await digestPlaces(run,
places),replaced=[...before.keys()].filter(path=>after.get(path)!==before.get(path)&&!CHANGING.test(path));if(replaced.length===
0)return!0;let data={paths:replaced.slice(0,MAX_NAMED3),count:replaced.length};return endMeasuring(run,"failed",makeError(
"program-replaced",inSetup("head"),data,{failure:"tampered"}))}}async function digestPlaces(run,places){let{host,measuring,
env}=run,isSmall=folder=>{let{size}=host.files.stamps(folder);return size>0&&size<=MAX_FILES2},isCommon=folder=>`${measuring.
trees.folders.base}/`.startsWith(`${folder}/`)||folder===env.HOME,digests=new Map;for(let{path,isProgram}of places){let folder=(isProgram?
[path,dirname(path)]:[path]).find(candidate=>!isCommon(candidate)&&isSmall(candidate)),read=folder===void 0?digestFile(host.
files,path):digestFolder(host.files,folder);for(let[file,digest]of await read)digests.set(file,digest)}return digests}var MAX_NAMED3=3,
CHANGING=/cache|\.log$|\/te?mp\/[^/]+$/i;function listNamedPlaces(run){let places=listCommands(run).flatMap(command=>{let{
script,workingDirectory}=commandAt(run,command),start3=resolve5(run.measuring.trees.folders.base,workingDirectory);return readScriptNames(
script,workingDirectory).outside.flatMap(word=>{let path=word.replace(/^~(?=\/|$)/,"$HOME").replace(/^\$(\w+)/,(_,name)=>variableOf(
run,name));return path===""?[]:resolve5(start3,path)})});return[...new Set(places)].map(path=>({path,isProgram:!0}))}function listLinkedPlaces({
measuring},files){return[...new Map(files.flatMap(digests=>[...digests]))].flatMap(([link,digest])=>{if(!digest?.startsWith(
LEADS_OUT))return[];let target=digest.slice(LEADS_OUT.length).replace(/^link /,""),path=resolve5(measuring.trees.folders.
base,dirname(link),target);return isOfMachine(path)?[]:[{path,isProgram:!1}]})}function variableOf({env},name){let value=name===
"TMPDIR"?void 0:env[name];return value!==void 0&&isAbsolute2(value)?value:"/nowhere"}async function digestFolder(files,folder){
return[...await files.digest(folder,()=>!0)].flatMap(([path,digest])=>digest===null?[]:[[`${folder}/${path}`,digest]])}function digestFile(files,path){
let contents=files.keep(dirname(path),[basename(path)],MAX_BYTES3),[file]=contents?.values()??[];return file===void 0?[]:
[[path,`${file.kind} ${createHash("sha256").update(file.data).digest("hex")}`]]}import{posix as posix7}from"node:path";function readBundleModules(text){let file=parseObject(text);return isObject(file.outputs)?readEsbuild(file.outputs):readVisualizer(
file)}function readEsbuild(outputs){let read=new Map;for(let[output,described]of Object.entries(outputs)){let inputs=isObject(
described)&&isObject(described.inputs)?described.inputs:{};for(let[module,input]of Object.entries(inputs))addModule(read,
{output,module,bytes:isObject(input)?input.bytesInOutput:null})}return read}function readVisualizer({nodeMetas,nodeParts}){
let read=new Map;if(!isObject(nodeMetas)||!isObject(nodeParts))return read;for(let meta of Object.values(nodeMetas))if(!(!isObject(
meta)||typeof meta.id!="string"||!isObject(meta.moduleParts)))for(let[output,part]of Object.entries(meta.moduleParts)){let described=typeof part==
"string"&&Object.hasOwn(nodeParts,part)?nodeParts[part]:null,bytes=isObject(described)?described.renderedLength:null;addModule(
read,{output,module:meta.id.replace(/^[\0/]+/,""),bytes})}return read}function addModule(read,{output,module,bytes}){if(typeof bytes!=
"number"||!Number.isSafeInteger(bytes)||bytes<0)return;let modules=read.get(output)??new Map;read.set(output,modules.set(
module,(modules.get(module)??0)+bytes))}function parseObject(text){try{let value=JSON.parse(text);return isObject(value)?
value:{}}catch{return{}}}function isObject(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}var TYPES=[1,2],MAX_SYMBOLS=2e6,MAX_SYMBOL_NAME=2e3,LAYOUTS={1:{sections:32,count:48,section:{size:40,offset:16,length:20,
link:24},symbol:{size:16,value:8,info:12}},2:{sections:40,count:60,section:{size:64,offset:24,length:32,link:40},symbol:{
size:24,value:16,info:4}}};function readElfSymbols(bytes){let view=new DataView(bytes.buffer,bytes.byteOffset,bytes.byteLength);
if(bytes.byteLength<64||view.getUint32(0)!==2135247942)return[];let kind=view.getUint8(4);if(kind!==1&&kind!==2)return[];
let layout=LAYOUTS[kind],isLittle=view.getUint8(5)===1,fits=(at,size)=>Number.isSafeInteger(at)&&at>=0&&at+size<=bytes.byteLength,
read32=at=>fits(at,4)?view.getUint32(at,isLittle):0,readWord=at=>kind===1?read32(at):fits(at,8)?Number(view.getBigUint64(
at,isLittle)):0,first=readWord(layout.sections),sections=Array.from({length:view.getUint16(layout.count,isLittle)},(_,index)=>{
let at=first+index*layout.section.size,{offset,length,link}=layout.section;return{type:read32(at+4),offset:readWord(at+offset),
length:readWord(at+length),link:read32(at+link)}}),table=sections.find(({type,offset,length})=>type===2&&fits(offset,length)),
names=table&&sections[table.link];if(table===void 0||names===void 0||!fits(names.offset,names.length))return[];let texts=Buffer.
from(bytes.buffer,bytes.byteOffset+names.offset,names.length),count=Math.min(MAX_SYMBOLS,Math.floor(table.length/layout.
symbol.size)),symbols=[];for(let index=0;index<count;index+=1){let at=table.offset+index*layout.symbol.size,size=readWord(
at+layout.symbol.value),start3=read32(at);if(!TYPES.includes(view.getUint8(at+layout.symbol.info)&15)||size===0||size>bytes.
byteLength)continue;let end2=texts.subarray(start3,start3+MAX_SYMBOL_NAME).indexOf(0);end2>0&&symbols.push({name:texts.toString(
"utf8",start3,start3+end2),size})}return symbols}var MAX_BYTES4=512*1024*1024,MAX_METAFILE_BYTES=64*1024*1024;async function findGrownParts(files,{folders,settings,rows}){
let grown=[],modules=new Map,bundles=settings.map(({path,parts})=>({parts,hasFile:selectPaths([path]).hasFile}));for(let{
name,paths}of rows.slice(0,MAX_ROWS_WITH_PARTS)){let metafile=bundles.find(({parts,hasFile})=>parts!==null&&paths.head.some(
path=>hasFile(path)))?.parts??null;if(metafile!==null){let known=modules.get(metafile)??await readMetafiles(files,folders,
metafile);modules.set(metafile,known);let compared2=compareParts(name,"module",{base:modulesOf(known.base,name),head:modulesOf(
known.head,name)});compared2!==null&&grown.push(compared2);continue}let[base,head]=[await readSymbols(files,folders.base,
paths.base),await readSymbols(files,folders.head,paths.head)],compared=base.size>0&&head.size>0?compareParts(name,"symbo\
l",{base,head}):null;compared!==null&&grown.push(compared)}return grown}async function readMetafiles(files,folders,path){
let read=async side=>{let text=await files.read(`${folders[side]}/${path}`,MAX_METAFILE_BYTES).catch(recoverFrom(UserError,
()=>null));return text===null?new Map:readBundleModules(text)};return{base:await read("base"),head:await read("head")}}function modulesOf(outputs,name){
let sum=new Map;for(let[output,modules]of outputs){let path=foldHashes(posix7.normalize(output));if(!(path!==name&&!name.
endsWith(`/${path}`)&&!path.endsWith(`/${name}`)))for(let[module,bytes]of modules)sum.set(module,(sum.get(module)??0)+bytes)}
return sum}async function readSymbols(files,folder,paths){let sum=new Map;for(let path of paths){let bytes=await files.readBytes(
`${folder}/${path}`,MAX_BYTES4).catch(recoverFrom(UserError,()=>null));for(let{name,size}of bytes===null?[]:readElfSymbols(
bytes)){let symbol=normaliseName(name);sum.set(symbol,(sum.get(symbol)??0)+size)}}return sum}function compareParts(name,kind,sides){
let changed=[...new Set(SIDES.flatMap(side=>[...sides[side].keys()]))].map(part=>({name:part.slice(0,1e3),base:sides.base.
get(part)??0,head:sides.head.get(part)??0})).filter(({base,head})=>base!==head).toSorted((one,other)=>Math.abs(other.head-
other.base)-Math.abs(one.head-one.base));if(changed.length===0)return null;let parts=changed.slice(0,MAX_PARTS).toSorted(
(one,other)=>other.head-other.base-(one.head-one.base));return{name,kind,parts,count:changed.length}}async function measureFiles(run,side){let{host,measuring}=run,{settings,trees}=measuring;if(settings.files.length===0||run.
shard!==null&&run.shard.index>1)return;let report=problem=>recordProblem(run,side,problem),measured=await readSide(host,
trees.folders[side],settings.files,report);if(measured===null)return;run.fileSizes={...run.fileSizes,[side]:measured},host.
log.info(formatFileSizes(side,[...measured.paths.values()].flat().length));let{base,head}=run.fileSizes;if(side!==measuring.
sides.at(-1))return;let all=[base,head].flatMap(one=>[...one?.paths.values()??[]].flat()),unmatched=settings.files.map(({
path})=>path).filter(pattern=>{let{hasFile}=selectPaths([pattern]);return!all.some(path=>hasFile(path))});unmatched.length>
0&&recordProblem(run,"base",makeWarning("files-unmatched",atKey("files"),{patterns:unmatched}));let grown=base&&head?listGrownRows(
base,head):[],parts=await findGrownParts(host.files,{folders:trees.folders,settings:settings.files,rows:grown});run.files=
{sides:[...measuring.sides].filter(one=>run.fileSizes[one]),sizes:listSizes(base,head),parts}}async function readSide({files,
cancelled},folder,settings,report){let wanted=new Map;for(let{path:pattern,compress}of settings){let{hasFile,mayHaveBelow}=selectPaths(
[pattern]),listed=await files.list(folder,path=>hasFile(path),path=>mayHaveBelow(path)).catch(recoverFrom(UserError,error=>relocate(
error,atKey("files"))));if(listed instanceof UserError){for(let problem of listed.diagnostics)report({...problem,failure:"\
benchmark-failed"});return null}for(let path of listed.keys())wanted.set(path,(wanted.get(path)??new Set).add(compress));
if(wanted.size<=MAX_FILES)continue;let data={pattern,count:listed.size,limit:MAX_FILES};return report(makeError("files-t\
oo-many",atKey("files"),data,{failure:"benchmark-failed"})),null}let sizes=new Map,paths=new Map;for(let[path,compressions]of wanted){
if(cancelled.aborted)return null;let name=foldHashes(path).slice(0,1e3),found=await files.measureSize(`${folder}/${path}`,
[...compressions]).catch(recoverFrom(UserError,error=>relocate(error,inFile(path))));if(found instanceof UserError){for(let problem of found.
diagnostics)report({...problem,failure:"benchmark-failed"});continue}let row=sizes.get(name)??new Map;for(let one of COMPRESSIONS){
let bytes=found[one];bytes!==null&&row.set(SIZE_METRICS[one],(row.get(SIZE_METRICS[one])??0)+bytes)}row.size>0&&sizes.set(
name,row),paths.set(name,[...paths.get(name)??[],path])}return{sizes,paths}}function listSizes(base,head){return[...new Set(
[...base?.sizes.keys()??[],...head?.sizes.keys()??[]])].sort().flatMap(name=>Object.values(SIZE_METRICS).flatMap(metric=>{
let[onBase,onHead]=[base,head].map(side=>side?.sizes.get(name)?.get(metric)??null);return onBase===null&&onHead===null?[]:
{name,metric,base:onBase,head:onHead}}))}function listGrownRows(base,head){let{none:metric}=SIZE_METRICS;return[...head.
sizes].flatMap(([name,sizes])=>{let change=(sizes.get(metric)??0)-(base.sizes.get(name)?.get(metric)??0);return!base.sizes.
has(name)||change===0?[]:{name,change,paths:{base:base.paths.get(name),head:head.paths.get(name)}}}).toSorted((one,other)=>Math.
abs(other.change)-Math.abs(one.change))}import{dirname as dirname2}from"node:path";import{join as join2}from"node:path";async function moveAway(files,near,folders){let away=join2(near,randomUUID());await files.
makeFolder(away);let moved=[],moveBack=async()=>{for(let{from,to}of moved)await files.remove(from),await files.move(to,from);
await files.remove(away)};try{for(let[index,from]of folders.entries()){let to=join2(away,String(index));await files.move(
from,to),moved.push({from,to})}}catch(error){throw await moveBack(),error}return{places:moved.map(({to})=>to),moveBack}}var DEADLINE_MS=60*6e4,OUTPUT_LIMIT_BYTES2=256*1024*1024,QUOTED_CHARACTERS=4e3;async function setUp({host,env,mask,measuring},place,deadlineMs=DEADLINE_MS){
let{setup:script}=measuring.settings;if(script===null)return[];await host.files.makeFolder(place.temporary);let limits={
deadlineMs,outputLimitBytes:OUTPUT_LIMIT_BYTES2},ofSide={folder:place.folder,env:{...env,...sideEnvironment(place)}},result=await host.
run({script,...ofSide,...limits,meter:!1}),failure=await explainFailure(host,place,result,{script,...limits}),{orphans=[]}=result;
if(failure===null)return orphans.length===0?[]:[makeWarning("setup-processes-ended",place.location,{names:orphans})];let output=`${result.
stdout.slice(-QUOTED_CHARACTERS)}
${result.stderrTail}`;return host.log.quote(formatOutputTitle(place.location),output),[withOutput({...failure,failure:"s\
etup-failed"},readLastLines(result,mask))]}async function withoutBase({host,measuring},work){let{base}=measuring.trees.folders,
moved=await moveAway(host.files,dirname2(base),[base]).catch(()=>null);try{return await work()}finally{await moved?.moveBack()}}
var VERSION_COMMANDS=new Map([["go","go version"],["java","java -version 2>&1"],["zig","zig version"]]),TOOLS=["rustc","\
node","bun","deno","python","pypy","ruby","php","dotnet","swift","julia","cc","c++","gcc","g++","clang","clang++","ghc",
"hyperfine"],IMPLIED_BY={rustc:["cargo","cross"],node:["npm","npx","pnpm","pnpx","yarn","tsx","vitest","jest"],python3:[
"pytest","pip","pip3","uv","uvx","poetry","tox","nox","asv","pyperf"],java:["mvn","mvnw","gradle","gradlew","sbt","kotli\
n","scala"],cc:["make","cmake","ctest","ninja","meson","bazel","bazelisk"],ruby:["bundle","rake"],php:["composer","phpbe\
nch"]},IMPLIED=new Map(Object.entries(IMPLIED_BY).flatMap(([program,names])=>names.map(name=>[name,program]))),VERSION_LIMITS={
deadlineMs:5e3,outputLimitBytes:64*1024};async function readToolchain(host,place,scripts,env){let lines=new Set;for(let script of versionCommandsOf(
scripts)){if(host.cancelled.aborted)break;let ofSide={folder:place.folder,env:{...env,...sideEnvironment(place)}},{exitCode,
stdout}=await host.run({script,...ofSide,...VERSION_LIMITS,meter:!1}),line=exitCode===0?versionLine(stdout):null;line!==
null&&lines.add(line)}return[...lines]}function versionCommandsOf(scripts){let questions=scripts.flatMap(script=>script.
match(/[\w.+-]+/g)??[]).flatMap(word=>{let program=IMPLIED.get(word)??word,unversioned=program.replace(/-?\d+(\.\d+)*$/,
"");return VERSION_COMMANDS.get(program)??(TOOLS.includes(unversioned)?[`${program} --version`]:[])});return[...new Set(
questions)].slice(0,MAX_TOOLS)}function versionLine(stdout){let lines=stdout.split(/\r?\n/).map(line2=>line2.trim());return(lines.
find(text=>/\d\.\d/.test(text))??lines.find(text=>text!==""))?.slice(0,MAX_TOOL_LINE_LENGTH)??null}async function prepareWithBenchmarkFiles(run){let{host,measuring}=run,{folders,ownBase}=measuring.trees,problems=[...run.
problems],isReady=await prepareSides(run);if(ownBase===null||!mustStartAgain(run)||host.cancelled.aborted)return isReady;
let cause=run.problems.slice(problems.length).find(({failure})=>failure!==void 0);host.log.info(formatOwnBenchmarkFiles()),
await host.files.remove(folders.base),await host.files.move(ownBase,folders.base),run.treeWatch.begin(folders.base),Object.
assign(run,new RunState(host,measuring),{problems,setupMs:run.setupMs,benchmarkFiles:"own"});let warning=makeWarning("be\
nchmark-files-not-for-base",atKey("benchmark-files"),{});return recordProblem(run,"base",withOutput(warning,cause?.output??
[])),prepareSides(run)}async function prepareSides(run){let{host,measuring}=run,{folders,unfetched}=measuring.trees,digests={
base:new Map,head:new Map},{settings,canSkip,decisions}=measuring,isDecided=command=>decisions.some(one=>one.command===command&&
canFilesDeceive(one)),waits=command=>canSkip&&!isDecided(command)&&settings.commands[command].dependsOn.length>0;for(let side of measuring.
sides){let startedMs=host.clock.nowMs(),areSharedKept=side==="head"?await watchSharedPlaces(run,[...digests.base.values()]):
async()=>!0,isPrepared=await setUpSide(run,side)&&await areSharedKept()&&await askForVersions(run,side);if(isPrepared)for(let warning of await warnAboutUnfetchedFiles(
host.files,folders[side],unfetched[side]))recordProblem(run,side,warning);isPrepared&&await measureFiles(run,side);for(let command of listCommands(
run).filter(waits))digests[side].set(command,await readDependencies(host.files,folders[side],commandAt(run,command)));await run.
watch.observe();let tookMs=host.clock.nowMs()-startedMs;if(run.setupMs+=tookMs,run.startMs+=tookMs,!isPrepared||mustStartAgain(
run)||(run.invocations.length===0&&run.watch.record(0,null),!await warmUp(run,side,command=>!waits(command))||mustStartAgain(
run)))return!1}let waiting=listCommands(run).filter(waits);for(let command of waiting){let[base,head]=[digests.base.get(
command),digests.head.get(command)];if(base===void 0||head===void 0||run.sides.length<2)continue;let decision=decideByFiles(
command,commandAt(run,command),{base,head});isSkip(decision)&&(run.decisions=run.decisions.filter(earlier=>earlier.command!==
command)),run.decisions.push(decision)}for(let side of measuring.sides)if(!await warmUp(run,side,command=>waiting.includes(
command))||mustStartAgain(run))return!1;return listCommands(run).length===0?endMeasuring(run,"decided"):(noteWarmUp(run),
selectShard(run)?settings.measure==="counts"?checkPlan(run,recordingOf(run),null):checkCostAfterWarmUp(run)?(hasTimeFor(
run,settings.rounds.min,maxWaitMs(run))&&await waitForCalm(run,[]),run.watch.record(elapsedMs(run),0),!0):!1:!1)}function mustStartAgain({
benchmarkFiles,brokenOnBase,sides,measuring}){return benchmarkFiles==="head"&&measuring.trees.ownBase!==null&&(brokenOnBase.
size>0||!sides.includes("base"))}async function warmUp(run,side,isNow){let{commands,measure}=run.measuring.settings,isNeeded=command=>isNow(
command)&&(measure==="all"||commands[command].script.includes(ITERATIONS_VARIABLE)||commands[command].count.includes("cp\
u-time"));for(let command of[...commands.keys()].filter(one=>runsOn(run,side,one)&&isNeeded(one)))if(!await runInvocation(
run,{round:0,command,side}))return!1;return!0}async function setUpSide(run,side){let{host,measuring}=run;if(measuring.settings.
setup===null)return!0;host.log.info(`setup ${side}`);let build=()=>setUp(run,invocationFoldersOf(run,side,null,inSetup(side))),
problems=await(side==="head"&&run.sides.includes("base")?withoutBase(run,build):build());if(run.treeWatch.snapshot(measuring.
trees.folders[side]),host.cancelled.aborted)return endMeasuring(run,"cancelled");for(let problem of problems)recordProblem(
run,side,problem);return problems.some(isError)?side==="head"?endMeasuring(run,"failed"):(run.sides=["head"],!0):!0}async function askForVersions(run,side){
if(!run.sides.includes(side))return!0;let{host,env,toolchain,measuring}=run,{commands,setup}=measuring.settings,scripts=[
...commands.map(({script})=>script),...setup===null?[]:[setup]],location=[...about("versions"),...onSide(side)],change=findTreeChange(
run,measuring.trees.folders[side]);return change!==null?endMeasuring(run,"failed",makeTreeChangeError({side,...change},location)):
(toolchain[side]=await readToolchain(host,invocationFoldersOf(run,side,null,location),scripts,env),run.treeWatch.snapshot(
measuring.trees.folders[side]),!0)}var PROFILE_VARIABLE="BENCH_REFEREE_PROFILE",ORIGIN=atKey("profile");async function profileBenchmarks(run,changedPaths,recording,limitMs){
let{host,measuring}=run,planned=planProfiles(run,recording,measuring.findBroken(recording)),subjects=planned.slice(0,MAX_PROFILED_BENCHMARKS);
if(subjects.length===0)return null;await measuring.publishVerdict(recording);let recorded={ended:"complete",durationMs:0,
settings:measuring.settings.commands.map(({profile})=>profile),benchmarks:[],problems:[]},startMs=host.clock.nowMs(),state={
run,recorded,startMs,limitMs,slowestMs:0,share:0,unusable:new Set};host.log.info(formatProfilesStart(subjects.map(nameOf2)));
let omitted=planned.length-subjects.length;omitted>0&&recordWarning(state,makeWarning("profile-benchmarks-omitted",ORIGIN,
{omitted,most:subjects.length}));let isTouched=makeTouchedCheck(changedPaths);try{for(let[index,subject]of subjects.entries()){
let profiles=await profileSubject(state,subject,index),units=[...new Set([...profiles.base,...profiles.head].map(({unit})=>unit))];
if(units.length>1&&recordWarning(state,makeWarning("profile-units-differ",ORIGIN,{units})),units.length!==1)continue;let{
command,benchmark}=subject;recorded.benchmarks.push({command,benchmark,...packProfiles(alignFiles(profiles),isTouched)})}}catch(error){
endProfiles(state,"failed",makeWarning("profile-failed",ORIGIN,{reason:formatThrown(error)}))}recorded.durationMs=Math.round(
elapsedMs({host,startMs}));let{ended,durationMs}=recorded,count=recorded.benchmarks.reduce((sum,{runs})=>sum+runs.length,
0);return host.log.info(formatProfilesEnd({ended,profiles:count,durationMs})),recorded}function planProfiles(run,recording,{
rows,series}){let{filterOf,sides}=filterOptionsOf(run),options={sides,filterOf:command=>run.isFilterBroken?void 0:filterOf(
command)},names=nameCommands(recording.schedule.commands),subjects=new Map;for(let row of rows){let command=names.indexOf(
row.command),setting=run.measuring.settings.commands[command]?.profile??null;if(setting===null)continue;let isOfCommand2=({
base,head})=>recording.invocations[head.invocations[0]??base.invocations[0]??-1]?.command===command,ofCommand=series.filter(
isOfCommand2),filterFor=chosen=>makeBenchmarkFilter(recording,chosen,options)?.byCommand.get(command)?.text??null,isOfRow=({
group,name})=>group===row.group&&(name===row.name||name===row.renamed?.from),filterOfRow=filterFor(ofCommand.filter(isOfRow)),
canFilter=filterOfRow!==null&&setting.command.includes(FILTER_VARIABLE),isOnly=new Set(recording.series.filter(isOfCommand2).
map(groupedNameKeyOf)).size===1,benchmark=canFilter||isOnly?{group:row.group,name:row.name}:null,filter=benchmark===null?
filterFor(ofCommand):filterOfRow,key=JSON.stringify([command,benchmark]),primary=ofCommand.filter(one=>isOfRow(one)&&isWorse(
one)),units=[...subjects.get(key)?.units??[],row.unit,...primary.map(({unit})=>unit)];subjects.set(key,{command,benchmark,
setting,filter,units})}return[...subjects.values()]}function isWorse({base,head,...metric}){let[before,after]=[base,head].
map(({values})=>values.flat());return before.length>0&&after.length>0&&isWorsePrimary(metric,median(before),median(after))}
function nameOf2({benchmark,setting}){return benchmark?.name??setting.command}function recordWarning({run,recorded},problem){
addWarning(run.host,recorded.problems,problem)}function endProfiles(state,how,problem){state.recorded.ended=how;let cause=how===
"time"?makeWarning("profile-time-over",ORIGIN,{}):problem;cause!==null&&recordWarning(state,cause)}async function profileSubject(state,subject,index){
let{run,unusable}=state,seed=`${run.measuring.seed}
profile ${index}`,profiles={base:[],head:[]},failures=0;for(let turn of blocksOf(subject.setting.runs,[]).flatMap(block=>turnsOf(
seed,block))){if(unusable.has(subject.command))break;let profile=await profileOnce(state,subject,turn);if(profile===OVER)
break;if(profile===null){failures+=1,(failures>1||profiles.base.length+profiles.head.length===0)&&unusable.add(subject.command);
continue}if(profiles[turn.side].push(profile),!subject.units.some(unit=>canExplainMetric(unit,profile.unit)))break}return profiles}
async function profileOnce(state,subject,{side,round}){let{run}=state,{host,measuring,mask}=run,{settings,trees}=measuring,
{command,format,runs}=subject.setting,location=[...ORIGIN,...onSide(side)],place=invocationFoldersOf(run,side,subject.command,
location),path=`${place.temporary}/profile`,env={...run.env,[PROFILE_VARIABLE]:path},filtered=subject.filter===null?env:
{...env,[FILTER_VARIABLE]:subject.filter},root=trees.folders[side],{service:services}=settings.commands[subject.command],
served=services.length===0?{}:{serving:{services,ofRun:run.services}},result=await makeStep(run,state,{tree:root,name:formatProfileStep(
nameOf2(subject),side,{round,of:runs}),share:1-leftMs(run,state)/state.limitMs,run:deadline=>runBenchmark(host,place,{...served,
command,env:filtered,deadline,settings,mask},ended=>readWrittenProfile(host,ended,{path,format})),report:problem=>recordWarning(
state,problem),end:(how,problem)=>endProfiles(state,how,problem),explainChange:change=>makeWarning("profile-tree-changed",
location,{side,...change})});if(result===OVER)return OVER;let{profile}=result.read;return result.outcome!=="ok"||profile===
null?null:mapFrames(profile,({file,...frame})=>({...frame,file:file?.startsWith(`${root}/`)?file.slice(root.length+1):file}))}
var FILE_LOCATION=[{kind:"environment variable",name:PROFILE_VARIABLE}];async function readWrittenProfile(host,{ending,exitCode},{
path,format}){if(ending!=="exit"||exitCode!==0)return{profile:null,problems:[]};try{let bytes=await host.files.readProfile(
path,MAX_PROFILE_BYTES);return bytes===null?{profile:null,problems:[makeError("profile-not-written",FILE_LOCATION,{})]}:
{profile:readProfile({path,bytes},format),problems:[]}}catch(error){if(!(error instanceof UserError))throw error;return{
profile:null,problems:error.diagnostics.map(toProfileProblem)}}}function toProfileProblem(problem){let[part]=problem.location,
line=part?.kind==="file"?part.line:void 0,location=line===void 0?FILE_LOCATION:inFile(PROFILE_VARIABLE,line);return problem.
code!=="file-too-large"?{...problem,location}:makeError("profile-too-large",location,{got:Number(problem.data.bytes),max:MAX_PROFILE_BYTES})}import{dirname as dirname3}from"node:path";async function withEmptyPlaces(run,work){let{host,treeWatch,measuring}=run,{folders,homes}=measuring.trees;if(SIDES.some(
side=>hasChanged(run,side,folders[side])))return;let all=[folders.base,folders.head,homes.base,homes.head],moved=await moveAway(
host.files,dirname3(folders.base),all),[base="",head=""]=moved.places,rounds={base,head};for(let side of SIDES)treeWatch.
follow(folders[side],rounds[side]);try{await work(rounds)}finally{let isIntact=!SIDES.some(side=>hasChanged(run,side,rounds[side]));
await moved.moveBack();for(let side of isIntact?SIDES:[])treeWatch.follow(rounds[side],folders[side])}}function hasChanged(run,side,tree){
let change=findTreeChange(run,tree);return change!==null&&!endMeasuring(run,"failed",makeTreeChangeError({side,...change},
onSide(side)))}async function writeTrees({host,measuring,benchmarkFiles,treeWatch}){let{trees,rebuilding}=measuring;for(let side of SIDES){
for(let path of[trees.folders[side],trees.homes[side],trees.temporary[side]])await host.files.remove(path);await rebuilding.
trees.write(side,benchmarkFiles),await host.files.makeFolder(trees.homes[side]),treeWatch.begin(trees.folders[side])}}function withLayout(run,layout){
let{padding}=placementOf(layout+1),env={...run.env,[LAYOUT_VARIABLE]:`${layout}`,BENCH_REFEREE_PADDING:"x".repeat(padding)};
return{...run,env}}var COMPILING=["node","bun","deno","java","dotnet","julia","dart","php","ruby"];function restartsVary({script},setup){let programs=versionCommandsOf(
[script]).map(words=>words.split(" ")[0]);return programs.length>0&&programs.every(program=>COMPILING.includes(program))&&
!namesLayout([script,setup??""])}function namesLayout(scripts){return scripts.some(script=>script.includes(LAYOUT_VARIABLE))}
var OF_PROGRAM=/^file [0-7]*[1357][0-7]{0,2} |\.(?:a|o|so|dll|dylib|exe|lib|obj|node|pyd|rlib|wasm)$/;function areAlike(first,again){
let paths=[...again.keys()],ofProgram=paths.filter(path=>OF_PROGRAM.test(path)||OF_PROGRAM.test(again.get(path)??""));return(ofProgram.
length>0?ofProgram:paths).every(path=>again.get(path)!==null&&again.get(path)===first.get(path))}var ROUNDS=4;async function rebuildRows(run){let{host,measuring}=run,{rebuilding}=measuring;if(rebuilding===null)return;
let{rows,series}=rebuilding.findRows(recordingOf(run));if(rows.length===0)return;let startMs=host.clock.nowMs(),limitMs=rebuilding.
minutes*6e4,recorded={ended:"complete",durationMs:0,invocations:[],series:[],problems:[]};run.builds=recorded;let phase={
run,rebuilding,recorded,startMs,limitMs,slowestMs:run.slowestMs,share:0,series:makeSeriesCollection(),filter:makeFilter(
run,series)};if(!canBegin(phase))return;let buildMs=estimateBuildMs(phase);host.log.info(formatRebuildStart({rows:rows.map(
({name})=>name),buildMs,minutes:rebuilding.minutes})),await rebuilding.announce(rows.length);try{await withEmptyPlaces(run,
rounds=>makeBuilds(phase,rounds))}catch(error){end(phase,"failed",makeWarning("rebuild-failed",ORIGIN2,{reason:formatThrown(
error)}))}recorded.durationMs=Math.round(elapsedMs({host,startMs})),run.startMs+=recorded.durationMs,host.log.info(formatRebuildEnd(
recorded))}var ORIGIN2=about("rebuilds");function makeFilter(run,series){let{filterOf,sides}=filterOptionsOf(run);return restrictToSeries(
recordingOf(run),series,{sides,filterOf:command=>run.isFilterBroken?void 0:filterOf(command)})}function canBegin(phase){
let{run,rebuilding,filter,limitMs}=phase,{setup}=run.measuring.settings;if(filter.commands.every(command=>restartsVary(commandAt(
run,command),setup)))return end(phase,"restarts",makeWarning("rebuild-of-restarts",ORIGIN2,{}));let neededMs=(MIN_BUILDS-
1)*estimateBuildMs(phase);if(neededMs<=limitMs)return!0;let data={minutes:rebuilding.minutes,needed:Math.ceil(neededMs/6e4),
builds:MIN_BUILDS};return end(phase,"short",makeWarning("rebuild-too-short",atKey("rebuild-minutes"),data))}function estimateBuildMs({
run,filter}){let invocationMs=filter.commands.flatMap(command=>SIDES.map(side=>{let made=run.invocations.filter(one=>one.
command===command&&one.side===side),[first,last]=[made.find(({round})=>round===0),made.findLast(({outcome})=>outcome==="\
ok")];return(first?.durationMs??0)+ROUNDS*(last?.durationMs??0)}));return run.setupMs+invocationMs.reduce((sum,ms)=>sum+
ms,0)}async function makeBuilds(phase,rounds){let{run,rebuilding,recorded,series}=phase,slowestMs=0;for(let build=FIRST_REBUILD;build<=
MAX_BUILDS;build+=1){let beganMs=run.host.clock.nowMs();if(leftMs(phase.run,phase)<slowestMs)return end(phase,"time");if(!await makeBuild(
phase,build,rounds)||!await measureBuild(phase,build))return!1;if(recorded.series=series.all(),slowestMs=Math.max(slowestMs,
run.host.clock.nowMs()-beganMs),build===MAX_BUILDS||!BUILD_LOOKS.some(look=>look===build))continue;let undecided=rebuilding.
findRows(recordingOf(run)),names=undecided.rows.map(({name})=>name);if(run.host.log.info(formatRebuildLook(build,names)),
names.length===0)return end(phase,"decided");phase.filter=makeFilter(run,undecided.series)}return!0}async function makeBuild(phase,build,rounds){
let{run,filter}=phase,{host,measuring}=run,{folders}=measuring.trees,{setup,commands}=measuring.settings,ofLayout=withLayout(
run,build-1);await writeTrees(run);for(let side of SIDES){let place=invocationFoldersOf(run,side,null,[...ORIGIN2,...inSetup(
side)]),work=()=>setUp(ofLayout,place,Math.max(1,leftMs(run,phase))),problems=await(side==="head"?withoutBase(run,work):
work());if(run.treeWatch.snapshot(folders[side]),host.cancelled.aborted)return end(phase,"cancelled");if(leftMs(run,phase)<=
0)return end(phase,"time");let failure=problems.find(isError);if(failure!==void 0)return failBuild(phase,side,failure)}let isNamed=namesLayout(
[setup??"",...filter.commands.map(command=>commands[command].script)]),compare=async()=>build>FIRST_REBUILD||!await areBothAlike(
run,rounds)||endAlike(phase);if(setup!==null&&!await compare())return!1;for(let command of filter.commands)for(let side of SIDES)
if(!await runOnce(phase,ofLayout,{build,command,side,isKept:!1}))return!1;return setup!==null||isNamed||compare()}async function areBothAlike({
host,measuring},rounds){let{folders}=measuring.trees;for(let side of SIDES){let again=await host.files.digest(folders[side],
()=>!0);if(!areAlike(await host.files.digest(rounds[side],path=>again.has(path)),again))return!1}return!0}function endAlike(phase){
return end(phase,"alike",makeWarning("rebuild-alike",ORIGIN2,{}))}async function measureBuild(phase,build){let{run,filter}=phase,
ofLayout=withLayout(run,build-1),seed=`${run.measuring.seed}
build ${build}`,blocks=Array.from({length:ROUNDS/2},(_,index)=>[2*index+1,2*index+2]);for(let command of filter.commands)
for(let{side}of blocks.flatMap(block=>turnsOf(seed,block)))if(!await runOnce(phase,ofLayout,{build,command,side,isKept:!0}))
return!1;return!0}async function runOnce(phase,ofLayout,step){let{run,recorded,series,filter,limitMs}=phase,{build,command,
side,isKept}=step,location=[...ORIGIN2,...onSide(side)],place=invocationFoldersOf(run,side,command,location),startMs=elapsedMs(
{host:run.host,startMs:phase.startMs}),invoked=await makeStep(run,phase,{tree:run.measuring.trees.folders[side],name:`bu\
ild ${build} ${side}`,share:1-leftMs(run,phase)/limitMs,isWarmUp:!isKept,run:deadline=>invoke(run.host,place,{...makeTask(
ofLayout,command,filter),deadline}),report:problem=>isError(problem)&&run.host.log.info(formatDiagnosticLine(problem)),end:(how,problem)=>end(
phase,how)||how==="time"||endMeasuring(run,how,problem),explainChange:change=>makeTreeChangeError({side,...change},location)});
if(invoked===OVER)return!1;let{outcome,durationMs,exitCode,problems,measurements}=invoked;return outcome!=="ok"?failBuild(
phase,side,problems.find(isError)):(isKept&&(recorded.invocations.push({side,round:build,command,startMs,durationMs,exitCode,
outcome}),recordValues(series,recorded.invocations,{measurements,isPlaced:!1})),!0)}function failBuild(phase,side,cause){
let warning=makeWarning("rebuild-side-failed",[...ORIGIN2,...onSide(side)],{side});return end(phase,"failed",withOutput(
warning,cause?.output??[]))}function end({run,recorded},how,problem=null){return recorded.ended=how,problem!==null&&addWarning(
run.host,recorded.problems,problem),!1}var ROUNDS_AT_ONCE=4,MIN_BITS=.005;function planNextStep(state){let open=state.rows.map(row=>({row,posterior:judgeRow(row)})).
filter(({posterior})=>!isSettled(posterior)),best=chooseCommit(state,open,({levels},position2)=>entropyOf(levels[position2]))??
chooseCommit(state,open,({bitsAboutRises},position2)=>bitsAboutRises[position2]);if(best===null)return{kind:"end",why:"s\
ettled"};let left=MAX_SEARCH_ROUNDS-state.rounds;if(left<=0)return{kind:"end",why:"rounds"};let{position,isExact}=best;return{
kind:"measure",position,isExact,rounds:isExact?1:Math.min(ROUNDS_AT_ONCE,left)}}function chooseCommit({commits,buildRounds},open,bitsAt){
let best=null;for(let[position,commit]of commits.entries()){if(commit.status==="unusable")continue;let asked=open.filter(
({row})=>canAnswer(row,position,commit)),bits=asked.reduce((sum,{posterior})=>sum+bitsAt(posterior,position),0);if(bits<
MIN_BITS)continue;let isExact=asked.every(({row})=>row.isExact),cost=(isExact?1:ROUNDS_AT_ONCE)+(commit.status==="built"?
0:buildRounds);(best===null||bits/cost>best.worth)&&(best={position,worth:bits/cost,isExact})}return best}function canAnswer({
trials,isExact},position,{status,rounds}){let known=trials[position].length;return isExact?status==="untried":rounds===0||
known>0}function startSearch(run,{minutes,candidates,begun},recording,{rows,series}){let{settings}=run.measuring,counted=selectCountedCommands(
run,rows),isCounted=({metric,command})=>metric===COUNTED_METRIC&&counted.some(one=>settings.commands[one.command].name===
command),commands=(rows.every(isCounted)?[]:series.flatMap(({head})=>head.invocations)).map(at=>recording.invocations[at].
command),{unusable=[],durationMs=0,invocations=[],series:earlierSeries=[]}=begun?.bisection??{},recorded={commits:[...candidates.
commits],ended:"settled",unusable:[...unusable],durationMs,invocations:[...invocations],series:structuredClone(earlierSeries),
problems:[]},warmUp2=[];return{run,candidates,startMs:run.host.clock.nowMs(),limitMs:minutes*6e4,slowestMs:run.slowestMs,
share:0,filter:run.isFilterBroken?null:makeBenchmarkFilter(recording,series,filterOptionsOf(run)),commands:[...new Set(commands)].
sort((a,b)=>a-b),counted,recordedKeys:new Set([...series,...rows].map(groupedNameKeyOf)),built:new Map,rounds:countRounds(
invocations,candidates.commits.length),recorded,firstRuns:{invocations:warmUp2,series:makeSeriesCollection()},round:Math.
max(0,...invocations.map(({round})=>round)),earlierMs:durationMs}}function selectCountedCommands({countedCommands,measuring},rows){
return countedCommands.flatMap(counted=>{let{name:command}=measuring.settings.commands[counted.command],rowsOfCommand=rows.
filter(row=>row.metric===COUNTED_METRIC&&row.command===command),names=rowsOfCommand.flatMap(row=>[row,{...row,name:row.renamed?.
from??row.name}]),keys=new Set(names.map(groupedNameKeyOf)),iterations=counted.iterations.filter(({benchmark})=>keys.has(
groupedNameKeyOf(benchmark)));return rowsOfCommand.length===0?[]:[{...counted,iterations}]})}function countRounds(invocations,head){
let commitsOf=new Map;for(let{round,commit,outcome}of invocations)round>0&&outcome==="ok"&&commitsOf.set(round,(commitsOf.
get(round)??new Set).add(commit));let rounds=new Map;for(let commits of commitsOf.values()){let tried=[...commits].find(
commit=>commit>0&&commit<head);tried!==void 0&&commits.size===ARMS&&rounds.set(tried,(rounds.get(tried)??0)+1)}return rounds}
var ARMS=3;function recordTrial(search,invocation,measurements){let{recorded,firstRuns}=search;if(recorded.invocations.push(
invocation),invocation.round===0)firstRuns.invocations.push({...invocation,side:"head"}),recordValues(firstRuns.series,firstRuns.
invocations,{measurements,isPlaced:!1});else for(let measurement of measurements)recordTrialValues(search,invocation.command,
measurement)}function recordTrialValues({recorded,recordedKeys},command,{group,name,metric,unit,values}){if(!recordedKeys.
has(groupedNameKeyOf({group,name})))return;let identity=JSON.stringify([command,group,name,metric,unit]),series=recorded.
series.find(one=>JSON.stringify([one.command,one.group,one.name,one.metric,one.unit])===identity);series===void 0&&(series=
{command,group,name,metric,unit,invocations:[],values:[]},recorded.series.push(series)),appendValues(series,recorded.invocations.
length-1,values)}function searchedMs({run,startMs,earlierMs}){return earlierMs+elapsedMs({host:run.host,startMs})}function leaveOut({
recorded},commit,reason){return recorded.unusable.push({commit,reason}),!1}function endSearch({run,recorded},how,problem=null){
return recorded.ended=how,problem!==null&&addWarning(run.host,recorded.problems,problem),!1}function sideOf2({candidates},commit){
return commit===0?"base":commit===candidates.commits.length?"head":null}function placeOf2(search,commit,command){let side=sideOf2(
search,commit);if(side!==null)return invocationFoldersOf(search.run,side,command,onSide(side));let location=atCommit(search.
candidates.commits[commit-1].sha);return{...invocationFoldersOf(asHead(search,commit),"head",command,location),headTree:null}}
function asHead({run,built,firstRuns},commit){let{trees}=run.measuring,{folder,temporary,home}=built.get(commit),treesOfCommit={
...trees,folders:{...trees.folders,head:folder},temporary:{...trees.temporary,head:temporary},homes:{...trees.homes,head:home}};
return{...run,measuring:{...run.measuring,trees:treesOfCommit},invocations:firstRuns.invocations,warmUp:firstRuns.series,
series:makeSeriesCollection(),problems:[]}}async function searchCommits(run,search,recording){let{log}=run.host,searched=run.measuring.findBroken(recording),{rows}=searched;
if(rows.length===0)return null;await run.measuring.publishVerdict(recording);let state=startSearch(run,search,recording,
searched),{recorded,candidates}=state,names=rows.map(({name,metric})=>`${name} ${metric}`);log.info(formatSearchStart({commits:candidates.
commits.length,names}));try{await searchUntilEnd(state,rows,nameCommands(recording.schedule.commands))}catch(error){endSearch(
state,"failed",makeWarning("bisect-failed",about("measuring"),{reason:formatThrown(error)}))}recorded.durationMs=Math.round(
searchedMs(state));let{ended,durationMs}=recorded;return log.info(formatSearchEnd({ended,builds:state.built.size,rounds:state.
round,durationMs})),recorded}async function searchUntilEnd(state,rows,commands){let{built,recorded,rounds,candidates}=state,
isUnusable=commit=>recorded.unusable.some(one=>one.commit===commit),statusOf=commit=>isUnusable(commit)?"unusable":built.
has(commit)?"built":"untried";for(;recorded.ended==="settled";){let step=planNextStep({rows:rows.map(row=>readTrials(row,
recorded,commands)),commits:candidates.commits.slice(0,-1).map((_,position)=>({status:statusOf(position+1),rounds:rounds.
get(position+1)??0})),rounds:state.round,buildRounds:estimateBuild(state)});if(step.kind==="end"){recorded.ended=step.why;
break}let commit=step.position+1;if(!(!built.has(commit)&&!await buildCommit(state,commit))&&state.commands.length!==0)for(let count=0;count<
step.rounds&&recorded.ended==="settled";count+=1){state.round+=1;let arms=step.isExact?["candidate"]:armsOf(state.run.measuring.
seed,state.round);if(!await measureRound(state,arms,commit))break;step.isExact||rounds.set(commit,(rounds.get(commit)??0)+
1)}}}function estimateBuild({run,commands}){let meanOf=values=>values.reduce((sum,value)=>sum+value,0)/Math.max(1,values.
length),durationsOf=command=>run.invocations.filter(one=>one.command===command&&one.outcome==="ok").map(one=>one.durationMs),
invocationMs=commands.reduce((sum,command)=>sum+meanOf(durationsOf(command)),0);return(run.setupMs/run.sides.length+invocationMs)/
Math.max(1,3*invocationMs)}async function buildCommit(search,commit){let{run,candidates,built,firstRuns,commands,counted}=search,
{log}=run.host,{sha}=candidates.commits[commit-1];log.info(formatBuild({position:commit,of:candidates.commits.length,sha}));
let folders=await candidates.create(commit-1,run.benchmarkFiles);built.set(commit,folders);let isOver=()=>{let end2=findEnd(
run,search);return end2!==null&&!endSearch(search,end2)};if(isOver())return!1;run.treeWatch.begin(folders.folder);let problems=await setUp(
run,placeOf2(search,commit,null),leftMs(run,search));if(run.treeWatch.snapshot(folders.folder),isOver())return!1;for(let problem of problems)
log.info(formatDiagnosticLine(problem));if(problems.some(isError))return leaveOut(search,commit,"setup");firstRuns.invocations.
length=0,firstRuns.series=makeSeriesCollection();let isNamed=run.measuring.settings.measure==="all",named=counted.filter(
({method})=>isNamed||method==="slope").map(({command})=>command);for(let command of new Set([...commands,...named]))if(!await measureCommit(
search,{commit,command,round:0}))return!1;return countCommit(search,commit)}async function measureRound(search,arms,commit){
let numbers={base:0,candidate:commit,head:search.candidates.commits.length};for(let command of search.commands)for(let arm of arms)
if(!await measureCommit(search,{commit:numbers[arm],command,round:search.round}))return!1;return!0}async function measureCommit(search,step){
let{run,filter,candidates}=search,{commit,command,round}=step,side=sideOf2(search,commit),place=placeOf2(search,commit,command),
startMs=searchedMs(search),invoked=await makeStep(run,search,{tree:side===null?search.built.get(commit).folder:run.measuring.
trees.folders[side],name:formatSearchStep({...step,commits:candidates.commits.length}),share:1-leftMs(run,search)/search.
limitMs,isWarmUp:round===0,async run(deadline){let result=await invoke(run.host,place,{...makeTask(run,command,filter),deadline}),
{durationMs,exitCode,outcome}=result;return recordTrial(search,{...step,startMs,durationMs,exitCode,outcome},result.measurements),
result},report:problem=>isError(problem)&&run.host.log.info(formatDiagnosticLine(problem)),end:(how,problem)=>endSearch(
search,how,problem),explainChange(change){let tree=side??shortenSha(candidates.commits[commit-1].sha);return makeWarning(
"bisect-tree-changed",place.location,{tree,...change})}});return invoked===OVER?!1:invoked.outcome==="ok"?!0:side!==null?
endSearch(search,"failed",makeWarning("bisect-side-failed",place.location,{side})):leaveOut(search,commit,"command")}async function countCommit(search,commit){
let{run,recorded}=search;if(search.counted.length===0)return!0;search.round+=1;let{round}=search;for(let counted of search.
counted){let{command}=counted,startMs=searchedMs(search),counting=startCounting(asHead(search,commit),leftMs(run,search)),
isCounted=await countCommand(counting,counted,{placement:1,command,side:"head"}),durationMs=searchedMs(search)-startMs,{
ended}=counting.counts,outcome=isCounted?"ok":ended==="failed"?"failed":"cut";if(recorded.invocations.push({commit,round,
command,startMs,durationMs,exitCode:null,outcome}),outcome==="cut")return endSearch(search,ended==="cancelled"?"cancelle\
d":"time");if(outcome==="failed")return leaveOut(search,commit,"command");for(let{head,...series}of counting.series.all())
recordTrialValues(search,command,{...series,values:head.values.flat()})}return!0}async function collect(host,measuring){let run=await start2(host,measuring);host.log.info(`seed ${measuring.seed}`);let{
search,profiling}=measuring;try{let isReady=await prepareWithBenchmarkFiles(run),begun=search?.begun??null;isReady&&await(begun===
null?measureAndCount(run):prepareCounting(run));let isCancelled=run.ended==="cancelled"||host.cancelled.aborted;if(begun?.
bisection&&isCancelled)return{...begun,bisection:{...begun.bisection,ended:"cancelled"}};if(run.ended==="failed"||isCancelled||
run.sides.length<2)return begun!==null&&isCancelled?begun:recordingOf(run);let recording=begun??recordingOf(run),restMs=leftMs(
run,run),bisection=search&&await searchCommits(run,search,recording),profiles=profiling&&await profileBenchmarks(run,profiling.
changedPaths,recording,restMs);return{...recording,...omitNull({bisection,profiles})}}finally{await endServices(run.services),
host.progress.close()}}async function measureAndCount(run){let{measure}=run.measuring.settings,isCounted=await canCount(
run);measure==="all"&&await measureRounds(run);let canContinue=()=>run.ended!=="failed"&&run.ended!=="cancelled";canContinue()&&
await measureCpuTimes(run),isCounted&&canContinue()&&await countInstructions(run),canContinue()&&run.sides.length>1&&await rebuildRows(
run)}async function measurePlannedRun(host,request,{isGate,store,commits,plan,benchmarkFiles,canSkip,decisions,seed,known}){let{
root,resumed=null}=request,{settings}=known,isSameTree=decisions.length>0&&decisions.every(({reason})=>reason==="same-tr\
ee"),hasFiles=plan.settings.files.length>0&&!isSameTree;if(listSkippedCommands(decisions).size===plan.settings.commands.
length&&!hasFiles)return host.log.info(formatNothingToMeasure(decisions)),{recording:await recordNothing(host,{settings:plan.
settings,commits,decisions,seed}),...known,levels:null,isVerdictPublished:!1};let levels=await request.findLevels?.({store,
base:commits.base.sha,settings})??null,{baseline}=settings.measure,head=commits.head.sha,changes=await readChanges(store,
{base:plan.baseValuesSha,head,baseline,benchmarkFiles}),formats=plan.settings.commands.map(({format})=>format),locate2=await readDefinitions(
host.log,{store,sha:head,formats}),originUrl=request.remote?.url??await readOriginUrl(host),trees=await makeTrees(host,root,
{store,commits,originUrl,benchmarkFiles}),policy=divideAlpha(settings.policy,countLegs(settings.measure)),isSearched=isGate&&
plan.settings.bisectMinutes>0,canSearch=plan.sides.length===2,rebuilding=isGate&&canSearch?await prepareRebuilds(host,request,
trees,{policy,settings,head}):null,searched=isSearched?canSearch?await prepareCandidates(host,root,{store,commits,originUrl,
benchmarkFiles}):"baseline":null,candidates=typeof searched=="string"?null:searched,obstacle=typeof searched=="string"?explainObstacle(
request,searched):null;obstacle!==null&&(request.selectSearched!==void 0&&throwErrors([{...obstacle,severity:"error"}]),
host.log.info(formatDiagnosticLine(obstacle)));let isVerdictPublished=!1,publishVerdict=async soFar=>{isVerdictPublished||
!request.publishVerdict||(isVerdictPublished=!0,await request.publishVerdict({recording:locate2(soFar),...known,levels,isVerdictPublished}))},
search=candidates&&{minutes:settings.measure.bisectMinutes,candidates,begun:resumed},profiling=isGate&&canProfile(host,request,
plan)?{changedPaths:await listChangedPaths(store,commits.base.sha,head)}:null,isLook=round=>request.selectSearched===void 0||
round>=plan.settings.rounds.min,goal={...plan.settings,...rebuilding&&EVERY_ROW2},recording=await collect(host,{settings:plan.
settings,sides:plan.sides,baseline:plan.baseline,commits,decisions,canSkip,changes,trees,seed,slowdown:request.slowdown??
null,looks:isGate?planPauses(plan.settings.rounds).filter(isLook):[],undecided:soFar=>findUndecidedBenchmarks(soFar,policy,
goal),findOpenTimes:soFar=>findOpenTimes(soFar,policy,goal),findRenames:soFar=>findRenames(soFar,policy),publishVerdict,
findBroken:soFar=>findBrokenRows(soFar,policy,request.selectSearched),rebuilding,search,profiling,findPlanErrors:(soFar,cost)=>{
if(request.checkSearched?.(listRows(soFar,policy)),request.findPlanErrors!==void 0)return cost===null?[]:request.findPlanErrors(
soFar,cost);if(!isGate)return[];let mayCount=plan.settings.commands.some(({count})=>count.length>0)&&!soFar.problems.some(
({code})=>code==="counting-not-possible"),unmatched=countLegs(settings.measure)===1?findUnmatchedBudgets(soFar,policy,mayCount):
[];return unmatched.length>0||cost===null?unmatched:findPlanErrors(soFar,policy,cost)}}),explained=obstacle!==null&&findBrokenRows(
recording,policy).rows.length>0?{...recording,problems:[...recording.problems,obstacle]}:recording;return{recording:locate2(
explained),...known,levels,isVerdictPublished}}var EVERY_ROW2={stop:"rows"};async function prepareRebuilds(host,{announceRebuilds},trees,{
policy,settings,head}){let minutes=settings.measure.rebuildMinutes;if(minutes===0)return null;let kept=keepFreshTrees(host,
trees);return kept===null&&host.log.info(formatDiagnosticLine(makeWarning("rebuild-too-large",atKey("rebuild-minutes"),{}))),
kept&&{minutes,trees:kept,findRows:soFar=>findRowsToRebuild(soFar,policy),announce:async rows=>announceRebuilds?.(rows,head)}}
function explainObstacle({remote,selectSearched},cause){let reason=cause==="history-missing"&&remote===null?"clone-shall\
ow":cause,origin=selectSearched===void 0?atKey("bisect-minutes"):atFlag("base");return makeWarning("bisect-not-possible",
cause==="baseline"?atKey("baseline"):origin,{reason})}function canProfile(host,request,{settings,sides}){return!settings.
commands.some(({profile})=>profile!==null)||request.selectSearched!==void 0?!1:sides.length===2?!0:(host.log.info(formatDiagnosticLine(
makeWarning("profile-not-possible",atKey("profile"),{}))),!1)}async function measureStage(host,request){let store=await openStore(host,join3(request.root,"store"),request.remote),found=await request.
find(store);host.log.info(`base ${found.base.sha} (${found.base.how})`),host.log.info(`head ${found.head.sha} (${found.head.
how})`);let read=await readConfigText(host,request.commits,{store,commits:found}),{text,commit,source,problems,change}=read,
file=text===null?null:parseConfigFile(text,request.commits.config,commit);request.isWorkflow&&checkInputsAgainstFile(request.
given,file,request.commits.config);let resolved=resolveSettings(request.given,file,{commits:request.commits,today:host.clock.
today(),configChange:change,isRecorded:RECORDED_EVENTS.includes(host.trigger.event)}),settings=request.slowdown===void 0?
resolved:toCanarySettings(resolved);request.takeSettings?.(settings),explainTopFolder(host,request,settings),refuseUnfitShard(
settings.measure);let plan=await pinPlan(host,await planFor(host,request,{settings,store,found})),isGate=(request.purpose??
"gate")==="gate",benchmarkFiles=plan.sides.length===2&&isGate?plan.settings.benchmarkFiles:[],pair={base:found.base.sha,
head:found.head.sha},unmatched=await warnAboutBenchmarkFiles(store,pair,benchmarkFiles),commits={...found,problems:[...plan.
foundProblems,...unmatched]};for(let problem of[...problems,...commits.problems])host.log.info(formatDiagnosticLine(problem));
let canSkip=isGate&&plan.baseline===null&&request.slowdown===void 0,{setup:script,workingDirectory,commands}=plan.settings,
setup=script===null?null:{script,workingDirectory},rules={config:request.commits.config,benchmarkFiles,setup,commands},asked={
needsFiles:hasRules(commands),workflow:host.trigger.workflow},decisions=canSkip?decideByTrees(await readTrees(store,pair,
asked),rules):[],{resumed=null}=request;resumed!==null&&checkResumedRecording(resumed,found,settings.measure);let seed=resumed?.
schedule.seed??settings.measure.seed??drawSeed();return measurePlannedRun(host,request,{isGate,store,commits,plan,benchmarkFiles,
canSkip,decisions,seed,known:{settings,file,configText:text,config:{source,change,problems}}})}function explainTopFolder({
log},{given,typedIn},{measure}){if(typedIn==null||given.run===void 0||measure.workingDirectory!==".")return;let flag=`--\
working-directory ${quoteShellWord(typedIn)}`,warning=makeWarning("command-in-top-folder",atFlag(""),{folder:typedIn,flag});
log.warning(formatDiagnosticLine(warning))}function withoutCounts(settings){let commands=settings.commands.map(command=>({
...command,count:[]}));return{...settings,count:[],measure:"all",commands}}async function planFor(host,{commits,purpose="\
gate"},{settings,store,found}){let{baseline:path,rounds,format,measure}=settings.measure,gate={settings:settings.measure,
sides:SIDES,baseline:null,baseValuesSha:found.base.sha,foundProblems:found.problems},timed=withoutCounts(settings.measure);
if(purpose==="baseline"){if(path===null)throw userError("baseline-not-named",atFlag("write-baseline"),{config:commits.config});
let all={...timed,rounds:{min:rounds.max,max:rounds.max}};return{...gate,settings:all,sides:["head"],baseValuesSha:null}}
if(purpose==="noise"){if(settings.measure.commands.length===0)throw userError("command-missing",atKey("run"),{path:commits.
config},{failure:"configuration"});if(measure==="counts")throw userError("counts-for-doctor",atKey("measure"),{});return{
...gate,settings:timed}}if(path===null)return gate;let place={path,from:commits.configFrom,store,commits:found},{baseline,
problems}=await readBaseline(host,settings.measure,place),{schedule,commits:measured}=baseline.recording;host.log.info(formatReplacedBase(
path,measured.head.sha??measured.head.how));let uncounted=settings.measure.commands.some(({count})=>count.length>0)?[makeWarning(
"count-needs-base",atKey("count"),{path})]:[],readAs=own=>own==="auto"?schedule.format??own:own,commands=timed.commands.
map(command=>({...command,format:readAs(command.format)}));return{settings:{...timed,format:readAs(format),commands},sides:[
"head"],baseline,baseValuesSha:measured.head.sha,foundProblems:[...found.problems,...problems,...uncounted]}}async function pinPlan(host,plan){
let{cpus:wanted,nice}=plan.settings,{cpus}=await host.resolveAffinity({cpus:wanted,nice}),unpinned=wanted!==null&&cpus===
null?[makeWarning("cpus-not-applied",atKey("cpus"),{})]:[];return{...plan,settings:{...plan.settings,cpus},foundProblems:[
...plan.foundProblems,...unpinned]}}function refuseUnfitShard({shard,baseline,commands}){if(shard!==null){if(baseline!==
null)throw userError("shard-unfit",atKey("shard"),{other:"baseline"});if(commands.some(({count})=>count.length>0))throw userError(
"shard-unfit",atKey("shard"),{other:"count"})}}function listDifferentCommands(recorded,wanted){return recorded.length!==
wanted.length?[["number of commands",`${recorded.length}`,`${wanted.length}`]]:recorded.flatMap((before,index)=>listChangedSettings(
before,wanted[index]).map(({key,one,other})=>[key,one,other]))}function checkResumedRecording({commits,schedule},{base,head},settings){
let formats=settings.commands.flatMap(({format},index)=>format==="auto"?[]:[["format",schedule.formats?.[index]??schedule.
format,format]]),parts=[["base",commits.base.sha,base.sha],["head",commits.head.sha,head.sha],...listDifferentCommands(schedule.
commands,settings.run),["setup",schedule.setup,settings.setup],["working directory",schedule.workingDirectory,settings.workingDirectory],
["output file",schedule.outputFile??null,settings.outputFile],...formats];for(let[part,recorded,wanted]of parts)if(recorded!==
wanted)throw userError("resumed-other-run",atFlag("resume"),{part,got:recorded??"none",wanted:wanted??"none"})}function drawSeed(){
return crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(8,"0")}export{divideList,reportOnRun,noiseOf,rankVaryingRows,UPPER_BOUND_Z,spreadBoundOf,spreadErrorOf,MIN_NOISE_ROUNDS,reportTooLittleTime,
minLimitFor,isTimeBased,sensitivityOf,findMinRounds,planCanary,judgeCanary,renderCanary,toCanaryJson,findMergeBase,findProvenMergeBase,
readParents,askGitHubForMergeBase,openSeparateStore,readTrees,fetchTrees,chooseConfig,renderBaseline,decideByTrees,makePolicyForOneCommit,
LOCK_FILES,installCommand,readLastLines,commandName,RUNNER_FILES,FILTER_VARIABLE,childEnvironment,measureStage};
