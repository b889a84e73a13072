import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{writeOut}from"./chunk-R7JCBD7A.js";import{hasColour,readTerminalWidth}from"./chunk-WJICZI77.js";import{
makeResultTables,renderComment,renderHtml,renderJson,renderTerminal}from"./chunk-PEW3SFUP.js";import{renderRecording,
withEstimateHistory}from"./chunk-BVCRJI65.js";import{cleanUntrustedText}from"./chunk-6N7UZRFC.js";import{join}from"node:path";function renderCsv(report){return makeResultTables(report).map(table=>tableLines(table,report.geomeans.find(({unit})=>unit===
table.unit))).join(`
`)}function tableLines({unit,groups,geomean:shown},geomean){let lines=[["","base","","head","","",""],["",escapeFormula(
unit),"CI",escapeFormula(unit),"CI","vs base","P"],...groups.flatMap(({name,rows})=>rows.map(row=>rowFields(row,name)))];
if(geomean!==void 0){let{base,head}=geomean;lines.push(["geomean",formatNumber(base),"",formatNumber(head),"",shown?.change??
"",""])}return lines.map(fields=>`${fields.map(quoteField).join(",")}
`).join("")}function rowFields({row,metric,base,head,change,test},group){let label=[group,row.name,metric].flatMap(part=>part===
null?[]:cleanUntrustedText(part)).join(" ");return[escapeFormula(label),formatNumber(row.base?.median),base?.range??"",formatNumber(
row.head?.median),head?.range??"",change,test.replaceAll(/[()]/g,"")]}function escapeFormula(untrusted){let clean=cleanUntrustedText(
untrusted);return/^[=+\-@]/.test(clean)?`'${clean}`:clean}function formatNumber(value){return value!==void 0&&Number.isFinite(
value)?String(value):""}function quoteField(content){return/[",\r\n]|^\s/.test(content)?`"${content.replaceAll('"','""')}\
"`:content}var RENDERERS={text:report=>renderTerminal(report,{colour:hasColour(),columns:readTerminalWidth()}),markdown:report=>renderComment(
report,{runUrl:null}),html:report=>renderHtml(withEstimateHistory(report)),json:renderJson,csv:renderCsv};function printReport(report,output){
process.stdout.write(`${RENDERERS[output](report).trimEnd()}
`)}async function writeResultFiles(host,folder,{recording,report}){let files={"recording.json":renderRecording(recording),
"report.json":renderJson(report),"comment.md":renderComment(report,{runUrl:null}),"report.html":renderHtml(withEstimateHistory(
report))};for(let[name,text]of Object.entries(files))await writeOut(host,join(folder,name),text)}export{printReport,writeResultFiles};
