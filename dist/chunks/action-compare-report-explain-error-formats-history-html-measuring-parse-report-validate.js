import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var SIDES=["base","head"];var MEASURABLE=`0 or a number between ${1e-30} and ${1e30}, of either sign`;function isMeasurable(value){let magnitude=Math.
abs(value);return magnitude===0||magnitude>=1e-30&&magnitude<=1e30}function quoteText(text){return`"${text.replaceAll('"',"'").replaceAll(/\s+/g," ")}"`}var BLANK_LETTERS="\\u034F\\u115F\\u1\
160\\u2800\\u3164\\uFFA0",ESCAPED=new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`,"gu"),NO_TEXT=/^(?:true|false|null|yes|no|on|off|y|n)$/i;
function writeYamlName(name){return/^[A-Za-z_][\w./=-]*$/.test(name)&&!NO_TEXT.test(name)?name:quoteYaml(name)}function quoteYaml(text){
return`"${text.replaceAll(ESCAPED,character=>{let code=character.codePointAt(0).toString(16);return code.length>4?`\\U${code.
padStart(8,"0")}`:`\\u${code.padStart(4,"0")}`})}"`}var PLAIN=/^[\w@%+=:,./-]+$/,INVISIBLE=new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`,"gu");function quoteShellWord(text){
if(PLAIN.test(text))return text;if(text==="")return"''";let word="",end=0;for(let{0:invisible,index}of text.matchAll(INVISIBLE))
word+=wrapInSingleQuotes(text.slice(end,index))+formatAsPrintf(invisible),end=index+invisible.length;return word+wrapInSingleQuotes(
text.slice(end))}function quoteShellWords(words){return words.map(quoteShellWord).join(" ")}function wrapInSingleQuotes(text){
return text===""?"":`'${text.replaceAll("'","'\\''")}'`}function formatAsPrintf(text){return`"$(printf '${[...new TextEncoder().
encode(text)].map(byte=>`\\${byte.toString(8).padStart(3,"0")}`).join("")}')"`}export{SIDES,MEASURABLE,isMeasurable,quoteText,BLANK_LETTERS,writeYamlName,quoteYaml,quoteShellWord,quoteShellWords};
