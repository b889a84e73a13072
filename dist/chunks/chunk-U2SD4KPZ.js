import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{formatAnnotationLimit,formatFailedNotice,formatKeptComment,formatUnknownFiles}from"./chunk-KUPIME3A.js";import{
COMMENT_LIMIT,OMISSION_ROOM,byteLengthOf,fitDocument,makeDetailsTags,renderComment,renderFooter,renderHeading,renderHtml,
renderJson,renderLink,renderNextSteps,renderOmission,renderOverview,renderResults}from"./chunk-53FFPDPZ.js";import{
isPrivilegedEvent,payloadValueAt}from"./chunk-DBPMW54L.js";import{ApiError}from"./chunk-FWP5PQYG.js";import{
annotationLevelOf,canBeAccepted,countBenchmarks,failsStep,formatConfigLine,formatMainFunction,listFindings,makeHeadline,
renderCulprits,renderTerminal,toCheckConclusion}from"./chunk-TJVXSQ4U.js";import{BARE_PROGRAM,isNothingMeasured,publishSettings,
withEstimateHistory,withOverride}from"./chunk-THDOESCH.js";import{PLAIN_FORMATTER,abbreviateSha,formatCount,formatDiagnosticLine,
formatRichText,shortenSha}from"./chunk-ET2FACDU.js";import{cleanUntrustedText,quoteUntrustedText}from"./chunk-I2MRJ4UF.js";
import{VERSION,documentationUrl}from"./chunk-VWDZQE77.js";import{parseGivenOptions}from"./chunk-K7U33ATV.js";
import{OPTIONS,STATES,toKebabCase}from"./chunk-KG3JJBVT.js";import{userErrorOf,withFailure}from"./chunk-4Q6QMYTI.js";
import{about,atInput,atKey,makeWarning,selectForLog}from"./chunk-EORH2WXK.js";function inputsOf(action,options=OPTIONS){return Object.keys(options).filter(name=>options[name]?.inputs?.includes(action))}
function parseInputs(get,action,options=OPTIONS){return parseGivenOptions(inputsOf(action,options).flatMap(name=>{let text=get(
toKebabCase(name)),location=atInput(toKebabCase(name));return text.trim()===""?[]:[{name,schema:options[name].schema,text,
location}]}))}var MAX_ANNOTATIONS=200,MAX_FINDINGS_PER_LINE=10,MAX_UNITS=190,NAME_LIMIT=90,formatPlain=words=>formatRichText(words,PLAIN_FORMATTER);
function renderAnnotations(report,failOn){let worst=annotationLevelOf(failOn,report.accepted!==null),lines=new Map;for(let located of listFindings(
report).flatMap(finding=>locate(finding,worst))){let key=JSON.stringify([located.place.file,located.place.line]);lines.set(
key,[...lines.get(key)??[],located])}let all=[...lines.values()].toSorted((left,right)=>levelRankOf(left)-levelRankOf(right));
return{shown:all.slice(0,MAX_ANNOTATIONS).map(annotationOf),leftOut:Math.max(0,all.length-MAX_ANNOTATIONS)}}function locate(finding,worst){
let{row,verdict}=finding,place="place"in row?row.place:void 0;return place===void 0||verdict.level==="report"?[]:verdict.
outcome!=="fail"?[{finding,place,level:"notice"}]:[{finding,place,level:verdict.level==="fail"?worst:"warning"}]}var ANNOTATION_LEVELS=[
"failure","warning","notice"];function levelRankOf([first]){return first===void 0?ANNOTATION_LEVELS.length:ANNOTATION_LEVELS.
indexOf(first.level)}function annotationOf(located){let[{place,level}]=located,{file,line}=place;return{file,line,level,
title:titleOf(located,level),message:formatFindings(located.map(({finding})=>finding))}}function formatFindings(findings){
let shown=findings.slice(0,MAX_FINDINGS_PER_LINE).map(formatFinding),more=findings.length-shown.length,rest=more===0?[]:
[`${formatCount(more,"finding")} more on this line: see the table of the check.`];return[...shown,...rest].join(`

`)}function titleOf(located,level){let worst=located.filter(one=>one.level===level).map(({finding})=>finding),{text:who,
isOne}=nameBenchmarks(worst),isAll=(kind,ofMetrics)=>worst.every(({verdict,metrics})=>verdict.kind===kind&&metrics!==null===
ofMetrics);return isAll("new",!1)?`${who} ${isOne?"is":"are"} new`:isAll("new",!0)?`${who} ${isOne?"has":"have"} new met\
rics`:isAll("removed",!0)?`${who} lost metrics`:`${who} ${level==="notice"?"may have broken":"broke"} ${isOne?"its budge\
t":"their budgets"}`}function nameBenchmarks(findings){let rows=findings.map(({row})=>row).filter(row=>"state"in row),label=findings.
find(finding=>finding.label!==null)?.label??null,count=countBenchmarks(rows);return count===1&&label!==null?{text:quoteUntrustedText(
label,label.length>MAX_UNITS?NAME_LIMIT:void 0),isOne:!0}:{text:formatCount(count,"benchmark"),isOne:!1}}function formatFinding({
row,what,facts,culprit,functions,because}){let reason=because===null?[]:[`Why this budget: ${cleanUntrustedText(because)}`],
cause=culprit===null?[]:[formatPlain(culprit)],main=functions===null||!("state"in row)?null:formatMainFunction(row),from=main===
null?[]:[formatPlain(main)];return[formatPlain(what),...cause,...from,...facts.length===0?[]:[formatPlain(facts)],...reason].
join(`
`)}var CHECK_LIMIT=65e3;function renderCheckRun(report,context){let bottom=renderFooter(report,context),limit=CHECK_LIMIT-byteLengthOf(
bottom)-OMISSION_ROOM,{text,omitted}=fitDocument([...renderResults(report),...renderNextSteps(report)],{limit,sizeOf:byteLengthOf});
return{title:makeHeadline(report).text,summary:fitDocument(renderOverview(report),{limit:CHECK_LIMIT,sizeOf:byteLengthOf}).
text,text:text+renderOmission(omitted)+bottom,conclusion:toCheckConclusion(report.conclusion,context.failOn)}}var MAX_FILES=10;function listCulprits(report){let found=new Map;for(let finding of listFindings(report)){let{row,verdict}=finding;
if(finding.culprit===null||verdict.level==="report"||!("culprit"in row))continue;let{kind,commits}=row.culprit;if(!(kind!==
"commit"&&kind!=="several"))for(let commit of commits){let findings=found.get(commit.sha)?.findings??[];found.set(commit.
sha,{...commit,findings:[...findings,finding]})}}return[...found.values()]}function renderCulpritAnnotations(report,filesOf){
return listCulprits(report).flatMap(({sha,findings})=>{let title=`Commit ${shortenSha(sha)} made ${nameBenchmarks(findings).
text} worse`,message=formatFindings(findings);return(filesOf.get(sha)??[]).slice(0,MAX_FILES).map(({path,line})=>({file:path,
line,level:"notice",title,message}))})}var SUMMARY_LIMIT=9e5;function renderJobSummary(report,context){let top=renderHeading(report),bottom=renderFooter(report,
context),limit=SUMMARY_LIMIT-byteLengthOf(top)-byteLengthOf(bottom)-OMISSION_ROOM,{text,omitted}=fitDocument([...renderOverview(
report),...renderResults(report),...renderNextSteps(report)],{limit,sizeOf:byteLengthOf});return top+text+renderOmission(
omitted)+bottom}var LOCATIONS={comment:about("comment"),"check run":about("check run"),label:atKey("override-label")};function warnApiFailure(log,resource,error,origin=null){
let cause=causeOf(error),data={resource,failure:cause==="forbidden"&&resource!=="label"?origin??cause:cause,answer:error.
message};logWarning(log,makeWarning("github-refused",LOCATIONS[resource],data))}function logWarning(log,warning){log.warning(
formatDiagnosticLine(warning))}function causeOf({failure,status,message}){return failure!=="forbidden"?failure:status===
401?"token":/\blocked\b/i.test(message)?"locked":"forbidden"}var CHECK_TEXT_LIMIT=65535,ANNOTATIONS_AT_ONCE=50;async function publishCheckRun(api,check,log,origin=null){for(let field of[
"summary","text"])if(check[field].length>CHECK_TEXT_LIMIT)throw new RangeError(`check run: ${field} has ${check[field].length}\
 characters; render it shorter`);let[first=[],...others]=splitIntoBatches(check.annotations);try{let created=await createAnnotatedCheckRun(
api,{...check,annotations:first},log);return created.isAnnotated&&await addAnnotations(api,{id:created.id,check,others},
log),created.url}catch(error){if(!(error instanceof ApiError))throw error;return warnApiFailure(log,"check run",error,origin),
null}}function splitIntoBatches(annotations){let count=Math.ceil(annotations.length/ANNOTATIONS_AT_ONCE);return Array.from(
{length:count},(_,index)=>annotations.slice(index*ANNOTATIONS_AT_ONCE,(index+1)*ANNOTATIONS_AT_ONCE))}async function createAnnotatedCheckRun(api,check,log){
try{return{...await api.createCheckRun(check),isAnnotated:!0}}catch(error){if(!(error instanceof ApiError)||error.failure!==
"invalid"||check.annotations.length===0)throw error;let created=await api.createCheckRun({...check,annotations:[]}),warning=makeWarning(
"annotations-refused",about("check run"),{answer:error.message});return logWarning(log,warning),{...created,isAnnotated:!1}}}
async function addAnnotations(api,{id,check,others},log){let sent=Math.min(check.annotations.length,ANNOTATIONS_AT_ONCE);
for(let annotations of others){try{await api.annotateCheckRun(id,{...check,annotations})}catch(error){if(!(error instanceof
ApiError))throw error;let data={sent,all:check.annotations.length,answer:error.message};logWarning(log,makeWarning("anno\
tations-incomplete",about("check run"),data));return}sent+=annotations.length}}var FIRST_LINE=/^<!-- bench-referee: name=(?<name>\S+) head=(?<head>[0-9a-f]*) run=(?<run>\d+)\.(?<attempt>\d+) -->\r?(?:\n|$)/;
function renderMarker({key,headSha,runId,runAttempt}){return`<!-- bench-referee: name=${encode(key)} head=${headSha} run\
=${runId}.${runAttempt} -->`}function parseMarker(body,key){let{name,head,run,attempt}=FIRST_LINE.exec(body)?.groups??{};
return name!==encode(key)||head===void 0?null:{key,headSha:head,runId:Number(run),runAttempt:Number(attempt)}}function encode(key){
return encodeURIComponent(key.toWellFormed()).replaceAll("--","-%2D")}var WORKFLOW_BOT="github-actions[bot]";async function fetchOwnAuthor(api){return await api.viewer()??WORKFLOW_BOT}function findOwnComments(comments,key,author){
return comments.filter(comment=>comment.author.toLowerCase()===author.toLowerCase()).flatMap(({id,url,body})=>{let marker=parseMarker(
body,key);return marker===null?[]:[{...marker,id,url,text:body}]}).sort((a,b)=>a.id-b.id)}async function fetchOwnComments(api,{
pullRequest,key}){let author=await fetchOwnAuthor(api);return findOwnComments(await api.listComments(pullRequest),key,author)}
function pickNewest(candidates,currentHead){return candidates.reduce((newest,version)=>isOlder(version,newest,currentHead)?
newest:version)}function isSameRun(one,other){return one.runId===other.runId&&one.runAttempt===other.runAttempt}function isOlder(version,than,currentHead){
if(isSameRun(version,than))return!1;let isCurrent=version.headSha===currentHead;return isCurrent!==(than.headSha===currentHead)?
!isCurrent:version.runId!==than.runId?version.runId<than.runId:version.runAttempt<than.runAttempt}var MIN_DENIALS=2,OwnComments=class _OwnComments{#api;#gate;#author;#written=null;#sent="";#uncertainty=null;#denials=new Map;constructor(api,gate,author){
this.#api=api,this.#gate=gate,this.#author=author}static async open(api,gate){return new _OwnComments(api,gate,await fetchOwnAuthor(
api))}get written(){return this.#written}get uncertainty(){return this.#uncertainty}hasText(comment,text){return comment.
text===text?!0:this.#sent===text&&this.#written?.id===comment.id&&this.#written.body===comment.text}async list(){let listed=await this.#api.
listComments(this.#gate.pullRequest),byId=new Map(listed.map(comment=>[comment.id,comment])),written=this.#written;if(written!==
null&&byId.get(written.id)?.body!==written.body){let now=await this.#read(written.id);now!==null&&byId.set(now.id,now)}let present=[
...byId.values()].filter(({id})=>!this.#isGone(id));return findOwnComments(present,this.#gate.key,this.#author)}async create(text){
try{let created=await this.#api.createComment(this.#gate.pullRequest,text);this.#remember(created,text),this.#uncertainty=
null,this.#author=created.author}catch(error){if(!isOutcomeUnknown(error))throw error;this.#uncertainty=error}}async update(id,text){
let updated=await this.#unlessGone(id,()=>this.#api.updateComment(id,text));return updated!==null&&this.#remember(updated,
text),updated!==null}async exists(id){return await this.#read(id)!==null}async remove(id){await this.#unlessGone(id,async()=>(await this.#api.
deleteComment(id),!0))&&this.#forget(id)}async#read(id){for(;!this.#isGone(id);){let comment=await this.#unlessGone(id,()=>this.#api.
readComment(id));if(comment!==null)return comment}return null}#isGone(id){return(this.#denials.get(id)??0)>=MIN_DENIALS}async#unlessGone(id,act){
try{return await act()}catch(error){if(!(error instanceof ApiError&&(error.status===404||error.status===410)))throw error;
return this.#denials.set(id,(this.#denials.get(id)??0)+1),this.#isGone(id)&&this.#forget(id),null}}#remember(comment,sent){
this.#written=comment,this.#sent=sent}#forget(id){this.#denials.set(id,MIN_DENIALS),this.#written?.id===id&&(this.#written=
null)}};function isOutcomeUnknown(error){return!(error instanceof ApiError)||error.failure!=="unavailable"?!1:error.status===
null||error.status>=500}var MAX_PASSES=7;function publishComment(api,news,log){return runOrWarn(log,()=>reconcileComments(api,news,log),news.origin)}
function findStickyComment(api,{pullRequest,key},log){return runOrWarn(log,async()=>(await fetchOwnComments(api,{pullRequest,
key}))[0]?.url??null)}async function runOrWarn(log,act,origin){try{return await act()}catch(error){if(!(error instanceof
ApiError))throw error;return warnApiFailure(log,"comment",error,origin),null}}async function reconcileComments(api,news,log){
let own=await OwnComments.open(api,news);try{for(let look=1;look<=MAX_PASSES;look++){let kept=await reconcileOnce({api,own,
news});if(kept!==null)return kept.why!==null&&log.info(formatKeptComment(news.key,kept.why)),kept.url}throw own.uncertainty??
new ApiError("unavailable",null,"the comment does not stay as it was written")}catch(error){if(!(error instanceof ApiError)||
own.written===null)throw error;return logWarning(log,makeWarning("comment-not-checked",about("comment"),{answer:error.message})),
own.written.url}}async function reconcileOnce({api,own,news}){let commentText=`${renderMarker(news)}
${news.body}`,[first,...others]=await own.list();if(first===void 0)return await own.create(commentText),null;let currentHead=await api.
pullRequestHead(news.pullRequest);if(await isLateRun(api,news.headSha,currentHead)){let created=others.find(other=>isSameRun(
other,news));return created===void 0?{url:first.url,why:explainKeptComment(news,first,currentHead)}:(await own.exists(first.
id)&&await own.remove(created.id),null)}let newest=pickNewest([first,...others,{...news,text:commentText}],currentHead),
isUpToDate=own.hasText(first,newest.text);if(isUpToDate&&others.length===0)return{url:first.url,why:explainKeptComment(news,
first,newest.headSha)};if(isUpToDate?await own.exists(first.id):await own.update(first.id,newest.text))for(let{id}of others)
await own.remove(id);return null}async function isLateRun(api,headSha,currentHead){if(headSha===currentHead||headSha==="")
return!1;try{return await api.mergeBase(headSha,currentHead)!==currentHead}catch(error){if(error instanceof ApiError)return!0;
throw error}}function explainKeptComment(news,kept,winningHead){return isSameRun(kept,news)?null:winningHead===news.headSha?
{kind:"later run",run:`${kept.runId}.${kept.runAttempt}`}:{kind:"newer commit",newer:winningHead,measured:news.headSha}}var MAX_COMMITS=5;async function listCulpritFiles(api,report,log){let files=new Map;for(let{sha}of listCulprits(report).
slice(0,MAX_COMMITS))try{files.set(sha,await api.listChangedFiles(sha)??[])}catch(error){if(!(error instanceof ApiError))
throw error;log.info(formatUnknownFiles(sha,error.message));break}return files}var CHANNELS=[{part:"report files",isLocal:!0,applies:()=>!0,send:writeFiles},{part:"job summary",isLocal:!0,applies:({runner})=>runner!==
null,send:writeSummary},{part:"comment",isLocal:!1,applies:({api,pullRequest,settings})=>api!==null&&pullRequest!==null&&
settings.comment!=="never",send:sendComment},{part:"check run",isLocal:!1,applies:({api,settings})=>api!==null&&settings.
check,send:sendCheckRun}];function publishReport(publication){return publish(publication,CHANNELS)}function publishEarly(publication){
return publish(publication,CHANNELS.filter(({isLocal})=>!isLocal))}async function publish(publication,channels){let published={};
for(let channel of channels.filter(({applies})=>applies(publication)))try{published={...published,...await channel.send(
publication)}}catch(error){let known=userErrorOf(error),reason=known===null?String(error):known.diagnostics.map(formatDiagnosticLine).
join(" ");logWarning(publication.host.log,makeWarning("not-published",about(channel.part),{reason}))}return published}async function writeFiles({
host,report,outFolder}){let folder=await outFolder(),runUrl=host.trigger.runUrl,files=[["report-json","report.json",renderJson(
report)],["report-markdown","report.md",renderJobSummary(report,{runUrl})],["report-html","report.html",renderHtml(report)]];
for(let[,name,text]of files)await host.files.write(`${folder}/${name}`,text);return Object.fromEntries(files.map(([output,
name])=>[output,`${folder}/${name}`]))}async function writeSummary({host,runner,report}){return await runner?.summary(renderJobSummary(
report,{runUrl:host.trigger.runUrl})),{}}async function sendComment(publication){let{host,report,settings,api,pullRequest,
origin}=publication;if(api===null||pullRequest===null)return{};let sticky={pullRequest,key:settings.name};if(!isCommentNeeded(
settings.comment,report)&&!await findStickyComment(api,sticky,host.log))return{};let url=await publishComment(api,{...sticky,
headSha:report.commits.head.sha??"",runId:host.trigger.runId,runAttempt:host.trigger.runAttempt,body:renderComment(report,
{runUrl:host.trigger.runUrl}),origin},host.log);return url===null?{}:{"comment-url":url}}function isCommentNeeded(when,report){
let{conclusion,accepted,configChange,counts,rows,decisions=[]}=report,isClaim=decisions.some(one=>one.isClaim);return isNothingMeasured(
report)&&!isClaim?!1:accepted!==null||when==="always"?!0:when==="on-failure"?conclusion==="fail"||conclusion==="error":conclusion!==
"pass"||configChange!==null||isClaim||counts.unchanged<rows.length}async function sendCheckRun({host,report,settings,api,
origin}){if(api===null||report.commits.head.sha===null)return{};let{runUrl,runId,runAttempt}=host.trigger,{shown,leftOut}=renderAnnotations(
report,settings.failOn);leftOut>0&&host.log.info(formatAnnotationLimit({shown:shown.length,leftOut}));let check={...renderCheckRun(
report,{runUrl,failOn:settings.failOn}),name:settings.name,headSha:report.commits.head.sha,externalId:`${settings.name}:${runId}\
.${runAttempt}`,annotations:[...shown,...renderCulpritAnnotations(report,await listCulpritFiles(api,report,host.log))]},
url=await publishCheckRun(api,check,host.log,origin);return url===null?{}:{"check-url":url}}var NO_OVERRIDE={override:null,problems:[]};async function readOverride(request){let{api,log,event,settings}=request,{overrideLabel:label,
overrideScope:scope}=settings;if(scope==="never")return NO_OVERRIDE;try{let now=await api.pullRequest(event.number);if(!now.
labels.some(name=>isSameName(name,label)))return NO_OVERRIDE;let events=await api.listLabelEvents(event.number),set=events.
filter(one=>one.label!==null&&isSameName(one.label,label)).at(-1),location=[{kind:"label",name:label}];if(set?.kind!=="l\
abeled"||set.by==="")return rejectLabel(makeWarning("label-of-unknown-author",location,{}));if(scope==="commit"){let invalid=await checkLabel(
request,{now,events,set,location});if(invalid!==null)return rejectLabel(invalid)}let isAuthor=isSameName(set.by,now.author);
return{override:{label,by:set.by,isAuthor,at:set.at,scope},problems:[]}}catch(error){if(!(error instanceof ApiError))throw error;
return warnApiFailure(log,"label",error),NO_OVERRIDE}}async function checkLabel({api,event,settings},{now,events,set,location}){
if(now.headSha!==event.headSha){let heads={head:shortenSha(now.headSha),measured:shortenSha(event.headSha)};return makeWarning(
"label-of-other-head",location,heads)}let{by,at}=set,reopened=events.filter(({kind})=>kind==="reopened").at(-1);if(reopened!==
void 0&&!isLater(at,reopened.at))return makeWarning("label-before-reopening",location,{by,at});let{move,isForbidden}=await fetchLastMove(
api,now);return move?.sha===now.headSha?isLater(at,move.at)?null:makeWarning("label-before-push",location,{by,at,pushedAt:move.
at}):event.labelSet!==null&&isSameName(event.labelSet,settings.overrideLabel)?null:makeWarning("label-of-unknown-head",location,
{by,at,isForbidden})}async function fetchLastMove(api,{headRepository,headBranch}){if(headRepository===null)return{move:null,
isForbidden:!1};try{return{move:await api.lastMove(headRepository,headBranch),isForbidden:!1}}catch(error){if(!(error instanceof
ApiError))throw error;return{move:null,isForbidden:error.failure==="forbidden"}}}function rejectLabel(warning){return{override:null,
problems:[warning]}}function isSameName(one,other){return one.toLowerCase()===other.toLowerCase()}function isLater(one,other){
return Date.parse(one)>Date.parse(other)}var OUT_PREFIX="report-of-bench-referee-";function makeOutFolder({files}){let made;return()=>(made??=files.temporaryFolder(
OUT_PREFIX,{isKept:!0}),made)}async function announceResult(runtime,result){let publication=await preparePublication(runtime,
result);runtime.host.log.info(renderTerminal(publication.report,{colour:!1})),await publishEarly(publication)}async function publishResult(runtime,result){
let{host,runner}=runtime,{isAnnounced=!1}=result,publication=await preparePublication(runtime,result),{report,settings}=publication;
host.log.info(isAnnounced?renderCulprits(report):renderTerminal(report,{colour:!1}));let published=await publishReport({
...publication,report:withEstimateHistory(report)}),outputs={verdict:report.conclusion,regressions:String(report.counts.
regression),improvements:String(report.counts.improvement),inconclusive:String(report.counts.inconclusive),"base-sha":report.
commits.base.sha??"","head-sha":report.commits.head.sha??"",rounds:String(report.rounds),...published};for(let problem of selectForLog(
report.problems).shown)problem.severity==="error"?host.log.error(formatDiagnosticLine(problem),problem.excerpt):host.log.
warning(formatDiagnosticLine(problem));report.configChange!==null&&host.log.warning(formatConfigLine(report.configChange)),
failsStep(report.conclusion,settings.failOn)&&runner.fail(makeHeadline(report).text);for(let[name,value]of Object.entries(
outputs))runner.output(name,value)}async function preparePublication({host,runner},result){let{given,api,comments,outFolder}=result,
settings=publishSettings(given),event=comments?parsePullRequestEvent(host.trigger):null,judged=await applyOverride(host,
result,event),overrideLabel=canLabel({api,event,settings})?settings.overrideLabel:null,report={...judged,guidance:{docs:docsOfAction(
host),failOn:settings.failOn,overrideLabel}};return{host,runner,report,settings,api:host.cancelled.aborted?null:api,pullRequest:event?.
number??null,origin:readOnlyOrigin(host.trigger),outFolder}}function canLabel({api,event,settings}){return api!==null&&event!==
null&&settings.overrideScope!=="never"}function docsOfAction({env,trigger}){let isOnGitHub=trigger.serverUrl==="https://\
github.com",action={repository:env.GITHUB_ACTION_REPOSITORY,ref:env.GITHUB_ACTION_REF};return documentationUrl(VERSION,isOnGitHub?
action:{})}async function applyOverride(host,{report,given,api},event){let settings=publishSettings(given);if(!canBeAccepted(
report.conclusion,settings.failOn)||api===null||event===null)return report;let{override,problems}=await readOverride({api,
log:host.log,event,settings}),complete={...report,problems:[...report.problems,...problems]};return override===null?complete:
withOverride(complete,override)}function parsePullRequestEvent({payload}){let number=payloadValueAt(payload,"pull_reques\
t","number"),headSha=payloadValueAt(payload,"pull_request","head","sha");if(typeof number!="number"||typeof headSha!="st\
ring")return null;let label=payloadValueAt(payload,"action")==="labeled"?payloadValueAt(payload,"label","name"):null;return{
number,headSha,labelSet:typeof label=="string"?label:null}}function readOnlyOrigin({event,payload}){if(event!=="pull_req\
uest")return null;let valueAt=(...keys)=>payloadValueAt(payload,"pull_request",...keys);if(valueAt("user","login")==="de\
pendabot[bot]")return"dependabot";let head=valueAt("head","repo","full_name"),base=valueAt("base","repo","full_name");return base!==
void 0&&head!==base?"fork":null}function errorReport(name,problems,headSha){return{name,conclusion:"error",accepted:null,commits:{base:{sha:null,how:"un\
known"},head:{sha:headSha,how:"head"}},rounds:0,seed:"",commands:[],plan:null,program:BARE_PROGRAM,repeats:[],rows:[],counts:Object.
fromEntries(STATES.map(state=>[state,0])),geomeans:[],judgedGeomeans:[],tables:null,problems,configChange:null,environment:null}}var EARLIER=/<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;function renderInProgressNotice({
headSha,runUrl,earlier}){let link=renderLink(runUrl,"This run"),known=EARLIER.exec(earlier.body)?.groups,[head,body]=known===
void 0?[earlier.headSha,earlier.body]:[known.head??"",known.body??""],top=`## \u23F3 A new measurement is running for ${abbreviateSha(
headSha)}

${link??"A run"} will put its result here.

`,{open,close}=makeDetailsTags(head===""?"The last result":`The last result, of ${abbreviateSha(head)}`),kept=`${open}<!\
-- bench-referee: earlier head=${head} -->
${lowerHeading(body)}<!-- bench-referee: end -->
${close}`;return top.length+kept.length>COMMENT_LIMIT?top:top+kept}function lowerHeading(body){return`${body.replace(/^## /,
"### ").trimEnd()}
`}async function publishInProgressNotice(api,notice,log){try{let ours=await fetchOwnComments(api,notice),[first]=ours;if(first===
void 0)return;let{pullRequest,headSha,runUrl}=notice;if(await api.pullRequestHead(pullRequest)!==headSha)return;let[earlier,
mine]=[pickNewest(ours,headSha),{...notice,text:""}];if(isSameRun(earlier,mine)||pickNewest([mine,earlier],headSha)===earlier)
return;let body=renderInProgressNotice({headSha,runUrl,earlier:{headSha:earlier.headSha,body:bodyOf(earlier)}});await api.
updateComment(first.id,`${renderMarker(notice)}
${body}`)}catch(error){if(!(error instanceof ApiError))throw error;log.info(formatFailedNotice(error.message))}}function bodyOf({
text}){return text.slice(text.indexOf(`
`)+1)}function configFlag(source,{commits}){return source===null||source.commit===null||source.commit===commits.base.sha?"base":
source.commit===commits.head.sha?"head":source.commit}async function announceRun({host,runner,connect},given){let api=connect(
runner.input("github-token")),event=parsePullRequestEvent(host.trigger),{name:key,comment}=publishSettings(given);if(api===
null||event===null||comment==="never")return;let{runId,runAttempt,runUrl}=host.trigger,{number:pullRequest,headSha}=event;
await publishInProgressNotice(api,{key,pullRequest,headSha,runId,runAttempt,runUrl},host.log)}function throwTriggerError({
error}){if(error!==void 0)throw error}async function runOrErrorReport({host},{given,failure},work){try{return throwTriggerError(
host.trigger),await work()}catch(thrown){let error=userErrorOf(thrown);if(error===null)throw thrown;let current=isPrivilegedEvent(
host.trigger)?null:host.trigger.sha,headSha=payloadValueAt(host.trigger.payload,"pull_request","head","sha")??current,{name}=publishSettings(
given),problems=withFailure(error,failure).diagnostics;return errorReport(name,problems,typeof headSha=="string"?headSha:
null)}}export{parseInputs,fetchOwnAuthor,logWarning,causeOf,makeOutFolder,announceResult,publishResult,docsOfAction,configFlag,
announceRun,throwTriggerError,runOrErrorReport};
