import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FORMATS}from"./chunk-NOUGDDRP.js";import{parseNoArgs}from"./chunk-K7U33ATV.js";import"./chunk-KG3JJBVT.js";
import"./chunk-4Q6QMYTI.js";import"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";async function formats(argv){parseNoArgs(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,description,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`al\
so called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${description}`,...[`one sample: ${advice}`,...also].map(
indented)].join(`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
