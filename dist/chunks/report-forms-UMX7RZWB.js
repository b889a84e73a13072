import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderComment,renderHtml,renderJson}from"./chunk-53FFPDPZ.js";import"./chunk-WD63G2SU.js";import"./chunk-D3SSFH2G.js";
import{escapeHtml}from"./chunk-FAXZX5QC.js";import{formatCounts,formatDetail,formatMainFunction,isLeftToWarning,listFindings,
makeHeadline,makeResultTables,missingSideKeyOf}from"./chunk-TJVXSQ4U.js";import"./chunk-AZRTJBVI.js";import{
isNothingMeasured,withEstimateHistory}from"./chunk-THDOESCH.js";import{isSkip}from"./chunk-IKSPXGBE.js";import{
PLAIN_FORMATTER,formatCount,formatDiagnosticLine,formatRichText,groupLabelOf}from"./chunk-ET2FACDU.js";import{cleanUntrustedText}from"./chunk-I2MRJ4UF.js";
import"./chunk-VWDZQE77.js";import"./chunk-K7U33ATV.js";import{isAboutChange}from"./chunk-KG3JJBVT.js";
import"./chunk-4Q6QMYTI.js";import{selectForLog,unitDescriptionOf}from"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";var SIDES=["","base","","head","","",""];function renderCsv(report){let tables=makeResultTables(report);return tables.length===
0?formatLine(SIDES):tables.map(table=>tableLines(table,report.geomeans.find(({unit})=>unit===table.unit))).join(`
`)}function tableLines({unit,groups,geomean:shown},geomean){let lines=[SIDES,["",escapeFormula(unit),"CI",escapeFormula(
unit),"CI","vs base","P"],...groups.flatMap(({label,rows})=>rows.map(row=>rowFields(row,label)))];if(geomean!==void 0){let{
base,head}=geomean;lines.push(["geomean",formatNumber(base),"",formatNumber(head),"",shown?.change??"",""])}return lines.
map(formatLine).join("")}function formatLine(fields){return`${fields.map(quoteField).join(",")}
`}function rowFields({row,label:name,metric,base,head,change,test},group){let label=[group,name,metric].flatMap(part=>part===
null?[]:cleanUntrustedText(part)).join(" ");return[escapeFormula(label),formatNumber(row.base?.median),base?.range??"",formatNumber(
row.head?.median),head?.range??"",change,test.replaceAll(/[()]/g,"")]}function escapeFormula(untrusted){let clean=cleanUntrustedText(
untrusted,Number.POSITIVE_INFINITY);return/^[=+\-@]/.test(clean)?`'${clean}`:clean}function formatNumber(value){return value===
void 0||!Number.isFinite(value)?"":String(Number.isInteger(value)?value:Number(value.toPrecision(15)))}function quoteField(content){
return/[",\r\n]|^\s/.test(content)?`"${content.replaceAll('"','""')}"`:content}function renderJunit(report){let findingOf=indexFindings(report),cases=[...report.conclusion==="error"?[errorCase(report)]:
[],...[...report.rows,...report.judgedGeomeans].map(row=>caseOf(row,report,findingOf)),...skippedCases(report)],count=tag=>cases.
filter(({outcome})=>outcome?.tag===tag).length,name=cleanName(report.name),counts={tests:cases.length,failures:count("fa\
ilure"),errors:count("error")};return['<?xml version="1.0" encoding="UTF-8"?>',`<testsuites${attributes({name,...counts})}\
>`,`  <testsuite${attributes({name,...counts,skipped:count("skipped")})}>`,...cases.map(renderCase),`    ${element("syst\
em-out",{},summaryLines(report))}`,"  </testsuite>","</testsuites>",""].join(`
`)}function errorCase(report){let errors=report.problems.filter(({severity})=>severity==="error"),lines=[`${makeHeadline(
report).text}.`,...problemLines(errors)];return{name:"verdict",classname:cleanName(report.name),seconds:"0",outcome:{tag:"\
error",type:"error",lines},output:[]}}function skippedCases(report){return(report.decisions??[]).filter(isSkip).map(decision=>({
name:decision.command===null?"benchmarks":cleanName(decision.command),classname:cleanName(decision.leg??report.name),seconds:"\
0",outcome:{tag:"skipped",type:"not-measured",lines:[`Not measured: ${formatDetail(decision)}.`]},output:[]}))}function caseOf(row,report,findingOf){
let linesOf=verdicts=>verdicts.flatMap(verdict=>findingLines(verdict,findingOf(verdict,row))),broken=row.verdicts.filter(
({outcome})=>outcome==="fail"),failing=broken.filter(({level})=>level==="fail"&&report.accepted===null),identity={...identityOf(
row,report),seconds:secondsOf(row)},described=row.verdicts.filter(verdict=>verdict.outcome==="unknown"&&!isDecisive(verdict)).
filter(verdict=>!isLeftToWarning(verdict)),output=linesOf([...broken.filter(verdict=>!failing.includes(verdict)),...described]),
[first]=failing;return first===void 0?{...identity,outcome:otherOutcome(row,report,linesOf),output}:{...identity,outcome:{
tag:"failure",type:first.kind,lines:linesOf(failing)},output}}function otherOutcome(row,{conclusion},linesOf){let state="\
state"in row?row.state:null;if(state==="failed")return{tag:"error",type:"failed",lines:["The benchmark failed on head."]};
let undecided=row.verdicts.filter(verdict=>verdict.outcome==="unknown"&&isDecisive(verdict));return undecided.length>0?{
tag:"skipped",type:"inconclusive",lines:linesOf(undecided)}:conclusion==="error"&&row.verdicts.length===0?{tag:"skipped",
type:"not-judged",lines:["Not judged."]}:state==="inconclusive"?{tag:"skipped",type:"inconclusive",lines:["Inconclusive."]}:
null}function isDecisive(verdict){return isAboutChange(verdict)||verdict.level==="fail"}function identityOf(row,report){
let name="members"in row?`geomean of ${formatCount(row.members.length,"benchmark")}`:row.name;return{name:`${cleanName(name)}\
 ${cleanName(row.metric)}`,classname:cleanName(groupLabelOf(row)??report.name)}}function cleanName(untrusted){return cleanUntrustedText(
untrusted,Number.POSITIVE_INFINITY)}var DECIMALS=12,MAX_SECONDS=1e9;function secondsOf({head,unit}){return head===null||
!unitDescriptionOf(unit).isDuration||!(head.median>0&&head.median<=MAX_SECONDS)?"0":head.median.toFixed(DECIMALS).replace(
/\.?0+$/,"")}function indexFindings(report){let findings=listFindings(report),own=new Map(findings.map(finding=>[finding.
verdict,finding])),shared=new Map(findings.filter(({verdict})=>verdict.limit===null).map(finding=>[missingSideKeyOf(finding.
verdict.kind,finding.row),finding]));return(verdict,row)=>own.get(verdict)??(verdict.limit===null?shared.get(missingSideKeyOf(
verdict.kind,row)):void 0)}function findingLines(verdict,finding){if(finding===void 0)return["Not judged, because base w\
as measured on another machine."];let because=verdict.because===null?[]:[`Why this budget: ${cleanUntrustedText(verdict.
because)}`],cause=finding.culprit===null?[]:[formatPlain(finding.culprit)],main=finding.functions===null||!("state"in finding.
row)?null:formatMainFunction(finding.row),from=main===null?[]:[formatPlain(main)];return[formatPlain(finding.what),...cause,
...from,...finding.facts.length===0?[]:[formatPlain(finding.facts)],...because]}function formatPlain(words){return formatRichText(
words,PLAIN_FORMATTER)}function summaryLines(report){let verdict=`${report.conclusion.toUpperCase()}: ${makeHeadline(report).
text}.`,counts=isNothingMeasured(report)?[]:[`${formatCounts(report)}.`];return[verdict,...counts,...problemLines(report.
problems)]}function problemLines(problems){return selectForLog(problems).shown.map(problem=>`${problem.severity}: ${formatDiagnosticLine(
problem)}`)}function renderCase({name,classname,seconds,outcome,output}){let inner=[...outcome===null?[]:[element(outcome.
tag,{message:outcome.lines[0]??"",type:outcome.type},outcome.lines)],...output.length===0?[]:[element("system-out",{},output)]],
start=`    <testcase${attributes({name,classname,time:seconds})}`;return inner.length===0?`${start}/>`:[`${start}>`,...inner.
map(one=>`      ${one}`),"    </testcase>"].join(`
`)}function element(tag,given,lines){return`<${tag}${attributes(given)}>${escapeXml(lines.join(`
`))}</${tag}>`}function attributes(given){return Object.entries(given).map(([name,value])=>` ${name}="${escapeXml(String(
value))}"`).join("")}var NOT_XML=/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;function escapeXml(text){return escapeHtml(
text.replaceAll(NOT_XML,""))}var REPORT_FORMS={markdown:report=>renderComment(report,{runUrl:null}),html:report=>renderHtml(withEstimateHistory(report)),
json:renderJson,csv:renderCsv,junit:renderJunit};export{REPORT_FORMS};
