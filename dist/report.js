import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{applyTrustedConfig,checkBaseline,checkPair,checkPlans,checkSkips,convertApiErrors,markClaims,readHistory,readMatchingRecordings,
readServerTrees,readTrustedConfig,withHistoryStore}from"./chunks/chunk-ZFSIQJ6Z.js";import{analyseTable,formatMargin}from"./chunks/chunk-XYHS4VUS.js";
import{SLACK}from"./chunks/chunk-MJODC7CK.js";import{announceRun,causeOf,configFlag,docsOfAction,fetchOwnAuthor,logWarning,
makeOutFolder,parseInputs,publishResult,runOrErrorReport}from"./chunks/chunk-U2SD4KPZ.js";import{formatIssueLeft}from"./chunks/chunk-KUPIME3A.js";
import{renderCodeBlock,renderCodeSpan,renderLink,renderTableHead,renderTableRow}from"./chunks/chunk-53FFPDPZ.js";import"./chunks/chunk-WD63G2SU.js";
import"./chunks/chunk-D3SSFH2G.js";import"./chunks/chunk-FAXZX5QC.js";import{isPlainRef,payloadValueAt,runAction}from"./chunks/chunk-DBPMW54L.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import{ApiError}from"./chunks/chunk-FWP5PQYG.js";
import{HISTORY_LIMITS,analyseLegs,fetchHistoryRef,findLevels,formatChange,repeatsOf,shortenNames}from"./chunks/chunk-TJVXSQ4U.js";
import"./chunks/chunk-AZRTJBVI.js";import{MAX_SUBJECT_LENGTH,commitSettings,parseConfigFile,policyOf,publishSettings,withConfiguration}from"./chunks/chunk-THDOESCH.js";
import"./chunks/chunk-IKSPXGBE.js";import{formatCount,formatDiagnosticLine,groupLabelOf,shortenSha}from"./chunks/chunk-ET2FACDU.js";
import"./chunks/chunk-I2MRJ4UF.js";import{ownFileUrl}from"./chunks/chunk-VWDZQE77.js";import{ACTION_COMMIT_DEFAULTS}from"./chunks/chunk-K7U33ATV.js";
import{historyKeyOf}from"./chunks/chunk-KG3JJBVT.js";import{UserError,userError,userErrorOf}from"./chunks/chunk-4Q6QMYTI.js";
import{about,atCommit,atEvent,atInput,inRecording,makeWarning}from"./chunks/chunk-EORH2WXK.js";import"./chunks/chunk-E4HB5Y7J.js";var UNREPORTED_CONCLUSIONS=["cancelled","skipped","stale","action_required"];function parseWorkflowRun(trigger){let get=(...path)=>payloadValueAt(
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
location,{})};if(pullRequest.headSha===headSha)return{pullRequest,aside:null};let heads={head:shortenSha(pullRequest.headSha),
measured:shortenSha(headSha)};return{pullRequest,aside:makeWarning("pull-request-moved",location,heads)}}async function checkSearchedCommits(recording,api){let{bisection,commits,name,...rest}=recording,{base,head}=commits;if(bisection===
void 0||base.sha===null||head.sha===null)return recording;let known=await listCommitsBetween(api,base.sha,head.sha),stranger=bisection.
commits.find(({sha})=>known!==null&&!known.has(sha));if(known!==null&&stranger===void 0){let named=bisection.commits.map(
({sha})=>({sha,subject:known.get(sha).slice(0,MAX_SUBJECT_LENGTH)}));return{...recording,bisection:{...bisection,commits:named}}}
let warning=makeWarning("searched-commit-unknown",inRecording(name),{commit:stranger?.sha});return{...rest,name,commits,
problems:[...recording.problems,warning]}}async function listCommitsBetween(api,base,head){try{let commits=await api.listCommitsSince(
base,head);return commits&&new Map(commits.map(({commit,subject})=>[commit,subject]))}catch(error){if(error instanceof ApiError)
return null;throw error}}import{createHash}from"node:crypto";var MAX_STEPS=300,ID_LENGTH=12;function decideIssue({history,until,now},issue){if(issue!==null&&issue.until>until&&issue.
until<=now)return null;let{isOpen=!1,listed=[],dismissed=[]}=issue??{},present=isOpen?listed:[],ignored=[...dismissed,...isOpen?
[]:listed].slice(-MAX_STEPS),known=matchSteps(history,[...present,...ignored]),shown=history.confirmed.filter((_,index)=>known[index]===
null||known[index]<present.length).slice(0,MAX_STEPS),stillListed=known.filter(index=>index!==null&&index<present.length).
length;return shown.length===present.length&&stillListed===shown.length?null:{isOpen:shown.length>0,steps:shown,listed:shown.
map(toKnownStep),dismissed:ignored,until}}function matchSteps({confirmed,points},known){let indexOf=new Map(points.map(({
commit},index)=>[commit.slice(0,ID_LENGTH),index])),pairs=confirmed.flatMap((step,index)=>{let series=seriesIdOf(step);return known.
flatMap((one,other)=>{let[before,after]=[indexOf.get(one.before),indexOf.get(one.after)];if(one.series!==series||before===
void 0||after===void 0)return[];let distance=Math.max(0,before-step.range[1],step.range[0]-(after-1));return distance<=SLACK?
[{index,other,distance}]:[]})}),matches=new Map,taken=new Set;for(let{index,other}of pairs.toSorted((one,two)=>one.distance-
two.distance||one.other-two.other))matches.has(index)||taken.has(other)||(matches.set(index,other),taken.add(other));return confirmed.
map((_,index)=>matches.get(index)??null)}function toKnownStep(step){let{before,after}=step;return{series:seriesIdOf(step),
before:before.commit.slice(0,ID_LENGTH),after:after.commit.slice(0,ID_LENGTH)}}function seriesIdOf(key){return createHash(
"sha256").update(historyKeyOf(key)).digest("hex").slice(0,ID_LENGTH)}var MAX_ROWS=40,MAX_LENGTH=36e3;function renderHistoryIssue(steps,{repositoryUrl,docs}){let link=renderLink(`${docs}/his\
tory.md#the-issue`,"What this issue is")??ownFileUrl("docs/history.md#the-issue");if(steps.length===0)return{title:"Perf\
ormance: no result is worse",body:`No result of the history is worse any more, or the steps were refuted by later runs.

${link}.
`};let sorted=steps.toSorted((one,other)=>sizeOf(other)-sizeOf(one)),shown=sorted.slice(0,MAX_ROWS),labels=shortenNames(
shown.map(nameOf)),rows=fitRows(shown.map(step=>renderTableRow([renderCodeSpan(labels.get(nameOf(step))),...cellsOf(step,
repositoryUrl)]))),rest=sorted.length-rows.length,[{before,after}]=sorted,verb=steps.length===1?"is":"are",body=[`Each o\
f these steps was suspected in the history of this repository. Then the commits before and after it were measured again,\
 in alternating rounds on one runner, and that confirmed it.
`,renderTableHead(["benchmark","metric","change","commit","since","confirmed"],ALIGNMENTS)+rows.join(""),...rest>0?[`${formatCount(
rest,"more step")}: \`bench-referee history\` lists them.
`]:[],`This measures the first one on your machine, and finds its commit if there are several:
`,renderCodeBlock(`bench-referee bisect --base ${before.commit} --head ${after.commit}`),`The issue is updated when a st\
ep comes or goes, and closed when no result is worse any more. If you close it, these steps are not listed again, and on\
ly another one opens it. ${link}.
`].join(`
`);return{title:`Performance: ${formatCount(steps.length,"result")} ${verb} worse`,body}}function renderIssueCopy(kept){
return{title:"Performance: opened twice",body:`Two jobs opened an issue at the same time. #${kept} is kept.
`}}function fitRows(rows){let length=0,first=rows.findIndex(row=>(length+=row.length,length>MAX_LENGTH));return first<0?
rows:rows.slice(0,first)}var ALIGNMENTS=["left","left","right","left","left","left"];function sizeOf({confirmation}){return Math.
abs(confirmation.logRatio)}function nameOf(step){let label=groupLabelOf(step);return label===null?step.name:`${label} ${step.
name}`}function cellsOf(step,repositoryUrl){let{logRatio,standardError}=step.confirmation;return[renderCodeSpan(step.metric),
`${formatChange(Math.expm1(logRatio))} \xB1${formatMargin(standardError)}`,formatCommits(step,repositoryUrl),step.after.
at.slice(0,DAY),formatConfirmation(step,repositoryUrl)]}var DAY=10;function formatCommits({range:[first,last],before,after},repositoryUrl){
let[from,to]=[shortenSha(before.commit),shortenSha(after.commit)],url=path=>repositoryUrl===null?null:`${repositoryUrl}/${path}`,
range=`${from}...${to}`,compared=renderLink(url(`compare/${before.commit}...${after.commit}`),range)??range;if(last>first)
return`one of ${last-first+1} in ${compared}`;let commit=renderLink(url(`commit/${after.commit}`),to)??to,subject=after.
subject===void 0?"":` ${renderCodeSpan(after.subject)}`;return`${commit}${subject} (${compared})`}function formatConfirmation({
confirmation},repositoryUrl){let{at,workflowRun}=confirmation,day=at.slice(0,DAY);return workflowRun===null||repositoryUrl===
null?day:renderLink(`${repositoryUrl}/actions/runs/${workflowRun}`,`run of ${day}`)??day}var FIRST_LINE=/^<!-- bench-referee history: ref=(?<ref>\S+) until=(?<until>[\dTZ:.-]+) listed=(?<listed>[0-9a-f:,]*) dismissed=(?<dismissed>[0-9a-f:,]*) -->\r?(?:\n|$)/;
function renderIssueMarker({ref,until,listed,dismissed}){return`<!-- bench-referee history: ${[`ref=${encode(ref)}`,`unt\
il=${until}`,`listed=${join(listed)}`,`dismissed=${join(dismissed)}`].join(" ")} -->`}function parseIssueMarker(body,ref){
let found=FIRST_LINE.exec(body)?.groups;if(found===void 0||found.ref!==encode(ref))return null;let{until="",listed="",dismissed=""}=found;
return{ref,until,listed:split(listed),dismissed:split(dismissed)}}function join(steps){return steps.map(({series,before,
after})=>`${series}:${before}:${after}`).join(",")}function split(text){return text.split(",").flatMap(one=>{let[series,
before,after,...others]=one.split(":");return series&&before&&after&&others.length===0?[{series,before,after}]:[]})}function encode(ref){
return encodeURIComponent(ref).replaceAll("--","-%2D")}var MAX_LOOKS=4;async function publishIssue(api,update,log){try{return await reconcileIssues(api,update)}catch(error){if(!(error instanceof
ApiError))throw error;let data={failure:causeOfRefusal(error),answer:error.message};return logWarning(log,makeWarning("i\
ssue-refused",about("issue"),data)),null}}async function reconcileIssues(api,update){let author=await fetchOwnAuthor(api),
lost=null,created=null;for(let look=1;look<=MAX_LOOKS;look+=1){let listed=await listOwnIssues(api,{author:created?.author??
author,state:"open",ref:update.ref}),open=withIssue(listed,created);for(let{number}of open.slice(1))await closeCopy(api,
number,open[0].number);let found=open[0]??await findClosedIssue(api,{author,update}),wanted=update.decide(found===null?null:
{...found.memory,isOpen:found.isOpen});if(wanted===null)return found?.isOpen?found.url:null;let texts={title:wanted.title,
body:`${renderIssueMarker({...wanted,ref:update.ref})}
${wanted.body}`};if(found!==null)return(await api.updateIssue(found.number,{...texts,isOpen:wanted.isOpen})).url;try{created=
{...await api.createIssue(texts),memory:wanted},lost=null}catch(error){if(!(error instanceof ApiError)||error.failure!==
"unavailable")throw error;lost=error}}throw lost??new ApiError("unavailable",null,"the issue does not stay as it was wri\
tten")}async function listOwnIssues(api,{author,state,ref}){return(await api.listIssues({author,state})).filter(issue=>issue.
author.toLowerCase()===author.toLowerCase()&&issue.isOpen===(state==="open")).flatMap(issue=>{let memory=parseIssueMarker(
issue.body,ref);return memory===null?[]:[{...issue,memory}]}).sort((one,other)=>one.number-other.number)}function withIssue(issues,own){
return own===null||issues.some(({number})=>number===own.number)?[...issues]:[...issues,own].sort((one,other)=>one.number-
other.number)}async function findClosedIssue(api,{author,update:{ref,hasSteps}}){return hasSteps?(await listOwnIssues(api,
{author,state:"closed",ref})).reduce((newest,one)=>newest===null||one.memory.until>=newest.memory.until?one:newest,null):
null}async function closeCopy(api,number,kept){await api.updateIssue(number,{...renderIssueCopy(kept),isOpen:!1})}var GONE=410;
function causeOfRefusal(error){return error.status===GONE?"disabled":causeOf(error)}var PROPOSING_EVENTS=["pull_request","merge_group"];async function updateHistoryIssue({host,runner},{given,api}){let{trigger,
log,cancelled,clock}=host;if(cancelled.aborted)return;if(PROPOSING_EVENTS.includes(trigger.event))return log.info(formatIssueLeft(
trigger.event));let ref=given.ref??publishSettings(given).historyRef,table=await readOrWarn(host,{ref,token:runner.input(
"github-token")});if(table===null||table.runs.length===0)return;let history=analyseTable(table,{anchor:null}),until=table.
runs.reduce((newest,{at})=>at>newest?at:newest,""),{repository,serverUrl}=trigger,context={repositoryUrl:repository===null?
null:`${serverUrl}/${repository}`,docs:docsOfAction(host)},url=await publishIssue(api,{ref,hasSteps:history.confirmed.length>
0,decide(issue){let wanted=decideIssue({history,until,now:clock.time()},issue);return wanted&&{...wanted,...renderHistoryIssue(
wanted.steps,context)}}},log);url!==null&&runner.output("issue-url",url)}async function readOrWarn(host,{ref,token}){try{
return(await withHistoryStore(host,token,store=>readHistory(host,store,ref))).table.close()}catch(error){let known=userErrorOf(
error);if(known===null)throw error;let reason=known.diagnostics.map(formatDiagnosticLine).join(" ");return logWarning(host.
log,makeWarning("issue-history-unreadable",about("issue"),{reason})),null}}async function report({host,runner,connect}){let given=parseInputs(runner.input,"report"),api=connect(runner.input("gith\
ub-token")),{trigger,comments,refusal,problems:aside,isBegun}=await resolveReportTarget(host.trigger,api),stage={host:{...host,
trigger},runner,connect};if(isBegun)return comments?announceRun(stage,given):void 0;let result=await runOrErrorReport(stage,
{given,failure:"report-failed"},async()=>{if(refusal!==null)throw refusal;let recordings=await readMatchingRecordings(stage.
host,given.recordings);if(api===null)throw userError("token-missing",atInput("github-token"),{isRecord:!1},{failure:"per\
mission"});checkPlans(recordings);let claim={recordings,trigger,api};await checkPair(claim);let commits=commitSettings(given,
ACTION_COMMIT_DEFAULTS),{text,commit,...config}=await readTrustedConfig(claim,commits),file=text===null?null:parseConfigFile(
text,commits.config,commit);checkBaseline(recordings,file?.baseline??null);let{base,head}=recordings[0].commits,pair={base:base.
sha??"",head:head.sha??""},proved=await checkSkips(recordings,{readRules:()=>Promise.resolve({file,config:commits.config}),
readTrees:()=>readServerTrees(stage.host,runner.input("github-token"),pair)}),[first,...others]=await Promise.all(proved.
map(one=>checkSearchedCommits(one,api))),configured=applyTrustedConfig([first,...others],file),policy=policyOf(file,stage.
host.clock.today(),config.change),levels=await findTrustedLevels(stage,{api,given,budgets:policy.budgets,base:recordings[0].
commits.base.sha}),legs=markClaims(analyseLegs(configured.recordings,policy,levels)),repeats=repeatsOf(configured.recordings,
{file,commits:{...commits,configFrom:configFlag(config.source,recordings[0])},publish:publishSettings(given),legs:new Set(
recordings.map(({name:name2})=>name2)).size,isOwn:!1}),problems=[...aside,...configured.problems,...legs.problems];return withConfiguration(
{...legs,program:host.program,repeats,problems},config)}),{name}=publishSettings(given),outFolder=makeOutFolder(host);await publishResult(
stage,{report:{...result,name},given,api,comments,outFolder}),given.issue===!0&&api!==null&&await updateHistoryIssue(stage,
{given,api})}async function findTrustedLevels({host,runner},{api,given,budgets,base}){let inStore=ask=>withHistoryStore(
host,runner.input("github-token"),ask),source={isLocal:!1,readHistory:(ref,take)=>inStore(store=>fetchHistoryRef(host.git,
{store,ref,take},HISTORY_LIMITS)),listTags:()=>inStore(store=>store.listTags()),isInHistory:async(commit,tip)=>await convertApiErrors(
api.mergeBase(commit,tip))===commit,treeOf:commit=>convertApiErrors(api.treeOf(commit))};return findLevels(host.log,source,
{ref:publishSettings(given).historyRef,base,budgets})}await runAction(report);
