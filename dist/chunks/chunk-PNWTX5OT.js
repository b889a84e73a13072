import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{commandAt,deadlineFor,elapsedMs,endMeasuring,formatAt,invocationFoldersOf,isTreeUntouched,recordProblem,recordValues,
runsOn}from"./chunk-P3U4PS2O.js";import{FILTER_VARIABLE}from"./chunk-QEAQ36IB.js";import{commandName,explainFailedCommand,
explainMissingProgram,placementEnvironment,runBenchmark,sideEnvironment}from"./chunk-MZQE4IUJ.js";import{readLastLines}from"./chunk-OOXYUKRW.js";
import{makeSeriesCollection,recordedNameOf}from"./chunk-H6N5IMEL.js";import{COUNTED_METRIC,PLACEMENT_ROUNDS,RECORDING_VERSION,
countsAsRecording,isPutAside,placementOf,planLooks,withBaseline}from"./chunk-THDOESCH.js";import{formatCost,formatCountLook,
formatCountStep,formatDuration,formatOutputTitle}from"./chunk-ET2FACDU.js";import{findFormat,parseToolOutput,parseToolOutputs,
readCountedParts,toInvocationMeasurements}from"./chunk-NOUGDDRP.js";import{compilePatterns,median,shareOf,withUnknownBenchmarks}from"./chunk-KG3JJBVT.js";
import{UserError,relocate}from"./chunk-4Q6QMYTI.js";import{about,atKey,inFile,inPlacement,isError,makeError,makeWarning,
selectForLog,withOutput}from"./chunk-EORH2WXK.js";function recordingOf(run){return withBaselineOf(run,measuredRecordingOf(run))}function warmUpRecordingOf(run){let asRound=one=>one.
outcome==="ok"?{...one,round:1}:one;return withBaselineOf(run,{...measuredRecordingOf(run),invocations:run.invocations.map(
asRound),series:run.warmUp.all()})}function withBaselineOf({measuring:{baseline}},measured){return baseline===null?measured:
withBaseline(measured,baseline)}function scheduleOf(settings,{seed,formats,ended}){let{rounds,run,setup,workingDirectory,
outputFile,unit,cpus,nice,maxMinutes,count,measure}=settings,recognised=formats.map(format2=>format2==="auto"?null:format2),
[first=null]=recognised,isOneFormat=recognised.every(one=>one===first),format=settings.format!=="auto"?settings.format:isOneFormat?
first:null;return{seed,rounds,commands:[...run],setup,workingDirectory,outputFile,format,...recognised.some(one=>one!==format)&&
{formats:recognised},unit,cpus,nice,maxMinutes,...count!==null&&{count,measure},...settings.precision!==null&&{precision:settings.
precision},...settings.bisectMinutes>0&&{bisectMinutes:settings.bisectMinutes},ended}}async function recordNothing(host,{
settings,commits,decisions,seed}){let load=host.load(),formats=settings.commands.map(({format})=>format);return{version:RECORDING_VERSION,
name:settings.name,commits:{base:commits.base,head:commits.head},measuredOn:host.clock.today(),schedule:scheduleOf(settings,
{seed,formats,ended:"decided"}),environment:{...await host.machine(),toolchain:{base:[],head:[]},loadBefore:load,loadAfter:load},
invocations:[],series:[],...withUnknownBenchmarks(settings.shard),cost:{setupMs:0,measuringMs:0},decisions:[...decisions],
problems:[...commits.problems]}}function measuredRecordingOf(run){let{measuring,machine,loadBefore}=run,{settings,commits,
seed}=measuring;return{version:RECORDING_VERSION,name:settings.name,commits:{base:commits.base,head:commits.head},measuredOn:run.
startedOn,schedule:scheduleOf(settings,{seed,formats:run.formats,ended:run.ended}),environment:{...machine,toolchain:run.
toolchain,loadBefore,loadAfter:run.host.load(),observations:run.watch.all()},...measuring.changes!==null&&{changes:measuring.
changes},invocations:[...run.invocations],series:run.series.all(),...warmUpOf(run),...run.counts!==null&&{counts:run.counts},
...run.shard!==null&&{shard:run.shard},...run.benchmarkFiles!==null&&{benchmarkFiles:run.benchmarkFiles},cost:{setupMs:Math.
round(run.setupMs),measuringMs:Math.round(elapsedMs(run))},...run.decisions.length>0&&{decisions:[...run.decisions]},problems:[
...run.problems]}}function warmUpOf({warmUp}){let medianOf=values2=>values2.length===0?null:median(values2),values=warmUp.
all().filter(({deterministic})=>!deterministic).map(({group,name,metric,unit,base,head})=>({group,name,metric,unit,base:medianOf(
base.values.flat()),head:medianOf(head.values.flat())}));return values.length===0?{}:{warmUp:values}}var LIMIT_BYTES=64*1024*1024;async function makeResultReader(host,spec){let before=await listResults(host,spec);return result=>readResults(
host,spec,{result,before})}async function listResults(host,{folder,outputFile}){if(outputFile===null)return new Map;let matches=compilePatterns(
[outputFile]);return host.files.list(folder,path=>matches([path]))}async function readResults(host,spec,{result,before}){
if(result.ending!=="exit")return NOTHING;if(result.exitCode!==0)return parseFailure(spec,result);if(spec.format==="comma\
nd")return{measurements:toInvocationMeasurements(result.durationMs,result.usage,spec.name),problems:[],format:"command"};
let read=spec.outputFile===null?readPrinted(spec,result):await readFiles(host,spec,before);return read.measurements.length>
0||read.problems.some(isError)?read:{...read,problems:[...read.problems,makeError("no-results-printed",about("output"),{})]}}
function readPrinted({format},{stdout,stderrTail}){let read=parseToolOutput({path:"stdout",text:stdout},format);if(stdout.
trim()!==""||stderrTail.trim()==="")return read;let errors=parseToolOutput({path:"stderr",text:stderrTail},format),hint=errors.
problems.find(({code})=>code==="unsupported-output");return errors.format!==null&&errors.measurements.length>0?{...NOTHING,
problems:[makeError("results-on-stderr",inFile("stderr"),{format:errors.format})]}:hint===void 0?read:{...NOTHING,problems:[
hint]}}var NOTHING={measurements:[],problems:[],format:null};function parseFailure({format},{stdout}){let read=format===
"command"?NOTHING:parseToolOutput({path:"stdout",text:stdout},format);return{...NOTHING,problems:read.measurements.length===
0?[]:read.problems}}async function readFiles(host,spec,before){let written=[...await listResults(host,spec)].filter(([path,
changed])=>before.get(path)!==changed).map(([path])=>path);if(written.length===0){let pattern=spec.outputFile??"";return{
...NOTHING,problems:[makeError("no-result-file",atKey("output-file"),{pattern})]}}let problems=[],sources=[];for(let path of written){
let source=await readResultFile(host,spec.folder,{path,problems});source!==null&&sources.push(source)}if(sources.length===
0)return{...NOTHING,problems};let parsed=parseToolOutputs(sources,spec.format);return{...parsed,problems:[...problems,...parsed.
problems]}}async function readResultFile(host,folder,{path,problems}){try{return{path,text:await host.files.read(`${folder}\
/${path}`,LIMIT_BYTES)??""}}catch(error){if(!(error instanceof UserError))throw error;return problems.push(...relocate(error,
inFile(path)).diagnostics),null}}async function invoke(host,place,task){let{command,format,outputFile}=task,spec={folder:place.folder,format,outputFile,name:commandName(
command)},reader=await makeResultReader(host,spec),{read,...ran}=await runBenchmark(host,place,{...task,meter:format==="\
command"},reader),{format:readAs,evidence}=read,measurements=ran.outcome==="ok"?read.measurements:[];return{...ran,measurements,
format:readAs,...evidence!==void 0&&{evidence}}}function addFailure(invoked,problem){return{...invoked,outcome:"failed",
measurements:[],problems:[...invoked.problems,problem]}}var DEADLINE_MS=60*6e4,OUTPUT_LIMIT_BYTES=256*1024*1024,QUOTED_CHARACTERS=4e3;async function setUp(host,place,{script,env,
mask,deadlineMs=DEADLINE_MS}){await host.files.makeFolder(place.temporary);let result=await host.run({script,folder:place.
folder,env:{...env,...sideEnvironment(place)},deadlineMs,outputLimitBytes:OUTPUT_LIMIT_BYTES,meter:!1}),found=explainFailedCommand(
result,place.location,{script,deadlineMs,outputLimitBytes:OUTPUT_LIMIT_BYTES,workingDirectory:place.workingDirectory}),failure=await explainMissingProgram(
host,place,{failure:found,result,script}),{orphans=[]}=result;if(failure===null&&orphans.length===0)return[];if(failure===
null)return[makeWarning("setup-processes-ended",place.location,{names:orphans})];let output=`${result.stdout.slice(-QUOTED_CHARACTERS)}\

${result.stderrTail}`;return host.log.quote(formatOutputTitle(place.location),output),[withOutput({...failure,failure:"s\
etup-failed"},readLastLines(result,{mask}))]}function countsOfMarks(parts,{root,known}){return parts.flatMap(({mark,instructions})=>mark===null||instructions===0?[]:
[makeCount(findBenchmark(mark.replace(`${root}/`,""),known),instructions)])}function findBenchmark(mark,known){let meant=known.
filter(({name})=>mark===name||mark.endsWith(`::${name}`)),[only]=meant;return only!==void 0&&meant.length===1?only:{group:null,
name:mark}}function makeCount({group,name},instructions){return{group,name,...{metric:COUNTED_METRIC,unit:"count",better:"\
lower",values:[instructions]},primary:!0,deterministic:!0,dependsOnLayout:!0}}function sumProcesses(parts){let others=parts.
filter(({command})=>!SHELL.test(command));return(others.length>0?others:parts).reduce((sum,{instructions})=>sum+instructions,
0)}var SHELL=/^\S*\/(?:bash --noprofile --norc -e -o pipefail|sh -e) -c /;var ITERATIONS_VARIABLE="BENCH_REFEREE_ITERATIONS",FILE="callgrind.out.";async function countInvocation(host,place,task){
let{isMarked,placement,results,...rest}=task,folder=`${place.temporary}-${crypto.randomUUID()}`;await host.files.makeFolder(
folder);let counted={...rest,env:{...DEFAULT_VARIABLES,...task.env,GODEBUG:godebugOf(task.env),...HARNESS_VARIABLES,...placementEnvironment(
placement,task.env)},wrapper:callgrindFor(host.findProgram("valgrind")??"valgrind",{folder,isMarked,env:task.env})},name=commandName(
task.command),reader=results?await makeResultReader(host,{...results,folder:place.folder,name}):null,ran=await runBenchmark(
host,place,counted,async result=>({...await readParts(host,folder,{result,command:task.command}),printed:await reader?.(
result)??null}));await host.files.remove(folder);let unknown=ran.problems.find(({code})=>code==="instruction-unknown");return unknown===
void 0?ran:{...ran,problems:[unknown]}}var HARNESS_VARIABLES={CODSPEED_ENV:"runner",CODSPEED_RUNNER_MODE:"instrumentatio\
n"},DEFAULT_VARIABLES={GOMAXPROCS:"1",GOGC:"off",GOMEMLIMIT:"2GiB"},GODEBUG_DEFAULTS="asyncpreemptoff=1,memprofilerate=0";
function godebugOf({GODEBUG:own=""}){return own===""?GODEBUG_DEFAULTS:`${GODEBUG_DEFAULTS},${own}`}var WHOLE_PROCESS=["-\
-instr-atstart=yes","--dump-before=fork","--dump-before=vfork"];function callgrindFor(valgrind,{folder,isMarked,env:{VALGRIND_OPTS:own=""}}){
return[valgrind,"--command-line-only=yes",...own.match(/\S+/g)??[],"--quiet","--tool=callgrind","--trace-children=yes",...isMarked?
["--instr-atstart=no"]:WHOLE_PROCESS,"--combine-dumps=yes","--dump-line=no",`--callgrind-out-file=${folder.replaceAll("%",
"%%")}/${FILE}%p`]}var UNKNOWN_INSTRUCTION=/unhandled instruction bytes|Unrecognised instruction at address/;async function readParts(host,folder,{
result,command}){if(UNKNOWN_INSTRUCTION.test(result.stderrTail))return{parts:[],problems:[makeError("instruction-unknown",
about("output"),{command:commandName(command)})]};let problems=[],parts=[];for(let path of(await host.files.list(folder,
()=>!0)).keys()){let source=await readResultFile(host,folder,{path,problems}),read=source===null?null:readCountedParts(source);
parts.push(...read?.parts??[]),problems.push(...read?.problems??[]);let process=/^pid: *(\S+)/m.exec(source?.text??"")?.[1];
(!path.startsWith(FILE)||process!==void 0&&path!==FILE+process)&&problems.push(makeError("count-file-foreign",inFile(path),
{command:commandName(command)}))}return parts.length===0&&problems.length===0&&result.exitCode===0&&problems.push(makeError(
"nothing-counted",about("output"),{command:commandName(command)})),{parts,problems}}async function countOnce(counting,step,{isMarked,readsResults=!1,env={}}){let{run}=counting,{host,measuring,mask}=run,{settings}=measuring,
location=inPlacement(step.placement,step.side),leftMs=settings.maxMinutes*6e4-(host.clock.nowMs()-counting.startMs);if(leftMs<=
0)return endCounting(counting,"time");if(!isTreeUntouched(run,step.side,location))return endCounting(counting,"failed");
let isWarmUp=step.placement===0,{script,outputFile}=commandAt(run,step.command),text=formatCountStep(step,{placements:PLACEMENT_ROUNDS.
max,commands:settings.commands.length});host.progress.begin({share:step.placement/PLACEMENT_ROUNDS.max,text,isWarmUp});let result=await countInvocation(
host,invocationFoldersOf(run,step,location),{command:script,env:{...run.env,...env},placement:placementOf(Math.max(1,step.
placement)),deadline:deadlineFor({isWarmUp,usualMs:counting.slowestMs,leftMs}),isMarked,settings,mask,...readsResults&&{
results:{format:run.formats[step.command],outputFile}}}),{durationMs,outcome,tampering}=result;run.treeIntegrity.snapshot(
step.side),counting.slowestMs=Math.max(counting.slowestMs,durationMs),host.progress.end(`${text} ${formatDuration(durationMs)}${outcome===
"ok"?"":` ${outcome}`}`);let isOnlyCounted=settings.measure==="counts";for(let problem of result.problems)recordProblem(
run,step.side,isOnlyCounted?problem:{...problem,severity:"warning"});return tampering!==null?(recordProblem(run,"head",tampering),
endMeasuring(run,"failed"),endCounting(counting,"failed")):outcome==="ok"?result:outcome==="failed"?isWarmUp?null:endCounting(
counting,"failed"):host.cancelled.aborted?(endMeasuring(run,"cancelled"),endCounting(counting,"cancelled")):endCounting(
counting,"time")}function endCounting({counts},how){return counts.ended=how,null}function benchmarksOf(run,command,side){let isOfCommand=series=>series[side].invocations.some(at=>run.invocations[at]?.command===
command),found=[...run.warmUp.all(),...run.series.all()].filter(isOfCommand);return selectDistinct(found).map(({group,name})=>({
group,name}))}function selectDistinct(all){return[...new Map(all.map(one=>[JSON.stringify([one.group,one.name]),one])).values()]}
function isKnown(run,{command,side},{group,name}){return benchmarksOf(run,command,side).some(one=>one.group===group&&one.
name===name)}var SLOPE_INSTRUCTIONS=6e7,MAX_ITERATIONS=1e6,MIN_ITERATIONS=2,MAX_GROWTH=100;async function prepareSlopes(counting,command,sides){
let{run}=counting,{script}=commandAt(run,command),known=selectDistinct(sides.flatMap(side=>benchmarksOf(run,command,side))),
filter=formatAt(run,command)?.filter;if(known.length>1&&(filter===void 0||!script.includes(FILTER_VARIABLE)))return recordProblem(
run,"head",makeWarning("slope-needs-filter",atKey("run"),{command:commandName(script)})),null;let iterations=[];for(let benchmark of known){
let found=await findIterationsOnSides(counting,{command,sides},benchmark);if(found===null)return null;found!=="unusable"&&
iterations.push(found)}return iterations.length===0?null:{command,method:"slope",iterations}}async function findIterationsOnSides(counting,{
command,sides},benchmark){let{run}=counting,starts=[];for(let side of sides.filter(one=>isKnown(run,{command,side:one},benchmark))){
let step={placement:0,command,side},first=await countIterations(counting,step,{benchmark,iterations:MIN_ITERATIONS,readsResults:!0});
if(first===null)return null;if(first.printed.length>1)return warnOfOthers(run,step,{benchmark,printed:first.printed}),"u\
nusable";starts.push({step,first})}for(let{step,first}of starts.toReversed()){let found=await findIterations(counting,step,
{benchmark,first});if(found!=="without effect")return found}return"unusable"}async function findIterations(counting,step,{
benchmark,first}){for(let added=MIN_ITERATIONS;;){let second=await countIterations(counting,step,{benchmark,iterations:MIN_ITERATIONS+
added});if(second===null)return null;let executed=second.instructions-first.instructions,perIteration=Math.max(1,executed/
added),needed=Math.min(MAX_ITERATIONS,Math.ceil(SLOPE_INSTRUCTIONS/perIteration));if(needed<=2*added){if(!haveEffect(added,
executed))return warnOfIterations(counting.run,step,benchmark);let fewer=Math.max(MIN_ITERATIONS,Math.ceil(needed/4));return{
benchmark,fewer,more:fewer+needed}}added=Math.min(needed,MAX_GROWTH*added)}}function warnOfIterations(run,{command,placement,
side},{name}){let facts={name,command:commandName(commandAt(run,command).script)};return recordProblem(run,side,makeWarning(
"iterations-without-effect",inPlacement(placement,side),facts)),"without effect"}function warnOfOthers(run,{command,side,
placement},{benchmark,printed}){let facts={name:benchmark.name,command:commandName(commandAt(run,command).script),printed:printed.
slice(0,3),count:printed.length};recordProblem(run,side,makeWarning("counted-with-others",inPlacement(placement,side),facts))}
async function countSlope(counting,step,{benchmark,fewer,more}){let first=await countIterations(counting,step,{benchmark,
iterations:fewer}),second=first&&await countIterations(counting,step,{benchmark,iterations:more});if(first===null||second===
null)return null;let executed=second.instructions-first.instructions;return haveEffect(more-fewer,executed)?{perIteration:executed/
(more-fewer),durationMs:first.durationMs+second.durationMs,exitCode:0}:warnOfIterations(counting.run,step,benchmark)}function haveEffect(added,executed){
return executed>=added}async function countIterations(counting,step,{benchmark,iterations,readsResults}){let filter=formatAt(
counting.run,step.command)?.filter?.([benchmark]),env={[ITERATIONS_VARIABLE]:String(iterations),...filter!==void 0&&{[FILTER_VARIABLE]:filter}},
result=await countOnce(counting,step,{isMarked:!1,env,...readsResults&&{readsResults}});if(result===null)return null;let{
parts,printed}=result.read,format=counting.run.formats[step.command];return{instructions:sumProcesses(parts),durationMs:result.
durationMs,printed:selectDistinct(printed?.measurements??[]).map(one=>recordedNameOf(one,format))}}async function countCommand(counting,{method,iterations},step){if(method!=="slope"){let counted=await countOnce(counting,
step,{isMarked:method==="marks"});return counted!==null&&recordCounts(counting,step,countsOf(counting.run,step,{method,counted}),
counted),counted!==null}for(let one of iterations.filter(({benchmark})=>isKnown(counting.run,step,benchmark))){let slope=await countSlope(
counting,step,one);if(slope===null)return!1;slope!=="without effect"&&recordCounts(counting,step,[makeCount(one.benchmark,
slope.perIteration)],slope)}return!0}function countsOf(run,{command,side},{method,counted}){let{parts}=counted.read,known=benchmarksOf(
run,command,side);if(method==="marks")return countsOfMarks(parts,{root:run.measuring.trees.folders[side],known});let[only]=known,
name=commandName(commandAt(run,command).script);return[makeCount(only!==void 0&&known.length===1?only:{group:null,name},
sumProcesses(parts))]}function recordCounts({counts,series,startMs,run},{placement,command,side},measurements,{durationMs,
exitCode}){let endMs=run.host.clock.nowMs()-startMs;counts.invocations.push({side,round:placement,command,startMs:Math.max(
0,endMs-durationMs),durationMs,exitCode,outcome:"ok"}),recordValues(series,counts.invocations,{measurements,format:"call\
grind",isPlaced:!0})}function formatTimeLeft(invocations,plan){let{rounds,maxMinutes}=plan.settings,latest=invocations.at(-1),last=invocations.
findLast(one=>!isPutAside(one)),recent=invocations.filter(({round})=>round>=Math.max(1,plan.since));if(latest===void 0||
last===void 0||recent.length===0)return"";let mean=recent.reduce((sum,{durationMs})=>sum+durationMs,0)/recent.length,made=recent.
filter(one=>one.round===last.round&&!isPutAside(one)).length,leftMs=mean*((rounds.max-Math.max(1,last.round)+1)*plan.commands*
plan.sides.length-made);if(leftMs<=0)return"";let capMs=Math.max(0,maxMinutes*6e4-latest.startMs-latest.durationMs);return`\
, ${rounds.min===rounds.max&&leftMs<=capMs?"about":"at most"} ${formatDuration(Math.min(leftMs,capMs))} left`}function estimateRoundMs(invocations,{
sides,since}){let slowest=new Map;for(let{round,side,command,durationMs,outcome}of invocations){let key=`${command} ${side}`;
round>=since&&sides.includes(side)&&outcome!=="failed"&&outcome!=="retried"&&slowest.set(key,Math.max(durationMs,slowest.
get(key)??0))}return slowest.size===0?null:[...slowest.values()].reduce((sum,ms)=>sum+ms)}var WARM_UP_FACTOR=2;function estimateCost({settings,sides,invocations,...done}){let{rounds,maxMinutes,setup}=settings,{
elapsedMs:spentMs,completedRounds,hasFilter,share}=done,isWarmUp=completedRounds===0,slowestMs=estimateRoundMs(invocations,
{sides,since:isWarmUp?0:1});if(slowestMs===null)return null;let roundMs=isWarmUp?slowestMs*share:slowestMs,leftMs=Math.max(
0,maxMinutes*6e4-spentMs),countRounds=ms=>ms===0?rounds.max:Math.min(rounds.max,completedRounds+Math.floor(leftMs/ms)),atBest=countRounds(
isWarmUp?roundMs/WARM_UP_FACTOR:roundMs);return{maxMinutes,elapsedMs:spentMs,completedRounds,roundMs,rounds:countRounds(
roundMs),maxRounds:hasFilter&&atBest>=rounds.min?rounds.max:atBest,mayIncludeBuild:isWarmUp&&setup===null}}function checkCostAfterWarmUp(run){
let cost=estimateCost(costInputsOf(run,0));return cost===null?!0:(run.host.log.info(formatCost(cost,run.measuring.settings.
rounds,invocationTimesOf(run))),checkPlan(run,warmUpRecordingOf(run),cost))}function checkCostAfterRound(run,round){let cost=estimateCost(
costInputsOf(run,round));return cost===null||checkPlan(run,recordingOf(run),cost)}function hasTimeFor(run,rounds,waitMs=0){
let{measuring,filter,filteredSince,sides,invocations}=run,leftMs=measuring.settings.maxMinutes*6e4-elapsedMs(run)-waitMs,
alike=estimateRoundMs(invocations,{sides,since:Math.max(1,filteredSince)});return alike===null&&filter!==null?leftMs>0:rounds*
(alike??estimateRoundMs(invocations,{sides,since:0})??0)<=leftMs}function costInputsOf(run,completedRounds){let{measuring,
sides,invocations,formats,shard}=run;return{settings:measuring.settings,sides,invocations,completedRounds,elapsedMs:elapsedMs(
run),hasFilter:formats.some(format=>findFormat(format)?.filter!==void 0),share:shard===null?1:shareOf(shard)}}function invocationTimesOf({
measuring,sides,invocations}){return[...measuring.settings.commands.keys()].map(command=>Object.fromEntries(invocations.
filter(one=>one.command===command&&one.outcome==="ok"&&sides.includes(one.side)).map(({side,durationMs})=>[side,durationMs])))}
function checkPlan(run,recording,cost){let errors=run.measuring.findPlanErrors(recording,cost);for(let error of selectForLog(
errors).shown)recordProblem(run,"head",error);return errors.length===0||endMeasuring(run,"decided")}async function canCount(run){let{host,measuring,machine,env}=run;if(measuring.settings.commands.every(({count})=>count===
null))return!1;let refuse=reason=>(recordProblem(run,"base",makeWarning("counting-not-possible",atKey("count"),{reason})),
!1);if(!machine.kernel.startsWith("Linux"))return refuse("system");let valgrind=host.findProgram("valgrind");if(valgrind===
null)return refuse("no valgrind");let[side="head"]=run.sides,asked=await host.run({script:":",folder:measuring.trees.folders[side],
env,deadlineMs:6e4,meter:!1,outputLimitBytes:1e4,wrapper:[valgrind,"--version"]});return asked.ending==="exit"&&asked.exitCode===
0||refuse("no valgrind")}async function prepareCounting(run){await canCount(run)&&(run.countedCommands=await prepareCommands(
startCounting(run)))}async function countInstructions(run){let counting=startCounting(run),{counts}=counting,{settings}=run.
measuring;run.counts=counts,run.countedCommands=await prepareCommands(counting);let wanted=run.countedCommands;for(let placement=1;wanted.
length>0&&placement<=PLACEMENT_ROUNDS.max;placement+=1){if(counts.placements.push(placementOf(placement)),!await countPlacement(
counting,wanted,placement))return;if(counts.series=counting.series.all(),placement===1&&settings.measure==="counts"&&!checkPlan(
run,recordingOf(run),null)){counts.ended=run.ended;return}LOOKS.includes(placement)&&(wanted=selectUndecidedCommands(counting,
wanted,placement))}}var LOOKS=planLooks(PLACEMENT_ROUNDS);function startCounting(run){let methods=run.measuring.settings.
commands.map(()=>null);return{run,counts:{placements:[],methods,ended:"complete",invocations:[],series:[]},series:makeSeriesCollection(),
startMs:run.host.clock.nowMs(),slowestMs:0}}async function prepareCommands(counting){let{run,counts}=counting,prepared=[];
for(let[command,{count}]of run.measuring.settings.commands.entries()){if(count===null||!runsOn(run,"head",command))continue;
let found=await prepareCommand(counting,command);if(counts.ended!=="complete")return[];found!==null&&(counts.methods[command]=
found.method,prepared.push(found))}return prepared}async function prepareCommand(counting,command){let{run}=counting,{script}=commandAt(
run,command),sides=run.sides.filter(side=>runsOn(run,side,command));if(script.includes(ITERATIONS_VARIABLE))return prepareSlopes(
counting,command,sides);let isMarked=!1,format=formatAt(run,command);for(let side of sides){let result=await countOnce(counting,
{placement:0,command,side},{isMarked:!0,readsResults:format===null});if(result===null&&!leaveOutBase(counting,command,side))
return null;result!==null&&(isMarked||=result.read.parts.some(({mark,instructions})=>mark!==null&&instructions>0),format??=
findFormat(result.read.printed?.format??"auto"))}if(!isMarked&&format?.repeatsForTime===!0){let facts={command:commandName(
script),format:format.id};recordProblem(run,"head",makeWarning("count-follows-time",atKey("count"),facts))}return{command,
method:isMarked?"marks":"process",iterations:[]}}function leaveOutBase({run,counts},command,side){if(side!=="base"||counts.
ended!=="complete"||run.measuring.settings.measure!=="counts")return!1;run.brokenOnBase.add(command);let nothing={startMs:0,
durationMs:0,exitCode:null,outcome:"failed"};return counts.invocations.push({side,round:0,command,...nothing}),!0}async function countPlacement(counting,wanted,placement){
let{run}=counting;for(let counted of wanted)for(let side of run.sides.filter(one=>runsOn(run,one,counted.command)))if(!await countCommand(
counting,counted,{placement,command:counted.command,side}))return!1;return!0}function selectUndecidedCommands({run,counts},wanted,placement){
if(placement===PLACEMENT_ROUNDS.max)return wanted;let recording=countsAsRecording(recordingOf(run)),open=run.measuring.undecided(
recording);run.host.log.info(formatCountLook(placement,open)),open.names.length===0&&(counts.ended="decided");let isOpen=({
group,name})=>open.series.some(series=>series.group===group&&series.name===name);return wanted.flatMap(one=>{let iterations=one.
iterations.filter(({benchmark})=>isOpen(benchmark));return open.series.some(series=>[series.base,series.head].some(({invocations})=>invocations.
some(at=>counts.invocations[at]?.command===one.command)))?[{...one,iterations}]:[]})}export{formatTimeLeft,recordingOf,warmUpRecordingOf,recordNothing,checkCostAfterWarmUp,checkCostAfterRound,hasTimeFor,checkPlan,
ITERATIONS_VARIABLE,countCommand,canCount,prepareCounting,countInstructions,startCounting,invoke,addFailure,setUp};
