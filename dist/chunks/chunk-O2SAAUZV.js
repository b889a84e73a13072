import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{writeOut}from"./chunk-BVDJN6AE.js";import{columnsShown,hasColour}from"./chunk-RNTIAEJS.js";import{renderComment,
renderHtml,renderJson,renderTerminal,tables}from"./chunk-M6JKTG3Z.js";import{change}from"./chunk-TL2OWTGZ.js";
import{renderRecording,withCourses}from"./chunk-VQQDN7QI.js";import{visible}from"./chunk-UAK5ACO7.js";import{join}from"node:path";function renderCsv(report){return tables(report).map(table=>tableLines(table,report.geomeans.find(({unit})=>unit===table.
unit))).join("\n")}function tableLines({unit,groups},geomean){const lines=[["","base","","head","","",""],["",text(unit),
"CI",text(unit),"CI","vs base","P"],...groups.flatMap(({name,rows})=>rows.map(row=>rowFields(row,name)))];if(geomean!==void 0){
lines.push(["geomean",number(geomean.base),"",number(geomean.head),"",change(geomean.delta),""])}return lines.map(fields=>`${fields.
map(field).join(",")}
`).join("")}function rowFields({row,metric,base,head,delta,test},group){const label=[group,row.name,metric].flatMap(part=>part===
null?[]:visible(part)).join(" ");return[text(label),number(row.base?.median),base?.range??"",number(row.head?.median),head?.
range??"",delta,test.replaceAll(/[()]/g,"")]}function text(untrusted){const clean=visible(untrusted);return/^[=+\-@]/.test(
clean)?`'${clean}`:clean}function number(value){return value!==void 0&&Number.isFinite(value)?String(value):""}function field(content){
return/[",\r\n]|^\s/.test(content)?`"${content.replaceAll('"','""')}"`:content}var RENDERERS={text:report=>renderTerminal(report,{colour:hasColour(),columns:columnsShown()}),markdown:report=>renderComment(
report,{runUrl:null}),html:report=>renderHtml(withCourses(report)),json:renderJson,csv:renderCsv};function printReport(report,output){
process.stdout.write(`${RENDERERS[output](report).trimEnd()}
`)}function exitCodeOf({conclusion},failOn){if(conclusion==="error")return 2;if(failOn==="never")return 0;return conclusion===
"fail"||conclusion==="inconclusive"&&failOn==="inconclusive"?1:0}async function keep(host,folder,{recording,report}){const files={
"recording.json":renderRecording(recording),"report.json":renderJson(report),"comment.md":renderComment(report,{runUrl:null}),
"report.html":renderHtml(withCourses(report))};for(const[name,text2]of Object.entries(files))await writeOut(host,join(folder,
name),text2)}export{printReport,exitCodeOf,keep};
