import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{listRegularFiles}from"./chunk-3RTSKV35.js";import{decodeText}from"./chunk-JJVFRLAT.js";import{relocate,
userError,userErrorOf}from"./chunk-L576L5PT.js";import{inFile}from"./chunk-AQDACMIJ.js";import{readFile,realpath,stat}from"node:fs/promises";import{join,resolve}from"node:path";import{buffer,text}from"node:stream/consumers";async function readSources(path){let names=await jsonFilesIn(path);return names.length===0?[await readSource(path)]:Promise.
all(names.map(name=>readSource(join(path,name))))}async function jsonFilesIn(path){return path!=="-"&&(await stat(path).
catch(()=>null))?.isDirectory()?[...(await listRegularFiles(path,name=>name.endsWith(".json"))).keys()]:[]}async function readSource(path){
try{return{path,text:decodeText(await(path==="-"?buffer(process.stdin):readFile(path)))}}catch(error){let known=userErrorOf(
error);if(known!==null)throw relocate(known,inFile(path));let reason=error instanceof Error&&"code"in error?String(error.
code):String(error);throw userError("input-unreadable",inFile(path),{reason})}}function withUserFiles(host){let read=(path,limitBytes)=>readUserFile(
host,path,limitBytes);return{...host,files:{...host.files,read}}}async function readUserFile(host,path,limitBytes){if(path===
"-")return text(process.stdin);let named=resolve(host.folder,path);return(await stat(named).catch(()=>null))?.isFIFO()?readFile(
named,"utf8"):host.files.read(await realpath(named).catch(()=>named),limitBytes)}export{readSources,withUserFiles};
