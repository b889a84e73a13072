import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{COUNTED_METRIC,FAILURES,MAX_RUN_BYTES,addsGate,analyseRecording,compareMachines,countStates,findImpossibleValue,geomeans,
growthOf,isInRunFolder,isNothingMeasured,listRenamedByHead,makeBothSidesCheck,nameOfRun,parseRun,readRecordings,renderRecording,
selectConsistent,toFolderPattern,withEstimateHistory,withUnmatchedPolicy}from"./action-compare-report-history-html-judge-recording-measuring-report.js";import{CPU_TIME_METRIC,
LATEST_RELEASE,alignColumns,drawTextHistogram,isFound,parseConfigFile,renderTextTable}from"./action-compare-report-history-html-judge-recording-measuring-report-validate.js";import{
PLAIN_FORMATTER,UNCUT_FORMATTER,abbreviateSha,asCode,asUntrustedText,betterWordOf,changeWordsOf,cleanLastLines,commitSettings,
describeChange,describeConfigChange,emphasise,formatAllowedRatio,formatChange,formatCount,formatDiagnostic,formatDiagnosticLine,
formatFactor,formatHistorySize,formatInterval,formatLimitSentence,formatList,formatMagnitude,formatMargin,formatMissingHistory,
formatPValue,formatPercent,formatPlainWords,formatProbabilities,formatRichText,formatSameness,formatShortChange,formatShortInterval,
formatSpreads,formatWholePercent,groupLabelOf,groupThousands,hasColour,isSkip,joinRichTexts,list,lowerFirst,makeReadingHost,
policyOf,publishSettings,randomUUID,readConfig,readTerminalWidth,renderExcerpt,renderLastLines,richText,shortenSha,titleOfLastLines,
toDiagnosticJson,toQuantityPiece,upperFirst,withCode,worseWordOf}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import{VERSION,documentationUrl}from"./action-cli-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";
import{TEXT_LIMIT,checkWritableFile,cleanUntrustedText,shorten,shortenMiddle,stripControls,takeWithin}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{findSharedSuffix}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";import{groupBy}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report-validate.js";import{COMMIT_OPTIONS,
LEVELS,OPTIONS,STATES,TERMINAL_COMMIT_DEFAULTS,array,benchmarkKeyOf,canBeAccepted,compareTexts,exitCodeOf,flagNameOf,formatOptionValue,
formatShard,formatSource,groupOfLeg,hasStoppedEarly,historyKeyOf,int,isAboutChange,isAbsoluteLimit,isAnswerVerdict,isDay,
isEmptyShard,isImprovementLimit,isInTree,iso_exports,lineSchema,literal,nameSchema,number,object,omitHistoryKeys,omitNull,
parseArgs,parseShard,presetsOf,quoteShellWord,quoteShellWords,record,string,toCheckConclusion,toKebabCase,union}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{chiSquareTail,escapeUnits,findFirstAtLeast,formatCompact,formatDecimals,formatQuantity,formatWithSign,makeRowFormatter,
median,nameMetric,parseUnit,quoteYaml,unitDescriptionOf,writeYamlName}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{findNearestWord}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";
import{UserError,about,atFlag,atInput,inFile,inRecording,makeError,makeWarning,recoverFrom,relocate,selectForLog,userError,
within}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";function analyseLegs(recordings,policy,levels=null){let names=new Set(recordings.map(({name})=>name)),share=divideAlpha(
policy,names.size),analyses=recordings.map(recording=>analyseRecording(recording,share,levels,names.size===1?null:recording.
name)),legs=[...names].map(name=>{let own=analyses.map(({report:report3})=>report3).filter(report3=>report3.name===name);
return own.every(({shard})=>shard===null)?own[0]:mergeShards(own)}),report2=legs.length===1?legs[0]:mergeLegs(legs),unmatched=analyses.
map(analysis=>analysis.unmatched);return withUnmatchedPolicy(report2,policy,unmatched)}function countLegs({legs,shard}){
let{count}=parseShard(shard??"")??{count:1};return Math.max(1,Math.ceil(legs/count))}function mergeLegs(legs){let first=legs[0],
commands=new Set(legs.map(leg=>JSON.stringify(leg.commands))),rows=legs.flatMap(leg=>leg.rows.map(row=>ofLeg(row,leg.name))),
measured=legs.filter(leg=>leg.rows.length>0),placements=legs.flatMap(leg=>leg.placements??[]);return{...first,commands:commands.
size===1?first.commands:[],legs:legs.map(({name,seed,environment})=>({name,seed,environment})),conclusion:worstOf(legs.map(
({conclusion})=>conclusion)),baseBrokeIn:legs.find(leg=>leg.baseBrokeIn!==null)?.baseBrokeIn??null,measuredAgain:mergeKnown(
legs,({measuredAgain})=>measuredAgain,addRounds),rebuilds:mergeKnown(legs,({rebuilds})=>rebuilds,addRebuilds),stoppedAfter:mergeKnown(
legs,({stoppedAfter})=>stoppedAfter,Math.min),proposedRenames:selectConsistent(legs.flatMap(leg=>leg.proposedRenames)),decisions:mergeDecisions(
legs),cost:mergeKnown(legs,({cost})=>cost,addCosts),rounds:Math.min(...(measured.length===0?legs:measured).map(({rounds})=>rounds)),
placements:placements.length===0?null:Math.min(...placements),rows,counts:countStates(rows),geomeans:[],judgedGeomeans:legs.
flatMap(({name,judgedGeomeans})=>judgedGeomeans.map(row=>ofLeg(row,name))),tables:first.tables&&legs.flatMap(tablesOfLeg),
problems:mergeProblems(legs)}}function mergeKnown(legs,pick,merge){let known=legs.map(pick).filter(value=>value!==null);
return known.length===0?null:known.reduce((one,other)=>merge(one,other))}function addRounds(one,other){return{rounds:one.
rounds+other.rounds,minutes:one.minutes+other.minutes}}function addRebuilds(one,other){let{builds,seconds,rows}=one;return{
builds:builds+other.builds,seconds:seconds+other.seconds,rows:rows+other.rows}}function addCosts(one,other){let add=key=>Math.
round(10*(one[key]+other[key]))/10;return{setupSeconds:add("setupSeconds"),measuringSeconds:add("measuringSeconds"),savedSeconds:add(
"savedSeconds")}}function mergeShards(shards){let sorted=shards.toSorted((one,other)=>(one.shard?.index??0)-(other.shard?.
index??0)),named=sorted.map(report2=>({...report2,name:`shard ${formatShard(report2.shard)}`})),first=sorted[0],merged=mergeLegs(
named),seen=sorted.find(({shard})=>shard.benchmarks.length>0)?.shard?.benchmarks??[],order=new Map(seen.map((benchmark,index)=>[
benchmarkKeyOf(benchmark),index])),indexOf=row=>order.get(benchmarkKeyOf(row))??order.size,rows=sorted.flatMap(report2=>report2.
rows).toSorted((one,other)=>indexOf(one)-indexOf(other)),faults=findShardFaults(sorted);return{...merged,shard:null,name:first.
name,commands:first.commands,rows,geomeans:geomeans(rows.filter(({isControl})=>!isControl)),judgedGeomeans:sorted.flatMap(
report2=>report2.judgedGeomeans),tables:first.tables&&sorted.flatMap(report2=>report2.tables??[]),conclusion:worstOf([merged.
conclusion,faults.conclusion]),problems:[...faults.problems,...merged.problems.filter(one=>!faults.isIncomplete||!isAboutUnused(
one))]}}function findShardFaults(shards){let seen=new Set(shards.map(({shard})=>shard.index)),{count}=shards[0].shard,missing=Array.
from({length:count},(_,index)=>index+1).filter(index=>!seen.has(index)),lists=shards.filter(({shard})=>shard.benchmarks.
length>0).map(({shard})=>new Map(shard.benchmarks.map(one=>[benchmarkKeyOf(one),one]))),all=new Map(lists.flatMap(list2=>[
...list2])),differing=[...all].filter(([key])=>!lists.every(list2=>list2.has(key))).map(([,{name}])=>name),isIncomplete=missing.
length>0,unmeasured=isIncomplete?[]:listNamesWithoutRow(all,shards),location=about("recordings"),nameSome=names=>({names:names.
slice(0,MAX_NAMES),count:names.length}),problems=[];if(isIncomplete){let data={shards:missing.map(String),count};problems.
push(makeError("shard-missing",location,data,{failure:"shard-missing"}))}if(differing.length>0){let data={...nameSome(differing),
unmeasured:unmeasured.length||void 0};problems.push(makeWarning("shards-differ",location,data))}else unmeasured.length>0&&
problems.push(makeWarning("benchmarks-of-no-shard",location,nameSome(unmeasured)));let conclusion=isIncomplete?"error":unmeasured.
length>0?"inconclusive":"pass";return{problems,isIncomplete,conclusion}}function listNamesWithoutRow(all,shards){let names=({
command,group,name,renamed})=>[name,renamed?.from??name].map(one=>benchmarkKeyOf({command,group,name:one})),measured=new Set(
shards.flatMap(({rows})=>rows.flatMap(names))),skipped=new Set(shards.flatMap(({decisions})=>decisions.filter(isSkip).map(
one=>one.command)));return[...all].flatMap(([key,{command,name}])=>measured.has(key)||skipped.has(command)?[]:[name])}var MAX_NAMES=3;
function mergeDecisions(legs){let distinct=legs.map(({decisions})=>[...new Map(decisions.map(one=>[JSON.stringify(one),one])).
values()]),{shared,own}=splitSharedEntries(distinct,decision=>JSON.stringify(decision));return[...shared,...own.flatMap(
(list2,index)=>list2.map(one=>({...one,leg:legs[index].name})))]}function splitSharedEntries(lists,keyOf){let keys=lists.
map(list2=>new Set(list2.map(keyOf))),isShared=value=>keys.every(ofLeg2=>ofLeg2.has(keyOf(value)));return{shared:[...new Map(
lists.flatMap(list2=>list2.filter(isShared).map(value=>[keyOf(value),value]))).values()],own:lists.map(list2=>list2.filter(
value=>!isShared(value)))}}function divideAlpha(policy,legs){return{...policy,alpha:policy.alpha/legs}}function mergeProblems(legs){
let lists=legs.map(({problems})=>problems),{shared,own}=splitSharedEntries(lists,({location,code,data,severity})=>JSON.stringify(
[location,code,data,severity])),locate=(problem,leg)=>problem.location[0]?.kind==="recording"?problem:within(inRecording(
leg),problem),located=own.flatMap((list2,index)=>list2.filter(one=>!isAboutUnused(one)).map(one=>locate(one,legs[index].
name)));return[...shared.filter(one=>!isAboutUnused(one)),...findUnusedEverywhere(legs),...located]}function isAboutUnused({
code}){return code==="budget-unmatched"||code==="rename-unused"||code==="control-unmatched"}function findUnusedEverywhere(legs){
if(legs.some(({conclusion})=>conclusion==="error"))return[];let keyOf=({location,code,data})=>JSON.stringify([location,code,
data.name]),[first,...others]=legs.filter(({rows})=>rows.length>0).map(({problems})=>new Map(problems.filter(isAboutUnused).
map(problem=>[keyOf(problem),problem])));return[...first??[]].filter(([key])=>others.every(leg=>leg.has(key))).map(([,problem])=>problem)}
function ofLeg(row,leg){return{...row,group:groupOfLeg(row.group,leg)}}function tablesOfLeg({name,tables}){return(tables??
[]).map(table=>({...table,fields:[{name:"leg",value:name},...table.fields]}))}var BY_WEIGHT=["pass","warn","inconclusive",
"fail","error"];function worstOf(conclusions){return BY_WEIGHT[Math.max(...conclusions.map(conclusion=>BY_WEIGHT.indexOf(
conclusion)))]??"error"}var NUMBER="(0|[1-9]\\d*)",RELEASE=new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:\\+[0-9A-Za-z.-]+)?$`),MAX_TRIED_RELEASES=100;
async function findLatestRelease(tags,{head,isInHistory,isLocal}){let releases=sortReleases(tags),candidates=releases.filter(
({commit})=>commit!==head);for(let tag of candidates.slice(0,MAX_TRIED_RELEASES))if(await isInHistory(tag))return tag;throw userError(
"no-release",isLocal?atFlag("base"):atInput("base"),{tags:tags.length,releases:releases.length,isLocal,tried:candidates.
length>MAX_TRIED_RELEASES?MAX_TRIED_RELEASES:void 0})}function sortReleases(tags){let versions=new Map(tags.map(tag=>[tag,
parseRelease(tag.name)]));return tags.filter(tag=>versions.get(tag)!==null).sort((a,b)=>compareVersions(versions.get(b),
versions.get(a)))}function selectReleases(tags,commits){return sortReleases(tags).filter(({commit})=>commits.has(commit)).
reverse()}function parseRelease(name){let[,...numbers]=RELEASE.exec(name)??[];return numbers.length===3?numbers.map(BigInt):
null}function compareVersions(a,b){let at=a.findIndex((number2,index)=>number2!==b[index]);return at<0?0:a[at]<b[at]?-1:
1}function parseTags(lines){let commits=new Map;for(let line of lines.split(`
`)){let[,commit="",name=""]=/^([0-9a-f]+)[\t ]refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line)??[];name!==""&&commits.set(name,
commit)}return[...commits].map(([name,commit])=>({name,commit}))}async function runGit(git,args,options,code="git-failed"){let{exitCode,stdout,stderr}=await git(args,options);if(exitCode===
0)return stdout;throw userError(code,atGitCommand(args[0]),{output:parseGitError(stderr)})}function atGitCommand(command=""){
return[{kind:"git command",name:`git ${command}`}]}function parseGitError(stderr){let lines=stderr.trim().split(`
`);return(lines.find(line=>/^(error|fatal): /.test(line))??lines.at(-1)??"").replace(/\.$/,"")}async function resolveRevision(git,folder,revision){
let args=["rev-parse","--verify","--quiet","--end-of-options",revision],{exitCode,stdout}=await git(args,{folder});return exitCode===
0?stdout.trim():null}async function readObjectTexts(git,folder,shas){let mark=randomUUID(),input=shas.map(sha=>`${sha}
`).join("");return(await runGit(git,["cat-file",`--batch=${mark}`],{folder,input})).split(`${mark}
`).slice(1).map(text=>text.slice(0,-1))}var NEUTRAL_AUTHOR={GIT_AUTHOR_NAME:"bench-referee",GIT_AUTHOR_EMAIL:"bench-refe\
ree@localhost",GIT_COMMITTER_NAME:"bench-referee",GIT_COMMITTER_EMAIL:"bench-referee@localhost"};function fetchHistoryRef(git,{store,ref,take},limits){return readRemoteRef(store,ref,fetched=>readHistoryRef(git,{folder:store.
folder,ref:fetched,take},limits))}function makeLocalSource({git,folder},limits){return{isLocal:!0,readHistory:(ref,take)=>readHistoryRef(
git,{folder,ref,take},limits),listTags:async()=>parseTags((await git(["show-ref","--tags","--dereference"],{folder})).stdout),
async isInHistory(commit,tip){let{exitCode}=await git(["merge-base","--is-ancestor",commit,tip],{folder});if(exitCode===
0)return!0;let{stdout}=await git(["rev-parse","--is-shallow-repository"],{folder});if(exitCode===1&&stdout.trim()!=="tru\
e")return!1;throw userError("git-failed",atGitCommand("merge-base"),{output:"the clone is shallow, or lacks one of the t\
wo"})},treeOf:commit=>resolveRevision(git,folder,`${commit}^{tree}`)}}var BATCH_BYTES=4*1024*1024;async function readHistoryRef(git,{
folder,ref,take},limits){let tip=await resolveRevision(git,folder,`${ref}^{commit}`);if(tip===null)return null;let listed=await runGit(
git,["ls-tree","-r","-l","-z","--full-tree",tip],{folder}),files=parseTree(listed).filter(({path})=>limits.limitOf(path)!==
null),others=listed.split("\0").length-1-files.length,{chosen,skipped}=chooseFiles(files,limits);for(let batch of divideBySize(
dropRepeatedFiles(chosen))){let ids=batch.map(({id})=>id),texts=await readObjectTexts(git,folder,ids);for(let[index,{path}]of batch.
entries())take({path,text:texts[index]})}return{tip,paths:chosen.map(({path})=>path),skipped,others}}async function readRemoteRef(store,ref,read){
let answer=await store.lookUpRefs([ref]);if(answer.kind==="absent")return null;let why=answer.kind==="silent"?answer.why:
await store.fetch("--depth=1",ref);if(why!==null)throw userError("history-unreadable",atInput("ref"),{ref,output:why});let content=await read(
`refs/fetched/${ref}`);if(content!==null)return content;throw userError("history-no-commit",atInput("ref"),{ref})}function parseTree(listed){
return listed.split("\0").flatMap(line=>{let[,id,bytes,path]=/^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(line)??
[];return id===void 0||path===void 0?[]:[{id,bytes:Number(bytes),path}]})}function chooseFiles(files,limits){let chosen=[],
skipped=[],bytesLeft=limits.allBytes;for(let file of files.toReversed()){let limit=Math.min(limits.limitOf(file.path)??0,
bytesLeft);file.bytes>limit||chosen.length>=limits.files?skipped.push(file.path):(bytesLeft-=file.bytes,chosen.push(file))}
return{chosen:chosen.toReversed(),skipped}}function dropRepeatedFiles(files){let byId=new Map(files.toReversed().map(file=>[
file.id,file]));return files.filter(file=>byId.get(file.id)===file)}function divideBySize(files){let batches=[],bytes=Number.
POSITIVE_INFINITY;for(let file of files)bytes+file.bytes>BATCH_BYTES&&(batches.push([]),bytes=0),batches.at(-1).push(file),
bytes+=file.bytes;return batches}var IMPORT_VERSION=1,MAX_IMPORT_BYTES=64*1024*1024,MAX_IMPORTED_TEXT=1e3,MAX_SUITES=1e3,MAX_SERIES=2e4,MAX_RUNS=1e5,shortTextSchema=string().
max(MAX_IMPORTED_TEXT),runSchema=object({commit:string().regex(/^[0-9a-f]{7,64}$/,"must be the id of a commit"),at:iso_exports.
datetime(),committedAt:shortTextSchema.nullable(),subject:shortTextSchema}),valueSchema=object({run:int().min(0),value:number(),
range:shortTextSchema.optional(),extra:shortTextSchema.optional()}),seriesSchema=object({name:nameSchema,unit:nameSchema,
values:array(valueSchema).max(MAX_RUNS)}),suiteSchema=object({name:nameSchema,repository:lineSchema.nullable(),runs:array(
runSchema).max(MAX_RUNS),series:array(seriesSchema).max(MAX_SERIES)}).refine(({runs,series})=>series.every(({values})=>values.
every(({run})=>run<runs.length)),"a value names a run that does not exist"),importedSchema=object({version:literal(IMPORT_VERSION),
suites:array(suiteSchema).max(MAX_SUITES)});function countImportedValues(suites){return suites.reduce((sum,{series})=>sum+
series.reduce((all,{values})=>all+values.length,0),0)}function commitUrlOf({repository},commit){return repository!==null&&
/^https?:\/\/[\w.:/~-]+$/.test(repository)?`${repository}/commit/${commit}`:null}var ASSIGNMENT=/^\s*window\.BENCHMARK_DATA\s*=/,benchSchema=object({name:nameSchema,value:number().nullable(),unit:nameSchema.
default(""),range:union([string(),number()]).nullish(),extra:string().nullish()}),entrySchema=object({commit:object({id:string().
regex(/^[0-9a-fA-F]{7,64}$/,"must be the id of a commit"),message:string().nullish(),timestamp:string().nullish()}),date:number().
min(0).max(0xe677d21fdbff),benches:array(benchSchema)}),dataSchema=object({repoUrl:lineSchema.nullish(),entries:record(nameSchema,
array(entrySchema))});function parseDataJs(text){let start=ASSIGNMENT.exec(text)?.[0].length??0,value;try{value=JSON.parse(
text.slice(start).trimEnd().replace(/;$/,""))}catch(error2){return{broken:error2.message}}let name=findUnusableName(value);
if(name!==null)return{keys:["entries",name],reason:"no suite can have this name"};let{data,error}=dataSchema.safeParse(value);
if(data===void 0){let[issue]=error.issues;return{keys:issue?.path??[],reason:issue?.message??""}}let suites=Object.entries(
data.entries).map(([name2,list2])=>makeSuite(name2,data.repoUrl??null,list2)),benches=Object.values(data.entries).flatMap(
list2=>list2.flatMap(entry=>entry.benches));return{suites,missing:benches.filter(({value:value2})=>value2===null).length}}
function findUnusableName(value){let entries=typeof value=="object"&&value!==null&&"entries"in value?value.entries:null;
return typeof entries=="object"&&entries!==null&&Object.hasOwn(entries,"__proto__")?"__proto__":null}function openSeries(series,name,unit){
let key=JSON.stringify([name,unit]),present=series.get(key)??{name,unit,values:[]};return series.set(key,present),present}
function makeSuite(name,repository,entries){let sorted=entries.toSorted((a,b)=>a.date-b.date),series=new Map;for(let[run,
{benches}]of sorted.entries())for(let bench of benches){let{values}=openSeries(series,bench.name,bench.unit),[range,extra]=[
bench.range,bench.extra].map(text=>cutText(String(text??""))||null);bench.value!==null&&values.push(omitNull({run,value:bench.
value,range,extra},["range","extra"]))}return mergeSuites([{name,repository,runs:sorted.map(toRun),series:[...series.values()]}])}
function toRun({commit:{id,message,timestamp},date}){let[subject=""]=(message??"").split(/\r?\n/,1),committedAt=timestamp?
cutText(timestamp):null;return{commit:id.toLowerCase(),at:new Date(date).toISOString(),committedAt,subject:cutText(subject)}}
function cutText(text){return text.slice(0,MAX_IMPORTED_TEXT)}function mergeImports(earlier,added){return[...new Set([...earlier,
...added].map(({name})=>name))].map(name=>{let parts=[earlier,added].flatMap(suites=>suites.filter(suite=>suite.name===name));
return parts.length===1?parts[0]:mergeSuites(parts)})}function mergeSuites(parts){let keyOf=({commit,at})=>`${commit} ${at}`,
sorted=[...new Map(parts.flatMap(suite=>suite.runs.map(run=>[keyOf(run),run])))].sort(([,a],[,b])=>compareTexts(a.at,b.at)),
indexOf=new Map(sorted.map(([key],index)=>[key,index])),series=new Map;for(let suite of parts)for(let{name,unit,values}of suite.
series){let merged=openSeries(series,name,unit),added=values.map(value=>({...value,run:indexOf.get(keyOf(suite.runs[value.
run]))})),replaced=new Set(added.map(({run})=>run));merged.values=[...merged.values.filter(({run})=>!replaced.has(run)),
...added]}for(let{values}of series.values())values.sort((a,b)=>a.run-b.run);return{...parts.at(-1),runs:sorted.map(([,run])=>run),
series:[...series.values()]}}var IMPORT_PATH="imported/github-action-benchmark.json";function renderImportedValues(suites){
let lines=suites.map(({name,repository,runs,series})=>[`{"name":${JSON.stringify(name)},"repository":${JSON.stringify(repository)}\
,"runs":[`,runs.map(run=>JSON.stringify(run)).join(`,
`),'],"series":[',series.map(one=>JSON.stringify(one)).join(`,
`),"]}"].join(`
`));return`{"version":${IMPORT_VERSION},"suites":[
${lines.join(`,
`)}
]}
`}function parseImportedValues(text){let value;try{value=JSON.parse(text)}catch{return"no JSON"}let{data,error}=importedSchema.
safeParse(value);if(data!==void 0)return data.suites;let[issue]=error.issues;return`${issue?.path.join(".")??""}: ${issue?.
message??"invalid"}`}function openTable(){let heads=[],series=new Map,expected=[];return{add({from,to,at,workflowRun=null,rows}){let index=heads.
length;heads.push({from,to,at,workflowRun,isUnchanged:rows.length===0});let named=[],processors=findSharedSuffix(rows.map(
({name})=>name));for(let[place,row]of rows.entries()){let guess=expected[place],columns=guess!==void 0&&isSameKey(guess,
row)?guess:findColumns(series,row,processors);columns.processors!==processors&&(columns.processors=""),at>=columns.betterAt&&
Object.assign(columns,{better:row.better,betterAt:at}),columns.run.push(index),columns.logRatio.push(row.logRatio),columns.
standardError.push(row.standardError),columns.n.push(row.n),columns.layout=Math.max(columns.layout,row.layout??0),named.
push(columns)}named.length>0&&(expected=named)},close(){for(let[key,one]of series)joinUnnumbered(series,one)&&series.delete(
key);return{runs:heads,series:[...series.values()].map(({processors:_,...columns})=>columns)}}}}function makeFileTaker(table,refused){let names=new Set;return({path,text})=>{let name=nameOfRun(path);if(names.has(name))
return;let run=parseRun(text);if(typeof run=="string")return void refused.push({path,reason:run});names.add(name),table.
add(run)}}function isSameKey(a,b){return a.name===b.name&&a.metric===b.metric&&a.group===b.group&&a.command===b.command}
function findColumns(series,row,processors){let key=historyKeyOf(row),{command,group,name,metric,better}=row,empty={processors,
betterAt:"",run:[],logRatio:[],standardError:[],n:[],layout:0},columns=series.get(key)??{command,group,name,metric,better,
...empty};return series.set(key,columns),columns}function joinUnnumbered(all,one){let other=all.get(historyKeyOf({...one,
name:one.name.slice(0,-one.processors.length)})),own=new Set(one.run);if(one.processors===""||other===void 0||other.run.
some(run=>own.has(run)))return!1;one.betterAt>other.betterAt&&Object.assign(other,{better:one.better,betterAt:one.betterAt});
let order=[...one.run,...other.run].map((run,index)=>({run,index})).sort((a,b)=>a.run-b.run),join2=(values,more)=>{let both=[
...more,...values];for(let[place,{index}]of order.entries())values[place]=both[index]};return join2(other.logRatio,one.logRatio),
join2(other.standardError,one.standardError),join2(other.n,one.n),join2(other.run,one.run),other.layout=Math.max(other.layout,
one.layout),!0}function listCommits({runs}){return new Set(runs.flatMap(({from,to})=>[from.commit,to.commit]))}function isRunPath(path){return path.endsWith(".json")&&path!==IMPORT_PATH}var HISTORY_LIMITS={limitOf:path=>path===IMPORT_PATH?
MAX_IMPORT_BYTES:isRunPath(path)?MAX_RUN_BYTES:null,allBytes:256*1024*1024,files:2e4};function openHistory(){let table=openTable(),
refused=[],takeRun=makeFileTaker(table,refused),imported=[];return{take(file){if(isRunPath(file.path)&&takeRun(file),file.
path!==IMPORT_PATH)return;let parsed=parseImportedValues(file.text);typeof parsed=="string"?refused.push({path:IMPORT_PATH,
reason:parsed}):imported=parsed},close(read){let{paths,skipped,others}=read??{paths:[],skipped:[],others:0},listed=[...paths,
...skipped],isHistory=table.close().runs.length>0||listed.some(path=>isInRunFolder(path)||path===IMPORT_PATH);return{table,
imported,names:new Set([...paths.filter(isRunPath),...skipped].map(nameOfRun)),warnings:limitWarnings([...skipped.map(path=>makeWarning(
"history-file-skipped",inFile(path),{})),...refused.map(({path,reason})=>makeWarning("history-file-refused",inFile(path),
{reason}))]),foreignFiles:isHistory?0:listed.length+others}}}}var MAX_NAMED=10;function limitWarnings(warnings){let count=warnings.
length-MAX_NAMED,rest=count>0?[makeWarning("history-files-left-out",about("history"),{count})]:[];return[...warnings.slice(
0,MAX_NAMED),...rest]}function repeatsOf(recordings,run,options=OPTIONS){let legs=[...new Map(recordings.map(recording=>[recording.name,recording])).
values()];return legs.flatMap(own=>{let leg=legs.length===1?null:own.name,{shard:_,...whole}=own,recording=legs.length===
recordings.length?own:whole;return repeatOf({...run,recording},leg,options)??[]})}function repeatOf(run,leg,options){let{
base,head}=run.recording.commits;if(base.sha===null||head.sha===null)return null;let words=[],command=[],obstacles=[];for(let{
name,flag,value,isHarmless,isInFile,words:written}of findNonDefaults(run,options))if(written!==null&&(run.isOwn||isHarmless))
(flag==="--"?command:words).push(...written);else{let recorded=formatRecordedValue(value);obstacles.push({option:toKebabCase(
name),recorded,flag:isInFile?null:`--${flag}`})}return{leg,words:obstacles.length===0?["check",...words,...command]:null,
obstacles}}function findNonDefaults(run,options){let bare={...presetsOf(options),...TERMINAL_COMMIT_DEFAULTS,...omitHistoryKeys(
options,run.file)};return Object.entries({...COMMIT_OPTIONS,...options}).flatMap(([name,{repeat,key,...option}])=>{if(typeof repeat!=
"object")return[];let value=repeat.valueOf(run);if(value===void 0||JSON.stringify(value)===JSON.stringify(bare[name]))return[];
let isHarmless=value!==null&&repeat.isHarmless?.(value)===!0,flag=flagNameOf(name,option),text=value!==null&&repeat.format?
repeat.format(value):formatOptionValue(value),words=flag==="--"?formatCommand(value):formatFlag(flag,text);return[{name,
flag,value,isHarmless,isInFile:key!==void 0,words}]})}function formatCommand([command,...others]){return typeof command==
"string"&&command.trim()!==""&&others.length===0?["--",command]:null}function formatFlag(flag,text){return text===null?null:
text.startsWith("-")?[`--${flag}=${text}`]:[`--${flag}`,text]}function formatRecordedValue(value){return Array.isArray(value)?
value.map(element2=>typeof element2=="string"?element2:JSON.stringify(element2)).join(`
`):formatOptionValue(value)}var HUB_DEGREE=8;function planNetwork(nodes,{from,to},anchor){let neighbours=Array.from({length:nodes},()=>new Set);for(let[
edge,node]of from.entries())node!==to[edge]&&(neighbours[node].add(to[edge]),neighbours[to[edge]].add(node));let order=orderNodes(
neighbours,anchor),rank=new Int32Array(nodes).fill(-1);for(let[own,node]of order.entries())rank[node]=own;let shape=findShape(
order,rank,neighbours),edges=Array.from(from,(node,index)=>({index,from:rank[node],to:rank[to[index]]})).filter(({from:from2,
to:to2})=>from2!==to2).map(edge=>{let[first,second]=[Math.min(edge.from,edge.to),Math.max(edge.from,edge.to)];return{...edge,
entry:first<0?-1:shape.entryOf(first,second)}});return values=>{let{solution,variances,squares}=fitNetwork(shape,edges,values);
return{levels:Array.from(rank,(own,node)=>node===anchor?{level:0,variance:0}:own<0?null:{level:solution[own],variance:variances[own]}),
squares,freedom:edges.length-order.length}}}function orderNodes(neighbours,anchor){let found=new Set([anchor]);for(let node of found)
for(let next of neighbours[node])found.add(next);found.delete(anchor);let isHub=node=>neighbours[node].size>HUB_DEGREE?1:
0;return[...found].sort((one,other)=>isHub(one)-isHub(other)||one-other)}var MAX_PAIRS=1e7;function findShape(order,rank,neighbours){
let later=order.map((node,own)=>new Set([...neighbours[node]].map(one=>rank[one]).filter(one=>one>own))),columns=later.map(
set=>{let rows=[...set].sort((one,other)=>one-other),[first,...others]=rows;if(first!==void 0)for(let one of others)later[first].
add(one);return rows}),start=new Int32Array(order.length+1);for(let[own,rows]of columns.entries())start[own+1]=start[own]+
rows.length;let row=Int32Array.from(columns.flat()),entryOf=(column,wanted)=>findFirstAtLeast(row,wanted,start[column],start[column+
1]-1),count=columns.reduce((sum,{length})=>sum+length*(length-1)/2,0),pairs=count>MAX_PAIRS?null:new Int32Array(count),pair=0;
for(let rows of pairs===null?[]:columns)for(let i=0;i<rows.length;i++)for(let j=i+1;j<rows.length;j++)pairs[pair++]=entryOf(
rows[i],rows[j]);return{size:order.length,start,row,pairs,entryOf}}function fitNetwork(shape,edges,{difference,weight}){
let pivots=new Float64Array(shape.size),entries=new Float64Array(shape.row.length),solution=new Float64Array(shape.size);
for(let{index,from,to,entry}of edges){let w=weight[index];from>=0&&(pivots[from]+=w),from>=0&&(solution[from]-=w*difference[index]),
to>=0&&(pivots[to]+=w),to>=0&&(solution[to]+=w*difference[index]),entry>=0&&(entries[entry]-=w)}factorise(shape,pivots,entries),
solve(shape,{pivots,entries},solution);let squares=0;for(let{index,from,to}of edges){let expected=(to<0?0:solution[to])-
(from<0?0:solution[from]);squares+=weight[index]*(difference[index]-expected)**2}return{solution,squares,variances:invertDiagonal(
shape,{pivots,entries})}}function factorise({size,start,row,pairs,entryOf},pivots,entries){let pair=0;for(let own=0;own<
size;own++){let[first,end]=[start[own],start[own+1]];for(let i=first;i<end;i++){let share=entries[i]/pivots[own];pivots[row[i]]-=
entries[i]*share;for(let j=i+1;j<end;j++)entries[pairs===null?entryOf(row[i],row[j]):pairs[pair++]]-=share*entries[j]}for(let i=first;i<
end;i++)entries[i]/=pivots[own]}}function solve({size,start,row},{pivots,entries},solution){for(let own=0;own<size;own++)
for(let i=start[own];i<start[own+1];i++)solution[row[i]]-=entries[i]*solution[own];for(let own=0;own<size;own++)solution[own]/=
pivots[own];for(let own=size-1;own>=0;own--)for(let i=start[own];i<start[own+1];i++)solution[own]-=entries[i]*solution[row[i]]}
function invertDiagonal({size,start,row,pairs,entryOf},{pivots,entries}){let diagonal=new Float64Array(size),inverse=new Float64Array(
entries.length),pair=pairs?.length??0;for(let own=size-1;own>=0;own--){let[first,end]=[start[own],start[own+1]];for(let i=first;i<
end;i++)inverse[i]=-entries[i]*diagonal[row[i]];for(let i=end-2;i>=first;i--)for(let j=end-1;j>i;j--){let between=inverse[pairs===
null?entryOf(row[i],row[j]):pairs[--pair]];inverse[i]-=entries[j]*between,inverse[j]-=entries[i]*between}diagonal[own]=1/
pivots[own];for(let i=first;i<end;i++)diagonal[own]-=entries[i]*inverse[i]}return diagonal}var MAX_LEVEL=100,INCONSISTENCY_ALPHA=1e-4;function makeLevelEstimator(points,anchor){let trees=[...new Set(points.map(({
tree})=>tree))],nodes=new Map(trees.map((tree,node)=>[tree,node])),nodeOf=points.map(({tree})=>nodes.get(tree)),latest=null;
return({comparisons})=>{if(latest===null||!isAlike(latest.comparisons,comparisons)){let[from,to]=[comparisons.from,comparisons.
to].map(ends=>ends.map(point=>nodeOf[point]));latest={comparisons,estimate:planNetwork(trees.length,{from,to},nodeOf[anchor])}}
let weight=comparisons.standardError.map(error=>1/error**2),{levels,squares,freedom}=latest.estimate({difference:comparisons.
logRatio,weight}),scatter=freedom>0?Math.max(1,Math.sqrt(squares/freedom)):1;return{levels:nodeOf.map(node=>{let{level,variance}=levels[node]??
{level:1/0,variance:0},standardError=Math.sqrt(variance)*scatter;return Math.abs(level)<=MAX_LEVEL&&standardError<=MAX_LEVEL?
{level,standardError}:null}),isInconsistent:freedom>0&&chiSquareTail(squares,freedom)<INCONSISTENCY_ALPHA,scatter}}}function isAlike(a,b){
let isSame=a.from.every((point,index)=>point===b.from[index]&&a.to[index]===b.to[index]);return a.from.length===b.from.length&&
isSame}function orderPoints(runs,cloned=[]){let byTime=sortByTime(runs,cloned),ranks=new Map(byTime.map(({commit},rank)=>[commit,
rank])),newer=byTime.map(()=>new Set),olderCounts=byTime.map(()=>0);for(let{from,to}of runs){let[older,later]=[ranks.get(
from.commit),ranks.get(to.commit)];older===later||newer[older].has(later)||(newer[older].add(later),olderCounts[later]+=
1)}let waiting=new Set(byTime.keys()),free=[...waiting].filter(rank=>olderCounts[rank]===0),ordered=[];for(;waiting.size>
0;){let[first]=waiting,rank=free.shift()??first;if(waiting.delete(rank)){ordered.push(byTime[rank]);for(let next of newer[rank])
olderCounts[next]-=1,olderCounts[next]===0&&insertInOrder(free,next)}}return ordered}function insertInOrder(sorted,value){
let at=sorted.findIndex(present=>present>value);sorted.splice(at<0?sorted.length:at,0,value)}function sortByTime(runs,cloned){
let places=placeCommits(cloned),keyOf=({commit,committedAt,at})=>places.get(commit)??{committedAt:committedAt??at,rank:0};
return listPoints(runs,places).sort((a,b)=>{let[first,second]=[keyOf(a),keyOf(b)];return compareTexts(first.committedAt,
second.committedAt)||first.rank-second.rank||compareTexts(a.at,b.at)||compareTexts(a.commit,b.commit)})}function placeCommits(cloned){
let places=new Map,latest="";for(let[rank,{commit,committedAt}]of cloned.entries())committedAt>latest&&(latest=committedAt),
places.set(commit,{committedAt:latest,rank});return places}function listPoints(runs,places){let points=new Map;for(let{from,
to,at}of runs)for(let measured of[from,to]){let{commit}=measured,present=points.get(commit),subject=present?.subject??measured.
subject,committedAt=places.get(commit)?.committedAt??present?.committedAt??measured.committedAt,first=present!==void 0&&
present.at<=at?present:{...measured,at};points.set(commit,omitNull({...first,subject,committedAt}))}return[...points.values()]}
function findUnplacedRuns(runs,points){let firstUse=new Map,compared=new Map,reached=new Map;for(let run of runs){let{from,
to,at}=run;if(from.commit===to.commit)continue;let first=firstUse.get(from.commit);(first===void 0||at<first.at)&&firstUse.
set(from.commit,{at,to:to.commit}),compared.set(from.commit,(compared.get(from.commit)??new Set).add(to.commit));let others=reached.
get(to.commit)??[];reached.set(to.commit,others),others.push(run)}let isOldest=commit=>!reached.has(commit);if([...firstUse.
keys()].filter(isOldest).length<=1)return new Set;let isUnplaced=({commit,committedAt})=>{let first=firstUse.get(commit);
if(committedAt!==void 0||first===void 0||!isOldest(commit))return!1;if(compared.get(commit).size>1)return!0;let used=firstUse.
get(first.to);return used!==void 0&&used.at<first.at||reached.get(first.to).some(({from,at})=>from.commit!==commit&&at<=
first.at)};return new Set(points.flatMap((point,index)=>isUnplaced(point)?[index]:[]))}var MIN_STANDARD_ERROR=1e-6,MAX_COUNTED_VALUES=60;function collectSeries({runs,series},points){let indexOf=new Map(points.
map(({commit},index)=>[commit,index])),times=[...new Set(runs.map(({at})=>at))].sort(),rankOf2=new Map(times.map((at,rank)=>[
at,rank])),places={from:Int32Array.from(runs,({from})=>indexOf.get(from.commit)),to:Int32Array.from(runs,({to})=>indexOf.
get(to.commit)),times,time:Int32Array.from(runs,({at})=>rankOf2.get(at)),workflowRun:Float64Array.from(runs,({workflowRun})=>workflowRun??
0),unplaced:findUnplacedRuns(runs,points)},isBetweenTwo=run=>places.from[run]!==places.to[run],unchanged=runs.flatMap(({
isUnchanged},run)=>isUnchanged&&isBetweenTwo(run)?[run]:[]);return series.flatMap(columns=>{let rows=columns.run.flatMap(
(run,row)=>isBetweenTwo(run)?[row]:[]);return rows.length===0?[]:[collectOne(columns,rows,unchanged,places)]})}function collectOne(columns,rows,unchanged,{
from,to,time,workflowRun,times,unplaced}){let{command,group,name,metric,better}=columns,usualError=Math.max(median(rows.
map(row=>columns.standardError[row])),MIN_STANDARD_ERROR),countOf=row=>Math.min(columns.n[row],MAX_COUNTED_VALUES),usualScatter=median(
rows.map(row=>columns.standardError[row]*Math.sqrt(countOf(row)))),errorOf=row=>Math.max(columns.standardError[row],usualScatter/
Math.sqrt(countOf(row)),MIN_STANDARD_ERROR),runs=Int32Array.from([...rows.map(row=>columns.run[row]),...unchanged]),comparisons={
from:runs.map(run=>Math.min(from[run],to[run])),to:runs.map(run=>Math.max(from[run],to[run])),logRatio:Float64Array.from(
runs,(run,index)=>{let logRatio=index<rows.length?columns.logRatio[rows[index]]:0;return from[run]<to[run]?logRatio:-logRatio}),
standardError:Float64Array.from(runs,(_,index)=>index<rows.length?errorOf(rows[index]):MIN_STANDARD_ERROR),time:runs.map(
run=>time[run]),workflowRun:Float64Array.from(runs,run=>workflowRun[run]),times,unplaced};return{command,group,name,metric,
better,comparisons,usualError,usualScatter}}function selectEarlier(comparisons,time){let isEarlier=(_,index)=>comparisons.
time[index]<time;return{...comparisons,from:comparisons.from.filter(isEarlier),to:comparisons.to.filter(isEarlier),logRatio:comparisons.
logRatio.filter(isEarlier),standardError:comparisons.standardError.filter(isEarlier),time:comparisons.time.filter(isEarlier),
workflowRun:comparisons.workflowRun.filter(isEarlier)}}function prepareHistory(table){let points=orderPoints(table.runs),newest=table.runs.toSorted((one,other)=>compareTexts(one.
at,other.at)).at(-1),layouts=new Map(table.series.flatMap(one=>one.layout>0?[[historyKeyOf(one),one.layout]]:[]));return{
points,series:collectSeries(table,points),recordedIn:newest?.workflowRun??null,layouts}}function findPoint({points},{commit,
tree}){let point=points.find(one=>one.commit===commit)??points.find(one=>one.tree===tree);return point===void 0?null:points.
indexOf(point)}function findAnchorLevels({points,series},{anchor,from,base}){let isBase=points[from].tree===points[base].
tree,levels=new Map,estimateLevels=makeLevelEstimator(points,from);for(let one of series){let{levels:ofPoints,scatter}=estimateLevels(
one);ofPoints[base]&&levels.set(historyKeyOf(one),{...ofPoints[base],usualError:one.usualError,scatter})}return{anchor,isBase,
levels}}function makeOwnLevels(anchor){return{anchor,isBase:!0,levels:new Map}}async function findLevels(log,source,{ref,base,budgets}){let anchors=[...new Set(budgets.flatMap(({against})=>against??[]))];
if(base===null)return null;let history=await readPreparedHistory(log,source,ref);if(isMissing(history)&&anchors.length===
0)return null;let search={source,base,history,tags:await source.listTags().catch(explain)},ofBudgets=new Map;for(let against of anchors){
let tag=await resolveAnchor(search,against);ofBudgets.set(against,isMissing(tag)?tag:await findLevelsSince(search,tag))}
let{recordedIn,layouts}=isMissing(history)?{recordedIn:null,layouts:new Map}:history;return{ofBudgets,shown:await findShown(
search,ofBudgets),recordedIn,layouts}}function isMissing(found){return"severity"in found}async function readPreparedHistory(log,source,ref){
let reader=openHistory(),read=await source.readHistory(ref,reader.take).catch(explain);if(read!==null&&isMissing(read))return makeWarning(
"level-history-unreadable",NOWHERE,{ref,output:outputOf(read)});if(read===null){let command=`git fetch origin ${quoteShellWord(
`${ref}:${ref}`)}`;return source.isLocal||log.info(formatMissingHistory(ref)),makeWarning("level-without-history",NOWHERE,
{ref,command:source.isLocal?command:void 0})}let{table,warnings}=reader.close(read),history=prepareHistory(table.close());
for(let warning of warnings)log.info(formatDiagnosticLine(warning));return log.info(formatHistorySize(ref,history.points.
length)),history.points.length===0?makeWarning("level-history-empty",NOWHERE,{ref}):history}var NOWHERE=about("git"),explain=recoverFrom(
UserError,({diagnostics:[first]})=>first);function outputOf(diagnostic){return String(diagnostic.data.output??formatDiagnosticLine(
diagnostic))}async function resolveAnchor({source,base,tags},against){if(isMissing(tags))return makeWarning("level-ancho\
r-unreached",NOWHERE,{against,output:outputOf(tags)});let isRelease=against===LATEST_RELEASE,candidates=isRelease?sortReleases(
tags).slice(0,MAX_TRIED_RELEASES):tags.filter(({name})=>name===against);for(let tag of candidates){let isIn=tag.commit===
base||await source.isInHistory(tag.commit,base).catch(explain);if(typeof isIn=="object")return makeWarning("level-anchor\
-unreached",NOWHERE,{against:tag.name,output:outputOf(isIn)});if(isIn)return tag}if(isRelease)return makeWarning("level-\
without-release",NOWHERE,{releases:candidates.length});if(candidates.length>0)return makeWarning("level-anchor-elsewhere",
NOWHERE,{against});let nearest=findNearestWord(against,[LATEST_RELEASE,...tags.slice(-MAX_SUGGESTED).map(({name})=>name)]),
{isLocal}=source;return makeWarning("level-anchor-unknown",NOWHERE,{against,isLocal,nearest:nearest??void 0})}var MAX_SUGGESTED=1e3;
async function findLevelsSince({source,base,history},tag){let anchor={name:tag.name,commit:tag.commit};if(isMissing(history))
return tag.commit===base?makeOwnLevels(anchor):history;let pointOf=async commit=>findPoint(history,{commit,tree:null})??
findPoint(history,{commit,tree:await source.treeOf(commit)}),[from,to]=[await pointOf(tag.commit),await pointOf(base)];if(from!==
null&&to!==null){let levels=findAnchorLevels(history,{anchor,from,base:to});return levels.isBase||levels.levels.size>0?levels:
makeWarning("level-not-connected",NOWHERE,{anchor:tag.name,base:shortenSha(base)})}return tag.commit===base?makeOwnLevels(
anchor):from===null?makeWarning("level-anchor-not-recorded",NOWHERE,{anchor:tag.name}):makeWarning("level-base-not-recor\
ded",NOWHERE,{base:shortenSha(base)})}var MAX_SHOWN_TRIES=10;async function findShown(search,ofBudgets){let{source,base,
history,tags}=search,latest=ofBudgets.get(LATEST_RELEASE),asked=[...latest?[latest]:[],...ofBudgets.values()].find(isFound);
if(asked!==void 0)return asked;if(isMissing(history)||isMissing(tags))return null;let compared=selectReleases(tags,new Set(
history.points.map(({commit})=>commit))).reverse();for(let tag of compared.slice(0,MAX_SHOWN_TRIES)){if((tag.commit===base||
await source.isInHistory(tag.commit,base).catch(explain))!==!0)continue;let levels=await findLevelsSince(search,tag);return isFound(
levels)?levels:null}return null}import{dirname,join,resolve}from"node:path";function findMainFunction({attribution},better){let sign=better==="higher"?-1:1,own=attribution.functions.filter(({deltaSelf})=>sign*
deltaSelf>0).sort((one,other)=>sign*(other.deltaSelf-one.deltaSelf)).map(delta=>({kind:"own",delta})),totals=attribution.
totals.map(delta=>({kind:"total",delta})),all=[...own,...totals];return all.find(({delta})=>delta.touched)??all.find(({delta})=>delta.
file!==null&&isInTree(delta.file))??all[0]??null}function nameFunction({name,...source}){let place=formatSource(source);
return place!==null&&name.startsWith("(")?`${name} ${place}`:name}function explainLayout(row){let builds=findBuilds(row);return builds===null?"":`But ${formatOverBuilds(builds)}: two bui\
lds of the same code differ by up to ${formatMargin(builds.spread)} here.`}function formatBuildsFact(row,{outcome}){let builds=findBuilds(
row);return builds===null||outcome!=="fail"?null:[builds.outcome==="survived"?formatOverBuilds(builds):"not measured in \
other memory layouts"]}function formatOverBuilds({base,head,change,likely}){let range=formatInterval(likely),size=change===
null?"no change is known":change===0?"no change":formatChange(change);return`over ${formatCount(Math.min(base,head),"mem\
ory layout")} a side ${size}${range===null?"":` (60% interval ${range})`}`}function formatLayoutAdvice(findings){let spreads=findings.
flatMap(({row,verdict})=>verdict.isOfLayout?findBuilds(row)?.spread??[]:[]);return spreads.length===0?null:richText`a limit below ${formatMargin(
Math.max(...spreads))} cannot tell this code from its memory layout; align its functions and loops, or raise ${asCode("m\
ax-regression")}.`}function formatRebuildCost({builds,rows},time){return`${formatCount(builds,"rebuild")}, ${time}, only\
 because ${formatCount(rows,"row")} ${rows===1?"was":"were"} red`}function findBuilds(row){return"builds"in row?row.builds:
null}function formatTotals({unit,base,head}){return`base ${formatProfileValue(base,unit)}, head ${formatProfileValue(head,unit)}\
 (${formatChange(head/base-1)})`}function formatProfileTitle({unit,base,head},compared){let resource=/^(?:ns|samples)$|(?:^|-)sec(?:\/|$)/.
test(unit)?"time":/(?:^|-)B(?:\/|$)/.test(unit)?"memory":cleanUntrustedText(unit,MAX_LENGTH);return[`Where did the ${resource}\
 go?`,`${compared}, ${resource} ${formatShortChange(head/base-1)}`]}function formatFunctionCount(changed,touched){let note=touched===
0?"":`, ${touched} in files of this change, shown first`;return`${formatCount(changed,"function")} changed${note}`}function formatDeltaInterval({
low,high},unit){return low===null||high===null?null:`${formatProfileDelta(low,unit)} to ${formatProfileDelta(high,unit)}`}
function formatProfileCount({base,head}){return base===head?`${formatCount(base,"profile")} a side`:`${formatCount(base,
"profile")} of base and ${head} of head`}function formatOrigin({runs,samples}){let profiles=formatProfileCount(runs);return samples===
null?profiles:`${profiles}, ${formatCount(samples.base,"sample")} of base, ${groupThousands(samples.head)} of head`}var MAX_TOTALS=3;
function explainNoFunction({unnamed,totals},{source,formatDelta:formatDelta2,option}){if(unnamed===null)return null;let{
reason,strongest,runs}=unnamed;if(totals.length>0){let named=[...totals.filter(({touched})=>touched),...totals.filter(({
touched})=>!touched)].slice(0,MAX_TOTALS).map(one=>formatTotal(one,formatDelta2));return richText`No function is named by its own time: none changed by more than its noise${source}. By total time, with all that they call, more is spent in ${joinRichTexts(
named,", ")}.`}if(strongest===null)return richText`No function is named: the profiles of both sides do not differ${source}.`;
let start=richText`No function is named: none changed by more than its noise${source}. The clearest change is ${formatDelta2(
strongest.deltaSelf)} in ${asUntrustedText(strongest.name)}.`;return reason==="few-samples"?richText`${start} If it is real, ${formatCount(
runs??0,"profile")} a side would show it${option}.`:richText`${start} More profiles would hardly help.`}function formatTotal({
name,file,deltaTotal,low,high,touched},formatDelta2){let place=file===null?null:richText`${asUntrustedText(file)}${touched?
", in this change":null}; `;return richText`${asUntrustedText(name)} (${place}${formatDelta2(deltaTotal)}, 95% interval ${formatDelta2(
low)} to ${formatDelta2(high)})`}function listProfileNotes(attribution){let{unit,runs,functions,spread,areShares}=attribution,
silence=explainNoFunction(attribution,{source:"",formatDelta:value=>[formatProfileDelta(value,unit)],option:[]}),isSingle=(runs.
base<=1||runs.head<=1)&&functions.length>0;return[silence&&formatRichText(silence),isSingle?"One profile on a side does \
not show its noise. Give several profiles of each side to get intervals.":null,areShares?`The totals of the runs differ \
by ${formatSpread(spread)} (standard deviation), so only shares are compared: each run counts as long as a mean one of b\
ase, and what one function gains, others lose. Give each run the same work, on a machine that does nothing else.`:null].
filter(note=>note!==null)}function formatSpread(spread){return`${Math.round(100*(spread??0))} %`}var MAX_LENGTH=60;function formatProfileValue(value,unit){
let text=unit==="ns"?formatQuantity(value/1e9,"sec"):formatQuantity(value,unit);return unit==="ns"?text:cleanUntrustedText(
text,MAX_LENGTH)}function formatProfileDelta(value,unit){return`${value>0?"+":""}${formatProfileValue(value,unit)}`}var CHANGE_STYLES={
grew:{sign:"\u25B2",label:"own time grew"},"grew-some":{sign:"\u25B3",label:"may have grown"},same:{sign:"",label:"no ch\
ange"},"shrank-some":{sign:"\u25BD",label:"may have shrunk"},shrank:{sign:"\u25BC",label:"own time shrank"},new:{sign:"\u271A",
label:"new on head"},gone:{sign:"\u2716",label:"gone on head"}};var MAX_COMMITS=4,ENDS={rounds:"all rounds of the search were used",time:"the time limit of the search was reached",failed:"\
the search failed",cancelled:"the search was cancelled"};function formatCulprit(culprit){let{kind,commits,positions,of,ended}=culprit,
[only]=commits,cost=formatSearchCost(culprit);if(only!==void 0&&of===1)return richText`Caused by ${formatCommit(only)}, the only commit.`;
if(kind==="commit"&&only!==void 0)return richText`Caused by ${formatCommit(only)}, commit ${positions[0]} of ${of} (${cost}).`;
if(kind==="several")return richText`Caused in parts by ${formatCommits(commits)}, commits ${formatList(positions.map(String))} of ${of} (${cost}).`;
if(kind==="range")return richText`Caused by one of these ${commits.length} of ${of} commits, which cannot be distinguished because ${explainRange(
culprit)}: ${formatCommits(commits)} (${cost}).`;let why=ended==="settled"?"the search was for other results":ENDS[ended];
return richText`The commit that caused it was not found, because ${why} (${cost}).`}function explainRange({positions,levels,
ended}){if(ended!=="settled")return ENDS[ended];let measured=new Set(levels.map(({position})=>position)),[first=0,last=0]=[
positions[0],positions.at(-1)];return Array.from({length:last-first},(_,index)=>first+index).every(position=>measured.has(
position))?"their values are too close together":"commits between them could not be built or measured"}function formatSearchCost({
builds,rounds,minutes}){let time=minutes<.95?`${Math.round(60*minutes)} s`:`${Math.round(minutes)} min`;return`${formatCount(
builds,"build")}, ${formatCount(rounds,"round")}, ${time}`}function formatCommit({sha,subject}){return richText`${shortenSha(
sha)} ${asUntrustedText(subject)}`}function formatCommits(commits){return commits.length<=MAX_COMMITS?list(commits.map(formatCommit)):
joinRichTexts([commits[0],commits.at(-1)].map(formatCommit)," to ")}var MAX_ROWS=5;function describeFunctions({functions}){
if(functions===null)return null;if(functions.kind==="missing")return onlyIntro([MISSING[functions.reason]]);if(functions.
kind!=="compared")return describeParts(functions);let{attribution}=functions,silence=explainSilence(functions);if(silence!==
null)return onlyIntro(silence);let sorted=sortForReaders(attribution.functions),shown=sorted.slice(0,MAX_ROWS),hidden=sorted.
slice(MAX_ROWS),rest=hidden.reduce((sum,{deltaSelf})=>sum+deltaSelf,functions.elsewhere),more=hidden.length===0?"":`, wh\
ich includes ${formatCount(hidden.length,"more function")}`;return{intro:formatIntro(functions),rows:shown.map(one=>describeFunction(
one,functions)),elsewhere:richText`${formatDelta(rest,functions)} elsewhere${more}`,hasIntervals:shown.some(({low})=>low!==
null),titles:FUNCTION_TITLES}}var FUNCTION_TITLES=["own time","function","file"];function sortParts(parts){return parts.
toSorted((one,other)=>Math.abs(other.head-other.base)-Math.abs(one.head-one.base))}function formatBytesDelta(bytes){return richText`${bytes>
0?"+":""}${toQuantityPiece(bytes,"B")}`}function describeParts({kind,parts,count}){let shown=sortParts(parts).slice(0,MAX_ROWS),
more=count-shown.length;return{intro:richText`${formatCount(count,kind)} changed in size, before compression.`,rows:shown.
map(({name,base,head})=>({delta:formatBytesDelta(head-base),interval:null,name:[asUntrustedText(name)],file:richText`${toQuantityPiece(
base,"B")} → ${toQuantityPiece(head,"B")}`})),elsewhere:more>0?[`and ${formatCount(more,`more ${kind}`)}`]:null,hasIntervals:!1,
titles:["change",kind,"size"]}}var MISSING={metric:"No function is named: the profiles do not measure this metric.","no-\
profile":"No function is named, because there are no profiles of both sides. A warning says why."};function onlyIntro(intro){
return{intro,rows:[],elsewhere:null,hasIntervals:!1,titles:FUNCTION_TITLES}}function sortForReaders(functions){let sorted=functions.
toSorted((one,other)=>Math.abs(other.deltaSelf)-Math.abs(one.deltaSelf));return[...sorted.filter(({touched})=>touched),...sorted.
filter(({touched})=>!touched)]}function formatIntro({attribution,isOfCommand,isProportional}){let{functions}=attribution,
touched=functions.filter(one=>one.touched).length,place=functions.length===1?"in a file":`${touched} of them in files`,where=touched===
0?"":`, ${place} of this change`,subject=isOfCommand?`Own time in profiles of the whole command, as a share of its time \
on ${formatWhole(attribution)}`:"Own time of functions";return richText`${subject}, from ${formatProfileCount(attribution.
runs)}: ${formatCount(functions.length,"function")} changed${where}.${isProportional?PROPORTIONAL:null}`}function formatWhole({
areShares,spread}){return areShares?`each side, because the totals of the runs differ by ${formatSpread(spread)}`:"base"}
var PROPORTIONAL=" Their shares do not differ, so all of them grew with the benchmark, and none stands out.";function explainSilence(functions){
return explainNoFunction(functions.attribution,{source:`, from ${formatProfileCount(functions.attribution.runs)}`,formatDelta:value=>formatDelta(
value,functions),option:richText` (${asCode("runs")} of ${asCode("profile")})`})}function describeFunction({name,file,deltaSelf,
low,high,touched},functions){let[from,to]=[low,high].map(end=>end===null?null:formatDelta(end,functions));return{delta:formatDelta(
deltaSelf,functions),interval:from&&to?richText`${from} to ${to}`:null,name:[asUntrustedText(name)],file:file===null?[]:
richText`${asUntrustedText(file)}${touched?", in this change":null}`}}function formatDelta(value,{attribution,isOfCommand}){
return isOfCommand?[formatChange(value/attribution.base)]:richText`${value>0?"+":""}${toQuantityPiece(value,attribution.
unit)}`}function formatMainFunction({functions,better}){if(functions!==null&&"parts"in functions){let[first]=sortParts(functions.
parts);return first===void 0?null:richText`Of it ${formatBytesDelta(first.head-first.base)} in ${asUntrustedText(first.name)}.`}
if(functions?.kind!=="compared")return null;let main=findMainFunction(functions,better);if(main===null)return null;let{name,
file}=main.delta,place=file===null?null:richText` (${asUntrustedText(file)})`,delta=main.kind==="own"?main.delta.deltaSelf:
main.delta.deltaTotal,callees=main.kind==="total"?", with all that it calls":null;return richText`Of it ${formatDelta(delta,
functions)} in ${asUntrustedText(name)}${place}${callees}.`}var SAME_WORK=.005;function makeCountsSentence(rows){let countOf=makeCountFinder(rows);return(row,verdict)=>{let count=countOf(
row);return count===void 0||isCount(row)||!isOfTime(row)?null:verdict.outcome==="unknown"?formatDecidingCount(count):verdict.
outcome==="fail"?formatMissingWork(count):null}}function makeCountFinder(rows){let counts=new Map(rows.filter(isCount).map(
row=>[benchmarkKeyOf(row),row]));return counts.size===0?()=>{}:benchmark=>counts.get(benchmarkKeyOf(benchmark))}function isCount({
metric,placements}){return metric===COUNTED_METRIC&&placements!==null}function isOfTime({unit}){let{kind,rate}=parseUnit(
unit);return kind==="time"||rate}function formatDecidingCount(count){let verdict=count.verdicts.filter(({limit:limit2,outcome})=>limit2!==
null&&outcome!=="unknown").find(isRelative);if(verdict===void 0||count.change===null)return null;let limit=verdict.limit===
null?"":`, and its budget allows ${formatPercent(verdict.limit)}`;return richText`Time cannot tell, but the count of its instructions can: ${formatChange2(
count)}${limit}.`}function isRelative(verdict){return isAboutChange(verdict)&&verdict.kind==="max-regression"}function formatMissingWork(count){
let{change,better}=count;return change===null||(better==="higher"?-change:change)>SAME_WORK?null:richText`It executes no more instructions than before: ${formatChange2(
count)}. They do not show waiting, input and output, cache misses, or the width of vector instructions.`}function formatChange2(count){
let{change}=count;if(change===null||change===0)return richText`they are ${emphasise("the same")}`;let limit=count.verdicts.
find(isRelative)?.limit??null;return richText`they are ${emphasise(describeChange(count,change,{limit,measured:!1}).size)}`}function formatWantedImprovement(row,{limit}){return`at least ${formatPercent(limit??0)} ${betterWordOf(row)}`}function formatImprovementFinding(measured,row,{
verdict,why}){let but=why===null?null:`, but ${why}`;return richText`${measured}${but}. The budget asks for ${formatWantedImprovement(
row,verdict)}.`}var CLAIM_WORDS={proven:["proven",""],missed:["not proven",""],undecided:["not decided",""],unmatched:["\
not decided"," (no benchmark with a time has this name)"],impossible:["not proven"," (an improvement is below 100%)"]};function formatBodyClaims({
bodyClaims}){let claims=bodyClaims.map(({name,improvement,outcome})=>{let[word,why]=CLAIM_WORDS[outcome];return richText`${emphasise(
`Claim ${word}`)}: ${asUntrustedText(`${name} -${formatPercent(improvement)}`)}${why}`});return claims.length===0?null:richText`${joinRichTexts(
claims,"; ")}.`}function formatAnswerFinding(name,{answer}){let texts=answer===null?null:richText`: ${asUntrustedText(answer.
head)} on head, ${asUntrustedText(answer.base)} on base`;return richText`${name} does ${emphasise("different work")}${texts}. No improvement of it counts.`}
function formatExponent(exponent,limit=null){let isTrue=digits2=>limit===null||Math.sign(Number(exponent.toFixed(digits2))-
limit)===Math.sign(exponent-limit),digits=[2,3,4,5].find(isTrue)??6;return`n^${exponent.toFixed(digits)}`}function formatCeiling(limit){
return`n^${limit}`}function formatGrowth({head,unit},{floor},limit=null){let exponent=formatExponent(head?.median??0,limit);
return floor===null?[exponent]:richText`${toQuantityPiece(floor,unit)} + ${exponent}`}function formatGrowthFinding(name,row,{
limit,outcome,isHeld}){if(growthOf(row)===null||row.head===null||limit===null)return null;let{base,head}=row,from=base===
null?null:`, and on base like ${formatExponent(base.median,limit)}`,grown=richText`${name} grows like ${emphasise(formatExponent(
head.median,limit))}${from}`,but=outcome==="fail"?null:isHeld?", but the machine moved too":", but the rounds so far may\
 be chance",already=base!==null&&base.median>limit?" Base is above that already.":"";return richText`${grown}${but}. ${formatLimitSentence(
formatCeiling(limit))}${already}`}var MIN_PARALLEL=1.2;function findDecidingCpuChange(row){return row.verdicts.some(({decidedBy})=>decidedBy==="cpu-time")&&
"cpuTime"in row?row.cpuTime?.change??null:null}function formatCpuCell(row){let change=findDecidingCpuChange(row);return change===
null?"":`; CPU time ${change===0?"0.00%":formatChange(change)}`}function formatShortCpuChange(row,limit=null){let change=findDecidingCpuChange(
row);return change===null?null:richText`, CPU time ${emphasise(formatShortChange(change,limit))}`}function formatBrokenByCpuTime(name,row,verdict){
let{limit}=verdict,{change,onProcessor}=row.cpuTime,{verb,size}=describeChange(row,change??0,{limit,measured:!1}),threads=onProcessor<
MIN_PARALLEL?null:richText` It uses ${formatCompact(onProcessor,1)} processors at a time, and CPU time includes threads that wait in a loop.`;
return richText`${name} is undecided by the clock; by CPU time, it ${verb} ${emphasise(size)}. ${formatBudgetSentence(row,
verdict)}${threads}`}function formatBudgetSentence(row,verdict){return isImprovementLimit(verdict.kind)?richText`The budget asks for ${formatWantedImprovement(
row,verdict)}.`:formatLimitSentence(formatAllowedRatio(verdict.limit))}function formatCpuInterval(row,{decidedBy}){let interval=decidedBy===
"cpu-time"&&"cpuTime"in row?row.cpuTime?.interval??null:null,range=formatInterval(interval);return range===null?null:richText`95% interval of the change of CPU time ${range}`}
function explainUndecidedCpuTime(row,verdict){if(!(verdict.outcome==="unknown"&&isAboutChange(verdict)&&!isAbsoluteLimit(
verdict.kind))||!("cpuTime"in row)||row.cpuTime===null)return null;let{change,onProcessor}=row.cpuTime;if(onProcessor<.9)
return richText`CPU time does not decide it, because the benchmark waits: it is on a processor for ${formatMargin(onProcessor)} of its time.`;
if(change===null)return null;let{size}=describeChange(row,change,{limit:verdict.limit,measured:!0});return richText`CPU time is undecided too: ${change===
0?"the same":size}.`}var KNOWN=new WeakMap;function namesOfRows(rows){let known=KNOWN.get(rows)??makeRowNames(rows);return KNOWN.set(rows,known),
known}function makeRowNames(rows){let labelOf=labelsOf(rows.flatMap(({name,renamed})=>[name,renamed?.from??name])),labelOfMetric=labelsOfMetrics(
rows),labelOfGroup=labelsOf(rows.flatMap(row=>groupLabelOf(row)??[])),metrics=collectMetrics(rows),isAmbiguous=row=>("me\
mbers"in row?row.members.map(benchmarkKeyOf):[benchmarkKeyOf(row)]).flatMap(key=>[...metrics.get(key)?.values()??[]]).some(
other=>other.metric!==row.metric&&isSaidAlike(row,other)),metricOf=({metric})=>asUntrustedText(labelOfMetric(metric)),nameOf=row=>"\
members"in row&&row.growth===null?formatGeomean(row):[asUntrustedText(labelOf(row.name))];return{labelOf,labelOfMetric,labelOfGroup,
subjectOf:row=>row.metric===CPU_TIME_METRIC||growthOf(row)!==null||isAmbiguous(row)||!changeWordsOf(row).isClear&&nameMetric(
row.metric,row.unit)!==row.unit?richText`${nameOf(row)} (${metricOf(row)})`:nameOf(row),nameWithMetric:(row,{beside})=>{
let others=[...metrics.get(benchmarkKeyOf(row))?.values()??[]].filter(({metric})=>metric!==row.metric);return(beside==="\
unit"?others.some(({unit})=>unit===row.unit):others.length>0)?richText`${nameOf(row)} ${metricOf(row)}`:nameOf(row)}}}function labelsOf(names){
let labels=shortenNames(names);return name=>labels.get(name)??name}function labelsOfMetrics(rows){let kept=new Set(rows.
flatMap(({metric,unit})=>nameMetric(metric,unit)===metric?metric:[])),nameOf=metric=>{let name=nameMetric(metric,null);return kept.
has(metric)||kept.has(name)?metric:name},labelOf=labelsOf(rows.map(({metric})=>nameOf(metric)));return metric=>labelOf(nameOf(
metric))}function collectMetrics(rows){let all=new Map;for(let row of rows){let key=benchmarkKeyOf(row),metrics=all.get(
key)??new Map;all.set(key,metrics.set(row.metric,row))}return all}function isSaidAlike(one,other){let[words,others]=[changeWordsOf(
one),changeWordsOf(other)];return one.unit===other.unit||words.more===others.more&&words.less===others.less}function formatGeomean({
members}){return richText`The geomean of ${formatCount(members.length,"benchmark")}`}function nameGroups(groups){let several=groups.
length>1,folder=several?commonFolder(groups):groups[0]??"",withoutFolder=group=>folder===""?group:group.slice(folder.length+
1),labels=shortenNames(groups.flatMap(group=>group===null||!several?[]:withoutFolder(group)));return{folder,labelOf:group=>labels.
get(withoutFolder(group))??group}}function commonFolder(groups){let paths=groups.map(group=>(group??"").split("/")),[first=[]]=paths,
shared=first.findIndex((part,index)=>part===""||paths.some(path=>path.length<=index+1||path[index]!==part));return first.
slice(0,Math.max(0,shared)).join("/")}var MIN_AROUND=24;function shortenNames(names,limit=TEXT_LIMIT){let labels=new Map,
alike=groupBy(new Set(names),name=>shortenMiddle(cleanName(name),limit)),used=new Set,numberOf=makeNumbering(used,limit),
assign=(name,wanted)=>{let label=used.has(wanted)?numberOf(wanted):wanted;used.add(label),labels.set(name,label)};for(let[
label,[name,...others]]of alike)others.length===0&&assign(name,label);for(let own of alike.values()){if(own.length===1)continue;
let apart=tellApart(own.map(cleanName),limit);for(let[index,name]of own.entries())assign(name,apart[index])}return labels}
function cleanName(name){return cleanUntrustedText(name,Number.POSITIVE_INFINITY)}function tellApart(texts,limit){let shortest=Math.
min(...texts.map(({length})=>length)),[first=""]=texts,before=0;for(;before<shortest&&texts.every(text=>text[before]===first[before]);)
before+=1;for(;before>0&&texts.some(text=>isInside(text,before));)before-=1;let after=0;for(;after<shortest-before&&texts.
every(text=>text.at(-1-after)===first.at(-1-after));)after+=1;for(;after>0&&texts.some(text=>isInside(text,text.length-after));)
after-=1;let widest=Math.max(...texts.map(({length})=>length-before-after)),room=Math.min(widest,Math.max(0,limit-MIN_AROUND)),
around=limit-room,end=Math.min(after,Math.max(Math.floor(around/2),around-before));return texts.map(text=>{let last=text.
length-after,[start,part]=[text.slice(0,before),text.slice(before,last)];return shortenMiddle(start,around-end)+shortenMiddle(
part,room)+shortenMiddle(text.slice(last),end)})}function isInside(text,index){return/^[\p{M}\p{EMod}\uDC00-\uDFFF]/u.test(
text.slice(index,index+2))}function makeNumbering(used,limit){let last=new Map;return label=>{for(let number2=(last.get(
label)??1)+1;;number2+=1){let suffix=` #${number2}`,numbered=shortenMiddle(label,limit-suffix.length)+suffix;if(last.set(
label,number2),!used.has(numbered))return numbered}}}var SMALLEST=5e-5;function isLevelVerdict(verdict){return typeof verdict.anchored?.level=="object"}function lacksLevel(verdict){
return typeof verdict.anchored?.level=="string"}function isLeftToWarning(verdict){return verdict.isUnjudged||lacksLevel(
verdict)&&verdict.level!=="fail"}var MISSING_WORDS={"no-anchor":"no level is known","no-comparison":"no run compared it \
since then","no-ratio":"its values have no ratio, or are too few"};function formatLevelFinding(name,row,verdict){let{outcome,
limit,anchored}=verdict,{level,against}=anchored,amount=formatAmount(row,level,{limit,measured:outcome!=="fail"}),interval=level.
isExact?[]:richText` (95% interval ${formatInterval(level.interval)??"unknown"})`,unsure=outcome==="fail"||verdict.isHeld?
[]:[", which is too close to its limit to be sure"],named=against===level.anchor.name?[]:richText` against ${asUntrustedText(
against)}`,own=formatOwnPart(row,level);return richText`${name} ${amount} ${asUntrustedText(level.anchor.name)}${interval}${unsure}; its budget${named} allows ${formatAllowedChange(
limit)}${own}.`}function formatMissingLevelFinding(name,{anchored,limit}){return richText`The budget of ${name} against ${asUntrustedText(
anchored.against)}, which allows ${formatAllowedChange(limit)}, is undecided: ${MISSING_WORDS[anchored.level]}.`}function formatAllowedChange(limit){
return limit===null||limit===0?"none":formatPercent(limit)}function formatUndecidedLevels(rows){let open=rows.flatMap(({
verdicts})=>verdicts).filter(verdict=>verdict.outcome==="unknown"&&!isAboutChange(verdict)&&!isLeftToWarning(verdict));return open.
length===0?null:`${formatCount(open.length,"budget")} against a release undecided`}function formatAmount(row,{change},context){
let{verb,size,than}=describeChange(row,change,context),own=verb==="got"?"is":verb;return Math.abs(change)<SMALLEST?richText`${own} the same as`:
richText`${own} ${emphasise(size)} ${than}`}function formatOwnPart(row,{isBase}){let{change,better,state,isAllowed}=row;
if(isBase||change===null)return"";if(Math.abs(change)<SMALLEST)return"; this pull request adds nothing";let isSignificant=state===
"regression"||state==="improvement"||isAllowed||row.exact,isWorse=change>0==(better==="lower"),size=formatMagnitude(change),
factor=formatFactor(change)?.replace("\xD7","");return`; this pull request ${factor?`multiplies it by ${factor}`:isWorse?
`adds ${size}`:`takes ${size} off`}${isSignificant?"":", which may be chance"}`}function listLevelFacts({outcome,isHeld,
anchored:{level}}){let anchor=asUntrustedText(level.anchor.name);return[...level.isBase?[]:[richText`base ${formatChange(
level.base)} since ${anchor}`],...level.isExact?[]:[[formatPValue(level.p)]],...outcome==="unknown"&&!isHeld?[richText`more runs of base against ${anchor} make it more certain`]:
[]]}var MAX_SHOWN=3,MIN_SHOWN=.01;function hasLevel(row){return row.since!==null}function listChangedSince(rows){let worseningOf2=({
better,since})=>better==="lower"?since.change:-since.change,changed=rows.filter(hasLevel).filter(({since})=>since.isSignificant&&
Math.abs(since.change)>=MIN_SHOWN).toSorted((a,b)=>Math.abs(b.since.change)-Math.abs(a.since.change));return[...changed.
filter(row=>worseningOf2(row)>0),...changed.filter(row=>worseningOf2(row)<=0)]}function formatSinceLine({rows}){let hasFinding=row=>row.
verdicts.some(verdict=>isLevelVerdict(verdict)&&verdict.outcome!=="pass"),changed=listChangedSince(rows).filter(row=>!hasFinding(
row)),[first]=changed;if(first===void 0)return null;let hasSeveralMetrics=new Set(rows.map(({metric})=>metric)).size>1,{
labelOf}=namesOfRows(rows),items=changed.slice(0,MAX_SHOWN).map(({name,metric,change,since})=>{let label=asUntrustedText(
labelOf(name)),subject=hasSeveralMetrics?richText`${label} ${asUntrustedText(metric)}`:label,share=change===null?"":` (t\
his pull request ${formatChange(change)})`;return richText`${subject} ${emphasise(formatChange(since.change))}${share}`}),
more=changed.length-items.length,rest=more===0?null:[formatCount(more,"more result")];return richText`Since ${asUntrustedText(
first.since.anchor.name)}: ${joinRichTexts([...items,rest],", ")}.`}function listSinceFacts(rows){let first=rows.find(hasLevel);
return first===void 0||listChangedSince(rows).length>0?[]:[richText`since ${asUntrustedText(first.since.anchor.name)}: no significant change of 1% or more`]}function worseSignOf({better,base}){let grows=better==="lower"?1:-1;return base!==null&&base.median<0?-grows:grows}function worseningOf(row){
return row.change===null?null:worseSignOf(row)*row.change}function worseningIntervalOf(row){if(row.interval===null)return null;
let{high}=row.interval,low=row.interval.low<=-1?Number.NEGATIVE_INFINITY:row.interval.low;return worseSignOf(row)===1?{low,
high}:{low:-high,high:-low}}function allowedWorseningOf({verdicts}){let limits=verdicts.filter(isAboutChange).flatMap(({
kind,limit})=>kind==="max-regression"&&limit!==null?[limit]:[]);return limits.length===0?null:Math.min(...limits)}function allowedValueOf({
verdicts}){return verdicts.find(({kind})=>isAbsoluteLimit(kind))?.limit??null}function describeVerdict(subject,verdict){let{row,name}=subject;if(isLevelVerdict(verdict)&&!("members"in row)){let hold=verdict.
isHeld?` ${explainHold(verdict)}`:"";return richText`${formatLevelFinding(name,row,verdict)}${hold}`}if(lacksLevel(verdict))
return formatMissingLevelFinding(name,verdict);let growth=formatGrowthFinding(name,row,verdict);return growth!==null?growth:
isAnswerVerdict(verdict)&&"state"in row?formatAnswerFinding(name,row):verdict.decidedBy==="cpu-time"&&"state"in row?formatBrokenByCpuTime(
name,row,verdict):verdict.outcome==="fail"?formatBrokenBudget(subject,verdict):formatUndecidedBudget(subject,verdict)}function formatBrokenBudget({
row,name,metrics},verdict){let{kind,limit}=verdict;if(kind==="new"||kind==="removed")return formatMissingSide(name,kind,
metrics);if(limit===null||row.head===null)return richText`${name} broke its budget ${asUntrustedText(kind)}.`;if(isImprovementLimit(
kind)){let measured=richText`${name} ${formatRowChange(row,{limit,measured:!0})}`,isOther="state"in row&&row.answer?.isSame===
!1;return formatImprovementFinding(measured,row,{verdict,why:isOther?"does different work":null})}if(isAbsoluteLimit(kind)){
let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} is at ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}.`}return richText`${name} ${formatRowChange(row,{limit,measured:!1})}. ${formatLimitSentence(
formatAllowedRatio(limit))}`}function formatMissingSide(name,kind,metrics){if(metrics===null)return kind==="new"?richText`${name} is ${emphasise(
"new")}, and this gate does not allow new benchmarks.`:richText`${name} was ${emphasise("removed")}: base has it, head does not.`;
let all=formatNames(metrics);return kind==="new"?richText`${name} has ${emphasise(metrics.length===1?"a new metric":"new\
 metrics")}, which this gate does not allow: ${all}.`:richText`${name} ${emphasise(metrics.length===1?"lost a metric":"l\
ost metrics")} that base has: ${all}. Check that the command on head still asks for them.`}function formatUndecidedBudget(subject,verdict){
let{row,name}=subject,{kind,limit}=verdict;if(limit===null||row.head===null)return richText`The budget ${asUntrustedText(
kind)} of ${name} is inconclusive.`;let reason=undecidedReasonOf(row,verdict);if(reason==="layout")return richText`${formatBrokenBudget(
subject,verdict)} ${explainLayout(row)}`;let measured=richText`${name} ${formatRowChange(row,{limit,measured:!0})}`,range=formatInterval(
row.interval);if(isImprovementLimit(kind)&&reason!=="impossible"){let why=reason==="held"?"the machine moved too":explainUndecidedRow(
reason,row,range);return formatImprovementFinding(measured,row,{verdict,why})}if(reason==="held")return richText`${formatBrokenBudget(
subject,verdict)} ${explainHold(verdict)}`;if(reason==="impossible"){let{value,side}=findImpossibleValue(row);return richText`${name} has ${emphasisePiece(
toQuantityPiece(value,row.unit))} on ${side}, which cannot have been measured.`}if(reason==="varies"){let value=emphasisePiece(
toQuantityPiece(row.head.median,row.unit));return richText`${name} measured ${value}, ${formatBoundSide(kind)} of ${toQuantityPiece(
limit,row.unit)}, but its values vary too much to be sure.`}let allowed=formatAllowance(row,verdict);return reason==="be\
yond"?richText`${measured}. It ${seemsWorse(row)} than allowed (${range??""}, allowed ${allowed}), but ${formatRoundCount(
row)} not proof yet${formatMissingProof(row,verdict)}.`:richText`${measured}, but ${explainUndecidedRow(reason,row,range)}. ${formatLimitSentence(
allowed)}`}function explainHold({isHeldByControls}){return isHeldByControls?"But the control benchmarks moved too, so th\
e machine may be the cause.":"But nearly everything got worse together, and the order of the runs does not yet rule out \
the machine as the cause."}function explainUndecidedRow(reason,row,range){return reason==="no-ratio"?"values below zero \
have no ratio, and so no interval":reason==="within"?`${formatRoundCount(row)} too few for a verdict`:range===null?"ther\
e are too few values to be sure":`anything from ${range} is possible (95% interval)`}function formatAllowance(row,verdict){
let{limit,minDelta}=verdict,ratio=formatAllowedRatio(limit);return minDelta>0&&allowedChangeOf(row,verdict)>(limit??0)?richText`${ratio}, or up to ${toQuantityPiece(
minDelta,row.unit)}`:[ratio]}function seemsWorse(row){let verb=changeWordsOf(row).verb[1],worse=worseWordOf(row);return verb===
"got"||verb==="are"?`looks ${worse}`:`seems to ${verb} ${worse}`}function formatMissingProof(row,verdict){if(!lacksSignificance(
row,verdict))return"";let[p,needed]=formatProbabilities(row.p,2*verdict.alpha);return`: p=${p}, needed ${needed}`}function formatRoundCount(row){
let count=Math.min(...[row.base,row.head].map(side=>new Set(side?.rounds).size));return`${formatCount(count,isCount(row)?
"placement":"round")} ${count===1?"is":"are"}`}function formatRowChange(row,context){let{base,head,change,unit}=row;if(base===
null||head===null)return richText`was not measured on both sides`;if(change===null)return richText`went from ${emphasisePiece(
toQuantityPiece(base.median,unit))} to ${emphasisePiece(toQuantityPiece(head.median,unit))}`;let ends=formatEnds(row,change);
if(change===0)return richText`measured the same${ends}`;let{verb,size}=describeChange(row,change,context);return richText`${verb} ${emphasise(
size)}${ends}`}var SAME_CHANGE=.05,TOO_SMALL_TO_SEE=.001;function formatEnds({base,head,exact,delta,unit,fastestP},change){
let[from,to]=[toQuantityPiece(base.median,unit),toQuantityPiece(head.median,unit)],ends=richText`${from} → ${to}`;if(exact)
return richText`: ${ends}`;let isUnseen=Math.abs(change)<TOO_SMALL_TO_SEE&&formatQuantity(base.median,unit)===formatQuantity(
head.median,unit),isSame=delta!==null&&Math.abs(delta-change)<=SAME_CHANGE*Math.abs(change);if(fastestP===null&&(isSame||
isUnseen))return richText`: medians ${ends}`;let own=delta===null||delta*change<=0?null:richText` (medians ${ends}, ${formatFactor(
delta)??formatChange(delta)})`;return richText` ${fastestP===null?"by the typical ratio of two values":"in the fastest t\
hird of the runs"}${own}`}var MAX_NAMES2=3;function formatNames(names){let limit=names.length===MAX_NAMES2+1?names.length:
MAX_NAMES2;return list(names.map(asUntrustedText),limit)}function formatBoundSide(kind){return kind==="max"?"above the c\
eiling":"below the floor"}function emphasisePiece(piece){return typeof piece=="string"?emphasise(piece):piece}function undecidedReasonOf(row,verdict){
if(findImpossibleValue(row)!==null)return"impossible";if(verdict.isOfLayout)return"layout";if(verdict.isHeld)return"held";
if(isAbsoluteLimit(verdict.kind)||growthOf(row)!==null)return"varies";if(row.interval===null&&!row.exact)return"no-ratio";
let range=formatInterval(row.interval)===null?null:worseningIntervalOf(row);if(range===null)return"few-values";let allowed=allowedChangeOf(
row,verdict);return range.high<=allowed?"within":range.low>allowed?"beyond":"straddles"}function allowedChangeOf({base},{
limit,minDelta}){let floor=minDelta===0||base===null||base.median===0?0:minDelta/Math.abs(base.median);return Math.max(limit??
0,floor)}function lacksSignificance({p},{alpha}){return p!==null&&alpha!==null&&alpha>0&&p>2*alpha}function formatRename({from,by},labelOf=name=>name){return richText`renamed from ${asUntrustedText(labelOf(from))}${by===
"head"?" by this pull request":""}`}function formatRenameCount(rows){let count=listRenamedByHead(rows).length;return count===
0?null:`${formatCount(count,"benchmark")} renamed by this pull request`}var MAX_ENTRIES=20;function formatProposedRenames(report2){
let{proposedRenames,configSource}=report2,[first,...others]=proposedRenames;if(first===void 0)return null;let labels=shortenNames(
[first.from,first.to]),[from,to]=[first.from,first.to].map(name=>asUntrustedText(labels.get(name))),what=others.length===
0?richText`${from} was renamed to ${to}`:richText`these benchmarks were renamed`,file=configSource===null||configSource===
"none"?"the configuration file":asUntrustedText(configSource.path);return{words:richText`If ${what}, add this to ${file} in the same pull request, and ${others.
length===0?"the two are":"each pair is"} compared:`,yaml:["renamed:",...listEntries(proposedRenames)].join(`
`)}}function listEntries(all){let entries=all.slice(0,MAX_ENTRIES).map(({from,to})=>`  ${writeYamlName(from)}: ${writeYamlName(
to)}`),more=all.length-entries.length;return more===0?entries:[...entries,`  # ${groupThousands(more)} more in the JSON \
report`]}var SHOWN_ALPHA=.05;function makeResultTables(report2,names=namesOfRows(report2.rows)){let{rows,geomeans:geomeans2}=report2,
countOf=makeCountFinder(rows);return[...groupBy(rows,({unit})=>unit)].map(([unit,ofUnit])=>{let severalMetrics=new Set(ofUnit.
map(({metric})=>metric)).size>1,groups=[...groupBy(ofUnit,groupLabelOf)].map(([name,ofGroup])=>({name,label:name===null?
null:names.labelOfGroup(name),rows:ofGroup.map(row=>makeTableRow(row,names,severalMetrics,countOf(row)))})),geomean=geomeans2.
find(candidate=>candidate.unit===unit);return{unit,groups,geomean:geomean===void 0?null:geomeanCells(geomean,report2)}})}
function makeTableRow(row,names,severalMetrics,count){let{base,head,exact,unit}=row,{labelOf,labelOfMetric}=names,medians=[
base,head].flatMap(side=>side?.median??[]),scaled=makeRowFormatter(medians,unit),centre=side=>side&&{median:scaled(side.
median),range:exact?"0%":formatRange(side)};return{row,label:labelOf(row.name),rename:row.renamed===null?null:formatRename(
row.renamed,labelOf),metric:severalMetrics?labelOfMetric(row.metric):null,base:centre(base),head:centre(head),change:formatChangeCell(
row),test:formatTestCell(row,formatCpuCell(row)),interval:formatInterval(row.interval)??"",counted:count===void 0||isCount(
row)||!row.primary?null:formatChangeCell(count)}}function geomeanCells(geomean,report2){let{unit,base,head,n}=geomean,shown=pickShownChange(
geomean,report2);return{base:makeRowFormatter([base],unit)(base),head:makeRowFormatter([head],unit)(head),change:formatChange(
shown.change),interval:formatInterval(shown.interval)??"",n}}function formatMedianCell({median:median2,range}){return range===
""?median2:`${median2} \xB1 ${range}`}function formatRange({median:median2,medianInterval:{low,high}}){return!Number.isFinite(
low)||!Number.isFinite(high)?"":Math.sign(low)!==Math.sign(median2)||Math.sign(high)!==Math.sign(median2)?"?":median2===
0?"0%":formatWholePercent(Math.max(high/median2-1,1-low/median2))}function formatChangeCell({base,head,p,fastestP,change:ratio}){
return base===null||head===null?"":Math.min(p??0,fastestP??1)>SHOWN_ALPHA?"~":ratio===null?"?":ratio===0?"0.00%":formatChange(
ratio)}function formatTestCell({base,head,p,fastestP},more=""){if(base===null||head===null||p===null)return"";let sizes=base.
n===head.n?`n=${base.n}`:`n=${base.n}+${head.n}`,end=fastestP===null?more:`; fastest third ${formatPValue(fastestP)}${more}`;
return p===0?`(${sizes}${end})`:`(p=${formatDecimals(p,3)} ${sizes}${end})`}function findJudgedGeomeans({unit,n},{judgedGeomeans}){
return judgedGeomeans.filter(row=>!row.growth&&row.unit===unit&&row.members.length===n)}function pickShownChange(geomean,judged){
let[first]=findJudgedGeomeans(geomean,judged),change=first?.change??null;return change===null?{change:geomean.delta,interval:null}:
{change,interval:first.interval}}var KNOWN2=new WeakMap;function makeShortTable(report2){let known=KNOWN2.get(report2)??chooseRows(report2);return KNOWN2.
set(report2,known),known}function chooseRows({rows,judgedGeomeans}){let names=namesOfRows(rows),groups=[...new Set(rows.
map(groupLabelOf))],{labelOf}=nameGroups(groups),isOfBoth=makeBothSidesCheck(rows),chosen=[...rows,...judgedGeomeans].map(
row=>({row,deciding:findDecidingVerdicts(row)})).filter(({row,deciding})=>deciding.length>0||isWorthALook(row)).filter(makeOncePerBenchmark(
isOfBoth)).toSorted((one,other)=>orderOf(one)-orderOf(other)||compareSizes(one,other));return mergeCounts(chosen).map(({
time,count,...one})=>{let label=groups.length>1?groupLabelOf(one.row):null,group=label===null?null:labelOf(label),cells=makeCells(
time,names,isOfBoth);if(count===null)return{...one,rows:[one.row],...cells,group};let counted=makeCells(count,names,isOfBoth),
change=richText`${cells.change}, instructions ${counted.change}`;return{...one,rows:[time.row,count.row],...cells,group,
change,allowed:joinRichTexts([cells.allowed,counted.allowed],", ")}})}function mergeCounts(chosen){let keyed=isWanted=>new Map(
chosen.filter(({row})=>isWanted(row)).map(one=>[subjectKeyOf(one.row),one])),[times,counts]=[keyed(row=>row.primary&&isOfTime(
row)),keyed(isCount)];return chosen.flatMap(one=>{let key=subjectKeyOf(one.row),[time,count]=[times.get(key),counts.get(
key)];return time===void 0||count===void 0||one!==time&&one!==count?[{...one,time:one,count:null}]:chosen.indexOf(one)<=
chosen.indexOf(one===time?count:time)?[{...one,time,count}]:[]})}function findLeg({group},legs){return legs.find(({name})=>group===
name||group?.startsWith(`${name}: `))?.name??null}function subjectKeyOf(row,legs=[]){let leg=findLeg(row,legs),key=benchmarkKeyOf(
leg===null?row:{...row,group:row.group.slice(leg.length)});return"members"in row?JSON.stringify([key,row.unit,row.members.
map(({name})=>name)]):key}function countBenchmarks(rows,legs=[]){return new Set(rows.map(row=>subjectKeyOf(row,legs))).size}
function isWorthALook(row){return"state"in row&&["regression","improvement","inconclusive","failed"].includes(row.state)}
function makeOncePerBenchmark(isOfBoth){let seen=new Set;return({row,deciding})=>{if(isOfBoth(row)||deciding.some(({limit})=>limit!==
null))return!0;let key=benchmarkKeyOf(row),isFirst=!seen.has(key);return seen.add(key),isFirst}}function findDecidingVerdicts({
verdicts}){let broken=verdicts.filter(({outcome})=>outcome==="fail"),level=LEVELS.find(one=>broken.some(verdict=>verdict.
level===one));return level!==void 0?broken.filter(verdict=>verdict.level===level):verdicts.filter(verdict=>verdict.outcome===
"unknown"&&!isLeftToWarning(verdict))}function orderOf({row,deciding:[first]}){return first!==void 0?LEVELS.indexOf(first.
level)+(first.outcome==="fail"?0:LEVELS.length+1):"state"in row?{failed:LEVELS.length,regression:7,inconclusive:8}[row.state]??
9:9}function compareSizes(one,other){return sizeOf(other)-sizeOf(one)||0}function sizeOf({row,deciding:[first]}){return growthOf(
row)!==null?(row.head?.median??0)-(first?.limit??0):first===void 0||!isAbsoluteLimit(first.kind)?worseningOf(row)??Number.
POSITIVE_INFINITY:row.head===null||first.limit===null?0:Math.abs(Math.log(row.head.median/first.limit))||0}function makeCells({
row,deciding},names,isOfBoth){let growth=growthOf(row);if(growth!==null)return{...makeGrowthCells(row,growth,deciding),subject:names.
subjectOf(row),name:names.subjectOf(row)};let isMean="members"in row,subject=isMean?[`geomean of ${row.members.length}`]:
[asUntrustedText(names.labelOf(row.name))],[base,head]=[row.base,row.head].map(side=>side===null?[]:[toQuantityPiece(side.
median,row.unit)]),isOpen=deciding[0]?.outcome==="unknown";return{subject,name:isMean?richText`${subject} ${asUntrustedText(
row.unit)}`:nameRow(row,names,isOfBoth),rename:row.renamed===null?null:formatRename(row.renamed,names.labelOf),base,head:row.
head===null?[missingWord(row)]:isOpen?withRangeOfHead(row,head,deciding):head,change:formatChangeWithTest(row,deciding),
allowed:joinRichTexts(listLimits(row,deciding),", ")}}function makeGrowthCells(row,growth,[first]){let limit=first?.limit??
null,{base,change}=row,difference=change===null?"":`${formatWithSign(change,2,"")} `;return{rename:null,base:base===null?
[]:[formatExponent(base.median,limit)],head:formatGrowth(row,growth,limit),change:base===null?[]:[`${difference}${formatTestCell(
row)}`],allowed:limit===null?[]:[formatCeiling(limit)]}}function nameRow(row,names,isOfBoth){let name=names.nameWithMetric(
row,{beside:"unit"}),isOneSided=row.base===null||row.head===null,isShown=row.primary&&parseUnit(row.unit).kind!=="other";
return(isOneSided?!isOfBoth(row):isShown)?name:richText`${name} ${asUntrustedText(measureOf(row))}`}function measureOf({
unit,metric}){return unit==="count"?metric:unit}function missingWord(row){return"state"in row?row.state:""}function withRangeOfHead({
head,exact,unit},value,deciding){if(head===null||exact||!deciding.some(({kind})=>isAbsoluteLimit(kind)))return value;let{
low,high}=head.medianInterval;return!Number.isFinite(low)||!Number.isFinite(high)?value:richText`${value} (${toQuantityPiece(
low,unit)} to ${toQuantityPiece(high,unit)})`}function formatChangeWithTest(row,deciding){let{change}=row;if(row.base===
null||row.head===null)return[];let test=formatTestCell(row);if(change===null)return[test];let relative=deciding.find(verdict=>isRelative2(
verdict)),size=formatShortChange(change,relative?.limit),range=relative?.outcome==="unknown"?formatShortInterval(row.interval):
null,shown=relative?.outcome==="fail"&&relative.decidedBy!=="cpu-time"?emphasise(size):size,bounds=range===null?test:test.
replace("(",`(${range}; `)||`(${range})`,end=bounds===""?"":` ${bounds}`,byCpuTime=formatShortCpuChange(row,relative?.limit),
levels=deciding.filter(isLevelVerdict).flatMap(({anchored:{level},limit})=>{let since=formatShortChange(level.change,limit);
return richText`; ${emphasise(since)} since ${asUntrustedText(level.anchor.name)}`}),work="state"in row&&row.answer?.isSame===
!1?", different work":null;return richText`${shown}${end}${byCpuTime}${work}${levels}`}function isRelative2(verdict){return isAboutChange(
verdict)&&!isAbsoluteLimit(verdict.kind)&&!isAnswerVerdict(verdict)}function listLimits(row,deciding){return deciding.length===
0&&row.verdicts.some(({isUnjudged})=>isUnjudged)?[["not judged"]]:deciding.map(verdict=>formatLimit(row,verdict))}function formatLimit(row,verdict){
let{kind,limit,anchored}=verdict;if(limit===null)return[isAnswerVerdict(verdict)?"the same work":"no"];if(isAbsoluteLimit(
kind))return richText`${kind==="max"?"at most":"at least"} ${toQuantityPiece(limit,row.unit)}`;if(isImprovementLimit(kind))
return[formatWantedImprovement(row,verdict)];let size=formatPercent(limit);return anchored===null?[size]:richText`${size} since ${asUntrustedText(
anchored.against)}`}var MIN_ROUNDS=6,LEVEL_ORDER=["fail","warn","report"];function listFindings({rows,judgedGeomeans}){let severalGroups=new Set(
rows.map(groupLabelOf)).size>1,metricsOf=collectMissingMetrics(rows),countsSentenceOf=makeCountsSentence(rows),names=namesOfRows(
rows),{subjectOf,labelOf}=names,reasons=new Set,rank=({outcome,level})=>(outcome==="fail"?0:3)+LEVEL_ORDER.indexOf(level);
return[...rows,...judgedGeomeans].flatMap(row=>row.verdicts.map(verdict=>({row,verdict}))).filter(({verdict})=>verdict.outcome!==
"pass"&&!isLeftToWarning(verdict)).filter(makeOncePerBenchmark2()).toSorted((left,right)=>rank(left.verdict)-rank(right.
verdict)||compareSizes({row:left.row,deciding:[left.verdict]},{row:right.row,deciding:[right.verdict]})).map(({row,verdict})=>{
let metrics=verdict.limit===null?metricsOf(verdict.kind,row)?.map(names.labelOfMetric)??null:null,name=verdict.limit===null&&
!("members"in row)?[asUntrustedText(labelOf(row.name))]:subjectOf(row),what=describeVerdict({row,name,metrics},verdict),
more=[isAboutChange(verdict)?countsSentenceOf(row,verdict):null,explainUndecidedCpuTime(row,verdict)].filter(one=>one!==
null),changed=verdict.outcome==="fail"&&isAboutChange(verdict)&&"state"in row?row:null,because=reasons.has(verdict.because)?
null:verdict.because;return reasons.add(verdict.because),{row,label:"members"in row?null:labelOf(row.name),verdict,what:joinRichTexts(
[what,...more]," "),facts:formatFacts(row,verdict,names,severalGroups),because,culprit:changed?.culprit?formatCulprit(changed.
culprit):null,functions:changed&&describeFunctions(changed),metrics}})}function makeOncePerBenchmark2(){let seen=new Set;
return({row,verdict})=>{let key=missingSideKeyOf(verdict.kind,row),isFirst=verdict.limit!==null||!seen.has(key);return seen.
add(key),isFirst}}function missingSideKeyOf(kind,row){return`${kind} ${benchmarkKeyOf(row)}`}function collectMissingMetrics(rows){
let isOfBoth=makeBothSidesCheck(rows),missing=rows.filter(isOfBoth).flatMap(row=>row.verdicts.filter(({limit})=>limit===
null).map(({kind})=>({key:missingSideKeyOf(kind,row),metric:row.metric}))),metrics=groupBy(missing,({key})=>key);return(kind,row)=>metrics.
get(missingSideKeyOf(kind,row))?.map(({metric})=>metric)??null}function openReasonOf({row,verdict}){if(verdict.outcome!==
"unknown"||verdict.isHeldByControls||!isAboutChange(verdict))return null;let reason=undecidedReasonOf(row,verdict);return reason===
"impossible"||reason==="no-ratio"||reason==="layout"?null:reason}function formatAdvice({rounds,baseBrokeIn},findings){let undecided=findings.
filter(finding=>openReasonOf(finding)!==null);if(undecided.length===0)return formatLayoutAdvice(findings);if(undecided.every(
({row})=>isCount(row)))return richText`counts need more placements; raise ${asCode("max-minutes")} or the limit.`;if(baseBrokeIn!==
null)return richText`base stopped working during the run; a warning says where to look.`;let knobs=richText`${asCode("ro\
unds")} and ${asCode("max-minutes")}`;if(rounds<MIN_ROUNDS)return richText`${formatCount(rounds,"round")} cannot give a verdict; raise ${knobs}.`;
let factors=undecided.map(({row})=>"wouldDecide"in row?row.wouldDecide:null),minutes=Math.max(...factors.map(one=>one?.minutes??
Number.POSITIVE_INFINITY)),ways=[Number.isFinite(minutes)?richText`about ${formatCount(minutes,"more minute")} (${knobs})`:
richText`more rounds (${knobs})`,richText`a wider limit`];return richText`${joinRichTexts(ways," or ")} would decide it.`}
function formatStop({stoppedAfter},findings){return stoppedAfter===null||findings.every(finding=>openReasonOf(finding)===
null)?null:richText`Measuring stopped after ${formatCount(stoppedAfter,"round")}, when the check had failed. With ${asCode(
"stop: rows")}, it goes on until everything is decided.`}function listPlainLines({row,what,facts,culprit,functions},because){
let main=functions===null||!("state"in row)?null:formatMainFunction(row);return[...[what,culprit,main,facts].filter(words=>words!==
null&&words.length>0).map(words=>formatRichText(words)),...because===null?[]:[`Why this budget: ${cleanUntrustedText(because)}`]]}
function formatFacts(row,verdict,names,severalGroups){let label=groupLabelOf(row),group=severalGroups&&label!==null?richText`${asUntrustedText(
names.labelOfGroup(label))}`:null;if(verdict.limit===null)return group??[];let unit=richText`${asUntrustedText(row.unit)}`;
if(!isAboutChange(verdict)){let facts2=isLevelVerdict(verdict)?listLevelFacts(verdict):[];return joinRichTexts([group,unit,
...facts2],SEPARATOR)}let growth=growthOf(row);if(growth!==null){let{key,sizes:sizes2}=growth,range=`${sizes2[0]} to ${sizes2.
at(-1)}`,facts2=[group,unit,richText`${asUntrustedText(key)} from ${range}`,richText`n=${row.head?.n??0}`];return joinRichTexts(
facts2,SEPARATOR)}let detectable=verdict.outcome==="unknown"&&"detectable"in row?row.detectable:null,sizes=[row.base,row.
head].flatMap(side=>side?.n??[]),facts=[group,row.renamed===null?null:formatRename(row.renamed,names.labelOf),unit,"memb\
ers"in row?formatMembers(row,names):null,...isAbsoluteLimit(verdict.kind)?[formatHeadInterval(row)]:listChangeFacts(row,
verdict),formatCpuInterval(row,verdict),formatBuildsFact(row,verdict),row.exact?richText`${formatSameness(row)}, so no test is needed`:
null,detectable===null?null:richText`minimum detectable change ${formatMargin(detectable)}`,formatDecidingFactors(row,verdict),
richText`n=${[...new Set(sizes)].join("+")}`];return joinRichTexts(facts,SEPARATOR)}var SEPARATOR=" \xB7 ";function formatMembers({
members,leftOut},{labelOf}){let zeros=leftOut===0?"":`, without ${groupThousands(leftOut)} that have zeros`;return richText`over ${formatNames(
members.map(({name})=>labelOf(name)))}${zeros}`}function formatDecidingFactors(row,{outcome,kind}){let factors="wouldDec\
ide"in row?row.wouldDecide:null;if(outcome!=="unknown"||factors===null||factors.kind!==kind)return null;let{minutes,limit}=factors;
if(minutes===null&&limit===null)return null;let size=value=>isAbsoluteLimit(kind)?toQuantityPiece(value,row.unit):formatPercent(
value),ways=[minutes===null?null:richText`about ${formatCount(minutes,"more minute")}`,limit===null?null:richText`a limit of ${size(
limit)}`];return richText`would be decided by ${joinRichTexts(ways,", or by ")}`}function formatHeadInterval({head,exact,
unit}){if(head===null||exact)return null;let{low,high}=head.medianInterval;return!Number.isFinite(low)||!Number.isFinite(
high)?null:richText`95% interval ${toQuantityPiece(low,unit)} to ${toQuantityPiece(high,unit)}`}function listChangeFacts(row,verdict){
let{interval,p,fastestP}=row,range=verdict.outcome==="fail"?formatInterval(interval):null,early=hasStoppedEarly(row,verdict)?
verdict.early:null,noun=isCount(row)?"placements":"rounds";return[range===null?null:richText`95% interval ${range}`,p===
null?null:formatTest(row,p,verdict),fastestP===null?null:richText`fastest third ${formatPValue(fastestP)}`,early===null?
null:richText`measured so far, after ${early.rounds} of at most ${early.of} ${noun}`]}function formatTest(row,p,verdict){
if(verdict.outcome!=="unknown")return[formatPValue(p)];let reason=undecidedReasonOf(row,verdict);if(!lacksSignificance(row,
verdict)){let remark=reason==="straddles"?", which is significant, but the change may be within the limit":"";return[`${formatPValue(
p)}${remark}`]}if(reason==="beyond")return null;if(reason==="within")return[formatPValue(p)];let[shown,needed]=formatProbabilities(
p,2*verdict.alpha);return[`p=${shown} (${needed} or less is needed)`]}function listBrokenRows(report2,level){return makeShortTable(report2).filter(({deciding:[first]})=>first?.outcome==="fai\
l"&&first.level===level)}var MAX_NAMED2=2;function formatBrokenLine(report2,level){let broken=listBrokenRows(report2,level),
isOfKind=wanted=>broken.filter(({deciding})=>deciding.some(wanted)),changed=isOfKind(isRelative3),bounded=isOfKind(({kind,
limit})=>limit!==null&&isAbsoluteLimit(kind)).filter(one=>!changed.includes(one)),levels=isOfKind(verdict=>!isAboutChange(
verdict)).filter(one=>!changed.includes(one)),different=isOfKind(isAnswerVerdict).filter(one=>!changed.includes(one)),grown=broken.
filter(({row})=>growthOf(row)!==null),missed=isOfKind(({kind})=>isImprovementLimit(kind)).filter(one=>!changed.includes(
one)),isOfBoth=makeBothSidesCheck(report2.rows),members=["removed","new"].flatMap(kind=>{let rows=isOfKind(verdict=>verdict.
kind===kind).flatMap(({row})=>"members"in row?[]:[row]),whole=rows.filter(row=>!isOfBoth(row));return[...formatWholeLine(
kind,whole,report2),...formatMetricsLine(kind,rows.filter(isOfBoth),report2)]}),parts=[formatPart(changed,`${describeWay(
changed)} than allowed`,report2,formatChangePart),formatPart(bounded,describeSide(bounded),report2,formatValuePart),formatPart(
levels,`${describeWay(levels)} than allowed since a release`,report2,formatLevel),formatPart(different,"different work t\
han on base",report2,({subject})=>subject),formatPart(grown,"growing faster than allowed",report2,formatGrowthPart),formatPart(
missed,"less of an improvement than asked for",report2,formatChangePart),members.length===0?null:richText`${formatList(members)}, which is not allowed`],
[first="",...others]=joinRichTexts(parts,"; ");return[typeof first=="string"?upperFirst(first):first,...others]}function isRelative3(verdict){
let{kind,limit}=verdict;return limit!==null&&isAboutChange(verdict)&&kind==="max-regression"}function formatPart(rows,start,{
legs},formatOne){if(rows.length===0)return null;let machines=[...new Set(rows.map(({row})=>findLeg(row,legs)))],where=machines.
includes(null)?null:richText` on ${list(machines.map(one=>asUntrustedText(one)),MAX_NAMED2)}`,worst=[...groupBy(rows,({row})=>subjectKeyOf(
row,legs)).values()].map(([first])=>first),isMixed=describeWay(rows)===MIXED,named=worst.slice(0,MAX_NAMED2).map(one=>formatOne(
one,isMixed?richText` ${asUntrustedText(measureOf(one.row))}`:[])),more=worst.length-named.length;return richText`${start}${where}: ${joinRichTexts(
named,", ")}${more===0?null:` and ${groupThousands(more)} more`}`}function formatChangePart({subject,row,deciding},measure){
let{base,head,change,unit}=row,cpuChange=findDecidingCpuChange(row);if(cpuChange!==null)return richText`${subject} ${formatShortChange(
cpuChange,deciding.find(isRelative3)?.limit)} CPU time`;let size=change===null?richText`${toQuantityPiece(base.median,unit)} → ${toQuantityPiece(
head.median,unit)}`:formatShortChange(change,deciding.find(isRelative3)?.limit);return richText`${subject} ${size}${measure}`}
function formatGrowthPart({name,row,deciding:[first]}){return richText`${name} ${formatExponent(row.head.median,first?.limit)}`}
function formatValuePart({name,row}){return richText`${name} ${toQuantityPiece(row.head.median,row.unit)}`}function describeSide(rows){
let kinds=new Set(rows.flatMap(({deciding})=>deciding.map(({kind})=>kind)).filter(isAbsoluteLimit));return`${kinds.size>
1?"beyond":kinds.has("min")?"under":"over"} ${rows.length===1?"its limit":"their limits"}`}var MIXED="worse";function describeWay(rows){
let ways=new Set(rows.map(({row})=>wayOf(row)));return ways.size===1?[...ways][0]??MIXED:MIXED}function wayOf(row){return row.
metric===COUNTED_METRIC&&row.better==="lower"?"more instructions":row.metric===CPU_TIME_METRIC?"more CPU time":changeWordsOf(
row).isClear?worseWordOf(row):null}function formatLevel({subject,deciding},measure){let[worst]=deciding.filter(isLevelVerdict).
map(({anchored,limit})=>formatShortChange(anchored.level.change,limit));return richText`${subject} ${worst??""}${measure}`}
function formatWholeLine(kind,rows,{legs}){let count=countBenchmarks(rows,legs),[one,several]=kind==="new"?["is","are"]:
["was","were"];return count===0?[]:[`${formatCount(count,"benchmark")} ${count===1?one:several} ${kind}`]}function formatMetricsLine(kind,rows,{
legs}){let count=countBenchmarks(rows,legs),metrics=new Set(rows.map(({metric})=>metric)).size,[verb,adjective]=kind==="\
new"?[count===1?"has":"have","new "]:["lost",""],what=metrics===1?`a ${adjective}metric`:`${metrics} ${adjective}metrics`;
return count===0?[]:[`${formatCount(count,"benchmark")} ${verb} ${what}`]}var HEADLINES={"same-tree":"base and head have the same files",paths:"no changed file is inside of paths","depends-on":"\
all files that the benchmarks depend on are the same on both sides"};function formatSkipReason({decisions,shard}){if(shard!==
null&&isEmptyShard(shard))return`Not measured: shard ${formatShard(shard)} has no benchmark, because there are only ${shard.
benchmarks.length}`;let[reason,...others]=new Set(decisions.map(decision=>decision.reason)),text=reason===void 0||others.
length>0?void 0:HEADLINES[reason];return`Not measured: ${decisions.some(({isClaim})=>isClaim)?`${CLAIM} `:""}${text??"no\
thing that the benchmarks depend on changed"}`}var CLAIM="the measuring job says that",PATHS=asCode("paths"),DEPENDS_ON=asCode(
"depends-on"),DETAILS={"same-tree":({examples})=>richText`base and head have the same files, tree ${listPaths(examples,1)}`,
paths:({examples,count})=>richText`${count===1?"the only changed file is":`all ${groupThousands(count)} changed files ar\
e`} outside of ${PATHS}: ${listPaths(examples,count)}`,"depends-on":({examples,count,isClaim})=>richText`${isClaim?`${CLAIM}\
 `:""}everything in ${DEPENDS_ON} and in the command is the same on both sides, ${formatCount(count,"file")}: ${listPaths(
examples,count)}`,"changed-inside":({examples,count})=>richText`${formatCount(count,"changed file")} inside of ${PATHS}: ${listPaths(
examples,count)}`,"changed-gate":({examples,count})=>richText`${formatCount(count,"changed file")} on which the gate itself depends: ${listPaths(
examples,count)}`,"changed-benchmarks":({examples,count})=>richText`${formatCount(count,"changed file")} that base gets from head by ${asCode(
"benchmark-files")}: ${listPaths(examples,count)}`,"paths-folder":({examples,count})=>richText`${listPaths(examples,count)} of ${PATHS} ${count===
1?"is a folder":"are folders"}, and patterns match files; write ${listPaths(examples.map(toFolderPattern),count)}`,"path\
s-unmatched":({examples,count})=>richText`no file matches ${listPaths(examples,count)} of ${PATHS}`,"depends-on-unmatche\
d":({examples,count})=>richText`on one side no file matches ${listPaths(examples,count)} of ${DEPENDS_ON}`,"command-outs\
ide":({examples,count})=>richText`the command names ${count===1?"a place":"places"} outside of the tree, where nothing is compared: ${listPaths(
examples,count)}`,"files-differ":({examples,count})=>richText`${formatCount(count,"file")} not the same on both sides: ${listPaths(
examples,count)}`,"files-unreadable":({examples,count})=>richText`${formatCount(count,"file")} that could not be compared: ${listPaths(
examples,count)}`,"links-astray":({examples,count})=>richText`${formatCount(count,"link")} that ${count===1?"leads":"lea\
d"} out of the tree or to nothing: ${listPaths(examples,count)}`};function formatDetail(decision){return formatRichText(
DETAILS[decision.reason](decision)).replaceAll("`","")}function listDecisions({decisions}){return decisions.map(decision=>{
let what=decision.command===null?null:richText` ${asUntrustedText(decision.command)}`,where=decision.leg===null?null:richText` on ${asUntrustedText(
decision.leg)}`,verb=isSkip(decision)?"Not measured":"Measured";return richText`${verb}${what}${where}: ${DETAILS[decision.
reason](decision)}.`})}function listPaths(examples,count){let more=count-examples.length,shown=examples.flatMap((path,index)=>[
...index===0?[]:[", "],asUntrustedText(path)]);return more>0?[...shown,` and ${groupThousands(more)} more`]:shown}var ROW_KINDS=[...STATES,"not-significant","not-proved","allowed","control"],DEFAULT_ALLOWANCE=.05;function kindOf(row){
if(row.state!=="unchanged")return row.state;if(row.isControl)return"control";let allowed=allowanceOf(row),range=rangeOf(
row);return range!==null&&range.low>=-allowed&&range.high<=allowed?"unchanged":row.isAllowed?"allowed":/\d/.test(formatChangeCell(
row))?"not-proved":"not-significant"}function rangeOf({exact,change,interval}){return exact&&change!==null?{low:change,high:change}:
interval}function allowanceOf({verdicts,base}){let limit=allowedWorseningOf({verdicts})??DEFAULT_ALLOWANCE,floors=verdicts.
filter(isAboutChange).flatMap(({minDelta})=>minDelta>0?minDelta:[]);return floors.length===0||base===null||base.median===
0?limit:Math.max(limit,Math.min(...floors)/Math.abs(base.median))}function halfWidthOf({interval}){if(interval===null)return null;
let half=(interval.high-interval.low)/2;return Number.isFinite(half)?half:null}var CONTROL_MARK="control",KIND_WORDS=[["\
regression","worse"],["inconclusive","undecided"],["improvement","better"],["unchanged","unchanged"],["not-significant",
"no significant change"],["not-proved","not proved"],["allowed","worse within budget"],["new","new"],["removed","removed"],
["failed","failed"],["control",CONTROL_MARK]],WORDS=new Map(KIND_WORDS);function countKinds(rows){let all=rows.map(row=>({row,kind:kindOf(row)}));return KIND_WORDS.flatMap(([kind,word])=>{let own=all.
filter(one=>one.kind===kind).map(({row})=>row);if(own.length===0)return[];let margin=kind==="not-significant"?formatWidest(
own):"";return[`${groupThousands(own.length)} ${kind==="not-significant"?"with ":""}${word}${margin}`]})}function formatWidest(rows){
let widths=rows.flatMap(row=>halfWidthOf(row)??[]);return widths.length===0?"":` (${rows.length===1?"":"up to "}\xB1${formatMargin(
widths.reduce((one,other)=>Math.max(one,other)))})`}function summariseUnchangedRows(rows){return rows.every(row=>kindOf(
row)==="unchanged")?formatCount(rows.length,"unchanged result"):`${formatCount(rows.length,"result")}: ${formatList(countKinds(
rows))}`}var CONCLUSION_ICONS={pass:"good",warn:"warning",fail:"bad",inconclusive:"undecided",error:"broken"};function makeHeadline(report2){
let{conclusion,accepted}=report2,isWeak=explainEmptyPass(report2)!==null||isJudgedByItself(report2);return{mark:accepted!==
null||conclusion==="pass"&&isWeak?"warning":CONCLUSION_ICONS[conclusion],text:formatRichText(formatHeadline(report2))}}function formatHeadline(report2){
let{conclusion,accepted}=report2;if(accepted!==null)return[...formatAcceptedBy(accepted),...lowerStart(LINES[accepted.verdict](
report2))];if(conclusion==="pass"&&isNothingMeasured(report2))return[formatSkipReason(report2)];let empty=conclusion==="\
pass"?explainEmptyPass(report2):null;if(empty!==null)return empty;let own=conclusion==="pass"&&isJudgedByItself(report2)?
", by the configuration of this pull request":"",first=conclusion!=="error"&&addsGate(report2)?", by the gate that this \
pull request adds":"";return[...LINES[conclusion](report2),own,first]}function lowerStart([first="",...rest]){return[typeof first==
"string"?lowerFirst(first):first,...rest]}function isJudgedByItself({problems}){return problems.some(({code})=>code==="c\
onfig-broken-on-base")}function explainEmptyPass({rows,problems,commits}){if(rows.length>0&&rows.every(({base})=>base===
null)){if(!isBaseBroken({problems}))return["Nothing to compare with: base has no results"];let{sha}=commits.base;return richText`Not compared: the benchmarks fail on base${sha===
null?null:` (${abbreviateSha(sha)})`}, not on head`}let verdicts=rows.flatMap(row=>row.verdicts);return verdicts.length===
0||verdicts.some(verdict=>!verdict.isUnjudged)?null:["Nothing was judged: base was measured on another machine"]}function isBaseBroken({
problems}){return problems.some(({code,data})=>code==="nothing-on-base"&&data?.hasFailed===!0)}function formatCounts({rows,
legs}){let kinds=countKinds(rows),benchmarks=countBenchmarks(rows,legs),where=benchmarks===countBenchmarks(rows)?"":` on\
 ${formatCount(legs.length,"machine")}`,about2=`${formatCount(benchmarks,"benchmark")}${where}, ${formatCount(rows.length,
"result")}`;return[kinds.length===0?about2:`${about2}: ${kinds.join(", ")}`,formatUndecidedLevels(rows),formatRenameCount(
rows)].filter(part=>part!==null).join("; ")}var LINES={pass:report2=>{let{rows,judgedGeomeans}=report2;if([...rows,...judgedGeomeans].
every(({verdicts})=>verdicts.length===0))return["No budget applies to these benchmarks"];if(listBrokenRows(report2,"repo\
rt").length>0)return richText`${formatBrokenLine(report2,"report")} (for information only)`;let better=countBenchmarks(rows.
filter(({state})=>state==="improvement")),improved=better===0?[]:[`${better} got better`],open=listUndecidedSubjects(report2,
["warn","report"]),undecided=open.length===0?[]:[`${formatList(open)} undecided`];return[["No benchmark broke its budget",
...improved,...undecided].join(", ")]},warn:report2=>richText`${formatBrokenLine(report2,"warn")} (a warning only${formatEndOfWarnings(
report2)})`,fail:report2=>formatBrokenLine(report2,"fail"),inconclusive:report2=>{if(report2.baseBrokeIn!==null)return[`\
Undecided: base ran at first and failed in round ${report2.baseBrokeIn}`];let open=listUndecidedSubjects(report2,["fail"]);
return open.length===0?["Undecided: names of benchmarks on base are not the same in each round"]:[`${formatObstacle(report2)}\
 ${formatList(open)}`]},error:report2=>[formatErrorLine(report2)]};function formatEndOfWarnings({problems}){let ends=problems.
find(({code})=>code==="warning-ends")?.data.until;return typeof ends=="string"&&isDay(ends)?` until ${ends}`:""}function formatObstacle(report2){
let open=makeShortTable(report2).filter(({deciding:[first]})=>first?.outcome==="unknown"&&first.level==="fail"),areAll=test=>open.
every(({row,deciding})=>deciding.every(verdict=>test(row,verdict)));return open.length>0&&areAll((_,{isHeldByControls})=>isHeldByControls)?
"Undecided, because the machine moved:":open.length>0&&areAll((_,{isOfLayout})=>isOfLayout)?"Undecided, by the memory la\
yout of a build:":areAll((row,verdict)=>["straddles","varies","within"].includes(undecidedReasonOf(row,verdict))&&isAboutChange(
verdict))?"Too noisy to judge":"Undecided:"}function listUndecidedSubjects({rows,judgedGeomeans},levels){let isOpen=verdict=>levels.
includes(verdict.level)&&verdict.outcome==="unknown"&&!isLeftToWarning(verdict),count=isWanted=>countBenchmarks(rows.filter(
({verdicts})=>verdicts.some(one=>isOpen(one)&&isWanted(one)))),judgeable=rows.filter(({isControl})=>!isControl),composites=judgedGeomeans.
filter(({verdicts})=>verdicts.some(isOpen)),grown=composites.filter(({growth})=>growth!==null).length,[open,sinceRelease]=[
count(isAboutChange),count(verdict=>!isAboutChange(verdict))];return[...open===0?[]:[formatPartOf(open,countBenchmarks(judgeable))],
...geomeansIn(composites.filter(({growth})=>growth===null)),...grown===0?[]:[`the growth of ${formatCount(grown,"benchma\
rk")}`],...sinceRelease===0?[]:[`${formatCount(sinceRelease,"benchmark")} against a release`]]}function formatPartOf(count,total){
return count===total?formatCount(count,"benchmark"):`${count} of ${formatCount(total,"benchmark")}`}function geomeansIn([
first,...others]){return first===void 0?[]:others.length>0?[formatCount(others.length+1,"geomean")]:[`the geomean of ${formatCount(
first.members.length,"benchmark")}`]}var ERROR_LINES={configuration:"The configuration cannot be used","configuration-of\
-head":"The configuration of this pull request is invalid",permission:"The report could not be made: the token may not r\
ead what it needs","workflow-unknown":"The report could not be made: the workflow that measured is not on the default br\
anch","measuring-failed":"The report could not be made: the run that measured did not succeed","pull-request-unknown":"T\
he report could not be made: the pull request of this commit is not known","recording-missing":"The report could not be \
made: there is no recording","recording-refused":"The report could not be made: a recording was refused","report-failed":"\
The report could not be made","not-measured":"Nothing was measured",cancelled:"Measuring was cancelled, so nothing is ju\
dged",tampered:"Nothing is judged: something interfered with the measuring","both-sides-failed":"The benchmarks fail on \
base too, so this pull request is not the cause","setup-failed":"The setup fails on head, and runs on base","benchmark-f\
ailed":"The benchmarks fail on head, and run on base","time-over":"The time limit was over before head had a result","no\
thing-measured":"Head has no benchmark results","names-unstable":"Names of benchmarks are not the same in each invocatio\
n, so they cannot be judged","shard-missing":"A part of the benchmarks has no recording","limit-misfit":"No verdict: the\
 limit of a budget does not fit its metric","growth-misfit":"No verdict: a limit of growth does not fit these benchmarks",
"budgets-unmatched":"No verdict: no budget that can fail this check matches a result","rounds-too-few":"No verdict: thes\
e rounds can never show that a budget is broken"};function formatErrorLine({problems,legs}){let found=new Set(problems.filter(
({severity})=>severity==="error").map(({failure})=>failure)),first=FAILURES.find(failure=>found.has(failure)),line=first===
void 0?"No verdict because of an error":ERROR_LINES[first];return legs.length===0?line:`On at least one machine: ${lowerFirst(
line)}`}function formatAcceptedBy({by}){return richText`Accepted by ${asUntrustedText(`@${by}`)}: `}function formatAuditLine({
label,by,isAuthor,at,scope,verdict}){let author=isAuthor?", who also opened the pull request,":"",reach=scope==="commit"?
"this commit only: a new push needs a new label":"every commit of this pull request";return richText`Measured verdict: ${asUntrustedText(
verdict)}. ${asUntrustedText(`@${by}`)}${author} set the label ${asUntrustedText(label)} on ${formatTime(at)}, so the check passes. It holds for ${reach}.`}
function formatTime(at){let ms=Date.parse(at);return Number.isNaN(ms)?asUntrustedText(at):`${new Date(ms).toISOString().
slice(0,16).replace("T"," ")} UTC`}var NEXT_STEPS_TITLE="Next",GUIDE_TITLE="What this means",GUIDE_SECTIONS={fail:"three-things-to-do",inconclusive:"it-is-\
yellow",error:"the-benchmarks-fail"},DEFAULT_CONFIG=".github/bench-referee.yml",MAX_RENAMES=5,MAX_NAME_LENGTH=200;function listNextSteps(report2){
let section=GUIDE_SECTIONS[report2.conclusion];if(section===void 0)return isBaseBroken(report2)?[{text:[REPAIR_BASE]}]:[];
let broken=listFindings(report2).filter(({verdict})=>verdict.outcome==="fail"&&verdict.level==="fail");return[...firstSteps(
report2,broken),...excludeSteps(report2,broken),guideStep(report2,section)]}var REPAIR_BASE="Nothing for you. Maintainer\
s: repair the base branch, then update this one; until then, slow changes go unnoticed.",REPAIR_BOTH="Maintainers: repai\
r the base branch, the command or the configuration, then run this again. A label cannot accept this, because nothing wa\
s judged.";function firstSteps(report2,broken){let{conclusion}=report2;if(conclusion==="error")return[{text:[report2.problems.
some(({failure})=>failure==="both-sides-failed")?REPAIR_BOTH:"Fix it and run it again. A label cannot accept this, becau\
se nothing was judged."]}];if(conclusion==="inconclusive")return waitSteps(report2);let allow=formatAllowance2(report2,broken),
limited=broken.filter(({verdict})=>verdict.limit!==null);if(limited.length===0&&broken.length>0)return allow===null?[]:[
{text:richText`To accept it, ${allow}.`}];let repair=limited.every(({row})=>worseWordOf(row)==="slower")?"Make it faster":
"Get it back within the limit";return[{text:allow===null?[`${repair}.`]:richText`${repair}, or ${allow}.`}]}function waitSteps(report2){
let allow=canBeAccepted(report2.conclusion,report2.guidance?.failOn??"regression")?formatAllowance2(report2,[]):null,findings=listFindings(
report2),advice=formatAdvice(report2,findings),open=findings.filter(({verdict})=>verdict.outcome==="unknown"),isOfLayout=open.
length>0&&open.every(({verdict})=>verdict.isOfLayout),again=isOfLayout?"Another run makes the same builds.":"In that cas\
e run it again on a quieter machine.",first=allow===null?richText`Nothing, unless you changed this code. ${again}`:isOfLayout?
richText`To accept it, ${allow}. ${again}`:richText`Run the job again on a quieter machine, or ${allow}.`;return[{text:advice===
null?first:richText`${first} Maintainers: ${advice}`}]}function formatAllowance2({guidance,configSource},broken){let label=guidance?.
overrideLabel??null;if(label!==null)return richText`ask a maintainer for the label ${asCode(label)} and run the failed jobs again`;
let isNew=broken.some(({verdict})=>verdict.kind==="new"),settings=[...broken.length===0||broken.some(({verdict})=>verdict.
limit!==null)?["the limit"]:[],...isNew?[asCode("new")]:[]];return settings.length===0?null:richText`ask a maintainer to ${configSource===
"none"?"set":"change"} ${list(settings)} in ${configPathOf({configSource})} on the base branch`}function excludeSteps(report2,broken){
let removed=broken.filter(({verdict,metrics})=>verdict.kind==="removed"&&metrics===null).flatMap(({row})=>"members"in row?
[]:[row]);if(removed.length===0)return[];let proposed=new Set(report2.proposedRenames.map(({from})=>from)),unknown=removed.
filter(({name,shortName})=>!proposed.has(name)&&!proposed.has(shortName??name)),file=configPathOf(report2),allow="remove\
d: warn";if(unknown.length===0)return[{text:richText`If benchmarks may be removed, maintainers add to ${file} on the base branch:`,
yaml:allow}];let yaml=["# if it was renamed, in this pull request:",...renameLines([...new Set(unknown.map(({name,shortName})=>shortName??
name))]),"# if it may be removed, on the base branch:",allow];return[{text:richText`If it was renamed, or removed on purpose, add to ${file}:`,
yaml:yaml.join(`
`)}]}function renameLines(names){let shown=names.filter(({length})=>length<=MAX_NAME_LENGTH).slice(0,MAX_RENAMES),more=names.
length-shown.length;return["renamed:",...shown.map(name=>`  ${quoteYaml(name)}: "NEW NAME"`),...more===0?[]:[`  # and ${groupThousands(
more)} more`]]}function guideStep({guidance},section){let docs=guidance?.docs??documentationUrl();return{text:[],url:`${docs}\
/red-comment.md#${section}`}}function configPathOf({configSource}){return configSource==="none"?richText`a new ${asCode(
DEFAULT_CONFIG)}`:richText`${asCode(configSource?.path??DEFAULT_CONFIG)}`}var MAX_LEGS_SHOWN=6,REPEAT_TITLE="Repeat it i\
n a clone of the repository",REPEATED=["fail","inconclusive","error"];function formatRepeats(report2){if(!(listFindings(
report2).some(({verdict})=>verdict.outcome==="fail"&&verdict.limit!==null)||REPEATED.includes(report2.conclusion)))return{
commands:[],remarks:[]};let shown=report2.repeats.slice(0,MAX_LEGS_SHOWN),more=report2.repeats.length-shown.length;return{
commands:shown.flatMap(({leg,words})=>words===null?[]:[{leg,command:quoteShellWords([...report2.program,...words])}]),remarks:[
...shown.flatMap(repeat=>repeat.words===null?[obstacleRemark(repeat)]:[]),...more>0?[richText`The commands of ${formatCount(
more,"more leg")} are left out.`]:[]]}}function obstacleRemark({leg,obstacles}){let which=leg===null?null:richText` ${asUntrustedText(
leg)}`,settings=obstacles.map(({option,recorded})=>recorded===null?richText`no ${asUntrustedText(option)}`:richText`${asUntrustedText(
option)} ${asUntrustedText(recorded)}`);return richText`No command is shown that repeats this measurement, because the recording${which} has settings that the configuration does not have: ${joinRichTexts(
settings,", ")}. ${formatRemedy(obstacles)}`}function formatRemedy(obstacles){let flags=obstacles.flatMap(({flag})=>flag??
[]);if(flags.length===0)return richText`Check them, and write them into the configuration to get the command.`;let others=flags.
length<obstacles.length?", write them into the configuration":"";return richText`Check them${others}, and give ${asCode(
flags.join(" "))} to ${asCode("check")}: the configuration cannot set it.`}function toSideJson(summary){if(summary===null)return null;let{n,median:median2,medianInterval,values,rounds}=summary,isPlain=rounds.
every((round,index)=>round===index+1),known={n,median:median2,...toMedianInterval(medianInterval),values:values.map(roundValue)};
return isPlain?known:{...known,rounds}}var VALUE_DIGITS=9,POWERS=Array.from({length:23},(_,power)=>+`1e${power}`);function roundValue(value){
if(Number.isInteger(value))return value;let power=POWERS[VALUE_DIGITS-1-Math.floor(Math.log10(Math.abs(value)))];return power===
void 0?Number(value.toPrecision(VALUE_DIGITS)):Math.round(value*power)/power}function toMedianInterval({low,high}){let isThere=Number.
isFinite(low)&&Number.isFinite(high);return{low:isThere?low:null,high:isThere?high:null}}function toChangeInterval({low,
high}){return low<=-1&&high===1/0?null:{low:finiteOrNull(low),high:finiteOrNull(high)}}function finiteOrNull(value){return value!==
null&&Number.isFinite(value)?value:null}var OUTCOMES={pass:"pass",fail:"fail",unknown:"inconclusive"},NO_LEVEL="no-level";function toBudgetJson({kind,limit,level,
outcome,because,anchored,decidedBy}){let budget=omitNull({kind,limit,level,outcome:OUTCOMES[outcome],because,decidedBy},
["decidedBy"]);if(anchored===null)return budget;let{against,level:since}=anchored;return typeof since=="string"?{...budget,
outcome:NO_LEVEL,against,since:null,reason:since}:{...budget,against,since:toLevelJson(since)}}function toLevelJson({anchor,
base,change,interval,p}){return{anchor:anchor.name,commit:anchor.commit,base,change,interval:toChangeInterval(interval),
p}}function toGrowthJson(row,{key,sizes,floor}){let{command,name,group,metric,unit,better,exact,base,head,change,interval,
p,verdicts}=row,has=outcome=>verdicts.some(verdict=>verdict.outcome===outcome),unbroken=has("unknown")?"inconclusive":base===
null?"new":"unchanged";return{command,name,group,metric,unit,better,exact,state:has("fail")?"regression":unbroken,exponent:{
base:base?.median??null,head:head?.median??null},growth:{by:key,sizes,floor},base:toSideJson(base),head:toSideJson(head),
delta:change,change,interval:interval&&{low:finiteOrNull(interval.low),high:finiteOrNull(interval.high)},p,detectable:null,
budgets:verdicts.map(toBudgetJson)}}var MAX_BRIEF_BYTES=4096,MAX_NAME=200,MAX_SENTENCE=400,MAX_ERRORS=3;function renderBrief(report2){let rows=makeShortTable(
report2).filter(isJudgedOrBetter).map(row=>toBriefRow(row,report2)),next=listNext(report2).map(text2=>shorten(text2,MAX_BRIEF_BYTES/
2)),write=(rowCount2,nextCount2)=>toAscii(JSON.stringify({verdict:report2.conclusion,rows:rows.slice(0,rowCount2),next:next.
slice(0,nextCount2)})),[rowCount,nextCount]=[Math.min(rows.length,MAX_ROWS2),next.length],text=write(rowCount,nextCount);
for(;text.length>MAX_BRIEF_BYTES&&rowCount+nextCount>0;)rowCount>1||nextCount===0?rowCount-=1:nextCount-=1,text=write(rowCount,
nextCount);return text}var MAX_ROWS2=60;function isJudgedOrBetter({row,deciding}){return deciding.length>0||"state"in row&&
row.state==="improvement"}function toBriefRow({row,deciding},report2){let verdict=deciding[0]??row.verdicts.find(({kind})=>kind===
"min-improvement")??row.verdicts[0];return{name:shorten("members"in row&&row.growth===null?`geomean of ${row.members.length}`:
row.name,MAX_NAME),metric:shorten(row.metric,MAX_NAME),change:finiteOrNull(row.change),limit:verdict?.limit??null,outcome:verdict===
void 0?"pass":OUTCOMES[verdict.outcome],commit:findCommit(row,verdict),function:findFunction(row,report2)}}function findCommit(row,verdict){
let culprit="culprit"in row&&verdict?.outcome==="fail"?row.culprit:null;return culprit?.kind==="commit"?culprit.commits[0]?.
sha??null:null}function findFunction(row,{rows}){if(!("functions"in row)||row.functions===null)return null;let isMissing2=row.
functions.kind==="missing",isSubstitute=one=>one.primary&&benchmarkKeyOf(one)===benchmarkKeyOf(row),explained=isMissing2?
rows.find(isSubstitute):row;if(explained?.functions?.kind!=="compared")return null;let main=findMainFunction(explained.functions,
explained.better);return main===null?null:shorten(nameFunction(main.delta),MAX_NAME)}function listNext(report2){let{commands}=formatRepeats(
{...report2,repeats:report2.repeats.map(withBriefFormat)}),errors=report2.problems.filter(({severity})=>severity==="erro\
r").slice(0,MAX_ERRORS),steps=listNextSteps(report2).map(({text})=>formatRichText(text));return[...commands.map(({command})=>command),
...[...errors.map(formatDiagnosticLine),...steps].filter(text=>text!=="").map(text=>shorten(text,MAX_SENTENCE))]}function withBriefFormat({
words,...repeat}){let[command="",...more]=words??[];return{...repeat,words:words&&[command,"--format","brief",...more]}}
function toAscii(json){return escapeUnits(json,/[^\x20-\x7e]/g)}function makeLine(rank,text){return{text,rank}}function fitDocument(parts,{limit,sizeOf:sizeOf2}){let placed=parts.flatMap(
part=>flattenPart(part,[])),byRank=placed.toSorted((left,right)=>left.line.rank-right.line.rank),kept=new Set,used=0,isFull=!1;
for(let{line,path}of byRank){let opened=path.filter(block=>!kept.has(block)),cost=sizeOf2(line.text)+opened.reduce((sum,{
open,close})=>sum+sizeOf2(open)+sizeOf2(close),0);if(isFull||=line.rank>0&&used+cost>limit,!isFull){used+=cost;for(let item of[
line,...opened])kept.add(item)}}let omitted=placed.filter(({line})=>line.counts===!0&&!kept.has(line)).length;return{text:parts.
map(part=>renderPart(part,kept)).join(""),omitted}}function flattenPart(part,path){if("text"in part)return[{line:part,path}];
let inner=[...path,part];return part.parts.flatMap(child=>flattenPart(child,inner))}function renderPart(part,kept){return kept.
has(part)?"text"in part?part.text:part.open+part.parts.map(child=>renderPart(child,kept)).join("")+part.close:""}var OMISSION_ROOM=160;
function fitBetween(top,parts,bottom,size){let{limit,sizeOf:sizeOf2}=size,room=limit-sizeOf2(top)-sizeOf2(bottom)-OMISSION_ROOM,
{text,omitted}=fitDocument(parts,{limit:room,sizeOf:sizeOf2});if(omitted===0)return top+text+bottom;let results=`${formatCount(
omitted,"result")} ${omitted===1?"is":"are"}`;return`${top}${text}${results} left out here because GitHub limits the len\
gth; the JSON and HTML reports hold them all.

${bottom}`}function byteLengthOf(text){return Buffer.byteLength(text)}function renderCodeSpan(text,limit=TEXT_LIMIT){let content=cleanUntrustedText(text,limit),fence="`".repeat(longestRun(content)+
1),padding=content.startsWith("`")||content.endsWith("`")?" ":"";return`${fence}${padding}${content}${padding}${fence}`}
var MARKDOWN_FORMATTER={plain:text=>text,strong:text=>`**${text}**`,code:text=>renderCodeSpan(text),untrusted:text=>renderCodeSpan(
text)};function renderCodeBlock(text,language="sh"){return renderTextBlock(text.split(`
`).map(stripControls).join(`
`),{language})}function renderTextBlock(lines,{indent="",language="text"}={}){let fence="`".repeat(Math.max(3,longestRun(
lines)+1));return[`${fence}${language}`,...lines.split(`
`),fence].map(line=>`${indent}${line}
`).join("")}function renderTableRow(cells){return`| ${cells.map(escapePipes).join(" | ")} |
`}function renderTableHead(cells,alignments){let rule=alignments.slice(0,cells.length).map(alignment=>alignment==="right"?
"--:":":--");return renderTableRow(cells)+renderTableRow(rule)}function makeDetailsTags(summary,state="closed"){return{open:`${state===
"open"?"<details open>":"<details>"}<summary>${summary}</summary>

`,close:`
</details>

`}}function escapePipes(cell){return cell.replaceAll(/\\(?=\|)/g,"\\ ").replaceAll("|","\\|")}function longestRun(text){
return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}function renderLink(url,text){return url===null||!/^https?:\/\/[^\s<>()[\]`\\]+$/.
test(url)?null:`[${text}](${url})`}var OTHER_DIFFERENCES=[["baseline-machine-differs","the machine"],["toolchain-differs","the toolchain"],["dependencies-d\
iffer","dependencies"],["benchmark-sources-differ","the benchmarks themselves"]];function formatBlame(report2){let blame=formatCause(
report2);return blame!==null&&areOthersFine(report2)?richText`${blame} The other machines are fine.`:blame}function areOthersFine({
rows,judgedGeomeans,legs,conclusion}){if(conclusion==="inconclusive"||legs.length<2)return!1;let statesOf=name=>{let own=[
...rows,...judgedGeomeans].filter(row=>findLeg(row,legs)===name),deciding=own.flatMap(findDecidingVerdicts);return{isBroken:deciding.
some(({outcome})=>outcome==="fail"),isFine:deciding.length===0&&own.some(({base,head})=>base!==null&&head!==null)}},states=legs.
map(({name})=>statesOf(name));return states.some(({isFine})=>isFine)&&states.every(({isBroken,isFine})=>isBroken||isFine)}
function formatCause(report2){let{conclusion,commits,guidance,baseline}=report2;if(conclusion==="inconclusive")return canBeAccepted(
conclusion,guidance?.failOn??"regression")?null:["This does not block the merge."];let[worst]=makeShortTable(report2).filter(
({deciding:[first]})=>first?.outcome==="fail");if(worst===void 0||conclusion==="error"||isNothingMeasured(report2))return null;
let culprit="culprit"in worst.row?worst.row.culprit:null,[only]=culprit?.commits??[];if(culprit?.kind==="commit"&&only!==
void 0)return richText`Caused by commit ${shortenSha(only.sha)} ${asUntrustedText(only.subject)}.`;let codes=new Set(report2.
problems.map(({code})=>code));if(codes.has("all-changed-alike"))return["Nearly every result moved the same way: it may b\
e the machine or the build, not the code."];let others=OTHER_DIFFERENCES.flatMap(([code,words])=>codes.has(code)?words:[]);
return others.length>0?[`It may not be this pull request's code: ${formatList(others)} changed too.`]:["merge-base","tar\
get"].includes(commits.base.how)&&["head","merge"].includes(commits.head.how)&&baseline===null?["Only this pull request'\
s commits differ between base and head."]:null}var MAX_ITEMS=20;function formatConfigSentence({path,kind,error,settings}){let change=richText`This ${describeConfigChange(
kind,asUntrustedText(path))}.`;return error===null?richText`${change} ${formatConsequence(settings)}`:richText`${change} After the merge it could not be used.`}
function formatConsequence(settings){if(settings.length===0)return["Nothing that it sets would change."];let isRename=({
budget,key,base})=>budget===null&&base===null&&key?.startsWith("renamed.")===!0;return settings.every(isRename)?withCode(
"New entries of `renamed` count now:"):settings.some(isRename)?withCode("New entries of `renamed` count now, the rest wo\
uld change after the merge:"):["Would change after the merge:"]}function formatConfigItems({settings}){let items=settings.
slice(0,MAX_ITEMS).map(formatSetting),more=settings.length-items.length;return more===0?items:[...items,richText`and ${groupThousands(
more)} more in the JSON report`]}function formatConfigLine(change){let items=joinRichTexts(formatConfigItems(change),"; "),
words=items.length===0?formatConfigSentence(change):richText`${formatConfigSentence(change)} ${items}`;return formatRichText(
words,{...UNCUT_FORMATTER,untrusted:PLAIN_FORMATTER.untrusted})}function formatSetting({budget,key,base,head}){if(budget!==
null&&key===null)return richText`${asUntrustedText(budget)} ${base===null?"added":"removed"}: ${formatSettingValue(base??
head)}`;let change=richText`${formatKey(key??"")} ${formatSettingValue(base)} → ${formatSettingValue(head)}`;return budget===
null?change:richText`${asUntrustedText(budget)}: ${change}`}function formatKey(key){return/^[a-z]+(?:[- ][a-z]+)*$/.test(
key)?key:asUntrustedText(key)}function formatSettingValue(text){return text===null?"not set":asUntrustedText(text)}var COMMIT_ORIGINS=new Map([["merge-base","merge base with the target branch"],["target","tip of the target branch"],["h\
ead","head of the pull request"],["merge","merge commit of the pull request"],["worktree","working tree with uncommitted\
 changes"],["baseline","not measured: a baseline stands in for it"]]);function listOriginFacts({commits,configSource},show=sha=>sha){
let sides=[formatCommit2("base",commits.base,show),formatCommit2("head",commits.head,show)];return configSource===null?sides:
[...sides,formatConfigSource(configSource,show)]}var CONFIG_ORIGINS={start:"where head left its branch",tip:"the tip of \
the branch, which had it first after head had left",head:"head",named:"as it was asked for",worktree:"the working tree"};
function formatConfigSource(source,show){if(source==="none")return richText`configuration: none, so the defaults count`;
let{path,commit,how}=source;return commit===null?richText`configuration ${asUntrustedText(path)} of ${CONFIG_ORIGINS[how]}`:
richText`configuration ${asUntrustedText(path)} of ${show(commit)} (${CONFIG_ORIGINS[how]})`}function formatCommit2(side,{
sha,how,branch},show=text=>text){let commit=sha===null?"unknown":show(sha),chosen=COMMIT_ORIGINS.get(how);return chosen!==
void 0&&branch!==void 0?richText`${side} ${commit} (${chosen} ${asUntrustedText(branch)})`:sha===null&&chosen===void 0?richText`${side} ${asUntrustedText(
how)}`:richText`${side} ${commit} (${chosen??asUntrustedText(how)})`}function listRunFacts(report2){let{rounds,placements,
environment,rows,baseline,shard,measuredAgain,cost,legs}=report2,more=legs.length-LEGS_SHOWN;return[baseline&&formatBaseline(
baseline,environment),rounds===0&&placements!==null?null:richText`${formatCount(rounds,"round")}`,measuredAgain&&formatMeasuredAgain(
measuredAgain),placements===null?null:richText`counted in ${formatCount(placements,"placement")}`,shard&&[`shard ${formatShard(
shard)} of ${formatCount(shard.benchmarks.length,"benchmark")}`],report2.benchmarkFiles==="head"?richText`both sides with the benchmark files of head`:
null,cost&&formatCost(cost),report2.rebuilds&&[formatRebuildCost(report2.rebuilds,formatSeconds(report2.rebuilds.seconds))],
...legs.length===0?listLegFacts(report2):legs.slice(0,LEGS_SHOWN).map(formatLeg),more>0?richText`${formatCount(more,"leg")} more`:
null,...listNoiseFacts(rows),...listSinceFacts(rows)].filter(fact=>fact!==null)}function formatMeasuredAgain({rounds,minutes}){
return[`${formatCount(rounds,"disturbed round")} measured again (${formatCompact(minutes,1)} min)`]}function formatCost({
setupSeconds,measuringSeconds,savedSeconds}){return[[setupSeconds<MIN_SECONDS_SHOWN?null:`setup ${formatSeconds(setupSeconds)}`,
`measuring ${formatSeconds(measuringSeconds)}`,savedSeconds<MIN_SECONDS_SHOWN?null:`${formatSeconds(savedSeconds)} saved\
 by ending early`].filter(part=>part!==null).join(", ")]}var MIN_SECONDS_SHOWN=1;function formatSeconds(seconds){return seconds<
60?`${formatCompact(seconds,1)} s`:`${formatCompact(seconds/60,1)} min`}var LEGS_SHOWN=6;function listLegFacts({seed,environment}){
return[seed===""?null:richText`seed ${asUntrustedText(seed)}`,environment&&richText`${asUntrustedText(environment.cpu)}, ${formatCount(
environment.cores,"core")}`]}function formatLeg(leg){return richText`${asUntrustedText(leg.name)}: ${joinRichTexts(listLegFacts(
leg),", ")}`}function formatBaseline(baseline,here){let{path,commit,measuredOn,environment}=baseline,sha=commit.sha?abbreviateSha(
commit.sha):"unknown",origin=commit.how==="worktree"?"a working tree":sha,day=measuredOn===null?"":`, ${measuredOn}`,where=here!==
null&&compareMachines(environment,here)===null?"a machine of the same model":"another machine";return richText`baseline ${asUntrustedText(
path)} of ${origin}${day}, measured on ${where}`}function listNoiseFacts(rows){let noisy=rows.filter(({exact,base,head})=>!exact&&
base!==null&&head!==null),halves=noisy.map(({base})=>{let{median:median2,medianInterval}=base;return(medianInterval.high-
medianInterval.low)/2/Math.abs(median2)}),noise=formatMedianAndWorst(halves.filter(Number.isFinite)),detectable=formatMedianAndWorst(
noisy.flatMap(row=>row.detectable??[]));return[noise===null?null:richText`noise ±${noise}`,detectable===null?null:richText`minimum detectable change ${detectable}`]}
function formatMedianAndWorst(ratios){let sorted=ratios.toSorted((a,b)=>a-b);if(sorted.length===0)return null;let[middle,
worst]=[sorted[Math.floor((sorted.length-1)/2)],sorted.at(-1)].map(formatMargin);return middle===worst?middle:`${middle}\
 (worst ${worst})`}var NOTABLE_FLAGS=["hypervisor","fma","bmi2","avx2","avx512f","avx512_vnni","avx_vnni","amx_tile","ae\
s","vaes","sha_ni","gfni","asimd","sve","sve2","atomics","crc32","sha2","sha512","pmull"];function listMachineFacts({environment,
plan}){if(environment===null)return[];let{cpu,cores,memoryBytes,image,node,processor,observations,toolchain}=environment;
return[["processor",richText`${asUntrustedText(cpu)}, ${formatCount(cores,"core")}`],...processor===void 0?[]:processorFacts(
processor),["memory",memoryBytes>0?[formatSize(memoryBytes)]:null],["system",systemFact(environment)],["image",image===null?
null:[asUntrustedText(image)]],...toolchain===void 0?[]:toolFacts(toolchain),["measured by",richText`node ${asUntrustedText(
node)}`],["kept to",plan?.cpus?richText`processor${/\D/.test(plan.cpus)?"s":""} ${asUntrustedText(plan.cpus)}`:null],["n\
iceness",plan?.nice?[String(plan.nice)]:null],["load",loadFact(environment)],...observations===void 0?[]:listObservationFacts(
observations)].flatMap(([label,text])=>text===null||text.length===0?[]:[{label,text}])}function processorFacts({flags,caches,
governor}){let notable=flags.filter(flag=>NOTABLE_FLAGS.includes(flag));return[["caches",caches.length===0?null:[formatList(
caches.map(cacheText))]],["features",notable.length===0?null:[asUntrustedText(notable.join(" "))]],["governor",governor===
null?null:[asUntrustedText(governor)]]]}var KIND_LETTER={data:"d",instruction:"i",unified:""};function cacheText({level,
kind,bytes,count}){return`${count===1?"":`${count} \xD7 `}${formatSize(bytes)} L${level}${KIND_LETTER[kind]}`}function formatSize(bytes){
return formatQuantity(bytes,"B").replace(/\.0+(?=\D|$)/,"")}function systemFact({os,kernel,architecture}){return os===""?
null:joinUntrustedTexts([os,kernel,architecture])}function joinUntrustedTexts(texts){let pieces=texts.map(text=>[asUntrustedText(
text)]);return joinRichTexts(pieces,", ")}function toolFacts({base,head}){return base.length===0||JSON.stringify(base)===
JSON.stringify(head)?[["toolchain",joinUntrustedTexts(head)]]:[["toolchain of base",joinUntrustedTexts(base)],["toolchai\
n of head",joinUntrustedTexts(head)]]}function loadFact({loadBefore,loadAfter}){return loadBefore===null||loadAfter===null?
null:richText`${formatCompact(loadBefore,2)} before, ${formatCompact(loadAfter,2)} after (one-minute average)`}function listObservationFacts({
steal,others,mhz}){let known=series=>series.slice(1).filter(entry=>entry!==null);return[["frequency",frequencyText(known(
mhz))],["stolen by the host",shareText(known(steal))],["used by others",shareText(known(others))]]}function frequencyText(mhz){
if(mhz.length===0)return null;let[low,high]=[Math.min(...mhz),Math.max(...mhz)].map(one=>formatCompact(one/1e3,2));return[
`${low===high?low:`${low} to ${high}`} GHz`]}function shareText(shares){if(shares.length===0)return null;let mean=shares.
reduce((sum,share)=>sum+share,0)/shares.length;return richText`${formatMargin(mean)} of the processor time, at most ${formatMargin(
Math.max(...shares))} in one block of rounds`}function makeDocument(report2,subject=[]){let{accepted,configChange,problems}=report2,findings=listFindings(report2),proposal=formatProposedRenames(
report2),steps=listNextSteps(report2),advice=formatAdvice(report2,findings),{commands,remarks}=formatRepeats(report2);return{
headline:makeHeadline(report2),override:makeTexts([accepted&&formatAuditLine(accepted)]),blame:makeTexts([accepted===null?
formatBlame(report2):null]),rows:makeShortTable(report2),counts:makeTexts([isNothingMeasured(report2)?null:richText`${subject}${formatCounts(
report2)}.`]),decisions:makeTexts(listDecisions(report2)),errors:makeProblems(problems.filter(({severity})=>severity==="\
error")),findings,renames:proposal===null?[]:[{kind:"yaml",...proposal}],advice:makeTexts([formatStop(report2,findings),
steps.length>0||advice===null?null:richText`Maintainers: ${advice}`]),since:[...makeTexts([formatBodyClaims(report2)]),...makeTexts(
[formatSinceLine(report2)],RANK.changedRow)],changes:configChange===null?[]:[makeChanges(configChange)],warnings:makeProblems(
problems.filter(({severity})=>severity==="warning")),nextSteps:steps.length===0?[]:[{kind:"steps",steps}],repeat:[...commands.
length===0?[]:[{kind:"commands",commands}],...makeTexts(remarks)],origin:listOriginFacts(report2),measuring:joinRichTexts(
listRunFacts(report2)," \xB7 ")}}function makeProblems(problems){return problems.length===0?[]:[{kind:"problems",problems}]}
function makeChanges(change){return{kind:"changes",words:formatConfigSentence(change),items:formatConfigItems(change)}}function makeTexts(texts,rank=RANK.
always){return texts.flatMap(words=>words===null?[]:[{kind:"text",words,rank}])}var ICONS={good:"\u2705",warning:"\u26A0\uFE0F",
bad:"\u274C",undecided:"\u{1F7E1}",broken:"\u{1F6D1}"},LEVEL_ICONS={fail:ICONS.bad,warn:ICONS.warning,report:"\u2139\uFE0F"},
RANK={always:0,firstBroken:1,brokenRow:2,undecided:3,undecidedRow:4,oneSidedRow:5,changedRow:6,furtherFindings:7,unchangedRow:8};
function isChanged({state}){return state==="regression"||state==="improvement"||state==="inconclusive"}function iconOf(row){
let{state}=row;return state==="improvement"&&!row.verdicts.some(isMissedImprovement)?"\u{1F7E2}":state==="failed"?ICONS.
broken:iconOfVerdicts(row)||(state==="inconclusive"?ICONS.undecided:state==="regression"?LEVEL_ICONS.report:"")}function isMissedImprovement({
kind,outcome}){return outcome!=="pass"&&isImprovementLimit(kind)}function iconOfVerdicts(row){let[first]=findDecidingVerdicts(
row);return first===void 0?"":first.outcome==="fail"?LEVEL_ICONS[first.level]:ICONS.undecided}function rankOf(row){return row.
verdicts.some(({outcome})=>outcome==="fail")?RANK.brokenRow:row.head===null||row.base===null?RANK.oneSidedRow:row.state===
"inconclusive"?RANK.undecidedRow:isChanged(row)?RANK.changedRow:RANK.unchangedRow}var HEAD_ONLY="Values of head only, because no key of the tables tells base and head apart: add .file to row, col or tab\
le.";function formatCustomTables(tables){return tables.map(formatCustomTable)}function notesOf(tables){let isOfHead=tables.
some(({sides})=>!sides.includes("base")),mixed=[...new Set(tables.flatMap(({varying})=>varying))],note=`Some cells mix b\
enchmarks that differ in ${formatList(mixed)}: add it to row, col, table or ignore.`;return[...isOfHead?[HEAD_ONLY]:[],...mixed.
length>0?[note]:[]]}function titleOf({kind,title},formatter){return kind==="change"||title===""?title:formatter(title)}function formatCustomTable(table){
let{fields,unit,columns,rows}=table,titles=columns.map(values=>values.filter(value=>value!=="").join(" ")),labels=shortenNames(
[...rows.map(({label})=>label),...titles]),labelOf=text=>text===""?"":labels.get(text)??text,versus={kind:"change",title:titles[0]===
"base"?"vs base":"vs first"};return{caption:fields.filter(({value})=>value!=="").map(({name,value})=>`${name}: ${value}`),
unit,headings:titles.flatMap((title,column)=>[{kind:"values",title:labelOf(title)},...column===0?[]:[versus]]),lines:rows.
map(row=>rowLine({...row,label:labelOf(row.label)},unit)),geomean:geomeanCells2(table)}}function rowLine({label,cells},unit){
let scaled=makeRowFormatter(cells.flatMap(cell=>cell?.median??[]),unit),[base=null]=cells,values=cell=>cell===null?"":`${scaled(
cell.median)} \xB1 ${formatRange(cell)}`;return{label,cells:cells.flatMap((cell,column)=>column===0?[values(cell)]:[values(
cell),formatComparison(base,cell)])}}function formatComparison(base,head){if(!head?.comparison)return"";let compared={base,
head,fastestP:null,...head.comparison};return`${formatChangeCell(compared)} ${formatTestCell(compared)}`.trim()}function geomeanCells2({
rows,geomeans:geomeans2,unit}){return rows.length<2||geomeans2.every(({value})=>value===null)?null:geomeans2.flatMap(({value,
delta},column)=>{let average=value===null?"":makeRowFormatter([value],unit)(value);return column===0?[average]:[average,
delta===null?"":formatChange(delta)]})}var ALIGNMENTS=["left","right","right","right","right"],ONE_SIDED=[{state:"failed",title:"Failed on head"},{state:"remov\
ed",title:"Removed, only base has them"},{state:"new",title:"New, only head has them"}],OPEN_ROWS=10,SHORT_TITLES=["benc\
hmark","base","head","vs base","allowed"];function renderShortTable(rows){let hasLimit=rows.some(({allowed})=>allowed.length>
0),cut=cells=>hasLimit?cells:cells.slice(0,-1),write=({row,deciding,name,rename,group,base,head:head2,change,allowed})=>{
let icon="state"in row?iconOf(row):iconOfVerdicts(row),below=[group===null?null:renderCodeSpan(group),rename&&formatRichText(
rename,MARKDOWN_FORMATTER)].filter(part=>part!==null).map(part=>`<br><sub>${part}</sub>`).join(""),cells=[base,head2,change,
allowed].map(cell=>formatRichText(cell,MARKDOWN_FORMATTER)),first=`${icon===""?"":`${icon} `}${formatRichText(name,MARKDOWN_FORMATTER)}${below}`;
return{text:renderTableRow(cut([first,...cells])),rank:rankOfShortRow(row,deciding),counts:!0}},head=renderTableHead(cut(
SHORT_TITLES),ALIGNMENTS),rest=rows.slice(OPEN_ROWS),folded=makeDetailsTags(`${formatCount(rest.length,"more row")} to l\
ook at`);return[{open:head,parts:rows.slice(0,OPEN_ROWS).map(write),close:`
`},{...folded,open:folded.open+head,parts:rest.map(write)}]}function rankOfShortRow(row,[first]){return first!==void 0?first.
outcome==="fail"?RANK.brokenRow:RANK.undecidedRow:"state"in row?Math.min(rankOf(row),RANK.changedRow):RANK.changedRow}function renderMarkdownTables(report2,above){
let{rows,tables}=report2;if(tables!==null)return renderCustomTables(tables);let listed=new Set(above?.flatMap(row=>row.rows)),
isUnchanged=row=>row.state==="unchanged"&&!listed.has(row),groups=[...new Set(rows.map(groupLabelOf))],several=groups.length>
1,{folder,labelOf}=nameGroups(groups),shortly=group=>renderCodeSpan(labelOf(group)),all=makeResultTables(report2),drawTables=(wanted,position)=>all.
map(table=>{let average=hasChangedRow(table)===(wanted===isChanged);return tableBlock(table,{groups:several?position:"no\
ne",shortly,wanted,average})}),end=rows.some(isChanged)?":":".",place=folder===""||!(above===null||rows.some(isUnchanged))?
[]:[makeLine(RANK.unchangedRow,`All in ${renderCodeSpan(folder)}${end}

