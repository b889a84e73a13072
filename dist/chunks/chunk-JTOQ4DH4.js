import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MAX_RUN_BYTES,readStoredRun}from"./chunk-AOCNN6SP.js";import{compareTexts,historyKeyOf,iso_exports,median,normalTail}from"./chunk-OABH57P3.js";
import{shortenSha}from"./chunk-HURJGMCU.js";import{lineSchema,nameSchema}from"./chunk-DIPTC46G.js";import{userError}from"./chunk-YKJSESYE.js";
import{about,array,atFlag,atInput,inFile,int,literal,makeWarning,number,object,string}from"./chunk-CCDTYZW3.js";function countImportedValues(suites){return suites.reduce((sum,{series})=>sum+series.reduce((all,{values})=>all+values.length,
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
"history"),{count})]}var NUMBER="(0|[1-9]\\d*)",RELEASE=new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:\\+[0-9A-Za-z.-]+)?$`),MAX_TRIED_RELEASES=100;
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
commit)}return[...commits].map(([name,commit])=>({name,commit}))}var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];function connectRemote(host,folder,{
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
...stderr.matchAll(/^remote: +(\S.*?)\s*$/gm)].map(([,line])=>line);return said===void 0?reason:`${reason}: ${said}`}import{randomUUID}from"node:crypto";var BATCH_BYTES=4*1024*1024;async function readHistoryRef(git,{folder,ref,take},limits){let found=await git(["rev-parse",
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
left-=file.bytes,chosen.push(file)}return{chosen:chosen.toReversed(),skipped}}function chiSquareTail(squares,freedom){let spread=2/(9*freedom);return normalTail((Math.cbrt(squares/freedom)-(1-spread))/
Math.sqrt(spread))}function findFirstAtLeast(ascending,value,{start=0,end=ascending.length}={}){let[low,high]=[start,end];for(;low<high;){let middle=low+
high>>1;ascending[middle]<value?low=middle+1:high=middle}return low}var HUB_DEGREE=8;function planNetwork(nodes,ends,anchor){let neighbours=listNeighbours(nodes,ends),order=orderNodes(neighbours,
anchor),shape=findShape(order,neighbours),used=listConnectedEdges(ends,{anchor,rank:shape.rank}),places=Int32Array.from(
used,edge=>shape.placeOf(ends.from[edge],ends.to[edge]));return{estimate:values=>fitNetwork({nodes,anchor,ends,shape,used,
places},values)}}function listNeighbours(nodes,{from,to}){let neighbours=Array.from({length:nodes},()=>new Set);for(let edge=0;edge<
from.length;edge++)from[edge]!==to[edge]&&(neighbours[from[edge]].add(to[edge]),neighbours[to[edge]].add(from[edge]));return neighbours}
function orderNodes(neighbours,anchor){let found=new Set([anchor]);for(let node of found)for(let next of neighbours[node])
found.add(next);found.delete(anchor);let isHub=node=>neighbours[node].size>HUB_DEGREE?1:0;return[...found].sort((one,other)=>isHub(
one)-isHub(other)||one-other)}function listConnectedEdges({from,to},{anchor,rank}){let isConnected=node=>node===anchor||
rank[node]>=0;return Int32Array.from(from.keys()).filter(edge=>from[edge]!==to[edge]&&isConnected(from[edge])&&isConnected(
to[edge]))}var MAX_PAIRS=1e7;function findShape(order,neighbours){let rank=new Int32Array(neighbours.length).fill(-1);for(let[
own,node]of order.entries())rank[node]=own;let later=order.map((node,own)=>new Set([...neighbours[node]].map(one=>rank[one]).
filter(one=>one>own))),columns=later.map(set=>{let rows=[...set].sort((one,other)=>one-other),[first,...others]=rows;if(first!==
void 0)for(let one of others)later[first].add(one);return rows}),start=new Int32Array(order.length+1);for(let[own,rows]of columns.
entries())start[own+1]=start[own]+rows.length;let row=Int32Array.from(columns.flat()),entryOf=(column,wanted)=>findFirstAtLeast(
row,wanted,{start:start[column],end:start[column+1]-1}),count=columns.reduce((sum,{length})=>sum+length*(length-1)/2,0),
pairs=count>MAX_PAIRS?null:new Int32Array(count),pair=0;for(let rows of pairs===null?[]:columns)for(let i=0;i<rows.length;i++)
for(let j=i+1;j<rows.length;j++)pairs[pair++]=entryOf(rows[i],rows[j]);return{order,rank,start,row,pairs,entryOf,placeOf(one,other){
let[a,b]=[rank[one],rank[other]];return a<0||b<0?-1:entryOf(Math.min(a,b),Math.max(a,b))}}}function fitNetwork(network,{
difference,weight}){let{nodes,anchor,ends,shape,used,places}=network,{order,rank}=shape,pivots=new Float64Array(order.length),
entries=new Float64Array(shape.row.length),solution=new Float64Array(order.length);for(let index=0;index<used.length;index++){
let edge=used[index],[from,to]=[rank[ends.from[edge]],rank[ends.to[edge]]],w=weight[edge];from>=0&&(pivots[from]+=w),from>=
0&&(solution[from]-=w*difference[edge]),to>=0&&(pivots[to]+=w),to>=0&&(solution[to]+=w*difference[edge]),places[index]>=
0&&(entries[places[index]]-=w)}let factor={pivots,entries};factorise(shape,factor),solve(shape,factor,solution);let variances=invertDiagonal(
shape,factor),levels=Array.from({length:nodes},(_,node)=>{if(node===anchor)return{level:0,variance:0};let own=rank[node];
return own<0?null:{level:solution[own],variance:variances[own]}}),squares=0;for(let index=0;index<used.length;index++){let edge=used[index],
[from,to]=[rank[ends.from[edge]],rank[ends.to[edge]]],expected=(to<0?0:solution[to])-(from<0?0:solution[from]);squares+=
weight[edge]*(difference[edge]-expected)**2}return{levels,squares,freedom:used.length-order.length}}function factorise({
order,start,row,pairs,entryOf},{pivots,entries}){let pair=0;for(let own=0;own<order.length;own++){let pivot=pivots[own],
[first,end]=[start[own],start[own+1]];for(let i=first;i<end;i++){let share=entries[i]/pivot;pivots[row[i]]-=entries[i]*share;
for(let j=i+1;j<end;j++)entries[pairs===null?entryOf(row[i],row[j]):pairs[pair++]]-=share*entries[j]}for(let i=first;i<end;i++)
entries[i]/=pivot}}function solve({order,start,row},{pivots,entries},solution){for(let own=0;own<order.length;own++)for(let i=start[own];i<
start[own+1];i++)solution[row[i]]-=entries[i]*solution[own];for(let own=0;own<order.length;own++)solution[own]/=pivots[own];
for(let own=order.length-1;own>=0;own--)for(let i=start[own];i<start[own+1];i++)solution[own]-=entries[i]*solution[row[i]]}
function invertDiagonal({order,start,row,pairs,entryOf},{pivots,entries}){let diagonal=new Float64Array(order.length),inverse=new Float64Array(
entries.length),pair=pairs?.length??0;for(let own=order.length-1;own>=0;own--){let[first,end]=[start[own],start[own+1]];
for(let i=first;i<end;i++)inverse[i]=-entries[i]*diagonal[row[i]];for(let i=end-2;i>=first;i--)for(let j=end-1;j>i;j--){
let between=inverse[pairs===null?entryOf(row[i],row[j]):pairs[--pair]];inverse[i]-=entries[j]*between,inverse[j]-=entries[i]*
between}let variance=1/pivots[own];for(let i=first;i<end;i++)variance-=entries[i]*inverse[i];diagonal[own]=variance}return diagonal}var MAX_LEVEL=100,INCONSISTENCY_ALPHA=1e-4;function makeLevelEstimator(points,anchor){let{nodeOf,nodes}=numberTrees(points),
latest=null;return({edges})=>{if(latest===null||!isAlike(latest.edges,edges)){let[from,to]=[edges.from,edges.to].map(ends=>ends.
map(point=>nodeOf[point]));latest={edges,plan:planNetwork(nodes,{from,to},nodeOf[anchor])}}let weight=edges.standardError.
map(error=>1/error**2),{levels,squares,freedom}=latest.plan.estimate({difference:edges.logRatio,weight}),scatter=freedom>
0?Math.max(1,Math.sqrt(squares/freedom)):1;return{levels:nodeOf.map(node=>{let found=levels[node];if(found==null)return null;
let standardError=Math.sqrt(found.variance)*scatter;return Math.abs(found.level)<=MAX_LEVEL&&standardError<=MAX_LEVEL?{level:found.
level,standardError}:null}),isInconsistent:freedom>0&&chiSquareTail(squares,freedom)<INCONSISTENCY_ALPHA,scatter}}}function isAlike(one,other){
return one.from.length!==other.from.length?!1:one.from.every((point,index)=>point===other.from[index]&&one.to[index]===other.
to[index])}function numberTrees(points){let numbers=new Map;return{nodeOf:points.map(({tree})=>{let number2=numbers.get(
tree)??numbers.size;return numbers.set(tree,number2),number2}),nodes:numbers.size}}function orderPoints(runs,cloned=[]){let places=placeCommits(cloned),byTime=sortByTime(listPoints(runs,places),places),ranks=new Map(
byTime.map(({commit},rank)=>[commit,rank])),newer=byTime.map(()=>new Set),open=byTime.map(()=>0);for(let{from,to}of runs){
let[one,other]=[ranks.get(from.commit),ranks.get(to.commit)];one===other||newer[one].has(other)||(newer[one].add(other),
open[other]+=1)}let waiting=new Set(byTime.keys()),free=[...waiting].filter(rank=>open[rank]===0),ordered=[];for(;waiting.
size>0;){let[first]=waiting,rank=free.shift()??first;if(waiting.delete(rank)){ordered.push(byTime[rank]);for(let next of newer[rank])
open[next]-=1,open[next]===0&&insertInOrder(free,next)}}return ordered}function placeCommits(cloned){let places=new Map,
latest="";for(let[rank,{commit,committedAt}]of cloned.entries())committedAt>latest&&(latest=committedAt),places.set(commit,
{committedAt:latest,rank});return places}function listPoints(runs,places){let points=new Map;for(let{from,to,at}of runs)
for(let measured of[from,to]){let known=points.get(measured.commit),subject=known?.subject??measured.subject,committedAt=places.
get(measured.commit)?.committedAt??known?.committedAt??measured.committedAt,first=known!==void 0&&known.at<=at?known:{...measured,
at};points.set(measured.commit,{...first,...subject!==void 0&&{subject},...committedAt!==void 0&&{committedAt}})}return[
...points.values()]}function findUnplaced(runs,points){let isUnplaced=makeUnplacedCheck(runs);return new Set(points.flatMap(
({commit,committedAt},index)=>committedAt===void 0&&isUnplaced(commit)?[index]:[]))}function makeUnplacedCheck(runs){let firstUse=new Map,
compared=new Map,reached=new Map;for(let run of runs){let{from,to,at}=run;if(from.commit===to.commit)continue;let first=firstUse.
get(from.commit);(first===void 0||at<first.at)&&firstUse.set(from.commit,{at,to:to.commit}),compared.set(from.commit,(compared.
get(from.commit)??new Set).add(to.commit));let others=reached.get(to.commit);others===void 0?reached.set(to.commit,[run]):
others.push(run)}let isOldest=commit=>!reached.has(commit);return[...firstUse.keys()].filter(isOldest).length<=1?()=>!1:
commit=>{let first=firstUse.get(commit);if(first===void 0||!isOldest(commit))return!1;if(compared.get(commit).size>1)return!0;
let used=firstUse.get(first.to);return used!==void 0&&used.at<first.at||reached.get(first.to).some(({from,at})=>from.commit!==
commit&&at<=first.at)}}function sortByTime(points,places){let keyOf=({commit,committedAt,at})=>places.get(commit)??{committedAt:committedAt??
at,rank:0};return points.toSorted((one,other)=>{let[first,second]=[keyOf(one),keyOf(other)];return compareTexts(first.committedAt,
second.committedAt)||first.rank-second.rank||compareTexts(one.at,other.at)||compareTexts(one.commit,other.commit)})}function insertInOrder(sorted,value){
let at=sorted.findIndex(one=>one>value);sorted.splice(at<0?sorted.length:at,0,value)}var MIN_STANDARD_ERROR=1e-6;function collectSeries({runs,series},points){let indexOf=new Map(points.map(({commit},index)=>[
commit,index])),times=[...new Set(runs.map(({at})=>at))].sort(),rankOf=new Map(times.map((at,rank)=>[at,rank])),places={
from:Int32Array.from(runs,({from})=>indexOf.get(from.commit)),to:Int32Array.from(runs,({to})=>indexOf.get(to.commit)),times,
time:Int32Array.from(runs,({at})=>rankOf.get(at)),workflowRun:Float64Array.from(runs,({workflowRun})=>workflowRun??0),unplaced:findUnplaced(
runs,points)},isBetweenTwo=run=>places.from[run]!==places.to[run],unchanged=runs.flatMap(({isUnchanged},run)=>isUnchanged&&
isBetweenTwo(run)?[run]:[]);return series.flatMap(columns=>{let own=columns.run.flatMap((run,row)=>isBetweenTwo(run)?[row]:
[]);return own.length===0?[]:[collectOne(columns,{own,unchanged,places})]})}function collectOne(columns,{own,unchanged,places}){
let{command,group,name,metric,better}=columns,usual=Math.max(median(own.map(row=>columns.standardError[row])),MIN_STANDARD_ERROR),
edges=makeEdges(own.length+unchanged.length,places);for(let index=0;index<edges.from.length;index++){let row=own[index],
run=row===void 0?unchanged[index-own.length]:columns.run[row],[from,to]=[places.from[run],places.to[run]],isForward=from<
to,logRatio=row===void 0?0:columns.logRatio[row];edges.from[index]=isForward?from:to,edges.to[index]=isForward?to:from,edges.
logRatio[index]=isForward?logRatio:-logRatio,edges.standardError[index]=row===void 0?MIN_STANDARD_ERROR:Math.max(columns.
standardError[row],usual),edges.time[index]=places.time[run],edges.workflowRun[index]=places.workflowRun[run]}return{command,
group,name,metric,better,edges,usualError:usual}}function makeEdges(length,{times,unplaced}){return{from:new Int32Array(
length),to:new Int32Array(length),logRatio:new Float64Array(length),standardError:new Float64Array(length),time:new Int32Array(
length),times,workflowRun:new Float64Array(length),unplaced}}function selectEarlier(edges,time){let isEarlier=(_,index)=>edges.
time[index]<time;return{from:edges.from.filter(isEarlier),to:edges.to.filter(isEarlier),logRatio:edges.logRatio.filter(isEarlier),
standardError:edges.standardError.filter(isEarlier),time:edges.time.filter(isEarlier),times:edges.times,workflowRun:edges.
workflowRun.filter(isEarlier),unplaced:edges.unplaced}}export{MAX_TRIED_RELEASES,findLatestRelease,sortReleases,selectReleases,parseTags,findFirstAtLeast,makeLevelEstimator,orderPoints,
collectSeries,selectEarlier,countImportedValues,commitUrlOf,MAX_IMPORT_BYTES,MAX_IMPORTED_TEXT,IMPORT_PATH,renderImportedValues,
renderStoredRun,pathOfRun,nameOfRun,listCommits,HISTORY_LIMITS,openHistory,connectRemote,atGitCommand,parseGitError,readHistoryRef};
