import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{analyseLeg,selectConsistent,withUnmatchedPolicy}from"./chunk-262UYGJA.js";import{STATES}from"./chunk-VP5H5WGL.js";
import{inRecording,within}from"./chunk-HZL6TB3P.js";function analyseLegs(recordings,policy){let analyses=recordings.map(recording=>analyseLeg(recording,divideAlpha(policy,recordings.
length))),legs=analyses.map(({report:report2})=>report2),report=legs.length===1?legs[0]:mergeLegs(legs);return withUnmatchedPolicy(
report,policy,analyses.map(({unmatched})=>unmatched))}function mergeLegs(legs){let[first]=legs,{proposedRenames:_,...common}=first,
commands=new Set(legs.map(leg=>JSON.stringify(leg.commands)));return{...common,commands:commands.size===1?first.commands:
[],legs:legs.map(({name,seed,environment})=>({name,seed,environment})),conclusion:worstOf(legs.map(({conclusion})=>conclusion)),
...brokenBaseOf(legs),...measuredAgainIn(legs),...proposalsOf(legs),rounds:Math.min(...legs.map(({rounds})=>rounds)),...placementsOf(
legs),rows:legs.flatMap(({name,rows})=>rows.map(row=>ofLeg(row,name))),counts:Object.fromEntries(STATES.map(state=>[state,
legs.reduce((sum,{counts})=>sum+counts[state],0)])),geomeans:[],judgedGeomeans:legs.flatMap(({name,judgedGeomeans})=>judgedGeomeans.
map(row=>ofLeg(row,name))),tables:first.tables&&legs.flatMap(tablesOfLeg),problems:problemsOf(legs)}}function divideAlpha(policy,legs){
return{...policy,alpha:policy.alpha/legs}}function problemsOf(legs){let keyOf=({location,code,data,severity})=>JSON.stringify(
[location,code,data,severity]),said=legs.map(({problems})=>new Set(problems.map(keyOf))),isShared=problem=>said.every(keys=>keys.
has(keyOf(problem))),shared=new Map(legs.flatMap(({problems})=>problems.filter(isShared).map(problem=>[keyOf(problem),problem]))),
own=legs.flatMap(({name,problems})=>problems.filter(problem=>!isShared(problem)).map(problem=>problem.location[0]?.kind===
"recording"?problem:within(inRecording(name),problem)));return[...shared.values(),...own]}function brokenBaseOf(legs){let{
baseBrokeIn}=legs.find(leg=>leg.baseBrokeIn!==void 0)??{};return baseBrokeIn===void 0?{}:{baseBrokeIn}}function measuredAgainIn(legs){
let all=legs.flatMap(({measuredAgain})=>measuredAgain??[]);if(all.length===0)return{};let[rounds,minutes]=[all.map(one=>one.
rounds),all.map(one=>one.minutes)].map(values=>values.reduce((sum,value)=>sum+value));return{measuredAgain:{rounds,minutes}}}
function placementsOf(legs){let all=legs.flatMap(({placements})=>placements??[]);return all.length===0?{}:{placements:Math.
min(...all)}}function proposalsOf(legs){let proposedRenames=selectConsistent(legs.flatMap(leg=>leg.proposedRenames??[]));
return proposedRenames.length===0?{}:{proposedRenames}}function ofLeg(row,leg){return{...row,group:row.group===null?leg:
`${leg}: ${row.group}`}}function tablesOfLeg({name,tables}){return(tables??[]).map(table=>({...table,fields:[{name:"leg",
value:name},...table.fields]}))}var BY_WEIGHT=["pass","warn","inconclusive","fail","error"];function worstOf(conclusions){
return BY_WEIGHT[Math.max(...conclusions.map(conclusion=>BY_WEIGHT.indexOf(conclusion)))]??"error"}export{analyseLegs,divideAlpha};
