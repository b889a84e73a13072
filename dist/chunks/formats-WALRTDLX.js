import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readNothing}from"./chunk-T64MEVTV.js";import"./chunk-A7Y7AFTQ.js";import"./chunk-3YRMSXZV.js";import"./chunk-T5VYX56U.js";
import{FORMATS}from"./chunk-XM6OT2YG.js";import"./chunk-NERQOL4A.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";async function formats(argv){readNothing(argv);const width=Math.max(...FORMATS.map(({id})=>id.length));const indented=text=>`${"\
 ".repeat(width)}  ${text}`;const lines=FORMATS.map(({id,title,advice,aliases=[]})=>{const also=aliases.length===0?[]:[`\
also called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${title}`,...[`one sample: ${advice}`,...also].map(indented)].
join("\n")});process.stdout.write(`${lines.join("\n")}
`);return 0}export{formats};
