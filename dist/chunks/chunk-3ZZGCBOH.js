import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{OPTIONS,formatOptionValue,toKebabCase}from"./chunk-WHTOE3RM.js";import{REPORT_FORMATS}from"./chunk-NKH3IOD6.js";var FORMAT_LIST=`${REPORT_FORMATS.slice(0,-1).map(quoteCode).join(", ")} or ${REPORT_FORMATS.slice(-1).map(quoteCode)}`;
function quoteCode(text){return`\`${text}\``}var RUN_FLAG=defineFlag("run","COMMAND","The same as `-- COMMAND`, as one w\
ord."),OWN_FLAGS={check:[RUN_FLAG,defineFlag("write-baseline","","Measure only the current state, write it to the baseli\
ne, and judge nothing."),defineFlag("out","DIR","Folder for `recording.json`, `report.json`, `comment.md`, `report.html`\
 and `junit.xml`.","nothing is kept"),defineFlag("format","FORM",`Format of the report: ${FORMAT_LIST}. Any other id is \
the \`--input-format\`.`,"`text`")],measure:[RUN_FLAG,defineFlag("out","FILE","File for the recording. Required."),defineFlag(
"format","ID","The same as `--input-format`.")],bisect:[defineFlag("benchmarks","GLOB","Pattern of the benchmarks to sea\
rch for.","all that got worse"),defineFlag("minutes","N","Time limit of the search, in minutes, after the comparison of \
base and head.","`30`"),defineFlag("resume","FILE","Recording of a search that was not finished, of the same commits and\
 command. The search continues."),defineFlag("format","FORM",`Format of the report: ${FORMAT_LIST}.`,"`text`")],doctor:[
defineFlag("write","FILE","File for the proposed configuration. An existing file is never overwritten."),defineFlag("for\
mat","FORM","Format of the diagnosis: `text` or `json`.","`text`")],report:[defineFlag("format","FORM",`Format: ${FORMAT_LIST}\
.`,"`text`")],init:[defineFlag("name","NAME","Name of a further gate, beside the one that the repository has. It gets a \
workflow, a configuration and a check of its own."),defineFlag("uses","ACTION","How the workflow names this action, such\
 as `OWNER/bench-referee@SHA`.","the commit of the npm package, or of the clone that contains the program; the version i\
f there is none")],validate:[defineFlag("recording","FILE","Recording of an earlier run, to show what each budget matche\
s in it."),defineFlag("format","FORM","Format: `text` or `json`.","`text`")],history:[defineFlag("ref","REF","Ref of thi\
s clone that holds the history.","`refs/bench-referee/history`"),defineFlag("out","FILE","File for the output.","standar\
d output"),defineFlag("format","FORM","`text`, `html` (one page without other files) or `json`.","`text`"),defineFlag("b\
enchmarks","GLOB","Pattern of the benchmarks to show.","all"),defineFlag("since","REF","Release or commit that the level\
s are relative to.","the latest release that was compared, or the commit that most others were compared with")],"history\
 import":[defineFlag("ref","REF","Ref of this clone that gets the values.","`refs/bench-referee/history`")],"history cha\
nge-points":[defineFlag("method","METHOD","`ranks`, or `e-divisive`: the procedure of apache/otava.","`ranks`"),defineFlag(
"window","N","Largest number of values to search at once: from 10 with `ranks`, from 2 to 1000 with `e-divisive`.","all \
values with `ranks`, 50 with `e-divisive`"),defineFlag("p","P","Largest p of a change point.","`0.001`"),defineFlag("mag\
nitude","M","Smallest change, as a share of the smaller level, that a change point must exceed: `0.05` is 5 %.","`0`")],
"profile diff":[defineFlag("format","FORM","`text`, `html` (with a flame graph, one page without other files) or `json`.",
"`text`"),defineFlag("input-format","ID","Format of the profiles: `pprof`, `perf-script`, `collapsed`, `cpuprofile`, `sp\
eedscope` or `callgrind`.","detected"),defineFlag("out","FILE","File for the output.","standard output"),defineFlag("tou\
ched","PATHS","Changed paths, one a line, as `git diff --name-only` prints them. Functions in these files come first.","\
none")],parse:[defineFlag("format","ID","Format of the files: an id from `bench-referee formats`.","detected")]};function defineFlag(name,placeholder,help,preset=null){
return{name,kind:placeholder===""?"switch":"value",placeholder,help,preset}}function optionsOf(command,options=OPTIONS){
return Object.keys(options).filter(name=>options[name]?.flags?.includes(command))}function flagNameOf(name,{flag}){return flag??
toKebabCase(name)}function flagsOf(command,options=OPTIONS){return[...optionsOf(command,options).map(name=>{let option=options[name],
{terminal,differing,placeholder="VALUE"}=option,own=differing?.[`flag ${command}`],preset=formatPreset({...option,...terminal,
...own}),help=own?.help??terminal?.help??option.help;return{name:flagNameOf(name,option),kind:"value",placeholder,help,preset}}),
...OWN_FLAGS[command]??[]]}function flagSpecOf(command,options=OPTIONS){let flags=flagsOf(command,options).filter(({name})=>name!==
"--");return Object.fromEntries(flags.map(({name,kind})=>[name,kind]))}function formatPreset({preset,presetText}){return presetText??
`\`${formatOptionValue(preset)}\``}export{optionsOf,flagNameOf,flagsOf,flagSpecOf};