`)];return[...above===null?[...place,...drawTables(isChanged,"below")]:[],{...makeDetailsTags(summariseUnchangedRows(rows.
filter(isUnchanged))),parts:[...above===null?[]:place,...drawTables(isUnchanged,"above")]},...ONE_SIDED.map(kind=>renderOneSidedRow(
rows,kind,listed))]}function tableBlock({unit,groups,geomean},selection){let{wanted,average,shortly,groups:position}=selection,
bounded=groups.some(({rows})=>rows.some(({row,interval})=>wanted(row)&&interval!=="")),line=cells=>renderTableRow(bounded?
cells:cells.slice(0,-1)),parts=groups.map(({name,rows})=>{let shown=name===null?null:shortly(name);return{open:position===
"above"?line([shown===null?"(no group)":`**${shown}**`,"","","",""]):"",parts:rows.filter(({row})=>wanted(row)).map(one=>rowLine2(
one,line,position==="below"?shown:null)),close:""}});if(average&&geomean!==null){let{base,head,change,interval,n}=geomean;
parts.push(makeLine(RANK.unchangedRow,line([`geomean of ${n}`,base,head,change,interval])))}let titles=[renderCodeSpan(unit),
"base","head","vs base","95% interval"];return{open:renderTableHead(bounded?titles:titles.slice(0,-1),ALIGNMENTS),parts,
close:`
`}}function rowLine2({row,label,rename,metric,base,head,change,test,interval,counted},line,group){let named=[iconOf(row),
renderCodeSpan(label),metric===null?"":renderCodeSpan(metric)].filter(Boolean),from=rename&&formatRichText(rename,MARKDOWN_FORMATTER),
mark=row.isControl?CONTROL_MARK:null,below=[group,from,mark,counted&&`instructions ${counted}`].filter(part=>part!==null),
name=named.join(" ")+below.map(part=>`<br><sub>${part}</sub>`).join(""),shown=isChanged(row)&&/\d/.test(change)?`**${change}\
**`:change;return{text:line([name,formatCentre(row,base),formatCentre(row,head),`${shown} ${test}`.trim(),interval]),rank:rankOf(
row),counts:!0}}function formatCentre({base,head,exact},cell){return cell===null?"":exact?[base,head].every(side=>side===
null||Number.isInteger(side.median))?cell.median.replace(/\.0+$/,""):cell.median:formatMedianCell(cell)}function renderOneSidedRow(all,{
state,title},listed){let rows=all.filter(row=>row.state===state&&!listed.has(row)),{nameWithMetric}=namesOfRows(all),{open,
close}=makeDetailsTags(`${title}: ${formatCount(rows.length,"result")}`),parts=rows.map(row=>{let median2=(row.head??row.
base)?.median,name=formatRichText(nameWithMetric(row,{beside:"unit"}),MARKDOWN_FORMATTER),value=median2===void 0?"":renderCodeSpan(
formatQuantity(median2,row.unit));return{text:renderTableRow([name,renderCodeSpan(row.unit),value]),rank:rankOf(row),counts:!0}});
return{open:open+renderTableHead(["benchmark","unit","median"],["left","left","right"]),parts,close}}function hasChangedRow({
groups}){return groups.some(({rows})=>rows.some(({row})=>isChanged(row)))}function renderCustomTables(tables){let notes=notesOf(
tables).map(note=>makeLine(RANK.always,`${note}

