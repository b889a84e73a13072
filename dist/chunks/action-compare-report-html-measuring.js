import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FLAME_SCRIPT_HASH,RESULTS_STYLE,STYLE,drawElement,drawPath,drawPicture,drawText,formatDots,formatPolyline,packRowsAsJson,
path,renderFlameHtml,rowKeysOf}from"./action-compare-report-history-html-measuring.js";import{CONTROL_MARK,DATA_START,GUIDE_TITLE,NEXT_STEPS_TITLE,
REPEAT_TITLE,allowedValueOf,allowedWorseningOf,escapeScriptJson,formatCustomTables,html,isChanged,joinContents,listMachineFacts,
makeDocument,makeResultTables,namesOfRows,notesOf,pickShownChange,renderPage,renderScript,renderScrollRegion,showUncut,summariseUnchangedRows,
titleOf,worseSignOf,worseningIntervalOf,worseningOf}from"./action-compare-report-history-html-measuring-report.js";import{extentOf,makeChangeAxis,makeLinearAxis}from"./action-compare-report-history-html-measuring-report-validate.js";
import{abbreviateSha,asUntrustedText,cleanLastLines,formatChange,formatCount,formatDiagnostic,formatPercent,renderExcerpt,
titleOfLastLines}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";import{cleanUntrustedText,quoteUntrustedText}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";
import{SIDES}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{formatQuantity}from"./action-compare-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";var OVERVIEW={width:1e3,height:200};var MAX_LABELLED=3,OVERVIEW_LABEL=17,TONES=["same","good","unclear","bad"];function toneOf({state}){return state==="regr\
ession"||state==="failed"?"bad":state==="improvement"?"good":state==="inconclusive"?"unclear":"same"}function listChanges(rows){return rows.flatMap(row=>toPlottedChange(row)??[]).toSorted((a,b)=>b.change-a.change||(b.allowed??
0)-(a.allowed??0))}function toPlottedChange(row){let change=worseningOf(row);return change===null?null:{row,change,range:worseningIntervalOf(
row),allowed:allowedWorseningOf(row)}}function drawOverview(rows){let changes=listChanges(rows);if(changes.length<2)return null;
let axis=makeChangeAxis(listExtents(changes),{from:OVERVIEW.height-8,to:8},OVERVIEW_LABEL),heightOf=change=>axis.at(change)/
OVERVIEW.height,step=OVERVIEW.width/changes.length,placed=changes.map((change,index)=>({...change,x:(index+.5)*step})),label=`${changes.
length} changes with their 95% intervals, worst on the left; dashed is what the budgets allow. The table below has the n\
umbers.`,marks=TONES.flatMap(tone=>{let alike=placed.filter(({row})=>toneOf(row)===tone);if(alike.length===0)return[];let ranges=alike.
map(({range,x})=>range===null||!isBounded(range)?"":path`M${x} ${axis.at(range.low)}V${axis.at(range.high)}`);return[drawPath(
`${tone} range`,ranges.join("")),drawPath(`${tone} dots`,formatDots(alike.map(({change,x})=>[x,axis.at(change)])))]}),grid=axis.
ticks.map(tick=>drawPath(tick===0?"zero":"grid",path`M0 ${axis.at(tick)}H${OVERVIEW.width}`)),drawing=drawPicture(OVERVIEW,
label,[...grid,drawPath("limit",limitPath(changes,axis,step)),...marks]);return{drawing:{...drawing,attributes:{...drawing.
attributes,preserveAspectRatio:"none"}},worst:placed.filter(({row,change})=>change>0&&["bad","unclear"].includes(toneOf(
row))).slice(0,MAX_LABELLED).map(({row,change,x})=>({row,change:row.change??change,x:x/OVERVIEW.width,y:heightOf(change)})),
ticks:axis.ticks,heightOf,count:changes.length}}function listExtents(changes){return changes.flatMap(({change,allowed,range})=>[
change,allowed??0,range?.low??0,range?.high??0])}function isBounded({low,high}){return Number.isFinite(low)||Number.isFinite(
high)}function limitPath(changes,axis,step){return changes.map(({allowed},index)=>{if(allowed===null)return"";let start=changes[index-
1]?.allowed===allowed?"":path`M${index*step} ${axis.at(allowed)}`;return changes[index+1]?.allowed===allowed?start:start+
path`H${(index+1)*step}`}).join("")}var SIZE={width:300,height:160},PLOT={left:80,right:294,top:8,bottom:136};var SIDE_SHIFT={base:-.18,head:.18};function drawSamplePlot(row){let present=listSides(row),measured=extentOf(present.flatMap(({values})=>values));if(measured===
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
tick),PLOT.left-6,{y:y.at(tick)+4,class:"end"})])}function drawBelow(text,x){return drawText(text,x,{y:SIZE.height-6,class:"\
middle"})}function formatTick(value,unit){return cleanUntrustedText(formatQuantity(value,unit).split(" ")[0]??"")}function formatHorizontal(y){
return path`M${PLOT.left} ${y}H${PLOT.right}`}function listSides(row){return SIDES.flatMap(side=>row[side]===null?[]:[{side,
...row[side]}])}var LINE={width:320,height:150},LEFT=56,BOTTOM=26,EDGE=16;function drawCulprit(row){let{culprit,change,interval}=row;
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
"bad dots",formatDots(commits.map(commit=>[x(commit.position),axis.at(commit.change)]))),...names])}var MAX_PICTURES=24,MAX_OPEN_ROWS=200;function anchorsOf({rows}){let keys=rowKeysOf(rows);return new Map(rows.map((row,index)=>[
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
label),metric===null?null:[" ",asUntrustedText(metric)],rename===null?null:html` <span class="quiet">${rename}</span>`,row.
isControl?html` <span class="quiet">${CONTROL_MARK}</span>`:null],medians=[base,head].map(cell=>cell&&`${cell.median} \xB1 ${cell.
range}`);return renderLine([name,...medians,change,test],html` id="${anchors.get(row)}" class="${row.state}"`)}function renderLine(cells,attributes=null){
let[name,...rest]=cells,fields=rest.map((cell,index)=>html`<td${index===2?html` class="change"`:null}>${cell}</td>`);return html`<tr${attributes}><th scope="row">${name??
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
<p>${elsewhere}</p>`}function renderFlames({functions,name},{base,head}){if(functions?.kind!=="compared"||functions.graph===
null)return null;let[from,to]=[base,head].map(({sha,how})=>sha===null?how:abbreviateSha(sha)),compared=`${functions.isOfCommand?
"all benchmarks":name}, base ${from} \u2192 head ${to}`,page=renderFlameHtml(functions.attribution,functions.graph,compared);
return html`<details class="flames"><summary>Flame graph</summary><iframe title="Flame graph of ${quoteUntrustedText(name)}" loading="lazy" srcdoc="${page}"></iframe></details>`}var PAGE_SCRIPT=['"use strict";(()=>{function N(e,n){return Object.is(e,-0)?`-${0 .toFixed(n)}`:Math.abs(e)<1e21?at(e,n)\
?st(e,n):e.toFixed(n):Number.isNaN(e)?','"NaN":Number.isFinite(e)?n===0?String(BigInt(e)):`${BigInt(e)}.${"0".repeat(n)}\
`:e<0?"-Inf":"+Inf"}function at(e,n){return Math.','abs(e*2**(n+1))%2===1}function st(e,n){let t=e.toFixed(n+1).replace(\
/\\.?5$/,"");return/[02468]$/.test(t)?t:e.toFixed(n)}var K=12;function L(e,n,t=""){let r=N(e,n)+t;return Number.isFinite(\
e)&&r.length<=K?r:Z(e,t)}function je(e,n,t=""){let r=L(','e,n,t);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.lengt\
h<K?r:Z(e,t)}`}function Z(e,n=""){return Number.isNaN(e)?"\\','?":(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\\
u221E`)+n}function pe(e){let n=new Map;return t=>{let r=n.get(t);if(r!==void 0)return r;n.size===100&&n.clear();let o=e(\
t);return n.','set(t,o),o}}var Xe="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",lt=n\
ew RegExp(`([*/${Xe}-]+)|[^\\','*/${Xe}-]+`,"g"),Q=pe(e=>{let n=[],t=!1;for(let{0:r,1:o,index:i}of e.matchAll(lt))o===vo\
id 0?n.push({text:r,start:i,inDenominator:t}):','t=(o.match(/[*/]/g)?.at(-1)??(t?"/":"*"))==="/";return n});var ct=[[1e-\
12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\',
'd microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],ut=[[60,"min mins minute mi\
n\\','utes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],mt=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1\
e6,"MB\\',' megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibib\
ytes"],[2**','20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],dt={sec:4,\
B:2},qe=new Map,','Je=new Map;function Ce(e,n,t){for(let[r,o]of e)for(let i of o.split(" ")){let a={base:n,factor:r,insi\
de:t};qe.set(i,a),i.','length>=dt[n]&&Je.set(i.toLowerCase(),a)}}Ce(ct,"sec",!0);Ce(ut,"sec",!1);Ce(mt,"B",!0);function \
fe(e){return qe.get(e)??',"Je.get(e.toLowerCase())??null}var ge=pe(e=>{let n=Q(pt(e)),t=n.filter(s=>!s.inDenominator).ma\
p(({text:s})=>s),r=n.filter(s=>s.inDenominator).map(({text:s})=>s),",'o=r.map(fe).find(s=>s?.base==="sec"),i=t.map(fe).f\
ilter(s=>s?.inside),[a]=i.length===1?i:[];return{kind:a==null?"other":','a.base==="sec"?"time":"size",factor:a?.factor??\
1,numerator:t,denominator:r,rate:o!==void 0,perSeconds:o?.factor??null}});','function pt(e){return/per|1|\xB9/i.test(e)?e.r\
eplaceAll(/(?<=\\S)[\\s_-]+per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,',
'"/$1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function ze(e){return Q(e).some(({text:n,inDenominator:t})=>!t&&(n===\
"B"||n==="MB"||n==="bytes"))}function en(e,n){let t=n("1");return[{from:n("99.995"),decimals:1,factor:t,prefix:e},{from:\
n("9.9995"),decimals:2,factor:t,','prefix:e},{from:n("0.99995"),decimals:3,factor:t,prefix:e}]}var ft=["T","G","M","k","\
","m","\\xB5","n"].flatMap((e,n)=>en(','e,t=>+`${t}e${12-3*n}`)),gt=["Ti","Gi","Mi","Ki",""].flatMap((e,n)=>en(e,t=>Numb\
er(t)*2**(40-10*n))),Ye=[-1,-2,-3,-4,-5,','-6,-7,-8].map(e=>+`9.9995e${e}`),ht={decimals:3,factor:1,prefix:""};function \
nn(e,n){let t=ze(n)?"binary":"decimal",r=Qe(',"e,t);return o=>Ze(o,r)??Ze(o,Qe([o],t))??Z(o)}function Ze(e,{decimals:n,f\
actor:t,prefix:r}){let o=e/t,i=N(o,n)+r;return Number.",'isFinite(o)&&i.length<=K?i:null}function Qe(e,n){let t=n==="bin\
ary"?gt:ft,r=yt(e);if(r===0)return ht;for(let u=0;u<t.length;u+=',"1)if(r>=t[u].from)return t[u];let{factor:o,prefix:i}=\
t.at(-1),a=Ye.findIndex(u=>r/o>=u);return{decimals:3+(a<0?Ye.length-","1:a),factor:o,prefix:i}}function yt(e){let n=0;fo\
r(let t of e){let r=Math.abs(t);r!==0&&(n===0||r<n)&&(n=r)}return n}var bt={",'time:1,size:1024,other:1e5};function ee(e\
,n){let{kind:t,factor:r,rate:o,perSeconds:i}=ge(n),a=r===1&&(!o||i===1)?t:"othe\\','r",u=Number.isInteger(e)&&Math.abs(e\
)<bt[a]?String(e):nn([e],n)(e);return n==="count"||n==="allocs/op"?u:n==="1/s"?`${u}\\','/s`:a==="other"?`${u} ${n}`:u+(\
a==="time"?"s":"B")+(o?"/s":"")}function tn(e){return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var Pe="\\\\u034F\
\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0",','Xr=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${Pe}]`,"gu");var he=120,wt\
=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu,xt=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,Rt=new RegExp(`[${Pe}]`,"gu"),St=/^[ -~]*$/;function kt(e){',
'return St.test(e)?e:e.replaceAll(wt," ").replaceAll(xt,"").replaceAll(Rt,"")}function Mt(e,n=he){if(e.length<=n)return \
e;let t=[...e];return t.length>n?`${t.slice(0,n-1).join("")}\\u2026`:e}function I(e,n=he){let t=kt(e).trim();return t==="\
"?"(no name)":Mt(t,n)}function ye(e,n=he){return tn(I(e,n))}var be={plain:e=>e,strong:e=>e,code:e=>rn(e),untrusted:e=>ye\
(e)},no={...be,code:e=>rn(e,Number.POSITIVE_INFINITY),untrusted:e=>ye(','e,Number.POSITIVE_INFINITY)};function rn(e,n){r\
eturn e.includes("`")?ye(e,n):`\\`${I(e,n)}\\``}function D(e,...n){return e.','flatMap((t,r)=>{let o=n[r]??"";return[t,.\
..Tt(o)?o:[typeof o=="number"?String(o):o]]}).filter(t=>t!=="")}function ne(e){return{untrusted:e}}function on(e,n=be){r\
eturn e.map(t=>typeof t=="string"?n.plain(t):"strong"in t?n.strong(','t.strong):"code"in t?n.code(t.code):n.untrusted(t.\
untrusted)).join("")}function Tt(e){return Array.isArray(e)}var $e=1e-7;function we(e){return e<$e?`p<${N($e,7)}`:`p=${E\
t(e)}`}function Et(e){return e<$e?e.toExponential(1):N(e,Math.max(3,1-Math.',"floor(Math.log10(e))))}function E(e){retur\
n vt(e,k)}function vt(e,n){if(e===null)return null;let[t,r]=[e.low,e.high].map(o=>Number.isFinite(o)&&",'o>-1?n(o):null)\
;return t&&r?`${t} to ${r}`:t?`above ${t}`:r?`below ${r}`:null}function k(e){return je(e*100,2,"%")}var an=["fail","warn\
","report"];function j({anchored:e}){return e===null}function X(e){return e==="max"||e==="min"}var xe=["regression","imp\
rovement","unchanged","inconclusive","new","removed","failed"];function Oe({better:e,base:n}){let t=e==="lower"?1:-1;ret\
urn n!==null&&n.median<0?-t:t}function P(e){return e.change===null?',"null:Oe(e)*e.change}function q(e){if(e.interval===\
null)return null;let{high:n}=e.interval,t=e.interval.low<=-1?Number.NEGATIVE_INFINITY:","e.interval.low;return Oe(e)===1\
?{low:t,high:n}:{low:-n,high:-t}}function te({verdicts:e}){let n=e.filter(j).flatMap(({kind:t,",'limit:r})=>t==="max-reg\
ression"&&r!==null?[r]:[]);return n.length===0?null:Math.min(...n)}function sn({verdicts:e}){return e.',"find(({kind:n})\
=>X(n))?.limit??null}var Ct=[1,2,5,10],ln=1e-9;function re(e){let[n,t]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_INFINIT\
Y];for(let r of e)Number.","isFinite(r)&&(r<n&&(n=r),r>t&&(t=r));return n>t?null:{low:n,high:t}}function Re({low:e,high:\
n},{from:t,to:r},o=4){return e===","n?{at:()=>(t+r)/2,ticks:[e]}:{at:a=>t+(Math.min(n,Math.max(e,a))-e)/(n-e)*(r-t),tick\
s:Pt({low:e,high:n},o)}}function Pt({","low:e,high:n},t){let r=(n-e)/t,o=10**Math.floor(Math.log10(r)),i=o*(Ct.find(m=>m\
*o>=r*.999)??10);if(!(i>0&&i<1/0))return[","e,n];let a=Math.ceil(e/i-ln),s=Math.floor(n/i+ln)-a+1,u=Array.from({length:s\
},(m,l)=>Number(((a+l)*i).toPrecision(15)));","return[...new Set(u)]}var cn=.05,$t=[.01,.02,.05,.1,.25,.5,1,2,5,10,100],\
Ot=.02;function Se(e,{from:n,to:t},r){let o=re(","e)??{low:0,high:0},i=Math.max(Ot,Math.abs(o.low),Math.abs(o.high))*1.0\
5,a=Math.asinh(i/cn),s=(n+t)/2,u=l=>{let c=Math.asinh(","Math.min(i,Math.max(-i,l))/cn);return s+c/a*(t-s)},m=[];for(let\
 l of $t)l<=i&&Math.abs(u(l)-u(m.at(-1)??0))>=r&&m.push(l);","return{at:u,ticks:[...m.map(l=>-l).toReversed(),0,...m]}}f\
unction ke(e,n,t=[]){let r=Object.entries(n).map(([o,i])=>[o,un(i)]);return{tag:e,attributes:Object.fromEntries(r),child\
ren:t}}",'function J({width:e,height:n},t,r){return ke("svg",{viewBox:`0 0 ${e} ${n}`,role:"img","aria-label":t},r)}func\
tion w(e,n){','return ke("path",{class:e,d:n})}function M(e,...n){return e.map((t,r)=>t+un(n[r]??"")).join("")}function \
Ne(e,n,t){return ke(','"text",{x:n,...t},[e])}function un(e){return typeof e=="string"?e:String(Math.round(e*10)/10)}fun\
ction oe(e){return e.map(','([n,t])=>M`M${n} ${t}h0`).join("")}function ie(e){return e.map(([n,t],r)=>M`${r===0?"M":"L"}\
${n} ${t}`).join("")}var ae={width:160,height:20};function Ie({state:e}){return e==="regression"||e==="failed"?"bad":e==\
="improvement"?"good":e==="inconclusive"?"unclear":','"same"}function mn(e){return dn(e).map(({row:n})=>n)}function dn(e\
){return e.flatMap(n=>pn(n)??[]).toSorted((n,t)=>t.change-',"n.change||(t.allowed??0)-(n.allowed??0))}function pn(e){let\
 n=P(e);return n===null?null:{row:e,change:n,range:q(e),allowed:te(","e)}}function Nt(e){return e.flatMap(({change:n,all\
owed:t,range:r})=>[n,t??0,r?.low??0,r?.high??0])}function It({low:e,high:n}){","return Number.isFinite(e)||Number.isFini\
te(n)}function fn(e){return Se(Nt(dn(e)),{from:4,to:ae.width-4},ae.width)}function gn(e,n){let t=pn(e);if(t===null)retur\
n null;","let{change:r,range:o,allowed:i}=t,[a,s]=[Ie(e),ae.height/2],u=(l,c)=>w(l,M`M${n.at(c)} 0V${ae.height}`),m=({lo\
w:l,high:c})=>w(",'`${a} range${It({low:l,high:c})?"":" open"}`,M`M${n.at(l)} ${s}H${n.at(c)}`);return J(ae,`95% interva\
l ${E(e.interval)??','"unknown"}`,[u("zero",0),...i===null||i===0?[]:[u("limit",i)],...o===null?[]:[m(o)],w(`${a} dots`,\
oe([[n.at(r),s]]))])}function hn(e,n){if(e===n)return!0;if(e.length!==n.length)return!1;for(let t=0;t<e.length;t+=1)if(e\
[t]!==n[t])return!1;return!0}function _(e){return String(e).replace(/^\\d{4,}/,n=>n.replace(/\\B(?=(?:\\d{3})+$)/g,","))}va\
r At=12;function B(e){let n=e*100,t=`${Number(n.toPrecision(At))}%`;return Number.isFinite(n)&&t.length<=K?t:L(n,2,"%")}',
'function Ae(e){return L(e*100,e<.0995?1:0,"%")}function yn(e){return L(e*100,0,"%")}function A(e,n){return`${_(e)} ${n}\
${e===1?"":"s"}`}function De({from:e,by:n},t=r=>r){return D`renamed from ${ne(t(e))}${n==="head"?" by this pull request"\
:""}`}var Bt=.05;function Sn({median:e,medianInterval:{low:n,high:t}}){return!Number.isFinite(n)||!Number.isFinite(t)?"\\\
u221E":Math.sign(','n)!==Math.sign(e)||Math.sign(t)!==Math.sign(e)?"?":e===0?"0%":yn(Math.max(t/e-1,1-n/e))}function _e(\
{base:e,head:n,p:t,fastestP:r,','change:o}){return e===null||n===null?"":Math.min(t??0,r??1)>Bt?"~":o===null?"?":o===0?"\
0.00%":k(o)}var Me=[...xe,"not-significant","not-proved","allowed","control"];function Ht({interval:e}){if(e===null)retu\
rn null;let n=(e.high-e.low)/2;return Number.isFinite(n)?n:null}var Ut="contro\\','l",Vt=[["regression","worse"],["incon\
clusive","undecided"],["improvement","better"],["unchanged","unchanged"],["not-sign\\','ificant","no significant change"\
],["not-proved","not proved"],["allowed","worse within budget"],["new","new"],["removed",','"removed"],["failed","failed\
"],["control",Ut]],Be=new Map(Vt);function kn({kind:e,interval:n}){let t=e==="not-significan\\','t"?Ht({interval:n}):nul\
l,r=Be.get(e)??e;return t===null?r:`${r} (\\xB1${Ae(t)})`}var Ft=7,Wt=-300,Cn=1e5,Mn={low:Number.NEGATIVE_INFINITY,high:N\
umber.POSITIVE_INFINITY};function Pn({texts:e,rounds:n,rows:t}){return t.map(Gt(e,n).unpack)}function Gt(e,n){let t=Tn(e\
),r={...t,pack:c=>t.pack(I(c))},o={anchor:H({name:r},{commit:""}),base:V,change:V,interval:le,','p:V,isBase:se,isExact:s\
e},i=H(o,{likely:Mn}),a={pack:c=>typeof c=="string"?c:i.pack(c),unpack:c=>typeof c=="string"?c:i.','unpack(c)},s=H({kind\
:r,limit:V,level:z(an),outcome:z(["pass","fail","unknown"]),because:U(r),isUnjudged:se,anchored:U(H(',"{against:r,level:\
a},{}))},{minDelta:0,alpha:null,early:null,isHeld:!1,isHeldByControls:!1,isOutOfReach:!1,decidedBy:null}),",'u=H({from:r\
,by:z(["configuration","head"])},{shortFrom:null}),m=H({...o,isSignificant:se},{likely:Mn}),l=U(jt(Tn(n)));return H(','{\
key:t,group:U(r),name:r,metric:r,unit:r,renamed:U(u),better:z(["lower","higher"]),kind:z(Me),state:z(xe),exact:se,base:l\
,',"head:l,change:V,interval:U(le),p:V,fastestP:V,verdicts:vn(s),course:vn(Kt),since:U(m)},{command:null,shortName:null,\
placements:null,","primary:!0,isControl:!1})}function H(e,n){let t=Object.entries(e);return{pack:r=>t.map(([o,{pack:i}])\
=>i(r[o])),unpack(r){","let o=t.map(([i,{unpack:a}],s)=>[i,a(r[s])]);return{...n,...Object.fromEntries(o)}}}}function Tn\
(e){let n=new Map,[t,r]=[","null,0];return{pack(o){if(o===t||En(o)&&En(t)&&hn(o,t))return r;let i=String(o);return r=n.g\
et(i)??e.push(o)-1,n.set(i,r),","t=o,r},unpack:o=>e[o]}}function En(e){return Array.isArray(e)}function z(e){return{pack\
:n=>e.indexOf(n),unpack:n=>e[n]}}","function vn({pack:e,unpack:n}){return{pack:t=>t.map(e),unpack:t=>t.map(n)}}function \
U({pack:e,unpack:n}){return{pack:t=>t===","null?null:e(t),unpack:t=>t===null?null:n(t)}}var V={pack:e=>e,unpack:e=>e},se\
={pack:Number,unpack:Boolean},le={pack:({low:e,","high:n})=>[e,n],unpack(e){let[n,t]=e;return{low:n??Number.NEGATIVE_INF\
INITY,high:t??Number.POSITIVE_INFINITY}}};function He(e){","return e&&Math.round(e*Cn)}var Kt={pack:({round:e,change:n,i\
nterval:t})=>[e,He(n),He(t?.low??null),He(t?.high??null)],unpack(e){","let[n,...t]=e,[r=null,o,i]=t.map(a=>a&&a/Cn);retu\
rn{round:n,change:r,interval:le.unpack([o,i])}}};function jt(e){return{","pack({values:n,median:t,medianInterval:r,round\
s:o}){let[i=0]=n,a=n.reduce((c,p)=>Math.max(c,Math.abs(p)),0),s=a===0?0:Math.","max(Wt,Math.floor(Math.log10(a))-Ft+1),u\
=10**Math.abs(s),m=c=>Math.round(s<0?c*u:c/u);return[n.every(c=>c===i)?m(i):n.map(","m),s,t,le.pack(r),e.pack(o)]},unpac\
k(n){let[t,r,o,i,a]=n,s=e.unpack(a),u=s.length,m=c=>r<0?c/10**-r:c*10**r;return{values:typeof t==",'"number"?new Array(u\
).fill(m(t)):t.map(m),rounds:s,n:u,median:o,medianInterval:le.unpack(i)}}}}function d(e,n={},t=[]){let r=document.create\
Element(e);for(let[o,i]of Object.entries(n))i!==!1&&i!==null&&r.setAttribute(','o,i===!0?"":String(i));return r.append(.\
..t),r}function v(e,n,t){let r=d("button",{type:"button",...n},e);return r.addEventListener(','"click",t),r}function Te(\
{tag:e,attributes:n,children:t}){let r=document.createElementNS("http://www.w3.org/2000/svg",e);','for(let[o,i]of Object\
.entries(n))r.setAttribute(o,i);return r.append(...t.map(o=>typeof o=="string"?o:Te(o))),r}var Xt=!matchMedia(','"(point\
er: coarse)").matches;function $n(e,n){let t=d("input",{type:"search","aria-label":`Search ${e}`,placeholder:`Sea\\','rc\
h ${e}${Xt?" ( / )":""}`,"aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});return t.addEventListener("in\\',
'put",()=>n(t.value)),document.addEventListener("keydown",r=>{let o=r.target instanceof HTMLInputElement;r.key!=="/"||o|\
|','r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),t.focus())}),t}function On(e,n){try{let t=document.getElementByI\
d("d\\','ata")?.textContent,r=document.getElementById(e);t&&r!==null&&n(JSON.parse(t),r)}catch(t){document.documentEleme\
nt.classList.','remove("live"),console.error(t)}}var qt=2e3;function Ue(e,n){let t=d("span",{"aria-live":"polite"},[e]);\
return v([t],{class:"plain copy"},async()=>{t.textContent=','await Jt(n())?"Copied":"Not copied",setTimeout(()=>{t.textC\
ontent=e},qt)})}function Nn(){for(let e of document.querySelectorAll(','"pre.copied")){let n=e.textContent;e.prepend(Ue(\
"Copy",()=>n))}}async function Jt(e){try{return await navigator.clipboard.','writeText(e),!0}catch{let n=d("textarea",{}\
,[e]),t=document.activeElement;document.body.append(n),n.select();let r=document.','execCommand("copy");return n.remove(\
),t instanceof HTMLElement&&t.focus(),r}}var An=["benchmark","metric","base","head","change","interval","state"],Ln=["re\
gression","failed","inconclusive","improv\\','ement","removed","new","allowed","not-proved","not-significant","unchanged\
","control"],S=[{id:"benchmark",title:"Benchma\\','rk",key:({name:e})=>e.toLowerCase(),text:({name:e})=>e},{id:"metric",\
title:"Metric",key:({metric:e})=>e.toLowerCase(),text:({','metric:e})=>e},{id:"base",title:"Base",startsHigh:!0,key:({ba\
se:e})=>e?.median??null,text:In("base")},{id:"head",title:"\\','Head",startsHigh:!0,key:({head:e})=>e?.median??null,text\
:In("head")},{id:"change",title:"Change",startsHigh:!0,key:P,text:_e},','{id:"interval",title:"95% interval",startsHigh:\
!0,key:e=>q(e)?.high??P(e),text:()=>""},{id:"state",title:"Result",key:({',"kind:e})=>Ln.indexOf(e),text:kn}];function D\
n(e){let n=new Set(e.map(({kind:t})=>t));return Ln.filter(t=>n.has(t))}function In(e){",'return n=>{let t=n[e];if(t===nu\
ll)return"";let r=Ee(t.median,n.unit);return n.exact?r:`${r} \\xB1 ${Sn(t)}`}}function Ee(e,n){','let t=ee(e,n);return t\
.endsWith(` ${n}`)?t.slice(0,-n.length-1):t}var Y=["base","head"];function _n(e){return typeof e.anchored?.level=="strin\
g"}var Bn={"no-anchor":"no level is known","no-comparison":"no run compared it since then","no-ratio":"its values have n\
o r\\','atio, or are too few"};var ve={width:300,height:160},x={left:80,right:294,top:8,bottom:136},F={from:24,to:284},z\
t={base:-.18,head:.18},Yt=16;function Hn(e){',"let n=Gn(e),t=re(n.flatMap(({values:m})=>m));if(t===null)return null;let \
r=Zt(e,t),o=Re(re([t.low,t.high,...r])??t,{from:x.","bottom-6,to:x.top+6}),i=n.reduce((m,{rounds:l})=>Math.max(m,l.at(-1\
)??1),1),a=m=>x.left+(m-.5)/i*(x.right-x.left),s=n.map(","({side:m,values:l,rounds:c,median:p})=>{let f=l.map((b,T)=>[a(\
c[T]+zt[m]),o.at(b)]);return{side:m,rounds:c,median:p,points:f}}),",'u=`Values in the order they were taken, ${A(i,"roun\
d")}; dashed lines are the medians.`;return J(ve,u,[...Fn(o,m=>Wn(m,e.','unit)),ce("round 1",a(1)),...i<4?[]:[ce(String(\
i),a(i))],w("pairs",er(s.map(Qt))),...r.map(m=>w("limit",ue(o.at(m)))),...s.',"flatMap(({side:m,median:l,points:c})=>[w(\
`${m} course`,ie(c)),w(`${m} median`,ue(o.at(l))),w(`${m} dots`,oe(c))])])}function Zt(e,{","low:n,high:t}){let r=sn(e),\
o=Math.max(t-n,Math.abs(t)/50);return r!==null&&r>=n-o&&r<=t+o?[r]:[]}function Qt(e){let n=new Map;","for(let[t,r]of e.r\
ounds.entries())n.has(r)||n.set(r,e.points[t]);return n}function er([e,n]){return[...e??[]].flatMap(([",'t,r])=>{let o=n\
?.get(t);return o===void 0?[]:ie([r,o])}).join("")}function Un(e){let n=Gn(e),t=re(n.flatMap(({values:c})=>c));',"if(t==\
=null)return null;let r=Re(t,F),o=(x.top+x.bottom)/2,i=Math.min(48,Math.max(8,2*Math.ceil(Math.sqrt(Math.max(...n.","map\
(({n:c})=>c)))))),a=(F.to-F.from)/i,s=n.map(c=>{let p=new Array(i).fill(0);for(let f of c.values)p[Math.min(i-1,Math.","\
floor((r.at(f)-F.from)/a))]+=1;return{...c,counts:p}}),u=Math.max(...s.flatMap(({counts:c})=>c)),m=(c,p,f)=>{let b=c/u*(\
o-",'x.top-14)*(f==="base"?-1:1);return c===0?"":M`M${F.from+p*a+.5} ${o}v${b}h${a-1}v${-b}z`},l=[r,Re(t,F,8)].map(nr).f\
ind(({','length:c})=>c>1)??r.ticks;return J(ve,"How often each value came: base above the line, head below it.",[w("zero\
",M`M${F.',"from} ${o}H${x.right}`),...l.map(c=>ce(Wn(c,e.unit),r.at(c))),...s.map(({side:c,counts:p})=>w(`${c} bars`,p.\
map((f,b)=>m(",'f,b,c)).join(""))),...n.flatMap(({side:c,median:p,medianInterval:{low:f,high:b}})=>{let T=c==="base"?x.t\
op+4:x.bottom-4,',"W=Number.isFinite(f)&&Number.isFinite(b);return[w(`${c} centre`,M`M${r.at(p)} ${o}V${T}`),w(`${c} spr\
ead`,W?M`M${r.at(f)} ${T}H${r.",'at(b)}`:"")]})])}function nr({at:e,ticks:n}){return n.filter((t,r)=>e(t)<x.right-24&&(n\
.length<=3||r%2===0))}function Vn(e){',"let n=e.course.flatMap(p=>{let f={...p,better:e.better,base:e.base},b=P(f);retur\
n b===null?[]:[{round:p.round,change:b,range:q(","f)}]}),[t,r]=[n[0],n.at(-1)];if(t===void 0||r===void 0||t===r)return n\
ull;let o=te(e),i=o===null?[]:[o],a=r.range===null?","[]:[r.range.low,r.range.high].filter(Number.isFinite),s=Se([...n.m\
ap(({change:p})=>p),...a,...i],{from:x.bottom-4,to:x.top+","4},Yt),u=p=>x.left+p/r.round*(x.right-x.left-6),m=n.flatMap(\
({round:p,range:f})=>f===null?[]:[{round:p,...f}]),l=[...m.map(","({round:p,high:f})=>[u(p),s.at(f)]),...m.map(({round:p\
,low:f})=>[u(p),s.at(f)]).toReversed()],c=n.map(({round:p,change:f})=>[",'u(p),s.at(f)]);return J(ve,"The change as the \
rounds came in, with its 95% interval: worse is up.",[...Fn(s,tr),ce(`afte\\','r round ${t.round}`,u(t.round)),ce(String\
(r.round),u(r.round)),w("band",l.length===0?"":`${ie(l)}z`),w("zero",ue(s.at(0))),','...i.map(p=>w("limit",ue(s.at(p))))\
,w("change",ie(c)),w("change dots",oe(c))])}function tr(e){return e===0?"0%":`${B(Math.','abs(e))} ${e>0?"worse":"better\
"}`}function Fn(e,n){return e.ticks.flatMap(t=>[w("grid",ue(e.at(t))),Ne(n(t),x.left-6,{y:e.','at(t)+4,class:"end"})])}f\
unction ce(e,n){return Ne(e,n,{y:ve.height-6,class:"middle"})}function Wn(e,n){return I(ee(e,n).','split(" ")[0]??"")}fu\
nction ue(e){return M`M${x.left} ${e}H${x.right}`}function Gn(e){return Y.flatMap(n=>e[n]===null?[]:','[{side:n,...e[n]}\
])}function jn(e,n){let t=d("tr",{role:"row","aria-rowindex":1},e),r=d("thead",{role:"rowgroup"},[t]);return d("table",{\
class:"\\','results",role:"table","aria-label":"Every result",tabindex:-1},[r,n])}function Xn(e,n){let{place:t,isOpen:r,\
axis:o}=n,i={','class:`${e.state} ${Ie(e)}${r?" open":""}`,role:"row","aria-rowindex":t+2,"data-place":t},a=S.map(s=>s.i\
d==="benchmark"?','rr(e,n):or(s,e,o));return d("tr",i,a)}function rr({name:e,group:n},{isOpen:t,isCurrent:r}){let o={"ar\
ia-expanded":String(','t),tabindex:r?0:-1,title:e},i=d("button",{type:"button",...o},[d("code",{},[e])]),a=n===null?[]:[\
d("span",{class:"group \\','quiet",title:n},[n])];return d("th",{scope:"row",role:"rowheader",class:"benchmark"},[i,...a\
])}function or(e,n,t){let r=d(','"td",{class:e.id,role:"cell"},[e.text(n)]);r.textContent==="~"&&(r.title="no difference\
 shown: p is above 0.05");let o=e.','id==="interval"?gn(n,t):null;return o!==null&&r.append(Te(o)),r}function qn(e,n){le\
t t=Ue("Copy link to this row",()=>location.','href),r=d("div",{class:"actions"},[t,v(["Close"],{class:"plain"},n)]),o=d\
("td",{colspan:S.length,role:"cell"},[r,...ar(e)]);','return d("tr",{class:"details",role:"row"},[o])}function Fe(e){if(\
e===0)return[];let n=d("td",{colspan:S.length,role:"pr\\','esentation"});return n.style.height=`${e}px`,[d("tr",{class:"\
spacer","aria-hidden":"true",role:"presentation"},[n])]}var ir={','pass:"kept",fail:"broken",unknown:"undecided"};functi\
on ar(e){let{group:n,name:t,metric:r,renamed:o,since:i}=e,a=n===null?','[]:[d("code",{},[n])," \\xB7 "],s=[...o===null?[]\
:[on(De(o),be)],...i===null?[]:[`Since ${i.anchor.name}: ${Jn(i)}.`]];return[','d("h3",{},[d("code",{},[t])]),d("p",{cla\
ss:"quiet"},[...a,d("code",{},[r]),...lr(e)]),...s.map(u=>d("p",{},[u])),cr(e),d(','"div",{class:"plots"},[...Ve(["In th\
e order they were taken",...Kn()],Hn(e)),...Ve(["How often each value came",...Kn()],','Un(e)),...Ve(["The change as rou\
nds came in"],Vn(e))]),mr(e)]}function Jn({change:e,interval:n,base:t,isBase:r,isExact:o}){','let i=o?"":`, 95% interval\
 ${E(n)??"unknown"}`;return`${k(e)}${i}${r?"":`; base ${k(t)}`}`}function sr({anchored:e}){if(e===','null)return"";if(ty\
peof e.level=="string")return` (${Bn[e.level]})`;let{name:n}=e.level.anchor;return` (${n===e.against?','"":`since ${n}: \
`}${Jn(e.level)})`}function lr({change:e,interval:n,p:t,exact:r,base:o,head:i}){let a=E(n),s=new Set([o,',"i].flatMap(m=\
>m?.n??[]));return[...e===null?[]:[`change ${k(e)}`],...a===null?[]:[`95% interval ${a}`],...t===null?[]:[we(",'t)],...r\
&&o!==null&&i!==null?["the same in every run, so no test is needed"]:[],`n=${[...s].join("+")}`].map(m=>` \\xB7 ${m}`)}',
'function cr({verdicts:e,unit:n,base:t,head:r}){if(e.length===0)return d("p",{},[t!==null&&r!==null?"No budget is set fo\
r\\',' it.":"Only one side has it: there is nothing to judge."]);let o=e.map(i=>{let{kind:a,limit:s,level:u,outcome:m,be\
cause:l,','anchored:c}=i,p=s===null?"":` ${X(a)?Ee(s,n):B(s)}`,f=u==="fail"?"":u==="warn"?" (a warning only)":" (only re\
ported)";return d(','"li",{class:m},[d("code",{},[a]),`${p}${c===null?"":` against ${c.against}`}: `,d("strong",{},[ur(i\
)]),sr(i),f,...l===null?','[]:[d("span",{class:"quiet"},[` Why: ${l}`])]])});return d("ul",{class:"budgets"},o)}function\
 ur(e){return e.isUnjudged?','"not judged: base is from another machine":_n(e)?"not judged":ir[e.outcome]}function Kn(){\
return Y.flatMap(e=>[" ",d("sp\\','an",{class:`key ${e}`},[e])])}function Ve(e,n){return n===null?[]:[d("figure",{},[d("\
figcaption",{},e),Te(n)])]}function mr(e){','let n=d("details",{},[d("summary",{},["Every value"])]),t={class:"scroll",t\
abindex:0,role:"region","aria-label":"Every v\\','alue"},r=()=>n.append(d("div",t,[dr(e)]));return n.addEventListener("t\
oggle",r,{once:!0}),n}function dr(e){let t=[...new Set(',"Y.flatMap(o=>e[o]?.rounds??[]))].sort((o,i)=>o-i).map(o=>{let \
i=Y.map(a=>{let s=e[a]?.values.filter((u,m)=>e[a]?.rounds[m]===",'o)??[];return d("td",{},[s.map(u=>Ee(u,e.unit)).join("\
, ")])});return d("tr",{},[d("th",{scope:"row"},[String(o)]),...i])}),','r=["Round","Base","Head"].map(o=>d("th",{scope:\
"col"},[o]));return d("table",{class:"values"},[d("thead",{},[d("tr",{},r)]),','d("tbody",{},t)])}function Zn(e,{from:n,\
to:t}){let{count:r}=e;if(r<=150)return{first:0,end:r,above:0,below:0};let o=Yn(zn(e,n)-20,r),i=Yn(',"zn(e,t)+20+1,r);ret\
urn{first:o,end:i,above:me(e,o),below:me(e,r)-me(e,i)}}function me({rowHeight:e,open:n,detailsHeight:t},r){","return r*e\
+(n!==null&&n<r?t:0)}function zn({rowHeight:e,open:n,detailsHeight:t},r){let o=n===null?Number.POSITIVE_INFINITY:",'(n+1\
)*e;return r<o?Math.floor(r/e):Math.max(n,Math.floor((r-t)/e))}function Yn(e,n){return Math.min(n,Math.max(0,e))}var $={\
row:null,text:"",kinds:[],sort:{by:"state",descending:!1}};function Qn({row:e,text:n,kinds:t,sort:r}){let o=`${r.','desc\
ending?"-":""}${r.by}`,i={row:e??"",state:t.join(),q:n,sort:o===$.sort.by?"":o};return Object.entries(i).filter(([,s])=>\
s!==','"").map(([s,u])=>`${s}=${pr(u)}`).join("&")}function pr(e){return encodeURIComponent(e.toWellFormed()).replaceAll\
("%2F",','"/").replaceAll("%2C",",")}function We(e){let n=e.replace(/^#/,"").split("&"),t=new Map(n.map(o=>[o.slice(0,o.\
indexOf("=")),','gr(o.slice(o.indexOf("=")+1))]));if(!["row","state","q","sort"].some(o=>t.has(o)))return null;let r=t.g\
et("state")?.split(','",")??[];return{row:t.get("row")??null,text:t.get("q")??"",kinds:Me.filter(o=>r.includes(o)),sort:\
fr(t.get("sort")??"")}}','function fr(e){let n=An.find(t=>t===e.replace(/^-/,""));return n===void 0?$.sort:{by:n,descend\
ing:e.startsWith("-")}}function gr(e){','try{return decodeURIComponent(e)}catch{return e}}function et(e){let n=e.map(({g\
roup:r,name:o,metric:i,key:a})=>`${r??""}\\'," ${o} ${i} ${a}`.toLowerCase()),t=new Map;return({text:r,kinds:o,sort:i})=\
>{let a=r.toLowerCase().split(/\\s+/).filter(Boolean),","s=`${i.by} ${i.descending}`,u=t.get(s)??hr(e,i);return t.set(s,\
u),u.filter(m=>(o.length===0||o.includes(e[m].kind))&&a.every(","l=>n[m].includes(l)))}}function hr(e,{by:n,descending:t\
}){let r=e.map(S.find(({id:a})=>a===n).key),o=e.map(a=>P(a)??Number.","NEGATIVE_INFINITY),i=t?-1:1;return e.map((a,s)=>s\
).sort((a,s)=>yr(r[a],r[s],i)||(o[s]>o[a]?1:o[s]<o[a]?-1:a-s))}function yr(e,n,t){",'return e===n?0:e===null?1:n===null?\
-1:typeof e=="number"&&typeof n=="number"?e<n?-t:t:t*br.compare(String(e),String(n))}','var br=new Intl.Collator("en",{n\
umeric:!0});var wr=44;function nt(e,n,{onSort:t,onOpen:r}){let o=[],{sort:i}=$,a={count:0,rowHeight:wr,open:null,details\
Height:0},s=new Map,','u="",m=null,l=0,c=S.map(({id:h,title:g,startsHigh:R=!1})=>d("th",{scope:"col",role:"columnheader"\
,class:h},[v([g],{},()=>t(','{by:h,descending:i.by===h?!i.descending:R}))])),p=d("tbody",{role:"rowgroup"}),f=jn(c,p);f.\
classList.toggle("one-group",',"new Set(e.map(({group:h})=>h)).size<2);let b=new ResizeObserver(()=>{a={...a,detailsHeig\
ht:m?.offsetHeight??0},G()});function T(h,g){","let R=g.findIndex(y=>e[y].key===h.row);g.length===o.length&&g.every((y,O\
)=>y===o[O])||(l=Math.max(0,R)),o=g,i=h.sort;for(let[",'y,{id:O}]of S.entries())O!==i.by?c[y].removeAttribute("aria-sort\
"):c[y].setAttribute("aria-sort",i.descending?"descendin\\','g":"ascending");f.setAttribute("aria-rowcount",String(o.len\
gth+1)),b.disconnect(),m=R<0?null:qn(e[o[R]],W),a={...a,count:o.','length,open:R<0?null:R,detailsHeight:0},s.clear(),p.r\
eplaceChildren(),u="",G(),m!==null&&b.observe(m),Ge()&&G()}function W(){',"let{open:h}=a;h!==null&&(r(null),de(h))}funct\
ion Ge(){let[h]=s.values(),g=h?.offsetHeight??0;return g===0||g===a.rowHeight?","!1:(a={...a,rowHeight:g},!0)}function G\
(){let{top:h}=p.getBoundingClientRect(),g=Zn(a,{from:-h,to:window.innerHeight-h});","if(u===JSON.stringify(g))return;u=J\
SON.stringify(g);let R=p.contains(document.activeElement);for(let y of s.keys())(y<g.","first||y>=g.end)&&s.delete(y);le\
t C=[];for(let y=g.first;y<g.end;y+=1){let[O,it]=[y===a.open,y===l],Ke=s.get(y)??Xn(e[o[y]],","{place:y,isOpen:O,isCurre\
nt:it,axis:n});s.set(y,Ke),C.push(Ke),O&&m!==null&&C.push(m)}xr(p,[...Fe(g.above),...C,...Fe(g.","below)]),R&&!p.contain\
s(document.activeElement)&&f.focus({preventScroll:!0})}function de(h){if(o.length===0)return;if(s.",'get(l)?.querySelect\
or("button")?.setAttribute("tabindex","-1"),l=Math.min(o.length-1,Math.max(0,h)),!s.has(l)){let C=window.',"scrollY+p.ge\
tBoundingClientRect().top+me(a,l);window.scrollTo({top:C-window.innerHeight/3}),G()}let g=s.get(l),R=g?.querySelector(",
'"button");R?.setAttribute("tabindex","0"),R?.focus({preventScroll:!0}),g?.scrollIntoView({block:"nearest"})}function ot\
({','key:h,altKey:g,ctrlKey:R,metaKey:C}){let y=Math.max(1,Math.floor(window.innerHeight/a.rowHeight)-2),O=new Map([["Ar\
rowDo\\','wn",l+1],["ArrowUp",l-1],["PageDown",l+y],["PageUp",l-y],["Home",0],["End",o.length-1]]);return g||R||C?void 0\
:O.get(h)}','return p.addEventListener("click",({target:h})=>{let g=h instanceof Element?h.closest("tr[data-place]"):nul\
l;if(g===null||','String(window.getSelection())!=="")return;let R=Number(g.dataset.place);r(R===a.open?null:e[o[R]]),de(\
R)}),f.addEventListener(','"keydown",h=>{let g=ot(h);h.key==="Escape"?W():g!==void 0&&!(h.target instanceof Element&&h.t\
arget.closest(".details, th\\','ead"))&&(h.preventDefault(),de(g))}),window.addEventListener("scroll",G,{passive:!0}),wi\
ndow.addEventListener("resize",()=>{',"Ge(),G()}),{element:f,show:T,focus:de}}function xr(e,n){let t=new Set(n);for(let \
r of[...e.children])t.has(r)||r.remove();",'for(let[r,o]of n.entries())e.children[r]!==o&&e.insertBefore(o,e.children[r]\
??null)}function tt(e,n){let t=$n("benchmarks",l=>n({text:l})),r=new Set,o=Dn(e).map(l=>{let c=_(e.filter(b=>b.kind===l)\
.length),','p=[Be.get(l)??l," ",d("span",{class:"quiet"},[c])],f=v(p,{class:`chip ${l}`,"aria-pressed":"false"},()=>{r.d\
elete(l)||r.','add(l),n({kinds:[...r]})});return{kind:l,button:f}}),i=d("p",{role:"status",class:"quiet"}),a=v(["Show al\
l"],{class:"pla\\','in",hidden:!0},()=>{n({text:"",kinds:[]}),t.focus()}),s=Rr(l=>n({sort:l})),u=o.map(({button:l})=>l),\
m=d("div",{role:"gro\\','up","aria-label":"Show only",class:"chips"},u);return{element:d("div",{class:"toolbar"},[t,m,s.\
element,i,a]),search:t,show({',"text:l,kinds:c,sort:p},f){s.show(p),t.value!==l&&(t.value=l),r.clear();for(let T of c)r.\
add(T);for(let{kind:T,button:W}of o)",'W.setAttribute("aria-pressed",String(r.has(T)));let b=A(e.length,"result");i.text\
Content=f===e.length?b:`${_(f)} of ${b}`,','a.hidden=f===e.length}}}function Rr(e){let{sort:n}=$,t=S.map(({id:i,title:a}\
)=>d("option",{value:i},[a])),r=d("select",{},','t);r.addEventListener("change",()=>{let{id:i,startsHigh:a=!1}=S[r.selec\
tedIndex];e({by:i,descending:a})});let o=v([],{"a\\','ria-label":"Reverse the order"},()=>e({...n,descending:!n.descendi\
ng}));return{element:d("div",{class:"sort"},[d("label",','{},["Sort by ",r]),o]),show(i){n=i,r.value=n.by,o.textContent=\
n.descending?"\\u2193":"\\u2191"}}}Nn();On("explorer",(e,n)=>{let t=Pn(e),r=et(t),o=$,i=tt(t,l=>s(l)),a=nt(t,fn(t),{onSort\
:l=>s({sort:l}),onOpen:l=>s({row:l?.',"key??null})});n.append(i.element,a.element);function s(l){u({...o,...l}),rt(o)}fu\
nction u(l){o=l;let c=r(o);return i.show(","o,c.length),a.show(o,c),c}function m(l){let c=f=>f.findIndex(b=>t[b].key===l\
.row),p=c(u(l));l.row!==null&&(p<0&&(p=c(u({",'...l,text:"",kinds:[]}))),p>=0&&a.focus(p))}Sr(t,({key:l})=>{m({...o,row:\
l}),rt(o)}),window.addEventListener("hashchange",','()=>{let l=We(location.hash);l!==null&&m(l)}),i.search.addEventListe\
ner("keydown",l=>{l.key==="Escape"&&s({text:""}),l.key===','"ArrowDown"&&(l.preventDefault(),a.focus(0))}),m(We(location\
.hash)??$)});function rt(e){let n=Qn(e);try{history.replaceState(','null,"",n===""?location.pathname+location.search:`#$\
{n}`)}catch{return}}function Sr(e,n){let t=document.querySelector(".\\','overview svg"),r=document.querySelector(".overv\
iew .pointed");if(t===null||r===null)return;let o=r.textContent,i=mn(e),a=({','clientX:s})=>{let{left:u,width:m}=t.getBo\
undingClientRect();return i[Math.floor((s-u)/m*i.length)]};t.addEventListener("\\','pointermove",s=>{let u=a(s);if(u===v\
oid 0||u.change===null)return;let m=E(u.interval);r.textContent=`${u.name} \\xB7 ${u.','metric} \\xB7 ${k(u.change)}${m==\
=null?"":` (${m})`}`}),t.addEventListener("pointerleave",()=>{r.textContent=o}),t.addEventListener(','"click",s=>{let u=\
a(s);u!==void 0&&n(u)})}})();'].join(`
`),PAGE_SCRIPT_HASH="sha256-OKyij/joj5Hr8XC7wU3epb8qLfGEU4X76ydbLAS/fNI=";var SIGNS={good:"\u2713",warning:"!",bad:"\u2715",undecided:"?",broken:"!"},MAX_OPEN_FINDINGS=6,LABEL_REM=1.5;function renderHtml(report,repositoryUrl=null){
return[...renderHtmlParts(report,repositoryUrl)].join("")}function*renderHtmlParts(report,repositoryUrl=null){let page=renderFrame(
report,repositoryUrl),place=page.indexOf(DATA_START),start=place<0?page.length:place+DATA_START.length;if(yield page.slice(
0,start),place>=0)for(let part of packRowsAsJson(report.rows))yield escapeScriptJson(part);yield page.slice(start)}function renderFrame(report,repositoryUrl){
let{rows}=report,document={...makeDocument(report),commits:report.commits},{mark,text}=document.headline,anchors=anchorsOf(
report),frame={title:`${text} \xB7 ${quoteUntrustedText(report.name)}`,style:[STYLE,rows.length===0?"":RESULTS_STYLE,rows.
some(({functions})=>functions!==null)?FUNCTIONS_STYLE:""].join(""),scriptHashes:rows.some(hasFlameGraph)?[PAGE_SCRIPT_HASH,
FLAME_SCRIPT_HASH]:[PAGE_SCRIPT_HASH],isReplaced:!0},skip=html`<a class="skip" href="#results">Skip to the results</a>\n`,
head=[...document.override,...document.blame,...document.counts,...document.decisions];return renderPage(frame,html`${rows.
length===0?null:skip}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${text}</span></h1>
${head.map(writeBlock)}<p class="quiet">${listSides2(report)}${linkToHistory(report,repositoryUrl)}</p>
</header>
<main>
${writeVerdict(document,anchors)}${renderOverview(report,anchors)}${rows.length===0?null:renderResults(report,anchors)}${renderMachines(
report)}</main>
<footer class="quiet">${[...document.origin,document.measuring].map(words=>html`<p>${words}</p>`)}</footer>${rows.length===
0?null:html`\n${renderScript(PAGE_SCRIPT,"")}`}`)}function listSides2({name,commits:{base,head},rounds}){let[from,to]=[base,
head].map(({sha,how})=>asUntrustedText(sha===null?how:abbreviateSha(sha)));return[asUntrustedText(name)," \xB7 base ",from,
" against head ",to,` \xB7 ${formatCount(rounds,"round")}`]}function linkToHistory({historyRun},repositoryUrl){return historyRun===
null||repositoryUrl===null?null:html` · <a href="${repositoryUrl}/actions/runs/${historyRun}#artifacts">history</a>`}function writeVerdict(document,anchors){
let{errors,findings,renames,advice,since,changes,warnings,nextSteps,repeat}=document,items=findings.map(finding=>writeFinding(
finding,anchors,document.commits)),rest=items.slice(MAX_OPEN_FINDINGS),folded=html`<details><summary>${formatCount(rest.
length,"more budget")} broken or undecided</summary>\n${writeCards(rest)}</details>\n`;return[errors.map(writeBlock),writeCards(
items.slice(0,MAX_OPEN_FINDINGS)),rest.length===0?null:folded,[...renames,...advice,...since,...changes,...nextSteps,...repeat].
map(writeBlock),warnings.length===0?null:[html`<h2>Warnings</h2>\n`,warnings.map(writeBlock)]]}function writeCards(items){
return items.length===0?null:html`<ul class="findings">\n${items}</ul>\n`}function writeFinding(finding,anchors,commits){
let{row,verdict,what,facts,culprit,functions,because}=finding,tone=verdict.outcome==="fail"&&verdict.level==="fail"?"fai\
l":"unclear",name=what.findIndex(piece=>typeof piece!="string"&&!("strong"in piece)),sentence=what.map((piece,index)=>index===
name?linkToRow(row,anchors,piece):piece),searched=culprit!==null&&"culprit"in row?drawCulprit(row):null;return html`<li class="${tone}"><p>${sentence}</p>${[
culprit===null?null:html`<p>${culprit}</p>`,searched===null?null:html`<div class="commits">${searched}</div>`,functions===
null?null:renderFunctions(functions),functions===null||!("state"in row)?null:renderFlames(row,commits),facts.length===0?
null:html`<p class="quiet">${facts}</p>`,because===null?null:html`<p class="quiet">Why this budget: ${cleanUntrustedText(
because)}</p>`]}</li>\n`}function writeBlock(block){switch(block.kind){case"text":return html`<p>${block.words}</p>\n`;case"\
problems":return writeCards(block.problems.map(writeProblem));case"changes":return[html`<p>${showUncut(block.words)}</p>\n`,
writeList(block.items)];case"yaml":return html`<p>${block.words}</p>\n<pre class="copied"><code>${block.yaml}</code></pre>\n`;case"\
steps":{let items=block.steps.map(({text,yaml,url})=>[text,url===void 0?null:html`${text.length===0?null:" "}<a href="${url}">${GUIDE_TITLE}</a>`,
yaml===void 0?null:html`\n<pre class="copied"><code>${yaml}</code></pre>`]);return[html`<h2>${NEXT_STEPS_TITLE}</h2>\n`,
writeList(items)]}case"commands":return block.commands.map(({leg,command})=>{let where=leg===null?[]:[", ",asUntrustedText(
leg)];return html`<p>${REPEAT_TITLE}${where}:</p>\n<pre class="copied">${command}</pre>\n`})}}function writeList(items){
return items.length===0?null:html`<ul>\n${items.map(item=>html`<li>${item}</li>\n`)}</ul>\n`}function writeProblem(problem){
let{severity,excerpt,output}=problem,words=showUncut(formatDiagnostic(problem)),lines=excerpt===void 0?null:html`<pre>${renderExcerpt(
excerpt)}</pre>`,printed=output===void 0?null:html`<details><summary>${titleOfLastLines(problem)}</summary><pre><code>${cleanLastLines(
output)}</code></pre></details>`,title=severity==="error"?html`<strong>error</strong> `:null;return html`<li class="${severity}"><p>${title}${words}</p>${lines}${printed}</li>\n`}
function renderOverview(report,anchors){let overview=drawOverview(report.rows);if(overview===null)return null;let labels=overview.
ticks.map(tick=>html`<span style="top:${toPercent(overview.heightOf(tick))}">${formatWorsening(tick)}</span>`),{nameWithMetric}=namesOfRows(
report.rows),items=overview.worst.map(({row,change,x,y},index)=>{let link=linkToRow(row,anchors,[formatChange(change)," ",
nameWithMetric(row,{beside:"nothing"})]),[side,at]=x<=.5?["left",x]:["right",1-x],place=`${side}:${toPercent(at)};bottom\
:${toPercent(1-y)};top:${(index-overview.worst.length)*LABEL_REM}rem`;return html`<li class="${side}" style="${place}">${link}</li>`}),
worst=items.length===0?null:html`<ul class="worst" aria-label="The worst">${items}</ul>`,style=items.length===0?null:html` style="padding-top:${items.
length*LABEL_REM+.6}rem"`,caption=`${formatCount(overview.count,"change")}, worst on the left, each with its 95% interva\
l where one is known. Dashed: what the budgets allow.`,means=report.geomeans.map(geomean=>{let{change}=pickShownChange(geomean,
report);return[asUntrustedText(geomean.unit),` ${formatChange(change)} (of ${geomean.n})`]});return html`<section class="overview" aria-labelledby="changes">
<h2 id="changes">All changes</h2>
<div class="chart"${style}><div class="labels" aria-hidden="true">${labels}</div><div class="plot">${overview.drawing}${worst}</div></div>
<p class="quiet pointed">${caption}</p>
${means.length===0?null:html`<p class="quiet">Geometric mean of the changes: ${joinContents(means," \xB7 ")}</p>\n`}</section>
`}function toPercent(part){return`${Math.round(part*1e3)/10}%`}function renderResults(report,anchors){let shaped=report.
tables&&html`<h2>As the configuration shapes it</h2>\n${renderCustomSections(report.tables)}\n`;return html`<section id="results" tabindex="-1" aria-label="Results">
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
return lists.every(list=>list===null)?null:html`<section aria-labelledby="machine">\n<h2 id="machine">Where it was measured</h2>\n${lists}</section>\n`}export{renderHtml,renderHtmlParts};
