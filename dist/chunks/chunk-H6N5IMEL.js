import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findFormat}from"./chunk-NOUGDDRP.js";function recordedNameOf({name},format){return findFormat(format??"")?.displayName?.(name)??name}function makeSeriesCollection(){
let series=new Map;return{getOrCreate(measurement,{command,format,isPlaced}){let{group,metric,unit,better,primary,deterministic=!1,
dependsOnLayout=!1}=measurement,name=recordedNameOf(measurement,format),key=JSON.stringify([command,group,name,metric,unit]),
known=series.get(key);if(known?.layout==="varied"&&!isPlaced&&(known.layout="single"),known!==void 0)return known;let empty=()=>({
invocations:[],values:[]}),made={group,name,metric,unit,better,primary,deterministic,...dependsOnLayout&&isPlaced!==void 0&&
{layout:isPlaced?"varied":"single"},base:empty(),head:empty()};return series.set(key,made),made},all:()=>[...series.values()]}}export{recordedNameOf,makeSeriesCollection};