`));return[{...makeDetailsTags("Results in the configured layout"),parts:[...notes,...formatCustomTables(tables).map(customTableBlock)]}]}
function customTableBlock({caption,unit,headings,lines,geomean}){let above=caption.length===0?"":`${caption.map(field=>renderCodeSpan(
field)).join(" ")}

`,titles=headings.map(heading=>titleOf(heading,title=>renderCodeSpan(title))),alignments=headings.map(()=>"right"),makeRow=(...cells)=>makeLine(
RANK.unchangedRow,renderTableRow(cells)),rows=lines.map(({label,cells})=>({...makeRow(label===""?"":renderCodeSpan(label),
...cells),counts:!0}));return{open:above+renderTableHead([renderCodeSpan(unit),...titles],["left",...alignments]),parts:geomean===
null?rows:[...rows,makeRow("geomean",...geomean)],close:`
`}}var OPEN_FINDINGS=10,FOLDED_FINDINGS=40,PICTURES=3,OPEN_PROBLEMS=10,PROBLEM_LIMIT=400,MAX_COMMAND_LENGTH=4e3,DEFAULT_NAME="\
bench-referee",PROBLEM_FORMATTER={...MARKDOWN_FORMATTER,code:text=>renderCodeSpan(text,PROBLEM_LIMIT),untrusted:text=>renderCodeSpan(
text,PROBLEM_LIMIT)},OPEN_ERRORS=3,OPEN_OUTPUTS=2,OPEN_OUTPUT_LINES=8;function renderMarkdown(report2,{runUrl}){let subject=report2.
name===DEFAULT_NAME?[]:richText`${asUntrustedText(report2.name)}: `,document=makeDocument(report2,subject),{override,blame,
counts,decisions,errors,renames,advice,since,changes,warnings,repeat}=document,link=renderLink(runUrl,"the run and its l\
og"),footer=`<sub>${[...[...document.origin,document.measuring].map(toMarkdown),...link===null?[]:[link]].join("<br>")}<\
/sub>
`,write=(...blocks)=>blocks.flatMap(writeBlock),steps=writeSteps(document,runUrl),top=[...write(...override,...blame)],hasRows=document.
rows.length>0&&report2.tables===null;return{heading:`## ${ICONS[document.headline.mark]} ${toMarkdown(formatHeadline(report2))}\


