import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CHANGE_STYLES,ROW_KINDS,formatDeltaInterval,formatFunctionCount,formatOrigin,formatProfileDelta,formatProfileTitle,
formatProfileValue,html,joinContents,kindOf,listProfileNotes,namesOfRows,renderPage,renderScript,renderScrollRegion,toScriptJson}from"./action-compare-report-history-html-measuring-report.js";
import{FRAME_CHANGES,areEqualLists}from"./action-compare-report-history-html-judge-recording-measuring-report.js";import{abbreviateSha,formatCount,groupLabelOf,groupThousands}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";
import{cleanUntrustedText}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{LEVELS,SIDES,STATES,formatSource}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";var FLAME_SCRIPT=['"use strict";(()=>{var re=["base","head"];function x(e,t={},n=[]){let r=document.createElement(e);for\
(let[o,c]of Object.entries(t))c!==!1&&c!==null&&r.setAttribute(','o,c===!0?"":String(c));return r.append(...n),r}functio\
n k(e,t,n){let r=x("button",{type:"button",...t},e);return r.addEventListener(','"click",n),r}var Be=!matchMedia("(point\
er: coarse)").matches;function oe(e,t){let n=x("input",{type:"search","aria-label":`Search ${e}`,','placeholder:`Search \
${e}${Be?" ( / )":""}`,"aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});return n.addEventListener(','"inp\
ut",()=>t(n.value)),document.addEventListener("keydown",r=>{let o=r.target instanceof HTMLInputElement;r.key!=="/"||',"o\
||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),n.focus())}),n}function se(e,t){try{let n=document.getElementById(",
'"data")?.textContent,r=document.getElementById(e);n&&r!==null&&t(JSON.parse(n),r)}catch(n){document.documentElement.cla\
ssList.','remove("live"),console.error(n)}}function U(e){return String(e).replace(/^\\d{4,}/,t=>t.replace(/\\B(?=(?:\\d{3})\
+$)/g,","))}function _(e,t){return Object.is(e,-0)?`-${0 .toFixed(t)}`:Math.abs(e)<1e21?Le(e,t)?Oe(e,t):e.toFixed(t):Num\
ber.isNaN(e)?','"NaN":Number.isFinite(e)?t===0?String(BigInt(e)):`${BigInt(e)}.${"0".repeat(t)}`:e<0?"-Inf":"+Inf"}funct\
ion Le(e,t){return Math.','abs(e*2**(t+1))%2===1}function Oe(e,t){let n=e.toFixed(t+1).replace(/\\.?5$/,"");return/[02468\
]$/.test(n)?n:e.toFixed(t)}var D=12;function Z(e,t,n=""){let r=_(e,t)+n;return Number.isFinite(e)&&r.length<=D?r:P(e,n)}\
function ie(e,t,n=""){let r=Z(','e,t,n);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.length<D?r:P(e,n)}`}function P\
(e,t=""){return Number.isNaN(e)?"\\','?":(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\u221E`)+t}function C(e){l\
et t=new Map;return n=>{let r=t.get(n);if(r!==void 0)return r;t.size===100&&t.clear();let o=e(n);return t.','set(n,o),o}\
}var ae="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",Ue=new RegExp(`([*/${ae}-]+)|[\
^\\','*/${ae}-]+`,"g"),B=C(e=>{let t=[],n=!1;for(let{0:r,1:o,index:c}of e.matchAll(Ue))o===void 0?t.push({text:r,start:c\
,inDenominator:n}):','n=(o.match(/[*/]/g)?.at(-1)??(n?"/":"*"))==="/";return t});var _e=[[1e-12,"ps psec picosecond pico\
seconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microseconds"],[.001,"\
ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],De=[[60,"min mins minute min\\','utes"],[3600,"h hr \
hrs hour hours"],[86400,"day days"]],Pe=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB\\',' megabyte mega\
bytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**','20,"MiB meb\
ibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],We={sec:4,B:2},le=new Map,','ce=new\
 Map;function Q(e,t,n){for(let[r,o]of e)for(let c of o.split(" ")){let i={base:t,factor:r,inside:n};le.set(c,i),c.','len\
gth>=We[t]&&ce.set(c.toLowerCase(),i)}}Q(_e,"sec",!0);Q(De,"sec",!1);Q(Pe,"B",!0);function W(e){return le.get(e)??ce.',"\
get(e.toLowerCase())??null}var K=C(e=>{let t=B(He(e)),n=t.filter(d=>!d.inDenominator).map(({text:d})=>d),r=t.filter(d=>d\
.inDenominator).map(({text:d})=>d),",'o=r.map(W).find(d=>d?.base==="sec"),c=n.map(W).filter(d=>d?.inside),[i]=c.length==\
=1?c:[];return{kind:i==null?"other":i.','base==="sec"?"time":"size",factor:i?.factor??1,numerator:n,denominator:r,rate:o\
!==void 0,perSeconds:o?.factor??null}});function He(e){','return/per|1|\xB9/i.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+per[\\s_-]\
+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$1").replac\
e(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}var me=C(e=>{let t=W(e.trim());if(t!==null)return{unit:t.base,factor:t.factor};let \
n=Ge(e);return n.factor>=1/ue&&n.factor<=','ue?n:{unit:e,factor:1}}),ue=1e30;function Ge(e){let t="",n=1,r=0;for(let{tex\
t:o,start:c,inDenominator:i}of B(e))i||o!=="\\','ns"&&o!=="MB"||(n=o==="ns"?n/1e9:n*1e6,t+=e.slice(r,c)+(o==="ns"?"sec":\
"B"),r=c+o.length);return{unit:t+e.slice(r),factor:n}}var Xe=new Map([["sec",{dimension:"s",better:"lower",exact:!1}],["\
sec/op",{dimension:"s",better:"lower",exact:!1}],["B",','{dimension:"B",better:"lower",exact:!1}],["B/op",{dimension:"B"\
,better:"lower",exact:!1}],["allocs/op",{dimension:"count",','better:"lower",exact:!0}],["count",{dimension:"count",bett\
er:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"higher",','exact:!1}],["1/s",{dimension:"1/s",better:"higher",exac\
t:!1}]]),Ke=/^[kmgtpe]?i?(?:(?:[fqrtcp]|io|flo)ps|b(?:it)?ps|ips|hz|[rtq]pm)$/i,',"qe=/^(?:errors?|fail(?:ure|ed)?s?|fau\
lts?|miss(?:es)?|drop(?:ped|s)?|retr(?:y|ies)|timeouts?|stalls?|gcs?|collisions?|conflicts?|exceptions?|evictions?|abort\
s?|rejects?|leaks?)$/i,","Bt=C(e=>{let t=me(e).unit,{kind:n,rate:r,numerator:o}=K(t),c=Xe.get(t),i=r||o.some(w=>Ke.test(\
w)),d=/\\/(?:op|iter)$/.test(",'t),u=r?!o.some(w=>qe.test(w)):n!=="other"||d;return{...c??{dimension:t,better:i?"higher"\
:"lower",exact:!1},guessed:c===void 0,','evident:c!==void 0||u,isDuration:n==="time"&&!r,binary:J(t)}});function J(e){re\
turn B(e).some(({text:t,inDenominator:n})=>!n&&','(t==="B"||t==="MB"||t==="bytes"))}function he(e,t){let n=t("1");return\
[{from:t("99.995"),decimals:1,factor:n,prefix:e},{from:t("9.9995"),decimals:2,factor:n,','prefix:e},{from:t("0.99995"),d\
ecimals:3,factor:n,prefix:e}]}var Ye=["T","G","M","k","","m","\\xB5","n"].flatMap((e,t)=>he(','e,n=>+`${n}e${12-3*t}`)),\
je=["Ti","Gi","Mi","Ki",""].flatMap((e,t)=>he(e,n=>Number(n)*2**(40-10*t))),de=[-1,-2,-3,-4,-5,','-6,-7,-8].map(e=>+`9.9\
995e${e}`),Ve={decimals:3,factor:1,prefix:""};function ze(e,t){let n=J(t)?"binary":"decimal",r=pe(',"e,n);return o=>fe(o\
,r)??fe(o,pe([o],n))??P(o)}function fe(e,{decimals:t,factor:n,prefix:r}){let o=e/n,c=_(o,t)+r;return Number.",'isFinite(\
o)&&c.length<=D?c:null}function pe(e,t){let n=t==="binary"?je:Ye,r=Ze(e);if(r===0)return Ve;for(let u=0;u<n.length;u+=',
"1)if(r>=n[u].from)return n[u];let{factor:o,prefix:c}=n.at(-1),i=de.findIndex(u=>r/o>=u);return{decimals:3+(i<0?de.lengt\
h-","1:i),factor:o,prefix:c}}function Ze(e){let t=0;for(let n of e){let r=Math.abs(n);r!==0&&(t===0||r<t)&&(t=r)}return \
t}var Qe={",'time:1,size:1024,other:1e5};function q(e,t){let{kind:n,factor:r,rate:o,perSeconds:c}=K(t),i=r===1&&(!o||c==\
=1)?n:"other",','u=Number.isInteger(e)&&Math.abs(e)<Qe[i]?String(e):ze([e],t)(e);return t==="count"||t==="allocs/op"?u:t\
==="1/s"?`${u}/s`:','i==="other"?`${u} ${t}`:u+(i==="time"?"s":"B")+(o?"/s":"")}function ge(e){return`"${e.replaceAll(\'"\
\',"\'").replaceAll(/\\s+/g," ")}"`}var ee="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0",','Wt=new RegExp(`["\
\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${ee}]`,"gu");var te=120,Je=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu,et=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,tt=new \
RegExp(`[${ee}]`,"gu"),nt=/^[ -~]*$/;function rt(e){','return nt.test(e)?e:e.replaceAll(Je," ").replaceAll(et,"").replac\
eAll(tt,"")}function ot(e,t=te){if(e.length<=t)return e;let n=[...e];return n.length>t?`${n.slice(0,t-1).join("")}\\u2026\
`:e}function H(e,t=te){let n=rt(e).trim();return n===""?"(no name)":ot(n,t)}function Y(e,t=te){return ge(H(e,t))}var st=\
{plain:e=>e,strong:e=>e,code:e=>be(e),untrusted:e=>Y(e)},Vt={...st,code:e=>be(e,Number.POSITIVE_INFINITY),untrusted:e=>Y\
(','e,Number.POSITIVE_INFINITY)};function be(e,t){return e.includes("`")?Y(e,t):`\\`${H(e,t)}\\``}function ne(e){return ie\
(e*100,2,"%")}function L(e,t){return`${U(e)} ${t}${e===1?"":"s"}`}var at=60;function O(e,t){let n=t==="ns"?q(e/1e9,"sec"\
):q(e,t);return t==="ns"?n:H(n,at)}function j(e,t){return`${e>0?"+":','""}${O(e,t)}`}var V={grew:{sign:"\\u25B2",label:"o\
wn time grew"},"grew-some":{sign:"\\u25B3",label:"may have grown"},same:{','sign:"",label:"no change"},"shrank-some":{si\
gn:"\\u25BD",label:"may have shrunk"},shrank:{sign:"\\u25BC",label:"own time s\\','hrank"},new:{sign:"\\u271A",label:"new\
 on head"},gone:{sign:"\\u2716",label:"gone on head"}};var xe=["same","grew","grew-some","shrank","shrank-some","new","go\
ne"];var lt=/^(?:[\\w.~-]+\\/)+(?=\\w)/;function we(e){return e.replace(lt,"")}function Te(e){return`#${new URLSearchParams\
({frame:e})}`.','replaceAll("%2F","/")}function $e(e){let{names:t,files:n,functions:r,parents:o,unit:c}=e,i=s=>s===0?"al\
l":t[r[s]],d=Int32Array.',"from(t.keys()).sort((s,p)=>t[s]<t[p]?-1:1),u=new Int32Array(t.length);for(let[s,p]of d.entrie\
s())u[p]=s;let w=ct(o,(s,p)=>u[r[s]]-",'u[r[p]]),g=s=>xe[e.changes[s]];function E(s,p){let M=s===0||s===p?"":`, ${ne(p/s\
-1)}`;return`${O(s,c)} \\u2192 ${O(p,c)} \\',"(${j(p-s,c)}${M})`}let T=Float64Array.from(e.head,(s,p)=>Math.max(s,e.base\
[p])),$=[...r.keys()].slice(1).sort((s,p)=>T[p]-","T[s]),N=s=>$.filter(p=>i(p)===s);function F(s,p){let M=new Int32Array\
(o.length).fill(-2);for(let f of s)M[f]=p(f);let h=new Map;","for(let f of s){let y=M[f],l=h.get(y)??[y,0,0,0,0,0,0];h.s\
et(y,l),l[1]+=e.ownBase[f],l[2]+=e.ownHead[f];let a=o[f];for(;a!==","-1&&M[a]!==y;)a=o[a];a===-1&&(l[4]+=e.base[f],l[5]+\
=e.head[f])}for(let f of h.values())for(let y of[1,4]){let l=f[y+1]-f[y];","f[y+2]=Math.abs(l)<1e-5*f[y]?0:l}return[...h\
.values()]}return{graph:e,children:w,nameOf:i,changeOf:g,nodes:$,addressOf(s){",'let p=s===0?0:N(i(s)).indexOf(s);return\
 s===0?"":i(s)+(p===0?"":`~${p+1}`)},findAddress(s){let[p="",M=1]=s.split(/~(?=\\d+$)/);','return N(s)[0]??N(p)[Number(M\
)-1]??0},addUp:F,describe(s){let p=s===0?null:n[r[s]],M=g(s)==="same"?"":` ${V[g(s)].label}\\','.`,h=`Own time ${E(e.own\
Base[s],e.ownHead[s])}`,f=`total ${E(e.base[s],e.head[s])}`;return`${i(s)}${p===null?"":` in ${p}`}\\',':${M} ${h}, ${f}\
.`},search(s){let M=t.map((f,y)=>`${f} ${n[y]??""}`.toLowerCase()).map(f=>s.every(y=>f.includes(y))),h=new Set;','for(le\
t[f,y]of r.entries())f>0&&M[y]&&h.add(f);return h},describeMatches(s){let[p]=F(s,()=>0);return p===void 0?"No func\\','t\
ion has this in its name.":`${L(s.size,"frame")}: ${E(p[4],p[5])}`}}}function ct(e,t){let n=e.map(()=>[]);for(let r=1;r<',
"e.length;r+=1)n[e[r]].push(r);for(let r of n)r.length>1&&r.sort(t);return n}function Me({values:e,parents:t,children:n,\
focus:r,","minWidth:o}){let c=[],i=new Map,d=g=>{for(;c.length<=g.depth;)c.push([]);c[g.depth].push(g),i.set(g.node,g)},\
u=[];for(let g=t[r];g!==","-1;g=t[g])u.unshift(g);for(let[g,E]of u.entries())d({node:E,depth:g,left:0,width:1});d({node:\
r,depth:u.length,left:0,width:1});","let w=e[r];if(w<=0)return{rows:c,boxes:i};for(let g=u.length;g<c.length;g+=1)for(le\
t E of c[g]){let{left:T}=E;for(let $ of n[E.",'node]){let N=e[$]/w;N>=o&&d({node:$,depth:g+1,left:T,width:N}),T+=N}}retu\
rn{rows:c,boxes:i}}var v=25,ut=1.5,mt=28,Ee=12;function Ae(e,t,n){let{parents:r}=e.graph,o=x("div",{class:"sheet"}),i=x(\
"div",{class:"flame",','role:"group","aria-label":"Flame graph. Arrow keys move, Enter zooms in, Escape zooms out."},[o]\
),d="head",u=0,w=0,g=0,E=null,',"T={rows:[],boxes:new Map},$=new Map;function N(){let l=Math.max(1,o.clientWidth),{child\
ren:a,graph:m}=e;T=Me({values:m[d],","parents:r,children:a,focus:u,minWidth:ut/l}),T.boxes.has(w)||(w=u),o.style.height=\
`${T.rows.length*v}px`,$=new Map,o.replaceChildren(),","F()}function F(){let l=Math.max(0,Math.floor(i.scrollTop/v)-Ee),\
a=Math.ceil((i.scrollTop+i.clientHeight)/v)+Ee,m=o.clientWidth,","b=new Map,R=[];for(let A=l;A<Math.min(a,T.rows.length)\
;A+=1)for(let S of T.rows[A]){let I=$.get(S.node)??s(S,m);$.has(S.","node)||R.push(I),b.set(S.node,I)}for(let[A,S]of $)!\
b.has(A)&&S!==document.activeElement&&S.remove();$=b,o.append(...R)}function s({","node:l,depth:a,left:m,width:b},R){let\
 A=e.changeOf(l),S=e.nameOf(l),I=we(S),{sign:G,label:z}=V[A],Fe=b*R>=mt,Ie=E!==null&&",'!E.has(l)?" dim":"",Ce=u!==l&&b=\
==1&&T.boxes.get(u).depth>a?" caller":"",ke={type:"button",class:`frame ${A}${Ie}${Ce}`,','tabindex:l===w?0:-1,"data-nod\
e":l,"aria-label":A==="same"?S:`${S}, ${z}`,title:S},ve=G===""?I:`${G} ${I}`,X=x("button",ke,',"Fe?[ve]:[]);return X.sty\
le.left=`${100*m}%`,X.style.width=`${100*b}%`,X.style.top=`${a*v}px`,X}function p(l){d=l.side??d,",'u=l.focus??u;let a=e\
.graph[d][u]===0;a&&l.focus!==void 0?d=d==="base"?"head":"base":a&&(u=0),g=o.clientWidth,N(),t(u),n(',"u)}function M(l){\
p({focus:l}),h(l)}function h(l){let a=T.boxes.get(l);if(a===void 0)return;let m=a.depth*v;m<i.scrollTop?",'i.scrollTop=m\
:m+v>i.scrollTop+i.clientHeight&&(i.scrollTop=m+v-i.clientHeight),F(),$.get(w)?.setAttribute("tabindex","-1"),','w=l;let\
 b=$.get(l);b?.setAttribute("tabindex","0"),b?.focus({preventScroll:!0})}function f(l){let a=T.boxes.get(w);if(a===','vo\
id 0)return;let m=T.rows[a.depth],b=m.indexOf(a),R=e.children[w].flatMap(S=>T.boxes.get(S)??[]);return new Map([["Arro\\',
'wLeft",m[b-1]?.node],["ArrowRight",m[b+1]?.node],["ArrowUp",w===0?void 0:r[w]],["ArrowDown",R.sort((S,I)=>I.width-S.wid\
th)[0]?.','node],["Home",0]]).get(l)}function y(l,a){o.addEventListener(l,({target:m})=>{let b=m instanceof Element?m.cl\
osest("[dat\\','a-node]"):null;b!==null&&a(Number(b.dataset.node))})}return y("click",M),y("pointerover",t),y("focusin",\
l=>{w=l,t(l)}),o.','addEventListener("keydown",l=>{let a=f(l.key);if(l.key==="Escape"&&u!==0)M(r[u]);else{if(a===void 0)\
return;h(a)}l.preventDefault()}),','i.addEventListener("scroll",F,{passive:!0}),new ResizeObserver(()=>{o.clientWidth!==\
g&&(g=o.clientWidth,N())}).observe(o),','{element:i,show:p,zoom:M,moveTo:h,view:()=>({side:d,focus:u,layout:T}),mark(l){\
E=l,N()}}}var Se=["Function","Own base","Own head","Own change","Total base","Total head","Total change"],Ne=25;function\
 Re(e,t){let{',"children:n,nameOf:r,nodes:o}=e,{unit:c,functions:i,names:d,files:u,parents:w}=e.graph,g=a=>i[a],E=([a])=\
>d[a]??r(0),T=[],",'$=3,N=!0,F=Se.map((a,m)=>x("th",{scope:"col",role:"columnheader"},[k([a],{},()=>{N=m===$?!N:m!==0,$=\
m,f()})])),s=x("capt\\','ion"),p=x("thead",{role:"rowgroup"},[x("tr",{role:"row"},F)]),M=x("table",{class:"stacked sandw\
ich",role:"table"});function h(a,m){',"let b=$===0?0:a[$]-m[$];return b!==0?N?-b:b:E(a)<E(m)===($===0&&N)?1:-1}function \
f(a=T){T=a;for(let[b,R]of F.entries())R.",'setAttribute("aria-sort",b!==$?"none":N?"descending":"ascending");let m=T.map\
(([b,R])=>{let A=R.length-Ne,S=R.toSorted(h).','slice(0,Ne).map(l),I=A>0?y(`and ${U(A)} more, which the search finds`):"\
";return x("tbody",{role:"rowgroup"},[b===null?"":','y(b),...S,I])});M.replaceChildren(s,p,...m)}function y(a){let m=x("\
td",{colspan:Se.length,role:"cell"},[a]);return x("tr",','{class:"group",role:"row"},[m])}function l(a){let m=k([E(a)],{\
},()=>t(a[0])),b=a.slice(1).map((I,G)=>{let z=G%3===2?j:O;','return x("td",{role:"cell"},[z(I,c)])}),R=d.indexOf(E(a))!=\
=d.lastIndexOf(E(a)),A=x("span",{class:"quiet"},[R&&u[a[0]]||','""]),S=x("th",{scope:"row",role:"rowheader"},[m," ",A]);\
return x("tr",{role:"row"},[S,...b])}return{element:M,list(a){let m=e.','addUp(a??o,g);s.textContent=`${L(m.length,"func\
tion")}. Own: without calls. Total: with all calls.`,f([[null,m]])},split(a){','let m=o.filter(A=>i[A]===a),b=m.flatMap(\
A=>n[A]),R=u[a]===null?"":` in ${u[a]}`;s.textContent=`Callers and callees of ${d[a]}${R}\\',', ${L(m.length,"frame")}`,\
f([[null,e.addUp(m,g)],["Called by",e.addUp(m,A=>i[w[A]])],[b.length===0?"Calls nothing":"Call\\','s",e.addUp(b,g)]])},f\
ocus:()=>M.querySelector("tbody button")?.focus()}}se("flames",(e,t)=>{let n=$e(e),r=null,o=x("p",{class:"facts",role:"s\
tatus"}),i=Ae(n,h=>{o.textContent=n.describe(h)},s),','d=Re(n,h=>{i.show({focus:n.nodes.find(f=>e.functions[f]===h)??0})\
,d.focus()}),u=x("p",{class:"quiet",role:"status"}),w=oe(','"functions",h=>{let f=h.toLowerCase().split(/\\s+/).filter(Bo\
olean);r=f.length===0?null:n.search(f),i.mark(r),d.list(r),p()}),','g=k(["Show"],{class:"plain"},()=>{i.show({focus:0}),\
i.moveTo(n.nodes.find(h=>r?.has(h))??0)}),E=re.toReversed().map(h=>({','side:h,button:k([`Widths of ${h}`],{class:"chip"\
},()=>i.show({side:h}))})),T=k(["Show all"],{class:"chip"},()=>i.show({focus:0})),','$=[...E.map(({button:h})=>h),T],N=x\
("div",{class:"chips",role:"group","aria-label":"View"},$),F=x("div",{class:"toolbar"},',"[w,N,u,g]);function s(h){h===0\
?d.list(r):d.split(e.functions[h]),p();let f=n.addressOf(h);try{history.replaceState(null,",'"",f===""?location.pathname\
+location.search:Te(f))}catch{}}function p(){let{side:h,focus:f,layout:y}=i.view();for(let m of E)','m.button.setAttribu\
te("aria-pressed",String(m.side===h));let l=[...r??[]].filter(m=>!y.boxes.has(m)).length;g.hidden=l===','0||f===0;let a=\
l===0?"":` \\xB7 ${l} ${f===0?"too narrow to draw":"outside this view"}`;u.textContent=r===null?"":n.describeMatches(','\
r)+a}let M=()=>{i.zoom(n.findAddress(new URLSearchParams(location.hash.slice(1)).get("frame")??"")),i.element.scrollInto\
View(','{block:"nearest"})};t.append(F,i.element,o,d.element),location.hash===""?i.show({}):M(),window.addEventListener(\
"hashcha\\','nge",M)});})();'].join(`
`),FLAME_SCRIPT_HASH="sha256-v/ERksqfn4v4EJnIvT4n3owAZaAqJcDlsOJP7ItMjak=";var COLOURS=`
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
"");var DIGITS=7,MIN_EXPONENT=-300,ESTIMATE_STEPS=1e5,UNBOUNDED={low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};function*packRowsAsJson(rows){let{texts,rounds,pack}=startPacking(rows);for(let[index,row]of rows.entries())yield`${index===
0?'{"rows":[':","}${JSON.stringify(pack(row,index))}`;yield`],"texts":${JSON.stringify(texts)},"rounds":${JSON.stringify(
rounds)}}`}function startPacking(rows){let[texts,rounds]=[[],[]],packer=makeRowPacker(texts,rounds),keys=rowKeysOf(rows),
{labelOf,labelOfMetric,labelOfGroup}=namesOfRows(rows);return{texts,rounds,pack:(row,index)=>{let{name,metric,renamed}=row,
group=groupLabelOf(row);return packer.pack({...row,key:keys[index],kind:kindOf(row),group:group&&labelOfGroup(group),name:labelOf(
name),metric:labelOfMetric(metric),renamed:renamed&&{...renamed,from:labelOf(renamed.from)}})}}}var KNOWN_KEYS=new WeakMap;function rowKeysOf(rows){let keys=KNOWN_KEYS.get(rows)??makeRowKeys(rows);return KNOWN_KEYS.set(
rows,keys),keys}function makeRowKeys(rows){let severalGroups=new Set(rows.map(groupLabelOf)).size>1,seen=new Map;return rows.
map(row=>{let key=[severalGroups?groupLabelOf(row):null,row.name,row.metric].filter(part=>part!==null).map(part=>cleanUntrustedText(
part)).join("|").replaceAll(/\s+/g,"_"),count=(seen.get(key)??0)+1;return seen.set(key,count),count===1?key:`${key}|${count}`})}
function makeRowPacker(texts,rounds){let indexed=indexIn(texts),text={...indexed,pack:value=>indexed.pack(cleanUntrustedText(
value))},levelFields={anchor:packFields({name:text},{commit:""}),base:AS_IS,change:AS_IS,interval:INTERVAL,p:AS_IS,isBase:FLAG,
isExact:FLAG},level=packFields(levelFields,{likely:UNBOUNDED}),levelOrReason={pack:value=>typeof value=="string"?value:level.
pack(value),unpack:packed=>typeof packed=="string"?packed:level.unpack(packed)},verdict=packFields({kind:text,limit:AS_IS,
level:packChoice(LEVELS),outcome:packChoice(["pass","fail","unknown"]),because:orNull(text),isUnjudged:FLAG,anchored:orNull(
packFields({against:text,level:levelOrReason},{}))},{minDelta:0,alpha:null,early:null,isHeld:!1,isHeldByControls:!1,isOutOfReach:!1,
isOfLayout:!1,decidedBy:null}),rename=packFields({from:text,by:packChoice(["configuration","head"])},{shortFrom:null}),since=packFields(
{...levelFields,isSignificant:FLAG},{likely:UNBOUNDED}),side=orNull(packSide(indexIn(rounds)));return packFields({key:indexed,
group:orNull(text),name:text,metric:text,unit:text,renamed:orNull(rename),better:packChoice(["lower","higher"]),kind:packChoice(
ROW_KINDS),state:packChoice(STATES),exact:FLAG,base:side,head:side,change:AS_IS,interval:orNull(INTERVAL),p:AS_IS,fastestP:AS_IS,
verdicts:packList(verdict),course:packList(ESTIMATE),since:orNull(since)},{command:null,shortName:null,placements:null,primary:!0,
isControl:!1})}function packFields(packers,hidden){let entries=Object.entries(packers);return{pack:value=>entries.map(([
key,{pack}])=>pack(value[key])),unpack(packed){let fields=entries.map(([key,{unpack}],index)=>[key,unpack(packed[index])]);
return{...hidden,...Object.fromEntries(fields)}}}}function indexIn(entries){let places=new Map,[last,place]=[null,0];return{
pack(entry){if(entry===last||isList(entry)&&isList(last)&&areEqualLists(entry,last))return place;let key=String(entry);return place=
places.get(key)??entries.push(entry)-1,places.set(key,place),last=entry,place},unpack:index=>entries[index]}}function isList(value){
return Array.isArray(value)}function packChoice(values){return{pack:value=>values.indexOf(value),unpack:index=>values[index]}}
function packList({pack,unpack}){return{pack:values=>values.map(pack),unpack:packed=>packed.map(unpack)}}function orNull({
pack,unpack}){return{pack:value=>value===null?null:pack(value),unpack:packed=>packed===null?null:unpack(packed)}}var AS_IS={
pack:value=>value,unpack:packed=>packed},FLAG={pack:Number,unpack:Boolean},INTERVAL={pack:({low,high})=>[low,high],unpack(packed){
let[low,high]=packed;return{low:low??Number.NEGATIVE_INFINITY,high:high??Number.POSITIVE_INFINITY}}};function toSteps(ratio){
return ratio&&Math.round(ratio*ESTIMATE_STEPS)}var ESTIMATE={pack:({round,change,interval})=>[round,toSteps(change),toSteps(
interval?.low??null),toSteps(interval?.high??null)],unpack(packed){let[round,...steps]=packed,[change=null,low,high]=steps.
map(step=>step&&step/ESTIMATE_STEPS);return{round,change,interval:INTERVAL.unpack([low,high])}}};function packSide(lists){
return{pack({values,median,medianInterval,rounds}){let[first=0]=values,largest=values.reduce((most,value)=>Math.max(most,
Math.abs(value)),0),exponent=largest===0?0:Math.max(MIN_EXPONENT,Math.floor(Math.log10(largest))-DIGITS+1),power=10**Math.
abs(exponent),whole=value=>Math.round(exponent<0?value*power:value/power);return[values.every(value=>value===first)?whole(
first):values.map(whole),exponent,median,INTERVAL.pack(medianInterval),lists.pack(rounds)]},unpack(packed){let[wholes,exponent,
median,interval,list]=packed,rounds=lists.unpack(list),n=rounds.length,unscaled=whole=>exponent<0?whole/10**-exponent:whole*
10**exponent;return{values:typeof wholes=="number"?new Array(n).fill(unscaled(wholes)):wholes.map(unscaled),rounds,n,median,
medianInterval:INTERVAL.unpack(interval)}}}}function drawElement(tag,attributes,children=[]){let texts=Object.entries(attributes).map(([name,value])=>[name,formatCoordinate(
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
${graph===null?null:renderScript(FLAME_SCRIPT,toScriptJson(toPageGraph(graph)))}`)}function renderTable({functions,unit},hasGraph){
if(functions.length===0)return null;let touched=functions.filter(one=>one.touched).length,shown=functions.toSorted((a,b)=>Number(
b.touched)-Number(a.touched)||Math.abs(b.deltaSelf)-Math.abs(a.deltaSelf)).slice(0,MAX_ROWS),hasIntervals=shown.some(({low})=>low!==
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
${more>0?html`<p class="quiet">and ${groupThousands(more)} more; --format json has all of them</p>`:null}`}function renderRow(one,unit,hasIntervals,hasGraph){
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
"");export{drawElement,drawPicture,drawPath,path,drawText,formatDots,formatPolyline,drawDays,FLAME_SCRIPT_HASH,STYLE,RESULTS_STYLE,
packRowsAsJson,rowKeysOf,renderProfileHtml,renderFlameHtml};
