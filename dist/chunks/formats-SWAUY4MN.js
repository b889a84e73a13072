import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readNothing}from"./chunk-P5YH32CZ.js";import"./chunk-2LZHYNMA.js";import"./chunk-Y4QSQYSV.js";import"./chunk-TAHYMK3E.js";
import"./chunk-XNQJWE6S.js";import{FORMATS}from"./chunk-NZWFUP5M.js";import"./chunk-22RSWMGT.js";import"./chunk-4NI3GUM4.js";async function formats(argv){readNothing(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,title,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`also cal\
led ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${title}`,...[`one sample: ${advice}`,...also].map(indented)].join(
`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
