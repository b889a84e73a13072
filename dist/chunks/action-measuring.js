import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{countLegs,divideAlpha,findLevels,repeatsOf}from"./action-compare-report-html-measuring-report.js";import{catchUserError,commitSettings,explainReplacedConfig,
findClone,findTrustedVersion,parseConfigFile,parseYaml,policyOf,require_dist,resolveSettings}from"./action-compare-report-html-measuring-report-validate.js";
import{CONFIRMING_ROUNDS,MIN_CHANGE,alignFiles,computeConfirmedSize,makeTouchedCheck,readProfile}from"./action-history-measuring.js";
import{HISTORY_LIMITS,NEUTRAL_AUTHOR,atGitCommand,findLatestRelease,hasPath,listFindings,makeLocalSource,moveSystemErrors,
parseGitError,parseTags,prepareOut,prepareOutput,printReport,readObjectTexts,refuseExisting,renderCulprits,resolveRevision,
runGit,shortenNames,terminalGuidance,writeNew,writeOut,writeResultFiles}from"./action-compare-report-history-html-measuring-report.js";import{COUNTED_METRIC,
CPU_TIME_METRIC,LATEST_RELEASE,LEADS_OUT,MAX_BISECTED_COMMITS,MAX_DISTURBED_ATTEMPTS,MAX_OUTPUT_LINES,MAX_OUTPUT_LINE_LENGTH,
MAX_PATHS,MAX_PROFILED_BENCHMARKS,MAX_PROFILE_BYTES,MAX_RETRIES,MAX_SEARCH_ROUNDS,MAX_SOURCE_LOCATIONS,MAX_SUBJECT_LENGTH,
MAX_TOOLS,MAX_TOOL_LINE_LENGTH,PLACEMENT_ROUNDS,RECORDING_VERSION,addCulprits,alignColumns,analyse,analyseRecording,asBaseline,
blocksOf,buildReport,canCpuTimeDecide,canExplainMetric,canFilesDeceive,changeFinder,countCompletedRounds,countsAsRecording,
decide,entropyOf,evidenceIn,exampleOf,findUnmatchedPolicy,findUnstableNameProblem,hasCpuTimeInRounds,hasFailed,hasNothingToMeasure,
hasValues,indexRecording,isCpuTime,isImprecise,isPutAside,isSettled,isSkip,isTime,judge,judgeRow,listBrokenRows,listSkippedCommands,
listWorseRows,lookPlanOf,makeTerminalHost,mapFrames,mayBeCoincidence,mayBecomeExact,packProfiles,parseRecording,placementOf,
planDetectionLooks,planLooks,planPauses,policyOfShard,readPart,readRecording,readTrials,renderRecording,resolveRenames,selectActiveBudgets,
selectLimits,selectSeries,shiftFinder,sourceLocationSchema,splitSeriesByCommand,spreadOf,toNamedPath,toSeconds,toShift,valuesPerRound,
withBaseline,withConfiguration}from"./action-compare-report-history-html-measuring-report-validate.js";import{ApiError}from"./action-github-client-history-measuring.js";import{isOfCommand,
makeSeriesCollection,withRecordedNames}from"./action-compare-report-measuring-parse.js";import{FORMATS,findFormat,makeLocator,parseToolOutput,
parseToolOutputs,readCountedParts,toInvocationMeasurements}from"./action-compare-report-formats-measuring-parse.js";import{groupBy}from"./action-compare-report-formats-history-html-measuring-parse-report.js";
import{checkInputsAgainstFile,cleanText,parseArgs}from"./action-compare-report-formats-history-html-measuring-parse-report-validate.js";import{PLAIN_FORMATTER,formatBuild,formatCost,
formatCount,formatCountLook,formatCpuTimeLook,formatDiagnosticLine,formatDuration,formatList,formatLook,formatMargin,formatNothingToMeasure,
formatNothingToSearch,formatOneSidedDisturbance,formatOutputTitle,formatOwnBenchmarkFiles,formatPercent,formatProfileStep,
formatProfilesEnd,formatProfilesStart,formatRecognisedFormat,formatRemeasuring,formatReplacedBase,formatRetry,formatRichText,
formatSearchEnd,formatSearchStart,formatSearchStep,formatStep,formatThrown,formatTimeSoFar,formatUndecidedCount,formatUnfinishedSearch,
formatUnknownDefinitions,formatWholePercent,renderDiagnostics,renderLastLines,shortenList,shortenSha,toDiagnosticJson}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";
import{OWN_REPOSITORY,VERSION,ownFileUrl}from"./action-cli-compare-report-explain-error-history-html-measuring-report-validate.js";import{cleanUntrustedText,stripControls}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";
import{BLANK_LETTERS,SIDES,quoteShellWord,quoteShellWords}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{DEFAULTS,MAX_PERCENT,RECORDED_EVENTS,
RULES,TERMINAL_COMMIT_DEFAULTS,benchmarkKeyOf,exitCodeOf,findNearestWord,groupedNameKeyOf,hex,isMapping,listChangedSettings,
listOwn,literal,makeUnknownShard,nameCommands,object,omitNull,scriptOf,shareOf,sortBenchmarks,string,templateLiteral,toKebabCase}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";
import{UserError,about,atCommit,atFlag,atInput,atKey,coinProbability,compileOrderedPatterns,compilePattern,compilePatterns,
formatCompact,formatDecimals,inFile,inPlacement,inRound,inSetup,isError,isPlanError,isSameDiagnostic,isSameFinding,makeError,
makeWarning,median,nameMetric,onSide,parseUnit,recoverFrom,relocate,selectForLog,selectPaths,smallestTwoSidedP,throwErrors,
tidyUnit,unitDescriptionOf,userError,withOutput,within,withoutOutput}from"./action-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{__toESM}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{join as join3}from"node:path";import{dirname as dirname3,resolve as resolve7}from"node:path";import{resolve as resolve2}from"node:path";import{posix,resolve}from"node:path";var DEFAULT_BUDGETS=DEFAULTS.budgets.map(({metric,limits})=>({metric,...Object.fromEntries([...limits].map(([kind,limit2])=>[
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
budgets)?budgets.filter(isMapping):DEFAULT_BUDGETS).map(entry2=>{let terms=Object.fromEntries(Object.entries(entry2).filter(
([key])=>!SELECTORS.includes(key)));return{subject:subjectOf(entry2),terms,text:textOf(terms)}})}function subjectOf(entry2){
let[metric,...others]=SELECTORS.map(key=>[key,entry2[key]]),more=others.filter(([,value])=>value!==void 0);return[textOf(
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
base!==setting.head)}function flatten(entry2,prefix=""){return new Map(Object.entries(entry2).flatMap(([key,value])=>isMapping(
value)?[...flatten(value,`${prefix}${key}.`)]:[[`${prefix}${key}`,textOf(value)]]))}function textOf(value){return Array.
isArray(value)?value.map(textOf).join(", "):isMapping(value)?[...flatten(value)].map(([key,text])=>`${key} ${text}`).join(
", "):value===null?"":String(value)}function divideList(items,size){return Array.from({length:Math.ceil(items.length/size)},(_,index)=>index*size).map(start2=>items.
slice(start2,start2+size))}var LINKS_AT_ONCE=5e3,MAX_TARGET_BYTES=4096;async function readTrees(store,pair,needsFiles){let{base,head}=await readTreeIds(
store,pair),isListed=base!==head&&needsFiles,read=async id=>({id,files:isListed?await readFiles(store,id):new Map});return{
base:await read(base),head:await read(head)}}async function fetchTrees(store,pair){let why=await store.fetch(["--depth=1",
"--filter=blob:none"],pair.base,pair.head);if(why!==null)return why;let{base,head}=await readTreeIds(store,pair);if(base===
head)return null;let files=[...(await listFiles(store,base)).values(),...(await listFiles(store,head)).values()];return store.
fetchObjects(listLinks(files))}async function readTreeIds(store,{base,head}){let treeOf=commit=>store.gitOrThrow("rev-pa\
rse","--verify","--end-of-options",`${commit}^{tree}`);return{base:await treeOf(base),head:await treeOf(head)}}async function readFiles(store,tree){
let files=await listFiles(store,tree),targets=new Map;for(let part of divideList(listLinks([...files.values()]),LINKS_AT_ONCE))
for(let[id,text]of await store.readObjects(part,MAX_TARGET_BYTES))targets.set(id,text);for(let[path,file]of files)file.mode===
LINK&&files.set(path,{...file,target:targets.get(file.id)??""});return files}async function listFiles(store,tree){let listed=await store.
gitOrThrow("ls-tree","-r","-z","--full-tree",tree),files=new Map;for(let line of listed.split("\0")){let tab=line.indexOf(
"	");if(tab<=0)continue;let[mode="",,id=""]=line.slice(0,tab).split(" "),path=line.slice(tab+1),same=files.get(path);files.
set(path,{mode,id:same===void 0?id:`${same.id} ${id}`,target:null})}return files}function listLinks(files){return[...new Set(
files.filter(({mode})=>mode===LINK).map(({id})=>id))]}var LINK="120000",SUBMODULE="160000";async function listChangedPaths(store,base,head){
return splitPaths(await store.gitOrThrow("diff-tree","-r","-z","--name-only","--no-renames",base,head))}async function listChangedEntries(store,base,head){
let args=["diff-tree","-r","-z","--raw","--no-abbrev","--no-renames",base,head],fields=splitPaths(await store.gitOrThrow(
...args));return fields.flatMap((path,index)=>{if(index%2===0)return[];let[,mode="",,sha=""]=fields[index-1].split(" ");
return{path,now:mode==="000000"?null:{mode,sha}}})}async function listTreePaths(store,sha){return splitPaths(await store.
gitOrThrow("ls-tree","-r","-z","--name-only","--full-tree",sha))}function splitPaths(separated){return separated.split("\
\0").filter(path=>path!=="")}function listFolders(paths){let folders=new Set;for(let path of paths)for(let folder=parentOf(
path);!folders.has(folder);folder=parentOf(folder))folders.add(folder);return folders}function parentOf(path){return path.
slice(0,Math.max(0,path.lastIndexOf("/")))}var READ_LIMIT_BYTES=1024*1024;async function readConfigText(host,settings,{store,commits}){let{config:path,configFrom}=settings,
head=commits.head.sha;switch(configFrom){case"worktree":{let text=await host.files.read(resolve(host.folder,path),READ_LIMIT_BYTES);
return toConfigText(settings,text,{path,commit:null,how:"worktree"})}case"head":return toConfigText(settings,await readFile(
store,head,path),{path,commit:head,how:"head"});case"base":return readOfPullRequest(store,settings,commits);default:if(!await store.
has(configFrom))throw userError("commit-not-in-clone",atFlag("config-from"),{sha:configFrom});return readOfNamedCommit(store,
settings,configFrom,head)}}async function readOfNamedCommit(store,settings,commit,head){let{config:path}=settings,text=await readFile(
store,commit,path),named=toConfigText(settings,text,{path,commit,how:"named"});if(text===null)return named;let change=findChange(
path,{text,how:"tip"},await tryReadBlob(store,await findBlob(store,head,path)));return change?.renamed===void 0?named:{...named,
change}}async function readOfPullRequest(store,settings,commits){let{config:path}=settings,headSha=commits.head.sha,head=await findBlob(
store,headSha,path),trusted=await findTrustedVersion(path,commits.configCommits,commit=>readFile(store,commit,path));if(trusted===
null){let text=head&&await readBlob(store,head),problems=text===null?[]:[makeWarning("config-only-on-head",inFile(path),
{})];return{...toConfigText(settings,text,{path,commit:headSha,how:"head"}),problems}}let isSame=(await findBlob(store,trusted.
commit,path))?.sha===head?.sha,chosen=chooseConfig(path,trusted,headSha,isSame?trusted.text:await tryReadBlob(store,head));
return isSame?{...chosen,commit:null}:chosen}function chooseConfig(path,trusted,headSha,head){let text=head instanceof UserError?
null:head,replaced=explainReplacedConfig(path,trusted,text);if(replaced!==null)return{text,commit:null,source:{path,commit:headSha,
how:"head"},problems:replaced,change:null};let{commit,how}=trusted,change=findChange(path,trusted,head);return{text:trusted.
text,commit,source:{path,commit,how},problems:[],change}}function findChange(path,{text,how},head){return head instanceof
UserError?reportUnreadableConfig(path,head):head===null&&how==="tip"?null:compareConfigs(path,{base:text,head})}async function readFile(store,commit,path){
let blob=await findBlob(store,commit,path);return blob&&readBlob(store,blob)}async function tryReadBlob(store,blob){return blob&&
readBlob(store,blob).catch(recoverFrom(UserError,error=>error))}async function findFirstBlob(store,commits,path){for(let commit of commits){
let blob=await findBlob(store,commit,path);if(blob!==null)return blob}return null}async function findBlob(store,commit,file){
let path=posix.normalize(file);if(posix.isAbsolute(path)||path.startsWith("../"))return null;let list=["--literal-pathsp\
ecs","ls-tree","-z","--long","--full-tree",commit,"--",path],entry2=splitPaths(await store.gitOrThrow(...list)).find(line=>line.
endsWith(`	${path}`));if(entry2===void 0)return null;let[mode="",,sha="",size=""]=entry2.split(/[ \t]+/),bytes=/^\d+$/.test(
size)?Number(size):null;return{where:`${shortenSha(commit)}:${path}`,mode,sha,bytes}}async function readBlob(store,{where,
mode,sha,bytes},limitBytes=READ_LIMIT_BYTES){if(bytes===null||mode==="120000")throw userError("not-a-regular-file",inFile(
where),{});if(bytes>limitBytes)throw userError("file-too-large",inFile(where),{bytes,limitBytes});let{exitCode,stdout,stderr}=await store.
git("cat-file","blob",sha);if(exitCode===0)return stdout;throw userError("git-failed",inFile(where),{output:stderr.trim()})}
function toConfigText(settings,text,source){let{config:path,configFrom,configGiven}=settings;if(text!==null||!configGiven)
return{text,commit:null,source:text===null?null:source,problems:[],change:null};let from=configFrom==="base"||configFrom===
"head"||configFrom==="worktree"?configFrom:"commit";throw userError("config-missing",atKey("config"),{path,from},{failure:"\
configuration"})}var LIMIT_BYTES=16*1024*1024;async function readBaseline(host,{format,unit},{path,from,store,commits}){let{text,problems}=from===
"worktree"?{text:await host.files.read(resolve2(host.folder,path),LIMIT_BYTES),problems:[]}:await readCommittedBaseline(
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
`}function reportOnRun({recording,settings,file,config,levels},program,configFrom=settings.commits.configFrom){let{legs}=settings.
measure,commits={...settings.commits,configFrom},repeats=repeatsOf([recording],{...settings,commits,file,legs,isOwn:!0}),
judged=analyse(recording,divideAlpha(settings.policy,countLegs(settings.measure)),levels);return withConfiguration({...judged,
program,repeats},config)}import{relative,resolve as resolve6}from"node:path";var DEEPEN_STEPS=["--deepen=50","--deepen=200","--deepen=1000","--depth=2147483647"];async function findMergeBase({store,
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
isLocal:!1})}var TARGET_CANDIDATES=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/ma\
in","refs/heads/master"];async function findLocalCommits(host,store,settings){let{committed,head}=await findHead(host,store,
settings),base=await findBase(host,store,settings.base,committed,head.sha);for(let{sha}of[base,head])await store.fetchMissingBlobs(
sha);let start2=await findProvenMergeBase(store,base.sha,committed);return{base,head,configCommits:start2===null?[base.sha]:
[start2,base.sha],problems:[]}}async function findCommitTwice(host,store,settings){let{head}=await findHead(host,store,settings);
return await store.fetchMissingBlobs(head.sha),{base:head,head,configCommits:[head.sha],problems:[]}}async function findHead(host,store,{
head}){let tip=await findCommit(host,"HEAD");if(tip===null)throw userError("no-commit-yet",inFile(host.folder),{});if(head===
"worktree"){let sha=await commitWorktree(host,store,tip);return{committed:tip,head:{sha,how:sha===tip?"HEAD":head}}}let committed=head===
"head"?tip:await requireCommit(host,head,"head");return{committed,head:{sha:committed,how:head==="head"?"HEAD":head}}}async function findCommit({
git,folder},revision){return revision.startsWith("-")?null:resolveRevision(git,folder,`${revision}^{commit}`)}async function requireCommit(host,revision,flag){
let sha=await findCommit(host,revision);if(sha!==null)return sha;let isSha=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);
throw userError("unknown-revision",atFlag(flag),{revision,isSha})}async function findBase(host,store,base,committed,measured){
if(base===LATEST_RELEASE){let search={head:measured,isInHistory:async({name:name2,commit:commit2})=>{let ancestor2=await findProvenMergeBase(
store,commit2,committed);if(ancestor2===null&&!store.isComplete)throw userError("clone-too-shallow",atFlag("base"),{target:name2,
head:shortenSha(committed)});return ancestor2===commit2},isLocal:!0},{name,commit}=await findLatestRelease(await store.listTags(),
search);return{sha:commit,how:name}}if(base!=="merge-base"&&base!=="target")return{sha:await requireCommit(host,base,"ba\
se"),how:base};let{branch,sha:target}=await findTarget(host);if(base==="target")return{sha:target,how:base,branch};let ancestor=await findProvenMergeBase(
store,target,committed);if(ancestor!==null)return{sha:ancestor,how:base,branch};let commits={target:shortenSha(target),head:shortenSha(
committed)};throw store.isComplete?userError("no-common-ancestor",atFlag("base"),{...commits,isLocal:!0}):userError("clo\
ne-too-shallow",atFlag("base"),commits)}async function findTarget(host){for(let ref of TARGET_CANDIDATES){let sha=await findCommit(
host,ref);if(sha===null)continue;let{stdout}=await host.git(["rev-parse","--abbrev-ref",ref],{folder:host.folder});return{
sha,branch:stdout.trim()||ref}}throw userError("no-target-branch",atFlag("base"),await readBranchFacts(host))}async function readBranchFacts(host){
let list=async(...args)=>{let{stdout}=await host.git(args,{folder:host.folder});return stdout.split(`
`).filter(line=>line!=="")},hasOrigin=(await list("remote")).includes("origin"),refs=await list("for-each-ref","--format\
=%(refname:lstrip=2)","refs/heads","refs/remotes/origin");if(new Set(refs.map(ref=>ref.replace(/^origin\//,""))).size!==
1)return{hasOrigin};let branch=refs.find(ref=>ref.startsWith("origin/"))??refs[0];return{hasOrigin,branch,base:`--base ${quoteShellWord(
branch)}`}}async function commitWorktree(host,store,tip){let paths=["rev-parse","--show-toplevel","--absolute-git-dir"],
{exitCode,stdout}=await host.git(paths,{folder:host.folder}),[top,gitFolder]=stdout.trim().split(`
`);if(exitCode!==0||top===void 0||gitFolder===void 0)throw userError("no-working-tree",inFile(host.folder),{});let index=`${store.
folder}/index`;await host.files.copy(`${gitFolder}/index`,index);let git=makeGitBeside(host,store,top,index);await git({},
"add","--all","--",".");let tree=await git({},"write-tree");if(tree===await store.gitOrThrow("rev-parse",`${tip}^{tree}`))
return tip;let date=await store.gitOrThrow("show","--no-patch","--no-show-signature","--format=%cI",tip),author={...NEUTRAL_AUTHOR,
GIT_AUTHOR_DATE:date,GIT_COMMITTER_DATE:date};return git(author,"commit-tree","--no-gpg-sign","-p",tip,"-m","uncommitted\
 changes",tree)}function makeGitBeside(host,store,top,index){let env={GIT_INDEX_FILE:index,GIT_OBJECT_DIRECTORY:`${store.
folder}/objects`,GIT_OPTIONAL_LOCKS:"0"},config={"core.splitIndex":"false","lfs.storage":`${store.folder}/lfs`};return async(variables,...args)=>{
let options={folder:top,env:{...env,...variables},config};return(await runGit(host.git,args,options,"worktree-unreadable")).
trim()}}import{join as join2}from"node:path";var isLockFile=matchAnywhere("package-lock.json","npm-shrinkwrap.json","yarn.lock","pnpm-lock.yaml","bun.lock","bun.lock\
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
async function tryFetchCommit(store,sha){return await store.has(sha)?!0:(await store.fetch(store.isComplete?null:"--dept\
h=1",sha),store.has(sha))}async function listGoBenchmarks(store,shas){let paths=new Set;for(let sha of shas){let{stdout}=await store.
git("grep","-l","-z","-F","-e",GO_BENCHMARK,sha,"--","*_test.go");for(let entry2 of splitPaths(stdout))paths.add(entry2.
slice(sha.length+1))}return paths}function limitPaths(paths){return{total:paths.length,paths:paths.slice(0,MAX_PATHS)}}function matchAnywhere(...globs){
let matches=null;return path=>(matches??=compilePatterns(globs.map(glob=>`**/${glob}`)),matches([path]))}async function warnAboutBenchmarkFiles(store,{
base,head},benchmarkFiles){let included=benchmarkFiles.filter(pattern=>!pattern.startsWith("!"));if(included.length===0)
return[];let paths=[...await listTreePaths(store,head),...await listTreePaths(store,base)],patterns=included.filter(pattern=>!paths.
some(compilePattern(pattern)));return patterns.length===0?[]:[makeWarning("benchmark-files-unmatched",atKey("benchmark-f\
iles"),{patterns})]}import{posix as posix3}from"node:path";import{posix as posix2}from"node:path";function readScriptNames(script,workingDirectory){let text=insertVariables(script),
paths=new Set,outside=new Set(listOutsideVariables(text)),start2=posix2.normalize(workingDirectory),place={current:start2,
others:[]},outer=[],enters=null;for(let[token]of text.matchAll(TOKENS)){if(SIGN.test(token)){token==="("&&outer.push(place),
place=token===")"?outer.pop()??place:{...place,others:[]},enters=null;continue}let folders=[...new Set([place.current,start2,
...place.others])];for(let word of splitWord(token)){isOutsideWord(word,folders)&&outside.add(word);for(let folder of folders)
for(let path of listPaths(word,folder))paths.add(path)}let[entered]=token.startsWith("-")?[]:listPaths(token,place.current);
enters!==null&&entered!==void 0&&(place=enters==="current"?{...place,current:entered}:{...place,others:[...place.others,
entered]},enters=null),/^(?:cd|pushd)$/.test(token)&&(enters="current"),FOLDER_OPTION.test(token)&&(enters="others")}return{
paths,outside:[...outside]}}var TOKENS=/[();&|\n]|[^\s'"`;|&()<>$,]+/g,SIGN=/^[();&|\n]$/,FOLDER_OPTION=/^(?:-C|--(?:prefix|cwd|dir|directory|project|package|workspace))$/;
function splitWord(token){return token.endsWith("=.")?[]:token.split("=").flatMap(part=>(part.includes("://")||/^[A-Za-z]:[\\/]/.
test(part)?[part]:part.split(":")).filter(word=>word!==""))}function listPaths(word,folder){let named=word.replace(/\/?\.\.\.$/,
"").replace(/[^/]*[*?[{].*$/,"");if(named===""&&word!=="...")return[];let path=posix2.join(folder,named,".").replace(/\/$/,
"");return isOutside(path)?[]:[path==="."?"":path]}var isOutside=path=>path===".."||path.startsWith("../")||posix2.isAbsolute(
path),MACHINE=/^\/(?:s?bin|lib\w*|usr\/(?!local(?:\/|$))\w+|dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd))(?:\/|$)/;
function isOfMachine(path){return MACHINE.test(posix2.normalize(path))}function isOutsideWord(word,folders){return word.
includes("://")?!1:/^~(?:[\w+-]*(?:\/|$))/.test(word)||/^[A-Za-z]:[\\/]/.test(word)?!0:word.startsWith("/")?!isOfMachine(
word):/(?:^|\/)\.\.(?:\/|$)/.test(word)&&folders.every(folder=>isOutside(posix2.join(folder,word)))}var OUTSIDE_VARIABLES=/^(?:HOME|BENCH_REFEREE_HOME|OLDPWD|TMPDIR|TEMP|TMP|RUNNER_\w+|GITHUB_WORKSPACE|XDG_\w+|CARGO_HOME|GOPATH|GOBIN)$/,
VARIABLES=/\$(?:(\w+)|\{(\w+)[^}]*\})(\/[^\s'"`;|&()<>$,]*)?/g;function listOutsideVariables(script){return[...script.matchAll(
VARIABLES)].flatMap(match=>{let[,plain,braced,rest=""]=match,name=plain??braced??"";if(/^\d*$/.test(name)||/^BENCH_REFEREE_(?!HOME$)/.
test(name))return[];let before=script.slice(0,match.index),isProgram=/(?:^|[;&|(\n]|\b(?:cd|pushd|exec|sh|bash|source|env|time|node|python3?)\s|(?:^|\s)\.\s)\s*["']?$/;
return rest!==""||OUTSIDE_VARIABLES.test(name)||isProgram.test(before)?[`$${name}${rest}`]:[]})}var MAX_CHARACTERS=1e5;function insertVariables(script){
let values=new Map([["PWD","."]]);for(let[,name="",double,single,plain=""]of script.matchAll(ASSIGNMENTS))values.set(name,
double??single??plain);let text=script;for(let turn=0;turn<3;turn++)text=text.replaceAll(/\$(?:(\w+)|\{(\w+)\})/g,(whole,plain,braced)=>values.
get(plain??braced)??whole);return text.length>MAX_CHARACTERS?script:text}var ASSIGNMENTS=/(?<=^|[\s;&|(])([A-Za-z_]\w*)=(?:"([^"]*)"|'([^']*)'|([^\s;&|()"']*))/g;function hasRules(commands){return commands.some(({paths,dependsOn})=>paths.length+dependsOn.length>0)}function decideByTrees({
base,head},{config,benchmarkFiles,setup,commands}){if(base.id===head.id)return[...commands.keys()].map(command=>decide(command,
"same-tree",[shortenSha(base.id)]));if(!hasRules(commands))return[];let changed=listDifferingPaths(base.files,head.files),
ofGate=changed.filter(path=>path===config||isOfGate(path)),shared=benchmarkFiles.length===0?[]:changed.filter(compileOrderedPatterns(
benchmarkFiles)),trees=[base,head].map(({files})=>({files,folders:listFolders(files.keys())}));return commands.flatMap((command,index)=>{
let{paths,dependsOn}=command;if(paths.length+dependsOn.length===0)return[];if(ofGate.length>0)return decide(index,"chang\
ed-gate",ofGate);let named=new Set([command,...setup===null?[]:[setup]].flatMap(listNames)),decisions=paths.length===0?[]:
[decideByPaths(index,paths,changed,trees,named)];return dependsOn.length>0&&shared.length>0&&!decisions.some(isSkip)&&decisions.
push(decide(index,"changed-benchmarks",shared)),decisions})}function listDifferingPaths(base,head){let paths=new Set([...base.
keys(),...head.keys()]),facts=file=>`${file?.mode} ${file?.id}`;return[...paths].filter(path=>facts(base.get(path))!==facts(
head.get(path))).sort()}function listNames({script,workingDirectory}){return[...readScriptNames(script,workingDirectory).
paths].filter(path=>path!=="")}function decideByPaths(command,paths,changed,trees,named){let files=new Set(trees.flatMap(
tree=>[...tree.files.keys()])),folders=new Set(trees.flatMap(tree=>[...tree.folders])),hasMode=(path,mode)=>trees.some(tree=>tree.
files.get(path)?.mode===mode),selection=selectPaths(paths),listed=[...files],closed=listed.filter(path=>hasMode(path,LINK)||
hasMode(path,SUBMODULE)),missing=paths.filter(pattern=>!pattern.startsWith("!")&&!selection.isMatched(pattern,listed,closed)),
misnamed=missing.filter(pattern=>!hasWildcard(pattern)&&folders.has(toNamedPath(pattern)));if(misnamed.length>0)return decide(
command,"paths-folder",misnamed);let similar=[...changed,...listFolders(changed)],isMisspelt=path=>files.has(path)||findNearestWord(
path,similar)!==null,unmatched=missing.filter(pattern=>hasWildcard(pattern)||isMisspelt(toNamedPath(pattern)));if(unmatched.
length>0)return decide(command,"paths-unmatched",unmatched);let namedFolders=[...named].filter(path=>folders.has(path)),
isInside=path=>{let isNamed=namedFolders.some(folder=>path.startsWith(`${folder}/`)),[isLink,isSubmodule]=[hasMode(path,
LINK),hasMode(path,SUBMODULE)];return(isLink||isSubmodule)&&selection.mayHaveBelow(path,isNamed)?!0:(isLink||!isSubmodule)&&
selection.hasFile(path,isNamed)},reached=trees.map(tree=>findReach(tree,isInside,named)),inside=changed.filter(path=>isInside(
path)||reached.some(reach=>reach.includes(path)));if(inside.length>0)return decide(command,"changed-inside",inside);let astray=[
...new Set(reached.flatMap(reach=>reach.astray))].sort();return astray.length>0?decide(command,"links-astray",astray):decide(
command,"paths",changed)}function hasWildcard(pattern){return/[*?[\]{}]/.test(pattern)}var CI_FILES=/^(?:\.(?:github|gitea|forgejo)\/(?:workflows|actions)|\.gitlab\/ci|\.circleci|\.buildkite|\.woodpecker)\/|^(?:\.gitlab-ci|\.woodpecker|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^Jenkinsfile$/,
ACTION_OR_GIT_FILES=/(?:^|\/)(?:action\.ya?ml|\.gitattributes|\.gitmodules)$/;function isOfGate(path){return CI_FILES.test(
path)||ACTION_OR_GIT_FILES.test(path)}var MAX_LINKS=40;function findReach(tree,isInside,named){let paths=new Set,folders=new Set,
astray=new Set,links=[...tree.files].filter(([,{mode}])=>mode===LINK).map(([path])=>path),followed=new Set;function follow(path){
let rest=path.split("/"),at="",linkCount=0,end=exists2=>({exists:exists2,hasLinks:linkCount>0});for(let part=rest.shift();part!==
void 0;part=rest.shift()){if(part===""||part===".")continue;if(part===".."){if(at==="")return end(!1);at=parentOf(at);continue}
let next=at===""?part:`${at}/${part}`,file=tree.files.get(next);if(file?.mode===LINK){paths.add(next),linkCount+=1;let target=file.
target??"";if(linkCount>MAX_LINKS||target===""||posix3.isAbsolute(target))return end(!1);rest.unshift(...target.split("/"))}else if(file!==
void 0){let isWhole=file.mode===SUBMODULE||rest.every(more=>more===""||more===".");return isWhole&&paths.add(next),end(isWhole)}else if(tree.
folders.has(next))at=next;else return end(!1)}if(linkCount>0&&!folders.has(at)){folders.add(at);for(let link of links)(at===
""||link.startsWith(`${at}/`))&&followed.add(link)}return end(!0)}for(let path of named){let{exists:exists2,hasLinks}=follow(
path);hasLinks&&!exists2&&astray.add(path)}for(let link of links)(paths.has(link)||isInside(link))&&followed.add(link);for(let link of followed)
follow(link).exists||astray.add(link);let isBelow2=path=>folders.has(path)||path!==""&&isBelow2(parentOf(path));return{includes:path=>paths.
has(path)||isBelow2(parentOf(path)),astray:[...astray]}}import{resolve as resolve4}from"node:path";import{resolve as resolve3}from"node:path";var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"],OBJECTS_AT_ONCE=400;function connectRemote(host,folder,remote,name=remote.
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
async function retryNetwork(host,attempt2){let result=await attempt2();for(let pauseMs of PAUSES_MS){if(result.exitCode===
0||!TRANSIENT_ERRORS.test(result.stderr)||host.cancelled.aborted)break;host.log.info(`git: ${parseGitError(result.stderr)}\
; waiting ${pauseMs/1e3} s`),await host.clock.sleep(pauseMs),result=await attempt2()}return result}async function runAtRemote(host,folder,remote,args){
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
return resolve3(folder,url);if(!URL.canParse(url))return null;let{protocol,host,pathname,username}=new URL(url),user=/^(?:git\+)?ssh/.
test(protocol)&&username!==""?`${username}@`:"";return`${protocol}//${user}${host}${pathname}`}async function openStore(host,folder,remote){let checkout=await findCheckout(host);if(checkout===null&&remote===null)throw userError(
"not-a-repository",inFile(host.folder),{});let store=makeStore(host,folder,checkout,remote);await host.files.makeFolder(
folder);let format=checkout?.format??(host.trigger.sha?.length===64?"sha256":"sha1");return await store.gitOrThrow("init",
"--quiet","--bare","--template=",`--object-format=${format}`,"."),checkout===null||(await host.files.write(`${folder}/ob\
jects/info/alternates`,`${checkout.common}/objects
`),await host.files.copy(`${checkout.common}/shallow`,`${folder}/shallow`),checkout.promisor!==null&&await becomePartial(
store,remote?.url??checkout.promisor)),store}async function openSeparateStore(host,folder,remote){return await host.files.
makeFolder(folder),openStore({...host,folder},folder,remote)}async function findCheckout(host){let ask=async(...args)=>{
let{exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===0?stdout.trim().split(`
`):null},facts=["--absolute-git-dir","--show-object-format","--is-shallow-repository"],[folder,format="sha1",isShallow]=await ask(
"rev-parse",...facts)??[];if(folder===void 0)return null;let common=await host.files.read(`${folder}/commondir`,MAX_PATH_BYTES),
[promisor]=await ask("config","--name-only","--get-regexp","^remote\\..*\\.promisor$")??[],[url=null]=promisor?await ask(
"config",promisor.replace(/promisor$/,"url"))??[]:[];return{common:resolve4(folder,common?.trim()??"."),format,isShallow:isShallow===
"true",promisor:url}}var MAX_PATH_BYTES=64*1024,PROMISOR="origin";async function becomePartial(store,url){let settings={
"core.repositoryFormatVersion":"1","extensions.partialClone":PROMISOR,[`remote.${PROMISOR}.url`]:url,[`remote.${PROMISOR}\
.promisor`]:"true",[`remote.${PROMISOR}.partialCloneFilter`]:"blob:none"};for(let[key,value]of Object.entries(settings))
await store.gitOrThrow("config",key,value)}function makeLocalConnection({git,folder}){let refuse2=()=>Promise.resolve("t\
here is no remote");return{lookUpRefs:()=>Promise.resolve({kind:"absent"}),listTags:async()=>parseTags((await git(["show\
-ref","--tags","--dereference"],{folder})).stdout),fetch:refuse2,push:refuse2,fetchObjects:refuse2}}function makeStore(host,folder,checkout,remote){
let promisor=checkout?.promisor??null,connect=to=>connectRemote(host,folder,to,promisor===null?to.url:PROMISOR),store={...remote===
null?makeLocalConnection(host):connect(remote),folder,isComplete:checkout!==null&&!checkout.isShallow,git:(...args)=>host.
git(args,{folder}),async gitOrThrow(...args){let output=await runGit(host.git,args,{folder});return output.includes("\0")?
output:output.trim()},has:async sha=>(await store.git("cat-file","-e",`${sha}^{commit}`)).exitCode===0,async remoteTrackingSha(ref){
let copy=ref.replace(/^refs\/heads\//,"refs/remotes/origin/");return checkout===null?null:resolveRevision(host.git,host.
folder,`${copy}^{commit}`)},async readObjects(shas,maxBytes){let input=shas.map(sha=>`${sha}
`).join(""),check2=["cat-file","--batch-check=%(objectname) %(objectsize)"],small=(await runGit(host.git,check2,{folder,
input})).split(`
`).flatMap(line=>{let[sha="",bytes]=line.split(" ");return Number(bytes)<=maxBytes?[sha]:[]}),texts=await readObjectTexts(
host.git,folder,small);return new Map(small.map((sha,index)=>[sha,texts[index]]))},async fetchMissingBlobs(sha){if(promisor===
null)return;let list=["rev-list","--objects","--no-walk","--no-object-names","--missing=print",sha],missing=(await store.
gitOrThrow(...list)).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[]),why=await connect(remote??{url:promisor,token:null,serverUrl:""}).
fetchObjects(missing);if(why!==null)throw userError("partial-clone",atCommit(sha),{output:why})}};return store}function findUndecidedBenchmarks(recording,whole,precision=null){let policy=policyOfShard(recording,whole),measured=indexRecording(
recording,policy),{rows,judgedGeomeans,conclusion,problems}=buildReport(measured,{...policy,table:null}).report,mayTurn=row=>row.
exact&&mayBeCoincidence(row),isUndecided=row=>row.verdicts.some(verdict=>isOpen(verdict)&&!verdict.isOutOfReach||verdict.
outcome==="fail"&&verdict.level!=="report"&&mayTurn(row)),isUndecidedRow=row=>isUndecided(row)||precision!==null&&!row.isControl&&
isImprecise(row,precision),undecided=[...rows.filter(isUndecidedRow),...judgedGeomeans.filter(isUndecided).flatMap(({members})=>members)],
measuredOn=new Set(benchmarksOf(undecided).map(benchmarkKeyOf)),givenUp=rows.filter(row=>row.verdicts.some(isOpen)&&!measuredOn.
has(benchmarkKeyOf(row))),controls=rows.filter(({isControl})=>isControl),isOfRun=problems.some(({severity,code})=>severity===
"error"&&code!=="names-unstable");return{names:benchmarksOf(undecided).map(({name})=>name),of:benchmarksOf(rows.filter(({
isControl})=>!isControl)).length,givenUp:benchmarksOf(givenUp).map(({name})=>name),hasControls:controls.length>0,isHopeless:conclusion===
"error"&&(rows.length===0||isOfRun),precision,series:undecided.length===0?[]:selectSeries(measured.parts[0].renames,[...undecided,
...controls])}}function isOpen({outcome,level}){return outcome==="unknown"&&level!=="report"}function findOpenTimes(recording,whole){
let policy=policyOfShard(recording,whole),{rows}=buildReport(indexRecording(recording,policy),{...policy,table:null}).report,
cpuTimes=new Map(rows.filter(isCpuTime).map(row=>[benchmarkKeyOf(row),row])),asCpuTime=row=>({...row,metric:CPU_TIME_METRIC,
primary:!1}),benchmarks=new Map([...cpuTimes.values(),...rows.filter(isTime)].map(row=>[benchmarkKeyOf(row),row])),named=new Map(
[...benchmarks].map(([key,row])=>[key,asCpuTime(row)])),{limitsFor}=selectLimits(selectActiveBudgets(policy.budgets,policy.
today).budgets,[...named.values()]);return[...benchmarks].flatMap(([key,row])=>{let{command,group,name,renamed,base,head,
unit,verdicts}=row;if(base===null||head===null||row.isControl)return[];let cpuTime=cpuTimes.get(key),isNamed=limitsFor(named.
get(key)).length>0,waits=(row.cpuTime?.onProcessor??1)<.9,isWorthIt=one=>isOpen(one)&&!(one.isOutOfReach&&cpuTime!==void 0),
isOpenTime=!waits&&isTime(row)&&verdicts.some(one=>isWorthIt(one)&&canCpuTimeDecide(one)),isOpenCpuTime=isNamed&&(cpuTime===
void 0||cpuTime.verdicts.some(isWorthIt));if(!isOpenTime&&!isOpenCpuTime)return[];let fastest=Math.min(...base.values,...head.
values);return[{command,group,name,nameOnBase:renamed?.from??name,seconds:toSeconds(fastest,unit)}]})}function findRenames(recording,policy){
let{series,renameOf}=resolveRenames(recording,policy);return new Map(series.flatMap(one=>{let{group,name}=one.series,applied=renameOf(
one);return applied===null?[]:[[benchmarkKeyOf({command:one.command,group,name}),applied.to]]}))}function listRows(recording,whole){
return analyseRecording(recording,whole).report.rows}function findBrokenRows(recording,whole,select=listBrokenRows){let rows=select(
listRows(recording,whole));return{rows,series:selectSeries(resolveRenames(recording,whole),rows)}}function findPlanErrors(recording,policy,cost){
let perRound=valuesPerRound(recording),maxRounds=Math.min(recording.schedule.rounds.max,cost.maxRounds),measured=readPart(
recording,policy),part={...measured,pairs:measured.pairs.map(pair=>({...pair,exact:mayBecomeExact(pair,maxRounds*perRound)}))},
plan={...lookPlanOf(part,policy),cost};return judge([{evidence:evidenceIn(part),plan}],policy).problems.filter(isPlanError)}
function findUnmatchedBudgets(recording,policy,mayCount){let{report,unmatched}=buildReport(indexRecording(recording,policy),
{...policy,table:null}),isUncounted=recording.schedule.measure==="counts"&&recording.counts===void 0,candidates=isUncounted?
policy.budgets:unmatched,mayMatchCounts=({metric})=>["*",COUNTED_METRIC,CPU_TIME_METRIC].includes(metric),sure=mayCount?
candidates.filter(budget=>!mayMatchCounts(budget)):candidates,error=findUnmatchedPolicy(policy,[sure],report.rows);return error===
null?[]:[isUncounted?{...error,data:{...error.data,isOnlyCounts:!0}}:error,...report.problems.filter(({code})=>code==="b\
udget-unmatched")]}function benchmarksOf(rows){return[...new Map(rows.map(row=>[benchmarkKeyOf(row),row])).values()]}import{posix as posix4}from"node:path";async function makeTrees(host,root,source){let{store,commits,benchmarkFiles}=source,folders={base:`${root}/base`,head:`${root}\
/head`};for(let side of SIDES){let{sha}=commits[side];host.log.info(`clone ${side} ${shortenSha(sha)}`),await makeTree(host,
folders[side],source,sha)}let isShared=compileOrderedPatterns(benchmarkFiles),{base,head}=commits,shared=(benchmarkFiles.
length===0?[]:await listChangedEntries(store,base.sha,head.sha)).filter(({path})=>isShared(path)),ownBase=shared.length===
0?null:`${root}/own`;ownBase!==null&&(await makeTree(host,ownBase,source,base.sha),await copyFromHead(host,folders.base,
store,head.sha,shared));let homes={base:`${root}/home/base`,head:`${root}/home/head`};for(let side of SIDES)await host.files.
makeFolder(homes[side]);return{folders,temporary:{base:`${root}/tmp/base`,head:`${root}/tmp/head`},homes,ownBase,unfetched:{
base:await listUnfetchedFiles(args=>runGitStep(host,folders.base,args)),head:await listUnfetchedFiles(args=>runGitStep(host,
folders.head,args))}}}var FETCH_OPTIONS=["--quiet","--depth=1","--no-tags","--no-write-fetch-head","--no-recurse-submodu\
les"],NO_FILTERS=`* -filter
`;async function makeTree(host,folder,{store,originUrl},sha){await startTree(host,folder,sha,originUrl),await checkOut(host,
folder,store,sha)}async function startTree(host,folder,sha,originUrl){let format=sha.length===64?"sha256":"sha1";await host.
files.makeFolder(folder),await runGitStep(host,folder,["init","--quiet","--template=",`--object-format=${format}`,"."]),
originUrl!==null&&await runGitStep(host,folder,["config","remote.origin.url",originUrl])}async function checkOut(host,folder,store,sha){
let attributes=`${folder}/.git/info/attributes`;await runGitStep(host,folder,["fetch",...FETCH_OPTIONS,store.folder,sha]),
await host.files.write(attributes,NO_FILTERS),await runGitStep(host,folder,["checkout","--quiet","--detach","--no-recurs\
e-submodules",sha]),await host.files.remove(attributes)}var ENTRIES_AT_ONCE=75;async function copyFromHead(host,folder,store,sha,entries){
let attributes=`${folder}/.git/info/attributes`;await runGitStep(host,folder,["fetch",...FETCH_OPTIONS,store.folder,sha]),
await host.files.write(attributes,NO_FILTERS);let removed=entries.flatMap(({path,now})=>now===null?path:[]);for(let part of divideList(
removed,ENTRIES_AT_ONCE))await runGitStep(host,folder,["update-index","--force-remove","--",...part]);let copied=entries.
flatMap(({path,now})=>now===null?[]:`${now.mode},${now.sha},${path}`);for(let part of divideList(copied,ENTRIES_AT_ONCE)){
let options=part.flatMap(entry2=>["--cacheinfo",entry2]);await runGitStep(host,folder,["update-index","--add","--replace",
...options])}let tree=(await runGitStep(host,folder,["write-tree"])).trim();await runGitStep(host,folder,["read-tree","H\
EAD"]),await runGitStep(host,folder,["read-tree","--reset","-u","--no-recurse-submodules",tree]),await host.files.remove(
attributes)}async function runGitStep(host,folder,args){let{exitCode,stdout,stderr}=await host.git(args,{folder,config:{
"core.longpaths":"true"}});if(exitCode===0)return stdout;let isDiskFull=/No space left on device|Disk quota exceeded/.test(
stderr);throw userError("checkout-failed",atGitCommand(args[0]),{output:parseGitError(stderr),isDiskFull})}var MAX_PATHS2=100;
async function listUnfetchedFiles(git){let list=async(...args)=>splitPaths(await git(["ls-files","-z",...args]));return{
submodules:((await list("--",":(top,literal).gitmodules")).length>0?await list("--stage"):[]).filter(entry2=>entry2.startsWith(
`${SUBMODULE} `)).slice(0,MAX_PATHS2).map(entry2=>entry2.slice(entry2.indexOf("	")+1)),lfsFiles:(await list("--",":(top,\
attr:filter=lfs)")).slice(0,MAX_PATHS2)}}var MAX_NAMED=3,POINTER=`version https://git-lfs.github.com/spec/v1
`,MAX_POINTER_BYTES=1024;async function warnAboutUnfetchedFiles(files,folder,{submodules,lfsFiles}){let read=path=>files.
read(posix4.join(folder,path),MAX_POINTER_BYTES).catch(recoverFrom(UserError,()=>"")),modules=[],pointers=[];for(let path of submodules)
await read(posix4.join(path,".git"))===null&&modules.push(path);for(let path of lfsFiles)(await read(path))?.startsWith(
POINTER)&&pointers.push(path);let describe=paths=>({paths:paths.slice(0,MAX_NAMED),count:paths.length});return[...modules.
length===0?[]:[makeWarning("submodules-left-out",inFile(".gitmodules"),describe(modules))],...pointers.length===0?[]:[makeWarning(
"lfs-files-left-out",inFile(".gitattributes"),describe(pointers))]]}var LIMIT_BYTES2=512*1024*1024;async function prepareCandidates(host,root,{store,commits:pair,originUrl,benchmarkFiles}){
let[base,head]=[pair.base.sha,pair.head.sha],present=await listCandidates(store,base,head),commits=present==="history-mi\
ssing"&&!store.isComplete&&await store.fetch(`--deepen=${MAX_BISECTED_COMMITS+1}`,head)===null?await listCandidates(store,
base,head):present;if(typeof commits=="string")return commits;if(host.log.info(`bisect ${commits.length} commits`),commits.
length===1)return{commits,create:()=>Promise.reject(new Error("head has its tree"))};let scratch=`${root}/scratch`;await startTree(
host,scratch,head,originUrl);let trees=await keepTrees(host,scratch,store,commits);if(await host.files.remove(scratch),trees===
null)return"too-large";let isShared=compileOrderedPatterns(benchmarkFiles);return{commits,async create(position,version){
let tree=trees[position],files=version==="head"&&benchmarkFiles.length>0?replaceSharedFiles(tree,trees.at(-1),isShared):
tree,name=`c${String(position+1).padStart(3,"0")}`,folders={folder:`${root}/${name}`,temporary:`${root}/tmp/${name}`,home:`${root}\
/home/${name}`};for(let path of Object.values(folders))await host.files.remove(path);return await host.files.restore(folders.
folder,files),await host.files.makeFolder(`${folders.folder}/.git/refs`),await host.files.makeFolder(folders.home),folders}}}
async function listCandidates(store,base,head){let commits=await readLine(store,base,head);if(commits===null)return store.
isComplete?"base-not-contained":"history-missing";if(commits.length===1){let[first,second]=await readParents(store,head);
if(second!==void 0&&first===base){let{exitCode,stdout}=await store.git("rev-parse",`${head}^{tree}`,`${second}^{tree}`);
exitCode===0&&new Set(stdout.trim().split(`
`)).size===1&&(commits=await readLine(store,base,second)??commits)}}return commits.length>MAX_BISECTED_COMMITS?"too-many\
-commits":commits}async function readLine(store,base,tip){let range=["--first-parent","--ancestry-path","--reverse",`${base}\
..${tip}`],{exitCode,stdout}=await store.git("log","-z","--format=%H%x00%s",...range);if(exitCode!==0)return null;let words=stdout.
split("\0"),commits=[];for(let index=0;index+1<words.length;index+=2)commits.push({sha:words[index].trim(),subject:words[index+
1].slice(0,MAX_SUBJECT_LENGTH)});let[oldest]=commits;return oldest!==void 0&&(await readParents(store,oldest.sha)).includes(
base)?commits:null}var GIT_FILES_OF_TREE=[".git/HEAD",".git/index"];async function keepTrees(host,folder,store,commits){
let bytesLeft=LIMIT_BYTES2,keep=async(from,paths)=>{let files=await host.files.keep(from,paths,bytesLeft);for(let{data}of files?.
values()??[])bytesLeft-=data.length;return files},trees=[];for(let[index,{sha}]of commits.entries()){await store.fetchMissingBlobs(
sha),await checkOut(host,folder,store,sha);let paths=new Set(await listTreePaths(store,sha)),changed=index===0?[...paths]:
await listChangedPaths(store,commits[index-1].sha,sha),present=changed.filter(path=>paths.has(path)),files=await keep(folder,
[...present,...GIT_FILES_OF_TREE]);if(files===null)return null;let tree=new Map(trees[index-1]);for(let path of changed)
tree.delete(path);trees.push(new Map([...tree,...files]))}let git=await keep(`${folder}/.git`,null),shared=git&&[...git].
map(([path,file])=>[`.git/${path}`,file]);return shared&&trees.map(tree=>new Map([...shared,...tree]))}function replaceSharedFiles(tree,head,isShared){
let isGit=path=>path.startsWith(".git/"),shared=new Map([...head].filter(([path])=>!isGit(path)&&isShared(path))),folders=listFolders(
shared.keys()),isBeside=path=>!folders.has(path)&&![...listFolders([path])].some(folder=>shared.has(folder));return new Map(
[...[...tree].filter(([path])=>isGit(path)||!isShared(path)&&isBeside(path)),...shared])}var EXCLUDED_FOLDERS=["node_modules","vendor","dist"].flatMap(folder=>[`${folder}/*`,`*/${folder}/*`].map(glob=>`:(exclu\
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
locate=locators.get(formatOf(recording,series)??""),place=name.length>MAX_SEARCHED_NAME?null:locate?.({group,name})??null;
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
`,MAX_MATCHES+1);return entries.length<=MAX_MATCHES?entries.flatMap(entry2=>parseEntry(entry2,sha)):(log.info(formatUnknownDefinitions(
`more than ${MAX_MATCHES} lines match`)),[])}function parseEntry(entry2,sha){if(!entry2.startsWith(`${sha}:`))return[];let end=entry2.
indexOf("\0"),[,line,text=""]=/^(\d+)[\0:](.*)$/s.exec(entry2.slice(end+1))??[];return end<0||line===void 0||text.length>
MAX_MATCH_LENGTH?[]:[{file:entry2.slice(sha.length+1,end),line:Number(line),text}]}function watchMachine(host,cpus){let entries=[],latest={load:null,cpu:null,mhz:null},recordedCpu=null;return{async observe(){
let before=latest.cpu;return latest=await host.observe(cpus),computeShares(before,latest.cpu)},record(atMs,round){let{load,
cpu,mhz}=latest,{others}=computeShares(recordedCpu,cpu),{steal}=computeShares(recordedCpu??NOTHING,cpu);entries.push({round,
atMs,load,steal,others,mhz}),recordedCpu=cpu},all:()=>({rounds:entries.map(entry2=>entry2.round),atMs:entries.map(({atMs})=>atMs),
load:entries.map(({load})=>load),steal:entries.map(({steal})=>steal),others:entries.map(({others})=>others),mhz:entries.
map(({mhz})=>mhz)})}}var NOTHING={total:0,busy:0,stolen:0,own:0};function computeShares(from,to){if(from===null||to===null)
return{steal:null,others:null,own:null};let totalTime=to.total-from.total;return{steal:share(to.stolen-from.stolen,totalTime),
others:share(to.busy-from.busy-(to.own-from.own),totalTime),own:share(to.own-from.own,totalTime)}}function share(part,whole){
return whole>0?Number(Math.min(1,Math.max(0,part/whole)).toFixed(4)):null}var OVER="over";function leftMs({host},{startMs,limitMs}){return limitMs-(host.clock.nowMs()-startMs)}function findEnd(run,time){
return run.host.cancelled.aborted?"cancelled":leftMs(run,time)<=0?"time":null}async function makeStep(run,time,step){let{
progress,cancelled}=run.host,end=(how,problem=null)=>(step.end(how,problem),OVER),{tree,name,phase=name,isWarmUp=!1,mustFit=!1,
state="",timeLeft=()=>""}=step,ended=findEnd(run,time);if(ended!==null)return end(ended);let restMs=leftMs(run,time),change=findTreeChange(
run,tree);if(change!==null)return end("failed",step.explainChange(change));time.share=Math.max(time.share,step.share);let line=`${phase}${formatTimeSoFar(
time.limitMs-restMs)}${timeLeft()}${state}`;progress.begin({share:time.share,text:line,isWarmUp});let result=await step.
run(deadlineFor({mustFit,usualMs:time.slowestMs,leftMs:restMs})),{outcome,durationMs,problems,tampering}=result;run.treeWatch.
snapshot(tree),outcome!=="failed"&&(time.slowestMs=Math.max(time.slowestMs,durationMs)),cancelled.aborted||progress.end(
`${name} ${formatDuration(durationMs)}${outcome==="ok"?"":` ${outcome}`}${timeLeft()}`);for(let problem of problems)step.
report(problem);return tampering!==null?end("failed",tampering):outcome==="cut"?end(cancelled.aborted?"cancelled":"time"):
result}function addWarning({log},problems,problem){let{failure:_,...rest}=problem,warning={...rest,severity:"warning"};problems.
some(recorded=>isSameDiagnostic(recorded,warning))||(problems.push(warning),log.info(formatDiagnosticLine(warning)))}var HANG_FACTOR=10,
MIN_HANG_MS=6e4;function deadlineFor(times){let{mustFit,usualMs,leftMs:leftMs2}=times,hangLimitMs=usualMs===0?Number.POSITIVE_INFINITY:
Math.max(MIN_HANG_MS,HANG_FACTOR*usualMs);return hangLimitMs<leftMs2?{ms:hangLimitMs,because:"hang",usualMs}:{ms:leftMs2,
because:mustFit?"warm-up":"time",usualMs}}function makeTreeWatch(files){let states=new Map;return{snapshot:tree=>{states.
set(tree,files.stamps(tree))},listChanges(tree){let before=states.get(tree)??new Map,after=files.stamps(tree);return[...new Set(
[...before.keys(),...after.keys()])].filter(path=>before.get(path)!==after.get(path)).sort()}}}var MAX_NAMED2=3;function findTreeChange({
treeWatch},tree){let paths=treeWatch.listChanges(tree);return paths.length===0?null:{paths:paths.slice(0,MAX_NAMED2),count:paths.
length}}import{posix as posix5}from"node:path";var LOCK_FILES={"pnpm-lock.yaml":"pnpm","yarn.lock":"yarn","bun.lock":"bun","bun.lockb":"bun","package-lock.json":"npm",
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
reason:detail.replace(/\.$/,""),...folder});case"cancelled":return null}}var MISSING_FILE=/^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;
async function explainMissingProgram({files,folder},place,result,{command,script}){let{location,workingDirectory,headTree}=place,
output=`${result.stdout.slice(-SEARCHED)}
${result.stderrTail.slice(-SEARCHED)}`,windowsScript=await findScriptWithCarriageReturn(files,place.folder,script,output);
if(windowsScript!==null)return makeError("script-line-ends",location,{command,path:windowsScript});let checkout=await findCheckout2(
files,folder);if(checkout===null)return null;let tree=workingDirectory==="."?place.folder:place.folder.slice(0,-workingDirectory.
length-1);for(let{path,kind,name}of await listCandidates2(files,checkout,{output,workingDirectory,tree})){if(!await exists(
files,posix5.join(checkout,path))||await exists(files,posix5.join(tree,path))||(headTree===null?kind==="file":await exists(
files,posix5.join(headTree,path))))continue;let install=await findInstallCommand(files,checkout,{path,kind,workingDirectory});
return makeError("program-not-in-commit",location,{command,name,path,install:install??void 0})}return null}var NAME=String.
raw`((?:@[\w.-]+\/)?[\w][\w.-]*)`,PROGRAMS=[new RegExp(String.raw`\b(?:sh|bash|dash|zsh): (?:(?:line )?\d+: )?${NAME}: (?:command )?not found`,
"g"),new RegExp(String.raw`\bzsh: command not found: ${NAME}`,"g"),new RegExp(String.raw`\b[Cc]ommand "${NAME}" not found`,
"g"),new RegExp(`'${NAME}' is not recognized as an internal or external command`,"g")],NODE_PACKAGE=new RegExp(String.raw`Cannot find (?:module|package) '${NAME}(?:\/[^']*)?'`,
"g"),PYTHON_MODULE=/\bNo module named '?(\w+)/g,RELATIVE_FILE=/bash: (?:line \d+: )?((?:\.\/)?[\w@.-]+(?:\/[\w@.-]+)*): No such file or directory/g;
async function listCandidates2(files,checkout,{output,workingDirectory,tree}){let folders=foldersUpwards(workingDirectory),
modules=namesIn(output,PYTHON_MODULE),environments=modules.length===0?[]:await findPythonEnvironments(files,checkout,folders),
inTree=namesIn(output,/Cannot find module '(\/[^'\n]+)'/g).flatMap(path=>path.startsWith(`${tree}/`)?[path.slice(tree.length+
1)]:[]),relative3=namesIn(output,RELATIVE_FILE).map(path=>posix5.join(workingDirectory,path)),bins=folders.flatMap(parent=>PROGRAM_FOLDERS.
map(bin=>posix5.join(parent,bin))),packages=folders.map(parent=>posix5.join(parent,"node_modules")),below=(parents,file,name=file)=>parents.
map(parent=>({path:posix5.join(parent,file),name}));return[...[...relative3,...inTree].map(path=>({path,name:path})),...PROGRAMS.
flatMap(pattern=>namesIn(output,pattern)).flatMap(name=>below(bins,name)),...namesIn(output,NODE_PACKAGE).flatMap(name=>below(
packages,name)),...modules.flatMap(name=>environments.flatMap(parent=>[...below([parent],name),...below([parent],`${name}\
.py`,name)]))].filter(({path})=>!path.startsWith("..")).map(({path,name})=>({path,name,kind:kindOf(path)}))}var PROGRAM_FOLDERS=[
"node_modules/.bin",".venv/bin","venv/bin","vendor/bin"],MAX_NAMES=5;function namesIn(output,pattern,limit2=MAX_NAMES){return[
...new Set([...output.matchAll(pattern)].map(([,name])=>name))].slice(0,limit2)}function kindOf(path){return/(?:^|\/)node_modules\//.
test(path)?"node":/(?:^|\/)\.?venv\//.test(path)?"python":/(?:^|\/)vendor\/bin\//.test(path)?"php":"file"}function foldersUpwards(folder){
return folder==="."||folder===""?["."]:[folder,...foldersUpwards(posix5.dirname(folder))]}async function findPythonEnvironments(files,checkout,folders){
let packages=[];for(let folder of folders.flatMap(parent=>[".venv","venv"].map(name=>posix5.join(parent,name)))){let text=await readSmallFile(
files,posix5.join(checkout,folder,"pyvenv.cfg")),version=/^version(?:_info)? *= *(\d+\.\d+)/m.exec(text??"")?.[1];version!==
void 0&&packages.push(`${folder}/lib/python${version}/site-packages`)}return packages}async function findCheckout2(files,folder){
if(await exists(files,posix5.join(folder,".git")))return folder;let above=posix5.dirname(folder);return above===folder?null:
findCheckout2(files,above)}async function findInstallCommand(files,checkout,{path,kind,workingDirectory}){if(kind==="fil\
e")return null;if(kind==="php")return"composer install --no-interaction";let[environment=""]=/^.*?(?:node_modules|\.?venv)(?=\/)/.
exec(path)??[],folder=posix5.dirname(environment),has=name=>exists(files,posix5.join(checkout,folder,name)),command=kind===
"node"?await nodeInstall(has):await pythonInstall(has,posix5.basename(environment)),way=posix5.relative(workingDirectory,
folder);return way===""?command:`cd ${way} && ${command}`}async function nodeInstall(has){let isModern=await has(".yarnr\
c.yml");for(let[lock,id]of Object.entries(LOCK_FILES))if(await has(lock))return installCommand(id,{isLocked:!0,isModern});
return installCommand("npm",{isLocked:!1,isModern})}async function pythonInstall(has,environment){if(await has("uv.lock"))
return"uv sync --locked";if(await has("poetry.lock"))return"POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extr\
as";let requirements=await has("requirements.txt")?"-r requirements.txt":"-e .";return`python3 -m venv ${environment} &&\
 ${environment}/bin/pip install ${requirements}`}var LOST_INTERPRETER=/\^M|\\r|\r|required file not found|: not found/,PATHS=/(?<![\w@./-])((?:\.\/)?[\w@.-]*\w(?:\/[\w@.-]*\w)*)(?![\w/])/g,
