import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CHANGE_STYLES,ROW_KINDS,formatDeltaInterval,formatFunctionCount,formatOrigin,formatProfileDelta,formatProfileTitle,
formatProfileValue,html,joinContents,kindOf,listProfileNotes,namesOfRows,renderPage,renderScript,renderScrollRegion}from"./action-compare-report-history-html-measuring-report.js";
import{FRAME_CHANGES}from"./action-compare-report-history-html-measuring-report-validate.js";import{abbreviateSha,formatCount,groupLabelOf}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";
import{cleanUntrustedText}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";import{SIDES}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{LEVELS,STATES,
formatSource}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";var COLOURS=`
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --back: #fff; --card: #f6f8fa;
  --base: #6e7781; --head: #0969da; --bad: #cf222e; --good: #1a7f37; --unclear: #9a6700; --same: #818b98; --link: #0969d\
a;
  --badback: #ffebe9; --goodback: #dafbe1; --unclearback: #fff8c5; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --back: #0d1117; --card: #151b23;
    --base: #9198a1; --head: #4493f8; --bad: #ff7b72; --good: #3fb950; --unclear: #d29922; --same: #7d8590; --link: #449\
3f8;
    --badback: #31171a; --goodback: #12261e; --unclearback: #272115; }
}`,PAGE=`
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1 { display: flex; gap: .75rem; align-items: center; font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; padding:\
 .9rem 1rem;
  border-radius: .5rem; border: 1px solid var(--line); background: var(--card); }
.sign { flex: none; width: 2.25rem; height: 2.25rem; border-radius: 50%; display: grid; place-items: center; color: var(\
--back);
  background: var(--quiet); font-size: 1.25rem; }
h1.good { background: var(--goodback); border-color: var(--good); } h1.good .sign { background: var(--good); }
h1.bad, h1.broken { background: var(--badback); border-color: var(--bad); } h1.bad .sign, h1.broken .sign { background: \
var(--bad); }
h1.warning, h1.undecided { background: var(--unclearback); border-color: var(--unclear); }
h1.warning .sign, h1.undecided .sign { background: var(--unclear); }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
main > ul > li > a:only-child { display: inline-block; padding: .2rem 0; }
code, pre { font: .875em/1.45 ui-monospace, 'Liberation Mono', monospace; }
pre code { font: inherit; }
pre { background: var(--card); border-radius: .4rem; padding: .75rem; white-space: pre-wrap; }
.quiet { color: var(--quiet); font-size: .875rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[tabindex="-1"]:focus { outline: none; }
.skip { position: absolute; left: -100vw; background: var(--back); padding: .5rem 1rem; z-index: 3; }
.skip:focus { left: 1rem; top: .5rem; }
.findings { list-style: none; margin: 1rem 0; padding: 0; }
.findings li { background: var(--card); border-left: .25rem solid var(--unclear); border-radius: .25rem; margin: .5rem 0\
; padding: .5rem .75rem; }
.findings li.fail, .findings li.error { border-color: var(--bad); }
.findings a { color: inherit; }
summary { cursor: pointer; margin: .6rem 0; padding: .15rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; font-size: .875rem; }
dt { color: var(--quiet); } dd { margin: 0; }
footer { margin-top: 2.25rem; padding-top: .75rem; border-top: 1px solid var(--line); }
.live .written { display: none; }
html:not(.live) #explorer { display: none; }`,TABLES=`
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 100%; }
caption { text-align: left; font-weight: 600; padding: .75rem 0 .25rem; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; white-space: nowrap; font-weight\
: 400; }
th:first-child, td:first-child { text-align: left; padding-left: 0; min-width: 8rem; white-space: normal; }
.written td:last-child, .written thead th:last-child { text-align: left; color: var(--quiet); }
thead th { color: var(--quiet); font-weight: 500; }
tr.group th { color: var(--quiet); font-size: .875rem; padding-top: .75rem; }
tr:target { outline: 2px solid var(--link); }
.regression > .change, .bad > .change, .bad > .state { color: var(--bad); font-weight: 600; }
.improvement > .change, .good > .change, .good > .state { color: var(--good); font-weight: 600; }
.inconclusive > .change, .unclear > .change, .unclear > .state { color: var(--unclear); font-weight: 600; }`,FORM=`
.toolbar { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: .5rem 0; }
.toolbar p { margin: 0; }
input, button { font: inherit; color: inherit; }
input[type=search] { flex: 1 1 14rem; max-width: 24rem; padding: .4rem .6rem; border: 1px solid var(--same); border-radi\
us: .4rem; background: var(--back); }
::placeholder { color: var(--quiet); opacity: 1; }
button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
.chips { display: flex; flex-wrap: wrap; gap: .4rem; }
.chip { border: 1px solid var(--same); border-radius: 2rem; padding: .15rem .75rem; font-size: .9375rem; }
.chip[aria-pressed=true] { background: var(--text); color: var(--back); border-color: var(--text); }
.chip[aria-pressed=true] .quiet { color: inherit; }
.plain { color: var(--link); text-decoration: underline; font-size: .875rem; min-height: 1.5rem; }
select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--same); border-radius: .4rem; pa\
dding: .3rem; }
.copied .copy { float: right; margin-left: 1rem; user-select: none; font-family: system-ui, sans-serif; }`,RESULTS=`
.sort { display: none; }
table.results { table-layout: fixed; width: 100%; font-size: .9375rem; }
.results thead th { position: sticky; top: 0; z-index: 1; background: var(--back); padding: 0; box-shadow: 0 1px var(--l\
ine); }
.results thead button { width: 100%; padding: .5rem .6rem; text-align: right; white-space: nowrap; }
.results thead th:is(.benchmark, .metric, .state) button { text-align: left; }
.results thead th.benchmark button { padding-left: .25rem; }
.results thead button::after { content: ' \u2195'; opacity: .35; }
.results [aria-sort=ascending] button::after { content: ' \u2191'; opacity: 1; }
.results [aria-sort=descending] button::after { content: ' \u2193'; opacity: 1; }
.results [aria-sort] { color: var(--text); font-weight: 600; }
table.results > tbody > tr:not(.details, .spacer) { height: 2.75rem; cursor: pointer; scroll-margin: 3rem 0 1rem; }
table.results > tbody > tr:not(.details, .spacer):hover, tr.open { background: var(--card); }
table.results > tbody > tr > :is(td, th) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
table.results > tbody > tr.details > td { white-space: normal; }
.results tbody th.benchmark { padding-left: .25rem; }
.results tbody th button { display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowr\
ap; line-height: 1.4; }
.results tbody th button:focus-visible { outline-offset: -2px; }
.results tbody th button::before { content: '\u25B8'; display: inline-block; width: 1em; color: var(--quiet); }
.results tbody th button[aria-expanded=true]::before { content: '\u25BE'; }
.results .group { display: block; padding-left: 1em; overflow: hidden; text-overflow: ellipsis; font-size: .8125rem; lin\
e-height: 1.2; }
.one-group .group { display: none !important; }
.results :is(.metric, .state) { text-align: left; } .results td.metric { color: var(--quiet); }
.results .benchmark { width: auto; } .results .metric { width: 6.5rem; } .results thead :is(.base, .head) { width: 9.75r\
em; } .results .change { width: 6.25rem; }
.results .interval { width: 9.5rem; } .results .state { width: 8.25rem; }
.results tbody .state { white-space: normal; font-size: .8125rem; line-height: 1.2; padding-block: 0; }
table.results .spacer td { padding: 0; border: 0; }
tr.details > td { background: var(--card); padding: .5rem 1rem 1rem !important; text-align: left !important; }
.details h3 { margin: .25rem 0; } .actions { float: right; display: flex; gap: 1rem; }
.budgets { margin: .5rem 0; padding-left: 1.25rem; } .budgets .fail strong { color: var(--bad); }
.budgets .unknown strong { color: var(--unclear); } .budgets .pass strong { color: var(--good); }
table.values { min-width: 18rem; background: var(--back); } table.values :is(th, td) { padding: .2rem .75rem; }`,PICTURES=`\

