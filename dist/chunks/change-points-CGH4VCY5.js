import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseChangePointsArgs}from"./chunk-NEHLJ5TK.js";import"./chunk-DHGOI4PL.js";import"./chunk-IF6OKRHB.js";
import"./chunk-KBARDT5G.js";import{findFirstAtLeast}from"./chunk-53HEI53Z.js";import{xorshift32}from"./chunk-UJIBPF3V.js";
import"./chunk-DTL3SXP4.js";import{median,normalTail,parseDecimal,sortAscending,untiedLowerHalves}from"./chunk-GJUBWR4Q.js";
import{studentTTwoSidedP}from"./chunk-OGXTUGMV.js";import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";
import"./chunk-DACUQ57T.js";import"./chunk-3AGQWWDO.js";import"./chunk-3K2ZOJN5.js";import{decodeText}from"./chunk-HWLSBK7Z.js";
import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";import{
atKeys,inFile}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";import{readFile}from"node:fs/promises";import{buffer}from"node:stream/consumers";function makeEnergySplitter(values){let size=values.length,distances=new Float64Array(size*size);for(let i=0;i<size;i++)
for(let j=0;j<size;j++)distances[i*size+j]=Math.abs(values[i]-values[j]);let toEarlier=new Float64Array(size),toLater=new Float64Array(
size*size);for(let i=0;i<size;i++)for(let j=i+1;j<size;j++){let distance=distances[i*size+j];toEarlier[j]+=distance,toLater[i*
size+j]=toLater[i*size+j-1]+distance}return{findSplit:(start,end)=>findSplit({size,distances,toEarlier,toLater},start,end)}}
function findSplit({size,distances,toEarlier,toLater},start,end){let withinFirst=withinFirstParts({size,distances,toEarlier},
start,end),best={index:start+1,q:-1/0,cut:0};for(let cut=start+2;cut<=end;cut++){let n=cut-start,fromFirst=0,withinSecond=withinSecondParts(
{size,toLater},start,cut);for(let split=start+1;split<cut;split++){fromFirst+=toLater[(split-1)*size+cut-1];let[first,second]=[
split-start,cut-split],between=2/n*(fromFirst-withinFirst[first]),inFirst=first<2?0:2*second/(n*(first-1))*withinFirst[first],
inSecond=second<2?0:2*first/(n*(second-1))*withinSecond[split-start],q=between-inFirst-inSecond;(q>best.q||q===best.q&&split<
best.index)&&Object.assign(best,{index:split,q,cut})}}return{index:best.index,q:best.q}}function withinFirstParts({size,
distances,toEarlier},start,end){let sums=new Float64Array(end-start+1);for(let at=start+1;at<end;at++){let outside=0;for(let earlier=0;earlier<
start;earlier++)outside+=distances[earlier*size+at];sums[at-start+1]=sums[at-start]+(toEarlier[at]-outside)}return sums}
function withinSecondParts({size,toLater},start,cut){let sums=new Float64Array(cut-start+1);for(let at=cut-2;at>=start;at--)
sums[at-start]=sums[at-start+1]+toLater[at*size+cut-1];return sums}function relativeChange(before,after){return Math.max(changeFrom(before,after),changeFrom(after,before))}function changeFrom(level,other){
return level===0?0:Math.abs(other/level-1)}var E_DIVISIVE_DEFAULTS={window:50,p:.001,magnitude:0};function findEDivisiveChangePoints(values,options={}){let{window,
p,magnitude}={...E_DIVISIVE_DEFAULTS,...options},weak=splitInWindows(values,window,relaxP(p));return removeWeakest(values,
weak,{p,magnitude})}function relaxP(p){return p<.05?10*p:p<.5?2*p:p}function splitInWindows(values,window,p){let found=new Set,
step=Math.floor(window/2),start=0;for(;start<values.length;){let points=splitWindow(values.slice(start,start+window),p).
map(index=>start+index);for(let index of points)found.add(index);start=Math.max(points.at(-1)??0,start+step)}return[...found].
sort((a,b)=>a-b)}function splitWindow(values,p){let splitter=makeEnergySplitter(values),bounds=[0,values.length];for(;;){
let candidates=bounds.slice(1).map((end,index)=>({start:bounds[index],end})).flatMap(part=>part.end-part.start<2?[]:[{...part,
...splitter.findSplit(part.start,part.end)}]),[first,...others]=candidates;if(first===void 0)break;let best=others.reduce(
(largest,other)=>other.q>largest.q?other:largest,first),{p:found}=compareMeans(values.slice(best.start,best.index),values.
slice(best.index,best.end));if(!(found<=p))break;bounds=[...bounds,best.index].sort((a,b)=>a-b)}return bounds.slice(1,-1)}
function removeWeakest(values,indices,{p,magnitude}){let points=indices.map((_,at)=>compareAt(values,indices,at));for(;points.
length>0;){let weakest=findExtreme(points,(point,other)=>point.p>other.p);if(points[weakest].p<p&&(weakest=findExtreme(points,
(point,other)=>point.magnitude<other.magnitude),points[weakest].magnitude>magnitude))break;points.splice(weakest,1);let left=points.
map(({index})=>index);for(let at of[weakest,weakest+1])at in points&&(points[at]=compareAt(values,left,at))}return points.
map(({index})=>index)}function findExtreme(points,exceeds){return points.reduce((best,point,at)=>exceeds(point,points[best])?
at:best,0)}function compareAt(values,indices,at){let index=indices[at],start=indices[at-1]??0;return{index,...compareMeans(
values.slice(start,index),values.slice(index,indices[at+1]))}}function compareMeans(left,right){let[n,m]=[left.length,right.
length],[a,b]=[momentsOf(left),momentsOf(right)],difference=a.mean-b.mean,magnitude=relativeChange(a.mean,b.mean);if(difference===
0||n+m===2)return{p:1,magnitude};let pooled=((n-1)*a.variance+(m-1)*b.variance)/(n+m-2),t=difference/Math.sqrt(pooled*(1/
n+1/m));return{p:studentTTwoSidedP(t,n+m-2),magnitude}}function momentsOf(values){let[first]=values;if(values.every(value=>value===
first))return{mean:first,variance:0};let mean=average(values);return{mean,variance:average(values.map(value=>(value-mean)**
2))}}function average(values){return values.reduce((sum,value)=>sum+value,0)/values.length}function rankValues(values){let ascending=sortAscending(values),doubledAt=new Int32Array(ascending.length),ties=0;for(let start=0,
end=0;start<ascending.length;start=end){for(;end<ascending.length&&ascending[end]===ascending[start];)end++;doubledAt[start]=
start+1+end,ties+=(end-start)**3-(end-start)}return{doubled:Int32Array.from(values,value=>doubledAt[findFirstAtLeast(ascending,
value)]),ties}}var MIN_SIDE=5,MAX_EXACT=100,scans=new Map;function splitScanOf(length){let scan2=scans.get(length);return scan2===void 0&&
(scan2=length<=MAX_EXACT?makeExactScan(length):makeNormalScan(length),scans.set(length,scan2)),scan2}function makeExactScan(length){
let strengths=untiedLowerHalves(length,MIN_SIDE).map(strengthsOf);for(let left=MIN_SIDE;2*left<length;left++)strengths[length-
left]=strengths[left];return({doubled})=>{let index=MIN_SIDE,strength=-1,sum=0;for(let left=1;left<=length-MIN_SIDE;left++){
if(sum+=doubled[left-1],left<MIN_SIDE)continue;let doubledU=sum-left*(left+1),ofRight=2*left*(length-left)-doubledU,found=strengths[left][(doubledU<
ofRight?doubledU:ofRight)+1>>1];found<=strength||(index=left,strength=found)}return{index,strength}}}function strengthsOf(lowerHalf){
let strengths=new Float64Array(lowerHalf.length+1);for(let[u,tail]of lowerHalf.entries())strengths[u]=Math.max(0,-Math.log(
2*tail));return strengths}function makeNormalScan(length){let first=Math.ceil(length/4);return({doubled,ties})=>{let index=first,
largest=-1,sum=0;for(let left=1;left<=length-first;left++){if(sum+=doubled[left-1],left<first)continue;let distance=sum-
left*(length+1),square=distance*distance/(left*(length-left));square<=largest||(index=left,largest=square)}let variance=(length+
1-ties/(length*(length-1)))/3;return{index,strength:strengthOf(Math.sqrt(largest/variance))}}}function strengthOf(z){return z<
30?-Math.log(2*normalTail(z)):z*z/2+Math.log(z)+Math.log(Math.PI/2)/2}var PERMUTATIONS=9999,SEED=2654435769,MIN_EXCEEDING=20,TAIL_SIZE=100;function splitP(ranks,strength){let{length}=ranks.doubled;
return ranks.ties===0||length>MAX_EXACT?untiedSplitP(length,strength):tiedP(ranks,strength)}var calibrations=new Map;function untiedSplitP(values,strength){
let length=roundLength(values),ascending=calibrations.get(length);if(ascending===void 0){let doubled=Int32Array.from({length},
(_,index)=>2*(index+1));ascending=Float64Array.from(permutedStrengths({doubled,ties:0})).sort(),calibrations.set(length,
ascending)}return tailP(ascending,strength,countSplits(length))}function roundLength(length){let rounded=MAX_EXACT;for(;rounded<
length;)rounded=Math.ceil(rounded*1.25);return length<=MAX_EXACT?length:rounded}function tiedP(ranks,strength){let strengths=[],
exceeding=0;for(let permuted of permutedStrengths(ranks))if(strengths.push(permuted),permuted>=strength&&exceeding++,exceeding===
MIN_EXCEEDING)return exceeding/strengths.length;return tailP(new Float64Array(strengths).sort(),strength,countSplits(ranks.
doubled.length))}function*permutedStrengths({doubled,ties}){let scan2=splitScanOf(doubled.length),next=xorshift32(SEED),
permuted=doubled.slice();for(let count=0;count<PERMUTATIONS;count++)shuffle(permuted,next),yield scan2({doubled:permuted,
ties}).strength}function shuffle(values,next){for(let last=values.length-1;last>0;last--){let other=next()/4294967296*(last+
1)|0,kept=values[last];values[last]=values[other],values[other]=kept}}function tailP(ascending,strength,splits){let exceeding=countFrom(
ascending,strength);if(exceeding>=MIN_EXCEEDING)return(exceeding+1)/(PERMUTATIONS+1);let start=ascending[PERMUTATIONS-TAIL_SIZE],
extrapolated=(countFrom(ascending,start)+1)/(PERMUTATIONS+1)*(strength/start)*Math.exp(start-strength),p=Math.min(extrapolated,
splits*Math.exp(-strength),(MIN_EXCEEDING+1)/(PERMUTATIONS+1));return Math.max(Number.MIN_VALUE,p)}function countSplits(length){
return length-2*MIN_SIDE+1}function countFrom(ascending,value){return ascending.length-findFirstAtLeast(ascending,value)}var MIN_SPLIT_LENGTH=2*MIN_SIDE,MIN_INTERVAL=25,MAX_REFINEMENTS=10,RANK_DEFAULTS={window:1/0,p:.001,magnitude:0};function findStrongestSplit(values){
let scanned=scan(values);return scanned&&{index:scanned.index,p:splitP(scanned.ranks,scanned.strength)}}function scan(values){
if(values.length<MIN_SPLIT_LENGTH)return null;let ranks=rankValues(values);return ranks.ties===values.length**3-values.length?
null:{ranks,...splitScanOf(values.length)(ranks)}}function findStrongestChange(values,window=1/0){let layers=intervalsOf(
values.length,window),strongest=layers.flatMap(intervals=>intervals.flatMap(({start:start2,end})=>{let scanned=scan(values.
slice(start2,end)),share2=1/(layers.length*intervals.length);return scanned&&{...scanned,start:start2,share:share2,sortedBy:untiedSplitP(
end-start2,scanned.strength)/share2}})).reduce((best,one)=>one&&(!best||one.sortedBy<best.sortedBy)?one:best,null);if(strongest===
null)return null;let{start,index,ranks,strength,share}=strongest;return{index:start+index,p:Math.min(1,splitP(ranks,strength)/
share)}}function findRankChangePoints(values,options={}){let{p,window,magnitude}={...RANK_DEFAULTS,...options},found=segment(
values,0,{p,window});return keepLargeSteps(values,refine(values,found,p),magnitude)}function intervalsOf(length,window){
let sizes=[Math.min(length,window)];for(let size=MIN_INTERVAL;size<sizes[0];size*=2)sizes.push(size);return sizes.map(size=>{
let last=Math.ceil(2*(length-size)/size);return Array.from({length:last+1},(_,nth)=>Math.round(nth*(length-size)/Math.max(
1,last))).map(start=>({start,end:start+size}))})}function segment(values,offset,limits){let change=findStrongestChange(values,
limits.window);if(change===null||change.p>limits.p)return[];let before=segment(values.slice(0,change.index),offset,limits),
after=segment(values.slice(change.index),offset+change.index,limits);return[...before,offset+change.index,...after]}function refine(values,indices,p){
let points=[],before=indices;for(let round=0;round<MAX_REFINEMENTS;round++){points=before.flatMap((_,at)=>{let start=before[at-
1]??0,split=findStrongestSplit(values.slice(start,before[at+1]));return split===null||split.p>p?[]:[{index:start+split.index,
p:split.p}]});let after=points.map(({index})=>index);if(after.length===before.length&&after.every((index,at)=>index===before[at]))
break;before=after}return points}function keepLargeSteps(values,points,magnitude){if(magnitude===0)return[...points];let bounds=[
0,...points.map(({index})=>index),values.length],levels=bounds.slice(1).map((end,at)=>median(values.slice(bounds[at],end))),
sizes=points.map((_,at)=>relativeChange(levels[at],levels[at+1])),smallest=Math.min(...sizes);return points.length===0||
smallest>magnitude?[...points]:keepLargeSteps(values,points.toSpliced(sizes.indexOf(smallest),1),magnitude)}function parseNumberSeries(text){let trimmed=text.replace(/^\uFEFF/,"").trim();return trimmed.startsWith("[")?parseArray(
trimmed):parseLines(text.replace(/^\uFEFF/,""))}function parseLines(text){let values=[];for(let[index,line]of text.split(
/\r\n|\r|\n/).entries()){if(line.trim()==="")continue;let value=parseDecimal(line);if(value===null||!Number.isFinite(value))
return{bad:describeBad(line.trim(),{line:index+1})};values.push(value)}return{values}}function parseArray(text){let array;
try{array=JSON.parse(text)}catch(error){return{brokenJson:error.message}}let index=array.findIndex(value=>!Number.isFinite(
value));return index===-1?{values:array}:{bad:describeBad(formatValue(array[index]),{index})}}function formatValue(value){
return typeof value=="number"?String(value):Array.isArray(value)?"[\u2026]":typeof value=="object"&&value!==null?"{\u2026}":
JSON.stringify(value)}function describeBad(got,at){let isNotFinite=parseDecimal(got)!==null||/^[+-]?(nan|inf|infinity)$/i.
test(got);return{got,at,isNotFinite}}var MAX_VALUES=1e4;async function printChangePoints(argv){let{method,file,limits}=parseChangePointsArgs(argv),values=await readSeries(
file),indices=method==="ranks"?findRankChangePoints(values,limits).map(({index})=>index):findEDivisiveChangePoints(values,
limits);return process.stdout.write(`${JSON.stringify(indices)}
`),0}async function readSeries(path){let series=parseNumberSeries(await readText(path));if("brokenJson"in series)throw userError(
"series-broken-json",inFile(path),{reason:series.brokenJson});if("bad"in series){let{got,at,isNotFinite}=series.bad,location="\
line"in at?inFile(path,at.line):atKeys(path,[at.index]);throw userError(isNotFinite?"series-not-finite":"series-not-a-nu\
mber",location,{got})}let{values}=series;if(values.length===0)throw userError("series-empty",inFile(path),{});if(values.
length>MAX_VALUES)throw userError("series-too-long",inFile(path),{got:values.length,max:MAX_VALUES});return values}async function readText(path){
try{return decodeText(await(path==="-"?buffer(process.stdin):readFile(path)))}catch(error){let reason=error instanceof Error&&
"code"in error?String(error.code):String(error);throw userError("series-unreadable",inFile(path),{reason})}}export{printChangePoints};