MAX_SCRIPTS=20;async function findScriptWithCarriageReturn(files,folder,script,output){if(!LOST_INTERPRETER.test(output))
return null;let paths=namesIn(`${script}
${output}`,PATHS,1/0).filter(word=>/[./]/.test(word)&&!word.includes("..")).slice(0,MAX_SCRIPTS);for(let path of paths){
let text=await readSmallFile(files,posix5.join(folder,path));if(text!==null&&/^[^\n]*\r\n/.test(text))return path}return null}
async function exists(files,path){return await readSmallFile(files,path)!==null}var MAX_BYTES=64*1024;function readSmallFile(files,path){
return files.read(path,MAX_BYTES).catch(recoverFrom(UserError,()=>""))}var OUTPUT_LIMIT_BYTES=64*1024*1024;async function runBenchmark(host,place,task,readResults3){let{command,deadline,settings,
mask,meter=!1,watchQueue=!1,wrapper}=task,{valgrindPlacement:placement=null}=task;await host.files.remove(place.temporary),
await host.files.makeFolder(place.temporary);let placed=placement===null?{}:await placeValgrind(host,place,placement,task.
env),started=wrapper===void 0?{script:command}:wrapCommand(command,wrapper),result=await host.run({...started,folder:place.
folder,env:{...task.env,...placed,...sideEnvironment(place)},deadlineMs:deadline.ms,outputLimitBytes:OUTPUT_LIMIT_BYTES,
meter,watchQueue,affinity:settings.cpus===null&&settings.nice===null?null:{cpus:settings.cpus,nice:settings.nice}}),read=await readResults3(
result),isPlaced=placement!==null&&await wasValgrindPlaced(host.files,place);await host.files.remove(place.temporary);let{
exitCode,durationMs,ending,tamperedFiles=[],orphans=[]}=result,{location}=place,changed={variables:tamperedFiles},tampering=tamperedFiles.
length===0?null:makeError("runner-files-changed",location,changed,{failure:"tampered"}),ran={exitCode,durationMs,usage:result.
usage,read,problems:[],isPlaced,tampering};if(ending==="cancelled"||ending==="deadline"&&deadline.because==="time")return{
...ran,outcome:"cut"};let name=commandName(command),failure=await explainFailure(host,place,result,{command:name,script:command,
deadlineMs:deadline.ms,usualMs:deadline.because==="hang"?deadline.usualMs:void 0,outputLimitBytes:OUTPUT_LIMIT_BYTES}),problems=[
...failure===null?[]:[failure],...read.problems.map(problem=>within(location,maskQuotations(problem,mask))),...orphans.length===
0?[]:[makeWarning("processes-left",location,{command:name,names:orphans})]];if(!problems.some(isError))return{...ran,outcome:"\
ok",problems};let output=tail(result);return output!==""&&host.log.quote(formatOutputTitle(location),output),{...ran,outcome:"\
failed",problems:asFailures(problems,readLastLines(result,mask))}}function wrapCommand(script,wrapper){let program=script.
trim();return ONE_PROGRAM.test(program)?{script:`${quoteShellWords(wrapper)} ${program}`}:{script,wrapper}}var ONE_PROGRAM=/^[\w.+@%-]*\/[\w.+@%/-]*(?:[ \t][^;&|<>()`#\n]*)?$/,
QUOTING_FIELDS=["evidence","exits","got","keys","reason","said","start","statuses"];function maskQuotations(problem,mask){
let hide=(key,fact)=>QUOTING_FIELDS.includes(key)?maskTexts(fact,mask):fact,facts=Object.entries(problem.data).map(([key,
fact])=>[key,hide(key,fact)]);return{...problem,data:Object.fromEntries(facts)}}function maskTexts(fact,mask){return typeof fact==
"string"?mask(fact):Array.isArray(fact)?fact.map(text=>maskTexts(text,mask)):fact}function asFailures(problems,output){let first=problems.
find(isError);return problems.map(problem=>{if(!isError(problem))return problem;let failed={...problem,failure:"benchmar\
k-failed"};return problem===first?withOutput(failed,output):failed})}function sideEnvironment({side,temporary,home}){return{
BENCH_REFEREE_SIDE:side,BENCH_REFEREE_HOME:home,TMPDIR:temporary,TMP:temporary,TEMP:temporary}}function commandName(command){
let[first="",...more]=command.trim().split(`
`);return more.length===0?first:`${first} \u2026`}var TAIL_LINES=30;function tail({stdout,stderrTail}){let last=text=>text.
trimEnd().split(`
`).slice(-TAIL_LINES).join(`
`);return[last(stdout),last(stderrTail)].filter(text=>text!=="").join(`
`)}var READ_CHARACTERS=8*1024,MIN_STDOUT_LINES=5,INVISIBLE=new RegExp(`(?![\\t-\\r\\u0085])[\\p{Cc}\\p{Cf}\\p{Cs}${BLANK_LETTERS}\
]`,"gu");function readLastLines({stdout,stderrTail},mask){let printed=readableLinesOf(stdout,mask),errors=readableLinesOf(
stderrTail,mask).slice(Math.min(printed.length,MIN_STDOUT_LINES)-MAX_OUTPUT_LINES),room=MAX_OUTPUT_LINES-errors.length;return[
...printed.slice(Math.max(0,printed.length-room)),...errors]}function readableLinesOf(text,mask){return mask(cleanText(endOf(
text)).replaceAll(INVISIBLE,"")).split(`
`).map(line=>line.trimEnd()).filter(line=>line!=="").map(cutLine)}function endOf(text){if(text.length<=READ_CHARACTERS)return text;
let end=text.slice(-READ_CHARACTERS),start2=end.search(/[\r\n]/);return start2<0?"":end.slice(start2+1)}function cutLine(line){
return line.length<=MAX_OUTPUT_LINE_LENGTH?line:`${line.slice(0,MAX_OUTPUT_LINE_LENGTH-1).toWellFormed()}\u2026`}function placementEnvironment({
padding,topPad,hashSeed},{GLIBC_TUNABLES="",PYTHONHASHSEED}){let tunable=`glibc.malloc.top_pad=0x${topPad.toString(16).padStart(
8,"0")}`;return{BENCH_REFEREE_PADDING:"x".repeat(padding),PYTHONHASHSEED:PYTHONHASHSEED??String(hashSeed).padStart(2,"0"),
GLIBC_TUNABLES:GLIBC_TUNABLES===""?tunable:`${tunable}:${GLIBC_TUNABLES}`}}async function placeValgrind({files,findProgram},{
temporary},placement,env){let{PATH:path="/usr/bin:/bin"}=env,folder=`${temporary}/${FOLDER}`,exports=Object.entries(placementEnvironment(
placement,env)).map(([name,value])=>`export ${name}=${quoteShellWord(value)}
`),valgrind=quoteShellWord(findProgram("valgrind")??"valgrind"),script=`#!/bin/sh
${`: > ${quoteShellWord(`${folder}/${STARTED}`)}
`}PATH=${quoteShellWord(path)}
${exports.join("")}exec ${valgrind} "$@"
`;return await files.writeProgram(`${folder}/valgrind`,script),{PATH:`${folder}:${path}`}}async function wasValgrindPlaced(files,{
temporary}){return(await files.list(`${temporary}/${FOLDER}`,path=>path===STARTED)).size>0}var FOLDER="placement",STARTED="\
started";import{isAbsolute}from"node:path";var RUNNER_FILES=["GITHUB_ENV","GITHUB_PATH","GITHUB_OUTPUT","GITHUB_STATE","GITHUB_STEP_SUMMARY","GITHUB_EVENT_PATH"];var FILTER_VARIABLE="BENCH_REFEREE_FILTER",MAX_VARIABLE_BYTES=32*1024-2;function makeBenchmarkFilter(recording,undecided,options){
let filter=restrictToSeries(recording,undecided,options);return filter.byCommand.size===0?null:filter}function restrictToSeries({
invocations,series},undecided,{filterOf,sides}){let printed=sides.flatMap(side=>undecided.flatMap(one=>one[side].invocations)),
commands=[...new Set(printed.flatMap(at=>invocations[at]?.command??[]))].sort((a,b)=>a-b),byCommand=new Map;for(let command of commands){
let isOn=side=>isOfCommand(invocations,command,side),ofCommand=undecided.filter(one=>sides.some(side=>isOn(side)(one))),
companions=sides.flatMap(side=>ofCommand.some(isOn(side))?[]:series.find(isOn(side))??[]),named=filteredBenchmarksOf([...ofCommand,
...companions],sides),text=filterOf(command)?.(named);text!==void 0&&!text.includes("\0")&&Buffer.byteLength(`${FILTER_VARIABLE}\
=${text}`)<=MAX_VARIABLE_BYTES&&byCommand.set(command,{text,named})}return{commands,byCommand,since:invocations.length}}
function filteredBenchmarksOf(series,measured){let named=new Map;for(let{group,name,...own}of series){let key=groupedNameKeyOf(
{group,name}),sides=measured.filter(side=>own[side].values.length>0||named.get(key)?.sides.includes(side));named.set(key,
{group,name,sides})}return[...named.values()]}var MAX_NAMES2=3;function findMissedBenchmarks({byCommand,since},{series,invocations}){
for(let[command,filter]of byCommand){let isRecent=(at=-1)=>at>=since&&invocations[at]?.command===command,namesOn=side=>new Set(
series.filter(one=>isRecent(one[side].invocations.at(-1))).map(groupedNameKeyOf)),gave={base:namesOn("base"),head:namesOn(
"head")},missed=filter.named.filter(one=>one.sides.some(side=>!gave[side].has(groupedNameKeyOf(one))));if(missed.length===
0)continue;let data={names:missed.slice(0,MAX_NAMES2).map(({name})=>name),count:missed.length,filter:shortenFilter(filter)};
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
start2,end])=>decode(text.slice(start2,end)).some(isPlain));return[...findIn(BASE64_RUN,decodeBase64),...findIn(URL_RUN,
decodeUrl)]}function findWrappedSecrets(text,forms,isKnown2){let joined=text.replaceAll(`
`,""),breaks=findOccurrences(text,`
`).map(([start2],index)=>start2-index),within2=([start2,end])=>breaks.filter(position=>start2<position&&position<end),holdsSecret=part=>isKnown2(
part)||findEncodedSecrets(part,isKnown2).length>0,trim=range=>{let start2=within2(range).findLast(position=>holdsSecret(
joined.slice(position,range[1])))??range[0],end=within2([start2,range[1]]).find(position=>holdsSecret(joined.slice(start2,
position)));return[start2,end??range[1]]},breaksUntil=at=>breaks.filter(position=>position<=at).length;return[...forms.flatMap(
form=>findOccurrences(joined,form)),...findEncodedSecrets(joined,isKnown2)].filter(range=>within2(range).length>0).map(trim).
filter(range=>within2(range).length>0).map(([start2,end])=>[start2+breaksUntil(start2),end+breaksUntil(end-1)])}function findCutSecrets(text,forms){
if(!text.endsWith("\u2026"))return[];let end=text.length-1,lengthOf=form=>{for(let length=Math.min(form.length,end);length>=
MIN_LENGTH;length--)if(text.startsWith(form.slice(0,length),end-length))return length;return 0};return forms.map(form=>[
end-lengthOf(form),end]).filter(([start2])=>start2<end)}function findOccurrences(text,sought){let ranges=[];for(let at=text.
indexOf(sought);at>=0;at=text.indexOf(sought,at+sought.length))ranges.push([at,at+sought.length]);return ranges}function findMatches(text,pattern){
return[...text.matchAll(pattern)].map(match=>[match.index,match.index+match[0].length])}function hideRanges(text,ranges){
let hidden="",done=0;for(let[start2,end]of ranges.toSorted(([left],[right])=>left-right)){if(end<=done)continue;let isJoined=start2<=
done&&done>0,masks=text.slice(Math.max(start2,done),end).split(`
`).map((line,index)=>line===""||isJoined&&index===0?"":MASK);hidden+=text.slice(done,Math.max(start2,done))+masks.join(`\

`),done=end}return hidden+text.slice(done)}function secretValuesOf(env){return Object.entries(env).flatMap(([name,value])=>{
if(value===void 0)return[];let isSystemPath=value.split(/;|:(?!\\)/).every(part=>part===""||SYSTEM_PATH.test(part));return!SECRET_NAMES.
test(name)&&(PUBLIC_NAMES.test(name)||isSystemPath)?[]:[value]})}function formsOf(secret){return[...new Set([secret,encodeURIComponent(
secret.toWellFormed()),JSON.stringify(secret).slice(1,-1)])]}function decodeBase64(run){return[0,1,2,3].map(skipped=>Buffer.
from(run.slice(skipped),"base64").toString())}function decodeUrl(run){if(!run.includes("%"))return[];let bytes=run.replaceAll(
/%(..)/g,(_,digits)=>String.fromCharCode(Number.parseInt(digits,16)));return[bytes,bytes.replaceAll("+"," ")].map(text=>Buffer.
from(text,"latin1").toString())}var RUNNERS_OWN=/^(INPUT_|STATE_|ACTIONS_)/i,NOT_HANDED_ON=new Set([...RUNNER_FILES,FILTER_VARIABLE,
"BENCH_REFEREE_PROFILE"]),CARGO_FOLDERS=new Set(["CARGO_TARGET_DIR","CARGO_BUILD_TARGET_DIR","CARGO_BUILD_BUILD_DIR"]);function childEnvironment(env,secrets){
let forms=secrets.filter(secret=>secret.length>0).flatMap(formsOf),isPlain=text=>GITHUB_TOKEN.test(text)||forms.some(form=>text.
includes(form)),variables={};for(let[name,value]of Object.entries(env))value===void 0||RUNNERS_OWN.test(name)||NOT_HANDED_ON.
has(name.toUpperCase())||CARGO_FOLDERS.has(name.toUpperCase())&&isAbsolute(value)||!isPlain(value)&&findEncodedSecrets(value,
isPlain).length===0&&(variables[name]=value);return variables}var RunState=class{setupMs=0;startMs;slowestMs=0;share=0;toolchain={base:[],head:[]};formats;ended="complete";sides;brokenOnBase=new Set;decisions;filter=null;filteredSince=0;isFilterBroken=!1;undecided=null;retries=0;disturbed={
attempts:[],tally:{base:0,head:0},rounds:0,isOneSided:!1};invocations=[];series=makeSeriesCollection();warmUp=makeSeriesCollection();problems;shard;isOfShard=()=>!0;benchmarkFiles;counts=null;cpuTimes=null;countedCommands=[];constructor({
clock},{settings,commits,decisions,sides}){this.startMs=clock.nowMs(),this.formats=settings.commands.map(({format})=>format),
this.sides=sides,this.decisions=[...decisions];let sampleUnit=settings.unit==="sample"?[makeWarning("sample-unit",atKey(
"unit: sample"),{})]:[];this.problems=[...commits.problems,...sampleUnit],this.shard=makeUnknownShard(settings.shard),this.
benchmarkFiles=settings.benchmarkFiles.length>0&&sides.length===SIDES.length?"head":null}};async function start(host,measuring){
let{settings,trees,sides}=measuring,treeWatch=makeTreeWatch(host.files);for(let side of sides)treeWatch.snapshot(trees.folders[side]);
return{host,measuring,env:childEnvironment(host.env,host.secrets),mask:makeSecretMask(host.env,host.secrets),machine:await host.
machine(),loadBefore:host.load(),startedOn:host.clock.today(),watch:watchMachine(host,settings.cpus),treeWatch,limitMs:settings.
maxMinutes*6e4,...new RunState(host,measuring)}}function recordValues(collection,invocations,{measurements,isPlaced}){let invocation=invocations.
length-1,{command,side}=invocations[invocation];for(let measurement of measurements)appendValues(collection.getOrCreate(
measurement,command,isPlaced)[side],invocation,measurement.values)}function appendValues(lists,invocation,values){lists.
invocations.at(-1)===invocation?lists.values.at(-1).push(...values):(lists.invocations.push(invocation),lists.values.push(
[...values]))}function recordProblem(run,side,problem){let isRecorded=run.problems.some(recorded=>isSameFinding(recorded,
problem));problem.severity==="warning"&&isRecorded||(run.problems.push(side==="base"?{...problem,severity:"warning"}:problem),
(side==="base"||!isError(problem))&&run.host.log.info(formatDiagnosticLine(problem)))}function makeTreeChangeError(change,location){
return makeError("tree-changed",location,change,{failure:"tampered"})}function endMeasuring(run,how,problem=null){return problem!==
null&&recordProblem(run,"head",problem),run.ended=how,!1}function elapsedMs({host,startMs}){return host.clock.nowMs()-startMs}
function listCommands({measuring,decisions}){let skipped=listSkippedCommands(decisions);return[...measuring.settings.commands.
keys()].filter(command=>!skipped.has(command))}function runsOn(run,side,command){let isBroken2=side==="base"&&run.brokenOnBase.
has(command);return run.sides.includes(side)&&!isBroken2&&listCommands(run).includes(command)}function commandAt({measuring},command){
return measuring.settings.commands[command]}function commandNameOf(run,command){return commandName(commandAt(run,command).
script)}function formatAt({formats},command){return findFormat(formats[command]??"auto")}function filterOptionsOf(run){return{
filterOf:command=>formatAt(run,command)?.filter,sides:run.sides}}function invocationFoldersOf({measuring},side,command,location){
let{settings,trees}=measuring,{workingDirectory}=command===null?settings:settings.commands[command],tree=trees.folders[side];
return{side,folder:workingDirectory==="."?tree:`${tree}/${workingDirectory}`,workingDirectory,temporary:trees.temporary[side],
home:trees.homes[side],headTree:trees.folders.head,location}}function recordingOf(run){return withBaselineOf(run,measuredRecordingOf(run))}function warmUpRecordingOf(run){let asRound=one=>one.
outcome==="ok"?{...one,round:1}:one;return withBaselineOf(run,{...measuredRecordingOf(run),invocations:run.invocations.map(
asRound),series:run.warmUp.all()})}function withBaselineOf({measuring:{baseline}},measured){return baseline===null?measured:
withBaseline(measured,baseline)}function scheduleOf(settings,{seed,formats,ended}){let{rounds,run,setup,workingDirectory,
outputFile,unit,cpus,nice,maxMinutes}=settings,{count,measure:measure2,precision,bisectMinutes}=settings,counted=count.length===
0?null:count.length===1?count[0]:[...count],recognised=formats.map(format2=>format2==="auto"?null:format2),[first=null]=recognised,
isOneFormat=recognised.every(one=>one===first),format=settings.format!=="auto"?settings.format:isOneFormat?first:null;return{
seed,rounds,commands:[...run],setup,workingDirectory,outputFile,format,...omitNull({formats:recognised.every(one=>one===
format)?null:recognised}),unit,cpus,nice,maxMinutes,...omitNull({count:counted,measure:counted&&measure2,precision,bisectMinutes:bisectMinutes||
null}),ended}}async function recordNothing(host,{settings,commits,decisions,seed}){let load=host.load(),formats=settings.
commands.map(({format})=>format);return{version:RECORDING_VERSION,name:settings.name,commits:{base:commits.base,head:commits.
head},measuredOn:host.clock.today(),schedule:scheduleOf(settings,{seed,formats,ended:"decided"}),environment:{...await host.
machine(),toolchain:{base:[],head:[]},loadBefore:load,loadAfter:load},invocations:[],series:[],...omitNull({shard:makeUnknownShard(
settings.shard)}),cost:{setupMs:0,measuringMs:0},decisions:[...decisions],problems:[...commits.problems]}}function measuredRecordingOf(run){
let{measuring,machine,loadBefore}=run,{settings,commits,seed}=measuring;return omitNull({version:RECORDING_VERSION,name:settings.
name,commits:{base:commits.base,head:commits.head},measuredOn:run.startedOn,schedule:scheduleOf(settings,{seed,formats:run.
formats,ended:run.ended}),environment:{...machine,toolchain:run.toolchain,loadBefore,loadAfter:run.host.load(),observations:run.
watch.all()},changes:measuring.changes,invocations:[...run.invocations],series:run.series.all(),warmUp:warmUpOf(run),counts:run.
counts,cpuTimes:run.cpuTimes,shard:run.shard,benchmarkFiles:run.benchmarkFiles,cost:{setupMs:Math.round(run.setupMs),measuringMs:Math.
round(elapsedMs(run))},decisions:run.decisions.length===0?null:[...run.decisions],problems:[...run.problems]})}function warmUpOf({
warmUp:warmUp2}){let medianOf=values2=>values2.length===0?null:median(values2),values=warmUp2.all().filter(({deterministic})=>!deterministic).
map(({group,name,metric,unit,base,head})=>({group,name,metric,unit,base:medianOf(base.values.flat()),head:medianOf(head.
values.flat())}));return values.length===0?null:values}var WARM_UP_FACTOR=2;function estimateCost(run,completedRounds,spentMs){let{rounds,maxMinutes,setup}=run.measuring.settings,
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
task.command)}),{format:known,measuresCpuTime:watchQueue}=task,metered={...task,meter:known==="command"||watchQueue,watchQueue},
{read,...ran}=await runBenchmark(host,place,metered,reader),{measurements,format,evidence}=read;return{...ran,measurements:ran.
outcome==="ok"?measurements:[],format,evidence}}async function makeResultReader(host,spec){let before=await listResults(
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
UserError))throw error;return problems.push(...relocate(error,inFile(path)).diagnostics),null}}function selectShard(run){if(run.shard===null)return!0;let warmUp2=warmUpRecordingOf(run),renames=run.measuring.findRenames(
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
task={...makeTask(run,command,filter),deadline,valgrindPlacement},printed=await invoke(run.host,invocationFoldersOf(run,
side,command,location),task),taken=await run.watch.observe(),judged=judgeInvocation(run,step,printed),{durationMs,exitCode}=judged,
outcome=judged.isFiltersFault||judged.unfit!==null?"cut":judged.outcome,cpuTime=task.measuresCpuTime?toRecordedCpuTime(judged):
{};return invocations.push({...step,startMs,durationMs,exitCode,outcome,...taken,...cpuTime}),judged},report:problem=>recordProblem(
run,side,problem),end:(how,problem)=>endMeasuring(run,how,problem),explainChange:change=>makeTreeChangeError({side,...change},
location)});return invoked===OVER?(invocations.length===count&&run.ended!=="failed"&&invocations.push({...step,startMs,durationMs:0,
exitCode:null,outcome:"cut"}),!1):invoked.unfit!==null?endMeasuring(run,"failed",invoked.unfit):invoked.isFiltersFault?(resetFilter(
run,round,makeFailedFilterWarning(filter.byCommand.get(command),step)),runInvocation(run,step)):shouldContinue(run,step,
invoked)}function toRecordedCpuTime({durationMs,usage}){let{userMs=null,systemMs=null,queuedMs=null}=usage??{},cpuMs=userMs===
null||systemMs===null?null:userMs+systemMs,offMs=Math.max(0,durationMs-(cpuMs??0));return omitNull({cpuMs,queuedMs:queuedMs&&
Math.min(offMs,queuedMs)})}function makeTask(run,command,filter){let{script,outputFile}=commandAt(run,command),filtered=filter?.
byCommand.get(command);return{command:script,env:filtered===void 0?run.env:{...run.env,[FILTER_VARIABLE]:filtered.text},
settings:run.measuring.settings,format:run.formats[command],outputFile,measuresCpuTime:hasCpuTimeInRounds(run.formats[command])&&
commandAt(run,command).count.includes("cpu-time"),mask:run.mask}}function completedShare(run){let since=run.filter===null?
0:run.filteredSince,commands=run.filter?.commands??listCommands(run),made=run.invocations.filter(invocation=>invocation.
round>=since&&!isPutAside(invocation)).length;return(since+made/(commands.length*run.sides.length))/(run.measuring.settings.
rounds.max+1)}function judgeInvocation(run,step,printed){let missing=findMissingResults(run,step,printed),invoked=missing!==
null&&missing.code!=="names-unstable"?{...printed,outcome:"failed",measurements:[],problems:[...printed.problems,missing]}:
printed,isFiltersFault=mayBeFiltersFault(run,step,invoked),isFirst=step.round===1&&invoked.outcome==="ok",ofNames=run.shard===
null?null:missing;return{...invoked,problems:isFiltersFault?invoked.problems.map(problem=>({...withoutOutput(problem),severity:"\
warning"})):invoked.problems,isFiltersFault,unfit:isFirst?ofNames??findIgnoredFilter(run,step.command,invoked.measurements):
null}}var MAX_NAMES3=3;function findMissingResults(run,{round,command,side},{outcome,measurements}){if(side!=="base"||round!==
1||outcome!=="ok")return null;let keyOf2=one=>JSON.stringify([one.group,one.name,one.metric]),keys=new Set(measurements.
map(keyOf2)),before=run.warmUp.all().filter(isOfCommand(run.invocations,command,"base")),missing=before.filter(one=>isOfShard(
run,command,one)&&!keys.has(keyOf2(one)));if(missing.length===0)return null;let names=[...new Set(missing.map(({name})=>name))],
printed=new Set(measurements.map(({name})=>name)),gone=names.filter(name=>!printed.has(name)),born=[...printed].filter(name=>!before.
some(one=>one.name===name));if(gone.length>0&&born.length>0){let data={sides:"base",count:gone.length,...exampleOf(gone,
born),isShard:!0};return makeError("names-unstable",inRound(round,"base"),data,{failure:"names-unstable"})}return makeError(
"results-missing",inRound(round,"base"),{names:names.slice(0,MAX_NAMES3),count:names.length})}function needsPlacement(run,{
command,round}){return round>0&&formatAt(run,command)?.runsValgrind===!0}function mayBeFiltersFault(run,{command},invoked){
return!run.filter?.byCommand.has(command)||invoked.outcome!=="failed"?!1:commandAt(run,command).script.includes(FILTER_VARIABLE)||
invoked.exitCode===0}function shouldContinue(run,step,invoked){let{round,command,side}=step;if(invoked.outcome==="failed")
return side==="head"||round>0?endMeasuring(run,"failed"):(run.brokenOnBase.add(command),listCommands(run).every(index=>run.
brokenOnBase.has(index))&&(run.sides=["head"]),!0);let{formats,series,warmUp:warmUp2,invocations}=run,{format,measurements,
isPlaced}=invoked;if(!isPlaced&&needsPlacement(run,step)&&measurements.some(({dependsOnLayout})=>dependsOnLayout)){let data={
command:commandNameOf(run,command)};recordProblem(run,"head",makeWarning("valgrind-not-placed",atKey("run"),data))}if(formats[command]===
"auto"&&format!==null&&(formats.includes(format)||run.host.log.info(formatRecognisedFormat(format,invoked.evidence)),formats[command]=
format),round===0)recordValues(warmUp2,invocations,invoked);else{let ofShard=measurements.filter(measurement=>isOfShard(
run,command,measurement));recordValues(series,invocations,{measurements:ofShard,isPlaced})}return!0}function resetFilter(run,round,problem){
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
source);parts.push(...read?.parts??[]),problems.push(...read?.problems??[]);let process2=/^pid: *(\S+)/m.exec(source?.text??
"")?.[1];(!path.startsWith(FILE)||process2!==void 0&&path!==FILE+process2)&&problems.push(makeError("count-file-foreign",
inFile(path),{command}))}return parts.length===0&&problems.length===0&&result.exitCode===0&&problems.push(makeError("not\
hing-counted",about("output"),{command})),{parts,problems}}function sumProcesses(parts){let others=parts.filter(({command})=>!SHELL.
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
PU time ${round===0?`start ${side}`:formatStep({round,command,side},plan)}`,share:round/rounds.max,async run(deadline){let task={
...makeTask(run,command,null),env,deadline,meter:!0,watchQueue:!0},place=invocationFoldersOf(run,side,command,location),
reader=round===0?null:await makeResultReader(host,{...task,folder:place.folder,name:commandNameOf(run,command)});return runBenchmark(
host,place,task,async result=>{let{problems,measurements}=reader===null?NOTHING3:await reader(result),distinct=new Map(measurements.
map(one=>[groupedNameKeyOf(one),one.name]));return{problems,printed:[...distinct.values()]}})},report:problem=>round>0&&
recordProblem(run,side,{...problem,severity:"warning"}),end(how,problem){times.ended=how,how!=="time"&&endMeasuring(run,
how,problem)},explainChange:change=>makeTreeChangeError({side,...change},location)})}var NOTHING3={problems:[],measurements:[]};var WORK_MS=400,MAX_ITERATIONS2=1e9,WORK_PER_START=2,SAME_START=.03,STARTS=3,MANY_ITERATIONS=30,NO_BENCHMARK={group:null,
name:"bench-referee-runs-nothing"};function planSubjects(run,open){let{commands,measure:measure2}=run.measuring.settings;
return[...commands.keys()].flatMap(command=>{let{script,count,name:ownName}=commandAt(run,command),own=open.filter(one=>one.
command===ownName),format=formatAt(run,command),isOnBothSides=SIDES.every(side=>runsOn(run,side,command));if(!count.includes(
"cpu-time")||own.length===0||format===null||!isOnBothSides)return[];if(measure2==="all"&&hasCpuTimeInRounds(format.id))return[];
let takesIterations=script.includes(ITERATIONS_VARIABLE),isWhole=format.id==="command",canFilter=format.filter!==void 0&&
script.includes(FILTER_VARIABLE);return!isWhole&&!takesIterations&&format.repeatsForTime?refuse(run,command,"follows-tim\
e"):!isWhole&&!canFilter&&!(takesIterations&&countBenchmarks(run,command)===1)?refuse(run,command,"filter"):own.map(({group,
name,nameOnBase,seconds})=>({command,names:{base:{group,name:nameOnBase},head:{group,name}},iterations:takesIterations?countIterations2(
WORK_MS,seconds):null,seconds}))})}function countIterations2(workMs,seconds){return seconds>0?Math.min(MAX_ITERATIONS2,Math.
ceil(workMs/1e3/seconds)):MAX_ITERATIONS2}function countBenchmarks(run,command){let isOwn=at=>run.invocations[at]?.command===
command,series=[...run.warmUp.all(),...run.series.all()].filter(({head})=>head.invocations.some(isOwn));return new Set(series.
map(groupedNameKeyOf)).size}function refuse(run,command,reason){let facts={command:commandNameOf(run,command),reason};return recordProblem(
run,"head",makeWarning("cpu-time-not-possible",atKey("count"),facts)),[]}async function withStarts(phase,planned){let{run,
starts}=phase,known=[];for(let command of new Set(planned.map(subject=>subject.command))){let own=planned.filter(subject=>subject.
command===command),start2=await measureStart(phase,command,own);if(start2===OVER)return[];if(start2===null)refuse(run,command,
"start");else{starts.set(command,start2);let workMs=Math.max(WORK_MS,WORK_PER_START*Math.max(start2.base,start2.head)),enough=({
seconds})=>countIterations2(workMs,seconds);known.push(...own.map(one=>one.iterations===null?one:{...one,iterations:enough(
one)}))}}return known}async function measureStart(phase,command,subjects){let format=formatAt(phase.run,command);if(format?.
id==="command")return{base:0,head:0};let canFilter=format?.filter!==void 0&&commandAt(phase.run,command).script.includes(
FILTER_VARIABLE),[shortest]=subjects.toSorted((one,other)=>one.seconds-other.seconds),ways=canFilter?[null]:[];(shortest?.
iterations??0)>=MANY_ITERATIONS&&ways.push({...shortest,iterations:1});for(let way of ways){let found={base:[],head:[]};
for(let index=0;index<2*STARTS;index+=1){let side=SIDES[Math.floor((index+1)/2)%2],names=way?.names??{base:NO_BENCHMARK,
head:NO_BENCHMARK},subject={command,names,iterations:way?.iterations??1,seconds:0},ran=await runAlone(phase,subject,{round:0,
side});if(ran===OVER)return OVER;let{cpuMs}=ran.outcome==="ok"?toRecordedCpuTime(ran):{};if(cpuMs===void 0)break;found[side].
push(cpuMs)}if(SIDES.every(side=>found[side].length===STARTS))return summariseStarts(found)}return null}function summariseStarts({
base,head}){let both=median([...base,...head]),own={base:median(base),head:median(head)};return Math.abs(own.head-own.base)<=
SAME_START*both?{base:both,head:both}:own}import{createHash}from"node:crypto";var ORDERS=[["base","head","head","base"],["head","base","base","head"],["base","hea\
d","base","head"],["head","base","head","base"],["base","base","head","head"],["head","head","base","base"]];function turnsOf(seed,block){
let[first=1,second]=block,order=drawOrder(ORDERS,`${seed}
`,Math.floor((first-1)/2)),seen={base:0,head:0};return second!==void 0?order.map(side=>({side,round:block[seen[side]++]})):
(order[0]==="base"==(first%2===1)?["base","head"]:["head","base"]).map(side=>({side,round:first}))}function drawOrder(orders,seed,index){
return shuffle(orders,`${seed}${Math.floor(index/orders.length)}`)[index%orders.length]}var ARM_ORDERS=[["base","candida\
te","head"],["base","head","candidate"],["candidate","base","head"],["candidate","head","base"],["head","base","candidat\
e"],["head","candidate","base"]];function armsOf(seed,round){return drawOrder(ARM_ORDERS,`${seed}
search `,round-1)}function shuffle(list,text){let digest=createHash("sha256").update(text).digest(),shuffled=[...list];for(let last=shuffled.
length-1;last>0;last-=1){let chosen=digest.readUInt32BE(4*last)%(last+1);[shuffled[last],shuffled[chosen]]=[shuffled[chosen],
shuffled[last]]}return shuffled}var MAX_EXCESS=2.5;async function measureCpuTimes(run){let{looks,settings,seed}=run.measuring,recording=settings.measure===
"all"?recordingOf(run):warmUpRecordingOf(run),planned=planSubjects(run,run.measuring.findOpenTimes(recording));if(planned.
length===0)return;let times={ended:"complete",invocations:[],series:[]},phase={...{startMs:run.host.clock.nowMs(),limitMs:run.
limitMs,slowestMs:0,share:0},run,times,series:makeSeriesCollection(),starts:new Map};run.cpuTimes=times;let subjects=await withStarts(
phase,planned);for(let block of blocksOf(settings.rounds.max,looks)){for(let subject of subjects){let measured=await measureBlock(
phase,subject,turnsOf(seed,block));if(measured===OVER)return;measured||(subjects=subjects.filter(one=>one!==subject))}times.
series=phase.series.all();let round=block.at(-1);if(subjects.length>0&&round<settings.rounds.max&&looks.includes(round)){
let open=run.measuring.findOpenTimes(recordingOf(run));run.host.log.info(formatCpuTimeLook(round,open)),subjects=subjects.
filter(subject=>open.some(one=>isOf(run,subject,one))),subjects.length===0&&(times.ended="decided")}if(subjects.length===
0)return}}function isOf(run,{command,names},{command:ownCommand,group,name}){return commandAt(run,command).name===ownCommand&&
groupedNameKeyOf(names.head)===groupedNameKeyOf({group,name})}async function measureBlock(phase,subject,turns){let{run,times,
series,starts}=phase,{command,names,iterations}=subject;for(let{round,side}of turns){let ran=await runAlone(phase,subject,
{round,side});if(ran===OVER)return OVER;if(ran.outcome!=="ok")return!1;let recorded=toRecordedCpuTime(ran);if(recorded.cpuMs===
void 0)return refuse(run,command,"system").length>0;let cpuMs=recorded.cpuMs-starts.get(command)[side];if(iterations===null&&
cpuMs<starts.get(command)[side])return refuse(run,command,"short").length>0;let misuse=findMisuse(phase,subject,ran,cpuMs);
if(misuse!==null)return recordProblem(run,"head",misuse),!1;let{durationMs,exitCode}=ran,startMs=Math.max(0,elapsedMs({host:run.
host,startMs:phase.startMs})-durationMs);times.invocations.push({side,round,command,startMs,durationMs,exitCode,outcome:"\
ok",...recorded});let isWhole=formatAt(run,command)?.id==="command",measured={...names[side],metric:CPU_TIME_METRIC,unit:isWhole?
"s":"sec/op",better:"lower",primary:!1,values:[cpuMs/1e3/(iterations??1)]};recordValues(series,times.invocations,{measurements:[
measured],isPlaced:!1})}return!0}function findMisuse({run},{command,names,iterations,seconds},{read:{printed},durationMs},cpuMs){
let facts={name:names.head.name,command:commandNameOf(run,command)};if(printed.length!==1)return makeWarning("cpu-time-o\
f-others",atKey("count"),{...facts,printed:printed.slice(0,3),count:printed.length});if(iterations===null)return null;let expectedMs=Math.
max(WORK_MS,iterations*seconds*1e3);return cpuMs/Math.max(1,cpuMs/durationMs)>MAX_EXCESS*expectedMs?makeWarning("cpu-tim\
e-without-effect",atKey("count"),facts):null}var KINDS=["others","steal"],TOLERATED_RISE={others:.1,steal:.05},TOLERATED_GROWTH=1.5,PRECISE_MS=500,MIN_JUDGED_MS=100,
CLEAR_RATIO=1.5;function attemptLoadOf(invocations,cores){let loadOn=side=>{let ofSide=invocations.filter(invocation=>invocation.
side===side),ms=ofSide.reduce((sum,{durationMs})=>sum+durationMs,0),meanOf=kind=>ms<MIN_JUDGED_MS?null:meanLoadOf(ofSide,
kind,cores);return{others:meanOf("others"),steal:meanOf("steal"),ms}};return{base:loadOn("base"),head:loadOn("head")}}function meanLoadOf(invocations,kind,cores){
let totalMs=invocations.reduce((sum,{durationMs})=>sum+durationMs,0);return invocations.some(one=>(one[kind]??null)===null)?
null:invocations.reduce((sum,one)=>sum+one[kind]*one.durationMs,0)/totalMs*cores}function disturbanceOf(attempt2,before){
let loads=SIDES.flatMap(side=>KINDS.flatMap(kind2=>{let taken2=attempt2[side][kind2],usual=usualOf(before,side,kind2);return taken2===
null||usual===null?[]:[{kind:kind2,taken:taken2,side,extent:taken2/limit(usual,kind2,attempt2[side].ms)}]})),[worst]=loads.
toSorted((left,right)=>right.extent-left.extent);if(worst===void 0||worst.extent<=1)return null;let{kind,taken}=worst;return{
kind,taken,side:sideOf(attempt2,kind)}}function sideOf({base,head},kind){let[onBase,onHead]=[base[kind]??0,head[kind]??0];
return onHead>=CLEAR_RATIO*onBase?"head":onBase>=CLEAR_RATIO*onHead?"base":null}function isCalm(others,before){let limits=SIDES.
map(side=>limit(usualOf(before,side,"others")??0,"others",PRECISE_MS));return others===null||others<=Math.min(...limits)}
function limit(usual,kind,ms){return TOLERATED_GROWTH*usual+TOLERATED_RISE[kind]*Math.max(1,PRECISE_MS/ms)}function usualOf(attempts,side,kind){
let loads=attempts.flatMap(attempt2=>attempt2[side][kind]??[]).sort((a,b)=>a-b);return loads[Math.floor((loads.length-1)/
4)]??null}var SIGN_TEST_ALPHA=.05;function isOneSided({base,head}){let[n,fewer]=[base+head,Math.min(base,head)],tail2=0;
for(let k=0;k<=fewer;k+=1)tail2+=coinProbability(n,k);return 2*tail2<SIGN_TEST_ALPHA}var POLL_MS=200,MAX_WAIT_MS=1e4,INVOCATIONS_WAITED=10;function noteWarmUp(run){canRemeasure(run)&&run.disturbed.attempts.
push(attemptLoadOf(run.invocations,run.machine.cores))}function setAsideIfDisturbed(run,{block,from,aside}){let{disturbed,
machine,invocations}=run;if(!canRemeasure(run))return!1;let attempt2=attemptLoadOf(invocations.slice(from),machine.cores),
disturbance=disturbanceOf(attempt2,disturbed.attempts);if(disturbed.attempts.push(attempt2),disturbance===null||disturbed.
isOneSided)return!1;let rounds=disturbed.rounds+block.length,{min,max}=run.measuring.settings.rounds,needed=block.length+
Math.max(0,min-block.at(-1));if(aside===MAX_DISTURBED_ATTEMPTS||rounds>max||!hasTimeFor(run,needed,maxWaitMs(run)))return!1;
let{side}=disturbance;if(side!==null&&(disturbed.tally={...disturbed.tally,[side]:disturbed.tally[side]+1}),isOneSided(disturbed.
tally)){disturbed.isOneSided=!0;for(let one of invocations)one.outcome==="disturbed"&&(one.outcome="ok");return run.host.
log.info(formatOneSidedDisturbance(disturbed.tally)),!1}for(let one of invocations.slice(from))one.outcome="disturbed";return disturbed.
rounds=rounds,run.host.log.info(formatRemeasuring(block,disturbance)),!0}function canRemeasure({sides,brokenOnBase}){return sides.
length===2&&brokenOnBase.size===0}function maxWaitMs({slowestMs}){return Math.min(MAX_WAIT_MS,INVOCATIONS_WAITED*slowestMs)}
async function waitForCalm(run,before){let{host,watch,machine,disturbed}=run,latest=disturbed.attempts.at(-1);if(latest===
void 0||SIDES.every(side=>latest[side].others===null))return;let endMs=elapsedMs(run)+maxWaitMs(run);for(;elapsedMs(run)<
endMs&&!host.cancelled.aborted;){await host.clock.sleep(POLL_MS);let{others}=await watch.observe();if(isCalm(others&&others*
machine.cores,before))return}}function setAsideIfFailed(run,{block,from,known}){let attempt2=run.invocations.slice(from),
invocation=attempt2.at(-1),problems=run.problems.slice(known);if(invocation?.outcome!=="failed"||problems.some(({failure})=>failure===
"tampered")||run.retries===MAX_RETRIES||run.host.cancelled.aborted||!hasTimeFor(run,block.length))return null;run.retries+=
1,run.ended="complete";for(let one of attempt2)one.outcome="retried";let isOfFailure=({code,failure})=>code==="results-m\
issing"||failure==="benchmark-failed";return run.problems=[...run.problems.slice(0,known),...problems.filter(problem=>!isOfFailure(
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
run,round,elapsedMs(run));if(cost!==null&&!checkPlan(run,recording,cost))return!0}return settings.rounds.min===settings.
rounds.max?!1:(look.names.length>0&&round>=settings.rounds.min&&restrictToUndecided(run,round,look.series),run.host.log.
info(formatLook(round,look,formatFilterRemark(run.filter,settings.commands,look))),look.names.length===0&&!endMeasuring(
run,"decided"))}function restrictToUndecided(run,round,undecided){if(run.isFilterBroken)return;let filter=(run.shard===null?
makeBenchmarkFilter:restrictToSeries)(recordingOf(run),undecided,filterOptionsOf(run));isSameFilter(run.filter,filter)||
(run.filter=filter,run.filteredSince=round+1)}import{createHash as createHash2}from"node:crypto";import{basename,dirname,isAbsolute as isAbsolute2,resolve as resolve5}from"node:path";function readDependencies(files,folder,{dependsOn,script,workingDirectory}){let{hasFile,mayHaveBelow}=selectPaths(dependsOn),
{paths:named}=readScriptNames(script,workingDirectory),isNamed=path=>{let parts=path.split("/");return named.has("")||parts.
some((_,index)=>named.has(parts.slice(0,index+1).join("/")))},leadsToNamed=link=>[...named].some(path=>path.startsWith(`${link}\
/`));return files.digest(folder,(path,isLink)=>hasFile(path)||isNamed(path)||isLink&&(mayHaveBelow(path)||leadsToNamed(path)))}
function decideByFiles(command,{dependsOn,script,workingDirectory},{base,head}){let unmatched=dependsOn.filter(pattern=>{
let matches=compilePattern(pattern);return!pattern.startsWith("!")&&![base,head].every(side=>[...side.keys()].some(matches))}),
paths=[...new Set([...base.keys(),...head.keys()])].sort(),reasons=[["depends-on-unmatched",unmatched],["files-unreadabl\
e",paths.filter(path=>base.get(path)===null||head.get(path)===null)],["files-differ",paths.filter(path=>base.get(path)!==
head.get(path))],["links-astray",paths.filter(path=>base.get(path)?.startsWith(LEADS_OUT))],["command-outside",readScriptNames(
script,workingDirectory).outside]],[reason,examples]=reasons.find(([,found])=>found.length>0)??["depends-on",paths];return decide(
command,reason,examples)}var MAX_FILES=2e3,MAX_BYTES2=64*1024*1024;async function watchSharedPlaces(run,files){if(run.measuring.
settings.setup===null||!run.sides.includes("base"))return async()=>!0;let places=[...listNamedPlaces(run),...listLinkedPlaces(
run,files)],before=await digestPlaces(run,places);return async()=>{let after=before.size===0?before:await digestPlaces(run,
places),replaced=[...before.keys()].filter(path=>after.get(path)!==before.get(path)&&!CHANGING.test(path));if(replaced.length===
0)return!0;let data={paths:replaced.slice(0,MAX_NAMED3),count:replaced.length};return endMeasuring(run,"failed",makeError(
"program-replaced",inSetup("head"),data,{failure:"tampered"}))}}async function digestPlaces(run,places){let{host,measuring,
env}=run,isSmall=folder=>{let{size}=host.files.stamps(folder);return size>0&&size<=MAX_FILES},isCommon=folder=>`${measuring.
trees.folders.base}/`.startsWith(`${folder}/`)||folder===env.HOME,digests=new Map;for(let{path,isProgram}of places){let folder=(isProgram?
[path,dirname(path)]:[path]).find(candidate=>!isCommon(candidate)&&isSmall(candidate)),read=folder===void 0?digestFile(host.
files,path):digestFolder(host.files,folder);for(let[file,digest]of await read)digests.set(file,digest)}return digests}var MAX_NAMED3=3,
CHANGING=/cache|\.log$|\/te?mp\/[^/]+$/i;function listNamedPlaces(run){let places=listCommands(run).flatMap(command=>{let{
script,workingDirectory}=commandAt(run,command),start2=resolve5(run.measuring.trees.folders.base,workingDirectory);return readScriptNames(
script,workingDirectory).outside.flatMap(word=>{let path=word.replace(/^~(?=\/|$)/,"$HOME").replace(/^\$(\w+)/,(_,name)=>variableOf(
run,name));return path===""?[]:resolve5(start2,path)})});return[...new Set(places)].map(path=>({path,isProgram:!0}))}function listLinkedPlaces({
measuring},files){return[...new Map(files.flatMap(digests=>[...digests]))].flatMap(([link,digest])=>{if(!digest?.startsWith(
LEADS_OUT))return[];let target=digest.slice(LEADS_OUT.length).replace(/^link /,""),path=resolve5(measuring.trees.folders.
base,dirname(link),target);return isOfMachine(path)?[]:[{path,isProgram:!1}]})}function variableOf({env},name){let value=name===
"TMPDIR"?void 0:env[name];return value!==void 0&&isAbsolute2(value)?value:"/nowhere"}async function digestFolder(files,folder){
return[...await files.digest(folder,()=>!0)].flatMap(([path,digest])=>digest===null?[]:[[`${folder}/${path}`,digest]])}async function digestFile(files,path){
let contents=await files.keep(dirname(path),[basename(path)],MAX_BYTES2),[file]=contents?.values()??[];return file===void 0?
[]:[[path,`${file.kind} ${createHash2("sha256").update(file.data).digest("hex")}`]]}import{randomUUID}from"node:crypto";import{dirname as dirname2,join}from"node:path";var DEADLINE_MS=60*6e4,OUTPUT_LIMIT_BYTES2=256*1024*1024,QUOTED_CHARACTERS=4e3;async function setUp({host,env,mask,measuring},place,deadlineMs=DEADLINE_MS){
let{setup:script}=measuring.settings;if(script===null)return[];await host.files.makeFolder(place.temporary);let limits={
deadlineMs,outputLimitBytes:OUTPUT_LIMIT_BYTES2},ofSide={folder:place.folder,env:{...env,...sideEnvironment(place)}},result=await host.
run({script,...ofSide,...limits,meter:!1}),failure=await explainFailure(host,place,result,{script,...limits}),{orphans=[]}=result;
if(failure===null)return orphans.length===0?[]:[makeWarning("setup-processes-ended",place.location,{names:orphans})];let output=`${result.
stdout.slice(-QUOTED_CHARACTERS)}
${result.stderrTail}`;return host.log.quote(formatOutputTitle(place.location),output),[withOutput({...failure,failure:"s\
etup-failed"},readLastLines(result,mask))]}async function withoutBase({host,measuring},work){let{base}=measuring.trees.folders,
away=join(dirname2(base),randomUUID());await host.files.makeFolder(away);let isMoved=await host.files.move(base,join(away,
"base")).then(()=>!0).catch(()=>!1);try{return await work()}finally{isMoved&&(await host.files.remove(base),await host.files.
move(join(away,"base"),base)),await host.files.remove(away)}}var VERSION_COMMANDS=new Map([["go","go version"],["java","\
java -version 2>&1"],["zig","zig version"]]),TOOLS=["rustc","node","bun","deno","python","pypy","ruby","php","dotnet","s\
wift","julia","cc","c++","gcc","g++","clang","clang++","ghc","hyperfine"],IMPLIED_BY={rustc:["cargo","cross"],node:["npm",
"npx","pnpm","pnpx","yarn","tsx","vitest","jest"],python3:["pytest","pip","pip3","uv","uvx","poetry","tox","nox","asv","\
pyperf"],java:["mvn","mvnw","gradle","gradlew","sbt","kotlin","scala"],cc:["make","cmake","ctest","ninja","meson","bazel",
"bazelisk"],ruby:["bundle","rake"],php:["composer","phpbench"]},IMPLIED=new Map(Object.entries(IMPLIED_BY).flatMap(([program,
names])=>names.map(name=>[name,program]))),VERSION_LIMITS={deadlineMs:5e3,outputLimitBytes:64*1024};async function readToolchain(host,place,scripts,env){
let lines=new Set;for(let script of versionCommandsOf(scripts)){if(host.cancelled.aborted)break;let ofSide={folder:place.
folder,env:{...env,...sideEnvironment(place)}},{exitCode,stdout}=await host.run({script,...ofSide,...VERSION_LIMITS,meter:!1}),
line=exitCode===0?versionLine(stdout):null;line!==null&&lines.add(line)}return[...lines]}function versionCommandsOf(scripts){
let questions=scripts.flatMap(script=>script.match(/[\w.+-]+/g)??[]).flatMap(word=>{let program=IMPLIED.get(word)??word,
unversioned=program.replace(/-?\d+(\.\d+)*$/,"");return VERSION_COMMANDS.get(program)??(TOOLS.includes(unversioned)?[`${program}\
 --version`]:[])});return[...new Set(questions)].slice(0,MAX_TOOLS)}function versionLine(stdout){let lines=stdout.split(
/\r?\n/).map(line2=>line2.trim());return(lines.find(text=>/\d\.\d/.test(text))??lines.find(text=>text!==""))?.slice(0,MAX_TOOL_LINE_LENGTH)??
null}async function prepareWithBenchmarkFiles(run){let{host,measuring}=run,{folders,ownBase}=measuring.trees,problems=[...run.
problems],isReady=await prepareSides(run);if(ownBase===null||!mustStartAgain(run)||host.cancelled.aborted)return isReady;
let cause=run.problems.slice(problems.length).find(({failure})=>failure!==void 0);host.log.info(formatOwnBenchmarkFiles()),
await host.files.remove(folders.base),await host.files.move(ownBase,folders.base),run.treeWatch.snapshot(folders.base),Object.
assign(run,new RunState(host,measuring),{problems,setupMs:run.setupMs,benchmarkFiles:"own"});let warning=makeWarning("be\
nchmark-files-not-for-base",atKey("benchmark-files"),{});return recordProblem(run,"base",withOutput(warning,cause?.output??
[])),prepareSides(run)}async function prepareSides(run){let{host,measuring}=run,{folders,unfetched}=measuring.trees,digests={
base:new Map,head:new Map},{settings,canSkip,decisions}=measuring,isDecided=command=>decisions.some(one=>one.command===command&&
canFilesDeceive(one)),waits=command=>canSkip&&!isDecided(command)&&settings.commands[command].dependsOn.length>0;for(let side of measuring.
sides){let startedMs=host.clock.nowMs(),areSharedKept=side==="head"?await watchSharedPlaces(run,[...digests.base.values()]):
async()=>!0,isPrepared=await setUpSide(run,side)&&await areSharedKept()&&await askForVersions(run,side);if(isPrepared)for(let warning of await warnAboutUnfetchedFiles(
host.files,folders[side],unfetched[side]))recordProblem(run,side,warning);for(let command of listCommands(run).filter(waits))
digests[side].set(command,await readDependencies(host.files,folders[side],commandAt(run,command)));await run.watch.observe();
let tookMs=host.clock.nowMs()-startedMs;if(run.setupMs+=tookMs,run.startMs+=tookMs,!isPrepared||mustStartAgain(run)||(run.
invocations.length===0&&run.watch.record(0,null),!await warmUp(run,side,command=>!waits(command))||mustStartAgain(run)))
return!1}let waiting=listCommands(run).filter(waits);for(let command of waiting){let[base,head]=[digests.base.get(command),
digests.head.get(command)];if(base===void 0||head===void 0||run.sides.length<2)continue;let decision=decideByFiles(command,
commandAt(run,command),{base,head});isSkip(decision)&&(run.decisions=run.decisions.filter(earlier=>earlier.command!==command)),
run.decisions.push(decision)}for(let side of measuring.sides)if(!await warmUp(run,side,command=>waiting.includes(command))||
mustStartAgain(run))return!1;return listCommands(run).length===0?endMeasuring(run,"decided"):(noteWarmUp(run),selectShard(
run)?settings.measure==="counts"?checkPlan(run,recordingOf(run),null):checkCostAfterWarmUp(run)?(hasTimeFor(run,settings.
rounds.min,maxWaitMs(run))&&await waitForCalm(run,[]),run.watch.record(elapsedMs(run),0),!0):!1:!1)}function mustStartAgain({
benchmarkFiles,brokenOnBase,sides,measuring}){return benchmarkFiles==="head"&&measuring.trees.ownBase!==null&&(brokenOnBase.
size>0||!sides.includes("base"))}async function warmUp(run,side,isNow){let{commands,measure:measure2}=run.measuring.settings,
isNeeded=command=>isNow(command)&&(measure2==="all"||commands[command].script.includes(ITERATIONS_VARIABLE)||commands[command].
count.includes("cpu-time"));for(let command of[...commands.keys()].filter(one=>runsOn(run,side,one)&&isNeeded(one)))if(!await runInvocation(
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
filterFor(ofCommand):filterOfRow,key=JSON.stringify([command,benchmark]),units=[...subjects.get(key)?.units??[],row.unit];
subjects.set(key,{command,benchmark,setting,filter,units})}return[...subjects.values()]}function nameOf2({benchmark,setting}){
return benchmark?.name??setting.command}function recordWarning({run,recorded},problem){addWarning(run.host,recorded.problems,
problem)}function endProfiles(state,how,problem){state.recorded.ended=how;let cause=how==="time"?makeWarning("profile-ti\
me-over",ORIGIN,{}):problem;cause!==null&&recordWarning(state,cause)}async function profileSubject(state,subject,index){
let{run,unusable}=state,seed=`${run.measuring.seed}
profile ${index}`,profiles={base:[],head:[]},failures=0;for(let turn of blocksOf(subject.setting.runs,[]).flatMap(block=>turnsOf(
seed,block))){if(unusable.has(subject.command))break;let profile=await profileOnce(state,subject,turn);if(profile===OVER)
break;if(profile===null){failures+=1,(failures>1||profiles.base.length+profiles.head.length===0)&&unusable.add(subject.command);
continue}if(profiles[turn.side].push(profile),!subject.units.some(unit=>canExplainMetric(unit,profile.unit)))break}return profiles}
async function profileOnce(state,subject,{side,round}){let{run}=state,{host,measuring,mask}=run,{settings,trees}=measuring,
{command,format,runs}=subject.setting,location=[...ORIGIN,...onSide(side)],place=invocationFoldersOf(run,side,subject.command,
location),path=`${place.temporary}/profile`,env={...run.env,[PROFILE_VARIABLE]:path},filtered=subject.filter===null?env:
{...env,[FILTER_VARIABLE]:subject.filter},root=trees.folders[side],result=await makeStep(run,state,{tree:root,name:formatProfileStep(
nameOf2(subject),side,{round,of:runs}),share:1-leftMs(run,state)/state.limitMs,run:deadline=>runBenchmark(host,place,{command,
env:filtered,deadline,settings,mask},ended=>readWrittenProfile(host,ended,{path,format})),report:problem=>recordWarning(
state,problem),end:(how,problem)=>endProfiles(state,how,problem),explainChange:change=>makeWarning("profile-tree-changed",
location,{side,...change})});if(result===OVER)return OVER;let{profile}=result.read;return result.outcome!=="ok"||profile===
null?null:mapFrames(profile,({file,...frame})=>({...frame,file:file?.startsWith(`${root}/`)?file.slice(root.length+1):file}))}
var FILE_LOCATION=[{kind:"environment variable",name:PROFILE_VARIABLE}];async function readWrittenProfile(host,{ending,exitCode},{
path,format}){if(ending!=="exit"||exitCode!==0)return{profile:null,problems:[]};try{let bytes=await host.files.readProfile(
path,MAX_PROFILE_BYTES);return bytes===null?{profile:null,problems:[makeError("profile-not-written",FILE_LOCATION,{})]}:
{profile:readProfile({path,bytes},format),problems:[]}}catch(error){if(!(error instanceof UserError))throw error;return{
profile:null,problems:error.diagnostics.map(toProfileProblem)}}}function toProfileProblem(problem){let[part]=problem.location,
line=part?.kind==="file"?part.line:void 0,location=line===void 0?FILE_LOCATION:inFile(PROFILE_VARIABLE,line);return problem.
code!=="file-too-large"?{...problem,location}:makeError("profile-too-large",location,{got:Number(problem.data.bytes),max:MAX_PROFILE_BYTES})}var ROUNDS_AT_ONCE=4,MIN_BITS=.005;function planNextStep(state){let open=state.rows.map(row=>({row,posterior:judgeRow(row)})).
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
let folders=await candidates.create(commit-1,run.benchmarkFiles);built.set(commit,folders);let isOver=()=>{let end=findEnd(
run,search);return end!==null&&!endSearch(search,end)};if(isOver())return!1;let problems=await setUp(run,placeOf2(search,
commit,null),leftMs(run,search));if(run.treeWatch.snapshot(folders.folder),isOver())return!1;for(let problem of problems)
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
recordTrialValues(search,command,{...series,values:head.values.flat()})}return!0}async function collect(host,measuring){let run=await start(host,measuring);host.log.info(`seed ${measuring.seed}`);let{search,
profiling}=measuring;try{let isReady=await prepareWithBenchmarkFiles(run),begun=search?.begun??null;isReady&&await(begun===
null?measureAndCount(run):prepareCounting(run));let isCancelled=run.ended==="cancelled"||host.cancelled.aborted;if(begun?.
bisection&&isCancelled)return{...begun,bisection:{...begun.bisection,ended:"cancelled"}};if(run.ended==="failed"||isCancelled||
run.sides.length<2)return begun!==null&&isCancelled?begun:recordingOf(run);let recording=begun??recordingOf(run),restMs=leftMs(
run,run),bisection=search&&await searchCommits(run,search,recording),profiles=profiling&&await profileBenchmarks(run,profiling.
changedPaths,recording,restMs);return{...recording,...omitNull({bisection,profiles})}}finally{host.progress.close()}}async function measureAndCount(run){
let{measure:measure2}=run.measuring.settings,isCounted=await canCount(run);measure2==="all"&&await measureRounds(run);let canContinue=()=>run.
ended!=="failed"&&run.ended!=="cancelled";canContinue()&&await measureCpuTimes(run),isCounted&&canContinue()&&await countInstructions(
run)}async function measurePlannedRun(host,request,{isGate,store,commits,plan,benchmarkFiles,canSkip,decisions,seed,known}){let{
root,resumed=null}=request,{settings}=known;if(listSkippedCommands(decisions).size===plan.settings.commands.length)return host.
log.info(formatNothingToMeasure(decisions)),{recording:await recordNothing(host,{settings:plan.settings,commits,decisions,
seed}),...known,levels:null,isVerdictPublished:!1};let levels=await request.findLevels?.({store,base:commits.base.sha,settings})??
null,{baseline}=settings.measure,head=commits.head.sha,changes=await readChanges(store,{base:plan.baseValuesSha,head,baseline,
benchmarkFiles}),formats=plan.settings.commands.map(({format})=>format),locate=await readDefinitions(host.log,{store,sha:head,
formats}),originUrl=request.remote?.url??await readOriginUrl(host),trees=await makeTrees(host,root,{store,commits,originUrl,
benchmarkFiles}),policy=divideAlpha(settings.policy,countLegs(settings.measure)),isSearched=isGate&&plan.settings.bisectMinutes>
0,canSearch=plan.sides.length===2,searched=isSearched?canSearch?await prepareCandidates(host,root,{store,commits,originUrl,
benchmarkFiles}):"baseline":null,candidates=typeof searched=="string"?null:searched,obstacle=typeof searched=="string"?explainObstacle(
request,searched):null;obstacle!==null&&(request.selectSearched!==void 0&&throwErrors([{...obstacle,severity:"error"}]),
host.log.info(formatDiagnosticLine(obstacle)));let isVerdictPublished=!1,publishVerdict=async soFar=>{isVerdictPublished||
!request.publishVerdict||(isVerdictPublished=!0,await request.publishVerdict({recording:locate(soFar),...known,levels,isVerdictPublished}))},
search=candidates&&{minutes:settings.measure.bisectMinutes,candidates,begun:resumed},profiling=isGate&&canProfile(host,request,
plan)?{changedPaths:await listChangedPaths(store,commits.base.sha,head)}:null,recording=await collect(host,{settings:plan.
settings,sides:plan.sides,baseline:plan.baseline,commits,decisions,canSkip,changes,trees,seed,looks:isGate?planPauses(plan.
settings.rounds):[],undecided:soFar=>findUndecidedBenchmarks(soFar,policy,plan.settings.precision),findOpenTimes:soFar=>findOpenTimes(
soFar,policy),findRenames:soFar=>findRenames(soFar,policy),publishVerdict,findBroken:soFar=>findBrokenRows(soFar,policy,
request.selectSearched),search,profiling,findPlanErrors:(soFar,cost)=>{if(request.checkSearched?.(listRows(soFar,policy)),
request.findPlanErrors!==void 0)return cost===null?[]:request.findPlanErrors(soFar,cost);if(!isGate)return[];let mayCount=plan.
settings.commands.some(({count})=>count.length>0)&&!soFar.problems.some(({code})=>code==="counting-not-possible"),unmatched=countLegs(
settings.measure)===1?findUnmatchedBudgets(soFar,policy,mayCount):[];return unmatched.length>0||cost===null?unmatched:findPlanErrors(
soFar,policy,cost)}}),explained=obstacle!==null&&findBrokenRows(recording,policy).rows.length>0?{...recording,problems:[
...recording.problems,obstacle]}:recording;return{recording:locate(explained),...known,levels,isVerdictPublished}}function explainObstacle({
remote,selectSearched},cause){let reason=cause==="history-missing"&&remote===null?"clone-shallow":cause,origin=selectSearched===
void 0?atKey("bisect-minutes"):atFlag("base");return makeWarning("bisect-not-possible",cause==="baseline"?atKey("baselin\
e"):origin,{reason})}function canProfile(host,request,{settings,sides}){return!settings.commands.some(({profile})=>profile!==
null)||request.selectSearched!==void 0?!1:sides.length===2?!0:(host.log.info(formatDiagnosticLine(makeWarning("profile-n\
ot-possible",atKey("profile"),{}))),!1)}async function measureStage(host,request){let store=await openStore(host,join2(request.root,"store"),request.remote),found=await request.
find(store);host.log.info(`base ${found.base.sha} (${found.base.how})`),host.log.info(`head ${found.head.sha} (${found.head.
how})`);let read=await readConfigText(host,request.commits,{store,commits:found}),{text,commit,source,problems,change}=read,
file=text===null?null:parseConfigFile(text,request.commits.config,commit);request.isWorkflow&&checkInputsAgainstFile(request.
given,file,request.commits.config);let settings=resolveSettings(request.given,file,{commits:request.commits,today:host.clock.
today(),configChange:change,isRecorded:RECORDED_EVENTS.includes(host.trigger.event)});request.takeSettings?.(settings),explainTopFolder(
host,request,settings),refuseUnfitShard(settings.measure);let plan=await pinPlan(host,await planFor(host,request,{settings,
store,found})),isGate=(request.purpose??"gate")==="gate",benchmarkFiles=plan.sides.length===2&&isGate?plan.settings.benchmarkFiles:
[],pair={base:found.base.sha,head:found.head.sha},unmatched=await warnAboutBenchmarkFiles(store,pair,benchmarkFiles),commits={
...found,problems:[...plan.foundProblems,...unmatched]};for(let problem of[...problems,...commits.problems])host.log.info(
formatDiagnosticLine(problem));let canSkip=isGate&&plan.baseline===null,{setup:script,workingDirectory,commands}=plan.settings,
setup=script===null?null:{script,workingDirectory},rules={config:request.commits.config,benchmarkFiles,setup,commands},decisions=canSkip?
decideByTrees(await readTrees(store,pair,hasRules(commands)),rules):[],{resumed=null}=request;resumed!==null&&checkResumedRecording(
resumed,found,settings.measure);let seed=resumed?.schedule.seed??settings.measure.seed??drawSeed();return measurePlannedRun(
host,request,{isGate,store,commits,plan,benchmarkFiles,canSkip,decisions,seed,known:{settings,file,configText:text,config:{
source,change,problems}}})}function explainTopFolder({log},{given,typedIn},{measure:measure2}){if(typedIn==null||given.run===
void 0||measure2.workingDirectory!==".")return;let flag=`--working-directory ${quoteShellWord(typedIn)}`,warning=makeWarning(
"command-in-top-folder",atFlag(""),{folder:typedIn,flag});log.warning(formatDiagnosticLine(warning))}function withoutCounts(settings){
let commands=settings.commands.map(command=>({...command,count:[]}));return{...settings,count:[],measure:"all",commands}}
async function planFor(host,{commits,purpose="gate"},{settings,store,found}){let{baseline:path,rounds,format,measure:measure2}=settings.
measure,gate={settings:settings.measure,sides:SIDES,baseline:null,baseValuesSha:found.base.sha,foundProblems:found.problems},
timed=withoutCounts(settings.measure);if(purpose==="baseline"){if(path===null)throw userError("baseline-not-named",atFlag(
"write-baseline"),{config:commits.config});let all={...timed,rounds:{min:rounds.max,max:rounds.max}};return{...gate,settings:all,
sides:["head"],baseValuesSha:null}}if(purpose==="noise"){if(measure2==="counts")throw userError("counts-for-doctor",atKey(
"measure"),{});return{...gate,settings:timed}}if(path===null)return gate;let place={path,from:commits.configFrom,store,commits:found},
{baseline,problems}=await readBaseline(host,settings.measure,place),{schedule,commits:measured}=baseline.recording;host.
log.info(formatReplacedBase(path,measured.head.sha??measured.head.how));let uncounted=settings.measure.commands.some(({count})=>count.
length>0)?[makeWarning("count-needs-base",atKey("count"),{path})]:[],readAs=own=>own==="auto"?schedule.format??own:own,commands=timed.
commands.map(command=>({...command,format:readAs(command.format)}));return{settings:{...timed,format:readAs(format),commands},
sides:["head"],baseline,baseValuesSha:measured.head.sha,foundProblems:[...found.problems,...problems,...uncounted]}}async function pinPlan(host,plan){
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
return crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(8,"0")}async function measure(argv){let{given,out}=parseArgs("measure",argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),write=await prepareOutput(host,out),{recording}=await measureLocalCommits(host,given,
{findPlanErrors:()=>[]});await write(renderRecording(recording));let errors=recording.problems.filter(isError);return errors.
length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),errors.length===0&&(isMeasured(recording)||
hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){let measured=recording.
schedule.measure==="counts"?countsAsRecording(recording):recording;return measured!==null&&countCompletedRounds(measured)>
0&&hasValues(measured,"head")&&!hasFailed(measured,"head")}async function measureLocalCommits(terminal,typed,{find=findLocalCommits,
isJudged=!1,...otherwise}={}){let{host,given,...moved}=await moveToTopOfTree(terminal,typed),root=await host.files.temporaryFolder(
"bench-referee-"),commits=commitSettings(given,TERMINAL_COMMIT_DEFAULTS),source=makeLocalSource(host,HISTORY_LIMITS);try{
return{...await measureStage(host,{given,commits,root,remote:null,...moved,find:store=>find(host,store,commits),findLevels:isJudged?
({base,settings:{policy,publish}})=>findLevels(host.log,source,{ref:publish.historyRef,base,budgets:policy.budgets}):null,
...otherwise}),folder:host.folder}}finally{await host.files.remove(root)}}async function moveToTopOfTree(terminal,typed){
let{root,folder:typedIn}=await findClone(terminal);if(root===null)return{host:terminal,given:typed};let folder=resolve6(
root),inTree=path=>relative(folder,resolve6(terminal.folder,path)).replaceAll("\\","/"),{config=null,baseline=null}=typed,
moved={config:config&&inTree(config),baseline:baseline&&inTree(baseline)},given={...typed,...omitNull(moved)};return{host:{
...terminal,folder},given,typedIn:typedIn===""?null:typedIn}}async function check(argv){let{given,format,out,writeBaseline:isBaseline}=parseCheckArgs(argv),host=makeTerminalHost();if(isBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve7(out));let makeReport=measured2=>reportForTerminal(
measured2,host.program),measured=await measureLocalCommits(host,given,{isJudged:!0,publishVerdict:format==="text"?async verdict=>printReport(
makeReport(verdict),format):null}),report=makeReport(measured);return measured.isVerdictPublished?process.stdout.write(renderCulprits(
report)):await printReport(report,format),out!==null&&await writeResultFiles(host,resolve7(out),measured.recording,report),
exitCodeOf(report.conclusion,measured.settings.publish.failOn)}function parseCheckArgs(argv){let args=parseArgs("check",
argv);if(args.writeBaseline&&args.out!==null)throw userError("out-with-baseline",atFlag("out"),{got:args.out});return args}
function reportForTerminal(measured,program){let guidance=terminalGuidance(measured.settings.publish);return{...reportOnRun(
measured,program),guidance}}async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,
settings,folder}=await measureLocalCommits(host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=countCompletedRounds(
recording);if(rounds===0||hasFailed(recording,"head")||ended==="cancelled"){let isCancelled=ended==="cancelled",causes=recording.
problems.filter(isError);throw userError("no-baseline-written",onSide("head"),{isCancelled,rounds},{causes})}let path=settings.
measure.baseline??"",target=resolve7(folder,path);await prepareOut(host,dirname3(target)),await writeOut(host,target,renderBaseline(
recording));for(let problem of recording.problems)host.log.warning(formatDiagnosticLine(problem));let counts=`${recording.
series.length} results in ${rounds===1?"1 round":`${rounds} rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}\
. Commit it, and say why it changed.
`),0}async function bisect(argv){let{given,format,benchmarks,minutes,resume}=parseArgs("bisect",argv),host=makeTerminalHost(),
selectNamed=rows2=>{let isWanted=benchmarks===null?()=>!0:compilePattern(benchmarks);return rows2.filter(({name,shortName})=>isWanted(
name)||isWanted(shortName??name))},selectSearched=rows2=>listWorseRows(selectNamed(rows2)),checkSearched=rows2=>{if(rows2.
length>0&&selectNamed(rows2).length===0)throw makeUnmatchedError(benchmarks??"*",rows2)},resumed=resume===null?{}:{resumed:await readSearch(
host,resume)},measured=await measureLocalCommits(host,{...given,bisectMinutes:minutes},{selectSearched,checkSearched,...resumed}),
report=reportForTerminal(measured,host.program),rows=report.rows.map(row=>({...row,culprit:null})),searched=selectSearched(
rows),{bisection,schedule}=measured.recording,answered={...report,rows:addCulprits(rows,bisection,nameCommands(schedule.
commands),searched)};if(await printReport(format==="text"?{...report,rows}:answered,format),format==="text"&&process.stdout.
write(renderCulprits(answered)),(bisection?.ended==="cancelled"||bisection?.ended==="time")&&await keepSearch(host,measured.
recording,argv,resume),!isCompared(report))return 2;checkSearched(rows),searched.length===0&&process.stderr.write(`${formatNothingToSearch(
benchmarks)}
`);let culprits=answered.rows.flatMap(({culprit})=>culprit??[]);return culprits.length>0&&culprits.every(({kind})=>kind===
"commit"||kind==="several")?0:1}var MAX_NAMED4=5;function makeUnmatchedError(pattern,rows){let names=[...new Set(rows.map(
({name,shortName})=>shortName??name))],data={pattern,names:names.slice(0,MAX_NAMED4),count:names.length};return userError(
"no-such-benchmark",atFlag("benchmarks"),data)}function isCompared({conclusion,rows}){return conclusion!=="error"&&(rows.
length===0||rows.some(({base,head})=>base!==null&&head!==null))}async function readSearch(host,file){let recording=await readRecording(
host,file,"bisect");if(recording.bisection===void 0)throw userError("resumed-without-search",atFlag("resume"),{file});return recording}
async function keepSearch(host,recording,argv,resume){let file=resume??join3(await host.files.temporaryFolder("search-of\
-bench-referee-",{isKept:!0}),"recording.json");await writeOut(host,file,renderRecording(recording));let flag=resume===null?
["--resume",file]:[],command=quoteShellWords([...host.program,"bisect",...flag,...argv]);process.stderr.write(`${formatUnfinishedSearch(
command)}
`)}import{join as join4}from"node:path";var README=`# word-count

