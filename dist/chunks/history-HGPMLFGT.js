import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-KO4VIGZX.js";import"./chunk-IF6OKRHB.js";import"./chunk-GJUBWR4Q.js";import"./chunk-YDHXQ5NR.js";
import{suggestWord}from"./chunk-NREAO3NB.js";import"./chunk-DACUQ57T.js";import"./chunk-3AGQWWDO.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-HWLSBK7Z.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";
import{about}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";var SUBCOMMANDS={import:{usage:"history import [--ref REF] FILE",does:"add the values of github-action-benchmark, its fi\
le data.js, to the history of this clone; they are drawn and never judged",load:async()=>(await import("./import-history-DNOXWG6O.js")).
importHistory},"change-points":{usage:"history change-points [--method ranks|e-divisive] [--window N] [--p P] [--magnitu\
de M] FILE",does:"print the change points of a series of numbers as a JSON array of indices, counted from 0",load:async()=>(await import("./change-points-CGH4VCY5.js")).
printChangePoints}},SHOW={usage:"history [--ref REF] [--out FILE] [--format text|html|json] [--benchmarks GLOB] [--since\
 REF]",does:"show how much each benchmark changed since a release, and where",load:async()=>(await import("./show-history-S5NBSWVC.js")).
showHistory};async function history(argv){let[name="",...rest]=argv,subcommand=Object.hasOwn(SUBCOMMANDS,name)?SUBCOMMANDS[name]:
void 0;if(asksForHelp(argv)){let all=[["",SHOW],...Object.entries(SUBCOMMANDS)],shown=subcommand===void 0?all:[[name,subcommand]];
return process.stdout.write(`${shown.map(([one,entry])=>help(`history ${one}`.trim(),entry)).join(`

`)}
`),0}if(name===""||name.startsWith("-"))return(await SHOW.load())(argv);if(subcommand===void 0){let commands=Object.keys(
SUBCOMMANDS),meant=suggestWord(name,commands);throw userError("unknown-command",about("command line"),{command:`history ${name}`.
trim(),commands:commands.map(one=>`history ${one}`),...meant!==null&&{suggestion:`history ${meant}`}})}return(await subcommand.
load())(rest)}function asksForHelp(argv){let own=argv.includes("--")?argv.slice(0,argv.indexOf("--")):argv;return own.includes(
"--help")||own.includes("-h")}export{history};
