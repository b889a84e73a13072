import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseNoArgs}from"./chunk-5XHD47Q6.js";import"./chunk-46UH3OUG.js";import"./chunk-VGA3G7GZ.js";import"./chunk-POXHZWES.js";
import"./chunk-TRQTGOGO.js";import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import{FORMATS}from"./chunk-5VGJYODV.js";
import"./chunk-GAOIDVRA.js";import"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";async function formats(argv){parseNoArgs(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,description,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`al\
so called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${description}`,...[`one sample: ${advice}`,...also].map(
indented)].join(`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
