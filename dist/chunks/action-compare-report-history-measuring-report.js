import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{alignColumns,drawTextHistogram,hasColour,readTerminalWidth,renderRecording,renderTextTable,withEstimateHistory}from"./action-compare-report-history-measuring-report-validate.js";
import{checkWritableFile}from"./action-compare-report-history-measuring-parse-report-validate.js";import{GUIDE_TITLE,ICONS,LEVEL_ICONS,NEXT_STEPS_TITLE,RANK,REPEAT_TITLE,
describeFunctions,escapeHtml,findJudgedGeomeans,formatCounts,formatCulprit,formatCustomTables,formatDetail,formatHeadline,
iconOf,isChanged,isLeftToWarning,listFindings,listPlainLines,makeDocument,makeHeadline,makeProblems,makeResultTables,missingSideKeyOf,
namesOfRows,notesOf,rankOf,shortenNames,summariseUnchangedRows,titleOf}from"./action-compare-report-history-html-measuring-report.js";import{isNothingMeasured}from"./action-compare-report-history-html-measuring-report-validate.js";
import{isSkip}from"./action-compare-report-history-html-measuring-parse-report-validate.js";import{cleanLastLines,renderExcerpt,renderLastLines,titleOfLastLines}from"./action-compare-report-explain-error-history-html-measuring-report.js";
import{PLAIN_FORMATTER,UNCUT_FORMATTER,abbreviateSha,asUntrustedText,formatCount,formatDiagnostic,formatDiagnosticLine,formatRichText,
groupLabelOf,richText,toDiagnosticJson}from"./action-compare-report-explain-error-history-html-measuring-report-validate.js";import{TEXT_LIMIT,cleanUntrustedText,shorten,stripControls}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";
import{VERSION,documentationUrl}from"./action-cli-compare-report-explain-error-history-html-measuring-report-validate.js";import{formatShard,isAboutChange,toCheckConclusion}from"./action-compare-report-formats-help-history-html-measuring-parse-report-validate.js";
import{omitNull}from"./action-compare-report-formats-github-client-help-history-measuring-parse-report-validate.js";import{UserError,atFlag,formatQuantity,inFile,makeWarning,recoverFrom,relocate,
selectForLog,unitDescriptionOf,userError}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";var STYLES={bold:1,dim:2,red:31,green:32,yellow:33},COLOURS={pass:"green",warn:"yellow",fail:"red",inconclusive:"yellow",
error:"red",regression:"red",improvement:"green"};function renderTerminal(report,options){let paint=makePainter(options.
colour),paintDelta=(text,{state})=>paint(text,COLOURS[state]);return[...report.tables===null?makeResultTables(report).map(
table=>renderCaption(table)+renderTextTable(table,paintDelta)):[...notesOf(report.tables).map(note=>`${note}
`),...formatCustomTables(report.tables).map(renderCustomTable)],renderVerdict(report,options)].join(`
`)}function renderVerdict(report,{colour,columns=null}){let paint=makePainter(colour),formatter={...PLAIN_FORMATTER,strong:text=>paint(
text,"bold")},pen={say:words=>formatRichText(words,formatter),paint,lines:(text,first="",indent=first.length)=>`${wrapLine(
first+text,{columns:(columns??Number.POSITIVE_INFINITY)-1,indent})}
`},document=makeDocument(report),write=blocks=>blocks.flatMap(block=>writeBlock(block,pen)),word=paint(report.conclusion.
toUpperCase(),report.accepted===null?COLOURS[report.conclusion]:"yellow");return[[pen.lines(`${word}: ${paint(document.headline.
text,"bold")}.`),...write([...document.counts,...document.override,...document.decisions])].join(""),...document.findings.
map(finding=>writeFinding(finding,pen)),...write([...document.renames,...document.advice,...document.changes]),...write(
makeProblems(report.problems)),...write(document.nextSteps),paintLines(document.origin.map(fact=>pen.lines(pen.say(fact),
"",2)).join(""),paint)].join(`
`)}function writeBlock(block,{say,paint,lines}){switch(block.kind){case"text":return[lines(say(block.words))];case"probl\
ems":{let{shown,more}=selectForLog(block.problems),rest=more===0?"":`and ${more.toLocaleString("en-US")} more in the JSO\
N report
`;return[shown.map(problem=>writeProblem(problem,{say,paint,lines})).join("")+rest]}case"changes":{let sentence=`${paint(
"warning","yellow")}: ${formatRichText(block.words,UNCUT_FORMATTER)}`;return[lines(sentence,"",2)+block.items.map(item=>lines(
say(item),"  ",4)).join("")]}case"yaml":return[`${lines(say(block.words))}${block.yaml.replaceAll(/^/gm,"  ")}
`];case"steps":{let items=block.steps.map(({text,yaml,url})=>{let copied=[...url===void 0?[]:[url],...yaml?.split(`
`)??[]];return lines(say(text),"- ")+copied.map(line=>`  ${line}
`).join("")});return[`${NEXT_STEPS_TITLE}:
${items.join("")}`]}case"commands":return block.commands.map(({leg,command})=>{let where=leg===null?"":`, ${say([asUntrustedText(
leg)])}`;return`${lines(`${REPEAT_TITLE}${where}:`)}  ${command}
`})}}function writeProblem(problem,{paint,lines}){let{severity,excerpt,output}=problem,label=paint(severity,severity==="\
error"?"red":"yellow");return[lines(`${label}: ${formatDiagnosticLine(problem)}`,"",2),excerpt===void 0?"":`${renderExcerpt(
excerpt)}
`,output===void 0?"":`${renderLastLines(output)}
`].join("")}function makePainter(colour){return(text,style)=>colour&&style!==void 0?`\x1B[${STYLES[style]}m${text}\x1B[0m`:
text}function renderCustomTable({caption,unit,headings,lines,geomean}){let rows=[[cleanUntrustedText(unit),...headings.map(
heading=>titleOf(heading,cleanUntrustedText))],...lines.map(({label,cells})=>[label===""?"":cleanUntrustedText(label),...cells]),
...geomean===null?[]:[["geomean",...geomean]]],drawn=alignColumns(rows,{isRight:column=>column>0,gap:"   "});return[...caption.
map(field=>cleanUntrustedText(field)),...drawn].map(line=>`${line}
`).join("")}function renderCaption({groups}){let[only]=groups;return groups.length===1&&only&&only.name!==null?`${cleanUntrustedText(
only.name)}
`:""}function writeFinding({verdict:{outcome,level},what,facts,culprit,functions,because},{say,paint,lines}){let sign=outcome===
"fail"&&level==="fail"?paint("\u2715","red"):paint(outcome==="unknown"?"?":"!","yellow"),sentence=lines(say(what),`${sign}\
 `,2),numbers=facts.length===0?"":paintLines(lines(say(facts),"    "),paint),reason=because===null?"":lines(`Why this bu\
dget: ${cleanUntrustedText(because)}`,"    "),cause=culprit===null?"":lines(say(culprit),"    "),[intro,...named]=listFunctionLines(
functions,say),from=intro===void 0?"":lines(intro,"    ")+named.map(line=>lines(line,"      ",8)).join("");return sentence+
cause+from+numbers+reason}function paintLines(text,paint){return text.replaceAll(/[^\s].*/g,line=>paint(line,"dim"))}function renderCulprits({
rows}){let{nameWithMetric}=namesOfRows(rows);return rows.flatMap(row=>{let quoted=formatRichText(nameWithMetric(row,{beside:"\
nothing"})),functions=listFunctionLines(describeFunctions(row),formatRichText).join(`
  `);return[row.culprit===null?"":formatRichText(formatCulprit(row.culprit)),functions].filter(cause=>cause!=="").map(cause=>`${quoted}\
: ${cause}
`)}).join("")}function listFunctionLines(functions,say){if(functions===null)return[];let{intro,rows,elsewhere}=functions,
lines=rows.map(({delta,interval,name,file})=>{let range=interval===null?"":` (${say(interval)})`;return`${say(delta)}${range}\
  ${say(name)}${file.length===0?"":`  ${say(file)}`}`});return[say(intro),...lines,...elsewhere===null?[]:[say(elsewhere)]]}
