import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseNoArgs}from"./chunk-IFA5DEZR.js";import"./chunk-SCHZDNYL.js";import"./chunk-LHYE3YQS.js";import"./chunk-B3JYY4YO.js";
import"./chunk-PWTHEOSO.js";import"./chunk-6GQY3KYP.js";import"./chunk-NK3RRWT3.js";import"./chunk-WCF5KLDJ.js";
import{FORMATS}from"./chunk-3IVH7VNZ.js";import"./chunk-GAOIDVRA.js";import"./chunk-NLBIMEYB.js";import"./chunk-23PMS7MH.js";
import"./chunk-4NI3GUM4.js";async function formats(argv){parseNoArgs(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,description,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`al\
so called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${description}`,...[`one sample: ${advice}`,...also].map(
indented)].join(`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
