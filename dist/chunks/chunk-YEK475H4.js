import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BLANK_LETTERS,quoteText}from"./chunk-XUA7IWJB.js";var TEXT_LIMIT=120,BREAKS=/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu,INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}]/gu,BLANKS=new RegExp(`[${BLANK_LETTERS}\
]`,"gu"),PLAIN=/^[ -~]*$/;function stripControls(text){return PLAIN.test(text)?text:text.replaceAll(BREAKS," ").replaceAll(
INVISIBLE,"").replaceAll(BLANKS,"")}function shorten(text,limit=TEXT_LIMIT){if(text.length<=limit)return text;let characters=[
...text];return characters.length>limit?`${characters.slice(0,limit-1).join("")}\u2026`:text}function cleanUntrustedText(text,limit=TEXT_LIMIT){
let clean=stripControls(text).trim();return clean===""?"(no name)":shorten(clean,limit)}function quoteUntrustedText(text,limit=TEXT_LIMIT){
return quoteText(cleanUntrustedText(text,limit))}export{TEXT_LIMIT,stripControls,shorten,cleanUntrustedText,quoteUntrustedText};
