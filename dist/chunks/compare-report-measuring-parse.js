import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readInput}from"./compare-report-history-measuring-parse.js";import{withRecordedNames}from"./action-compare-report-measuring-parse.js";import{listRegularFiles}from"./action-compare-report-history-html-measuring-parse-report-validate.js";
import{cleanUntrustedText}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";import{parseToolOutput,parseToolOutputs}from"./action-compare-report-formats-measuring-parse.js";
import{decodeText,parseArgs}from"./action-compare-report-formats-history-html-measuring-parse-report-validate.js";import{omitNull}from"./action-compare-report-formats-github-client-history-html-measuring-parse-report-validate.js";import{tidyUnit,
toMetricUnit,unitDescriptionOf}from"./action-compare-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{about,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-measuring-parse-report-subcommands-validate.js";import{stat}from"node:fs/promises";import{join}from"node:path";function toParseEntries(sources){let entries=new Map;for(let measurement of sources.flat()){let entry=toParseEntry(measurement),
key=JSON.stringify([measurement.group,entry.name,entry.metric,entry.unit]),first=entries.get(key);if(first===void 0)entries.
set(key,entry);else for(let value of entry.values)first.values.push(value)}return[...entries.values()]}function toParseEntry(measurement){
let{group,name,metric,primary,aggregate,deterministic}=measurement,{unit,factor}=tidyUnit(measurement.unit),{dimension,better,
guessed}=unitDescriptionOf(unit);return omitNull({group,name,metric,unit:dimension,better:measurement.better??better,values:measurement.
values.map(value=>value*factor),primary,aggregate:aggregate?!0:null,deterministic:deterministic?!0:null,inferred:measurement.
better===null&&guessed?!0:null})}async function parse(argv){let{format,files}=parseArgs("parse",argv);if(files.length===0)throw userError("no-input-file",
about("command line"),{});let sources=[];for(let path of files)sources.push(...await readSources(path));let{measurements,
problems,format:readAs,evidence}=parseToolOutputs(sources,format);if(problems.length>0){let{formatDiagnosticLine}=await import("./explain-error.js");
for(let problem of problems)process.stderr.write(`${formatDiagnosticLine(problem)}
`)}return evidence!==null&&process.stderr.isTTY&&process.stderr.write(`recognised the format "${readAs}" by "${cleanUntrustedText(
evidence)}"
`),process.stdout.write(`${JSON.stringify(toParseEntries([measurements]),null,1)}
`),problems.some(({severity})=>severity==="error")?2:0}async function readSources(path){let inside=path!=="-"&&(await stat(
path).catch(()=>null))?.isDirectory()?[...(await listRegularFiles(path,name=>name.endsWith(".json"))).keys()]:[],names=inside.
length===0?[path]:inside.map(name=>join(path,name));return Promise.all(names.map(async name=>({path:name,text:await readInput(
name)})))}function parseForeignResults(path,bytes){let text=decodeText(bytes),{format,measurements}=withRecordedNames(parseToolOutput(
{path,text},"auto"));return format===null||format==="go"&&!/^\s*\{/.test(text)?null:measurements.map(measurement=>resultOf(
measurement,format))}function resultOf(measurement,format){let{name,group,values}=measurement,{unit,factor}=tidyUnit(measurement.
unit);return{name,configuration:group===null?{}:{[format==="go"?"pkg":"group"]:group},unit:toMetricUnit(measurement.metric,
unit),values:values.map(value=>value*factor)}}export{parse,parseForeignResults};
