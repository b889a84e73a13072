import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FLAME_SCRIPT_HASH,STYLE,drawElement,drawPath,drawPicture,drawText,formatDots,formatPolyline,path,renderFlameHtml}from"./action-compare-report-history-html-measuring.js";
import{GUIDE_TITLE,NEXT_STEPS_TITLE,REPEAT_TITLE,ROW_KINDS,allowedValueOf,allowedWorseningOf,formatChange,formatCustomTables,
html,isChanged,joinContents,kindOf,listMachineFacts,makeDocument,makeResultTables,namesOfRows,notesOf,pickShownChange,renderPage,
renderScript,renderScrollRegion,showUncut,summariseUnchangedRows,titleOf,worseSignOf,worseningIntervalOf,worseningOf}from"./action-compare-report-history-html-measuring-report.js";
import{extentOf,makeChangeAxis,makeLinearAxis}from"./action-compare-report-history-html-measuring-report-validate.js";import{abbreviateSha,asUntrustedText,cleanLastLines,
formatCount,formatDiagnostic,formatPercent,groupLabelOf,renderExcerpt,titleOfLastLines}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";import{
cleanUntrustedText,quoteUntrustedText}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";import{SIDES}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{
LEVELS,STATES}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{formatQuantity}from"./action-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";var OVERVIEW={width:1e3,height:200};var OVERVIEW_LABEL=17,TONES=["same","good","unclear","bad"];function toneOf({state}){return state==="regression"||state===
"failed"?"bad":state==="improvement"?"good":state==="inconclusive"?"unclear":"same"}function listChanges(rows){return rows.flatMap(row=>toPlottedChange(row)??[]).toSorted((a,b)=>b.change-a.change||(b.allowed??
0)-(a.allowed??0))}function toPlottedChange(row){let change=worseningOf(row);return change===null?null:{row,change,range:worseningIntervalOf(
row),allowed:allowedWorseningOf(row)}}function drawOverview(rows){let changes=listChanges(rows);if(changes.length<2)return null;
let axis=makeChangeAxis(listExtents(changes),{from:OVERVIEW.height-8,to:8},OVERVIEW_LABEL),step=OVERVIEW.width/changes.length,
placed=changes.map((change,index)=>({...change,x:(index+.5)*step})),label=`${changes.length} changes with their 95% inte\
rvals, worst on the left; dashed is what the budgets allow. The table below has the numbers.`,marks=TONES.flatMap(tone=>{
let alike=placed.filter(({row})=>toneOf(row)===tone);if(alike.length===0)return[];let ranges=alike.map(({range,x})=>range===
null||!isBounded(range)?"":path`M${x} ${axis.at(range.low)}V${axis.at(range.high)}`);return[drawPath(`${tone} range`,ranges.
join("")),drawPath(`${tone} dots`,formatDots(alike.map(({change,x})=>[x,axis.at(change)])))]}),grid=axis.ticks.map(tick=>drawPath(
tick===0?"zero":"grid",path`M0 ${axis.at(tick)}H${OVERVIEW.width}`)),drawing=drawPicture(OVERVIEW,label,[...grid,drawPath(
"limit",limitPath(changes,axis,step)),...marks]);return{drawing:{...drawing,attributes:{...drawing.attributes,preserveAspectRatio:"\
none"}},axis,count:changes.length}}function toPercentOfHeight(at){return path`${at/OVERVIEW.height*100}%`}function listExtents(changes){
return changes.flatMap(({change,allowed,range})=>[change,allowed??0,range?.low??0,range?.high??0])}function isBounded({low,
high}){return Number.isFinite(low)||Number.isFinite(high)}function limitPath(changes,axis,step){return changes.map(({allowed},index)=>{
if(allowed===null)return"";let start=changes[index-1]?.allowed===allowed?"":path`M${index*step} ${axis.at(allowed)}`;return changes[index+
1]?.allowed===allowed?start:start+path`H${(index+1)*step}`}).join("")}var SIZE={width:360,height:170},PLOT={left:70,right:352,top:8,bottom:146};var SIDE_SHIFT={base:-.18,head:.18};function drawSamplePlot(row){let present=listSides(row),measured=extentOf(present.flatMap(({values})=>values));if(measured===
null)return null;let near=listNearLimits(row,measured),y=makeLinearAxis(extentOf([measured.low,measured.high,...near])??
measured,{from:PLOT.bottom-6,to:PLOT.top+6}),last=present.reduce((most,{rounds})=>Math.max(most,rounds.at(-1)??1),1),x=round=>PLOT.
left+(round-.5)/last*(PLOT.right-PLOT.left),plotted=present.map(({side,values,rounds,median})=>{let points=values.map((value,index)=>[
x(rounds[index]+SIDE_SHIFT[side]),y.at(value)]);return{side,rounds,median,points}}),label=`Values in the order they were\
 taken, ${formatCount(last,"round")}; dashed lines are the medians.`;return drawPicture(SIZE,label,[...drawTicks(y,tick=>formatTick(
tick,row.unit)),drawBelow("round 1",x(1)),...last<4?[]:[drawBelow(String(last),x(last))],drawPath("pairs",formatPairs(plotted.
map(mapFirstPoints))),...near.map(value=>drawPath("limit",formatHorizontal(y.at(value)))),...plotted.flatMap(({side,median,
points})=>[drawPath(`${side} course`,formatPolyline(points)),drawPath(`${side} median`,formatHorizontal(y.at(median))),drawPath(
`${side} dots`,formatDots(points))])])}function listNearLimits(row,{low,high}){let limit=allowedValueOf(row),reach=Math.
max(high-low,Math.abs(high)/50);return limit!==null&&limit>=low-reach&&limit<=high+reach?[limit]:[]}function mapFirstPoints(side){
let first=new Map;for(let[index,round]of side.rounds.entries())first.has(round)||first.set(round,side.points[index]);return first}
function formatPairs([base,head]){return[...base??[]].flatMap(([round,point])=>{let other=head?.get(round);return other===
void 0?[]:formatPolyline([point,other])}).join("")}function formatWorsening(change){return change===0?"0%":`${formatPercent(Math.abs(change))} ${change>0?"worse":"better"}`}
function drawTicks(y,format){return y.ticks.flatMap(tick=>[drawPath("grid",formatHorizontal(y.at(tick))),drawText(format(
tick),PLOT.left-6,{y:y.at(tick)+4,class:"end"})])}function drawBelow(text,x){return drawText(text,x,{y:162,class:"middle"})}
function formatTick(value,unit){return cleanUntrustedText(formatQuantity(value,unit).split(" ")[0]??"")}function formatHorizontal(y){
return path`M${PLOT.left} ${y}H${PLOT.right}`}function listSides(row){return SIDES.flatMap(side=>row[side]===null?[]:[{side,
...row[side]}])}var LINE={width:640,height:150},LEFT=64,BOTTOM=26,EDGE=16;function drawCulprit(row){let{culprit,change,interval}=row;
if(culprit===null||change===null)return null;let{of,levels,positions}=culprit,sign=worseSignOf(row),measured=levels.flatMap(
level=>level.change===null?[]:{...level,change:level.change});if(measured.length===0)return null;let base={position:0,change:0,
low:null,high:null},head={position:of,change,low:interval?.low??null,high:interval?.high??null},commits=[base,...measured,
head].map(commit=>{let turned=[commit.low,commit.high].filter(end=>end!==null&&Number.isFinite(end)).map(end=>sign*end).
sort((a,b)=>a-b);return{position:commit.position,change:sign*commit.change,ends:turned}}),extent=extentOf(commits.flatMap(
commit=>[commit.change,...commit.ends]));if(extent===null)return null;let axis=makeLinearAxis(extent,{from:LINE.height-BOTTOM-
EDGE,to:EDGE}),step=(LINE.width-LEFT-2*EDGE)/of,x=position=>LEFT+EDGE+position*step,grid=axis.ticks.flatMap(tick=>[drawPath(
tick===0?"zero":"grid",path`M${LEFT} ${axis.at(tick)}H${LINE.width}`),drawText(formatPercent(sign*tick),LEFT-8,{y:axis.at(
tick)+4,"text-anchor":"end"})]),size={y:EDGE/2,width:step,height:LINE.height-BOTTOM-EDGE},ranges=commits.map(({position,
ends:[low,high]})=>low===void 0||high===void 0?"":path`M${x(position)} ${axis.at(low)}V${axis.at(high)}`),names=commits.
map(({position})=>{let name=position===0?"base":position===of?"head":String(position);return drawText(name,x(position),{
y:LINE.height-8,"text-anchor":"middle"})}),label=`How much worse ${measured.length} of ${of} commits are than base, with\
 95% intervals, oldest on the left. The sentence above names the result.`;return drawPicture(LINE,label,[...positions.map(
position=>drawElement("rect",{class:"named",x:x(position-.5),...size})),...grid,drawPath("bad range",ranges.join("")),drawPath(
"bad dots",formatDots(commits.map(commit=>[x(commit.position),axis.at(commit.change)]))),...names])}var DIGITS=7,MIN_EXPONENT=-300,ESTIMATE_STEPS=1e5,UNBOUNDED={low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};
function packRows(rows){let[texts,rounds]=[[],[]],packer=makeRowPacker(texts,rounds),keys=rowKeysOf(rows),{labelOf,labelOfMetric,
labelOfGroup}=namesOfRows(rows),packed=rows.map((row,index)=>{let{name,metric,renamed}=row,group=groupLabelOf(row);return packer.
pack({...row,key:keys[index],kind:kindOf(row),group:group&&labelOfGroup(group),name:labelOf(name),metric:labelOfMetric(metric),
renamed:renamed&&{...renamed,from:labelOf(renamed.from)}})});return{texts,rounds,rows:packed}}function rowKeysOf(rows){let severalGroups=new Set(rows.map(groupLabelOf)).size>1,seen=new Map;return rows.map(row=>{let key=[
severalGroups?groupLabelOf(row):null,row.name,row.metric].filter(part=>part!==null).map(part=>cleanUntrustedText(part).replaceAll(
/\s+/g,"_")).join("|"),count=(seen.get(key)??0)+1;return seen.set(key,count),count===1?key:`${key}|${count}`})}function makeRowPacker(texts,rounds){
let indexed=indexIn(texts),text={...indexed,pack:value=>indexed.pack(cleanUntrustedText(value))},levelFields={anchor:packFields(
{name:text},{commit:""}),base:AS_IS,change:AS_IS,interval:INTERVAL,p:AS_IS,isBase:FLAG,isExact:FLAG},level=packFields(levelFields,
{likely:UNBOUNDED}),levelOrReason={pack:value=>typeof value=="string"?value:level.pack(value),unpack:packed=>typeof packed==
"string"?packed:level.unpack(packed)},verdict=packFields({kind:text,limit:AS_IS,level:packChoice(LEVELS),outcome:packChoice(
["pass","fail","unknown"]),because:orNull(text),isUnjudged:FLAG,anchored:orNull(packFields({against:text,level:levelOrReason},
{}))},{minDelta:0,alpha:null,early:null,isHeld:!1}),rename=packFields({from:text,by:packChoice(["configuration","head"])},
{shortFrom:null}),since=packFields({...levelFields,isSignificant:FLAG},{likely:UNBOUNDED}),side=orNull(packSide(indexIn(
rounds)));return packFields({key:indexed,group:orNull(text),name:text,metric:text,unit:text,renamed:orNull(rename),better:packChoice(
["lower","higher"]),kind:packChoice(ROW_KINDS),state:packChoice(STATES),exact:FLAG,base:side,head:side,change:AS_IS,interval:orNull(
INTERVAL),p:AS_IS,verdicts:packList(verdict),course:packList(ESTIMATE),since:orNull(since)},{command:null,shortName:null,
placements:null,primary:!0})}function packFields(packers,hidden){let entries=Object.entries(packers);return{pack:value=>entries.
map(([key,{pack}])=>pack(value[key])),unpack(packed){let fields=entries.map(([key,{unpack}],index)=>[key,unpack(packed[index])]);
return{...hidden,...Object.fromEntries(fields)}}}}function indexIn(entries){let places=new Map;return{pack(entry){let index=places.
get(String(entry))??entries.push(entry)-1;return places.set(String(entry),index),index},unpack:index=>entries[index]}}function packChoice(values){
return{pack:value=>values.indexOf(value),unpack:index=>values[index]}}function packList({pack,unpack}){return{pack:values=>values.
map(pack),unpack:packed=>packed.map(unpack)}}function orNull({pack,unpack}){return{pack:value=>value===null?null:pack(value),
unpack:packed=>packed===null?null:unpack(packed)}}var AS_IS={pack:value=>value,unpack:packed=>packed},FLAG={pack:Number,
unpack:Boolean},INTERVAL={pack:({low,high})=>[low,high],unpack(packed){let[low,high]=packed;return{low:low??Number.NEGATIVE_INFINITY,
high:high??Number.POSITIVE_INFINITY}}},ESTIMATE={pack:({round,change,interval})=>[round,...[change,interval?.low??null,interval?.
high??null].map(ratio=>ratio&&Math.round(ratio*ESTIMATE_STEPS))],unpack(packed){let[round,...steps]=packed,[change=null,
low,high]=steps.map(step=>step&&step/ESTIMATE_STEPS);return{round,change,interval:INTERVAL.unpack([low,high])}}};function packSide(lists){
return{pack({values,median,medianInterval,rounds}){let[first=0]=values,largest=values.reduce((most,value)=>Math.max(most,
Math.abs(value)),0),exponent=largest===0?0:Math.max(MIN_EXPONENT,Math.floor(Math.log10(largest))-DIGITS+1),whole=value=>Math.
round(exponent<0?value*10**-exponent:value/10**exponent);return[values.every(value=>value===first)?whole(first):values.map(
whole),exponent,median,INTERVAL.pack(medianInterval),lists.pack(rounds)]},unpack(packed){let[wholes,exponent,median,interval,
list]=packed,rounds=lists.unpack(list),n=rounds.length,unscaled=whole=>exponent<0?whole/10**-exponent:whole*10**exponent;
return{values:typeof wholes=="number"?new Array(n).fill(unscaled(wholes)):wholes.map(unscaled),rounds,n,median,medianInterval:INTERVAL.
unpack(interval)}}}}var MAX_PICTURES=24,MAX_OPEN_ROWS=200;function anchorsOf({rows}){let keys=rowKeysOf(rows);return new Map(rows.map((row,index)=>[
row,`row=${keys[index]}`]))}function linkToRow(row,anchors,name){let anchor="state"in row?anchors.get(row):void 0;return anchor===
void 0?name:html`<a href="#${encodeURI(anchor).replaceAll("#","%23")}">${name}</a>`}function renderCustomSections(tables){
let notes=notesOf(tables).map(note=>html`<p class="quiet">${note}</p>`);return joinContents([...notes,...formatCustomTables(
tables).map(renderCustomTable)],`
`)}function renderRowSections(report,anchors){let names=namesOfRows(report.rows),renderTables=part=>{let tables=makeResultTables(
part,names).map(table=>renderResultTable(table,anchors));return joinContents(tables,`
`)};if(report.rows.length<=MAX_OPEN_ROWS)return renderTables(report);let changed=report.rows.filter(({state})=>state!=="\
unchanged"),others=report.rows.filter(({state})=>state==="unchanged"),folded=renderTables({...report,rows:others});return[
changed.length===0?null:renderTables({...report,rows:changed,geomeans:[]}),html`<details><summary>${summariseUnchangedRows(
others)}</summary>\n${folded}</details>`]}function renderCustomTable({caption,unit,headings,lines,geomean}){let titles=headings.
map(heading=>titleOf(heading,title=>html`${asUntrustedText(title)}`)),rows=lines.map(({label,cells})=>renderLine([label===
""?null:asUntrustedText(label),...cells]));return geomean!==null&&rows.push(renderLine(["geomean",...geomean])),renderTable(
[...caption,unit],["",...titles],rows)}function renderResultTable({unit,groups,geomean},anchors){let rows=groups.flatMap(
({label,rows:members})=>{let heading=html`<tr class="group"><th colspan="5" scope="rowgroup">${label&&asUntrustedText(label)}</th></tr>`;
return[...label===null?[]:[heading],...members.map(row=>renderRow(row,anchors))]});return geomean!==null&&rows.push(renderLine(
[`geomean of ${geomean.n}`,geomean.base,geomean.head,geomean.change,""])),renderTable([unit],["benchmark","base","head",
"vs base","p, n"],rows)}function renderTable(captions,titles,rows){let heads=titles.map(title=>title===""?html`<td></td>`:
html`<th scope="col">${title}</th>`),label=`Table ${captions.map(caption=>quoteUntrustedText(caption)).join(" ")}`;return renderScrollRegion(
label,html`<table>
<caption>${joinContents(captions.map(asUntrustedText)," ")}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${joinContents(rows,`
`)}
</tbody></table>`)}function renderRow({row,label,rename,metric,base,head,change,test},anchors){let name=[asUntrustedText(
label),metric===null?null:[" ",asUntrustedText(metric)],rename===null?null:html` <span class="quiet">${rename}</span>`],
medians=[base,head].map(cell=>cell&&`${cell.median} \xB1 ${cell.range}`);return renderLine([name,...medians,change,test],
html` id="${anchors.get(row)}" class="${row.state}"`)}function renderLine(cells,attributes=null){let[name,...rest]=cells,
fields=rest.map((cell,index)=>html`<td${index===2?html` class="change"`:null}>${cell}</td>`);return html`<tr${attributes}><th scope="row">${name??
null}</th>${fields}</tr>`}function renderChangedPictures({rows}){let changed=rows.filter(isChanged).slice(0,MAX_PICTURES);
if(changed.length===0)return null;let{labelOf}=namesOfRows(rows),figures=changed.map(row=>{let medians=[row.base,row.head].
filter(side=>side!==null).map(({median})=>formatQuantity(median,row.unit)),values=asUntrustedText(`${row.unit} \xB7 ${medians.
join(" \u2192 ")}`);return html`<figure><figcaption>${asUntrustedText(labelOf(row.name))} <span class="quiet">${values}</span></figcaption>${drawSamplePlot(
row)}</figure>`});return html`<h3>Every value, in the order it was taken</h3>
<p class="quiet"><span class="key base">base</span> and <span class="key head">head</span>; the values of a round are joined, dashed lines are the medians.</p>
<div class="plots">
${joinContents(figures,`
`)}
</div>`}var FUNCTIONS_STYLE=`
.functions { min-width: 0; } .functions :is(td, th) { text-align: left; min-width: 0; }
.functions :is(td, th):first-child, .functions .range { text-align: right; white-space: nowrap; }
.flames > iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: .4rem; background: var(--bac\
k); }`;function hasFlameGraph({functions}){return functions?.kind==="compared"&&functions.graph!==null}function renderFunctions({
intro,rows,elsewhere,hasIntervals}){if(elsewhere===null)return html`<p>${intro}</p>`;let lines=rows.map(({delta,interval,
name,file})=>{let range=hasIntervals?html`<td class="range">${interval}</td>`:null;return html`<tr><td>${delta}</td>${range}<td>${name}</td><td>${file}</td></tr>`}),
title=hasIntervals?html`<th scope="col" class="range">95% interval</th>`:null,table=html`<table class="functions">
<thead><tr><th scope="col">Own time</th>${title}<th scope="col">Function</th><th scope="col">File</th></tr></thead>
<tbody>${lines}</tbody></table>`;return html`<p>${intro}</p>
${renderScrollRegion("Functions that changed",table)}
<p>${elsewhere}</p>`}function renderFlames({functions,name}){if(functions?.kind!=="compared"||functions.graph===null)return null;
let page=renderFlameHtml(functions.attribution,functions.graph);return html`<details class="flames"><summary>Flame graph</summary><iframe title="Flame graph of ${quoteUntrustedText(
name)}" loading="lazy" srcdoc="${page}"></iframe></details>`}var PAGE_SCRIPT=['"use strict";(()=>{function v(e,n){return Object.is(e,-0)?`-${0 .toFixed(n)}`:Math.abs(e)<1e21?et(e,n)\
?nt(e,n):e.toFixed(n):Number.isNaN(e)?','"NaN":Number.isFinite(e)?n===0?String(BigInt(e)):`${BigInt(e)}.${"0".repeat(n)}\
`:e<0?"-Inf":"+Inf"}function et(e,n){return Math.','abs(e*2**(n+1))%2===1}function nt(e,n){let t=e.toFixed(n+1).replace(\
/\\.?5$/,"");return/[02468]$/.test(t)?t:e.toFixed(n)}var B=12;function H(e,n,t=""){let r=v(e,n)+t;return Number.isFinite(\
e)&&r.length<=B?r:ue(e,t)}function Fe(e,n,t=""){let r=H(','e,n,t);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.leng\
th<B?r:ue(e,t)}`}function ue(e,n=""){return Number.isNaN(e)?','"?":(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\
\\u221E`)+n}var We="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",tt=new RegExp(`([*/$\
{We}-]+)|[^\\','*/${We}-]+`,"g");function X(e){let n=[],t=!1;for(let{0:r,1:o,index:a}of e.matchAll(tt))o===void 0?n.push\
({text:r,start:a,','inDenominator:t}):t=(o.match(/[*/]/g)?.at(-1)??(t?"/":"*"))==="/";return n}var rt=[[1e-12,"ps psec p\
icosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microsec\
onds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],ot=[[60,"min mins minute min\\','utes"\
],[3600,"h hr hrs hour hours"],[86400,"day days"]],at=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB\\','\
 megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**',
'20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],it={sec:4,B:2},Ge=new M\
ap,','Ke=new Map;function ve(e,n,t){for(let[r,o]of e)for(let a of o.split(" ")){let i={base:n,factor:r,inside:t};Ge.set(\
a,i),a.','length>=it[n]&&Ke.set(a.toLowerCase(),i)}}ve(rt,"sec",!0);ve(ot,"sec",!1);ve(at,"B",!0);function me(e){return \
Ge.get(e)??',"Ke.get(e.toLowerCase())??null}var de=new Map,st=100;function pe(e){let n=de.get(e)??lt(e);return de.size==\
=st&&de.clear(),de.set(e,n),n}function lt(e){","let n=X(ct(e)),t=n.filter(s=>!s.inDenominator).map(({text:s})=>s),r=n.fi\
lter(s=>s.inDenominator).map(({text:s})=>s),o=r.",'map(me).find(s=>s?.base==="sec"),a=t.map(me).filter(s=>s?.inside),[i]\
=a.length===1?a:[];return{kind:i==null?"other":i.base===','"sec"?"time":"size",factor:i?.factor??1,numerator:t,denominat\
or:r,rate:o!==void 0,perSeconds:o?.factor??null}}function ct(e){','return/per|1|\xB9/i.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+\
per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$\
1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function je(e){return X(e).some(({text:n,inDenominator:t})=>!t&&(n==="B"|\
|n==="MB"||n==="bytes"))}function Ye(e,n){let t=n("1");return[{from:n("99.995"),decimals:1,factor:t,prefix:e},{from:n("9\
.9995"),decimals:2,factor:t,','prefix:e},{from:n("0.99995"),decimals:3,factor:t,prefix:e}]}var ut=["T","G","M","k","","m\
","\\xB5","n"].flatMap((e,n)=>Ye(','e,t=>+`${t}e${12-3*n}`)),mt=["Ti","Gi","Mi","Ki",""].flatMap((e,n)=>Ye(e,t=>Number(t\
)*2**(40-10*n))),Xe=[-1,-2,-3,-4,-5,','-6,-7,-8].map(e=>+`9.9995e${e}`),dt={decimals:3,factor:1,prefix:""};function Je(e\
,n){let t=je(n)?"binary":"decimal",r=ze(',"e,t);return o=>qe(o,r)??qe(o,ze([o],t))??ue(o)}function qe(e,{decimals:n,fact\
or:t,prefix:r}){let o=e/t,a=v(o,n)+r;return Number.",'isFinite(o)&&a.length<=B?a:null}function ze(e,n){let t=n==="binary\
"?mt:ut,r=pt(e);if(r===0)return dt;for(let u=0;u<t.length;u+=',"1)if(r>=t[u].from)return t[u];let{factor:o,prefix:a}=t.a\
t(-1),i=Xe.findIndex(u=>r/o>=u);return{decimals:3+(i<0?Xe.length-","1:i),factor:o,prefix:a}}function pt(e){let n=0;for(l\
et t of e){let r=Math.abs(t);r!==0&&(n===0||r<n)&&(n=r)}return n}var ft={",'time:1,size:1024,other:1e5};function q(e,n){\
let{kind:t,factor:r,rate:o,perSeconds:a}=pe(n),i=r===1&&(!o||a===1)?t:"other",','u=Number.isInteger(e)&&Math.abs(e)<ft[i\
]?String(e):Je([e],n)(e);return n==="count"||n==="allocs/op"?u:n==="1/s"?`${u}/s`:','i==="other"?`${u} ${n}`:u+(i==="tim\
e"?"s":"B")+(o?"/s":"")}function Qe(e){return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var Ee="\\\\u034F\\\\u115F\\\
\\u1160\\\\u2800\\\\u3164\\\\uFFA0",','Ar=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${Ee}]`,"gu");var fe=120,gt=/[\\t-\\r\\u0\
085\\p{Zl}\\p{Zp}]+/gu,ht=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,yt=new RegExp(`[${Ee}]`,"gu"),bt=/^[ -~]*$/;function wt(e){','retu\
rn bt.test(e)?e:e.replaceAll(gt," ").replaceAll(ht,"").replaceAll(yt,"")}function xt(e,n=fe){if(e.length<=n)return e;let\
 t=[...e];return t.length>n?`${t.slice(0,n-1).join("")}\\u2026`:e}function N(e,n=fe){let t=wt(e).trim();return t===""?"(n\
o name)":xt(t,n)}function ge(e,n=fe){return Qe(N(e,n))}var he={plain:e=>e,strong:e=>e,code:e=>Ze(e),untrusted:e=>ge(e)},\
Fr={...he,code:e=>Ze(e,Number.POSITIVE_INFINITY),untrusted:e=>ge(','e,Number.POSITIVE_INFINITY)};function Ze(e,n){return\
 e.includes("`")?ge(e,n):`\\`${N(e,n)}\\``}function z(e,...n){return e.','flatMap((t,r)=>{let o=n[r]??"";return[t,...Rt(\
o)?o:[typeof o=="number"?String(o):o]]}).filter(t=>t!=="")}function Y(e){return{untrusted:e}}function en(e,n=he){return \
e.map(t=>typeof t=="string"?n.plain(t):"strong"in t?n.strong(','t.strong):"code"in t?n.code(t.code):n.untrusted(t.untrus\
ted)).join("")}function Rt(e){return Array.isArray(e)}var Pe=1e-7;function Te(e){return e<Pe?`p<${v(Pe,7)}`:`p=${St(e)}`\
}function St(e){return e<Pe?e.toExponential(1):v(e,Math.max(3,1-Math.',"floor(Math.log10(e))))}function E(e){if(e===null\
)return null;let[n,t]=[e.low,e.high].map(r=>Number.isFinite(r)&&r>-1?k(r):null);return n&&t?`${n}\\",' to ${t}`:n?`above\
 ${n}`:t?`below ${t}`:null}function k(e){return Fe(e*100,2,"%")}var nn=["fail","warn","report"];function J({anchored:e})\
{return e===null}function ye(e){return e==="max"||e==="min"}var be=["regression","improvement","unchanged","inconclusive\
","new","removed","failed"];function $e({better:e,base:n}){let t=e==="lower"?1:-1;return n!==null&&n.median<0?-t:t}funct\
ion P(e){return e.change===null?',"null:$e(e)*e.change}function U(e){if(e.interval===null)return null;let{high:n}=e.inte\
rval,t=e.interval.low<=-1?Number.NEGATIVE_INFINITY:","e.interval.low;return $e(e)===1?{low:t,high:n}:{low:-n,high:-t}}fu\
nction Q({verdicts:e}){let n=e.filter(J).flatMap(({kind:t,",'limit:r})=>t==="max-regression"&&r!==null?[r]:[]);return n.\
length===0?null:Math.min(...n)}function tn({verdicts:e}){return e.',"find(({kind:n})=>ye(n))?.limit??null}var kt=[1,2,5,\
10],rn=1e-9;function Z(e){let[n,t]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_INFINITY];for(let r of e)Number.","isFinite\
(r)&&(r<n&&(n=r),r>t&&(t=r));return n>t?null:{low:n,high:t}}function we({low:e,high:n},{from:t,to:r},o=4){return e===","\
n?{at:()=>(t+r)/2,ticks:[e]}:{at:i=>t+(Math.min(n,Math.max(e,i))-e)/(n-e)*(r-t),ticks:Mt({low:e,high:n},o)}}function Mt(\
{","low:e,high:n},t){let r=(n-e)/t,o=10**Math.floor(Math.log10(r)),a=o*(kt.find(c=>c*o>=r*.999)??10);if(!(a>0&&a<1/0))re\
turn[","e,n];let i=Math.ceil(e/a-rn),s=Math.floor(n/a+rn)-i+1,u=Array.from({length:s},(c,l)=>Number(((i+l)*a).toPrecisio\
n(15)));","return[...new Set(u)]}var on=.05,vt=[.01,.02,.05,.1,.25,.5,1,2,5,10,100],Et=.02;function xe(e,{from:n,to:t},r\
){let o=Z(e)??","{low:0,high:0},a=Math.max(Et,Math.abs(o.low),Math.abs(o.high))*1.05,i=Math.asinh(a/on),s=(n+t)/2,u=l=>{\
let m=Math.asinh(","Math.min(a,Math.max(-a,l))/on);return s+m/i*(t-s)},c=[];for(let l of vt)l<=a&&Math.abs(u(l)-u(c.at(-\
1)??0))>=r&&c.push(l);","return{at:u,ticks:[...c.map(l=>-l).toReversed(),0,...c]}}function Re(e,n,t=[]){let r=Object.ent\
ries(n).map(([o,a])=>[o,an(a)]);return{tag:e,attributes:Object.fromEntries(r),children:t}}",'function V({width:e,height:\
n},t,r){return Re("svg",{viewBox:`0 0 ${e} ${n}`,role:"img","aria-label":t},r)}function w(e,n){','return Re("path",{clas\
s:e,d:n})}function S(e,...n){return e.map((t,r)=>t+an(n[r]??"")).join("")}function Ne(e,n,t){return Re(','"text",{x:n,..\
.t},[e])}function an(e){return typeof e=="string"?e:String(Math.round(e*10)/10)}function ee(e){return e.map(','([n,t])=>\
S`M${n} ${t}h0`).join("")}function ne(e){return e.map(([n,t],r)=>S`${r===0?"M":"L"}${n} ${t}`).join("")}var te={width:16\
0,height:20};function Ce({state:e}){return e==="regression"||e==="failed"?"bad":e==="improvement"?"good":e==="inconclusi\
ve"?"unclear":','"same"}function sn(e){return ln(e).map(({row:n})=>n)}function ln(e){return e.flatMap(n=>cn(n)??[]).toSo\
rted((n,t)=>t.change-',"n.change||(t.allowed??0)-(n.allowed??0))}function cn(e){let n=P(e);return n===null?null:{row:e,c\
hange:n,range:U(e),allowed:Q(","e)}}function Pt(e){return e.flatMap(({change:n,allowed:t,range:r})=>[n,t??0,r?.low??0,r?\
.high??0])}function Tt({low:e,high:n}){","return Number.isFinite(e)||Number.isFinite(n)}function un(e){return xe(Pt(ln(e\
)),{from:4,to:te.width-4},te.width)}function mn(e,n){let t=cn(e);if(t===null)return null;","let{change:r,range:o,allowed\
:a}=t,[i,s]=[Ce(e),te.height/2],u=(l,m)=>w(l,S`M${n.at(m)} 0V${te.height}`),c=({low:l,high:m})=>w(",'`${i} range${Tt({lo\
w:l,high:m})?"":" open"}`,S`M${n.at(l)} ${s}H${n.at(m)}`);return V(te,`95% interval ${E(e.interval)??','"unknown"}`,[u("\
zero",0),...a===null||a===0?[]:[u("limit",a)],...o===null?[]:[c(o)],w(`${i} dots`,ee([[n.at(r),s]]))])}var $t=12;functio\
n F(e){let n=e*100,t=`${Number(n.toPrecision($t))}%`;return Number.isFinite(n)&&t.length<=B?t:H(n,2,"%")}','function dn(\
e){return H(e*100,e<.0995?1:0,"%")}function pn(e){return H(e*100,0,"%")}function C(e,n){return`${e.toLocaleString("en-US\
")} ${n}${e===1?"":"s"}`}function Oe({from:e,by:n},t=r=>r){return z`renamed from ${Y(t(e))}${n==="head"?" by this pull r\
equest":""}`}var Ot=.05;function yn({median:e,medianInterval:{low:n,high:t}}){return!Number.isFinite(n)||!Number.isFinit\
e(t)?"\\u221E":Math.sign(','n)!==Math.sign(e)||Math.sign(t)!==Math.sign(e)?"?":e===0?"0%":pn(Math.max(t/e-1,1-n/e))}func\
tion Ae({base:e,head:n,p:t,change:r}){','return e===null||n===null?"":t!==null&&t>Ot?"~":r===null?"?":r===0?"0.00%":k(r)\
}function bn({base:e,head:n,p:t}){if(e===','null||n===null||t===null)return"";let r=e.n===n.n?`n=${e.n}`:`n=${e.n}+${n.n\
}`;return t===0?`(${r})`:`(p=${v(t,3)} ${r})`}var Se=[...be,"not-significant","not-proved","allowed"];function At({inter\
val:e}){if(e===null)return null;let n=(e.high-e.low)/2;return Number.isFinite(n)?n:null}var Lt=[["regr\\','ession","wors\
e"],["inconclusive","undecided"],["improvement","better"],["unchanged","unchanged"],["not-significant","no \\','signific\
ant change"],["not-proved","not proved"],["allowed","worse within budget"],["new","new"],["removed","removed"],[','"fail\
ed","failed"]],Le=new Map(Lt);function wn({kind:e,interval:n}){let t=e==="not-significant"?At({interval:n}):null,r=Le.',
'get(e)??e;return t===null?r:`${r} (\\xB1${dn(t)})`}var Dt=7,_t=-300,xn=1e5,Rn={low:Number.NEGATIVE_INFINITY,high:Number.\
POSITIVE_INFINITY};function Mn({texts:e,rounds:n,rows:t}){return t.map(Bt(e,n).unpack)}function Bt(e,n){let t=Sn(e),r={.\
..t,pack:m=>t.pack(N(m))},o={anchor:I({name:r},{commit:""}),base:G,change:G,interval:oe,','p:G,isBase:re,isExact:re},a=I\
(o,{likely:Rn}),i={pack:m=>typeof m=="string"?m:a.pack(m),unpack:m=>typeof m=="string"?m:a.','unpack(m)},s=I({kind:r,lim\
it:G,level:W(nn),outcome:W(["pass","fail","unknown"]),because:O(r),isUnjudged:re,anchored:O(I(','{against:r,level:i},{})\
)},{minDelta:0,alpha:null,early:null,isHeld:!1}),u=I({from:r,by:W(["configuration","head"])},{shortFrom:null}),',"c=I({.\
..o,isSignificant:re},{likely:Rn}),l=O(Ut(Sn(n)));return I({key:t,group:O(r),name:r,metric:r,unit:r,renamed:O(u),better:\
W(",'["lower","higher"]),kind:W(Se),state:W(be),exact:re,base:l,head:l,change:G,interval:O(oe),p:G,verdicts:kn(s),course\
:kn(Ht),',"since:O(c)},{command:null,shortName:null,placements:null,primary:!0})}function I(e,n){let t=Object.entries(e)\
;return{pack:r=>t.","map(([o,{pack:a}])=>a(r[o])),unpack(r){let o=t.map(([a,{unpack:i}],s)=>[a,i(r[s])]);return{...n,...\
Object.fromEntries(o)}}}}","function Sn(e){let n=new Map;return{pack(t){let r=n.get(String(t))??e.push(t)-1;return n.set\
(String(t),r),r},unpack:t=>e[t]}}","function W(e){return{pack:n=>e.indexOf(n),unpack:n=>e[n]}}function kn({pack:e,unpack\
:n}){return{pack:t=>t.map(e),unpack:t=>t.","map(n)}}function O({pack:e,unpack:n}){return{pack:t=>t===null?null:e(t),unpa\
ck:t=>t===null?null:n(t)}}var G={pack:e=>e,unpack:e=>e},","re={pack:Number,unpack:Boolean},oe={pack:({low:e,high:n})=>[e\
,n],unpack(e){let[n,t]=e;return{low:n??Number.NEGATIVE_INFINITY,","high:t??Number.POSITIVE_INFINITY}}},Ht={pack:({round:\
e,change:n,interval:t})=>[e,...[n,t?.low??null,t?.high??null].map(r=>r&&","Math.round(r*xn))],unpack(e){let[n,...t]=e,[r\
=null,o,a]=t.map(i=>i&&i/xn);return{round:n,change:r,interval:oe.unpack([o,","a])}}};function Ut(e){return{pack({values:\
n,median:t,medianInterval:r,rounds:o}){let[a=0]=n,i=n.reduce((l,m)=>Math.max(l,","Math.abs(m)),0),s=i===0?0:Math.max(_t,\
Math.floor(Math.log10(i))-Dt+1),u=l=>Math.round(s<0?l*10**-s:l/10**s);return[n.every(","l=>l===a)?u(a):n.map(u),s,t,oe.p\
ack(r),e.pack(o)]},unpack(n){let[t,r,o,a,i]=n,s=e.unpack(i),u=s.length,c=m=>r<0?m/10**-r:",'m*10**r;return{values:typeof\
 t=="number"?new Array(u).fill(c(t)):t.map(c),rounds:s,n:u,median:o,medianInterval:oe.unpack(',"a)}}}}function d(e,n={},\
t=[]){let r=document.createElement(e);for(let[o,a]of Object.entries(n))a!==!1&&a!==null&&r.setAttribute(",'o,a===!0?"":S\
tring(a));return r.append(...t),r}function A(e,n,t){let r=d("button",{type:"button",...n},e);return r.addEventListener(',
'"click",t),r}function ke({tag:e,attributes:n,children:t}){let r=document.createElementNS("http://www.w3.org/2000/svg",e\
);','for(let[o,a]of Object.entries(n))r.setAttribute(o,a);return r.append(...t.map(o=>typeof o=="string"?o:ke(o))),r}fun\
ction vn(e,n){','let t=d("input",{type:"search","aria-label":`Search ${e}`,placeholder:`Search ${e} ( / )`,"aria-keyshor\
tcuts":"/",autocomplete:"\\','off",spellcheck:"false"});return t.addEventListener("input",()=>n(t.value)),document.addEv\
entListener("keydown",r=>{let o=r.','target instanceof HTMLInputElement;r.key!=="/"||o||r.ctrlKey||r.metaKey||r.altKey||\
(r.preventDefault(),t.focus())}),t}function En(e,n){','try{let t=document.getElementById("data")?.textContent,r=document\
.getElementById(e);t&&r!==null&&n(JSON.parse(t),r)}catch(t){','document.documentElement.classList.remove("live"),console\
.error(t)}}var Tn=["benchmark","metric","base","head","change","interval","p","state"],$n=["regression","failed","inconc\
lusive","im\\','provement","removed","new","allowed","not-proved","not-significant","unchanged"],T=[{id:"benchmark",titl\
e:"Benchmark",key:({','name:e})=>e.toLowerCase(),text:({name:e})=>e},{id:"metric",title:"Metric",key:({metric:e})=>e.toL\
owerCase(),text:({metric:e})=>e},','{id:"base",title:"Base",startsHigh:!0,key:({base:e})=>e?.median??null,text:Pn("base"\
)},{id:"head",title:"Head",startsHigh:!0,','key:({head:e})=>e?.median??null,text:Pn("head")},{id:"change",title:"Change"\
,startsHigh:!0,key:P,text:Ae},{id:"interval",','title:"95% interval",startsHigh:!0,key:e=>U(e)?.high??P(e),text:()=>""},\
{id:"p",title:"p, n",key:({p:e})=>e,text:e=>bn(e).','replace(/^\\(|\\)$/g,"")},{id:"state",title:"Result",key:({kind:e})=>\
$n.indexOf(e),text:wn}];function Nn(e){let n=new Set(','e.map(({kind:t})=>t));return $n.filter(t=>n.has(t))}function Pn(\
e){return n=>{let t=n[e];if(t===null)return"";let r=Me(t.',"median,n.unit);return n.exact?r:`${r} \\xB1 ${yn(t)}`}}functi\
on Me(e,n){let t=q(e,n);return t.endsWith(` ${n}`)?t.slice(0,",'-n.length-1):t}var K=["base","head"];function Cn(e){retu\
rn typeof e.anchored?.level=="string"}var In={"no-anchor":"no level is known","no-comparison":"no run compared it since \
then","no-ratio":"its values have no r\\','atio, or are too few"};var De={width:360,height:170},b={left:70,right:352,top\
:8,bottom:146},j={from:30,to:340},Vt={base:-.18,head:.18},Ft=18;function On(e){',"let n=Bn(e),t=Z(n.flatMap(({values:c})\
=>c));if(t===null)return null;let r=Wt(e,t),o=we(Z([t.low,t.high,...r])??t,{from:b.","bottom-6,to:b.top+6}),a=n.reduce((\
c,{rounds:l})=>Math.max(c,l.at(-1)??1),1),i=c=>b.left+(c-.5)/a*(b.right-b.left),s=n.map(","({side:c,values:l,rounds:m,me\
dian:p})=>{let f=l.map((x,D)=>[i(m[D]+Vt[c]),o.at(x)]);return{side:c,rounds:m,median:p,points:f}}),",'u=`Values in the o\
rder they were taken, ${C(a,"round")}; dashed lines are the medians.`;return V(De,u,[...Dn(o,c=>_n(c,e.','unit)),ae("rou\
nd 1",i(1)),...a<4?[]:[ae(String(a),i(a))],w("pairs",Kt(s.map(Gt))),...r.map(c=>w("limit",ie(o.at(c)))),...s.',"flatMap(\
({side:c,median:l,points:m})=>[w(`${c} course`,ne(m)),w(`${c} median`,ie(o.at(l))),w(`${c} dots`,ee(m))])])}function Wt(\
e,{","low:n,high:t}){let r=tn(e),o=Math.max(t-n,Math.abs(t)/50);return r!==null&&r>=n-o&&r<=t+o?[r]:[]}function Gt(e){le\
t n=new Map;","for(let[t,r]of e.rounds.entries())n.has(r)||n.set(r,e.points[t]);return n}function Kt([e,n]){return[...e?\
?[]].flatMap(([",'t,r])=>{let o=n?.get(t);return o===void 0?[]:ne([r,o])}).join("")}function An(e){let n=Bn(e),t=Z(n.fla\
tMap(({values:m})=>m));',"if(t===null)return null;let r=we(t,j),o=(b.top+b.bottom)/2,a=Math.min(48,Math.max(8,2*Math.cei\
l(Math.sqrt(Math.max(...n.","map(({n:m})=>m)))))),i=(j.to-j.from)/a,s=n.map(m=>{let p=new Array(a).fill(0);for(let f of \
m.values)p[Math.min(a-1,Math.","floor((r.at(f)-j.from)/i))]+=1;return{...m,counts:p}}),u=Math.max(...s.flatMap(({counts:\
m})=>m)),c=(m,p,f)=>{let x=m/u*(o-",'b.top-14)*(f==="base"?-1:1);return m===0?"":S`M${j.from+p*i+.5} ${o}v${x}h${i-1}v${\
-x}z`},l=[r,we(t,j,8)].map(jt).find(({','length:m})=>m>1)??r.ticks;return V(De,"How often each value came: base above th\
e line, head below it.",[w("zero",S`M${b.',"left-46} ${o}H${b.right}`),...l.map(m=>ae(_n(m,e.unit),r.at(m))),...s.map(({\
side:m,counts:p})=>w(`${m} bars`,p.map((f,x)=>c(",'f,x,m)).join(""))),...n.flatMap(({side:m,median:p,medianInterval:{low\
:f,high:x}})=>{let D=m==="base"?b.top+4:b.bottom-4,',"le=Number.isFinite(f)&&Number.isFinite(x);return[w(`${m} centre`,S\
`M${r.at(p)} ${o}V${D}`),w(`${m} spread`,le?S`M${r.at(",'f)} ${D}H${r.at(x)}`:"")]})])}function jt({at:e,ticks:n}){retur\
n n.filter((t,r)=>e(t)<b.right-24&&(n.length<=3||r%2===0))}',"function Ln(e){let n=e.course.flatMap(p=>{let f={...p,bett\
er:e.better,base:e.base},x=P(f);return x===null?[]:[{round:p.round,","change:x,range:U(f)}]}),[t,r]=[n[0],n.at(-1)];if(t\
===void 0||r===void 0||t===r)return null;let o=Q(e),a=o===null?[]:[o],","i=r.range===null?[]:[r.range.low,r.range.high].\
filter(Number.isFinite),s=xe([...n.map(({change:p})=>p),...i,...a],{from:b.","bottom-4,to:b.top+4},Ft),u=p=>b.left+p/r.r\
ound*(b.right-b.left-6),c=n.flatMap(({round:p,range:f})=>f===null?[]:[{round:p,","...f}]),l=[...c.map(({round:p,high:f})\
=>[u(p),s.at(f)]),...c.map(({round:p,low:f})=>[u(p),s.at(f)]).toReversed()],m=n.map(",'({round:p,change:f})=>[u(p),s.at(\
f)]);return V(De,"The change as the rounds came in, with its 95% interval: worse is up.",','[...Dn(s,Xt),ae(`after round\
 ${t.round}`,u(t.round)),ae(String(r.round),u(r.round)),w("band",l.length===0?"":`${ne(l)}z`),','w("zero",ie(s.at(0))),.\
..a.map(p=>w("limit",ie(s.at(p)))),w("change",ne(m)),w("change dots",ee(m))])}function Xt(e){return e===','0?"0%":`${F(M\
ath.abs(e))} ${e>0?"worse":"better"}`}function Dn(e,n){return e.ticks.flatMap(t=>[w("grid",ie(e.at(t))),Ne(','n(t),b.lef\
t-6,{y:e.at(t)+4,class:"end"})])}function ae(e,n){return Ne(e,n,{y:162,class:"middle"})}function _n(e,n){return N(','q(e\
,n).split(" ")[0]??"")}function ie(e){return S`M${b.left} ${e}H${b.right}`}function Bn(e){return K.flatMap(n=>e[n]===','\
null?[]:[{side:n,...e[n]}])}function Un(e,n){let t=d("tr",{role:"row","aria-rowindex":1},e),r=d("thead",{role:"rowgroup"\
},[t]);return d("table",{class:"\\','results",role:"table","aria-label":"Every result",tabindex:-1},[r,n])}function Vn(e\
,n){let{place:t,isOpen:r,axis:o}=n,a={','class:`${e.state} ${Ce(e)}${r?" open":""}`,role:"row","aria-rowindex":t+2,"data\
-place":t},i=T.map(s=>s.id==="benchmark"?','qt(e,n):zt(s,e,o));return d("tr",a,i)}function qt({name:e,group:n},{isOpen:t\
,isCurrent:r}){let o={"aria-expanded":String(','t),tabindex:r?0:-1,title:e},a=d("button",{type:"button",...o},[d("code",\
{},[e])]),i=n===null?[]:[d("span",{class:"group \\','quiet",title:n},[n])];return d("th",{scope:"row",role:"rowheader",c\
lass:"benchmark"},[a,...i])}function zt(e,n,t){let r=d(','"td",{class:e.id,role:"cell"},[e.text(n)]);r.textContent==="~"\
&&(r.title="no difference shown: p is above 0.05");let o=e.','id==="interval"?mn(n,t):null;return o!==null&&r.append(ke(\
o)),r}function Fn(e,n){let t=A(["Close"],{class:"plain close"},','n),r=d("td",{colspan:T.length,role:"cell"},[t,...Jt(e)\
]);return d("tr",{class:"details",role:"row"},[r])}function Be(e){','if(e===0)return[];let n=d("td",{colspan:T.length,ro\
le:"presentation"});return n.style.height=`${e}px`,[d("tr",{class:"sp\\','acer","aria-hidden":"true",role:"presentation"\
},[n])]}var Yt={pass:"kept",fail:"broken",unknown:"undecided"};function Jt(e){','let{group:n,name:t,metric:r,renamed:o,s\
ince:a}=e,i=n===null?[]:[d("code",{},[n])," \\xB7 "],s=[...o===null?[]:[en(Oe(o),he)],','...a===null?[]:[`Since ${a.anch\
or.name}: ${Wn(a)}.`]];return[d("h3",{},[d("code",{},[t])]),d("p",{class:"quiet"},[...i,d(','"code",{},[r]),...Zt(e)]),.\
..s.map(u=>d("p",{},[u])),er(e),d("div",{class:"plots"},[..._e(["In the order they were taken",','...Hn()],On(e)),..._e(\
["How often each value came",...Hn()],An(e)),..._e(["The change as rounds came in"],Ln(e))]),tr(e)]}','function Wn({chan\
ge:e,interval:n,base:t,isBase:r,isExact:o}){let a=o?"":`, 95% interval ${E(n)??"unknown"}`;return`${k(e)}${a}${r?','"":`\
; base ${k(t)}`}`}function Qt({anchored:e}){if(e===null)return"";if(typeof e.level=="string")return` (${In[e.level]}\\',
')`;let{name:n}=e.level.anchor;return` (${n===e.against?"":`since ${n}: `}${Wn(e.level)})`}function Zt({change:e,interva\
l:n,',"p:t,exact:r,base:o,head:a}){let i=E(n),s=new Set([o,a].flatMap(c=>c?.n??[]));return[...e===null?[]:[`change ${k(e\
)}`],...i===",'null?[]:[`95% interval ${i}`],...t===null?[]:[Te(t)],...r&&o!==null&&a!==null?["the same in every run, so\
 no test is nee\\','ded"]:[],`n=${[...s].join("+")}`].map(c=>` \\xB7 ${c}`)}function er({verdicts:e,unit:n,base:t,head:r}\
){if(e.length===0)return d(','"p",{},[t!==null&&r!==null?"No budget is set for it.":"Only one side has it: there is noth\
ing to judge."]);let o=e.map(a=>{','let{kind:i,limit:s,level:u,outcome:c,because:l,anchored:m}=a,p=s===null?"":` ${ye(i)\
?Me(s,n):F(s)}`,f=u==="fail"?"":u===','"warn"?" (a warning only)":" (only reported)";return d("li",{class:c},[d("code",{\
},[i]),`${p}${m===null?"":` against ${m.','against}`}: `,d("strong",{},[nr(a)]),Qt(a),f,...l===null?[]:[d("span",{class:\
"quiet"},[` Why: ${l}`])]])});return d("ul",','{class:"budgets"},o)}function nr(e){return e.isUnjudged?"not judged: base\
 is from another machine":Cn(e)?"not judged":Yt[e.','outcome]}function Hn(){return K.flatMap(e=>[" ",d("span",{class:`ke\
y ${e}`},[e])])}function _e(e,n){return n===null?[]:[','d("figure",{},[d("figcaption",{},e),ke(n)])]}function tr(e){let \
n=d("details",{},[d("summary",{},["Every value"])]),t={class:"\\','scroll",tabindex:0,role:"region","aria-label":"Every \
value"},r=()=>n.append(d("div",t,[rr(e)]));return n.addEventListener(','"toggle",r,{once:!0}),n}function rr(e){let t=[..\
.new Set(K.flatMap(o=>e[o]?.rounds??[]))].sort((o,a)=>o-a).map(o=>{let a=K.','map(i=>{let s=e[i]?.values.filter((u,c)=>e\
[i]?.rounds[c]===o)??[];return d("td",{},[s.map(u=>Me(u,e.unit)).join(", ")])});','return d("tr",{},[d("th",{scope:"row"\
},[String(o)]),...a])}),r=["Round","Base","Head"].map(o=>d("th",{scope:"col"},[o]));','return d("table",{class:"values"}\
,[d("thead",{},[d("tr",{},r)]),d("tbody",{},t)])}function jn(e,{from:n,to:t}){let{count:r}=e;if(r<=150)return{first:0,en\
d:r,above:0,below:0};let o=Kn(Gn(e,n)-20,r),a=Kn(',"Gn(e,t)+20+1,r);return{first:o,end:a,above:se(e,o),below:se(e,r)-se(\
e,a)}}function se({rowHeight:e,open:n,detailsHeight:t},r){","return r*e+(n!==null&&n<r?t:0)}function Gn({rowHeight:e,ope\
n:n,detailsHeight:t},r){let o=n===null?Number.POSITIVE_INFINITY:",'(n+1)*e;return r<o?Math.floor(r/e):Math.max(n,Math.fl\
oor((r-t)/e))}function Kn(e,n){return Math.min(n,Math.max(0,e))}var L={row:null,text:"",kinds:[],sort:{by:"state",descen\
ding:!1}};function Xn({row:e,text:n,kinds:t,sort:r}){let o=`${r.','descending?"-":""}${r.by}`,a={row:e??"",state:t.join(\
),q:n,sort:o===L.sort.by?"":o};return Object.entries(a).filter(([,s])=>s!==','"").map(([s,u])=>`${s}=${or(u)}`).join("&"\
)}function or(e){return encodeURIComponent(e.toWellFormed()).replaceAll("%2F",','"/").replaceAll("%2C",",")}function He(\
e){let n=e.replace(/^#/,"").split("&"),t=new Map(n.map(o=>[o.slice(0,o.indexOf("=")),','ir(o.slice(o.indexOf("=")+1))]))\
;if(!["row","state","q","sort"].some(o=>t.has(o)))return null;let r=t.get("state")?.split(','",")??[];return{row:t.get("\
row")??null,text:t.get("q")??"",kinds:Se.filter(o=>r.includes(o)),sort:ar(t.get("sort")??"")}}','function ar(e){let n=Tn\
.find(t=>t===e.replace(/^-/,""));return n===void 0?L.sort:{by:n,descending:e.startsWith("-")}}function ir(e){','try{retu\
rn decodeURIComponent(e)}catch{return e}}function qn(e){let n=e.map(({group:r,name:o,metric:a})=>`${r??""} ${o} ${a}`.',
"toLowerCase()),t=new Map;return({text:r,kinds:o,sort:a})=>{let i=r.toLowerCase().split(/\\s+/).filter(Boolean),s=`${a.by\
}\\"," ${a.descending}`,u=t.get(s)??sr(e,a);return t.set(s,u),u.filter(c=>(o.length===0||o.includes(e[c].kind))&&i.every\
(l=>n[c].","includes(l)))}}function sr(e,{by:n,descending:t}){let r=e.map(T.find(({id:i})=>i===n).key),o=e.map(i=>P(i)??\
Number.NEGATIVE_INFINITY),","a=t?-1:1;return e.map((i,s)=>s).sort((i,s)=>lr(r[i],r[s],a)||(o[s]>o[i]?1:o[s]<o[i]?-1:i-s)\
)}function lr(e,n,t){return e===",'n?0:e===null?1:n===null?-1:typeof e=="number"&&typeof n=="number"?e<n?-t:t:t*cr.compa\
re(String(e),String(n))}var cr=new Intl.','Collator("en",{numeric:!0});var ur=44;function zn(e,n,{onSort:t,onOpen:r}){le\
t o=[],{sort:a}=L,i={count:0,rowHeight:ur,open:null,detailsHeight:0},s=new Map,','u="",c=null,l=0,m=T.map(({id:h,title:g\
,startsHigh:R=!1})=>d("th",{scope:"col",role:"columnheader",class:h},[A([g],{},()=>t(','{by:h,descending:a.by===h?!a.des\
cending:R}))])),p=d("tbody",{role:"rowgroup"}),f=Un(m,p);f.classList.toggle("one-group",',"new Set(e.map(({group:h})=>h)\
).size<2);let x=new ResizeObserver(()=>{i={...i,detailsHeight:c?.offsetHeight??0},_()});function D(h,g){","let R=g.findI\
ndex(y=>e[y].key===h.row);g.length===o.length&&g.every((y,$)=>y===o[$])||(l=Math.max(0,R)),o=g,a=h.sort;for(let[",'y,{id\
:$}]of T.entries())$!==a.by?m[y].removeAttribute("aria-sort"):m[y].setAttribute("aria-sort",a.descending?"descendin\\','\
g":"ascending");f.setAttribute("aria-rowcount",String(o.length+1)),x.disconnect(),c=R<0?null:Fn(e[o[R]],le),i={...i,coun\
t:o.','length,open:R<0?null:R,detailsHeight:0},s.clear(),p.replaceChildren(),u="",_(),c!==null&&x.observe(c),Ue()&&_()}f\
unction le(){',"let{open:h}=i;h!==null&&(r(null),ce(h))}function Ue(){let[h]=s.values(),g=h?.offsetHeight??0;return g===\
0||g===i.rowHeight?","!1:(i={...i,rowHeight:g},!0)}function _(){let{top:h}=p.getBoundingClientRect(),g=jn(i,{from:-h,to:\
window.innerHeight-h});","if(u===JSON.stringify(g))return;u=JSON.stringify(g);let R=p.contains(document.activeElement);f\
or(let y of s.keys())(y<g.","first||y>=g.end)&&s.delete(y);let M=[];for(let y=g.first;y<g.end;y+=1){let[$,Zn]=[y===i.ope\
n,y===l],Ve=s.get(y)??Vn(e[o[y]],","{place:y,isOpen:$,isCurrent:Zn,axis:n});s.set(y,Ve),M.push(Ve),$&&c!==null&&M.push(c\
)}mr(p,[...Be(g.above),...M,...Be(g.","below)]),R&&!p.contains(document.activeElement)&&f.focus({preventScroll:!0})}func\
tion ce(h){if(o.length===0)return;if(s.",'get(l)?.querySelector("button")?.setAttribute("tabindex","-1"),l=Math.min(o.le\
ngth-1,Math.max(0,h)),!s.has(l)){let M=window.',"scrollY+p.getBoundingClientRect().top+se(i,l);window.scrollTo({top:M-wi\
ndow.innerHeight/3}),_()}let g=s.get(l),R=g?.querySelector(",'"button");R?.setAttribute("tabindex","0"),R?.focus({preven\
tScroll:!0}),g?.scrollIntoView({block:"nearest"})}function Qn({','key:h,altKey:g,ctrlKey:R,metaKey:M}){let y=Math.max(1,\
Math.floor(window.innerHeight/i.rowHeight)-2),$=new Map([["ArrowDo\\','wn",l+1],["ArrowUp",l-1],["PageDown",l+y],["PageU\
p",l-y],["Home",0],["End",o.length-1]]);return g||R||M?void 0:$.get(h)}','return p.addEventListener("click",({target:h})\
=>{let g=h instanceof Element?h.closest("tr[data-place]"):null;if(g===null||','String(window.getSelection())!=="")return\
;let R=Number(g.dataset.place);r(R===i.open?null:e[o[R]]),ce(R)}),f.addEventListener(','"keydown",h=>{let g=Qn(h);h.key=\
=="Escape"?le():g!==void 0&&!(h.target instanceof Element&&h.target.closest(".details, t\\','head"))&&(h.preventDefault(\
),ce(g))}),window.addEventListener("scroll",_,{passive:!0}),window.addEventListener("resize",',"()=>{Ue(),_()}),{element\
:f,show:D,focus:ce}}function mr(e,n){let t=new Set(n);for(let r of[...e.children])t.has(r)||r.remove();",'for(let[r,o]of\
 n.entries())e.children[r]!==o&&e.insertBefore(o,e.children[r]??null)}function Yn(e,n){let t=vn("benchmarks",c=>n({text:\
c})),r=new Set,o=Nn(e).map(c=>{let l=e.filter(f=>f.kind===c).length.toLocaleString(','"en-US"),m=[Le.get(c)??c," ",d("sp\
an",{class:"quiet"},[l])],p=A(m,{class:`chip ${c}`,"aria-pressed":"false"},()=>{r.delete(','c)||r.add(c),n({kinds:[...r]\
})});return{kind:c,button:p}}),a=d("p",{role:"status",class:"quiet"}),i=A(["Show all"],{class:"\\','plain",hidden:!0},()\
=>{n({text:"",kinds:[]}),t.focus()}),s=o.map(({button:c})=>c),u=d("div",{role:"group","aria-label":"\\','Show only",clas\
s:"chips"},s);return{element:d("div",{class:"toolbar"},[t,u,a,i]),search:t,show({text:c,kinds:l},m){t.value!==','c&&(t.v\
alue=c),r.clear();for(let f of l)r.add(f);for(let{kind:f,button:x}of o)x.setAttribute("aria-pressed",String(r.has(','f))\
);let p=C(e.length,"result");a.textContent=m===e.length?p:`${m.toLocaleString("en-US")} of ${p}`,i.hidden=m===e.length}}\
}En("explorer",(e,n)=>{let t=Mn(e),r=qn(t),o=L,a=Yn(t,l=>s(l)),i=zn(t,un(t),{onSort:l=>s({sort:l}),onOpen:l=>s({row:l?.k\
ey??',"null})});n.append(a.element,i.element);function s(l){u({...o,...l}),Jn(o)}function u(l){o=l;let m=r(o);return a.s\
how(o,m.","length),i.show(o,m),m}function c(l){let m=f=>f.findIndex(x=>t[x].key===l.row),p=m(u(l));l.row!==null&&(p<0&&(\
p=m(u({...l,",'text:"",kinds:[]}))),p>=0&&i.focus(p))}dr(t,({key:l})=>{c({...o,row:l}),Jn(o)}),window.addEventListener("\
hashchange",()=>{','let l=He(location.hash);l!==null&&c(l)}),a.search.addEventListener("keydown",l=>{l.key==="Escape"&&s\
({text:""}),l.key===','"ArrowDown"&&(l.preventDefault(),i.focus(0))}),c(He(location.hash)??L)});function Jn(e){let n=Xn(\
e);try{history.replaceState(','null,"",n===""?location.pathname+location.search:`#${n}`)}catch{return}}function dr(e,n){\
let t=document.querySelector(".\\','overview svg"),r=document.querySelector(".overview .pointed");if(t===null||r===null)\
return;let o=r.textContent,a=sn(e),i=({','clientX:s})=>{let{left:u,width:c}=t.getBoundingClientRect();return a[Math.floo\
r((s-u)/c*a.length)]};t.addEventListener("\\','pointermove",s=>{let u=i(s);if(u===void 0||u.change===null)return;let c=E\
(u.interval);r.textContent=`${u.name} \\xB7 ${u.','metric} \\xB7 ${k(u.change)}${c===null?"":` (${c})`}`}),t.addEventList\
ener("pointerleave",()=>{r.textContent=o}),t.addEventListener(','"click",s=>{let u=i(s);u!==void 0&&n(u)})}})();'].join(
`
`),PAGE_SCRIPT_HASH="sha256-VEIoYYFjXCju408S87/wtJumFGLgulddobXjRcMzimo=";var SIGNS={good:"\u2713",warning:"!",bad:"\u2715",undecided:"?",broken:"!"},MAX_OPEN_FINDINGS=6;function renderHtml(report){
let{rows}=report,document=makeDocument(report),{mark,text}=document.headline,anchors=anchorsOf(report),frame={title:`${text}\
 \xB7 ${quoteUntrustedText(report.name)}`,style:rows.some(({functions})=>functions!==null)?`${STYLE}${FUNCTIONS_STYLE}`:
STYLE,scriptHashes:rows.some(hasFlameGraph)?[PAGE_SCRIPT_HASH,FLAME_SCRIPT_HASH]:[PAGE_SCRIPT_HASH],isReplaced:!0},skip=html`<a class="skip" href="#results">Skip to the results</a>\n`,
head=[...document.override,...document.counts,...document.decisions];return renderPage(frame,html`${rows.length===0?null:
skip}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${text}</span></h1>
${head.map(writeBlock)}<p class="quiet">${listSides2(report)}</p>
</header>
<main>
${writeVerdict(document,anchors)}${renderOverview(report)}${rows.length===0?null:renderResults(report,anchors)}${renderMachines(
report)}</main>
<footer class="quiet">${document.origin.map(words=>html`<p>${words}</p>`)}</footer>${rows.length===0?null:html`\n${renderScript(
PAGE_SCRIPT,packRows(rows))}`}`)}function listSides2({name,commits:{base,head},rounds}){let[from,to]=[base,head].map(({sha,
how})=>asUntrustedText(sha===null?how:abbreviateSha(sha)));return[asUntrustedText(name)," \xB7 base ",from," against hea\
d ",to,` \xB7 ${formatCount(rounds,"round")}`]}function writeVerdict(document,anchors){let{errors,findings,renames,advice,
changes,warnings,nextSteps}=document,items=findings.map(finding=>writeFinding(finding,anchors)),rest=items.slice(MAX_OPEN_FINDINGS),
folded=html`<details><summary>${formatCount(rest.length,"more budget")} broken or undecided</summary>\n${writeCards(rest)}</details>\n`;
return[errors.map(writeBlock),writeCards(items.slice(0,MAX_OPEN_FINDINGS)),rest.length===0?null:folded,[...renames,...advice,
...changes,...warnings,...nextSteps].map(writeBlock)]}function writeCards(items){return items.length===0?null:html`<ul class="findings">\n${items}</ul>\n`}
function writeFinding(finding,anchors){let{row,verdict,what,facts,culprit,functions,because}=finding,tone=verdict.outcome===
"fail"&&verdict.level==="fail"?"fail":"unclear",name=what.findIndex(piece=>typeof piece!="string"&&!("strong"in piece)),
sentence=what.map((piece,index)=>index===name?linkToRow(row,anchors,piece):piece),commits=culprit!==null&&"culprit"in row?
drawCulprit(row):null;return html`<li class="${tone}"><p>${sentence}</p>${[culprit===null?null:html`<p>${culprit}</p>`,commits===
null?null:html`<div class="commits">${commits}</div>`,functions===null?null:renderFunctions(functions),functions===null||
!("state"in row)?null:renderFlames(row),facts.length===0?null:html`<p class="quiet">${facts}</p>`,because===null?null:html`<p class="quiet">Why this budget: ${cleanUntrustedText(
because)}</p>`]}</li>\n`}function writeBlock(block){switch(block.kind){case"text":return html`<p>${block.words}</p>\n`;case"\
problems":return writeCards(block.problems.map(writeProblem));case"changes":return[html`<p>${showUncut(block.words)}</p>\n`,
writeList(block.items)];case"yaml":return html`<p>${block.words}</p>\n<pre><code>${block.yaml}</code></pre>\n`;case"step\
s":{let items=block.steps.map(({text,yaml,url})=>[text,url===void 0?null:html` <a href="${url}">${GUIDE_TITLE}</a>`,yaml===
void 0?null:html`\n<pre><code>${yaml}</code></pre>`]);return[html`<h2>${NEXT_STEPS_TITLE}</h2>\n`,writeList(items)]}case"\
commands":return block.commands.map(({leg,command})=>{let where=leg===null?[]:[", ",asUntrustedText(leg)];return html`<p>${REPEAT_TITLE}${where}:</p>\n<pre>${command}</pre>\n`})}}
function writeList(items){return items.length===0?null:html`<ul>\n${items.map(item=>html`<li>${item}</li>\n`)}</ul>\n`}function writeProblem(problem){
let{severity,excerpt,output}=problem,words=showUncut(formatDiagnostic(problem)),lines=excerpt===void 0?null:html`<pre>${renderExcerpt(
excerpt)}</pre>`,printed=output===void 0?null:html`<details><summary>${titleOfLastLines(problem)}</summary><pre><code>${cleanLastLines(
output)}</code></pre></details>`;return html`<li class="${severity}"><p><strong>${severity}</strong> ${words}</p>${lines}${printed}</li>\n`}
function renderOverview(report){let overview=drawOverview(report.rows);if(overview===null)return null;let labels=overview.
axis.ticks.map(tick=>html`<span style="top:${toPercentOfHeight(overview.axis.at(tick))}">${formatWorsening(tick)}</span>`),
caption=`${formatCount(overview.count,"change")}, worst on the left, each with its 95% interval where one is known. Dash\
ed: what the budgets allow.`,means=report.geomeans.map(geomean=>{let{change}=pickShownChange(geomean,report);return[asUntrustedText(
geomean.unit),` ${formatChange(change)} (of ${geomean.n})`]});return html`<section class="overview" aria-labelledby="changes">
<h2 id="changes">All changes</h2>
<div class="chart"><div class="labels" aria-hidden="true">${labels}</div>${overview.drawing}</div>
<p class="quiet pointed">${caption}</p>
${means.length===0?null:html`<p class="quiet">Geometric mean of the changes: ${joinContents(means," \xB7 ")}</p>\n`}</section>
`}function renderResults(report,anchors){let shaped=report.tables&&html`<h2>As the configuration shapes it</h2>\n${renderCustomSections(
report.tables)}\n`;return html`<section id="results" tabindex="-1" aria-label="Results">
${shaped}<h2>Every result</h2>
<div id="explorer"></div>
<div class="written">
${renderRowSections(report,anchors)}
${renderChangedPictures(report)}
</div>
</section>
`}function renderMachines(report){let{plan,legs}=report,lists=(legs.length===0?[{name:null,environment:report.environment}]:
legs).map(({name,environment})=>{let entries=listMachineFacts({plan,environment}).map(({label,text})=>html`<dt>${label}</dt><dd>${text}</dd>\n`),
title=name===null?null:html`<h3>${asUntrustedText(name)}</h3>\n`;return entries.length===0?null:html`${title}<dl>\n${entries}</dl>\n`});
return lists.every(list=>list===null)?null:html`<section aria-labelledby="machine">\n<h2 id="machine">Where it was measured</h2>\n${lists}</section>\n`}export{renderHtml};
