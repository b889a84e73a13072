import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MAX_CONFIRMING_RUNS,MIN_CHANGE,findChanges,judgeChange,planConfirmingRounds}from"./chunk-MJODC7CK.js";import{
atGitCommand,collectSeries,makeLevelEstimator,orderPoints,parseGitError}from"./chunk-TJVXSQ4U.js";import{userError}from"./chunk-4Q6QMYTI.js";
import{atInput}from"./chunk-EORH2WXK.js";function adjustForFalseDiscoveries(ps){let descending=[...ps.keys()].sort((a,b)=>ps[b]-ps[a]),adjusted=new Array(ps.length),
smallest=1;for(let[place,index]of descending.entries())smallest=Math.min(smallest,ps[index]*ps.length/(ps.length-place)),
adjusted[index]=smallest;return adjusted}function findConfirmedSteps({command,group,name,metric,better},changes,points){let sign=better==="lower"?1:-1;return changes.
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
change=>change.kind==="step"&&isUndecided(change)&&isWorse(change)).map(change=>({command,group,name,metric,before:points[change.
range[0]],after:points[change.range[1]+1],change:Math.expm1(change.logRatio),p:change.p,rounds:planConfirmingRounds(change,
series)}))}function isUndecided({state,confirmation}){return state==="suspected"||state==="unconfirmed"&&confirmation.runs<
MAX_CONFIRMING_RUNS}function listSuspectPairs(suspects){let pairs=new Map;for(let{before,after,rounds}of suspects.toSorted(
(one,other)=>one.p-other.p)){let key=`${before.commit}..${after.commit}`,most=Math.max(rounds,pairs.get(key)?.rounds??0);
pairs.set(key,{before:before.commit,after:after.commit,rounds:most})}return[...pairs.values()]}var IDENTITY={GIT_AUTHOR_NAME:"bench-referee",GIT_AUTHOR_EMAIL:"bench-referee@localhost",GIT_COMMITTER_NAME:"bench-refer\
ee",GIT_COMMITTER_EMAIL:"bench-referee@localhost"};function makeLocalWriter(git,folder){return{...makeObjectWriter(git,folder),
readRef:ref=>readCommit(git,folder,ref),async moveRef(ref,{from,to}){let{exitCode,stderr}=await git(["update-ref",ref,to,
from??""],{folder});return exitCode===0?null:parseGitError(stderr)}}}var FORBIDDEN=/returned error: 40[13]/;function makePushingWriter(git,store){
let{folder}=store;return{...makeObjectWriter(git,folder),async readRef(ref){let looked=await store.lookUpRefs([ref]);if(looked.
kind==="absent")return null;let why=looked.kind==="silent"?looked.why:await store.fetch("--depth=1",ref);if(why!==null)throw userError(
"history-unreadable",atInput("ref"),{ref,output:why});let found=await readCommit(git,folder,`refs/fetched/${ref}`);if(found===
null)throw userError("history-no-commit",atInput("ref"),{ref});return found},async moveRef(ref,move){let answer=await store.
push(ref,move);if(answer===null||!FORBIDDEN.test(answer))return answer;throw userError("history-forbidden",atInput("gith\
ub-token"),{ref,answer},{failure:"permission"})}}}async function readCommit(git,folder,ref){let args=["rev-parse","--ver\
ify","--quiet","--end-of-options"],{exitCode,stdout}=await git([...args,`${ref}^{commit}`],{folder});if(exitCode!==0)return null;
let commit=stdout.trim(),{stdout:tree}=await git([...args,`${commit}^{tree}`],{folder});return{commit,tree:tree.trim()}}
function makeObjectWriter(git,folder){let run=async(args,input)=>{let options={folder,env:IDENTITY,...input!==void 0&&{input}},
{exitCode,stdout,stderr}=await git(args,options);if(exitCode===0)return stdout;throw userError("git-failed",atGitCommand(
args[0]),{output:parseGitError(stderr)})};async function addEntry(tree,[name="",...inner],blob){let lines=tree===null?[]:
(await run(["ls-tree","-z","--full-tree",tree])).split("\0").filter(Boolean),present=lines.find(line=>line.endsWith(`	${name}`)),
[,subtree=null]=/^040000 tree ([0-9a-f]+)\t/.exec(present??"")??[],entry=inner.length===0?`100644 blob ${blob}	${name}`:
`040000 tree ${await addEntry(subtree,inner,blob)}	${name}`,others=lines.filter(line=>line!==present);return(await run([
"mktree","-z"],[...others,entry].map(line=>`${line}\0`).join(""))).trim()}return{async createTree({base,files}){let tree=base;
for(let{path,text}of files){let blob=(await run(["hash-object","-w","--stdin"],text)).trim();tree=await addEntry(tree,path.
split("/"),blob)}return tree??(await run(["mktree"],"")).trim()},async createCommit({tree,parent,message}){return(await run(
["commit-tree","-m",message,...parent===null?[]:["-p",parent],tree])).trim()}}}var MAX_MARGIN=9.99;function formatMargin(standardError){let margin=Math.expm1(1.96*standardError);return margin>MAX_MARGIN?
`over ${(100*MAX_MARGIN).toFixed(0)}%`:`${(100*margin).toFixed(1)}%`}export{analyseTable,listSuspectPairs,formatMargin,makeLocalWriter,makePushingWriter};
