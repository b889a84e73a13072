import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readInput}from"./compare-report-history-measuring-parse.js";import{withRecordedNames}from"./action-compare-report-measuring-parse.js";import{cleanUntrustedText,
listRegularFiles}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{SeriesNumbers,parseToolOutput,parseToolOutputs}from"./action-compare-report-formats-measuring-parse.js";
import{decodeText}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";import{parseArgs}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{tidyUnit,toMetricUnit,
unitDescriptionOf}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{about,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{stat}from"node:fs/promises";import{join}from"node:path";function toParseEntries(sources){let numbers=new SeriesNumbers,entries=[];for(let measurement of sources.flat()){let entry=toParseEntry(
measurement),first=entries[numbers.numberOf(entry)];if(first===void 0)entries.push(entry);else for(let value of entry.values)
first.values.push(value)}return entries}function toParseEntry(measurement){let{group,name,metric,primary,aggregate,deterministic}=measurement,
{unit,factor}=tidyUnit(measurement.unit),{dimension,better,guessed}=unitDescriptionOf(unit),values=measurement.values.map(
value=>value*factor),known={name,metric,unit:dimension,better:measurement.better??better,values,primary},entry=group===null?
known:{group,...known};return aggregate&&(entry.aggregate=!0),deterministic&&(entry.deterministic=!0),measurement.better===
null&&guessed&&(entry.inferred=!0),entry}async function parse(argv){let{format,files}=parseArgs("parse",argv);if(files.length===0)throw userError("no-input-file",
about("command line"),{});let sources=[];for(let path of files)sources.push(...await readSources(path));let{measurements,
problems,format:readAs,evidence}=parseToolOutputs(sources,format);if(problems.length>0){let{formatDiagnosticLine}=await import("./explain-error.js");
for(let problem of problems)process.stderr.write(`${formatDiagnosticLine(problem)}
`)}return evidence!==null&&process.stderr.isTTY&&process.stderr.write(`recognised the format "${readAs}" by "${cleanUntrustedText(
evidence)}"
`),writeList(toParseEntries([measurements])),problems.some(({severity})=>severity==="error")?2:0}function writeList(entries){
let lines=entries.map(entry=>JSON.stringify(entry));process.stdout.write(lines.length===0?`[]
`:`[
${lines.join(`,
`)}
]
`)}async function readSources(path){let inside=path!=="-"&&(await stat(path).catch(()=>null))?.isDirectory()?[...(await listRegularFiles(
path,name=>name.endsWith(".json"))).keys()]:[],names=inside.length===0?[path]:inside.map(name=>join(path,name));return Promise.
all(names.map(async name=>({path:name,text:await readInput(name)})))}function parseForeignResults(path,bytes){let text=decodeText(
bytes),{format,measurements}=withRecordedNames(parseToolOutput({path,text},"auto"));return format===null||format==="go"&&
!/^\s*\{/.test(text)?null:measurements.map(measurement=>resultOf(measurement,format))}function resultOf(measurement,format){
let{name,group,values}=measurement,{unit,factor}=tidyUnit(measurement.unit);return{name,configuration:group===null?{}:{[format===
"go"?"pkg":"group"]:group},unit:toMetricUnit(measurement.metric,unit),values:values.map(value=>value*factor)}}export{parse,parseForeignResults};
