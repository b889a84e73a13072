import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FLAME_SCRIPT_HASH,RESULTS_STYLE,STYLE,drawElement,drawPath,drawPicture,drawText,formatDots,formatPolyline,packRowsAsJson,
path,renderFlameHtml,rowKeysOf}from"./action-compare-report-history-html-measuring.js";import{CONTROL_MARK,DATA_START,GUIDE_TITLE,NEXT_STEPS_TITLE,
REPEAT_TITLE,allowedValueOf,allowedWorseningOf,escapeScriptJson,formatCustomTables,formatExponent,formatGrowth,formatMedianCell,
html,isChanged,joinContents,listMachineFacts,makeDocument,makeResultTables,namesOfRows,notesOf,pickShownChange,renderPage,
renderScript,renderScrollRegion,showUncut,summariseUnchangedRows,titleOf,worseSignOf,worseningIntervalOf,worseningOf}from"./action-compare-report-history-html-measuring-report.js";
import{extentOf,makeChangeAxis,makeLinearAxis}from"./action-compare-report-history-html-judge-recording-measuring-report-validate.js";import{abbreviateSha,asUntrustedText,cleanLastLines,
formatChange,formatCount,formatDiagnostic,formatPercent,renderExcerpt,titleOfLastLines}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import{
cleanUntrustedText,quoteUntrustedText}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{SIDES}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{
formatCompact,formatQuantity}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";var OVERVIEW={width:1e3,height:200};var MAX_LABELLED=3,OVERVIEW_LABEL=17,TONES=["same","good","unclear","bad"];function toneOf({state}){return state==="regr\
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
path`H${(index+1)*step}`}).join("")}var SIZE={width:300,height:160},PLOT={left:88,right:294,top:8,bottom:136};var SIDE_SHIFT={base:-.18,head:.18};function drawSamplePlot(row){let present=listSides(row),measured=extentOf(present.flatMap(({values})=>values));if(measured===
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
"bad dots",formatDots(commits.map(commit=>[x(commit.position),axis.at(commit.change)]))),...names])}var SIZE2={width:336,height:168},PLOT2={left:60,right:330,top:12,bottom:146};function drawGrowth({base,head,unit},growth,label){
let sides=[{name:"base",exponent:base?.median,values:growth.base},{name:"head",exponent:head?.median,values:growth.head}].
flatMap(({values:values2,exponent,...side})=>values2===null||exponent===void 0?[]:[{...side,exponent,values:values2}]),sizes=extentOf(
growth.sizes.map(Math.log)),values=extentOf(sides.flatMap(side=>side.values.map(Math.log))),x=makeLinearAxis(sizes,{from:PLOT2.
left,to:PLOT2.right}),y=makeLinearAxis(values,{from:PLOT2.bottom,to:PLOT2.top}),lines=sides.flatMap(({name,exponent,values:own})=>{
let points=own.map((value,index)=>[x.at(Math.log(growth.sizes[index])),y.at(Math.log(value))]),middle=own.reduce((sum,value)=>sum+
Math.log(value),0)/own.length,centre=growth.sizes.reduce((sum,size)=>sum+Math.log(size),0)/own.length,ends=[sizes.low,sizes.
high].map(at=>[x.at(at),y.at(middle+exponent*(at-centre))]);return[drawPath(`${name} dots`,formatDots(points)),drawPath(
name,formatPolyline(ends))]}),labels=[values.low,values.high].map(at=>drawText(formatQuantity(Math.exp(at),unit),PLOT2.left-
6,{y:y.at(at)+4,class:"end"})),[first,last]=[growth.sizes[0],growth.sizes.at(-1)];return drawPicture(SIZE2,label,[...lines,
...labels,drawText(formatCompact(first,0),PLOT2.left,{y:SIZE2.height-4}),drawText(formatCompact(last,0),PLOT2.right,{y:SIZE2.
height-4,class:"end"})])}var MAX_PICTURES=24,MAX_OPEN_ROWS=200;function anchorsOf({rows}){let keys=rowKeysOf(rows);return new Map(rows.map((row,index)=>[
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
isControl?html` <span class="quiet">${CONTROL_MARK}</span>`:null],medians=[base,head].map(cell=>cell&&formatMedianCell(cell));
return renderLine([name,...medians,change,test],html` id="${anchors.get(row)}" class="${row.state}"`)}function renderLine(cells,attributes=null){
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
intro,rows,elsewhere,hasIntervals,titles}){if(rows.length===0)return html`<p>${intro}</p>`;let[change,name,place]=titles.
map(one=>one[0].toUpperCase()+one.slice(1)),lines=rows.map(({delta,interval,name:name2,file})=>{let range=hasIntervals?html`<td class="range">${interval}</td>`:
null;return html`<tr><td>${delta}</td>${range}<td>${name2}</td><td>${file}</td></tr>`}),title=hasIntervals?html`<th scope="col" class="range">95% interval</th>`:
null,table=html`<table class="functions">
<thead><tr><th scope="col">${change}</th>${title}<th scope="col">${name}</th><th scope="col">${place}</th></tr></thead>
<tbody>${lines}</tbody></table>`;return html`<p>${intro}</p>
${renderScrollRegion(`${name}s that changed`,table)}
${elsewhere===null?null:html`<p>${elsewhere}</p>`}`}function renderFlames({functions,name},{base,head}){if(functions?.kind!==
"compared"||functions.graph===null)return null;let[from,to]=[base,head].map(({sha,how})=>sha===null?how:abbreviateSha(sha)),
compared=`${functions.isOfCommand?"all benchmarks":name}, base ${from} \u2192 head ${to}`,page=renderFlameHtml(functions.
attribution,functions.graph,compared);return html`<details class="flames"><summary>Flame graph</summary><iframe title="Flame graph of ${quoteUntrustedText(
name)}" loading="lazy" srcdoc="${page}"></iframe></details>`}var PAGE_SCRIPT=['"use strict";(()=>{function A(e,n){return Object.is(e,-0)?`-${0 .toFixed(n)}`:Math.abs(e)<1e21?ut(e,n)\
?mt(e,n):e.toFixed(n):Number.isNaN(e)?','"NaN":Number.isFinite(e)?n===0?String(BigInt(e)):`${BigInt(e)}.${"0".repeat(n)}\
`:e<0?"-Inf":"+Inf"}function ut(e,n){return Math.','abs(e*2**(n+1))%2===1}function mt(e,n){let t=e.toFixed(n+1).replace(\
/\\.?5$/,"");return/[02468]$/.test(t)?t:e.toFixed(n)}var j=12;function _(e,n,t=""){let r=A(e,n)+t;return Number.isFinite(\
e)&&r.length<=j?r:ee(e,t)}function Xe(e,n,t=""){let r=_(','e,n,t);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.leng\
th<j?r:ee(e,t)}`}function ee(e,n=""){return Number.isNaN(e)?','"?":(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\
\\u221E`)+n}function N(e){let n=new Map;return t=>{let r=n.get(t);if(r!==void 0)return r;n.size===100&&n.clear();let o=e(\
t);return n.','set(t,o),o}}var qe="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",dt=n\
ew RegExp(`([*/${qe}-]+)|[^\\','*/${qe}-]+`,"g"),J=N(e=>{let n=[],t=!1;for(let{0:r,1:o,index:a}of e.matchAll(dt))o===voi\
d 0?n.push({text:r,start:a,inDenominator:t}):','t=(o.match(/[*/]/g)?.at(-1)??(t?"/":"*"))==="/";return n});var pt=[[1e-1\
2,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\',
'd microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],ft=[[60,"min mins minute mi\
n\\','utes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],gt=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1\
e6,"MB\\',' megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibib\
ytes"],[2**','20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],ht={sec:4,\
B:2},ze=new Map,','Ye=new Map;function Pe(e,n,t){for(let[r,o]of e)for(let a of o.split(" ")){let i={base:n,factor:r,insi\
de:t};ze.set(a,i),a.','length>=ht[n]&&Ye.set(a.toLowerCase(),i)}}Pe(pt,"sec",!0);Pe(ft,"sec",!1);Pe(gt,"B",!0);function \
ne(e){return ze.get(e)??',"Ye.get(e.toLowerCase())??null}var te=N(e=>{let n=J(yt(e)),t=n.filter(s=>!s.inDenominator).map\
(({text:s})=>s),r=n.filter(s=>s.inDenominator).map(({text:s})=>s),",'o=r.map(ne).find(s=>s?.base==="sec"),a=t.map(ne).fi\
lter(s=>s?.inside),[i]=a.length===1?a:[];return{kind:i==null?"other":','i.base==="sec"?"time":"size",factor:i?.factor??1\
,numerator:t,denominator:r,rate:o!==void 0,perSeconds:o?.factor??null}});','function yt(e){return/per|1|\xB9/i.test(e)?e.re\
placeAll(/(?<=\\S)[\\s_-]+per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,',
'"/$1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}var Qe=N(e=>{let n=ne(e.trim());if(n!==null)return{unit:n.base,factor\
:n.factor};let t=bt(e);return t.factor>=1/Ze&&t.factor<=','Ze?t:{unit:e,factor:1}}),Ze=1e30;function bt(e){let n="",t=1,\
r=0;for(let{text:o,start:a,inDenominator:i}of J(e))i||o!=="\\','ns"&&o!=="MB"||(t=o==="ns"?t/1e9:t*1e6,n+=e.slice(r,a)+(\
o==="ns"?"sec":"B"),r=a+o.length);return{unit:n+e.slice(r),factor:t}}var wt=new Map([["sec",{dimension:"s",better:"lower\
",exact:!1}],["sec/op",{dimension:"s",better:"lower",exact:!1}],["B",','{dimension:"B",better:"lower",exact:!1}],["B/op"\
,{dimension:"B",better:"lower",exact:!1}],["allocs/op",{dimension:"count",','better:"lower",exact:!0}],["count",{dimensi\
on:"count",better:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"higher",','exact:!1}],["1/s",{dimension:"1/s",bette\
r:"higher",exact:!1}]]),xt=/^[kmgtpe]?i?(?:(?:[fqrtcp]|io|flo)ps|b(?:it)?ps|ips|hz|[rtq]pm)$/i,',"Rt=/^(?:errors?|fail(?\
:ure|ed)?s?|faults?|miss(?:es)?|drop(?:ped|s)?|retr(?:y|ies)|timeouts?|stalls?|gcs?|collisions?|conflicts?|exceptions?|e\
victions?|aborts?|rejects?|leaks?)$/i,","Qr=N(e=>{let n=Qe(e).unit,{kind:t,rate:r,numerator:o}=te(n),a=wt.get(n),i=r||o.\
some(m=>xt.test(m)),s=/\\/(?:op|iter)$/.test(",'n),c=r?!o.some(m=>Rt.test(m)):t!=="other"||s;return{...a??{dimension:n,b\
etter:i?"higher":"lower",exact:!1},guessed:a===void 0,','evident:a!==void 0||c,isDuration:t==="time"&&!r,binary:$e(n)}})\
;function $e(e){return J(e).some(({text:n,inDenominator:t})=>!t&&','(n==="B"||n==="MB"||n==="bytes"))}function rn(e,n){l\
et t=n("1");return[{from:n("99.995"),decimals:1,factor:t,prefix:e},{from:n("9.9995"),decimals:2,factor:t,','prefix:e},{f\
rom:n("0.99995"),decimals:3,factor:t,prefix:e}]}var kt=["T","G","M","k","","m","\\xB5","n"].flatMap((e,n)=>rn(','e,t=>+`\
${t}e${12-3*n}`)),St=["Ti","Gi","Mi","Ki",""].flatMap((e,n)=>rn(e,t=>Number(t)*2**(40-10*n))),en=[-1,-2,-3,-4,-5,','-6,-\
7,-8].map(e=>+`9.9995e${e}`),Mt={decimals:3,factor:1,prefix:""};function on(e,n){let t=$e(n)?"binary":"decimal",r=tn(',"\
e,t);return o=>nn(o,r)??nn(o,tn([o],t))??ee(o)}function nn(e,{decimals:n,factor:t,prefix:r}){let o=e/t,a=A(o,n)+r;return\
 Number.",'isFinite(o)&&a.length<=j?a:null}function tn(e,n){let t=n==="binary"?St:kt,r=vt(e);if(r===0)return Mt;for(let \
c=0;c<t.length;c+=',"1)if(r>=t[c].from)return t[c];let{factor:o,prefix:a}=t.at(-1),i=en.findIndex(c=>r/o>=c);return{deci\
mals:3+(i<0?en.length-","1:i),factor:o,prefix:a}}function vt(e){let n=0;for(let t of e){let r=Math.abs(t);r!==0&&(n===0|\
|r<n)&&(n=r)}return n}var Tt={",'time:1,size:1024,other:1e5};function re(e,n){let{kind:t,factor:r,rate:o,perSeconds:a}=t\
e(n),i=r===1&&(!o||a===1)?t:"othe\\','r",c=Number.isInteger(e)&&Math.abs(e)<Tt[i]?String(e):on([e],n)(e);return n==="cou\
nt"||n==="allocs/op"?c:n==="1/s"?`${c}\\','/s`:i==="other"?`${c} ${n}`:c+(i==="time"?"s":"B")+(o?"/s":"")}function an(e)\
{return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var Oe="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0",',
'io=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${Oe}]`,"gu");var he=120,Ct=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu,Et=/[\\p{Cc}\\p{Cf}\
\\p{Cs}]/gu,Pt=new RegExp(`[${Oe}]`,"gu"),$t=/^[ -~]*$/;function Ot(e){','return $t.test(e)?e:e.replaceAll(Ct," ").repla\
ceAll(Et,"").replaceAll(Pt,"")}function It(e,n=he){if(e.length<=n)return e;let t=[...e];return t.length>n?`${t.slice(0,n\
-1).join("")}\\u2026`:e}function L(e,n=he){let t=Ot(e).trim();return t===""?"(no name)":It(t,n)}function ye(e,n=he){retur\
n an(L(e,n))}var be={plain:e=>e,strong:e=>e,code:e=>sn(e),untrusted:e=>ye(e)},go={...be,code:e=>sn(e,Number.POSITIVE_INF\
INITY),untrusted:e=>ye(','e,Number.POSITIVE_INFINITY)};function sn(e,n){return e.includes("`")?ye(e,n):`\\`${L(e,n)}\\``}f\
unction P(e,...n){return e.','flatMap((t,r)=>{let o=n[r]??"";return[t,...At(o)?o:[typeof o=="number"?String(o):o]]}).fil\
ter(t=>t!=="")}function X(e){return{untrusted:e}}function ln(e,n=be){return e.map(t=>typeof t=="string"?n.plain(t):"stro\
ng"in t?n.strong(','t.strong):"code"in t?n.code(t.code):n.untrusted(t.untrusted)).join("")}function At(e){return Array.i\
sArray(e)}var Ie=1e-7;function we(e){return e<Ie?`p<${A(Ie,7)}`:`p=${Nt(e)}`}function Nt(e){return e<Ie?e.toExponential(\
1):A(e,Math.max(3,1-Math.',"floor(Math.log10(e))))}function T(e){return Lt(e,S)}function Lt(e,n){if(e===null)return null\
;let[t,r]=[e.low,e.high].map(o=>Number.isFinite(o)&&",'o>-1?n(o):null);return t&&r?`${t} to ${r}`:t?`above ${t}`:r?`belo\
w ${r}`:null}function S(e){return Xe(e*100,2,"%")}function cn({base:e,head:n,placements:t}){return t===null?"the same in\
 every run":[e,n].every(o=>o?.values.every(a=>a===','o.values[0])??!0)?"the same in every placement":"the same differenc\
e in every placement"}var un=["fail","warn","report"];function q({anchored:e}){return e===null}function oe(e){return e==\
="max"||e==="min"}var xe=["regression","improvement","unchanged","inconclusive","new","removed","failed"];function Ae({b\
etter:e,base:n}){let t=e==="lower"?1:-1;return n!==null&&n.median<0?-t:t}function $(e){return e.change===null?',"null:Ae\
(e)*e.change}function z(e){if(e.interval===null)return null;let{high:n}=e.interval,t=e.interval.low<=-1?Number.NEGATIVE_\
INFINITY:","e.interval.low;return Ae(e)===1?{low:t,high:n}:{low:-n,high:-t}}function ae({verdicts:e}){let n=e.filter(q).\
flatMap(({kind:t,",'limit:r})=>t==="max-regression"&&r!==null?[r]:[]);return n.length===0?null:Math.min(...n)}function m\
n({verdicts:e}){return e.',"find(({kind:n})=>oe(n))?.limit??null}var Dt=[1,2,5,10],dn=1e-9;function ie(e){let[n,t]=[Numb\
er.POSITIVE_INFINITY,Number.NEGATIVE_INFINITY];for(let r of e)Number.","isFinite(r)&&(r<n&&(n=r),r>t&&(t=r));return n>t?\
null:{low:n,high:t}}function Re({low:e,high:n},{from:t,to:r},o=4){return e===","n?{at:()=>(t+r)/2,ticks:[e]}:{at:i=>t+(M\
ath.min(n,Math.max(e,i))-e)/(n-e)*(r-t),ticks:Bt({low:e,high:n},o)}}function Bt({","low:e,high:n},t){let r=(n-e)/t,o=10*\
*Math.floor(Math.log10(r)),a=o*(Dt.find(m=>m*o>=r*.999)??10);if(!(a>0&&a<1/0))return[","e,n];let i=Math.ceil(e/a-dn),s=M\
ath.floor(n/a+dn)-i+1,c=Array.from({length:s},(m,l)=>Number(((i+l)*a).toPrecision(15)));","return[...new Set(c)]}var pn=\
.05,_t=[.01,.02,.05,.1,.25,.5,1,2,5,10,100],Ht=.02;function ke(e,{from:n,to:t},r){let o=ie(","e)??{low:0,high:0},a=Math.\
max(Ht,Math.abs(o.low),Math.abs(o.high))*1.05,i=Math.asinh(a/pn),s=(n+t)/2,c=l=>{let u=Math.asinh(","Math.min(a,Math.max\
(-a,l))/pn);return s+u/i*(t-s)},m=[];for(let l of _t)l<=a&&Math.abs(c(l)-c(m.at(-1)??0))>=r&&m.push(l);","return{at:c,ti\
cks:[...m.map(l=>-l).toReversed(),0,...m]}}function Se(e,n,t=[]){let r=Object.entries(n).map(([o,a])=>[o,fn(a)]);return{\
tag:e,attributes:Object.fromEntries(r),children:t}}",'function Y({width:e,height:n},t,r){return Se("svg",{viewBox:`0 0 $\
{e} ${n}`,role:"img","aria-label":t},r)}function w(e,n){','return Se("path",{class:e,d:n})}function M(e,...n){return e.m\
ap((t,r)=>t+fn(n[r]??"")).join("")}function Ne(e,n,t){return Se(','"text",{x:n,...t},[e])}function fn(e){return typeof e\
=="string"?e:String(Math.round(e*10)/10)}function se(e){return e.map(','([n,t])=>M`M${n} ${t}h0`).join("")}function le(e\
){return e.map(([n,t],r)=>M`${r===0?"M":"L"}${n} ${t}`).join("")}var ce={width:160,height:20};function Le({state:e}){ret\
urn e==="regression"||e==="failed"?"bad":e==="improvement"?"good":e==="inconclusive"?"unclear":','"same"}function gn(e){\
return hn(e).map(({row:n})=>n)}function hn(e){return e.flatMap(n=>yn(n)??[]).toSorted((n,t)=>t.change-',"n.change||(t.al\
lowed??0)-(n.allowed??0))}function yn(e){let n=$(e);return n===null?null:{row:e,change:n,range:z(e),allowed:ae(","e)}}fu\
nction Ut(e){return e.flatMap(({change:n,allowed:t,range:r})=>[n,t??0,r?.low??0,r?.high??0])}function Vt({low:e,high:n})\
{","return Number.isFinite(e)||Number.isFinite(n)}function bn(e){return ke(Ut(hn(e)),{from:4,to:ce.width-4},ce.width)}fu\
nction wn(e,n){let t=yn(e);if(t===null)return null;","let{change:r,range:o,allowed:a}=t,[i,s]=[Le(e),ce.height/2],c=(l,u\
)=>w(l,M`M${n.at(u)} 0V${ce.height}`),m=({low:l,high:u})=>w(",'`${i} range${Vt({low:l,high:u})?"":" open"}`,M`M${n.at(l)\
} ${s}H${n.at(u)}`);return Y(ce,`95% interval ${T(e.interval)??','"unknown"}`,[c("zero",0),...a===null||a===0?[]:[c("lim\
it",a)],...o===null?[]:[m(o)],w(`${i} dots`,se([[n.at(r),s]]))])}function xn(e,n){if(e===n)return!0;if(e.length!==n.leng\
th)return!1;for(let t=0;t<e.length;t+=1)if(e[t]!==n[t])return!1;return!0}function H(e){return String(e).replace(/^\\d{4,}\
/,n=>n.replace(/\\B(?=(?:\\d{3})+$)/g,","))}var Ft=12;function D(e){let n=e*100,t=`${Number(n.toPrecision(Ft))}%`;return N\
umber.isFinite(n)&&t.length<=j?t:_(n,2,"%")}','function De(e){return _(e*100,e<.0995?1:0,"%")}function Rn(e){return _(e*\
100,0,"%")}function B(e,n){return`${H(e)} ${n}${e===1?"":"s"}`}function _e({from:e,by:n},t=r=>r){return P`renamed from $\
{X(t(e))}${n==="head"?" by this pull request":""}`}var qt=.05;function vn({median:e,range:n}){return n===""?e:`${e} \\xB1\
 ${n}`}function Tn({median:e,medianInterval:{low:n,high:t}}){return!Number.','isFinite(n)||!Number.isFinite(t)?"":Math.s\
ign(n)!==Math.sign(e)||Math.sign(t)!==Math.sign(e)?"?":e===0?"0%":Rn(Math.max(','t/e-1,1-n/e))}function He({base:e,head:\
n,p:t,fastestP:r,change:o}){return e===null||n===null?"":Math.min(t??0,r??1)>qt?"\\','~":o===null?"?":o===0?"0.00%":S(o)\
}var ve=[...xe,"not-significant","not-proved","allowed","control"];function zt({interval:e}){if(e===null)return null;let\
 n=(e.high-e.low)/2;return Number.isFinite(n)?n:null}var Yt="contro\\','l",Zt=[["regression","worse"],["inconclusive","u\
ndecided"],["improvement","better"],["unchanged","unchanged"],["not-sign\\','ificant","no significant change"],["not-pro\
ved","not proved"],["allowed","worse within budget"],["new","new"],["removed",','"removed"],["failed","failed"],["contro\
l",Yt]],Ue=new Map(Zt);function Cn({kind:e,interval:n}){let t=e==="not-significan\\','t"?zt({interval:n}):null,r=Ue.get(\
e)??e;return t===null?r:`${r} (\\xB1${De(t)})`}var Qt=7,er=-300,In=1e5,En={low:Number.NEGATIVE_INFINITY,high:Number.POSIT\
IVE_INFINITY};function An({texts:e,rounds:n,rows:t}){return t.map(nr(e,n).unpack)}function nr(e,n){let t=Pn(e),r={...t,p\
ack:u=>t.pack(L(u))},o={anchor:U({name:r},{commit:""}),base:F,change:F,interval:me,','p:F,isBase:ue,isExact:ue},a=U(o,{l\
ikely:En}),i={pack:u=>typeof u=="string"?u:a.pack(u),unpack:u=>typeof u=="string"?u:a.','unpack(u)},s=U({kind:r,limit:F,\
level:Z(un),outcome:Z(["pass","fail","unknown"]),because:V(r),isUnjudged:ue,anchored:V(U(',"{against:r,level:i},{}))},{m\
inDelta:0,alpha:null,early:null,isHeld:!1,isHeldByControls:!1,isOutOfReach:!1,isOfLayout:!1,",'decidedBy:null}),c=U({fro\
m:r,by:Z(["configuration","head"])},{shortFrom:null}),m=U({...o,isSignificant:ue},{likely:En}),','l=V(rr(Pn(n)));return \
U({key:t,group:V(r),name:r,metric:r,unit:r,renamed:V(c),better:Z(["lower","higher"]),kind:Z(ve),state:Z(',"xe),exact:ue,\
base:l,head:l,change:F,interval:V(me),p:F,fastestP:F,verdicts:On(s),course:On(tr),since:V(m)},{command:null,","shortName\
:null,placements:null,primary:!0,isControl:!1})}function U(e,n){let t=Object.entries(e);return{pack:r=>t.map(([","o,{pac\
k:a}])=>a(r[o])),unpack(r){let o=t.map(([a,{unpack:i}],s)=>[a,i(r[s])]);return{...n,...Object.fromEntries(o)}}}}function\
 Pn(e){","let n=new Map,[t,r]=[null,0];return{pack(o){if(o===t||$n(o)&&$n(t)&&xn(o,t))return r;let a=String(o);return r=\
n.get(a)??","e.push(o)-1,n.set(a,r),t=o,r},unpack:o=>e[o]}}function $n(e){return Array.isArray(e)}function Z(e){return{p\
ack:n=>e.indexOf(","n),unpack:n=>e[n]}}function On({pack:e,unpack:n}){return{pack:t=>t.map(e),unpack:t=>t.map(n)}}functi\
on V({pack:e,unpack:n}){","return{pack:t=>t===null?null:e(t),unpack:t=>t===null?null:n(t)}}var F={pack:e=>e,unpack:e=>e}\
,ue={pack:Number,unpack:Boolean},","me={pack:({low:e,high:n})=>[e,n],unpack(e){let[n,t]=e;return{low:n??Number.NEGATIVE_\
INFINITY,high:t??Number.POSITIVE_INFINITY}}};","function Ve(e){return e&&Math.round(e*In)}var tr={pack:({round:e,change:\
n,interval:t})=>[e,Ve(n),Ve(t?.low??null),Ve(t?.","high??null)],unpack(e){let[n,...t]=e,[r=null,o,a]=t.map(i=>i&&i/In);r\
eturn{round:n,change:r,interval:me.unpack([o,a])}}};","function rr(e){return{pack({values:n,median:t,medianInterval:r,ro\
unds:o}){let[a=0]=n,i=n.reduce((u,p)=>Math.max(u,Math.abs(","p)),0),s=i===0?0:Math.max(er,Math.floor(Math.log10(i))-Qt+1\
),c=10**Math.abs(s),m=u=>Math.round(s<0?u*c:u/c);return[n.every(","u=>u===a)?m(a):n.map(m),s,t,me.pack(r),e.pack(o)]},un\
pack(n){let[t,r,o,a,i]=n,s=e.unpack(i),c=s.length,m=u=>r<0?u/10**-r:",'u*10**r;return{values:typeof t=="number"?new Arra\
y(c).fill(m(t)):t.map(m),rounds:s,n:c,median:o,medianInterval:me.unpack(',"a)}}}}function d(e,n={},t=[]){let r=document.\
createElement(e);for(let[o,a]of Object.entries(n))a!==!1&&a!==null&&r.setAttribute(",'o,a===!0?"":String(a));return r.ap\
pend(...t),r}function C(e,n,t){let r=d("button",{type:"button",...n},e);return r.addEventListener(','"click",t),r}functi\
on Te({tag:e,attributes:n,children:t}){let r=document.createElementNS("http://www.w3.org/2000/svg",e);','for(let[o,a]of \
Object.entries(n))r.setAttribute(o,a);return r.append(...t.map(o=>typeof o=="string"?o:Te(o))),r}var or=!matchMedia(','"\
(pointer: coarse)").matches;function Nn(e,n){let t=d("input",{type:"search","aria-label":`Search ${e}`,placeholder:`Sea\\',
'rch ${e}${or?" ( / )":""}`,"aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});return t.addEventListener("i\
n\\','put",()=>n(t.value)),document.addEventListener("keydown",r=>{let o=r.target instanceof HTMLInputElement;r.key!=="/\
"||o||','r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),t.focus())}),t}function Ln(e,n){try{let t=document.getEleme\
ntById("d\\','ata")?.textContent,r=document.getElementById(e);t&&r!==null&&n(JSON.parse(t),r)}catch(t){document.document\
Element.classList.','remove("live"),console.error(t)}}var ar=2e3;function Fe(e,n){let t=d("span",{"aria-live":"polite"},\
[e]);return C([t],{class:"plain copy"},async()=>{t.textContent=','await ir(n())?"Copied":"Not copied",setTimeout(()=>{t.\
textContent=e},ar)})}function Dn(){for(let e of document.querySelectorAll(','"pre.copied")){let n=e.textContent;e.prepen\
d(Fe("Copy",()=>n))}}async function ir(e){try{return await navigator.clipboard.','writeText(e),!0}catch{let n=d("textare\
a",{},[e]),t=document.activeElement;document.body.append(n),n.select();let r=document.','execCommand("copy");return n.re\
move(),t instanceof HTMLElement&&t.focus(),r}}var _n=["benchmark","metric","base","head","change","interval","state"],Hn\
=["regression","failed","inconclusive","improv\\','ement","removed","new","allowed","not-proved","not-significant","unch\
anged","control"],k=[{id:"benchmark",title:"Benchma\\','rk",key:({name:e})=>e.toLowerCase(),text:({name:e})=>e},{id:"met\
ric",title:"Metric",key:({metric:e})=>e.toLowerCase(),text:({','metric:e})=>e},{id:"base",title:"Base",startsHigh:!0,key\
:({base:e})=>e?.median??null,text:Bn("base")},{id:"head",title:"\\','Head",startsHigh:!0,key:({head:e})=>e?.median??null\
,text:Bn("head")},{id:"change",title:"Change",startsHigh:!0,key:$,text:He},','{id:"interval",title:"95% interval",starts\
High:!0,key:e=>z(e)?.high??$(e),text:()=>""},{id:"state",title:"Result",key:({',"kind:e})=>Hn.indexOf(e),text:Cn}];funct\
ion Un(e){let n=new Set(e.map(({kind:t})=>t));return Hn.filter(t=>n.has(t))}function Bn(e){",'return n=>{let t=n[e];if(t\
===null)return"";let r=Ce(t.median,n.unit);return vn({median:r,range:n.exact?"":Tn(t)})}}function Ce(e,n){','let t=re(e,\
n);return t.endsWith(` ${n}`)?t.slice(0,-n.length-1):t}var Q=["base","head"];function Vn(e){return typeof e.anchored?.le\
vel=="string"}var Fn={"no-anchor":"no level is known","no-comparison":"no run compared it since then","no-ratio":"its va\
lues have no r\\','atio, or are too few"};var Ee={width:300,height:160},x={left:88,right:294,top:8,bottom:136},W={from:2\
4,to:284},sr={base:-.18,head:.18},lr=16;function Wn(e){',"let n=Xn(e),t=ie(n.flatMap(({values:m})=>m));if(t===null)retur\
n null;let r=cr(e,t),o=Re(ie([t.low,t.high,...r])??t,{from:x.","bottom-6,to:x.top+6}),a=n.reduce((m,{rounds:l})=>Math.ma\
x(m,l.at(-1)??1),1),i=m=>x.left+(m-.5)/a*(x.right-x.left),s=n.map(","({side:m,values:l,rounds:u,median:p})=>{let f=l.map\
((b,v)=>[i(u[v]+sr[m]),o.at(b)]);return{side:m,rounds:u,median:p,points:f}}),",'c=`Values in the order they were taken, \
${B(a,"round")}; dashed lines are the medians.`;return Y(Ee,c,[...jn(o,m=>Jn(m,e.','unit)),de("round 1",i(1)),...a<4?[]:\
[de(String(a),i(a))],w("pairs",mr(s.map(ur))),...r.map(m=>w("limit",pe(o.at(m)))),...s.',"flatMap(({side:m,median:l,poin\
ts:u})=>[w(`${m} course`,le(u)),w(`${m} median`,pe(o.at(l))),w(`${m} dots`,se(u))])])}function cr(e,{","low:n,high:t}){l\
et r=mn(e),o=Math.max(t-n,Math.abs(t)/50);return r!==null&&r>=n-o&&r<=t+o?[r]:[]}function ur(e){let n=new Map;","for(let\
[t,r]of e.rounds.entries())n.has(r)||n.set(r,e.points[t]);return n}function mr([e,n]){return[...e??[]].flatMap(([",'t,r]\
)=>{let o=n?.get(t);return o===void 0?[]:le([r,o])}).join("")}function Gn(e){let n=Xn(e),t=ie(n.flatMap(({values:u})=>u)\
);',"if(t===null)return null;let r=Re(t,W),o=(x.top+x.bottom)/2,a=Math.min(48,Math.max(8,2*Math.ceil(Math.sqrt(Math.max(\
...n.","map(({n:u})=>u)))))),i=(W.to-W.from)/a,s=n.map(u=>{let p=new Array(a).fill(0);for(let f of u.values)p[Math.min(a\
-1,Math.","floor((r.at(f)-W.from)/i))]+=1;return{...u,counts:p}}),c=Math.max(...s.flatMap(({counts:u})=>u)),m=(u,p,f)=>{\
let b=u/c*(o-",'x.top-14)*(f==="base"?-1:1);return u===0?"":M`M${W.from+p*i+.5} ${o}v${b}h${i-1}v${-b}z`},l=[r,Re(t,W,8)\
].map(dr).find(({','length:u})=>u>1)??r.ticks;return Y(Ee,"How often each value came: base above the line, head below it\
.",[w("zero",M`M${W.',"from} ${o}H${x.right}`),...l.map(u=>de(Jn(u,e.unit),r.at(u))),...s.map(({side:u,counts:p})=>w(`${\
u} bars`,p.map((f,b)=>m(",'f,b,u)).join(""))),...n.flatMap(({side:u,median:p,medianInterval:{low:f,high:b}})=>{let v=u==\
="base"?x.top+4:x.bottom-4,',"G=Number.isFinite(f)&&Number.isFinite(b);return[w(`${u} centre`,M`M${r.at(p)} ${o}V${v}`),\
w(`${u} spread`,G?M`M${r.at(f)} ${v}H${r.",'at(b)}`:"")]})])}function dr({at:e,ticks:n}){return n.filter((t,r)=>e(t)<x.r\
ight-24&&(n.length<=3||r%2===0))}function Kn(e){',"let n=e.course.flatMap(p=>{let f={...p,better:e.better,base:e.base},b\
=$(f);return b===null?[]:[{round:p.round,change:b,range:z(","f)}]}),[t,r]=[n[0],n.at(-1)];if(t===void 0||r===void 0||t==\
=r)return null;let o=ae(e),a=o===null?[]:[o],i=r.range===null?","[]:[r.range.low,r.range.high].filter(Number.isFinite),s\
=ke([...n.map(({change:p})=>p),...i,...a],{from:x.bottom-4,to:x.top+","4},lr),c=p=>x.left+p/r.round*(x.right-x.left-6),m\
=n.flatMap(({round:p,range:f})=>f===null?[]:[{round:p,...f}]),l=[...m.map(","({round:p,high:f})=>[c(p),s.at(f)]),...m.ma\
p(({round:p,low:f})=>[c(p),s.at(f)]).toReversed()],u=n.map(({round:p,change:f})=>[",'c(p),s.at(f)]);return Y(Ee,"The cha\
nge as the rounds came in, with its 95% interval: worse is up.",[...jn(s,pr),de(`afte\\','r round ${t.round}`,c(t.round)\
),de(String(r.round),c(r.round)),w("band",l.length===0?"":`${le(l)}z`),w("zero",pe(s.at(0))),','...a.map(p=>w("limit",pe\
(s.at(p)))),w("change",le(u)),w("change dots",se(u))])}function pr(e){return e===0?"0%":`${D(Math.','abs(e))} ${e>0?"wor\
se":"better"}`}function jn(e,n){return e.ticks.flatMap(t=>[w("grid",pe(e.at(t))),Ne(n(t),x.left-6,{y:e.','at(t)+4,class:\
"end"})])}function de(e,n){return Ne(e,n,{y:Ee.height-6,class:"middle"})}function Jn(e,n){return L(re(e,n).','split(" ")\
[0]??"")}function pe(e){return M`M${x.left} ${e}H${x.right}`}function Xn(e){return Q.flatMap(n=>e[n]===null?[]:','[{side\
:n,...e[n]}])}function zn(e,n){let t=d("tr",{role:"row","aria-rowindex":1},e),r=d("thead",{role:"rowgroup"},[t]);return \
d("table",{class:"\\','results",role:"table","aria-label":"Every result",tabindex:-1},[r,n])}function Yn(e,n){let{place:\
t,isOpen:r,axis:o}=n,a={','class:`${e.state} ${Le(e)}${r?" open":""}`,role:"row","aria-rowindex":t+2,"data-place":t},i=k\
.map(s=>s.id==="benchmark"?','fr(e,n):gr(s,e,o));return d("tr",a,i)}function fr({name:e,group:n},{isOpen:t,isCurrent:r})\
{let o={"aria-expanded":String(','t),tabindex:r?0:-1,title:e},a=d("button",{type:"button",...o},[d("code",{},[e])]),i=n=\
==null?[]:[d("span",{class:"group \\','quiet",title:n},[n])];return d("th",{scope:"row",role:"rowheader",class:"benchmar\
k"},[a,...i])}function gr(e,n,t){let r=d(','"td",{class:e.id,role:"cell"},[e.text(n)]);r.textContent==="~"&&(r.title="no\
 difference shown: p is above 0.05");let o=e.','id==="interval"?wn(n,t):null;return o!==null&&r.append(Te(o)),r}function\
 Zn(e,n){let t=Fe("Copy link to this row",()=>location.','href),r=d("div",{class:"actions"},[t,C(["Close"],{class:"plain\
"},n)]),o=d("td",{colspan:k.length,role:"cell"},[r,...yr(e)]);','return d("tr",{class:"details",role:"row"},[o])}functio\
n Ge(e){if(e===0)return[];let n=d("td",{colspan:k.length,role:"pr\\','esentation"});return n.style.height=`${e}px`,[d("t\
r",{class:"spacer","aria-hidden":"true",role:"presentation"},[n])]}var hr={','pass:"kept",fail:"broken",unknown:"undecid\
ed"};function yr(e){let{group:n,name:t,metric:r,renamed:o,since:a}=e,i=n===null?','[]:[d("code",{},[n])," \\xB7 "],s=[...\
o===null?[]:[ln(_e(o),be)],...a===null?[]:[`Since ${a.anchor.name}: ${Qn(a)}.`]];return[','d("h3",{},[d("code",{},[t])])\
,d("p",{class:"quiet"},[...i,d("code",{},[r]),...wr(e)]),...s.map(c=>d("p",{},[c])),xr(e),d(','"div",{class:"plots"},[..\
.We(["In the order they were taken",...qn()],Wn(e)),...We(["How often each value came",...qn()],','Gn(e)),...We(["The ch\
ange as rounds came in"],Kn(e))]),kr(e)]}function Qn({change:e,interval:n,base:t,isBase:r,isExact:o}){','let a=o?"":`, 9\
5% interval ${T(n)??"unknown"}`;return`${S(e)}${a}${r?"":`; base ${S(t)}`}`}function br({anchored:e}){if(e===','null)ret\
urn"";if(typeof e.level=="string")return` (${Fn[e.level]})`;let{name:n}=e.level.anchor;return` (${n===e.against?','"":`s\
ince ${n}: `}${Qn(e.level)})`}function wr(e){let{change:n,interval:t,p:r,exact:o,base:a,head:i}=e,s=T(t),c=new Set(',"[a\
,i].flatMap(l=>l?.n??[]));return[...n===null?[]:[`change ${S(n)}`],...s===null?[]:[`95% interval ${s}`],...r===null?[]:",
'[we(r)],...o&&a!==null&&i!==null?[`${cn(e)}, so no test is needed`]:[],`n=${[...c].join("+")}`].map(l=>` \\xB7 ${l}`)}fu\
nction xr({','verdicts:e,unit:n,base:t,head:r}){if(e.length===0)return d("p",{},[t!==null&&r!==null?"No budget is set fo\
r it.":"Only o\\','ne side has it: there is nothing to judge."]);let o=e.map(a=>{let{kind:i,limit:s,level:c,outcome:m,be\
cause:l,anchored:u}=a,','p=s===null?"":` ${oe(i)?Ce(s,n):D(s)}`,f=c==="fail"?"":c==="warn"?" (a warning only)":" (only r\
eported)";return d("li",{','class:m},[d("code",{},[i]),`${p}${u===null?"":` against ${u.against}`}: `,d("strong",{},[Rr(\
a)]),br(a),f,...l===null?[]:','[d("span",{class:"quiet"},[` Why: ${l}`])]])});return d("ul",{class:"budgets"},o)}functio\
n Rr(e){return e.isUnjudged?"no\\','t judged: base is from another machine":Vn(e)?"not judged":hr[e.outcome]}function qn\
(){return Q.flatMap(e=>[" ",d("span",','{class:`key ${e}`},[e])])}function We(e,n){return n===null?[]:[d("figure",{},[d(\
"figcaption",{},e),Te(n)])]}function kr(e){','let n=d("details",{},[d("summary",{},["Every value"])]),t={class:"scroll",\
tabindex:0,role:"region","aria-label":"Every v\\','alue"},r=()=>n.append(d("div",t,[Sr(e)]));return n.addEventListener("\
toggle",r,{once:!0}),n}function Sr(e){let t=[...new Set(',"Q.flatMap(o=>e[o]?.rounds??[]))].sort((o,a)=>o-a).map(o=>{let\
 a=Q.map(i=>{let s=e[i]?.values.filter((c,m)=>e[i]?.rounds[m]===",'o)??[];return d("td",{},[s.map(c=>Ce(c,e.unit)).join(\
", ")])});return d("tr",{},[d("th",{scope:"row"},[String(o)]),...a])}),','r=["Round","Base","Head"].map(o=>d("th",{scope\
:"col"},[o]));return d("table",{class:"values"},[d("thead",{},[d("tr",{},r)]),','d("tbody",{},t)])}function tt(e,{from:n\
,to:t}){let{count:r}=e;if(r<=150)return{first:0,end:r,above:0,below:0};let o=nt(et(e,n)-20,r),a=nt(',"et(e,t)+20+1,r);re\
turn{first:o,end:a,above:fe(e,o),below:fe(e,r)-fe(e,a)}}function fe({rowHeight:e,open:n,detailsHeight:t},r){","return r*\
e+(n!==null&&n<r?t:0)}function et({rowHeight:e,open:n,detailsHeight:t},r){let o=n===null?Number.POSITIVE_INFINITY:",'(n+\
1)*e;return r<o?Math.floor(r/e):Math.max(n,Math.floor((r-t)/e))}function nt(e,n){return Math.min(n,Math.max(0,e))}var O=\
{row:null,text:"",kinds:[],sort:{by:"state",descending:!1}};function rt({row:e,text:n,kinds:t,sort:r}){let o=`${r.','des\
cending?"-":""}${r.by}`,a={row:e??"",state:t.join(),q:n,sort:o===O.sort.by?"":o};return Object.entries(a).filter(([,s])=\
>s!==','"").map(([s,c])=>`${s}=${Mr(c)}`).join("&")}function Mr(e){return encodeURIComponent(e.toWellFormed()).replaceAl\
l("%2F",','"/").replaceAll("%2C",",")}function Ke(e){let n=e.replace(/^#/,"").split("&"),t=new Map(n.map(o=>[o.slice(0,o\
.indexOf("=")),','Tr(o.slice(o.indexOf("=")+1))]));if(!["row","state","q","sort"].some(o=>t.has(o)))return null;let r=t.\
get("state")?.split(','",")??[];return{row:t.get("row")??null,text:t.get("q")??"",kinds:ve.filter(o=>r.includes(o)),sort\
:vr(t.get("sort")??"")}}','function vr(e){let n=_n.find(t=>t===e.replace(/^-/,""));return n===void 0?O.sort:{by:n,descen\
ding:e.startsWith("-")}}function Tr(e){','try{return decodeURIComponent(e)}catch{return e}}function ot(e){let n=e.map(({\
group:r,name:o,metric:a,key:i})=>`${r??""}\\'," ${o} ${a} ${i}`.toLowerCase()),t=new Map;return({text:r,kinds:o,sort:a})\
=>{let i=r.toLowerCase().split(/\\s+/).filter(Boolean),","s=`${a.by} ${a.descending}`,c=t.get(s)??Cr(e,a);return t.set(s\
,c),c.filter(m=>(o.length===0||o.includes(e[m].kind))&&i.every(","l=>n[m].includes(l)))}}function Cr(e,{by:n,descending:\
t}){let r=e.map(k.find(({id:i})=>i===n).key),o=e.map(i=>$(i)??Number.","NEGATIVE_INFINITY),a=t?-1:1;return e.map((i,s)=>\
s).sort((i,s)=>Er(r[i],r[s],a)||(o[s]>o[i]?1:o[s]<o[i]?-1:i-s))}function Er(e,n,t){",'return e===n?0:e===null?1:n===null\
?-1:typeof e=="number"&&typeof n=="number"?e<n?-t:t:t*Pr.compare(String(e),String(n))}','var Pr=new Intl.Collator("en",{\
numeric:!0});var $r=44;function at(e,n,{onSort:t,onOpen:r}){let o=[],{sort:a}=O,i={count:0,rowHeight:$r,open:null,detail\
sHeight:0},s=new Map,','c="",m=null,l=0,u=k.map(({id:h,title:g,startsHigh:R=!1})=>d("th",{scope:"col",role:"columnheader\
",class:h},[C([g],{},()=>t(','{by:h,descending:a.by===h?!a.descending:R}))])),p=d("tbody",{role:"rowgroup"}),f=zn(u,p);f\
.classList.toggle("one-group",',"new Set(e.map(({group:h})=>h)).size<2);let b=new ResizeObserver(()=>{i={...i,detailsHei\
ght:m?.offsetHeight??0},K()});function v(h,g){","let R=g.findIndex(y=>e[y].key===h.row);g.length===o.length&&g.every((y,\
I)=>y===o[I])||(l=Math.max(0,R)),o=g,a=h.sort;for(let[",'y,{id:I}]of k.entries())I!==a.by?u[y].removeAttribute("aria-sor\
t"):u[y].setAttribute("aria-sort",a.descending?"descendin\\','g":"ascending");f.setAttribute("aria-rowcount",String(o.le\
ngth+1)),b.disconnect(),m=R<0?null:Zn(e[o[R]],G),i={...i,count:o.','length,open:R<0?null:R,detailsHeight:0},s.clear(),p.\
replaceChildren(),c="",K(),m!==null&&b.observe(m),je()&&K()}function G(){',"let{open:h}=i;h!==null&&(r(null),ge(h))}func\
tion je(){let[h]=s.values(),g=h?.offsetHeight??0;return g===0||g===i.rowHeight?","!1:(i={...i,rowHeight:g},!0)}function \
K(){let{top:h}=p.getBoundingClientRect(),g=tt(i,{from:-h,to:window.innerHeight-h});","if(c===JSON.stringify(g))return;c=\
JSON.stringify(g);let R=p.contains(document.activeElement);for(let y of s.keys())(y<g.","first||y>=g.end)&&s.delete(y);l\
et E=[];for(let y=g.first;y<g.end;y+=1){let[I,ct]=[y===i.open,y===l],Je=s.get(y)??Yn(e[o[y]],","{place:y,isOpen:I,isCurr\
ent:ct,axis:n});s.set(y,Je),E.push(Je),I&&m!==null&&E.push(m)}Or(p,[...Ge(g.above),...E,...Ge(g.","below)]),R&&!p.contai\
ns(document.activeElement)&&f.focus({preventScroll:!0})}function ge(h){if(o.length===0)return;if(s.",'get(l)?.querySelec\
tor("button")?.setAttribute("tabindex","-1"),l=Math.min(o.length-1,Math.max(0,h)),!s.has(l)){let E=window.',"scrollY+p.g\
etBoundingClientRect().top+fe(i,l);window.scrollTo({top:E-window.innerHeight/3}),K()}let g=s.get(l),R=g?.querySelector(",
'"button");R?.setAttribute("tabindex","0"),R?.focus({preventScroll:!0}),g?.scrollIntoView({block:"nearest"})}function lt\
({','key:h,altKey:g,ctrlKey:R,metaKey:E}){let y=Math.max(1,Math.floor(window.innerHeight/i.rowHeight)-2),I=new Map([["Ar\
rowDo\\','wn",l+1],["ArrowUp",l-1],["PageDown",l+y],["PageUp",l-y],["Home",0],["End",o.length-1]]);return g||R||E?void 0\
:I.get(h)}','return p.addEventListener("click",({target:h})=>{let g=h instanceof Element?h.closest("tr[data-place]"):nul\
l;if(g===null||','String(window.getSelection())!=="")return;let R=Number(g.dataset.place);r(R===i.open?null:e[o[R]]),ge(\
R)}),f.addEventListener(','"keydown",h=>{let g=lt(h);h.key==="Escape"?G():g!==void 0&&!(h.target instanceof Element&&h.t\
arget.closest(".details, th\\','ead"))&&(h.preventDefault(),ge(g))}),window.addEventListener("scroll",K,{passive:!0}),wi\
ndow.addEventListener("resize",()=>{',"je(),K()}),{element:f,show:v,focus:ge}}function Or(e,n){let t=new Set(n);for(let \
r of[...e.children])t.has(r)||r.remove();",'for(let[r,o]of n.entries())e.children[r]!==o&&e.insertBefore(o,e.children[r]\
??null)}function it(e,n){let t=Nn("benchmarks",l=>n({text:l})),r=new Set,o=Un(e).map(l=>{let u=H(e.filter(b=>b.kind===l)\
.length),','p=[Ue.get(l)??l," ",d("span",{class:"quiet"},[u])],f=C(p,{class:`chip ${l}`,"aria-pressed":"false"},()=>{r.d\
elete(l)||r.','add(l),n({kinds:[...r]})});return{kind:l,button:f}}),a=d("p",{role:"status",class:"quiet"}),i=C(["Show al\
l"],{class:"pla\\','in",hidden:!0},()=>{n({text:"",kinds:[]}),t.focus()}),s=Ir(l=>n({sort:l})),c=o.map(({button:l})=>l),\
m=d("div",{role:"gro\\','up","aria-label":"Show only",class:"chips"},c);return{element:d("div",{class:"toolbar"},[t,m,s.\
element,a,i]),search:t,show({',"text:l,kinds:u,sort:p},f){s.show(p),t.value!==l&&(t.value=l),r.clear();for(let v of u)r.\
add(v);for(let{kind:v,button:G}of o)",'G.setAttribute("aria-pressed",String(r.has(v)));let b=B(e.length,"result");a.text\
Content=f===e.length?b:`${H(f)} of ${b}`,','i.hidden=f===e.length}}}function Ir(e){let{sort:n}=O,t=k.map(({id:a,title:i}\
)=>d("option",{value:a},[i])),r=d("select",{},','t);r.addEventListener("change",()=>{let{id:a,startsHigh:i=!1}=k[r.selec\
tedIndex];e({by:a,descending:i})});let o=C([],{"a\\','ria-label":"Reverse the order"},()=>e({...n,descending:!n.descendi\
ng}));return{element:d("div",{class:"sort"},[d("label",','{},["Sort by ",r]),o]),show(a){n=a,r.value=n.by,o.textContent=\
n.descending?"\\u2193":"\\u2191"}}}Dn();Ln("explorer",(e,n)=>{let t=An(e),r=ot(t),o=O,a=it(t,l=>s(l)),i=at(t,bn(t),{onSort\
:l=>s({sort:l}),onOpen:l=>s({row:l?.',"key??null})});n.append(a.element,i.element);function s(l){c({...o,...l}),st(o)}fu\
nction c(l){o=l;let u=r(o);return a.show(","o,u.length),i.show(o,u),u}function m(l){let u=f=>f.findIndex(b=>t[b].key===l\
.row),p=u(c(l));l.row!==null&&(p<0&&(p=u(c({",'...l,text:"",kinds:[]}))),p>=0&&i.focus(p))}Ar(t,({key:l})=>{m({...o,row:\
l}),st(o)}),window.addEventListener("hashchange",','()=>{let l=Ke(location.hash);l!==null&&m(l)}),a.search.addEventListe\
ner("keydown",l=>{l.key==="Escape"&&s({text:""}),l.key===','"ArrowDown"&&(l.preventDefault(),i.focus(0))}),m(Ke(location\
.hash)??O)});function st(e){let n=rt(e);try{history.replaceState(','null,"",n===""?location.pathname+location.search:`#$\
{n}`)}catch{return}}function Ar(e,n){let t=document.querySelector(".\\','overview svg"),r=document.querySelector(".overv\
iew .pointed");if(t===null||r===null)return;let o=r.textContent,a=gn(e),i=({','clientX:s})=>{let{left:c,width:m}=t.getBo\
undingClientRect();return a[Math.floor((s-c)/m*a.length)]};t.addEventListener("\\','pointermove",s=>{let c=i(s);if(c===v\
oid 0||c.change===null)return;let m=T(c.interval);r.textContent=`${c.name} \\xB7 ${c.','metric} \\xB7 ${S(c.change)}${m==\
=null?"":` (${m})`}`}),t.addEventListener("pointerleave",()=>{r.textContent=o}),t.addEventListener(','"click",s=>{let c=\
i(s);c!==void 0&&n(c)})}})();'].join(`
`),PAGE_SCRIPT_HASH="sha256-7kZlPXndG4NW2uWuavNoR5dqlJ5QMRiAzrTJwHP5EG0=";var SIGNS={good:"\u2713",warning:"!",bad:"\u2715",undecided:"?",broken:"!"},MAX_OPEN_FINDINGS=6,LABEL_REM=1.5;function renderHtml(report,repositoryUrl=null){
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
${writeVerdict(document,anchors)}${renderOverview(report,anchors)}${renderGrowths(report)}${rows.length===0?null:renderResults(
report,anchors)}${renderMachines(report)}</main>
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
`}function renderGrowths({rows,judgedGeomeans}){let{subjectOf}=namesOfRows(rows),figures=judgedGeomeans.flatMap(row=>{let{
growth,base}=row;if(growth===null)return[];let from=base===null?null:[" \xB7 base ",formatExponent(base.median)],caption=[
...subjectOf(row)," by ",asUntrustedText(growth.key),from," \xB7 head ",formatGrowth(row,growth)];return[html`<figure style="max-width:26rem"><figcaption>${caption}</figcaption>${drawGrowth(
row,growth,"Values of base and head by size, on logarithmic axes")}</figure>\n`]});return figures.length===0?null:html`<section aria-labelledby="growth">\n<h2 id="growth">Growth</h2>\n${figures}</section>\n`}
function toPercent(part){return`${Math.round(part*1e3)/10}%`}function renderResults(report,anchors){let shaped=report.tables&&
html`<h2>As the configuration shapes it</h2>\n${renderCustomSections(report.tables)}\n`;return html`<section id="results" tabindex="-1" aria-label="Results">
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