var MIN_COLUMNS=40,COLOUR=/\u001B\[\d+m/g;function wrapLine(line,{columns,indent}){let room=Math.max(MIN_COLUMNS,columns);
if(widthOf(line)<=room)return line;let lead=/^ */.exec(line)?.[0]??"",lines=[];for(let word of line.slice(lead.length).split(
" ")){let last=lines.at(-1);last===void 0?lines.push(lead+word):widthOf(last)+1+widthOf(word)<=room?lines.splice(-1,1,`${last}\
 ${word}`):lines.push(" ".repeat(indent)+word)}return lines.join(`
`)}function widthOf(text){return[...text.replaceAll(COLOUR,"")].length}import{dirname,join,resolve}from"node:path";function makeLine(rank,text){return{text,rank}}function fitDocument(parts,{limit,sizeOf}){let placed=parts.flatMap(part=>flattenPart(
part,[])),byRank=placed.toSorted((left,right)=>left.line.rank-right.line.rank),kept=new Set,used=0,isFull=!1;for(let{line,
path}of byRank){let opened=path.filter(block=>!kept.has(block)),cost=sizeOf(line.text)+opened.reduce((sum,{open,close})=>sum+
sizeOf(open)+sizeOf(close),0);if(isFull||=line.rank>0&&used+cost>limit,!isFull){used+=cost;for(let item of[line,...opened])
kept.add(item)}}let omitted=placed.filter(({line})=>line.counts===!0&&!kept.has(line)).length;return{text:parts.map(part=>renderPart(
part,kept)).join(""),omitted}}function flattenPart(part,path){if("text"in part)return[{line:part,path}];let inner=[...path,
part];return part.parts.flatMap(child=>flattenPart(child,inner))}function renderPart(part,kept){return kept.has(part)?"t\
ext"in part?part.text:part.open+part.parts.map(child=>renderPart(child,kept)).join("")+part.close:""}var OMISSION_ROOM=160;
function fitBetween(top,parts,bottom,size){let{limit,sizeOf}=size,room=limit-sizeOf(top)-sizeOf(bottom)-OMISSION_ROOM,{text,
omitted}=fitDocument(parts,{limit:room,sizeOf});if(omitted===0)return top+text+bottom;let results=`${formatCount(omitted,
"result")} ${omitted===1?"is":"are"}`;return`${top}${text}${results} left out here because GitHub limits the length; the\
 JSON and HTML reports hold them all.

${bottom}`}function byteLengthOf(text){return Buffer.byteLength(text)}function renderCodeSpan(text,limit=TEXT_LIMIT){let content=cleanUntrustedText(text,limit),fence="`".repeat(longestRun(content)+
1),padding=content.startsWith("`")||content.endsWith("`")?" ":"";return`${fence}${padding}${content}${padding}${fence}`}
var MARKDOWN_FORMATTER={plain:text=>text,strong:text=>`**${text}**`,code:text=>renderCodeSpan(text),untrusted:text=>renderCodeSpan(
text)};function renderCodeBlock(text,language="sh"){return renderTextBlock(text.split(`
`).map(stripControls).join(`
`),{language})}function renderTextBlock(lines,{indent="",language="text"}={}){let fence="`".repeat(Math.max(3,longestRun(
lines)+1));return[`${fence}${language}`,...lines.split(`
`),fence].map(line=>`${indent}${line}
`).join("")}function renderTableRow(cells){return`| ${cells.map(escapePipes).join(" | ")} |
`}function renderTableHead(cells,alignments){let rule=alignments.slice(0,cells.length).map(alignment=>alignment==="right"?
"--:":":--");return renderTableRow(cells)+renderTableRow(rule)}function makeDetailsTags(summary,state="closed"){return{open:`${state===
"open"?"<details open>":"<details>"}<summary>${summary}</summary>

`,close:`
</details>

`}}function escapePipes(cell){return cell.replaceAll(/\\(?=\|)/g,"\\ ").replaceAll("|","\\|")}function longestRun(text){
return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}function renderLink(url,text){return url===null||!/^https?:\/\/[^\s<>()[\]`\\]+$/.
test(url)?null:`[${text}](${url})`}var ALIGNMENTS=["left","right","right","right","right"],ONE_SIDED=[{state:"failed",title:"Failed on head",fold:"open"},{
state:"removed",title:"Removed, only base has them",fold:"closed"},{state:"new",title:"New, only head has them",fold:"cl\
osed"}];function renderMarkdownTables(report){let{rows,tables}=report;if(tables!==null)return renderCustomTables(tables);
let groups=[...new Set(rows.map(groupLabelOf))],several=groups.length>1,folder=several?commonFolder(groups):groups[0]??"",
withoutFolder=group=>folder===""?group:group.slice(folder.length+1),labels=shortenNames(groups.flatMap(group=>group===null||
!several?[]:withoutFolder(group))),shortly=group=>renderCodeSpan(labels.get(withoutFolder(group))??group),all=makeResultTables(
report),drawTables=(wanted,position)=>all.map(table=>{let average=hasChangedRow(table)===(wanted===isChanged);return tableBlock(
table,{groups:several?position:"none",shortly,wanted,average})}),end=rows.some(isChanged)?":":".";return[...folder===""?
[]:[makeLine(RANK.always,`All in ${renderCodeSpan(folder)}${end}

`)],...drawTables(isChanged,"below"),{...makeDetailsTags(summariseUnchangedRows(rows.filter(isUnchanged))),parts:drawTables(
isUnchanged,"above")},...ONE_SIDED.map(kind=>renderOneSidedRow(rows,kind))]}function commonFolder(groups){let paths=groups.
map(group=>(group??"").split("/")),[first=[]]=paths,shared=first.findIndex((part,index)=>part===""||paths.some(path=>path.
length<=index+1||path[index]!==part));return first.slice(0,Math.max(0,shared)).join("/")}function tableBlock({unit,groups,
geomean},selection){let{wanted,average,shortly,groups:position}=selection,bounded=groups.some(({rows})=>rows.some(({row,
interval})=>wanted(row)&&interval!=="")),line=cells=>renderTableRow(bounded?cells:cells.slice(0,-1)),parts=groups.map(({
name,rows})=>{let shown=name===null?null:shortly(name);return{open:position==="above"?line([shown===null?"(no group)":`*\
*${shown}**`,"","","",""]):"",parts:rows.filter(({row})=>wanted(row)).map(one=>rowLine(one,line,position==="below"?shown:
null)),close:""}});if(average&&geomean!==null){let{base,head,change,interval,n}=geomean;parts.push(makeLine(RANK.unchangedRow,
line([`geomean of ${n}`,base,head,change,interval])))}let titles=[renderCodeSpan(unit),"base","head","vs base","95% inte\
rval"];return{open:renderTableHead(bounded?titles:titles.slice(0,-1),ALIGNMENTS),parts,close:`
`}}function rowLine({row,label,rename,metric,base,head,change,test,interval,counted},line,group){let named=[iconOf(row),
renderCodeSpan(label),metric===null?"":renderCodeSpan(metric)].filter(Boolean),from=rename&&formatRichText(rename,MARKDOWN_FORMATTER),
below=[group,from,counted&&`instructions ${counted}`].filter(part=>part!==null),name=named.join(" ")+below.map(part=>`<b\
r><sub>${part}</sub>`).join(""),shown=isChanged(row)&&/\d/.test(change)?`**${change}**`:change;return{text:line([name,formatCentre(
row,base),formatCentre(row,head),`${shown} ${test}`.trim(),interval]),rank:rankOf(row),counts:!0}}function formatCentre({
base,head,exact},cell){return cell===null?"":exact?[base,head].every(side=>side===null||Number.isInteger(side.median))?cell.
median.replace(/\.0+$/,""):cell.median:`${cell.median} \xB1 ${cell.range}`}function renderOneSidedRow(all,{state,title,fold}){
let rows=all.filter(row=>row.state===state),{nameWithMetric}=namesOfRows(all),{open,close}=makeDetailsTags(`${title}: ${formatCount(
rows.length,"result")}`,fold),parts=rows.map(row=>{let median=(row.head??row.base)?.median,name=formatRichText(nameWithMetric(
row,{beside:"unit"}),MARKDOWN_FORMATTER),value=median===void 0?"":renderCodeSpan(formatQuantity(median,row.unit));return{
text:renderTableRow([name,renderCodeSpan(row.unit),value]),rank:rankOf(row),counts:!0}});return{open:open+renderTableHead(
["benchmark","unit","median"],["left","left","right"]),parts,close}}function isUnchanged({state}){return state==="unchan\
ged"}function hasChangedRow({groups}){return groups.some(({rows})=>rows.some(({row})=>isChanged(row)))}function renderCustomTables(tables){
let notes=notesOf(tables).map(note=>makeLine(RANK.always,`${note}

`));return[{...makeDetailsTags("Results in the configured layout","open"),parts:[...notes,...formatCustomTables(tables).
map(customTableBlock)]}]}function customTableBlock({caption,unit,headings,lines,geomean}){let above=caption.length===0?"":
`${caption.map(field=>renderCodeSpan(field)).join(" ")}

`,titles=headings.map(heading=>titleOf(heading,title=>renderCodeSpan(title))),alignments=headings.map(()=>"right"),makeRow=(...cells)=>makeLine(
RANK.unchangedRow,renderTableRow(cells)),rows=lines.map(({label,cells})=>({...makeRow(label===""?"":renderCodeSpan(label),
...cells),counts:!0}));return{open:above+renderTableHead([renderCodeSpan(unit),...titles],["left",...alignments]),parts:geomean===
null?rows:[...rows,makeRow("geomean",...geomean)],close:`
`}}var OPEN_FINDINGS=10,FOLDED_FINDINGS=40,PICTURES=3,OPEN_PROBLEMS=10,PROBLEM_LIMIT=400,MAX_COMMAND_LENGTH=4e3,DEFAULT_NAME="\
bench-referee",PROBLEM_FORMATTER={...MARKDOWN_FORMATTER,code:text=>renderCodeSpan(text,PROBLEM_LIMIT),untrusted:text=>renderCodeSpan(
text,PROBLEM_LIMIT)};function renderMarkdown(report,{runUrl}){let subject=report.name===DEFAULT_NAME?[]:richText`${asUntrustedText(
report.name)}: `,document=makeDocument(report,subject),{override,counts,decisions,errors,findings,renames,advice,changes,
warnings,nextSteps}=document,broken=findings.filter(({verdict})=>verdict.outcome==="fail"),undecided=findings.filter(({verdict})=>verdict.
outcome==="unknown"),link=renderLink(runUrl,"the run and its log"),origin=[...document.origin.map(toMarkdown),...link===
null?[]:[link]];return{heading:`## ${ICONS[document.headline.mark]} ${toMarkdown(formatHeadline(report))}

`,overview:[...[...override,...counts,...decisions,...errors].flatMap(writeBlock2),...writeFindings(broken,{first:RANK.firstBroken,
noun:"more broken budget"}),...renames.flatMap(writeBlock2),...writeFindings(undecided,{first:RANK.undecided,noun:"more \
undecided budget"}),...advice.flatMap(writeBlock2)],results:[...renderMarkdownTables(report),...[...changes,...warnings,
...nextSteps].flatMap(writeBlock2)],footer:`<sub>${origin.join("<br>")}</sub>
`}}function toMarkdown(words){return formatRichText(words,MARKDOWN_FORMATTER)}function writeBlock2(block){switch(block.kind){case"\
text":return[makeLine(block.rank,`${toMarkdown(block.words)}

`)];case"problems":return writeProblems(block.problems);case"changes":{let items=block.items.map(item=>makeLine(RANK.firstBroken,
`* ${toMarkdown(item)}
`)),sentence=formatRichText(block.words,PROBLEM_FORMATTER);return[makeLine(RANK.always,`${ICONS.warning} ${sentence}

`),makeListBlock(items)]}case"yaml":return[makeLine(RANK.firstBroken,`${toMarkdown(block.words)}

${renderCodeBlock(block.yaml,"yaml")}
`)];case"steps":return[makeLine(RANK.always,`**${NEXT_STEPS_TITLE}**

${block.steps.map(writeStep).join("")}
`)];case"commands":return[{...makeDetailsTags(REPEAT_TITLE),parts:block.commands.map(writeCommand)}]}}function writeFindings(all,{
first,noun}){let written=all.slice(0,OPEN_FINDINGS+FOLDED_FINDINGS).map((finding,index)=>[makeLine(index<OPEN_FINDINGS?first:
RANK.furtherFindings,writeFinding2(finding)),...writeFunctions(finding),...index<PICTURES?writeHistogram(finding):[]]),rest=written.
slice(OPEN_FINDINGS),untold=all.length-written.length,note=untold>0?`, and ${untold.toLocaleString("en-US")} in the tabl\
es only`:"",folded=makeDetailsTags(formatCount(rest.length,noun)+note);return[...written.slice(0,OPEN_FINDINGS).flat(),{
...folded,parts:rest.flat()}]}function writeFinding2({verdict,what,facts,culprit,because}){let mark=verdict.outcome==="f\
ail"?LEVEL_ICONS[verdict.level]:ICONS.undecided,reason=because===null?"":`<br><sub>Why this budget: ${renderCodeSpan(because)}\
</sub>`,numbers=facts.length===0?"":`<br><sub>${toMarkdown(facts)}</sub>`,cause=culprit===null?"":`<br>${toMarkdown(culprit)}`;
return`${mark} ${toMarkdown(what)}${cause}${numbers}${reason}

`}function writeFunctions({functions}){if(functions===null)return[];let{intro,rows,elsewhere,hasIntervals}=functions,bounded=([
delta,interval,...others])=>hasIntervals?[delta,interval,...others]:[delta,...others],table=rows.map(({delta,interval,name,
file})=>renderTableRow(bounded([delta,interval??[],name,file]).map(toMarkdown))),titles=bounded(["own time","95% interva\
l","function","file"]),head=renderTableHead(titles,bounded(["right","right","left","left"])),text=elsewhere===null?"":`${head}${table.
join("")}
${toMarkdown(elsewhere)}

`;return[makeLine(RANK.changedRow,`${toMarkdown(intro)}

${text}`)]}function writeHistogram({row,verdict}){if(!isAboutChange(verdict))return[];let lines=drawTextHistogram(row)?.
map(line=>shorten(stripControls(line)));return lines===void 0?[]:[makeLine(RANK.furtherFindings,`${renderTextBlock(lines.
join(`
`))}
`)]}function writeStep({text,yaml,url}){let link=renderLink(url??null,GUIDE_TITLE),lines=yaml===void 0?"":`
${renderTextBlock(yaml,{indent:"  ",language:"yaml"})}
`;return`- ${toMarkdown(text)}${link===null?"":` ${link}`}
${lines}`}function writeCommand({leg,command}){let block=command.length>MAX_COMMAND_LENGTH?`The command is too long to b\
e shown here; the HTML report has it.
`:renderCodeBlock(command);return makeLine(RANK.always,leg===null?block:`${renderCodeSpan(leg)}:

${block}
`)}function writeProblems(problems){let shown=problems.slice(0,OPEN_PROBLEMS),items=shown.map(problem=>{let{severity,excerpt}=problem,
lines=excerpt===void 0?"":`
${renderTextBlock(renderExcerpt(excerpt),{indent:"  "})}`,mark=severity==="error"?ICONS.broken:ICONS.warning,words=formatRichText(
formatDiagnostic(problem),PROBLEM_FORMATTER);return makeLine(RANK.firstBroken,`- ${mark} ${words}
${lines}`)}),more=problems.length-shown.length,rest=makeLine(RANK.firstBroken,`- and ${more.toLocaleString("en-US")} mor\
e in the JSON report
`);return[makeListBlock(more===0?items:[...items,rest]),...shown.flatMap(writeOutput)]}function writeOutput(problem){let{
location,output}=problem;if(output===void 0)return[];let[first]=location,leg=first?.kind==="recording"?`${renderCodeSpan(
first.name)}:

`:"",lines=makeLine(RANK.firstBroken,`${leg}${renderTextBlock(cleanLastLines(output))}`);return[{...makeDetailsTags(titleOfLastLines(
problem)),parts:[lines]}]}function makeListBlock(lines){return{open:"",parts:lines,close:`
`}}var COMMENT_LIMIT=6e4,SUMMARY_LIMIT=9e5;function renderComment(report,{runUrl,limit=COMMENT_LIMIT}){let{heading,overview,
results,footer}=renderMarkdown(report,{runUrl});return fitBetween(heading,[...overview,...results],footer,{limit,sizeOf:({
length})=>length})}function renderJobSummary(report,context){let{heading,overview,results,footer}=renderMarkdown(report,
context);return fitBetween(heading,[...overview,...results],footer,{limit:SUMMARY_LIMIT,sizeOf:byteLengthOf})}var EARLIER=/<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;
function renderInProgressNotice({headSha,runUrl,earlier}){let link=renderLink(runUrl,"This run"),{head=earlier.headSha,body=earlier.
body}=EARLIER.exec(earlier.body)?.groups??{},top=`## \u23F3 A new measurement is running for ${abbreviateSha(headSha)}

${link??"A run"} will put its result here.

`,{open,close}=makeDetailsTags(`The last result${head===""?"":`, of ${abbreviateSha(head)}`}`),text=body.replace(/^## /,
"### ").trimEnd(),kept=`${open}<!-- bench-referee: earlier head=${head} -->
${text}
<!-- bench-referee: end -->
${close}`;return top.length+kept.length>COMMENT_LIMIT?top:top+kept}var CHECK_LIMIT=65e3;function renderCheckRun(report,{
runUrl,failOn}){let{overview,results,footer}=renderMarkdown(report,{runUrl}),size={limit:CHECK_LIMIT,sizeOf:byteLengthOf};
return{title:makeHeadline(report).text,summary:fitDocument(overview,size).text,text:fitBetween("",results,footer,size),conclusion:toCheckConclusion(
report.conclusion,failOn)}}var SIDES=["","base","","head","","",""];function renderCsv(report){let tables=makeResultTables(report);return tables.length===
0?formatLine(SIDES):tables.map(table=>tableLines(table,report)).join(`
`)}function tableLines({unit,groups,geomean:shown},{geomeans}){let geomean=geomeans.find(one=>one.unit===unit),lines=[SIDES,
["",escapeFormula(unit),"CI",escapeFormula(unit),"CI","vs base","P"],...groups.flatMap(({label,rows})=>rows.map(row=>rowFields(
row,label)))];if(geomean!==void 0){let{base,head}=geomean;lines.push(["geomean",formatNumber(base),"",formatNumber(head),
"",shown?.change??"",""])}return lines.map(formatLine).join("")}function formatLine(fields){return`${fields.map(quoteField).
join(",")}
`}function rowFields({row,label:name,metric,base,head,change,test},group){let label=[group,name,metric].flatMap(part=>part===
null?[]:cleanUntrustedText(part)).join(" ");return[escapeFormula(label),formatNumber(row.base?.median),base?.range??"",formatNumber(
row.head?.median),head?.range??"",change,test.replaceAll(/[()]/g,"")]}function escapeFormula(untrusted){let clean=cleanUntrustedText(
untrusted,Number.POSITIVE_INFINITY);return/^[=+\-@]/.test(clean)?`'${clean}`:clean}function formatNumber(value=Number.NaN){
return Number.isFinite(value)?String(Number.isInteger(value)?value:Number(value.toPrecision(15))):""}function quoteField(content){
return/[",\r\n]|^\s/.test(content)?`"${content.replaceAll('"','""')}"`:content}var REPORT_VERSION=1,OUTCOMES={pass:"pass",fail:"fail",unknown:"inconclusive"};function renderJson(report){let{name,conclusion,
accepted,commits,rounds,seed,commands,rows,counts,tables,problems}=report,{configSource,placements,measuredAgain,shard,benchmarkFiles,
cost,proposedRenames,legs}=report,measured=listReasons(report,decision=>!isSkip(decision)),value={version:REPORT_VERSION,
name,verdict:conclusion,accepted:accepted&&toOverrideJson(accepted),base:commits.base,head:commits.head,rounds,placements,
measuredAgain,seed,commands,counts,shard:shard&&formatShard(shard),benchmarkFiles,cost,notMeasured:listReasons(report,isSkip),
measured:nullIfEmpty(measured),comparisons:rows.map(toComparisonJson),geomeans:geomeanEntries(report),tables:tables===null?
null:tables.map(toTableJson),problems:[...problems,...listConfigProblems(report)].map(toDiagnosticJson),configuration:configSource===
"none"?null:configSource??void 0,configChange:report.configChange&&toConfigChangeJson(report.configChange),environment:report.
environment,proposedRenames:nullIfEmpty(proposedRenames),baseline:report.baseline,legs:nullIfEmpty(legs)};return`${JSON.
stringify(omitNull(value,OPTIONAL_OF_REPORT),null,2)}
`}var OPTIONAL_OF_REPORT=["placements","measuredAgain","shard","benchmarkFiles","cost","measured","proposedRenames","bas\
eline","legs"];function nullIfEmpty(list){return list.length===0?null:list}function listReasons({decisions},isWanted){return decisions.
filter(isWanted).map(decision=>{let{command,leg,reason}=decision;return omitNull({command,leg,reason,detail:formatDetail(
decision)},["leg"])})}function toOverrideJson({label,by,isAuthor,at,scope,verdict}){return{label,by,isAuthor,at,scope,verdict}}
function listConfigProblems({configChange}){if(configChange===null)return[];let{path,kind}=configChange;return[makeWarning(
"configuration-changes",inFile(path),{kind})]}function toConfigChangeJson({path,kind,error,settings}){return{path,kind,error:error&&
formatDiagnosticLine(error),settings:settings.map(({budget,key,base,head})=>({budget,key,base,head}))}}var OPTIONAL_OF_ROW=[
"placements","since","wouldDecide","culprit","functions","profile","renamed","place"];function toComparisonJson(row){let{
command,name,group,metric,unit,better,state,exact,base,head,interval,p,verdicts}=row,{since,wouldDecide,culprit,functions,
renamed,place}=row;return omitNull({command,name,group,metric,unit,better,state,exact,placements:row.placements,base:toSideJson(
base),head:toSideJson(head),delta:finiteOrNull(row.delta),change:finiteOrNull(row.change),interval:interval&&toChangeInterval(
interval),p,detectable:finiteOrNull(row.detectable),budgets:verdicts.map(toBudgetJson),since:since&&{...toLevelJson(since),
significant:since.isSignificant},wouldDecide:wouldDecide&&{minutes:wouldDecide.minutes,limit:wouldDecide.limit},culprit:culprit&&
toCulpritJson(culprit),functions:functions&&listFunctions(functions),profile:functions&&toProfileJson(functions),renamed:renamed&&
{from:renamed.from,by:renamed.by},place:place&&{file:place.file,line:place.line}},OPTIONAL_OF_ROW)}function toCulpritJson({
kind,commits,of,builds,rounds}){return{kind,commits:commits.map(({sha})=>sha),of,builds,rounds}}function listFunctions(functions){
return functions.kind==="missing"?[]:functions.attribution.functions.map(({name,file,deltaSelf,low,high,touched})=>({name,
file,deltaSelf,low,high,touched}))}function toProfileJson(functions){if(functions.kind==="missing")return{of:null,reason:functions.
reason};let{attribution,elsewhere,isOfCommand,isProportional}=functions,{runs,samples,unnamed}=attribution;return{of:isOfCommand?
"command":"benchmark",reason:unnamed?.reason??null,runs,samples,elsewhere,proportional:isProportional,wouldShow:unnamed?.
runs??null}}var NO_LEVEL="no-level";function toBudgetJson({kind,limit,level,outcome,because,anchored}){let budget={kind,
limit,level,outcome:OUTCOMES[outcome],because};if(anchored===null)return budget;let{against,level:since}=anchored;return typeof since==
"string"?{...budget,outcome:NO_LEVEL,against,since:null,reason:since}:{...budget,against,since:toLevelJson(since)}}function toLevelJson({
anchor,base,change,interval,p}){return{anchor:anchor.name,commit:anchor.commit,base,change,interval:toChangeInterval(interval),
p}}function geomeanEntries(report){let{geomeans,judgedGeomeans}=report,shown=geomeans.map(one=>({one,judged:findJudgedGeomeans(
one,report)})),judged=shown.flatMap(({judged:judged2})=>judged2);return[...shown.map(({one:{unit,base,head,delta,n},judged:judged2})=>({
unit,base,head,delta,n,...toEvidenceJson(judged2[0]),budgets:judged2.flatMap(({verdicts})=>verdicts.map(toBudgetJson))})),
...judgedGeomeans.filter(row=>!judged.includes(row)).map(row=>({unit:row.unit,base:row.base?.median??null,head:row.head?.
median??null,delta:finiteOrNull(row.delta),n:row.members.length,...toEvidenceJson(row),budgets:row.verdicts.map(toBudgetJson)}))]}
function toEvidenceJson(row){let{group=null,change=null,interval=null,p=null,members=null,leftOut=null}=row??{};return{group,
change:finiteOrNull(change),interval:interval&&toChangeInterval(interval),p,members,leftOut}}function toTableJson({fields,
unit,sides,varying,columns,rows,geomeans}){return{fields:fields.map(({name,value})=>({name,value})),unit,sides,varying,columns,
rows:rows.map(({label,cells})=>({label,cells:cells.map(cell=>cell&&toCellJson(cell))})),geomeans:geomeans.map(({value,delta})=>({
value,delta}))}}function toCellJson({n,median,medianInterval,comparison}){let{delta,change,p}=comparison??{};return{n,median,
...toMedianInterval(medianInterval),comparison:comparison&&{delta,change,p}}}function toSideJson(summary){if(summary===null)
return null;let{n,median,medianInterval,values,rounds}=summary;return{n,median,...toMedianInterval(medianInterval),values,
rounds}}function toMedianInterval({low,high}){let isThere=Number.isFinite(low)&&Number.isFinite(high);return{low:isThere?
low:null,high:isThere?high:null}}function toChangeInterval({low,high}){return low<=-1&&high===1/0?null:{low:finiteOrNull(
low),high:finiteOrNull(high)}}function finiteOrNull(value){return value!==null&&Number.isFinite(value)?value:null}function renderJunit(report){let findingOf=indexFindings(report),cases=[...report.conclusion==="error"?[errorCase(report)]:
[],...[...report.rows,...report.judgedGeomeans].map(row=>caseOf(row,report,findingOf)),...skippedCases(report)],count=tag=>cases.
filter(({outcome})=>outcome?.tag===tag).length,name=cleanName(report.name),counts={tests:cases.length,failures:count("fa\
ilure"),errors:count("error")};return['<?xml version="1.0" encoding="UTF-8"?>',`<testsuites${attributes({name,...counts})}\
>`,`  <testsuite${attributes({name,...counts,skipped:count("skipped")})}>`,...cases.map(renderCase),`    ${element("syst\
em-out",{},summaryLines(report))}`,"  </testsuite>","</testsuites>",""].join(`
`)}function errorCase(report){let errors=report.problems.filter(({severity})=>severity==="error"),lines=[`${makeHeadline(
report).text}.`,...problemLines(errors)];return{name:"verdict",classname:cleanName(report.name),outcome:{tag:"error",type:"\
error",lines}}}function skippedCases(report){return report.decisions.filter(isSkip).map(decision=>({name:decision.command===
null?"benchmarks":cleanName(decision.command),classname:cleanName(decision.leg??report.name),outcome:{tag:"skipped",type:"\
not-measured",lines:[`Not measured: ${formatDetail(decision)}.`]}}))}function caseOf(row,report,findingOf){let linesOf=verdicts=>verdicts.
flatMap(verdict=>{let finding=findingOf(verdict,row);return finding===void 0?["Not judged, because base was measured on \
another machine."]:listPlainLines(finding,verdict.because)}),broken=row.verdicts.filter(({outcome:outcome2})=>outcome2===
"fail"),failing=broken.filter(({level})=>level==="fail"&&report.accepted===null),[first]=failing,outcome=first&&{tag:"fa\
ilure",type:first.kind,lines:linesOf(failing)},described=row.verdicts.filter(verdict=>verdict.outcome==="unknown"&&!isDecisive(
verdict)).filter(verdict=>!isLeftToWarning(verdict)),name="members"in row?`geomean of ${formatCount(row.members.length,"\
benchmark")}`:row.name;return{name:`${cleanName(name)} ${cleanName(row.metric)}`,classname:cleanName(groupLabelOf(row)??
report.name),seconds:secondsOf(row),outcome:outcome??findOtherOutcome(row,report,linesOf),output:linesOf([...broken.filter(
verdict=>!failing.includes(verdict)),...described])}}function findOtherOutcome(row,{conclusion},linesOf){let state="stat\
e"in row?row.state:null;if(state==="failed")return{tag:"error",type:"failed",lines:["The benchmark failed on head."]};let undecided=row.
verdicts.filter(verdict=>verdict.outcome==="unknown"&&isDecisive(verdict));return undecided.length>0?{tag:"skipped",type:"\
inconclusive",lines:linesOf(undecided)}:conclusion==="error"&&row.verdicts.length===0?{tag:"skipped",type:"not-judged",lines:[
"Not judged."]}:state==="inconclusive"?{tag:"skipped",type:"inconclusive",lines:["Inconclusive."]}:null}function isDecisive(verdict){
return isAboutChange(verdict)||verdict.level==="fail"}function cleanName(untrusted){return cleanUntrustedText(untrusted,
Number.POSITIVE_INFINITY)}var DECIMALS=12,MAX_SECONDS=1e9;function secondsOf({head,unit}){return head===null||!unitDescriptionOf(
unit).isDuration||!(head.median>0&&head.median<=MAX_SECONDS)?"0":head.median.toFixed(DECIMALS).replace(/\.?0+$/,"")}function indexFindings(report){
let keyOf=(verdict,row)=>verdict.limit===null?missingSideKeyOf(verdict.kind,row):verdict,findings=new Map(listFindings(report).
map(finding=>[keyOf(finding.verdict,finding.row),finding]));return(verdict,row)=>findings.get(keyOf(verdict,row))}function summaryLines(report){
let verdict=`${report.conclusion.toUpperCase()}: ${makeHeadline(report).text}.`,counts=isNothingMeasured(report)?[]:[`${formatCounts(
report)}.`];return[verdict,...counts,...problemLines(report.problems)]}function problemLines(problems){return selectForLog(
problems).shown.map(problem=>`${problem.severity}: ${formatDiagnosticLine(problem)}`)}function renderCase({name,classname,
seconds="0",outcome,output=[]}){let start=`    <testcase${attributes({name,classname,time:seconds})}`,inner=[];if(outcome!==
null){let{tag,type,lines}=outcome;inner.push(element(tag,{message:lines[0]??"",type},lines))}return output.length>0&&inner.
push(element("system-out",{},output)),inner.length===0?`${start}/>`:[`${start}>`,...inner.map(one=>`      ${one}`),"    \
</testcase>"].join(`
`)}function element(tag,given,lines){return`<${tag}${attributes(given)}>${escapeXml(lines.join(`
`))}</${tag}>`}function attributes(given){return Object.entries(given).map(([name,value])=>` ${name}="${escapeXml(String(
value))}"`).join("")}var NOT_XML=/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;function escapeXml(text){return escapeHtml(
text.replaceAll(NOT_XML,""))}async function prepareOutput(host,out){if(out===null)return async text=>{process.stdout.write(text)};let path=resolve(out);
return await prepareOut(host,dirname(path)),await moveSystemErrors(atFlag("out"),checkWritableFile(path),{file:path}),text=>writeOut(
host,path,text)}async function prepareOut(host,folder){await moveSystemErrors(atFlag("out"),host.files.makeFolder(folder),
{file:folder})}async function writeOut(host,path,text){await moveSystemErrors(atFlag("out"),host.files.write(path,text),
{file:path})}async function refuseExisting(host,path){if(await hasPath(host,path))throw userError("proposal-exists",atFlag(
"write"),{file:path})}async function hasPath(host,path){return await host.files.read(path,0).catch(recoverFrom(UserError,
()=>""))!==null}async function writeNew(host,path,text){await refuseExisting(host,path),await moveSystemErrors(atFlag("w\
rite"),host.files.write(path,text),{file:path})}async function moveSystemErrors(location,work,data={}){try{await work}catch(error){
throw relocate(error,location,data)}}var REPORT_FORMS={text:report=>renderTerminal(report,{colour:hasColour(),columns:readTerminalWidth()}),
markdown:report=>renderComment(report,{runUrl:null}),html:async report=>(await import("./html.js")).renderHtml(
withEstimateHistory(report)),json:renderJson,csv:renderCsv,junit:renderJunit};async function printReport(report,output){
process.stdout.write(`${(await REPORT_FORMS[output](report)).trimEnd()}
`)}async function writeResultFiles(host,folder,recording,report){let files={"recording.json":renderRecording(recording),
"report.json":REPORT_FORMS.json(report),"comment.md":REPORT_FORMS.markdown(report),"report.html":await REPORT_FORMS.html(
report),"junit.xml":REPORT_FORMS.junit(report)};for(let[name,text]of Object.entries(files))await writeOut(host,join(folder,
name),text)}function terminalGuidance({failOn}){return{docs:documentationUrl(VERSION),failOn,overrideLabel:null}}export{renderCodeSpan,renderCodeBlock,renderTableRow,renderTableHead,renderLink,renderComment,renderJobSummary,renderInProgressNotice,
renderCheckRun,renderJson,renderTerminal,renderVerdict,renderCulprits,prepareOutput,prepareOut,writeOut,refuseExisting,hasPath,
writeNew,moveSystemErrors,printReport,writeResultFiles,terminalGuidance};
