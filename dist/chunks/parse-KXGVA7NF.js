import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readParse}from"./chunk-P5YH32CZ.js";import"./chunk-2LZHYNMA.js";import{visible}from"./chunk-PO57IB6S.js";
import{describe}from"./chunk-55IMAIYE.js";import{listRegularFiles}from"./chunk-6FO44SI4.js";import"./chunk-Y4QSQYSV.js";
import"./chunk-TAHYMK3E.js";import"./chunk-XNQJWE6S.js";import{decodeText,parseSources,tidy}from"./chunk-NZWFUP5M.js";
import{UserError}from"./chunk-22RSWMGT.js";import"./chunk-4NI3GUM4.js";function parseOutput(sources){let entries=new Map;for(let measurement of sources.flat()){let entry=entryOf(measurement),
key=JSON.stringify([measurement.group,entry.name,entry.metric,entry.unit]),present=entries.get(key);if(present===void 0)
entries.set(key,entry);else for(let value of entry.values)present.values.push(value)}return[...entries.values()]}function entryOf(measurement){
let{group,name,metric,primary,aggregate,deterministic}=measurement,{unit,factor}=tidy(measurement.unit),{dimension,better,
guessed}=describe(unit);return{...group!==null&&{group},name,metric,unit:dimension,better:measurement.better??better,values:measurement.
values.map(value=>value*factor),primary,...aggregate&&{aggregate},...deterministic&&{deterministic},...measurement.better===
null&&guessed&&{inferred:!0}}}import{readFile,stat}from"node:fs/promises";import{join}from"node:path";import{buffer}from"node:stream/consumers";var REASONS={ENOENT:"there is no such file",EISDIR:"is a folder",EACCES:"may not be read"};async function readSources(path){
let names=await jsonFilesIn(path);return names.length===0?[await readSource(path)]:Promise.all(names.map(name=>readSource(
join(path,name))))}async function jsonFilesIn(path){return path!=="-"&&(await stat(path).catch(()=>null))?.isDirectory()?
[...(await listRegularFiles(path,name=>name.endsWith(".json"))).keys()]:[]}async function readSource(path){try{return{path,
text:decodeText(await(path==="-"?buffer(process.stdin):readFile(path)))}}catch(error){let reason=error instanceof Error&&
"code"in error?String(error.code):String(error),what=REASONS[reason]??`could not be read (${reason})`;throw new UserError(
{where:path,what,remedy:"Give the path of a file that a benchmark tool wrote"})}}async function parse(argv){let{format,files}=readParse(argv);if(files.length===0)throw new UserError({where:"command lin\
e",what:"no file was named",remedy:"Write `parse results.txt`, or `parse -` for standard input"});let sources=[];for(let path of files)
sources.push(...await readSources(path));let{measurements,problems,format:readAs,evidence}=parseSources(sources,format);
for(let{where,message}of problems)process.stderr.write(`${where}: ${message}
`);return evidence!==void 0&&process.stderr.isTTY&&process.stderr.write(`recognised the format "${readAs}" by "${visible(
evidence)}"
`),process.stdout.write(`${JSON.stringify(parseOutput([measurements]),null,1)}
`),problems.some(({severity})=>severity==="error")?2:0}export{parse};
