import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{formatDiagnosticLine}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";import{stripControls,takeWithin}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";var MAX_WIDTH=100,LEAD=40,TAB="    ",UNSEEN=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]\
|(?![ \\u3000])\\p{Zs}","u"),COMBINING=new RegExp("^\\p{M}$","u"),WIDE=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041\
-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\u\
ffe6\\u{1b000}-\\u{1b2ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation})$","u");function renderDiagnostics(diagnostics){
return diagnostics.flatMap(diagnostic=>{let{excerpt,output}=diagnostic;return[formatDiagnosticLine(diagnostic),excerpt&&
renderExcerpt(excerpt),output&&renderLastLines(output)]}).filter(part=>part!==void 0).join(`
`)}function renderExcerpt({line,column,length,text}){let start=column-1,end=start+length,parts=[text.slice(0,start),text.
slice(start,end),text.slice(end)].map(part=>Array.from(part,glyphOf)),{lead,shown,trail}=cutLine(...parts),number=String(
line),caret="^".repeat(Math.max(1,widthOf(shown)));return[`  ${number} | ${[...lead,...shown,...trail].map(({drawn})=>drawn).
join("")}`.trimEnd(),`  ${" ".repeat(number.length)} | ${" ".repeat(widthOf(lead))}${caret}`].join(`
`)}var ELLIPSIS={drawn:"\u2026",width:1};function glyphOf(character){if(character==="	")return{drawn:TAB,width:TAB.length};
if(UNSEEN.test(character)){let drawn=`<U+${(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;return{
drawn,width:drawn.length}}return COMBINING.test(character)?{drawn:character,width:0}:{drawn:character,width:WIDE.test(character)?
2:1}}function cutLine(before,meant,after){if(widthOf([...before,...meant,...after])<=MAX_WIDTH)return{lead:before,shown:meant,
trail:after};let room=Math.max(LEAD,MAX_WIDTH-widthOf(meant)-LEAD),lead=widthOf(before)<=room?before:[ELLIPSIS,...firstOf(
before.toReversed(),room-1).toReversed()],shown=firstOf(meant,MAX_WIDTH-widthOf(lead)),rest=shown.length<meant.length?[ELLIPSIS]:
firstOf(after,MAX_WIDTH-widthOf(lead)-widthOf(shown)),isWhole=shown.length===meant.length&&rest.length===after.length;return{
lead,shown,trail:isWhole||rest[0]===ELLIPSIS?rest:[...rest,ELLIPSIS]}}function firstOf(all,room){return takeWithin(all,room,
({width})=>width)}function widthOf(all){return all.reduce((sum,{width})=>sum+width,0)}var MARK="  | ";function cleanLastLines(output){
return output.map(stripControls).join(`
`)}function renderLastLines(output){return output.map(line=>`${MARK}${stripControls(line)}`.trimEnd()).join(`
`)}function titleOfLastLines({location}){let part=location.at(-1);return part?.kind!=="setup"&&part?.kind!=="round"?"Las\
t lines of the output":`Last lines of the output of ${part.kind==="setup"?"setup":part.round===0?"the warm-up":`round ${part.
round}`} on ${part.side}`}export{renderDiagnostics,renderExcerpt,cleanLastLines,renderLastLines,titleOfLastLines};
