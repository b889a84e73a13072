import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{analyse}from"./chunk-BVCRJI65.js";import{STATES}from"./chunk-6GQY3KYP.js";import{inRecording,within}from"./chunk-NLBIMEYB.js";function analyseLegs(recordings,policy){let[first,...others]=recordings.map(recording=>analyse(recording,divideAlpha(policy,
recordings.length)));if(others.length===0)return first;let legs=[first,...others],commands=new Set(legs.map(leg=>JSON.stringify(
leg.commands)));return{...first,commands:commands.size===1?first.commands:[],legs:legs.map(({name,seed,environment})=>({
name,seed,environment})),conclusion:worstOf(legs.map(({conclusion})=>conclusion)),...brokenBaseOf(legs),...measuredAgainIn(
legs),rounds:Math.min(...legs.map(({rounds})=>rounds)),rows:legs.flatMap(({name,rows})=>rows.map(row=>ofLeg(row,name))),
counts:Object.fromEntries(STATES.map(state=>[state,legs.reduce((sum,{counts})=>sum+counts[state],0)])),geomeans:[],judgedGeomeans:legs.
flatMap(({name,judgedGeomeans})=>judgedGeomeans.map(row=>ofLeg(row,name))),tables:first.tables&&legs.flatMap(tablesOfLeg),
problems:problemsOf(legs)}}function divideAlpha(policy,legs){return{...policy,alpha:policy.alpha/legs}}function problemsOf(legs){
let keyOf=({location,code,data,severity})=>JSON.stringify([location,code,data,severity]),said=legs.map(({problems})=>new Set(
problems.map(keyOf))),isShared=problem=>said.every(keys=>keys.has(keyOf(problem))),shared=new Map(legs.flatMap(({problems})=>problems.
filter(isShared).map(problem=>[keyOf(problem),problem]))),own=legs.flatMap(({name,problems})=>problems.filter(problem=>!isShared(
problem)).map(problem=>problem.location[0]?.kind==="recording"?problem:within(inRecording(name),problem)));return[...shared.
values(),...own]}function brokenBaseOf(legs){let{baseBrokeIn}=legs.find(leg=>leg.baseBrokeIn!==void 0)??{};return baseBrokeIn===
void 0?{}:{baseBrokeIn}}function measuredAgainIn(legs){let all=legs.flatMap(({measuredAgain})=>measuredAgain??[]);if(all.
length===0)return{};let[rounds,minutes]=[all.map(one=>one.rounds),all.map(one=>one.minutes)].map(values=>values.reduce((sum,value)=>sum+
value));return{measuredAgain:{rounds,minutes}}}function ofLeg(row,leg){return{...row,group:row.group===null?leg:`${leg}:\
 ${row.group}`}}function tablesOfLeg({name,tables}){return(tables??[]).map(table=>({...table,fields:[{name:"leg",value:name},
...table.fields]}))}var BY_WEIGHT=["pass","warn","inconclusive","fail","error"];function worstOf(conclusions){return BY_WEIGHT[Math.
max(...conclusions.map(conclusion=>BY_WEIGHT.indexOf(conclusion)))]??"error"}export{analyseLegs,divideAlpha};
