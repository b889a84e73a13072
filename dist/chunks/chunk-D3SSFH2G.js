import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{STYLE,escapeHtml,renderPageStart,toScriptJson}from"./chunk-FAXZX5QC.js";import{FLAME_PAGE_TITLE,formatDeltaInterval,
formatFunctionCount,formatOrigin,formatProfileDelta,formatProfileValue,formatTotals,listProfileNotes}from"./chunk-TJVXSQ4U.js";
import{FRAME_CHANGES}from"./chunk-THDOESCH.js";import{formatCount}from"./chunk-ET2FACDU.js";import{cleanUntrustedText}from"./chunk-I2MRJ4UF.js";var FLAME_SCRIPT=['"use strict";(()=>{function w(e,t={},n=[]){let r=document.createElement(e);for(let[o,s]of Object.entr\
ies(t))s!==!1&&s!==null&&r.setAttribute(','o,s===!0?"":String(s));return r.append(...n),r}function z(e,t){let n=e.map(()\
=>[]);for(let r=1;r<e.length;r+=1)n[e[r]].push(r);for(let r of n)r.length>1&&r.sort(t);return n}',"function j({values:e,\
parents:t,children:n,focus:r,minWidth:o}){let s=[],c=new Map,u=i=>{for(;s.length<=i.depth;)s.push([]);","s[i.depth].push\
(i),c.set(i.node,i)},d=[];for(let i=t[r];i!==-1;i=t[i])d.unshift(i);for(let[i,p]of d.entries())u({node:p,","depth:i,left\
:0,width:1});u({node:r,depth:d.length,left:0,width:1});let h=e[r];if(h<=0)return{rows:s,boxes:c};for(let i=d.","length;i\
<s.length;i+=1)for(let p of s[i]){let{left:a}=p;for(let f of n[p.node]){let y=e[f]/h;y>=o&&u({node:f,depth:i+1,left:a,",
'width:y}),a+=y}}return{rows:s,boxes:c}}var I={grew:{sign:"\\u25B2",label:"own time grew"},"grew-some":{sign:"\\u25B3",lab\
el:"may have grown"},same:{sign:"",label:"\\','no change"},"shrank-some":{sign:"\\u25BD",label:"may have shrunk"},shrank:\
{sign:"\\u25BC",label:"own time shrank"},new:{sign:"\\','\\u271A",label:"new on head"},gone:{sign:"\\u2716",label:"gone on\
 head"}};var F=22,ye=1.5,xe=28,q=12,we=/^(?:[\\w.~-]+\\/)+(?=\\w)/;function V(e,t){let{parents:n}=e.graph,r=w("div",{class:\
"sheet"}),','o=w("div",{class:"flame",role:"group","aria-label":"Flame graph. Arrow keys move, Enter zooms in, Escape zo\
oms out."},[r]),','s="head",c=0,u=0,d=null,h={rows:[],boxes:new Map},i=new Map;function p(){let l=Math.max(1,r.clientWid\
th),{children:m,graph:g}=e;',"h=j({values:g[s],parents:n,children:m,focus:c,minWidth:ye/l}),h.boxes.has(u)||(u=c),r.styl\
e.height=`${h.rows.length*F}px`,","i=new Map,r.replaceChildren(),a()}function a(){let l=Math.max(0,Math.floor(o.scrollTo\
p/F)-q),m=Math.ceil((o.scrollTop+o.","clientHeight)/F)+q,g=r.clientWidth,x=new Map,L=[];for(let S=l;S<Math.min(m,h.rows.\
length);S+=1)for(let E of h.rows[S]){let A=i.","get(E.node);A===void 0&&(A=f(E,g),L.push(A)),x.set(E.node,A)}for(let[S,E\
]of i)!x.has(S)&&E!==document.activeElement&&E.remove();",'i=x,r.append(...L)}function f({node:l,depth:m,left:g,width:x}\
,L){let S=e.changeOf(l),E=e.nameOf(l),A=E.replace(we,""),{sign:X,','label:pe}=I[S],ge=x*L>=xe,be=d!==null&&!d.has(l)?" d\
im":"",he=c!==l&&x===1&&h.boxes.get(c).depth>m?" caller":"",B=w("but\\','ton",{type:"button",class:`frame ${S}${be}${he}\
`,tabindex:l===u?0:-1,"data-node":l,"aria-label":S==="same"?E:`${E}, ${pe}`,','title:E},ge?[X===""?A:`${X} ${A}`]:[]);re\
turn B.style.left=`${100*g}%`,B.style.width=`${100*x}%`,B.style.top=`${m*F}px`,','B}function y(l){let g=(l.target instan\
ceof Element?l.target.closest("button"):null)?.getAttribute("data-node")??null;return g===',"null?null:Number(g)}functio\
n T(l){c=l,u=l,p(),b(l)}function b(l){let m=h.boxes.get(l);if(m===void 0)return;let g=m.depth*","F;g<o.scrollTop?o.scrol\
lTop=g:g+F>o.scrollTop+o.clientHeight&&(o.scrollTop=g+F-o.clientHeight),a(),i.get(u)?.setAttribute(",'"tabindex","-1"),u\
=l;let x=i.get(l);x?.setAttribute("tabindex","0"),x?.focus({preventScroll:!0})}function M(l){let m=h.boxes.','get(u);if(\
m===void 0)return null;let g=h.rows[m.depth],x=g.indexOf(m);switch(l){case"ArrowLeft":return g[x-1]?.node??null;case"\\',
'ArrowRight":return g[x+1]?.node??null;case"ArrowUp":return u===0?null:n[u];case"ArrowDown":return fe();case"Home":retur\
n 0;default:',"return null}}function fe(){let l=null;for(let m of e.children[u]){let g=h.boxes.get(m);g!==void 0&&(l===n\
ull||g.width>l.",'width)&&(l=g)}return l?.node??null}r.addEventListener("click",l=>{let m=y(l);m!==null&&T(m)}),r.addEve\
ntListener("pointe\\','rover",l=>{let m=y(l);m!==null&&t(m)}),r.addEventListener("focusin",l=>{let m=y(l);m!==null&&(u=m\
,t(m))}),r.addEventListener(','"keydown",l=>{if(l.key==="Escape"&&c!==0)T(n[c]);else{let m=M(l.key);if(m===null)return;b\
(m)}l.preventDefault()}),o.addEventListener(','"scroll",a,{passive:!0});let D=0;return new ResizeObserver(()=>{r.clientW\
idth!==D&&(D=r.clientWidth,p())}).observe(r),{element:o,','show(l){s=l.side??s,c=l.focus??c,e.graph[s][c]===0&&(c=0),D=r\
.clientWidth,p(),t(c)},mark(l){d=l,p()}}}var Y=["same","grew","grew-some","shrank","shrank-some","new","gone"];var W=52n\
;function N(e,t){if(e===0)return Object.is(e,-0)?`-${0 .toFixed(t)}`:0 .toFixed(t);if(Math.abs(e)<1e21&&!Ee(e,t))return \
e.','toFixed(t);if(Number.isNaN(e))return"NaN";let n=e<0?"-":"";if(!Number.isFinite(e))return n==="-"?"-Inf":"+Inf";let{\
mantissa:r,','exponent:o}=Te(e),s=Me(r*10n**BigInt(t),o).toString().padStart(t+1,"0");return t===0?n+s:`${n}${s.slice(0,\
-t)}.${s.slice(',"-t)}`}function Ee(e,t){return Math.abs(e*2**(t+1))%2===1}function Te(e){let t=new DataView(new ArrayBu\
ffer(8));t.setFloat64(","0,e);let n=t.getBigUint64(0),r=Number(n>>W&0x7ffn),o=n&(1n<<W)-1n;return r===0?{mantissa:o,expo\
nent:-1074}:{mantissa:o|1n<<","W,exponent:r-1+-1074}}function Me(e,t){if(t>=0)return e<<BigInt(t);let n=BigInt(-t),r=e>>\
n,o=e-(r<<n),s=1n<<n-1n;return o>",'s||o===s&&(r&1n)===1n?r+1n:r}var k=12,Se="?";function Q(e,t,n=""){let r=N(e,t)+n;ret\
urn Number.isFinite(e)&&r.length<=k?r:O(e,n)}function Z(e,t,n=""){','let r=Q(e,t,n);return Number.isNaN(e)||r.startsWith\
("-")?r:`+${r.length<k?r:O(e,n)}`}function O(e,t=""){return Number.isNaN(','e)?Se:(Number.isFinite(e)?e.toExponential(2)\
:`${e<0?"-":""}\\u221E`)+t}var J="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",Ae=new\
 RegExp(`([*/${J}-]+)|[^*/${J}\\','-]+`,"g");function $(e){let t=[],n=!1;for(let{0:r,1:o,index:s}of e.matchAll(Ae))o===v\
oid 0?t.push({text:r,start:s,inDenominator:n}):','n=Fe(o,n);return t}function Fe(e,t){let n=Math.max(e.lastIndexOf("*"),\
e.lastIndexOf("/"));return n<0?t:e[n]==="/"}var Ne=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond n\
anoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microseconds"],[.001,"ms msec millisecond milliseconds"],[1\
,"s sec secs second seconds"]],$e=[[60,"min mins minute min\\','utes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],\
Ce=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB\\',' megabyte megabytes"],[1e9,"GB gigabyte gigabytes"]\
,[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**','20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyt\
e gibibytes"],[2**40,"TiB tebibyte tebibytes"]],Le={sec:4,B:2},ee=new Map,','te=new Map;function H(e,t,n){for(let[r,o]of\
 e)for(let s of o.split(" ")){let c={base:t,factor:r,inside:n};ee.set(s,c),s.','length>=Le[t]&&te.set(s.toLowerCase(),c)\
}}H(Ne,"sec",!0);H($e,"sec",!1);H(Ce,"B",!0);function R(e){return ee.get(e)??te.',"get(e.toLowerCase())??null}var U=new \
Map,Be=100;function G(e){let t=U.get(e);if(t!==void 0)return t;let n=Ie(e);return U.size===Be&&U.clear(),U.set(","e,n),n\
}function Ie(e){let t=$(ke(e)),n=t.filter(u=>!u.inDenominator).map(({text:u})=>u),r=t.filter(u=>u.inDenominator).map(",'\
({text:u})=>u),o=r.map(R).find(u=>u?.base==="sec"),s=n.map(R).filter(u=>u?.inside),[c]=s.length===1?s:[];return{kind:c==',
'null?"other":c.base==="sec"?"time":"size",factor:c?.factor??1,numerator:n,denominator:r,rate:o!==void 0,perSeconds:o?.f\
actor??','null}}function ke(e){return/per|1|\xB9/i.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+per[\\s_-]+(?=\\S)/gi,"/").replaceAll(\
/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,\
"/$1"):e}function ne(e){return $(e).some(({text:t,inDenominator:n})=>!n&&(t==="B"||t==="MB"||t==="bytes"))}var Oe=["T","\
G","M","k","","m","\\xB5","n"].flatMap((e,t)=>{let n=12-3*t,r=s=>+`${s}e${n}`,o=r("1");return[{from:r("99.99\\','5"),dec\
imals:1,factor:o,prefix:e},{from:r("9.9995"),decimals:2,factor:o,prefix:e},{from:r("0.99995"),decimals:3,factor:o,','pre\
fix:e}]}),Re=["Ti","Gi","Mi","Ki",""].flatMap((e,t)=>{let n=2**(40-10*t);return[{from:99.995*n,decimals:1,factor:n,prefi\
x:e},',"{from:9.9995*n,decimals:2,factor:n,prefix:e},{from:.99995*n,decimals:3,factor:n,prefix:e}]}),re=[-1,-2,-3,-4,-5,\
-6,-7,-8].",'map(e=>+`9.9995e${e}`),Ue={decimals:3,factor:1,prefix:""};function _e(e,t){let n=ne(t)?"binary":"decimal",r\
=se(e,n);return o=>oe(',"o,r)??oe(o,se([o],n))??O(o)}function oe(e,{decimals:t,factor:n,prefix:r}){let o=e/n,s=N(o,t)+r;\
return Number.isFinite(o)&&",'s.length<=k?s:null}function se(e,t){let n=t==="binary"?Re:Oe,r=Pe(e);if(r===0)return Ue;fo\
r(let d=0;d<n.length;d+=1)if(r>=',"n[d].from)return n[d];let{factor:o,prefix:s}=n.at(-1),c=re.findIndex(d=>r/o>=d);retur\
n{decimals:3+(c<0?re.length-1:c),factor:o,","prefix:s}}function Pe(e){let t=0;for(let n of e){let r=Math.abs(n);r!==0&&(\
t===0||r<t)&&(t=r)}return t}var ve={time:1,size:1024,",'other:1e5};function _(e,t){let{kind:n,factor:r,rate:o,perSeconds\
:s}=G(t),c=r===1&&(!o||s===1)?n:"other",d=Number.isInteger(','e)&&Math.abs(e)<ve[c]?String(e):_e([e],t)(e);return t==="c\
ount"||t==="allocs/op"?d:t==="1/s"?`${d}/s`:c==="other"?`${d} ${t}`:','d+(c==="time"?"s":"B")+(o?"/s":"")}function ie(e)\
{return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var ae="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0";var K=120\
,De=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu,We=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,He=new RegExp(`[${ae}]`,"gu"),Ge=/^[ -~]*$/;function Ke(e\
){','return Ge.test(e)?e:e.replaceAll(De," ").replaceAll(We,"").replaceAll(He,"")}function Xe(e,t=K){if(e.length<=t)retu\
rn e;let n=[...e];return n.length>t?`${n.slice(0,t-1).join("")}\\u2026`:e}function C(e,t=K){let n=Ke(e).trim();return n==\
=""?"(no name)":Xe(n,t)}function P(e,t=K){return ie(C(e,t))}var ze={plain:e=>e,strong:e=>e,code:e=>le(e),untrusted:e=>P(\
e)},$t={...ze,code:e=>le(e,Number.POSITIVE_INFINITY),untrusted:e=>P(','e,Number.POSITIVE_INFINITY)};function le(e,t){ret\
urn e.includes("`")?P(e,t):`\\`${C(e,t)}\\``}function ce(e){return Z(e*100,2,"%")}var je=60;function v(e,t){let n=t==="ns"\
?_(e/1e9,"sec"):_(e,t);return t==="ns"?n:C(n,je)}function ue(e,t){return`${e>0?"\\','+":""}${v(e,t)}`}function me(e,t){r\
eturn`${e.toLocaleString("en-US")} ${t}${e===1?"":"s"}`}function de(e){let{names:t,files:n,functions:r,parents:o,unit:s}\
=e,c=a=>a===0?"all":t[r[a]],u=Int32Array.from(t.keys()).',"sort((a,f)=>t[a]<t[f]?-1:1),d=new Int32Array(t.length);for(le\
t[a,f]of u.entries())d[f]=a;let h=z(o,(a,f)=>d[r[a]]-d[r[f]]),",'i=a=>Y[e.changes[a]];function p(a,f){let y=a===0||a===f\
?"":`, ${ce(f/a-1)}`;return`${v(a,s)} \\u2192 ${v(f,s)} (${ue(f-a,','s)}${y})`}return{graph:e,children:h,nameOf:c,change\
Of:i,describe(a){let f=a===0?null:n[r[a]],y=i(a)==="same"?"":` ${I[i(',"a)].label}.`,T=`Own time ${p(e.ownBase[a],e.ownH\
ead[a])}`,b=`with calls ${p(e.base[a],e.head[a])}`;return`${c(a)}${f===null?",'"":` in ${f}`}:${y} ${T}, ${b}.`},search(\
a){let y=t.map((b,M)=>`${b} ${n[M]??""}`.toLowerCase()).map(b=>a.every(M=>b.includes(',"M))),T=new Set;for(let[b,M]of r.\
entries())b>0&&y[M]&&T.add(b);return T},describeMatches(a){let f=new Uint8Array(o.length),","y=0,T=0;for(let b=1;b<o.len\
gth;b+=1){let M=f[o[b]]===1;f[b]=M||a.has(b)?1:0,!(M||!a.has(b))&&(y+=e.base[b],T+=e.head[b])}",'return a.size===0?"No f\
unction has this in its name.":`${me(a.size,"frame")}: ${p(y,T)}`}}}try{qe()}catch(e){document.documentElement.classList\
.remove("live"),console.error(e)}function qe(){let e=document.getElementById(','"data")?.textContent,t=document.getEleme\
ntById("flames");if(!e||t===null)return;let n=de(JSON.parse(e)),r=w("p",{class:"\\','facts",role:"status"}),o=V(n,i=>{r.\
textContent=n.describe(i)}),s=w("input",{type:"search","aria-label":"Search functions",','placeholder:"Search functions \
( / )","aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"}),c=w("p",{class:"qui\\','et",role:"status"});s.add\
EventListener("input",()=>{let i=s.value.toLowerCase().split(/\\s+/).filter(a=>a!==""),p=i.length===','0?null:n.search(i\
);o.mark(p),c.textContent=p===null?"":n.describeMatches(p)});let u=["head","base"].map(i=>{let p=i==="h\\','ead",a=[`Wid\
ths of ${i}`];return[i,w("button",{type:"button",class:"chip","aria-pressed":String(p)},a)]});for(let[i,p]of u)','p.addE\
ventListener("click",()=>{for(let[a,f]of u)f.setAttribute("aria-pressed",String(a===i));o.show({side:i})});let d=w(','"b\
utton",{type:"button",class:"chip"},["Show all"]);d.addEventListener("click",()=>o.show({focus:0}));let h=w("div",{class\
:"\\','chips",role:"group","aria-label":"View"},[...u.map(([,i])=>i),d]);t.append(w("div",{class:"toolbar"},[s,h,c]),o.e\
lement,','r),document.addEventListener("keydown",i=>{i.key!=="/"||i.target===s||i.ctrlKey||i.metaKey||(i.preventDefault(\
),s.focus())}),',"o.show({})}})();"].join(`
`),FLAME_SCRIPT_HASH="sha256-zMJJv91b7nwqTYSwmCV3VvCuXnwmA6/xNtGjxNzbejA=";var COLOURS=`
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
