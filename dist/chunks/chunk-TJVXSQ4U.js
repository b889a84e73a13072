import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderExcerpt,renderLastLines}from"./chunk-AZRTJBVI.js";import{COUNTED_METRIC,FAILURES,LATEST_RELEASE,MAX_RUN_BYTES,
analyseLeg,compareMachines,findImpossibleValue,geomeans,hasColour,isFound,isNothingMeasured,lineSchema,listRenamedByHead,
makeBothSidesCheck,nameSchema,readStoredRun,readTerminalWidth,renderRecording,selectConsistent,toFolderPattern,withUnmatchedPolicy}from"./chunk-THDOESCH.js";
import{checkWritableFile,isSkip}from"./chunk-IKSPXGBE.js";import{PLAIN_FORMATTER,UNCUT_FORMATTER,abbreviateSha,asCode,
asUntrustedText,changeWordsOf,describeConfigChange,emphasise,formatCount,formatDiagnosticLine,formatHistorySize,formatList,
formatMargin,formatMissingHistory,formatPercent,formatRichText,formatWholePercent,groupLabelOf,list,lowerFirst,richText,
shortenSha,withCode,worseWordOf}from"./chunk-ET2FACDU.js";import{TEXT_LIMIT,cleanUntrustedText,quoteUntrustedText,
shortenMiddle}from"./chunk-I2MRJ4UF.js";import{VERSION,documentationUrl}from"./chunk-VWDZQE77.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-K7U33ATV.js";
import{COMMIT_OPTIONS,OPTIONS,STATES,array,benchmarkKeyOf,compareTexts,formatOptionValue,formatShard,groupOfLeg,hasStoppedEarly,
historyKeyOf,int,isAboutChange,isAbsoluteLimit,isEmptyShard,iso_exports,literal,median,normalTail,number,object,omitHistoryKeys,
parseShard,presetsOf,string,toKebabCase}from"./chunk-KG3JJBVT.js";import{BLANK_LETTERS,UserError,quoteShellWord,quoteShellWords,
relocate,userError,userErrorOf}from"./chunk-4Q6QMYTI.js";import{about,atCommit,atFlag,atInput,findNearestWord,formatCompact,
formatDecimals,formatQuantity,formatWithSign,inFile,inRecording,makeError,makeRowFormatter,makeWarning,parseUnit,selectForLog,
within}from"./chunk-EORH2WXK.js";var NUMBER="(0|[1-9]\\d*)",RELEASE=new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:\\+[0-9A-Za-z.-]+)?$`),MAX_TRIED_RELEASES=100;
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
commit)}return[...commits].map(([name,commit])=>({name,commit}))}function chiSquareTail(squares,freedom){let spread=2/(9*freedom);return normalTail((Math.cbrt(squares/freedom)-(1-spread))/
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
let at=sorted.findIndex(one=>one>value);sorted.splice(at<0?sorted.length:at,0,value)}var MIN_STANDARD_ERROR=1e-6,MAX_COUNTED_VALUES=60;function collectSeries({runs,series},points){let indexOf=new Map(points.
map(({commit},index)=>[commit,index])),times=[...new Set(runs.map(({at})=>at))].sort(),rankOf=new Map(times.map((at,rank)=>[
at,rank])),places={from:Int32Array.from(runs,({from})=>indexOf.get(from.commit)),to:Int32Array.from(runs,({to})=>indexOf.
get(to.commit)),times,time:Int32Array.from(runs,({at})=>rankOf.get(at)),workflowRun:Float64Array.from(runs,({workflowRun})=>workflowRun??
0),unplaced:findUnplaced(runs,points)},isBetweenTwo=run=>places.from[run]!==places.to[run],unchanged=runs.flatMap(({isUnchanged},run)=>isUnchanged&&
isBetweenTwo(run)?[run]:[]);return series.flatMap(columns=>{let own=columns.run.flatMap((run,row)=>isBetweenTwo(run)?[row]:
[]);return own.length===0?[]:[collectOne(columns,{own,unchanged,places})]})}function collectOne(columns,{own,unchanged,places}){
let{command,group,name,metric,better}=columns,usualError=Math.max(median(own.map(row=>columns.standardError[row])),MIN_STANDARD_ERROR),
countOf=row=>Math.min(columns.n[row],MAX_COUNTED_VALUES),usualScatter=median(own.map(row=>columns.standardError[row]*Math.
sqrt(countOf(row)))),errorOf=row=>Math.max(columns.standardError[row],usualScatter/Math.sqrt(countOf(row)),MIN_STANDARD_ERROR),
edges=makeEdges(own.length+unchanged.length,places);for(let index=0;index<edges.from.length;index++){let row=own[index],
run=row===void 0?unchanged[index-own.length]:columns.run[row],[from,to]=[places.from[run],places.to[run]],isForward=from<
to,logRatio=row===void 0?0:columns.logRatio[row];edges.from[index]=isForward?from:to,edges.to[index]=isForward?to:from,edges.
logRatio[index]=isForward?logRatio:-logRatio,edges.standardError[index]=row===void 0?MIN_STANDARD_ERROR:errorOf(row),edges.
time[index]=places.time[run],edges.workflowRun[index]=places.workflowRun[run]}return{command,group,name,metric,better,edges,
usualError,usualScatter}}function makeEdges(length,{times,unplaced}){return{from:new Int32Array(length),to:new Int32Array(
length),logRatio:new Float64Array(length),standardError:new Float64Array(length),time:new Int32Array(length),times,workflowRun:new Float64Array(
length),unplaced}}function selectEarlier(edges,time){let isEarlier=(_,index)=>edges.time[index]<time;return{from:edges.from.
filter(isEarlier),to:edges.to.filter(isEarlier),logRatio:edges.logRatio.filter(isEarlier),standardError:edges.standardError.
filter(isEarlier),time:edges.time.filter(isEarlier),times:edges.times,workflowRun:edges.workflowRun.filter(isEarlier),unplaced:edges.
unplaced}}function prepareHistory(table){let points=orderPoints(table.runs);return{points,series:collectSeries(table,points)}}function findPoint({
points},{commit,tree}){let own=points.findIndex(point=>point.commit===commit),found=own>=0?own:points.findIndex(point=>point.
tree===tree);return found<0?null:found}function findAnchorLevels({points,series},{anchor,from,base}){let isBase=points[from].
tree===points[base].tree,levels=new Map,estimateLevels=makeLevelEstimator(points,from);for(let one of series){let{levels:all,
scatter}=estimateLevels(one),level=all[base];level!=null&&levels.set(historyKeyOf(one),{...level,usualError:one.usualError,
scatter})}return{anchor,isBase,levels}}function makeOwnLevels(anchor){return{anchor,isBase:!0,levels:new Map}}function countImportedValues(suites){return suites.reduce((sum,{series})=>sum+series.reduce((all,{values})=>all+values.length,
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
standardError.push(row.standardError),columns.n.push(row.n),found.push(columns)}found.length>0&&(expected=found)},close:()=>({
runs:heads,series:[...known.values()]})}}function makeFileTaker(table,refused){let names=new Set;return({path,text})=>{let name=nameOfRun(path);if(names.has(name))
return;let run=parseRun(text);if(typeof run=="string"){refused.push({path,reason:run});return}names.add(name),table.add(
run)}}function isSameKey(one,other){return one.name===other.name&&one.metric===other.metric&&one.group===other.group&&one.
command===other.command}function findColumns(known,row){let key=historyKeyOf(row),{command,group,name,metric,better}=row,
found=known.get(key)??{command,group,name,metric,better,betterAt:"",run:[],logRatio:[],standardError:[],n:[]};return known.
set(key,found),found}function listCommits({runs}){return new Set(runs.flatMap(({from,to})=>[from.commit,to.commit]))}function isRunPath(path){return path.endsWith(".json")&&path!==IMPORT_PATH}var HISTORY_LIMITS={limitOf:path=>path===IMPORT_PATH?
MAX_IMPORT_BYTES:isRunPath(path)?MAX_RUN_BYTES:null,allBytes:256*1024*1024,files:2e4};function openHistory(){let table=openTable(),
refused=[],takeRun=makeFileTaker(table,refused),imported=[];return{take(file){if(isRunPath(file.path)&&takeRun(file),file.
path!==IMPORT_PATH)return;let parsed=parseImportedValues(file.text);typeof parsed=="string"?refused.push({path:IMPORT_PATH,
reason:parsed}):imported=parsed},close(read){let{paths,skipped,others}=read??{paths:[],skipped:[],others:0},all=[...paths,
...skipped],isHistory=table.close().runs.length>0||all.some(path=>isInRunFolder(path)||path===IMPORT_PATH);return{table,
imported,names:new Set([...paths.filter(isRunPath),...skipped].map(nameOfRun)),warnings:listLeftOut([...skipped.map(path=>makeWarning(
"history-file-skipped",inFile(path),{})),...refused.map(({path,reason})=>makeWarning("history-file-refused",inFile(path),
{reason}))]),foreignFiles:isHistory?0:all.length+others}}}}var MAX_NAMED=10;function listLeftOut(warnings){let count=warnings.
length-MAX_NAMED;return count<=0?[...warnings]:[...warnings.slice(0,MAX_NAMED),makeWarning("history-files-left-out",about(
"history"),{count})]}async function findLevels(log,source,{ref,base,budgets}){let wanted=[...new Set(budgets.flatMap(({against})=>against??[]))];
if(base===null)return null;let found=await readPreparedHistory(log,source,ref);if(isMissing(found)&&wanted.length===0)return null;
let search={source,base,history:found,tags:await listTags(source)},ofBudgets=new Map;for(let against of wanted)ofBudgets.
set(against,await findAnchor(search,against));return{ofBudgets,shown:await findShown(search,ofBudgets)}}function isMissing(found){
return"severity"in found}async function readPreparedHistory(log,source,ref){let reader=openHistory(),read=await tryOrExplain(
()=>source.readHistory(ref,reader.take));if(read!==null&&isMissing(read))return makeWarning("level-history-unreadable",NOWHERE,
{ref,output:outputOf(read)});if(read===null){let command=`git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;return source.
isLocal||log.info(formatMissingHistory(ref)),makeWarning("level-without-history",NOWHERE,{ref,...source.isLocal&&{command}})}
let{table,warnings}=reader.close(read),history=prepareHistory(table.close());for(let warning of warnings)log.info(formatDiagnosticLine(
warning));return log.info(formatHistorySize(ref,history.points.length)),history.points.length===0?makeWarning("level-his\
tory-empty",NOWHERE,{ref}):history}var NOWHERE=about("git");async function listTags(source){return tryOrExplain(()=>source.
listTags())}async function tryOrExplain(ask){try{return await ask()}catch(error){if(error instanceof UserError)return error.
diagnostics[0];throw error}}function outputOf(diagnostic){return String(diagnostic.data.output??formatDiagnosticLine(diagnostic))}
async function findAnchor(search,against){let tag=await resolveAnchor(search,against);return isMissing(tag)?tag:findLevelsSince(
search,tag)}async function resolveAnchor({source,base,tags},against){if(isMissing(tags))return makeWarning("level-anchor\
-unreached",NOWHERE,{against,output:outputOf(tags)});let isRelease=against===LATEST_RELEASE,candidates=isRelease?sortReleases(
tags).slice(0,MAX_TRIED_RELEASES):tags.filter(({name})=>name===against);for(let tag of candidates){let isIn=tag.commit===
base||await tryOrExplain(()=>source.isInHistory(tag.commit,base));if(typeof isIn=="object")return makeWarning("level-anc\
hor-unreached",NOWHERE,{against:tag.name,output:outputOf(isIn)});if(isIn)return tag}if(isRelease)return makeWarning("lev\
el-without-release",NOWHERE,{releases:candidates.length});if(candidates.length>0)return makeWarning("level-anchor-elsewh\
ere",NOWHERE,{against});let nearest=findNearestWord(against,[LATEST_RELEASE,...tags.slice(-MAX_SUGGESTED).map(({name})=>name)]),
{isLocal}=source;return makeWarning("level-anchor-unknown",NOWHERE,{against,isLocal,...nearest!==null&&{nearest}})}var MAX_SUGGESTED=1e3;
async function findLevelsSince({source,base,history},tag){let anchor={name:tag.name,commit:tag.commit};if(isMissing(history))
return tag.commit===base?makeOwnLevels(anchor):history;let pointOf=async commit=>findPoint(history,{commit,tree:null})??
findPoint(history,{commit,tree:await source.treeOf(commit)}),[from,to]=[await pointOf(tag.commit),await pointOf(base)];if(from!==
null&&to!==null){let levels=findAnchorLevels(history,{anchor,from,base:to});return levels.isBase||levels.levels.size>0?levels:
makeWarning("level-not-connected",NOWHERE,{anchor:tag.name,base:shortenSha(base)})}return tag.commit===base?makeOwnLevels(
anchor):from===null?makeWarning("level-anchor-not-recorded",NOWHERE,{anchor:tag.name}):makeWarning("level-base-not-recor\
ded",NOWHERE,{base:shortenSha(base)})}var MAX_SHOWN_TRIES=10;async function findShown(search,ofBudgets){let{source,base,
history,tags}=search,known=[ofBudgets.get(LATEST_RELEASE),...ofBudgets.values()].find(one=>one!==void 0&&isFound(one));if(known!==
void 0&&isFound(known))return known;if(isMissing(history)||isMissing(tags))return null;let compared=selectReleases(tags,
new Set(history.points.map(({commit})=>commit))).reverse();for(let tag of compared.slice(0,MAX_SHOWN_TRIES)){if((tag.commit===
base||await tryOrExplain(()=>source.isInHistory(tag.commit,base)))!==!0)continue;let levels=await findLevelsSince(search,
tag);return isFound(levels)?levels:null}return null}var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];function connectRemote(host,folder,{
remote,name=remote.url}){let run=(...args)=>retryNetwork(host,()=>runAtRemote(host,folder,{remote,args}));return{async lookUpRefs(refs){
let{exitCode,stdout,stderr}=await run("ls-remote",name,...refs);if(exitCode!==0)return{kind:"silent",why:parseGitError(stderr)};
let lines=stdout.split(`
`).map(line=>line.split("	"));for(let ref of refs){let sha=lines.find(([,candidate])=>candidate===ref)?.[0];if(sha!==void 0)
return{kind:"found",sha}}return{kind:"absent"}},async listTags(){let{exitCode,stdout,stderr}=await run("ls-remote","--ta\
gs",name);if(exitCode===0)return parseTags(stdout);throw userError("tags-not-listed",atInput("base"),{output:parseGitError(
stderr)})},async fetch(depth,wanted){host.log.info(`fetch ${wanted.join(" ")}`);let refspecs=wanted.map(want=>`+${want}:\
refs/fetched/${want}`);return toFetchError(await run(...FETCH,...[depth??[]].flat(),name,...refspecs))},async push(ref,{
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
left-=file.bytes,chosen.push(file)}return{chosen:chosen.toReversed(),skipped}}import{randomUUID as randomUUID2}from"node:crypto";import{resolve}from"node:path";async function openStore(host,folder,remote){let checkout=await checkoutOf(host);if(checkout===null&&remote===null)throw userError(
"not-a-repository",inFile(host.folder),{});let store=storeAt(host,folder,{checkout,remote});await host.files.makeFolder(
folder);let format=checkout?.format??(host.trigger.sha?.length===64?"sha256":"sha1");return await store.gitOrThrow("init",
"--quiet","--bare","--template=",`--object-format=${format}`,"."),checkout===null||(await host.files.write(`${folder}/ob\
jects/info/alternates`,`${checkout.common}/objects
`),await host.files.copy(`${checkout.common}/shallow`,`${folder}/shallow`),checkout.promisor!==null&&await becomePartial(
store,remote?.url??checkout.promisor)),store}async function openSeparateStore(host,folder,remote){return await host.files.
makeFolder(folder),openStore({...host,folder},folder,remote)}async function checkoutOf(host){let ask=async(...args)=>{let{
exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===0?stdout.trim().split(`
`):null},facts=["--absolute-git-dir","--show-object-format","--is-shallow-repository"],[folder,format="sha1",isShallow]=await ask(
"rev-parse",...facts)??[];if(folder===void 0)return null;let common=await host.files.read(`${folder}/commondir`,MAX_PATH_BYTES),
[promisor]=await ask("config","--name-only","--get-regexp","^remote\\..*\\.promisor$")??[],[url=null]=promisor?await ask(
"config",promisor.replace(/promisor$/,"url"))??[]:[];return{common:resolve(folder,common?.trim()??"."),format,isShallow:isShallow===
"true",promisor:url}}var MAX_PATH_BYTES=64*1024,PROMISOR="origin";async function becomePartial(store,url){let settings={
"core.repositoryFormatVersion":"1","extensions.partialClone":PROMISOR,[`remote.${PROMISOR}.url`]:url,[`remote.${PROMISOR}\
.promisor`]:"true",[`remote.${PROMISOR}.partialCloneFilter`]:"blob:none"};for(let[key,value]of Object.entries(settings))
await store.gitOrThrow("config",key,value)}var NO_REMOTE={lookUpRefs:()=>Promise.resolve({kind:"absent"}),listTags:()=>Promise.
resolve([]),fetch:()=>Promise.resolve("there is no remote"),push:()=>Promise.resolve("there is no remote"),fetchObjects:()=>Promise.
resolve("there is no remote")};function storeAt(host,folder,{checkout,remote}){let git=(...args)=>host.git(args,{folder}),
promisor=checkout?.promisor??null,connection=remote===null?NO_REMOTE:connect(remote);function connect(to){return connectRemote(
host,folder,{remote:to,...promisor===null?{}:{name:PROMISOR}})}let store={folder,isComplete:checkout!==null&&!checkout.isShallow,
git,async gitOrThrow(...args){let{exitCode,stdout,stderr}=await git(...args);if(exitCode===0)return stdout.includes("\0")?
stdout:stdout.trim();throw userError("git-failed",atGitCommand(args[0]),{output:parseGitError(stderr)})},async has(sha){
return(await git("cat-file","-e",`${sha}^{commit}`)).exitCode===0},lookUpRefs:connection.lookUpRefs,async listTags(){if(remote!==
null)return connection.listTags();let{stdout}=await host.git(["show-ref","--tags","--dereference"],{folder:host.folder});
return parseTags(stdout)},async remoteTrackingSha(ref){let args=["rev-parse","--verify","--quiet",`${ref.replace(/^refs\/heads\//,
"refs/remotes/origin/")}^{commit}`],{exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===0&&checkout!==
null?stdout.trim():null},fetch:(depth,...wanted)=>connection.fetch(depth,wanted),fetchObjects:shas=>fetchInParts(connection,
shas),async readObjects(shas,maxBytes){let read=async(format,wanted2)=>{let input=wanted2.map(sha=>`${sha}
`).join(""),{exitCode,stdout,stderr}=await host.git(["cat-file",format],{folder,input});if(exitCode===0)return stdout;throw userError(
"git-failed",atGitCommand("cat-file"),{output:parseGitError(stderr)})},small=(await read("--batch-check=%(objectname) %(\
objectsize)",shas)).split(`
`).map(line=>line.split(" ")).filter(([,bytes])=>Number(bytes)<=maxBytes),mark=randomUUID2(),wanted=small.map(([sha=""])=>sha),
texts=(await read(`--batch=${mark} %(objectname)`,wanted)).split(`${mark} `).slice(1);return new Map(texts.map(text=>[text.
slice(0,text.indexOf(`
`)),text.slice(text.indexOf(`
`)+1,-1)]))},push:connection.push,async fetchMissingBlobs(sha){if(promisor===null)return;await fetchMissingObjects(store,
connect(remote??{url:promisor,token:null,serverUrl:""}),sha)}};return store}var OBJECTS_AT_ONCE=400;async function fetchMissingObjects(store,connection,sha){
let list2=["rev-list","--objects","--no-walk","--no-object-names","--missing=print",sha],missing=(await store.gitOrThrow(
...list2)).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[]),why=await fetchInParts(connection,missing);if(why!==null)throw userError(
"partial-clone",atCommit(sha),{output:why})}async function fetchInParts(connection,shas){for(let index=0;index<shas.length;index+=
OBJECTS_AT_ONCE){let why=await connection.fetchObjects(shas.slice(index,index+OBJECTS_AT_ONCE));if(why!==null)return why}
return null}async function fetchHistoryRef(git,{store,ref,take},limits){let looked=await store.lookUpRefs([ref]);if(looked.kind==="a\
bsent")return null;let why=looked.kind==="silent"?looked.why:await store.fetch("--depth=1",ref);if(why!==null)throw userError(
"history-unreadable",atInput("ref"),{ref,output:why});let found=await readHistoryRef(git,{folder:store.folder,ref:`refs/\
fetched/${ref}`,take},limits);if(found===null)throw userError("history-no-commit",atInput("ref"),{ref});return found}function makeRemoteSource(host,{
store,remote,folder,isInHistory,treeOf},limits){return{isLocal:!1,isInHistory,treeOf,async readHistory(ref,take){if(remote===
null)return null;let own=await openSeparateStore(host,folder,remote);return fetchHistoryRef(host.git,{store:own,ref,take},
limits)},listTags:()=>store.listTags()}}function makeLocalSource(host,limits){let{folder}=host,git=args=>host.git(args,{
folder});return{isLocal:!0,readHistory:(ref,take)=>readHistoryRef(host.git,{folder,ref,take},limits),async listTags(){return parseTags(
(await git(["show-ref","--tags","--dereference"])).stdout)},async isInHistory(commit,tip){let{exitCode}=await git(["merg\
e-base","--is-ancestor",commit,tip]);if(exitCode===0)return!0;let{stdout}=await git(["rev-parse","--is-shallow-repositor\
y"]);if(exitCode===1&&stdout.trim()!=="true")return!1;throw userError("git-failed",atGitCommand("merge-base"),{output:"t\
he clone is shallow, or lacks one of the two"})},async treeOf(commit){let args=["rev-parse","--verify","--quiet","--end-\
of-options",`${commit}^{tree}`],{exitCode,stdout}=await git(args);return exitCode===0?stdout.trim():null}}}function analyseLegs(recordings,policy,levels=null){let names=new Set(recordings.map(({name})=>name)),analyses=recordings.
map(recording=>analyseLeg(recording,divideAlpha(policy,names.size),{levels,leg:names.size===1?null:recording.name})),legs=[
...names].map(name=>{let own=analyses.map(({report:report2})=>report2).filter(report2=>report2.name===name);return own.every(
({shard})=>shard===void 0)?own[0]:mergeShards(own)}),report=legs.length===1?legs[0]:mergeLegs(legs);return withUnmatchedPolicy(
report,policy,analyses.map(({unmatched})=>unmatched))}function countLegs({legs,shard}){let{count}=parseShard(shard??"")??
{count:1};return Math.max(1,Math.ceil(legs/count))}function mergeLegs(legs){let first=legs[0],{proposedRenames:_,decisions:__,
cost:___,...common}=first,commands=new Set(legs.map(leg=>JSON.stringify(leg.commands)));return{...common,commands:commands.
size===1?first.commands:[],legs:legs.map(({name,seed,environment})=>({name,seed,environment})),conclusion:worstOf(legs.map(
({conclusion})=>conclusion)),...brokenBaseOf(legs),...measuredAgainIn(legs),...proposalsOf(legs),...decisionsOf(legs),...costsOf(
legs),rounds:countRounds(legs),...placementsOf(legs),rows:legs.flatMap(({name,rows})=>rows.map(row=>ofLeg(row,name))),counts:Object.
fromEntries(STATES.map(state=>[state,legs.reduce((sum,{counts})=>sum+counts[state],0)])),geomeans:[],judgedGeomeans:legs.
flatMap(({name,judgedGeomeans})=>judgedGeomeans.map(row=>ofLeg(row,name))),tables:first.tables&&legs.flatMap(tablesOfLeg),
problems:problemsOf(legs)}}function mergeShards(shards){let sorted=shards.toSorted((one,other)=>(one.shard?.index??0)-(other.
shard?.index??0)),named=sorted.map(report=>({...report,name:`shard ${formatShard(report.shard)}`})),first=sorted[0],merged=mergeLegs(
named),seen=sorted.find(({shard})=>shard.benchmarks.length>0)?.shard?.benchmarks??[],order=new Map(seen.map((benchmark,index)=>[
benchmarkKeyOf(benchmark),index])),indexOf=row=>order.get(benchmarkKeyOf(row))??order.size,rows=sorted.flatMap(report=>report.
rows).toSorted((one,other)=>indexOf(one)-indexOf(other)),faults=findShardFaults(sorted),{shard:_,...rest}=merged;return{
...rest,name:first.name,commands:first.commands,rows,geomeans:geomeans(rows),judgedGeomeans:sorted.flatMap(report=>report.
judgedGeomeans),tables:first.tables&&sorted.flatMap(report=>report.tables??[]),conclusion:worstOf([merged.conclusion,faults.
conclusion]),problems:[...faults.problems,...merged.problems.filter(one=>!faults.isIncomplete||!isAboutUnused(one))]}}function findShardFaults(shards){
let seen=new Set(shards.map(({shard})=>shard.index)),{count}=shards[0].shard,missing=Array.from({length:count},(_,index)=>index+
1).filter(index=>!seen.has(index)),lists=shards.filter(({shard})=>shard.benchmarks.length>0).map(({shard})=>new Map(shard.
benchmarks.map(one=>[benchmarkKeyOf(one),one]))),all=new Map(lists.flatMap(list2=>[...list2])),differing=[...all].filter(
([key])=>!lists.every(list2=>list2.has(key))).map(([,{name}])=>name),unmeasured=missing.length>0?[]:listUnmeasured(all,shards),
location=about("recordings"),data={names:differing.slice(0,MAX_NAMES),count:differing.length,...unmeasured.length>0&&{unmeasured:unmeasured.
length}};return{problems:[...missing.length===0?[]:[makeError("shard-missing",location,{shards:missing.map(String),count},
{failure:"shard-missing"})],...differing.length===0?[]:[makeWarning("shards-differ",location,data)],...differing.length>
0||unmeasured.length===0?[]:[makeWarning("benchmarks-of-no-shard",location,{names:unmeasured.slice(0,MAX_NAMES),count:unmeasured.
length})]],isIncomplete:missing.length>0,conclusion:missing.length>0?"error":unmeasured.length>0?"inconclusive":"pass"}}
function listUnmeasured(all,shards){let names=({command,group,name,renamed})=>[name,...renamed===void 0?[]:[renamed.from]].
map(one=>benchmarkKeyOf({command,group,name:one})),measured=new Set(shards.flatMap(({rows})=>rows.flatMap(names))),skipped=new Set(
shards.flatMap(({decisions=[]})=>decisions.filter(isSkip).map(one=>one.command)));return[...all].flatMap(([key,{command,
name}])=>measured.has(key)||skipped.has(command)?[]:[name])}var MAX_NAMES=3;function countRounds(legs){let measured=legs.
filter(({rows})=>rows.length>0);return Math.min(...(measured.length===0?legs:measured).map(({rounds})=>rounds))}function decisionsOf(legs){
let made=legs.map(({decisions:decisions2=[]})=>new Map(decisions2.map(one=>[JSON.stringify(one),one]))),isShared=key=>made.
every(own2=>own2.has(key)),shared=[...made[0]].filter(([key])=>isShared(key)).map(([,decision])=>decision),own=made.flatMap(
(ofLeg2,index)=>[...ofLeg2].filter(([key])=>!isShared(key)).map(([,decision])=>({...decision,leg:legs[index].name}))),decisions=[
...shared,...own];return decisions.length===0?{}:{decisions}}function costsOf(legs){let costs=legs.flatMap(({cost})=>cost??
[]);if(costs.length===0)return{};let total=key=>Math.round(10*costs.reduce((sum,one)=>sum+one[key],0))/10;return{cost:{setupSeconds:total(
"setupSeconds"),measuringSeconds:total("measuringSeconds"),savedSeconds:total("savedSeconds")}}}function divideAlpha(policy,legs){
return{...policy,alpha:policy.alpha/legs}}function problemsOf(legs){let keyOf=({location,code,data,severity})=>JSON.stringify(
[location,code,data,severity]),said=legs.map(({problems})=>new Set(problems.map(keyOf))),isShared=problem=>said.every(keys=>keys.
has(keyOf(problem))),unused=findUnusedEverywhere(legs),shared=new Map(legs.flatMap(({problems})=>problems.filter(isShared).
map(problem=>[keyOf(problem),problem]))),own=legs.flatMap(({name,problems})=>problems.filter(problem=>!isShared(problem)&&
!isAboutUnused(problem)).map(problem=>problem.location[0]?.kind==="recording"?problem:within(inRecording(name),problem)));
return[...[...shared.values()].filter(problem=>!isAboutUnused(problem)),...unused,...own]}function isAboutUnused({code}){
return code==="budget-unmatched"||code==="rename-unused"}function findUnusedEverywhere(legs){if(legs.some(({conclusion})=>conclusion===
"error"))return[];let keyOf=({location,code,data})=>JSON.stringify([location,code,data.name]),[first,...others]=legs.filter(
({rows})=>rows.length>0).map(({problems})=>new Map(problems.filter(isAboutUnused).map(problem=>[keyOf(problem),problem])));
return[...first??[]].filter(([key])=>others.every(leg=>leg.has(key))).map(([,problem])=>problem)}function brokenBaseOf(legs){
let{baseBrokeIn}=legs.find(leg=>leg.baseBrokeIn!==void 0)??{};return baseBrokeIn===void 0?{}:{baseBrokeIn}}function measuredAgainIn(legs){
let all=legs.flatMap(({measuredAgain})=>measuredAgain??[]);if(all.length===0)return{};let[rounds,minutes]=[all.map(one=>one.
rounds),all.map(one=>one.minutes)].map(values=>values.reduce((sum,value)=>sum+value));return{measuredAgain:{rounds,minutes}}}
function placementsOf(legs){let all=legs.flatMap(({placements})=>placements??[]);return all.length===0?{}:{placements:Math.
min(...all)}}function proposalsOf(legs){let proposedRenames=selectConsistent(legs.flatMap(leg=>leg.proposedRenames??[]));
return proposedRenames.length===0?{}:{proposedRenames}}function ofLeg(row,leg){return{...row,group:groupOfLeg(row.group,
leg)}}function tablesOfLeg({name,tables}){return(tables??[]).map(table=>({...table,fields:[{name:"leg",value:name},...table.
fields]}))}var BY_WEIGHT=["pass","warn","inconclusive","fail","error"];function worstOf(conclusions){return BY_WEIGHT[Math.
max(...conclusions.map(conclusion=>BY_WEIGHT.indexOf(conclusion)))]??"error"}function failsStep(conclusion,failOn){return conclusion==="error"||failsByVerdict(conclusion,failOn)}function exitCodeOf(conclusion,failOn){
return conclusion==="error"?2:failsByVerdict(conclusion,failOn)?1:0}function toCheckConclusion(conclusion,failOn){return failsStep(
conclusion,failOn)?"failure":conclusion==="fail"||conclusion==="inconclusive"?"neutral":"success"}function canBeAccepted(conclusion,failOn){
return conclusion==="fail"||failsByVerdict(conclusion,failOn)}function annotationLevelOf(failOn,isAccepted){return isAccepted||
failOn==="never"?"warning":"failure"}function failsByVerdict(conclusion,failOn){return failOn==="never"?!1:conclusion===
"fail"||conclusion==="inconclusive"&&failOn==="inconclusive"}function repeatsOf(recordings,run,options=OPTIONS){let legs=[...new Map(recordings.map(recording=>[recording.name,recording])).
values()];return legs.flatMap(own=>{let leg=legs.length===1?null:own.name,{shard:_,...whole}=own,recording=legs.length===
recordings.length?own:whole;return repeatOf({...run,recording},leg,options)??[]})}function repeatOf(run,leg,options){let{
base,head}=run.recording.commits;if(base.sha===null||head.sha===null)return null;let words=[],command=[],obstacles=[];for(let option of findNonDefaults(
run,options)){let{name,flag,value,isHarmless,isInFile}=option,written=formatWords(option);written===null||!(run.isOwn||isHarmless)?
obstacles.push({option:toKebabCase(name),recorded:formatRecordedValue(value),...!isInFile&&{flag:`--${flag}`}}):(flag===
"--"?command:words).push(...written)}return obstacles.length===0?{leg,words:["check",...words,...command],obstacles}:{leg,
words:null,obstacles}}function findNonDefaults(run,options){let bare={...presetsOf(options),...TERMINAL_COMMIT_DEFAULTS,
...omitHistoryKeys(options,run.file)};return Object.entries({...COMMIT_OPTIONS,...options}).flatMap(([name,{repeat,flag,
key}])=>{if(typeof repeat!="object")return[];let value=repeat.valueOf(run);if(value===void 0||JSON.stringify(value)===JSON.
stringify(bare[name]))return[];let isHarmless=value!==null&&repeat.isHarmless?.(value)===!0,text=value!==null&&repeat.format?
repeat.format(value):formatOptionValue(value);return[{name,flag:flag??toKebabCase(name),value,text,isHarmless,isInFile:key!==
void 0}]})}function formatWords({flag,value,text}){if(flag==="--"){let[command,...others]=value;return typeof command=="\
string"&&command.trim()!==""&&others.length===0?["--",command]:null}return text===null?null:text.startsWith("-")?[`--${flag}\
=${text}`]:[`--${flag}`,text]}function formatRecordedValue(value){return Array.isArray(value)?value.map(formatRecordedElement).
join(`
`):formatOptionValue(value)}function formatRecordedElement(element){return typeof element=="string"?element:JSON.stringify(
element)}function terminalGuidance({failOn}){return{docs:documentationUrl(VERSION),failOn,overrideLabel:null}}var MAX_ITEMS=20;function formatConfigSentence({path,kind,error,settings}){let change=richText`This ${describeConfigChange(
kind,asUntrustedText(path))}.`;return error===null?richText`${change} ${formatConsequence(settings)}`:richText`${change} After the merge it could not be used.`}
function formatConsequence(settings){if(settings.length===0)return["Nothing that it sets would change."];let isRename=({
budget,key,base})=>budget===null&&base===null&&key?.startsWith("renamed.")===!0;return settings.every(isRename)?withCode(
"New entries of `renamed` count now:"):settings.some(isRename)?withCode("New entries of `renamed` count now, the rest wo\
uld change after the merge:"):["Would change after the merge:"]}function formatConfigItems({settings}){let items=settings.
slice(0,MAX_ITEMS).map(formatSetting),more=settings.length-items.length;return more===0?items:[...items,richText`and ${more.
toLocaleString("en-US")} more in the JSON report`]}function formatConfigLine(change){return formatRichText([formatConfigSentence(
change),...formatConfigItems(change).map(prependSeparator)].flat(),LOG_FORMATTER)}var LOG_FORMATTER={plain:text=>text,strong:text=>text,
code:UNCUT_FORMATTER.code,untrusted:text=>quoteUntrustedText(text)};function prependSeparator(words,index){return[index===
0?" ":"; ",...words]}function formatSetting({budget,key,base,head}){if(budget!==null&&key===null)return base===null?richText`${asUntrustedText(
budget)} added: ${formatSettingValue(head)}`:richText`${asUntrustedText(budget)} removed: ${formatSettingValue(base)}`;let change=richText`${formatKey(
key??"")} ${formatSettingValue(base)} → ${formatSettingValue(head)}`;return budget===null?change:richText`${asUntrustedText(
budget)}: ${change}`}function formatKey(key){return/^[a-z]+(?:[- ][a-z]+)*$/.test(key)?key:asUntrustedText(key)}function formatSettingValue(text){
return text===null?"not set":asUntrustedText(text)}var MAX_COMMITS=4,ENDS={rounds:"all rounds of the search were used",time:"the time limit of the search was reached",failed:"\
the search failed",cancelled:"the search was cancelled"};function formatCulprit(culprit){let{kind,commits,positions,of,ended}=culprit,
[only]=commits,cost=formatSearchCost(culprit);if(only!==void 0&&of===1)return richText`Changed by ${formatCommit(only)}, the only commit.`;
if(kind==="commit"&&only!==void 0)return richText`Changed by ${formatCommit(only)}, commit ${positions[0]} of ${of} (${cost}).`;
if(kind==="several")return richText`Changed in parts by ${formatCommits(commits)}, commits ${formatList(positions.map(String))} of ${of} (${cost}).`;
if(kind==="range")return richText`Changed by one of these ${commits.length} of ${of} commits, which cannot be distinguished because ${explainRange(
culprit)}: ${formatCommits(commits)} (${cost}).`;let why=ended==="settled"?"the search was for other results":ENDS[ended];
return richText`The commit that changed it was not found, because ${why} (${cost}).`}function explainRange({positions,levels,
ended}){if(ended!=="settled")return ENDS[ended];let measured=new Set(levels.map(({position})=>position)),[first=0,last=0]=[
positions[0],positions.at(-1)];return Array.from({length:last-first},(_,index)=>first+index).every(position=>measured.has(
position))?"their values are too close together":"commits between them could not be built or measured"}function formatSearchCost({
builds,rounds,minutes}){let time=minutes<.95?`${Math.round(60*minutes)} s`:`${Math.round(minutes)} min`;return`${formatCount(
builds,"build")}, ${formatCount(rounds,"round")}, ${time}`}function formatCommit({sha,subject}){return richText`${shortenSha(
sha)} ${asUntrustedText(subject)}`}function formatCommits(commits){let shown=commits.length<=MAX_COMMITS?commits:[commits[0],
commits.at(-1)],separator=shown.length<commits.length?" to ":", ";return shown.flatMap((commit,index)=>{let isLast=index===
shown.length-1,before=index===0?"":isLast&&shown.length===commits.length?" and ":separator;return richText`${before}${formatCommit(
commit)}`})}var MIN_P=1e-7;function formatMagnitude(ratio){return formatCompact(Math.abs(ratio)*100,2,"%")}function formatPValue(p){
return p<MIN_P?`p<${formatDecimals(MIN_P,7)}`:`p=${formatProbability(p)}`}function formatProbability(p){return p<MIN_P?p.
toExponential(1):formatDecimals(p,Math.max(3,1-Math.floor(Math.log10(p))))}function formatProbabilities(p,other){let texts=[
formatProbability(p),formatProbability(other)];return texts[0]===texts[1]&&p!==other?[p.toPrecision(4),other.toPrecision(
4)]:texts}function formatInterval(interval){if(interval===null)return null;let[low,high]=[interval.low,interval.high].map(
end=>Number.isFinite(end)&&end>-1?formatChange(end):null);return low&&high?`${low} to ${high}`:low?`above ${low}`:high?`\
below ${high}`:null}function toQuantityPiece(value,unit){let text=formatQuantity(value,unit);return text.endsWith(` ${unit}`)?
asUntrustedText(text):text}function formatChange(ratio){return formatWithSign(ratio*100,2,"%")}var SAME_WORK=.005;function makeCountsSentence(rows){let countOf=makeCountFinder(rows);return(row,verdict)=>{let count=countOf(
row);return count===void 0||isCount(row)||!isOfTime(row)?null:verdict.outcome==="unknown"?formatDecidingCount(count):verdict.
outcome==="fail"?formatMissingWork(count):null}}function makeCountFinder(rows){let counts=new Map(rows.filter(isCount).map(
row=>[benchmarkKeyOf(row),row]));return counts.size===0?()=>{}:benchmark=>counts.get(benchmarkKeyOf(benchmark))}function isCount({
metric,placements}){return metric===COUNTED_METRIC&&placements!==void 0}function isOfTime({unit}){let{kind,rate}=parseUnit(
unit);return kind==="time"||rate}function formatDecidingCount(count){let verdict=count.verdicts.filter(isAboutChange).find(
({limit:limit2,outcome})=>limit2!==null&&outcome!=="unknown");if(verdict===void 0||count.change===null)return null;let limit=verdict.
limit===null?"":`, and its budget allows ${formatPercent(verdict.limit)}`;return richText`Time cannot tell, but the count of its instructions can: ${formatChange2(
count)}${limit}.`}function formatMissingWork(count){let{change,better}=count;return change===null||(better==="higher"?-change:
change)>SAME_WORK?null:richText`It executes no more instructions than before: ${formatChange2(count)}. They do not show waiting, input and output, cache misses, or the width of vector instructions.`}
function formatChange2(count){let{change}=count;if(change===null||change===0)return richText`they are ${emphasise("the s\
ame")}`;let{more,less}=changeWordsOf(count);return richText`they are ${emphasise(`${formatMagnitude(change)} ${change>0?
more:less}`)}`}function findJudgedGeomeans({unit,n},{judgedGeomeans}){return judgedGeomeans.filter(row=>row.unit===unit&&row.members.length===
n)}function pickShownChange(geomean,judged){let[first]=findJudgedGeomeans(geomean,judged);return first===void 0||first.change===
null?{change:geomean.delta,interval:null}:{change:first.change,interval:first.interval}}var ESCAPED=new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`,"gu"),NO_TEXT=/^(?:true|false|null|yes|no|on|off|y|n)$/i;
function writeYamlName(name){return/^[A-Za-z_][\w./=-]*$/.test(name)&&!NO_TEXT.test(name)?name:quoteYaml(name)}function quoteYaml(text){
return`"${text.replaceAll(ESCAPED,escapeCharacter)}"`}function escapeCharacter(character){let code=character.codePointAt(
0)??0;return code>65535?`\\U${toHex(code,8)}`:`\\u${toHex(code,4)}`}function toHex(code,digits){return code.toString(16).
padStart(digits,"0")}var MIN_AROUND=24;function shortenNames(names,limit=TEXT_LIMIT){let labels=new Map,alike=new Map;for(let name of new Set(
names)){let label=shortenMiddle(cleanName(name),limit);alike.set(label,[...alike.get(label)??[],name])}let used=new Set,
numberOf=makeNumbering(used,limit),assign=(name,wanted)=>{let label=used.has(wanted)?numberOf(wanted):wanted;used.add(label),
labels.set(name,label)};for(let[label,[name,...others]]of alike)others.length===0&&assign(name,label);for(let own of alike.
values()){if(own.length===1)continue;let apart=tellApart(own.map(cleanName),limit);for(let[index,name]of own.entries())assign(
name,apart[index])}return labels}function cleanName(name){return cleanUntrustedText(name,Number.POSITIVE_INFINITY)}function tellApart(texts,limit){
let shortest=Math.min(...texts.map(({length})=>length)),[first=""]=texts,before=0;for(;before<shortest&&texts.every(text=>text[before]===
first[before]);)before+=1;for(;before>0&&texts.some(text=>isInside(text,before));)before-=1;let after=0;for(;after<shortest-
before&&texts.every(text=>text.at(-1-after)===first.at(-1-after));)after+=1;for(;after>0&&texts.some(text=>isInside(text,
text.length-after));)after-=1;let widest=Math.max(...texts.map(({length})=>length-before-after)),room=Math.min(widest,Math.
max(0,limit-MIN_AROUND)),around=limit-room,end=Math.min(after,Math.max(Math.floor(around/2),around-before));return texts.
map(text=>{let own=shortenMiddle(text.slice(before,text.length-after),room);return shortenMiddle(text.slice(0,before),around-
end)+own+shortenMiddle(text.slice(text.length-after),end)})}function isInside(text,index){return/^[\p{M}\p{EMod}\uDC00-\uDFFF]/u.
test(text.slice(index,index+2))}function makeNumbering(used,limit){let last=new Map;return label=>{for(let number2=(last.
get(label)??1)+1;;number2+=1){let suffix=` #${number2}`,numbered=shortenMiddle(label,limit-suffix.length)+suffix;if(last.
set(label,number2),!used.has(numbered))return numbered}}}function formatRename({from,by},labelOf=name=>name){return richText`renamed from ${asUntrustedText(labelOf(from))}${by===
"head"?" by this pull request":""}`}function formatRenameCount(rows){let count=listRenamedByHead(rows).length;return count===
0?null:`${formatCount(count,"benchmark")} renamed by this pull request`}var MAX_ENTRIES=20;function formatProposedRenames({
proposedRenames=[],configSource}){let[first,...others]=proposedRenames;if(first===void 0)return null;let labels=shortenNames(
[first.from,first.to]),[from,to]=[first.from,first.to].map(name=>asUntrustedText(labels.get(name))),what=others.length===
0?richText`${from} was renamed to ${to}`:richText`these benchmarks were renamed`,file=configSource?asUntrustedText(configSource.
path):"the configuration file";return{sentence:richText`If ${what}, add this to ${file} in the same pull request, and ${others.
length===0?"the two are":"each pair is"} compared:`,yaml:["renamed:",...listEntries(proposedRenames)].join(`
`)}}function listEntries(all){let entries=all.slice(0,MAX_ENTRIES).map(({from,to})=>`  ${writeYamlName(from)}: ${writeYamlName(
to)}`),more=all.length-entries.length;return more===0?entries:[...entries,`  # ${more.toLocaleString("en-US")} more in t\
he JSON report`]}var KNOWN=new WeakMap;function namesOfRows(rows){let known=KNOWN.get(rows)??makeRowNames(rows);return KNOWN.set(rows,known),
known}function makeRowNames(rows){let labelOf=labelsOf(rows.flatMap(({name,renamed})=>[name,renamed?.from??name])),labelOfMetric=labelsOf(
rows.map(({metric})=>metric)),labelOfGroup=labelsOf(rows.flatMap(row=>groupLabelOf(row)??[])),metrics=collectMetrics(rows),
isAmbiguous=row=>("members"in row?row.members.map(benchmarkKeyOf):[benchmarkKeyOf(row)]).flatMap(key=>[...metrics.get(key)?.
values()??[]]).some(other=>other.metric!==row.metric&&isSaidAlike(row,other)),metricOf=({metric})=>asUntrustedText(labelOfMetric(
metric)),nameOf=row=>"members"in row?formatGeomean(row):[asUntrustedText(labelOf(row.name))];return{labelOf,labelOfMetric,
labelOfGroup,subjectOf:row=>isAmbiguous(row)||!changeWordsOf(row).isClear&&row.metric!==row.unit?richText`${nameOf(row)} (${metricOf(
row)})`:nameOf(row),nameWithMetric:(row,{beside})=>{let others=[...metrics.get(benchmarkKeyOf(row))?.values()??[]].filter(
({metric})=>metric!==row.metric);return(beside==="unit"?others.some(({unit})=>unit===row.unit):others.length>0)?richText`${nameOf(
row)} ${metricOf(row)}`:nameOf(row)}}}function labelsOf(names){let labels=shortenNames(names);return name=>labels.get(name)??
name}function collectMetrics(rows){let all=new Map;for(let row of rows){let key=benchmarkKeyOf(row),own=all.get(key)??new Map;
all.set(key,own.set(row.metric,row))}return all}function isSaidAlike(one,other){let[words,others]=[changeWordsOf(one),changeWordsOf(
other)];return one.unit===other.unit||words.more===others.more&&words.less===others.less}function formatGeomean({members}){
return richText`The geomean of ${formatCount(members.length,"benchmark")}`}var SHOWN_ALPHA=.05;function makeResultTables(report,names=namesOfRows(report.rows)){let{rows,geomeans:geomeans2}=report,
countOf=makeCountFinder(rows);return[...groupInOrder(rows,({unit})=>unit)].map(([unit,ofUnit])=>{let severalMetrics=new Set(
ofUnit.map(({metric})=>metric)).size>1,groups=[...groupInOrder(ofUnit,groupLabelOf)].map(([name,ofGroup])=>({name,label:name===
null?null:names.labelOfGroup(name),rows:ofGroup.map(row=>makeTableRow(row,{severalMetrics,count:countOf(row),names}))})),
geomean=geomeans2.find(candidate=>candidate.unit===unit);return{unit,groups,geomean:geomean===void 0?null:geomeanCells(geomean,
report)}})}function groupInOrder(rows,key){let groups=new Map;for(let row of rows){let group=groups.get(key(row))??[];groups.
set(key(row),group),group.push(row)}return groups}function makeTableRow(row,{severalMetrics,count,names:{labelOf,labelOfMetric}}){
let{base,head,exact,unit}=row,scaled=makeRowFormatter([base,head].flatMap(side=>side?.median??[]),unit),centre=side=>side&&
{median:scaled(side.median),range:exact?"0%":formatRange(side)};return{row,label:labelOf(row.name),rename:row.renamed===
void 0?null:formatRename(row.renamed,labelOf),metric:severalMetrics?labelOfMetric(row.metric):null,base:centre(base),head:centre(
head),change:formatChangeCell(row),test:formatTestCell(row),interval:formatInterval(row.interval)??"",counted:count===void 0||
isCount(row)||!row.primary?null:formatChangeCell(count)}}function geomeanCells(geomean,report){let{unit,base,head,n}=geomean,
shown=pickShownChange(geomean,report);return{base:makeRowFormatter([base],unit)(base),head:makeRowFormatter([head],unit)(
head),change:formatChange(shown.change),interval:formatInterval(shown.interval)??"",n}}function formatRange({median:median2,
spread:{low,high}}){return!Number.isFinite(low)||!Number.isFinite(high)?"\u221E":Math.sign(low)!==Math.sign(median2)||Math.
sign(high)!==Math.sign(median2)?"?":median2===0?"0%":formatWholePercent(Math.max(high/median2-1,1-low/median2))}function formatChangeCell({
base,head,p,change:ratio}){return base===null||head===null?"":p!==null&&p>SHOWN_ALPHA?"~":ratio===null?"?":ratio===0?"0.\
00%":formatChange(ratio)}function formatTestCell({base,head,p}){if(base===null||head===null||p===null)return"";let sizes=base.
n===head.n?`n=${base.n}`:`n=${base.n}+${head.n}`;return p===0?`(${sizes})`:`(p=${formatDecimals(p,3)} ${sizes})`}var HEAD_ONLY="Values of head only, because no key of the tables tells base and head apart: add .file to row, col or tab\
le.";function formatCustomTables(tables){return tables.map(formatCustomTable)}function notesOf(tables){let isOfHead=tables.
some(({sides})=>!sides.includes("base")),mixed=[...new Set(tables.flatMap(({varying})=>varying))];return[...isOfHead?[HEAD_ONLY]:
[],...mixed.length>0?[mixedNote(mixed)]:[]]}function mixedNote(keys){return`Some cells mix benchmarks that differ in ${formatList(
keys)}: add it to row, col, table or ignore.`}function titleOf({kind,title},formatter){return kind==="change"||title===""?
title:formatter(title)}function formatCustomTable(table){let{fields,unit,columns,rows}=table,titles=columns.map(values=>values.
filter(value=>value!=="").join(" ")),labels=shortenNames([...rows.map(({label})=>label),...titles]),labelOf=text=>text===
""?"":labels.get(text)??text,versus={kind:"change",title:titles[0]==="base"?"vs base":"vs first"};return{caption:fields.
filter(({value})=>value!=="").map(({name,value})=>`${name}: ${value}`),unit,headings:titles.flatMap((title,column)=>[{kind:"\
values",title:labelOf(title)},...column===0?[]:[versus]]),lines:rows.map(row=>rowLine({...row,label:labelOf(row.label)},
unit)),geomean:geomeanCells2(table)}}function rowLine({label,cells},unit){let scaled=makeRowFormatter(cells.flatMap(cell=>cell?.
median??[]),unit),[base=null]=cells,values=cell=>cell===null?"":`${scaled(cell.median)} \xB1 ${formatRange(cell)}`;return{
label,cells:cells.flatMap((cell,column)=>column===0?[values(cell)]:[values(cell),formatComparison(base,cell)])}}function formatComparison(base,head){
if(!head?.comparison)return"";let compared={base,head,...head.comparison};return`${formatChangeCell(compared)} ${formatTestCell(
compared)}`.trim()}function geomeanCells2({rows,geomeans:geomeans2,unit}){return rows.length<2||geomeans2.every(({value})=>value===
null)?null:geomeans2.flatMap(({value,delta},column)=>{let average=value===null?"":makeRowFormatter([value],unit)(value);
return column===0?[average]:[average,delta===null?"":formatChange(delta)]})}var HEADLINES={"same-tree":"base and head have the same files",paths:"no changed file is inside of paths","depends-on":"\
all files that the benchmarks depend on are the same on both sides"};function formatNotMeasured({decisions=[],shard}){if(shard!==
void 0&&isEmptyShard(shard))return`Not measured: shard ${formatShard(shard)} has no benchmark, because there are only ${shard.
benchmarks.length}`;let reasons=new Set(decisions.map(({reason})=>reason)),[only]=reasons,text=reasons.size===1&&only!==
void 0?HEADLINES[only]:void 0;return`Not measured: ${decisions.some(({isClaim})=>isClaim)?`${CLAIM} `:""}${text??"nothin\
g that the benchmarks depend on changed"}`}var CLAIM="the measuring job says that",PATHS=asCode("paths"),DEPENDS_ON=asCode(
"depends-on"),DETAILS={"same-tree":({examples})=>richText`base and head have the same files, tree ${listPaths(examples,1)}`,
paths:({examples,count})=>richText`${count===1?"the only changed file is":`all ${count.toLocaleString("en-US")} changed \
files are`} outside of ${PATHS}: ${listPaths(examples,count)}`,"depends-on":({examples,count,isClaim})=>richText`${isClaim?
`${CLAIM} `:""}everything in ${DEPENDS_ON} and in the command is the same on both sides, ${formatCount(count,"file")}: ${listPaths(
examples,count)}`,"changed-inside":({examples,count})=>richText`${formatCount(count,"changed file")} inside of ${PATHS}: ${listPaths(
examples,count)}`,"changed-gate":({examples,count})=>richText`${formatCount(count,"changed file")} on which the gate itself depends: ${listPaths(
examples,count)}`,"changed-benchmarks":({examples,count})=>richText`${formatCount(count,"changed file")} that base gets from head by ${asCode(
"benchmark-files")}: ${listPaths(examples,count)}`,"paths-folder":({examples,count})=>richText`${listPaths(examples,count)} of ${PATHS} ${count===
1?"is a folder":"are folders"}, and patterns match files; write ${listPaths(examples.map(toFolderPattern),count)}`,"path\
s-unmatched":({examples,count})=>richText`no file matches ${listPaths(examples,count)} of ${PATHS}`,"depends-on-unmatche\
d":({examples,count})=>richText`on one side no file matches ${listPaths(examples,count)} of ${DEPENDS_ON}`,"command-outs\
ide":({examples,count})=>richText`the command names ${count===1?"a place":"places"} outside of the tree, where nothing is compared: ${listPaths(
examples,count)}`,"files-differ":({examples,count})=>richText`${formatCount(count,"file")} not the same on both sides: ${listPaths(
examples,count)}`,"files-unreadable":({examples,count})=>richText`${formatCount(count,"file")} that could not be compared: ${listPaths(
examples,count)}`,"links-astray":({examples,count})=>richText`${formatCount(count,"link")} that ${count===1?"leads":"lea\
d"} out of the tree or to nothing: ${listPaths(examples,count)}`};function formatDetail(decision){return formatRichText(
DETAILS[decision.reason](decision),PLAIN_FORMATTER).replaceAll("`","")}function listDecisions({decisions=[]}){return decisions.
map(decision=>{let what=decision.command===null?richText``:richText` ${asUntrustedText(decision.command)}`,where=decision.
leg===void 0?richText``:richText` on ${asUntrustedText(decision.leg)}`,verb=isSkip(decision)?"Not measured":"Measured";return richText`${verb}${what}${where}: ${DETAILS[decision.
reason](decision)}.`})}function listPaths(examples,count){let more=count-examples.length,shown=examples.flatMap((path,index)=>[
...index===0?[]:[", "],asUntrustedText(path)]);return more>0?[...shown,` and ${more.toLocaleString("en-US")} more`]:shown}var SMALLEST=5e-5;function isLevelVerdict(verdict){return typeof verdict.anchored?.level=="object"}function lacksLevel(verdict){
return typeof verdict.anchored?.level=="string"}function isLeftToWarning(verdict){return verdict.isUnjudged===!0||lacksLevel(
verdict)&&verdict.level!=="fail"}var MISSING_WORDS={"no-anchor":"no level is known","no-comparison":"no run compared it \
since then","no-ratio":"its values have no ratio, or are too few"};function formatLevelFinding(name,row,verdict){let{outcome,
limit,anchored}=verdict,{level,against}=anchored,amount=formatAmount(row,level,outcome==="fail"?null:"measured"),interval=level.
isExact?[]:richText` (95% interval ${formatInterval(level.interval)??"unknown"})`,unsure=outcome==="fail"?[]:[", which i\
s too close to its limit to be sure"],named=against===level.anchor.name?[]:richText` against ${asUntrustedText(against)}`,
own=formatOwnPart(row,level);return richText`${name} ${amount} ${asUntrustedText(level.anchor.name)}${interval}${unsure}; its budget${named} allows ${formatAllowed(
limit)}${own}.`}function formatMissingLevelFinding(name,{anchored,limit}){return richText`The budget of ${name} against ${asUntrustedText(
anchored.against)}, which allows ${formatAllowed(limit)}, is inconclusive: ${MISSING_WORDS[anchored.level]}.`}function formatAllowed(limit){
return limit===null||limit===0?"none":formatPercent(limit)}function formatUndecidedLevels(rows){let open=rows.flatMap(({
verdicts})=>verdicts).filter(verdict=>verdict.outcome==="unknown"&&!isAboutChange(verdict)&&!isLeftToWarning(verdict));return open.
length===0?null:`${formatCount(open.length,"budget")} against a release undecided`}function formatAmount(row,{change},measured){
let words=changeWordsOf(row),[own]=words.verb,verb=measured??(own==="got"?"is":own);return Math.abs(change)<SMALLEST?richText`${verb} the same as`:
richText`${verb} ${emphasise(`${formatMagnitude(change)} ${change>0?words.more:words.less}`)} than`}function formatOwnPart(row,{
isBase}){let{change,better,state,isAllowed}=row;if(isBase||change===null)return"";if(Math.abs(change)<SMALLEST)return"; \
this pull request adds nothing";let isSignificant=state==="regression"||state==="improvement"||isAllowed===!0||row.exact,
isWorse=change>0==(better==="lower"),size=formatMagnitude(change);return`; this pull request ${isWorse?`adds ${size}`:`t\
akes ${size} off`}${isSignificant?"":", which may be chance"}`}function listLevelFacts({outcome,anchored:{level}}){return[
...level.isBase?[]:[richText`base ${formatChange(level.base)} since ${asUntrustedText(level.anchor.name)}`],...level.isExact?
[]:[richText`${formatPValue(level.p)}`],...outcome==="unknown"?[richText`more runs of base against ${asUntrustedText(level.
anchor.name)} make it more certain`]:[]]}var MAX_SHOWN=3,MIN_SHOWN=.01;function hasLevel(row){return row.since!==void 0}
function listChangedSince(rows){let worseningOf2=({better:better2,since})=>better2==="lower"?since.change:-since.change,
changed=rows.filter(hasLevel).filter(({since})=>since.isSignificant&&Math.abs(since.change)>=MIN_SHOWN),worse=changed.filter(
row=>worseningOf2(row)>0),better=changed.filter(row=>worseningOf2(row)<=0);return[...worse.toSorted((one,other)=>worseningOf2(
other)-worseningOf2(one)),...better.toSorted((one,other)=>worseningOf2(one)-worseningOf2(other))]}function formatSinceLine({
rows}){let hasFinding=row=>row.verdicts.some(verdict=>isLevelVerdict(verdict)&&verdict.outcome!=="pass"),changed=listChangedSince(
rows).filter(row=>!hasFinding(row)),[first]=changed;if(first===void 0)return null;let hasSeveralMetrics=new Set(rows.map(
({metric})=>metric)).size>1,{labelOf}=namesOfRows(rows),items=changed.slice(0,MAX_SHOWN).map(row=>{let{name,metric,change,
since}=row,label=asUntrustedText(labelOf(name)),subject=hasSeveralMetrics?richText`${label} ${asUntrustedText(metric)}`:
[label],own=change===null?[]:richText` (this pull request ${formatChange(change)})`;return richText`${subject} ${emphasise(
formatChange(since.change))}${own}`}),more=changed.length-items.length,rest=more===0?[]:[richText`${formatCount(more,"mo\
re result")}`],list2=[...items,...rest].flatMap((item,index)=>index===0?item:[", ",...item]);return richText`Since ${asUntrustedText(
first.since.anchor.name)}: ${list2}.`}function listSinceFacts(rows){let first=rows.find(hasLevel);return first===void 0||
listChangedSince(rows).length>0?[]:[richText`since ${asUntrustedText(first.since.anchor.name)}: no significant change of 1% or more`]}function worseSignOf({better,base}){let grows=better==="lower"?1:-1;return base!==null&&base.median<0?-grows:grows}function worseningOf(row){
return row.change===null?null:worseSignOf(row)*row.change}function worseningIntervalOf(row){if(row.interval===null)return null;
let{high}=row.interval,low=row.interval.low<=-1?Number.NEGATIVE_INFINITY:row.interval.low;return worseSignOf(row)===1?{low,
high}:{low:-high,high:-low}}function allowedWorseningOf({verdicts}){let limits=verdicts.filter(isAboutChange).flatMap(({
kind,limit})=>kind==="max-regression"&&limit!==null?[limit]:[]);return limits.length===0?null:Math.min(...limits)}function allowedValueOf({
verdicts}){return verdicts.find(({kind})=>isAbsoluteLimit(kind))?.limit??null}function undecidedReasonOf(row,verdict){if(findImpossibleValue(row)!==null)return"impossible";if(isAbsoluteLimit(verdict.
kind))return"varies";if(verdict.isHeld)return"held";if(row.exact&&row.placements!==void 0)return"placements";if(row.interval===
null&&!row.exact)return"no-ratio";let range=formatInterval(row.interval)===null?null:worseningIntervalOf(row);if(range===
null)return"few-values";let allowed=allowedChangeOf(row,verdict);return range.high<=allowed?"within":range.low>allowed?"\
beyond":"straddles"}function allowedChangeOf({base},{limit,minDelta=0}){let floor=minDelta===0||base===null||base.median===
0?0:minDelta/Math.abs(base.median);return Math.max(limit??0,floor)}function isForMoreRounds(reason){return reason!=="imp\
ossible"&&reason!=="no-ratio"}function lacksSignificance({p},{alpha}){return p!==null&&alpha!==null&&alpha>0&&p>2*alpha}function describeVerdict(subject,verdict){let{row,name}=subject;return isLevelVerdict(verdict)&&!("members"in row)?formatLevelFinding(
name,row,verdict):lacksLevel(verdict)?formatMissingLevelFinding(name,verdict):verdict.outcome==="fail"?formatBrokenBudget(
subject,verdict):formatUndecidedBudget(subject,verdict)}function formatBrokenBudget({row,name,metrics},{kind,limit}){if(kind===
"new"||kind==="removed")return formatMissingSide(name,kind,metrics);if(limit===null||row.head===null)return richText`${name} broke its budget ${asUntrustedText(
kind)}.`;if(isAbsoluteLimit(kind)){let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} is at ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}.`}return richText`${name} ${formatRowChange(row)}. Its budget allows ${limit===
0?"none":formatPercent(limit)}.`}function formatMissingSide(name,kind,metrics){if(metrics===null)return kind==="new"?richText`${name} is ${emphasise(
"new")}, and this gate does not allow new benchmarks.`:richText`${name} was ${emphasise("removed")}: base has it, head does not.`;
let all=formatNames(metrics);return kind==="new"?richText`${name} has ${emphasise(metrics.length===1?"a new metric":"new\
 metrics")}, which this gate does not allow: ${all}.`:richText`${name} ${emphasise(metrics.length===1?"lost a metric":"l\
ost metrics")} that base has: ${all}. Check that the command on head still asks for them.`}function formatUndecidedBudget({
row,name},verdict){let{kind,limit}=verdict;if(limit===null||row.head===null)return richText`The budget ${asUntrustedText(
kind)} of ${name} is inconclusive.`;let reason=undecidedReasonOf(row,verdict);if(reason==="impossible"){let{value,side}=findImpossibleValue(
row);return richText`${name} has ${emphasisePiece(toQuantityPiece(value,row.unit))} on ${side}, which cannot have been measured.`}
if(reason==="varies"){let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} measured ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}, but its values vary too much to be sure.`}let allowed=formatAllowance(row,
verdict);if(reason==="held")return richText`${name} ${formatRowChange(row)}. Its budget allows ${allowed}. But nearly everything got worse together, and the order of the runs does not yet rule out the machine as the cause.`;
let measured=richText`${name} ${formatRowChange(row,"measured")}`,range=formatInterval(row.interval);return reason==="be\
yond"?richText`${measured}. It ${seemsWorse(row)} than allowed (${range??""}, allowed ${allowed}), but ${formatRoundCount(
row)} not proof yet${formatMissingProof(row,verdict)}.`:richText`${measured}, but ${explainUndecided(reason,row,range)}. Its budget allows ${allowed}.`}
function explainUndecided(reason,row,range){return reason==="placements"?"it was counted in too few placements to be sur\
e":reason==="no-ratio"?"values below zero have no ratio, and so no interval":reason==="within"?`${formatRoundCount(row)}\
 too few for a verdict`:range===null?"there are too few values to be sure":`anything from ${range} is possible (95% inte\
rval)`}function formatAllowance(row,verdict){let{limit,minDelta}=verdict,ratio=limit===0?"none":formatPercent(limit??0);
return minDelta!==void 0&&allowedChangeOf(row,verdict)>(limit??0)?richText`${ratio}, or up to ${toQuantityPiece(minDelta,
row.unit)}`:[ratio]}function seemsWorse(row){let verb=changeWordsOf(row).verb[1],worse=worseWordOf(row);return verb==="g\
ot"||verb==="are"?`looks ${worse}`:`seems to ${verb} ${worse}`}function formatMissingProof(row,verdict){if(!lacksSignificance(
row,verdict))return"";let[p,needed]=formatProbabilities(row.p,2*verdict.alpha);return`: p=${p}, needed ${needed}`}function formatRoundCount(row){
let count=Math.min(...[row.base,row.head].map(side=>new Set(side?.rounds).size));return`${formatCount(count,isCount(row)?
"placement":"round")} ${count===1?"is":"are"}`}function formatRowChange(row,verb=changeWordsOf(row).verb[0]){let{base,head,
change,unit}=row;if(base===null||head===null)return richText`was not measured on both sides`;if(change===null)return richText`went from ${emphasisePiece(
toQuantityPiece(base.median,unit))} to ${emphasisePiece(toQuantityPiece(head.median,unit))}`;let{more,less}=changeWordsOf(
row),isMore=base.median<0?change<0:change>0;return[...change===0?["measured the same"]:[`${verb} `,emphasise(`${formatMagnitude(
change)} ${isMore?more:less}`)],...formatEnds(row,change)]}var SAME_CHANGE=.05,TOO_SMALL_TO_SEE=.001;function formatEnds({
base,head,exact,delta,unit},change){let[from,to]=[toQuantityPiece(base.median,unit),toQuantityPiece(head.median,unit)],ends=richText`${from} → ${to}`;
if(exact)return richText`: ${ends}`;let isUnseen=Math.abs(change)<TOO_SMALL_TO_SEE&&formatQuantity(base.median,unit)===formatQuantity(
head.median,unit);if(delta!==null&&Math.abs(delta-change)<=SAME_CHANGE*Math.abs(change)||isUnseen)return richText`: medians ${ends}`;
let own=delta===null||delta*change<=0?[]:richText` (medians ${ends}, ${formatChange(delta)})`;return richText` by the typical ratio of two values${own}`}
var MAX_NAMES2=3;function formatNames(names){let limit=names.length===MAX_NAMES2+1?names.length:MAX_NAMES2;return list(names.
map(asUntrustedText),limit)}function formatBoundSide(kind){return kind==="max"?"above the ceiling":"below the floor"}function emphasisePiece(piece){
return typeof piece=="string"?emphasise(piece):piece}function formatFacts(row,{verdict,severalGroups,names}){let label=groupLabelOf(row),group=severalGroups&&label!==null?[richText`${asUntrustedText(
names.labelOfGroup(label))}`]:[];if(verdict.limit===null)return group.flat();if(!isAboutChange(verdict)){let levelFacts=isLevelVerdict(
verdict)?listLevelFacts(verdict):[];return joinFacts([...group,richText`${asUntrustedText(row.unit)}`,...levelFacts])}let evidence=isAbsoluteLimit(
verdict.kind)?boundEvidence(row):changeEvidence(row,verdict),isTooSoon=verdict.outcome==="unknown"&&row.placements!==void 0,
constant=row.exact&&!isTooSoon?[richText`the same in every ${row.placements===void 0?"run":"placement"}, so no test is needed`]:
[],sizes=[row.base,row.head].flatMap(side=>side?.n??[]),all=[...group,...row.renamed===void 0?[]:[formatRename(row.renamed,
names.labelOf)],richText`${asUntrustedText(row.unit)}`,..."members"in row?membersOf(row,names):[],...evidence,...constant,
...formatDetectable(row,verdict),...formatDecidingFactors(row,verdict),richText`n=${[...new Set(sizes)].join("+")}`];return joinFacts(
all)}function joinFacts(facts){return facts.flatMap((part,index)=>index===0?part:[" \xB7 ",...part])}function membersOf({
members,leftOut},{labelOf}){let zeros=leftOut===0?"":`, without ${leftOut.toLocaleString("en-US")} that have zeros`;return[
richText`over ${formatNames(members.map(({name})=>labelOf(name)))}${zeros}`]}function formatDetectable(row,{outcome}){let detectable="\
detectable"in row?row.detectable:null;return outcome!=="unknown"||detectable===null||detectable===void 0?[]:[richText`minimum detectable change ${formatMargin(
detectable)}`]}function formatDecidingFactors(row,{outcome,kind}){let factors="wouldDecide"in row?row.wouldDecide:void 0;
if(outcome!=="unknown"||factors===void 0||factors.kind!==kind)return[];let{minutes,limit}=factors,limits=limit===null?[]:
[isAbsoluteLimit(kind)?toQuantityPiece(limit,row.unit):formatPercent(limit)],ways=[...minutes===null?[]:[richText`about ${formatCount(
minutes,"more minute")}`],...limits.map(text=>richText`a limit of ${text}`)];return ways.length===0?[]:[richText`would be decided by ${ways.
flatMap((way,index)=>index===0?way:[", or by ",...way])}`]}function boundEvidence({head,exact,unit}){if(head===null||exact)
return[];let{low,high}=head.spread;return!Number.isFinite(low)||!Number.isFinite(high)?[]:[richText`95% interval ${toQuantityPiece(
low,unit)} to ${toQuantityPiece(high,unit)}`]}function changeEvidence(row,verdict){let{interval,p}=row,range=verdict.outcome===
"fail"?formatInterval(interval):null,{early}=verdict,soFar=early===void 0||!hasStoppedEarly(row,verdict)?[]:[richText`measured so far, after ${String(
early.rounds)} of at most ${String(early.of)} ${wordForRounds(row)}`];return[...range===null?[]:[richText`95% interval of the change ${range}`],
...p===null?[]:formatTestOf(row,p,verdict),...soFar]}function wordForRounds(row){return isCount(row)?"placements":"round\
s"}function formatTestOf(row,p,verdict){if(verdict.outcome!=="unknown")return[[formatPValue(p)]];let reason=undecidedReasonOf(
row,verdict);if(!lacksSignificance(row,verdict)){let remark=reason==="straddles"?", which is significant, but the change\
 may be within the limit":"";return[[`${formatPValue(p)}${remark}`]]}if(reason==="beyond")return[];if(reason==="within")
return[[formatPValue(p)]];let[shown,needed]=formatProbabilities(p,2*verdict.alpha);return[[`p=${shown} (${needed} or les\
s is needed)`]]}var MAX_LENGTH=60;function formatProfileValue(value,unit){let text=unit==="ns"?formatQuantity(value/1e9,"sec"):formatQuantity(
value,unit);return unit==="ns"?text:cleanUntrustedText(text,MAX_LENGTH)}function formatProfileDelta(value,unit){return`${value>
0?"+":""}${formatProfileValue(value,unit)}`}function formatTotals({unit,base,head}){return`base ${formatProfileValue(base,unit)}, head ${formatProfileValue(head,unit)}\
 (${formatChange(head/base-1)})`}var FLAME_PAGE_TITLE="Which function changed";function formatFunctionCount(changed,touched){
let note=touched===0?"":`, ${touched} in files of this change, shown first`;return`${formatCount(changed,"function")} ch\
anged${note}`}function formatDeltaInterval({low,high},unit){return low===null||high===null?null:`${formatProfileDelta(low,
unit)} to ${formatProfileDelta(high,unit)}`}function formatProfileCount({base,head}){return base===head?`${formatCount(base,
"profile")} a side`:`${formatCount(base,"profile")} of base and ${head} of head`}function formatOrigin({runs,samples}){let profiles=formatProfileCount(
runs);return samples===null?profiles:`${profiles}, ${formatCount(samples.base,"sample")} of base, ${samples.head.toLocaleString(
"en-US")} of head`}function explainNoFunction({reason,strongest,runs},{source,formatDelta:formatDelta2,option}){if(strongest===
null)return richText`No function is named: the profiles of both sides do not differ${source}.`;let start=richText`No function is named: none changed by more than its noise${source}. The clearest change is ${formatDelta2(
strongest.deltaSelf)} in ${asUntrustedText(strongest.name)}.`;return reason==="few-samples"?richText`${start} If it is real, ${formatCount(
runs??0,"profile")} a side would show it${option}.`:richText`${start} More profiles would hardly help.`}function listProfileNotes(attribution){
let{unnamed,unit}=attribution,silence=unnamed&&explainNoFunction(unnamed,{source:"",formatDelta:value=>richText`${formatProfileDelta(
value,unit)}`,option:[]});return[silence&&formatRichText(silence,PLAIN_FORMATTER),warnOfOneRun(attribution),warnOfSpread(
attribution)].filter(note=>note!==null)}function warnOfOneRun({runs,functions}){return runs.base>1&&runs.head>1||functions.
length===0?null:"One profile on a side does not show its noise. Give several profiles of each side to get intervals."}var LARGE_SPREAD=.1;
function warnOfSpread({spread}){return spread===null||spread<LARGE_SPREAD?null:`The totals of the runs differ by ${Math.
round(100*spread)} % (standard deviation), which widens all intervals. Give each run the same work, on a machine that do\
es nothing else.`}var MAX_ROWS=5;function describeFunctions({functions}){if(functions===void 0)return null;if(functions.kind==="missing")return onlyIntro(
richText`${MISSING[functions.reason]}`);let{attribution}=functions,{unnamed}=attribution;if(unnamed!==null)return onlyIntro(
explainSilence(functions,unnamed));let sorted=sortForReaders(attribution.functions),shown=sorted.slice(0,MAX_ROWS),hidden=sorted.
slice(MAX_ROWS),rest=hidden.reduce((sum,{deltaSelf})=>sum+deltaSelf,functions.elsewhere),more=hidden.length===0?"elsewhe\
re":`elsewhere, which includes ${formatCount(hidden.length,"more function")}`;return{intro:formatIntro(functions),rows:shown.
map(one=>describeFunction(one,functions)),elsewhere:richText`${formatDelta(rest,functions)} ${more}`,hasIntervals:shown.
some(({low})=>low!==null)}}var MISSING={metric:"No function is named: the profiles do not measure this metric.","no-prof\
ile":"No function is named, because there are no profiles of both sides. A warning says why."};function onlyIntro(intro){
return{intro,rows:[],elsewhere:null,hasIntervals:!1}}function sortForReaders(functions){let rank=({touched})=>touched?0:
1;return functions.toSorted((one,other)=>rank(one)-rank(other)||Math.abs(other.deltaSelf)-Math.abs(one.deltaSelf))}function formatIntro({
attribution,isOfCommand,isProportional}){let{functions}=attribution,touched=functions.filter(one=>one.touched).length,where=touched===
0?"":functions.length===1?", in a file of this change":`, ${touched} of them in files of this change`;return richText`${isOfCommand?
"Own time in profiles of the whole command, as a share of its time on base":"Own time of functions"}, from ${formatProfileCount(
attribution.runs)}: ${formatCount(functions.length,"function")} changed${where}.${isProportional?" Their shares do not d\
iffer, so all of them grew with the benchmark, and none stands out.":""}`}function explainSilence(functions,unnamed){return explainNoFunction(
unnamed,{source:`, from ${formatProfileCount(functions.attribution.runs)}`,formatDelta:value=>formatDelta(value,functions),
option:richText` (${asCode("runs")} of ${asCode("profile")})`})}function describeFunction(one,functions){let{name,file,deltaSelf,
low,high,touched}=one,mark=touched?", in this change":"";return{delta:formatDelta(deltaSelf,functions),interval:low===null||
high===null?null:richText`${formatDelta(low,functions)} to ${formatDelta(high,functions)}`,name:richText`${asUntrustedText(
name)}`,file:file===null?[]:richText`${asUntrustedText(file)}${mark}`}}function formatDelta(value,{attribution,isOfCommand}){
return isOfCommand?richText`${formatChange(value/attribution.base)}`:richText`${value>0?"+":""}${toQuantityPiece(value,attribution.
unit)}`}function formatMainFunction({functions}){if(functions?.kind!=="compared")return null;let[first]=sortForReaders(functions.
attribution.functions);if(first===void 0)return null;let{name,file,deltaSelf}=first,place=file===null?[]:richText` (${asUntrustedText(
file)})`;return richText`Of it ${formatDelta(deltaSelf,functions)} in ${asUntrustedText(name)}${place}.`}var MIN_ROUNDS=6,LEVEL_ORDER=["fail","warn","report"];function listFindings({rows,judgedGeomeans}){let severalGroups=new Set(
rows.map(groupLabelOf)).size>1,metricsOf=collectMissingMetrics(rows),countsSentenceOf=makeCountsSentence(rows),names=namesOfRows(
rows),{subjectOf,labelOf}=names,rank=({outcome,level})=>(outcome==="fail"?0:3)+LEVEL_ORDER.indexOf(level);return[...rows,
...judgedGeomeans].flatMap(row=>row.verdicts.map(verdict=>({row,verdict}))).filter(({verdict})=>verdict.outcome!=="pass"&&
!isLeftToWarning(verdict)).filter(makeOncePerBenchmark()).toSorted((left,right)=>rank(left.verdict)-rank(right.verdict)).
map(({row,verdict})=>{let metrics=verdict.limit===null?metricsOf(verdict.kind,row)?.map(names.labelOfMetric)??null:null,
name=verdict.limit===null&&!("members"in row)?[asUntrustedText(labelOf(row.name))]:subjectOf(row),what=describeVerdict({
row,name,metrics},verdict),counted=isAboutChange(verdict)?countsSentenceOf(row,verdict):null;return{row,label:"members"in
row?null:labelOf(row.name),verdict,what:counted===null?what:richText`${what} ${counted}`,facts:formatFacts(row,{verdict,
severalGroups,names}),because:verdict.because,culprit:verdict.outcome==="fail"&&isAboutChange(verdict)?formatCulpritOf(row):
null,functions:verdict.outcome==="fail"&&isAboutChange(verdict)&&"state"in row?describeFunctions(row):null,metrics}}).map(
makeReasonOnce())}function formatCulpritOf(row){return"culprit"in row&&row.culprit!==void 0?formatCulprit(row.culprit):null}
function makeOncePerBenchmark(){let seen=new Set;return({row,verdict})=>{let key=missingSideKeyOf(verdict.kind,row),isFirst=verdict.
limit!==null||!seen.has(key);return seen.add(key),isFirst}}function missingSideKeyOf(kind,row){return`${kind} ${benchmarkKeyOf(
row)}`}function collectMissingMetrics(rows){let isOfBoth=makeBothSidesCheck(rows),metrics=new Map;for(let row of rows.filter(
isOfBoth))for(let{kind}of row.verdicts.filter(({limit})=>limit===null)){let key=missingSideKeyOf(kind,row);metrics.set(key,
[...metrics.get(key)??[],row.metric])}return(kind,row)=>metrics.get(missingSideKeyOf(kind,row))??null}function makeReasonOnce(){
let seen=new Set;return finding=>{let{because}=finding,isKnown=seen.has(because);return seen.add(because),isKnown?{...finding,
because:null}:finding}}function openReasonOf({row,verdict}){if(verdict.outcome!=="unknown"||!isAboutChange(verdict))return null;
let reason=undecidedReasonOf(row,verdict);return isForMoreRounds(reason)?reason:null}function needsAdvice(findings){return findings.
some(finding=>openReasonOf(finding)!==null)}function formatAdvice({rounds,baseBrokeIn},findings){let undecided=findings.
filter(finding=>openReasonOf(finding)!==null);if(undecided.length>0&&undecided.every(({row})=>isCount(row)))return richText`Rounds do not decide counts, placements do. If they ended early, a warning says why: mend that, or raise ${asUntrustedText(
"max-minutes")}. Otherwise widen the budget.`;if(baseBrokeIn!==void 0)return richText`More rounds do not help: base does not run any more. A warning says what to look for.`;
let knobs=richText`${asUntrustedText("rounds")} and ${asUntrustedText("max-minutes")}`,tooFew=`${formatCount(rounds,"rou\
nd")} ${rounds===1?"is":"are"} too few`;if(rounds<MIN_ROUNDS)return richText`${tooFew} for a verdict. Allow more with ${knobs}.`;
let why=undecided.every(finding=>openReasonOf(finding)==="straddles")?"The noise of this machine hides changes this smal\
l":`${tooFew} for the noise of this machine`;return richText`${why}. Measure longer (${knobs}), use a quieter machine, or widen the budget.`}var LINES={configuration:"The configuration cannot be used","configuration-of-head":"The configuration of this pull requ\
est is invalid",permission:"The report could not be made: the token may not read what it needs","workflow-unknown":"The \
report could not be made: the workflow that measured is not on the default branch","measuring-failed":"The report could \
not be made: the run that measured did not succeed","pull-request-unknown":"The report could not be made: the pull reque\
st of this commit is not known","recording-missing":"The report could not be made: there is no recording","recording-ref\
used":"The report could not be made: a recording was refused","report-failed":"The report could not be made","not-measur\
ed":"Nothing was measured",cancelled:"Measuring was cancelled, so nothing is judged",tampered:"Nothing is judged: someth\
ing interfered with the measuring","both-sides-failed":"The command or the configuration is wrong, not the pull request:\
 base fails in the same way","setup-failed":"The setup failed on head","benchmark-failed":"The benchmark failed on head",
"time-over":"The time limit was over before head had a result","nothing-measured":"Head has no benchmark results","names\
-unstable":"Names of benchmarks are not the same in each invocation, so they cannot be judged","shard-missing":"A part o\
f the benchmarks has no recording","limit-misfit":"No verdict: the limit of a budget does not fit its metric","budgets-u\
nmatched":"No verdict: no budget that can fail this check matches a result","rounds-too-few":"No verdict: these rounds c\
an never show that a budget is broken"};function formatErrorLine({problems,legs}){let found=new Set(problems.filter(({severity})=>severity===
"error").map(({failure})=>failure)),first=FAILURES.find(failure=>found.has(failure)),line=first===void 0?"No verdict bec\
ause of an error":LINES[first];return legs===void 0?line:`On at least one machine: ${lowerFirst(line)}`}function formatAcceptedBy({by,at}){return richText`Accepted by ${asUntrustedText(`@${by}`)} on ${formatTime(at)}: `}function formatAuditLine({
label,by,isAuthor,at,scope,verdict}){let who=isAuthor?richText`${asUntrustedText(`@${by}`)}, who also opened the pull request,`:
richText`${asUntrustedText(`@${by}`)}`,reach=scope==="commit"?"It holds for this commit only: a new push needs a new lab\
el.":"It holds for every commit of this pull request.";return richText`Measured verdict: ${asUntrustedText(verdict)}. ${who} set the label ${asUntrustedText(
label)} on ${formatTime(at)}, so the check passes and the run counts as ${asUntrustedText("pass")}. ${reach}`}function formatTime(at){
let ms=Date.parse(at);return Number.isNaN(ms)?asUntrustedText(at):`${new Date(ms).toISOString().slice(0,16).replace("T",
" ")} UTC`}var ROW_KINDS=[...STATES,"not-significant","not-proved","allowed"],DEFAULT_ALLOWANCE=.05;function kindOf(row){if(row.state!==
"unchanged")return row.state;let allowed=allowanceOf(row),{low,high}=rangeOf(row)??UNBOUNDED;return low>=-allowed&&high<=
allowed?"unchanged":row.isAllowed?"allowed":/\d/.test(formatChangeCell(row))?"not-proved":"not-significant"}var UNBOUNDED={
low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};function rangeOf({exact,change,interval}){return exact&&change!==
null?{low:change,high:change}:interval}function allowanceOf({verdicts,base}){let limit=allowedWorseningOf({verdicts})??DEFAULT_ALLOWANCE,
floors=verdicts.filter(isAboutChange).flatMap(({minDelta})=>minDelta??[]);return floors.length===0||base===null||base.median===
0?limit:Math.max(limit,Math.min(...floors)/Math.abs(base.median))}function halfWidthOf({interval}){if(interval===null)return null;
let half=(interval.high-interval.low)/2;return Number.isFinite(half)?half:null}var KIND_WORDS=[["regression","worse"],["\
inconclusive","undecided"],["improvement","better"],["unchanged","unchanged"],["not-significant","no significant change"],
["not-proved","not proved"],["allowed","worse within budget"],["new","new"],["removed","removed"],["failed","failed"]],WORDS=new Map(
KIND_WORDS);function countKinds(rows){let all=rows.map(row=>({row,kind:kindOf(row)}));return KIND_WORDS.flatMap(([kind,word])=>{let own=all.
filter(one=>one.kind===kind).map(({row})=>row);if(own.length===0)return[];let margin=kind==="not-significant"?formatWidest(
own):"";return[`${own.length.toLocaleString("en-US")} ${kind==="not-significant"?"with ":""}${word}${margin}`]})}function formatWidest(rows){
let widths=rows.flatMap(row=>halfWidthOf(row)??[]);return widths.length===0?"":` (${rows.length===1?"":"up to "}\xB1${formatMargin(
widths.reduce((one,other)=>Math.max(one,other)))})`}function summariseUnchangedRows(rows){return rows.every(row=>kindOf(
row)==="unchanged")?formatCount(rows.length,"unchanged result"):`${formatCount(rows.length,"result")}: ${formatList(countKinds(
rows))}`}var MAX_WORSENINGS=2,CONCLUSION_ICONS={pass:"good",warn:"warning",fail:"bad",inconclusive:"undecided",error:"broken"};function makeHeadline(report){
let{conclusion,accepted,rows}=report,isWeak=explainEmptyPass(rows)!==null||isJudgedByItself(report);return{mark:accepted!==
null||conclusion==="pass"&&isWeak?"warning":CONCLUSION_ICONS[conclusion],text:formatRichText(formatHeadline(report),PLAIN_FORMATTER)}}
function formatHeadline(report){let{conclusion,accepted,rows}=report;if(accepted!==null)return[...formatAcceptedBy(accepted),
lowerFirst(LINES2[accepted.verdict](report))];if(conclusion==="pass"&&isNothingMeasured(report))return[formatNotMeasured(
report)];let empty=conclusion==="pass"?explainEmptyPass(rows):null;if(empty!==null)return[empty];let own=conclusion==="p\
ass"&&isJudgedByItself(report)?", by the configuration of this pull request":"";return[LINES2[conclusion](report)+own]}function isJudgedByItself({
problems}){return problems.some(({code})=>code==="config-broken-on-base")}function explainEmptyPass(rows){return isBaseMissing(
rows)?"Nothing to compare with: base has no results":isNothingJudged(rows)?"Nothing was judged: base was measured on ano\
ther machine":null}function formatCounts({rows}){let kinds=countKinds(rows),about2=`${formatCount(countBenchmarks(rows),
"benchmark")}, ${formatCount(rows.length,"result")}`;return[kinds.length===0?about2:`${about2}: ${kinds.join(", ")}`,formatUndecidedLevels(
rows),formatRenameCount(rows)].filter(part=>part!==null).join("; ")}function countBenchmarks(rows){return new Set(rows.map(
benchmarkKeyOf)).size}var LINES2={pass:report=>{let{rows,judgedGeomeans}=report;if([...rows,...judgedGeomeans].every(({verdicts})=>verdicts.
length===0))return"No budget applies to these benchmarks";if(hasBroken(report,"report"))return`${brokenLine(report,"repo\
rt")} (for information only)`;let better=countBenchmarks(rows.filter(({state})=>state==="improvement")),improved=better===
0?[]:[`${better} got better`],open=listUndecidedSubjects(report,["warn","report"]),undecided=open.length===0?[]:[`${formatList(
open)} inconclusive`];return["No benchmark broke its budget",...improved,...undecided].join(", ")},warn:report=>`${brokenLine(
report,"warn")} (a warning only)`,fail:report=>brokenLine(report,"fail"),inconclusive:report=>{if(report.baseBrokeIn!==void 0)
return`Inconclusive: base ran at first and failed in round ${report.baseBrokeIn}`;let open=listUndecidedSubjects(report,
["fail"]);return open.length===0?"Inconclusive: names of benchmarks on base are not the same in each invocation":`Inconc\
lusive: ${formatList(open)}`},error:report=>formatErrorLine(report)};function listUndecidedSubjects({rows,judgedGeomeans},levels){
let isOpen=verdict=>levels.includes(verdict.level)&&verdict.outcome==="unknown"&&!isLeftToWarning(verdict),count=isWanted=>countBenchmarks(
rows.filter(({verdicts})=>verdicts.some(one=>isOpen(one)&&isWanted(one)))),[open,sinceRelease]=[count(isAboutChange),count(
verdict=>!isAboutChange(verdict))];return[...open===0?[]:[formatCount(open,"benchmark")],...geomeansIn(judgedGeomeans.filter(
({verdicts})=>verdicts.some(isOpen))),...sinceRelease===0?[]:[`${formatCount(sinceRelease,"benchmark")} against a releas\
e`]]}function hasBroken({rows,judgedGeomeans},level){return[...rows,...judgedGeomeans].some(({verdicts})=>verdicts.some(
verdict=>hasOutcome(verdict,level,"fail")))}function brokenLine({rows,judgedGeomeans},level){let broken=rows.flatMap(row=>row.
verdicts.filter(verdict=>hasOutcome(verdict,level,"fail")).map(verdict=>({row,verdict}))),limits=broken.filter(({verdict})=>verdict.
limit!==null&&isAboutChange(verdict)),levels=broken.filter(({verdict})=>!isAboutChange(verdict)),members=["removed","new"].
flatMap(kind=>{let own=broken.filter(({verdict})=>verdict.kind===kind).map(({row})=>row);return membersLines(own,{kind,isOfBoth:makeBothSidesCheck(
rows)})}),geomeans2=judgedGeomeans.filter(({verdicts})=>verdicts.some(verdict=>hasOutcome(verdict,level,"fail"))),budgets=[
...budgetsLine(limits,geomeans2),...levelsLine(levels)];return budgets.length===0?`${formatList(members)}, which this ga\
te does not allow`:capitalise(formatList([...budgets,...members]))}function membersLines(rows,{kind,isOfBoth}){let partly=rows.
filter(isOfBoth),[whole,changed]=[countBenchmarks(rows.filter(row=>!isOfBoth(row))),countBenchmarks(partly)],metrics=new Set(
partly.map(({metric})=>metric)).size,be=kind==="new"?["is","are"]:["was","were"],[verb,adjective]=kind==="new"?[changed===
1?"has":"have","new "]:["lost",""],what=metrics===1?`a ${adjective}metric`:`${metrics} ${adjective}metrics`;return[...whole===
0?[]:[`${formatCount(whole,"benchmark")} ${whole===1?be[0]:be[1]} ${kind}`],...changed===0?[]:[`${formatCount(changed,"b\
enchmark")} ${verb} ${what}`]]}function budgetsLine(limits,geomeans2){if(limits.length===0)return geomeansLine(geomeans2);
if(geomeans2.length===0)return[limitsLine(limits)];let count=formatCount(countBenchmarks(limits.map(({row})=>row)),"benc\
hmark");return[`${formatList([count,...geomeansIn(geomeans2)])} broke their budgets`]}function geomeansIn(geomeans2){let[
one,...others]=geomeans2;return one===void 0?[]:others.length>0?[formatCount(geomeans2.length,"geomean")]:[`the geomean \
of ${formatCount(one.members.length,"benchmark")}`]}function geomeansLine(geomeans2){let[only,...others]=geomeans2;return geomeansIn(
geomeans2).map(subject=>others.length>0?`${subject} broke their budget`:only===void 0||!changeWordsOf(only).isClear?`${subject}\
 broke its budget`:`${subject} ${changeWordsOf(only).verb[0]} ${worseWordOf(only)} than its budget allows`)}function capitalise(sentence){
return sentence.slice(0,1).toUpperCase()+sentence.slice(1)}function limitsLine(broken){let count=countBenchmarks(broken.
map(({row})=>row)),one=count===1,ways=[...new Set(broken.map(({row})=>`${changeWordsOf(row).verb[one?0:1]} ${worseWordOf(
row)}`))],isClear=broken.every(({row,verdict})=>verdict.kind==="max-regression"&&changeWordsOf(row).isClear),whose=one?"\
its":"their";return!isClear||ways.length>MAX_WORSENINGS?`${formatCount(count,"benchmark")} broke ${whose} budget`:`${formatCount(
count,"benchmark")} ${ways.join(one?" and ":" or ")} than ${whose} budget allows`}function levelsLine(broken){if(broken.
length===0)return[];let count=countBenchmarks(broken.map(({row})=>row)),one=count===1,ways=[...new Set(broken.map(({row})=>`${levelVerbOf(
row,one)} ${worseWordOf(row)}`))],isClear=ways.length<=MAX_WORSENINGS&&broken.every(({row})=>changeWordsOf(row).isClear),
whose=one?"its budget against a release":"their budgets against a release";return isClear?[`${formatCount(count,"benchma\
rk")} ${ways.join(one?" and ":" or ")} than ${whose} ${one?"allows":"allow"}`]:[`${formatCount(count,"benchmark")} broke\
 ${whose}`]}function levelVerbOf(row,isOne){let verb=changeWordsOf(row).verb[isOne?0:1];return verb!=="got"?verb:isOne?"\
is":"are"}function hasOutcome(verdict,level,outcome){return verdict.level===level&&verdict.outcome===outcome}function isNothingJudged(rows){
let verdicts=rows.flatMap(row=>row.verdicts);return verdicts.length>0&&verdicts.every(verdict=>verdict.isUnjudged)}function isBaseMissing(rows){
return rows.length>0&&rows.every(({base})=>base===null)}var MAX_LEGS_SHOWN=6,REPEAT_TITLE="Repeat this measurement at the top of a clone of the repository",REPEATED=["fail","in\
conclusive","error"];function formatRepeats(report){if(!(listFindings(report).some(({verdict})=>verdict.outcome==="fail"&&
verdict.limit!==null)||REPEATED.includes(report.conclusion)))return{commands:[],remarks:[]};let shown=report.repeats.slice(
0,MAX_LEGS_SHOWN),more=report.repeats.length-shown.length;return{commands:shown.flatMap(({leg,words})=>words===null?[]:[
{leg,command:quoteShellWords([...report.program,...words])}]),remarks:[...shown.flatMap(repeat=>repeat.words===null?[obstacleRemark(
repeat)]:[]),...more>0?[richText`The commands of ${formatCount(more,"more leg")} are left out.`]:[]]}}function obstacleRemark({
leg,obstacles}){let which=leg===null?richText`the recording`:richText`the recording ${asUntrustedText(leg)}`,settings=obstacles.
flatMap(({option,recorded},index)=>[...index===0?[]:[", "],...recorded===null?richText`no ${asUntrustedText(option)}`:richText`${asUntrustedText(
option)} ${asUntrustedText(recorded)}`]);return richText`No command is shown that repeats this measurement, because ${which} has settings that the configuration does not have: ${settings}. ${formatRemedy(
obstacles)}`}function formatRemedy(obstacles){let flags=obstacles.flatMap(({flag})=>flag??[]);if(flags.length===0)return richText`Check them, and write them into the configuration to get the command.`;
let others=flags.length<obstacles.length?", write them into the configuration":"";return richText`Check them${others}, and give ${asCode(
flags.join(" "))} to ${asCode("check")}: the configuration cannot set it.`}var NEXT_STEPS_TITLE="What to do",GUIDE_TITLE="Reading the report",GUIDE_SECTIONS={fail:"a-budget-is-broken",inconclusive:"\
a-budget-is-undecided",error:"there-is-no-verdict"},DEFAULT_CONFIG=".github/bench-referee.yml",MAX_RENAMES=5,MAX_NAME_LENGTH=200;
function listNextSteps(report){let section=GUIDE_SECTIONS[report.conclusion];if(section===void 0)return{steps:[],repeats:formatRepeats(
report)};let broken=listFindings(report).filter(({verdict})=>verdict.outcome==="fail"&&verdict.level==="fail"),removed=listRemovedRows(
broken);return{steps:[...acceptSteps(report,broken),...excludeSteps(report,removed),guideStep(report,section)],repeats:formatRepeats(
report)}}function acceptSteps(report,broken){let{conclusion,guidance}=report,{overrideLabel=null,failOn="regression"}=guidance??
{};if(conclusion==="error")return overrideLabel===null?[]:[{text:richText`A run without a verdict cannot be accepted by a label.`}];
if(!canBeAccepted(conclusion,failOn))return[{text:richText`This verdict does not fail the check, so nothing has to be accepted.`}];
if(overrideLabel!==null){let label=asCode(overrideLabel);return[{text:richText`To accept it, a maintainer sets the label ${label} on the pull request and runs the failed jobs again.`}]}
let settings=settingsToChange(broken);return settings.length===0?[]:[{text:richText`To allow it, maintainers ${report.configSource===
null?"set":"change"} ${list(settings)} in ${configPathOf(report)} on the base branch.`}]}function settingsToChange(broken){
let isNew=broken.some(({verdict})=>verdict.kind==="new");return[...broken.length===0||broken.some(({verdict})=>verdict.limit!==
null)?[richText`the budget`]:[],...isNew?[richText`${asCode("new")}`]:[]]}function excludeSteps(report,removed){if(removed.
length===0)return[];let proposed=new Set(report.proposedRenames?.map(({from})=>from)),unknown=removed.filter(({name,shortName=name})=>!proposed.
has(name)&&!proposed.has(shortName)),file=configPathOf(report),allow="removed: warn";if(unknown.length===0)return[{text:richText`For benchmarks that may be removed, maintainers write into ${file} on the base branch:`,
yaml:allow}];let yaml=["# in this pull request, if it was renamed:",...renameLines([...new Set(unknown.map(({name,shortName=name})=>shortName))]),
"# on the base branch, if benchmarks may be removed:",allow];return[{text:richText`For a benchmark that was renamed, or removed on purpose, write into ${file}:`,
yaml:yaml.join(`
`)}]}function renameLines(names){let shown=names.filter(({length})=>length<=MAX_NAME_LENGTH).slice(0,MAX_RENAMES),more=names.
length-shown.length;return["renamed:",...shown.map(name=>`  ${quoteYaml(name)}: "NEW NAME"`),...more===0?[]:[`  # and ${more.
toLocaleString("en-US")} more`]]}function listRemovedRows(broken){return broken.filter(({verdict,metrics})=>verdict.kind===
"removed"&&metrics===null).flatMap(({row})=>"members"in row?[]:[row])}function guideStep({guidance},section){return{text:richText`What this means, and what helps:`,
url:`${guidance?.docs??documentationUrl()}/reading-the-report.md#${section}`}}function configPathOf({configSource}){return richText`${configSource===
null?"a new ":""}${asCode(configSource?.path??DEFAULT_CONFIG)}`}var COMMIT_ORIGINS=new Map([["merge-base","merge base with the target branch"],["target","tip of the target branch"],["h\
ead","head of the pull request"],["merge","merge commit of the pull request"],["worktree","working tree with uncommitted\
 changes"],["baseline","not measured: a baseline stands in for it"]]);function listOriginFacts({commits,configSource}){let sides=[
formatCommit2("base",commits.base),formatCommit2("head",commits.head)];return configSource===void 0?sides:[...sides,configFact(
configSource)]}var CONFIG_ORIGINS={start:"where head left its branch",tip:"the tip of the branch, which had it first aft\
er head had left",head:"head",named:"as it was asked for",worktree:"the working tree"};function configFact(source){if(source===
null)return richText`configuration: none, so the defaults count`;let{path,commit,how}=source;return commit===null?richText`configuration ${asUntrustedText(
path)} of ${CONFIG_ORIGINS[how]}`:richText`configuration ${asUntrustedText(path)} of ${commit} (${CONFIG_ORIGINS[how]})`}
function formatCommit2(side,{sha,how,branch}){let chosen=COMMIT_ORIGINS.get(how);return chosen!==void 0&&branch!==void 0?
richText`${side} ${sha??"unknown"} (${chosen} ${asUntrustedText(branch)})`:sha===null&&chosen===void 0?richText`${side} ${asUntrustedText(
how)}`:richText`${side} ${sha??"unknown"} (${chosen??asUntrustedText(how)})`}function listRunFacts(report){let{rounds,placements,
environment,rows,baseline,legs=[]}=report,all=[...rounds===0&&placements!==void 0?[]:[richText`${formatCount(rounds,"rou\
nd")}`],...listRemeasuringFacts(report),...placements===void 0?[]:[richText`counted in ${formatCount(placements,"placeme\
nt")}`]];report.shard!==void 0&&all.push(richText`shard ${formatShard(report.shard)} of ${formatCount(report.shard.benchmarks.
length,"benchmark")}`),report.benchmarkFiles==="head"&&all.push(richText`both sides with the benchmark files of head`),report.
cost!==void 0&&all.push(...costFacts(report.cost)),baseline!==void 0&&all.unshift(baselineFact(baseline,environment));let machines=legs.
length===0?listLegFacts(report):legs.slice(0,LEGS_SHOWN).map(legFact),more=legs.length-LEGS_SHOWN,rest=more>0?[richText`${formatCount(
more,"leg")} more`]:[];return[...all,...machines,...rest,...noiseFacts(rows),...listSinceFacts(rows)]}function listRemeasuringFacts({
measuredAgain}){if(measuredAgain===void 0)return[];let{rounds,minutes}=measuredAgain;return[richText`${formatCount(rounds,
"disturbed round")} measured again (${formatCompact(minutes,1)} min)`]}function costFacts({setupSeconds,measuringSeconds,
savedSeconds}){let parts=[...setupSeconds>=MIN_SECONDS_SHOWN?[`setup ${formatSeconds(setupSeconds)}`]:[],`measuring ${formatSeconds(
measuringSeconds)}`,...savedSeconds>=MIN_SECONDS_SHOWN?[`${formatSeconds(savedSeconds)} saved by ending early`]:[]];return[
richText`${parts.join(", ")}`]}var MIN_SECONDS_SHOWN=1;function formatSeconds(seconds){return seconds<60?`${formatCompact(
seconds,1)} s`:`${formatCompact(seconds/60,1)} min`}var LEGS_SHOWN=6;function listLegFacts({seed,environment}){return[...seed===
""?[]:[richText`seed ${asUntrustedText(seed)}`],...environment===null?[]:[richText`${asUntrustedText(environment.cpu)}, ${formatCount(
environment.cores,"core")}`]]}function legFact(leg){return richText`${asUntrustedText(leg.name)}: ${listLegFacts(leg).flatMap(
(fact,index)=>index===0?fact:[", ",...fact])}`}function baselineFact({path,commit,measuredOn,environment},here){let of=commit.
how==="worktree"?richText`a working tree`:richText`${commit.sha?abbreviateSha(commit.sha):"unknown"}`,day=measuredOn===null?
"":`, ${measuredOn}`,where=here!==null&&compareMachines(environment,here)===null?"a machine of the same model":"another \
machine";return[...richText`baseline ${asUntrustedText(path)} of `,...of,`${day}, measured on ${where}`]}function noiseFacts(rows){
let noisy=rows.filter(({exact,base,head})=>!exact&&base!==null&&head!==null),noise=noisy.flatMap(({base})=>halfWidth(base.
spread,base.median)??[]).toSorted(compareNumbers),found=noisy.flatMap(({detectable})=>detectable??[]).toSorted(compareNumbers);
return[...formatMedianAndWorst(noise).map(text=>richText`noise ±${text}`),...formatMedianAndWorst(found).map(text=>richText`minimum detectable change ${text}`)]}
function formatMedianAndWorst(ratios){let middle=ratios[Math.floor((ratios.length-1)/2)],worst=ratios.at(-1);return middle===
void 0||worst===void 0?[]:[formatMargin(middle)===formatMargin(worst)?formatMargin(middle):`${formatMargin(middle)} (wor\
st ${formatMargin(worst)})`]}function halfWidth({low,high},unit){let half=(high-low)/2/Math.abs(unit);return Number.isFinite(
half)?half:null}function compareNumbers(left,right){return left-right}var RANGE_MARGIN=" \xB1 ",COLUMN_BAR=" \u2502 ",CHANGE_TITLE="vs base";function renderTextTable(table,paint){let lines=linesOf(
table),unit=cleanUntrustedText(table.unit),labelWidth=Math.max(0,...lines.map(({label})=>countCodePoints(label))),columns=[
0,1,2,3,4,5].map(index=>({width:Math.max(0,...lines.map(({cells})=>countCodePoints(cells[index]??""))),align:index===5?"\
left":"right"}));widenColumns(columns,[0,1],Math.max(countCodePoints(unit),countCodePoints("base"))),widenColumns(columns,
[2,3],Math.max(countCodePoints(unit),countCodePoints("head"))),widenColumns(columns,[5,4],countCodePoints(CHANGE_TITLE));
let title=[formatTitle(columns,[0,1],"base"),formatTitle(columns,[2,3,4,5],"head")],units=[formatTitle(columns,[0,1],unit),
`${formatTitle(columns,[2,3],unit)}  ${formatTitle(columns,[4,5],CHANGE_TITLE,"left")}`];return[...[title,units].map(cells=>`${"\
 ".repeat(labelWidth)}${cells.map(cell=>COLUMN_BAR+cell).join("")} \u2502`),...lines.map(line=>formatLine(line,{labelWidth,
columns,paint}))].map(line=>`${line}
`).join("")}function renderCustomTextTable({caption,unit,headings,lines,geomean}){let head=[cleanUntrustedText(unit),...headings.
map(heading=>titleOf(heading,cleanUntrustedText))],rows=lines.map(({label,cells})=>[label===""?"":cleanUntrustedText(label),
...cells]),all=[head,...rows,...geomean===null?[]:[["geomean",...geomean]]],widths=head.map((_,column)=>Math.max(...all.
map(cells=>countCodePoints(cells[column]??"")))),drawn=all.map(cells=>cells.map((cell,column)=>padText(cell,widths[column],
column===0?"left":"right")).join("   ").trimEnd());return[...caption.map(field=>cleanUntrustedText(field)),...drawn].map(
line=>`${line}
`).join("")}function linesOf({groups,geomean}){let lines=groups.flatMap(({label,rows})=>{let members=rows.map(rowLine2);
return groups.length===1||label===null?members:[{label:cleanUntrustedText(label),cells:["","","","","",""],row:null},...members]});
return geomean!==null&&lines.push({label:"geomean",cells:[geomean.base,"",geomean.head,"",geomean.change,""],row:null}),
lines}function rowLine2({row,label:name,metric,base,head,change,test}){return{label:metric===null?cleanUntrustedText(name):
`${cleanUntrustedText(name)} ${cleanUntrustedText(metric)}`,cells:[...cellPairOf(base),...cellPairOf(head),change,test],
row}}function cellPairOf(cell){return cell===null?["",""]:[cell.median,cell.range]}function widenColumns(columns,indexes,needed){
let[grows,other]=[columns[indexes[0]],columns[indexes[1]]];if(grows===void 0||other===void 0)return;let gap=indexes[0]<4?
RANGE_MARGIN.length:1;grows.width=Math.max(grows.width,needed-gap-other.width)}function formatTitle(columns,indexes,title,align){
let margins=[0,RANGE_MARGIN.length,COLUMN_BAR.length,RANGE_MARGIN.length,2,1],width=indexes.reduce((sum,index,at)=>sum+columns[index].
width+(at===0?0:margins[index]),0),before=align==="left"?0:Math.floor((width-countCodePoints(title))/2);return padText("\
 ".repeat(Math.max(0,before))+title,width,"left")}function formatLine({label,cells,row},layout){let{labelWidth,columns,paint}=layout,
padded=cells.map((cell,index)=>padText(cell,columns[index].width,columns[index].align)),change=row===null?padded[4]:paint(
padded[4],row),range=index=>(cells[index]===""?" ".repeat(RANGE_MARGIN.length):RANGE_MARGIN)+padded[index];return`${padText(
label,labelWidth,"left")}   ${padded[0]}${range(1)}   ${padded[2]}${range(3)}  ${change} ${padded[5]}`.trimEnd()}function padText(text,width,align){
let space=" ".repeat(Math.max(0,width-countCodePoints(text)));return align==="left"?text+space:space+text}function countCodePoints(text){
return[...text].length}var COLOUR=/\u001B\[\d+m/g;function wrapLine(line,{columns,indent}){let room=Math.max(40,columns);if(widthOf(line)<=room)
return line;let lead=/^ */.exec(line)?.[0]??"",lines=[],current=lead,isEmpty=!0;for(let word of line.slice(lead.length).
split(" "))isEmpty||widthOf(current)+1+widthOf(word)<=room?current+=isEmpty?word:` ${word}`:(lines.push(current),current=
" ".repeat(indent)+word),isEmpty=!1;return[...lines,current].join(`
`)}function widthOf(text){return[...text.replaceAll(COLOUR,"")].length}var STYLES={bold:1,dim:2,red:31,green:32,yellow:33},COLOURS={pass:"green",warn:"yellow",fail:"red",inconclusive:"yellow",
error:"red"},STATE_COLOURS={regression:"red",improvement:"green",inconclusive:"yellow"};function renderTerminal(report,options){
let paint=makePainter(options.colour),paintDelta=(text,{state})=>{let style=STATE_COLOURS[state];return style===void 0?text:
paint(text,style)};return[...report.tables===null?makeResultTables(report).map(table=>renderCaption(table)+renderTextTable(
table,paintDelta)):renderCustomParts(report.tables),renderVerdict(report,options)].join(`
`)}function renderVerdict(report,{colour,columns=null}){let paint=makePainter(colour),formatter={...PLAIN_FORMATTER,strong:text=>paint(
text,"bold")},pen={say:words=>formatRichText(words,formatter),paint,lines:(text,first="",indent=first.length)=>`${wrapLine(
first+text,{columns:(columns??Number.POSITIVE_INFINITY)-1,indent})}
`};return[verdictLines(report,pen),...listFindings(report).map(finding=>findingLines(finding,pen)),renameLines2(report,pen),
adviceLines(report,pen),sinceLines(report,pen),configLines(report,pen),problemLines(report,pen),...nextLines(report,pen),
renderOrigin(report,pen)].filter(part=>part!=="").join(`
`)}function makePainter(colour){return(text,style)=>colour?`\x1B[${STYLES[style]}m${text}\x1B[0m`:text}function renderCustomParts(shaped){
return[...notesOf(shaped).map(note=>`${note}
`),...formatCustomTables(shaped).map(renderCustomTextTable)]}function renderCaption({groups}){let[only]=groups;return groups.
length===1&&only&&only.name!==null?`${cleanUntrustedText(only.name)}
`:""}function verdictLines(report,{say,paint,lines}){let{conclusion,accepted}=report,all=[`${paint(conclusion.toUpperCase(),
accepted===null?COLOURS[conclusion]:"yellow")}: ${paint(makeHeadline(report).text,"bold")}.`];return isNothingMeasured(report)||
all.push(`${formatCounts(report)}.`),accepted!==null&&all.push(say(formatAuditLine(accepted))),all.push(...listDecisions(
report).map(say)),all.map(line=>lines(line)).join("")}function renderCulprits({rows}){let plain=words=>formatRichText(words,
PLAIN_FORMATTER),{nameWithMetric}=namesOfRows(rows);return rows.map(row=>{let{culprit}=row,quoted=plain(nameWithMetric(row,
{beside:"nothing"})),cause=culprit===void 0?"":`${quoted}: ${plain(formatCulprit(culprit))}
`,[intro,...others]=listFunctionLines(describeFunctions(row),plain);return intro===void 0?cause:`${cause}${quoted}: ${[intro,
...others].join(`
  `)}
`}).join("")}function listFunctionLines(functions,say){if(functions===null)return[];let{intro,rows,elsewhere}=functions,
lines=rows.map(({delta,interval,name,file})=>{let range=interval===null?"":` (${say(interval)})`;return`${say(delta)}${range}\
  ${say(name)}${file.length===0?"":`  ${say(file)}`}`});return[say(intro),...lines,...elsewhere===null?[]:[say(elsewhere)]]}
function findingLines({verdict:{outcome,level},what,facts,culprit,functions,because},{say,paint,lines}){let sign=outcome===
"unknown"?paint("?","yellow"):level==="fail"?paint("\u2715","red"):paint("!","yellow"),sentence=lines(say(what),`${sign}\
 `,2),numbers=facts.length===0?"":paintLines(lines(say(facts),"    "),paint),reason=because===null?"":lines(`Why this bu\
dget: ${cleanUntrustedText(because)}`,"    "),cause=culprit===null?"":lines(say(culprit),"    "),[intro,...named]=listFunctionLines(
functions,say),from=intro===void 0?"":lines(intro,"    ")+named.map(line=>lines(line,"      ",8)).join("");return sentence+
cause+from+numbers+reason}function paintLines(text,paint){return text.replaceAll(/[^\s].*/g,line=>paint(line,"dim"))}function renameLines2(report,{
say,lines}){let proposal=formatProposedRenames(report);return proposal===null?"":`${lines(say(proposal.sentence))}${proposal.
yaml.replaceAll(/^/gm,"  ")}
`}function adviceLines(report,{say,lines}){let findings=listFindings(report);return needsAdvice(findings)?lines(say(formatAdvice(
report,findings))):""}function sinceLines(report,{say,lines}){let line=formatSinceLine(report);return line===null?"":lines(
say(line))}function nextLines(report,{say,lines}){let{steps,repeats}=listNextSteps(report),items=steps.map(({text,yaml,url})=>{
let copied=[...url===void 0?[]:[url],...yaml?.split(`
`)??[]];return lines(say(text),"- ")+copied.map(line=>`  ${line}
`).join("")});return[steps.length===0?"":`${NEXT_STEPS_TITLE}:
${items.join("")}`,...repeats.commands.map(({leg,command})=>`${lines(`${REPEAT_TITLE}${leg===null?"":`, ${say([asUntrustedText(
leg)])}`}:`)}  ${command}
`),...repeats.remarks.map(remark=>lines(say(remark)))]}function configLines({configChange},{say,paint,lines}){if(configChange===
null)return"";let items=formatConfigItems(configChange).map(item=>lines(say(item),"  ",4)),sentence=formatRichText(formatConfigSentence(
configChange),UNCUT_FORMATTER);return lines(`${paint("warning","yellow")}: ${sentence}`,"",2)+items.join("")}function problemLines({
problems},{paint,lines}){let{shown,more}=selectForLog(problems),blocks=shown.map(problem=>{let{severity,excerpt,output}=problem,
label=paint(severity,severity==="error"?"red":"yellow"),drawn=excerpt===void 0?"":`${renderExcerpt(excerpt)}
`,printed=output===void 0?"":`${renderLastLines(output)}
`;return lines(`${label}: ${formatDiagnosticLine(problem)}`,"",2)+drawn+printed}),rest=more===0?"":`and ${more.toLocaleString(
"en-US")} more in the JSON report
`;return blocks.join("")+rest}function renderOrigin(report,{say,paint,lines}){let facts=[...listOriginFacts(report).map(
say),listRunFacts(report).map(say).join(" \xB7 ")];return paintLines(facts.map(fact=>lines(fact,"",2)).join(""),paint)}import{dirname}from"node:path";async function prepareOut(host,folder){await convertSystemErrors(folder,()=>host.files.makeFolder(folder))}async function prepareOutFile(host,path){
await prepareOut(host,dirname(path)),await convertSystemErrors(path,()=>checkWritableFile(path))}async function writeOut(host,path,text){
await convertSystemErrors(path,()=>host.files.write(path,text))}async function refuseExisting(host,path){if(await hasPath(
host,path))throw userError("proposal-exists",atFlag("write"),{file:path})}async function hasPath(host,path){try{return await host.
files.read(path,0)!==null}catch(error){if(error instanceof UserError)return!0;throw error}}async function writeNew(host,path,text){
await refuseExisting(host,path),await convertSystemErrors(path,()=>host.files.write(path,text),"write")}async function convertSystemErrors(path,work,where="\
out"){try{await work()}catch(error){throw relocateSystemError(error,where,path)}}function relocateSystemError(error,where,path){
let known=userErrorOf(error);return known===null?error:relocate(known,atFlag(where),{file:path})}import{join}from"node:path";async function loadReportForms(){await import("./report-forms-UMX7RZWB.js")}async function printReport(report,output){let text=output===
"text"?renderTerminal(report,{colour:hasColour(),columns:readTerminalWidth()}):(await import("./report-forms-UMX7RZWB.js")).
REPORT_FORMS[output](report);process.stdout.write(`${text.trimEnd()}
`)}function printCulprits(report){process.stdout.write(renderCulprits(report))}async function writeResultFiles(host,folder,{
recording,report}){let{REPORT_FORMS}=await import("./report-forms-UMX7RZWB.js"),files={"recording.json":renderRecording(recording),
"report.json":REPORT_FORMS.json(report),"comment.md":REPORT_FORMS.markdown(report),"report.html":REPORT_FORMS.html(report),
"junit.xml":REPORT_FORMS.junit(report)};for(let[name,text]of Object.entries(files))await writeOut(host,join(folder,name),
text)}export{findLatestRelease,selectReleases,parseTags,findFirstAtLeast,makeLevelEstimator,orderPoints,MAX_COUNTED_VALUES,collectSeries,
selectEarlier,countImportedValues,commitUrlOf,MAX_IMPORT_BYTES,MAX_IMPORTED_TEXT,IMPORT_PATH,renderImportedValues,renderStoredRun,
pathOfRun,nameOfRun,listCommits,HISTORY_LIMITS,openHistory,findLevels,atGitCommand,parseGitError,readHistoryRef,openStore,
openSeparateStore,fetchHistoryRef,makeRemoteSource,makeLocalSource,analyseLegs,countLegs,divideAlpha,failsStep,exitCodeOf,
toCheckConclusion,canBeAccepted,annotationLevelOf,repeatsOf,terminalGuidance,formatConfigSentence,formatConfigItems,formatConfigLine,
formatChange,findJudgedGeomeans,pickShownChange,shortenNames,formatProposedRenames,namesOfRows,makeResultTables,formatCustomTables,
notesOf,titleOf,formatDetail,listDecisions,isLeftToWarning,formatSinceLine,worseSignOf,worseningOf,worseningIntervalOf,allowedWorseningOf,
allowedValueOf,formatProfileValue,formatProfileDelta,formatTotals,FLAME_PAGE_TITLE,formatFunctionCount,formatDeltaInterval,
formatOrigin,listProfileNotes,formatMainFunction,listFindings,missingSideKeyOf,needsAdvice,formatAdvice,formatAuditLine,
ROW_KINDS,kindOf,summariseUnchangedRows,makeHeadline,formatHeadline,formatCounts,countBenchmarks,REPEAT_TITLE,NEXT_STEPS_TITLE,
GUIDE_TITLE,listNextSteps,listOriginFacts,listRunFacts,renderTerminal,renderVerdict,renderCulprits,prepareOut,prepareOutFile,
writeOut,refuseExisting,hasPath,writeNew,loadReportForms,printReport,printCulprits,writeResultFiles};
