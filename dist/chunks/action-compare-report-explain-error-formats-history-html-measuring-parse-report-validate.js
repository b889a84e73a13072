import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var SIDES=["base","head"];var MEASURABLE=`0 or a number between ${1e-30} and ${1e30}, of either sign`;function isMeasurable(value){let magnitude=Math.
abs(value);return magnitude===0||magnitude>=1e-30&&magnitude<=1e30}var COMMAND_NAME=/^[A-Za-z0-9._/-]{1,100}$/,COUNTED=["instructions","cpu-time"];function listCounted(written){return written===null?[]:[written].flat()}function resolveCommands(written,defaults){let names=nameCommands(
written);return written.map((one,index)=>{let own=toOwnCommand(one);return{name:names[index],script:own.command,workingDirectory:own.
workingDirectory??defaults.workingDirectory,format:own.format??defaults.format,outputFile:own.outputFile===void 0?defaults.
outputFile:own.outputFile,count:own.count===void 0?defaults.count:listCounted(own.count),profile:own.profile??defaults.profile,
paths:own.paths??defaults.paths,dependsOn:own.dependsOn??defaults.dependsOn}})}function nameCommands(commands){return commands.
map((one,index)=>toOwnCommand(one).name??(commands.length===1?null:`command ${index+1}`))}function scriptOf(written){return toOwnCommand(
written).command}var RESULT_SETTINGS={name:own=>own.name,command:own=>own.command,"working-directory":own=>own.workingDirectory,
format:own=>own.format,"output-file":own=>own.outputFile},RESULT_SETTING_KEYS=Object.keys(RESULT_SETTINGS);function listChangedSettings(one,other){
return RESULT_SETTING_KEYS.flatMap(key=>{let[before,after]=[one,other].map(written=>RESULT_SETTINGS[key](toOwnCommand(written)));
return before===after?[]:{key,one:before??null,other:after??null}})}function toOwnCommand(written){return typeof written==
"string"?{command:written}:written}function quoteText(text){return`"${text.replaceAll('"',"'").replaceAll(/\s+/g," ")}"`}var BLANK_LETTERS="\\u034F\\u115F\\u1\
160\\u2800\\u3164\\uFFA0",ESCAPED=new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`,"gu"),NO_TEXT=/^(?:true|false|null|yes|no|on|off|y|n)$/i;
function writeYamlName(name){return/^[A-Za-z_][\w./=-]*$/.test(name)&&!NO_TEXT.test(name)?name:quoteYaml(name)}function quoteYaml(text){
return`"${text.replaceAll(ESCAPED,character=>{let code=character.codePointAt(0).toString(16);return code.length>4?`\\U${code.
padStart(8,"0")}`:`\\u${code.padStart(4,"0")}`})}"`}var PLAIN=/^[\w@%+=:,./-]+$/,INVISIBLE=new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`,"gu");function quoteShellWord(text){
if(PLAIN.test(text))return text;if(text==="")return"''";let word="",end=0;for(let{0:invisible,index}of text.matchAll(INVISIBLE))
word+=wrapInSingleQuotes(text.slice(end,index))+formatAsPrintf(invisible),end=index+invisible.length;return word+wrapInSingleQuotes(
text.slice(end))}function quoteShellWords(words){return words.map(quoteShellWord).join(" ")}function wrapInSingleQuotes(text){
return text===""?"":`'${text.replaceAll("'","'\\''")}'`}function formatAsPrintf(text){return`"$(printf '${[...new TextEncoder().
encode(text)].map(byte=>`\\${byte.toString(8).padStart(3,"0")}`).join("")}')"`}function dayOf(epochMs){return new Date(epochMs).toISOString().slice(0,10)}function isDay(text){if(!/^\d{4}-\d{2}-\d{2}$/.
test(text))return!1;let epochMs=Date.parse(`${text}T00:00:00Z`);return!Number.isNaN(epochMs)&&dayOf(epochMs)===text}function daysUntil(from,to){
return Math.round((Date.parse(to)-Date.parse(from))/864e5)}export{COMMAND_NAME,COUNTED,listCounted,resolveCommands,nameCommands,scriptOf,RESULT_SETTING_KEYS,listChangedSettings,dayOf,
isDay,daysUntil,SIDES,MEASURABLE,isMeasurable,quoteText,BLANK_LETTERS,writeYamlName,quoteYaml,quoteShellWord,quoteShellWords};
