import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findFormat}from"./action-compare-report-formats-measuring-parse.js";function withRecordedNames(read){let format=findFormat(read.format??"");if(format?.displayName===void 0)return read;let measurements=read.
measurements.map(one=>({...one,name:format.displayName?.(one.name)??one.name}));return{...read,measurements}}function isOfCommand(invocations,command,side){
return series=>series[side].invocations.some(at=>invocations[at]?.command===command)}function makeSeriesCollection(){let collection=new Map;
return{getOrCreate(measurement,command,isPlaced){let{group,name,metric,unit,better,primary}=measurement,{deterministic=!1,
dependsOnLayout=!1}=measurement,key=JSON.stringify([command,group,name,metric,unit]),series=collection.get(key);return series===
void 0?(series={group,name,metric,unit,better,primary,deterministic,base:noValues(),head:noValues()},dependsOnLayout&&isPlaced!==
null&&(series.layout=isPlaced?"varied":"single"),collection.set(key,series)):series.layout==="varied"&&!isPlaced&&(series.
layout="single"),series},all:()=>[...collection.values()]}}var noValues=()=>({invocations:[],values:[]});export{withRecordedNames,isOfCommand,makeSeriesCollection};
