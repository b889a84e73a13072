import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readConfig,withUserFiles}from"./chunks/chunk-3FXPSF4P.js";import{printReport}from"./chunks/chunk-ACE6KUVY.js";import"./chunks/chunk-P6YZRXYO.js";
import{hasColour,makeTerminalHost,readTerminalWidth}from"./chunks/chunk-AVGWH3HL.js";import{makeSeriesCollection}from"./chunks/chunk-J74KQA7X.js";
import{exitCodeOf}from"./chunks/chunk-CQTRHVRG.js";import{renderVerdict}from"./chunks/chunk-ID34LORL.js";import"./chunks/chunk-5XGBOG5O.js";
import"./chunks/chunk-Q34AHYZ5.js";import{analyse,makeTabulator,parseConfigFile,policyOf}from"./chunks/chunk-NRB6S4FK.js";
import"./chunks/chunk-LQTR7E7W.js";import"./chunks/chunk-2IZXDTDF.js";import"./chunks/chunk-H43JVFDQ.js";import"./chunks/chunk-UR5X5KRI.js";
import"./chunks/chunk-OWI46LZM.js";import{RECORDING_VERSION,benchstatMessageOf,throwBenchstatError}from"./chunks/chunk-BQAFKCYA.js";
import"./chunks/chunk-23PMS7MH.js";import{decodeText,formatIds,fromBytes,isBlank,parseToolOutput,toBytes,width}from"./chunks/chunk-O2I266XQ.js";
import"./chunks/chunk-R2PIU4BO.js";import{UserError}from"./chunks/chunk-WC6KOLU4.js";import"./chunks/chunk-4NI3GUM4.js";var INFINITY_SIGN=toBytes("\u221E");var DEFAULT_REQUEST={table:".config",row:".fullname",col:".file",ignore:"",filter:"*",alpha:.05,confidence:.95,format:"t\
ext",config:null,inputs:[]},HELP=["h","help"];var KNOWN_FLAGS=[...Object.keys(DEFAULT_REQUEST).filter(name=>name!=="inputs"),...HELP];var DIGITS=[..."\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"].map(toBytes);var margins=new Map;function marginOf(text){let margin=margins.get(text)??{text,width:width(text),isBlank:isBlank(text)};
return margins.set(text,margin),margin}var NONE=marginOf(""),SPACE=marginOf(" ");var RUN=" ".repeat(100);var BAR=toBytes(" \u2502 "),LAST_BAR={margin:toBytes(" \u2502")};var RANGE={align:"right",margin:toBytes(" \xB1 ")};var MICRO=toBytes("\xB5");var FLAG_USAGES=[{name:"table",value:"KEYS",meaning:'a table for each value of these keys (.config: every line "key: val\
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
g budgets.yml base.txt head.txt"}],KEYS=['KEYS are separated by spaces or commas: .name, .fullname, .file, .config, /KEY\
 for a part "/KEY=value" of the','name, KEY for a line "KEY: value" of the file. KEY@alpha, KEY@num and KEY@(a b c) set \
the order; the last one',"also leaves out every other value."],USAGE=["usage: bench-referee compare [FLAG\u2026] FILE\u2026",
"","The tables that benchstat prints, byte for byte: medians of every benchmark, and how each file differs from the","fi\
rst one. A file is the output of a benchmark tool; - is standard input, LABEL=FILE names its column.","",...FLAG_USAGES.
flatMap(({name,value,meaning,example})=>[`  --${name} ${value}`,`      ${meaning}`,`      bench-referee compare ${example}`]),
"",...KEYS].join(`
`);var OK=0;var HELP2={stdout:toBytes(`${USAGE}
`),stderr:"",exitCode:OK,hasFailed:!1};function readGrids(request,files,messages){let tabulator=makeTabulator(request);checkProbability("alpha",request.alpha),
checkProbability("confidence",request.confidence),request.format!=="text"&&request.format!=="csv"&&throwBenchstatError("\
-format must be text or csv");for(let file of files)try{let bytes=file.bytes(),foreign=file.parseForeign?.(bytes)??null;
foreign===null?tabulator.read({...file,bytes}):tabulator.add(file.label,foreign)}finally{messages.push(...tabulator.problems.
splice(0).map(({where,message})=>`${where}: ${message}`))}return tabulator.grids()}function checkProbability(flag,value){
(value<0||value>1)&&throwBenchstatError(`-${flag} must be in range [0, 1]`)}function recordingOfFiles(base,head){let series=makeSeriesCollection(),sides=[{side:"base",...base},{side:"head",...head}];
for(let{side,parsed}of sides)for(let measurement of parsed.measurements){let own=series.getOrCreate(measurement,{command:0,
format:parsed.format})[side];for(let value of measurement.values)own.values.push([value])}let all=series.all(),rounds=Math.
max(1,...all.flatMap(({base:base2,head:head2})=>[base2.values.length,head2.values.length]));for(let{base:base2,head:head2}of all)
base2.invocations=base2.values.map((_,index)=>index),head2.invocations=head2.values.map((_,index)=>rounds+index);return{
version:RECORDING_VERSION,name:"compare",commits:{base:{sha:null,how:base.label},head:{sha:null,how:head.label}},schedule:{
seed:"",rounds:{min:rounds,max:rounds},commands:[`compare ${base.label} ${head.label}`],setup:null,workingDirectory:".",
format:base.parsed.format,unit:"sample",ended:"complete"},environment:NO_ENVIRONMENT,invocations:[...invocations("base",
rounds),...invocations("head",rounds)],series:all,problems:sides.flatMap(({parsed})=>[...parsed.problems])}}var NO_ENVIRONMENT={
os:"",kernel:"",architecture:"",cpu:"",cores:0,memoryBytes:0,image:null,node:"",loadBefore:null,loadAfter:null};function invocations(side,count){
return Array.from({length:count},(_,index)=>({side,round:index+1,command:0,startMs:0,durationMs:0,exitCode:0,outcome:"ok"}))}async function compareAsReport(request,files){let sides=isDefault(request)?sidesOfFiles(files):sidesOfGrids(request,files),
problems=sides.flatMap(({parsed})=>parsed.problems);if(!(request.format==="text"||request.format==="csv"))for(let{where,
message}of problems)process.stderr.write(`${where}: ${message}
`);let host=makeTerminalHost({isQuiet:!0}),config=request.config===null?null:await readConfig(withUserFiles(host),{config:fromBytes(
request.config)}),policy=policyOf(config&&parseConfigFile(config.text,config.path),host.clock.today()),recording=recordingOfFiles(
...sides),judged=config===null?{...policy,...NO_BUDGETS}:policy,table=isDefault(request)?policy.table:null,report={...analyse(
{...recording,problems:[]},{...judged,table}),environment:null};return request.format==="markdown"||request.format==="js\
on"?printReport(report,request.format):(request.format==="csv"?process.stderr:process.stdout).write(`
${renderVerdict(report,{colour:hasColour(),columns:readTerminalWidth()}).trimEnd()}
`),config===null?0:problems.some(({severity})=>severity==="error")?2:exitCodeOf(report.conclusion,"regression")}var NO_BUDGETS={
budgets:[],new:"pass",removed:"pass"};function isDefault(request){return["table","row","col","ignore","filter"].every(flag=>request[flag]===
DEFAULT_REQUEST[flag])}function sidesOfFiles(files){let[base,head]=pairOf(files,({label})=>fromBytes(label));return[sideOfFile(
base),sideOfFile(head)]}function sideOfFile({label,path,bytes}){return{label:fromBytes(label),parsed:parse(fromBytes(path),
convertToUserError(bytes))}}function parse(path,bytes){let source={path,text:decodeText(bytes)},guessed=parseToolOutput(
source,"auto"),parsed=guessed.format===null?parseToolOutput(source,"go"):guessed;if(parsed.measurements.length>0)return parsed;
throw new UserError({where:path,what:"no benchmark results are in it",remedy:`Give the output of a benchmark tool: known\
 are ${formatIds.filter(id=>id!=="command").join(", ")}`})}function sidesOfGrids(request,files){let messages=[],grids=convertToUserError(
()=>readGrids({...request,format:"text"},files,messages)),labels=grids.flatMap(({columns})=>columns.map(labelOf)),problems=messages.
map(message=>({where:"compare",message:fromBytes(message),severity:"warning"})),[base,head]=pairOf([...new Set(labels)],
fromBytes),side=label=>({label:fromBytes(label),parsed:{format:"go",measurements:grids.flatMap(grid=>measurementsOf(grid,
label)),problems:[]}});return[{...side(base),parsed:{...side(base).parsed,problems}},side(head)]}function labelOf(column){
return column.filter(value=>value!=="").join(" ")}function measurementsOf(grid,label){let{fields,unit,assumes,better,columns,
rows,cells}=grid,index=columns.findIndex(column=>labelOf(column)===label),group=fields.find(({name})=>name==="pkg")?.value;
return rows.flatMap((row,at)=>{let cell=cells[at]?.[index],values=Array.from(cell?.values??[]).filter(Number.isFinite);return values.
length===0?[]:{group:group?fromBytes(group):null,name:fromBytes(row),metric:fromBytes(unit),unit:fromBytes(unit),better,
values,primary:unit==="sec/op",deterministic:assumes==="exact"}})}function pairOf(columns,nameOf){let[base,head,...more]=columns;
if(base!==void 0&&head!==void 0&&more.length===0)return[base,head];throw new UserError({where:"command line",what:`markd\
own, json and --config compare two columns, and there are ${columns.length}`,...columns.length>0&&{got:columns.map(nameOf).
join(", ")},remedy:"Name two files, or choose two columns with --col and --filter"})}function convertToUserError(work){try{
return work()}catch(thrown){let refusal=benchstatMessageOf(thrown);throw refusal===null?thrown:new UserError({where:"com\
pare",what:fromBytes(refusal)})}}export{compareAsReport};
