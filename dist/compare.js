import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var GO_SPACE="\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";var SEPARATORS_OR_WORD=new RegExp(
`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`,"g");function tokens(unit){const found=[];let below=false;for(const{0:text,1:separators,
index:start}of unit.matchAll(SEPARATORS_OR_WORD)){if(separators===void 0)found.push({text,start,below});else below=isBelow(
separators,below)}return found}function isBelow(separators,before){const last=Math.max(separators.lastIndexOf("*"),separators.
lastIndexOf("/"));return last<0?before:separators[last]==="/"}var BAD_BYTE=-1;var SPACE=new RegExp(`[${GO_SPACE}]`);var GRAPHIC=/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u;function characterAt(text,at2){
const first=text.charCodeAt(at2);if(first<128)return first;const size=sizeFromLead(first);if(size===0||at2+size>text.length)
return BAD_BYTE;let code=first&127>>size;for(let index=at2+1;index<at2+size;index+=1){const byte=text.charCodeAt(index);
if((byte&192)!==128)return BAD_BYTE;code=code<<6|byte&63}return sizeOf(code)===size&&!isSurrogate(code)&&code<=1114111?code:
BAD_BYTE}function sizeOf(code){if(code<128)return 1;if(code<2048)return 2;return code<65536?3:4}function charactersOf(text){
const found=[];for(let at2=0;at2<text.length;){const code=characterAt(text,at2);found.push(code===BAD_BYTE?65533:code);at2+=
sizeOf(code)}return found}function encodeCharacter(code){if(code>1114111||isSurrogate(code))return null;return Buffer.from(
String.fromCodePoint(code)).toString("latin1")}function isSpace(code){return code>=0&&code<=65535&&SPACE.test(String.fromCharCode(
code))}function isGraphic(code){return code===BAD_BYTE||GRAPHIC.test(String.fromCodePoint(code))}function sizeFromLead(byte){
if(byte<192)return 0;if(byte<224)return 2;if(byte<240)return 3;return byte<248?4:0}function isSurrogate(code){return code>=
55296&&code<=57343}function toBytes(text){return Buffer.from(text,"utf8").toString("latin1")}function fromBytes(bytes){return Buffer.from(bytes,
"latin1").toString("utf8")}var BEYOND_ASCII=/[\x80-\xff]/;function width(bytes){if(!BEYOND_ASCII.test(bytes))return bytes.
length;let count2=0;for(let at2=0;at2<bytes.length;count2+=1){at2+=bytes.charCodeAt(at2)<128?1:sizeOf(characterAt(bytes,
at2))}return count2}function isBlank(bytes){for(let at2=0;at2<bytes.length;){if(!startsWithSpace(bytes,at2))return false;
at2+=sizeOf(characterAt(bytes,at2))}return true}function startsWithSpace(bytes,at2=0){const first=bytes.charCodeAt(at2);
return!(first>32&&first<127)&&at2<bytes.length&&isSpace(characterAt(bytes,at2))}function shortest(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":"+Inf";if(value===
0)return Object.is(value,-0)?"-0":"0";const magnitude=Math.abs(value);if(magnitude>=1e-4&&magnitude<1e6)return String(value);
const[digits,exponent=""]=value.toExponential().split("e");return`${digits}e${exponent[0]}${exponent.slice(1).padStart(2,
"0")}`}var FRACTION_BITS=52n;var SMALLEST_EXPONENT=-1074;var TO_FIXED_BELOW=1e21;function fixed(value,decimals){if(value===0)return Object.
is(value,-0)?`-${0 .toFixed(decimals)}`:0 .toFixed(decimals);if(Math.abs(value)<TO_FIXED_BELOW&&!isHalfway(value,decimals))
return value.toFixed(decimals);if(Number.isNaN(value))return"NaN";const sign2=value<0?"-":"";if(!Number.isFinite(value))
return sign2==="-"?"-Inf":"+Inf";const{mantissa,exponent}=binary(value);const digits=scaled(mantissa*10n**BigInt(decimals),
exponent).toString().padStart(decimals+1,"0");if(decimals===0)return sign2+digits;return`${sign2}${digits.slice(0,-decimals)}\
.${digits.slice(-decimals)}`}function isHalfway(value,decimals){return Math.abs(value*2**(decimals+1))%2===1}function binary(value){
const view=new DataView(new ArrayBuffer(8));view.setFloat64(0,value);const bits=view.getBigUint64(0);const field=Number(
bits>>FRACTION_BITS&0x7ffn);const fraction=bits&(1n<<FRACTION_BITS)-1n;if(field===0)return{mantissa:fraction,exponent:SMALLEST_EXPONENT};
return{mantissa:fraction|1n<<FRACTION_BITS,exponent:field-1+SMALLEST_EXPONENT}}function scaled(integer,exponent){if(exponent>=
0)return integer<<BigInt(exponent);const shift2=BigInt(-exponent);const quotient=integer>>shift2;const rest=integer-(quotient<<
shift2);const half=1n<<shift2-1n;const up=rest>half||rest===half&&(quotient&1n)===1n;return up?quotient+1n:quotient}var INFINITY_SIGN=toBytes("\u221E");function rangeText({centre,low,high}){if(Math.abs(low)===Infinity||Math.abs(high)===
Infinity)return INFINITY_SIGN;if(sign(low)!==sign(centre)||sign(high)!==sign(centre))return"?";if(centre===0)return"0%";
return`${fixed(100*Math.max(high/centre-1,1-low/centre),0)}%`}function sign(value){return value===0?0:Math.sign(value)}function deltaText({
centre},{base,p,alpha}){if(Number.isNaN(p))return"?";if(p>alpha)return"~";if(base.centre===centre)return"0.00%";return base.
centre===0?"?":percent(centre/base.centre-1)}function testText({sample},{base,p}){const n=sample.length;const sizes=base.
sample.length===n?`n=${n}`:`n=${base.sample.length}+${n}`;return p===0?sizes:`p=${fixed(p,3)} ${sizes}`}function percent(ratio){
const text=fixed(ratio*100,2);return`${text.startsWith("-")||text.startsWith("+")?"":"+"}${text}%`}function changedFields(fields,before){return fields.filter(({value},index)=>before===null||value!==before[index].value).
map(({name,value})=>`${name}: ${value}`)}function headings(columns){const levels=[];let parents=[{value:"",start:0,end:columns.
length}];for(let field=0;field<columns[0].length;field++){parents=parents.flatMap(parent=>divide(parent,column=>columns[column][field]));
levels.push(parents)}return levels}function divide({start,end},valueAt){const parts2=[];for(let column=start;column<end;column++){
const value=valueAt(column);const last=parts2.at(-1);if(last?.value===value)parts2[parts2.length-1]={...last,end:column+
1};else parts2.push({value,start:column,end:column+1})}return parts2}var VALUE_COLUMNS=2;var DELTA_COLUMNS=2;function renderCsv(tables){const sheet={lines:[],warnings:[]};let before=null;for(const table of tables){
if(before!==null)addLine(sheet,[""]);for(const field of changedFields(table.fields,before?.fields??null))addLine(sheet,[
field]);addHeader(sheet,table);for(const row of table.rows)addRow(sheet,row);addGeomeans(sheet,table.geomeans);before=table}
return{csv:sheet.lines.join(""),warnings:sheet.warnings}}function addLine({lines},fields){lines.push(`${fields.map(quoted).
join(",")}
`)}function warn({lines,warnings},fields,texts){const cell=`${columnLetters(fields.length)}${lines.length+1}`;for(const text of texts)
warnings.push(`${cell}: ${text}`)}function addHeader(sheet,{columns,unit}){for(let field=0;field<columns[0].length;field++){
const names=[];for(const[column,values]of columns.entries())fillTo(names,startOf(column)).push(values[field]);addLine(sheet,
fillTo(names,startOf(columns.length)))}const units=[""];for(const column of columns.keys())units.push(unit,"CI",...column>
0?["vs base","P"]:[]);addLine(sheet,units)}function addRow(sheet,{label,cells}){const fields=[label];for(const[column,cell]of cells.
entries()){if(cell===null)continue;fillTo(fields,startOf(column));warn(sheet,fields,cell.warnings);fields.push(shortest(
cell.centre),rangeText(cell));if(cell.comparison===null)continue;warn(sheet,fields,cell.comparison.warnings);fields.push(
deltaText(cell,cell.comparison),testText(cell,cell.comparison))}addLine(sheet,fields)}function addGeomeans(sheet,geomeans){
const fields=["geomean"];for(const[column,{value,ratio,warnings}]of geomeans.entries()){fillTo(fields,startOf(column));warn(
sheet,fields,warnings);if(value!==null)fields.push(shortest(value));if(column===0)continue;fillTo(fields,startOf(column)+
VALUE_COLUMNS).push(ratio===null?"?":percent(ratio-1))}addLine(sheet,fillTo(fields,startOf(geomeans.length)))}function startOf(column){
return column===0?1:1+VALUE_COLUMNS+(column-1)*(VALUE_COLUMNS+DELTA_COLUMNS)}function fillTo(fields,length){while(fields.
length<length)fields.push("");return fields}function columnLetters(column){const letters=[];let rest=column;do{letters.unshift(
String.fromCharCode(65+rest%26));rest=Math.floor(rest/26)}while(rest>0);return letters.join("")}function quoted(field){if(field===
"")return"";if(field!=="\\."&&!/[,"\r\n]/.test(field)&&!startsWithSpace(field))return field;return`"${field.replaceAll('\
"','""')}"`}var DIGITS="\\d+(?:_\\d+)*";var HEX_DIGITS="[\\da-f]+(?:_[\\da-f]+)*";var DECIMAL=new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS}\
)?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`,"i");var HEX=new RegExp(`^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?\
|\\.(${HEX_DIGITS}))p([+-]?${DIGITS})$`,"i");var INFINITE=/^([+-]?)inf(?:inity)?$/i;function parseGoFloat(text){if(/^nan$/i.
test(text))return Number.NaN;const infinite=INFINITE.exec(text);if(infinite!==null)return infinite[1]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY;const value=DECIMAL.test(text)?Number(text.replaceAll("_","")):hexFloat(text);if(value===null)return"\
invalid syntax";return Number.isFinite(value)?value:"value out of range"}function hexFloat(text){const match=HEX.exec(text);
if(match===null)return null;const[,sign2,whole="",fraction="",onlyFraction="",power="0"]=match.map(part=>part?.replaceAll(
"_",""));const behind=fraction+onlyFraction;const value=scaled2(BigInt(`0x${whole}${behind}`),Number(power)-4*behind.length);
return sign2==="-"?-value:value}var MANTISSA_BITS=53;var LEAST_EXPONENT=-1074;function scaled2(mantissa,exponent){const bits=mantissa.
toString(2).length;if(bits+exponent<LEAST_EXPONENT)return 0;const excess=Math.max(0,bits-MANTISSA_BITS,LEAST_EXPONENT-exponent);
const kept=excess===0?mantissa:shortened(mantissa,BigInt(excess));const scale=exponent+excess;const half=Math.trunc(scale/
2);return Number(kept)*2**half*2**(scale-half)}function shortened(mantissa,bits){const kept=mantissa>>bits;const lost=mantissa-
(kept<<bits);const half=1n<<bits-1n;return lost>half||lost===half&&kept%2n===1n?kept+1n:kept}var INT64_MAX=2n**63n-1n;var UINT64_MAX=2n**
64n-1n;var MISPLACED_UNDERSCORE=/(?:^|\D)_|_(?:\D|$)/;function parseIterations(text){const digits=/^[+-]?(\d+)/.exec(text)?.[1]??
"";if(!/^[+-]?\d+$/.test(text)){const isTooLarge=digits!==""&&BigInt(digits)>UINT64_MAX&&!MISPLACED_UNDERSCORE.test(text);
return isTooLarge?"value out of range":"invalid syntax"}const value=BigInt(text.replace("+",""));return value>INT64_MAX||
value<-INT64_MAX-1n?"value out of range":Number(value)}var NAMED={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v",'"':'\\"',"\\":"\\\\"};var PRINTABLE=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
function goQuoted(text){let quoted2="";for(let at2=0;at2<text.length;){const code=characterAt(text,at2);const bytes=text.
slice(at2,at2+sizeOf(code));quoted2+=NAMED[bytes]??(isPrintable(code)?bytes:escaped(code,bytes));at2+=bytes.length}return`\
"${quoted2}"`}function isPrintable(code){return code!==BAD_BYTE&&PRINTABLE.test(String.fromCodePoint(code))}function escaped(code,bytes){
if(code<128)return`\\x${hex(bytes.charCodeAt(0),2)}`;return code>65535?`\\U${hex(code,8)}`:`\\u${hex(code,4)}`}function hex(code,digits){
return code.toString(16).padStart(digits,"0")}var DEFAULTS={table:".config",row:".fullname",col:".file",ignore:"",filter:"*",alpha:.05,confidence:.95,format:"text",config:null,
inputs:[]};var HELP=["h","help"];var NUMBERS=["alpha","confidence"];var KNOWN=[...Object.keys(DEFAULTS).filter(name=>name!==
"inputs"),...HELP];function readFlags(argv){const given={};const inputs=[];let index=0;while(index<argv.length){const word=argv[index];
index+=1;if(word==="--"){inputs.push(...argv.slice(index));break}const[,name,inWord]=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(
word)??[];const isFlag=word.length>1&&word.startsWith("-");if(!isFlag||inputs.length>0&&!KNOWN.includes(name??"")){inputs.
push(word);continue}if(name===void 0)return refused(`bad flag syntax: ${word}`);if(HELP.includes(name))return{kind:"help"};
if(!KNOWN.includes(name))return refused(`flag provided but not defined: -${name}`);const text=inWord??argv[index];if(inWord===
void 0)index+=1;if(text===void 0)return refused(`flag needs an argument: -${name}`);const value=NUMBERS.includes(name)?parseGoFloat(
text):text;if(NUMBERS.includes(name)&&typeof value==="string"){const why=value==="invalid syntax"?"parse error":value;return refused(
`invalid value ${goQuoted(text)} for flag -${name}: ${why}`)}given[name]=value}if(inputs.length===0)return refused("");return{
kind:"request",request:{...DEFAULTS,...given,inputs}}}function refused(message){return{kind:"refused",message}}var NAME="Refusal";function refuse(message,at2=null){const refusal=new Error(message);refusal.name=NAME;throw Object.assign(
refusal,{at:at2})}function refusalIn(thrown){return thrown instanceof Error&&thrown.name===NAME?thrown.message:null}function choose(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose(n,k)*2**-n}var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI);var SERIES_UP_TO=2.5;var FRACTION_DEPTH=80;function normalTail(z){if(z<0)return 1-
normalTail(-z);return z<SERIES_UP_TO?.5-centralHalf(z):density(z)*millsRatio(z)}function normalCdf(z){return normalTail(
-z)}function normalQuantile(p){if(p>.5)return-normalQuantile(1-p);if(p<=0)return-Infinity;let z=firstGuess(p);for(let step=0;step<
2;step++){const miss=(normalTail(z)-p)/density(z);z+=2*miss/(2-miss*z)}return-z}function density(z){return DENSITY_AT_ZERO*
Math.exp(-.5*z*z)}function centralHalf(z){let term=z;let sum2=z;for(let odd=3;term>sum2*Number.EPSILON;odd+=2){term*=z*z/
odd;sum2+=term}return density(z)*sum2}function millsRatio(z){let below=z;for(let k=FRACTION_DEPTH;k>=1;k--)below=z+k/below;
return 1/below}function firstGuess(p){const t=Math.sqrt(-2*Math.log(p));const above=2.515517+t*(.802853+t*.010328);const below=1+
t*(1.432788+t*(.189269+t*.001308));return t-above/below}var EXACT_INTERVAL_UP_TO=30;var RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],
27:[2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianPositions(n,confidence){if(confidence>=1)return{low:0,high:n+1,confidence:1};return n<=EXACT_INTERVAL_UP_TO?
exactPositions(n,confidence):normalPositions(n,confidence)}function exactPositions(n,confidence){let low=Math.ceil((n+1)/
2)-1;let high=low+1;let covered2=coinProbability(n,low);while(covered2<confidence&&(low>0||high<=n)){const left=coinProbability(
n,low-1);const right=coinProbability(n,high);const leftFirst=left===right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered2+=
leftFirst?left:right;if(leftFirst)low-=1;else high+=1}return{low,high,confidence:covered2}}function normalPositions(n,confidence){
const deviation=Math.sqrt(n/4);const cdf=gap=>normalCdf((gap-.5-n/2)/deviation);const coverage=(low2,high2)=>cdf(high2)-
cdf(low2);const reach=normalQuantile((1+confidence)/2)*deviation;const low=Math.floor(n/2-reach-.5)+1;const symmetric=Math.
ceil(n/2+reach-.5)+1;const high=coverage(low,symmetric-1)>=confidence?symmetric-1:symmetric;if(low<=0&&high>n)return{low:0,
high:n+1,confidence:1};return{low:Math.max(0,low),high:Math.min(n+1,high),confidence:coverage(low,high)}}var BENCHSTAT_EXACT={untied:50,tied:25};var FIRST_ENTRIES=2**13;var MOST_ENTRIES=2**20;var exactly=new Int32Array(0);var atMost=new Int32Array(0);var used=0;var NARROW_POOL=33;
var parts=new Map;function waysAtMost({groups,size,bound}){const cut=middle(groups);const lowGroups=groups.slice(0,cut);
const highGroups=groups.slice(cut);const lowSize=sum(lowGroups);const highSize=sum(highGroups);if(lowSize+highSize>NARROW_POOL&&
exactly instanceof Int32Array)widen();makeRoom(entries(lowSize)+entries(highSize));const low=partOf(lowGroups);const high=partOf(
highGroups);let ways=0;for(let inLow=Math.max(0,size-high.size);inLow<=Math.min(size,low.size);inLow++){const inHigh=size-
inLow;const rest=bound-2*inHigh*(low.size-inLow);if(rest>=0)ways+=pairsAtMost({low,inLow,high,inHigh,rest})}return ways}
function middle(groups){const half=sum(groups)/2;let before=0;let cut=0;while(before+groups[cut]<=half)before+=groups[cut++];
const isNearerAfter=before+groups[cut]-half<half-before;return Math.max(1,isNearerAfter?cut+1:cut)}function pairsAtMost({
low,inLow,high,inHigh,rest}){const lowStart=low.offset+low.starts[inLow];const highStart=high.offset+high.starts[inHigh];
const lowLast=2*inLow*(low.size-inLow);const highLast=2*inHigh*(high.size-inHigh);const free=Math.min(lowLast,rest-highLast);
const inLowPart=exactly;const inHighPart=atMost;const last=Math.min(lowLast,rest);let ways=free<0?0:inHighPart[lowStart+
free]*inHighPart[highStart+highLast];for(let u=Math.max(0,free+1);u<=last;u++){ways+=inLowPart[lowStart+u]*inHighPart[highStart+
rest-u]}return ways}function makeRoom(wanted){if(used+wanted<=exactly.length)return;if(used+wanted>MOST_ENTRIES){parts.clear();
used=0}const doubled=Math.min(2*exactly.length,MOST_ENTRIES);const length=Math.max(used+wanted,doubled,FIRST_ENTRIES);if(length===
exactly.length)return;exactly=grown(exactly,length);atMost=grown(atMost,length)}function widen(){exactly=new Float64Array(
0);atMost=new Float64Array(0);parts.clear();used=0}function grown(entries2,length){const copy=entries2 instanceof Int32Array?
new Int32Array(length):new Float64Array(length);copy.set(entries2.subarray(0,used));return copy}function partOf(groups){
const key=String.fromCharCode(...groups);let part=parts.get(key);if(part===void 0){const size=sum(groups);part={size,offset:used,
starts:startsOf(size)};used+=entries(size);count(part,groups);parts.set(key,part)}return part}function entries(size){return(size-
1)*size*(size+1)/3+size+1}var startsBySize=[];function startsOf(size){let starts=startsBySize[size];if(starts===void 0){
starts=new Int32Array(size+2);for(let dealt=0;dealt<=size;dealt++){starts[dealt+1]=starts[dealt]+2*dealt*(size-dealt)+1}
startsBySize[size]=starts}return starts}function count({size,offset,starts},groups){const end=offset+entries(size);exactly.
fill(0,offset,end);exactly[offset]=1;const half=size>>1;let before=0;for(const group of groups){addGroup({offset,starts,
group,before,rows:Math.min(before+group,half)});before+=group}for(let at2=offset+starts[half+1];at2<end;at2++)exactly[at2]=
exactly[offset+end-1-at2];for(let dealt=0;dealt<=size;dealt++){accumulate(offset+starts[dealt],offset+starts[dealt+1])}}
function accumulate(start,end){const from=exactly;const to=atMost;let total2=0;for(let at2=start;at2<end;at2++){total2+=
from[at2];to[at2]=total2}}function addGroup({offset,starts,group,before,rows}){const dealtOfGroup=Array.from({length:group+
1},(_,k)=>choose(group,k));const ways=exactly;for(let dealt=rows;dealt>=1;dealt--){for(let k=Math.max(1,dealt-before);k<=
Math.min(group,dealt);k++){const source=dealt-k;const to=offset+starts[dealt]+k*(2*(before-source)+group-k);const from=offset+
starts[source];const last=2*source*(before-source);const factor=dealtOfGroup[k];for(let u=0;u<=last;u++)ways[to+u]+=factor*
ways[from+u]}}}function sum(sizes){let total2=0;for(let index=0;index<sizes.length;index++)total2+=sizes[index];return total2}var lowerHalves=new Map;function untiedLowerHalf(n,m){if(n>m)return untiedLowerHalf(m,n);const key=`${n},${m}`;let half=lowerHalves.
get(key);if(half===void 0){half=untiedProbabilities(n,m);for(let u=1;u<half.length;u++)half[u]+=half[u-1];lowerHalves.set(
key,half)}return half}function untiedProbabilities(n,m){const last=Math.floor(n*m/2);const rows=Array.from({length:n+1},
()=>new Float64Array(last+1));rows[0][0]=1;for(let large=1;large<=m;large++){for(let small=1;small<=Math.min(n,large);small++){
const row=rows[small];const withoutSmall=rows[small-1];const withoutLarge=small<large?row:withoutSmall;for(let u=Math.min(
last,small*large);u>=0;u--){const shifted=u>=large?small*withoutSmall[u-large]:0;row[u]=(shifted+large*withoutLarge[u])/
(small+large)}}}return rows[n]}var LN2_HIGH=.6931471803691238;var LN2_LOW=19082149292705877e-26;var L1=.6666666666666735;var L2=.3999999999940942;var L3=.2857142874366239;
var L4=.22222198432149784;var L5=.1818357216161805;var L6=.15313837699209373;var L7=.14798198605116586;var double=new DataView(
new ArrayBuffer(8));var FIELD_OF_HALF=1022;function goLog(x){if(Number.isNaN(x)||x===Infinity)return x;if(x<=0)return x===
0?-Infinity:Number.NaN;double.setFloat64(0,x);const upper=double.getUint32(0);let power=(upper>>>20)-FIELD_OF_HALF;double.
setUint32(0,upper&1048575|FIELD_OF_HALF<<20);let part=double.getFloat64(0);if(part<=Math.SQRT1_2){part*=2;power-=1}const f=part-
1;const s=f/(2+f);const s2=s*s;const s4=s2*s2;const odd=s2*(L1+s4*(L3+s4*(L5+s4*L7)));const even=s4*(L2+s4*(L4+s4*L6));const half=.5*
f*f;return power*LN2_HIGH-(half-(s*(half+(odd+even))+power*LN2_LOW)-f)}var LN2_UPPER=.693147180559663;var LN2_LOWER=28235290563031577e-29;
var EXP_SERIES=[40320,5040,720,120,24,6,2,1].map(factorial=>1/factorial);var OVERFLOW=709.782712893384;function goExp(x){
if(Number.isNaN(x))return x;if(x>OVERFLOW)return Infinity;if(x===-Infinity)return 0;const power=roundToEven(Math.LOG2E*x);
const r=fma(-power,LN2_LOWER,fma(-power,LN2_UPPER,x))*.0625;let sum2=EXP_SERIES[0];for(const factor of EXP_SERIES.slice(
1))sum2=fma(sum2,r,factor);let d=sum2*r;for(let squared=0;squared<3;squared++)d*=d+2;return timesPowerOfTwo(fma(d+2,d,1),
power)}function timesPowerOfTwo(value,power){if(power>=1024)return Infinity;if(power>-1023)return value*2**power;return power<
-1075?0:value*2**(power+1022)*2**-1022}function roundToEven(value){const floor=Math.floor(value);const rest=value-floor;
return rest>.5||rest===.5&&floor%2!==0?floor+1:floor}function fma(a,b,c){const product=a*b;const[sum2,rest]=exactSum(c,productError(
a,b,product));const[high,low]=exactSum(product,sum2);return high+sumToOdd(low,rest)}function exactSum(a,b){const sum2=a+
b;const bPart=sum2-a;return[sum2,a-(sum2-bPart)+(b-bPart)]}function productError(a,b,product){const[aHigh,aLow]=halves(a);
const[bHigh,bLow]=halves(b);return aLow*bLow-(product-aHigh*bHigh-aLow*bHigh-aHigh*bLow)}function halves(value){const shifted=(2**
27+1)*value;const high=shifted-(shifted-value);return[high,value-high]}function sumToOdd(a,b){const[sum2,lost]=exactSum(
a,b);double.setFloat64(0,sum2);const bits=double.getBigInt64(0);if(lost===0||(bits&1n)===1n)return sum2;double.setBigInt64(
0,bits+(lost>0===sum2>0?1n:-1n));return double.getFloat64(0)}var EXACT_UP_TO=20;function goChoose(n,k){if(k<=0||k>=n||n<=
EXACT_UP_TO)return choose(n,k);return goExp(logFactorial(n)-logFactorial(k)-logFactorial(n-k))}var STIRLING=[.4189385332046727,
.08333333333333297,-.0027777777772877554,.0007936505586430196,-.00059518755745034,.0008363399189962821,-.0016309293409657527];
function logFactorial(n){const x=n+1;if(x<8)return goLog([1,1,2,6,24,120,720][n]);const z=1/x;const y=z*z;const[c0,c1,c2,
c3,c4,c5,c6]=STIRLING;const series=c0+z*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(x)-1)+series}function waysOfTwoGroups(groups,size,doubledU){const[low,high]=groups;const last=Math.trunc((doubledU-size*(low-size))/(low+
high));let ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++){ways+=goChoose(low,size-inHigh)*goChoose(high,
inHigh)}return ways}function tiedWays(groups,size,doubledU){const below=[0];for(const group of groups)below.push(below.at(
-1)+group);const rises=[0,groups[0]];for(let k=2;k<=groups.length;k++)rises.push(below[k-1]+below[k]);const known3=new Map;
const count2=(k,dealt,bound)=>{if(k===2)return waysOfTwoGroups(groups,dealt,bound);const key=`${k},${dealt},${bound}`;let ways=known3.
get(key);if(ways===void 0){ways=0;const group=groups[k-1];for(let here=Math.max(0,dealt-below[k-1]);here<=Math.min(dealt,
group);here++){const rest=bound-here*(rises[k]-2*dealt+here);ways+=countWithin(k-1,dealt-here,rest)*goChoose(group,here)}
known3.set(key,ways)}return ways};const countWithin=(k,dealt,bound)=>{if(bound<extreme(groups.slice(0,k),dealt,"least"))
return 0;if(bound>extreme(groups.slice(0,k),dealt,"most"))return goChoose(below[k],dealt);return count2(k,dealt,bound)};
return count2(groups.length,size,doubledU)}function extreme(groups,dealt,which){const total2=groups.reduce((sum2,group)=>sum2+
group,0);const order=which==="least"?groups:groups.toReversed();let left=dealt;let ties=0;for(const group of order){const taken=Math.
min(left,group);ties+=taken*(group-taken);left-=taken}return which==="least"?ties:2*dealt*(total2-dealt)-ties}function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.NaN;const value=base[0];if(value===
head[0]&&value===base.at(-1)&&value===head.at(-1))return null;const ranking=rank(base,head);const{groups,doubledU,n,m}=ranking;
const isTied=groups.length<n+m;const limit=isTied?BENCHSTAT_EXACT.tied:BENCHSTAT_EXACT.untied;if(Math.max(n,m)>limit)return normalP(
ranking);if(doubledU===n*m)return 1;const smaller=Math.min(doubledU,2*n*m-doubledU);return 2*(isTied?tiedTail(ranking,smaller):
untiedLowerHalf(n,m)[smaller/2])}function rank(base,head){const n=base.length;const m=head.length;const groups=[];let doubledRanks=0;
let i=0;let j=0;while(i<n||j<m){const before=i+j;const beforeInBase=i;const value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];
while(base[i]===value)i+=1;while(head[j]===value)j+=1;groups.push(i+j-before);doubledRanks+=(i-beforeInBase)*(before+1+i+
j)}return{groups,doubledU:doubledRanks-n*(n+1),n,m}}function tiedTail({groups,n,m},doubledU){if(groups.length===2)return waysOfTwoGroups(
groups,n,doubledU)/goChoose(n+m,n);const tail=waysAtMost({groups,size:n,bound:doubledU})/choose(n+m,n);if(n+m<=WHOLE_UP_TO||
!isShortDecimal(2*tail))return tail;return tiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;function isShortDecimal(p){
const scaled4=p*1e5;return Math.abs(scaled4-Math.round(scaled4))<1e-6}function normalP({groups,doubledU,n,m}){const size=n+
m;const ties=groups.reduce((sum2,t)=>sum2+(t**3-t),0);const deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12);const distance=(doubledU-
n*m)/2;const below=normalCdf((distance-.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}var EXACT={spread:exactSpread,difference:()=>({p:0,alpha:0,warnings:[]})};var ofLevels=new Map;function assumeNothing(levels){
const key=`${levels.alpha},${levels.confidence}`;const assumption=ofLevels.get(key)??nothing(levels);ofLevels.set(key,assumption);
return assumption}function nothing({alpha,confidence}){const positions=remember(n=>medianPositions(n,confidence));const tooFewForInterval=[
needForInterval(confidence)];const tests={alpha,...needForDifference(alpha)};return{spread:sample=>{const ends=positions(
sample.length);const low=at(sample,ends.low);const high=at(sample,ends.high);const isInfinite=!isBounded(low)||!isBounded(
high);return{centre:median(sample),low,high,warnings:isInfinite?tooFewForInterval:NONE}},difference:(base,head)=>difference(
base,head,tests)}}var NONE=[];var ALL_EQUAL=["all samples are equal"];function remember(work){const known3=new Map;return n=>{
const value=known3.get(n)??work(n);known3.set(n,value);return value}}function isBounded(value){return Math.abs(value)!==
Infinity}function at(sample,position){if(position<1)return-Infinity;return position>sample.length?Infinity:sample[position-
1]}function median(sample){const n=sample.length;const position=1/3+.5*(n+1/3);const below=Math.floor(position);if(below<=
0)return sample[0];if(below>=n)return sample[n-1];return sample[below-1]+(position-below)*(sample[below]-sample[below-1])}
var INTERVAL_SIZES={first:2,last:50};function needForInterval(confidence){const level=`samples for confidence interval a\
t level ${shortest(confidence)}`;for(let n=INTERVAL_SIZES.first;n<=INTERVAL_SIZES.last;n++){const{low,high}=medianPositions(
n,confidence);if(low>0&&high<=n)return`need >= ${n} ${level}`}return`need > ${INTERVAL_SIZES.last} ${level}`}var SMALLEST_P=[
1,.3333333333333333,.1,.02857142857142857,.007936507936507936,.0021645021645021645,.0005827505827505828,.0001554001554001554,
4113533525298231e-20];function needForDifference(alpha){const found=SMALLEST_P.findIndex(p=>p<=alpha);const needed=(found<
0?SMALLEST_P.length:found)+1;const sign2=found<0?">":">=";const text=`need ${sign2} ${needed} samples to detect a differ\
ence at alpha level ${shortest(alpha)}`;return{needed,tooFew:[text]}}function difference(base,head,{alpha,needed,tooFew}){
const p=benchstatP(base,head);if(p===null)return{p:1,alpha,warnings:ALL_EQUAL};const isSmall=p>alpha&&base.length<needed&&
head.length<needed;return{p,alpha,warnings:isSmall?tooFew:NONE}}function exactSpread(sample){const low=sample[0];const high=sample.
at(-1);const{value,count:count2}=mode(sample);const warnings=count2===sample.length?NONE:[`exact distribution expected, \
but values range from ${shortest(low)} to ${shortest(high)}`];return{centre:value,low,high,warnings}}function mode(sample){
let most={value:sample[0],count:1};let start=0;for(let index=1;index<sample.length;index++){if(sample[index]!==sample[start])
start=index;const count2=index-start+1;if(count2>most.count)most={value:sample[start],count:count2}}return most}function geomean(values){if(values.length===0)return null;let meanLog=0;for(let index=0;index<values.length;index+=1){const value=values[index];
if(value<=0)return null;meanLog+=(goLog(value)-meanLog)/(index+1)}const mean=goExp(meanLog);return Number.isNaN(mean)?null:
mean}var INSERTED_UP_TO=12;function sampleSorter(valueCount2){const buffer=new Float64Array(valueCount2);let used2=0;return values=>{
const sample=buffer.subarray(used2,used2+values.length);used2+=values.length;sample.set(values);sample.sort();if(sample[0]>
0&&!Number.isNaN(sample.at(-1)))return sample;if(sample.length>INSERTED_UP_TO)putNaNFirst(sample);else sortFew(sample,values);
return sample}}function sortFew(sample,values){sample.set(values);for(let end=1;end<sample.length;end++){const value=sample[end];
let at2=end;for(;at2>0&&isBefore(value,sample[at2-1]);at2--)sample[at2]=sample[at2-1];sample[at2]=value}}function isBefore(a,b){
return a<b||Number.isNaN(a)&&!Number.isNaN(b)}function putNaNFirst(sample){let numbers=sample.length;while(numbers>0&&Number.
isNaN(sample[numbers-1]))numbers-=1;if(numbers===sample.length)return;sample.copyWithin(sample.length-numbers,0,numbers);
sample.fill(Number.NaN,0,sample.length-numbers)}function summarise(grid,levels){const assumption=grid.assumes==="exact"?EXACT:assumeNothing(levels);const{fields,unit,assumes,
columns}=grid;const means={assumption,ascending:sampleSorter(valueCount(grid))};const rows=grid.rows.map((label,row)=>({
label,cells:summariseRow(grid.cells[row],means)}));const baseRows=rows.filter(({cells})=>cells[0]!==null).length;const geomeans=columns.
map((_,column)=>columnGeomean({rows,column,baseRows}));return{fields,unit,assumes,columns,rows,geomeans}}function valueCount({
cells}){const countIn=(count2,cell)=>count2+(cell?.values.length??0);return cells.reduce((count2,row)=>row.reduce(countIn,
count2),0)}function summariseRow(cells,means){const first=cells[0]??null;const base=first&&summariseCell(first,null,means);
return cells.map((cell,column)=>column===0?base:cell&&summariseCell(cell,base,means))}function summariseCell(cell,base,{
assumption,ascending}){const sample=ascending(cell.values);const{centre,low,high,warnings}=assumption.spread(sample);return{
centre,low,high,warnings:cell.varying.length===0?warnings:[vary(cell.varying),...warnings],sample,comparison:base&&compare(
base,sample,assumption)}}function vary(fields){return`benchmarks vary in ${fields.join(", ")}`}function compare(base,sample,assumption){
const{p,alpha,warnings}=assumption.difference(base.sample,sample);return{p,alpha,warnings,base}}function columnGeomean({
rows,column,baseRows}){const centres=[];const ratios=[];let hasZeroBase=false;for(let row=0;row<rows.length;row+=1){const cell=rows[row].
cells[column];if(!cell)continue;centres.push(cell.centre);if(cell.comparison===null)continue;const base=cell.comparison.
base.centre;if(cell.centre!==base&&base===0)hasZeroBase=true;ratios.push(cell.centre===base?1:cell.centre/base)}const value=geomean(
centres);const ratio=column===0||hasZeroBase?null:geomean(ratios);const warnings=[];if(column>0&&ratios.length!==baseRows)
warnings.push(SET_DIFFERS);if(value===null)warnings.push("summaries must be >0 to compute geomean");if(column>0&&!hasZeroBase&&
ratio===null)warnings.push("ratios must be >0 to compute geomean");return{value,ratio,warnings}}var SET_DIFFERS="benchma\
rk set differs from baseline; geomeans may not be comparable";function arrange(cells,arrangement){const{axes}=arrangement;const places=axes.table.places();const tables=[];for(const[tuple,
place]of places.entries())tables[place]={tuple,cells:[]};for(const cell of cells)tables[places[cell.table]].cells.push(cell);
const rowPlaces=axes.row.places();const columnPlaces=axes.column.places();const labels=Array.from(rowPlaces,(_,tuple)=>labelOf(
axes.row.values(tuple)));return tables.map(table=>{const rows=axisOf(table.cells,({row})=>row,rowPlaces);const columns=axisOf(
table.cells,({column})=>column,columnPlaces);const matrix=rows.tuples.map(()=>columns.tuples.map(()=>null));for(const cell of table.
cells){const{values,residues}=cell;const varying=varyingFields(arrangement.residue,residues);matrix[rows.indexes.get(cell.
row)][columns.indexes.get(cell.column)]={values,varying}}return{...headOf(arrangement,table.tuple),rows:rows.tuples.map(
tuple=>labels[tuple]),columns:columns.tuples.map(tuple=>axes.column.values(tuple)),cells:matrix}})}function headOf({axes,
units},tuple){const values=axes.table.values(tuple);const unit=values.pop();const names=axes.table.fields();return{fields:values.
map((value,index)=>({name:names[index],value})),unit,assumes:units.isExact(unit)?"exact":"nothing",better:units.better(unit)}}
function axisOf(cells,tupleOf,places){const tuples=[...new Set(cells.map(tupleOf))].sort((one,other)=>places[one]-places[other]);
return{tuples,indexes:new Map(tuples.map((tuple,index)=>[tuple,index]))}}function labelOf(values){return values.filter(value=>value!==
"").join(" ")}var NONE2=[];function varyingFields(residue,tuples){if(tuples.length<2)return NONE2;const[first=[],...others]=tuples.
map(tuple=>residue.values(tuple));return residue.fields().filter((_,field)=>others.some(values=>values[field]!==first[field]))}var FIRST_CAPACITY=4096;function makeNumbers(){let numbers=new Int32Array(FIRST_CAPACITY);let size=0;return{push(value){
if(size===numbers.length){const larger=new Int32Array(2*size);larger.set(numbers);numbers=larger}numbers[size]=value;size+=
1},all:()=>numbers.subarray(0,size)}}var LEFT_OUT=-1;var CHUNK=65536;function makeCellStore(){const cells=[];const known3=[];const layouts=[];const runLayouts=makeNumbers();
const runLengths=makeNumbers();const chunks=[];let chunk=new Float64Array(0);let used2=0;return{cellAt(place,residue){known3[place.
table]??=[];known3[place.table][place.column]??=[];const rows=known3[place.table][place.column];const found=rows[place.row];
if(found===void 0){rows[place.row]=cells.length;const{table,row,column}=place;return cells.push({table,row,column,residues:residue})-
1}noteResidue(cells[found],residue);return found},layoutOf:cells2=>layouts.push(cells2)-1,addLines(layout,lines,values){
const length=lines*layouts[layout].length;if(used2+length>chunk.length){chunk=new Float64Array(CHUNK);chunks.push(chunk);
used2=0}chunk.set(values.subarray(0,length),used2);used2+=length;runLayouts.push(layout);runLengths.push(lines)},finish:()=>sortIntoCells(
cells,{chunks,layouts,runLayouts:runLayouts.all(),runLengths:runLengths.all()})}}function noteResidue(cell,residue){if(typeof cell.
residues!=="number")cell.residues.add(residue);else if(cell.residues!==residue)cell.residues=new Set([cell.residues,residue])}
function sortIntoCells(cells,log){const counts=countsOf(cells.length,log);const nexts=new Int32Array(cells.length);let total2=0;
for(let cell=0;cell<cells.length;cell+=1){nexts[cell]=total2;total2+=counts[cell]}const sorted2=new Float64Array(total2);
distribute(log,sorted2,nexts);return cells.map(({table,row,column,residues},number)=>({table,row,column,residues:typeof residues===
"number"?[residues]:[...residues],values:sorted2.subarray(nexts[number]-counts[number],nexts[number])}))}function countsOf(size,{
layouts,runLayouts,runLengths}){const counts=new Int32Array(size);for(let run=0;run<runLayouts.length;run+=1){const cells=layouts[runLayouts[run]];
for(let index=0;index<cells.length;index+=1)if(cells[index]!==LEFT_OUT)counts[cells[index]]+=runLengths[run]}return counts}
function distribute({chunks,layouts,runLayouts,runLengths},sorted2,nexts){let chunk=0;let at2=0;for(let run=0;run<runLayouts.
length;run+=1){const cells=layouts[runLayouts[run]];const width2=cells.length;const length=width2*runLengths[run];if(at2+
length>CHUNK){chunk+=1;at2=0}const values=chunks[chunk];for(let index=0;index<width2;index+=1){const cell=cells[index];if(cell===
LEFT_OUT)continue;let next=nexts[cell];for(let from=at2+index;from<at2+length;from+=width2)sorted2[next++]=values[from];
nexts[cell]=next}at2+=length}}function makeConfiguration(){const keys=[];const values=new Map;function remove(key){if(!values.delete(key))return;const last=keys.
pop();if(last!==key)keys[keys.indexOf(key)]=last}return{keys,values,set(key,value){if(value==="")remove(key);else{if(!values.
has(key))keys.push(key);values.set(key,value)}},identity:()=>keys.map(key=>`${key}:${values.get(key)}`).join("\n")}}function extractorOf(key){if(key==="")return null;if(key===".name")return({name})=>partsOf(name).base;if(key===".fullnam\
e")return({name})=>name;if(key===".file")return({file})=>file;if(key.startsWith("/"))return({name})=>namePart(name,key);
return({configuration})=>configuration.values.get(key)??""}function fullNameWithout(keys){if(keys.length===0)return({name})=>name;
const hidesBase=keys.includes(".name");const hidesProcessors=keys.includes("/gomaxprocs");const hidden=keys.filter(key=>key.
startsWith("/")).map(key=>`${key}=`);return({name})=>{const{base,parts:parts2,processors}=partsOf(name);const kept=parts2.
filter(part=>!hidden.some(key=>part.startsWith(key)));return[hidesBase?"*":base,...kept,hidesProcessors?"":processors].join(
"")}}function partsOf(name){const processors=/-[0-9]+$/.exec(name)?.[0]??"";const[base="",...parts2]=name.slice(0,name.length-
processors.length).split("/");return{base,parts:parts2.map(part=>`/${part}`),processors}}function namePart(name,key){const{
parts:parts2,processors}=partsOf(name);if(key==="/gomaxprocs"&&processors!=="")return processors.slice(1);const part=parts2.
find(candidate=>candidate.startsWith(`${key}=`));return part?.slice(key.length+1)??""}var NO_FLAGS={ignoresCase:false,isMultiline:false,dotMatchesAll:false};function fault(what,where){return refuse(`error p\
arsing regexp: ${what}: \`${where}\``)}function readCharacter(cursor){const code=characterAt(cursor.pattern,cursor.at);if(code===
BAD_BYTE)fault("invalid UTF-8",cursor.pattern.slice(cursor.at));cursor.at+=sizeOf(code);return code}function checkUtf8(text){
const cursor={pattern:text,at:0,flags:NO_FLAGS};while(cursor.at<text.length)readCharacter(cursor)}var MAX_RUNE=1114111;var ANY=[0,MAX_RUNE];var DIGIT=[48,57];var WORD=[48,57,65,90,95,95,97,122];var ALPHA=[65,90,97,122];
var PERL_SETS={d:DIGIT,s:[9,10,12,13,32,32],w:WORD};var NAMED_SETS=new Map([["alnum",[...DIGIT,...ALPHA]],["alpha",ALPHA],
["ascii",[0,127]],["blank",[9,9,32,32]],["cntrl",[0,31,127,127]],["digit",DIGIT],["graph",[33,126]],["lower",[97,122]],[
"print",[32,126]],["punct",[33,47,58,64,91,96,123,126]],["space",[9,13,32,32]],["upper",[65,90]],["word",WORD],["xdigit",
[48,57,65,70,97,102]]]);function union(ranges){const pairs=[];for(let index=0;index<ranges.length;index+=2)pairs.push([ranges[index],
ranges[index+1]]);pairs.sort((one,other)=>one[0]-other[0]);const merged=[];for(const[first,last]of pairs){const end=merged.
length-1;if(end>0&&first<=merged[end]+1)merged[end]=Math.max(merged[end],last);else merged.push(first,last)}return merged}
function negate(set){const gaps=[];let next=0;for(let index=0;index<set.length;index+=2){if(next<set[index])gaps.push(next,
set[index]-1);next=set[index+1]+1}if(next<=MAX_RUNE)gaps.push(next,MAX_RUNE);return gaps}function includes(set,rune){let low=0;
let high=set.length/2-1;while(low<=high){const middle2=low+high>>1;if(rune<set[2*middle2])high=middle2-1;else if(rune>set[2*
middle2+1])low=middle2+1;else return true}return false}function fold(set){const ranges=[...set];for(const[rune,orbit]of orbits()){
if(includes(set,rune))for(const other of orbit)ranges.push(other,other)}return union(ranges)}var LAST_CASED=125251;var TURKISH=[
304,305];var known=null;function orbits(){if(known!==null)return known;known=new Map;for(let rune=65;rune<=LAST_CASED;rune+=
1){if(TURKISH.includes(rune))continue;const text=String.fromCodePoint(rune);for(const other of[text.toLowerCase(),text.toUpperCase()]){
const code=other.codePointAt(0);if(code!==rune&&String.fromCodePoint(code)===other)join(known,rune,code)}}return known}function join(found,one,other){
const all=new Set([...found.get(one)??[one],...found.get(other)??[other]]);const orbit=[...all];for(const rune of orbit)
found.set(rune,orbit)}var CATEGORIES="C Cc Cf Cn Co Cs L LC Ll Lm Lo Lt Lu M Mc Me Mn N Nd Nl No P Pc Pd Pe Pf Pi Po Ps S Sc Sk Sm So Z Zl Zp \
Zs Cased_Letter Close_Punctuation Combining_Mark Connector_Punctuation Control Currency_Symbol Dash_Punctuation Decimal_\
Number Enclosing_Mark Final_Punctuation Format Initial_Punctuation Letter Letter_Number Line_Separator Lowercase_Letter \
Mark Math_Symbol Modifier_Letter Modifier_Symbol Nonspacing_Mark Number Open_Punctuation Other Other_Letter Other_Number\
 Other_Punctuation Other_Symbol Paragraph_Separator Private_Use Punctuation Separator Space_Separator Spacing_Mark Surro\
gate Symbol Titlecase_Letter Unassigned Uppercase_Letter cntrl digit punct Any Assigned ASCII";var SCRIPTS="Adlam Ahom A\
rabic Armenian Avestan Balinese Bamum Batak Bengali Bhaiksuki Bopomofo Brahmi Braille Buginese Buhid Carian Chakma Cham \
Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cyrillic Deseret Devanagari Dogra Duployan Elbasan Elymaic Ethiopic \
Georgian Glagolitic Gothic Grantha Greek Gujarati Gurmukhi Han Hangul Hanunoo Hatran Hebrew Hiragana Inherited Javanese \
Kaithi Kannada Katakana Kawi Kharoshthi Khmer Khojki Khudawadi Lao Latin Lepcha Limbu Lisu Lycian Lydian Mahajani Makasa\
r Malayalam Mandaic Manichaean Marchen Medefaidrin Miao Modi Mongolian Mro Multani Myanmar Nabataean Nandinagari Newa Nk\
o Nushu Ogham Oriya Osage Osmanya Palmyrene Phoenician Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham Sinhala\
 Sogdian Soyombo Sundanese Syriac Tagalog Tagbanwa Takri Tamil Tangsa Tangut Telugu Thaana Thai Tibetan Tifinagh Tirhuta\
 Toto Ugaritic Vai Vithkuqi Wancho Yezidi Yi";var PROPERTIES=new Map([...SCRIPTS.split(" ").map(name=>[canonical(name),`\
Script=${name}`]),...CATEGORIES.split(" ").map(name=>[canonical(name),name])]);var sets=new Map;function propertySet(name){
const property=PROPERTIES.get(canonical(name));if(property===void 0)return null;const set=sets.get(property)??members(new RegExp(
`\\p{${property}}`,"u"));sets.set(property,set);return set}function canonical(name){return name.replaceAll(/[-_ ]/g,"").
toLowerCase()}function members(pattern){const ranges=[];let isInside=false;for(let rune=0;rune<=MAX_RUNE;rune+=1){const isMember=pattern.
test(String.fromCodePoint(rune));if(isMember&&!isInside)ranges.push(rune);if(!isMember&&isInside)ranges.push(rune-1);isInside=
isMember}if(isInside)ranges.push(MAX_RUNE);return ranges}var CONTROLS={a:7,f:12,n:10,r:13,t:9,v:11};function readClass(cursor){const{pattern}=cursor;const start=cursor.at;cursor.
at+=1;const isNegated=pattern[cursor.at]==="^";if(isNegated)cursor.at+=1;const ranges=[];for(let isFirst=true;isFirst||pattern[cursor.
at]!=="]";isFirst=false){const set2=readNamedSet(cursor)??readSetEscape(cursor);ranges.push(...set2??readRange(cursor,start))}
cursor.at+=1;const set=union(ranges);return isNegated?negate(set):set}function readSetEscape(cursor){const{pattern,at:at2}=cursor;
if(pattern[at2]!=="\\")return null;const letter=pattern[at2+1]??"";if(letter==="p"||letter==="P")return readProperty(cursor,
letter==="P");const set=PERL_SETS[letter.toLowerCase()];if(set===void 0)return null;cursor.at+=2;return withFlags(cursor,
set,letter!==letter.toLowerCase())}function readEscape(cursor){const{pattern,at:start}=cursor;cursor.at+=1;if(cursor.at===
pattern.length)fault("trailing backslash at end of expression","");const code=readCharacter(cursor);const character=String.
fromCodePoint(code);if(code<128&&!/[0-9A-Za-z]/.test(character))return code;const octal=/^(?:0[0-7]{0,2}|[1-7][0-7]{1,2})/.
exec(pattern.slice(start+1,start+4));if(octal!==null){cursor.at=start+1+octal[0].length;return Number.parseInt(octal[0],
8)}const found=character==="x"?readHex(cursor):CONTROLS[character];return found??fault("invalid escape sequence",pattern.
slice(start,cursor.at))}function readHex(cursor){const{pattern}=cursor;if(cursor.at===pattern.length)return void 0;const first=readCharacter(
cursor);if(first!==123){const text=String.fromCodePoint(first,readCharacterOrEnd(cursor));return/^[0-9a-f]{2}$/i.test(text)?
Number.parseInt(text,16):void 0}let value=0;for(let digits=0;cursor.at<pattern.length;digits+=1){const digit=String.fromCodePoint(
readCharacter(cursor));if(digit==="}")return digits===0?void 0:value;if(!/^[0-9a-f]$/i.test(digit))return void 0;value=value*
16+Number.parseInt(digit,16);if(value>MAX_RUNE)return void 0}return void 0}function readCharacterOrEnd(cursor){if(cursor.
at===cursor.pattern.length)return 65533;return readCharacter(cursor)}function readNamedSet(cursor){const{pattern,at:at2}=cursor;
if(!pattern.startsWith("[:",at2))return null;const end=pattern.indexOf(":]",at2+2);if(end<0)return null;const name=pattern.
slice(at2+2,end);const isNegated=name.startsWith("^");const set=NAMED_SETS.get(isNegated?name.slice(1):name);if(set===void 0)
return fault("invalid character class range",pattern.slice(at2,end+2));cursor.at=end+2;return withFlags(cursor,set,isNegated)}
function readProperty(cursor,isUpper2){const{pattern,at:start}=cursor;cursor.at+=2;if(cursor.at===pattern.length)fault("\
invalid character class range",pattern.slice(start));const first=readCharacter(cursor);let name=pattern.slice(start+2,cursor.
at);if(first===123){const end=pattern.indexOf("}",start);if(end<0){checkUtf8(pattern.slice(start));fault("invalid charac\
ter class range",pattern.slice(start))}name=pattern.slice(start+3,end);checkUtf8(name);cursor.at=end+1}const isNegated=name.
startsWith("^");const set=propertySet(isNegated?name.slice(1):name);if(set===null)return fault("invalid character class \
range",pattern.slice(start,cursor.at));return withFlags(cursor,set,isNegated!==isUpper2)}function readRange(cursor,classStart){
const{pattern,at:start}=cursor;const first=readClassCharacter(cursor,classStart);let last=first;if(pattern[cursor.at]===
"-"&&cursor.at+1<pattern.length&&pattern[cursor.at+1]!=="]"){cursor.at+=1;last=readClassCharacter(cursor,classStart);if(last<
first)fault("invalid character class range",pattern.slice(start,cursor.at))}return withFlags(cursor,[first,last],false)}
function readClassCharacter(cursor,classStart){const{pattern,at:at2}=cursor;if(at2===pattern.length)fault("missing closi\
ng ]",pattern.slice(classStart));return pattern[at2]==="\\"?readEscape(cursor):readCharacter(cursor)}function withFlags({
flags},set,isNegated){const all=flags.ignoresCase?fold(set):set;return isNegated?negate(all):all}function setNode(set){return{kind:"set",set,height:1,size:1}}function assertionNode(assertion){return{kind:"assertion",assertion,
height:1,size:1}}function sequenceNode(parts2){return listNode("sequence",parts2,0)}function choiceNode(parts2){return listNode(
"choice",parts2,parts2.length-1)}function groupNode(part){return{kind:"sequence",parts:[part],height:part.height+1,size:part.
size+2}}function repeatNode(repeat){return{kind:"repeat",...repeat,height:repeat.part.height+1,size:repeatSize(repeat)}}
function listNode(kind,parts2,more){if(parts2.length===1)return parts2[0];let height=0;let size=more;for(const part of parts2){
height=Math.max(height,part.height);size+=part.size}return{kind,parts:parts2,height:height+1,size:Math.max(1,size)}}function repeatSize({
part,least,most}){if(most===Number.POSITIVE_INFINITY)return least===0?2+part.size:1+least*part.size;return Math.max(1,most*
part.size+(most-least))}var ASSERTIONS=new Map([["\\A","textStart"],["\\z","textEnd"],["\\b","wordEdge"],["\\B","notWordEdge"]]);var NOT_LINE_BREAK=negate(
[10,10]);var MAX_HEIGHT=1e3;var MAX_SIZE=Math.floor(128*2**20/40);var MAX_COUNT=1e3;function parseRegexp(pattern){const cursor={
pattern,at:0,flags:NO_FLAGS};const levels=[newLevel(true,NO_FLAGS)];let lastRepeat=-1;while(cursor.at<pattern.length){const start=cursor.
at;const repeat=readRepeat(cursor);if(repeat!==null){repeatLast(cursor,levels.at(-1).sequence,{...repeat,start,lastRepeat});
lastRepeat=start}else{readToken(cursor,levels);lastRepeat=-1}}if(levels.length>1)fault("missing closing )",pattern);return checked(
pattern,closeLevel(levels[0]))}function readToken(cursor,levels){const{pattern,flags}=cursor;const{sequence}=levels.at(-1);
switch(pattern[cursor.at]){case"(":openGroup(cursor,levels);break;case")":closeGroup(cursor,levels);break;case"|":cursor.
at+=1;nextAlternative(levels.at(-1));break;case"^":cursor.at+=1;sequence.push(assertionNode(flags.isMultiline?"lineStart":
"textStart"));break;case"$":cursor.at+=1;sequence.push(assertionNode(flags.isMultiline?"lineEnd":"textEnd"));break;case"\
.":cursor.at+=1;sequence.push(setNode(flags.dotMatchesAll?ANY:NOT_LINE_BREAK));break;case"[":sequence.push(setNode(readClass(
cursor)));break;case"\\":sequence.push(...readBackslash(cursor));break;default:sequence.push(literal(cursor,readCharacter(
cursor)))}}function readBackslash(cursor){const{pattern,at:at2}=cursor;const two=pattern.slice(at2,at2+2);if(two==="\\C")
fault("invalid escape sequence",two);if(two==="\\Q")return readLiterals(cursor);const assertion=ASSERTIONS.get(two);if(assertion!==
void 0){cursor.at+=2;return[assertionNode(assertion)]}const set=readSetEscape(cursor);return[set===null?literal(cursor,readEscape(
cursor)):setNode(set)]}function readLiterals(cursor){const{pattern,flags}=cursor;const start=cursor.at+2;const end=pattern.
indexOf("\\E",start);const quoted2={pattern:pattern.slice(start,end<0?void 0:end),at:0,flags};const literals=[];while(quoted2.
at<quoted2.pattern.length)literals.push(literal(quoted2,readCharacter(quoted2)));cursor.at=end<0?pattern.length:end+2;return literals}
function literal({flags},code){const set=[code,code];return setNode(flags.ignoresCase?fold(set):set)}function openGroup(cursor,levels){
const{pattern,at:at2,flags}=cursor;const name=/^\(\?P?<(?=.)/s.exec(pattern.slice(at2,at2+5));if(name!==null)readGroupName(
cursor,name[0].length);else if(pattern[at2+1]!=="?")cursor.at+=1;else{const opens=readFlags2(cursor);if(opens)levels.push(
newLevel(false,flags));return}levels.push(newLevel(true,flags))}function readGroupName(cursor,leadLength){const{pattern,
at:start}=cursor;const end=pattern.indexOf(">",start);const name=pattern.slice(start+leadLength,end);checkUtf8(end<0?pattern.
slice(start):name);if(end<0)fault("invalid named capture",pattern.slice(start));if(!/^\w+$/.test(name))fault("invalid na\
med capture",pattern.slice(start,end+1));cursor.at=end+1}function readFlags2(cursor){const start=cursor.at;let flags={...cursor.
flags};let on=true;let sawFlag=false;cursor.at+=2;while(cursor.at<cursor.pattern.length){const letter=String.fromCodePoint(
readCharacter(cursor));if((letter===":"||letter===")")&&(on||sawFlag)){cursor.flags=flags;return letter===":"}if(letter===
"-"&&on){on=false;sawFlag=false}else if("imsU".includes(letter)){if(letter==="i")flags={...flags,ignoresCase:on};if(letter===
"m")flags={...flags,isMultiline:on};if(letter==="s")flags={...flags,dotMatchesAll:on};sawFlag=true}else break}return fault(
"invalid or unsupported Perl syntax",cursor.pattern.slice(start,cursor.at))}function newLevel(captures,flagsOutside){return{
alternatives:[],sequence:[],captures,flagsOutside}}function nextAlternative(level){level.alternatives.push(sequenceNode(
level.sequence));level.sequence=[]}function closeLevel(level){nextAlternative(level);return choiceNode(level.alternatives)}
function closeGroup(cursor,levels){if(levels.length===1)fault("unexpected )",cursor.pattern);const level=levels.pop();const inside=closeLevel(
level);cursor.flags=level.flagsOutside;cursor.at+=1;levels.at(-1).sequence.push(checked(cursor.pattern,level.captures?groupNode(
inside):inside))}function readRepeat(cursor){const{pattern,at:at2}=cursor;const sign2=pattern[at2];if("*+?".includes(sign2)){
cursor.at+=1;const most=sign2==="?"?1:Number.POSITIVE_INFINITY;return{least:sign2==="+"?1:0,most,isCounted:false}}if(sign2!==
"{")return null;const match=/^\{(0|[1-9]\d*)(,(0|[1-9]\d*)?)?\}/.exec(pattern.slice(at2));if(match===null)return null;cursor.
at+=match[0].length;const least=Number(match[1]);const bound=match[2]===void 0?match[1]:match[3];if(least>MAX_COUNT||Number(
bound??0)>MAX_COUNT||bound!==void 0&&least>Number(bound))fault("invalid repeat count",match[0]);return{least,most:bound===
void 0?Number.POSITIVE_INFINITY:Number(bound),isCounted:true}}function repeatLast(cursor,sequence,{start,lastRepeat,...count2}){
const{pattern}=cursor;if(pattern[cursor.at]==="?")cursor.at+=1;if(lastRepeat>=0)fault("invalid nested repetition operato\
r",pattern.slice(lastRepeat,cursor.at));const part=sequence.pop();if(part===void 0)fault("missing argument to repetition\
 operator",pattern.slice(start,cursor.at));const node=checked(pattern,repeatNode({part,...count2}));const isLong=count2.
least>=2||count2.most>=2&&Number.isFinite(count2.most);if(count2.isCounted&&isLong&&!multipliesUpTo(node,MAX_COUNT))fault(
"invalid repeat count",pattern.slice(start,cursor.at));sequence.push(node)}function multipliesUpTo(node,limit){if(node.kind===
"set"||node.kind==="assertion")return true;if(node.kind!=="repeat")return node.parts.every(part=>multipliesUpTo(part,limit));
if(!node.isCounted)return multipliesUpTo(node.part,limit);if(node.most===0)return true;const copies=Number.isFinite(node.
most)?node.most:node.least;return copies<=limit&&multipliesUpTo(node.part,copies>0?Math.floor(limit/copies):limit)}function checked(pattern,node){
if(node.height>MAX_HEIGHT)fault("expression nests too deeply",pattern);if(node.size>MAX_SIZE)fault("expression too large",
pattern);return node}var NONE3=-1;var LINE_BREAK=10;function compileProgram(tree){const states=[{kind:"match"}];return{states,start:compileNode(
states,tree,0)}}function compileNode(states,node,next){switch(node.kind){case"set":return add(states,{kind:"character",set:node.
set,next});case"assertion":return add(states,{kind:"assertion",assertion:node.assertion,next});case"sequence":return node.
parts.reduceRight((entry,part)=>compileNode(states,part,entry),next);case"choice":return node.parts.map(part=>compileNode(
states,part,next)).reduceRight((other,entry)=>add(states,{kind:"split",next:entry,other}));case"repeat":return compileRepeat(
states,node,next)}}function compileRepeat(states,{part,least,most},next){let entry=next;if(Number.isFinite(most)){for(let copy=least;copy<
most;copy+=1)entry=add(states,{kind:"split",next:compileNode(states,part,entry),other:next})}else{entry=add(states,{kind:"\
split",next,other:next});states[entry]={kind:"split",next:compileNode(states,part,entry),other:next}}for(let copy=0;copy<
least;copy+=1)entry=compileNode(states,part,entry);return entry}function add(states,state){return states.push(state)-1}function matches({
states,start},text){const runes=charactersOf(text);const entered=new Int32Array(states.length).fill(-1);let current=[];for(let at2=0;at2<=
runes.length;at2+=1){const rune=runes[at2]??NONE3;const pending=[...current,start];const waiting=[];while(pending.length>
0){const index=pending.pop();if(entered[index]===at2)continue;entered[index]=at2;const state=states[index];if(state.kind===
"match")return true;if(state.kind==="character"){if(rune!==NONE3&&includes(state.set,rune))waiting.push(state.next)}else if(state.
kind==="split")pending.push(state.other,state.next);else if(holds(state.assertion,runes[at2-1]??NONE3,rune))pending.push(
state.next)}current=waiting}return false}function holds(assertion,before,after){switch(assertion){case"textStart":return before===
NONE3;case"textEnd":return after===NONE3;case"lineStart":return before===NONE3||before===LINE_BREAK;case"lineEnd":return after===
NONE3||after===LINE_BREAK;case"wordEdge":return includes(WORD,before)!==includes(WORD,after);case"notWordEdge":return includes(
WORD,before)===includes(WORD,after)}}function compileRegexp(pattern){const program=compileProgram(parseRegexp(pattern));return text=>matches(program,text)}var OPERATORS="():@,";var OPERATORS_AT_START=`${OPERATORS}-*`;function readToken2(query,from){return readAny(query,from,
false)}function readValueToken(query,from){return readAny(query,from,true)}function syntaxError(query,at2,message){let column=0;
for(let index=0;index<at2;){const code=characterAt(query,index);if(isGraphic(code))column+=1;index+=sizeOf(code)}return refuse(
`syntax error: ${message}
	${query}
	${" ".repeat(column)}^`,at2)}function readAny(query,from,regexpAllowed){let at2=from;while(at2<query.length){const code=characterAt(
query,at2);if(!isSpace(code))break;at2+=sizeOf(code)}const first=query[at2];if(first===void 0)return{kind:"end",text:"",
start:at2,end:at2};if(isOperatorAtStart(first))return{kind:first,text:first,start:at2,end:at2+1};if(first==="/"&&regexpAllowed)
return readRegexp(query,at2);return first==='"'?readQuoted(query,at2):readBare(query,at2)}function isOperatorAtStart(text){
return OPERATORS_AT_START.includes(text)}function readBare(query,start){let end=start;while(end<query.length&&!OPERATORS.
includes(query[end])){const code=characterAt(query,end);if(isSpace(code))break;end+=sizeOf(code)}const text=query.slice(
start,end);return{kind:text==="AND"||text==="OR"?text:"word",text,start,end}}function readQuoted(query,start){let end=start+
1;while(end<query.length&&(query[end]!=='"'||query[end-1]==="\\"))end+=1;if(end===query.length)syntaxError(query,start,"\
missing end quote");const text=unquoted(query.slice(start+1,end));if(text===null)return syntaxError(query,start,"bad esc\
ape sequence");return{kind:"word",text,start,end:end+1}}var ESCAPE=/\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]|[\x80-\xff]+/g;
var NAMED2={a:"\x07",b:"\b",f:"\f",n:"\n",r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'};function unquoted(text){let isValid=true;
const value=text.replaceAll(ESCAPE,(all,named,byte,character)=>{if(named!==void 0)return NAMED2[named];if(byte?.startsWith(
"x"))return String.fromCharCode(Number.parseInt(byte.slice(1),16));if(byte!==void 0)return String.fromCharCode(Number.parseInt(
byte,8));if(all.charCodeAt(0)>=128)return repaired(all);const encoded=character===void 0?null:encodeCharacter(Number.parseInt(
character.slice(1),16));isValid&&=encoded!==null;return encoded??""});return isValid?value:null}function repaired(text){
let result="";for(let at2=0;at2<text.length;){const code=characterAt(text,at2);const size=sizeOf(code);result+=code===BAD_BYTE?
"\xEF\xBF\xBD":text.slice(at2,at2+size);at2+=size}return result}function readRegexp(query,start){const close=endOfRegexp(
query,start+1);if(close<0)syntaxError(query,start,'missing close "/"');const text=query.slice(start+1,close);const matches2=compiled(
query,start,text);const end=close+1;const isSeparated=end===query.length||isSpace(query.charCodeAt(end))||isOperatorAtStart(
query[end]);if(!isSeparated)syntaxError(query,end,'regexp must be followed by space or an operator (unescaped "/"?)');return{
kind:"regexp",text,start,end,matches:matches2}}function compiled(query,start,text){try{return compileRegexp(text)}catch(error){
const message=refusalIn(error);if(message===null)throw error;return syntaxError(query,start,message)}}function endOfRegexp(query,from){
let brackets=0;let parentheses=0;for(let at2=from;at2<query.length;at2+=1){const character=query[at2];if(character==="/"&&
brackets===0&&parentheses===0)return at2;if(character==="\\")at2+=1;else if(character==="[")brackets+=1;else if(character===
"]")brackets=Math.max(0,brackets-1);else if(brackets===0&&character==="(")parentheses+=1;else if(brackets===0&&character===
")")parentheses-=1}return-1}function parseFilter(query){const{term,end}=readAny2(query,0);const rest=readToken2(query,end);if(rest.kind!=="end")syntaxError(
query,rest.start,`unexpected "${rest.text}"`);return compile(query,term)}function readAny2(query,from){const terms=[];let end=from;
while(true){const read=readAll(query,end);terms.push(read.term);const next=readToken2(query,read.end);if(next.kind!=="OR")
return{term:{kind:"any",terms},end:read.end};end=next.end}}function readAll(query,from){const first=readMatch(query,from);
const terms=[first.term];let{end}=first;while(true){const next=readToken2(query,end);if(next.kind==="AND")end=next.end;else if(next.
kind==="end"||next.kind===")"||next.kind==="OR")return{term:{kind:"all",terms},end};else if(next.kind===":"||next.kind===
"@"||next.kind===",")syntaxError(query,next.start,`unexpected "${next.text}"`);else{const read=readMatch(query,end);terms.
push(read.term);end=read.end}}}function readMatch(query,from){const token=readToken2(query,from);switch(token.kind){case"\
(":{const{term,end}=readAny2(query,token.end);const close=readToken2(query,end);if(close.kind!==")")syntaxError(query,close.
start,'missing ")"');return{term,end:close.end}}case"-":{const{term,end}=readMatch(query,token.end);return{term:{kind:"n\
ot",term},end}}case"*":return{term:{kind:"all",terms:[]},end:token.end};case"word":return readKeyAndValue(query,token);default:
return syntaxError(query,token.start,"expected key:value or subexpression")}}function readKeyAndValue(query,key){const colon=readToken2(
query,key.end);if(colon.kind!==":")syntaxError(query,key.start,"expected key:value");const value=readValueToken(query,colon.
end);if(value.kind==="(")return readValues(query,key,value.end);const term=matchTerm(key,value);return{term:term??syntaxError(
query,key.start,"expected key:value"),end:value.end}}function readValues(query,key,from){const terms=[];let end=from;while(true){
const value=readValueToken(query,end);terms.push(matchTerm(key,value)??syntaxError(query,value.start,"expected value"));
const next=readValueToken(query,value.end);if(next.kind===")")return{term:{kind:"any",terms},end:next.end};if(next.kind!==
"OR")syntaxError(query,next.start,"value list must be separated by OR");end=next.end}}function matchTerm(key,value){if(value.
matches!==void 0)return{kind:"match",key,matches:value.matches};if(value.kind!=="word")return null;return{kind:"match",key,
matches:text=>text===value.text}}function compile(query,term){if(term.kind==="match")return compileMatch(query,term);if(term.
kind==="not"){const filter=compile(query,term.term);return candidate=>!filter(candidate)}const filters=term.terms.map(part=>compile(
query,part));if(filters.length===1)return filters[0];return term.kind==="all"?candidate=>filters.every(filter=>filter(candidate)):
candidate=>filters.some(filter=>filter(candidate))}function compileMatch(query,{key,matches:matches2}){if(key.text===".u\
nit")return({unit,writtenUnit})=>matches2(unit)||matches2(writtenUnit);if(key.text===".config")syntaxError(query,key.start,
".config is only allowed in projections");const extract=extractorOf(key.text);if(extract===null)return syntaxError(query,
key.start,"key must not be empty");return({result})=>matches2(extract(result))}function makeWords(){const numbers=new Map;const words=[];return{numberOf(word){const known3=numbers.get(word);if(known3!==
void 0)return known3;numbers.set(word,words.length);return words.push(word)-1},text:number=>words[number]}}var TIME=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \xB5s \u03BCs usec microsec\
ond microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]];var LONG_TIME=[[60,"min mi\
ns minute minutes"],[3600,"h hr hour hours"]];var SIZE=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB meg\
abyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**20,"\
MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]];var SHORTEST_ANY_CASE={sec:4,
B:2};var EXACT2=new Map;var ANY_CASE=new Map;function learn(table,base,inside){for(const[factor,spellings]of table){for(const spelling of spellings.
split(" ")){const word={base,factor,inside};EXACT2.set(spelling,word);if(spelling.length>=SHORTEST_ANY_CASE[base])ANY_CASE.
set(spelling.toLowerCase(),word)}}}learn(TIME,"sec",true);learn(LONG_TIME,"sec",false);learn(SIZE,"B",true);function tidyGo(unit){let tidied="";let factor=1;let end=0;for(const{text,start,below}of tokens(unit)){if(below||text!==
"ns"&&text!=="MB")continue;factor=text==="ns"?factor/1e9:factor*1e6;tidied+=unit.slice(end,start)+(text==="ns"?"sec":"B");
end=start+text.length}return{unit:tidied+unit.slice(end),factor}}function makeUnitBook(){const words=makeWords();const factors=[];const bases=[];const settings=new Map;return{numberOf(unit){
const number=words.numberOf(unit);if(number===factors.length){const tidied=tidyBytes(unit);factors.push(tidied.factor);bases.
push(tidied.unit)}return number},factor:number=>factors[number],written:number=>words.text(number),base:number=>bases[number],
describe(unit,key,value){const base=tidyBytes(unit).unit;const known3=settings.get(base)??new Map;settings.set(base,known3);
const present=known3.get(key)??value;known3.set(key,present);return present===value?null:`metadata ${key} of unit ${unit}\
 already set to ${present}`},isExact:unit=>settings.get(tidyBytes(unit).unit)?.get("assume")==="exact",better(unit){const stated=settings.
get(tidyBytes(unit).unit)?.get("better");return stated==="lower"||stated==="higher"?stated:null}}}function kindOf(unit,converted){
return 2*unit+Number(converted)}function unitOf(kind){return kind>>1}function isConverted(kind){return kind%2===1}var FOREIGN=57344;
function tidyBytes(unit){if(!unit.includes("ns")&&!unit.includes("MB"))return{unit,factor:1};const shielded=unit.replaceAll(
/[\x80-\xff]/g,byte=>shift(byte,FOREIGN));const tidied=tidyGo(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,
byte=>shift(byte,-FOREIGN))}}function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}var MOST_SHAPES=16;var MOST_UNITS=32;var LONGEST_UNITS=1e3;var MOST_LINES=64;function makeShapes(){const known3=new Map;
return{last:null,remember(units){const key=units.map(({text})=>text).join("	");let shape=known3.get(key)??null;const isPlain=units.
length<=MOST_UNITS&&key.length<=LONGEST_UNITS;if(shape===null&&isPlain&&known3.size<MOST_SHAPES){shape=shapeOf(units);known3.
set(key,shape)}this.last=shape}}}var NAME2="[!#-[\\]-~]*";var NUMBER="(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?";var GAP="[ \
\\t]+";var ITERATIONS="\\d{1,18}";function shapeOf(units){const measures=units.map(({text})=>`${GAP}(${NUMBER})${GAP}${literal2(
text)}`);const line=`Benchmark(${NAME2})${GAP}${ITERATIONS}${measures.join("")}\\n`;const plain=line.replaceAll(/\((?!\?)/g,
"(?:");return{units,block:new RegExp(`(?:${plain}){1,${MOST_LINES}}`,"y"),line:new RegExp(line,"g"),json:`"$1",${units.map(
(_,index)=>`$${index+2},`).join("")}`}}function literal2(text){return text.replaceAll(/\W/g,byte=>`\\x${byte.charCodeAt(
0).toString(16).padStart(2,"0")}`)}function readSameShape(reading,longest){const{text,shapes,start}=reading;const shape=shapes.
last;if(shape===null)return false;const{block,line,json}=shape;block.lastIndex=start;if(!block.test(text)||block.lastIndex-
start>=longest)return false;reading.start=block.lastIndex;const lines=text.slice(start,reading.start).replace(line,json);
const told=JSON.parse(`[${lines}0]`);reading.number+=(told.length-1)/(shape.units.length+1);tell(reading,shape,told);return true}
function tell({run,sink},{units},told){const{values,kinds}=run;const width2=units.length;const own=new Int32Array(width2);
let name;let lines=0;const tellRun=()=>{if(lines===0)return;run.lines=lines;run.width=width2;sink.results(sink.names.numberOf(
name),run)};for(let at2=0;at2<told.length-1;at2+=width2+1){const used2=lines*width2;let isSame=told[at2]===name;for(let index=0;index<
width2;index+=1){const{number,factor}=units[index];const value=told[at2+1+index];const based=value*factor;values[used2+index]=
based;own[index]=kindOf(number,based!==value);if(own[index]!==kinds[index])isSame=false}if(!isSame){tellRun();values.copyWithin(
0,used2,used2+width2);kinds.set(own);name=told[at2];lines=0}lines+=1}tellRun()}function wordEnd(bytes,start,end){let at2=start;while(at2<end){const byte=bytes[at2];if(byte<=32?isAsciiSpace(byte):byte>=
194&&wideSpaceSize(bytes,at2,end)>0)break;at2+=1}return at2}function skipSpace(bytes,start,end){let at2=start;while(at2<
end){const byte=bytes[at2];const size=byte<=32?Number(isAsciiSpace(byte)):byte>=194?wideSpaceSize(bytes,at2,end):0;if(size===
0)break;at2+=size}return at2}function isAsciiSpace(byte){return byte===32||byte>=9&&byte<=13}function wideSpaceSize(bytes,at2,end){
const first=bytes[at2];if(first===194){const second=at2+1<end?bytes[at2+1]:0;return second===133||second===160?2:0}if(first<
225||first>227||at2+2>=end)return 0;const rest=bytes[at2+1]<<8|bytes[at2+2];return isWideSpace(first,rest)?3:0}function isWideSpace(first,rest){
if(first===225)return rest===39552;if(first===227)return rest===32896;return rest>=32896&&rest<=32906||rest===32936||rest===
32937||rest===32943||rest===33183}var POWERS=Float64Array.from({length:16},(_,exponent)=>10**exponent);var MOST_DIGITS=15;
function plainNumber(bytes,start,end){if(end-start>MOST_DIGITS+1)return-1;let whole=0;let point=-1;for(let at2=start;at2<
end;at2+=1){const digit=bytes[at2]-48;if(digit>=0&&digit<=9)whole=whole*10+digit;else if(digit===46-48&&point<0)point=at2;else
return-1}const digits=end-start-(point<0?0:1);if(digits===0||digits>MOST_DIGITS)return-1;return point<0?whole:whole/POWERS[end-
point-1]}function isShortCount(bytes,start,end){if(end-start>18)return false;for(let at2=start;at2<end;at2+=1)if(bytes[at2]<
48||bytes[at2]>57)return false;return end>start}var LINE_FEED=10;var CARRIAGE_RETURN=13;var COLON=58;var SPACE2=32;var TAB=9;var TOO_LONG=65536;var MOST_VALUES=TOO_LONG/
4;function readLines(file,sink){const{buffer,byteOffset,byteLength}=file.bytes;const bytes=Buffer.from(buffer,byteOffset,
byteLength);const values=new Float64Array(MOST_VALUES);const kinds=new Int32Array(MOST_VALUES);const reading={bytes,text:bytes.
toString("latin1"),sink,run:{lines:0,width:0,values,kinds},shapes:makeShapes(),start:0,end:0,number:0};while(reading.start<
bytes.length){if(readSameShape(reading,TOO_LONG))continue;const{start}=reading;const found=bytes.indexOf(LINE_FEED,start);
const end=found<0?bytes.length:found;if(end-start>=TOO_LONG)refuse(`${file.path}:${reading.number}: bufio.Scanner: token\
 too long`);reading.number+=1;reading.end=end>start&&bytes[end-1]===CARRIAGE_RETURN?end-1:end;readLine(reading);reading.
start=end+1}}function readLine(reading){const{bytes,start,end,sink}=reading;if(startsWith(bytes,start,BENCHMARK)){const message=readResult(
reading);if(message!==null)sink.problem(reading.number,message)}else if(startsWith(bytes,start,UNIT)&&wordEnd(bytes,start,
end)===start+UNIT.length){readUnit(reading)}else readConfiguration(reading)}var BENCHMARK=Buffer.from("Benchmark");var UNIT=Buffer.
from("Unit");function startsWith(bytes,start,prefix){for(let index=0;index<prefix.length;index+=1)if(bytes[start+index]!==
prefix[index])return false;return true}function readResult({bytes,text,start,end,sink,run,shapes}){const nameStart=start+
BENCHMARK.length;const nameEnd=wordEnd(bytes,nameStart,end);if(nameEnd===end)return null;let at2=skipSpace(bytes,nameEnd,
end);if(at2===end)return"missing iteration count";let stop=wordEnd(bytes,at2,end);if(!isShortCount(bytes,at2,stop)){const iterations=parseIterations(
text.slice(at2,stop));if(typeof iterations==="string")return`parsing iteration count: ${iterations}`}const units=[];let count2=0;
for(at2=skipSpace(bytes,stop,end);at2<end;at2=skipSpace(bytes,stop,end)){stop=wordEnd(bytes,at2,end);let value=plainNumber(
bytes,at2,stop);if(value<0){const number2=parseGoFloat(text.slice(at2,stop));if(typeof number2==="string")return`parsing\
 measurement: ${number2}`;value=number2}at2=skipSpace(bytes,stop,end);if(at2===end)return"missing units";stop=wordEnd(bytes,
at2,end);const unit=bytes.toString("latin1",at2,stop);const number=sink.units.numberOf(unit);const factor=sink.units.factor(
number);const based=value*factor;units.push({text:unit,number,factor});run.values[count2]=based;run.kinds[count2]=kindOf(
number,based!==value);count2+=1}if(count2===0)return"missing measurements";run.lines=1;run.width=count2;shapes.remember(
units);sink.results(sink.names.numberOf(bytes.toString("latin1",nameStart,nameEnd)),run);return null}function readUnit({
bytes,start,end,sink,number}){let at2=skipSpace(bytes,start+UNIT.length,end);if(at2===end)sink.problem(number,"missing u\
nit");let stop=wordEnd(bytes,at2,end);const unit=bytes.toString("latin1",at2,stop);for(at2=skipSpace(bytes,stop,end);at2<
end;at2=skipSpace(bytes,stop,end)){stop=wordEnd(bytes,at2,end);const setting=bytes.toString("latin1",at2,stop);const equals=setting.
indexOf("=");const message=equals>0?sink.units.describe(unit,setting.slice(0,equals),setting.slice(equals+1)):"expected \
key=value";if(message!==null)sink.problem(number,message)}}function readConfiguration({bytes,start,end,sink}){const colon=keyEnd(
bytes,start,end);if(colon<0)return;let value=colon+1;while(value<end&&(bytes[value]===SPACE2||bytes[value]===TAB))value+=
1;if(value===colon+1&&value<end)return;sink.configure(bytes.toString("latin1",start,colon),bytes.toString("latin1",value,
end))}var KEY_BEYOND_ASCII=new RegExp(`^\\p{Ll}[^\\p{Lu}${GO_SPACE}]*$`,"u");function keyEnd(bytes,start,end){const first=bytes[start];
if(start===end||!(isLower(first)||first>=128))return-1;let isAscii=true;for(let at2=start;at2<end;at2+=1){const byte=bytes[at2];
if(byte>=128)isAscii=false;else if(isAsciiSpace(byte)||isUpper(byte))return-1;else if(byte===COLON)return isAscii||KEY_BEYOND_ASCII.
test(bytes.toString("utf8",start,at2))?at2:-1}return-1}function isLower(byte){return byte>=97&&byte<=122}function isUpper(byte){
return byte>=65&&byte<=90}var NAMED_ORDERS=new Map([["alpha",compareBytes],["num",compareNumbers]]);function compareBytes(one,other){if(one===other)
return 0;return one<other?-1:1}function orderOfList(values){const places=new Map(values.map((value,index)=>[value,index]));
return(one,other)=>(places.get(one)??0)-(places.get(other)??0)}function compareNumbers(one,other){const left=parseMagnitude(
one);const right=parseMagnitude(other);if(left===null||right===null)return Number(left===null)-Number(right===null);if(left<
right||!Number.isNaN(left)&&Number.isNaN(right))return-1;return left>right||Number.isNaN(left)&&!Number.isNaN(right)?1:0}
var PREFIXES="KMGTPEZY";var MAGNITUDE=/^([+-]?[0-9.]+)(?:([kKMGTPEZY])(i?))?[bB]?$/;function parseMagnitude(text){const plain=parseGoFloat(
text);if(typeof plain==="number")return plain;const match=MAGNITUDE.exec(text);if(match===null)return null;const[,digits="",
prefix="",binary2]=match;const value=parseGoFloat(digits);if(typeof value==="string")return null;const power=prefix===""?
0:PREFIXES.indexOf(prefix.toUpperCase())+1;return value*(binary2==="i"?1024:1e3)**power}function parseFields(query){const fields=[];let end=0;while(true){const next=readToken2(query,end);if(next.kind==="end")
return fields;const key=next.kind===","&&fields.length>0?readToken2(query,next.end):next;if(key.kind!=="word")syntaxError(
query,key.start,"expected key");const read=readOrder(query,key);fields.push({key,...read.field});end=read.end}}function readOrder(query,key){
const at2=readToken2(query,key.end);if(at2.kind!=="@")return{field:{order:null,list:null},end:key.end};const order=readToken2(
query,at2.end);if(order.kind==="word")return{field:{order,list:order.text==="fixed"?[]:null},end:order.end};if(order.kind!==
"(")syntaxError(query,order.start,"expected named sort order or parenthesized list");const{list,end}=readList(query,order.
end);return{field:{order,list},end}}function readList(query,from){const list=[];let end=from;while(true){const next=readToken2(
query,end);if(next.kind===")"){if(list.length===0)syntaxError(query,next.start,"nothing to match");return{list,end:next.
end}}if(next.kind!=="word")syntaxError(query,next.start,"missing )");list.push(next.text);end=next.end}}var SEPARATOR="\n\0";function makeTuples(parts2){const tuples=[];const numbers=new Map;const allFields=()=>parts2.flatMap(
({fields})=>fields);function tupleOf(result,unit=""){const tuple=[];for(const part of parts2)part.fill(tuple,result,unit);
while(tuple.length>0&&(tuple.at(-1)??"")==="")tuple.pop();const key=tuple.join(SEPARATOR);const known3=numbers.get(key);
if(known3!==void 0)return known3;for(const{ranks,place}of allFields()){const value=tuple[place]??"";if(ranks!==null&&!ranks.
has(value))ranks.set(value,ranks.size)}numbers.set(key,tuples.length);return tuples.push(tuple)-1}return{tupleOf,fields:()=>allFields().
map(({name})=>name),values:number=>allFields().map(({place})=>tuples[number][place]??""),places(){const fields=allFields();
const sorted2=[...tuples.keys()].sort((one,other)=>compareTuples(fields,tuples[one],tuples[other]));const places=new Int32Array(
sorted2.length);for(const[place,tuple]of sorted2.entries())places[tuple]=place;return places}}}function compareTuples(fields,one,other){
for(const{place,order}of fields){const left=one[place]??"";const right=other[place]??"";if(left!==right)return order(left,
right)||compareBytes(left,right)}return 0}function makeProjectionGroup(){const named={configuration:new Set,nameParts:[],showsConfiguration:false,showsFullName:false};
return{parse(query,options){const draft=newDraft();for(const expression of parseFields(query))addExpression(draft,named,
{query,expression});if(options?.withUnit===true)addField(draft,".unit",{order:"first",extract:(_,unit)=>unit});return finished(
draft)},residue(){const draft=newDraft();const{showsConfiguration,showsFullName}=named;if(!showsConfiguration)addConfiguration(
draft,named,"first");if(!showsFullName)addFullName(draft,named,"first");return finished(draft)}}}function newDraft(){return{
parts:[],conditions:[],places:0,readsName:false}}function finished({parts:parts2,conditions,readsName}){return{...makeTuples(
parts2),readsName,admits:result=>conditions.every(holds2=>holds2(result))}}function addExpression(draft,named,{query,expression}){
const{key,list}=expression;const order=orderOf(query,expression);if(key.text===".config"){if(list!==null)syntaxError(query,
expression.order.start,"fixed order not allowed for .config");addConfiguration(draft,named,order);return}if(key.text==="\
.unit")syntaxError(query,key.start,".unit is only allowed in filters");const extract=extractorOf(key.text)??syntaxError(
query,key.start,"key must not be empty");if(key.text===".fullname")addFullName(draft,named,order);else{if(key.text===".n\
ame"||key.text.startsWith("/")){named.nameParts.push(key.text);draft.readsName=true}else named.configuration.add(key.text);
addField(draft,key.text,{order,extract})}if(list===null)return;const admitted=new Set(list);draft.conditions.push(result=>admitted.
has(extract(result)))}function orderOf(query,{order,list}){if(list!==null)return orderOfList(list);if(order===null||order.
text==="first")return"first";return NAMED_ORDERS.get(order.text)??syntaxError(query,order.start,`unknown order ${goQuoted(
order.text)}`)}function addField(draft,name,{order,extract}){const field=newField(draft,name,order);draft.parts.push({fields:[
field],fill(tuple,result,unit){tuple[field.place]=extract(result,unit)}})}function addFullName(draft,named,order){named.
showsFullName=true;draft.readsName=true;let extract=null;addField(draft,".fullname",{order,extract(result){extract??=fullNameWithout(
named.nameParts);return extract(result)}})}var BYTES_ONLY=()=>0;function addConfiguration(draft,named,order){named.showsConfiguration=
true;const fields=[];const byKey=new Map;draft.parts.push({fields,fill(tuple,{configuration}){for(const key of configuration.
keys){if(named.configuration.has(key))continue;let field=byKey.get(key);if(field===void 0){field=newField(draft,key,order===
"first"?BYTES_ONLY:order);byKey.set(key,field);fields.push(field)}tuple[field.place]=configuration.values.get(key)}}})}function newField(draft,name,order){
const place=draft.places;draft.places+=1;if(order!=="first")return{name,place,order,ranks:null};const ranks=new Map;return{
name,place,order:(one,other)=>ranks.get(one)-ranks.get(other),ranks}}function makeTabulator(expressions){const filter=parsing("filter",()=>parseFilter(expressions.filter));const group=makeProjectionGroup();
const parse=flag=>parsing(flag,()=>group.parse(expressions[flag],{withUnit:flag==="table"}));const table=parse("table");
const row=parse("row");const column=parse("col");const run={names:makeWords(),units:makeUnitBook(),filter,axes:{table,row,
column},ignored:parse("ignore"),residue:group.residue(),store:makeCellStore()};const problems=[];return{problems,read:file=>readFile(
run,file,problems),add:(label,results)=>addForeign(run,label,results),grids:()=>arrange(run.store.finish(),run)}}function parsing(flag,parse){
try{return parse()}catch(thrown){const message=refusalIn(thrown);if(message===null)throw thrown;return refuse(`parsing -${flag}\
: ${message}`)}}function newPlan({axes,ignored},result){const{table,row,column}=axes;const isAdmitted=[table,row,column,
ignored].every(projection=>projection.admits(result));return{cells:[],layouts:[],isAdmitted,place:null}}function newScope(){
return{plans:new Map,tuples:new Map}}var MOST_CONFIGURATIONS=1e3;function readFile(run,{label,path,bytes},problems){const configuration=makeConfiguration();
const scopes=new Map;let scope=null;function currentScope(){const identity=configuration.identity();if(scopes.size>MOST_CONFIGURATIONS)
scopes.clear();const current=scopes.get(identity)??newScope();scopes.set(identity,current);return current}readLines({path,
bytes},{names:run.names,units:run.units,configure(key,value){configuration.set(key,value);scope=null},results(name,lines){
scope??=currentScope();const known3=scope.plans.get(name);let layout=known3&&knownLayout(known3,lines);if(layout===void 0){
const result={name:run.names.text(name),file:label,configuration};const plan=known3??newPlan(run,result);scope.plans.set(
name,plan);layout=addLayout(run,{scope,plan,lines,result})}run.store.addLines(layout,lines.lines,lines.values)},problem(line,message){
problems.push({where:`${path}:${line}`,message})}})}function knownLayout({layouts},{width:width2,kinds}){return layouts.
find(layout=>layout.kinds.length===width2&&layout.kinds.every((kind,at2)=>kind===kinds[at2]))?.number}function addLayout(run,{
scope,plan,lines,result}){const kinds=Array.from(lines.kinds.subarray(0,lines.width));for(const kind of kinds)plan.cells[kind]??=
findCell(run,{result,scope,plan,kind});const number=run.store.layoutOf(kinds.map(kind=>plan.cells[kind]));plan.layouts.push(
{kinds,number});return number}function addForeign(run,label,results){for(const{name,configuration:settings,unit,values}of results){
const configuration=makeConfiguration();for(const[key,value]of Object.entries(settings))configuration.set(key,value);const number=run.
units.numberOf(unit);for(const value of values){const based=value*run.units.factor(number);const result={name,file:label,
configuration};const cell=findCell(run,{result,scope:newScope(),plan:newPlan(run,result),kind:kindOf(number,based!==value)});
run.store.addLines(run.store.layoutOf([cell]),1,Float64Array.of(based))}}}function findCell(run,{result,scope,plan,kind}){
const{filter,axes,residue,units,store}=run;const writtenUnit=units.written(unitOf(kind));const shownUnit=isConverted(kind)?
units.base(unitOf(kind)):writtenUnit;const{table,row,column}=axes;if(!plan.isAdmitted||!filter({result,unit:shownUnit,writtenUnit}))
return LEFT_OUT;const tableTuple=tupleIn(scope,table,result,shownUnit);plan.place??={row:tupleIn(scope,row,result),column:tupleIn(
scope,column,result),residue:tupleIn(scope,residue,result)};return store.cellAt({table:tableTuple,row:plan.place.row,column:plan.
place.column},plan.place.residue)}function tupleIn({tuples},projection,result,unit=""){if(projection.readsName)return projection.
tupleOf(result,unit);let known3=tuples.get(projection);if(known3===void 0){known3=new Map;tuples.set(projection,known3)}
const tuple=known3.get(unit)??projection.tupleOf(result,unit);known3.set(unit,tuple);return tuple}function isBinary(unit){return tokens(unit).some(({text,below})=>!below&&(text==="B"||text==="MB"||text==="bytes"))}var DECIMAL2=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{const power=12-3*index;const value=digits=>Number(
`${digits}e${power}`);const factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),
decimals:2,factor,prefix},{from:value("0.99995"),decimals:3,factor,prefix}]});var BINARY=["Ti","Gi","Mi","Ki",""].flatMap(
(prefix,index)=>{const factor=2**(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,
decimals:2,factor,prefix},{from:.99995*factor,decimals:3,factor,prefix}]});var SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(
power=>Number(`9.9995e${power}`));var NO_SCALE={decimals:3,factor:1,prefix:""};function commonScale(values,kind){const steps=kind==="binary"?BINARY:DECIMAL2;const smallest=smallestMagnitude(values);if(smallest===
0)return NO_SCALE;for(let index=0;index<steps.length;index+=1)if(smallest>=steps[index].from)return steps[index];const{factor,
prefix}=steps.at(-1);const found=SMALL_STEPS.findIndex(from=>smallest/factor>=from);const step=found<0?SMALL_STEPS.length-
1:found;return{decimals:3+step,factor,prefix}}function smallestMagnitude(values){let smallest=0;for(const value of values){
const magnitude=Math.abs(value);if(magnitude!==0&&(smallest===0||magnitude<smallest))smallest=magnitude}return smallest}var DIGITS2=[..."\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"].map(toBytes);function footnotes(){const numbers=new Map;
const mark=text=>{const known3=numbers.get(text)??superscript(numbers.size+1);numbers.set(text,known3);return known3};return{
marks:texts=>texts.map(mark).join(" "),lines:()=>[...numbers].map(([text,number])=>`${number} ${text}
`).join("")}}function superscript(number){return Array.from(String(number),digit=>DIGITS2[Number(digit)]).join("")}var LEFT={};function textCell(column,text,options=LEFT){const{span,align,margin}=options;return{column,span:span??1,text,
width:width(text),margin:margin!==void 0?known2(margin):column===0||text===""?NONE4:SPACE3,align:align??"left"}}var margins=new Map;
function known2(text){const margin=margins.get(text)??{text,width:width(text),isBlank:isBlank(text)};margins.set(text,margin);
return margin}var NONE4=known2("");var SPACE3=known2(" ");function layOut(rows,isFixed){const columns=columnsOf(rows,isFixed);
let text="";let empty="";for(let row=0;row<rows.length;row+=1){const line=drawRow(rows[row],columns);if(line==="")empty+=
"\n";else{text+=`${empty}${line}
`;empty=""}}return text===""?"\n":text}var NO_CELL=-1;function columnsOf(rows,isFixed){const margins2=[];const widths=[];
const spanning=[];for(let row=0;row<rows.length;row+=1){const cells=rows[row];for(let index=0;index<cells.length;index+=
1){const cell=cells[index];const{column,span}=cell;while(widths.length<column+span){margins2.push(0);widths.push(NO_CELL)}
if(cell.margin.width>margins2[column])margins2[column]=cell.margin.width;if(span>1)spanning.push(cell);else if(cell.width>
widths[column])widths[column]=cell.width}}for(const[column,own]of widths.entries())widths[column]=own===NO_CELL?0:own+margins2[column];
for(const cell of spanning.sort((a,b)=>a.span-b.span)){stretch(widths,{columns:covered(cell),wanted:margins2[cell.column]+
cell.width,isFixed})}return{offsets:offsets(widths),margins:margins2}}function covered({column,span}){return Array.from(
{length:span},(_,index)=>column+index)}function stretch(widths,{columns,wanted,isFixed}){if(total(widths,columns)>=wanted)
return;const growing=columns.filter(column=>!isFixed(column)).sort((a,b)=>widths[b]-widths[a]);let rest=wanted-total(widths,
columns.filter(isFixed));for(const[index,column]of growing.entries()){const share=Math.ceil(rest/(growing.length-index));
widths[column]=Math.max(widths[column],share);rest-=widths[column]}}function total(widths,columns){return columns.reduce(
(sum2,column)=>sum2+widths[column],0)}function offsets(widths){const starts=[0];for(const own of widths)starts.push(starts.
at(-1)+own);return starts}function drawRow(cells,{offsets:offsets2,margins:margins2}){let line="";let position=0;for(let index=0;index<
cells.length;index+=1){const cell=cells[index];if(cell.margin.isBlank&&(cell.width===0||isBlank(cell.text)))continue;const start=offsets2[cell.
column];const marginWidth=margins2[cell.column];const room=offsets2[cell.column+cell.span]-start-marginWidth;const pad=padding(
cell,room);const gap=Math.abs(start-position)+marginWidth-cell.margin.width;line+=cell.margin===SPACE3?spaces(gap+1+pad):
spaces(gap)+cell.margin.text+spaces(pad);line+=cell.text;position=start+marginWidth+pad+cell.width}return line}function padding({
width:width2,align},room){if(align==="left"||width2>=room)return 0;return align==="right"?room-width2:room-width2>>1}var RUN="\
 ".repeat(100);function spaces(count2){return count2<=RUN.length?RUN.slice(0,count2):" ".repeat(count2)}var VALUE_COLUMNS2=3;var DELTA_COLUMNS2=3;var BAR=toBytes(" \u2502 ");var LAST_BAR={margin:toBytes(" \u2502")};var VERSUS={
span:DELTA_COLUMNS2,margin:"  "};var RIGHT={align:"right"};var RANGE={align:"right",margin:toBytes(" \xB1 ")};function renderText(tables){
let text="";let before=null;for(const table of tables){if(before!==null)text+="\n";for(const line of changedFields(table.
fields,before))text+=`${line}
`;text+=renderTable(table);before=table.fields}return text}function startOf2(column){return column===0?1:1+VALUE_COLUMNS2+
(column-1)*(VALUE_COLUMNS2+DELTA_COLUMNS2)}function renderTable(table){const{columns,rows,geomeans,unit}=table;const kind=isBinary(
fromBytes(unit))?"binary":"decimal";const notes=footnotes();const lines=[...headingRows(columns),unitRow(unit,columns.length)];
for(const row of rows)lines.push(valueRow(row,kind,notes));if(rows.length>1)lines.push(geomeanRow(geomeans,kind,notes));
const growing=new Set(columns.map((_,column)=>startOf2(column)));return layOut(lines,column=>!growing.has(column))+notes.
lines()}function headingRows(columns){return headings(columns).map(level=>[...level.map(({value,start,end})=>heading(startOf2(
start),value,startOf2(end)-startOf2(start))),closingBar(columns.length)])}function unitRow(unit,columns){const cells=[];
for(let column=0;column<columns;column++){const start=startOf2(column);cells.push(heading(start,unit,VALUE_COLUMNS2));if(column>
0){cells.push(textCell(start+VALUE_COLUMNS2,"vs base",VERSUS))}}return[...cells,closingBar(columns)]}function heading(start,text,span){
return textCell(start,text,{span,margin:BAR,align:"centre"})}function closingBar(columns){return textCell(startOf2(columns),
"",LAST_BAR)}function valueRow({label,cells},kind,notes){const line=[textCell(0,label)];const centres=cells.map(cell=>cell?.
centre??0);const scale=commonScale(centres,kind);for(let column=0;column<cells.length;column++){const cell=cells[column];
if(!cell)continue;const start=startOf2(column);line.push(textCell(start,scaled3(cell.centre,scale),RIGHT));line.push(textCell(
start+1,rangeText(cell),RANGE));if(cell.warnings.length>0)line.push(textCell(start+2,notes.marks(cell.warnings)));if(cell.
comparison===null)continue;const delta=start+VALUE_COLUMNS2;const{warnings}=cell.comparison;line.push(textCell(delta,deltaText(
cell,cell.comparison),RIGHT));line.push(textCell(delta+1,`(${testText(cell,cell.comparison)})`));if(warnings.length>0)line.
push(textCell(delta+2,notes.marks(warnings)))}return line}function geomeanRow(geomeans,kind,notes){const line=[textCell(
0,"geomean")];for(const[column,{value,ratio,warnings}]of geomeans.entries()){const start=startOf2(column);if(value!==null)
line.push(textCell(start,scaled3(value,commonScale([value],kind)),RIGHT));if(column>0){const delta=start+VALUE_COLUMNS2;
line.push(ratio===null?textCell(delta,"?"):textCell(delta,percent(ratio-1),RIGHT))}line.push(textCell(startOf2(column+1)-
1,notes.marks(warnings)))}return line}function scaled3(value,{factor,decimals,prefix}){const number=fixed(value/factor,decimals);
return number+(prefix==="\xB5"?MICRO:prefix)}var MICRO=toBytes("\xB5");var FLAG_USAGES=[{name:"table",value:"KEYS",meaning:'a table for each value of these keys (.config: every line "key: val\
ue" of the files)',example:"--table pkg base.txt head.txt"},{name:"row",value:"KEYS",meaning:"a row for each value of th\
ese keys (.fullname: the whole name of the benchmark)",example:'--row ".name /format@alpha" base.txt head.txt'},{name:"c\
ol",value:"KEYS",meaning:"a column for each value of these keys (.file); the first one is the base",example:'--col "/for\
mat@(json gob)" head.txt'},{name:"ignore",value:"KEYS",meaning:"keys in which the results of a cell may differ without a\
 warning (none)",example:"--row .name --ignore .fullname base.txt head.txt"},{name:"filter",value:"EXPRESSION",meaning:"\
only the results that match: key:value, key:/regexp/, AND, OR, - and parentheses (*)",example:'--filter "/format:json .u\
nit:(sec/op OR B/op)" base.txt head.txt'},{name:"alpha",value:"A",meaning:"a change is shown if p is at most A, and ~ ot\
herwise (0.05)",example:"--alpha 0.01 base.txt head.txt"},{name:"confidence",value:"C",meaning:"level of the interval be\
hind \xB1 (0.95)",example:"--confidence 0.99 base.txt head.txt"},{name:"format",value:"FORM",meaning:"text (default), cs\
v, markdown or json; the warnings of csv go to standard error",example:"--format csv base.txt head.txt"},{name:"config",
value:"FILE",meaning:"judge the budgets of this configuration too; the exit code is 1 if one is broken",example:"--confi\
g budgets.yml base.txt head.txt"}];var KEYS=['KEYS are separated by spaces or commas: .name, .fullname, .file, .config, \
/KEY for a part "/KEY=value" of the','name, KEY for a line "KEY: value" of the file. KEY@alpha, KEY@num and KEY@(a b c) \
set the order; the last one',"also leaves out every other value."];var USAGE=["usage: bench-referee compare [FLAG\u2026] FILE\
\u2026","","The tables that benchstat prints, byte for byte: medians of every benchmark, and how each file differs from \
the","first one. A file is the output of a benchmark tool; - is standard input, LABEL=FILE names its column.","",...FLAG_USAGES.
flatMap(({name,value,meaning,example})=>[`  --${name} ${value}`,`      ${meaning}`,`      bench-referee compare ${example}`]),
"",...KEYS].join("\n");var OK=0;var BAD_FLAGS=2;var HELP2={stdout:toBytes(`${USAGE}
`),stderr:"",exitCode:OK,isRefused:false};function refusedFlags(message){const why=message===""?"":`${message}
`;return{stdout:"",stderr:why+toBytes(`${USAGE}
`),exitCode:BAD_FLAGS,isRefused:true}}function compareText(request,files){const messages=[];let stdout="";let isRefused=false;
try{const grids=readGrids(request,files,messages);if(request.format==="text")stdout=renderText(eachSummarised(grids,request));else{
const{csv,warnings}=renderCsv([...eachSummarised(grids,request)]);stdout=csv;messages.push(...warnings)}}catch(thrown){const refusal=refusalIn(
thrown);if(refusal===null)throw thrown;messages.push(`benchstat: ${refusal}`);isRefused=true}return{stdout,stderr:messages.
map(message=>`${message}
`).join(""),exitCode:OK,isRefused}}function*eachSummarised(grids,request){for(const grid of grids)yield summarise(grid,request)}
function readGrids(request,files,messages){const tabulator=makeTabulator(request);checkShare("alpha",request.alpha);checkShare(
"confidence",request.confidence);if(request.format!=="text"&&request.format!=="csv")refuse("-format must be text or csv");
for(const file of files){try{const bytes=file.bytes();const foreign=file.foreign?.(bytes)??null;if(foreign===null)tabulator.
read({...file,bytes});else tabulator.add(file.label,foreign)}finally{messages.push(...tabulator.problems.splice(0).map(({
where,message})=>`${where}: ${message}`))}}return tabulator.grids()}function checkShare(flag,value){if(value<0||value>1)
refuse(`-${flag} must be in range [0, 1]`)}import{closeSync,openSync,readFileSync,readSync,statSync}from"node:fs";function labelFiles(inputs){const total2=new Map;for(const input of inputs)total2.set(input,(total2.get(input)??0)+1);const seen=new Map;
return inputs.map(input=>{const equals=input.indexOf("=");if(equals>=0)return{label:input.slice(0,equals),path:input.slice(
equals+1)};const count2=seen.get(input)??0;seen.set(input,count2+1);return{label:total2.get(input)===1?input:`${input}#${count2}`,
path:input}})}async function openInputs(inputs){const labelled=labelFiles(inputs);const streams=labelled.some(({path})=>path==="-")?[await readStandardInput()]:
[];const files=labelled.map(({label,path})=>{const{size,isPipe}=lookAt(path);const stream=path==="-"?streams.shift()??Buffer.
alloc(0):isPipe?readBytes(path):null;return{label,path,stream,size:stream?.length??size}});const mayBeForeign=files.map(
({path,stream})=>!isGoText(stream??opening(path)));const foreign=mayBeForeign.includes(true)?await import("./foreign-results.js"):
null;return{files:files.map(({label,path,stream},index)=>({label,path,bytes:()=>stream??readBytes(path),foreign:bytes=>mayBeForeign[index]&&
foreign!==null?foreign.foreignResults(path,bytes):null})),size:files.reduce((sum2,{size})=>sum2+size,0)}}async function readStandardInput(){
const pieces=[];for await(const piece of process.stdin)pieces.push(piece);return Buffer.concat(pieces)}var LOOKED_AT=65536;
var RESULT=/^Benchmark\S*\s+\d+\s+[\d.]/m;function isGoText(start){const text=Buffer.from(start.buffer,start.byteOffset,
Math.min(start.length,LOOKED_AT)).toString("latin1");return RESULT.test(text)||text.trim()===""}function lookAt(path){const stats=statSync(
Buffer.from(path,"latin1"),{throwIfNoEntry:false});if(stats===void 0)return{size:0,isPipe:false};return{size:stats.size,
isPipe:!stats.isFile()&&!stats.isDirectory()}}function opening(path){try{const file=openSync(Buffer.from(path,"latin1"),
"r");try{const start=new Uint8Array(LOOKED_AT);return start.subarray(0,readSync(file,start))}finally{closeSync(file)}}catch{
return new Uint8Array}}var REASONS={ENOENT:"no such file or directory",ENOTDIR:"not a directory",EACCES:"permission deni\
ed",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"file name too long",ENXIO:"no such device or address"};function readBytes(path){
try{return readFileSync(Buffer.from(path,"latin1"))}catch(error){const code=error instanceof Error&&"code"in error?String(
error.code):String(error);if(code==="EISDIR")return refuse(`${path}:0: read ${path}: is a directory`);return refuse(`ope\
n ${path}: ${REASONS[code]??code}`)}}import{setFlagsFromString}from"node:v8";var SHORT_BELOW=8e6;function expectInput(bytes){if(bytes<SHORT_BELOW)setFlagsFromString(
"--no-opt")}var REPORT_FORMS=["markdown","json"];var UNJUDGEABLE=2;async function compare2(argv){const flags=readFlags(argv.map(toBytes));
if(flags.kind==="help")return print(HELP2);if(flags.kind==="refused")return print(refusedFlags(flags.message));const{request}=flags;
const{files,size}=await openInputs(request.inputs);expectInput(size);if(!REPORT_FORMS.includes(request.format)){const output=compareText(
request,files);const exitCode=print(output);if(request.config===null)return exitCode;if(output.isRefused)return UNJUDGEABLE}
const{compareAsReport}=await import("./compare-report.js");return compareAsReport(request,files)}function print({stdout,
stderr,exitCode}){if(stderr!=="")process.stderr.write(stderr,"latin1");if(stdout!=="")process.stdout.write(stdout,"latin\
1");return exitCode}export{compare2 as compare};
