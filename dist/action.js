import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RUNNER_FILES,askGitHubForMergeBase,chooseConfig,decideByTrees,divideList,fetchTrees,findMergeBase,judgeCanary,measureStage,
openSeparateStore,readParents,readTrees,renderCanary,reportOnRun}from"./chunks/action-measuring.js";import{renderHtml}from"./chunks/action-compare-report-html-measuring.js";
import{SLACK,analyseTable,appendFiles,formatAnnotationLimit,formatFailedNotice,formatIssueLeft,formatKeptComment,formatMargin,
formatRecordedRun,formatSuspectLimit,formatUnknownFiles,formatUnprovedRun,listCommitsSince,listSuspectPairs,makePushingWriter,
renderHistoryHtml,toSuspectJson}from"./chunks/action-history-measuring.js";import"./chunks/action-compare-report-history-html-measuring.js";import{HISTORY_LIMITS,
analyseLegs,countBenchmarks,fetchHistoryRef,findLatestRelease,findLevels,formatConfigLine,listCommits,listFindings,listPlainLines,
makeHeadline,openHistory,renderCheckRun,renderCodeBlock,renderCodeSpan,renderComment,renderCulprits,renderInProgressNotice,
renderJobSummary,renderJson,renderLink,renderTableHead,renderTableRow,renderTerminal,repeatsOf,selectReleases,shortenNames}from"./chunks/action-compare-report-history-html-measuring-report.js";
import{BARE_PROGRAM,MAX_ROWS,MAX_RUN_BYTES,MAX_SUBJECT_LENGTH,addsGate,countCompletedRounds,isLeftOut,isNothingMeasured,
isPutAside,isTime,nameOfRun,pathOfRun,readRecordingPairs,readRecordings,renderRecording,renderStoredRun,storeRun,withConfiguration,
withEstimateHistory,withOverride}from"./chunks/action-compare-report-history-html-judge-recording-measuring-report.js";import{LATEST_RELEASE,findTrustedVersion,parseConfigFile}from"./chunks/action-compare-report-history-html-judge-recording-measuring-report-validate.js";
import{getProxyUrl}from"./chunks/action-github-client.js";import{ApiError}from"./chunks/action-github-client-history-measuring.js";import{PUBLISHED_PROGRAM,
canFilesDeceive,cancelOnSignals,commitSettings,createHash,findProgramsNow,formatChange,formatCount,formatDefect,formatDiagnosticLine,
formatMistakeCount,groupLabelOf,isSkip,killProcessesBelow,makeClock,makeFiles,makeGit,makeRun,makeServices,observe,policyOf,
publishSettings,randomUUID,readLoad,readMachine,readTrigger,renderDiagnostics,resolveAffinity,sanitiseForCommand,sanitiseForLog,
shortenSha}from"./chunks/action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import{VERSION,documentationUrl,ownFileUrl}from"./chunks/action-cli-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import"./chunks/action-compare-report-measuring-parse.js";
import{SAFE_OPEN,quoteUntrustedText,takeWithin}from"./chunks/action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import"./chunks/action-compare-report-formats-measuring-parse.js";import"./chunks/action-compare-report-formats-history-measuring-parse.js";
import"./chunks/action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";import{groupBy}from"./chunks/action-compare-report-formats-history-html-judge-recording-measuring-parse-report-validate.js";import{ACTION_COMMIT_DEFAULTS,DEFAULTS,
DEFAULT_HISTORY_REF,MEASURING_OPTIONS,OPTIONS,RECORDED_EVENTS,STATES,annotationLevelOf,canBeAccepted,checkTexts,compareTexts,
failsStep,findUnknownInputs,hasLikelyImprovement,historyKeyOf,listChangedSettings,minImprovement,omitNull,parseInputs,resolveCommands,
resolveValues,slowdown}from"./chunks/action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{nameMetric}from"./chunks/action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import"./chunks/action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";
import{UserError,about,atCommit,atEvent,atInput,atKey,compilePattern,inFile,inRecording,isError,joinErrors,makeError,makeWarning,
nullIfThrown,onSide,recoverFrom,relocate,selectForLog,throwErrors,userError,userErrorOf,withFailure}from"./chunks/action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";
import"./chunks/action-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{__commonJS,__require,__toESM}from"./chunks/action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";var require_node_http=__commonJS({"stand-in:node:http"(exports,module){module.exports=__require("node:http")}});function renderRebuildNotice(rows){let counted=formatCount(rows,"row");return{title:`in progress: rebuilding ${counted}`,
summary:`${counted} ${rows===1?"is":"are"} slower than allowed in one build. Both sides are built again with other memor\
y layouts before that is called a regression.`}}var CANCELLED_REBUILDS={title:"cancelled",summary:"The run was cancelled\
 while it built both sides again. Run the job again for a verdict."};var ANNOTATION_LEVELS=["failure","warning","notice"],MAX_ANNOTATIONS=200,MAX_FINDINGS_PER_LINE=10,MAX_UNITS=190,NAME_LIMIT=90;
