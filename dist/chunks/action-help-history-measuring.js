import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{flagsOf}from"./action-formats-help-history-measuring-parse-report-validate.js";import{suggestWord}from"./action-compare-report-formats-help-history-measuring-parse-report-validate.js";import{about,userError}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";var WIDTH=100;function help(name,{usage,does},options){let rows=flagsOf(name,options).map(flag=>({flag:`${flag.name==="-\
-"?"":"--"}${flag.name} ${flag.placeholder}`.trimEnd(),meaning:(flag.preset===null?flag.help:`${flag.help} Default: ${flag.
preset}.`).replaceAll("`","")})),indent=Math.max(0,...rows.map(({flag})=>flag.length))+4,lines=rows.flatMap(({flag,meaning})=>wrap(
meaning,WIDTH-indent).map((line,index)=>(index===0?`  ${flag}`:"").padEnd(indent)+line));return[`usage: bench-referee ${usage}`,
"",does,...lines.length===0?[]:["",...lines]].join(`
`)}function wrap(text,width){let lines=[];for(let word of text.split(" ")){let longer=[...lines.slice(-1),word].join(" ");
lines.length===0||longer.length>width?lines.push(word):lines[lines.length-1]=longer}return lines}function unknownCommand(name,commands,parent=""){
let nameInFull=word=>`${parent} ${word}`.trim(),meant=suggestWord(name,commands);return userError("unknown-command",about(
"command line"),{command:nameInFull(name),commands:commands.map(nameInFull),suggestion:meant===null?void 0:nameInFull(meant)})}
async function runSubcommand(command,subcommands,argv){let[name="",...rest]=argv,entries=Object.entries(subcommands),named=name!==
""&&Object.hasOwn(subcommands,name)?subcommands[name]:void 0,own=argv.includes("--")?argv.slice(0,argv.indexOf("--")):argv;
if(own.includes("--help")||own.includes("-h")){let texts=(named===void 0?entries:[[name,named]]).map(([one,entry])=>help(
`${command} ${one}`.trim(),entry));return process.stdout.write(`${texts.join(`

`)}
`),0}if(named!==void 0)return named.run(rest);let unnamed=subcommands[""];if(unnamed!==void 0&&(name===""||name.startsWith(
"-")))return unnamed.run(argv);let names=entries.map(([one])=>one).filter(one=>one!=="");throw unknownCommand(name,names,
command)}export{help,unknownCommand,runSubcommand};
