import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{makePushingWriter}from"./chunk-XYHS4VUS.js";import{payloadValueAt,selectCommits}from"./chunk-DBPMW54L.js";
import{ApiError,compareConfigs,decideByTrees,explainReplacedConfig,fetchTrees,findTrustedVersion,readTrees}from"./chunk-FWP5PQYG.js";
import{HISTORY_LIMITS,fetchHistoryRef,openHistory,openSeparateStore}from"./chunk-TJVXSQ4U.js";import{isLeftOut,isPutAside,
readRecordingPairs,readRecordings}from"./chunk-THDOESCH.js";import{canFilesDeceive,isSkip}from"./chunk-IKSPXGBE.js";
import{formatDiagnosticLine}from"./chunk-ET2FACDU.js";import{DEFAULTS}from"./chunk-K7U33ATV.js";import{MEASURING_OPTIONS,
OPTIONS,compilePattern,resolveValues}from"./chunk-KG3JJBVT.js";import{userError}from"./chunk-4Q6QMYTI.js";import{
about,atEvent,atInput,atKey,inFile,inRecording,listChangedSettings,makeWarning,resolveCommands}from"./chunk-EORH2WXK.js";import{createHash}from"node:crypto";function checkPlans(recordings){let names=new Map;for(let recording of recordings){let{name}=recording;checkEnding(recording);
let key=fingerprintOf(recording),other=names.get(key);if(other!==void 0&&recording.invocations.length>0)throw userError(
"recording-given-twice",inRecording(name),{other},REFUSED);names.set(key,name)}}var REFUSED={failure:"recording-refused"};
function checkEnding({name,schedule,invocations,problems}){let{ended,rounds}=schedule;if(ended==="complete"&&invocations.
every(one=>one.round<rounds.max||isPutAside(one)))throw userError("recording-without-rounds",inRecording(name),{rounds:rounds.
max},REFUSED);let hasFailure=invocations.some(({outcome})=>outcome==="failed")||problems.some(({severity})=>severity==="\
error");if(ended==="failed"&&!hasFailure)throw userError("recording-without-failure",inRecording(name),{},REFUSED)}function fingerprintOf({
invocations,series}){return createHash("sha256").update(JSON.stringify([invocations,series])).digest("hex")}function applyTrustedConfig([
first,...others],file){let unit=file?.unit??DEFAULTS.unit,count=recording=>({...recording,schedule:{...recording.schedule,
unit}});return{recordings:[count(first),...others.map(count)],problems:[first,...others].flatMap(recording=>[...unitProblems(
recording,unit),...roundsProblems(recording,file?.rounds??null)])}}function unitProblems({name,schedule},unit){if(schedule.
unit===unit)return[];let location=[...inRecording(name),...atKey("unit")];return[makeWarning("recorded-unit-differs",location,
{recorded:schedule.unit,configured:unit})]}function roundsProblems({name,schedule},configured){let{min,max}=schedule.rounds,
{min:least,max:most}=configured??DEFAULTS.rounds;if(configured===null?max<=most:min===least&&max===most)return[];let rounds={
recorded:formatRoundRange(schedule.rounds),configured:formatRoundRange({min:least,max:most})};return[makeWarning("record\
ed-rounds-differ",[...inRecording(name),...atKey("rounds")],rounds)]}function formatRoundRange({min,max}){return min===max?
String(max):`${min}..${max}`}async function checkPair({recordings,trigger,api}){let[{name,commits}]=recordings;if(![payloadValueAt(trigger.payload,"p\
ull_request","head","sha"),trigger.sha].includes(commits.head.sha))throw userError("recording-of-other-head",inRecording(
name),foundSha(commits.head.sha),REFUSED2);let base=commits.base.sha,isBaseMeasured=recordings.some(({series})=>series.some(
one=>one.base.values.length>0));if(!(base===null?!isBaseMeasured:await isAncestor(api,base,(await trustedTip(trigger,api)).
sha)))throw userError("recording-of-other-base",inRecording(name),foundSha(base),REFUSED2)}var REFUSED2={failure:"record\
ing-refused"};function foundSha(sha){return sha===null?{}:{found:sha}}function checkBaseline(recordings,path){for(let{name,
baseline}of recordings)if(!(baseline===void 0||baseline.path===path))throw userError("recording-of-other-baseline",inRecording(
name),{path:baseline.path},REFUSED2)}async function readTrustedConfig({recordings,trigger,api},{config,configFrom,configGiven}){
let head=recordings[0].commits.head.sha,commits=configFrom==="head"?[]:await configCommits({trigger,api},head),trusted=await findTrustedVersion(
config,commits,commit=>readFile(api,config,commit));if(trusted!==null)return toTrustedText(api,{config,head,trusted});let atHead=head===
null?null:await readFile(api,config,head);if(atHead===null&&configGiven){let from=configFrom==="head"?"head":"base";throw userError(
"config-missing",atInput("config"),{path:config,from},{failure:"configuration"})}return{text:atHead,commit:null,source:atHead===
null?null:{path:config,commit:head,how:"head"},problems:atHead!==null&&configFrom!=="head"?[makeWarning("config-only-on-\
head",inFile(config),{})]:[],change:null}}async function configCommits({trigger,api},head){let{sha,fallback}=await trustedTip(
trigger,api);if(head===null)return[sha];let start=await convertApiErrors(api.mergeBase(sha,head));if(start===null)return[
sha];if(start!==head||fallback===void 0)return[start,sha];let startThen=await convertApiErrors(api.mergeBase(fallback,head));
return startThen===null?[fallback]:[startThen,fallback]}async function toTrustedText(api,{config,head,trusted}){let{text,
commit,how}=trusted,used={text,commit,source:{path:config,commit,how},problems:[],change:null};if(head===null)return used;
let ofHead=await tryReadFile(api,config,head);if(ofHead instanceof ApiError)return{...used,problems:[makeWarning("config\
-change-unreadable",inFile(config),{answer:ofHead.message})]};let replaced=explainReplacedConfig(config,trusted,ofHead),
source={path:config,commit:head,how:"head"};if(replaced!==null)return{text:ofHead,commit:null,source,problems:replaced,change:null};
let change=how==="tip"&&ofHead===null?null:compareConfigs(config,{base:text,head:ofHead});return{...used,change}}async function tryReadFile(api,path,sha){
try{return await api.readFile(path,sha)}catch(error){if(error instanceof ApiError)return error;throw error}}async function trustedTip(trigger,api){
let{base}=selectCommits(trigger,{base:"target",head:"head"});if(base.kind==="sha")return{sha:base.sha};let{ref,fallback}=base.
kind==="ref"?base:{},sha=ref===void 0?null:await convertApiErrors(api.resolve(ref))??fallback;if(sha)return{sha,...fallback!==
void 0&&{fallback}};throw userError("target-branch-not-found",atEvent(trigger.event),{})}async function isAncestor(api,ancestor,tip){
return ancestor===tip||await convertApiErrors(api.mergeBase(ancestor,tip))===ancestor}async function readFile(api,path,sha){
let first=await convertApiErrors(api.readFile(path,sha));if(first!==null)return first;if(await convertApiErrors(api.resolve(
sha))!==null)return convertApiErrors(api.readFile(path,sha));throw userError("commit-hidden",inFile(path),{sha},{failure:"\
permission"})}async function convertApiErrors(answer){try{return await answer}catch(error){if(!(error instanceof ApiError))
throw error;let answer2={answer:error.message};throw error.failure==="foreign"?userError("api-incomplete",about("GitHub \
API"),answer2):userError("repository-unreadable",atInput("github-token"),answer2,{failure:"permission"})}}async function checkSkips(recordings,source){let claim=recordings.find(({decisions=[]})=>decisions.some(isSkip));if(claim===
void 0)return recordings;let rules=await source.readRules(),trees=await source.readTrees();if(typeof trees=="string")throw userError(
"skip-not-proved",inRecording(claim.name),{output:trees},{failure:"permission"});let[first,...others]=recordings;return[
proveSkips(first,rules,trees),...others.map(one=>proveSkips(one,rules,trees))]}function proveSkips(recording,rules,trees){
let{decisions=[],name}=recording;if(!decisions.some(isSkip))return recording;let refuse=(rule,found=void 0)=>userError("\
recording-with-false-skip",inRecording(name),{rule,...found!==void 0&&{found:found.reason,examples:found.examples}},REFUSED2),
{claimed,trusted}=commandsOf(recording,rules),[all,allTrusted]=[decideByTrees(trees,claimed),decideByTrees(trees,trusted)],
ofTrusted=index=>allTrusted.filter(one=>one.command===index),proved=decisions.map(decision=>{let{command,reason}=decision;
if(!isSkip(decision))return decision;let commandRules=claimed.commands[command],isMeasured=recording.invocations.some(one=>one.
command===command);if(commandRules===void 0||isMeasured||recording.baseline!==void 0)throw refuse(reason);if((reason==="\
paths"?commandRules.paths:commandRules.dependsOn).length===0&&reason!=="same-tree")throw userError("recording-without-ru\
le",inRecording(name),{rule:reason},REFUSED2);let own=all.filter(one=>one.command===command),contrary=[...own,...ofTrusted(
claimed.trustedIndexes[command])].find(one=>!isSkip(one)&&(reason!=="depends-on"||canFilesDeceive(one))),skip=own.find(isSkip);
if(contrary!==void 0||skip===void 0&&reason!=="depends-on")throw refuse(reason,contrary);return skip??decision});if(isLeftOut(
{...recording,decisions:proved}))for(let index of trusted.commands.keys()){let own=ofTrusted(index);if(!claimed.trustedIndexes.
includes(index)&&!own.some(isSkip))throw refuse(proved[0].reason,own[0])}return{...recording,decisions:proved}}function commandsOf({
schedule},{file,config}){let values=resolveValues(MEASURING_OPTIONS,file),written=values.run??[],trusted=resolveCommands(
written,values),trustedIndexes=schedule.commands.map(one=>written.findIndex(other=>listChangedSettings(one,other).length===
0)),{workingDirectory}=schedule,claimed=resolveCommands(schedule.commands,{...values,workingDirectory}).map((one,index)=>{
let{paths,dependsOn}=trusted[trustedIndexes[index]]??values;return{...one,paths,dependsOn}}),rulesFor=(commands,script,folder)=>({
config,benchmarkFiles:values.benchmarkFiles,commands,setup:script===null?null:{script,workingDirectory:folder}});return{
claimed:{...rulesFor(claimed,schedule.setup,workingDirectory),trustedIndexes},trusted:rulesFor(trusted,values.setup,values.
workingDirectory)}}function markClaims(report){if(report.decisions===void 0)return report;let mark=one=>one.reason==="de\
pends-on"?{...one,isClaim:!0}:one;return{...report,decisions:report.decisions.map(mark)}}var FIELDS="--format=%H %T %cI %s";async function listCommitsSince(store,base,head){if(await store.fetch("--filter=tree:\
0",head)!==null)return null;let{exitCode}=await store.git("merge-base","--is-ancestor",base,head);if(exitCode!==0)return null;
let listed=await store.gitOrThrow("log",FIELDS,`${base}..${head}`),first=await store.gitOrThrow("log","-1",FIELDS,base);
return[...listed.split(`
`),first].filter(Boolean).map(line=>{let[commit="",tree="",committedAt="",...subject]=line.split(" ");return{commit,tree,
subject:subject.join(" "),committedAt}})}async function withHistoryStore(host,token,work){let{repository,serverUrl}=host.trigger,remote=repository===null?null:{url:`${serverUrl}\
/${repository}`,token,serverUrl},folder=await host.files.temporaryFolder("history-of-bench-referee-");try{return await work(
await openSeparateStore(host,folder,remote))}finally{await host.files.remove(folder)}}function readServerTrees(host,token,pair){
return withHistoryStore(host,token,async store=>await fetchTrees(store,pair)??readTrees(store,pair,!0))}function connectServer(host,{
api,token,store}){let byGit=makePushingWriter(host.git,store),writer=api,listed=new Map,list=(base,head)=>unlessForeign(
()=>api.listCommitsSince(base,head),()=>withHistoryStore(host,token,own=>listCommitsSince(own,base,head)));return{readFile:api.
readFile,listCommitsSince(base,head){let key=`${base}...${head}`,known=listed.get(key)??list(base,head);return listed.set(
key,known),known},readRef:ref=>unlessForeign(()=>writer.readRef(ref),()=>(host.log.info("this server has no API for refs\
; git is used"),writer=byGit,writer.readRef(ref))),createTree:tree=>writer.createTree(tree),createCommit:commit=>writer.
createCommit(commit),moveRef:(ref,move)=>writer.moveRef(ref,move)}}async function unlessForeign(ask,otherwise){try{return await ask()}catch(error){
if(error instanceof ApiError&&error.failure==="foreign")return otherwise();throw error}}async function readHistory(host,store,ref){
let reader=openHistory(),found=await fetchHistoryRef(host.git,{store,ref,take:reader.take},HISTORY_LIMITS),content=reader.
close(found),{foreignFiles}=content;if(foreignFiles>0)throw userError("history-foreign-ref",atInput("ref"),{ref,files:foreignFiles});
for(let warning of content.warnings)host.log.warning(formatDiagnosticLine(warning));return content}import{join}from"node:path";async function readMatchingRecordings(host,pattern){let{paths,missing}=await findRecordings(host,pattern);return readRecordings(
host,paths,missing)}async function readMatchingPairs(host,pattern){let{paths,missing}=await findRecordings(host,pattern);
return readRecordingPairs(host,paths,missing)}async function findRecordings(host,pattern=OPTIONS.recordings.preset){return{
paths:[...(await host.files.list(host.folder,compilePattern(pattern))).keys()].map(path=>join(host.folder,path)),missing:userError(
"no-recording-matches",atInput("recordings"),{pattern})}}export{checkPlans,fingerprintOf,applyTrustedConfig,checkPair,REFUSED2 as REFUSED,foundSha,checkBaseline,readTrustedConfig,
convertApiErrors,checkSkips,markClaims,withHistoryStore,readServerTrees,connectServer,readHistory,readMatchingRecordings,
readMatchingPairs};
