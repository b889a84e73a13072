import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MIN_CHANGE,findChanges,judgeChange}from"./chunk-UWZZ4DFI.js";import{collectSeries,makeLevelEstimator,orderPoints}from"./chunk-TEIEPODL.js";function adjustForFalseDiscoveries(ps){let descending=[...ps.keys()].sort((a,b)=>ps[b]-ps[a]),adjusted=new Array(ps.length),
smallest=1;for(let[place,index]of descending.entries())smallest=Math.min(smallest,ps[index]*ps.length/(ps.length-place)),
adjusted[index]=smallest;return adjusted}function currentLevel({levels}){return levels.findLast(level=>level!==null)??null}function byWorsening(one,other){return certainWorsening(
other)-certainWorsening(one)}function certainWorsening(series){let{level,standardError}=currentLevel(series)??{level:0,standardError:1/0};
return(series.better==="lower"?level:-level)-2*standardError}function findConfirmedSteps({command,group,name,metric,better},changes,points){let sign=better==="lower"?1:-1;return changes.
flatMap((change,index)=>{let{kind,state,range,logRatio,confirmation}=change;if(kind!=="step"||state!=="confirmed"||confirmation===
null||sign*logRatio<=0)return[];if(isUndone(change,changes.slice(index+1),sign))return[];let[before,after]=[points[range[0]],
points[range[1]+1]];return[{command,group,name,metric,range,before,after,confirmation}]})}function isUndone(step,later,sign){
let worsening=sign*step.logRatio,variance=step.standardError**2;for(let{logRatio,standardError,state}of later)if(state!==
"refuted"&&(worsening+=sign*logRatio,variance+=standardError**2,sign*logRatio<0&&worsening-1.96*Math.sqrt(variance)<=Math.
log1p(MIN_CHANGE)))return!0;return!1}var FALSE_DISCOVERIES=2e-4,MIN_ANCHOR_RUNS=4;function analyseTable(table,{anchor:wanted,cloned=[]}){let{runs}=table,points=orderPoints(runs,cloned),series=collectSeries(
table,points),anchor=findAnchor(runs,points,wanted),found=findChangesOf(series,points.length),estimateLevels=makeLevelEstimator(
points,anchor);return{points,anchor,runs:runs.length,days:findDays(runs),series:series.map((one,index)=>{let{command,group,
name,metric,better}=one,changes=found[index],{levels,isInconsistent}=estimateLevels(one);return{command,group,name,metric,
better,changes,levels,isInconsistent}}),suspects:series.flatMap((one,index)=>findSuspects(one,found[index],points)),confirmed:series.
flatMap((one,index)=>findConfirmedSteps(one,found[index],points))}}function findDays(runs){let days=runs.map(({at})=>at.
slice(0,10)).sort(),[first]=days;return first===void 0?null:[first,days.at(-1)]}function findChangesOf(series,points){let possible=series.
map(({edges})=>findChanges(edges,points,FALSE_DISCOVERIES)),clearest=possible.map(changes=>Math.min(1,...changes.map(({p})=>p))),
discoveries=adjustForFalseDiscoveries(clearest).filter(p=>p<=FALSE_DISCOVERIES).length,limit=FALSE_DISCOVERIES*discoveries/
series.length,search={points,alpha:FALSE_DISCOVERIES};return possible.map((changes,index)=>changes.filter(({p,logRatio})=>p<=
limit&&Math.abs(Math.expm1(logRatio))>=MIN_CHANGE).map(change=>judgeChange(change,series[index].edges,search)))}function findAnchor(runs,points,wanted){
let named=points.findIndex(({commit,tree})=>commit===wanted||tree===wanted);if(named>=0)return named;let compared=new Map;
for(let{from,to}of runs)compared.set(from.commit,(compared.get(from.commit)??new Set).add(to.commit));return Math.max(0,
points.findLastIndex(({commit})=>(compared.get(commit)?.size??0)>=MIN_ANCHOR_RUNS))}function findSuspects(series,changes,points){
let{command,group,name,metric,better}=series,isWorse=({logRatio})=>logRatio>0==(better==="lower");return changes.filter(
change=>change.kind==="step"&&change.state==="suspected"&&isWorse(change)).map(({range:[first,last],logRatio,p})=>({command,
group,name,metric,before:points[first],after:points[last+1],change:Math.expm1(logRatio),p}))}function listSuspectPairs(suspects){
let pairs=new Map;for(let{before,after}of suspects.toSorted((one,other)=>one.p-other.p)){let pair={before:before.commit,
after:after.commit},key=`${pair.before}..${pair.after}`;pairs.has(key)||pairs.set(key,pair)}return[...pairs.values()]}var MAX_MARGIN=9.99;function formatMargin(standardError){let margin=Math.expm1(1.96*standardError);return margin>MAX_MARGIN?
`over ${(100*MAX_MARGIN).toFixed(0)}%`:`${(100*margin).toFixed(1)}%`}export{currentLevel,byWorsening,analyseTable,listSuspectPairs,formatMargin};
