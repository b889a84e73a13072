import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{isInRunFolder,nameOfRun,parseRun}from"./action-compare-report-history-measuring-report-validate.js";import{MAX_RUN_BYTES,historyKeyOf,iso_exports}from"./action-compare-report-formats-help-history-measuring-parse-report-validate.js";
import{compareTexts}from"./action-compare-report-formats-help-history-html-measuring-parse-report-validate.js";import{omitNull}from"./action-compare-report-formats-github-client-help-history-measuring-parse-report-validate.js";import{chiSquareTail,
findFirstAtLeast,median}from"./action-compare-compare-report-formats-help-history-measuring-parse-report-validate.js";import{lineSchema,nameSchema}from"./action-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";import{
array,int,literal,number,object,record,string,union}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{about,atFlag,atInput,inFile,makeWarning,
userError}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";var NUMBER="(0|[1-9]\\d*)",RELEASE=new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:\\+[0-9A-Za-z.-]+)?$`),MAX_TRIED_RELEASES=100;
async function findLatestRelease(tags,{head,isInHistory,isLocal}){let releases=sortReleases(tags),candidates=releases.filter(
({commit})=>commit!==head);for(let tag of candidates.slice(0,MAX_TRIED_RELEASES))if(await isInHistory(tag))return tag;throw userError(
"no-release",isLocal?atFlag("base"):atInput("base"),{tags:tags.length,releases:releases.length,isLocal,tried:candidates.
length>MAX_TRIED_RELEASES?MAX_TRIED_RELEASES:void 0})}function sortReleases(tags){let versions=new Map(tags.map(tag=>[tag,
parseRelease(tag.name)]));return tags.filter(tag=>versions.get(tag)!==null).sort((a,b)=>compareVersions(versions.get(b),
versions.get(a)))}function selectReleases(tags,commits){return sortReleases(tags).filter(({commit})=>commits.has(commit)).
reverse()}function parseRelease(name){let[,...numbers]=RELEASE.exec(name)??[];return numbers.length===3?numbers.map(BigInt):
null}function compareVersions(a,b){let at=a.findIndex((number2,index)=>number2!==b[index]);return at<0?0:a[at]<b[at]?-1:
1}function parseTags(lines){let commits=new Map;for(let line of lines.split(`
`)){let[,commit="",name=""]=/^([0-9a-f]+)[\t ]refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line)??[];name!==""&&commits.set(name,
commit)}return[...commits].map(([name,commit])=>({name,commit}))}import{randomUUID}from"node:crypto";async function runGit(git,args,options,code="git-failed"){let{exitCode,stdout,stderr}=await git(args,options);if(exitCode===
0)return stdout;throw userError(code,atGitCommand(args[0]),{output:parseGitError(stderr)})}function atGitCommand(command=""){
return[{kind:"git command",name:`git ${command}`}]}function parseGitError(stderr){let lines=stderr.trim().split(`
`);return(lines.find(line=>/^(error|fatal): /.test(line))??lines.at(-1)??"").replace(/\.$/,"")}async function resolveRevision(git,folder,revision){
let args=["rev-parse","--verify","--quiet","--end-of-options",revision],{exitCode,stdout}=await git(args,{folder});return exitCode===
0?stdout.trim():null}async function readObjectTexts(git,folder,shas){let mark=randomUUID(),input=shas.map(sha=>`${sha}
`).join("");return(await runGit(git,["cat-file",`--batch=${mark}`],{folder,input})).split(`${mark}
`).slice(1).map(text=>text.slice(0,-1))}var NEUTRAL_AUTHOR={GIT_AUTHOR_NAME:"bench-referee",GIT_AUTHOR_EMAIL:"bench-refe\
ree@localhost",GIT_COMMITTER_NAME:"bench-referee",GIT_COMMITTER_EMAIL:"bench-referee@localhost"};function fetchHistoryRef(git,{store,ref,take},limits){return readRemoteRef(store,ref,fetched=>readHistoryRef(git,{folder:store.
folder,ref:fetched,take},limits))}function makeLocalSource({git,folder},limits){return{isLocal:!0,readHistory:(ref,take)=>readHistoryRef(
git,{folder,ref,take},limits),listTags:async()=>parseTags((await git(["show-ref","--tags","--dereference"],{folder})).stdout),
async isInHistory(commit,tip){let{exitCode}=await git(["merge-base","--is-ancestor",commit,tip],{folder});if(exitCode===
0)return!0;let{stdout}=await git(["rev-parse","--is-shallow-repository"],{folder});if(exitCode===1&&stdout.trim()!=="tru\
e")return!1;throw userError("git-failed",atGitCommand("merge-base"),{output:"the clone is shallow, or lacks one of the t\
wo"})},treeOf:commit=>resolveRevision(git,folder,`${commit}^{tree}`)}}var BATCH_BYTES=4*1024*1024;async function readHistoryRef(git,{
folder,ref,take},limits){let tip=await resolveRevision(git,folder,`${ref}^{commit}`);if(tip===null)return null;let listed=await runGit(
git,["ls-tree","-r","-l","-z","--full-tree",tip],{folder}),files=parseTree(listed).filter(({path})=>limits.limitOf(path)!==
null),others=listed.split("\0").length-1-files.length,{chosen,skipped}=chooseFiles(files,limits);for(let batch of divideBySize(
dropRepeatedFiles(chosen))){let ids=batch.map(({id})=>id),texts=await readObjectTexts(git,folder,ids);for(let[index,{path}]of batch.
entries())take({path,text:texts[index]})}return{tip,paths:chosen.map(({path})=>path),skipped,others}}async function readRemoteRef(store,ref,read){
let answer=await store.lookUpRefs([ref]);if(answer.kind==="absent")return null;let why=answer.kind==="silent"?answer.why:
await store.fetch("--depth=1",ref);if(why!==null)throw userError("history-unreadable",atInput("ref"),{ref,output:why});let content=await read(
`refs/fetched/${ref}`);if(content!==null)return content;throw userError("history-no-commit",atInput("ref"),{ref})}function parseTree(listed){
return listed.split("\0").flatMap(line=>{let[,id,bytes,path]=/^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(line)??
[];return id===void 0||path===void 0?[]:[{id,bytes:Number(bytes),path}]})}function chooseFiles(files,limits){let chosen=[],
skipped=[],bytesLeft=limits.allBytes;for(let file of files.toReversed()){let limit=Math.min(limits.limitOf(file.path)??0,
bytesLeft);file.bytes>limit||chosen.length>=limits.files?skipped.push(file.path):(bytesLeft-=file.bytes,chosen.push(file))}
return{chosen:chosen.toReversed(),skipped}}function dropRepeatedFiles(files){let byId=new Map(files.toReversed().map(file=>[
file.id,file]));return files.filter(file=>byId.get(file.id)===file)}function divideBySize(files){let batches=[],bytes=Number.
POSITIVE_INFINITY;for(let file of files)bytes+file.bytes>BATCH_BYTES&&(batches.push([]),bytes=0),batches.at(-1).push(file),
bytes+=file.bytes;return batches}var IMPORT_VERSION=1,MAX_IMPORT_BYTES=64*1024*1024,MAX_IMPORTED_TEXT=1e3,MAX_SUITES=1e3,MAX_SERIES=2e4,MAX_RUNS=1e5,shortTextSchema=string().
max(MAX_IMPORTED_TEXT),runSchema=object({commit:string().regex(/^[0-9a-f]{7,64}$/,"must be the id of a commit"),at:iso_exports.
datetime(),committedAt:shortTextSchema.nullable(),subject:shortTextSchema}),valueSchema=object({run:int().min(0),value:number(),
range:shortTextSchema.optional(),extra:shortTextSchema.optional()}),seriesSchema=object({name:nameSchema,unit:nameSchema,
values:array(valueSchema).max(MAX_RUNS)}),suiteSchema=object({name:nameSchema,repository:lineSchema.nullable(),runs:array(
runSchema).max(MAX_RUNS),series:array(seriesSchema).max(MAX_SERIES)}).refine(({runs,series})=>series.every(({values})=>values.
every(({run})=>run<runs.length)),"a value names a run that does not exist"),importedSchema=object({version:literal(IMPORT_VERSION),
suites:array(suiteSchema).max(MAX_SUITES)});function countImportedValues(suites){return suites.reduce((sum,{series})=>sum+
series.reduce((all,{values})=>all+values.length,0),0)}function commitUrlOf({repository},commit){return repository!==null&&
/^https?:\/\/[\w.:/~-]+$/.test(repository)?`${repository}/commit/${commit}`:null}var ASSIGNMENT=/^\s*window\.BENCHMARK_DATA\s*=/,benchSchema=object({name:nameSchema,value:number().nullable(),unit:nameSchema.
default(""),range:union([string(),number()]).nullish(),extra:string().nullish()}),entrySchema=object({commit:object({id:string().
regex(/^[0-9a-fA-F]{7,64}$/,"must be the id of a commit"),message:string().nullish(),timestamp:string().nullish()}),date:number().
min(0).max(0xe677d21fdbff),benches:array(benchSchema)}),dataSchema=object({repoUrl:lineSchema.nullish(),entries:record(nameSchema,
array(entrySchema))});function parseDataJs(text){let start=ASSIGNMENT.exec(text)?.[0].length??0,value;try{value=JSON.parse(
text.slice(start).trimEnd().replace(/;$/,""))}catch(error2){return{broken:error2.message}}let name=findUnusableName(value);
if(name!==null)return{keys:["entries",name],reason:"no suite can have this name"};let{data,error}=dataSchema.safeParse(value);
if(data===void 0){let[issue]=error.issues;return{keys:issue?.path??[],reason:issue?.message??""}}let suites=Object.entries(
data.entries).map(([name2,list])=>makeSuite(name2,data.repoUrl??null,list)),benches=Object.values(data.entries).flatMap(
list=>list.flatMap(entry=>entry.benches));return{suites,missing:benches.filter(({value:value2})=>value2===null).length}}
function findUnusableName(value){let entries=typeof value=="object"&&value!==null&&"entries"in value?value.entries:null;
return typeof entries=="object"&&entries!==null&&Object.hasOwn(entries,"__proto__")?"__proto__":null}function openSeries(series,name,unit){
let key=JSON.stringify([name,unit]),present=series.get(key)??{name,unit,values:[]};return series.set(key,present),present}
function makeSuite(name,repository,entries){let sorted=entries.toSorted((a,b)=>a.date-b.date),series=new Map;for(let[run,
{benches}]of sorted.entries())for(let bench of benches){let{values}=openSeries(series,bench.name,bench.unit),[range,extra]=[
bench.range,bench.extra].map(text=>cutText(String(text??""))||null);bench.value!==null&&values.push(omitNull({run,value:bench.
value,range,extra},["range","extra"]))}return mergeSuites([{name,repository,runs:sorted.map(toRun),series:[...series.values()]}])}
function toRun({commit:{id,message,timestamp},date}){let[subject=""]=(message??"").split(/\r?\n/,1),committedAt=timestamp?
cutText(timestamp):null;return{commit:id.toLowerCase(),at:new Date(date).toISOString(),committedAt,subject:cutText(subject)}}
function cutText(text){return text.slice(0,MAX_IMPORTED_TEXT)}function mergeImports(earlier,added){return[...new Set([...earlier,
...added].map(({name})=>name))].map(name=>{let parts=[earlier,added].flatMap(suites=>suites.filter(suite=>suite.name===name));
return parts.length===1?parts[0]:mergeSuites(parts)})}function mergeSuites(parts){let keyOf=({commit,at})=>`${commit} ${at}`,
sorted=[...new Map(parts.flatMap(suite=>suite.runs.map(run=>[keyOf(run),run])))].sort(([,a],[,b])=>compareTexts(a.at,b.at)),
indexOf=new Map(sorted.map(([key],index)=>[key,index])),series=new Map;for(let suite of parts)for(let{name,unit,values}of suite.
series){let merged=openSeries(series,name,unit),added=values.map(value=>({...value,run:indexOf.get(keyOf(suite.runs[value.
run]))})),replaced=new Set(added.map(({run})=>run));merged.values=[...merged.values.filter(({run})=>!replaced.has(run)),
...added]}for(let{values}of series.values())values.sort((a,b)=>a.run-b.run);return{...parts.at(-1),runs:sorted.map(([,run])=>run),
series:[...series.values()]}}var IMPORT_PATH="imported/github-action-benchmark.json";function renderImportedValues(suites){
let lines=suites.map(({name,repository,runs,series})=>[`{"name":${JSON.stringify(name)},"repository":${JSON.stringify(repository)}\
,"runs":[`,runs.map(run=>JSON.stringify(run)).join(`,
`),'],"series":[',series.map(one=>JSON.stringify(one)).join(`,
`),"]}"].join(`
`));return`{"version":${IMPORT_VERSION},"suites":[
${lines.join(`,
`)}
]}
`}function parseImportedValues(text){let value;try{value=JSON.parse(text)}catch{return"no JSON"}let{data,error}=importedSchema.
safeParse(value);if(data!==void 0)return data.suites;let[issue]=error.issues;return`${issue?.path.join(".")??""}: ${issue?.
message??"invalid"}`}function openTable(){let heads=[],series=new Map,expected=[];return{add({from,to,at,workflowRun=null,rows}){let index=heads.
length;heads.push({from,to,at,workflowRun,isUnchanged:rows.length===0});let named=[];for(let[place,row]of rows.entries()){
let guess=expected[place],columns=guess!==void 0&&isSameKey(guess,row)?guess:findColumns(series,row);at>=columns.betterAt&&
Object.assign(columns,{better:row.better,betterAt:at}),columns.run.push(index),columns.logRatio.push(row.logRatio),columns.
standardError.push(row.standardError),columns.n.push(row.n),named.push(columns)}named.length>0&&(expected=named)},close:()=>({
runs:heads,series:[...series.values()]})}}function makeFileTaker(table,refused){let names=new Set;return({path,text})=>{let name=nameOfRun(path);if(names.has(name))
return;let run=parseRun(text);if(typeof run=="string")return void refused.push({path,reason:run});names.add(name),table.
add(run)}}function isSameKey(a,b){return a.name===b.name&&a.metric===b.metric&&a.group===b.group&&a.command===b.command}
function findColumns(series,row){let key=historyKeyOf(row),{command,group,name,metric,better}=row,empty={betterAt:"",run:[],
logRatio:[],standardError:[],n:[]},columns=series.get(key)??{command,group,name,metric,better,...empty};return series.set(
key,columns),columns}function listCommits({runs}){return new Set(runs.flatMap(({from,to})=>[from.commit,to.commit]))}function isRunPath(path){return path.endsWith(".json")&&path!==IMPORT_PATH}var HISTORY_LIMITS={limitOf:path=>path===IMPORT_PATH?
MAX_IMPORT_BYTES:isRunPath(path)?MAX_RUN_BYTES:null,allBytes:256*1024*1024,files:2e4};function openHistory(){let table=openTable(),
refused=[],takeRun=makeFileTaker(table,refused),imported=[];return{take(file){if(isRunPath(file.path)&&takeRun(file),file.
path!==IMPORT_PATH)return;let parsed=parseImportedValues(file.text);typeof parsed=="string"?refused.push({path:IMPORT_PATH,
reason:parsed}):imported=parsed},close(read){let{paths,skipped,others}=read??{paths:[],skipped:[],others:0},listed=[...paths,
...skipped],isHistory=table.close().runs.length>0||listed.some(path=>isInRunFolder(path)||path===IMPORT_PATH);return{table,
imported,names:new Set([...paths.filter(isRunPath),...skipped].map(nameOfRun)),warnings:limitWarnings([...skipped.map(path=>makeWarning(
"history-file-skipped",inFile(path),{})),...refused.map(({path,reason})=>makeWarning("history-file-refused",inFile(path),
{reason}))]),foreignFiles:isHistory?0:listed.length+others}}}}var MAX_NAMED=10;function limitWarnings(warnings){let count=warnings.
length-MAX_NAMED,rest=count>0?[makeWarning("history-files-left-out",about("history"),{count})]:[];return[...warnings.slice(
0,MAX_NAMED),...rest]}function orderPoints(runs,cloned=[]){let byTime=sortByTime(runs,cloned),ranks=new Map(byTime.map(({commit},rank)=>[commit,
rank])),newer=byTime.map(()=>new Set),olderCounts=byTime.map(()=>0);for(let{from,to}of runs){let[older,later]=[ranks.get(
from.commit),ranks.get(to.commit)];older===later||newer[older].has(later)||(newer[older].add(later),olderCounts[later]+=
1)}let waiting=new Set(byTime.keys()),free=[...waiting].filter(rank=>olderCounts[rank]===0),ordered=[];for(;waiting.size>
0;){let[first]=waiting,rank=free.shift()??first;if(waiting.delete(rank)){ordered.push(byTime[rank]);for(let next of newer[rank])
olderCounts[next]-=1,olderCounts[next]===0&&insertInOrder(free,next)}}return ordered}function insertInOrder(sorted,value){
let at=sorted.findIndex(present=>present>value);sorted.splice(at<0?sorted.length:at,0,value)}function sortByTime(runs,cloned){
let places=placeCommits(cloned),keyOf=({commit,committedAt,at})=>places.get(commit)??{committedAt:committedAt??at,rank:0};
return listPoints(runs,places).sort((a,b)=>{let[first,second]=[keyOf(a),keyOf(b)];return compareTexts(first.committedAt,
second.committedAt)||first.rank-second.rank||compareTexts(a.at,b.at)||compareTexts(a.commit,b.commit)})}function placeCommits(cloned){
let places=new Map,latest="";for(let[rank,{commit,committedAt}]of cloned.entries())committedAt>latest&&(latest=committedAt),
places.set(commit,{committedAt:latest,rank});return places}function listPoints(runs,places){let points=new Map;for(let{from,
to,at}of runs)for(let measured of[from,to]){let{commit}=measured,present=points.get(commit),subject=present?.subject??measured.
subject,committedAt=places.get(commit)?.committedAt??present?.committedAt??measured.committedAt,first=present!==void 0&&
present.at<=at?present:{...measured,at};points.set(commit,omitNull({...first,subject,committedAt}))}return[...points.values()]}
function findUnplacedRuns(runs,points){let firstUse=new Map,compared=new Map,reached=new Map;for(let run of runs){let{from,
to,at}=run;if(from.commit===to.commit)continue;let first=firstUse.get(from.commit);(first===void 0||at<first.at)&&firstUse.
set(from.commit,{at,to:to.commit}),compared.set(from.commit,(compared.get(from.commit)??new Set).add(to.commit));let others=reached.
get(to.commit)??[];reached.set(to.commit,others),others.push(run)}let isOldest=commit=>!reached.has(commit);if([...firstUse.
keys()].filter(isOldest).length<=1)return new Set;let isUnplaced=({commit,committedAt})=>{let first=firstUse.get(commit);
if(committedAt!==void 0||first===void 0||!isOldest(commit))return!1;if(compared.get(commit).size>1)return!0;let used=firstUse.
get(first.to);return used!==void 0&&used.at<first.at||reached.get(first.to).some(({from,at})=>from.commit!==commit&&at<=
first.at)};return new Set(points.flatMap((point,index)=>isUnplaced(point)?[index]:[]))}var MIN_STANDARD_ERROR=1e-6,MAX_COUNTED_VALUES=60;function collectSeries({runs,series},points){let indexOf=new Map(points.
map(({commit},index)=>[commit,index])),times=[...new Set(runs.map(({at})=>at))].sort(),rankOf=new Map(times.map((at,rank)=>[
at,rank])),places={from:Int32Array.from(runs,({from})=>indexOf.get(from.commit)),to:Int32Array.from(runs,({to})=>indexOf.
get(to.commit)),times,time:Int32Array.from(runs,({at})=>rankOf.get(at)),workflowRun:Float64Array.from(runs,({workflowRun})=>workflowRun??
0),unplaced:findUnplacedRuns(runs,points)},isBetweenTwo=run=>places.from[run]!==places.to[run],unchanged=runs.flatMap(({
isUnchanged},run)=>isUnchanged&&isBetweenTwo(run)?[run]:[]);return series.flatMap(columns=>{let rows=columns.run.flatMap(
(run,row)=>isBetweenTwo(run)?[row]:[]);return rows.length===0?[]:[collectOne(columns,rows,unchanged,places)]})}function collectOne(columns,rows,unchanged,{
from,to,time,workflowRun,times,unplaced}){let{command,group,name,metric,better}=columns,usualError=Math.max(median(rows.
map(row=>columns.standardError[row])),MIN_STANDARD_ERROR),countOf=row=>Math.min(columns.n[row],MAX_COUNTED_VALUES),usualScatter=median(
rows.map(row=>columns.standardError[row]*Math.sqrt(countOf(row)))),errorOf=row=>Math.max(columns.standardError[row],usualScatter/
Math.sqrt(countOf(row)),MIN_STANDARD_ERROR),runs=Int32Array.from([...rows.map(row=>columns.run[row]),...unchanged]),comparisons={
from:runs.map(run=>Math.min(from[run],to[run])),to:runs.map(run=>Math.max(from[run],to[run])),logRatio:Float64Array.from(
runs,(run,index)=>{let logRatio=index<rows.length?columns.logRatio[rows[index]]:0;return from[run]<to[run]?logRatio:-logRatio}),
standardError:Float64Array.from(runs,(_,index)=>index<rows.length?errorOf(rows[index]):MIN_STANDARD_ERROR),time:runs.map(
run=>time[run]),workflowRun:Float64Array.from(runs,run=>workflowRun[run]),times,unplaced};return{command,group,name,metric,
better,comparisons,usualError,usualScatter}}function selectEarlier(comparisons,time){let isEarlier=(_,index)=>comparisons.
time[index]<time;return{...comparisons,from:comparisons.from.filter(isEarlier),to:comparisons.to.filter(isEarlier),logRatio:comparisons.
logRatio.filter(isEarlier),standardError:comparisons.standardError.filter(isEarlier),time:comparisons.time.filter(isEarlier),
workflowRun:comparisons.workflowRun.filter(isEarlier)}}var HUB_DEGREE=8;function planNetwork(nodes,{from,to},anchor){let neighbours=Array.from({length:nodes},()=>new Set);for(let[
edge,node]of from.entries())node!==to[edge]&&(neighbours[node].add(to[edge]),neighbours[to[edge]].add(node));let order=orderNodes(
neighbours,anchor),rank=new Int32Array(nodes).fill(-1);for(let[own,node]of order.entries())rank[node]=own;let shape=findShape(
order,rank,neighbours),edges=Array.from(from,(node,index)=>({index,from:rank[node],to:rank[to[index]]})).filter(({from:from2,
to:to2})=>from2!==to2).map(edge=>{let[first,second]=[Math.min(edge.from,edge.to),Math.max(edge.from,edge.to)];return{...edge,
entry:first<0?-1:shape.entryOf(first,second)}});return values=>{let{solution,variances,squares}=fitNetwork(shape,edges,values);
return{levels:Array.from(rank,(own,node)=>node===anchor?{level:0,variance:0}:own<0?null:{level:solution[own],variance:variances[own]}),
squares,freedom:edges.length-order.length}}}function orderNodes(neighbours,anchor){let found=new Set([anchor]);for(let node of found)
for(let next of neighbours[node])found.add(next);found.delete(anchor);let isHub=node=>neighbours[node].size>HUB_DEGREE?1:
0;return[...found].sort((one,other)=>isHub(one)-isHub(other)||one-other)}var MAX_PAIRS=1e7;function findShape(order,rank,neighbours){
let later=order.map((node,own)=>new Set([...neighbours[node]].map(one=>rank[one]).filter(one=>one>own))),columns=later.map(
set=>{let rows=[...set].sort((one,other)=>one-other),[first,...others]=rows;if(first!==void 0)for(let one of others)later[first].
add(one);return rows}),start=new Int32Array(order.length+1);for(let[own,rows]of columns.entries())start[own+1]=start[own]+
rows.length;let row=Int32Array.from(columns.flat()),entryOf=(column,wanted)=>findFirstAtLeast(row,wanted,start[column],start[column+
1]-1),count=columns.reduce((sum,{length})=>sum+length*(length-1)/2,0),pairs=count>MAX_PAIRS?null:new Int32Array(count),pair=0;
for(let rows of pairs===null?[]:columns)for(let i=0;i<rows.length;i++)for(let j=i+1;j<rows.length;j++)pairs[pair++]=entryOf(
rows[i],rows[j]);return{size:order.length,start,row,pairs,entryOf}}function fitNetwork(shape,edges,{difference,weight}){
let pivots=new Float64Array(shape.size),entries=new Float64Array(shape.row.length),solution=new Float64Array(shape.size);
for(let{index,from,to,entry}of edges){let w=weight[index];from>=0&&(pivots[from]+=w),from>=0&&(solution[from]-=w*difference[index]),
to>=0&&(pivots[to]+=w),to>=0&&(solution[to]+=w*difference[index]),entry>=0&&(entries[entry]-=w)}factorise(shape,pivots,entries),
solve(shape,{pivots,entries},solution);let squares=0;for(let{index,from,to}of edges){let expected=(to<0?0:solution[to])-
(from<0?0:solution[from]);squares+=weight[index]*(difference[index]-expected)**2}return{solution,squares,variances:invertDiagonal(
shape,{pivots,entries})}}function factorise({size,start,row,pairs,entryOf},pivots,entries){let pair=0;for(let own=0;own<
size;own++){let[first,end]=[start[own],start[own+1]];for(let i=first;i<end;i++){let share=entries[i]/pivots[own];pivots[row[i]]-=
entries[i]*share;for(let j=i+1;j<end;j++)entries[pairs===null?entryOf(row[i],row[j]):pairs[pair++]]-=share*entries[j]}for(let i=first;i<
end;i++)entries[i]/=pivots[own]}}function solve({size,start,row},{pivots,entries},solution){for(let own=0;own<size;own++)
for(let i=start[own];i<start[own+1];i++)solution[row[i]]-=entries[i]*solution[own];for(let own=0;own<size;own++)solution[own]/=
pivots[own];for(let own=size-1;own>=0;own--)for(let i=start[own];i<start[own+1];i++)solution[own]-=entries[i]*solution[row[i]]}
function invertDiagonal({size,start,row,pairs,entryOf},{pivots,entries}){let diagonal=new Float64Array(size),inverse=new Float64Array(
entries.length),pair=pairs?.length??0;for(let own=size-1;own>=0;own--){let[first,end]=[start[own],start[own+1]];for(let i=first;i<
end;i++)inverse[i]=-entries[i]*diagonal[row[i]];for(let i=end-2;i>=first;i--)for(let j=end-1;j>i;j--){let between=inverse[pairs===
null?entryOf(row[i],row[j]):pairs[--pair]];inverse[i]-=entries[j]*between,inverse[j]-=entries[i]*between}diagonal[own]=1/
pivots[own];for(let i=first;i<end;i++)diagonal[own]-=entries[i]*inverse[i]}return diagonal}var MAX_LEVEL=100,INCONSISTENCY_ALPHA=1e-4;function makeLevelEstimator(points,anchor){let trees=[...new Set(points.map(({
tree})=>tree))],nodes=new Map(trees.map((tree,node)=>[tree,node])),nodeOf=points.map(({tree})=>nodes.get(tree)),latest=null;
return({comparisons})=>{if(latest===null||!isAlike(latest.comparisons,comparisons)){let[from,to]=[comparisons.from,comparisons.
to].map(ends=>ends.map(point=>nodeOf[point]));latest={comparisons,estimate:planNetwork(trees.length,{from,to},nodeOf[anchor])}}
let weight=comparisons.standardError.map(error=>1/error**2),{levels,squares,freedom}=latest.estimate({difference:comparisons.
logRatio,weight}),scatter=freedom>0?Math.max(1,Math.sqrt(squares/freedom)):1;return{levels:nodeOf.map(node=>{let{level,variance}=levels[node]??
{level:1/0,variance:0},standardError=Math.sqrt(variance)*scatter;return Math.abs(level)<=MAX_LEVEL&&standardError<=MAX_LEVEL?
{level,standardError}:null}),isInconsistent:freedom>0&&chiSquareTail(squares,freedom)<INCONSISTENCY_ALPHA,scatter}}}function isAlike(a,b){
let isSame=a.from.every((point,index)=>point===b.from[index]&&a.to[index]===b.to[index]);return a.from.length===b.from.length&&
isSame}export{MAX_TRIED_RELEASES,findLatestRelease,sortReleases,selectReleases,parseTags,runGit,atGitCommand,parseGitError,resolveRevision,
readObjectTexts,NEUTRAL_AUTHOR,fetchHistoryRef,makeLocalSource,readHistoryRef,readRemoteRef,orderPoints,MAX_COUNTED_VALUES,
collectSeries,selectEarlier,makeLevelEstimator,listCommits,MAX_IMPORT_BYTES,countImportedValues,commitUrlOf,parseDataJs,
mergeImports,IMPORT_PATH,renderImportedValues,HISTORY_LIMITS,openHistory};
