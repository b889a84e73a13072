import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{DEFAULTS}from"./chunk-BQAFKCYA.js";import"./chunk-23PMS7MH.js";import"./chunk-O2I266XQ.js";import"./chunk-WC6KOLU4.js";
import"./chunk-4NI3GUM4.js";var{rounds,maxMinutes,config}=DEFAULTS,CONFIG=["config FILE",`the configuration; ${config} when left out`],FAIL_ON=["fai\
l-on WHAT","regression (default), inconclusive or never: what exits with 1"],MEASURING=[["base REF","compare with: merge\
-base (default), target, a branch, a tag or a SHA"],["head REF","measure: worktree (default; uncommitted changes too), h\
ead, a branch, a tag or a SHA"],CONFIG,["config-from WHERE","whose configuration counts: worktree (default), base, head \
or a full SHA"],["rounds N",`rounds of one invocation on each side; ${rounds.min}..${rounds.max} ends as soon as all is \
decided`],["max-minutes N",`time for all measuring, ${maxMinutes} when left out`],["seed TEXT","repeats the order of an \
earlier run"],["setup COMMAND","run once on each side before the first round"],["working-directory DIR","folder of the t\
ree in which both commands run"],["input-format ID","what the benchmark prints: see `formats`; recognised when left out"],
["output-file GLOB","result files that the command writes; without it stdout is read"],["unit UNIT","invocation (default\
) or sample: what counts as one value"],["cpus LIST","keeps both sides to these processors, such as 2-3 (Linux)"],["nice\
 N","added to the niceness of both sides, -20 to 19; below 0 takes rights"],["baseline FILE","compare with this kept rec\
ording instead of measuring base"],["name NAME","name of this gate in the report"]],REPLACED=["base REF","rounds N","max\
-minutes N","baseline FILE"],FLAGS={check:[...MEASURING,["legs N","how many machines share alpha, to repeat one leg of a\
 matrix; 1 when left out"],["write-baseline","measure the current state alone and keep it as the baseline"],FAIL_ON,["ou\
t DIR","keeps recording.json, report.json, comment.md and report.html there"],["format FORM","print the report as text (\
default), markdown, html, json or csv"]],doctor:[...MEASURING.filter(([flag])=>!REPLACED.includes(flag)),["rounds N","ro\
unds to measure, 10 when left out"],["max-minutes N",`time for measuring, ${maxMinutes} when left out; fewer rounds are \
measured then`],["write FILE","saves the proposed configuration there; an existing file is never overwritten"],["format \
FORM","print the diagnosis as text (default) or json"]],measure:[...MEASURING,["legs N","how many recordings will be one\
 report: they share alpha; 1 when left out"],["out FILE","where the recording goes"],["format ID","the same as --input-f\
ormat"]],report:[CONFIG,FAIL_ON,["name NAME","name of the report; that of the first recording when left out"],["format F\
ORM","text (default), markdown, html, json or csv"]],init:[["uses ACTION","how the workflow names this action; found out\
 when left out"]],validate:[["recording FILE","a recording of an earlier run: what each budget would meet in it"],["form\
at FORM","text (default) or json"]],parse:[["format ID","what the files are: see `formats`; recognised when left out"]]};
function help(name,{usage,does}){let flags=FLAGS[name]??[],width=Math.max(0,...flags.map(([flag])=>flag.length)),lines=flags.
map(([flag,meaning])=>`  --${flag.padEnd(width)}  ${meaning}`);return[`usage: bench-referee ${usage}`,"",does,...lines.length===
0?[]:["",...lines]].join(`
`)}function flagsInHelp(name){return(FLAGS[name]??[]).map(([flag])=>flag.split(" ")[0]??"")}export{flagsInHelp,help};
