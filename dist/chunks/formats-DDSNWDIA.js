import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseNoArgs}from"./chunk-GMOLLAQ7.js";import"./chunk-ZMZB7ZZI.js";import"./chunk-OWI46LZM.js";import"./chunk-BQAFKCYA.js";
import"./chunk-23PMS7MH.js";import{FORMATS}from"./chunk-O2I266XQ.js";import"./chunk-WC6KOLU4.js";import"./chunk-4NI3GUM4.js";async function formats(argv){parseNoArgs(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,title,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`also cal\
led ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${title}`,...[`one sample: ${advice}`,...also].map(indented)].join(
`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
