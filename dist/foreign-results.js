import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findFormat,parseToolOutput}from"./chunks/chunk-FFAFWM5D.js";import{decodeText}from"./chunks/chunk-YJD6DZD6.js";import"./chunks/chunk-ODAYNF2Y.js";
import"./chunks/chunk-FMXUHUKO.js";import{tidyUnit,toMetricUnit}from"./chunks/chunk-XKPU5TIS.js";import"./chunks/chunk-E4HB5Y7J.js";function parseForeignResults(path,bytes){let text=decodeText(bytes),{format,measurements}=parseToolOutput({path,text},"a\
uto");return format===null||format==="go"&&!/^\s*\{/.test(text)?null:measurements.map(measurement=>resultOf(measurement,
format))}function resultOf(measurement,format){let{name,group,values}=measurement,{unit,factor}=tidyUnit(measurement.unit);
return{name:findFormat(format)?.displayName?.(name)??name,configuration:group===null?{}:{[format==="go"?"pkg":"group"]:group},
unit:toMetricUnit(measurement.metric,unit),values:values.map(value=>value*factor)}}export{parseForeignResults};
