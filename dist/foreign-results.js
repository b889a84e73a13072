import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{decodeText,findFormat,metricUnit,parseSource,tidy,toBytes}from"./chunks/chunk-LILJVUUO.js";import"./chunks/chunk-FTWAL6AX.js";
import"./chunks/chunk-TXIT2DZO.js";function foreignResults(path,bytes){const text=decodeText(bytes);const{format,measurements}=parseSource({path,text},"aut\
o");if(format===null||format==="go"&&!/^\s*\{/.test(text))return null;return measurements.map(measurement=>resultOf(measurement,
format))}function resultOf(measurement,format){const{name,group,values}=measurement;const{unit,factor}=tidy(measurement.
unit);return{name:toBytes(findFormat(format)?.displayName?.(name)??name),configuration:group===null?{}:{[format==="go"?"\
pkg":"group"]:toBytes(group)},unit:toBytes(metricUnit(measurement.metric,unit)),values:values.map(value=>value*factor)}}export{foreignResults};
