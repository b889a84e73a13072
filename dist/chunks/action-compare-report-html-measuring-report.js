import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{commitSettings,makeReadingHost,parseConfigFile,policyOf,publishSettings,readConfig}from"./action-compare-report-html-measuring-report-validate.js";
import{HISTORY_LIMITS,MAX_TRIED_RELEASES,collectSeries,makeLevelEstimator,makeLocalSource,openHistory,orderPoints,printReport,
selectReleases,sortReleases,terminalGuidance}from"./action-compare-report-history-html-measuring-report.js";import{LATEST_RELEASE,analyseRecording,countStates,
geomeans,isFound,isSkip,readRecordings,selectConsistent,withUnmatchedPolicy}from"./action-compare-report-history-html-measuring-report-validate.js";import{formatDiagnosticLine,
formatHistorySize,formatMissingHistory,shortenSha}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";import{COMMIT_OPTIONS,OPTIONS,TERMINAL_COMMIT_DEFAULTS,
benchmarkKeyOf,compareTexts,exitCodeOf,flagNameOf,formatOptionValue,formatShard,groupOfLeg,historyKeyOf,omitHistoryKeys,
parseArgs,parseShard,presetsOf,toKebabCase}from"./action-compare-report-formats-history-html-measuring-parse-report-validate.js";import{quoteShellWord}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";
import{findNearestWord}from"./action-compare-report-explain-error-formats-github-client-history-html-measuring-parse-report-subcommands-validate.js";import{UserError,about,inRecording,makeError,makeWarning,recoverFrom,
userError,within}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-measuring-parse-report-subcommands-validate.js";function analyseLegs(recordings,policy,levels=null){let names=new Set(recordings.map(({name})=>name)),share=divideAlpha(
policy,names.size),analyses=recordings.map(recording=>analyseRecording(recording,share,levels,names.size===1?null:recording.
name)),legs=[...names].map(name=>{let own=analyses.map(({report:report3})=>report3).filter(report3=>report3.name===name);
return own.every(({shard})=>shard===null)?own[0]:mergeShards(own)}),report2=legs.length===1?legs[0]:mergeLegs(legs),unmatched=analyses.
map(analysis=>analysis.unmatched);return withUnmatchedPolicy(report2,policy,unmatched)}function countLegs({legs,shard}){
let{count}=parseShard(shard??"")??{count:1};return Math.max(1,Math.ceil(legs/count))}function mergeLegs(legs){let first=legs[0],
commands=new Set(legs.map(leg=>JSON.stringify(leg.commands))),rows=legs.flatMap(leg=>leg.rows.map(row=>ofLeg(row,leg.name))),
measured=legs.filter(leg=>leg.rows.length>0),placements=legs.flatMap(leg=>leg.placements??[]);return{...first,commands:commands.
size===1?first.commands:[],legs:legs.map(({name,seed,environment})=>({name,seed,environment})),conclusion:worstOf(legs.map(
({conclusion})=>conclusion)),baseBrokeIn:legs.find(leg=>leg.baseBrokeIn!==null)?.baseBrokeIn??null,measuredAgain:mergeKnown(
legs,({measuredAgain})=>measuredAgain,addRounds),stoppedAfter:mergeKnown(legs,({stoppedAfter})=>stoppedAfter,Math.min),proposedRenames:selectConsistent(
legs.flatMap(leg=>leg.proposedRenames)),decisions:mergeDecisions(legs),cost:mergeKnown(legs,({cost})=>cost,addCosts),rounds:Math.
min(...(measured.length===0?legs:measured).map(({rounds})=>rounds)),placements:placements.length===0?null:Math.min(...placements),
rows,counts:countStates(rows),geomeans:[],judgedGeomeans:legs.flatMap(({name,judgedGeomeans})=>judgedGeomeans.map(row=>ofLeg(
row,name))),tables:first.tables&&legs.flatMap(tablesOfLeg),problems:mergeProblems(legs)}}function mergeKnown(legs,pick,merge){
let known=legs.map(pick).filter(value=>value!==null);return known.length===0?null:known.reduce((one,other)=>merge(one,other))}
function addRounds(one,other){return{rounds:one.rounds+other.rounds,minutes:one.minutes+other.minutes}}function addCosts(one,other){
let add=key=>Math.round(10*(one[key]+other[key]))/10;return{setupSeconds:add("setupSeconds"),measuringSeconds:add("measu\
ringSeconds"),savedSeconds:add("savedSeconds")}}function mergeShards(shards){let sorted=shards.toSorted((one,other)=>(one.
shard?.index??0)-(other.shard?.index??0)),named=sorted.map(report2=>({...report2,name:`shard ${formatShard(report2.shard)}`})),
first=sorted[0],merged=mergeLegs(named),seen=sorted.find(({shard})=>shard.benchmarks.length>0)?.shard?.benchmarks??[],order=new Map(
seen.map((benchmark,index)=>[benchmarkKeyOf(benchmark),index])),indexOf=row=>order.get(benchmarkKeyOf(row))??order.size,
rows=sorted.flatMap(report2=>report2.rows).toSorted((one,other)=>indexOf(one)-indexOf(other)),faults=findShardFaults(sorted);
return{...merged,shard:null,name:first.name,commands:first.commands,rows,geomeans:geomeans(rows.filter(({isControl})=>!isControl)),
judgedGeomeans:sorted.flatMap(report2=>report2.judgedGeomeans),tables:first.tables&&sorted.flatMap(report2=>report2.tables??
[]),conclusion:worstOf([merged.conclusion,faults.conclusion]),problems:[...faults.problems,...merged.problems.filter(one=>!faults.
isIncomplete||!isAboutUnused(one))]}}function findShardFaults(shards){let seen=new Set(shards.map(({shard})=>shard.index)),
{count}=shards[0].shard,missing=Array.from({length:count},(_,index)=>index+1).filter(index=>!seen.has(index)),lists=shards.
filter(({shard})=>shard.benchmarks.length>0).map(({shard})=>new Map(shard.benchmarks.map(one=>[benchmarkKeyOf(one),one]))),
all=new Map(lists.flatMap(list=>[...list])),differing=[...all].filter(([key])=>!lists.every(list=>list.has(key))).map(([
,{name}])=>name),isIncomplete=missing.length>0,unmeasured=isIncomplete?[]:listNamesWithoutRow(all,shards),location=about(
"recordings"),nameSome=names=>({names:names.slice(0,MAX_NAMES),count:names.length}),problems=[];if(isIncomplete){let data={
shards:missing.map(String),count};problems.push(makeError("shard-missing",location,data,{failure:"shard-missing"}))}if(differing.
length>0){let data={...nameSome(differing),unmeasured:unmeasured.length||void 0};problems.push(makeWarning("shards-diffe\
r",location,data))}else unmeasured.length>0&&problems.push(makeWarning("benchmarks-of-no-shard",location,nameSome(unmeasured)));
let conclusion=isIncomplete?"error":unmeasured.length>0?"inconclusive":"pass";return{problems,isIncomplete,conclusion}}function listNamesWithoutRow(all,shards){
let names=({command,group,name,renamed})=>[name,renamed?.from??name].map(one=>benchmarkKeyOf({command,group,name:one})),
measured=new Set(shards.flatMap(({rows})=>rows.flatMap(names))),skipped=new Set(shards.flatMap(({decisions})=>decisions.
filter(isSkip).map(one=>one.command)));return[...all].flatMap(([key,{command,name}])=>measured.has(key)||skipped.has(command)?
[]:[name])}var MAX_NAMES=3;function mergeDecisions(legs){let distinct=legs.map(({decisions})=>[...new Map(decisions.map(
one=>[JSON.stringify(one),one])).values()]),{shared,own}=splitSharedEntries(distinct,decision=>JSON.stringify(decision));
return[...shared,...own.flatMap((list,index)=>list.map(one=>({...one,leg:legs[index].name})))]}function splitSharedEntries(lists,keyOf){
let keys=lists.map(list=>new Set(list.map(keyOf))),isShared=value=>keys.every(ofLeg2=>ofLeg2.has(keyOf(value)));return{shared:[
...new Map(lists.flatMap(list=>list.filter(isShared).map(value=>[keyOf(value),value]))).values()],own:lists.map(list=>list.
filter(value=>!isShared(value)))}}function divideAlpha(policy,legs){return{...policy,alpha:policy.alpha/legs}}function mergeProblems(legs){
let lists=legs.map(({problems})=>problems),{shared,own}=splitSharedEntries(lists,({location,code,data,severity})=>JSON.stringify(
[location,code,data,severity])),locate=(problem,leg)=>problem.location[0]?.kind==="recording"?problem:within(inRecording(
leg),problem),located=own.flatMap((list,index)=>list.filter(one=>!isAboutUnused(one)).map(one=>locate(one,legs[index].name)));
return[...shared.filter(one=>!isAboutUnused(one)),...findUnusedEverywhere(legs),...located]}function isAboutUnused({code}){
return code==="budget-unmatched"||code==="rename-unused"||code==="control-unmatched"}function findUnusedEverywhere(legs){
if(legs.some(({conclusion})=>conclusion==="error"))return[];let keyOf=({location,code,data})=>JSON.stringify([location,code,
data.name]),[first,...others]=legs.filter(({rows})=>rows.length>0).map(({problems})=>new Map(problems.filter(isAboutUnused).
map(problem=>[keyOf(problem),problem])));return[...first??[]].filter(([key])=>others.every(leg=>leg.has(key))).map(([,problem])=>problem)}
function ofLeg(row,leg){return{...row,group:groupOfLeg(row.group,leg)}}function tablesOfLeg({name,tables}){return(tables??
[]).map(table=>({...table,fields:[{name:"leg",value:name},...table.fields]}))}var BY_WEIGHT=["pass","warn","inconclusive",
"fail","error"];function worstOf(conclusions){return BY_WEIGHT[Math.max(...conclusions.map(conclusion=>BY_WEIGHT.indexOf(
conclusion)))]??"error"}function repeatsOf(recordings,run,options=OPTIONS){let legs=[...new Map(recordings.map(recording=>[recording.name,recording])).
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
value.map(element=>typeof element=="string"?element:JSON.stringify(element)).join(`
`):formatOptionValue(value)}function prepareHistory(table){let points=orderPoints(table.runs),newest=table.runs.toSorted((one,other)=>compareTexts(one.
at,other.at)).at(-1);return{points,series:collectSeries(table,points),recordedIn:newest?.workflowRun??null}}function findPoint({
points},{commit,tree}){let point=points.find(one=>one.commit===commit)??points.find(one=>one.tree===tree);return point===
void 0?null:points.indexOf(point)}function findAnchorLevels({points,series},{anchor,from,base}){let isBase=points[from].
tree===points[base].tree,levels=new Map,estimateLevels=makeLevelEstimator(points,from);for(let one of series){let{levels:ofPoints,
scatter}=estimateLevels(one);ofPoints[base]&&levels.set(historyKeyOf(one),{...ofPoints[base],usualError:one.usualError,scatter})}
return{anchor,isBase,levels}}function makeOwnLevels(anchor){return{anchor,isBase:!0,levels:new Map}}async function findLevels(log,source,{ref,base,budgets}){let anchors=[...new Set(budgets.flatMap(({against})=>against??[]))];
if(base===null)return null;let history=await readPreparedHistory(log,source,ref);if(isMissing(history)&&anchors.length===
0)return null;let search={source,base,history,tags:await source.listTags().catch(explain)},ofBudgets=new Map;for(let against of anchors){
let tag=await resolveAnchor(search,against);ofBudgets.set(against,isMissing(tag)?tag:await findLevelsSince(search,tag))}
let recordedIn=isMissing(history)?null:history.recordedIn;return{ofBudgets,shown:await findShown(search,ofBudgets),recordedIn}}
function isMissing(found){return"severity"in found}async function readPreparedHistory(log,source,ref){let reader=openHistory(),
read=await source.readHistory(ref,reader.take).catch(explain);if(read!==null&&isMissing(read))return makeWarning("level-\
history-unreadable",NOWHERE,{ref,output:outputOf(read)});if(read===null){let command=`git fetch origin ${quoteShellWord(
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
levels)?levels:null}return null}async function report(argv){let args=parseArgs("report",argv),{result,failOn}=await makeReport(args);return await printReport(
result,args.format),exitCodeOf(result.conclusion,failOn)}async function makeReport({given,files}){let host=makeReadingHost(),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),publish=publishSettings(given,file),policy=policyOf(file,host.
clock.today()),levels=await findLevels(host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publish.historyRef,base:recordings[0].
commits.base.sha,budgets:policy.budgets}),result=analyseLegs(recordings,policy,levels),repeats=repeatsOf(recordings,{file,
commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish,legs:new Set(recordings.map(({name:name2})=>name2)).size,
isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"worktree"},name=given.name??result.name,guidance=terminalGuidance(
publish);return{result:{...result,program:host.program,repeats,guidance,configSource,name},failOn:publish.failOn}}export{analyseLegs,countLegs,divideAlpha,repeatsOf,findLevels,report};
