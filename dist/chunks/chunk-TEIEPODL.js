import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findFirstAtLeast}from"./chunk-53HEI53Z.js";import{compareTexts,median,normalTail}from"./chunk-GJUBWR4Q.js";function chiSquareTail(squares,freedom){let spread=2/(9*freedom);return normalTail((Math.cbrt(squares/freedom)-(1-spread))/
Math.sqrt(spread))}var HUB_DEGREE=8;function planNetwork(nodes,ends,anchor){let neighbours=listNeighbours(nodes,ends),order=orderNodes(neighbours,
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
to[index])}function numberTrees(points){let numbers=new Map;return{nodeOf:points.map(({tree})=>{let number=numbers.get(tree)??
numbers.size;return numbers.set(tree,number),number}),nodes:numbers.size}}function orderPoints(runs,cloned=[]){let places=placeCommits(cloned),byTime=sortByTime(listPoints(runs,places),places),ranks=new Map(
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
workflowRun.filter(isEarlier),unplaced:edges.unplaced}}export{makeLevelEstimator,orderPoints,collectSeries,selectEarlier};
