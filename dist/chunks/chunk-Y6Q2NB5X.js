import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findFormat}from"./chunk-LILJVUUO.js";function makeSeriesFile(){const series=new Map;return{find(measurement,{command,format}){const{group,metric,unit,better,
primary,deterministic=false}=measurement;const name=findFormat(format??"")?.displayName?.(measurement.name)??measurement.
name;const key=JSON.stringify([command,group,name,metric,unit]);const known=series.get(key);if(known!==void 0)return known;
const empty=()=>({invocations:[],values:[]});const made={group,name,metric,unit,better,primary,deterministic,base:empty(),
head:empty()};series.set(key,made);return made},all:()=>[...series.values()]}}export{makeSeriesFile};
