import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{COUNTED_METRIC,FAILURES,compareMachines,findImpossibleValue,isNothingMeasured,listRenamedByHead,makeBothSidesCheck,
toFolderPattern}from"./action-compare-report-history-html-measuring-report-validate.js";import{isSkip}from"./action-compare-report-history-html-measuring-parse-report-validate.js";import{PLAIN_FORMATTER,UNCUT_FORMATTER,
abbreviateSha,asCode,asUntrustedText,changeWordsOf,describeConfigChange,emphasise,formatCount,formatList,formatMargin,formatPercent,
formatRichText,formatWholePercent,groupLabelOf,joinRichTexts,list,lowerFirst,richText,shortenSha,withCode,worseWordOf}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";
import{TEXT_LIMIT,cleanUntrustedText,shortenMiddle,stripControls}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";import{documentationUrl}from"./action-cli-compare-report-explain-error-history-html-measuring-report-validate.js";
import{groupBy}from"./action-compare-report-formats-history-html-measuring-parse-report.js";import{quoteShellWords,quoteYaml,writeYamlName}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";
import{STATES,benchmarkKeyOf,canBeAccepted,formatShard,hasStoppedEarly,isAboutChange,isAbsoluteLimit,isEmptyShard}from"./action-compare-report-formats-help-history-html-measuring-parse-report-validate.js";
import{formatCompact,formatDecimals,formatQuantity,formatWithSign,makeRowFormatter,parseUnit}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";var MIN_P=1e-7;function formatMagnitude(ratio){return formatCompact(Math.abs(ratio)*100,2,"%")}function formatPValue(p){
return p<MIN_P?`p<${formatDecimals(MIN_P,7)}`:`p=${formatProbability(p)}`}function formatProbability(p){return p<MIN_P?p.
toExponential(1):formatDecimals(p,Math.max(3,1-Math.floor(Math.log10(p))))}function formatProbabilities(p,other){let texts=[
formatProbability(p),formatProbability(other)];return texts[0]===texts[1]&&p!==other?[p.toPrecision(4),other.toPrecision(
4)]:texts}function formatInterval(interval){if(interval===null)return null;let[low,high]=[interval.low,interval.high].map(
end=>Number.isFinite(end)&&end>-1?formatChange(end):null);return low&&high?`${low} to ${high}`:low?`above ${low}`:high?`\
below ${high}`:null}function toQuantityPiece(value,unit){let text=formatQuantity(value,unit);return text.endsWith(` ${unit}`)?
asUntrustedText(text):text}function formatChange(ratio){return formatWithSign(ratio*100,2,"%")}var Markup=class{text;constructor(text){this.text=text}};function html(texts,...contents){return new Markup(texts.map((text,index)=>text+
writeContent(contents[index]??null)).join(""))}function joinContents(contents,separator){return contents.flatMap((content,index)=>index===
0?[content]:[separator,content])}function showUncut(words){return words.map(piece=>typeof piece=="string"||"strong"in piece?
piece:html`<code>${stripControls("code"in piece?piece.code:piece.untrusted)}</code>`)}function renderScrollRegion(label,table){
return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`}function writeContent(content){
if(content===null)return"";if(typeof content=="string")return escapeHtml(content);if(typeof content=="number")return String(
content);if(content instanceof Markup)return content.text;if(isList(content))return content.map(writeContent).join("");if("\
tag"in content)return writeDrawing(content);if("strong"in content)return`<strong>${escapeHtml(content.strong)}</strong>`;
let text="code"in content?content.code:content.untrusted;return`<code>${escapeHtml(cleanUntrustedText(text))}</code>`}function isList(content){
return Array.isArray(content)}function writeDrawing({tag,attributes,children}){let fields=Object.entries(attributes).map(
([name,value])=>` ${name}="${escapeHtml(value)}"`);return`<${tag}${fields.join("")}>${children.map(writeContent).join("")}\
</${tag}>`}var ENTITIES={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function escapeHtml(text){return text.
replaceAll(/[&<>"']/g,character=>ENTITIES[character]??"")}var FIRST_SCRIPT="document.documentElement.classList.add('live\
')",FIRST_SCRIPT_HASH="sha256-bZYyOdKGLpe3sOEtEImdl+/Md5dNyLE3fl1DzYkQe/Y=";function renderPage({title,style,scriptHashes,
isReplaced},body){let hashes=[...isReplaced?[FIRST_SCRIPT_HASH]:[],...scriptHashes].map(hash=>` '${hash}'`),policy=`defa\
ult-src 'none'; style-src 'unsafe-inline';${hashes.length===0?"":` script-src${hashes.join("")};`} base-uri 'none'; form\
-action 'none'`;return html`<!doctype html>
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
`.text}function renderScript(script,data){return html`<script type="application/json" id="data">${new Markup(toScriptJson(
data))}</script>
<script>${new Markup(script)}</script>`}function toScriptJson(value){return JSON.stringify(value).replaceAll("<","\\u003c").
replaceAll("\u2028","\\u2028").replaceAll("\u2029","\\u2029")}var SAME_WORK=.005;function makeCountsSentence(rows){let countOf=makeCountFinder(rows);return(row,verdict)=>{let count=countOf(
row);return count===void 0||isCount(row)||!isOfTime(row)?null:verdict.outcome==="unknown"?formatDecidingCount(count):verdict.
outcome==="fail"?formatMissingWork(count):null}}function makeCountFinder(rows){let counts=new Map(rows.filter(isCount).map(
row=>[benchmarkKeyOf(row),row]));return counts.size===0?()=>{}:benchmark=>counts.get(benchmarkKeyOf(benchmark))}function isCount({
metric,placements}){return metric===COUNTED_METRIC&&placements!==null}function isOfTime({unit}){let{kind,rate}=parseUnit(
unit);return kind==="time"||rate}function formatDecidingCount(count){let verdict=count.verdicts.filter(({limit:limit2,outcome})=>limit2!==
null&&outcome!=="unknown").find(isAboutChange);if(verdict===void 0||count.change===null)return null;let limit=verdict.limit===
null?"":`, and its budget allows ${formatPercent(verdict.limit)}`;return richText`Time cannot tell, but the count of its instructions can: ${formatChange2(
count)}${limit}.`}function formatMissingWork(count){let{change,better}=count;return change===null||(better==="higher"?-change:
change)>SAME_WORK?null:richText`It executes no more instructions than before: ${formatChange2(count)}. They do not show waiting, input and output, cache misses, or the width of vector instructions.`}
function formatChange2(count){let{change}=count;if(change===null||change===0)return richText`they are ${emphasise("the s\
ame")}`;let{more,less}=changeWordsOf(count);return richText`they are ${emphasise(`${formatMagnitude(change)} ${change>0?
more:less}`)}`}var KNOWN=new WeakMap;function namesOfRows(rows){let known=KNOWN.get(rows)??makeRowNames(rows);return KNOWN.set(rows,known),
known}function makeRowNames(rows){let labelOf=labelsOf(rows.flatMap(({name,renamed})=>[name,renamed?.from??name])),labelOfMetric=labelsOf(
rows.map(({metric})=>metric)),labelOfGroup=labelsOf(rows.flatMap(row=>groupLabelOf(row)??[])),metrics=collectMetrics(rows),
isAmbiguous=row=>("members"in row?row.members.map(benchmarkKeyOf):[benchmarkKeyOf(row)]).flatMap(key=>[...metrics.get(key)?.
values()??[]]).some(other=>other.metric!==row.metric&&isSaidAlike(row,other)),metricOf=({metric})=>asUntrustedText(labelOfMetric(
metric)),nameOf=row=>"members"in row?formatGeomean(row):[asUntrustedText(labelOf(row.name))];return{labelOf,labelOfMetric,
labelOfGroup,subjectOf:row=>isAmbiguous(row)||!changeWordsOf(row).isClear&&row.metric!==row.unit?richText`${nameOf(row)} (${metricOf(
row)})`:nameOf(row),nameWithMetric:(row,{beside})=>{let others=[...metrics.get(benchmarkKeyOf(row))?.values()??[]].filter(
({metric})=>metric!==row.metric);return(beside==="unit"?others.some(({unit})=>unit===row.unit):others.length>0)?richText`${nameOf(
row)} ${metricOf(row)}`:nameOf(row)}}}function labelsOf(names){let labels=shortenNames(names);return name=>labels.get(name)??
name}function collectMetrics(rows){let all=new Map;for(let row of rows){let key=benchmarkKeyOf(row),metrics=all.get(key)??
new Map;all.set(key,metrics.set(row.metric,row))}return all}function isSaidAlike(one,other){let[words,others]=[changeWordsOf(
one),changeWordsOf(other)];return one.unit===other.unit||words.more===others.more&&words.less===others.less}function formatGeomean({
members}){return richText`The geomean of ${formatCount(members.length,"benchmark")}`}var MIN_AROUND=24;function shortenNames(names,limit=TEXT_LIMIT){
let labels=new Map,alike=groupBy(new Set(names),name=>shortenMiddle(cleanName(name),limit)),used=new Set,numberOf=makeNumbering(
used,limit),assign=(name,wanted)=>{let label=used.has(wanted)?numberOf(wanted):wanted;used.add(label),labels.set(name,label)};
for(let[label,[name,...others]]of alike)others.length===0&&assign(name,label);for(let own of alike.values()){if(own.length===
1)continue;let apart=tellApart(own.map(cleanName),limit);for(let[index,name]of own.entries())assign(name,apart[index])}return labels}
function cleanName(name){return cleanUntrustedText(name,Number.POSITIVE_INFINITY)}function tellApart(texts,limit){let shortest=Math.
min(...texts.map(({length})=>length)),[first=""]=texts,before=0;for(;before<shortest&&texts.every(text=>text[before]===first[before]);)
before+=1;for(;before>0&&texts.some(text=>isInside(text,before));)before-=1;let after=0;for(;after<shortest-before&&texts.
every(text=>text.at(-1-after)===first.at(-1-after));)after+=1;for(;after>0&&texts.some(text=>isInside(text,text.length-after));)
after-=1;let widest=Math.max(...texts.map(({length})=>length-before-after)),room=Math.min(widest,Math.max(0,limit-MIN_AROUND)),
around=limit-room,end=Math.min(after,Math.max(Math.floor(around/2),around-before));return texts.map(text=>{let last=text.
length-after,[start,part]=[text.slice(0,before),text.slice(before,last)];return shortenMiddle(start,around-end)+shortenMiddle(
part,room)+shortenMiddle(text.slice(last),end)})}function isInside(text,index){return/^[\p{M}\p{EMod}\uDC00-\uDFFF]/u.test(
text.slice(index,index+2))}function makeNumbering(used,limit){let last=new Map;return label=>{for(let number=(last.get(label)??
1)+1;;number+=1){let suffix=` #${number}`,numbered=shortenMiddle(label,limit-suffix.length)+suffix;if(last.set(label,number),
!used.has(numbered))return numbered}}}function formatRename({from,by},labelOf=name=>name){return richText`renamed from ${asUntrustedText(labelOf(from))}${by===
"head"?" by this pull request":""}`}function formatRenameCount(rows){let count=listRenamedByHead(rows).length;return count===
0?null:`${formatCount(count,"benchmark")} renamed by this pull request`}var MAX_ENTRIES=20;function formatProposedRenames(report){
let{proposedRenames,configSource}=report,[first,...others]=proposedRenames;if(first===void 0)return null;let labels=shortenNames(
[first.from,first.to]),[from,to]=[first.from,first.to].map(name=>asUntrustedText(labels.get(name))),what=others.length===
0?richText`${from} was renamed to ${to}`:richText`these benchmarks were renamed`,file=configSource===null||configSource===
"none"?"the configuration file":asUntrustedText(configSource.path);return{words:richText`If ${what}, add this to ${file} in the same pull request, and ${others.
length===0?"the two are":"each pair is"} compared:`,yaml:["renamed:",...listEntries(proposedRenames)].join(`
`)}}function listEntries(all){let entries=all.slice(0,MAX_ENTRIES).map(({from,to})=>`  ${writeYamlName(from)}: ${writeYamlName(
to)}`),more=all.length-entries.length;return more===0?entries:[...entries,`  # ${more.toLocaleString("en-US")} more in t\
he JSON report`]}var SHOWN_ALPHA=.05;function makeResultTables(report,names=namesOfRows(report.rows)){let{rows,geomeans}=report,countOf=makeCountFinder(
rows);return[...groupBy(rows,({unit})=>unit)].map(([unit,ofUnit])=>{let severalMetrics=new Set(ofUnit.map(({metric})=>metric)).
size>1,groups=[...groupBy(ofUnit,groupLabelOf)].map(([name,ofGroup])=>({name,label:name===null?null:names.labelOfGroup(name),
rows:ofGroup.map(row=>makeTableRow(row,names,severalMetrics,countOf(row)))})),geomean=geomeans.find(candidate=>candidate.
unit===unit);return{unit,groups,geomean:geomean===void 0?null:geomeanCells(geomean,report)}})}function makeTableRow(row,names,severalMetrics,count){
let{base,head,exact,unit}=row,{labelOf,labelOfMetric}=names,medians=[base,head].flatMap(side=>side?.median??[]),scaled=makeRowFormatter(
medians,unit),centre=side=>side&&{median:scaled(side.median),range:exact?"0%":formatRange(side)};return{row,label:labelOf(
row.name),rename:row.renamed===null?null:formatRename(row.renamed,labelOf),metric:severalMetrics?labelOfMetric(row.metric):
null,base:centre(base),head:centre(head),change:formatChangeCell(row),test:formatTestCell(row),interval:formatInterval(row.
interval)??"",counted:count===void 0||isCount(row)||!row.primary?null:formatChangeCell(count)}}function geomeanCells(geomean,report){
let{unit,base,head,n}=geomean,shown=pickShownChange(geomean,report);return{base:makeRowFormatter([base],unit)(base),head:makeRowFormatter(
[head],unit)(head),change:formatChange(shown.change),interval:formatInterval(shown.interval)??"",n}}function formatRange({
median,medianInterval:{low,high}}){return!Number.isFinite(low)||!Number.isFinite(high)?"\u221E":Math.sign(low)!==Math.sign(
median)||Math.sign(high)!==Math.sign(median)?"?":median===0?"0%":formatWholePercent(Math.max(high/median-1,1-low/median))}
function formatChangeCell({base,head,p,change:ratio}){return base===null||head===null?"":p!==null&&p>SHOWN_ALPHA?"~":ratio===
null?"?":ratio===0?"0.00%":formatChange(ratio)}function formatTestCell({base,head,p}){if(base===null||head===null||p===null)
return"";let sizes=base.n===head.n?`n=${base.n}`:`n=${base.n}+${head.n}`;return p===0?`(${sizes})`:`(p=${formatDecimals(
p,3)} ${sizes})`}function findJudgedGeomeans({unit,n},{judgedGeomeans}){return judgedGeomeans.filter(row=>row.unit===unit&&
row.members.length===n)}function pickShownChange(geomean,judged){let[first]=findJudgedGeomeans(geomean,judged),change=first?.
change??null;return change===null?{change:geomean.delta,interval:null}:{change,interval:first.interval}}function formatTotals({unit,base,head}){return`base ${formatProfileValue(base,unit)}, head ${formatProfileValue(head,unit)}\
 (${formatChange(head/base-1)})`}var FLAME_PAGE_TITLE="Which function changed";function formatFunctionCount(changed,touched){
let note=touched===0?"":`, ${touched} in files of this change, shown first`;return`${formatCount(changed,"function")} ch\
anged${note}`}function formatDeltaInterval({low,high},unit){return low===null||high===null?null:`${formatProfileDelta(low,
unit)} to ${formatProfileDelta(high,unit)}`}function formatProfileCount({base,head}){return base===head?`${formatCount(base,
"profile")} a side`:`${formatCount(base,"profile")} of base and ${head} of head`}function formatOrigin({runs,samples}){let profiles=formatProfileCount(
runs);return samples===null?profiles:`${profiles}, ${formatCount(samples.base,"sample")} of base, ${samples.head.toLocaleString(
"en-US")} of head`}function explainNoFunction({reason,strongest,runs},{source,formatDelta:formatDelta2,option}){if(strongest===
null)return richText`No function is named: the profiles of both sides do not differ${source}.`;let start=richText`No function is named: none changed by more than its noise${source}. The clearest change is ${formatDelta2(
strongest.deltaSelf)} in ${asUntrustedText(strongest.name)}.`;return reason==="few-samples"?richText`${start} If it is real, ${formatCount(
runs??0,"profile")} a side would show it${option}.`:richText`${start} More profiles would hardly help.`}var LARGE_SPREAD=.1;
function listProfileNotes({unnamed,unit,runs,functions,spread}){let silence=unnamed&&explainNoFunction(unnamed,{source:"",
formatDelta:value=>[formatProfileDelta(value,unit)],option:[]}),isSingle=(runs.base<=1||runs.head<=1)&&functions.length>
0;return[silence&&formatRichText(silence),isSingle?"One profile on a side does not show its noise. Give several profiles\
 of each side to get intervals.":null,spread!==null&&spread>=LARGE_SPREAD?`The totals of the runs differ by ${Math.round(
100*spread)} % (standard deviation), which widens all intervals. Give each run the same work, on a machine that does not\
hing else.`:null].filter(note=>note!==null)}var MAX_LENGTH=60;function formatProfileValue(value,unit){let text=unit==="n\
s"?formatQuantity(value/1e9,"sec"):formatQuantity(value,unit);return unit==="ns"?text:cleanUntrustedText(text,MAX_LENGTH)}
function formatProfileDelta(value,unit){return`${value>0?"+":""}${formatProfileValue(value,unit)}`}var CHANGE_STYLES={grew:{
sign:"\u25B2",label:"own time grew"},"grew-some":{sign:"\u25B3",label:"may have grown"},same:{sign:"",label:"no change"},
"shrank-some":{sign:"\u25BD",label:"may have shrunk"},shrank:{sign:"\u25BC",label:"own time shrank"},new:{sign:"\u271A",
label:"new on head"},gone:{sign:"\u2716",label:"gone on head"}};var MAX_COMMITS=4,ENDS={rounds:"all rounds of the search were used",time:"the time limit of the search was reached",failed:"\
the search failed",cancelled:"the search was cancelled"};function formatCulprit(culprit){let{kind,commits,positions,of,ended}=culprit,
[only]=commits,cost=formatSearchCost(culprit);if(only!==void 0&&of===1)return richText`Changed by ${formatCommit(only)}, the only commit.`;
if(kind==="commit"&&only!==void 0)return richText`Changed by ${formatCommit(only)}, commit ${positions[0]} of ${of} (${cost}).`;
if(kind==="several")return richText`Changed in parts by ${formatCommits(commits)}, commits ${formatList(positions.map(String))} of ${of} (${cost}).`;
if(kind==="range")return richText`Changed by one of these ${commits.length} of ${of} commits, which cannot be distinguished because ${explainRange(
culprit)}: ${formatCommits(commits)} (${cost}).`;let why=ended==="settled"?"the search was for other results":ENDS[ended];
return richText`The commit that changed it was not found, because ${why} (${cost}).`}function explainRange({positions,levels,
ended}){if(ended!=="settled")return ENDS[ended];let measured=new Set(levels.map(({position})=>position)),[first=0,last=0]=[
positions[0],positions.at(-1)];return Array.from({length:last-first},(_,index)=>first+index).every(position=>measured.has(
position))?"their values are too close together":"commits between them could not be built or measured"}function formatSearchCost({
builds,rounds,minutes}){let time=minutes<.95?`${Math.round(60*minutes)} s`:`${Math.round(minutes)} min`;return`${formatCount(
builds,"build")}, ${formatCount(rounds,"round")}, ${time}`}function formatCommit({sha,subject}){return richText`${shortenSha(
sha)} ${asUntrustedText(subject)}`}function formatCommits(commits){return commits.length<=MAX_COMMITS?list(commits.map(formatCommit)):
joinRichTexts([commits[0],commits.at(-1)].map(formatCommit)," to ")}var MAX_ROWS=5;function describeFunctions({functions}){
if(functions===null)return null;if(functions.kind==="missing")return onlyIntro([MISSING[functions.reason]]);let{attribution}=functions;
if(attribution.unnamed!==null)return onlyIntro(explainSilence(functions,attribution.unnamed));let sorted=sortForReaders(
attribution.functions),shown=sorted.slice(0,MAX_ROWS),hidden=sorted.slice(MAX_ROWS),rest=hidden.reduce((sum,{deltaSelf})=>sum+
deltaSelf,functions.elsewhere),more=hidden.length===0?"":`, which includes ${formatCount(hidden.length,"more function")}`;
return{intro:formatIntro(functions),rows:shown.map(one=>describeFunction(one,functions)),elsewhere:richText`${formatDelta(
rest,functions)} elsewhere${more}`,hasIntervals:shown.some(({low})=>low!==null)}}var MISSING={metric:"No function is nam\
ed: the profiles do not measure this metric.","no-profile":"No function is named, because there are no profiles of both \
sides. A warning says why."};function onlyIntro(intro){return{intro,rows:[],elsewhere:null,hasIntervals:!1}}function sortForReaders(functions){
let sorted=functions.toSorted((one,other)=>Math.abs(other.deltaSelf)-Math.abs(one.deltaSelf));return[...sorted.filter(({
touched})=>touched),...sorted.filter(({touched})=>!touched)]}function formatIntro({attribution,isOfCommand,isProportional}){
let{functions}=attribution,touched=functions.filter(one=>one.touched).length,place=functions.length===1?"in a file":`${touched}\
 of them in files`,where=touched===0?"":`, ${place} of this change`;return richText`${isOfCommand?"Own time in profiles \
of the whole command, as a share of its time on base":"Own time of functions"}, from ${formatProfileCount(attribution.runs)}: ${formatCount(
functions.length,"function")} changed${where}.${isProportional?PROPORTIONAL:null}`}var PROPORTIONAL=" Their shares do no\
t differ, so all of them grew with the benchmark, and none stands out.";function explainSilence(functions,unnamed){return explainNoFunction(
unnamed,{source:`, from ${formatProfileCount(functions.attribution.runs)}`,formatDelta:value=>formatDelta(value,functions),
option:richText` (${asCode("runs")} of ${asCode("profile")})`})}function describeFunction({name,file,deltaSelf,low,high,
touched},functions){let[from,to]=[low,high].map(end=>end===null?null:formatDelta(end,functions));return{delta:formatDelta(
deltaSelf,functions),interval:from&&to?richText`${from} to ${to}`:null,name:[asUntrustedText(name)],file:file===null?[]:
richText`${asUntrustedText(file)}${touched?", in this change":null}`}}function formatDelta(value,{attribution,isOfCommand}){
return isOfCommand?[formatChange(value/attribution.base)]:richText`${value>0?"+":""}${toQuantityPiece(value,attribution.
unit)}`}function formatMainFunction({functions}){if(functions?.kind!=="compared")return null;let[first]=sortForReaders(functions.
attribution.functions);if(first===void 0)return null;let{name,file,deltaSelf}=first,place=file===null?null:richText` (${asUntrustedText(
file)})`;return richText`Of it ${formatDelta(deltaSelf,functions)} in ${asUntrustedText(name)}${place}.`}var SMALLEST=5e-5;function isLevelVerdict(verdict){return typeof verdict.anchored?.level=="object"}function lacksLevel(verdict){
return typeof verdict.anchored?.level=="string"}function isLeftToWarning(verdict){return verdict.isUnjudged||lacksLevel(
verdict)&&verdict.level!=="fail"}var MISSING_WORDS={"no-anchor":"no level is known","no-comparison":"no run compared it \
since then","no-ratio":"its values have no ratio, or are too few"};function formatLevelFinding(name,row,verdict){let{outcome,
limit,anchored}=verdict,{level,against}=anchored,amount=formatAmount(row,level,outcome==="fail"?null:"measured"),interval=level.
isExact?[]:richText` (95% interval ${formatInterval(level.interval)??"unknown"})`,unsure=outcome==="fail"?[]:[", which i\
s too close to its limit to be sure"],named=against===level.anchor.name?[]:richText` against ${asUntrustedText(against)}`,
own=formatOwnPart(row,level);return richText`${name} ${amount} ${asUntrustedText(level.anchor.name)}${interval}${unsure}; its budget${named} allows ${formatAllowedChange(
limit)}${own}.`}function formatMissingLevelFinding(name,{anchored,limit}){return richText`The budget of ${name} against ${asUntrustedText(
anchored.against)}, which allows ${formatAllowedChange(limit)}, is inconclusive: ${MISSING_WORDS[anchored.level]}.`}function formatAllowedChange(limit){
return limit===null||limit===0?"none":formatPercent(limit)}function formatUndecidedLevels(rows){let open=rows.flatMap(({
verdicts})=>verdicts).filter(verdict=>verdict.outcome==="unknown"&&!isAboutChange(verdict)&&!isLeftToWarning(verdict));return open.
length===0?null:`${formatCount(open.length,"budget")} against a release undecided`}function formatAmount(row,{change},measured){
let words=changeWordsOf(row),[own]=words.verb,verb=measured??(own==="got"?"is":own);return Math.abs(change)<SMALLEST?richText`${verb} the same as`:
richText`${verb} ${emphasise(`${formatMagnitude(change)} ${change>0?words.more:words.less}`)} than`}function formatOwnPart(row,{
isBase}){let{change,better,state,isAllowed}=row;if(isBase||change===null)return"";if(Math.abs(change)<SMALLEST)return"; \
this pull request adds nothing";let isSignificant=state==="regression"||state==="improvement"||isAllowed||row.exact,isWorse=change>
0==(better==="lower"),size=formatMagnitude(change);return`; this pull request ${isWorse?`adds ${size}`:`takes ${size} of\
f`}${isSignificant?"":", which may be chance"}`}function listLevelFacts({outcome,anchored:{level}}){let anchor=asUntrustedText(
level.anchor.name);return[...level.isBase?[]:[richText`base ${formatChange(level.base)} since ${anchor}`],...level.isExact?
[]:[[formatPValue(level.p)]],...outcome==="unknown"?[richText`more runs of base against ${anchor} make it more certain`]:
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
verdicts}){return verdicts.find(({kind})=>isAbsoluteLimit(kind))?.limit??null}function describeVerdict(subject,verdict){let{row,name}=subject;return isLevelVerdict(verdict)&&!("members"in row)?formatLevelFinding(
name,row,verdict):lacksLevel(verdict)?formatMissingLevelFinding(name,verdict):verdict.outcome==="fail"?formatBrokenBudget(
subject,verdict):formatUndecidedBudget(subject,verdict)}function formatBrokenBudget({row,name,metrics},{kind,limit}){if(kind===
"new"||kind==="removed")return formatMissingSide(name,kind,metrics);if(limit===null||row.head===null)return richText`${name} broke its budget ${asUntrustedText(
kind)}.`;if(isAbsoluteLimit(kind)){let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} is at ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}.`}return richText`${name} ${formatRowChange(row)}. Its budget allows ${limit===
0?"none":formatPercent(limit)}.`}function formatMissingSide(name,kind,metrics){if(metrics===null)return kind==="new"?richText`${name} is ${emphasise(
"new")}, and this gate does not allow new benchmarks.`:richText`${name} was ${emphasise("removed")}: base has it, head does not.`;
let all=formatNames(metrics);return kind==="new"?richText`${name} has ${emphasise(metrics.length===1?"a new metric":"new\
 metrics")}, which this gate does not allow: ${all}.`:richText`${name} ${emphasise(metrics.length===1?"lost a metric":"l\
ost metrics")} that base has: ${all}. Check that the command on head still asks for them.`}function formatUndecidedBudget({
row,name},verdict){let{kind,limit}=verdict;if(limit===null||row.head===null)return richText`The budget ${asUntrustedText(
kind)} of ${name} is inconclusive.`;let reason=undecidedReasonOf(row,verdict);if(reason==="impossible"){let{value,side}=findImpossibleValue(
row);return richText`${name} has ${emphasisePiece(toQuantityPiece(value,row.unit))} on ${side}, which cannot have been measured.`}
if(reason==="varies"){let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} measured ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}, but its values vary too much to be sure.`}let allowed=formatAllowance(row,
verdict);if(reason==="held")return richText`${name} ${formatRowChange(row)}. Its budget allows ${allowed}. But nearly everything got worse together, and the order of the runs does not yet rule out the machine as the cause.`;
let measured=richText`${name} ${formatRowChange(row,"measured")}`,range=formatInterval(row.interval);return reason==="be\
yond"?richText`${measured}. It ${seemsWorse(row)} than allowed (${range??""}, allowed ${allowed}), but ${formatRoundCount(
row)} not proof yet${formatMissingProof(row,verdict)}.`:richText`${measured}, but ${explainUndecidedRow(reason,row,range)}. Its budget allows ${allowed}.`}
function explainUndecidedRow(reason,row,range){return reason==="placements"?"it was counted in too few placements to be \
sure":reason==="no-ratio"?"values below zero have no ratio, and so no interval":reason==="within"?`${formatRoundCount(row)}\
 too few for a verdict`:range===null?"there are too few values to be sure":`anything from ${range} is possible (95% inte\
rval)`}function formatAllowance(row,verdict){let{limit,minDelta}=verdict,ratio=limit===0?"none":formatPercent(limit??0);
return minDelta>0&&allowedChangeOf(row,verdict)>(limit??0)?richText`${ratio}, or up to ${toQuantityPiece(minDelta,row.unit)}`:
[ratio]}function seemsWorse(row){let verb=changeWordsOf(row).verb[1],worse=worseWordOf(row);return verb==="got"||verb===
"are"?`looks ${worse}`:`seems to ${verb} ${worse}`}function formatMissingProof(row,verdict){if(!lacksSignificance(row,verdict))
return"";let[p,needed]=formatProbabilities(row.p,2*verdict.alpha);return`: p=${p}, needed ${needed}`}function formatRoundCount(row){
let count=Math.min(...[row.base,row.head].map(side=>new Set(side?.rounds).size));return`${formatCount(count,isCount(row)?
"placement":"round")} ${count===1?"is":"are"}`}function formatRowChange(row,verb=changeWordsOf(row).verb[0]){let{base,head,
change,unit}=row;if(base===null||head===null)return richText`was not measured on both sides`;if(change===null)return richText`went from ${emphasisePiece(
toQuantityPiece(base.median,unit))} to ${emphasisePiece(toQuantityPiece(head.median,unit))}`;let{more,less}=changeWordsOf(
row),isMore=base.median<0?change<0:change>0,size=emphasise(`${formatMagnitude(change)} ${isMore?more:less}`),ends=formatEnds(
row,change);return change===0?richText`measured the same${ends}`:richText`${verb} ${size}${ends}`}var SAME_CHANGE=.05,TOO_SMALL_TO_SEE=.001;
function formatEnds({base,head,exact,delta,unit},change){let[from,to]=[toQuantityPiece(base.median,unit),toQuantityPiece(
head.median,unit)],ends=richText`${from} → ${to}`;if(exact)return richText`: ${ends}`;let isUnseen=Math.abs(change)<TOO_SMALL_TO_SEE&&
formatQuantity(base.median,unit)===formatQuantity(head.median,unit);if(delta!==null&&Math.abs(delta-change)<=SAME_CHANGE*
Math.abs(change)||isUnseen)return richText`: medians ${ends}`;let own=delta===null||delta*change<=0?null:richText` (medians ${ends}, ${formatChange(
delta)})`;return richText` by the typical ratio of two values${own}`}var MAX_NAMES=3;function formatNames(names){let limit=names.
length===MAX_NAMES+1?names.length:MAX_NAMES;return list(names.map(asUntrustedText),limit)}function formatBoundSide(kind){
return kind==="max"?"above the ceiling":"below the floor"}function emphasisePiece(piece){return typeof piece=="string"?emphasise(
piece):piece}function undecidedReasonOf(row,verdict){if(findImpossibleValue(row)!==null)return"impossible";if(isAbsoluteLimit(
verdict.kind))return"varies";if(verdict.isHeld)return"held";if(row.exact&&row.placements!==null)return"placements";if(row.
interval===null&&!row.exact)return"no-ratio";let range=formatInterval(row.interval)===null?null:worseningIntervalOf(row);
if(range===null)return"few-values";let allowed=allowedChangeOf(row,verdict);return range.high<=allowed?"within":range.low>
allowed?"beyond":"straddles"}function allowedChangeOf({base},{limit,minDelta}){let floor=minDelta===0||base===null||base.
median===0?0:minDelta/Math.abs(base.median);return Math.max(limit??0,floor)}function lacksSignificance({p},{alpha}){return p!==
null&&alpha!==null&&alpha>0&&p>2*alpha}var MIN_ROUNDS=6,LEVEL_ORDER=["fail","warn","report"];function listFindings({rows,judgedGeomeans}){let severalGroups=new Set(
rows.map(groupLabelOf)).size>1,metricsOf=collectMissingMetrics(rows),countsSentenceOf=makeCountsSentence(rows),names=namesOfRows(
rows),{subjectOf,labelOf}=names,reasons=new Set,rank=({outcome,level})=>(outcome==="fail"?0:3)+LEVEL_ORDER.indexOf(level);
return[...rows,...judgedGeomeans].flatMap(row=>row.verdicts.map(verdict=>({row,verdict}))).filter(({verdict})=>verdict.outcome!==
"pass"&&!isLeftToWarning(verdict)).filter(makeOncePerBenchmark()).toSorted((left,right)=>rank(left.verdict)-rank(right.verdict)).
map(({row,verdict})=>{let metrics=verdict.limit===null?metricsOf(verdict.kind,row)?.map(names.labelOfMetric)??null:null,
name=verdict.limit===null&&!("members"in row)?[asUntrustedText(labelOf(row.name))]:subjectOf(row),what=describeVerdict({
row,name,metrics},verdict),counted=isAboutChange(verdict)?countsSentenceOf(row,verdict):null,changed=verdict.outcome==="\
fail"&&isAboutChange(verdict)&&"state"in row?row:null,because=reasons.has(verdict.because)?null:verdict.because;return reasons.
add(verdict.because),{row,label:"members"in row?null:labelOf(row.name),verdict,what:counted===null?what:richText`${what} ${counted}`,
facts:formatFacts(row,verdict,names,severalGroups),because,culprit:changed?.culprit?formatCulprit(changed.culprit):null,
functions:changed&&describeFunctions(changed),metrics}})}function makeOncePerBenchmark(){let seen=new Set;return({row,verdict})=>{
let key=missingSideKeyOf(verdict.kind,row),isFirst=verdict.limit!==null||!seen.has(key);return seen.add(key),isFirst}}function missingSideKeyOf(kind,row){
return`${kind} ${benchmarkKeyOf(row)}`}function collectMissingMetrics(rows){let isOfBoth=makeBothSidesCheck(rows),missing=rows.
filter(isOfBoth).flatMap(row=>row.verdicts.filter(({limit})=>limit===null).map(({kind})=>({key:missingSideKeyOf(kind,row),
metric:row.metric}))),metrics=groupBy(missing,({key})=>key);return(kind,row)=>metrics.get(missingSideKeyOf(kind,row))?.map(
({metric})=>metric)??null}function openReasonOf({row,verdict}){if(verdict.outcome!=="unknown"||!isAboutChange(verdict))return null;
let reason=undecidedReasonOf(row,verdict);return reason==="impossible"||reason==="no-ratio"?null:reason}function formatAdvice({
rounds,baseBrokeIn},findings){let undecided=findings.filter(finding=>openReasonOf(finding)!==null);if(undecided.length===
0)return null;if(undecided.every(({row})=>isCount(row)))return richText`Rounds do not decide counts, placements do. If they ended early, a warning says why: mend that, or raise ${asUntrustedText(
"max-minutes")}. Otherwise widen the budget.`;if(baseBrokeIn!==null)return richText`More rounds do not help: base does not run any more. A warning says what to look for.`;
let knobs=richText`${asUntrustedText("rounds")} and ${asUntrustedText("max-minutes")}`,tooFew=`${formatCount(rounds,"rou\
nd")} ${rounds===1?"is":"are"} too few`;if(rounds<MIN_ROUNDS)return richText`${tooFew} for a verdict. Allow more with ${knobs}.`;
let why=undecided.every(finding=>openReasonOf(finding)==="straddles")?"The noise of this machine hides changes this smal\
l":`${tooFew} for the noise of this machine`;return richText`${why}. Measure longer (${knobs}), use a quieter machine, or widen the budget.`}
function listPlainLines({row,what,facts,culprit,functions},because){let main=functions===null||!("state"in row)?null:formatMainFunction(
row);return[...[what,culprit,main,facts].filter(words=>words!==null&&words.length>0).map(words=>formatRichText(words)),...because===
null?[]:[`Why this budget: ${cleanUntrustedText(because)}`]]}function formatFacts(row,verdict,names,severalGroups){let label=groupLabelOf(
row),group=severalGroups&&label!==null?richText`${asUntrustedText(names.labelOfGroup(label))}`:null;if(verdict.limit===null)
return group??[];let unit=richText`${asUntrustedText(row.unit)}`;if(!isAboutChange(verdict)){let facts2=isLevelVerdict(verdict)?
listLevelFacts(verdict):[];return joinRichTexts([group,unit,...facts2],SEPARATOR)}let isOpen=verdict.outcome==="unknown",
detectable=isOpen&&"detectable"in row?row.detectable:null,where=row.placements===null?"run":"placement",sizes=[row.base,
row.head].flatMap(side=>side?.n??[]),facts=[group,row.renamed===null?null:formatRename(row.renamed,names.labelOf),unit,"\
members"in row?formatMembers(row,names):null,...isAbsoluteLimit(verdict.kind)?[formatHeadInterval(row)]:listChangeFacts(
row,verdict),row.exact&&!(isOpen&&row.placements!==null)?richText`the same in every ${where}, so no test is needed`:null,
detectable===null?null:richText`minimum detectable change ${formatMargin(detectable)}`,formatDecidingFactors(row,verdict),
richText`n=${[...new Set(sizes)].join("+")}`];return joinRichTexts(facts,SEPARATOR)}var SEPARATOR=" \xB7 ";function formatMembers({
members,leftOut},{labelOf}){let zeros=leftOut===0?"":`, without ${leftOut.toLocaleString("en-US")} that have zeros`;return richText`over ${formatNames(
members.map(({name})=>labelOf(name)))}${zeros}`}function formatDecidingFactors(row,{outcome,kind}){let factors="wouldDec\
ide"in row?row.wouldDecide:null;if(outcome!=="unknown"||factors===null||factors.kind!==kind)return null;let{minutes,limit}=factors;
if(minutes===null&&limit===null)return null;let size=value=>isAbsoluteLimit(kind)?toQuantityPiece(value,row.unit):formatPercent(
value),ways=[minutes===null?null:richText`about ${formatCount(minutes,"more minute")}`,limit===null?null:richText`a limit of ${size(
limit)}`];return richText`would be decided by ${joinRichTexts(ways,", or by ")}`}function formatHeadInterval({head,exact,
unit}){if(head===null||exact)return null;let{low,high}=head.medianInterval;return!Number.isFinite(low)||!Number.isFinite(
high)?null:richText`95% interval ${toQuantityPiece(low,unit)} to ${toQuantityPiece(high,unit)}`}function listChangeFacts(row,verdict){
let{interval,p}=row,range=verdict.outcome==="fail"?formatInterval(interval):null,early=hasStoppedEarly(row,verdict)?verdict.
early:null,noun=isCount(row)?"placements":"rounds";return[range===null?null:richText`95% interval of the change ${range}`,
p===null?null:formatTest(row,p,verdict),early===null?null:richText`measured so far, after ${early.rounds} of at most ${early.
of} ${noun}`]}function formatTest(row,p,verdict){if(verdict.outcome!=="unknown")return[formatPValue(p)];let reason=undecidedReasonOf(
row,verdict);if(!lacksSignificance(row,verdict)){let remark=reason==="straddles"?", which is significant, but the change\
 may be within the limit":"";return[`${formatPValue(p)}${remark}`]}if(reason==="beyond")return null;if(reason==="within")
return[formatPValue(p)];let[shown,needed]=formatProbabilities(p,2*verdict.alpha);return[`p=${shown} (${needed} or less i\
s needed)`]}var NEXT_STEPS_TITLE="What to do",GUIDE_TITLE="Reading the report",GUIDE_SECTIONS={fail:"a-budget-is-broken",inconclusive:"\
a-budget-is-undecided",error:"there-is-no-verdict"},DEFAULT_CONFIG=".github/bench-referee.yml",MAX_RENAMES=5,MAX_NAME_LENGTH=200;
function listNextSteps(report){let section=GUIDE_SECTIONS[report.conclusion];if(section===void 0)return[];let broken=listFindings(
report).filter(({verdict})=>verdict.outcome==="fail"&&verdict.level==="fail");return[...acceptSteps(report,broken),...excludeSteps(
report,broken),guideStep(report,section)]}function acceptSteps(report,broken){let{conclusion,guidance,configSource}=report,
{overrideLabel=null,failOn="regression"}=guidance??{};if(conclusion==="error")return overrideLabel===null?[]:[{text:["A \
run without a verdict cannot be accepted by a label."]}];if(!canBeAccepted(conclusion,failOn))return[{text:["This verdic\
t does not fail the check, so nothing has to be accepted."]}];if(overrideLabel!==null)return[{text:richText`To accept it, a maintainer sets the label ${asCode(
overrideLabel)} on the pull request and runs the failed jobs again.`}];let isNew=broken.some(({verdict})=>verdict.kind===
"new"),settings=[...broken.length===0||broken.some(({verdict})=>verdict.limit!==null)?["the budget"]:[],...isNew?[asCode(
"new")]:[]];return settings.length===0?[]:[{text:richText`To allow it, maintainers ${configSource==="none"?"set":"change"} ${list(
settings)} in ${configPathOf(report)} on the base branch.`}]}function excludeSteps(report,broken){let removed=broken.filter(
({verdict,metrics})=>verdict.kind==="removed"&&metrics===null).flatMap(({row})=>"members"in row?[]:[row]);if(removed.length===
0)return[];let proposed=new Set(report.proposedRenames.map(({from})=>from)),unknown=removed.filter(({name,shortName})=>!proposed.
has(name)&&!proposed.has(shortName??name)),file=configPathOf(report),allow="removed: warn";if(unknown.length===0)return[
{text:richText`For benchmarks that may be removed, maintainers write into ${file} on the base branch:`,yaml:allow}];let yaml=[
"# in this pull request, if it was renamed:",...renameLines([...new Set(unknown.map(({name,shortName})=>shortName??name))]),
"# on the base branch, if benchmarks may be removed:",allow];return[{text:richText`For a benchmark that was renamed, or removed on purpose, write into ${file}:`,
yaml:yaml.join(`
`)}]}function renameLines(names){let shown=names.filter(({length})=>length<=MAX_NAME_LENGTH).slice(0,MAX_RENAMES),more=names.
length-shown.length;return["renamed:",...shown.map(name=>`  ${quoteYaml(name)}: "NEW NAME"`),...more===0?[]:[`  # and ${more.
toLocaleString("en-US")} more`]]}function guideStep({guidance},section){let docs=guidance?.docs??documentationUrl();return{
text:["What this means, and what helps:"],url:`${docs}/reading-the-report.md#${section}`}}function configPathOf({configSource}){
return configSource==="none"?richText`a new ${asCode(DEFAULT_CONFIG)}`:richText`${asCode(configSource?.path??DEFAULT_CONFIG)}`}
var MAX_LEGS_SHOWN=6,REPEAT_TITLE="Repeat this measurement at the top of a clone of the repository",REPEATED=["fail","in\
conclusive","error"];function formatRepeats(report){if(!(listFindings(report).some(({verdict})=>verdict.outcome==="fail"&&
verdict.limit!==null)||REPEATED.includes(report.conclusion)))return{commands:[],remarks:[]};let shown=report.repeats.slice(
0,MAX_LEGS_SHOWN),more=report.repeats.length-shown.length;return{commands:shown.flatMap(({leg,words})=>words===null?[]:[
{leg,command:quoteShellWords([...report.program,...words])}]),remarks:[...shown.flatMap(repeat=>repeat.words===null?[obstacleRemark(
repeat)]:[]),...more>0?[richText`The commands of ${formatCount(more,"more leg")} are left out.`]:[]]}}function obstacleRemark({
leg,obstacles}){let which=leg===null?null:richText` ${asUntrustedText(leg)}`,settings=obstacles.map(({option,recorded})=>recorded===
null?richText`no ${asUntrustedText(option)}`:richText`${asUntrustedText(option)} ${asUntrustedText(recorded)}`);return richText`No command is shown that repeats this measurement, because the recording${which} has settings that the configuration does not have: ${joinRichTexts(
settings,", ")}. ${formatRemedy(obstacles)}`}function formatRemedy(obstacles){let flags=obstacles.flatMap(({flag})=>flag??
[]);if(flags.length===0)return richText`Check them, and write them into the configuration to get the command.`;let others=flags.
length<obstacles.length?", write them into the configuration":"";return richText`Check them${others}, and give ${asCode(
flags.join(" "))} to ${asCode("check")}: the configuration cannot set it.`}var COMMIT_ORIGINS=new Map([["merge-base","merge base with the target branch"],["target","tip of the target branch"],["h\
ead","head of the pull request"],["merge","merge commit of the pull request"],["worktree","working tree with uncommitted\
 changes"],["baseline","not measured: a baseline stands in for it"]]);function listOriginFacts({commits,configSource}){let sides=[
formatCommit2("base",commits.base),formatCommit2("head",commits.head)];return configSource===null?sides:[...sides,formatConfigSource(
configSource)]}var CONFIG_ORIGINS={start:"where head left its branch",tip:"the tip of the branch, which had it first aft\
er head had left",head:"head",named:"as it was asked for",worktree:"the working tree"};function formatConfigSource(source){
if(source==="none")return richText`configuration: none, so the defaults count`;let{path,commit,how}=source;return commit===
null?richText`configuration ${asUntrustedText(path)} of ${CONFIG_ORIGINS[how]}`:richText`configuration ${asUntrustedText(
path)} of ${commit} (${CONFIG_ORIGINS[how]})`}function formatCommit2(side,{sha,how,branch}){let chosen=COMMIT_ORIGINS.get(
how);return chosen!==void 0&&branch!==void 0?richText`${side} ${sha??"unknown"} (${chosen} ${asUntrustedText(branch)})`:
sha===null&&chosen===void 0?richText`${side} ${asUntrustedText(how)}`:richText`${side} ${sha??"unknown"} (${chosen??asUntrustedText(
how)})`}function listRunFacts(report){let{rounds,placements,environment,rows,baseline,shard,measuredAgain,cost,legs}=report,
more=legs.length-LEGS_SHOWN;return[baseline&&formatBaseline(baseline,environment),rounds===0&&placements!==null?null:richText`${formatCount(
rounds,"round")}`,measuredAgain&&formatMeasuredAgain(measuredAgain),placements===null?null:richText`counted in ${formatCount(
placements,"placement")}`,shard&&[`shard ${formatShard(shard)} of ${formatCount(shard.benchmarks.length,"benchmark")}`],
report.benchmarkFiles==="head"?richText`both sides with the benchmark files of head`:null,cost&&formatCost(cost),...legs.
length===0?listLegFacts(report):legs.slice(0,LEGS_SHOWN).map(formatLeg),more>0?richText`${formatCount(more,"leg")} more`:
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
base!==null&&head!==null),halves=noisy.map(({base})=>{let{median,medianInterval}=base;return(medianInterval.high-medianInterval.
low)/2/Math.abs(median)}),noise=formatMedianAndWorst(halves.filter(Number.isFinite)),detectable=formatMedianAndWorst(noisy.
flatMap(row=>row.detectable??[]));return[noise===null?null:richText`noise ±${noise}`,detectable===null?null:richText`minimum detectable change ${detectable}`]}
function formatMedianAndWorst(ratios){let sorted=ratios.toSorted((a,b)=>a-b);if(sorted.length===0)return null;let[middle,
worst]=[sorted[Math.floor((sorted.length-1)/2)],sorted.at(-1)].map(formatMargin);return middle===worst?middle:`${middle}\
 (worst ${worst})`}var NOTABLE_FLAGS=["hypervisor","fma","bmi2","avx2","avx512f","avx512_vnni","avx_vnni","amx_tile","ae\
s","vaes","sha_ni","gfni","asimd","sve","sve2","atomics","crc32","sha2","sha512","pmull"];function listMachineFacts({environment,
plan}){if(environment===null)return[];let{cpu,cores,memoryBytes,image,node,processor,observations,toolchain}=environment;
return[["processor",richText`${asUntrustedText(cpu)}, ${formatCount(cores,"core")}`],...processor===void 0?[]:processorFacts(
processor),["memory",memoryBytes>0?[formatSize(memoryBytes)]:null],["system",systemFact(environment)],["image",image===null?
null:[asUntrustedText(image)]],...toolchain===void 0?[]:toolFacts(toolchain),["measured by",richText`node ${asUntrustedText(
node)}`],["kept to",plan?.cpus?richText`processors ${asUntrustedText(plan.cpus)}`:null],["niceness",plan?.nice?[String(plan.
nice)]:null],["load",loadFact(environment)],...observations===void 0?[]:listObservationFacts(observations)].flatMap(([label,
text])=>text===null||text.length===0?[]:[{label,text}])}function processorFacts({flags,caches,governor}){let notable=flags.
filter(flag=>NOTABLE_FLAGS.includes(flag));return[["caches",caches.length===0?null:[formatList(caches.map(cacheText))]],
["features",notable.length===0?null:[asUntrustedText(notable.join(" "))]],["governor",governor===null?null:[asUntrustedText(
governor)]]]}var KIND_LETTER={data:"d",instruction:"i",unified:""};function cacheText({level,kind,bytes,count}){return`${count===
1?"":`${count} \xD7 `}${formatSize(bytes)} L${level}${KIND_LETTER[kind]}`}function formatSize(bytes){return formatQuantity(
bytes,"B").replace(/\.0+(?=\D|$)/,"")}function systemFact({os,kernel,architecture}){return os===""?null:joinUntrustedTexts(
[os,kernel,architecture])}function joinUntrustedTexts(texts){let pieces=texts.map(text=>[asUntrustedText(text)]);return joinRichTexts(
pieces,", ")}function toolFacts({base,head}){return base.length===0||JSON.stringify(base)===JSON.stringify(head)?[["tool\
chain",joinUntrustedTexts(head)]]:[["toolchain of base",joinUntrustedTexts(base)],["toolchain of head",joinUntrustedTexts(
head)]]}function loadFact({loadBefore,loadAfter}){return loadBefore===null||loadAfter===null?null:richText`${formatCompact(
loadBefore,2)} before, ${formatCompact(loadAfter,2)} after (one-minute average)`}function listObservationFacts({steal,others,
mhz}){let known=series=>series.slice(1).filter(entry=>entry!==null);return[["frequency",frequencyText(known(mhz))],["sto\
len by the host",shareText(known(steal))],["used by others",shareText(known(others))]]}function frequencyText(mhz){if(mhz.
length===0)return null;let[low,high]=[Math.min(...mhz),Math.max(...mhz)].map(one=>formatCompact(one/1e3,2));return[`${low===
high?low:`${low} to ${high}`} GHz`]}function shareText(shares){if(shares.length===0)return null;let mean=shares.reduce((sum,share)=>sum+
share,0)/shares.length;return richText`${formatMargin(mean)} of the processor time, at most ${formatMargin(Math.max(...shares))} in one block of rounds`}var MAX_ITEMS=20;function formatConfigSentence({path,kind,error,settings}){let change=richText`This ${describeConfigChange(
kind,asUntrustedText(path))}.`;return error===null?richText`${change} ${formatConsequence(settings)}`:richText`${change} After the merge it could not be used.`}
function formatConsequence(settings){if(settings.length===0)return["Nothing that it sets would change."];let isRename=({
budget,key,base})=>budget===null&&base===null&&key?.startsWith("renamed.")===!0;return settings.every(isRename)?withCode(
"New entries of `renamed` count now:"):settings.some(isRename)?withCode("New entries of `renamed` count now, the rest wo\
uld change after the merge:"):["Would change after the merge:"]}function formatConfigItems({settings}){let items=settings.
slice(0,MAX_ITEMS).map(formatSetting),more=settings.length-items.length;return more===0?items:[...items,richText`and ${more.
toLocaleString("en-US")} more in the JSON report`]}function formatConfigLine(change){let items=joinRichTexts(formatConfigItems(
change),"; "),words=items.length===0?formatConfigSentence(change):richText`${formatConfigSentence(change)} ${items}`;return formatRichText(
words,{...UNCUT_FORMATTER,untrusted:PLAIN_FORMATTER.untrusted})}function formatSetting({budget,key,base,head}){if(budget!==
null&&key===null)return richText`${asUntrustedText(budget)} ${base===null?"added":"removed"}: ${formatSettingValue(base??
head)}`;let change=richText`${formatKey(key??"")} ${formatSettingValue(base)} → ${formatSettingValue(head)}`;return budget===
null?change:richText`${asUntrustedText(budget)}: ${change}`}function formatKey(key){return/^[a-z]+(?:[- ][a-z]+)*$/.test(
key)?key:asUntrustedText(key)}function formatSettingValue(text){return text===null?"not set":asUntrustedText(text)}var HEADLINES={"same-tree":"base and head have the same files",paths:"no changed file is inside of paths","depends-on":"\
all files that the benchmarks depend on are the same on both sides"};function formatSkipReason({decisions,shard}){if(shard!==
null&&isEmptyShard(shard))return`Not measured: shard ${formatShard(shard)} has no benchmark, because there are only ${shard.
benchmarks.length}`;let[reason,...others]=new Set(decisions.map(decision=>decision.reason)),text=reason===void 0||others.
length>0?void 0:HEADLINES[reason];return`Not measured: ${decisions.some(({isClaim})=>isClaim)?`${CLAIM} `:""}${text??"no\
thing that the benchmarks depend on changed"}`}var CLAIM="the measuring job says that",PATHS=asCode("paths"),DEPENDS_ON=asCode(
"depends-on"),DETAILS={"same-tree":({examples})=>richText`base and head have the same files, tree ${listPaths(examples,1)}`,
paths:({examples,count})=>richText`${count===1?"the only changed file is":`all ${count.toLocaleString("en-US")} changed \
files are`} outside of ${PATHS}: ${listPaths(examples,count)}`,"depends-on":({examples,count,isClaim})=>richText`${isClaim?
`${CLAIM} `:""}everything in ${DEPENDS_ON} and in the command is the same on both sides, ${formatCount(count,"file")}: ${listPaths(
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
...index===0?[]:[", "],asUntrustedText(path)]);return more>0?[...shown,` and ${more.toLocaleString("en-US")} more`]:shown}var ROW_KINDS=[...STATES,"not-significant","not-proved","allowed"],DEFAULT_ALLOWANCE=.05;function kindOf(row){if(row.state!==
"unchanged")return row.state;let allowed=allowanceOf(row),range=rangeOf(row);return range!==null&&range.low>=-allowed&&range.
high<=allowed?"unchanged":row.isAllowed?"allowed":/\d/.test(formatChangeCell(row))?"not-proved":"not-significant"}function rangeOf({
exact,change,interval}){return exact&&change!==null?{low:change,high:change}:interval}function allowanceOf({verdicts,base}){
let limit=allowedWorseningOf({verdicts})??DEFAULT_ALLOWANCE,floors=verdicts.filter(isAboutChange).flatMap(({minDelta})=>minDelta>
0?minDelta:[]);return floors.length===0||base===null||base.median===0?limit:Math.max(limit,Math.min(...floors)/Math.abs(
base.median))}function halfWidthOf({interval}){if(interval===null)return null;let half=(interval.high-interval.low)/2;return Number.
isFinite(half)?half:null}var KIND_WORDS=[["regression","worse"],["inconclusive","undecided"],["improvement","better"],["\
unchanged","unchanged"],["not-significant","no significant change"],["not-proved","not proved"],["allowed","worse within\
 budget"],["new","new"],["removed","removed"],["failed","failed"]],WORDS=new Map(KIND_WORDS);function countKinds(rows){let all=rows.map(row=>({row,kind:kindOf(row)}));return KIND_WORDS.flatMap(([kind,word])=>{let own=all.
filter(one=>one.kind===kind).map(({row})=>row);if(own.length===0)return[];let margin=kind==="not-significant"?formatWidest(
own):"";return[`${own.length.toLocaleString("en-US")} ${kind==="not-significant"?"with ":""}${word}${margin}`]})}function formatWidest(rows){
let widths=rows.flatMap(row=>halfWidthOf(row)??[]);return widths.length===0?"":` (${rows.length===1?"":"up to "}\xB1${formatMargin(
widths.reduce((one,other)=>Math.max(one,other)))})`}function summariseUnchangedRows(rows){return rows.every(row=>kindOf(
row)==="unchanged")?formatCount(rows.length,"unchanged result"):`${formatCount(rows.length,"result")}: ${formatList(countKinds(
rows))}`}var MAX_WORSENINGS=2,CONCLUSION_ICONS={pass:"good",warn:"warning",fail:"bad",inconclusive:"undecided",error:"broken"};function makeHeadline(report){
let{conclusion,accepted,rows}=report,isWeak=explainEmptyPass(rows)!==null||isJudgedByItself(report);return{mark:accepted!==
null||conclusion==="pass"&&isWeak?"warning":CONCLUSION_ICONS[conclusion],text:formatRichText(formatHeadline(report))}}function formatHeadline(report){
let{conclusion,accepted,rows}=report;if(accepted!==null)return[...formatAcceptedBy(accepted),lowerFirst(LINES[accepted.verdict](
report))];if(conclusion==="pass"&&isNothingMeasured(report))return[formatSkipReason(report)];let empty=conclusion==="pas\
s"?explainEmptyPass(rows):null;if(empty!==null)return[empty];let own=conclusion==="pass"&&isJudgedByItself(report)?", by\
 the configuration of this pull request":"";return[LINES[conclusion](report)+own]}function isJudgedByItself({problems}){
return problems.some(({code})=>code==="config-broken-on-base")}function explainEmptyPass(rows){if(rows.length>0&&rows.every(
({base})=>base===null))return"Nothing to compare with: base has no results";let verdicts=rows.flatMap(row=>row.verdicts);
return verdicts.length===0||verdicts.some(verdict=>!verdict.isUnjudged)?null:"Nothing was judged: base was measured on a\
nother machine"}function formatCounts({rows}){let kinds=countKinds(rows),about=`${formatCount(countBenchmarks(rows),"ben\
chmark")}, ${formatCount(rows.length,"result")}`;return[kinds.length===0?about:`${about}: ${kinds.join(", ")}`,formatUndecidedLevels(
rows),formatRenameCount(rows)].filter(part=>part!==null).join("; ")}function countBenchmarks(rows){return new Set(rows.map(
benchmarkKeyOf)).size}var LINES={pass:report=>{let{rows,judgedGeomeans}=report;if([...rows,...judgedGeomeans].every(({verdicts})=>verdicts.
length===0))return"No budget applies to these benchmarks";if(listBrokenBudgets(report,"report").length>0)return`${brokenLine(
report,"report")} (for information only)`;let better=countBenchmarks(rows.filter(({state})=>state==="improvement")),improved=better===
0?[]:[`${better} got better`],open=listUndecidedSubjects(report,["warn","report"]),undecided=open.length===0?[]:[`${formatList(
open)} inconclusive`];return["No benchmark broke its budget",...improved,...undecided].join(", ")},warn:report=>`${brokenLine(
report,"warn")} (a warning only)`,fail:report=>brokenLine(report,"fail"),inconclusive:report=>{if(report.baseBrokeIn!==null)
return`Inconclusive: base ran at first and failed in round ${report.baseBrokeIn}`;let open=listUndecidedSubjects(report,
["fail"]);return open.length===0?"Inconclusive: names of benchmarks on base are not the same in each invocation":`Inconc\
lusive: ${formatList(open)}`},error:formatErrorLine};function listUndecidedSubjects({rows,judgedGeomeans},levels){let isOpen=verdict=>levels.
includes(verdict.level)&&verdict.outcome==="unknown"&&!isLeftToWarning(verdict),count=isWanted=>countBenchmarks(rows.filter(
({verdicts})=>verdicts.some(one=>isOpen(one)&&isWanted(one)))),[open,sinceRelease]=[count(isAboutChange),count(verdict=>!isAboutChange(
verdict))];return[...open===0?[]:[formatCount(open,"benchmark")],...geomeansIn(judgedGeomeans.filter(({verdicts})=>verdicts.
some(isOpen))),...sinceRelease===0?[]:[`${formatCount(sinceRelease,"benchmark")} against a release`]]}function listBrokenBudgets({
rows,judgedGeomeans},level){return[...rows,...judgedGeomeans].flatMap(row=>row.verdicts.filter(verdict=>verdict.level===
level&&verdict.outcome==="fail").map(verdict=>({row,verdict})))}function brokenLine(report,level){let all=listBrokenBudgets(
report,level),geomeans=[...new Set(all.flatMap(({row})=>"members"in row?[row]:[]))],broken=all.flatMap(({row,verdict})=>"\
members"in row?[]:[{row,verdict}]),limits=broken.filter(({verdict})=>verdict.limit!==null&&isAboutChange(verdict)),levels=broken.
filter(({verdict})=>!isAboutChange(verdict)).map(({row})=>row),isOfBoth=makeBothSidesCheck(report.rows),members=["remove\
d","new"].flatMap(kind=>{let rows=broken.filter(({verdict})=>verdict.kind===kind).map(({row})=>row);return[...wholeLine(
kind,rows.filter(row=>!isOfBoth(row))),...metricsLine(kind,rows.filter(isOfBoth))]}),budgets=[...budgetsLine(limits,geomeans),
...levelsLine(levels)];if(budgets.length===0)return`${formatList(members)}, which this gate does not allow`;let sentence=formatList(
[...budgets,...members]);return sentence.slice(0,1).toUpperCase()+sentence.slice(1)}function wholeLine(kind,rows){let count=countBenchmarks(
rows),[one,several]=kind==="new"?["is","are"]:["was","were"];return count===0?[]:[`${formatCount(count,"benchmark")} ${count===
1?one:several} ${kind}`]}function metricsLine(kind,rows){let count=countBenchmarks(rows),metrics=new Set(rows.map(({metric})=>metric)).
size,[verb,adjective]=kind==="new"?[count===1?"has":"have","new "]:["lost",""],what=metrics===1?`a ${adjective}metric`:`${metrics}\
 ${adjective}metrics`;return count===0?[]:[`${formatCount(count,"benchmark")} ${verb} ${what}`]}function budgetsLine(limits,geomeans){
let rows=limits.map(({row})=>row),count=countBenchmarks(rows),subjects=[...count===0?[]:[formatCount(count,"benchmark")],
...geomeansIn(geomeans)];if(subjects.length>1)return[`${formatList(subjects)} broke their budgets`];let isOne=count+geomeans.
length===1,isRegression=count===0?isOne:limits.every(({verdict})=>verdict.kind==="max-regression"),whose=isOne?"its budg\
et":"their budget",verbOf=row=>changeWordsOf(row).verb[isOne?0:1],way=isRegression?describeWay([...rows,...geomeans],verbOf,
isOne):null;return subjects.map(subject=>`${subject} ${way===null?`broke ${whose}`:`${way} than ${whose} allows`}`)}function describeWay(rows,verbOf,isOne){
let ways=[...new Set(rows.map(row=>`${verbOf(row)} ${worseWordOf(row)}`))];return ways.length<=MAX_WORSENINGS&&rows.every(
row=>changeWordsOf(row).isClear)?ways.join(isOne?" and ":" or "):null}function geomeansIn([first,...others]){return first===
void 0?[]:others.length>0?[formatCount(others.length+1,"geomean")]:[`the geomean of ${formatCount(first.members.length,"\
benchmark")}`]}function levelsLine(rows){let count=countBenchmarks(rows);if(count===0)return[];let isOne=count===1,[be,whose,
allows]=isOne?["is","its budget","allows"]:["are","their budgets","allow"],way=describeWay(rows,row=>{let verb=changeWordsOf(
row).verb[isOne?0:1];return verb==="got"?be:verb},isOne),broke=way===null?`broke ${whose} against a release`:`${way} tha\
n ${whose} against a release ${allows}`;return[`${formatCount(count,"benchmark")} ${broke}`]}var ERROR_LINES={configuration:"\
The configuration cannot be used","configuration-of-head":"The configuration of this pull request is invalid",permission:"\
The report could not be made: the token may not read what it needs","workflow-unknown":"The report could not be made: th\
e workflow that measured is not on the default branch","measuring-failed":"The report could not be made: the run that me\
asured did not succeed","pull-request-unknown":"The report could not be made: the pull request of this commit is not kno\
wn","recording-missing":"The report could not be made: there is no recording","recording-refused":"The report could not \
be made: a recording was refused","report-failed":"The report could not be made","not-measured":"Nothing was measured",cancelled:"\
Measuring was cancelled, so nothing is judged",tampered:"Nothing is judged: something interfered with the measuring","bo\
th-sides-failed":"The command or the configuration is wrong, not the pull request: base fails in the same way","setup-fa\
iled":"The setup failed on head","benchmark-failed":"The benchmark failed on head","time-over":"The time limit was over \
before head had a result","nothing-measured":"Head has no benchmark results","names-unstable":"Names of benchmarks are n\
ot the same in each invocation, so they cannot be judged","shard-missing":"A part of the benchmarks has no recording","l\
imit-misfit":"No verdict: the limit of a budget does not fit its metric","budgets-unmatched":"No verdict: no budget that\
 can fail this check matches a result","rounds-too-few":"No verdict: these rounds can never show that a budget is broken"};
function formatErrorLine({problems,legs}){let found=new Set(problems.filter(({severity})=>severity==="error").map(({failure})=>failure)),
first=FAILURES.find(failure=>found.has(failure)),line=first===void 0?"No verdict because of an error":ERROR_LINES[first];
return legs.length===0?line:`On at least one machine: ${lowerFirst(line)}`}function formatAcceptedBy({by,at}){return richText`Accepted by ${asUntrustedText(
`@${by}`)} on ${formatTime(at)}: `}function formatAuditLine({label,by,isAuthor,at,scope,verdict}){let author=isAuthor?",\
 who also opened the pull request,":"",reach=scope==="commit"?"this commit only: a new push needs a new label":"every co\
mmit of this pull request";return richText`Measured verdict: ${asUntrustedText(verdict)}. ${asUntrustedText(`@${by}`)}${author} set the label ${asUntrustedText(
label)} on ${formatTime(at)}, so the check passes and the run counts as ${asUntrustedText("pass")}. It holds for ${reach}.`}
function formatTime(at){let ms=Date.parse(at);return Number.isNaN(ms)?asUntrustedText(at):`${new Date(ms).toISOString().
slice(0,16).replace("T"," ")} UTC`}function makeDocument(report,subject=[]){let{accepted,configChange,problems}=report,findings=listFindings(report),proposal=formatProposedRenames(
report),steps=listNextSteps(report),{commands,remarks}=formatRepeats(report);return{headline:makeHeadline(report),override:makeTexts(
[accepted&&formatAuditLine(accepted)]),counts:makeTexts([isNothingMeasured(report)?null:richText`${subject}${formatCounts(
report)}.`]),decisions:makeTexts(listDecisions(report)),errors:makeProblems(problems.filter(({severity})=>severity==="er\
ror")),findings,renames:proposal===null?[]:[{kind:"yaml",...proposal}],advice:[...makeTexts([formatAdvice(report,findings)]),
...makeTexts([formatSinceLine(report)],RANK.changedRow)],changes:configChange===null?[]:[makeChanges(configChange)],warnings:makeProblems(
problems.filter(({severity})=>severity==="warning")),nextSteps:[...steps.length===0?[]:[{kind:"steps",steps}],...commands.
length===0?[]:[{kind:"commands",commands}],...makeTexts(remarks)],origin:[...listOriginFacts(report),joinRichTexts(listRunFacts(
report)," \xB7 ")]}}function makeProblems(problems){return problems.length===0?[]:[{kind:"problems",problems}]}function makeChanges(change){
return{kind:"changes",words:formatConfigSentence(change),items:formatConfigItems(change)}}function makeTexts(texts,rank=RANK.
always){return texts.flatMap(words=>words===null?[]:[{kind:"text",words,rank}])}var ICONS={good:"\u2705",warning:"\u26A0\uFE0F",
bad:"\u274C",undecided:"\u{1F7E1}",broken:"\u{1F6D1}"},LEVEL_ICONS={fail:ICONS.bad,warn:ICONS.warning,report:"\u2139\uFE0F"},
RANK={always:0,firstBroken:1,brokenRow:2,undecided:3,undecidedRow:4,oneSidedRow:5,changedRow:6,furtherFindings:7,unchangedRow:8};
function isChanged({state}){return state==="regression"||state==="improvement"||state==="inconclusive"}function iconOf({
state,verdicts}){if(state==="improvement")return"\u{1F7E2}";if(state==="inconclusive")return ICONS.undecided;if(state!==
"regression")return"";let levels=verdicts.filter(({outcome})=>outcome==="fail").map(({level})=>level),worst=["fail","war\
n"].find(level=>levels.includes(level))??"report";return LEVEL_ICONS[worst]}function rankOf(row){return row.verdicts.some(
({outcome})=>outcome==="fail")?RANK.brokenRow:row.head===null||row.base===null?RANK.oneSidedRow:row.state==="inconclusiv\
e"?RANK.undecidedRow:isChanged(row)?RANK.changedRow:RANK.unchangedRow}var HEAD_ONLY="Values of head only, because no key of the tables tells base and head apart: add .file to row, col or tab\
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
head,...head.comparison};return`${formatChangeCell(compared)} ${formatTestCell(compared)}`.trim()}function geomeanCells2({
rows,geomeans,unit}){return rows.length<2||geomeans.every(({value})=>value===null)?null:geomeans.flatMap(({value,delta},column)=>{
let average=value===null?"":makeRowFormatter([value],unit)(value);return column===0?[average]:[average,delta===null?"":formatChange(
delta)]})}export{formatChange,namesOfRows,shortenNames,html,joinContents,showUncut,renderScrollRegion,escapeHtml,renderPage,renderScript,
formatDetail,isLeftToWarning,makeResultTables,findJudgedGeomeans,pickShownChange,worseSignOf,worseningOf,worseningIntervalOf,
allowedWorseningOf,allowedValueOf,ROW_KINDS,kindOf,summariseUnchangedRows,makeHeadline,formatHeadline,formatCounts,countBenchmarks,
formatConfigLine,formatTotals,FLAME_PAGE_TITLE,formatFunctionCount,formatDeltaInterval,formatOrigin,listProfileNotes,formatProfileValue,
formatProfileDelta,CHANGE_STYLES,formatCulprit,describeFunctions,listFindings,missingSideKeyOf,listPlainLines,NEXT_STEPS_TITLE,
GUIDE_TITLE,REPEAT_TITLE,listMachineFacts,makeDocument,makeProblems,ICONS,LEVEL_ICONS,RANK,isChanged,iconOf,rankOf,formatCustomTables,
notesOf,titleOf};