figure { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; background: var(--back); }
figcaption { font-size: .875rem; margin-bottom: .3rem; }
svg { display: block; width: 100%; height: auto; }
path { fill: none; } .dots { stroke-linecap: round; } text { font-size: 12px; fill: var(--quiet); }
.middle { text-anchor: middle; } .end { text-anchor: end; }
path.zero { stroke: var(--same); stroke-width: 1; }`,CHANGES=`
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); margin: .75r\
em 0; }
path.base { stroke: var(--base); } path.head { stroke: var(--head); }
path.base.dots { stroke-width: 6; } path.head.dots { stroke-width: 7; }
path.course { stroke-width: 1; opacity: .35; } path.pairs { stroke: var(--same); stroke-width: 1; opacity: .7; }
path.median { stroke-width: 1; stroke-dasharray: 5 4; }
path.bars { stroke: none; opacity: .55; } path.base.bars { fill: var(--base); } path.head.bars { fill: var(--head); }
path.centre { stroke-width: 2; } path.spread { stroke-width: 4; stroke-linecap: round; }
path.grid { stroke: var(--line); stroke-width: 1; opacity: .7; }
path.limit { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; }
path.band { fill: var(--head); opacity: .18; } path.change { stroke: var(--head); stroke-width: 1.5; } path.change.dots \
{ stroke-width: 5; }
path.bad { stroke: var(--bad); } path.good { stroke: var(--good); } path.unclear { stroke: var(--unclear); } path.same {\
 stroke: var(--same); }
