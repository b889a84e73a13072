import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{selectEarlier}from"./chunk-6XAJ26TU.js";import{median,normalTail}from"./chunk-NOM5XXZ4.js";var MIN_ANCHOR_POINTS=4;function groupByAnchor(edges){let{from,to}=edges,isAnchor=makeAnchorCheck(edges),groups=new Map;
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
1,2*normalTail(Math.sqrt(squares))*tried);return{kind,before,after,range,logRatio,standardError,p}}var CONFIRMING_ALPHA=.005;function judgeChange(change,edges,{points,alpha}){let latest=findLatestAround(change,edges),suspected={
...change,state:"suspected",confirmation:null};if(change.kind==="drift"||latest===null)return suspected;let earlier=selectEarlier(
edges,edges.time[latest]);if(!findChanges(earlier,points,alpha).some(({kind,range:[first,last]})=>kind==="step"&&first<=
change.range[1]&&change.range[0]<=last))return suspected;let confirmation=confirmationAt(edges,latest),isConfirmed=2*normalTail(
Math.abs(confirmation.logRatio)/confirmation.standardError)<=CONFIRMING_ALPHA&&confirmation.logRatio>0==change.logRatio>
0;return{...change,state:isConfirmed?"confirmed":"refuted",confirmation}}function confirmationAt({logRatio,standardError,
time,times,workflowRun},index){return{logRatio:logRatio[index],standardError:standardError[index],at:times[time[index]],
workflowRun:workflowRun[index]||null}}var SLACK=3;function findLatestAround({range:[first,last]},{from,to,time,unplaced}){
let latest=null;for(let index=0;index<from.length;index++){let[start,end]=[from[index],to[index]];unplaced.has(start)||unplaced.
has(end)||start<first-SLACK||start>first||end<=last||end>last+1+SLACK||(latest===null||time[index]>=time[latest])&&(latest=
index)}return latest}export{MIN_CHANGE,findChanges,CONFIRMING_ALPHA,judgeChange,SLACK};
