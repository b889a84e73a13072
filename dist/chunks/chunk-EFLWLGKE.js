import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MAX_RUN_BYTES,readStoredRun}from"./chunk-ZCBYPN4W.js";import{historyKeyOf,iso_exports}from"./chunk-GJUBWR4Q.js";
import{shortenSha}from"./chunk-HKY42QPB.js";import{lineSchema,nameSchema}from"./chunk-3AGQWWDO.js";import{array,
int,literal,number,object,string}from"./chunk-3VKKOK6H.js";import{userError}from"./chunk-WUPIBDG2.js";import{
about,atFlag,atInput,inFile,makeWarning}from"./chunk-BNVLGSET.js";var NUMBER="(0|[1-9]\\d*)",RELEASE=new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:\\+[0-9A-Za-z.-]+)?$`),MAX_TRIED_RELEASES=100;
async function findLatestRelease(tags,{head,isInHistory,isLocal}){let releases=sortReleases(tags),candidates=releases.filter(
({commit})=>commit!==head);for(let tag of candidates.slice(0,MAX_TRIED_RELEASES))if(await isInHistory(tag))return tag;throw userError(
"no-release",isLocal?atFlag("base"):atInput("base"),{tags:tags.length,releases:releases.length,isLocal,...candidates.length>
MAX_TRIED_RELEASES&&{tried:MAX_TRIED_RELEASES}})}function sortReleases(tags){return tags.flatMap(tag=>{let version=parseRelease(
tag.name);return version===null?[]:[{tag,version}]}).sort((one,other)=>compareVersions(other.version,one.version)).map(({
tag})=>tag)}function selectReleases(tags,commits){return sortReleases(tags).filter(({commit})=>commits.has(commit)).reverse()}
function parseRelease(name){let[,...numbers]=RELEASE.exec(name)??[];return numbers.length===3?numbers.map(BigInt):null}function compareVersions(one,other){
let at=one.findIndex((number2,index)=>number2!==other[index]);return at<0?0:one[at]<other[at]?-1:1}function parseTags(lines){
let commits=new Map;for(let line of lines.split(`
`)){let[,commit="",name=""]=/^([0-9a-f]+)[\t ]refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line)??[];name!==""&&commits.set(name,
commit)}return[...commits].map(([name,commit])=>({name,commit}))}function countImportedValues(suites){return suites.reduce((sum,{series})=>sum+series.reduce((all,{values})=>all+values.length,
0),0)}function commitUrlOf({repository},commit){return repository!==null&&/^https?:\/\/[\w.:/~-]+$/.test(repository)?`${repository}\
/commit/${commit}`:null}var MAX_IMPORT_BYTES=64*1024*1024,MAX_IMPORTED_TEXT=1e3,MAX_SUITES=1e3,MAX_SERIES=2e4,MAX_RUNS=1e5,shortTextSchema=string().
max(MAX_IMPORTED_TEXT),runSchema=object({commit:string().regex(/^[0-9a-f]{7,64}$/,"must be the id of a commit"),at:iso_exports.
datetime(),committedAt:shortTextSchema.nullable(),subject:shortTextSchema}),valueSchema=object({run:int().min(0),value:number(),
range:shortTextSchema.optional(),extra:shortTextSchema.optional()}),suiteSchema=object({name:nameSchema,repository:lineSchema.
nullable(),runs:array(runSchema).max(MAX_RUNS),series:array(object({name:nameSchema,unit:nameSchema,values:array(valueSchema).
max(MAX_RUNS)})).max(MAX_SERIES)}).refine(({runs,series})=>series.every(({values})=>values.every(({run})=>run<runs.length)),
"a value names a run that does not exist"),importedSchema=object({version:literal(1),suites:array(suiteSchema).max(MAX_SUITES)});var IMPORT_PATH="imported/github-action-benchmark.json";function renderImportedValues(suites){let lines=suites.map(({name,
repository,runs,series})=>[`{"name":${JSON.stringify(name)},"repository":${JSON.stringify(repository)},"runs":[`,runs.map(
run=>JSON.stringify(run)).join(`,
`),'],"series":[',series.map(one=>JSON.stringify(one)).join(`,
`),"]}"].join(`
`));return`{"version":${1},"suites":[
${lines.join(`,
`)}
]}
`}function parseImportedValues(text){let value;try{value=JSON.parse(text)}catch{return"no JSON"}let{data,error}=importedSchema.
safeParse(value);if(data!==void 0)return data.suites;let[issue]=error.issues;return`${issue?.path.join(".")??""}: ${issue?.
message??"invalid"}`}var FOLDER="runs";function renderStoredRun(run){let{rows,...facts}=run,lines=rows.map(row=>JSON.stringify(row));return`${JSON.
stringify(facts).slice(0,-1)},"rows":[${lines.length===0?"":`
${lines.join(`,
`)}
`}]}
`}function pathOfRun({at,to},digest){return`${FOLDER}/${at.slice(0,7)}/${shortenSha(to.commit)}-${digest.slice(0,16)}.js\
on`}function isInRunFolder(path){return path.startsWith(`${FOLDER}/`)}var OWN_PATH=new RegExp(`^${FOLDER}/[^/]+/([0-9a-f\
]{12}-[0-9a-f]{16}\\.json)$`);function nameOfRun(path){return OWN_PATH.exec(path)?.[1]??path}function parseRun(text){if(text.
length>MAX_RUN_BYTES)return`larger than ${MAX_RUN_BYTES} bytes`;let value;try{value=JSON.parse(text)}catch{return"no JSO\
N"}return readStoredRun(value)}function openTable(){let heads=[],known=new Map,expected=[];return{add({from,to,at,workflowRun=null,rows}){let index=heads.
length;heads.push({from,to,at,workflowRun,isUnchanged:rows.length===0});let found=[];for(let[place,row]of rows.entries()){
let guess=expected[place],columns=guess!==void 0&&isSameKey(guess,row)?guess:findColumns(known,row);at>=columns.betterAt&&
Object.assign(columns,{better:row.better,betterAt:at}),columns.run.push(index),columns.logRatio.push(row.logRatio),columns.
standardError.push(row.standardError),found.push(columns)}found.length>0&&(expected=found)},close:()=>({runs:heads,series:[
...known.values()]})}}function makeFileTaker(table,refused){let names=new Set;return({path,text})=>{let name=nameOfRun(path);if(names.has(name))
return;let run=parseRun(text);if(typeof run=="string"){refused.push({path,reason:run});return}names.add(name),table.add(
run)}}function isSameKey(one,other){return one.name===other.name&&one.metric===other.metric&&one.group===other.group&&one.
command===other.command}function findColumns(known,row){let key=historyKeyOf(row),{command,group,name,metric,better}=row,
found=known.get(key)??{command,group,name,metric,better,betterAt:"",run:[],logRatio:[],standardError:[]};return known.set(
key,found),found}function listCommits({runs}){return new Set(runs.flatMap(({from,to})=>[from.commit,to.commit]))}function isRunPath(path){return path.endsWith(".json")&&path!==IMPORT_PATH}var HISTORY_LIMITS={limitOf:path=>path===IMPORT_PATH?
MAX_IMPORT_BYTES:isRunPath(path)?MAX_RUN_BYTES:null,allBytes:256*1024*1024,files:2e4};function openHistory(){let table=openTable(),
refused=[],takeRun=makeFileTaker(table,refused),imported=[];return{take(file){if(isRunPath(file.path)&&takeRun(file),file.
path!==IMPORT_PATH)return;let parsed=parseImportedValues(file.text);typeof parsed=="string"?refused.push({path:IMPORT_PATH,
reason:parsed}):imported=parsed},close(read){let{paths,skipped,others}=read??{paths:[],skipped:[],others:0},all=[...paths,
...skipped],isHistory=table.close().runs.length>0||all.some(path=>isInRunFolder(path)||path===IMPORT_PATH);return{table,
imported,names:new Set([...paths.filter(isRunPath),...skipped].map(nameOfRun)),warnings:listLeftOut([...skipped.map(path=>makeWarning(
"history-file-skipped",inFile(path),{})),...refused.map(({path,reason})=>makeWarning("history-file-refused",inFile(path),
{reason}))]),foreignFiles:isHistory?0:all.length+others}}}}var MAX_NAMED=10;function listLeftOut(warnings){let count=warnings.
length-MAX_NAMED;return count<=0?[...warnings]:[...warnings.slice(0,MAX_NAMED),makeWarning("history-files-left-out",about(
"history"),{count})]}import{randomUUID}from"node:crypto";var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];function connectRemote(host,folder,{
remote,name=remote.url}){let run=(...args)=>retryNetwork(host,()=>runAtRemote(host,folder,{remote,args}));return{async lookUpRefs(refs){
let{exitCode,stdout,stderr}=await run("ls-remote",name,...refs);if(exitCode!==0)return{kind:"silent",why:parseGitError(stderr)};
let lines=stdout.split(`
`).map(line=>line.split("	"));for(let ref of refs){let sha=lines.find(([,candidate])=>candidate===ref)?.[0];if(sha!==void 0)
return{kind:"found",sha}}return{kind:"absent"}},async listTags(){let{exitCode,stdout,stderr}=await run("ls-remote","--ta\
gs",name);if(exitCode===0)return parseTags(stdout);throw userError("tags-not-listed",atInput("base"),{output:parseGitError(
stderr)})},async fetch(depth,wanted){host.log.info(`fetch ${wanted.join(" ")}`);let refspecs=wanted.map(want=>`+${want}:\
refs/fetched/${want}`);return toFetchError(await run(...FETCH,...depth===null?[]:[depth],name,...refspecs))},async push(ref,{
from,to}){host.log.info(`push ${ref}`);let{exitCode,stderr}=await run("push",`--force-with-lease=${ref}:${from??""}`,name,
`${to}:${ref}`);return exitCode===0?null:parsePushError(stderr)},async fetchObjects(shas){let args=["-c","fetch.negotiat\
ionAlgorithm=noop",...FETCH,"--no-filter",name,...shas];return toFetchError(await run(...args))}}}var PAUSES_MS=[3e3,1e4],
TRANSIENT_ERRORS=/could not resolve host|connection (?:timed out|reset|refused)|(?:failed|couldn't) to connect|couldn't connect|unexpected disconnect|early EOF|RPC failed|hung up unexpectedly|too slow|requested URL returned error: (?:429|5\d\d)|(?:SSL|TLS|GnuTLS).*(?:error|recv)/i;
async function retryNetwork(host,attempt){let result=await attempt();for(let pauseMs of PAUSES_MS){if(result.exitCode===
0||!TRANSIENT_ERRORS.test(result.stderr)||host.cancelled.aborted)break;host.log.info(`git: ${parseGitError(result.stderr)}\
; waiting ${pauseMs/1e3} s`),await host.clock.sleep(pauseMs),result=await attempt()}return result}async function runAtRemote(host,folder,{
remote,args}){let slowLimits={"http.lowSpeedLimit":"1000","http.lowSpeedTime":"60"};if(remote.token===null)return host.git(
args,{folder,config:slowLimits});let result=await host.git(args,{folder,config:{...slowLimits,...authorisation(remote)}});
return result.exitCode!==0&&/returned error: 30[1278]/.test(result.stderr)?host.git(args,{folder,config:slowLimits}):result}
function authorisation({serverUrl,token}){let basic=Buffer.from(`x-access-token:${token}`).toString("base64");return{"ht\
tp.followRedirects":"false",[`http.${serverUrl}/.extraheader`]:"",[`http.${serverUrl}/.extraHeader`]:`AUTHORIZATION: bas\
ic ${basic}`}}function toFetchError({exitCode,stderr}){return exitCode===0?null:parseGitError(stderr)}function atGitCommand(command=""){
return[{kind:"git command",name:`git ${command}`}]}function parseGitError(stderr){let lines=stderr.trim().split(`
`);return(lines.find(line=>/^(error|fatal): /.test(line))??lines.at(-1)??"").replace(/\.$/,"")}function parsePushError(stderr){
let[,reason]=/^ ! \[.+\] +.+ -> .+ \((.+)\)$/m.exec(stderr)??[];if(reason===void 0)return parseGitError(stderr);let[said]=[
...stderr.matchAll(/^remote: +(\S.*?)\s*$/gm)].map(([,line])=>line);return said===void 0?reason:`${reason}: ${said}`}var BATCH_BYTES=4*1024*1024;async function readHistoryRef(git,{folder,ref,take},limits){let found=await git(["rev-parse",
"--verify","--quiet","--end-of-options",`${ref}^{commit}`],{folder});if(found.exitCode!==0)return null;let tip=found.stdout.
trim(),listed=await gitOrThrow(git,["ls-tree","-r","-l","-z","--full-tree",tip],{folder}),wanted=parseTree(listed).filter(
({path})=>limits.limitOf(path)!==null),others=listed.split("\0").length-1-wanted.length,{chosen,skipped}=chooseFiles(wanted,
limits);for(let batch of divideBySize(dropRepeatedFiles(chosen))){let input=batch.map(({id})=>`${id}
`).join(""),mark=randomUUID(),texts=(await gitOrThrow(git,["cat-file",`--batch=${mark}`],{folder,input})).split(`${mark}\

`).slice(1);for(let[index,{path}]of batch.entries())take({path,text:texts[index].slice(0,-1)})}return{tip,paths:chosen.map(
({path})=>path),skipped,others}}function dropRepeatedFiles(files){let known=new Set;return files.filter(({id})=>{let isNew=!known.
has(id);return known.add(id),isNew})}function divideBySize(files){let batches=[],bytes=Number.POSITIVE_INFINITY;for(let file of files)
bytes+file.bytes>BATCH_BYTES&&(batches.push([]),bytes=0),batches.at(-1).push(file),bytes+=file.bytes;return batches}async function gitOrThrow(git,args,options){
let{exitCode,stdout,stderr}=await git(args,options);if(exitCode===0)return stdout;throw userError("git-failed",atGitCommand(
args[0]),{output:parseGitError(stderr)})}function parseTree(listed){return listed.split("\0").flatMap(line=>{let[,id,bytes,
path]=/^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(line)??[];return id===void 0||path===void 0?[]:[{id,bytes:Number(
bytes),path}]})}function chooseFiles(wanted,{limitOf,allBytes,files}){let chosen=[],skipped=[],left=allBytes;for(let file of wanted.
toReversed()){if(file.bytes>(limitOf(file.path)??0)||file.bytes>left||chosen.length>=files){skipped.push(file.path);continue}
left-=file.bytes,chosen.push(file)}return{chosen:chosen.toReversed(),skipped}}export{MAX_TRIED_RELEASES,findLatestRelease,sortReleases,selectReleases,parseTags,countImportedValues,commitUrlOf,MAX_IMPORT_BYTES,
MAX_IMPORTED_TEXT,IMPORT_PATH,renderImportedValues,renderStoredRun,pathOfRun,nameOfRun,listCommits,HISTORY_LIMITS,openHistory,
connectRemote,atGitCommand,parseGitError,readHistoryRef};
