import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{describe,isBinary}from"./chunk-VZGJH6IP.js";import{require_dist}from"./chunk-7RURHUYU.js";import{danglingAlias,
explain,faultsIn}from"./chunk-63ISEC2G.js";import{BUDGET,DEFAULTS,MAX_LEGS,RECORDING_VERSION,RULES,STATES,benchmarkKey,
commandsBrokenOnBase,compileFilter,completedRounds,countedRounds,daysUntil,fileSchema,hasFailed,keysOf,makeProjectionGroup,
parseFilter,recordingSchema,refusalIn,refuse,roundBaseBroke,shapeOf,toBase,toolNameKey,wholeRounds,withPlaces,worsening}from"./chunk-MT3A5R62.js";
import{GO_SPACE,SIDES,cut,fromBytes,metricUnit,parseGoFloat,parseIterations,processorSuffixOf,tidy,tidyGo,toBytes,withAndWithout}from"./chunk-LILJVUUO.js";
import{UserError,cite,withCode}from"./chunk-FTWAL6AX.js";import{__toESM}from"./chunk-TXIT2DZO.js";var FEWEST_ROUNDS=4;var MOST_ROUNDS=1e3;function fewestRounds({scale},rounds,{baseRounds}){return scale==="absolute"?rounds:
Math.min(rounds,baseRounds??rounds)}function smallestP(rule,plan){const{valuesPerRound:valuesPerRound2,baseRounds}=plan;
return rounds=>fewestRounds(rule,rounds,plan)<FEWEST_ROUNDS?1:rule.smallestP(rounds*valuesPerRound2,(baseRounds??rounds)*
valuesPerRound2)}function shortfall(rule,share,plan){const why=tooFewRounds(rule,share,plan);if(why===null)return null;const needed=roundsNeeded(
smallestP(rule,plan),alphaAtTheEnd(rule,share,plan));const remedy=needed===null?"Write the baseline anew with more round\
s":`Allow at least ${needed} rounds`;return`${why}. ${remedy}, or budget fewer metrics.`}function tooFewRounds(rule,share,plan){
const smallest=smallestP(rule,plan)(plan.maxRounds);const available=alphaAtTheEnd(rule,share,plan);if(smallest<=available)
return null;const rounds=`${plan.maxRounds} ${plan.maxRounds===1?"round":"rounds"}`;const why=fewestRounds(rule,plan.maxRounds,
plan)<FEWEST_ROUNDS?`fewer than ${FEWEST_ROUNDS} processes a side cannot show how much processes differ, whatever each p\
rints`:`the smallest p they can give is ${smallest.toPrecision(2)} and ${available.toPrecision(2)} is needed`;return`${rounds}\
 can never show that ${rule.kind} is broken with ${share} budgeted ${share===1?"result":"results"}: ${why}`}function alphaAtTheEnd(rule,share,plan){
return plan.alphaAt(plan.maxRounds,share,smallestP(rule,plan))}function roundsNeeded(smallest,alpha){let rounds=1;while(smallest(
rounds)>alpha&&rounds<=MOST_ROUNDS)rounds+=1;return rounds>MOST_ROUNDS?null:rounds}var FRACTION_BITS=52n;var SMALLEST_EXPONENT=-1074;var TO_FIXED_BELOW=1e21;function fixed(value,decimals){if(value===0)return Object.
is(value,-0)?`-${0 .toFixed(decimals)}`:0 .toFixed(decimals);if(Math.abs(value)<TO_FIXED_BELOW&&!isHalfway(value,decimals))
return value.toFixed(decimals);if(Number.isNaN(value))return"NaN";const sign=value<0?"-":"";if(!Number.isFinite(value))return sign===
"-"?"-Inf":"+Inf";const{mantissa,exponent}=binary(value);const digits=scaled(mantissa*10n**BigInt(decimals),exponent).toString().
padStart(decimals+1,"0");if(decimals===0)return sign+digits;return`${sign}${digits.slice(0,-decimals)}.${digits.slice(-decimals)}`}
function isHalfway(value,decimals){return Math.abs(value*2**(decimals+1))%2===1}function binary(value){const view=new DataView(
new ArrayBuffer(8));view.setFloat64(0,value);const bits=view.getBigUint64(0);const field=Number(bits>>FRACTION_BITS&0x7ffn);
const fraction=bits&(1n<<FRACTION_BITS)-1n;if(field===0)return{mantissa:fraction,exponent:SMALLEST_EXPONENT};return{mantissa:fraction|
1n<<FRACTION_BITS,exponent:field-1+SMALLEST_EXPONENT}}function scaled(integer,exponent){if(exponent>=0)return integer<<BigInt(
exponent);const shift2=BigInt(-exponent);const quotient=integer>>shift2;const rest=integer-(quotient<<shift2);const half=1n<<
shift2-1n;const up=rest>half||rest===half&&(quotient&1n)===1n;return up?quotient+1n:quotient}var MAX_NUMBER_LENGTH=12;var UNKNOWN="?";function brief(value,decimals,suffix=""){const text=fixed(value,decimals)+suffix;
return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:exponential(value,suffix)}function signed(value,decimals,suffix=""){
const text=brief(value,decimals,suffix);if(Number.isNaN(value)||text.startsWith("-"))return text;return`+${text.length<MAX_NUMBER_LENGTH?
text:exponential(value,suffix)}`}function exponential(value,suffix=""){if(Number.isNaN(value))return UNKNOWN;return(Number.
isFinite(value)?value.toExponential(2):`${value<0?"-":""}\u221E`)+suffix}var LIMIT_DIGITS=12;function percent(ratio){const value=ratio*100;const text=`${Number(value.toPrecision(LIMIT_DIGITS))}\
%`;return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:brief(value,2,"%")}function rough(ratio){return brief(
ratio*100,ratio<.0995?1:0,"%")}function wholePercent(ratio){return brief(ratio*100,0,"%")}var FAMILIES=["time","size"];function isFamily(wanted){return FAMILIES.some(family=>family===wanted)}function metricTest(wanted,rows){
if(wanted==="*")return()=>true;const base=tidy(wanted).unit;const isNamed=({metric,unit})=>wanted===metric||wanted===unit||
base===unit;if(!isFamily(wanted)||rows.some(isNamed))return isNamed;return({primary,unit})=>{const{kind,rate}=shapeOf(unit);
return primary&&kind===wanted&&!rate}}function deadRules({idle,replaced},judged){const coarse=judged.filter(isCoarse);const noisy=judged.filter(one=>!isCoarse(
one)&&isNoisy(one));return[...written(idle).map(budget=>warning(budget,nothing(budget))),...written(replaced).map(budget=>warning(
budget,REPLACED)),...folded(coarse,coarseMessage),...folded(noisy,noisyMessage)]}function written(budgets){return budgets.
filter(isWritten)}function isWritten({where}){return where!=="default"}function warning({where},message){return{where,message,
severity:"warning"}}function nothing({metric,benchmarks,packages,filter}){const quoted2=patterns2=>patterns2.map(cite).join(
", ");const wanted=[isFamily(metric)?`the metric ${cite(metric)}, nor a primary one that is a ${metric}`:`the metric ${cite(
metric)}`,...benchmarks.length===0?[]:[`a name that matches ${quoted2(benchmarks)}`],...packages.length===0?[]:[`a packa\
ge that matches ${quoted2(packages)}`],...filter===null?[]:[`what ${cite(filter.text)} asks for`]];return`this budget ju\
dged nothing: no row has ${wanted.join(" and ")}. Correct its patterns or delete it.`}var REPLACED="this budget judged n\
othing: later ones of its kind replace it for every row that it meets. Move it below them or delete it.";function folded(judged,messageOf){
const budgets=new Map;for(const one of judged){const{budget}=one.selected;budgets.set(budget,budgets.get(budget)??[]);budgets.
get(budget)?.push(one)}return[...budgets].map(([budget,own])=>{const worst=own.reduce((one,other)=>blur(other)>blur(one)?
other:one);const others=own.length===1?"":` and ${own.length-1} more`;return warning(budget,messageOf(worst,others))})}function blur(judged){
return Math.max(stepOf(judged.comparison)??0,smallestVisible(judged.comparison)??0)}function coarseMessage({selected,limit,
comparison},others){const step=rough(stepOf(comparison)??0);const isPrinted=isNanosecond(comparison);const why=isPrinted?
": its tool prints whole nanoseconds":"";const first=isPrinted?"Read the files of the tool if it writes any, measure":"M\
easure";return`${theLimit(selected,limit)} is finer than the steps of ${step} in which ${cite(comparison.name)}${others}\
 is measured${why}. ${advice(selected,`${first} more work at once`)}`}function noisyMessage({selected,limit,comparison},others){
const noise=rough(smallestVisible(comparison)??0);return`${theLimit(selected,limit)} lies below the noise of \xB1${noise}\
 of ${cite(comparison.name)}${others}. ${advice(selected,"Measure more rounds")}`}function advice({budget},first){return`${first}${budget.
of==="geomean"?"":", set min-delta,"} or widen it.`}function theLimit({rule},limit){return`${rule.kind} of ${percent(limit)}`}
function isCoarse({selected,comparison,...terms}){if(selected.rule.scale!=="relative"||terms.limit===0)return false;const step=stepOf(
comparison);return step!==null&&step>allowed(comparison,terms)}function isNoisy({selected,comparison,outcome,...terms}){
if(selected.rule.scale!=="relative"||outcome!=="unknown"||!isWritten(selected.budget))return false;const visible=smallestVisible(
comparison);return visible!==null&&visible>allowed(comparison,terms)}function allowed({base},{limit,minDelta}){const median3=Math.
abs(base?.median??0);return Math.max(limit,median3===0?0:minDelta/median3)}function smallestVisible({interval}){if(interval===
null)return null;const half=(interval.high-interval.low)/2;return Number.isFinite(half)?half:null}var FEWEST_VALUES=8;var STEP_ROUNDING=1e-6;
function stepOf(comparison){return seenStepOf(comparison)??nanosecondOf(comparison)}function seenStepOf({base,head,exact}){
if(base===null||head===null||base.median===0||exact)return null;const values=[...base.values,...head.values];const kinds=new Set(
values);if(values.length<FEWEST_VALUES||kinds.size<2||kinds.size>values.length/2)return null;const distinct2=[...kinds].
toSorted((left,right)=>left-right);const gaps=distinct2.slice(1).map((value,index)=>value-distinct2[index]);const step=Math.
min(...gaps);return distinct2.every(value=>isMultiple(value,step))?step/Math.abs(base.median):null}var NANOSECOND=1e-9;function nanosecondOf({
base,head,unit}){if(base===null||head===null||base.median===0)return null;const{kind,rate}=shapeOf(unit);if(kind!=="time"||
rate||base.n+head.n<FEWEST_VALUES)return null;const areWhole=[base,head].every(({values})=>values.every(value=>isMultiple(
value,NANOSECOND)));return areWhole?NANOSECOND/Math.abs(base.median):null}function isNanosecond(comparison){const nanosecond=nanosecondOf(
comparison);const seen=seenStepOf(comparison);return nanosecond!==null&&(seen===null||seen<1.5*nanosecond)}function isMultiple(value,step){
return Math.abs(value/step-Math.round(value/step))<=STEP_ROUNDING*Math.abs(value/step)}function limitFor({isElsewhere},selected,tolerance){const{rule,limit,budget}=selected;if(!isElsewhere||rule.scale==="abs\
olute"||typeof limit!=="number")return selected;if(tolerance!==null)return{...selected,limit:Math.max(limit,tolerance)};
return{...selected,budget:{...budget,level:"report"},isUnjudged:true}}function unjudgedVerdict({rule,budget},limit){const{
level,because}=budget;return{kind:rule.kind,limit,level,outcome:"unknown",because,alpha:null,isUnjudged:true}}function unjudged(rows){
const count2=rows.filter(({verdicts})=>verdicts.some(({isUnjudged})=>isUnjudged)).length;if(count2===0)return[];const results=count2===
1?"1 result is":`${count2} results are`;const message=`${results} not judged: measured on another machine. Set \`baseline\
-tolerance\` to how much two machines may differ, such as 30%, to judge by that.`;return[{where:"baseline",message,severity:"\
warning"}]}var NOTICE_DAYS=14;function inForce(budgets,today){return{budgets:budgets.filter(budget=>!isOver(budget,today)),problems:budgets.
flatMap(budget=>notice(budget,today)??[])}}function isOver({until:until2},today){return until2!==null&&daysUntil(today,until2)<
0}function notice(budget,today){const{until:until2,where}=budget;if(until2===null)return null;const severity="warning";if(isOver(
budget,today)){const message=`this budget expired: it was agreed until ${until2} and no longer counts, so budgets above \
it do. Delete it, or agree on another day.`;return{where,message,severity}}const days=daysUntil(today,until2);if(days>NOTICE_DAYS)
return null;const when=days===0?"today":days===1?"tomorrow":`in ${days} days`;return{where,message:`this budget ends ${when}\
: it was agreed until ${until2}.`,severity}}var TOKENS=/\*\*\/|\*\*|./gsu;var SLASH=47;function pattern(glob){const tokens=glob.match(TOKENS)??[];return text=>{const characters=codePointsOf(
text);const reached=new Uint8Array(characters.length+1);reached[0]=1;for(const token of tokens){advance(reached,characters,
token);if(!reached.includes(1))return false}return reached[characters.length]===1}}function patterns(globs){const includes=globs.
filter(glob=>!glob.startsWith("!")).map(pattern);const excludes=globs.filter(glob=>glob.startsWith("!")).map(glob=>pattern(
glob.slice(1)));return names=>(includes.length===0||includes.some(matches=>names.some(matches)))&&!excludes.some(matches=>names.
some(matches))}function advance(reached,characters,token){const{length}=characters;switch(token){case"**":reached.fill(1,
reached.indexOf(1));return;case"**/":for(let at4=reached.indexOf(1);at4<length;at4+=1)if(characters[at4]===SLASH)reached[at4+
1]=1;return;case"*":for(let at4=0;at4<length;at4+=1)if(reached[at4]===1&&characters[at4]!==SLASH)reached[at4+1]=1;return;case"\
?":moveMarks(reached,characters,{code:SLASH,isWanted:false});return;default:moveMarks(reached,characters,{code:token.codePointAt(
0),isWanted:true})}}function moveMarks(reached,characters,{code,isWanted}){for(let at4=characters.length-1;at4>=0;at4-=1)
reached[at4+1]=characters[at4]===code===isWanted?reached[at4]:0;reached[0]=0}function codePointsOf(text){const codes=[];
for(const character of text)codes.push(character.codePointAt(0));return codes}var GEOMEAN={of:"geomean",scale:"relative"};var KINDS=[{of:"each",scale:"relative"},{of:"each",scale:"absolute"},GEOMEAN];
function select(budgets,rows){const meetings=budgets.map(budget=>({budget,meets:meeting(budget,rows)}));const choices=new Map(
rows.map(row=>[row,choose(meetings.filter(({meets})=>meets(row)).map(({budget})=>budget))]));const all=[...choices.values()].
flat();const met=new Set(all.flatMap(({candidates})=>candidates));const counting=new Set(all.flatMap(counted));return{limitsFor:row=>(choices.
get(row)??[]).flatMap(({kind,budget})=>kind.of==="each"?limitsOf(budget,kind):[]),geomeans:geomeansOf(choices),idle:budgets.
filter(budget=>!met.has(budget)),replaced:budgets.filter(budget=>met.has(budget)&&!counting.has(budget))}}function choose(matching){
return KINDS.flatMap(kind=>{const candidates=matching.filter(budget2=>limitsOf(budget2,kind).length>0);const budget=candidates.
at(-1);return budget===void 0?[]:[{kind,candidates,budget}]})}function counted({candidates,budget}){const lasting=candidates.
findLastIndex(({until:until2})=>until2===null);return budget.until===null?[budget]:candidates.slice(Math.max(0,lasting))}
function geomeansOf(choices){const geomeans2=new Map;for(const[row,chosen]of choices){const budget=chosen.find(({kind})=>kind===
GEOMEAN)?.budget;if(budget===void 0||row.base===null||row.head===null)continue;const metrics=geomeans2.get(budget)??new Map;
geomeans2.set(budget,metrics);const key=JSON.stringify([row.metric,row.unit,row.better]);const members=metrics.get(key)??
[];metrics.set(key,members);members.push(row)}return[...geomeans2].flatMap(([budget,metrics])=>[...metrics.values()].flatMap(
members=>limitsOf(budget,GEOMEAN).map(selected=>({...selected,members}))))}function meeting({metric,benchmarks,packages,
filter},rows){const isMetric=metricTest(metric,rows);const isBenchmark=patterns(benchmarks);const isPackage=patterns(packages);
return row=>isMetric(row)&&isBenchmark(row.shortName===void 0?[row.name]:[row.name,row.shortName])&&isPackage([row.group??
""])&&(filter===null||filter.matches(row))}function limitsOf(budget,{of,scale}){if(budget.of!==of)return[];return RULES.
flatMap(rule=>{const limit=rule.scale===scale?budget.limits.get(rule.kind):void 0;return limit===void 0?[]:[{rule,limit,
budget}]})}function impossibleValue(row){const{kind,rate}=shapeOf(row.unit);const least=kind==="time"||rate?0:-Infinity;for(const side of SIDES){
const value=row[side]?.values.find(one=>one<least||!Number.isFinite(one));if(value!==void 0)return{side,value}}return null}var DECIMAL=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{const power=12-3*index;const value=digits=>Number(
`${digits}e${power}`);const factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),
decimals:2,factor,prefix},{from:value("0.99995"),decimals:3,factor,prefix}]});var BINARY=["Ti","Gi","Mi","Ki",""].flatMap(
(prefix,index)=>{const factor=2**(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,
decimals:2,factor,prefix},{from:.99995*factor,decimals:3,factor,prefix}]});var SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(
power=>Number(`9.9995e${power}`));var NO_SCALE={decimals:3,factor:1,prefix:""};function scaler(values,unit){const kind=isBinary(
unit)?"binary":"decimal";const common=commonScale(values,kind);return value=>scaled2(value,common)??scaled2(value,commonScale(
[value],kind))??exponential(value)}function scaled2(value,{decimals,factor,prefix}){const quotient=value/factor;const text=fixed(
quotient,decimals)+prefix;return Number.isFinite(quotient)&&text.length<=MAX_NUMBER_LENGTH?text:null}function commonScale(values,kind){
const steps=kind==="binary"?BINARY:DECIMAL;const smallest=smallestMagnitude(values);if(smallest===0)return NO_SCALE;for(let index=0;index<
steps.length;index+=1)if(smallest>=steps[index].from)return steps[index];const{factor,prefix}=steps.at(-1);const found=SMALL_STEPS.
findIndex(from=>smallest/factor>=from);const step=found<0?SMALL_STEPS.length-1:found;return{decimals:3+step,factor,prefix}}
function smallestMagnitude(values){let smallest=0;for(const value of values){const magnitude=Math.abs(value);if(magnitude!==
0&&(smallest===0||magnitude<smallest))smallest=magnitude}return smallest}var WRITTEN_OUT={time:1,size:1024,other:1e5};function formatQuantity(value,unit){
const{kind,factor,rate}=shapeOf(unit);const written2=factor===1?kind:"other";const isShort=Number.isInteger(value)&&Math.
abs(value)<WRITTEN_OUT[written2];const number=isShort?String(value):scaler([value],unit)(value);if(unit==="count"||unit===
"allocs/op")return number;if(unit==="1/s")return`${number}/s`;if(written2==="other")return`${number} ${unit}`;return number+
(written2==="time"?"s":"B")+(rate?"/s":"")}function impossible({budget},rows){for(const row of rows){const found=impossibleValue(row);if(found===null)continue;const{
side,value}=found;const what=Number.isFinite(value)?`has ${cite(formatQuantity(value,row.unit))} on ${side}, and no time\
 or rate is below zero`:`has a value on ${side} that is no finite number`;const message=`${cite(row.name)} ${what}, so ${cite(
row.metric)} is not judged. Look at what its tool printed.`;return{where:budget.where,message,severity:budget.level==="f\
ail"?"error":"warning"}}return null}function undecidedVerdict({rule,budget},limit){const{level,because}=budget;return{kind:rule.
kind,limit,level,outcome:"unknown",because,alpha:null}}function withoutRatio({rule,budget},{name,metric,exact,base,head,
interval}){const isMissing=base!==null&&head!==null&&!exact&&interval===null;if(rule.scale!=="relative"||!isMissing)return null;
const message=`${cite(name)} has values of ${cite(metric)} below zero, which have no ratio, so ${rule.kind} cannot be sh\
own to be kept. Limit it with max or min.`;return{where:budget.where,message,severity:"warning"}}function judge({cases,average},policy,plan){const{budgets,problems:ending}=inForce(policy.budgets,policy.today);const selection=select(
budgets,cases.map(({comparison})=>comparison));const problems=[...ending];const averages=selection.geomeans.flatMap(selected=>{
const one=average(selected.members);if(one===null)problems.push(impossible(selected,selected.members)??nothingToAverage(
selected));const{members}=selected;return one===null?[]:{one,members,selected:limitFor(one,selected,policy.baselineTolerance)}});
const limits=cases.map(one=>selection.limitsFor(one.comparison).map(limit=>limitFor(one,limit,policy.baselineTolerance)));
const tested=[...cases.flatMap(({comparison},index)=>limits[index].filter(limit=>isTested(limit,comparison))),...averages.
filter(({one,selected})=>isTested(selected,one.comparison)).map(({selected})=>selected)];const context={share:tested.length,
plan};const judged=[];const verdictsOf=(one,limits2,rows2)=>limits2.flatMap(selected=>{const{comparison}=one;const terms=termsOf(
selected,comparison);if(terms===null)problems.push(misfit(selected,comparison));if(terms===null||!isJudged(selected,comparison))
return[];if(selected.isUnjudged)return[unjudgedVerdict(selected,terms.limit)];const fault=impossible(selected,rows2);if(fault!==
null)problems.push(fault);if(fault!==null)return[undecidedVerdict(selected,terms.limit)];const verdict=decide(one,{selected,
terms,...context});const obstacle=verdict.outcome==="unknown"?withoutRatio(selected,comparison):null;if(obstacle!==null)
problems.push(obstacle);judged.push({selected,...terms,comparison,outcome:verdict.outcome});return[verdict]});const rows=cases.
map((one,index)=>{const{comparison}=one;const membership=membershipVerdict(comparison,policy,plan);const verdicts=[...verdictsOf(
one,limits[index],[comparison]),...membership];return{...comparison,verdicts,state:stateOf(one,verdicts,{policy,...context})}});
const geomeans2=averages.map(({one,members,selected})=>({...one.comparison,verdicts:verdictsOf(one,[selected],members)}));
problems.push(...unjudged(rows));if(cases.length>0)problems.push(...deadRules(selection,judged));problems.push(...unreachable(
tested,plan),...decidedTooEarly(judged,tested.length,plan));return{rows,geomeans:geomeans2,problems:distinct(problems)}}
function isTested(selected,comparison){return!comparison.exact&&selected.budget.level!=="report"&&isJudged(selected,comparison)}
function isJudged({rule,budget},{base,head}){if(budget.of==="geomean")return true;return head!==null&&(rule.scale==="abs\
olute"||base!==null)}function termsOf({limit,budget},{unit}){const inBase=typeof limit==="number"?limit:toBase(limit,unit);
const minDelta=budget.minDelta===null?0:toBase(budget.minDelta,unit);if(inBase===null||minDelta===null&&budget.metric!==
"*")return null;return{limit:inBase,minDelta:minDelta??0}}function decide(one,context){const{selected,terms,share,plan}=context;
const{rule,budget}=selected;let outcome="unknown";let alpha=null;for(const look of plan.looks){const spent=plan.alphaAt(
look,Math.max(1,share),smallestP(rule,plan));const comparison=look===plan.looks.at(-1)?one.comparison:one.at(look);if(comparison===
null)continue;alpha=comparison.exact?null:spent;outcome=rule.judge(comparison,{...terms,alpha:spent});if(!comparison.exact&&
isTooEarly(selected,{look,outcome,plan}))outcome="unknown";if(outcome!=="unknown")break}return{kind:rule.kind,limit:terms.
limit,level:budget.level,outcome,because:budget.because,alpha}}function isTooEarly({rule},at4){const{look,outcome,plan}=at4;
return fewestRounds(rule,look,plan)<FEWEST_ROUNDS||outcome==="pass"&&look<plan.minRounds}function membershipVerdict({base,
head},policy,plan){if(base!==null&&head!==null)return[];if(head===null&&plan.headBroke||base===null&&plan.baseBroke)return[];
const kind=base===null?"new":"removed";const level=levelOf(policy[kind]);return level===null?[]:[{kind,limit:null,level,
outcome:"fail",because:null,alpha:null}]}function levelOf(membership){return membership==="pass"?null:membership}function stateOf({
comparison,isElsewhere},verdicts,{plan,policy,share}){if(comparison.head===null)return plan.headBroke?"failed":"removed";
const limits=verdicts.filter(({limit})=>limit!==null);if(limits.some(({outcome})=>outcome==="fail"))return"regression";if(comparison.
base===null)return plan.baseBroke?"inconclusive":"new";if(limits.some(({outcome})=>outcome==="unknown"))return"inconclus\
ive";const change=worsening(comparison)??0;const allowance=isElsewhere?policy.baselineTolerance:0;if(allowance===null)return limits.
length>0?"unchanged":"inconclusive";const isCertain=comparison.p===null||comparison.p<=2*policy.alpha/Math.max(1,share);
if(Math.abs(change)<=allowance||!isCertain)return"unchanged";if(change<0)return"improvement";return limits.length>0?"unc\
hanged":"regression"}function nothingToAverage({budget,members}){const metric=members[0].metric;const message=`there is \
no geomean of ${cite(metric)}: every benchmark that it would be over has a value that is not above zero. Budget them one\
 by one.`;return{where:budget.where,message,severity:"warning"}}function misfit({limit,budget,rule},{name,metric,unit}){
const text=typeof limit==="number"?budget.minDelta?.text??"":limit.text;const key=typeof limit==="number"?"min-delta":rule.
kind;return{where:budget.where,message:`${key} ${cite(text)} does not fit ${cite(metric)} of ${cite(name)}, which is in ${cite(
unit)}. Write a limit in that unit, or narrow the budget's metric.`,severity:"error",code:"limit-misfit"}}function unreachable(tested,plan){
return failingRules(tested).flatMap(rule=>{const message=shortfall(rule,tested.length,plan);return message===null?[]:[tooFew(
message)]})}function decidedTooEarly(judged,share,plan){const{decidedAfter}=plan;if(decidedAfter===null)return[];const selectedOf=outcome=>judged.
filter(one=>one.outcome===outcome).map(({selected})=>selected);if(failingRules(selectedOf("fail")).length>0)return[];return failingRules(
selectedOf("unknown")).flatMap(rule=>{const why=tooFewRounds(rule,share,{...plan,maxRounds:decidedAfter});if(why===null)
return[];const remedy="Measuring ended there because everything was decided by other budgets or for fewer machines. Meas\
ure again with the configuration that counts, and with the number of machines as `legs`.";return[tooFew(`${why}. ${remedy}`)]})}
function failingRules(selected){return[...new Set(selected.filter(({budget})=>budget.level==="fail").map(({rule})=>rule))]}
function tooFew(message){return{where:"rounds",message,severity:"error",code:"rounds-too-few"}}function distinct(problems){
const seen=new Map(problems.map(problem=>[`${problem.where}
${problem.message}`,problem]));return[...seen.values()]}var EXACT_UP_TO={untied:50,tied:50};var BENCHSTAT_EXACT={untied:50,tied:25};var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI);var SERIES_UP_TO=2.5;var FRACTION_DEPTH=80;function normalTail(z2){if(z2<0)return 1-
normalTail(-z2);return z2<SERIES_UP_TO?.5-centralHalf(z2):density(z2)*millsRatio(z2)}function normalCdf(z2){return normalTail(
-z2)}function normalQuantile(p){if(p>.5)return-normalQuantile(1-p);if(p<=0)return-Infinity;let z2=firstGuess(p);for(let step=0;step<
2;step++){const miss=(normalTail(z2)-p)/density(z2);z2+=2*miss/(2-miss*z2)}return-z2}function density(z2){return DENSITY_AT_ZERO*
Math.exp(-.5*z2*z2)}function centralHalf(z2){let term=z2;let sum2=z2;for(let odd=3;term>sum2*Number.EPSILON;odd+=2){term*=
z2*z2/odd;sum2+=term}return density(z2)*sum2}function millsRatio(z2){let below=z2;for(let k=FRACTION_DEPTH;k>=1;k--)below=
z2+k/below;return 1/below}function firstGuess(p){const t=Math.sqrt(-2*Math.log(p));const above=2.515517+t*(.802853+t*.010328);
const below=1+t*(1.432788+t*(.189269+t*.001308));return t-above/below}function choose2(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose2(n,k)*2**-n}var FIRST_ENTRIES=2**13;var MOST_ENTRIES=2**20;var exactly=new Int32Array(0);var atMost=new Int32Array(0);var used=0;var NARROW_POOL=33;
var parts=new Map;function waysAtMost({groups,size,bound}){const cut2=middle(groups);const lowGroups=groups.slice(0,cut2);
const highGroups=groups.slice(cut2);const lowSize=sum(lowGroups);const highSize=sum(highGroups);if(lowSize+highSize>NARROW_POOL&&
exactly instanceof Int32Array)widen();makeRoom(entries(lowSize)+entries(highSize));const low=partOf(lowGroups);const high=partOf(
highGroups);let ways=0;for(let inLow=Math.max(0,size-high.size);inLow<=Math.min(size,low.size);inLow++){const inHigh=size-
inLow;const rest=bound-2*inHigh*(low.size-inLow);if(rest>=0)ways+=pairsAtMost({low,inLow,high,inHigh,rest})}return ways}
function middle(groups){const half=sum(groups)/2;let before=0;let cut2=0;while(before+groups[cut2]<=half)before+=groups[cut2++];
const isNearerAfter=before+groups[cut2]-half<half-before;return Math.max(1,isNearerAfter?cut2+1:cut2)}function pairsAtMost({
low,inLow,high,inHigh,rest}){const lowStart=low.offset+low.starts[inLow];const highStart=high.offset+high.starts[inHigh];
const lowLast=2*inLow*(low.size-inLow);const highLast=2*inHigh*(high.size-inHigh);const free=Math.min(lowLast,rest-highLast);
const inLowPart=exactly;const inHighPart=atMost;const last=Math.min(lowLast,rest);let ways=free<0?0:inHighPart[lowStart+
free]*inHighPart[highStart+highLast];for(let u=Math.max(0,free+1);u<=last;u++){ways+=inLowPart[lowStart+u]*inHighPart[highStart+
rest-u]}return ways}function makeRoom(wanted){if(used+wanted<=exactly.length)return;if(used+wanted>MOST_ENTRIES){parts.clear();
used=0}const doubled=Math.min(2*exactly.length,MOST_ENTRIES);const length=Math.max(used+wanted,doubled,FIRST_ENTRIES);if(length===
exactly.length)return;exactly=grown(exactly,length);atMost=grown(atMost,length)}function widen(){exactly=new Float64Array(
0);atMost=new Float64Array(0);parts.clear();used=0}function grown(entries2,length){const copy=entries2 instanceof Int32Array?
new Int32Array(length):new Float64Array(length);copy.set(entries2.subarray(0,used));return copy}function partOf(groups){
const key=String.fromCharCode(...groups);let part=parts.get(key);if(part===void 0){const size=sum(groups);part={size,offset:used,
starts:startsOf(size)};used+=entries(size);count(part,groups);parts.set(key,part)}return part}function entries(size){return(size-
1)*size*(size+1)/3+size+1}var startsBySize=[];function startsOf(size){let starts=startsBySize[size];if(starts===void 0){
starts=new Int32Array(size+2);for(let dealt=0;dealt<=size;dealt++){starts[dealt+1]=starts[dealt]+2*dealt*(size-dealt)+1}
startsBySize[size]=starts}return starts}function count({size,offset,starts},groups){const end=offset+entries(size);exactly.
fill(0,offset,end);exactly[offset]=1;const half=size>>1;let before=0;for(const group2 of groups){addGroup({offset,starts,
group:group2,before,rows:Math.min(before+group2,half)});before+=group2}for(let at4=offset+starts[half+1];at4<end;at4++)exactly[at4]=
exactly[offset+end-1-at4];for(let dealt=0;dealt<=size;dealt++){accumulate(offset+starts[dealt],offset+starts[dealt+1])}}
function accumulate(start,end){const from=exactly;const to=atMost;let total=0;for(let at4=start;at4<end;at4++){total+=from[at4];
to[at4]=total}}function addGroup({offset,starts,group:group2,before,rows}){const dealtOfGroup=Array.from({length:group2+
1},(_,k)=>choose2(group2,k));const ways=exactly;for(let dealt=rows;dealt>=1;dealt--){for(let k=Math.max(1,dealt-before);k<=
Math.min(group2,dealt);k++){const source=dealt-k;const to=offset+starts[dealt]+k*(2*(before-source)+group2-k);const from=offset+
starts[source];const last=2*source*(before-source);const factor=dealtOfGroup[k];for(let u=0;u<=last;u++)ways[to+u]+=factor*
ways[from+u]}}}function sum(sizes){let total=0;for(let index=0;index<sizes.length;index++)total+=sizes[index];return total}var lowerHalves=new Map;function untiedLowerHalf(n,m){if(n>m)return untiedLowerHalf(m,n);const key=`${n},${m}`;let half=lowerHalves.
get(key);if(half===void 0){half=untiedProbabilities(n,m);for(let u=1;u<half.length;u++)half[u]+=half[u-1];lowerHalves.set(
key,half)}return half}function untiedProbabilities(n,m){const last=Math.floor(n*m/2);const rows=Array.from({length:n+1},
()=>new Float64Array(last+1));rows[0][0]=1;for(let large=1;large<=m;large++){for(let small=1;small<=Math.min(n,large);small++){
const row=rows[small];const withoutSmall=rows[small-1];const withoutLarge=small<large?row:withoutSmall;for(let u=Math.min(
last,small*large);u>=0;u--){const shifted=u>=large?small*withoutSmall[u-large]:0;row[u]=(shifted+large*withoutLarge[u])/
(small+large)}}}return rows[n]}function smallerTiedTail({groups,size,doubledU}){const total=groups.reduce((sum2,group2)=>sum2+
group2,0);const pairs=size*(total-size);const followed=doubledU<=pairs?size:total-size;const bound=Math.min(doubledU,2*pairs-
doubledU);const atMost2=waysAtMost({groups,size:followed,bound});const below=waysAtMost({groups,size:followed,bound:bound-
1});const all=choose2(total,followed);return Math.min(atMost2,all-below)/all}function hodgesLehmannIntervals(base,head,confidences){if(![...base,...head].every(value=>value>=0&&value<Infinity))return null;
const ratios=new Float64Array(base.length*head.length);let next=0;for(const b of base)for(const h of head)ratios[next++]=
h===b?1:h/b;ratios.sort();const intervals=confidences.map(confidence=>{const outside=ratiosOutside(base.length,head.length,
confidence);if(outside===0)return{low:0,high:Infinity};return{low:ratios[outside-1],high:ratios[ratios.length-outside]}});
return{ratio:middleRatio(ratios),intervals}}function ratiosOutside(n,m,confidence){const tail=(1-confidence)/2;if(Math.max(
n,m)>EXACT_UP_TO.untied){const deviation=Math.sqrt(n*m*(n+m+1)/12);return Math.max(0,Math.floor(n*m/2+normalQuantile(tail)*
deviation+.5))}const beyond=untiedLowerHalf(n,m).findIndex(probability=>probability>tail);return Math.max(0,beyond)}function middleRatio(ascending){
const half=ascending.length>>1;const upper=ascending[half];const lower=ascending.length%2===1?upper:ascending[half-1];if(lower===
0&&upper===Infinity)return 1;return lower===upper?upper:Math.sqrt(lower)*Math.sqrt(upper)}function wilcoxonRankSum(sampleX,sampleY){if(!sampleX.length||!sampleY.length){throw new Error("Neither sample can be em\
pty")}var pooledSamples=sampleX.map(function(x){return{label:"x",value:x}}).concat(sampleY.map(function(y){return{label:"\
y",value:y}})).sort(function(a,b){return a.value-b.value});for(var rank2=0;rank2<pooledSamples.length;rank2++){pooledSamples[rank2].
rank=rank2}var tiedRanks=[pooledSamples[0].rank];for(var i=1;i<pooledSamples.length;i++){if(pooledSamples[i].value===pooledSamples[i-
1].value){tiedRanks.push(pooledSamples[i].rank);if(i===pooledSamples.length-1){replaceRanksInPlace(pooledSamples,tiedRanks)}}else{
if(tiedRanks.length>1){replaceRanksInPlace(pooledSamples,tiedRanks)}tiedRanks=[pooledSamples[i].rank]}}function replaceRanksInPlace(pooledSamples2,tiedRanks2){
var average=(tiedRanks2[0]+tiedRanks2[tiedRanks2.length-1])/2;for(var i2=0;i2<tiedRanks2.length;i2++){pooledSamples2[tiedRanks2[i2]].
rank=average}}var rankSum=0;for(var i$1=0;i$1<pooledSamples.length;i$1++){var sample=pooledSamples[i$1];if(sample.label===
"x"){rankSum+=sample.rank+1}}return rankSum}var BayesianClassifier=function BayesianClassifier2(){this.totalCount=0;this.data={}};BayesianClassifier.prototype.train=
function train(item,category){if(!this.data[category]){this.data[category]={}}for(var k in item){var v=item[k];if(this.data[category][k]===
void 0){this.data[category][k]={}}if(this.data[category][k][v]===void 0){this.data[category][k][v]=0}this.data[category][k][v]++}
this.totalCount++};BayesianClassifier.prototype.score=function score(item){var odds={};var category;for(var k in item){var v=item[k];
for(category in this.data){if(odds[category]===void 0){odds[category]={}}if(this.data[category][k]){odds[category][k+"_"+
v]=(this.data[category][k][v]||0)/this.totalCount}else{odds[category][k+"_"+v]=0}}}var oddsSums={};for(category in odds){
oddsSums[category]=0;for(var combination in odds[category]){oddsSums[category]+=odds[category][combination]}}return oddsSums};var g=607/128;var LOGSQRT2PI=Math.log(Math.sqrt(2*Math.PI));var SQRT_2PI$1=Math.sqrt(2*Math.PI);function cumulativeDistribution(z2){var sum2=z2;var tmp=z2;for(var i=1;i<30;i++){tmp*=
z2*z2/(2*i+1);sum2+=tmp}return Math.round((.5+sum2/SQRT_2PI$1*Math.exp(-z2*z2/2))*1e4)/1e4}var standardNormalTable=[];for(z=
0;z<=3.09;z+=.01){standardNormalTable.push(cumulativeDistribution(z))}var z;var SQRT_2PI=Math.sqrt(2*Math.PI);var PerceptronModel=function PerceptronModel2(){this.weights=[];this.bias=0};PerceptronModel.prototype.predict=function predict(features){
if(features.length!==this.weights.length){return null}var score2=0;for(var i=0;i<this.weights.length;i++){score2+=this.weights[i]*
features[i]}score2+=this.bias;if(score2>0){return 1}else{return 0}};PerceptronModel.prototype.train=function train2(features,label){
if(label!==0&&label!==1){return null}if(features.length!==this.weights.length){this.weights=features.slice();this.bias=1}
var prediction=this.predict(features);if(typeof prediction==="number"&&prediction!==label){var gradient=label-prediction;
for(var i=0;i<this.weights.length;i++){this.weights[i]+=gradient*features[i]}this.bias+=gradient}return this};function sorted(values){return new Float64Array(values).sort()}function median(values){return medianOfSorted(sorted(values))}
function medianOfSorted(ascending){const half=ascending.length>>1;const upper=ascending[half];if(ascending.length%2===1)
return upper;const lower=ascending[half-1];return lower+.5*(upper-lower)}function mannWhitney(base,head,options={}){const{exactUpTo=EXACT_UP_TO}=options;const n=base.length;const u=wilcoxonRankSum(
[...base],[...head])-n*(n+1)/2;const groups=tieGroups([...base,...head]);const isTied=groups.length<n+head.length;const limit=isTied?
exactUpTo.tied:exactUpTo.untied;const method=Math.max(n,head.length)<=limit?"exact":"normal";const outcome={u,n,m:head.length,
groups};if(groups.length===1)return{u,p:1,method};if(method==="normal")return{u,p:normalP(outcome),method};return{u,p:isTied?
tiedP(outcome):untiedP(outcome),method}}function smallestTwoSidedP(n,m){return Math.min(1,2/choose2(n+m,n))}function untiedP({
u,n,m}){const smaller=Math.min(u,n*m-u);return 2*smaller===n*m?1:Math.min(1,2*untiedLowerHalf(n,m)[smaller])}function tiedP({
u,n,groups}){return Math.min(1,2*smallerTiedTail({groups,size:n,doubledU:2*u}))}function normalP({u,n,m,groups}){const size=n+
m;const ties=groups.reduce((sum2,t)=>sum2+(t**3-t),0);const deviation=Math.sqrt(n*m/12*(size+1-ties/(size*(size-1))));const distance=Math.
max(0,Math.abs(u-n*m/2)-.5);return Math.min(1,2*normalTail(distance/deviation))}function tieGroups(values){const sizes=[];
let previous=Number.NaN;for(const value of sorted(values)){if(value===previous)sizes[sizes.length-1]+=1;else sizes.push(
1);previous=value}return sizes}var EXACT_INTERVAL_UP_TO=30;var RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],
27:[2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianInterval(values,confidence){
const ascending=sorted(values);const{low,high,confidence:covered}=medianPositions(values.length,confidence);return{low:at(
ascending,low),high:at(ascending,high),confidence:covered}}function at(ascending,position){if(position<1)return-Infinity;
return position>ascending.length?Infinity:ascending[position-1]}function medianPositions(n,confidence){if(confidence>=1)
return{low:0,high:n+1,confidence:1};return n<=EXACT_INTERVAL_UP_TO?exactPositions(n,confidence):normalPositions(n,confidence)}
function exactPositions(n,confidence){let low=Math.ceil((n+1)/2)-1;let high=low+1;let covered=coinProbability(n,low);while(covered<
confidence&&(low>0||high<=n)){const left=coinProbability(n,low-1);const right=coinProbability(n,high);const leftFirst=left===
right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered+=leftFirst?left:right;if(leftFirst)low-=1;else high+=1}return{
low,high,confidence:covered}}function normalPositions(n,confidence){const deviation=Math.sqrt(n/4);const cdf=gap=>normalCdf(
(gap-.5-n/2)/deviation);const coverage=(low2,high2)=>cdf(high2)-cdf(low2);const reach=normalQuantile((1+confidence)/2)*deviation;
const low=Math.floor(n/2-reach-.5)+1;const symmetric=Math.ceil(n/2+reach-.5)+1;const high=coverage(low,symmetric-1)>=confidence?
symmetric-1:symmetric;if(low<=0&&high>n)return{low:0,high:n+1,confidence:1};return{low:Math.max(0,low),high:Math.min(n+1,
high),confidence:coverage(low,high)}}var CONFIDENCE=.95;var BOUNDS_CONFIDENCE=.6;var CONSTANT_TIMES_NEEDED=6;function compare({subject,base,head,exact}){const sides2={
base:base&&summarise(base),head:head&&summarise(head)};const samples=[base,head].flatMap(side=>side===null?[]:[side.values]);
const comparison={...subject,...sides2,exact:isExact({unit:subject.unit,samples,exact})};if(base===null||head===null||sides2.
base===null||sides2.head===null){return{...comparison,delta:null,interval:null,bounds:null,p:null}}const delta=ratioMinusOne(
sides2.base.median,sides2.head.median);if(comparison.exact)return{...comparison,delta,interval:null,bounds:null,p:null};
const[interval,bounds]=ratioIntervals(base,head);return{...comparison,delta,interval,bounds,p:mannWhitney(base.values,head.
values).p}}function summarise(sample){const{low,high}=medianInterval(sample.values,CONFIDENCE);return{...sample,n:sample.
values.length,median:median(sample.values),spread:{low,high}}}function isExact({unit,samples,exact}){if(!samples.every(values=>Array.
from(values).every(value=>value===values[0])))return false;if(exact)return true;const needed=describe(unit).timelike?CONSTANT_TIMES_NEEDED:
2;return samples.every(({length})=>length>=needed)}function isMachineBound({subject,exact},comparison){const{kind,rate}=shapeOf(
subject.unit);return!exact&&(kind==="time"||rate||!comparison.exact)}function ratioMinusOne(base,head){if(base===head)return 0;
const ratio=head/base;return Number.isFinite(ratio)?ratio-1:null}function estimate(base,head){const delta=ratioMinusOne(
median(base.values),median(head.values));return{delta,interval:ratioIntervals(base,head)[0]}}function ratioIntervals(base,head){
const sides2=[thinned(base.values),thinned(head.values)];const estimate2=hodgesLehmannIntervals(...sides2,[CONFIDENCE,BOUNDS_CONFIDENCE]);
if(estimate2===null)return[null,null];const[interval,bounds]=estimate2.intervals.map(({low,high})=>({low:low-1,high:high-
1}));return[interval??null,bounds??null]}var MOST_VALUES=1e3;function thinned(values){if(values.length<=MOST_VALUES)return values;
const ascending=values.toSorted((left,right)=>left-right);const step=(values.length-1)/(MOST_VALUES-1);return Array.from(
{length:MOST_VALUES},(_,index)=>ascending[Math.round(index*step)])}function commandNames(commands){return commands.length===1?[null]:commands.map((_,index)=>`command ${index+1}`)}function baselineCommandNames(kept,current){
const names=commandNames(current);const free=new Set(current.keys());const take=index=>free.delete(index)?index:null;const inPlace=kept.
map((text,index)=>text===current[index]?take(index):null);const byText=kept.map((text,index)=>inPlace[index]??take(current.
findIndex((other,at4)=>other===text&&free.has(at4))));return kept.map((_,index)=>{const match=byText[index]??take(index);
return match===null?`command ${index+1} of the baseline`:names[match]})}function seriesByCommand(recording){const names=namesBySide(
recording);return recording.series.flatMap(series=>{const commandOf=(side,invocation)=>names[side][recording.invocations[invocation]?.
command??0]??null;const commands=new Set(SIDES.flatMap(side=>series[side].invocations.map(at4=>commandOf(side,at4))));if(commands.
size<=1)return[...commands].map(command=>({command,series}));return[...commands].map(command=>{const restrict=side=>{const kept=[
...series[side].invocations.keys()].filter(index=>commandOf(side,series[side].invocations[index])===command);return{invocations:kept.
map(index=>series[side].invocations[index]),values:kept.map(index=>series[side].values[index])}};return{command,series:{
...series,base:restrict("base"),head:restrict("head")}}})})}function namesBySide({schedule,baseline}){const own=commandNames(
schedule.commands);return{base:baseline===void 0?own:baselineCommandNames(baseline.commands,schedule.commands),head:own}}function group(recording,grouping){const all=seriesByCommand(recording);const suffix=processorSuffixOf(recording);const nameOf=naming(
all,{renamed:grouping.renamed,suffix});const rows=new Map;const counted4=countedRounds(recording);for(const{command,series}of all){
const{unit,factor}=tidy(series.unit);for(const side of SIDES){const points=pointsOf(recording,series[side],counted4[side]);
if(points.length===0)continue;const name=nameOf({command,series},side);const key=JSON.stringify([command,series.group,name,
series.metric,unit]);const row=rows.get(key)??{command,series,name,unit,base:[],head:[]};rows.set(key,row);row[side].push(
...points.map(point=>({...point,value:point.value*factor})))}}return[...rows.values()].map(row=>pairOf(row,{units:grouping.
units,suffix}))}function seriesOf(recording,{renamed},benchmarks){const all=seriesByCommand(recording);const nameOf=naming(
all,{renamed,suffix:processorSuffixOf(recording)});const wanted=new Set(benchmarks.map(benchmarkKey));const isWanted=(one,side)=>{
const{command,series}=one;if(series[side].values.length===0)return false;return wanted.has(benchmarkKey({command,group:series.
group,name:nameOf(one,side)}))};return all.filter(one=>SIDES.some(side=>isWanted(one,side))).map(({series})=>series)}function pairOf({
command,series,name,unit,base,head},{units,suffix}){const{group:group2,metric,primary,deterministic}=series;const stated=settingFor(
units,metric,unit);const known=describe(unit);const[,shortName]=withAndWithout(name,suffix);return{subject:{command,group:group2,
name,...shortName!==void 0&&{shortName},metric,unit,better:stated.better??series.better??known.better,primary},base:sampleOf(
base),head:sampleOf(head),exact:stated.exact??(deterministic||known.exact)}}function naming(all,{renamed,suffix}){const namesOn=side=>{
const present=all.filter(({series})=>series[side].values.length>0);return new Set(present.map(({command,series:{name}})=>nameKey(
command,name)))};const[onBase,onHead]=[namesOn("base"),namesOn("head")];return({command,series:{name}},side)=>{if(side===
"head")return name;const known=withAndWithout(name,suffix).find(candidate=>Object.hasOwn(renamed,candidate));if(known===
void 0)return name;const wanted=known===name?renamed[known]:`${renamed[known]}${suffix}`;const key=nameKey(command,wanted);
return onHead.has(key)&&!onBase.has(key)?wanted:name}}function nameKey(command,name){return JSON.stringify([command,name])}
function idleRenames(recording,{renamed}){const suffix=processorSuffixOf(recording);const onBase=recording.series.filter(
({base})=>base.values.length>0);const known=new Set(onBase.flatMap(({name})=>withAndWithout(name,suffix)));return Object.
keys(renamed).filter(name=>!known.has(name))}function pointsOf({schedule,invocations},own,counted4){return own.invocations.
flatMap((invocation,index)=>{const raw=own.values[index]??[];const round=invocations[invocation]?.round;if(round===void 0||
!counted4.has(round)||raw.length===0)return[];const values=schedule.unit==="sample"?raw:[median(raw)];return values.map(
value=>({round,invocation,value}))})}function sampleOf(points){if(points.length===0)return null;const ordered=points.toSorted(
(left,right)=>left.invocation-right.invocation);return{values:ordered.map(({value})=>value),rounds:ordered.map(({round})=>round)}}
function upToRound(sample,round){if(sample===null)return null;const isKept=(_,index)=>sample.rounds[index]<=round;const values=sample.
values.filter(isKept);return values.length===0?null:{values,rounds:sample.rounds.filter(isKept)}}function settingFor(units,metric,unit){
if(Object.hasOwn(units,metric))return units[metric]??{};if(Object.hasOwn(units,unit))return units[unit]??{};return{}}var MOST_POINTS=12;var PAIRS_IN_ALL=2e7;var PAIRS_AT_LEAST=4*30*30;function coursesOf(comparisons){const pairs=Math.max(
PAIRS_AT_LEAST,PAIRS_IN_ALL/comparisons.length);return comparisons.map(comparison=>courseOf(comparison,pairs))}function courseOf(comparison,mostPairs=PAIRS_IN_ALL){
const{base,head,exact,delta,interval}=comparison;if(base===null||head===null||exact)return[];const first=Math.max(base.rounds[0]??
1,head.rounds[0]??1);const rounds=[...new Set([...base.rounds,...head.rounds])].filter(round=>round>=first).toSorted((left,right)=>left-
right);const chosen=spaced(rounds,pointsFor(base,head,mostPairs));const last=chosen.at(-1);return chosen.map(round=>({round,
...round===last?{delta,interval}:at2(round,base,head)}))}function pointsFor(base,head,mostPairs){const affordable=Math.floor(
mostPairs/(base.n*head.n));return Math.min(MOST_POINTS,Math.max(2,affordable))}function at2(round,base,head){const[until2,
of]=[upToRound(base,round),upToRound(head,round)];return until2===null||of===null?{delta:null,interval:null}:estimate(until2,
of)}function spaced(rounds,count2){if(rounds.length<=count2)return[...rounds];const step=(rounds.length-1)/(count2-1);return Array.
from({length:count2},(_,index)=>rounds[Math.round(index*step)])}function contraryDirections({series},{units}){const contrary=series.filter(({metric,unit,better})=>{const base=tidy(unit).
unit;const known=describe(base);const isStated=settingFor(units,metric,base).better!==void 0;return better!==null&&better!==
known.better&&!known.guessed&&!isStated});const[first]=contrary;if(first===void 0)return[];const more=contrary.length===
1?"":` and ${contrary.length-1} more`;const message=`the results say of ${cite(first.metric)} of ${cite(first.name)}${more}\
 that ${first.better} is better, which is unusual for the unit ${cite(first.unit)}. If that is right, confirm it in the \
configuration under \`units\`; if not, correct what the benchmark writes.`;return[{where:"units",message,severity:"warni\
ng"}]}function geomean(values){if(values.length===0||!values.every(value=>value>0&&value<Infinity))return null;let meanLog=0;for(const[
index,value]of values.entries()){meanLog+=(Math.log(value)-meanLog)/(index+1)}return Math.exp(meanLog)}function geomeans(comparisons){const units=[...new Set(comparisons.map(({unit})=>unit))];return units.flatMap(unit=>{const own=comparisons.
filter(comparison=>comparison.unit===unit);if(own.some(({metric})=>metric!==own[0]?.metric))return[];const pairs=own.flatMap(
({base:base2,head:head2})=>base2&&head2&&base2.median>0&&head2.median>0?[[base2.median,head2.median]]:[]);const base=geomean(
pairs.map(([value])=>value));const head=geomean(pairs.map(([,value])=>value));const ratio=geomean(pairs.map(([from,to])=>to/
from));if(pairs.length<2||base===null||head===null||ratio===null)return[];return[{unit,base,head,delta:ratio-1,n:pairs.length}]})}
function compareGeomean(pairs){const members=pairs.flatMap(({subject,base,head,exact})=>base!==null&&head!==null&&isPositive(
base)&&isPositive(head)?[{subject,base,head,exact}]:[]);const[first]=members;if(first===void 0)return null;const rounds=compare(
{subject:{...first.subject,command:null,group:null,name:`geomean of ${members.length}`},base:geomeanOfRounds(members.map(
({base})=>base)),head:geomeanOfRounds(members.map(({head})=>head)),exact:members.every(({exact})=>exact)});const medians={
base:members.map(({base})=>median(base.values)),head:members.map(({head})=>median(head.values))};const ratio=geomean(medians.
head.map((head,index)=>head/medians.base[index]));return{...rounds,base:rounds.base&&centred(rounds.base,medians.base),head:rounds.
head&&centred(rounds.head,medians.head),delta:rounds.delta===null||ratio===null?null:ratio-1,members:members.map(({subject:{
command,group:group2,name}})=>({command,group:group2,name})),leftOut:pairs.length-members.length}}function centred(rounds,medians){
return{...rounds,median:geomean(medians)??rounds.median}}function isPositive({values}){return values.every(value=>value>
0&&value<Infinity)}function geomeanOfRounds(samples){const moments=samples.map(byMoment);const shared=[...moments[0]?.entries()??
[]].flatMap(([moment,{round}])=>{const values=moments.flatMap(own=>own.get(moment)?.value??[]);const mean=values.length===
samples.length?geomean(values):null;return mean===null?[]:[{round,value:Number(mean.toPrecision(EQUAL_DIGITS))}]});if(shared.
length===0)return null;return{values:shared.map(({value})=>value),rounds:shared.map(({round})=>round)}}var EQUAL_DIGITS=12;
var MOST_IN_A_ROUND=2**24;function byMoment({values,rounds}){const moments=new Map;let[current,place]=[0,0];for(const[index,
value]of values.entries()){const round=rounds[index];place=round===current?place+1:0;current=round;moments.set(round*MOST_IN_A_ROUND+
place,{round,value})}return moments}function shortest(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":"+Inf";if(value===
0)return Object.is(value,-0)?"-0":"0";const magnitude=Math.abs(value);if(magnitude>=1e-4&&magnitude<1e6)return String(value);
const[digits,exponent=""]=value.toExponential().split("e");return`${digits}e${exponent[0]}${exponent.slice(1).padStart(2,
"0")}`}var LN2_HIGH=.6931471803691238;var LN2_LOW=19082149292705877e-26;var L1=.6666666666666735;var L2=.3999999999940942;var L3=.2857142874366239;
var L4=.22222198432149784;var L5=.1818357216161805;var L6=.15313837699209373;var L7=.14798198605116586;var double=new DataView(
new ArrayBuffer(8));var FIELD_OF_HALF=1022;function goLog(x){if(Number.isNaN(x)||x===Infinity)return x;if(x<=0)return x===
0?-Infinity:Number.NaN;double.setFloat64(0,x);const upper=double.getUint32(0);let power=(upper>>>20)-FIELD_OF_HALF;double.
setUint32(0,upper&1048575|FIELD_OF_HALF<<20);let part=double.getFloat64(0);if(part<=Math.SQRT1_2){part*=2;power-=1}const f=part-
1;const s=f/(2+f);const s2=s*s;const s4=s2*s2;const odd=s2*(L1+s4*(L3+s4*(L5+s4*L7)));const even=s4*(L2+s4*(L4+s4*L6));const half=.5*
f*f;return power*LN2_HIGH-(half-(s*(half+(odd+even))+power*LN2_LOW)-f)}var LN2_UPPER=.693147180559663;var LN2_LOWER=28235290563031577e-29;
var EXP_SERIES=[40320,5040,720,120,24,6,2,1].map(factorial=>1/factorial);var OVERFLOW=709.782712893384;function goExp(x){
if(Number.isNaN(x))return x;if(x>OVERFLOW)return Infinity;if(x===-Infinity)return 0;const power=roundToEven(Math.LOG2E*x);
const r=fma(-power,LN2_LOWER,fma(-power,LN2_UPPER,x))*.0625;let sum2=EXP_SERIES[0];for(const factor of EXP_SERIES.slice(
1))sum2=fma(sum2,r,factor);let d=sum2*r;for(let squared=0;squared<3;squared++)d*=d+2;return timesPowerOfTwo(fma(d+2,d,1),
power)}function timesPowerOfTwo(value,power){if(power>=1024)return Infinity;if(power>-1023)return value*2**power;return power<
-1075?0:value*2**(power+1022)*2**-1022}function roundToEven(value){const floor=Math.floor(value);const rest=value-floor;
return rest>.5||rest===.5&&floor%2!==0?floor+1:floor}function fma(a,b,c){const product=a*b;const[sum2,rest]=exactSum(c,productError(
a,b,product));const[high,low]=exactSum(product,sum2);return high+sumToOdd(low,rest)}function exactSum(a,b){const sum2=a+
b;const bPart=sum2-a;return[sum2,a-(sum2-bPart)+(b-bPart)]}function productError(a,b,product){const[aHigh,aLow]=halves(a);
const[bHigh,bLow]=halves(b);return aLow*bLow-(product-aHigh*bHigh-aLow*bHigh-aHigh*bLow)}function halves(value){const shifted=(2**
27+1)*value;const high=shifted-(shifted-value);return[high,value-high]}function sumToOdd(a,b){const[sum2,lost]=exactSum(
a,b);double.setFloat64(0,sum2);const bits=double.getBigInt64(0);if(lost===0||(bits&1n)===1n)return sum2;double.setBigInt64(
0,bits+(lost>0===sum2>0?1n:-1n));return double.getFloat64(0)}var EXACT_UP_TO2=20;function goChoose(n,k){if(k<=0||k>=n||n<=
EXACT_UP_TO2)return choose2(n,k);return goExp(logFactorial(n)-logFactorial(k)-logFactorial(n-k))}var STIRLING=[.4189385332046727,
.08333333333333297,-.0027777777772877554,.0007936505586430196,-.00059518755745034,.0008363399189962821,-.0016309293409657527];
function logFactorial(n){const x=n+1;if(x<8)return goLog([1,1,2,6,24,120,720][n]);const z2=1/x;const y=z2*z2;const[c0,c1,
c2,c3,c4,c5,c6]=STIRLING;const series=c0+z2*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(x)-1)+series}function waysOfTwoGroups(groups,size,doubledU){const[low,high]=groups;const last=Math.trunc((doubledU-size*(low-size))/(low+
high));let ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++){ways+=goChoose(low,size-inHigh)*goChoose(high,
inHigh)}return ways}function tiedWays(groups,size,doubledU){const below=[0];for(const group2 of groups)below.push(below.
at(-1)+group2);const rises=[0,groups[0]];for(let k=2;k<=groups.length;k++)rises.push(below[k-1]+below[k]);const known=new Map;
const count2=(k,dealt,bound)=>{if(k===2)return waysOfTwoGroups(groups,dealt,bound);const key=`${k},${dealt},${bound}`;let ways=known.
get(key);if(ways===void 0){ways=0;const group2=groups[k-1];for(let here=Math.max(0,dealt-below[k-1]);here<=Math.min(dealt,
group2);here++){const rest=bound-here*(rises[k]-2*dealt+here);ways+=countWithin(k-1,dealt-here,rest)*goChoose(group2,here)}
known.set(key,ways)}return ways};const countWithin=(k,dealt,bound)=>{if(bound<extreme(groups.slice(0,k),dealt,"least"))return 0;
if(bound>extreme(groups.slice(0,k),dealt,"most"))return goChoose(below[k],dealt);return count2(k,dealt,bound)};return count2(
groups.length,size,doubledU)}function extreme(groups,dealt,which){const total=groups.reduce((sum2,group2)=>sum2+group2,0);
const order=which==="least"?groups:groups.toReversed();let left=dealt;let ties=0;for(const group2 of order){const taken=Math.
min(left,group2);ties+=taken*(group2-taken);left-=taken}return which==="least"?ties:2*dealt*(total-dealt)-ties}function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.NaN;const value=base[0];if(value===
head[0]&&value===base.at(-1)&&value===head.at(-1))return null;const ranking=rank(base,head);const{groups,doubledU,n,m}=ranking;
const isTied=groups.length<n+m;const limit=isTied?BENCHSTAT_EXACT.tied:BENCHSTAT_EXACT.untied;if(Math.max(n,m)>limit)return normalP2(
ranking);if(doubledU===n*m)return 1;const smaller=Math.min(doubledU,2*n*m-doubledU);return 2*(isTied?tiedTail(ranking,smaller):
untiedLowerHalf(n,m)[smaller/2])}function rank(base,head){const n=base.length;const m=head.length;const groups=[];let doubledRanks=0;
let i=0;let j=0;while(i<n||j<m){const before=i+j;const beforeInBase=i;const value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];
while(base[i]===value)i+=1;while(head[j]===value)j+=1;groups.push(i+j-before);doubledRanks+=(i-beforeInBase)*(before+1+i+
j)}return{groups,doubledU:doubledRanks-n*(n+1),n,m}}function tiedTail({groups,n,m},doubledU){if(groups.length===2)return waysOfTwoGroups(
groups,n,doubledU)/goChoose(n+m,n);const tail=waysAtMost({groups,size:n,bound:doubledU})/choose2(n+m,n);if(n+m<=WHOLE_UP_TO||
!isShortDecimal(2*tail))return tail;return tiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;function isShortDecimal(p){
const scaled3=p*1e5;return Math.abs(scaled3-Math.round(scaled3))<1e-6}function normalP2({groups,doubledU,n,m}){const size=n+
m;const ties=groups.reduce((sum2,t)=>sum2+(t**3-t),0);const deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12);const distance=(doubledU-
n*m)/2;const below=normalCdf((distance-.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}var EXACT={spread:exactSpread,difference:()=>({p:0,alpha:0,warnings:[]})};var ofLevels=new Map;function assumeNothing(levels){
const key=`${levels.alpha},${levels.confidence}`;const assumption=ofLevels.get(key)??nothing2(levels);ofLevels.set(key,assumption);
return assumption}function nothing2({alpha,confidence}){const positions=remember(n=>medianPositions(n,confidence));const tooFewForInterval=[
needForInterval(confidence)];const tests={alpha,...needForDifference(alpha)};return{spread:sample=>{const ends=positions(
sample.length);const low=at3(sample,ends.low);const high=at3(sample,ends.high);const isInfinite=!isBounded(low)||!isBounded(
high);return{centre:median2(sample),low,high,warnings:isInfinite?tooFewForInterval:NONE}},difference:(base,head)=>difference(
base,head,tests)}}var NONE=[];var ALL_EQUAL=["all samples are equal"];function remember(work){const known=new Map;return n=>{
const value=known.get(n)??work(n);known.set(n,value);return value}}function isBounded(value){return Math.abs(value)!==Infinity}
function at3(sample,position){if(position<1)return-Infinity;return position>sample.length?Infinity:sample[position-1]}function median2(sample){
const n=sample.length;const position=1/3+.5*(n+1/3);const below=Math.floor(position);if(below<=0)return sample[0];if(below>=
n)return sample[n-1];return sample[below-1]+(position-below)*(sample[below]-sample[below-1])}var INTERVAL_SIZES={first:2,
last:50};function needForInterval(confidence){const level=`samples for confidence interval at level ${shortest(confidence)}`;
for(let n=INTERVAL_SIZES.first;n<=INTERVAL_SIZES.last;n++){const{low,high}=medianPositions(n,confidence);if(low>0&&high<=
n)return`need >= ${n} ${level}`}return`need > ${INTERVAL_SIZES.last} ${level}`}var SMALLEST_P=[1,.3333333333333333,.1,.02857142857142857,
.007936507936507936,.0021645021645021645,.0005827505827505828,.0001554001554001554,4113533525298231e-20];function needForDifference(alpha){
const found=SMALLEST_P.findIndex(p=>p<=alpha);const needed=(found<0?SMALLEST_P.length:found)+1;const sign=found<0?">":">\
=";const text=`need ${sign} ${needed} samples to detect a difference at alpha level ${shortest(alpha)}`;return{needed,tooFew:[
text]}}function difference(base,head,{alpha,needed,tooFew:tooFew2}){const p=benchstatP(base,head);if(p===null)return{p:1,
alpha,warnings:ALL_EQUAL};const isSmall=p>alpha&&base.length<needed&&head.length<needed;return{p,alpha,warnings:isSmall?
tooFew2:NONE}}function exactSpread(sample){const low=sample[0];const high=sample.at(-1);const{value,count:count2}=mode(sample);
const warnings=count2===sample.length?NONE:[`exact distribution expected, but values range from ${shortest(low)} to ${shortest(
high)}`];return{centre:value,low,high,warnings}}function mode(sample){let most={value:sample[0],count:1};let start=0;for(let index=1;index<
sample.length;index++){if(sample[index]!==sample[start])start=index;const count2=index-start+1;if(count2>most.count)most=
{value:sample[start],count:count2}}return most}function geomean2(values){if(values.length===0)return null;let meanLog=0;for(let index=0;index<values.length;index+=1){const value=values[index];
if(value<=0)return null;meanLog+=(goLog(value)-meanLog)/(index+1)}const mean=goExp(meanLog);return Number.isNaN(mean)?null:
mean}var INSERTED_UP_TO=12;function sampleSorter(valueCount2){const buffer=new Float64Array(valueCount2);let used2=0;return values=>{
const sample=buffer.subarray(used2,used2+values.length);used2+=values.length;sample.set(values);sample.sort();if(sample[0]>
0&&!Number.isNaN(sample.at(-1)))return sample;if(sample.length>INSERTED_UP_TO)putNaNFirst(sample);else sortFew(sample,values);
return sample}}function sortFew(sample,values){sample.set(values);for(let end=1;end<sample.length;end++){const value=sample[end];
let at4=end;for(;at4>0&&isBefore(value,sample[at4-1]);at4--)sample[at4]=sample[at4-1];sample[at4]=value}}function isBefore(a,b){
return a<b||Number.isNaN(a)&&!Number.isNaN(b)}function putNaNFirst(sample){let numbers=sample.length;while(numbers>0&&Number.
isNaN(sample[numbers-1]))numbers-=1;if(numbers===sample.length)return;sample.copyWithin(sample.length-numbers,0,numbers);
sample.fill(Number.NaN,0,sample.length-numbers)}function summarise2(grid,levels){const assumption=grid.assumes==="exact"?EXACT:assumeNothing(levels);const{fields,unit,assumes,
columns}=grid;const means={assumption,ascending:sampleSorter(valueCount(grid))};const rows=grid.rows.map((label,row)=>({
label,cells:summariseRow(grid.cells[row],means)}));const baseRows=rows.filter(({cells})=>cells[0]!==null).length;const geomeans2=columns.
map((_,column)=>columnGeomean({rows,column,baseRows}));return{fields,unit,assumes,columns,rows,geomeans:geomeans2}}function valueCount({
cells}){const countIn=(count2,cell)=>count2+(cell?.values.length??0);return cells.reduce((count2,row)=>row.reduce(countIn,
count2),0)}function summariseRow(cells,means){const first=cells[0]??null;const base=first&&summariseCell(first,null,means);
return cells.map((cell,column)=>column===0?base:cell&&summariseCell(cell,base,means))}function summariseCell(cell,base,{
assumption,ascending}){const sample=ascending(cell.values);const{centre,low,high,warnings}=assumption.spread(sample);return{
centre,low,high,warnings:cell.varying.length===0?warnings:[vary(cell.varying),...warnings],sample,comparison:base&&compare2(
base,sample,assumption)}}function vary(fields){return`benchmarks vary in ${fields.join(", ")}`}function compare2(base,sample,assumption){
const{p,alpha,warnings}=assumption.difference(base.sample,sample);return{p,alpha,warnings,base}}function columnGeomean({
rows,column,baseRows}){const centres=[];const ratios=[];let hasZeroBase=false;for(let row=0;row<rows.length;row+=1){const cell=rows[row].
cells[column];if(!cell)continue;centres.push(cell.centre);if(cell.comparison===null)continue;const base=cell.comparison.
base.centre;if(cell.centre!==base&&base===0)hasZeroBase=true;ratios.push(cell.centre===base?1:cell.centre/base)}const value=geomean2(
centres);const ratio=column===0||hasZeroBase?null:geomean2(ratios);const warnings=[];if(column>0&&ratios.length!==baseRows)
warnings.push(SET_DIFFERS);if(value===null)warnings.push("summaries must be >0 to compute geomean");if(column>0&&!hasZeroBase&&
ratio===null)warnings.push("ratios must be >0 to compute geomean");return{value,ratio,warnings}}var SET_DIFFERS="benchma\
rk set differs from baseline; geomeans may not be comparable";function arrange(cells,arrangement){const{axes}=arrangement;const places=axes.table.places();const tables=[];for(const[tuple,
place]of places.entries())tables[place]={tuple,cells:[]};for(const cell of cells)tables[places[cell.table]].cells.push(cell);
const rowPlaces=axes.row.places();const columnPlaces=axes.column.places();const labels=Array.from(rowPlaces,(_,tuple)=>labelOf(
axes.row.values(tuple)));return tables.map(table=>{const rows=axisOf(table.cells,({row})=>row,rowPlaces);const columns=axisOf(
table.cells,({column})=>column,columnPlaces);const matrix=rows.tuples.map(()=>columns.tuples.map(()=>null));for(const cell of table.
cells){const{values,residues}=cell;const varying=varyingFields(arrangement.residue,residues);matrix[rows.indexes.get(cell.
row)][columns.indexes.get(cell.column)]={values,varying}}return{...headOf(arrangement,table.tuple),rows:rows.tuples.map(
tuple=>labels[tuple]),columns:columns.tuples.map(tuple=>axes.column.values(tuple)),cells:matrix}})}function headOf({axes,
units},tuple){const values=axes.table.values(tuple);const unit=values.pop();const names=axes.table.fields();return{fields:values.
map((value,index)=>({name:names[index],value})),unit,assumes:units.isExact(unit)?"exact":"nothing",better:units.better(unit)}}
function axisOf(cells,tupleOf,places){const tuples=[...new Set(cells.map(tupleOf))].sort((one,other)=>places[one]-places[other]);
return{tuples,indexes:new Map(tuples.map((tuple,index)=>[tuple,index]))}}function labelOf(values){return values.filter(value=>value!==
"").join(" ")}var NONE2=[];function varyingFields(residue,tuples){if(tuples.length<2)return NONE2;const[first=[],...others]=tuples.
map(tuple=>residue.values(tuple));return residue.fields().filter((_,field)=>others.some(values=>values[field]!==first[field]))}var FIRST_CAPACITY=4096;function makeNumbers(){let numbers=new Int32Array(FIRST_CAPACITY);let size=0;return{push(value){
if(size===numbers.length){const larger=new Int32Array(2*size);larger.set(numbers);numbers=larger}numbers[size]=value;size+=
1},all:()=>numbers.subarray(0,size)}}var LEFT_OUT=-1;var CHUNK=65536;function makeCellStore(){const cells=[];const known=[];const layouts=[];const runLayouts=makeNumbers();
const runLengths=makeNumbers();const chunks=[];let chunk=new Float64Array(0);let used2=0;return{cellAt(place,residue){known[place.
table]??=[];known[place.table][place.column]??=[];const rows=known[place.table][place.column];const found=rows[place.row];
if(found===void 0){rows[place.row]=cells.length;const{table,row,column}=place;return cells.push({table,row,column,residues:residue})-
1}noteResidue(cells[found],residue);return found},layoutOf:cells2=>layouts.push(cells2)-1,addLines(layout,lines,values){
const length=lines*layouts[layout].length;if(used2+length>chunk.length){chunk=new Float64Array(CHUNK);chunks.push(chunk);
used2=0}chunk.set(values.subarray(0,length),used2);used2+=length;runLayouts.push(layout);runLengths.push(lines)},finish:()=>sortIntoCells(
cells,{chunks,layouts,runLayouts:runLayouts.all(),runLengths:runLengths.all()})}}function noteResidue(cell,residue){if(typeof cell.
residues!=="number")cell.residues.add(residue);else if(cell.residues!==residue)cell.residues=new Set([cell.residues,residue])}
function sortIntoCells(cells,log){const counts=countsOf(cells.length,log);const nexts=new Int32Array(cells.length);let total=0;
for(let cell=0;cell<cells.length;cell+=1){nexts[cell]=total;total+=counts[cell]}const sorted2=new Float64Array(total);distribute(
log,sorted2,nexts);return cells.map(({table,row,column,residues},number)=>({table,row,column,residues:typeof residues===
"number"?[residues]:[...residues],values:sorted2.subarray(nexts[number]-counts[number],nexts[number])}))}function countsOf(size,{
layouts,runLayouts,runLengths}){const counts=new Int32Array(size);for(let run=0;run<runLayouts.length;run+=1){const cells=layouts[runLayouts[run]];
for(let index=0;index<cells.length;index+=1)if(cells[index]!==LEFT_OUT)counts[cells[index]]+=runLengths[run]}return counts}
function distribute({chunks,layouts,runLayouts,runLengths},sorted2,nexts){let chunk=0;let at4=0;for(let run=0;run<runLayouts.
length;run+=1){const cells=layouts[runLayouts[run]];const width=cells.length;const length=width*runLengths[run];if(at4+length>
CHUNK){chunk+=1;at4=0}const values=chunks[chunk];for(let index=0;index<width;index+=1){const cell=cells[index];if(cell===
LEFT_OUT)continue;let next=nexts[cell];for(let from=at4+index;from<at4+length;from+=width)sorted2[next++]=values[from];nexts[cell]=
next}at4+=length}}function makeConfiguration(){const keys=[];const values=new Map;function remove(key){if(!values.delete(key))return;const last=keys.
pop();if(last!==key)keys[keys.indexOf(key)]=last}return{keys,values,set(key,value){if(value==="")remove(key);else{if(!values.
has(key))keys.push(key);values.set(key,value)}},identity:()=>keys.map(key=>`${key}:${values.get(key)}`).join("\n")}}function makeWords(){const numbers=new Map;const words=[];return{numberOf(word){const known=numbers.get(word);if(known!==
void 0)return known;numbers.set(word,words.length);return words.push(word)-1},text:number=>words[number]}}function makeUnitBook(){const words=makeWords();const factors=[];const bases=[];const settings=new Map;return{numberOf(unit){
const number=words.numberOf(unit);if(number===factors.length){const tidied=tidyBytes(unit);factors.push(tidied.factor);bases.
push(tidied.unit)}return number},factor:number=>factors[number],written:number=>words.text(number),base:number=>bases[number],
describe(unit,key,value){const base=tidyBytes(unit).unit;const known=settings.get(base)??new Map;settings.set(base,known);
const present=known.get(key)??value;known.set(key,present);return present===value?null:`metadata ${key} of unit ${unit} \
already set to ${present}`},isExact:unit=>settings.get(tidyBytes(unit).unit)?.get("assume")==="exact",better(unit){const stated=settings.
get(tidyBytes(unit).unit)?.get("better");return stated==="lower"||stated==="higher"?stated:null}}}function kindOf(unit,converted){
return 2*unit+Number(converted)}function unitOf(kind){return kind>>1}function isConverted(kind){return kind%2===1}var FOREIGN=57344;
function tidyBytes(unit){if(!unit.includes("ns")&&!unit.includes("MB"))return{unit,factor:1};const shielded=unit.replaceAll(
/[\x80-\xff]/g,byte=>shift(byte,FOREIGN));const tidied=tidyGo(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,
byte=>shift(byte,-FOREIGN))}}function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}var MOST_SHAPES=16;var MOST_UNITS=32;var LONGEST_UNITS=1e3;var MOST_LINES=64;function makeShapes(){const known=new Map;return{
last:null,remember(units){const key=units.map(({text})=>text).join("	");let shape2=known.get(key)??null;const isPlain=units.
length<=MOST_UNITS&&key.length<=LONGEST_UNITS;if(shape2===null&&isPlain&&known.size<MOST_SHAPES){shape2=shapeOf2(units);
known.set(key,shape2)}this.last=shape2}}}var NAME="[!#-[\\]-~]*";var NUMBER="(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?";var GAP="\
[ \\t]+";var ITERATIONS="\\d{1,18}";function shapeOf2(units){const measures=units.map(({text})=>`${GAP}(${NUMBER})${GAP}${literal(
text)}`);const line=`Benchmark(${NAME})${GAP}${ITERATIONS}${measures.join("")}\\n`;const plain=line.replaceAll(/\((?!\?)/g,
"(?:");return{units,block:new RegExp(`(?:${plain}){1,${MOST_LINES}}`,"y"),line:new RegExp(line,"g"),json:`"$1",${units.map(
(_,index)=>`$${index+2},`).join("")}`}}function literal(text){return text.replaceAll(/\W/g,byte=>`\\x${byte.charCodeAt(0).
toString(16).padStart(2,"0")}`)}function readSameShape(reading,longest){const{text,shapes,start}=reading;const shape2=shapes.
last;if(shape2===null)return false;const{block,line,json}=shape2;block.lastIndex=start;if(!block.test(text)||block.lastIndex-
start>=longest)return false;reading.start=block.lastIndex;const lines=text.slice(start,reading.start).replace(line,json);
const told=JSON.parse(`[${lines}0]`);reading.number+=(told.length-1)/(shape2.units.length+1);tell(reading,shape2,told);return true}
function tell({run,sink},{units},told){const{values,kinds}=run;const width=units.length;const own=new Int32Array(width);
let name;let lines=0;const tellRun=()=>{if(lines===0)return;run.lines=lines;run.width=width;sink.results(sink.names.numberOf(
name),run)};for(let at4=0;at4<told.length-1;at4+=width+1){const used2=lines*width;let isSame=told[at4]===name;for(let index=0;index<
width;index+=1){const{number,factor}=units[index];const value=told[at4+1+index];const based=value*factor;values[used2+index]=
based;own[index]=kindOf(number,based!==value);if(own[index]!==kinds[index])isSame=false}if(!isSame){tellRun();values.copyWithin(
0,used2,used2+width);kinds.set(own);name=told[at4];lines=0}lines+=1}tellRun()}function wordEnd(bytes,start,end){let at4=start;while(at4<end){const byte=bytes[at4];if(byte<=32?isAsciiSpace(byte):byte>=
194&&wideSpaceSize(bytes,at4,end)>0)break;at4+=1}return at4}function skipSpace(bytes,start,end){let at4=start;while(at4<
end){const byte=bytes[at4];const size=byte<=32?Number(isAsciiSpace(byte)):byte>=194?wideSpaceSize(bytes,at4,end):0;if(size===
0)break;at4+=size}return at4}function isAsciiSpace(byte){return byte===32||byte>=9&&byte<=13}function wideSpaceSize(bytes,at4,end){
const first=bytes[at4];if(first===194){const second=at4+1<end?bytes[at4+1]:0;return second===133||second===160?2:0}if(first<
225||first>227||at4+2>=end)return 0;const rest=bytes[at4+1]<<8|bytes[at4+2];return isWideSpace(first,rest)?3:0}function isWideSpace(first,rest){
if(first===225)return rest===39552;if(first===227)return rest===32896;return rest>=32896&&rest<=32906||rest===32936||rest===
32937||rest===32943||rest===33183}var POWERS=Float64Array.from({length:16},(_,exponent)=>10**exponent);var MOST_DIGITS=15;
function plainNumber(bytes,start,end){if(end-start>MOST_DIGITS+1)return-1;let whole=0;let point=-1;for(let at4=start;at4<
end;at4+=1){const digit=bytes[at4]-48;if(digit>=0&&digit<=9)whole=whole*10+digit;else if(digit===46-48&&point<0)point=at4;else
return-1}const digits=end-start-(point<0?0:1);if(digits===0||digits>MOST_DIGITS)return-1;return point<0?whole:whole/POWERS[end-
point-1]}function isShortCount(bytes,start,end){if(end-start>18)return false;for(let at4=start;at4<end;at4+=1)if(bytes[at4]<
48||bytes[at4]>57)return false;return end>start}var LINE_FEED=10;var CARRIAGE_RETURN=13;var COLON=58;var SPACE=32;var TAB=9;var TOO_LONG=65536;var MOST_VALUES2=TOO_LONG/
4;function readLines(file,sink){const{buffer,byteOffset,byteLength}=file.bytes;const bytes=Buffer.from(buffer,byteOffset,
byteLength);const values=new Float64Array(MOST_VALUES2);const kinds=new Int32Array(MOST_VALUES2);const reading={bytes,text:bytes.
toString("latin1"),sink,run:{lines:0,width:0,values,kinds},shapes:makeShapes(),start:0,end:0,number:0};while(reading.start<
bytes.length){if(readSameShape(reading,TOO_LONG))continue;const{start}=reading;const found=bytes.indexOf(LINE_FEED,start);
const end=found<0?bytes.length:found;if(end-start>=TOO_LONG)refuse(`${file.path}:${reading.number}: bufio.Scanner: token\
 too long`);reading.number+=1;reading.end=end>start&&bytes[end-1]===CARRIAGE_RETURN?end-1:end;readLine(reading);reading.
start=end+1}}function readLine(reading){const{bytes,start,end,sink}=reading;if(startsWith(bytes,start,BENCHMARK)){const message=readResult(
reading);if(message!==null)sink.problem(reading.number,message)}else if(startsWith(bytes,start,UNIT)&&wordEnd(bytes,start,
end)===start+UNIT.length){readUnit(reading)}else readConfiguration(reading)}var BENCHMARK=Buffer.from("Benchmark");var UNIT=Buffer.
from("Unit");function startsWith(bytes,start,prefix){for(let index=0;index<prefix.length;index+=1)if(bytes[start+index]!==
prefix[index])return false;return true}function readResult({bytes,text,start,end,sink,run,shapes}){const nameStart=start+
BENCHMARK.length;const nameEnd=wordEnd(bytes,nameStart,end);if(nameEnd===end)return null;let at4=skipSpace(bytes,nameEnd,
end);if(at4===end)return"missing iteration count";let stop=wordEnd(bytes,at4,end);if(!isShortCount(bytes,at4,stop)){const iterations=parseIterations(
text.slice(at4,stop));if(typeof iterations==="string")return`parsing iteration count: ${iterations}`}const units=[];let count2=0;
for(at4=skipSpace(bytes,stop,end);at4<end;at4=skipSpace(bytes,stop,end)){stop=wordEnd(bytes,at4,end);let value=plainNumber(
bytes,at4,stop);if(value<0){const number2=parseGoFloat(text.slice(at4,stop));if(typeof number2==="string")return`parsing\
 measurement: ${number2}`;value=number2}at4=skipSpace(bytes,stop,end);if(at4===end)return"missing units";stop=wordEnd(bytes,
at4,end);const unit=bytes.toString("latin1",at4,stop);const number=sink.units.numberOf(unit);const factor=sink.units.factor(
number);const based=value*factor;units.push({text:unit,number,factor});run.values[count2]=based;run.kinds[count2]=kindOf(
number,based!==value);count2+=1}if(count2===0)return"missing measurements";run.lines=1;run.width=count2;shapes.remember(
units);sink.results(sink.names.numberOf(bytes.toString("latin1",nameStart,nameEnd)),run);return null}function readUnit({
bytes,start,end,sink,number}){let at4=skipSpace(bytes,start+UNIT.length,end);if(at4===end)sink.problem(number,"missing u\
nit");let stop=wordEnd(bytes,at4,end);const unit=bytes.toString("latin1",at4,stop);for(at4=skipSpace(bytes,stop,end);at4<
end;at4=skipSpace(bytes,stop,end)){stop=wordEnd(bytes,at4,end);const setting=bytes.toString("latin1",at4,stop);const equals=setting.
indexOf("=");const message=equals>0?sink.units.describe(unit,setting.slice(0,equals),setting.slice(equals+1)):"expected \
key=value";if(message!==null)sink.problem(number,message)}}function readConfiguration({bytes,start,end,sink}){const colon=keyEnd(
bytes,start,end);if(colon<0)return;let value=colon+1;while(value<end&&(bytes[value]===SPACE||bytes[value]===TAB))value+=
1;if(value===colon+1&&value<end)return;sink.configure(bytes.toString("latin1",start,colon),bytes.toString("latin1",value,
end))}var KEY_BEYOND_ASCII=new RegExp(`^\\p{Ll}[^\\p{Lu}${GO_SPACE}]*$`,"u");function keyEnd(bytes,start,end){const first=bytes[start];
if(start===end||!(isLower(first)||first>=128))return-1;let isAscii=true;for(let at4=start;at4<end;at4+=1){const byte=bytes[at4];
if(byte>=128)isAscii=false;else if(isAsciiSpace(byte)||isUpper(byte))return-1;else if(byte===COLON)return isAscii||KEY_BEYOND_ASCII.
test(bytes.toString("utf8",start,at4))?at4:-1}return-1}function isLower(byte){return byte>=97&&byte<=122}function isUpper(byte){
return byte>=65&&byte<=90}function makeTabulator(expressions){const filter=parsing("filter",()=>parseFilter(expressions.filter));const group2=makeProjectionGroup();
const parse=flag=>parsing(flag,()=>group2.parse(expressions[flag],{withUnit:flag==="table"}));const table=parse("table");
const row=parse("row");const column=parse("col");const run={names:makeWords(),units:makeUnitBook(),filter,axes:{table,row,
column},ignored:parse("ignore"),residue:group2.residue(),store:makeCellStore()};const problems=[];return{problems,read:file=>readFile(
run,file,problems),add:(label,results)=>addForeign(run,label,results),grids:()=>arrange(run.store.finish(),run)}}function parsing(flag,parse){
try{return parse()}catch(thrown){const message=refusalIn(thrown);if(message===null)throw thrown;return refuse(`parsing -${flag}\
: ${message}`)}}function newPlan({axes,ignored},result){const{table,row,column}=axes;const isAdmitted=[table,row,column,
ignored].every(projection=>projection.admits(result));return{cells:[],layouts:[],isAdmitted,place:null}}function newScope(){
return{plans:new Map,tuples:new Map}}var MOST_CONFIGURATIONS=1e3;function readFile(run,{label,path,bytes},problems){const configuration=makeConfiguration();
const scopes=new Map;let scope=null;function currentScope(){const identity=configuration.identity();if(scopes.size>MOST_CONFIGURATIONS)
scopes.clear();const current=scopes.get(identity)??newScope();scopes.set(identity,current);return current}readLines({path,
bytes},{names:run.names,units:run.units,configure(key,value){configuration.set(key,value);scope=null},results(name,lines){
scope??=currentScope();const known=scope.plans.get(name);let layout=known&&knownLayout(known,lines);if(layout===void 0){
const result={name:run.names.text(name),file:label,configuration};const plan=known??newPlan(run,result);scope.plans.set(
name,plan);layout=addLayout(run,{scope,plan,lines,result})}run.store.addLines(layout,lines.lines,lines.values)},problem(line,message){
problems.push({where:`${path}:${line}`,message})}})}function knownLayout({layouts},{width,kinds}){return layouts.find(layout=>layout.
kinds.length===width&&layout.kinds.every((kind,at4)=>kind===kinds[at4]))?.number}function addLayout(run,{scope,plan,lines,
result}){const kinds=Array.from(lines.kinds.subarray(0,lines.width));for(const kind of kinds)plan.cells[kind]??=findCell(
run,{result,scope,plan,kind});const number=run.store.layoutOf(kinds.map(kind=>plan.cells[kind]));plan.layouts.push({kinds,
number});return number}function addForeign(run,label,results){for(const{name,configuration:settings,unit,values}of results){
const configuration=makeConfiguration();for(const[key,value]of Object.entries(settings))configuration.set(key,value);const number=run.
units.numberOf(unit);for(const value of values){const based=value*run.units.factor(number);const result={name,file:label,
configuration};const cell=findCell(run,{result,scope:newScope(),plan:newPlan(run,result),kind:kindOf(number,based!==value)});
run.store.addLines(run.store.layoutOf([cell]),1,Float64Array.of(based))}}}function findCell(run,{result,scope,plan,kind}){
const{filter,axes,residue,units,store}=run;const writtenUnit=units.written(unitOf(kind));const shownUnit=isConverted(kind)?
units.base(unitOf(kind)):writtenUnit;const{table,row,column}=axes;if(!plan.isAdmitted||!filter({result,unit:shownUnit,writtenUnit}))
return LEFT_OUT;const tableTuple=tupleIn(scope,table,result,shownUnit);plan.place??={row:tupleIn(scope,row,result),column:tupleIn(
scope,column,result),residue:tupleIn(scope,residue,result)};return store.cellAt({table:tableTuple,row:plan.place.row,column:plan.
place.column},plan.place.residue)}function tupleIn({tuples},projection,result,unit=""){if(projection.readsName)return projection.
tupleOf(result,unit);let known=tuples.get(projection);if(known===void 0){known=new Map;tuples.set(projection,known)}const tuple=known.
get(unit)??projection.tupleOf(result,unit);known.set(unit,tuple);return tuple}var UNUSED_ALPHA=.05;function shape(pairs,settings){const{table,row,col,ignore,filter}=settings;const tabulator=makeTabulator(
{table:toBytes(table),row:toBytes(row),col:toBytes(col),ignore:toBytes(ignore),filter:toBytes(filter)});const sides2=sidesOf(
settings);for(const side of sides2)tabulator.add(side,pairs.flatMap(pair=>resultOf(pair,side)));const inexact=new Set(pairs.
flatMap(({subject,exact})=>exact?[]:unitOf2(subject)));return tabulator.grids().map(grid=>{const summary=summarise2(grid,
{alpha:UNUSED_ALPHA,confidence:CONFIDENCE});const unit=fromBytes(grid.unit);const mixed=new Set(grid.cells.flat().flatMap(
cell=>cell?.varying??[]));return shaped(summary,{unit,sides:sides2,exact:!inexact.has(unit),varying:[...mixed].map(fromBytes)})})}
function sidesOf({table,row,col}){return[table,row,col].some(projection=>keysOf(projection).includes(".file"))?SIDES:["h\
ead"]}function resultOf({subject,...samples},side){const sample=samples[side];if(sample===null)return[];return[{name:toBytes(
subject.name),configuration:{...subject.command!==null&&{command:toBytes(subject.command)},...subject.group!==null&&{pkg:toBytes(
subject.group)}},unit:toBytes(unitOf2(subject)),values:sample.values}]}function unitOf2({metric,unit}){return metricUnit(
metric,unit)}function shaped({fields,columns,rows,geomeans:geomeans2},means){return{fields:fields.map(({name,value})=>({
name:fromBytes(name),value:fromBytes(value)})),unit:means.unit,sides:means.sides,varying:means.varying,columns:columns.map(
values=>values.map(fromBytes)),rows:rows.map(({label,cells})=>({label:fromBytes(label),cells:cells.map(cell=>cell&&shapedCell(
cell,means))})),geomeans:geomeans2.map(({value,ratio})=>({value,delta:ratio===null?null:ratio-1}))}}function shapedCell({
centre,low,high,sample,comparison},means){const isConstant=samples=>isExact({...means,samples});return{n:sample.length,median:centre,
spread:isConstant([sample])?{low:centre,high:centre}:{low,high},comparison:comparison&&{delta:ratioMinusOne(comparison.base.
centre,centre),p:isConstant([comparison.base.sample,sample])?null:rightP(comparison.base.sample,sample)}}}function rightP(base,head){
return mannWhitney(Array.from(base),Array.from(head)).p}var BASELINE="baseline";function asBaseline(recording){const{invocations,environment}=recording;const whole=wholeRounds(
recording);const kept=invocations.flatMap(({side,round,outcome},index)=>side==="head"&&outcome==="ok"&&whole.has(round)?
[index]:[]);const positions=new Map(kept.map((from,to)=>[from,to]));const{observations:_,...machine}=environment;const{changes:__,
baseline:___,places:____,...rest}=recording;return{...rest,commits:{base:{sha:null,how:"none"},head:recording.commits.head},
environment:{...machine,toolchain:{base:[],head:environment.toolchain?.head??[]}},invocations:kept.map(index=>{const{startMs,
durationMs,...one}=invocations[index];return{...one,startMs:Math.round(startMs),durationMs:Math.round(durationMs)}}),series:recording.
series.flatMap(series=>keptSeries(series,positions)),problems:[]}}function keptSeries({base:_,head,...rest},positions){const taken=head.
invocations.flatMap((from,at4)=>{const to=positions.get(from);return to===void 0?[]:[{to,values:head.values[at4]}]});if(taken.
length===0)return[];const values={invocations:taken.map(({to})=>to),values:taken.map(({values:values2})=>values2)};return[
{...rest,base:NOTHING,head:values}]}var NOTHING={invocations:[],values:[]};function withBaseline(head,{path,recording:kept}){
const offset=head.invocations.length;const rename=renaming(kept,head);const standIns=kept.series.map(one=>({...one,name:rename(
one.name),base:{...one.head,invocations:one.head.invocations.map(index=>index+offset)},head:NOTHING}));const{toolchain}=head.
environment;return{...head,commits:{...head.commits,base:{sha:head.commits.base.sha,how:BASELINE}},baseline:{path,commit:kept.
commits.head,measuredOn:kept.measuredOn??null,commands:kept.schedule.commands,environment:kept.environment},environment:{
...head.environment,toolchain:{base:kept.environment.toolchain?.head??[],head:toolchain?.head??[]}},invocations:[...head.
invocations,...kept.invocations.map(one=>({...one,side:"base"}))],series:[...head.series,...standIns]}}function renaming(kept,head){
const[from,to]=[processorSuffixOf(kept),processorSuffixOf(head)];const onHead=new Set(head.series.map(({name})=>name));if(from===
""||onHead.size===0)return name=>name;return name=>onHead.has(name)?name:`${name.slice(0,-from.length)}${to}`}function differences(there,here){
const facts=[["processor",({cpu})=>cpu],["cores",({cores})=>cores===0?"":String(cores)],["image",({image})=>image??""],[
"architecture",({architecture})=>architecture],["system",({os})=>os]];return facts.flatMap(([what,of])=>{const[one,other]=[
of(there),of(here)];return one===other||one===""||other===""?[]:[{what,there:one,here:other}]})}function isOnBothSides(rows){const base=new Set(rows.filter(row=>row.base!==null).map(benchmarkKey));const head=new Set(
rows.filter(row=>row.head!==null).map(benchmarkKey));return row=>base.has(benchmarkKey(row))&&head.has(benchmarkKey(row))}function warning2(where,message){return{where,message,severity:"warning"}}var OLDEST_DAYS=90;var DAY_MS=24*60*60*1e3;var REWRITE="Write it anew with `bench-referee check --write-baseline`.";var otherMachine=({
baseline,environment})=>{if(baseline===void 0)return null;const found=differences(baseline.environment,environment);if(found.
length===0)return null;const listed2=found.map(({what,there,here})=>`${what} ${cite(there)} there and ${cite(here)} here`);
return warning2("baseline",`it was measured on another machine: ${listed2.join(", ")}. Results that depend on the machin\
e tell little of the code.`)};var otherCommands=({baseline,schedule})=>{if(baseline===void 0||JSON.stringify(baseline.commands)===
JSON.stringify(schedule.commands))return null;return warning2("baseline",`it was measured with ${quoted(baseline.commands)}\
 and head with ${quoted(schedule.commands)}, which may not measure the same. ${REWRITE}`)};var staleBaseline=({baseline,
measuredOn})=>{if(!baseline?.measuredOn||measuredOn===void 0)return null;const days=Math.floor((Date.parse(measuredOn)-Date.
parse(baseline.measuredOn))/DAY_MS);if(!(days>OLDEST_DAYS))return null;return warning2("baseline",`it is ${days} days ol\
d, of ${baseline.measuredOn}. ${REWRITE}`)};var unknownGround=({baseline,changes})=>{if(baseline===void 0||changes!==void 0)
return null;const why=baseline.commit.how==="worktree"?"it was measured with uncommitted changes":"the commit that it wa\
s measured at is not part of this clone";return warning2("baseline",`${why}, so it is not known whether dependencies or \
benchmarks differ from those of head. ${REWRITE}`)};var otherMembers=({baseline},rows)=>{const added=rows.filter(({base})=>base===
null);const gone=rows.filter(({head})=>head===null);if(baseline===void 0||added.length+gone.length===0)return null;const isOfBoth=isOnBothSides(
rows);const parts2=[...counted2(added,isOfBoth).map(who=>`${who} not in it`),...counted2(gone,isOfBoth).map(who=>`${who}\
 only there`)];return warning2("baseline",`${parts2.join(", and ")}. Where that is on purpose: ${lowerFirst(REWRITE)}`)};
function counted2(rows,isOfBoth){const benchmarks=new Set(rows.filter(row=>!isOfBoth(row)).map(benchmarkKey)).size;const metrics=new Set(
rows.filter(isOfBoth).map(({metric})=>metric)).size;return[...benchmarks===0?[]:[`${benchmarks} ${benchmarks===1?"benchm\
ark is":"benchmarks are"}`],...metrics===0?[]:[`${metrics} ${metrics===1?"metric is":"metrics are"}`]]}function quoted(texts){
return texts.map(cite).join(", ")}function lowerFirst(text){return text.charAt(0).toLowerCase()+text.slice(1)}var FEWEST_ROWS=8;var LEAST_SHARE=.8;var commonMode=({baseline},rows)=>{if(baseline!==void 0)return null;const noisy=rows.
filter(({exact,primary,interval})=>primary&&!exact&&interval!==null);if(noisy.length<FEWEST_ROWS)return null;const directions=noisy.
map(direction);for(const[sign,word]of[[1,"worse"],[-1,"better"]]){const count2=directions.filter(one=>one===sign).length;
if(count2/noisy.length<LEAST_SHARE)continue;return warning2("head",`nearly everything moved the same way: ${count2} of ${noisy.
length} results (${wholePercent(count2/noisy.length)}) got ${word} by more than their noise. That looks like the build, \
the toolchain or the machine rather than one change of the code.`)}return null};function direction({interval,better}){if(interval===
null||interval.low<=0&&interval.high>=0)return 0;return interval.low>0===(better==="lower")?1:-1}var PATHS_SHOWN=3;var otherDependencies=({changes,baseline})=>{if(changes===void 0||changes.lockFiles.total===0)return null;
return warning2("dependencies",`${sides(baseline)} differ in ${listed(changes.lockFiles)}. A change may come from a depe\
ndency rather than from the code.`)};var otherBenchmarks=({changes,baseline})=>{if(changes===void 0||changes.benchmarkSources.
total===0)return null;return warning2("benchmarks",`${sides(baseline)} differ in ${listed(changes.benchmarkSources)}. Wh\
ere a benchmark itself was changed, the two sides do not measure the same thing.`)};var otherToolchain=({environment:{toolchain}})=>{
if(toolchain===void 0)return null;const{base,head}=toolchain;if(base.length===0||head.length===0)return null;const[onBase,
onHead]=[base.filter(line=>!head.includes(line)),head.filter(line=>!base.includes(line))];if(onBase.length===0&&onHead.length===
0)return null;return warning2("toolchain",`base ran with ${quotedList(onBase)} and head with ${quotedList(onHead)}. A ch\
ange may come from there rather than from the code.`)};function sides(baseline){return baseline===void 0?"base and head":
"the commit of the baseline and head"}function listed({total,paths}){const shown=paths.slice(0,PATHS_SHOWN);const more=total-
shown.length;return`${quotedList(shown)}${more>0?` and ${more} more`:""}`}function quotedList(texts){return texts.length===
0?"nothing of it":texts.map(cite).join(", ")}var MOST_DRIFT=.05;var FEWEST_ROUNDS2=6;var drift=({baseline},rows)=>{if(baseline!==void 0)return null;const levels=baseLevels(
rows);if(levels.length<FEWEST_ROUNDS2)return null;const third=Math.floor(levels.length/3);const[first,last]=[levels.slice(
0,third),levels.slice(-third)];const moved=median(last)/median(first)-1;const isApart=Math.max(...first)<Math.min(...last)||
Math.max(...last)<Math.min(...first);if(!isApart||Math.abs(moved)<=MOST_DRIFT)return null;return warning2("machine",`bas\
e itself got ${wholePercent(Math.abs(moved))} ${moved>0?"slower":"faster"} from the first to the last third of the round\
s, so the machine drifted. The alternating order keeps that out of the changes, but adds noise to every value.`)};function baseLevels(rows){
const ratios=new Map;for(const{base,exact,unit}of rows){if(base===null||exact||base.median<=0||!describe(unit).timelike)
continue;for(const[index,round]of base.rounds.entries()){const own=ratios.get(round)??[];ratios.set(round,own);own.push(
(base.values[index]??0)/base.median)}}return[...ratios].toSorted(([left],[right])=>left-right).map(([,own])=>median(own))}var MOST_CHANGE=.1;var FEWEST=6;var unsteadyFrequency=({environment:{observations,processor}})=>{const rounds=(observations?.
mhz??[]).slice(1).filter(mhz=>mhz!==null);if(rounds.length<FEWEST)return null;const ascending=rounds.toSorted((left,right)=>left-
right).slice(1,-1);const[low=0,high=0]=[ascending[0],ascending.at(-1)];if(low<=0||high/low-1<=MOST_CHANGE)return null;const governor=processor?.
governor?` Its governor is ${cite(processor.governor)}.`:"";return warning2("machine",`the processor ran between ${gigahertz(
low)} and ${gigahertz(high)} GHz, a change of ${wholePercent(high/low-1)} from round to round.${governor} A fixed freque\
ncy makes measuring calmer.`)};function gigahertz(mhz){return brief(mhz/1e3,2)}var LEAST_MS=1e3;function sharesOf({atMs,...series},which){const spans=series[which].flatMap((share,index)=>{const ms=index===
0?0:(atMs[index]??0)-(atMs[index-1]??0);return share===null||ms<=0?[]:[{share,ms,round:index-1}]});const totalMs=spans.reduce(
(sum2,{ms})=>sum2+ms,0);if(totalMs<LEAST_MS)return null;const mean=spans.reduce((sum2,{share,ms})=>sum2+share*ms,0)/totalMs;
const long=spans.filter(({ms})=>ms>=LEAST_MS).sort((left,right)=>right.share-left.share);const[worst]=long;if(worst===void 0)
return{mean,usual:mean,worst:mean,worstRound:0};return{mean,usual:median(long.map(({share})=>share)),worst:worst.share,worstRound:worst.
round}}function nameOfRound(round){return round===0?"the warm-up":`round ${round}`}var MOST_STEAL=.03;var MOST_OTHERS=.1;var MOST_RISE={steal:.05,others:.2};var MOST_LOAD_BEFORE=.5;var stolenTime=({environment})=>{
const steal=environment.observations&&sharesOf(environment.observations,"steal");if(!steal||isCalm(steal,MOST_STEAL,MOST_RISE.
steal))return null;return warning2("machine",`other virtual machines took ${extent(steal)} of the processors while measu\
ring. That is a neighbour on the same host: expect noise, and run again if a result surprises.`)};var otherProcesses=({environment})=>{
const others=environment.observations&&sharesOf(environment.observations,"others");if(!others||isCalm(others,MOST_OTHERS,
MOST_RISE.others))return null;return warning2("machine",`other processes took ${extent(others)} of the processors while \
measuring. Stop what runs beside the benchmark. A service or a container that works for it counts as well.`)};var busyBefore=({
environment})=>{const{observations,loadBefore,cores}=environment;const isKnownBetter=observations?.others.some(share=>share!==
null)??false;if(isKnownBetter||loadBefore===null||loadBefore<=MOST_LOAD_BEFORE*cores)return null;const load=brief(loadBefore,
1);return warning2("machine",`the load was ${load} on ${cores} processors before measuring began. Whatever caused it may\
 have gone on beside the benchmark.`)};function isCalm({mean,usual,worst},mostMean,mostRise){return mean<=mostMean&&worst-
usual<=mostRise}function extent({mean,worst,worstRound}){const most=wholePercent(worst)===wholePercent(mean)?"":` (${wholePercent(
worst)} in ${nameOfRound(worstRound)})`;return`${wholePercent(mean)}${most}`}var unevenRounds=({baseline},rows)=>{if(baseline!==void 0)return null;const uneven=rows.flatMap(row=>missingIn(row)??[]);
const[first]=uneven;if(first===void 0)return null;const more=new Set(uneven.map(({name})=>name)).size-1;const others=more>
0?`, and ${more} more ${more===1?"benchmark":"benchmarks"} likewise`:"";return warning2("rounds",`${cite(first.name)} is\
 missing on ${first.side} in ${first.missing} of ${first.of} rounds${others}. It is compared by the others. Find out why\
 it does not always run.`)};function missingIn({name,base,head}){if(base===null||head===null)return null;const[onBase,onHead]=[
new Set(base.rounds),new Set(head.rounds)];const of=new Set([...onBase,...onHead]).size;const side=onHead.size<of?"head":
"base";const missing=of-(side==="head"?onHead:onBase).size;return missing===0?null:{name,side,missing,of}}var DOUBTS=[otherMachine,otherCommands,staleBaseline,otherMembers,unknownGround,commonMode,otherToolchain,otherDependencies,
otherBenchmarks,unevenRounds,stolenTime,otherProcesses,busyBefore,unsteadyFrequency,drift];function doubts(recording,rows){
if(recording.commits.base.sha===null)return[];if(recording.baseline===void 0&&rows.every(({base,head})=>base===null||head===
null))return[];return DOUBTS.flatMap(doubt=>doubt(recording,rows)??[])}function runProblems(recording,rows){const{schedule,commits}=recording;const done=counted3(completedRounds(recording));if(schedule.
ended==="cancelled"){return[{where:"measuring",message:`cancelled after ${done}, so nothing is judged.`,severity:"error",
code:"cancelled"}]}const brokeIn=roundBaseBroke(recording);if(brokeIn!==null)return[...brokenOnHead(recording),brokenBase(
commits.base,brokeIn)];const isOverdue=schedule.ended==="time";if(rows.every(({head})=>head===null)){const why=isOverdue?
" before max-minutes were over":"";const remedy=isOverdue?" Raise `max-minutes`.":"";const message=`nothing was measured\
 on head${why}, so nothing can be judged.${remedy}`;return[{where:"head",message,severity:"error",code:isOverdue?"time-o\
ver":"nothing-measured"}]}const problems=brokenOnHead(recording);if(isOverdue){const reason=completedRounds(recording)<FEWEST_ROUNDS?
`Fewer than ${FEWEST_ROUNDS} give no verdict on results that vary`:"What is undecided by then stays so";const message=`t\
he time was over after ${done}. ${reason}: raise it, or measure less.`;problems.push({where:"max-minutes",message,severity:"\
warning"})}if(rows.every(({base})=>base===null)){const why=hasFailed(recording,"base")?"the benchmark does not run on ba\
se":"nothing was measured on base";const message=`${why}, so every benchmark counts as new and nothing is compared.`;problems.
push({where:placeOfBase(commits.base),message,severity:"warning"})}else{problems.push(...commandsOnlyOnHead(recording))}
return problems}function placeOfBase({sha}){return`base ${sha?.slice(0,7)??""}`.trim()}function brokenBase(base,round){const message=`\
it ran at first and failed in round ${round}, after head had run, so the two cannot be compared with certainty. Look for\
 what both sides share: a file outside of the tree, a cache, a port, a service. Files belong below \`$TMPDIR\` or \`$BENCH_\
REFEREE_HOME\`, which each side has for itself.`;return{where:placeOfBase(base),message,severity:"warning"}}function commandsOnlyOnHead(recording){
const names=commandNames(recording.schedule.commands);return[...commandsBrokenOnBase(recording)].map(index=>{const message=`${names[index]??
"the command"} does not run on base, so its benchmarks count as new and are not compared.`;return{where:placeOfBase(recording.
commits.base),message,severity:"warning"}})}function brokenOnHead({invocations,problems}){const broken=invocations.find(
({side,outcome})=>side==="head"&&outcome==="failed");if(broken===void 0||problems.some(isFailureOnHead))return[];const when=broken.
round===0?"the warm-up":`round ${broken.round}`;const message=`an invocation failed in ${when}, so this run cannot be ju\
dged.`;return[{where:"head",message,severity:"error",code:"benchmark-failed"}]}function isFailureOnHead({code,severity}){
return code==="benchmark-failed"&&severity==="error"}function renameProblems(recording,policy){if(recording.series.every(
({base})=>base.values.length===0))return[];return idleRenames(recording,policy).map(name=>{const message=`nothing on bas\
e is called ${cite(name)}. Write the name as the table has it, or delete the entry when the renaming is done.`;return{where:"\
renamed",message,severity:"warning"}})}function tableProblems(tables,rows){if(tables===null||tables.length>0||rows.length===
0)return[];const message="nothing that was measured passes its filter and lists, so there is no table. Correct them.";return[
{where:"table",message,severity:"warning"}]}function counted3(rounds){return rounds===1?"1 round":`${rounds} rounds`}var USUAL_LOOKS=[6,10,14,20,30];function looks({min,max}){if(min===max)return[max];return[min,...USUAL_LOOKS.filter(rounds=>rounds>
min&&rounds<max),max]}var EXACT_LOOK=2;function pauses(rounds){const planned=looks(rounds);return planned[0]>EXACT_LOOK?
[EXACT_LOOK,...planned]:planned}function spentAlpha({alpha,looks:looks2},completed,smallestP2){const max=looks2.at(-1);const allowedBy=rounds=>alpha*
Math.min(1,rounds/max)**2;let spent=0;for(const rounds of looks2){if(rounds>=completed)break;if(smallestP2(rounds)<=allowedBy(
rounds)-spent)spent=allowedBy(rounds)}return allowedBy(completed)-spent}function analyse(recording,policy){const pairs=group(recording,policy);const brokeIn=roundBaseBroke(recording);const{rows,
geomeans:judgedGeomeans,problems}=judgePairs(pairs,recording,policy);const tables=policy.table&&shape(pairs,policy.table);
const all=[...recording.problems,...problems,...runProblems(recording,rows),...doubts(recording,rows),...renameProblems(
recording,policy),...contraryDirections(recording,policy),...tableProblems(tables,rows)];return{name:recording.name,conclusion:conclude(
recording,{rows,judgedGeomeans},problems),accepted:null,commits:recording.commits,rounds:completedRounds(recording),seed:recording.
schedule.seed,commands:recording.schedule.commands,plan:planOfMeasuring(recording),repeats:[],rows:withPlaces(rows,recording.
places),counts:Object.fromEntries(STATES.map(state=>[state,rows.filter(row=>row.state===state).length])),geomeans:geomeans(
rows),judgedGeomeans,tables,problems:all,configChange:null,environment:recording.environment,...brokeIn!==null&&{baseBrokeIn:brokeIn},
...recording.baseline&&{baseline:recording.baseline}}}function judgeRecording(recording,policy){return judgePairs(group(
recording,policy),recording,policy)}function judgePairs(pairs,recording,policy){const evidence=evidenceIn(pairs,recording.
baseline!==void 0);const isCancelled=recording.schedule.ended==="cancelled";return judge(evidence,isCancelled?unbudgeted(
policy):policy,planOf(recording,pairs,policy))}function unbudgeted(policy){return{...policy,budgets:[],new:"pass",removed:"\
pass"}}function withCourses(report){const courses=coursesOf(report.rows);return{...report,rows:report.rows.map((row,index)=>({
...row,course:courses[index]}))}}function accept(report,acceptance){return{...report,conclusion:"pass",accepted:{...acceptance,
verdict:report.conclusion}}}function errorReport(name,problems,headSha){return{name,conclusion:"error",accepted:null,commits:{
base:{sha:null,how:"unknown"},head:{sha:headSha,how:"head"}},rounds:0,seed:"",commands:[],plan:null,repeats:[],rows:[],counts:Object.
fromEntries(STATES.map(state=>[state,0])),geomeans:[],judgedGeomeans:[],tables:null,problems,configChange:null,environment:null}}
function undecided(recording,policy){const{rows,judgedGeomeans,conclusion}=analyse(recording,{...policy,table:null});const isOpen=({
verdicts})=>verdicts.some(({outcome,level})=>outcome==="unknown"&&level!=="report");const open=[...rows.filter(isOpen),...judgedGeomeans.
filter(isOpen).flatMap(({members})=>members)];return{names:benchmarksOf(open).map(({name})=>name),of:benchmarksOf(rows).
length,isHopeless:conclusion==="error",series:seriesOf(recording,policy,open)}}function benchmarksOf(rows){return[...new Map(
rows.map(row=>[benchmarkKey(row),row])).values()]}function evidenceIn(pairs,hasBaseline){const cases=pairs.map(pair=>{const comparison=compare(
pair);return{comparison,at:round=>compare(until(pair,round,hasBaseline)),isElsewhere:hasBaseline&&isMachineBound(pair,comparison)}});
const pairOf2=new Map(cases.map(({comparison},index)=>[comparison,pairs[index]]));return{cases,average(rows){const members=rows.
flatMap(row=>pairOf2.get(row)??[]);const comparison=compareGeomean(members);if(comparison===null)return null;return{comparison,
at:round=>compareGeomean(members.map(pair=>until(pair,round,hasBaseline))),isElsewhere:hasBaseline&&members.some(pair=>isMachineBound(
pair,comparison))}}}}function planOf(recording,pairs,policy){const{rounds}=recording.schedule;const completed=completedRounds(
recording);const planned=looks(rounds);return{looks:[...planned.filter(look=>look<completed),completed],minRounds:rounds.
min,maxRounds:rounds.max,baseRounds:recording.baseline===void 0?null:countedRounds(recording).base.size,valuesPerRound:valuesPerRound(
recording),alphaAt:(look,share,smallestP2)=>spentAlpha({alpha:policy.alpha/share,looks:planned},look,smallestP2),decidedAfter:recording.
schedule.ended==="decided"?completed:null,headBroke:hasFailed(recording,"head")||!recording.series.some(({head})=>head.values.
length>0),baseBroke:roundBaseBroke(recording)!==null&&pairs.every(({base})=>base===null)}}function valuesPerRound({schedule,
series}){if(schedule.unit==="invocation")return 1;const counts=series.flatMap(({base,head})=>[...base.values,...head.values].
map(({length})=>length));return counts.reduce((most,count2)=>Math.max(most,count2),1)}function planOfMeasuring({schedule}){
const{cpus=null,nice=null}=schedule;return{cpus,nice}}function until(pair,round,hasBaseline){const base=hasBaseline?pair.
base:upToRound(pair.base,round);return{...pair,base,head:upToRound(pair.head,round)}}function conclude(recording,{rows,judgedGeomeans},problems){
const has=(level,outcome)=>[...rows,...judgedGeomeans].some(({verdicts})=>verdicts.some(verdict=>verdict.level===level&&
verdict.outcome===outcome));const baseBroke=roundBaseBroke(recording)!==null;if(hasFailed(recording,"head")||recording.schedule.
ended==="cancelled")return"error";if(rows.every(({head})=>head===null)&&!baseBroke)return"error";if([...recording.problems,
...problems].some(({severity})=>severity==="error"))return"error";if(has("fail","fail"))return"fail";if(has("fail","unkn\
own")||baseBroke)return"inconclusive";return has("warn","fail")?"warn":"pass"}function settle(given,file,{commits,today}){return{commits,measure:measureSettings(given,file,commits.config),policy:policyOf(
file,today),publish:publishSettings(given)}}function commitSettings(given,surface){return{base:given.base??DEFAULTS.base,
head:given.head??surface.head,config:given.config??DEFAULTS.config,configGiven:given.config!==void 0,configFrom:given.configFrom??
surface.configFrom}}function policyOf(file,today){return{today,budgets:file?.budgets??DEFAULTS.budgets,units:file?.units??
DEFAULTS.units,new:file?.new??DEFAULTS.new,removed:file?.removed??DEFAULTS.removed,renamed:file?.renamed??DEFAULTS.renamed,
alpha:file?.alpha??DEFAULTS.alpha,baselineTolerance:file?.baselineTolerance??DEFAULTS.baselineTolerance,table:file?.table??
DEFAULTS.table}}function publishSettings(given){return{name:given.name??DEFAULTS.name,comment:given.comment??DEFAULTS.comment,
check:given.check??DEFAULTS.check,failOn:given.failOn??DEFAULTS.failOn,overrideLabel:(given.overrideLabel??DEFAULTS.overrideLabel).
trim(),overrideScope:given.overrideScope??DEFAULTS.overrideScope}}function measureSettings(given,file,path){const{run,setup,
workingDirectory,format,outputFile,rounds,maxMinutes,unit,cpus,nice,baseline}={...file,...given};if(run===void 0){throw new UserError(
{where:"run",what:"no benchmark command is set",code:"configuration",remedy:`Add "run: <command>" to ${path}, or give th\
e input "run" (on a command line: -- <command>)`})}return{commands:run,setup:setup??DEFAULTS.setup,workingDirectory:workingDirectory??
DEFAULTS.workingDirectory,format:format??DEFAULTS.format,outputFile:outputFile??DEFAULTS.outputFile,rounds:rounds??DEFAULTS.
rounds,maxMinutes:maxMinutes??DEFAULTS.maxMinutes,unit:unit??DEFAULTS.unit,cpus:cpus??DEFAULTS.cpus,nice:nice??DEFAULTS.
nice,baseline:baseline??DEFAULTS.baseline,seed:given.seed??DEFAULTS.seed,legs:given.legs??DEFAULTS.legs,name:given.name??
DEFAULTS.name}}var LIMIT_BYTES=256*1024*1024;async function readRecordings(host,paths,missing){try{if(paths.length>MAX_LEGS)throw tooMany(
paths.length);const[first,...others]=await Promise.all(paths.map(path=>readRecording(host,path)));if(first===void 0)throw new UserError(
{...missing,code:"recording-missing"});checkLegs([first,...others]);return[first,...others]}catch(error){throw error instanceof
UserError?withCode(error,"recording-refused"):error}}function tooMany(count2){return new UserError({where:"recordings",what:`\
one report takes at most ${MAX_LEGS}, which is as many jobs as GitHub starts from one matrix`,got:String(count2),remedy:"\
Leave out files that are not recordings of this run, or make several reports with a `name` each"})}async function readRecording(host,path){
const text=await host.files.read(path,LIMIT_BYTES);if(text===null){throw new UserError({where:path,what:"there is no suc\
h file",remedy:"Give the file that `measure` wrote"})}const recording=parseRecording(text,path);const{name:saidBy,problems}=recording;
return{...recording,problems:problems.map(problem=>({...problem,saidBy}))}}function parseRecording(text,path,remedy=REMEDY){
let value;try{value=JSON.parse(text)}catch(error2){throw new UserError({where:path,what:"this is not JSON",got:error2.message,
remedy})}const version=typeof value==="object"&&value!==null&&"version"in value?value.version:void 0;if(typeof version===
"number"&&version!==RECORDING_VERSION){throw new UserError({where:path,what:"this recording was written by another bench\
-referee",got:`version ${version}`,remedy:remedy===REMEDY?"Use the same version of bench-referee to measure and to repor\
t":remedy})}const{data,error}=recordingSchema.safeParse(value,{reportInput:true});if(data!==void 0)return checkReferences(
data,path,remedy);throw new UserError(complaintOf(error.issues[0],path,remedy))}function complaintOf(issue,path,remedy){
const at4=issue===void 0||issue.path.length===0?"":` at ${issue.path.join(".")}`;if(issue?.code!=="too_big"||typeof issue.
input!=="string"){const got=`${issue?.message??"unknown"}${at4}`;return{where:path,what:"this is not a recording",got,remedy}}
const{input,maximum}=issue;return{where:path,what:`the text${at4} has ${input.length} characters`,got:cut(input),remedy:`\
Shorten it to at most ${maximum} characters where it is defined, and measure again`}}function checkLegs(recordings){const[
first]=recordings;const names=new Set;for(const{name,commits}of recordings){const isSame=commits.base.sha===first?.commits.
base.sha&&commits.head.sha===first?.commits.head.sha;if(!isSame){throw new UserError({where:`recording ${cite(name)}`,what:"\
it is not of the same two commits as the first one",got:`${commits.base.sha}..${commits.head.sha}`,remedy:"Report record\
ings of one base and one head together"})}if(names.has(name)){throw new UserError({where:"recordings",what:"two have the\
 same name",got:name,remedy:"Give every leg a `name` of its own when it measures"})}names.add(name)}}function checkReferences(recording,path,remedy){
const{invocations,schedule,series,baseline}=recording;const refuse2=what=>new UserError({where:path,what,remedy});if(schedule.
rounds.min>schedule.rounds.max)throw refuse2("its rounds end before they begin");const commandsOf=side=>side==="base"&&baseline!==
void 0?baseline.commands:schedule.commands;if(invocations.some(({side,command})=>command>=commandsOf(side).length)){throw refuse2(
"an invocation belongs to no command of the recording")}for(const{name,...sides2}of series){for(const side of SIDES){const{
invocations:indices,values}=sides2[side];const isSound=indices.length===values.length&&indices.every((index,at4)=>invocations[index]?.
side===side&&index>(indices[at4-1]??-1));if(!isSound)throw refuse2(`the values of ${cite(name)} on ${side} do not belong\
 to invocations of that side`)}}const placed=new Set(recording.places?.map(toolNameKey));if(placed.size!==(recording.places?.
length??0))throw refuse2("a benchmark has two places");return recording}var REMEDY="Give the file that `measure` wrote, \
unchanged";function renderRecording(recording){return`${JSON.stringify(recording)}
`}var import_yaml2=__toESM(require_dist(),1);var import_yaml=__toESM(require_dist(),1);function indexOf(document){const values=new Map;const keys=new Map;const inOrder2=[];
const aliases=[];const anchors=new Set;const visit=(node,path)=>{if(!(0,import_yaml.isNode)(node))return;if("anchor"in node&&
node.anchor!==void 0)anchors.add(node.anchor);const span2=spanOf(node);values.set(JSON.stringify(path),span2);if((0,import_yaml.isScalar)(
node)&&node.value!==null)node.value=node.source??String(node.value);if((0,import_yaml.isAlias)(node))aliases.push({span:span2,
name:node.source,isDangling:!anchors.has(node.source)});if((0,import_yaml.isSeq)(node))for(const[at4,item]of node.items.
entries())visit(item,[...path,at4]);if(!(0,import_yaml.isMap)(node))return;for(const{key,value}of node.items){const inner=[
...path,(0,import_yaml.isScalar)(key)?String(key.value):String(key)];if((0,import_yaml.isNode)(key)&&key.range){const written2=spanOf(
key);keys.set(JSON.stringify(inner),written2);inOrder2.push({from:written2.from,path:inner})}visit(value,inner)}};visit(
document.contents,[]);const span=(path,part)=>{const id=JSON.stringify(path);const found=(part==="key"?keys.get(id):void 0)??
values.get(id)??keys.get(id);return found??(path.length===0?{from:0,to:0}:span(path.slice(0,-1),part))};const pathBefore=at4=>inOrder2.
findLast(key=>key.from<=at4)?.path??[];return{span,pathBefore,aliases}}function spanOf(node){if(!(0,import_yaml.isNode)(
node)||!node.range)return{from:0,to:0};const[from,to]=node.range;if(!(0,import_yaml.isCollection)(node)||node.flow)return{
from,to};const[first]=node.items;const last=(0,import_yaml.isMap)(node)?node.items[0]?.value??node.items[0]?.key:first;return{
from,to:Math.max(from,spanOf(last).to)}}function placesIn(text){const starts=[0,...Array.from(text.matchAll(/\n/g),({index})=>index+1)];return({from,to})=>{const line=lineAt(
starts,from);const start=starts[line-1]??0;const end=(starts[line]??text.length+1)-1;const whole=text.slice(start,end).replace(
/\r$/,"");const column=Math.min(from-start,whole.length)+1;const length=Math.max(1,Math.min(to-start,whole.length)-(column-
1));return{line,column,length,text:whole}}}function lineAt(starts,offset){let[low,high]=[1,starts.length];while(low<high){
const middle2=Math.ceil((low+high)/2);if((starts[middle2-1]??0)<=offset)low=middle2;else high=middle2-1}return low}var ESCAPED={
"'":/''|[\s\S]/y,'"':/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y};function partOfScalar(text,scalar,part){
const source=text.slice(scalar.from,scalar.to);if(/[\r\n]/.test(source))return scalar;const character=ESCAPED[source[0]??
""];if(character===void 0)return{from:scalar.from+part.from,to:scalar.from+part.to};const offsets=[1];character.lastIndex=
1;for(let match=character.exec(source);match!==null;match=character.exec(source)){const isWide=/^\\U/.test(match[0])&&Number.
parseInt(match[0].slice(2),16)>65535;offsets.push(...isWide?[character.lastIndex]:[],character.lastIndex)}const at4=index=>offsets[Math.
min(index,offsets.length-2)]??1;return{from:scalar.from+at4(part.from),to:scalar.from+at4(part.to)}}var REPLACEMENT="\uFFFD";var UTF_16=/^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/;var FALSE_INDENT=/^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu;
var HIDDEN=new RegExp("(?![\\t\\n\\r\\u0085])\\p{Cc}|[\\u202a-\\u202e\\u2066-\\u2069]","gu");var INVISIBLE={what:"an inv\
isible character stands here",remedy:"Remove it: what is judged must be what a reviewer sees"};function textFaults(text){
if(UTF_16.test(text))return[{what:"is saved as UTF-16",remedy:"Save it as UTF-8"}];const bad=text.indexOf(REPLACEMENT);if(bad!==
-1){const span={from:bad,to:bad+1};return[{what:"is not UTF-8 here",remedy:"Save the file as UTF-8",span}]}if(text.includes(
"\r")&&!text.includes("\n"))return[{what:"its lines end in a lone carriage return",remedy:"Save it with line feeds"}];const hidden=[
...text.matchAll(HIDDEN)];if(hidden.length>0)return hidden.map(({0:{length},index})=>({...INVISIBLE,span:{from:index,to:index+
length}}));return[...text.matchAll(FALSE_INDENT)].map(({index,1:spaces="",2:blanks=""})=>({what:"this line is indented b\
y something that only looks like a space",remedy:"Indent with ordinary spaces",span:{from:index+spaces.length,to:index+spaces.
length+blanks.length}}))}var MOST_BYTES=64*1024;var MOST_LEVELS=16;var MOST_REPEATED=100;function parseYaml(source,origin){const{label:where}=origin;
const bytes=Buffer.byteLength(source);if(bytes>MOST_BYTES)throw new UserError({where,what:`has ${bytes} bytes, ${MOST_BYTES}\
 are allowed`,remedy:"Shorten it"});const text=source.replace(/^\uFEFF/,"");const places=placesIn(text);refuseAll(textFaults(
text),where,fault=>complaintOf2(fault,{places,origin,path:[]}));if(isTooDeep(text)){const what=`is nested more than ${MOST_LEVELS}\
 levels deep`;throw new UserError({where,what,remedy:"Write it flatter"})}const document=(0,import_yaml2.parseDocument)(
text,{prettyErrors:false,resolveKnownTags:false,schema:"core",stringKeys:true,uniqueKeys:true});const index=indexOf(document);
const complain2=fault=>complaintOf2(fault,{places,origin,path:fault.isOfOneKey?index.pathBefore(fault.span?.from??0):[]});
refuseAll(faultsIn([...document.errors,...document.warnings],text),where,complain2);const dangling=index.aliases.filter(
({isDangling})=>isDangling);refuseAll(dangling,where,({span,name})=>complain2({...danglingAlias(name),span,isOfOneKey:true}));
try{const value=document.toJS({maxAliasCount:MOST_REPEATED});return treeOf(value,{text,places,origin,index})}catch(error){
if(!(error instanceof ReferenceError))throw error;const last=index.aliases.at(-1);const fault={what:"its aliases repeat \
too much",remedy:"Write the values out"};throw new UserError(complain2({...fault,...last&&{span:last.span},isOfOneKey:true}))}}
function treeOf(value,{text,places,origin,index}){return{value,place:(path,part="value")=>places(index.span(path,part)),
at(path,part,within){const whole=index.span(path,part);const span=within===void 0?whole:partOfScalar(text,whole,within);
return located(places(span),origin,path)}}}function complaintOf2({what,got,remedy,span},{places,origin,path}){const place=span===
void 0?{where:origin.label}:located(places(span),origin,path);return{...place,what,...got!==void 0&&{got},...remedy!==void 0&&
{remedy}}}function located(place,{label,file},path){const steps=path.map((step,at4)=>{if(typeof step==="number")return`[${step}\
]`;const name=/^[\w*/-]+$/.test(step)?step:JSON.stringify(step);return at4===0?name:`.${name}`});const position=`${label}\
:${place.line}:${place.column}`;return{where:[position,...path.length===0?[]:[steps.join("")]].join(": "),excerpt:{file,
...place}}}var MOST_COMPLAINTS=50;function refuseAll(faults,label,complain2){const[first,...rest]=faults.slice(0,MOST_COMPLAINTS).
map(complain2);if(first===void 0)return;const left=faults.length-MOST_COMPLAINTS;const more={where:label,what:`${left} m\
ore things are wrong`,remedy:"Correct these first"};throw new UserError(first,...rest,...left>0?[more]:[])}function isTooDeep(text){
const open=[];try{for(const token of new import_yaml2.Parser().parse(text))open.push([token,0])}catch(error){if(error instanceof
RangeError)return true;throw error}for(let next=open.pop();next!==void 0;next=open.pop()){const[part,level]=next;if(level>
MOST_LEVELS)return true;if(typeof part!=="object"||part===null)continue;if("value"in part)open.push([part.value,level]);
if(!("items"in part)||!Array.isArray(part.items))continue;for(const{key,value}of part.items)open.push([key,level+1],[value,
level+1])}return false}function parseBudgetFile(text,path,commit=null){return parseConfiguration(text,path,commit).file}function parseConfiguration(text,path,commit){
try{const label=commit===null?path:`${commit.slice(0,7)}:${path}`;const tree=parseYaml(text,{label,file:commit===null?path:
null});return{file:read(tree,{path,label}),lines:linesOf(tree)}}catch(error){if(!(error instanceof UserError))throw error;
const all=commit===null?error:new UserError(ofAnotherCommit(path,commit),...error.complaints);throw withCode(all,"config\
uration")}}function ofAnotherCommit(path,commit){return{where:path,what:`the file of commit ${commit.slice(0,7)} is the \
one that counts, and head has another`,remedy:"Correct it on the target branch. Where the pull request is the correction\
, merge it although this check fails"}}function linesOf(tree){return new Map(Object.keys(tree.value??{}).map(key=>[key,tree.
place([key],"key").line]))}function read(tree,{path,label}){const parsed=fileSchema.safeParse(tree.value??{},{reportInput:true});
if(!parsed.success)return complain(label,tree,explain(fileSchema,parsed.error.issues));const{data}=parsed;return without(
{run:data.run,setup:data.setup,workingDirectory:data["working-directory"],format:data.format,outputFile:data["output-fil\
e"],rounds:data.rounds,maxMinutes:data["max-minutes"],unit:data.unit,cpus:data.cpus,nice:data.nice,baseline:data.baseline,
baselineTolerance:data["baseline-tolerance"],alpha:data.alpha,budgets:data.budgets?.map((entry,index)=>budgetOf(entry,`${path}\
:${tree.place(["budgets",index]).line}`)),units:data.units,table:data.table,new:data.new,removed:data.removed,renamed:data.
renamed})}function budgetOf(entry,where){const written2=entry;const limits=RULES.flatMap(({kind})=>{const limit=written2[kind];
return limit===void 0?[]:[[kind,limit]]});return{metric:entry.metric,benchmarks:entry.benchmarks??BUDGET.benchmarks,packages:entry.
packages??BUDGET.packages,filter:filterOf(entry.where),of:entry.of??BUDGET.of,limits:new Map(limits),minDelta:entry["min\
-delta"]??BUDGET.minDelta,level:entry.level??BUDGET.level,because:entry.because??BUDGET.because,until:entry.until??BUDGET.
until,where}}function filterOf(text){return text===void 0?BUDGET.filter:{text,matches:compileFilter(text)}}function complain(label,tree,explanations){
const complaints=explanations.map(({path,part,within,...rest})=>({...tree.at(path,part,within),...rest})).sort(inOrder);
refuseAll(complaints,label,complaint=>complaint);throw new Error(`${label}: refused without a reason`)}function inOrder({
excerpt:one},{excerpt:other}){if(one===void 0||other===void 0)return 0;return one.line-other.line||one.column-other.column}
function without(value){return Object.fromEntries(Object.entries(value).filter(([,one])=>one!==void 0))}export{shortfall,fixed,brief,signed,percent,rough,wholePercent,pattern,patterns,select,impossibleValue,scaler,formatQuantity,
normalQuantile,untiedLowerHalf,ratiosOutside,sorted,median,smallestTwoSidedP,BOUNDS_CONFIDENCE,seriesByCommand,makeTabulator,
asBaseline,withBaseline,differences,isOnBothSides,looks,pauses,spentAlpha,analyse,judgeRecording,withCourses,accept,errorReport,
undecided,settle,commitSettings,policyOf,publishSettings,readRecordings,readRecording,parseRecording,renderRecording,parseYaml,
parseBudgetFile,parseConfiguration};
