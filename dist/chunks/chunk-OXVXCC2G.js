import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RUNNER_FILES,compareConfigs,findMergeBase,measureStage,parentsOf}from"./chunk-3KGZERUS.js";import{ApiError}from"./chunk-OCUGMPJK.js";
import{repeatsOf}from"./chunk-4JMVPBYH.js";import{analyseLegs}from"./chunk-DGYPY2CA.js";import{parseGivenOptions}from"./chunk-ZMZB7ZZI.js";
import{annotationLevelOf,canBeAccepted,failsStep,toCheckConclusion}from"./chunk-CQTRHVRG.js";import{COMMENT_LIMIT,
OMISSION_ROOM,byteLengthOf,countBenchmarks,fitDocument,formatConfigLine,formatProblemLine,makeDetailsTags,makeHeadline,renderComment,
renderFooter,renderHeading,renderHtml,renderJson,renderOmission,renderOverview,renderResults,renderRunLink,renderTerminal}from"./chunk-ID34LORL.js";
import{PLAIN_FORMATTER,formatRichText,listFindings}from"./chunk-5XGBOG5O.js";import{formatCount}from"./chunk-Q34AHYZ5.js";
import{analyse,commitSettings,compilePattern,errorReport,parseConfigFile,policyOf,publishSettings,readRecordings,renderRecording,
withEstimateHistory,withOverride}from"./chunk-NRB6S4FK.js";import{cleanUntrustedText,quoteUntrustedText}from"./chunk-LQTR7E7W.js";
import{cancelOnSignals,checkAffinity,killProcessesBelow,makeClock,makeGit,makeProgramFinder,makeRun,observe,readLoad,readMachine,
readTrigger,sanitiseForCommand,sanitiseForLog}from"./chunk-H43JVFDQ.js";import{makeFiles}from"./chunk-UR5X5KRI.js";
import{ACTION_COMMIT_DEFAULTS,DEFAULTS,FIELDS,choice,countCompletedRounds,ref,selectForLog}from"./chunk-BQAFKCYA.js";
import{renderComplaints}from"./chunk-R2PIU4BO.js";import{UserError,problemOf,quoteText,sentence,userErrorOf,withCode}from"./chunk-WC6KOLU4.js";import{basename,dirname,join}from"node:path";var ALL_ZERO=/^0+$/;function selectCommits(trigger,settings){let event=eventCommitsOf(trigger),head=selectHead(settings.
head,trigger,event),{base}=settings;if(base!=="merge-base"&&base!=="target")return{head,base:selectRef(base,"base"),mergeBase:!1,
target:targetIfKnown(event)};if(settings.head==="merge")return{head,base:{kind:"first-parent",how:base},mergeBase:!1,target:null};
let target=event.target();if(target!==null)return{head,base:{...target,how:base},mergeBase:base==="merge-base",target:null};
throw new UserError({where:'input "base"',what:`the event "${trigger.event}" does not say what to compare with`,got:base,
remedy:"Give a branch, tag or SHA as `base`"})}function targetIfKnown(event){try{return event.target()}catch(error2){if(error2 instanceof
UserError)return null;throw error2}}function selectRef(text,input){if(/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text))return{
kind:"sha",sha:text,how:text};if(!isPlainRef(text))throw new UserError({where:`input "${input}"`,what:"this is not a bra\
nch, a tag or a full SHA",got:text,remedy:"Write a name such as `main` or `v1.2.0`, or all 40 characters of a SHA"});return{
kind:"ref",ref:text,how:text}}function isPlainRef(text){return text!==""&&!/^[-/.]|[\s~^:?*[\\\x00-\x1f\x7f]|\.\.|@\{|\/\/|[/.]$|\.lock$|\/\./.
test(text)&&text!=="@"}function selectHead(wanted,trigger,event){if(wanted==="head")return event.head();if(wanted!=="mer\
ge")return selectRef(wanted,"head");let merge=event.merge();if(merge!==null)return merge;throw new UserError({where:'inp\
ut "head"',what:`only a pull request has a merge commit, and the event is "${trigger.event}"`,got:"merge",remedy:"Write \
`head: head`, or leave it out"})}function eventCommitsOf(trigger){let merge=()=>null;switch(trigger.event){case"pull_req\
uest":return pullRequest(trigger);case"merge_group":return{head:()=>({...sha(trigger,"merge_group","head_sha"),how:"head"}),
merge,target:()=>sha(trigger,"merge_group","base_sha")};case"push":return refuseDeletion(trigger),{head:()=>selectCurrent(
trigger),merge,target:()=>stateBefore(trigger)};case"workflow_dispatch":case"schedule":return{head:()=>selectCurrent(trigger),
merge,target:()=>defaultBranch(trigger)};default:throw new UserError({where:"event",what:"the commits to compare are kno\
wn for pull_request, merge_group, push, workflow_dispatch and schedule",got:trigger.event,remedy:"Run the gate on one of\
 these; for pull requests from forks use `pull_request`, never `pull_request_target`"})}}function pullRequest(trigger){return{
head:()=>({...sha(trigger,"pull_request","head","sha"),how:"head"}),merge:()=>({...selectCurrent(trigger),how:"merge"}),
target:()=>baseBranch(trigger)}}function baseBranch(trigger){let tipThen=sha(trigger,"pull_request","base","sha"),ref2=branchRef(
payloadValueAt(trigger.payload,"pull_request","base","ref"));return ref2===null?tipThen:{kind:"ref",ref:ref2,how:"target",
fallback:tipThen.sha}}function refuseDeletion({payload}){if(payloadValueAt(payload,"deleted")===!0)throw new UserError({
where:'event "push"',what:"the branch was deleted, so there is nothing to measure",remedy:"Add `if: ${{ !github.event.de\
leted }}` to the job"})}function stateBefore(trigger){let before=payloadValueAt(trigger.payload,"before");return typeof before!=
"string"||ALL_ZERO.test(before)?defaultBranch(trigger):sha(trigger,"before")}function selectCurrent(trigger){if(trigger.
sha!==null)return{kind:"sha",sha:trigger.sha,how:"head"};throw new UserError({where:"GITHUB_SHA",what:"the runner did no\
t say which commit started this run",remedy:"Give the commit to measure as `head`"})}function defaultBranch({payload}){let ref2=branchRef(
payloadValueAt(payload,"repository","default_branch"));return ref2===null?null:{kind:"ref",ref:ref2,how:"target"}}function branchRef(branch){
let ref2=`refs/heads/${String(branch)}`;return typeof branch=="string"&&isPlainRef(ref2)?ref2:null}function sha(trigger,...path){
let value=payloadValueAt(trigger.payload,...path);if(typeof value=="string"&&/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value))
return{kind:"sha",sha:value,how:path.at(-1)??"sha"};throw new UserError({where:`event "${trigger.event}"`,what:`its payl\
oad has no commit SHA at ${path.join(".")}`,...value===void 0?{}:{got:String(value)},remedy:"Give `base` and `head` as i\
nputs"})}function payloadValueAt(value,...path){return path.reduce((inner,key)=>typeof inner=="object"&&inner!==null?inner[key]:
void 0,value)}var MAX_ANNOTATIONS=200,MAX_FINDINGS_PER_LINE=10,NAME_LIMIT=90,formatPlain=phrase=>formatRichText(phrase,PLAIN_FORMATTER);
function renderAnnotations(report2,failOn){let worst=annotationLevelOf(failOn,report2.accepted!==null),lines=new Map;for(let located of listFindings(
report2).flatMap(finding=>locate(finding,worst))){let key=JSON.stringify([located.place.file,located.place.line]);lines.
set(key,[...lines.get(key)??[],located])}let all=[...lines.values()].toSorted((left,right)=>levelRankOf(left)-levelRankOf(
right));return{shown:all.slice(0,MAX_ANNOTATIONS).map(annotationOf),leftOut:Math.max(0,all.length-MAX_ANNOTATIONS)}}function locate(finding,worst){
let{row,verdict}=finding,place="place"in row?row.place:void 0;return place===void 0||verdict.level==="report"?[]:verdict.
outcome!=="fail"?[{finding,place,level:"notice"}]:[{finding,place,level:verdict.level==="fail"?worst:"warning"}]}var ANNOTATION_LEVELS=[
"failure","warning","notice"];function levelRankOf([first]){return first===void 0?ANNOTATION_LEVELS.length:ANNOTATION_LEVELS.
indexOf(first.level)}function annotationOf(located){let[{place,level}]=located,told=located.slice(0,MAX_FINDINGS_PER_LINE).
map(({finding})=>formatFinding(finding)),more=located.length-told.length,rest=more===0?[]:[`${formatCount(more,"finding")}\
 more on this line: see the table of the check.`],{file,line}=place;return{file,line,level,title:titleOf(located,level),
message:[...told,...rest].join(`

`)}}function titleOf(located,level){let worst=located.filter(one=>one.level===level).map(({finding})=>finding),rows=worst.
map(({row})=>row).filter(row=>"state"in row),[first]=rows,count=countBenchmarks(rows),isOne=count===1&&first!==void 0,who=isOne?
quoteUntrustedText(first.name,NAME_LIMIT):formatCount(count,"benchmark"),isAll=(kind,ofMetrics)=>worst.every(({verdict,metrics})=>verdict.
kind===kind&&metrics!==null===ofMetrics);return isAll("new",!1)?`${who} ${isOne?"is":"are"} new`:isAll("new",!0)?`${who}\
 ${isOne?"has":"have"} new metrics`:isAll("removed",!0)?`${who} lost metrics`:`${who} ${level==="notice"?"may have broke\
n":"broke"} ${isOne?"its budget":"their budgets"}`}function formatFinding({what,facts,because}){let reason=because===null?
[]:[`Why this budget: ${cleanUntrustedText(because)}`];return[formatPlain(what),...facts.length===0?[]:[formatPlain(facts)],
...reason].join(`
`)}var CHECK_LIMIT=65e3;function renderCheckRun(report2,context){let bottom=renderFooter(report2,context),limit=CHECK_LIMIT-
byteLengthOf(bottom)-OMISSION_ROOM,{text,omitted}=fitDocument(renderResults(report2),{limit,sizeOf:byteLengthOf});return{
title:makeHeadline(report2).text,summary:fitDocument(renderOverview(report2),{limit:CHECK_LIMIT,sizeOf:byteLengthOf}).text,
text:text+renderOmission(omitted)+bottom,conclusion:toCheckConclusion(report2.conclusion,context.failOn)}}var SUMMARY_LIMIT=9e5;function renderJobSummary(report2,context){let top=renderHeading(report2),bottom=renderFooter(report2,
context),limit=SUMMARY_LIMIT-byteLengthOf(top)-byteLengthOf(bottom)-OMISSION_ROOM,{text,omitted}=fitDocument([...renderOverview(
report2),...renderResults(report2)],{limit,sizeOf:byteLengthOf});return top+text+renderOmission(omitted)+bottom}function warnPublishFailure(log,channel,error2){let where=error2.failure==="foreign"?"The verdict stands: it decides how\
 the step ends, and the other outputs show it.":"The verdict stands; the report is in the job summary.";log.warning(`${explainApiError(
channel,error2)} ${where}`)}var PITFALLS={read:"A workflow that names some permissions has none of those that it leaves \
out.",write:"On pull requests from forks and from Dependabot the token is read-only whatever the workflow says."};function warnReadFailure(log,channel,error2){
log.warning(`${explainApiError(channel,error2)} The verdict stands, and nothing is accepted.`)}function explainApiError(channel,{
failure,status,message}){let{name,access:access2,things,instead}=channel,complain=(what,remedy2)=>sentence({where:name,what,
got:message,remedy:remedy2});if(failure==="unavailable")return complain("GitHub could not be reached or asked to wait to\
o long","Run the job again");if(failure==="foreign")return complain(`this server has no ${things}, or a proxy does not l\
et the request through`,instead);if(failure==="missing")return complain("GitHub does not know the repository, pull reque\
st or commit, or hides it from the token",`Check the input "github-token", and what the workflow grants: ${formatPermissions(
channel)}`);if(failure==="invalid")return complain("GitHub did not accept it","Please report this, as it is a defect");if(status===
401)return complain("GitHub does not accept the token",'Check the input "github-token"; a token ends with its job, a per\
sonal one with its date');if(/\blocked\b/i.test(message))return complain("the conversation is locked","Unlock it to let \
the comment through");let remedy=`Grant it in the workflow, beside what else the job needs: ${formatPermissions(channel)}`;
return`${complain(`the token may not ${access2} it`,remedy)} ${PITFALLS[access2]}`}function formatPermissions({permission,
access:access2}){return`\`permissions: { contents: read, ${permission}: ${access2} }\``}var CHECK_TEXT_LIMIT=65535,ANNOTATIONS_AT_ONCE=50,CHECK_RUN_RESOURCE={name:"check run",permission:"checks",access:"write",
things:"check runs",instead:"Write `check: false` to do without"};async function publishCheckRun(forge,check,log){for(let field of[
"summary","text"])if(check[field].length>CHECK_TEXT_LIMIT)throw new RangeError(`check run: ${field} has ${check[field].length}\
 characters; render it shorter`);let[first=[],...others]=splitIntoBatches(check.annotations);try{let created=await createAnnotatedCheckRun(
forge,{...check,annotations:first},log);return created.isAnnotated&&await addAnnotations(forge,{id:created.id,check,others},
log),created.url}catch(error2){if(!(error2 instanceof ApiError))throw error2;return warnPublishFailure(log,CHECK_RUN_RESOURCE,
error2),null}}function splitIntoBatches(annotations){let count=Math.ceil(annotations.length/ANNOTATIONS_AT_ONCE);return Array.
from({length:count},(_,index)=>annotations.slice(index*ANNOTATIONS_AT_ONCE,(index+1)*ANNOTATIONS_AT_ONCE))}async function createAnnotatedCheckRun(forge,check,log){
try{return{...await forge.createCheckRun(check),isAnnotated:!0}}catch(error2){if(!(error2 instanceof ApiError)||error2.failure!==
"invalid"||check.annotations.length===0)throw error2;let created=await forge.createCheckRun({...check,annotations:[]});return log.
warning(`check run: written without annotations, which GitHub refused: ${error2.message}.`),{...created,isAnnotated:!1}}}
async function addAnnotations(forge,{id,check,others},log){let sent=Math.min(check.annotations.length,ANNOTATIONS_AT_ONCE);
for(let annotations of others){try{await forge.annotateCheckRun(id,{...check,annotations})}catch(error2){if(!(error2 instanceof
ApiError))throw error2;log.warning(`check run: only the first ${sent} of ${check.annotations.length} annotations are cer\
tain to be there: ${error2.message}. Its table has all results.`);return}sent+=annotations.length}}var FIRST_LINE=/^<!-- bench-referee: name=(?<name>\S+) head=(?<head>[0-9a-f]*) run=(?<run>\d+)\.(?<attempt>\d+) -->\r?(?:\n|$)/;
function renderMarker({key,headSha,runId,runAttempt}){return`<!-- bench-referee: name=${encode(key)} head=${headSha} run\
=${runId}.${runAttempt} -->`}function parseMarker(body,key){let{name,head,run,attempt}=FIRST_LINE.exec(body)?.groups??{};
return name!==encode(key)||head===void 0?null:{key,headSha:head,runId:Number(run),runAttempt:Number(attempt)}}function encode(key){
return encodeURIComponent(key.toWellFormed()).replaceAll("--","-%2D")}var WORKFLOW_BOT="github-actions[bot]";async function fetchOwnAuthor(forge){return await forge.viewer()??WORKFLOW_BOT}function findOwnComments(comments,key,author){
return comments.filter(comment=>comment.author.toLowerCase()===author.toLowerCase()).flatMap(({id,url,body})=>{let marker=parseMarker(
body,key);return marker===null?[]:[{...marker,id,url,text:body}]}).sort((a,b)=>a.id-b.id)}async function fetchOwnComments(forge,{
pullRequest:pullRequest2,key}){let author=await fetchOwnAuthor(forge);return findOwnComments(await forge.listComments(pullRequest2),
key,author)}function pickNewest(candidates,currentHead){return candidates.reduce((newest,told)=>isOlder(told,newest,currentHead)?
newest:told)}function isSameRun(one,other){return one.runId===other.runId&&one.runAttempt===other.runAttempt}function isOlder(told,than,currentHead){
if(isSameRun(told,than))return!1;let isCurrent=told.headSha===currentHead;return isCurrent!==(than.headSha===currentHead)?
!isCurrent:told.runId!==than.runId?told.runId<than.runId:told.runAttempt<than.runAttempt}var MIN_DENIALS=2,OwnComments=class _OwnComments{#forge;#gate;#author;#written=null;#sent="";#doubt=null;#denials=new Map;constructor(forge,gate2,author){
this.#forge=forge,this.#gate=gate2,this.#author=author}static async open(forge,gate2){return new _OwnComments(forge,gate2,
await fetchOwnAuthor(forge))}get written(){return this.#written}get doubt(){return this.#doubt}hasText(comment,text){return comment.
text===text?!0:this.#sent===text&&this.#written?.id===comment.id&&this.#written.body===comment.text}async list(){let listed=await this.#forge.
listComments(this.#gate.pullRequest),byId=new Map(listed.map(comment=>[comment.id,comment])),written=this.#written;if(written!==
null&&byId.get(written.id)?.body!==written.body){let now=await this.#read(written.id);now!==null&&byId.set(now.id,now)}let present=[
...byId.values()].filter(({id})=>!this.#isGone(id));return findOwnComments(present,this.#gate.key,this.#author)}async create(text){
try{let created=await this.#forge.createComment(this.#gate.pullRequest,text);this.#remember(created,text),this.#doubt=null,
this.#author=created.author}catch(error2){if(!isOutcomeUnknown(error2))throw error2;this.#doubt=error2}}async update(id,text){
let updated=await this.#unlessGone(id,()=>this.#forge.updateComment(id,text));return updated!==null&&this.#remember(updated,
text),updated!==null}async exists(id){return await this.#read(id)!==null}async remove(id){await this.#unlessGone(id,async()=>(await this.#forge.
deleteComment(id),!0))&&this.#forget(id)}async#read(id){for(;!this.#isGone(id);){let comment=await this.#unlessGone(id,()=>this.#forge.
readComment(id));if(comment!==null)return comment}return null}#isGone(id){return(this.#denials.get(id)??0)>=MIN_DENIALS}async#unlessGone(id,act){
try{return await act()}catch(error2){if(!(error2 instanceof ApiError&&(error2.status===404||error2.status===410)))throw error2;
return this.#denials.set(id,(this.#denials.get(id)??0)+1),this.#isGone(id)&&this.#forget(id),null}}#remember(comment,sent){
this.#written=comment,this.#sent=sent}#forget(id){this.#denials.set(id,MIN_DENIALS),this.#written?.id===id&&(this.#written=
null)}};function isOutcomeUnknown(error2){return!(error2 instanceof ApiError)||error2.failure!=="unavailable"?!1:error2.
status===null||error2.status>=500}var MAX_PASSES=7,COMMENT_RESOURCE={name:"comment",permission:"pull-requests",access:"write",things:"comments on pull req\
uests",instead:"Write `comment: never` to do without"};function publishComment(forge,news,log){return runOrWarn(log,()=>reconcileComments(
forge,news,log))}function findStickyComment(forge,{pullRequest:pullRequest2,key},log){return runOrWarn(log,async()=>(await fetchOwnComments(
forge,{pullRequest:pullRequest2,key}))[0]?.url??null)}async function runOrWarn(log,act){try{return await act()}catch(error2){
if(!(error2 instanceof ApiError))throw error2;return warnPublishFailure(log,COMMENT_RESOURCE,error2),null}}async function reconcileComments(forge,news,log){
let own=await OwnComments.open(forge,news);try{for(let look=1;look<=MAX_PASSES;look++){let kept=await reconcileOnce({forge,
own,news});if(kept!==null)return kept.why!==null&&log.info(`comment "${news.key}": not replaced, ${kept.why}`),kept.url}
throw own.doubt??new ApiError("unavailable",null,"the comment does not stay as it was written")}catch(error2){if(!(error2 instanceof
ApiError)||own.written===null)throw error2;return log.warning(`comment: it was written, but it could not be checked that\
 it is the only one of this gate: ${error2.message}. The next run checks it again.`),own.written.url}}async function reconcileOnce({
forge,own,news}){let text=`${renderMarker(news)}
${news.body}`,[first,...others]=await own.list();if(first===void 0)return await own.create(text),null;let currentHead=await forge.
pullRequestHead(news.pullRequest);if(await isLateRun(forge,news.headSha,currentHead)){let created=others.find(other=>isSameRun(
other,news));return created===void 0?{url:first.url,why:explainKeptComment(news,first,currentHead)}:(await own.exists(first.
id)&&await own.remove(created.id),null)}let newest=pickNewest([first,...others,{...news,text}],currentHead),isUpToDate=own.
hasText(first,newest.text);if(isUpToDate&&others.length===0)return{url:first.url,why:explainKeptComment(news,first,newest.
headSha)};if(isUpToDate?await own.exists(first.id):await own.update(first.id,newest.text))for(let{id}of others)await own.
remove(id);return null}async function isLateRun(forge,headSha,currentHead){if(headSha===currentHead||headSha==="")return!1;
try{return await forge.mergeBase(headSha,currentHead)!==currentHead}catch(error2){if(error2 instanceof ApiError)return!0;
throw error2}}function explainKeptComment(news,kept,winningHead){return isSameRun(kept,news)?null:winningHead===news.headSha?
`run ${kept.runId}.${kept.runAttempt} is later`:`${winningHead.slice(0,7)} is newer than ${news.headSha.slice(0,7)}, whi\
ch this run measured`}var CHANNELS=[{id:"files",applies:()=>!0,send:writeFiles},{id:"summary",applies:({runner})=>runner!==null,send:writeSummary},
{id:"comment",applies:({forge,pullRequest:pullRequest2,settings})=>forge!==null&&pullRequest2!==null&&settings.comment!==
"never",send:sendComment},{id:"check",applies:({forge,settings})=>forge!==null&&settings.check,send:sendCheckRun}];async function publishReport(publication){
let published={};for(let channel of CHANNELS.filter(({applies})=>applies(publication)))try{published={...published,...await channel.
send(publication)}}catch(error2){let reason=error2 instanceof Error?error2.message:String(error2);publication.host.log.warning(
`${channel.id}: could not be published: ${reason}. The verdict is not changed by this.`)}return published}async function writeFiles({
host,report:report2,outFolder}){let folder=await outFolder(),runUrl=host.trigger.runUrl,files=[["report-json","report.js\
on",renderJson(report2)],["report-markdown","report.md",renderJobSummary(report2,{runUrl})],["report-html","report.html",
renderHtml(report2)]];for(let[,name,text]of files)await host.files.write(`${folder}/${name}`,text);return Object.fromEntries(
files.map(([output,name])=>[output,`${folder}/${name}`]))}async function writeSummary({host,runner,report:report2}){return await runner?.
summary(renderJobSummary(report2,{runUrl:host.trigger.runUrl})),{}}async function sendComment(publication){let{host,report:report2,
settings,forge,pullRequest:pullRequest2}=publication;if(forge===null||pullRequest2===null)return{};let sticky={pullRequest:pullRequest2,
key:settings.name};if(!isCommentNeeded(settings.comment,report2)&&!await findStickyComment(forge,sticky,host.log))return{};
let url=await publishComment(forge,{...sticky,headSha:report2.commits.head.sha??"",runId:host.trigger.runId,runAttempt:host.
trigger.runAttempt,body:renderComment(report2,{runUrl:host.trigger.runUrl})},host.log);return url===null?{}:{"comment-ur\
l":url}}function isCommentNeeded(when,report2){let{conclusion,accepted,configChange,counts,rows}=report2;return accepted!==
null||when==="always"?!0:when==="on-failure"?conclusion==="fail"||conclusion==="error":conclusion!=="pass"||configChange!==
null||counts.unchanged<rows.length}async function sendCheckRun({host,report:report2,settings,forge}){if(forge===null||report2.
commits.head.sha===null)return{};let{runUrl,runId,runAttempt}=host.trigger,{shown,leftOut}=renderAnnotations(report2,settings.
failOn);leftOut>0&&host.log.info(`check run: the first ${shown.length} lines are annotated, ${leftOut} more are not`);let check={
...renderCheckRun(report2,{runUrl,failOn:settings.failOn}),name:settings.name,headSha:report2.commits.head.sha,externalId:`${settings.
name}:${runId}.${runAttempt}`,annotations:shown},url=await publishCheckRun(forge,check,host.log);return url===null?{}:{"\
check-url":url}}var LABEL_RESOURCE={name:"override-label",permission:"pull-requests",access:"read",things:"events of pull requests that \
say who set a label",instead:"Write `override-scope: never` to do without"},NO_OVERRIDE={acceptance:null,problems:[]};async function readOverride(request){
let{forge,log,event,settings}=request,{overrideLabel:label,overrideScope:scope}=settings;if(scope==="never")return NO_OVERRIDE;
try{let now=await forge.pullRequest(event.number);if(!now.labels.some(name=>isSameName(name,label)))return NO_OVERRIDE;let events=await forge.
listLabelEvents(event.number),set=events.filter(one=>one.label!==null&&isSameName(one.label,label)).at(-1);if(set?.kind!==
"labeled"||set.by==="")return rejectLabel(label,UNKNOWN_LABEL_AUTHOR);if(scope==="commit"){let why=await explainInvalidLabel(
request,{now,events,set});if(why!==null)return rejectLabel(label,why)}let isAuthor=isSameName(set.by,now.author);return{
acceptance:{label,by:set.by,isAuthor,at:set.at,scope},problems:[]}}catch(error2){if(!(error2 instanceof ApiError))throw error2;
return warnReadFailure(log,LABEL_RESOURCE,error2),NO_OVERRIDE}}async function explainInvalidLabel({forge,event,settings},{
now,events,set}){if(now.headSha!==event.headSha)return formatHeadMove(now.headSha,event.headSha);let reopened=events.filter(
({kind})=>kind==="reopened").at(-1);if(reopened!==void 0&&!isLater(set.at,reopened.at))return`${formatLabelEvent(set)}, \
and the pull request was opened again after that. ${SET_AGAIN}`;let{move,why}=await fetchLastMove(forge,now);return move?.
sha===now.headSha?isLater(set.at,move.at)?null:`${formatLabelEvent(set)}, and the present head was pushed at ${move.at}.\
 A new push needs a new label. ${SET_AGAIN}`:event.labelSet!==null&&isSameName(event.labelSet,settings.overrideLabel)?null:
`${formatLabelEvent(set)}, and ${why}`}async function fetchLastMove(forge,{headRepository,headBranch}){if(headRepository===
null)return{move:null,why:NO_RECORD};try{return{move:await forge.lastMove(headRepository,headBranch),why:NO_RECORD}}catch(error2){
if(!(error2 instanceof ApiError))throw error2;return{move:null,why:error2.failure==="forbidden"?NO_PERMISSION:NO_RECORD}}}
var UNKNOWN_LABEL_AUTHOR="is on the pull request, and GitHub does not say who set it, so nothing is accepted. Remove it \
and set it again.",SET_AGAIN="To accept this head, remove the label and set it again.",NO_PERMISSION="the token may not \
read when the head was pushed, so nothing is accepted. Grant it in the workflow: `permissions: contents: read`.",NO_RECORD="\
GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start the workflow too (`types: [ope\
ned, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again.";function formatHeadMove(now,measured){
return`counts for the head of the pull request, which is "${now.slice(0,12)}" by now. This run is about "${measured.slice(
0,12)}".`}function formatLabelEvent({by,at}){return`was set by "${by}" at ${at}`}function rejectLabel(label,message){return{
acceptance:null,problems:[{where:`label ${label}`,message,severity:"warning"}]}}function isSameName(one,other){return one.
toLowerCase()===other.toLowerCase()}function isLater(one,other){return Date.parse(one)>Date.parse(other)}var OUT_PREFIX="report-of-bench-referee-";function makeOutFolder({files}){let made;return()=>(made??=files.temporaryFolder(
OUT_PREFIX),made)}async function publishResult({host,runner},result){let{given,forge,comments,outFolder}=result,settings=publishSettings(
given),event=comments?parsePullRequestEvent(host.trigger):null,report2=await applyOverride(host,result,event);host.log.info(
renderTerminal(report2,{colour:!1}));let published=await publishReport({host,runner,report:withEstimateHistory(report2),
settings,forge:host.cancelled.aborted?null:forge,pullRequest:event?.number??null,outFolder}),outputs={verdict:report2.conclusion,
regressions:String(report2.counts.regression),improvements:String(report2.counts.improvement),inconclusive:String(report2.
counts.inconclusive),"base-sha":report2.commits.base.sha??"","head-sha":report2.commits.head.sha??"",rounds:String(report2.
rounds),...published};for(let problem of selectForLog(report2.problems).shown)problem.severity==="error"?host.log.error(
formatProblemLine(problem),problem.excerpt):host.log.warning(formatProblemLine(problem));report2.configChange!==null&&host.
log.warning(formatConfigLine(report2.configChange)),failsStep(report2.conclusion,settings.failOn)&&runner.fail(makeHeadline(
report2).text);for(let[name,value]of Object.entries(outputs))runner.output(name,value)}async function applyOverride(host,{
report:report2,given,forge},event){let settings=publishSettings(given);if(!canBeAccepted(report2.conclusion,settings.failOn)||
forge===null||event===null)return report2;let{acceptance,problems}=await readOverride({forge,log:host.log,event,settings}),
told={...report2,problems:[...report2.problems,...problems]};return acceptance===null?told:withOverride(told,acceptance)}
function parsePullRequestEvent({payload}){let number=payloadValueAt(payload,"pull_request","number"),headSha=payloadValueAt(
payload,"pull_request","head","sha");if(typeof number!="number"||typeof headSha!="string")return null;let label=payloadValueAt(
payload,"action")==="labeled"?payloadValueAt(payload,"label","name"):null;return{number,headSha,labelSet:typeof label=="\
string"?label:null}}import{createHash}from"node:crypto";function checkPlans(recordings){let names=new Map;for(let recording of recordings){let{name}=recording,fault=contradictionIn(
recording);if(fault!==null)throw makeRecordingError(name,fault,recording.schedule.ended);let key=fingerprint(recording),
other=names.get(key);if(other!==void 0&&recording.invocations.length>0)throw makeRecordingError(name,"it holds the same \
measurements as another recording",other);names.set(key,name)}}function contradictionIn({schedule,invocations,problems}){
let{ended,rounds}=schedule;if(ended==="complete"&&invocations.every(one=>one.round<rounds.max||one.outcome==="disturbed"))
return`it says that all of its ${rounds.max} rounds were made, and does not hold them`;let hasFailure=invocations.some(({
outcome})=>outcome==="failed")||problems.some(({severity})=>severity==="error");return ended==="failed"&&!hasFailure?"it\
 says that something failed, and holds no failure":null}function fingerprint({invocations,series}){return createHash("sh\
a256").update(JSON.stringify([invocations,series])).digest("hex")}function makeRecordingError(name,what,got){return new UserError(
{where:`recording ${quoteText(name)}`,what,got,code:"recording-refused",remedy:"Give the files that `measure` wrote in t\
his run, unchanged and each once"})}function applyTrustedConfig([first,...others],file){let unit=file?.unit??DEFAULTS.unit,
count=recording=>({...recording,schedule:{...recording.schedule,unit}});return{recordings:[count(first),...others.map(count)],
problems:[first,...others].flatMap(recording=>[...unitProblems(recording,unit),...roundsProblems(recording,file?.rounds??
null)])}}function unitProblems({name,schedule},unit){if(schedule.unit===unit)return[];let message=`it says "${schedule.unit}\
", and the configuration that counts says "${unit}". The values are counted as the configuration says.`;return[{where:`r\
ecording ${quoteText(name)}, unit`,message,severity:"warning"}]}function roundsProblems({name,schedule},configured){let{
min,max}=schedule.rounds,{min:least,max:most}=configured??DEFAULTS.rounds;if(configured===null?max<=most:min===least&&max===
most)return[];let message=`it was planned with "${formatRoundRange(schedule.rounds)}", and the configuration that counts\
 says "${formatRoundRange({min:least,max:most})}". A plan of fewer rounds finds less, and so does one of more rounds tha\
n were made. Write the rounds into the configuration instead of giving them to \`measure\`.`;return[{where:`recording ${quoteText(
name)}, rounds`,message,severity:"warning"}]}function formatRoundRange({min,max}){return min===max?String(max):`${min}..${max}`}async function findCommits(store,pair,forge){let problems=[],search={store,forge,warn:(where,message)=>{problems.push({where,
message,severity:"warning"})}},head=await lookUp(search,pair.head,"head"),{base,configCommits:configCommits2}=await findBase(
search,pair,head);for(let sha2 of[base,head])await store.fetchMissingBlobs(sha2);return{base:{sha:base,how:pair.base.how},
head:{sha:head,how:pair.head.how},configCommits:configCommits2,sameFiles:base===head?sameCommit(base):null,problems}}function sameCommit(base){
return{where:`base ${base.slice(0,7)}`,message:"base and head are the same commit, so only noise is measured. Give anoth\
er `base` to compare with.",severity:"warning"}}async function findBase(search,pair,head){let{store}=search,{base:named}=pair;
if(named.kind==="first-parent"){let base2=await ensureCommit(store,await firstParent(store,head),"base");return{base:base2,
configCommits:[base2]}}if(pair.mergeBase){let{start,tip}=await findBranchPoint(search,named,head);return{base:start,configCommits:[
start,tip]}}let base=await lookUp(search,named,"base");return{base,configCommits:await configCommitsOf(search,pair,{base,
head})}}async function findBranchPoint(search,named,head){let{store}=search,tip=await lookUp(search,named,"base"),start=await findMergeBase(
search,tip,head);if(start!==head||named.kind!=="ref"||named.fallback===void 0)return{start:await ensureCommit(store,start,
"base"),tip};let message=`"${named.ref}" holds head already, so its tip of when the event happened is used.`;search.warn(
"base",message);let tipThen=await ensureCommit(store,named.fallback,"base");return{start:await ensureCommit(store,await findMergeBase(
search,tipThen,head),"base"),tip:tipThen}}async function configCommitsOf(search,{base:named,target},{base,head}){let branch=target??
named;if(branch.kind==="first-parent")return[base];try{let{start,tip}=await findBranchPoint({...search,warn(){}},branch,
head);return[start,tip]}catch(error2){if(error2 instanceof UserError)return[base];throw error2}}async function lookUp(search,named,input){
if(named.kind==="sha")return ensureCommit(search.store,named.sha,input);let spellings=named.ref.startsWith("refs/")?[named.
ref]:[`refs/heads/${named.ref}`,`refs/tags/${named.ref}`],answer=await search.store.lookUpRefs(spellings);if(answer.kind===
"found"){let sha2=await ensureCommit(search.store,answer.sha,input);return search.store.gitOrThrow("read a tag","rev-par\
se","--verify","--quiet",`${sha2}^{commit}`)}if(answer.kind==="silent")return resolveFromCheckout(search,{spellings,input,
why:answer.why});if(named.fallback===void 0)throw unknownRef(named,input);let message=`the remote has no "${named.ref}" \
any more, so its tip of when the event happened is used.`;return search.warn(input,message),ensureCommit(search.store,named.
fallback,input)}async function resolveFromCheckout({store,warn},{spellings,input,why}){for(let ref2 of spellings){let sha2=await store.
remoteTrackingSha(ref2);if(sha2!==null)return warn(input,`the remote did not say where "${ref2}" is (${why}), so what th\
e checkout knows of it is used.`),sha2}throw new UserError({where:`input "${input}"`,what:`the remote did not say where \
"${spellings[0]}" is, and the checkout does not know it`,got:why,remedy:"For a private repository pass `github-token`, o\
r set `fetch-depth: 0` in actions/checkout"})}async function ensureCommit(store,sha2,input){if(await store.has(sha2))return sha2;
let why=await store.fetch(store.isComplete?null:"--depth=1",sha2);if(await store.has(sha2))return sha2;throw new UserError(
{where:`${input} ${sha2}`,what:"this commit is not in the checkout and could not be fetched",got:why??"it is not a commi\
t",remedy:"If a force push removed it, run on the newest commit. For a private repository pass `github-token`, or set `f\
etch-depth: 0` in actions/checkout"})}async function firstParent(store,merge){let[first,...others]=await parentsOf(store,
merge);if(first!==void 0&&others.length>0)return first;throw new UserError({where:'input "head"',what:`${merge} is not a\
 merge commit, so it has no parent on the base branch`,got:"merge",remedy:"Write `head: head` to measure the pull reques\
t itself"})}function unknownRef({ref:ref2},input){let isShort=/^[0-9a-f]{7,63}$/.test(ref2);return new UserError({where:`\
input "${input}"`,what:"the remote has no branch or tag of this name",got:ref2,remedy:isShort?"Give all 40 characters of\
 a SHA: a remote knows no shorter ones":"Check its spelling"})}var PRIVILEGED=["pull_request_target","workflow_run","issue_comment"];function refusePrivilegedEvent({event}){if(isPrivilegedEvent(
{event}))throw new UserError({where:`event "${event}"`,what:"code of a pull request is not run on this event, because a \
token that may write lies beside it",remedy:"Measure on `pull_request` with bench-referee/measure, and report forks from\
 a second workflow with bench-referee/report: see docs/forks.md"})}function isPrivilegedEvent({event}){return PRIVILEGED.
includes(event)}var UNREPORTED_CONCLUSIONS=["cancelled","skipped","stale","action_required"];function parseWorkflowRun(trigger){let get=(...path)=>payloadValueAt(
trigger.payload,"workflow_run",...path);refuseForeign(trigger,get);let runId=requireNumber(get,"id"),conclusion=isInProgress(
trigger)?null:requireText(get,"conclusion");if(conclusion!==null&&UNREPORTED_CONCLUSIONS.includes(conclusion))throw new UserError(
{where:WHERE,what:"the run that was to measure did not come to its end, so nothing is said of it",got:conclusion,remedy:"\
Leave such runs out by the `if` of the job, as docs/forks.md shows"});let url=get("html_url");return{headSha:requireText(
get,"head_sha",SHA),headBranch:requireBranch(get),headOwner:ownerOf(get),headRepositoryId:requireNumber(get,"head_reposi\
tory","id"),path:requireText(get,"path").replace(/@.*$/,""),conclusion,runId,runAttempt:requireNumber(get,"run_attempt"),
url:typeof url=="string"?url:`run ${runId}`}}var WHERE='event "workflow_run"';function isInProgress({event,payload}){if(event!==
"workflow_run")return!1;let action=payloadValueAt(payload,"action");return action==="requested"||action==="in_progress"}
var SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/;function refuseForeign({repository},get){let where=requireText(get,"repository",
"full_name");if(where.toLowerCase()!==repository?.toLowerCase())throw new UserError({where:WHERE,what:"the run that meas\
ured belongs to another repository",got:where,remedy:"Report in the repository that measured"});let event=requireText(get,
"event");if(event!=="pull_request")throw new UserError({where:WHERE,what:"only runs of the event pull_request are report\
ed by a second workflow",got:event,remedy:"Add `if: github.event.workflow_run.event == 'pull_request'` to the job; on ot\
her events report in the run that measures"})}function requireBranch(get){let name=requireText(get,"head_branch");if(isPlainRef(
`refs/heads/${name}`))return name;throw makeMissingFieldError("head_branch")}function ownerOf(get){if(get("head_reposito\
ry")!==null)return requireText(get,"head_repository","owner","login");throw new UserError({where:WHERE,what:"the reposit\
ory that the pull request came from is gone, so it cannot be looked up"})}function requireText(get,...path){let keys=path.
filter(key=>typeof key=="string"),pattern=path.find(key=>key instanceof RegExp)??/./,value=get(...keys);if(typeof value==
"string"&&pattern.test(value))return value;throw makeMissingFieldError(keys.join("."))}function requireNumber(get,...path){
let value=get(...path);if(typeof value=="number"&&Number.isSafeInteger(value)&&value>0)return value;throw makeMissingFieldError(
path.join("."))}function makeMissingFieldError(path){return new UserError({where:WHERE,what:`its payload does not say \`w\
orkflow_run.${path}\``,remedy:"Report in a workflow that `workflow_run` starts, with `types: [completed]`"})}async function resolveReportTarget(trigger,forge){return{...await resolveTarget(trigger,forge),isBegun:isInProgress(trigger)}}
async function resolveTarget(trigger,forge){let asItIs={trigger,comments:!0,problems:[],refusal:null};if(trigger.event!==
"workflow_run")return asItIs;let nowhere=asPullRequestTrigger(trigger,null);if(forge===null)return{...asItIs,trigger:nowhere,
comments:!1};let measuring;try{measuring=parseWorkflowRun(trigger),await refuseUnknownWorkflow(trigger,forge,measuring)}catch(error2){
return toRefusedTarget({trigger:nowhere,comments:!1},error2)}let onlyCheck={trigger:asPullRequestTrigger(trigger,measuring),
comments:!1};try{let{pullRequest:pullRequest2,aside}=await findPullRequest(forge,measuring),found={trigger:asPullRequestTrigger(
trigger,measuring,pullRequest2),comments:aside===null},{conclusion,url}=measuring;if(conclusion!==null&&conclusion!=="su\
ccess")return toRefusedTarget(found,new UserError(describeFailedRun(conclusion,url)));let problems=aside===null?[]:[makeNotCommentedWarning(
pullRequest2.number,aside)];return{...found,problems,refusal:null}}catch(error2){return toRefusedTarget(onlyCheck,error2)}}
function toRefusedTarget(where,error2){if(error2 instanceof UserError)return{...where,problems:[],refusal:error2};if(!(error2 instanceof
ApiError))throw error2;let complaint={where:'input "github-token"',what:`the pull request could not be looked up (${error2.
message})`,code:"permission",remedy:"Grant `contents: read` and `pull-requests: write` in the workflow, or run the job a\
gain"};return{...where,problems:[],refusal:new UserError(complaint)}}function asPullRequestTrigger(trigger,measuring,pullRequest2){
let{repository}=trigger.payload,sha2=measuring?.headSha??null,head={...trigger,event:"pull_request",sha:sha2,payload:{repository}};
if(measuring===null||pullRequest2===void 0)return head;let{number,baseBranch:baseBranch2,baseSha}=pullRequest2,base={ref:baseBranch2,
sha:baseSha},{runId,runAttempt,conclusion,url}=measuring;return{...head,payload:{repository,pull_request:{number,head:{sha:sha2},
base}},runId,runAttempt,runUrl:conclusion===null?url:head.runUrl}}async function refuseUnknownWorkflow(trigger,forge,{path}){
if(!(trigger.sha!==null&&await forge.readFile(path,trigger.sha)!==null))throw new UserError({where:'event "workflow_run"',
what:"the workflow that measured is not on the default branch",code:"workflow-unknown",got:path,remedy:"Merge it there f\
irst; until then it may be the own work of a pull request"})}async function findPullRequest(forge,measuring){let{headOwner,
headBranch,headSha,headRepositoryId}=measuring,list=async state=>(await forge.listPullRequests({owner:headOwner,branch:headBranch,
state})).filter(one=>one.headRepositoryId===headRepositoryId&&one.headBranch===headBranch),open=await list("open"),isClosed=open.
length===0,all=isClosed?(await list("closed")).filter(one=>one.headSha===headSha):open,[pullRequest2,...others]=all;if(pullRequest2===
void 0)throw new UserError(describeNoMatch(measuring));if(others.length>0)throw new UserError(describeManyMatches(all,headSha));
if(isClosed)return{pullRequest:pullRequest2,aside:"it is closed"};if(pullRequest2.headSha===headSha)return{pullRequest:pullRequest2,
aside:null};let now=pullRequest2.headSha.slice(0,12);return{pullRequest:pullRequest2,aside:`its head is "${now}" by now,\
 and this run measured "${headSha.slice(0,12)}"`}}function makeNotCommentedWarning(number,why){let message=`not commente\
d on, because ${why}. The check run is on the commit that was measured.`;return{where:`pull request #${number}`,message,
severity:"warning"}}function describeNoMatch({headOwner,headBranch,headSha}){return{where:`commit ${headSha.slice(0,12)}`,
what:"no pull request of this repository has it as its head",code:"pull-request-unknown",got:`${headOwner}:${headBranch}`,
remedy:"If its branch was renamed meanwhile, push to it once more"}}function describeManyMatches(pullRequests,headSha){return{
where:`commit ${headSha.slice(0,12)}`,what:"several pull requests have this head, so nobody can tell whose budgets count\
 and where to comment",code:"pull-request-unknown",got:pullRequests.map(({number})=>`#${number}`).join(", "),remedy:"Clo\
se all but one, or give each a branch of its own, and run the first workflow again"}}function describeFailedRun(conclusion,url){
return{where:url,what:"the run that measured did not succeed, so there is nothing to judge",code:"measuring-failed",got:conclusion,
remedy:"Look there for the cause, and run it again"}}async function checkPair({recordings,trigger,forge}){let[{name,commits}]=recordings;if(![payloadValueAt(trigger.payload,
"pull_request","head","sha"),trigger.sha].includes(commits.head.sha))throw new UserError({where:`recording ${quoteText(name)}`,
what:"its head is not the commit that this run is about",code:"recording-refused",got:commits.head.sha??"no commit",remedy:"\
Report what the run of this commit measured; a second workflow can report `head: head` only"});let base=commits.base.sha,
isBaseMeasured=recordings.some(({series})=>series.some(one=>one.base.values.length>0));if(!(base===null?!isBaseMeasured:
await isAncestor(forge,base,(await trustedTip(trigger,forge)).sha)))throw new UserError({where:`recording ${quoteText(name)}`,
what:"its base is not in the history that this run compares with",code:"recording-refused",got:base??"no commit",remedy:"\
Measure against the merge base or the target branch of this pull request"})}function checkBaseline(recordings,path){let stray=recordings.
find(({baseline})=>baseline!==void 0&&baseline.path!==path);if(stray!==void 0)throw new UserError({where:`recording ${quoteText(
stray.name)}`,what:"it compares with a baseline that the configuration does not name",code:"recording-refused",got:stray.
baseline?.path??"",remedy:"Measure again, with the configuration of the base branch"})}async function readTrustedConfig({
recordings,trigger,forge},{config,configFrom,configGiven}){let head=recordings[0].commits.head.sha,trusted=configFrom===
"head"?[]:await configCommits({trigger,forge},head);for(let[index,commit]of trusted.entries()){let text=await readFile(forge,
config,commit);if(text===null)continue;let versions={text,head,isOfBranch:index>0},source2={path:config,commit,how:index>
0?"tip":"start"};return{text,commit,source:source2,...await changeOf(forge,config,versions)}}let atHead=head===null?null:
await readFile(forge,config,head);if(atHead===null&&configGiven)throw new UserError({where:'input "config"',what:"neithe\
r the commit that the pull request started from nor head has this file",code:"configuration",got:config,remedy:"Give the\
 file's path relative to the repository's root, or leave `config` out to use the defaults"});return{text:atHead,commit:null,
source:atHead===null?null:{path:config,commit:head,how:"head"},problems:atHead!==null&&configFrom!=="head"?[makeNewConfigWarning(
config)]:[],change:null}}async function configCommits({trigger,forge},head){let{sha:sha2,fallback}=await trustedTip(trigger,
forge);if(head===null)return[sha2];let start=await convertApiErrors(forge.mergeBase(sha2,head));if(start===null)return[sha2];
if(start!==head||fallback===void 0)return[start,sha2];let startThen=await convertApiErrors(forge.mergeBase(fallback,head));
return startThen===null?[fallback]:[startThen,fallback]}async function changeOf(forge,config,{text,head,isOfBranch}){if(head===
null)return{problems:[],change:null};try{let atHead=await forge.readFile(config,head),change=isOfBranch&&atHead===null?null:
compareConfigs(config,{base:text,head:atHead});return{problems:[],change}}catch(error2){if(!(error2 instanceof ApiError))
throw error2;let message=`what head changes in it could not be read, got ${quoteText(error2.message)}. That of the base \
commit was used.`;return{problems:[{where:config,message,severity:"warning"}],change:null}}}function makeNewConfigWarning(config){
return{where:config,message:"the base commit has no configuration, so the one of this pull request was used.",severity:"\
warning"}}async function trustedTip(trigger,forge){let{base}=selectCommits(trigger,{base:"target",head:"head"});if(base.
kind==="sha")return{sha:base.sha};let{ref:ref2,fallback}=base.kind==="ref"?base:{},sha2=ref2===void 0?null:await convertApiErrors(
forge.resolve(ref2))??fallback;if(sha2)return{sha:sha2,...fallback!==void 0&&{fallback}};throw new UserError({where:`eve\
nt "${trigger.event}"`,what:"the branch that head is compared with could not be found",remedy:"Run again, and check that\
 `github-token` may read this repository"})}async function isAncestor(forge,ancestor,tip){return ancestor===tip||await convertApiErrors(
forge.mergeBase(ancestor,tip))===ancestor}async function readFile(forge,path,sha2){let first=await convertApiErrors(forge.
readFile(path,sha2));if(first!==null)return first;if(await convertApiErrors(forge.resolve(sha2))!==null)return convertApiErrors(
forge.readFile(path,sha2));throw new UserError({where:path,what:"GitHub does not know the commit that it is to be read f\
rom, or hides it from the token",code:"permission",got:sha2,remedy:"Grant `contents: read` in the workflow, or run the j\
ob again"})}async function convertApiErrors(answer){try{return await answer}catch(error2){throw error2 instanceof ApiError?
new UserError({where:'input "github-token"',what:`the repository could not be read (${error2.message})`,code:"permission",
remedy:"Grant `contents: read` in the workflow, or run the job again"}):error2}}var SHORT_SHA_LENGTH=7,EARLIER=/<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;
function renderInProgressNotice({headSha,runUrl,earlier}){let link=renderRunLink(runUrl,"This run"),told=EARLIER.exec(earlier.
body)?.groups,[head,body]=told===void 0?[earlier.headSha,earlier.body]:[told.head??"",told.body??""],top=`## \u23F3 A new mea\
surement is running for ${headSha.slice(0,SHORT_SHA_LENGTH)}

${link??"A run"} will put its result in this place.

`,{open,close}=makeDetailsTags(head===""?"The last result":`The last result, of ${head.slice(0,SHORT_SHA_LENGTH)}`),kept=`${open}\
<!-- bench-referee: earlier head=${head} -->
${lowerHeading(body)}<!-- bench-referee: end -->
${close}`;return top.length+kept.length>COMMENT_LIMIT?top:top+kept}function lowerHeading(body){return`${body.replace(/^## /,
"### ").trimEnd()}
`}async function publishInProgressNotice(forge,announcement,log){try{let ours=await fetchOwnComments(forge,announcement),[
first]=ours;if(first===void 0)return;let{pullRequest:pullRequest2,headSha,runUrl}=announcement;if(await forge.pullRequestHead(
pullRequest2)!==headSha)return;let[earlier,mine]=[pickNewest(ours,headSha),{...announcement,text:""}];if(isSameRun(earlier,
mine)||pickNewest([mine,earlier],headSha)===earlier)return;let body=renderInProgressNotice({headSha,runUrl,earlier:{headSha:earlier.
headSha,body:bodyOf(earlier)}});await forge.updateComment(first.id,`${renderMarker(announcement)}
${body}`)}catch(error2){if(!(error2 instanceof ApiError))throw error2;log.info(`comment: could not say that a measuremen\
t is running: ${error2.message}`)}}function bodyOf({text}){return text.slice(text.indexOf(`
`)+1)}var SOURCE_FIELDS=["config","configFrom","name"],MEASURE_FIELDS=[...SOURCE_FIELDS,"run","setup","workingDirectory","form\
at","outputFile","base","head","rounds","maxMinutes","cpus","nice","seed"],REPORT_FIELDS=["comment","check","failOn","ov\
errideLabel","overrideScope"],INPUTS={gate:[...MEASURE_FIELDS,...REPORT_FIELDS],measure:[...MEASURE_FIELDS,"legs"],report:[
...SOURCE_FIELDS,...REPORT_FIELDS,"recordings"]},ACTION_FIELDS={...FIELDS,configFrom:choice("base","head"),head:ref("hea\
d","merge").refine(ref2=>ref2!=="worktree",{error:"Write head, merge, a branch, a tag or a SHA",params:{what:"exists on \
the command line only"}})};function parseInputs(get,which){return parseGivenOptions(ACTION_FIELDS,INPUTS[which],{where:name=>`\
input "${name}"`,get:name=>{let text=get(name);return text.trim()===""?void 0:text}})}var FOLDER_STATE="folder",FOLDER_PREFIX="bench-referee-";async function gate(stage){let given=parseInputs(stage.runner.input,
"gate"),forge=stage.connect(stage.runner.input("github-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(
stage.host),report2=await runOrErrorReport(stage,{given,code:"not-measured"},async()=>{let{recording,settings,file,configSource,
configChange}=await measureEventCommits(stage,given,forge);await writeRecording(stage,recording,outFolder);let commits={
...settings.commits,configFrom:configFlag(configSource,recording)},repeats=repeatsOf([recording],{...settings,commits,file,
legs:1,isOwn:!0});return{...analyse(recording,settings.policy),repeats,configSource,configChange}});await announced,await publishResult(
stage,{report:report2,given,forge,comments:!0,outFolder})}async function measure(stage){let given=parseInputs(stage.runner.
input,"measure");refuseFault(stage.host.trigger);let{recording}=await measureEventCommits(stage,given,null);await writeRecording(
stage,recording,makeOutFolder(stage.host)),stage.runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output(
"head-sha",recording.commits.head.sha??""),stage.runner.output("rounds",String(countCompletedRounds(recording))),recording.
schedule.ended==="cancelled"&&stage.runner.fail("Cancelled; the recording holds what was measured until then")}async function report({
host,runner,connect}){let given=parseInputs(runner.input,"report"),forge=connect(runner.input("github-token")),{trigger,
comments,refusal,problems:aside,isBegun}=await resolveReportTarget(host.trigger,forge),stage={host:{...host,trigger},runner,
connect};if(isBegun)return comments?announceRun(stage,given):void 0;let result=await runOrErrorReport(stage,{given,code:"\
report-failed"},async()=>{if(refusal!==null)throw refusal;let recordings=await readMatchingRecordings(stage,given.recordings??
"bench-referee/**/*.json");if(forge===null)throw makeMissingTokenError();checkPlans(recordings);let claim={recordings,trigger,
forge};await checkPair(claim);let commits=commitSettings(given,ACTION_COMMIT_DEFAULTS),{text,commit,source,problems,change}=await readTrustedConfig(
claim,commits),file=text===null?null:parseConfigFile(text,commits.config,commit);checkBaseline(recordings,file?.baseline??
null);let configured=applyTrustedConfig(recordings,file),legs=analyseLegs(configured.recordings,policyOf(file,stage.host.
clock.today())),repeats=repeatsOf(configured.recordings,{file,commits:{...commits,configFrom:configFlag(source,recordings[0])},
publish:publishSettings(given),legs:recordings.length,isOwn:!1}),all=[...aside,...problems,...configured.problems,...legs.
problems];return{...legs,repeats,problems:all,configSource:source,configChange:change}}),{name}=publishSettings(given),outFolder=makeOutFolder(
host);await publishResult(stage,{report:{...result,name},given,forge,comments,outFolder})}function configFlag(source,{commits}){
return source===null||source.commit===null||source.commit===commits.base.sha?"base":source.commit===commits.head.sha?"he\
ad":source.commit}async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.
temporaryRoot&&basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}
async function announceRun({host,runner,connect},given){let forge=connect(runner.input("github-token")),event=parsePullRequestEvent(
host.trigger),{name:key,comment}=publishSettings(given);if(forge===null||event===null||comment==="never")return;let{runId,
runAttempt,runUrl}=host.trigger,{number:pullRequest2,headSha}=event;await publishInProgressNotice(forge,{key,pullRequest:pullRequest2,
headSha,runId,runAttempt,runUrl},host.log)}async function measureEventCommits({host,runner},given,forge){refusePrivilegedEvent(
host.trigger);let root=await host.files.temporaryFolder(FOLDER_PREFIX),{repository,serverUrl}=host.trigger,commits=commitSettings(
given,ACTION_COMMIT_DEFAULTS),token=runner.input("github-token")||null;try{return runner.remember(FOLDER_STATE,root),await measureStage(
host,{given,commits,root,remote:repository===null?null:{url:`${serverUrl}/${repository}`,token,serverUrl},find:store=>findCommits(
store,selectCommits(host.trigger,commits),forge)})}finally{await host.files.remove(root)}}async function writeRecording(stage,recording,outFolder){
let name=`recording-${recording.name.replaceAll(/[^\w.-]+/g,"-")}.json`,path=join(await outFolder(),name);await stage.host.
files.write(path,renderRecording(recording)),stage.host.log.info(`recording ${path}`),stage.runner.output("recording",path)}
async function readMatchingRecordings({host},glob){let paths=[...(await host.files.list(host.folder,compilePattern(glob))).
keys()];return readRecordings(host,paths.map(path=>join(host.folder,path)),{where:'input "recordings"',what:"no file in \
the workspace matches",got:glob,remedy:"Download the artifact that holds the recording before this step, into the folder\
 that the pattern names"})}function refuseFault({fault}){if(fault!==void 0)throw fault}function makeMissingTokenError(){
return new UserError({where:'input "github-token"',what:"there is no token, and without one the configuration of the bas\
e branch cannot be read",code:"permission",remedy:"Leave the input out to use the token of the workflow"})}async function runOrErrorReport({
host},{given,code},work){try{return refuseFault(host.trigger),await work()}catch(thrown){let error2=userErrorOf(thrown);
if(error2===null)throw thrown;let current=isPrivilegedEvent(host.trigger)?null:host.trigger.sha,headSha=payloadValueAt(host.
trigger.payload,"pull_request","head","sha")??current,{name}=publishSettings(given),problems=withCode(error2,code).complaints.
map(problemOf);return errorReport(name,problems,typeof headSha=="string"?headSha:null)}}import{tmpdir}from"node:os";import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(
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
name,value));process.stdout.write(os4.EOL),issueCommand("set-output",{name},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error(message)}function error(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.
toString():message)}function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof
Error?message.toString():message)}function info(message){process.stdout.write(message+os4.EOL)}function startGroup(name){issue("group",name)}function endGroup(){
issue("endgroup")}function saveState(name,value){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(name,
value));issueCommand("save-state",{name},toCommandValue(value))}function getState(name){return process.env[`STATE_${name}`]||
""}import{randomUUID as randomUUID2}from"node:crypto";import{closeSync,constants as constants2,fstatSync,lstatSync,mkdirSync,
openSync,readFileSync,rmSync,writeFileSync}from"node:fs";import{EOL as EOL5}from"node:os";import{dirname as dirname2}from"node:path";function snapshotRunnerFiles(env){let kept=RUNNER_FILES.flatMap(variable=>{let path=env[variable]??"",bytes=path===""?null:
bytesOf(path);return bytes===null?[]:[{variable,path,bytes}]});return()=>kept.filter(file=>!isUntouched(file)&&restore(file)).
map(({variable})=>variable)}function isUntouched({path,bytes}){return lstatSync(path,{throwIfNoEntry:!1})?.size!==bytes.
length?!1:bytesOf(path)?.equals(bytes)??!1}function bytesOf(path){try{return withRegularFile(path,constants2.O_RDONLY,file=>readFileSync(
file))}catch{return null}}function restore({path,bytes}){try{rmSync(path,{recursive:!0,force:!0}),mkdirSync(dirname2(path),
{recursive:!0}),withRegularFile(path,constants2.O_WRONLY|constants2.O_CREAT|constants2.O_EXCL,file=>writeFileSync(file,bytes))}catch{}
return!0}function appendValue(variable,path,[name,value]){let end=`ghadelimiter_${randomUUID2()}`,text=[`${name}<<${end}`,
value,end,""].join(EOL5);writeCommandFile(variable,path,{flag:constants2.O_APPEND,text})}function replaceText(variable,path,text){
writeCommandFile(variable,path,{flag:constants2.O_TRUNC,text})}function writeCommandFile(variable,path,{flag,text}){try{
withRegularFile(path,constants2.O_WRONLY|constants2.O_CREAT|flag,file=>writeFileSync(file,text))}catch(error2){let[complaint]=userErrorOf(
error2)?.complaints??[];if(complaint===void 0)throw error2;let{what,remedy}=complaint;throw new UserError({where:variable,
what:`the file ${what}`,got:path,...remedy&&{remedy}})}}function withRegularFile(path,flags,use){let safe=flags|(constants2.
O_NOFOLLOW??0)|(constants2.O_NONBLOCK??0),file=openSync(path,safe,420);try{if(fstatSync(file).isFile())return use(file);
throw new UserError({where:path,what:"is a pipe or a device, and a regular file is needed"})}finally{closeSync(file)}}var TOKEN_VARIABLES=["INPUT_GITHUB-TOKEN","GITHUB_TOKEN","GH_TOKEN","ACTIONS_RUNTIME_TOKEN","ACTIONS_ID_TOKEN_REQUEST_TO\
KEN"];async function makeActionsHost(){let env={...process.env},{platform:platform2}=process,temporaryRoot=env.RUNNER_TEMP||
tmpdir(),cancelled=cancelOnSignals();return{env,folder:env.GITHUB_WORKSPACE||process.cwd(),trigger:await readTrigger(env),
log:actionsLog,progress:{begin(){},end:actionsLog.info,close(){}},clock:makeClock(cancelled),files:makeFiles(temporaryRoot),
secrets:TOKEN_VARIABLES.map(name=>env[name]??"").filter(value=>value!==""),cancelled,run:guardRunnerFiles(makeRun({platform:platform2,
signal:cancelled,temporaryRoot}),env),git:makeGit({env,platform:platform2,signal:cancelled}),checkAffinity:placement=>checkAffinity(
placement,{platform:platform2,find:makeProgramFinder({env,platform:platform2})}),machine:()=>readMachine(env),observe,load:readLoad}}
function guardRunnerFiles(run,env){let putBack,meddledWith=new Set;return async spec=>{putBack??=snapshotRunnerFiles(env);
let result=await run(spec);for(let variable of putBack())meddledWith.add(variable);return{...result,tamperedFiles:[...meddledWith]}}}
var sanitise=text=>sanitiseForLog(text,{runner:!0});function annotation({file,line,column,length}){if(file===null)return{};
let endColumn=column+length;return{title:"bench-referee",file,startLine:line,endLine:line,startColumn:column,endColumn}}
var actionsLog={info:line=>info(sanitise(line)),warning:line=>warning(sanitiseForCommand(line)),error:(line,excerpt)=>error(
sanitiseForCommand(line),excerpt&&annotation(excerpt)),quote(title,text){startGroup(sanitiseForCommand(title)),info(sanitise(
text)),endGroup()}},actionsRunner={input:name=>getInput(name,{trimWhitespace:!1}).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g,""),
output(name,value){let path=process.env.GITHUB_OUTPUT;path?appendValue("GITHUB_OUTPUT",path,[name,value]):setOutput(name,
value)},async summary(markdown){let path=process.env.GITHUB_STEP_SUMMARY;path&&replaceText("GITHUB_STEP_SUMMARY",path,markdown)},
remember(key,value){let path=process.env.GITHUB_STATE;path?appendValue("GITHUB_STATE",path,[key,value]):saveState(key,value)},
recall:key=>getState(key),endProcesses:killProcessesBelow,fail:message=>setFailed(sanitiseForCommand(message))};async function runAction(action){try{let host=await makeActionsHost();await action({host,runner:actionsRunner,connect:await connectorOf(
host)})}catch(error2){fail(error2);try{actionsRunner.output("verdict","error")}catch(unwritable){fail(unwritable)}}}async function connectorOf({
env,trigger,log,cancelled}){delete process.env.GITHUB_EVENT_PATH;let{connectGitHub}=await import("./github-client-J2EDXHFO.js"),
{repository}=trigger,apiUrl=env.GITHUB_API_URL||"https://api.github.com";return token=>token===""||repository===null?null:
connectGitHub({token,repository,apiUrl,log,cancelled})}function fail(thrown){let error2=userErrorOf(thrown);error2!==null?
failWith(error2):failWithDefect(thrown)}function failWithDefect(thrown){thrown instanceof Error&&thrown.stack!==void 0&&
actionsLog.info(thrown.stack);let message=thrown instanceof Error?thrown.message:String(thrown);actionsRunner.fail(`this\
 is a defect of bench-referee, please report it: ${message}`)}function failWith(error2){let located=error2.complaints.filter(
({excerpt})=>excerpt!==void 0);if(located.length===0){for(let complaint of error2.complaints)actionsRunner.fail(sentence(
complaint));return}actionsLog.info(renderComplaints(error2.complaints));for(let complaint of error2.complaints)actionsLog.
error(sentence(complaint),complaint.excerpt);actionsRunner.fail(located.length===1?"The configuration has a mistake":`Th\
e configuration has ${located.length} mistakes`)}export{gate,measure,report,cleanUp,runAction};
