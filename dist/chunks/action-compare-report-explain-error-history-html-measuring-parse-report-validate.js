import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BLANK_LETTERS,quoteText}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";function takeWithin(items,limit,sizeOf){let used=0,end=items.findIndex(item=>(used+=sizeOf(item),used>limit));return end<
0?items:items.slice(0,end)}var TEXT_LIMIT=120,BREAKS=/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu,INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}]/gu,BLANKS=new RegExp(`[${BLANK_LETTERS}\
]`,"gu"),PLAIN=/^[ -~]*$/;function stripControls(text){return PLAIN.test(text)?text:text.replaceAll(BREAKS," ").replaceAll(
INVISIBLE,"").replaceAll(BLANKS,"")}var CHARACTER=new RegExp("\\p{RI}\\p{RI}|\\P{M}(?:\\p{M}|\\p{EMod}){0,7}|\\p{M}","gu");
function shorten(text,limit=TEXT_LIMIT){if(text.length<=limit)return text;let characters=[...text];return characters.length>
limit?`${characters.slice(0,limit-1).join("")}\u2026`:text}function shortenMiddle(text,limit){if(text.length<=limit||text.
length<=2*limit&&[...text].length<=limit)return text;if(limit<1)return"";let tail=Math.floor((limit-1)/2),take=(characters,room)=>takeWithin(
characters,room,one=>[...one].length),starts=text.slice(0,2*limit+MARGIN).match(CHARACTER)??[],ends=(text.slice(-2*limit-
MARGIN).match(CHARACTER)??[]).toReversed();return`${take(starts,limit-1-tail).join("")}\u2026${take(ends,tail).toReversed().
join("")}`}var MARGIN=16;function cleanUntrustedText(text,limit=TEXT_LIMIT){let clean=stripControls(text).trim();return clean===
""?"(no name)":shorten(clean,limit)}function quoteUntrustedText(text,limit=TEXT_LIMIT){return quoteText(cleanUntrustedText(
text,limit))}export{takeWithin,TEXT_LIMIT,stripControls,shorten,shortenMiddle,cleanUntrustedText,quoteUntrustedText};
