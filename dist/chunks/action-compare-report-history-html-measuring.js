import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CHANGE_STYLES,FLAME_PAGE_TITLE,formatDeltaInterval,formatFunctionCount,formatOrigin,formatProfileDelta,formatProfileValue,
formatTotals,html,joinContents,listProfileNotes,renderPage,renderScript,renderScrollRegion}from"./action-compare-report-history-html-measuring-report.js";
import{FRAME_CHANGES}from"./action-compare-report-history-html-measuring-report-validate.js";import{formatCount}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";import{cleanUntrustedText}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";var COLOURS=`
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
summary { cursor: pointer; margin: .75rem 0; }
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
.inconclusive > .change, .unclear > .change, .unclear > .state { color: var(--unclear); font-weight: 600; }`,EXPLORER=`
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
.plain { color: var(--link); text-decoration: underline; font-size: .875rem; }
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
.results :is(.metric, .state) { text-align: left; } .results td:is(.metric, .p) { color: var(--quiet); }
.results .benchmark { width: auto; } .results .metric { width: 6.5rem; } .results thead :is(.base, .head) { width: 9.75r\
em; } .results .change { width: 6.25rem; }
.results .interval { width: 9.5rem; } .results .p { width: 8.5rem; } .results .state { width: 8.25rem; }
.results tbody .state { white-space: normal; font-size: .8125rem; line-height: 1.2; padding-block: 0; }
table.results .spacer td { padding: 0; border: 0; }
tr.details > td { background: var(--card); padding: .5rem 1rem 1rem !important; text-align: left !important; }
.details h3 { margin: .25rem 0; } .details .close { float: right; }
.budgets { margin: .5rem 0; padding-left: 1.25rem; } .budgets .fail strong { color: var(--bad); }
.budgets .unknown strong { color: var(--unclear); } .budgets .pass strong { color: var(--good); }
table.values { min-width: 18rem; background: var(--back); } table.values :is(th, td) { padding: .2rem .75rem; }`,PICTURES=`\

.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); margin: .75r\
em 0; }
figure { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; background: var(--back); }
figcaption { font-size: .875rem; margin-bottom: .3rem; }
svg { display: block; width: 100%; height: auto; }
path { fill: none; } .dots { stroke-linecap: round; } text { font-size: 11px; fill: var(--quiet); }
.middle { text-anchor: middle; } .end { text-anchor: end; }
path.base { stroke: var(--base); } path.head { stroke: var(--head); }
path.base.dots { stroke-width: 6; } path.head.dots { stroke-width: 7; }
path.course { stroke-width: 1; opacity: .35; } path.pairs { stroke: var(--same); stroke-width: 1; opacity: .7; }
path.median { stroke-width: 1; stroke-dasharray: 5 4; }
path.bars { stroke: none; opacity: .55; } path.base.bars { fill: var(--base); } path.head.bars { fill: var(--head); }
path.centre { stroke-width: 2; } path.spread { stroke-width: 4; stroke-linecap: round; }
path.zero { stroke: var(--same); stroke-width: 1; } path.grid { stroke: var(--line); stroke-width: 1; opacity: .7; }
path.limit { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; }
path.band { fill: var(--head); opacity: .18; } path.change { stroke: var(--head); stroke-width: 1.5; } path.change.dots \
{ stroke-width: 5; }
path.bad { stroke: var(--bad); } path.good { stroke: var(--good); } path.unclear { stroke: var(--unclear); } path.same {\
 stroke: var(--same); }
path.range { stroke-width: 2; } path.range.open { stroke-width: 1; opacity: .6; stroke-dasharray: 2 3; } .interval path.\
dots { stroke-width: 7; }
.interval svg { height: 1.25rem; }
.commits { max-width: 40rem; margin: .5rem 0; } .commits .bad.dots { stroke-width: 6; } rect.named { fill: var(--bad); o\
pacity: .15; }
.chart { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; border: 1px solid var(--line); border-radius: .4r\
em; padding: .6rem; }
.chart svg { height: 12.5rem; } .chart path { vector-effect: non-scaling-stroke; } .chart path.range { stroke-width: 1.5\
; opacity: .6; }
.chart path.dots { stroke-width: 5; } .chart path.bad.dots { stroke-width: 7; }
.live .chart svg { cursor: pointer; }
.labels { position: relative; font-size: .75rem; color: var(--quiet); }
.labels span { position: absolute; right: 0; transform: translateY(-50%); white-space: nowrap; }
.pointed { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.key { font-weight: 600; } .key.base { color: var(--base); } .key.head { color: var(--head); }
.key.base::before { content: '\u25CF '; } .key.head::before { content: '\u25CF '; }`,PHONE=`
@media (max-width: 60rem) { .results .p { display: none; } .results thead :is(.base, .head) { width: 7.5rem; } }
@media (max-width: 44rem) {
  body { padding-top: .75rem; } h1 { font-size: 1.25rem; padding: .75rem; }
  th, td { font-size: .8125rem; padding: .3rem .35rem; } th:first-child, td:first-child { min-width: 5rem; }
  dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; }
  .chart { grid-template-columns: 4.75rem 1fr; } .chart svg { height: 10rem; } .pointed { white-space: normal; }
  table.results, .results thead, .results tbody, .results tr.details, .results tr.details > td { display: block; }
  .results thead tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; border-bottom: 1px solid var(--line); padding: .25r\
em 0; }
  .results thead th { position: static; width: auto !important; min-width: 0; border: 0; box-shadow: none; }
  .results thead th button, .results thead th.benchmark button { padding: .3rem 0; }
  table.results > tbody > tr:not(.details, .spacer) { display: grid; height: 5.25rem; grid-template-columns: 1fr auto 7.\
25rem; align-content: center;
    grid-template-areas: 'name name state' 'metric change interval' 'values values interval'; border-bottom: 1px solid v\
ar(--line); column-gap: .6rem; }
  table.results > tbody > tr:not(.details, .spacer) > :is(th, td) { border: 0; padding: 0; width: auto; text-align: left\
; min-width: 0; font-size: .8125rem; }
  .results .benchmark { grid-area: name; } .results .metric { grid-area: metric; } .results tbody .state { grid-area: st\
ate; text-align: right !important; }
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
  .live .written { display: block; } #explorer, .skip { display: none; }
  figure, .findings li, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
}`,STYLE=[COLOURS,PAGE,TABLES,EXPLORER,PICTURES,PHONE,PAPER].join("");var FLAME_SCRIPT=['"use strict";(()=>{var V=["base","head"];function w(e,t={},n=[]){let r=document.createElement(e);for(\
let[i,o]of Object.entries(t))o!==!1&&o!==null&&r.setAttribute(','i,o===!0?"":String(o));return r.append(...n),r}function\
 H(e,t,n){let r=w("button",{type:"button",...t},e);return r.addEventListener(','"click",n),r}function Z(e,t){let n=w("in\
put",{type:"search","aria-label":`Search ${e}`,placeholder:`Search ${e} ( / )`,"aria-keyshort\\','cuts":"/",autocomplete\
:"off",spellcheck:"false"});return n.addEventListener("input",()=>t(n.value)),document.addEventListener(','"keydown",r=>\
{let i=r.target instanceof HTMLInputElement;r.key!=="/"||i||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),','n.foc\
us())}),n}function Q(e,t){try{let n=document.getElementById("data")?.textContent,r=document.getElementById(e);n&&r!==','\
null&&t(JSON.parse(n),r)}catch(n){document.documentElement.classList.remove("live"),console.error(n)}}function I(e,t){re\
turn Object.is(e,-0)?`-${0 .toFixed(t)}`:Math.abs(e)<1e21?Me(e,t)?$e(e,t):e.toFixed(t):Number.isNaN(e)?','"NaN":Number.i\
sFinite(e)?t===0?String(BigInt(e)):`${BigInt(e)}.${"0".repeat(t)}`:e<0?"-Inf":"+Inf"}function Me(e,t){return Math.','abs\
(e*2**(t+1))%2===1}function $e(e,t){let n=e.toFixed(t+1).replace(/\\.?5$/,"");return/[02468]$/.test(n)?n:e.toFixed(t)}var\
 R=12;function J(e,t,n=""){let r=I(e,t)+n;return Number.isFinite(e)&&r.length<=R?r:k(e,n)}function ee(e,t,n=""){let r=J(',
'e,t,n);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.length<R?r:k(e,n)}`}function k(e,t=""){return Number.isNaN(e)?\
"\\','?":(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\u221E`)+t}var te="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\\
u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",Ae=new RegExp(`([*/${te}-]+)|[^\\','*/${te}-]+`,"g");function F(e){l\
et t=[],n=!1;for(let{0:r,1:i,index:o}of e.matchAll(Ae))i===void 0?t.push({text:r,start:o,','inDenominator:n}):n=(i.match\
(/[*/]/g)?.at(-1)??(n?"/":"*"))==="/";return t}var Se=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecon\
d nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microseconds"],[.001,"ms msec millisecond milliseconds"]\
,[1,"s sec secs second seconds"]],Ne=[[60,"min mins minute min\\','utes"],[3600,"h hr hrs hour hours"],[86400,"day days"\
]],Ie=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB\\',' megabyte megabytes"],[1e9,"GB gigabyte gigabyte\
s"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**','20,"MiB mebibyte mebibytes"],[2**30,"GiB gibi\
byte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],Fe={sec:4,B:2},ne=new Map,','re=new Map;function G(e,t,n){for(let[r,i\
]of e)for(let o of i.split(" ")){let m={base:t,factor:r,inside:n};ne.set(o,m),o.','length>=Fe[t]&&re.set(o.toLowerCase()\
,m)}}G(Se,"sec",!0);G(Ne,"sec",!1);G(Ie,"B",!0);function B(e){return ne.get(e)??re.',"get(e.toLowerCase())??null}var U=n\
ew Map,Ce=100;function X(e){let t=U.get(e)??Le(e);return U.size===Ce&&U.clear(),U.set(e,t),t}function Le(e){let t=F(","R\
e(e)),n=t.filter(a=>!a.inDenominator).map(({text:a})=>a),r=t.filter(a=>a.inDenominator).map(({text:a})=>a),i=r.map(B).fi\
nd(",'a=>a?.base==="sec"),o=n.map(B).filter(a=>a?.inside),[m]=o.length===1?o:[];return{kind:m==null?"other":m.base==="se\
c"?"ti\\','me":"size",factor:m?.factor??1,numerator:n,denominator:r,rate:i!==void 0,perSeconds:i?.factor??null}}function\
 Re(e){return/per|1|\xB9/i.','test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L}\
)(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function oe(e)\
{return F(e).some(({text:t,inDenominator:n})=>!n&&(t==="B"||t==="MB"||t==="bytes"))}function le(e,t){let n=t("1");return\
[{from:t("99.995"),decimals:1,factor:n,prefix:e},{from:t("9.9995"),decimals:2,factor:n,','prefix:e},{from:t("0.99995"),d\
ecimals:3,factor:n,prefix:e}]}var ke=["T","G","M","k","","m","\\xB5","n"].flatMap((e,t)=>le(','e,n=>+`${n}e${12-3*t}`)),\
Be=["Ti","Gi","Mi","Ki",""].flatMap((e,t)=>le(e,n=>Number(n)*2**(40-10*t))),se=[-1,-2,-3,-4,-5,','-6,-7,-8].map(e=>+`9.9\
995e${e}`),Ue={decimals:3,factor:1,prefix:""};function _e(e,t){let n=oe(t)?"binary":"decimal",r=ae(',"e,n);return i=>ie(\
i,r)??ie(i,ae([i],n))??k(i)}function ie(e,{decimals:t,factor:n,prefix:r}){let i=e/n,o=I(i,t)+r;return Number.",'isFinite\
(i)&&o.length<=R?o:null}function ae(e,t){let n=t==="binary"?Be:ke,r=De(e);if(r===0)return Ue;for(let l=0;l<n.length;l+=',
"1)if(r>=n[l].from)return n[l];let{factor:i,prefix:o}=n.at(-1),m=se.findIndex(l=>r/i>=l);return{decimals:3+(m<0?se.lengt\
h-","1:m),factor:i,prefix:o}}function De(e){let t=0;for(let n of e){let r=Math.abs(n);r!==0&&(t===0||r<t)&&(t=r)}return \
t}var ve={",'time:1,size:1024,other:1e5};function _(e,t){let{kind:n,factor:r,rate:i,perSeconds:o}=X(t),m=r===1&&(!i||o==\
=1)?n:"other",','l=Number.isInteger(e)&&Math.abs(e)<ve[m]?String(e):_e([e],t)(e);return t==="count"||t==="allocs/op"?l:t\
==="1/s"?`${l}/s`:','m==="other"?`${l} ${t}`:l+(m==="time"?"s":"B")+(i?"/s":"")}function ce(e){return`"${e.replaceAll(\'"\
\',"\'").replaceAll(/\\s+/g," ")}"`}var K="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0",','Tt=new RegExp(`["\\\
\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${K}]`,"gu");var z=120,Oe=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu,Pe=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,We=new Reg\
Exp(`[${K}]`,"gu"),He=/^[ -~]*$/;function Ge(e){','return He.test(e)?e:e.replaceAll(Oe," ").replaceAll(Pe,"").replaceAll\
(We,"")}function Xe(e,t=z){if(e.length<=t)return e;let n=[...e];return n.length>t?`${n.slice(0,t-1).join("")}\\u2026`:e}f\
unction C(e,t=z){let n=Ge(e).trim();return n===""?"(no name)":Xe(n,t)}function D(e,t=z){return ce(C(e,t))}var Ke={plain:\
e=>e,strong:e=>e,code:e=>ue(e),untrusted:e=>D(e)},Ft={...Ke,code:e=>ue(e,Number.POSITIVE_INFINITY),untrusted:e=>D(','e,N\
umber.POSITIVE_INFINITY)};function ue(e,t){return e.includes("`")?D(e,t):`\\`${C(e,t)}\\``}function j(e){return ee(e*100,2\
,"%")}function Y(e,t){return`${e.toLocaleString("en-US")} ${t}${e===1?"":"s"}`}var je=60;function v(e,t){let n=t==="ns"?\
_(e/1e9,"sec"):_(e,t);return t==="ns"?n:C(n,je)}function me(e,t){return`${e>0?"\\','+":""}${v(e,t)}`}var O={grew:{sign:"\
\\u25B2",label:"own time grew"},"grew-some":{sign:"\\u25B3",label:"may have grown"},same:{','sign:"",label:"no change"},\
"shrank-some":{sign:"\\u25BD",label:"may have shrunk"},shrank:{sign:"\\u25BC",label:"own time s\\','hrank"},new:{sign:"\\\
u271A",label:"new on head"},gone:{sign:"\\u2716",label:"gone on head"}};var de=["same","grew","grew-some","shrank","shran\
k-some","new","gone"];function fe(e){let{names:t,files:n,functions:r,parents:i,unit:o}=e,m=s=>s===0?"all":t[r[s]],a=Int3\
2Array.from(t.keys()).',"sort((s,f)=>t[s]<t[f]?-1:1),l=new Int32Array(t.length);for(let[s,f]of a.entries())l[f]=s;let T=\
Ye(i,(s,f)=>l[r[s]]-l[r[f]]),",'c=s=>de[e.changes[s]];function d(s,f){let x=s===0||s===f?"":`, ${j(f/s-1)}`;return`${v(s\
,o)} \\u2192 ${v(f,o)} (${me(f-s,','o)}${x})`}return{graph:e,children:T,nameOf:m,changeOf:c,describe(s){let f=s===0?null\
:n[r[s]],x=c(s)==="same"?"":` ${O[c(',"s)].label}.`,E=`Own time ${d(e.ownBase[s],e.ownHead[s])}`,p=`with calls ${d(e.bas\
e[s],e.head[s])}`;return`${m(s)}${f===null?",'"":` in ${f}`}:${x} ${E}, ${p}.`},search(s){let x=t.map((p,M)=>`${p} ${n[M\
]??""}`.toLowerCase()).map(p=>s.every(M=>p.includes(',"M))),E=new Set;for(let[p,M]of r.entries())p>0&&x[M]&&E.add(p);ret\
urn E},describeMatches(s){let f=new Uint8Array(i.length),","[x,E]=[0,0];for(let p=1;p<i.length;p+=1){let M=f[i[p]]===1;f\
[p]=M||s.has(p)?1:0,!(M||!s.has(p))&&(x+=e.base[p],E+=e.head[p])}",'return s.size===0?"No function has this in its name.\
":`${Y(s.size,"frame")}: ${d(x,E)}`}}}function Ye(e,t){let n=e.map(()=>[]);',"for(let r=1;r<e.length;r+=1)n[e[r]].push(r\
);for(let r of n)r.length>1&&r.sort(t);return n}function pe({values:e,parents:t,","children:n,focus:r,minWidth:i}){let o\
=[],m=new Map,a=c=>{for(;o.length<=c.depth;)o.push([]);o[c.depth].push(c),m.set(c.node,","c)},l=[];for(let c=t[r];c!==-1\
;c=t[c])l.unshift(c);for(let[c,d]of l.entries())a({node:d,depth:c,left:0,width:1});a({node:r,","depth:l.length,left:0,wi\
dth:1});let T=e[r];if(T<=0)return{rows:o,boxes:m};for(let c=l.length;c<o.length;c+=1)for(let d of o[c]){",'let{left:s}=d\
;for(let f of n[d.node]){let x=e[f]/T;x>=i&&a({node:f,depth:c+1,left:s,width:x}),s+=x}}return{rows:o,boxes:m}}var S=22,q\
e=1.5,Ve=28,ge=12,Ze=/^(?:[\\w.~-]+\\/)+(?=\\w)/;function be(e,t){let{parents:n}=e.graph,r=w("div",{class:"sheet"}),','o\
=w("div",{class:"flame",role:"group","aria-label":"Flame graph. Arrow keys move, Enter zooms in, Escape zooms out."},[r]\
),','m="head",a=0,l=0,T=null,c={rows:[],boxes:new Map},d=new Map;function s(){let u=Math.max(1,r.clientWidth),{children:\
g,graph:b}=e;',"c=pe({values:b[m],parents:n,children:g,focus:a,minWidth:qe/u}),c.boxes.has(l)||(l=a),r.style.height=`${c\
.rows.length*S}p\\","x`,d=new Map,r.replaceChildren(),f()}function f(){let u=Math.max(0,Math.floor(o.scrollTop/S)-ge),g=\
Math.ceil((o.scrollTop+","o.clientHeight)/S)+ge,b=r.clientWidth,h=new Map,N=[];for(let $=u;$<Math.min(g,c.rows.length);$\
+=1)for(let y of c.rows[$]){","let A=d.get(y.node)??x(y,b);d.has(y.node)||N.push(A),h.set(y.node,A)}for(let[$,y]of d)!h.\
has($)&&y!==document.activeElement&&","y.remove();d=h,r.append(...N)}function x({node:u,depth:g,left:b,width:h},N){let $\
=e.changeOf(u),y=e.nameOf(u),A=y.replace(",'Ze,""),{sign:q,label:he}=O[$],ye=h*N>=Ve,xe=T!==null&&!T.has(u)?" dim":"",we\
=a!==u&&h===1&&c.boxes.get(a).depth>g?" call\\','er":"",Te={type:"button",class:`frame ${$}${xe}${we}`,tabindex:u===l?0:\
-1,"data-node":u,"aria-label":$==="same"?y:`${y},\\',' ${he}`,title:y},Ee=q===""?A:`${q} ${A}`,L=w("button",Te,ye?[Ee]:[\
]);return L.style.left=`${100*b}%`,L.style.width=`${100*',"h}%`,L.style.top=`${g*S}px`,L}function E(u){a=u,l=u,s(),p(u)}\
function p(u){let g=c.boxes.get(u);if(g===void 0)return;let b=g.","depth*S;b<o.scrollTop?o.scrollTop=b:b+S>o.scrollTop+o\
.clientHeight&&(o.scrollTop=b+S-o.clientHeight),f(),d.get(l)?.setAttribute(",'"tabindex","-1"),l=u;let h=d.get(u);h?.set\
Attribute("tabindex","0"),h?.focus({preventScroll:!0})}function M(u){let g=c.boxes.',"get(l);if(g===void 0)return;let b=\
c.rows[g.depth],h=b.indexOf(g),N=e.children[l].flatMap(y=>c.boxes.get(y)??[]);return new Map(",'[["ArrowLeft",b[h-1]?.no\
de],["ArrowRight",b[h+1]?.node],["ArrowUp",l===0?void 0:n[l]],["ArrowDown",N.sort((y,A)=>A.width-','y.width)[0]?.node],[\
"Home",0]]).get(u)}function P(u,g){r.addEventListener(u,({target:b})=>{let h=b instanceof Element?b.','closest("[data-no\
de]"):null;h!==null&&g(Number(h.dataset.node))})}P("click",E),P("pointerover",t),P("focusin",u=>{l=u,t(','u)}),r.addEven\
tListener("keydown",u=>{let g=M(u.key);if(u.key==="Escape"&&a!==0)E(n[a]);else{if(g===void 0)return;p(g)}u.','preventDef\
ault()}),o.addEventListener("scroll",f,{passive:!0});let W=0;return new ResizeObserver(()=>{r.clientWidth!==W&&',"(W=r.c\
lientWidth,s())}).observe(r),{element:o,show(u){m=u.side??m,a=u.focus??a,e.graph[m][a]===0&&(a=0),W=r.clientWidth,",'s()\
,t(a)},mark(u){T=u,s()}}}Q("flames",(e,t)=>{let n=fe(e),r=w("p",{class:"facts",role:"status"}),i=be(n,d=>{r.textContent=\
n.describe(d)}),o=w("p",{','class:"quiet",role:"status"}),m=Z("functions",d=>{let s=d.toLowerCase().split(/\\s+/).filter(\
Boolean),f=s.length===0?null:','n.search(s);i.mark(f),o.textContent=f===null?"":n.describeMatches(f)}),a=V.toReversed().\
map(d=>({side:d,button:H([`Width\\','s of ${d}`],{class:"chip","aria-pressed":String(d==="head")},()=>{for(let s of a)s.\
button.setAttribute("aria-pressed",String(','s.side===d));i.show({side:d})})})),l=H(["Show all"],{class:"chip"},()=>i.sh\
ow({focus:0})),T=[...a.map(({button:d})=>d),l],','c=w("div",{class:"chips",role:"group","aria-label":"View"},T);t.append\
(w("div",{class:"toolbar"},[m,c,o]),i.element,r),i.',"show({})});})();"].join(`
`),FLAME_SCRIPT_HASH="sha256-5NzGpWhzG/0FGRY4E8W3VjO8MckAAGSnCyhMSu31hkA=";function drawElement(tag,attributes,children=[]){let texts=Object.entries(attributes).map(([name,value])=>[name,formatCoordinate(
value)]);return{tag,attributes:Object.fromEntries(texts),children}}function drawPicture({width,height},label,children){return drawElement(
"svg",{viewBox:`0 0 ${width} ${height}`,role:"img","aria-label":label},children)}function drawPath(className,data){return drawElement(
"path",{class:className,d:data})}function path(texts,...values){return texts.map((text,index)=>text+formatCoordinate(values[index]??
"")).join("")}function drawText(content,x,attributes){return drawElement("text",{x,...attributes},[content])}function formatCoordinate(value){
return typeof value=="string"?value:String(Math.round(value*10)/10)}function formatDots(points){return points.map(([x,y])=>path`M${x} ${y}h0`).
join("")}function formatPolyline(points){return points.map(([x,y],index)=>path`${index===0?"M":"L"}${x} ${y}`).join("")}
function drawDays(values,left,right,y){let[first="",last=""]=[values[0],values.at(-1)].map(value=>value?.at.slice(0,10));
return first>last?[]:[drawText(first,left,{y}),drawText(last,right,{y,class:"end"})]}var MAX_ROWS=30,NAME_LENGTH=160;function renderFlameHtml(attribution,graph){return renderProfilePage(attribution,graph,null)}
function renderProfileHtml(attribution,graph){let notes=listProfileNotes(attribution).map(note=>html`<p>${note}</p>`),functions=html`${joinContents(
notes,`
`)}
${renderTable(attribution)}
<h2>Flame graph</h2>
`;return renderProfilePage(attribution,graph,functions)}function renderProfilePage(attribution,graph,functions){let style=`${STYLE}${FLAME_STYLE}`,
noGraph=html`<p>These profiles have functions but no stacks, so there is no flame graph.</p>`;return renderPage({title:FLAME_PAGE_TITLE,
style,scriptHashes:[FLAME_SCRIPT_HASH],isReplaced:!0},html`<main>
<h1>${formatTotals(attribution)}</h1>
<p class="quiet">${formatOrigin(attribution)}</p>
${functions}${graph===null?noGraph:renderGraph(graph)}
</main>
${graph===null?null:renderScript(FLAME_SCRIPT,toPageGraph(graph))}`)}function renderTable({functions,unit}){if(functions.
length===0)return null;let touched=functions.filter(one=>one.touched).length,shown=functions.toSorted((a,b)=>Number(b.touched)-
Number(a.touched)||Math.abs(b.deltaSelf)-Math.abs(a.deltaSelf)).slice(0,MAX_ROWS),hasIntervals=shown.some(({low})=>low!==
null),rows=shown.map(one=>renderRow(one,unit,hasIntervals)),more=functions.length-shown.length,table=html`<table>
<caption>${formatFunctionCount(functions.length,touched)}</caption>
<thead><tr><th scope="col">Function</th><th scope="col">Own time</th>${hasIntervals?html`<th scope="col" class="range">Interval</th>`:
null}<th scope="col">Base</th><th scope="col">Head</th><th scope="col" class="place">File</th></tr></thead>
<tbody>
${joinContents(rows,`
`)}
</tbody></table>`;return html`<h2>Functions</h2>
${renderScrollRegion("Functions that changed",table)}
${more>0?html`<p class="quiet">and ${more.toLocaleString("en-US")} more; --format json has all of them</p>`:null}`}function renderRow(one,unit,hasIntervals){
let{name,file,deltaSelf,base,head,touched}=one,change=`${deltaSelf>0?"\u25B2":"\u25BC"} ${formatProfileDelta(deltaSelf,unit)}`,
place=file===null?null:cleanUntrustedText(file,NAME_LENGTH);return html`<tr class="${deltaSelf>0?"bad":"good"}">${[html`<th scope="row"><code>${cleanUntrustedText(
name,NAME_LENGTH)}</code></th>`,html`<td class="change">${change}</td>`,hasIntervals?html`<td class="range">${formatDeltaInterval(
one,unit)}</td>`:null,html`<td>${formatProfileValue(base,unit)}</td><td>${formatProfileValue(head,unit)}</td>`,html`<td class="place">${place}${touched?
" (in this change)":null}</td>`]}</tr>`}function renderGraph({omitted,hasNoise}){let items=FRAME_CHANGES.filter(change=>change!==
"same").map(change=>{let{sign,label}=CHANGE_STYLES[change];return html`<li><span class="${change}" aria-hidden="true">${sign}</span>${label}</li>`}),
strength=hasNoise?"strong where it is beyond the noise, pale where it is uncertain.":"strong from 2 % of the total, pale\
 from 0.5 %. One profile on a side does not show the noise.",rest=omitted===0?"":` ${formatCount(omitted,"small frame")}\
 ${omitted===1?"is":"are"} left out.`;return html`<p class="quiet">A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own time: ${strength+
rest} Widths of base show what is gone.</p>
<ul class="legend">${items}</ul>
<noscript><p>The flame graph needs JavaScript. The table above is complete without it.</p></noscript>
<div id="flames"></div>`}function toPageGraph(graph){let clean=text=>cleanUntrustedText(text,NAME_LENGTH);return{...graph,
unit:clean(graph.unit),names:graph.names.map(clean),files:graph.files.map(file=>file===null?null:clean(file))}}var COLOURS2=`\

:root { --frame: #eef1f4; --caller: #dfe4ea; --grew: #ffb3ab; --grewsome: #ffe3df; --shrank: #a9cdf7; --shranksome: #dee\
bfb;
  --new: #e3c6fb; --gone: #d9d2a6; --stripe: rgb(31 35 40 / .22); }
@media (prefers-color-scheme: dark) {
  :root { --frame: #21272f; --caller: #30363f; --grew: #8a2c28; --grewsome: #4a2624; --shrank: #1b4f8f; --shranksome: #1\
d3046;
    --new: #5c2f86; --gone: #57501f; --stripe: rgb(255 255 255 / .2); }
}`,CANVAS=`
#flames { margin: 1rem 0; }
html:not(.live) #flames, html:not(.live) .legend { display: none; }
.flame { position: relative; max-height: 70vh; overflow: hidden auto; border: 1px solid var(--line); border-radius: .4re\
m; }
.sheet { position: relative; overflow: hidden; }
.frame { position: absolute; height: 21px; padding: 0 4px; overflow: hidden; white-space: nowrap; text-overflow: ellipsi\
s; font-size: 12px;
  line-height: 21px; color: var(--text); background-color: var(--frame); border-right: 1px solid var(--back); border-rad\
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
td.place { white-space: normal; text-align: left; } th.place { text-align: left; }`,PHONE2=`
@media (max-width: 44rem) { .flame { max-height: 60vh; } td.place, th.place { display: none; } td.range, th.range { disp\
lay: none; } }
@media print { #flames { display: none; } }`,FLAME_STYLE=[COLOURS2,CANVAS,PHONE2].join("");export{drawElement,drawPicture,drawPath,path,drawText,formatDots,formatPolyline,drawDays,STYLE,FLAME_SCRIPT_HASH,renderFlameHtml,
renderProfileHtml};
