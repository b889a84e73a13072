import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseNoArgs}from"./chunk-RVYO3NWX.js";import"./chunk-D6SXJYFA.js";import"./chunk-I3BQSK3X.js";import"./chunk-S5YSCG4F.js";
import"./chunk-6CHGF4MC.js";import"./chunk-7XMAUFAX.js";import"./chunk-OABH57P3.js";import"./chunk-AGWB6ZWU.js";
import"./chunk-NK3RRWT3.js";import"./chunk-DIPTC46G.js";import{FORMATS}from"./chunk-3EX73MLL.js";import"./chunk-YKJSESYE.js";
import"./chunk-CCDTYZW3.js";import"./chunk-E4HB5Y7J.js";async function formats(argv){parseNoArgs(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,description,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`al\
so called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${description}`,...[`one sample: ${advice}`,...also].map(
indented)].join(`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
