import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{DEFAULTS}from"./chunk-MT3A5R62.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-LILJVUUO.js";import"./chunk-FTWAL6AX.js";
import"./chunk-TXIT2DZO.js";var{rounds,maxMinutes,config}=DEFAULTS;var CONFIG=["config FILE",`the configuration; ${config} when left out`];var FAIL_ON=[
"fail-on WHAT","regression (default), inconclusive or never: what exits with 1"];var MEASURING=[["base REF","compare wit\
h: merge-base (default), target, a branch, a tag or a SHA"],["head REF","measure: worktree (default; uncommitted changes\
 too), head, a branch, a tag or a SHA"],CONFIG,["config-from WHERE","whose configuration counts: worktree (default), bas\
e, head or a full SHA"],["rounds N",`rounds of one invocation on each side; ${rounds.min}..${rounds.max} ends as soon as\
 all is decided`],["max-minutes N",`time for all measuring, ${maxMinutes} when left out`],["seed TEXT","repeats the orde\
r of an earlier run"],["setup COMMAND","run once on each side before the first round"],["working-directory DIR","folder \
of the tree in which both commands run"],["input-format ID","what the benchmark prints: see `formats`; recognised when l\
eft out"],["output-file GLOB","result files that the command writes; without it stdout is read"],["unit UNIT","invocatio\
n (default) or sample: what counts as one value"],["cpus LIST","keeps both sides to these processors, such as 2-3 (Linux\
)"],["nice N","added to the niceness of both sides, -20 to 19; below 0 takes rights"],["baseline FILE","compare with thi\
s kept recording instead of measuring base"],["name NAME","name of this gate in the report"]];var REPLACED=["base REF","\
rounds N","max-minutes N","baseline FILE"];var FLAGS={check:[...MEASURING,["legs N","how many machines share alpha, to r\
epeat one leg of a matrix; 1 when left out"],["write-baseline","measure the current state alone and keep it as the basel\
ine"],FAIL_ON,["out DIR","keeps recording.json, report.json, comment.md and report.html there"],["format FORM","print th\
e report as text (default), markdown, html, json or csv"]],doctor:[...MEASURING.filter(([flag])=>!REPLACED.includes(flag)),
["rounds N","rounds to measure, 10 when left out"],["max-minutes N",`time for measuring, ${maxMinutes} when left out; fe\
wer rounds are measured then`],["write FILE","saves the proposed configuration there; an existing file is never overwrit\
ten"],["format FORM","print the diagnosis as text (default) or json"]],measure:[...MEASURING,["legs N","how many recordi\
ngs will be one report: they share alpha; 1 when left out"],["out FILE","where the recording goes"],["format ID","the sa\
me as --input-format"]],report:[CONFIG,FAIL_ON,["name NAME","name of the report; that of the first recording when left o\
ut"],["format FORM","text (default), markdown, html, json or csv"]],init:[["uses ACTION","how the workflow names this ac\
tion; found out when left out"]],validate:[["recording FILE","a recording of an earlier run: what each budget would meet\
 in it"],["format FORM","text (default) or json"]],parse:[["format ID","what the files are: see `formats`; recognised wh\
en left out"]]};function help(name,{usage,does}){const flags=FLAGS[name]??[];const width=Math.max(0,...flags.map(([flag])=>flag.
length));const lines=flags.map(([flag,meaning])=>`  --${flag.padEnd(width)}  ${meaning}`);return[`usage: bench-referee ${usage}`,
"",does,...lines.length===0?[]:["",...lines]].join("\n")}function flagsInHelp(name){return(FLAGS[name]??[]).map(([flag])=>flag.
split(" ")[0]??"")}export{flagsInHelp,help};