Counts words. A tiny library, so that its benchmark takes seconds.
`,CONFIG=`# .github/bench-referee.yml
run: node bench.mjs
format: json
rounds: 6..14
budgets:
  - metric: sec
    max-regression: 5%
    because: a search box calls this on every key press
  - metric: strings
    max-regression: 1%
    because: does not depend on the machine
units:
  strings: {exact: true}
`,BENCH=`import { countWords } from './count.mjs';
import { firstWords } from './first.mjs';

const text = Array.from({ length: 4000 }, (_, i) => \`word\${i % 700}\${i % 9 === 0 ? ',' : ''}\`).join(' ');

function sample(task, ms) {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < ms) {
    task();
    calls += 1;
  }
  return ((performance.now() - start) / calls) * 1e3;
}

function measure(name, task) {
  sample(task, 40);
  return { name, unit: 'us', better: 'lower', values: Array.from({ length: 9 }, () => sample(task, 8)) };
}

// How many strings one call makes. This number is the same in every run, on every machine.
function count(name, task) {
  const methods = ['normalize', 'replace', 'slice', 'split', 'trim'];
  const originals = methods.map((method) => String.prototype[method]);
  let value = 0;
  for (const [at, method] of methods.entries()) {
    String.prototype[method] = function (...args) {
      const made = originals[at].apply(this, args);
      value += Array.isArray(made) ? made.length : 1;
      return made;
    };
  }
  task();
  for (const [at, method] of methods.entries()) String.prototype[method] = originals[at];
  return { name, metric: 'strings', unit: 'strings', better: 'lower', value };
}

// The one that makes garbage comes last: what it leaves behind would disturb the other.
const tasks = {
  'firstWords/50': () => firstWords(text, 50),
  'countWords/4000': () => countWords(text),
};
const times = Object.entries(tasks).map(([name, task]) => measure(name, task));
const counts = Object.entries(tasks).map(([name, task]) => count(name, task));
console.log(JSON.stringify([...times, ...counts]));
`,COUNT_BASE=`// How often each word occurs. One pass over the characters.
export function countWords(text) {
  const counts = new Map();
  let start = -1;
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
    if (isLetter && start < 0) start = i;
    if (!isLetter && start >= 0) {
      const word = text.slice(start, i);
      counts.set(word, (counts.get(word) ?? 0) + 1);
      start = -1;
    }
  }
  return counts;
}
`,COUNT_HEAD=`// How often each word occurs.
export function countWords(text) {
  const counts = new Map();
  const words = text
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .split(' ')
    .map((word) => word.normalize('NFC').trim())
    .filter((word) => word !== '');
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
`,FIRST=`// The first n words, without looking at the rest of the text.
export function firstWords(text, n) {
  const words = [];
  let from = 0;
  while (words.length < n) {
    const to = text.indexOf(' ', from);
    if (to < 0) break;
    words.push(text.slice(from, to));
    from = to + 1;
  }
  return words;
}
`,DEMO_COMMITS=[{subject:"count words in one pass",files:{"README.md":README,".github/bench-referee.yml":CONFIG,"bench.m\
js":BENCH,"count.mjs":COUNT_BASE,"first.mjs":FIRST}},{subject:"countWords: simplify, and normalise accents",files:{"coun\
t.mjs":COUNT_HEAD}}],DEMO_REGRESSION="countWords/4000";async function demo(argv){parseArgs("demo",argv);let outside=makeTerminalHost(),folder=await outside.files.temporaryFolder(
"bench-referee-demo-"),repository=join4(folder,"word-count"),host={...outside,folder:repository},hasResults=!1;try{await makeRepository(
host,repository),host.log.info('demo: a repository of two commits, "word-count"; base counts words well, head is "simple\
r"');let{recording,settings}=await measureLocalCommits(host,{base:"HEAD~1",head:"HEAD"}),guidance=terminalGuidance(settings.
publish),report={...analyse(recording,settings.policy),program:host.program,guidance};if(await printReport(report,"text"),
recording.schedule.ended==="cancelled")return 2;await writeResultFiles(host,folder,recording,report),hasResults=!0;let result=report.
conclusion==="error"?"":`
${describeResult(report,host)}
`;return process.stdout.write(`${result}
comment  ${join4(folder,"comment.md")}
report   ${join4(folder,"report.html")}
`),report.conclusion==="error"?2:0}finally{await host.files.remove(hasResults?repository:folder)}}function describeResult({
rows,problems},{program}){let slowed=rows.filter(({name})=>name===DEMO_REGRESSION),time=slowed.find(({state,exact})=>state!==
"regression"&&!exact),isCaught=slowed.some(({state})=>state==="regression"),command=words=>`\`${quoteShellWords(program)}\
 ${words}\``,lines=isCaught?[`The regression was caught${time===void 0?"":" by its number of strings"}: on a pull reques\
t this check would be red.`]:["warning: the regression was not caught."];if(time!==void 0){let busy=problems.find(({code})=>code===
"processors-shared")?.data.mean,noise=typeof busy=="number"?`other programs used ${formatWholePercent(busy)} of`:"there \
was much noise on",outcome=time.state==="inconclusive"?"is undecided":"was wrongly cleared";lines.push(`Its time ${outcome}\
: ${noise} this machine. Close other programs and run ${command("demo")} again.`)}return[...lines,`In your own repositor\
y: ${command("check -- COMMAND")}.`].join(`
`)}async function makeRepository(host,folder){await host.files.makeFolder(folder);let git=async(...args)=>{let{exitCode,
stderr}=await host.git(args,{folder});if(exitCode!==0)throw userError("demo-repository-failed",about("git"),{answer:stderr.
trim()})};await git("init","--quiet","--initial-branch=main",".");for(let{subject,files}of DEMO_COMMITS){for(let[path,text]of Object.
entries(files))await host.files.write(join4(folder,path),text);await git("add","--all"),await git(...["-c","user.name=be\
nch-referee","-c","user.email=demo@localhost","-c","commit.gpgsign=false"],"commit","--quiet","-m",subject)}}import{join as join5,relative as relative2,resolve as resolve8}from"node:path";function noiseOf(row){if(row.base===null||row.head===null)return{row,kind:"one-sided",spread:null};if(row.exact)return{row,
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
alpha,testCount}){let rounds=1;for(;smallestTwoSidedP(rounds,rounds)/2>alpha/testCount;)rounds+=1;return rounds}var MAX_ANALYSES=100;function planCompletedRounds(recording){let rounds=Math.max(1,countCompletedRounds(recording)),schedule={
...recording.schedule,rounds:{min:rounds,max:rounds},ended:"complete"};return{...recording,schedule}}function makePolicyForOneCommit(policy){
return{...policy,renamed:{},renamedByHead:{},control:[],table:null}}function countTests({rows}){let verdicts=rows.flatMap(
row=>row.verdicts);return Math.max(1,verdicts.filter(({alpha,level})=>alpha!==null&&level!=="report").length)}function proveByValues(trial,unchanged){
let testCount=countTests(unchanged),rows=unchanged.rows.filter(row=>findObstacle(row)===null),proofs=divideList(rows,Math.
max(1,Math.ceil(rows.length/MAX_ANALYSES))).flatMap(group=>attempt(trial,group,testCount));return unchanged.rows.map(row=>{
let outcome=findObstacle(row)??"missed";return proofs.find(proof=>proof.row===row)??{row,by:null,outcome,method:"values"}})}
function findObstacle(row){if(row.base===null||row.head===null)return"one-sided";let limits=row.verdicts.filter(({kind})=>kind===
"max-regression");return limits.length===0?"unmatched":limits.some(({level})=>level==="fail")?null:limits.some(({level})=>level===
"warn")?"warns":"shown-only"}function attempt(trial,rows,testCount){let changes=rows.map(row=>({row,by:planWorsening(row,
trial,testCount)})),report=analyse(trial.reread(worsenRecording(trial.recording,changes)),trial.policy);return changes.map(
({row,by})=>({row,by,outcome:findOutcome(report,row),method:"values"}))}function findOutcome(report,row){let judged=report.
rows.find(one=>isSameRow(one,row));return report.conclusion==="fail"&&judged?.state==="regression"?"red":report.problems.
some(({code})=>code==="rounds-too-few")?"unreachable":"missed"}function planWorsening(row,{recording,policy},testCount){
let limit2=limitOf(row),noise=noiseOf(row),spread=spreadBoundOf(noise);if(noise.kind!=="varies"||spread===null)return null;
let plan={rounds:recording.schedule.rounds,alpha:policy.alpha,testCount},more=sensitivityOf(plan).findWorsening({spread,
better:row.better},limit2)??limit2;return row.better==="lower"?limit2+more:Math.min(MAX_RATE_LOSS,limit2+more)}var MAX_RATE_LOSS=.99;
function limitOf({verdicts}){return verdicts.find(({kind})=>kind==="max-regression")?.limit??0}function worsenRecording(recording,changes){
return{...recording,series:splitSeriesByCommand(recording).map(({command,series})=>{let measured={...series,command,unit:tidyUnit(
series.unit).unit},change=changes.find(({row})=>isSameRow(measured,row));if(change===void 0)return series;let values=series.
head.values.map(raw=>raw.map(value=>worsenValue(value,change)));return{...series,head:{...series.head,values}}})}}function worsenValue(value,{
row,by}){let sign=row.better==="lower"?1:-1;if(by!==null)return value*(1+sign*by);let beyond=value*(1+sign*limitOf(row))+
sign;return Number.isInteger(value)?Math.round(beyond):beyond}function isSameRow(a,b){return a.command===b.command&&a.group===
b.group&&a.name===b.name&&a.metric===b.metric&&a.unit===b.unit}function addPauses(commands,seconds){return commands.map(
(one,index)=>{let command=`${`if [ "$BENCH_REFEREE_SIDE" = head ]; then sleep ${(seconds[index]??0).toFixed(3)}; fi`}
${scriptOf(one)}`;return typeof one=="string"?command:{...one,command}})}function restoreNames(recording,commands,nameOf5){
let{schedule}=recording,nameOfCommand=command=>nameOf5(scriptOf(command)),names=new Map(schedule.commands.map((slow,index)=>[
nameOfCommand(slow),nameOfCommand(commands[index]??slow)]));return{...recording,schedule:{...schedule,commands:[...commands]},
series:recording.series.map(series=>({...series,name:names.get(series.name)??series.name}))}}var import_yaml2=__toESM(require_dist(),1);var KEPT_OPTIONS=["run","setup","workingDirectory","format","outputFile","unit"],ORIGIN_MARK=" Proposed by `bench-refere\
e doctor`";function renderProposal(proposal,{text,given},noise){let document=parseDocumentWithoutAliases(text),root=(0,import_yaml2.isMap)(
document.contents)?document.contents:new import_yaml2.YAMLMap(document.schema);document.contents=root;for(let field of KEPT_OPTIONS){
let value=given[field];if(value===void 0)continue;let[only,...more]=typeof value=="string"?[value]:value;root.set(toKebabCase(
field),document.createNode(more.length===0?only:value))}given.cpus==="one"&&setEntry(document,root,"cpus",given.cpus,"le\
ss noise than on all processors");let{rounds}=proposal,why=rounds.min===rounds.max?"fewer could never fail":"stops as so\
on as everything is decided";setEntry(document,root,"rounds",roundsText(proposal),why),setEntry(document,root,"max-minut\
es",proposal.maxMinutes,"enough for all rounds, even if head is slower");let budgets=new import_yaml2.YAMLSeq(document.schema),
entries=proposal.budgets.flatMap(proposed=>makeEntries(proposed,noise));for(let entry2 of entries)budgets.add(document.createNode(
entry2));for(let entry2 of selectKeptBudgets(root.get("budgets"),noise))budgets.add(entry2);return root.set("budgets",budgets),
writeOrigin(document,root),document.toString({lineWidth:0})}function parseDocumentWithoutAliases(text){let document=text===
null?new import_yaml2.Document:(0,import_yaml2.parseDocument)(text.replace(/^\uFEFF/,""));return(0,import_yaml2.visit)(document,
{Alias:(_,alias)=>{let copy=alias.resolve(document)?.clone();return(0,import_yaml2.isNode)(copy)?copy:void 0}}),(0,import_yaml2.visit)(
document,{Node:(_,node)=>{(0,import_yaml2.isAlias)(node)||delete node.anchor}}),document}function setEntry(document,root,key,value,why){
let node=document.createNode(value);node.comment=` ${why}`;let isThere=root.has(key);root.set(key,node);let budgets=root.
items.findIndex(pair=>String(pair.key)==="budgets");!isThere&&budgets>=0&&root.items.splice(budgets,0,...root.items.splice(
-1))}function writeOrigin(document,root){let key=root.items[0]?.key;(0,import_yaml2.isNode)(key)&&key.commentBefore&&(key.
commentBefore=withoutOrigin(key.commentBefore).join(`
`)||null);let origin=`${ORIGIN_MARK} from the noise of one machine. If the gate runs on another, run doctor there.`;document.
commentBefore=[...withoutOrigin(document.commentBefore??""),origin].join(`
`).replace(/^\n+/,"")}function withoutOrigin(comment){return comment.split(`
`).filter(line=>!line.startsWith(ORIGIN_MARK))}function selectKeptBudgets(budgets,noise){let isMeasured2=noise.some(({row})=>row.
metric===COUNTED_METRIC),absolute=RULES.filter(({scale})=>scale==="absolute").map(({kind})=>kind),relative3=RULES.filter(
({scale})=>scale==="relative").map(({kind})=>kind);return((0,import_yaml2.isSeq)(budgets)?budgets.items.filter(item=>(0,import_yaml2.isMap)(
item)):[]).flatMap(item=>{if(item.get("metric")===COUNTED_METRIC&&!isMeasured2)return[item];if(!absolute.some(kind=>item.
has(kind)))return[];for(let key of[...relative3,"min-delta"])item.delete(key);return[item]})}function makeEntries(proposed,noise){
let{metric,rows,limit:limit2,level}=proposed,[unit,...others]=new Set(noise.flatMap(({row})=>row.metric===metric?row.unit:
[])),name=unit!==void 0&&others.length===0?nameMetric(metric,unit):metric;return listScopes(rows,noise).map(({benchmarks,
packages})=>omitNull({metric:name,benchmarks,packages,"max-regression":formatPercent(limit2),level:level==="fail"?null:level,
because:becauseOf(proposed)}))}function listScopes(rows,noise){if(rows===null)return[{benchmarks:null,packages:null}];let listNames2=some=>some.
map(({row})=>toLiteralPattern(row.shortName??row.name)),others=noise.filter(({row})=>!rows.some(one=>one.row===row)),keyOf2=({
row})=>`${row.name}
${row.metric}`,keys=new Set(rows.map(keyOf2));return others.some(one=>keys.has(keyOf2(one)))?[...new Set(rows.map(({row})=>row.
group))].map(group=>({benchmarks:listNames2(rows.filter(({row})=>row.group===group)),packages:group?[toLiteralPattern(group)]:
null})):[{benchmarks:[...new Set(listNames2(rows))],packages:null}]}function toLiteralPattern(name){return name.replaceAll(
"*","?").replace(/^!/,"?").replaceAll("\0","?")}function becauseOf({limit:limit2,level,why}){let noise=noiseRange(why),finds=why.
found===null?"":`; a worsening of ${formatMargin(why.found)} is found in 9 of 10 runs`;return{exact:"it never varied, so\
 every difference comes from a change",ratioless:"some values are zero or below, so a change has no percentage; set max \
or min",hidden:`${noise} hides every change up to ${formatPercent(limit2)}; shown, never judged`,floor:`${noise}${finds}\
; a tighter limit would flag random differences between builds`,smallest:`${noise}${finds}`,noise:`${noise}${level==="wa\
rn"?" is too much to block a merge":""}${finds}`}[why.kind]}function noiseRange({noise}){if(noise===null)return"no noise";
let[low,high]=noise.map(spreadText);return`noise of ${low===high?high:`${low} to ${high}`}`}function spreadText(spread){
if(spread===0)return"0%";let ratio=Math.expm1(spread);return ratio<5e-4?"below 0.1%":ratio>1?"over 100%":formatMargin(ratio)}
function roundsText({rounds}){return rounds.min===rounds.max?String(rounds.max):`${rounds.min}..${rounds.max}`}function minutesText(minutes){
return minutes<.05?"below 0.1":formatDecimals(minutes,minutes<10?1:0)}var FIRST_LOOK=6,ROUND_PLANS=[6,10,14,20,30].map(max=>({min:FIRST_LOOK,max})),TARGET_LIMIT=.05,MIN_SUITED_SHARE=.75,MAX_FAIL_LIMIT=.2,
REPORT_LEVEL_LIMIT=.5;function propose(inputs){let first=proposeFor(inputs,Math.max(1,rankVaryingRows(inputs.noise).length));
return proposeFor(inputs,first.testCount)}function proposeFor(inputs,testCount){let{noise,alpha,roundMinutes,maxMinutes}=inputs,
rounds=chooseRounds(inputs,testCount),judged=noise.filter(({kind})=>kind!=="one-sided"),sensitivity=sensitivityOf({rounds,
alpha,testCount}),budgets=groupByMetric(judged).flatMap(rows=>makeBudgets(rows,sensitivity)),tested=rankVaryingRows(judged).
filter(({row})=>findLevel(budgets,row)!=="report"),needed=countWithWarmUp(rounds)*roundMinutes;return{rounds,maxMinutes:Math.
max(1,Math.ceil(Math.max(needed,Math.min(maxMinutes,RESERVE_FACTOR*needed)))),budgets,testCount:Math.max(1,tested.length)}}
var RESERVE_FACTOR=2;function findLevel(budgets,row){return budgets.findLast(({metric,rows})=>metric===row.metric&&(rows===
null||rows.some(one=>one.row===row)))?.level}function groupByMetric(noise){return[...groupBy(noise,({row})=>row.metric).
values()]}function chooseRounds({noise,alpha,roundMinutes,maxMinutes},testCount){let minRounds=findMinRounds({alpha,testCount}),
isAffordable=rounds=>countWithWarmUp(rounds)*roundMinutes<=maxMinutes,plans=ROUND_PLANS.filter(({max:max2})=>max2>FIRST_LOOK&&
max2>=minRounds).filter(isAffordable),primary=groupByMetric(noise.filter(({row,kind})=>row.primary&&kind!=="one-sided")),
prospects=plans.map(rounds=>{let sensitivity=sensitivityOf({rounds,alpha,testCount}),metrics=primary.map(rows=>listRowLimits(
rows,sensitivity)),score=metrics.flat().reduce((total,{limit:limit2})=>total+Math.min(1,limit2),0)/Math.max(1,metrics.flat().
length);return{rounds,limit:Math.max(0,...metrics.map(chooseDefault)),score}}),best=Math.min(...prospects.map(({score})=>score)),
chosen=prospects.find(({limit:limit2,score})=>limit2<=TARGET_LIMIT||score===best);if(chosen!==void 0)return chosen.rounds;
let max=Math.max(minRounds,Math.floor(maxMinutes/roundMinutes)-1);return{min:Math.min(FIRST_LOOK,max),max}}function countWithWarmUp({
max}){return max+1}function listRowLimits(rows,sensitivity){let hasTimes=rows.some(({row})=>isTimeBased(row.unit));return rows.
map(noise=>{let{row,kind,spread}=noise,minimum=minLimitFor(row.unit);if(kind==="exact")return{noise,limit:hasTimes?minimum:
0};let limit2=spread===null?null:sensitivity.findLimit({spread,better:row.better},minimum);return{noise,limit:limit2??1/0}})}
function chooseDefault(rowLimits){let limits=rowLimits.map(({limit:limit2})=>limit2).toSorted((a,b)=>a-b),usual=limits[Math.
floor(MIN_SUITED_SHARE*(limits.length-1))]??0;return usual<=MAX_FAIL_LIMIT?usual:limits.findLast(limit2=>limit2<=MAX_FAIL_LIMIT)??
usual}function makeBudgets(rows,sensitivity){let rowLimits=listRowLimits(rows,sensitivity),usual=chooseDefault(rowLimits),
limitOf2=({limit:limit2})=>Math.max(usual,limit2);return[...new Set(rowLimits.map(limitOf2))].toSorted((a,b)=>a-b).map(limit2=>{
let members=rowLimits.filter(one=>limitOf2(one)===limit2).map(({noise})=>noise);return makeBudget(limit2===usual?null:members,
members,limit2,sensitivity)})}function makeBudget(rows,members,limit2,sensitivity){let{metric}=members[0].row,noisy=rankVaryingRows(
members),worst=noisy[0]??null,noise=worst&&[noisy.at(-1).spread,worst.spread];if(limit2===1/0)return{metric,rows,limit:REPORT_LEVEL_LIMIT,
level:"report",why:{kind:worst===null?"ratioless":"hidden",noise,found:null}};let found=worst&&sensitivity.findWorsening(
{spread:worst.spread,better:worst.row.better},limit2),why={kind:findReason(members,limit2),noise,found};return{metric,rows,
limit:limit2,level:limit2<=MAX_FAIL_LIMIT?"fail":"warn",why}}function findReason(members,limit2){return limit2===0?"exac\
t":members.some(({row:{unit}})=>limit2>minLimitFor(unit))?"noise":members.every(({row:{unit}})=>isTimeBased(unit))?"floo\
r":"smallest"}function diagnose(inputs){let{recording,given,text,path,today,reread}=inputs,measured=planCompletedRounds(recording),file=text===
null?null:parseConfigFile(text,path),{alpha,...configured}=makePolicyForOneCommit(policyOf(file,today)),noise=analyse(measured,
{alpha,...configured}).rows.map(noiseOf),roundMinutes=computeRoundMinutes(recording),proposal=propose({noise,roundMinutes,
maxMinutes:file?.maxMinutes??DEFAULTS.maxMinutes,alpha}),proposed=renderProposal(proposal,{text,given},noise),policy=makePolicyForOneCommit(
policyOf(parseConfigFile(proposed,path),today)),trial={recording:measured,policy,reread},unchanged=analyse(measured,policy),
testCount=countTests(unchanged);return{environment:recording.environment,commands:recording.schedule.commands.map(scriptOf),
rounds:countCompletedRounds(recording),roundMinutes,alpha,testCount,noise,prospects:ROUND_PLANS.map(rounds=>computeProspect(
{rounds,alpha,testCount},noise,roundMinutes)),proposal,policy,file:proposed,replaces:file?.budgets!==void 0,unchanged,isWidened:isWidenedByNoise(
unchanged,proposal),disturbances:listDisturbances(unchanged,proposal),processors:null,proofs:proveByValues(trial,unchanged),
historyReach:inputs.recordsHistory?computeHistoryReach(noise,proposal.maxMinutes,roundMinutes):null}}function findObjection({
unchanged,disturbances,proofs}){return isRed(unchanged)?"red":disturbances.length>0?"disturbed":proofs.some(proof=>proof.
row.primary?proof.outcome!=="red":isBroken(proof))?"undetected":null}function isRed({conclusion}){return conclusion==="f\
ail"||conclusion==="error"}function isBroken({outcome}){return outcome==="missed"||outcome==="unreachable"||outcome==="o\
ne-sided"||outcome==="unmatched"}function computeProspect(plan,noise,roundMinutes){let varying=rankVaryingRows(noise),primary=varying.
filter(({row})=>row.primary),rows=primary.length===0?varying:primary,sensitivity=sensitivityOf(plan),findSuitable=index=>{
if(rows[index]===void 0)return null;let{spread,row}=rows[index],limit2=sensitivity.findLimit({spread,better:row.better},
minLimitFor(row.unit)),found=limit2===null?null:sensitivity.findWorsening({spread,better:row.better},limit2);return limit2===
null||found===null?null:{limit:limit2,found}},{rounds}=plan,minRounds=findMinRounds(plan);return{rounds,minutes:countWithWarmUp(
rounds)*roundMinutes,needs:rounds.max<minRounds?minRounds:null,typical:findSuitable(Math.floor(rows.length/2)),worst:findSuitable(
0)}}function computeRoundMinutes({invocations}){let measured=invocations.filter(({round})=>round>0),[first,last]=[measured[0],
measured.at(-1)];if(first===void 0||last===void 0)return 0;let rounds=Math.max(1,last.round-first.round+1);return(last.startMs+
last.durationMs-first.startMs)/rounds/6e4}var MACHINE_WARNINGS=["processors-stolen","processors-shared","machine-busy-be\
fore","too-many-disturbances","one-sided-load","frequency-changed","machine-drifted","all-changed-alike"];function listDisturbances(unchanged,proposal){
let{problems}=unchanged;return isWidenedByNoise(unchanged,proposal)?problems.filter(({code})=>MACHINE_WARNINGS.includes(
code)):[]}function isWidenedByNoise({rows},{budgets}){let primary=new Set(rows.filter(row=>row.primary).map(({metric})=>metric));
return budgets.filter(({metric})=>primary.size===0||primary.has(metric)).some(({why:{kind}})=>kind==="noise"||kind==="hi\
dden")}var SHIFT_ERROR=Math.sqrt(Math.PI/3);function computeHistoryReach(noise,maxMinutes,roundMinutes){let ranked=rankVaryingRows(
noise),[worst]=ranked,typical=ranked[Math.floor(ranked.length/2)];if(worst===void 0||typical===void 0)return null;let rounds=Math.
min(CONFIRMING_ROUNDS.max,Math.max(1,Math.floor(maxMinutes/roundMinutes)-1)),computeStep=({spread})=>Math.max(MIN_CHANGE,
Math.expm1(computeConfirmedSize(SHIFT_ERROR*spread*Math.SQRT2,rounds)));return{rounds,typical:computeStep(typical),worst:computeStep(
worst)}}var MAX_PROCESSORS=1.1,MAX_RATIO=.8;function hasOneThread({invocations,environment:{cores}}){let known=invocations.flatMap(
({own,durationMs})=>own==null?[]:[{own,durationMs}]),totalMs=known.reduce((sum,{durationMs})=>sum+durationMs,0),usedMs=known.
reduce((sum,{own,durationMs})=>sum+own*cores*durationMs,0);return totalMs>0&&usedMs<=MAX_PROCESSORS*totalMs}function compareProcessors(onAll,onOne){
let found=new Map(onOne.map(noise=>[keyOf(noise),noise])),pairs=onAll.flatMap(all2=>{let one2=found.get(keyOf(all2));return all2.
spread&&one2?.spread?[{all:all2,one:one2}]:[]});if(pairs.length===0)return null;let meanOf=spreadIn=>Math.exp(pairs.reduce(
(sum,pair)=>sum+Math.log(spreadIn(pair).spread),0)/pairs.length),[all,one]=[meanOf(pair=>pair.all),meanOf(pair=>pair.one)],
errors=pairs.flatMap(pair=>[spreadErrorOf(pair.all),spreadErrorOf(pair.one)]),chance=Math.exp(-UPPER_BOUND_Z*Math.hypot(
...errors)/pairs.length);return{all,one,isProposed:one/all<=Math.min(MAX_RATIO,chance)}}function keyOf({row:{command,group,
name,shortName,metric}}){return JSON.stringify([command,group,shortName??name,metric])}import{posix as posix6}from"node:path";function adviceLines(diagnosis,destination,isFolded2){let objection=findObjection(diagnosis)??"none",{written}=destination,
file=written===null?[]:[`  The proposal is in ${cleanUntrustedText(written)}.`],use=objection==="none"||objection==="und\
etected"?useLines(destination,isFolded2):file;return[CONCLUSIONS[objection],"","NEXT",...REMEDIES[objection],...use]}var CONCLUSIONS={
none:"TRUST IT: as proposed, this gate can turn red, and unchanged code keeps it green.",red:"DO NOT TRUST IT YET: uncha\
nged code turns this gate red.",disturbed:"DO NOT TRUST IT YET: the machine was disturbed (see the warnings above), so t\
he limits may be too wide.",undetected:"DO NOT TRUST IT YET: the results named above cannot turn this gate red."},REMEDIES={
none:[],red:["  Run doctor again. If it is red again, correct the cause named above."],disturbed:[`  Run doctor again on\
 an idle machine, or on the runner of the gate: ${ownFileUrl("examples/doctor.yml")}`,"  If the machine of the gate is a\
lways disturbed like this, the limits fit it."],undetected:["  Follow the advice above and run doctor again, or use the \
proposal as it is."]};function useLines({written,config,state},isFolded2){let target=cleanUntrustedText(config),commit="\
Commit it on the default branch: a pull request is judged by the file of its base.";if(written===null)return[isFolded2?`\
  Run doctor again with \`--write FILE\`, and move the file to ${target}.`:`  Save the proposal above as ${target}. With\
 \`--write FILE\` doctor writes it to a file.`,`  ${commit}`];if(state==="in-place")return[`  Written to ${target}, wher\
e the gate reads it. ${commit}`];let replaces=state==="replaces"?", which it replaces (`git diff` shows the changes)":"";
return[`  Written to ${cleanUntrustedText(written)}. Use it as ${target}${replaces}:`,`    ${moveCommand(written,config,
state)}`,`  ${commit}`]}function moveCommand(written,config,state){let move=["mv",written,config].map(quoteShellWord).join(
" "),folder=posix6.dirname(config);return state==="replaces"||folder==="."?move:`mkdir -p ${quoteShellWord(folder)} && ${move}`}var MAX_NAMES4=8;function renderDoctor(diagnosis,destination){return`${[machineLines(diagnosis),noiseLines(diagnosis),prospectLines(
diagnosis),proposalLines(diagnosis),proofLines(diagnosis),historyLines(diagnosis),adviceLines(diagnosis,destination,isFolded(
diagnosis))].filter(({length})=>length>0).map(lines=>lines.join(`
`)).join(`

`)}
`}function historyLines({historyReach:reach}){if(reach===null)return[];let{rounds,typical,worst}=reach;return["HISTORY: \
the smallest steps that one confirming run finds in 9 of 10 cases",`  from ${formatMargin(typical)} for the typical benc\
hmark, from ${formatMargin(worst)} for the noisiest one, with ${formatCount(rounds,"round")}`,"  It cannot show steps be\
low 1%, name the commit in a push of several, or see a toolchain that changed both sides."]}function machineLines({environment,
rounds,roundMinutes,unchanged}){let seconds=roundMinutes*60,took=seconds<120?`${Number(seconds.toPrecision(2))} s`:`${minutesText(
roundMinutes)} min`;return["MACHINE",`  ${cleanUntrustedText(environment.cpu)}, ${formatCount(environment.cores,"core")}\
, ${cleanUntrustedText(environment.os)}`,`  ${formatCount(rounds,"round")} of the same commit against itself; one round,\
 base and head, takes ${took}.`,...againLines(unchanged),...busyLines(environment,unchanged),`  Noise depends on the mac\
hine. To run doctor on the machine of the gate: ${ownFileUrl("examples/doctor.yml")}`,...problemLines(unchanged,"warning",
"  warning: ")]}function problemLines({problems},wanted,start2){return problems.filter(({severity})=>severity===wanted).
map(one=>start2+formatDiagnosticLine(one))}function againLines({measuredAgain}){if(measuredAgain===null)return[];let{rounds}=measuredAgain,
were=rounds===1?"was":"were";return[`  ${formatCount(rounds,"round")} ${were} disturbed and measured again, as in the ga\
te.`]}function busyLines({loadBefore,cores},{problems}){return problems.some(({code})=>code==="machine-busy-before")||loadBefore===
null||loadBefore<=cores/2?[]:[`  It was already busy (load ${formatCompact(loadBefore,1)}). An idle machine has less noi\
se and gives better limits.`]}function noiseLines({noise,alpha,testCount,processors}){let noisy=rankVaryingRows(noise),shown=noisy.
slice(0,MAX_NAMES4),label=labelFor(noise),width=Math.max(0,...shown.map(({spread})=>spreadText(spread).length));return["\
NOISE: how much a benchmark differs from one run to the next (standard deviation without outliers)",...shown.map(({row,spread})=>`\
  ${spreadText(spread).padStart(width)}  ${label(row)}`),...foldedLines(noisy.slice(MAX_NAMES4)),...exactLines(noise.filter(
({kind})=>kind==="exact")),...processors===null?[]:[processorLine(processors)],`  ${testCount===1?"The limit fails":`Tog\
ether, ${formatCount(testCount,"limit")} fail`} at most ${formatPercent(alpha)} of pull requests that change nothing.`]}
function processorLine({all,one,isProposed}){let compared=`${spreadText(one)} on one processor, ${spreadText(all)} on al\
l`;return isProposed?`  On average ${compared}: with \`cpus: one\` the gate needs fewer rounds, so it is proposed.`:`  O\
n average ${compared}, so \`cpus: one\` is not proposed.`}function foldedLines(folded){if(folded.length===0)return[];let[
most,least]=[folded[0],folded.at(-1)].map(({spread})=>spreadText(spread));return[`  and ${formatCount(folded.length,"mor\
e result")}, ${most===least?most:`from ${least} to ${most}`}`]}function exactLines(exact){if(exact.length===0)return[];let metrics=[
...new Set(exact.map(({row})=>cleanUntrustedText(nameMetric(row.metric,row.unit))))].join(", ");return[`  exact  ${formatCount(
exact.length,"result")} (${metrics}) never varied, so any difference counts`]}function labelFor(noise){let keys=noise.map(
({row})=>`${row.name}
${row.metric}`),isAmbiguous=new Set(keys).size<keys.length,hasSeveral=new Set(noise.map(({row})=>row.metric)).size>1,labels=shortenNames(
noise.map(({row})=>row.name));return({group,name,metric,unit})=>[isAmbiguous&&group!==null?group:null,labels.get(name)??
name,hasSeveral?nameMetric(metric,unit):null].flatMap(part=>part===null?[]:[cleanUntrustedText(part)]).join(" ")}function prospectLines({
prospects,noise}){if(rankVaryingRows(noise).length===0)return["TIME: nothing varies, so more rounds do not help."];let isOne=prospects.
every(({typical,worst})=>typical?.found===worst?.found),titles=isOne?["the benchmark"]:["typical benchmark","noisiest be\
nchmark"],rows=prospects.map(prospect=>{let{typical,worst,minutes}=prospect,reach=isOne?[typical]:[typical,worst];return[
roundsText(prospect),minutesText(minutes),...reach.map(one=>cell(prospect,one))]}),table=[["rounds","minutes",...titles],
...rows];return["TIME: more rounds allow tighter limits. Below: the smallest sensible limit, and the worsening it finds \
in 9 of 10 runs",...alignColumns(table,{isRight:column=>column<2,gap:"   "}).map(line=>`  ${line}`)]}function cell({needs},carried){
return needs!==null?`can never fail: needs ${formatCount(needs,"round")}`:carried===null?"none: hidden by noise":`limit ${formatPercent(
carried.limit)}, finds ${formatMargin(carried.found)}`}function proposalLines(diagnosis){let lines=linesOf(diagnosis),more=`\
# and ${lines.length-MAX_LINES} more lines`,shown=isFolded(diagnosis)?[...lines.slice(0,MAX_LINES),more]:lines;return[`P\
ROPOSAL: a complete configuration.${diagnosis.replaces?" It replaces your relative limits and keeps everything else.":""}`,
"",...shown.map(line=>stripControls(line))]}function linesOf({file}){return file.trimEnd().split(`
`)}function isFolded(diagnosis){return linesOf(diagnosis).length>MAX_LINES+LINES_SPARED}var MAX_LINES=40,LINES_SPARED=5;
function proofLines(diagnosis){let{proofs,unchanged,noise}=diagnosis,label=labelFor(noise);return["PROOF: can this gate \
turn red, and does it stay green?",...unchangedLines(diagnosis),...redLines(proofs,unchanged.rows.length),...Object.entries(
EXPLANATIONS).flatMap(([reason,explanation])=>{let rows=proofs.filter(({outcome})=>outcome===reason).map(({row})=>label(
row));return rows.length===0?[]:[`  not red  ${formatList(rows,MAX_NAMES4)}`,INDENT+explanation]})]}var INDENT="        \
   ";function unchangedLines({unchanged,alpha}){if(!isRed(unchanged))return[`  green    unchanged code, judged by the pr\
oposal after ${formatCount(unchanged.rounds,"round")}`];let broken=listFindings(unchanged).filter(({verdict})=>verdict.outcome===
"fail").map(({what})=>INDENT+formatRichText(what,UNQUOTED));return["  RED      unchanged code fails under the proposal:",
...shortenList(broken,MAX_NAMES4),...problemLines(unchanged,"error",INDENT),`${INDENT}Chance does this in ${formatPercent(
alpha)} of runs. Run doctor again. If it is red again, the two sides differ by more`,`${INDENT}than noise, names change \
from run to run, or the machine is too noisy for a gate.`]}var UNQUOTED={...PLAIN_FORMATTER,code:text=>cleanUntrustedText(
text),untrusted:text=>cleanUntrustedText(text)};function redLines(proofs,all){let red=proofs.filter(({outcome})=>outcome===
"red"),measured=red.filter(({method})=>method==="run"),injected=red.filter(({method})=>method==="values"),share2=({length})=>`\
  red      ${length} of ${formatCount(all,"result")}`,lines=[];return measured.length>0&&lines.push(`${share2(measured)}\
, measured again with a slower head${amounts(measured)}`),injected.length===0||(lines.push(`${share2(injected)}, each te\
sted with an injected slowdown${amounts(injected)}`),lines.push(`${INDENT}in the recorded values, and judged as in a pul\
l request`),measured.length===0&&lines.push(`${INDENT}(the tool times itself, so a slower command would not show in its \
numbers)`)),lines}function amounts(proofs){let by=proofs.flatMap(proof=>proof.by??[]).toSorted((left,right)=>left-right);
if(by.length===0)return", by one";let[least,most]=[by[0],by.at(-1)].map(formatMargin),exact=by.length<proofs.length?", e\
xact ones by one":"";return`, by ${least===most?least:`${least} to ${most}`}${exact}`}var EXPLANATIONS={missed:"Even a m\
ultiple of its limit was not found in so few rounds. Run doctor with more: `--rounds 20`.",unreachable:"So few rounds ca\
n never fail it. Run doctor with more: `--rounds` and `--max-minutes`.","one-sided":"Only one side has it. Give the benc\
hmark the same name in every run.",unmatched:"No budget matches it. Add one for its metric.",warns:"Its budget only warn\
s, because it is noisy. Let it run longer, split it, or use a quieter machine.","shown-only":"No limit makes sense; its \
budget says why. A quieter machine or longer runs can help."};function renderDoctorJson(diagnosis,{written}){let{proposal,
unchanged}=diagnosis,value={version:1,trusted:findObjection(diagnosis)===null,disturbances:diagnosis.disturbances.map(toDiagnosticJson),
environment:diagnosis.environment,commands:diagnosis.commands,rounds:diagnosis.rounds,roundMinutes:diagnosis.roundMinutes,
...unchanged.measuredAgain&&{measuredAgain:unchanged.measuredAgain},alpha:diagnosis.alpha,tests:diagnosis.testCount,noise:diagnosis.
noise.map(({row,kind,spread})=>({...nameOf3(row),kind,spread})),prospects:diagnosis.prospects,proposal:{rounds:proposal.
rounds,maxMinutes:proposal.maxMinutes,budgets:proposal.budgets.map(one=>({metric:one.metric,benchmarks:one.rows?.map(({row})=>nameOf3(
row))??null,limit:one.limit,level:one.level,because:becauseOf(one)})),file:diagnosis.file,written},...diagnosis.processors&&
{processors:diagnosis.processors},...diagnosis.historyReach&&{history:diagnosis.historyReach},unchanged:{red:isRed(unchanged),
verdict:unchanged.conclusion,problems:unchanged.problems.map(toDiagnosticJson)},proofs:diagnosis.proofs.map(({row,by,outcome,
method})=>({...nameOf3(row),by,outcome,method}))};return`${JSON.stringify(value,null,2)}
`}function nameOf3({group,name,metric,unit}){return{group,name,metric,unit}}var ROUNDS={min:10,max:10},TOO_FEW={minRounds:MIN_NOISE_ROUNDS},findPlanErrors2=(_,cost)=>reportTooLittleTime(cost),NOISE_RUN={
find:findCommitTwice,purpose:"noise",findPlanErrors:findPlanErrors2};async function doctor(argv){let{given:typed,format,
write}=parseArgs("doctor",argv),rounds=typed.rounds??ROUNDS;if(rounds.max<MIN_NOISE_ROUNDS)throw userError("too-few-nois\
e-rounds",atFlag("rounds"),{...TOO_FEW,rounds:rounds.max,isPlanned:!0});let host=makeTerminalHost(),written=write===null?
null:resolve8(write);written!==null&&await refuseExisting(host,written),host.log.info("doctor: base and head are the sam\
e commit, so any difference is noise");let{diagnosis,config}=await examine(host,{...typed,rounds}),destination=await destinationOf(
host,write,config);return written!==null&&await writeNew(host,written,diagnosis.file),process.stdout.write(format==="jso\
n"?renderDoctorJson(diagnosis,{written:write}):renderDoctor(diagnosis,destination)),findObjection(diagnosis)===null?0:1}
async function destinationOf(host,write,config){let isThere=await hasPath(host,config),isSame=write!==null&&resolve8(host.
folder,write)===config;return{written:write,config:relative2(host.folder,config).replaceAll("\\","/"),state:isSame?"in-p\
lace":isThere?"replaces":"missing"}}async function examine(host,typed){let{recording:measured,settings,configText,folder}=await measureLocalCommits(
host,typed,NOISE_RUN),config=resolve8(folder,settings.commits.config),{baseline}=settings.measure;if(baseline!==null){let warning=makeWarning(
"baseline-ignored",inFile(baseline),{});host.log.warning(formatDiagnosticLine(warning))}checkUsable(measured);let unstable=findUnstableNameProblem(
[readPart(measured,settings.policy)],settings.policy);unstable?.isGuarded&&throwErrors([{...unstable.problem,severity:"e\
rror"}]);let recordsHistory=await hasRecordingWorkflow(host,folder),diagnoseRun=(given2,recording2)=>diagnose({recording:recording2,
given:given2,text:configText,path:settings.commits.config,recordsHistory,today:host.clock.today(),reread:one=>parseRecording(
renderRecording(one),"recording")}),onAll={given:typed,recording:measured,diagnosis:diagnoseRun(typed,measured)},{given,
recording,diagnosis}=await tryOneProcessor(host,onAll,diagnoseRun),{run:commands}=settings.measure;if(!settings.measure.
commands.some(({format})=>format==="command"))return{diagnosis,config};let proofs=await proveBySlowHead(diagnosis,planCompletedRounds(
recording),commands,async run=>{host.log.info("doctor: measuring again, with a pause on head that must turn the gate red");
let slower=await measureLocalCommits(host,{...given,run},NOISE_RUN);return checkUsable(slower.recording),slower.recording});
return{diagnosis:{...diagnosis,proofs},config}}async function tryOneProcessor(host,onAll,diagnoseRun){let{diagnosis,recording:before}=onAll;
if(!diagnosis.isWidened||!hasOneThread(before)||!await canPin(host,before))return onAll;host.log.info("doctor: measuring\
 again on one processor, which may have less noise");let given={...onAll.given,cpus:"one"},{recording}=await measureLocalCommits(
host,given,NOISE_RUN);checkUsable(recording);let onOne={given,recording,diagnosis:diagnoseRun(given,recording)},processors=compareProcessors(
diagnosis.noise,onOne.diagnosis.noise),better=processors?.isProposed?onOne:onAll;return{...better,diagnosis:{...better.diagnosis,
processors}}}async function canPin(host,{schedule,environment}){if(schedule.cpus||environment.cores<2)return!1;let affinity=await host.
resolveAffinity({cpus:"one",nice:null}).catch(recoverFrom(UserError,()=>null));return affinity!==null&&affinity.cpus!==null}
var MAX_WORKFLOW_BYTES=1024*1024;async function hasRecordingWorkflow(host,folder){let workflows=join5(folder,".github/wo\
rkflows");if(!await hasPath(host,workflows))return!1;let names=await host.files.list(workflows,path=>/^[^/]+\.ya?ml$/.test(
path));for(let name of names.keys()){let text=await host.files.read(join5(workflows,name),MAX_WORKFLOW_BYTES);if(/uses:\s*['"]?[\w.-]+\/[\w.-]+\/record@/.
test(text??""))return!0}return!1}function checkUsable(recording){let rounds=countCompletedRounds(recording);if(recording.
schedule.ended==="cancelled")throw userError("diagnosis-cancelled",about("doctor"),{});let failed=hasFailed(recording,"b\
ase")||hasFailed(recording,"head");if(!(!failed&&rounds>=MIN_NOISE_ROUNDS)){if(failed){let cause=recording.problems.find(
problem=>isError(problem)||problem.failure==="benchmark-failed");throw userError("nothing-to-diagnose",about("doctor"),{},
{causes:cause===void 0?[]:[cause]})}throw throwErrors(recording.problems.filter(isPlanError).slice(0,1)),userError("too-\
few-noise-rounds",about("doctor"),{...TOO_FEW,rounds,isPlanned:!1})}}var PAUSED="wall-time",MIN_PAUSE_SECONDS=.005;async function proveBySlowHead(diagnosis,measured,commands,measure2){
let{policy}=diagnosis,worsenings=commands.map(written=>{let command=scriptOf(written),row=diagnosis.unchanged.rows.find(
({name,metric})=>metric===PAUSED&&name===commandName(command));if(row===void 0||findObstacle(row)!==null)return null;let by=planWorsening(
row,{recording:measured,policy},diagnosis.testCount);return by===null?null:{row,by}});if(worsenings.every(one=>one===null))
return diagnosis.proofs;let seconds=worsenings.map(one=>one===null?0:Math.max(MIN_PAUSE_SECONDS,one.by*(one.row.base?.median??
0))),recording=planCompletedRounds(await measure2(addPauses(commands,seconds))),report=analyse(restoreNames(recording,commands,
commandName),policy);return diagnosis.proofs.map(proof=>{let tried=worsenings.find(one=>one!==null&&isSameRow(one.row,proof.
row));return tried?{row:proof.row,by:tried.by,outcome:findOutcome(report,tried.row),method:"run"}:proof})}import{join as join7}from"node:path";var USUAL={outputFile:null,builds:[],install:null,notes:[],isOneThread:null,counted:null,profiled:null};function makeSuite({
files,project,metric,...parts}){let evidence=parts.benchmarks===0?project:evidenceOf(parts.benchmarks,files);return{...USUAL,
evidence,budgets:[makeBudget2(metric)],...parts}}function selectMeasuredSuites(suites){let measured=suites.filter(({benchmarks})=>benchmarks>
0);return measured.length>0?measured:suites.slice(0,1)}function versionInputs(toolchain,file,usual){return file===null?{
[`${toolchain}-version`]:usual}:{[`${toolchain}-version-file`]:file}}var THREADS=/\bRunParallel\b|\brayon\b|\bthread::(?:spawn|scope)\b|\bstd::(?:j?thread|async|execution)\b|->\s*Thread(?:s|Range|PerCpu)\b|\bthreads\s*=|\bworker_threads\b|\bmultiprocessing\b|\bthreading\b|\bconcurrent\.futures\b/;
function hasOneThread2(tree,paths){return!paths.some(path=>THREADS.test(tree.text(path)??""))}var RESULTS="bench-referee\
-results.json",FILTER='"${BENCH_REFEREE_FILTER:-}"',FIRST_LIMIT="first limit; doctor proposes one from the noise of your\
 runner";function makeBudget2(metric,maxRegression="5%",comment=FIRST_LIMIT){return{metric,maxRegression,comment}}function evidenceOf(count,paths){
let[first="",...others]=paths,more=others.length===0?"":` and ${others.length} more file${others.length===1?"":"s"}`;return`${count}\
 benchmark${count===1?"":"s"} in ${first}${more}`}function getLineColFromPtr(string2,ptr){let lines=string2.slice(0,ptr).split(/\r?\n/);return[lines.length,lines.pop().length+
1]}function makeCodeBlock(string2,line,column){let lines=string2.split(/\r?\n/),codeblock="",numberLen=(Math.log10(line+
1)|0)+1;for(let i=line-1;i<=line+1;i++){let l=lines[i-1];l&&(codeblock+=i.toString().padEnd(numberLen," "),codeblock+=":\
  ",codeblock+=l,codeblock+=`
`,i===line&&(codeblock+=" ".repeat(numberLen+column+2),codeblock+=`^
`))}return codeblock}var TomlError=class _TomlError extends Error{line;column;codeblock;constructor(message,options){let[
line,column]=getLineColFromPtr(options.toml,options.ptr),codeblock=makeCodeBlock(options.toml,line,column);super(`Invali\
d TOML document: ${message}

${codeblock}`,options),this.line=line,this.column=column,this.codeblock=codeblock}static x(message,ctx,ptr){throw new _TomlError(
message,{toml:ctx.s,ptr:ptr??ctx.p})}};function parseString(ctx){let startPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p++),first=c,isLiteral=c===39,isMultiline=c===ctx.s.
charCodeAt(ctx.p)&&c===ctx.s.charCodeAt(ctx.p+1);isMultiline&&((c=ctx.s.charCodeAt(ctx.p+=2))===10?ctx.p++:c===13&&ctx.s.
charCodeAt(ctx.p+1)===10&&(ctx.p+=2));let parsed="",sliceStart=ctx.p,state=0;for(;ctx.p<ctx.s.length;ctx.p++)if(c=ctx.s.
charCodeAt(ctx.p),isMultiline&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10))state=state&&3;else if(c<32&&c!==9||c===
127)TomlError.x("control characters are not allowed in strings",ctx);else if((!state||state===3)&&c===first&&(!isMultiline||
ctx.s.charCodeAt(ctx.p+1)===first&&ctx.s.charCodeAt(ctx.p+2)===first)){if(isMultiline&&(ctx.s.charCodeAt(ctx.p+3)===first&&
ctx.p++,ctx.s.charCodeAt(ctx.p+3)===first&&ctx.p++),!state){let s=ctx.s.slice(sliceStart,ctx.p);parsed=parsed?parsed+s:s}
return ctx.p+=isMultiline?3:1,parsed}else if(!state)!isLiteral&&c===92&&(parsed+=ctx.s.slice(sliceStart,sliceStart=ctx.p),
state=1);else if(state===1)if(c===120||c===117||c===85){let errPtr=ctx.p++-1,value=0,len=c===120?2:c===117?4:8;for(let j=0;j<
len;j++,ctx.p++){let hex2=ctx.s.charCodeAt(ctx.p),digit=hex2>=48&&hex2<=57?hex2-48:hex2>=65&&hex2<=70?hex2-65+10:hex2>=97&&
hex2<=102?hex2-97+10:-1;digit<0&&TomlError.x("invalid non-hex character in unicode escape",ctx),value=value<<4|digit}(value<
0||value>1114111||value>=55296&&value<=57343)&&TomlError.x("invalid unicode escape",ctx,errPtr),parsed+=String.fromCodePoint(
value),sliceStart=ctx.p--,state=0}else isMultiline&&(c===32||c===9)?state=2:(c===98?parsed+="\b":c===116?parsed+="	":c===
110?parsed+=`
`:c===102?parsed+="\f":c===114?parsed+="\r":c===101?parsed+="\x1B":c===34?parsed+='"':c===92?parsed+="\\":TomlError.x("u\
nrecognised escape sequence",ctx),sliceStart=ctx.p+1,state=0);else c!==32&&c!==9&&(state===2&&TomlError.x("invalid escap\
e: only line-ending whitespace may be escaped",ctx,sliceStart),state=!isLiteral&&c===92?1:0,sliceStart=ctx.p);TomlError.
x("unfinished string",ctx,startPtr)}var DATE_TIME_RE=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,TomlDate=class _TomlDate extends Date{#hasDate=!1;#hasTime=!1;#offset=null;constructor(date,fasttype,unsafeDelim){
let hasDate=!0,hasTime=!0,offset="Z",c;if(typeof date=="string")if(fasttype)prep:{if(fasttype<3){if(+date.slice(11,13)>23){
date="";break prep}fasttype===2?(offset=null,date+="Z"):(c=date.charCodeAt(date.length-1))!==90&&c!==122&&(offset=date.slice(
date.length-6)),unsafeDelim&&(date=date.slice(0,10)+"T"+date.slice(11))}else fasttype===4&&(date=+date.slice(0,2)>23?"":
`0000-01-01T${date}Z`);hasDate=fasttype!==4,hasTime=fasttype!==3}else{let match=date.match(DATE_TIME_RE);match?(match[1]||
(hasDate=!1,date=`0000-01-01T${date}`),hasTime=!!match[2],hasTime&&date[10]===" "&&(date=date.replace(" ","T")),match[2]&&
+match[2]>23?date="":(offset=match[3]||null,!offset&&hasTime&&(date+="Z"))):date=""}super(date),isNaN(this.getTime())||(this.#hasDate=
hasDate,this.#hasTime=hasTime,this.#offset=offset)}isDateTime(){return this.#hasDate&&this.#hasTime}isLocal(){return!this.#hasDate||
!this.#hasTime||!this.#offset}isDate(){return this.#hasDate&&!this.#hasTime}isTime(){return this.#hasTime&&!this.#hasDate}isValid(){
return this.#hasDate||this.#hasTime}toISOString(){let iso=super.toISOString();if(this.isDate())return iso.slice(0,10);if(this.
isTime())return iso.slice(11,23);if(this.#offset===null)return iso.slice(0,-1);if(this.#offset==="Z"||this.#offset==="z")
return iso;let offset=+this.#offset.slice(1,3)*60+ +this.#offset.slice(4,6);return offset=this.#offset[0]==="-"?offset:-offset,
new Date(this.getTime()-offset*6e4).toISOString().slice(0,-1)+this.#offset}static wrapAsOffsetDateTime(jsDate,offset="Z"){
let date=new _TomlDate(jsDate);return date.#offset=offset,date}static wrapAsLocalDateTime(jsDate){let date=new _TomlDate(
jsDate);return date.#offset=null,date}static wrapAsLocalDate(jsDate){let date=new _TomlDate(jsDate);return date.#hasTime=
!1,date.#offset=null,date}static wrapAsLocalTime(jsDate){let date=new _TomlDate(jsDate);return date.#hasDate=!1,date.#offset=
null,date}};function isDigit(char,base=10){return base===16?char>47&&char<58||char>64&&char<71||char>96&&char<103:char>47&&char<48+base}
function isEndOfValue(char,delim){return char===32||char===9||char===10||char===13||delim&&(char===delim||char===44)||char===
35}function extractValue(ctx,end){let errPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p);if(c===91||c===123){ctx.d--||TomlError.x("d\
ocument contains excessively nested structures. aborting.",ctx);let value=c===91?parseArray(ctx):parseInlineTable(ctx);return ctx.
d++,value}return c===34||c===39?parseString(ctx):c===116?((ctx.s.charCodeAt(++ctx.p)!==114||ctx.s.charCodeAt(++ctx.p)!==
117||ctx.s.charCodeAt(++ctx.p)!==101)&&TomlError.x("invalid value",ctx,errPtr),ctx.p++,!0):c===102?((ctx.s.charCodeAt(++ctx.
p)!==97||ctx.s.charCodeAt(++ctx.p)!==108||ctx.s.charCodeAt(++ctx.p)!==115||ctx.s.charCodeAt(++ctx.p)!==101)&&TomlError.x(
"invalid value",ctx,errPtr),ctx.p++,!1):c===43||c===45?parseNumber(ctx,ctx.p,ctx.s.charCodeAt(++ctx.p),44-c,end):ctx.s.charCodeAt(
ctx.p+4)===45&&ctx.s.charCodeAt(ctx.p+7)===45?parseDate(ctx,c,end):ctx.s.charCodeAt(ctx.p+2)===58?parseTime(ctx,c,end):parseNumber(
ctx,ctx.p,c,0,end)}function parseNumber(ctx,startPtr,startChr,sign,endChr){let c=startChr,state=0,hasUnderscores=!1;if(c===
105)return(ctx.s.charCodeAt(++ctx.p)!==110||ctx.s.charCodeAt(++ctx.p)!==102)&&TomlError.x("invalid value",ctx,startPtr),
ctx.p++,(sign||1)/0;if(c===110)return(ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(++ctx.p)!==110)&&TomlError.x("inv\
alid value",ctx,startPtr),ctx.p++,NaN;if(c===48){if(++ctx.p>=ctx.s.length||isEndOfValue(c=ctx.s.charCodeAt(ctx.p),endChr))
return ctx.bi===!0?0n:0;if(!sign){if(c===120)return parseIntegerBaseN(ctx,startPtr,16,endChr);if(c===98)return parseIntegerBaseN(
ctx,startPtr,2,endChr);if(c===111)return parseIntegerBaseN(ctx,startPtr,8,endChr)}c===46?state=2:c===101||c===69?state=4:
TomlError.x("illegal leading zero",ctx,startPtr)}else isDigit(c)||TomlError.x("invalid value",ctx,startPtr);for(;++ctx.p<
ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr));)state||(state=1),c===95?(state&1||TomlError.x("illega\
l underscore",ctx),state+=11,hasUnderscores=!0):state===1&&c===46?state=2:(state===1||state===3)&&(c===101||c===69)?state=
4:state===4&&(c===43||c===45)?state=6:isDigit(c)?state>9?state-=11:state&1||state++:TomlError.x("illegal character in nu\
meric literal",ctx);if(!state){let val=(startChr-48)*(sign||1);return ctx.bi===!0?BigInt(val):val}state&1||TomlError.x("\
unfinished numeric value",ctx,startPtr);let str=ctx.s.slice(startPtr,ctx.p);return hasUnderscores&&(str=str.replaceAll("\
_","")),state>1?parseFloat(str):parseInteger(ctx,str,10,startPtr)}function parseIntegerBaseN(ctx,startPtr,base,endChr){let c,
underscore=1;for(;++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr));)c===95?(underscore&1&&TomlError.
x("illegal underscore",ctx),underscore=3):isDigit(c,base)?underscore&1&&underscore--:TomlError.x("illegal character in n\
umeric literal",ctx);underscore&1&&TomlError.x("unfinished numeric value",ctx);let str=ctx.s.slice(startPtr+2,ctx.p);return underscore&&
(str=str.replaceAll("_","")),parseInteger(ctx,str,base,startPtr)}function parseInteger(ctx,str,base,startPtr){if(ctx.bi!==
!0)int:{let val=parseInt(str,base);if(!Number.isSafeInteger(val)){if(ctx.bi)break int;TomlError.x("integer value cannot \
be represented losslessly",ctx,startPtr)}return val}return BigInt(base===10?str:(base===2?"0b":base===8?"0o":"0x")+str)}
function parseDate(ctx,c,endChr){let startPtr=ctx.p++,unsafeSeparator;if(!isDigit(c)||!isDigit(ctx.s.charCodeAt(ctx.p++))||
!isDigit(ctx.s.charCodeAt(ctx.p++))||!isDigit(ctx.s.charCodeAt(ctx.p++)))return parseNumber(ctx,ctx.p=startPtr,c,0,endChr);
if(ctx.p+=5,isDigit(ctx.s.charCodeAt(ctx.p++))||TomlError.x("invalid date-time: date part is malformed",ctx,startPtr),ctx.
p>=ctx.s.length||((c=ctx.s.charCodeAt(ctx.p))!==32||(unsafeSeparator=!0,!isDigit(ctx.s.charCodeAt(ctx.p+1))))&&c!==84&&c!==
116){let t2=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,t2,3,!1,startPtr)}if(ctx.s.charCodeAt(ctx.p+=3)!==58&&TomlError.
x("invalid date-time: time part is malformed",ctx,startPtr),ctx.s.charCodeAt(ctx.p+=3)===58&&(ctx.p+=3),ctx.s.charCodeAt(
ctx.p)===46)for(;isDigit(ctx.s.charCodeAt(++ctx.p)););if(c=ctx.s.charCodeAt(ctx.p)){if(c===90||c===122){let t2=ctx.s.slice(
startPtr,++ctx.p);return readDate(ctx,t2,1,unsafeSeparator,startPtr,"[+00:00]")}if(c===43||c===45){let t2=ctx.s.slice(startPtr,
ctx.p+=6);return readDate(ctx,t2,1,unsafeSeparator,startPtr,!ctx.ld&&"["+ctx.s.slice(ctx.p-6,ctx.p)+"]")}}let t=ctx.s.slice(
startPtr,ctx.p);return readDate(ctx,t,2,unsafeSeparator,startPtr)}function parseTime(ctx,c,endChr){let start2=ctx.p;if(!isDigit(
c)||!isDigit(ctx.s.charCodeAt(++ctx.p)))return parseNumber(ctx,--ctx.p,c,0,endChr);if(ctx.s.charCodeAt(ctx.p+=4)===58&&(ctx.
p+=3),ctx.s.charCodeAt(ctx.p)===46)for(;isDigit(ctx.s.charCodeAt(++ctx.p)););let t=ctx.s.slice(start2,ctx.p);return readDate(
ctx,t,4,!1,start2)}function readDate(ctx,str,type,unsafeDelim,errPtr,temporalSuffix){if(ctx.ld){let date=new TomlDate(str,
type,unsafeDelim);return date.isValid()||TomlError.x("invalid date",ctx,errPtr),date}try{switch(temporalSuffix&&(str+=temporalSuffix),
type){case 1:return Temporal.ZonedDateTime.from(str);case 2:return Temporal.PlainDateTime.from(str);case 3:return Temporal.
PlainDate.from(str);case 4:return Temporal.PlainTime.from(str)}}catch(e){TomlError.x(e instanceof Error?e.message:""+e,ctx,
errPtr)}}function skipComment(ctx){for(;ctx.p<ctx.s.length;ctx.p++){let c=ctx.s.charCodeAt(ctx.p);if(c===10)break;if(c===13&&ctx.
s.charCodeAt(ctx.p+1)===10){ctx.p++;break}(c<32&&c!==9||c===127)&&TomlError.x("control characters are not allowed in com\
ments",ctx)}}function skipVoid(ctx,banNewLines,banComments){let c;for(;ctx.p<ctx.s.length;){for(;ctx.p<ctx.s.length&&((c=
ctx.s.charCodeAt(ctx.p))===32||c===9||!banNewLines&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10));)ctx.p++;if(banComments||
c!==35)break;skipComment(ctx)}}function parseKey(ctx,end=61){let startPtr,state=0,parsed=[],sliceStart,c=ctx.s.charCodeAt(startPtr=ctx.p);do{if(c===end)
return state||TomlError.x("unexpected end of key",ctx),state===1&&parsed.push(ctx.s.slice(sliceStart,ctx.p)),ctx.p++,parsed;
c===46?(state||TomlError.x("illegal empty bare key",ctx),state===1&&parsed.push(ctx.s.slice(sliceStart,ctx.p)),state=0):
!state&&(c===34||c===39)?(c===ctx.s.charCodeAt(ctx.p+1)&&c===ctx.s.charCodeAt(ctx.p+2)&&TomlError.x("illegal quoted key:\
 multiline strings are not allowed",ctx),parsed.push(parseString(ctx)),state=2,ctx.p--):c===32||c===9?state===1&&(parsed.
push(ctx.s.slice(sliceStart,ctx.p)),state=2):state===2||c<48&&c!==45||c>57&&c<65||c>90&&c<97&&c!==95||c>122?TomlError.x(
"illegal character in key",ctx):state||(state=1,sliceStart=ctx.p)}while(c=ctx.s.charCodeAt(++ctx.p));TomlError.x("incomp\
lete key-value: cannot find end of key",ctx,startPtr)}function parseInlineTable(ctx){let startPtr=ctx.p++,res=Object.create(
null),seen=new Set,c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===125)return ctx.p++,res;let k,
t=res,hasOwn=!1,errPtr=ctx.p,key=parseKey(ctx);for(let i=0;i<key.length;i++){i&&(t=hasOwn?t[k]:t[k]=Object.create(null)),
k=key[i],(hasOwn=Object.hasOwn(t,k))&&(typeof t[k]!="object"||seen.has(t[k]))&&TomlError.x("trying to redefine an alread\
y defined value",ctx,errPtr);let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||k==="constructor")){t=ctx.uk!==1&&TomlError.
x("document contains an unsafe property",ctx,errPtr);break}!hasOwn&&unsafe&&Object.defineProperty(t,k,{enumerable:!0,configurable:!0,
writable:!0})}hasOwn&&TomlError.x("trying to redefine an already defined value",ctx,errPtr),skipVoid(ctx,!0,!0);let value=extractValue(
ctx,125);if(t&&typeof(t[k]=value)=="object"&&seen.add(value),skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p++))===125)return res;
c!==44&&TomlError.x("expected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished table",ctx,startPtr)}function parseArray(ctx){
let startPtr=ctx.p++,res=[],c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===93)return ctx.p++,
res;if(res.push(extractValue(ctx,93)),skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p++))===93)return res;c!==44&&TomlError.x("e\
xpected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished array",ctx,startPtr)}function peekTable(ctx,key,table,meta,type){let t=table,m=meta,k,hasOwn=!1,state;for(let i=0;i<key.length;i++){if(i){if(t=
hasOwn?t[k]:t[k]=Object.create(null),m=(state=m[k]).c,type===0&&(state.t===1||state.t===2))return null;if(state.t===2){let l=t.
length-1;t=t[l],m=m[l].c}}if(k=key[i],(hasOwn=Object.hasOwn(t,k))&&m[k]?.t===0&&m[k]?.d)return null;if(!hasOwn){let unsafe=k===
"__proto__";if(ctx.uk&&(unsafe||k==="constructor"))return!1;unsafe&&(Object.defineProperty(t,k,{enumerable:!0,configurable:!0,
writable:!0}),Object.defineProperty(m,k,{enumerable:!0,configurable:!0,writable:!0})),m[k]={t:i<key.length-1&&type===2?3:
type,d:!1,i:0,c:Object.create(null)}}}if(state=m[k],state.t!==type&&!(type===1&&state.t===3)||(type===2&&(state.d||(state.
d=!0,t[k]=[]),t[k].push(t=Object.create(null)),state.c[state.i++]=state={t:1,d:!1,i:0,c:Object.create(null)}),state.d))return null;
if(state.d=!0,type===1)t=hasOwn?t[k]:t[k]=Object.create(null);else if(type===0&&hasOwn)return null;return[k,t,state.c]}function validateTablePeek(ctx,peek,ptr){
(peek===null||ctx.uk===2)&&TomlError.x(peek===null?"trying to redefine an already defined table or value":"document cont\
ains an unsafe property",ctx,ptr)}function parse(toml,options={}){let ctx={s:toml,p:0,d:options.maxDepth??1e3,bi:options.
integersAsBigInt??!1,ld:options.useLegacyDate??!0,uk:options.unsafeKeyBehaviour==="throw"?2:options.unsafeKeyBehaviour===
"drop"?1:0},res=Object.create(null),meta=Object.create(null),tmp,skipping=!1,tbl=res,m=meta;for(toml.charCodeAt(0)===65279&&
ctx.p++,skipVoid(ctx);ctx.p<toml.length;){if(toml.charCodeAt(ctx.p)===91){let isTableArray=toml.charCodeAt(++ctx.p)===91;
tmp=ctx.p+=+isTableArray,skipping=!1;let k=parseKey(ctx,93);isTableArray&&(toml.charCodeAt(ctx.p)!==93&&TomlError.x("exp\
ected end of table array declaration",ctx),ctx.p++);let p=peekTable(ctx,k,res,meta,isTableArray?2:1);p?(m=p[2],tbl=p[1]):
(validateTablePeek(ctx,p,tmp),skipping=!0)}else{tmp=ctx.p;let k=parseKey(ctx),p=peekTable(ctx,k,tbl,m,0);!p&&!skipping&&
validateTablePeek(ctx,p,tmp),skipVoid(ctx,!0,!0);let v=extractValue(ctx,void 0);p&&!skipping&&(p[1][p[0]]=v)}skipVoid(ctx,
!0),ctx.p<toml.length&&(tmp=toml.charCodeAt(ctx.p))!==10&&(tmp!==13||toml.charCodeAt(ctx.p+1)!==10)&&TomlError.x("each k\
ey-value declaration must be followed by an end-of-line",ctx),skipVoid(ctx)}return res}var HAS_WELLFORMED=!!"".isWellFormed;var FOREIGN=/(^|\/)(node_modules|vendor|third[_-]?party|testdata|fixtures|__fixtures__|site-packages)\//,UNSAFE_NAME=/[\p{Cc}']|\$\{\{/u;
function isForeign(path){return FOREIGN.test(path)||UNSAFE_NAME.test(path)}function folderOf(path){return path.slice(0,Math.
max(0,path.lastIndexOf("/")))}function nameOf4(path){return path.slice(path.lastIndexOf("/")+1)}function inFolder(folder,name){
return folder===""?name:`${folder}/${name}`}function isBelow(path,folder){return folder===""||path.startsWith(`${folder}\
/`)}function relativeTo(folder,path){return folder===""?path:path.slice(folder.length+1)}function findInnermost(folders,path){
for(let folder=folderOf(path);;folder=folderOf(folder)){if(folders.has(folder))return folder;if(folder==="")return null}}
function assignToFolders(folders,paths,pattern){let shares=new Map([...folders].map(folder=>[folder,[]])),all=new Set(shares.
keys());for(let path of paths){let folder=pattern.test(path)?findInnermost(all,path):null;folder!==null&&shares.get(folder)?.
push(path)}return shares}function nearestFile(tree,folder,names){let found=names.map(name=>inFolder(folder,name)).find(tree.
has);return found!==void 0||folder===""?found??null:nearestFile(tree,folderOf(folder),names)}function countIn(tree,paths,pattern){
return paths.reduce((sum,path)=>sum+[...(tree.text(path)??"").matchAll(pattern)].length,0)}function filesWith(tree,paths,pattern){
return paths.filter(path=>countIn(tree,[path],pattern)>0)}function parseManifest(text,parser=JSON.parse){try{return asObject(
parser(text.replace(/^\uFEFF/,"")))}catch{return{}}}function readJson(tree,path){return parseManifest(tree.text(path)??"")}
function readToml(tree,path){return parseManifest(tree.text(path)??"",parse)}function dependenciesOf(manifest){return["d\
ependencies","devDependencies"].flatMap(key=>Object.keys(asObject(manifest[key])))}function asObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)?value:{}}function asList(value){return Array.isArray(value)?value:[]}function asText(value){
return typeof value=="string"?value:null}var WORKFLOWS=".github/workflows",FIRST_GATE={check:"bench-referee",job:"measure",config:".github/bench-referee.yml"};function nameGate(name){
if(name===null)return FIRST_GATE;let check2=`${FIRST_GATE.check}-${name}`;return{check:check2,job:`${FIRST_GATE.job}-${name}`,
config:`.github/${check2}.yml`}}var USES_ACTION=/\buses:\s*['"]?[\w.-]+\/bench-referee[/@]/,CONFIG_INPUT=/^\s*config:\s*['"]?([^'"\s#]+)/m;
function findGates(tree){return tree.paths.filter(path=>path.startsWith(`${WORKFLOWS}/`)).flatMap(workflow=>{let text=tree.
text(workflow)??"",[,config=FIRST_GATE.config]=CONFIG_INPUT.exec(text)??[];return USES_ACTION.test(text)?[{workflow,config}]:
[]})}var NAMED_CONFIG=/^\.github\/bench-referee-[\w.-]+\.ya?ml$/;function findGate(tree,names){let isSame=config=>names===
FIRST_GATE?!NAMED_CONFIG.test(config):config===names.config;return findGates(tree).find(({config})=>isSame(config))??null}
function isGateFile(path){return/^\.github\/(?:workflows\/)?[^/]+\.ya?ml$/.test(path)}function findFormatsInUse(tree){let texts=findGates(
tree).map(({config})=>tree.text(config)??"");return new Set(texts.flatMap(text=>/^format:\s*['"]?([\w-]+)/m.exec(text)?.[1]??
[]))}function planOf(found){let real=found.filter(({benchmarks})=>benchmarks>0),formats=[...new Set(real.map(({format:format2})=>format2))],
worth=format2=>real.reduce((sum,suite4)=>sum+(suite4.format===format2?suite4.benchmarks:0),0)-(format2==="command"?1e9:0),
[format]=formats.sort((a,b)=>worth(b)-worth(a));if(format===void 0)return null;let suites=real.filter(suite4=>suite4.format===
format);return{suites,others:real.filter(suite4=>suite4.format!==format),format,...partsOf(suites)}}function countingOf(suite4){
let{counted,folder}=suite4;return counted===null?[]:counted.setup===null?[{...suite4,commands:counted.commands}]:[{...suite4,
setup:{folder,command:counted.setup},builds:[],commands:counted.commands}]}function partsOf(suites){let folders=[...new Set(
suites.map(({folder:folder2})=>folder2))],[folder=""]=folders,isOnePlace=folder!==""&&folders.length===1&&suites.every(({
setup,builds})=>[setup,...builds].every(one=>one===null||one.folder===folder)),into2=place=>isOnePlace||place===""?"":`c\
d ${quoteShellWord(place)} && `,lineOf=({folder:place,command})=>into2(place)===""?command:`(${into2(place)}${command})`,
joinSetups=all=>{let lines=new Map;for(let{setup,builds}of all){if(setup===null)continue;let line=lineOf(setup);lines.set(
line,new Set([...lines.get(line)??[],...builds.map(lineOf)]))}return[...lines].map(([line,builds])=>[line,...builds].join(
" && "))},joinCommands=all=>all.flatMap(({folder:place,commands})=>commands.map(one=>into2(place)+one)),counting=suites.
flatMap(countingOf),isTimed=suites.every(({counted})=>counted?.isTimed===!0),results=folders.length>1?`**/${RESULTS}`:inFolder(
isOnePlace?"":folder,RESULTS),[only]=suites,profiled=suites.length===1&&only?.commands.length===1?only.profiled:null;return{
profiled:profiled&&moveRecipe(profiled,into2(folder)),workingDirectory:isOnePlace?folder:null,setup:joinSetups(suites),run:joinCommands(
suites),outputFile:suites.some(({outputFile})=>outputFile!==null)?results:null,budgets:uniqueBy(suites.flatMap(({budgets})=>budgets),
({metric})=>metric),notes:[...new Set(suites.flatMap(({notes})=>notes))],steps:stepsFor(suites),isOneThread:suites.some(
one=>one.isOneThread===null)?null:suites.every(one=>one.isOneThread),counted:counting.length<suites.length?null:{setup:joinSetups(
counting),run:joinCommands(counting),isTimed}}}function moveRecipe({command,otherwise},into2){return{command:into2+command,
otherwise:otherwise&&{...otherwise,command:into2+otherwise.command}}}function stepsFor(suites){return uniqueBy(suites.flatMap(
({steps})=>steps),step=>"uses"in step?step.uses.action:step.run)}function uniqueBy(values,key){let keys=values.map(key);
return values.filter((_,index)=>keys.indexOf(keys[index])===index)}function commandSuite(command,found,trial){let measured=trial.outcome==="results"?resultsPart(trial.results):invocationPart(
trial),{installs,builds}=findInstalls(command,found),isPython=installs.some(({language})=>language==="python");return{tool:"\
the command",folder:"",commands:[command],outputFile:null,install:null,profiled:null,setup:installs.length===0?null:{folder:"",
command:installs.map(formatInstall).join(`
`)},builds,...measured,evidence:`\`${command}\`, as it was named`,notes:[...measured.notes,...isPython&&!ENVIRONMENT.test(
command)?["The packages are installed into .venv of each tree, so the command must start .venv/bin/python."]:[],`Anythin\
g ${installs.length===0?"":"else "}it needs first, like a build, goes into "setup".`],steps:stepsFor(found),isOneThread:null,
counted:measured.format==="command"?{setup:null,commands:[command],isTimed:!0}:null}}var PROGRAMS2={node:["node","npm","\
npx","pnpm","pnpx","yarn","bun","bunx","tsx","ts-node","vitest"],python:["python","python3","pytest","uv","uvx","poetry",
"asv"],other:["go","cargo","mvn","mvnw","gradle","gradlew","cmake","dotnet"]},ENVIRONMENT=/\.venv\b|\b(?:uv|poetry) run\b/;
function findInstalls(command,found){let words=command.split(/[\s='"();&|]+/).map(word=>word.replace(/^\.\//,"")),starts=programs=>words.
some(word=>programs.includes(nameOf4(word))),isUnknown=!Object.values(PROGRAMS2).some(starts),isNeeded=({language,folder})=>(isUnknown||
starts(PROGRAMS2[language]))&&(folder===""||words.some(word=>isBelow(`${word}/`,folder))),needed=found.filter(({install})=>install!==
null&&isNeeded(install)),installs=new Map(needed.flatMap(({install})=>install?[[`${install.language} ${install.folder}`,
install]]:[])),own=needed.filter(({install,folder})=>install&&isNeeded({...install,folder}));return{installs:[...installs.
values()],builds:own.flatMap(({builds})=>builds)}}function formatInstall({folder,command}){return folder===""?command:`(\
cd ${quoteShellWord(folder)} && ${command})`}function resultsPart({format,benchmarks,metrics,hasFilter}){let filter='The\
 command can pass BENCH_REFEREE_FILTER to its tool, to run only undecided benchmarks; "bench-referee formats" shows how.',
printed=`${benchmarks} benchmark${benchmarks===1?"":"s"}`;return{format,benchmarks,budgets:metrics.map(({name,isDeterministic})=>isDeterministic?
makeBudget2(name,"1%",STEADY):makeBudget2(name)),notes:[`It was run once, and printed ${printed} in the format "${format}\
".`,...hasFilter?[filter]:[]]}}var STEADY="hardly depends on the machine";function invocationPart(trial){return{format:"\
command",benchmarks:1,budgets:[makeBudget2("wall-time"),makeBudget2("peak-memory","5%",STEADY)],notes:[`It was run once,\
 and ${describeOutcome(trial)}`,"So the command itself is measured: its time, and the memory of its largest process."]}}
function describeOutcome(trial){switch(trial.outcome){case"no-results":return"printed nothing in a known format.";case"f\
ailed":return`${trial.how}, so its output is not known. The gate needs it to succeed.`;case"too-slow":return`was stopped\
 after ${trial.seconds} s, so its output is not known.`}}import{posix as posix7}from"node:path";var FILE2='"$BENCH_REFEREE_PROFILE"',recipeOf=command=>({command,otherwise:null});function profileByPerf(command){let data='\
"$TMPDIR/perf.data"';return recipeOf(`perf record -q -e cpu-clock -g -o ${data} ${command} > /dev/null && perf script -i\
 ${data} > ${FILE2}`)}function profilePython(command){let sampling=command.replace(" -m ",` -m profiling.sampling run --\
collapsed -o ${FILE2} -m `);return{command:`py-spy record --rate 500 --format raw --output ${FILE2} -- ${command}`,otherwise:{
when:"From Python 3.15 on, without py-spy",command:sampling}}}function profileByNode(command){let[,rest]=/^node (.*)$/s.
exec(command)??[];return rest===void 0?null:recipeOf(`node --cpu-prof --cpu-prof-dir="\${BENCH_REFEREE_PROFILE%/*}" --cpu\
-prof-name="\${BENCH_REFEREE_PROFILE##*/}" ${rest}`)}function profileByAsyncProfiler(command){return recipeOf(`${command}\
 -jvmArgsAppend "-agentpath:$ASYNC_PROFILER=start,event=itimer,collapsed,file=$BENCH_REFEREE_PROFILE"`)}function profileGo(folder){
let benchmarks='-bench="${BENCH_REFEREE_FILTER:-.}" -count=1',place=folder===""?".":`./${folder}`;return recipeOf(`go te\
st -run='^$' ${benchmarks} -o "$TMPDIR/bench.test" -cpuprofile=${FILE2} ${place}`)}var CATCH2_FILTER='${BENCH_REFEREE_FILTER:+"$BENCH_REFEREE_FILTER"}',CATCH2_HIDDEN_FILTER='"${BENCH_REFEREE_FILTER:-[!be\
nchmark]}"',CPP_TOOLS=[{name:"Google Benchmark",format:"google-benchmark",foundBy:"a target of CMake with `benchmark::be\
nchmark`, and `BENCHMARK(\u2026)`",metric:"cpu_time",library:/\bbenchmark(?:::benchmark(?:_main)?|_main)?\b/,header:/^[ \t]*#[ \t]*include[ \t]*[<"]benchmark\/benchmark\.h/m,
benchmark:/^[ \t]*BENCHMARK(?:_F|_TEMPLATE\w*|_DEFINE_F|_CAPTURE)?\s*\(/gm,debian:"libbenchmark-dev",notes:["For benchma\
rks of one thread cpu_time is steadier than real_time."],run:()=>`--benchmark_format=json --benchmark_filter=${FILTER}`},
{name:"Catch2",format:"catch2",foundBy:'a target of CMake with `Catch2::\u2026`, and `BENCHMARK("\u2026")`',metric:"time",
library:/\bCatch2::/,header:/^[ \t]*#[ \t]*include[ \t]*[<"]catch2\//m,benchmark:/^[ \t]*BENCHMARK(?:_ADVANCED)?\s*\(/gm,
debian:"catch2",notes:["Each run gives one mean. Analysing its samples takes half a second for each benchmark."],run:sources=>`\
-r xml --benchmark-no-analysis ${sources.includes("[!benchmark]")?CATCH2_HIDDEN_FILTER:CATCH2_FILTER}`},{name:"nanobench",
format:"nanobench",foundBy:"a target of CMake with nanobench, and `.run(\u2026)`",metric:"time",library:/\bnanobench\b/,
header:/^[ \t]*#[ \t]*include[ \t]*[<"](?:[\w/]+\/)?nanobench\.h/m,benchmark:/\.run\s*\(/g,debian:null,notes:[],run:()=>""}],
LISTS="CMakeLists.txt",SOURCE=/\.(?:cc|cpp|cxx|c\+\+)$/,cpp={title:"C++",tools:CPP_TOOLS,reads:path=>!isForeign(path)&&(nameOf4(
path)===LISTS||SOURCE.test(path)),find(tree){let own=tree.paths.filter(cpp.reads),lists=own.filter(path=>nameOf4(path)===
LISTS),folders=lists.map(folderOf),shares=assignToFolders(folders,own,SOURCE);return folders.filter(folder=>folders.every(
one=>one===folder||!isBelow(folder,one))).flatMap(folder=>{let texts=new Map(lists.filter(path=>isBelow(path,folder)).map(
path=>[folderOf(path),(tree.text(path)??"").replaceAll(/#.*$/gm,"")])),targets=targetsOf(tree,texts,shares),all=[...texts.
values()].join(`
`);return selectMeasuredSuites(CPP_TOOLS.map(tool=>{let ofTool=targets.filter(target=>target.tool===tool);return suiteOf(
tree,folder,all,tool,ofTool)}))})}};function targetsOf(tree,texts,shares){let added=[...texts].flatMap(([folder,text])=>callsOf(
text,"target_sources").map(({target,rest})=>({target,sources:sourcesIn(rest,folder)}))),project=[...texts.values()].map(
projectName).find(name=>name!==null)??"";return[...texts].flatMap(([folder,text])=>{let resolved=text.replaceAll(/\$\{(?:CMAKE_)?PROJECT_NAME\}/g,
projectName(text)??project),links=callsOf(resolved,"target_link_libraries");return callsOf(resolved,"add_executable").flatMap(
({target:name,rest})=>{let inOthers=added.filter(({target})=>target===name).flatMap(({sources:sources2})=>sources2),named=[
...sourcesIn(rest,folder),...inOthers].filter(tree.has),sources=named.length>0?named:shares.get(folder)??[],included=sources.
map(one=>tree.text(one)??"").join(`
`),linked=links.flatMap(link=>link.target===name?link.rest:[]).join(" "),tool=CPP_TOOLS.find(({library,header})=>library.
test(linked)||header.test(included));return tool===void 0?[]:[{name,sources,tool}]})})}function callsOf(text,command){let calls=text.
matchAll(new RegExp(`\\b${command}\\s*\\(\\s*([\\w.+-]+)([^)]*)\\)`,"g"));return Array.from(calls,([,target="",rest=""])=>({
target,rest}))}function sourcesIn(words,folder){return words.split(/[\s"]+/).filter(one=>SOURCE.test(one)).map(one=>posix7.
join(folder,one.replace(/^\$\{CMAKE_CURRENT_SOURCE_DIR\}\//,"")))}function projectName(text){return/^[ \t]*project\s*\(\s*([\w.+-]+)/im.
exec(text)?.[1]??null}function suiteOf(tree,folder,texts,tool,targets){let files=filesWith(tree,[...new Set(targets.flatMap(
({sources})=>sources))],tool.benchmark),real=targets.filter(({sources})=>sources.some(path=>files.includes(path))),options=[
...texts.matchAll(/\boption\s*\(\s*(\w*BENCH\w*)\b[^)]*\bOFF\s*\)/gi)].map(([,name])=>` -D${name}=ON`).join(""),names=real.
map(one=>one.name),build=more=>[...tree.has(".gitmodules")?["git submodule update --init --recursive"]:[],`cmake -S . -B\
 build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$PWD/build/bin"${options}${more}`,`cmake --build bui\
ld --parallel --target ${names.map(quoteShellWord).join(" ")}`].join(" && "),mode=tool.format==="google-benchmark"?codspeedMode(
texts):null,programs=names.map(name=>programOf(texts,name)),commands=real.map(({sources},index)=>{let text=sources.map(path=>tree.
text(path)??"").join(`
`);return`${programs[index]} ${tool.run(text)}`.trimEnd()});return makeSuite({tool:tool.name,files,project:inFolder(folder,
LISTS),metric:tool.metric,benchmarks:countIn(tree,files,tool.benchmark),format:tool.format,folder,commands,counted:mode===
null?null:{setup:build(` -DCODSPEED_MODE=${mode}`),commands:programs,isTimed:!1},profiled:commands[0]===void 0?null:profileByPerf(
commands[0]),setup:{folder,command:build("")},notes:tool.notes,isOneThread:hasOneThread2(tree,files),steps:stepsOf(texts,
tool)})}var VERSION_1=/\bcodspeed-cpp(?:@|\b[^)]*?\b(?:GIT_TAG|VERSION)\s+)"?v?1\./i;function codspeedMode(texts){return/\bcodspeed-cpp\b/i.
test(texts)?VERSION_1.test(texts)?"instrumentation":"simulation":null}function programOf(texts,name){return texts.includes(
"RUNTIME_OUTPUT_DIRECTORY")?`"$(find build bin -type f -name ${quoteShellWord(name)} 2>/dev/null | head -1)"`:`./build/b\
in/${quoteShellWord(name)}`}function stepsOf(texts,tool){let isFetched=/FetchContent|CPMAddPackage|ExternalProject|add_subdirectory\s*\([^)]*(?:benchmark|catch2?)\b[^)]*\/|conan|vcpkg/i.
test(texts);return tool.debian===null||isFetched||!/\bfind_package\s*\(/.test(texts)?[]:[{run:`sudo apt-get update -q &&\
 sudo apt-get install -yq ${tool.debian}`,comment:"find_package looks for it"}]}var pin=(action,version,sha)=>({action,sha,version}),CHECKOUT=pin("actions/checkout","v7.0.1","3d3c42e5aac5ba805825da764\
10c181273ba90b1"),CACHE=pin("actions/cache","v5.0.5","27d5ce7f107fe9357f9df03efb73ab90386fccae"),SETUP_GO=pin("actions/s\
etup-go","v6.4.0","4a3601121dd01d1626a1e23e37211e3254c1c06c"),SETUP_JAVA=pin("actions/setup-java","v5.2.0","be666c2fcd27\
ec809703dec50e508c2fdc7f6654"),SETUP_NODE=pin("actions/setup-node","v6.3.0","53b83947a5a98c8d113130e565377fae1a50d02f"),
SETUP_PYTHON=pin("actions/setup-python","v6.2.0","a309ff8b426b58ec0e2a45f0f869d46889d02405"),SETUP_PNPM=pin("pnpm/action\
-setup","v6.0.10","0977fd99725f1db4007ccb2928dbb4e90d06cc86"),SETUP_BUN=pin("oven-sh/setup-bun","v2.2.0","0c5077e5141986\
8618aeaa5fe8019c62421857d6"),UPLOAD_ARTIFACT=pin("actions/upload-artifact","v7.0.1","043fb46d1a93c77aae656e7c1c64a875d1f\
c6a0a");var PROGRAM="bench-referee.test",BUILD=`go test -c -o ${PROGRAM} .`,RUN=`./${PROGRAM} -test.run='^$' -test.bench="\${BENC\
H_REFEREE_FILTER:-.}" -test.benchmem ${repeat("-test.benchtime")}`,BENCHMARK=/^func Benchmark(?:[^a-z\s(]\w*)?\(\s*\w+ \*testing\.B\b/gm,
go={title:"Go",tools:[{name:"go test",format:"go",foundBy:"`func BenchmarkName(b *testing.B)` in a `_test.go`"}],reads:path=>!isForeign(
path)&&(nameOf4(path)==="go.mod"||path.endsWith("_test.go")),find(tree){let own=tree.paths.filter(go.reads),modules=own.
filter(path=>nameOf4(path)==="go.mod").map(folderOf),tests=assignToFolders(modules,own,/_test\.go$/);return modules.map(
folder=>{let isOuter=modules.some(other=>other!==folder&&isBelow(other,folder));return suite(tree,folder,tests.get(folder)??
[],isOuter)})}};function listCommands2(places){let[place=""]=places;return places.length===1?{setup:into(place)+BUILD,commands:[
into(place)+RUN],notes:["Another package with benchmarks needs to be built and run here, too."]}:{setup:`packages=$(go l\
ist -f '{{.Dir}}' ./...); for dir in $packages; do (cd "$dir" && ${BUILD}); done`,commands:[`for test in $(find . -name ${PROGRAM}\
 | sort); do (cd "\${test%/*}" && ${RUN}); done`],notes:["Each package is built once, and runs in its own folder."]}}var BY_GO_TEST={
setup:"go test -run='^$' ./...",commands:[`go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ${repeat(
"-benchtime")} ./...`],notes:["-count=1 makes each run one sample; the rounds repeat it."]};function repeat(flag){return`\
\${BENCH_REFEREE_ITERATIONS:+${flag}=\${BENCH_REFEREE_ITERATIONS}x}`}function into(place){return place===""?"":`cd ${quoteShellWord(
place)} && `}function suite(tree,folder,tests,isOuter){let files=filesWith(tree,tests,BENCHMARK),placesOf=paths=>[...new Set(
paths.map(path=>relativeTo(folder,folderOf(path))))],packages=placesOf(files),{setup,commands,notes}=isOuter?BY_GO_TEST:
listCommands2(placesOf(tests));return makeSuite({tool:"go test",files,project:inFolder(folder,"go.mod"),metric:"sec/op",
benchmarks:countIn(tree,files,BENCHMARK),format:"go",folder,commands,setup:{folder,command:setup},budgets:[makeBudget2("\
sec/op"),makeBudget2("B/op","1%","hardly depends on the machine"),makeBudget2("allocs/op","0%","does not depend on the m\
achine")],notes,isOneThread:hasOneThread2(tree,tests),steps:[setupGo(tree,folder)],profiled:packages.length===1?profileGo(
packages[0]):null,counted:recipe(packages)})}function recipe(packages){let build=place=>packages.length===1?into(place)+
BUILD:`(${into(place)}${BUILD})`;return{setup:packages.map(build).join(" && "),commands:packages.map(place=>into(place)+
RUN),isTimed:!0}}function setupGo(tree,folder){let version={"go-version-file":inFolder(folder,"go.mod")},sums=inFolder(folder,
"go.sum");return tree.has(sums)?{uses:SETUP_GO,with:folder===""?version:{...version,"cache-dependency-path":sums}}:{uses:SETUP_GO,
with:{...version,cache:"false"}}}var BUILD2=/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,SOURCE2=/\.(?:java|kt|scala)$/,BENCHMARK2=/^[ \t]*@(?:org\.openjdk\.jmh\.annotations\.)?Benchmark\b/gm,
java={title:"Java",tools:[{name:"JMH by Maven",format:"jmh",foundBy:"a method under `@Benchmark`, and JMH in `pom.xml`"},
{name:"JMH by Gradle",format:"jmh",foundBy:"a method under `@Benchmark`, and the plugin `me.champeau.jmh` in `build.grad\
le`"}],reads:path=>!isForeign(path)&&(BUILD2.test(nameOf4(path))||SOURCE2.test(path)),find(tree){let own=tree.paths.filter(
java.reads),builds=own.filter(path=>BUILD2.test(nameOf4(path))),shares=assignToFolders(builds.map(folderOf),own,SOURCE2),
suiteOf4=(path,sources)=>nameOf4(path)==="pom.xml"?mavenSuite(tree,path,sources):gradleSuite(tree,path,sources),withJmh=builds.
filter(path=>/jmh/i.test(tree.text(path)??""));return withJmh.length>0?withJmh.map(path=>suiteOf4(path,shares.get(folderOf(
path))??[])):builds.slice(0,1).map(path=>suiteOf4(path,[]))}},OPTIONS2=`-f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rf\
f ${RESULTS} ${FILTER}`;function suite2(tree,{sources,jmh,...build}){let files=filesWith(tree,sources,BENCHMARK2),command=`${jmh}\
 ${OPTIONS2}`;return makeSuite({...build,files,metric:"*",benchmarks:countIn(tree,files,BENCHMARK2),format:"jmh",folder:folderOf(
build.project),commands:[command],profiled:profileByAsyncProfiler(command),outputFile:RESULTS,notes:["One fork and three\
 short iterations in each run: the rounds repeat it, each in its own virtual machine.","Where three seconds do not warm \
a benchmark up, raise -wi."]})}function mavenSuite(tree,pom,sources){let folder=folderOf(pom),root=reactorOf(tree,folder),
wrapper=tree.has(inFolder(root,"mvnw"))?"./mvnw":"mvn",module=root===folder?"":` -pl ${folder.slice(root===""?0:root.length+
1)} -am`,goals="test-compile org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath -Dmdep.outputFile=ta\
rget/classpath.txt",install=module===""?goals:`install -Dmaven.test.skip.exec=true ${goals.replace("test-compile ","")}`;
return suite2(tree,{tool:"JMH by Maven",project:pom,sources,jmh:'java -cp "target/test-classes:target/classes:$(cat targ\
et/classpath.txt)" org.openjdk.jmh.Main',setup:{folder:root,command:`${wrapper} -B -q${module} -DskipTests ${install}`},
steps:[setupJava(tree,pom,"maven")]})}function reactorOf(tree,folder){if(folder==="")return"";let above=nearestFile(tree,
folderOf(folder),["pom.xml"]);return above===null||!/<modules>/.test(tree.text(above)??"")?folder:reactorOf(tree,folderOf(
above))}function gradleSuite(tree,build,sources){let folder=folderOf(build),settings=nearestFile(tree,folder,["settings.\
gradle.kts","settings.gradle"]),root=settings===null?folder:folderOf(settings),gradle=tree.has(inFolder(root,"gradlew"))?
"./gradlew":"gradle",inside=folder.slice(root===""||root===folder?root.length:root.length+1),task=`${inside===""?"":`:${inside.
replaceAll("/",":")}:`}jmhJar`;return suite2(tree,{tool:"JMH by Gradle",project:build,sources,jmh:"java -jar build/libs/\
*-jmh.jar",setup:{folder:root,command:`${gradle} -q --no-daemon ${task}`},steps:[setupJava(tree,build,"gradle")]})}var VERSIONS=[
/<maven\.compiler\.release>\s*([\d.]+)/,/<java\.version>\s*([\d.]+)/,/<maven\.compiler\.(?:source|target)>\s*([\d.]+)/,/<release>\s*([\d.]+)/,
/JavaLanguageVersion\.of\((\d+)\)/,/jvmToolchain\((\d+)\)/,/(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_)?['"]?([\d._]+)/];
function setupJava(tree,build,cache){let text=tree.text(build)??"",file=nearestFile(tree,folderOf(build),[".java-version",
".sdkmanrc",".tool-versions"]),version=VERSIONS.map(pattern=>pattern.exec(text)?.[1]).find(version2=>version2!==void 0)?.
replace(/^1[._]/,"").replaceAll("_",".")??"21";return{uses:SETUP_JAVA,with:{distribution:"temurin",...versionInputs("jav\
a",file,version),cache}}}import{posix as posix8}from"node:path";function packageManagerOf(tree,folder){let lock=nearestFile(tree,folder,Object.keys(LOCK_FILES)),root=lock===null?folder:
folderOf(lock),[,named,version=""]=/"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@(\d+)/.exec(tree.text(inFolder(root,"pac\
kage.json"))??"")??[],byLock=lock===null?void 0:LOCK_FILES[nameOf4(lock)],id=named??byLock??"npm",isLocked=byLock===id,isModern=id===
"yarn"&&(Number(version)>=2||tree.has(inFolder(root,".yarnrc.yml"))),node=setupNode(tree,root,isLocked&&id!=="bun"?{id,lock:lock??
""}:null);return{id,root,install:installCommand(id,{isLocked,isModern}),exec:EXEC[id],script:isModern?"yarn run":`${id} \
run --silent`,steps:[...id==="pnpm"?[{uses:SETUP_PNPM,with:pnpmVersion(root,named!==void 0)}]:[],...isModern?[{run:"core\
pack enable",comment:"the yarn that package.json names"}]:[],node,...id==="bun"?[{uses:SETUP_BUN,with:{}}]:[]]}}var EXEC={
npm:"npx",pnpm:"pnpm exec",yarn:"yarn run",bun:"bunx"};function pnpmVersion(root,isNamed){return isNamed?root===""?{}:{package_json_file:inFolder(
root,"package.json")}:{version:"latest"}}function setupNode(tree,root,cached){let manifest=inFolder(root,"package.json"),
file=nearestFile(tree,root,[".nvmrc",".node-version",".tool-versions"]),asks=/"(?:engines|volta|devEngines)"\s*:\s*\{[^}]*"(?:node|runtime)"/.
test(tree.text(manifest)??""),version=versionInputs("node",file??(asks?manifest:null),"lts/*"),cache=cached===null?{"pac\
kage-manager-cache":"false"}:{cache:cached.id,...root===""?{}:{"cache-dependency-path":cached.lock}};return{uses:SETUP_NODE,
with:{...version,...cache}}}var OUTPUT=/^(?:.*?\/)??(?:dist|build|lib|out|output|es|esm|cjs)(?=\/|$)/,IMPORTED=/(?:\bfrom|\bimport|\b(?:require|import|URL)\s*\()\s*(['"`])([\w@.][\w@./-]*)\1/g;
function findBuilds(tree,sources,isInstalled){if(sources.length===0)return[];let paths=tree.paths.filter(path=>nameOf4(path)===
"package.json"&&isInstalled(folderOf(path))),manifests=new Map(paths.map(path=>[folderOf(path),readJson(tree,path)])),folders=new Set(
manifests.keys()),byName=new Map([...manifests].map(([folder,{name}])=>[asText(name)??"",folder])),built=new Set,build=(folder,seen=new Set)=>{
let builder=findBuilder(manifests,folder);if(!(builder===null||built.has(builder)||seen.has(folder))){for(let name of dependenciesOf(
manifests.get(folder)??{})){let needed=byName.get(name);needed!==void 0&&isEntryMissing(needed)&&build(needed,new Set([...seen,
folder]))}built.add(builder)}},isMissing=(path,folder)=>{let[output]=OUTPUT.exec(posix8.relative(folder,path))??[];return output!==
void 0&&!tree.paths.some(one=>one.startsWith(`${inFolder(folder,output)}/`))},isEntryMissing=folder=>entriesOf(manifests.
get(folder)??{}).some(entry2=>isMissing(posix8.join(folder,entry2),folder)),findImported=(source,name)=>{if(!name.startsWith(
"."))return{folder:byName.get(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]??""),isEntry:!0};let path=posix8.join(folderOf(source),
name).replace(/^\.?\/?$|\/$/,""),isEntry=folders.has(path),folder=isEntry?path:findInnermost(folders,path)??void 0;return{
folder:folder!==void 0&&!isEntry&&!isMissing(path,folder)?void 0:folder,isEntry}};for(let source of sources)for(let[,,name=""]of(tree.
text(source)??"").matchAll(IMPORTED)){let{folder,isEntry}=findImported(source,name);folder!==void 0&&(!isEntry||isEntryMissing(
folder))&&build(folder)}return[...built]}function findBuilder(manifests,folder){return asText(asObject(manifests.get(folder)?.
scripts).build)!==null?folder:folder===""?null:findBuilder(manifests,folderOf(folder))}function entriesOf({main,module,exports}){
return(JSON.stringify([main,module,exports]).match(/(?<=")[^"]+\.[cm]?js(?=")/g)??[]).filter(text=>!text.startsWith("/"))}import{posix as posix9}from"node:path";var SCRIPT_TOOLS=[{name:"Benchmark.js",format:"benchmarkjs",foundBy:"a script like `bench` in `package.json`, or a bench\
 file, that prints `String(event.target)`",dependency:"benchmark",metric:"ops/sec",prints:/\.target\b/,isUsual:!0,note:'\
The script has to print String(event.target) on every "cycle".'},{name:"tinybench",format:"tinybench",foundBy:"a script \
like `bench` in `package.json`, or a bench file, that prints `bench.table()` or its tasks as JSON",dependency:"tinybench",
metric:"time",prints:/\bconsole\.table\(|\bJSON\.stringify\(/,isUsual:!0,note:"The script has to print console.table(ben\
ch.table()), or the tasks as JSON, which has more digits."},{name:"mitata",format:"mitata",foundBy:"a script like `bench\
` in `package.json`, or a bench file, that runs mitata with `format` `json`",dependency:"mitata",metric:"time",prints:/\bformat\b[^;]{0,60}\bjson\b|\bjson\s*:/,
isUsual:!1,note:"The script has to end with await run({ format: { json: { samples: false } } })."}],SCRIPTS=["bench","be\
nchmark","benchmarks","perf"],SCRIPT_NAME=/(?<![A-Za-z])(?:bench(?:es|marks?)?|perf)(?![a-z])/,AROUND_NAME=/(?<![a-z])(?:build|check|clean|compare|deploy|deps|dev|format|init|install|lint|prepare|report|serve|setup|types?|typecheck|update|upload|watch)(?![a-z])/;
function findScript(names){return SCRIPTS.find(name=>names.includes(name))??names.find(name=>SCRIPT_NAME.test(name)&&!AROUND_NAME.
test(name))??null}var NOT_STARTED=/\.(?:test|spec|d)\.\w+$|x$/;function findStartedFiles(tree,paths,dependencies){let scripts=paths.
filter(path=>!NOT_STARTED.test(path));for(let tool of SCRIPT_TOOLS.filter(({dependency})=>dependencies.includes(dependency))){
let imports=new RegExp(`(?:\\bfrom|\\bimport|\\brequire\\s*\\()\\s*['"]${tool.dependency}['"]`),started=scripts.filter(path=>{
let text=tree.text(path)??"";return imports.test(text)&&/\brun\s*\(/.test(text)}),printing=started.filter(path=>tool.prints.
test(tree.text(path)??"")),files=printing.length>0?printing:started;if(files.length>0)return{tool,files}}return null}var SOURCE_WORD=/(?<=^|\s)(?:\.\/)?([\w./@-]+\.[cm]?[jt]sx?)(?=$|\s)/;
function sourceOf(tree,folder,script){let[,file]=SOURCE_WORD.exec(asText(script)??"")??[],path=file===void 0?null:posix9.
join(folder,file);return path===null||tree.text(path)===null?null:withHelpers(tree,[path])}var FILE_TEXTS=/(['"`])[\w@./-]+\1(?:\s*,\s*(['"`])[\w@./-]+\2)*/g,
ENDINGS=["",".js",".mjs",".cjs",".ts",".mts",".cts","/index.js","/index.ts"];function withHelpers(tree,paths){let texts=new Map,
waiting=[...paths];for(let path=waiting.pop();path!==void 0;path=waiting.pop()){let text=tree.text(path);if(text===null||
texts.has(path))continue;texts.set(path,text);let folder=folderOf(path);for(let[found]of text.matchAll(FILE_TEXTS)){let words=found.
split(",").map(word=>word.trim().slice(1,-1)),names=[words.join("/"),...words].map(name=>posix9.join(folder,name));waiting.
push(...names.flatMap(name=>ENDINGS.map(ending=>name+ending)).filter(tree.has))}}return[...texts.values()].join(`
`)}var BENCH_FILE=/\.(?:bench|benchmark)\.[cm]?[jt]sx?$/,SCRIPT_FILE=/(?:bench|perf)[^/]*(?:\/.*)?\.[cm]?[jt]sx?$/i,LOCAL=/^(?:\.nvmrc|\.node-version|\.yarnrc\.yml)$/,
VITEST="vitest bench",OTHER_SCRIPT="a script of package.json",javascript={title:"JavaScript",tools:[{name:VITEST,format:"\
vitest-bench",foundBy:"a file like `encode.bench.ts`, and vitest"},...SCRIPT_TOOLS,{name:OTHER_SCRIPT,format:"command",foundBy:"\
a script in `package.json` with `bench` or `perf` in its name"}],reads:path=>!isForeign(path)&&(nameOf4(path)==="package\
.json"||SCRIPT_FILE.test(path)||LOCAL.test(nameOf4(path))),find(tree){let own=tree.paths.filter(javascript.reads),packages=own.
filter(path=>nameOf4(path)==="package.json"),shares=assignToFolders(packages.map(folderOf),own,SCRIPT_FILE);return packages.
map(path=>suiteOf2(tree,path,shares.get(folderOf(path))??[]))}};function suiteOf2(tree,path,sources){let folder=folderOf(
path),manifest=readJson(tree,path),manager=packageManagerOf(tree,folder),above=nearestFile(tree,folderOf(folder),["packa\
ge.json"]),tools=[...dependenciesOf(manifest),...dependenciesOf(above===null?{}:readJson(tree,above))],builds=findBuilds(
tree,sources,one=>packageManagerOf(tree,one).root===manager.root),base={folder,setup:{folder:manager.root,command:manager.
install},install:{language:"node",folder:manager.root,command:manager.install},builds:builds.map(one=>({folder:one,command:`${manager.
id} run build`})),steps:manager.steps},files=sources.filter(one=>BENCH_FILE.test(one));if(files.length>0&&tools.includes(
"vitest"))return{...base,...vitestPart(tree,files,manager.exec,tools)};let scripts=new Map(Object.entries(asObject(manifest.
scripts))),script=findScript([...scripts.keys()]);if(script===null){let started=findStartedFiles(tree,sources,tools);if(started===
null)return{...base,...NO_BENCHMARK2,evidence:path};let part2=scriptPart({evidence:`${started.tool.name} in ${started.files.
join(", ")}`,commands:started.files.map(one=>`node ${quoteShellWord(relativeTo(folder,one))}`),tool:started.tool,source:withHelpers(
tree,started.files)});return{...base,...part2}}let source=sourceOf(tree,folder,scripts.get(script)),command=asText(scripts.
get(script))??"",part=scriptPart({evidence:`the script "${script}" in ${path}`,commands:[`${manager.script} ${quoteShellWord(
script)}`],tool:SCRIPT_TOOLS.find(({dependency})=>tools.includes(dependency))??null,source}),counted=countTinybench(command,
tools,part.format==="tinybench");return{...base,...part,counted,profiled:profileByNode(command)}}var VITEST_5_BENCH=/\(\s*\{[^{}()]*\bbench\b[^{}()]*\}\s*\)\s*=>/g;
function vitestPart(tree,files,exec,tools){let benchmarks=Math.max(files.length,countIn(tree,files,/\bbench(?:\.\w+)*\s*\(/g)),
isVitest5=countIn(tree,files,VITEST_5_BENCH)>0,output=isVitest5?`--reporter=json --outputFile=${RESULTS}`:`--outputJson ${RESULTS}`;
return{...NO_BENCHMARK2,tool:VITEST,evidence:evidenceOf(benchmarks,files),benchmarks,format:"vitest-bench",commands:[`${exec}\
 vitest bench --run ${output} -t ${FILTER}`],outputFile:RESULTS,budgets:[makeBudget2("time")],counted:countVitest(exec,tools,
isVitest5)}}function scriptPart({evidence,commands,tool,source}){let part={...NO_BENCHMARK2,evidence,commands,benchmarks:commands.
length};if(tool!==null&&(source===null?tool.isUsual:tool.prints.test(source))){let{name,format,metric,note}=tool,known={
tool:name,format,budgets:[makeBudget2(metric)],isOneThread:!THREADS.test(source??"")};return{...part,...known,notes:source===
null?[note]:[]}}let advice=tool===null?`If its output is in a known format: init -- ${part.commands[0]}`:`${tool.name} r\
epeats until a time is over, so this says little. ${tool.note} Then set format: ${tool.format}, and metric: ${tool.metric}\
 in the budget.`;return{...part,budgets:[makeBudget2("wall-time")],notes:["The output of the script is not known here, s\
o the script as a whole is measured.",advice]}}var NO_BENCHMARK2={tool:OTHER_SCRIPT,evidence:"",benchmarks:0,format:"com\
mand",commands:[],outputFile:null,budgets:[],notes:[],isOneThread:null,counted:null,profiled:null},V8_FLAGS="--interpret\
ed-frames-native-stack --allow-natives-syntax --hash-seed=1 --random-seed=1 --no-opt --predictable --predictable-gc-sche\
dule --expose-gc --no-concurrent-sweeping --max-old-space-size=4096",NODE_SCRIPT=/^node ([^;&|]+)$/;function countTinybench(command,tools,isTimed){
let[,rest]=NODE_SCRIPT.exec(command)??[];return rest===void 0||!tools.includes("@codspeed/tinybench-plugin")?null:{setup:null,
commands:[`node \${CODSPEED_ENV:+${V8_FLAGS}} ${rest}`],isTimed}}function countVitest(exec,tools,isVitest5){return isVitest5||
!tools.includes("@codspeed/vitest-plugin")?null:{setup:null,commands:[`${exec} vitest bench --run`],isTimed:!1}}var VENV_PYTHON=".venv/bin/python";function planInstall(tree,folder,needs){let[uvLock,poetryLock]=[inFolder(folder,"uv.l\
ock"),inFolder(folder,"poetry.lock")];return tree.has(uvLock)?{setup:"uv sync --locked --all-extras --all-groups",python:"\
uv run --no-sync python",tool:"uv",inputs:[uvLock]}:tree.has(poetryLock)?{setup:"POETRY_VIRTUALENVS_IN_PROJECT=true poet\
ry install --all-extras",python:VENV_PYTHON,tool:"poetry",inputs:[poetryLock]}:planPipInstall(tree,folder,needs)}var INSTALL="\
.venv/bin/pip install -q";function planPipInstall(tree,folder,needs){let manifest=readPyproject(tree,folder),project=asObject(
manifest.project),extras=asObject(project["optional-dependencies"]),groups=asObject(manifest["dependency-groups"]),textOf2=name=>tree.
text(inFolder(folder,name))??"",wanted=listRequirements(tree,folder).filter(name=>name==="requirements.txt"||needs.some(
need=>namesPackage(textOf2(name),need))),extra=findListNaming(extras,needs),group=findListNaming(groups,needs),isPackage="\
project"in manifest||"build-system"in manifest||["setup.py","setup.cfg"].some(name=>tree.has(inFolder(folder,name))),declared=[
...wanted.map(textOf2),joinTexts(project.dependencies),joinTexts(extras[extra??""]),joinTexts(groups[group??""])].join(`\

`),words=[...wanted.flatMap(name=>["-r",quoteShellWord(name)]),...isPackage?["-e",quoteShellWord(extra===null?".":`.[${extra}\
]`)]:[],...group===null?[]:["--group",quoteShellWord(group)],...needs.filter(need=>!namesPackage(declared,need))],inputs=[
...wanted,"pyproject.toml","setup.py","setup.cfg"].map(name=>inFolder(folder,name)),steps=["python3 -m venv .venv",...group===
null?[]:[`${INSTALL} --upgrade pip`],`${INSTALL} ${words.join(" ")}`];return{setup:words.length===0?"":steps.join(" && "),
python:VENV_PYTHON,tool:null,inputs:inputs.filter(path=>tree.has(path))}}function listRequirements(tree,folder){return tree.
paths.filter(path=>isBelow(path,folder)).map(path=>relativeTo(folder,path)).filter(path=>/^(?:requirements[\w.-]*|[\w.-]*requirements|requirements\/[\w.-]+)\.txt$/.
test(path))}function readPyproject(tree,folder){return readToml(tree,inFolder(folder,"pyproject.toml"))}function findListNaming(lists,needs){
let isNaming=list=>needs.some(need=>namesPackage(joinTexts(list),need));return Object.keys(lists).find(key=>isNaming(lists[key]))??
null}function joinTexts(list){return asList(list).filter(one=>asText(one)!==null).join(`
`)}function namesPackage(text,need){return new RegExp(`(?<![\\w.-])${need}(?![\\w.-]*[\\w])`,"i").test(text)}var MANIFEST=/^(pyproject\.toml|setup\.py|setup\.cfg|requirements[\w.-]*\.txt|tox\.ini|pytest\.ini|asv\.conf\.json)$/,READ_FILE=/(^|\/)requirements\/[\w.-]+\.txt$|\.py$/,
python={title:"Python",tools:[{name:"pytest-benchmark",format:"pytest-benchmark",foundBy:"a test with the fixture `bench\
mark`"},{name:"pyperf",format:"pyperf",foundBy:"a script with `pyperf.Runner()`"},{name:"asv",format:"asv",foundBy:"`asv\
.conf.json`, and a function like `time_encode`"}],reads:path=>!isForeign(path)&&(MANIFEST.test(nameOf4(path))||READ_FILE.
test(path)),find(tree){let read=tree.paths.filter(python.reads),folders=[...new Set(read.filter(path=>MANIFEST.test(nameOf4(
path))).map(folderOf))],projects=folders.filter(folder=>isProject(tree,folder)||!folders.some(above=>above!==folder&&isBelow(
folder,above)));if(!read.some(path=>path.endsWith(".py")))return[];let shares=assignToFolders(projects.length===0?[""]:projects,
read,/\.py$/),suites=[pytestSuite,pyperfSuite,asvSuite];return[...shares].flatMap(([folder,own])=>selectMeasuredSuites(suites.
map(suiteOf4=>suiteOf4(tree,folder,own))))}};function isProject(tree,folder){return["pyproject.toml","setup.py","setup.c\
fg"].some(name=>tree.has(inFolder(folder,name)))}function suite3(tree,folder,{pattern,installed,prepare,...parts}){let benchmarks=countIn(
tree,parts.files,pattern),{setup:install}=benchmarks>0?installed:planInstall(tree,folder,[]);return makeSuite({...parts,
folder,benchmarks,project:inFolder(folder,"a Python project"),setup:{folder,command:prepare===void 0?installed.setup:`${installed.
setup} && ${prepare}`},install:install===""?null:{language:"python",folder,command:install},steps:stepsOf2(tree,folder,installed)})}
var FIXTURE=/^[ \t]*(?:async )?def \w+\((?:[^)]*[\s,(])?benchmark\b[^)]*\)/gm,COLLECTED=/^(?:test_.*|.*_test)\.py$/,REPEAT=`\
\${BENCH_REFEREE_ITERATIONS:+${["--benchmark-min-rounds=$BENCH_REFEREE_ITERATIONS","--benchmark-max-time=1e-6 --benchmar\
k-min-time=1e-9 --benchmark-calibration-precision=1"].join(" ")}}`;function pytestSuite(tree,folder,sources){let files=filesWith(
tree,sources,FIXTURE).filter(path=>nameOf4(path)!=="conftest.py"),installed=planInstall(tree,folder,["pytest","pytest-be\
nchmark"]),uncollected=files.some(path=>!COLLECTED.test(nameOf4(path))),paths=[...new Set(files.map(path=>relativeTo(folder,
uncollected?path:folderOf(path))))].filter(path=>path!=="").map(quoteShellWord),words=[`${installed.python} -m pytest`,"\
--benchmark-only --benchmark-max-time=0.2",`--benchmark-json=${RESULTS}`,REPEAT,.../(?:^|\s)(?:-n[ =]?\w+|--numprocesses)/m.
test(optionsOf(tree,folder))?["-n 0"]:[],`-k ${FILTER}`,...paths];return suite3(tree,folder,{tool:"pytest-benchmark",format:"\
pytest-benchmark",metric:"time",pattern:FIXTURE,files,commands:[words.join(" ")],profiled:profilePython(words.join(" ")),
outputFile:RESULTS,installed,counted:countRecipe(tree,folder,paths),notes:["--benchmark-max-time is short: the rounds do\
 the repeating, and only they are independent."],isOneThread:hasOneThread2(tree,sources)})}function countRecipe(tree,folder,paths){
if(!tree.paths.filter(path=>isBelow(path,folder)&&python.reads(path)&&!path.endsWith(".py")).some(path=>namesPackage(tree.
text(path)??"","pytest-codspeed")))return null;let{setup,python:program}=planInstall(tree,folder,["pytest","pytest-codsp\
eed"]);return{setup,commands:[[program,"-m pytest --codspeed",...paths].join(" ")],isTimed:!1}}function optionsOf(tree,folder){
return["pyproject.toml","pytest.ini","tox.ini","setup.cfg"].map(name=>tree.text(inFolder(folder,name))??"").flatMap(text=>text.
match(/addopts\s*=.*(?:\n[ \t]+.*)*/g)??[]).join(`
`)}function pyperfSuite(tree,folder,sources){let files=sources.filter(path=>/\bpyperf\.Runner\(/.test(tree.text(path)??"")),
installed=planInstall(tree,folder,["pyperf"]);return suite3(tree,folder,{tool:"pyperf",format:"pyperf",metric:"time",pattern:/\.(?:timeit|bench_func|bench_time_func|bench_async_func|bench_command)\(/g,
files,commands:files.map(path=>`rm -f ${RESULTS} && ${installed.python} ${quoteShellWord(relativeTo(folder,path))} --qui\
et --processes 1 --values 3 -o ${RESULTS}`),outputFile:RESULTS,installed,notes:["One process for each run: the rounds re\
peat it."]})}var ASV_CONFIG="bench-referee-asv.json",ASV_RESULTS="bench-referee-asv";function asvSuite(tree,folder,sources){
let config=tree.paths.find(path=>nameOf4(path)==="asv.conf.json"&&isBelow(path,folder)),at=config===void 0?folder:folderOf(
config),installed=planInstall(tree,folder,["asv"]),up=ascend(relativeTo(folder,at)),inside=at===folder?"":`cd ${quoteShellWord(
relativeTo(folder,at))} && `,program=installed.tool==="uv"?installed.python:up+installed.python,changes=`repo="${ascend(
at)||"."}", branches=["HEAD"], environment_type="existing", results_dir="${ASV_RESULTS}"`,copy=`${program} -c 'from asv \
import util; c = util.load_json("asv.conf.json", js_comments=True); c.update(${changes}); util.write_json("${ASV_CONFIG}\
", c)'`,run=`${program} -m asv --config ${ASV_CONFIG} run -E existing --set-commit-hash HEAD --record-samples -a rounds=\
1 -a repeat=3 -a warmup_time=0.05 --bench ${FILTER}`,files=config===void 0?[]:filesWith(tree,sources,ASV).filter(path=>isBelow(
path,at));return suite3(tree,folder,{tool:"asv",format:"asv",metric:ASV_METRICS.find(([,pattern])=>countIn(tree,files,pattern)>
0)?.[0]??"track",pattern:ASV,files,commands:[`${inside}rm -rf ${ASV_RESULTS} && ${run} >&2 && cat ${ASV_RESULTS}/*.json ${ASV_RESULTS}\
/*/*.json`],installed,prepare:`${inside}${program} -m asv machine --yes && ${copy}`,notes:["Few samples in each run: the\
 rounds repeat it, and only they are independent."]})}function ascend(folder){return folder===""?"":"../".repeat(folder.
split("/").length)}var ASV=/^[ \t]*def (?:time|timeraw|mem|peakmem|track)_\w+\(/gm,ASV_METRICS=[["time",/^[ \t]*def time(?:raw)?_\w+\(/gm],
["memory",/^[ \t]*def mem_\w+\(/gm],["peakmemory",/^[ \t]*def peakmem_\w+\(/gm]];function stepsOf2(tree,folder,{tool,inputs}){
let file=nearestFile(tree,folder,[".python-version",".tool-versions"]),project=asObject(readPyproject(tree,folder).project),
versionFile=file??("requires-python"in project?inFolder(folder,"pyproject.toml"):null),version=versionInputs("python",versionFile,
"3.x"),cache=tool===null&&inputs.length>0?{cache:"pip","cache-dependency-path":inputs.join(`
`)}:{},python2={uses:SETUP_PYTHON,with:{...version,...cache}};return tool===null?[python2]:[python2,{run:`pipx install ${tool}`}]}var FEW_SAMPLES="Few samples in each run: the rounds repeat it, and only they are independent.",RUST_TOOLS=[{name:"Crite\
rion.rs",format:"criterion-text",foundBy:"a file in `benches/` that uses `criterion::`",library:/\bcriterion::|\bcriterion_main!/,
benchmark:/\.bench_(?:function|with_input)\s*\(/g,run:`--noplot --warm-up-time 0.5 --measurement-time 1 --sample-size 10\
 ${FILTER}`,note:FEW_SAMPLES},{name:"divan",format:"divan",foundBy:"a file in `benches/` that uses `divan::`",library:/\bdivan::/,
benchmark:/^[ \t]*#\[divan::bench\b/gm,run:`--sample-count \${BENCH_REFEREE_ITERATIONS:+1 --sample-size }\${BENCH_REFEREE_\
ITERATIONS:-20} ${FILTER}`,note:FEW_SAMPLES},{name:"libtest",format:"libtest-bench",foundBy:"a function under `#[bench]`",
library:null,benchmark:/^[ \t]*#\[bench\]/gm,run:"$BENCH_REFEREE_FILTER",note:"#[bench] needs a nightly toolchain."}],rust={
title:"Rust",tools:RUST_TOOLS,reads:path=>!isForeign(path)&&!/(^|\/)target\//.test(path)&&/(^|\/)Cargo\.toml$|\.rs$/.test(
path),find:tree=>cratesOf(tree).flatMap(crate=>selectMeasuredSuites(RUST_TOOLS.map(tool=>suiteOf3(tree,crate,tool))))};function cratesOf(tree){
let own=tree.paths.filter(rust.reads),manifests=own.filter(path=>nameOf4(path)==="Cargo.toml"),parsed=new Map(manifests.
map(path=>[folderOf(path),readToml(tree,path)])),folders=[...parsed.keys()],workspaces=new Set(folders.filter(folder=>"w\
orkspace"in(parsed.get(folder)??{}))),shares=assignToFolders(folders,own,/\.rs$/);return[...parsed].flatMap(([folder,manifest])=>{
let name=asText(asObject(manifest.package).name);if(name===null)return[];let sources=shares.get(folder)??[],root=findInnermost(
workspaces,inFolder(folder,"Cargo.toml"))??folder;return[{folder,name,manifest,sources,root}]})}function targetsOf2({folder,
manifest,sources}){let declared=asList(manifest.bench).map(asObject);return sources.flatMap(path=>{let inside=relativeTo(
folder,path),detected=/^benches\/([^/]+)(?:\.rs|\/main\.rs)$/.exec(inside)?.[1],name=asText(declared.find(one=>one.path===
inside)?.name)??detected;if(name===void 0)return[];let features=asList(declared.find(one=>one.name===name)?.["required-f\
eatures"]);return[{name,path,features:features.flatMap(one=>asText(one)??[])}]})}function suiteOf3(tree,crate,{name,format,
library,benchmark,run,note}){let all=targetsOf2(crate),files=(library===null?crate.sources:all.map(({path})=>path)).filter(
path=>(tree.text(path)??"").search(library??benchmark)>=0),targets=all.filter(({path})=>files.includes(path)),needed=[...new Set(
targets.flatMap(target=>target.features))].join(","),features=needed===""?"":` --features ${quoteShellWord(needed)}`,names=library===
null?[]:targets.map(target=>` --bench ${quoteShellWord(target.name)}`),select=packageFlag(crate)+names.join("")+features,
command=`cargo bench${select} -- ${run}`;return makeSuite({tool:name,format,files,project:inFolder(crate.folder,"Cargo.t\
oml"),metric:"time",benchmarks:countIn(tree,files,benchmark),folder:crate.root,commands:[command],setup:{folder:crate.root,
command:`cargo bench${select} --no-run`},notes:[note],isOneThread:hasOneThread2(tree,crate.sources),steps:stepsOf3(tree,
crate),counted:recipe2(tree,crate,features),profiled:profileByPerf(command)})}function recipe2(tree,crate,features){if(![
crate.folder,crate.root].map(folder=>tree.text(inFolder(folder,"Cargo.toml"))??"").some(text=>/\bcodspeed-(?:criterion|divan|bencher)-compat\b/.
test(text)))return null;let flag=packageFlag(crate);return{setup:`cargo install --quiet --locked cargo-codspeed && cargo\
 codspeed build${flag}${features}`,commands:[`cargo codspeed run${flag}`],isTimed:!1}}function packageFlag({root,folder,
name}){return root===folder?"":` -p ${quoteShellWord(name)}`}function stepsOf3(tree,{root}){let lock=inFolder(root,"Carg\
o.lock"),hashed=tree.has(lock)?lock:inFolder(root,"Cargo.toml"),cache={uses:CACHE,with:{path:"~/.cargo/registry",key:`ca\
rgo-\${{ runner.os }}-\${{ hashFiles('${hashed}') }}`,"restore-keys":"cargo-${{ runner.os }}-"}};if(!["rust-toolchain.to\
ml","rust-toolchain"].some(name=>tree.has(inFolder(root,name))))return[cache];let install="rustup show active-toolchain \
|| rustup toolchain install",run=root===""?install:`cd ${quoteShellWord(root)} && (${install})`;return[cache,{run,comment:"\
the toolchain that rust-toolchain names"}]}var ECOSYSTEMS=[go,rust,python,javascript,java,cpp];function findSuites(tree){return ECOSYSTEMS.map(ecosystem=>({ecosystem,
suites:ecosystem.find(tree)})).filter(({suites})=>suites.length>0)}function isEcosystemFile(path){return ECOSYSTEMS.some(
({reads})=>reads(path))}var KNOWN_TOOLS=[{name:"github-action-benchmark",section:"github-action-benchmark",step:/\buses:\s*['"]?benchmark-action\/github-action-benchmark@/,
dependency:null,advise:text=>["Keep it for pushes to the default branch if you use its charts, and let the gate judge pu\
ll requests.",adviseThreshold(text)]},{name:"CodSpeed",section:"codspeed",step:/\buses:\s*['"]?CodSpeedHQ\/action@/i,dependency:/^(?:@codspeed\/.+|pytest-codspeed|codspeed-[\w-]+-compat)$/,
advise:()=>["It can stay next to the gate, which measures time. The gate can also count instructions of the same benchma\
rks: `count: instructions`."]},{name:"Bencher",section:"bencher",step:/\buses:\s*['"]?bencherdev\/bencher@/,dependency:null,
advise:()=>["Keep it for pushes to the default branch if you use its history."]},{name:"size-limit",section:"size-limit",
step:/\buses:\s*['"]?andresz1\/size-limit-action@/,dependency:/^size-limit$/,advise:()=>["It can have its own gate: buil\
d the package, and run `init --name size -- 'npx size-limit --json || true'`.","`|| true` is for its own `limit`: a comm\
and that fails gives no verdict."]}];function adviseThreshold(text){let of=key2=>new RegExp(`^\\s*${key2}-threshold:\\s*[\
'"]?(\\d+(?:\\.\\d+)?)%`,"m").exec(text)?.[1],[key,ratio]=of("fail")===void 0?["alert",of("alert")??"200"]:["fail",of("f\
ail")],limit2=Number((Number(ratio)-100).toFixed(6)),threshold=`\`${key}-threshold: ${ratio}%\``;return limit2<0||limit2>
MAX_PERCENT?`Its ${threshold} has no equivalent: a limit is a change of 0% to ${MAX_PERCENT}%. Start with the limit in t\
he configuration.`:`Its ${threshold} is \`max-regression: ${limit2}%\` here. A limit can be tighter, because one runner m\
easures both sides.`}function findOtherTools(tree){let workflows=tree.paths.filter(path=>path.startsWith(`${WORKFLOWS}/`)),
manifests=tree.paths.filter(path=>MANIFEST2.test(nameOf4(path))&&!isForeign(path));return KNOWN_TOOLS.flatMap(({name,section,
step,dependency,advise})=>{let path=workflows.find(one=>step.test(tree.text(one)??""))??manifests.find(one=>dependency!==
null&&wordsOf(tree,one).some(word=>dependency.test(word)));return path===void 0?[]:[{name,path,section,advice:advise(tree.
text(path)??"")}]})}var MANIFEST2=/^(?:package\.json|Cargo\.toml|pyproject\.toml|requirements[\w.-]*\.txt)$/;function wordsOf(tree,path){
return nameOf4(path)==="package.json"?dependenciesOf(readJson(tree,path)):(tree.text(path)??"").match(/[\w-]+/g)??[]}var import_yaml3=__toESM(require_dist(),1);function renderConfiguration(plan,{maxMinutes,uses}){let{format,workingDirectory,setup,run,outputFile,budgets,notes,profiled}=plan,
isFiltered=run.some(command=>command.includes("BENCH_REFEREE_FILTER")),schema=actionFileUrl(uses,"docs/configuration.sch\
ema.json",{isRaw:!0});return`${["# How bench-referee measures this repository, and how much slower a pull request may ma\
ke it.","# The file of the base commit applies, so no pull request can relax its own gate.",...schema===null?[]:[`# yaml\
-language-server: $schema=${schema}`],"",...plan.suites.map(({tool,evidence})=>`# Found: ${evidence} (${tool}).`),...plan.
others.flatMap(renderOtherSuite),"",...workingDirectory===null?[]:entry("working-directory",[workingDirectory]),...setup.
length===0?[]:["# Runs once on base and once on head, before the first round."],...entry("setup",setup.length===0?[]:[setup.
join(`
`)]),...notes.map(note=>`# ${note}`),...isFiltered?["# The gate sets BENCH_REFEREE_FILTER, to run only the benchmarks th\
at are still undecided."]:[],...entry("run",run),...entry("format",[format]),...outputFile===null?[]:entry("output-file",
[outputFile]),...plan.isOneThread===null?[]:[plan.isOneThread?ONE_PROCESSOR2:SEVERAL_THREADS],"","# A round runs the com\
mand once on base and once on head. Measuring ends as soon as everything is decided.","rounds: 6..30","# For all measuri\
ng after setup. Anything still undecided by then does not fail the check.",`max-minutes: ${maxMinutes}`,"# To find the c\
ommit that broke a budget, in at most ten more minutes (raise the timeout of the job, too):","# bisect-minutes: 10",...hasCpuTime(
plan)?renderCpuTimeKey():[],...profiled===null?[]:renderProfileKey(profiled),"",'# For the first weeks, add "level: warn\
" to each budget: it fails nothing.',...renderBudgets(budgets),...plan.counted===null?[]:renderCountKeys(plan.counted,budgets)].
join(`
`)}
`}var ONE_PROCESSOR2="cpus: one # less noise; delete this line if a benchmark needs several threads",SEVERAL_THREADS="# \
cpus: one # less noise, but a benchmark seems to use several threads";function hasCpuTime({format,run}){return hasCpuTimeInRounds(
format)||run.every(command=>command.includes(ITERATIONS))}var ITERATIONS="BENCH_REFEREE_ITERATIONS";function renderCpuTimeKey(){
return[`# To let CPU time decide what a busy machine leaves undecided (${ownFileUrl("docs/counts.md")}#cpu-time):`,"# co\
unt: cpu-time"]}function renderProfileKey({command,otherwise}){return[`# To name the functions that got slower. It needs\
 the profiler (${ownFileUrl("docs/profiles.md")}):`,"# profile:",...entry("command",[command]).map(line=>`#   ${line}`),
...otherwise===null?[]:[`# ${otherwise.when}: ${otherwise.command}`]]}function renderBudgets(budgets){return["budgets:",
...budgets.flatMap(({metric,maxRegression,comment})=>[`  - metric: ${scalar(metric)}`,`    max-regression: ${maxRegression}\
 # ${comment}`])]}var INSTRUCTIONS=makeBudget2(COUNTED_METRIC,"1%","hardly varies, so a small change is found");function renderCountKeys({
setup,run,isTimed},budgets){let keys=[...entry("setup",setup.length===0?[]:[setup.join(`
`)]),...entry("run",run),"count: instructions",...isTimed?[]:["measure: counts"],...renderBudgets(isTimed?[...budgets,INSTRUCTIONS]:
[INSTRUCTIONS])];return["",`# To find changes of 1 %, count instructions ${isTimed?"as well":"in place of times"}. It ne\
eds Linux and Valgrind: a step`,'# "sudo apt-get install --yes valgrind" in the workflow, and these keys in place of tho\
se above.',...keys.join(`
`).split(`
`).map(line=>`#   ${line}`)]}function renderOtherSuite({evidence,tool,format,commands,folder}){return[`# Also found, but\
 not in this gate, which reads one format: ${evidence} (${tool}, format: ${format}).`,...commands.map(command=>`#   ${folder===
""?"":`in ${folder}: `}${command}`)]}var EXTRA_MINUTES=25;function renderWorkflow({names,uses,todo,steps,maxMinutes}){let{
check:check2,job,config}=names;return`# Measures base and head of each pull request on the same runner, and fails the ch\
eck when head is slower than
# ${config} allows.
name: ${check2}

on: pull_request

permissions: {}

# A new push cancels the run of the previous one.
concurrency:
  group: ${check2}-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  # In the branch rules, require the check "${check2}", which this job creates. If you accept pull requests from
  # forks, require the job "${job}" instead, because their token cannot create a check.
  ${job}:
    name: ${job}
    runs-on: ubuntu-latest
    timeout-minutes: ${maxMinutes+EXTRA_MINUTES}
    permissions:
      contents: read # to check out and to fetch the base commit
      pull-requests: write # to comment
      checks: write # to create the check run
    steps:
      - uses: ${formatPin(CHECKOUT)}
        with:
          persist-credentials: false # the benchmark is code of the pull request
${steps.map(renderStep).join("")}${todo===null?"":`      # TODO: ${todo}
`}      - uses: ${uses}
        id: gate
${renderInputs(names)}      # The report with charts and flame graphs, on the page of the run, to which the comment link\
s.
      - uses: ${formatPin(UPLOAD_ARTIFACT)}
        if: always() && steps.gate.outputs.report-html != ''
        with:
          name: ${check2}-report
          path: \${{ steps.gate.outputs.report-html }}
`}function renderInputs({check:check2,config}){return["        with:",...[...config===FIRST_GATE.config?[]:[`name: ${check2}`,
`config: ${config}`],"comment: on-change # no comment as long as nothing changes"].map(line=>`          ${line}`),""].join(
`
`)}function renderStep(step){let comment=step.comment===void 0?"":` # ${step.comment}`;if("run"in step)return`      - ru\
n: ${scalar(step.run,"        ")}${comment}
`;let given=Object.entries(step.with).map(([key,value])=>`          ${key}: ${value==="false"?value:scalar(value,"      \
    ")}
`),head=`      - uses: ${formatPin(step.uses)}${comment}
`;return given.length===0?head:`${head}        with:
${given.join("")}`}function formatPin({action,sha,version}){return`${action}@${sha} # ${version}`}function scalar(text,indent=""){
return(0,import_yaml3.stringify)({key:text},{lineWidth:0}).trimEnd().slice(5).replaceAll(/\n(?=.)/g,`
${indent}`)}function entry(key,values){let[only]=values;return only===void 0?[]:values.length===1?[`${key}: ${scalar(only)}`]:
[`${key}:`,...values.map(value=>`  - ${scalar(value,"  ")}`)]}var PLACEHOLDER_OWNER="OWNER";function actionFileUrl(uses,path,{
isRaw}){let[,owner,name,ref]=/^([\w.-]+)\/([\w.-]+)(?:\/[\w./-]*)?@([\w./-]+)/.exec(uses)??[];return owner===void 0||owner===
PLACEHOLDER_OWNER?null:isRaw?`https://raw.githubusercontent.com/${owner}/${name}/${ref}/${path}`:`https://github.com/${owner}\
/${name}/blob/${ref}/${path}`}import{dirname as dirname4,join as join6}from"node:path";import{fileURLToPath}from"node:url";var FOLDER2=dirname4(fileURLToPath(import.meta.url)),PACKAGE_FILE=join6(FOLDER2,"../../package.json"),PACKAGE_LIMIT_BYTES=64*
1024;async function ownAction(host){return await findInClone(host)??await findInPackage(host)}async function findInClone(host){
let git=async(...args)=>{let{exitCode,stdout}=await host.git(args,{folder:FOLDER2});return exitCode===0?stdout.trim():""},
url=await git("remote","get-url","origin"),[,repository]=/^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.
exec(url)??[];if(repository===void 0||!/\/bench-referee$/.test(repository))return null;let sha=await git("rev-parse","--\
verify","HEAD");if(!(await git("for-each-ref","--contains",sha,"refs/remotes/origin","refs/tags")!==""))return nameVersion(
repository);let tag=await git("describe","--tags","--exact-match",sha);return{uses:`${repository}@${sha}${tag===""?"":` \
# ${tag}`}`,todo:null}}async function findInPackage({files}){let text=await files.read(PACKAGE_FILE,PACKAGE_LIMIT_BYTES),
{data}=packageSchema.safeParse(parseManifest(text??"")),repository=data?.repository.url.slice(GITHUB.length,-4)??OWN_REPOSITORY;
return repository===OWN_REPOSITORY||data?.gitHead===void 0?nameVersion(repository):{uses:`${repository}@${data.gitHead} \
# v${VERSION}`,todo:null}}function nameVersion(repository){let todo=repository===OWN_REPOSITORY?`replace ${PLACEHOLDER_OWNER}\
 by the owner of the action's repository, and v${VERSION} by a full commit of it.`:`replace v${VERSION} by a full commit\
 of ${repository}, because the commit of this program is not known there.`;return{uses:`${repository}@v${VERSION}`,todo}}
var GITHUB="git+https://github.com/",packageSchema=object({name:literal("bench-referee"),repository:object({url:templateLiteral(
[GITHUB,string(),".git"])}),gitHead:hex().length(40).optional()});async function init(argv){let{script:command,name,uses}=parseArgs("init",argv),host=makeTerminalHost(),{root,folder,answer}=await findClone(
host);if(root===null)throw userError("not-in-a-clone",about("init"),{folder:host.folder,answer});let tree=await readTree(
host,root),names=nameGate(name),targets=targetsOf3(tree,names);if(command!==null&&tree.has(targets.config))throw userError(
"already-configured",inFile(targets.config),{});let found=findSuites(tree),all=found.flatMap(one=>one.suites),suites=command!==
null?[commandSuite(command,all,await tryCommand(host,root,command))]:name===null?all:selectFurtherSuites(tree,all,folder),
plan=planOf(suites);if(plan===null)throw makeNothingFoundError(found.map(({ecosystem})=>ecosystem));let action=uses===null?
await ownAction(host):{uses,todo:null},options={...action,names,steps:plan.steps,maxMinutes:MAX_MINUTES},fresh=[{path:targets.
workflow,text:renderWorkflow(options)},{path:targets.config,text:renderConfiguration(plan,options)}].filter(({path})=>!tree.
has(path));await writeNew2(host,root,fresh);let otherTools=name===null?findOtherTools(tree):[],program=quoteShellWords(host.
program),written=fresh.map(({path})=>path),kept=Object.values(targets).filter(tree.has),lines=summarise({plan,written,kept,
action,names,otherTools,program});return process.stdout.write(`${lines.join(`
`)}
`),0}var MAX_MINUTES=20;function targetsOf3(tree,names){return findGate(tree,names)??{workflow:findFreePath(tree,names.check),
config:names.config}}function findFreePath(tree,check2){for(let number=1;;number+=1){let path=`${WORKFLOWS}/${check2}${number===
1?"":`-${number}`}`;if(!["yml","yaml"].some(ending=>tree.has(`${path}.${ending}`)))return`${path}.yml`}}function selectFurtherSuites(tree,suites,folder){
let inUse=findFormatsInUse(tree),near=suites.filter(suite4=>isBelow(`${suite4.folder}/`,folder)),further=near.filter(({format,
benchmarks})=>benchmarks>0&&!inUse.has(format));return further.length>0?further:near}async function writeNew2(host,root,files){
for(let{path}of files)if(await host.files.read(join7(root,path),READ_LIMIT_BYTES2)!==null)throw userError("ignored-file-\
exists",inFile(path),{});for(let{path,text}of files){let target=join7(root,path);await moveSystemErrors(inFile(target),host.
files.write(target,text))}}function makeNothingFoundError(ecosystems){let lookedFor=(ecosystems.length===0?ECOSYSTEMS:ecosystems).
flatMap(({title,tools})=>tools.map(({name,foundBy})=>`${title}, ${name}: ${foundBy.replaceAll("`","")}`)),titles=ecosystems.
map(({title})=>title);return userError("no-benchmark-found",about("init"),{ecosystems:titles,lookedFor})}var READ_LIMIT_BYTES2=512*
1024,MAX_FILES_READ=5e3;async function readTree(host,root){let list=["ls-files","-z","--cached","--others","--exclude-st\
andard"],{exitCode,stdout,stderr}=await host.git(list,{folder:root});if(exitCode!==0)throw userError("files-not-listed",
about("git"),{folder:root,answer:stderr.trim()});let all=new Set(stdout.split("\0").filter(path=>path!=="")),paths=[...all].
sort(),wanted=paths.filter(path=>isEcosystemFile(path)||isGateFile(path)),depth=path=>path.split("/").length,read=wanted.
sort((a,b)=>depth(a)-depth(b)).slice(0,MAX_FILES_READ);if(read.length<wanted.length){let counts={found:wanted.length,read:read.
length},warning=makeWarning("source-files-left-out",about("init"),counts);host.log.warning(formatDiagnosticLine(warning))}
let texts=new Map;for(let path of read){let text=await host.files.read(join7(root,path),READ_LIMIT_BYTES2).catch(recoverFrom(
UserError,()=>null));text!==null&&texts.set(path,cleanText(text))}return{paths,has:path=>all.has(path),text:path=>texts.
get(path)??null}}var LIMIT_SECONDS=60,OUTPUT_LIMIT_BYTES3=64*1024*1024;async function tryCommand(host,root,script){host.
log.info(`running \`${script}\` once, for at most ${LIMIT_SECONDS} s, to see its output`);let result=await host.run({script,
folder:root,env:childEnvironment(host.env,host.secrets),deadlineMs:LIMIT_SECONDS*1e3,outputLimitBytes:OUTPUT_LIMIT_BYTES3,
meter:!1});if(result.ending==="deadline")return{outcome:"too-slow",seconds:LIMIT_SECONDS};if(result.ending!=="exit"||result.
exitCode!==0)return host.log.info(renderLastLines(readLastLines(result,text=>text))),{outcome:"failed",how:describeFailure(
result)};let results=readResults2(result.stdout);return results===null?{outcome:"no-results"}:{outcome:"results",results}}
function describeFailure({ending,exitCode,detail}){return ending==="exit"?`ended with exit code ${exitCode}`:ending==="f\
lood"?"printed too much":`did not end by itself (${detail})`}function readResults2(text){let{format,measurements,problems}=parseToolOutput(
{path:"output",text},"auto");return format===null||measurements.length===0||problems.some(isError)?null:{format,benchmarks:new Set(
measurements.map(({group,name})=>JSON.stringify([group,name]))).size,metrics:mainMetricsOf(measurements),hasFilter:FORMATS.
some(({id,filter})=>id===format&&filter!==void 0)}}function mainMetricsOf(measurements){let primary=measurements.filter(
one=>one.primary);return[...new Map(primary.map(({metric,unit,deterministic=!1})=>[nameMetric(metric,tidyUnit(unit).unit),
deterministic]))].map(([name,isDeterministic])=>({name,isDeterministic}))}function summarise({plan,written,kept,action,names,
otherTools,program}){let furtherGate=`${program} init --name NAME`,existing=`The repository already has this gate. For a\
 second one: ${furtherGate}`;return[["TODO before the workflow can run",listTodo(action,written)],["found",plan.suites.map(
describeSuite)],["also found, but left out, because a gate reads one format",listOthers(plan,furtherGate)],["another too\
l already measures here",otherTools.flatMap(tool=>describeOtherTool(tool,action))],["wrote",written],["left as it was",kept.
map(path=>`${path}, which is already there`)],["please read",[...listNotes(plan),...written.length===0?[existing]:[]]],[
"what a run costs",written.includes(names.config)?COST:[]],["next",listNextSteps(names,program)]].filter(([,lines])=>lines.
length>0).flatMap(([title,lines])=>["",title,...lines.map(line=>`  ${line}`)]).slice(1)}function listTodo({uses,todo},written){
let workflow=written.find(path=>path.startsWith(`${WORKFLOWS}/`));return todo===null||workflow===void 0?[]:[`In ${workflow}\
, in "uses: ${uses}":`,todo]}function listOthers({others},furtherGate){return others.length===0?[]:[...others.map(describeSuite),
`For a separate gate: ${furtherGate}`]}function describeSuite({evidence,tool}){return`${evidence} (${tool})`}function describeOtherTool({
name,path,section,advice},{uses}){let url=actionFileUrl(uses,"docs/migrating.md",{isRaw:!1})??ownFileUrl("docs/migrating\
.md");return[`${name}, in ${path}`,...[...advice,`More: ${url}#${section}`].map(line=>`  ${line}`)]}function listNotes({
format,suites,notes}){return format==="command"||suites.some(({tool})=>tool==="the command")?notes:[]}var COST=["It runs\
 the benchmarks 14 to 62 times: 1 to 5 minutes if they take 5 s. After the first two, the log says how long it takes.",`\
It takes at most ${MAX_MINUTES} minutes after setup. To make it shorter: ${ownFileUrl("docs/slow-suites.md")}`];function listNextSteps({
config},program){let flag=config===FIRST_GATE.config?"":` --config ${config}`;return[`${program} check${flag}    # measu\
res your uncommitted changes against the commit before them`,`${program} doctor${flag}   # shows the noise of this machi\
ne, and proposes budgets`]}export{divideList,readTrees,fetchTrees,chooseConfig,reportOnRun,findMergeBase,readParents,askGitHubForMergeBase,decideByTrees,
openSeparateStore,RUNNER_FILES,measureStage,measure,check,bisect,demo,doctor,init};
