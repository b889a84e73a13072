import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{studentTQuantile}from"./chunk-OGXTUGMV.js";import{frameKey}from"./chunk-RLM5C7GR.js";import{userError}from"./chunk-WUPIBDG2.js";
import{about}from"./chunk-BNVLGSET.js";function tabulateFunctions({base,head}){let rows=new Map;function add(profiles,side){for(let[run,{frames,nodeFrames,self}]of profiles.
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
value,0)/values.length}export{compareSides};
