import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{listRegularFiles}from"./chunk-IKSPXGBE.js";import{decodeText}from"./chunk-K7U33ATV.js";import{errorCodeOf,
relocate,userError,userErrorOf}from"./chunk-4Q6QMYTI.js";import{inFile}from"./chunk-EORH2WXK.js";import{createReadStream}from"node:fs";import{readFile}from"node:fs/promises";import{buffer}from"node:stream/consumers";async function readInput(path){try{return decodeText(await(path==="-"?buffer(process.stdin):readFile(path)))}catch(error){
throw inputErrorOf(error,path)}}async function readLimitedInput(path,limitBytes){let chunks=[],bytes=0;try{for await(let chunk of path===
"-"?process.stdin:createReadStream(path))if(chunks.push(chunk),bytes+=chunk.length,bytes>limitBytes)return null;return decodeText(
Buffer.concat(chunks))}catch(error){throw inputErrorOf(error,path)}}function inputErrorOf(error,path){let known=userErrorOf(
error);return known!==null?relocate(known,inFile(path)):userError("input-unreadable",inFile(path),{reason:errorCodeOf(error)})}import{readFile as readFile2,realpath,stat}from"node:fs/promises";import{join,resolve}from"node:path";import{text}from"node:stream/consumers";async function readSources(path){let files=await jsonFilesIn(path),names=files.length===0?[path]:files.map(name=>join(path,
name));return Promise.all(names.map(async name=>({path:name,text:await readInput(name)})))}async function jsonFilesIn(path){
return path!=="-"&&(await stat(path).catch(()=>null))?.isDirectory()?[...(await listRegularFiles(path,name=>name.endsWith(
".json"))).keys()]:[]}function withUserFiles(host){let read=(path,limitBytes)=>readUserFile(host,path,limitBytes);return{
...host,files:{...host.files,read}}}async function readUserFile(host,path,limitBytes){if(path==="-")return text(process.
stdin);let named=resolve(host.folder,path);return(await stat(named).catch(()=>null))?.isFIFO()?readFile2(named,"utf8"):host.
files.read(await realpath(named).catch(()=>named),limitBytes)}export{readInput,readLimitedInput,readSources,withUserFiles};
