import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var __require=(x=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(x,{get:(a,b)=>(typeof require<"u"?require:a)[b]}):
x)(function(x){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+x+'" is not\
 supported')});var NAME="BenchstatError";function throwBenchstatError(message,at=null){let error=new Error(message);throw error.name=NAME,
Object.assign(error,{at})}function benchstatMessageOf(thrown){return thrown instanceof Error&&thrown.name===NAME?thrown.
message:null}var GO_SPACE="\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",SEPARATORS_OR_WORD=new RegExp(
`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`,"g");function splitUnit(unit){let found=[],below=!1;for(let{0:text,1:separators,
index:start}of unit.matchAll(SEPARATORS_OR_WORD))separators===void 0?found.push({text,start,inDenominator:below}):below=
isInDenominator(separators,below);return found}function isInDenominator(separators,before){let last=Math.max(separators.
lastIndexOf("*"),separators.lastIndexOf("/"));return last<0?before:separators[last]==="/"}function toBytes(text){return Buffer.from(text,"utf8").toString("latin1")}function fromBytes(bytes){return Buffer.from(bytes,
"latin1").toString("utf8")}var BEYOND_ASCII=/[\x80-\xff]/,CHARACTER=/[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|[\x80-\xff]/g;
function charactersOf(bytes){return bytes.match(CHARACTER)??[]}function width(bytes){return BEYOND_ASCII.test(bytes)?charactersOf(
bytes).length:bytes.length}var BLANK=new RegExp(`^[${GO_SPACE}]*$`),MAX_SPACE_BYTES=3,SPACE_AT_START=new RegExp(`^[${GO_SPACE}\
]`);function isBlank(bytes){let first=bytes.charCodeAt(0);return!(first>32&&first<127)&&BLANK.test(fromBytes(bytes))}function startsWithSpace(bytes){
return SPACE_AT_START.test(fromBytes(bytes.slice(0,MAX_SPACE_BYTES)))}function formatShortestNumber(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":
"+Inf";if(value===0)return Object.is(value,-0)?"-0":"0";let magnitude=Math.abs(value);if(magnitude>=1e-4&&magnitude<1e6)
return String(value);let[digits,exponent=""]=value.toExponential().split("e");return`${digits}e${exponent[0]}${exponent.
slice(1).padStart(2,"0")}`}var FRACTION_BITS=52n;function formatDecimals(value,decimals){if(value===0)return Object.is(value,-0)?`-${0 .toFixed(decimals)}`:0 .toFixed(decimals);
if(Math.abs(value)<1e21&&!isHalfway(value,decimals))return value.toFixed(decimals);if(Number.isNaN(value))return"NaN";let sign2=value<
0?"-":"";if(!Number.isFinite(value))return sign2==="-"?"-Inf":"+Inf";let{mantissa,exponent}=splitDouble(value),digits=multiplyByPowerOfTwo(
mantissa*10n**BigInt(decimals),exponent).toString().padStart(decimals+1,"0");return decimals===0?sign2+digits:`${sign2}${digits.
slice(0,-decimals)}.${digits.slice(-decimals)}`}function isHalfway(value,decimals){return Math.abs(value*2**(decimals+1))%
2===1}function splitDouble(value){let view=new DataView(new ArrayBuffer(8));view.setFloat64(0,value);let bits=view.getBigUint64(
0),field=Number(bits>>FRACTION_BITS&0x7ffn),fraction=bits&(1n<<FRACTION_BITS)-1n;return field===0?{mantissa:fraction,exponent:-1074}:
{mantissa:fraction|1n<<FRACTION_BITS,exponent:field-1+-1074}}function multiplyByPowerOfTwo(integer,exponent){if(exponent>=
0)return integer<<BigInt(exponent);let shift2=BigInt(-exponent),quotient=integer>>shift2,rest=integer-(quotient<<shift2),
half=1n<<shift2-1n;return rest>half||rest===half&&(quotient&1n)===1n?quotient+1n:quotient}var INFINITY_SIGN=toBytes("\u221E");function formatRangePercent({centre,low,high}){return Math.abs(low)===1/0||Math.abs(
high)===1/0?INFINITY_SIGN:sign(low)!==sign(centre)||sign(high)!==sign(centre)?"?":centre===0?"0%":`${formatDecimals(100*
Math.max(high/centre-1,1-low/centre),0)}%`}function sign(value){return value===0?0:Math.sign(value)}function formatDelta({
centre},{base,p,alpha}){return Number.isNaN(p)?"?":p>alpha?"~":base.centre===centre?"0.00%":base.centre===0?"?":formatSignedPercent(
centre/base.centre-1)}function formatTest({sample},{base,p}){let n=sample.length,sizes=base.sample.length===n?`n=${n}`:`\
n=${base.sample.length}+${n}`;return p===0?sizes:`p=${formatDecimals(p,3)} ${sizes}`}function formatSignedPercent(ratio){
let text=formatDecimals(ratio*100,2);return`${text.startsWith("-")||text.startsWith("+")?"":"+"}${text}%`}function formatChangedFields(fields,before){
return fields.filter(({value},index)=>before===null||value!==before[index].value).map(({name,value})=>`${name}: ${value}`)}
function groupHeadings(columns){let levels=[],parents=[{value:"",start:0,end:columns.length}];for(let field=0;field<columns[0].
length;field++)parents=parents.flatMap(parent=>divide(parent,column=>columns[column][field])),levels.push(parents);return levels}
function divide({start,end},valueAt){let parts2=[];for(let column=start;column<end;column++){let value=valueAt(column),last=parts2.
at(-1);last?.value===value?parts2[parts2.length-1]={...last,end:column+1}:parts2.push({value,start:column,end:column+1})}
return parts2}var VALUE_COLUMNS=2,DELTA_COLUMNS=2;function renderCsv(tables){let sheet={lines:[],warnings:[]},before=null;for(let table of tables){
before!==null&&addLine(sheet,[""]);for(let field of formatChangedFields(table.fields,before?.fields??null))addLine(sheet,
[field]);addHeader(sheet,table);for(let row of table.rows)addRow(sheet,row);addGeomeans(sheet,table.geomeans),before=table}
return{csv:sheet.lines.join(""),warnings:sheet.warnings}}function addLine({lines},fields){lines.push(`${fields.map(quoteField).
join(",")}
`)}function warn({lines,warnings},fields,texts){let cell=`${columnLetters(fields.length)}${lines.length+1}`;for(let text of texts)
warnings.push(`${cell}: ${text}`)}function addHeader(sheet,{columns,unit}){for(let field=0;field<columns[0].length;field++){
let names=[];for(let[column,values]of columns.entries())fillTo(names,startOf(column)).push(values[field]);addLine(sheet,
fillTo(names,startOf(columns.length)))}let units=[""];for(let column of columns.keys())units.push(unit,"CI",...column>0?
["vs base","P"]:[]);addLine(sheet,units)}function addRow(sheet,{label,cells}){let fields=[label];for(let[column,cell]of cells.
entries())cell!==null&&(fillTo(fields,startOf(column)),warn(sheet,fields,cell.warnings),fields.push(formatShortestNumber(
cell.centre),formatRangePercent(cell)),cell.comparison!==null&&(warn(sheet,fields,cell.comparison.warnings),fields.push(
formatDelta(cell,cell.comparison),formatTest(cell,cell.comparison))));addLine(sheet,fields)}function addGeomeans(sheet,geomeans){
let fields=["geomean"];for(let[column,{value,ratio,warnings}]of geomeans.entries())fillTo(fields,startOf(column)),warn(sheet,
fields,warnings),value!==null&&fields.push(formatShortestNumber(value)),column!==0&&fillTo(fields,startOf(column)+VALUE_COLUMNS).
push(ratio===null?"?":formatSignedPercent(ratio-1));addLine(sheet,fillTo(fields,startOf(geomeans.length)))}function startOf(column){
return column===0?1:1+VALUE_COLUMNS+(column-1)*(VALUE_COLUMNS+DELTA_COLUMNS)}function fillTo(fields,length){for(;fields.
length<length;)fields.push("");return fields}function columnLetters(column){let letters=[],rest=column;do letters.unshift(
String.fromCharCode(65+rest%26)),rest=Math.floor(rest/26);while(rest>0);return letters.join("")}function quoteField(field){
return field===""?"":field!=="\\."&&!/[,"\r\n]/.test(field)&&!startsWithSpace(field)?field:`"${field.replaceAll('"','""')}\
"`}var DIGITS="\\d+(?:_\\d+)*",HEX_DIGITS="[\\da-f]+(?:_[\\da-f]+)*",DECIMAL=new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS}\
)?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`,"i"),HEX=new RegExp(`^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?|\\.(${HEX_DIGITS}\
))p([+-]?${DIGITS})$`,"i"),INFINITE=/^([+-]?)inf(?:inity)?$/i;function parseGoFloat(text){if(/^nan$/i.test(text))return Number.
NaN;let infinite=INFINITE.exec(text);if(infinite!==null)return infinite[1]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY;
let value=DECIMAL.test(text)?Number(text.replaceAll("_","")):parseHexFloat(text);return value===null?"invalid syntax":Number.
isFinite(value)?value:"value out of range"}function parseHexFloat(text){let match=HEX.exec(text);if(match===null)return null;
let[,sign2,whole="",fraction="",onlyFraction="",power="0"]=match.map(part=>part?.replaceAll("_","")),behind=fraction+onlyFraction,
value=scaleMantissa(BigInt(`0x${whole}${behind}`),Number(power)-4*behind.length);return sign2==="-"?-value:value}var MANTISSA_BITS=53,
MIN_EXPONENT=-1074;function scaleMantissa(mantissa,exponent){let bits=mantissa.toString(2).length;if(bits+exponent<MIN_EXPONENT)
return 0;let excess=Math.max(0,bits-MANTISSA_BITS,MIN_EXPONENT-exponent),kept=excess===0?mantissa:roundOffBits(mantissa,
BigInt(excess)),scale=exponent+excess,half=Math.trunc(scale/2);return Number(kept)*2**half*2**(scale-half)}function roundOffBits(mantissa,bits){
let kept=mantissa>>bits,lost=mantissa-(kept<<bits),half=1n<<bits-1n;return lost>half||lost===half&&kept%2n===1n?kept+1n:
kept}var INT64_MAX=2n**63n-1n,UINT64_MAX=2n**64n-1n,MISPLACED_UNDERSCORE=/(?:^|\D)_|_(?:\D|$)/;function parseIterations(text){
let digits=/^[+-]?(\d+)/.exec(text)?.[1]??"";if(!/^[+-]?\d+$/.test(text))return digits!==""&&BigInt(digits)>UINT64_MAX&&
!MISPLACED_UNDERSCORE.test(text)?"value out of range":"invalid syntax";let value=BigInt(text.replace("+",""));return value>
INT64_MAX||value<-INT64_MAX-1n?"value out of range":Number(value)}var NAMED_ESCAPES={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v",'"':'\\"',"\\":"\\\\"},
PRINTABLE=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;function quoteGo(bytes){return`"${charactersOf(bytes).map(quoteCharacter).join(
"")}"`}function quoteCharacter(bytes){let named=NAMED_ESCAPES[bytes];if(named!==void 0)return named;let code=fromBytes(bytes).
codePointAt(0),isByte=bytes.length===1;return(!isByte||code<128)&&PRINTABLE.test(String.fromCodePoint(code))?fromBytes(bytes):
isByte?`\\x${hex(bytes.charCodeAt(0),2)}`:code>65535?`\\U${hex(code,8)}`:`\\u${hex(code,4)}`}function hex(code,digits){return code.
toString(16).padStart(digits,"0")}var ESCAPE=/\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]/g,
NAMED_CHARACTERS=Object.fromEntries(Object.entries(NAMED_ESCAPES).map(([character,literal2])=>[literal2.slice(1),character]));
function unquoteGo(text){let isValid=!0,bytes=toBytes(text).replaceAll(ESCAPE,(_,named,byte,character)=>{if(named!==void 0)
return NAMED_CHARACTERS[named];if(byte?.startsWith("x"))return String.fromCharCode(Number.parseInt(byte.slice(1),16));if(byte!==
void 0)return String.fromCharCode(Number.parseInt(byte,8));let code=character===void 0?Number.NaN:Number.parseInt(character.
slice(1),16),isCharacter=code<=1114111&&!(code>=55296&&code<=57343);return isValid&&=isCharacter,isCharacter?toBytes(String.
fromCodePoint(code)):""});return isValid?bytes:null}var DEFAULT_REQUEST={table:".config",row:".fullname",col:".file",ignore:"",filter:"*",alpha:.05,confidence:.95,format:"t\
ext",config:null,inputs:[]},HELP=["h","help"],NUMBERS=["alpha","confidence"],KNOWN_FLAGS=[...Object.keys(DEFAULT_REQUEST).
filter(name=>name!=="inputs"),...HELP];function parseCompareFlags(argv){let given={},inputs=[],index=0;for(;index<argv.length;){
let word=argv[index];if(index+=1,word==="--"){inputs.push(...argv.slice(index));break}let[,name,inWord]=/^--?([^-=][^=]*)(?:=(.*))?$/s.
exec(word)??[];if(!(word.length>1&&word.startsWith("-"))||inputs.length>0&&!KNOWN_FLAGS.includes(name??"")){inputs.push(
word);continue}if(name===void 0)return makeFlagError(`bad flag syntax: ${word}`);if(HELP.includes(name))return{kind:"hel\
p"};if(!KNOWN_FLAGS.includes(name))return makeFlagError(`flag provided but not defined: -${name}`);let text=inWord??argv[index];
if(inWord===void 0&&(index+=1),text===void 0)return makeFlagError(`flag needs an argument: -${name}`);if(name==="config"&&
text.trim()==="")return makeFlagError(`invalid value ${quoteGo(toBytes(text))} for flag -config: write the path of a con\
figuration`);let value=NUMBERS.includes(name)?parseGoFloat(text):text;if(NUMBERS.includes(name)&&typeof value=="string"){
let why=value==="invalid syntax"?"parse error":value;return makeFlagError(`invalid value ${quoteGo(toBytes(text))} for f\
lag -${name}: ${why}`)}given[name]=value}return inputs.length===0?makeFlagError(""):{kind:"request",request:{...DEFAULT_REQUEST,
...given,inputs}}}function makeFlagError(message){return{kind:"refused",message}}function labelFiles(inputs){let total2=new Map;
for(let input of inputs)total2.set(input,(total2.get(input)??0)+1);let seen=new Map;return inputs.map(input=>{let equals=input.
indexOf("=");if(equals>=0)return{label:input.slice(0,equals),path:input.slice(equals+1)};let count=seen.get(input)??0;return seen.
set(input,count+1),{label:total2.get(input)===1?input:`${input}#${count}`,path:input}})}function choose(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose(n,k)*2**-n}var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI),SERIES_UP_TO=2.5,FRACTION_DEPTH=80;function normalTail(z2){return z2<0?1-normalTail(
-z2):z2<SERIES_UP_TO?.5-centralHalf(z2):density(z2)*millsRatio(z2)}function normalCdf(z2){return normalTail(-z2)}function normalQuantile(p){
if(p>.5)return-normalQuantile(1-p);if(p<=0)return-1/0;let z2=firstGuess(p);for(let step=0;step<2;step++){let miss=(normalTail(
z2)-p)/density(z2);z2+=2*miss/(2-miss*z2)}return-z2}function density(z2){return DENSITY_AT_ZERO*Math.exp(-.5*z2*z2)}function centralHalf(z2){
let term=z2,sum2=z2;for(let odd=3;term>sum2*Number.EPSILON;odd+=2)term*=z2*z2/odd,sum2+=term;return density(z2)*sum2}function millsRatio(z2){
let below=z2;for(let k=FRACTION_DEPTH;k>=1;k--)below=z2+k/below;return 1/below}function firstGuess(p){let t=Math.sqrt(-2*
Math.log(p)),above=2.515517+t*(.802853+t*.010328),below=1+t*(1.432788+t*(.189269+t*.001308));return t-above/below}var EXACT_INTERVAL_UP_TO=30,RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],27:[
2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianPositions(n,confidence){return confidence>=1?{low:0,high:n+1,confidence:1}:n<=EXACT_INTERVAL_UP_TO?exactPositions(
n,confidence):normalPositions(n,confidence)}function exactPositions(n,confidence){let low=Math.ceil((n+1)/2)-1,high=low+
1,covered=coinProbability(n,low);for(;covered<confidence&&(low>0||high<=n);){let left=coinProbability(n,low-1),right=coinProbability(
n,high),leftFirst=left===right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered+=leftFirst?left:right,leftFirst?low-=
1:high+=1}return{low,high,confidence:covered}}function normalPositions(n,confidence){let deviation=Math.sqrt(n/4),cdf=gap=>normalCdf(
(gap-.5-n/2)/deviation),coverage=(low2,high2)=>cdf(high2)-cdf(low2),reach=normalQuantile((1+confidence)/2)*deviation,low=Math.
floor(n/2-reach-.5)+1,symmetric=Math.ceil(n/2+reach-.5)+1,high=coverage(low,symmetric-1)>=confidence?symmetric-1:symmetric;
return low<=0&&high>n?{low:0,high:n+1,confidence:1}:{low:Math.max(0,low),high:Math.min(n+1,high),confidence:coverage(low,
high)}}var BayesianClassifier=function(){this.totalCount=0,this.data={}};BayesianClassifier.prototype.train=function(item,category){
this.data[category]||(this.data[category]={});for(var k in item){var v=item[k];this.data[category][k]===void 0&&(this.data[category][k]=
{}),this.data[category][k][v]===void 0&&(this.data[category][k][v]=0),this.data[category][k][v]++}this.totalCount++};BayesianClassifier.
prototype.score=function(item){var odds={},category;for(var k in item){var v=item[k];for(category in this.data)odds[category]===
void 0&&(odds[category]={}),this.data[category][k]?odds[category][k+"_"+v]=(this.data[category][k][v]||0)/this.totalCount:
odds[category][k+"_"+v]=0}var oddsSums={};for(category in odds){oddsSums[category]=0;for(var combination in odds[category])
oddsSums[category]+=odds[category][combination]}return oddsSums};var g=607/128,LOGSQRT2PI=Math.log(Math.sqrt(2*Math.PI));var SQRT_2PI$1=Math.sqrt(2*Math.PI);function cumulativeDistribution(z2){for(var sum2=z2,tmp=z2,i=1;i<30;i++)tmp*=z2*z2/(2*
i+1),sum2+=tmp;return Math.round((.5+sum2/SQRT_2PI$1*Math.exp(-z2*z2/2))*1e4)/1e4}var standardNormalTable=[];for(z=0;z<=
3.09;z+=.01)standardNormalTable.push(cumulativeDistribution(z));var z;var SQRT_2PI=Math.sqrt(2*Math.PI);var PerceptronModel=function(){this.weights=[],this.bias=0};PerceptronModel.prototype.predict=function(features){if(features.
length!==this.weights.length)return null;for(var score2=0,i=0;i<this.weights.length;i++)score2+=this.weights[i]*features[i];
return score2+=this.bias,score2>0?1:0};PerceptronModel.prototype.train=function(features,label){if(label!==0&&label!==1)
return null;features.length!==this.weights.length&&(this.weights=features.slice(),this.bias=1);var prediction=this.predict(
features);if(typeof prediction=="number"&&prediction!==label){for(var gradient=label-prediction,i=0;i<this.weights.length;i++)
this.weights[i]+=gradient*features[i];this.bias+=gradient}return this};var FIRST_ENTRIES=2**13,MAX_ENTRIES=2**20,exactly=new Int32Array(0),atMost=new Int32Array(0),used=0,MAX_INT32_POOL=33,parts=new Map;
function waysAtMost({groups,size,bound}){let cut=findSplit(groups),lowGroups=groups.slice(0,cut),highGroups=groups.slice(
cut),lowSize=sum(lowGroups),highSize=sum(highGroups);lowSize+highSize>MAX_INT32_POOL&&exactly instanceof Int32Array&&widen(),
makeRoom(countEntries(lowSize)+countEntries(highSize));let low=partOf(lowGroups),high=partOf(highGroups),ways=0;for(let inLow=Math.
max(0,size-high.size);inLow<=Math.min(size,low.size);inLow++){let inHigh=size-inLow,rest=bound-2*inHigh*(low.size-inLow);
rest>=0&&(ways+=pairsAtMost({low,inLow,high,inHigh,rest}))}return ways}function findSplit(groups){let half=sum(groups)/2,
before=0,cut=0;for(;before+groups[cut]<=half;)before+=groups[cut++];let isNearerAfter=before+groups[cut]-half<half-before;
return Math.max(1,isNearerAfter?cut+1:cut)}function pairsAtMost({low,inLow,high,inHigh,rest}){let lowStart=low.offset+low.
starts[inLow],highStart=high.offset+high.starts[inHigh],lowLast=2*inLow*(low.size-inLow),highLast=2*inHigh*(high.size-inHigh),
free=Math.min(lowLast,rest-highLast),inLowPart=exactly,inHighPart=atMost,last=Math.min(lowLast,rest),ways=free<0?0:inHighPart[lowStart+
free]*inHighPart[highStart+highLast];for(let u=Math.max(0,free+1);u<=last;u++)ways+=inLowPart[lowStart+u]*inHighPart[highStart+
rest-u];return ways}function makeRoom(wanted){if(used+wanted<=exactly.length)return;used+wanted>MAX_ENTRIES&&(parts.clear(),
used=0);let doubled=Math.min(2*exactly.length,MAX_ENTRIES),length=Math.max(used+wanted,doubled,FIRST_ENTRIES);length!==exactly.
length&&(exactly=growArray(exactly,length),atMost=growArray(atMost,length))}function widen(){exactly=new Float64Array(0),
atMost=new Float64Array(0),parts.clear(),used=0}function growArray(entries,length){let copy=entries instanceof Int32Array?
new Int32Array(length):new Float64Array(length);return copy.set(entries.subarray(0,used)),copy}function partOf(groups){let key=String.
fromCharCode(...groups),part=parts.get(key);if(part===void 0){let size=sum(groups);part={size,offset:used,starts:startsOf(
size)},used+=countEntries(size),fillCounts(part,groups),parts.set(key,part)}return part}function countEntries(size){return(size-
1)*size*(size+1)/3+size+1}var startsBySize=[];function startsOf(size){let starts=startsBySize[size];if(starts===void 0){
starts=new Int32Array(size+2);for(let dealt=0;dealt<=size;dealt++)starts[dealt+1]=starts[dealt]+2*dealt*(size-dealt)+1;startsBySize[size]=
starts}return starts}function fillCounts({size,offset,starts},groups){let end=offset+countEntries(size);exactly.fill(0,offset,
end),exactly[offset]=1;let half=size>>1,before=0;for(let group of groups)addGroup({offset,starts,group,before,rows:Math.
min(before+group,half)}),before+=group;for(let at=offset+starts[half+1];at<end;at++)exactly[at]=exactly[offset+end-1-at];
for(let dealt=0;dealt<=size;dealt++)accumulate(offset+starts[dealt],offset+starts[dealt+1])}function accumulate(start,end){
let from=exactly,to=atMost,total2=0;for(let at=start;at<end;at++)total2+=from[at],to[at]=total2}function addGroup({offset,
starts,group,before,rows}){let dealtOfGroup=Array.from({length:group+1},(_,k)=>choose(group,k)),ways=exactly;for(let dealt=rows;dealt>=
1;dealt--)for(let k=Math.max(1,dealt-before);k<=Math.min(group,dealt);k++){let source=dealt-k,to=offset+starts[dealt]+k*
(2*(before-source)+group-k),from=offset+starts[source],last=2*source*(before-source),factor=dealtOfGroup[k];for(let u=0;u<=
last;u++)ways[to+u]+=factor*ways[from+u]}}function sum(sizes){let total2=0;for(let index=0;index<sizes.length;index++)total2+=
sizes[index];return total2}var lowerHalves=new Map;function untiedLowerHalf(n,m){if(n>m)return untiedLowerHalf(m,n);let key=`${n},${m}`,half=lowerHalves.
get(key);if(half===void 0){half=untiedProbabilities(n,m);for(let u=1;u<half.length;u++)half[u]+=half[u-1];lowerHalves.set(
key,half)}return half}function untiedProbabilities(n,m){let last=Math.floor(n*m/2),rows=firstRows(n,last);for(let large=1;large<=
m;large++)enlarge(rows,large,last);return rows[n]}function firstRows(n,last){let rows=Array.from({length:n+1},()=>new Float64Array(last+1));return rows[0][0]=1,rows}function enlarge(rows,large,last){
for(let small=1;small<=Math.min(rows.length-1,large);small++){let row=rows[small],withoutSmall=rows[small-1],withoutLarge=small<
large?row:withoutSmall;for(let u=Math.min(last,small*large);u>=0;u--){let shifted=u>=large?small*withoutSmall[u-large]:0;
row[u]=(shifted+large*withoutLarge[u])/(small+large)}}}var BENCHSTAT_EXACT={untied:50,tied:25};var LN2_HIGH=.6931471803691238,LN2_LOW=19082149292705877e-26,L1=.6666666666666735,L2=.3999999999940942,L3=.2857142874366239,
L4=.22222198432149784,L5=.1818357216161805,L6=.15313837699209373,L7=.14798198605116586,double=new DataView(new ArrayBuffer(
8)),FIELD_OF_HALF=1022;function goLog(x){if(Number.isNaN(x)||x===1/0)return x;if(x<=0)return x===0?-1/0:Number.NaN;double.
setFloat64(0,x);let upper=double.getUint32(0),power=(upper>>>20)-FIELD_OF_HALF;double.setUint32(0,upper&1048575|FIELD_OF_HALF<<
20);let part=double.getFloat64(0);part<=Math.SQRT1_2&&(part*=2,power-=1);let f=part-1,s=f/(2+f),s2=s*s,s4=s2*s2,odd=s2*(L1+
s4*(L3+s4*(L5+s4*L7))),even=s4*(L2+s4*(L4+s4*L6)),half=.5*f*f;return power*LN2_HIGH-(half-(s*(half+(odd+even))+power*LN2_LOW)-
f)}var LN2_UPPER=.693147180559663,LN2_LOWER=28235290563031577e-29,EXP_SERIES=[40320,5040,720,120,24,6,2,1].map(factorial=>1/
factorial),OVERFLOW=709.782712893384;function goExp(x){if(Number.isNaN(x))return x;if(x>OVERFLOW)return 1/0;if(x===-1/0)
return 0;let power=roundToEven(Math.LOG2E*x),r=fma(-power,LN2_LOWER,fma(-power,LN2_UPPER,x))*.0625,sum2=EXP_SERIES[0];for(let factor of EXP_SERIES.
slice(1))sum2=fma(sum2,r,factor);let d=sum2*r;for(let squared=0;squared<3;squared++)d*=d+2;return timesPowerOfTwo(fma(d+
2,d,1),power)}function timesPowerOfTwo(value,power){return power>=1024?1/0:power>-1023?value*2**power:power<-1075?0:value*
2**(power+1022)*2**-1022}function roundToEven(value){let floor=Math.floor(value),rest=value-floor;return rest>.5||rest===
.5&&floor%2!==0?floor+1:floor}function fma(a,b,c){let product=a*b,[sum2,rest]=exactSum(c,productError(a,b,product)),[high,
low]=exactSum(product,sum2);return high+sumToOdd(low,rest)}function exactSum(a,b){let sum2=a+b,bPart=sum2-a;return[sum2,
a-(sum2-bPart)+(b-bPart)]}function productError(a,b,product){let[aHigh,aLow]=halves(a),[bHigh,bLow]=halves(b);return aLow*
bLow-(product-aHigh*bHigh-aLow*bHigh-aHigh*bLow)}function halves(value){let shifted=134217729*value,high=shifted-(shifted-
value);return[high,value-high]}function sumToOdd(a,b){let[sum2,lost]=exactSum(a,b);double.setFloat64(0,sum2);let bits=double.
getBigInt64(0);return lost===0||(bits&1n)===1n?sum2:(double.setBigInt64(0,bits+(lost>0==sum2>0?1n:-1n)),double.getFloat64(
0))}var EXACT_UP_TO=20;function goChoose(n,k){return k<=0||k>=n||n<=EXACT_UP_TO?choose(n,k):goExp(logFactorial(n)-logFactorial(
k)-logFactorial(n-k))}var STIRLING=[.4189385332046727,.08333333333333297,-.0027777777772877554,.0007936505586430196,-.00059518755745034,
.0008363399189962821,-.0016309293409657527];function logFactorial(n){let x=n+1;if(x<8)return goLog([1,1,2,6,24,120,720][n]);
let z2=1/x,y=z2*z2,[c0,c1,c2,c3,c4,c5,c6]=STIRLING,series=c0+z2*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(
x)-1)+series}function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.NaN;let value=base[0];if(value===
head[0]&&value===base.at(-1)&&value===head.at(-1))return null;let ranking=rank(base,head),{groups,doubledU,n,m}=ranking,
isTied=groups.length<n+m,limit=isTied?BENCHSTAT_EXACT.tied:BENCHSTAT_EXACT.untied;if(Math.max(n,m)>limit)return normalP(
ranking);if(doubledU===n*m)return 1;let smaller=Math.min(doubledU,2*n*m-doubledU);return 2*(isTied?tiedTail(ranking,smaller):
untiedLowerHalf(n,m)[smaller/2])}function rank(base,head){let n=base.length,m=head.length,groups=[],doubledRanks=0,i=0,j=0;
for(;i<n||j<m;){let before=i+j,beforeInBase=i,value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];for(;base[i]===value;)i+=
1;for(;head[j]===value;)j+=1;groups.push(i+j-before),doubledRanks+=(i-beforeInBase)*(before+1+i+j)}return{groups,doubledU:doubledRanks-
n*(n+1),n,m}}function tiedTail({groups,n,m},doubledU){if(groups.length===2)return waysOfTwoGroups(groups,n,doubledU)/goChoose(
n+m,n);let tail=waysAtMost({groups,size:n,bound:doubledU})/choose(n+m,n);return n+m<=WHOLE_UP_TO||!isShortDecimal(2*tail)?
tail:countTiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;function isShortDecimal(p){let scaled=p*1e5;return Math.
abs(scaled-Math.round(scaled))<1e-6}function normalP({groups,doubledU,n,m}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12),distance=(doubledU-n*m)/2,below=normalCdf((distance-
.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}function waysOfTwoGroups(groups,size,doubledU){let[low,
high]=groups,last=Math.trunc((doubledU-size*(low-size))/(low+high)),ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++)
ways+=goChoose(low,size-inHigh)*goChoose(high,inHigh);return ways}function countTiedWays(groups,size,doubledU){let below=[
0];for(let group of groups)below.push(below.at(-1)+group);let rises=[0,groups[0]];for(let k=2;k<=groups.length;k++)rises.
push(below[k-1]+below[k]);let known=new Map,count=(k,dealt,bound)=>{if(k===2)return waysOfTwoGroups(groups,dealt,bound);
let key=`${k},${dealt},${bound}`,ways=known.get(key);if(ways===void 0){ways=0;let group=groups[k-1];for(let here=Math.max(
0,dealt-below[k-1]);here<=Math.min(dealt,group);here++){let rest=bound-here*(rises[k]-2*dealt+here);ways+=countWithin(k-
1,dealt-here,rest)*goChoose(group,here)}known.set(key,ways)}return ways},countWithin=(k,dealt,bound)=>bound<findExtremeU(
groups.slice(0,k),dealt,"least")?0:bound>findExtremeU(groups.slice(0,k),dealt,"most")?goChoose(below[k],dealt):count(k,dealt,
bound);return count(groups.length,size,doubledU)}function findExtremeU(groups,dealt,which){let total2=groups.reduce((sum2,group)=>sum2+
group,0),order=which==="least"?groups:groups.toReversed(),left=dealt,ties=0;for(let group of order){let taken=Math.min(left,
group);ties+=taken*(group-taken),left-=taken}return which==="least"?ties:2*dealt*(total2-dealt)-ties}var EXACT={summarise:summariseExact,compare:()=>({p:0,alpha:0,warnings:[]})},assumptionsByLevels=new Map;function assumeNothing(levels){
let key=`${levels.alpha},${levels.confidence}`,assumption=assumptionsByLevels.get(key)??makeAssumption(levels);return assumptionsByLevels.
set(key,assumption),assumption}function makeAssumption({alpha,confidence}){let positions=memoise(n=>medianPositions(n,confidence)),
tooFewForInterval=[formatIntervalMinimum(confidence)],tests={alpha,...findDifferenceMinimum(alpha)};return{summarise:sample=>{
let ends=positions(sample.length),low=orderStatistic(sample,ends.low),high=orderStatistic(sample,ends.high),isInfinite=!isBounded(
low)||!isBounded(high);return{centre:medianOf(sample),low,high,warnings:isInfinite?tooFewForInterval:NONE}},compare:(base,head)=>compareSamples(
base,head,tests)}}var NONE=[],ALL_EQUAL=["all samples are equal"];function memoise(work){let known=new Map;return n=>{let value=known.
get(n)??work(n);return known.set(n,value),value}}function isBounded(value){return Math.abs(value)!==1/0}function orderStatistic(sample,position){
return position<1?-1/0:position>sample.length?1/0:sample[position-1]}function medianOf(sample){let n=sample.length,position=1/
3+.5*(n+1/3),below=Math.floor(position);return below<=0?sample[0]:below>=n?sample[n-1]:sample[below-1]+(position-below)*
(sample[below]-sample[below-1])}var INTERVAL_SIZES={first:2,last:50};function formatIntervalMinimum(confidence){let level=`\
samples for confidence interval at level ${formatShortestNumber(confidence)}`;for(let n=INTERVAL_SIZES.first;n<=INTERVAL_SIZES.
last;n++){let{low,high}=medianPositions(n,confidence);if(low>0&&high<=n)return`need >= ${n} ${level}`}return`need > ${INTERVAL_SIZES.
last} ${level}`}var SMALLEST_P=[1,.3333333333333333,.1,.02857142857142857,.007936507936507936,.0021645021645021645,.0005827505827505828,
.0001554001554001554,4113533525298231e-20];function findDifferenceMinimum(alpha){let found=SMALLEST_P.findIndex(p=>p<=alpha),
needed=(found<0?SMALLEST_P.length:found)+1,text=`need ${found<0?">":">="} ${needed} samples to detect a difference at al\
pha level ${formatShortestNumber(alpha)}`;return{needed,tooFew:[text]}}function compareSamples(base,head,{alpha,needed,tooFew}){
let p=benchstatP(base,head);if(p===null)return{p:1,alpha,warnings:ALL_EQUAL};let isSmall=p>alpha&&base.length<needed&&head.
length<needed;return{p,alpha,warnings:isSmall?tooFew:NONE}}function summariseExact(sample){let low=sample[0],high=sample.
at(-1),{value,count}=modeOf(sample),warnings=count===sample.length?NONE:[`exact distribution expected, but values range \
from ${formatShortestNumber(low)} to ${formatShortestNumber(high)}`];return{centre:value,low,high,warnings}}function modeOf(sample){
let most={value:sample[0],count:1},start=0;for(let index=1;index<sample.length;index++){sample[index]!==sample[start]&&(start=
index);let count=index-start+1;count>most.count&&(most={value:sample[start],count})}return most}function makeSampleSorter(valueCount2){let buffer=new Float64Array(valueCount2),used2=0;return values=>{let sample=buffer.
subarray(used2,used2+values.length);return used2+=values.length,sample.set(values),sample.length<=12?insertInOrder(sample):
putNaNFirst(sample.sort()),sample}}function insertInOrder(sample){for(let end=1;end<sample.length;end++){let value=sample[end],
at=end;for(;at>0&&isBefore(value,sample[at-1]);at--)sample[at]=sample[at-1];sample[at]=value}}function isBefore(a,b){return a<
b||Number.isNaN(a)&&!Number.isNaN(b)}function putNaNFirst(sample){let numbers=sample.length;for(;numbers>0&&Number.isNaN(
sample[numbers-1]);)numbers-=1;numbers!==sample.length&&(sample.copyWithin(sample.length-numbers,0,numbers),sample.fill(
Number.NaN,0,sample.length-numbers))}function summarise(grid,levels){let assumption=grid.assumes==="exact"?EXACT:assumeNothing(levels),{fields,unit,assumes,columns}=grid,
means={assumption,ascending:makeSampleSorter(valueCount(grid))},rows=grid.rows.map((label,row)=>({label,cells:summariseRow(
grid.cells[row],means)})),baseRows=rows.filter(({cells})=>cells[0]!==null).length,geomeans=columns.map((_,column)=>columnGeomean(
{rows,column,baseRows}));return{fields,unit,assumes,columns,rows,geomeans}}function valueCount({cells}){let countIn=(count,cell)=>count+
(cell?.values.length??0);return cells.reduce((count,row)=>row.reduce(countIn,count),0)}function summariseRow(cells,means){
let first=cells[0]??null,base=first&&summariseCell(first,null,means);return cells.map((cell,column)=>column===0?base:cell&&
summariseCell(cell,base,means))}function summariseCell(cell,base,{assumption,ascending}){let sample=ascending(cell.values),
{centre,low,high,warnings}=assumption.summarise(sample);return{centre,low,high,warnings:cell.varying.length===0?warnings:
[formatVaryWarning(cell.varying),...warnings],sample,comparison:base&&compare(base,sample,assumption)}}function formatVaryWarning(fields){
return`benchmarks vary in ${fields.join(", ")}`}function compare(base,sample,assumption){let{p,alpha,warnings}=assumption.
compare(base.sample,sample);return{p,alpha,warnings,base}}function columnGeomean({rows,column,baseRows}){let{centres,ratios,
hasZeroBase}=readColumn(rows,column),value=benchstatGeomeanOf(centres),ratio=column===0||hasZeroBase?null:benchstatGeomeanOf(
ratios),warnings=[];return column>0&&ratios.length!==baseRows&&warnings.push(SET_DIFFERS),value===null&&warnings.push("s\
ummaries must be >0 to compute geomean"),column>0&&!hasZeroBase&&ratio===null&&warnings.push("ratios must be >0 to compu\
te geomean"),{value,ratio,warnings}}function readColumn(rows,column){let centres=[],ratios=[],hasZeroBase=!1;for(let row=0;row<
rows.length;row+=1){let cell=rows[row].cells[column];if(!cell||(centres.push(cell.centre),cell.comparison===null))continue;
let base=cell.comparison.base.centre;cell.centre!==base&&base===0&&(hasZeroBase=!0),ratios.push(cell.centre===base?1:cell.
centre/base)}return{centres,ratios,hasZeroBase}}var SET_DIFFERS="benchmark set differs from baseline; geomeans may not b\
e comparable";function benchstatGeomeanOf(values){if(values.length===0)return null;let meanLog=0;for(let index=0;index<values.
length;index+=1){let value=values[index];if(value<=0)return null;meanLog+=(goLog(value)-meanLog)/(index+1)}let mean=goExp(
meanLog);return Number.isNaN(mean)?null:mean}function arrange(cells,arrangement){let{axes}=arrangement,places=axes.table.tupleRanks(),tables=[];for(let[tuple,place]of places.
entries())tables[place]={tuple,cells:[]};for(let cell of cells)tables[places[cell.table]].cells.push(cell);let rowPlaces=axes.
row.tupleRanks(),columnPlaces=axes.column.tupleRanks(),labels=Array.from(rowPlaces,(_,tuple)=>labelOf(axes.row.values(tuple)));
return tables.map(table=>{let rows=axisOf(table.cells,({row})=>row,rowPlaces),columns=axisOf(table.cells,({column})=>column,
columnPlaces),matrix=rows.tuples.map(()=>columns.tuples.map(()=>null));for(let cell of table.cells){let{values,residues}=cell,
varying=varyingFields(arrangement.residue,residues);matrix[rows.indexes.get(cell.row)][columns.indexes.get(cell.column)]=
{values,varying}}return{...headOf(arrangement,table.tuple),rows:rows.tuples.map(tuple=>labels[tuple]),columns:columns.tuples.
map(tuple=>axes.column.values(tuple)),cells:matrix}})}function headOf({axes,units},tuple){let values=axes.table.values(tuple),
unit=values.pop(),names=axes.table.fields();return{fields:values.map((value,index)=>({name:names[index],value})),unit,assumes:units.
isExact(unit)?"exact":"nothing",better:units.better(unit)}}function axisOf(cells,tupleOf,places){let tuples=[...new Set(
cells.map(tupleOf))].sort((one,other)=>places[one]-places[other]);return{tuples,indexes:new Map(tuples.map((tuple,index)=>[
tuple,index]))}}function labelOf(values){return values.filter(value=>value!=="").join(" ")}var NONE2=[];function varyingFields(residue,tuples){
if(typeof tuples=="number")return NONE2;let[first=[],...others]=Array.from(tuples,tuple=>residue.values(tuple));return residue.
fields().filter((_,field)=>others.some(values=>values[field]!==first[field]))}function makeCellStore(){let cells=[],known=[];return{cells,cellAt({table,row,column},residue){known[table]??=[],known[table][column]??=
[];let rows=known[table][column],found=rows[row];if(found!==void 0)return addResidue(found,residue),found;let cell={table,
row,column,values:[],residues:residue};return rows[row]=cell,cells.push(cell),cell}}}function addResidue(cell,residue){typeof cell.
residues!="number"?cell.residues.add(residue):cell.residues!==residue&&(cell.residues=new Set([cell.residues,residue]))}function extractorOf(key){return key===""?null:key===".name"?({name})=>partsOf(name).base:key===".fullname"?({name})=>name:
key===".file"?({file})=>file:key.startsWith("/")?({name})=>namePart(name,key):({configuration})=>configuration.values.get(
key)??""}function makeFullNameExtractor(keys){if(keys.length===0)return({name})=>name;let hidesBase=keys.includes(".name"),
hidesProcessors=keys.includes("/gomaxprocs"),hidden=keys.filter(key=>key.startsWith("/")).map(key=>`${key}=`);return({name})=>{
let{base,parts:parts2,processors}=partsOf(name),kept=parts2.filter(part=>!hidden.some(key=>part.startsWith(key)));return[
hidesBase?"*":base,...kept,hidesProcessors?"":processors].join("")}}function partsOf(name){let processors=/-[0-9]+$/.exec(
name)?.[0]??"",[base="",...parts2]=name.slice(0,name.length-processors.length).split("/");return{base,parts:parts2.map(part=>`\
/${part}`),processors}}function namePart(name,key){let{parts:parts2,processors}=partsOf(name);return key==="/gomaxprocs"&&
processors!==""?processors.slice(1):parts2.find(candidate=>candidate.startsWith(`${key}=`))?.slice(key.length+1)??""}function makeConfiguration(){
let keys=[],values=new Map;function remove(key){if(!values.delete(key))return;let last=keys.pop();last!==key&&(keys[keys.
indexOf(key)]=last)}return{keys,values,set(key,value){value===""?remove(key):(values.has(key)||keys.push(key),values.set(
key,value))},identity:()=>keys.map(key=>`${key}:${values.get(key)}`).join(`
`)}}var RE2JS={compile:pattern=>__require("#re2js").RE2JS.compile(pattern)};var STARS=/\*\*\/|\*\*|\*/g,TOKENS=new RegExp(`(?:${STARS.source})+|[^*]`,"gu");function compileRegexp(expression){let compiled=compileWithGoErrors(expression),{length}=expression;return length>1e3&&throwBenchstatError(
`regexp has ${length} characters, but at most ${1e3} are allowed`),bytes=>compiled.test(charactersOf(bytes).map(fromBytes).
join(""))}function compileWithGoErrors(expression){try{return RE2JS.compile(expression)}catch(error){if(!(error instanceof
Error&&error.message.startsWith("error parsing regexp")))throw error;let{message}=error;if(message.endsWith("`"))return throwBenchstatError(
message);let part=message.includes("trailing backslash")?"":expression;return throwBenchstatError(`${message}: \`${part}\
\``)}}var SPACES=new RegExp(`[${GO_SPACE}]*`,"y"),OPERATOR_AT_START=/[():@,*-]/y,BARE_WORD=new RegExp(`[^():@,${GO_SPACE}]+`,"\
y"),SEPARATOR=/$|[\t-\r ():@,*-]/y,GRAPHIC=/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu;function parseTokenAt(query,from){return parseAnyTokenAt(
query,from,!1)}function parseValueTokenAt(query,from){return parseAnyTokenAt(query,from,!0)}function throwSyntaxError(query,at,message){
let column=query.slice(0,at).match(GRAPHIC)?.length??0;return throwBenchstatError(`syntax error: ${message}
	${query}
	${" ".repeat(column)}^`,at)}function matchAt(pattern,query,at){return pattern.lastIndex=at,pattern.exec(query)?.[0]??null}
function parseAnyTokenAt(query,from,regexpAllowed){let start=from+matchAt(SPACES,query,from).length;if(start===query.length)
return{kind:"end",text:"",start,end:start};let operator=matchAt(OPERATOR_AT_START,query,start);if(operator!==null)return{
kind:operator,text:operator,start,end:start+1};if(query[start]==="/"&&regexpAllowed)return parseRegexpAt(query,start);if(query[start]===
'"')return parseQuotedWordAt(query,start);let word=matchAt(BARE_WORD,query,start);return{kind:word==="AND"||word==="OR"?
word:"word",text:toBytes(word),start,end:start+word.length}}function parseQuotedWordAt(query,start){let end=start+1;for(;end<
query.length&&(query[end]!=='"'||query[end-1]==="\\");)end+=1;end===query.length&&throwSyntaxError(query,start,"missing \
end quote");let text=unquoteGo(query.slice(start+1,end));return text===null?throwSyntaxError(query,start,"bad escape seq\
uence"):{kind:"word",text,start,end:end+1}}function parseRegexpAt(query,start){let close=findRegexpEnd(query,start+1);close<
0&&throwSyntaxError(query,start,'missing close "/"');let text=query.slice(start+1,close),matches=compileQueryRegexp(query,
start,text),end=close+1;return matchAt(SEPARATOR,query,end)===null&&throwSyntaxError(query,end,'regexp must be followed \
by space or an operator (unescaped "/"?)'),{kind:"regexp",text,start,end,matches}}function compileQueryRegexp(query,start,text){
try{return compileRegexp(text)}catch(error){let message=benchstatMessageOf(error);if(message===null)throw error;return throwSyntaxError(
query,start,message)}}function findRegexpEnd(query,from){let brackets=0,parentheses=0;for(let at=from;at<query.length;at+=
1){let character=query[at];if(character==="/"&&brackets===0&&parentheses===0)return at;character==="\\"?at+=1:character===
"["?brackets+=1:character==="]"?brackets=Math.max(0,brackets-1):brackets===0&&character==="("?parentheses+=1:brackets===
0&&character===")"&&(parentheses-=1)}return-1}function parseFilter(query){let{term,end}=parseOr(query,0),rest=parseTokenAt(query,end);return rest.kind!=="end"&&throwSyntaxError(
query,rest.start,`unexpected "${fromBytes(rest.text)}"`),compileTerm(query,term)}function parseOr(query,from){let terms=[],
end=from;for(;;){let read=parseAnd(query,end);terms.push(read.term);let next=parseTokenAt(query,read.end);if(next.kind!==
"OR")return{term:{kind:"any",terms},end:read.end};end=next.end}}function parseAnd(query,from){let first=parseMatch(query,
from),terms=[first.term],{end}=first;for(;;){let next=parseTokenAt(query,end);if(next.kind==="AND")end=next.end;else{if(next.
kind==="end"||next.kind===")"||next.kind==="OR")return{term:{kind:"all",terms},end};if(next.kind===":"||next.kind==="@"||
next.kind===",")throwSyntaxError(query,next.start,`unexpected "${next.text}"`);else{let read=parseMatch(query,end);terms.
push(read.term),end=read.end}}}}function parseMatch(query,from){let token=parseTokenAt(query,from);switch(token.kind){case"\
(":{let{term,end}=parseOr(query,token.end),close=parseTokenAt(query,end);return close.kind!==")"&&throwSyntaxError(query,
close.start,'missing ")"'),{term,end:close.end}}case"-":{let{term,end}=parseMatch(query,token.end);return{term:{kind:"no\
t",term},end}}case"*":return{term:{kind:"all",terms:[]},end:token.end};case"word":return parseKeyAndValue(query,token);default:
return throwSyntaxError(query,token.start,"expected key:value or subexpression")}}function parseKeyAndValue(query,key){let colon=parseTokenAt(
query,key.end);colon.kind!==":"&&throwSyntaxError(query,key.start,"expected key:value");let value=parseValueTokenAt(query,
colon.end);return value.kind==="("?parseValueList(query,key,value.end):{term:makeMatchTerm(key,value)??throwSyntaxError(
query,key.start,"expected key:value"),end:value.end}}function parseValueList(query,key,from){let terms=[],end=from;for(;;){
let value=parseValueTokenAt(query,end);terms.push(makeMatchTerm(key,value)??throwSyntaxError(query,value.start,"expected\
 value"));let next=parseValueTokenAt(query,value.end);if(next.kind===")")return{term:{kind:"any",terms},end:next.end};next.
kind!=="OR"&&throwSyntaxError(query,next.start,"value list must be separated by OR"),end=next.end}}function makeMatchTerm(key,value){
return value.matches!==void 0?{kind:"match",key,matches:value.matches}:value.kind!=="word"?null:{kind:"match",key,matches:text=>text===
value.text}}function compileTerm(query,term){if(term.kind==="match")return compileMatch(query,term);if(term.kind==="not"){
let filter=compileTerm(query,term.term);return candidate=>!filter(candidate)}let filters=term.terms.map(part=>compileTerm(
query,part));return filters.length===1?filters[0]:term.kind==="all"?candidate=>filters.every(filter=>filter(candidate)):
candidate=>filters.some(filter=>filter(candidate))}function compileMatch(query,{key,matches}){if(key.text===".unit")return({
unit,writtenUnit})=>matches(unit)||matches(writtenUnit);key.text===".config"&&throwSyntaxError(query,key.start,".config \
is only allowed in projections");let extract=extractorOf(key.text);return extract===null?throwSyntaxError(query,key.start,
"key must not be empty"):({result})=>matches(extract(result))}var PREFIX="Benchmark",OTHER={kind:"other"},SPACES2=new RegExp(`[${GO_SPACE}]+`),NAME2=new RegExp(`^[^${GO_SPACE}]*`),CONFIGURATION=new RegExp(
`^(\\p{Ll}[^:\\p{Lu}${GO_SPACE}]*):(?:[ \\t]+(.*))?$`,"su");function parseGoLine(line){if(line.startsWith(PREFIX))return parseResult(
line);if(line.startsWith("U")){let[word,unit,...settings]=fieldsOf(line);if(word==="Unit")return unit===void 0?makeBrokenLine(
"missing unit"):{kind:"unit",unit,settings:settings.map(parseUnitSetting)}}let match=CONFIGURATION.exec(line);return match===
null?OTHER:{kind:"configuration",key:match[1],value:match[2]??""}}function parseUnitSetting(word){let equals=word.indexOf(
"=");return equals>0?{key:word.slice(0,equals),value:word.slice(equals+1)}:null}function parseResult(line){let name=NAME2.exec(line)[0];if(name===line)return OTHER;let[count,...rest]=fieldsOf(line.slice(
name.length));if(count===void 0)return makeBrokenLine("missing iteration count");let iterations=parseIterations(count);if(typeof iterations==
"string")return makeBrokenLine(`parsing iteration count: ${iterations}`);if(rest.length===0)return makeBrokenLine("missi\
ng measurements");let measures=[];for(let index=0;index<rest.length;index+=2){let value=parseGoFloat(rest[index]);if(typeof value==
"string")return makeBrokenLine(`parsing measurement: ${value}`);let unit=rest[index+1];if(unit===void 0)return makeBrokenLine(
"missing units");measures.push({value,unit})}return{kind:"result",name,iterations,measures}}function fieldsOf(text){return text.
split(SPACES2).filter(field=>field!=="")}function makeBrokenLine(message){return{kind:"broken",message}}var NAME3="Benchmark[!#-[\\]-~]*",NUMBER="(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?(?:[eE][-+]?\\d{1,2})?",GAP="[ \\t]+",ITERATIONS="\
\\d{1,18}";function parseGoText(text,sink){let shapes=new Map,shape=null,lines=0;for(let at=0;at<text.length;){let block=shape===
null?"":findBlock(text,at,shape);if(shape!==null&&block!==""){let results=JSON.parse(`[${block.replace(shape.line,shape.
json)}0]`);results.pop(),sink.takeResults(results,shape.units),lines+=results.length/(shape.units.length+1),at+=block.length;
continue}let end=endOfLine(text,at);lines+=1;let units=sink.takeLine(text.slice(at,end),lines,()=>text.slice(end+1,endOfLine(
text,end+1)));units!==null&&(shape=findShape(shapes,units)),at=end+1}}function endOfLine(text,start){let end=text.indexOf(
`
`,start);return end<0?text.length:end}function findBlock(text,at,{block}){return block.lastIndex=at,!block.test(text)||block.
lastIndex-at>=65536?"":text.slice(at,block.lastIndex)}function findShape(shapes,units){let key=units.join("	"),known=shapes.
get(key);if(known!==void 0)return known;if(units.length>32||key.length>1e3||shapes.size>=16)return null;let shape=makeShape(
units);return shapes.set(key,shape),shape}function makeShape(units){let measures=units.map(unit=>`${GAP}(${NUMBER})${GAP}${literal(
unit)}`),line=`(${NAME3})${GAP}${ITERATIONS}${measures.join("")}\\n`,plain=line.replaceAll(/\((?!\?)/g,"(?:");return{units,
block:new RegExp(`(?:${plain}){1,64}`,"y"),line:new RegExp(line,"g"),json:`"$1",${units.map((_,index)=>`$${index+2},`).join(
"")}`}}function literal(text){return text.replaceAll(/\W/g,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}var LINE_BUFFER_SIZE=65536;function readGoFile({path,bytes},sink){let{buffer,byteOffset,byteLength}=bytes;parseGoText(Buffer.
from(buffer,byteOffset,byteLength).toString("latin1"),{takeResults:(results,units)=>sink.addResults(results,units),takeLine(line,number){
return line.length>=LINE_BUFFER_SIZE&&throwBenchstatError(`${path}:${number-1}: bufio.Scanner: token too long`),readLine(
line.endsWith("\r")?line.slice(0,-1):line,number,sink)}})}function readLine(bytes,number,sink){let line=parseGoLine(decodeLine(
bytes));switch(line.kind){case"result":{let units=line.measures.map(({unit})=>encodeText(unit));return sink.addResults([
encodeText(line.name),...line.measures.map(({value})=>value)],units),units}case"configuration":return sink.configure(encodeText(
line.key),encodeText(line.value)),null;case"unit":for(let setting of line.settings){let message=setting===null?"expected\
 key=value":sink.applyUnitSetting(encodeText(line.unit),{key:encodeText(setting.key),value:encodeText(setting.value)});message!==
null&&sink.addProblem(number,message)}return null;case"broken":return sink.addProblem(number,line.message),null;case"oth\
er":return null}}var FIRST_BYTE=56320,BYTE=/([\udc80-\udcff])/u;function decodeLine(bytes){let text=fromBytes(bytes);return text.
includes("\uFFFD")?charactersOf(bytes).map(character=>character.length===1&&character>="\x80"?String.fromCharCode(FIRST_BYTE+
character.charCodeAt(0)):fromBytes(character)).join(""):text}function encodeText(text){return BYTE.test(text)?text.split(
BYTE).map(part=>BYTE.test(part)?String.fromCharCode(part.charCodeAt(0)-FIRST_BYTE):toBytes(part)).join(""):toBytes(text)}var NAMED_ORDERS=new Map([["alpha",compareBytes],["num",compareNumbers]]);function compareBytes(one,other){return one===
other?0:one<other?-1:1}function orderOfList(values){let places=new Map(values.map((value,index)=>[value,index]));return(one,other)=>(places.
get(one)??0)-(places.get(other)??0)}function compareNumbers(one,other){let left=parseMagnitude(one),right=parseMagnitude(
other);return left===null||right===null?+(left===null)-+(right===null):left<right||!Number.isNaN(left)&&Number.isNaN(right)?
-1:left>right||Number.isNaN(left)&&!Number.isNaN(right)?1:0}var PREFIXES="KMGTPEZY",MAGNITUDE=/^([+-]?[0-9.]+)(?:([kKMGTPEZY])(i?))?[bB]?$/;
function parseMagnitude(text){let plain=parseGoFloat(text);if(typeof plain=="number")return plain;let match=MAGNITUDE.exec(
text);if(match===null)return null;let[,digits="",prefix="",binary]=match,value=parseGoFloat(digits);if(typeof value=="st\
ring")return null;let power=prefix===""?0:PREFIXES.indexOf(prefix.toUpperCase())+1;return value*(binary==="i"?1024:1e3)**
power}function parseFields(query){let fields=[],end=0;for(;;){let next=parseTokenAt(query,end);if(next.kind==="end")return fields;
let key=next.kind===","&&fields.length>0?parseTokenAt(query,next.end):next;key.kind!=="word"&&throwSyntaxError(query,key.
start,"expected key");let read=parseOrder(query,key);fields.push({key,...read.field}),end=read.end}}function parseOrder(query,key){
let at=parseTokenAt(query,key.end);if(at.kind!=="@")return{field:{order:null,list:null},end:key.end};let order=parseTokenAt(
query,at.end);if(order.kind==="word")return{field:{order,list:order.text==="fixed"?[]:null},end:order.end};order.kind!==
"("&&throwSyntaxError(query,order.start,"expected named sort order or parenthesized list");let{list,end}=parseList(query,
order.end);return{field:{order,list},end}}function parseList(query,from){let list=[],end=from;for(;;){let next=parseTokenAt(
query,end);if(next.kind===")")return list.length===0&&throwSyntaxError(query,next.start,"nothing to match"),{list,end:next.
end};next.kind!=="word"&&throwSyntaxError(query,next.start,"missing )"),list.push(next.text),end=next.end}}var SEPARATOR2=`
\0`;function makeTuples(parts2){let tuples=[],numbers=new Map,allFields=()=>parts2.flatMap(({fields})=>fields);function tupleOf(result,unit=""){
let tuple=[];for(let part of parts2)part.fill(tuple,result,unit);for(;tuple.length>0&&(tuple.at(-1)??"")==="";)tuple.pop();
let key=tuple.join(SEPARATOR2),known=numbers.get(key);if(known!==void 0)return known;for(let{ranks,place}of allFields()){
let value=tuple[place]??"";ranks!==null&&!ranks.has(value)&&ranks.set(value,ranks.size)}return numbers.set(key,tuples.length),
tuples.push(tuple)-1}return{tupleOf,fields:()=>allFields().map(({name})=>name),values:number=>allFields().map(({place})=>tuples[number][place]??
""),tupleRanks(){let fields=allFields(),sorted=[...tuples.keys()].sort((one,other)=>compareTuples(fields,tuples[one],tuples[other])),
places=new Int32Array(sorted.length);for(let[place,tuple]of sorted.entries())places[tuple]=place;return places}}}function compareTuples(fields,one,other){
for(let{place,order}of fields){let left=one[place]??"",right=other[place]??"";if(left!==right)return order(left,right)||
compareBytes(left,right)}return 0}function makeProjectionGroup(){let named={configuration:new Set,nameParts:[],showsConfiguration:!1,showsFullName:!1};return{
parse(query,options){let draft=newDraft();for(let expression of parseFields(query))addExpression(draft,named,{query,expression});
return options?.withUnit===!0&&addField(draft,".unit",{order:"first",extract:(_,unit)=>unit}),makeProjection(draft)},residue(){
let draft=newDraft(),{showsConfiguration,showsFullName}=named;return showsConfiguration||addConfiguration(draft,named,"f\
irst"),showsFullName||addFullName(draft,named,"first"),makeProjection(draft)}}}function newDraft(){return{parts:[],conditions:[],
fieldCount:0,readsName:!1}}function makeProjection({parts:parts2,conditions,readsName}){return{...makeTuples(parts2),readsName,
admits:result=>conditions.every(holds=>holds(result))}}function addExpression(draft,named,{query,expression}){let{key,list}=expression,
order=orderOf(query,expression);if(key.text===".config"){list!==null&&throwSyntaxError(query,expression.order.start,"fix\
ed order not allowed for .config"),addConfiguration(draft,named,order);return}key.text===".unit"&&throwSyntaxError(query,
key.start,".unit is only allowed in filters");let extract=extractorOf(key.text)??throwSyntaxError(query,key.start,"key m\
ust not be empty");if(key.text===".fullname"?addFullName(draft,named,order):(key.text===".name"||key.text.startsWith("/")?
(named.nameParts.push(key.text),draft.readsName=!0):named.configuration.add(key.text),addField(draft,key.text,{order,extract})),
list===null)return;let admitted=new Set(list);draft.conditions.push(result=>admitted.has(extract(result)))}function orderOf(query,{
order,list}){return list!==null?orderOfList(list):order===null||order.text==="first"?"first":NAMED_ORDERS.get(order.text)??
throwSyntaxError(query,order.start,`unknown order ${quoteGo(order.text)}`)}function addField(draft,name,{order,extract}){
let field=newField(draft,name,order);draft.parts.push({fields:[field],fill(tuple,result,unit){tuple[field.place]=extract(
result,unit)}})}function addFullName(draft,named,order){named.showsFullName=!0,draft.readsName=!0;let extract=null;addField(
draft,".fullname",{order,extract(result){return extract??=makeFullNameExtractor(named.nameParts),extract(result)}})}var BYTES_ONLY=()=>0;
function addConfiguration(draft,named,order){named.showsConfiguration=!0;let fields=[],byKey=new Map;draft.parts.push({fields,
fill(tuple,{configuration}){for(let key of configuration.keys){if(named.configuration.has(key))continue;let field=byKey.
get(key);field===void 0&&(field=newField(draft,key,order==="first"?BYTES_ONLY:order),byKey.set(key,field),fields.push(field)),
tuple[field.place]=configuration.values.get(key)}}})}function newField(draft,name,order){let place=draft.fieldCount;if(draft.
fieldCount+=1,order!=="first")return{name,place,order,ranks:null};let ranks=new Map;return{name,place,order:(one,other)=>ranks.
get(one)-ranks.get(other),ranks}}function makeGoUnitSettings(){let settings=new Map;return{get isEmpty(){return settings.size===0},apply(unit,{key,value}){
let known=settings.get(unit)??new Map;settings.set(unit,known);let present=known.get(key)??value;return known.set(key,present),
present===value?null:present},isExact:unit=>settings.get(unit)?.get("assume")==="exact",better(unit){let stated=settings.
get(unit)?.get("better");return stated==="lower"||stated==="higher"?stated:null}}}var TIME=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \xB5s \u03BCs usec microsec\
ond microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],LONG_TIME=[[60,"min mins m\
inute minutes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],SIZE=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],
[1e6,"MB megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibyte\
s"],[2**20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],MIN_ANY_CASE_LENGTH={
sec:4,B:2},EXACT2=new Map,ANY_CASE=new Map;function learn(table,base,inside){for(let[factor,spellings]of table)for(let spelling of spellings.
split(" ")){let word={base,factor,inside};EXACT2.set(spelling,word),spelling.length>=MIN_ANY_CASE_LENGTH[base]&&ANY_CASE.
set(spelling.toLowerCase(),word)}}learn(TIME,"sec",!0);learn(LONG_TIME,"sec",!1);learn(SIZE,"B",!0);function tidyGoUnit(unit){let tidied="",factor=1,end=0;for(let{text,start,inDenominator}of splitUnit(unit))inDenominator||
text!=="ns"&&text!=="MB"||(factor=text==="ns"?factor/1e9:factor*1e6,tidied+=unit.slice(end,start)+(text==="ns"?"sec":"B"),
end=start+text.length);return{unit:tidied+unit.slice(end),factor}}function makeUnitRegistry(){let units=new Map,settings=makeGoUnitSettings();return{find(written){let known=units.get(written);
if(known!==void 0)return known;let{unit:base,factor}=tidyBytes(written),unit={number:units.size,written,base,factor};return units.
set(written,unit),unit},applyUnitSetting(unit,setting){let present=settings.apply(tidyBytes(unit).unit,setting);return present===
null?null:`metadata ${setting.key} of unit ${unit} already set to ${present}`},isExact:unit=>settings.isExact(tidyBytes(
unit).unit),better:unit=>settings.better(tidyBytes(unit).unit)}}var FOREIGN=57344;function tidyBytes(unit){if(!unit.includes(
"ns")&&!unit.includes("MB"))return{unit,factor:1};let shielded=unit.replaceAll(/[\x80-\xff]/g,byte=>shift(byte,FOREIGN)),
tidied=tidyGoUnit(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,byte=>shift(byte,-FOREIGN))}}
function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}function makeTabulator(expressions){let filter=parseFlagExpression("filter",()=>parseFilter(expressions.filter)),group=makeProjectionGroup(),
parse=flag=>parseFlagExpression(flag,()=>group.parse(expressions[flag],{withUnit:flag==="table"})),table=parse("table"),
row=parse("row"),column=parse("col"),run={units:makeUnitRegistry(),filter,axes:{table,row,column},ignored:parse("ignore"),
residue:group.residue(),store:makeCellStore()},problems=[];return{problems,read:file=>tabulateFile(run,file,problems),add:(label,results)=>addForeign(
run,label,results),grids:()=>arrange(run.store.cells,run)}}function parseFlagExpression(flag,parse){try{return parse()}catch(thrown){
let message=benchstatMessageOf(thrown);if(message===null)throw thrown;return throwBenchstatError(`parsing -${flag}: ${message}`)}}
function makeNamedResults(run,cache,result){let{table,row,column}=run.axes,isAdmitted=[table,row,column,run.ignored].every(
projection=>projection.admits(result));return{run,cache,result,cells:[],isAdmitted,position:null}}function makeConfigurationCache(){
return{named:new Map,tuples:new Map}}var MAX_CONFIGURATIONS=1e3,PREFIX2="Benchmark";function tabulateFile(run,{label,path,
bytes},problems){let file=toBytes(label),configuration=makeConfiguration(),caches=new Map,cache=null;function currentCache(){
let identity=configuration.identity();caches.size>MAX_CONFIGURATIONS&&caches.clear();let current=caches.get(identity)??makeConfigurationCache();
return caches.set(identity,current),current}function find(current,name){let known=current.named.get(name);if(known!==void 0)
return known;let result={name:name.slice(PREFIX2.length),file,configuration},named=makeNamedResults(run,current,result);
return current.named.set(name,named),named}readGoFile({path,bytes},{configure(key,value){configuration.set(key,value),cache=
null},addResults(results,writtenUnits){cache??=currentCache();let units=writtenUnits.map(run.units.find),name="",named=null;
for(let at=0;at<results.length;at+=units.length+1)(named===null||results[at]!==name)&&(name=results[at],named=find(cache,
name)),addLine2(named,units,results,at+1)},applyUnitSetting:run.units.applyUnitSetting,addProblem(line,message){problems.
push({where:`${toBytes(path)}:${line}`,message})}})}function addForeign(run,label,results){for(let{name,configuration:settings,
unit:written,values}of results){let configuration=makeConfiguration();for(let[key,value]of Object.entries(settings))configuration.
set(toBytes(key),toBytes(value));let result={name:toBytes(name),file:toBytes(label),configuration},named=makeNamedResults(
run,makeConfigurationCache(),result),unit=run.units.find(toBytes(written));for(let value of values)addValue(named,unit,value)}}
function addLine2(named,units,results,from){for(let index=0;index<units.length;index+=1)addValue(named,units[index],results[from+
index])}function addValue(named,unit,value){let based=value*unit.factor,kind=kindOf(unit,based!==value),cell=named.cells[kind];
cell===void 0&&(cell=findCell(named,unit,based===value?unit.written:unit.base),named.cells[kind]=cell),cell?.values.push(
based)}function kindOf({number},isConverted){return 2*number+Number(isConverted)}function findCell(named,unit,shownUnit){
let{run,cache,result,isAdmitted}=named;if(!isAdmitted||!run.filter({result,unit:shownUnit,writtenUnit:unit.written}))return null;
let table=tupleIn(cache,run.axes.table,result,shownUnit);named.position??={row:tupleIn(cache,run.axes.row,result),column:tupleIn(
cache,run.axes.column,result),residue:tupleIn(cache,run.residue,result)};let{row,column,residue}=named.position;return run.
store.cellAt({table,row,column},residue)}function tupleIn({tuples},projection,result,unit=""){if(projection.readsName)return projection.
tupleOf(result,unit);let known=tuples.get(projection);known===void 0&&(known=new Map,tuples.set(projection,known));let tuple=known.
get(unit)??projection.tupleOf(result,unit);return known.set(unit,tuple),tuple}function hasBinaryPrefix(unit){return splitUnit(unit).some(({text,inDenominator})=>!inDenominator&&(text==="B"||text==="\
MB"||text==="bytes"))}var DECIMAL2=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{let power=12-3*index,value=digits=>+`${digits}\
e${power}`,factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),decimals:2,factor,
prefix},{from:value("0.99995"),decimals:3,factor,prefix}]}),BINARY=["Ti","Gi","Mi","Ki",""].flatMap((prefix,index)=>{let factor=2**
(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,decimals:2,factor,prefix},{from:.99995*
factor,decimals:3,factor,prefix}]}),SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(power=>+`9.9995e${power}`),NO_SCALE={decimals:3,
factor:1,prefix:""};function commonScale(values,kind){let steps=kind==="binary"?BINARY:DECIMAL2,smallest=smallestMagnitude(values);if(smallest===
0)return NO_SCALE;for(let index=0;index<steps.length;index+=1)if(smallest>=steps[index].from)return steps[index];let{factor,
prefix}=steps.at(-1),found=SMALL_STEPS.findIndex(from=>smallest/factor>=from);return{decimals:3+(found<0?SMALL_STEPS.length-
1:found),factor,prefix}}function smallestMagnitude(values){let smallest=0;for(let value of values){let magnitude=Math.abs(
value);magnitude!==0&&(smallest===0||magnitude<smallest)&&(smallest=magnitude)}return smallest}var LEFT={};function textCell(column,text,options=LEFT){let{span,align,margin}=options;return{column,span:span??1,text,width:width(
text),margin:margin!==void 0?marginOf(margin):column===0||text===""?NONE3:SPACE,align:align??"left"}}var margins=new Map;
function marginOf(text){let margin=margins.get(text)??{text,width:width(text),isBlank:isBlank(text)};return margins.set(
text,margin),margin}var NONE3=marginOf(""),SPACE=marginOf(" ");function layOut(rows,isFixed){let columns=columnsOf(rows,
isFixed),lines=rows.map(cells=>drawRow(cells,columns)),last=lines.findLastIndex(line=>line!=="");return`${lines.slice(0,
last+1).join(`
`)}
`}var NO_CELL=-1;function columnsOf(rows,isFixed){let margins2=[],widths=[],spanning=[];for(let row=0;row<rows.length;row+=
1)measureRow(rows[row],{margins:margins2,widths,spanning});for(let[column,own]of widths.entries())widths[column]=own===NO_CELL?
0:own+margins2[column];for(let cell of spanning.sort((a,b)=>a.span-b.span))stretch(widths,{columns:columnIndexesOf(cell),
wanted:margins2[cell.column]+cell.width,isFixed});return{offsets:offsets(widths),margins:margins2}}function measureRow(cells,{
margins:margins2,widths,spanning}){for(let index=0;index<cells.length;index+=1){let cell=cells[index],{column,span}=cell;
for(;widths.length<column+span;)margins2.push(0),widths.push(NO_CELL);cell.margin.width>margins2[column]&&(margins2[column]=
cell.margin.width),span>1?spanning.push(cell):cell.width>widths[column]&&(widths[column]=cell.width)}}function columnIndexesOf({
column,span}){return Array.from({length:span},(_,index)=>column+index)}function stretch(widths,{columns,wanted,isFixed}){
if(total(widths,columns)>=wanted)return;let growing=columns.filter(column=>!isFixed(column)).sort((a,b)=>widths[b]-widths[a]),
rest=wanted-total(widths,columns.filter(isFixed));for(let[index,column]of growing.entries()){let share=Math.ceil(rest/(growing.
length-index));widths[column]=Math.max(widths[column],share),rest-=widths[column]}}function total(widths,columns){return columns.
reduce((sum2,column)=>sum2+widths[column],0)}function offsets(widths){let starts=[0];for(let own of widths)starts.push(starts.
at(-1)+own);return starts}function drawRow(cells,{offsets:offsets2,margins:margins2}){let line="",position=0;for(let index=0;index<
cells.length;index+=1){let cell=cells[index];if(cell.margin.isBlank&&(cell.width===0||isBlank(cell.text)))continue;let start=offsets2[cell.
column],marginWidth=margins2[cell.column],room=offsets2[cell.column+cell.span]-start-marginWidth,pad=padding(cell,room),
gap=Math.abs(start-position)+marginWidth-cell.margin.width;line+=cell.margin===SPACE?spaces(gap+1+pad):spaces(gap)+cell.
margin.text+spaces(pad),line+=cell.text,position=start+marginWidth+pad+cell.width}return line}function padding({width:width2,
align},room){return align==="left"||width2>=room?0:align==="right"?room-width2:room-width2>>1}var RUN=" ".repeat(100);function spaces(count){
return count<=RUN.length?RUN.slice(0,count):" ".repeat(count)}var VALUE_COLUMNS2=3,DELTA_COLUMNS2=3,BAR=toBytes(" \u2502 "),LAST_BAR={margin:toBytes(" \u2502")},VERSUS={span:DELTA_COLUMNS2,
margin:"  "},RIGHT={align:"right"},RANGE={align:"right",margin:toBytes(" \xB1 ")};function renderText(tables){let text="",
before=null;for(let table of tables){before!==null&&(text+=`
`);for(let line of formatChangedFields(table.fields,before))text+=`${line}
`;text+=renderTable(table),before=table.fields}return text}function startOf2(column){return column===0?1:1+VALUE_COLUMNS2+
(column-1)*(VALUE_COLUMNS2+DELTA_COLUMNS2)}function renderTable(table){let{columns,rows,geomeans,unit}=table,kind=hasBinaryPrefix(
fromBytes(unit))?"binary":"decimal",notes=makeFootnotes(),lines=[...headingRows(columns),unitRow(unit,columns.length)];for(let row of rows)
lines.push(valueRow(row,kind,notes));rows.length>1&&lines.push(geomeanRow(geomeans,kind,notes));let growing=new Set(columns.
map((_,column)=>startOf2(column)));return layOut(lines,column=>!growing.has(column))+notes.lines()}function headingRows(columns){
return groupHeadings(columns).map(level=>[...level.map(({value,start,end})=>heading(startOf2(start),value,startOf2(end)-
startOf2(start))),closingBar(columns.length)])}function unitRow(unit,columns){let cells=[];for(let column=0;column<columns;column++){
let start=startOf2(column);cells.push(heading(start,unit,VALUE_COLUMNS2)),column>0&&cells.push(textCell(start+VALUE_COLUMNS2,
"vs base",VERSUS))}return[...cells,closingBar(columns)]}function heading(start,text,span){return textCell(start,text,{span,
margin:BAR,align:"centre"})}function closingBar(columns){return textCell(startOf2(columns),"",LAST_BAR)}function valueRow({
label,cells},kind,notes){let line=[textCell(0,label)],centres=cells.map(cell=>cell?.centre??0),scale=commonScale(centres,
kind);for(let column=0;column<cells.length;column++){let cell=cells[column];if(!cell)continue;let start=startOf2(column);
if(line.push(textCell(start,formatAtScale(cell.centre,scale),RIGHT)),line.push(textCell(start+1,formatRangePercent(cell),
RANGE)),cell.warnings.length>0&&line.push(textCell(start+2,notes.marks(cell.warnings))),cell.comparison===null)continue;
let delta=start+VALUE_COLUMNS2,{warnings}=cell.comparison;line.push(textCell(delta,formatDelta(cell,cell.comparison),RIGHT)),
line.push(textCell(delta+1,`(${formatTest(cell,cell.comparison)})`)),warnings.length>0&&line.push(textCell(delta+2,notes.
marks(warnings)))}return line}function geomeanRow(geomeans,kind,notes){let line=[textCell(0,"geomean")];for(let[column,{
value,ratio,warnings}]of geomeans.entries()){let start=startOf2(column);if(value!==null&&line.push(textCell(start,formatAtScale(
value,commonScale([value],kind)),RIGHT)),column>0){let delta=start+VALUE_COLUMNS2;line.push(ratio===null?textCell(delta,
"?"):textCell(delta,formatSignedPercent(ratio-1),RIGHT))}line.push(textCell(startOf2(column+1)-1,notes.marks(warnings)))}
return line}function formatAtScale(value,{factor,decimals,prefix}){return formatDecimals(value/factor,decimals)+(prefix===
"\xB5"?MICRO:prefix)}var MICRO=toBytes("\xB5"),DIGITS2=[..."\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"].map(
toBytes);function makeFootnotes(){let numbers=new Map,mark=text=>{let known=numbers.get(text)??superscript(numbers.size+
1);return numbers.set(text,known),known};return{marks:texts=>texts.map(mark).join(" "),lines:()=>[...numbers].map(([text,
number])=>`${number} ${text}
`).join("")}}function superscript(number){return Array.from(String(number),digit=>DIGITS2[Number(digit)]).join("")}var REPORT_FORMATS=["text","markdown","html","json","csv","junit"],COMPARE_FORMATS=REPORT_FORMATS.filter(format=>format!==
"html");function isTableFormat(format){return format==="text"||format==="csv"}var FLAG_USAGES=[{name:"table",value:"KEYS",meaning:'a table for each value of these keys (.config: every line "key: val\
ue" of the files)',example:"--table pkg base.txt head.txt"},{name:"row",value:"KEYS",meaning:"a row for each value of th\
ese keys (.fullname: the whole name of the benchmark)",example:'--row ".name /format@alpha" base.txt head.txt'},{name:"c\
ol",value:"KEYS",meaning:"a column for each value of these keys (.file); the first one is the base",example:'--col "/for\
mat@(json gob)" head.txt'},{name:"ignore",value:"KEYS",meaning:"keys in which the results of a cell may differ without a\
 warning (none)",example:"--row .name --ignore .fullname base.txt head.txt"},{name:"filter",value:"EXPRESSION",meaning:"\
only the results that match: key:value, key:/regexp/, AND, OR, - and parentheses (*)",example:'--filter "/format:json .u\
nit:(sec/op OR B/op)" base.txt head.txt'},{name:"alpha",value:"A",meaning:"a change is shown if p is at most A, and ~ ot\
herwise (0.05)",example:"--alpha 0.01 base.txt head.txt"},{name:"confidence",value:"C",meaning:"level of the interval be\
hind \xB1 (0.95)",example:"--confidence 0.99 base.txt head.txt"},{name:"format",value:"FORM",meaning:`${COMPARE_FORMATS.
slice(0,-1).join(", ")} or ${COMPARE_FORMATS.at(-1)} (text); the warnings of csv go to standard error`,example:"--format\
 csv base.txt head.txt"},{name:"config",value:"FILE",meaning:"judge the budgets of this configuration too; the exit code\
 is 1 if one is broken",example:"--config budgets.yml base.txt head.txt"}],KEYS=['KEYS are separated by spaces or commas\
: .name, .fullname, .file, .config, /KEY for a part "/KEY=value" of the','name, KEY for a line "KEY: value" of the file.\
 KEY@alpha, KEY@num and KEY@(a b c) set the order; the last one',"also leaves out every other value."],USAGE=["usage: be\
nch-referee compare [FLAG\u2026] FILE\u2026","","The tables that benchstat prints, byte for byte: medians of every bench\
mark, and how each file differs from the","first one. A file is the output of a benchmark tool; - is standard input, LAB\
EL=FILE names its column.","",...FLAG_USAGES.flatMap(({name,value,meaning,example})=>[`  --${name} ${value}`,`      ${meaning}`,
`      bench-referee compare ${example}`]),"",...KEYS].join(`
`);var OK=0,BAD_FLAGS=2;function answerFlags(flags){let usage=toBytes(`${USAGE}
`);return flags.kind==="help"?{stdout:usage,stderr:"",exitCode:OK,hasFailed:!1}:{stdout:"",stderr:(flags.message===""?"":
toBytes(`${flags.message}
`))+usage,exitCode:BAD_FLAGS,hasFailed:!0}}function compareFiles(request,files){let messages=[],stdout="",hasFailed=!1;try{
let grids=readGrids(request,files,messages);if(request.format==="text")stdout=renderText(summariseEach(grids,request));else{
let{csv,warnings}=renderCsv([...summariseEach(grids,request)]);stdout=csv,messages.push(...warnings)}}catch(thrown){let refusal=benchstatMessageOf(
thrown);if(refusal===null)throw thrown;messages.push(toBytes(`benchstat: ${refusal}`)),hasFailed=!0}return{stdout,stderr:messages.
map(message=>`${message}
`).join(""),exitCode:OK,hasFailed}}function*summariseEach(grids,request){for(let grid of grids)yield summarise(grid,request)}function readGrids(request,files,messages){let tabulator=makeTabulator(request);checkProbability("alpha",request.alpha),
checkProbability("confidence",request.confidence),request.format!=="text"&&request.format!=="csv"&&throwBenchstatError("\
-format must be text or csv");for(let file of files)try{let bytes=file.bytes(),foreign=file.parseForeign?.(bytes)??null;
foreign===null?tabulator.read({...file,bytes}):tabulator.add(file.label,foreign)}finally{messages.push(...tabulator.problems.
splice(0).map(({where,message})=>`${where}: ${message}`))}return tabulator.grids()}function checkProbability(flag,value){
(value<0||value>1)&&throwBenchstatError(`-${flag} must be in range [0, 1]`)}import{closeSync,openSync,readFileSync,readSync,statSync}from"node:fs";function errorCodeOf(error){return error instanceof Error&&"code"in error?String(error.code):String(error)}async function openInputs(inputs){let labelled=labelFiles(inputs),streams=labelled.some(({path})=>path==="-")?[await readStandardInput()]:
[],files=labelled.map(({label,path})=>{let stream=path==="-"?streams.shift()??Buffer.alloc(0):isPipe(path)?readBytes(path):
null;return{label,path,stream}}),mayBeForeign=files.map(({path,stream})=>!isGoText(stream??readFileStart(path))),foreign=mayBeForeign.
includes(!0)?await import("./foreign-results.js"):null;return files.map(({label,path,stream},index)=>({label,path,bytes:()=>stream??
readBytes(path),parseForeign:bytes=>mayBeForeign[index]&&foreign!==null?foreign.parseForeignResults(path,bytes):null}))}
async function readStandardInput(){let pieces=[];for await(let piece of process.stdin)pieces.push(piece);return Buffer.concat(
pieces)}var START_BYTES=65536,RESULT=/^Benchmark\S*\s+\d+\s+[\d.]/m;function isGoText(start){let text=Buffer.from(start.
buffer,start.byteOffset,Math.min(start.length,START_BYTES)).toString("latin1");return RESULT.test(text)||text.trim()===""}
function isPipe(path){let stats=statSync(path,{throwIfNoEntry:!1});return stats!==void 0&&!stats.isFile()&&!stats.isDirectory()}
function readFileStart(path){try{let file=openSync(path,"r");try{let start=new Uint8Array(START_BYTES);return start.subarray(
0,readSync(file,start))}finally{closeSync(file)}}catch{return new Uint8Array}}var REASONS={ENOENT:"no such file or direc\
tory",ENOTDIR:"not a directory",EACCES:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"file \
name too long",ENXIO:"no such device or address"};function readBytes(path){try{return readFileSync(path)}catch(error){let code=errorCodeOf(
error);return code==="EISDIR"?throwBenchstatError(`${path}:0: read ${path}: is a directory`):throwBenchstatError(`open ${path}\
: ${REASONS[code]??code}`)}}var UNJUDGEABLE=2;async function compare2(argv){let flags=parseCompareFlags(argv);if(flags.kind!=="request")return print(
answerFlags(flags));let{request}=flags,files=await openInputs(request.inputs),format=COMPARE_FORMATS.find(one=>one===request.
format);if(format===void 0||isTableFormat(format)){let output=compareFiles(request,files),exitCode=print(output);if(request.
config===null)return exitCode;if(output.hasFailed)return UNJUDGEABLE}let{compareAsReport}=await import("./compare-report.js");
return compareAsReport({...request,format:format??"text"},files)}function print({stdout,stderr,exitCode}){return stderr!==
""&&process.stderr.write(stderr,"latin1"),stdout!==""&&process.stdout.write(stdout,"latin1"),exitCode}export{compare2 as compare};
