import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{__require}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";function rememberAnswers(answer){let known=new Map;return text=>{let found=known.get(text);if(found!==void 0)return found;
known.size===100&&known.clear();let made=answer(text);return known.set(text,made),made}}var GO_SPACE="\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",SEPARATORS_OR_WORD=new RegExp(
`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`,"g"),splitUnit=rememberAnswers(unit=>{let found=[],below=!1;for(let{0:text,1:separators,
index:start}of unit.matchAll(SEPARATORS_OR_WORD))separators===void 0?found.push({text,start,inDenominator:below}):below=
(separators.match(/[*/]/g)?.at(-1)??(below?"/":"*"))==="/";return found});var TIME=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \xB5s \u03BCs usec microsec\
ond microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],LONG_TIME=[[60,"min mins m\
inute minutes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],SIZE=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],
[1e6,"MB megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibyte\
s"],[2**20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],MIN_ANY_CASE_LENGTH={
sec:4,B:2},EXACT=new Map,ANY_CASE=new Map;function learn(table,base,inside){for(let[factor,spellings]of table)for(let spelling of spellings.
split(" ")){let word={base,factor,inside};EXACT.set(spelling,word),spelling.length>=MIN_ANY_CASE_LENGTH[base]&&ANY_CASE.
set(spelling.toLowerCase(),word)}}learn(TIME,"sec",!0);learn(LONG_TIME,"sec",!1);learn(SIZE,"B",!0);function findUnitWord(text){
return EXACT.get(text)??ANY_CASE.get(text.toLowerCase())??null}var tidyUnit=rememberAnswers(unit=>{let word=findUnitWord(unit.trim());if(word!==null)return{unit:word.base,factor:word.
factor};let tidied=tidyGoUnit(unit);return tidied.factor>=1/MAX_FACTOR&&tidied.factor<=MAX_FACTOR?tidied:{unit,factor:1}}),
MAX_FACTOR=1e30;function tidyGoUnit(unit){let tidied="",factor=1,end=0;for(let{text,start,inDenominator}of splitUnit(unit))
inDenominator||text!=="ns"&&text!=="MB"||(factor=text==="ns"?factor/1e9:factor*1e6,tidied+=unit.slice(end,start)+(text===
"ns"?"sec":"B"),end=start+text.length);return{unit:tidied+unit.slice(end),factor}}function nameMetric(metric,unit){let name=tidyGoUnit(
metric).unit;return unit===null||unit===name?name:metric}function toMetricUnit(metric,unit){let name=`${metric}-${unit}`;
return metric==="value"||tidyUnit(metric).unit===unit||tidyUnit(name).unit!==name?unit:name}var REPORT_FORMATS=["text","markdown","html","json","brief","csv","junit"],COMPARE_FORMATS=REPORT_FORMATS.filter(format=>format!==
"html"&&format!=="brief");function isTableFormat(format){return format==="text"||format==="csv"}var NAME="BenchstatError";function throwBenchstatError(message,at=0){let error=new Error(message);throw error.name=NAME,
Object.assign(error,{at})}function catchBenchstatError(work,answer){try{return work()}catch(thrown){if(!(thrown instanceof
Error&&thrown.name===NAME))throw thrown;return answer(thrown.message,thrown.at)}}var PREFIX="Benchmark",OTHER={kind:"other"},SPACES=new RegExp(`[${GO_SPACE}]+`),NAME2=new RegExp(`^[^${GO_SPACE}]*`),CONFIGURATION=new RegExp(
`^(\\p{Ll}[^:\\p{Lu}${GO_SPACE}]*):(?:[ \\t]+(.*))?$`,"su");function parseGoLine(line){if(line.startsWith(PREFIX))return parseResult(
line);if(line.startsWith("U")){let[word,unit,...settings]=fieldsOf(line);if(word==="Unit")return unit===void 0?makeBrokenLine(
"missing unit"):{kind:"unit",unit,settings:settings.map(parseUnitSetting)}}let match=CONFIGURATION.exec(line);return match===
null?OTHER:{kind:"configuration",key:match[1],value:match[2]??""}}function parseUnitSetting(word){let equals=word.indexOf(
"=");return equals>0?{key:word.slice(0,equals),value:word.slice(equals+1)}:null}var PACKAGE_ENDED=/^(?:ok|\?) *\t/;function findTornResult(line){
let at=PACKAGE_ENDED.test(line)?-1:line.lastIndexOf(PREFIX);if(at<=0)return null;let result=line.slice(at),read=parseGoLine(
result),name=read.kind==="result"?read.name:/^(Benchmark\S*) *\t/.exec(result)?.[1];return name===void 0?null:{name,before:line.
slice(0,at).trim()}}function parseResult(line){let name=NAME2.exec(line)[0];if(name===line)return OTHER;let[count,...rest]=fieldsOf(
line.slice(name.length));if(count===void 0)return makeBrokenLine("missing iteration count");let iterations=parseIterations(
count);if(typeof iterations=="string")return makeBrokenLine(`parsing iteration count: ${iterations}`);if(rest.length===0)
return makeBrokenLine("missing measurements");let measures=[];for(let index=0;index<rest.length;index+=2){let value=parseGoFloat(
rest[index]);if(typeof value=="string")return makeBrokenLine(`parsing measurement: ${value}`);let unit=rest[index+1];if(unit===
void 0)return makeBrokenLine("missing units");measures.push({value,unit})}return{kind:"result",name,iterations,measures}}
function fieldsOf(text){return text.split(SPACES).filter(field=>field!=="")}function makeBrokenLine(message){return{kind:"\
broken",message}}var DIGITS="\\d+(?:_\\d+)*",HEX_DIGITS="[\\da-f]+(?:_[\\da-f]+)*",DECIMAL=new RegExp(`^[+-]?(?:${DIGITS}\
(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`,"i"),HEX=new RegExp(`^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS}\
)?)?|\\.(${HEX_DIGITS}))p([+-]?${DIGITS})$`,"i"),INFINITE=/^([+-]?)inf(?:inity)?$/i;function parseGoFloat(text){if(/^nan$/i.
test(text))return Number.NaN;let infinite=INFINITE.exec(text);if(infinite!==null)return infinite[1]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY;let value=DECIMAL.test(text)?Number(text.replaceAll("_","")):parseHexFloat(text);return value===
null?"invalid syntax":Number.isFinite(value)?value:"value out of range"}function parseHexFloat(text){let match=HEX.exec(
text);if(match===null)return null;let[,sign2,whole="",fraction="",onlyFraction="",power="0"]=match.map(part=>part?.replaceAll(
"_","")),behind=fraction+onlyFraction,value=scaleMantissa(BigInt(`0x${whole}${behind}`),Number(power)-4*behind.length);return sign2===
"-"?-value:value}var MANTISSA_BITS=53,MIN_EXPONENT=-1074;function scaleMantissa(mantissa,exponent){let bits=mantissa.toString(
2).length;if(bits+exponent<MIN_EXPONENT)return 0;let excess=Math.max(0,bits-MANTISSA_BITS,MIN_EXPONENT-exponent),rounded=excess===
0?mantissa:roundOffBits(mantissa,BigInt(excess)),scale=exponent+excess,half=Math.trunc(scale/2);return Number(rounded)*2**
half*2**(scale-half)}function roundOffBits(mantissa,bits){let whole=mantissa>>bits,lost=mantissa-(whole<<bits),half=1n<<
bits-1n;return lost>half||lost===half&&whole%2n===1n?whole+1n:whole}var INT64_MAX=2n**63n-1n,UINT64_MAX=2n**64n-1n,MISPLACED_UNDERSCORE=/(?:^|\D)_|_(?:\D|$)/;
function parseIterations(text){let digits=/^[+-]?(\d+)/.exec(text)?.[1]??"";if(!/^[+-]?\d+$/.test(text))return digits!==
""&&BigInt(digits)>UINT64_MAX&&!MISPLACED_UNDERSCORE.test(text)?"value out of range":"invalid syntax";let value=BigInt(text.
replace("+",""));return value>INT64_MAX||value<-INT64_MAX-1n?"value out of range":Number(value)}function toBytes(text){return Buffer.from(text,"utf8").toString("latin1")}function fromBytes(bytes){return Buffer.from(bytes,
"latin1").toString("utf8")}var BEYOND_ASCII=/[\x80-\xff]/,CHARACTER=/[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|[\x80-\xff]/g;
function charactersOf(bytes){return bytes.match(CHARACTER)??[]}function width(bytes){return BEYOND_ASCII.test(bytes)?charactersOf(
bytes).length:bytes.length}var BLANK=new RegExp(`^[${GO_SPACE}]*$`),MAX_SPACE_BYTES=3,SPACE_AT_START=new RegExp(`^[${GO_SPACE}\
]`);function isBlank(bytes){let first=bytes.charCodeAt(0);return!(first>32&&first<127)&&BLANK.test(fromBytes(bytes))}function startsWithSpace(bytes){
return SPACE_AT_START.test(fromBytes(bytes.slice(0,MAX_SPACE_BYTES)))}var NAMED_ESCAPES={"\x07":"\\a","\b":"\\b","\f":"\\\
f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v",'"':'\\"',"\\":"\\\\"},PRINTABLE=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;function quoteGo(bytes){
return`"${charactersOf(bytes).map(quoteCharacter).join("")}"`}function quoteCharacter(bytes){let named=NAMED_ESCAPES[bytes];
if(named!==void 0)return named;let code=fromBytes(bytes).codePointAt(0),isByte=bytes.length===1;return(!isByte||code<128)&&
PRINTABLE.test(String.fromCodePoint(code))?fromBytes(bytes):isByte?`\\x${hex(bytes.charCodeAt(0),2)}`:code>65535?`\\U${hex(
code,8)}`:`\\u${hex(code,4)}`}function hex(code,digits){return code.toString(16).padStart(digits,"0")}var ESCAPE=/\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]/g,
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
return{kind:"refused",message}}function labelFiles(inputs){return inputs.map((input,index)=>{let equals=input.indexOf("=");
if(equals>=0)return{label:input.slice(0,equals),path:input.slice(equals+1)};let isOnly=inputs.indexOf(input)===inputs.lastIndexOf(
input),count=inputs.slice(0,index).filter(earlier=>earlier===input).length;return{label:isOnly?input:`${input}#${count}`,
path:input}})}var FLAG_USAGES=[{name:"table",value:"KEYS",meaning:'a table for each value of these keys (.config: every \
line "key: value" of the files)',example:"--table pkg base.txt head.txt"},{name:"row",value:"KEYS",meaning:"a row for ea\
ch value of these keys (.fullname: the whole name of the benchmark)",example:'--row ".name /format@alpha" base.txt head.\
txt'},{name:"col",value:"KEYS",meaning:"a column for each value of these keys (.file); the first one is the base",example:'\
--col "/format@(json gob)" head.txt'},{name:"ignore",value:"KEYS",meaning:"keys in which the results of a cell may diffe\
r without a warning (none)",example:"--row .name --ignore .fullname base.txt head.txt"},{name:"filter",value:"EXPRESSION",
meaning:"only the results that match: key:value, key:/regexp/, AND, OR, - and parentheses (*)",example:'--filter "/forma\
t:json .unit:(sec/op OR B/op)" base.txt head.txt'},{name:"alpha",value:"A",meaning:"a change is shown if p is at most A,\
 and ~ otherwise (0.05)",example:"--alpha 0.01 base.txt head.txt"},{name:"confidence",value:"C",meaning:"level of the in\
terval behind \xB1 (0.95)",example:"--confidence 0.99 base.txt head.txt"},{name:"format",value:"FORM",meaning:`${COMPARE_FORMATS.
slice(0,-1).join(", ")} or ${COMPARE_FORMATS.at(-1)} (text); the warnings of csv go to standard error`,example:"--format\
 csv base.txt head.txt"},{name:"config",value:"FILE",meaning:"judge the budgets of this configuration too; the exit code\
 is 1 if one is broken",example:"--config budgets.yml base.txt head.txt"}],KEYS=['KEYS are separated by spaces or commas\
: .name, .fullname, .file, .config, /KEY for a part "/KEY=value" of the','name, KEY for a line "KEY: value" of the file.\
 KEY@alpha, KEY@num and KEY@(a b c) set the order; the last one',"also leaves out every other value."],USAGE=["usage: be\
nch-referee compare [FLAG\u2026] FILE\u2026","","The tables that benchstat prints, byte for byte: medians of every bench\
mark, and how each file differs from the","first one. A file is the output of a benchmark tool; - is standard input, LAB\
EL=FILE names its column.","",...FLAG_USAGES.flatMap(({name,value,meaning,example})=>[`  --${name} ${value}`,`      ${meaning}`,
`      bench-referee compare ${example}`]),"",...KEYS].join(`
`);function formatShortestNumber(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":
"+Inf";if(value===0)return Object.is(value,-0)?"-0":"0";let magnitude=Math.abs(value);if(magnitude>=1e-4&&magnitude<1e6)
return String(value);let[digits,exponent=""]=value.toExponential().split("e");return`${digits}e${exponent[0]}${exponent.
slice(1).padStart(2,"0")}`}function formatDecimals(value,decimals){return Object.is(value,-0)?`-${0 .toFixed(decimals)}`:Math.abs(value)<1e21?isHalfway(
value,decimals)?formatHalfway(value,decimals):value.toFixed(decimals):Number.isNaN(value)?"NaN":Number.isFinite(value)?decimals===
0?String(BigInt(value)):`${BigInt(value)}.${"0".repeat(decimals)}`:value<0?"-Inf":"+Inf"}function isHalfway(value,decimals){
return Math.abs(value*2**(decimals+1))%2===1}function formatHalfway(value,decimals){let nearer=value.toFixed(decimals+1).
replace(/\.?5$/,"");return/[02468]$/.test(nearer)?nearer:value.toFixed(decimals)}var INFINITY_SIGN=toBytes("\u221E");function formatRangePercent({centre,low,high}){return Math.abs(low)===1/0||Math.abs(
high)===1/0?INFINITY_SIGN:sign(low)!==sign(centre)||sign(high)!==sign(centre)?"?":centre===0?"0%":`${formatDecimals(100*
Math.max(high/centre-1,1-low/centre),0)}%`}function sign(value){return value===0?0:Math.sign(value)}function formatDelta({
centre},{base,p,alpha}){return Number.isNaN(p)?"?":p>alpha?"~":base.centre===centre?"0.00%":base.centre===0?"?":formatSignedPercent(
centre/base.centre-1)}function formatTest({sample},{base,p}){let n=sample.length,sizes=base.sample.length===n?`n=${n}`:`\
n=${base.sample.length}+${n}`;return p===0?sizes:`p=${formatDecimals(p,3)} ${sizes}`}function formatSignedPercent(ratio){
let text=formatDecimals(ratio*100,2);return`${text.startsWith("-")||text.startsWith("+")?"":"+"}${text}%`}function formatChangedFields(fields,before){
return fields.filter(({value},index)=>before===null||value!==before[index].value).map(({name,value})=>`${name}: ${value}`)}var VALUE_COLUMNS=2,DELTA_COLUMNS=2;function renderCsv(tables){let sheet={lines:[],warnings:[]},before=null;for(let table of tables){
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
length<length;)fields.push("");return fields}function columnLetters(column){let last=String.fromCharCode(65+column%26);return column<
26?last:columnLetters(Math.floor(column/26))+last}function quoteField(field){return field===""?"":field!=="\\."&&!/[,"\r\n]/.
test(field)&&!startsWithSpace(field)?field:`"${field.replaceAll('"','""')}"`}function decodeGrid(grid){return{...grid,fields:grid.fields.map(({name,value})=>({name:fromBytes(name),value:fromBytes(value)})),
unit:fromBytes(grid.unit),columns:grid.columns.map(values=>values.map(fromBytes)),rows:grid.rows.map(fromBytes),cells:grid.
cells.map(cells=>cells.map(cell=>cell&&{...cell,varying:cell.varying.map(fromBytes)}))}}var CellStore=class{cells=[];#positions=[];cellAt({
table,row,column},residue){this.#positions[table]??=[],this.#positions[table][column]??=[];let rows=this.#positions[table][column],
cell=rows[row];return cell===void 0?(cell={table,row,column,values:[],residues:residue},rows[row]=cell,this.cells.push(cell)):
typeof cell.residues!="number"?cell.residues.add(residue):cell.residues!==residue&&(cell.residues=new Set([cell.residues,
residue])),cell}};function arrange(cells,{axes,residue,units}){let ranks=axes.table.tupleRanks(),tables=[];for(let[tuple,
rank]of ranks.entries())tables[rank]={tuple,cells:[]};for(let cell of cells)tables[ranks[cell.table]].cells.push(cell);let rowRanks=axes.
row.tupleRanks(),columnRanks=axes.column.tupleRanks(),labels=Array.from(rowRanks,(_,tuple)=>axes.row.values(tuple).filter(
Boolean).join(" ")),names=axes.table.fieldNames();return tables.map(table=>{let fields=axes.table.values(table.tuple),unit=fields.
pop(),rows=orderTuples(table.cells,"row",rowRanks),columns=orderTuples(table.cells,"column",columnRanks),matrix=rows.tuples.
map(()=>columns.tuples.map(()=>null));for(let{row,column,values,residues}of table.cells){let varying=listVaryingFields(residue,
residues);matrix[rows.indexes.get(row)][columns.indexes.get(column)]={values,varying}}return{fields:fields.map((value,index)=>({
name:names[index],value})),unit,assumes:units.isExact(unit)?"exact":"nothing",better:units.better(unit),rows:rows.tuples.
map(tuple=>labels[tuple]),columns:columns.tuples.map(tuple=>axes.column.values(tuple)),cells:matrix}})}function orderTuples(cells,axis,ranks){
let tuples=[...new Set(cells.map(cell=>cell[axis]))].sort((a,b)=>ranks[a]-ranks[b]);return{tuples,indexes:new Map(tuples.
map((tuple,index)=>[tuple,index]))}}var NONE=[];function listVaryingFields(residue,residues){if(typeof residues=="number")
return NONE;let[first=[],...others]=Array.from(residues,tuple=>residue.values(tuple));return residue.fieldNames().filter(
(_,field)=>others.some(values=>values[field]!==first[field]))}function sortAscending(values){return copySample(values).sort()}var SHARED_LENGTH=2**13,shared=new Float64Array(0),used=0;
function copySample(values){let{length}=values;used+length>shared.length&&(shared=new Float64Array(Math.max(length,SHARED_LENGTH)),
used=0);let copy=shared.subarray(used,used+length);return used+=length,copy.set(values),copy}function median(values){let ascending=sortAscending(
values),half=ascending.length>>1,upper=ascending[half];if(ascending.length%2===1)return upper;let lower=ascending[half-1];
return lower+.5*(upper-lower)}function findSmallestStep(values){let ascending=sortAscending(values);return ascending.subarray(
1).map((value,index)=>value-ascending[index]).filter(step=>step>0).sort()[0]??null}function findFirstAtLeast(ascending,value,start=0,end=ascending.
length){let[low,high]=[start,end];for(;low<high;){let middle=low+high>>1;ascending[middle]<value?low=middle+1:high=middle}
return low}function choose(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose(n,k)*2**-n}function signTest(k,n){let exponent=-n,p=0;for(let count=n;count>=
k;count-=1)p+=2**exponent,exponent+=Math.log2(count/(n-count+1));return Math.min(1,p)}var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI),SERIES_UP_TO=2.5,FRACTION_DEPTH=80;function normalTail(z){return z<0?1-normalTail(
-z):z<SERIES_UP_TO?.5-centralHalf(z):density(z)*millsRatio(z)}function normalCdf(z){return normalTail(-z)}function normalQuantile(p){
if(p>.5)return-normalQuantile(1-p);if(p<=0)return-1/0;let z=firstGuess(p);for(let step=0;step<2;step++){let miss=(normalTail(
z)-p)/density(z);z+=2*miss/(2-miss*z)}return-z}function roughQuantile(p){return p>.5?firstGuess(1-p):-firstGuess(p)}function density(z){
return DENSITY_AT_ZERO*Math.exp(-.5*z*z)}function centralHalf(z){let term=z,sum2=z;for(let odd=3;term>sum2*Number.EPSILON;odd+=
2)term*=z*z/odd,sum2+=term;return density(z)*sum2}function millsRatio(z){let below=z;for(let k=FRACTION_DEPTH;k>=1;k--)below=
z+k/below;return 1/below}function firstGuess(p){let t=Math.sqrt(-2*Math.log(p)),above=2.515517+t*(.802853+t*.010328),below=1+
t*(1.432788+t*(.189269+t*.001308));return t-above/below}function chiSquareTail(squares,freedom){let spread=2/(9*freedom);
return normalTail((Math.cbrt(squares/freedom)-(1-spread))/Math.sqrt(spread))}var EXACT_INTERVAL_UP_TO=30,RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],27:[
2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianInterval(values,confidence){
let ascending=sortAscending(values),{low,high,confidence:covered}=medianPositions(values.length,confidence);return{low:orderStatistic(
ascending,low),high:orderStatistic(ascending,high),confidence:covered}}function orderStatistic(ascending,position){return position<
1?-1/0:position>ascending.length?1/0:ascending[position-1]}function medianPositions(n,confidence){return confidence>=1?{
low:0,high:n+1,confidence:1}:n<=EXACT_INTERVAL_UP_TO?exactPositions(n,confidence):normalPositions(n,confidence)}function exactPositions(n,confidence){
let low=Math.ceil((n+1)/2)-1,high=low+1,covered=coinProbability(n,low);for(;covered<confidence&&(low>0||high<=n);){let left=coinProbability(
n,low-1),right=coinProbability(n,high),leftFirst=left===right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered+=leftFirst?
left:right,leftFirst?low-=1:high+=1}return{low,high,confidence:covered}}function normalPositions(n,confidence){let deviation=Math.
sqrt(n/4),cdf=gap=>normalCdf((gap-.5-n/2)/deviation),coverage=(low2,high2)=>cdf(high2)-cdf(low2),reach=normalQuantile((1+
confidence)/2)*deviation,low=Math.floor(n/2-reach-.5)+1,symmetric=Math.ceil(n/2+reach-.5)+1,high=coverage(low,symmetric-
1)>=confidence?symmetric-1:symmetric;return low<=0&&high>n?{low:0,high:n+1,confidence:1}:{low:Math.max(0,low),high:Math.
min(n+1,high),confidence:coverage(low,high)}}var lowerHalves=new Map;function untiedLowerHalf(n,m){let small=Math.min(n,m),key=`${small} of ${n+m}`,half=lowerHalves.
get(key)??untiedLowerHalves(n+m,small,small)[small];return lowerHalves.set(key,half),half}function untiedLowerHalves(total,smallest,largest=total>>
1){let last=largest*(total-largest)>>1,rows=Array.from({length:largest+1},()=>new Float64Array(last+1));rows[0][0]=1;let tails=[];
for(let large=1;large<=total-smallest;large++){enlarge(rows,large,last);let small=total-large;if(small>largest)continue;
let tail=rows[small].slice(0,(small*large>>1)+1);for(let u=1;u<tail.length;u++)tail[u]+=tail[u-1];tails[small]=tail}return tails}
function enlarge(rows,large,last){for(let small=1;small<=Math.min(rows.length-1,large);small++){let row=rows[small],withoutSmall=rows[small-
1],withoutLarge=small<large?row:withoutSmall;for(let u=Math.min(last,small*large);u>=0;u--){let shifted=u>=large?small*withoutSmall[u-
large]:0;row[u]=(shifted+large*withoutLarge[u])/(small+large)}}}function smallerTiedTail({groups,size,doubledU}){let total=sum(
groups),pairs=size*(total-size),followed=doubledU<=pairs?size:total-size,bound=Math.min(doubledU,2*pairs-doubledU),atMost=countDeals(
{groups,size:followed,doubledU:bound}),below=countDeals({groups,size:followed,doubledU:bound-1}),all=choose(total,followed);
return Math.min(atMost,all-below)/all}function countDeals({groups,size,doubledU}){let cut=findSplit(groups),low=partOf(groups.
slice(0,cut)),high=partOf(groups.slice(cut)),ways=0;for(let inLow=Math.max(0,size-high.size);inLow<=Math.min(size,low.size);inLow++){
let inHigh=size-inLow,rest=doubledU-2*inHigh*(low.size-inLow);rest>=0&&(ways+=countPairs(low,inLow,high,inHigh,rest))}return ways}
function findSplit(groups){let half=sum(groups)/2,before=0,cut=0;for(;before+groups[cut]<=half;)before+=groups[cut++];let isNearerAfter=before+
groups[cut]-half<half-before;return Math.max(1,isNearerAfter?cut+1:cut)}function countPairs(low,inLow,high,inHigh,rest){
let lowStart=low.starts[inLow],highStart=high.starts[inHigh],lowLast=2*inLow*(low.size-inLow),highLast=2*inHigh*(high.size-
inHigh),free=Math.min(lowLast,rest-highLast),{exactly}=low,{atMost}=high,ways=free<0?0:low.atMost[lowStart+free]*atMost[highStart+
highLast],last=Math.min(lowLast,rest);for(let u=Math.max(0,free+1);u<=last;u++)ways+=exactly[lowStart+u]*atMost[highStart+
rest-u];return ways}var MAX_COUNTS=2**20,parts=new Map,cachedCounts=0;function partOf(groups){let key=String.fromCharCode(
...groups),part=parts.get(key);return part===void 0&&(part=makePart(groups),cachedCounts+=part.exactly.length,cachedCounts>
MAX_COUNTS&&(parts.clear(),cachedCounts=part.exactly.length),parts.set(key,part)),part}var MAX_SMALL_POOL=33;function makePart(groups){
let size=sum(groups),starts=startsOf(size),Counts=size<=MAX_SMALL_POOL?Int32Array:Float64Array,exactly=new Counts(starts[size+
1]);exactly[0]=1;let half=size>>1,before=0;for(let group of groups)addGroup(exactly,starts,group,before,Math.min(before+
group,half)),before+=group;for(let at=starts[half+1];at<exactly.length;at++)exactly[at]=exactly[exactly.length-1-at];let atMost=new Counts(
exactly.length);for(let dealt=0;dealt<=size;dealt++){let total=0;for(let at=starts[dealt];at<starts[dealt+1];at++)total+=
exactly[at],atMost[at]=total}return{size,starts,exactly,atMost}}var startsBySize=[];function startsOf(size){let starts=startsBySize[size];
if(starts===void 0){starts=[0];for(let dealt=0;dealt<=size;dealt++)starts.push(starts[dealt]+2*dealt*(size-dealt)+1);startsBySize[size]=
starts}return starts}function addGroup(ways,starts,group,before,rows){let dealtOfGroup=Array.from({length:group+1},(_,k)=>choose(
group,k));for(let dealt=rows;dealt>=1;dealt--)for(let k=Math.max(1,dealt-before);k<=Math.min(group,dealt);k++){let source=dealt-
k,to=starts[dealt]+k*(2*(before-source)+group-k),from=starts[source],last=2*source*(before-source),factor=dealtOfGroup[k];
for(let u=0;u<=last;u++)ways[to+u]+=factor*ways[from+u]}}function sum(sizes){let total=0;for(let index=0;index<sizes.length;index++)
total+=sizes[index];return total}var EXACT_UP_TO=50;function mannWhitney(base,head,exactUpTo=EXACT_UP_TO){let ranking=rankSides(sortAscending(base),sortAscending(
head)),{groups,doubledU,n,m}=ranking,u=doubledU/2,method=Math.max(n,m)<=exactUpTo?"exact":"normal";return groups.length===
1?{u,p:1,method}:method==="normal"?{u,p:normalP(ranking),method}:groups.length<n+m?{u,p:Math.min(1,2*smallerTiedTail({groups,
size:n,doubledU})),method}:{u,p:doubledU===n*m?1:Math.min(1,2*untiedLowerHalf(n,m)[Math.min(u,n*m-u)]),method}}function smallestTwoSidedP(n,m){
return Math.min(1,2/choose(n+m,n))}function rankSides(base,head){let n=base.length,m=head.length,groups=[],doubledRanks=0,
i=0,j=0;for(;i<n||j<m;){let before=i+j,beforeInBase=i,value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];for(;base[i]===value;)
i+=1;for(;head[j]===value;)j+=1;groups.push(i+j-before),doubledRanks+=(i-beforeInBase)*(before+1+i+j)}return{groups,doubledU:doubledRanks-
n*(n+1),n,m}}function normalP({groups,doubledU,n,m}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+(t**3-t),0),deviation=Math.
sqrt(n*m/12*(size+1-ties/(size*(size-1)))),distance=Math.max(0,Math.abs(doubledU-n*m)/2-.5);return Math.min(1,2*normalTail(
distance/deviation))}var LN2_HIGH=.6931471803691238,LN2_LOW=19082149292705877e-26,L1=.6666666666666735,L2=.3999999999940942,L3=.2857142874366239,
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
let z=1/x,y=z*z,[c0,c1,c2,c3,c4,c5,c6]=STIRLING,series=c0+z*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(x)-
1)+series}var EXACT_UP_TO3={untied:50,tied:25};function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.
NaN;let value=base[0];if(value===head[0]&&value===base.at(-1)&&value===head.at(-1))return null;let ranking=rankSides(base,
head),{groups,doubledU,n,m}=ranking,isTied=groups.length<n+m,limit=isTied?EXACT_UP_TO3.tied:EXACT_UP_TO3.untied;if(Math.
max(n,m)>limit)return normalP2(ranking);if(doubledU===n*m)return 1;let smaller=Math.min(doubledU,2*n*m-doubledU);return 2*
(isTied?tiedTail(ranking,smaller):untiedLowerHalf(n,m)[smaller/2])}function tiedTail({groups,n,m},doubledU){if(groups.length===
2)return waysOfTwoGroups(groups,n,doubledU)/goChoose(n+m,n);let tail=countDeals({groups,size:n,doubledU})/choose(n+m,n);
return n+m<=WHOLE_UP_TO||!isShortDecimal(2*tail)?tail:countTiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;
function isShortDecimal(p){let scaled=p*1e5;return Math.abs(scaled-Math.round(scaled))<1e-6}function normalP2({groups,doubledU,
n,m}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+(t**3-t),0),deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12),
distance=(doubledU-n*m)/2,below=normalCdf((distance-.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}
function waysOfTwoGroups(groups,size,doubledU){let[low,high]=groups,last=Math.trunc((doubledU-size*(low-size))/(low+high)),
ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++)ways+=goChoose(low,size-inHigh)*goChoose(high,inHigh);return ways}
function countTiedWays(groups,size,doubledU){let below=[0];for(let group of groups)below.push(below.at(-1)+group);let rises=[
0,groups[0]];for(let k=2;k<=groups.length;k++)rises.push(below[k-1]+below[k]);let known=new Map,count=(k,dealt,bound)=>{
if(k===2)return waysOfTwoGroups(groups,dealt,bound);let key=`${k},${dealt},${bound}`,ways=known.get(key);if(ways===void 0){
ways=0;let group=groups[k-1];for(let here=Math.max(0,dealt-below[k-1]);here<=Math.min(dealt,group);here++){let rest=bound-
here*(rises[k]-2*dealt+here);ways+=countWithin(k-1,dealt-here,rest)*goChoose(group,here)}known.set(key,ways)}return ways},
countWithin=(k,dealt,bound)=>bound<findExtremeU(groups.slice(0,k),dealt,"least")?0:bound>findExtremeU(groups.slice(0,k),
dealt,"most")?goChoose(below[k],dealt):count(k,dealt,bound);return count(groups.length,size,doubledU)}function findExtremeU(groups,dealt,which){
let total=groups.reduce((sum2,group)=>sum2+group,0),order=which==="least"?groups:groups.toReversed(),left=dealt,ties=0;for(let group of order){
let taken=Math.min(left,group);ties+=taken*(group-taken),left-=taken}return which==="least"?ties:2*dealt*(total-dealt)-ties}var EXACT2={summarise:summariseExact,compare:()=>({p:0,alpha:0,warnings:[]})},assumptionsByLevels=new Map;function assumeNothing(levels){
let key=`${levels.alpha},${levels.confidence}`,assumption=assumptionsByLevels.get(key)??makeAssumption(levels);return assumptionsByLevels.
set(key,assumption),assumption}function makeAssumption({alpha,confidence}){let endsBySize=new Map,tooFewForInterval=[formatIntervalMinimum(
confidence)],{needed,tooFew}=findDifferenceMinimum(alpha);return{summarise:sample=>{let ends=endsBySize.get(sample.length)??
medianPositions(sample.length,confidence);endsBySize.set(sample.length,ends);let low=orderStatistic(sample,ends.low),high=orderStatistic(
sample,ends.high),isInfinite=Math.abs(low)===1/0||Math.abs(high)===1/0;return{centre:medianOf(sample),low,high,warnings:isInfinite?
tooFewForInterval:NONE2}},compare:(base,head)=>{let p=benchstatP(base,head);if(p===null)return{p:1,alpha,warnings:ALL_EQUAL};
let isSmall=p>alpha&&base.length<needed&&head.length<needed;return{p,alpha,warnings:isSmall?tooFew:NONE2}}}}var NONE2=[],
ALL_EQUAL=["all samples are equal"];function medianOf(sample){let n=sample.length,position=1/3+.5*(n+1/3),below=Math.floor(
position);return below<=0?sample[0]:below>=n?sample[n-1]:sample[below-1]+(position-below)*(sample[below]-sample[below-1])}
var LAST_INTERVAL_SIZE=50;function formatIntervalMinimum(confidence){let level=`samples for confidence interval at level\
 ${formatShortestNumber(confidence)}`;for(let n=2;n<=LAST_INTERVAL_SIZE;n++){let{low,high}=medianPositions(n,confidence);
if(low>0&&high<=n)return`need >= ${n} ${level}`}return`need > ${LAST_INTERVAL_SIZE} ${level}`}var SMALLEST_P=[1,.3333333333333333,
.1,.02857142857142857,.007936507936507936,.0021645021645021645,.0005827505827505828,.0001554001554001554,4113533525298231e-20];
function findDifferenceMinimum(alpha){let index=SMALLEST_P.findIndex(p=>p<=alpha),needed=(index<0?SMALLEST_P.length:index)+
1,text=`need ${index<0?">":">="} ${needed} samples to detect a difference at alpha level ${formatShortestNumber(alpha)}`;
return{needed,tooFew:[text]}}function summariseExact(sample){let low=sample[0],high=sample.at(-1),{value,count}=modeOf(sample);
if(count===sample.length)return{centre:value,low,high,warnings:NONE2};let range=`${formatShortestNumber(low)} to ${formatShortestNumber(
high)}`;return{centre:value,low,high,warnings:[`exact distribution expected, but values range from ${range}`]}}function modeOf(sample){
let most={value:sample[0],count:1},start=0;for(let index=1;index<sample.length;index++){sample[index]!==sample[start]&&(start=
index);let count=index-start+1;count>most.count&&(most={value:sample[start],count})}return most}function summarise(grid,levels){let assumption=grid.assumes==="exact"?EXACT2:assumeNothing(levels),{fields,unit,assumes,
columns}=grid,rows=grid.rows.map((label,row)=>({label,cells:summariseRow(grid.cells[row],assumption)})),baseRows=rows.filter(
({cells})=>cells[0]!==null).length,geomeans=columns.map((_,column)=>computeGeomean(rows,column,baseRows));return{fields,
unit,assumes,columns,rows,geomeans}}function summariseRow(cells,assumption){let summariseCell=(cell,base2)=>{let sample=sortLikeGo(
cell.values),{centre,low,high,warnings}=assumption.summarise(sample);return{centre,low,high,sample,warnings:cell.varying.
length===0?warnings:[`benchmarks vary in ${cell.varying.join(", ")}`,...warnings],comparison:base2&&{...assumption.compare(
base2.sample,sample),base:base2}}},first=cells[0]??null,base=first&&summariseCell(first,null);return cells.map((cell,column)=>column===
0?base:cell&&summariseCell(cell,base))}function computeGeomean(rows,column,baseRows){let centres=[],ratios=[],hasZeroBase=!1;
for(let row=0;row<rows.length;row+=1){let cell=rows[row].cells[column];if(!cell||(centres.push(cell.centre),cell.comparison===
null))continue;let base=cell.comparison.base.centre;cell.centre!==base&&base===0&&(hasZeroBase=!0),ratios.push(cell.centre===
base?1:cell.centre/base)}let value=benchstatGeomeanOf(centres),ratio=column===0||hasZeroBase?null:benchstatGeomeanOf(ratios),
warnings=[];return column>0&&ratios.length!==baseRows&&warnings.push("benchmark set differs from baseline; geomeans may \
not be comparable"),value===null&&warnings.push("summaries must be >0 to compute geomean"),column>0&&!hasZeroBase&&ratio===
null&&warnings.push("ratios must be >0 to compute geomean"),{value,ratio,warnings}}function benchstatGeomeanOf(values){if(values.
length===0)return null;let meanLog=0;for(let index=0;index<values.length;index+=1){let value=values[index];if(value<=0)return null;
meanLog+=(goLog(value)-meanLog)/(index+1)}let mean=goExp(meanLog);return Number.isNaN(mean)?null:mean}var INSERTED_UP_TO=12;
function sortLikeGo(values){let sample=copySample(values);return sample.length<=INSERTED_UP_TO?sample.sort(compareLikeGo):
(sample.sort(),Number.isNaN(sample.at(-1))?sample.sort(compareLikeGo):sample)}function compareLikeGo(a,b){return Number.
isNaN(a)||Number.isNaN(b)?Number(Number.isNaN(b))-Number(Number.isNaN(a)):+(a>b)-+(a<b)}var FileConfiguration=class{keys=[];values=new Map;set(key,value){let{keys,values}=this;if(value!=="")values.has(key)||keys.
push(key),values.set(key,value);else if(values.delete(key)){let last=keys.pop();last!==key&&(keys[keys.indexOf(key)]=last)}}identity(){
return this.keys.map(key=>`${key}:${this.values.get(key)}`).join(`
`)}};function extractorOf(key){return key===""?null:key===".name"?({name})=>partsOf(name).base:key===".fullname"?({name})=>name:
key===".file"?({file})=>file:key.startsWith("/")?({name})=>namePart(name,key):({configuration})=>configuration.values.get(
key)??""}function makeFullNameExtractor(keys){if(keys.length===0)return({name})=>name;let hidesBase=keys.includes(".name"),
hidesProcessors=keys.includes("/gomaxprocs"),hidden=keys.filter(key=>key.startsWith("/")).map(key=>`${key}=`);return({name})=>{
let{base,parts:parts2,processors}=partsOf(name),kept=parts2.filter(part=>!hidden.some(key=>part.startsWith(key)));return[
hidesBase?"*":base,...kept,hidesProcessors?"":processors].join("")}}function partsOf(name){let processors=/-[0-9]+$/.exec(
name)?.[0]??"",[base="",...parts2]=name.slice(0,name.length-processors.length).split("/");return{base,parts:parts2.map(part=>`\
/${part}`),processors}}function namePart(name,key){let{parts:parts2,processors}=partsOf(name);return key==="/gomaxprocs"&&
processors!==""?processors.slice(1):parts2.find(candidate=>candidate.startsWith(`${key}=`))?.slice(key.length+1)??""}var RE2JS={compile:pattern=>__require("#re2js").RE2JS.compile(pattern)};var TokenReader=class{#query;#at;constructor(query,at=0){this.#query=query,this.#at=at}peek(){return parseToken(this.#query,
this.#at,!1)}next(){let token=this.peek();return this.#at=token.end,token}accept(kind){let token=this.peek();return token.
kind===kind&&(this.#at=token.end),token.kind===kind}nextValue(){let token=parseToken(this.#query,this.#at,!0);return this.#at=
token.end,token}refuse({start},message){return throwSyntaxError(this.#query,start,message)}},SPACES2=new RegExp(`[${GO_SPACE}\
]*`,"y"),OPERATOR_AT_START=/[():@,*-]/y,BARE_WORD=new RegExp(`[^():@,${GO_SPACE}]+`,"y"),SEPARATOR=/$|[\t-\r ():@,*-]/y,
GRAPHIC=/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu;function throwSyntaxError(query,at,message){let column=query.slice(0,at).match(
GRAPHIC)?.length??0;return throwBenchstatError(`syntax error: ${message}
	${query}
	${" ".repeat(column)}^`,at)}function matchAt(pattern,query,at){return pattern.lastIndex=at,pattern.exec(query)?.[0]??null}
function parseToken(query,from,isRegexpAllowed){let start=from+matchAt(SPACES2,query,from).length;if(start===query.length)
return{kind:"end",text:"",start,end:start};let operator=matchAt(OPERATOR_AT_START,query,start);if(operator!==null)return{
kind:operator,text:operator,start,end:start+1};if(query[start]==="/"&&isRegexpAllowed)return parseRegexp(query,start);if(query[start]===
'"')return parseQuotedWord(query,start);let word=matchAt(BARE_WORD,query,start);return{kind:word==="AND"||word==="OR"?word:
"word",text:toBytes(word),start,end:start+word.length}}function parseQuotedWord(query,start){let end=start+1;for(;end<query.
length&&(query[end]!=='"'||query[end-1]==="\\");)end+=1;end===query.length&&throwSyntaxError(query,start,"missing end qu\
ote");let text=unquoteGo(query.slice(start+1,end));return text===null?throwSyntaxError(query,start,"bad escape sequence"):
{kind:"word",text,start,end:end+1}}function parseRegexp(query,start){let close=findRegexpEnd(query,start+1);close<0&&throwSyntaxError(
query,start,'missing close "/"');let text=query.slice(start+1,close),matches=catchBenchstatError(()=>compileRegexp(text),
message=>throwSyntaxError(query,start,message)),end=close+1;return matchAt(SEPARATOR,query,end)===null&&throwSyntaxError(
query,end,'regexp must be followed by space or an operator (unescaped "/"?)'),{kind:"regexp",text,start,end,matches}}function findRegexpEnd(query,from){
let brackets=0,parentheses=0;for(let at=from;at<query.length;at+=1){let character=query[at];if(character==="/"&&brackets===
0&&parentheses===0)return at;character==="\\"?at+=1:character==="["?brackets+=1:character==="]"?brackets=Math.max(0,brackets-
1):brackets===0&&character==="("?parentheses+=1:brackets===0&&character===")"&&(parentheses-=1)}return-1}function compileRegexp(expression){
let compiled=compileWithGoErrors(expression),{length}=expression;return length>1e3&&throwBenchstatError(`regexp has ${length}\
 characters, but at most ${1e3} are allowed`),bytes=>compiled.test(charactersOf(bytes).map(fromBytes).join(""))}function compileWithGoErrors(expression){
try{return RE2JS.compile(expression)}catch(error){if(!(error instanceof Error&&error.message.startsWith("error parsing r\
egexp")))throw error;let{message}=error;if(message.endsWith("`"))return throwBenchstatError(message);let part=message.includes(
"trailing backslash")?"":expression;return throwBenchstatError(`${message}: \`${part}\``)}}function parseFilter(query){let tokens=new TokenReader(query),term=parseOr(tokens),rest=tokens.next();return rest.kind===
"end"?term():tokens.refuse(rest,`unexpected "${fromBytes(rest.text)}"`)}function parseOr(tokens){let terms=[parseAnd(tokens)];
for(;tokens.accept("OR");)terms.push(parseAnd(tokens));return joinTerms(terms,"some")}function parseAnd(tokens){let terms=[
parseMatch(tokens)];for(;;){if(tokens.accept("AND"))continue;let next=tokens.peek();if(next.kind==="end"||next.kind===")"||
next.kind==="OR")return joinTerms(terms,"every");if(next.kind===":"||next.kind==="@"||next.kind===",")return tokens.refuse(
next,`unexpected "${next.text}"`);terms.push(parseMatch(tokens))}}function parseMatch(tokens){let token=tokens.next();switch(token.
kind){case"(":{let term=parseOr(tokens),close=tokens.next();return close.kind===")"?term:tokens.refuse(close,'missing ")\
"')}case"-":{let term=parseMatch(tokens);return()=>{let filter=term();return(...value)=>!filter(...value)}}case"*":return joinTerms(
[],"every");case"word":return parseKeyAndValue(tokens,token);default:return tokens.refuse(token,"expected key:value or s\
ubexpression")}}function parseKeyAndValue(tokens,key){tokens.next().kind!==":"&&tokens.refuse(key,"expected key:value");
let first=tokens.nextValue();if(first.kind!=="(")return makeMatchTerm(tokens,key,first)??tokens.refuse(key,"expected key\
:value");let terms=[];for(;;){let value=tokens.nextValue();terms.push(makeMatchTerm(tokens,key,value)??tokens.refuse(value,
"expected value"));let next=tokens.nextValue();if(next.kind===")")return joinTerms(terms,"some");next.kind!=="OR"&&tokens.
refuse(next,"value list must be separated by OR")}}function makeMatchTerm(tokens,key,value){if(value.kind!=="word"&&value.
kind!=="regexp")return null;let matches=value.matches??(text=>text===value.text);return()=>{if(key.text===".unit")return(_,unit,writtenUnit)=>matches(
unit)||matches(writtenUnit);key.text===".config"&&tokens.refuse(key,".config is only allowed in projections");let extract=extractorOf(
key.text)??tokens.refuse(key,"key must not be empty");return result=>matches(extract(result))}}function joinTerms(terms,quantifier){
return terms.length===1?terms[0]:()=>{let filters=terms.map(compile=>compile());return(...value)=>filters[quantifier](filter=>filter(
...value))}}function quoteText(text){return`"${text.replaceAll('"',"'").replaceAll(/\s+/g," ")}"`}var BLANK_LETTERS="\\u034F\\u115F\\u1\
160\\u2800\\u3164\\uFFA0",ESCAPED=new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`,"gu"),NO_TEXT=/^(?:true|false|null|yes|no|on|off|y|n)$/i;
function writeYamlName(name){return/^[A-Za-z_][\w./=-]*$/.test(name)&&!NO_TEXT.test(name)?name:quoteYaml(name)}function quoteYaml(text){
return`"${text.replaceAll(ESCAPED,character=>{let code=character.codePointAt(0).toString(16);return code.length>4?`\\U${code.
padStart(8,"0")}`:`\\u${code.padStart(4,"0")}`})}"`}function escapeUnits(text,units){return text.replaceAll(units,unit=>`\
\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}var MAX_UNITS=32,MAX_UNITS_LENGTH=1e3,MAX_SHAPES=16,MAX_LINES=64,TOO_LONG=65536,NAME3="Benchmark[!#-[\\]-~]*",NUMBER="(?\
:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?(?:[eE][-+]?\\d{1,2})?",GAP="[ \\t]+",ITERATIONS="\\d{1,18}";function parseGoText(text,sink){
let shapes=new Map,shape=null,lines=0;for(let at=0;at<text.length;){let block=shape===null?"":findBlock(text,at,shape);if(shape!==
null&&block!==""){let results=JSON.parse(`[${block.replace(shape.line,shape.json)}0]`);results.pop(),sink.takeResults(results,
shape.units),lines+=results.length/(shape.units.length+1),at+=block.length;continue}let end=endOfLine(text,at);lines+=1;
let units=sink.takeLine(text.slice(at,end),lines,()=>text.slice(end+1,endOfLine(text,end+1)));units!==null&&(shape=findShape(
shapes,units)),at=end+1}}function endOfLine(text,start){let end=text.indexOf(`
`,start);return end<0?text.length:end}function findBlock(text,at,{block}){return block.lastIndex=at,!block.test(text)||block.
lastIndex-at>=TOO_LONG?"":text.slice(at,block.lastIndex)}function findShape(shapes,units){let key=units.join("	"),present=shapes.
get(key);if(present!==void 0)return present;if(units.length>MAX_UNITS||key.length>MAX_UNITS_LENGTH||shapes.size>=MAX_SHAPES)
return null;let shape=makeShape(units);return shapes.set(key,shape),shape}function makeShape(units){let measures=units.map(
unit=>`${GAP}(${NUMBER})${GAP}${literal(unit)}`),line=`(${NAME3})${GAP}${ITERATIONS}${measures.join("")}\\n`,plain=line.
replaceAll(/\((?!\?)/g,"(?:");return{units,block:new RegExp(`(?:${plain}){1,${MAX_LINES}}`,"y"),line:new RegExp(line,"g"),
json:`"$1",${units.map((_,index)=>`$${index+2},`).join("")}`}}function literal(text){return escapeUnits(text,/\W/g)}var LINE_BUFFER_SIZE=65536;function readGoFile(path,bytes,sink){let{buffer,byteOffset,byteLength}=bytes;parseGoText(Buffer.
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
BYTE).map(part=>BYTE.test(part)?String.fromCharCode(part.charCodeAt(0)-FIRST_BYTE):toBytes(part)).join(""):toBytes(text)}var ProjectionGroup=class{namedConfiguration=new Set;namedParts=[];showsConfiguration=!1;showsFullName=!1;parse(query,{withUnit=!1}={}){
let tokens=new TokenReader(query),projection=new Projection(this);for(let expression of parseFields(tokens))projection.addExpression(
tokens,expression);return withUnit&&projection.addField(".unit","first",(_,unit)=>unit),projection}makeResidue(){let projection=new Projection(
this);return this.showsConfiguration||projection.addConfiguration("first"),this.showsFullName||projection.addFullName("f\
irst"),projection}};function parseFields(tokens){let fields=[];for(;;){let next=tokens.next();if(next.kind==="end")return fields;
let key=next.kind===","&&fields.length>0?tokens.next():next;key.kind!=="word"&&tokens.refuse(key,"expected key"),fields.
push({key,...parseOrder(tokens)})}}function parseOrder(tokens){if(!tokens.accept("@"))return{order:null,list:null};let order=tokens.
next();if(order.kind==="word")return{order,list:order.text==="fixed"?[]:null};order.kind!=="("&&tokens.refuse(order,"exp\
ected named sort order or parenthesized list");let list=[];for(;;){let next=tokens.next();if(next.kind===")")return list.
length>0?{order,list}:tokens.refuse(next,"nothing to match");next.kind!=="word"&&tokens.refuse(next,"missing )"),list.push(
next.text)}}var BYTES_ONLY=()=>0,SEPARATOR2=`
\0`,Projection=class{readsName=!1;#group;#parts=[];#conditions=[];#tuples=[];#numbers=new Map;#fieldCount=0;constructor(group){
this.#group=group}admits(result){return this.#conditions.every(isMet=>isMet(result))}tupleOf(result,unit=""){let tuple=[];
for(let part of this.#parts)part.fill(tuple,result,unit);for(;tuple.length>0&&(tuple.at(-1)??"")==="";)tuple.pop();let key=tuple.
join(SEPARATOR2),known=this.#numbers.get(key);if(known!==void 0)return known;for(let{ranks,place}of this.#fields()){let value=tuple[place]??
"";ranks!==null&&!ranks.has(value)&&ranks.set(value,ranks.size)}return this.#numbers.set(key,this.#tuples.length),this.#tuples.
push(tuple)-1}fieldNames(){return this.#fields().map(({name})=>name)}values(tuple){return this.#fields().map(({place})=>this.#tuples[tuple][place]??
"")}tupleRanks(){let fields=this.#fields(),tuples=this.#tuples,sorted=[...tuples.keys()].sort((one,other)=>compareTuples(
fields,tuples[one],tuples[other])),ranks=new Int32Array(sorted.length);for(let[rank,tuple]of sorted.entries())ranks[tuple]=
rank;return ranks}addExpression(tokens,{key,order:typed,list}){let order=parseFieldOrder(tokens,typed,list),{text}=key;if(text===
".config"){list!==null&&tokens.refuse(typed,"fixed order not allowed for .config"),this.addConfiguration(order);return}text===
".unit"&&tokens.refuse(key,".unit is only allowed in filters");let extract=extractorOf(text)??tokens.refuse(key,"key mus\
t not be empty");if(text===".fullname")this.addFullName(order);else{let isPart=text===".name"||text.startsWith("/");isPart?
this.#group.namedParts.push(text):this.#group.namedConfiguration.add(text),this.readsName||=isPart,this.addField(text,order,
extract)}if(list===null)return;let admitted=new Set(list);this.#conditions.push(result=>admitted.has(extract(result)))}addField(name,order,extract){
let field=this.#makeField(name,order);this.#parts.push({fields:[field],fill(tuple,result,unit){tuple[field.place]=extract(
result,unit)}})}addFullName(order){let group=this.#group;group.showsFullName=!0,this.readsName=!0;let extract=null;this.
addField(".fullname",order,result=>(extract??=makeFullNameExtractor(group.namedParts),extract(result)))}addConfiguration(order){
this.#group.showsConfiguration=!0;let named=this.#group.namedConfiguration,fields=[],byKey=new Map,addKey=key=>{let field=this.#makeField(
key,order==="first"?BYTES_ONLY:order);return byKey.set(key,field),fields.push(field),field};this.#parts.push({fields,fill(tuple,{
configuration}){for(let key of configuration.keys){if(named.has(key))continue;let{place}=byKey.get(key)??addKey(key);tuple[place]=
configuration.values.get(key)}}})}#fields(){return this.#parts.flatMap(({fields})=>fields)}#makeField(name,order){let place=this.#fieldCount++;
if(order!=="first")return{name,place,order,ranks:null};let ranks=new Map;return{name,place,order:(a,b)=>ranks.get(a)-ranks.
get(b),ranks}}};function parseFieldOrder(tokens,order,list){return list!==null?orderOfList(list):order===null||order.text===
"first"?"first":NAMED_ORDERS.get(order.text)??tokens.refuse(order,`unknown order ${quoteGo(order.text)}`)}function compareTuples(fields,one,other){
for(let{place,order}of fields){let left=one[place]??"",right=other[place]??"";if(left!==right)return order(left,right)||
compareBytes(left,right)}return 0}var NAMED_ORDERS=new Map([["alpha",compareBytes],["num",compareNumbers]]);function compareBytes(one,other){
return+(one>other)-+(one<other)}function orderOfList(values){let places=new Map(values.map((value,index)=>[value,index]));
return(one,other)=>(places.get(one)??0)-(places.get(other)??0)}function compareNumbers(one,other){let left=parseMagnitude(
one),right=parseMagnitude(other);return left===null||right===null?+(left===null)-+(right===null):left<right||!Number.isNaN(
left)&&Number.isNaN(right)?-1:left>right||Number.isNaN(left)&&!Number.isNaN(right)?1:0}var PREFIXES=" KMGTPEZY",MAGNITUDE=/^([+-]?[0-9.]+)(?:([kKMGTPEZY])(i?))?[bB]?$/;
function parseMagnitude(text){let plain=parseGoFloat(text);if(typeof plain=="number")return plain;let match=MAGNITUDE.exec(
text);if(match===null)return null;let[,digits="",prefix="",binary]=match,value=parseGoFloat(digits);return typeof value==
"string"?null:value*(binary==="i"?1024:1e3)**PREFIXES.indexOf(prefix.toUpperCase())}var GoSeries=class{#series=[];#units=new Map;#settings=new GoUnitSettings;#groups=new Map;#names=0;get isEmpty(){return this.#series.
length===0}add(group,name,unit,values){let unitSeries=this.#units.get(unit);unitSeries===void 0&&(unitSeries={base:tidyGoUnit(
unit).unit,byName:[]},this.#units.set(unit,unitSeries));let{base,byName}=unitSeries,number=this.#numberOf(group,name),present=byName[number];
if(present!==void 0){for(let value of values)present.values.push(value);return}let first=values.slice(),series={group,name,
metric:unit,unit,better:null,values:first,primary:base==="sec/op"};byName[number]=series,this.#series.push(series)}#numberOf(group,name){
let numbers=this.#groups.get(group);numbers===void 0&&(numbers=new Map,this.#groups.set(group,numbers));let number=numbers.
get(name);return number!==void 0?number:(numbers.set(name,this.#names),this.#names++)}applyUnitSetting(unit,setting){return this.#settings.
apply(tidyGoUnit(unit).unit,setting)}all(){return this.#settings.isEmpty?this.#series:this.#series.map(series=>{let{base}=this.#units.
get(series.unit),stated={...series,better:this.#settings.better(base)};return this.#settings.isExact(base)?{...stated,deterministic:!0}:
stated})}},GoUnitSettings=class{#settings=new Map;get isEmpty(){return this.#settings.size===0}apply(unit,{key,value}){let settings=this.#settings.
get(unit)??new Map;this.#settings.set(unit,settings);let first=settings.get(key)??value;return settings.set(key,first),first===
value?null:first}isExact(unit){return this.#settings.get(unit)?.get("assume")==="exact"}better(unit){let stated=this.#settings.
get(unit)?.get("better");return stated==="lower"||stated==="higher"?stated:null}};var UnitRegistry=class{#units=new Map;#settings=new GoUnitSettings;find(written){let known=this.#units.get(written);if(known!==
void 0)return known;let{unit:base,factor}=tidyBytes(written),unit={number:this.#units.size,written,base,factor};return this.#units.
set(written,unit),unit}applySetting(unit,setting){let present=this.#settings.apply(tidyBytes(unit).unit,setting);return present===
null?null:`metadata ${setting.key} of unit ${unit} already set to ${present}`}isExact(unit){return this.#settings.isExact(
tidyBytes(unit).unit)}better(unit){return this.#settings.better(tidyBytes(unit).unit)}},FOREIGN=57344;function tidyBytes(unit){
if(!unit.includes("ns")&&!unit.includes("MB"))return{unit,factor:1};let shielded=unit.replaceAll(/[\x80-\xff]/g,byte=>shift(
byte,FOREIGN)),tidied=tidyGoUnit(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,byte=>shift(byte,
-FOREIGN))}}function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}function tabulateResults(expressions,files){let tabulator=new Tabulator(expressions);for(let{label,results}of files)tabulator.
add(label,results);return tabulator.grids().map(decodeGrid)}var ConfigurationCache=class{named=new Map;#tuples=new Map;tupleOf(projection,result,unit=""){
if(projection.readsName)return projection.tupleOf(result,unit);let byUnit=this.#tuples.get(projection)??new Map,tuple=byUnit.
get(unit)??projection.tupleOf(result,unit);return this.#tuples.set(projection,byUnit.set(unit,tuple)),tuple}},MAX_CONFIGURATIONS=1e3,
PREFIX2="Benchmark",Tabulator=class{problems=[];#filter;#axes;#ignored;#residue;#units=new UnitRegistry;#store=new CellStore;constructor(expressions){
let group=new ProjectionGroup,parse=flag=>parseFlag(flag,()=>group.parse(expressions[flag],{withUnit:flag==="table"}));this.#filter=
parseFlag("filter",()=>parseFilter(expressions.filter)),this.#axes={table:parse("table"),row:parse("row"),column:parse("\
col")},this.#ignored=parse("ignore"),this.#residue=group.makeResidue()}grids(){return arrange(this.#store.cells,{axes:this.#axes,
residue:this.#residue,units:this.#units})}read({label,path,bytes}){let file=toBytes(label),configuration=new FileConfiguration,
caches=new Map,cache=null,findCache=()=>{let identity=configuration.identity();caches.size>MAX_CONFIGURATIONS&&caches.clear();
let current=caches.get(identity)??new ConfigurationCache;return caches.set(identity,current),current},findNamed=(current,name)=>{
let result={name:name.slice(PREFIX2.length),file,configuration},named=current.named.get(name)??this.#nameResults(current,
result);return current.named.set(name,named),named};readGoFile(path,bytes,{configure(key,value){configuration.set(key,value),
cache=null},addResults:(results,writtenUnits)=>{cache??=findCache();let units=writtenUnits.map(unit=>this.#units.find(unit)),
name="",named=null;for(let at=0;at<results.length;at+=units.length+1)(named===null||results[at]!==name)&&(name=results[at],
named=findNamed(cache,name)),this.#addLine(named,units,results,at+1)},applyUnitSetting:(unit,setting)=>this.#units.applySetting(
unit,setting),addProblem:(line,message)=>{this.problems.push(`${toBytes(path)}:${line}: ${message}`)}})}add(label,results){
for(let{name,configuration:settings,unit:written,values}of results){let configuration=new FileConfiguration;for(let[key,
value]of Object.entries(settings))configuration.set(toBytes(key),toBytes(value));let result={name:toBytes(name),file:toBytes(
label),configuration},named=this.#nameResults(new ConfigurationCache,result),unit=this.#units.find(toBytes(written));for(let value of values)
this.#addValue(named,unit,value)}}#nameResults(cache,result){let isAdmitted=[...Object.values(this.#axes),this.#ignored].
every(projection=>projection.admits(result));return{result,cache,cells:[],isAdmitted,position:null}}#addLine(named,units,results,from){
for(let index=0;index<units.length;index+=1)this.#addValue(named,units[index],results[from+index])}#addValue(named,unit,value){
let based=value*unit.factor,kind=2*unit.number+ +(based!==value),cell=named.cells[kind];cell===void 0&&(cell=this.#findCell(
named,unit,based===value?unit.written:unit.base),named.cells[kind]=cell),cell?.values.push(based)}#findCell(named,{written:writtenUnit},unit){
let{result,cache,isAdmitted}=named;if(!isAdmitted||!this.#filter(result,unit,writtenUnit))return null;let table=cache.tupleOf(
this.#axes.table,result,unit);named.position??={row:cache.tupleOf(this.#axes.row,result),column:cache.tupleOf(this.#axes.
column,result),residue:cache.tupleOf(this.#residue,result)};let{row,column,residue}=named.position;return this.#store.cellAt(
{table,row,column},residue)}};function parseFlag(flag,parse){return catchBenchstatError(parse,message=>throwBenchstatError(
`parsing -${flag}: ${message}`))}var MAX_NUMBER_LENGTH=12;function formatCompact(value,decimals,suffix=""){let text=formatDecimals(value,decimals)+suffix;
return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:formatExponential(value,suffix)}function formatWithSign(value,decimals,suffix=""){
let text=formatCompact(value,decimals,suffix);return Number.isNaN(value)||text.startsWith("-")?text:`+${text.length<MAX_NUMBER_LENGTH?
text:formatExponential(value,suffix)}`}function formatExponential(value,suffix=""){return Number.isNaN(value)?"?":(Number.
isFinite(value)?value.toExponential(2):`${value<0?"-":""}\u221E`)+suffix}var parseUnit=rememberAnswers(unit=>{let words=splitUnit(withSlashes(unit)),above=words.filter(token=>!token.inDenominator).
map(({text})=>text),below=words.filter(token=>token.inDenominator).map(({text})=>text),time=below.map(findUnitWord).find(
word=>word?.base==="sec"),measures=above.map(findUnitWord).filter(word=>word?.inside),[measure]=measures.length===1?measures:
[];return{kind:measure==null?"other":measure.base==="sec"?"time":"size",factor:measure?.factor??1,numerator:above,denominator:below,
rate:time!==void 0,perSeconds:time?.factor??null}});function withSlashes(unit){return/per|1|¹/i.test(unit)?unit.replaceAll(
/(?<=\S)[\s_-]+per[\s_-]+(?=\S)/gi,"/").replaceAll(new RegExp("[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)",
"gu"),"/$1").replace(/[\s*·]+(s|sec|min|h)-1$/,"/$1"):unit}var KNOWN_UNITS=new Map([["sec",{dimension:"s",better:"lower",exact:!1}],["sec/op",{dimension:"s",better:"lower",exact:!1}],
["B",{dimension:"B",better:"lower",exact:!1}],["B/op",{dimension:"B",better:"lower",exact:!1}],["allocs/op",{dimension:"\
count",better:"lower",exact:!0}],["count",{dimension:"count",better:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"h\
igher",exact:!1}],["1/s",{dimension:"1/s",better:"higher",exact:!1}]]),RATE_WORD=/^[kmgtpe]?i?(?:(?:[fqrtcp]|io|flo)ps|b(?:it)?ps|ips|hz|[rtq]pm)$/i,
HARM=/^(?:errors?|fail(?:ure|ed)?s?|faults?|miss(?:es)?|drop(?:ped|s)?|retr(?:y|ies)|timeouts?|stalls?|gcs?|collisions?|conflicts?|exceptions?|evictions?|aborts?|rejects?|leaks?)$/i,
unitDescriptionOf=rememberAnswers(unit=>{let base=tidyUnit(unit).unit,{kind,rate,numerator}=parseUnit(base),known=KNOWN_UNITS.
get(base),isHigher=rate||numerator.some(word=>RATE_WORD.test(word)),isCost=/\/(?:op|iter)$/.test(base),isEvident=rate?!numerator.
some(word=>HARM.test(word)):kind!=="other"||isCost;return{...known??{dimension:base,better:isHigher?"higher":"lower",exact:!1},
guessed:known===void 0,evident:known!==void 0||isEvident,isDuration:kind==="time"&&!rate,binary:hasBinaryPrefix(base)}});
function hasBinaryPrefix(unit){return splitUnit(unit).some(({text,inDenominator})=>!inDenominator&&(text==="B"||text==="\
MB"||text==="bytes"))}function listSteps(prefix,multiply){let factor=multiply("1");return[{from:multiply("99.995"),decimals:1,factor,prefix},{
from:multiply("9.9995"),decimals:2,factor,prefix},{from:multiply("0.99995"),decimals:3,factor,prefix}]}var DECIMAL2=["T",
"G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>listSteps(prefix,digits=>+`${digits}e${12-3*index}`)),BINARY=["Ti",
"Gi","Mi","Ki",""].flatMap((prefix,index)=>listSteps(prefix,digits=>Number(digits)*2**(40-10*index))),SMALL_STEPS=[-1,-2,
-3,-4,-5,-6,-7,-8].map(power=>+`9.9995e${power}`),NO_SCALE={decimals:3,factor:1,prefix:""};function makeRowFormatter(values,unit){
let kind=hasBinaryPrefix(unit)?"binary":"decimal",common=commonScale(values,kind);return value=>formatAtScale(value,common)??
formatAtScale(value,commonScale([value],kind))??formatExponential(value)}function formatAtScale(value,{decimals,factor,prefix}){
let quotient=value/factor,text=formatDecimals(quotient,decimals)+prefix;return Number.isFinite(quotient)&&text.length<=MAX_NUMBER_LENGTH?
text:null}function commonScale(values,kind){let steps=kind==="binary"?BINARY:DECIMAL2,smallest=smallestMagnitude(values);
if(smallest===0)return NO_SCALE;for(let index=0;index<steps.length;index+=1)if(smallest>=steps[index].from)return steps[index];
let{factor,prefix}=steps.at(-1),found=SMALL_STEPS.findIndex(from=>smallest/factor>=from);return{decimals:3+(found<0?SMALL_STEPS.
length-1:found),factor,prefix}}function smallestMagnitude(values){let smallest=0;for(let value of values){let magnitude=Math.
abs(value);magnitude!==0&&(smallest===0||magnitude<smallest)&&(smallest=magnitude)}return smallest}var WRITTEN_OUT={time:1,
size:1024,other:1e5};function formatQuantity(value,unit){let{kind,factor,rate,perSeconds}=parseUnit(unit),written=factor===
1&&(!rate||perSeconds===1)?kind:"other",number=Number.isInteger(value)&&Math.abs(value)<WRITTEN_OUT[written]?String(value):
makeRowFormatter([value],unit)(value);return unit==="count"||unit==="allocs/op"?number:unit==="1/s"?`${number}/s`:written===
"other"?`${number} ${unit}`:number+(written==="time"?"s":"B")+(rate?"/s":"")}var LEFT={};function textCell(column,text,options=LEFT){let{span,align,margin}=options;return{column,span:span??1,text,width:width(
text),margin:margin!==void 0?marginOf(margin):column===0||text===""?NONE3:SPACE,align:align??"left"}}var margins=new Map;
function marginOf(text){let margin=margins.get(text)??{text,width:width(text),isBlank:isBlank(text)};return margins.set(
text,margin),margin}var NONE3=marginOf(""),SPACE=marginOf(" ");function layOut(rows,isFixed){let{offsets,margins:margins2}=columnsOf(
rows,isFixed),lines=rows.map(cells=>drawRow(cells,offsets,margins2)),last=lines.findLastIndex(line=>line!=="");return`${lines.
slice(0,last+1).join(`
`)}
`}var NO_CELL=-1;function columnsOf(rows,isFixed){let margins2=[],widths=[],spanning=[];for(let row=0;row<rows.length;row+=
1)measureRow(rows[row],margins2,widths,spanning);for(let[column,width2]of widths.entries())widths[column]=width2===NO_CELL?
0:width2+margins2[column];for(let cell of spanning.sort((a,b)=>a.span-b.span)){let columns=Array.from({length:cell.span},
(_,index)=>cell.column+index);stretch(widths,columns,margins2[cell.column]+cell.width,isFixed)}let offsets=[0];for(let width2 of widths)
offsets.push(offsets.at(-1)+width2);return{offsets,margins:margins2}}function measureRow(cells,margins2,widths,spanning){
for(let index=0;index<cells.length;index+=1){let cell=cells[index],{column,span}=cell;for(;widths.length<column+span;)margins2.
push(0),widths.push(NO_CELL);cell.margin.width>margins2[column]&&(margins2[column]=cell.margin.width),span>1?spanning.push(
cell):cell.width>widths[column]&&(widths[column]=cell.width)}}function stretch(widths,columns,width2,isFixed){let total=some=>some.
reduce((sum2,column)=>sum2+widths[column],0);if(total(columns)>=width2)return;let growing=columns.filter(column=>!isFixed(
column)).sort((a,b)=>widths[b]-widths[a]),rest=width2-total(columns.filter(isFixed));for(let[index,column]of growing.entries()){
let share=Math.ceil(rest/(growing.length-index));widths[column]=Math.max(widths[column],share),rest-=widths[column]}}function drawRow(cells,offsets,margins2){
let line="",position=0;for(let index=0;index<cells.length;index+=1){let cell=cells[index];if(cell.margin.isBlank&&(cell.
width===0||isBlank(cell.text)))continue;let start=offsets[cell.column],marginWidth=margins2[cell.column],room=offsets[cell.
column+cell.span]-start-marginWidth,pad=padding(cell,room),gap=Math.abs(start-position)+marginWidth-cell.margin.width;line+=
cell.margin===SPACE?spaces(gap+1+pad):spaces(gap)+cell.margin.text+spaces(pad),line+=cell.text,position=start+marginWidth+
pad+cell.width}return line}function padding({width:width2,align},room){return align==="left"||width2>=room?0:align==="ri\
ght"?room-width2:room-width2>>1}var RUN=" ".repeat(100);function spaces(count){return count<=RUN.length?RUN.slice(0,count):
" ".repeat(count)}var VALUE_COLUMNS2=3,DELTA_COLUMNS2=3,BAR=toBytes(" \u2502 "),LAST_BAR={margin:toBytes(" \u2502")},VERSUS={span:DELTA_COLUMNS2,
margin:"  "},RIGHT={align:"right"},RANGE={align:"right",margin:toBytes(" \xB1 ")};function renderText(tables){let text="",
before=null;for(let table of tables){before!==null&&(text+=`
`);for(let line of formatChangedFields(table.fields,before))text+=`${line}
`;text+=renderTable(table),before=table.fields}return text}function startOf2(column){return column===0?1:1+VALUE_COLUMNS2+
(column-1)*(VALUE_COLUMNS2+DELTA_COLUMNS2)}function renderTable(table){let{columns,rows,geomeans,unit}=table,kind=hasBinaryPrefix(
fromBytes(unit))?"binary":"decimal",notes=new Footnotes,lines=[...headingRows(columns),unitRow(unit,columns.length)];for(let row of rows)
lines.push(valueRow(row,kind,notes));rows.length>1&&lines.push(geomeanRow(geomeans,kind,notes));let growing=new Set(columns.
map((_,column)=>startOf2(column)));return layOut(lines,column=>!growing.has(column))+notes.lines()}function headingRows(columns){
return columns[0].map((_,field)=>{let isShared=column=>columns[column]?.slice(0,field+1).every((value,index)=>value===columns[column-
1][index])??!1;return[...columns.flatMap((values,column)=>{if(column>0&&isShared(column))return[];let end=column+1;for(;isShared(
end);)end+=1;return[heading(startOf2(column),values[field],startOf2(end)-startOf2(column))]}),closingBar(columns.length)]})}
function unitRow(unit,columns){let cells=[];for(let column=0;column<columns;column++){let start=startOf2(column);cells.push(
heading(start,unit,VALUE_COLUMNS2)),column>0&&cells.push(textCell(start+VALUE_COLUMNS2,"vs base",VERSUS))}return[...cells,
closingBar(columns)]}function heading(start,text,span){return textCell(start,text,{span,margin:BAR,align:"centre"})}function closingBar(columns){
return textCell(startOf2(columns),"",LAST_BAR)}function valueRow({label,cells},kind,notes){let line=[textCell(0,label)],
centres=cells.map(cell=>cell?.centre??0),scale=commonScale(centres,kind);for(let column=0;column<cells.length;column++){
let cell=cells[column];if(!cell)continue;let start=startOf2(column);if(line.push(textCell(start,formatAtScale2(cell.centre,
scale),RIGHT)),line.push(textCell(start+1,formatRangePercent(cell),RANGE)),cell.warnings.length>0&&line.push(textCell(start+
2,notes.marks(cell.warnings))),cell.comparison===null)continue;let delta=start+VALUE_COLUMNS2,{warnings}=cell.comparison;
line.push(textCell(delta,formatDelta(cell,cell.comparison),RIGHT)),line.push(textCell(delta+1,`(${formatTest(cell,cell.comparison)}\
)`)),warnings.length>0&&line.push(textCell(delta+2,notes.marks(warnings)))}return line}function geomeanRow(geomeans,kind,notes){
let line=[textCell(0,"geomean")];for(let[column,{value,ratio,warnings}]of geomeans.entries()){let start=startOf2(column);
if(value!==null&&line.push(textCell(start,formatAtScale2(value,commonScale([value],kind)),RIGHT)),column>0){let delta=start+
VALUE_COLUMNS2;line.push(ratio===null?textCell(delta,"?"):textCell(delta,formatSignedPercent(ratio-1),RIGHT))}line.push(
textCell(startOf2(column+1)-1,notes.marks(warnings)))}return line}function formatAtScale2(value,{factor,decimals,prefix}){
return formatDecimals(value/factor,decimals)+(prefix==="\xB5"?MICRO:prefix)}var MICRO=toBytes("\xB5"),DIGITS2=[..."\u2070\xB9\xB2\xB3\u2074\
\u2075\u2076\u2077\u2078\u2079"].map(toBytes),Footnotes=class{#numbers=new Map;marks(texts){for(let text of texts){if(this.#numbers.
has(text))continue;let digits=[...String(this.#numbers.size+1)];this.#numbers.set(text,digits.map(digit=>DIGITS2[Number(
digit)]).join(""))}return texts.map(text=>this.#numbers.get(text)).join(" ")}lines(){return[...this.#numbers].map(([text,
number])=>`${number} ${text}
`).join("")}};var OK=0,BAD_FLAGS=2;function answerFlags(flags){let usage=toBytes(`${USAGE}
`);return flags.kind==="help"?{stdout:usage,stderr:"",exitCode:OK,hasFailed:!1}:{stdout:"",stderr:(flags.message===""?"":
toBytes(`${flags.message}
`))+usage,exitCode:BAD_FLAGS,hasFailed:!0}}function compareFiles(request,files){let messages=[],stdout=catchBenchstatError(
()=>{let tables=summariseEach(readGrids(request,files,messages),request);if(request.format==="text")return renderText(tables);
let{csv,warnings}=renderCsv(tables);return messages.push(...warnings),csv},message=>(messages.push(toBytes(`benchstat: ${message}`)),
null));return{stdout:stdout??"",stderr:messages.map(message=>`${message}
`).join(""),exitCode:OK,hasFailed:stdout===null}}function*summariseEach(grids,request){for(let grid of grids)yield summarise(
grid,request)}function readTables(request,files){let messages=[];return{grids:readGrids({...request,format:"text"},files,
messages).map(decodeGrid),messages:messages.map(fromBytes)}}function readGrids(request,files,messages){let tabulator=new Tabulator(
request);checkProbability("alpha",request.alpha),checkProbability("confidence",request.confidence),request.format!=="tex\
t"&&request.format!=="csv"&&throwBenchstatError("-format must be text or csv");for(let file of files)try{let bytes=file.
bytes(),foreign=file.parseForeign?.(bytes)??null;foreign===null?tabulator.read({...file,bytes}):tabulator.add(file.label,
foreign)}finally{messages.push(...tabulator.problems.splice(0))}return tabulator.grids()}function checkProbability(flag,value){
(value<0||value>1)&&throwBenchstatError(`-${flag} must be in range [0, 1]`)}function findFilterError(text){return findError(text,parseFilter)}function findProjectionError(text){return findError(text,
query=>new ProjectionGroup().parse(query))}function compileFilter(text){let filter=parseFilter(text);return({name,group,
metric,unit})=>{let configuration=new FileConfiguration;configuration.set("pkg",toBytes(group??""));let result={name:toBytes(
name),file:"",configuration};return filter(result,toBytes(toMetricUnit(metric,unit)),toBytes(metric))}}function projectionKeysOf(projection){
return parseFields(new TokenReader(projection)).map(({key})=>fromBytes(key.text))}function findError(text,parse){return catchBenchstatError(
()=>(parse(text),null),(message,from)=>({message:message.split(`
`)[0],within:{from,to:findTokenEnd(text,from)}}))}function findTokenEnd(query,from){let isValue=/[:(]\s*$/.test(query.slice(
0,from)),tokens=new TokenReader(query,from);return catchBenchstatError(()=>(isValue?tokens.nextValue():tokens.next()).end,
()=>query.length)}export{quoteText,BLANK_LETTERS,writeYamlName,quoteYaml,escapeUnits,formatDecimals,MAX_NUMBER_LENGTH,formatCompact,formatWithSign,
formatExponential,findUnitWord,parseUnit,tidyUnit,nameMetric,toMetricUnit,unitDescriptionOf,makeRowFormatter,formatQuantity,
REPORT_FORMATS,COMPARE_FORMATS,isTableFormat,sortAscending,median,findSmallestStep,findFirstAtLeast,choose,coinProbability,
signTest,normalTail,normalQuantile,roughQuantile,chiSquareTail,untiedLowerHalf,untiedLowerHalves,EXACT_UP_TO,mannWhitney,
smallestTwoSidedP,medianInterval,throwBenchstatError,catchBenchstatError,parseGoLine,findTornResult,DEFAULT_REQUEST,parseCompareFlags,
labelFiles,summarise,parseGoText,GoSeries,tabulateResults,answerFlags,compareFiles,readTables,findFilterError,findProjectionError,
compileFilter,projectionKeysOf};
