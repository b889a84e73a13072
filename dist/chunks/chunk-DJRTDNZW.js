import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{flagsOf}from"./chunk-KG3JJBVT.js";var WIDTH=100;function help(name,{usage,does},options){let rows=flagsOf(name,options).map(flag=>[formatUsage(flag),formatMeaning(
flag)]),indent=Math.max(0,...rows.map(([flag])=>flag.length))+4,lines=rows.flatMap(([flag,meaning])=>wrap(meaning,WIDTH-
indent).map((line,index)=>(index===0?`  ${flag}`:"").padEnd(indent)+line));return[`usage: bench-referee ${usage}`,"",does,
...lines.length===0?[]:["",...lines]].join(`
`)}function formatUsage({name,placeholder}){return[name==="--"?"--":`--${name}`,placeholder].join(" ").trimEnd()}function formatMeaning({
help:help2,preset}){return(preset===null?help2:`${help2} Default: ${preset}.`).replaceAll("`","")}function wrap(text,width){
let lines=[];for(let word of text.split(" ")){let longer=[...lines.slice(-1),word].join(" ");lines.length===0||longer.length>
width?lines.push(word):lines[lines.length-1]=longer}return lines}export{help};
