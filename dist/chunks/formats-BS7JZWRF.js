import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readNothing}from"./chunk-EK2XCWV4.js";import"./chunk-YU2MZOBA.js";import"./chunk-63ISEC2G.js";import"./chunk-MT3A5R62.js";
import"./chunk-KQ3JW6BQ.js";import{FORMATS}from"./chunk-LILJVUUO.js";import"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";async function formats(argv){readNothing(argv);const width=Math.max(...FORMATS.map(({id})=>id.length));const indented=text=>`${"\
 ".repeat(width)}  ${text}`;const lines=FORMATS.map(({id,title,advice,aliases=[]})=>{const also=aliases.length===0?[]:[`\
also called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${title}`,...[`one sample: ${advice}`,...also].map(indented)].
join("\n")});process.stdout.write(`${lines.join("\n")}
`);return 0}export{formats};
