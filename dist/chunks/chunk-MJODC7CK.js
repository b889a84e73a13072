import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MAX_COUNTED_VALUES,selectEarlier}from"./chunk-TJVXSQ4U.js";import{median,normalQuantile,normalTail}from"./chunk-KG3JJBVT.js";var MIN_ANCHOR_POINTS=4;function groupByAnchor(edges){let{from,to}=edges,isAnchor=makeAnchorCheck(edges),groups=new Map;
for(let index=0;index<from.length;index++){let anchor=isAnchor(from[index])?from[index]:isAnchor(to[index])?to[index]:null,
own=groups.get(anchor)??[];groups.set(anchor,own),own.push(index)}return[...groups].map(([anchor,own])=>makeGroup(edges,
anchor,own))}function makeAnchorCheck({from,to,unplaced}){let points=1+Math.max(largestOf(from),largestOf(to)),neighbours=new Int32Array(
MIN_ANCHOR_POINTS*points),counts=new Int32Array(points),add=(point,other)=>{let[first,count]=[MIN_ANCHOR_POINTS*point,counts[point]];
if(count!==MIN_ANCHOR_POINTS){for(let index=first;index<first+count;index++)if(neighbours[index]===other)return;neighbours[first+
count]=other,counts[point]=count+1}};for(let index=0;index<from.length;index++)add(from[index],to[index]),add(to[index],
from[index]);return point=>counts[point]===MIN_ANCHOR_POINTS||unplaced.has(point)}function largestOf(indices){return indices.
reduce((largest,index)=>Math.max(largest,index),0)}function makeGroup({from,to,logRatio,standardError},anchor,own){let endOf=index=>to[index]===
anchor?from[index]:to[index];own.every((index,place)=>place===0||endOf(own[place-1])<=endOf(index))||own.sort((one,other)=>endOf(
one)-endOf(other));let group={isAnchored:anchor!==null,start:new Int32Array(own.length),end:new Int32Array(own.length),difference:new Float64Array(
own.length),weight:new Float64Array(own.length)};for(let place=0;place<own.length;place++){let index=own[place],isReversed=to[index]===
anchor;group.start[place]=isReversed?to[index]:from[index],group.end[place]=endOf(index),group.difference[place]=isReversed?
-logRatio[index]:logRatio[index],group.weight[place]=1/standardError[index]**2}return group}function estimateScale(groups){
let scaled=[];for(let{isAnchored,difference,weight}of groups)for(let index=0;index<difference.length;index++)if(!isAnchored)
scaled.push(Math.abs(difference[index])*Math.sqrt(weight[index]));else if(index>0){let variance=1/weight[index]+1/weight[index-
1];scaled.push(Math.abs(difference[index]-difference[index-1])/Math.sqrt(variance))}return scaled.length<MIN_SCALED?1:Math.
max(1,median(scaled)/MEDIAN_OF_NORMAL)}var MIN_SCALED=8,MEDIAN_OF_NORMAL=.6745;function shareAt(point,before,after){return point<=before?0:point>=after?1:(point-before)/(after-before)}var MIN_INFORMATION=1;
function squaresOf({information,product}){return information>MIN_INFORMATION?product**2/information:-1}function toFit(place,{
information,product},scale){return{...place,logRatio:product/information,standardError:scale/Math.sqrt(information),squares:squaresOf(
{information,product})/scale**2}}var DRIFT_LENGTHS=[8,16,32,64,128,256];function listDriftLengths(points){let lengths=DRIFT_LENGTHS.filter(length=>length<
points);return[...new Set([...lengths,...lengths.length>0?[points-1]:[]])]}function fitDrifts(groups,{points,scale}){let equations=groups.
map(group=>group.isAnchored?makeAnchoredFit(group,points):makeCrossingFit(group,points)),best=null,tried=0;for(let length of listDriftLengths(
points))for(let before=0;before+length<points;before+=length/8){let place={before,after:before+length},[information,product]=[
0,0];for(let equationOf of equations){let part=equationOf(place);information+=part.information,product+=part.product}let equation={
information,product},squares=squaresOf(equation);tried+=1,squares>(best?.squares??0)&&(best={place,equation,squares})}return{
best:best&&toFit(best.place,best.equation,scale),tried}}function indexEnds({end},points){let first=new Int32Array(points),
index=0;for(let point=0;point<points;point++){for(;index<end.length&&end[index]<=point;)index+=1;first[point]=index}return first}
function makeCrossingFit(group,points){let{start,end,difference,weight}=group,behind=indexEnds(group,points),span=end.reduce(
(longest,point,index)=>Math.max(longest,point-start[index]),0);return({before,after})=>{let[information,product]=[0,0];for(let index=behind[before];index<
end.length&&end[index]<after+span;index++){let x=shareAt(end[index],before,after)-shareAt(start[index],before,after);information+=
weight[index]*x*x,product+=weight[index]*x*difference[index]}return{information,product}}}function makeAnchoredFit(group,points){
let{end,difference,weight}=group,count=end.length,behind=indexEnds(group,points),[w,we,wee,wy,wey]=Array.from({length:5},
()=>new Float64Array(count+1));for(let index=0;index<count;index++){let[one,at,y]=[weight[index],end[index],difference[index]];
w[index+1]=w[index]+one,we[index+1]=we[index]+one*at,wee[index+1]=wee[index]+one*at*at,wy[index+1]=wy[index]+one*y,wey[index+
1]=wey[index]+one*at*y}return({before,after})=>{let[low,high]=[behind[before],behind[after-1]],part=sums=>sums[high]-sums[low],
length=after-before,[all,past]=[w[count],w[count]-w[high]],x=(part(we)-before*part(w))/length+past,xx=(part(wee)-2*before*
part(we)+before**2*part(w))/length**2+past,xy=(part(wey)-before*part(wy))/length+wy[count]-wy[high];return{information:xx-
x**2/all,product:xy-x*wy[count]/all}}}var RANGE_SQUARES=3.841;function fitSteps(groups,{points,scale}){let information=new Float64Array(points-1),product=new Float64Array(
points-1);for(let group of groups)(group.isAnchored?addFromAnchor:addCrossing)(group,information,product);let equationAt=before=>({
information:information[before],product:product[before]}),squares=information.map((_,before)=>squaresOf(equationAt(before))),
tried=0,best=0;for(let before=0;before<squares.length;before++)squares[before]>=0&&(tried+=1),squares[before]>squares[best]&&
(best=before);if(tried===0)return null;let least=Math.max(0,squares[best]-RANGE_SQUARES*scale**2),isPlausible=one=>one>=
least;return{best:toFit({before:best,after:best+1},equationAt(best),scale),range:[squares.findIndex(isPlausible),squares.
findLastIndex(isPlausible)],tried}}function addCrossing({start,end,difference,weight},information,product){for(let index=0;index<
end.length;index++){let w=weight[index];for(let before=start[index];before<end[index];before++)information[before]+=w,product[before]+=
w*difference[index]}}function addFromAnchor({end,difference,weight},information,product){let all=weight.reduce((sum,w)=>sum+
w,0),weighted=difference.reduce((sum,y,index)=>sum+weight[index]*y,0),[behind,behindWeighted,next]=[0,0,end.length-1];for(let before=information.
length-1;before>=0;before--){for(;next>=0&&end[next]>before;next--)behind+=weight[next],behindWeighted+=weight[next]*difference[next];
information[before]+=behind-behind**2/all,product[before]+=behindWeighted-behind*weighted/all}}var MIN_CHANGE=.01,MAX_CHANGES=20,DRIFT_ADVANTAGE=13.8;function findChanges(edges,points,alpha){if(points<2||edges.from.
length===0)return[];let groups=groupByAnchor(edges),scale=estimateScale(groups),changes=[];for(let tries=0;tries<MAX_CHANGES;tries++){
let found=findClearest(explain(groups,changes),{points,scale});if(found===null||found.p>alpha)break;let refined=[...changes,
found];for(let[index,change]of refined.entries()){let others=refined.filter(one=>one!==change),again=refined.length===1?
change:findClearest(explain(groups,others),{points,scale});again!==null&&again.p<=alpha&&(refined[index]=again)}changes=
joinAtPlaces(refined)}return changes.toSorted((one,other)=>one.before-other.before)}function joinAtPlaces(changes){let joined=[];
for(let change of changes){let index=joined.findIndex(({before,after})=>before===change.before&&after===change.after),other=joined[index];
other===void 0?joined.push(change):joined[index]={...other,logRatio:other.logRatio+change.logRatio}}return joined}function explain(groups,changes){
return changes.length===0?groups:groups.map(group=>({...group,difference:group.difference.map((value,index)=>changes.reduce(
(rest,{before,after,logRatio})=>rest-logRatio*(shareAt(group.end[index],before,after)-shareAt(group.start[index],before,
after)),value))}))}function findClearest(groups,{points,scale}){let steps=fitSteps(groups,{points,scale});if(steps===null)
return null;let{best,range,tried}=steps,step=toChange(best,{kind:"step",range,tried});if(step.p>WORTH_A_DRIFT)return step;
let{best:drift,tried:driftsTried}=fitDrifts(groups,{points,scale});if(drift===null||drift.squares<best.squares+DRIFT_ADVANTAGE)
return step;let own=[drift.before,drift.before];return toChange(drift,{kind:"drift",range:own,tried:tried+driftsTried})}
var WORTH_A_DRIFT=.05;function toChange({before,after,logRatio,standardError,squares},{kind,range,tried}){let p=Math.min(
1,2*normalTail(Math.sqrt(squares))*tried);return{kind,before,after,range,logRatio,standardError,p}}function currentLevel({levels}){return levels.findLast(level=>level!==null)??null}function byWorsening(one,other){return certainWorsening(
other)-certainWorsening(one)}function certainWorsening(series){let{level,standardError}=currentLevel(series)??{level:0,standardError:1/0};
return(series.better==="lower"?level:-level)-2*standardError}var CONFIRMING_ALPHA=.005,MAX_CONFIRMING_RUNS=3,HALF_WIDTH=normalQuantile(1-CONFIRMING_ALPHA/MAX_CONFIRMING_RUNS/2),POWER=.9,
CONFIRMING_ROUNDS={min:10,max:MAX_COUNTED_VALUES};function confirmedSize(scatter,rounds){return(HALF_WIDTH+normalQuantile(
POWER))*scatter/Math.sqrt(rounds)}function planConfirmingRounds({logRatio,standardError},series){let size=Math.max(Math.
log1p(MIN_CHANGE),Math.abs(logRatio)-1.96*standardError),scatter=series.usualScatter*scaleOf(series.edges),wanted=2*Math.
ceil((confirmedSize(scatter,1)/size)**2/2);return Math.min(CONFIRMING_ROUNDS.max,Math.max(CONFIRMING_ROUNDS.min,wanted))}
function judgeChange(change,edges,search){let around=change.kind==="drift"?[]:listAround(change,edges),suspicion=findSuspicion(
change,edges,{...search,around});if(suspicion===null)return{...change,state:"suspected",confirmation:null};let{suspected,
later,scale}=suspicion,measured=later.map(index=>({logRatio:edges.logRatio[index],standardError:edges.standardError[index]*
scale})),latest=later.at(-1),confirmation={...pool(measured),runs:later.length,at:edges.times[edges.time[latest]],workflowRun:edges.
workflowRun[latest]||null};return{...change,state:weighSuspicion(suspected,measured),confirmation}}function weighSuspicion(suspected,measured){
let sign=suspected.logRatio>0?1:-1,smallest=sign*suspected.logRatio-1.96*suspected.standardError,state="suspected";for(let runs of measured.
keys()){let{logRatio,standardError}=pool(measured.slice(0,runs+1));sign*logRatio>HALF_WIDTH*standardError?state="confirm\
ed":sign*logRatio+HALF_WIDTH*standardError<smallest?state="refuted":state!=="confirmed"&&(state="unconfirmed")}return state}
function pool(measured){let[weights,weighted]=[0,0];for(let{logRatio,standardError}of measured)weights+=1/standardError**
2,weighted+=logRatio/standardError**2;return{logRatio:weighted/weights,standardError:1/Math.sqrt(weights)}}function scaleOf(edges){
return estimateScale(groupByAnchor(edges))}function findSuspicion({range,logRatio},edges,{points,alpha,around}){for(let[
place,index]of around.entries()){let earlier=selectEarlier(edges,edges.time[index]),suspected=findChanges(earlier,points,
alpha).find(one=>one.kind==="step"&&one.range[0]<=range[1]&&range[0]<=one.range[1]&&one.logRatio>0==logRatio>0);if(suspected!==
void 0)return{suspected,later:around.slice(place),scale:scaleOf(earlier)}}return null}var SLACK=3,MAX_AROUND=10;function listAround({
range:[first,last]},{from,to,time,unplaced}){let around=[];for(let index=0;index<from.length;index++){let[start,end]=[from[index],
to[index]];unplaced.has(start)||unplaced.has(end)||start<first-SLACK||start>first||end<=last||end>last+1+SLACK||around.push(
index)}return around.sort((one,other)=>time[one]-time[other]||one-other).slice(-MAX_AROUND)}export{MIN_CHANGE,findChanges,currentLevel,byWorsening,MAX_CONFIRMING_RUNS,CONFIRMING_ROUNDS,confirmedSize,planConfirmingRounds,
judgeChange,SLACK};
