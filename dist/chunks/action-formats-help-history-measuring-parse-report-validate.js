import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{DEFAULT_HISTORY_REF,OPTIONS,benchmarkFormat,choice,defineField,definePattern,flagNameOf,formatOptionValue,historyRef,
parseDecimal,text}from"./action-compare-report-formats-help-history-measuring-parse-report-validate.js";import{string}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{REPORT_FORMATS}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";var CODES=REPORT_FORMATS.map(format=>`\`${format}\``),FORMAT_LIST=`${CODES.slice(0,-1).join(", ")} or ${CODES.at(-1)}`,GATE_NAME=/^[\w-]{1,40}$/,
ACTION=/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/;function matchedField(expected,pattern,code){return defineField(expected,
(text2,refuse)=>pattern.test(text2)?text2:refuse(code,{got:text2}))}var TEXTS={ACTION:matchedField("action",ACTION,"not-\
an-action"),DIR:text("out-folder"),FILE:text("out-file"),GLOB:definePattern("pattern"),ID:text("profile-format"),NAME:matchedField(
"gate-name",GATE_NAME,"not-a-gate-name"),REF:text("any-ref")};function textFlag(placeholder,help,presetText){let row={placeholder,
schema:TEXTS[placeholder],preset:null,help};return presetText===void 0?row:{...row,presetText}}function switchFlag(help){
return{placeholder:"",schema:string().transform(()=>!0),preset:!1,help}}function formatFlag(forms,help){return{placeholder:"\
FORM",schema:choice(...forms),preset:forms[0],help}}function outputOrInputFlag(outputs,expected,help){let schema=benchmarkFormat(
expected,outputs).transform(text2=>text2),setsOption=value=>!outputs.includes(value);return{...{placeholder:"FORM",schema,
preset:outputs[0],help},setsOption}}function aliasFlag(placeholder,{schema},help){return{...{placeholder,schema,preset:null,
help},setsOption:()=>!0}}var RUN=aliasFlag("COMMAND",OPTIONS.run,"The same as `-- COMMAND`, as one word.");function numberField(expected,check){
return defineField(expected,(text2,refuse)=>{let number=parseDecimal(text2);return number===null||number===1/0?refuse("v\
alue-unreadable"):check(number,refuse)})}var SCRIPT={takes:"script",maxWords:0,strayError:"argument-unexpected"},NOTHING={
takes:"files",maxWords:0,strayError:"arguments-unexpected"},FILES={...NOTHING,maxWords:1/0},ONE_FILE={...NOTHING,maxWords:1},
COMMANDS={check:{...SCRIPT,flags:{run:RUN,writeBaseline:switchFlag("Measure only the current state, write it to the base\
line, and judge nothing."),out:textFlag("DIR","Folder for `recording.json`, `report.json`, `comment.md`, `report.html` a\
nd `junit.xml`.","nothing is kept"),format:outputOrInputFlag(REPORT_FORMATS,"format-or-report",`Format of the report: ${FORMAT_LIST}\
. Any other id is the \`--input-format\`.`)}},measure:{...SCRIPT,flags:{run:RUN,out:textFlag("FILE","File for the record\
ing. Required."),format:aliasFlag("ID",OPTIONS.format,"The same as `--input-format`.")}},bisect:{...SCRIPT,flags:{benchmarks:textFlag(
"GLOB","Pattern of the benchmarks to search for.","all that got worse"),minutes:{placeholder:"N",schema:OPTIONS.maxMinutes.
schema,preset:30,help:"Time limit of the search, in minutes, after the comparison of base and head."},resume:textFlag("F\
ILE","Recording of a search that was not finished, of the same commits and command. The search continues."),format:formatFlag(
REPORT_FORMATS,`Format of the report: ${FORMAT_LIST}.`)}},doctor:{...SCRIPT,flags:{write:textFlag("FILE","File for the p\
roposed configuration. An existing file is never overwritten."),format:outputOrInputFlag(["text","json"],"format-or-diag\
nosis","Format of the diagnosis: `text` or `json`.")}},report:{...FILES,flags:{format:formatFlag(REPORT_FORMATS,`Format:\
 ${FORMAT_LIST}.`)}},parse:{...FILES,flags:{format:{placeholder:"ID",schema:OPTIONS.format.schema,preset:OPTIONS.format.
preset,presetText:"detected",help:"Format of the files: an id from `bench-referee formats`."}}},init:{...SCRIPT,flags:{name:textFlag(
"NAME","Name of a further gate, beside the one that the repository has. It gets a workflow, a configuration and a check \
of its own."),uses:textFlag("ACTION","How the workflow names this action, such as `OWNER/bench-referee@SHA`.","the commi\
t of the npm package, or of the clone that contains the program; the version if there is none")}},validate:{...ONE_FILE,
strayError:"too-many-files",flags:{recording:textFlag("FILE","Recording of an earlier run, to show what each budget matc\
hes in it."),format:formatFlag(["text","json"],"Format: `text` or `json`.")}},history:{...NOTHING,flags:{ref:{...textFlag(
"REF","Ref of this clone that holds the history."),preset:DEFAULT_HISTORY_REF},out:textFlag("FILE","File for the output.",
"standard output"),format:formatFlag(["text","html","json"],"`text`, `html` (one page without other files) or `json`."),
benchmarks:textFlag("GLOB","Pattern of the benchmarks to show.","all"),since:textFlag("REF","Release or commit that the \
levels are relative to.","the latest release that was compared, or the commit that most others were compared with")}},"h\
istory import":{...ONE_FILE,strayError:"too-many-imports",flags:{ref:{placeholder:"REF",schema:historyRef,preset:DEFAULT_HISTORY_REF,
help:"Ref of this clone that gets the values."}}},"history change-points":{...ONE_FILE,strayError:"too-many-series",flags:{
method:{placeholder:"METHOD",schema:choice("ranks","e-divisive"),preset:"ranks",help:"`ranks`, or `e-divisive`: the proc\
edure of apache/otava."},window:{placeholder:"N",schema:numberField("window",(number,refuse)=>Number.isInteger(number)?number:
refuse("value-unreadable")),preset:null,presetText:"all values with `ranks`, 50 with `e-divisive`",help:"Largest number \
of values to search at once: from 10 with `ranks`, from 2 to 1000 with `e-divisive`."},p:{placeholder:"P",schema:numberField(
"alpha",(number,refuse)=>number>0&&number<=1?number:refuse("value-outside",{above:0,to:1})),preset:.001,help:"Largest p \
of a change point."},magnitude:{placeholder:"M",schema:numberField("share",(number,refuse)=>number>=0?number:refuse("val\
ue-negative")),preset:0,help:"Smallest change, as a share of the smaller level, that a change point must exceed: `0.05` \
is 5 %."}}},"profile diff":{...FILES,flags:{format:formatFlag(["text","html","json"],"`text`, `html` (with a flame graph\
, one page without other files) or `json`."),inputFormat:textFlag("ID","Format of the profiles: `pprof`, `perf-script`, \
`collapsed`, `cpuprofile`, `speedscope` or `callgrind`.","detected"),out:textFlag("FILE","File for the output.","standar\
d output"),touched:{placeholder:"PATHS",schema:string(),preset:"",presetText:"none",help:"Changed paths, one a line, as \
`git diff --name-only` prints them. Functions in these files come first."}}},formats:{...NOTHING,flags:{}},demo:{...NOTHING,
flags:{}}};function optionsOf(command,options=OPTIONS){return Object.keys(options).filter(name=>options[name]?.flags?.includes(command))}
function rowsOf(command,options){let rows=COMMANDS;return{settings:optionsOf(command,options).map(name=>{let{terminal,differing,
...option}=options[name];return[name,{...option,...terminal,...differing?.[`flag ${command}`]}]}),own:Object.entries(rows[command]?.
flags??{})}}function flagsOf(command,options=OPTIONS){let{settings,own}=rowsOf(command,options);return[...settings,...own].
map(([name,option])=>{let{help,placeholder="VALUE",preset,presetText}=option,isWithoutDefault=placeholder===""||preset===
null&&presetText===void 0;return{name:flagNameOf(name,option),placeholder,help,preset:isWithoutDefault?null:formatPreset(
option)}})}function formatPreset({preset,presetText}){return presetText??`\`${formatOptionValue(preset)}\``}export{COMMANDS,rowsOf,flagsOf};
