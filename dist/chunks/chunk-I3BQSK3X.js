import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{OPTIONS,formatOptionValue,toKebabCase}from"./chunk-OABH57P3.js";import{REPORT_FORMATS}from"./chunk-DIPTC46G.js";var FORMAT_LIST=`${REPORT_FORMATS.slice(0,-1).map(quoteCode).join(", ")} or ${REPORT_FORMATS.slice(-1).map(quoteCode)}`;
function quoteCode(text){return`\`${text}\``}var EXPECTED={ACTION:"action",DIR:"out-folder",FILE:"out-file",GLOB:"patter\
n",NAME:"gate-name",REF:"any-ref"},RUN_FLAG=defineFlag("run","COMMAND","The same as `-- COMMAND`, as one word."),OWN_FLAGS={
check:[RUN_FLAG,defineFlag("write-baseline","","Measure only the current state, write it to the baseline, and judge noth\
ing."),defineFlag("out","DIR","Folder for `recording.json`, `report.json`, `comment.md`, `report.html` and `junit.xml`.",
"nothing is kept"),defineFlag("format","FORM",`Format of the report: ${FORMAT_LIST}. Any other id is the \`--input-format\
\`.`,"`text`")],measure:[RUN_FLAG,defineFlag("out","FILE","File for the recording. Required."),defineFlag("format","ID",
"The same as `--input-format`.")],bisect:[defineFlag("benchmarks","GLOB","Pattern of the benchmarks to search for.","all\
 that got worse"),defineFlag("minutes","N","Time limit of the search, in minutes, after the comparison of base and head.",
"`30`"),defineFlag("resume","FILE","Recording of a search that was not finished, of the same commits and command. The se\
arch continues."),defineFlag("format","FORM",`Format of the report: ${FORMAT_LIST}.`,"`text`")],doctor:[defineFlag("writ\
e","FILE","File for the proposed configuration. An existing file is never overwritten."),defineFlag("format","FORM","For\
mat of the diagnosis: `text` or `json`.","`text`")],report:[defineFlag("format","FORM",`Format: ${FORMAT_LIST}.`,"`text`")],
init:[defineFlag("name","NAME","Name of a further gate, beside the one that the repository has. It gets a workflow, a co\
nfiguration and a check of its own."),defineFlag("uses","ACTION","How the workflow names this action, such as `OWNER/ben\
ch-referee@SHA`.","the commit of the npm package, or of the clone that contains the program; the version if there is non\
e")],validate:[defineFlag("recording","FILE","Recording of an earlier run, to show what each budget matches in it."),defineFlag(
"format","FORM","Format: `text` or `json`.","`text`")],history:[defineFlag("ref","REF","Ref of this clone that holds the\
 history.","`refs/bench-referee/history`"),defineFlag("out","FILE","File for the output.","standard output"),defineFlag(
"format","FORM","`text`, `html` (one page without other files) or `json`.","`text`"),defineFlag("benchmarks","GLOB","Pat\
tern of the benchmarks to show.","all"),defineFlag("since","REF","Release or commit that the levels are relative to.","t\
he latest release that was compared, or the commit that most others were compared with")],"history import":[defineFlag("\
ref","REF","Ref of this clone that gets the values.","`refs/bench-referee/history`")],"history change-points":[defineFlag(
"method","METHOD","`ranks`, or `e-divisive`: the procedure of apache/otava.","`ranks`"),defineFlag("window","N","Largest\
 number of values to search at once: from 10 with `ranks`, from 2 to 1000 with `e-divisive`.","all values with `ranks`, \
50 with `e-divisive`"),defineFlag("p","P","Largest p of a change point.","`0.001`"),defineFlag("magnitude","M","Smallest\
 change, as a share of the smaller level, that a change point must exceed: `0.05` is 5 %.","`0`")],"profile diff":[defineFlag(
"format","FORM","`text`, `html` (with a flame graph, one page without other files) or `json`.","`text`"),defineFlag("inp\
ut-format","ID","Format of the profiles: `pprof`, `perf-script`, `collapsed`, `cpuprofile`, `speedscope` or `callgrind`.",
"detected","profile-format"),defineFlag("out","FILE","File for the output.","standard output"),defineFlag("touched","PAT\
HS","Changed paths, one a line, as `git diff --name-only` prints them. Functions in these files come first.","none")],parse:[
defineFlag("format","ID","Format of the files: an id from `bench-referee formats`.","detected")]};function defineFlag(name,placeholder,help,preset=null,expected=EXPECTED[placeholder]??
null){return{name,kind:placeholder===""?"switch":"value",placeholder,help,preset,expected}}function optionsOf(command,options=OPTIONS){
return Object.keys(options).filter(name=>options[name]?.flags?.includes(command))}function flagNameOf(name,{flag}){return flag??
toKebabCase(name)}function flagsOf(command,options=OPTIONS){return[...optionsOf(command,options).map(name=>{let option=options[name],
{terminal,differing,placeholder="VALUE"}=option,own=differing?.[`flag ${command}`],preset=formatPreset({...option,...terminal,
...own}),help=own?.help??terminal?.help??option.help;return{name:flagNameOf(name,option),kind:"value",placeholder,help,preset,
expected:null}}),...OWN_FLAGS[command]??[]]}function flagSpecOf(command,options=OPTIONS){let flags=flagsOf(command,options).
filter(({name})=>name!=="--");return Object.fromEntries(flags.map(({name,kind})=>[name,kind]))}function formatPreset({preset,
presetText}){return presetText??`\`${formatOptionValue(preset)}\``}export{optionsOf,flagNameOf,flagsOf,flagSpecOf};
