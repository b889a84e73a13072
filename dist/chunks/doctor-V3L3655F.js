import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findCommitTwice,measureHere}from"./chunk-EAJCYOWK.js";import{readDoctor}from"./chunk-EK2XCWV4.js";import{
commandName}from"./chunk-ZFSKEP6N.js";import"./chunk-O5CA6BXR.js";import"./chunk-FXXBQ4L6.js";import"./chunk-YU2MZOBA.js";
import{refuseExisting,writeNew}from"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-RNTIAEJS.js";import"./chunk-Y6Q2NB5X.js";
import{findings,tell}from"./chunk-TL2OWTGZ.js";import{counted,listed}from"./chunk-B6XOBEIL.js";import{BOUNDS_CONFIDENCE,
analyse,brief,fixed,looks,median,normalQuantile,parseBudgetFile,parseRecording,percent,policyOf,ratiosOutside,renderRecording,
rough,seriesByCommand,smallestTwoSidedP,sorted,spentAlpha,untiedLowerHalf}from"./chunk-VQQDN7QI.js";import{stripControls,
visible}from"./chunk-UAK5ACO7.js";import{describe}from"./chunk-VZGJH6IP.js";import{require_dist}from"./chunk-7RURHUYU.js";
import"./chunk-WJP4PDLC.js";import"./chunk-63ISEC2G.js";import{DEFAULTS,RULES,completedRounds,hasFailed,kebab,
shapeOf}from"./chunk-MT3A5R62.js";import"./chunk-KQ3JW6BQ.js";import{tidy}from"./chunk-LILJVUUO.js";import{
UserError}from"./chunk-FTWAL6AX.js";import{__toESM}from"./chunk-TXIT2DZO.js";import{resolve}from"node:path";var QUARTILES_OF_NORMAL=2*normalQuantile(.75);function robustSpread(values){const ascending2=sorted(values);const range=quantile(
ascending2,.75)-quantile(ascending2,.25);if(range>0)return range/QUARTILES_OF_NORMAL;const centre=quantile(ascending2,.5);
return Math.sqrt(values.reduce((sum,value)=>sum+(value-centre)**2,0)/values.length)}function quantile(ascending2,part){const last=ascending2.
length-1;const position=Math.min(last,Math.max(0,(ascending2.length+1/3)*part+1/3-1));const below=ascending2[Math.floor(
position)];const above=ascending2[Math.ceil(position)];return below+(position-Math.floor(position))*(above-below)}function noiseOf(row){if(row.base===null||row.head===null)return{row,kind:"one-sided",spread:null};if(row.exact)return{row,
kind:"exact",spread:0};const sides=[row.base,row.head];if(!sides.every(({values})=>values.every(value=>value>0)))return{
row,kind:"ratioless",spread:null};return{row,kind:"varies",spread:robustSpread(sides.flatMap(residuals))}}function residuals({
values,median:median2}){return values.map(value=>Math.log(value/median2))}function varying(noise){return noise.filter(one=>one.
kind==="varies").toSorted((left,right)=>right.spread-left.spread)}var EFFICIENCY=.37;var SURE=1.645;var MOST_FACTOR=5;function spreadAtMost({
row,spread}){const n=(row.base?.n??0)+(row.head?.n??0);const part=1-SURE/Math.sqrt(2*n*EFFICIENCY);return spread===null?
null:spread/Math.max(1/MOST_FACTOR,part)}var SEED=625341585;function normalDraws(length){const draws=new Float64Array(length);let state=SEED;for(let index=0;index<
length;index+=1){state^=state<<13;state^=state>>>17;state^=state<<5;draws[index]=normalQuantile(((state>>>0)-.5)/2**32)}
return draws}var POWER=.9;var REHEARSALS=1e3;var LONGEST=30;function finderFor({chances,clearing}){const steps=chances.map(({rounds,alpha})=>stepOf(
Math.min(rounds,LONGEST),alpha,clearing));if(steps.every(({byRanks})=>byRanks===null))return()=>null;const sizes=new Float64Array(
REHEARSALS);return(noise,limit)=>{for(let index=0;index<REHEARSALS;index+=1){sizes[index]=foundFrom(steps,{index,noise,limit})}
return sizes.sort()[Math.ceil(POWER*REHEARSALS)-1]}}function stepOf(rounds,alpha,clearing){const rehearsals=rehearse(rounds);
const column=position=>Float64Array.from(rehearsals,({differences})=>differences[position]);const beyond=untiedLowerHalf(
rounds,rounds).findIndex(probability=>probability>alpha);const inversions=(beyond===-1?Math.floor(rounds**2/2):beyond)-1;
const outside=ratiosOutside(rounds,rounds,clearing);return{byRanks:inversions<0?null:column(inversions),shifts:Float64Array.
from(rehearsals,({shift})=>shift),ends:outside===0?null:column(rounds**2-outside)}}function foundFrom(steps,{index,noise,
limit}){let found=Infinity;let uncleared=-Infinity;for(const{byRanks,shifts,ends}of steps){if(byRanks!==null){const needed=larger(
larger(-noise*byRanks[index],limit-noise*shifts[index]),uncleared);if(needed<found)found=needed}if(ends!==null)uncleared=
larger(uncleared,limit-noise*ends[index])}return found}function larger(left,right){return left>right?left:right}var allDraws=null;
var rehearsed=new Map;function rehearse(rounds){const known=rehearsed.get(rounds);if(known!==void 0)return known;allDraws??=
normalDraws(2*LONGEST*REHEARSALS);const draws=allDraws;const made=Array.from({length:REHEARSALS},(_,index)=>{const start=2*
LONGEST*index;const base=draws.subarray(start,start+rounds);const head=draws.subarray(start+LONGEST,start+LONGEST+rounds);
const differences=new Float64Array(rounds**2);let next=0;for(const b of base)for(const h of head)differences[next++]=h-b;
return{differences:differences.sort(),shift:median([...head])-median([...base])}});rehearsed.set(rounds,made);return made}var LADDER=[.01,.02,.03,.05,.075,.1,.15,.2,.25,.3,.4,.5];var LEAST_FOR_TIMES=.02;var LEAST=.01;function leastFor(unit){return isClocked(
unit)?LEAST_FOR_TIMES:LEAST}function isClocked(unit){return describe(unit).timelike||shapeOf(unit).rate}function reachOf(effort){
const shiftFound=finderFor({chances:chancesOf(effort),clearing:BOUNDS_CONFIDENCE});const least=leastInSpreads(shiftFound);
return{carried:({spread,better},from)=>LADDER.find(limit=>limit>=from&&toShift(limit,better)>=least*spread)??null,found({
spread,better},limit){const shift=shiftFound(spread,toShift(limit,better));return shift===null?null:toRatio(shift,better)}}}
var BISECTIONS=16;var MOST_SPREADS=32;function leastInSpreads(shiftFound){if(shiftFound(1,0)===null)return Infinity;let[
low,high]=[0,MOST_SPREADS];for(let step=0;step<BISECTIONS;step+=1){const middle=(low+high)/2;if((shiftFound(1,middle)??Infinity)<=
2*middle)high=middle;else low=middle}return high}function fewestRounds({alpha,share}){let rounds=1;while(smallestP(rounds)>
alpha/share)rounds+=1;return rounds}function chancesOf({rounds,alpha,share}){const planned=looks(rounds);return planned.
map(look=>({rounds:look,alpha:spentAlpha({alpha:alpha/share,looks:planned},look,smallestP)}))}function smallestP(rounds){
return smallestTwoSidedP(rounds,rounds)/2}function toShift(worsening,better){return better==="lower"?Math.log1p(worsening):
-Math.log1p(-worsening)}function toRatio(shift,better){return better==="lower"?Math.expm1(shift):-Math.expm1(-shift)}var MOST_TRIALS=100;function asMeasured(recording){const rounds=Math.max(1,completedRounds(recording));return{...recording,
schedule:{...recording.schedule,rounds:{min:rounds,max:rounds},ended:"complete"}}}function policyForOne(policy){return{...policy,
renamed:{},table:null}}function sharers({rows}){const tests=rows.flatMap(({verdicts})=>verdicts.filter(({alpha,level})=>alpha!==
null&&level!=="report"));return Math.max(1,tests.length)}function proveByValues(trial,unchanged){const share=sharers(unchanged);
const can=unchanged.rows.filter(row=>obstacle(row)===null);const size=Math.ceil(can.length/MOST_TRIALS);const groups=Array.
from({length:Math.ceil(can.length/Math.max(1,size))},(_,index)=>can.slice(index*size,(index+1)*size));const tried=groups.
flatMap(rows=>attempt(trial,rows,share));return unchanged.rows.map(row=>{const outcome=obstacle(row);const proof=tried.find(
one=>one.row===row);return proof??{row,by:null,outcome:outcome??"missed",method:"values"}})}function obstacle(row){if(row.
base===null||row.head===null)return"one-sided";const limits=row.verdicts.filter(({kind})=>kind==="max-regression");if(limits.
length===0)return"unmatched";if(limits.some(({level})=>level==="fail"))return null;return limits.some(({level})=>level===
"warn")?"warns":"shown-only"}function attempt(trial,rows,share){const changes=rows.map(row=>({row,by:worseningFor(row,{trial,
share})}));const report=analyse(trial.reread(worsened(trial.recording,changes)),trial.policy);return changes.map(({row,by})=>({
row,by,outcome:outcomeIn(report,row),method:"values"}))}function outcomeIn(report,row){const judged=report.rows.find(one=>isSame(
one,row));if(report.conclusion==="fail"&&judged?.state==="regression")return"red";const isUnreachable=report.problems.some(
({code})=>code==="rounds-too-few");return isUnreachable?"unreachable":"missed"}function worseningFor(row,{trial:{recording,
policy},share}){const limit=limitOf(row);const noise=noiseOf(row);const spread=spreadAtMost(noise);if(noise.kind!=="vari\
es"||spread===null)return null;const effort={rounds:recording.schedule.rounds,alpha:policy.alpha,share};const more=reachOf(
effort).found({spread,better:row.better},limit)??limit;return row.better==="lower"?limit+more:Math.min(MOST_OF_A_RATE,limit+
more)}var MOST_OF_A_RATE=.99;function limitOf({verdicts}){return verdicts.find(({kind})=>kind==="max-regression")?.limit??
0}function worsened(recording,changes){return{...recording,series:seriesByCommand(recording).map(({command,series})=>{const change=changes.
find(({row})=>isSame({...series,command,unit:tidy(series.unit).unit},row));if(change===void 0)return series;const values=series.
head.values.map(raw=>raw.map(value=>worse(value,change)));return{...series,head:{...series.head,values}}})}}function worse(value,{
row,by}){const sign2=row.better==="lower"?1:-1;if(by!==null)return value*(1+sign2*by);const beyond=value*(1+sign2*limitOf(
row))+sign2;return Number.isInteger(value)?Math.round(beyond):beyond}function isSame(left,right){return left.command===right.
command&&left.group===right.group&&left.name===right.name&&left.metric===right.metric&&left.unit===right.unit}var import_yaml=__toESM(require_dist(),1);function becauseOf({limit,level,why}){const noise=noiseRange(why);const finds=why.found===null?"":`; a worsening of ${rough(
why.found)} is found in 9 of 10 runs`;switch(why.kind){case"exact":return"it never varied, so every single one more was \
put there by a change";case"ratioless":return"some values are zero or below, where no change in percent exists; set max \
or min to guard it";case"hidden":return`${noise} hides every change up to ${percent(limit)}; shown, never judged`;case"f\
loor":return`${noise}${finds}; a smaller limit would catch builds, which differ by chance`;case"noise":return level==="w\
arn"?`${noise} is too much to stop a merge for${finds}`:`${noise}${finds}`}}function noiseRange({noise}){if(noise===null)
return"no noise";const[least,most]=noise.map(spreadText);return`noise of ${least===most?most:`${least} to ${most}`}`}function spreadText(spread){
if(spread===0)return"0%";const ratio=Math.expm1(spread);if(ratio<5e-4)return"below 0.1%";return ratio>1?"over 100%":rough(
ratio)}function roundsText({rounds}){return rounds.min===rounds.max?String(rounds.max):`${rounds.min}..${rounds.max}`}function minutesText(minutes){
if(minutes<.05)return"below 0.1";return fixed(minutes,minutes<10?1:0)}var KEPT=["run","setup","workingDirectory","format","outputFile","unit"];var MARK=" Proposed by `bench-referee doctor`";
function renderProposal(proposal,inForce,all){const document=documentOf(inForce.text);const root=rootOf(document);for(const field of KEPT){
const value=inForce.given[field];if(value===void 0)continue;const[only,...more]=typeof value==="string"?[value]:value;root.
set(kebab(field),document.createNode(more.length===0?only:value))}put(document,root,{key:"rounds",value:roundsText(proposal),
why:whyRounds(proposal)});const room="room for every round, also where head is slower";put(document,root,{key:"max-minut\
es",value:proposal.maxMinutes,why:room});const absolute=absoluteBudgets(root.get("budgets"));const budgets=new import_yaml.YAMLSeq(
document.schema);for(const one of proposal.budgets.flatMap(proposed=>entriesOf(proposed,all)))budgets.add(document.createNode(
one));for(const one of absolute)budgets.add(one);root.set("budgets",budgets);sign(document,root);return document.toString(
{lineWidth:0})}function documentOf(text){const document=text===null?new import_yaml.Document:(0,import_yaml.parseDocument)(
text.replace(/^\uFEFF/,""));(0,import_yaml.visit)(document,{Alias:(_,alias)=>{const copy=alias.resolve(document)?.clone();
return(0,import_yaml.isNode)(copy)?copy:void 0}});(0,import_yaml.visit)(document,{Node:(_,node)=>{if(!(0,import_yaml.isAlias)(
node))delete node.anchor}});return document}function rootOf(document){if((0,import_yaml.isMap)(document.contents))return document.
contents;const root=new import_yaml.YAMLMap(document.schema);document.contents=root;return root}function put(document,root,{
key,value,why}){const node=document.createNode(value);node.comment=` ${why}`;const isThere=root.has(key);root.set(key,node);
const budgets=root.items.findIndex(pair=>String(pair.key)==="budgets");if(!isThere&&budgets>=0)root.items.splice(budgets,
0,...root.items.splice(-1))}function sign(document,root){const key=root.items[0]?.key;const top=(0,import_yaml.isNode)(key)&&
key.commentBefore?key:document;const own=(top.commentBefore??"").split("\n").filter(line=>!line.startsWith(MARK));top.commentBefore=
[...own,`${MARK} from the noise of one machine. Where the runner is another, ask again there.`].join("\n").replace(/^\n+/,
"")}function whyRounds({rounds}){return rounds.min===rounds.max?"fewer could not fail":"stops as soon as all is decided"}
function absoluteBudgets(budgets){const absolute=RULES.filter(({scale})=>scale==="absolute").map(({kind})=>kind);const relative=RULES.
filter(({scale})=>scale==="relative").map(({kind})=>kind);const items=(0,import_yaml.isSeq)(budgets)?budgets.items.filter(
item=>(0,import_yaml.isMap)(item)):[];return items.filter(item=>absolute.some(kind=>item.has(kind))).map(item=>{for(const key of[
...relative,"min-delta"])item.delete(key);return item})}function entriesOf(proposed,all){const{metric,rows,limit,level}=proposed;
return scopesOf(rows,all).map(scope=>({metric,...scope,"max-regression":percent(limit),...level==="fail"?{}:{level},because:becauseOf(
proposed)}))}function scopesOf(rows,all){if(rows===null)return[{}];const namesOf=some=>some.map(({row})=>literal(row.shortName??
row.name));const others=all.filter(({row})=>!rows.some(one=>one.row===row));const isAmbiguous=others.some(({row})=>rows.
some(one=>one.row.name===row.name&&one.row.metric===row.metric));if(!isAmbiguous)return[{benchmarks:[...new Set(namesOf(
rows))]}];const groups=[...new Set(rows.map(({row})=>row.group))];return groups.map(group=>({benchmarks:namesOf(rows.filter(
({row})=>row.group===group)),...group?{packages:[literal(group)]}:{}}))}function literal(name){return name.replaceAll("*",
"?").replace(/^!/,"?").replaceAll("\0","?")}var FIRST_LOOK=6;var PLANS=[6,10,14,20,30].map(max=>({min:FIRST_LOOK,max}));var LIMIT_WANTED=.05;var CARRYING=.75;var MOST_FOR_FAIL=.2;
var SHOWN_ONLY=.5;function propose(findings2){const first=proposeFor(findings2,Math.max(1,varying(findings2.noise).length));
return proposeFor(findings2,first.share)}function proposeFor(findings2,share){const{noise,alpha}=findings2;const rounds=chooseRounds(
findings2,share);const judged=noise.filter(({kind})=>kind!=="one-sided");const reach=reachOf({rounds,alpha,share});const budgets=metricsOf(
judged).flatMap(rows=>budgetsFor(rows,reach));const tested=varying(judged).filter(({row})=>levelFor(budgets,row)!=="repo\
rt");return{rounds,maxMinutes:minutesFor(rounds,findings2),budgets,share:Math.max(1,tested.length)}}function levelFor(budgets,row){
return budgets.findLast(({metric,rows})=>metric===row.metric&&(rows===null||rows.some(one=>one.row===row)))?.level}function rowsOf(noise,metric){
return noise.filter(({row})=>row.metric===metric)}function metricsOf(noise){return[...new Set(noise.map(({row})=>row.metric))].
map(metric=>rowsOf(noise,metric))}function chooseRounds(findings2,share){const{noise,alpha,roundMinutes,mostMinutes}=findings2;
const fewest=fewestRounds({alpha,share});const affordable=rounds=>warmedUp(rounds)*roundMinutes<=mostMinutes;const plans=PLANS.
filter(({max:max2})=>max2>FIRST_LOOK&&max2>=fewest).filter(affordable);const primary=metricsOf(noise.filter(({row,kind})=>row.
primary&&kind!=="one-sided"));const prospects=plans.map(rounds=>{const reach=reachOf({rounds,alpha,share});const metrics=primary.
map(rows=>tiers(rows,reach));return{rounds,limit:Math.max(0,...metrics.map(defaultOf)),score:scoreOf(metrics.flat())}});
const best=Math.min(...prospects.map(({score})=>score));const chosen=prospects.find(({limit,score})=>limit<=LIMIT_WANTED||
score===best);if(chosen!==void 0)return chosen.rounds;const max=Math.max(fewest,Math.floor(mostMinutes/roundMinutes)-1);
return{min:Math.min(FIRST_LOOK,max),max}}function scoreOf(all){return all.reduce((sum,{limit})=>sum+Math.min(1,limit),0)/
Math.max(1,all.length)}function warmedUp({max}){return max+1}function tiers(rows,reach){return rows.map(noise=>({noise,limit:limitFor(
noise,reach)}))}function limitFor({row,kind,spread},reach){if(kind==="exact")return leastFor(row.unit);if(spread===null)
return Infinity;return reach.carried({spread,better:row.better},leastFor(row.unit))??Infinity}function defaultOf(all){const limits=all.
map(({limit})=>limit).toSorted(ascending);const most=limits[Math.floor(CARRYING*(limits.length-1))]??LEAST;return most<=
MOST_FOR_FAIL?most:limits.findLast(limit=>limit<=MOST_FOR_FAIL)??most}function budgetsFor(rows,reach){const[{row}={row:null}]=rows;
if(row===null)return[];const{metric}=row;if(rows.every(({kind,row:{unit}})=>kind==="exact"&&!isClocked(unit))){const why={
kind:"exact",noise:null,found:null};return[{metric,rows:null,limit:0,level:"fail",why}]}const all=tiers(rows,reach);const usual=defaultOf(
all);const carriers=all.filter(({limit})=>limit<=usual).map(({noise})=>noise);const wider=[...new Set(all.map(({limit})=>limit))].
filter(limit=>limit>usual).toSorted(ascending);return[budgetOf(metric,{rows:null,members:carriers,limit:usual},reach),...wider.
map(limit=>{const members=all.filter(tier=>tier.limit===limit).map(({noise})=>noise);return budgetOf(metric,{rows:members,
members,limit},reach)})]}function budgetOf(metric,{rows,members,limit},reach){const noisy=varying(members);const worst=noisy[0];
const noise=worst===void 0?null:[noisy.at(-1).spread,worst.spread];if(limit===Infinity){const kind=worst===void 0?"ratio\
less":"hidden";return{metric,rows,limit:SHOWN_ONLY,level:"report",why:{kind,noise,found:null}}}return{metric,rows,limit,
level:limit<=MOST_FOR_FAIL?"fail":"warn",why:{kind:members.every(({row})=>limit===leastFor(row.unit))&&isClocked(members[0].
row.unit)?"floor":"noise",noise,found:worst===void 0?null:reach.found(noisyOf(worst),limit)}}}function noisyOf({row,spread}){
return{spread,better:row.better}}var ROOM=2;function minutesFor(rounds,{roundMinutes,mostMinutes}){const needed=warmedUp(
rounds)*roundMinutes;return Math.max(1,Math.ceil(Math.max(needed,Math.min(mostMinutes,ROOM*needed))))}function ascending(left,right){
return left-right}function diagnose({recording,given,text,path,today,reread}){const measured=asMeasured(recording);const file=text===null?
null:parseBudgetFile(text,path);const policy=policyForOne(policyOf(file,today));const noise=analyse(measured,policy).rows.
map(noiseOf);const roundMinutes=minutesOfRound(recording);const proposal=propose({noise,roundMinutes,mostMinutes:file?.maxMinutes??
DEFAULTS.maxMinutes,alpha:policy.alpha});const proposed=renderProposal(proposal,{text,given},noise);const trial={recording:measured,
policy:policyForOne(policyOf(parseBudgetFile(proposed,path),today)),reread};const unchanged=analyse(measured,trial.policy);
const share=sharers(unchanged);return{environment:recording.environment,commands:recording.schedule.commands,rounds:completedRounds(
recording),roundMinutes,alpha:policy.alpha,share,noise,prospects:PLANS.map(rounds=>prospectOf(rounds,{noise,roundMinutes,
alpha:policy.alpha,share})),proposal,policy:trial.policy,file:proposed,replaces:file?.budgets!==void 0,unchanged,proofs:proveByValues(
trial,unchanged)}}function isTrusted({unchanged,proofs}){return!isRed(unchanged)&&!proofs.some(proof=>proof.row.primary?
proof.outcome!=="red":isBroken(proof))}function isRed({conclusion}){return conclusion==="fail"||conclusion==="error"}function isBroken({
outcome}){return outcome==="missed"||outcome==="unreachable"||outcome==="one-sided"||outcome==="unmatched"}function prospectOf(rounds,{
noise,roundMinutes,alpha,share}){const all=varying(noise);const primary=all.filter(({row})=>row.primary);const shown=primary.
length===0?all:primary;const reach=reachOf({rounds,alpha,share});const carriedBy=one=>{if(one===void 0)return null;const noisy={
spread:one.spread,better:one.row.better};const limit=reach.carried(noisy,leastFor(one.row.unit));const found=limit===null?
null:reach.found(noisy,limit);return limit===null||found===null?null:{limit,found}};const fewest=fewestRounds({alpha,share});
return{rounds,minutes:(rounds.max+1)*roundMinutes,needs:rounds.max<fewest?fewest:null,typical:carriedBy(shown[Math.floor(
shown.length/2)]),worst:carriedBy(shown[0])}}function minutesOfRound({invocations}){const measured=invocations.filter(({
round})=>round>0);const first=measured[0];const last=measured.at(-1);if(first===void 0||last===void 0)return 0;const rounds=Math.
max(1,last.round-first.round+1);return(last.startMs+last.durationMs-first.startMs)/rounds/6e4}var VERSION=1;function renderDoctorJson(diagnosis,{written}){const{proposal,unchanged}=diagnosis;const value={version:VERSION,
trusted:isTrusted(diagnosis),environment:diagnosis.environment,commands:diagnosis.commands,rounds:diagnosis.rounds,roundMinutes:diagnosis.
roundMinutes,alpha:diagnosis.alpha,tests:diagnosis.share,noise:diagnosis.noise.map(({row,kind,spread})=>({...nameOf(row),
kind,spread})),prospects:diagnosis.prospects,proposal:{rounds:proposal.rounds,maxMinutes:proposal.maxMinutes,budgets:proposal.
budgets.map(one=>({metric:one.metric,benchmarks:one.rows?.map(({row})=>nameOf(row))??null,limit:one.limit,level:one.level,
because:becauseOf(one)})),file:diagnosis.file,written},unchanged:{red:isRed(unchanged),verdict:unchanged.conclusion,problems:unchanged.
problems},proofs:diagnosis.proofs.map(({row,by,outcome,method})=>({...nameOf(row),by,outcome,method}))};return`${JSON.stringify(
value,null,2)}
`}function nameOf({group,name,metric,unit}){return{group,name,metric,unit}}var SHOWN=8;function renderDoctor(diagnosis,{written}){const parts=[machineLines(diagnosis),noiseLines(diagnosis),prospectLines(
diagnosis),proposalLines(diagnosis,written),proofLines(diagnosis),[conclusionLine(diagnosis)]];return`${parts.map(lines=>lines.
join("\n")).join("\n\n")}
`}function machineLines({environment,rounds,roundMinutes,unchanged}){const seconds=roundMinutes*60;const took=seconds<120?
`${Number(seconds.toPrecision(2))} s`:`${minutesText(roundMinutes)} min`;return["MACHINE",`  ${visible(environment.cpu)}\
, ${counted(environment.cores,"core")}, ${visible(environment.os)}`,`  ${counted(rounds,"round")} of the same commit aga\
inst itself; one round, base and head, takes ${took}.`,...busyLines(environment),"  Noise belongs to the machine. Where \
the gate runs on another one, run doctor there.",...unchanged.problems.filter(({severity})=>severity==="warning").map(({
where,message})=>`  warning: ${visible(where)}: ${stripControls(message)}`)]}function busyLines({loadBefore,cores}){if(loadBefore===
null||loadBefore<=cores/2)return[];const load=brief(loadBefore,1);return[`  It was busy with something else before (load\
 ${load}): expect less noise, and better limits, when it is not.`]}function noiseLines({noise,alpha,share}){const noisy=varying(
noise);const exact=noise.filter(({kind})=>kind==="exact");const label=labelFor(noise);const width=Math.max(0,...noisy.slice(
0,SHOWN).map(({spread})=>spreadText(spread).length));return["NOISE: how far one benchmark is from itself, from one invoc\
ation to the next (standard deviation without outliers)",...noisy.slice(0,SHOWN).map(({row,spread})=>`  ${spreadText(spread).
padStart(width)}  ${label(row)}`),...foldedLines(noisy.slice(SHOWN)),...exact.length===0?[]:[`  exact  ${counted(exact.length,
"row")} (${metricsOf2(exact)}) never varied, and ${exact.length===1?"is":"are"} compared as ${exact.length===1?"it is":"\
they are"}`],`  ${counted(share,"limit")} ${share===1?"needs":"need"} evidence. Together they may fail ${percent(alpha)}\
 of all pull requests that changed nothing.`]}function foldedLines(folded){if(folded.length===0)return[];const[most,least]=[
folded[0],folded.at(-1)].map(({spread})=>spreadText(spread));return[`  and ${counted(folded.length,"more row")}, ${most===
least?most:`from ${least} to ${most}`}`]}function metricsOf2(noise){return[...new Set(noise.map(({row})=>visible(row.metric)))].
join(", ")}function labelFor(noise){const keys=noise.map(({row})=>`${row.name}
${row.metric}`);const isAmbiguous=new Set(keys).size<keys.length;const hasSeveral=new Set(noise.map(({row})=>row.metric)).
size>1;return({group,name,metric})=>[isAmbiguous&&group!==null?group:null,name,hasSeveral?metric:null].flatMap(part=>part===
null?[]:[visible(part)]).join(" ")}function prospectLines({prospects,noise}){if(varying(noise).length===0)return["TIME: \
nothing varies, so more rounds find nothing more."];const isOne=prospects.every(({typical,worst})=>typical?.found===worst?.
found);const titles=isOne?["the benchmark"]:["typical benchmark","noisiest benchmark"];const rows=prospects.map(prospect=>{
const{typical,worst,minutes}=prospect;const reach=isOne?[typical]:[typical,worst];return[roundsText(prospect),minutesText(
minutes),...reach.map(one=>cell(prospect,one))]});const all=[["rounds","minutes",...titles],...rows];const widths=all[0].
map((_,column)=>Math.max(...all.map(row=>row[column].length)));const drawn=all.map(row=>row.map((text,column)=>column<2?
text.padStart(widths[column]):text.padEnd(widths[column])));return["TIME: what more rounds buy: the smallest sensible li\
mit, and the worsening that is then found in 9 of 10 runs",...drawn.map(row=>`  ${row.join("   ")}`.trimEnd())]}function cell({
needs},carried){if(needs!==null)return`can never fail: needs ${counted(needs,"round")}`;return carried===null?"none: hid\
den by noise":`limit ${percent(carried.limit)}, finds ${rough(carried.found)}`}function proposalLines({file,replaces},written){
const lines=file.trimEnd().split("\n");const isFolded=lines.length>LINES_SHOWN+LINES_SPARED;const shown=isFolded?[...lines.
slice(0,LINES_SHOWN),`# and ${lines.length-LINES_SHOWN} more lines`]:lines;const old=replaces?" Your limits of the chang\
e are replaced, all else is kept.":"";const where=written===null?"Save it with `--write FILE`.":`Written to ${visible(written)}\
.`;return[`PROPOSAL: a complete configuration. ${where}${old}`,"",...shown.map(line=>stripControls(line))]}var LINES_SHOWN=40;
var LINES_SPARED=5;function proofLines(diagnosis){const{proofs,unchanged}=diagnosis;const red=proofs.filter(({outcome})=>outcome===
"red");const others=proofs.filter(({outcome})=>outcome!=="red");const label=labelFor(diagnosis.noise);return["PROOF: can\
 this gate turn red, and does it stay green?",...unchangedLines(diagnosis),...redLines(red,unchanged.rows.length),...reasons(
others).flatMap(({outcome,rows})=>[`  not red  ${listed(shortened(rows.map(label)))}`,`           ${EXPLANATIONS[outcome]}`])]}
function unchangedLines({unchanged,alpha}){if(!isRed(unchanged))return[`  green    unchanged code, judged by the proposa\
l after ${counted(unchanged.rounds,"round")}`];const voice={plain:text=>text,strong:text=>text,untrusted:text=>visible(text)};
const broken=findings(unchanged).filter(({verdict})=>verdict.outcome==="fail").map(({what})=>`           ${tell(what,voice)}`);
return["  RED      unchanged code fails under the proposal:",...shortened(broken),...unchanged.problems.filter(({severity})=>severity===
"error").map(({where,message})=>`           ${visible(where)}: ${stripControls(message)}`),`           Bad luck does thi\
s in ${percent(alpha)} of all runs. Run doctor again: if it stays, the two sides differ by more`,"           than noise,\
 or names change from run to run, or the machine is too uneven for a gate."]}function redLines(red,all){const really=red.
filter(({method})=>method==="run");const byValues=red.filter(({method})=>method==="values");const lines=[];if(really.length>
0){const what="measured again with a head that is really slower";lines.push(`  red      ${counted(really.length,"row")} \
of ${all}: ${what}${amounts(really)}`)}if(byValues.length>0){lines.push(`  red      ${counted(byValues.length,"row")} of\
 ${all}: made worse one after another${amounts(byValues)}`,"           in the recorded numbers, and taken all the way to\
 a failing check");if(really.length===0)lines.push("           (the tool times itself, so that a slower command would no\
t show in its numbers)")}return lines}function amounts(proofs){const by=proofs.flatMap(proof=>proof.by??[]).toSorted((left,right)=>left-
right);const[least,most]=[by[0],by.at(-1)];if(least===void 0||most===void 0)return", by one";const exact=by.length<proofs.
length?", exact ones by one":"";const range=rough(least)===rough(most)?rough(least):`${rough(least)} to ${rough(most)}`;
return`, by ${range}${exact}`}function reasons(proofs){return Object.keys(EXPLANATIONS).flatMap(outcome=>{const rows=proofs.
filter(proof=>proof.outcome===outcome).map(({row})=>row);return rows.length===0?[]:[{outcome,rows}]})}var EXPLANATIONS={
missed:"Made worse by a multiple of its limit, it was not seen in so few rounds. Give doctor more: `--rounds 20`.",unreachable:"\
So few rounds can never be evidence. Give doctor more: `--rounds` and `--max-minutes`.","one-sided":"Only one side has i\
t. Give the benchmark the same name in every run.",unmatched:"No budget meets it. Add one for its metric.",warns:"Its bu\
dget only warns: noise is large. Let it run longer, split it, or use a quieter machine.","shown-only":"No limit would me\
an anything: its budget says why. A quieter machine or longer invocations change that."};function shortened(items){return items.
length<=SHOWN?[...items]:[...items.slice(0,SHOWN),`${items.length-SHOWN} more`]}function conclusionLine(diagnosis){if(isTrusted(
diagnosis))return"TRUST IT: as proposed, this gate can turn red, and unchanged code keeps it green.";return isRed(diagnosis.
unchanged)?"DO NOT TRUST IT YET: unchanged code turns this gate red.":"DO NOT TRUST IT YET: what is named above cannot t\
urn this gate red."}function slowed(commands,seconds){return commands.map((command,index)=>`if [ "$BENCH_REFEREE_SIDE" = head ]; then sleep ${(seconds[index]??
0).toFixed(3)}; fi
${command}`)}function withNamesOf(recording,commands,nameOf2){const names=new Map(recording.schedule.commands.map((slow,index)=>[
nameOf2(slow),nameOf2(commands[index]??slow)]));return{...recording,schedule:{...recording.schedule,commands:[...commands]},
series:recording.series.map(series=>({...series,name:names.get(series.name)??series.name}))}}var PAUSED="wall-time";var SHORTEST_SECONDS=.005;async function provenByRunning(diagnosis,{measured,commands},measure){const{
policy}=diagnosis;const worsenings=commands.map(command=>{const row=diagnosis.unchanged.rows.find(({name,metric})=>metric===
PAUSED&&name===commandName(command));if(row===void 0||obstacle(row)!==null)return null;const by=worseningFor(row,{trial:{
recording:measured,policy},share:diagnosis.share});return by===null?null:{row,by}});if(worsenings.every(one=>one===null))
return diagnosis.proofs;const seconds=worsenings.map(one=>one===null?0:pauseFor(one));const recording=asMeasured(await measure(
slowed(commands,seconds)));const report=analyse(withNamesOf(recording,commands,commandName),policy);return diagnosis.proofs.
map(proof=>{const tried=worsenings.find(one=>one!==null&&isSame(one.row,proof.row));return tried?{row:proof.row,by:tried.
by,outcome:outcomeIn(report,tried.row),method:"run"}:proof})}function pauseFor({row,by}){return Math.max(SHORTEST_SECONDS,
by*(row.base?.median??0))}var ROUNDS={min:10,max:10};var TWICE={find:findCommitTwice,purpose:"noise"};var FEWEST_ROUNDS=4;async function doctor(argv){
const{given:typed,output,write}=readDoctor(argv);if(typed.rounds!==void 0&&typed.rounds.max<FEWEST_ROUNDS){const what=`f\
ewer than ${FEWEST_ROUNDS} rounds say nothing of noise`;const remedy="Write a number such as 10";throw new UserError({where:"\
--rounds",what,got:String(typed.rounds.max),remedy})}const host=makeTerminalHost();const written=write===null?null:resolve(
write);if(written!==null)await refuseExisting(host,written);const given={...typed,rounds:typed.rounds??ROUNDS};host.log.
info("doctor: base and head are the same commit, so that all that differs is noise");const diagnosis=await examine(host,
given);if(written!==null)await writeNew(host,written,diagnosis.file);const render=output==="json"?renderDoctorJson:renderDoctor;
process.stdout.write(render(diagnosis,{written:write}));return isTrusted(diagnosis)?0:1}async function examine(host,given){
const{recording,settings,configText}=await measureHere(host,given,TWICE);const{baseline}=settings.measure;if(baseline!==
null)host.log.warning(withoutBaseline(baseline));checkMeasured(recording);const diagnosis=diagnose({recording,given,text:configText,
path:settings.commits.config,today:host.clock.today(),reread:one=>parseRecording(renderRecording(one),"recording")});if(settings.
measure.format!=="command")return diagnosis;const{commands}=settings.measure;const plan={measured:asMeasured(recording),
commands};const proofs=await provenByRunning(diagnosis,plan,async run=>{host.log.info("doctor: measuring again, with a p\
ause on head that must turn the gate red");const slower=await measureHere(host,{...given,run},TWICE);checkMeasured(slower.
recording);return slower.recording});return{...diagnosis,proofs}}function withoutBaseline(path){return`baseline: both si\
des were measured, without the baseline "${path}" of the configuration. What doctor says of times holds where base is me\
asured beside head; against a baseline of another machine \`baseline-tolerance\` decides.`}function checkMeasured(recording){
const rounds=completedRounds(recording);if(recording.schedule.ended==="cancelled")throw new UserError({where:"doctor",what:"\
it was cancelled, so nothing is diagnosed"});const failed=hasFailed(recording,"base")||hasFailed(recording,"head");if(!failed&&
rounds>=FEWEST_ROUNDS)return;const problem=recording.problems.find(({code,severity})=>severity==="error"||code==="benchm\
ark-failed");if(failed){throw new UserError({where:problem?.where??"doctor",what:(problem?.message??"the benchmark faile\
d").replace(/\.$/,""),remedy:"Correct the command first; `bench-referee check` says more"})}throw new UserError({where:"\
doctor",what:`${rounds===1?"1 round was":`${rounds} rounds were`} completed, and fewer than ${FEWEST_ROUNDS} say nothing\
 of noise`,remedy:"Give it more time with `--max-minutes`, or measure fewer benchmarks"})}export{doctor};
