import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseParseArgs}from"./chunk-GMOLLAQ7.js";import"./chunk-ZMZB7ZZI.js";import{cleanUntrustedText}from"./chunk-LQTR7E7W.js";
import{unitDescriptionOf}from"./chunk-2IZXDTDF.js";import{listRegularFiles}from"./chunk-UR5X5KRI.js";import"./chunk-OWI46LZM.js";
import"./chunk-BQAFKCYA.js";import"./chunk-23PMS7MH.js";import{decodeText,parseToolOutputs,tidyUnit}from"./chunk-O2I266XQ.js";
import{UserError}from"./chunk-WC6KOLU4.js";import"./chunk-4NI3GUM4.js";function toParseEntries(sources){let entries=new Map;for(let measurement of sources.flat()){let entry=entryOf(measurement),
key=JSON.stringify([measurement.group,entry.name,entry.metric,entry.unit]),present=entries.get(key);if(present===void 0)
entries.set(key,entry);else for(let value of entry.values)present.values.push(value)}return[...entries.values()]}function entryOf(measurement){
let{group,name,metric,primary,aggregate,deterministic}=measurement,{unit,factor}=tidyUnit(measurement.unit),{dimension,better,
guessed}=unitDescriptionOf(unit);return{...group!==null&&{group},name,metric,unit:dimension,better:measurement.better??better,
values:measurement.values.map(value=>value*factor),primary,...aggregate&&{aggregate},...deterministic&&{deterministic},...measurement.
better===null&&guessed&&{inferred:!0}}}import{readFile,stat}from"node:fs/promises";import{join}from"node:path";import{buffer}from"node:stream/consumers";var REASONS={ENOENT:"there is no such file",EISDIR:"is a folder",EACCES:"may not be read"};async function readSources(path){
let names=await jsonFilesIn(path);return names.length===0?[await readSource(path)]:Promise.all(names.map(name=>readSource(
join(path,name))))}async function jsonFilesIn(path){return path!=="-"&&(await stat(path).catch(()=>null))?.isDirectory()?
[...(await listRegularFiles(path,name=>name.endsWith(".json"))).keys()]:[]}async function readSource(path){try{return{path,
text:decodeText(await(path==="-"?buffer(process.stdin):readFile(path)))}}catch(error){let reason=error instanceof Error&&
"code"in error?String(error.code):String(error),what=REASONS[reason]??`could not be read (${reason})`;throw new UserError(
{where:path,what,remedy:"Give the path of a file that a benchmark tool wrote"})}}async function parse(argv){let{format,files}=parseParseArgs(argv);if(files.length===0)throw new UserError({where:"comman\
d line",what:"no file was named",remedy:"Write `parse results.txt`, or `parse -` for standard input"});let sources=[];for(let path of files)
sources.push(...await readSources(path));let{measurements,problems,format:readAs,evidence}=parseToolOutputs(sources,format);
for(let{where,message}of problems)process.stderr.write(`${where}: ${message}
`);return evidence!==void 0&&process.stderr.isTTY&&process.stderr.write(`recognised the format "${readAs}" by "${cleanUntrustedText(
evidence)}"
`),process.stdout.write(`${JSON.stringify(toParseEntries([measurements]),null,1)}
`),problems.some(({severity})=>severity==="error")?2:0}export{parse};
