import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{describe,isBinary}from"./chunk-55IMAIYE.js";import{require_dist}from"./chunk-XTL7VNUR.js";import{danglingAlias,
explain,faultsIn}from"./chunk-Y4QSQYSV.js";import{BUDGET,DEFAULTS,MAX_LEGS,RECORDING_VERSION,RULES,STATES,benchmarkKey,
commandsBrokenOnBase,compileFilter,completedRounds,countedRounds,daysUntil,fileSchema,hasFailed,hasStopped,keysOf,makeProjectionGroup,
maxRegression,parseFilter,recordingSchema,refusalIn,refuse,roundBaseBroke,shapeOf,toBase,toolNameKey,wholeRounds,withPlaces,
worsening}from"./chunk-TAHYMK3E.js";import{GO_SPACE,SIDES,cut,fromBytes,metricUnit,parseGoFloat,parseIterations,processorSuffixOf,
tidy,tidyGo,toBytes,withAndWithout}from"./chunk-NZWFUP5M.js";import{UserError,cite,withCode}from"./chunk-22RSWMGT.js";
import{__toESM}from"./chunk-4NI3GUM4.js";function fewestRounds({scale},rounds,{baseRounds}){return scale==="absolute"?rounds:Math.min(rounds,baseRounds??rounds)}
function smallestP(rule,plan){let{valuesPerRound:valuesPerRound2,baseRounds}=plan;return rounds=>fewestRounds(rule,rounds,
plan)<4?1:rule.smallestP(rounds*valuesPerRound2,(baseRounds??rounds)*valuesPerRound2)}function shortfall(rule,share,plan){
let why=tooFewRounds(rule,share,plan);if(why===null)return null;let needed=roundsNeeded(smallestP(rule,plan),alphaAtTheEnd(
rule,share,plan)),remedy=needed===null?"Write the baseline anew with more rounds":`Allow at least ${needed} rounds`;return`${why}\
. ${remedy}, or budget fewer metrics. A metric that never varies needs no test: mark it with \`exact: true\` under \`units\`\
.`}function tooFewRounds(rule,share,plan){let smallest=smallestP(rule,plan)(plan.maxRounds),available=alphaAtTheEnd(rule,
share,plan);if(smallest<=available)return null;let rounds=`${plan.maxRounds} ${plan.maxRounds===1?"round":"rounds"}`,why=fewestRounds(
rule,plan.maxRounds,plan)<4?"fewer than 4 processes a side cannot show how much processes differ, whatever each prints":
`the smallest p they can give is ${smallest.toPrecision(2)} and ${available.toPrecision(2)} is needed`;return`${rounds} \
can never show that ${rule.kind} is broken with ${share} budgeted ${share===1?"result":"results"}: ${why}`}function alphaAtTheEnd(rule,share,plan){
return plan.alphaAt(plan.maxRounds,share,smallestP(rule,plan))}function roundsNeeded(smallest,alpha){let rounds=1;for(;smallest(
rounds)>alpha&&rounds<=1e3;)rounds+=1;return rounds>1e3?null:rounds}var FRACTION_BITS=52n;function fixed(value,decimals){if(value===0)return Object.is(value,-0)?`-${0 .toFixed(decimals)}`:0 .toFixed(decimals);if(Math.
abs(value)<1e21&&!isHalfway(value,decimals))return value.toFixed(decimals);if(Number.isNaN(value))return"NaN";let sign=value<
0?"-":"";if(!Number.isFinite(value))return sign==="-"?"-Inf":"+Inf";let{mantissa,exponent}=binary(value),digits=scaled(mantissa*
10n**BigInt(decimals),exponent).toString().padStart(decimals+1,"0");return decimals===0?sign+digits:`${sign}${digits.slice(
0,-decimals)}.${digits.slice(-decimals)}`}function isHalfway(value,decimals){return Math.abs(value*2**(decimals+1))%2===
1}function binary(value){let view=new DataView(new ArrayBuffer(8));view.setFloat64(0,value);let bits=view.getBigUint64(0),
field=Number(bits>>FRACTION_BITS&0x7ffn),fraction=bits&(1n<<FRACTION_BITS)-1n;return field===0?{mantissa:fraction,exponent:-1074}:
{mantissa:fraction|1n<<FRACTION_BITS,exponent:field-1+-1074}}function scaled(integer,exponent){if(exponent>=0)return integer<<
BigInt(exponent);let shift2=BigInt(-exponent),quotient=integer>>shift2,rest=integer-(quotient<<shift2),half=1n<<shift2-1n;
return rest>half||rest===half&&(quotient&1n)===1n?quotient+1n:quotient}var MAX_NUMBER_LENGTH=12,UNKNOWN="?";function brief(value,decimals,suffix=""){let text=fixed(value,decimals)+suffix;return Number.
isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:exponential(value,suffix)}function signed(value,decimals,suffix=""){
let text=brief(value,decimals,suffix);return Number.isNaN(value)||text.startsWith("-")?text:`+${text.length<MAX_NUMBER_LENGTH?
text:exponential(value,suffix)}`}function exponential(value,suffix=""){return Number.isNaN(value)?UNKNOWN:(Number.isFinite(
value)?value.toExponential(2):`${value<0?"-":""}\u221E`)+suffix}var LIMIT_DIGITS=12;function percent(ratio){let value=ratio*100,text=`${Number(value.toPrecision(LIMIT_DIGITS))}%`;return Number.
isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:brief(value,2,"%")}function rough(ratio){return brief(ratio*100,ratio<
.0995?1:0,"%")}function wholePercent(ratio){return brief(ratio*100,0,"%")}var FAMILIES=["time","size"];function isFamily(wanted){return FAMILIES.some(family=>family===wanted)}function metricTest(wanted,rows){
if(wanted==="*")return()=>!0;let base=tidy(wanted).unit,isNamed=({metric,unit})=>wanted===metric||wanted===unit||base===
unit;return!isFamily(wanted)||rows.some(isNamed)?isNamed:({primary,unit})=>{let{kind,rate}=shapeOf(unit);return primary&&
kind===wanted&&!rate}}function deadRules({idle,replaced},judged){let coarse=judged.filter(isCoarse),noisy=judged.filter(one=>!isCoarse(one)&&isNoisy(
one));return[...written(idle).map(budget=>warning(budget,nothing(budget))),...written(replaced).map(budget=>warning(budget,
REPLACED)),...folded(coarse,coarseMessage),...folded(noisy,noisyMessage)]}function written(budgets){return budgets.filter(
isWritten)}function isWritten({where}){return where!=="default"}function warning({where},message){return{where,message,severity:"\
warning"}}function nothing({metric,benchmarks,packages,filter}){let quoted2=patterns2=>patterns2.map(cite).join(", ");return`\
this budget judged nothing: no row has ${[isFamily(metric)?`the metric ${cite(metric)}, nor a primary one that is a ${metric}`:
`the metric ${cite(metric)}`,...benchmarks.length===0?[]:[`a name that matches ${quoted2(benchmarks)}`],...packages.length===
0?[]:[`a package that matches ${quoted2(packages)}`],...filter===null?[]:[`what ${cite(filter.text)} asks for`]].join(" \
and ")}. Correct its patterns or delete it.`}var REPLACED="this budget judged nothing: later ones of its kind replace it\
 for every row that it meets. Move it below them or delete it.";function folded(judged,messageOf){let budgets=new Map;for(let one of judged){
let{budget}=one.selected;budgets.set(budget,budgets.get(budget)??[]),budgets.get(budget)?.push(one)}return[...budgets].map(
([budget,own])=>{let worst=own.reduce((one,other)=>blur(other)>blur(one)?other:one),others=own.length===1?"":` and ${own.
length-1} more`;return warning(budget,messageOf(worst,others))})}function blur(judged){return Math.max(stepOf(judged.comparison)??
0,smallestVisible(judged.comparison)??0)}function coarseMessage({selected,limit,comparison},others){let step=rough(stepOf(
comparison)??0),isPrinted=isNanosecond(comparison),why=isPrinted?": its tool prints whole nanoseconds":"",first=isPrinted?
"Read the files of the tool if it writes any, measure":"Measure";return`${theLimit(selected,limit)} is finer than the st\
eps of ${step} in which ${cite(comparison.name)}${others} is measured${why}. ${advice(selected,`${first} more work at on\
ce`)}`}function noisyMessage({selected,limit,comparison},others){let noise=rough(smallestVisible(comparison)??0);return`${theLimit(
selected,limit)} lies below the noise of \xB1${noise} of ${cite(comparison.name)}${others}. ${advice(selected,"Measure m\
ore rounds")}`}function advice({budget},first){return`${first}${budget.of==="geomean"?"":", set min-delta,"} or widen it\
.`}function theLimit({rule},limit){return`${rule.kind} of ${percent(limit)}`}function isCoarse({selected,comparison,...terms}){
if(selected.rule.scale!=="relative"||terms.limit===0)return!1;let step=stepOf(comparison);return step!==null&&step>allowed(
comparison,terms)}function isNoisy({selected,comparison,outcome,...terms}){if(selected.rule.scale!=="relative"||outcome!==
"unknown"||!isWritten(selected.budget))return!1;let visible=smallestVisible(comparison);return visible!==null&&visible>allowed(
comparison,terms)}function allowed({base},{limit,minDelta}){let median3=Math.abs(base?.median??0);return Math.max(limit,
median3===0?0:minDelta/median3)}function smallestVisible({interval}){if(interval===null)return null;let half=(interval.high-
interval.low)/2;return Number.isFinite(half)?half:null}var FEWEST_VALUES=8,STEP_ROUNDING=1e-6;function stepOf(comparison){
return seenStepOf(comparison)??nanosecondOf(comparison)}function seenStepOf({base,head,exact}){if(base===null||head===null||
base.median===0||exact)return null;let values=[...base.values,...head.values],kinds=new Set(values);if(values.length<FEWEST_VALUES||
kinds.size<2||kinds.size>values.length/2)return null;let distinct2=[...kinds].toSorted((left,right)=>left-right),gaps=distinct2.
slice(1).map((value,index)=>value-distinct2[index]),step=Math.min(...gaps);return distinct2.every(value=>isMultiple(value,
step))?step/Math.abs(base.median):null}var NANOSECOND=1e-9;function nanosecondOf({base,head,unit}){if(base===null||head===
null||base.median===0)return null;let{kind,rate}=shapeOf(unit);return kind!=="time"||rate||base.n+head.n<FEWEST_VALUES?null:
[base,head].every(({values})=>values.every(value=>isMultiple(value,NANOSECOND)))?NANOSECOND/Math.abs(base.median):null}function isNanosecond(comparison){
let nanosecond=nanosecondOf(comparison),seen=seenStepOf(comparison);return nanosecond!==null&&(seen===null||seen<1.5*nanosecond)}
function isMultiple(value,step){return Math.abs(value/step-Math.round(value/step))<=STEP_ROUNDING*Math.abs(value/step)}function limitFor({isElsewhere},selected,tolerance){let{rule,limit,budget}=selected;return!isElsewhere||rule.scale==="ab\
solute"||typeof limit!="number"?selected:tolerance!==null?{...selected,limit:Math.max(limit,tolerance)}:{...selected,budget:{
...budget,level:"report"},isUnjudged:!0}}function unjudgedVerdict({rule,budget},limit){let{level,because}=budget;return{
kind:rule.kind,limit,level,outcome:"unknown",because,alpha:null,isUnjudged:!0}}function unjudged(rows){let count2=rows.filter(
({verdicts})=>verdicts.some(({isUnjudged})=>isUnjudged)).length;return count2===0?[]:[{where:"baseline",message:`${count2===
1?"1 result is":`${count2} results are`} not judged: measured on another machine. Set \`baseline-tolerance\` to how much t\
wo machines may differ, such as 30%, to judge by that.`,severity:"warning"}]}var NOTICE_DAYS=14;function inForce(budgets,today){return{budgets:budgets.filter(budget=>!isOver(budget,today)),problems:budgets.
flatMap(budget=>notice(budget,today)??[])}}function isOver({until:until2},today){return until2!==null&&daysUntil(today,until2)<
0}function notice(budget,today){let{until:until2,where}=budget;if(until2===null)return null;let severity="warning";if(isOver(
budget,today)){let message=`this budget expired: it was agreed until ${until2} and no longer counts, so budgets above it\
 do. Delete it, or agree on another day.`;return{where,message,severity}}let days=daysUntil(today,until2);if(days>NOTICE_DAYS)
return null;let when=days===0?"today":days===1?"tomorrow":`in ${days} days`;return{where,message:`this budget ends ${when}\
: it was agreed until ${until2}.`,severity}}var TOKENS=/\*\*\/|\*\*|./gsu;function pattern(glob){let tokens=glob.match(TOKENS)??[];return text=>{let characters=codePointsOf(text),reached=new Uint8Array(
characters.length+1);reached[0]=1;for(let token of tokens)if(advance(reached,characters,token),!reached.includes(1))return!1;
return reached[characters.length]===1}}function patterns(globs){let includes=globs.filter(glob=>!glob.startsWith("!")).map(
pattern),excludes=globs.filter(glob=>glob.startsWith("!")).map(glob=>pattern(glob.slice(1)));return names=>(includes.length===
0||includes.some(matches=>names.some(matches)))&&!excludes.some(matches=>names.some(matches))}function advance(reached,characters,token){
let{length}=characters;switch(token){case"**":reached.fill(1,reached.indexOf(1));return;case"**/":for(let at4=reached.indexOf(
1);at4<length;at4+=1)characters[at4]===47&&(reached[at4+1]=1);return;case"*":for(let at4=0;at4<length;at4+=1)reached[at4]===
1&&characters[at4]!==47&&(reached[at4+1]=1);return;case"?":moveMarks(reached,characters,{code:47,isWanted:!1});return;default:
moveMarks(reached,characters,{code:token.codePointAt(0),isWanted:!0})}}function moveMarks(reached,characters,{code,isWanted}){
for(let at4=characters.length-1;at4>=0;at4-=1)reached[at4+1]=characters[at4]===code===isWanted?reached[at4]:0;reached[0]=
0}function codePointsOf(text){let codes=[];for(let character of text)codes.push(character.codePointAt(0));return codes}var GEOMEAN={of:"geomean",scale:"relative"},KINDS=[{of:"each",scale:"relative"},{of:"each",scale:"absolute"},GEOMEAN];function select(budgets,rows){
let meetings=budgets.map(budget=>({budget,meets:meeting(budget,rows)})),choices=new Map(rows.map(row=>[row,choose(meetings.
filter(({meets})=>meets(row)).map(({budget})=>budget))])),all=[...choices.values()].flat(),met=new Set(all.flatMap(({candidates})=>candidates)),
counting=new Set(all.flatMap(counted));return{limitsFor:row=>(choices.get(row)??[]).flatMap(({kind,budget})=>kind.of==="\
each"?limitsOf(budget,kind):[]),geomeans:geomeansOf(choices),idle:budgets.filter(budget=>!met.has(budget)),replaced:budgets.
filter(budget=>met.has(budget)&&!counting.has(budget))}}function choose(matching){return KINDS.flatMap(kind=>{let candidates=matching.
filter(budget2=>limitsOf(budget2,kind).length>0),budget=candidates.at(-1);return budget===void 0?[]:[{kind,candidates,budget}]})}
function counted({candidates,budget}){let lasting=candidates.findLastIndex(({until:until2})=>until2===null);return budget.
until===null?[budget]:candidates.slice(Math.max(0,lasting))}function geomeansOf(choices){let geomeans2=new Map;for(let[row,
chosen]of choices){let budget=chosen.find(({kind})=>kind===GEOMEAN)?.budget;if(budget===void 0||row.base===null||row.head===
null)continue;let metrics=geomeans2.get(budget)??new Map;geomeans2.set(budget,metrics);let key=JSON.stringify([row.metric,
row.unit,row.better]),members=metrics.get(key)??[];metrics.set(key,members),members.push(row)}return[...geomeans2].flatMap(
([budget,metrics])=>[...metrics.values()].flatMap(members=>limitsOf(budget,GEOMEAN).map(selected=>({...selected,members}))))}
function meeting({metric,benchmarks,packages,filter},rows){let isMetric=metricTest(metric,rows),isBenchmark=patterns(benchmarks),
isPackage=patterns(packages);return row=>isMetric(row)&&isBenchmark(row.shortName===void 0?[row.name]:[row.name,row.shortName])&&
isPackage([row.group??""])&&(filter===null||filter.matches(row))}function limitsOf(budget,{of,scale}){return budget.of!==
of?[]:RULES.flatMap(rule=>{let limit=rule.scale===scale?budget.limits.get(rule.kind):void 0;return limit===void 0?[]:[{rule,
limit,budget}]})}function impossibleValue(row){let{kind,rate}=shapeOf(row.unit),least=kind==="time"||rate?0:-1/0;for(let side of SIDES){let value=row[side]?.
values.find(one=>one<least||!Number.isFinite(one));if(value!==void 0)return{side,value}}return null}var DECIMAL=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{let power=12-3*index,value=digits=>+`${digits}e${power}`,
factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),decimals:2,factor,prefix},
{from:value("0.99995"),decimals:3,factor,prefix}]}),BINARY=["Ti","Gi","Mi","Ki",""].flatMap((prefix,index)=>{let factor=2**
(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,decimals:2,factor,prefix},{from:.99995*
factor,decimals:3,factor,prefix}]}),SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(power=>+`9.9995e${power}`),NO_SCALE={decimals:3,
factor:1,prefix:""};function scaler(values,unit){let kind=isBinary(unit)?"binary":"decimal",common=commonScale(values,kind);
return value=>scaled2(value,common)??scaled2(value,commonScale([value],kind))??exponential(value)}function scaled2(value,{
decimals,factor,prefix}){let quotient=value/factor,text=fixed(quotient,decimals)+prefix;return Number.isFinite(quotient)&&
text.length<=MAX_NUMBER_LENGTH?text:null}function commonScale(values,kind){let steps=kind==="binary"?BINARY:DECIMAL,smallest=smallestMagnitude(
values);if(smallest===0)return NO_SCALE;for(let index=0;index<steps.length;index+=1)if(smallest>=steps[index].from)return steps[index];
let{factor,prefix}=steps.at(-1),found=SMALL_STEPS.findIndex(from=>smallest/factor>=from);return{decimals:3+(found<0?SMALL_STEPS.
length-1:found),factor,prefix}}function smallestMagnitude(values){let smallest=0;for(let value of values){let magnitude=Math.
abs(value);magnitude!==0&&(smallest===0||magnitude<smallest)&&(smallest=magnitude)}return smallest}var WRITTEN_OUT={time:1,
size:1024,other:1e5};function formatQuantity(value,unit){let{kind,factor,rate}=shapeOf(unit),written2=factor===1?kind:"o\
ther",number=Number.isInteger(value)&&Math.abs(value)<WRITTEN_OUT[written2]?String(value):scaler([value],unit)(value);return unit===
"count"||unit==="allocs/op"?number:unit==="1/s"?`${number}/s`:written2==="other"?`${number} ${unit}`:number+(written2===
"time"?"s":"B")+(rate?"/s":"")}function impossible({budget},rows){for(let row of rows){let found=impossibleValue(row);if(found===null)continue;let{side,
value}=found,what=Number.isFinite(value)?`has ${cite(formatQuantity(value,row.unit))} on ${side}, and no time or rate is\
 below zero`:`has a value on ${side} that is no finite number`,message=`${cite(row.name)} ${what}, so ${cite(row.metric)}\
 is not judged. Look at what its tool printed.`;return{where:budget.where,message,severity:budget.level==="fail"?"error":
"warning"}}return null}function undecidedVerdict({rule,budget},limit){let{level,because}=budget;return{kind:rule.kind,limit,
level,outcome:"unknown",because,alpha:null}}function withoutRatio({rule,budget},{name,metric,exact,base,head,interval}){
let isMissing=base!==null&&head!==null&&!exact&&interval===null;if(rule.scale!=="relative"||!isMissing)return null;let message=`${cite(
name)} has values of ${cite(metric)} below zero, which have no ratio, so ${rule.kind} cannot be shown to be kept. Limit \
it with max or min.`;return{where:budget.where,message,severity:"warning"}}function judge(evidence,policy,plan){let{cases,average}=evidence,{budgets,problems:ending}=inForce(policy.budgets,policy.
today),selection=select(budgets,cases.map(({comparison})=>comparison)),problems=[...ending],averages=selection.geomeans.
flatMap(selected=>{let one=average(selected.members);one===null&&problems.push(impossible(selected,selected.members)??nothingToAverage(
selected));let{members}=selected;return one===null?[]:{one,members,selected:limitFor(one,selected,policy.baselineTolerance)}}),
limits=cases.map(one=>selection.limitsFor(one.comparison).map(limit=>limitFor(one,limit,policy.baselineTolerance))),tested=[
...cases.flatMap(({comparison},index)=>limits[index].filter(limit=>isTested(limit,comparison))),...averages.filter(({one,
selected})=>isTested(selected,one.comparison)).map(({selected})=>selected)],isHeld=holdCommonWorsening(evidence,plan),context={
share:tested.length,plan,isHeld},judged=[],verdictsOf=(one,limits2,rows2)=>limits2.flatMap(selected=>{let{comparison}=one,
terms=termsOf(selected,comparison);if(terms===null&&problems.push(misfit(selected,comparison)),terms===null||!isJudged(selected,
comparison))return[];if(selected.isUnjudged)return[unjudgedVerdict(selected,terms.limit)];let fault=impossible(selected,
rows2);if(fault!==null&&problems.push(fault),fault!==null)return[undecidedVerdict(selected,terms.limit)];let verdict=decide(
one,{selected,terms,...context}),obstacle=verdict.outcome==="unknown"?withoutRatio(selected,comparison):null;return obstacle!==
null&&problems.push(obstacle),judged.push({selected,...terms,comparison,outcome:verdict.outcome}),[verdict]}),rows=cases.
map((one,index)=>{let{comparison}=one,membership=membershipVerdict(comparison,policy,plan),verdicts=[...verdictsOf(one,limits[index],
[comparison]),...membership];return{...comparison,verdicts,state:stateOf(one,verdicts,{policy,...context})}}),geomeans2=averages.
map(({one,members,selected})=>({...one.comparison,verdicts:verdictsOf(one,[selected],members)}));return problems.push(...unjudged(
rows)),cases.length>0&&problems.push(...deadRules(selection,judged)),problems.push(...unreachable(tested,plan),...decidedTooEarly(
judged,tested.length,plan)),{rows,geomeans:geomeans2,tests:tested.length,problems:distinct(problems)}}function isTested(selected,comparison){
return!comparison.exact&&selected.budget.level!=="report"&&isJudged(selected,comparison)}function isJudged({rule,budget},{
base,head}){return budget.of==="geomean"?!0:head!==null&&(rule.scale==="absolute"||base!==null)}function termsOf({limit,
budget},{unit}){let inBase=typeof limit=="number"?limit:toBase(limit,unit),minDelta=budget.minDelta===null?0:toBase(budget.
minDelta,unit);return inBase===null||minDelta===null&&budget.metric!=="*"?null:{limit:inBase,minDelta:minDelta??0}}function holdCommonWorsening({
commonWorsening},plan){let known2=new Map,holds=look=>{let evidence=commonWorsening(look);if(evidence===null)return!1;let alpha=plan.
alphaAt(look,1,smallestInBlocks);return evidence.p>alpha&&smallestInBlocks(plan.maxRounds)<=plan.alphaAt(plan.maxRounds,
1,smallestInBlocks)};return look=>(known2.has(look)||known2.set(look,holds(look)),known2.get(look))}function smallestInBlocks(rounds){
return 6**-Math.floor(rounds/2)*2**-(rounds%2)}function decide(one,{selected,terms,share,plan,isHeld}){let{rule,budget}=selected,
outcome="unknown",alpha=null,wasHeld=!1,decidedAt=null;for(let look of plan.looks){let spent=plan.alphaAt(look,Math.max(
1,share),smallestP(rule,plan)),comparison=look===plan.looks.at(-1)?one.comparison:one.at(look);if(comparison!==null&&(alpha=
comparison.exact?null:spent,outcome=rule.judge(comparison,{...terms,alpha:spent}),!comparison.exact&&isTooEarly(selected,
{look,outcome,plan})&&(outcome="unknown"),wasHeld=outcome==="fail"&&!comparison.exact&&rule.scale==="relative"&&isHeld(look),
wasHeld&&(outcome="unknown"),outcome!=="unknown")){decidedAt=comparison.exact?null:look;break}}let isEarly=decidedAt!==null&&
decidedAt<plan.maxRounds;return{kind:rule.kind,limit:terms.limit,...terms.minDelta>0&&{minDelta:terms.minDelta},level:budget.
level,outcome,because:budget.because,alpha,...wasHeld&&{isHeld:!0},...isEarly&&{early:{rounds:decidedAt,of:plan.maxRounds}}}}
function isTooEarly({rule},at4){let{look,outcome,plan}=at4;return fewestRounds(rule,look,plan)<4||outcome==="pass"&&look<
plan.minRounds}function membershipVerdict({base,head},policy,plan){if(base!==null&&head!==null)return[];if(head===null&&
plan.headBroke||base===null&&plan.baseBroke)return[];let kind=base===null?"new":"removed",level=levelOf(policy[kind]);return level===
null?[]:[{kind,limit:null,level,outcome:"fail",because:null,alpha:null}]}function levelOf(membership){return membership===
"pass"?null:membership}function stateOf({comparison,isElsewhere},verdicts,{plan,policy,share}){if(comparison.head===null)
return plan.headBroke?"failed":"removed";let limits=verdicts.filter(({limit})=>limit!==null);if(limits.some(({outcome})=>outcome===
"fail"))return"regression";if(comparison.base===null)return plan.baseBroke?"inconclusive":"new";if(limits.some(({outcome})=>outcome===
"unknown"))return"inconclusive";let change=worsening(comparison)??0,allowance=isElsewhere?policy.baselineTolerance:0;if(allowance===
null)return limits.length>0?"unchanged":"inconclusive";let isCertain=comparison.p===null||comparison.p<=2*policy.alpha/Math.
max(1,share);return Math.abs(change)<=allowance||!isCertain?"unchanged":change<0?"improvement":limits.length>0?"unchange\
d":"regression"}function nothingToAverage({budget,members}){let metric=members[0].metric,message=`there is no geomean of\
 ${cite(metric)}: every benchmark that it would be over has a value that is not above zero. Budget them one by one.`;return{
where:budget.where,message,severity:"warning"}}function misfit({limit,budget,rule},{name,metric,unit}){let text=typeof limit==
"number"?budget.minDelta?.text??"":limit.text,key=typeof limit=="number"?"min-delta":rule.kind;return{where:budget.where,
message:`${key} ${cite(text)} does not fit ${cite(metric)} of ${cite(name)}, which is in ${cite(unit)}. Write a limit in\
 that unit, or narrow the budget's metric.`,severity:"error",code:"limit-misfit"}}function unreachable(tested,plan){return failingRules(
tested).flatMap(rule=>{let message=shortfall(rule,tested.length,plan);return message===null?[]:[tooFew(message)]})}function decidedTooEarly(judged,share,plan){
let{decidedAfter}=plan;if(decidedAfter===null)return[];let selectedOf=outcome=>judged.filter(one=>one.outcome===outcome).
map(({selected})=>selected);return failingRules(selectedOf("fail")).length>0?[]:failingRules(selectedOf("unknown")).flatMap(
rule=>{let why=tooFewRounds(rule,share,{...plan,maxRounds:decidedAfter});return why===null?[]:[tooFew(`${why}. Measuring\
 ended there because everything was decided by other budgets or for fewer machines. Measure again with the configuration\
 that counts, and with the number of machines as \`legs\`.`)]})}function failingRules(selected){return[...new Set(selected.
filter(({budget})=>budget.level==="fail").map(({rule})=>rule))]}function tooFew(message){return{where:"rounds",message,severity:"\
error",code:"rounds-too-few"}}function distinct(problems){return[...new Map(problems.map(problem=>[`${problem.where}
${problem.message}`,problem])).values()]}function blockedU(blocks){let chances=[1],larger2=0;for(let{base,head}of blocks)larger2+=base.reduce((sum2,from)=>sum2+head.
filter(to=>to>from).length,0),chances=sumOf(chances,chancesOf(base.length,head.length));let p=chances.slice(larger2).reduce(
(sum2,chance)=>sum2+chance,0);return{p:larger2===0?1:Math.min(1,p),smallest:chances.at(-1)}}function chancesOf(n,m){if(n===
0||m===0)return[1];let chances=Array.from({length:n*m+1},()=>0);for(let[u,chance]of chancesOf(n-1,m).entries())chances[u]+=
n/(n+m)*chance;for(let[u,chance]of chancesOf(n,m-1).entries())chances[u+n]+=m/(n+m)*chance;return chances}function sumOf(left,right){
let sums=Array.from({length:left.length+right.length-1},()=>0);for(let[i,one]of left.entries())for(let[j,other]of right.
entries())sums[i+j]+=one*other;return sums}function evidenceFor({moved,way},blocks){let courses=moved.map(row=>({sign:signOf(row,way),base:levelsIn(row.base),head:levelsIn(
row.head)}));return blockedU(blocks.map(rounds=>blockOf(rounds,courses)))}function blockOf(block,courses){let has=({base,
head},round)=>base.has(round)&&head.has(round),rounds=block.filter(round=>courses.some(course=>has(course,round))),whole=courses.
filter(course=>rounds.every(round=>has(course,round))),levelsOf=side=>whole.length===0?[]:rounds.map(round=>whole.reduce(
(sum2,one)=>sum2+one.sign*one[side].get(round),0));return{base:levelsOf("base"),head:levelsOf("head")}}function levelsIn(sample){
let sums=new Map;for(let[index,round]of(sample?.rounds??[]).entries()){let{sum:sum2,count:count2}=sums.get(round)??{sum:0,
count:0};sums.set(round,{sum:sum2+Math.log(sample.values[index]),count:count2+1})}let means=[...sums].map(([round,{sum:sum2,
count:count2}])=>[round,sum2/count2]);return new Map(means.filter(([,mean])=>Number.isFinite(mean)))}function signOf({better},way){
return better==="lower"==(way==="worse")?1:-1}var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI),SERIES_UP_TO=2.5,FRACTION_DEPTH=80;function normalTail(z2){return z2<0?1-normalTail(
-z2):z2<SERIES_UP_TO?.5-centralHalf(z2):density(z2)*millsRatio(z2)}function normalCdf(z2){return normalTail(-z2)}function normalQuantile(p){
if(p>.5)return-normalQuantile(1-p);if(p<=0)return-1/0;let z2=firstGuess(p);for(let step=0;step<2;step++){let miss=(normalTail(
z2)-p)/density(z2);z2+=2*miss/(2-miss*z2)}return-z2}function density(z2){return DENSITY_AT_ZERO*Math.exp(-.5*z2*z2)}function centralHalf(z2){
let term=z2,sum2=z2;for(let odd=3;term>sum2*Number.EPSILON;odd+=2)term*=z2*z2/odd,sum2+=term;return density(z2)*sum2}function millsRatio(z2){
let below=z2;for(let k=FRACTION_DEPTH;k>=1;k--)below=z2+k/below;return 1/below}function firstGuess(p){let t=Math.sqrt(-2*
Math.log(p)),above=2.515517+t*(.802853+t*.010328),below=1+t*(1.432788+t*(.189269+t*.001308));return t-above/below}var CLEARING_ERROR=.2,POWER=1/7,REACH=6,POINTS=120,known=new Map;function clearingLevels(looks2,max){let key=`${looks2.join()}\
 of ${max}`,levels=known.get(key)??computed(looks2,max);return known.set(key,levels),levels}function computed(looks2,max){
let before=null,spent=0;return looks2.map(rounds=>{let allowed2=CLEARING_ERROR*Math.min(1,rounds/max)**POWER,density2=densityAfter(
before,rounds),border=before===null?-normalQuantile(allowed2)*Math.sqrt(rounds):borderOf(density2,{rounds,area:allowed2-
spent});return spent=allowed2,before={rounds,...sampled(density2,-REACH*Math.sqrt(rounds),border)},normalTail(border/Math.
sqrt(rounds))})}function densityAfter(before,rounds){if(before===null)return sum2=>normalDensity(sum2,Math.sqrt(rounds));
let{from,step,heights}=before,deviation=Math.sqrt(rounds-before.rounds);return sum2=>{let at4=index=>heights[index]*normalDensity(
sum2-from-index*step,deviation),last=heights.length-1,area=(at4(0)+at4(last))/2;for(let index=1;index<last;index+=1)area+=
at4(index);return area*step}}function borderOf(density2,{rounds,area}){let deviation=Math.sqrt(rounds),{from,step,heights}=sampled(
density2,-REACH*deviation,REACH*deviation),above=0;for(let index=heights.length-1;index>0;index-=1){let slice=step*(heights[index]+
heights[index-1])/2;if(above+slice>=area)return from+step*(index-(area-above)/slice);above+=slice}return from}function sampled(density2,from,to){
let step=(to-from)/POINTS;return{from,step,heights:Float64Array.from({length:POINTS+1},(_,index)=>density2(from+index*step))}}
function normalDensity(value,deviation){return Math.exp(-.5*(value/deviation)**2)/(deviation*Math.sqrt(2*Math.PI))}var EXACT_UP_TO={untied:50,tied:50},BENCHSTAT_EXACT={untied:50,tied:25};function choose2(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose2(n,k)*2**-n}var FIRST_ENTRIES=2**13,MOST_ENTRIES=2**20,exactly=new Int32Array(0),atMost=new Int32Array(0),used=0,NARROW_POOL=33,parts=new Map;
function waysAtMost({groups,size,bound}){let cut2=middle(groups),lowGroups=groups.slice(0,cut2),highGroups=groups.slice(
cut2),lowSize=sum(lowGroups),highSize=sum(highGroups);lowSize+highSize>NARROW_POOL&&exactly instanceof Int32Array&&widen(),
makeRoom(entries(lowSize)+entries(highSize));let low=partOf(lowGroups),high=partOf(highGroups),ways=0;for(let inLow=Math.
max(0,size-high.size);inLow<=Math.min(size,low.size);inLow++){let inHigh=size-inLow,rest=bound-2*inHigh*(low.size-inLow);
rest>=0&&(ways+=pairsAtMost({low,inLow,high,inHigh,rest}))}return ways}function middle(groups){let half=sum(groups)/2,before=0,
cut2=0;for(;before+groups[cut2]<=half;)before+=groups[cut2++];let isNearerAfter=before+groups[cut2]-half<half-before;return Math.
max(1,isNearerAfter?cut2+1:cut2)}function pairsAtMost({low,inLow,high,inHigh,rest}){let lowStart=low.offset+low.starts[inLow],
highStart=high.offset+high.starts[inHigh],lowLast=2*inLow*(low.size-inLow),highLast=2*inHigh*(high.size-inHigh),free=Math.
min(lowLast,rest-highLast),inLowPart=exactly,inHighPart=atMost,last=Math.min(lowLast,rest),ways=free<0?0:inHighPart[lowStart+
free]*inHighPart[highStart+highLast];for(let u=Math.max(0,free+1);u<=last;u++)ways+=inLowPart[lowStart+u]*inHighPart[highStart+
rest-u];return ways}function makeRoom(wanted){if(used+wanted<=exactly.length)return;used+wanted>MOST_ENTRIES&&(parts.clear(),
used=0);let doubled=Math.min(2*exactly.length,MOST_ENTRIES),length=Math.max(used+wanted,doubled,FIRST_ENTRIES);length!==
exactly.length&&(exactly=grown(exactly,length),atMost=grown(atMost,length))}function widen(){exactly=new Float64Array(0),
atMost=new Float64Array(0),parts.clear(),used=0}function grown(entries2,length){let copy=entries2 instanceof Int32Array?
new Int32Array(length):new Float64Array(length);return copy.set(entries2.subarray(0,used)),copy}function partOf(groups){
let key=String.fromCharCode(...groups),part=parts.get(key);if(part===void 0){let size=sum(groups);part={size,offset:used,
starts:startsOf(size)},used+=entries(size),count(part,groups),parts.set(key,part)}return part}function entries(size){return(size-
1)*size*(size+1)/3+size+1}var startsBySize=[];function startsOf(size){let starts=startsBySize[size];if(starts===void 0){
starts=new Int32Array(size+2);for(let dealt=0;dealt<=size;dealt++)starts[dealt+1]=starts[dealt]+2*dealt*(size-dealt)+1;startsBySize[size]=
starts}return starts}function count({size,offset,starts},groups){let end=offset+entries(size);exactly.fill(0,offset,end),
exactly[offset]=1;let half=size>>1,before=0;for(let group2 of groups)addGroup({offset,starts,group:group2,before,rows:Math.
min(before+group2,half)}),before+=group2;for(let at4=offset+starts[half+1];at4<end;at4++)exactly[at4]=exactly[offset+end-
1-at4];for(let dealt=0;dealt<=size;dealt++)accumulate(offset+starts[dealt],offset+starts[dealt+1])}function accumulate(start,end){
let from=exactly,to=atMost,total=0;for(let at4=start;at4<end;at4++)total+=from[at4],to[at4]=total}function addGroup({offset,
starts,group:group2,before,rows}){let dealtOfGroup=Array.from({length:group2+1},(_,k)=>choose2(group2,k)),ways=exactly;for(let dealt=rows;dealt>=
1;dealt--)for(let k=Math.max(1,dealt-before);k<=Math.min(group2,dealt);k++){let source=dealt-k,to=offset+starts[dealt]+k*
(2*(before-source)+group2-k),from=offset+starts[source],last=2*source*(before-source),factor=dealtOfGroup[k];for(let u=0;u<=
last;u++)ways[to+u]+=factor*ways[from+u]}}function sum(sizes){let total=0;for(let index=0;index<sizes.length;index++)total+=
sizes[index];return total}var lowerHalves=new Map;function untiedLowerHalf(n,m){if(n>m)return untiedLowerHalf(m,n);let key=`${n},${m}`,half=lowerHalves.
get(key);if(half===void 0){half=untiedProbabilities(n,m);for(let u=1;u<half.length;u++)half[u]+=half[u-1];lowerHalves.set(
key,half)}return half}function untiedProbabilities(n,m){let last=Math.floor(n*m/2),rows=Array.from({length:n+1},()=>new Float64Array(
last+1));rows[0][0]=1;for(let large=1;large<=m;large++)for(let small=1;small<=Math.min(n,large);small++){let row=rows[small],
withoutSmall=rows[small-1],withoutLarge=small<large?row:withoutSmall;for(let u=Math.min(last,small*large);u>=0;u--){let shifted=u>=
large?small*withoutSmall[u-large]:0;row[u]=(shifted+large*withoutLarge[u])/(small+large)}}return rows[n]}function smallerTiedTail({
groups,size,doubledU}){let total=groups.reduce((sum2,group2)=>sum2+group2,0),pairs=size*(total-size),followed=doubledU<=
pairs?size:total-size,bound=Math.min(doubledU,2*pairs-doubledU),atMost2=waysAtMost({groups,size:followed,bound}),below=waysAtMost(
{groups,size:followed,bound:bound-1}),all=choose2(total,followed);return Math.min(atMost2,all-below)/all}function hodgesLehmannIntervals(base,head,confidences){if(![...base,...head].every(value=>value>=0&&value<1/0))return null;
let ratios=new Float64Array(base.length*head.length),next=0;for(let b of base)for(let h of head)ratios[next++]=h===b?1:h/
b;ratios.sort();let intervals=confidences.map(confidence=>{let outside=ratiosOutside(base.length,head.length,confidence);
return outside===0?{low:0,high:1/0}:{low:ratios[outside-1],high:ratios[ratios.length-outside]}});return{ratio:middleRatio(
ratios),intervals}}function ratiosOutside(n,m,confidence){let tail=(1-confidence)/2;if(Math.max(n,m)>EXACT_UP_TO.untied){
let deviation=Math.sqrt(n*m*(n+m+1)/12);return Math.max(0,Math.floor(n*m/2+normalQuantile(tail)*deviation+.5))}let beyond=untiedLowerHalf(
n,m).findIndex(probability=>probability>tail);return Math.max(0,beyond)}function middleRatio(ascending){let half=ascending.
length>>1,upper=ascending[half],lower=ascending.length%2===1?upper:ascending[half-1];return lower===0&&upper===1/0?1:lower===
upper?upper:Math.sqrt(lower)*Math.sqrt(upper)}function wilcoxonRankSum(sampleX,sampleY){if(!sampleX.length||!sampleY.length)throw new Error("Neither sample can be emp\
ty");for(var pooledSamples=sampleX.map(function(x){return{label:"x",value:x}}).concat(sampleY.map(function(y){return{label:"\
y",value:y}})).sort(function(a,b){return a.value-b.value}),rank2=0;rank2<pooledSamples.length;rank2++)pooledSamples[rank2].
rank=rank2;for(var tiedRanks=[pooledSamples[0].rank],i=1;i<pooledSamples.length;i++)pooledSamples[i].value===pooledSamples[i-
1].value?(tiedRanks.push(pooledSamples[i].rank),i===pooledSamples.length-1&&replaceRanksInPlace(pooledSamples,tiedRanks)):
(tiedRanks.length>1&&replaceRanksInPlace(pooledSamples,tiedRanks),tiedRanks=[pooledSamples[i].rank]);function replaceRanksInPlace(pooledSamples2,tiedRanks2){
for(var average=(tiedRanks2[0]+tiedRanks2[tiedRanks2.length-1])/2,i2=0;i2<tiedRanks2.length;i2++)pooledSamples2[tiedRanks2[i2]].
rank=average}for(var rankSum=0,i$1=0;i$1<pooledSamples.length;i$1++){var sample=pooledSamples[i$1];sample.label==="x"&&(rankSum+=
sample.rank+1)}return rankSum}var BayesianClassifier=function(){this.totalCount=0,this.data={}};BayesianClassifier.prototype.train=function(item,category){
this.data[category]||(this.data[category]={});for(var k in item){var v=item[k];this.data[category][k]===void 0&&(this.data[category][k]=
{}),this.data[category][k][v]===void 0&&(this.data[category][k][v]=0),this.data[category][k][v]++}this.totalCount++};BayesianClassifier.
prototype.score=function(item){var odds={},category;for(var k in item){var v=item[k];for(category in this.data)odds[category]===
void 0&&(odds[category]={}),this.data[category][k]?odds[category][k+"_"+v]=(this.data[category][k][v]||0)/this.totalCount:
odds[category][k+"_"+v]=0}var oddsSums={};for(category in odds){oddsSums[category]=0;for(var combination in odds[category])
oddsSums[category]+=odds[category][combination]}return oddsSums};var g=607/128,LOGSQRT2PI=Math.log(Math.sqrt(2*Math.PI));var SQRT_2PI$1=Math.sqrt(2*Math.PI);function cumulativeDistribution(z2){for(var sum2=z2,tmp=z2,i=1;i<30;i++)tmp*=z2*z2/(2*
i+1),sum2+=tmp;return Math.round((.5+sum2/SQRT_2PI$1*Math.exp(-z2*z2/2))*1e4)/1e4}var standardNormalTable=[];for(z=0;z<=
3.09;z+=.01)standardNormalTable.push(cumulativeDistribution(z));var z;var SQRT_2PI=Math.sqrt(2*Math.PI);var PerceptronModel=function(){this.weights=[],this.bias=0};PerceptronModel.prototype.predict=function(features){if(features.
length!==this.weights.length)return null;for(var score2=0,i=0;i<this.weights.length;i++)score2+=this.weights[i]*features[i];
return score2+=this.bias,score2>0?1:0};PerceptronModel.prototype.train=function(features,label){if(label!==0&&label!==1)
return null;features.length!==this.weights.length&&(this.weights=features.slice(),this.bias=1);var prediction=this.predict(
features);if(typeof prediction=="number"&&prediction!==label){for(var gradient=label-prediction,i=0;i<this.weights.length;i++)
this.weights[i]+=gradient*features[i];this.bias+=gradient}return this};function sorted(values){return new Float64Array(values).sort()}function median(values){return medianOfSorted(sorted(values))}
function medianOfSorted(ascending){let half=ascending.length>>1,upper=ascending[half];if(ascending.length%2===1)return upper;
let lower=ascending[half-1];return lower+.5*(upper-lower)}function mannWhitney(base,head,options={}){let{exactUpTo=EXACT_UP_TO}=options,n=base.length,u=wilcoxonRankSum([...base],
[...head])-n*(n+1)/2,groups=tieGroups([...base,...head]),isTied=groups.length<n+head.length,limit=isTied?exactUpTo.tied:
exactUpTo.untied,method=Math.max(n,head.length)<=limit?"exact":"normal",outcome={u,n,m:head.length,groups};return groups.
length===1?{u,p:1,method}:method==="normal"?{u,p:normalP(outcome),method}:{u,p:isTied?tiedP(outcome):untiedP(outcome),method}}
function smallestTwoSidedP(n,m){return Math.min(1,2/choose2(n+m,n))}function untiedP({u,n,m}){let smaller=Math.min(u,n*m-
u);return 2*smaller===n*m?1:Math.min(1,2*untiedLowerHalf(n,m)[smaller])}function tiedP({u,n,groups}){return Math.min(1,2*
smallerTiedTail({groups,size:n,doubledU:2*u}))}function normalP({u,n,m,groups}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m/12*(size+1-ties/(size*(size-1)))),distance=Math.max(0,Math.abs(u-n*m/2)-.5);return Math.
min(1,2*normalTail(distance/deviation))}function tieGroups(values){let sizes=[],previous=Number.NaN;for(let value of sorted(
values))value===previous?sizes[sizes.length-1]+=1:sizes.push(1),previous=value;return sizes}var EXACT_INTERVAL_UP_TO=30,RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],27:[
2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianInterval(values,confidence){
let ascending=sorted(values),{low,high,confidence:covered}=medianPositions(values.length,confidence);return{low:at(ascending,
low),high:at(ascending,high),confidence:covered}}function at(ascending,position){return position<1?-1/0:position>ascending.
length?1/0:ascending[position-1]}function medianPositions(n,confidence){return confidence>=1?{low:0,high:n+1,confidence:1}:
n<=EXACT_INTERVAL_UP_TO?exactPositions(n,confidence):normalPositions(n,confidence)}function exactPositions(n,confidence){
let low=Math.ceil((n+1)/2)-1,high=low+1,covered=coinProbability(n,low);for(;covered<confidence&&(low>0||high<=n);){let left=coinProbability(
n,low-1),right=coinProbability(n,high),leftFirst=left===right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered+=leftFirst?
left:right,leftFirst?low-=1:high+=1}return{low,high,confidence:covered}}function normalPositions(n,confidence){let deviation=Math.
sqrt(n/4),cdf=gap=>normalCdf((gap-.5-n/2)/deviation),coverage=(low2,high2)=>cdf(high2)-cdf(low2),reach=normalQuantile((1+
confidence)/2)*deviation,low=Math.floor(n/2-reach-.5)+1,symmetric=Math.ceil(n/2+reach-.5)+1,high=coverage(low,symmetric-
1)>=confidence?symmetric-1:symmetric;return low<=0&&high>n?{low:0,high:n+1,confidence:1}:{low:Math.max(0,low),high:Math.
min(n+1,high),confidence:coverage(low,high)}}var CONFIDENCE=.95,CONFIDENCE_OF_STOPPED=.98,LIKELY_CONFIDENCE=.6,CONSTANT_VALUES_NEEDED=6;function compare({subject,base,
head,exact,varies},clearing=CLEARING_ERROR){let sides2={base:base&&summarise(base),head:head&&summarise(head)},samples=[
base,head].flatMap(side=>side===null?[]:[side.values]),comparison={...subject,...sides2,exact:isExact(samples,{exact,varies})};
if(base===null||head===null||sides2.base===null||sides2.head===null)return{...comparison,delta:null,change:null,...NO_INTERVALS,
p:null};let delta=ratioMinusOne(sides2.base.median,sides2.head.median);if(comparison.exact)return{...comparison,delta,change:delta,
...NO_INTERVALS,p:null};let estimated=estimate(base.values,head.values,{delta,clearing});return{...comparison,delta,...estimated,
p:mannWhitney(base.values,head.values).p}}function withConfidence(comparison,confidence){let{base,head,interval}=comparison;
if(base===null||head===null||interval===null)return comparison;let estimated=estimateRatio(base.values,head.values,[confidence]);
return{...comparison,interval:estimated?.intervals[0]??interval}}var NO_INTERVALS={interval:null,likely:null,possible:null};
function summarise(sample){let{low,high}=medianInterval(sample.values,CONFIDENCE);return{...sample,n:sample.values.length,
median:median(sample.values),spread:{low,high}}}function isExact(samples,{exact,varies}){return samples.every(values=>Array.
from(values).every(value=>value===values[0]))?exact||!varies&&samples.every(({length})=>length>=CONSTANT_VALUES_NEEDED):
!1}function isMachineBound({subject,exact},comparison){let{kind,rate}=shapeOf(subject.unit);return!exact&&(kind==="time"||
rate||!comparison.exact)}function ratioMinusOne(base,head){if(base===head)return 0;let ratio=head/base;return Number.isFinite(
ratio)?ratio-1:null}function estimate(base,head,{delta=ratioMinusOne(median(base),median(head)),clearing=CLEARING_ERROR,
confidence=CONFIDENCE}={}){let estimated=estimateRatio(base,head,[confidence,LIKELY_CONFIDENCE,1-2*clearing]);if(estimated===
null)return{change:delta,...NO_INTERVALS};let{ratio,intervals}=estimated,[interval=null,likely=null,possible=null]=intervals;
return{change:delta!==null&&ratio<1/0?ratio-1:null,interval,likely,possible}}function estimateRatio(base,head,confidences){
let estimated=hodgesLehmannIntervals(thinned(base),thinned(head),confidences);if(estimated===null)return null;let{ratio,
intervals}=estimated;return{ratio,intervals:intervals.map(({low,high})=>({low:low-1,high:high-1}))}}var MOST_VALUES=1e3;
function thinned(values){if(values.length<=MOST_VALUES)return values;let ascending=values.toSorted((left,right)=>left-right),
step=(values.length-1)/(MOST_VALUES-1);return Array.from({length:MOST_VALUES},(_,index)=>ascending[Math.round(index*step)])}function commandNames(commands){return commands.length===1?[null]:commands.map((_,index)=>`command ${index+1}`)}function baselineCommandNames(kept,current){
let names=commandNames(current),free=new Set(current.keys()),take=index=>free.delete(index)?index:null,inPlace=kept.map(
(text,index)=>text===current[index]?take(index):null),byText=kept.map((text,index)=>inPlace[index]??take(current.findIndex(
(other,at4)=>other===text&&free.has(at4))));return kept.map((_,index)=>{let match=byText[index]??take(index);return match===
null?`command ${index+1} of the baseline`:names[match]})}function seriesByCommand(recording){let names=namesBySide(recording);
return recording.series.flatMap(series=>{let commandOf=(side,invocation)=>names[side][recording.invocations[invocation]?.
command??0]??null,commands=new Set(SIDES.flatMap(side=>series[side].invocations.map(at4=>commandOf(side,at4))));return commands.
size<=1?[...commands].map(command=>({command,series})):[...commands].map(command=>{let restrict=side=>{let kept=[...series[side].
invocations.keys()].filter(index=>commandOf(side,series[side].invocations[index])===command);return{invocations:kept.map(
index=>series[side].invocations[index]),values:kept.map(index=>series[side].values[index])}};return{command,series:{...series,
base:restrict("base"),head:restrict("head")}}})})}function namesBySide({schedule,baseline}){let own=commandNames(schedule.
commands);return{base:baseline===void 0?own:baselineCommandNames(baseline.commands,schedule.commands),head:own}}function group(recording,grouping){let all=seriesByCommand(recording),suffix=processorSuffixOf(recording),nameOf=naming(
all,{renamed:grouping.renamed,suffix}),rows=new Map,counted4=countedRounds(recording);for(let{command,series}of all){let{
unit,factor}=tidy(series.unit);for(let side of SIDES){let points=pointsOf(recording,series[side],counted4[side]);if(points.
length===0)continue;let name=nameOf({command,series},side),key=JSON.stringify([command,series.group,name,series.metric,unit]),
row=rows.get(key)??{command,series,name,unit,base:[],head:[]};rows.set(key,row),row[side].push(...points.map(point=>({...point,
value:point.value*factor})))}}let varying=new Set([...rows.values()].filter(hasDifferentValues).map(metricKey));return[...rows.
values()].map(row=>({...pairOf(row,{units:grouping.units,suffix}),varies:varying.has(metricKey(row))}))}function hasDifferentValues({
base,head}){return[base,head].some(points=>points.some(({value})=>value!==points[0]?.value))}function metricKey({command,
series,unit}){return JSON.stringify([command,series.metric,unit])}function seriesOf(recording,{renamed},benchmarks){let all=seriesByCommand(
recording),nameOf=naming(all,{renamed,suffix:processorSuffixOf(recording)}),wanted=new Set(benchmarks.map(benchmarkKey)),
isWanted=(one,side)=>{let{command,series}=one;return series[side].values.length===0?!1:wanted.has(benchmarkKey({command,
group:series.group,name:nameOf(one,side)}))};return all.filter(one=>SIDES.some(side=>isWanted(one,side))).map(({series})=>series)}
function pairOf({command,series,name,unit,base,head},{units,suffix}){let{group:group2,metric,primary,deterministic}=series,
stated=settingFor(units,metric,unit),known2=describe(unit),[,shortName]=withAndWithout(name,suffix);return{subject:{command,
group:group2,name,...shortName!==void 0&&{shortName},metric,unit,better:stated.better??series.better??known2.better,primary},
base:sampleOf(base),head:sampleOf(head),exact:stated.exact??(deterministic||known2.exact)}}function naming(all,{renamed,
suffix}){let namesOn=side=>{let present=all.filter(({series})=>series[side].values.length>0);return new Set(present.map(
({command,series:{name}})=>nameKey(command,name)))},[onBase,onHead]=[namesOn("base"),namesOn("head")];return({command,series:{
name}},side)=>{if(side==="head")return name;let known2=withAndWithout(name,suffix).find(candidate=>Object.hasOwn(renamed,
candidate));if(known2===void 0)return name;let wanted=known2===name?renamed[known2]:`${renamed[known2]}${suffix}`,key=nameKey(
command,wanted);return onHead.has(key)&&!onBase.has(key)?wanted:name}}function nameKey(command,name){return JSON.stringify(
[command,name])}function idleRenames(recording,{renamed}){let suffix=processorSuffixOf(recording),onBase=recording.series.
filter(({base})=>base.values.length>0),known2=new Set(onBase.flatMap(({name})=>withAndWithout(name,suffix)));return Object.
keys(renamed).filter(name=>!known2.has(name))}function pointsOf({schedule,invocations},own,counted4){return own.invocations.
flatMap((invocation,index)=>{let raw=own.values[index]??[],{round,outcome}=invocations[invocation]??{};return round===void 0||
outcome==="disturbed"||!counted4.has(round)||raw.length===0?[]:(schedule.unit==="sample"?raw:[median(raw)]).map(value=>({
round,invocation,value}))})}function sampleOf(points){if(points.length===0)return null;let ordered=points.toSorted((left,right)=>left.
invocation-right.invocation);return{values:ordered.map(({value})=>value),rounds:ordered.map(({round})=>round)}}function upToRound(sample,round){
if(sample===null)return null;let isKept=(_,index)=>sample.rounds[index]<=round,values=sample.values.filter(isKept);return values.
length===0?null:{values,rounds:sample.rounds.filter(isKept)}}function settingFor(units,metric,unit){return Object.hasOwn(
units,metric)?units[metric]??{}:Object.hasOwn(units,unit)?units[unit]??{}:{}}var MOST_POINTS=12,PAIRS_IN_ALL=2e7,PAIRS_AT_LEAST=3600;function coursesOf(comparisons,confidenceOf2){let mostPairs=Math.
max(PAIRS_AT_LEAST,PAIRS_IN_ALL/comparisons.length);return comparisons.map(one=>courseOf(one,{mostPairs,confidence:confidenceOf2(
one)}))}function courseOf(comparison,{mostPairs=PAIRS_IN_ALL,confidence=CONFIDENCE}={}){let{base,head,exact,change,interval}=comparison;
if(base===null||head===null||exact)return[];let first=Math.max(base.rounds[0]??1,head.rounds[0]??1),rounds=[...new Set([
...base.rounds,...head.rounds])].filter(round=>round>=first).toSorted((left,right)=>left-right),chosen=spaced(rounds,pointsFor(
base,head,mostPairs)),last=chosen.at(-1);return chosen.map(round=>({round,...round===last?{change,interval}:at2(round,{base,
head,confidence})}))}function pointsFor(base,head,mostPairs){let affordable=Math.floor(mostPairs/(base.n*head.n));return Math.
min(MOST_POINTS,Math.max(2,affordable))}function at2(round,{base,head,confidence}){let[until2,of]=[upToRound(base,round),
upToRound(head,round)];if(until2===null||of===null)return{change:null,interval:null};let{change,interval}=estimate(until2.
values,of.values,{confidence});return{change,interval}}function spaced(rounds,count2){if(rounds.length<=count2)return[...rounds];
let step=(rounds.length-1)/(count2-1);return Array.from({length:count2},(_,index)=>rounds[Math.round(index*step)])}var SEED=625341585;function normalDraws(length){let draws=new Float64Array(length),state=SEED;for(let index=0;index<length;index+=
1)state^=state<<13,state^=state>>>17,state^=state<<5,draws[index]=normalQuantile(((state>>>0)-.5)/2**32);return draws}var POWER2=.9,REHEARSALS=1e3,LONGEST=30;function finderFor({chances,likely}){let steps=chances.map(chance=>stepOf2(chance,
likely));if(steps.every(({byRanks})=>byRanks===null))return()=>null;let sizes=new Float64Array(REHEARSALS);return(noise,limit)=>{
for(let index=0;index<REHEARSALS;index+=1)sizes[index]=foundFrom(steps,{index,noise,limit});return sizes.sort()[Math.ceil(
POWER2*REHEARSALS)-1]}}function stepOf2(chance,likely){let{alpha,clearing}=chance,rounds=Math.min(chance.rounds,LONGEST),
rehearsals=rehearse(rounds),column=position=>Float64Array.from(rehearsals,({differences:differences2})=>differences2[position]),
beyond=untiedLowerHalf(rounds,rounds).findIndex(probability=>probability>alpha),inversions=(beyond===-1?Math.floor(rounds**
2/2):beyond)-1,beyondLikely=ratiosOutside(rounds,rounds,likely),beyondPossible=ratiosOutside(rounds,rounds,1-2*clearing);
return{byRanks:inversions<0?null:column(inversions),likely:beyondLikely===0?null:Float64Array.from(rehearsals,({shift:shift2,
differences:differences2})=>Math.min(shift2,differences2[beyondLikely-1])),ends:beyondPossible===0?null:column(rounds**2-
beyondPossible)}}function foundFrom(steps,{index,noise,limit}){let found=1/0,uncleared=-1/0;for(let{byRanks,likely,ends}of steps){
if(byRanks!==null&&likely!==null){let needed=larger(larger(-noise*byRanks[index],limit-noise*likely[index]),uncleared);needed<
found&&(found=needed)}ends!==null&&(uncleared=larger(uncleared,limit-noise*ends[index]))}return found}function larger(left,right){
return left>right?left:right}var allDraws=null,rehearsed=new Map;function rehearse(rounds){let known2=rehearsed.get(rounds);
if(known2!==void 0)return known2;allDraws??=normalDraws(2*LONGEST*REHEARSALS);let draws=allDraws,made=Array.from({length:REHEARSALS},
(_,index)=>{let start=2*LONGEST*index,base=draws.subarray(start,start+rounds),head=draws.subarray(start+LONGEST,start+LONGEST+
rounds),differences2=new Float64Array(rounds**2),next=0;for(let b of base)for(let h of head)differences2[next++]=h-b;return{
differences:differences2.sort(),shift:median([...head])-median([...base])}});return rehearsed.set(rounds,made),made}var QUARTILES_OF_NORMAL=2*normalQuantile(.75);function robustSpread(values){let ascending=sorted(values),range=quantile(
ascending,.75)-quantile(ascending,.25);if(range>0)return range/QUARTILES_OF_NORMAL;let centre=quantile(ascending,.5);return Math.
sqrt(values.reduce((sum2,value)=>sum2+(value-centre)**2,0)/values.length)}function quantile(ascending,part){let last=ascending.
length-1,position=Math.min(last,Math.max(0,(ascending.length+1/3)*part+1/3-1)),below=ascending[Math.floor(position)],above=ascending[Math.
ceil(position)];return below+(position-Math.floor(position))*(above-below)}function spreadOf({base,head}){if(base===null||head===null)return null;let sides2=[base,head];return sides2.every(({values})=>values.
every(value=>value>0))?robustSpread(sides2.flatMap(residuals)):null}function enlargement({n}){return n>1?Math.sqrt(n/(n-
1)):1}function residuals(side){return side.values.map(value=>enlargement(side)*Math.log(value/side.median))}function changeFinder(chances){let shiftFound=shiftFinder(chances);return({spread,better},limit)=>{let shift2=shiftFound(
spread,toShift(limit,better));return shift2===null?null:toRatio(shift2,better)}}var latest=null;function shiftFinder(chances){
let key=JSON.stringify(chances);return latest?.key!==key&&(latest={key,finder:finderFor({chances,likely:LIKELY_CONFIDENCE})}),
latest.finder}function toShift(worsening2,better){return better==="lower"?Math.log1p(worsening2):-Math.log1p(-worsening2)}
function toRatio(shift2,better){return better==="lower"?Math.expm1(shift2):-Math.expm1(-shift2)}var DIGITS=2,CAUTION=1.08;
function rowFinder(chances){let find=changeFinder(chances),known2=new Map;return(row,{limit,minDelta})=>{let exactSpread2=row.
exact?null:spreadOf(row),step=stepOf3(row);if(exactSpread2===null||step===null||row.base===null||row.better==="higher"&&
limit>=1)return null;let spread=Number((CAUTION*exactSpread2).toPrecision(DIGITS)),key=`${spread} ${limit} ${row.better}`;
known2.has(key)||known2.set(key,find({spread,better:row.better},limit));let found=known2.get(key);return found===null?null:
inSteps(Math.max(found,minDelta/row.base.median),step/row.base.median)}}function inSteps(change,step){return step*(Math.
floor(change/step)+1)}function stepOf3({base,head}){let values=[...base?.values??[],...head?.values??[]].toSorted((left,right)=>left-
right),least=1/0;for(let index=1;index<values.length;index+=1){let step=values[index]-values[index-1];step>0&&step<least&&
(least=step)}return least===1/0?null:least}function contraryDirections({series},{units}){let contrary=series.filter(({metric,unit,better})=>{let base=tidy(unit).unit,
known2=describe(base),isStated=settingFor(units,metric,base).better!==void 0;return better!==null&&better!==known2.better&&
!known2.guessed&&!isStated}),[first]=contrary;if(first===void 0)return[];let more=contrary.length===1?"":` and ${contrary.
length-1} more`;return[{where:"units",message:`the results say of ${cite(first.metric)} of ${cite(first.name)}${more} th\
at ${first.better} is better, which is unusual for the unit ${cite(first.unit)}. If that is right, confirm it in the con\
figuration under \`units\`; if not, correct what the benchmark writes.`,severity:"warning"}]}function geomean(values){if(values.length===0||!values.every(value=>value>0&&value<1/0))return null;let meanLog=0;for(let[
index,value]of values.entries())meanLog+=(Math.log(value)-meanLog)/(index+1);return Math.exp(meanLog)}function geomeans(comparisons){return[...new Set(comparisons.map(({unit})=>unit))].flatMap(unit=>{let own=comparisons.filter(
comparison=>comparison.unit===unit);if(own.some(({metric})=>metric!==own[0]?.metric))return[];let pairs=own.flatMap(({base:base2,
head:head2})=>base2&&head2&&base2.median>0&&head2.median>0?[[base2.median,head2.median]]:[]),base=geomean(pairs.map(([value])=>value)),
head=geomean(pairs.map(([,value])=>value)),ratio=geomean(pairs.map(([from,to])=>to/from));return pairs.length<2||base===
null||head===null||ratio===null?[]:[{unit,base,head,delta:ratio-1,n:pairs.length}]})}function compareGeomean(pairs,clearing){
let members=pairs.flatMap(({base,head,...rest})=>base!==null&&head!==null&&isPositive(base)&&isPositive(head)?[{...rest,
base,head}]:[]),[first]=members;if(first===void 0)return null;let all={subject:{...first.subject,command:null,group:null,
name:`geomean of ${members.length}`},base:geomeanOfRounds(members.map(({base})=>base)),head:geomeanOfRounds(members.map(
({head})=>head)),exact:members.every(({exact})=>exact),varies:members.some(({varies})=>varies)},rounds=compare(all,clearing),
medians={base:members.map(({base})=>median(base.values)),head:members.map(({head})=>median(head.values))},ratio=geomean(
medians.head.map((head,index)=>head/medians.base[index])),delta=rounds.delta===null||ratio===null?null:ratio-1;return{...rounds,
base:rounds.base&&centred(rounds.base,medians.base),head:rounds.head&&centred(rounds.head,medians.head),delta,change:rounds.
exact?delta:rounds.change,members:members.map(({subject:{command,group:group2,name}})=>({command,group:group2,name})),leftOut:pairs.
length-members.length}}function centred(rounds,medians){return{...rounds,median:geomean(medians)??rounds.median}}function isPositive({
values}){return values.every(value=>value>0&&value<1/0)}function geomeanOfRounds(samples){let moments=samples.map(byMoment),
shared=[...moments[0]?.entries()??[]].flatMap(([moment,{round}])=>{let values=moments.flatMap(own=>own.get(moment)?.value??
[]),mean=values.length===samples.length?geomean(values):null;return mean===null?[]:[{round,value:Number(mean.toPrecision(
EQUAL_DIGITS))}]});return shared.length===0?null:{values:shared.map(({value})=>value),rounds:shared.map(({round})=>round)}}
var EQUAL_DIGITS=12,MOST_IN_A_ROUND=2**24;function byMoment({values,rounds}){let moments=new Map,[current,place]=[0,0];for(let[
index,value]of values.entries()){let round=rounds[index];place=round===current?place+1:0,current=round,moments.set(round*
MOST_IN_A_ROUND+place,{round,value})}return moments}function shortest(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":"+Inf";if(value===
0)return Object.is(value,-0)?"-0":"0";let magnitude=Math.abs(value);if(magnitude>=1e-4&&magnitude<1e6)return String(value);
let[digits,exponent=""]=value.toExponential().split("e");return`${digits}e${exponent[0]}${exponent.slice(1).padStart(2,"\
0")}`}var LN2_HIGH=.6931471803691238,LN2_LOW=19082149292705877e-26,L1=.6666666666666735,L2=.3999999999940942,L3=.2857142874366239,
L4=.22222198432149784,L5=.1818357216161805,L6=.15313837699209373,L7=.14798198605116586,double=new DataView(new ArrayBuffer(
8)),FIELD_OF_HALF=1022;function goLog(x){if(Number.isNaN(x)||x===1/0)return x;if(x<=0)return x===0?-1/0:Number.NaN;double.
setFloat64(0,x);let upper=double.getUint32(0),power=(upper>>>20)-FIELD_OF_HALF;double.setUint32(0,upper&1048575|FIELD_OF_HALF<<
20);let part=double.getFloat64(0);part<=Math.SQRT1_2&&(part*=2,power-=1);let f=part-1,s=f/(2+f),s2=s*s,s4=s2*s2,odd=s2*(L1+
s4*(L3+s4*(L5+s4*L7))),even=s4*(L2+s4*(L4+s4*L6)),half=.5*f*f;return power*LN2_HIGH-(half-(s*(half+(odd+even))+power*LN2_LOW)-
f)}var LN2_UPPER=.693147180559663,LN2_LOWER=28235290563031577e-29,EXP_SERIES=[40320,5040,720,120,24,6,2,1].map(factorial=>1/
factorial),OVERFLOW=709.782712893384;function goExp(x){if(Number.isNaN(x))return x;if(x>OVERFLOW)return 1/0;if(x===-1/0)
return 0;let power=roundToEven(Math.LOG2E*x),r=fma(-power,LN2_LOWER,fma(-power,LN2_UPPER,x))*.0625,sum2=EXP_SERIES[0];for(let factor of EXP_SERIES.
slice(1))sum2=fma(sum2,r,factor);let d=sum2*r;for(let squared=0;squared<3;squared++)d*=d+2;return timesPowerOfTwo(fma(d+
2,d,1),power)}function timesPowerOfTwo(value,power){return power>=1024?1/0:power>-1023?value*2**power:power<-1075?0:value*
2**(power+1022)*2**-1022}function roundToEven(value){let floor=Math.floor(value),rest=value-floor;return rest>.5||rest===
.5&&floor%2!==0?floor+1:floor}function fma(a,b,c){let product=a*b,[sum2,rest]=exactSum(c,productError(a,b,product)),[high,
low]=exactSum(product,sum2);return high+sumToOdd(low,rest)}function exactSum(a,b){let sum2=a+b,bPart=sum2-a;return[sum2,
a-(sum2-bPart)+(b-bPart)]}function productError(a,b,product){let[aHigh,aLow]=halves(a),[bHigh,bLow]=halves(b);return aLow*
bLow-(product-aHigh*bHigh-aLow*bHigh-aHigh*bLow)}function halves(value){let shifted=134217729*value,high=shifted-(shifted-
value);return[high,value-high]}function sumToOdd(a,b){let[sum2,lost]=exactSum(a,b);double.setFloat64(0,sum2);let bits=double.
getBigInt64(0);return lost===0||(bits&1n)===1n?sum2:(double.setBigInt64(0,bits+(lost>0==sum2>0?1n:-1n)),double.getFloat64(
0))}var EXACT_UP_TO2=20;function goChoose(n,k){return k<=0||k>=n||n<=EXACT_UP_TO2?choose2(n,k):goExp(logFactorial(n)-logFactorial(
k)-logFactorial(n-k))}var STIRLING=[.4189385332046727,.08333333333333297,-.0027777777772877554,.0007936505586430196,-.00059518755745034,
.0008363399189962821,-.0016309293409657527];function logFactorial(n){let x=n+1;if(x<8)return goLog([1,1,2,6,24,120,720][n]);
let z2=1/x,y=z2*z2,[c0,c1,c2,c3,c4,c5,c6]=STIRLING,series=c0+z2*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(
x)-1)+series}function waysOfTwoGroups(groups,size,doubledU){let[low,high]=groups,last=Math.trunc((doubledU-size*(low-size))/(low+high)),
ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++)ways+=goChoose(low,size-inHigh)*goChoose(high,inHigh);return ways}
function tiedWays(groups,size,doubledU){let below=[0];for(let group2 of groups)below.push(below.at(-1)+group2);let rises=[
0,groups[0]];for(let k=2;k<=groups.length;k++)rises.push(below[k-1]+below[k]);let known2=new Map,count2=(k,dealt,bound)=>{
if(k===2)return waysOfTwoGroups(groups,dealt,bound);let key=`${k},${dealt},${bound}`,ways=known2.get(key);if(ways===void 0){
ways=0;let group2=groups[k-1];for(let here=Math.max(0,dealt-below[k-1]);here<=Math.min(dealt,group2);here++){let rest=bound-
here*(rises[k]-2*dealt+here);ways+=countWithin(k-1,dealt-here,rest)*goChoose(group2,here)}known2.set(key,ways)}return ways},
countWithin=(k,dealt,bound)=>bound<extreme(groups.slice(0,k),dealt,"least")?0:bound>extreme(groups.slice(0,k),dealt,"mos\
t")?goChoose(below[k],dealt):count2(k,dealt,bound);return count2(groups.length,size,doubledU)}function extreme(groups,dealt,which){
let total=groups.reduce((sum2,group2)=>sum2+group2,0),order=which==="least"?groups:groups.toReversed(),left=dealt,ties=0;
for(let group2 of order){let taken=Math.min(left,group2);ties+=taken*(group2-taken),left-=taken}return which==="least"?ties:
2*dealt*(total-dealt)-ties}function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.NaN;let value=base[0];if(value===
head[0]&&value===base.at(-1)&&value===head.at(-1))return null;let ranking=rank(base,head),{groups,doubledU,n,m}=ranking,
isTied=groups.length<n+m,limit=isTied?BENCHSTAT_EXACT.tied:BENCHSTAT_EXACT.untied;if(Math.max(n,m)>limit)return normalP2(
ranking);if(doubledU===n*m)return 1;let smaller=Math.min(doubledU,2*n*m-doubledU);return 2*(isTied?tiedTail(ranking,smaller):
untiedLowerHalf(n,m)[smaller/2])}function rank(base,head){let n=base.length,m=head.length,groups=[],doubledRanks=0,i=0,j=0;
for(;i<n||j<m;){let before=i+j,beforeInBase=i,value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];for(;base[i]===value;)i+=
1;for(;head[j]===value;)j+=1;groups.push(i+j-before),doubledRanks+=(i-beforeInBase)*(before+1+i+j)}return{groups,doubledU:doubledRanks-
n*(n+1),n,m}}function tiedTail({groups,n,m},doubledU){if(groups.length===2)return waysOfTwoGroups(groups,n,doubledU)/goChoose(
n+m,n);let tail=waysAtMost({groups,size:n,bound:doubledU})/choose2(n+m,n);return n+m<=WHOLE_UP_TO||!isShortDecimal(2*tail)?
tail:tiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;function isShortDecimal(p){let scaled3=p*1e5;return Math.
abs(scaled3-Math.round(scaled3))<1e-6}function normalP2({groups,doubledU,n,m}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12),distance=(doubledU-n*m)/2,below=normalCdf((distance-
.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}var EXACT={spread:exactSpread,difference:()=>({p:0,alpha:0,warnings:[]})},ofLevels=new Map;function assumeNothing(levels){
let key=`${levels.alpha},${levels.confidence}`,assumption=ofLevels.get(key)??nothing2(levels);return ofLevels.set(key,assumption),
assumption}function nothing2({alpha,confidence}){let positions=remember(n=>medianPositions(n,confidence)),tooFewForInterval=[
needForInterval(confidence)],tests={alpha,...needForDifference(alpha)};return{spread:sample=>{let ends=positions(sample.
length),low=at3(sample,ends.low),high=at3(sample,ends.high),isInfinite=!isBounded(low)||!isBounded(high);return{centre:median2(
sample),low,high,warnings:isInfinite?tooFewForInterval:NONE}},difference:(base,head)=>difference(base,head,tests)}}var NONE=[],
ALL_EQUAL=["all samples are equal"];function remember(work){let known2=new Map;return n=>{let value=known2.get(n)??work(
n);return known2.set(n,value),value}}function isBounded(value){return Math.abs(value)!==1/0}function at3(sample,position){
return position<1?-1/0:position>sample.length?1/0:sample[position-1]}function median2(sample){let n=sample.length,position=1/
3+.5*(n+1/3),below=Math.floor(position);return below<=0?sample[0]:below>=n?sample[n-1]:sample[below-1]+(position-below)*
(sample[below]-sample[below-1])}var INTERVAL_SIZES={first:2,last:50};function needForInterval(confidence){let level=`sam\
ples for confidence interval at level ${shortest(confidence)}`;for(let n=INTERVAL_SIZES.first;n<=INTERVAL_SIZES.last;n++){
let{low,high}=medianPositions(n,confidence);if(low>0&&high<=n)return`need >= ${n} ${level}`}return`need > ${INTERVAL_SIZES.
last} ${level}`}var SMALLEST_P=[1,.3333333333333333,.1,.02857142857142857,.007936507936507936,.0021645021645021645,.0005827505827505828,
.0001554001554001554,4113533525298231e-20];function needForDifference(alpha){let found=SMALLEST_P.findIndex(p=>p<=alpha),
needed=(found<0?SMALLEST_P.length:found)+1,text=`need ${found<0?">":">="} ${needed} samples to detect a difference at al\
pha level ${shortest(alpha)}`;return{needed,tooFew:[text]}}function difference(base,head,{alpha,needed,tooFew:tooFew2}){
let p=benchstatP(base,head);if(p===null)return{p:1,alpha,warnings:ALL_EQUAL};let isSmall=p>alpha&&base.length<needed&&head.
length<needed;return{p,alpha,warnings:isSmall?tooFew2:NONE}}function exactSpread(sample){let low=sample[0],high=sample.at(
-1),{value,count:count2}=mode(sample),warnings=count2===sample.length?NONE:[`exact distribution expected, but values ran\
ge from ${shortest(low)} to ${shortest(high)}`];return{centre:value,low,high,warnings}}function mode(sample){let most={value:sample[0],
count:1},start=0;for(let index=1;index<sample.length;index++){sample[index]!==sample[start]&&(start=index);let count2=index-
start+1;count2>most.count&&(most={value:sample[start],count:count2})}return most}function geomean2(values){if(values.length===0)return null;let meanLog=0;for(let index=0;index<values.length;index+=1){let value=values[index];
if(value<=0)return null;meanLog+=(goLog(value)-meanLog)/(index+1)}let mean=goExp(meanLog);return Number.isNaN(mean)?null:
mean}function sampleSorter(valueCount2){let buffer=new Float64Array(valueCount2),used2=0;return values=>{let sample=buffer.subarray(
used2,used2+values.length);return used2+=values.length,sample.set(values),sample.sort(),sample[0]>0&&!Number.isNaN(sample.
at(-1))||(sample.length>12?putNaNFirst(sample):sortFew(sample,values)),sample}}function sortFew(sample,values){sample.set(
values);for(let end=1;end<sample.length;end++){let value=sample[end],at4=end;for(;at4>0&&isBefore(value,sample[at4-1]);at4--)
sample[at4]=sample[at4-1];sample[at4]=value}}function isBefore(a,b){return a<b||Number.isNaN(a)&&!Number.isNaN(b)}function putNaNFirst(sample){
let numbers=sample.length;for(;numbers>0&&Number.isNaN(sample[numbers-1]);)numbers-=1;numbers!==sample.length&&(sample.copyWithin(
sample.length-numbers,0,numbers),sample.fill(Number.NaN,0,sample.length-numbers))}function summarise2(grid,levels){let assumption=grid.assumes==="exact"?EXACT:assumeNothing(levels),{fields,unit,assumes,
columns}=grid,means={assumption,ascending:sampleSorter(valueCount(grid))},rows=grid.rows.map((label,row)=>({label,cells:summariseRow(
grid.cells[row],means)})),baseRows=rows.filter(({cells})=>cells[0]!==null).length,geomeans2=columns.map((_,column)=>columnGeomean(
{rows,column,baseRows}));return{fields,unit,assumes,columns,rows,geomeans:geomeans2}}function valueCount({cells}){let countIn=(count2,cell)=>count2+
(cell?.values.length??0);return cells.reduce((count2,row)=>row.reduce(countIn,count2),0)}function summariseRow(cells,means){
let first=cells[0]??null,base=first&&summariseCell(first,null,means);return cells.map((cell,column)=>column===0?base:cell&&
summariseCell(cell,base,means))}function summariseCell(cell,base,{assumption,ascending}){let sample=ascending(cell.values),
{centre,low,high,warnings}=assumption.spread(sample);return{centre,low,high,warnings:cell.varying.length===0?warnings:[vary(
cell.varying),...warnings],sample,comparison:base&&compare2(base,sample,assumption)}}function vary(fields){return`benchm\
arks vary in ${fields.join(", ")}`}function compare2(base,sample,assumption){let{p,alpha,warnings}=assumption.difference(
base.sample,sample);return{p,alpha,warnings,base}}function columnGeomean({rows,column,baseRows}){let centres=[],ratios=[],
hasZeroBase=!1;for(let row=0;row<rows.length;row+=1){let cell=rows[row].cells[column];if(!cell||(centres.push(cell.centre),
cell.comparison===null))continue;let base=cell.comparison.base.centre;cell.centre!==base&&base===0&&(hasZeroBase=!0),ratios.
push(cell.centre===base?1:cell.centre/base)}let value=geomean2(centres),ratio=column===0||hasZeroBase?null:geomean2(ratios),
warnings=[];return column>0&&ratios.length!==baseRows&&warnings.push(SET_DIFFERS),value===null&&warnings.push("summaries\
 must be >0 to compute geomean"),column>0&&!hasZeroBase&&ratio===null&&warnings.push("ratios must be >0 to compute geome\
an"),{value,ratio,warnings}}var SET_DIFFERS="benchmark set differs from baseline; geomeans may not be comparable";function arrange(cells,arrangement){let{axes}=arrangement,places=axes.table.places(),tables=[];for(let[tuple,place]of places.
entries())tables[place]={tuple,cells:[]};for(let cell of cells)tables[places[cell.table]].cells.push(cell);let rowPlaces=axes.
row.places(),columnPlaces=axes.column.places(),labels=Array.from(rowPlaces,(_,tuple)=>labelOf(axes.row.values(tuple)));return tables.
map(table=>{let rows=axisOf(table.cells,({row})=>row,rowPlaces),columns=axisOf(table.cells,({column})=>column,columnPlaces),
matrix=rows.tuples.map(()=>columns.tuples.map(()=>null));for(let cell of table.cells){let{values,residues}=cell,varying=varyingFields(
arrangement.residue,residues);matrix[rows.indexes.get(cell.row)][columns.indexes.get(cell.column)]={values,varying}}return{
...headOf(arrangement,table.tuple),rows:rows.tuples.map(tuple=>labels[tuple]),columns:columns.tuples.map(tuple=>axes.column.
values(tuple)),cells:matrix}})}function headOf({axes,units},tuple){let values=axes.table.values(tuple),unit=values.pop(),
names=axes.table.fields();return{fields:values.map((value,index)=>({name:names[index],value})),unit,assumes:units.isExact(
unit)?"exact":"nothing",better:units.better(unit)}}function axisOf(cells,tupleOf,places){let tuples=[...new Set(cells.map(
tupleOf))].sort((one,other)=>places[one]-places[other]);return{tuples,indexes:new Map(tuples.map((tuple,index)=>[tuple,index]))}}
function labelOf(values){return values.filter(value=>value!=="").join(" ")}var NONE2=[];function varyingFields(residue,tuples){
if(tuples.length<2)return NONE2;let[first=[],...others]=tuples.map(tuple=>residue.values(tuple));return residue.fields().
filter((_,field)=>others.some(values=>values[field]!==first[field]))}function makeNumbers(){let numbers=new Int32Array(4096),size=0;return{push(value){if(size===numbers.length){let larger2=new Int32Array(
2*size);larger2.set(numbers),numbers=larger2}numbers[size]=value,size+=1},all:()=>numbers.subarray(0,size)}}var LEFT_OUT=-1,CHUNK=65536;function makeCellStore(){let cells=[],known2=[],layouts=[],runLayouts=makeNumbers(),runLengths=makeNumbers(),
chunks=[],chunk=new Float64Array(0),used2=0;return{cellAt(place,residue){known2[place.table]??=[],known2[place.table][place.
column]??=[];let rows=known2[place.table][place.column],found=rows[place.row];if(found===void 0){rows[place.row]=cells.length;
let{table,row,column}=place;return cells.push({table,row,column,residues:residue})-1}return noteResidue(cells[found],residue),
found},layoutOf:cells2=>layouts.push(cells2)-1,addLines(layout,lines,values){let length=lines*layouts[layout].length;used2+
length>chunk.length&&(chunk=new Float64Array(CHUNK),chunks.push(chunk),used2=0),chunk.set(values.subarray(0,length),used2),
used2+=length,runLayouts.push(layout),runLengths.push(lines)},finish:()=>sortIntoCells(cells,{chunks,layouts,runLayouts:runLayouts.
all(),runLengths:runLengths.all()})}}function noteResidue(cell,residue){typeof cell.residues!="number"?cell.residues.add(
residue):cell.residues!==residue&&(cell.residues=new Set([cell.residues,residue]))}function sortIntoCells(cells,log){let counts=countsOf(
cells.length,log),nexts=new Int32Array(cells.length),total=0;for(let cell=0;cell<cells.length;cell+=1)nexts[cell]=total,
total+=counts[cell];let sorted2=new Float64Array(total);return distribute(log,sorted2,nexts),cells.map(({table,row,column,
residues},number)=>({table,row,column,residues:typeof residues=="number"?[residues]:[...residues],values:sorted2.subarray(
nexts[number]-counts[number],nexts[number])}))}function countsOf(size,{layouts,runLayouts,runLengths}){let counts=new Int32Array(
size);for(let run=0;run<runLayouts.length;run+=1){let cells=layouts[runLayouts[run]];for(let index=0;index<cells.length;index+=
1)cells[index]!==LEFT_OUT&&(counts[cells[index]]+=runLengths[run])}return counts}function distribute({chunks,layouts,runLayouts,
runLengths},sorted2,nexts){let chunk=0,at4=0;for(let run=0;run<runLayouts.length;run+=1){let cells=layouts[runLayouts[run]],
width=cells.length,length=width*runLengths[run];at4+length>CHUNK&&(chunk+=1,at4=0);let values=chunks[chunk];for(let index=0;index<
width;index+=1){let cell=cells[index];if(cell===LEFT_OUT)continue;let next=nexts[cell];for(let from=at4+index;from<at4+length;from+=
width)sorted2[next++]=values[from];nexts[cell]=next}at4+=length}}function makeConfiguration(){let keys=[],values=new Map;function remove(key){if(!values.delete(key))return;let last=keys.
pop();last!==key&&(keys[keys.indexOf(key)]=last)}return{keys,values,set(key,value){value===""?remove(key):(values.has(key)||
keys.push(key),values.set(key,value))},identity:()=>keys.map(key=>`${key}:${values.get(key)}`).join(`
`)}}function makeWords(){let numbers=new Map,words=[];return{numberOf(word){let known2=numbers.get(word);return known2!==void 0?
known2:(numbers.set(word,words.length),words.push(word)-1)},text:number=>words[number]}}function makeUnitBook(){let words=makeWords(),factors=[],bases=[],settings=new Map;return{numberOf(unit){let number=words.
numberOf(unit);if(number===factors.length){let tidied=tidyBytes(unit);factors.push(tidied.factor),bases.push(tidied.unit)}
return number},factor:number=>factors[number],written:number=>words.text(number),base:number=>bases[number],describe(unit,key,value){
let base=tidyBytes(unit).unit,known2=settings.get(base)??new Map;settings.set(base,known2);let present=known2.get(key)??
value;return known2.set(key,present),present===value?null:`metadata ${key} of unit ${unit} already set to ${present}`},isExact:unit=>settings.
get(tidyBytes(unit).unit)?.get("assume")==="exact",better(unit){let stated=settings.get(tidyBytes(unit).unit)?.get("bett\
er");return stated==="lower"||stated==="higher"?stated:null}}}function kindOf(unit,converted){return 2*unit+Number(converted)}
function unitOf(kind){return kind>>1}function isConverted(kind){return kind%2===1}var FOREIGN=57344;function tidyBytes(unit){
if(!unit.includes("ns")&&!unit.includes("MB"))return{unit,factor:1};let shielded=unit.replaceAll(/[\x80-\xff]/g,byte=>shift(
byte,FOREIGN)),tidied=tidyGo(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,byte=>shift(byte,
-FOREIGN))}}function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}var MOST_SHAPES=16,MOST_UNITS=32,LONGEST_UNITS=1e3,MOST_LINES=64;function makeShapes(){let known2=new Map;return{last:null,
remember(units){let key=units.map(({text})=>text).join("	"),shape2=known2.get(key)??null,isPlain=units.length<=MOST_UNITS&&
key.length<=LONGEST_UNITS;shape2===null&&isPlain&&known2.size<MOST_SHAPES&&(shape2=shapeOf2(units),known2.set(key,shape2)),
this.last=shape2}}}var NAME="[!#-[\\]-~]*",NUMBER="(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?",GAP="[ \\t]+",ITERATIONS="\\d{1\
,18}";function shapeOf2(units){let measures=units.map(({text})=>`${GAP}(${NUMBER})${GAP}${literal(text)}`),line=`Benchma\
rk(${NAME})${GAP}${ITERATIONS}${measures.join("")}\\n`,plain=line.replaceAll(/\((?!\?)/g,"(?:");return{units,block:new RegExp(
`(?:${plain}){1,${MOST_LINES}}`,"y"),line:new RegExp(line,"g"),json:`"$1",${units.map((_,index)=>`$${index+2},`).join("")}`}}
function literal(text){return text.replaceAll(/\W/g,byte=>`\\x${byte.charCodeAt(0).toString(16).padStart(2,"0")}`)}function readSameShape(reading,longest){
let{text,shapes,start}=reading,shape2=shapes.last;if(shape2===null)return!1;let{block,line,json}=shape2;if(block.lastIndex=
start,!block.test(text)||block.lastIndex-start>=longest)return!1;reading.start=block.lastIndex;let lines=text.slice(start,
reading.start).replace(line,json),told=JSON.parse(`[${lines}0]`);return reading.number+=(told.length-1)/(shape2.units.length+
1),tell(reading,shape2,told),!0}function tell({run,sink},{units},told){let{values,kinds}=run,width=units.length,own=new Int32Array(
width),name,lines=0,tellRun=()=>{lines!==0&&(run.lines=lines,run.width=width,sink.results(sink.names.numberOf(name),run))};
for(let at4=0;at4<told.length-1;at4+=width+1){let used2=lines*width,isSame=told[at4]===name;for(let index=0;index<width;index+=
1){let{number,factor}=units[index],value=told[at4+1+index],based=value*factor;values[used2+index]=based,own[index]=kindOf(
number,based!==value),own[index]!==kinds[index]&&(isSame=!1)}isSame||(tellRun(),values.copyWithin(0,used2,used2+width),kinds.
set(own),name=told[at4],lines=0),lines+=1}tellRun()}function wordEnd(bytes,start,end){let at4=start;for(;at4<end;){let byte=bytes[at4];if(byte<=32?isAsciiSpace(byte):byte>=
194&&wideSpaceSize(bytes,at4,end)>0)break;at4+=1}return at4}function skipSpace(bytes,start,end){let at4=start;for(;at4<end;){
let byte=bytes[at4],size=byte<=32?Number(isAsciiSpace(byte)):byte>=194?wideSpaceSize(bytes,at4,end):0;if(size===0)break;
at4+=size}return at4}function isAsciiSpace(byte){return byte===32||byte>=9&&byte<=13}function wideSpaceSize(bytes,at4,end){
let first=bytes[at4];if(first===194){let second=at4+1<end?bytes[at4+1]:0;return second===133||second===160?2:0}if(first<
225||first>227||at4+2>=end)return 0;let rest=bytes[at4+1]<<8|bytes[at4+2];return isWideSpace(first,rest)?3:0}function isWideSpace(first,rest){
return first===225?rest===39552:first===227?rest===32896:rest>=32896&&rest<=32906||rest===32936||rest===32937||rest===32943||
rest===33183}var POWERS=Float64Array.from({length:16},(_,exponent)=>10**exponent),MOST_DIGITS=15;function plainNumber(bytes,start,end){
if(end-start>MOST_DIGITS+1)return-1;let whole=0,point=-1;for(let at4=start;at4<end;at4+=1){let digit=bytes[at4]-48;if(digit>=
0&&digit<=9)whole=whole*10+digit;else if(digit===-2&&point<0)point=at4;else return-1}let digits=end-start-(point<0?0:1);
return digits===0||digits>MOST_DIGITS?-1:point<0?whole:whole/POWERS[end-point-1]}function isShortCount(bytes,start,end){
if(end-start>18)return!1;for(let at4=start;at4<end;at4+=1)if(bytes[at4]<48||bytes[at4]>57)return!1;return end>start}var LINE_FEED=10,CARRIAGE_RETURN=13,COLON=58,SPACE=32,TAB=9,TOO_LONG=65536,MOST_VALUES2=TOO_LONG/4;function readLines(file,sink){
let{buffer,byteOffset,byteLength}=file.bytes,bytes=Buffer.from(buffer,byteOffset,byteLength),values=new Float64Array(MOST_VALUES2),
kinds=new Int32Array(MOST_VALUES2),reading={bytes,text:bytes.toString("latin1"),sink,run:{lines:0,width:0,values,kinds},
shapes:makeShapes(),start:0,end:0,number:0};for(;reading.start<bytes.length;){if(readSameShape(reading,TOO_LONG))continue;
let{start}=reading,found=bytes.indexOf(LINE_FEED,start),end=found<0?bytes.length:found;end-start>=TOO_LONG&&refuse(`${file.
path}:${reading.number}: bufio.Scanner: token too long`),reading.number+=1,reading.end=end>start&&bytes[end-1]===CARRIAGE_RETURN?
end-1:end,readLine(reading),reading.start=end+1}}function readLine(reading){let{bytes,start,end,sink}=reading;if(startsWith(
bytes,start,BENCHMARK)){let message=readResult(reading);message!==null&&sink.problem(reading.number,message)}else startsWith(
bytes,start,UNIT)&&wordEnd(bytes,start,end)===start+UNIT.length?readUnit(reading):readConfiguration(reading)}var BENCHMARK=Buffer.
from("Benchmark"),UNIT=Buffer.from("Unit");function startsWith(bytes,start,prefix){for(let index=0;index<prefix.length;index+=
1)if(bytes[start+index]!==prefix[index])return!1;return!0}function readResult({bytes,text,start,end,sink,run,shapes}){let nameStart=start+
BENCHMARK.length,nameEnd=wordEnd(bytes,nameStart,end);if(nameEnd===end)return null;let at4=skipSpace(bytes,nameEnd,end);
if(at4===end)return"missing iteration count";let stop=wordEnd(bytes,at4,end);if(!isShortCount(bytes,at4,stop)){let iterations=parseIterations(
text.slice(at4,stop));if(typeof iterations=="string")return`parsing iteration count: ${iterations}`}let units=[],count2=0;
for(at4=skipSpace(bytes,stop,end);at4<end;at4=skipSpace(bytes,stop,end)){stop=wordEnd(bytes,at4,end);let value=plainNumber(
bytes,at4,stop);if(value<0){let number2=parseGoFloat(text.slice(at4,stop));if(typeof number2=="string")return`parsing me\
asurement: ${number2}`;value=number2}if(at4=skipSpace(bytes,stop,end),at4===end)return"missing units";stop=wordEnd(bytes,
at4,end);let unit=bytes.toString("latin1",at4,stop),number=sink.units.numberOf(unit),factor=sink.units.factor(number),based=value*
factor;units.push({text:unit,number,factor}),run.values[count2]=based,run.kinds[count2]=kindOf(number,based!==value),count2+=
1}return count2===0?"missing measurements":(run.lines=1,run.width=count2,shapes.remember(units),sink.results(sink.names.
numberOf(bytes.toString("latin1",nameStart,nameEnd)),run),null)}function readUnit({bytes,start,end,sink,number}){let at4=skipSpace(
bytes,start+UNIT.length,end);at4===end&&sink.problem(number,"missing unit");let stop=wordEnd(bytes,at4,end),unit=bytes.toString(
"latin1",at4,stop);for(at4=skipSpace(bytes,stop,end);at4<end;at4=skipSpace(bytes,stop,end)){stop=wordEnd(bytes,at4,end);
let setting=bytes.toString("latin1",at4,stop),equals=setting.indexOf("="),message=equals>0?sink.units.describe(unit,setting.
slice(0,equals),setting.slice(equals+1)):"expected key=value";message!==null&&sink.problem(number,message)}}function readConfiguration({
bytes,start,end,sink}){let colon=keyEnd(bytes,start,end);if(colon<0)return;let value=colon+1;for(;value<end&&(bytes[value]===
SPACE||bytes[value]===TAB);)value+=1;value===colon+1&&value<end||sink.configure(bytes.toString("latin1",start,colon),bytes.
toString("latin1",value,end))}var KEY_BEYOND_ASCII=new RegExp(`^\\p{Ll}[^\\p{Lu}${GO_SPACE}]*$`,"u");function keyEnd(bytes,start,end){
let first=bytes[start];if(start===end||!(isLower(first)||first>=128))return-1;let isAscii=!0;for(let at4=start;at4<end;at4+=
1){let byte=bytes[at4];if(byte>=128)isAscii=!1;else{if(isAsciiSpace(byte)||isUpper(byte))return-1;if(byte===COLON)return isAscii||
KEY_BEYOND_ASCII.test(bytes.toString("utf8",start,at4))?at4:-1}}return-1}function isLower(byte){return byte>=97&&byte<=122}
function isUpper(byte){return byte>=65&&byte<=90}function makeTabulator(expressions){let filter=parsing("filter",()=>parseFilter(expressions.filter)),group2=makeProjectionGroup(),
parse=flag=>parsing(flag,()=>group2.parse(expressions[flag],{withUnit:flag==="table"})),table=parse("table"),row=parse("\
row"),column=parse("col"),run={names:makeWords(),units:makeUnitBook(),filter,axes:{table,row,column},ignored:parse("igno\
re"),residue:group2.residue(),store:makeCellStore()},problems=[];return{problems,read:file=>readFile(run,file,problems),
add:(label,results)=>addForeign(run,label,results),grids:()=>arrange(run.store.finish(),run)}}function parsing(flag,parse){
try{return parse()}catch(thrown){let message=refusalIn(thrown);if(message===null)throw thrown;return refuse(`parsing -${flag}\
: ${message}`)}}function newPlan({axes,ignored},result){let{table,row,column}=axes,isAdmitted=[table,row,column,ignored].
every(projection=>projection.admits(result));return{cells:[],layouts:[],isAdmitted,place:null}}function newScope(){return{
plans:new Map,tuples:new Map}}var MOST_CONFIGURATIONS=1e3;function readFile(run,{label,path,bytes},problems){let configuration=makeConfiguration(),
scopes=new Map,scope=null;function currentScope(){let identity=configuration.identity();scopes.size>MOST_CONFIGURATIONS&&
scopes.clear();let current=scopes.get(identity)??newScope();return scopes.set(identity,current),current}readLines({path,
bytes},{names:run.names,units:run.units,configure(key,value){configuration.set(key,value),scope=null},results(name,lines){
scope??=currentScope();let known2=scope.plans.get(name),layout=known2&&knownLayout(known2,lines);if(layout===void 0){let result={
name:run.names.text(name),file:label,configuration},plan=known2??newPlan(run,result);scope.plans.set(name,plan),layout=addLayout(
run,{scope,plan,lines,result})}run.store.addLines(layout,lines.lines,lines.values)},problem(line,message){problems.push(
{where:`${path}:${line}`,message})}})}function knownLayout({layouts},{width,kinds}){return layouts.find(layout=>layout.kinds.
length===width&&layout.kinds.every((kind,at4)=>kind===kinds[at4]))?.number}function addLayout(run,{scope,plan,lines,result}){
let kinds=Array.from(lines.kinds.subarray(0,lines.width));for(let kind of kinds)plan.cells[kind]??=findCell(run,{result,
scope,plan,kind});let number=run.store.layoutOf(kinds.map(kind=>plan.cells[kind]));return plan.layouts.push({kinds,number}),
number}function addForeign(run,label,results){for(let{name,configuration:settings,unit,values}of results){let configuration=makeConfiguration();
for(let[key,value]of Object.entries(settings))configuration.set(key,value);let number=run.units.numberOf(unit);for(let value of values){
let based=value*run.units.factor(number),result={name,file:label,configuration},cell=findCell(run,{result,scope:newScope(),
plan:newPlan(run,result),kind:kindOf(number,based!==value)});run.store.addLines(run.store.layoutOf([cell]),1,Float64Array.
of(based))}}}function findCell(run,{result,scope,plan,kind}){let{filter,axes,residue,units,store}=run,writtenUnit=units.
written(unitOf(kind)),shownUnit=isConverted(kind)?units.base(unitOf(kind)):writtenUnit,{table,row,column}=axes;if(!plan.
isAdmitted||!filter({result,unit:shownUnit,writtenUnit}))return LEFT_OUT;let tableTuple=tupleIn(scope,table,result,shownUnit);
return plan.place??={row:tupleIn(scope,row,result),column:tupleIn(scope,column,result),residue:tupleIn(scope,residue,result)},
store.cellAt({table:tableTuple,row:plan.place.row,column:plan.place.column},plan.place.residue)}function tupleIn({tuples},projection,result,unit=""){
if(projection.readsName)return projection.tupleOf(result,unit);let known2=tuples.get(projection);known2===void 0&&(known2=
new Map,tuples.set(projection,known2));let tuple=known2.get(unit)??projection.tupleOf(result,unit);return known2.set(unit,
tuple),tuple}var UNUSED_ALPHA=.05;function shape(pairs,settings){let{table,row,col,ignore,filter}=settings,tabulator=makeTabulator({table:toBytes(
table),row:toBytes(row),col:toBytes(col),ignore:toBytes(ignore),filter:toBytes(filter)}),sides2=sidesOf(settings);for(let side of sides2)
tabulator.add(side,pairs.flatMap(pair=>resultOf(pair,side)));let unitsOf=chosen=>new Set(chosen.map(({subject})=>unitOf2(
subject))),inexact=unitsOf(pairs.filter(({exact})=>!exact)),unsteady=unitsOf(pairs.filter(({varies})=>varies));return tabulator.
grids().map(grid=>{let summary=summarise2(grid,{alpha:UNUSED_ALPHA,confidence:CONFIDENCE}),unit=fromBytes(grid.unit),mixed=new Set(
grid.cells.flat().flatMap(cell=>cell?.varying??[])),constancy={exact:!inexact.has(unit),varies:unsteady.has(unit)};return shaped(
summary,{unit,sides:sides2,...constancy,varying:[...mixed].map(fromBytes)})})}function sidesOf({table,row,col}){return[table,
row,col].some(projection=>keysOf(projection).includes(".file"))?SIDES:["head"]}function resultOf({subject,...samples},side){
let sample=samples[side];return sample===null?[]:[{name:toBytes(subject.name),configuration:{...subject.command!==null&&
{command:toBytes(subject.command)},...subject.group!==null&&{pkg:toBytes(subject.group)}},unit:toBytes(unitOf2(subject)),
values:sample.values}]}function unitOf2({metric,unit}){return metricUnit(metric,unit)}function shaped({fields,columns,rows,
geomeans:geomeans2},means){return{fields:fields.map(({name,value})=>({name:fromBytes(name),value:fromBytes(value)})),unit:means.
unit,sides:means.sides,varying:means.varying,columns:columns.map(values=>values.map(fromBytes)),rows:rows.map(({label,cells})=>({
label:fromBytes(label),cells:cells.map(cell=>cell&&shapedCell(cell,means))})),geomeans:geomeans2.map(({value,ratio})=>({
value,delta:ratio===null?null:ratio-1}))}}function shapedCell({centre,low,high,sample,comparison},means){let isConstant=samples=>isExact(
samples,means);return{n:sample.length,median:centre,spread:isConstant([sample])?{low:centre,high:centre}:{low,high},comparison:comparison&&
compareCells({sides:[comparison.base.sample,sample],delta:ratioMinusOne(comparison.base.centre,centre),isExact:isConstant(
[comparison.base.sample,sample])})}}function compareCells({sides:sides2,delta,isExact:isExact2}){if(isExact2)return{delta,
change:delta,p:null};let[base,head]=[Array.from(sides2[0]),Array.from(sides2[1])];return{delta,change:estimate(base,head,
{delta}).change,p:mannWhitney(base,head).p}}var BASELINE="baseline";function asBaseline(recording){let{invocations,environment}=recording,whole=wholeRounds(recording),
kept=invocations.flatMap(({side,round,outcome},index)=>side==="head"&&outcome==="ok"&&whole.has(round)?[index]:[]),positions=new Map(
kept.map((from,to)=>[from,to])),{observations:_,...machine}=environment,{changes:__,baseline:___,places:____,...rest}=recording;
return{...rest,commits:{base:{sha:null,how:"none"},head:recording.commits.head},environment:{...machine,toolchain:{base:[],
head:environment.toolchain?.head??[]}},invocations:kept.map(index=>{let{startMs,durationMs,steal:_steal,others:_others,...one}=invocations[index];
return{...one,startMs:Math.round(startMs),durationMs:Math.round(durationMs)}}),series:recording.series.flatMap(series=>keptSeries(
series,positions)),problems:[]}}function keptSeries({base:_,head,...rest},positions){let taken=head.invocations.flatMap(
(from,at4)=>{let to=positions.get(from);return to===void 0?[]:[{to,values:head.values[at4]}]});if(taken.length===0)return[];
let values={invocations:taken.map(({to})=>to),values:taken.map(({values:values2})=>values2)};return[{...rest,base:NOTHING,
head:values}]}var NOTHING={invocations:[],values:[]};function withBaseline(head,{path,recording:kept}){let offset=head.invocations.
length,rename=renaming(kept,head),standIns=kept.series.map(one=>({...one,name:rename(one.name),base:{...one.head,invocations:one.
head.invocations.map(index=>index+offset)},head:NOTHING})),{toolchain}=head.environment;return{...head,commits:{...head.
commits,base:{sha:head.commits.base.sha,how:BASELINE}},baseline:{path,commit:kept.commits.head,measuredOn:kept.measuredOn??
null,commands:kept.schedule.commands,environment:kept.environment},environment:{...head.environment,toolchain:{base:kept.
environment.toolchain?.head??[],head:toolchain?.head??[]}},invocations:[...head.invocations,...kept.invocations.map(one=>({
...one,side:"base"}))],series:[...head.series,...standIns]}}function renaming(kept,head){let[from,to]=[processorSuffixOf(
kept),processorSuffixOf(head)],onHead=new Set(head.series.map(({name})=>name));return from===""||onHead.size===0?name=>name:
name=>onHead.has(name)?name:`${name.slice(0,-from.length)}${to}`}function differences(there,here){return[["processor",({
cpu})=>cpu],["cores",({cores})=>cores===0?"":String(cores)],["image",({image})=>image??""],["architecture",({architecture})=>architecture],
["system",({os})=>os]].flatMap(([what,of])=>{let[one,other]=[of(there),of(here)];return one===other||one===""||other===""?
[]:[{what,there:one,here:other}]})}function isOnBothSides(rows){let base=new Set(rows.filter(row=>row.base!==null).map(benchmarkKey)),head=new Set(rows.filter(
row=>row.head!==null).map(benchmarkKey));return row=>base.has(benchmarkKey(row))&&head.has(benchmarkKey(row))}function warning2(where,message){return{where,message,severity:"warning"}}var OLDEST_DAYS=90,DAY_MS=1440*60*1e3,REWRITE="Write it anew with `bench-referee check --write-baseline`.",otherMachine=({
baseline,environment})=>{if(baseline===void 0)return null;let found=differences(baseline.environment,environment);if(found.
length===0)return null;let listed2=found.map(({what,there,here})=>`${what} ${cite(there)} there and ${cite(here)} here`);
return warning2("baseline",`it was measured on another machine: ${listed2.join(", ")}. Results that depend on the machin\
e tell little of the code.`)},otherCommands=({baseline,schedule})=>baseline===void 0||JSON.stringify(baseline.commands)===
JSON.stringify(schedule.commands)?null:warning2("baseline",`it was measured with ${quoted(baseline.commands)} and head w\
ith ${quoted(schedule.commands)}, which may not measure the same. ${REWRITE}`),staleBaseline=({baseline,measuredOn})=>{if(!baseline?.
measuredOn||measuredOn===void 0)return null;let days=Math.floor((Date.parse(measuredOn)-Date.parse(baseline.measuredOn))/
DAY_MS);return days>OLDEST_DAYS?warning2("baseline",`it is ${days} days old, of ${baseline.measuredOn}. ${REWRITE}`):null},
unknownGround=({baseline,changes})=>{if(baseline===void 0||changes!==void 0)return null;let why=baseline.commit.how==="w\
orktree"?"it was measured with uncommitted changes":"the commit that it was measured at is not part of this clone";return warning2(
"baseline",`${why}, so it is not known whether dependencies or benchmarks differ from those of head. ${REWRITE}`)},otherMembers=({
baseline},rows)=>{let added=rows.filter(({base})=>base===null),gone=rows.filter(({head})=>head===null);if(baseline===void 0||
added.length+gone.length===0)return null;let isOfBoth=isOnBothSides(rows),parts2=[...counted2(added,isOfBoth).map(who=>`${who}\
 not in it`),...counted2(gone,isOfBoth).map(who=>`${who} only there`)];return warning2("baseline",`${parts2.join(", and ")}\
. Where that is on purpose: ${lowerFirst(REWRITE)}`)};function counted2(rows,isOfBoth){let benchmarks=new Set(rows.filter(
row=>!isOfBoth(row)).map(benchmarkKey)).size,metrics=new Set(rows.filter(isOfBoth).map(({metric})=>metric)).size;return[
...benchmarks===0?[]:[`${benchmarks} ${benchmarks===1?"benchmark is":"benchmarks are"}`],...metrics===0?[]:[`${metrics} ${metrics===
1?"metric is":"metrics are"}`]]}function quoted(texts){return texts.map(cite).join(", ")}function lowerFirst(text){return text.
charAt(0).toLowerCase()+text.slice(1)}function commonMoveOf(rows){let noisy=rows.filter(({exact,primary,interval})=>primary&&!exact&&interval!==null);if(noisy.
length<8)return null;for(let way of["worse","better"]){let moved=noisy.filter(row=>wayOf(row)===way);if(moved.length/noisy.
length>=.8)return{way,moved,of:noisy.length}}return null}function wayOf({interval,better}){return interval===null||interval.
low<=0&&interval.high>=0?null:interval.low>0==(better==="lower")?"worse":"better"}var commonMode=({baseline},rows)=>{let common=baseline===void 0?commonMoveOf(rows):null;if(common===null)return null;let{
way,moved,of}=common;return warning2("head",`nearly everything moved the same way: ${moved.length} of ${of} results (${wholePercent(
moved.length/of)}) got ${way} by more than their noise. That looks like the build, the toolchain or the machine rather t\
han one change of the code.`)};var PATHS_SHOWN=3,otherDependencies=({changes,baseline})=>changes===void 0||changes.lockFiles.total===0?null:warning2("d\
ependencies",`${sides(baseline)} differ in ${listed(changes.lockFiles)}. A change may come from a dependency rather than\
 from the code.`),otherBenchmarks=({changes,baseline})=>changes===void 0||changes.benchmarkSources.total===0?null:warning2(
"benchmarks",`${sides(baseline)} differ in ${listed(changes.benchmarkSources)}. Where a benchmark itself was changed, th\
e two sides do not measure the same thing.`),otherToolchain=({environment:{toolchain}})=>{if(toolchain===void 0)return null;
let{base,head}=toolchain;if(base.length===0||head.length===0)return null;let[onBase,onHead]=[base.filter(line=>!head.includes(
line)),head.filter(line=>!base.includes(line))];return onBase.length===0&&onHead.length===0?null:warning2("toolchain",`b\
ase ran with ${quotedList(onBase)} and head with ${quotedList(onHead)}. A change may come from there rather than from th\
e code.`)};function sides(baseline){return baseline===void 0?"base and head":"the commit of the baseline and head"}function listed({
total,paths}){let shown=paths.slice(0,PATHS_SHOWN),more=total-shown.length;return`${quotedList(shown)}${more>0?` and ${more}\
 more`:""}`}function quotedList(texts){return texts.length===0?"nothing of it":texts.map(cite).join(", ")}function measuredAgain({invocations}){let aside=invocations.filter(isAside);return aside.length===0?null:{rounds:countAttempts(
aside),minutes:minutesAside(invocations)}}function countedTwice({invocations,baseline}){let counting=invocations.filter(
({round,outcome,side})=>round>0&&outcome==="ok"&&!(side==="base"&&baseline!==void 0));return countAttempts(counting)-new Set(
counting.map(({round})=>round)).size}function countAttempts(invocations){let attempts=new Map,seen=new Map;for(let{round,
command,side}of invocations){let key=`${round} ${command} ${side}`,count2=(seen.get(key)??0)+1;seen.set(key,count2),attempts.
set(round,Math.max(count2,attempts.get(round)??0))}return[...attempts.values()].reduce((sum2,count2)=>sum2+count2,0)}function minutesAside(invocations){
let ms=0;for(let[index,one]of invocations.entries()){if(!isAside(one))continue;let next=invocations[index+1],spentMs=next===
void 0?one.durationMs:next.startMs-one.startMs;ms+=Math.max(0,spentMs)}return ms/6e4}function isAside({outcome}){return outcome===
"disturbed"}function faultOfAside({invocations,baseline}){let rounds=new Map;for(let one of invocations){let own=rounds.
get(one.round);own===void 0?rounds.set(one.round,[one]):own.push(one)}for(let[round,own]of rounds){if(!own.some(isAside))
continue;if(round===0)return"its warm-up was put aside as disturbed, which has no values";if(baseline!==void 0)return`ro\
und ${round} was put aside as disturbed, and base was not measured`;let counts=[...new Set(own.map(({command})=>command))].
flatMap(command=>SIDES.map(side=>countAside(own,command,side)));if(new Set(counts).size>1)return`round ${round} was put \
aside as disturbed, but not the same number of times on both sides and for every command`;if(counts[0]>MOST_ASIDE)return`\
round ${round} was put aside as disturbed more than ${MOST_ASIDE} times`}return null}var MOST_ASIDE=2;function countAside(invocations,command,side){
return invocations.filter(one=>one.command===command&&one.side===side&&isAside(one)).length}var LARGEST_BLOCK=2,disturbedTooOften=recording=>{let again=measuredAgain(recording);return again===null||again.rounds+LARGEST_BLOCK<=
recording.schedule.rounds.max?null:warning2("machine",`others disturbed so many rounds that ${again.rounds} were measure\
d again, and no more may be. Whatever was disturbed after them counts. Stop what runs beside the benchmark, or run again\
 when the machine is calmer.`)},disturbedOnOneSide=recording=>{let repeated=countedTwice(recording);if(repeated===0)return null;
let[more,less]=takenOn(recording,"head")>takenOn(recording,"base")?SIDES2:SIDES2.toReversed();return warning2("machine",
`other processes or virtual machines took time while ${more} ran, and much less while ${less} did. So no attempt at a ro\
und was put aside, and ${repeated} ${repeated===1?"round counts":"rounds count"} once more. A benchmark that leaves work\
 to a service or a container looks like this.`)},SIDES2=["head","base"];function takenOn({invocations},wanted){let own=invocations.
filter(({side,round,outcome})=>side===wanted&&round>0&&outcome==="ok"),totalMs=own.reduce((sum2,{durationMs})=>sum2+durationMs,
0),takenMs=own.reduce((sum2,{durationMs,steal,others})=>sum2+durationMs*((steal??0)+(others??0)),0);return totalMs>0?takenMs/
totalMs:0}var MOST_DRIFT=.05,FEWEST_ROUNDS2=6,drift=({baseline},rows)=>{if(baseline!==void 0)return null;let levels=baseLevels(rows);
if(levels.length<FEWEST_ROUNDS2)return null;let third=Math.floor(levels.length/3),[first,last]=[levels.slice(0,third),levels.
slice(-third)],moved=median(last)/median(first)-1;return!(Math.max(...first)<Math.min(...last)||Math.max(...last)<Math.min(
...first))||Math.abs(moved)<=MOST_DRIFT?null:warning2("machine",`base itself got ${wholePercent(Math.abs(moved))} ${moved>
0?"slower":"faster"} from the first to the last third of the rounds, so the machine drifted. The alternating order keeps\
 that out of the changes, but adds noise to every value.`)};function baseLevels(rows){let ratios=new Map;for(let{base,exact,
unit}of rows)if(!(base===null||exact||base.median<=0||!describe(unit).timelike))for(let[index,round]of base.rounds.entries()){
let own=ratios.get(round)??[];ratios.set(round,own),own.push((base.values[index]??0)/base.median)}return[...ratios].toSorted(
([left],[right])=>left-right).map(([,own])=>median(own))}var MOST_CHANGE=.1,FEWEST=6,unsteadyFrequency=({environment:{observations,processor}})=>{let rounds=(observations?.mhz??
[]).slice(1).filter(mhz=>mhz!==null);if(rounds.length<FEWEST)return null;let ascending=rounds.toSorted((left,right)=>left-
right).slice(1,-1),[low=0,high=0]=[ascending[0],ascending.at(-1)];if(low<=0||high/low-1<=MOST_CHANGE)return null;let governor=processor?.
governor?` Its governor is ${cite(processor.governor)}.`:"";return warning2("machine",`the processor ran between ${gigahertz(
low)} and ${gigahertz(high)} GHz, a change of ${wholePercent(high/low-1)} from round to round.${governor} A fixed freque\
ncy makes measuring calmer.`)};function gigahertz(mhz){return brief(mhz/1e3,2)}var LEAST_MS=1e3;function sharesOf(observations,invocations,which){let{atMs}=observations,asideMs=invocations.flatMap(({
outcome,startMs})=>outcome==="disturbed"?[startMs]:[]),spans=observations[which].flatMap((share,index)=>{if(share===null||
index===0)return[];let[from,to]=[atMs[index-1]??0,atMs[index]??0];return to<=from||asideMs.some(startMs=>startMs>=from&&
startMs<to)?[]:[{share,ms:to-from,rounds:roundsOf(observations,index)}]}),totalMs=spans.reduce((sum2,{ms})=>sum2+ms,0);if(totalMs<
LEAST_MS)return null;let mean=spans.reduce((sum2,{share,ms})=>sum2+share*ms,0)/totalMs,long=spans.filter(({ms})=>ms>=LEAST_MS).
sort((left,right)=>right.share-left.share),[worst]=long;if(worst===void 0)return{mean,usual:mean,worst:mean,worstRounds:{
first:0,last:0}};let usual=median(long.map(({share})=>share));return{mean,usual,worst:worst.share,worstRounds:worst.rounds}}
function roundsOf({rounds},index){let last=rounds===void 0?index-1:rounds[index]??0,earlier=(rounds??[]).slice(0,index).
flatMap(round=>round!==null&&round<last?round:[]);return{first:rounds===void 0?last:Math.min(last,Math.max(0,...earlier)+
1),last}}function nameOfRounds({first,last}){return last===0?"the warm-up":first===last?`round ${last}`:`rounds ${first}\
 ${last===first+1?"and":"to"} ${last}`}var MOST_STEAL=.03,MOST_OTHERS=.1,MOST_RISE={steal:.05,others:.2},MOST_LOAD_BEFORE=.5,stolenTime=({environment:{observations},
invocations})=>{let steal=observations&&sharesOf(observations,invocations,"steal");return!steal||isCalm(steal,MOST_STEAL,
MOST_RISE.steal)?null:warning2("machine",`other virtual machines took ${extent(steal)} of the processors while measuring\
. That is a neighbour on the same host: expect noise, and run again if a result surprises.`)},otherProcesses=({environment:{
observations},invocations})=>{let others=observations&&sharesOf(observations,invocations,"others");return!others||isCalm(
others,MOST_OTHERS,MOST_RISE.others)?null:warning2("machine",`other processes took ${extent(others)} of the processors w\
hile measuring. Stop what runs beside the benchmark. A service or a container that works for it counts as well.`)},busyBefore=({
environment})=>{let{observations,loadBefore,cores}=environment;if((observations?.others.some(share=>share!==null)??!1)||
loadBefore===null||loadBefore<=MOST_LOAD_BEFORE*cores)return null;let load=brief(loadBefore,1);return warning2("machine",
`the load was ${load} on ${cores} processors before measuring began. Whatever caused it may have gone on beside the benc\
hmark.`)};function isCalm({mean,usual,worst},mostMean,mostRise){return mean<=mostMean&&worst-usual<=mostRise}function extent({
mean,worst,worstRounds}){let most=wholePercent(worst)===wholePercent(mean)?"":` (${wholePercent(worst)} in ${nameOfRounds(
worstRounds)})`;return`${wholePercent(mean)}${most}`}var unevenRounds=({baseline},rows)=>{if(baseline!==void 0)return null;let uneven=rows.flatMap(row=>missingIn(row)??[]),[
first]=uneven;if(first===void 0)return null;let more=new Set(uneven.map(({name})=>name)).size-1,others=more>0?`, and ${more}\
 more ${more===1?"benchmark":"benchmarks"} likewise`:"";return warning2("rounds",`${cite(first.name)} is missing on ${first.
side} in ${first.missing} of ${first.of} rounds${others}. It is compared by the others. Find out why it does not always \
run.`)};function missingIn({name,base,head}){if(base===null||head===null)return null;let[onBase,onHead]=[new Set(base.rounds),
new Set(head.rounds)],of=new Set([...onBase,...onHead]).size,side=onHead.size<of?"head":"base",missing=of-(side==="head"?
onHead:onBase).size;return missing===0?null:{name,side,missing,of}}var DOUBTS=[otherMachine,otherCommands,staleBaseline,otherMembers,unknownGround,commonMode,otherToolchain,otherDependencies,
otherBenchmarks,unevenRounds,stolenTime,otherProcesses,disturbedTooOften,disturbedOnOneSide,busyBefore,unsteadyFrequency,
drift];function doubts(recording,rows){return recording.commits.base.sha===null?[]:recording.baseline===void 0&&rows.every(
({base,head})=>base===null||head===null)?[]:DOUBTS.flatMap(doubt=>doubt(recording,rows)??[])}function blocksOf(rounds,looks2){let blocks=[];for(let round=1;round<=rounds;round+=1)round%2===0&&!looks2.includes(round-
1)?blocks.at(-1).push(round):blocks.push([round]);return blocks}function runProblems(recording,rows){let{schedule,commits}=recording,done=counted3(completedRounds(recording));if(schedule.
ended==="cancelled")return[{where:"measuring",message:`cancelled after ${done}, so nothing is judged.`,severity:"error",
code:"cancelled"}];let brokeIn=roundBaseBroke(recording);if(brokeIn!==null)return[...brokenOnHead(recording),brokenBase(
commits.base,brokeIn)];let isOverdue=schedule.ended==="time";if(rows.every(({head})=>head===null))return[{where:"head",message:`\
nothing was measured on head${isOverdue?" before max-minutes were over":""}, so nothing can be judged.${isOverdue?" Rais\
e `max-minutes`.":""}`,severity:"error",code:isOverdue?"time-over":"nothing-measured"}];let problems=brokenOnHead(recording);
if(isOverdue){let reason=completedRounds(recording)<4?`Fewer than ${4} give no verdict on results that vary`:"What is un\
decided by then stays so",message=`the time was over after ${done}. ${reason}: raise it, or measure less.`;problems.push(
{where:"max-minutes",message,severity:"warning"})}if(rows.every(({base})=>base===null)){let message=`${hasFailed(recording,
"base")?"the benchmark does not run on base":"nothing was measured on base"}, so every benchmark counts as new and nothi\
ng is compared.`;problems.push({where:placeOfBase(commits.base),message,severity:"warning"})}else problems.push(...commandsOnlyOnHead(
recording));return problems}function placeOfBase({sha}){return`base ${sha?.slice(0,7)??""}`.trim()}function brokenBase(base,round){
let message=`it ran at first and failed in round ${round}, after head had run, so the two cannot be compared with certai\
nty. Look for what both sides share: a file outside of the tree, a cache, a port, a service. Files belong below \`$TMPDIR\
\` or \`$BENCH_REFEREE_HOME\`, which each side has for itself.`;return{where:placeOfBase(base),message,severity:"warning"}}
function commandsOnlyOnHead(recording){let names=commandNames(recording.schedule.commands);return[...commandsBrokenOnBase(
recording)].map(index=>{let message=`${names[index]??"the command"} does not run on base, so its benchmarks count as new\
 and are not compared.`;return{where:placeOfBase(recording.commits.base),message,severity:"warning"}})}function brokenOnHead({
invocations,problems}){let broken=invocations.find(({side,outcome})=>side==="head"&&outcome==="failed");return broken===
void 0||problems.some(isFailureOnHead)?[]:[{where:"head",message:`an invocation failed in ${broken.round===0?"the warm-u\
p":`round ${broken.round}`}, so this run cannot be judged.`,severity:"error",code:"benchmark-failed"}]}function isFailureOnHead({
code,severity}){return code==="benchmark-failed"&&severity==="error"}function renameProblems(recording,policy){return recording.
series.every(({base})=>base.values.length===0)?[]:idleRenames(recording,policy).map(name=>({where:"renamed",message:`not\
hing on base is called ${cite(name)}. Write the name as the table has it, or delete the entry when the renaming is done.`,
severity:"warning"}))}function tableProblems(tables,rows){return tables===null||tables.length>0||rows.length===0?[]:[{where:"\
table",message:"nothing that was measured passes its filter and lists, so there is no table. Correct them.",severity:"wa\
rning"}]}function counted3(rounds){return rounds===1?"1 round":`${rounds} rounds`}var USUAL_LOOKS=[6,10,14,20,30];function looks({min,max}){return min===max?[max]:[min,...USUAL_LOOKS.filter(rounds=>rounds>
min&&rounds<max),max]}var EXACT_LOOK=2;function pauses(rounds){let planned=looks(rounds);return planned[0]>EXACT_LOOK?[EXACT_LOOK,
...planned]:planned}function spentAlpha({alpha,looks:looks2},completed,smallestP2){let max=looks2.at(-1),allowedBy=rounds=>alpha*
Math.min(1,rounds/max)**2,spent=0;for(let rounds of looks2){if(rounds>=completed)break;smallestP2(rounds)<=allowedBy(rounds)-
spent&&(spent=allowedBy(rounds))}return allowedBy(completed)-spent}function analyse(recording,policy){let{report,tests}=analysed(recording,policy),rows=withDetectable(report.rows.map(withIntervalShown),
{recording,policy,tests});return{...report,rows,judgedGeomeans:report.judgedGeomeans.map(withIntervalShown)}}function withIntervalShown(row){
let confidence=confidenceOf(row);return confidence===CONFIDENCE?row:withConfidence(row,confidence)}function confidenceOf(row){
return row.verdicts.some(verdict=>hasStopped(row,verdict))?CONFIDENCE_OF_STOPPED:CONFIDENCE}function analysed(recording,policy){
let pairs=group(recording,policy),brokeIn=roundBaseBroke(recording),again=measuredAgain(recording),{rows,geomeans:judgedGeomeans,
problems,tests}=judgePairs(pairs,recording,policy),tables=policy.table&&shape(pairs,policy.table),all=[...recording.problems,
...problems,...runProblems(recording,rows),...doubts(recording,rows),...renameProblems(recording,policy),...contraryDirections(
recording,policy),...tableProblems(tables,rows)];return{report:{name:recording.name,conclusion:conclude(recording,{rows,
judgedGeomeans},problems),accepted:null,commits:recording.commits,rounds:completedRounds(recording),seed:recording.schedule.
seed,commands:recording.schedule.commands,plan:planOfMeasuring(recording),repeats:[],rows:withPlaces(rows,recording.places),
counts:Object.fromEntries(STATES.map(state=>[state,rows.filter(row=>row.state===state).length])),geomeans:geomeans(rows),
judgedGeomeans,tables,problems:all,configChange:null,environment:recording.environment,...brokeIn!==null&&{baseBrokeIn:brokeIn},
...again!==null&&{measuredAgain:again},...recording.baseline&&{baseline:recording.baseline}},tests}}function withDetectable(rows,{
recording,policy,tests}){let find=rowFinder(chancesOf2(recording,policy,tests));return rows.map(row=>{let found=row.verdicts.
flatMap(({kind,level,limit,minDelta=0})=>kind==="max-regression"&&level!=="report"&&limit!==null?[{limit,minDelta}]:[]).
flatMap(floor=>find(row,floor)??[]),isKnown=recording.baseline===void 0&&found.length>0;return{...row,detectable:isKnown?
Math.min(...found):null}})}function chancesOf2(recording,policy,tests){let{rounds,ended}=recording.schedule,planned=looks(
rounds),all=ended==="time"||ended==="failed"?looksOf(recording).filter(look=>look>0):planned,levels=clearingLevels(all,rounds.
max),alpha=policy.alpha/Math.max(1,tests);return all.map((look,index)=>({rounds:look,alpha:spentAlpha({alpha,looks:planned},
look,maxRegression.smallestP),clearing:levels[index]}))}function judgeRecording(recording,policy){return judgePairs(group(
recording,policy),recording,policy)}function judgePairs(pairs,recording,policy){let evidence=evidenceIn(pairs,recording),
isCancelled=recording.schedule.ended==="cancelled";return judge(evidence,isCancelled?unbudgeted(policy):policy,planOf(recording,
pairs,policy))}function unbudgeted(policy){return{...policy,budgets:[],new:"pass",removed:"pass"}}function withCourses(report){
let courses=coursesOf(report.rows,confidenceOf);return{...report,rows:report.rows.map((row,index)=>({...row,course:courses[index]}))}}
function accept(report,acceptance){return{...report,conclusion:"pass",accepted:{...acceptance,verdict:report.conclusion}}}
function errorReport(name,problems,headSha){return{name,conclusion:"error",accepted:null,commits:{base:{sha:null,how:"un\
known"},head:{sha:headSha,how:"head"}},rounds:0,seed:"",commands:[],plan:null,repeats:[],rows:[],counts:Object.fromEntries(
STATES.map(state=>[state,0])),geomeans:[],judgedGeomeans:[],tables:null,problems,configChange:null,environment:null}}function undecided(recording,policy){
let{rows,judgedGeomeans,conclusion}=analysed(recording,{...policy,table:null}).report,isOpen=({verdicts})=>verdicts.some(
({outcome,level})=>outcome==="unknown"&&level!=="report"),open=[...rows.filter(isOpen),...judgedGeomeans.filter(isOpen).
flatMap(({members})=>members)];return{names:benchmarksOf(open).map(({name})=>name),of:benchmarksOf(rows).length,isHopeless:conclusion===
"error",series:seriesOf(recording,policy,open)}}function benchmarksOf(rows){return[...new Map(rows.map(row=>[benchmarkKey(
row),row])).values()]}function evidenceIn(pairs,recording){let hasBaseline=recording.baseline!==void 0,levels=clearingAt(
recording),completed=completedRounds(recording),last=levels.get(completed),cases=pairs.map(pair=>{let comparison=compare(
pair,last);return{comparison,at:remembered(look=>compare(until(pair,look,hasBaseline),levels.get(look))),isElsewhere:hasBaseline&&
isMachineBound(pair,comparison)}}),{rounds}=recording.schedule,blocks=blocksOf(rounds.max,pauses(rounds)),pairOf2=new Map(
cases.map(({comparison},index)=>[comparison,pairs[index]]));return{cases,commonWorsening(look){if(hasBaseline)return null;
let common=commonMoveOf(cases.map(one=>look===completed?one.comparison:one.at(look)));return common?.way==="worse"?evidenceFor(
common,blocks):null},average(rows){let members=rows.flatMap(row=>pairOf2.get(row)??[]),comparison=compareGeomean(members,
last);return comparison===null?null:{comparison,at:look=>compareGeomean(members.map(pair=>until(pair,look,hasBaseline)),
levels.get(look)),isElsewhere:hasBaseline&&members.some(pair=>isMachineBound(pair,comparison))}}}}function remembered(answer){
let known2=new Map;return look=>(known2.has(look)||known2.set(look,answer(look)),known2.get(look))}function looksOf(recording){
let completed=completedRounds(recording);return[...looks(recording.schedule.rounds).filter(look=>look<completed),completed]}
function clearingAt(recording){let all=looksOf(recording).filter(look=>look>0),levels=clearingLevels(all,recording.schedule.
rounds.max);return new Map(all.map((look,index)=>[look,levels[index]]))}function planOf(recording,pairs,policy){let{rounds}=recording.
schedule,completed=completedRounds(recording),planned=looks(rounds);return{looks:looksOf(recording),minRounds:rounds.min,
maxRounds:rounds.max,baseRounds:recording.baseline===void 0?null:countedRounds(recording).base.size,valuesPerRound:valuesPerRound(
recording),alphaAt:(look,share,smallestP2)=>spentAlpha({alpha:policy.alpha/share,looks:planned},look,smallestP2),decidedAfter:recording.
schedule.ended==="decided"?completed:null,headBroke:hasFailed(recording,"head")||!recording.series.some(({head})=>head.values.
length>0),baseBroke:roundBaseBroke(recording)!==null&&pairs.every(({base})=>base===null)}}function valuesPerRound({schedule,
series}){return schedule.unit==="invocation"?1:series.flatMap(({base,head})=>[...base.values,...head.values].map(({length})=>length)).
reduce((most,count2)=>Math.max(most,count2),1)}function planOfMeasuring({schedule}){let{cpus=null,nice=null}=schedule;return{
cpus,nice}}function until(pair,round,hasBaseline){let base=hasBaseline?pair.base:upToRound(pair.base,round);return{...pair,
base,head:upToRound(pair.head,round)}}function conclude(recording,{rows,judgedGeomeans},problems){let has=(level,outcome)=>[
...rows,...judgedGeomeans].some(({verdicts})=>verdicts.some(verdict=>verdict.level===level&&verdict.outcome===outcome)),
baseBroke=roundBaseBroke(recording)!==null;return hasFailed(recording,"head")||recording.schedule.ended==="cancelled"||rows.
every(({head})=>head===null)&&!baseBroke||[...recording.problems,...problems].some(({severity})=>severity==="error")?"er\
ror":has("fail","fail")?"fail":has("fail","unknown")||baseBroke?"inconclusive":has("warn","fail")?"warn":"pass"}function settle(given,file,{commits,today}){return{commits,measure:measureSettings(given,file,commits.config),policy:policyOf(
file,today),publish:publishSettings(given)}}function commitSettings(given,surface){return{base:given.base??DEFAULTS.base,
head:given.head??surface.head,config:given.config??DEFAULTS.config,configGiven:given.config!==void 0,configFrom:given.configFrom??
surface.configFrom}}function policyOf(file,today){return{today,budgets:file?.budgets??DEFAULTS.budgets,units:file?.units??
DEFAULTS.units,new:file?.new??DEFAULTS.new,removed:file?.removed??DEFAULTS.removed,renamed:file?.renamed??DEFAULTS.renamed,
alpha:file?.alpha??DEFAULTS.alpha,baselineTolerance:file?.baselineTolerance??DEFAULTS.baselineTolerance,table:file?.table??
DEFAULTS.table}}function publishSettings(given){return{name:given.name??DEFAULTS.name,comment:given.comment??DEFAULTS.comment,
check:given.check??DEFAULTS.check,failOn:given.failOn??DEFAULTS.failOn,overrideLabel:(given.overrideLabel??DEFAULTS.overrideLabel).
trim(),overrideScope:given.overrideScope??DEFAULTS.overrideScope}}function measureSettings(given,file,path){let{run,setup,
workingDirectory,format,outputFile,rounds,maxMinutes,unit,cpus,nice,baseline}={...file,...given};if(run===void 0)throw new UserError(
{where:"run",what:"no benchmark command is set",code:"configuration",remedy:`Add "run: <command>" to ${path}, or give th\
e input "run" (on a command line: -- <command>)`});return{commands:run,setup:setup??DEFAULTS.setup,workingDirectory:workingDirectory??
DEFAULTS.workingDirectory,format:format??DEFAULTS.format,outputFile:outputFile??DEFAULTS.outputFile,rounds:rounds??DEFAULTS.
rounds,maxMinutes:maxMinutes??DEFAULTS.maxMinutes,unit:unit??DEFAULTS.unit,cpus:cpus??DEFAULTS.cpus,nice:nice??DEFAULTS.
nice,baseline:baseline??DEFAULTS.baseline,seed:given.seed??DEFAULTS.seed,legs:given.legs??DEFAULTS.legs,name:given.name??
DEFAULTS.name}}var LIMIT_BYTES=256*1024*1024;async function readRecordings(host,paths,missing){try{if(paths.length>MAX_LEGS)throw tooMany(
paths.length);let[first,...others]=await Promise.all(paths.map(path=>readRecording(host,path)));if(first===void 0)throw new UserError(
{...missing,code:"recording-missing"});return checkLegs([first,...others]),[first,...others]}catch(error){throw error instanceof
UserError?withCode(error,"recording-refused"):error}}function tooMany(count2){return new UserError({where:"recordings",what:`\
one report takes at most ${MAX_LEGS}, which is as many jobs as GitHub starts from one matrix`,got:String(count2),remedy:"\
Leave out files that are not recordings of this run, or make several reports with a `name` each"})}async function readRecording(host,path){
let text=await host.files.read(path,LIMIT_BYTES);if(text===null)throw new UserError({where:path,what:"there is no such f\
ile",remedy:"Give the file that `measure` wrote"});let recording=parseRecording(text,path),{name:saidBy,problems}=recording;
return{...recording,problems:problems.map(problem=>({...problem,saidBy}))}}function parseRecording(text,path,remedy=REMEDY){
let value;try{value=JSON.parse(text)}catch(error2){throw new UserError({where:path,what:"this is not JSON",got:error2.message,
remedy})}let version=typeof value=="object"&&value!==null&&"version"in value?value.version:void 0;if(typeof version=="nu\
mber"&&version!==RECORDING_VERSION)throw new UserError({where:path,what:"this recording was written by another bench-ref\
eree",got:`version ${version}`,remedy:remedy===REMEDY?"Use the same version of bench-referee to measure and to report":remedy});
let{data,error}=recordingSchema.safeParse(value,{reportInput:!0});if(data!==void 0)return checkReferences(data,path,remedy);
throw new UserError(complaintOf(error.issues[0],path,remedy))}function complaintOf(issue,path,remedy){let at4=issue===void 0||
issue.path.length===0?"":` at ${issue.path.join(".")}`;if(issue?.code!=="too_big"||typeof issue.input!="string"){let got=`${issue?.
message??"unknown"}${at4}`;return{where:path,what:"this is not a recording",got,remedy}}let{input,maximum}=issue;return{
where:path,what:`the text${at4} has ${input.length} characters`,got:cut(input),remedy:`Shorten it to at most ${maximum} \
characters where it is defined, and measure again`}}function checkLegs(recordings){let[first]=recordings,names=new Set;for(let{
name,commits}of recordings){if(!(commits.base.sha===first?.commits.base.sha&&commits.head.sha===first?.commits.head.sha))
throw new UserError({where:`recording ${cite(name)}`,what:"it is not of the same two commits as the first one",got:`${commits.
base.sha}..${commits.head.sha}`,remedy:"Report recordings of one base and one head together"});if(names.has(name))throw new UserError(
{where:"recordings",what:"two have the same name",got:name,remedy:"Give every leg a `name` of its own when it measures"});
names.add(name)}}function checkReferences(recording,path,remedy){let{invocations,schedule,series,baseline}=recording,refuse2=what=>new UserError(
{where:path,what,remedy});if(schedule.rounds.min>schedule.rounds.max)throw refuse2("its rounds end before they begin");let commandsOf=side=>side===
"base"&&baseline!==void 0?baseline.commands:schedule.commands;if(invocations.some(({side,command})=>command>=commandsOf(
side).length))throw refuse2("an invocation belongs to no command of the recording");let fault=faultOfAside(recording);if(fault!==
null)throw refuse2(fault);for(let{name,...sides2}of series)for(let side of SIDES){let{invocations:indices,values}=sides2[side];
if(!(indices.length===values.length&&indices.every((index,at4)=>invocations[index]?.side===side&&index>(indices[at4-1]??
-1))))throw refuse2(`the values of ${cite(name)} on ${side} do not belong to invocations of that side`)}if(new Set(recording.
places?.map(toolNameKey)).size!==(recording.places?.length??0))throw refuse2("a benchmark has two places");return recording}
var REMEDY="Give the file that `measure` wrote, unchanged";function renderRecording(recording){return`${JSON.stringify(recording)}\

`}var import_yaml2=__toESM(require_dist(),1);var import_yaml=__toESM(require_dist(),1);function indexOf(document){let values=new Map,keys=new Map,inOrder2=[],aliases=[],
anchors=new Set,visit=(node,path)=>{if(!(0,import_yaml.isNode)(node))return;"anchor"in node&&node.anchor!==void 0&&anchors.
add(node.anchor);let span2=spanOf(node);if(values.set(JSON.stringify(path),span2),(0,import_yaml.isScalar)(node)&&node.value!==
null&&(node.value=node.source??String(node.value)),(0,import_yaml.isAlias)(node)&&aliases.push({span:span2,name:node.source,
isDangling:!anchors.has(node.source)}),(0,import_yaml.isSeq)(node))for(let[at4,item]of node.items.entries())visit(item,[
...path,at4]);if((0,import_yaml.isMap)(node))for(let{key,value}of node.items){let inner=[...path,(0,import_yaml.isScalar)(
key)?String(key.value):String(key)];if((0,import_yaml.isNode)(key)&&key.range){let written2=spanOf(key);keys.set(JSON.stringify(
inner),written2),inOrder2.push({from:written2.from,path:inner})}visit(value,inner)}};visit(document.contents,[]);let span=(path,part)=>{
let id=JSON.stringify(path);return(part==="key"?keys.get(id):void 0)??values.get(id)??keys.get(id)??(path.length===0?{from:0,
to:0}:span(path.slice(0,-1),part))};return{span,pathBefore:at4=>inOrder2.findLast(key=>key.from<=at4)?.path??[],aliases}}
function spanOf(node){if(!(0,import_yaml.isNode)(node)||!node.range)return{from:0,to:0};let[from,to]=node.range;if(!(0,import_yaml.isCollection)(
node)||node.flow)return{from,to};let[first]=node.items,last=(0,import_yaml.isMap)(node)?node.items[0]?.value??node.items[0]?.
key:first;return{from,to:Math.max(from,spanOf(last).to)}}function placesIn(text){let starts=[0,...Array.from(text.matchAll(/\n/g),({index})=>index+1)];return({from,to})=>{let line=lineAt(
starts,from),start=starts[line-1]??0,end=(starts[line]??text.length+1)-1,whole=text.slice(start,end).replace(/\r$/,""),column=Math.
min(from-start,whole.length)+1,length=Math.max(1,Math.min(to-start,whole.length)-(column-1));return{line,column,length,text:whole}}}
function lineAt(starts,offset){let[low,high]=[1,starts.length];for(;low<high;){let middle2=Math.ceil((low+high)/2);(starts[middle2-
1]??0)<=offset?low=middle2:high=middle2-1}return low}var ESCAPED={"'":/''|[\s\S]/y,'"':/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y};
function partOfScalar(text,scalar,part){let source=text.slice(scalar.from,scalar.to);if(/[\r\n]/.test(source))return scalar;
let character=ESCAPED[source[0]??""];if(character===void 0)return{from:scalar.from+part.from,to:scalar.from+part.to};let offsets=[
1];character.lastIndex=1;for(let match=character.exec(source);match!==null;match=character.exec(source)){let isWide=/^\\U/.
test(match[0])&&Number.parseInt(match[0].slice(2),16)>65535;offsets.push(...isWide?[character.lastIndex]:[],character.lastIndex)}
let at4=index=>offsets[Math.min(index,offsets.length-2)]??1;return{from:scalar.from+at4(part.from),to:scalar.from+at4(part.
to)}}var UTF_16=/^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/,FALSE_INDENT=/^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu,
HIDDEN=new RegExp("(?![\\t\\n\\r\\u0085])\\p{Cc}|[\\u202a-\\u202e\\u2066-\\u2069]","gu"),INVISIBLE={what:"an invisible c\
haracter stands here",remedy:"Remove it: what is judged must be what a reviewer sees"};function textFaults(text){if(UTF_16.
test(text))return[{what:"is saved as UTF-16",remedy:"Save it as UTF-8"}];let bad=text.indexOf("\uFFFD");if(bad!==-1)return[
{what:"is not UTF-8 here",remedy:"Save the file as UTF-8",span:{from:bad,to:bad+1}}];if(text.includes("\r")&&!text.includes(
`
`))return[{what:"its lines end in a lone carriage return",remedy:"Save it with line feeds"}];let hidden=[...text.matchAll(
HIDDEN)];return hidden.length>0?hidden.map(({0:{length},index})=>({...INVISIBLE,span:{from:index,to:index+length}})):[...text.
matchAll(FALSE_INDENT)].map(({index,1:spaces="",2:blanks=""})=>({what:"this line is indented by something that only look\
s like a space",remedy:"Indent with ordinary spaces",span:{from:index+spaces.length,to:index+spaces.length+blanks.length}}))}var MOST_BYTES=64*1024,MOST_LEVELS=16,MOST_REPEATED=100;function parseYaml(source,origin){let{label:where}=origin,bytes=Buffer.
byteLength(source);if(bytes>MOST_BYTES)throw new UserError({where,what:`has ${bytes} bytes, ${MOST_BYTES} are allowed`,remedy:"\
Shorten it"});let text=source.replace(/^\uFEFF/,""),places=placesIn(text);if(refuseAll(textFaults(text),where,fault=>complaintOf2(
fault,{places,origin,path:[]})),isTooDeep(text)){let what=`is nested more than ${MOST_LEVELS} levels deep`;throw new UserError(
{where,what,remedy:"Write it flatter"})}let document=(0,import_yaml2.parseDocument)(text,{prettyErrors:!1,resolveKnownTags:!1,
schema:"core",stringKeys:!0,uniqueKeys:!0}),index=indexOf(document),complain2=fault=>complaintOf2(fault,{places,origin,path:fault.
isOfOneKey?index.pathBefore(fault.span?.from??0):[]});refuseAll(faultsIn([...document.errors,...document.warnings],text),
where,complain2);let dangling=index.aliases.filter(({isDangling})=>isDangling);refuseAll(dangling,where,({span,name})=>complain2(
{...danglingAlias(name),span,isOfOneKey:!0}));try{let value=document.toJS({maxAliasCount:MOST_REPEATED});return treeOf(value,
{text,places,origin,index})}catch(error){if(!(error instanceof ReferenceError))throw error;let last=index.aliases.at(-1),
fault={what:"its aliases repeat too much",remedy:"Write the values out"};throw new UserError(complain2({...fault,...last&&
{span:last.span},isOfOneKey:!0}))}}function treeOf(value,{text,places,origin,index}){return{value,place:(path,part="valu\
e")=>places(index.span(path,part)),at(path,part,within){let whole=index.span(path,part),span=within===void 0?whole:partOfScalar(
text,whole,within);return located(places(span),origin,path)}}}function complaintOf2({what,got,remedy,span},{places,origin,
path}){return{...span===void 0?{where:origin.label}:located(places(span),origin,path),what,...got!==void 0&&{got},...remedy!==
void 0&&{remedy}}}function located(place,{label,file},path){let steps=path.map((step,at4)=>{if(typeof step=="number")return`\
[${step}]`;let name=/^[\w*/-]+$/.test(step)?step:JSON.stringify(step);return at4===0?name:`.${name}`});return{where:[`${label}\
:${place.line}:${place.column}`,...path.length===0?[]:[steps.join("")]].join(": "),excerpt:{file,...place}}}var MOST_COMPLAINTS=50;
function refuseAll(faults,label,complain2){let[first,...rest]=faults.slice(0,MOST_COMPLAINTS).map(complain2);if(first===
void 0)return;let left=faults.length-MOST_COMPLAINTS,more={where:label,what:`${left} more things are wrong`,remedy:"Corr\
ect these first"};throw new UserError(first,...rest,...left>0?[more]:[])}function isTooDeep(text){let open=[];try{for(let token of new import_yaml2.Parser().
parse(text))open.push([token,0])}catch(error){if(error instanceof RangeError)return!0;throw error}for(let next=open.pop();next!==
void 0;next=open.pop()){let[part,level]=next;if(level>MOST_LEVELS)return!0;if(!(typeof part!="object"||part===null)&&("v\
alue"in part&&open.push([part.value,level]),!(!("items"in part)||!Array.isArray(part.items))))for(let{key,value}of part.
items)open.push([key,level+1],[value,level+1])}return!1}function parseBudgetFile(text,path,commit=null){return parseConfiguration(text,path,commit).file}function parseConfiguration(text,path,commit){
try{let label=commit===null?path:`${commit.slice(0,7)}:${path}`,tree=parseYaml(text,{label,file:commit===null?path:null});
return{file:read(tree,{path,label}),lines:linesOf(tree)}}catch(error){if(!(error instanceof UserError))throw error;let all=commit===
null?error:new UserError(ofAnotherCommit(path,commit),...error.complaints);throw withCode(all,"configuration")}}function ofAnotherCommit(path,commit){
return{where:path,what:`the file of commit ${commit.slice(0,7)} is the one that counts, and head has another`,remedy:"Co\
rrect it on the target branch. Where the pull request is the correction, merge it although this check fails"}}function linesOf(tree){
return new Map(Object.keys(tree.value??{}).map(key=>[key,tree.place([key],"key").line]))}function read(tree,{path,label}){
let parsed=fileSchema.safeParse(tree.value??{},{reportInput:!0});if(!parsed.success)return complain(label,tree,explain(fileSchema,
parsed.error.issues));let{data}=parsed;return without({run:data.run,setup:data.setup,workingDirectory:data["working-dire\
ctory"],format:data.format,outputFile:data["output-file"],rounds:data.rounds,maxMinutes:data["max-minutes"],unit:data.unit,
cpus:data.cpus,nice:data.nice,baseline:data.baseline,baselineTolerance:data["baseline-tolerance"],alpha:data.alpha,budgets:data.
budgets?.map((entry,index)=>budgetOf(entry,`${path}:${tree.place(["budgets",index]).line}`)),units:data.units,table:data.
table,new:data.new,removed:data.removed,renamed:data.renamed})}function budgetOf(entry,where){let written2=entry,limits=RULES.
flatMap(({kind})=>{let limit=written2[kind];return limit===void 0?[]:[[kind,limit]]});return{metric:entry.metric,benchmarks:entry.
benchmarks??BUDGET.benchmarks,packages:entry.packages??BUDGET.packages,filter:filterOf(entry.where),of:entry.of??BUDGET.
of,limits:new Map(limits),minDelta:entry["min-delta"]??BUDGET.minDelta,level:entry.level??BUDGET.level,because:entry.because??
BUDGET.because,until:entry.until??BUDGET.until,where}}function filterOf(text){return text===void 0?BUDGET.filter:{text,matches:compileFilter(
text)}}function complain(label,tree,explanations){let complaints=explanations.map(({path,part,within,...rest})=>({...tree.
at(path,part,within),...rest})).sort(inOrder);throw refuseAll(complaints,label,complaint=>complaint),new Error(`${label}\
: refused without a reason`)}function inOrder({excerpt:one},{excerpt:other}){return one===void 0||other===void 0?0:one.line-
other.line||one.column-other.column}function without(value){return Object.fromEntries(Object.entries(value).filter(([,one])=>one!==
void 0))}export{shortfall,fixed,brief,signed,percent,rough,wholePercent,pattern,patterns,select,impossibleValue,scaler,formatQuantity,
clearingLevels,coinProbability,smallestTwoSidedP,seriesByCommand,spreadOf,changeFinder,shiftFinder,toShift,makeTabulator,
asBaseline,withBaseline,differences,isOnBothSides,MOST_ASIDE,blocksOf,looks,pauses,spentAlpha,analyse,judgeRecording,withCourses,
accept,errorReport,undecided,settle,commitSettings,policyOf,publishSettings,readRecordings,readRecording,parseRecording,
renderRecording,parseYaml,parseBudgetFile,parseConfiguration};
