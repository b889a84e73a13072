import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{sentence}from"./chunk-FTWAL6AX.js";var WIDEST=100;var LEAD=40;var TAB="    ";var UNSEEN=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Cod\
e_Point}]|(?![ \\u3000])\\p{Zs}","u");var COMBINING=new RegExp("^\\p{M}$","u");var WIDE=new RegExp("^(?:[\\u1100-\\u115f\\u\
2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff0\
1-\\uff60\\uffe0-\\uffe6\\u{1b000}-\\u{1b2ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation})$","u");function renderComplaints(complaints){
return complaints.map(complaint=>{const{excerpt}=complaint;return excerpt===void 0?sentence(complaint):`${sentence(complaint)}\

${renderExcerpt(excerpt)}`}).join("\n")}function renderExcerpt({line,column,length,text}){const start=column-1;const[before,
meant,after]=[glyphs(text.slice(0,start)),glyphs(text.slice(start,start+length)),glyphs(text.slice(start+length))];const{
lead,shown,trail}=cut(before,meant,after);const number=String(line);const caret="^".repeat(Math.max(1,widthOf(shown)));return[
`  ${number} | ${written(lead)}${written(shown)}${written(trail)}`.trimEnd(),`  ${" ".repeat(number.length)} | ${" ".repeat(
widthOf(lead))}${caret}`].join("\n")}var ELLIPSIS={drawn:"\u2026",width:1};function glyphs(text){return Array.from(text,
glyphOf)}function glyphOf(character){if(character==="	")return{drawn:TAB,width:TAB.length};if(UNSEEN.test(character)){const code=character.
codePointAt(0)??0;const drawn=`<U+${code.toString(16).toUpperCase().padStart(4,"0")}>`;return{drawn,width:drawn.length}}
if(COMBINING.test(character))return{drawn:character,width:0};return{drawn:character,width:WIDE.test(character)?2:1}}function cut(before,meant,after){
if(widthOf(before)+widthOf(meant)+widthOf(after)<=WIDEST)return{lead:before,shown:meant,trail:after};const room=Math.max(
LEAD,WIDEST-widthOf(meant)-LEAD);const lead=widthOf(before)<=room?before:[ELLIPSIS,...lastOf(before,room-1)];const shown=firstOf(
meant,WIDEST-widthOf(lead));const rest=shown.length<meant.length?[ELLIPSIS]:firstOf(after,WIDEST-widthOf(lead)-widthOf(shown));
const isWhole=shown.length===meant.length&&rest.length===after.length;return{lead,shown,trail:isWhole||rest[0]===ELLIPSIS?
rest:[...rest,ELLIPSIS]}}function firstOf(all,room){let left=room;const end=all.findIndex(({width})=>{left-=width;return left<
0});return end===-1?[...all]:all.slice(0,end)}function lastOf(all,room){return firstOf(all.toReversed(),room).toReversed()}
function widthOf(all){return all.reduce((sum,{width})=>sum+width,0)}function written(all){return all.map(({drawn})=>drawn).
join("")}export{renderComplaints,renderExcerpt};
