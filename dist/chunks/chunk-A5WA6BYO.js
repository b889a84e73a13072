import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{OPTIONS,formatOptionValue,toKebabCase}from"./chunk-YHS7R4PB.js";import{REPORT_FORMATS}from"./chunk-UKCMSQJQ.js";var FORMAT_LIST=`${REPORT_FORMATS.slice(0,-1).map(quoteCode).join(", ")} or ${REPORT_FORMATS.slice(-1).map(quoteCode)}`;
function quoteCode(text){return`\`${text}\``}var OWN_FLAGS={check:[defineFlag("write-baseline","","Measure only the curr\
ent state, write it to the baseline, and judge nothing."),defineFlag("out","DIR","Folder for `recording.json`, `report.j\
son`, `comment.md`, `report.html` and `junit.xml`.","nothing is kept"),defineFlag("format","FORM",`Format of the report:\
 ${FORMAT_LIST}. Any other id is the \`--input-format\`.`,"`text`")],measure:[defineFlag("out","FILE","File for the reco\
rding. Required."),defineFlag("format","ID","The same as `--input-format`.")],doctor:[defineFlag("write","FILE","File fo\
r the proposed configuration. An existing file is never overwritten."),defineFlag("format","FORM","Format of the diagnos\
is: `text` or `json`.","`text`")],report:[defineFlag("format","FORM",`Format: ${FORMAT_LIST}.`,"`text`")],init:[defineFlag(
"name","NAME","Name of a further gate, beside the one that the repository has. It gets a workflow, a configuration and a\
 check of its own."),defineFlag("uses","ACTION","How the workflow names this action, such as `OWNER/bench-referee@SHA`.",
"the commit of the npm package, or of the clone that contains the program; the version if there is none")],validate:[defineFlag(
"recording","FILE","Recording of an earlier run, to show what each budget matches in it."),defineFlag("format","FORM","F\
ormat: `text` or `json`.","`text`")],parse:[defineFlag("format","ID","Format of the files: an id from `bench-referee for\
mats`.","detected")]};function defineFlag(name,placeholder,help,preset=null){return{name,kind:placeholder===""?"switch":
"value",placeholder,help,preset}}function optionsOf(command,options=OPTIONS){return Object.keys(options).filter(name=>options[name]?.
flags?.includes(command))}function flagNameOf(name,{flag}){return flag??toKebabCase(name)}function flagsOf(command,options=OPTIONS){
return[...optionsOf(command,options).map(name=>{let option=options[name],{terminal,differing,placeholder="VALUE"}=option,
own=differing?.[`flag ${command}`],preset=formatPreset({...option,...terminal,...own}),help=own?.help??terminal?.help??option.
help;return{name:flagNameOf(name,option),kind:"value",placeholder,help,preset}}),...OWN_FLAGS[command]??[]]}function flagSpecOf(command,options=OPTIONS){
let flags=flagsOf(command,options).filter(({name})=>name!=="--");return Object.fromEntries(flags.map(({name,kind})=>[name,
kind]))}function formatPreset({preset,presetText}){return presetText??`\`${formatOptionValue(preset)}\``}export{optionsOf,flagNameOf,flagsOf,flagSpecOf};
