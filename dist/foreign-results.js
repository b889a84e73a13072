import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findFormat,parseToolOutput}from"./chunks/chunk-NOUGDDRP.js";import{decodeText}from"./chunks/chunk-K7U33ATV.js";import"./chunks/chunk-KG3JJBVT.js";
import"./chunks/chunk-4Q6QMYTI.js";import{tidyUnit,toMetricUnit}from"./chunks/chunk-EORH2WXK.js";import"./chunks/chunk-E4HB5Y7J.js";function parseForeignResults(path,bytes){let text=decodeText(bytes),{format,measurements}=parseToolOutput({path,text},"a\
uto");return format===null||format==="go"&&!/^\s*\{/.test(text)?null:measurements.map(measurement=>resultOf(measurement,
format))}function resultOf(measurement,format){let{name,group,values}=measurement,{unit,factor}=tidyUnit(measurement.unit);
return{name:findFormat(format)?.displayName?.(name)??name,configuration:group===null?{}:{[format==="go"?"pkg":"group"]:group},
unit:toMetricUnit(measurement.metric,unit),values:values.map(value=>value*factor)}}export{parseForeignResults};
