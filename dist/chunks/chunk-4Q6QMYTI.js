import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{inFile,makeError}from"./chunk-EORH2WXK.js";var UserError=class extends Error{name="UserError";diagnostics;constructor(...diagnostics){super(),this.diagnostics=diagnostics}get message(){
return this.diagnostics.map(({code})=>code).join(", ")}};function userError(code,location,data,{causes=[],...extra}={}){
return new UserError(makeError(code,location,data,extra),...causes)}function throwErrors([first,...rest]){if(first!==void 0)
throw new UserError(first,...rest)}function joinErrors(one,other){return new UserError(...one.diagnostics,...other.diagnostics)}
function withFailure(error,failure){let[first,...others]=error.diagnostics;return new UserError({failure,...first},...others.
map(one=>({failure,...one})))}function relocate(error,location,data={}){let move=one=>({...one,location,data:{...one.data,
...data}}),[first,...others]=error.diagnostics;return new UserError(move(first),...others.map(move))}function userErrorOf(error){
if(error instanceof UserError)return error;if(!isSystemError(error))return null;let{code,syscall,path,dest}=error;return userError(
"system-error",inFile(dest??path??syscall),{errno:code,call:syscall})}function errorCodeOf(error){return error instanceof
Error&&"code"in error?String(error.code):String(error)}function isSystemError(error){return typeof error!="object"||error===
null||!("syscall"in error)||!("code"in error)?!1:typeof error.code=="string"}function quoteText(text){return`"${text.replaceAll('"',"'").replaceAll(/\s+/g," ")}"`}var BLANK_LETTERS="\\u034F\\u115F\\u1\
160\\u2800\\u3164\\uFFA0";var PLAIN=/^[\w@%+=:,./-]+$/,INVISIBLE=new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`,"gu");function quoteShellWord(text){
if(PLAIN.test(text))return text;if(text==="")return"''";let word="",end=0;for(let{0:invisible,index}of text.matchAll(INVISIBLE))
word+=wrapInSingleQuotes(text.slice(end,index))+formatAsPrintf(invisible),end=index+invisible.length;return word+wrapInSingleQuotes(
text.slice(end))}function quoteShellWords(words){return words.map(quoteShellWord).join(" ")}function wrapInSingleQuotes(text){
return text===""?"":`'${text.replaceAll("'","'\\''")}'`}function formatAsPrintf(text){return`"$(printf '${[...new TextEncoder().
encode(text)].map(byte=>`\\${byte.toString(8).padStart(3,"0")}`).join("")}')"`}var SIDES=["base","head"];var MEASURABLE=`0 or a number between ${1e-30} and ${1e30}, of either sign`;function isMeasurable(value){let magnitude=Math.
abs(value);return magnitude===0||magnitude>=1e-30&&magnitude<=1e30}export{UserError,userError,throwErrors,joinErrors,withFailure,relocate,userErrorOf,errorCodeOf,quoteText,BLANK_LETTERS,quoteShellWord,
quoteShellWords,SIDES,MEASURABLE,isMeasurable};