path.range { stroke-width: 2; } path.range.open { stroke-width: 1; opacity: .6; stroke-dasharray: 2 3; } .interval path.\
dots { stroke-width: 7; }
.interval svg { height: 1.25rem; }
.commits { max-width: 26rem; margin: .5rem 0; } .commits .bad.dots { stroke-width: 6; } rect.named { fill: var(--bad); o\
pacity: .15; }
.chart { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; border: 1px solid var(--line); border-radius: .4r\
em; padding: .6rem; }
.chart svg { height: 12.5rem; } .chart path { vector-effect: non-scaling-stroke; } .chart path.range { stroke-width: 1.5\
; opacity: .6; }
.chart path.dots { stroke-width: 5; } .chart path.bad.dots { stroke-width: 7; }
.live .chart svg { cursor: pointer; } .plot { position: relative; }
.worst { list-style: none; margin: 0; padding: 0; font-size: .875rem; line-height: 1.5rem; }
.worst li { position: absolute; border-left: 1px solid var(--line); pointer-events: none; } .worst .left { right: 0; }
.worst .right { left: -4.75rem; border-left: 0; border-right: 1px solid var(--line); text-align: right; }
.worst a { display: inline-block; max-width: 100%; padding: 0 .4rem; overflow: hidden; text-overflow: ellipsis; white-sp\
ace: nowrap; background: var(--back); pointer-events: auto; }
.labels { position: relative; font-size: .75rem; color: var(--quiet); }
.labels span { position: absolute; right: 0; transform: translateY(-50%); white-space: nowrap; }
.pointed { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.key { font-weight: 600; } .key.base { color: var(--base); } .key.head { color: var(--head); }
.key.base::before { content: '\u25CF '; } .key.head::before { content: '\u25CF '; }`,PHONE=`
@media (max-width: 44rem) {
  body { padding-top: .75rem; } h1 { font-size: 1.25rem; padding: .75rem; }
  th, td { font-size: .8125rem; padding: .3rem .35rem; } th:first-child, td:first-child { min-width: 5rem; }
  dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; }
}`,RESULTS_ON_PHONE=`
@media (max-width: 60rem) { .results thead :is(.base, .head) { width: 7.5rem; } }
@media (max-width: 44rem) {
  .chart { grid-template-columns: 4.75rem 1fr; } .chart svg { height: 10rem; } .pointed { white-space: normal; }
  table.results, .results thead, .results tbody, .results tr.details, .results tr.details > td { display: block; }
  .sort { display: flex; gap: .75rem; } .sort button { min-width: 1.5rem; }
  .results thead:not(:focus-within) { position: absolute; clip-path: inset(50%); height: 1px; overflow: hidden; }
  .results thead tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; }
  .results thead th { position: static; width: auto !important; min-width: 0; border: 0; box-shadow: none; }
  .results thead th button, .results thead th.benchmark button { padding: .3rem 0; }
  .results tbody th button { min-height: 1.5rem; }
  table.results > tbody > tr:not(.details, .spacer) { display: grid; height: 5.25rem; grid-template-columns: 1fr auto 7.\
25rem; align-content: center;
    grid-template-areas: 'name name state' 'metric change interval' 'values values interval'; border-bottom: 1px solid v\
ar(--line); column-gap: .6rem; }
  table.results > tbody > tr:not(.details, .spacer) > :is(th, td) { border: 0; padding: 0; width: auto; text-align: left\
; min-width: 0; font-size: .8125rem; }
  .results .benchmark { grid-area: name; } .results .metric { grid-area: metric; } .results tbody .state { grid-area: st\
ate; align-self: center; text-align: right !important; }
  .results tbody .change { grid-area: change; text-align: right !important; } .results tbody .interval { grid-area: inte\
rval; align-self: center; }
  .results tr > .base { grid-area: values; } .results tr > td.head { grid-area: values; padding-left: 8.5em !important; \
}
  .results tr > td.head:not(:empty)::before { content: '\u2192 '; color: var(--quiet); }
  .results tbody .group { display: none; } .results .spacer { display: block; } .results .spacer td { display: block; }
}`,PAPER=`
@media print {
  :root { color-scheme: light; --text: #000; --quiet: #444; --line: #bbb; --back: #fff; --card: #fff; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  .live .written { display: block; } #explorer, .skip, .copy { display: none; }
  figure, .findings li, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
}`,STYLE=[COLOURS,PAGE,TABLES,FORM,PICTURES,PHONE,PAPER].join(""),RESULTS_STYLE=[RESULTS,CHANGES,RESULTS_ON_PHONE].join(
"");var DIGITS=7,MIN_EXPONENT=-300,ESTIMATE_STEPS=1e5,UNBOUNDED={low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};
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
{}))},{minDelta:0,alpha:null,early:null,isHeld:!1,isHeldByControls:!1,isOutOfReach:!1,decidedBy:null}),rename=packFields(
{from:text,by:packChoice(["configuration","head"])},{shortFrom:null}),since=packFields({...levelFields,isSignificant:FLAG},
{likely:UNBOUNDED}),side=orNull(packSide(indexIn(rounds)));return packFields({key:indexed,group:orNull(text),name:text,metric:text,
unit:text,renamed:orNull(rename),better:packChoice(["lower","higher"]),kind:packChoice(ROW_KINDS),state:packChoice(STATES),
exact:FLAG,base:side,head:side,change:AS_IS,interval:orNull(INTERVAL),p:AS_IS,fastestP:AS_IS,verdicts:packList(verdict),
course:packList(ESTIMATE),since:orNull(since)},{command:null,shortName:null,placements:null,primary:!0,isControl:!1})}function packFields(packers,hidden){
let entries=Object.entries(packers);return{pack:value=>entries.map(([key,{pack}])=>pack(value[key])),unpack(packed){let fields=entries.
map(([key,{unpack}],index)=>[key,unpack(packed[index])]);return{...hidden,...Object.fromEntries(fields)}}}}function indexIn(entries){
let places=new Map;return{pack(entry){let index=places.get(String(entry))??entries.push(entry)-1;return places.set(String(
entry),index),index},unpack:index=>entries[index]}}function packChoice(values){return{pack:value=>values.indexOf(value),
unpack:index=>values[index]}}function packList({pack,unpack}){return{pack:values=>values.map(pack),unpack:packed=>packed.
map(unpack)}}function orNull({pack,unpack}){return{pack:value=>value===null?null:pack(value),unpack:packed=>packed===null?
null:unpack(packed)}}var AS_IS={pack:value=>value,unpack:packed=>packed},FLAG={pack:Number,unpack:Boolean},INTERVAL={pack:({
low,high})=>[low,high],unpack(packed){let[low,high]=packed;return{low:low??Number.NEGATIVE_INFINITY,high:high??Number.POSITIVE_INFINITY}}},
ESTIMATE={pack:({round,change,interval})=>[round,...[change,interval?.low??null,interval?.high??null].map(ratio=>ratio&&
Math.round(ratio*ESTIMATE_STEPS))],unpack(packed){let[round,...steps]=packed,[change=null,low,high]=steps.map(step=>step&&
step/ESTIMATE_STEPS);return{round,change,interval:INTERVAL.unpack([low,high])}}};function packSide(lists){return{pack({values,
median,medianInterval,rounds}){let[first=0]=values,largest=values.reduce((most,value)=>Math.max(most,Math.abs(value)),0),
exponent=largest===0?0:Math.max(MIN_EXPONENT,Math.floor(Math.log10(largest))-DIGITS+1),whole=value=>Math.round(exponent<
0?value*10**-exponent:value/10**exponent);return[values.every(value=>value===first)?whole(first):values.map(whole),exponent,
median,INTERVAL.pack(medianInterval),lists.pack(rounds)]},unpack(packed){let[wholes,exponent,median,interval,list]=packed,
rounds=lists.unpack(list),n=rounds.length,unscaled=whole=>exponent<0?whole/10**-exponent:whole*10**exponent;return{values:typeof wholes==
"number"?new Array(n).fill(unscaled(wholes)):wholes.map(unscaled),rounds,n,median,medianInterval:INTERVAL.unpack(interval)}}}}var FLAME_SCRIPT=['"use strict";(()=>{var ee=["base","head"];function x(e,t={},n=[]){let r=document.createElement(e);for\
(let[a,p]of Object.entries(t))p!==!1&&p!==null&&r.setAttribute(','a,p===!0?"":String(p));return r.append(...n),r}functio\
n C(e,t,n){let r=x("button",{type:"button",...t},e);return r.addEventListener(','"click",n),r}var Ie=!matchMedia("(point\
er: coarse)").matches;function te(e,t){let n=x("input",{type:"search","aria-label":`Search ${e}`,','placeholder:`Search \
${e}${Ie?" ( / )":""}`,"aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});return n.addEventListener(','"inp\
ut",()=>t(n.value)),document.addEventListener("keydown",r=>{let a=r.target instanceof HTMLInputElement;r.key!=="/"||',"a\
||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),n.focus())}),n}function ne(e,t){try{let n=document.getElementById(",
'"data")?.textContent,r=document.getElementById(e);n&&r!==null&&t(JSON.parse(n),r)}catch(n){document.documentElement.cla\
ssList.','remove("live"),console.error(n)}}function v(e,t){return Object.is(e,-0)?`-${0 .toFixed(t)}`:Math.abs(e)<1e21?C\
e(e,t)?ke(e,t):e.toFixed(t):Number.isNaN(e)?','"NaN":Number.isFinite(e)?t===0?String(BigInt(e)):`${BigInt(e)}.${"0".repe\
at(t)}`:e<0?"-Inf":"+Inf"}function Ce(e,t){return Math.','abs(e*2**(t+1))%2===1}function ke(e,t){let n=e.toFixed(t+1).re\
place(/\\.?5$/,"");return/[02468]$/.test(n)?n:e.toFixed(t)}var W=12;function re(e,t,n=""){let r=v(e,t)+n;return Number.is\
Finite(e)&&r.length<=W?r:U(e,n)}function oe(e,t,n=""){let r=re(','e,t,n);return Number.isNaN(e)||r.startsWith("-")?r:`+$\
{r.length<W?r:U(e,n)}`}function U(e,t=""){return Number.isNaN(e)?"\\','?":(Number.isFinite(e)?e.toExponential(2):`${e<0?\
"-":""}\\u221E`)+t}var se="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",Le=new RegExp\
(`([*/${se}-]+)|[^\\','*/${se}-]+`,"g");function O(e){let t=[],n=!1;for(let{0:r,1:a,index:p}of e.matchAll(Le))a===void 0\
?t.push({text:r,start:p,','inDenominator:n}):n=(a.match(/[*/]/g)?.at(-1)??(n?"/":"*"))==="/";return t}var Be=[[1e-12,"ps\
 psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d m\
icroseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],ve=[[60,"min mins minute min\\',
'utes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],Ue=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"M\
B\\',' megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"\
],[2**','20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],Oe={sec:4,B:2},\
ie=new Map,','ae=new Map;function V(e,t,n){for(let[r,a]of e)for(let p of a.split(" ")){let i={base:t,factor:r,inside:n};\
ie.set(p,i),p.','length>=Oe[t]&&ae.set(p.toLowerCase(),i)}}V(Be,"sec",!0);V(ve,"sec",!1);V(Ue,"B",!0);function H(e){retu\
rn ie.get(e)??ae.',"get(e.toLowerCase())??null}var G=new Map,De=100;function z(e){let t=G.get(e)??_e(e);return G.size===\
De&&G.clear(),G.set(e,t),t}function _e(e){let t=O(","Pe(e)),n=t.filter(f=>!f.inDenominator).map(({text:f})=>f),r=t.filte\
r(f=>f.inDenominator).map(({text:f})=>f),a=r.map(H).find(",'f=>f?.base==="sec"),p=n.map(H).filter(f=>f?.inside),[i]=p.le\
ngth===1?p:[];return{kind:i==null?"other":i.base==="sec"?"ti\\','me":"size",factor:i?.factor??1,numerator:n,denominator:\
r,rate:a!==void 0,perSeconds:a?.factor??null}}function Pe(e){return/per|1|\xB9/i.','test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+\
per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$\
1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function le(e){return O(e).some(({text:t,inDenominator:n})=>!n&&(t==="B"|\
|t==="MB"||t==="bytes"))}function de(e,t){let n=t("1");return[{from:t("99.995"),decimals:1,factor:n,prefix:e},{from:t("9\
.9995"),decimals:2,factor:n,','prefix:e},{from:t("0.99995"),decimals:3,factor:n,prefix:e}]}var We=["T","G","M","k","","m\
","\\xB5","n"].flatMap((e,t)=>de(','e,n=>+`${n}e${12-3*t}`)),He=["Ti","Gi","Mi","Ki",""].flatMap((e,t)=>de(e,n=>Number(n\
)*2**(40-10*t))),ce=[-1,-2,-3,-4,-5,','-6,-7,-8].map(e=>+`9.9995e${e}`),Ge={decimals:3,factor:1,prefix:""};function Xe(e\
,t){let n=le(t)?"binary":"decimal",r=me(',"e,n);return a=>ue(a,r)??ue(a,me([a],n))??U(a)}function ue(e,{decimals:t,facto\
r:n,prefix:r}){let a=e/n,p=v(a,t)+r;return Number.",'isFinite(a)&&p.length<=W?p:null}function me(e,t){let n=t==="binary"\
?He:We,r=Ke(e);if(r===0)return Ge;for(let u=0;u<n.length;u+=',"1)if(r>=n[u].from)return n[u];let{factor:a,prefix:p}=n.at\
(-1),i=ce.findIndex(u=>r/a>=u);return{decimals:3+(i<0?ce.length-","1:i),factor:a,prefix:p}}function Ke(e){let t=0;for(le\
t n of e){let r=Math.abs(n);r!==0&&(t===0||r<t)&&(t=r)}return t}var qe={",'time:1,size:1024,other:1e5};function X(e,t){l\
et{kind:n,factor:r,rate:a,perSeconds:p}=z(t),i=r===1&&(!a||p===1)?n:"other",','u=Number.isInteger(e)&&Math.abs(e)<qe[i]?\
String(e):Xe([e],t)(e);return t==="count"||t==="allocs/op"?u:t==="1/s"?`${u}/s`:','i==="other"?`${u} ${t}`:u+(i==="time"\
?"s":"B")+(a?"/s":"")}function fe(e){return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var Z="\\\\u034F\\\\u115F\\\\u1\
160\\\\u2800\\\\u3164\\\\uFFA0",','It=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${Z}]`,"gu");var Q=120,Ye=/[\\t-\\r\\u0085\\p{\
Zl}\\p{Zp}]+/gu,je=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,Ve=new RegExp(`[${Z}]`,"gu"),ze=/^[ -~]*$/;function Ze(e){','return ze.te\
st(e)?e:e.replaceAll(Ye," ").replaceAll(je,"").replaceAll(Ve,"")}function Qe(e,t=Q){if(e.length<=t)return e;let n=[...e]\
;return n.length>t?`${n.slice(0,t-1).join("")}\\u2026`:e}function D(e,t=Q){let n=Ze(e).trim();return n===""?"(no name)":Q\
e(n,t)}function K(e,t=Q){return fe(D(e,t))}var Je={plain:e=>e,strong:e=>e,code:e=>pe(e),untrusted:e=>K(e)},Dt={...Je,cod\
e:e=>pe(e,Number.POSITIVE_INFINITY),untrusted:e=>K(','e,Number.POSITIVE_INFINITY)};function pe(e,t){return e.includes("`\
")?K(e,t):`\\`${D(e,t)}\\``}function J(e){return oe(e*100,2,"%")}function L(e,t){return`${e.toLocaleString("en-US")} ${t}$\
{e===1?"":"s"}`}var nt=60;function B(e,t){let n=t==="ns"?X(e/1e9,"sec"):X(e,t);return t==="ns"?n:D(n,nt)}function q(e,t)\
{return`${e>0?"+":','""}${B(e,t)}`}var Y={grew:{sign:"\\u25B2",label:"own time grew"},"grew-some":{sign:"\\u25B3",label:"m\
ay have grown"},same:{','sign:"",label:"no change"},"shrank-some":{sign:"\\u25BD",label:"may have shrunk"},shrank:{sign:"\
\\u25BC",label:"own time s\\','hrank"},new:{sign:"\\u271A",label:"new on head"},gone:{sign:"\\u2716",label:"gone on head"}\
};var he=["same","grew","grew-some","shrank","shrank-some","new","gone"];var rt=/^(?:[\\w.~-]+\\/)+(?=\\w)/;function ge(e){\
return e.replace(rt,"")}function be(e){return`#${new URLSearchParams({frame:e})}`.','replaceAll("%2F","/")}function ye(e\
){let{names:t,files:n,functions:r,parents:a,unit:p}=e,i=o=>o===0?"all":t[r[o]],f=Int32Array.',"from(t.keys()).sort((o,d)\
=>t[o]<t[d]?-1:1),u=new Int32Array(t.length);for(let[o,d]of f.entries())u[d]=o;let A=ot(a,(o,d)=>u[r[o]]-",'u[r[d]]),g=o\
=>he[e.changes[o]];function M(o,d){let $=o===0||o===d?"":`, ${J(d/o-1)}`;return`${B(o,p)} \\u2192 ${B(d,p)} (${q(',"d-o,\
p)}${$})`}let w=Float64Array.from(e.head,(o,d)=>Math.max(o,e.base[d])),T=[...r.keys()].slice(1).sort((o,d)=>w[d]-w[o]),",
"N=o=>T.filter(d=>i(d)===o);function R(o,d){let $=new Int32Array(a.length).fill(-2);for(let m of o)$[m]=d(m);let h=new M\
ap;","for(let m of o){let y=$[m],l=h.get(y)??[y,0,0,0,0,0,0];h.set(y,l),l[1]+=e.ownBase[m],l[2]+=e.ownHead[m];let s=a[m]\
;for(;s!==","-1&&$[s]!==y;)s=a[s];s===-1&&(l[4]+=e.base[m],l[5]+=e.head[m])}for(let m of h.values())for(let y of[1,4]){l\
et l=m[y+1]-m[y];","m[y+2]=Math.abs(l)<1e-5*m[y]?0:l}return[...h.values()]}return{graph:e,children:A,nameOf:i,changeOf:g\
,nodes:T,addressOf(o){",'let d=o===0?0:N(i(o)).indexOf(o);return o===0?"":i(o)+(d===0?"":`~${d+1}`)},findAddress(o){let[\
d="",$=1]=o.split(/~(?=\\d+$)/);','return N(o)[0]??N(d)[Number($)-1]??0},addUp:R,describe(o){let d=o===0?null:n[r[o]],$=\
g(o)==="same"?"":` ${Y[g(o)].label}\\','.`,h=`Own time ${M(e.ownBase[o],e.ownHead[o])}`,m=`total ${M(e.base[o],e.head[o]\
)}`;return`${i(o)}${d===null?"":` in ${d}`}\\',':${$} ${h}, ${m}.`},search(o){let $=t.map((m,y)=>`${m} ${n[y]??""}`.toLo\
werCase()).map(m=>o.every(y=>m.includes(y))),h=new Set;','for(let[m,y]of r.entries())m>0&&$[y]&&h.add(m);return h},descr\
ibeMatches(o){let[d]=R(o,()=>0);return d===void 0?"No func\\','tion has this in its name.":`${L(o.size,"frame")}: ${M(d[\
4],d[5])}`}}}function ot(e,t){let n=e.map(()=>[]);for(let r=1;r<',"e.length;r+=1)n[e[r]].push(r);for(let r of n)r.length\
>1&&r.sort(t);return n}function xe({values:e,parents:t,children:n,focus:r,","minWidth:a}){let p=[],i=new Map,f=g=>{for(;\
p.length<=g.depth;)p.push([]);p[g.depth].push(g),i.set(g.node,g)},u=[];for(let g=t[r];g!==","-1;g=t[g])u.unshift(g);for(\
let[g,M]of u.entries())f({node:M,depth:g,left:0,width:1});f({node:r,depth:u.length,left:0,width:1});","let A=e[r];if(A<=\
0)return{rows:p,boxes:i};for(let g=u.length;g<p.length;g+=1)for(let M of p[g]){let{left:w}=M;for(let T of n[M.",'node]){\
let N=e[T]/A;N>=a&&f({node:T,depth:g+1,left:w,width:N}),w+=N}}return{rows:p,boxes:i}}var k=25,st=1.5,it=28,we=12;functio\
n Te(e,t,n){let{parents:r}=e.graph,a=x("div",{class:"sheet"}),i=x("div",{class:"flame",','role:"group","aria-label":"Fla\
me graph. Arrow keys move, Enter zooms in, Escape zooms out."},[a]),f="head",u=0,A=0,g=0,M=null,',"w={rows:[],boxes:new \
Map},T=new Map;function N(){let l=Math.max(1,a.clientWidth),{children:s,graph:c}=e;w=xe({values:c[f],","parents:r,childr\
en:s,focus:u,minWidth:st/l}),w.boxes.has(A)||(A=u),a.style.height=`${w.rows.length*k}px`,T=new Map,a.replaceChildren(),",
"R()}function R(){let l=Math.max(0,Math.floor(i.scrollTop/k)-we),s=Math.ceil((i.scrollTop+i.clientHeight)/k)+we,c=a.clie\
ntWidth,","b=new Map,F=[];for(let E=l;E<Math.min(s,w.rows.length);E+=1)for(let S of w.rows[E]){let I=T.get(S.node)??o(S,\
c);T.has(S.","node)||F.push(I),b.set(S.node,I)}for(let[E,S]of T)!b.has(E)&&S!==document.activeElement&&S.remove();T=b,a.\
append(...F)}function o({","node:l,depth:s,left:c,width:b},F){let E=e.changeOf(l),S=e.nameOf(l),I=ge(S),{sign:_,label:j}\
=Y[E],Se=b*F>=it,Ae=M!==null&&",'!M.has(l)?" dim":"",Ne=u!==l&&b===1&&w.boxes.get(u).depth>s?" caller":"",Fe={type:"butt\
on",class:`frame ${E}${Ae}${Ne}`,','tabindex:l===A?0:-1,"data-node":l,"aria-label":E==="same"?S:`${S}, ${j}`,title:S},Re\
=_===""?I:`${_} ${I}`,P=x("button",Fe,',"Se?[Re]:[]);return P.style.left=`${100*c}%`,P.style.width=`${100*b}%`,P.style.t\
op=`${s*k}px`,P}function d(l){f=l.side??f,",'u=l.focus??u;let s=e.graph[f][u]===0;s&&l.focus!==void 0?f=f==="base"?"head\
":"base":s&&(u=0),g=a.clientWidth,N(),t(u),n(',"u)}function $(l){d({focus:l}),h(l)}function h(l){let s=w.boxes.get(l);if\
(s===void 0)return;let c=s.depth*k;c<i.scrollTop?",'i.scrollTop=c:c+k>i.scrollTop+i.clientHeight&&(i.scrollTop=c+k-i.cli\
entHeight),R(),T.get(A)?.setAttribute("tabindex","-1"),','A=l;let b=T.get(l);b?.setAttribute("tabindex","0"),b?.focus({p\
reventScroll:!0})}function m(l){let s=w.boxes.get(A);if(s===','void 0)return;let c=w.rows[s.depth],b=c.indexOf(s),F=e.ch\
ildren[A].flatMap(S=>w.boxes.get(S)??[]);return new Map([["Arro\\','wLeft",c[b-1]?.node],["ArrowRight",c[b+1]?.node],["A\
rrowUp",A===0?void 0:r[A]],["ArrowDown",F.sort((S,I)=>I.width-S.width)[0]?.','node],["Home",0]]).get(l)}function y(l,s){\
a.addEventListener(l,({target:c})=>{let b=c instanceof Element?c.closest("[dat\\','a-node]"):null;b!==null&&s(Number(b.d\
ataset.node))})}return y("click",$),y("pointerover",t),y("focusin",l=>{A=l,t(l)}),a.','addEventListener("keydown",l=>{le\
t s=m(l.key);if(l.key==="Escape"&&u!==0)$(r[u]);else{if(s===void 0)return;h(s)}l.preventDefault()}),','i.addEventListene\
r("scroll",R,{passive:!0}),new ResizeObserver(()=>{a.clientWidth!==g&&(g=a.clientWidth,N())}).observe(a),','{element:i,s\
how:d,zoom:$,moveTo:h,view:()=>({side:f,focus:u,layout:w}),mark(l){M=l,N()}}}var $e=["Function","Own base","Own head","O\
wn change","Total base","Total head","Total change"],Me=25;function Ee(e,t){let{',"children:n,nameOf:r,nodes:a}=e,{unit:\
p,functions:i,names:f,files:u,parents:A}=e.graph,g=s=>i[s],M=([s])=>f[s]??r(0),w=[],",'T=3,N=!0,R=$e.map((s,c)=>x("th",{\
scope:"col",role:"columnheader"},[C([s],{},()=>{N=c===T?!N:c!==0,T=c,m()})])),o=x("capt\\','ion"),d=x("thead",{role:"row\
group"},[x("tr",{role:"row"},R)]),$=x("table",{class:"stacked sandwich",role:"table"});function h(s,c){',"let b=T===0?0:\
s[T]-c[T];return b!==0?N?-b:b:M(s)<M(c)===(T===0&&N)?1:-1}function m(s=w){w=s;for(let[b,F]of R.entries())F.",'setAttribu\
te("aria-sort",b!==T?"none":N?"descending":"ascending");let c=w.map(([b,F])=>{let E=F.length-Me,S=F.toSorted(h).','slice\
(0,Me).map(l),I=E>0?y(`and ${E.toLocaleString("en-US")} more, which the search finds`):"";return x("tbody",{role:"r\\','\
owgroup"},[b===null?"":y(b),...S,I])});$.replaceChildren(o,d,...c)}function y(s){let c=x("td",{colspan:$e.length,role:"c\
\\','ell"},[s]);return x("tr",{class:"group",role:"row"},[c])}function l(s){let c=C([M(s)],{},()=>t(s[0])),b=s.slice(1).\
map((I,_)=>{','let j=_%3===2?q:B;return x("td",{role:"cell"},[j(I,p)])}),F=f.indexOf(M(s))!==f.lastIndexOf(M(s)),E=x("sp\
an",{class:"qui\\','et"},[F&&u[s[0]]||""]),S=x("th",{scope:"row",role:"rowheader"},[c," ",E]);return x("tr",{role:"row"}\
,[S,...b])}return{element:$,','list(s){let c=e.addUp(s??a,g);o.textContent=`${L(c.length,"function")}. Own: without call\
s. Total: with all calls.`,m([[','null,c]])},split(s){let c=a.filter(E=>i[E]===s),b=c.flatMap(E=>n[E]),F=u[s]===null?"":\
` in ${u[s]}`;o.textContent=`Calle\\','rs and callees of ${f[s]}${F}, ${L(c.length,"frame")}`,m([[null,e.addUp(c,g)],["C\
alled by",e.addUp(c,E=>i[A[E]])],[b.length===','0?"Calls nothing":"Calls",e.addUp(b,g)]])},focus:()=>$.querySelector("tb\
ody button")?.focus()}}ne("flames",(e,t)=>{let n=ye(e),r=null,a=x("p",{class:"facts",role:"status"}),i=Te(n,h=>{a.textCo\
ntent=n.describe(h)},o),','f=Ee(n,h=>{i.show({focus:n.nodes.find(m=>e.functions[m]===h)??0}),f.focus()}),u=x("p",{class:\
"quiet",role:"status"}),A=te(','"functions",h=>{let m=h.toLowerCase().split(/\\s+/).filter(Boolean);r=m.length===0?null:n\
.search(m),i.mark(r),f.list(r),d()}),','g=C(["Show"],{class:"plain"},()=>{i.show({focus:0}),i.moveTo(n.nodes.find(h=>r?.\
has(h))??0)}),M=ee.toReversed().map(h=>({','side:h,button:C([`Widths of ${h}`],{class:"chip"},()=>i.show({side:h}))})),w\
=C(["Show all"],{class:"chip"},()=>i.show({focus:0})),','T=[...M.map(({button:h})=>h),w],N=x("div",{class:"chips",role:"\
group","aria-label":"View"},T),R=x("div",{class:"toolbar"},',"[A,N,u,g]);function o(h){h===0?f.list(r):f.split(e.functio\
ns[h]),d();let m=n.addressOf(h);try{history.replaceState(null,",'"",m===""?location.pathname+location.search:be(m))}catc\
h{}}function d(){let{side:h,focus:m,layout:y}=i.view();for(let c of M)','c.button.setAttribute("aria-pressed",String(c.s\
ide===h));let l=[...r??[]].filter(c=>!y.boxes.has(c)).length;g.hidden=l===','0||m===0;let s=l===0?"":` \\xB7 ${l} ${m===0\
?"too narrow to draw":"outside this view"}`;u.textContent=r===null?"":n.describeMatches(','r)+s}let $=()=>{i.zoom(n.find\
Address(new URLSearchParams(location.hash.slice(1)).get("frame")??"")),i.element.scrollIntoView(','{block:"nearest"})};t\
.append(R,i.element,a,f.element),location.hash===""?i.show({}):$(),window.addEventListener("hashcha\\','nge",$)});})();'].
join(`
`),FLAME_SCRIPT_HASH="sha256-uVQvmuPYTYeruFC3sn78l3mPbvYA5K+g1gvLD0jH05g=";function drawElement(tag,attributes,children=[]){let texts=Object.entries(attributes).map(([name,value])=>[name,formatCoordinate(
value)]);return{tag,attributes:Object.fromEntries(texts),children}}function drawPicture({width,height},label,children){return drawElement(
"svg",{viewBox:`0 0 ${width} ${height}`,role:"img","aria-label":label},children)}function drawPath(className,data){return drawElement(
"path",{class:className,d:data})}function path(texts,...values){return texts.map((text,index)=>text+formatCoordinate(values[index]??
"")).join("")}function drawText(content,x,attributes){return drawElement("text",{x,...attributes},[content])}function formatCoordinate(value){
return typeof value=="string"?value:String(Math.round(value*10)/10)}function formatDots(points){return points.map(([x,y])=>path`M${x} ${y}h0`).
join("")}function formatPolyline(points){return points.map(([x,y],index)=>path`${index===0?"M":"L"}${x} ${y}`).join("")}
function drawDays(values,left,right,y){let ends=[values[0],values.at(-1)],days=ends.map(value=>value?.at.slice(0,10)??""),
isOneDay=days[0]===days[1],[first="",last=""]=isOneDay?ends.map(value=>abbreviateSha(value?.commit??"")):days;return days[0]>
days[1]?[]:[drawText(first,left,{y}),drawText(last,right,{y,class:"end"})]}var PACKAGE_FOLDERS=/^(?:[\w.~-]+\/)+(?=\w)/;function shortenFunctionName(name){return name.replace(PACKAGE_FOLDERS,"")}
function hashOfFrame(address){return`#${new URLSearchParams({frame:address})}`.replaceAll("%2F","/")}var MAX_ROWS=30,NAME_LENGTH=160,clean=text=>cleanUntrustedText(text,NAME_LENGTH);function renderProfileHtml(attribution,graph,sides="\
base \u2192 head"){let notes=listProfileNotes(attribution).map(note=>html`<p>${note}</p>`),functions=html`${joinContents(
notes,`
`)}
${renderTable(attribution,graph!==null)}
<h2>Flame graph</h2>
`;return renderFlameHtml(attribution,graph,sides,functions)}function renderFlameHtml(attribution,graph,compared,functions=null){
let[question,facts]=formatProfileTitle(attribution,cleanUntrustedText(compared,3*NAME_LENGTH)),[base,head]=SIDES.map(side=>formatProfileValue(
attribution[side],attribution.unit)),style=`${STYLE}${FLAME_STYLE}`,noGraph=html`<p>These profiles have functions but no stacks, so there is no flame graph.</p>`;
return renderPage({title:[question,facts].join(" "),style,scriptHashes:[FLAME_SCRIPT_HASH],isReplaced:!0},html`<main>
<h1><span>${question} <small>${facts}</small></span></h1>
<p class="quiet">${base} → ${head}; ${formatOrigin(attribution)}</p>
${functions}${graph===null?noGraph:renderGraph(graph)}
</main>
${graph===null?null:renderScript(FLAME_SCRIPT,toPageGraph(graph))}`)}function renderTable({functions,unit},hasGraph){if(functions.
length===0)return null;let touched=functions.filter(one=>one.touched).length,shown=functions.toSorted((a,b)=>Number(b.touched)-
Number(a.touched)||Math.abs(b.deltaSelf)-Math.abs(a.deltaSelf)).slice(0,MAX_ROWS),hasIntervals=shown.some(({low})=>low!==
null),rows=shown.map(one=>renderRow(one,unit,hasIntervals,hasGraph)),more=functions.length-shown.length,heads=["Function",
"Own time",...hasIntervals?["Interval"]:[],"Base","Head"].map(title=>html`<th scope="col" role="columnheader"${title==="\
Interval"?html` class="range"`:null}>${title}</th>`),table=html`<table role="table" class="stacked changed">
<caption>${formatFunctionCount(functions.length,touched)}</caption>
<thead role="rowgroup"><tr role="row">${heads}<th scope="col" role="columnheader" class="place">File</th></tr></thead>
<tbody role="rowgroup">
${joinContents(rows,`
`)}
</tbody></table>`;return html`<h2>Functions</h2>
${renderScrollRegion("Functions that changed",table)}
${more>0?html`<p class="quiet">and ${more.toLocaleString("en-US")} more; --format json has all of them</p>`:null}`}function renderRow(one,unit,hasIntervals,hasGraph){
let{deltaSelf,base,head,touched}=one,change=`${deltaSelf>0?"\u25B2":"\u25BC"} ${formatProfileDelta(deltaSelf,unit)}`,source=formatSource(
one),name=clean(one.name),link=hasGraph?html`<a href="${hashOfFrame(name)}"><code>${name}</code></a>`:html`<code>${name}</code>`;
return html`<tr role="row" class="${deltaSelf>0?"bad":"good"}">${[html`<th scope="row" role="rowheader">${link}</th>`,html`<td role="cell" class="change">${change}</td>`,
hasIntervals?html`<td role="cell" class="range">${formatDeltaInterval(one,unit)}</td>`:null,html`<td role="cell">${formatProfileValue(
base,unit)}</td><td role="cell">${formatProfileValue(head,unit)}</td>`,html`<td role="cell" class="place">${source&&clean(
source)}${touched?" (in this change)":null}</td>`]}</tr>`}function renderGraph(graph){let{omitted,hasNoise}=graph,items=FRAME_CHANGES.
filter(change=>change!=="same").map(change=>{let{sign,label}=CHANGE_STYLES[change];return html`<li><span class="${change}" aria-hidden="true">${sign}</span>${label}</li>`}),
strength=hasNoise?"strong where it is beyond the noise, pale where it is uncertain.":"strong from 2 % of the total, pale\
 from 0.5 %. One profile on a side does not show the noise.",rest=omitted===0?"":` ${formatCount(omitted,"small frame")}\
 ${omitted===1?"is":"are"} left out.`;return html`<p>${describeChanges(graph)} <span class="absent">The graph itself needs a screen and JavaScript.</span></p>
<p class="quiet drawn">A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own time: ${strength+
rest} Widths of base show what is gone.</p>
<ul class="legend drawn">${items}</ul>
<div id="flames" class="drawn"></div>`}function describeChanges({changes,parents,functions,names,unit,hasNoise,ownBase,ownHead}){
let changeOf=node=>FRAME_CHANGES[changes[node]],amountOf=node=>ownHead[node]-ownBase[node],largest=[...changes.keys()].filter(
node=>!/same|some/.test(changeOf(node))).sort((one,other)=>Math.abs(amountOf(other))-Math.abs(amountOf(one))).slice(0,3);
if(largest.length===0)return`No frame changed by ${hasNoise?"more than its noise":"2 % of the total"}.`;let nameOf=node=>html`<code>${clean(
shortenFunctionName(names[functions[node]]))}</code>`,items=largest.map(node=>{let caller=parents[node]>0?html`, called by ${nameOf(
parents[node])}`:null,facts=`${CHANGE_STYLES[changeOf(node)].label}, ${formatProfileDelta(amountOf(node),unit)}`;return html`${nameOf(
node)}${caller} (${facts})`});return["Largest changes in the graph: ",...joinContents(items,"; "),"."]}function toPageGraph(graph){
return{...graph,unit:clean(graph.unit),names:graph.names.map(clean),files:graph.files.map(file=>file&&clean(file))}}var COLOURS2=`\

:root { --frame: #eef1f4; --caller: #dfe4ea; --grew: #ffb3ab; --grewsome: #ffe3df; --shrank: #a9cdf7; --shranksome: #dee\
bfb;
  --new: #e3c6fb; --gone: #d9d2a6; --stripe: rgb(31 35 40 / .22); }
@media (prefers-color-scheme: dark) {
  :root { --frame: #21272f; --caller: #30363f; --grew: #8a2c28; --grewsome: #4a2624; --shrank: #1b4f8f; --shranksome: #1\
d3046;
    --new: #5c2f86; --gone: #57501f; --stripe: rgb(255 255 255 / .2); }
}`,CANVAS=`
h1 small { display: block; font-size: 1rem; font-weight: 400; }
#flames { margin: 1rem 0; }
.live .absent, html:not(.live) .drawn { display: none; }
.flame { position: relative; max-height: 70vh; overflow: hidden auto; border: 1px solid var(--line); border-radius: .4re\
m; }
.sheet { position: relative; overflow: hidden; }
.frame { position: absolute; height: 24px; padding: 0 4px; overflow: hidden; white-space: nowrap; text-overflow: ellipsi\
s; font-size: 12px;
  line-height: 24px; color: var(--text); background-color: var(--frame); border-right: 1px solid var(--back); border-rad\
ius: 2px; }
.frame:focus-visible { outline: 2px solid var(--link); outline-offset: -2px; z-index: 1; }
.frame:hover { filter: brightness(.93); }
.frame.caller { background-color: var(--caller); }
.grew { background-color: var(--grew); background-image: repeating-linear-gradient(45deg, transparent 0 6px, var(--strip\
e) 6px 8px); }
.shrank { background-color: var(--shrank); background-image: repeating-linear-gradient(-45deg, transparent 0 6px, var(--\
stripe) 6px 8px); }
.new { background-color: var(--new); background-image: radial-gradient(var(--stripe) 1.5px, transparent 1.6px); backgrou\
nd-size: 7px 7px; }
.gone { background-color: var(--gone); background-image: repeating-linear-gradient(90deg, transparent 0 6px, var(--strip\
e) 6px 7px); }
.grew-some { background-color: var(--grewsome); } .shrank-some { background-color: var(--shranksome); }
.frame.dim { opacity: .35; }
.facts { min-height: 3em; font-size: .875rem; }
.legend { display: flex; flex-wrap: wrap; gap: .35rem .9rem; list-style: none; margin: .5rem 0; padding: 0; font-size: .\
875rem; }
.legend span { display: inline-block; width: 1.6rem; text-align: center; border-radius: 2px; margin-right: .35rem; }
td.place { white-space: normal; } .place { text-align: left; }
.sandwich caption { font-size: .875rem; } .sandwich .group td { text-align: left; color: var(--quiet); padding-top: .75r\
em; }
.sandwich button { min-height: 24px; } .sandwich tbody button { color: var(--link); font: .875em/1.45 ui-monospace, 'Lib\
eration Mono', monospace; }
.sandwich [aria-sort$=ending] { color: var(--text); font-weight: 600; }
.sandwich [aria-sort=ascending] button::after { content: ' \u2191'; } .sandwich [aria-sort=descending] button::after { conten\
t: ' \u2193'; }`,PHONE2=`
@media (max-width: 44rem) { .flame { max-height: 60vh; }
  .stacked, .stacked :is(caption, thead, tbody) { display: block; }
  .stacked tr { display: grid; grid-template-columns: repeat(3, 1fr); border-bottom: 1px solid var(--line); padding: .25\
rem 0; }
  .stacked :is(th, td) { border: 0; padding: .1rem .2rem .1rem 0; white-space: normal; }
  .stacked :is(th:first-child, td[colspan], .place, .range) { grid-column: 1 / -1; } .changed .place { grid-row: 2; } .c\
hanged .range { grid-row: 4; } }
@media print { .drawn { display: none; } .live .absent { display: inline; } }`,FLAME_STYLE=[COLOURS2,CANVAS,PHONE2].join(
"");export{drawElement,drawPicture,drawPath,path,drawText,formatDots,formatPolyline,drawDays,STYLE,RESULTS_STYLE,packRows,rowKeysOf,
FLAME_SCRIPT_HASH,renderProfileHtml,renderFlameHtml};
