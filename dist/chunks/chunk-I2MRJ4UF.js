import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BLANK_LETTERS,quoteText}from"./chunk-4Q6QMYTI.js";var TEXT_LIMIT=120,BREAKS=/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu,INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}]/gu,BLANKS=new RegExp(`[${BLANK_LETTERS}\
]`,"gu"),PLAIN=/^[ -~]*$/;function stripControls(text){return PLAIN.test(text)?text:text.replaceAll(BREAKS," ").replaceAll(
INVISIBLE,"").replaceAll(BLANKS,"")}var CHARACTER=new RegExp("\\p{RI}\\p{RI}|\\P{M}(?:\\p{M}|\\p{EMod}){0,7}|\\p{M}","gu");
function shorten(text,limit=TEXT_LIMIT){if(text.length<=limit)return text;let characters=[...text];return characters.length>
limit?`${characters.slice(0,limit-1).join("")}\u2026`:text}function shortenMiddle(text,limit){if(text.length<=limit||text.
length<=2*limit&&[...text].length<=limit)return text;if(limit<1)return"";let tail=Math.floor((limit-1)/2),starts=text.slice(
0,2*limit+MARGIN).match(CHARACTER)??[],ends=(text.slice(-2*limit-MARGIN).match(CHARACTER)??[]).toReversed();return`${takeUpTo(
starts,limit-1-tail).join("")}\u2026${takeUpTo(ends,tail).toReversed().join("")}`}var MARGIN=16;function takeUpTo(characters,limit){
let used=0,end=characters.findIndex(one=>(used+=[...one].length,used>limit));return end<0?characters:characters.slice(0,
end)}function cleanUntrustedText(text,limit=TEXT_LIMIT){let clean=stripControls(text).trim();return clean===""?"(no name\
)":shorten(clean,limit)}function quoteUntrustedText(text,limit=TEXT_LIMIT){return quoteText(cleanUntrustedText(text,limit))}export{TEXT_LIMIT,stripControls,shorten,shortenMiddle,cleanUntrustedText,quoteUntrustedText};
