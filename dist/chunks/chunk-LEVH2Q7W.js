import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{studentTQuantile}from"./chunk-P7HPLJKI.js";import{userError}from"./chunk-YKJSESYE.js";import{about}from"./chunk-CCDTYZW3.js";var BUILDS=[[/\/go-build\d+(?=\/)/g,"/go-build"],[/-[\da-f]{16}(?=$|\.\w+$)/g,""],[/\s*\(deleted\)$/g,""]];function normaliseFile(file){
let path=file.replace(/^file:\/\//,"").replaceAll("\\","/");for(let[pattern,text]of BUILDS)path=path.replaceAll(pattern,
text);return path.replaceAll(/\/(?:\.?\/)+/g,"/")}var RUST_HASH=/::h[\da-f]{16}(?=$|[\s(])/g,RUST_CRATE_HASH=/(?<=\w)\[[\da-f]{8,16}\]/g,MANGLED_HASH=/17h[\da-f]{16}(?=E)/g,
MANGLED_CRATE=/Cs[\dA-Za-z]{1,12}_(?=\d)/g,PART="\\.(?:constprop|isra|part|cold|lto_priv|llvm|clone|localalias|ipa_icf)",
PARTS=new RegExp(`${PART}(?:\\.\\d+)?(?=$|[.\\s(@[])`,"g"),CLONES=new RegExp(` \\[clone (?:${PART}|\\.\\d+)+\\]`,"g"),CLOSURES=[
[/\.(func|gowrap|deferwrap)\d+(?:\.\d+)*(?=$|[.\s-])/g,".$1"],[/-range\d+(?=$|[.\s])/g,"-range"],[/\{(closure|shim|async_block|async_fn|constant|impl)#\d+\}/g,
"{$1}"],[/\{(lambda\([^{}]*\)|unnamed type|default arg)#\d+\}/g,"{$1}"],[/'(lambda|unnamed)\d*'/g,"'$1'"],[/\$_\d+/g,"$$\
_"],[/\$\$Lambda(?:\$\d+)?(?:[/.+]0x[\da-f]+|\/\d+)?/g,"$$$$Lambda"],[/\blambda\$(\w+)\$\d+/g,"lambda$$$1"],[/\$anonfun\$(\w+)\$\d+/g,
"$$anonfun$$$1"],[/\b(GeneratedMethodAccessor|GeneratedConstructorAccessor|\$Proxy)\d+/g,"$1"],[/\b(LambdaForm\$\w+)[.+/]0x[\da-f]+/g,
"$1"]],ADDRESS=/^(?:0x)?[\da-f]{6,16}$/;function normaliseName(name){if(/^[\w.:]*$/.test(name)&&!/\d/.test(name))return name;
if(ADDRESS.test(name))return"[unknown]";let text=name.replaceAll(RUST_HASH,"").replaceAll(RUST_CRATE_HASH,"").replaceAll(
CLONES,"").replaceAll(PARTS,"");if(text.startsWith("_ZN")&&(text=text.replaceAll(MANGLED_HASH,"")),text.startsWith("_R"))
return text.replaceAll(MANGLED_CRATE,"C");for(let[pattern,replacement]of CLOSURES)text=text.replaceAll(pattern,replacement);
return collapseTypes(text)}var OPENING={"<":">","[":"]"};function collapseTypes(name){let text="";for(let index=0;index<
name.length;index+=1){let letter=name[index],closing=OPENING[letter];if(closing===void 0||!followsName(text)){text+=letter;
continue}let end=findEnd(name,index);if(end===-1)return text+name.slice(index);text+=`${letter}...${closing}`,index=end}
return text}function followsName(before){return/(?:\w|::)$/.test(before.slice(-3))&&!/\boperator$/.test(before.slice(-10))}
function findEnd(name,start){let depth=0;for(let index=start;index<name.length;index+=1){let letter=name[index];if(letter===
"<"||letter==="["?depth+=1:(letter==="]"||letter===">"&&!"-=".includes(name[index-1]))&&(depth-=1),depth===0)return index}
return-1}function normaliseProfile(profile){return mapFrames(profile,({name,file})=>({name:normaliseName(name),file:file===null?null:
normaliseFile(file)}))}function mapFrames(profile,convert){let indices=new Map,frames=[],moved=profile.frames.map(frame=>{
let converted=convert(frame),key=frameKey(converted),known=indices.get(key);return known!==void 0?known:(indices.set(key,
frames.length),frames.push(converted),frames.length-1)});return{...profile,frames,nodeFrames:profile.nodeFrames.map(frame=>frame===
-1?-1:moved[frame])}}function frameKey({name,file}){return`${name}\0${file??""}`}function tabulateFunctions({base,head}){let rows=new Map;function add(profiles,side){for(let[run,{frames,nodeFrames,self}]of profiles.
entries()){let sums=new Float64Array(frames.length);for(let node=1;node<self.length;node+=1){let frame=nodeFrames[node];
sums[frame]=sums[frame]+self[node]}for(let[index,frame]of frames.entries()){if(sums[index]===0)continue;let key=frameKey(
frame),row=rows.get(key);row===void 0&&(row={frame,base:zeros(base.length),head:zeros(head.length)},rows.set(key,row)),row[side][run]=
row[side][run]+sums[index]}}}return add(base,"base"),add(head,"head"),[...rows.values()]}function zeros(count){return Array.
from({length:count},()=>0)}var NO_PRIOR={degrees:0,variance:0},MIN_SUBJECTS=3,LOWEST_SHARE=.01;function fitVariancePrior(variances,degrees){let sorted=variances.
toSorted((one,other)=>one-other),middle=sorted[Math.floor(sorted.length/2)]??0;if(sorted.length<MIN_SUBJECTS||middle===0||
degrees<=0)return NO_PRIOR;let logs=variances.map(variance=>Math.log(Math.max(variance,LOWEST_SHARE*middle))-digamma(degrees/
2)+Math.log(degrees/2)),mean=logs.reduce((sum2,log)=>sum2+log,0)/logs.length,spread=logs.reduce((sum2,log)=>sum2+(log-mean)**
2,0)/(logs.length-1)-trigamma(degrees/2);if(spread<=0)return{degrees:Number.POSITIVE_INFINITY,variance:Math.exp(mean)};let half=trigammaInverse(
spread);return{degrees:2*half,variance:Math.exp(mean+digamma(half)-Math.log(half))}}function moderateVariance(variance,degrees,prior){
return prior.degrees===Number.POSITIVE_INFINITY?prior.variance:(prior.degrees*prior.variance+degrees*variance)/(prior.degrees+
degrees)}var SERIES_FROM=10;function digamma(x){let shift=0,y=x;for(;y<SERIES_FROM;y+=1)shift-=1/y;let z=1/(y*y);return shift+
Math.log(y)-.5/y-z*(1/12-z*(1/120-z*(1/252-z*(1/240-z/132))))}function trigamma(x){let shift=0,y=x;for(;y<SERIES_FROM;y+=
1)shift+=1/(y*y);let z=1/(y*y);return shift+1/y+z/2+z/y*(1/6-z*(1/30-z*(1/42-z*(1/30-5*z/66))))}function trigammaInverse(y){
if(y>1e7)return 1/Math.sqrt(y);if(y<1e-6)return 1/y;let x=.5+1/y;for(let step=0;step<50;step+=1){let value=trigamma(x),slope=(trigamma(
x*(1+1e-6))-value)/(x*1e-6),move=value*(1-value/y)/slope;if(x+=move,Math.abs(move)<1e-8*x)break}return x}var SAMPLING_RATE=.04,SCALE_RATE=.01,MIN_SAMPLES=10,MAX_DEGREES=1e5;function estimateNoise(rows,sides){return sides.base.
quantum===0||sides.head.quantum===0?estimateCountNoise(rows,sides):estimateSampleNoise(rows,sides)}function estimateSampleNoise(rows,sides){
let degrees=sides.base.totals.length+sides.head.totals.length-2,tested=rows.filter(row=>countSamples(row,sides)>=MIN_SAMPLES),
dispersions=tested.map(row=>dispersionOf(row,sides,degrees)),prior=fitVariancePrior(dispersions,degrees),all=Math.min(MAX_DEGREES,
degrees*Math.max(1,tested.length),degrees+prior.degrees),critical=studentTQuantile(SAMPLING_RATE/Math.max(1,tested.length),
all),scaleCritical=studentTQuantile(SCALE_RATE,Math.min(MAX_DEGREES,sides.scaleDegrees));return{halfWidthOf(row){let dispersion=boundDispersion(
dispersionOf(row,sides,degrees),degrees,prior),variance=samplingVariance(row.base,sides.base)+samplingVariance(row.head,
sides.head),sampling=critical*Math.sqrt(dispersion*variance);return{sampling,total:Math.hypot(sampling,scaleCritical*scaleErrorOf(
row,sides))}}}}function boundDispersion(dispersion,degrees,prior){return Math.max(1,dispersion,moderateVariance(dispersion,
degrees,prior))}function countSamples(row,{base,head}){return sum(row.base)/base.quantum+sum(row.head)/head.quantum}function dispersionOf(row,sides,degrees){
return(pearson(row.base,sides.base)+pearson(row.head,sides.head))/degrees}function pearson(values,{totals,quantum}){let share=sum(
values)/sum(totals);return share===0||share===1?0:values.reduce((all,value,run)=>all+(value/totals[run]-share)**2*totals[run]/
(quantum*share*(1-share)),0)}function samplingVariance(values,{totals,quantum,scale}){let samples=sum(totals)/quantum,share=(sum(
values)/quantum+1)/(samples+2);return scale**2*share*(1-share)/samples}function scaleErrorOf(row,{base,head}){return Math.
hypot(sum(row.base)/sum(base.totals)*base.scaleError,sum(row.head)/sum(head.totals)*head.scaleError)}function estimateCountNoise(rows,sides){
let degrees=sides.base.totals.length+sides.head.totals.length-2,varying=rows.filter(row=>countSquares(row,sides)>0).length,
critical=studentTQuantile(SAMPLING_RATE/Math.max(1,varying),degrees),scaleCritical=studentTQuantile(SCALE_RATE,Math.min(
MAX_DEGREES,sides.scaleDegrees));return{halfWidthOf(row){let variance=countSquares(row,sides)/degrees,sampling=critical*
Math.sqrt(variance*(1/sides.base.totals.length+1/sides.head.totals.length)),scale=sides.base.scaleError===0&&sides.head.
scaleError===0?0:scaleCritical*scaleErrorOf(row,sides);return{sampling,total:Math.hypot(sampling,scale)}}}}function countSquares(row,{
base,head}){return squaresOf(row.base,base)+squaresOf(row.head,head)}function squaresOf(values,{totals,scale}){let factor=scale*
totals.length/sum(totals),mean=sum(values)/values.length;return values.reduce((all,value)=>all+(factor*(value-mean))**2,
0)}function sum(values){let all=0;for(let value of values)all+=value;return all}function compareSides(sides,measured){let unit=unitOf(sides),rows=tabulateFunctions(sides),described=describeSides(sides,
measured),noise=sides.base.length>1&&sides.head.length>1?estimateNoise(rows,described):null;return{unit:measured?.unit??
unit,rows,sides:described,noise,spread:relativeSpread(sides.base,sides.head)}}function unitOf({base,head}){let units=[...new Set(
[...base,...head].map(({unit})=>unit))];if(units.length>1)throw userError("profile-units-differ",about("command line"),{
units});return units[0]}function describeSides({base,head},measured){let relative=relativeSpread(base,head);return{base:describeSide(
base,measured?.base,relative),head:describeSide(head,measured?.head,relative),scaleDegrees:measured?.degrees??Math.max(1,
base.length+head.length-2)}}function describeSide(profiles,measured,relative){let totals=profiles.map(({total})=>total),
mean=average(totals);return{totals,quantum:average(profiles.map(({quantum})=>quantum)),scale:measured?.median??mean,scaleError:measured?.
standardError??relative*mean/Math.sqrt(totals.length)}}function relativeSpread(base,head){let squares=[base,head].map(profiles=>{
let mean=average(profiles.map(({total})=>total));return profiles.reduce((sum2,{total})=>sum2+(total/mean-1)**2,0)});return Math.
sqrt((squares[0]+squares[1])/Math.max(1,base.length+head.length-2))}function average(values){return values.reduce((sum2,value)=>sum2+
value,0)/values.length}var ROUNDING=1e-9,MAX_PROPOSED_RUNS=100;function attributeChange(sides,options={}){let{unit,rows,noise,spread,sides:described}=compareSides(
sides,options.measured),{base,head}=described,threshold=ROUNDING*Math.max(base.scale,head.scale),judged=[];for(let row of rows){
let deltaSelf=meanValueOf(row.head,head)-meanValueOf(row.base,base);if(Math.abs(deltaSelf)<=threshold)continue;let half=noise?.
halfWidthOf(row)??null,{name,file}=row.frame,delta={name,file,base:meanValueOf(row.base,base),head:meanValueOf(row.head,
head),deltaSelf,low:half===null?null:deltaSelf-half.total,high:half===null?null:deltaSelf+half.total,touched:file!==null&&
(options.isTouched?.(file)??!1)};judged.push({delta,half})}let named=judged.filter(({delta,half})=>half===null||Math.abs(
delta.deltaSelf)>half.total+threshold);return{unit,base:base.scale,head:head.scale,runs:{base:sides.base.length,head:sides.
head.length},samples:base.quantum===0?null:{base:samplesOf(base),head:samplesOf(head)},functions:named.map(({delta})=>delta).
sort(byGrowth),unnamed:named.length>0?null:explainSilence(judged,sides,options.measured!==void 0),spread:noise===null||options.
measured!==void 0?null:spread}}function byGrowth(one,other){return other.deltaSelf-one.deltaSelf||(one.name<other.name?-1:
1)}function samplesOf({totals,quantum}){return Math.round(totals.reduce((sum2,total)=>sum2+total,0)/quantum)}function meanValueOf(values,{
totals,scale}){let sum2=0;for(let value of values)sum2+=value;return scale*sum2/totals.reduce((all,total)=>all+total,0)}
function explainSilence(judged,sides,isMeasured){let strongest=null,strengthOf=({delta:delta2,half:half2})=>Math.abs(delta2.
deltaSelf)/(half2?.total??1);for(let one of judged)(strongest===null||strengthOf(one)>strengthOf(strongest))&&(strongest=
one);if(strongest?.half==null)return{reason:"equal",strongest:null,runs:null};let{delta,half}=strongest,fixed=isMeasured?
half.total**2-half.sampling**2:0,room=delta.deltaSelf**2-fixed,most=Math.max(sides.base.length,sides.head.length),runs=room>
0?Math.ceil(most*(half.total**2-fixed)/room)+1:Number.POSITIVE_INFINITY;return runs>MAX_PROPOSED_RUNS?{reason:"noise",strongest:delta,
runs:null}:{reason:"few-samples",strongest:delta,runs}}var FRAME_CHANGES=["same","grew","grew-some","shrank","shrank-some","new","gone"];function joinNodes(sides){let frames=[],frameIndices=new Map,parents=[-1],functions=[-1],nodes=new Map;function indexOf(frame){
let key=frameKey(frame),known=frameIndices.get(key);return known!==void 0?known:(frameIndices.set(key,frames.length),frames.
push(frame),frames.length-1)}function join(profile){let own=profile.frames.map(indexOf),moved2=new Int32Array(profile.parents.
length);for(let node=1;node<moved2.length;node+=1){let parent=moved2[profile.parents[node]],frame=own[profile.nodeFrames[node]],
key=parent*2**26+frame,joined=nodes.get(key);joined===void 0&&(joined=parents.length,nodes.set(key,joined),parents.push(
parent),functions.push(frame)),moved2[node]=joined}return moved2}let moved={base:sides.base.map(join),head:sides.head.map(
join)};return{frames,parents,functions,moved}}var MAX_GRAPH_NODES=5e4,SOME_SHARE=.005,LARGE_SHARE=.02,SOME_OF_NOISE=.5;function mergeTrees(sides){if(![...sides.base,...sides.
head].some(({hasStacks})=>hasStacks))return null;let compared=compareSides(sides),tree=joinNodes(sides),size=tree.parents.
length,kept=selectNodes(tree,compared,sides),indices=new Int32Array(size).fill(-1),count=0;for(let node=0;node<size;node+=
1)kept[node]!==0&&(indices[node]=count,count+=1);let nodes=[...indices.keys()].filter(node=>indices[node]!==-1),parents=nodes.
map(node=>node===0?-1:indices[tree.parents[node]]),pick=column=>Float64Array.from(nodes,node=>column[node]),columnsOf=side=>sides[side].
map((profile,run)=>{let column=columnOf(profile,tree.moved[side][run],size);return{own:pick(column),all:pick(addUp(column,
tree.parents))}}),columns={base:columnsOf("base"),head:columnsOf("head")},listOf=which=>({base:columns.base.map(column=>column[which]),
head:columns.head.map(column=>column[which])}),own=listOf("own"),all=listOf("all"),means=(columns2,scale,totals)=>{let factor=scale/
totals.reduce((sum2,total)=>sum2+total,0);return nodes.map((_,index)=>round(factor*columns2.reduce((sum2,column)=>sum2+column[index],
0)))},{base,head}=compared.sides,graph={base:means(all.base,base.scale,base.totals),head:means(all.head,head.scale,head.
totals),ownBase:means(own.base,base.scale,base.totals),ownHead:means(own.head,head.scale,head.totals)},rowOf=(values,index)=>({
frame:{name:"",file:null},base:values.base.map(column=>column[index]),head:values.head.map(column=>column[index])}),changes=nodes.
map((_,index)=>{if(index===0)return 0;let whole={base:graph.base[index],head:graph.head[index],row:()=>rowOf(all,index)},
alone={base:graph.ownBase[index],head:graph.ownHead[index],row:()=>rowOf(own,index)};return FRAME_CHANGES.indexOf(judgeNode(
whole,alone,compared))});return{unit:sides.base[0].unit,names:tree.frames.map(({name})=>name),files:tree.frames.map(({file})=>file),
parents,functions:nodes.map(node=>tree.functions[node]),...graph,changes,omitted:size-count,hasNoise:compared.noise!==null}}
function selectNodes({parents,moved},{sides:scales},sides){let size=parents.length,shares=new Float64Array(size);for(let side of[
"base","head"]){let sums=new Float64Array(size);for(let[run,{self}]of sides[side].entries())for(let node=1;node<self.length;node+=
1){let joined=moved[side][run][node];sums[joined]=sums[joined]+self[node]}let whole=scales[side].totals.reduce((sum2,total)=>sum2+
total,0);for(let[node,sum2]of addUp(sums,parents).entries())shares[node]=Math.max(shares[node],sum2/whole)}let limit=size>
MAX_GRAPH_NODES?shares.toSorted()[size-MAX_GRAPH_NODES-1]:-1,kept=Uint8Array.from(shares,share=>share>limit?1:0);return kept[0]=
1,kept}function columnOf({self},moved,size){let column=new Float64Array(size);for(let node=1;node<self.length;node+=1){let joined=moved[node];
column[joined]=column[joined]+self[node]}return column}function addUp(column,parents){let sums=column.slice();for(let node=sums.
length-1;node>0;node-=1)sums[parents[node]]=sums[parents[node]]+sums[node];return sums}function judgeNode(whole,alone,compared){
if(whole.base===0&&judgeSize(whole,compared)===2)return"new";if(whole.head===0&&judgeSize(whole,compared)===2)return"gon\
e";let size=judgeSize(alone,compared);if(size===0)return"same";let verb=alone.head>alone.base?"grew":"shrank";return size===
2?verb:`${verb}-some`}function judgeSize({base,head,row},{noise,sides}){if(base===head)return 0;let change=Math.abs(head-
base);if(noise!==null){let half=noise.halfWidthOf(row()).total;return change>half?2:change>SOME_OF_NOISE*half?1:0}let share=change/
Math.max(sides.base.scale,sides.head.scale);return share>=LARGE_SHARE?2:share>=SOME_SHARE?1:0}function round(value){return Number(
value.toPrecision(6))}export{normaliseProfile,mapFrames,attributeChange,FRAME_CHANGES,joinNodes,mergeTrees};
