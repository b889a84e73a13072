import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RUNNER_FILES,configChange,measureStage,mergeBase,parentsOf}from"./chunk-ITA423LV.js";import{ForgeError}from"./chunk-O56A2AFU.js";
import{repeatsOf}from"./chunk-2CZ2XZY7.js";import{analyseLegs}from"./chunk-LWT2E7LX.js";import{readFields}from"./chunk-2LZHYNMA.js";
import{COMMENT_LIMIT,OMISSION_ROOM,benchmarks,bytes,configLine,details,fitTo,footer,heading,headline,omission,overview,problemLine,
renderComment,renderHtml,renderJson,renderTerminal,results,runLink}from"./chunk-CGGNXWIP.js";import{PLAIN,findings,
tell}from"./chunk-6SOG4SPE.js";import{counted}from"./chunk-6D5IVRLX.js";import{accept,analyse,commitSettings,
errorReport,parseBudgetFile,pattern,policyOf,publishSettings,readRecordings,renderRecording,withCourses}from"./chunk-I26ZRJC7.js";
import{quoted,visible}from"./chunk-PO57IB6S.js";import{cancelOnSignals,cleanForCommand,cleanForLog,killThoseBelow,
makeClock,makeFind,makeGit,makeRun,observe,readLoad,readMachine,readTrigger,tryPlacement}from"./chunk-XTL7VNUR.js";
import{makeFiles}from"./chunk-6FO44SI4.js";import{ACTION_COMMITS,DEFAULTS,FIELDS,choice,completedRounds,forLog,ref}from"./chunk-TAHYMK3E.js";
import{renderComplaints}from"./chunk-DX5SWUY6.js";import{UserError,cite,problemOf,sentence,userErrorOf,withCode}from"./chunk-22RSWMGT.js";import{basename,dirname,join}from"node:path";var ALL_ZERO=/^0+$/;function namePair(trigger,settings){let event=eventPair(trigger),head=nameHead(settings.head,trigger,
event),{base}=settings;if(base!=="merge-base"&&base!=="target")return{head,base:nameRef(base,"base"),mergeBase:!1,target:targetIfKnown(
event)};if(settings.head==="merge")return{head,base:{kind:"first-parent",how:base},mergeBase:!1,target:null};let target=event.
target();if(target!==null)return{head,base:{...target,how:base},mergeBase:base==="merge-base",target:null};throw new UserError(
{where:'input "base"',what:`the event "${trigger.event}" does not say what to compare with`,got:base,remedy:"Give a bran\
ch, tag or SHA as `base`"})}function targetIfKnown(event){try{return event.target()}catch(error2){if(error2 instanceof UserError)
return null;throw error2}}function nameRef(text2,input){if(/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text2))return{kind:"sha",
sha:text2,how:text2};if(!isPlainRef(text2))throw new UserError({where:`input "${input}"`,what:"this is not a branch, a t\
ag or a full SHA",got:text2,remedy:"Write a name such as `main` or `v1.2.0`, or all 40 characters of a SHA"});return{kind:"\
ref",ref:text2,how:text2}}function isPlainRef(text2){return text2!==""&&!/^[-/.]|[\s~^:?*[\\\x00-\x1f\x7f]|\.\.|@\{|\/\/|[/.]$|\.lock$|\/\./.
test(text2)&&text2!=="@"}function nameHead(wanted,trigger,event){if(wanted==="head")return event.head();if(wanted!=="mer\
ge")return nameRef(wanted,"head");let merge=event.merge();if(merge!==null)return merge;throw new UserError({where:'input\
 "head"',what:`only a pull request has a merge commit, and the event is "${trigger.event}"`,got:"merge",remedy:"Write `h\
ead: head`, or leave it out"})}function eventPair(trigger){let merge=()=>null;switch(trigger.event){case"pull_request":return pullRequest(
trigger);case"merge_group":return{head:()=>({...sha(trigger,"merge_group","head_sha"),how:"head"}),merge,target:()=>sha(
trigger,"merge_group","base_sha")};case"push":return refuseDeletion(trigger),{head:()=>current(trigger),merge,target:()=>stateBefore(
trigger)};case"workflow_dispatch":case"schedule":return{head:()=>current(trigger),merge,target:()=>defaultBranch(trigger)};default:
throw new UserError({where:"event",what:"the commits to compare are known for pull_request, merge_group, push, workflow_\
dispatch and schedule",got:trigger.event,remedy:"Run the gate on one of these; for pull requests from forks use `pull_re\
quest`, never `pull_request_target`"})}}function pullRequest(trigger){return{head:()=>({...sha(trigger,"pull_request","h\
ead","sha"),how:"head"}),merge:()=>({...current(trigger),how:"merge"}),target:()=>baseBranch(trigger)}}function baseBranch(trigger){
let tipThen=sha(trigger,"pull_request","base","sha"),ref2=branchRef(read(trigger.payload,"pull_request","base","ref"));return ref2===
null?tipThen:{kind:"ref",ref:ref2,how:"target",fallback:tipThen.sha}}function refuseDeletion({payload}){if(read(payload,
"deleted")===!0)throw new UserError({where:'event "push"',what:"the branch was deleted, so there is nothing to measure",
remedy:"Add `if: ${{ !github.event.deleted }}` to the job"})}function stateBefore(trigger){let before=read(trigger.payload,
"before");return typeof before!="string"||ALL_ZERO.test(before)?defaultBranch(trigger):sha(trigger,"before")}function current(trigger){
if(trigger.sha!==null)return{kind:"sha",sha:trigger.sha,how:"head"};throw new UserError({where:"GITHUB_SHA",what:"the ru\
nner did not say which commit started this run",remedy:"Give the commit to measure as `head`"})}function defaultBranch({
payload}){let ref2=branchRef(read(payload,"repository","default_branch"));return ref2===null?null:{kind:"ref",ref:ref2,how:"\
target"}}function branchRef(branch2){let ref2=`refs/heads/${String(branch2)}`;return typeof branch2=="string"&&isPlainRef(
ref2)?ref2:null}function sha(trigger,...path){let value=read(trigger.payload,...path);if(typeof value=="string"&&/^([0-9a-f]{40}|[0-9a-f]{64})$/.
test(value))return{kind:"sha",sha:value,how:path.at(-1)??"sha"};throw new UserError({where:`event "${trigger.event}"`,what:`\
its payload has no commit SHA at ${path.join(".")}`,...value===void 0?{}:{got:String(value)},remedy:"Give `base` and `he\
ad` as inputs"})}function read(value,...path){return path.reduce((inner,key)=>typeof inner=="object"&&inner!==null?inner[key]:
void 0,value)}var MOST_ANNOTATIONS=200,MOST_FINDINGS=10,NAME_LIMIT=90,say=phrase=>tell(phrase,PLAIN);function renderAnnotations(report2,failOn){
let worst=failOn==="never"||report2.accepted!==null?"warning":"failure",lines=new Map;for(let located of findings(report2).
flatMap(finding=>locate(finding,worst))){let key=JSON.stringify([located.place.file,located.place.line]);lines.set(key,[
...lines.get(key)??[],located])}let all=[...lines.values()].toSorted((left2,right)=>rank(left2)-rank(right));return{shown:all.
slice(0,MOST_ANNOTATIONS).map(annotationOf),leftOut:Math.max(0,all.length-MOST_ANNOTATIONS)}}function locate(finding,worst){
let{row,verdict}=finding,place="place"in row?row.place:void 0;return place===void 0||verdict.level==="report"?[]:verdict.
outcome!=="fail"?[{finding,place,level:"notice"}]:[{finding,place,level:verdict.level==="fail"?worst:"warning"}]}var LEVELS=[
"failure","warning","notice"];function rank([first]){return first===void 0?LEVELS.length:LEVELS.indexOf(first.level)}function annotationOf(located){
let[{place,level}]=located,told2=located.slice(0,MOST_FINDINGS).map(({finding})=>tellFinding(finding)),more=located.length-
told2.length,rest=more===0?[]:[`${counted(more,"finding")} more on this line: see the table of the check.`],{file,line}=place;
return{file,line,level,title:titleOf(located,level),message:[...told2,...rest].join(`

`)}}function titleOf(located,level){let worst=located.filter(one=>one.level===level).map(({finding})=>finding),rows=worst.
map(({row})=>row).filter(row=>"state"in row),[first]=rows,count=benchmarks(rows),isOne=count===1&&first!==void 0,who=isOne?
quoted(first.name,NAME_LIMIT):counted(count,"benchmark"),isAll=(kind,ofMetrics)=>worst.every(({verdict,metrics})=>verdict.
kind===kind&&metrics!==null===ofMetrics);return isAll("new",!1)?`${who} ${isOne?"is":"are"} new`:isAll("new",!0)?`${who}\
 ${isOne?"has":"have"} new metrics`:isAll("removed",!0)?`${who} lost metrics`:`${who} ${level==="notice"?"may have broke\
n":"broke"} ${isOne?"its budget":"their budgets"}`}function tellFinding({what,facts,because}){let reason=because===null?
[]:[`Why this budget: ${visible(because)}`];return[say(what),...facts.length===0?[]:[say(facts)],...reason].join(`
`)}var CHECK_LIMIT=65e3;function renderCheckRun(report2,context){let bottom=footer(report2,context),limit=CHECK_LIMIT-bytes(
bottom)-OMISSION_ROOM,{text:text2,omitted}=fitTo(results(report2),{limit,of:bytes});return{title:headline(report2).text,
summary:fitTo(overview(report2),{limit:CHECK_LIMIT,of:bytes}).text,text:text2+omission(omitted)+bottom,conclusion:checkConclusion(
report2.conclusion,context.failOn)}}function checkConclusion(conclusion,failOn){return conclusion==="error"?"failure":conclusion===
"fail"?failOn==="never"?"neutral":"failure":conclusion==="inconclusive"?failOn==="inconclusive"?"failure":"neutral":"suc\
cess"}var SUMMARY_LIMIT=9e5;function renderJobSummary(report2,context){let top=heading(report2),bottom=footer(report2,context),
limit=SUMMARY_LIMIT-bytes(top)-bytes(bottom)-OMISSION_ROOM,{text:text2,omitted}=fitTo([...overview(report2),...results(report2)],
{limit,of:bytes});return top+text2+omission(omitted)+bottom}function warnUnpublished(log,channel,error2){let where=error2.failure==="foreign"?"The verdict stands: it decides how th\
e step ends, and the other outputs show it.":"The verdict stands; the report is in the job summary.";log.warning(`${explain(
channel,error2)} ${where}`)}var PITFALLS={read:"A workflow that names some permissions has none of those that it leaves \
out.",write:"On pull requests from forks and from Dependabot the token is read-only whatever the workflow says."};function warnUnread(log,channel,error2){
log.warning(`${explain(channel,error2)} The verdict stands, and nothing is accepted.`)}function explain(channel,{failure,
status,message}){let{name,access:access2,things,instead}=channel,complain=(what,remedy2)=>sentence({where:name,what,got:message,
remedy:remedy2});if(failure==="unavailable")return complain("GitHub could not be reached or asked to wait too long","Run\
 the job again");if(failure==="foreign")return complain(`this server has no ${things}, or a proxy does not let the reque\
st through`,instead);if(failure==="missing")return complain("GitHub does not know the repository, pull request or commit\
, or hides it from the token",`Check the input "github-token", and what the workflow grants: ${grant(channel)}`);if(failure===
"invalid")return complain("GitHub did not accept it","Please report this, as it is a defect");if(status===401)return complain(
"GitHub does not accept the token",'Check the input "github-token"; a token ends with its job, a personal one with its d\
ate');if(/\blocked\b/i.test(message))return complain("the conversation is locked","Unlock it to let the comment through");
let remedy=`Grant it in the workflow, beside what else the job needs: ${grant(channel)}`;return`${complain(`the token ma\
y not ${access2} it`,remedy)} ${PITFALLS[access2]}`}function grant({permission,access:access2}){return`\`permissions: { c\
ontents: read, ${permission}: ${access2} }\``}var CHECK_TEXT_LIMIT=65535,ANNOTATIONS_AT_ONCE=50,CHANNEL={name:"check run",permission:"checks",access:"write",things:"c\
heck runs",instead:"Write `check: false` to do without"};async function publishCheckRun(forge,check,log){for(let field of[
"summary","text"])if(check[field].length>CHECK_TEXT_LIMIT)throw new RangeError(`check run: ${field} has ${check[field].length}\
 characters; render it shorter`);let[first=[],...others]=batches(check.annotations);try{let created=await create(forge,{
...check,annotations:first},log);return created.isAnnotated&&await addAnnotations(forge,{id:created.id,check,others},log),
created.url}catch(error2){if(!(error2 instanceof ForgeError))throw error2;return warnUnpublished(log,CHANNEL,error2),null}}
function batches(annotations){let count=Math.ceil(annotations.length/ANNOTATIONS_AT_ONCE);return Array.from({length:count},
(_,index)=>annotations.slice(index*ANNOTATIONS_AT_ONCE,(index+1)*ANNOTATIONS_AT_ONCE))}async function create(forge,check,log){
try{return{...await forge.createCheckRun(check),isAnnotated:!0}}catch(error2){if(!(error2 instanceof ForgeError)||error2.
failure!=="invalid"||check.annotations.length===0)throw error2;let created=await forge.createCheckRun({...check,annotations:[]});
return log.warning(`check run: written without annotations, which GitHub refused: ${error2.message}.`),{...created,isAnnotated:!1}}}
async function addAnnotations(forge,{id,check,others},log){let sent=Math.min(check.annotations.length,ANNOTATIONS_AT_ONCE);
for(let annotations of others){try{await forge.annotateCheckRun(id,{...check,annotations})}catch(error2){if(!(error2 instanceof
ForgeError))throw error2;log.warning(`check run: only the first ${sent} of ${check.annotations.length} annotations are c\
ertain to be there: ${error2.message}. Its table has all results.`);return}sent+=annotations.length}}var FIRST_LINE=/^<!-- bench-referee: name=(?<name>\S+) head=(?<head>[0-9a-f]*) run=(?<run>\d+)\.(?<attempt>\d+) -->\r?(?:\n|$)/;
function renderMarker({key,headSha,runId,runAttempt}){return`<!-- bench-referee: name=${encode(key)} head=${headSha} run\
=${runId}.${runAttempt} -->`}function parseMarker(body,key){let{name,head,run,attempt}=FIRST_LINE.exec(body)?.groups??{};
return name!==encode(key)||head===void 0?null:{key,headSha:head,runId:Number(run),runAttempt:Number(attempt)}}function encode(key){
return encodeURIComponent(key.toWellFormed()).replaceAll("--","-%2D")}var WORKFLOW_BOT="github-actions[bot]";async function ownAuthor(forge){return await forge.viewer()??WORKFLOW_BOT}function findOurs(comments,key,author){
return comments.filter(comment=>comment.author.toLowerCase()===author.toLowerCase()).flatMap(({id,url,body})=>{let marker=parseMarker(
body,key);return marker===null?[]:[{...marker,id,url,text:body}]}).sort((a,b)=>a.id-b.id)}async function readOurs(forge,{
pullRequest:pullRequest2,key}){let author=await ownAuthor(forge);return findOurs(await forge.listComments(pullRequest2),
key,author)}function pickNewest(candidates,currentHead){return candidates.reduce((newest,told2)=>isOlder(told2,newest,currentHead)?
newest:told2)}function isSameRun(one,other){return one.runId===other.runId&&one.runAttempt===other.runAttempt}function isOlder(told2,than,currentHead){
if(isSameRun(told2,than))return!1;let isCurrent=told2.headSha===currentHead;return isCurrent!==(than.headSha===currentHead)?
!isCurrent:told2.runId!==than.runId?told2.runId<than.runId:told2.runAttempt<than.runAttempt}var MIN_DENIALS=2,OwnComments=class _OwnComments{#forge;#gate;#author;#written=null;#sent="";#doubt=null;#denials=new Map;constructor(forge,gate2,author){
this.#forge=forge,this.#gate=gate2,this.#author=author}static async open(forge,gate2){return new _OwnComments(forge,gate2,
await ownAuthor(forge))}get written(){return this.#written}get doubt(){return this.#doubt}says(comment,text2){return comment.
text===text2?!0:this.#sent===text2&&this.#written?.id===comment.id&&this.#written.body===comment.text}async look(){let listed=await this.#forge.
listComments(this.#gate.pullRequest),byId=new Map(listed.map(comment=>[comment.id,comment])),written2=this.#written;if(written2!==
null&&byId.get(written2.id)?.body!==written2.body){let now=await this.#read(written2.id);now!==null&&byId.set(now.id,now)}
let present=[...byId.values()].filter(({id})=>!this.#isGone(id));return findOurs(present,this.#gate.key,this.#author)}async create(text2){
try{let created=await this.#forge.createComment(this.#gate.pullRequest,text2);this.#remember(created,text2),this.#doubt=
null,this.#author=created.author}catch(error2){if(!isDoubtful(error2))throw error2;this.#doubt=error2}}async update(id,text2){
let updated=await this.#unlessGone(id,()=>this.#forge.updateComment(id,text2));return updated!==null&&this.#remember(updated,
text2),updated!==null}async isThere(id){return await this.#read(id)!==null}async remove(id){await this.#unlessGone(id,async()=>(await this.#forge.
deleteComment(id),!0))&&this.#forget(id)}async#read(id){for(;!this.#isGone(id);){let comment=await this.#unlessGone(id,()=>this.#forge.
readComment(id));if(comment!==null)return comment}return null}#isGone(id){return(this.#denials.get(id)??0)>=MIN_DENIALS}async#unlessGone(id,act){
try{return await act()}catch(error2){if(!(error2 instanceof ForgeError&&(error2.status===404||error2.status===410)))throw error2;
return this.#denials.set(id,(this.#denials.get(id)??0)+1),this.#isGone(id)&&this.#forget(id),null}}#remember(comment,sent){
this.#written=comment,this.#sent=sent}#forget(id){this.#denials.set(id,MIN_DENIALS),this.#written?.id===id&&(this.#written=
null)}};function isDoubtful(error2){return!(error2 instanceof ForgeError)||error2.failure!=="unavailable"?!1:error2.status===
null||error2.status>=500}var MAX_LOOKS=7,CHANNEL2={name:"comment",permission:"pull-requests",access:"write",things:"comments on pull requests",instead:"\
Write `comment: never` to do without"};function publishComment(forge,news,log){return orWarn(log,()=>settle(forge,news,log))}
function findSticky(forge,{pullRequest:pullRequest2,key},log){return orWarn(log,async()=>(await readOurs(forge,{pullRequest:pullRequest2,
key}))[0]?.url??null)}async function orWarn(log,act){try{return await act()}catch(error2){if(!(error2 instanceof ForgeError))
throw error2;return warnUnpublished(log,CHANNEL2,error2),null}}async function settle(forge,news,log){let own=await OwnComments.
open(forge,news);try{for(let look=1;look<=MAX_LOOKS;look++){let kept=await lookAndChange({forge,own,news});if(kept!==null)
return kept.why!==null&&log.info(`comment "${news.key}": not replaced, ${kept.why}`),kept.url}throw own.doubt??new ForgeError(
"unavailable",null,"the comment does not stay as it was written")}catch(error2){if(!(error2 instanceof ForgeError)||own.
written===null)throw error2;return log.warning(`comment: it was written, but it could not be checked that it is the only\
 one of this gate: ${error2.message}. The next run checks it again.`),own.written.url}}async function lookAndChange({forge,
own,news}){let text2=`${renderMarker(news)}
${news.body}`,[first,...others]=await own.look();if(first===void 0)return await own.create(text2),null;let currentHead=await forge.
pullRequestHead(news.pullRequest);if(await isLateRun(forge,news.headSha,currentHead)){let created=others.find(other=>isSameRun(
other,news));return created===void 0?{url:first.url,why:whyKept(news,first,currentHead)}:(await own.isThere(first.id)&&await own.
remove(created.id),null)}let newest=pickNewest([first,...others,{...news,text:text2}],currentHead),isUpToDate=own.says(first,
newest.text);if(isUpToDate&&others.length===0)return{url:first.url,why:whyKept(news,first,newest.headSha)};if(isUpToDate?
await own.isThere(first.id):await own.update(first.id,newest.text))for(let{id}of others)await own.remove(id);return null}
async function isLateRun(forge,headSha,currentHead){if(headSha===currentHead||headSha==="")return!1;try{return await forge.
mergeBase(headSha,currentHead)!==currentHead}catch(error2){if(error2 instanceof ForgeError)return!0;throw error2}}function whyKept(news,kept,winningHead){
return isSameRun(kept,news)?null:winningHead===news.headSha?`run ${kept.runId}.${kept.runAttempt} is later`:`${winningHead.
slice(0,7)} is newer than ${news.headSha.slice(0,7)}, which this run measured`}var CHANNELS=[{id:"files",applies:()=>!0,send:writeFiles},{id:"summary",applies:({runner})=>runner!==null,send:writeSummary},
{id:"comment",applies:({forge,pullRequest:pullRequest2,settings})=>forge!==null&&pullRequest2!==null&&settings.comment!==
"never",send:sendComment},{id:"check",applies:({forge,settings})=>forge!==null&&settings.check,send:sendCheckRun}];async function publish(publication){
let published={};for(let channel of CHANNELS.filter(({applies})=>applies(publication)))try{published={...published,...await channel.
send(publication)}}catch(error2){let reason=error2 instanceof Error?error2.message:String(error2);publication.host.log.warning(
`${channel.id}: could not be published: ${reason}. The verdict is not changed by this.`)}return published}async function writeFiles({
host,report:report2,outFolder}){let folder=await outFolder(),runUrl=host.trigger.runUrl,files=[["report-json","report.js\
on",renderJson(report2)],["report-markdown","report.md",renderJobSummary(report2,{runUrl})],["report-html","report.html",
renderHtml(report2)]];for(let[,name,text2]of files)await host.files.write(`${folder}/${name}`,text2);return Object.fromEntries(
files.map(([output,name])=>[output,`${folder}/${name}`]))}async function writeSummary({host,runner,report:report2}){return await runner?.
summary(renderJobSummary(report2,{runUrl:host.trigger.runUrl})),{}}async function sendComment(publication){let{host,report:report2,
settings,forge,pullRequest:pullRequest2}=publication;if(forge===null||pullRequest2===null)return{};let sticky={pullRequest:pullRequest2,
key:settings.name};if(!isWorthSaying(settings.comment,report2)&&!await findSticky(forge,sticky,host.log))return{};let url=await publishComment(
forge,{...sticky,headSha:report2.commits.head.sha??"",runId:host.trigger.runId,runAttempt:host.trigger.runAttempt,body:renderComment(
report2,{runUrl:host.trigger.runUrl})},host.log);return url===null?{}:{"comment-url":url}}function isWorthSaying(when,report2){
let{conclusion,accepted,configChange:configChange2,counts,rows}=report2;return accepted!==null||when==="always"?!0:when===
"on-failure"?conclusion==="fail"||conclusion==="error":conclusion!=="pass"||configChange2!==null||counts.unchanged<rows.
length}async function sendCheckRun({host,report:report2,settings,forge}){if(forge===null||report2.commits.head.sha===null)
return{};let{runUrl,runId,runAttempt}=host.trigger,{shown,leftOut}=renderAnnotations(report2,settings.failOn);leftOut>0&&
host.log.info(`check run: the first ${shown.length} lines are annotated, ${leftOut} more are not`);let check={...renderCheckRun(
report2,{runUrl,failOn:settings.failOn}),name:settings.name,headSha:report2.commits.head.sha,externalId:`${settings.name}\
:${runId}.${runAttempt}`,annotations:shown},url=await publishCheckRun(forge,check,host.log);return url===null?{}:{"check\
-url":url}}var CHANNEL3={name:"override-label",permission:"pull-requests",access:"read",things:"events of pull requests that say wh\
o set a label",instead:"Write `override-scope: never` to do without"},NOBODY={acceptance:null,problems:[]};async function readOverride(request){
let{forge,log,event,settings}=request,{overrideLabel:label,overrideScope:scope}=settings;if(scope==="never")return NOBODY;
try{let now=await forge.pullRequest(event.number);if(!now.labels.some(name=>isSame(name,label)))return NOBODY;let events=await forge.
listLabelEvents(event.number),set=events.filter(one=>one.label!==null&&isSame(one.label,label)).at(-1);if(set?.kind!=="l\
abeled"||set.by==="")return refuse(label,UNKNOWN_HAND);if(scope==="commit"){let why=await whyNotThisHead(request,{now,events,
set});if(why!==null)return refuse(label,why)}let isAuthor=isSame(set.by,now.author);return{acceptance:{label,by:set.by,isAuthor,
at:set.at,scope},problems:[]}}catch(error2){if(!(error2 instanceof ForgeError))throw error2;return warnUnread(log,CHANNEL3,
error2),NOBODY}}async function whyNotThisHead({forge,event,settings},{now,events,set}){if(now.headSha!==event.headSha)return movedOn(
now.headSha,event.headSha);let reopened=events.filter(({kind})=>kind==="reopened").at(-1);if(reopened!==void 0&&!isLater(
set.at,reopened.at))return`${setBy(set)}, and the pull request was opened again after that. ${SET_AGAIN}`;let{move,why}=await lastMove(
forge,now);return move?.sha===now.headSha?isLater(set.at,move.at)?null:`${setBy(set)}, and the present head was pushed a\
t ${move.at}. A new push needs a new label. ${SET_AGAIN}`:event.labelSet!==null&&isSame(event.labelSet,settings.overrideLabel)?
null:`${setBy(set)}, and ${why}`}async function lastMove(forge,{headRepository,headBranch}){if(headRepository===null)return{
move:null,why:NO_RECORD};try{return{move:await forge.lastMove(headRepository,headBranch),why:NO_RECORD}}catch(error2){if(!(error2 instanceof
ForgeError))throw error2;return{move:null,why:error2.failure==="forbidden"?NO_PERMISSION:NO_RECORD}}}var UNKNOWN_HAND="i\
s on the pull request, and GitHub does not say who set it, so nothing is accepted. Remove it and set it again.",SET_AGAIN="\
To accept this head, remove the label and set it again.",NO_PERMISSION="the token may not read when the head was pushed,\
 so nothing is accepted. Grant it in the workflow: `permissions: contents: read`.",NO_RECORD="GitHub does not say when t\
he head was pushed, so nothing is accepted. Let `labeled` start the workflow too (`types: [opened, synchronize, reopened\
, labeled, unlabeled]`), then remove the label and set it again.";function movedOn(now,measured){return`counts for the h\
ead of the pull request, which is "${now.slice(0,12)}" by now. This run is about "${measured.slice(0,12)}".`}function setBy({
by,at}){return`was set by "${by}" at ${at}`}function refuse(label,message){return{acceptance:null,problems:[{where:`labe\
l ${label}`,message,severity:"warning"}]}}function isSame(one,other){return one.toLowerCase()===other.toLowerCase()}function isLater(one,other){
return Date.parse(one)>Date.parse(other)}var OUT_PREFIX="report-of-bench-referee-";function makeOutFolder({files}){let made;return()=>(made??=files.temporaryFolder(
OUT_PREFIX),made)}async function tellResult({host,runner},result){let{given,forge,comments,outFolder}=result,settings=publishSettings(
given),event=comments?pullRequestEvent(host.trigger):null,report2=await orAccepted(host,result,event);host.log.info(renderTerminal(
report2,{colour:!1}));let published=await publish({host,runner,report:withCourses(report2),settings,forge:host.cancelled.
aborted?null:forge,pullRequest:event?.number??null,outFolder}),outputs={verdict:report2.conclusion,regressions:String(report2.
counts.regression),improvements:String(report2.counts.improvement),inconclusive:String(report2.counts.inconclusive),"bas\
e-sha":report2.commits.base.sha??"","head-sha":report2.commits.head.sha??"",rounds:String(report2.rounds),...published};
for(let problem of forLog(report2.problems).shown)problem.severity==="error"?host.log.error(problemLine(problem),problem.
excerpt):host.log.warning(problemLine(problem));report2.configChange!==null&&host.log.warning(configLine(report2.configChange)),
isFailure(report2,settings.failOn)&&runner.fail(headline(report2).text);for(let[name,value]of Object.entries(outputs))runner.
output(name,value)}async function orAccepted(host,{report:report2,given,forge},event){let settings=publishSettings(given);
if(!(report2.conclusion==="fail"||report2.conclusion==="inconclusive"&&settings.failOn==="inconclusive")||forge===null||
event===null)return report2;let{acceptance,problems}=await readOverride({forge,log:host.log,event,settings}),told2={...report2,
problems:[...report2.problems,...problems]};return acceptance===null?told2:accept(told2,acceptance)}function pullRequestEvent({
payload}){let number2=read(payload,"pull_request","number"),headSha=read(payload,"pull_request","head","sha");if(typeof number2!=
"number"||typeof headSha!="string")return null;let label=read(payload,"action")==="labeled"?read(payload,"label","name"):
null;return{number:number2,headSha,labelSet:typeof label=="string"?label:null}}function isFailure({conclusion},failOn){return conclusion===
"error"?!0:failOn==="never"?!1:conclusion==="fail"||conclusion==="inconclusive"&&failOn==="inconclusive"}import{createHash}from"node:crypto";function checkPlans(recordings){let names=new Map;for(let recording of recordings){let{name}=recording,fault=contradictionIn(
recording);if(fault!==null)throw refused(name,fault,recording.schedule.ended);let key=fingerprint(recording),other=names.
get(key);if(other!==void 0&&recording.invocations.length>0)throw refused(name,"it holds the same measurements as another\
 recording",other);names.set(key,name)}}function contradictionIn({schedule,invocations,problems}){let{ended,rounds}=schedule;
if(ended==="complete"&&invocations.every(one=>one.round<rounds.max||one.outcome==="disturbed"))return`it says that all o\
f its ${rounds.max} rounds were made, and does not hold them`;let hasFailure=invocations.some(({outcome})=>outcome==="fa\
iled")||problems.some(({severity})=>severity==="error");return ended==="failed"&&!hasFailure?"it says that something fai\
led, and holds no failure":null}function fingerprint({invocations,series}){return createHash("sha256").update(JSON.stringify(
[invocations,series])).digest("hex")}function refused(name,what,got){return new UserError({where:`recording ${cite(name)}`,
what,got,code:"recording-refused",remedy:"Give the files that `measure` wrote in this run, unchanged and each once"})}function asConfigured([
first,...others],file){let unit=file?.unit??DEFAULTS.unit,count=recording=>({...recording,schedule:{...recording.schedule,
unit}});return{recordings:[count(first),...others.map(count)],problems:[first,...others].flatMap(recording=>[...unitProblems(
recording,unit),...roundsProblems(recording,file?.rounds??null)])}}function unitProblems({name,schedule},unit){if(schedule.
unit===unit)return[];let message=`it says "${schedule.unit}", and the configuration that counts says "${unit}". The valu\
es are counted as the configuration says.`;return[{where:`recording ${cite(name)}, unit`,message,severity:"warning"}]}function roundsProblems({
name,schedule},configured){let{min,max}=schedule.rounds,{min:least,max:most}=configured??DEFAULTS.rounds;if(configured===
null?max<=most:min===least&&max===most)return[];let message=`it was planned with "${written(schedule.rounds)}", and the \
configuration that counts says "${written({min:least,max:most})}". A plan of fewer rounds finds less, and so does one of\
 more rounds than were made. Write the rounds into the configuration instead of giving them to \`measure\`.`;return[{where:`\
recording ${cite(name)}, rounds`,message,severity:"warning"}]}function written({min,max}){return min===max?String(max):`${min}\
..${max}`}async function findCommits(store,pair,forge){let problems=[],search={store,forge,warn:(where,message)=>{problems.push({where,
message,severity:"warning"})}},head=await lookUp(search,pair.head,"head"),{base,configCommits:configCommits2}=await findBase(
search,pair,head);for(let sha2 of[base,head])await store.fillIn(sha2);return{base:{sha:base,how:pair.base.how},head:{sha:head,
how:pair.head.how},configCommits:configCommits2,sameFiles:base===head?sameCommit(base):null,problems}}function sameCommit(base){
return{where:`base ${base.slice(0,7)}`,message:"base and head are the same commit, so only noise is measured. Give anoth\
er `base` to compare with.",severity:"warning"}}async function findBase(search,pair,head){let{store}=search,{base:named}=pair;
if(named.kind==="first-parent"){let base2=await bring(store,await firstParent(store,head),"base");return{base:base2,configCommits:[
base2]}}if(pair.mergeBase){let{start,tip}=await findStart(search,named,head);return{base:start,configCommits:[start,tip]}}
let base=await lookUp(search,named,"base");return{base,configCommits:await configCommitsOf(search,pair,{base,head})}}async function findStart(search,named,head){
let{store}=search,tip=await lookUp(search,named,"base"),start=await mergeBase(search,tip,head);if(start!==head||named.kind!==
"ref"||named.fallback===void 0)return{start:await bring(store,start,"base"),tip};let message=`"${named.ref}" holds head \
already, so its tip of when the event happened is used.`;search.warn("base",message);let tipThen=await bring(store,named.
fallback,"base");return{start:await bring(store,await mergeBase(search,tipThen,head),"base"),tip:tipThen}}async function configCommitsOf(search,{
base:named,target},{base,head}){let branch2=target??named;if(branch2.kind==="first-parent")return[base];try{let{start,tip}=await findStart(
{...search,warn(){}},branch2,head);return[start,tip]}catch(error2){if(error2 instanceof UserError)return[base];throw error2}}
async function lookUp(search,named,input){if(named.kind==="sha")return bring(search.store,named.sha,input);let spellings=named.
ref.startsWith("refs/")?[named.ref]:[`refs/heads/${named.ref}`,`refs/tags/${named.ref}`],answer=await search.store.ask(spellings);
if(answer.kind==="found"){let sha2=await bring(search.store,answer.sha,input);return search.store.must("read a tag","rev\
-parse","--verify","--quiet",`${sha2}^{commit}`)}if(answer.kind==="silent")return remembered(search,{spellings,input,why:answer.
why});if(named.fallback===void 0)throw unknownRef(named,input);let message=`the remote has no "${named.ref}" any more, s\
o its tip of when the event happened is used.`;return search.warn(input,message),bring(search.store,named.fallback,input)}
async function remembered({store,warn},{spellings,input,why}){for(let ref2 of spellings){let sha2=await store.remembered(
ref2);if(sha2!==null)return warn(input,`the remote did not say where "${ref2}" is (${why}), so what the checkout knows o\
f it is used.`),sha2}throw new UserError({where:`input "${input}"`,what:`the remote did not say where "${spellings[0]}" \
is, and the checkout does not know it`,got:why,remedy:"For a private repository pass `github-token`, or set `fetch-depth\
: 0` in actions/checkout"})}async function bring(store,sha2,input){if(await store.has(sha2))return sha2;let why=await store.
fetch(store.isComplete?null:"--depth=1",sha2);if(await store.has(sha2))return sha2;throw new UserError({where:`${input} ${sha2}`,
what:"this commit is not in the checkout and could not be fetched",got:why??"it is not a commit",remedy:"If a force push\
 removed it, run on the newest commit. For a private repository pass `github-token`, or set `fetch-depth: 0` in actions/\
checkout"})}async function firstParent(store,merge){let[first,...others]=await parentsOf(store,merge);if(first!==void 0&&
others.length>0)return first;throw new UserError({where:'input "head"',what:`${merge} is not a merge commit, so it has n\
o parent on the base branch`,got:"merge",remedy:"Write `head: head` to measure the pull request itself"})}function unknownRef({
ref:ref2},input){let isShort=/^[0-9a-f]{7,63}$/.test(ref2);return new UserError({where:`input "${input}"`,what:"the remo\
te has no branch or tag of this name",got:ref2,remedy:isShort?"Give all 40 characters of a SHA: a remote knows no shorte\
r ones":"Check its spelling"})}var SILENT=["cancelled","skipped","stale","action_required"];function readMeasuringRun(trigger){let get=(...path)=>read(
trigger.payload,"workflow_run",...path);refuseForeign(trigger,get);let runId=number(get,"id"),conclusion=isBegun(trigger)?
null:text(get,"conclusion");if(conclusion!==null&&SILENT.includes(conclusion))throw new UserError({where:WHERE,what:"the\
 run that was to measure did not come to its end, so nothing is said of it",got:conclusion,remedy:"Leave such runs out b\
y the `if` of the job, as docs/forks.md shows"});let url=get("html_url");return{headSha:text(get,"head_sha",SHA),headBranch:branch(
get),headOwner:ownerOf(get),headRepositoryId:number(get,"head_repository","id"),path:text(get,"path").replace(/@.*$/,""),
conclusion,runId,runAttempt:number(get,"run_attempt"),url:typeof url=="string"?url:`run ${runId}`}}var WHERE='event "wor\
kflow_run"';function isBegun({event,payload}){if(event!=="workflow_run")return!1;let action=read(payload,"action");return action===
"requested"||action==="in_progress"}var SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/;function refuseForeign({repository},get){let where=text(
get,"repository","full_name");if(where.toLowerCase()!==repository?.toLowerCase())throw new UserError({where:WHERE,what:"\
the run that measured belongs to another repository",got:where,remedy:"Report in the repository that measured"});let event=text(
get,"event");if(event!=="pull_request")throw new UserError({where:WHERE,what:"only runs of the event pull_request are re\
ported by a second workflow",got:event,remedy:"Add `if: github.event.workflow_run.event == 'pull_request'` to the job; o\
n other events report in the run that measures"})}function branch(get){let name=text(get,"head_branch");if(isPlainRef(`r\
efs/heads/${name}`))return name;throw missing("head_branch")}function ownerOf(get){if(get("head_repository")!==null)return text(
get,"head_repository","owner","login");throw new UserError({where:WHERE,what:"the repository that the pull request came \
from is gone, so it cannot be looked up"})}function text(get,...path){let keys=path.filter(key=>typeof key=="string"),pattern2=path.
find(key=>key instanceof RegExp)??/./,value=get(...keys);if(typeof value=="string"&&pattern2.test(value))return value;throw missing(
keys.join("."))}function number(get,...path){let value=get(...path);if(typeof value=="number"&&Number.isSafeInteger(value)&&
value>0)return value;throw missing(path.join("."))}function missing(path){return new UserError({where:WHERE,what:`its pa\
yload does not say \`workflow_run.${path}\``,remedy:"Report in a workflow that `workflow_run` starts, with `types: [comp\
leted]`"})}async function findOccasion(trigger,forge){return{...await find(trigger,forge),isBegun:isBegun(trigger)}}async function find(trigger,forge){
let asItIs={trigger,comments:!0,problems:[],refusal:null};if(trigger.event!=="workflow_run")return asItIs;let nowhere=told(
trigger,null);if(forge===null)return{...asItIs,trigger:nowhere,comments:!1};let measuring;try{measuring=readMeasuringRun(
trigger),await refuseUnknownWorkflow(trigger,forge,measuring)}catch(error2){return refused2({trigger:nowhere,comments:!1},
error2)}let onlyCheck={trigger:told(trigger,measuring),comments:!1};try{let{pullRequest:pullRequest2,aside}=await findPullRequest(
forge,measuring),found={trigger:told(trigger,measuring,pullRequest2),comments:aside===null},{conclusion,url}=measuring;if(conclusion!==
null&&conclusion!=="success")return refused2(found,new UserError(unsuccessful(conclusion,url)));let problems=aside===null?
[]:[left(pullRequest2.number,aside)];return{...found,problems,refusal:null}}catch(error2){return refused2(onlyCheck,error2)}}
function refused2(where,error2){if(error2 instanceof UserError)return{...where,problems:[],refusal:error2};if(!(error2 instanceof
ForgeError))throw error2;let complaint={where:'input "github-token"',what:`the pull request could not be looked up (${error2.
message})`,code:"permission",remedy:"Grant `contents: read` and `pull-requests: write` in the workflow, or run the job a\
gain"};return{...where,problems:[],refusal:new UserError(complaint)}}function told(trigger,measuring,pullRequest2){let{repository}=trigger.
payload,sha2=measuring?.headSha??null,head={...trigger,event:"pull_request",sha:sha2,payload:{repository}};if(measuring===
null||pullRequest2===void 0)return head;let{number:number2,baseBranch:baseBranch2,baseSha}=pullRequest2,base={ref:baseBranch2,
sha:baseSha},{runId,runAttempt,conclusion,url}=measuring;return{...head,payload:{repository,pull_request:{number:number2,
head:{sha:sha2},base}},runId,runAttempt,runUrl:conclusion===null?url:head.runUrl}}async function refuseUnknownWorkflow(trigger,forge,{
path}){if(!(trigger.sha!==null&&await forge.readFile(path,trigger.sha)!==null))throw new UserError({where:'event "workfl\
ow_run"',what:"the workflow that measured is not on the default branch",code:"workflow-unknown",got:path,remedy:"Merge i\
t there first; until then it may be the own work of a pull request"})}async function findPullRequest(forge,measuring){let{
headOwner,headBranch,headSha,headRepositoryId}=measuring,list=async state=>(await forge.listPullRequests({owner:headOwner,
branch:headBranch,state})).filter(one=>one.headRepositoryId===headRepositoryId&&one.headBranch===headBranch),open=await list(
"open"),isClosed=open.length===0,all=isClosed?(await list("closed")).filter(one=>one.headSha===headSha):open,[pullRequest2,
...others]=all;if(pullRequest2===void 0)throw new UserError(none(measuring));if(others.length>0)throw new UserError(several(
all,headSha));if(isClosed)return{pullRequest:pullRequest2,aside:"it is closed"};if(pullRequest2.headSha===headSha)return{
pullRequest:pullRequest2,aside:null};let now=pullRequest2.headSha.slice(0,12);return{pullRequest:pullRequest2,aside:`its\
 head is "${now}" by now, and this run measured "${headSha.slice(0,12)}"`}}function left(number2,why){let message=`not c\
ommented on, because ${why}. The check run is on the commit that was measured.`;return{where:`pull request #${number2}`,
message,severity:"warning"}}function none({headOwner,headBranch,headSha}){return{where:`commit ${headSha.slice(0,12)}`,what:"\
no pull request of this repository has it as its head",code:"pull-request-unknown",got:`${headOwner}:${headBranch}`,remedy:"\
If its branch was renamed meanwhile, push to it once more"}}function several(pullRequests,headSha){return{where:`commit ${headSha.
slice(0,12)}`,what:"several pull requests have this head, so nobody can tell whose budgets count and where to comment",code:"\
pull-request-unknown",got:pullRequests.map(({number:number2})=>`#${number2}`).join(", "),remedy:"Close all but one, or g\
ive each a branch of its own, and run the first workflow again"}}function unsuccessful(conclusion,url){return{where:url,
what:"the run that measured did not succeed, so there is nothing to judge",code:"measuring-failed",got:conclusion,remedy:"\
Look there for the cause, and run it again"}}var PRIVILEGED=["pull_request_target","workflow_run","issue_comment"];function refusePrivileged({event}){if(isPrivileged(
{event}))throw new UserError({where:`event "${event}"`,what:"code of a pull request is not run on this event, because a \
token that may write lies beside it",remedy:"Measure on `pull_request` with bench-referee/measure, and report forks from\
 a second workflow with bench-referee/report: see docs/forks.md"})}function isPrivileged({event}){return PRIVILEGED.includes(
event)}async function checkPair({recordings,trigger,forge}){let[{name,commits}]=recordings;if(![read(trigger.payload,"pull_requ\
est","head","sha"),trigger.sha].includes(commits.head.sha))throw new UserError({where:`recording ${cite(name)}`,what:"it\
s head is not the commit that this run is about",code:"recording-refused",got:commits.head.sha??"no commit",remedy:"Repo\
rt what the run of this commit measured; a second workflow can report `head: head` only"});let base=commits.base.sha,isBaseMeasured=recordings.
some(({series})=>series.some(one=>one.base.values.length>0));if(!(base===null?!isBaseMeasured:await isWithin(forge,base,
(await trustedTip(trigger,forge)).sha)))throw new UserError({where:`recording ${cite(name)}`,what:"its base is not in th\
e history that this run compares with",code:"recording-refused",got:base??"no commit",remedy:"Measure against the merge \
base or the target branch of this pull request"})}function checkBaseline(recordings,path){let stray=recordings.find(({baseline})=>baseline!==
void 0&&baseline.path!==path);if(stray!==void 0)throw new UserError({where:`recording ${cite(stray.name)}`,what:"it comp\
ares with a baseline that the configuration does not name",code:"recording-refused",got:stray.baseline?.path??"",remedy:"\
Measure again, with the configuration of the base branch"})}async function readTrustedConfig({recordings,trigger,forge},{
config,configFrom,configGiven}){let head=recordings[0].commits.head.sha,trusted=configFrom==="head"?[]:await configCommits(
{trigger,forge},head);for(let[index,commit]of trusted.entries()){let text2=await readFile(forge,config,commit);if(text2===
null)continue;let versions={text:text2,head,isOfBranch:index>0},source2={path:config,commit,how:index>0?"tip":"start"};return{
text:text2,commit,source:source2,...await changeOf(forge,config,versions)}}let atHead=head===null?null:await readFile(forge,
config,head);if(atHead===null&&configGiven)throw new UserError({where:'input "config"',what:"neither the commit that the\
 pull request started from nor head has this file",code:"configuration",got:config,remedy:"Give the file's path relative\
 to the repository's root, or leave `config` out to use the defaults"});return{text:atHead,commit:null,source:atHead===null?
null:{path:config,commit:head,how:"head"},problems:atHead!==null&&configFrom!=="head"?[introduced(config)]:[],change:null}}
async function configCommits({trigger,forge},head){let{sha:sha2,fallback}=await trustedTip(trigger,forge);if(head===null)
return[sha2];let start=await asked(forge.mergeBase(sha2,head));if(start===null)return[sha2];if(start!==head||fallback===
void 0)return[start,sha2];let startThen=await asked(forge.mergeBase(fallback,head));return startThen===null?[fallback]:[
startThen,fallback]}async function changeOf(forge,config,{text:text2,head,isOfBranch}){if(head===null)return{problems:[],
change:null};try{let atHead=await forge.readFile(config,head),change=isOfBranch&&atHead===null?null:configChange(config,
{base:text2,head:atHead});return{problems:[],change}}catch(error2){if(!(error2 instanceof ForgeError))throw error2;let message=`\
what head changes in it could not be read, got ${cite(error2.message)}. That of the base commit was used.`;return{problems:[
{where:config,message,severity:"warning"}],change:null}}}function introduced(config){return{where:config,message:"the ba\
se commit has no configuration, so the one of this pull request was used.",severity:"warning"}}async function trustedTip(trigger,forge){
let{base}=namePair(trigger,{base:"target",head:"head"});if(base.kind==="sha")return{sha:base.sha};let{ref:ref2,fallback}=base.
kind==="ref"?base:{},sha2=ref2===void 0?null:await asked(forge.resolve(ref2))??fallback;if(sha2)return{sha:sha2,...fallback!==
void 0&&{fallback}};throw new UserError({where:`event "${trigger.event}"`,what:"the branch that head is compared with co\
uld not be found",remedy:"Run again, and check that `github-token` may read this repository"})}async function isWithin(forge,ancestor,tip){
return ancestor===tip||await asked(forge.mergeBase(ancestor,tip))===ancestor}async function readFile(forge,path,sha2){let first=await asked(
forge.readFile(path,sha2));if(first!==null)return first;if(await asked(forge.resolve(sha2))!==null)return asked(forge.readFile(
path,sha2));throw new UserError({where:path,what:"GitHub does not know the commit that it is to be read from, or hides i\
t from the token",code:"permission",got:sha2,remedy:"Grant `contents: read` in the workflow, or run the job again"})}async function asked(answer){
try{return await answer}catch(error2){throw error2 instanceof ForgeError?new UserError({where:'input "github-token"',what:`\
the repository could not be read (${error2.message})`,code:"permission",remedy:"Grant `contents: read` in the workflow, \
or run the job again"}):error2}}var SHORT=7,EARLIER=/<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;function renderAnnouncement({
headSha,runUrl,earlier}){let link=runLink(runUrl,"This run"),told2=EARLIER.exec(earlier.body)?.groups,[head,body]=told2===
void 0?[earlier.headSha,earlier.body]:[told2.head??"",told2.body??""],top=`## \u23F3 A new measurement is running for ${headSha.
slice(0,SHORT)}

${link??"A run"} will put its result in this place.

`,{open,close}=details(head===""?"The last result":`The last result, of ${head.slice(0,SHORT)}`),kept=`${open}<!-- bench\
-referee: earlier head=${head} -->
${asSection(body)}<!-- bench-referee: end -->
${close}`;return top.length+kept.length>COMMENT_LIMIT?top:top+kept}function asSection(body){return`${body.replace(/^## /,
"### ").trimEnd()}
`}async function announce(forge,announcement,log){try{let ours=await readOurs(forge,announcement),[first]=ours;if(first===
void 0)return;let{pullRequest:pullRequest2,headSha,runUrl}=announcement;if(await forge.pullRequestHead(pullRequest2)!==headSha)
return;let[earlier,mine]=[pickNewest(ours,headSha),{...announcement,text:""}];if(isSameRun(earlier,mine)||pickNewest([mine,
earlier],headSha)===earlier)return;let body=renderAnnouncement({headSha,runUrl,earlier:{headSha:earlier.headSha,body:bodyOf(
earlier)}});await forge.updateComment(first.id,`${renderMarker(announcement)}
${body}`)}catch(error2){if(!(error2 instanceof ForgeError))throw error2;log.info(`comment: could not say that a measurem\
ent is running: ${error2.message}`)}}function bodyOf({text:text2}){return text2.slice(text2.indexOf(`
`)+1)}var SOURCE=["config","configFrom","name"],MEASURING=[...SOURCE,"run","setup","workingDirectory","format","outputFile","b\
ase","head","rounds","maxMinutes","cpus","nice","seed"],REPORTING=["comment","check","failOn","overrideLabel","overrideS\
cope"],INPUTS={gate:[...MEASURING,...REPORTING],measure:[...MEASURING,"legs"],report:[...SOURCE,...REPORTING,"recordings"]},
ACTION_FIELDS={...FIELDS,configFrom:choice("base","head"),head:ref("head","merge").refine(ref2=>ref2!=="worktree",{error:"\
Write head, merge, a branch, a tag or a SHA",params:{what:"exists on the command line only"}})};function readInputs(get,which){
return readFields(ACTION_FIELDS,INPUTS[which],{where:name=>`input "${name}"`,get:name=>{let text2=get(name);return text2.
trim()===""?void 0:text2}})}var FOLDER_STATE="folder",FOLDER_PREFIX="bench-referee-";async function gate(stage){let given=readInputs(stage.runner.input,
"gate"),forge=stage.connect(stage.runner.input("github-token")),announced=announceRun(stage,given),outFolder=makeOutFolder(
stage.host),report2=await orErrorReport(stage,{given,code:"not-measured"},async()=>{let{recording,settings,file,configSource,
configChange:configChange2}=await measureHere(stage,given,forge);await keepRecording(stage,recording,outFolder);let commits={
...settings.commits,configFrom:configFlag(configSource,recording)},repeats=repeatsOf([recording],{...settings,commits,file,
legs:1,isOwn:!0});return{...analyse(recording,settings.policy),repeats,configSource,configChange:configChange2}});await announced,
await tellResult(stage,{report:report2,given,forge,comments:!0,outFolder})}async function measure(stage){let given=readInputs(
stage.runner.input,"measure");refuseFault(stage.host.trigger);let{recording}=await measureHere(stage,given,null);await keepRecording(
stage,recording,makeOutFolder(stage.host)),stage.runner.output("base-sha",recording.commits.base.sha??""),stage.runner.output(
"head-sha",recording.commits.head.sha??""),stage.runner.output("rounds",String(completedRounds(recording))),recording.schedule.
ended==="cancelled"&&stage.runner.fail("Cancelled; the recording holds what was measured until then")}async function report({
host,runner,connect}){let given=readInputs(runner.input,"report"),forge=connect(runner.input("github-token")),{trigger,comments,
refusal,problems:aside,isBegun:isBegun2}=await findOccasion(host.trigger,forge),stage={host:{...host,trigger},runner,connect};
if(isBegun2)return comments?announceRun(stage,given):void 0;let result=await orErrorReport(stage,{given,code:"report-fai\
led"},async()=>{if(refusal!==null)throw refusal;let recordings=await readAll(stage,given.recordings??"bench-referee/**/*\
.json");if(forge===null)throw noToken();checkPlans(recordings);let claim={recordings,trigger,forge};await checkPair(claim);
let commits=commitSettings(given,ACTION_COMMITS),{text:text2,commit,source,problems,change}=await readTrustedConfig(claim,
commits),file=text2===null?null:parseBudgetFile(text2,commits.config,commit);checkBaseline(recordings,file?.baseline??null);
let configured=asConfigured(recordings,file),legs=analyseLegs(configured.recordings,policyOf(file,stage.host.clock.today())),
repeats=repeatsOf(configured.recordings,{file,commits:{...commits,configFrom:configFlag(source,recordings[0])},publish:publishSettings(
given),legs:recordings.length,isOwn:!1}),all=[...aside,...problems,...configured.problems,...legs.problems];return{...legs,
repeats,problems:all,configSource:source,configChange:change}}),{name}=publishSettings(given),outFolder=makeOutFolder(host);
await tellResult(stage,{report:{...result,name},given,forge,comments,outFolder})}function configFlag(source,{commits}){return source===
null||source.commit===null||source.commit===commits.base.sha?"base":source.commit===commits.head.sha?"head":source.commit}
async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}async function announceRun({
host,runner,connect},given){let forge=connect(runner.input("github-token")),event=pullRequestEvent(host.trigger),{name:key,
comment}=publishSettings(given);if(forge===null||event===null||comment==="never")return;let{runId,runAttempt,runUrl}=host.
trigger,{number:pullRequest2,headSha}=event;await announce(forge,{key,pullRequest:pullRequest2,headSha,runId,runAttempt,
runUrl},host.log)}async function measureHere({host,runner},given,forge){refusePrivileged(host.trigger);let root=await host.
files.temporaryFolder(FOLDER_PREFIX),{repository,serverUrl}=host.trigger,commits=commitSettings(given,ACTION_COMMITS),token=runner.
input("github-token")||null;try{return runner.remember(FOLDER_STATE,root),await measureStage(host,{given,commits,root,remote:repository===
null?null:{url:`${serverUrl}/${repository}`,token,serverUrl},find:store=>findCommits(store,namePair(host.trigger,commits),
forge)})}finally{await host.files.remove(root)}}async function keepRecording(stage,recording,outFolder){let name=`record\
ing-${recording.name.replaceAll(/[^\w.-]+/g,"-")}.json`,path=join(await outFolder(),name);await stage.host.files.write(path,
renderRecording(recording)),stage.host.log.info(`recording ${path}`),stage.runner.output("recording",path)}async function readAll({
host},glob){let paths=[...(await host.files.list(host.folder,pattern(glob))).keys()];return readRecordings(host,paths.map(
path=>join(host.folder,path)),{where:'input "recordings"',what:"no file in the workspace matches",got:glob,remedy:"Downl\
oad the artifact that holds the recording before this step, into the folder that the pattern names"})}function refuseFault({
fault}){if(fault!==void 0)throw fault}function noToken(){return new UserError({where:'input "github-token"',what:"there \
is no token, and without one the configuration of the base branch cannot be read",code:"permission",remedy:"Leave the in\
put out to use the token of the workflow"})}async function orErrorReport({host},{given,code},work){try{return refuseFault(
host.trigger),await work()}catch(thrown){let error2=userErrorOf(thrown);if(error2===null)throw thrown;let current2=isPrivileged(
host.trigger)?null:host.trigger.sha,headSha=read(host.trigger.payload,"pull_request","head","sha")??current2,{name}=publishSettings(
given),problems=withCode(error2,code).complaints.map(problemOf);return errorReport(name,problems,typeof headSha=="string"?
headSha:null)}}import{tmpdir}from"node:os";import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(
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
return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text2,addEOL=!1){
return this._buffer+=text2,addEOL?this.addEOL():this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.
assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){
let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap("li",item)).join(""),element=this.wrap(tag,listItems);return this.
addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row=>{let cells=row.map(cell=>{if(typeof cell=="string")return this.
wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(Object.assign({},colspan&&
{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),element=this.
wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.
wrap("summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||
{},attrs=Object.assign(Object.assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,
alt},attrs));return this.addRaw(element).addEOL()}addHeading(text2,level){let tag=`h${level}`,allowedTag=["h1","h2","h3",
"h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text2);return this.addRaw(element).addEOL()}addSeparator(){
let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",null);return this.
addRaw(element).addEOL()}addQuote(text2,cite2){let attrs=Object.assign({},cite2&&{cite:cite2}),element=this.wrap("blockq\
uote",text2,attrs);return this.addRaw(element).addEOL()}addLink(text2,href){let element=this.wrap("a",text2,{href});return this.
addRaw(element).addEOL()}},_summary=new Summary;import os3 from"os";var platform=os3.platform(),arch=os3.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||
(ExitCode={}));function getInput(name,options){let val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.
required&&!val)throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===!1?val:
val.trim()}function setOutput(name,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(
name,value));process.stdout.write(os4.EOL),issueCommand("set-output",{name},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error(message)}function error(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.
toString():message)}function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof
Error?message.toString():message)}function info(message){process.stdout.write(message+os4.EOL)}function startGroup(name){issue("group",name)}function endGroup(){
issue("endgroup")}function saveState(name,value){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(name,
value));issueCommand("save-state",{name},toCommandValue(value))}function getState(name){return process.env[`STATE_${name}`]||
""}import{randomUUID as randomUUID2}from"node:crypto";import{closeSync,constants as constants2,fstatSync,lstatSync,mkdirSync,
openSync,readFileSync,rmSync,writeFileSync}from"node:fs";import{EOL as EOL5}from"node:os";import{dirname as dirname2}from"node:path";function keepCommandFiles(env){let kept=RUNNER_FILES.flatMap(variable=>{let path=env[variable]??"",bytes2=path===""?null:
bytesOf(path);return bytes2===null?[]:[{variable,path,bytes:bytes2}]});return()=>kept.filter(file=>!isUntouched(file)&&restore(
file)).map(({variable})=>variable)}function isUntouched({path,bytes:bytes2}){return lstatSync(path,{throwIfNoEntry:!1})?.
size!==bytes2.length?!1:bytesOf(path)?.equals(bytes2)??!1}function bytesOf(path){try{return withRegularFile(path,constants2.
O_RDONLY,file=>readFileSync(file))}catch{return null}}function restore({path,bytes:bytes2}){try{rmSync(path,{recursive:!0,
force:!0}),mkdirSync(dirname2(path),{recursive:!0}),withRegularFile(path,constants2.O_WRONLY|constants2.O_CREAT|constants2.
O_EXCL,file=>writeFileSync(file,bytes2))}catch{}return!0}function appendValue(variable,path,[name,value]){let end=`ghade\
limiter_${randomUUID2()}`,text2=[`${name}<<${end}`,value,end,""].join(EOL5);writeCommandFile(variable,path,{flag:constants2.
O_APPEND,text:text2})}function replaceText(variable,path,text2){writeCommandFile(variable,path,{flag:constants2.O_TRUNC,
text:text2})}function writeCommandFile(variable,path,{flag,text:text2}){try{withRegularFile(path,constants2.O_WRONLY|constants2.
O_CREAT|flag,file=>writeFileSync(file,text2))}catch(error2){let[complaint]=userErrorOf(error2)?.complaints??[];if(complaint===
void 0)throw error2;let{what,remedy}=complaint;throw new UserError({where:variable,what:`the file ${what}`,got:path,...remedy&&
{remedy}})}}function withRegularFile(path,flags,use){let safe=flags|(constants2.O_NOFOLLOW??0)|(constants2.O_NONBLOCK??0),
file=openSync(path,safe,420);try{if(fstatSync(file).isFile())return use(file);throw new UserError({where:path,what:"is a\
 pipe or a device, and a regular file is needed"})}finally{closeSync(file)}}var TOKEN_VARIABLES=["INPUT_GITHUB-TOKEN","GITHUB_TOKEN","GH_TOKEN","ACTIONS_RUNTIME_TOKEN","ACTIONS_ID_TOKEN_REQUEST_TO\
KEN"];async function makeActionsHost(){let env={...process.env},{platform:platform2}=process,temporaryRoot=env.RUNNER_TEMP||
tmpdir(),cancelled=cancelOnSignals();return{env,folder:env.GITHUB_WORKSPACE||process.cwd(),trigger:await readTrigger(env),
log:actionsLog,progress:{begin(){},end:actionsLog.info,close(){}},clock:makeClock(cancelled),files:makeFiles(temporaryRoot),
secrets:TOKEN_VARIABLES.map(name=>env[name]??"").filter(value=>value!==""),cancelled,run:guarded(makeRun({platform:platform2,
signal:cancelled,temporaryRoot}),env),git:makeGit({env,platform:platform2,signal:cancelled}),tryPlacement:placement=>tryPlacement(
placement,{platform:platform2,find:makeFind({env,platform:platform2})}),machine:()=>readMachine(env),observe,load:readLoad}}
function guarded(run,env){let putBack,meddledWith=new Set;return async spec=>{putBack??=keepCommandFiles(env);let result=await run(
spec);for(let variable of putBack())meddledWith.add(variable);return{...result,meddledWith:[...meddledWith]}}}var clean=text2=>cleanForLog(
text2,{runner:!0});function annotation({file,line,column,length}){if(file===null)return{};let endColumn=column+length;return{
title:"bench-referee",file,startLine:line,endLine:line,startColumn:column,endColumn}}var actionsLog={info:line=>info(clean(
line)),warning:line=>warning(cleanForCommand(line)),error:(line,excerpt)=>error(cleanForCommand(line),excerpt&&annotation(
excerpt)),quote(title,text2){startGroup(cleanForCommand(title)),info(clean(text2)),endGroup()}},actionsRunner={input:name=>getInput(
name,{trimWhitespace:!1}).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g,""),output(name,value){let path=process.env.GITHUB_OUTPUT;path?
appendValue("GITHUB_OUTPUT",path,[name,value]):setOutput(name,value)},async summary(markdown){let path=process.env.GITHUB_STEP_SUMMARY;
path&&replaceText("GITHUB_STEP_SUMMARY",path,markdown)},remember(key,value){let path=process.env.GITHUB_STATE;path?appendValue(
"GITHUB_STATE",path,[key,value]):saveState(key,value)},recall:key=>getState(key),endProcesses:killThoseBelow,fail:message=>setFailed(
cleanForCommand(message))};async function runAction(action){try{let host=await makeActionsHost();await action({host,runner:actionsRunner,connect:await connectorOf(
host)})}catch(error2){fail(error2);try{actionsRunner.output("verdict","error")}catch(unwritable){fail(unwritable)}}}async function connectorOf({
env,trigger,log,cancelled}){delete process.env.GITHUB_EVENT_PATH;let{connectForge}=await import("./github-GAHMH2PZ.js"),
{repository}=trigger,apiUrl=env.GITHUB_API_URL||"https://api.github.com";return token=>token===""||repository===null?null:
connectForge({token,repository,apiUrl,log,cancelled})}function fail(thrown){let error2=userErrorOf(thrown);error2!==null?
failWith(error2):failWithDefect(thrown)}function failWithDefect(thrown){thrown instanceof Error&&thrown.stack!==void 0&&
actionsLog.info(thrown.stack);let message=thrown instanceof Error?thrown.message:String(thrown);actionsRunner.fail(`this\
 is a defect of bench-referee, please report it: ${message}`)}function failWith(error2){let located=error2.complaints.filter(
({excerpt})=>excerpt!==void 0);if(located.length===0){for(let complaint of error2.complaints)actionsRunner.fail(sentence(
complaint));return}actionsLog.info(renderComplaints(error2.complaints));for(let complaint of error2.complaints)actionsLog.
error(sentence(complaint),complaint.excerpt);actionsRunner.fail(located.length===1?"The configuration has a mistake":`Th\
e configuration has ${located.length} mistakes`)}export{gate,measure,report,cleanUp,runAction};
