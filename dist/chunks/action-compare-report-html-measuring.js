import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FLAME_SCRIPT_HASH,RESULTS_STYLE,STYLE,drawElement,drawPath,drawPicture,drawText,formatDots,formatPolyline,packRows,
path,renderFlameHtml,rowKeysOf}from"./action-compare-report-history-html-measuring.js";import{GUIDE_TITLE,NEXT_STEPS_TITLE,REPEAT_TITLE,allowedValueOf,
allowedWorseningOf,formatCustomTables,html,isChanged,joinContents,listMachineFacts,makeDocument,makeResultTables,namesOfRows,
notesOf,pickShownChange,renderPage,renderScript,renderScrollRegion,showUncut,summariseUnchangedRows,titleOf,worseSignOf,
worseningIntervalOf,worseningOf}from"./action-compare-report-history-html-measuring-report.js";import{extentOf,makeChangeAxis,makeLinearAxis}from"./action-compare-report-history-html-measuring-report-validate.js";
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
<p>${elsewhere}</p>`}function renderFlames({functions,name},{base,head}){if(functions?.kind!=="compared"||functions.graph===
null)return null;let[from,to]=[base,head].map(({sha,how})=>sha===null?how:abbreviateSha(sha)),compared=`${functions.isOfCommand?
"all benchmarks":name}, base ${from} \u2192 head ${to}`,page=renderFlameHtml(functions.attribution,functions.graph,compared);
return html`<details class="flames"><summary>Flame graph</summary><iframe title="Flame graph of ${quoteUntrustedText(name)}" loading="lazy" srcdoc="${page}"></iframe></details>`}var PAGE_SCRIPT=['"use strict";(()=>{function I(e,n){return Object.is(e,-0)?`-${0 .toFixed(n)}`:Math.abs(e)<1e21?et(e,n)\
?nt(e,n):e.toFixed(n):Number.isNaN(e)?','"NaN":Number.isFinite(e)?n===0?String(BigInt(e)):`${BigInt(e)}.${"0".repeat(n)}\
`:e<0?"-Inf":"+Inf"}function et(e,n){return Math.','abs(e*2**(n+1))%2===1}function nt(e,n){let t=e.toFixed(n+1).replace(\
/\\.?5$/,"");return/[02468]$/.test(t)?t:e.toFixed(n)}var U=12;function F(e,n,t=""){let r=I(e,n)+t;return Number.isFinite(\
e)&&r.length<=U?r:Y(e,t)}function We(e,n,t=""){let r=F(','e,n,t);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.lengt\
h<U?r:Y(e,t)}`}function Y(e,n=""){return Number.isNaN(e)?"\\','?":(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\\
u221E`)+n}var Ge="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",tt=new RegExp(`([*/${\
Ge}-]+)|[^\\','*/${Ge}-]+`,"g");function z(e){let n=[],t=!1;for(let{0:r,1:o,index:a}of e.matchAll(tt))o===void 0?n.push(\
{text:r,start:a,','inDenominator:t}):t=(o.match(/[*/]/g)?.at(-1)??(t?"/":"*"))==="/";return n}var rt=[[1e-12,"ps psec pi\
cosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microseco\
nds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],ot=[[60,"min mins minute min\\','utes"]\
,[3600,"h hr hrs hour hours"],[86400,"day days"]],at=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB\\',' \
megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**',
'20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],it={sec:4,B:2},Ke=new M\
ap,','je=new Map;function Ee(e,n,t){for(let[r,o]of e)for(let a of o.split(" ")){let i={base:n,factor:r,inside:t};Ke.set(\
a,i),a.','length>=it[n]&&je.set(a.toLowerCase(),i)}}Ee(rt,"sec",!0);Ee(ot,"sec",!1);Ee(at,"B",!0);function de(e){return \
Ke.get(e)??',"je.get(e.toLowerCase())??null}var pe=new Map,st=100;function fe(e){let n=pe.get(e)??lt(e);return pe.size==\
=st&&pe.clear(),pe.set(e,n),n}function lt(e){","let n=z(ct(e)),t=n.filter(s=>!s.inDenominator).map(({text:s})=>s),r=n.fi\
lter(s=>s.inDenominator).map(({text:s})=>s),o=r.",'map(de).find(s=>s?.base==="sec"),a=t.map(de).filter(s=>s?.inside),[i]\
=a.length===1?a:[];return{kind:i==null?"other":i.base===','"sec"?"time":"size",factor:i?.factor??1,numerator:t,denominat\
or:r,rate:o!==void 0,perSeconds:o?.factor??null}}function ct(e){','return/per|1|\xB9/i.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+\
per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$\
1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function Xe(e){return z(e).some(({text:n,inDenominator:t})=>!t&&(n==="B"|\
|n==="MB"||n==="bytes"))}function Je(e,n){let t=n("1");return[{from:n("99.995"),decimals:1,factor:t,prefix:e},{from:n("9\
.9995"),decimals:2,factor:t,','prefix:e},{from:n("0.99995"),decimals:3,factor:t,prefix:e}]}var ut=["T","G","M","k","","m\
","\\xB5","n"].flatMap((e,n)=>Je(','e,t=>+`${t}e${12-3*n}`)),mt=["Ti","Gi","Mi","Ki",""].flatMap((e,n)=>Je(e,t=>Number(t\
)*2**(40-10*n))),qe=[-1,-2,-3,-4,-5,','-6,-7,-8].map(e=>+`9.9995e${e}`),dt={decimals:3,factor:1,prefix:""};function Ze(e\
,n){let t=Xe(n)?"binary":"decimal",r=ze(',"e,t);return o=>Ye(o,r)??Ye(o,ze([o],t))??Y(o)}function Ye(e,{decimals:n,facto\
r:t,prefix:r}){let o=e/t,a=I(o,n)+r;return Number.",'isFinite(o)&&a.length<=U?a:null}function ze(e,n){let t=n==="binary"\
?mt:ut,r=pt(e);if(r===0)return dt;for(let c=0;c<t.length;c+=',"1)if(r>=t[c].from)return t[c];let{factor:o,prefix:a}=t.at\
(-1),i=qe.findIndex(c=>r/o>=c);return{decimals:3+(i<0?qe.length-","1:i),factor:o,prefix:a}}function pt(e){let n=0;for(le\
t t of e){let r=Math.abs(t);r!==0&&(n===0||r<n)&&(n=r)}return n}var ft={",'time:1,size:1024,other:1e5};function J(e,n){l\
et{kind:t,factor:r,rate:o,perSeconds:a}=fe(n),i=r===1&&(!o||a===1)?t:"other",','c=Number.isInteger(e)&&Math.abs(e)<ft[i]\
?String(e):Ze([e],n)(e);return n==="count"||n==="allocs/op"?c:n==="1/s"?`${c}/s`:','i==="other"?`${c} ${n}`:c+(i==="time\
"?"s":"B")+(o?"/s":"")}function Qe(e){return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var Te="\\\\u034F\\\\u115F\\\\\
u1160\\\\u2800\\\\u3164\\\\uFFA0",','Fr=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${Te}]`,"gu");var ge=120,gt=/[\\t-\\r\\u008\
5\\p{Zl}\\p{Zp}]+/gu,ht=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,yt=new RegExp(`[${Te}]`,"gu"),bt=/^[ -~]*$/;function wt(e){','return\
 bt.test(e)?e:e.replaceAll(gt," ").replaceAll(ht,"").replaceAll(yt,"")}function xt(e,n=ge){if(e.length<=n)return e;let t\
=[...e];return t.length>n?`${t.slice(0,n-1).join("")}\\u2026`:e}function O(e,n=ge){let t=wt(e).trim();return t===""?"(no \
name)":xt(t,n)}function he(e,n=ge){return Qe(O(e,n))}var ye={plain:e=>e,strong:e=>e,code:e=>en(e),untrusted:e=>he(e)},Yr\
={...ye,code:e=>en(e,Number.POSITIVE_INFINITY),untrusted:e=>he(','e,Number.POSITIVE_INFINITY)};function en(e,n){return e\
.includes("`")?he(e,n):`\\`${O(e,n)}\\``}function V(e,...n){return e.','flatMap((t,r)=>{let o=n[r]??"";return[t,...Rt(o)\
?o:[typeof o=="number"?String(o):o]]}).filter(t=>t!=="")}function Z(e){return{untrusted:e}}function nn(e,n=ye){return e.\
map(t=>typeof t=="string"?n.plain(t):"strong"in t?n.strong(','t.strong):"code"in t?n.code(t.code):n.untrusted(t.untruste\
d)).join("")}function Rt(e){return Array.isArray(e)}var Pe=1e-7;function Ce(e){return e<Pe?`p<${I(Pe,7)}`:`p=${St(e)}`}f\
unction St(e){return e<Pe?e.toExponential(1):I(e,Math.max(3,1-Math.',"floor(Math.log10(e))))}function P(e){return Mt(e,v\
)}function Mt(e,n){if(e===null)return null;let[t,r]=[e.low,e.high].map(o=>Number.isFinite(o)&&",'o>-1?n(o):null);return \
t&&r?`${t} to ${r}`:t?`above ${t}`:r?`below ${r}`:null}function v(e){return We(e*100,2,"%")}var tn=["fail","warn","repor\
t"];function Q({anchored:e}){return e===null}function ee(e){return e==="max"||e==="min"}var be=["regression","improvemen\
t","unchanged","inconclusive","new","removed","failed"];function $e({better:e,base:n}){let t=e==="lower"?1:-1;return n!=\
=null&&n.median<0?-t:t}function C(e){return e.change===null?',"null:$e(e)*e.change}function W(e){if(e.interval===null)re\
turn null;let{high:n}=e.interval,t=e.interval.low<=-1?Number.NEGATIVE_INFINITY:","e.interval.low;return $e(e)===1?{low:t\
,high:n}:{low:-n,high:-t}}function ne({verdicts:e}){let n=e.filter(Q).flatMap(({kind:t,",'limit:r})=>t==="max-regression\
"&&r!==null?[r]:[]);return n.length===0?null:Math.min(...n)}function rn({verdicts:e}){return e.',"find(({kind:n})=>ee(n)\
)?.limit??null}var kt=[1,2,5,10],on=1e-9;function te(e){let[n,t]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_INFINITY];for\
(let r of e)Number.","isFinite(r)&&(r<n&&(n=r),r>t&&(t=r));return n>t?null:{low:n,high:t}}function we({low:e,high:n},{fr\
om:t,to:r},o=4){return e===","n?{at:()=>(t+r)/2,ticks:[e]}:{at:i=>t+(Math.min(n,Math.max(e,i))-e)/(n-e)*(r-t),ticks:vt({\
low:e,high:n},o)}}function vt({","low:e,high:n},t){let r=(n-e)/t,o=10**Math.floor(Math.log10(r)),a=o*(kt.find(m=>m*o>=r*\
.999)??10);if(!(a>0&&a<1/0))return[","e,n];let i=Math.ceil(e/a-on),s=Math.floor(n/a+on)-i+1,c=Array.from({length:s},(m,l\
)=>Number(((i+l)*a).toPrecision(15)));","return[...new Set(c)]}var an=.05,Et=[.01,.02,.05,.1,.25,.5,1,2,5,10,100],Tt=.02\
;function xe(e,{from:n,to:t},r){let o=te(","e)??{low:0,high:0},a=Math.max(Tt,Math.abs(o.low),Math.abs(o.high))*1.05,i=Ma\
th.asinh(a/an),s=(n+t)/2,c=l=>{let u=Math.asinh(","Math.min(a,Math.max(-a,l))/an);return s+u/i*(t-s)},m=[];for(let l of \
Et)l<=a&&Math.abs(c(l)-c(m.at(-1)??0))>=r&&m.push(l);","return{at:c,ticks:[...m.map(l=>-l).toReversed(),0,...m]}}functio\
n Re(e,n,t=[]){let r=Object.entries(n).map(([o,a])=>[o,sn(a)]);return{tag:e,attributes:Object.fromEntries(r),children:t}\
}",'function G({width:e,height:n},t,r){return Re("svg",{viewBox:`0 0 ${e} ${n}`,role:"img","aria-label":t},r)}function w\
(e,n){','return Re("path",{class:e,d:n})}function M(e,...n){return e.map((t,r)=>t+sn(n[r]??"")).join("")}function Ne(e,n\
,t){return Re(','"text",{x:n,...t},[e])}function sn(e){return typeof e=="string"?e:String(Math.round(e*10)/10)}function \
re(e){return e.map(','([n,t])=>M`M${n} ${t}h0`).join("")}function oe(e){return e.map(([n,t],r)=>M`${r===0?"M":"L"}${n} $\
{t}`).join("")}var ae={width:160,height:20};function Ie({state:e}){return e==="regression"||e==="failed"?"bad":e==="impr\
ovement"?"good":e==="inconclusive"?"unclear":','"same"}function ln(e){return cn(e).map(({row:n})=>n)}function cn(e){retu\
rn e.flatMap(n=>un(n)??[]).toSorted((n,t)=>t.change-',"n.change||(t.allowed??0)-(n.allowed??0))}function un(e){let n=C(e\
);return n===null?null:{row:e,change:n,range:W(e),allowed:ne(","e)}}function Pt(e){return e.flatMap(({change:n,allowed:t\
,range:r})=>[n,t??0,r?.low??0,r?.high??0])}function Ct({low:e,high:n}){","return Number.isFinite(e)||Number.isFinite(n)}\
function mn(e){return xe(Pt(cn(e)),{from:4,to:ae.width-4},ae.width)}function dn(e,n){let t=un(e);if(t===null)return null\
;","let{change:r,range:o,allowed:a}=t,[i,s]=[Ie(e),ae.height/2],c=(l,u)=>w(l,M`M${n.at(u)} 0V${ae.height}`),m=({low:l,hi\
gh:u})=>w(",'`${i} range${Ct({low:l,high:u})?"":" open"}`,M`M${n.at(l)} ${s}H${n.at(u)}`);return G(ae,`95% interval ${P(\
e.interval)??','"unknown"}`,[c("zero",0),...a===null||a===0?[]:[c("limit",a)],...o===null?[]:[m(o)],w(`${i} dots`,re([[n\
.at(r),s]]))])}var $t=12;function K(e){let n=e*100,t=`${Number(n.toPrecision($t))}%`;return Number.isFinite(n)&&t.length\
<=U?t:F(n,2,"%")}','function pn(e){return F(e*100,e<.0995?1:0,"%")}function fn(e){return F(e*100,0,"%")}function A(e,n){\
return`${e.toLocaleString("en-US")} ${n}${e===1?"":"s"}`}function Ae({from:e,by:n},t=r=>r){return V`renamed from ${Z(t(e\
))}${n==="head"?" by this pull request":""}`}var Dt=.05;function yn({median:e,medianInterval:{low:n,high:t}}){return!Num\
ber.isFinite(n)||!Number.isFinite(t)?"\\u221E":Math.sign(','n)!==Math.sign(e)||Math.sign(t)!==Math.sign(e)?"?":e===0?"0%\
":fn(Math.max(t/e-1,1-n/e))}function Le({base:e,head:n,p:t,change:r}){','return e===null||n===null?"":t!==null&&t>Dt?"~"\
:r===null?"?":r===0?"0.00%":v(r)}var Se=[...be,"not-significant","not-proved","allowed"];function Bt({interval:e}){if(e=\
==null)return null;let n=(e.high-e.low)/2;return Number.isFinite(n)?n:null}var _t=[["regr\\','ession","worse"],["inconcl\
usive","undecided"],["improvement","better"],["unchanged","unchanged"],["not-significant","no \\','significant change"],\
["not-proved","not proved"],["allowed","worse within budget"],["new","new"],["removed","removed"],[','"failed","failed"]\
],De=new Map(_t);function bn({kind:e,interval:n}){let t=e==="not-significant"?Bt({interval:n}):null,r=De.','get(e)??e;re\
turn t===null?r:`${r} (\\xB1${pn(t)})`}var Ht=7,Ut=-300,wn=1e5,xn={low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFI\
NITY};function Mn({texts:e,rounds:n,rows:t}){return t.map(Ft(e,n).unpack)}function Ft(e,n){let t=Rn(e),r={...t,pack:u=>t\
.pack(O(u))},o={anchor:L({name:r},{commit:""}),base:X,change:X,interval:se,','p:X,isBase:ie,isExact:ie},a=L(o,{likely:xn\
}),i={pack:u=>typeof u=="string"?u:a.pack(u),unpack:u=>typeof u=="string"?u:a.','unpack(u)},s=L({kind:r,limit:X,level:j(\
tn),outcome:j(["pass","fail","unknown"]),because:D(r),isUnjudged:ie,anchored:D(L(','{against:r,level:i},{}))},{minDelta:\
0,alpha:null,early:null,isHeld:!1}),c=L({from:r,by:j(["configuration","head"])},{shortFrom:null}),',"m=L({...o,isSignifi\
cant:ie},{likely:xn}),l=D(Wt(Rn(n)));return L({key:t,group:D(r),name:r,metric:r,unit:r,renamed:D(c),better:j(",'["lower"\
,"higher"]),kind:j(Se),state:j(be),exact:ie,base:l,head:l,change:X,interval:D(se),p:X,verdicts:Sn(s),course:Sn(Vt),',"si\
nce:D(m)},{command:null,shortName:null,placements:null,primary:!0})}function L(e,n){let t=Object.entries(e);return{pack:\
r=>t.","map(([o,{pack:a}])=>a(r[o])),unpack(r){let o=t.map(([a,{unpack:i}],s)=>[a,i(r[s])]);return{...n,...Object.fromEn\
tries(o)}}}}","function Rn(e){let n=new Map;return{pack(t){let r=n.get(String(t))??e.push(t)-1;return n.set(String(t),r)\
,r},unpack:t=>e[t]}}","function j(e){return{pack:n=>e.indexOf(n),unpack:n=>e[n]}}function Sn({pack:e,unpack:n}){return{p\
ack:t=>t.map(e),unpack:t=>t.","map(n)}}function D({pack:e,unpack:n}){return{pack:t=>t===null?null:e(t),unpack:t=>t===nul\
l?null:n(t)}}var X={pack:e=>e,unpack:e=>e},","ie={pack:Number,unpack:Boolean},se={pack:({low:e,high:n})=>[e,n],unpack(e)\
{let[n,t]=e;return{low:n??Number.NEGATIVE_INFINITY,","high:t??Number.POSITIVE_INFINITY}}},Vt={pack:({round:e,change:n,in\
terval:t})=>[e,...[n,t?.low??null,t?.high??null].map(r=>r&&","Math.round(r*wn))],unpack(e){let[n,...t]=e,[r=null,o,a]=t.\
map(i=>i&&i/wn);return{round:n,change:r,interval:se.unpack([o,","a])}}};function Wt(e){return{pack({values:n,median:t,me\
dianInterval:r,rounds:o}){let[a=0]=n,i=n.reduce((l,u)=>Math.max(l,","Math.abs(u)),0),s=i===0?0:Math.max(Ut,Math.floor(Ma\
th.log10(i))-Ht+1),c=l=>Math.round(s<0?l*10**-s:l/10**s);return[n.every(","l=>l===a)?c(a):n.map(c),s,t,se.pack(r),e.pack\
(o)]},unpack(n){let[t,r,o,a,i]=n,s=e.unpack(i),c=s.length,m=u=>r<0?u/10**-r:",'u*10**r;return{values:typeof t=="number"?\
new Array(c).fill(m(t)):t.map(m),rounds:s,n:c,median:o,medianInterval:se.unpack(',"a)}}}}function d(e,n={},t=[]){let r=d\
ocument.createElement(e);for(let[o,a]of Object.entries(n))a!==!1&&a!==null&&r.setAttribute(",'o,a===!0?"":String(a));ret\
urn r.append(...t),r}function E(e,n,t){let r=d("button",{type:"button",...n},e);return r.addEventListener(','"click",t),\
r}function Me({tag:e,attributes:n,children:t}){let r=document.createElementNS("http://www.w3.org/2000/svg",e);','for(let\
[o,a]of Object.entries(n))r.setAttribute(o,a);return r.append(...t.map(o=>typeof o=="string"?o:Me(o))),r}var Gt=!matchMe\
dia(','"(pointer: coarse)").matches;function kn(e,n){let t=d("input",{type:"search","aria-label":`Search ${e}`,placehold\
er:`Sea\\','rch ${e}${Gt?" ( / )":""}`,"aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});return t.addEvent\
Listener("in\\','put",()=>n(t.value)),document.addEventListener("keydown",r=>{let o=r.target instanceof HTMLInputElement\
;r.key!=="/"||o||','r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),t.focus())}),t}function vn(e,n){try{let t=docume\
nt.getElementById("d\\','ata")?.textContent,r=document.getElementById(e);t&&r!==null&&n(JSON.parse(t),r)}catch(t){docume\
nt.documentElement.classList.','remove("live"),console.error(t)}}var Kt=2e3;function Be(e,n){let t=d("span",{"aria-live"\
:"polite"},[e]);return E([t],{class:"plain copy"},async()=>{t.textContent=','await jt(n())?"Copied":"Not copied",setTime\
out(()=>{t.textContent=e},Kt)})}function En(){for(let e of document.querySelectorAll(','"pre.copied")){let n=e.textConte\
nt;e.prepend(Be("Copy",()=>n))}}async function jt(e){try{return await navigator.clipboard.','writeText(e),!0}catch{let n\
=d("textarea",{},[e]),t=document.activeElement;document.body.append(n),n.select();let r=document.','execCommand("copy");\
return n.remove(),t instanceof HTMLElement&&t.focus(),r}}var Pn=["benchmark","metric","base","head","change","interval",\
"state"],Cn=["regression","failed","inconclusive","improv\\','ement","removed","new","allowed","not-proved","not-signifi\
cant","unchanged"],S=[{id:"benchmark",title:"Benchmark",key:({','name:e})=>e.toLowerCase(),text:({name:e})=>e},{id:"metr\
ic",title:"Metric",key:({metric:e})=>e.toLowerCase(),text:({metric:e})=>e},','{id:"base",title:"Base",startsHigh:!0,key:\
({base:e})=>e?.median??null,text:Tn("base")},{id:"head",title:"Head",startsHigh:!0,','key:({head:e})=>e?.median??null,te\
xt:Tn("head")},{id:"change",title:"Change",startsHigh:!0,key:C,text:Le},{id:"interval",','title:"95% interval",startsHig\
h:!0,key:e=>W(e)?.high??C(e),text:()=>""},{id:"state",title:"Result",key:({kind:e})=>Cn.indexOf(',"e),text:bn}];function\
 $n(e){let n=new Set(e.map(({kind:t})=>t));return Cn.filter(t=>n.has(t))}function Tn(e){return n=>{",'let t=n[e];if(t===\
null)return"";let r=ke(t.median,n.unit);return n.exact?r:`${r} \\xB1 ${yn(t)}`}}function ke(e,n){let t=J(','e,n);return \
t.endsWith(` ${n}`)?t.slice(0,-n.length-1):t}var q=["base","head"];function Nn(e){return typeof e.anchored?.level=="stri\
ng"}var In={"no-anchor":"no level is known","no-comparison":"no run compared it since then","no-ratio":"its values have \
no r\\','atio, or are too few"};var ve={width:300,height:160},x={left:80,right:294,top:8,bottom:136},B={from:24,to:284},\
Xt={base:-.18,head:.18},qt=16;function On(e){',"let n=_n(e),t=te(n.flatMap(({values:m})=>m));if(t===null)return null;let\
 r=Yt(e,t),o=we(te([t.low,t.high,...r])??t,{from:x.","bottom-6,to:x.top+6}),a=n.reduce((m,{rounds:l})=>Math.max(m,l.at(-\
1)??1),1),i=m=>x.left+(m-.5)/a*(x.right-x.left),s=n.map(","({side:m,values:l,rounds:u,median:p})=>{let f=l.map((b,k)=>[i\
(u[k]+Xt[m]),o.at(b)]);return{side:m,rounds:u,median:p,points:f}}),",'c=`Values in the order they were taken, ${A(a,"rou\
nd")}; dashed lines are the medians.`;return G(ve,c,[...Dn(o,m=>Bn(m,e.','unit)),le("round 1",i(1)),...a<4?[]:[le(String\
(a),i(a))],w("pairs",Jt(s.map(zt))),...r.map(m=>w("limit",ce(o.at(m)))),...s.',"flatMap(({side:m,median:l,points:u})=>[w\
(`${m} course`,oe(u)),w(`${m} median`,ce(o.at(l))),w(`${m} dots`,re(u))])])}function Yt(e,{","low:n,high:t}){let r=rn(e)\
,o=Math.max(t-n,Math.abs(t)/50);return r!==null&&r>=n-o&&r<=t+o?[r]:[]}function zt(e){let n=new Map;","for(let[t,r]of e.\
rounds.entries())n.has(r)||n.set(r,e.points[t]);return n}function Jt([e,n]){return[...e??[]].flatMap(([",'t,r])=>{let o=\
n?.get(t);return o===void 0?[]:oe([r,o])}).join("")}function An(e){let n=_n(e),t=te(n.flatMap(({values:u})=>u));',"if(t=\
==null)return null;let r=we(t,B),o=(x.top+x.bottom)/2,a=Math.min(48,Math.max(8,2*Math.ceil(Math.sqrt(Math.max(...n.","ma\
p(({n:u})=>u)))))),i=(B.to-B.from)/a,s=n.map(u=>{let p=new Array(a).fill(0);for(let f of u.values)p[Math.min(a-1,Math.",
"floor((r.at(f)-B.from)/i))]+=1;return{...u,counts:p}}),c=Math.max(...s.flatMap(({counts:u})=>u)),m=(u,p,f)=>{let b=u/c*\
(o-",'x.top-14)*(f==="base"?-1:1);return u===0?"":M`M${B.from+p*i+.5} ${o}v${b}h${i-1}v${-b}z`},l=[r,we(t,B,8)].map(Zt).\
find(({','length:u})=>u>1)??r.ticks;return G(ve,"How often each value came: base above the line, head below it.",[w("zer\
o",M`M${B.',"from} ${o}H${x.right}`),...l.map(u=>le(Bn(u,e.unit),r.at(u))),...s.map(({side:u,counts:p})=>w(`${u} bars`,p\
.map((f,b)=>m(",'f,b,u)).join(""))),...n.flatMap(({side:u,median:p,medianInterval:{low:f,high:b}})=>{let k=u==="base"?x.\
top+4:x.bottom-4,',"_=Number.isFinite(f)&&Number.isFinite(b);return[w(`${u} centre`,M`M${r.at(p)} ${o}V${k}`),w(`${u} sp\
read`,_?M`M${r.at(f)} ${k}H${r.",'at(b)}`:"")]})])}function Zt({at:e,ticks:n}){return n.filter((t,r)=>e(t)<x.right-24&&(\
n.length<=3||r%2===0))}function Ln(e){',"let n=e.course.flatMap(p=>{let f={...p,better:e.better,base:e.base},b=C(f);retu\
rn b===null?[]:[{round:p.round,change:b,range:W(","f)}]}),[t,r]=[n[0],n.at(-1)];if(t===void 0||r===void 0||t===r)return \
null;let o=ne(e),a=o===null?[]:[o],i=r.range===null?","[]:[r.range.low,r.range.high].filter(Number.isFinite),s=xe([...n.\
map(({change:p})=>p),...i,...a],{from:x.bottom-4,to:x.top+","4},qt),c=p=>x.left+p/r.round*(x.right-x.left-6),m=n.flatMap\
(({round:p,range:f})=>f===null?[]:[{round:p,...f}]),l=[...m.map(","({round:p,high:f})=>[c(p),s.at(f)]),...m.map(({round:\
p,low:f})=>[c(p),s.at(f)]).toReversed()],u=n.map(({round:p,change:f})=>[",'c(p),s.at(f)]);return G(ve,"The change as the\
 rounds came in, with its 95% interval: worse is up.",[...Dn(s,Qt),le(`afte\\','r round ${t.round}`,c(t.round)),le(Strin\
g(r.round),c(r.round)),w("band",l.length===0?"":`${oe(l)}z`),w("zero",ce(s.at(0))),','...a.map(p=>w("limit",ce(s.at(p)))\
),w("change",oe(u)),w("change dots",re(u))])}function Qt(e){return e===0?"0%":`${K(Math.','abs(e))} ${e>0?"worse":"bette\
r"}`}function Dn(e,n){return e.ticks.flatMap(t=>[w("grid",ce(e.at(t))),Ne(n(t),x.left-6,{y:e.','at(t)+4,class:"end"})])}\
function le(e,n){return Ne(e,n,{y:ve.height-6,class:"middle"})}function Bn(e,n){return O(J(e,n).','split(" ")[0]??"")}fu\
nction ce(e){return M`M${x.left} ${e}H${x.right}`}function _n(e){return q.flatMap(n=>e[n]===null?[]:','[{side:n,...e[n]}\
])}function Un(e,n){let t=d("tr",{role:"row","aria-rowindex":1},e),r=d("thead",{role:"rowgroup"},[t]);return d("table",{\
class:"\\','results",role:"table","aria-label":"Every result",tabindex:-1},[r,n])}function Fn(e,n){let{place:t,isOpen:r,\
axis:o}=n,a={','class:`${e.state} ${Ie(e)}${r?" open":""}`,role:"row","aria-rowindex":t+2,"data-place":t},i=S.map(s=>s.i\
d==="benchmark"?','er(e,n):nr(s,e,o));return d("tr",a,i)}function er({name:e,group:n},{isOpen:t,isCurrent:r}){let o={"ar\
ia-expanded":String(','t),tabindex:r?0:-1,title:e},a=d("button",{type:"button",...o},[d("code",{},[e])]),i=n===null?[]:[\
d("span",{class:"group \\','quiet",title:n},[n])];return d("th",{scope:"row",role:"rowheader",class:"benchmark"},[a,...i\
])}function nr(e,n,t){let r=d(','"td",{class:e.id,role:"cell"},[e.text(n)]);r.textContent==="~"&&(r.title="no difference\
 shown: p is above 0.05");let o=e.','id==="interval"?dn(n,t):null;return o!==null&&r.append(Me(o)),r}function Vn(e,n){le\
t t=Be("Copy link to this row",()=>location.','href),r=d("div",{class:"actions"},[t,E(["Close"],{class:"plain"},n)]),o=d\
("td",{colspan:S.length,role:"cell"},[r,...rr(e)]);','return d("tr",{class:"details",role:"row"},[o])}function He(e){if(\
e===0)return[];let n=d("td",{colspan:S.length,role:"pr\\','esentation"});return n.style.height=`${e}px`,[d("tr",{class:"\
spacer","aria-hidden":"true",role:"presentation"},[n])]}var tr={','pass:"kept",fail:"broken",unknown:"undecided"};functi\
on rr(e){let{group:n,name:t,metric:r,renamed:o,since:a}=e,i=n===null?','[]:[d("code",{},[n])," \\xB7 "],s=[...o===null?[]\
:[nn(Ae(o),ye)],...a===null?[]:[`Since ${a.anchor.name}: ${Wn(a)}.`]];return[','d("h3",{},[d("code",{},[t])]),d("p",{cla\
ss:"quiet"},[...i,d("code",{},[r]),...ar(e)]),...s.map(c=>d("p",{},[c])),ir(e),d(','"div",{class:"plots"},[..._e(["In th\
e order they were taken",...Hn()],On(e)),..._e(["How often each value came",...Hn()],','An(e)),..._e(["The change as rou\
nds came in"],Ln(e))]),lr(e)]}function Wn({change:e,interval:n,base:t,isBase:r,isExact:o}){','let a=o?"":`, 95% interval\
 ${P(n)??"unknown"}`;return`${v(e)}${a}${r?"":`; base ${v(t)}`}`}function or({anchored:e}){if(e===','null)return"";if(ty\
peof e.level=="string")return` (${In[e.level]})`;let{name:n}=e.level.anchor;return` (${n===e.against?','"":`since ${n}: \
`}${Wn(e.level)})`}function ar({change:e,interval:n,p:t,exact:r,base:o,head:a}){let i=P(n),s=new Set([o,',"a].flatMap(m=\
>m?.n??[]));return[...e===null?[]:[`change ${v(e)}`],...i===null?[]:[`95% interval ${i}`],...t===null?[]:[Ce(",'t)],...r\
&&o!==null&&a!==null?["the same in every run, so no test is needed"]:[],`n=${[...s].join("+")}`].map(m=>` \\xB7 ${m}`)}',
'function ir({verdicts:e,unit:n,base:t,head:r}){if(e.length===0)return d("p",{},[t!==null&&r!==null?"No budget is set fo\
r\\',' it.":"Only one side has it: there is nothing to judge."]);let o=e.map(a=>{let{kind:i,limit:s,level:c,outcome:m,be\
cause:l,','anchored:u}=a,p=s===null?"":` ${ee(i)?ke(s,n):K(s)}`,f=c==="fail"?"":c==="warn"?" (a warning only)":" (only r\
eported)";return d(','"li",{class:m},[d("code",{},[i]),`${p}${u===null?"":` against ${u.against}`}: `,d("strong",{},[sr(\
a)]),or(a),f,...l===null?','[]:[d("span",{class:"quiet"},[` Why: ${l}`])]])});return d("ul",{class:"budgets"},o)}functio\
n sr(e){return e.isUnjudged?','"not judged: base is from another machine":Nn(e)?"not judged":tr[e.outcome]}function Hn()\
{return q.flatMap(e=>[" ",d("sp\\','an",{class:`key ${e}`},[e])])}function _e(e,n){return n===null?[]:[d("figure",{},[d(\
"figcaption",{},e),Me(n)])]}function lr(e){','let n=d("details",{},[d("summary",{},["Every value"])]),t={class:"scroll",\
tabindex:0,role:"region","aria-label":"Every v\\','alue"},r=()=>n.append(d("div",t,[cr(e)]));return n.addEventListener("\
toggle",r,{once:!0}),n}function cr(e){let t=[...new Set(',"q.flatMap(o=>e[o]?.rounds??[]))].sort((o,a)=>o-a).map(o=>{let\
 a=q.map(i=>{let s=e[i]?.values.filter((c,m)=>e[i]?.rounds[m]===",'o)??[];return d("td",{},[s.map(c=>ke(c,e.unit)).join(\
", ")])});return d("tr",{},[d("th",{scope:"row"},[String(o)]),...a])}),','r=["Round","Base","Head"].map(o=>d("th",{scope\
:"col"},[o]));return d("table",{class:"values"},[d("thead",{},[d("tr",{},r)]),','d("tbody",{},t)])}function jn(e,{from:n\
,to:t}){let{count:r}=e;if(r<=150)return{first:0,end:r,above:0,below:0};let o=Kn(Gn(e,n)-20,r),a=Kn(',"Gn(e,t)+20+1,r);re\
turn{first:o,end:a,above:ue(e,o),below:ue(e,r)-ue(e,a)}}function ue({rowHeight:e,open:n,detailsHeight:t},r){","return r*\
e+(n!==null&&n<r?t:0)}function Gn({rowHeight:e,open:n,detailsHeight:t},r){let o=n===null?Number.POSITIVE_INFINITY:",'(n+\
1)*e;return r<o?Math.floor(r/e):Math.max(n,Math.floor((r-t)/e))}function Kn(e,n){return Math.min(n,Math.max(0,e))}var $=\
{row:null,text:"",kinds:[],sort:{by:"state",descending:!1}};function Xn({row:e,text:n,kinds:t,sort:r}){let o=`${r.','des\
cending?"-":""}${r.by}`,a={row:e??"",state:t.join(),q:n,sort:o===$.sort.by?"":o};return Object.entries(a).filter(([,s])=\
>s!==','"").map(([s,c])=>`${s}=${ur(c)}`).join("&")}function ur(e){return encodeURIComponent(e.toWellFormed()).replaceAl\
l("%2F",','"/").replaceAll("%2C",",")}function Ue(e){let n=e.replace(/^#/,"").split("&"),t=new Map(n.map(o=>[o.slice(0,o\
.indexOf("=")),','dr(o.slice(o.indexOf("=")+1))]));if(!["row","state","q","sort"].some(o=>t.has(o)))return null;let r=t.\
get("state")?.split(','",")??[];return{row:t.get("row")??null,text:t.get("q")??"",kinds:Se.filter(o=>r.includes(o)),sort\
:mr(t.get("sort")??"")}}','function mr(e){let n=Pn.find(t=>t===e.replace(/^-/,""));return n===void 0?$.sort:{by:n,descen\
ding:e.startsWith("-")}}function dr(e){','try{return decodeURIComponent(e)}catch{return e}}function qn(e){let n=e.map(({\
group:r,name:o,metric:a,key:i})=>`${r??""}\\'," ${o} ${a} ${i}`.toLowerCase()),t=new Map;return({text:r,kinds:o,sort:a})\
=>{let i=r.toLowerCase().split(/\\s+/).filter(Boolean),","s=`${a.by} ${a.descending}`,c=t.get(s)??pr(e,a);return t.set(s\
,c),c.filter(m=>(o.length===0||o.includes(e[m].kind))&&i.every(","l=>n[m].includes(l)))}}function pr(e,{by:n,descending:\
t}){let r=e.map(S.find(({id:i})=>i===n).key),o=e.map(i=>C(i)??Number.","NEGATIVE_INFINITY),a=t?-1:1;return e.map((i,s)=>\
s).sort((i,s)=>fr(r[i],r[s],a)||(o[s]>o[i]?1:o[s]<o[i]?-1:i-s))}function fr(e,n,t){",'return e===n?0:e===null?1:n===null\
?-1:typeof e=="number"&&typeof n=="number"?e<n?-t:t:t*gr.compare(String(e),String(n))}','var gr=new Intl.Collator("en",{\
numeric:!0});var hr=44;function Yn(e,n,{onSort:t,onOpen:r}){let o=[],{sort:a}=$,i={count:0,rowHeight:hr,open:null,detail\
sHeight:0},s=new Map,','c="",m=null,l=0,u=S.map(({id:h,title:g,startsHigh:R=!1})=>d("th",{scope:"col",role:"columnheader\
",class:h},[E([g],{},()=>t(','{by:h,descending:a.by===h?!a.descending:R}))])),p=d("tbody",{role:"rowgroup"}),f=Un(u,p);f\
.classList.toggle("one-group",',"new Set(e.map(({group:h})=>h)).size<2);let b=new ResizeObserver(()=>{i={...i,detailsHei\
ght:m?.offsetHeight??0},H()});function k(h,g){","let R=g.findIndex(y=>e[y].key===h.row);g.length===o.length&&g.every((y,\
N)=>y===o[N])||(l=Math.max(0,R)),o=g,a=h.sort;for(let[",'y,{id:N}]of S.entries())N!==a.by?u[y].removeAttribute("aria-sor\
t"):u[y].setAttribute("aria-sort",a.descending?"descendin\\','g":"ascending");f.setAttribute("aria-rowcount",String(o.le\
ngth+1)),b.disconnect(),m=R<0?null:Vn(e[o[R]],_),i={...i,count:o.','length,open:R<0?null:R,detailsHeight:0},s.clear(),p.\
replaceChildren(),c="",H(),m!==null&&b.observe(m),Fe()&&H()}function _(){',"let{open:h}=i;h!==null&&(r(null),me(h))}func\
tion Fe(){let[h]=s.values(),g=h?.offsetHeight??0;return g===0||g===i.rowHeight?","!1:(i={...i,rowHeight:g},!0)}function \
H(){let{top:h}=p.getBoundingClientRect(),g=jn(i,{from:-h,to:window.innerHeight-h});","if(c===JSON.stringify(g))return;c=\
JSON.stringify(g);let R=p.contains(document.activeElement);for(let y of s.keys())(y<g.","first||y>=g.end)&&s.delete(y);l\
et T=[];for(let y=g.first;y<g.end;y+=1){let[N,Qn]=[y===i.open,y===l],Ve=s.get(y)??Fn(e[o[y]],","{place:y,isOpen:N,isCurr\
ent:Qn,axis:n});s.set(y,Ve),T.push(Ve),N&&m!==null&&T.push(m)}yr(p,[...He(g.above),...T,...He(g.","below)]),R&&!p.contai\
ns(document.activeElement)&&f.focus({preventScroll:!0})}function me(h){if(o.length===0)return;if(s.",'get(l)?.querySelec\
tor("button")?.setAttribute("tabindex","-1"),l=Math.min(o.length-1,Math.max(0,h)),!s.has(l)){let T=window.',"scrollY+p.g\
etBoundingClientRect().top+ue(i,l);window.scrollTo({top:T-window.innerHeight/3}),H()}let g=s.get(l),R=g?.querySelector(",
'"button");R?.setAttribute("tabindex","0"),R?.focus({preventScroll:!0}),g?.scrollIntoView({block:"nearest"})}function Zn\
({','key:h,altKey:g,ctrlKey:R,metaKey:T}){let y=Math.max(1,Math.floor(window.innerHeight/i.rowHeight)-2),N=new Map([["Ar\
rowDo\\','wn",l+1],["ArrowUp",l-1],["PageDown",l+y],["PageUp",l-y],["Home",0],["End",o.length-1]]);return g||R||T?void 0\
:N.get(h)}','return p.addEventListener("click",({target:h})=>{let g=h instanceof Element?h.closest("tr[data-place]"):nul\
l;if(g===null||','String(window.getSelection())!=="")return;let R=Number(g.dataset.place);r(R===i.open?null:e[o[R]]),me(\
R)}),f.addEventListener(','"keydown",h=>{let g=Zn(h);h.key==="Escape"?_():g!==void 0&&!(h.target instanceof Element&&h.t\
arget.closest(".details, th\\','ead"))&&(h.preventDefault(),me(g))}),window.addEventListener("scroll",H,{passive:!0}),wi\
ndow.addEventListener("resize",()=>{',"Fe(),H()}),{element:f,show:k,focus:me}}function yr(e,n){let t=new Set(n);for(let \
r of[...e.children])t.has(r)||r.remove();",'for(let[r,o]of n.entries())e.children[r]!==o&&e.insertBefore(o,e.children[r]\
??null)}function zn(e,n){let t=kn("benchmarks",l=>n({text:l})),r=new Set,o=$n(e).map(l=>{let u=e.filter(b=>b.kind===l).l\
ength.toLocaleString(','"en-US"),p=[De.get(l)??l," ",d("span",{class:"quiet"},[u])],f=E(p,{class:`chip ${l}`,"aria-press\
ed":"false"},()=>{r.delete(','l)||r.add(l),n({kinds:[...r]})});return{kind:l,button:f}}),a=d("p",{role:"status",class:"q\
uiet"}),i=E(["Show all"],{class:"\\','plain",hidden:!0},()=>{n({text:"",kinds:[]}),t.focus()}),s=br(l=>n({sort:l})),c=o.\
map(({button:l})=>l),m=d("div",{role:"\\','group","aria-label":"Show only",class:"chips"},c);return{element:d("div",{cla\
ss:"toolbar"},[t,m,s.element,a,i]),search:t,',"show({text:l,kinds:u,sort:p},f){s.show(p),t.value!==l&&(t.value=l),r.clea\
r();for(let k of u)r.add(k);for(let{kind:k,button:_}of o)",'_.setAttribute("aria-pressed",String(r.has(k)));let b=A(e.le\
ngth,"result");a.textContent=f===e.length?b:`${f.toLocaleString(','"en-US")} of ${b}`,i.hidden=f===e.length}}}function b\
r(e){let{sort:n}=$,t=S.map(({id:a,title:i})=>d("option",{value:a},[','i])),r=d("select",{},t);r.addEventListener("change\
",()=>{let{id:a,startsHigh:i=!1}=S[r.selectedIndex];e({by:a,descending:i})});','let o=E([],{"aria-label":"Reverse the or\
der"},()=>e({...n,descending:!n.descending}));return{element:d("div",{class:"sor\\','t"},[d("label",{},["Sort by ",r]),o\
]),show(a){n=a,r.value=n.by,o.textContent=n.descending?"\\u2193":"\\u2191"}}}En();vn("explorer",(e,n)=>{let t=Mn(e),r=qn(t\
),o=$,a=zn(t,l=>s(l)),i=Yn(t,mn(t),{onSort:l=>s({sort:l}),onOpen:l=>s({row:l?.',"key??null})});n.append(a.element,i.elem\
ent);function s(l){c({...o,...l}),Jn(o)}function c(l){o=l;let u=r(o);return a.show(","o,u.length),i.show(o,u),u}function\
 m(l){let u=f=>f.findIndex(b=>t[b].key===l.row),p=u(c(l));l.row!==null&&(p<0&&(p=u(c({",'...l,text:"",kinds:[]}))),p>=0&\
&i.focus(p))}wr(t,({key:l})=>{m({...o,row:l}),Jn(o)}),window.addEventListener("hashchange",','()=>{let l=Ue(location.has\
h);l!==null&&m(l)}),a.search.addEventListener("keydown",l=>{l.key==="Escape"&&s({text:""}),l.key===','"ArrowDown"&&(l.pr\
eventDefault(),i.focus(0))}),m(Ue(location.hash)??$)});function Jn(e){let n=Xn(e);try{history.replaceState(','null,"",n=\
==""?location.pathname+location.search:`#${n}`)}catch{return}}function wr(e,n){let t=document.querySelector(".\\','overv\
iew svg"),r=document.querySelector(".overview .pointed");if(t===null||r===null)return;let o=r.textContent,a=ln(e),i=({',
'clientX:s})=>{let{left:c,width:m}=t.getBoundingClientRect();return a[Math.floor((s-c)/m*a.length)]};t.addEventListener(\
"\\','pointermove",s=>{let c=i(s);if(c===void 0||c.change===null)return;let m=P(c.interval);r.textContent=`${c.name} \\xB\
7 ${c.','metric} \\xB7 ${v(c.change)}${m===null?"":` (${m})`}`}),t.addEventListener("pointerleave",()=>{r.textContent=o})\
,t.addEventListener(','"click",s=>{let c=i(s);c!==void 0&&n(c)})}})();'].join(`
`),PAGE_SCRIPT_HASH="sha256-avs18MUzu4cUKM0PH4/4k804JvKc0mTREMgiADe6TeY=";var SIGNS={good:"\u2713",warning:"!",bad:"\u2715",undecided:"?",broken:"!"},MAX_OPEN_FINDINGS=6,LABEL_REM=1.5;function renderHtml(report){
let{rows}=report,document={...makeDocument(report),commits:report.commits},{mark,text}=document.headline,anchors=anchorsOf(
report),frame={title:`${text} \xB7 ${quoteUntrustedText(report.name)}`,style:[STYLE,rows.length===0?"":RESULTS_STYLE,rows.
some(({functions})=>functions!==null)?FUNCTIONS_STYLE:""].join(""),scriptHashes:rows.some(hasFlameGraph)?[PAGE_SCRIPT_HASH,
FLAME_SCRIPT_HASH]:[PAGE_SCRIPT_HASH],isReplaced:!0},skip=html`<a class="skip" href="#results">Skip to the results</a>\n`,
head=[...document.override,...document.counts,...document.decisions];return renderPage(frame,html`${rows.length===0?null:
skip}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${text}</span></h1>
${head.map(writeBlock)}<p class="quiet">${listSides2(report)}</p>
</header>
<main>
${writeVerdict(document,anchors)}${renderOverview(report,anchors)}${rows.length===0?null:renderResults(report,anchors)}${renderMachines(
report)}</main>
<footer class="quiet">${document.origin.map(words=>html`<p>${words}</p>`)}</footer>${rows.length===0?null:html`\n${renderScript(
PAGE_SCRIPT,packRows(rows))}`}`)}function listSides2({name,commits:{base,head},rounds}){let[from,to]=[base,head].map(({sha,
how})=>asUntrustedText(sha===null?how:abbreviateSha(sha)));return[asUntrustedText(name)," \xB7 base ",from," against hea\
d ",to,` \xB7 ${formatCount(rounds,"round")}`]}function writeVerdict(document,anchors){let{errors,findings,renames,advice,
since,changes,warnings,nextSteps,repeat}=document,items=findings.map(finding=>writeFinding(finding,anchors,document.commits)),
rest=items.slice(MAX_OPEN_FINDINGS),folded=html`<details><summary>${formatCount(rest.length,"more budget")} broken or undecided</summary>\n${writeCards(
rest)}</details>\n`;return[errors.map(writeBlock),writeCards(items.slice(0,MAX_OPEN_FINDINGS)),rest.length===0?null:folded,
[...renames,...advice,...since,...changes,...nextSteps,...repeat].map(writeBlock),warnings.length===0?null:[html`<h2>Warnings</h2>\n`,
warnings.map(writeBlock)]]}function writeCards(items){return items.length===0?null:html`<ul class="findings">\n${items}</ul>\n`}
function writeFinding(finding,anchors,commits){let{row,verdict,what,facts,culprit,functions,because}=finding,tone=verdict.
outcome==="fail"&&verdict.level==="fail"?"fail":"unclear",name=what.findIndex(piece=>typeof piece!="string"&&!("strong"in
piece)),sentence=what.map((piece,index)=>index===name?linkToRow(row,anchors,piece):piece),searched=culprit!==null&&"culp\
rit"in row?drawCulprit(row):null;return html`<li class="${tone}"><p>${sentence}</p>${[culprit===null?null:html`<p>${culprit}</p>`,
searched===null?null:html`<div class="commits">${searched}</div>`,functions===null?null:renderFunctions(functions),functions===
null||!("state"in row)?null:renderFlames(row,commits),facts.length===0?null:html`<p class="quiet">${facts}</p>`,because===
null?null:html`<p class="quiet">Why this budget: ${cleanUntrustedText(because)}</p>`]}</li>\n`}function writeBlock(block){
switch(block.kind){case"text":return html`<p>${block.words}</p>\n`;case"problems":return writeCards(block.problems.map(writeProblem));case"\
changes":return[html`<p>${showUncut(block.words)}</p>\n`,writeList(block.items)];case"yaml":return html`<p>${block.words}</p>\n<pre class="copied"><code>${block.
yaml}</code></pre>\n`;case"steps":{let items=block.steps.map(({text,yaml,url})=>[text,url===void 0?null:html` <a href="${url}">${GUIDE_TITLE}</a>`,
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
