import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CHANGE_STYLES,ROW_KINDS,formatDeltaInterval,formatFunctionCount,formatOrigin,formatProfileDelta,formatProfileTitle,
formatProfileValue,html,joinContents,kindOf,listProfileNotes,namesOfRows,renderPage,renderScript,renderScrollRegion,toScriptJson}from"./action-compare-report-history-html-measuring-report.js";
import{FRAME_CHANGES,areEqualLists}from"./action-compare-report-history-html-measuring-report-validate.js";import{abbreviateSha,formatCount,groupLabelOf,groupThousands}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";
import{cleanUntrustedText}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";import{LEVELS,STATES,formatSource}from"./action-compare-report-formats-history-html-measuring-parse-report-validate.js";
import{SIDES}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";var FLAME_SCRIPT=['"use strict";(()=>{var te=["base","head"];function x(e,t={},n=[]){let r=document.createElement(e);for\
(let[i,p]of Object.entries(t))p!==!1&&p!==null&&r.setAttribute(','i,p===!0?"":String(p));return r.append(...n),r}functio\
n C(e,t,n){let r=x("button",{type:"button",...t},e);return r.addEventListener(','"click",n),r}var Ce=!matchMedia("(point\
er: coarse)").matches;function ne(e,t){let n=x("input",{type:"search","aria-label":`Search ${e}`,','placeholder:`Search \
${e}${Ce?" ( / )":""}`,"aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});return n.addEventListener(','"inp\
ut",()=>t(n.value)),document.addEventListener("keydown",r=>{let i=r.target instanceof HTMLInputElement;r.key!=="/"||',"i\
||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),n.focus())}),n}function re(e,t){try{let n=document.getElementById(",
'"data")?.textContent,r=document.getElementById(e);n&&r!==null&&t(JSON.parse(n),r)}catch(n){document.documentElement.cla\
ssList.','remove("live"),console.error(n)}}function v(e){return String(e).replace(/^\\d{4,}/,t=>t.replace(/\\B(?=(?:\\d{3})\
+$)/g,","))}function O(e,t){return Object.is(e,-0)?`-${0 .toFixed(t)}`:Math.abs(e)<1e21?ke(e,t)?Be(e,t):e.toFixed(t):Num\
ber.isNaN(e)?','"NaN":Number.isFinite(e)?t===0?String(BigInt(e)):`${BigInt(e)}.${"0".repeat(t)}`:e<0?"-Inf":"+Inf"}funct\
ion ke(e,t){return Math.','abs(e*2**(t+1))%2===1}function Be(e,t){let n=e.toFixed(t+1).replace(/\\.?5$/,"");return/[02468\
]$/.test(n)?n:e.toFixed(t)}var H=12;function oe(e,t,n=""){let r=O(e,t)+n;return Number.isFinite(e)&&r.length<=H?r:U(e,n)\
}function se(e,t,n=""){let r=oe(','e,t,n);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.length<H?r:U(e,n)}`}function\
 U(e,t=""){return Number.isNaN(e)?"\\','?":(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\u221E`)+t}function G(e)\
{let t=new Map;return n=>{let r=t.get(n);if(r!==void 0)return r;t.size===100&&t.clear();let i=e(n);return t.','set(n,i),\
i}}var ie="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",Le=new RegExp(`([*/${ie}-]+)\
|[^\\','*/${ie}-]+`,"g"),_=G(e=>{let t=[],n=!1;for(let{0:r,1:i,index:p}of e.matchAll(Le))i===void 0?t.push({text:r,start\
:p,inDenominator:n}):','n=(i.match(/[*/]/g)?.at(-1)??(n?"/":"*"))==="/";return t});var ve=[[1e-12,"ps psec picosecond pi\
coseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microseconds"],[.001\
,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],Oe=[[60,"min mins minute min\\','utes"],[3600,"h h\
r hrs hour hours"],[86400,"day days"]],Ue=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB\\',' megabyte me\
gabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**','20,"MiB m\
ebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],_e={sec:4,B:2},ae=new Map,','le=n\
ew Map;function z(e,t,n){for(let[r,i]of e)for(let p of i.split(" ")){let a={base:t,factor:r,inside:n};ae.set(p,a),p.','l\
ength>=_e[t]&&le.set(p.toLowerCase(),a)}}z(ve,"sec",!0);z(Oe,"sec",!1);z(Ue,"B",!0);function X(e){return ae.get(e)??le.',
"get(e.toLowerCase())??null}var Z=G(e=>{let t=_(De(e)),n=t.filter(f=>!f.inDenominator).map(({text:f})=>f),r=t.filter(f=>\
f.inDenominator).map(({text:f})=>f),",'i=r.map(X).find(f=>f?.base==="sec"),p=n.map(X).filter(f=>f?.inside),[a]=p.length=\
==1?p:[];return{kind:a==null?"other":a.','base==="sec"?"time":"size",factor:a?.factor??1,numerator:n,denominator:r,rate:\
i!==void 0,perSeconds:i?.factor??null}});function De(e){','return/per|1|\xB9/i.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+per[\\s_-\
]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$1").repla\
ce(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function ce(e){return _(e).some(({text:t,inDenominator:n})=>!n&&(t==="B"||t==="MB"\
||t==="bytes"))}function fe(e,t){let n=t("1");return[{from:t("99.995"),decimals:1,factor:n,prefix:e},{from:t("9.9995"),d\
ecimals:2,factor:n,','prefix:e},{from:t("0.99995"),decimals:3,factor:n,prefix:e}]}var Pe=["T","G","M","k","","m","\\xB5",\
"n"].flatMap((e,t)=>fe(','e,n=>+`${n}e${12-3*t}`)),We=["Ti","Gi","Mi","Ki",""].flatMap((e,t)=>fe(e,n=>Number(n)*2**(40-1\
0*t))),ue=[-1,-2,-3,-4,-5,','-6,-7,-8].map(e=>+`9.9995e${e}`),He={decimals:3,factor:1,prefix:""};function Ge(e,t){let n=\
ce(t)?"binary":"decimal",r=de(',"e,n);return i=>me(i,r)??me(i,de([i],n))??U(i)}function me(e,{decimals:t,factor:n,prefix\
:r}){let i=e/n,p=O(i,t)+r;return Number.",'isFinite(i)&&p.length<=H?p:null}function de(e,t){let n=t==="binary"?We:Pe,r=X\
e(e);if(r===0)return He;for(let u=0;u<n.length;u+=',"1)if(r>=n[u].from)return n[u];let{factor:i,prefix:p}=n.at(-1),a=ue.\
findIndex(u=>r/i>=u);return{decimals:3+(a<0?ue.length-","1:a),factor:i,prefix:p}}function Xe(e){let t=0;for(let n of e){\
let r=Math.abs(n);r!==0&&(t===0||r<t)&&(t=r)}return t}var Ke={",'time:1,size:1024,other:1e5};function K(e,t){let{kind:n,\
factor:r,rate:i,perSeconds:p}=Z(t),a=r===1&&(!i||p===1)?n:"other",','u=Number.isInteger(e)&&Math.abs(e)<Ke[a]?String(e):\
Ge([e],t)(e);return t==="count"||t==="allocs/op"?u:t==="1/s"?`${u}/s`:','a==="other"?`${u} ${t}`:u+(a==="time"?"s":"B")+\
(i?"/s":"")}function pe(e){return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var Q="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\
\\\\u3164\\\\uFFA0",','Bt=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${Q}]`,"gu");var J=120,qe=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/\
gu,Ye=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,je=new RegExp(`[${Q}]`,"gu"),Ve=/^[ -~]*$/;function ze(e){','return Ve.test(e)?e:e.rep\
laceAll(qe," ").replaceAll(Ye,"").replaceAll(je,"")}function Ze(e,t=J){if(e.length<=t)return e;let n=[...e];return n.len\
gth>t?`${n.slice(0,t-1).join("")}\\u2026`:e}function D(e,t=J){let n=ze(e).trim();return n===""?"(no name)":Ze(n,t)}functi\
on q(e,t=J){return pe(D(e,t))}var Qe={plain:e=>e,strong:e=>e,code:e=>he(e),untrusted:e=>q(e)},Wt={...Qe,code:e=>he(e,Num\
ber.POSITIVE_INFINITY),untrusted:e=>q(','e,Number.POSITIVE_INFINITY)};function he(e,t){return e.includes("`")?q(e,t):`\\`\
${D(e,t)}\\``}function ee(e){return se(e*100,2,"%")}function B(e,t){return`${v(e)} ${t}${e===1?"":"s"}`}var tt=60;functio\
n L(e,t){let n=t==="ns"?K(e/1e9,"sec"):K(e,t);return t==="ns"?n:D(n,tt)}function Y(e,t){return`${e>0?"+":','""}${L(e,t)}\
`}var j={grew:{sign:"\\u25B2",label:"own time grew"},"grew-some":{sign:"\\u25B3",label:"may have grown"},same:{','sign:"\
",label:"no change"},"shrank-some":{sign:"\\u25BD",label:"may have shrunk"},shrank:{sign:"\\u25BC",label:"own time s\\',
'hrank"},new:{sign:"\\u271A",label:"new on head"},gone:{sign:"\\u2716",label:"gone on head"}};var ge=["same","grew","grew-\
some","shrank","shrank-some","new","gone"];var nt=/^(?:[\\w.~-]+\\/)+(?=\\w)/;function be(e){return e.replace(nt,"")}functi\
on ye(e){return`#${new URLSearchParams({frame:e})}`.','replaceAll("%2F","/")}function xe(e){let{names:t,files:n,function\
s:r,parents:i,unit:p}=e,a=o=>o===0?"all":t[r[o]],f=Int32Array.',"from(t.keys()).sort((o,d)=>t[o]<t[d]?-1:1),u=new Int32A\
rray(t.length);for(let[o,d]of f.entries())u[d]=o;let S=rt(i,(o,d)=>u[r[o]]-",'u[r[d]]),g=o=>ge[e.changes[o]];function M(\
o,d){let $=o===0||o===d?"":`, ${ee(d/o-1)}`;return`${L(o,p)} \\u2192 ${L(d,p)} \\',"(${Y(d-o,p)}${$})`}let w=Float64Arra\
y.from(e.head,(o,d)=>Math.max(o,e.base[d])),T=[...r.keys()].slice(1).sort((o,d)=>w[d]-","w[o]),N=o=>T.filter(d=>a(d)===o\
);function R(o,d){let $=new Int32Array(i.length).fill(-2);for(let m of o)$[m]=d(m);let h=new Map;","for(let m of o){let \
y=$[m],l=h.get(y)??[y,0,0,0,0,0,0];h.set(y,l),l[1]+=e.ownBase[m],l[2]+=e.ownHead[m];let s=i[m];for(;s!==","-1&&$[s]!==y;\
)s=i[s];s===-1&&(l[4]+=e.base[m],l[5]+=e.head[m])}for(let m of h.values())for(let y of[1,4]){let l=m[y+1]-m[y];","m[y+2]\
=Math.abs(l)<1e-5*m[y]?0:l}return[...h.values()]}return{graph:e,children:S,nameOf:a,changeOf:g,nodes:T,addressOf(o){",'l\
et d=o===0?0:N(a(o)).indexOf(o);return o===0?"":a(o)+(d===0?"":`~${d+1}`)},findAddress(o){let[d="",$=1]=o.split(/~(?=\\d+\
$)/);','return N(o)[0]??N(d)[Number($)-1]??0},addUp:R,describe(o){let d=o===0?null:n[r[o]],$=g(o)==="same"?"":` ${j[g(o)\
].label}\\','.`,h=`Own time ${M(e.ownBase[o],e.ownHead[o])}`,m=`total ${M(e.base[o],e.head[o])}`;return`${a(o)}${d===nul\
l?"":` in ${d}`}\\',':${$} ${h}, ${m}.`},search(o){let $=t.map((m,y)=>`${m} ${n[y]??""}`.toLowerCase()).map(m=>o.every(y\
=>m.includes(y))),h=new Set;','for(let[m,y]of r.entries())m>0&&$[y]&&h.add(m);return h},describeMatches(o){let[d]=R(o,()\
=>0);return d===void 0?"No func\\','tion has this in its name.":`${B(o.size,"frame")}: ${M(d[4],d[5])}`}}}function rt(e,\
t){let n=e.map(()=>[]);for(let r=1;r<',"e.length;r+=1)n[e[r]].push(r);for(let r of n)r.length>1&&r.sort(t);return n}func\
tion we({values:e,parents:t,children:n,focus:r,","minWidth:i}){let p=[],a=new Map,f=g=>{for(;p.length<=g.depth;)p.push([\
]);p[g.depth].push(g),a.set(g.node,g)},u=[];for(let g=t[r];g!==","-1;g=t[g])u.unshift(g);for(let[g,M]of u.entries())f({n\
ode:M,depth:g,left:0,width:1});f({node:r,depth:u.length,left:0,width:1});","let S=e[r];if(S<=0)return{rows:p,boxes:a};fo\
r(let g=u.length;g<p.length;g+=1)for(let M of p[g]){let{left:w}=M;for(let T of n[M.",'node]){let N=e[T]/S;N>=i&&f({node:\
T,depth:g+1,left:w,width:N}),w+=N}}return{rows:p,boxes:a}}var k=25,ot=1.5,st=28,Te=12;function $e(e,t,n){let{parents:r}=\
e.graph,i=x("div",{class:"sheet"}),a=x("div",{class:"flame",','role:"group","aria-label":"Flame graph. Arrow keys move, \
Enter zooms in, Escape zooms out."},[i]),f="head",u=0,S=0,g=0,M=null,',"w={rows:[],boxes:new Map},T=new Map;function N()\
{let l=Math.max(1,i.clientWidth),{children:s,graph:c}=e;w=we({values:c[f],","parents:r,children:s,focus:u,minWidth:ot/l}\
),w.boxes.has(S)||(S=u),i.style.height=`${w.rows.length*k}px`,T=new Map,i.replaceChildren(),","R()}function R(){let l=Ma\
th.max(0,Math.floor(a.scrollTop/k)-Te),s=Math.ceil((a.scrollTop+a.clientHeight)/k)+Te,c=i.clientWidth,","b=new Map,F=[];\
for(let E=l;E<Math.min(s,w.rows.length);E+=1)for(let A of w.rows[E]){let I=T.get(A.node)??o(A,c);T.has(A.","node)||F.pus\
h(I),b.set(A.node,I)}for(let[E,A]of T)!b.has(E)&&A!==document.activeElement&&A.remove();T=b,i.append(...F)}function o({",
"node:l,depth:s,left:c,width:b},F){let E=e.changeOf(l),A=e.nameOf(l),I=be(A),{sign:P,label:V}=j[E],Se=b*F>=st,Ne=M!==nul\
l&&",'!M.has(l)?" dim":"",Fe=u!==l&&b===1&&w.boxes.get(u).depth>s?" caller":"",Re={type:"button",class:`frame ${E}${Ne}$\
{Fe}`,','tabindex:l===S?0:-1,"data-node":l,"aria-label":E==="same"?A:`${A}, ${V}`,title:A},Ie=P===""?I:`${P} ${I}`,W=x("\
button",Re,',"Se?[Ie]:[]);return W.style.left=`${100*c}%`,W.style.width=`${100*b}%`,W.style.top=`${s*k}px`,W}function d(\
l){f=l.side??f,",'u=l.focus??u;let s=e.graph[f][u]===0;s&&l.focus!==void 0?f=f==="base"?"head":"base":s&&(u=0),g=i.clien\
tWidth,N(),t(u),n(',"u)}function $(l){d({focus:l}),h(l)}function h(l){let s=w.boxes.get(l);if(s===void 0)return;let c=s.\
depth*k;c<a.scrollTop?",'a.scrollTop=c:c+k>a.scrollTop+a.clientHeight&&(a.scrollTop=c+k-a.clientHeight),R(),T.get(S)?.se\
tAttribute("tabindex","-1"),','S=l;let b=T.get(l);b?.setAttribute("tabindex","0"),b?.focus({preventScroll:!0})}function \
m(l){let s=w.boxes.get(S);if(s===','void 0)return;let c=w.rows[s.depth],b=c.indexOf(s),F=e.children[S].flatMap(A=>w.boxe\
s.get(A)??[]);return new Map([["Arro\\','wLeft",c[b-1]?.node],["ArrowRight",c[b+1]?.node],["ArrowUp",S===0?void 0:r[S]],\
["ArrowDown",F.sort((A,I)=>I.width-A.width)[0]?.','node],["Home",0]]).get(l)}function y(l,s){i.addEventListener(l,({targ\
et:c})=>{let b=c instanceof Element?c.closest("[dat\\','a-node]"):null;b!==null&&s(Number(b.dataset.node))})}return y("c\
lick",$),y("pointerover",t),y("focusin",l=>{S=l,t(l)}),i.','addEventListener("keydown",l=>{let s=m(l.key);if(l.key==="Es\
cape"&&u!==0)$(r[u]);else{if(s===void 0)return;h(s)}l.preventDefault()}),','a.addEventListener("scroll",R,{passive:!0}),\
new ResizeObserver(()=>{i.clientWidth!==g&&(g=i.clientWidth,N())}).observe(i),','{element:a,show:d,zoom:$,moveTo:h,view:\
()=>({side:f,focus:u,layout:w}),mark(l){M=l,N()}}}var Me=["Function","Own base","Own head","Own change","Total base","To\
tal head","Total change"],Ee=25;function Ae(e,t){let{',"children:n,nameOf:r,nodes:i}=e,{unit:p,functions:a,names:f,files\
:u,parents:S}=e.graph,g=s=>a[s],M=([s])=>f[s]??r(0),w=[],",'T=3,N=!0,R=Me.map((s,c)=>x("th",{scope:"col",role:"columnhea\
der"},[C([s],{},()=>{N=c===T?!N:c!==0,T=c,m()})])),o=x("capt\\','ion"),d=x("thead",{role:"rowgroup"},[x("tr",{role:"row"\
},R)]),$=x("table",{class:"stacked sandwich",role:"table"});function h(s,c){',"let b=T===0?0:s[T]-c[T];return b!==0?N?-b\
:b:M(s)<M(c)===(T===0&&N)?1:-1}function m(s=w){w=s;for(let[b,F]of R.entries())F.",'setAttribute("aria-sort",b!==T?"none"\
:N?"descending":"ascending");let c=w.map(([b,F])=>{let E=F.length-Ee,A=F.toSorted(h).','slice(0,Ee).map(l),I=E>0?y(`and \
${v(E)} more, which the search finds`):"";return x("tbody",{role:"rowgroup"},[b===null?"":','y(b),...A,I])});$.replaceCh\
ildren(o,d,...c)}function y(s){let c=x("td",{colspan:Me.length,role:"cell"},[s]);return x("tr",','{class:"group",role:"r\
ow"},[c])}function l(s){let c=C([M(s)],{},()=>t(s[0])),b=s.slice(1).map((I,P)=>{let V=P%3===2?Y:L;','return x("td",{role\
:"cell"},[V(I,p)])}),F=f.indexOf(M(s))!==f.lastIndexOf(M(s)),E=x("span",{class:"quiet"},[F&&u[s[0]]||','""]),A=x("th",{s\
cope:"row",role:"rowheader"},[c," ",E]);return x("tr",{role:"row"},[A,...b])}return{element:$,list(s){let c=e.','addUp(s\
??i,g);o.textContent=`${B(c.length,"function")}. Own: without calls. Total: with all calls.`,m([[null,c]])},split(s){','\
let c=i.filter(E=>a[E]===s),b=c.flatMap(E=>n[E]),F=u[s]===null?"":` in ${u[s]}`;o.textContent=`Callers and callees of ${\
f[s]}${F}\\',', ${B(c.length,"frame")}`,m([[null,e.addUp(c,g)],["Called by",e.addUp(c,E=>a[S[E]])],[b.length===0?"Calls \
nothing":"Call\\','s",e.addUp(b,g)]])},focus:()=>$.querySelector("tbody button")?.focus()}}re("flames",(e,t)=>{let n=xe(\
e),r=null,i=x("p",{class:"facts",role:"status"}),a=$e(n,h=>{i.textContent=n.describe(h)},o),','f=Ae(n,h=>{a.show({focus:\
n.nodes.find(m=>e.functions[m]===h)??0}),f.focus()}),u=x("p",{class:"quiet",role:"status"}),S=ne(','"functions",h=>{let \
m=h.toLowerCase().split(/\\s+/).filter(Boolean);r=m.length===0?null:n.search(m),a.mark(r),f.list(r),d()}),','g=C(["Show"\
],{class:"plain"},()=>{a.show({focus:0}),a.moveTo(n.nodes.find(h=>r?.has(h))??0)}),M=te.toReversed().map(h=>({','side:h,\
button:C([`Widths of ${h}`],{class:"chip"},()=>a.show({side:h}))})),w=C(["Show all"],{class:"chip"},()=>a.show({focus:0}\
)),','T=[...M.map(({button:h})=>h),w],N=x("div",{class:"chips",role:"group","aria-label":"View"},T),R=x("div",{class:"to\
olbar"},',"[S,N,u,g]);function o(h){h===0?f.list(r):f.split(e.functions[h]),d();let m=n.addressOf(h);try{history.replace\
State(null,",'"",m===""?location.pathname+location.search:ye(m))}catch{}}function d(){let{side:h,focus:m,layout:y}=a.vie\
w();for(let c of M)','c.button.setAttribute("aria-pressed",String(c.side===h));let l=[...r??[]].filter(c=>!y.boxes.has(c\
)).length;g.hidden=l===','0||m===0;let s=l===0?"":` \\xB7 ${l} ${m===0?"too narrow to draw":"outside this view"}`;u.textC\
ontent=r===null?"":n.describeMatches(','r)+s}let $=()=>{a.zoom(n.findAddress(new URLSearchParams(location.hash.slice(1))\
.get("frame")??"")),a.element.scrollIntoView(','{block:"nearest"})};t.append(R,a.element,i,f.element),location.hash===""\
?a.show({}):$(),window.addEventListener("hashcha\\','nge",$)});})();'].join(`
`),FLAME_SCRIPT_HASH="sha256-gswzmlN0rbNEf3kccGKo7KRIAJgSfMxiUJ+O990NcRw=";var COLOURS=`
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
decidedBy:null}),rename=packFields({from:text,by:packChoice(["configuration","head"])},{shortFrom:null}),since=packFields(
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
