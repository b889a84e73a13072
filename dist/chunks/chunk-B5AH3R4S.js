import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{formatMargin}from"./chunk-XYHS4VUS.js";import{byWorsening,currentLevel}from"./chunk-MJODC7CK.js";import{
drawElement,drawPicture,drawText,formatPolyline,renderDrawing}from"./chunk-WD63G2SU.js";import{STYLE,escapeHtml,renderPageStart,
toScriptJson}from"./chunk-FAXZX5QC.js";import{ApiError}from"./chunk-FWP5PQYG.js";import{commitUrlOf,countImportedValues,
formatChange,shortenNames}from"./chunk-TJVXSQ4U.js";import{abbreviateSha,formatCount,groupLabelOf,shortenSha}from"./chunk-ET2FACDU.js";
import{cleanUntrustedText}from"./chunk-I2MRJ4UF.js";import{userError}from"./chunk-4Q6QMYTI.js";import{atInput}from"./chunk-EORH2WXK.js";var MAX_TRIES=60,MAX_REFUSALS=3,MAX_PAUSE_MS=2e3;async function appendFiles({clock,log},writer,{ref,files,message}){let refusals=0;
try{for(let tries=1;tries<=MAX_TRIES;tries+=1){let now=await writer.readRef(ref),tree=await writer.createTree({base:now?.
tree??null,files});if(tree===now?.tree)return!1;let from=now?.commit??null,to=await writer.createCommit({tree,parent:from,
message}),answer=await moveRef(writer,ref,{from,to});if(answer===null)return!0;let after=(await writer.readRef(ref))?.commit??
null;if(after===to)return!0;let isRefused=after===from;if(refusals=isRefused?refusals+1:0,refusals===MAX_REFUSALS)throw userError(
"history-ref-refused",atInput("ref"),{ref,answer});log.info(isRefused?`${ref} was not moved (${answer}); trying again`:`${ref}\
 was moved by another job; trying again`),await clock.sleep(MAX_PAUSE_MS*Math.random()*Math.min(1,tries/10))}}catch(error){
throw error instanceof ApiError?toUserError(error,ref):error}throw userError("history-contended",atInput("ref"),{ref,tries:MAX_TRIES})}
async function moveRef(writer,ref,move){try{return await writer.moveRef(ref,move)}catch(error){throw!(error instanceof ApiError)||
error.failure==="unavailable"?error:userError("history-ref-refused",atInput("ref"),{ref,answer:error.message})}}function toUserError(error,ref){
let{failure,message}=error,data={ref,answer:message};return failure==="forbidden"||failure==="missing"?userError("histor\
y-forbidden",atInput("github-token"),data,{failure:"permission"}):userError("history-not-written",atInput("ref"),{...data,
isUnavailable:failure==="unavailable"})}var NAME_WIDTH=60,MAX_LISTED=4;function renderHistoryText(history,anchorName){let{points,anchor,runs,days,series,suspects}=history,
since=anchorName??shortenSha(points[anchor].commit),nameOf=makeSeriesNames([...series,...suspects]),rows=series.toSorted(
byWorsening).map(one=>[nameOf(one),...formatSeries(one,history)]),lines=[`${[formatCount(points.length,"commit"),formatCount(
runs,"run"),...days===null?[]:[days.join(" to ")]].join(", ")}. Levels are relative to ${cleanUntrustedText(since)}.`,"",
...alignColumns([["benchmark","level","95 %","changes"],...rows])];if(suspects.length>0){lines.push("","Suspected, and n\
either confirmed nor refuted yet. This measures both commits on this machine:");for(let suspect of suspects){lines.push(
`  ${nameOf(suspect)} ${formatChange(suspect.change)}`);let{before,after,rounds}=suspect;lines.push(`    bench-referee c\
heck --base ${before.commit} --head ${after.commit} --rounds ${rounds}`)}}return`${lines.join(`
`)}
`}function makeSeriesNames(keys){let nameOf=key=>[groupLabelOf(key)??[],key.name,key.metric].flat().join(" "),labels=shortenNames(
keys.map(nameOf),NAME_WIDTH);return key=>labels.get(nameOf(key))??""}function formatSeries(series,{points}){let level=currentLevel(
series),shown=series.changes.slice(-MAX_LISTED).map(change=>formatHistoryChange(change,points)),more=series.changes.length-
shown.length;return[level===null?"?":formatChange(Math.expm1(level.level)),level===null?"":`\xB1${formatMargin(level.standardError)}`,
[...series.isInconsistent?["its comparisons contradict each other"]:[],...more>0?[`${more} earlier`]:[],...shown].join("\
, ")]}function formatHistoryChange(change,points){let{kind,range,before,after,logRatio}=change,[first,last]=kind==="step"?
[range[0],range[1]+1]:[before,after],size=formatChange(Math.expm1(logRatio)),place=`${shortenSha(points[first].commit)}.\
.${shortenSha(points[last].commit)}`;return kind==="step"?`${size} in ${place} (${formatState(change)})`:`drift of ${size}\
 over ${place}`}function formatState({state,confirmation}){if(state!=="unconfirmed")return state;let{logRatio,standardError,
runs}=confirmation;return`not confirmed, ${`${formatChange(Math.expm1(logRatio))} \xB1${formatMargin(standardError)}`} i\
n ${formatCount(runs,"later run")}`}function alignColumns(rows){let widths=rows[0].map((_,column)=>Math.max(...rows.map(
row=>row[column].length)));return rows.map(row=>row.map((cell,column)=>column===1||column===2?cell.padStart(widths[column]):
cell.padEnd(widths[column])).join("  ").trimEnd())}var EXPLANATION="These are values of github-action-benchmark. The machines changed from run to run, so the values are sh\
own and never judged.",SIZE={width:420,height:150},PLOT={left:56,right:412,top:8,bottom:128},MAX_MARKS=2e4,IMPORT_STYLE=`\

.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); margin: 1re\
m 0; }
.charts figure { content-visibility: auto; contain-intrinsic-size: auto 15rem; }
path.imported { stroke: var(--same); stroke-width: 1.5; fill: none; } circle.imported { fill: var(--same); }
.imported-runs td { overflow-wrap: anywhere; vertical-align: top; }`;function renderImportedHtml(suites){if(suites.length===
0)return"";let hasMarks=countImportedValues(suites)<=MAX_MARKS;return`<section><h2>Imported values</h2><p>${escapeHtml(EXPLANATION+
(hasMarks?"":" There are too many for marks. `bench-referee history --format json` has all of them."))}</p>
${suites.map(suite=>renderSuite(suite,hasMarks)).join(`
`)}
</section>`}function renderImportedPage(suites){return`${renderPageStart({title:"Imported values",style:`${STYLE}${IMPORT_STYLE}`,
scriptHash:null,isReplaced:!1})}
<main>
<h1>Performance</h1>
<p>No run is recorded yet.</p>
${renderImportedHtml(suites)}
</main>
</body>
</html>
`}function renderSuite(suite,hasMarks){let charts=suite.series.filter(({values})=>values.length>0).map(one=>renderSeries(
one,suite,hasMarks));return`<h3>${escapeHtml(cleanUntrustedText(suite.name))}</h3>
<div class="charts">
${charts.join(`
`)}
</div>
<details><summary>${escapeHtml(formatCount(suite.runs.length,"run"))}</summary>
<table class="imported-runs"><thead><tr><th>run</th><th>commit</th><th>of</th><th>subject</th></tr></thead><tbody>
${suite.runs.map(run=>renderRun(run,suite)).join(`
`)}
</tbody></table></details>`}function renderRun({commit,at,committedAt,subject},suite){let url=commitUrlOf(suite,commit),
id=escapeHtml(shortenSha(commit));return`<tr>${[escapeHtml(formatTime(at)),url===null?id:`<a href="${escapeHtml(url)}">${id}\
</a>`,committedAt===null?"":escapeHtml(cleanUntrustedText(committedAt)),subject===""?"":escapeHtml(cleanUntrustedText(subject))].
map(cell=>`<td>${cell}</td>`).join("")}</tr>`}function renderSeries(series,suite,hasMarks){let{name,unit,values}=series,
last=formatValue(values.at(-1),unit),label=`${cleanUntrustedText(name)}: ${last}`,search=cleanUntrustedText(`${suite.name}\
 ${name} ${unit}`.toLowerCase());return`<figure data-name="${escapeHtml(search)}"><figcaption><strong>${escapeHtml(cleanUntrustedText(
name))}</strong><br>${escapeHtml(last)}</figcaption>${renderDrawing(drawChart(series,suite,{label,hasMarks}))}</figure>`}
function drawChart({unit,values},{runs},{label,hasMarks}){let top=values.reduce((max,{value})=>Math.max(max,value),0),bottom=values.
reduce((min,{value})=>Math.min(min,value),0),x=run=>PLOT.left+(PLOT.right-PLOT.left)*run/Math.max(1,runs.length-1),span=top/
2-bottom/2,share=value=>span===0?0:(value/2-bottom/2)/span,y=value=>PLOT.bottom-(PLOT.bottom-PLOT.top)*share(value),marks=values.
map(one=>drawElement("circle",{class:"imported",cx:x(one.run),cy:y(one.value),r:1.5},[drawElement("title",{},[describeValue(
one,unit,runs[one.run])])]));return drawPicture(SIZE,label,[drawElement("path",{class:"zero",d:`M${PLOT.left} ${y(0)}H${PLOT.
right}`}),drawElement("path",{class:"imported",d:formatPolyline(values.map(({run,value})=>[x(run),y(value)]))}),...hasMarks?
marks:[],...top===bottom?[]:[drawTick(top,y(top)+9),drawTick(bottom,y(bottom))],drawText(runs[0].at.slice(0,10),PLOT.left,
{y:SIZE.height-6}),drawText(runs.at(-1).at.slice(0,10),PLOT.right,{y:SIZE.height-6,class:"end"})])}function drawTick(value,y){
return drawText(formatTick(value),PLOT.left-4,{y,class:"end"})}function formatTick(value){let size=Math.abs(value);return size===
0||size>=.001&&size<1e6?String(Number(value.toPrecision(3))):value.toExponential(2).replace("e+","e")}function describeValue(value,unit,{
commit,at}){let extra=value.extra===void 0?"":`, ${cleanUntrustedText(value.extra)}`;return`${formatTime(at)} ${shortenSha(
commit)}: ${formatValue(value,unit)}${extra}`}function formatValue({value,range},unit){let shown=unit===""?String(value):
`${value} ${cleanUntrustedText(unit)}`;return range===void 0?shown:`${shown} (${cleanUntrustedText(range)})`}function formatTime(at){
return at.slice(0,16).replace("T"," ")}function renderImportedText(suites){if(suites.length===0)return"";let rows=suites.
flatMap(({name,runs,series})=>series.filter(({values})=>values.length>0).map(one=>[cleanUntrustedText(`${name} ${one.name}`,
60),String(one.values.length),runs[one.values[0].run].at.slice(0,10),runs[one.values.at(-1).run].at.slice(0,10),formatValue(
one.values.at(-1),one.unit)])),lines=alignColumns([["imported","values","first run","last run","last value"],...rows]);return`${EXPLANATION}\


${lines.join(`
`)}
`}function toImportedJson(suites){return suites.map(({name,repository,runs,series})=>({suite:name,repository,runs,series:series.
map(({name:benchmark,unit,values})=>({name:benchmark,unit,values}))}))}function selectImportedSuites(suites,matches){return suites.
flatMap(suite=>{let series=suite.series.filter(({name})=>matches(name));return series.length===0?[]:[{...suite,series}]})}var SIZE2={width:420,height:176},PLOT2={left:44,right:414,top:20,bottom:154},MAX_DRAWN=400,MIN_REACH=.02,MAX_LABELLED=4,
STEP_WIDTH=52,RELEASE_WIDTH=48,MAX_NAME=9;function formatTick2(change){return`${change>0?"+":""}${(100*change).toFixed(Math.
abs(change)<.1?1:0)}%`}function listDrawnPoints(count){let pace=Math.ceil(count/MAX_DRAWN);return[...Array(count).keys()].
filter(index=>index%pace===0||index===count-1)}function drawHistoryChart(series,{points,anchor},{label,marks}){let known=listDrawnPoints(
points.length).flatMap(index=>{let level=series.levels[index];if(level==null)return[];let margin=1.96*level.standardError,
[low,middle,high]=[level.level-margin,level.level,level.level+margin].map(Math.expm1);return[{index,low,middle,high}]}),
top=Math.max(MIN_REACH,...known.map(({middle,high})=>Math.min(high,middle+3*MIN_REACH))),bottom=Math.min(-MIN_REACH,...known.
map(({middle,low})=>Math.max(low,middle-3*MIN_REACH))),x=index=>PLOT2.left+(PLOT2.right-PLOT2.left)*index/Math.max(1,points.
length-1),y=change=>PLOT2.top+(PLOT2.bottom-PLOT2.top)*(top-Math.min(top,Math.max(bottom,change)))/(top-bottom),upper=known.
map(({index,high})=>[x(index),y(high)]),lower=known.map(({index,low})=>[x(index),y(low)]),line=known.map(({index,middle})=>[
x(index),y(middle)]),isNamed=marks.some(({index})=>index===anchor);return drawPicture(SIZE2,label,[drawElement("path",{class:"\
zero",d:`M${PLOT2.left} ${y(0)}H${PLOT2.right}`}),...isNamed?[]:[drawElement("path",{class:"release",d:`M${x(anchor)} ${PLOT2.
top}V${PLOT2.bottom}`})],...drawReleases(marks,x),drawElement("path",{class:"band",d:`${formatPolyline([...upper,...lower.
toReversed()])}Z`}),...drawSteps(series,points,x),drawElement("path",{class:"level",d:formatPolyline(line)}),drawText(formatTick2(
top),PLOT2.left-4,{y:PLOT2.top+9,class:"end"}),drawText("0",PLOT2.left-4,{y:y(0)+4,class:"end"}),drawText(formatTick2(bottom),
PLOT2.left-4,{y:PLOT2.bottom,class:"end"}),...drawDays(points)])}function drawDays(points){let[first="",last=""]=[points[0],
points.at(-1)].map(point=>point?.at.slice(0,10));return first>last?[]:[drawText(first,PLOT2.left,{y:SIZE2.height-6}),drawText(
last,PLOT2.right,{y:SIZE2.height-6,class:"end"})]}function drawReleases(marks,x){let free=Number.NEGATIVE_INFINITY;return marks.
flatMap(({index,name})=>{let at=x(index),line=drawElement("path",{class:"release",d:`M${at} ${PLOT2.top-4}V${PLOT2.bottom}`}),
[isFirst,isLast]=[at<PLOT2.left+RELEASE_WIDTH/2,at>PLOT2.right-RELEASE_WIDTH/2],start=isFirst?at:isLast?at-RELEASE_WIDTH:
at-RELEASE_WIDTH/2;if(start<free)return[line];free=start+RELEASE_WIDTH;let text=name.length>MAX_NAME?`${name.slice(0,MAX_NAME-
1)}\u2026`:name,align=isFirst?{}:{class:isLast?"end":"middle"};return[line,drawText(text,at,{y:PLOT2.top-8,...align})]})}
function drawSteps({changes,better},points,x){let steps=changes.filter(({kind})=>kind==="step"),sizeOf=({logRatio})=>Math.
abs(logRatio),labelled=new Set(steps.toSorted((one,other)=>sizeOf(other)-sizeOf(one)).slice(0,MAX_LABELLED)),ends=[];return steps.
flatMap(step=>{let{range,logRatio}=step,at=x((range[0]+range[1]+1)/2),tone=logRatio<0==(better==="lower")?"step better":
"step",line=drawElement("path",{class:tone,d:`M${at} ${PLOT2.top}V${PLOT2.bottom}`});if(!labelled.has(step))return[line];
let isLast=at>PLOT2.right-STEP_WIDTH,start=isLast?at-STEP_WIDTH:at,row=ends.findIndex(end=>end<=start),place=row<0?ends.
length:row;ends[place]=start+STEP_WIDTH;let commit=abbreviateSha(points[range[1]+1].commit),align=isLast?{class:`${tone}\
 end`}:{class:tone};return[line,drawText(commit,isLast?at-3:at+3,{y:PLOT2.top+10+11*place,...align})]})}var HISTORY_SCRIPT=`
const { commits, days, drawn, levels, margins, left, right } = JSON.parse(document.getElementById('data').textContent);
const list = document.getElementById('charts');
const figures = [...list.children];
const places = new Map(figures.map((figure, index) => [figure, index]));
const [search, sort, only, none, count] = ['search', 'sort', 'only', 'none', 'count'].map((id) => document.getElementByI\
d(id));
for (const element of document.querySelectorAll('.toolbar [hidden]')) element.hidden = false;

const orders = {
  worst: (one, other) => places.get(one) - places.get(other),
  step: (one, other) => other.dataset.step - one.dataset.step || orders.worst(one, other),
  latest: (one, other) => other.dataset.latest - one.dataset.latest || orders.worst(one, other),
  name: (one, other) => one.dataset.name.localeCompare(other.dataset.name, 'en', { numeric: true }),
};

const visible = () => [...list.children].filter((figure) => !figure.hidden);

function update() {
  const words = search.value.toLowerCase().split(/\\s+/);
  let shown = 0;
  for (const figure of figures) {
    const isWanted = !only.checked || figure.dataset.step > 0;
    figure.hidden = !isWanted || !words.every((word) => figure.dataset.name.includes(word));
    if (!figure.hidden) shown += 1;
  }
  none.hidden = shown > 0;
  count.textContent = shown === figures.length ? '' : shown + ' of ' + figures.length;
  focusable(visible()[0]);
}

search.addEventListener('input', update);
only.addEventListener('change', update);
sort.addEventListener('change', () => {
  list.append(...figures.toSorted(orders[sort.value]));
  focusable(visible()[0]);
});

// One chart at a time is a stop of the tab key; the arrow keys lead to the others.
let stop = null;
function focusable(figure) {
  if (stop !== null) stop.tabIndex = -1;
  stop = figure ?? null;
  if (stop !== null) stop.tabIndex = 0;
}

const cursors = new WeakMap();

/** Shows the level of a drawn commit: by its place among those that are drawn. */
function show(figure, place) {
  const index = places.get(figure);
  cursors.set(figure, place);
  const svg = figure.querySelector('svg');
  let line = svg.querySelector('.cursor');
  if (line === null) {
    line = document.createElementNS(svg.namespaceURI, 'path');
    line.setAttribute('class', 'cursor');
    svg.append(line);
  }
  const x = left + ((right - left) * drawn[place]) / Math.max(1, commits.length - 1);
  line.setAttribute('d', 'M' + x.toFixed(1) + ' 20V154');
  const level = levels[index][place];
  const change = level === null ? 'no level' : (level < 0 ? '' : '+') + (level / 100).toFixed(2) + '% \xB1' + (margins[inde\
x][place] / 100).toFixed(2) + '%';
  figure.querySelector('output').textContent = commits[drawn[place]] + ', ' + days[drawn[place]] + ': ' + change;
}

list.addEventListener('pointermove', (event) => {
  const svg = event.target.closest('svg');
  if (svg === null) return;
  const box = svg.getBoundingClientRect();
  const part = (((event.clientX - box.left) / box.width) * svg.viewBox.baseVal.width - left) / (right - left);
  show(svg.closest('figure'), Math.round(Math.min(1, Math.max(0, part)) * (drawn.length - 1)));
});

list.addEventListener('focusin', (event) => {
  if (event.target.matches('figure')) focusable(event.target);
});

list.addEventListener('keydown', (event) => {
  const figure = event.target;
  if (!figure.matches('figure') || event.ctrlKey || event.metaKey || event.altKey) return;
  const last = drawn.length - 1;
  const at = cursors.get(figure) ?? last + 1;
  const moves = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  if (event.key in moves) {
    event.preventDefault();
    show(figure, Math.min(last, Math.max(0, moves[event.key])));
  } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const all = visible();
    const next = all[all.indexOf(figure) + (event.key === 'ArrowUp' ? -1 : 1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }
});

addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.matches('input, select')) return;
  event.preventDefault();
  search.focus();
});

update();
`,HISTORY_SCRIPT_HASH="sha256-EjxenBZWCUrD0jkxw97iAIJK/LlMkLZMZgZ44TXZFNI=";function renderHistoryHtml(history,options){let{points,anchor,runs,series,suspects}=history,{anchorName,imported}=options,
first=points[anchor],since=cleanUntrustedText(anchorName??(first===void 0?"the first run":shortenSha(first.commit))),sorted=series.
toSorted(byWorsening),summary=`${formatCount(series.length,"result")}, ${formatCount(points.length,"commit")}, ${formatCount(
runs,"run")}. Levels are relative to ${since}.`,nameOf=makeSeriesNames(series),page={history,commitUrl:options.commitUrl,
marks:markReleases(history,options.releases),nameOf};return`${renderPageStart({title:`Performance since ${since}`,style:`${STYLE}${HISTORY_STYLE}${imported.
length===0?"":IMPORT_STYLE}`,scriptHash:HISTORY_SCRIPT_HASH,isReplaced:!1})}
<main>
<h1>Performance since ${escapeHtml(since)}</h1>
<p>${escapeHtml(summary)}</p>
${suspects.length===0?"":`<p>${escapeHtml(formatCount(suspects.length,"suspected step"))}, neither confirmed nor refuted\
 by later runs yet.</p>
`}${TOOLBAR}
<div class="charts" id="charts">
${sorted.map(one=>renderSeries2(one,page)).join(`
`)}
</div>
<p class="quiet" id="none" hidden>No benchmark has this in its name, or changed.</p>
<p class="quiet">The band is the 95% interval. Releases are solid lines, steps are dashed ones with the first commit beh\
ind them.</p>
${renderImportedHtml(imported)}
</main>
<script type="application/json" id="data">${toScriptJson(makeChartData(sorted,points))}</script>
<script>${HISTORY_SCRIPT}</script>
</body>
</html>
`}var TOOLBAR=`<div class="toolbar">
<input type="search" id="search" placeholder="Search benchmarks" aria-label="Search benchmarks" aria-keyshortcuts="/" hi\
dden>
<label hidden>Sort by <select id="sort"><option value="worst">worst level</option><option value="step">largest step</opt\
ion><option value="latest">latest change</option><option value="name">name</option></select></label>
<label hidden><input type="checkbox" id="only"> only with changes</label>
<output id="count" class="quiet"></output>
<p class="quiet" hidden>Arrow keys: commits and charts.</p>
</div>`,HISTORY_STYLE=`
select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--same); border-radius: .4rem; pa\
dding: .3rem; }
.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); margin: 1re\
m 0; align-items: start; }
.charts figure { content-visibility: auto; contain-intrinsic-size: auto 18rem; }
.charts figcaption strong { overflow-wrap: anywhere; }
.charts output { display: block; min-height: 1.25rem; font-size: .8125rem; font-variant-numeric: tabular-nums; }
.charts ul { margin: .25rem 0 0; padding-left: 1.1rem; font-size: .8125rem; }
path.band { fill: var(--head); opacity: .18; stroke: none; } path.level { stroke: var(--head); stroke-width: 1.5; }
path.step { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; } path.step.better { stroke: var(--good); }
text.step { fill: var(--bad); } text.step.better { fill: var(--good); }
path.release { stroke: var(--same); stroke-width: 1; } path.cursor { stroke: var(--text); stroke-width: 1; }
@media print { .toolbar { display: none; } .charts figure { content-visibility: visible; break-inside: avoid; } }`;function markReleases({
points},releases){let indexOf=new Map(points.map(({commit},index)=>[commit,index]));return releases.flatMap(({name,commit})=>{
let index=indexOf.get(commit);return index===void 0?[]:[{index,name:cleanUntrustedText(name)}]}).toSorted((one,other)=>one.
index-other.index)}var LEVEL_STEPS=1e4;function makeChartData(sorted,points){let drawn=listDrawnPoints(points.length),round2=ratio=>Math.
round(LEVEL_STEPS*ratio);return{commits:points.map(({commit})=>shortenSha(commit)),days:points.map(({at})=>at.slice(0,10)),
drawn,levels:sorted.map(({levels})=>drawn.map(index=>{let level=levels[index];return level==null?null:round2(Math.expm1(
level.level))})),margins:sorted.map(({levels})=>drawn.map(index=>round2(Math.expm1(1.96*(levels[index]?.standardError??0))))),
left:PLOT2.left,right:PLOT2.right}}function renderSeries2(series,{history,commitUrl,marks,nameOf}){let level=currentLevel(
series),now=level===null?"no level":`${formatChange(Math.expm1(level.level))} \xB1${formatMargin(level.standardError)}`,
name=nameOf(series),items=series.changes.map(change=>{let text=escapeHtml(formatHistoryChange(change,history.points)),sha=history.
points[change.kind==="step"?change.range[1]+1:change.after].commit;return`<li>${commitUrl===null?text:`<a href="${escapeHtml(
commitUrl)}${sha}">${text}</a>`}</li>`}),notes=series.isInconsistent?["<li>Its comparisons contradict each other by more\
 than their errors.</li>"]:[],list=[...items,...notes],label=`${name}: ${now}`,chart=renderDrawing(drawHistoryChart(series,
history,{label,marks}));return`<figure tabindex="-1" data-name="${escapeHtml(searchTextOf(series))}" ${changeFieldsOf(series)}\
><figcaption><strong>${escapeHtml(name)}</strong><br>${escapeHtml(now)}</figcaption>${chart}<output></output>${list.length===
0?"":`<ul>${list.join("")}</ul>`}</figure>`}function changeFieldsOf({changes}){let step=Math.max(0,...changes.map(({logRatio})=>Math.
abs(logRatio))),latest=Math.max(-1,...changes.map(({after})=>after));return`data-step="${step.toFixed(4)}" data-latest="${latest}\
"`}function searchTextOf({command,group,name,metric}){return cleanUntrustedText([command??"",group??"",name,metric].join(
" ").toLowerCase())}var HISTORY_JSON_VERSION=1;function renderHistoryJson(history,{ref,imported}){let{points=[],anchor=0,runs=0,series=[],suspects=[]}=history??
{},value={version:HISTORY_JSON_VERSION,ref,runs,anchor:points[anchor]?.commit??null,points,series:series.map(({command,group,
name,metric,better,levels,changes,isInconsistent})=>({command,group,name,metric,better,inconsistent:isInconsistent,levels:levels.
flatMap((level,index)=>level===null?[]:[toLevelJson(level,points[index])]),changes:changes.map(change=>toChangeJson(change,
points))})),suspects:suspects.map(toSuspectJson),...imported.length>0&&{imported:toImportedJson(imported)}};return`${JSON.
stringify(value,null,1)}
`}function toSuspectJson({command,group,name,metric,before,after,change,rounds}){return{command,group,name,metric,before:before.
commit,after:after.commit,change:round(change),rounds}}function toLevelJson({level,standardError},{commit}){return{commit,
...toRatioJson(level,standardError)}}function toRatioJson(logRatio,standardError){let margin=1.96*standardError,[change,
low,high]=[logRatio,logRatio-margin,logRatio+margin].map(one=>round(Math.expm1(one)));return{change,low,high}}function toChangeJson({
kind,range,after,logRatio,p,state,confirmation},points){let last=kind==="step"?range[1]+1:after;return{kind,before:points[range[0]].
commit,after:points[last].commit,change:round(Math.expm1(logRatio)),p:round(p),state,...confirmation!==null&&{confirmation:{
runs:confirmation.runs,...toRatioJson(confirmation.logRatio,confirmation.standardError)}}}}function round(value){return Number(
Math.min(Number.MAX_VALUE,value).toPrecision(6))}export{appendFiles,renderHistoryText,renderImportedPage,renderImportedText,selectImportedSuites,renderHistoryHtml,renderHistoryJson,
toSuspectJson};