`,brief:()=>[...top,...hasRows||errors.length>0||isNothingMeasured(report2)?[]:write(...counts),...writeErrors(errors),...hasRows?
renderShortTable(document.rows):[],...write(...since),...write(...changes),...steps,...write(...renames)],folds:()=>[fold(
"Why",[...writeAllFindings(document.findings),...write(...advice)]),...renderMarkdownTables(report2,document.rows),fold(
REPEAT_TITLE,write(...repeat)),fold(titleOfMeasuring(warnings),[...write(...counts,...decisions,...warnings),makeLine(RANK.
always,footer)])],full:()=>[...top,...write(...counts,...decisions,...errors),...steps,...writeAllFindings(document.findings),
...write(...renames,...advice,...since),...renderMarkdownTables(report2,null),...write(...changes,...warnings),fold(REPEAT_TITLE,
write(...repeat))],footer}}function fold(title,parts){return{...makeDetailsTags(title),parts}}function titleOfMeasuring(warnings){
let count=warnings.reduce((sum,block)=>sum+(block.kind==="problems"?block.problems.length:0),0);return`How it was measur\
ed${count===0?"":` \xB7 ${formatCount(count,"warning")}`}`}function writeChanges({words,items}){let lines=items.map(item=>makeLine(
RANK.firstBroken,`- ${toMarkdown(item)}
`));return[makeLine(RANK.always,`${ICONS.warning} ${formatRichText(words,PROBLEM_FORMATTER)}

