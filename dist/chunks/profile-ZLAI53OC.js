import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-KO4VIGZX.js";import"./chunk-IF6OKRHB.js";import"./chunk-GJUBWR4Q.js";import"./chunk-YDHXQ5NR.js";
import{suggestWord}from"./chunk-NREAO3NB.js";import"./chunk-DACUQ57T.js";import"./chunk-3AGQWWDO.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-HWLSBK7Z.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";
import{about}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";var SUBCOMMANDS={diff:{usage:"profile diff BASE\u2026 -- HEAD\u2026 [--format text|html|json]",does:"compare profiles of\
 two builds: which functions take more or less time",load:async()=>(await import("./profile-diff-SLQ3AGDI.js")).diffProfiles}};
async function profile(argv){let[name="",...rest]=argv,subcommand=Object.hasOwn(SUBCOMMANDS,name)?SUBCOMMANDS[name]:void 0;
if(argv.includes("--help")||argv.includes("-h")){let texts=Object.entries(SUBCOMMANDS).map(([one,entry])=>help(`profile ${one}`,
entry));return process.stdout.write(`${texts.join(`

`)}
`),0}if(subcommand!==void 0)return(await subcommand.load())(rest);let commands=Object.keys(SUBCOMMANDS),meant=suggestWord(
name,commands);throw userError("unknown-command",about("command line"),{command:`profile ${name}`.trim(),commands:commands.
map(one=>`profile ${one}`),...meant!==null&&{suggestion:`profile ${meant}`}})}export{profile};
