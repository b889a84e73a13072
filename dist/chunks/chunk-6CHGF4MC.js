import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BLANK_LETTERS}from"./chunk-NK3RRWT3.js";var PLAIN=/^[\w@%+=:,./-]+$/,INVISIBLE=new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`,"gu");function quoteShellWord(text){
if(PLAIN.test(text))return text;if(text==="")return"''";let word="",end=0;for(let{0:invisible,index}of text.matchAll(INVISIBLE))
word+=wrapInSingleQuotes(text.slice(end,index))+formatAsPrintf(invisible),end=index+invisible.length;return word+wrapInSingleQuotes(
text.slice(end))}function quoteShellWords(words){return words.map(quoteShellWord).join(" ")}function wrapInSingleQuotes(text){
return text===""?"":`'${text.replaceAll("'","'\\''")}'`}function formatAsPrintf(text){return`"$(printf '${[...new TextEncoder().
encode(text)].map(byte=>`\\${byte.toString(8).padStart(3,"0")}`).join("")}')"`}export{quoteShellWord,quoteShellWords};
