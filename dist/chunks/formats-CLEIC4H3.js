import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseNoArgs}from"./chunk-QN3BCNHN.js";import"./chunk-A5WA6BYO.js";import"./chunk-Z3MCZHLB.js";import"./chunk-NXXOH2ZQ.js";
import"./chunk-YHS7R4PB.js";import"./chunk-NK3RRWT3.js";import"./chunk-UKCMSQJQ.js";import{FORMATS}from"./chunk-5VGJYODV.js";
import"./chunk-GAOIDVRA.js";import"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";async function formats(argv){parseNoArgs(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,description,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`al\
so called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${description}`,...[`one sample: ${advice}`,...also].map(
indented)].join(`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
