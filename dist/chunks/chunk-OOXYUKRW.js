import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MAX_OUTPUT_LINES,MAX_OUTPUT_LINE_LENGTH}from"./chunk-THDOESCH.js";import{cleanText}from"./chunk-K7U33ATV.js";
import{BLANK_LETTERS}from"./chunk-4Q6QMYTI.js";var READ_CHARACTERS=8*1024,MIN_STDOUT_LINES=5,INVISIBLE=new RegExp(`(?![\\t-\\r\\u0085])[\\p{Cc}\\p{Cf}\\p{Cs}${BLANK_LETTERS}\
]`,"gu");function readLastLines({stdout,stderrTail},{mask}){let[printed,errors]=[stdout,stderrTail].map(text=>readableLinesOf(
text,mask)),room=MAX_OUTPUT_LINES-Math.min(printed.length,MIN_STDOUT_LINES),shown=errors.slice(-room);return[...lastOf(printed,
MAX_OUTPUT_LINES-shown.length),...shown]}function readableLinesOf(text,mask){return mask(cleanText(endOf(text)).replaceAll(
INVISIBLE,"")).split(`
`).map(line=>line.trimEnd()).filter(line=>line!=="").map(cutLine)}function endOf(text){if(text.length<=READ_CHARACTERS)return text;
let end=text.slice(-READ_CHARACTERS),start=end.search(/[\r\n]/);return start<0?"":end.slice(start+1)}function lastOf(lines,count){
return count===0?[]:lines.slice(-count)}function cutLine(line){return line.length<=MAX_OUTPUT_LINE_LENGTH?line:`${line.slice(
0,MAX_OUTPUT_LINE_LENGTH-1).toWellFormed()}\u2026`}var LOCK_FILES={"pnpm-lock.yaml":"pnpm","yarn.lock":"yarn","bun.lock":"bun","bun.lockb":"bun","package-lock.json":"npm",
"npm-shrinkwrap.json":"npm"};function installCommand(id,{isLocked,isModern}){return id==="npm"?isLocked?"npm ci":"npm in\
stall":isLocked?`${id} install ${id==="yarn"&&isModern?"--immutable":"--frozen-lockfile"}`:`${id} install`}export{readLastLines,LOCK_FILES,installCommand};
