import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{printReport,renderVerdict,terminalGuidance}from"./action-compare-report-history-html-measuring-report.js";import{RECORDING_VERSION,analyse}from"./action-compare-report-history-html-judge-recording-measuring-report.js";
import{parseConfigFile}from"./action-compare-report-history-html-judge-recording-measuring-report-validate.js";import{formatDiagnosticLine,hasColour,makeReadingHost,policyOf,readConfig,
readTerminalWidth}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import{makeSeriesCollection,withRecordedNames}from"./action-compare-report-measuring-parse.js";
import{parseToolOutput}from"./action-compare-report-formats-measuring-parse.js";import{decodeText}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";import{SIDES,exitCodeOf}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{DEFAULT_REQUEST,catchBenchstatError,isTableFormat,readTables}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{about,inFile,
makeWarning,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";async function compareAsReport(request,files){let sides=isDefault(request)?sidesOfFiles(files):sidesOfGrids(request,files),
problems=sides.flatMap(({parsed})=>parsed.problems),isTable=isTableFormat(request.format);if(!isTable)for(let problem of problems)
process.stderr.write(`${formatDiagnosticLine(problem)}
`);let host=makeReadingHost(),config=request.config===null?null:await readConfig(host,{config:request.config}),policy=policyOf(
config&&parseConfigFile(config.text,config.path),host.clock.today()),recording=recordingOfFiles(...sides),judged=config===
null?{...policy,...NO_BUDGETS}:policy,table=isDefault(request)?policy.table:null,report={...analyse(recording,{...judged,
table},explainMissingLevels(judged)),environment:null,guidance:terminalGuidance({failOn:"regression"}),configSource:config&&
{path:config.path,commit:null,how:"worktree"}};return isTable?(request.format==="csv"?process.stderr:process.stdout).write(
`
${renderVerdict(report,{colour:hasColour(),columns:readTerminalWidth()}).trimEnd()}
`):await printReport(report,request.format),config===null?0:problems.some(({severity})=>severity==="error")?2:exitCodeOf(
report.conclusion,"regression")}function explainMissingLevels({budgets}){let missing=makeWarning("level-of-files",about(
"compare"),{}),anchors=budgets.flatMap(({against})=>against??[]);return{ofBudgets:new Map(anchors.map(against=>[against,
missing])),shown:null,recordedIn:null}}var NO_BUDGETS={budgets:[],new:"pass",removed:"pass"};function isDefault(request){
return["table","row","col","ignore","filter"].every(flag=>request[flag]===DEFAULT_REQUEST[flag])}function sidesOfFiles(files){
let[base,head]=pairOf(files,({label})=>label);return[sideOfFile(base),sideOfFile(head)]}function sideOfFile({label,path,
bytes}){let source={path,text:decodeText(convertToUserError(bytes))},guessed=parseToolOutput(source,"auto"),parsed=guessed.
format===null?parseToolOutput(source,"go"):guessed;if(parsed.measurements.length===0)throw userError("no-results-in-file",
inFile(path),{});return{label,parsed}}function sidesOfGrids(request,files){let{grids,messages}=convertToUserError(()=>readTables(
request,files)),labels=new Set(grids.flatMap(({columns})=>columns.map(labelOf))),warnings=messages.map(message=>makeWarning(
"benchstat-warning",about("compare"),{message})),[base,head]=pairOf([...labels],label=>label),side=(label,problems)=>{let measurements=grids.
flatMap(grid=>measurementsOf(grid,label));return{label,parsed:{format:"go",measurements,problems}}};return[side(base,warnings),
side(head,[])]}function labelOf(column){return column.filter(value=>value!=="").join(" ")}function measurementsOf(grid,label){
let{fields,unit,assumes,better,columns,rows,cells}=grid,index=columns.findIndex(column=>labelOf(column)===label),group=fields.
find(({name})=>name==="pkg")?.value;return rows.flatMap((row,at)=>{let cell=cells[at]?.[index],values=Array.from(cell?.values??
[]).filter(Number.isFinite);return values.length===0?[]:{group:group||null,name:row,metric:unit,unit,better,values,...{primary:unit===
"sec/op",deterministic:assumes==="exact"}}})}function pairOf(columns,nameOf){let[base,head,...more]=columns;if(base!==void 0&&
head!==void 0&&more.length===0)return[base,head];throw userError("not-two-columns",about("command line"),{columns:columns.
map(nameOf)})}function convertToUserError(work){return catchBenchstatError(work,message=>{throw userError("benchstat-ref\
usal",about("compare"),{message})})}function recordingOfFiles(base,head){let series=makeSeriesCollection();for(let side of SIDES)
for(let measurement of withRecordedNames({base,head}[side].parsed).measurements){let{values}=series.getOrCreate(measurement,
0,null)[side];for(let value of measurement.values)values.push([value])}let all=series.all(),rounds=Math.max(1,...all.flatMap(
({base:base2,head:head2})=>[base2.values.length,head2.values.length]));for(let{base:base2,head:head2}of all)base2.invocations=
base2.values.map((_,index)=>index),head2.invocations=head2.values.map((_,index)=>rounds+index);return{version:RECORDING_VERSION,
name:"compare",commits:{base:{sha:null,how:base.label},head:{sha:null,how:head.label}},schedule:{seed:"",setup:null,workingDirectory:"\
.",unit:"sample",ended:"complete",rounds:{min:rounds,max:rounds},commands:[`compare ${base.label} ${head.label}`],format:base.
parsed.format},environment:NO_ENVIRONMENT,invocations:[...invocations("base",rounds),...invocations("head",rounds)],series:all,
problems:[]}}var NO_ENVIRONMENT={os:"",kernel:"",architecture:"",cpu:"",cores:0,memoryBytes:0,image:null,node:"",loadBefore:null,
loadAfter:null};function invocations(side,count){let usual={command:0,startMs:0,durationMs:0,exitCode:0,outcome:"ok"};return Array.
from({length:count},(_,index)=>({side,round:index+1,...usual}))}export{compareAsReport,recordingOfFiles};
