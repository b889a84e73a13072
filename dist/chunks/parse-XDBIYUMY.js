import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readParse}from"./chunk-EK2XCWV4.js";import"./chunk-YU2MZOBA.js";import{visible}from"./chunk-UAK5ACO7.js";
import{describe}from"./chunk-VZGJH6IP.js";import{listRegularFiles}from"./chunk-WJP4PDLC.js";import"./chunk-63ISEC2G.js";
import"./chunk-MT3A5R62.js";import"./chunk-KQ3JW6BQ.js";import{decodeText,parseSources,tidy}from"./chunk-LILJVUUO.js";
import{UserError}from"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";function parseOutput(sources){const entries=new Map;for(const measurement of sources.flat()){const entry=entryOf(measurement);
const key=JSON.stringify([measurement.group,entry.name,entry.metric,entry.unit]);const present=entries.get(key);if(present===
void 0)entries.set(key,entry);else for(const value of entry.values)present.values.push(value)}return[...entries.values()]}
function entryOf(measurement){const{group,name,metric,primary,aggregate,deterministic}=measurement;const{unit,factor}=tidy(
measurement.unit);const{dimension,better,guessed}=describe(unit);return{...group!==null&&{group},name,metric,unit:dimension,
better:measurement.better??better,values:measurement.values.map(value=>value*factor),primary,...aggregate&&{aggregate},...deterministic&&
{deterministic},...measurement.better===null&&guessed&&{inferred:true}}}import{readFile,stat}from"node:fs/promises";import{join}from"node:path";import{buffer}from"node:stream/consumers";var REASONS={ENOENT:"there is no such file",EISDIR:"is a folder",EACCES:"may not be read"};async function readSources(path){
const names=await jsonFilesIn(path);return names.length===0?[await readSource(path)]:Promise.all(names.map(name=>readSource(
join(path,name))))}async function jsonFilesIn(path){const isFolder=path!=="-"&&(await stat(path).catch(()=>null))?.isDirectory();
return isFolder?[...(await listRegularFiles(path,name=>name.endsWith(".json"))).keys()]:[]}async function readSource(path){
try{return{path,text:decodeText(await(path==="-"?buffer(process.stdin):readFile(path)))}}catch(error){const reason=error instanceof
Error&&"code"in error?String(error.code):String(error);const what=REASONS[reason]??`could not be read (${reason})`;throw new UserError(
{where:path,what,remedy:"Give the path of a file that a benchmark tool wrote"})}}async function parse(argv){const{format,files}=readParse(argv);if(files.length===0){throw new UserError({where:"command \
line",what:"no file was named",remedy:"Write `parse results.txt`, or `parse -` for standard input"})}const sources=[];for(const path of files)
sources.push(...await readSources(path));const{measurements,problems,format:readAs,evidence}=parseSources(sources,format);
for(const{where,message}of problems)process.stderr.write(`${where}: ${message}
`);if(evidence!==void 0&&process.stderr.isTTY)process.stderr.write(`recognised the format "${readAs}" by "${visible(evidence)}\
"
`);process.stdout.write(`${JSON.stringify(parseOutput([measurements]),null,1)}
`);return problems.some(({severity})=>severity==="error")?2:0}export{parse};