function renderAnnotations(report2,failOn){let worst=annotationLevelOf(failOn,report2.accepted!==null),located=listFindings(
report2).flatMap(finding=>locate(finding,worst)),lines=groupBy(located,({place})=>JSON.stringify([place.file,place.line])),
rankOf=([first])=>ANNOTATION_LEVELS.indexOf(first.level),all=[...lines.values()].toSorted((left,right)=>rankOf(left)-rankOf(
right));return{shown:all.slice(0,MAX_ANNOTATIONS).map(annotationOf),leftOut:Math.max(0,all.length-MAX_ANNOTATIONS)}}function locate(finding,worst){
let{row,verdict}=finding,place="place"in row?row.place:null;if(place===null||verdict.level==="report")return[];let level=verdict.
level==="fail"?worst:"warning";return[{finding,place,level:verdict.outcome==="fail"?level:"notice"}]}function annotationOf(located){
let[{place,level}]=located,message=formatFindings(located.map(({finding})=>finding));return{file:place.file,line:place.line,
level,title:titleOf(located,level),message}}function formatFindings(findings){let shown=findings.slice(0,MAX_FINDINGS_PER_LINE).
map(finding=>listPlainLines(finding,finding.because).join(`
`)),more=findings.length-shown.length,rest=more===0?[]:[`${formatCount(more,"finding")} more on this line: see the table\
 of the check.`];return[...shown,...rest].join(`

`)}function titleOf(located,level){let worst=located.filter(one=>one.level===level).map(({finding})=>finding),{text:who,
isOne}=nameBenchmarks(worst),isAll=(kind,ofMetrics)=>worst.every(({verdict,metrics})=>verdict.kind===kind&&metrics!==null===
ofMetrics);return isAll("new",!1)?`${who} ${isOne?"is":"are"} new`:isAll("new",!0)?`${who} ${isOne?"has":"have"} new met\
rics`:isAll("removed",!0)?`${who} lost metrics`:`${who} ${level==="notice"?"may have broken":"broke"} ${isOne?"its budge\
t":"their budgets"}`}function nameBenchmarks(findings){let rows=findings.map(({row})=>row).filter(row=>"state"in row),label=findings.
find(finding=>finding.label!==null)?.label??null,count=countBenchmarks(rows);return count!==1||label===null?{text:formatCount(
count,"benchmark"),isOne:!1}:{text:quoteUntrustedText(label,label.length>MAX_UNITS?NAME_LIMIT:void 0),isOne:!0}}var MAX_FILES=10;
function listCulprits(report2){let culprits=new Map;for(let finding of listFindings(report2)){let{row,verdict}=finding;if(finding.
culprit===null||verdict.level==="report"||!("culprit"in row))continue;let{kind,commits}=row.culprit;if(!(kind!=="commit"&&
kind!=="several"))for(let commit of commits){let findings=culprits.get(commit.sha)?.findings??[];culprits.set(commit.sha,
{...commit,findings:[...findings,finding]})}}return[...culprits.values()]}function renderCulpritAnnotations(report2,filesOf){
return listCulprits(report2).flatMap(({sha,findings})=>{let title=`Commit ${shortenSha(sha)} made ${nameBenchmarks(findings).
text} worse`,message=formatFindings(findings);return(filesOf.get(sha)??[]).slice(0,MAX_FILES).map(({path,line})=>({file:path,
line,level:"notice",title,message}))})}function warnApiFailure(log,resource,error2,origin=null){let cause=causeOf(error2),failure=cause==="forbidden"&&resource!==
"label"?origin??cause:cause,location=resource==="label"?atKey("override-label"):about(resource);logWarning(log,makeWarning(
"github-refused",location,{resource,failure,answer:error2.message}))}function logWarning(log,warning2){log.warning(formatDiagnosticLine(
warning2))}function causeOf({failure,status,message}){return failure!=="forbidden"?failure:status===401?"token":/\blocked\b/i.
test(message)?"locked":"forbidden"}var COMMENT_LINE=/^<!-- bench-referee: name=(?<name>\S+) head=(?<head>[0-9a-f]*) run=(?<run>\d+)\.(?<attempt>\d+) -->\r?(?:\n|$)/;
function renderMarker({key,headSha,runId,runAttempt}){return`<!-- bench-referee: name=${encode(key)} head=${headSha} run\
=${runId}.${runAttempt} -->`}function parseMarker(body,key){let{name,head,run,attempt}=COMMENT_LINE.exec(body)?.groups??
{};return name!==encode(key)||head===void 0?null:{key,headSha:head,runId:Number(run),runAttempt:Number(attempt)}}var ISSUE_LINE=/^<!-- bench-referee history: ref=(?<ref>\S+) until=(?<until>[\dTZ:.-]+) listed=(?<listed>[0-9a-f:,]*) dismissed=(?<dismissed>[0-9a-f:,]*) -->\r?(?:\n|$)/;
function renderIssueMarker({ref,until,listed,dismissed}){return`<!-- bench-referee history: ${[`ref=${encode(ref)}`,`unt\
il=${until}`,`listed=${joinSteps(listed)}`,`dismissed=${joinSteps(dismissed)}`].join(" ")} -->`}function parseIssueMarker(body,ref){
let groups=ISSUE_LINE.exec(body)?.groups;if(groups===void 0||groups.ref!==encode(ref))return null;let{until="",listed="",
dismissed=""}=groups;return{ref,until,listed:splitSteps(listed),dismissed:splitSteps(dismissed)}}function joinSteps(steps){
return steps.map(({series,before,after})=>`${series}:${before}:${after}`).join(",")}function splitSteps(text){return text.
split(",").flatMap(step=>{let[series,before,after,...others]=step.split(":");return series&&before&&after&&others.length===
0?[{series,before,after}]:[]})}function encode(name){return encodeURIComponent(name.toWellFormed()).replaceAll("--","-%2\
D")}var WORKFLOW_BOT="github-actions[bot]";async function fetchOwnAuthor(api){return await api.viewer()??WORKFLOW_BOT}function findOwnComments(comments,key,author){
return comments.filter(comment=>comment.author.toLowerCase()===author.toLowerCase()).flatMap(({id,url,body})=>{let marker=parseMarker(
body,key);return marker===null?[]:[{...marker,id,url,text:body}]}).sort((a,b)=>a.id-b.id)}async function fetchOwnComments(api,{
pullRequest,key}){let author=await fetchOwnAuthor(api);return findOwnComments(await api.listComments(pullRequest),key,author)}
function pickNewest(candidates,currentHead){return candidates.reduce((newest,version)=>isOlder(version,newest,currentHead)?
newest:version)}function isSameRun(a,b){return a.runId===b.runId&&a.runAttempt===b.runAttempt}function isOlder(version,than,currentHead){
if(isSameRun(version,than))return!1;let isCurrent=version.headSha===currentHead;return isCurrent!==(than.headSha===currentHead)?
!isCurrent:version.runId!==than.runId?version.runId<than.runId:version.runAttempt<than.runAttempt}var MIN_DENIALS=2,OwnComments=class{#api;#gate;#author;#sent="";#denials=new Map;written=null;uncertainty=null;constructor(api,gate2,author){
this.#api=api,this.#gate=gate2,this.#author=author}hasText(comment,text){return comment.text===text?!0:this.#sent===text&&
this.written?.id===comment.id&&this.written.body===comment.text}async list(){let listed=await this.#api.listComments(this.#gate.
pullRequest),byId=new Map(listed.map(comment=>[comment.id,comment])),written=this.written;if(written!==null&&byId.get(written.
id)?.body!==written.body){let now=await this.#read(written.id);now!==null&&byId.set(now.id,now)}let present=[...byId.values()].
filter(({id})=>!this.#isGone(id));return findOwnComments(present,this.#gate.key,this.#author)}async create(text){try{let created=await this.#api.
createComment(this.#gate.pullRequest,text);this.#remember(created,text),this.uncertainty=null,this.#author=created.author}catch(error2){
if(!isOutcomeUnknown(error2))throw error2;this.uncertainty=error2}}async update(id,text){let updated=await this.#unlessGone(
id,()=>this.#api.updateComment(id,text));return updated!==null&&this.#remember(updated,text),updated!==null}async exists(id){
return await this.#read(id)!==null}async remove(id){await this.#unlessGone(id,async()=>(await this.#api.deleteComment(id),
!0))&&this.#forget(id)}async#read(id){for(;!this.#isGone(id);){let comment=await this.#unlessGone(id,()=>this.#api.readComment(
id));if(comment!==null)return comment}return null}#isGone(id){return(this.#denials.get(id)??0)>=MIN_DENIALS}async#unlessGone(id,act){
try{return await act()}catch(error2){if(!(error2 instanceof ApiError&&(error2.status===404||error2.status===410)))throw error2;
return this.#denials.set(id,(this.#denials.get(id)??0)+1),this.#isGone(id)&&this.#forget(id),null}}#remember(comment,sent){
this.written=comment,this.#sent=sent}#forget(id){this.#denials.set(id,MIN_DENIALS),this.written?.id===id&&(this.written=
null)}};function isOutcomeUnknown(error2){return!(error2 instanceof ApiError)||error2.failure!=="unavailable"?!1:error2.
status===null||error2.status>=500}var MAX_LOOKS=7;function publishComment(api,news,log){return reconcileComments(api,news,log).catch(makeWarner(log,news.origin))}
function findStickyComment(api,gate2,log){return fetchOwnComments(api,gate2).then(comments=>comments[0]?.url??null,makeWarner(
log,null))}function makeWarner(log,origin){return recoverFrom(ApiError,error2=>(warnApiFailure(log,"comment",error2,origin),
null))}async function reconcileComments(api,news,log){let own=new OwnComments(api,news,await fetchOwnAuthor(api));try{for(let look=1;look<=
MAX_LOOKS;look++){let remaining=await reconcileOnce(api,own,news);if(remaining!==null)return remaining.why!==null&&log.info(
formatKeptComment(news.key,remaining.why)),remaining.url}throw own.uncertainty??new ApiError("unavailable",null,"the com\
ment does not stay as it was written")}catch(error2){if(!(error2 instanceof ApiError)||own.written===null)throw error2;return logWarning(
log,makeWarning("comment-not-checked",about("comment"),{answer:error2.message})),own.written.url}}async function reconcileOnce(api,own,news){
let commentText=`${renderMarker(news)}
${news.body}`,[first,...others]=await own.list();if(first===void 0)return await own.create(commentText),null;let currentHead=await api.
pullRequestHead(news.pullRequest);if(await isLateRun(api,news.headSha,currentHead)){let created=others.find(other=>isSameRun(
other,news));return created===void 0?{url:first.url,why:explainKeptComment(news,first,currentHead)}:(await own.exists(first.
id)&&await own.remove(created.id),null)}let newest=pickNewest([first,...others,{...news,text:commentText}],currentHead),
isUpToDate=own.hasText(first,newest.text);if(isUpToDate&&others.length===0)return{url:first.url,why:explainKeptComment(news,
first,newest.headSha)};if(isUpToDate?await own.exists(first.id):await own.update(first.id,newest.text))for(let{id}of others)
await own.remove(id);return null}async function isLateRun(api,headSha,currentHead){return headSha===currentHead||headSha===
""?!1:await api.mergeBase(headSha,currentHead).catch(recoverFrom(ApiError,()=>null))!==currentHead}function explainKeptComment(news,kept,winningHead){
return isSameRun(kept,news)?null:winningHead===news.headSha?{kind:"later run",run:`${kept.runId}.${kept.runAttempt}`}:{kind:"\
newer commit",newer:winningHead,measured:news.headSha}}function publishInProgressNotice(api,notice,log){return markOutdated(
api,notice).catch(recoverFrom(ApiError,({message})=>log.info(formatFailedNotice(message))))}async function markOutdated(api,notice){
let ours=await fetchOwnComments(api,notice),[first]=ours;if(first===void 0)return;let{pullRequest,headSha,runUrl}=notice;
if(await api.pullRequestHead(pullRequest)!==headSha)return;let[earlier,mine]=[pickNewest(ours,headSha),{...notice,text:""}];
if(isSameRun(earlier,mine)||pickNewest([mine,earlier],headSha)===earlier)return;let text=earlier.text.slice(earlier.text.
indexOf(`
`)+1),body=renderInProgressNotice({headSha,runUrl,earlier:{headSha:earlier.headSha,body:text}});await api.updateComment(
first.id,`${renderMarker(notice)}
${body}`)}var CHANNELS=[{part:"report files",isLocal:!0,send:writeFiles},{part:"job summary",isLocal:!0,send:writeSummary},{part:"\
comment",isLocal:!1,send:sendComment},{part:"check run",isLocal:!1,send:sendCheckRun}];async function publishReport(publication,isEarly=!1){
let published={};for(let{part,isLocal,send}of CHANNELS)if(!(isEarly&&isLocal))try{published={...published,...await send(
publication)}}catch(error2){let reason=userErrorOf(error2)?.diagnostics.map(formatDiagnosticLine).join(" ")??String(error2);
logWarning(publication.host.log,makeWarning("not-published",about(part),{reason}))}return published}async function writeFiles({
host,report:report2,outFolder}){let folder=await outFolder(),{runUrl,repository,serverUrl}=host.trigger,repositoryUrl=repository===
null?null:`${serverUrl}/${repository}`,files=[["report-json","report.json",()=>renderJson(report2)],["report-markdown","\
report.md",()=>renderJobSummary(report2,{runUrl})],["report-html","report.html",()=>renderHtml(report2,repositoryUrl)]];
for(let[,name,render]of files)await host.files.write(`${folder}/${name}`,render());return Object.fromEntries(files.map(([
output,name])=>[output,`${folder}/${name}`]))}async function writeSummary({host,runner,report:report2}){return await runner?.
summary(renderJobSummary(report2,{runUrl:host.trigger.runUrl})),{}}async function sendComment({host,report:report2,settings,
api,...publication}){let{pullRequest,origin}=publication;if(api===null||pullRequest===null||settings.comment==="never")return{};
let sticky={pullRequest,key:settings.name};if(!isCommentNeeded(settings.comment,report2)&&!await findStickyComment(api,sticky,
host.log))return{};let{runId,runAttempt,runUrl}=host.trigger,headSha=report2.commits.head.sha??"",news={...sticky,headSha,
runId,runAttempt,body:renderComment(report2,{runUrl}),origin},url=await publishComment(api,news,host.log);return url===null?
{}:{"comment-url":url}}function isCommentNeeded(when,report2){let{conclusion,accepted,configChange,counts,rows,decisions}=report2,
isClaim=decisions.some(one=>one.isClaim);return isNothingMeasured(report2)&&!isClaim?!1:accepted!==null||when==="always"||
when==="on-change"&&addsGate(report2)?!0:when==="on-failure"?conclusion==="fail"||conclusion==="error":conclusion!=="pas\
s"||configChange!==null||isClaim||counts.unchanged<rows.length}async function sendCheckRun({host,report:report2,settings,
api,origin,startedCheck=null}){if(api===null||!settings.check||report2.commits.head.sha===null)return{};let{runUrl,runId,
runAttempt}=host.trigger,{shown,leftOut}=renderAnnotations(report2,settings.failOn);leftOut>0&&host.log.info(formatAnnotationLimit(
{shown:shown.length,leftOut}));let check={...renderCheckRun(report2,{runUrl,failOn:settings.failOn}),name:settings.name,
headSha:report2.commits.head.sha,externalId:`${settings.name}:${runId}.${runAttempt}`,annotations:[...shown,...renderCulpritAnnotations(
report2,await listCulpritFiles(api,report2,host.log))]},url=await publishCheckRun(api,check,host.log,{origin,startedCheck});
return url===null?{}:{"check-url":url}}var CHECK_TEXT_LIMIT=65535,ANNOTATIONS_AT_ONCE=50;async function publishCheckRun(api,check,log,{
origin=null,startedCheck=null}={}){for(let field of["summary","text"])if(check[field].length>CHECK_TEXT_LIMIT)throw new RangeError(
`check run: ${field} has ${check[field].length} characters; render it shorter`);let warn=recoverFrom(ApiError,error2=>(warnApiFailure(
log,"check run",error2,origin),null));return createCheckRun(api,check,{log,startedCheck}).catch(warn)}async function createCheckRun(api,check,{
log,startedCheck}){let send=sent2=>startedCheck?api.updateCheckRun(startedCheck,sent2):api.createCheckRun(sent2),[first=[],
...batches]=divideList(check.annotations,ANNOTATIONS_AT_ONCE),refusal=recoverFrom(ApiError,async error2=>{if(error2.failure!==
"invalid"||first.length===0)throw error2;let{url:url2}=await send({...check,annotations:[]});return logWarning(log,makeWarning(
"annotations-refused",about("check run"),{answer:error2.message})),{id:null,url:url2}}),{id,url}=await send({...check,annotations:first}).
catch(refusal);if(id===null)return url;let sent=first.length;for(let annotations of batches){try{await api.annotateCheckRun(
id,{...check,annotations})}catch(error2){if(!(error2 instanceof ApiError))throw error2;let data={sent,all:check.annotations.
length,answer:error2.message};logWarning(log,makeWarning("annotations-incomplete",about("check run"),data));break}sent+=
annotations.length}return url}async function publishRebuilds(api,{host,settings,headSha,rows}){let{runId,runAttempt}=host.
trigger,check={name:settings.name,headSha,externalId:`${settings.name}:${runId}.${runAttempt}`,conclusion:null,...renderRebuildNotice(
rows),text:"",annotations:[]},explain=recoverFrom(ApiError,({message})=>host.log.info(formatFailedNotice(message)));return(await api.
createCheckRun(check).catch(explain))?.id??null}async function cancelRebuilds(api,check,log){let cancelled={...CANCELLED_REBUILDS,
conclusion:"cancelled",text:"",annotations:[]},explain=recoverFrom(ApiError,({message})=>log.info(formatFailedNotice(message)));
await api.updateCheckRun(check,cancelled).catch(explain)}var MAX_COMMITS=5;async function listCulpritFiles(api,report2,log){
let files=new Map;for(let{sha}of listCulprits(report2).slice(0,MAX_COMMITS)){let changed=await api.listChangedFiles(sha).
catch(recoverFrom(ApiError,error2=>error2));if(changed instanceof ApiError){log.info(formatUnknownFiles(sha,changed.message));
break}files.set(sha,changed??[])}return files}var LOOKS=6,MIN_VALUES=4;function withBodyClaims(report2,claims,alpha){let times=report2.rows.filter(row=>isTime(row)&&!row.
isControl),bodyClaims=claims.map(claim=>{if(claim.improvement>=1)return{...claim,outcome:"impossible"};let rows=selectRows(
claim,times),outcomes=rows.map(row=>judgeRow(row,claim,alpha/(LOOKS*claims.length*rows.length)));return rows.length===0?
{...claim,outcome:"unmatched"}:report2.baseline!==null?{...claim,outcome:"undecided"}:{...claim,outcome:["missed","undec\
ided"].find(one=>outcomes.includes(one))??"proven"}});return{...report2,bodyClaims}}function selectRows({name},rows){let matches=compilePattern(
name),exact=rows.filter(row=>[row.name,row.shortName??row.name].some(matches));return exact.length>0?exact:rows.filter(row=>row.
name.toLowerCase().includes(name.toLowerCase()))}function judgeRow(row,{improvement},alpha){let terms={limit:improvement,
minDelta:0};if(row.answer?.isSame===!1)return"missed";if(Math.min(row.base?.n??0,row.head?.n??0)<MIN_VALUES&&!row.exact)
return"undecided";let outcome=minImprovement.judge(row,{...terms,alpha});if(outcome==="pass")return"proven";let isPossible=row.
base===null||row.head===null||hasLikelyImprovement(row,terms);return outcome==="fail"||!isPossible?"missed":"undecided"}var PRIVILEGED_EVENTS=["pull_request_target","workflow_run","issue_comment"];function refusePrivilegedEvent({event}){if(isPrivilegedEvent(
{event}))throw userError("privileged-event",atEvent(event),{})}function isPrivilegedEvent({event}){return PRIVILEGED_EVENTS.
includes(event)}function selectCommits(trigger,settings){let event=readEventCommits(trigger),head=selectHead(settings.head,
trigger,event),{base}=settings;if(base===LATEST_RELEASE)return{head,base:{kind:LATEST_RELEASE,how:base},mergeBase:!1,target:targetIfKnown(
event)};if(base!=="merge-base"&&base!=="target")return{head,base:selectRef(base,"base"),mergeBase:!1,target:targetIfKnown(
event)};if(settings.head==="merge")return{head,base:{kind:"first-parent",how:base},mergeBase:!1,target:null};let target=event.
target();if(target!==null)return{head,base:{...target,how:base},mergeBase:base==="merge-base",target:null};throw userError(
"event-without-base",atInput("base"),{event:trigger.event,base})}function selectTwice(trigger){let head=selectCurrent(trigger);
return{head,base:head,mergeBase:!1,target:null}}function targetIfKnown(event){try{return event.target()}catch(error2){if(error2 instanceof
UserError)return null;throw error2}}function selectRef(text,input){if(/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text))return{
kind:"sha",sha:text,how:text};if(!isPlainRef(text))throw userError("not-a-ref",atInput(input),{ref:text});return{kind:"r\
ef",ref:text,how:text,fallback:null}}function isPlainRef(text){return text!==""&&!/^[-/.]|[\s~^:?*[\\\x00-\x1f\x7f]|\.\.|@\{|\/\/|[/.]$|\.lock$|\/\./.
test(text)&&text!=="@"}function selectHead(setting,trigger,event){if(setting==="head")return event.head();if(setting!=="\
merge")return selectRef(setting,"head");let merge=event.merge();if(merge!==null)return merge;throw userError("event-with\
out-merge",atInput("head"),{event:trigger.event})}function readEventCommits(trigger){let merge=()=>null;switch(trigger.event){case"\
pull_request":return{head:()=>({...selectSha(trigger,"pull_request","head","sha"),how:"head"}),merge:()=>({...selectCurrent(
trigger),how:"merge"}),target:()=>selectBaseBranch(trigger)};case"merge_group":return{head:()=>({...selectSha(trigger,"m\
erge_group","head_sha"),how:"head"}),merge,target:()=>selectSha(trigger,"merge_group","base_sha")};case"push":if(payloadValueAt(
trigger.payload,"deleted")===!0)throw userError("branch-deleted",atEvent("push"),{});return{head:()=>selectCurrent(trigger),
merge,target:()=>selectBefore(trigger)};case"workflow_dispatch":case"schedule":return{head:()=>selectCurrent(trigger),merge,
target:()=>selectDefaultBranch(trigger)};default:throw userError("unsupported-event",about("event"),{event:trigger.event})}}
function selectBaseBranch(trigger){let tipThen=selectSha(trigger,"pull_request","base","sha"),ref=branchRef(payloadValueAt(
trigger.payload,"pull_request","base","ref"));return ref===null?tipThen:{kind:"ref",ref,how:"target",fallback:tipThen.sha}}
function selectBefore(trigger){let before=payloadValueAt(trigger.payload,"before");return typeof before!="string"||/^0+$/.
test(before)?selectDefaultBranch(trigger):selectSha(trigger,"before")}function selectCurrent(trigger){if(trigger.sha!==null)
return{kind:"sha",sha:trigger.sha,how:"head"};throw userError("run-without-sha",[{kind:"environment variable",name:"GITH\
UB_SHA"}],{})}function selectDefaultBranch({payload}){let ref=branchRef(payloadValueAt(payload,"repository","default_bra\
nch"));return ref===null?null:{kind:"ref",ref,how:"target",fallback:null}}function branchRef(branch){let ref=`refs/heads\
/${String(branch)}`;return typeof branch=="string"&&isPlainRef(ref)?ref:null}function selectSha(trigger,...path){let value=payloadValueAt(
trigger.payload,...path);if(typeof value=="string"&&/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value))return{kind:"sha",sha:value,
how:path.at(-1)??"sha"};let found=value===void 0?void 0:String(value);throw userError("event-without-sha",atEvent(trigger.
event),{path:path.join("."),found})}function payloadValueAt(value,...path){return path.reduce((inner,key)=>typeof inner==
"object"&&inner!==null?inner[key]:void 0,value)}var MAX_CLAIMS=5,MAX_LINE=200,CLAIM=/^[\s>*-]*perf:\s*(\S.*?)\s+[-\u2212](\d{1,4}(?:\.\d+)?)\s?%\s*$/i;function readBodyClaims({
payload}){let body=payloadValueAt(payload,"pull_request","body");return typeof body!="string"?[]:body.split(/\r?\n/).filter(
line=>line.length<=MAX_LINE).flatMap(line=>{let[,name,percent]=CLAIM.exec(line)??[];return name===void 0?[]:[{name,improvement:Number(
percent)/100}]}).slice(0,MAX_CLAIMS)}function withClaimsOf(report2,{policy:{alpha},publish:{claims}},{trigger,source}){let isOfBase=source?.how==="start"||source?.
how==="tip";return claims==="body"&&isOfBase?withBodyClaims(report2,readBodyClaims(trigger),alpha):report2}import{join}from"node:path";var NOTHING_KNOWN={placements:null,guidance:null,configSource:null,benchmarkFiles:null,shard:null,cost:null,decisions:[],
baseBrokeIn:null,measuredAgain:null,rebuilds:null,stoppedAfter:null,historyRun:null,baseline:null,proposedRenames:[],bodyClaims:[],
canary:null,legs:[]};function errorReport(name,problems,headSha){return{name,conclusion:"error",accepted:null,commits:{base:{
sha:null,how:"unknown"},head:{sha:headSha,how:"head"}},rounds:0,seed:"",commands:[],plan:null,program:BARE_PROGRAM,repeats:[],
rows:[],counts:Object.fromEntries(STATES.map(state=>[state,0])),geomeans:[],judgedGeomeans:[],tables:null,problems,configChange:null,
environment:null,...NOTHING_KNOWN}}var NO_OVERRIDE={override:null,problems:[]};function readOverride(request){return decideOverride(request).catch(recoverFrom(
ApiError,error2=>(warnApiFailure(request.log,"label",error2),NO_OVERRIDE)))}async function decideOverride(request){let{api,
event,settings}=request,{overrideLabel:label,overrideScope:scope}=settings;if(scope==="never")return NO_OVERRIDE;let now=await api.
pullRequest(event.number);if(!now.labels.some(name=>isSameName(name,label)))return NO_OVERRIDE;let events=await api.listLabelEvents(
event.number),set=events.findLast(one=>one.label!==null&&isSameName(one.label,label)),location=[{kind:"label",name:label}];
if(set?.kind!=="labeled"||set.by==="")return{override:null,problems:[makeWarning("label-of-unknown-author",location,{})]};
let invalid=scope==="commit"?await checkLabel(request,now,events,set,location):null;if(invalid!==null)return{override:null,
problems:[invalid]};let isAuthor=isSameName(set.by,now.author);return{override:{label,by:set.by,isAuthor,at:set.at,scope},
problems:[]}}async function checkLabel({api,event,settings},now,events,set,location){if(now.headSha!==event.headSha){let heads={
head:shortenSha(now.headSha),measured:shortenSha(event.headSha)};return makeWarning("label-of-other-head",location,heads)}
let{by,at}=set,reopened=events.findLast(({kind})=>kind==="reopened");if(reopened!==void 0&&!isLater(at,reopened.at))return makeWarning(
"label-before-reopening",location,{by,at});let{headRepository:fork,headBranch}=now,move=await(fork===null?null:api.lastMove(
fork,headBranch))?.catch(recoverFrom(ApiError,error2=>error2))??null;if(move!==null&&!(move instanceof ApiError)&&move.sha===
now.headSha)return isLater(at,move.at)?null:makeWarning("label-before-push",location,{by,at,pushedAt:move.at});if(event.
labelSet!==null&&isSameName(event.labelSet,settings.overrideLabel))return null;let isForbidden=move instanceof ApiError&&
move.failure==="forbidden";return makeWarning("label-of-unknown-head",location,{by,at,isForbidden})}function isSameName(a,b){
return a.toLowerCase()===b.toLowerCase()}function isLater(a,b){return Date.parse(a)>Date.parse(b)}var OUT_PREFIX="report-of-bench-referee-";function makeOutFolder({files}){let made;return async()=>(made??=files.temporaryFolder(
OUT_PREFIX,{isKept:!0}),made)}async function publishVerdict(runtime,result){let publication=await preparePublication(runtime,
result);runtime.host.log.info(renderTerminal(publication.report,{colour:!1})),await publishReport(publication,!0)}async function publishResult(runtime,result){
let{host,runner}=runtime,{settings,isVerdictPublished=!1}=result,publication=await preparePublication(runtime,result),{report:report2}=publication;
host.log.info(isVerdictPublished?renderCulprits(report2):renderTerminal(report2,{colour:!1}));let published=await publishReport(
{...publication,report:withEstimateHistory(report2)}),outputs={verdict:report2.conclusion,regressions:String(report2.counts.
regression),improvements:String(report2.counts.improvement),inconclusive:String(report2.counts.inconclusive),"base-sha":report2.
commits.base.sha??"","head-sha":report2.commits.head.sha??"",rounds:String(report2.rounds),...published};for(let problem of selectForLog(
report2.problems).shown)problem.severity==="error"?host.log.error(formatDiagnosticLine(problem),problem.excerpt):host.log.
warning(formatDiagnosticLine(problem));report2.configChange!==null&&host.log.warning(formatConfigLine(report2.configChange)),
failsStep(report2.conclusion,settings.failOn)&&runner.fail(makeHeadline(report2).text);for(let[name,value]of Object.entries(
outputs))runner.output(name,value)}async function preparePublication({host,runner},result){let{settings,api,comments,outFolder,
startedCheck=null}=result,event=comments?parsePullRequestEvent(host.trigger):null,judged=await applyOverride(host,result,
event),overrideLabel=api!==null&&event!==null&&settings.overrideScope!=="never"?settings.overrideLabel:null,report2={...judged,
guidance:{docs:docsOfAction(host),failOn:settings.failOn,overrideLabel}},[pullRequest,origin]=[event?.number??null,readOnlyOrigin(
host.trigger)],usedApi=host.cancelled.aborted?null:api;return{host,runner,report:report2,settings,api:usedApi,pullRequest,
origin,outFolder,startedCheck}}function docsOfAction({env,trigger}){let isOnGitHub=trigger.serverUrl==="https://github.c\
om",action={repository:env.GITHUB_ACTION_REPOSITORY,ref:env.GITHUB_ACTION_REF};return documentationUrl(VERSION,isOnGitHub?
action:{})}async function applyOverride(host,{report:report2,settings,api},event){if(!canBeAccepted(report2.conclusion,settings.
failOn)||api===null||event===null)return report2;let{override,problems}=await readOverride({api,log:host.log,event,settings}),
complete={...report2,problems:[...report2.problems,...problems]};return override===null?complete:withOverride(complete,override)}
function parsePullRequestEvent({payload}){let number=payloadValueAt(payload,"pull_request","number"),headSha=payloadValueAt(
payload,"pull_request","head","sha");if(typeof number!="number"||typeof headSha!="string")return null;let label=payloadValueAt(
payload,"action")==="labeled"?payloadValueAt(payload,"label","name"):null;return{number,headSha,labelSet:typeof label=="\
string"?label:null}}function readOnlyOrigin({event,payload}){if(event!=="pull_request")return null;let valueAt=(...keys)=>payloadValueAt(
payload,"pull_request",...keys);if(valueAt("user","login")==="dependabot[bot]")return"dependabot";let head=valueAt("head",
"repo","full_name"),base=valueAt("base","repo","full_name");return base!==void 0&&head!==base?"fork":null}function readInputs({host,runner},action){let unknown=findUnknownInputs(runner.input,action);return unknown!==null&&logWarning(
host.log,unknown),parseInputs(runner.input,action)}function configFlag(source,{commits}){return source===null||source.commit===
null||source.commit===commits.base.sha?"base":source.commit===commits.head.sha?"head":source.commit}async function publishNotice({
host,runner,connect},{name:key,comment}){let api=connect(runner.input("github-token")),event=parsePullRequestEvent(host.
trigger);if(api===null||event===null||comment==="never")return;let{runId,runAttempt,runUrl}=host.trigger,{number:pullRequest,
headSha}=event;await publishInProgressNotice(api,{key,pullRequest,headSha,runId,runAttempt,runUrl},host.log)}async function readMatching(host,read,pattern=OPTIONS.
recordings.preset){let paths=[...(await host.files.list(host.folder,compilePattern(pattern))).keys()],missing=userError(
"no-recording-matches",atInput("recordings"),{pattern}),absolute=paths.map(path=>join(host.folder,path));return read(host,
absolute,missing)}function throwTriggerError({error:error2}){if(error2!==void 0)throw error2}async function runOrErrorReport({
trigger},{name,failure},work){try{return throwTriggerError(trigger),await work()}catch(thrown){let error2=userErrorOf(thrown);
if(error2===null)throw thrown;let current=isPrivilegedEvent(trigger)?null:trigger.sha,headSha=payloadValueAt(trigger.payload,
"pull_request","head","sha")??current,problems=withFailure(error2,failure).diagnostics;return errorReport(name,problems,
typeof headSha=="string"?headSha:null)}}import{basename,dirname,join as join2}from"node:path";async function findCommits(store,pair,api){let problems=[],search={store,api,problems},head=await lookUp(search,pair.head,
"head"),{base,release=null,configCommits}=await findBase(search,pair,head);for(let sha of[base,head])await store.fetchMissingBlobs(
sha);return{base:omitNull({sha:base,how:release??pair.base.how,branch:readBranch(pair.base)}),head:{sha:head,how:pair.head.
how},configCommits,problems}}function readBranch(named){return named.kind==="ref"&&(named.how==="merge-base"||named.how===
"target")?named.ref.replace(/^refs\/heads\//,""):null}async function findBase(search,pair,head){let{store}=search,{base:named}=pair;
if(named.kind==="first-parent"){let base2=await ensureCommit(store,await firstParent(store,head),"base");return{base:base2,
configCommits:[base2]}}if(named.kind==="latest-release"){let isInHistory2=async({commit:commit2})=>await ensureMergeBase(
search,commit2,head)===commit2,{name,commit}=await findLatestRelease(await store.listTags(),{head,isInHistory:isInHistory2,
isLocal:!1});return{base:commit,release:name,configCommits:await configCommitsOf(search,pair,commit,head)}}if(pair.mergeBase){
let configCommits=await findBranchPoint(search,named,head);return{base:configCommits[0],configCommits}}let base=await lookUp(
search,named,"base");return{base,configCommits:await configCommitsOf(search,pair,base,head)}}async function findBranchPoint(search,named,head){
let{store}=search,tip=await lookUp(search,named,"base"),start=await findMergeBase(search,tip,head);if(start!==head||named.
kind!=="ref"||named.fallback===null)return[await ensureCommit(store,start,"base"),tip];search.problems.push(makeWarning(
"ref-contains-head",onSide("base"),{ref:named.ref}));let tipThen=await ensureCommit(store,named.fallback,"base");return[
await ensureCommit(store,await findMergeBase(search,tipThen,head),"base"),tipThen]}async function configCommitsOf(search,{
base:named,target},base,head){let branch=target??named;return branch.kind==="first-parent"||branch.kind==="latest-releas\
e"?[base]:findBranchPoint({...search,problems:[]},branch,head).catch(recoverFrom(UserError,()=>[base]))}function makeHistoryCheck(store,api){
return async(commit,tip)=>((store.isComplete&&await store.commitOf(commit)!==null?null:await askGitHubForMergeBase(api,commit,
tip))??await ensureMergeBase({store,api,problems:[]},commit,tip))===commit}function makeTreeSearch(store,api){return async commit=>{
let{exitCode,stdout}=await store.git("rev-parse","--verify","--quiet",`${commit}^{tree}`);return exitCode===0?stdout.trim():
await api?.treeOf(commit).catch(recoverFrom(ApiError,()=>null))??null}}async function ensureMergeBase(search,commit,head){
try{return await ensureCommit(search.store,commit,"base"),await findMergeBase(search,commit,head)}catch(error2){let isAboutAnotherHistory=({
code,data})=>code==="no-common-ancestor"||code==="commit-not-fetched"&&data.output===void 0;if(error2 instanceof UserError&&
error2.diagnostics.every(isAboutAnotherHistory))return null;throw error2}}async function lookUp(search,named,input){if(named.
kind==="sha")return ensureCommit(search.store,named.sha,input);let spellings=named.ref.startsWith("refs/")?[named.ref]:[
`refs/heads/${named.ref}`,`refs/tags/${named.ref}`],answer=await search.store.lookUpRefs(spellings);if(answer.kind==="fo\
und")return ensureCommit(search.store,answer.sha,input);if(answer.kind==="silent")return resolveFromCheckout(search,spellings,
input,answer.why);if(named.fallback===null){let isShortSha=/^[0-9a-f]{7,63}$/.test(named.ref);throw userError("unknown-r\
ef",atInput(input),{ref:named.ref,isShortSha})}return search.problems.push(makeWarning("ref-deleted",onSide(input),{ref:named.
ref})),ensureCommit(search.store,named.fallback,input)}async function resolveFromCheckout({store,problems},spellings,input,why){
for(let ref of spellings){let sha=await store.remoteTrackingSha(ref);if(sha!==null)return problems.push(makeWarning("ref\
-of-checkout",onSide(input),{ref,output:why})),sha}throw userError("ref-not-found",atInput(input),{ref:spellings[0]??"",
output:why})}async function ensureCommit(store,sha,input){let present=await store.commitOf(sha);if(present!==null)return present;
let why=await store.fetch(store.isComplete?null:"--depth=1",sha),fetched=await store.commitOf(sha);if(fetched!==null)return fetched;
throw userError("commit-not-fetched",onSide(input),{sha,output:why??void 0})}async function firstParent(store,merge){let[
first,...others]=await readParents(store,merge);if(first!==void 0&&others.length>0)return first;throw userError("not-a-m\
erge-commit",atInput("head"),{sha:merge})}async function measure(stage){let given=readInputs(stage,"measure");throwTriggerError(stage.host.trigger);let{recording}=await measureEventCommits(
stage,given,null);await writeRecording(stage,recording,makeOutFolder(stage.host));for(let problem of recording.problems.
filter(isError))stage.host.log.error(formatDiagnosticLine(problem));stage.runner.output("base-sha",recording.commits.base.
sha??""),stage.runner.output("head-sha",recording.commits.head.sha??""),stage.runner.output("rounds",String(countCompletedRounds(
recording)));let cutShort=makeError("recording-cut-short",about("measuring"),{});recording.schedule.ended==="cancelled"&&
stage.runner.fail(formatDiagnosticLine(cutShort))}var FOLDER_STATE="folder",FOLDER_PREFIX="bench-referee-";async function measureEventCommits({
host,runner},given,api,judging=null){refusePrivilegedEvent(host.trigger);let root=await host.files.temporaryFolder(FOLDER_PREFIX),
{repository,serverUrl}=host.trigger,commits=commitSettings(given,ACTION_COMMIT_DEFAULTS),token=runner.input("github-toke\
n")||null,isCanary=judging?.slowdown!==void 0,remote=repository===null?null:{url:`${serverUrl}/${repository}`,token,serverUrl};
try{return runner.remember(FOLDER_STATE,root),await measureStage(host,{given,commits,root,remote,isWorkflow:!0,...judging,
find:store=>findCommits(store,isCanary?selectTwice(host.trigger):selectCommits(host.trigger,commits),api),findLevels:isCanary?
null:judging&&makeLevelFinder(host,api,remote,join2(root,"history"))})}finally{await host.files.remove(root)}}function makeLevelFinder(host,api,remote,folder){
return({store,base,settings:{policy,publish}})=>{let source={isLocal:!1,async readHistory(ref,take){if(remote===null)return null;
let historyStore=await openSeparateStore(host,folder,remote);return fetchHistoryRef(host.git,{store:historyStore,ref,take},
HISTORY_LIMITS)},listTags:()=>store.listTags(),isInHistory:makeHistoryCheck(store,api),treeOf:makeTreeSearch(store,api)};
return findLevels(host.log,source,{ref:publish.historyRef,base,budgets:policy.budgets})}}async function writeRecording(stage,recording,outFolder){
let name=`recording-${recording.name.replaceAll(/[^\w.-]+/g,"-")}.json`,path=join2(await outFolder(),name);await stage.host.
files.write(path,renderRecording(recording)),stage.host.log.info(`recording ${path}`),stage.runner.output("recording",path)}
async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}function readCanaryInput({event,payload}){let text=event==="workflow_dispatch"?payloadValueAt(payload,"inputs","canary"):
void 0;if(typeof text!="string"||text.trim()==="")return null;let errors=[],asked={name:"canary",schema:slowdown,text,location:atInput(
"canary")},[entry]=checkTexts([asked],errors);return throwErrors(errors),entry[1]}async function runCanary(context,given,slowdown2){
let{host,runner}=context;throwTriggerError(host.trigger);let measured=await measureEventCommits(context,given,null,{slowdown:slowdown2}),
report2={...reportOnRun(measured,host.program),repeats:[]},lines=renderCanary(report2,judgeCanary(report2,slowdown2));host.
log.info(`${renderTerminal(report2,{colour:!1})}
${lines.join(`
`)}`);let fence="```",summary2=["# Canary: not a verdict","",`${fence}text`,...lines,fence,""].join(`
`);await runner.summary(`${summary2}
${renderJobSummary(report2,{runUrl:host.trigger.runUrl})}`),failsStep(report2.conclusion,"regression")&&runner.fail(lines[0])}async function gate(context){let{host,runner,connect}=context,given=readInputs(context,"gate"),slowdown2=readCanaryInput(
context.host.trigger);if(slowdown2!==null)return runCanary(context,given,slowdown2);let settings=publishSettings(given),
api=connect(runner.input("github-token")),notice=publishNotice(context,settings),target={api,comments:!0,outFolder:makeOutFolder(
host)},makeReport=measured=>withClaimsOf(reportOnRun(measured,host.program,configFlag(measured.config.source,measured.recording)),
measured.settings,{trigger:host.trigger,source:measured.config.source}),isVerdictPublished=!1,check={started:null},report2=await runOrErrorReport(
host,{name:settings.name,failure:"not-measured"},async()=>{let measured=await measureEventCommits(context,given,api,{takeSettings:({
publish})=>{settings=publish},publishVerdict:async verdict=>{await notice;let result={report:makeReport(verdict),settings,
...target,startedCheck:check.started};await publishVerdict(context,result),check.started=null},announceRebuilds:async(rows,headSha)=>{
api!==null&&settings.check&&(check.started=await publishRebuilds(api,{host,settings,headSha,rows}))}});return await writeRecording(
context,measured.recording,target.outFolder),{isVerdictPublished}=measured,makeReport(measured)});await notice;let{started}=check,
late=host.cancelled.aborted?connect(runner.input("github-token"),"late"):null;late!==null&&started!==null&&await cancelRebuilds(
late,started,host.log),await publishResult(context,{report:report2,settings,...target,isVerdictPublished,startedCheck:started})}import{join as join3}from"node:path";var REFUSED={failure:"recording-refused"};async function checkPair({recordings,trigger,api}){let[{name,commits}]=recordings,
[base,head]=[commits.base.sha,commits.head.sha];if(![payloadValueAt(trigger.payload,"pull_request","head","sha"),trigger.
sha].includes(head))throw userError("recording-of-other-head",inRecording(name),{found:head??void 0},REFUSED);let isBaseMeasured=recordings.
some(({series})=>series.some(one=>one.base.values.length>0));if(!(base===null&&!isBaseMeasured)){if(base!==null){let{sha:tip}=await findTrustedTip(
trigger,api);if(base===tip||await convertApiErrors(api.mergeBase(base,tip))===base)return}throw userError("recording-of-\
other-base",inRecording(name),{found:base??void 0},REFUSED)}}function checkBaseline(recordings,path){for(let{name,baseline}of recordings)
if(!(baseline===void 0||baseline.path===path))throw userError("recording-of-other-baseline",inRecording(name),{path:baseline.
path},REFUSED)}async function checkSearchedCommits(recording,api){let{bisection,...rest}=recording,{base,head}=recording.
commits;if(bisection===void 0||base.sha===null||head.sha===null)return recording;let listed=await api.listCommitsSince(base.
sha,head.sha).catch(recoverFrom(ApiError,()=>null)),subjects=listed&&new Map(listed.map(({commit,subject})=>[commit,subject])),
stranger=subjects&&bisection.commits.find(({sha})=>!subjects.has(sha));if(subjects===null||stranger!==void 0){let data={
commit:stranger?.sha},warning2=makeWarning("searched-commit-unknown",inRecording(recording.name),data);return{...rest,problems:[
...recording.problems,warning2]}}let commits=bisection.commits.map(({sha})=>({sha,subject:subjects.get(sha).slice(0,MAX_SUBJECT_LENGTH)}));
return{...recording,bisection:{...bisection,commits}}}async function readTrustedConfig({recordings,trigger,api},{config:path,
configGiven}){let head=recordings[0].commits.head.sha,commits=await findConfigCommits(trigger,api,head),trusted=await findTrustedVersion(
path,commits,commit=>readFile(api,path,commit));if(trusted!==null){let{text:text2,commit,how}=trusted,withoutHead={text:text2,
commit,source:{path,commit,how},problems:[],change:null};if(head===null)return withoutHead;let ofHead=await api.readFile(
path,head).catch(recoverFrom(ApiError,error2=>error2));if(!(ofHead instanceof ApiError))return chooseConfig(path,trusted,
head,ofHead);let answer={answer:ofHead.message};return{...withoutHead,problems:[makeWarning("config-change-unreadable",inFile(
path),answer)]}}let text=head===null?null:await readFile(api,path,head);if(text!==null){let problems=[makeWarning("confi\
g-only-on-head",inFile(path),{})];return{text,commit:null,source:{path,commit:head,how:"head"},problems,change:null}}if(!configGiven)
return{text,commit:null,source:null,problems:[],change:null};throw userError("config-missing",atInput("config"),{path,from:"\
base"},{failure:"configuration"})}async function findConfigCommits(trigger,api,head){let{sha,fallback}=await findTrustedTip(
trigger,api);if(head===null)return[sha];let start=await convertApiErrors(api.mergeBase(sha,head));if(start===null)return[
sha];if(start!==head||fallback===null)return[start,sha];let startThen=await convertApiErrors(api.mergeBase(fallback,head));
return startThen===null?[fallback]:[startThen,fallback]}async function findTrustedTip(trigger,api){let{base}=selectCommits(
trigger,{base:"target",head:"head"});if(base.kind==="sha")return{sha:base.sha,fallback:null};if(base.kind==="ref"){let{ref,
fallback}=base,sha=await convertApiErrors(api.resolve(ref))??fallback;if(sha)return{sha,fallback}}throw userError("targe\
t-branch-not-found",atEvent(trigger.event),{})}async function readFile(api,path,sha){let first=await convertApiErrors(api.
readFile(path,sha));if(first!==null)return first;if(await convertApiErrors(api.resolve(sha))!==null)return convertApiErrors(
api.readFile(path,sha));throw userError("commit-hidden",inFile(path),{sha},{failure:"permission"})}function convertApiErrors(answer){
return answer.catch(recoverFrom(ApiError,({failure,message})=>{throw failure==="foreign"?userError("api-incomplete",about(
"GitHub API"),{answer:message}):userError("repository-unreadable",atInput("github-token"),{answer:message},{failure:"per\
mission"})}))}function checkPlans(recordings){let names=new Map;for(let recording of recordings){let{name}=recording;checkEnding(recording);
let key=fingerprintOf(recording),other=names.get(key);if(other!==void 0&&recording.invocations.length>0)throw userError(
"recording-given-twice",inRecording(name),{other},REFUSED);names.set(key,name)}}function checkEnding({name,schedule,invocations,
problems}){let{ended,rounds}=schedule;if(ended==="complete"&&invocations.every(one=>one.round<rounds.max||isPutAside(one)))
throw userError("recording-without-rounds",inRecording(name),{rounds:rounds.max},REFUSED);let hasFailure=invocations.some(
({outcome})=>outcome==="failed")||problems.some(({severity})=>severity==="error");if(ended==="failed"&&!hasFailure)throw userError(
"recording-without-failure",inRecording(name),{},REFUSED)}function fingerprintOf({invocations,series}){return createHash(
"sha256").update(JSON.stringify([invocations,series])).digest("hex")}function applyTrustedConfig([first,...others],file){
let unit=file?.unit??DEFAULTS.unit,configure=recording=>({...recording,schedule:{...recording.schedule,unit}}),problems=[];
for(let{name,schedule}of[first,...others]){if(schedule.unit!==unit){let units={recorded:schedule.unit,configured:unit};problems.
push(makeWarning("recorded-unit-differs",[...inRecording(name),...atKey("unit")],units))}let recorded=schedule.rounds,setting=file?.
rounds??null,configured=setting??DEFAULTS.rounds;if(setting===null&&recorded.max<=configured.max||recorded.min===configured.
min&&recorded.max===configured.max)continue;let rounds={recorded:formatRoundRange(recorded),configured:formatRoundRange(
configured)};problems.push(makeWarning("recorded-rounds-differ",[...inRecording(name),...atKey("rounds")],rounds))}return{
recordings:[configure(first),...others.map(configure)],problems}}function formatRoundRange({min,max}){return min===max?String(
max):`${min}..${max}`}async function checkSkips(recordings,source){let claim=recordings.find(({decisions=[]})=>decisions.
some(isSkip));if(claim===void 0)return recordings;let rules=await source.readRules(),trees=await source.readTrees();if(typeof trees==
"string")throw userError("skip-not-proved",inRecording(claim.name),{output:trees},{failure:"permission"});let[first,...others]=recordings;
return[proveSkips(first,rules,trees),...others.map(one=>proveSkips(one,rules,trees))]}function proveSkips(recording,rules,trees){
let{decisions=[],name}=recording;if(!decisions.some(isSkip))return recording;let refuse=(rule,contrary)=>{let data={rule,
found:contrary?.reason,examples:contrary?.examples};return userError("recording-with-false-skip",inRecording(name),data,
REFUSED)},{claimed,trusted,trustedIndexes}=resolveRules(recording,rules),[byClaim,byTrust]=[decideByTrees(trees,claimed),
decideByTrees(trees,trusted)],decideByTrust=index=>byTrust.filter(one=>one.command===index),proved=decisions.map(decision=>{
let{command,reason}=decision;if(!isSkip(decision))return decision;let commandRules=claimed.commands[command],isMeasured=recording.
invocations.some(one=>one.command===command);if(commandRules===void 0||isMeasured||recording.baseline!==void 0)throw refuse(
reason);if((reason==="paths"?commandRules.paths:commandRules.dependsOn).length===0&&reason!=="same-tree")throw userError(
"recording-without-rule",inRecording(name),{rule:reason},REFUSED);let made=byClaim.filter(one=>one.command===command),contrary=[
...made,...decideByTrust(trustedIndexes[command])].find(one=>!isSkip(one)&&(reason!=="depends-on"||canFilesDeceive(one))),
skip=made.find(isSkip);if(contrary!==void 0||skip===void 0&&reason!=="depends-on")throw refuse(reason,contrary);return skip??
decision});if(isLeftOut({...recording,decisions:proved}))for(let index of trusted.commands.keys()){let made=decideByTrust(
index);if(!trustedIndexes.includes(index)&&!made.some(isSkip))throw refuse(proved[0].reason,made[0])}return{...recording,
decisions:proved}}function resolveRules({schedule},{file,config}){let values=resolveValues(MEASURING_OPTIONS,file),written=values.
run??[],trusted=resolveCommands(written,values),trustedIndexes=schedule.commands.map(one=>written.findIndex(other=>listChangedSettings(
one,other).length===0)),{workingDirectory}=schedule,claimed=resolveCommands(schedule.commands,{...values,workingDirectory}).
map((one,index)=>{let{paths,dependsOn}=trusted[trustedIndexes[index]]??values;return{...one,paths,dependsOn}}),makeRules=(commands,script,folder)=>({
config,benchmarkFiles:values.benchmarkFiles,commands,setup:script===null?null:{script,workingDirectory:folder}});return{
claimed:makeRules(claimed,schedule.setup,workingDirectory),trusted:makeRules(trusted,values.setup,values.workingDirectory),
trustedIndexes}}function markClaims(report2){let mark=one=>one.reason==="depends-on"?{...one,isClaim:!0}:one;return{...report2,
decisions:report2.decisions.map(mark)}}async function findRecordedCommits({name,commits:{base,head}},{trigger,api}){let{event,sha:tip}=findRecordedEvent(trigger),
isOfEvent=async sha=>event==="merge_group"?sha===tip:isInHistory(sha,{tip,api});if(head.sha===null||!await isOfEvent(head.
sha))throw userError("recording-of-other-head",inRecording(name),{found:head.sha??void 0},REFUSED);let commits=base.sha===
null?null:await convertApiErrors(api.listCommitsSince(base.sha,head.sha)),[from,to]=[base.sha,head.sha].map(sha=>commits?.
find(({commit})=>commit===sha));if(from===void 0||to===void 0)throw userError("recording-of-other-base",inRecording(name),
{found:base.sha??void 0},REFUSED);return{from:toMeasuredTree(from),to:toMeasuredTree(to)}}async function selectPairsOfEvent(pairs,{
trigger,api,limit}){let{sha:tip}=findRecordedEvent(trigger),selected=[];for(let pair of pairs){if(selected.length===limit)
break;await isInHistory(pair.after,{tip,api})&&selected.push(pair)}return selected}async function isInHistory(sha,{tip,api}){
return sha===tip||await convertApiErrors(api.listCommitsSince(sha,tip))!==null}var MAX_SUBJECT=200;function toMeasuredTree({
commit,tree,subject,committedAt}){let time=Date.parse(committedAt??"");return omitNull({tree,commit,subject:subject.toWellFormed().
slice(0,MAX_SUBJECT).toWellFormed(),committedAt:Number.isNaN(time)?null:new Date(time).toISOString()})}function findRecordedEvent(trigger){
let isSecond=trigger.event==="workflow_run",get=(...path)=>payloadValueAt(trigger.payload,"workflow_run",...path),event=isSecond?
String(get("event")):trigger.event,isOwn=!isSecond||get("head_repository","full_name")===trigger.repository;if(!RECORDED_EVENTS.
includes(event)||!isOwn)throw userError("event-not-recorded",atEvent(trigger.event),{event,events:RECORDED_EVENTS});let{
sha}=isSecond?selectSha(trigger,"workflow_run","head_sha"):selectCurrent(trigger);return{event,sha}}async function withHistoryStore(host,token,work){let{repository,serverUrl}=host.trigger,remote=repository===null?null:{url:`${serverUrl}\
/${repository}`,token,serverUrl},folder=await host.files.temporaryFolder("history-of-bench-referee-");try{return await work(
await openSeparateStore(host,folder,remote))}finally{await host.files.remove(folder)}}function readServerTrees(host,token,pair){
return withHistoryStore(host,token,async store=>await fetchTrees(store,pair)??readTrees(store,pair,{needsFiles:!0,workflow:host.
trigger.workflow}))}function connectServer(host,{api,token,store}){let byGit=makePushingWriter(host.git,store),writer=api;
return{readFile:askOnce(api.readFile),listCommitsSince:askOnce((base,head)=>unlessForeign(()=>api.listCommitsSince(base,
head),()=>withHistoryStore(host,token,own=>listCommitsSince(own,base,head)))),readRef:ref=>unlessForeign(()=>writer.readRef(
ref),()=>(host.log.info("this server has no API for refs; git is used"),writer=byGit,writer.readRef(ref))),createTree:tree=>writer.
createTree(tree),createCommit:commit=>writer.createCommit(commit),moveRef:(ref,move)=>writer.moveRef(ref,move)}}function askOnce(ask){
let answers=new Map;return(first,second)=>{let key=`${first} ${second}`,answer=answers.get(key)??ask(first,second);return answers.
set(key,answer),answer}}async function unlessForeign(ask,otherwise){try{return await ask()}catch(error2){if(error2 instanceof
ApiError&&error2.failure==="foreign")return otherwise();throw error2}}async function readHistory(host,store,ref){let reader=openHistory(),
found=await fetchHistoryRef(host.git,{store,ref,take:reader.take},HISTORY_LIMITS),content=reader.close(found),{foreignFiles}=content;
if(foreignFiles>0)throw userError("history-foreign-ref",atInput("ref"),{ref,files:foreignFiles});for(let warning2 of content.
warnings)host.log.warning(formatDiagnosticLine(warning2));return content}var MAX_SUSPECTS=100;async function record({host,runner,connect}){throwTriggerError(host.trigger),findRecordedEvent(host.
trigger);let given=readInputs({host,runner},"record"),ref=given.ref??DEFAULT_HISTORY_REF,token=runner.input("github-toke\
n"),api=connect(token);if(api===null)throw userError("token-missing",atInput("github-token"),{isRecord:!0},{failure:"per\
mission"});let pairs=await readMatching(host,readRecordingPairs,given.recordings);await withHistoryStore(host,token,async store=>{
let server=connectServer(host,{api,token,store}),{runs,refusal}=await makeRuns(host,pairs,{api:server,token});if(await recordRuns(
{host,runner},runs,{server,store,ref}),refusal!==null)throw refusal})}async function recordRuns({host,runner},runs,{server,
store,ref}){let files=runs.map(({run,digest,name})=>{let text=renderStoredRun(run);return checkSize(run,text,name),{run,
path:pathOfRun(run,digest),text}}),stored=await readHistory(host,store,ref),fresh=files.filter(({run:{from,to},path})=>from.
commit!==to.commit&&!stored.names.has(nameOfRun(path)));if(fresh.length>0){let subjects=fresh.map(({run:{from,to}})=>`${shortenSha(
from.commit)}..${shortenSha(to.commit)}`);await appendFiles(host,server,{ref,files:fresh,message:subjects.join(" ")})}for(let file of files){
let isOneCommit=file.run.from.commit===file.run.to.commit,state=fresh.includes(file)?"recorded":isOneCommit?"one commit":
"known";host.log.info(formatRecordedRun(state,{path:state==="known"?nameOfRun(file.path):file.path,ref}))}runner.output(
"recorded",String(fresh.length>0));for(let{run}of fresh)stored.table.add(run);let table=stored.table.close(),releases=selectReleases(
await listTags(host,store),listCommits(table)),history=analyseTable(table,{anchor:releases.at(-1)?.commit??null}),suspects=chooseSuspects(
host,history);runner.output("suspects",JSON.stringify(suspects.map(toSuspectJson)));let wanted={trigger:host.trigger,api:server,
limit:MAX_PAIRS};runner.output("pairs",JSON.stringify(await selectPairsOfEvent(listSuspectPairs(suspects),wanted))),runner.
output("page",await writePage(host,history,{imported:stored.imported,releases}))}function chooseSuspects({log},{suspects}){
if(suspects.length<=MAX_SUSPECTS)return suspects;log.info(formatSuspectLimit({shown:MAX_SUSPECTS,all:suspects.length}));
let clearest=new Set(suspects.toSorted((one,other)=>one.p-other.p).slice(0,MAX_SUSPECTS));return suspects.filter(suspect=>clearest.
has(suspect))}async function makeRuns(host,pairs,server){let runs=[],refusal=null;for(let recordings of pairs)try{let run=await makeRun2(
host,recordings,server);run===null?host.log.info(formatUnprovedRun(recordings[0].commits)):runs.push(run)}catch(error2){
if(!(error2 instanceof UserError))throw error2;refusal=refusal===null?error2:joinErrors(refusal,error2)}if(runs.length===
0&&refusal!==null)throw refusal;return{runs,refusal}}var MAX_PAIRS=5,CONFIG=OPTIONS.config.preset;async function makeRun2(host,given,{
api,token}){let[first]=given,{trigger}=host;checkPlans(given);for(let{name,baseline}of given)if(baseline!==void 0)throw userError(
"history-of-baseline",inRecording(name),{path:baseline.path});let commits=await findRecordedCommits(first,{trigger,api}),
[base,head]=[commits.from.commit,commits.to.commit],recordings=await checkSkips(given,{async readRules(){let text=await convertApiErrors(
api.readFile(CONFIG,base));return{config:CONFIG,file:text===null?null:parseConfigFile(text,CONFIG,base)}},readTrees:()=>readServerTrees(
host,token,{base,head})}),withInvocations=recordings.map(one=>({...one,schedule:{...one.schedule,unit:"invocation"}})),policy={
...policyOf(null,host.clock.today()),budgets:[]},report2=analyseLegs(withInvocations,policy),run=storeRun(report2,{...commits,
at:host.clock.time(),workflowRun:trigger.runId||null});if(run.rows.length===0&&!recordings.every(isLeftOut))throw userError(
"history-without-results",inRecording(first.name),{});let hasClaim=recordings.some(({decisions=[]})=>decisions.some(({reason})=>reason===
"depends-on"));if(run.rows.length===0&&hasClaim)return null;if(report2.conclusion==="error")throw userError("history-of-\
failed-run",inRecording(first.name),{});let identity=JSON.stringify([base,head,recordings.map(fingerprintOf).sort()]);return{
run,digest:createHash("sha256").update(identity).digest("hex"),name:first.name}}function listTags({log},store){let giveUp=recoverFrom(
UserError,({diagnostics})=>{for(let diagnostic of diagnostics)log.info(formatDiagnosticLine(diagnostic));return[]});return store.
listTags().catch(giveUp)}function checkSize({rows},text,name){let bytes=Buffer.byteLength(text);if(rows.length<=MAX_ROWS&&
bytes<=MAX_RUN_BYTES)return;let sizes={results:rows.length,limit:MAX_ROWS,bytes,byteLimit:MAX_RUN_BYTES};throw userError(
"history-run-too-large",inRecording(name),sizes)}async function writePage(host,history,{imported,releases}){let{repository,
serverUrl}=host.trigger,own=repository===null?null:{name:repository,url:`${serverUrl}/${repository}`},path=join3(await makeOutFolder(
host)(),"history.html"),anchorName=releases.at(-1)?.name??null;return await host.files.write(path,renderHistoryHtml(history,
{anchorName,repository:own,releases,imported})),path}var WORKFLOW_RUN=atEvent("workflow_run");async function resolveReportTarget(trigger,api){return{...await resolveTarget(trigger,
api),isBegun:isInProgress(trigger)}}async function resolveTarget(trigger,api){let unchanged={trigger,comments:!0,problems:[],
refusal:null};if(trigger.event!=="workflow_run")return unchanged;let nowhere={trigger:toPullRequestTrigger(trigger,null,
null),comments:!1};if(api===null)return{...unchanged,...nowhere};let measuring;try{measuring=parseWorkflowRun(trigger),await refuseUnknownWorkflow(
trigger,api,measuring)}catch(error2){return toRefusedTarget(nowhere,error2)}try{let{pullRequest,aside}=await findPullRequest(
api,measuring),target={trigger:toPullRequestTrigger(trigger,measuring,pullRequest),comments:aside===null},{conclusion,url}=measuring;
return conclusion!==null&&conclusion!=="success"?toRefusedTarget(target,userError("measuring-run-failed",WORKFLOW_RUN,{conclusion,
url},{failure:"measuring-failed"})):{...target,problems:aside===null?[]:[aside],refusal:null}}catch(error2){return toRefusedTarget(
{trigger:toPullRequestTrigger(trigger,measuring,null),comments:!1},error2)}}function toRefusedTarget(where,error2){if(error2 instanceof
UserError)return{...where,problems:[],refusal:error2};if(!(error2 instanceof ApiError))throw error2;let data={answer:error2.
message},refusal=userError("pull-request-unreadable",atInput("github-token"),data,{failure:"permission"});return{...where,
problems:[],refusal}}function toPullRequestTrigger(trigger,measuring,pullRequest){let{repository}=trigger.payload,sha=measuring?.
headSha??null,head={...trigger,event:"pull_request",sha,payload:{repository}};if(measuring===null||pullRequest===null)return head;
let{number,baseBranch,baseSha,body}=pullRequest,base={ref:baseBranch,sha:baseSha},{runId,runAttempt,conclusion,url}=measuring;
return{...head,payload:{repository,pull_request:{number,head:{sha},base,...body&&{body}}},runId,runAttempt,runUrl:conclusion===
null?url:head.runUrl}}async function refuseUnknownWorkflow(trigger,api,{path}){if(trigger.sha!==null&&await api.readFile(
path,trigger.sha)!==null)return;throw userError("workflow-not-on-default-branch",WORKFLOW_RUN,{path},{failure:"workflow-\
unknown"})}async function findPullRequest(api,{headOwner,headBranch,headSha,headRepositoryId}){let list=async state=>(await api.
listPullRequests({owner:headOwner,branch:headBranch,state})).filter(one=>one.headRepositoryId===headRepositoryId&&one.headBranch===
headBranch),open=await list("open"),isClosed=open.length===0,matches=isClosed?(await list("closed")).filter(one=>one.headSha===
headSha):open,[pullRequest,...others]=matches,failure="pull-request-unknown";if(pullRequest===void 0){let branch=`${headOwner}\
:${headBranch}`;throw userError("pull-request-not-found",atCommit(headSha),{branch},{failure})}if(others.length>0){let numbers=matches.
map(({number})=>`#${number}`);throw userError("several-pull-requests",atCommit(headSha),{numbers},{failure})}let location=[
{kind:"pull request",number:pullRequest.number}];if(isClosed)return{pullRequest,aside:makeWarning("pull-request-closed",
location,{})};if(pullRequest.headSha===headSha)return{pullRequest,aside:null};let heads={head:shortenSha(pullRequest.headSha),
measured:shortenSha(headSha)};return{pullRequest,aside:makeWarning("pull-request-moved",location,heads)}}var UNREPORTED_CONCLUSIONS=[
"cancelled","skipped","stale","action_required"];function parseWorkflowRun(trigger){let get=path=>payloadValueAt(trigger.
payload,"workflow_run",...path.split(".")),require2=(path,isValid)=>{let value=get(path);if(isValid(value))return value;
throw userError("measuring-run-incomplete",WORKFLOW_RUN,{field:`workflow_run.${path}`})},requireText=(path,isValid=text=>/./.
test(text))=>require2(path,value=>typeof value=="string"&&isValid(value)),requireNumber=path=>require2(path,value=>Number.
isSafeInteger(value)&&Number(value)>0),repository=requireText("repository.full_name");if(repository.toLowerCase()!==trigger.
repository?.toLowerCase())throw userError("measuring-run-of-other-repository",WORKFLOW_RUN,{repository});let event=requireText(
"event");if(event!=="pull_request")throw userError("measuring-run-of-other-event",WORKFLOW_RUN,{event});let runId=requireNumber(
"id"),conclusion=isInProgress(trigger)?null:requireText("conclusion");if(conclusion!==null&&UNREPORTED_CONCLUSIONS.includes(
conclusion))throw userError("measuring-run-stopped",WORKFLOW_RUN,{conclusion});let headSha=requireText("head_sha",text=>/^([0-9a-f]{40}|[0-9a-f]{64})$/.
test(text)),headBranch=requireText("head_branch",text=>isPlainRef(`refs/heads/${text}`));if(get("head_repository")===null)
throw userError("head-repository-deleted",WORKFLOW_RUN,{});let url=get("html_url");return{headSha,headBranch,headOwner:requireText(
"head_repository.owner.login"),headRepositoryId:requireNumber("head_repository.id"),path:requireText("path").replace(/@.*$/,
""),conclusion,runId,runAttempt:requireNumber("run_attempt"),url:typeof url=="string"?url:`run ${runId}`}}function isInProgress({
event,payload}){if(event!=="workflow_run")return!1;let action=payloadValueAt(payload,"action");return action==="requeste\
d"||action==="in_progress"}var MAX_STEPS=300,ID_LENGTH=12;function decideIssue({history,until,now},issue2){if(issue2!==null&&issue2.until>until&&issue2.
until<=now)return null;let{isOpen=!1,listed=[],dismissed=[]}=issue2??{},present=isOpen?listed:[],ignored=[...dismissed,...isOpen?
[]:listed].slice(-MAX_STEPS),matches=matchSteps(history,[...present,...ignored]),steps=history.confirmed.filter((_,index)=>(matches[index]??
-1)<present.length).slice(0,MAX_STEPS),stillListed=matches.filter(index=>index!==null&&index<present.length).length;return steps.
length===present.length&&stillListed===steps.length?null:{isOpen:steps.length>0,steps,listed:steps.map(toKnownStep),dismissed:ignored,
until}}function matchSteps({confirmed,points},known){let indexOf=new Map(points.map(({commit},index)=>[commit.slice(0,ID_LENGTH),
index])),pairs=confirmed.flatMap((step,index)=>{let series=digestSeries(step);return known.flatMap((candidate,place)=>{let[
before,after]=[indexOf.get(candidate.before),indexOf.get(candidate.after)];if(candidate.series!==series||before===void 0||
after===void 0)return[];let distance=Math.max(0,before-step.range[1],step.range[0]-(after-1));return distance<=SLACK?[{index,
place,distance}]:[]})}),matches=confirmed.map(()=>null);for(let{index,place}of pairs.toSorted((a,b)=>a.distance-b.distance||
a.place-b.place))matches[index]===null&&!matches.includes(place)&&(matches[index]=place);return matches}function toKnownStep(step){
let[before,after]=[step.before,step.after].map(({commit})=>commit.slice(0,ID_LENGTH));return{series:digestSeries(step),before,
after}}function digestSeries(key){return createHash("sha256").update(historyKeyOf(key)).digest("hex").slice(0,ID_LENGTH)}var MAX_ROWS2=40,MAX_LENGTH=36e3;function renderHistoryIssue(steps,{repositoryUrl,docs}){let link=renderLink(`${docs}/hi\
story.md#the-issue`,"What this issue is")??ownFileUrl("docs/history.md#the-issue");if(steps.length===0)return{title:"Per\
formance: no result is worse",body:`No result of the history is worse any more, or the steps were refuted by later runs.\


${link}.
`};let sorted=steps.toSorted((one,other)=>sizeOf(other)-sizeOf(one)),shown=sorted.slice(0,MAX_ROWS2),labels=shortenNames(
shown.map(nameOf)),lines=shown.map(step=>renderTableRow([renderCodeSpan(labels.get(nameOf(step))),...cellsOf(step,repositoryUrl)])),
rows=takeWithin(lines,MAX_LENGTH,({length})=>length),rest=sorted.length-rows.length,[{before,after}]=sorted,verb=steps.length===
1?"is":"are",body=[`Each of these steps was suspected in the history of this repository. Then the commits before and aft\
er it were measured again, in alternating rounds on one runner, and that confirmed it.
`,renderTableHead(["benchmark","metric","change","commit","since","confirmed"],ALIGNMENTS)+rows.join(""),...rest>0?[`${formatCount(
rest,"more step")}: \`bench-referee history\` lists them.
`]:[],`This measures the first one on your machine, and finds its commit if there are several:
`,renderCodeBlock(`bench-referee bisect --base ${before.commit} --head ${after.commit}`),`The issue is updated when a st\
ep comes or goes, and closed when no result is worse any more. If you close it, these steps are not listed again, and on\
ly another one opens it. ${link}.
`].join(`
`);return{title:`Performance: ${formatCount(steps.length,"result")} ${verb} worse`,body}}function renderIssueCopy(kept){
return{title:"Performance: opened twice",body:`Two jobs opened an issue at the same time. #${kept} is kept.
`}}var ALIGNMENTS=["left","left","right","left","left","left"];function sizeOf({confirmation}){return Math.abs(confirmation.
logRatio)}function nameOf(step){let label=groupLabelOf(step);return label===null?step.name:`${label} ${step.name}`}function cellsOf(step,repositoryUrl){
let{logRatio,standardError}=step.confirmation;return[renderCodeSpan(nameMetric(step.metric,null)),`${formatChange(Math.expm1(
logRatio))} \xB1${formatMargin(standardError)}`,formatCommits(step,repositoryUrl),step.after.at.slice(0,DAY),formatConfirmation(
step,repositoryUrl)]}var DAY=10;function formatCommits({range:[first,last],before,after},repositoryUrl){let[from,to]=[shortenSha(
before.commit),shortenSha(after.commit)],url=path=>repositoryUrl===null?null:`${repositoryUrl}/${path}`,range=`${from}..\
.${to}`,compared=renderLink(url(`compare/${before.commit}...${after.commit}`),range)??range;if(last>first)return`one of ${last-
first+1} in ${compared}`;let commit=renderLink(url(`commit/${after.commit}`),to)??to,subject=after.subject===void 0?"":`\
 ${renderCodeSpan(after.subject)}`;return`${commit}${subject} (${compared})`}function formatConfirmation({confirmation},repositoryUrl){
let{at,workflowRun}=confirmation,day=at.slice(0,DAY);return workflowRun===null||repositoryUrl===null?day:renderLink(`${repositoryUrl}\
/actions/runs/${workflowRun}`,`run of ${day}`)??day}var MAX_LOOKS2=4,GONE=410;function publishIssue(api,update,log){let warn=recoverFrom(ApiError,error2=>{let failure=error2.
status===GONE?"disabled":causeOf(error2);return logWarning(log,makeWarning("issue-refused",about("issue"),{failure,answer:error2.
message})),null});return reconcileIssues(api,update).catch(warn)}async function reconcileIssues(api,update){let author=await fetchOwnAuthor(
api),lost=null,created=null;for(let look=1;look<=MAX_LOOKS2;look+=1){let listed=await listOwnIssues(api,created?.author??
author,"open",update.ref),unlisted=created===null||listed.some(one=>one.number===created?.number)?[]:[created],open=[...listed,
...unlisted].sort((a,b)=>a.number-b.number);for(let{number}of open.slice(1))await api.updateIssue(number,{...renderIssueCopy(
open[0].number),isOpen:!1});let issue2=open[0]??await findClosedIssue(api,author,update),decided=update.decide(issue2===
null?null:{...issue2.memory,isOpen:issue2.isOpen});if(decided===null)return issue2?.isOpen?issue2.url:null;let{title,isOpen}=decided,
texts={title,body:`${renderIssueMarker({...decided,ref:update.ref})}
${decided.body}`};if(issue2!==null)return(await api.updateIssue(issue2.number,{...texts,isOpen})).url;try{created={...await api.
createIssue(texts),memory:decided},lost=null}catch(error2){if(!(error2 instanceof ApiError)||error2.failure!=="unavailab\
le")throw error2;lost=error2}}throw lost??new ApiError("unavailable",null,"the issue does not stay as it was written")}async function listOwnIssues(api,author,state,ref){
return(await api.listIssues({author,state})).filter(issue2=>issue2.author.toLowerCase()===author.toLowerCase()&&issue2.isOpen===
(state==="open")).flatMap(issue2=>{let memory=parseIssueMarker(issue2.body,ref);return memory===null?[]:[{...issue2,memory}]}).
sort((a,b)=>a.number-b.number)}async function findClosedIssue(api,author,{ref,hasSteps}){return hasSteps?(await listOwnIssues(
api,author,"closed",ref)).toSorted((a,b)=>compareTexts(a.memory.until,b.memory.until)).at(-1)??null:null}async function report({host,runner,connect}){let given=readInputs({host,runner},"report"),publish=publishSettings(given),
api=connect(runner.input("github-token")),{trigger,comments,refusal,problems:aside,isBegun}=await resolveReportTarget(host.
trigger,api),stage={host:{...host,trigger},runner,connect};if(isBegun)return comments?publishNotice(stage,publish):void 0;
let report2={...await runOrErrorReport(stage.host,{name:publish.name,failure:"report-failed"},async()=>{if(refusal!==null)
throw refusal;let recordings=await readMatching(stage.host,readRecordings,given.recordings);if(api===null)throw userError(
"token-missing",atInput("github-token"),{isRecord:!1},{failure:"permission"});checkPlans(recordings);let claim={recordings,
trigger,api};await checkPair(claim);let commits=commitSettings(given,ACTION_COMMIT_DEFAULTS),{text,commit,...config}=await readTrustedConfig(
claim,commits),file=text===null?null:parseConfigFile(text,commits.config,commit);publish=publishSettings(given,file),checkBaseline(
recordings,file?.baseline??null);let{base,head}=recordings[0].commits,pair={base:base.sha??"",head:head.sha??""},proved=await checkSkips(
recordings,{readRules:()=>Promise.resolve({file,config:commits.config}),readTrees:()=>readServerTrees(stage.host,runner.
input("github-token"),pair)}),[first,...others]=await Promise.all(proved.map(one=>checkSearchedCommits(one,api))),configured=applyTrustedConfig(
[first,...others],file),policy=policyOf(file,stage.host.clock.today(),config.change),ofHistory={ref:publish.historyRef,budgets:policy.
budgets,base:recordings[0].commits.base.sha},levels=await findTrustedLevels(stage,api,ofHistory),legs=markClaims(analyseLegs(
configured.recordings,policy,levels)),repeats=repeatsOf(configured.recordings,{file,commits:{...commits,configFrom:configFlag(
config.source,recordings[0])},publish,legs:new Set(recordings.map(({name})=>name)).size,isOwn:!1}),problems=[...aside,...configured.
problems,...legs.problems],judged=withClaimsOf(legs,{policy,publish},{trigger,source:config.source});return withConfiguration(
{...judged,program:host.program,repeats,problems},config)}),name:publish.name};await publishResult(stage,{report:report2,
settings:publish,api,comments,outFolder:makeOutFolder(host)}),given.issue===!0&&api!==null&&await updateHistoryIssue(stage,
{ref:publish.historyRef,api})}async function findTrustedLevels({host,runner},api,ofHistory){let inStore=ask=>withHistoryStore(
host,runner.input("github-token"),ask),source={isLocal:!1,readHistory:(ref,take)=>inStore(store=>fetchHistoryRef(host.git,
{store,ref,take},HISTORY_LIMITS)),listTags:()=>inStore(store=>store.listTags()),isInHistory:async(commit,tip)=>await convertApiErrors(
api.mergeBase(commit,tip))===commit,treeOf:commit=>convertApiErrors(api.treeOf(commit))};return findLevels(host.log,source,
ofHistory)}var PROPOSING_EVENTS=["pull_request","merge_group"];async function updateHistoryIssue({host,runner},{ref,api}){
let{trigger,log,cancelled,clock}=host;if(cancelled.aborted)return;if(PROPOSING_EVENTS.includes(trigger.event))return log.
info(formatIssueLeft(trigger.event));let table=await readOrWarn(host,ref,runner.input("github-token"));if(table===null||
table.runs.length===0)return;let history=analyseTable(table,{anchor:null}),until=table.runs.reduce((newest,{at})=>at>newest?
at:newest,""),{repository,serverUrl}=trigger,repositoryUrl=repository===null?null:`${serverUrl}/${repository}`,decide=issue2=>{
let wanted=decideIssue({history,until,now:clock.time()},issue2);return wanted&&{...wanted,...renderHistoryIssue(wanted.steps,
{repositoryUrl,docs:docsOfAction(host)})}},url=await publishIssue(api,{ref,hasSteps:history.confirmed.length>0,decide},log);
url!==null&&runner.output("issue-url",url)}async function readOrWarn(host,ref,token){try{return(await withHistoryStore(host,
token,store=>readHistory(host,store,ref))).table.close()}catch(error2){let known=userErrorOf(error2);if(known===null)throw error2;
let reason=known.diagnostics.map(formatDiagnosticLine).join(" ");return logWarning(host.log,makeWarning("issue-history-u\
nreadable",about("issue"),{reason})),null}}import{tmpdir}from"node:os";import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(
input)}function toCommandProperties(annotationProperties){return Object.keys(annotationProperties).length?{title:annotationProperties.
title,file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.endLine,col:annotationProperties.
startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command,properties,message){let cmd=new Command(command,properties,message);process.stdout.write(cmd.
toString()+os.EOL)}function issue(name,message=""){issueCommand(name,{},message)}var CMD_STRING="::",Command=class{constructor(command,properties,message){
command||(command="missing.command"),this.command=command,this.properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+
this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=!0;for(let key in this.properties)
if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(
val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){return toCommandValue(
s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as crypto from"crypto";import*as fs from"fs";import*as os2 from"os";function issueFileCommand(command,message){let filePath=process.env[`GITHUB_${command}`];if(!filePath)throw new Error(`U\
nable to find environment variable for file command ${command}`);if(!fs.existsSync(filePath))throw new Error(`Missing fi\
le at path: ${filePath}`);fs.appendFileSync(filePath,`${toCommandValue(message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){
let delimiter=`ghadelimiter_${crypto.randomUUID()}`,convertedValue=toCommandValue(value);if(key.includes(delimiter))throw new Error(
`Unexpected input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))throw new Error(
`Unexpected input: value should not contain the delimiter "${delimiter}"`);return`${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`}import*as os4 from"os";import{EOL as EOL3}from"os";import{constants,promises}from"fs";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){
function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.
throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,
rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="\
GITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)
return this._filePath;let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find envir\
onment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,
constants.R_OK|constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file\
 has correct read/write permissions.`)}return this._filePath=pathFromEnv,this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.
entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?`<${tag}${htmlAttrs}>${content}</${tag}>`:
`<${tag}${htmlAttrs}>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.overwrite,
filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.
emptyBuffer()})}clear(){return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){
return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){
return this._buffer+=text,addEOL?this.addEOL():this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.
assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){
let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap("li",item)).join(""),element=this.wrap(tag,listItems);return this.
addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row=>{let cells=row.map(cell=>{if(typeof cell=="string")return this.
wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(Object.assign({},colspan&&
{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),element=this.
wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.
wrap("summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||
{},attrs=Object.assign(Object.assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,
alt},attrs));return this.addRaw(element).addEOL()}addHeading(text,level){let tag=`h${level}`,allowedTag=["h1","h2","h3",
"h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text);return this.addRaw(element).addEOL()}addSeparator(){
let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",null);return this.
addRaw(element).addEOL()}addQuote(text,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,
attrs);return this.addRaw(element).addEOL()}addLink(text,href){let element=this.wrap("a",text,{href});return this.addRaw(
element).addEOL()}},_summary=new Summary;import os3 from"os";var platform=os3.platform(),arch=os3.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||
(ExitCode={}));function getInput(name,options){let val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.
required&&!val)throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===!1?val:
val.trim()}function setOutput(name,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(
name,value));process.stdout.write(os4.EOL),issueCommand("set-output",{name},toCommandValue(value))}function error(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.
toString():message)}function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof
Error?message.toString():message)}function info(message){process.stdout.write(message+os4.EOL)}function startGroup(name){issue("group",name)}function endGroup(){
issue("endgroup")}function saveState(name,value){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(name,
value));issueCommand("save-state",{name},toCommandValue(value))}function getState(name){return process.env[`STATE_${name}`]||
""}import{closeSync,constants as constants2,fstatSync,lstatSync,mkdirSync,openSync,readFileSync,rmSync,writeFileSync}from"node:fs";
import{EOL as EOL5}from"node:os";import{dirname as dirname2}from"node:path";function snapshotRunnerFiles(env){let snapshots=RUNNER_FILES.flatMap(variable=>{let path=env[variable]??"",bytes=path===
""?null:bytesOf(path);return bytes===null?[]:[{variable,path,bytes}]});return()=>snapshots.filter(file=>!isUntouched(file)&&
restore(file)).map(({variable})=>variable)}function isUntouched({path,bytes}){return lstatSync(path,{throwIfNoEntry:!1})?.
size!==bytes.length?!1:bytesOf(path)?.equals(bytes)??!1}function bytesOf(path){return nullIfThrown(()=>withRegularFile(path,
constants2.O_RDONLY,file=>readFileSync(file)))}function restore({path,bytes}){return nullIfThrown(()=>{rmSync(path,{recursive:!0,
force:!0}),mkdirSync(dirname2(path),{recursive:!0});let flags=constants2.O_WRONLY|constants2.O_CREAT|constants2.O_EXCL;withRegularFile(
path,flags,file=>writeFileSync(file,bytes))}),!0}function appendValue(variable,path,[name,value]){let end=`ghadelimiter_${randomUUID()}`,
text=[`${name}<<${end}`,value,end,""].join(EOL5);writeCommandFile(variable,path,{flag:constants2.O_APPEND,text})}function replaceText(variable,path,text){
writeCommandFile(variable,path,{flag:constants2.O_TRUNC,text})}function writeCommandFile(variable,path,{flag,text}){try{
withRegularFile(path,constants2.O_WRONLY|constants2.O_CREAT|flag,file=>writeFileSync(file,text))}catch(error2){throw relocate(
error2,[{kind:"environment variable",name:variable},...inFile(path)])}}function withRegularFile(path,flags,use){let file=openSync(
path,flags|SAFE_OPEN,420);try{if(fstatSync(file).isFile())return use(file);throw userError("not-a-regular-file",inFile(path),
{})}finally{closeSync(file)}}var TOKEN_VARIABLES=["INPUT_GITHUB-TOKEN","GITHUB_TOKEN","GH_TOKEN","ACTIONS_RUNTIME_TOKEN","ACTIONS_ID_TOKEN_REQUEST_TO\
KEN"];async function makeActionsHost(){let env={...process.env},{platform:platform2}=process,temporaryRoot=env.RUNNER_TEMP||
tmpdir(),cancelled=cancelOnSignals(),find=findProgramsNow({env,platform:platform2});return{program:PUBLISHED_PROGRAM,env,
folder:env.GITHUB_WORKSPACE||process.cwd(),trigger:await readTrigger(env),log:actionsLog,progress:foldedRounds,clock:makeClock(
cancelled),files:makeFiles(temporaryRoot),secrets:TOKEN_VARIABLES.map(name=>env[name]??"").filter(value=>value!==""),cancelled,
...guardRunnerFiles({platform:platform2,signal:cancelled,temporaryRoot,find},env),git:makeGit({env,platform:platform2,signal:cancelled}),
findProgram:find,resolveAffinity:affinity=>resolveAffinity(affinity,{platform:platform2,find}),machine:()=>readMachine(env),
observe,load:readLoad}}function guardRunnerFiles(world,env){let[run,services]=[makeRun(world),makeServices(world)],putBack,
tamperedWith=new Set;return{async run(spec){putBack??=snapshotRunnerFiles(env);let result=await run(spec);for(let variable of putBack())
tamperedWith.add(variable);return{...result,tamperedFiles:[...tamperedWith]}},services:{...services,start(spec){return putBack??=
snapshotRunnerFiles(env),services.start(spec)}}}}var sanitise=text=>sanitiseForLog(text,{runner:!0});function annotation({
file,line,column,length}){if(file===null)return{};let endColumn=column+length;return{title:"bench-referee",file,startLine:line,
endLine:line,startColumn:column,endColumn}}var printedErrors=new Set;function printErrorOnce(message,properties){printedErrors.
has(message)||error(sanitiseForCommand(message),properties),printedErrors.add(message)}var isFolding=!1;function endFolding(){
isFolding&&endGroup(),isFolding=!1}var isRound=!1,foldedRounds={begin({isWarmUp}){isRound=!isWarmUp},end(line){isRound&&
!isFolding&&startGroup("rounds"),isFolding||=isRound,info(sanitise(line))},close:endFolding},actionsLog={info(line){endFolding(),
info(sanitise(line))},warning(line){endFolding(),warning(sanitiseForCommand(line))},error(line,excerpt){endFolding(),printErrorOnce(
line,excerpt&&annotation(excerpt))},quote(title,text){endFolding(),startGroup(sanitiseForCommand(title)),info(sanitise(text)),
endGroup()}},actionsRunner={input:name=>getInput(name,{trimWhitespace:!1}).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g,""),output(name,value){
let path=process.env.GITHUB_OUTPUT;path?appendValue("GITHUB_OUTPUT",path,[name,value]):setOutput(name,value)},async summary(markdown){
let path=process.env.GITHUB_STEP_SUMMARY;path&&replaceText("GITHUB_STEP_SUMMARY",path,markdown)},remember(key,value){let path=process.
env.GITHUB_STATE;path?appendValue("GITHUB_STATE",path,[key,value]):saveState(key,value)},recall:key=>getState(key),endProcesses:killProcessesBelow,
fail(message){process.exitCode=ExitCode.Failure,printErrorOnce(message)}};var import_node_http=__toESM(require_node_http(),1);function useProxyFor(apiUrl,log){let proxy=getProxyUrl(apiUrl);if(proxy==="")return;let{setGlobalProxyFromEnv}=import_node_http.default;
if(setGlobalProxyFromEnv!==void 0)setGlobalProxyFromEnv({http_proxy:proxy,https_proxy:proxy});else if(process.env.NODE_USE_ENV_PROXY!==
"1"){let data={version:process.versions.node};log.warning(formatDiagnosticLine(makeWarning("proxy-not-used",about("GitHu\
b API"),data)))}}async function runAction(action){try{let host=await makeActionsHost();await action({host,runner:actionsRunner,connect:await connectorOf(
host)})}catch(error2){fail(error2);try{actionsRunner.output("verdict","error")}catch(unwritable){fail(unwritable)}}}async function connectorOf({
env,trigger,log,cancelled}){delete process.env.GITHUB_EVENT_PATH;let{connectGitHub}=await import("./chunks/github-client.js"),
{repository}=trigger,apiUrl=env.GITHUB_API_URL||"https://api.github.com";useProxyFor(apiUrl,log);let never=new AbortController().
signal;return(token,late)=>token===""||repository===null?null:connectGitHub({token,repository,...{apiUrl,log,cancelled:late?
never:cancelled}})}function fail(thrown){let error2=userErrorOf(thrown);if(error2===null){thrown instanceof Error&&thrown.
stack!==void 0&&actionsLog.info(thrown.stack),actionsRunner.fail(formatDefect(thrown));return}let located=error2.diagnostics.
filter(({excerpt})=>excerpt!==void 0);located.length>0&&actionsLog.info(renderDiagnostics(error2.diagnostics));for(let diagnostic of error2.
diagnostics)located.length===0?actionsRunner.fail(formatDiagnosticLine(diagnostic)):actionsLog.error(formatDiagnosticLine(
diagnostic),diagnostic.excerpt);located.length>0&&actionsRunner.fail(formatMistakeCount(located.length))}var runGate=()=>runAction(gate),runMeasure=()=>runAction(measure),runReport=()=>runAction(report),runRecord=()=>runAction(
record),runPost=()=>runAction(cleanUp);export{runGate,runMeasure,runPost,runRecord,runReport};
