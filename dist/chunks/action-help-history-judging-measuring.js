import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{flagsOf,formatDiagnosticLine,stripControls,suggestWord}from"./action-help-history-judging-measuring-reading.js";import{about,userError,userErrorOf}from"./action-compare-help-history-judging-measuring-reading.js";var MAX_WIDTH=100,LEAD=40,TAB="    ",UNSEEN=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]\
|(?![ \\u3000])\\p{Zs}","u"),COMBINING=new RegExp("^\\p{M}$","u"),WIDE=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041\
-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\u\
ffe6\\u{1b000}-\\u{1b2ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation})$","u");function renderDiagnostics(diagnostics){
return diagnostics.map(diagnostic=>{let{excerpt,output}=diagnostic,line=formatDiagnosticLine(diagnostic),parts=[excerpt&&
renderExcerpt(excerpt),output&&renderLastLines(output)];return[line,...parts.filter(part=>part!==void 0)].join(`
`)}).join(`
`)}function renderExcerpt({line,column,length,text}){let start=column-1,[before,meant,after]=[toGlyphs(text.slice(0,start)),
toGlyphs(text.slice(start,start+length)),toGlyphs(text.slice(start+length))],{lead,shown,trail}=cutLine(before,meant,after),
number=String(line),caret="^".repeat(Math.max(1,widthOf(shown)));return[`  ${number} | ${joinGlyphs(lead)}${joinGlyphs(shown)}${joinGlyphs(
trail)}`.trimEnd(),`  ${" ".repeat(number.length)} | ${" ".repeat(widthOf(lead))}${caret}`].join(`
`)}var ELLIPSIS={drawn:"\u2026",width:1};function toGlyphs(text){return Array.from(text,glyphOf)}function glyphOf(character){
if(character==="	")return{drawn:TAB,width:TAB.length};if(UNSEEN.test(character)){let drawn=`<U+${(character.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;return{drawn,width:drawn.length}}return COMBINING.test(character)?{
drawn:character,width:0}:{drawn:character,width:WIDE.test(character)?2:1}}function cutLine(before,meant,after){if(widthOf(
before)+widthOf(meant)+widthOf(after)<=MAX_WIDTH)return{lead:before,shown:meant,trail:after};let room=Math.max(LEAD,MAX_WIDTH-
widthOf(meant)-LEAD),lead=widthOf(before)<=room?before:[ELLIPSIS,...lastOf(before,room-1)],shown=firstOf(meant,MAX_WIDTH-
widthOf(lead)),rest=shown.length<meant.length?[ELLIPSIS]:firstOf(after,MAX_WIDTH-widthOf(lead)-widthOf(shown)),isWhole=shown.
length===meant.length&&rest.length===after.length;return{lead,shown,trail:isWhole||rest[0]===ELLIPSIS?rest:[...rest,ELLIPSIS]}}
function firstOf(all,room){let left=room,end=all.findIndex(({width})=>(left-=width,left<0));return end===-1?[...all]:all.
slice(0,end)}function lastOf(all,room){return firstOf(all.toReversed(),room).toReversed()}function widthOf(all){return all.
reduce((sum,{width})=>sum+width,0)}function joinGlyphs(all){return all.map(({drawn})=>drawn).join("")}var MARK="  | ";function cleanLastLines(output){
return output.map(stripControls).join(`
`)}function renderLastLines(output){return output.map(line=>`${MARK}${stripControls(line)}`.trimEnd()).join(`
`)}function titleOfLastLines({location}){let part=location.at(-1);return part?.kind!=="setup"&&part?.kind!=="round"?"Las\
t lines of the output":`Last lines of the output of ${part.kind==="setup"?"setup":part.round===0?"the warm-up":`round ${part.
round}`} on ${part.side}`}function explainError(error){let known=userErrorOf(error);return known===null?formatDefect(error):renderDiagnostics(known.
diagnostics)}function formatDefect(error){return`this is a bug in bench-referee, please report it
${error instanceof Error?error.stack:String(error)}`}function unknownCommand(name,commands,parent=""){let nameInFull=word=>`${parent}\
 ${word}`.trim(),meant=suggestWord(name,commands);return userError("unknown-command",about("command line"),{command:nameInFull(
name),commands:commands.map(nameInFull),suggestion:meant===null?void 0:nameInFull(meant)})}var WIDTH=100;function help(name,{usage,does},options){let rows=flagsOf(name,options).map(flag=>[formatUsage(flag),formatMeaning(
flag)]),indent=Math.max(0,...rows.map(([flag])=>flag.length))+4,lines=rows.flatMap(([flag,meaning])=>wrap(meaning,WIDTH-
indent).map((line,index)=>(index===0?`  ${flag}`:"").padEnd(indent)+line));return[`usage: bench-referee ${usage}`,"",does,
...lines.length===0?[]:["",...lines]].join(`
`)}function formatUsage({name,placeholder}){return[name==="--"?"--":`--${name}`,placeholder].join(" ").trimEnd()}function formatMeaning({
help:help2,preset}){return(preset===null?help2:`${help2} Default: ${preset}.`).replaceAll("`","")}function wrap(text,width){
let lines=[];for(let word of text.split(" ")){let longer=[...lines.slice(-1),word].join(" ");lines.length===0||longer.length>
width?lines.push(word):lines[lines.length-1]=longer}return lines}export{renderDiagnostics,renderExcerpt,cleanLastLines,renderLastLines,titleOfLastLines,explainError,unknownCommand,help};
