#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{VERSION}from"./chunks/action-cli-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import"./chunks/action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";var FIRST_COMMANDS={init:{usage:"init [--try] [--name NAME] [--uses ACTION] [-- COMMAND\u2026]",does:"write a workflow a\
nd a configuration for this repository",load:async()=>(await import("./chunks/measuring.js")).init},check:{usage:"ch\
eck [--base REF] [--baseline FILE] [--head REF] [--config FILE] [--out DIR] [-- COMMAND\u2026]",does:"measure two commit\
s of this repository and judge them",load:async()=>(await import("./chunks/measuring.js")).check},doctor:{usage:"doc\
tor [--config FILE] [--rounds N] [--write FILE] [--format text|json] [-- COMMAND\u2026]",does:"measure one commit agains\
t itself: noise, proposed budgets, and whether the gate can turn red",load:async()=>(await import("./chunks/measuring.js")).
doctor},compare:{usage:"compare FILE\u2026 [--row KEYS] [--col KEYS] [--filter EXPRESSION] [--format text|csv|markdown|json|j\
unit]",does:"compare the outputs of benchmark tools, as benchstat does",helpsItself:!0,load:async()=>(await import("./chunks/compare.js")).
compare},demo:{usage:"demo",does:"watch the gate catch a regression in an example repository",load:async()=>(await import("./chunks/measuring.js")).
demo}},COMMANDS={...FIRST_COMMANDS,measure:{usage:"measure [--base REF] [--head REF] --out FILE [-- COMMAND\u2026]",does:"\
only measure, and write the recording",load:async()=>(await import("./chunks/measuring.js")).measure},report:{usage:"\
report FILE\u2026 [--config FILE] [--format text|markdown|html|json|csv|junit]",does:"judge recordings and print the rep\
ort",load:async()=>(await import("./chunks/report.js")).report},parse:{usage:"parse [--format ID] FILE\u2026",does:"\
print what is read in a tool's output, as JSON",load:async()=>(await import("./chunks/parse.js")).parse},history:{
usage:"history [--ref REF] [--out FILE] [--format text|html|json] [--benchmarks GLOB] [--since REF]",does:"show how much\
 each benchmark changed since a release, and where",helpsItself:!0,load:async()=>(await import("./chunks/history.js")).
history},profile:{usage:"profile diff BASE\u2026 -- HEAD\u2026 [--format text|html|json]",does:"compare profiles of two \
builds: which functions take more or less time",helpsItself:!0,load:async()=>(await import("./chunks/history.js")).
profile},validate:{usage:"validate [FILE] [--recording FILE] [--format text|json]",does:"check a configuration and say w\
hat it would judge",load:async()=>(await import("./chunks/validate.js")).validate},bisect:{usage:"bisect --base REF\
 [--head REF] [--benchmarks GLOB] [--minutes N] [--format FORM] -- COMMAND\u2026",does:"find the commit between two stat\
es that made benchmarks worse",load:async()=>(await import("./chunks/measuring.js")).bisect},formats:{usage:"formats",
does:"list the formats that can be read",load:async()=>(await import("./chunks/formats.js")).formats}};async function main(argv){
let[name="--help",...rest]=argv;if(process.stdout.on("error",error=>{error.code!=="EPIPE"&&(process.stderr.write(`standa\
rd output: it cannot be written (${error.code}). Give another place.
`),process.exit(2))}),name==="--version"||name==="-v")return print(VERSION);if(name==="--help"||name==="-h"||name==="hel\
p")return print(usage());let command=Object.hasOwn(COMMANDS,name)?COMMANDS[name]:void 0;try{if(command===void 0){let{unknownCommand}=await import("./chunks/subcommands.js");
throw unknownCommand(name,Object.keys(COMMANDS))}let own=rest.includes("--")?rest.slice(0,rest.indexOf("--")):rest;if(!command.
helpsItself&&(own.includes("--help")||own.includes("-h"))){let{help}=await import("./chunks/help.js");return print(
help(name,command))}return await(await command.load())(rest,command)}catch(error){let{explainError}=await import("./chunks/explain-error.js");
return process.stderr.write(`${explainError(error)}
`),2}}function print(text){return process.stdout.write(`${text}
`),0}function usage(){let row=({usage:usage2,does})=>`  ${usage2}
      ${does}`,others=Object.entries(COMMANDS).filter(([name])=>!Object.hasOwn(FIRST_COMMANDS,name));return["bench-refer\
ee: a referee for performance on pull requests","","usage: bench-referee COMMAND \u2026","",...Object.values(FIRST_COMMANDS).
map(row),"","More:","",...others.map(([,command])=>row(command)),"","exit codes: 0 passed, 1 failed according to --fail-\
on, 2 could not be run or judged"].join(`
`)}process.exitCode=await main(process.argv.slice(2));
