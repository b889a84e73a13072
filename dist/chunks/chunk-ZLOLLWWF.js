import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{analyseLeg,geomeans,selectConsistent,withUnmatchedPolicy}from"./chunk-7IGD6VGB.js";import{STATES,benchmarkKeyOf,
formatShard}from"./chunk-YHS7R4PB.js";import{about,inRecording,isError,makeError,makeWarning,within}from"./chunk-HZL6TB3P.js";function analyseLegs(recordings,policy){let names=new Set(recordings.map(({name})=>name)),analyses=recordings.map(recording=>analyseLeg(
recording,divideAlpha(policy,names.size))),legs=[...names].map(name=>{let own=analyses.map(({report:report2})=>report2).
filter(report2=>report2.name===name);return own.every(({shard})=>shard===void 0)?own[0]:mergeShards(own)}),report=legs.length===
1?legs[0]:mergeLegs(legs);return withUnmatchedPolicy(report,policy,analyses.map(({unmatched})=>unmatched))}function mergeLegs(legs){
let[first]=legs,{proposedRenames:_,decisions:__,cost:___,...common}=first,commands=new Set(legs.map(leg=>JSON.stringify(
leg.commands)));return{...common,commands:commands.size===1?first.commands:[],legs:legs.map(({name,seed,environment})=>({
name,seed,environment})),conclusion:worstOf(legs.map(({conclusion})=>conclusion)),...brokenBaseOf(legs),...measuredAgainIn(
legs),...proposalsOf(legs),...decisionsOf(legs),...costsOf(legs),rounds:Math.min(...legs.map(({rounds})=>rounds)),...placementsOf(
legs),rows:legs.flatMap(({name,rows})=>rows.map(row=>ofLeg(row,name))),counts:Object.fromEntries(STATES.map(state=>[state,
legs.reduce((sum,{counts})=>sum+counts[state],0)])),geomeans:[],judgedGeomeans:legs.flatMap(({name,judgedGeomeans})=>judgedGeomeans.
map(row=>ofLeg(row,name))),tables:first.tables&&legs.flatMap(tablesOfLeg),problems:problemsOf(legs)}}function mergeShards(shards){
let sorted=shards.toSorted((one,other)=>(one.shard?.index??0)-(other.shard?.index??0)),named=sorted.map(report=>({...report,
name:`shard ${formatShard(report.shard)}`})),[first]=sorted,merged=mergeLegs(named),order=new Map(first.shard.benchmarks.
map((benchmark,index)=>[benchmarkKeyOf(benchmark),index])),indexOf=row=>order.get(benchmarkKeyOf(row))??order.size,rows=sorted.
flatMap(report=>report.rows).toSorted((one,other)=>indexOf(one)-indexOf(other)),measured=sorted.filter(report=>report.rows.
length>0),faults=findShardFaults(sorted),{shard:_,...rest}=merged;return{...rest,name:first.name,commands:first.commands,
rows,rounds:Math.min(...(measured.length===0?sorted:measured).map(report=>report.rounds)),geomeans:geomeans(rows),judgedGeomeans:sorted.
flatMap(report=>report.judgedGeomeans),tables:first.tables&&sorted.flatMap(report=>report.tables??[]),conclusion:faults.
some(isError)?"error":merged.conclusion,problems:[...faults,...merged.problems]}}function findShardFaults(shards){let seen=new Set(
shards.map(({shard})=>shard.index)),count=Math.max(...shards.map(({shard})=>shard.count)),missing=Array.from({length:count},
(_,index)=>index+1).filter(index=>!seen.has(index)),lists=shards.map(({shard})=>new Map(shard.benchmarks.map(one=>[benchmarkKeyOf(
one),one.name]))),differing=[...new Map(lists.flatMap(list=>[...list]))].filter(([key])=>!lists.every(list=>list.has(key))).
map(([,name])=>name),location=about("recordings");return[...missing.length===0?[]:[makeError("shard-missing",location,{shards:missing.
map(String),count},{failure:"shard-missing"})],...differing.length===0?[]:[makeWarning("shards-differ",location,{names:differing.
slice(0,MAX_NAMES),count:differing.length})]]}var MAX_NAMES=3;function decisionsOf(legs){let all=legs.flatMap(({decisions:decisions2=[]})=>decisions2),
decisions=[...new Map(all.map(decision=>[JSON.stringify(decision),decision])).values()];return decisions.length===0?{}:{
decisions}}function costsOf(legs){let costs=legs.flatMap(({cost})=>cost??[]);if(costs.length===0)return{};let total=key=>Math.
round(10*costs.reduce((sum,one)=>sum+one[key],0))/10;return{cost:{setupSeconds:total("setupSeconds"),measuringSeconds:total(
"measuringSeconds"),savedSeconds:total("savedSeconds")}}}function divideAlpha(policy,legs){return{...policy,alpha:policy.
alpha/legs}}function problemsOf(legs){let keyOf=({location,code,data,severity})=>JSON.stringify([location,code,data,severity]),
said=legs.map(({problems})=>new Set(problems.map(keyOf))),isShared=problem=>said.every(keys=>keys.has(keyOf(problem))),shared=new Map(
legs.flatMap(({problems})=>problems.filter(isShared).map(problem=>[keyOf(problem),problem]))),own=legs.flatMap(({name,problems})=>problems.
filter(problem=>!isShared(problem)).map(problem=>problem.location[0]?.kind==="recording"?problem:within(inRecording(name),
problem)));return[...shared.values(),...own]}function brokenBaseOf(legs){let{baseBrokeIn}=legs.find(leg=>leg.baseBrokeIn!==
void 0)??{};return baseBrokeIn===void 0?{}:{baseBrokeIn}}function measuredAgainIn(legs){let all=legs.flatMap(({measuredAgain})=>measuredAgain??
[]);if(all.length===0)return{};let[rounds,minutes]=[all.map(one=>one.rounds),all.map(one=>one.minutes)].map(values=>values.
reduce((sum,value)=>sum+value));return{measuredAgain:{rounds,minutes}}}function placementsOf(legs){let all=legs.flatMap(
({placements})=>placements??[]);return all.length===0?{}:{placements:Math.min(...all)}}function proposalsOf(legs){let proposedRenames=selectConsistent(
legs.flatMap(leg=>leg.proposedRenames??[]));return proposedRenames.length===0?{}:{proposedRenames}}function ofLeg(row,leg){
return{...row,group:row.group===null?leg:`${leg}: ${row.group}`}}function tablesOfLeg({name,tables}){return(tables??[]).
map(table=>({...table,fields:[{name:"leg",value:name},...table.fields]}))}var BY_WEIGHT=["pass","warn","inconclusive","f\
ail","error"];function worstOf(conclusions){return BY_WEIGHT[Math.max(...conclusions.map(conclusion=>BY_WEIGHT.indexOf(conclusion)))]??
"error"}export{analyseLegs,divideAlpha};