`),fold(formatCount(items.length,"setting"),lines)]}function writeAllFindings(findings){let broken=findings.filter(({verdict})=>verdict.
outcome==="fail"),undecided=findings.filter(({verdict})=>verdict.outcome==="unknown");return[...writeFindings(broken,{first:RANK.
changedRow,noun:"more broken limit"}),...writeFindings(undecided,{first:RANK.changedRow,noun:"more undecided limit"})]}function writeSteps({
nextSteps},runUrl){let steps=nextSteps.flatMap(({steps:steps2})=>steps2);if(steps.length===0)return[];let links=[renderLink(
runUrl&&`${runUrl}#artifacts`,"Full report"),...steps.map(({url})=>url===void 0?null:renderLink(url,GUIDE_TITLE))],sentences=steps.
filter(({text,yaml})=>text.length>0&&yaml===void 0).map(({text})=>toMarkdown(text)),copied=steps.flatMap(({text,yaml})=>yaml===
void 0?[]:`${toMarkdown(text)}

${renderCodeBlock(yaml,"yaml")}
`),line=`**${NEXT_STEPS_TITLE}:** ${[...sentences,links.filter(link=>link!==null).join(" \xB7 ")].join(" ").trim()}

`;return[makeLine(RANK.always,line+copied.join(""))]}function writeErrors(errors){let problems=errors.flatMap(block=>block.
kind==="problems"?block.problems:[]),printed=problems.filter(({output})=>output!==void 0).slice(0,OPEN_OUTPUTS),others=problems.
filter(problem=>!printed.includes(problem)).slice(0,OPEN_ERRORS-printed.length),open=problems.filter(problem=>printed.includes(
problem)||others.includes(problem)),folded=problems.filter(problem=>!open.includes(problem)),lines=Math.floor(OPEN_OUTPUT_LINES/
printed.length);return[makeListBlock(open.map(problem=>writeProblem(problem,printed.includes(problem)?lines:0))),fold(formatCount(
folded.length,"more error"),folded.map(problem=>writeProblem(problem)))]}function toMarkdown(words){return formatRichText(
words,MARKDOWN_FORMATTER)}function writeBlock(block){switch(block.kind){case"text":return[makeLine(block.rank,`${toMarkdown(
block.words)}

`)];case"problems":return writeProblems(block.problems);case"changes":return writeChanges(block);case"yaml":return[makeLine(
RANK.firstBroken,`${toMarkdown(block.words)}

${renderCodeBlock(block.yaml,"yaml")}
`)];case"steps":return[];case"commands":return block.commands.map(writeCommand)}}function writeFindings(all,{first,noun}){
let written=all.slice(0,OPEN_FINDINGS+FOLDED_FINDINGS).map((finding,index)=>[makeLine(index<OPEN_FINDINGS?first:RANK.furtherFindings,
writeFinding(finding)),...writeFunctions(finding),...index<PICTURES?writeHistogram(finding):[]]),rest=written.slice(OPEN_FINDINGS),
untold=all.length-written.length,note=untold>0?`, and ${groupThousands(untold)} in the tables only`:"",folded=makeDetailsTags(
formatCount(rest.length,noun)+note);return[...written.slice(0,OPEN_FINDINGS).flat(),{...folded,parts:rest.flat()}]}function writeFinding({
verdict,what,facts,culprit,because}){let mark=verdict.outcome==="fail"?LEVEL_ICONS[verdict.level]:ICONS.undecided,reason=because===
null?"":`<br><sub>Why this budget: ${renderCodeSpan(because)}</sub>`,numbers=facts.length===0?"":`<br><sub>${toMarkdown(
facts)}</sub>`,cause=culprit===null?"":`<br>${toMarkdown(culprit)}`;return`${mark} ${toMarkdown(what)}${cause}${numbers}${reason}\


`}function writeFunctions({functions}){if(functions===null)return[];let{intro,rows,elsewhere,hasIntervals,titles:own}=functions,
bounded=([delta,interval,...others])=>hasIntervals?[delta,interval,...others]:[delta,...others],table=rows.map(({delta,interval,
name,file})=>renderTableRow(bounded([delta,interval??[],name,file]).map(toMarkdown))),titles=bounded([own[0],"95% interv\
al",own[1],own[2]]),head=renderTableHead(titles,bounded(["right","right","left","left"])),rest=elsewhere===null?"":`${toMarkdown(
elsewhere)}

`,text=rows.length===0?"":`${head}${table.join("")}
${rest}`;return[makeLine(RANK.changedRow,`${toMarkdown(intro)}

${text}`)]}function writeHistogram({row,verdict}){if(!isAboutChange(verdict)||growthOf(row)!==null)return[];let lines=drawTextHistogram(
row)?.map(line=>shorten(stripControls(line)));if(lines===void 0)return[];let words=formatSpreads(row);return[makeLine(RANK.
furtherFindings,`${words===null?"":`${toMarkdown(words)}

`}${renderTextBlock(lines.join(`
`))}
`)]}function writeCommand({leg,command}){let block=command.length>MAX_COMMAND_LENGTH?`The command is too long to be show\
n here; the HTML report has it.
`:renderCodeBlock(command);return makeLine(RANK.always,leg===null?block:`${renderCodeSpan(leg)}:

${block}
`)}function writeProblems(problems){let shown=problems.slice(0,OPEN_PROBLEMS),items=shown.map(problem=>writeProblem(problem)),
more=problems.length-shown.length,rest=makeLine(RANK.firstBroken,`- and ${groupThousands(more)} more in the JSON report
`);return[makeListBlock(more===0?items:[...items,rest]),...shown.flatMap(writeOutput)]}function writeProblem(problem,outputLines=0){
let{severity,excerpt,output}=problem,lines=[...excerpt===void 0?[]:[renderExcerpt(excerpt)],...output===void 0||outputLines===
0?[]:[cleanLastLines(output.slice(-outputLines))]].map(text=>`
${renderTextBlock(text,{indent:"  "})}`).join(""),mark=severity==="error"?ICONS.broken:ICONS.warning,words=formatRichText(
formatDiagnostic(problem),PROBLEM_FORMATTER);return makeLine(RANK.firstBroken,`- ${mark} ${words}
${lines}`)}function writeOutput(problem){let{location,output}=problem;if(output===void 0)return[];let[first]=location,leg=first?.
kind==="recording"?`${renderCodeSpan(first.name)}:

`:"",lines=makeLine(RANK.firstBroken,`${leg}${renderTextBlock(cleanLastLines(output))}`);return[{...makeDetailsTags(titleOfLastLines(
problem)),parts:[lines]}]}function makeListBlock(lines){return{open:"",parts:lines,close:`
`}}var COMMENT_LIMIT=6e4,SUMMARY_LIMIT=9e5;function renderComment(report2,{runUrl,limit=COMMENT_LIMIT}){let{heading,brief,folds}=renderMarkdown(
report2,{runUrl});return fitBetween(heading,[...brief(),...folds()],"",{limit,sizeOf:({length})=>length})}function renderJobSummary(report2,context){
let{heading,full,footer}=renderMarkdown(report2,context);return fitBetween(heading,full(),footer,{limit:SUMMARY_LIMIT,sizeOf:byteLengthOf})}
var EARLIER=/<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;function renderInProgressNotice({
headSha,runUrl,earlier}){let link=renderLink(runUrl,"This run"),{head=earlier.headSha,body=earlier.body}=EARLIER.exec(earlier.
body)?.groups??{},top=`## \u23F3 A new measurement is running for ${abbreviateSha(headSha)}

${link??"A run"} will put its result here.

`,{open,close}=makeDetailsTags(`The last result${head===""?"":`, of ${abbreviateSha(head)}`}`),text=body.replace(/^## /,
"### ").trimEnd(),kept=`${open}<!-- bench-referee: earlier head=${head} -->
${text}
<!-- bench-referee: end -->
${close}`;return top.length+kept.length>COMMENT_LIMIT?top:top+kept}var MAX_TITLE_UNITS=250,SHORT_TITLE=120;function shortenTitle(title){
return title.length>MAX_TITLE_UNITS?shortenMiddle(title,SHORT_TITLE):title}var CHECK_LIMIT=65e3;function renderCheckRun(report2,{
runUrl,failOn}){let{brief,full,footer}=renderMarkdown(report2,{runUrl}),size={limit:CHECK_LIMIT,sizeOf:byteLengthOf};return{
title:shortenTitle(makeHeadline(report2).text),summary:fitDocument(brief(),size).text,text:fitBetween("",full(),footer,size),
conclusion:toCheckConclusion(report2.conclusion,failOn)}}var SIDES=["","base","","head","","",""];function renderCsv(report2){let tables=makeResultTables(report2);return tables.
length===0?formatLine(SIDES):tables.map(table=>tableLines(table,report2)).join(`
`)}function tableLines({unit,groups,geomean:shown},{geomeans:geomeans2}){let geomean=geomeans2.find(one=>one.unit===unit),
lines=[SIDES,["",escapeFormula(unit),"CI",escapeFormula(unit),"CI","vs base","P"],...groups.flatMap(({label,rows})=>rows.
map(row=>rowFields(row,label)))];if(geomean!==void 0){let{base,head}=geomean;lines.push(["geomean",formatNumber(base),"",
formatNumber(head),"",shown?.change??"",""])}return lines.map(formatLine).join("")}function formatLine(fields){return`${fields.
map(quoteField).join(",")}
`}function rowFields({row,label:name,metric,base,head,change,test},group){let label=[group,name,metric].flatMap(part=>part===
null?[]:cleanUntrustedText(part)).join(" ");return[escapeFormula(label),formatNumber(row.base?.median),base?.range??"",formatNumber(
row.head?.median),head?.range??"",change,test.replaceAll(/[()]/g,"")]}function escapeFormula(untrusted){let clean=cleanUntrustedText(
untrusted,Number.POSITIVE_INFINITY);return/^[=+\-@]/.test(clean)?`'${clean}`:clean}function formatNumber(value=Number.NaN){
return Number.isFinite(value)?String(Number.isInteger(value)?value:Number(value.toPrecision(15))):""}function quoteField(content){
return/[",\r\n]|^\s/.test(content)?`"${content.replaceAll('"','""')}"`:content}var REPORT_VERSION=1;function renderJson(report2){return[...renderJsonParts(report2)].join("")}function*renderJsonParts(report2){
let{name,conclusion,accepted,commits,rounds,seed,commands,counts,tables,problems}=report2,{configSource,placements,measuredAgain,
rebuilds,stoppedAfter,shard,benchmarkFiles,cost}=report2,{proposedRenames,legs}=report2,measured=listReasons(report2,decision=>!isSkip(
decision)),value={version:REPORT_VERSION,name,verdict:conclusion,accepted:accepted&&toOverrideJson(accepted),base:commits.
base,head:commits.head,rounds,placements,measuredAgain,rebuilds,stoppedAfter,seed,commands,counts,canary:report2.canary,
shard:shard&&formatShard(shard),benchmarkFiles,cost,notMeasured:listReasons(report2,isSkip),measured:nullIfEmpty(measured),
comparisons:listComparisons(report2),geomeans:geomeanEntries(report2),tables:tables===null?null:tables.map(toTableJson),
problems:[...problems,...listConfigProblems(report2)].map(toDiagnosticJson),configuration:configSource==="none"?null:configSource??
void 0,configChange:report2.configChange&&toConfigChangeJson(report2.configChange),environment:report2.environment,proposedRenames:nullIfEmpty(
proposedRenames),baseline:report2.baseline,claims:nullIfEmpty(report2.bodyClaims),legs:nullIfEmpty(legs)};yield*renderFields(
omitNull(value,OPTIONAL_OF_REPORT))}function*renderFields(value){let separator="{";for(let[key,field]of Object.entries(value)){
if(field===void 0)continue;if(yield`${separator}
  ${JSON.stringify(key)}: `,separator=",",typeof field!="object"||field===null||!(Symbol.iterator in field)){yield JSON.
stringify(field,null,2).replaceAll(`
`,`
  `);continue}let open="[";for(let entry of field)yield`${open}
    ${JSON.stringify(entry)}`,open=",";yield open==="["?"[]":`
  ]`}yield`
}
`}function*mapEach(list2,make){for(let one of list2)yield make(one)}function*listComparisons({rows,judgedGeomeans}){yield*mapEach(
rows,toComparisonJson);for(let row of judgedGeomeans)row.growth!==null&&(yield toGrowthJson(row,row.growth))}var OPTIONAL_OF_REPORT=[
"placements","measuredAgain","rebuilds","stoppedAfter","shard","benchmarkFiles","cost","measured","proposedRenames","bas\
eline","canary","claims","legs"];function nullIfEmpty(list2){return list2.length===0?null:list2}function listReasons({decisions},isWanted){
return decisions.filter(isWanted).map(decision=>{let{command,leg,reason}=decision;return omitNull({command,leg,reason,detail:formatDetail(
decision)},["leg"])})}function toOverrideJson({label,by,isAuthor,at,scope,verdict}){return{label,by,isAuthor,at,scope,verdict}}
function listConfigProblems({configChange}){if(configChange===null)return[];let{path,kind}=configChange;return[makeWarning(
"configuration-changes",inFile(path),{kind})]}function toConfigChangeJson({path,kind,error,settings}){return{path,kind,error:error&&
formatDiagnosticLine(error),settings:settings.map(({budget,key,base,head})=>({budget,key,base,head}))}}var OPTIONAL_OF_ROW=[
"control","placements","fastestThird","onProcessor","builds","since","wouldDecide","culprit","sameAnswer","functions","p\
rofile","renamed","place"];function toComparisonJson(row){let{command,name,group,metric,unit,better,state,exact,base,head,
interval,p,verdicts}=row,{since,wouldDecide,culprit,functions,renamed,place}=row;return omitNull({command,name,group,metric,
unit,better,state,exact,control:row.isControl||null,placements:row.placements,onProcessor:row.cpuTime&&Number(row.cpuTime.
onProcessor.toFixed(4)),builds:row.builds&&toBuildsJson(row.builds),base:toSideJson(base),head:toSideJson(head),delta:finiteOrNull(
row.delta),change:finiteOrNull(row.change),interval:interval&&toChangeInterval(interval),p,fastestThird:row.fastestP===null?
null:{p:row.fastestP},detectable:finiteOrNull(row.detectable),budgets:verdicts.map(toBudgetJson),since:since&&{...toLevelJson(
since),significant:since.isSignificant},wouldDecide:wouldDecide&&{minutes:wouldDecide.minutes,limit:wouldDecide.limit},culprit:culprit&&
toCulpritJson(culprit),sameAnswer:row.answer?.isSame??null,functions:functions&&listFunctions(functions),profile:functions&&
toProfileJson(functions),renamed:renamed&&{from:renamed.from,by:renamed.by},place:place&&{file:place.file,line:place.line}},
OPTIONAL_OF_ROW)}function toBuildsJson({base,head,spread,outcome}){return{base,head,spread:Number(spread.toFixed(4)),outcome}}
function toCulpritJson({kind,commits,of,builds,rounds}){return{kind,commits:commits.map(({sha})=>sha),of,builds,rounds}}
function listFunctions(functions){return functions.kind==="missing"?[]:functions.kind!=="compared"?functions.parts.map(toPartJson):
functions.attribution.functions.map(({name,file,deltaSelf,low,high,touched})=>({name,file,deltaSelf,low,high,touched}))}
function toPartJson({name,base,head}){return{name,file:null,deltaSelf:head-base,low:null,high:null,touched:!1}}function toProfileJson(functions){
if(functions.kind!=="missing"&&functions.kind!=="compared")return null;if(functions.kind==="missing")return{of:null,reason:functions.
reason};let{attribution,elsewhere,isOfCommand,isProportional}=functions,{runs,samples,unnamed,totals,areShares}=attribution;
return{of:isOfCommand?"command":"benchmark",reason:unnamed?.reason??null,runs,samples,elsewhere,proportional:isProportional,
wouldShow:unnamed?.runs??null,...areShares&&{shares:!0},...totals.length>0&&{totals:totals.map(({line:_,...total})=>total)}}}
function geomeanEntries(report2){let{geomeans:geomeans2,judgedGeomeans}=report2,shown=geomeans2.map(one=>({one,judged:findJudgedGeomeans(
one,report2)})),judged=shown.flatMap(({judged:judged2})=>judged2);return[...shown.map(({one:{unit,base,head,delta,n},judged:judged2})=>({
unit,base,head,delta,n,...toEvidenceJson(judged2[0]),budgets:judged2.flatMap(({verdicts})=>verdicts.map(toBudgetJson))})),
...judgedGeomeans.filter(row=>!judged.includes(row)&&row.growth===null).map(row=>({unit:row.unit,base:row.base?.median??
null,head:row.head?.median??null,delta:finiteOrNull(row.delta),n:row.members.length,...toEvidenceJson(row),budgets:row.verdicts.
map(toBudgetJson)}))]}function toEvidenceJson(row){let{group=null,change=null,interval=null,p=null,members=null,leftOut=null}=row??
{};return{group,change:finiteOrNull(change),interval:interval&&toChangeInterval(interval),p,members,leftOut}}function toTableJson({
fields,unit,sides,varying,columns,rows,geomeans:geomeans2}){return{fields:fields.map(({name,value})=>({name,value})),unit,
sides,varying,columns,rows:rows.map(({label,cells})=>({label,cells:cells.map(cell=>cell&&toCellJson(cell))})),geomeans:geomeans2.
map(({value,delta})=>({value,delta}))}}function toCellJson({n,median:median2,medianInterval,comparison}){let{delta,change,
p}=comparison??{};return{n,median:median2,...toMedianInterval(medianInterval),comparison:comparison&&{delta,change,p}}}var Markup=class{text;constructor(text){this.text=text}};function html(texts,...contents){let text=texts[0];for(let index=0;index<
contents.length;index+=1)text+=writeContent(contents[index])+texts[index+1];return new Markup(text)}function joinContents(contents,separator){
return contents.flatMap((content,index)=>index===0?[content]:[separator,content])}function showUncut(words){return words.
map(piece=>typeof piece=="string"||"strong"in piece?piece:html`<code>${stripControls("code"in piece?piece.code:piece.untrusted)}</code>`)}
function renderScrollRegion(label,table){return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`}
function writeContent(content){if(content===null)return"";if(typeof content=="string")return escapeHtml(content);if(typeof content==
"number")return String(content);if(content instanceof Markup)return content.text;if(isList(content))return content.map(writeContent).
join("");if("tag"in content)return writeDrawing(content);if("strong"in content)return`<strong>${escapeHtml(content.strong)}\
</strong>`;let text="code"in content?content.code:content.untrusted;return`<code>${escapeHtml(cleanUntrustedText(text))}\
</code>`}function isList(content){return Array.isArray(content)}function writeDrawing({tag,attributes:attributes2,children}){
let fields=Object.entries(attributes2).map(([name,value])=>` ${name}="${escapeHtml(value)}"`);return`<${tag}${fields.join(
"")}>${children.map(writeContent).join("")}</${tag}>`}var ENTITIES={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"\
&#39;"};function escapeHtml(text){return/[&<>"']/.test(text)?text.replaceAll(/[&<>"']/g,character=>ENTITIES[character]??
""):text}var FIRST_SCRIPT="document.documentElement.classList.add('live')",FIRST_SCRIPT_HASH="sha256-bZYyOdKGLpe3sOEtEIm\
dl+/Md5dNyLE3fl1DzYkQe/Y=";function renderPage({title,style,scriptHashes,isReplaced},body){let hashes=[...isReplaced?[FIRST_SCRIPT_HASH]:
[],...scriptHashes].map(hash=>` '${hash}'`),policy=`default-src 'none'; style-src 'unsafe-inline';${hashes.length===0?"":
` script-src${hashes.join("")};`} base-uri 'none'; form-action 'none'`;return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(style)}</style>${isReplaced?html`\n<script>${new Markup(FIRST_SCRIPT)}</script>`:null}
</head>
<body>
${body}
</body>
</html>
`.text}var DATA_START='<script type="application/json" id="data">';function renderScript(script,json){return html`${new Markup(
DATA_START)}${new Markup(json)}</script>
<script>${new Markup(script)}</script>`}function toScriptJson(value){return escapeScriptJson(JSON.stringify(value))}function escapeScriptJson(json){
return json.replaceAll("<","\\u003c").replaceAll("\u2028","\\u2028").replaceAll("\u2029","\\u2029")}function renderJunit(report2){let findingOf=indexFindings(report2),cases=[...report2.conclusion==="error"?[errorCase(report2)]:
[],...[...report2.rows,...report2.judgedGeomeans].map(row=>caseOf(row,report2,findingOf)),...skippedCases(report2)],count=tag=>cases.
filter(({outcome})=>outcome?.tag===tag).length,name=cleanName2(report2.name),counts={tests:cases.length,failures:count("\
failure"),errors:count("error")};return['<?xml version="1.0" encoding="UTF-8"?>',`<testsuites${attributes({name,...counts})}\
>`,`  <testsuite${attributes({name,...counts,skipped:count("skipped")})}>`,...cases.map(renderCase),`    ${element("syst\
em-out",{},summaryLines(report2))}`,"  </testsuite>","</testsuites>",""].join(`
`)}function errorCase(report2){let errors=report2.problems.filter(({severity})=>severity==="error"),lines=[`${makeHeadline(
report2).text}.`,...problemLines(errors)];return{name:"verdict",classname:cleanName2(report2.name),outcome:{tag:"error",
type:"error",lines}}}function skippedCases(report2){return report2.decisions.filter(isSkip).map(decision=>({name:decision.
command===null?"benchmarks":cleanName2(decision.command),classname:cleanName2(decision.leg??report2.name),outcome:{tag:"\
skipped",type:"not-measured",lines:[`Not measured: ${formatDetail(decision)}.`]}}))}function caseOf(row,report2,findingOf){
let linesOf=verdicts=>verdicts.flatMap(verdict=>{let finding=findingOf(verdict,row);return finding===void 0?["Not judged\
, because base was measured on another machine."]:listPlainLines(finding,verdict.because)}),broken=row.verdicts.filter(({
outcome:outcome2})=>outcome2==="fail"),failing=broken.filter(({level})=>level==="fail"&&report2.accepted===null),[first]=failing,
outcome=first&&{tag:"failure",type:first.kind,lines:linesOf(failing)},described=row.verdicts.filter(verdict=>verdict.outcome===
"unknown"&&!isDecisive(verdict)).filter(verdict=>!isLeftToWarning(verdict)),isGrowth=growthOf(row)!==null,name="members"in
row&&!isGrowth?`geomean of ${formatCount(row.members.length,"benchmark")}`:row.name;return{name:`${isGrowth?"growth of ":
""}${cleanName2(name)} ${cleanName2(row.metric)}`,classname:cleanName2(groupLabelOf(row)??report2.name),seconds:secondsOf(
row),outcome:outcome??findOtherOutcome(row,report2,linesOf),output:linesOf([...broken.filter(verdict=>!failing.includes(
verdict)),...described])}}function findOtherOutcome(row,{conclusion},linesOf){let state="state"in row?row.state:null;if(state===
"failed")return{tag:"error",type:"failed",lines:["The benchmark failed on head."]};let undecided=row.verdicts.filter(verdict=>verdict.
outcome==="unknown"&&isDecisive(verdict));return undecided.length>0?{tag:"skipped",type:"inconclusive",lines:linesOf(undecided)}:
conclusion==="error"&&row.verdicts.length===0?{tag:"skipped",type:"not-judged",lines:["Not judged."]}:state==="inconclus\
ive"?{tag:"skipped",type:"inconclusive",lines:["Inconclusive."]}:null}function isDecisive(verdict){return isAboutChange(
verdict)||verdict.level==="fail"}function cleanName2(untrusted){return cleanUntrustedText(untrusted,Number.POSITIVE_INFINITY)}
var DECIMALS=12,MAX_SECONDS=1e9;function secondsOf(row){let{head,unit}=row;return head===null||growthOf(row)!==null||!unitDescriptionOf(
unit).isDuration||!(head.median>0&&head.median<=MAX_SECONDS)?"0":head.median.toFixed(DECIMALS).replace(/\.?0+$/,"")}function indexFindings(report2){
let keyOf=(verdict,row)=>verdict.limit===null?missingSideKeyOf(verdict.kind,row):verdict,findings=new Map(listFindings(report2).
map(finding=>[keyOf(finding.verdict,finding.row),finding]));return(verdict,row)=>findings.get(keyOf(verdict,row))}function summaryLines(report2){
let verdict=`${report2.conclusion.toUpperCase()}: ${makeHeadline(report2).text}.`,counts=isNothingMeasured(report2)?[]:[
`${formatCounts(report2)}.`];return[verdict,...counts,...problemLines(report2.problems)]}function problemLines(problems){
return selectForLog(problems).shown.map(problem=>`${problem.severity}: ${formatDiagnosticLine(problem)}`)}function renderCase({
name,classname,seconds="0",outcome,output=[]}){let start=`    <testcase${attributes({name,classname,time:seconds})}`,inner=[];
if(outcome!==null){let{tag,type,lines}=outcome;inner.push(element(tag,{message:lines[0]??"",type},lines))}return output.
length>0&&inner.push(element("system-out",{},output)),inner.length===0?`${start}/>`:[`${start}>`,...inner.map(one=>`    \
  ${one}`),"    </testcase>"].join(`
`)}function element(tag,given,lines){return`<${tag}${attributes(given)}>${escapeXml(lines.join(`
`))}</${tag}>`}function attributes(given){return Object.entries(given).map(([name,value])=>` ${name}="${escapeXml(String(
value))}"`).join("")}var NOT_XML=/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;function escapeXml(text){return escapeHtml(
text.replaceAll(NOT_XML,""))}var STYLES={bold:1,dim:2,red:31,green:32,yellow:33},COLOURS={pass:"green",warn:"yellow",fail:"red",inconclusive:"yellow",
error:"red",regression:"red",improvement:"green"};function renderTerminal(report2,options){let paint=makePainter(options.
colour),paintDelta=(text,{state})=>paint(text,COLOURS[state]);return[...report2.tables===null?makeResultTables(report2).
map(table=>renderCaption(table)+renderTextTable(table,paintDelta,options.columns)):[...notesOf(report2.tables).map(note=>`${note}\

`),...formatCustomTables(report2.tables).map(renderCustomTable)],renderVerdict(report2,options)].join(`
`)}function renderVerdict(report2,{colour,columns=null}){let paint=makePainter(colour),formatter={...PLAIN_FORMATTER,strong:text=>paint(
text,"bold")},pen={say:words=>formatRichText(words,formatter),paint,lines:(text,first="",indent=first.length)=>`${wrapLine(
first+text,{columns:(columns??Number.POSITIVE_INFINITY)-1,indent})}
`},document=makeDocument(report2),write=blocks=>blocks.flatMap(block=>writeBlock2(block,pen)),{conclusion,accepted}=report2,
word=paint(conclusion.toUpperCase(),accepted===null?COLOURS[conclusion]:"yellow"),origin=[...listOriginFacts(report2,shortenSha),
document.measuring],above=write([...document.counts,...document.override,...document.blame,...document.decisions]).join(
""),below=[...write([...document.renames,...document.advice,...document.since,...document.changes]),...write(makeProblems(
report2.problems)),write([...document.nextSteps,...document.repeat]).join(""),paintLines(origin.map(fact=>pen.lines(pen.
say(fact),"",2)).join(""),paint),pen.lines(`${word}: ${paint(document.headline.text,"bold")}.`)].filter(part=>part!==""),
used=[above,...below].reduce((sum,part)=>sum+countRows(part,columns)+1,0),findings=writeFindings2(document.findings,pen,
{columns,rows:SCREEN_ROWS-used});return[above,findings,...below].filter(part=>part!=="").join(`
`)}var SCREEN_ROWS=24,MAX_FINDINGS=5;function writeFindings2(findings,pen,{columns,rows}){let written=findings.slice(0,MAX_FINDINGS).
map(finding=>writeFinding2(finding,pen)),countThatFit=room=>takeWithin(written,room,text=>countRows(text,columns)).length,
shown=countThatFit(rows)===findings.length?findings.length:Math.min(written.length,Math.max(1,countThatFit(rows-1))),more=findings.
length-shown,rest=more>0?[`and ${groupThousands(more)} more in the tables
`]:[];return[...written.slice(0,shown),...rest].join("")}function countRows(text,columns){return text.split(`
`).slice(0,-1).reduce((sum,line)=>sum+Math.max(1,Math.ceil(widthOf(line)/(columns??1/0))),0)}function writeBlock2(block,{
say,paint,lines}){switch(block.kind){case"text":return[lines(say(block.words))];case"problems":{let{shown,more}=selectForLog(
block.problems),rest=more===0?"":`and ${groupThousands(more)} more in the JSON report
`;return[shown.map(problem=>writeProblem2(problem,{say,paint,lines})).join("")+rest]}case"changes":{let sentence=`${paint(
"warning","yellow")}: ${formatRichText(block.words,UNCUT_FORMATTER)}`;return[lines(sentence,"",2)+block.items.map(item=>lines(
say(item),"  ",4)).join("")]}case"yaml":return[`${lines(say(block.words))}${block.yaml.replaceAll(/^/gm,"  ")}
`];case"steps":{let first=block.steps.filter(({text,yaml})=>text.length>0&&yaml===void 0).map(({text})=>say(text)).join(
" "),copied=block.steps.flatMap(({text,yaml,url})=>[...yaml===void 0?[]:[lines(say(text)),...yaml.split(`
`).map(line=>`  ${line}
`)],...url===void 0?[]:[`${GUIDE_TITLE}: ${url}
`]]);return[lines(first,`${NEXT_STEPS_TITLE}: `,2)+copied.join("")]}case"commands":return block.commands.map(({leg,command})=>{
let where=leg===null?"":`, ${say([asUntrustedText(leg)])}`;return`${lines(`${REPEAT_TITLE}${where}:`)}  ${command}
`})}}function writeProblem2(problem,{paint,lines}){let{severity,excerpt,output}=problem,label=paint(severity,severity===
"error"?"red":"yellow");return[lines(`${label}: ${formatDiagnosticLine(problem)}`,"",2),excerpt===void 0?"":`${renderExcerpt(
excerpt)}
`,output===void 0?"":`${renderLastLines(output)}
`].join("")}function makePainter(colour){return(text,style)=>colour&&style!==void 0?`\x1B[${STYLES[style]}m${text}\x1B[0m`:
text}function renderCustomTable({caption,unit,headings,lines,geomean}){let rows=[[cleanUntrustedText(unit),...headings.map(
heading=>titleOf(heading,cleanUntrustedText))],...lines.map(({label,cells})=>[label===""?"":cleanUntrustedText(label),...cells]),
...geomean===null?[]:[["geomean",...geomean]]],drawn=alignColumns(rows,{isRight:column=>column>0,gap:"   "});return[...caption.
map(field=>cleanUntrustedText(field)),...drawn].map(line=>`${line}
`).join("")}function renderCaption({groups}){let[only]=groups;return groups.length===1&&only&&only.name!==null?`${cleanUntrustedText(
only.name)}
`:""}function writeFinding2({verdict:{outcome,level},what,facts,culprit,functions,because},{say,paint,lines}){let sign=outcome===
"fail"&&level==="fail"?paint("\u2715","red"):paint(outcome==="unknown"?"?":"!","yellow"),sentence=lines(say(what),`${sign}\
 `,2),numbers=facts.length===0?"":paintLines(lines(say(facts),"    "),paint),reason=because===null?"":lines(`Why this bu\
dget: ${cleanUntrustedText(because)}`,"    "),cause=culprit===null?"":lines(say(culprit),"    "),[intro,...named]=listFunctionLines(
functions,say),from=intro===void 0?"":lines(intro,"    ")+named.map(line=>lines(line,"      ",8)).join("");return sentence+
cause+from+numbers+reason}function paintLines(text,paint){return text.replaceAll(/[^\s].*/g,line=>paint(line,"dim"))}function renderCulprits({
rows}){let{nameWithMetric}=namesOfRows(rows);return rows.flatMap(row=>{let quoted=formatRichText(nameWithMetric(row,{beside:"\
nothing"})),functions=listFunctionLines(describeFunctions(row),formatRichText).join(`
  `);return[row.culprit===null?"":formatRichText(formatCulprit(row.culprit)),functions].filter(cause=>cause!=="").map(cause=>`${quoted}\
: ${cause}
`)}).join("")}function listFunctionLines(functions,say){if(functions===null)return[];let{intro,rows,elsewhere}=functions,
lines=rows.map(({delta,interval,name,file})=>{let range=interval===null?"":` (${say(interval)})`;return`${say(delta)}${range}\
  ${say(name)}${file.length===0?"":`  ${say(file)}`}`});return[say(intro),...lines,...elsewhere===null?[]:[say(elsewhere)]]}
var MIN_COLUMNS=40,COLOUR=/\u001B\[\d+m/g;function wrapLine(line,{columns,indent}){let room=Math.max(MIN_COLUMNS,columns);
if(widthOf(line)<=room)return line;let lead=/^ */.exec(line)?.[0]??"",lines=[];for(let word of line.slice(lead.length).split(
" ")){let last=lines.at(-1);last===void 0?lines.push(lead+word):widthOf(last)+1+widthOf(word)<=room?lines.splice(-1,1,`${last}\
 ${word}`):lines.push(" ".repeat(indent)+word)}return lines.join(`
`)}function widthOf(text){return[...text.replaceAll(COLOUR,"")].length}async function prepareOutput(host,out){if(out===null)return async text=>{process.stdout.write(text)};let path=resolve(out);
return await prepareOut(host,dirname(path)),await moveSystemErrors(atFlag("out"),checkWritableFile(path),{file:path}),text=>writeOut(
host,path,text)}async function prepareOut(host,folder){await moveSystemErrors(atFlag("out"),host.files.makeFolder(folder),
{file:folder})}async function writeOut(host,path,text){await moveSystemErrors(atFlag("out"),host.files.write(path,text),
{file:path})}async function refuseExisting(host,path){if(await hasPath(host,path))throw userError("proposal-exists",atFlag(
"write"),{file:path})}async function hasPath(host,path){return await host.files.read(path,0).catch(recoverFrom(UserError,
()=>""))!==null}async function writeNew(host,path,text){await refuseExisting(host,path),await moveSystemErrors(atFlag("w\
rite"),host.files.write(path,text),{file:path})}async function moveSystemErrors(location,work,data={}){try{await work}catch(error){
throw relocate(error,location,data)}}var loadPages=()=>import("./html.js"),toLine=text=>[text.trimEnd(),
`
`],REPORT_FORMS={text:report2=>toLine(renderCancellation(report2)??renderTerminal(report2,{colour:hasColour(),columns:readTerminalWidth()})),
markdown:report2=>toLine(renderComment(report2,{runUrl:null})),html:async report2=>(await loadPages()).renderHtmlParts(withEstimateHistory(
report2)),json:renderJsonParts,brief:report2=>toLine(renderBrief(report2)),csv:report2=>toLine(renderCsv(report2)),junit:report2=>toLine(
renderJunit(report2))};async function printReport(report2,output){for(let part of await REPORT_FORMS[output](report2))process.
stdout.write(part)}function renderCancellation({problems}){let cancelled=problems.find(({code})=>code==="measuring-cance\
lled");return cancelled===void 0?null:upperFirst(formatPlainWords(cancelled))}async function writeResultFiles(host,folder,recording,report2){
let files={"recording.json":()=>renderRecording(recording),"report.json":()=>renderJson(report2),"comment.md":()=>renderComment(
report2,{runUrl:null}),"report.html":async()=>(await loadPages()).renderHtml(withEstimateHistory(report2)),"junit.xml":()=>renderJunit(
report2)};for(let[name,render]of Object.entries(files))await writeOut(host,join(folder,name),await render())}function terminalGuidance({
failOn}){return{docs:documentationUrl(VERSION),failOn,overrideLabel:null}}async function report(argv){let args=parseArgs("report",argv),{result,failOn}=await makeReport(args);return await printReport(
result,args.format),exitCodeOf(result.conclusion,failOn)}async function makeReport({given,files}){let host=makeReadingHost(),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),publish=publishSettings(given,file),policy=policyOf(file,host.
clock.today()),levels=await findLevels(host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publish.historyRef,base:recordings[0].
commits.base.sha,budgets:policy.budgets}),result=analyseLegs(recordings,policy,levels),repeats=repeatsOf(recordings,{file,
commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish,legs:new Set(recordings.map(({name:name2})=>name2)).size,
isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.name,guidance=terminalGuidance(
publish);return{result:{...result,program:host.program,repeats,guidance,configSource,name},failOn:publish.failOn}}export{formatTotals,formatProfileTitle,formatFunctionCount,formatDeltaInterval,formatOrigin,listProfileNotes,formatProfileValue,
formatProfileDelta,CHANGE_STYLES,formatExponent,formatGrowth,namesOfRows,shortenNames,worseSignOf,worseningOf,worseningIntervalOf,
allowedWorseningOf,allowedValueOf,makeResultTables,formatMedianCell,pickShownChange,makeShortTable,countBenchmarks,listFindings,
listPlainLines,ROW_KINDS,kindOf,CONTROL_MARK,summariseUnchangedRows,makeHeadline,renderCodeSpan,renderCodeBlock,renderTableRow,
renderTableHead,renderLink,formatConfigLine,NEXT_STEPS_TITLE,GUIDE_TITLE,REPEAT_TITLE,listMachineFacts,makeDocument,isChanged,
formatCustomTables,notesOf,titleOf,renderComment,renderJobSummary,renderInProgressNotice,renderCheckRun,renderJson,html,
joinContents,showUncut,renderScrollRegion,renderPage,DATA_START,renderScript,toScriptJson,escapeScriptJson,analyseLegs,countLegs,
divideAlpha,findLatestRelease,selectReleases,parseTags,runGit,atGitCommand,parseGitError,resolveRevision,readObjectTexts,
NEUTRAL_AUTHOR,fetchHistoryRef,makeLocalSource,readHistoryRef,readRemoteRef,MAX_IMPORT_BYTES,countImportedValues,commitUrlOf,
parseDataJs,mergeImports,IMPORT_PATH,renderImportedValues,listCommits,HISTORY_LIMITS,openHistory,repeatsOf,makeLevelEstimator,
orderPoints,MAX_COUNTED_VALUES,collectSeries,selectEarlier,findLevels,renderTerminal,renderVerdict,renderCulprits,prepareOutput,
prepareOut,writeOut,refuseExisting,hasPath,writeNew,moveSystemErrors,printReport,writeResultFiles,terminalGuidance,report};
