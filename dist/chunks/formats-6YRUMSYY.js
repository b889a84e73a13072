import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readNothing}from"./chunk-DHUSQH54.js";import"./chunk-RNEOTAE5.js";import"./chunk-M73HCP6O.js";import"./chunk-FNKJRM42.js";
import"./chunk-KQ3JW6BQ.js";import{FORMATS}from"./chunk-OKWJN2M7.js";import"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";async function formats(argv){readNothing(argv);const width=Math.max(...FORMATS.map(({id})=>id.length));const indented=text=>`${"\
 ".repeat(width)}  ${text}`;const lines=FORMATS.map(({id,title,advice,aliases=[]})=>{const also=aliases.length===0?[]:[`\
also called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${title}`,...[`one sample: ${advice}`,...also].map(indented)].
join("\n")});process.stdout.write(`${lines.join("\n")}
`);return 0}export{formats};
