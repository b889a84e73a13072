import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{repeatsOf}from"./chunks/chunk-V2FI6KBC.js";import{announceRun,configFlag,makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-AXGVMRJ4.js";
import"./chunks/chunk-Z3MCZHLB.js";import{isPlainRef,payloadValueAt,runAction,selectCommits}from"./chunks/chunk-ZWWMY6GN.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import{compareConfigs,explainReplacedConfig,findTrustedVersion}from"./chunks/chunk-6EGUR6AA.js";
import"./chunks/chunk-DJJNLWET.js";import{ApiError}from"./chunks/chunk-G5QNNWTC.js";import{analyseLegs}from"./chunks/chunk-ZLOLLWWF.js";
import"./chunks/chunk-4Y7VQZ7R.js";import"./chunks/chunk-5WZSTAP2.js";import"./chunks/chunk-COK7N3LM.js";import{commitSettings,
compilePattern,parseConfigFile,policyOf,publishSettings,readRecordings,withConfiguration}from"./chunks/chunk-7IGD6VGB.js";
import"./chunks/chunk-SOSEOAXV.js";import"./chunks/chunk-KJGNXQDZ.js";import"./chunks/chunk-QS5YVFIT.js";import"./chunks/chunk-R6LAGRKL.js";
import{ACTION_COMMIT_DEFAULTS,DEFAULTS}from"./chunks/chunk-NXXOH2ZQ.js";import"./chunks/chunk-YHS7R4PB.js";import"./chunks/chunk-ZWGVAMPI.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-UKCMSQJQ.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-5VGJYODV.js";
import"./chunks/chunk-GAOIDVRA.js";import{UserError,about,atCommit,atEvent,atInput,atKey,inFile,inRecording,makeWarning,userError}from"./chunks/chunk-HZL6TB3P.js";
import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{join}from"node:path";import{createHash}from"node:crypto";function checkPlans(recordings){let names=new Map;for(let recording of recordings){let{name}=recording;checkEnding(recording);
let key=fingerprint(recording),other=names.get(key);if(other!==void 0&&recording.invocations.length>0)throw userError("r\
ecording-given-twice",inRecording(name),{other},REFUSED);names.set(key,name)}}var REFUSED={failure:"recording-refused"};
function checkEnding({name,schedule,invocations,problems}){let{ended,rounds}=schedule;if(ended==="complete"&&invocations.
every(one=>one.round<rounds.max||one.outcome==="disturbed"))throw userError("recording-without-rounds",inRecording(name),
{rounds:rounds.max},REFUSED);let hasFailure=invocations.some(({outcome})=>outcome==="failed")||problems.some(({severity})=>severity===
"error");if(ended==="failed"&&!hasFailure)throw userError("recording-without-failure",inRecording(name),{},REFUSED)}function fingerprint({
invocations,series}){return createHash("sha256").update(JSON.stringify([invocations,series])).digest("hex")}function checkDecisions(recordings,file){
let rules={paths:hasRule(file,"paths"),"depends-on":hasRule(file,"dependsOn")};for(let{name,decisions=[]}of recordings)for(let{
reason}of decisions)if(!(reason!=="paths"&&reason!=="depends-on"||rules[reason]))throw userError("recording-without-rule",
inRecording(name),{rule:reason},REFUSED)}function hasRule(file,rule){let ofCommands=(file?.run??[]).map(command=>typeof command==
"string"?void 0:command[rule]);return[file?.[rule],...ofCommands].some(patterns=>patterns!==void 0&&patterns.length>0)}function applyTrustedConfig([
first,...others],file){let unit=file?.unit??DEFAULTS.unit,count=recording=>({...recording,schedule:{...recording.schedule,
unit}});return{recordings:[count(first),...others.map(count)],problems:[first,...others].flatMap(recording=>[...unitProblems(
recording,unit),...roundsProblems(recording,file?.rounds??null)])}}function unitProblems({name,schedule},unit){if(schedule.
unit===unit)return[];let location=[...inRecording(name),...atKey("unit")];return[makeWarning("recorded-unit-differs",location,
{recorded:schedule.unit,configured:unit})]}function roundsProblems({name,schedule},configured){let{min,max}=schedule.rounds,
{min:least,max:most}=configured??DEFAULTS.rounds;if(configured===null?max<=most:min===least&&max===most)return[];let rounds={
recorded:formatRoundRange(schedule.rounds),configured:formatRoundRange({min:least,max:most})};return[makeWarning("record\
ed-rounds-differ",[...inRecording(name),...atKey("rounds")],rounds)]}function formatRoundRange({min,max}){return min===max?
String(max):`${min}..${max}`}var UNREPORTED_CONCLUSIONS=["cancelled","skipped","stale","action_required"];function parseWorkflowRun(trigger){let get=(...path)=>payloadValueAt(
trigger.payload,"workflow_run",...path);refuseForeign(trigger,get);let runId=requireNumber(get,"id"),conclusion=isInProgress(
trigger)?null:requireText(get,"conclusion");if(conclusion!==null&&UNREPORTED_CONCLUSIONS.includes(conclusion))throw userError(
"measuring-run-stopped",WORKFLOW_RUN,{conclusion});let url=get("html_url");return{headSha:requireText(get,"head_sha",SHA),
headBranch:requireBranch(get),headOwner:ownerOf(get),headRepositoryId:requireNumber(get,"head_repository","id"),path:requireText(
get,"path").replace(/@.*$/,""),conclusion,runId,runAttempt:requireNumber(get,"run_attempt"),url:typeof url=="string"?url:
`run ${runId}`}}var WORKFLOW_RUN=atEvent("workflow_run");function isInProgress({event,payload}){if(event!=="workflow_run")
return!1;let action=payloadValueAt(payload,"action");return action==="requested"||action==="in_progress"}var SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/;
function refuseForeign({repository},get){let measuredIn=requireText(get,"repository","full_name");if(measuredIn.toLowerCase()!==
repository?.toLowerCase())throw userError("measuring-run-of-other-repository",WORKFLOW_RUN,{repository:measuredIn});let event=requireText(
get,"event");if(event!=="pull_request")throw userError("measuring-run-of-other-event",WORKFLOW_RUN,{event})}function requireBranch(get){
let name=requireText(get,"head_branch");if(isPlainRef(`refs/heads/${name}`))return name;throw makeMissingFieldError("hea\
d_branch")}function ownerOf(get){if(get("head_repository")!==null)return requireText(get,"head_repository","owner","logi\
n");throw userError("head-repository-deleted",WORKFLOW_RUN,{})}function requireText(get,...path){let keys=path.filter(key=>typeof key==
"string"),pattern=path.find(key=>key instanceof RegExp)??/./,value=get(...keys);if(typeof value=="string"&&pattern.test(
value))return value;throw makeMissingFieldError(keys.join("."))}function requireNumber(get,...path){let value=get(...path);
if(typeof value=="number"&&Number.isSafeInteger(value)&&value>0)return value;throw makeMissingFieldError(path.join("."))}
function makeMissingFieldError(path){return userError("measuring-run-incomplete",WORKFLOW_RUN,{field:`workflow_run.${path}`})}var WORKFLOW_RUN2=atEvent("workflow_run");async function resolveReportTarget(trigger,api){return{...await resolveTarget(
trigger,api),isBegun:isInProgress(trigger)}}async function resolveTarget(trigger,api){let asItIs={trigger,comments:!0,problems:[],
refusal:null};if(trigger.event!=="workflow_run")return asItIs;let nowhere=asPullRequestTrigger(trigger,null);if(api===null)
return{...asItIs,trigger:nowhere,comments:!1};let measuring;try{measuring=parseWorkflowRun(trigger),await refuseUnknownWorkflow(
trigger,api,measuring)}catch(error){return toRefusedTarget({trigger:nowhere,comments:!1},error)}let onlyCheck={trigger:asPullRequestTrigger(
trigger,measuring),comments:!1};try{let{pullRequest,aside}=await findPullRequest(api,measuring),found={trigger:asPullRequestTrigger(
trigger,measuring,pullRequest),comments:aside===null},{conclusion,url}=measuring;return conclusion!==null&&conclusion!==
"success"?toRefusedTarget(found,userError("measuring-run-failed",WORKFLOW_RUN2,{conclusion,url},{failure:"measuring-fail\
ed"})):{...found,problems:aside===null?[]:[aside],refusal:null}}catch(error){return toRefusedTarget(onlyCheck,error)}}function toRefusedTarget(where,error){
if(error instanceof UserError)return{...where,problems:[],refusal:error};if(!(error instanceof ApiError))throw error;let answer={
answer:error.message},refusal=userError("pull-request-unreadable",atInput("github-token"),answer,{failure:"permission"});
return{...where,problems:[],refusal}}function asPullRequestTrigger(trigger,measuring,pullRequest){let{repository}=trigger.
payload,sha=measuring?.headSha??null,head={...trigger,event:"pull_request",sha,payload:{repository}};if(measuring===null||
pullRequest===void 0)return head;let{number,baseBranch,baseSha}=pullRequest,base={ref:baseBranch,sha:baseSha},{runId,runAttempt,
conclusion,url}=measuring;return{...head,payload:{repository,pull_request:{number,head:{sha},base}},runId,runAttempt,runUrl:conclusion===
null?url:head.runUrl}}async function refuseUnknownWorkflow(trigger,api,{path}){if(trigger.sha!==null&&await api.readFile(
path,trigger.sha)!==null)return;throw userError("workflow-not-on-default-branch",WORKFLOW_RUN2,{path},{failure:"workflow\
-unknown"})}async function findPullRequest(api,measuring){let{headOwner,headBranch,headSha,headRepositoryId}=measuring,list=async state=>(await api.
listPullRequests({owner:headOwner,branch:headBranch,state})).filter(one=>one.headRepositoryId===headRepositoryId&&one.headBranch===
headBranch),open=await list("open"),isClosed=open.length===0,all=isClosed?(await list("closed")).filter(one=>one.headSha===
headSha):open,[pullRequest,...others]=all,failure="pull-request-unknown";if(pullRequest===void 0){let branch=`${headOwner}\
:${headBranch}`;throw userError("pull-request-not-found",atCommit(headSha),{branch},{failure})}if(others.length>0){let numbers=all.
map(({number})=>`#${number}`);throw userError("several-pull-requests",atCommit(headSha),{numbers},{failure})}let location=[
{kind:"pull request",number:pullRequest.number}];if(isClosed)return{pullRequest,aside:makeWarning("pull-request-closed",
location,{})};if(pullRequest.headSha===headSha)return{pullRequest,aside:null};let heads={head:pullRequest.headSha.slice(
0,12),measured:headSha.slice(0,12)};return{pullRequest,aside:makeWarning("pull-request-moved",location,heads)}}async function checkPair({recordings,trigger,api}){let[{name,commits}]=recordings;if(![payloadValueAt(trigger.payload,"p\
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
API"),answer2):userError("repository-unreadable",atInput("github-token"),answer2,{failure:"permission"})}}async function report({host,runner,connect}){let given=parseInputs(runner.input,"report"),api=connect(runner.input("gith\
ub-token")),{trigger,comments,refusal,problems:aside,isBegun}=await resolveReportTarget(host.trigger,api),stage={host:{...host,
trigger},runner,connect};if(isBegun)return comments?announceRun(stage,given):void 0;let result=await runOrErrorReport(stage,
{given,failure:"report-failed"},async()=>{if(refusal!==null)throw refusal;let recordings=await readMatchingRecordings(stage,
given.recordings??"bench-referee/**/*.json");if(api===null)throw userError("token-missing",atInput("github-token"),{},{failure:"\
permission"});checkPlans(recordings);let claim={recordings,trigger,api};await checkPair(claim);let commits=commitSettings(
given,ACTION_COMMIT_DEFAULTS),{text,commit,...config}=await readTrustedConfig(claim,commits),file=text===null?null:parseConfigFile(
text,commits.config,commit);checkBaseline(recordings,file?.baseline??null),checkDecisions(recordings,file);let configured=applyTrustedConfig(
recordings,file),legs=analyseLegs(configured.recordings,policyOf(file,stage.host.clock.today(),config.change)),repeats=repeatsOf(
configured.recordings,{file,commits:{...commits,configFrom:configFlag(config.source,recordings[0])},publish:publishSettings(
given),legs:new Set(recordings.map(({name:name2})=>name2)).size,isOwn:!1}),problems=[...aside,...configured.problems,...legs.
problems];return withConfiguration({...legs,program:host.program,repeats,problems},config)}),{name}=publishSettings(given),
outFolder=makeOutFolder(host);await publishResult(stage,{report:{...result,name},given,api,comments,outFolder})}async function readMatchingRecordings({
host},glob){let paths=[...(await host.files.list(host.folder,compilePattern(glob))).keys()];return readRecordings(host,paths.
map(path=>join(host.folder,path)),userError("no-recording-matches",atInput("recordings"),{pattern:glob}))}await runAction(report);
