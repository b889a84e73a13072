import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{decodeText,findFormat,metricUnit,parseSource,tidy,toBytes}from"./chunks/chunk-NZWFUP5M.js";import"./chunks/chunk-22RSWMGT.js";
import"./chunks/chunk-4NI3GUM4.js";function foreignResults(path,bytes){let text=decodeText(bytes),{format,measurements}=parseSource({path,text},"auto");return format===
null||format==="go"&&!/^\s*\{/.test(text)?null:measurements.map(measurement=>resultOf(measurement,format))}function resultOf(measurement,format){
let{name,group,values}=measurement,{unit,factor}=tidy(measurement.unit);return{name:toBytes(findFormat(format)?.displayName?.(
name)??name),configuration:group===null?{}:{[format==="go"?"pkg":"group"]:toBytes(group)},unit:toBytes(metricUnit(measurement.
metric,unit)),values:values.map(value=>value*factor)}}export{foreignResults};
