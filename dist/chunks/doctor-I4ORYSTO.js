import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{commandName}from"./chunk-MZQE4IUJ.js";import"./chunk-OOXYUKRW.js";import{CONFIRMING_ROUNDS,MIN_CHANGE,
confirmedSize}from"./chunk-MJODC7CK.js";import{findCommitTwice,measureLocalCommits}from"./chunk-FWP5PQYG.js";
import{hasPath,listFindings,refuseExisting,shortenNames,writeNew}from"./chunk-TJVXSQ4U.js";import"./chunk-AZRTJBVI.js";
import{COUNTED_METRIC,analyse,changeFinder,countCompletedRounds,findUnstableNameProblem,hasFailed,makeTerminalHost,parseConfigFile,
parseRecording,planDetectionLooks,policyOf,renderRecording,require_dist,shiftFinder,splitSeriesByCommand,spreadOf,toShift}from"./chunk-THDOESCH.js";
import"./chunk-IKSPXGBE.js";import{formatCount,formatDiagnosticLine,formatList,formatMargin,formatPercent,formatRichText,
shortenList,toDiagnosticJson}from"./chunk-ET2FACDU.js";import{cleanUntrustedText,stripControls}from"./chunk-I2MRJ4UF.js";
import{ownFileUrl}from"./chunk-VWDZQE77.js";import{DEFAULTS,parseDoctorArgs}from"./chunk-K7U33ATV.js";import{
RULES,smallestTwoSidedP,toKebabCase}from"./chunk-KG3JJBVT.js";import{quoteShellWord,throwErrors,userError}from"./chunk-4Q6QMYTI.js";
import{about,atFlag,formatCompact,formatDecimals,inFile,isPlanError,makeError,makeWarning,parseUnit,scriptOf,tidyUnit,unitDescriptionOf}from"./chunk-EORH2WXK.js";
import{__toESM}from"./chunk-E4HB5Y7J.js";import{join,relative,resolve}from"node:path";var MACHINE_WARNINGS=["processors-stolen","processors-shared","machine-busy-before","too-many-disturbances","one-sided-l\
oad","frequency-changed","machine-drifted","all-changed-alike"];function listDisturbances({problems,rows},{budgets}){let primary=new Set(
rows.filter(row=>row.primary).map(({metric})=>metric));return budgets.filter(({metric})=>primary.size===0||primary.has(metric)).
some(({why:{kind}})=>kind==="noise"||kind==="hidden")?problems.filter(({code})=>MACHINE_WARNINGS.some(one=>one===code)):
[]}function noiseOf(row){if(row.base===null||row.head===null)return{row,kind:"one-sided",spread:null};if(row.exact)return{row,
kind:"exact",spread:0};let spread=spreadOf(row);return{row,kind:spread===null?"ratioless":"varies",spread}}function rankVaryingRows(noise){
return noise.filter(one=>one.kind==="varies").toSorted((left,right)=>right.spread-left.spread)}var EFFICIENCY=.37,UPPER_BOUND_Z=1.645,
MAX_FACTOR=5;function spreadBoundOf({row,spread}){let n=(row.base?.n??0)+(row.head?.n??0),part=1-UPPER_BOUND_Z/Math.sqrt(
2*n*EFFICIENCY);return spread===null?null:spread/Math.max(1/MAX_FACTOR,part)}var SHIFT_ERROR=Math.sqrt(Math.PI/3);function historyReachOf(noise,{maxMinutes,roundMinutes}){let ranked=rankVaryingRows(
noise),[worst]=ranked,typical=ranked[Math.floor(ranked.length/2)];if(worst===void 0||typical===void 0)return null;let possible=Math.
max(1,Math.floor(maxMinutes/roundMinutes)-1),rounds=Math.min(CONFIRMING_ROUNDS.max,possible),stepOf=({spread})=>Math.max(
MIN_CHANGE,Math.expm1(confirmedSize(SHIFT_ERROR*spread*Math.SQRT2,rounds)));return{rounds,typical:stepOf(typical),worst:stepOf(
worst)}}var LIMIT_STEPS=[.01,.02,.03,.05,.075,.1,.15,.2,.25,.3,.4,.5],MIN_TIME_LIMIT=.02,MIN_LIMIT=.01;function minLimitFor(unit){
return isTimeBased(unit)?MIN_TIME_LIMIT:MIN_LIMIT}function isTimeBased(unit){return unitDescriptionOf(unit).isDuration||
parseUnit(unit).rate}function sensitivityOf(effort){let chances=planDetectionLooks({rounds:effort.rounds,alpha:effort.alpha/
effort.testCount}),least=findMinSpreads(shiftFinder(chances));return{findLimit:({spread,better},from)=>LIMIT_STEPS.find(
limit=>limit>=from&&toShift(limit,better)>=least*spread)??null,findWorsening:changeFinder(chances)}}var BISECTIONS=16,MAX_SPREADS=32;
function findMinSpreads(shiftFound){if(shiftFound(1,0)===null)return 1/0;let[low,high]=[0,MAX_SPREADS];for(let step=0;step<
BISECTIONS;step+=1){let middle=(low+high)/2;(shiftFound(1,middle)??1/0)<=2*middle?high=middle:low=middle}return high}function findMinRounds({
alpha,testCount}){let rounds=1;for(;smallestP(rounds)>alpha/testCount;)rounds+=1;return rounds}function smallestP(rounds){
return smallestTwoSidedP(rounds,rounds)/2}var MAX_ANALYSES=100;function planCompletedRounds(recording){let rounds=Math.max(1,countCompletedRounds(recording));return{
...recording,schedule:{...recording.schedule,rounds:{min:rounds,max:rounds},ended:"complete"}}}function policyForOneCommit(policy){
return{...policy,renamed:{},renamedByHead:{},table:null}}function countTests({rows}){let tests=rows.flatMap(({verdicts})=>verdicts.
filter(({alpha,level})=>alpha!==null&&level!=="report"));return Math.max(1,tests.length)}function proveByValues(trial,unchanged){
let share=countTests(unchanged),can=unchanged.rows.filter(row=>obstacle(row)===null),size=Math.ceil(can.length/MAX_ANALYSES),
tried=Array.from({length:Math.ceil(can.length/Math.max(1,size))},(_,index)=>can.slice(index*size,(index+1)*size)).flatMap(
rows=>attempt(trial,rows,share));return unchanged.rows.map(row=>{let outcome=obstacle(row);return tried.find(one=>one.row===
row)??{row,by:null,outcome:outcome??"missed",method:"values"}})}function obstacle(row){if(row.base===null||row.head===null)
return"one-sided";let limits=row.verdicts.filter(({kind})=>kind==="max-regression");return limits.length===0?"unmatched":
limits.some(({level})=>level==="fail")?null:limits.some(({level})=>level==="warn")?"warns":"shown-only"}function attempt(trial,rows,share){
let changes=rows.map(row=>({row,by:worseningFor(row,{trial,share})})),report=analyse(trial.reread(worsenRecording(trial.
recording,changes)),trial.policy);return changes.map(({row,by})=>({row,by,outcome:outcomeIn(report,row),method:"values"}))}
function outcomeIn(report,row){let judged=report.rows.find(one=>isSameRow(one,row));return report.conclusion==="fail"&&judged?.
state==="regression"?"red":report.problems.some(({code})=>code==="rounds-too-few")?"unreachable":"missed"}function worseningFor(row,{
trial:{recording,policy},share}){let limit=limitOf(row),noise=noiseOf(row),spread=spreadBoundOf(noise);if(noise.kind!=="\
varies"||spread===null)return null;let effort={rounds:recording.schedule.rounds,alpha:policy.alpha,testCount:share},more=sensitivityOf(
effort).findWorsening({spread,better:row.better},limit)??limit;return row.better==="lower"?limit+more:Math.min(MAX_RATE_LOSS,
limit+more)}var MAX_RATE_LOSS=.99;function limitOf({verdicts}){return verdicts.find(({kind})=>kind==="max-regression")?.
limit??0}function worsenRecording(recording,changes){return{...recording,series:splitSeriesByCommand(recording).map(({command,
series})=>{let change=changes.find(({row})=>isSameRow({...series,command,unit:tidyUnit(series.unit).unit},row));if(change===
void 0)return series;let values=series.head.values.map(raw=>raw.map(value=>worsenValue(value,change)));return{...series,
head:{...series.head,values}}})}}function worsenValue(value,{row,by}){let sign=row.better==="lower"?1:-1;if(by!==null)return value*
(1+sign*by);let beyond=value*(1+sign*limitOf(row))+sign;return Number.isInteger(value)?Math.round(beyond):beyond}function isSameRow(left,right){
return left.command===right.command&&left.group===right.group&&left.name===right.name&&left.metric===right.metric&&left.
unit===right.unit}var import_yaml=__toESM(require_dist(),1);function becauseOf({limit,level,why}){let noise=noiseRange(why),finds=why.found===null?"":`; a worsening of ${formatMargin(
why.found)} is found in 9 of 10 runs`;switch(why.kind){case"exact":return"it never varied, so every difference comes fro\
m a change";case"ratioless":return"some values are zero or below, where no change in percent exists; set max or min to g\
uard it";case"hidden":return`${noise} hides every change up to ${formatPercent(limit)}; shown, never judged`;case"floor":
return`${noise}${finds}; a tighter limit would flag random differences between builds`;case"smallest":return`${noise}${finds}`;case"\
noise":return level==="warn"?`${noise} is too much to stop a merge for${finds}`:`${noise}${finds}`}}function noiseRange({
noise}){if(noise===null)return"no noise";let[least,most]=noise.map(spreadText);return`noise of ${least===most?most:`${least}\
 to ${most}`}`}function spreadText(spread){if(spread===0)return"0%";let ratio=Math.expm1(spread);return ratio<5e-4?"belo\
w 0.1%":ratio>1?"over 100%":formatMargin(ratio)}function roundsText({rounds}){return rounds.min===rounds.max?String(rounds.
max):`${rounds.min}..${rounds.max}`}function minutesText(minutes){return minutes<.05?"below 0.1":formatDecimals(minutes,
minutes<10?1:0)}var KEPT_OPTIONS=["run","setup","workingDirectory","format","outputFile","unit"],ORIGIN_MARK=" Proposed by `bench-refere\
e doctor`";function renderProposal(proposal,inForce,all){let document=documentOf(inForce.text),root=rootOf(document);for(let field of KEPT_OPTIONS){
let value=inForce.given[field];if(value===void 0)continue;let[only,...more]=typeof value=="string"?[value]:value;root.set(
toKebabCase(field),document.createNode(more.length===0?only:value))}setEntry(document,root,{key:"rounds",value:roundsText(
proposal),why:explainRounds(proposal)}),setEntry(document,root,{key:"max-minutes",value:proposal.maxMinutes,why:"room fo\
r every round, also where head is slower"});let kept=selectKept(root.get("budgets"),all),budgets=new import_yaml.YAMLSeq(
document.schema);for(let one of proposal.budgets.flatMap(proposed=>entriesOf(proposed,all)))budgets.add(document.createNode(
one));for(let one of kept)budgets.add(one);return root.set("budgets",budgets),writeOrigin(document,root),document.toString(
{lineWidth:0})}function documentOf(text){let document=text===null?new import_yaml.Document:(0,import_yaml.parseDocument)(
text.replace(/^\uFEFF/,""));return(0,import_yaml.visit)(document,{Alias:(_,alias)=>{let copy=alias.resolve(document)?.clone();
return(0,import_yaml.isNode)(copy)?copy:void 0}}),(0,import_yaml.visit)(document,{Node:(_,node)=>{(0,import_yaml.isAlias)(
node)||delete node.anchor}}),document}function rootOf(document){if((0,import_yaml.isMap)(document.contents))return document.
contents;let root=new import_yaml.YAMLMap(document.schema);return document.contents=root,root}function setEntry(document,root,{
key,value,why}){let node=document.createNode(value);node.comment=` ${why}`;let isThere=root.has(key);root.set(key,node);
let budgets=root.items.findIndex(pair=>String(pair.key)==="budgets");!isThere&&budgets>=0&&root.items.splice(budgets,0,...root.
items.splice(-1))}function writeOrigin(document,root){let key=root.items[0]?.key;(0,import_yaml.isNode)(key)&&key.commentBefore&&
(key.commentBefore=withoutOrigin(key.commentBefore).join(`
`)||null);let origin=`${ORIGIN_MARK} from the noise of one machine. Where the runner is another, ask again there.`;document.
commentBefore=[...withoutOrigin(document.commentBefore??""),origin].join(`
`).replace(/^\n+/,"")}function withoutOrigin(comment){return comment.split(`
`).filter(line=>!line.startsWith(ORIGIN_MARK))}function explainRounds({rounds}){return rounds.min===rounds.max?"fewer co\
uld not fail":"stops as soon as all is decided"}function selectKept(budgets,all){let isMeasured=all.some(({row})=>row.metric===
COUNTED_METRIC),absolute=RULES.filter(({scale})=>scale==="absolute").map(({kind})=>kind),relative2=RULES.filter(({scale})=>scale===
"relative").map(({kind})=>kind);return((0,import_yaml.isSeq)(budgets)?budgets.items.filter(item=>(0,import_yaml.isMap)(item)):
[]).flatMap(item=>{if(item.get("metric")===COUNTED_METRIC&&!isMeasured)return[item];if(!absolute.some(kind=>item.has(kind)))
return[];for(let key of[...relative2,"min-delta"])item.delete(key);return[item]})}function entriesOf(proposed,all){let{metric,
rows,limit,level}=proposed;return scopesOf(rows,all).map(scope=>({metric,...scope,"max-regression":formatPercent(limit),
...level==="fail"?{}:{level},because:becauseOf(proposed)}))}function scopesOf(rows,all){if(rows===null)return[{}];let namesOf=some=>some.
map(({row})=>toLiteralPattern(row.shortName??row.name));return all.filter(({row})=>!rows.some(one=>one.row===row)).some(
({row})=>rows.some(one=>one.row.name===row.name&&one.row.metric===row.metric))?[...new Set(rows.map(({row})=>row.group))].
map(group=>({benchmarks:namesOf(rows.filter(({row})=>row.group===group)),...group?{packages:[toLiteralPattern(group)]}:{}})):
[{benchmarks:[...new Set(namesOf(rows))]}]}function toLiteralPattern(name){return name.replaceAll("*","?").replace(/^!/,
"?").replaceAll("\0","?")}var FIRST_LOOK=6,ROUND_PLANS=[6,10,14,20,30].map(max=>({min:FIRST_LOOK,max})),TARGET_LIMIT=.05,MIN_SUITED_SHARE=.75,MAX_FAIL_LIMIT=.2,
REPORT_LEVEL_LIMIT=.5;function propose(findings){let first=proposeFor(findings,Math.max(1,rankVaryingRows(findings.noise).
length));return proposeFor(findings,first.testCount)}function proposeFor(findings,share){let{noise,alpha}=findings,rounds=chooseRounds(
findings,share),judged=noise.filter(({kind})=>kind!=="one-sided"),reach=sensitivityOf({rounds,alpha,testCount:share}),budgets=groupByMetric(
judged).flatMap(rows=>budgetsFor(rows,reach)),tested=rankVaryingRows(judged).filter(({row})=>levelFor(budgets,row)!=="re\
port");return{rounds,maxMinutes:minutesFor(rounds,findings),budgets,testCount:Math.max(1,tested.length)}}function levelFor(budgets,row){
return budgets.findLast(({metric,rows})=>metric===row.metric&&(rows===null||rows.some(one=>one.row===row)))?.level}function rowsOf(noise,metric){
return noise.filter(({row})=>row.metric===metric)}function groupByMetric(noise){return[...new Set(noise.map(({row})=>row.
metric))].map(metric=>rowsOf(noise,metric))}function chooseRounds(findings,share){let{noise,alpha,roundMinutes,maxMinutes}=findings,
fewest=findMinRounds({alpha,testCount:share}),affordable=rounds=>countWithWarmUp(rounds)*roundMinutes<=maxMinutes,plans=ROUND_PLANS.
filter(({max:max2})=>max2>FIRST_LOOK&&max2>=fewest).filter(affordable),primary=groupByMetric(noise.filter(({row,kind})=>row.
primary&&kind!=="one-sided")),prospects=plans.map(rounds=>{let reach=sensitivityOf({rounds,alpha,testCount:share}),metrics=primary.
map(rows=>rowLimitsOf(rows,reach));return{rounds,limit:Math.max(0,...metrics.map(defaultOf)),score:scoreOf(metrics.flat())}}),
best=Math.min(...prospects.map(({score})=>score)),chosen=prospects.find(({limit,score})=>limit<=TARGET_LIMIT||score===best);
if(chosen!==void 0)return chosen.rounds;let max=Math.max(fewest,Math.floor(maxMinutes/roundMinutes)-1);return{min:Math.min(
FIRST_LOOK,max),max}}function scoreOf(all){return all.reduce((sum,{limit})=>sum+Math.min(1,limit),0)/Math.max(1,all.length)}
function countWithWarmUp({max}){return max+1}function rowLimitsOf(rows,reach){let hasTimes=rows.some(({row})=>isTimeBased(
row.unit));return rows.map(noise=>({noise,limit:noise.kind==="exact"&&!hasTimes?0:limitFor(noise,reach)}))}function limitFor({
row,kind,spread},reach){return kind==="exact"?minLimitFor(row.unit):spread===null?1/0:reach.findLimit({spread,better:row.
better},minLimitFor(row.unit))??1/0}function defaultOf(all){let limits=all.map(({limit})=>limit).toSorted(compareNumbers),
most=limits[Math.floor(MIN_SUITED_SHARE*(limits.length-1))]??0;return most<=MAX_FAIL_LIMIT?most:limits.findLast(limit=>limit<=
MAX_FAIL_LIMIT)??most}function budgetsFor(rows,reach){let[{row}={row:null}]=rows;if(row===null)return[];let{metric}=row,
all=rowLimitsOf(rows,reach),usual=defaultOf(all),carriers=all.filter(({limit})=>limit<=usual).map(({noise})=>noise),wider=[
...new Set(all.map(({limit})=>limit))].filter(limit=>limit>usual).toSorted(compareNumbers);return[budgetOf(metric,{rows:null,
members:carriers,limit:usual},reach),...wider.map(limit=>{let members=all.filter(tier=>tier.limit===limit).map(({noise})=>noise);
return budgetOf(metric,{rows:members,members,limit},reach)})]}function budgetOf(metric,{rows,members,limit},reach){let noisy=rankVaryingRows(
members),worst=noisy[0],noise=worst===void 0?null:[noisy.at(-1).spread,worst.spread];return limit===1/0?{metric,rows,limit:REPORT_LEVEL_LIMIT,
level:"report",why:{kind:worst===void 0?"ratioless":"hidden",noise,found:null}}:{metric,rows,limit,level:limit<=MAX_FAIL_LIMIT?
"fail":"warn",why:{kind:reasonFor(members,limit),noise,found:worst===void 0?null:reach.findWorsening(rowNoiseOf(worst),limit)}}}
function reasonFor(members,limit){return limit===0?"exact":members.some(({row:{unit}})=>limit>minLimitFor(unit))?"noise":
members.every(({row:{unit}})=>isTimeBased(unit))?"floor":"smallest"}function rowNoiseOf({row,spread}){return{spread,better:row.
better}}var RESERVE_FACTOR=2;function minutesFor(rounds,{roundMinutes,maxMinutes}){let needed=countWithWarmUp(rounds)*roundMinutes;
return Math.max(1,Math.ceil(Math.max(needed,Math.min(maxMinutes,RESERVE_FACTOR*needed))))}function compareNumbers(left,right){
return left-right}function diagnose(inputs){let{recording,given,text,path,today,reread}=inputs,measured=planCompletedRounds(recording),file=text===
null?null:parseConfigFile(text,path),policy=policyForOneCommit(policyOf(file,today)),noise=analyse(measured,policy).rows.
map(noiseOf),roundMinutes=minutesOfRound(recording),proposal=propose({noise,roundMinutes,maxMinutes:file?.maxMinutes??DEFAULTS.
maxMinutes,alpha:policy.alpha}),proposed=renderProposal(proposal,{text,given},noise),trial={recording:measured,policy:policyForOneCommit(
policyOf(parseConfigFile(proposed,path),today)),reread},unchanged=analyse(measured,trial.policy),share=countTests(unchanged);
return{environment:recording.environment,commands:recording.schedule.commands.map(scriptOf),rounds:countCompletedRounds(
recording),roundMinutes,alpha:policy.alpha,testCount:share,noise,prospects:ROUND_PLANS.map(rounds=>prospectOf(rounds,{noise,
roundMinutes,alpha:policy.alpha,testCount:share})),proposal,policy:trial.policy,file:proposed,replaces:file?.budgets!==void 0,
unchanged,disturbances:listDisturbances(unchanged,proposal),proofs:proveByValues(trial,unchanged),historyReach:inputs.recordsHistory?
historyReachOf(noise,{maxMinutes:proposal.maxMinutes,roundMinutes}):null}}function findObjection({unchanged,disturbances,
proofs}){return isRed(unchanged)?"red":disturbances.length>0?"disturbed":proofs.some(proof=>proof.row.primary?proof.outcome!==
"red":isBroken(proof))?"undetected":null}function isRed({conclusion}){return conclusion==="fail"||conclusion==="error"}function isBroken({
outcome}){return outcome==="missed"||outcome==="unreachable"||outcome==="one-sided"||outcome==="unmatched"}function prospectOf(rounds,{
noise,roundMinutes,alpha,testCount}){let all=rankVaryingRows(noise),primary=all.filter(({row})=>row.primary),shown=primary.
length===0?all:primary,reach=sensitivityOf({rounds,alpha,testCount}),carriedBy=one=>{if(one===void 0)return null;let noisy={
spread:one.spread,better:one.row.better},limit=reach.findLimit(noisy,minLimitFor(one.row.unit)),found=limit===null?null:
reach.findWorsening(noisy,limit);return limit===null||found===null?null:{limit,found}},fewest=findMinRounds({alpha,testCount});
return{rounds,minutes:(rounds.max+1)*roundMinutes,needs:rounds.max<fewest?fewest:null,typical:carriedBy(shown[Math.floor(
shown.length/2)]),worst:carriedBy(shown[0])}}function minutesOfRound({invocations}){let measured=invocations.filter(({round})=>round>
0),first=measured[0],last=measured.at(-1);if(first===void 0||last===void 0)return 0;let rounds=Math.max(1,last.round-first.
round+1);return(last.startMs+last.durationMs-first.startMs)/rounds/6e4}var MIN_NOISE_ROUNDS=4;function reportTooLittleTime({maxMinutes,elapsedMs,roundMs,rounds,maxRounds}){if(maxRounds>=MIN_NOISE_ROUNDS)
return[];let neededMinutes=Math.ceil((elapsedMs+MIN_NOISE_ROUNDS*roundMs)/6e4),data={roundMs,maxMinutes,rounds,neededMinutes,
minRounds:MIN_NOISE_ROUNDS};return[makeError("noise-time-too-short",atFlag("max-minutes"),data,{failure:"rounds-too-few"})]}var VERSION=1;function renderDoctorJson(diagnosis,{written}){let{proposal,unchanged}=diagnosis,value={version:VERSION,trusted:findObjection(
diagnosis)===null,disturbances:diagnosis.disturbances.map(toDiagnosticJson),environment:diagnosis.environment,commands:diagnosis.
commands,rounds:diagnosis.rounds,roundMinutes:diagnosis.roundMinutes,...unchanged.measuredAgain&&{measuredAgain:unchanged.
measuredAgain},alpha:diagnosis.alpha,tests:diagnosis.testCount,noise:diagnosis.noise.map(({row,kind,spread})=>({...nameOf(
row),kind,spread})),prospects:diagnosis.prospects,proposal:{rounds:proposal.rounds,maxMinutes:proposal.maxMinutes,budgets:proposal.
budgets.map(one=>({metric:one.metric,benchmarks:one.rows?.map(({row})=>nameOf(row))??null,limit:one.limit,level:one.level,
because:becauseOf(one)})),file:diagnosis.file,written},...diagnosis.historyReach&&{history:diagnosis.historyReach},unchanged:{
red:isRed(unchanged),verdict:unchanged.conclusion,problems:unchanged.problems.map(toDiagnosticJson)},proofs:diagnosis.proofs.
map(({row,by,outcome,method})=>({...nameOf(row),by,outcome,method}))};return`${JSON.stringify(value,null,2)}
`}function nameOf({group,name,metric,unit}){return{group,name,metric,unit}}import{posix}from"node:path";function adviceLines(diagnosis,destination){let objection=findObjection(diagnosis);if(objection===null)return[CONCLUSIONS.
none,"","NEXT",...useLines(destination)];let{written}=destination,file=written===null?[]:[`  The proposal is in ${cleanUntrustedText(
written)}.`],use=objection==="undetected"?useLines(destination):file;return[CONCLUSIONS[objection],"","NEXT",...REMEDIES[objection],
...use]}var CONCLUSIONS={none:"TRUST IT: as proposed, this gate can turn red, and unchanged code keeps it green.",red:"D\
O NOT TRUST IT YET: unchanged code turns this gate red.",disturbed:"DO NOT TRUST IT YET: the machine was disturbed (see \
the warnings above), so the limits may be too wide.",undetected:"DO NOT TRUST IT YET: what is named above cannot turn th\
is gate red."},REMEDIES={red:["  Run doctor again. If this stays, correct what is named above."],disturbed:[`  Run docto\
r again on an idle machine, or on the runner of the gate: ${ownFileUrl("examples/doctor.yml")}`,"  If the machine of the\
 gate is always disturbed like this, the limits are right for it."],undetected:["  Correct what is named above and run d\
octor again, or use the proposal as it is."]};function useLines({written,config,state,isFolded:isFolded2}){let target=cleanUntrustedText(
config),commit="Commit it on the default branch: a pull request is judged by the file of its base.";if(written===null)return[
isFolded2?`  Run doctor again with \`--write FILE\`, and move the file to ${target}.`:`  Save the proposal above as ${target}\
. With \`--write FILE\` doctor writes it to a file.`,`  ${commit}`];if(state==="in-place")return[`  Written to ${target}\
, where the gate reads it. ${commit}`];let replaces=state==="replaces"?", which it replaces (`git diff` shows the change\
s)":"";return[`  Written to ${cleanUntrustedText(written)}. Use it as ${target}${replaces}:`,`    ${moveCommand(written,
{config,state})}`,`  ${commit}`]}function moveCommand(written,{config,state}){let move=["mv",written,config].map(quoteShellWord).
join(" "),folder=posix.dirname(config);return state==="replaces"||folder==="."?move:`mkdir -p ${quoteShellWord(folder)} \
&& ${move}`}var MAX_NAMES=8;function renderDoctor(diagnosis,destination){return`${[machineLines(diagnosis),noiseLines(diagnosis),prospectLines(
diagnosis),proposalLines(diagnosis),proofLines(diagnosis),...historyParts(diagnosis),adviceLines(diagnosis,{...destination,
isFolded:isFolded(diagnosis)})].map(lines=>lines.join(`
`)).join(`

`)}
`}function historyParts({historyReach:reach}){if(reach===null)return[];let{rounds,typical,worst}=reach;return[["HISTORY:\
 the steps that one confirming run of both commits shows in 9 of 10 cases, with as many rounds as it may take",`  from ${formatMargin(
typical)} for the typical benchmark, from ${formatMargin(worst)} for the noisiest one, with ${formatCount(rounds,"round")}`,
"  It cannot tell steps below 1%, which commit of a push with several it was, or what a new toolchain changes on both si\
des."]]}function machineLines({environment,rounds,roundMinutes,unchanged}){let seconds=roundMinutes*60,took=seconds<120?
`${Number(seconds.toPrecision(2))} s`:`${minutesText(roundMinutes)} min`;return["MACHINE",`  ${cleanUntrustedText(environment.
cpu)}, ${formatCount(environment.cores,"core")}, ${cleanUntrustedText(environment.os)}`,`  ${formatCount(rounds,"round")}\
 of the same commit against itself; one round, base and head, takes ${took}.`,...againLines(unchanged),...busyLines(environment,
unchanged),`  Noise belongs to the machine. To run doctor on that of the gate: ${ownFileUrl("examples/doctor.yml")}`,...unchanged.
problems.filter(({severity})=>severity==="warning").map(problem=>`  warning: ${formatDiagnosticLine(problem)}`)]}function againLines({
measuredAgain}){if(measuredAgain===void 0)return[];let{rounds}=measuredAgain,were=rounds===1?"was":"were";return[`  ${formatCount(
rounds,"round")} ${were} disturbed by others and measured again, as the gate does it.`]}function busyLines({loadBefore,cores},{
problems}){return problems.some(({code})=>code==="machine-busy-before")||loadBefore===null||loadBefore<=cores/2?[]:[`  I\
t was busy with something else before (load ${formatCompact(loadBefore,1)}): expect less noise, and better limits, when \
it is not.`]}function noiseLines({noise,alpha,testCount}){let noisy=rankVaryingRows(noise),exact=noise.filter(({kind})=>kind===
"exact"),label=labelFor(noise),width=Math.max(0,...noisy.slice(0,MAX_NAMES).map(({spread})=>spreadText(spread).length));
return["NOISE: how much the same benchmark differs from one invocation to the next (standard deviation without outliers)",
...noisy.slice(0,MAX_NAMES).map(({row,spread})=>`  ${spreadText(spread).padStart(width)}  ${label(row)}`),...foldedLines(
noisy.slice(MAX_NAMES)),...exact.length===0?[]:[`  exact  ${formatCount(exact.length,"result")} (${metricsOf(exact)}) ne\
ver varied, and ${exact.length===1?"is":"are"} compared as ${exact.length===1?"it is":"they are"}`],`  ${formatCount(testCount,
"limit")} ${testCount===1?"needs":"need"} evidence. Together they may fail ${formatPercent(alpha)} of all pull requests \
that changed nothing.`]}function foldedLines(folded){if(folded.length===0)return[];let[most,least]=[folded[0],folded.at(
-1)].map(({spread})=>spreadText(spread));return[`  and ${formatCount(folded.length,"more result")}, ${most===least?most:
`from ${least} to ${most}`}`]}function metricsOf(noise){return[...new Set(noise.map(({row})=>cleanUntrustedText(row.metric)))].
join(", ")}function labelFor(noise){let keys=noise.map(({row})=>`${row.name}
${row.metric}`),isAmbiguous=new Set(keys).size<keys.length,hasSeveral=new Set(noise.map(({row})=>row.metric)).size>1,labels=shortenNames(
noise.map(({row})=>row.name));return({group,name,metric})=>[isAmbiguous&&group!==null?group:null,labels.get(name)??name,
hasSeveral?metric:null].flatMap(part=>part===null?[]:[cleanUntrustedText(part)]).join(" ")}function prospectLines({prospects,
noise}){if(rankVaryingRows(noise).length===0)return["TIME: nothing varies, so more rounds detect nothing more."];let isOne=prospects.
every(({typical,worst})=>typical?.found===worst?.found),titles=isOne?["the benchmark"]:["typical benchmark","noisiest be\
nchmark"],rows=prospects.map(prospect=>{let{typical,worst,minutes}=prospect,reach=isOne?[typical]:[typical,worst];return[
roundsText(prospect),minutesText(minutes),...reach.map(one=>cell(prospect,one))]}),all=[["rounds","minutes",...titles],...rows],
widths=all[0].map((_,column)=>Math.max(...all.map(row=>row[column].length)));return["TIME: what more rounds give: the sm\
allest sensible limit, and the worsening that is then detected in 9 of 10 runs",...all.map(row=>row.map((text,column)=>column<
2?text.padStart(widths[column]):text.padEnd(widths[column]))).map(row=>`  ${row.join("   ")}`.trimEnd())]}function cell({
needs},carried){return needs!==null?`can never fail: needs ${formatCount(needs,"round")}`:carried===null?"none: hidden b\
y noise":`limit ${formatPercent(carried.limit)}, finds ${formatMargin(carried.found)}`}function proposalLines(diagnosis){
let lines=linesOf(diagnosis),more=`# and ${lines.length-MAX_LINES} more lines`,shown=isFolded(diagnosis)?[...lines.slice(
0,MAX_LINES),more]:lines;return[`PROPOSAL: a complete configuration.${diagnosis.replaces?" It replaces your relative lim\
its and keeps everything else.":""}`,"",...shown.map(line=>stripControls(line))]}function linesOf({file}){return file.trimEnd().
split(`
`)}function isFolded(diagnosis){return linesOf(diagnosis).length>MAX_LINES+LINES_SPARED}var MAX_LINES=40,LINES_SPARED=5;
function proofLines(diagnosis){let{proofs,unchanged}=diagnosis,red=proofs.filter(({outcome})=>outcome==="red"),others=proofs.
filter(({outcome})=>outcome!=="red"),label=labelFor(diagnosis.noise);return["PROOF: can this gate turn red, and does it \
stay green?",...unchangedLines(diagnosis),...redLines(red,unchanged.rows.length),...groupByOutcome(others).flatMap(({outcome,
rows})=>[`  not red  ${formatList(rows.map(label),MAX_NAMES)}`,`           ${EXPLANATIONS[outcome]}`])]}function unchangedLines({
unchanged,alpha}){if(!isRed(unchanged))return[`  green    unchanged code, judged by the proposal after ${formatCount(unchanged.
rounds,"round")}`];let formatter={plain:text=>text,strong:text=>text,code:text=>cleanUntrustedText(text),untrusted:text=>cleanUntrustedText(
text)},broken=listFindings(unchanged).filter(({verdict})=>verdict.outcome==="fail").map(({what})=>`           ${formatRichText(
what,formatter)}`);return["  RED      unchanged code fails under the proposal:",...shortenList(broken,MAX_NAMES),...unchanged.
problems.filter(({severity})=>severity==="error").map(problem=>`           ${formatDiagnosticLine(problem)}`),`         \
  Chance does this in ${formatPercent(alpha)} of all runs. Run doctor again: if it stays, the two sides differ by more`,
"           than noise, or names change from run to run, or the machine is too noisy for a gate."]}function redLines(red,all){
let measured=red.filter(({method})=>method==="run"),injected=red.filter(({method})=>method==="values"),lines=[];return measured.
length>0&&lines.push(`  red      ${measured.length} of ${formatCount(all,"result")}, measured again with a slower head${amounts(
measured)}`),injected.length>0&&(lines.push(`  red      ${injected.length} of ${formatCount(all,"result")}, each tested \
with an injected slowdown${amounts(injected)}`,"           in the recorded values, and judged as in a pull request"),measured.
length===0&&lines.push("           (the tool times itself, so a slower command would not show in its numbers)")),lines}function amounts(proofs){
let by=proofs.flatMap(proof=>proof.by??[]).toSorted((left,right)=>left-right),[least,most]=[by[0],by.at(-1)];if(least===
void 0||most===void 0)return", by one";let exact=by.length<proofs.length?", exact ones by one":"";return`, by ${formatMargin(
least)===formatMargin(most)?formatMargin(least):`${formatMargin(least)} to ${formatMargin(most)}`}${exact}`}function groupByOutcome(proofs){
return Object.keys(EXPLANATIONS).flatMap(outcome=>{let rows=proofs.filter(proof=>proof.outcome===outcome).map(({row})=>row);
return rows.length===0?[]:[{outcome,rows}]})}var EXPLANATIONS={missed:"Made worse by a multiple of its limit, it was not\
 seen in so few rounds. Run doctor with more: `--rounds 20`.",unreachable:"So few rounds can never be evidence. Run doct\
or with more: `--rounds` and `--max-minutes`.","one-sided":"Only one side has it. Give the benchmark the same name in ev\
ery run.",unmatched:"No budget matches it. Add one for its metric.",warns:"Its budget only warns: noise is large. Let it\
 run longer, split it, or use a quieter machine.","shown-only":"No limit would be meaningful; its budget says why. A qui\
eter machine or longer invocations change that."};function addPauses(commands,seconds){return commands.map((one,index)=>{let command=`${`if [ "$BENCH_REFEREE_SIDE" = head\
 ]; then sleep ${(seconds[index]??0).toFixed(3)}; fi`}
${scriptOf(one)}`;return typeof one=="string"?command:{...one,command}})}function restoreNames(recording,commands,nameOf2){
let names=new Map(recording.schedule.commands.map((slow,index)=>[nameOf2(scriptOf(slow)),nameOf2(scriptOf(commands[index]??
slow))]));return{...recording,schedule:{...recording.schedule,commands:[...commands]},series:recording.series.map(series=>({
...series,name:names.get(series.name)??series.name}))}}var PAUSED="wall-time",MIN_PAUSE_SECONDS=.005;async function proveBySlowHead(diagnosis,{measured,commands},measure){let{
policy}=diagnosis,worsenings=commands.map(written=>{let command=scriptOf(written),row=diagnosis.unchanged.rows.find(({name,
metric})=>metric===PAUSED&&name===commandName(command));if(row===void 0||obstacle(row)!==null)return null;let by=worseningFor(
row,{trial:{recording:measured,policy},share:diagnosis.testCount});return by===null?null:{row,by}});if(worsenings.every(
one=>one===null))return diagnosis.proofs;let seconds=worsenings.map(one=>one===null?0:pauseFor(one)),recording=planCompletedRounds(
await measure(addPauses(commands,seconds))),report=analyse(restoreNames(recording,commands,commandName),policy);return diagnosis.
proofs.map(proof=>{let tried=worsenings.find(one=>one!==null&&isSameRow(one.row,proof.row));return tried?{row:proof.row,
by:tried.by,outcome:outcomeIn(report,tried.row),method:"run"}:proof})}function pauseFor({row,by}){return Math.max(MIN_PAUSE_SECONDS,
by*(row.base?.median??0))}var ROUNDS={min:10,max:10},findPlanErrors=(_,cost)=>reportTooLittleTime(cost),NOISE_RUN={find:findCommitTwice,purpose:"n\
oise",findPlanErrors};async function doctor(argv){let{given:typed,output,write}=parseDoctorArgs(argv);if(typed.rounds!==
void 0&&typed.rounds.max<MIN_NOISE_ROUNDS){let rounds=typed.rounds.max;throw userError("too-few-noise-rounds",atFlag("ro\
unds"),{rounds,minRounds:MIN_NOISE_ROUNDS,isPlanned:!0})}let host=makeTerminalHost(),written=write===null?null:resolve(write);
written!==null&&await refuseExisting(host,written);let given={...typed,rounds:typed.rounds??ROUNDS};host.log.info("docto\
r: base and head are the same commit, so that all that differs is noise");let{diagnosis,config}=await examine(host,given),
destination=await destinationOf(host,{write,config});return written!==null&&await writeNew(host,written,diagnosis.file),
process.stdout.write(output==="json"?renderDoctorJson(diagnosis,{written:write}):renderDoctor(diagnosis,destination)),findObjection(
diagnosis)===null?0:1}async function destinationOf(host,{write,config}){let isThere=await hasPath(host,config),isSame=write!==
null&&resolve(host.folder,write)===config;return{written:write,config:relative(host.folder,config).replaceAll("\\","/"),
state:isSame?"in-place":isThere?"replaces":"missing"}}async function examine(host,given){let{recording,settings,configText,
folder}=await measureLocalCommits(host,given,NOISE_RUN),config=resolve(folder,settings.commits.config),{baseline}=settings.
measure;if(baseline!==null){let ignored=makeWarning("baseline-ignored",inFile(baseline),{});host.log.warning(formatDiagnosticLine(
ignored))}checkUsable(recording);let unstable=findUnstableNameProblem([recording],settings.policy);unstable?.isGuarded&&
throwErrors([{...unstable.problem,severity:"error"}]);let diagnosis=diagnose({recording,given,text:configText,path:settings.
commits.config,recordsHistory:await hasRecordingWorkflow(host,folder),today:host.clock.today(),reread:one=>parseRecording(
renderRecording(one),"recording")}),{run:commands}=settings.measure;if(!settings.measure.commands.some(({format})=>format===
"command"))return{diagnosis,config};let plan={measured:planCompletedRounds(recording),commands},proofs=await proveBySlowHead(
diagnosis,plan,async run=>{host.log.info("doctor: measuring again, with a pause on head that must turn the gate red");let slower=await measureLocalCommits(
host,{...given,run},NOISE_RUN);return checkUsable(slower.recording),slower.recording});return{diagnosis:{...diagnosis,proofs},
config}}var MAX_WORKFLOW_BYTES=1024*1024;async function hasRecordingWorkflow(host,folder){let workflows=join(folder,".gi\
thub/workflows");if(!await hasPath(host,workflows))return!1;let names=await host.files.list(workflows,path=>/^[^/]+\.ya?ml$/.
test(path));for(let name of names.keys()){let text=await host.files.read(join(workflows,name),MAX_WORKFLOW_BYTES);if(/uses:\s*['"]?[\w.-]+\/[\w.-]+\/record@/.
test(text??""))return!0}return!1}function checkUsable(recording){let rounds=countCompletedRounds(recording);if(recording.
schedule.ended==="cancelled")throw userError("diagnosis-cancelled",about("doctor"),{});let failed=hasFailed(recording,"b\
ase")||hasFailed(recording,"head");if(!(!failed&&rounds>=MIN_NOISE_ROUNDS)){if(failed){let causes=recording.problems.filter(
({failure,severity})=>severity==="error"||failure==="benchmark-failed");throw userError("nothing-to-diagnose",about("doc\
tor"),{},{causes:causes.slice(0,1)})}throw throwErrors(recording.problems.filter(isPlanError).slice(0,1)),userError("too\
-few-noise-rounds",about("doctor"),{rounds,minRounds:MIN_NOISE_ROUNDS,isPlanned:!1})}}export{doctor};
