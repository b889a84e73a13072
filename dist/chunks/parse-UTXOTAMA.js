import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readSources}from"./chunk-WCK3GEEP.js";import"./chunk-IKSPXGBE.js";import{cleanUntrustedText}from"./chunk-I2MRJ4UF.js";
import{parseToolOutputs}from"./chunk-NOUGDDRP.js";import{parseParseArgs}from"./chunk-K7U33ATV.js";import"./chunk-KG3JJBVT.js";
import{userError}from"./chunk-4Q6QMYTI.js";import{about,tidyUnit,unitDescriptionOf}from"./chunk-EORH2WXK.js";
import"./chunk-E4HB5Y7J.js";function toParseEntries(sources){let entries=new Map;for(let measurement of sources.flat()){let entry=entryOf(measurement),
key=JSON.stringify([measurement.group,entry.name,entry.metric,entry.unit]),present=entries.get(key);if(present===void 0)
entries.set(key,entry);else for(let value of entry.values)present.values.push(value)}return[...entries.values()]}function entryOf(measurement){
let{group,name,metric,primary,aggregate,deterministic}=measurement,{unit,factor}=tidyUnit(measurement.unit),{dimension,better,
guessed}=unitDescriptionOf(unit);return{...group!==null&&{group},name,metric,unit:dimension,better:measurement.better??better,
values:measurement.values.map(value=>value*factor),primary,...aggregate&&{aggregate},...deterministic&&{deterministic},...measurement.
better===null&&guessed&&{inferred:!0}}}async function parse(argv){let{format,files}=parseParseArgs(argv);if(files.length===0)throw userError("no-input-file",about(
"command line"),{});let sources=[];for(let path of files)sources.push(...await readSources(path));let{measurements,problems,
format:readAs,evidence}=parseToolOutputs(sources,format);return problems.length>0&&await printProblems(problems),evidence!==
void 0&&process.stderr.isTTY&&process.stderr.write(`recognised the format "${readAs}" by "${cleanUntrustedText(evidence)}\
"
`),process.stdout.write(`${JSON.stringify(toParseEntries([measurements]),null,1)}
`),problems.some(({severity})=>severity==="error")?2:0}async function printProblems(problems){let{formatDiagnosticLine}=await import("./format-diagnostic-JYAH2OJJ.js");
for(let problem of problems)process.stderr.write(`${formatDiagnosticLine(problem)}
`)}export{parse};
