import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{__require}from"./action-cli-compare-github-client-help-history-judging-measuring-reading.js";var REPORT_FORMATS=["text","markdown","html","json","csv","junit"],COMPARE_FORMATS=REPORT_FORMATS.filter(format=>format!==
"html");function isTableFormat(format){return format==="text"||format==="csv"}var DIGITS="\\d+(?:_\\d+)*",HEX_DIGITS="[\\da-f]+(?:_[\\da-f]+)*",DECIMAL=new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS}\
)?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`,"i"),HEX=new RegExp(`^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?|\\.(${HEX_DIGITS}\
))p([+-]?${DIGITS})$`,"i"),INFINITE=/^([+-]?)inf(?:inity)?$/i;function parseGoFloat(text){if(/^nan$/i.test(text))return Number.
NaN;let infinite=INFINITE.exec(text);if(infinite!==null)return infinite[1]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY;
let value=DECIMAL.test(text)?Number(text.replaceAll("_","")):parseHexFloat(text);return value===null?"invalid syntax":Number.
isFinite(value)?value:"value out of range"}function parseHexFloat(text){let match=HEX.exec(text);if(match===null)return null;
let[,sign2,whole="",fraction="",onlyFraction="",power="0"]=match.map(part=>part?.replaceAll("_","")),behind=fraction+onlyFraction,
value=scaleMantissa(BigInt(`0x${whole}${behind}`),Number(power)-4*behind.length);return sign2==="-"?-value:value}var MANTISSA_BITS=53,
MIN_EXPONENT=-1074;function scaleMantissa(mantissa,exponent){let bits=mantissa.toString(2).length;if(bits+exponent<MIN_EXPONENT)
return 0;let excess=Math.max(0,bits-MANTISSA_BITS,MIN_EXPONENT-exponent),rounded=excess===0?mantissa:roundOffBits(mantissa,
BigInt(excess)),scale=exponent+excess,half=Math.trunc(scale/2);return Number(rounded)*2**half*2**(scale-half)}function roundOffBits(mantissa,bits){
let whole=mantissa>>bits,lost=mantissa-(whole<<bits),half=1n<<bits-1n;return lost>half||lost===half&&whole%2n===1n?whole+
1n:whole}var INT64_MAX=2n**63n-1n,UINT64_MAX=2n**64n-1n,MISPLACED_UNDERSCORE=/(?:^|\D)_|_(?:\D|$)/;function parseIterations(text){
let digits=/^[+-]?(\d+)/.exec(text)?.[1]??"";if(!/^[+-]?\d+$/.test(text))return digits!==""&&BigInt(digits)>UINT64_MAX&&
!MISPLACED_UNDERSCORE.test(text)?"value out of range":"invalid syntax";let value=BigInt(text.replace("+",""));return value>
INT64_MAX||value<-INT64_MAX-1n?"value out of range":Number(value)}var GO_SPACE="\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",SEPARATORS_OR_WORD=new RegExp(
`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`,"g");function splitUnit(unit){let found=[],below=!1;for(let{0:text,1:separators,
index:start}of unit.matchAll(SEPARATORS_OR_WORD))separators===void 0?found.push({text,start,inDenominator:below}):below=
isInDenominator(separators,below);return found}function isInDenominator(separators,before){let last=Math.max(separators.
lastIndexOf("*"),separators.lastIndexOf("/"));return last<0?before:separators[last]==="/"}function toBytes(text){return Buffer.from(text,"utf8").toString("latin1")}function fromBytes(bytes){return Buffer.from(bytes,
"latin1").toString("utf8")}var BEYOND_ASCII=/[\x80-\xff]/,CHARACTER=/[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|[\x80-\xff]/g;
function charactersOf(bytes){return bytes.match(CHARACTER)??[]}function width(bytes){return BEYOND_ASCII.test(bytes)?charactersOf(
bytes).length:bytes.length}var BLANK=new RegExp(`^[${GO_SPACE}]*$`),MAX_SPACE_BYTES=3,SPACE_AT_START=new RegExp(`^[${GO_SPACE}\
]`);function isBlank(bytes){let first=bytes.charCodeAt(0);return!(first>32&&first<127)&&BLANK.test(fromBytes(bytes))}function startsWithSpace(bytes){
return SPACE_AT_START.test(fromBytes(bytes.slice(0,MAX_SPACE_BYTES)))}var NAMED_ESCAPES={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v",'"':'\\"',"\\":"\\\\"},
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
if(inWord===void 0&&(index+=1),text===void 0)return makeFlagError(`flag needs an argument: -${name}`);let refuseValue=why=>makeFlagError(
`invalid value ${quoteGo(toBytes(text))} for flag -${name}: ${why}`);if(name==="config"&&text.trim()==="")return refuseValue(
"write the path of a configuration");let value=NUMBERS.includes(name)?parseGoFloat(text):text;if(NUMBERS.includes(name)&&
typeof value=="string")return refuseValue(value==="invalid syntax"?"parse error":value);given[name]=value}return inputs.
length===0?makeFlagError(""):{kind:"request",request:{...DEFAULT_REQUEST,...given,inputs}}}function makeFlagError(message){
return{kind:"refused",message}}function labelFiles(inputs){let total=new Map;for(let input of inputs)total.set(input,(total.
get(input)??0)+1);let seen=new Map;return inputs.map(input=>{let equals=input.indexOf("=");if(equals>=0)return{label:input.
slice(0,equals),path:input.slice(equals+1)};let count=seen.get(input)??0;return seen.set(input,count+1),{label:total.get(
input)===1?input:`${input}#${count}`,path:input}})}var FLAG_USAGES=[{name:"table",value:"KEYS",meaning:'a table for each\
 value of these keys (.config: every line "key: value" of the files)',example:"--table pkg base.txt head.txt"},{name:"ro\
w",value:"KEYS",meaning:"a row for each value of these keys (.fullname: the whole name of the benchmark)",example:'--row\
 ".name /format@alpha" base.txt head.txt'},{name:"col",value:"KEYS",meaning:"a column for each value of these keys (.fil\
e); the first one is the base",example:'--col "/format@(json gob)" head.txt'},{name:"ignore",value:"KEYS",meaning:"keys \
in which the results of a cell may differ without a warning (none)",example:"--row .name --ignore .fullname base.txt hea\
d.txt"},{name:"filter",value:"EXPRESSION",meaning:"only the results that match: key:value, key:/regexp/, AND, OR, - and \
parentheses (*)",example:'--filter "/format:json .unit:(sec/op OR B/op)" base.txt head.txt'},{name:"alpha",value:"A",meaning:"\
a change is shown if p is at most A, and ~ otherwise (0.05)",example:"--alpha 0.01 base.txt head.txt"},{name:"confidence",
value:"C",meaning:"level of the interval behind \xB1 (0.95)",example:"--confidence 0.99 base.txt head.txt"},{name:"forma\
t",value:"FORM",meaning:`${COMPARE_FORMATS.slice(0,-1).join(", ")} or ${COMPARE_FORMATS.at(-1)} (text); the warnings of \
csv go to standard error`,example:"--format csv base.txt head.txt"},{name:"config",value:"FILE",meaning:"judge the budge\
ts of this configuration too; the exit code is 1 if one is broken",example:"--config budgets.yml base.txt head.txt"}],KEYS=[
'KEYS are separated by spaces or commas: .name, .fullname, .file, .config, /KEY for a part "/KEY=value" of the','name, K\
EY for a line "KEY: value" of the file. KEY@alpha, KEY@num and KEY@(a b c) set the order; the last one',"also leaves out\
 every other value."],USAGE=["usage: bench-referee compare [FLAG\u2026] FILE\u2026","","The tables that benchstat prints\
, byte for byte: medians of every benchmark, and how each file differs from the","first one. A file is the output of a b\
enchmark tool; - is standard input, LABEL=FILE names its column.","",...FLAG_USAGES.flatMap(({name,value,meaning,example})=>[
`  --${name} ${value}`,`      ${meaning}`,`      bench-referee compare ${example}`]),"",...KEYS].join(`
`);var NAME="BenchstatError";function throwBenchstatError(message,at2=null){let error=new Error(message);throw error.name=NAME,
Object.assign(error,{at:at2})}function benchstatMessageOf(thrown){return thrown instanceof Error&&thrown.name===NAME?thrown.
message:null}function errorOffsetOf(thrown){return benchstatMessageOf(thrown)===null||!(thrown instanceof Error&&"at"in thrown)?
null:typeof thrown.at=="number"?thrown.at:null}function formatShortestNumber(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":
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
"`}function decodeGrid(grid){return{...grid,fields:grid.fields.map(({name,value})=>({name:fromBytes(name),value:fromBytes(value)})),
unit:fromBytes(grid.unit),columns:grid.columns.map(values=>values.map(fromBytes)),rows:grid.rows.map(fromBytes),cells:grid.
cells.map(cells=>cells.map(cell=>cell&&{...cell,varying:cell.varying.map(fromBytes)}))}}function choose(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose(n,k)*2**-n}function signTest(k,n){let exponent=-n,p=0;for(let count=n;count>=
k;count-=1)p+=2**exponent,exponent+=Math.log2(count/(n-count+1));return Math.min(1,p)}function sortAscending(values){return new Float64Array(values).sort()}function median(values){return medianOfAscending(sortAscending(
values))}function medianOfAscending(ascending){let half=ascending.length>>1,upper=ascending[half];if(ascending.length%2===
1)return upper;let lower=ascending[half-1];return lower+.5*(upper-lower)}var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI),SERIES_UP_TO=2.5,FRACTION_DEPTH=80;function normalTail(z2){return z2<0?1-normalTail(
-z2):z2<SERIES_UP_TO?.5-centralHalf(z2):density(z2)*millsRatio(z2)}function normalCdf(z2){return normalTail(-z2)}function normalQuantile(p){
if(p>.5)return-normalQuantile(1-p);if(p<=0)return-1/0;let z2=firstGuess(p);for(let step=0;step<2;step++){let miss=(normalTail(
z2)-p)/density(z2);z2+=2*miss/(2-miss*z2)}return-z2}function density(z2){return DENSITY_AT_ZERO*Math.exp(-.5*z2*z2)}function centralHalf(z2){
let term=z2,sum2=z2;for(let odd=3;term>sum2*Number.EPSILON;odd+=2)term*=z2*z2/odd,sum2+=term;return density(z2)*sum2}function millsRatio(z2){
let below=z2;for(let k=FRACTION_DEPTH;k>=1;k--)below=z2+k/below;return 1/below}function firstGuess(p){let t=Math.sqrt(-2*
Math.log(p)),above=2.515517+t*(.802853+t*.010328),below=1+t*(1.432788+t*(.189269+t*.001308));return t-above/below}var EXACT_INTERVAL_UP_TO=30,RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],27:[
2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianInterval(values,confidence){
let ascending=sortAscending(values),{low,high,confidence:covered}=medianPositions(values.length,confidence);return{low:at(
ascending,low),high:at(ascending,high),confidence:covered}}function at(ascending,position){return position<1?-1/0:position>
ascending.length?1/0:ascending[position-1]}function medianPositions(n,confidence){return confidence>=1?{low:0,high:n+1,confidence:1}:
n<=EXACT_INTERVAL_UP_TO?exactPositions(n,confidence):normalPositions(n,confidence)}function exactPositions(n,confidence){
let low=Math.ceil((n+1)/2)-1,high=low+1,covered=coinProbability(n,low);for(;covered<confidence&&(low>0||high<=n);){let left=coinProbability(
n,low-1),right=coinProbability(n,high),leftFirst=left===right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered+=leftFirst?
left:right,leftFirst?low-=1:high+=1}return{low,high,confidence:covered}}function normalPositions(n,confidence){let deviation=Math.
sqrt(n/4),cdf=gap=>normalCdf((gap-.5-n/2)/deviation),coverage=(low2,high2)=>cdf(high2)-cdf(low2),reach=normalQuantile((1+
confidence)/2)*deviation,low=Math.floor(n/2-reach-.5)+1,symmetric=Math.ceil(n/2+reach-.5)+1,high=coverage(low,symmetric-
1)>=confidence?symmetric-1:symmetric;return low<=0&&high>n?{low:0,high:n+1,confidence:1}:{low:Math.max(0,low),high:Math.
min(n+1,high),confidence:coverage(low,high)}}function wilcoxonRankSum(sampleX,sampleY){if(!sampleX.length||!sampleY.length)throw new Error("Neither sample can be emp\
ty");for(var pooledSamples=sampleX.map(function(x){return{label:"x",value:x}}).concat(sampleY.map(function(y){return{label:"\
y",value:y}})).sort(function(a,b){return a.value-b.value}),rank2=0;rank2<pooledSamples.length;rank2++)pooledSamples[rank2].
rank=rank2;for(var tiedRanks=[pooledSamples[0].rank],i=1;i<pooledSamples.length;i++)pooledSamples[i].value===pooledSamples[i-
1].value?(tiedRanks.push(pooledSamples[i].rank),i===pooledSamples.length-1&&replaceRanksInPlace(pooledSamples,tiedRanks)):
(tiedRanks.length>1&&replaceRanksInPlace(pooledSamples,tiedRanks),tiedRanks=[pooledSamples[i].rank]);function replaceRanksInPlace(pooledSamples2,tiedRanks2){
for(var average=(tiedRanks2[0]+tiedRanks2[tiedRanks2.length-1])/2,i2=0;i2<tiedRanks2.length;i2++)pooledSamples2[tiedRanks2[i2]].
rank=average}for(var rankSum=0,i$1=0;i$1<pooledSamples.length;i$1++){var sample=pooledSamples[i$1];sample.label==="x"&&(rankSum+=
sample.rank+1)}return rankSum}var BayesianClassifier=function(){this.totalCount=0,this.data={}};BayesianClassifier.prototype.train=function(item,category){
this.data[category]||(this.data[category]={});for(var k in item){var v=item[k];this.data[category][k]===void 0&&(this.data[category][k]=
{}),this.data[category][k][v]===void 0&&(this.data[category][k][v]=0),this.data[category][k][v]++}this.totalCount++};BayesianClassifier.
prototype.score=function(item){var odds={},category;for(var k in item){var v=item[k];for(category in this.data)odds[category]===
void 0&&(odds[category]={}),this.data[category][k]?odds[category][k+"_"+v]=(this.data[category][k][v]||0)/this.totalCount:
odds[category][k+"_"+v]=0}var oddsSums={};for(category in odds){oddsSums[category]=0;for(var combination in odds[category])
oddsSums[category]+=odds[category][combination]}return oddsSums};var COEFFICIENTS=[.9999999999999971,57.15623566586292,-59.59796035547549,14.136097974741746,-.4919138160976202,3399464998481189e-20,
4652362892704858e-20,-9837447530487956e-20,.0001580887032249125,-.00021026444172410488,.00021743961811521265,-.0001643181065367639,
8441822398385275e-20,-26190838401581408e-21,36899182659531625e-22],g=607/128,LOGSQRT2PI=Math.log(Math.sqrt(2*Math.PI));function gammaln(n){
if(n<=0)return Number.POSITIVE_INFINITY;n--;for(var a=COEFFICIENTS[0],i=1;i<15;i++)a+=COEFFICIENTS[i]/(n+i);var tmp=g+.5+
n;return LOGSQRT2PI+Math.log(a)-tmp+(n+.5)*Math.log(tmp)}var SQRT_2PI$1=Math.sqrt(2*Math.PI);function cumulativeDistribution(z2){for(var sum2=z2,tmp=z2,i=1;i<30;i++)tmp*=z2*z2/(2*
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
min(before+group,half)}),before+=group;for(let at2=offset+starts[half+1];at2<end;at2++)exactly[at2]=exactly[offset+end-1-
at2];for(let dealt=0;dealt<=size;dealt++)accumulate(offset+starts[dealt],offset+starts[dealt+1])}function accumulate(start,end){
let from=exactly,to=atMost,total=0;for(let at2=start;at2<end;at2++)total+=from[at2],to[at2]=total}function addGroup({offset,
starts,group,before,rows}){let dealtOfGroup=Array.from({length:group+1},(_,k)=>choose(group,k)),ways=exactly;for(let dealt=rows;dealt>=
1;dealt--)for(let k=Math.max(1,dealt-before);k<=Math.min(group,dealt);k++){let source=dealt-k,to=offset+starts[dealt]+k*
(2*(before-source)+group-k),from=offset+starts[source],last=2*source*(before-source),factor=dealtOfGroup[k];for(let u=0;u<=
last;u++)ways[to+u]+=factor*ways[from+u]}}function sum(sizes){let total=0;for(let index=0;index<sizes.length;index++)total+=
sizes[index];return total}var lowerHalves=new Map;function untiedLowerHalf(n,m){if(n>m)return untiedLowerHalf(m,n);let key=`${n},${m}`,half=lowerHalves.
get(key);if(half===void 0){half=untiedProbabilities(n,m);for(let u=1;u<half.length;u++)half[u]+=half[u-1];lowerHalves.set(
key,half)}return half}function untiedProbabilities(n,m){let last=Math.floor(n*m/2),rows=firstRows(n,last);for(let large=1;large<=
m;large++)enlarge(rows,large,last);return rows[n]}function untiedLowerHalves(total,smallest){let half=total>>1,rows=firstRows(
half,half*(total-half)),tails=[];for(let large=1;large<=total-smallest;large++){enlarge(rows,large,half*(total-half));let small=total-
large;if(small>large)continue;let tail=rows[small].slice(0,Math.floor(small*large/2)+1);for(let u=1;u<tail.length;u++)tail[u]+=
tail[u-1];tails[small]=tail}return tails}function firstRows(n,last){let rows=Array.from({length:n+1},()=>new Float64Array(
last+1));return rows[0][0]=1,rows}function enlarge(rows,large,last){for(let small=1;small<=Math.min(rows.length-1,large);small++){
let row=rows[small],withoutSmall=rows[small-1],withoutLarge=small<large?row:withoutSmall;for(let u=Math.min(last,small*large);u>=
0;u--){let shifted=u>=large?small*withoutSmall[u-large]:0;row[u]=(shifted+large*withoutLarge[u])/(small+large)}}}function smallerTiedTail({
groups,size,doubledU}){let total=groups.reduce((sum2,group)=>sum2+group,0),pairs=size*(total-size),followed=doubledU<=pairs?
size:total-size,bound=Math.min(doubledU,2*pairs-doubledU),atMost2=waysAtMost({groups,size:followed,bound}),below=waysAtMost(
{groups,size:followed,bound:bound-1}),all=choose(total,followed);return Math.min(atMost2,all-below)/all}function mannWhitney(base,head,options={}){let{exactUpTo=EXACT_UP_TO}=options,n=base.length,u=wilcoxonRankSum([...base],
[...head])-n*(n+1)/2,groups=tieGroups([...base,...head]),isTied=groups.length<n+head.length,limit=isTied?exactUpTo.tied:
exactUpTo.untied,method=Math.max(n,head.length)<=limit?"exact":"normal",outcome={u,n,m:head.length,groups};return groups.
length===1?{u,p:1,method}:method==="normal"?{u,p:normalP(outcome),method}:{u,p:isTied?tiedP(outcome):untiedP(outcome),method}}
function smallestTwoSidedP(n,m){return Math.min(1,2/choose(n+m,n))}function untiedP({u,n,m}){let smaller=Math.min(u,n*m-
u);return 2*smaller===n*m?1:Math.min(1,2*untiedLowerHalf(n,m)[smaller])}function tiedP({u,n,groups}){return Math.min(1,2*
smallerTiedTail({groups,size:n,doubledU:2*u}))}function normalP({u,n,m,groups}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m/12*(size+1-ties/(size*(size-1)))),distance=Math.max(0,Math.abs(u-n*m/2)-.5);return Math.
min(1,2*normalTail(distance/deviation))}function tieGroups(values){let sizes=[],previous=Number.NaN;for(let value of sortAscending(
values))value===previous?sizes[sizes.length-1]+=1:sizes.push(1),previous=value;return sizes}var EXACT_UP_TO={untied:50,tied:50},
BENCHSTAT_EXACT={untied:50,tied:25};var LN2_HIGH=.6931471803691238,LN2_LOW=19082149292705877e-26,L1=.6666666666666735,L2=.3999999999940942,L3=.2857142874366239,
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
0))}var EXACT_UP_TO2=20;function goChoose(n,k){return k<=0||k>=n||n<=EXACT_UP_TO2?choose(n,k):goExp(logFactorial(n)-logFactorial(
k)-logFactorial(n-k))}var STIRLING=[.4189385332046727,.08333333333333297,-.0027777777772877554,.0007936505586430196,-.00059518755745034,
.0008363399189962821,-.0016309293409657527];function logFactorial(n){let x=n+1;if(x<8)return goLog([1,1,2,6,24,120,720][n]);
let z2=1/x,y=z2*z2,[c0,c1,c2,c3,c4,c5,c6]=STIRLING,series=c0+z2*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(
x)-1)+series}function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.NaN;let value=base[0];if(value===
head[0]&&value===base.at(-1)&&value===head.at(-1))return null;let ranking=rank(base,head),{groups,doubledU,n,m}=ranking,
isTied=groups.length<n+m,limit=isTied?BENCHSTAT_EXACT.tied:BENCHSTAT_EXACT.untied;if(Math.max(n,m)>limit)return normalP2(
ranking);if(doubledU===n*m)return 1;let smaller=Math.min(doubledU,2*n*m-doubledU);return 2*(isTied?tiedTail(ranking,smaller):
untiedLowerHalf(n,m)[smaller/2])}function rank(base,head){let n=base.length,m=head.length,groups=[],doubledRanks=0,i=0,j=0;
for(;i<n||j<m;){let before=i+j,beforeInBase=i,value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];for(;base[i]===value;)i+=
1;for(;head[j]===value;)j+=1;groups.push(i+j-before),doubledRanks+=(i-beforeInBase)*(before+1+i+j)}return{groups,doubledU:doubledRanks-
n*(n+1),n,m}}function tiedTail({groups,n,m},doubledU){if(groups.length===2)return waysOfTwoGroups(groups,n,doubledU)/goChoose(
n+m,n);let tail=waysAtMost({groups,size:n,bound:doubledU})/choose(n+m,n);return n+m<=WHOLE_UP_TO||!isShortDecimal(2*tail)?
tail:countTiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;function isShortDecimal(p){let scaled=p*1e5;return Math.
abs(scaled-Math.round(scaled))<1e-6}function normalP2({groups,doubledU,n,m}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12),distance=(doubledU-n*m)/2,below=normalCdf((distance-
.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}function waysOfTwoGroups(groups,size,doubledU){let[low,
high]=groups,last=Math.trunc((doubledU-size*(low-size))/(low+high)),ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++)
ways+=goChoose(low,size-inHigh)*goChoose(high,inHigh);return ways}function countTiedWays(groups,size,doubledU){let below=[
0];for(let group of groups)below.push(below.at(-1)+group);let rises=[0,groups[0]];for(let k=2;k<=groups.length;k++)rises.
push(below[k-1]+below[k]);let known2=new Map,count=(k,dealt,bound)=>{if(k===2)return waysOfTwoGroups(groups,dealt,bound);
let key=`${k},${dealt},${bound}`,ways=known2.get(key);if(ways===void 0){ways=0;let group=groups[k-1];for(let here=Math.max(
0,dealt-below[k-1]);here<=Math.min(dealt,group);here++){let rest=bound-here*(rises[k]-2*dealt+here);ways+=countWithin(k-
1,dealt-here,rest)*goChoose(group,here)}known2.set(key,ways)}return ways},countWithin=(k,dealt,bound)=>bound<findExtremeU(
groups.slice(0,k),dealt,"least")?0:bound>findExtremeU(groups.slice(0,k),dealt,"most")?goChoose(below[k],dealt):count(k,dealt,
bound);return count(groups.length,size,doubledU)}function findExtremeU(groups,dealt,which){let total=groups.reduce((sum2,group)=>sum2+
group,0),order=which==="least"?groups:groups.toReversed(),left=dealt,ties=0;for(let group of order){let taken=Math.min(left,
group);ties+=taken*(group-taken),left-=taken}return which==="least"?ties:2*dealt*(total-dealt)-ties}var EXACT={summarise:summariseExact,compare:()=>({p:0,alpha:0,warnings:[]})},assumptionsByLevels=new Map;function assumeNothing(levels){
let key=`${levels.alpha},${levels.confidence}`,assumption=assumptionsByLevels.get(key)??makeAssumption(levels);return assumptionsByLevels.
set(key,assumption),assumption}function makeAssumption({alpha,confidence}){let positions=memoise(n=>medianPositions(n,confidence)),
tooFewForInterval=[formatIntervalMinimum(confidence)],{needed,tooFew}=findDifferenceMinimum(alpha);return{summarise:sample=>{
let ends=positions(sample.length),low=orderStatistic(sample,ends.low),high=orderStatistic(sample,ends.high),isInfinite=!isBounded(
low)||!isBounded(high);return{centre:medianOf(sample),low,high,warnings:isInfinite?tooFewForInterval:NONE}},compare:(base,head)=>{
let p=benchstatP(base,head);if(p===null)return{p:1,alpha,warnings:ALL_EQUAL};let isSmall=p>alpha&&base.length<needed&&head.
length<needed;return{p,alpha,warnings:isSmall?tooFew:NONE}}}}var NONE=[],ALL_EQUAL=["all samples are equal"];function memoise(work){
let values=new Map;return n=>{let value=values.get(n)??work(n);return values.set(n,value),value}}function isBounded(value){
return Math.abs(value)!==1/0}function orderStatistic(sample,position){return position<1?-1/0:position>sample.length?1/0:
sample[position-1]}function medianOf(sample){let n=sample.length,position=1/3+.5*(n+1/3),below=Math.floor(position);return below<=
0?sample[0]:below>=n?sample[n-1]:sample[below-1]+(position-below)*(sample[below]-sample[below-1])}var INTERVAL_SIZES={first:2,
last:50};function formatIntervalMinimum(confidence){let level=`samples for confidence interval at level ${formatShortestNumber(
confidence)}`;for(let n=INTERVAL_SIZES.first;n<=INTERVAL_SIZES.last;n++){let{low,high}=medianPositions(n,confidence);if(low>
0&&high<=n)return`need >= ${n} ${level}`}return`need > ${INTERVAL_SIZES.last} ${level}`}var SMALLEST_P=[1,.3333333333333333,
.1,.02857142857142857,.007936507936507936,.0021645021645021645,.0005827505827505828,.0001554001554001554,4113533525298231e-20];
function findDifferenceMinimum(alpha){let index=SMALLEST_P.findIndex(p=>p<=alpha),needed=(index<0?SMALLEST_P.length:index)+
1,text=`need ${index<0?">":">="} ${needed} samples to detect a difference at alpha level ${formatShortestNumber(alpha)}`;
return{needed,tooFew:[text]}}function summariseExact(sample){let low=sample[0],high=sample.at(-1),{value,count}=modeOf(sample);
if(count===sample.length)return{centre:value,low,high,warnings:NONE};let range=`${formatShortestNumber(low)} to ${formatShortestNumber(
high)}`;return{centre:value,low,high,warnings:[`exact distribution expected, but values range from ${range}`]}}function modeOf(sample){
let most={value:sample[0],count:1},start=0;for(let index=1;index<sample.length;index++){sample[index]!==sample[start]&&(start=
index);let count=index-start+1;count>most.count&&(most={value:sample[start],count})}return most}function summarise(grid,levels){let assumption=grid.assumes==="exact"?EXACT:assumeNothing(levels),{fields,unit,assumes,columns}=grid,
sort=makeSampleSorter(countValues(grid)),rows=grid.rows.map((label,row)=>({label,cells:summariseRow(grid.cells[row],assumption,
sort)})),baseRows=rows.filter(({cells})=>cells[0]!==null).length,geomeans=columns.map((_,column)=>computeGeomean(rows,column,
baseRows));return{fields,unit,assumes,columns,rows,geomeans}}function countValues({cells}){let addCell=(count,cell)=>count+
(cell?.values.length??0);return cells.reduce((count,row)=>row.reduce(addCell,count),0)}function summariseRow(cells,assumption,sort){
let summariseCell=(cell,base2)=>{let sample=sort(cell.values),{centre,low,high,warnings}=assumption.summarise(sample);return{
centre,low,high,warnings:cell.varying.length===0?warnings:[`benchmarks vary in ${cell.varying.join(", ")}`,...warnings],
sample,comparison:base2&&{...assumption.compare(base2.sample,sample),base:base2}}},first=cells[0]??null,base=first&&summariseCell(
first,null);return cells.map((cell,column)=>column===0?base:cell&&summariseCell(cell,base))}function computeGeomean(rows,column,baseRows){
let centres=[],ratios=[],hasZeroBase=!1;for(let row=0;row<rows.length;row+=1){let cell=rows[row].cells[column];if(!cell||
(centres.push(cell.centre),cell.comparison===null))continue;let base=cell.comparison.base.centre;cell.centre!==base&&base===
0&&(hasZeroBase=!0),ratios.push(cell.centre===base?1:cell.centre/base)}let value=benchstatGeomeanOf(centres),ratio=column===
0||hasZeroBase?null:benchstatGeomeanOf(ratios),warnings=[];return column>0&&ratios.length!==baseRows&&warnings.push(SET_DIFFERS),
value===null&&warnings.push("summaries must be >0 to compute geomean"),column>0&&!hasZeroBase&&ratio===null&&warnings.push(
"ratios must be >0 to compute geomean"),{value,ratio,warnings}}var SET_DIFFERS="benchmark set differs from baseline; geo\
means may not be comparable";function benchstatGeomeanOf(values){if(values.length===0)return null;let meanLog=0;for(let index=0;index<
values.length;index+=1){let value=values[index];if(value<=0)return null;meanLog+=(goLog(value)-meanLog)/(index+1)}let mean=goExp(
meanLog);return Number.isNaN(mean)?null:mean}var INSERTED_UP_TO=12;function makeSampleSorter(valueCount){let buffer=new Float64Array(
valueCount),used2=0;return values=>{let sample=buffer.subarray(used2,used2+values.length);return used2+=values.length,sample.
set(values),sample.length<=INSERTED_UP_TO?insertInOrder(sample):putNaNFirst(sample.sort()),sample}}function insertInOrder(sample){
for(let end=1;end<sample.length;end++){let value=sample[end],at2=end;for(;at2>0&&isBefore(value,sample[at2-1]);at2--)sample[at2]=
sample[at2-1];sample[at2]=value}}function isBefore(a,b){return a<b||Number.isNaN(a)&&!Number.isNaN(b)}function putNaNFirst(sample){
let numbers=sample.length;for(;numbers>0&&Number.isNaN(sample[numbers-1]);)numbers-=1;numbers!==sample.length&&(sample.copyWithin(
sample.length-numbers,0,numbers),sample.fill(Number.NaN,0,sample.length-numbers))}function makeCellStore(){let cells=[],positions=[];return{cells,cellAt({table,row,column},residue){positions[table]??=[],
positions[table][column]??=[];let rows=positions[table][column],cell=rows[row];return cell===void 0?(cell={table,row,column,
values:[],residues:residue},rows[row]=cell,cells.push(cell)):typeof cell.residues!="number"?cell.residues.add(residue):cell.
residues!==residue&&(cell.residues=new Set([cell.residues,residue])),cell}}}function arrange(cells,arrangement){let{axes,
residue}=arrangement,ranks=axes.table.tupleRanks(),tables=[];for(let[tuple,rank2]of ranks.entries())tables[rank2]={tuple,
cells:[]};for(let cell of cells)tables[ranks[cell.table]].cells.push(cell);let rowRanks=axes.row.tupleRanks(),columnRanks=axes.
column.tupleRanks(),labels=Array.from(rowRanks,(_,tuple)=>axes.row.values(tuple).filter(Boolean).join(" "));return tables.
map(table=>{let rows=orderTuples(table.cells,"row",rowRanks),columns=orderTuples(table.cells,"column",columnRanks),matrix=rows.
tuples.map(()=>columns.tuples.map(()=>null));for(let{row,column,values,residues}of table.cells){let varying=listVaryingFields(
residue,residues);matrix[rows.indexes.get(row)][columns.indexes.get(column)]={values,varying}}return{...describeTable(arrangement,
table.tuple),rows:rows.tuples.map(tuple=>labels[tuple]),columns:columns.tuples.map(tuple=>axes.column.values(tuple)),cells:matrix}})}
function describeTable({axes,units},tuple){let values=axes.table.values(tuple),unit=values.pop(),names=axes.table.fields();
return{fields:values.map((value,index)=>({name:names[index],value})),unit,assumes:units.isExact(unit)?"exact":"nothing",
better:units.better(unit)}}function orderTuples(cells,axis,ranks){let tuples=[...new Set(cells.map(cell=>cell[axis]))].sort(
(a,b)=>ranks[a]-ranks[b]);return{tuples,indexes:new Map(tuples.map((tuple,index)=>[tuple,index]))}}var NONE2=[];function listVaryingFields(residue,residues){
if(typeof residues=="number")return NONE2;let[first=[],...others]=Array.from(residues,tuple=>residue.values(tuple));return residue.
fields().filter((_,field)=>others.some(values=>values[field]!==first[field]))}function extractorOf(key){return key===""?null:key===".name"?({name})=>partsOf(name).base:key===".fullname"?({name})=>name:
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
`)}}var RE2JS={compile:pattern=>__require("#re2js").RE2JS.compile(pattern)};var STARS=/\*\*\/|\*\*|\*/g,TOKENS=new RegExp(`(?:${STARS.source})+|[^*]`,"gu");function compilePattern(glob){if(!/[*?]/.
test(glob))return text=>text===glob;let start=glob.slice(0,glob.search(/[*?]/)).replace(/[\ud800-\udbff]$/,""),automaton=null;
return text=>text.startsWith(start)?(automaton??=makeAutomaton(glob.slice(start.length)),has(runAutomaton(automaton,text.
slice(start.length)),automaton.final)):!1}function makeAutomaton(glob){let tokens=(glob.match(TOKENS)??[]).flatMap(token=>token.
startsWith("*")?mergeStars(token):[token]),size=1+tokens.reduce((sum2,token)=>sum2+(token.startsWith("**/")?2:token[0]===
"*"?0:1),0),words=Math.ceil(size/32),none=()=>new Uint32Array(words),[others,staysAnywhere,staysInPart,skips]=[none(),none(),
none(),none()],steps=new Map([["/",none()]]),anyStep=[],state=0;for(let token of tokens)token.startsWith("**/")?(add(skips,
state),add(staysAnywhere,state+1),add(steps.get("/"),state+1),state+=2):token==="**"?add(staysAnywhere,state):token==="*"?
add(staysInPart,state):(token==="?"?anyStep.push(state):add(steps.get(token)??setNew(steps,token,none()),state),state+=1);
for(let[character,step]of[...steps,["",others]])if(character!=="/")for(let one of anyStep)add(step,one);let first=none();
return add(first,0),skipFolders(first,skips),{words,final:state,first,steps,others,staysAnywhere,staysInPart,skips}}function mergeStars(run){
let stars=[...new Set(run.match(STARS))];return stars.includes("**")||/\*\*\/\*(?!\*)/.test(run)?["**"]:stars}function runAutomaton(automaton,text){
let{words,steps,others,staysAnywhere,staysInPart}=automaton,[states,next]=[automaton.first.slice(),new Uint32Array(words)];
for(let character of text){let step=steps.get(character)??others,carry=0,alive=0;for(let word=0;word<words;word+=1){let now=states[word],
stays=character==="/"?staysAnywhere[word]:staysAnywhere[word]|staysInPart[word],moved=now&step[word];next[word]=moved<<1|
carry|now&stays,carry=moved>>>31,alive|=next[word]}if(alive===0)return next;skipFolders(next,automaton.skips),[states,next]=
[next,states]}return states}function skipFolders(states,skips){let carry=0;for(let word=0;word<states.length;word+=1){let at2=states[word]&
skips[word];states[word]|=at2<<1|at2<<2|carry,carry=at2>>>31|at2>>>30}}function add(states,state){states[state>>>5]|=1<<
(state&31)}function has(states,state){return(states[state>>>5]&1<<(state&31))!==0}function setNew(map,key,value){return map.
set(key,value),value}function compileBelow(glob){let automaton=makeAutomaton(glob),{final,staysAnywhere,staysInPart}=automaton,
isEndless=has(staysAnywhere,final)||has(staysInPart,final);return folder=>{let states=runAutomaton(automaton,`${folder}/`);
return isEndless||(states[final>>>5]&=~(1<<(final&31))),states.some(word=>word!==0)}}function selectPaths(globs){let rules=globs.
map(glob=>{let excludes=glob.startsWith("!"),own=excludes?glob.slice(1):glob,[matches,mayMatchBelow]=[compilePattern(own),
compileBelow(own)];return{glob,excludes,matches,mayMatchBelow,covers:folder=>own===folder||own.endsWith("**")&&matches(`${folder}\
/`)}}),isInsideByDefault=rules[0]?.excludes??!0;return{hasFile(path,isNamed=!1){let last=rules.findLast(({matches})=>matches(
path));return last===void 0?isInsideByDefault||isNamed:!last.excludes},mayHaveBelow(folder,isNamed=!1){let last=rules.findLast(
({excludes,matches,mayMatchBelow,covers})=>excludes?covers(folder):matches(folder)||mayMatchBelow(folder));return last===
void 0?isInsideByDefault||isNamed:!last.excludes},isMatched(pattern,files,folders){let rule=rules.find(({glob})=>glob===
pattern);return rule!==void 0&&(files.some(rule.matches)||folders.some(rule.mayMatchBelow))}}}function compileOrderedPatterns(globs){
let{hasFile}=selectPaths(globs);return path=>hasFile(path)}function compilePatterns(globs){let includes=globs.filter(glob=>!glob.
startsWith("!")).map(compilePattern),excludes=globs.filter(glob=>glob.startsWith("!")).map(glob=>compilePattern(glob.slice(
1)));return names=>(includes.length===0||includes.some(matches=>names.some(matches)))&&!excludes.some(matches=>names.some(
matches))}var TokenReader=class{#query;#at;constructor(query,at2=0){this.#query=query,this.#at=at2}peek(){return parseToken(this.#query,
this.#at,!1)}next(){let token=this.peek();return this.#at=token.end,token}nextValue(){let token=parseToken(this.#query,this.#at,
!0);return this.#at=token.end,token}refuse({start},message){return throwSyntaxError(this.#query,start,message)}},SPACES=new RegExp(
`[${GO_SPACE}]*`,"y"),OPERATOR_AT_START=/[():@,*-]/y,BARE_WORD=new RegExp(`[^():@,${GO_SPACE}]+`,"y"),SEPARATOR=/$|[\t-\r ():@,*-]/y,
GRAPHIC=/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu;function throwSyntaxError(query,at2,message){let column=query.slice(0,at2).
match(GRAPHIC)?.length??0;return throwBenchstatError(`syntax error: ${message}
	${query}
	${" ".repeat(column)}^`,at2)}function matchAt(pattern,query,at2){return pattern.lastIndex=at2,pattern.exec(query)?.[0]??
null}function parseToken(query,from,isRegexpAllowed){let start=from+matchAt(SPACES,query,from).length;if(start===query.length)
return{kind:"end",text:"",start,end:start};let operator=matchAt(OPERATOR_AT_START,query,start);if(operator!==null)return{
kind:operator,text:operator,start,end:start+1};if(query[start]==="/"&&isRegexpAllowed)return parseRegexp(query,start);if(query[start]===
'"')return parseQuotedWord(query,start);let word=matchAt(BARE_WORD,query,start);return{kind:word==="AND"||word==="OR"?word:
"word",text:toBytes(word),start,end:start+word.length}}function parseQuotedWord(query,start){let end=start+1;for(;end<query.
length&&(query[end]!=='"'||query[end-1]==="\\");)end+=1;end===query.length&&throwSyntaxError(query,start,"missing end qu\
ote");let text=unquoteGo(query.slice(start+1,end));return text===null?throwSyntaxError(query,start,"bad escape sequence"):
{kind:"word",text,start,end:end+1}}function parseRegexp(query,start){let close=findRegexpEnd(query,start+1);close<0&&throwSyntaxError(
query,start,'missing close "/"');let text=query.slice(start+1,close),matches=compileQueryRegexp(query,start,text),end=close+
1;return matchAt(SEPARATOR,query,end)===null&&throwSyntaxError(query,end,'regexp must be followed by space or an operato\
r (unescaped "/"?)'),{kind:"regexp",text,start,end,matches}}function compileQueryRegexp(query,start,text){try{return compileRegexp(
text)}catch(error){let message=benchstatMessageOf(error);if(message===null)throw error;return throwSyntaxError(query,start,
message)}}function findRegexpEnd(query,from){let brackets=0,parentheses=0;for(let at2=from;at2<query.length;at2+=1){let character=query[at2];
if(character==="/"&&brackets===0&&parentheses===0)return at2;character==="\\"?at2+=1:character==="["?brackets+=1:character===
"]"?brackets=Math.max(0,brackets-1):brackets===0&&character==="("?parentheses+=1:brackets===0&&character===")"&&(parentheses-=
1)}return-1}function compileRegexp(expression){let compiled=compileWithGoErrors(expression),{length}=expression;return length>
1e3&&throwBenchstatError(`regexp has ${length} characters, but at most ${1e3} are allowed`),bytes=>compiled.test(charactersOf(
bytes).map(fromBytes).join(""))}function compileWithGoErrors(expression){try{return RE2JS.compile(expression)}catch(error){
if(!(error instanceof Error&&error.message.startsWith("error parsing regexp")))throw error;let{message}=error;if(message.
endsWith("`"))return throwBenchstatError(message);let part=message.includes("trailing backslash")?"":expression;return throwBenchstatError(
`${message}: \`${part}\``)}}function parseFilter(query){let tokens=new TokenReader(query),term=parseOr(tokens),rest=tokens.next();return rest.kind===
"end"?term():tokens.refuse(rest,`unexpected "${fromBytes(rest.text)}"`)}function parseOr(tokens){let terms=[parseAnd(tokens)];
for(;tokens.peek().kind==="OR";)tokens.next(),terms.push(parseAnd(tokens));return joinTerms(terms,"some")}function parseAnd(tokens){
let terms=[parseMatch(tokens)];for(;;){let next=tokens.peek();switch(next.kind){case"AND":tokens.next();break;case"end":case"\
)":case"OR":return joinTerms(terms,"every");case":":case"@":case",":return tokens.refuse(next,`unexpected "${next.text}"`);default:
terms.push(parseMatch(tokens))}}}function parseMatch(tokens){let token=tokens.next();switch(token.kind){case"(":{let term=parseOr(
tokens),close=tokens.next();return close.kind===")"?term:tokens.refuse(close,'missing ")"')}case"-":{let term=parseMatch(
tokens);return()=>{let filter=term();return candidate=>!filter(candidate)}}case"*":return joinTerms([],"every");case"wor\
d":return parseKeyAndValue(tokens,token);default:return tokens.refuse(token,"expected key:value or subexpression")}}function parseKeyAndValue(tokens,key){
tokens.next().kind!==":"&&tokens.refuse(key,"expected key:value");let first=tokens.nextValue();if(first.kind!=="(")return makeMatchTerm(
tokens,key,first)??tokens.refuse(key,"expected key:value");let terms=[];for(;;){let value=tokens.nextValue();terms.push(
makeMatchTerm(tokens,key,value)??tokens.refuse(value,"expected value"));let next=tokens.nextValue();if(next.kind===")")return joinTerms(
terms,"some");next.kind!=="OR"&&tokens.refuse(next,"value list must be separated by OR")}}function makeMatchTerm(tokens,key,value){
if(value.kind!=="word"&&value.kind!=="regexp")return null;let matches=value.matches??(text=>text===value.text);return()=>{
if(key.text===".unit")return({unit,writtenUnit})=>matches(unit)||matches(writtenUnit);key.text===".config"&&tokens.refuse(
key,".config is only allowed in projections");let extract=extractorOf(key.text)??tokens.refuse(key,"key must not be empt\
y");return({result})=>matches(extract(result))}}function joinTerms(terms,quantifier){return terms.length===1?terms[0]:()=>{
let filters=terms.map(compile=>compile());return candidate=>filters[quantifier](filter=>filter(candidate))}}var PREFIX="Benchmark",OTHER={kind:"other"},SPACES2=new RegExp(`[${GO_SPACE}]+`),NAME2=new RegExp(`^[^${GO_SPACE}]*`),CONFIGURATION=new RegExp(
`^(\\p{Ll}[^:\\p{Lu}${GO_SPACE}]*):(?:[ \\t]+(.*))?$`,"su");function parseGoLine(line){if(line.startsWith(PREFIX))return parseResult(
line);if(line.startsWith("U")){let[word,unit,...settings]=fieldsOf(line);if(word==="Unit")return unit===void 0?makeBrokenLine(
"missing unit"):{kind:"unit",unit,settings:settings.map(parseUnitSetting)}}let match=CONFIGURATION.exec(line);return match===
null?OTHER:{kind:"configuration",key:match[1],value:match[2]??""}}function parseUnitSetting(word){let equals=word.indexOf(
"=");return equals>0?{key:word.slice(0,equals),value:word.slice(equals+1)}:null}var PACKAGE_ENDED=/^(?:ok|\?) *\t/;function findTornResult(line){
let at2=PACKAGE_ENDED.test(line)?-1:line.lastIndexOf(PREFIX);if(at2<=0)return null;let result=line.slice(at2),read=parseGoLine(
result),name=read.kind==="result"?read.name:/^(Benchmark\S*) *\t/.exec(result)?.[1];return name===void 0?null:{name,before:line.
slice(0,at2).trim()}}function parseResult(line){let name=NAME2.exec(line)[0];if(name===line)return OTHER;let[count,...rest]=fieldsOf(
line.slice(name.length));if(count===void 0)return makeBrokenLine("missing iteration count");let iterations=parseIterations(
count);if(typeof iterations=="string")return makeBrokenLine(`parsing iteration count: ${iterations}`);if(rest.length===0)
return makeBrokenLine("missing measurements");let measures=[];for(let index=0;index<rest.length;index+=2){let value=parseGoFloat(
rest[index]);if(typeof value=="string")return makeBrokenLine(`parsing measurement: ${value}`);let unit=rest[index+1];if(unit===
void 0)return makeBrokenLine("missing units");measures.push({value,unit})}return{kind:"result",name,iterations,measures}}
function fieldsOf(text){return text.split(SPACES2).filter(field=>field!=="")}function makeBrokenLine(message){return{kind:"\
broken",message}}var NAME3="Benchmark[!#-[\\]-~]*",NUMBER="(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?(?:[eE][-+]?\\d{1,2})?",GAP="[ \\t]+",ITERATIONS="\
\\d{1,18}";function parseGoText(text,sink){let shapes=new Map,shape=null,lines=0;for(let at2=0;at2<text.length;){let block=shape===
null?"":findBlock(text,at2,shape);if(shape!==null&&block!==""){let results=JSON.parse(`[${block.replace(shape.line,shape.
json)}0]`);results.pop(),sink.takeResults(results,shape.units),lines+=results.length/(shape.units.length+1),at2+=block.length;
continue}let end=endOfLine(text,at2);lines+=1;let units=sink.takeLine(text.slice(at2,end),lines,()=>text.slice(end+1,endOfLine(
text,end+1)));units!==null&&(shape=findShape(shapes,units)),at2=end+1}}function endOfLine(text,start){let end=text.indexOf(
`
`,start);return end<0?text.length:end}function findBlock(text,at2,{block}){return block.lastIndex=at2,!block.test(text)||
block.lastIndex-at2>=65536?"":text.slice(at2,block.lastIndex)}function findShape(shapes,units){let key=units.join("	"),present=shapes.
get(key);if(present!==void 0)return present;if(units.length>32||key.length>1e3||shapes.size>=16)return null;let shape=makeShape(
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
power}var SEPARATOR2=`
\0`;function makeTuples(parts2){let tuples=[],numbers=new Map,allFields=()=>parts2.flatMap(({fields})=>fields);function tupleOf(result,unit=""){
let tuple=[];for(let part of parts2)part.fill(tuple,result,unit);for(;tuple.length>0&&(tuple.at(-1)??"")==="";)tuple.pop();
let key=tuple.join(SEPARATOR2),known2=numbers.get(key);if(known2!==void 0)return known2;for(let{ranks,place}of allFields()){
let value=tuple[place]??"";ranks!==null&&!ranks.has(value)&&ranks.set(value,ranks.size)}return numbers.set(key,tuples.length),
tuples.push(tuple)-1}return{tupleOf,fields:()=>allFields().map(({name})=>name),values:number=>allFields().map(({place})=>tuples[number][place]??
""),tupleRanks(){let fields=allFields(),sorted=[...tuples.keys()].sort((one,other)=>compareTuples(fields,tuples[one],tuples[other])),
places=new Int32Array(sorted.length);for(let[place,tuple]of sorted.entries())places[tuple]=place;return places}}}function compareTuples(fields,one,other){
for(let{place,order}of fields){let left=one[place]??"",right=other[place]??"";if(left!==right)return order(left,right)||
compareBytes(left,right)}return 0}function makeProjectionGroup(){let named={configuration:new Set,nameParts:[],showsConfiguration:!1,showsFullName:!1};return{
parse(query,options){let tokens=new TokenReader(query),draft=new ProjectionDraft(named);for(let expression of parseFields(
tokens))draft.addExpression(tokens,expression);return options?.withUnit===!0&&draft.addField(".unit","first",(_,unit)=>unit),
draft.finish()},makeResidue(){let draft=new ProjectionDraft(named);return named.showsConfiguration||draft.addConfiguration(
"first"),named.showsFullName||draft.addFullName("first"),draft.finish()}}}function parseFields(tokens){let fields=[];for(;;){
let next=tokens.next();if(next.kind==="end")return fields;let key=next.kind===","&&fields.length>0?tokens.next():next;key.
kind!=="word"&&tokens.refuse(key,"expected key"),fields.push({key,...parseOrder(tokens)})}}function parseOrder(tokens){if(tokens.
peek().kind!=="@")return{order:null,list:null};tokens.next();let order=tokens.next();if(order.kind==="word")return{order,
list:order.text==="fixed"?[]:null};order.kind!=="("&&tokens.refuse(order,"expected named sort order or parenthesized lis\
t");let list=[];for(;;){let next=tokens.next();if(next.kind===")")return list.length>0?{order,list}:tokens.refuse(next,"\
nothing to match");next.kind!=="word"&&tokens.refuse(next,"missing )"),list.push(next.text)}}var BYTES_ONLY=()=>0,ProjectionDraft=class{#named;#parts=[];#conditions=[];#fieldCount=0;#readsName=!1;constructor(named){
this.#named=named}finish(){let conditions=this.#conditions;return{...makeTuples(this.#parts),readsName:this.#readsName,admits:result=>conditions.
every(isMet=>isMet(result))}}addExpression(tokens,{key,order:typed,list}){let order=parseFieldOrder(tokens,typed,list),{
text}=key;if(text===".config"){list!==null&&tokens.refuse(typed,"fixed order not allowed for .config"),this.addConfiguration(
order);return}text===".unit"&&tokens.refuse(key,".unit is only allowed in filters");let extract=extractorOf(text)??tokens.
refuse(key,"key must not be empty");if(text===".fullname"?this.addFullName(order):(text===".name"||text.startsWith("/")?
(this.#named.nameParts.push(text),this.#readsName=!0):this.#named.configuration.add(text),this.addField(text,order,extract)),
list===null)return;let admitted=new Set(list);this.#conditions.push(result=>admitted.has(extract(result)))}addField(name,order,extract){
let field=this.#makeField(name,order);this.#parts.push({fields:[field],fill(tuple,result,unit){tuple[field.place]=extract(
result,unit)}})}addFullName(order){let{nameParts}=this.#named;this.#named.showsFullName=!0,this.#readsName=!0;let extract=null;
this.addField(".fullname",order,result=>(extract??=makeFullNameExtractor(nameParts),extract(result)))}addConfiguration(order){
this.#named.showsConfiguration=!0;let namedKeys=this.#named.configuration,fields=[],byKey=new Map,addKey=key=>{let field=this.#makeField(
key,order==="first"?BYTES_ONLY:order);return byKey.set(key,field),fields.push(field),field};this.#parts.push({fields,fill(tuple,{
configuration}){for(let key of configuration.keys){if(namedKeys.has(key))continue;let{place}=byKey.get(key)??addKey(key);
tuple[place]=configuration.values.get(key)}}})}#makeField(name,order){let place=this.#fieldCount++;if(order!=="first")return{
name,place,order,ranks:null};let ranks=new Map;return{name,place,order:(a,b)=>ranks.get(a)-ranks.get(b),ranks}}};function parseFieldOrder(tokens,order,list){
return list!==null?orderOfList(list):order===null||order.text==="first"?"first":NAMED_ORDERS.get(order.text)??tokens.refuse(
order,`unknown order ${quoteGo(order.text)}`)}var GoUnitSettings=class{#settings=new Map;get isEmpty(){return this.#settings.size===0}apply(unit,{key,value}){let settings=this.#settings.
get(unit)??new Map;this.#settings.set(unit,settings);let first=settings.get(key)??value;return settings.set(key,first),first===
value?null:first}isExact(unit){return this.#settings.get(unit)?.get("assume")==="exact"}better(unit){let stated=this.#settings.
get(unit)?.get("better");return stated==="lower"||stated==="higher"?stated:null}};var TIME=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \xB5s \u03BCs usec microsec\
ond microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],LONG_TIME=[[60,"min mins m\
inute minutes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],SIZE=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],
[1e6,"MB megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibyte\
s"],[2**20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],MIN_ANY_CASE_LENGTH={
sec:4,B:2},EXACT2=new Map,ANY_CASE=new Map;function learn(table,base,inside){for(let[factor,spellings]of table)for(let spelling of spellings.
split(" ")){let word={base,factor,inside};EXACT2.set(spelling,word),spelling.length>=MIN_ANY_CASE_LENGTH[base]&&ANY_CASE.
set(spelling.toLowerCase(),word)}}learn(TIME,"sec",!0);learn(LONG_TIME,"sec",!1);learn(SIZE,"B",!0);function findUnitWord(text){
return EXACT2.get(text)??ANY_CASE.get(text.toLowerCase())??null}function tidyUnit(unit){let word=findUnitWord(unit.trim());if(word!==null)return{unit:word.base,factor:word.factor};let tidied=tidyGoUnit(
unit);return tidied.factor>=1/MAX_FACTOR&&tidied.factor<=MAX_FACTOR?tidied:{unit,factor:1}}var MAX_FACTOR=1e30;function tidyGoUnit(unit){
let tidied="",factor=1,end=0;for(let{text,start,inDenominator}of splitUnit(unit))inDenominator||text!=="ns"&&text!=="MB"||
(factor=text==="ns"?factor/1e9:factor*1e6,tidied+=unit.slice(end,start)+(text==="ns"?"sec":"B"),end=start+text.length);return{
unit:tidied+unit.slice(end),factor}}function toMetricUnit(metric,unit){let name=`${metric}-${unit}`;return metric==="val\
ue"||tidyUnit(metric).unit===unit||tidyUnit(name).unit!==name?unit:name}function makeUnitRegistry(){let units=new Map,settings=new GoUnitSettings;return{find(written){let known2=units.get(written);
if(known2!==void 0)return known2;let{unit:base,factor}=tidyBytes(written),unit={number:units.size,written,base,factor};return units.
set(written,unit),unit},applyUnitSetting(unit,setting){let present=settings.apply(tidyBytes(unit).unit,setting);return present===
null?null:`metadata ${setting.key} of unit ${unit} already set to ${present}`},isExact:unit=>settings.isExact(tidyBytes(
unit).unit),better:unit=>settings.better(tidyBytes(unit).unit)}}var FOREIGN=57344;function tidyBytes(unit){if(!unit.includes(
"ns")&&!unit.includes("MB"))return{unit,factor:1};let shielded=unit.replaceAll(/[\x80-\xff]/g,byte=>shift(byte,FOREIGN)),
tidied=tidyGoUnit(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,byte=>shift(byte,-FOREIGN))}}
function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}function tabulateResults(expressions,files){let tabulator=new Tabulator(expressions);for(let{label,results}of files)tabulator.
add(label,results);return tabulator.grids().map(decodeGrid)}var ConfigurationCache=class{named=new Map;#tuples=new Map;tupleOf(projection,result,unit=""){
if(projection.readsName)return projection.tupleOf(result,unit);let byUnit=this.#tuples.get(projection)??new Map,tuple=byUnit.
get(unit)??projection.tupleOf(result,unit);return this.#tuples.set(projection,byUnit.set(unit,tuple)),tuple}},MAX_CONFIGURATIONS=1e3,
PREFIX2="Benchmark",Tabulator=class{problems=[];#filter;#axes;#ignored;#residue;#units=makeUnitRegistry();#store=makeCellStore();constructor(expressions){
let group=makeProjectionGroup(),parse=flag=>parseFlag(flag,()=>group.parse(expressions[flag],{withUnit:flag==="table"}));
this.#filter=parseFlag("filter",()=>parseFilter(expressions.filter)),this.#axes={table:parse("table"),row:parse("row"),column:parse(
"col")},this.#ignored=parse("ignore"),this.#residue=group.makeResidue()}grids(){return arrange(this.#store.cells,{axes:this.#axes,
residue:this.#residue,units:this.#units})}read({label,path,bytes}){let file=toBytes(label),configuration=makeConfiguration(),
caches=new Map,cache=null,findCache=()=>{let identity=configuration.identity();caches.size>MAX_CONFIGURATIONS&&caches.clear();
let current=caches.get(identity)??new ConfigurationCache;return caches.set(identity,current),current},findNamed=(current,name)=>{
let present=current.named.get(name);if(present!==void 0)return present;let named=this.#nameResults(current,{name:name.slice(
PREFIX2.length),file,configuration});return current.named.set(name,named),named};readGoFile({path,bytes},{configure(key,value){
configuration.set(key,value),cache=null},addResults:(results,writtenUnits)=>{cache??=findCache();let units=writtenUnits.
map(this.#units.find),name="",named=null;for(let at2=0;at2<results.length;at2+=units.length+1)(named===null||results[at2]!==
name)&&(name=results[at2],named=findNamed(cache,name)),this.#addLine(named,units,results,at2+1)},applyUnitSetting:this.#units.
applyUnitSetting,addProblem:(line,message)=>{this.problems.push({where:`${toBytes(path)}:${line}`,message})}})}add(label,results){
for(let{name,configuration:settings,unit:written,values}of results){let configuration=makeConfiguration();for(let[key,value]of Object.
entries(settings))configuration.set(toBytes(key),toBytes(value));let result={name:toBytes(name),file:toBytes(label),configuration},
named=this.#nameResults(new ConfigurationCache,result),unit=this.#units.find(toBytes(written));for(let value of values)this.#addValue(
named,unit,value)}}#nameResults(cache,result){let isAdmitted=[...Object.values(this.#axes),this.#ignored].every(projection=>projection.
admits(result));return{result,cache,cells:[],isAdmitted,position:null}}#addLine(named,units,results,from){for(let index=0;index<
units.length;index+=1)this.#addValue(named,units[index],results[from+index])}#addValue(named,unit,value){let based=value*
unit.factor,kind=2*unit.number+ +(based!==value),cell=named.cells[kind];cell===void 0&&(cell=this.#findCell(named,unit,based===
value?unit.written:unit.base),named.cells[kind]=cell),cell?.values.push(based)}#findCell(named,{written:writtenUnit},unit){
let{result,cache,isAdmitted}=named;if(!isAdmitted||!this.#filter({result,unit,writtenUnit}))return null;let table=cache.
tupleOf(this.#axes.table,result,unit);named.position??={row:cache.tupleOf(this.#axes.row,result),column:cache.tupleOf(this.#axes.
column,result),residue:cache.tupleOf(this.#residue,result)};let{row,column,residue}=named.position;return this.#store.cellAt(
{table,row,column},residue)}};function parseFlag(flag,parse){try{return parse()}catch(thrown){let message=benchstatMessageOf(
thrown);if(message===null)throw thrown;return throwBenchstatError(`parsing -${flag}: ${message}`)}}var MAX_NUMBER_LENGTH=12,UNKNOWN="?";function formatCompact(value,decimals,suffix=""){let text=formatDecimals(value,decimals)+
suffix;return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:formatExponential(value,suffix)}function formatWithSign(value,decimals,suffix=""){
let text=formatCompact(value,decimals,suffix);return Number.isNaN(value)||text.startsWith("-")?text:`+${text.length<MAX_NUMBER_LENGTH?
text:formatExponential(value,suffix)}`}function formatExponential(value,suffix=""){return Number.isNaN(value)?UNKNOWN:(Number.
isFinite(value)?value.toExponential(2):`${value<0?"-":""}\u221E`)+suffix}var known=new Map,MAX_KNOWN=100;function parseUnit(unit){let found=known.get(unit);if(found!==void 0)return found;let parsed=parseWords(
unit);return known.size===MAX_KNOWN&&known.clear(),known.set(unit,parsed),parsed}function parseWords(unit){let words=splitUnit(
withSlashes(unit)),above=words.filter(token=>!token.inDenominator).map(({text})=>text),below=words.filter(token=>token.inDenominator).
map(({text})=>text),time=below.map(findUnitWord).find(word=>word?.base==="sec"),measures=above.map(findUnitWord).filter(
word=>word?.inside),[measure]=measures.length===1?measures:[];return{kind:measure==null?"other":measure.base==="sec"?"ti\
me":"size",factor:measure?.factor??1,numerator:above,denominator:below,rate:time!==void 0,perSeconds:time?.factor??null}}
function withSlashes(unit){return/per|1|¹/i.test(unit)?unit.replaceAll(/(?<=\S)[\s_-]+per[\s_-]+(?=\S)/gi,"/").replaceAll(
new RegExp("[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)","gu"),"/$1").replace(/[\s*·]+(s|sec|min|h)-1$/,
"/$1"):unit}var KNOWN_UNITS=new Map([["sec",{dimension:"s",better:"lower",exact:!1}],["sec/op",{dimension:"s",better:"lower",exact:!1}],
["B",{dimension:"B",better:"lower",exact:!1}],["B/op",{dimension:"B",better:"lower",exact:!1}],["allocs/op",{dimension:"\
count",better:"lower",exact:!0}],["count",{dimension:"count",better:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"h\
igher",exact:!1}],["1/s",{dimension:"1/s",better:"higher",exact:!1}]]),RATE_WORD=/^[kmgtpe]?i?(?:(?:[fqrtcp]|io|flo)ps|b(?:it)?ps|ips|hz|[rtq]pm)$/i,
HARM=/^(?:errors?|fail(?:ure|ed)?s?|faults?|miss(?:es)?|drop(?:ped|s)?|retr(?:y|ies)|timeouts?|stalls?|gcs?|collisions?|conflicts?|exceptions?|evictions?|aborts?|rejects?|leaks?)$/i;
function unitDescriptionOf(unit){let base=tidyUnit(unit).unit,{kind,rate,numerator}=parseUnit(base),known2=KNOWN_UNITS.get(
base),isHigher=rate||numerator.some(word=>RATE_WORD.test(word)),isCost=/\/(?:op|iter)$/.test(base),isEvident=rate?!numerator.
some(word=>HARM.test(word)):kind!=="other"||isCost;return{...known2??{dimension:base,better:isHigher?"higher":"lower",exact:!1},
guessed:known2===void 0,evident:known2!==void 0||isEvident,isDuration:kind==="time"&&!rate,binary:hasBinaryPrefix(base)}}
function hasBinaryPrefix(unit){return splitUnit(unit).some(({text,inDenominator})=>!inDenominator&&(text==="B"||text==="\
MB"||text==="bytes"))}var DECIMAL2=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{let power=12-3*index,value=digits=>+`${digits}\
e${power}`,factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),decimals:2,factor,
prefix},{from:value("0.99995"),decimals:3,factor,prefix}]}),BINARY=["Ti","Gi","Mi","Ki",""].flatMap((prefix,index)=>{let factor=2**
(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,decimals:2,factor,prefix},{from:.99995*
factor,decimals:3,factor,prefix}]}),SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(power=>+`9.9995e${power}`),NO_SCALE={decimals:3,
factor:1,prefix:""};function makeRowFormatter(values,unit){let kind=hasBinaryPrefix(unit)?"binary":"decimal",common=commonScale(
values,kind);return value=>formatAtScale(value,common)??formatAtScale(value,commonScale([value],kind))??formatExponential(
value)}function formatAtScale(value,{decimals,factor,prefix}){let quotient=value/factor,text=formatDecimals(quotient,decimals)+
prefix;return Number.isFinite(quotient)&&text.length<=MAX_NUMBER_LENGTH?text:null}function commonScale(values,kind){let steps=kind===
"binary"?BINARY:DECIMAL2,smallest=smallestMagnitude(values);if(smallest===0)return NO_SCALE;for(let index=0;index<steps.
length;index+=1)if(smallest>=steps[index].from)return steps[index];let{factor,prefix}=steps.at(-1),found=SMALL_STEPS.findIndex(
from=>smallest/factor>=from);return{decimals:3+(found<0?SMALL_STEPS.length-1:found),factor,prefix}}function smallestMagnitude(values){
let smallest=0;for(let value of values){let magnitude=Math.abs(value);magnitude!==0&&(smallest===0||magnitude<smallest)&&
(smallest=magnitude)}return smallest}var WRITTEN_OUT={time:1,size:1024,other:1e5};function formatQuantity(value,unit){let{
kind,factor,rate,perSeconds}=parseUnit(unit),written=factor===1&&(!rate||perSeconds===1)?kind:"other",number=Number.isInteger(
value)&&Math.abs(value)<WRITTEN_OUT[written]?String(value):makeRowFormatter([value],unit)(value);return unit==="count"||
unit==="allocs/op"?number:unit==="1/s"?`${number}/s`:written==="other"?`${number} ${unit}`:number+(written==="time"?"s":
"B")+(rate?"/s":"")}var LEFT={};function textCell(column,text,options=LEFT){let{span,align,margin}=options;return{column,span:span??1,text,width:width(
text),margin:margin!==void 0?marginOf(margin):column===0||text===""?NONE3:SPACE,align:align??"left"}}var margins=new Map;
function marginOf(text){let margin=margins.get(text)??{text,width:width(text),isBlank:isBlank(text)};return margins.set(
text,margin),margin}var NONE3=marginOf(""),SPACE=marginOf(" ");function layOut(rows,isFixed){let columns=columnsOf(rows,
isFixed),lines=rows.map(cells=>drawRow(cells,columns)),last=lines.findLastIndex(line=>line!=="");return`${lines.slice(0,
last+1).join(`
`)}
`}var NO_CELL=-1;function columnsOf(rows,isFixed){let margins2=[],widths=[],spanning=[];for(let row=0;row<rows.length;row+=
1)measureRow(rows[row],{margins:margins2,widths,spanning});for(let[column,width2]of widths.entries())widths[column]=width2===
NO_CELL?0:width2+margins2[column];for(let cell of spanning.sort((a,b)=>a.span-b.span)){let columns=Array.from({length:cell.
span},(_,index)=>cell.column+index);stretch(widths,columns,margins2[cell.column]+cell.width,isFixed)}let offsets=[0];for(let width2 of widths)
offsets.push(offsets.at(-1)+width2);return{offsets,margins:margins2}}function measureRow(cells,{margins:margins2,widths,
spanning}){for(let index=0;index<cells.length;index+=1){let cell=cells[index],{column,span}=cell;for(;widths.length<column+
span;)margins2.push(0),widths.push(NO_CELL);cell.margin.width>margins2[column]&&(margins2[column]=cell.margin.width),span>
1?spanning.push(cell):cell.width>widths[column]&&(widths[column]=cell.width)}}function stretch(widths,columns,width2,isFixed){
let total=some=>some.reduce((sum2,column)=>sum2+widths[column],0);if(total(columns)>=width2)return;let growing=columns.filter(
column=>!isFixed(column)).sort((a,b)=>widths[b]-widths[a]),rest=width2-total(columns.filter(isFixed));for(let[index,column]of growing.
entries()){let share=Math.ceil(rest/(growing.length-index));widths[column]=Math.max(widths[column],share),rest-=widths[column]}}
function drawRow(cells,{offsets,margins:margins2}){let line="",position=0;for(let index=0;index<cells.length;index+=1){let cell=cells[index];
if(cell.margin.isBlank&&(cell.width===0||isBlank(cell.text)))continue;let start=offsets[cell.column],marginWidth=margins2[cell.
column],room=offsets[cell.column+cell.span]-start-marginWidth,pad=padding(cell,room),gap=Math.abs(start-position)+marginWidth-
cell.margin.width;line+=cell.margin===SPACE?spaces(gap+1+pad):spaces(gap)+cell.margin.text+spaces(pad),line+=cell.text,position=
start+marginWidth+pad+cell.width}return line}function padding({width:width2,align},room){return align==="left"||width2>=
room?0:align==="right"?room-width2:room-width2>>1}var RUN=" ".repeat(100);function spaces(count){return count<=RUN.length?
RUN.slice(0,count):" ".repeat(count)}var VALUE_COLUMNS2=3,DELTA_COLUMNS2=3,BAR=toBytes(" \u2502 "),LAST_BAR={margin:toBytes(" \u2502")},VERSUS={span:DELTA_COLUMNS2,
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
if(line.push(textCell(start,formatAtScale2(cell.centre,scale),RIGHT)),line.push(textCell(start+1,formatRangePercent(cell),
RANGE)),cell.warnings.length>0&&line.push(textCell(start+2,notes.marks(cell.warnings))),cell.comparison===null)continue;
let delta=start+VALUE_COLUMNS2,{warnings}=cell.comparison;line.push(textCell(delta,formatDelta(cell,cell.comparison),RIGHT)),
line.push(textCell(delta+1,`(${formatTest(cell,cell.comparison)})`)),warnings.length>0&&line.push(textCell(delta+2,notes.
marks(warnings)))}return line}function geomeanRow(geomeans,kind,notes){let line=[textCell(0,"geomean")];for(let[column,{
value,ratio,warnings}]of geomeans.entries()){let start=startOf2(column);if(value!==null&&line.push(textCell(start,formatAtScale2(
value,commonScale([value],kind)),RIGHT)),column>0){let delta=start+VALUE_COLUMNS2;line.push(ratio===null?textCell(delta,
"?"):textCell(delta,formatSignedPercent(ratio-1),RIGHT))}line.push(textCell(startOf2(column+1)-1,notes.marks(warnings)))}
return line}function formatAtScale2(value,{factor,decimals,prefix}){return formatDecimals(value/factor,decimals)+(prefix===
"\xB5"?MICRO:prefix)}var MICRO=toBytes("\xB5"),DIGITS2=[..."\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"].map(
toBytes);function makeFootnotes(){let numbers=new Map,mark=text=>{let known2=numbers.get(text)??superscript(numbers.size+
1);return numbers.set(text,known2),known2};return{marks:texts=>texts.map(mark).join(" "),lines:()=>[...numbers].map(([text,
number])=>`${number} ${text}
`).join("")}}function superscript(number){return Array.from(String(number),digit=>DIGITS2[Number(digit)]).join("")}var OK=0,BAD_FLAGS=2;function answerFlags(flags){let usage=toBytes(`${USAGE}
`);return flags.kind==="help"?{stdout:usage,stderr:"",exitCode:OK,hasFailed:!1}:{stdout:"",stderr:(flags.message===""?"":
toBytes(`${flags.message}
`))+usage,exitCode:BAD_FLAGS,hasFailed:!0}}function compareFiles(request,files){let messages=[],stdout="",hasFailed=!1;try{
let grids=readGrids(request,files,messages);if(request.format==="text")stdout=renderText(summariseEach(grids,request));else{
let{csv,warnings}=renderCsv([...summariseEach(grids,request)]);stdout=csv,messages.push(...warnings)}}catch(thrown){let refusal=benchstatMessageOf(
thrown);if(refusal===null)throw thrown;messages.push(toBytes(`benchstat: ${refusal}`)),hasFailed=!0}return{stdout,stderr:messages.
map(message=>`${message}
`).join(""),exitCode:OK,hasFailed}}function*summariseEach(grids,request){for(let grid of grids)yield summarise(grid,request)}
function readTables(request,files){let messages=[];return{grids:readGrids({...request,format:"text"},files,messages).map(
decodeGrid),messages:messages.map(fromBytes)}}function readGrids(request,files,messages){let tabulator=new Tabulator(request);
checkProbability("alpha",request.alpha),checkProbability("confidence",request.confidence),request.format!=="text"&&request.
format!=="csv"&&throwBenchstatError("-format must be text or csv");for(let file of files)try{let bytes=file.bytes(),foreign=file.
parseForeign?.(bytes)??null;foreign===null?tabulator.read({...file,bytes}):tabulator.add(file.label,foreign)}finally{messages.
push(...tabulator.problems.splice(0).map(({where,message})=>`${where}: ${message}`))}return tabulator.grids()}function checkProbability(flag,value){
(value<0||value>1)&&throwBenchstatError(`-${flag} must be in range [0, 1]`)}function findFilterError(text){return findError(text,parseFilter)}function findProjectionError(text){return findError(text,
query=>makeProjectionGroup().parse(query))}function compileFilter(text){let filter=parseFilter(text);return({name,group,
metric,unit})=>{let configuration=group===null?NO_CONFIGURATION:{keys:["pkg"],values:new Map([["pkg",toBytes(group)]])};
return filter({result:{name:toBytes(name),file:"",configuration},unit:toBytes(toMetricUnit(metric,unit)),writtenUnit:toBytes(
metric)})}}var NO_CONFIGURATION={keys:[],values:new Map};function projectionKeysOf(projection){return parseFields(new TokenReader(
projection)).map(({key})=>fromBytes(key.text))}function findError(text,parse){try{return parse(text),null}catch(thrown){
let message=benchstatMessageOf(thrown);if(message===null)throw thrown;let from=errorOffsetOf(thrown)??0;return{message:message.
slice(0,message.search(/\n|$/)),within:{from,to:findTokenEnd(text,from)}}}}function findTokenEnd(query,from){try{let tokens=new TokenReader(
query,from);return(/[:(]\s*$/.test(query.slice(0,from))?tokens.nextValue():tokens.next()).end}catch(thrown){if(benchstatMessageOf(
thrown)===null)throw thrown;return query.length}}function makeError(code,location,data,extra){return makeDiagnostic("error",{code,location,data},extra)}function makeWarning(code,location,data,extra){
return makeDiagnostic("warning",{code,location,data},extra)}function makeDiagnostic(severity,{code,location,data},extra={}){
let facts=Object.entries(data).filter(([,fact])=>fact!==void 0);return{code,severity,location,data:Object.fromEntries(facts),
...extra}}function isError({severity}){return severity==="error"}var PLAN_FAILURES=["limit-misfit","rounds-too-few","bud\
gets-unmatched"];function isPlanError({failure}){return PLAN_FAILURES.includes(failure)}function within(outer,diagnostic){
return{...diagnostic,location:[...outer,...diagnostic.location]}}function isSameFinding(one,other){return one.code===other.
code&&JSON.stringify(one.data)===JSON.stringify(other.data)}function isSameDiagnostic(one,other){return isSameFinding(one,
other)&&JSON.stringify(one.location)===JSON.stringify(other.location)}function withOutput(diagnostic,output){return output.
length===0?diagnostic:{...diagnostic,output}}function withoutOutput({output:_,...diagnostic}){return diagnostic}var MAX_LOGGED=100;
function selectForLog(diagnostics){let sorted=[...diagnostics.filter(isError),...diagnostics.filter(one=>!isError(one))];
return{shown:sorted.slice(0,MAX_LOGGED),more:Math.max(0,sorted.length-MAX_LOGGED)}}function inFile(path,line,column){return[{kind:"file",path,...line!==void 0&&{line},...column!==void 0&&{column}}]}function atSetting(path,{
line,column},keys){return[{kind:"setting",path,line,column,keys:[...keys]}]}function atKeys(path,keys,line){let steps=keys.
map(key=>typeof key=="number"?key:String(key));return[{kind:"file",path,...line!==void 0&&{line},keys:steps}]}function atInput(name){
return[{kind:"input",name}]}function atFlag(name){return[{kind:"flag",name}]}function atKey(name){return[{kind:"key",name}]}
function onSide(side,sha){return[{kind:"side",side,...sha&&{sha}}]}function inRound(round,side){return[{kind:"round",round,
side}]}function inPlacement(placement,side){return[{kind:"placement",placement,side}]}function inSetup(side){return[{kind:"\
setup",side}]}function inRecording(name){return[{kind:"recording",name}]}function atEvent(name){return[{kind:"event",name}]}
function atCommit(sha){return[{kind:"commit",sha}]}function about(part){return[{kind:"part",part}]}var UserError=class extends Error{name="UserError";diagnostics;constructor(...diagnostics){super(),this.diagnostics=diagnostics}get message(){
return this.diagnostics.map(({code})=>code).join(", ")}};function userError(code,location,data,{causes=[],...extra}={}){
return new UserError(makeError(code,location,data,extra),...causes)}function throwErrors([first,...rest]){if(first!==void 0)
throw new UserError(first,...rest)}function joinErrors(one,other){return new UserError(...one.diagnostics,...other.diagnostics)}
function withFailure(error,failure){let[first,...others]=error.diagnostics;return new UserError({failure,...first},...others.
map(one=>({failure,...one})))}function relocate(error,location,data={}){let move=one=>({...one,location,data:{...one.data,
...data}}),[first,...others]=error.diagnostics;return new UserError(move(first),...others.map(move))}function recoverFrom(type,answer){
return error=>{if(error instanceof type)return answer(error);throw error}}function userErrorOf(error){if(error instanceof
UserError)return error;if(!isSystemError(error))return null;let{code,syscall,path,dest}=error;return userError("system-e\
rror",inFile(dest??path??syscall),{errno:code,call:syscall})}function errorCodeOf(error){return error instanceof Error&&
"code"in error?String(error.code):String(error)}function isSystemError(error){return typeof error!="object"||error===null||
!("syscall"in error)||!("code"in error)?!1:typeof error.code=="string"}export{makeError,makeWarning,isError,isPlanError,within,isSameFinding,isSameDiagnostic,withOutput,withoutOutput,selectForLog,
inFile,atSetting,atKeys,atInput,atFlag,atKey,onSide,inRound,inPlacement,inSetup,inRecording,atEvent,atCommit,about,UserError,
userError,throwErrors,joinErrors,withFailure,relocate,recoverFrom,userErrorOf,errorCodeOf,formatDecimals,MAX_NUMBER_LENGTH,
formatCompact,formatWithSign,findUnitWord,parseUnit,tidyUnit,tidyGoUnit,toMetricUnit,unitDescriptionOf,makeRowFormatter,
formatQuantity,REPORT_FORMATS,COMPARE_FORMATS,isTableFormat,compilePattern,selectPaths,compileOrderedPatterns,compilePatterns,
parseGoLine,findTornResult,GoUnitSettings,parseGoText,throwBenchstatError,benchstatMessageOf,DEFAULT_REQUEST,parseCompareFlags,
labelFiles,coinProbability,signTest,sortAscending,median,normalTail,normalQuantile,medianInterval,gammaln,untiedLowerHalf,
untiedLowerHalves,mannWhitney,smallestTwoSidedP,EXACT_UP_TO,summarise,tabulateResults,answerFlags,compareFiles,readTables,
findFilterError,findProjectionError,compileFilter,projectionKeysOf};
