import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{compareSides}from"./chunk-NQDBFFQ2.js";import{FRAME_CHANGES}from"./chunk-JCFVTOWJ.js";import{frameKey}from"./chunk-RLM5C7GR.js";function joinNodes(sides){let frames=[],frameIndices=new Map,parents=[-1],functions=[-1],nodes=new Map;function indexOf(frame){
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
totals.reduce((sum,total)=>sum+total,0);return nodes.map((_,index)=>round(factor*columns2.reduce((sum,column)=>sum+column[index],
0)))},{base,head}=compared.sides,graph={base:means(all.base,base.scale,base.totals),head:means(all.head,head.scale,head.
totals),ownBase:means(own.base,base.scale,base.totals),ownHead:means(own.head,head.scale,head.totals)},rowOf=(values,index)=>({
frame:{name:"",file:null},base:values.base.map(column=>column[index]),head:values.head.map(column=>column[index])}),changes=nodes.
map((_,index)=>{if(index===0)return 0;let whole={base:graph.base[index],head:graph.head[index],row:()=>rowOf(all,index)},
alone={base:graph.ownBase[index],head:graph.ownHead[index],row:()=>rowOf(own,index)};return FRAME_CHANGES.indexOf(judgeNode(
whole,alone,compared))});return{unit:sides.base[0].unit,names:tree.frames.map(({name})=>name),files:tree.frames.map(({file})=>file),
parents,functions:nodes.map(node=>tree.functions[node]),...graph,changes,omitted:size-count,hasNoise:compared.noise!==null}}
function selectNodes({parents,moved},{sides:scales},sides){let size=parents.length,shares=new Float64Array(size);for(let side of[
"base","head"]){let sums=new Float64Array(size);for(let[run,{self}]of sides[side].entries())for(let node=1;node<self.length;node+=
1){let joined=moved[side][run][node];sums[joined]=sums[joined]+self[node]}let whole=scales[side].totals.reduce((sum,total)=>sum+
total,0);for(let[node,sum]of addUp(sums,parents).entries())shares[node]=Math.max(shares[node],sum/whole)}let limit=size>
MAX_GRAPH_NODES?shares.toSorted()[size-MAX_GRAPH_NODES-1]:-1,kept=Uint8Array.from(shares,share=>share>limit?1:0);return kept[0]=
1,kept}function columnOf({self},moved,size){let column=new Float64Array(size);for(let node=1;node<self.length;node+=1){let joined=moved[node];
column[joined]=column[joined]+self[node]}return column}function addUp(column,parents){let sums=column.slice();for(let node=sums.
length-1;node>0;node-=1)sums[parents[node]]=sums[parents[node]]+sums[node];return sums}function judgeNode(whole,alone,compared){
if(whole.base===0&&judgeSize(whole,compared)===2)return"new";if(whole.head===0&&judgeSize(whole,compared)===2)return"gon\
e";let size=judgeSize(alone,compared);if(size===0)return"same";let verb=alone.head>alone.base?"grew":"shrank";return size===
2?verb:`${verb}-some`}function judgeSize({base,head,row},{noise,sides}){if(base===head)return 0;let change=Math.abs(head-
base);if(noise!==null){let half=noise.halfWidthOf(row()).total;return change>half?2:change>SOME_OF_NOISE*half?1:0}let share=change/
Math.max(sides.base.scale,sides.head.scale);return share>=LARGE_SHARE?2:share>=SOME_SHARE?1:0}function round(value){return Number(
value.toPrecision(6))}export{joinNodes,mergeTrees};
