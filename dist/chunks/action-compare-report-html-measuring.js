import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FLAME_SCRIPT_HASH,RESULTS_STYLE,STYLE,drawElement,drawPath,drawPicture,drawText,formatDots,formatPolyline,packRows,
path,renderFlameHtml,rowKeysOf}from"./action-compare-report-history-html-measuring.js";import{CONTROL_MARK,GUIDE_TITLE,NEXT_STEPS_TITLE,REPEAT_TITLE,
allowedValueOf,allowedWorseningOf,formatCustomTables,html,isChanged,joinContents,listMachineFacts,makeDocument,makeResultTables,
namesOfRows,notesOf,pickShownChange,renderPage,renderScript,renderScrollRegion,showUncut,summariseUnchangedRows,titleOf,
worseSignOf,worseningIntervalOf,worseningOf}from"./action-compare-report-history-html-measuring-report.js";import{extentOf,makeChangeAxis,makeLinearAxis}from"./action-compare-report-history-html-measuring-report-validate.js";
import{abbreviateSha,asUntrustedText,cleanLastLines,formatChange,formatCount,formatDiagnostic,formatPercent,renderExcerpt,
titleOfLastLines}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";import{cleanUntrustedText,quoteUntrustedText}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";
import{SIDES}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{formatQuantity}from"./action-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";var OVERVIEW={width:1e3,height:200};var MAX_LABELLED=3,OVERVIEW_LABEL=17,TONES=["same","good","unclear","bad"];function toneOf({state}){return state==="regr\
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
return html`<details class="flames"><summary>Flame graph</summary><iframe title="Flame graph of ${quoteUntrustedText(name)}" loading="lazy" srcdoc="${page}"></iframe></details>`}var PAGE_SCRIPT=['"use strict";(()=>{function O(e,n){return Object.is(e,-0)?`-${0 .toFixed(n)}`:Math.abs(e)<1e21?tt(e,n)\
?rt(e,n):e.toFixed(n):Number.isNaN(e)?','"NaN":Number.isFinite(e)?n===0?String(BigInt(e)):`${BigInt(e)}.${"0".repeat(n)}\
`:e<0?"-Inf":"+Inf"}function tt(e,n){return Math.','abs(e*2**(n+1))%2===1}function rt(e,n){let t=e.toFixed(n+1).replace(\
/\\.?5$/,"");return/[02468]$/.test(t)?t:e.toFixed(n)}var G=12;function L(e,n,t=""){let r=O(e,n)+t;return Number.isFinite(\
e)&&r.length<=G?r:J(e,t)}function Ge(e,n,t=""){let r=L(','e,n,t);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.lengt\
h<G?r:J(e,t)}`}function J(e,n=""){return Number.isNaN(e)?"\\','?":(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\\
u221E`)+n}var Ke="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",ot=new RegExp(`([*/${\
Ke}-]+)|[^\\','*/${Ke}-]+`,"g");function Z(e){let n=[],t=!1;for(let{0:r,1:o,index:i}of e.matchAll(ot))o===void 0?n.push(\
{text:r,start:i,','inDenominator:t}):t=(o.match(/[*/]/g)?.at(-1)??(t?"/":"*"))==="/";return n}var it=[[1e-12,"ps psec pi\
cosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microseco\
nds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],at=[[60,"min mins minute min\\','utes"]\
,[3600,"h hr hrs hour hours"],[86400,"day days"]],st=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB\\',' \
megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**',
'20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],lt={sec:4,B:2},je=new M\
ap,','Xe=new Map;function Ee(e,n,t){for(let[r,o]of e)for(let i of o.split(" ")){let a={base:n,factor:r,inside:t};je.set(\
i,a),i.','length>=lt[n]&&Xe.set(i.toLowerCase(),a)}}Ee(it,"sec",!0);Ee(at,"sec",!1);Ee(st,"B",!0);function de(e){return \
je.get(e)??',"Xe.get(e.toLowerCase())??null}var pe=new Map,ct=100;function fe(e){let n=pe.get(e)??ut(e);return pe.size==\
=ct&&pe.clear(),pe.set(e,n),n}function ut(e){","let n=Z(mt(e)),t=n.filter(s=>!s.inDenominator).map(({text:s})=>s),r=n.fi\
lter(s=>s.inDenominator).map(({text:s})=>s),o=r.",'map(de).find(s=>s?.base==="sec"),i=t.map(de).filter(s=>s?.inside),[a]\
=i.length===1?i:[];return{kind:a==null?"other":a.base===','"sec"?"time":"size",factor:a?.factor??1,numerator:t,denominat\
or:r,rate:o!==void 0,perSeconds:o?.factor??null}}function mt(e){','return/per|1|\xB9/i.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+\
per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$\
1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function qe(e){return Z(e).some(({text:n,inDenominator:t})=>!t&&(n==="B"|\
|n==="MB"||n==="bytes"))}function Ze(e,n){let t=n("1");return[{from:n("99.995"),decimals:1,factor:t,prefix:e},{from:n("9\
.9995"),decimals:2,factor:t,','prefix:e},{from:n("0.99995"),decimals:3,factor:t,prefix:e}]}var dt=["T","G","M","k","","m\
","\\xB5","n"].flatMap((e,n)=>Ze(','e,t=>+`${t}e${12-3*n}`)),pt=["Ti","Gi","Mi","Ki",""].flatMap((e,n)=>Ze(e,t=>Number(t\
)*2**(40-10*n))),ze=[-1,-2,-3,-4,-5,','-6,-7,-8].map(e=>+`9.9995e${e}`),ft={decimals:3,factor:1,prefix:""};function Qe(e\
,n){let t=qe(n)?"binary":"decimal",r=Je(',"e,t);return o=>Ye(o,r)??Ye(o,Je([o],t))??J(o)}function Ye(e,{decimals:n,facto\
r:t,prefix:r}){let o=e/t,i=O(o,n)+r;return Number.",'isFinite(o)&&i.length<=G?i:null}function Je(e,n){let t=n==="binary"\
?pt:dt,r=gt(e);if(r===0)return ft;for(let c=0;c<t.length;c+=',"1)if(r>=t[c].from)return t[c];let{factor:o,prefix:i}=t.at\
(-1),a=ze.findIndex(c=>r/o>=c);return{decimals:3+(a<0?ze.length-","1:a),factor:o,prefix:i}}function gt(e){let n=0;for(le\
t t of e){let r=Math.abs(t);r!==0&&(n===0||r<n)&&(n=r)}return n}var ht={",'time:1,size:1024,other:1e5};function Q(e,n){l\
et{kind:t,factor:r,rate:o,perSeconds:i}=fe(n),a=r===1&&(!o||i===1)?t:"other",','c=Number.isInteger(e)&&Math.abs(e)<ht[a]\
?String(e):Qe([e],n)(e);return n==="count"||n==="allocs/op"?c:n==="1/s"?`${c}/s`:','a==="other"?`${c} ${n}`:c+(a==="time\
"?"s":"B")+(o?"/s":"")}function en(e){return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var Ce="\\\\u034F\\\\u115F\\\\\
u1160\\\\u2800\\\\u3164\\\\uFFA0",','Fr=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${Ce}]`,"gu");var ge=120,yt=/[\\t-\\r\\u008\
5\\p{Zl}\\p{Zp}]+/gu,bt=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,wt=new RegExp(`[${Ce}]`,"gu"),xt=/^[ -~]*$/;function Rt(e){','return\
 xt.test(e)?e:e.replaceAll(yt," ").replaceAll(bt,"").replaceAll(wt,"")}function St(e,n=ge){if(e.length<=n)return e;let t\
=[...e];return t.length>n?`${t.slice(0,n-1).join("")}\\u2026`:e}function N(e,n=ge){let t=Rt(e).trim();return t===""?"(no \
name)":St(t,n)}function he(e,n=ge){return en(N(e,n))}var ye={plain:e=>e,strong:e=>e,code:e=>nn(e),untrusted:e=>he(e)},Yr\
={...ye,code:e=>nn(e,Number.POSITIVE_INFINITY),untrusted:e=>he(','e,Number.POSITIVE_INFINITY)};function nn(e,n){return e\
.includes("`")?he(e,n):`\\`${N(e,n)}\\``}function D(e,...n){return e.','flatMap((t,r)=>{let o=n[r]??"";return[t,...Mt(o)\
?o:[typeof o=="number"?String(o):o]]}).filter(t=>t!=="")}function ee(e){return{untrusted:e}}function tn(e,n=ye){return e\
.map(t=>typeof t=="string"?n.plain(t):"strong"in t?n.strong(','t.strong):"code"in t?n.code(t.code):n.untrusted(t.untrust\
ed)).join("")}function Mt(e){return Array.isArray(e)}var Pe=1e-7;function be(e){return e<Pe?`p<${O(Pe,7)}`:`p=${kt(e)}`}\
function kt(e){return e<Pe?e.toExponential(1):O(e,Math.max(3,1-Math.',"floor(Math.log10(e))))}function T(e){return vt(e,\
M)}function vt(e,n){if(e===null)return null;let[t,r]=[e.low,e.high].map(o=>Number.isFinite(o)&&",'o>-1?n(o):null);return\
 t&&r?`${t} to ${r}`:t?`above ${t}`:r?`below ${r}`:null}function M(e){return Ge(e*100,2,"%")}var rn=["fail","warn","repo\
rt"];function K({anchored:e}){return e===null}function j(e){return e==="max"||e==="min"}var we=["regression","improvemen\
t","unchanged","inconclusive","new","removed","failed"];function $e({better:e,base:n}){let t=e==="lower"?1:-1;return n!=\
=null&&n.median<0?-t:t}function P(e){return e.change===null?',"null:$e(e)*e.change}function X(e){if(e.interval===null)re\
turn null;let{high:n}=e.interval,t=e.interval.low<=-1?Number.NEGATIVE_INFINITY:","e.interval.low;return $e(e)===1?{low:t\
,high:n}:{low:-n,high:-t}}function ne({verdicts:e}){let n=e.filter(K).flatMap(({kind:t,",'limit:r})=>t==="max-regression\
"&&r!==null?[r]:[]);return n.length===0?null:Math.min(...n)}function on({verdicts:e}){return e.',"find(({kind:n})=>j(n))\
?.limit??null}var Tt=[1,2,5,10],an=1e-9;function te(e){let[n,t]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_INFINITY];for(\
let r of e)Number.","isFinite(r)&&(r<n&&(n=r),r>t&&(t=r));return n>t?null:{low:n,high:t}}function xe({low:e,high:n},{fro\
m:t,to:r},o=4){return e===","n?{at:()=>(t+r)/2,ticks:[e]}:{at:a=>t+(Math.min(n,Math.max(e,a))-e)/(n-e)*(r-t),ticks:Et({l\
ow:e,high:n},o)}}function Et({","low:e,high:n},t){let r=(n-e)/t,o=10**Math.floor(Math.log10(r)),i=o*(Tt.find(m=>m*o>=r*.\
999)??10);if(!(i>0&&i<1/0))return[","e,n];let a=Math.ceil(e/i-an),s=Math.floor(n/i+an)-a+1,c=Array.from({length:s},(m,l)\
=>Number(((a+l)*i).toPrecision(15)));","return[...new Set(c)]}var sn=.05,Ct=[.01,.02,.05,.1,.25,.5,1,2,5,10,100],Pt=.02;\
function Re(e,{from:n,to:t},r){let o=te(","e)??{low:0,high:0},i=Math.max(Pt,Math.abs(o.low),Math.abs(o.high))*1.05,a=Mat\
h.asinh(i/sn),s=(n+t)/2,c=l=>{let u=Math.asinh(","Math.min(i,Math.max(-i,l))/sn);return s+u/a*(t-s)},m=[];for(let l of C\
t)l<=i&&Math.abs(c(l)-c(m.at(-1)??0))>=r&&m.push(l);","return{at:c,ticks:[...m.map(l=>-l).toReversed(),0,...m]}}function\
 Se(e,n,t=[]){let r=Object.entries(n).map(([o,i])=>[o,ln(i)]);return{tag:e,attributes:Object.fromEntries(r),children:t}}",
'function q({width:e,height:n},t,r){return Se("svg",{viewBox:`0 0 ${e} ${n}`,role:"img","aria-label":t},r)}function w(e,\
n){','return Se("path",{class:e,d:n})}function k(e,...n){return e.map((t,r)=>t+ln(n[r]??"")).join("")}function Ie(e,n,t)\
{return Se(','"text",{x:n,...t},[e])}function ln(e){return typeof e=="string"?e:String(Math.round(e*10)/10)}function re(\
e){return e.map(','([n,t])=>k`M${n} ${t}h0`).join("")}function oe(e){return e.map(([n,t],r)=>k`${r===0?"M":"L"}${n} ${t}\
`).join("")}var ie={width:160,height:20};function Oe({state:e}){return e==="regression"||e==="failed"?"bad":e==="improve\
ment"?"good":e==="inconclusive"?"unclear":','"same"}function cn(e){return un(e).map(({row:n})=>n)}function un(e){return \
e.flatMap(n=>mn(n)??[]).toSorted((n,t)=>t.change-',"n.change||(t.allowed??0)-(n.allowed??0))}function mn(e){let n=P(e);r\
eturn n===null?null:{row:e,change:n,range:X(e),allowed:ne(","e)}}function $t(e){return e.flatMap(({change:n,allowed:t,ra\
nge:r})=>[n,t??0,r?.low??0,r?.high??0])}function It({low:e,high:n}){","return Number.isFinite(e)||Number.isFinite(n)}fun\
ction dn(e){return Re($t(un(e)),{from:4,to:ie.width-4},ie.width)}function pn(e,n){let t=mn(e);if(t===null)return null;",
"let{change:r,range:o,allowed:i}=t,[a,s]=[Oe(e),ie.height/2],c=(l,u)=>w(l,k`M${n.at(u)} 0V${ie.height}`),m=({low:l,high:\
u})=>w(",'`${a} range${It({low:l,high:u})?"":" open"}`,k`M${n.at(l)} ${s}H${n.at(u)}`);return q(ie,`95% interval ${T(e.i\
nterval)??','"unknown"}`,[c("zero",0),...i===null||i===0?[]:[c("limit",i)],...o===null?[]:[m(o)],w(`${a} dots`,re([[n.at\
(r),s]]))])}var Ot=12;function _(e){let n=e*100,t=`${Number(n.toPrecision(Ot))}%`;return Number.isFinite(n)&&t.length<=G\
?t:L(n,2,"%")}','function Ne(e){return L(e*100,e<.0995?1:0,"%")}function fn(e){return L(e*100,0,"%")}function A(e,n){ret\
urn`${e.toLocaleString("en-US")} ${n}${e===1?"":"s"}`}function Le({from:e,by:n},t=r=>r){return D`renamed from ${ee(t(e))\
}${n==="head"?" by this pull request":""}`}var Dt=.05;function wn({median:e,medianInterval:{low:n,high:t}}){return!Numbe\
r.isFinite(n)||!Number.isFinite(t)?"\\u221E":Math.sign(','n)!==Math.sign(e)||Math.sign(t)!==Math.sign(e)?"?":e===0?"0%":\
fn(Math.max(t/e-1,1-n/e))}function De({base:e,head:n,p:t,fastestP:r,','change:o}){return e===null||n===null?"":Math.min(\
t??0,r??1)>Dt?"~":o===null?"?":o===0?"0.00%":M(o)}var Me=[...we,"not-significant","not-proved","allowed","control"];func\
tion _t({interval:e}){if(e===null)return null;let n=(e.high-e.low)/2;return Number.isFinite(n)?n:null}var Bt="contro\\',
'l",Ht=[["regression","worse"],["inconclusive","undecided"],["improvement","better"],["unchanged","unchanged"],["not-sig\
n\\','ificant","no significant change"],["not-proved","not proved"],["allowed","worse within budget"],["new","new"],["re\
moved",','"removed"],["failed","failed"],["control",Bt]],_e=new Map(Ht);function xn({kind:e,interval:n}){let t=e==="not-\
significan\\','t"?_t({interval:n}):null,r=_e.get(e)??e;return t===null?r:`${r} (\\xB1${Ne(t)})`}var Ut=7,Vt=-300,Rn=1e5,S\
n={low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};function vn({texts:e,rounds:n,rows:t}){return t.map(Ft(e,\
n).unpack)}function Ft(e,n){let t=Mn(e),r={...t,pack:u=>t.pack(N(u))},o={anchor:B({name:r},{commit:""}),base:U,change:U,\
interval:se,','p:U,isBase:ae,isExact:ae},i=B(o,{likely:Sn}),a={pack:u=>typeof u=="string"?u:i.pack(u),unpack:u=>typeof u\
=="string"?u:i.','unpack(u)},s=B({kind:r,limit:U,level:z(rn),outcome:z(["pass","fail","unknown"]),because:H(r),isUnjudge\
d:ae,anchored:H(B(',"{against:r,level:a},{}))},{minDelta:0,alpha:null,early:null,isHeld:!1,isHeldByControls:!1,isOutOfRe\
ach:!1,decidedBy:null}),",'c=B({from:r,by:z(["configuration","head"])},{shortFrom:null}),m=B({...o,isSignificant:ae},{li\
kely:Sn}),l=H(Gt(Mn(n)));return B(','{key:t,group:H(r),name:r,metric:r,unit:r,renamed:H(c),better:z(["lower","higher"]),\
kind:z(Me),state:z(we),exact:ae,base:l,',"head:l,change:U,interval:H(se),p:U,fastestP:U,verdicts:kn(s),course:kn(Wt),sin\
ce:H(m)},{command:null,shortName:null,placements:null,","primary:!0,isControl:!1})}function B(e,n){let t=Object.entries(\
e);return{pack:r=>t.map(([o,{pack:i}])=>i(r[o])),unpack(r){","let o=t.map(([i,{unpack:a}],s)=>[i,a(r[s])]);return{...n,.\
..Object.fromEntries(o)}}}}function Mn(e){let n=new Map;return{","pack(t){let r=n.get(String(t))??e.push(t)-1;return n.s\
et(String(t),r),r},unpack:t=>e[t]}}function z(e){return{pack:n=>e.","indexOf(n),unpack:n=>e[n]}}function kn({pack:e,unpa\
ck:n}){return{pack:t=>t.map(e),unpack:t=>t.map(n)}}function H({pack:e,","unpack:n}){return{pack:t=>t===null?null:e(t),un\
pack:t=>t===null?null:n(t)}}var U={pack:e=>e,unpack:e=>e},ae={pack:Number,","unpack:Boolean},se={pack:({low:e,high:n})=>\
[e,n],unpack(e){let[n,t]=e;return{low:n??Number.NEGATIVE_INFINITY,high:t??Number.","POSITIVE_INFINITY}}},Wt={pack:({roun\
d:e,change:n,interval:t})=>[e,...[n,t?.low??null,t?.high??null].map(r=>r&&Math.round(","r*Rn))],unpack(e){let[n,...t]=e,\
[r=null,o,i]=t.map(a=>a&&a/Rn);return{round:n,change:r,interval:se.unpack([o,i])}}};function Gt(e){","return{pack({value\
s:n,median:t,medianInterval:r,rounds:o}){let[i=0]=n,a=n.reduce((l,u)=>Math.max(l,Math.abs(u)),0),s=a===","0?0:Math.max(V\
t,Math.floor(Math.log10(a))-Ut+1),c=l=>Math.round(s<0?l*10**-s:l/10**s);return[n.every(l=>l===i)?c(i):n.map(","c),s,t,se\
.pack(r),e.pack(o)]},unpack(n){let[t,r,o,i,a]=n,s=e.unpack(a),c=s.length,m=u=>r<0?u/10**-r:u*10**r;return{values:typeof \
t==",'"number"?new Array(c).fill(m(t)):t.map(m),rounds:s,n:c,median:o,medianInterval:se.unpack(i)}}}}function d(e,n={},t\
=[]){let r=document.createElement(e);for(let[o,i]of Object.entries(n))i!==!1&&i!==null&&r.setAttribute(','o,i===!0?"":St\
ring(i));return r.append(...t),r}function E(e,n,t){let r=d("button",{type:"button",...n},e);return r.addEventListener(',
'"click",t),r}function ke({tag:e,attributes:n,children:t}){let r=document.createElementNS("http://www.w3.org/2000/svg",e\
);','for(let[o,i]of Object.entries(n))r.setAttribute(o,i);return r.append(...t.map(o=>typeof o=="string"?o:ke(o))),r}var\
 Kt=!matchMedia(','"(pointer: coarse)").matches;function Tn(e,n){let t=d("input",{type:"search","aria-label":`Search ${e\
}`,placeholder:`Sea\\','rch ${e}${Kt?" ( / )":""}`,"aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});retur\
n t.addEventListener("in\\','put",()=>n(t.value)),document.addEventListener("keydown",r=>{let o=r.target instanceof HTML\
InputElement;r.key!=="/"||o||','r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),t.focus())}),t}function En(e,n){try{\
let t=document.getElementById("d\\','ata")?.textContent,r=document.getElementById(e);t&&r!==null&&n(JSON.parse(t),r)}cat\
ch(t){document.documentElement.classList.','remove("live"),console.error(t)}}var jt=2e3;function Be(e,n){let t=d("span",\
{"aria-live":"polite"},[e]);return E([t],{class:"plain copy"},async()=>{t.textContent=','await Xt(n())?"Copied":"Not cop\
ied",setTimeout(()=>{t.textContent=e},jt)})}function Cn(){for(let e of document.querySelectorAll(','"pre.copied")){let n\
=e.textContent;e.prepend(Be("Copy",()=>n))}}async function Xt(e){try{return await navigator.clipboard.','writeText(e),!0\
}catch{let n=d("textarea",{},[e]),t=document.activeElement;document.body.append(n),n.select();let r=document.','execComm\
and("copy");return n.remove(),t instanceof HTMLElement&&t.focus(),r}}var $n=["benchmark","metric","base","head","change"\
,"interval","state"],In=["regression","failed","inconclusive","improv\\','ement","removed","new","allowed","not-proved",\
"not-significant","unchanged","control"],S=[{id:"benchmark",title:"Benchma\\','rk",key:({name:e})=>e.toLowerCase(),text:\
({name:e})=>e},{id:"metric",title:"Metric",key:({metric:e})=>e.toLowerCase(),text:({','metric:e})=>e},{id:"base",title:"\
Base",startsHigh:!0,key:({base:e})=>e?.median??null,text:Pn("base")},{id:"head",title:"\\','Head",startsHigh:!0,key:({he\
ad:e})=>e?.median??null,text:Pn("head")},{id:"change",title:"Change",startsHigh:!0,key:P,text:De},','{id:"interval",titl\
e:"95% interval",startsHigh:!0,key:e=>X(e)?.high??P(e),text:()=>""},{id:"state",title:"Result",key:({',"kind:e})=>In.ind\
exOf(e),text:xn}];function On(e){let n=new Set(e.map(({kind:t})=>t));return In.filter(t=>n.has(t))}function Pn(e){",'ret\
urn n=>{let t=n[e];if(t===null)return"";let r=ve(t.median,n.unit);return n.exact?r:`${r} \\xB1 ${wn(t)}`}}function ve(e,n\
){','let t=Q(e,n);return t.endsWith(` ${n}`)?t.slice(0,-n.length-1):t}var Y=["base","head"];function Nn(e){return typeof\
 e.anchored?.level=="string"}var An={"no-anchor":"no level is known","no-comparison":"no run compared it since then","no\
-ratio":"its values have no r\\','atio, or are too few"};var Te={width:300,height:160},x={left:80,right:294,top:8,bottom\
:136},V={from:24,to:284},qt={base:-.18,head:.18},zt=16;function Ln(e){',"let n=Un(e),t=te(n.flatMap(({values:m})=>m));if\
(t===null)return null;let r=Yt(e,t),o=xe(te([t.low,t.high,...r])??t,{from:x.","bottom-6,to:x.top+6}),i=n.reduce((m,{roun\
ds:l})=>Math.max(m,l.at(-1)??1),1),a=m=>x.left+(m-.5)/i*(x.right-x.left),s=n.map(","({side:m,values:l,rounds:u,median:p}\
)=>{let f=l.map((b,v)=>[a(u[v]+qt[m]),o.at(b)]);return{side:m,rounds:u,median:p,points:f}}),",'c=`Values in the order th\
ey were taken, ${A(i,"round")}; dashed lines are the medians.`;return q(Te,c,[...Bn(o,m=>Hn(m,e.','unit)),le("round 1",a\
(1)),...i<4?[]:[le(String(i),a(i))],w("pairs",Zt(s.map(Jt))),...r.map(m=>w("limit",ce(o.at(m)))),...s.',"flatMap(({side:\
m,median:l,points:u})=>[w(`${m} course`,oe(u)),w(`${m} median`,ce(o.at(l))),w(`${m} dots`,re(u))])])}function Yt(e,{","l\
ow:n,high:t}){let r=on(e),o=Math.max(t-n,Math.abs(t)/50);return r!==null&&r>=n-o&&r<=t+o?[r]:[]}function Jt(e){let n=new\
 Map;","for(let[t,r]of e.rounds.entries())n.has(r)||n.set(r,e.points[t]);return n}function Zt([e,n]){return[...e??[]].fl\
atMap(([",'t,r])=>{let o=n?.get(t);return o===void 0?[]:oe([r,o])}).join("")}function Dn(e){let n=Un(e),t=te(n.flatMap((\
{values:u})=>u));',"if(t===null)return null;let r=xe(t,V),o=(x.top+x.bottom)/2,i=Math.min(48,Math.max(8,2*Math.ceil(Math\
.sqrt(Math.max(...n.","map(({n:u})=>u)))))),a=(V.to-V.from)/i,s=n.map(u=>{let p=new Array(i).fill(0);for(let f of u.valu\
es)p[Math.min(i-1,Math.","floor((r.at(f)-V.from)/a))]+=1;return{...u,counts:p}}),c=Math.max(...s.flatMap(({counts:u})=>u\
)),m=(u,p,f)=>{let b=u/c*(o-",'x.top-14)*(f==="base"?-1:1);return u===0?"":k`M${V.from+p*a+.5} ${o}v${b}h${a-1}v${-b}z`}\
,l=[r,xe(t,V,8)].map(Qt).find(({','length:u})=>u>1)??r.ticks;return q(Te,"How often each value came: base above the line\
, head below it.",[w("zero",k`M${V.',"from} ${o}H${x.right}`),...l.map(u=>le(Hn(u,e.unit),r.at(u))),...s.map(({side:u,co\
unts:p})=>w(`${u} bars`,p.map((f,b)=>m(",'f,b,u)).join(""))),...n.flatMap(({side:u,median:p,medianInterval:{low:f,high:b\
}})=>{let v=u==="base"?x.top+4:x.bottom-4,',"F=Number.isFinite(f)&&Number.isFinite(b);return[w(`${u} centre`,k`M${r.at(p\
)} ${o}V${v}`),w(`${u} spread`,F?k`M${r.at(f)} ${v}H${r.",'at(b)}`:"")]})])}function Qt({at:e,ticks:n}){return n.filter(\
(t,r)=>e(t)<x.right-24&&(n.length<=3||r%2===0))}function _n(e){',"let n=e.course.flatMap(p=>{let f={...p,better:e.better\
,base:e.base},b=P(f);return b===null?[]:[{round:p.round,change:b,range:X(","f)}]}),[t,r]=[n[0],n.at(-1)];if(t===void 0||\
r===void 0||t===r)return null;let o=ne(e),i=o===null?[]:[o],a=r.range===null?","[]:[r.range.low,r.range.high].filter(Num\
ber.isFinite),s=Re([...n.map(({change:p})=>p),...a,...i],{from:x.bottom-4,to:x.top+","4},zt),c=p=>x.left+p/r.round*(x.ri\
ght-x.left-6),m=n.flatMap(({round:p,range:f})=>f===null?[]:[{round:p,...f}]),l=[...m.map(","({round:p,high:f})=>[c(p),s.\
at(f)]),...m.map(({round:p,low:f})=>[c(p),s.at(f)]).toReversed()],u=n.map(({round:p,change:f})=>[",'c(p),s.at(f)]);retur\
n q(Te,"The change as the rounds came in, with its 95% interval: worse is up.",[...Bn(s,er),le(`afte\\','r round ${t.rou\
nd}`,c(t.round)),le(String(r.round),c(r.round)),w("band",l.length===0?"":`${oe(l)}z`),w("zero",ce(s.at(0))),','...i.map(\
p=>w("limit",ce(s.at(p)))),w("change",oe(u)),w("change dots",re(u))])}function er(e){return e===0?"0%":`${_(Math.','abs(\
e))} ${e>0?"worse":"better"}`}function Bn(e,n){return e.ticks.flatMap(t=>[w("grid",ce(e.at(t))),Ie(n(t),x.left-6,{y:e.',
'at(t)+4,class:"end"})])}function le(e,n){return Ie(e,n,{y:Te.height-6,class:"middle"})}function Hn(e,n){return N(Q(e,n)\
.','split(" ")[0]??"")}function ce(e){return k`M${x.left} ${e}H${x.right}`}function Un(e){return Y.flatMap(n=>e[n]===nul\
l?[]:','[{side:n,...e[n]}])}function Fn(e,n){let t=d("tr",{role:"row","aria-rowindex":1},e),r=d("thead",{role:"rowgroup"\
},[t]);return d("table",{class:"\\','results",role:"table","aria-label":"Every result",tabindex:-1},[r,n])}function Wn(e\
,n){let{place:t,isOpen:r,axis:o}=n,i={','class:`${e.state} ${Oe(e)}${r?" open":""}`,role:"row","aria-rowindex":t+2,"data\
-place":t},a=S.map(s=>s.id==="benchmark"?','nr(e,n):tr(s,e,o));return d("tr",i,a)}function nr({name:e,group:n},{isOpen:t\
,isCurrent:r}){let o={"aria-expanded":String(','t),tabindex:r?0:-1,title:e},i=d("button",{type:"button",...o},[d("code",\
{},[e])]),a=n===null?[]:[d("span",{class:"group \\','quiet",title:n},[n])];return d("th",{scope:"row",role:"rowheader",c\
lass:"benchmark"},[i,...a])}function tr(e,n,t){let r=d(','"td",{class:e.id,role:"cell"},[e.text(n)]);r.textContent==="~"\
&&(r.title="no difference shown: p is above 0.05");let o=e.','id==="interval"?pn(n,t):null;return o!==null&&r.append(ke(\
o)),r}function Gn(e,n){let t=Be("Copy link to this row",()=>location.','href),r=d("div",{class:"actions"},[t,E(["Close"]\
,{class:"plain"},n)]),o=d("td",{colspan:S.length,role:"cell"},[r,...or(e)]);','return d("tr",{class:"details",role:"row"\
},[o])}function Ue(e){if(e===0)return[];let n=d("td",{colspan:S.length,role:"pr\\','esentation"});return n.style.height=\
`${e}px`,[d("tr",{class:"spacer","aria-hidden":"true",role:"presentation"},[n])]}var rr={','pass:"kept",fail:"broken",un\
known:"undecided"};function or(e){let{group:n,name:t,metric:r,renamed:o,since:i}=e,a=n===null?','[]:[d("code",{},[n])," \
\\xB7 "],s=[...o===null?[]:[tn(Le(o),ye)],...i===null?[]:[`Since ${i.anchor.name}: ${Kn(i)}.`]];return[','d("h3",{},[d("\
code",{},[t])]),d("p",{class:"quiet"},[...a,d("code",{},[r]),...ar(e)]),...s.map(c=>d("p",{},[c])),sr(e),d(','"div",{cla\
ss:"plots"},[...He(["In the order they were taken",...Vn()],Ln(e)),...He(["How often each value came",...Vn()],','Dn(e))\
,...He(["The change as rounds came in"],_n(e))]),cr(e)]}function Kn({change:e,interval:n,base:t,isBase:r,isExact:o}){','\
let i=o?"":`, 95% interval ${T(n)??"unknown"}`;return`${M(e)}${i}${r?"":`; base ${M(t)}`}`}function ir({anchored:e}){if(\
e===','null)return"";if(typeof e.level=="string")return` (${An[e.level]})`;let{name:n}=e.level.anchor;return` (${n===e.a\
gainst?','"":`since ${n}: `}${Kn(e.level)})`}function ar({change:e,interval:n,p:t,exact:r,base:o,head:i}){let a=T(n),s=n\
ew Set([o,',"i].flatMap(m=>m?.n??[]));return[...e===null?[]:[`change ${M(e)}`],...a===null?[]:[`95% interval ${a}`],...t\
===null?[]:[be(",'t)],...r&&o!==null&&i!==null?["the same in every run, so no test is needed"]:[],`n=${[...s].join("+")}\
`].map(m=>` \\xB7 ${m}`)}','function sr({verdicts:e,unit:n,base:t,head:r}){if(e.length===0)return d("p",{},[t!==null&&r!\
==null?"No budget is set for\\',' it.":"Only one side has it: there is nothing to judge."]);let o=e.map(i=>{let{kind:a,l\
imit:s,level:c,outcome:m,because:l,','anchored:u}=i,p=s===null?"":` ${j(a)?ve(s,n):_(s)}`,f=c==="fail"?"":c==="warn"?" (\
a warning only)":" (only reported)";return d(','"li",{class:m},[d("code",{},[a]),`${p}${u===null?"":` against ${u.agains\
t}`}: `,d("strong",{},[lr(i)]),ir(i),f,...l===null?','[]:[d("span",{class:"quiet"},[` Why: ${l}`])]])});return d("ul",{c\
lass:"budgets"},o)}function lr(e){return e.isUnjudged?','"not judged: base is from another machine":Nn(e)?"not judged":r\
r[e.outcome]}function Vn(){return Y.flatMap(e=>[" ",d("sp\\','an",{class:`key ${e}`},[e])])}function He(e,n){return n===\
null?[]:[d("figure",{},[d("figcaption",{},e),ke(n)])]}function cr(e){','let n=d("details",{},[d("summary",{},["Every val\
ue"])]),t={class:"scroll",tabindex:0,role:"region","aria-label":"Every v\\','alue"},r=()=>n.append(d("div",t,[ur(e)]));r\
eturn n.addEventListener("toggle",r,{once:!0}),n}function ur(e){let t=[...new Set(',"Y.flatMap(o=>e[o]?.rounds??[]))].so\
rt((o,i)=>o-i).map(o=>{let i=Y.map(a=>{let s=e[a]?.values.filter((c,m)=>e[a]?.rounds[m]===",'o)??[];return d("td",{},[s.\
map(c=>ve(c,e.unit)).join(", ")])});return d("tr",{},[d("th",{scope:"row"},[String(o)]),...i])}),','r=["Round","Base","H\
ead"].map(o=>d("th",{scope:"col"},[o]));return d("table",{class:"values"},[d("thead",{},[d("tr",{},r)]),','d("tbody",{},\
t)])}function qn(e,{from:n,to:t}){let{count:r}=e;if(r<=150)return{first:0,end:r,above:0,below:0};let o=Xn(jn(e,n)-20,r),\
i=Xn(',"jn(e,t)+20+1,r);return{first:o,end:i,above:ue(e,o),below:ue(e,r)-ue(e,i)}}function ue({rowHeight:e,open:n,detail\
sHeight:t},r){","return r*e+(n!==null&&n<r?t:0)}function jn({rowHeight:e,open:n,detailsHeight:t},r){let o=n===null?Numbe\
r.POSITIVE_INFINITY:",'(n+1)*e;return r<o?Math.floor(r/e):Math.max(n,Math.floor((r-t)/e))}function Xn(e,n){return Math.m\
in(n,Math.max(0,e))}var $={row:null,text:"",kinds:[],sort:{by:"state",descending:!1}};function zn({row:e,text:n,kinds:t,\
sort:r}){let o=`${r.','descending?"-":""}${r.by}`,i={row:e??"",state:t.join(),q:n,sort:o===$.sort.by?"":o};return Object\
.entries(i).filter(([,s])=>s!==','"").map(([s,c])=>`${s}=${mr(c)}`).join("&")}function mr(e){return encodeURIComponent(e\
.toWellFormed()).replaceAll("%2F",','"/").replaceAll("%2C",",")}function Ve(e){let n=e.replace(/^#/,"").split("&"),t=new\
 Map(n.map(o=>[o.slice(0,o.indexOf("=")),','pr(o.slice(o.indexOf("=")+1))]));if(!["row","state","q","sort"].some(o=>t.ha\
s(o)))return null;let r=t.get("state")?.split(','",")??[];return{row:t.get("row")??null,text:t.get("q")??"",kinds:Me.fil\
ter(o=>r.includes(o)),sort:dr(t.get("sort")??"")}}','function dr(e){let n=$n.find(t=>t===e.replace(/^-/,""));return n===\
void 0?$.sort:{by:n,descending:e.startsWith("-")}}function pr(e){','try{return decodeURIComponent(e)}catch{return e}}fun\
ction Yn(e){let n=e.map(({group:r,name:o,metric:i,key:a})=>`${r??""}\\'," ${o} ${i} ${a}`.toLowerCase()),t=new Map;retur\
n({text:r,kinds:o,sort:i})=>{let a=r.toLowerCase().split(/\\s+/).filter(Boolean),","s=`${i.by} ${i.descending}`,c=t.get(\
s)??fr(e,i);return t.set(s,c),c.filter(m=>(o.length===0||o.includes(e[m].kind))&&a.every(","l=>n[m].includes(l)))}}funct\
ion fr(e,{by:n,descending:t}){let r=e.map(S.find(({id:a})=>a===n).key),o=e.map(a=>P(a)??Number.","NEGATIVE_INFINITY),i=t\
?-1:1;return e.map((a,s)=>s).sort((a,s)=>gr(r[a],r[s],i)||(o[s]>o[a]?1:o[s]<o[a]?-1:a-s))}function gr(e,n,t){",'return e\
===n?0:e===null?1:n===null?-1:typeof e=="number"&&typeof n=="number"?e<n?-t:t:t*hr.compare(String(e),String(n))}','var h\
r=new Intl.Collator("en",{numeric:!0});var yr=44;function Jn(e,n,{onSort:t,onOpen:r}){let o=[],{sort:i}=$,a={count:0,row\
Height:yr,open:null,detailsHeight:0},s=new Map,','c="",m=null,l=0,u=S.map(({id:h,title:g,startsHigh:R=!1})=>d("th",{scop\
e:"col",role:"columnheader",class:h},[E([g],{},()=>t(','{by:h,descending:i.by===h?!i.descending:R}))])),p=d("tbody",{rol\
e:"rowgroup"}),f=Fn(u,p);f.classList.toggle("one-group",',"new Set(e.map(({group:h})=>h)).size<2);let b=new ResizeObserv\
er(()=>{a={...a,detailsHeight:m?.offsetHeight??0},W()});function v(h,g){","let R=g.findIndex(y=>e[y].key===h.row);g.leng\
th===o.length&&g.every((y,I)=>y===o[I])||(l=Math.max(0,R)),o=g,i=h.sort;for(let[",'y,{id:I}]of S.entries())I!==i.by?u[y]\
.removeAttribute("aria-sort"):u[y].setAttribute("aria-sort",i.descending?"descendin\\','g":"ascending");f.setAttribute("\
aria-rowcount",String(o.length+1)),b.disconnect(),m=R<0?null:Gn(e[o[R]],F),a={...a,count:o.','length,open:R<0?null:R,det\
ailsHeight:0},s.clear(),p.replaceChildren(),c="",W(),m!==null&&b.observe(m),Fe()&&W()}function F(){',"let{open:h}=a;h!==\
null&&(r(null),me(h))}function Fe(){let[h]=s.values(),g=h?.offsetHeight??0;return g===0||g===a.rowHeight?","!1:(a={...a,\
rowHeight:g},!0)}function W(){let{top:h}=p.getBoundingClientRect(),g=qn(a,{from:-h,to:window.innerHeight-h});","if(c===J\
SON.stringify(g))return;c=JSON.stringify(g);let R=p.contains(document.activeElement);for(let y of s.keys())(y<g.","first\
||y>=g.end)&&s.delete(y);let C=[];for(let y=g.first;y<g.end;y+=1){let[I,nt]=[y===a.open,y===l],We=s.get(y)??Wn(e[o[y]],",
"{place:y,isOpen:I,isCurrent:nt,axis:n});s.set(y,We),C.push(We),I&&m!==null&&C.push(m)}br(p,[...Ue(g.above),...C,...Ue(g\
.","below)]),R&&!p.contains(document.activeElement)&&f.focus({preventScroll:!0})}function me(h){if(o.length===0)return;i\
f(s.",'get(l)?.querySelector("button")?.setAttribute("tabindex","-1"),l=Math.min(o.length-1,Math.max(0,h)),!s.has(l)){le\
t C=window.',"scrollY+p.getBoundingClientRect().top+ue(a,l);window.scrollTo({top:C-window.innerHeight/3}),W()}let g=s.ge\
t(l),R=g?.querySelector(",'"button");R?.setAttribute("tabindex","0"),R?.focus({preventScroll:!0}),g?.scrollIntoView({blo\
ck:"nearest"})}function et({','key:h,altKey:g,ctrlKey:R,metaKey:C}){let y=Math.max(1,Math.floor(window.innerHeight/a.row\
Height)-2),I=new Map([["ArrowDo\\','wn",l+1],["ArrowUp",l-1],["PageDown",l+y],["PageUp",l-y],["Home",0],["End",o.length-\
1]]);return g||R||C?void 0:I.get(h)}','return p.addEventListener("click",({target:h})=>{let g=h instanceof Element?h.clo\
sest("tr[data-place]"):null;if(g===null||','String(window.getSelection())!=="")return;let R=Number(g.dataset.place);r(R=\
==a.open?null:e[o[R]]),me(R)}),f.addEventListener(','"keydown",h=>{let g=et(h);h.key==="Escape"?F():g!==void 0&&!(h.targ\
et instanceof Element&&h.target.closest(".details, th\\','ead"))&&(h.preventDefault(),me(g))}),window.addEventListener("\
scroll",W,{passive:!0}),window.addEventListener("resize",()=>{',"Fe(),W()}),{element:f,show:v,focus:me}}function br(e,n)\
{let t=new Set(n);for(let r of[...e.children])t.has(r)||r.remove();",'for(let[r,o]of n.entries())e.children[r]!==o&&e.in\
sertBefore(o,e.children[r]??null)}function Zn(e,n){let t=Tn("benchmarks",l=>n({text:l})),r=new Set,o=On(e).map(l=>{let u\
=e.filter(b=>b.kind===l).length.toLocaleString(','"en-US"),p=[_e.get(l)??l," ",d("span",{class:"quiet"},[u])],f=E(p,{cla\
ss:`chip ${l}`,"aria-pressed":"false"},()=>{r.delete(','l)||r.add(l),n({kinds:[...r]})});return{kind:l,button:f}}),i=d("\
p",{role:"status",class:"quiet"}),a=E(["Show all"],{class:"\\','plain",hidden:!0},()=>{n({text:"",kinds:[]}),t.focus()})\
,s=wr(l=>n({sort:l})),c=o.map(({button:l})=>l),m=d("div",{role:"\\','group","aria-label":"Show only",class:"chips"},c);r\
eturn{element:d("div",{class:"toolbar"},[t,m,s.element,i,a]),search:t,',"show({text:l,kinds:u,sort:p},f){s.show(p),t.val\
ue!==l&&(t.value=l),r.clear();for(let v of u)r.add(v);for(let{kind:v,button:F}of o)",'F.setAttribute("aria-pressed",Stri\
ng(r.has(v)));let b=A(e.length,"result");i.textContent=f===e.length?b:`${f.toLocaleString(','"en-US")} of ${b}`,a.hidden\
=f===e.length}}}function wr(e){let{sort:n}=$,t=S.map(({id:i,title:a})=>d("option",{value:i},[','a])),r=d("select",{},t);\
r.addEventListener("change",()=>{let{id:i,startsHigh:a=!1}=S[r.selectedIndex];e({by:i,descending:a})});','let o=E([],{"a\
ria-label":"Reverse the order"},()=>e({...n,descending:!n.descending}));return{element:d("div",{class:"sor\\','t"},[d("l\
abel",{},["Sort by ",r]),o]),show(i){n=i,r.value=n.by,o.textContent=n.descending?"\\u2193":"\\u2191"}}}Cn();En("explorer",\
(e,n)=>{let t=vn(e),r=Yn(t),o=$,i=Zn(t,l=>s(l)),a=Jn(t,dn(t),{onSort:l=>s({sort:l}),onOpen:l=>s({row:l?.',"key??null})})\
;n.append(i.element,a.element);function s(l){c({...o,...l}),Qn(o)}function c(l){o=l;let u=r(o);return i.show(","o,u.leng\
th),a.show(o,u),u}function m(l){let u=f=>f.findIndex(b=>t[b].key===l.row),p=u(c(l));l.row!==null&&(p<0&&(p=u(c({",'...l,\
text:"",kinds:[]}))),p>=0&&a.focus(p))}xr(t,({key:l})=>{m({...o,row:l}),Qn(o)}),window.addEventListener("hashchange",','\
()=>{let l=Ve(location.hash);l!==null&&m(l)}),i.search.addEventListener("keydown",l=>{l.key==="Escape"&&s({text:""}),l.k\
ey===','"ArrowDown"&&(l.preventDefault(),a.focus(0))}),m(Ve(location.hash)??$)});function Qn(e){let n=zn(e);try{history.\
replaceState(','null,"",n===""?location.pathname+location.search:`#${n}`)}catch{return}}function xr(e,n){let t=document.\
querySelector(".\\','overview svg"),r=document.querySelector(".overview .pointed");if(t===null||r===null)return;let o=r.\
textContent,i=cn(e),a=({','clientX:s})=>{let{left:c,width:m}=t.getBoundingClientRect();return i[Math.floor((s-c)/m*i.len\
gth)]};t.addEventListener("\\','pointermove",s=>{let c=a(s);if(c===void 0||c.change===null)return;let m=T(c.interval);r.\
textContent=`${c.name} \\xB7 ${c.','metric} \\xB7 ${M(c.change)}${m===null?"":` (${m})`}`}),t.addEventListener("pointerle\
ave",()=>{r.textContent=o}),t.addEventListener(','"click",s=>{let c=a(s);c!==void 0&&n(c)})}})();'].join(`
`),PAGE_SCRIPT_HASH="sha256-9qPVfc6YTcPj4n7/ix8/eEpyoZVkGT/8HBn/kqkLhNI=";var SIGNS={good:"\u2713",warning:"!",bad:"\u2715",undecided:"?",broken:"!"},MAX_OPEN_FINDINGS=6,LABEL_REM=1.5;function renderHtml(report,repositoryUrl=null){
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
0?null:html`\n${renderScript(PAGE_SCRIPT,packRows(rows))}`}`)}function listSides2({name,commits:{base,head},rounds}){let[
from,to]=[base,head].map(({sha,how})=>asUntrustedText(sha===null?how:abbreviateSha(sha)));return[asUntrustedText(name),"\
 \xB7 base ",from," against head ",to,` \xB7 ${formatCount(rounds,"round")}`]}function linkToHistory({historyRun},repositoryUrl){
return historyRun===null||repositoryUrl===null?null:html` · <a href="${repositoryUrl}/actions/runs/${historyRun}#artifacts">history</a>`}
function writeVerdict(document,anchors){let{errors,findings,renames,advice,since,changes,warnings,nextSteps,repeat}=document,
items=findings.map(finding=>writeFinding(finding,anchors,document.commits)),rest=items.slice(MAX_OPEN_FINDINGS),folded=html`<details><summary>${formatCount(
rest.length,"more budget")} broken or undecided</summary>\n${writeCards(rest)}</details>\n`;return[errors.map(writeBlock),
writeCards(items.slice(0,MAX_OPEN_FINDINGS)),rest.length===0?null:folded,[...renames,...advice,...since,...changes,...nextSteps,
...repeat].map(writeBlock),warnings.length===0?null:[html`<h2>Warnings</h2>\n`,warnings.map(writeBlock)]]}function writeCards(items){
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
return lists.every(list=>list===null)?null:html`<section aria-labelledby="machine">\n<h2 id="machine">Where it was measured</h2>\n${lists}</section>\n`}export{renderHtml};
