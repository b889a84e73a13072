import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{appendFiles,renderHistoryHtml,toSuspectJson}from"./chunks/chunk-B5AH3R4S.js";import{REFUSED,checkPlans,checkSkips,
connectServer,convertApiErrors,fingerprintOf,foundSha,readHistory,readMatchingPairs,readServerTrees,withHistoryStore}from"./chunks/chunk-ZFSIQJ6Z.js";
import{analyseTable,listSuspectPairs}from"./chunks/chunk-XYHS4VUS.js";import"./chunks/chunk-MJODC7CK.js";import{makeOutFolder,
parseInputs,throwTriggerError}from"./chunks/chunk-U2SD4KPZ.js";import{formatRecordedRun,formatSuspectLimit,formatUnprovedRun}from"./chunks/chunk-KUPIME3A.js";
import"./chunks/chunk-53FFPDPZ.js";import"./chunks/chunk-WD63G2SU.js";import"./chunks/chunk-D3SSFH2G.js";import"./chunks/chunk-FAXZX5QC.js";
import{payloadValueAt,runAction,selectCurrent,selectSha}from"./chunks/chunk-DBPMW54L.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-FWP5PQYG.js";import{analyseLegs,
listCommits,nameOfRun,pathOfRun,renderStoredRun,selectReleases}from"./chunks/chunk-TJVXSQ4U.js";import"./chunks/chunk-AZRTJBVI.js";
import{MAX_ROWS,MAX_RUN_BYTES,commitSettings,isLeftOut,parseConfigFile,policyOf,storeRun}from"./chunks/chunk-THDOESCH.js";
import"./chunks/chunk-IKSPXGBE.js";import{formatDiagnosticLine,shortenSha}from"./chunks/chunk-ET2FACDU.js";import"./chunks/chunk-I2MRJ4UF.js";
import"./chunks/chunk-VWDZQE77.js";import{ACTION_COMMIT_DEFAULTS}from"./chunks/chunk-K7U33ATV.js";import{DEFAULT_HISTORY_REF,
RECORDED_EVENTS}from"./chunks/chunk-KG3JJBVT.js";import{UserError,joinErrors,userError}from"./chunks/chunk-4Q6QMYTI.js";import{
atEvent,atInput,inRecording}from"./chunks/chunk-EORH2WXK.js";import"./chunks/chunk-E4HB5Y7J.js";import{createHash}from"node:crypto";import{join}from"node:path";async function findRecordedCommits({name,commits:{base,head}},{trigger,api}){let{event,sha:tip}=findRecordedEvent(trigger),
isOfEvent=async sha=>event==="merge_group"?sha===tip:isInHistory(sha,{tip,api});if(head.sha===null||!await isOfEvent(head.
sha))throw userError("recording-of-other-head",inRecording(name),foundSha(head.sha),REFUSED);let commits=base.sha===null?
null:await convertApiErrors(api.listCommitsSince(base.sha,head.sha)),[from,to]=[base.sha,head.sha].map(sha=>commits?.find(
({commit})=>commit===sha));if(from===void 0||to===void 0)throw userError("recording-of-other-base",inRecording(name),foundSha(
base.sha),REFUSED);return{from:toMeasuredTree(from),to:toMeasuredTree(to)}}async function selectPairsOfEvent(pairs,{trigger,
api,limit}){let{sha:tip}=findRecordedEvent(trigger),selected=[];for(let pair of pairs){if(selected.length===limit)break;
await isInHistory(pair.after,{tip,api})&&selected.push(pair)}return selected}async function isInHistory(sha,{tip,api}){return sha===
tip||await convertApiErrors(api.listCommitsSince(sha,tip))!==null}var MAX_SUBJECT=200;function toMeasuredTree({commit,tree,
subject,committedAt}){let time=committedAt===null?Number.NaN:Date.parse(committedAt);return{tree,commit,subject:subject.
toWellFormed().slice(0,MAX_SUBJECT).toWellFormed(),...!Number.isNaN(time)&&{committedAt:new Date(time).toISOString()}}}function findRecordedEvent(trigger){
let isSecond=trigger.event==="workflow_run",get=(...path)=>payloadValueAt(trigger.payload,"workflow_run",...path),event=isSecond?
String(get("event")):trigger.event,isOwn=!isSecond||get("head_repository","full_name")===trigger.repository;if(!RECORDED_EVENTS.
includes(event)||!isOwn)throw userError("event-not-recorded",atEvent(trigger.event),{event,events:RECORDED_EVENTS});let{
sha}=isSecond?selectSha(trigger,"workflow_run","head_sha"):selectCurrent(trigger);return{event,sha}}function openConfiguration(api,{path,isRequired}){let known=new Map;return{path,isRequired,read:commit=>{let text=known.
get(commit)??convertApiErrors(api.readFile(path,commit));return known.set(commit,text),text}}}async function checkConfigurationExists({
path,isRequired,read},{from,to}){if(!(!isRequired||await read(to.commit)!==null||await read(from.commit)!==null))throw userError(
"config-missing",atInput("config"),{path,from:"recording"},{failure:"configuration"})}async function readRules({path,read},{
commit}){let text=await read(commit);return{config:path,file:text===null?null:parseConfigFile(text,path,commit)}}var MAX_SUSPECTS=100;async function record({host,runner,connect}){throwTriggerError(host.trigger),findRecordedEvent(host.
trigger);let given=parseInputs(runner.input,"record"),ref=given.ref??DEFAULT_HISTORY_REF,token=runner.input("github-toke\
n"),api=connect(token);if(api===null)throw userError("token-missing",atInput("github-token"),{isRecord:!0},{failure:"per\
mission"});let pairs=await readMatchingPairs(host,given.recordings),{config:path,configGiven}=commitSettings(given,ACTION_COMMIT_DEFAULTS);
await withHistoryStore(host,token,async store=>{let server=connectServer(host,{api,token,store}),config=openConfiguration(
server,{path,isRequired:configGiven}),readTrees=pair=>readServerTrees(host,token,pair),{runs,refusal}=await makeRuns(host,
pairs,{api:server,config,readTrees});if(await recordRuns({host,runner},runs,{server,store,ref}),refusal!==null)throw refusal})}
async function recordRuns({host,runner},runs,{server,store,ref}){let files=runs.map(({run,digest,name})=>{let text=renderStoredRun(
run);return checkSize(run,text,name),{run,path:pathOfRun(run,digest),text}}),stored=await readHistory(host,store,ref),fresh=files.
filter(({run:{from,to},path})=>from.commit!==to.commit&&!stored.names.has(nameOfRun(path)));if(fresh.length>0){let subjects=fresh.
map(({run:{from,to}})=>`${shortenSha(from.commit)}..${shortenSha(to.commit)}`);await appendFiles(host,server,{ref,files:fresh,
message:subjects.join(" ")})}for(let file of files){let isOneCommit=file.run.from.commit===file.run.to.commit,state=fresh.
includes(file)?"recorded":isOneCommit?"one commit":"known";host.log.info(formatRecordedRun(state,{path:state==="known"?nameOfRun(
file.path):file.path,ref}))}runner.output("recorded",String(fresh.length>0));for(let{run}of fresh)stored.table.add(run);
let table=stored.table.close(),releases=selectReleases(await listTags(host,store),listCommits(table)),history=analyseTable(
table,{anchor:releases.at(-1)?.commit??null}),suspects=chooseSuspects(host,history);runner.output("suspects",JSON.stringify(
suspects.map(toSuspectJson)));let wanted={trigger:host.trigger,api:server,limit:MAX_PAIRS};runner.output("pairs",JSON.stringify(
await selectPairsOfEvent(listSuspectPairs(suspects),wanted))),runner.output("page",await writePage(host,history,{imported:stored.
imported,releases}))}function chooseSuspects({log},{suspects}){if(suspects.length<=MAX_SUSPECTS)return suspects;log.info(
formatSuspectLimit({shown:MAX_SUSPECTS,all:suspects.length}));let clearest=new Set(suspects.toSorted((one,other)=>one.p-
other.p).slice(0,MAX_SUSPECTS));return suspects.filter(suspect=>clearest.has(suspect))}async function makeRuns(host,pairs,server){
let runs=[],refusal=null;for(let recordings of pairs)try{let run=await makeRun(host,recordings,server);run===null?host.log.
info(formatUnprovedRun(recordings[0].commits)):runs.push(run)}catch(error){if(!(error instanceof UserError))throw error;
refusal=refusal===null?error:joinErrors(refusal,error)}if(runs.length===0&&refusal!==null)throw refusal;return{runs,refusal}}
var MAX_PAIRS=5;async function makeRun(host,given,{api,config,readTrees}){let[first]=given,{trigger}=host;checkPlans(given);
for(let{name,baseline}of given)if(baseline!==void 0)throw userError("history-of-baseline",inRecording(name),{path:baseline.
path});let commits=await findRecordedCommits(first,{trigger,api});await checkConfigurationExists(config,commits);let pair={
base:commits.from.commit,head:commits.to.commit},recordings=await checkSkips(given,{readRules:()=>readRules(config,commits.
from),readTrees:()=>readTrees(pair)}),report=analyseLegs(recordings.map(withInvocations),{...policyOf(null,host.clock.today()),
budgets:[]}),run=storeRun(report,{...commits,at:host.clock.time(),workflowRun:trigger.runId||void 0});if(run.rows.length===
0&&!recordings.every(isLeftOut))throw userError("history-without-results",inRecording(first.name),{});if(run.rows.length===
0&&recordings.some(({decisions=[]})=>decisions.some(isUnproved)))return null;if(report.conclusion==="error")throw userError(
"history-of-failed-run",inRecording(first.name),{});let identity=JSON.stringify([commits.from.commit,commits.to.commit,recordings.
map(fingerprintOf).sort()]);return{run,digest:createHash("sha256").update(identity).digest("hex"),name:first.name}}function isUnproved({
reason}){return reason==="depends-on"}function withInvocations(recording){return{...recording,schedule:{...recording.schedule,
unit:"invocation"}}}async function listTags({log},store){try{return await store.listTags()}catch(error){if(!(error instanceof
UserError))throw error;for(let diagnostic of error.diagnostics)log.info(formatDiagnosticLine(diagnostic));return[]}}function checkSize({
rows},text,name){let bytes=Buffer.byteLength(text);if(rows.length<=MAX_ROWS&&bytes<=MAX_RUN_BYTES)return;let sizes={results:rows.
length,limit:MAX_ROWS,bytes,byteLimit:MAX_RUN_BYTES};throw userError("history-run-too-large",inRecording(name),sizes)}async function writePage(host,history,{
imported,releases}){let{repository,serverUrl}=host.trigger,commitUrl=repository===null?null:`${serverUrl}/${repository}/\
commit/`,path=join(await makeOutFolder(host)(),"history.html"),anchorName=releases.at(-1)?.name??null;return await host.
files.write(path,renderHistoryHtml(history,{anchorName,commitUrl,releases,imported})),path}await runAction(record);
