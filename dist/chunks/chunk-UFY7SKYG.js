import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{writeOut}from"./chunk-D5VADRDX.js";import{columnsShown,hasColour}from"./chunk-JDVSHX53.js";import{renderComment,
renderHtml,renderJson,renderTerminal,tables}from"./chunk-CGGNXWIP.js";import{renderRecording,withCourses}from"./chunk-I26ZRJC7.js";
import{visible}from"./chunk-PO57IB6S.js";import{join}from"node:path";function renderCsv(report){return tables(report).map(table=>tableLines(table,report.geomeans.find(({unit})=>unit===table.
unit))).join(`
`)}function tableLines({unit,groups,geomean:shown},geomean){let lines=[["","base","","head","","",""],["",text(unit),"CI",
text(unit),"CI","vs base","P"],...groups.flatMap(({name,rows})=>rows.map(row=>rowFields(row,name)))];if(geomean!==void 0){
let{base,head}=geomean;lines.push(["geomean",number(base),"",number(head),"",shown?.change??"",""])}return lines.map(fields=>`${fields.
map(field).join(",")}
`).join("")}function rowFields({row,metric,base,head,change,test},group){let label=[group,row.name,metric].flatMap(part=>part===
null?[]:visible(part)).join(" ");return[text(label),number(row.base?.median),base?.range??"",number(row.head?.median),head?.
range??"",change,test.replaceAll(/[()]/g,"")]}function text(untrusted){let clean=visible(untrusted);return/^[=+\-@]/.test(
clean)?`'${clean}`:clean}function number(value){return value!==void 0&&Number.isFinite(value)?String(value):""}function field(content){
return/[",\r\n]|^\s/.test(content)?`"${content.replaceAll('"','""')}"`:content}var RENDERERS={text:report=>renderTerminal(report,{colour:hasColour(),columns:columnsShown()}),markdown:report=>renderComment(
report,{runUrl:null}),html:report=>renderHtml(withCourses(report)),json:renderJson,csv:renderCsv};function printReport(report,output){
process.stdout.write(`${RENDERERS[output](report).trimEnd()}
`)}function exitCodeOf({conclusion},failOn){return conclusion==="error"?2:failOn==="never"?0:conclusion==="fail"||conclusion===
"inconclusive"&&failOn==="inconclusive"?1:0}async function keep(host,folder,{recording,report}){let files={"recording.js\
on":renderRecording(recording),"report.json":renderJson(report),"comment.md":renderComment(report,{runUrl:null}),"report\
.html":renderHtml(withCourses(report))};for(let[name,text2]of Object.entries(files))await writeOut(host,join(folder,name),
text2)}export{printReport,exitCodeOf,keep};
