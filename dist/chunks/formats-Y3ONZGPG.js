import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseNoArgs}from"./chunk-O7U7E7XQ.js";import"./chunk-RFNQLS2C.js";import"./chunk-W27K5REP.js";import"./chunk-VVHN6HWU.js";
import"./chunk-6CHGF4MC.js";import"./chunk-HK32KVEB.js";import"./chunk-7JPDPRSF.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import"./chunk-NKH3IOD6.js";import"./chunk-NCGDOWRN.js";import"./chunk-NK3RRWT3.js";
import"./chunk-3K2ZOJN5.js";import{FORMATS}from"./chunk-HHYFZVXQ.js";import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";
import"./chunk-HZL6TB3P.js";import"./chunk-E4HB5Y7J.js";async function formats(argv){parseNoArgs(argv);let width=Math.max(...FORMATS.map(({id})=>id.length)),indented=text=>`${"\
 ".repeat(width)}  ${text}`,lines=FORMATS.map(({id,description,advice,aliases=[]})=>{let also=aliases.length===0?[]:[`al\
so called ${aliases.join(", ")}`];return[`${id.padEnd(width)}  ${description}`,...[`one sample: ${advice}`,...also].map(
indented)].join(`
`)});return process.stdout.write(`${lines.join(`
`)}
`),0}export{formats};
