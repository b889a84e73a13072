import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-DJRTDNZW.js";import{unknownCommand}from"./chunk-EZ6UJ7ST.js";async function runSubcommand(command,subcommands,argv){let[name="",...rest]=argv,entries=Object.entries(subcommands),named=name!==
""&&Object.hasOwn(subcommands,name)?subcommands[name]:void 0;if(asksForHelp(argv)){let texts=(named===void 0?entries:[[name,
named]]).map(([one,entry])=>help(`${command} ${one}`.trim(),entry));return process.stdout.write(`${texts.join(`

`)}
`),0}if(named!==void 0)return named.run(rest);let unnamed=subcommands[""];if(unnamed!==void 0&&(name===""||name.startsWith(
"-")))return unnamed.run(argv);let names=entries.map(([one])=>one).filter(one=>one!=="");throw unknownCommand(name,names,
command)}function asksForHelp(argv){let own=argv.includes("--")?argv.slice(0,argv.indexOf("--")):argv;return own.includes(
"--help")||own.includes("-h")}export{runSubcommand};
