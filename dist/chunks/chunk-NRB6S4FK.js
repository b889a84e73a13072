import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{hasBinaryPrefix,unitDescriptionOf}from"./chunk-2IZXDTDF.js";import{require_dist}from"./chunk-H43JVFDQ.js";
import{danglingAlias,explainIssues,faultsIn}from"./chunk-OWI46LZM.js";import{BUDGET_DEFAULTS,DEFAULTS,MAX_LEGS,RECORDING_VERSION,
RULES,STATES,addSourceLocations,benchmarkKeyOf,benchstatMessageOf,compileFilter,countCompletedRounds,daysUntil,fileSchema,
findCommandsBrokenOnBase,findRoundBaseBroke,findUsedRounds,findWholeRounds,groupedNameKeyOf,hasFailed,hasStoppedEarly,makeProjectionGroup,
parseFilter,parseUnit,projectionKeysOf,recordingSchema,relativeWorseningOf,throwBenchstatError,toBaseUnit}from"./chunk-BQAFKCYA.js";
import{GO_SPACE,SIDES,fromBytes,gomaxprocsSuffixOf,listNameVariants,parseGoFloat,parseIterations,tidyGoUnit,tidyUnit,toBytes,
toMetricUnit,truncate}from"./chunk-O2I266XQ.js";import{UserError,quoteText,withCode}from"./chunk-WC6KOLU4.js";
import{__toESM}from"./chunk-4NI3GUM4.js";function countComparedRounds({scale},rounds,{baseRounds}){return scale==="absolute"?rounds:Math.min(rounds,baseRounds??rounds)}
function smallestP(rule,plan){let{valuesPerRound:valuesPerRound2,baseRounds}=plan;return rounds=>countComparedRounds(rule,
rounds,plan)<4?1:rule.smallestP(rounds*valuesPerRound2,(baseRounds??rounds)*valuesPerRound2)}function explainShortfall(rule,share,plan){
let why=explainTooFewRounds(rule,share,plan);if(why===null)return null;let needed=findNeededRounds(smallestP(rule,plan),
alphaAtTheEnd(rule,share,plan)),remedy=needed===null?"Write the baseline anew with more rounds":`Allow at least ${needed}\
 rounds`;return`${why}. ${remedy}, or budget fewer metrics. A metric that never varies needs no test: mark it with \`exac\
t: true\` under \`units\`.`}function explainTooFewRounds(rule,share,plan){let smallest=smallestP(rule,plan)(plan.maxRounds),
available=alphaAtTheEnd(rule,share,plan);if(smallest<=available)return null;let rounds=`${plan.maxRounds} ${plan.maxRounds===
1?"round":"rounds"}`,why=countComparedRounds(rule,plan.maxRounds,plan)<4?"fewer than 4 processes a side cannot show how \
much processes differ, whatever each prints":`the smallest p they can give is ${smallest.toPrecision(2)} and ${available.
toPrecision(2)} is needed`;return`${rounds} can never show that ${rule.kind} is broken with ${share} budgeted ${share===
1?"result":"results"}: ${why}`}function reportUnreachableLimits(tested,plan){return failingRules(tested).flatMap(rule=>{
let message=explainShortfall(rule,tested.length,plan);return message===null?[]:[reportTooFewRounds(message)]})}function reportEarlyEnd(judged,share,plan){
let{decidedAfter}=plan;if(decidedAfter===null)return[];let selectedOf=outcome=>judged.filter(one=>one.outcome===outcome).
map(({selected})=>selected);return failingRules(selectedOf("fail")).length>0?[]:failingRules(selectedOf("unknown")).flatMap(
rule=>{let why=explainTooFewRounds(rule,share,{...plan,maxRounds:decidedAfter});return why===null?[]:[reportTooFewRounds(
`${why}. Measuring ended there because everything was decided by other budgets or for fewer machines. Measure again with\
 the configuration that counts, and with the number of machines as \`legs\`.`)]})}function failingRules(selected){return[
...new Set(selected.filter(({budget})=>budget.level==="fail").map(({rule})=>rule))]}function reportTooFewRounds(message){
return{where:"rounds",message,severity:"error",code:"rounds-too-few"}}function alphaAtTheEnd(rule,share,plan){return plan.
alphaAt(plan.maxRounds,share,smallestP(rule,plan))}function findNeededRounds(smallest,alpha){let rounds=1;for(;smallest(
rounds)>alpha&&rounds<=1e3;)rounds+=1;return rounds>1e3?null:rounds}function adaptLimit({isCrossMachine},selected,tolerance){let{rule,limit,budget}=selected;return!isCrossMachine||rule.scale===
"absolute"||typeof limit!="number"?selected:tolerance!==null?{...selected,limit:Math.max(limit,tolerance)}:{...selected,
budget:{...budget,level:"report"},isUnjudged:!0}}function unjudgedVerdict({rule,budget},limit){let{level,because}=budget;
return{kind:rule.kind,limit,level,outcome:"unknown",because,alpha:null,isUnjudged:!0}}function warnAboutUnjudged(rows){let count=rows.
filter(({verdicts})=>verdicts.some(({isUnjudged})=>isUnjudged)).length;return count===0?[]:[{where:"baseline",message:`${count===
1?"1 result is":`${count} results are`} not judged: measured on another machine. Set \`baseline-tolerance\` to how much tw\
o machines may differ, such as 30%, to judge by that.`,severity:"warning"}]}var NOTICE_DAYS=14;function selectActiveBudgets(budgets,today){return{budgets:budgets.filter(budget=>!isExpired(budget,today)),
problems:budgets.flatMap(budget=>warnAboutExpiry(budget,today)??[])}}function isExpired({until},today){return until!==null&&
daysUntil(today,until)<0}function warnAboutExpiry(budget,today){let{until,where}=budget;if(until===null)return null;let severity="\
warning";if(isExpired(budget,today)){let message=`this budget expired: it was agreed until ${until} and no longer counts\
, so budgets above it do. Delete it, or agree on another day.`;return{where,message,severity}}let days=daysUntil(today,until);
if(days>NOTICE_DAYS)return null;let when=days===0?"today":days===1?"tomorrow":`in ${days} days`;return{where,message:`th\
is budget ends ${when}: it was agreed until ${until}.`,severity}}function holdCommonWorsening({testCommonWorsening},plan){let known=new Map,holds=look=>{let evidence=testCommonWorsening(
look);if(evidence===null)return!1;let alpha=plan.alphaAt(look,1,smallestBlockedP);return evidence.p>alpha&&smallestBlockedP(
plan.maxRounds)<=plan.alphaAt(plan.maxRounds,1,smallestBlockedP)};return look=>(known.has(look)||known.set(look,holds(look)),
known.get(look))}function smallestBlockedP(rounds){return 6**-Math.floor(rounds/2)*2**-(rounds%2)}var FRACTION_BITS=52n;function formatDecimals(value,decimals){if(value===0)return Object.is(value,-0)?`-${0 .toFixed(decimals)}`:0 .toFixed(decimals);
if(Math.abs(value)<1e21&&!isHalfway(value,decimals))return value.toFixed(decimals);if(Number.isNaN(value))return"NaN";let sign=value<
0?"-":"";if(!Number.isFinite(value))return sign==="-"?"-Inf":"+Inf";let{mantissa,exponent}=splitDouble(value),digits=multiplyByPowerOfTwo(
mantissa*10n**BigInt(decimals),exponent).toString().padStart(decimals+1,"0");return decimals===0?sign+digits:`${sign}${digits.
slice(0,-decimals)}.${digits.slice(-decimals)}`}function isHalfway(value,decimals){return Math.abs(value*2**(decimals+1))%
2===1}function splitDouble(value){let view=new DataView(new ArrayBuffer(8));view.setFloat64(0,value);let bits=view.getBigUint64(
0),field=Number(bits>>FRACTION_BITS&0x7ffn),fraction=bits&(1n<<FRACTION_BITS)-1n;return field===0?{mantissa:fraction,exponent:-1074}:
{mantissa:fraction|1n<<FRACTION_BITS,exponent:field-1+-1074}}function multiplyByPowerOfTwo(integer,exponent){if(exponent>=
0)return integer<<BigInt(exponent);let shift2=BigInt(-exponent),quotient=integer>>shift2,rest=integer-(quotient<<shift2),
half=1n<<shift2-1n;return rest>half||rest===half&&(quotient&1n)===1n?quotient+1n:quotient}var MAX_NUMBER_LENGTH=12,UNKNOWN="?";function formatCompact(value,decimals,suffix=""){let text=formatDecimals(value,decimals)+
suffix;return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:formatExponential(value,suffix)}function formatWithSign(value,decimals,suffix=""){
let text=formatCompact(value,decimals,suffix);return Number.isNaN(value)||text.startsWith("-")?text:`+${text.length<MAX_NUMBER_LENGTH?
text:formatExponential(value,suffix)}`}function formatExponential(value,suffix=""){return Number.isNaN(value)?UNKNOWN:(Number.
isFinite(value)?value.toExponential(2):`${value<0?"-":""}\u221E`)+suffix}var LIMIT_DIGITS=12;function formatPercent(ratio){let value=ratio*100,text=`${Number(value.toPrecision(LIMIT_DIGITS))}%`;
return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:formatCompact(value,2,"%")}function formatMargin(ratio){
return formatCompact(ratio*100,ratio<.0995?1:0,"%")}function formatWholePercent(ratio){return formatCompact(ratio*100,0,
"%")}var METRIC_FAMILIES=["time","size"];function isMetricFamily(wanted){return METRIC_FAMILIES.some(family=>family===wanted)}
function metricTest(wanted,rows){if(wanted==="*")return()=>!0;let base=tidyUnit(wanted).unit,isNamed=({metric,unit})=>wanted===
metric||wanted===unit||base===unit;return!isMetricFamily(wanted)||rows.some(isNamed)?isNamed:({primary,unit})=>{let{kind,
rate}=parseUnit(unit);return primary&&kind===wanted&&!rate}}function findIneffectiveBudgets({unmatched,replaced},judged){let coarse=judged.filter(isCoarse),noisy=judged.filter(one=>!isCoarse(
one)&&isNoisy(one));return[...omitBuiltInBudgets(unmatched).map(budget=>warnAboutBudget(budget,formatUnmatchedMessage(budget))),
...omitBuiltInBudgets(replaced).map(budget=>warnAboutBudget(budget,REPLACED_MESSAGE)),...warnOncePerBudget(coarse,coarseMessage),
...warnOncePerBudget(noisy,noisyMessage)]}function omitBuiltInBudgets(budgets){return budgets.filter(isUserBudget)}function isUserBudget({
where}){return where!=="default"}function warnAboutBudget({where},message){return{where,message,severity:"warning"}}function formatUnmatchedMessage({
metric,benchmarks,packages,filter}){let quoted=patterns=>patterns.map(quoteText).join(", ");return`this budget judged no\
thing: no row has ${[isMetricFamily(metric)?`the metric ${quoteText(metric)}, nor a primary one that is a ${metric}`:`th\
e metric ${quoteText(metric)}`,...benchmarks.length===0?[]:[`a name that matches ${quoted(benchmarks)}`],...packages.length===
0?[]:[`a package that matches ${quoted(packages)}`],...filter===null?[]:[`what ${quoteText(filter.text)} asks for`]].join(
" and ")}. Correct its patterns or delete it.`}var REPLACED_MESSAGE="this budget judged nothing: later ones of its kind \
replace it for every row that it meets. Move it below them or delete it.";function warnOncePerBudget(judged,messageOf){let budgets=new Map;
for(let one of judged){let{budget}=one.selected;budgets.set(budget,budgets.get(budget)??[]),budgets.get(budget)?.push(one)}
return[...budgets].map(([budget,own])=>{let worst=own.reduce((one,other)=>resolutionOf(other)>resolutionOf(one)?other:one),
others=own.length===1?"":` and ${own.length-1} more`;return warnAboutBudget(budget,messageOf(worst,others))})}function resolutionOf(judged){
return Math.max(stepOf(judged.comparison)??0,halfWidthOf(judged.comparison)??0)}function coarseMessage({selected,limit,comparison},others){
let step=formatMargin(stepOf(comparison)??0),isPrinted=isNanosecond(comparison),why=isPrinted?": its tool prints whole n\
anoseconds":"",first=isPrinted?"Read the files of the tool if it writes any, measure":"Measure";return`${formatRuleLimit(
selected,limit)} is finer than the steps of ${step} in which ${quoteText(comparison.name)}${others} is measured${why}. ${advice(
selected,`${first} more work at once`)}`}function noisyMessage({selected,limit,comparison},others){let noise=formatMargin(
halfWidthOf(comparison)??0);return`${formatRuleLimit(selected,limit)} lies below the noise of \xB1${noise} of ${quoteText(
comparison.name)}${others}. ${advice(selected,"Measure more rounds")}`}function advice({budget},first){return`${first}${budget.
of==="geomean"?"":", set min-delta,"} or widen it.`}function formatRuleLimit({rule},limit){return`${rule.kind} of ${formatPercent(
limit)}`}function isCoarse({selected,comparison,...terms}){if(selected.rule.scale!=="relative"||terms.limit===0)return!1;
let step=stepOf(comparison);return step!==null&&step>allowedChangeOf(comparison,terms)}function isNoisy({selected,comparison,
outcome,...terms}){if(selected.rule.scale!=="relative"||outcome!=="unknown"||!isUserBudget(selected.budget))return!1;let visible=halfWidthOf(
comparison);return visible!==null&&visible>allowedChangeOf(comparison,terms)}function allowedChangeOf({base},{limit,minDelta}){
let median2=Math.abs(base?.median??0);return Math.max(limit,median2===0?0:minDelta/median2)}function halfWidthOf({interval}){
if(interval===null)return null;let half=(interval.high-interval.low)/2;return Number.isFinite(half)?half:null}var MIN_STEP_VALUES=8,
STEP_ROUNDING=1e-6;function stepOf(comparison){return observedStepOf(comparison)??nanosecondOf(comparison)}function observedStepOf({
base,head,exact}){if(base===null||head===null||base.median===0||exact)return null;let values=[...base.values,...head.values],
kinds=new Set(values);if(values.length<MIN_STEP_VALUES||kinds.size<2||kinds.size>values.length/2)return null;let distinct=[
...kinds].toSorted((left,right)=>left-right),gaps=distinct.slice(1).map((value,index)=>value-distinct[index]),step=Math.
min(...gaps);return distinct.every(value=>isMultiple(value,step))?step/Math.abs(base.median):null}var NANOSECOND=1e-9;function nanosecondOf({
base,head,unit}){if(base===null||head===null||base.median===0)return null;let{kind,rate}=parseUnit(unit);return kind!=="\
time"||rate||base.n+head.n<MIN_STEP_VALUES?null:[base,head].every(({values})=>values.every(value=>isMultiple(value,NANOSECOND)))?
NANOSECOND/Math.abs(base.median):null}function isNanosecond(comparison){let nanosecond=nanosecondOf(comparison),seen=observedStepOf(
comparison);return nanosecond!==null&&(seen===null||seen<1.5*nanosecond)}function isMultiple(value,step){return Math.abs(
value/step-Math.round(value/step))<=STEP_ROUNDING*Math.abs(value/step)}var TOKENS=/\*\*\/|\*\*|./gsu;function compilePattern(glob){let tokens=glob.match(TOKENS)??[];return text=>{let characters=codePointsOf(text),reached=new Uint8Array(
characters.length+1);reached[0]=1;for(let token of tokens)if(advanceMarks(reached,characters,token),!reached.includes(1))
return!1;return reached[characters.length]===1}}function compilePatterns(globs){let includes=globs.filter(glob=>!glob.startsWith(
"!")).map(compilePattern),excludes=globs.filter(glob=>glob.startsWith("!")).map(glob=>compilePattern(glob.slice(1)));return names=>(includes.
length===0||includes.some(matches=>names.some(matches)))&&!excludes.some(matches=>names.some(matches))}function advanceMarks(reached,characters,token){
let{length}=characters;switch(token){case"**":reached.fill(1,reached.indexOf(1));return;case"**/":for(let at2=reached.indexOf(
1);at2<length;at2+=1)characters[at2]===47&&(reached[at2+1]=1);return;case"*":for(let at2=0;at2<length;at2+=1)reached[at2]===
1&&characters[at2]!==47&&(reached[at2+1]=1);return;case"?":moveMarks(reached,characters,{code:47,isWanted:!1});return;default:
moveMarks(reached,characters,{code:token.codePointAt(0),isWanted:!0})}}function moveMarks(reached,characters,{code,isWanted}){
for(let at2=characters.length-1;at2>=0;at2-=1)reached[at2+1]=characters[at2]===code===isWanted?reached[at2]:0;reached[0]=
0}function codePointsOf(text){let codes=[];for(let character of text)codes.push(character.codePointAt(0));return codes}var GEOMEAN={of:"geomean",scale:"relative"},LIMIT_KINDS=[{of:"each",scale:"relative"},{of:"each",scale:"absolute"},GEOMEAN];
function selectLimits(budgets,rows){let meetings=budgets.map(budget=>({budget,meets:makeRowMatcher(budget,rows)})),choices=new Map(
rows.map(row=>[row,chooseBudgets(meetings.filter(({meets})=>meets(row)).map(({budget})=>budget))])),all=[...choices.values()].
flat(),met=new Set(all.flatMap(({candidates})=>candidates)),counting=new Set(all.flatMap(applicableBudgetsOf));return{limitsFor:row=>(choices.
get(row)??[]).flatMap(({kind,budget})=>kind.of==="each"?limitsOf(budget,kind):[]),geomeans:geomeansOf(choices),unmatched:budgets.
filter(budget=>!met.has(budget)),replaced:budgets.filter(budget=>met.has(budget)&&!counting.has(budget))}}function chooseBudgets(matching){
return LIMIT_KINDS.flatMap(kind=>{let candidates=matching.filter(budget2=>limitsOf(budget2,kind).length>0),budget=candidates.
at(-1);return budget===void 0?[]:[{kind,candidates,budget}]})}function applicableBudgetsOf({candidates,budget}){let lasting=candidates.
findLastIndex(({until})=>until===null);return budget.until===null?[budget]:candidates.slice(Math.max(0,lasting))}function geomeansOf(choices){
let geomeans2=new Map;for(let[row,chosen]of choices){let budget=chosen.find(({kind})=>kind===GEOMEAN)?.budget;if(budget===
void 0||row.base===null||row.head===null)continue;let metrics=geomeans2.get(budget)??new Map;geomeans2.set(budget,metrics);
let key=JSON.stringify([row.metric,row.unit,row.better]),members=metrics.get(key)??[];metrics.set(key,members),members.push(
row)}return[...geomeans2].flatMap(([budget,metrics])=>[...metrics.values()].flatMap(members=>limitsOf(budget,GEOMEAN).map(
selected=>({...selected,members}))))}function makeRowMatcher({metric,benchmarks,packages,filter},rows){let isMetric=metricTest(
metric,rows),isBenchmark=compilePatterns(benchmarks),isPackage=compilePatterns(packages);return row=>isMetric(row)&&isBenchmark(
row.shortName===void 0?[row.name]:[row.name,row.shortName])&&isPackage([row.group??""])&&(filter===null||filter.matches(
row))}function limitsOf(budget,{of,scale}){return budget.of!==of?[]:RULES.flatMap(rule=>{let limit=rule.scale===scale?budget.
limits.get(rule.kind):void 0;return limit===void 0?[]:[{rule,limit,budget}]})}function findImpossibleValue(row){let{kind,rate}=parseUnit(row.unit),least=kind==="time"||rate?0:-1/0;for(let side of SIDES){
let value=row[side]?.values.find(one=>one<least||!Number.isFinite(one));if(value!==void 0)return{side,value}}return null}var DECIMAL=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{let power=12-3*index,value=digits=>+`${digits}e${power}`,
factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),decimals:2,factor,prefix},
{from:value("0.99995"),decimals:3,factor,prefix}]}),BINARY=["Ti","Gi","Mi","Ki",""].flatMap((prefix,index)=>{let factor=2**
(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,decimals:2,factor,prefix},{from:.99995*
factor,decimals:3,factor,prefix}]}),SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(power=>+`9.9995e${power}`),NO_SCALE={decimals:3,
factor:1,prefix:""};function makeRowFormatter(values,unit){let kind=hasBinaryPrefix(unit)?"binary":"decimal",common=commonScale(
values,kind);return value=>formatAtScale(value,common)??formatAtScale(value,commonScale([value],kind))??formatExponential(
value)}function formatAtScale(value,{decimals,factor,prefix}){let quotient=value/factor,text=formatDecimals(quotient,decimals)+
prefix;return Number.isFinite(quotient)&&text.length<=MAX_NUMBER_LENGTH?text:null}function commonScale(values,kind){let steps=kind===
"binary"?BINARY:DECIMAL,smallest=smallestMagnitude(values);if(smallest===0)return NO_SCALE;for(let index=0;index<steps.length;index+=
1)if(smallest>=steps[index].from)return steps[index];let{factor,prefix}=steps.at(-1),found=SMALL_STEPS.findIndex(from=>smallest/
factor>=from);return{decimals:3+(found<0?SMALL_STEPS.length-1:found),factor,prefix}}function smallestMagnitude(values){let smallest=0;
for(let value of values){let magnitude=Math.abs(value);magnitude!==0&&(smallest===0||magnitude<smallest)&&(smallest=magnitude)}
return smallest}var WRITTEN_OUT={time:1,size:1024,other:1e5};function formatQuantity(value,unit){let{kind,factor,rate}=parseUnit(
unit),written=factor===1?kind:"other",number=Number.isInteger(value)&&Math.abs(value)<WRITTEN_OUT[written]?String(value):
makeRowFormatter([value],unit)(value);return unit==="count"||unit==="allocs/op"?number:unit==="1/s"?`${number}/s`:written===
"other"?`${number} ${unit}`:number+(written==="time"?"s":"B")+(rate?"/s":"")}function reportImpossibleValue({budget},rows){for(let row of rows){let found=findImpossibleValue(row);if(found===null)continue;
let{side,value}=found,what=Number.isFinite(value)?`has ${quoteText(formatQuantity(value,row.unit))} on ${side}, and no t\
ime or rate is below zero`:`has a value on ${side} that is no finite number`,message=`${quoteText(row.name)} ${what}, so\
 ${quoteText(row.metric)} is not judged. Look at what its tool printed.`;return{where:budget.where,message,severity:budget.
level==="fail"?"error":"warning"}}return null}function undecidedVerdict({rule,budget},limit){let{level,because}=budget;return{
kind:rule.kind,limit,level,outcome:"unknown",because,alpha:null}}function reportMissingRatio({rule,budget},{name,metric,
exact,base,head,interval}){let isMissing=base!==null&&head!==null&&!exact&&interval===null;if(rule.scale!=="relative"||!isMissing)
return null;let message=`${quoteText(name)} has values of ${quoteText(metric)} below zero, which have no ratio, so ${rule.
kind} cannot be shown to be kept. Limit it with max or min.`;return{where:budget.where,message,severity:"warning"}}function judge(evidence,policy,plan){let{cases,geomeanOf}=evidence,{budgets,problems:ending}=selectActiveBudgets(policy.
budgets,policy.today),selection=selectLimits(budgets,cases.map(({comparison})=>comparison)),problems=[...ending],averages=selection.
geomeans.flatMap(selected=>{let one=geomeanOf(selected.members);one===null&&problems.push(reportImpossibleValue(selected,
selected.members)??reportMissingGeomean(selected));let{members}=selected;return one===null?[]:{one,members,selected:adaptLimit(
one,selected,policy.baselineTolerance)}}),limits=cases.map(one=>selection.limitsFor(one.comparison).map(limit=>adaptLimit(
one,limit,policy.baselineTolerance))),tested=[...cases.flatMap(({comparison},index)=>limits[index].filter(limit=>isTested(
limit,comparison))),...averages.filter(({one,selected})=>isTested(selected,one.comparison)).map(({selected})=>selected)],
isHeld=holdCommonWorsening(evidence,plan),context={share:tested.length,plan,isHeld},judged=[],verdictsOf=(one,limits2,rows2)=>limits2.
flatMap(selected=>{let{comparison}=one,terms=scaleLimit(selected,comparison);if(terms===null&&problems.push(reportUnitMismatch(
selected,comparison)),terms===null||!isJudged(selected,comparison))return[];if(selected.isUnjudged)return[unjudgedVerdict(
selected,terms.limit)];let fault=reportImpossibleValue(selected,rows2);if(fault!==null&&problems.push(fault),fault!==null)
return[undecidedVerdict(selected,terms.limit)];let verdict=decide(one,{selected,terms,...context}),obstacle=verdict.outcome===
"unknown"?reportMissingRatio(selected,comparison):null;return obstacle!==null&&problems.push(obstacle),judged.push({selected,
...terms,comparison,outcome:verdict.outcome}),[verdict]}),rows=cases.map((one,index)=>{let{comparison}=one,membership=judgeMissingSide(
comparison,policy,plan),verdicts=[...verdictsOf(one,limits[index],[comparison]),...membership];return{...comparison,verdicts,
state:stateOf(one,verdicts,{policy,...context})}}),geomeans2=averages.map(({one,members,selected})=>({...one.comparison,
verdicts:verdictsOf(one,[selected],members)}));return problems.push(...warnAboutUnjudged(rows)),cases.length>0&&problems.
push(...findIneffectiveBudgets(selection,judged)),problems.push(...reportUnreachableLimits(tested,plan),...reportEarlyEnd(
judged,tested.length,plan)),{rows,geomeans:geomeans2,tests:tested.length,problems:removeDuplicates(problems)}}function isTested(selected,comparison){
return!comparison.exact&&selected.budget.level!=="report"&&isJudged(selected,comparison)}function isJudged({rule,budget},{
base,head}){return budget.of==="geomean"?!0:head!==null&&(rule.scale==="absolute"||base!==null)}function scaleLimit({limit,
budget},{unit}){let inBase=typeof limit=="number"?limit:toBaseUnit(limit,unit),minDelta=budget.minDelta===null?0:toBaseUnit(
budget.minDelta,unit);return inBase===null||minDelta===null&&budget.metric!=="*"?null:{limit:inBase,minDelta:minDelta??0}}
function decide(one,{selected,terms,share,plan,isHeld}){let{rule,budget}=selected,outcome="unknown",alpha=null,wasHeld=!1,
decidedAt=null;for(let look of plan.looks){let spent=plan.alphaAt(look,Math.max(1,share),smallestP(rule,plan)),comparison=look===
plan.looks.at(-1)?one.comparison:one.at(look);if(comparison!==null&&(alpha=comparison.exact?null:spent,outcome=rule.judge(
comparison,{...terms,alpha:spent}),!comparison.exact&&isTooEarly(selected,{look,outcome,plan})&&(outcome="unknown"),wasHeld=
outcome==="fail"&&!comparison.exact&&rule.scale==="relative"&&isHeld(look),wasHeld&&(outcome="unknown"),outcome!=="unkno\
wn")){decidedAt=comparison.exact?null:look;break}}let isEarly=decidedAt!==null&&decidedAt<plan.maxRounds;return{kind:rule.
kind,limit:terms.limit,...terms.minDelta>0&&{minDelta:terms.minDelta},level:budget.level,outcome,because:budget.because,
alpha,...wasHeld&&{isHeld:!0},...isEarly&&{early:{rounds:decidedAt,of:plan.maxRounds}}}}function isTooEarly({rule},at2){
let{look,outcome,plan}=at2;return countComparedRounds(rule,look,plan)<4||outcome==="pass"&&look<plan.minRounds}function judgeMissingSide({
base,head},policy,plan){if(base!==null&&head!==null)return[];if(head===null&&plan.headBroke||base===null&&plan.baseBroke)
return[];let kind=base===null?"new":"removed",level=levelOf(policy[kind]);return level===null?[]:[{kind,limit:null,level,
outcome:"fail",because:null,alpha:null}]}function levelOf(membership){return membership==="pass"?null:membership}function stateOf({
comparison,isCrossMachine},verdicts,{plan,policy,share}){if(comparison.head===null)return plan.headBroke?"failed":"remov\
ed";let limits=verdicts.filter(({limit})=>limit!==null);if(limits.some(({outcome})=>outcome==="fail"))return"regression";
if(comparison.base===null)return plan.baseBroke?"inconclusive":"new";if(limits.some(({outcome})=>outcome==="unknown"))return"\
inconclusive";let change=relativeWorseningOf(comparison)??0,allowance=isCrossMachine?policy.baselineTolerance:0;if(allowance===
null)return limits.length>0?"unchanged":"inconclusive";let isCertain=comparison.p===null||comparison.p<=2*policy.alpha/Math.
max(1,share);return Math.abs(change)<=allowance||!isCertain?"unchanged":change<0?"improvement":limits.length>0?"unchange\
d":"regression"}function reportMissingGeomean({budget,members}){let metric=members[0].metric,message=`there is no geomea\
n of ${quoteText(metric)}: every benchmark that it would be over has a value that is not above zero. Budget them one by \
one.`;return{where:budget.where,message,severity:"warning"}}function reportUnitMismatch({limit,budget,rule},{name,metric,
unit}){let text=typeof limit=="number"?budget.minDelta?.text??"":limit.text,key=typeof limit=="number"?"min-delta":rule.
kind;return{where:budget.where,message:`${key} ${quoteText(text)} does not fit ${quoteText(metric)} of ${quoteText(name)}\
, which is in ${quoteText(unit)}. Write a limit in that unit, or narrow the budget's metric.`,severity:"error",code:"lim\
it-misfit"}}function removeDuplicates(problems){return[...new Map(problems.map(problem=>[`${problem.where}
${problem.message}`,problem])).values()]}function blockedU(blocks){let chances=[1],larger=0;for(let{base,head}of blocks)larger+=base.reduce((sum2,from)=>sum2+head.
filter(to=>to>from).length,0),chances=convolve(chances,probabilitiesOf(base.length,head.length));let p=chances.slice(larger).
reduce((sum2,chance)=>sum2+chance,0);return{p:larger===0?1:Math.min(1,p),smallest:chances.at(-1)}}function probabilitiesOf(n,m){
if(n===0||m===0)return[1];let chances=Array.from({length:n*m+1},()=>0);for(let[u,chance]of probabilitiesOf(n-1,m).entries())
chances[u]+=n/(n+m)*chance;for(let[u,chance]of probabilitiesOf(n,m-1).entries())chances[u+n]+=m/(n+m)*chance;return chances}
function convolve(left,right){let sums=Array.from({length:left.length+right.length-1},()=>0);for(let[i,one]of left.entries())
for(let[j,other]of right.entries())sums[i+j]+=one*other;return sums}function testCommonMove({moved,way},blocks){let courses=moved.map(row=>({sign:signOf(row,way),base:levelsIn(row.base),head:levelsIn(
row.head)}));return blockedU(blocks.map(rounds=>blockOf(rounds,courses)))}function blockOf(block,courses){let has=({base,
head},round)=>base.has(round)&&head.has(round),rounds=block.filter(round=>courses.some(course=>has(course,round))),whole=courses.
filter(course=>rounds.every(round=>has(course,round))),levelsOf=side=>whole.length===0?[]:rounds.map(round=>whole.reduce(
(sum2,one)=>sum2+one.sign*one[side].get(round),0));return{base:levelsOf("base"),head:levelsOf("head")}}function levelsIn(sample){
let sums=new Map;for(let[index,round]of(sample?.rounds??[]).entries()){let{sum:sum2,count}=sums.get(round)??{sum:0,count:0};
sums.set(round,{sum:sum2+Math.log(sample.values[index]),count:count+1})}let means=[...sums].map(([round,{sum:sum2,count}])=>[
round,sum2/count]);return new Map(means.filter(([,mean])=>Number.isFinite(mean)))}function signOf({better},way){return better===
"lower"==(way==="worse")?1:-1}var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI),SERIES_UP_TO=2.5,FRACTION_DEPTH=80;function normalTail(z2){return z2<0?1-normalTail(
-z2):z2<SERIES_UP_TO?.5-centralHalf(z2):density(z2)*millsRatio(z2)}function normalCdf(z2){return normalTail(-z2)}function normalQuantile(p){
if(p>.5)return-normalQuantile(1-p);if(p<=0)return-1/0;let z2=firstGuess(p);for(let step=0;step<2;step++){let miss=(normalTail(
z2)-p)/density(z2);z2+=2*miss/(2-miss*z2)}return-z2}function density(z2){return DENSITY_AT_ZERO*Math.exp(-.5*z2*z2)}function centralHalf(z2){
let term=z2,sum2=z2;for(let odd=3;term>sum2*Number.EPSILON;odd+=2)term*=z2*z2/odd,sum2+=term;return density(z2)*sum2}function millsRatio(z2){
let below=z2;for(let k=FRACTION_DEPTH;k>=1;k--)below=z2+k/below;return 1/below}function firstGuess(p){let t=Math.sqrt(-2*
Math.log(p)),above=2.515517+t*(.802853+t*.010328),below=1+t*(1.432788+t*(.189269+t*.001308));return t-above/below}var CLEARING_ERROR=.2,POWER=1/7,REACH=6,POINTS=120,levelCache=new Map;function clearingLevels(looks,max){let key=`${looks.
join()} of ${max}`,levels=levelCache.get(key)??computeLevels(looks,max);return levelCache.set(key,levels),levels}function computeLevels(looks,max){
let before=null,spent=0;return looks.map(rounds=>{let allowed=CLEARING_ERROR*Math.min(1,rounds/max)**POWER,density2=densityAfter(
before,rounds),border=before===null?-normalQuantile(allowed)*Math.sqrt(rounds):borderOf(density2,{rounds,area:allowed-spent});
return spent=allowed,before={rounds,...sampleDensity(density2,-REACH*Math.sqrt(rounds),border)},normalTail(border/Math.sqrt(
rounds))})}function densityAfter(before,rounds){if(before===null)return sum2=>normalDensity(sum2,Math.sqrt(rounds));let{
from,step,heights}=before,deviation=Math.sqrt(rounds-before.rounds);return sum2=>{let at2=index=>heights[index]*normalDensity(
sum2-from-index*step,deviation),last=heights.length-1,area=(at2(0)+at2(last))/2;for(let index=1;index<last;index+=1)area+=
at2(index);return area*step}}function borderOf(density2,{rounds,area}){let deviation=Math.sqrt(rounds),{from,step,heights}=sampleDensity(
density2,-REACH*deviation,REACH*deviation),above=0;for(let index=heights.length-1;index>0;index-=1){let slice=step*(heights[index]+
heights[index-1])/2;if(above+slice>=area)return from+step*(index-(area-above)/slice);above+=slice}return from}function sampleDensity(density2,from,to){
let step=(to-from)/POINTS;return{from,step,heights:Float64Array.from({length:POINTS+1},(_,index)=>density2(from+index*step))}}
function normalDensity(value,deviation){return Math.exp(-.5*(value/deviation)**2)/(deviation*Math.sqrt(2*Math.PI))}var EXACT_UP_TO={untied:50,tied:50},BENCHSTAT_EXACT={untied:50,tied:25};function choose(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose(n,k)*2**-n}var FIRST_ENTRIES=2**13,MAX_ENTRIES=2**20,exactly=new Int32Array(0),atMost=new Int32Array(0),used=0,MAX_INT32_POOL=33,parts=new Map;
function waysAtMost({groups,size,bound}){let cut=findSplit(groups),lowGroups=groups.slice(0,cut),highGroups=groups.slice(
cut),lowSize=sum(lowGroups),highSize=sum(highGroups);lowSize+highSize>MAX_INT32_POOL&&exactly instanceof Int32Array&&widen(),
makeRoom(countEntries(lowSize)+countEntries(highSize));let low=partOf(lowGroups),high=partOf(highGroups),ways=0;for(let inLow=Math.
max(0,size-high.size);inLow<=Math.min(size,low.size);inLow++){let inHigh=size-inLow,rest=bound-2*inHigh*(low.size-inLow);
rest>=0&&(ways+=pairsAtMost({low,inLow,high,inHigh,rest}))}return ways}function findSplit(groups){let half=sum(groups)/2,
before=0,cut=0;for(;before+groups[cut]<=half;)before+=groups[cut++];let isNearerAfter=before+groups[cut]-half<half-before;
return Math.max(1,isNearerAfter?cut+1:cut)}function pairsAtMost({low,inLow,high,inHigh,rest}){let lowStart=low.offset+low.
starts[inLow],highStart=high.offset+high.starts[inHigh],lowLast=2*inLow*(low.size-inLow),highLast=2*inHigh*(high.size-inHigh),
free=Math.min(lowLast,rest-highLast),inLowPart=exactly,inHighPart=atMost,last=Math.min(lowLast,rest),ways=free<0?0:inHighPart[lowStart+
free]*inHighPart[highStart+highLast];for(let u=Math.max(0,free+1);u<=last;u++)ways+=inLowPart[lowStart+u]*inHighPart[highStart+
rest-u];return ways}function makeRoom(wanted){if(used+wanted<=exactly.length)return;used+wanted>MAX_ENTRIES&&(parts.clear(),
used=0);let doubled=Math.min(2*exactly.length,MAX_ENTRIES),length=Math.max(used+wanted,doubled,FIRST_ENTRIES);length!==exactly.
length&&(exactly=growArray(exactly,length),atMost=growArray(atMost,length))}function widen(){exactly=new Float64Array(0),
atMost=new Float64Array(0),parts.clear(),used=0}function growArray(entries,length){let copy=entries instanceof Int32Array?
new Int32Array(length):new Float64Array(length);return copy.set(entries.subarray(0,used)),copy}function partOf(groups){let key=String.
fromCharCode(...groups),part=parts.get(key);if(part===void 0){let size=sum(groups);part={size,offset:used,starts:startsOf(
size)},used+=countEntries(size),fillCounts(part,groups),parts.set(key,part)}return part}function countEntries(size){return(size-
1)*size*(size+1)/3+size+1}var startsBySize=[];function startsOf(size){let starts=startsBySize[size];if(starts===void 0){
starts=new Int32Array(size+2);for(let dealt=0;dealt<=size;dealt++)starts[dealt+1]=starts[dealt]+2*dealt*(size-dealt)+1;startsBySize[size]=
starts}return starts}function fillCounts({size,offset,starts},groups){let end=offset+countEntries(size);exactly.fill(0,offset,
end),exactly[offset]=1;let half=size>>1,before=0;for(let group of groups)addGroup({offset,starts,group,before,rows:Math.
min(before+group,half)}),before+=group;for(let at2=offset+starts[half+1];at2<end;at2++)exactly[at2]=exactly[offset+end-1-
at2];for(let dealt=0;dealt<=size;dealt++)accumulate(offset+starts[dealt],offset+starts[dealt+1])}function accumulate(start,end){
let from=exactly,to=atMost,total=0;for(let at2=start;at2<end;at2++)total+=from[at2],to[at2]=total}function addGroup({offset,
starts,group,before,rows}){let dealtOfGroup=Array.from({length:group+1},(_,k)=>choose(group,k)),ways=exactly;for(let dealt=rows;dealt>=
1;dealt--)for(let k=Math.max(1,dealt-before);k<=Math.min(group,dealt);k++){let source=dealt-k,to=offset+starts[dealt]+k*
(2*(before-source)+group-k),from=offset+starts[source],last=2*source*(before-source),factor=dealtOfGroup[k];for(let u=0;u<=
last;u++)ways[to+u]+=factor*ways[from+u]}}function sum(sizes){let total=0;for(let index=0;index<sizes.length;index++)total+=
sizes[index];return total}var lowerHalves=new Map;function untiedLowerHalf(n,m){if(n>m)return untiedLowerHalf(m,n);let key=`${n},${m}`,half=lowerHalves.
get(key);if(half===void 0){half=untiedProbabilities(n,m);for(let u=1;u<half.length;u++)half[u]+=half[u-1];lowerHalves.set(
key,half)}return half}function untiedProbabilities(n,m){let last=Math.floor(n*m/2),rows=Array.from({length:n+1},()=>new Float64Array(
last+1));rows[0][0]=1;for(let large=1;large<=m;large++)for(let small=1;small<=Math.min(n,large);small++){let row=rows[small],
withoutSmall=rows[small-1],withoutLarge=small<large?row:withoutSmall;for(let u=Math.min(last,small*large);u>=0;u--){let shifted=u>=
large?small*withoutSmall[u-large]:0;row[u]=(shifted+large*withoutLarge[u])/(small+large)}}return rows[n]}function smallerTiedTail({
groups,size,doubledU}){let total=groups.reduce((sum2,group)=>sum2+group,0),pairs=size*(total-size),followed=doubledU<=pairs?
size:total-size,bound=Math.min(doubledU,2*pairs-doubledU),atMost2=waysAtMost({groups,size:followed,bound}),below=waysAtMost(
{groups,size:followed,bound:bound-1}),all=choose(total,followed);return Math.min(atMost2,all-below)/all}function hodgesLehmannIntervals(base,head,confidences){if(![...base,...head].every(value=>value>=0&&value<1/0))return null;
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
this.weights[i]+=gradient*features[i];this.bias+=gradient}return this};function sortAscending(values){return new Float64Array(values).sort()}function median(values){return medianOfAscending(sortAscending(
values))}function medianOfAscending(ascending){let half=ascending.length>>1,upper=ascending[half];if(ascending.length%2===
1)return upper;let lower=ascending[half-1];return lower+.5*(upper-lower)}function mannWhitney(base,head,options={}){let{exactUpTo=EXACT_UP_TO}=options,n=base.length,u=wilcoxonRankSum([...base],
[...head])-n*(n+1)/2,groups=tieGroups([...base,...head]),isTied=groups.length<n+head.length,limit=isTied?exactUpTo.tied:
exactUpTo.untied,method=Math.max(n,head.length)<=limit?"exact":"normal",outcome={u,n,m:head.length,groups};return groups.
length===1?{u,p:1,method}:method==="normal"?{u,p:normalP(outcome),method}:{u,p:isTied?tiedP(outcome):untiedP(outcome),method}}
function smallestTwoSidedP(n,m){return Math.min(1,2/choose(n+m,n))}function untiedP({u,n,m}){let smaller=Math.min(u,n*m-
u);return 2*smaller===n*m?1:Math.min(1,2*untiedLowerHalf(n,m)[smaller])}function tiedP({u,n,groups}){return Math.min(1,2*
smallerTiedTail({groups,size:n,doubledU:2*u}))}function normalP({u,n,m,groups}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m/12*(size+1-ties/(size*(size-1)))),distance=Math.max(0,Math.abs(u-n*m/2)-.5);return Math.
min(1,2*normalTail(distance/deviation))}function tieGroups(values){let sizes=[],previous=Number.NaN;for(let value of sortAscending(
values))value===previous?sizes[sizes.length-1]+=1:sizes.push(1),previous=value;return sizes}var EXACT_INTERVAL_UP_TO=30,RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],27:[
2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianInterval(values,confidence){
let ascending=sortAscending(values),{low,high,confidence:covered}=medianPositions(values.length,confidence);return{low:at(
ascending,low),high:at(ascending,high),confidence:covered}}function at(ascending,position){return position<1?-1/0:position>
ascending.length?1/0:ascending[position-1]}function medianPositions(n,confidence){return confidence>=1?{low:0,high:n+1,confidence:1}:
n<=EXACT_INTERVAL_UP_TO?exactPositions(n,confidence):normalPositions(n,confidence)}function exactPositions(n,confidence){
let low=Math.ceil((n+1)/2)-1,high=low+1,covered=coinProbability(n,low);for(;covered<confidence&&(low>0||high<=n);){let left=coinProbability(
n,low-1),right=coinProbability(n,high),leftFirst=left===right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered+=leftFirst?
left:right,leftFirst?low-=1:high+=1}return{low,high,confidence:covered}}function normalPositions(n,confidence){let deviation=Math.
sqrt(n/4),cdf=gap=>normalCdf((gap-.5-n/2)/deviation),coverage=(low2,high2)=>cdf(high2)-cdf(low2),reach=normalQuantile((1+
confidence)/2)*deviation,low=Math.floor(n/2-reach-.5)+1,symmetric=Math.ceil(n/2+reach-.5)+1,high=coverage(low,symmetric-
1)>=confidence?symmetric-1:symmetric;return low<=0&&high>n?{low:0,high:n+1,confidence:1}:{low:Math.max(0,low),high:Math.
min(n+1,high),confidence:coverage(low,high)}}var CONFIDENCE=.95,CONFIDENCE_OF_STOPPED=.98,LIKELY_CONFIDENCE=.6,MIN_CONSTANT_VALUES=6;function comparePair({subject,base,
head,exact,varies},clearing=CLEARING_ERROR){let sides2={base:base&&summarise(base),head:head&&summarise(head)},samples=[
base,head].flatMap(side=>side===null?[]:[side.values]),comparison={...subject,...sides2,exact:isExact(samples,{exact,varies})};
if(base===null||head===null||sides2.base===null||sides2.head===null)return{...comparison,delta:null,change:null,...NO_INTERVALS,
p:null};let delta=ratioMinusOne(sides2.base.median,sides2.head.median);if(comparison.exact)return{...comparison,delta,change:delta,
...NO_INTERVALS,p:null};let estimated=estimateChange(base.values,head.values,{delta,clearing});return{...comparison,delta,
...estimated,p:mannWhitney(base.values,head.values).p}}function withConfidence(comparison,confidence){let{base,head,interval}=comparison;
if(base===null||head===null||interval===null)return comparison;let estimated=estimateRatio(base.values,head.values,[confidence]);
return{...comparison,interval:estimated?.intervals[0]??interval}}var NO_INTERVALS={interval:null,likely:null,possible:null};
function summarise(sample){let{low,high}=medianInterval(sample.values,CONFIDENCE);return{...sample,n:sample.values.length,
median:median(sample.values),spread:{low,high}}}function isExact(samples,{exact,varies}){return samples.every(values=>Array.
from(values).every(value=>value===values[0]))?exact||!varies&&samples.every(({length})=>length>=MIN_CONSTANT_VALUES):!1}
function isMachineBound({subject,exact},comparison){let{kind,rate}=parseUnit(subject.unit);return!exact&&(kind==="time"||
rate||!comparison.exact)}function ratioMinusOne(base,head){if(base===head)return 0;let ratio=head/base;return Number.isFinite(
ratio)?ratio-1:null}function estimateChange(base,head,{delta=ratioMinusOne(median(base),median(head)),clearing=CLEARING_ERROR,
confidence=CONFIDENCE}={}){let estimated=estimateRatio(base,head,[confidence,LIKELY_CONFIDENCE,1-2*clearing]);if(estimated===
null)return{change:delta,...NO_INTERVALS};let{ratio,intervals}=estimated,[interval=null,likely=null,possible=null]=intervals;
return{change:delta!==null&&ratio<1/0?ratio-1:null,interval,likely,possible}}function estimateRatio(base,head,confidences){
let estimated=hodgesLehmannIntervals(thinOut(base),thinOut(head),confidences);if(estimated===null)return null;let{ratio,
intervals}=estimated;return{ratio,intervals:intervals.map(({low,high})=>({low:low-1,high:high-1}))}}var MAX_VALUES=1e3;function thinOut(values){
if(values.length<=MAX_VALUES)return values;let ascending=values.toSorted((left,right)=>left-right),step=(values.length-1)/
(MAX_VALUES-1);return Array.from({length:MAX_VALUES},(_,index)=>ascending[Math.round(index*step)])}function formatShortestNumber(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":
"+Inf";if(value===0)return Object.is(value,-0)?"-0":"0";let magnitude=Math.abs(value);if(magnitude>=1e-4&&magnitude<1e6)
return String(value);let[digits,exponent=""]=value.toExponential().split("e");return`${digits}e${exponent[0]}${exponent.
slice(1).padStart(2,"0")}`}var LN2_HIGH=.6931471803691238,LN2_LOW=19082149292705877e-26,L1=.6666666666666735,L2=.3999999999940942,L3=.2857142874366239,
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
0))}var EXACT_UP_TO2=20;function goChoose(n,k){return k<=0||k>=n||n<=EXACT_UP_TO2?choose(n,k):goExp(logFactorial(n)-logFactorial(
k)-logFactorial(n-k))}var STIRLING=[.4189385332046727,.08333333333333297,-.0027777777772877554,.0007936505586430196,-.00059518755745034,
.0008363399189962821,-.0016309293409657527];function logFactorial(n){let x=n+1;if(x<8)return goLog([1,1,2,6,24,120,720][n]);
let z2=1/x,y=z2*z2,[c0,c1,c2,c3,c4,c5,c6]=STIRLING,series=c0+z2*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(
x)-1)+series}function waysOfTwoGroups(groups,size,doubledU){let[low,high]=groups,last=Math.trunc((doubledU-size*(low-size))/(low+high)),
ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++)ways+=goChoose(low,size-inHigh)*goChoose(high,inHigh);return ways}
function countTiedWays(groups,size,doubledU){let below=[0];for(let group of groups)below.push(below.at(-1)+group);let rises=[
0,groups[0]];for(let k=2;k<=groups.length;k++)rises.push(below[k-1]+below[k]);let known=new Map,count=(k,dealt,bound)=>{
if(k===2)return waysOfTwoGroups(groups,dealt,bound);let key=`${k},${dealt},${bound}`,ways=known.get(key);if(ways===void 0){
ways=0;let group=groups[k-1];for(let here=Math.max(0,dealt-below[k-1]);here<=Math.min(dealt,group);here++){let rest=bound-
here*(rises[k]-2*dealt+here);ways+=countWithin(k-1,dealt-here,rest)*goChoose(group,here)}known.set(key,ways)}return ways},
countWithin=(k,dealt,bound)=>bound<findExtremeU(groups.slice(0,k),dealt,"least")?0:bound>findExtremeU(groups.slice(0,k),
dealt,"most")?goChoose(below[k],dealt):count(k,dealt,bound);return count(groups.length,size,doubledU)}function findExtremeU(groups,dealt,which){
let total=groups.reduce((sum2,group)=>sum2+group,0),order=which==="least"?groups:groups.toReversed(),left=dealt,ties=0;for(let group of order){
let taken=Math.min(left,group);ties+=taken*(group-taken),left-=taken}return which==="least"?ties:2*dealt*(total-dealt)-ties}function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.NaN;let value=base[0];if(value===
head[0]&&value===base.at(-1)&&value===head.at(-1))return null;let ranking=rank(base,head),{groups,doubledU,n,m}=ranking,
isTied=groups.length<n+m,limit=isTied?BENCHSTAT_EXACT.tied:BENCHSTAT_EXACT.untied;if(Math.max(n,m)>limit)return normalP2(
ranking);if(doubledU===n*m)return 1;let smaller=Math.min(doubledU,2*n*m-doubledU);return 2*(isTied?tiedTail(ranking,smaller):
untiedLowerHalf(n,m)[smaller/2])}function rank(base,head){let n=base.length,m=head.length,groups=[],doubledRanks=0,i=0,j=0;
for(;i<n||j<m;){let before=i+j,beforeInBase=i,value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];for(;base[i]===value;)i+=
1;for(;head[j]===value;)j+=1;groups.push(i+j-before),doubledRanks+=(i-beforeInBase)*(before+1+i+j)}return{groups,doubledU:doubledRanks-
n*(n+1),n,m}}function tiedTail({groups,n,m},doubledU){if(groups.length===2)return waysOfTwoGroups(groups,n,doubledU)/goChoose(
n+m,n);let tail=waysAtMost({groups,size:n,bound:doubledU})/choose(n+m,n);return n+m<=WHOLE_UP_TO||!isShortDecimal(2*tail)?
tail:countTiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;function isShortDecimal(p){let scaled=p*1e5;return Math.
abs(scaled-Math.round(scaled))<1e-6}function normalP2({groups,doubledU,n,m}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12),distance=(doubledU-n*m)/2,below=normalCdf((distance-
.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}var EXACT={summarise:summariseExact,compare:()=>({p:0,alpha:0,warnings:[]})},assumptionsByLevels=new Map;function assumeNothing(levels){
let key=`${levels.alpha},${levels.confidence}`,assumption=assumptionsByLevels.get(key)??makeAssumption(levels);return assumptionsByLevels.
set(key,assumption),assumption}function makeAssumption({alpha,confidence}){let positions=memoise(n=>medianPositions(n,confidence)),
tooFewForInterval=[formatIntervalMinimum(confidence)],tests={alpha,...findDifferenceMinimum(alpha)};return{summarise:sample=>{
let ends=positions(sample.length),low=orderStatistic(sample,ends.low),high=orderStatistic(sample,ends.high),isInfinite=!isBounded(
low)||!isBounded(high);return{centre:medianOf(sample),low,high,warnings:isInfinite?tooFewForInterval:NONE}},compare:(base,head)=>compareSamples(
base,head,tests)}}var NONE=[],ALL_EQUAL=["all samples are equal"];function memoise(work){let known=new Map;return n=>{let value=known.
get(n)??work(n);return known.set(n,value),value}}function isBounded(value){return Math.abs(value)!==1/0}function orderStatistic(sample,position){
return position<1?-1/0:position>sample.length?1/0:sample[position-1]}function medianOf(sample){let n=sample.length,position=1/
3+.5*(n+1/3),below=Math.floor(position);return below<=0?sample[0]:below>=n?sample[n-1]:sample[below-1]+(position-below)*
(sample[below]-sample[below-1])}var INTERVAL_SIZES={first:2,last:50};function formatIntervalMinimum(confidence){let level=`\
samples for confidence interval at level ${formatShortestNumber(confidence)}`;for(let n=INTERVAL_SIZES.first;n<=INTERVAL_SIZES.
last;n++){let{low,high}=medianPositions(n,confidence);if(low>0&&high<=n)return`need >= ${n} ${level}`}return`need > ${INTERVAL_SIZES.
last} ${level}`}var SMALLEST_P=[1,.3333333333333333,.1,.02857142857142857,.007936507936507936,.0021645021645021645,.0005827505827505828,
.0001554001554001554,4113533525298231e-20];function findDifferenceMinimum(alpha){let found=SMALLEST_P.findIndex(p=>p<=alpha),
needed=(found<0?SMALLEST_P.length:found)+1,text=`need ${found<0?">":">="} ${needed} samples to detect a difference at al\
pha level ${formatShortestNumber(alpha)}`;return{needed,tooFew:[text]}}function compareSamples(base,head,{alpha,needed,tooFew}){
let p=benchstatP(base,head);if(p===null)return{p:1,alpha,warnings:ALL_EQUAL};let isSmall=p>alpha&&base.length<needed&&head.
length<needed;return{p,alpha,warnings:isSmall?tooFew:NONE}}function summariseExact(sample){let low=sample[0],high=sample.
at(-1),{value,count}=modeOf(sample),warnings=count===sample.length?NONE:[`exact distribution expected, but values range \
from ${formatShortestNumber(low)} to ${formatShortestNumber(high)}`];return{centre:value,low,high,warnings}}function modeOf(sample){
let most={value:sample[0],count:1},start=0;for(let index=1;index<sample.length;index++){sample[index]!==sample[start]&&(start=
index);let count=index-start+1;count>most.count&&(most={value:sample[start],count})}return most}function benchstatGeomeanOf(values){if(values.length===0)return null;let meanLog=0;for(let index=0;index<values.length;index+=
1){let value=values[index];if(value<=0)return null;meanLog+=(goLog(value)-meanLog)/(index+1)}let mean=goExp(meanLog);return Number.
isNaN(mean)?null:mean}function makeSampleSorter(valueCount2){let buffer=new Float64Array(valueCount2),used2=0;return values=>{let sample=buffer.
subarray(used2,used2+values.length);return used2+=values.length,sample.set(values),sample.sort(),sample[0]>0&&!Number.isNaN(
sample.at(-1))||(sample.length>12?putNaNFirst(sample):sortFew(sample,values)),sample}}function sortFew(sample,values){sample.
set(values);for(let end=1;end<sample.length;end++){let value=sample[end],at2=end;for(;at2>0&&isBefore(value,sample[at2-1]);at2--)
sample[at2]=sample[at2-1];sample[at2]=value}}function isBefore(a,b){return a<b||Number.isNaN(a)&&!Number.isNaN(b)}function putNaNFirst(sample){
let numbers=sample.length;for(;numbers>0&&Number.isNaN(sample[numbers-1]);)numbers-=1;numbers!==sample.length&&(sample.copyWithin(
sample.length-numbers,0,numbers),sample.fill(Number.NaN,0,sample.length-numbers))}function summarise2(grid,levels){let assumption=grid.assumes==="exact"?EXACT:assumeNothing(levels),{fields,unit,assumes,
columns}=grid,means={assumption,ascending:makeSampleSorter(valueCount(grid))},rows=grid.rows.map((label,row)=>({label,cells:summariseRow(
grid.cells[row],means)})),baseRows=rows.filter(({cells})=>cells[0]!==null).length,geomeans2=columns.map((_,column)=>columnGeomean(
{rows,column,baseRows}));return{fields,unit,assumes,columns,rows,geomeans:geomeans2}}function valueCount({cells}){let countIn=(count,cell)=>count+
(cell?.values.length??0);return cells.reduce((count,row)=>row.reduce(countIn,count),0)}function summariseRow(cells,means){
let first=cells[0]??null,base=first&&summariseCell(first,null,means);return cells.map((cell,column)=>column===0?base:cell&&
summariseCell(cell,base,means))}function summariseCell(cell,base,{assumption,ascending}){let sample=ascending(cell.values),
{centre,low,high,warnings}=assumption.summarise(sample);return{centre,low,high,warnings:cell.varying.length===0?warnings:
[formatVaryWarning(cell.varying),...warnings],sample,comparison:base&&compare(base,sample,assumption)}}function formatVaryWarning(fields){
return`benchmarks vary in ${fields.join(", ")}`}function compare(base,sample,assumption){let{p,alpha,warnings}=assumption.
compare(base.sample,sample);return{p,alpha,warnings,base}}function columnGeomean({rows,column,baseRows}){let centres=[],
ratios=[],hasZeroBase=!1;for(let row=0;row<rows.length;row+=1){let cell=rows[row].cells[column];if(!cell||(centres.push(
cell.centre),cell.comparison===null))continue;let base=cell.comparison.base.centre;cell.centre!==base&&base===0&&(hasZeroBase=
!0),ratios.push(cell.centre===base?1:cell.centre/base)}let value=benchstatGeomeanOf(centres),ratio=column===0||hasZeroBase?
null:benchstatGeomeanOf(ratios),warnings=[];return column>0&&ratios.length!==baseRows&&warnings.push(SET_DIFFERS),value===
null&&warnings.push("summaries must be >0 to compute geomean"),column>0&&!hasZeroBase&&ratio===null&&warnings.push("rati\
os must be >0 to compute geomean"),{value,ratio,warnings}}var SET_DIFFERS="benchmark set differs from baseline; geomeans\
 may not be comparable";function arrange(cells,arrangement){let{axes}=arrangement,places=axes.table.tupleRanks(),tables=[];for(let[tuple,place]of places.
entries())tables[place]={tuple,cells:[]};for(let cell of cells)tables[places[cell.table]].cells.push(cell);let rowPlaces=axes.
row.tupleRanks(),columnPlaces=axes.column.tupleRanks(),labels=Array.from(rowPlaces,(_,tuple)=>labelOf(axes.row.values(tuple)));
return tables.map(table=>{let rows=axisOf(table.cells,({row})=>row,rowPlaces),columns=axisOf(table.cells,({column})=>column,
columnPlaces),matrix=rows.tuples.map(()=>columns.tuples.map(()=>null));for(let cell of table.cells){let{values,residues}=cell,
varying=varyingFields(arrangement.residue,residues);matrix[rows.indexes.get(cell.row)][columns.indexes.get(cell.column)]=
{values,varying}}return{...headOf(arrangement,table.tuple),rows:rows.tuples.map(tuple=>labels[tuple]),columns:columns.tuples.
map(tuple=>axes.column.values(tuple)),cells:matrix}})}function headOf({axes,units},tuple){let values=axes.table.values(tuple),
unit=values.pop(),names=axes.table.fields();return{fields:values.map((value,index)=>({name:names[index],value})),unit,assumes:units.
isExact(unit)?"exact":"nothing",better:units.better(unit)}}function axisOf(cells,tupleOf,places){let tuples=[...new Set(
cells.map(tupleOf))].sort((one,other)=>places[one]-places[other]);return{tuples,indexes:new Map(tuples.map((tuple,index)=>[
tuple,index]))}}function labelOf(values){return values.filter(value=>value!=="").join(" ")}var NONE2=[];function varyingFields(residue,tuples){
if(tuples.length<2)return NONE2;let[first=[],...others]=tuples.map(tuple=>residue.values(tuple));return residue.fields().
filter((_,field)=>others.some(values=>values[field]!==first[field]))}function makeIntList(){let numbers=new Int32Array(4096),size=0;return{push(value){if(size===numbers.length){let larger=new Int32Array(
2*size);larger.set(numbers),numbers=larger}numbers[size]=value,size+=1},all:()=>numbers.subarray(0,size)}}var LEFT_OUT=-1,CHUNK=65536;function makeCellStore(){let cells=[],known=[],layouts=[],runLayouts=makeIntList(),runLengths=makeIntList(),
chunks=[],chunk=new Float64Array(0),used2=0;return{cellAt(place,residue){known[place.table]??=[],known[place.table][place.
column]??=[];let rows=known[place.table][place.column],found=rows[place.row];if(found===void 0){rows[place.row]=cells.length;
let{table,row,column}=place;return cells.push({table,row,column,residues:residue})-1}return noteResidue(cells[found],residue),
found},addLayout:cells2=>layouts.push(cells2)-1,addLines(layout,lines,values){let length=lines*layouts[layout].length;used2+
length>chunk.length&&(chunk=new Float64Array(CHUNK),chunks.push(chunk),used2=0),chunk.set(values.subarray(0,length),used2),
used2+=length,runLayouts.push(layout),runLengths.push(lines)},finish:()=>sortIntoCells(cells,{chunks,layouts,runLayouts:runLayouts.
all(),runLengths:runLengths.all()})}}function noteResidue(cell,residue){typeof cell.residues!="number"?cell.residues.add(
residue):cell.residues!==residue&&(cell.residues=new Set([cell.residues,residue]))}function sortIntoCells(cells,log){let counts=countsOf(
cells.length,log),nexts=new Int32Array(cells.length),total=0;for(let cell=0;cell<cells.length;cell+=1)nexts[cell]=total,
total+=counts[cell];let sorted=new Float64Array(total);return distribute(log,sorted,nexts),cells.map(({table,row,column,
residues},number)=>({table,row,column,residues:typeof residues=="number"?[residues]:[...residues],values:sorted.subarray(
nexts[number]-counts[number],nexts[number])}))}function countsOf(size,{layouts,runLayouts,runLengths}){let counts=new Int32Array(
size);for(let run=0;run<runLayouts.length;run+=1){let cells=layouts[runLayouts[run]];for(let index=0;index<cells.length;index+=
1)cells[index]!==LEFT_OUT&&(counts[cells[index]]+=runLengths[run])}return counts}function distribute({chunks,layouts,runLayouts,
runLengths},sorted,nexts){let chunk=0,at2=0;for(let run=0;run<runLayouts.length;run+=1){let cells=layouts[runLayouts[run]],
width=cells.length,length=width*runLengths[run];at2+length>CHUNK&&(chunk+=1,at2=0);let values=chunks[chunk];for(let index=0;index<
width;index+=1){let cell=cells[index];if(cell===LEFT_OUT)continue;let next=nexts[cell];for(let from=at2+index;from<at2+length;from+=
width)sorted[next++]=values[from];nexts[cell]=next}at2+=length}}function makeConfiguration(){let keys=[],values=new Map;function remove(key){if(!values.delete(key))return;let last=keys.
pop();last!==key&&(keys[keys.indexOf(key)]=last)}return{keys,values,set(key,value){value===""?remove(key):(values.has(key)||
keys.push(key),values.set(key,value))},identity:()=>keys.map(key=>`${key}:${values.get(key)}`).join(`
`)}}function wordEnd(bytes,start,end){let at2=start;for(;at2<end;){let byte=bytes[at2];if(byte<=32?isAsciiSpace(byte):byte>=
194&&wideSpaceSize(bytes,at2,end)>0)break;at2+=1}return at2}function skipSpace(bytes,start,end){let at2=start;for(;at2<end;){
let byte=bytes[at2],size=byte<=32?Number(isAsciiSpace(byte)):byte>=194?wideSpaceSize(bytes,at2,end):0;if(size===0)break;
at2+=size}return at2}function isAsciiSpace(byte){return byte===32||byte>=9&&byte<=13}function wideSpaceSize(bytes,at2,end){
let first=bytes[at2];if(first===194){let second=at2+1<end?bytes[at2+1]:0;return second===133||second===160?2:0}if(first<
225||first>227||at2+2>=end)return 0;let rest=bytes[at2+1]<<8|bytes[at2+2];return isWideSpace(first,rest)?3:0}function isWideSpace(first,rest){
return first===225?rest===39552:first===227?rest===32896:rest>=32896&&rest<=32906||rest===32936||rest===32937||rest===32943||
rest===33183}var POWERS=Float64Array.from({length:16},(_,exponent)=>10**exponent),MAX_DIGITS=15;function parsePlainNumber(bytes,start,end){
if(end-start>MAX_DIGITS+1)return-1;let whole=0,point=-1;for(let at2=start;at2<end;at2+=1){let digit=bytes[at2]-48;if(digit>=
0&&digit<=9)whole=whole*10+digit;else if(digit===-2&&point<0)point=at2;else return-1}let digits=end-start-(point<0?0:1);
return digits===0||digits>MAX_DIGITS?-1:point<0?whole:whole/POWERS[end-point-1]}function isShortCount(bytes,start,end){if(end-
start>18)return!1;for(let at2=start;at2<end;at2+=1)if(bytes[at2]<48||bytes[at2]>57)return!1;return end>start}function makeWordTable(){let numbers=new Map,words=[];return{numberOf(word){let known=numbers.get(word);return known!==void 0?
known:(numbers.set(word,words.length),words.push(word)-1)},text:number=>words[number]}}function makeUnitRegistry(){let words=makeWordTable(),factors=[],bases=[],settings=new Map;return{numberOf(unit){let number=words.
numberOf(unit);if(number===factors.length){let tidied=tidyBytes(unit);factors.push(tidied.factor),bases.push(tidied.unit)}
return number},factor:number=>factors[number],writtenUnit:number=>words.text(number),baseUnit:number=>bases[number],applyUnitSetting(unit,key,value){
let base=tidyBytes(unit).unit,known=settings.get(base)??new Map;settings.set(base,known);let present=known.get(key)??value;
return known.set(key,present),present===value?null:`metadata ${key} of unit ${unit} already set to ${present}`},isExact:unit=>settings.
get(tidyBytes(unit).unit)?.get("assume")==="exact",better(unit){let stated=settings.get(tidyBytes(unit).unit)?.get("bett\
er");return stated==="lower"||stated==="higher"?stated:null}}}function kindOf(unit,converted){return 2*unit+Number(converted)}
function unitOf(kind){return kind>>1}function isConverted(kind){return kind%2===1}var FOREIGN=57344;function tidyBytes(unit){
if(!unit.includes("ns")&&!unit.includes("MB"))return{unit,factor:1};let shielded=unit.replaceAll(/[\x80-\xff]/g,byte=>shift(
byte,FOREIGN)),tidied=tidyGoUnit(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,byte=>shift(byte,
-FOREIGN))}}function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}var MAX_SHAPES=16,MAX_UNITS=32,MAX_UNITS_LENGTH=1e3,MAX_LINES=64;function makeLineShapes(){let known=new Map;return{last:null,
remember(units){let key=units.map(({text})=>text).join("	"),shape=known.get(key)??null,isPlain=units.length<=MAX_UNITS&&
key.length<=MAX_UNITS_LENGTH;shape===null&&isPlain&&known.size<MAX_SHAPES&&(shape=makeLineShape(units),known.set(key,shape)),
this.last=shape}}}var NAME="[!#-[\\]-~]*",NUMBER="(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?",GAP="[ \\t]+",ITERATIONS="\\d{1,\
18}";function makeLineShape(units){let measures=units.map(({text})=>`${GAP}(${NUMBER})${GAP}${literal(text)}`),line=`Ben\
chmark(${NAME})${GAP}${ITERATIONS}${measures.join("")}\\n`,plain=line.replaceAll(/\((?!\?)/g,"(?:");return{units,block:new RegExp(
`(?:${plain}){1,${MAX_LINES}}`,"y"),line:new RegExp(line,"g"),json:`"$1",${units.map((_,index)=>`$${index+2},`).join("")}`}}
function literal(text){return text.replaceAll(/\W/g,byte=>`\\x${byte.charCodeAt(0).toString(16).padStart(2,"0")}`)}function parseSameShape(reading,longest){
let{text,shapes,start}=reading,shape=shapes.last;if(shape===null)return!1;let{block,line,json}=shape;if(block.lastIndex=
start,!block.test(text)||block.lastIndex-start>=longest)return!1;reading.start=block.lastIndex;let lines=text.slice(start,
reading.start).replace(line,json),told=JSON.parse(`[${lines}0]`);return reading.number+=(told.length-1)/(shape.units.length+
1),passRuns(reading,shape,told),!0}function passRuns({run,sink},{units},told){let{values,kinds}=run,width=units.length,own=new Int32Array(
width),name,lines=0,tellRun=()=>{lines!==0&&(run.lines=lines,run.width=width,sink.addResults(sink.names.numberOf(name),run))};
for(let at2=0;at2<told.length-1;at2+=width+1){let used2=lines*width,isSame=told[at2]===name;for(let index=0;index<width;index+=
1){let{number,factor}=units[index],value=told[at2+1+index],based=value*factor;values[used2+index]=based,own[index]=kindOf(
number,based!==value),own[index]!==kinds[index]&&(isSame=!1)}isSame||(tellRun(),values.copyWithin(0,used2,used2+width),kinds.
set(own),name=told[at2],lines=0),lines+=1}tellRun()}var LINE_FEED=10,CARRIAGE_RETURN=13,COLON=58,SPACE=32,TAB=9,LINE_BUFFER_SIZE=65536,MAX_VALUES2=LINE_BUFFER_SIZE/4;function parseBenchmarkFile(file,sink){
let{buffer,byteOffset,byteLength}=file.bytes,bytes=Buffer.from(buffer,byteOffset,byteLength),values=new Float64Array(MAX_VALUES2),
kinds=new Int32Array(MAX_VALUES2),reading={bytes,text:bytes.toString("latin1"),sink,run:{lines:0,width:0,values,kinds},shapes:makeLineShapes(),
start:0,end:0,number:0};for(;reading.start<bytes.length;){if(parseSameShape(reading,LINE_BUFFER_SIZE))continue;let{start}=reading,
found=bytes.indexOf(LINE_FEED,start),end=found<0?bytes.length:found;end-start>=LINE_BUFFER_SIZE&&throwBenchstatError(`${file.
path}:${reading.number}: bufio.Scanner: token too long`),reading.number+=1,reading.end=end>start&&bytes[end-1]===CARRIAGE_RETURN?
end-1:end,parseLine(reading),reading.start=end+1}}function parseLine(reading){let{bytes,start,end,sink}=reading;if(startsWith(
bytes,start,BENCHMARK)){let message=parseResultLine(reading);message!==null&&sink.addProblem(reading.number,message)}else
startsWith(bytes,start,UNIT)&&wordEnd(bytes,start,end)===start+UNIT.length?parseUnitLine(reading):parseConfigurationLine(
reading)}var BENCHMARK=Buffer.from("Benchmark"),UNIT=Buffer.from("Unit");function startsWith(bytes,start,prefix){for(let index=0;index<
prefix.length;index+=1)if(bytes[start+index]!==prefix[index])return!1;return!0}function parseResultLine({bytes,text,start,
end,sink,run,shapes}){let nameStart=start+BENCHMARK.length,nameEnd=wordEnd(bytes,nameStart,end);if(nameEnd===end)return null;
let at2=skipSpace(bytes,nameEnd,end);if(at2===end)return"missing iteration count";let stop=wordEnd(bytes,at2,end);if(!isShortCount(
bytes,at2,stop)){let iterations=parseIterations(text.slice(at2,stop));if(typeof iterations=="string")return`parsing iter\
ation count: ${iterations}`}let units=[],count=0;for(at2=skipSpace(bytes,stop,end);at2<end;at2=skipSpace(bytes,stop,end)){
stop=wordEnd(bytes,at2,end);let value=parsePlainNumber(bytes,at2,stop);if(value<0){let number2=parseGoFloat(text.slice(at2,
stop));if(typeof number2=="string")return`parsing measurement: ${number2}`;value=number2}if(at2=skipSpace(bytes,stop,end),
at2===end)return"missing units";stop=wordEnd(bytes,at2,end);let unit=bytes.toString("latin1",at2,stop),number=sink.units.
numberOf(unit),factor=sink.units.factor(number),based=value*factor;units.push({text:unit,number,factor}),run.values[count]=
based,run.kinds[count]=kindOf(number,based!==value),count+=1}return count===0?"missing measurements":(run.lines=1,run.width=
count,shapes.remember(units),sink.addResults(sink.names.numberOf(bytes.toString("latin1",nameStart,nameEnd)),run),null)}
function parseUnitLine({bytes,start,end,sink,number}){let at2=skipSpace(bytes,start+UNIT.length,end);at2===end&&sink.addProblem(
number,"missing unit");let stop=wordEnd(bytes,at2,end),unit=bytes.toString("latin1",at2,stop);for(at2=skipSpace(bytes,stop,
end);at2<end;at2=skipSpace(bytes,stop,end)){stop=wordEnd(bytes,at2,end);let setting=bytes.toString("latin1",at2,stop),equals=setting.
indexOf("="),message=equals>0?sink.units.applyUnitSetting(unit,setting.slice(0,equals),setting.slice(equals+1)):"expecte\
d key=value";message!==null&&sink.addProblem(number,message)}}function parseConfigurationLine({bytes,start,end,sink}){let colon=keyEnd(
bytes,start,end);if(colon<0)return;let value=colon+1;for(;value<end&&(bytes[value]===SPACE||bytes[value]===TAB);)value+=
1;value===colon+1&&value<end||sink.configure(bytes.toString("latin1",start,colon),bytes.toString("latin1",value,end))}var KEY_BEYOND_ASCII=new RegExp(
`^\\p{Ll}[^\\p{Lu}${GO_SPACE}]*$`,"u");function keyEnd(bytes,start,end){let first=bytes[start];if(start===end||!(isLower(
first)||first>=128))return-1;let isAscii=!0;for(let at2=start;at2<end;at2+=1){let byte=bytes[at2];if(byte>=128)isAscii=!1;else{
if(isAsciiSpace(byte)||isUpper(byte))return-1;if(byte===COLON)return isAscii||KEY_BEYOND_ASCII.test(bytes.toString("utf8",
start,at2))?at2:-1}}return-1}function isLower(byte){return byte>=97&&byte<=122}function isUpper(byte){return byte>=65&&byte<=
90}function makeTabulator(expressions){let filter=parseFlagExpression("filter",()=>parseFilter(expressions.filter)),group=makeProjectionGroup(),
parse=flag=>parseFlagExpression(flag,()=>group.parse(expressions[flag],{withUnit:flag==="table"})),table=parse("table"),
row=parse("row"),column=parse("col"),run={names:makeWordTable(),units:makeUnitRegistry(),filter,axes:{table,row,column},
ignored:parse("ignore"),residue:group.residue(),store:makeCellStore()},problems=[];return{problems,read:file=>tabulateFile(
run,file,problems),add:(label,results)=>addForeign(run,label,results),grids:()=>arrange(run.store.finish(),run)}}function parseFlagExpression(flag,parse){
try{return parse()}catch(thrown){let message=benchstatMessageOf(thrown);if(message===null)throw thrown;return throwBenchstatError(
`parsing -${flag}: ${message}`)}}function makeNameCells({axes,ignored},result){let{table,row,column}=axes,isAdmitted=[table,
row,column,ignored].every(projection=>projection.admits(result));return{cells:[],layouts:[],isAdmitted,position:null}}function makeConfigurationCache(){
return{plans:new Map,tuples:new Map}}var MAX_CONFIGURATIONS=1e3;function tabulateFile(run,{label,path,bytes},problems){let configuration=makeConfiguration(),
scopes=new Map,scope=null;function currentScope(){let identity=configuration.identity();scopes.size>MAX_CONFIGURATIONS&&
scopes.clear();let current=scopes.get(identity)??makeConfigurationCache();return scopes.set(identity,current),current}parseBenchmarkFile(
{path,bytes},{names:run.names,units:run.units,configure(key,value){configuration.set(key,value),scope=null},addResults(name,lines){
scope??=currentScope();let known=scope.plans.get(name),layout=known&&findLayout(known,lines);if(layout===void 0){let result={
name:run.names.text(name),file:label,configuration},plan=known??makeNameCells(run,result);scope.plans.set(name,plan),layout=
addLayout(run,{scope,plan,lines,result})}run.store.addLines(layout,lines.lines,lines.values)},addProblem(line,message){problems.
push({where:`${path}:${line}`,message})}})}function findLayout({layouts},{width,kinds}){return layouts.find(layout=>layout.
kinds.length===width&&layout.kinds.every((kind,at2)=>kind===kinds[at2]))?.number}function addLayout(run,{scope,plan,lines,
result}){let kinds=Array.from(lines.kinds.subarray(0,lines.width));for(let kind of kinds)plan.cells[kind]??=findCell(run,
{result,scope,plan,kind});let number=run.store.addLayout(kinds.map(kind=>plan.cells[kind]));return plan.layouts.push({kinds,
number}),number}function addForeign(run,label,results){for(let{name,configuration:settings,unit,values}of results){let configuration=makeConfiguration();
for(let[key,value]of Object.entries(settings))configuration.set(key,value);let number=run.units.numberOf(unit);for(let value of values){
let based=value*run.units.factor(number),result={name,file:label,configuration},cell=findCell(run,{result,scope:makeConfigurationCache(),
plan:makeNameCells(run,result),kind:kindOf(number,based!==value)});run.store.addLines(run.store.addLayout([cell]),1,Float64Array.
of(based))}}}function findCell(run,{result,scope,plan,kind}){let{filter,axes,residue,units,store}=run,writtenUnit=units.
writtenUnit(unitOf(kind)),shownUnit=isConverted(kind)?units.baseUnit(unitOf(kind)):writtenUnit,{table,row,column}=axes;if(!plan.
isAdmitted||!filter({result,unit:shownUnit,writtenUnit}))return LEFT_OUT;let tableTuple=tupleIn(scope,table,result,shownUnit);
return plan.position??={row:tupleIn(scope,row,result),column:tupleIn(scope,column,result),residue:tupleIn(scope,residue,
result)},store.cellAt({table:tableTuple,row:plan.position.row,column:plan.position.column},plan.position.residue)}function tupleIn({
tuples},projection,result,unit=""){if(projection.readsName)return projection.tupleOf(result,unit);let known=tuples.get(projection);
known===void 0&&(known=new Map,tuples.set(projection,known));let tuple=known.get(unit)??projection.tupleOf(result,unit);
return known.set(unit,tuple),tuple}var UNUSED_ALPHA=.05;function makeCustomTables(pairs,settings){let{table,row,col,ignore,filter}=settings,tabulator=makeTabulator(
{table:toBytes(table),row:toBytes(row),col:toBytes(col),ignore:toBytes(ignore),filter:toBytes(filter)}),sides2=sidesOf(settings);
for(let side of sides2)tabulator.add(side,pairs.flatMap(pair=>resultOf(pair,side)));let unitsOf=chosen=>new Set(chosen.map(
({subject})=>unitOf2(subject))),inexact=unitsOf(pairs.filter(({exact})=>!exact)),unsteady=unitsOf(pairs.filter(({varies})=>varies));
return tabulator.grids().map(grid=>{let summary=summarise2(grid,{alpha:UNUSED_ALPHA,confidence:CONFIDENCE}),unit=fromBytes(
grid.unit),mixed=new Set(grid.cells.flat().flatMap(cell=>cell?.varying??[])),constancy={exact:!inexact.has(unit),varies:unsteady.
has(unit)};return makeCustomTable(summary,{unit,sides:sides2,...constancy,varying:[...mixed].map(fromBytes)})})}function sidesOf({
table,row,col}){return[table,row,col].some(projection=>projectionKeysOf(projection).includes(".file"))?SIDES:["head"]}function resultOf({
subject,...samples},side){let sample=samples[side];return sample===null?[]:[{name:toBytes(subject.name),configuration:{...subject.
command!==null&&{command:toBytes(subject.command)},...subject.group!==null&&{pkg:toBytes(subject.group)}},unit:toBytes(unitOf2(
subject)),values:sample.values}]}function unitOf2({metric,unit}){return toMetricUnit(metric,unit)}function makeCustomTable({
fields,columns,rows,geomeans:geomeans2},means){return{fields:fields.map(({name,value})=>({name:fromBytes(name),value:fromBytes(
value)})),unit:means.unit,sides:means.sides,varying:means.varying,columns:columns.map(values=>values.map(fromBytes)),rows:rows.
map(({label,cells})=>({label:fromBytes(label),cells:cells.map(cell=>cell&&makeCustomCell(cell,means))})),geomeans:geomeans2.
map(({value,ratio})=>({value,delta:ratio===null?null:ratio-1}))}}function makeCustomCell({centre,low,high,sample,comparison},means){
let isConstant=samples=>isExact(samples,means);return{n:sample.length,median:centre,spread:isConstant([sample])?{low:centre,
high:centre}:{low,high},comparison:comparison&&compareCells({sides:[comparison.base.sample,sample],delta:ratioMinusOne(comparison.
base.centre,centre),isExact:isConstant([comparison.base.sample,sample])})}}function compareCells({sides:sides2,delta,isExact:isExact2}){
if(isExact2)return{delta,change:delta,p:null};let[base,head]=[Array.from(sides2[0]),Array.from(sides2[1])];return{delta,
change:estimateChange(base,head,{delta}).change,p:mannWhitney(base,head).p}}var USUAL_LOOKS=[6,10,14,20,30];function planLooks({min,max}){return min===max?[max]:[min,...USUAL_LOOKS.filter(rounds=>rounds>
min&&rounds<max),max]}var EXACT_LOOK=2;function planPauses(rounds){let planned=planLooks(rounds);return planned[0]>EXACT_LOOK?
[EXACT_LOOK,...planned]:planned}function spendAlpha({alpha,looks},completed,smallestP3){let max=looks.at(-1),allowedBy=rounds=>alpha*
Math.min(1,rounds/max)**2,spent=0;for(let rounds of looks){if(rounds>=completed)break;smallestP3(rounds)<=allowedBy(rounds)-
spent&&(spent=allowedBy(rounds))}return allowedBy(completed)-spent}var SEED=625341585;function normalDraws(length){let draws=new Float64Array(length),state=SEED;for(let index=0;index<length;index+=
1)state^=state<<13,state^=state>>>17,state^=state<<5,draws[index]=normalQuantile(((state>>>0)-.5)/2**32);return draws}var POWER2=.9,SIMULATIONS=1e3,MAX_ROUNDS=30;function finderFor({chances,likely}){let steps=chances.map(chance=>simulateLook(
chance,likely));if(steps.every(({byRanks})=>byRanks===null))return()=>null;let sizes=new Float64Array(SIMULATIONS);return(noise,limit)=>{
for(let index=0;index<SIMULATIONS;index+=1)sizes[index]=findSmallestChange(steps,{index,noise,limit});return sizes.sort()[Math.
ceil(POWER2*SIMULATIONS)-1]}}function simulateLook(chance,likely){let{alpha,clearing}=chance,rounds=Math.min(chance.rounds,
MAX_ROUNDS),rehearsals=simulateRuns(rounds),column=position=>Float64Array.from(rehearsals,({differences})=>differences[position]),
beyond=untiedLowerHalf(rounds,rounds).findIndex(probability=>probability>alpha),inversions=(beyond===-1?Math.floor(rounds**
2/2):beyond)-1,beyondLikely=ratiosOutside(rounds,rounds,likely),beyondPossible=ratiosOutside(rounds,rounds,1-2*clearing);
return{byRanks:inversions<0?null:column(inversions),likely:beyondLikely===0?null:Float64Array.from(rehearsals,({shift:shift2,
differences})=>Math.min(shift2,differences[beyondLikely-1])),ends:beyondPossible===0?null:column(rounds**2-beyondPossible)}}
function findSmallestChange(steps,{index,noise,limit}){let found=1/0,uncleared=-1/0;for(let{byRanks,likely,ends}of steps){
if(byRanks!==null&&likely!==null){let needed=maxOf(maxOf(-noise*byRanks[index],limit-noise*likely[index]),uncleared);needed<
found&&(found=needed)}ends!==null&&(uncleared=maxOf(uncleared,limit-noise*ends[index]))}return found}function maxOf(left,right){
return left>right?left:right}var allDraws=null,runsByRounds=new Map;function simulateRuns(rounds){let known=runsByRounds.
get(rounds);if(known!==void 0)return known;allDraws??=normalDraws(2*MAX_ROUNDS*SIMULATIONS);let draws=allDraws,made=Array.
from({length:SIMULATIONS},(_,index)=>{let start=2*MAX_ROUNDS*index,base=draws.subarray(start,start+rounds),head=draws.subarray(
start+MAX_ROUNDS,start+MAX_ROUNDS+rounds),differences=new Float64Array(rounds**2),next=0;for(let b of base)for(let h of head)
differences[next++]=h-b;return{differences:differences.sort(),shift:median([...head])-median([...base])}});return runsByRounds.
set(rounds,made),made}var QUARTILES_OF_NORMAL=2*normalQuantile(.75);function robustSpread(values){let ascending=sortAscending(values),range=quantile(
ascending,.75)-quantile(ascending,.25);if(range>0)return range/QUARTILES_OF_NORMAL;let centre=quantile(ascending,.5);return Math.
sqrt(values.reduce((sum2,value)=>sum2+(value-centre)**2,0)/values.length)}function quantile(ascending,part){let last=ascending.
length-1,position=Math.min(last,Math.max(0,(ascending.length+1/3)*part+1/3-1)),below=ascending[Math.floor(position)],above=ascending[Math.
ceil(position)];return below+(position-Math.floor(position))*(above-below)}function spreadOf({base,head}){if(base===null||head===null)return null;let sides2=[base,head];return sides2.every(({values})=>values.
every(value=>value>0))?robustSpread(sides2.flatMap(residuals)):null}function biasCorrectionOf({n}){return n>1?Math.sqrt(
n/(n-1)):1}function residuals(side){return side.values.map(value=>biasCorrectionOf(side)*Math.log(value/side.median))}function changeFinder(chances){let shiftFound=shiftFinder(chances);return({spread,better},limit)=>{let shift2=shiftFound(
spread,toShift(limit,better));return shift2===null?null:toRatio(shift2,better)}}var latest=null;function shiftFinder(chances){
let key=JSON.stringify(chances);return latest?.key!==key&&(latest={key,finder:finderFor({chances,likely:LIKELY_CONFIDENCE})}),
latest.finder}function toShift(worsening,better){return better==="lower"?Math.log1p(worsening):-Math.log1p(-worsening)}function toRatio(shift2,better){
return better==="lower"?Math.expm1(shift2):-Math.expm1(-shift2)}var DIGITS=2,SPREAD_MARGIN=1.08;function rowFinder(chances){
let find=changeFinder(chances),known=new Map;return(row,{limit,minDelta})=>{let exactSpread=row.exact?null:spreadOf(row),
step=stepOf2(row);if(exactSpread===null||step===null||row.base===null||row.better==="higher"&&limit>=1)return null;let spread=Number(
(SPREAD_MARGIN*exactSpread).toPrecision(DIGITS)),key=`${spread} ${limit} ${row.better}`;known.has(key)||known.set(key,find(
{spread,better:row.better},limit));let found=known.get(key);return found===null?null:roundUpToStep(Math.max(found,minDelta/
row.base.median),step/row.base.median)}}function roundUpToStep(change,step){return step*(Math.floor(change/step)+1)}function stepOf2({
base,head}){let values=[...base?.values??[],...head?.values??[]].toSorted((left,right)=>left-right),least=1/0;for(let index=1;index<
values.length;index+=1){let step=values[index]-values[index-1];step>0&&step<least&&(least=step)}return least===1/0?null:
least}function planDetectionLooks({rounds,alpha,looks}){let planned=planLooks(rounds),all=looks??planned,levels=clearingLevels(
all,rounds.max);return all.map((look,index)=>({rounds:look,alpha:spendAlpha({alpha,looks:planned},look,smallestP2),clearing:levels[index]}))}
function smallestP2(rounds){return smallestTwoSidedP(rounds,rounds)/2}function nameCommands(commands){return commands.length===1?[null]:commands.map((_,index)=>`command ${index+1}`)}function nameBaselineCommands(kept,current){
let names=nameCommands(current),free=new Set(current.keys()),take=index=>free.delete(index)?index:null,inPlace=kept.map(
(text,index)=>text===current[index]?take(index):null),byText=kept.map((text,index)=>inPlace[index]??take(current.findIndex(
(other,at2)=>other===text&&free.has(at2))));return kept.map((_,index)=>{let match=byText[index]??take(index);return match===
null?`command ${index+1} of the baseline`:names[match]})}function splitSeriesByCommand(recording){let names=nameCommandsBySide(
recording);return recording.series.flatMap(series=>{let commandOf=(side,invocation)=>names[side][recording.invocations[invocation]?.
command??0]??null,commands=new Set(SIDES.flatMap(side=>series[side].invocations.map(at2=>commandOf(side,at2))));return commands.
size<=1?[...commands].map(command=>({command,series})):[...commands].map(command=>{let restrict=side=>{let kept=[...series[side].
invocations.keys()].filter(index=>commandOf(side,series[side].invocations[index])===command);return{invocations:kept.map(
index=>series[side].invocations[index]),values:kept.map(index=>series[side].values[index])}};return{command,series:{...series,
base:restrict("base"),head:restrict("head")}}})})}function nameCommandsBySide({schedule,baseline}){let own=nameCommands(
schedule.commands);return{base:baseline===void 0?own:nameBaselineCommands(baseline.commands,schedule.commands),head:own}}function groupSamples(recording,grouping){let all=splitSeriesByCommand(recording),suffix=gomaxprocsSuffixOf(recording),nameOf=makeNameResolver(
all,{renamed:grouping.renamed,suffix}),rows=new Map,counted=findUsedRounds(recording);for(let{command,series}of all){let{
unit,factor}=tidyUnit(series.unit);for(let side of SIDES){let points=validValuesOf(recording,series[side],counted[side]);
if(points.length===0)continue;let name=nameOf({command,series},side),key=JSON.stringify([command,series.group,name,series.
metric,unit]),row=rows.get(key)??{command,series,name,unit,base:[],head:[]};rows.set(key,row),row[side].push(...points.map(
point=>({...point,value:point.value*factor})))}}let varying=new Set([...rows.values()].filter(hasDifferentValues).map(metricKey));
return[...rows.values()].map(row=>({...pairOf(row,{units:grouping.units,suffix}),varies:varying.has(metricKey(row))}))}function hasDifferentValues({
base,head}){return[base,head].some(points=>points.some(({value})=>value!==points[0]?.value))}function metricKey({command,
series,unit}){return JSON.stringify([command,series.metric,unit])}function selectSeries(recording,{renamed},benchmarks){
let all=splitSeriesByCommand(recording),nameOf=makeNameResolver(all,{renamed,suffix:gomaxprocsSuffixOf(recording)}),wanted=new Set(
benchmarks.map(benchmarkKeyOf)),isWanted=(one,side)=>{let{command,series}=one;return series[side].values.length===0?!1:wanted.
has(benchmarkKeyOf({command,group:series.group,name:nameOf(one,side)}))};return all.filter(one=>SIDES.some(side=>isWanted(
one,side))).map(({series})=>series)}function pairOf({command,series,name,unit,base,head},{units,suffix}){let{group,metric,
primary,deterministic}=series,stated=unitSettingFor(units,metric,unit),known=unitDescriptionOf(unit),[,shortName]=listNameVariants(
name,suffix);return{subject:{command,group,name,...shortName!==void 0&&{shortName},metric,unit,better:stated.better??series.
better??known.better,primary},base:sampleOf(base),head:sampleOf(head),exact:stated.exact??(deterministic||known.exact)}}
function makeNameResolver(all,{renamed,suffix}){let namesOn=side=>{let present=all.filter(({series})=>series[side].values.
length>0);return new Set(present.map(({command,series:{name}})=>nameKey(command,name)))},[onBase,onHead]=[namesOn("base"),
namesOn("head")];return({command,series:{name}},side)=>{if(side==="head")return name;let known=listNameVariants(name,suffix).
find(candidate=>Object.hasOwn(renamed,candidate));if(known===void 0)return name;let wanted=known===name?renamed[known]:`${renamed[known]}${suffix}`,
key=nameKey(command,wanted);return onHead.has(key)&&!onBase.has(key)?wanted:name}}function nameKey(command,name){return JSON.
stringify([command,name])}function findUnusedRenames(recording,{renamed}){let suffix=gomaxprocsSuffixOf(recording),onBase=recording.
series.filter(({base})=>base.values.length>0),known=new Set(onBase.flatMap(({name})=>listNameVariants(name,suffix)));return Object.
keys(renamed).filter(name=>!known.has(name))}function validValuesOf({schedule,invocations},own,counted){return own.invocations.
flatMap((invocation,index)=>{let raw=own.values[index]??[],{round,outcome}=invocations[invocation]??{};return round===void 0||
outcome==="disturbed"||!counted.has(round)||raw.length===0?[]:(schedule.unit==="sample"?raw:[median(raw)]).map(value=>({
round,invocation,value}))})}function sampleOf(points){if(points.length===0)return null;let ordered=points.toSorted((left,right)=>left.
invocation-right.invocation);return{values:ordered.map(({value})=>value),rounds:ordered.map(({round})=>round)}}function cutAtRound(sample,round){
if(sample===null)return null;let isKept=(_,index)=>sample.rounds[index]<=round,values=sample.values.filter(isKept);return values.
length===0?null:{values,rounds:sample.rounds.filter(isKept)}}function unitSettingFor(units,metric,unit){return Object.hasOwn(
units,metric)?units[metric]??{}:Object.hasOwn(units,unit)?units[unit]??{}:{}}function warnAboutDirections({series},{units}){let contrary=series.filter(({metric,unit,better})=>{let base=tidyUnit(unit).
unit,known=unitDescriptionOf(base),isStated=unitSettingFor(units,metric,base).better!==void 0;return better!==null&&better!==
known.better&&!known.guessed&&!isStated}),[first]=contrary;if(first===void 0)return[];let more=contrary.length===1?"":` \
and ${contrary.length-1} more`;return[{where:"units",message:`the results say of ${quoteText(first.metric)} of ${quoteText(
first.name)}${more} that ${first.better} is better, which is unusual for the unit ${quoteText(first.unit)}. If that is r\
ight, confirm it in the configuration under \`units\`; if not, correct what the benchmark writes.`,severity:"warning"}]}function withDisplayedInterval(row){let confidence=confidenceOf(row);return confidence===CONFIDENCE?row:withConfidence(row,
confidence)}function confidenceOf(row){return row.verdicts.some(verdict=>hasStoppedEarly(row,verdict))?CONFIDENCE_OF_STOPPED:
CONFIDENCE}function withDetectable(rows,looks){let find=rowFinder(looks??[]);return rows.map(row=>{let found=row.verdicts.
flatMap(({kind,level,limit,minDelta=0})=>kind==="max-regression"&&level!=="report"&&limit!==null?[{limit,minDelta}]:[]).
flatMap(floor=>find(row,floor)??[]);return{...row,detectable:found.length>0?Math.min(...found):null}})}var MAX_POINTS=12,MAX_PAIRS=2e7,MIN_PAIRS=3600;function estimateHistoriesOf(comparisons,confidenceOf2){let mostPairs=Math.
max(MIN_PAIRS,MAX_PAIRS/comparisons.length);return comparisons.map(one=>estimateHistoryOf(one,{mostPairs,confidence:confidenceOf2(
one)}))}function estimateHistoryOf(comparison,{mostPairs=MAX_PAIRS,confidence=CONFIDENCE}={}){let{base,head,exact,change,
interval}=comparison;if(base===null||head===null||exact)return[];let first=Math.max(base.rounds[0]??1,head.rounds[0]??1),
rounds=[...new Set([...base.rounds,...head.rounds])].filter(round=>round>=first).toSorted((left,right)=>left-right),chosen=pickEvenly(
rounds,countPoints(base,head,mostPairs)),last=chosen.at(-1);return chosen.map(round=>({round,...round===last?{change,interval}:
estimateAtRound(round,{base,head,confidence})}))}function countPoints(base,head,mostPairs){let affordable=Math.floor(mostPairs/
(base.n*head.n));return Math.min(MAX_POINTS,Math.max(2,affordable))}function estimateAtRound(round,{base,head,confidence}){
let[until,of]=[cutAtRound(base,round),cutAtRound(head,round)];if(until===null||of===null)return{change:null,interval:null};
let{change,interval}=estimateChange(until.values,of.values,{confidence});return{change,interval}}function pickEvenly(rounds,count){
if(rounds.length<=count)return[...rounds];let step=(rounds.length-1)/(count-1);return Array.from({length:count},(_,index)=>rounds[Math.
round(index*step)])}function geomean(values){if(values.length===0||!values.every(value=>value>0&&value<1/0))return null;let meanLog=0;for(let[
index,value]of values.entries())meanLog+=(Math.log(value)-meanLog)/(index+1);return Math.exp(meanLog)}function geomeans(comparisons){return[...new Set(comparisons.map(({unit})=>unit))].flatMap(unit=>{let own=comparisons.filter(
comparison=>comparison.unit===unit);if(own.some(({metric})=>metric!==own[0]?.metric))return[];let pairs=own.flatMap(({base:base2,
head:head2})=>base2&&head2&&base2.median>0&&head2.median>0?[[base2.median,head2.median]]:[]),base=geomean(pairs.map(([value])=>value)),
head=geomean(pairs.map(([,value])=>value)),ratio=geomean(pairs.map(([from,to])=>to/from));return pairs.length<2||base===
null||head===null||ratio===null?[]:[{unit,base,head,delta:ratio-1,n:pairs.length}]})}function compareGeomean(pairs,clearing){
let members=pairs.flatMap(({base,head,...rest})=>base!==null&&head!==null&&isPositive(base)&&isPositive(head)?[{...rest,
base,head}]:[]),[first]=members;if(first===void 0)return null;let all={subject:{...first.subject,command:null,group:null,
name:`geomean of ${members.length}`},base:geomeanOfRounds(members.map(({base})=>base)),head:geomeanOfRounds(members.map(
({head})=>head)),exact:members.every(({exact})=>exact),varies:members.some(({varies})=>varies)},rounds=comparePair(all,clearing),
medians={base:members.map(({base})=>median(base.values)),head:members.map(({head})=>median(head.values))},ratio=geomean(
medians.head.map((head,index)=>head/medians.base[index])),delta=rounds.delta===null||ratio===null?null:ratio-1;return{...rounds,
base:rounds.base&&replaceMedian(rounds.base,medians.base),head:rounds.head&&replaceMedian(rounds.head,medians.head),delta,
change:rounds.exact?delta:rounds.change,members:members.map(({subject:{command,group,name}})=>({command,group,name})),leftOut:pairs.
length-members.length}}function replaceMedian(rounds,medians){return{...rounds,median:geomean(medians)??rounds.median}}function isPositive({
values}){return values.every(value=>value>0&&value<1/0)}function geomeanOfRounds(samples){let moments=samples.map(indexByMoment),
shared=[...moments[0]?.entries()??[]].flatMap(([moment,{round}])=>{let values=moments.flatMap(own=>own.get(moment)?.value??
[]),mean=values.length===samples.length?geomean(values):null;return mean===null?[]:[{round,value:Number(mean.toPrecision(
EQUAL_DIGITS))}]});return shared.length===0?null:{values:shared.map(({value})=>value),rounds:shared.map(({round})=>round)}}
var EQUAL_DIGITS=12,MAX_VALUES_IN_ROUND=2**24;function indexByMoment({values,rounds}){let moments=new Map,[current,place]=[
0,0];for(let[index,value]of values.entries()){let round=rounds[index];place=round===current?place+1:0,current=round,moments.
set(round*MAX_VALUES_IN_ROUND+place,{round,value})}return moments}var BASELINE="baseline";function asBaseline(recording){let{invocations,environment}=recording,whole=findWholeRounds(recording),
kept=invocations.flatMap(({side,round,outcome},index)=>side==="head"&&outcome==="ok"&&whole.has(round)?[index]:[]),positions=new Map(
kept.map((from,to)=>[from,to])),{observations:_,...machine}=environment,{changes:__,baseline:___,places:____,...rest}=recording;
return{...rest,commits:{base:{sha:null,how:"none"},head:recording.commits.head},environment:{...machine,toolchain:{base:[],
head:environment.toolchain?.head??[]}},invocations:kept.map(index=>{let{startMs,durationMs,steal:_steal,others:_others,...one}=invocations[index];
return{...one,startMs:Math.round(startMs),durationMs:Math.round(durationMs)}}),series:recording.series.flatMap(series=>pickSeriesValues(
series,positions)),problems:[]}}function pickSeriesValues({base:_,head,...rest},positions){let taken=head.invocations.flatMap(
(from,at2)=>{let to=positions.get(from);return to===void 0?[]:[{to,values:head.values[at2]}]});if(taken.length===0)return[];
let values={invocations:taken.map(({to})=>to),values:taken.map(({values:values2})=>values2)};return[{...rest,base:NO_VALUES,
head:values}]}var NO_VALUES={invocations:[],values:[]};function withBaseline(head,{path,recording:kept}){let offset=head.
invocations.length,rename=makeRenamer(kept,head),standIns=kept.series.map(one=>({...one,name:rename(one.name),base:{...one.
head,invocations:one.head.invocations.map(index=>index+offset)},head:NO_VALUES})),{toolchain}=head.environment;return{...head,
commits:{...head.commits,base:{sha:head.commits.base.sha,how:BASELINE}},baseline:{path,commit:kept.commits.head,measuredOn:kept.
measuredOn??null,commands:kept.schedule.commands,environment:kept.environment},environment:{...head.environment,toolchain:{
base:kept.environment.toolchain?.head??[],head:toolchain?.head??[]}},invocations:[...head.invocations,...kept.invocations.
map(one=>({...one,side:"base"}))],series:[...head.series,...standIns]}}function makeRenamer(kept,head){let[from,to]=[gomaxprocsSuffixOf(
kept),gomaxprocsSuffixOf(head)],onHead=new Set(head.series.map(({name})=>name));return from===""||onHead.size===0?name=>name:
name=>onHead.has(name)?name:`${name.slice(0,-from.length)}${to}`}function compareMachines(there,here){return[["processor",
({cpu})=>cpu],["cores",({cores})=>cores===0?"":String(cores)],["image",({image})=>image??""],["architecture",({architecture})=>architecture],
["system",({os})=>os]].flatMap(([what,of])=>{let[one,other]=[of(there),of(here)];return one===other||one===""||other===""?
[]:[{what,there:one,here:other}]})}function makeBothSidesCheck(rows){let base=new Set(rows.filter(row=>row.base!==null).map(benchmarkKeyOf)),head=new Set(rows.
filter(row=>row.head!==null).map(benchmarkKeyOf));return row=>base.has(benchmarkKeyOf(row))&&head.has(benchmarkKeyOf(row))}function createWarning(where,message){return{where,message,severity:"warning"}}var MAX_AGE_DAYS=90,DAY_MS=1440*60*1e3,REWRITE_ADVICE="Write it anew with `bench-referee check --write-baseline`.",warnAboutMachine=({
baseline,environment})=>{if(baseline===void 0)return null;let found=compareMachines(baseline.environment,environment);if(found.
length===0)return null;let listed=found.map(({what,there,here})=>`${what} ${quoteText(there)} there and ${quoteText(here)}\
 here`);return createWarning("baseline",`it was measured on another machine: ${listed.join(", ")}. Results that depend o\
n the machine tell little of the code.`)},warnAboutCommands=({baseline,schedule})=>baseline===void 0||JSON.stringify(baseline.
commands)===JSON.stringify(schedule.commands)?null:createWarning("baseline",`it was measured with ${formatQuoted(baseline.
commands)} and head with ${formatQuoted(schedule.commands)}, which may not measure the same. ${REWRITE_ADVICE}`),warnAboutAge=({
baseline,measuredOn})=>{if(!baseline?.measuredOn||measuredOn===void 0)return null;let days=Math.floor((Date.parse(measuredOn)-
Date.parse(baseline.measuredOn))/DAY_MS);return days>MAX_AGE_DAYS?createWarning("baseline",`it is ${days} days old, of ${baseline.
measuredOn}. ${REWRITE_ADVICE}`):null},warnAboutUnknownChanges=({baseline,changes})=>{if(baseline===void 0||changes!==void 0)
return null;let why=baseline.commit.how==="worktree"?"it was measured with uncommitted changes":"the commit that it was \
measured at is not part of this clone";return createWarning("baseline",`${why}, so it is not known whether dependencies \
or benchmarks differ from those of head. ${REWRITE_ADVICE}`)},warnAboutMembers=({baseline},rows)=>{let added=rows.filter(
({base})=>base===null),gone=rows.filter(({head})=>head===null);if(baseline===void 0||added.length+gone.length===0)return null;
let isOfBoth=makeBothSidesCheck(rows),parts2=[...formatAffected(added,isOfBoth).map(who=>`${who} not in it`),...formatAffected(
gone,isOfBoth).map(who=>`${who} only there`)];return createWarning("baseline",`${parts2.join(", and ")}. Where that is o\
n purpose: ${lowerFirst(REWRITE_ADVICE)}`)};function formatAffected(rows,isOfBoth){let benchmarks=new Set(rows.filter(row=>!isOfBoth(
row)).map(benchmarkKeyOf)).size,metrics=new Set(rows.filter(isOfBoth).map(({metric})=>metric)).size;return[...benchmarks===
0?[]:[`${benchmarks} ${benchmarks===1?"benchmark is":"benchmarks are"}`],...metrics===0?[]:[`${metrics} ${metrics===1?"m\
etric is":"metrics are"}`]]}function formatQuoted(texts){return texts.map(quoteText).join(", ")}function lowerFirst(text){
return text.charAt(0).toLowerCase()+text.slice(1)}function findCommonMove(rows){let noisy=rows.filter(({exact,primary,interval})=>primary&&!exact&&interval!==null);if(noisy.
length<8)return null;for(let way of["worse","better"]){let moved=noisy.filter(row=>directionOf(row)===way);if(moved.length/
noisy.length>=.8)return{way,moved,of:noisy.length}}return null}function directionOf({interval,better}){return interval===
null||interval.low<=0&&interval.high>=0?null:interval.low>0==(better==="lower")?"worse":"better"}var warnAboutCommonMove=({baseline},rows)=>{let common=baseline===void 0?findCommonMove(rows):null;if(common===null)return null;
let{way,moved,of}=common;return createWarning("head",`nearly everything moved the same way: ${moved.length} of ${of} res\
ults (${formatWholePercent(moved.length/of)}) got ${way} by more than their noise. That looks like the build, the toolch\
ain or the machine rather than one change of the code.`)};function summariseRemeasuring({invocations}){let aside=invocations.filter(isDisturbedAttempt);return aside.length===0?null:
{rounds:countAttempts(aside),minutes:sumDisturbedMinutes(invocations)}}function countExtraAttempts({invocations,baseline}){
let counting=invocations.filter(({round,outcome,side})=>round>0&&outcome==="ok"&&!(side==="base"&&baseline!==void 0));return countAttempts(
counting)-new Set(counting.map(({round})=>round)).size}function countAttempts(invocations){let attempts=new Map,seen=new Map;
for(let{round,command,side}of invocations){let key=`${round} ${command} ${side}`,count=(seen.get(key)??0)+1;seen.set(key,
count),attempts.set(round,Math.max(count,attempts.get(round)??0))}return[...attempts.values()].reduce((sum2,count)=>sum2+
count,0)}function sumDisturbedMinutes(invocations){let ms=0;for(let[index,one]of invocations.entries()){if(!isDisturbedAttempt(
one))continue;let next=invocations[index+1],spentMs=next===void 0?one.durationMs:next.startMs-one.startMs;ms+=Math.max(0,
spentMs)}return ms/6e4}function isDisturbedAttempt({outcome}){return outcome==="disturbed"}function explainInvalidAttempts({
invocations,baseline}){let rounds=new Map;for(let one of invocations){let own=rounds.get(one.round);own===void 0?rounds.
set(one.round,[one]):own.push(one)}for(let[round,own]of rounds){if(!own.some(isDisturbedAttempt))continue;if(round===0)return"\
its warm-up was put aside as disturbed, which has no values";if(baseline!==void 0)return`round ${round} was put aside as\
 disturbed, and base was not measured`;let counts=[...new Set(own.map(({command})=>command))].flatMap(command=>SIDES.map(
side=>countDisturbedAttempts(own,command,side)));if(new Set(counts).size>1)return`round ${round} was put aside as distur\
bed, but not the same number of times on both sides and for every command`;if(counts[0]>MAX_DISTURBED_ATTEMPTS)return`ro\
und ${round} was put aside as disturbed more than ${MAX_DISTURBED_ATTEMPTS} times`}return null}var MAX_DISTURBED_ATTEMPTS=2;
function countDisturbedAttempts(invocations,command,side){return invocations.filter(one=>one.command===command&&one.side===
side&&isDisturbedAttempt(one)).length}var MAX_BLOCK_ROUNDS=2,warnAboutManyDisturbances=recording=>{let again=summariseRemeasuring(recording);return again===null||
again.rounds+MAX_BLOCK_ROUNDS<=recording.schedule.rounds.max?null:createWarning("machine",`others disturbed so many roun\
ds that ${again.rounds} were measured again, and no more may be. Whatever was disturbed after them counts. Stop what run\
s beside the benchmark, or run again when the machine is calmer.`)},warnAboutOneSidedLoad=recording=>{let repeated=countExtraAttempts(
recording);if(repeated===0)return null;let[more,less]=shareOfOthersOn(recording,"head")>shareOfOthersOn(recording,"base")?
SIDES2:SIDES2.toReversed();return createWarning("machine",`other processes or virtual machines took time while ${more} r\
an, and much less while ${less} did. So no attempt at a round was put aside, and ${repeated} ${repeated===1?"round count\
s":"rounds count"} once more. A benchmark that leaves work to a service or a container looks like this.`)},SIDES2=["head",
"base"];function shareOfOthersOn({invocations},wanted){let own=invocations.filter(({side,round,outcome})=>side===wanted&&
round>0&&outcome==="ok"),totalMs=own.reduce((sum2,{durationMs})=>sum2+durationMs,0),takenMs=own.reduce((sum2,{durationMs,
steal,others})=>sum2+durationMs*((steal??0)+(others??0)),0);return totalMs>0?takenMs/totalMs:0}var MAX_DRIFT=.05,MIN_DRIFT_ROUNDS=6,warnAboutDrift=({baseline},rows)=>{if(baseline!==void 0)return null;let levels=baseLevels(
rows);if(levels.length<MIN_DRIFT_ROUNDS)return null;let third=Math.floor(levels.length/3),[first,last]=[levels.slice(0,third),
levels.slice(-third)],moved=median(last)/median(first)-1;return!(Math.max(...first)<Math.min(...last)||Math.max(...last)<
Math.min(...first))||Math.abs(moved)<=MAX_DRIFT?null:createWarning("machine",`base itself got ${formatWholePercent(Math.
abs(moved))} ${moved>0?"slower":"faster"} from the first to the last third of the rounds, so the machine drifted. The al\
ternating order keeps that out of the changes, but adds noise to every value.`)};function baseLevels(rows){let ratios=new Map;
for(let{base,exact,unit}of rows)if(!(base===null||exact||base.median<=0||!unitDescriptionOf(unit).isDuration))for(let[index,
round]of base.rounds.entries()){let own=ratios.get(round)??[];ratios.set(round,own),own.push((base.values[index]??0)/base.
median)}return[...ratios].toSorted(([left],[right])=>left-right).map(([,own])=>median(own))}var MAX_CHANGE=.1,MIN_VALUES=6,warnAboutFrequency=({environment:{observations,processor}})=>{let rounds=(observations?.mhz??
[]).slice(1).filter(mhz=>mhz!==null);if(rounds.length<MIN_VALUES)return null;let ascending=rounds.toSorted((left,right)=>left-
right).slice(1,-1),[low=0,high=0]=[ascending[0],ascending.at(-1)];if(low<=0||high/low-1<=MAX_CHANGE)return null;let governor=processor?.
governor?` Its governor is ${quoteText(processor.governor)}.`:"";return createWarning("machine",`the processor ran betwe\
en ${gigahertz(low)} and ${gigahertz(high)} GHz, a change of ${formatWholePercent(high/low-1)} from round to round.${governor}\
 A fixed frequency makes measuring calmer.`)};function gigahertz(mhz){return formatCompact(mhz/1e3,2)}var warnAboutMissingRounds=({baseline},rows)=>{if(baseline!==void 0)return null;let uneven=rows.flatMap(row=>findMissingRounds(
row)??[]),[first]=uneven;if(first===void 0)return null;let more=new Set(uneven.map(({name})=>name)).size-1,others=more>0?
`, and ${more} more ${more===1?"benchmark":"benchmarks"} likewise`:"";return createWarning("rounds",`${quoteText(first.name)}\
 is missing on ${first.side} in ${first.missing} of ${first.of} rounds${others}. It is compared by the others. Find out \
why it does not always run.`)};function findMissingRounds({name,base,head}){if(base===null||head===null)return null;let[
onBase,onHead]=[new Set(base.rounds),new Set(head.rounds)],of=new Set([...onBase,...onHead]).size,side=onHead.size<of?"h\
ead":"base",missing=of-(side==="head"?onHead:onBase).size;return missing===0?null:{name,side,missing,of}}var MIN_MS=1e3;function summariseShares(observations,invocations,which){let{atMs}=observations,asideMs=invocations.flatMap(
({outcome,startMs})=>outcome==="disturbed"?[startMs]:[]),spans=observations[which].flatMap((share,index)=>{if(share===null||
index===0)return[];let[from,to]=[atMs[index-1]??0,atMs[index]??0];return to<=from||asideMs.some(startMs=>startMs>=from&&
startMs<to)?[]:[{share,ms:to-from,rounds:roundsOf(observations,index)}]}),totalMs=spans.reduce((sum2,{ms})=>sum2+ms,0);if(totalMs<
MIN_MS)return null;let mean=spans.reduce((sum2,{share,ms})=>sum2+share*ms,0)/totalMs,long=spans.filter(({ms})=>ms>=MIN_MS).
sort((left,right)=>right.share-left.share),[worst]=long;if(worst===void 0)return{mean,usual:mean,worst:mean,worstRounds:{
first:0,last:0}};let usual=median(long.map(({share})=>share));return{mean,usual,worst:worst.share,worstRounds:worst.rounds}}
function roundsOf({rounds},index){let last=rounds===void 0?index-1:rounds[index]??0,earlier=(rounds??[]).slice(0,index).
flatMap(round=>round!==null&&round<last?round:[]);return{first:rounds===void 0?last:Math.min(last,Math.max(0,...earlier)+
1),last}}function formatRoundSpan({first,last}){return last===0?"the warm-up":first===last?`round ${last}`:`rounds ${first}\
 ${last===first+1?"and":"to"} ${last}`}var MAX_STEAL=.03,MAX_OTHERS=.1,MAX_RISE={steal:.05,others:.2},MAX_LOAD_BEFORE=.5,warnAboutStolenTime=({environment:{observations},
invocations})=>{let steal=observations&&summariseShares(observations,invocations,"steal");return!steal||isCalm(steal,MAX_STEAL,
MAX_RISE.steal)?null:createWarning("machine",`other virtual machines took ${extent(steal)} of the processors while measu\
ring. That is a neighbour on the same host: expect noise, and run again if a result surprises.`)},warnAboutOtherProcesses=({
environment:{observations},invocations})=>{let others=observations&&summariseShares(observations,invocations,"others");return!others||
isCalm(others,MAX_OTHERS,MAX_RISE.others)?null:createWarning("machine",`other processes took ${extent(others)} of the pr\
ocessors while measuring. Stop what runs beside the benchmark. A service or a container that works for it counts as well\
.`)},warnAboutPriorLoad=({environment})=>{let{observations,loadBefore,cores}=environment;if((observations?.others.some(share=>share!==
null)??!1)||loadBefore===null||loadBefore<=MAX_LOAD_BEFORE*cores)return null;let load=formatCompact(loadBefore,1);return createWarning(
"machine",`the load was ${load} on ${cores} processors before measuring began. Whatever caused it may have gone on besid\
e the benchmark.`)};function isCalm({mean,usual,worst},mostMean,mostRise){return mean<=mostMean&&worst-usual<=mostRise}function extent({
mean,worst,worstRounds}){let most=formatWholePercent(worst)===formatWholePercent(mean)?"":` (${formatWholePercent(worst)}\
 in ${formatRoundSpan(worstRounds)})`;return`${formatWholePercent(mean)}${most}`}var MAX_PATHS_SHOWN=3,warnAboutDependencies=({changes,baseline})=>changes===void 0||changes.lockFiles.total===0?null:createWarning(
"dependencies",`${sides(baseline)} differ in ${formatPaths(changes.lockFiles)}. A change may come from a dependency rath\
er than from the code.`),warnAboutBenchmarkSources=({changes,baseline})=>changes===void 0||changes.benchmarkSources.total===
0?null:createWarning("benchmarks",`${sides(baseline)} differ in ${formatPaths(changes.benchmarkSources)}. Where a benchm\
ark itself was changed, the two sides do not measure the same thing.`),warnAboutToolchain=({environment:{toolchain}})=>{
if(toolchain===void 0)return null;let{base,head}=toolchain;if(base.length===0||head.length===0)return null;let[onBase,onHead]=[
base.filter(line=>!head.includes(line)),head.filter(line=>!base.includes(line))];return onBase.length===0&&onHead.length===
0?null:createWarning("toolchain",`base ran with ${quotedList(onBase)} and head with ${quotedList(onHead)}. A change may \
come from there rather than from the code.`)};function sides(baseline){return baseline===void 0?"base and head":"the com\
mit of the baseline and head"}function formatPaths({total,paths}){let shown=paths.slice(0,MAX_PATHS_SHOWN),more=total-shown.
length;return`${quotedList(shown)}${more>0?` and ${more} more`:""}`}function quotedList(texts){return texts.length===0?"\
nothing of it":texts.map(quoteText).join(", ")}var WARNING_CHECKS=[warnAboutMachine,warnAboutCommands,warnAboutAge,warnAboutMembers,warnAboutUnknownChanges,warnAboutCommonMove,
warnAboutToolchain,warnAboutDependencies,warnAboutBenchmarkSources,warnAboutMissingRounds,warnAboutStolenTime,warnAboutOtherProcesses,
warnAboutManyDisturbances,warnAboutOneSidedLoad,warnAboutPriorLoad,warnAboutFrequency,warnAboutDrift];function runWarningChecks(recording,rows){
return recording.commits.base.sha===null?[]:recording.baseline===void 0&&rows.every(({base,head})=>base===null||head===null)?
[]:WARNING_CHECKS.flatMap(doubt=>doubt(recording,rows)??[])}function blocksOf(rounds,looks){let blocks=[];for(let round=1;round<=rounds;round+=1)round%2===0&&!looks.includes(round-
1)?blocks.at(-1).push(round):blocks.push([round]);return blocks}function findRunProblems(recording,rows){let{schedule,commits}=recording,done=formatRounds(countCompletedRounds(recording));
if(schedule.ended==="cancelled")return[{where:"measuring",message:`cancelled after ${done}, so nothing is judged.`,severity:"\
error",code:"cancelled"}];let brokeIn=findRoundBaseBroke(recording);if(brokeIn!==null)return[...brokenOnHead(recording),
brokenBase(commits.base,brokeIn)];let isOverdue=schedule.ended==="time";if(rows.every(({head})=>head===null))return[{where:"\
head",message:`nothing was measured on head${isOverdue?" before max-minutes were over":""}, so nothing can be judged.${isOverdue?
" Raise `max-minutes`.":""}`,severity:"error",code:isOverdue?"time-over":"nothing-measured"}];let problems=brokenOnHead(
recording);if(isOverdue){let reason=countCompletedRounds(recording)<4?`Fewer than ${4} give no verdict on results that v\
ary`:"What is undecided by then stays so",message=`the time was over after ${done}. ${reason}: raise it, or measure less\
.`;problems.push({where:"max-minutes",message,severity:"warning"})}if(rows.every(({base})=>base===null)){let message=`${hasFailed(
recording,"base")?"the benchmark does not run on base":"nothing was measured on base"}, so every benchmark counts as new\
 and nothing is compared.`;problems.push({where:baseLabelOf(commits.base),message,severity:"warning"})}else problems.push(
...commandsOnlyOnHead(recording));return problems}function baseLabelOf({sha}){return`base ${sha?.slice(0,7)??""}`.trim()}
function brokenBase(base,round){let message=`it ran at first and failed in round ${round}, after head had run, so the tw\
o cannot be compared with certainty. Look for what both sides share: a file outside of the tree, a cache, a port, a serv\
ice. Files belong below \`$TMPDIR\` or \`$BENCH_REFEREE_HOME\`, which each side has for itself.`;return{where:baseLabelOf(
base),message,severity:"warning"}}function commandsOnlyOnHead(recording){let names=nameCommands(recording.schedule.commands);
return[...findCommandsBrokenOnBase(recording)].map(index=>{let message=`${names[index]??"the command"} does not run on b\
ase, so its benchmarks count as new and are not compared.`;return{where:baseLabelOf(recording.commits.base),message,severity:"\
warning"}})}function brokenOnHead({invocations,problems}){let broken=invocations.find(({side,outcome})=>side==="head"&&outcome===
"failed");return broken===void 0||problems.some(isFailureOnHead)?[]:[{where:"head",message:`an invocation failed in ${broken.
round===0?"the warm-up":`round ${broken.round}`}, so this run cannot be judged.`,severity:"error",code:"benchmark-failed"}]}
function isFailureOnHead({code,severity}){return code==="benchmark-failed"&&severity==="error"}function findRenameProblems(recording,policy){
return recording.series.every(({base})=>base.values.length===0)?[]:findUnusedRenames(recording,policy).map(name=>({where:"\
renamed",message:`nothing on base is called ${quoteText(name)}. Write the name as the table has it, or delete the entry \
when the renaming is done.`,severity:"warning"}))}function findTableProblems(tables,rows){return tables===null||tables.length>
0||rows.length===0?[]:[{where:"table",message:"nothing that was measured passes its filter and lists, so there is no tab\
le. Correct them.",severity:"warning"}]}function formatRounds(rounds){return rounds===1?"1 round":`${rounds} rounds`}function analyse(recording,policy){let{report,tests}=buildReport(recording,policy),looks=detectionLooksOf(recording,policy.
alpha/Math.max(1,tests));return{...report,rows:withDetectable(report.rows.map(withDisplayedInterval),looks),judgedGeomeans:report.
judgedGeomeans.map(withDisplayedInterval)}}function detectionLooksOf(recording,alpha){let{rounds,ended}=recording.schedule;
return recording.baseline!==void 0?null:ended!=="time"&&ended!=="failed"?planDetectionLooks({rounds,alpha}):planDetectionLooks(
{rounds,alpha,looks:looksOf(recording).filter(look=>look>0)})}function buildReport(recording,policy){let pairs=groupSamples(
recording,policy),brokeIn=findRoundBaseBroke(recording),again=summariseRemeasuring(recording),{rows,geomeans:judgedGeomeans,
problems,tests}=judgePairs(pairs,recording,policy),tables=policy.table&&makeCustomTables(pairs,policy.table),all=[...recording.
problems,...problems,...findRunProblems(recording,rows),...runWarningChecks(recording,rows),...findRenameProblems(recording,
policy),...warnAboutDirections(recording,policy),...findTableProblems(tables,rows)];return{report:{name:recording.name,conclusion:conclude(
recording,{rows,judgedGeomeans},problems),accepted:null,commits:recording.commits,rounds:countCompletedRounds(recording),
seed:recording.schedule.seed,commands:recording.schedule.commands,plan:planOfMeasuring(recording),repeats:[],rows:addSourceLocations(
rows,recording.places),counts:Object.fromEntries(STATES.map(state=>[state,rows.filter(row=>row.state===state).length])),
geomeans:geomeans(rows),judgedGeomeans,tables,problems:all,configChange:null,environment:recording.environment,...brokeIn!==
null&&{baseBrokeIn:brokeIn},...again!==null&&{measuredAgain:again},...recording.baseline&&{baseline:recording.baseline}},
tests}}function judgeRecording(recording,policy){return judgePairs(groupSamples(recording,policy),recording,policy)}function judgePairs(pairs,recording,policy){
let evidence=evidenceIn(pairs,recording),isCancelled=recording.schedule.ended==="cancelled";return judge(evidence,isCancelled?
withoutBudgets(policy):policy,lookPlanOf(recording,pairs,policy))}function withoutBudgets(policy){return{...policy,budgets:[],
new:"pass",removed:"pass"}}function withEstimateHistory(report){let courses=estimateHistoriesOf(report.rows,confidenceOf);
return{...report,rows:report.rows.map((row,index)=>({...row,course:courses[index]}))}}function withOverride(report,acceptance){
return{...report,conclusion:"pass",accepted:{...acceptance,verdict:report.conclusion}}}function errorReport(name,problems,headSha){
return{name,conclusion:"error",accepted:null,commits:{base:{sha:null,how:"unknown"},head:{sha:headSha,how:"head"}},rounds:0,
seed:"",commands:[],plan:null,repeats:[],rows:[],counts:Object.fromEntries(STATES.map(state=>[state,0])),geomeans:[],judgedGeomeans:[],
tables:null,problems,configChange:null,environment:null}}function findUndecided(recording,policy){let{rows,judgedGeomeans,
conclusion}=buildReport(recording,{...policy,table:null}).report,isOpen=({verdicts})=>verdicts.some(({outcome,level})=>outcome===
"unknown"&&level!=="report"),open=[...rows.filter(isOpen),...judgedGeomeans.filter(isOpen).flatMap(({members})=>members)];
return{names:benchmarksOf(open).map(({name})=>name),of:benchmarksOf(rows).length,isHopeless:conclusion==="error",series:selectSeries(
recording,policy,open)}}function benchmarksOf(rows){return[...new Map(rows.map(row=>[benchmarkKeyOf(row),row])).values()]}
function evidenceIn(pairs,recording){let hasBaseline=recording.baseline!==void 0,levels=clearingAt(recording),completed=countCompletedRounds(
recording),last=levels.get(completed),cases=pairs.map(pair=>{let comparison=comparePair(pair,last);return{comparison,at:memoiseByLook(
look=>comparePair(limitPairToRound(pair,look,hasBaseline),levels.get(look))),isCrossMachine:hasBaseline&&isMachineBound(
pair,comparison)}}),{rounds}=recording.schedule,blocks=blocksOf(rounds.max,planPauses(rounds)),pairOf2=new Map(cases.map(
({comparison},index)=>[comparison,pairs[index]]));return{cases,testCommonWorsening(look){if(hasBaseline)return null;let common=findCommonMove(
cases.map(one=>look===completed?one.comparison:one.at(look)));return common?.way==="worse"?testCommonMove(common,blocks):
null},geomeanOf(rows){let members=rows.flatMap(row=>pairOf2.get(row)??[]),comparison=compareGeomean(members,last);return comparison===
null?null:{comparison,at:look=>compareGeomean(members.map(pair=>limitPairToRound(pair,look,hasBaseline)),levels.get(look)),
isCrossMachine:hasBaseline&&members.some(pair=>isMachineBound(pair,comparison))}}}}function memoiseByLook(answer){let known=new Map;
return look=>(known.has(look)||known.set(look,answer(look)),known.get(look))}function looksOf(recording){let completed=countCompletedRounds(
recording);return[...planLooks(recording.schedule.rounds).filter(look=>look<completed),completed]}function clearingAt(recording){
let all=looksOf(recording).filter(look=>look>0),levels=clearingLevels(all,recording.schedule.rounds.max);return new Map(
all.map((look,index)=>[look,levels[index]]))}function lookPlanOf(recording,pairs,policy){let{rounds}=recording.schedule,
completed=countCompletedRounds(recording),planned=planLooks(rounds);return{looks:looksOf(recording),minRounds:rounds.min,
maxRounds:rounds.max,baseRounds:recording.baseline===void 0?null:findUsedRounds(recording).base.size,valuesPerRound:valuesPerRound(
recording),alphaAt:(look,share,smallestP3)=>spendAlpha({alpha:policy.alpha/share,looks:planned},look,smallestP3),decidedAfter:recording.
schedule.ended==="decided"?completed:null,headBroke:hasFailed(recording,"head")||!recording.series.some(({head})=>head.values.
length>0),baseBroke:findRoundBaseBroke(recording)!==null&&pairs.every(({base})=>base===null)}}function valuesPerRound({schedule,
series}){return schedule.unit==="invocation"?1:series.flatMap(({base,head})=>[...base.values,...head.values].map(({length})=>length)).
reduce((most,count)=>Math.max(most,count),1)}function planOfMeasuring({schedule}){let{cpus=null,nice=null}=schedule;return{
cpus,nice}}function limitPairToRound(pair,round,hasBaseline){let base=hasBaseline?pair.base:cutAtRound(pair.base,round);
return{...pair,base,head:cutAtRound(pair.head,round)}}function conclude(recording,{rows,judgedGeomeans},problems){let has=(level,outcome)=>[
...rows,...judgedGeomeans].some(({verdicts})=>verdicts.some(verdict=>verdict.level===level&&verdict.outcome===outcome)),
baseBroke=findRoundBaseBroke(recording)!==null;return hasFailed(recording,"head")||recording.schedule.ended==="cancelled"||
rows.every(({head})=>head===null)&&!baseBroke||[...recording.problems,...problems].some(({severity})=>severity==="error")?
"error":has("fail","fail")?"fail":has("fail","unknown")||baseBroke?"inconclusive":has("warn","fail")?"warn":"pass"}function resolveSettings(given,file,{commits,today}){return{commits,measure:measureSettings(given,file,commits.config),policy:policyOf(
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
UserError?withCode(error,"recording-refused"):error}}function tooMany(count){return new UserError({where:"recordings",what:`\
one report takes at most ${MAX_LEGS}, which is as many jobs as GitHub starts from one matrix`,got:String(count),remedy:"\
Leave out files that are not recordings of this run, or make several reports with a `name` each"})}async function readRecording(host,path){
let text=await host.files.read(path,LIMIT_BYTES);if(text===null)throw new UserError({where:path,what:"there is no such f\
ile",remedy:"Give the file that `measure` wrote"});let recording=parseRecording(text,path),{name:saidBy,problems}=recording;
return{...recording,problems:problems.map(problem=>({...problem,saidBy}))}}function parseRecording(text,path,remedy=REMEDY){
let value;try{value=JSON.parse(text)}catch(error2){throw new UserError({where:path,what:"this is not JSON",got:error2.message,
remedy})}let version=typeof value=="object"&&value!==null&&"version"in value?value.version:void 0;if(typeof version=="nu\
mber"&&version!==RECORDING_VERSION)throw new UserError({where:path,what:"this recording was written by another bench-ref\
eree",got:`version ${version}`,remedy:remedy===REMEDY?"Use the same version of bench-referee to measure and to report":remedy});
let{data,error}=recordingSchema.safeParse(value,{reportInput:!0});if(data!==void 0)return checkReferences(data,path,remedy);
throw new UserError(complaintOf(error.issues[0],path,remedy))}function complaintOf(issue,path,remedy){let at2=issue===void 0||
issue.path.length===0?"":` at ${issue.path.join(".")}`;if(issue?.code!=="too_big"||typeof issue.input!="string"){let got=`${issue?.
message??"unknown"}${at2}`;return{where:path,what:"this is not a recording",got,remedy}}let{input,maximum}=issue;return{
where:path,what:`the text${at2} has ${input.length} characters`,got:truncate(input),remedy:`Shorten it to at most ${maximum}\
 characters where it is defined, and measure again`}}function checkLegs(recordings){let[first]=recordings,names=new Set;
for(let{name,commits}of recordings){if(!(commits.base.sha===first?.commits.base.sha&&commits.head.sha===first?.commits.head.
sha))throw new UserError({where:`recording ${quoteText(name)}`,what:"it is not of the same two commits as the first one",
got:`${commits.base.sha}..${commits.head.sha}`,remedy:"Report recordings of one base and one head together"});if(names.has(
name))throw new UserError({where:"recordings",what:"two have the same name",got:name,remedy:"Give every leg a `name` of \
its own when it measures"});names.add(name)}}function checkReferences(recording,path,remedy){let{invocations,schedule,series,
baseline}=recording,refuse=what=>new UserError({where:path,what,remedy});if(schedule.rounds.min>schedule.rounds.max)throw refuse(
"its rounds end before they begin");let commandsOf=side=>side==="base"&&baseline!==void 0?baseline.commands:schedule.commands;
if(invocations.some(({side,command})=>command>=commandsOf(side).length))throw refuse("an invocation belongs to no comman\
d of the recording");let fault=explainInvalidAttempts(recording);if(fault!==null)throw refuse(fault);for(let{name,...sides2}of series)
for(let side of SIDES){let{invocations:indices,values}=sides2[side];if(!(indices.length===values.length&&indices.every((index,at2)=>invocations[index]?.
side===side&&index>(indices[at2-1]??-1))))throw refuse(`the values of ${quoteText(name)} on ${side} do not belong to inv\
ocations of that side`)}if(new Set(recording.places?.map(groupedNameKeyOf)).size!==(recording.places?.length??0))throw refuse(
"a benchmark has two places");return recording}var REMEDY="Give the file that `measure` wrote, unchanged";function renderRecording(recording){
return`${JSON.stringify(recording)}
`}var import_yaml2=__toESM(require_dist(),1);var import_yaml=__toESM(require_dist(),1);function indexYaml(document){let values=new Map,keys=new Map,inOrder=[],aliases=[],
anchors=new Set,visit=(node,path)=>{if(!(0,import_yaml.isNode)(node))return;"anchor"in node&&node.anchor!==void 0&&anchors.
add(node.anchor);let span2=spanOf(node);if(values.set(JSON.stringify(path),span2),(0,import_yaml.isScalar)(node)&&node.value!==
null&&(node.value=node.source??String(node.value)),(0,import_yaml.isAlias)(node)&&aliases.push({span:span2,name:node.source,
isDangling:!anchors.has(node.source)}),(0,import_yaml.isSeq)(node))for(let[at2,item]of node.items.entries())visit(item,[
...path,at2]);if((0,import_yaml.isMap)(node))for(let{key,value}of node.items){let inner=[...path,(0,import_yaml.isScalar)(
key)?String(key.value):String(key)];if((0,import_yaml.isNode)(key)&&key.range){let written=spanOf(key);keys.set(JSON.stringify(
inner),written),inOrder.push({from:written.from,path:inner})}visit(value,inner)}};visit(document.contents,[]);let span=(path,part)=>{
let id=JSON.stringify(path);return(part==="key"?keys.get(id):void 0)??values.get(id)??keys.get(id)??(path.length===0?{from:0,
to:0}:span(path.slice(0,-1),part))};return{span,pathBefore:at2=>inOrder.findLast(key=>key.from<=at2)?.path??[],aliases}}
function spanOf(node){if(!(0,import_yaml.isNode)(node)||!node.range)return{from:0,to:0};let[from,to]=node.range;if(!(0,import_yaml.isCollection)(
node)||node.flow)return{from,to};let[first]=node.items,last=(0,import_yaml.isMap)(node)?node.items[0]?.value??node.items[0]?.
key:first;return{from,to:Math.max(from,spanOf(last).to)}}function makePositionFinder(text){let starts=[0,...Array.from(text.matchAll(/\n/g),({index})=>index+1)];return({from,to})=>{
let line=lineAt(starts,from),start=starts[line-1]??0,end=(starts[line]??text.length+1)-1,whole=text.slice(start,end).replace(
/\r$/,""),column=Math.min(from-start,whole.length)+1,length=Math.max(1,Math.min(to-start,whole.length)-(column-1));return{
line,column,length,text:whole}}}function lineAt(starts,offset){let[low,high]=[1,starts.length];for(;low<high;){let middle=Math.
ceil((low+high)/2);(starts[middle-1]??0)<=offset?low=middle:high=middle-1}return low}var ESCAPED={"'":/''|[\s\S]/y,'"':/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y};
function partOfScalar(text,scalar,part){let source=text.slice(scalar.from,scalar.to);if(/[\r\n]/.test(source))return scalar;
let character=ESCAPED[source[0]??""];if(character===void 0)return{from:scalar.from+part.from,to:scalar.from+part.to};let offsets=[
1];character.lastIndex=1;for(let match=character.exec(source);match!==null;match=character.exec(source)){let isWide=/^\\U/.
test(match[0])&&Number.parseInt(match[0].slice(2),16)>65535;offsets.push(...isWide?[character.lastIndex]:[],character.lastIndex)}
let at2=index=>offsets[Math.min(index,offsets.length-2)]??1;return{from:scalar.from+at2(part.from),to:scalar.from+at2(part.
to)}}var UTF_16=/^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/,FALSE_INDENT=/^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu,
HIDDEN=new RegExp("(?![\\t\\n\\r\\u0085])\\p{Cc}|[\\u202a-\\u202e\\u2066-\\u2069]","gu"),INVISIBLE={what:"an invisible c\
haracter stands here",remedy:"Remove it: what is judged must be what a reviewer sees"};function textFaults(text){if(UTF_16.
test(text))return[{what:"is saved as UTF-16",remedy:"Save it as UTF-8"}];let bad=text.indexOf("\uFFFD");if(bad!==-1)return[
{what:"is not UTF-8 here",remedy:"Save the file as UTF-8",span:{from:bad,to:bad+1}}];if(text.includes("\r")&&!text.includes(
`
`))return[{what:"its lines end in a lone carriage return",remedy:"Save it with line feeds"}];let hidden=[...text.matchAll(
HIDDEN)];return hidden.length>0?hidden.map(({0:{length},index})=>({...INVISIBLE,span:{from:index,to:index+length}})):[...text.
matchAll(FALSE_INDENT)].map(({index,1:spaces="",2:blanks=""})=>({what:"this line is indented by something that only look\
s like a space",remedy:"Indent with ordinary spaces",span:{from:index+spaces.length,to:index+spaces.length+blanks.length}}))}var MAX_BYTES=64*1024,MAX_LEVELS=16,MAX_ALIASED_NODES=100;function parseYaml(source,origin){let{label:where}=origin,bytes=Buffer.
byteLength(source);if(bytes>MAX_BYTES)throw new UserError({where,what:`has ${bytes} bytes, ${MAX_BYTES} are allowed`,remedy:"\
Shorten it"});let text=source.replace(/^\uFEFF/,""),places=makePositionFinder(text);if(throwAll(textFaults(text),where,fault=>complaintOf2(
fault,{places,origin,path:[]})),isTooDeep(text)){let what=`is nested more than ${MAX_LEVELS} levels deep`;throw new UserError(
{where,what,remedy:"Write it flatter"})}let document=(0,import_yaml2.parseDocument)(text,{prettyErrors:!1,resolveKnownTags:!1,
schema:"core",stringKeys:!0,uniqueKeys:!0}),index=indexYaml(document),complain=fault=>complaintOf2(fault,{places,origin,
path:fault.isOfOneKey?index.pathBefore(fault.span?.from??0):[]});throwAll(faultsIn([...document.errors,...document.warnings],
text),where,complain);let dangling=index.aliases.filter(({isDangling})=>isDangling);throwAll(dangling,where,({span,name})=>complain(
{...danglingAlias(name),span,isOfOneKey:!0}));try{let value=document.toJS({maxAliasCount:MAX_ALIASED_NODES});return treeOf(
value,{text,places,origin,index})}catch(error){if(!(error instanceof ReferenceError))throw error;let last=index.aliases.
at(-1),fault={what:"its aliases repeat too much",remedy:"Write the values out"};throw new UserError(complain({...fault,...last&&
{span:last.span},isOfOneKey:!0}))}}function treeOf(value,{text,places,origin,index}){return{value,positionOf:(path,part="\
value")=>places(index.span(path,part)),locate(path,part,within){let whole=index.span(path,part),span=within===void 0?whole:
partOfScalar(text,whole,within);return formatLocation(places(span),origin,path)}}}function complaintOf2({what,got,remedy,
span},{places,origin,path}){return{...span===void 0?{where:origin.label}:formatLocation(places(span),origin,path),what,...got!==
void 0&&{got},...remedy!==void 0&&{remedy}}}function formatLocation(place,{label,file},path){let steps=path.map((step,at2)=>{
if(typeof step=="number")return`[${step}]`;let name=/^[\w*/-]+$/.test(step)?step:JSON.stringify(step);return at2===0?name:
`.${name}`});return{where:[`${label}:${place.line}:${place.column}`,...path.length===0?[]:[steps.join("")]].join(": "),excerpt:{
file,...place}}}var MAX_COMPLAINTS=50;function throwAll(faults,label,complain){let[first,...rest]=faults.slice(0,MAX_COMPLAINTS).
map(complain);if(first===void 0)return;let left=faults.length-MAX_COMPLAINTS,more={where:label,what:`${left} more things\
 are wrong`,remedy:"Correct these first"};throw new UserError(first,...rest,...left>0?[more]:[])}function isTooDeep(text){
let open=[];try{for(let token of new import_yaml2.Parser().parse(text))open.push([token,0])}catch(error){if(error instanceof
RangeError)return!0;throw error}for(let next=open.pop();next!==void 0;next=open.pop()){let[part,level]=next;if(level>MAX_LEVELS)
return!0;if(!(typeof part!="object"||part===null)&&("value"in part&&open.push([part.value,level]),!(!("items"in part)||!Array.
isArray(part.items))))for(let{key,value}of part.items)open.push([key,level+1],[value,level+1])}return!1}function parseConfigFile(text,path,commit=null){return parseConfigWithLines(text,path,commit).file}function parseConfigWithLines(text,path,commit){
try{let label=commit===null?path:`${commit.slice(0,7)}:${path}`,tree=parseYaml(text,{label,file:commit===null?path:null});
return{file:parseConfigTree(tree,{path,label}),lines:linesOf(tree)}}catch(error){if(!(error instanceof UserError))throw error;
let all=commit===null?error:new UserError(describeOtherCommit(path,commit),...error.complaints);throw withCode(all,"conf\
iguration")}}function describeOtherCommit(path,commit){return{where:path,what:`the file of commit ${commit.slice(0,7)} i\
s the one that counts, and head has another`,remedy:"Correct it on the target branch. Where the pull request is the corr\
ection, merge it although this check fails"}}function linesOf(tree){return new Map(Object.keys(tree.value??{}).map(key=>[
key,tree.positionOf([key],"key").line]))}function parseConfigTree(tree,{path,label}){let parsed=fileSchema.safeParse(tree.
value??{},{reportInput:!0});if(!parsed.success)return throwExplanations(label,tree,explainIssues(fileSchema,parsed.error.
issues));let{data}=parsed;return omitUndefined({run:data.run,setup:data.setup,workingDirectory:data["working-directory"],
format:data.format,outputFile:data["output-file"],rounds:data.rounds,maxMinutes:data["max-minutes"],unit:data.unit,cpus:data.
cpus,nice:data.nice,baseline:data.baseline,baselineTolerance:data["baseline-tolerance"],alpha:data.alpha,budgets:data.budgets?.
map((entry,index)=>budgetOf(entry,`${path}:${tree.positionOf(["budgets",index]).line}`)),units:data.units,table:data.table,
new:data.new,removed:data.removed,renamed:data.renamed})}function budgetOf(entry,where){let written=entry,limits=RULES.flatMap(
({kind})=>{let limit=written[kind];return limit===void 0?[]:[[kind,limit]]});return{metric:entry.metric,benchmarks:entry.
benchmarks??BUDGET_DEFAULTS.benchmarks,packages:entry.packages??BUDGET_DEFAULTS.packages,filter:filterOf(entry.where),of:entry.
of??BUDGET_DEFAULTS.of,limits:new Map(limits),minDelta:entry["min-delta"]??BUDGET_DEFAULTS.minDelta,level:entry.level??BUDGET_DEFAULTS.
level,because:entry.because??BUDGET_DEFAULTS.because,until:entry.until??BUDGET_DEFAULTS.until,where}}function filterOf(text){
return text===void 0?BUDGET_DEFAULTS.filter:{text,matches:compileFilter(text)}}function throwExplanations(label,tree,explanations){
let complaints=explanations.map(({path,part,within,...rest})=>({...tree.locate(path,part,within),...rest})).sort(compareByPosition);
throw throwAll(complaints,label,complaint=>complaint),new Error(`${label}: refused without a reason`)}function compareByPosition({
excerpt:one},{excerpt:other}){return one===void 0||other===void 0?0:one.line-other.line||one.column-other.column}function omitUndefined(value){
return Object.fromEntries(Object.entries(value).filter(([,one])=>one!==void 0))}export{explainShortfall,formatDecimals,formatCompact,formatWithSign,formatPercent,formatMargin,formatWholePercent,compilePattern,
compilePatterns,selectLimits,findImpossibleValue,makeRowFormatter,formatQuantity,coinProbability,smallestTwoSidedP,makeTabulator,
planLooks,planPauses,spendAlpha,spreadOf,changeFinder,shiftFinder,toShift,planDetectionLooks,splitSeriesByCommand,asBaseline,
withBaseline,compareMachines,makeBothSidesCheck,MAX_DISTURBED_ATTEMPTS,blocksOf,analyse,judgeRecording,withEstimateHistory,
withOverride,errorReport,findUndecided,resolveSettings,commitSettings,policyOf,publishSettings,readRecordings,readRecording,
parseRecording,renderRecording,parseYaml,parseConfigFile,parseConfigWithLines};
