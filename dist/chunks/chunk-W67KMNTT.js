import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{atGitCommand,connectRemote,parseGitError,parseTags,readHistoryRef}from"./chunk-JTOQ4DH4.js";import{analyseLeg,
geomeans,isSkip,selectConsistent,withUnmatchedPolicy}from"./chunk-W5LDEPI3.js";import{STATES,benchmarkKeyOf,formatShard,
groupOfLeg}from"./chunk-OABH57P3.js";import{userError}from"./chunk-YKJSESYE.js";import{about,atCommit,atInput,
inFile,inRecording,makeError,makeWarning,within}from"./chunk-CCDTYZW3.js";import{resolve}from"node:path";async function openStore(host,folder,remote){let checkout=await checkoutOf(host);if(checkout===null&&remote===null)throw userError(
"not-a-repository",inFile(host.folder),{});let store=storeAt(host,folder,{checkout,remote});await host.files.makeFolder(
folder);let format=checkout?.format??(host.trigger.sha?.length===64?"sha256":"sha1");return await store.gitOrThrow("init",
"--quiet","--bare","--template=",`--object-format=${format}`,"."),checkout===null||(await host.files.write(`${folder}/ob\
jects/info/alternates`,`${checkout.common}/objects
`),await host.files.copy(`${checkout.common}/shallow`,`${folder}/shallow`),checkout.promisor!==null&&await becomePartial(
store,remote?.url??checkout.promisor)),store}async function openSeparateStore(host,folder,remote){return await host.files.
makeFolder(folder),openStore({...host,folder},folder,remote)}async function checkoutOf(host){let ask=async(...args)=>{let{
exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===0?stdout.trim().split(`
`):null},facts=["--absolute-git-dir","--show-object-format","--is-shallow-repository"],[folder,format="sha1",isShallow]=await ask(
"rev-parse",...facts)??[];if(folder===void 0)return null;let common=await host.files.read(`${folder}/commondir`,MAX_PATH_BYTES),
[promisor]=await ask("config","--name-only","--get-regexp","^remote\\..*\\.promisor$")??[],[url=null]=promisor?await ask(
"config",promisor.replace(/promisor$/,"url"))??[]:[];return{common:resolve(folder,common?.trim()??"."),format,isShallow:isShallow===
"true",promisor:url}}var MAX_PATH_BYTES=64*1024,PROMISOR="origin";async function becomePartial(store,url){let settings={
"core.repositoryFormatVersion":"1","extensions.partialClone":PROMISOR,[`remote.${PROMISOR}.url`]:url,[`remote.${PROMISOR}\
.promisor`]:"true",[`remote.${PROMISOR}.partialCloneFilter`]:"blob:none"};for(let[key,value]of Object.entries(settings))
await store.gitOrThrow("config",key,value)}var NO_REMOTE={lookUpRefs:()=>Promise.resolve({kind:"absent"}),listTags:()=>Promise.
resolve([]),fetch:()=>Promise.resolve("there is no remote"),push:()=>Promise.resolve("there is no remote"),fetchObjects:()=>Promise.
resolve("there is no remote")};function storeAt(host,folder,{checkout,remote}){let git=(...args)=>host.git(args,{folder}),
promisor=checkout?.promisor??null,connection=remote===null?NO_REMOTE:connect(remote);function connect(to){return connectRemote(
host,folder,{remote:to,...promisor===null?{}:{name:PROMISOR}})}let store={folder,isComplete:checkout!==null&&!checkout.isShallow,
git,async gitOrThrow(...args){let{exitCode,stdout,stderr}=await git(...args);if(exitCode===0)return stdout.includes("\0")?
stdout:stdout.trim();throw userError("git-failed",atGitCommand(args[0]),{output:parseGitError(stderr)})},async has(sha){
return(await git("cat-file","-e",`${sha}^{commit}`)).exitCode===0},lookUpRefs:connection.lookUpRefs,async listTags(){if(remote!==
null)return connection.listTags();let{stdout}=await host.git(["show-ref","--tags","--dereference"],{folder:host.folder});
return parseTags(stdout)},async remoteTrackingSha(ref){let args=["rev-parse","--verify","--quiet",`${ref.replace(/^refs\/heads\//,
"refs/remotes/origin/")}^{commit}`],{exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===0&&checkout!==
null?stdout.trim():null},fetch:(depth,...wanted)=>connection.fetch(depth,wanted),push:connection.push,async fetchMissingBlobs(sha){
if(promisor===null)return;await fetchMissingObjects(store,connect(remote??{url:promisor,token:null,serverUrl:""}),sha)}};
return store}var OBJECTS_AT_ONCE=400;async function fetchMissingObjects(store,connection,sha){let list=["rev-list","--ob\
jects","--no-walk","--no-object-names","--missing=print",sha],missing=(await store.gitOrThrow(...list)).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[]);for(let index=0;index<missing.length;index+=OBJECTS_AT_ONCE){let why=await connection.
fetchObjects(missing.slice(index,index+OBJECTS_AT_ONCE));if(why!==null)throw userError("partial-clone",atCommit(sha),{output:why})}}async function fetchHistoryRef(git,{store,ref,take},limits){let looked=await store.lookUpRefs([ref]);if(looked.kind==="a\
bsent")return null;let why=looked.kind==="silent"?looked.why:await store.fetch("--depth=1",ref);if(why!==null)throw userError(
"history-unreadable",atInput("ref"),{ref,output:why});let found=await readHistoryRef(git,{folder:store.folder,ref:`refs/\
fetched/${ref}`,take},limits);if(found===null)throw userError("history-no-commit",atInput("ref"),{ref});return found}function makeRemoteSource(host,{
store,remote,folder,isInHistory,treeOf},limits){return{isLocal:!1,isInHistory,treeOf,async readHistory(ref,take){if(remote===
null)return null;let own=await openSeparateStore(host,folder,remote);return fetchHistoryRef(host.git,{store:own,ref,take},
limits)},listTags:()=>store.listTags()}}function makeLocalSource(host,limits){let{folder}=host,git=args=>host.git(args,{
folder});return{isLocal:!0,readHistory:(ref,take)=>readHistoryRef(host.git,{folder,ref,take},limits),async listTags(){return parseTags(
(await git(["show-ref","--tags","--dereference"])).stdout)},async isInHistory(commit,tip){let{exitCode}=await git(["merg\
e-base","--is-ancestor",commit,tip]);if(exitCode===0)return!0;let{stdout}=await git(["rev-parse","--is-shallow-repositor\
y"]);if(exitCode===1&&stdout.trim()!=="true")return!1;throw userError("git-failed",atGitCommand("merge-base"),{output:"t\
he clone is shallow, or lacks one of the two"})},async treeOf(commit){let args=["rev-parse","--verify","--quiet","--end-\
of-options",`${commit}^{tree}`],{exitCode,stdout}=await git(args);return exitCode===0?stdout.trim():null}}}function analyseLegs(recordings,policy,levels=null){let names=new Set(recordings.map(({name})=>name)),analyses=recordings.
map(recording=>analyseLeg(recording,divideAlpha(policy,names.size),{levels,leg:names.size===1?null:recording.name})),legs=[
...names].map(name=>{let own=analyses.map(({report:report2})=>report2).filter(report2=>report2.name===name);return own.every(
({shard})=>shard===void 0)?own[0]:mergeShards(own)}),report=legs.length===1?legs[0]:mergeLegs(legs);return withUnmatchedPolicy(
report,policy,analyses.map(({unmatched})=>unmatched))}function mergeLegs(legs){let first=legs[0],{proposedRenames:_,decisions:__,
cost:___,...common}=first,commands=new Set(legs.map(leg=>JSON.stringify(leg.commands)));return{...common,commands:commands.
size===1?first.commands:[],legs:legs.map(({name,seed,environment})=>({name,seed,environment})),conclusion:worstOf(legs.map(
({conclusion})=>conclusion)),...brokenBaseOf(legs),...measuredAgainIn(legs),...proposalsOf(legs),...decisionsOf(legs),...costsOf(
legs),rounds:countRounds(legs),...placementsOf(legs),rows:legs.flatMap(({name,rows})=>rows.map(row=>ofLeg(row,name))),counts:Object.
fromEntries(STATES.map(state=>[state,legs.reduce((sum,{counts})=>sum+counts[state],0)])),geomeans:[],judgedGeomeans:legs.
flatMap(({name,judgedGeomeans})=>judgedGeomeans.map(row=>ofLeg(row,name))),tables:first.tables&&legs.flatMap(tablesOfLeg),
problems:problemsOf(legs)}}function mergeShards(shards){let sorted=shards.toSorted((one,other)=>(one.shard?.index??0)-(other.
shard?.index??0)),named=sorted.map(report=>({...report,name:`shard ${formatShard(report.shard)}`})),first=sorted[0],merged=mergeLegs(
named),seen=sorted.find(({shard})=>shard.benchmarks.length>0)?.shard?.benchmarks??[],order=new Map(seen.map((benchmark,index)=>[
benchmarkKeyOf(benchmark),index])),indexOf=row=>order.get(benchmarkKeyOf(row))??order.size,rows=sorted.flatMap(report=>report.
rows).toSorted((one,other)=>indexOf(one)-indexOf(other)),faults=findShardFaults(sorted),{shard:_,...rest}=merged;return{
...rest,name:first.name,commands:first.commands,rows,geomeans:geomeans(rows),judgedGeomeans:sorted.flatMap(report=>report.
judgedGeomeans),tables:first.tables&&sorted.flatMap(report=>report.tables??[]),conclusion:worstOf([merged.conclusion,faults.
conclusion]),problems:[...faults.problems,...merged.problems.filter(one=>!faults.isIncomplete||!isAboutUnused(one))]}}function findShardFaults(shards){
let seen=new Set(shards.map(({shard})=>shard.index)),{count}=shards[0].shard,missing=Array.from({length:count},(_,index)=>index+
1).filter(index=>!seen.has(index)),lists=shards.filter(({shard})=>shard.benchmarks.length>0).map(({shard})=>new Map(shard.
benchmarks.map(one=>[benchmarkKeyOf(one),one]))),all=new Map(lists.flatMap(list=>[...list])),differing=[...all].filter(([
key])=>!lists.every(list=>list.has(key))).map(([,{name}])=>name),unmeasured=differing.length===0?0:countUnmeasured(all,shards),
location=about("recordings"),data={names:differing.slice(0,MAX_NAMES),count:differing.length,...unmeasured>0&&{unmeasured}};
return{problems:[...missing.length===0?[]:[makeError("shard-missing",location,{shards:missing.map(String),count},{failure:"\
shard-missing"})],...differing.length===0?[]:[makeWarning("shards-differ",location,data)]],isIncomplete:missing.length>0,
conclusion:missing.length>0?"error":unmeasured>0?"inconclusive":"pass"}}function countUnmeasured(all,shards){let names=({
command,group,name,renamed})=>[name,...renamed===void 0?[]:[renamed.from]].map(one=>benchmarkKeyOf({command,group,name:one})),
measured=new Set(shards.flatMap(({rows})=>rows.flatMap(names))),skipped=new Set(shards.flatMap(({decisions=[]})=>decisions.
filter(isSkip).map(one=>one.command)));return[...all].filter(([key,{command}])=>!measured.has(key)&&!skipped.has(command)).
length}var MAX_NAMES=3;function countRounds(legs){let measured=legs.filter(({rows})=>rows.length>0);return Math.min(...(measured.
length===0?legs:measured).map(({rounds})=>rounds))}function decisionsOf(legs){let made=legs.map(({decisions:decisions2=[]})=>new Map(
decisions2.map(one=>[JSON.stringify(one),one]))),isShared=key=>made.every(own2=>own2.has(key)),shared=[...made[0]].filter(
([key])=>isShared(key)).map(([,decision])=>decision),own=made.flatMap((ofLeg2,index)=>[...ofLeg2].filter(([key])=>!isShared(
key)).map(([,decision])=>({...decision,leg:legs[index].name}))),decisions=[...shared,...own];return decisions.length===0?
{}:{decisions}}function costsOf(legs){let costs=legs.flatMap(({cost})=>cost??[]);if(costs.length===0)return{};let total=key=>Math.
round(10*costs.reduce((sum,one)=>sum+one[key],0))/10;return{cost:{setupSeconds:total("setupSeconds"),measuringSeconds:total(
"measuringSeconds"),savedSeconds:total("savedSeconds")}}}function divideAlpha(policy,legs){return{...policy,alpha:policy.
alpha/legs}}function problemsOf(legs){let keyOf=({location,code,data,severity})=>JSON.stringify([location,code,data,severity]),
said=legs.map(({problems})=>new Set(problems.map(keyOf))),isShared=problem=>said.every(keys=>keys.has(keyOf(problem))),unused=findUnusedEverywhere(
legs),shared=new Map(legs.flatMap(({problems})=>problems.filter(isShared).map(problem=>[keyOf(problem),problem]))),own=legs.
flatMap(({name,problems})=>problems.filter(problem=>!isShared(problem)&&!isAboutUnused(problem)).map(problem=>problem.location[0]?.
kind==="recording"?problem:within(inRecording(name),problem)));return[...[...shared.values()].filter(problem=>!isAboutUnused(
problem)),...unused,...own]}function isAboutUnused({code}){return code==="budget-unmatched"||code==="rename-unused"}function findUnusedEverywhere(legs){
if(legs.some(({conclusion})=>conclusion==="error"))return[];let keyOf=({location,code,data})=>JSON.stringify([location,code,
data.name]),[first,...others]=legs.filter(({rows})=>rows.length>0).map(({problems})=>new Map(problems.filter(isAboutUnused).
map(problem=>[keyOf(problem),problem])));return[...first??[]].filter(([key])=>others.every(leg=>leg.has(key))).map(([,problem])=>problem)}
function brokenBaseOf(legs){let{baseBrokeIn}=legs.find(leg=>leg.baseBrokeIn!==void 0)??{};return baseBrokeIn===void 0?{}:
{baseBrokeIn}}function measuredAgainIn(legs){let all=legs.flatMap(({measuredAgain})=>measuredAgain??[]);if(all.length===
0)return{};let[rounds,minutes]=[all.map(one=>one.rounds),all.map(one=>one.minutes)].map(values=>values.reduce((sum,value)=>sum+
value));return{measuredAgain:{rounds,minutes}}}function placementsOf(legs){let all=legs.flatMap(({placements})=>placements??
[]);return all.length===0?{}:{placements:Math.min(...all)}}function proposalsOf(legs){let proposedRenames=selectConsistent(
legs.flatMap(leg=>leg.proposedRenames??[]));return proposedRenames.length===0?{}:{proposedRenames}}function ofLeg(row,leg){
return{...row,group:groupOfLeg(row.group,leg)}}function tablesOfLeg({name,tables}){return(tables??[]).map(table=>({...table,
fields:[{name:"leg",value:name},...table.fields]}))}var BY_WEIGHT=["pass","warn","inconclusive","fail","error"];function worstOf(conclusions){
return BY_WEIGHT[Math.max(...conclusions.map(conclusion=>BY_WEIGHT.indexOf(conclusion)))]??"error"}export{openStore,openSeparateStore,fetchHistoryRef,makeRemoteSource,makeLocalSource,analyseLegs,divideAlpha};
