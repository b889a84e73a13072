import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{STYLE,escapeHtml,renderPageStart,toScriptJson}from"./chunk-2XARHWUH.js";import{FLAME_PAGE_TITLE,formatDeltaInterval,
formatFunctionCount,formatOrigin,formatProfileDelta,formatProfileValue,formatTotals,listProfileNotes}from"./chunk-6XAJ26TU.js";
import{FRAME_CHANGES}from"./chunk-GCDM7QQY.js";import{formatCount}from"./chunk-EF4R5VIE.js";import{cleanUntrustedText}from"./chunk-YEK475H4.js";var FLAME_SCRIPT=['"use strict";(()=>{function w(e,t={},n=[]){let r=document.createElement(e);for(let[o,s]of Object.entr\
ies(t))s!==!1&&s!==null&&r.setAttribute(','o,s===!0?"":String(s));return r.append(...n),r}function z(e,t){let n=e.map(()\
=>[]);for(let r=1;r<e.length;r+=1)n[e[r]].push(r);for(let r of n)r.length>1&&r.sort(t);return n}',"function V({values:e,\
parents:t,children:n,focus:r,minWidth:o}){let s=[],c=new Map,m=i=>{for(;s.length<=i.depth;)s.push([]);","s[i.depth].push\
(i),c.set(i.node,i)},f=[];for(let i=t[r];i!==-1;i=t[i])f.unshift(i);for(let[i,p]of f.entries())m({node:p,","depth:i,left\
:0,width:1});m({node:r,depth:f.length,left:0,width:1});let h=e[r];if(h<=0)return{rows:s,boxes:c};for(let i=f.","length;i\
<s.length;i+=1)for(let p of s[i]){let{left:a}=p;for(let d of n[p.node]){let y=e[d]/h;y>=o&&m({node:d,depth:i+1,left:a,",
'width:y}),a+=y}}return{rows:s,boxes:c}}var I={grew:{sign:"\\u25B2",label:"own time grew"},"grew-some":{sign:"\\u25B3",lab\
el:"may have grown"},same:{sign:"",label:"\\','no change"},"shrank-some":{sign:"\\u25BD",label:"may have shrunk"},shrank:\
{sign:"\\u25BC",label:"own time shrank"},new:{sign:"\\','\\u271A",label:"new on head"},gone:{sign:"\\u2716",label:"gone on\
 head"}};var N=22,ye=1.5,xe=28,Y=12,we=/^(?:[\\w.~-]+\\/)+(?=\\w)/;function q(e,t){let{parents:n}=e.graph,r=w("div",{class:\
"sheet"}),','o=w("div",{class:"flame",role:"group","aria-label":"Flame graph. Arrow keys move, Enter zooms in, Escape zo\
oms out."},[r]),','s="head",c=0,m=0,f=null,h={rows:[],boxes:new Map},i=new Map;function p(){let l=Math.max(1,r.clientWid\
th),{children:u,graph:b}=e;',"h=V({values:b[s],parents:n,children:u,focus:c,minWidth:ye/l}),h.boxes.has(m)||(m=c),r.styl\
e.height=`${h.rows.length*N}px`,","i=new Map,r.replaceChildren(),a()}function a(){let l=Math.max(0,Math.floor(o.scrollTo\
p/N)-Y),u=Math.ceil((o.scrollTop+o.","clientHeight)/N)+Y,b=r.clientWidth,x=new Map,C=[];for(let M=l;M<Math.min(u,h.rows.\
length);M+=1)for(let E of h.rows[M]){let F=i.","get(E.node);F===void 0&&(F=d(E,b),C.push(F)),x.set(E.node,F)}for(let[M,E\
]of i)!x.has(M)&&E!==document.activeElement&&E.remove();",'i=x,r.append(...C)}function d({node:l,depth:u,left:b,width:x}\
,C){let M=e.changeOf(l),E=e.nameOf(l),F=E.replace(we,""),{sign:X,','label:pe}=I[M],be=x*C>=xe,ge=f!==null&&!f.has(l)?" d\
im":"",he=c!==l&&x===1&&h.boxes.get(c).depth>u?" caller":"",L=w("but\\','ton",{type:"button",class:`frame ${M}${ge}${he}\
`,tabindex:l===m?0:-1,"data-node":l,"aria-label":M==="same"?E:`${E}, ${pe}`,','title:E},be?[X===""?F:`${X} ${F}`]:[]);re\
turn L.style.left=`${100*b}%`,L.style.width=`${100*x}%`,L.style.top=`${u*N}px`,','L}function y(l){let b=(l.target instan\
ceof Element?l.target.closest("button"):null)?.getAttribute("data-node")??null;return b===',"null?null:Number(b)}functio\
n T(l){c=l,m=l,p(),g(l)}function g(l){let u=h.boxes.get(l);if(u===void 0)return;let b=u.depth*","N;b<o.scrollTop?o.scrol\
lTop=b:b+N>o.scrollTop+o.clientHeight&&(o.scrollTop=b+N-o.clientHeight),a(),i.get(m)?.setAttribute(",'"tabindex","-1"),m\
=l;let x=i.get(l);x?.setAttribute("tabindex","0"),x?.focus({preventScroll:!0})}function S(l){let u=h.boxes.','get(m);if(\
u===void 0)return null;let b=h.rows[u.depth],x=b.indexOf(u);switch(l){case"ArrowLeft":return b[x-1]?.node??null;case"\\',
'ArrowRight":return b[x+1]?.node??null;case"ArrowUp":return m===0?null:n[m];case"ArrowDown":return fe();case"Home":retur\
n 0;default:',"return null}}function fe(){let l=null;for(let u of e.children[m]){let b=h.boxes.get(u);b!==void 0&&(l===n\
ull||b.width>l.",'width)&&(l=b)}return l?.node??null}r.addEventListener("click",l=>{let u=y(l);u!==null&&T(u)}),r.addEve\
ntListener("pointe\\','rover",l=>{let u=y(l);u!==null&&t(u)}),r.addEventListener("focusin",l=>{let u=y(l);u!==null&&(m=u\
,t(u))}),r.addEventListener(','"keydown",l=>{if(l.key==="Escape"&&c!==0)T(n[c]);else{let u=S(l.key);if(u===null)return;g\
(u)}l.preventDefault()}),o.addEventListener(','"scroll",a,{passive:!0});let W=0;return new ResizeObserver(()=>{r.clientW\
idth!==W&&(W=r.clientWidth,p())}).observe(r),{element:o,','show(l){s=l.side??s,c=l.focus??c,e.graph[s][c]===0&&(c=0),W=r\
.clientWidth,p(),t(c)},mark(l){f=l,p()}}}var j=["same","grew","grew-some","shrank","shrank-some","new","gone"];var v=52n\
;function A(e,t){if(e===0)return Object.is(e,-0)?`-${0 .toFixed(t)}`:0 .toFixed(t);if(Math.abs(e)<1e21&&!Ee(e,t))return \
e.','toFixed(t);if(Number.isNaN(e))return"NaN";let n=e<0?"-":"";if(!Number.isFinite(e))return n==="-"?"-Inf":"+Inf";let{\
mantissa:r,','exponent:o}=Te(e),s=Se(r*10n**BigInt(t),o).toString().padStart(t+1,"0");return t===0?n+s:`${n}${s.slice(0,\
-t)}.${s.slice(',"-t)}`}function Ee(e,t){return Math.abs(e*2**(t+1))%2===1}function Te(e){let t=new DataView(new ArrayBu\
ffer(8));t.setFloat64(","0,e);let n=t.getBigUint64(0),r=Number(n>>v&0x7ffn),o=n&(1n<<v)-1n;return r===0?{mantissa:o,expo\
nent:-1074}:{mantissa:o|1n<<","v,exponent:r-1+-1074}}function Se(e,t){if(t>=0)return e<<BigInt(t);let n=BigInt(-t),r=e>>\
n,o=e-(r<<n),s=1n<<n-1n;return o>",'s||o===s&&(r&1n)===1n?r+1n:r}var k=12,Me="?";function Q(e,t,n=""){let r=A(e,t)+n;ret\
urn Number.isFinite(e)&&r.length<=k?r:O(e,n)}function Z(e,t,n=""){','let r=Q(e,t,n);return Number.isNaN(e)||r.startsWith\
("-")?r:`+${r.length<k?r:O(e,n)}`}function O(e,t=""){return Number.isNaN(','e)?Me:(Number.isFinite(e)?e.toExponential(2)\
:`${e<0?"-":""}\\u221E`)+t}var J="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",Fe=new\
 RegExp(`([*/${J}-]+)|[^*/${J}\\','-]+`,"g");function $(e){let t=[],n=!1;for(let{0:r,1:o,index:s}of e.matchAll(Fe))o===v\
oid 0?t.push({text:r,start:s,inDenominator:n}):','n=Ne(o,n);return t}function Ne(e,t){let n=Math.max(e.lastIndexOf("*"),\
e.lastIndexOf("/"));return n<0?t:e[n]==="/"}var Ae=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond n\
anoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microseconds"],[.001,"ms msec millisecond milliseconds"],[1\
,"s sec secs second seconds"]],$e=[[60,"min mins minute min\\','utes"],[3600,"h hr hour hours"]],Be=[[1,"B byte bytes"],\
[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB megabyte megabytes"],[','1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terab\
ytes"],[2**10,"KiB kibibyte kibibytes"],[2**20,"MiB mebibyte mebiby\\','tes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"T\
iB tebibyte tebibytes"]],Ce={sec:4,B:2},ee=new Map,te=new Map;function H(e,t,n){','for(let[r,o]of e)for(let s of o.split\
(" ")){let c={base:t,factor:r,inside:n};ee.set(s,c),s.length>=Ce[t]&&te.set(s.toLowerCase(),','c)}}H(Ae,"sec",!0);H($e,"\
sec",!1);H(Be,"B",!0);function U(e){return ee.get(e)??te.get(e.toLowerCase())??null}var R=new Map,Le=100;function G(e){l\
et t=R.get(e);if(t!==void 0)return t;let n=Ie(e);return R.size===Le&&R.clear(),R.set(',"e,n),n}function Ie(e){let t=$(e)\
,n=t.filter(c=>!c.inDenominator).map(({text:c})=>c),r=t.filter(c=>c.inDenominator).map(({",'text:c})=>c),o=n.map(U).filt\
er(c=>c?.inside),[s]=o.length===1?o:[];return{kind:s==null?"other":s.base==="sec"?"time":"si\\','ze",factor:s?.factor??1\
,numerator:n,denominator:r,rate:r.some(ke)}}function ke(e){let t=U(e);return t!==null&&t.base==="\\','sec"&&t.factor===1\
}function ne(e){return $(e).some(({text:t,inDenominator:n})=>!n&&(t==="B"||t==="MB"||t==="bytes"))}var Oe=["T","G","M","\
k","","m","\\xB5","n"].flatMap((e,t)=>{let n=12-3*t,r=s=>+`${s}e${n}`,o=r("1");return[{from:r("99.99\\','5"),decimals:1,\
factor:o,prefix:e},{from:r("9.9995"),decimals:2,factor:o,prefix:e},{from:r("0.99995"),decimals:3,factor:o,','prefix:e}]}\
),Ue=["Ti","Gi","Mi","Ki",""].flatMap((e,t)=>{let n=2**(40-10*t);return[{from:99.995*n,decimals:1,factor:n,prefix:e},',"\
{from:9.9995*n,decimals:2,factor:n,prefix:e},{from:.99995*n,decimals:3,factor:n,prefix:e}]}),re=[-1,-2,-3,-4,-5,-6,-7,-8\
].",'map(e=>+`9.9995e${e}`),Re={decimals:3,factor:1,prefix:""};function _e(e,t){let n=ne(t)?"binary":"decimal",r=se(e,n)\
;return o=>oe(',"o,r)??oe(o,se([o],n))??O(o)}function oe(e,{decimals:t,factor:n,prefix:r}){let o=e/n,s=A(o,t)+r;return N\
umber.isFinite(o)&&",'s.length<=k?s:null}function se(e,t){let n=t==="binary"?Ue:Oe,r=Pe(e);if(r===0)return Re;for(let f=\
0;f<n.length;f+=1)if(r>=',"n[f].from)return n[f];let{factor:o,prefix:s}=n.at(-1),c=re.findIndex(f=>r/o>=f);return{decima\
ls:3+(c<0?re.length-1:c),factor:o,","prefix:s}}function Pe(e){let t=0;for(let n of e){let r=Math.abs(n);r!==0&&(t===0||r\
<t)&&(t=r)}return t}var De={time:1,size:1024,",'other:1e5};function _(e,t){let{kind:n,factor:r,rate:o}=G(t),s=r===1?n:"o\
ther",m=Number.isInteger(e)&&Math.abs(e)<De[s]?String(','e):_e([e],t)(e);return t==="count"||t==="allocs/op"?m:t==="1/s"\
?`${m}/s`:s==="other"?`${m} ${t}`:m+(s==="time"?"s":"B")+','(o?"/s":"")}function ie(e){return`"${e.replaceAll(\'"\',"\'").r\
eplaceAll(/\\s+/g," ")}"`}var ae="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0";var K=120,We=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu\
,ve=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,He=new RegExp(`[${ae}]`,"gu"),Ge=/^[ -~]*$/;function Ke(e){','return Ge.test(e)?e:e.repl\
aceAll(We," ").replaceAll(ve,"").replaceAll(He,"")}function Xe(e,t=K){if(e.length<=t)return e;','let n=[...e];return n.l\
ength>t?`${n.slice(0,t-1).join("")}\\u2026`:e}function B(e,t=K){let n=Ke(e).trim();return n===""?"\\','(no name)":Xe(n,t\
)}function P(e,t=K){return ie(B(e,t))}var ze={plain:e=>e,strong:e=>e,code:e=>le(e),untrusted:e=>P(e)},$t={...ze,code:e=>\
le(e,Number.POSITIVE_INFINITY),untrusted:e=>P(','e,Number.POSITIVE_INFINITY)};function le(e,t){return e.includes("`")?P(\
e,t):`\\`${B(e,t)}\\``}function ce(e){return Z(e*100,2,"%")}var Ve=60;function D(e,t){let n=t==="ns"?_(e/1e9,"sec"):_(e,t)\
;return t==="ns"?n:B(n,Ve)}function ue(e,t){return`${e>0?"\\','+":""}${D(e,t)}`}function me(e,t){return`${e.toLocaleStri\
ng("en-US")} ${t}${e===1?"":"s"}`}function de(e){let{names:t,files:n,functions:r,parents:o,unit:s}=e,c=a=>a===0?"all":t[\
r[a]],m=Int32Array.from(t.keys()).',"sort((a,d)=>t[a]<t[d]?-1:1),f=new Int32Array(t.length);for(let[a,d]of m.entries())f\
[d]=a;let h=z(o,(a,d)=>f[r[a]]-f[r[d]]),",'i=a=>j[e.changes[a]];function p(a,d){let y=a===0||a===d?"":`, ${ce(d/a-1)}`;r\
eturn`${D(a,s)} \\u2192 ${D(d,s)} (${ue(d-a,','s)}${y})`}return{graph:e,children:h,nameOf:c,changeOf:i,describe(a){let d\
=a===0?null:n[r[a]],y=i(a)==="same"?"":` ${I[i(',"a)].label}.`,T=`Own time ${p(e.ownBase[a],e.ownHead[a])}`,g=`with call\
s ${p(e.base[a],e.head[a])}`;return`${c(a)}${d===null?",'"":` in ${d}`}:${y} ${T}, ${g}.`},search(a){let y=t.map((g,S)=>\
`${g} ${n[S]??""}`.toLowerCase()).map(g=>a.every(S=>g.includes(',"S))),T=new Set;for(let[g,S]of r.entries())g>0&&y[S]&&T\
.add(g);return T},describeMatches(a){let d=new Uint8Array(o.length),","y=0,T=0;for(let g=1;g<o.length;g+=1){let S=d[o[g]\
]===1;d[g]=S||a.has(g)?1:0,!(S||!a.has(g))&&(y+=e.base[g],T+=e.head[g])}",'return a.size===0?"No function has this in it\
s name.":`${me(a.size,"frame")}: ${p(y,T)}`}}}try{Ye()}catch(e){document.documentElement.classList.remove("live"),consol\
e.error(e)}function Ye(){let e=document.getElementById(','"data")?.textContent,t=document.getElementById("flames");if(!e\
||t===null)return;let n=de(JSON.parse(e)),r=w("p",{class:"\\','facts",role:"status"}),o=q(n,i=>{r.textContent=n.describe\
(i)}),s=w("input",{type:"search","aria-label":"Search functions",','placeholder:"Search functions ( / )","aria-keyshortc\
uts":"/",autocomplete:"off",spellcheck:"false"}),c=w("p",{class:"qui\\','et",role:"status"});s.addEventListener("input",\
()=>{let i=s.value.toLowerCase().split(/\\s+/).filter(a=>a!==""),p=i.length===','0?null:n.search(i);o.mark(p),c.textCont\
ent=p===null?"":n.describeMatches(p)});let m=["head","base"].map(i=>{let p=i==="h\\','ead",a=[`Widths of ${i}`];return[i\
,w("button",{type:"button",class:"chip","aria-pressed":String(p)},a)]});for(let[i,p]of m)','p.addEventListener("click",(\
)=>{for(let[a,d]of m)d.setAttribute("aria-pressed",String(a===i));o.show({side:i})});let f=w(','"button",{type:"button",\
class:"chip"},["Show all"]);f.addEventListener("click",()=>o.show({focus:0}));let h=w("div",{class:"\\','chips",role:"gr\
oup","aria-label":"View"},[...m.map(([,i])=>i),f]);t.append(w("div",{class:"toolbar"},[s,h,c]),o.element,','r),document.\
addEventListener("keydown",i=>{i.key!=="/"||i.target===s||i.ctrlKey||i.metaKey||(i.preventDefault(),s.focus())}),',"o.sh\
ow({})}})();"].join(`
`),FLAME_SCRIPT_HASH="sha256-PVK+72eu3/2Nlrm6e852Muck8LXXfrmy8E79bntXTlM=";var COLOURS=`
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
td.place { white-space: normal; text-align: left; } th.place { text-align: left; }`,PHONE=`
@media (max-width: 44rem) { .flame { max-height: 60vh; } td.place, th.place { display: none; } td.range, th.range { disp\
lay: none; } }
@media print { #flames { display: none; } }`,FLAME_STYLE=[COLOURS,CANVAS,PHONE].join("");var CHANGE_STYLES={grew:{sign:"\u25B2",label:"own time grew"},"grew-some":{sign:"\u25B3",label:"may have grown"},same:{sign:"",
label:"no change"},"shrank-some":{sign:"\u25BD",label:"may have shrunk"},shrank:{sign:"\u25BC",label:"own time shrank"},
new:{sign:"\u271A",label:"new on head"},gone:{sign:"\u2716",label:"gone on head"}};var MAX_ROWS=30,NAME_LENGTH=160;function renderFlameHtml(attribution,graph){return renderPage(attribution,graph,"")}function renderProfileHtml(attribution,graph){
let functions=`${listProfileNotes(attribution).map(note=>`<p>${escapeHtml(note)}</p>`).join(`
`)}
${renderTable(attribution)}
<h2>Flame graph</h2>
`;return renderPage(attribution,graph,functions)}function renderPage(attribution,graph,functions){return`${renderPageStart(
{title:FLAME_PAGE_TITLE,style:`${STYLE}${FLAME_STYLE}`,scriptHash:FLAME_SCRIPT_HASH,isReplaced:!0})}
<main>
<h1>${escapeHtml(formatTotals(attribution))}</h1>
<p class="quiet">${escapeHtml(formatOrigin(attribution))}</p>
${functions}${graph===null?"<p>These profiles have functions but no stacks, so there is no flame graph.</p>":renderGraph(
graph)}
</main>
${graph===null?"":`<script type="application/json" id="data">${toScriptJson(toPageGraph(graph))}</script>
<script>${FLAME_SCRIPT}</script>`}
</body>
</html>
`}function renderTable({functions,unit}){if(functions.length===0)return"";let touched=functions.filter(one=>one.touched),
bySize=(one,other)=>Math.abs(other.deltaSelf)-Math.abs(one.deltaSelf),shown=[...touched.toSorted(bySize),...functions.filter(
one=>!one.touched).toSorted(bySize)].slice(0,MAX_ROWS),hasIntervals=shown.some(({low})=>low!==null),more=functions.length-
shown.length;return`<h2>Functions</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Functions that changed"><table>
<caption>${escapeHtml(formatFunctionCount(functions.length,touched.length))}</caption>
<thead><tr><th scope="col">Function</th><th scope="col">Own time</th>${hasIntervals?'<th scope="col" class="range">Inter\
val</th>':""}<th scope="col">Base</th><th scope="col">Head</th><th scope="col" class="place">File</th></tr></thead>
<tbody>
${shown.map(one=>renderRow(one,{unit,hasIntervals})).join(`
`)}
</tbody></table></div>
${more>0?`<p class="quiet">and ${more.toLocaleString("en-US")} more; --format json has all of them</p>`:""}`}function renderRow(one,{
unit,hasIntervals}){let{name,file,deltaSelf,base,head,touched}=one,kind=deltaSelf>0?"bad":"good",cells=[`<td class="chan\
ge">${escapeHtml(`${deltaSelf>0?"\u25B2":"\u25BC"} ${formatProfileDelta(deltaSelf,unit)}`)}</td>`,hasIntervals?`<td clas\
s="range">${escapeHtml(formatDeltaInterval(one,unit)??"")}</td>`:"",`<td>${escapeHtml(formatProfileValue(base,unit))}</t\
d>`,`<td>${escapeHtml(formatProfileValue(head,unit))}</td>`,`<td class="place">${file===null?"":escapeHtml(cleanUntrustedText(
file,NAME_LENGTH))}${touched?" (in this change)":""}</td>`],label=`<th scope="row"><code>${escapeHtml(cleanUntrustedText(
name,NAME_LENGTH))}</code></th>`;return`<tr class="${kind}">${label}${cells.join("")}</tr>`}function renderGraph({omitted,
hasNoise}){let items=FRAME_CHANGES.filter(change=>change!=="same").map(change=>{let{sign,label}=CHANGE_STYLES[change];return`\
<li><span class="${change}" aria-hidden="true">${sign}</span>${escapeHtml(label)}</li>`}),meaning=hasNoise?"A frame is a\
s wide as its time on head, with all that it calls. The colour shows the change of its own time: strong where it is beyo\
nd the noise, pale where it is uncertain.":"A frame is as wide as its time on head, with all that it calls. The colour s\
hows the change of its own time: strong from 2 % of the total, pale from 0.5 %. One profile on a side does not show the \
noise.",rest=omitted===0?"":` ${formatCount(omitted,"small frame")} ${omitted===1?"is":"are"} left out.`;return`<p class\
="quiet">${escapeHtml(meaning+rest)} Widths of base show what is gone.</p>
<ul class="legend">${items.join("")}</ul>
<noscript><p>The flame graph needs JavaScript. The table above is complete without it.</p></noscript>
<div id="flames"></div>`}function toPageGraph(graph){let clean=text=>cleanUntrustedText(text,NAME_LENGTH);return{...graph,
unit:clean(graph.unit),names:graph.names.map(clean),files:graph.files.map(file=>file===null?null:clean(file))}}export{FLAME_SCRIPT_HASH,renderFlameHtml,renderProfileHtml};
