import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{compareSides}from"./chunk-NQDBFFQ2.js";var ROUNDING=1e-9,MAX_PROPOSED_RUNS=100;function attributeChange(sides,options={}){let{unit,rows,noise,spread,sides:described}=compareSides(
sides,options.measured),{base,head}=described,threshold=ROUNDING*Math.max(base.scale,head.scale),judged=[];for(let row of rows){
let deltaSelf=meanValueOf(row.head,head)-meanValueOf(row.base,base);if(Math.abs(deltaSelf)<=threshold)continue;let half=noise?.
halfWidthOf(row)??null,{name,file}=row.frame,delta={name,file,base:meanValueOf(row.base,base),head:meanValueOf(row.head,
head),deltaSelf,low:half===null?null:deltaSelf-half.total,high:half===null?null:deltaSelf+half.total,touched:file!==null&&
(options.isTouched?.(file)??!1)};judged.push({delta,half})}let named=judged.filter(({delta,half})=>half===null||Math.abs(
delta.deltaSelf)>half.total+threshold);return{unit,base:base.scale,head:head.scale,runs:{base:sides.base.length,head:sides.
head.length},samples:base.quantum===0?null:{base:samplesOf(base),head:samplesOf(head)},functions:named.map(({delta})=>delta).
sort(byGrowth),unnamed:named.length>0?null:explainSilence(judged,sides,options.measured!==void 0),spread:noise===null||options.
measured!==void 0?null:spread}}function byGrowth(one,other){return other.deltaSelf-one.deltaSelf||(one.name<other.name?-1:
1)}function samplesOf({totals,quantum}){return Math.round(totals.reduce((sum,total)=>sum+total,0)/quantum)}function meanValueOf(values,{
totals,scale}){let sum=0;for(let value of values)sum+=value;return scale*sum/totals.reduce((all,total)=>all+total,0)}function explainSilence(judged,sides,isMeasured){
let strongest=null,strengthOf=({delta:delta2,half:half2})=>Math.abs(delta2.deltaSelf)/(half2?.total??1);for(let one of judged)
(strongest===null||strengthOf(one)>strengthOf(strongest))&&(strongest=one);if(strongest?.half==null)return{reason:"equal",
strongest:null,runs:null};let{delta,half}=strongest,fixed=isMeasured?half.total**2-half.sampling**2:0,room=delta.deltaSelf**
2-fixed,most=Math.max(sides.base.length,sides.head.length),runs=room>0?Math.ceil(most*(half.total**2-fixed)/room)+1:Number.
POSITIVE_INFINITY;return runs>MAX_PROPOSED_RUNS?{reason:"noise",strongest:delta,runs:null}:{reason:"few-samples",strongest:delta,
runs}}export{attributeChange};
