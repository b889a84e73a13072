import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseNoArgs}from"./chunk-TJG4SUFM.js";import"./chunk-DHGOI4PL.js";import"./chunk-IF6OKRHB.js";import"./chunk-KBARDT5G.js";
import"./chunk-6CHGF4MC.js";import"./chunk-DTL3SXP4.js";import"./chunk-GJUBWR4Q.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import"./chunk-DACUQ57T.js";import"./chunk-3AGQWWDO.js";import"./chunk-NK3RRWT3.js";
import"./chunk-3K2ZOJN5.js";import{FORMATS}from"./chunk-HWLSBK7Z.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";
import"./chunk-WUPIBDG2.js";import"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";async function formats(argv){parseNoArgs(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,description,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`al\
so called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${description}`,...[`one sample: ${advice}`,...also].map(
indented)].join(`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
