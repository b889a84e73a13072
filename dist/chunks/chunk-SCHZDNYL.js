import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{OPTIONS,formatOptionValue,toKebabCase}from"./chunk-6GQY3KYP.js";var OUTPUTS=["text","markdown","html","json","csv"],OWN_FLAGS={check:[defineFlag("write-baseline","","Measure only the c\
urrent state, write it to the baseline, and judge nothing."),defineFlag("out","DIR","Folder for `recording.json`, `repor\
t.json`, `comment.md` and `report.html`.","nothing is kept"),defineFlag("format","FORM","Format of the report: `text`, `\
markdown`, `html`, `json` or `csv`. Any other id is the `--input-format`.","`text`")],measure:[defineFlag("out","FILE","\
File for the recording. Required."),defineFlag("format","ID","The same as `--input-format`.")],doctor:[defineFlag("write",
"FILE","File for the proposed configuration. An existing file is never overwritten."),defineFlag("format","FORM","Format\
 of the diagnosis: `text` or `json`.","`text`")],report:[defineFlag("format","FORM","Format: `text`, `markdown`, `html`,\
 `json` or `csv`.","`text`")],init:[defineFlag("uses","ACTION","Name of this action in the workflow.","detected")],validate:[
defineFlag("recording","FILE","Recording of an earlier run, to show what each budget matches in it."),defineFlag("format",
"FORM","Format: `text` or `json`.","`text`")],parse:[defineFlag("format","ID","Format of the files: an id from `bench-re\
feree formats`.","detected")]};function defineFlag(name,placeholder,help,preset=null){return{name,kind:placeholder===""?
"switch":"value",placeholder,help,preset}}function optionsOf(command,options=OPTIONS){return Object.keys(options).filter(
name=>options[name]?.flags?.includes(command))}function flagNameOf(name,{flag}){return flag??toKebabCase(name)}function flagsOf(command,options=OPTIONS){
return[...optionsOf(command,options).map(name=>{let option=options[name],{terminal,differing,placeholder="VALUE"}=option,
own=differing?.[`flag ${command}`],preset=formatPreset({...option,...terminal,...own}),help=own?.help??terminal?.help??option.
help;return{name:flagNameOf(name,option),kind:"value",placeholder,help,preset}}),...OWN_FLAGS[command]??[]]}function flagSpecOf(command,options=OPTIONS){
let flags=flagsOf(command,options).filter(({name})=>name!=="--");return Object.fromEntries(flags.map(({name,kind})=>[name,
kind]))}function formatPreset({preset,presetText}){return presetText??`\`${formatOptionValue(preset)}\``}export{OUTPUTS,optionsOf,flagNameOf,flagsOf,flagSpecOf};
