import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readConfig}from"./chunks/chunk-2MQLTKNV.js";import{withUserFiles}from"./chunks/chunk-WCK3GEEP.js";import{makeSeriesCollection}from"./chunks/chunk-H6N5IMEL.js";
import{exitCodeOf,printReport,renderVerdict,terminalGuidance}from"./chunks/chunk-TJVXSQ4U.js";import"./chunks/chunk-AZRTJBVI.js";
import{RECORDING_VERSION,analyse,hasColour,makeTerminalHost,parseConfigFile,policyOf,readTerminalWidth}from"./chunks/chunk-THDOESCH.js";
import"./chunks/chunk-IKSPXGBE.js";import{formatDiagnosticLine}from"./chunks/chunk-ET2FACDU.js";import"./chunks/chunk-I2MRJ4UF.js";
import"./chunks/chunk-VWDZQE77.js";import{parseToolOutput}from"./chunks/chunk-NOUGDDRP.js";import{decodeText}from"./chunks/chunk-K7U33ATV.js";
import{DEFAULT_REQUEST,benchstatMessageOf,readTables}from"./chunks/chunk-KG3JJBVT.js";import{userError}from"./chunks/chunk-4Q6QMYTI.js";
import{about,inFile,isTableFormat,makeWarning}from"./chunks/chunk-EORH2WXK.js";import"./chunks/chunk-E4HB5Y7J.js";function recordingOfFiles(base,head){let series=makeSeriesCollection(),sides=[{side:"base",...base},{side:"head",...head}];
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
problems=sides.flatMap(({parsed})=>parsed.problems),isTable=isTableFormat(request.format);if(!isTable)for(let problem of problems)
process.stderr.write(`${formatDiagnosticLine(problem)}
`);let host=makeTerminalHost({isQuiet:!0}),config=request.config===null?null:await readConfig(withUserFiles(host),{config:request.
config}),policy=policyOf(config&&parseConfigFile(config.text,config.path),host.clock.today()),recording=recordingOfFiles(
...sides),judged=config===null?{...policy,...NO_BUDGETS}:policy,table=isDefault(request)?policy.table:null,report={...analyse(
{...recording,problems:[]},{...judged,table},explainMissingLevels(judged)),environment:null,guidance:terminalGuidance({failOn:"\
regression"}),...config!==null&&{configSource:{path:config.path,commit:null,how:"worktree"}}};return isTable?(request.format===
"csv"?process.stderr:process.stdout).write(`
${renderVerdict(report,{colour:hasColour(),columns:readTerminalWidth()}).trimEnd()}
`):await printReport(report,request.format),config===null?0:problems.some(({severity})=>severity==="error")?2:exitCodeOf(
report.conclusion,"regression")}function explainMissingLevels({budgets}){let missing=makeWarning("level-of-files",about(
"compare"),{}),anchors=budgets.flatMap(({against})=>against??[]);return{ofBudgets:new Map(anchors.map(against=>[against,
missing])),shown:null}}var NO_BUDGETS={budgets:[],new:"pass",removed:"pass"};function isDefault(request){return["table",
"row","col","ignore","filter"].every(flag=>request[flag]===DEFAULT_REQUEST[flag])}function sidesOfFiles(files){let[base,
head]=pairOf(files,({label})=>label);return[sideOfFile(base),sideOfFile(head)]}function sideOfFile({label,path,bytes}){return{
label,parsed:parse(path,convertToUserError(bytes))}}function parse(path,bytes){let source={path,text:decodeText(bytes)},
guessed=parseToolOutput(source,"auto"),parsed=guessed.format===null?parseToolOutput(source,"go"):guessed;if(parsed.measurements.
length>0)return parsed;throw userError("no-results-in-file",inFile(path),{})}function sidesOfGrids(request,files){let{grids,
messages}=convertToUserError(()=>readTables(request,files)),labels=grids.flatMap(({columns})=>columns.map(labelOf)),problems=messages.
map(message=>makeWarning("benchstat-warning",about("compare"),{message})),[base,head]=pairOf([...new Set(labels)],label=>label),
side=label=>({label,parsed:{format:"go",measurements:grids.flatMap(grid=>measurementsOf(grid,label)),problems:[]}});return[
{...side(base),parsed:{...side(base).parsed,problems}},side(head)]}function labelOf(column){return column.filter(value=>value!==
"").join(" ")}function measurementsOf(grid,label){let{fields,unit,assumes,better,columns,rows,cells}=grid,index=columns.
findIndex(column=>labelOf(column)===label),group=fields.find(({name})=>name==="pkg")?.value;return rows.flatMap((row,at)=>{
let cell=cells[at]?.[index],values=Array.from(cell?.values??[]).filter(Number.isFinite);return values.length===0?[]:{group:group||
null,name:row,metric:unit,unit,better,values,primary:unit==="sec/op",deterministic:assumes==="exact"}})}function pairOf(columns,nameOf){
let[base,head,...more]=columns;if(base!==void 0&&head!==void 0&&more.length===0)return[base,head];throw userError("not-t\
wo-columns",about("command line"),{columns:columns.map(nameOf)})}function convertToUserError(work){try{return work()}catch(thrown){
let refusal=benchstatMessageOf(thrown);throw refusal===null?thrown:userError("benchstat-refusal",about("compare"),{message:refusal})}}export{compareAsReport};
