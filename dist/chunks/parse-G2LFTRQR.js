import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseParseArgs}from"./chunk-RVYO3NWX.js";import"./chunk-D6SXJYFA.js";import"./chunk-I3BQSK3X.js";
import"./chunk-S5YSCG4F.js";import{readSources}from"./chunk-6X5DFAOV.js";import"./chunk-6CHGF4MC.js";import"./chunk-YL4NMDS2.js";
import"./chunk-7XMAUFAX.js";import"./chunk-OABH57P3.js";import"./chunk-AGWB6ZWU.js";import{cleanUntrustedText,
formatDiagnosticLine}from"./chunk-HURJGMCU.js";import"./chunk-NK3RRWT3.js";import{unitDescriptionOf}from"./chunk-DIPTC46G.js";
import{parseToolOutputs}from"./chunk-3EX73MLL.js";import{userError}from"./chunk-YKJSESYE.js";import{about,tidyUnit}from"./chunk-CCDTYZW3.js";
import"./chunk-E4HB5Y7J.js";function toParseEntries(sources){let entries=new Map;for(let measurement of sources.flat()){let entry=entryOf(measurement),
key=JSON.stringify([measurement.group,entry.name,entry.metric,entry.unit]),present=entries.get(key);if(present===void 0)
entries.set(key,entry);else for(let value of entry.values)present.values.push(value)}return[...entries.values()]}function entryOf(measurement){
let{group,name,metric,primary,aggregate,deterministic}=measurement,{unit,factor}=tidyUnit(measurement.unit),{dimension,better,
guessed}=unitDescriptionOf(unit);return{...group!==null&&{group},name,metric,unit:dimension,better:measurement.better??better,
values:measurement.values.map(value=>value*factor),primary,...aggregate&&{aggregate},...deterministic&&{deterministic},...measurement.
better===null&&guessed&&{inferred:!0}}}async function parse(argv){let{format,files}=parseParseArgs(argv);if(files.length===0)throw userError("no-input-file",about(
"command line"),{});let sources=[];for(let path of files)sources.push(...await readSources(path));let{measurements,problems,
format:readAs,evidence}=parseToolOutputs(sources,format);for(let problem of problems)process.stderr.write(`${formatDiagnosticLine(
problem)}
`);return evidence!==void 0&&process.stderr.isTTY&&process.stderr.write(`recognised the format "${readAs}" by "${cleanUntrustedText(
evidence)}"
`),process.stdout.write(`${JSON.stringify(toParseEntries([measurements]),null,1)}
`),problems.some(({severity})=>severity==="error")?2:0}export{parse};
