import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{checkClone}from"./chunk-N5WYMJSS.js";import{parseImportArgs}from"./chunk-NEHLJ5TK.js";import"./chunk-DHGOI4PL.js";
import"./chunk-IF6OKRHB.js";import{appendFiles}from"./chunk-2EQ7LRNB.js";import{makeLocalWriter}from"./chunk-DGEIGUUH.js";
import{IMPORT_SUBJECT,formatImport}from"./chunk-YK3455HJ.js";import"./chunk-KBARDT5G.js";import{HISTORY_LIMITS,
IMPORT_PATH,MAX_IMPORTED_TEXT,MAX_IMPORT_BYTES,countImportedValues,openHistory,readHistoryRef,renderImportedValues}from"./chunk-EFLWLGKE.js";
import"./chunk-G5QNNWTC.js";import{makeTerminalHost}from"./chunk-UW2MVK3N.js";import"./chunk-ZCBYPN4W.js";
import"./chunk-D6NP6SBN.js";import"./chunk-6CHGF4MC.js";import"./chunk-IXRJUOBZ.js";import"./chunk-DTL3SXP4.js";
import{compareTexts}from"./chunk-GJUBWR4Q.js";import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";
import"./chunk-DACUQ57T.js";import{formatDiagnosticLine}from"./chunk-HKY42QPB.js";import{lineSchema,nameSchema}from"./chunk-3AGQWWDO.js";
import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";import"./chunk-3GIJQ7B4.js";
import{decodeText}from"./chunk-HWLSBK7Z.js";import{array,number,object,record,string,union}from"./chunk-3VKKOK6H.js";
import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";import{atFlag,atKeys,inFile,makeWarning}from"./chunk-BNVLGSET.js";
import"./chunk-E4HB5Y7J.js";import{createReadStream}from"node:fs";var ASSIGNMENT=/^\s*window\.BENCHMARK_DATA\s*=/,benchSchema=object({name:nameSchema,value:number().nullable(),unit:nameSchema.
default(""),range:union([string(),number()]).nullish(),extra:string().nullish()}),entrySchema=object({commit:object({id:string().
regex(/^[0-9a-fA-F]{7,64}$/,"must be the id of a commit"),message:string().nullish(),timestamp:string().nullish()}),date:number().
min(0).max(0xe677d21fdbff),benches:array(benchSchema)}),dataSchema=object({repoUrl:lineSchema.nullish(),entries:record(nameSchema,
array(entrySchema))});function parseDataJs(text){let start=ASSIGNMENT.exec(text)?.[0].length??0,value;try{value=JSON.parse(
text.slice(start).trimEnd().replace(/;$/,""))}catch(error2){return{broken:error2.message}}let name=findUnusableName(value);
if(name!==null)return{keys:["entries",name],reason:"no suite can have this name"};let{data,error}=dataSchema.safeParse(value);
if(data===void 0){let[issue]=error.issues;return{keys:issue?.path??[],reason:issue?.message??""}}let entries=Object.entries(
data.entries),suites=entries.map(([name2,list])=>makeSuite(name2,data.repoUrl??null,list)),missing=entries.flatMap(([,list])=>list.
flatMap(({benches})=>benches.filter(isMissing))).length;return{suites,missing}}function findUnusableName(value){let entries=typeof value==
"object"&&value!==null&&"entries"in value?value.entries:null;return typeof entries=="object"&&entries!==null&&Object.hasOwn(
entries,"__proto__")?"__proto__":null}function isMissing({value}){return value===null}function makeSuite(name,repository,entries){
let sorted=entries.toSorted((one,other)=>one.date-other.date),found=new Map;for(let[run,{benches}]of sorted.entries())for(let{
name:name2,unit,value,range,extra}of benches){let key=JSON.stringify([name2,unit]),series=found.get(key)??{name:name2,unit,
values:[]};found.set(key,series),value!==null&&series.values.push({run,value,...toTexts({range,extra})})}return mergeSuites(
[{name,repository,runs:sorted.map(toRun),series:[...found.values()]}])}function toRun({commit:{id,message,timestamp},date}){
let[subject=""]=(message??"").split(/\r?\n/,1);return{commit:id.toLowerCase(),at:new Date(date).toISOString(),committedAt:timestamp?
cutText(timestamp):null,subject:cutText(subject)}}function toTexts({range,extra}){return{...range!=null&&range!==""&&{range:cutText(
String(range))},...extra!=null&&extra!==""&&{extra:cutText(extra)}}}function cutText(text){return text.slice(0,MAX_IMPORTED_TEXT)}
function mergeImports(earlier,added){return[...new Set([...earlier,...added].map(({name})=>name))].map(name=>{let parts=[
earlier,added].flatMap(suites=>suites.filter(suite=>suite.name===name));return parts.length===1?parts[0]:mergeSuites(parts)})}
function mergeSuites(parts){let sorted=[...new Map(parts.flatMap(suite=>suite.runs.map(run=>[keyOfRun(run),run])))].toSorted(
([,one],[,other])=>compareTexts(one.at,other.at)),indexOf=new Map(sorted.map(([key],index)=>[key,index])),series=new Map;
for(let suite of parts){let placeOf=run=>indexOf.get(keyOfRun(suite.runs[run]));for(let{name,unit,values}of suite.series){
let key=JSON.stringify([name,unit]),all=series.get(key)??{name,unit,values:[]};series.set(key,all);let added=values.map(
value=>({...value,run:placeOf(value.run)})),replaced=new Set(added.map(({run})=>run));all.values=[...all.values.filter(({
run})=>!replaced.has(run)),...added]}}return{...parts.at(-1),runs:sorted.map(([,run])=>run),series:[...series.values()].
map(({values,...one})=>({...one,values:values.toSorted((a,b)=>a.run-b.run)}))}}function keyOfRun({commit,at}){return`${commit}\
 ${at}`}async function importHistory(argv){let{ref,file}=parseImportArgs(argv),host=makeTerminalHost({isQuiet:!0}),{suites,missing}=parse(
await readText(file),file);if(missing>0){let warning=makeWarning("import-without-number",inFile(file),{missing});host.log.
warning(formatDiagnosticLine(warning))}let isNew=await add(host,ref,suites,file),runs=suites.reduce((sum,suite)=>sum+suite.
runs.length,0);return process.stdout.write(`${formatImport({values:countImportedValues(suites),runs,isNew},ref)}
`),0}async function readText(path){let chunks=[],bytes=0;try{for await(let chunk of path==="-"?process.stdin:createReadStream(
path))if(chunks.push(chunk),bytes+=chunk.length,bytes>MAX_IMPORT_BYTES)break}catch(error){let reason=error instanceof Error&&
"code"in error?String(error.code):String(error);throw userError("import-unreadable",inFile(path),{reason})}if(bytes>MAX_IMPORT_BYTES)
throw userError("import-too-large",inFile(path),{limit:MAX_IMPORT_BYTES});return decodeText(Buffer.concat(chunks))}function parse(text,path){
let parsed=parseDataJs(text);if("broken"in parsed)throw userError("import-no-data-js",inFile(path),{reason:parsed.broken});
if("reason"in parsed)throw userError("import-unexpected",atKeys(path,parsed.keys),{reason:parsed.reason});if(countImportedValues(
parsed.suites)===0)throw userError("import-empty",inFile(path),{});return parsed}async function add(host,ref,suites,file){
let{folder}=host;await checkClone(host);let reader=openHistory(),found=await readHistoryRef(host.git,{folder,ref,take:reader.
take},HISTORY_LIMITS),{imported,warnings,foreignFiles}=reader.close(found);if(foreignFiles>0)throw userError("history-fo\
reign-ref",atFlag("ref"),{ref,files:foreignFiles});for(let warning of warnings)host.log.warning(formatDiagnosticLine(warning));
let text=renderImportedValues(mergeImports(imported,suites));if(Buffer.byteLength(text)>MAX_IMPORT_BYTES)throw userError(
"import-too-large",inFile(file),{limit:MAX_IMPORT_BYTES});let files=[{path:IMPORT_PATH,text}];return appendFiles(host,makeLocalWriter(
host.git,folder),{ref,files,message:IMPORT_SUBJECT})}export{importHistory};
