import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{drawElement,drawPicture,drawText,formatCoordinate,formatDots,formatPolyline,renderDrawing}from"./chunk-WD63G2SU.js";
import{FLAME_SCRIPT_HASH,renderFlameHtml}from"./chunk-D3SSFH2G.js";import{STYLE,escapeHtml,packRows,renderPageStart,
rowKeysOf,toScriptJson}from"./chunk-FAXZX5QC.js";import{GUIDE_TITLE,NEXT_STEPS_TITLE,REPEAT_TITLE,allowedValueOf,allowedWorseningOf,
findJudgedGeomeans,formatAdvice,formatAuditLine,formatChange,formatConfigItems,formatConfigSentence,formatCounts,formatCustomTables,
formatDetail,formatHeadline,formatProposedRenames,formatSinceLine,listDecisions,listFindings,listNextSteps,listOriginFacts,
listRunFacts,makeHeadline,makeResultTables,namesOfRows,needsAdvice,notesOf,pickShownChange,shortenNames,summariseUnchangedRows,
titleOf,worseSignOf,worseningIntervalOf,worseningOf}from"./chunk-TJVXSQ4U.js";import{cleanLastLines,renderExcerpt,
titleOfLastLines}from"./chunk-AZRTJBVI.js";import{isNothingMeasured}from"./chunk-THDOESCH.js";import{isSkip}from"./chunk-IKSPXGBE.js";
import{abbreviateSha,asUntrustedText,formatCount,formatDiagnostic,formatDiagnosticLine,formatList,formatMargin,formatPercent,
formatRichText,groupLabelOf,richText,toDiagnosticJson}from"./chunk-ET2FACDU.js";import{TEXT_LIMIT,cleanUntrustedText,
quoteUntrustedText,shorten,stripControls}from"./chunk-I2MRJ4UF.js";import{formatShard,isAboutChange}from"./chunk-KG3JJBVT.js";
import{formatCompact,formatQuantity,inFile,makeWarning}from"./chunk-EORH2WXK.js";function makeLine(rank,text){return{text,rank}}function fitDocument(parts,{limit,sizeOf}){let placed=parts.flatMap(part=>flattenPart(
part,[])),byRank=placed.toSorted((left,right)=>left.line.rank-right.line.rank),kept=new Set,used=0,isFull=!1;for(let{line,
path}of byRank){let opened=path.filter(block=>!kept.has(block)),cost=sizeOf(line.text)+opened.reduce((sum,{open,close})=>sum+
sizeOf(open)+sizeOf(close),0);if(isFull||=line.rank>0&&used+cost>limit,!isFull){used+=cost;for(let item of[line,...opened])
kept.add(item)}}let omitted=placed.filter(({line})=>line.counts===!0&&!kept.has(line)).length;return{text:parts.map(part=>renderPart(
part,kept)).join(""),omitted}}function flattenPart(part,path){if("text"in part)return[{line:part,path}];let inner=[...path,
part];return part.parts.flatMap(child=>flattenPart(child,inner))}function renderPart(part,kept){return kept.has(part)?"t\
ext"in part?part.text:part.open+part.parts.map(child=>renderPart(child,kept)).join("")+part.close:""}function byteLengthOf(text){
return Buffer.byteLength(text)}var ICONS={good:"\u2705",warning:"\u26A0\uFE0F",bad:"\u274C",undecided:"\u{1F7E1}",broken:"\u{1F6D1}"},LEVEL_ICONS={fail:ICONS.
bad,warn:ICONS.warning,report:"\u2139\uFE0F"},RANK={always:0,firstBroken:1,brokenRow:2,undecided:3,undecidedRow:4,oneSidedRow:5,
changedRow:6,furtherFindings:7,unchangedRow:8};function isBroken({verdicts}){return verdicts.some(({outcome})=>outcome===
"fail")}function isChanged({state}){return state==="regression"||state==="improvement"||state==="inconclusive"}function iconOf({
state,verdicts}){if(state==="improvement")return"\u{1F7E2}";if(state==="inconclusive")return ICONS.undecided;if(state!==
"regression")return"";let levels=verdicts.filter(({outcome})=>outcome==="fail").map(({level})=>level),worst=["fail","war\
n"].find(level=>levels.includes(level))??"report";return LEVEL_ICONS[worst]}function rankOf(row){return isBroken(row)?RANK.
brokenRow:row.head===null||row.base===null?RANK.oneSidedRow:row.state==="inconclusive"?RANK.undecidedRow:isChanged(row)?
RANK.changedRow:RANK.unchangedRow}function renderCodeSpan(text,limit=TEXT_LIMIT){let content=cleanUntrustedText(text,limit),fence="`".repeat(longestRun(content)+
1),padding=content.startsWith("`")||content.endsWith("`")?" ":"";return`${fence}${padding}${content}${padding}${fence}`}
var MARKDOWN_FORMATTER={plain:text=>text,strong:text=>`**${text}**`,code:text=>renderCodeSpan(text),untrusted:text=>renderCodeSpan(
text)};function renderCodeBlock(text,language="sh"){let content=text.split(`
`).map(stripControls).join(`
`),fence="`".repeat(Math.max(3,longestRun(content)+1));return`${fence}${language}
${content}
${fence}
`}function renderTextBlock(lines,{indent="",language="text"}={}){let fence="`".repeat(Math.max(3,longestRun(lines)+1));return[
`${fence}${language}`,...lines.split(`
`),fence].map(line=>`${indent}${line}
`).join("")}function renderTableRow(cells){return`| ${cells.map(escapePipes).join(" | ")} |
`}function renderTableHead(cells,alignments){let rule=alignments.slice(0,cells.length).map(alignment=>alignment==="right"?
"--:":":--");return renderTableRow(cells)+renderTableRow(rule)}function makeDetailsTags(summary,state="closed"){return{open:`${state===
"open"?"<details open>":"<details>"}<summary>${summary}</summary>

`,close:`
</details>

`}}function escapePipes(cell){return cell.replaceAll(/\\(?=\|)/g,"\\ ").replaceAll("|","\\|")}function longestRun(text){
return Math.max(0,...(text.match(/`+/g)??[]).map(run=>run.length))}function renderLink(url,text){return url===null||!/^https?:\/\/[^\s<>()[\]`\\]+$/.
test(url)?null:`[${text}](${url})`}function renderCustomTables(tables){let notes=notesOf(tables).map(note=>makeLine(RANK.always,`${note}

`));return[{...makeDetailsTags("Results in the configured layout","open"),parts:[...notes,...formatCustomTables(tables).
map(tableBlock)]}]}function tableBlock({caption,unit,headings,lines,geomean}){let above=caption.length===0?"":`${caption.
map(field=>renderCodeSpan(field)).join(" ")}

`,titles=headings.map(heading=>titleOf(heading,title=>renderCodeSpan(title))),alignments=headings.map(()=>"right"),rows=lines.
map(({label,cells})=>({...renderRow(label===""?"":renderCodeSpan(label),cells),counts:!0})),average=geomean===null?[]:[renderRow(
"geomean",geomean)];return{open:above+renderTableHead([renderCodeSpan(unit),...titles],["left",...alignments]),parts:[...rows,
...average],close:`
`}}function renderRow(name,cells){return makeLine(RANK.unchangedRow,renderTableRow([name,...cells]))}var ALIGNMENTS=["left","right","right","right","right"],ONE_SIDED=[{state:"failed",summary:count=>`Failed on head: ${count}`,
fold:"open"},{state:"removed",summary:count=>`Removed, only base has them: ${count}`,fold:"closed"},{state:"new",summary:count=>`\
New, only head has them: ${count}`,fold:"closed"}];function renderMarkdownTables(report){let groups=new Set(report.rows.
map(groupLabelOf)),several=groups.size>1,folder=several?commonFolder([...groups]):[...groups][0]??"",all=makeResultTables(
report),folded=makeDetailsTags(summariseUnchangedRows(report.rows.filter(isUnchanged))),end=report.rows.some(isChanged)?
":":".",withoutFolder=group=>folder===""?group:group.slice(folder.length+1),labels=shortenNames([...groups].flatMap(group=>group===
null||!several?[]:withoutFolder(group))),shortly=group=>renderCodeSpan(labels.get(withoutFolder(group))??group);return[...folder===
""?[]:[makeLine(RANK.always,`All in ${renderCodeSpan(folder)}${end}

`)],...all.map(table=>tableBlock2(table,{groups:several?"below":"none",shortly,wanted:isChanged,average:hasChangedRow(table)})),
{...folded,parts:all.map(table=>tableBlock2(table,{groups:several?"above":"none",shortly,wanted:isUnchanged,average:!hasChangedRow(
table)}))},...ONE_SIDED.map(kind=>renderMissingSideTable(report.rows.filter(({state})=>state===kind.state),{...kind,names:namesOfRows(
report.rows)}))]}function commonFolder(groups){let paths=groups.map(group=>(group??"").split("/")),[first=[]]=paths,shared=first.
findIndex((part,index)=>part===""||paths.some(path=>path.length<=index+1||path[index]!==part));return first.slice(0,Math.
max(0,shared)).join("/")}function tableBlock2({unit,groups,geomean},selection){let{wanted,average,shortly}=selection,bounded=groups.
some(({rows})=>rows.some(({row,interval})=>wanted(row)&&interval!=="")),line=cells=>renderTableRow(bounded?cells:cells.slice(
0,-1)),parts=groups.map(({name,rows})=>({open:selection.groups==="above"?line([name===null?"(no group)":`**${shortly(name)}\
**`,"","","",""]):"",parts:rows.filter(({row})=>wanted(row)).map(one=>rowLine(one,{line,group:selection.groups==="below"&&
name!==null?shortly(name):null})),close:""}));if(average&&geomean!==null){let{base,head,change,interval,n}=geomean;parts.
push(makeLine(RANK.unchangedRow,line([`geomean of ${n}`,base,head,change,interval])))}let titles=[renderCodeSpan(unit),"\
base","head","vs base","95% interval"];return{open:renderTableHead(bounded?titles:titles.slice(0,-1),ALIGNMENTS),parts,close:`\

`}}function rowLine({row,label,rename,metric,base,head,change,test,interval,counted},{line,group}){let named=[iconOf(row),
renderCodeSpan(label),metric===null?"":renderCodeSpan(metric)].filter(Boolean).join(" "),from=rename===null?[]:[formatRichText(
rename,MARKDOWN_FORMATTER)],count=counted===null?[]:[`instructions ${counted}`],below=[...group===null?[]:[group],...from,
...count].map(part=>`<br><sub>${part}</sub>`),name=named+below.join(""),shown=isChanged(row)&&/\d/.test(change)?`**${change}\
**`:change;return{text:line([name,formatCentre(row,base),formatCentre(row,head),`${shown} ${test}`.trim(),interval]),rank:rankOf(
row),counts:!0}}function formatCentre({base,head,exact},cell){return cell===null?"":exact?[base,head].every(side=>side===
null||Number.isInteger(side.median))?cell.median.replace(/\.0+$/,""):cell.median:`${cell.median} \xB1 ${cell.range}`}function renderMissingSideTable(rows,{
summary,fold,names}){let{open,close}=makeDetailsTags(summary(formatCount(rows.length,"result")),fold),lines=rows.map(row=>{
let{median}=row.head??row.base??{median:null},value=median===null?"":renderCodeSpan(formatQuantity(median,row.unit));return{
text:renderTableRow([formatRichText(names.nameWithMetric(row,{beside:"unit"}),MARKDOWN_FORMATTER),renderCodeSpan(row.unit),
value]),rank:rankOf(row),counts:!0}});return{open:open+renderTableHead(["benchmark","unit","median"],["left","left","rig\
ht"]),parts:lines,close}}function isUnchanged({state}){return state==="unchanged"}function hasChangedRow({groups}){return groups.
some(({rows})=>rows.some(({row})=>isChanged(row)))}var ROUND_STEPS=[1,2,5,10],STEP_TOLERANCE=1e-9;function extentOf(values){let[low,high]=[Number.POSITIVE_INFINITY,Number.
NEGATIVE_INFINITY];for(let value of values)Number.isFinite(value)&&(value<low&&(low=value),value>high&&(high=value));return low>
high?null:{low,high}}function makeLinearAxis({low,high},{from,to},parts=4){return low===high?{at:()=>(from+to)/2,ticks:[
low]}:{at:value=>from+(Math.min(high,Math.max(low,value))-low)/(high-low)*(to-from),ticks:roundTicks({low,high},parts)}}
function roundTicks({low,high},parts){let raw=(high-low)/parts,power=10**Math.floor(Math.log10(raw)),step=power*(ROUND_STEPS.
find(candidate=>candidate*power>=raw*.999)??10);if(!(step>0&&step<1/0))return[low,high];let first=Math.ceil(low/step-STEP_TOLERANCE),
count=Math.floor(high/step+STEP_TOLERANCE)-first+1,ticks=Array.from({length:count},(_,index)=>Number(((first+index)*step).
toPrecision(15)));return[...new Set(ticks)]}var KNEE=.05,CHANGE_TICKS=[.01,.02,.05,.1,.25,.5,1,2,5,10,100],MIN_HALF_WIDTH=.02;
function makeChangeAxis(changes,{from,to},gap){let extent=extentOf(changes)??{low:0,high:0},widest=Math.max(MIN_HALF_WIDTH,
Math.abs(extent.low),Math.abs(extent.high))*1.05,end=Math.asinh(widest/KNEE),middle=(from+to)/2,at=change=>{let bent=Math.
asinh(Math.min(widest,Math.max(-widest,change))/KNEE);return middle+bent/end*(to-middle)},shown=[],last=0;for(let tick of CHANGE_TICKS.
filter(candidate=>candidate<=widest))Math.abs(at(tick)-at(last))<gap||(shown.push(tick),last=tick);return{at,ticks:[...shown.
map(tick=>-tick).toReversed(),0,...shown]}}var HISTOGRAM_COLUMNS=32,HEIGHTS=["\u2581","\u2582","\u2583","\u2584","\u2585","\u2586","\u2587","\u2588"],MIN_VALUES=4;
function drawTextHistogram({base,head,exact,unit}){if(exact||base===null||head===null||Math.min(base.n,head.n)<MIN_VALUES)
return null;let extent=extentOf([...base.values,...head.values]);if(extent===null||extent.low===extent.high)return null;
let shares=[base.values,head.values].map(values=>sharesOf(values,extent)),most=shares.flat().reduce((largest,share)=>Math.
max(largest,share)),[left,right]=[formatQuantity(extent.low,unit),formatQuantity(extent.high,unit)];return[...shares.map(
(side,index)=>`${index===0?"base":"head"} ${drawBarLine(side,most)}`.trimEnd()),`     ${left}${right.padStart(Math.max(right.
length+1,HISTOGRAM_COLUMNS-left.length))}`]}function sharesOf(values,{low,high}){let counts=new Array(HISTOGRAM_COLUMNS).
fill(0);for(let value of values){let column=Math.min(HISTOGRAM_COLUMNS-1,Math.floor((value-low)/(high-low)*HISTOGRAM_COLUMNS));
counts[column]+=1}return counts.map(count=>count/values.length)}function drawBarLine(shares,most){return shares.map(share=>share===
0?" ":HEIGHTS[Math.ceil(share/most*HEIGHTS.length)-1]).join("")}var OPEN_FINDINGS=10,PICTURES=3,FOLDED_FINDINGS=40,OPEN_PROBLEMS=10,PROBLEM_LIMIT=400,MAX_COMMAND_LENGTH=4e3,DEFAULT_NAME="\
bench-referee",PROBLEM_FORMATTER={...MARKDOWN_FORMATTER,code:text=>renderCodeSpan(text,PROBLEM_LIMIT),untrusted:text=>renderCodeSpan(
text,PROBLEM_LIMIT)};function renderHeading(report){return`## ${ICONS[makeHeadline(report).mark]} ${toMarkdown(formatHeadline(
report))}

`}function renderOverview(report){let all=listFindings(report),broken=all.filter(({verdict})=>verdict.outcome==="fail"),
undecided=all.filter(({verdict})=>verdict.outcome==="unknown"),name=report.name===DEFAULT_NAME?"":`${renderCodeSpan(report.
name)}: `;return[...report.accepted===null?[]:[makeFixedLine(`${toMarkdown(formatAuditLine(report.accepted))}

`)],...isNothingMeasured(report)?[]:[makeFixedLine(`${name}${formatCounts(report)}.

`)],...listDecisions(report).map(sentence=>makeFixedLine(`${toMarkdown(sentence)}

`)),...problemList(report.problems.filter(({severity})=>severity==="error")),...findingLists(broken,{first:RANK.firstBroken,
noun:"more broken budget"}),...renderProposedRenames(report),...findingLists(undecided,{first:RANK.undecided,noun:"more \
undecided budget"}),...needsAdvice(undecided)?[makeFixedLine(`${toMarkdown(formatAdvice(report,undecided))}

`)]:[],...renderSinceLine(report)]}function renderSinceLine(report){let line=formatSinceLine(report);return line===null?
[]:[makeLine(RANK.changedRow,`${toMarkdown(line)}

`)]}function renderResults(report){return[...report.tables===null?renderMarkdownTables(report):renderCustomTables(report.
tables),...configPart(report.configChange),...problemList(report.problems.filter(({severity})=>severity==="warning"))]}function configPart(change){
if(change===null)return[];let sentence=formatRichText(formatConfigSentence(change),PROBLEM_FORMATTER),items=formatConfigItems(
change).map(item=>makeLine(RANK.firstBroken,`* ${toMarkdown(item)}
`));return[makeFixedLine(`${ICONS.warning} ${sentence}

`),makeListBlock(items)]}function renderFooter(report,{runUrl}){let lines=[...listOriginFacts(report).map(toMarkdown),listRunFacts(
report).map(toMarkdown).join(" \xB7 ")],link=renderLink(runUrl,"the run and its log");return`<sub>${[...lines,...link===
null?[]:[link]].join("<br>")}</sub>
`}function renderOmission(omitted){return omitted===0?"":`${`${formatCount(omitted,"result")} ${omitted===1?"is":"are"}`}\
 left out here because GitHub limits the length; the JSON and HTML reports hold them all.

`}var OMISSION_ROOM=160;function toMarkdown(words){return formatRichText(words,MARKDOWN_FORMATTER)}function findingLists(found,{
first,noun}){let open=found.slice(0,OPEN_FINDINGS).flatMap((finding,index)=>[{text:findingLine(finding),rank:first},...renderFunctions(
finding),...index<PICTURES?renderHistogram(finding):[]]),rest=found.slice(OPEN_FINDINGS,OPEN_FINDINGS+FOLDED_FINDINGS).flatMap(
finding=>[makeLine(RANK.furtherFindings,findingLine(finding)),...renderFunctions(finding)]),folding=Math.min(FOLDED_FINDINGS,
Math.max(0,found.length-OPEN_FINDINGS)),untold=Math.max(0,found.length-OPEN_FINDINGS-folding),note=untold>0?`, and ${untold.
toLocaleString("en-US")} in the tables only`:"",folded=makeDetailsTags(formatCount(folding,noun)+note);return[...open,{...folded,
parts:rest}]}function findingLine({verdict,what,facts,culprit,because}){let mark=verdict.outcome==="fail"?LEVEL_ICONS[verdict.
level]:ICONS.undecided,reason=because===null?"":`<br><sub>Why this budget: ${renderCodeSpan(because)}</sub>`,numbers=facts.
length===0?"":`<br><sub>${toMarkdown(facts)}</sub>`,cause=culprit===null?"":`<br>${toMarkdown(culprit)}`;return`${mark} ${toMarkdown(
what)}${cause}${numbers}${reason}

`}function renderFunctions({functions}){if(functions===null)return[];let{intro,rows,elsewhere,hasIntervals}=functions,bounded=(delta,interval,...others)=>hasIntervals?
[delta,interval,...others]:[delta,...others],table=rows.map(({delta,interval,name,file})=>renderTableRow(bounded(toMarkdown(
delta),toMarkdown(interval??[]),toMarkdown(name),toMarkdown(file)))),head=renderTableHead(bounded("own time","95% interv\
al","function","file"),hasIntervals?["right","right","left","left"]:["right","left","left"]),text=elsewhere===null?"":`${head}${table.
join("")}
${toMarkdown(elsewhere)}

`;return[makeLine(RANK.changedRow,`${toMarkdown(intro)}

${text}`)]}function renderHistogram({row,verdict}){if(!isAboutChange(verdict))return[];let lines=drawTextHistogram(row)?.
map(line=>shorten(stripControls(line)));return lines===void 0?[]:[makeLine(RANK.furtherFindings,`${renderTextBlock(lines.
join(`
`))}
`)]}function renderProposedRenames(report){let proposal=formatProposedRenames(report);if(proposal===null)return[];let block=renderCodeBlock(
proposal.yaml,"yaml");return[makeLine(RANK.firstBroken,`${toMarkdown(proposal.sentence)}

${block}
`)]}function renderNextSteps(report){let{steps,repeats}=listNextSteps(report);return[...steps.length===0?[]:[makeFixedLine(
`**${NEXT_STEPS_TITLE}**

${steps.map(stepItem).join("")}
`)],...renderRepeats(repeats)]}function stepItem({text,yaml,url}){let link=renderLink(url??null,GUIDE_TITLE),lines=yaml===
void 0?"":`
${renderTextBlock(yaml,{indent:"  ",language:"yaml"})}
`;return`- ${toMarkdown(text)}${link===null?"":` ${link}`}
${lines}`}function renderRepeats({commands,remarks}){let blocks=commands.map(({leg,command})=>{let block=command.length>
MAX_COMMAND_LENGTH?`The command is too long to be shown here; the HTML report has it.
`:renderCodeBlock(command);return makeFixedLine(leg===null?block:`${renderCodeSpan(leg)}:

${block}
`)});return[...blocks.length===0?[]:[{...makeDetailsTags(REPEAT_TITLE),parts:blocks}],...remarks.map(remark=>makeFixedLine(
`${toMarkdown(remark)}

`))]}function problemList(problems){let lines=problems.slice(0,OPEN_PROBLEMS).map(problem=>{let{severity,excerpt}=problem,
lines2=excerpt===void 0?"":`
${renderTextBlock(renderExcerpt(excerpt),{indent:"  "})}`,mark=severity==="error"?ICONS.broken:ICONS.warning,words=formatRichText(
formatDiagnostic(problem),PROBLEM_FORMATTER);return makeLine(RANK.firstBroken,`- ${mark} ${words}
${lines2}`)}),more=problems.length-lines.length;return more>0&&lines.push(makeLine(RANK.firstBroken,`- and ${more.toLocaleString(
"en-US")} more in the JSON report
`)),[makeListBlock(lines),...problems.slice(0,OPEN_PROBLEMS).flatMap(renderOutput)]}function renderOutput(problem){let{location,
output}=problem;if(output===void 0)return[];let[first]=location,leg=first?.kind==="recording"?`${renderCodeSpan(first.name)}\
:

`:"",lines=makeLine(RANK.firstBroken,`${leg}${renderTextBlock(cleanLastLines(output))}`);return[{...makeDetailsTags(titleOfLastLines(
problem)),parts:[lines]}]}function makeListBlock(lines){return{open:"",parts:lines,close:`
`}}function makeFixedLine(text){return makeLine(RANK.always,text)}var COMMENT_LIMIT=6e4;function renderComment(report,context){let top=renderHeading(report),bottom=renderFooter(report,context),
limit=(context.limit??COMMENT_LIMIT)-top.length-bottom.length-OMISSION_ROOM,{text,omitted}=fitDocument([...renderOverview(
report),...renderResults(report),...renderNextSteps(report)],{limit,sizeOf:({length})=>length});return top+text+renderOmission(
omitted)+bottom}var OVERVIEW={width:1e3,height:200};var OVERVIEW_LABEL=17,TONES=["same","good","unclear","bad"];function toneOf({state}){return state==="regression"||state===
"failed"?"bad":state==="improvement"?"good":state==="inconclusive"?"unclear":"same"}function changesOf(rows){return rows.flatMap(row=>{let change=worseningOf(row);return change===null?[]:[{row,change}]}).
toSorted((left,right)=>right.change-left.change||(allowedWorseningOf(right.row)??0)-(allowedWorseningOf(left.row)??0))}function drawOverview(rows){
let changes=changesOf(rows);if(changes.length<2)return null;let axis=makeChangeAxis(extentsOf(changes),{from:OVERVIEW.height-
8,to:8},OVERVIEW_LABEL),step=OVERVIEW.width/changes.length,x=index=>(index+.5)*step,label=`${changes.length} changes wit\
h their 95% intervals, worst on the left; dashed is what the budgets allow. The table below has the numbers.`,marks=TONES.
flatMap(tone=>{let own=changes.flatMap(({row,change},index)=>toneOf(row)===tone?[{row,change,x:x(index)}]:[]);return own.
length===0?[]:[drawElement("path",{class:`${tone} range`,d:own.map(one=>rangePath(one,axis)).join("")}),drawElement("pat\
h",{class:`${tone} dots`,d:formatDots(own.map(one=>[one.x,axis.at(one.change)]))})]}),grid=axis.ticks.map(tick=>drawElement(
"path",{class:tick===0?"zero":"grid",d:`M0 ${formatCoordinate(axis.at(tick))}H${OVERVIEW.width}`})),drawing=drawPicture(
OVERVIEW,label,[...grid,drawElement("path",{class:"limit",d:limitPath(changes,axis,step)}),...marks]);return{drawing:{...drawing,
attributes:{...drawing.attributes,preserveAspectRatio:"none"}},axis,count:changes.length}}function toPercentOfHeight(at){
return`${formatCoordinate(at/OVERVIEW.height*100)}%`}function*extentsOf(changes){for(let{row,change}of changes){let range=worseningIntervalOf(
row);yield change,yield allowedWorseningOf(row)??0,range!==null&&(yield*[range.low,range.high])}}function rangePath({row,
x},axis){let range=worseningIntervalOf(row);return range===null||!(Number.isFinite(range.low)||Number.isFinite(range.high))?
"":`M${formatCoordinate(x)} ${formatCoordinate(axis.at(range.low))}V${formatCoordinate(axis.at(range.high))}`}function limitPath(changes,axis,step){
let path="",before=null;for(let[index,{row}]of changes.entries()){let limit=allowedWorseningOf(row);limit!==null&&limit!==
before&&(path+=`M${formatCoordinate(index*step)} ${formatCoordinate(axis.at(limit))}`);let isLast=index===changes.length-
1||allowedWorseningOf(changes[index+1].row)!==limit;limit!==null&&isLast&&(path+=`H${formatCoordinate((index+1)*step)}`),
before=limit}return path}var SIZE={width:360,height:170},PLOT={left:70,right:352,top:8,bottom:146},SIDE_SHIFT=.18;var SIDES=["base","head"];function drawSamplePlot(row){let present=presentSides(row),measured=extentOf(present.flatMap(({
values})=>values));if(measured===null)return null;let limit=allowedValueOf(row),near=limit===null?[]:nearLimit(limit,measured),
y=makeLinearAxis(extentOf([measured.low,measured.high,...near])??measured,{from:PLOT.bottom-6,to:PLOT.top+6}),last=present.
reduce((most,{rounds})=>Math.max(most,rounds.at(-1)??1),1),x=round=>PLOT.left+(round-.5)/last*(PLOT.right-PLOT.left),label=`\
Values in the order they were taken, ${formatCount(last,"round")}; dashed lines are the medians.`;return drawPicture(SIZE,
label,[...valueLabels(y,row.unit),drawText("round 1",x(1),{y:162,class:"middle"}),...last<4?[]:[drawText(String(last),x(
last),{y:162,class:"middle"})],drawElement("path",{class:"pairs",d:pairLines(row,x,y)}),...near.map(value=>drawElement("\
path",{class:"limit",d:formatHorizontal(y.at(value))})),...SIDES.flatMap(side=>sideMarks(row[side],side,{x,y}))])}function nearLimit(limit,extent){
let reach=Math.max(extent.high-extent.low,Math.abs(extent.high)/50);return limit>=extent.low-reach&&limit<=extent.high+reach?
[limit]:[]}function sideMarks(summary,side,{x,y}){if(summary===null)return[];let points=summary.values.map((value,index)=>[
x((summary.rounds[index]??1)+shiftOf(side)),y.at(value)]);return[drawElement("path",{class:`${side} course`,d:formatPolyline(
points)}),drawElement("path",{class:`${side} median`,d:formatHorizontal(y.at(summary.median))}),drawElement("path",{class:`${side}\
 dots`,d:formatDots(points)})]}function pairLines({base,head},x,y){if(base===null||head===null)return"";let ofHead=firstOfRounds(
head);return[...firstOfRounds(base)].flatMap(([round,value])=>{let other=ofHead.get(round);return other===void 0?[]:formatPolyline(
[[x(round+shiftOf("base")),y.at(value)],[x(round+shiftOf("head")),y.at(other)]])}).join("")}function firstOfRounds({values,
rounds}){let first=new Map;for(let[index,round]of rounds.entries())first.has(round)||first.set(round,values[index]??Number.
NaN);return first}function shiftOf(side){return side==="base"?-SIDE_SHIFT:SIDE_SHIFT}function formatWorsening(change){return change===0?"0%":`${formatPercent(Math.abs(change))} ${change>0?"worse":"better"}`}
function valueLabels(y,unit){return y.ticks.flatMap(tick=>[drawElement("path",{class:"grid",d:formatHorizontal(y.at(tick))}),
drawText(formatTick(tick,unit),PLOT.left-6,{y:y.at(tick)+4,class:"end"})])}function formatTick(value,unit){return cleanUntrustedText(
formatQuantity(value,unit).split(" ")[0]??"")}function formatHorizontal(y){return`M${PLOT.left} ${formatCoordinate(y)}H${PLOT.
right}`}function presentSides({base,head}){return[base,head].filter(side=>side!==null)}var SIZE2={width:640,height:150},LEFT=64,BOTTOM=26,EDGE=16;function drawCulprit(row){let{culprit,change,interval}=row;if(culprit===
void 0||change===null)return null;let sign=worseSignOf(row),ends={position:culprit.of,change,low:interval?.low??null,high:interval?.
high??null},measured=culprit.levels.flatMap(level=>level.change===null?[]:{...level,change:level.change});if(measured.length===
0)return null;let commits=[{position:0,change:0,low:null,high:null},...measured,ends].map(one=>turn(one,sign)),extent=extentOf(
commits.flatMap(({change:change2,low,high})=>[change2,low??change2,high??change2]));if(extent===null)return null;let axis=makeLinearAxis(
extent,{from:SIZE2.height-BOTTOM-EDGE,to:EDGE}),step=(SIZE2.width-LEFT-2*EDGE)/culprit.of,x=position=>LEFT+EDGE+position*
step,grid=axis.ticks.flatMap(tick=>[drawElement("path",{class:tick===0?"zero":"grid",d:`M${LEFT} ${formatCoordinate(axis.
at(tick))}H${SIZE2.width}`}),drawText(formatPercent(sign*tick),LEFT-8,{y:axis.at(tick)+4,"text-anchor":"end"})]),named=culprit.
positions.map(position=>drawElement("rect",{class:"named",x:x(position-.5),y:EDGE/2,width:step,height:SIZE2.height-BOTTOM-
EDGE})),ranges=commits.flatMap(({position,low,high})=>low===null||high===null||!Number.isFinite(low)||!Number.isFinite(high)?
[]:[`M${formatCoordinate(x(position))} ${formatCoordinate(axis.at(low))}V${formatCoordinate(axis.at(high))}`]),names=[...commits.
keys()].map(index=>{let{position}=commits[index],name=position===0?"base":position===culprit.of?"head":String(position);
return drawText(name,x(position),{y:SIZE2.height-8,"text-anchor":"middle"})});return drawPicture(SIZE2,labelOf(culprit.of,
measured.length),[...named,...grid,drawElement("path",{class:"bad range",d:ranges.join("")}),drawElement("path",{class:"\
bad dots",d:formatDots(commits.map(one=>[x(one.position),axis.at(one.change)]))}),...names])}function turn({position,change,
low,high},sign){let[one,other]=[low===null?null:sign*low,high===null?null:sign*high];return{position,change:sign*change,
low:sign===1?one:other,high:sign===1?other:one}}function labelOf(commits,measured){return`How much worse ${measured} of ${commits}\
 commits are than base, with 95% intervals, oldest on the left. The sentence above names the result.`}var FUNCTIONS_STYLE=`
.functions { min-width: 0; } .functions :is(td, th) { text-align: left; min-width: 0; }
.functions :is(td, th):first-child, .functions .range { text-align: right; white-space: nowrap; }
.flames > iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: .4rem; background: var(--bac\
k); }`;function hasFlameGraph(rows){return rows.some(({functions})=>functions?.kind==="compared"&&functions.graph!==null)}
function hasFunctions(rows){return rows.some(({functions})=>functions!==void 0)}function renderFunctions2({intro,rows,elsewhere,
hasIntervals},toHtml2){if(elsewhere===null)return`<p>${toHtml2(intro)}</p>`;let interval=hasIntervals?'<th scope="col" c\
lass="range">95% interval</th>':"",cells=({delta,interval:range,name,file})=>`<tr><td>${toHtml2(delta)}</td>${hasIntervals?
`<td class="range">${toHtml2(range??[])}</td>`:""}<td>${toHtml2(name)}</td><td>${toHtml2(file)}</td></tr>`;return`<p>${toHtml2(
intro)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Functions that changed"><table class="functions">
<thead><tr><th scope="col">Own time</th>${interval}<th scope="col">Function</th><th scope="col">File</th></tr></thead>
<tbody>${rows.map(cells).join("")}</tbody></table></div>
<p>${toHtml2(elsewhere)}</p>`}function renderFlames({functions,name}){if(functions?.kind!=="compared"||functions.graph===
null)return"";let page=escapeHtml(renderFlameHtml(functions.attribution,functions.graph));return`<details class="flames"\
><summary>Flame graph</summary><iframe title="${escapeHtml(`Flame graph of ${quoteUntrustedText(name)}`)}" loading="lazy\
" srcdoc="${page}"></iframe></details>`}var MAX_PICTURES=24,MAX_OPEN_ROWS=200;function anchorsOf({rows}){let keys=rowKeysOf(rows);return new Map(rows.map((row,index)=>[
row,`row=${keys[index]}`]))}function linkToRow(row,anchors,markup){let anchor="state"in row?anchors.get(row):void 0;return anchor===
void 0?markup:`<a href="#${escapeHtml(encodeURI(anchor).replaceAll("#","%23"))}">${markup}</a>`}function renderCode(text){
return`<code>${escapeHtml(cleanUntrustedText(text))}</code>`}function renderCustomSections({tables:shaped}){return shaped===
null?"":[...notesOf(shaped).map(note=>`<p class="quiet">${escapeHtml(note)}</p>`),...formatCustomTables(shaped).map(renderCustomTable)].
join(`
`)}function renderRowSections(report,anchors){let names=namesOfRows(report.rows);if(report.rows.length<=MAX_OPEN_ROWS)return renderTables(
report,anchors,names);let[changed,others]=[report.rows.filter(isNoteworthy),report.rows.filter(row=>!isNoteworthy(row))],
open=changed.length===0?"":renderTables({...report,rows:changed,geomeans:[]},anchors,names),folded=renderTables({...report,
rows:others},anchors,names);return`${open}<details><summary>${escapeHtml(summariseUnchangedRows(others))}</summary>
${folded}</details>`}function isNoteworthy(row){return row.state!=="unchanged"}function renderTables(report,anchors,names){
return makeResultTables(report,names).map(table=>tableSection(table,anchors)).join(`
`)}function renderCustomTable({caption,unit,headings,lines,geomean}){let titles=["",...headings.map(heading=>titleOf(heading,
renderCode))],rows=lines.map(({label,cells})=>renderLine([label===""?"":renderCode(label),...cells.map(escapeHtml)]));return geomean!==
null&&rows.push(renderLine(["geomean",...geomean.map(escapeHtml)])),renderTable({caption:[...caption,unit].map(part=>cleanUntrustedText(
part)),titles,rows})}function tableSection({unit,groups,geomean},anchors){let rows=groups.flatMap(({label,rows:members})=>[
...label===null?[]:[`<tr class="group"><th colspan="5" scope="rowgroup">${renderCode(label)}</th></tr>`],...members.map(
row=>tableLine(row,anchors))]);if(geomean!==null){let{base,head,change,n}=geomean;rows.push(renderLine([`geomean of ${n}`,
base,head,escapeHtml(change),""]))}return renderTable({caption:[cleanUntrustedText(unit)],titles:["benchmark","base","he\
ad","vs base","p, n"],rows})}function renderTable({caption,titles,rows}){let heads=titles.map(title=>title===""?"<td></t\
d>":`<th scope="col">${title}</th>`);return`<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(`Tab\
le ${caption.map(part=>quoteUntrustedText(part)).join(" ")}`)}"><table>
<caption>${caption.map(renderCode).join(" ")}</caption>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${rows.join(`
`)}
</tbody></table></div>`}function tableLine({row,label,rename,metric,base,head,change,test},anchors){let from=rename===null?
"":` <span class="quiet">${renderRename(rename)}</span>`,cells=[renderCode(label)+(metric===null?"":` ${renderCode(metric)}`)+
from,renderCentre(base),renderCentre(head),escapeHtml(change),escapeHtml(test)];return renderLine(cells,{state:row.state,
id:anchors.get(row)})}function renderRename(rename){return formatRichText(rename,{plain:escapeHtml,strong:escapeHtml,code:renderCode,
untrusted:renderCode})}function renderLine(cells,{state="",id=""}={}){let fields=cells.map((cell,index)=>index===0?`<th \
scope="row">${cell}</th>`:`<td${index===3?' class="change"':""}>${cell}</td>`);return`<tr${[id===""?"":` id="${escapeHtml(
id)}"`,state===""?"":` class="${state}"`].join("")}>${fields.join("")}</tr>`}function renderCentre(cell){return cell===null?
"":escapeHtml(`${cell.median} \xB1 ${cell.range}`)}function renderChangedPictures({rows}){let changed=rows.filter(isChanged).
slice(0,MAX_PICTURES);return changed.length===0?"":`<h3>Every value, in the order it was taken</h3>
<p class="quiet"><span class="key base">base</span> and <span class="key head">head</span>; the values of a round are jo\
ined, dashed lines are the medians.</p>
<div class="plots">
${changed.map(row=>renderFigure(row,namesOfRows(rows))).join(`
`)}
</div>`}function renderFigure(row,{labelOf:labelOf2}){let{name,unit,base,head}=row,medians=[base,head].flatMap(side=>side===
null?[]:formatQuantity(side.median,unit)),quiet=`<span class="quiet">${renderCode(`${unit} \xB7 ${medians.join(" \u2192 ")}`)}\
</span>`,drawing=drawSamplePlot(row);return`<figure><figcaption>${renderCode(labelOf2(name))} ${quiet}</figcaption>${drawing===
null?"":renderDrawing(drawing)}</figure>`}var NOTABLE_FLAGS=["hypervisor","fma","bmi2","avx2","avx512f","avx512_vnni","avx_vnni","amx_tile","aes","vaes","sha_ni",
"gfni","asimd","sve","sve2","atomics","crc32","sha2","sha512","pmull"];function listMachineFacts({environment,plan}){if(environment===
null)return[];let{processor,observations,toolchain}=environment;return[["processor",richText`${asUntrustedText(environment.
cpu)}, ${formatCount(environment.cores,"core")}`],...processor===void 0?[]:processorFacts(processor),["memory",environment.
memoryBytes>0?richText`${formatSize(environment.memoryBytes)}`:null],["system",systemFact(environment)],["image",environment.
image===null?null:richText`${asUntrustedText(environment.image)}`],...toolchain===void 0?[]:toolFacts(toolchain),["measu\
red by",richText`node ${asUntrustedText(environment.node)}`],["kept to",plan?.cpus?richText`processors ${asUntrustedText(
plan.cpus)}`:null],["niceness",plan?.nice?richText`${String(plan.nice)}`:null],["load",loadFact(environment)],...observations===
void 0?[]:listObservationFacts(observations)].flatMap(([label,text])=>text===null?[]:[{label,text}])}function processorFacts({
flags,caches,governor}){let notable=flags.filter(flag=>NOTABLE_FLAGS.includes(flag));return[["caches",caches.length===0?
null:richText`${formatList(caches.map(cacheText))}`],["features",notable.length===0?null:richText`${asUntrustedText(notable.
join(" "))}`],["governor",governor===null?null:richText`${asUntrustedText(governor)}`]]}var KIND_LETTER={data:"d",instruction:"\
i",unified:""};function cacheText({level,kind,bytes,count}){return`${count===1?"":`${count} \xD7 `}${formatSize(bytes)} \
L${level}${KIND_LETTER[kind]}`}function formatSize(bytes){return formatQuantity(bytes,"B").replace(/\.0+(?=\D|$)/,"")}function systemFact({
os,kernel,architecture}){return os===""?null:richText`${asUntrustedText(os)}, ${asUntrustedText(kernel)}, ${asUntrustedText(
architecture)}`}function toolFacts({base,head}){let lines=texts=>texts.length===0?null:texts.flatMap((text,index)=>index===
0?[asUntrustedText(text)]:[", ",asUntrustedText(text)]);return base.length===0||JSON.stringify(base)===JSON.stringify(head)?
[["toolchain",lines(head)]]:[["toolchain of base",lines(base)],["toolchain of head",lines(head)]]}function loadFact({loadBefore,
loadAfter}){return loadBefore===null||loadAfter===null?null:richText`${formatCompact(loadBefore,2)} before, ${formatCompact(
loadAfter,2)} after (one-minute average)`}function listObservationFacts({steal,others,mhz}){let known=series=>series.slice(
1).filter(entry=>entry!==null);return[["frequency",frequencyText(known(mhz))],["stolen by the host",shareText(known(steal))],
["used by others",shareText(known(others))]]}function frequencyText(mhz){if(mhz.length===0)return null;let[low,high]=[Math.
min(...mhz),Math.max(...mhz)].map(one=>formatCompact(one/1e3,2));return low===high?richText`${low??""} GHz`:richText`${low??
""} to ${high??""} GHz`}function shareText(shares){if(shares.length===0)return null;let mean=shares.reduce((sum,share)=>sum+
share,0)/shares.length;return richText`${formatMargin(mean)} of the processor time, at most ${formatMargin(Math.max(...shares))} in one block of rounds`}var PAGE_SCRIPT=['"use strict";(()=>{var qn=[1,2,5,10],$e=1e-9;function H(e){let[n,t]=[Number.POSITIVE_INFINITY,Number.N\
EGATIVE_INFINITY];for(let r of e)Number.',"isFinite(r)&&(r<n&&(n=r),r>t&&(t=r));return n>t?null:{low:n,high:t}}function \
q({low:e,high:n},{from:t,to:r},i=4){return e===","n?{at:()=>(t+r)/2,ticks:[e]}:{at:a=>t+(Math.min(n,Math.max(e,a))-e)/(n\
-e)*(r-t),ticks:Xn({low:e,high:n},i)}}function Xn({","low:e,high:n},t){let r=(n-e)/t,i=10**Math.floor(Math.log10(r)),o=i\
*(qn.find(l=>l*i>=r*.999)??10);if(!(o>0&&o<1/0))return[","e,n];let a=Math.ceil(e/o-$e),s=Math.floor(n/o+$e)-a+1,c=Array.\
from({length:s},(l,u)=>Number(((a+u)*o).toPrecision(15)));","return[...new Set(c)]}var Ne=.05,Yn=[.01,.02,.05,.1,.25,.5,\
1,2,5,10,100],Jn=.02;function X(e,{from:n,to:t},r){let i=H(e)??","{low:0,high:0},o=Math.max(Jn,Math.abs(i.low),Math.abs(\
i.high))*1.05,a=Math.asinh(o/Ne),s=(n+t)/2,c=d=>{let y=Math.asinh(","Math.min(o,Math.max(-o,d))/Ne);return s+y/a*(t-s)},\
l=[],u=0;for(let d of Yn.filter(y=>y<=o))Math.abs(c(d)-c(u))<r||(l.push(","d),u=d);return{at:c,ticks:[...l.map(d=>-d).to\
Reversed(),0,...l]}}function g(e,n,t=[]){let r=Object.entries(n).map(([i,o])=>[i,f(o)]);return{tag:e,attributes:Object.f\
romEntries(r),children:t}}",'function $(e,n,t){let r=`0 0 ${e.width} ${e.height}`;return g("svg",{viewBox:r,role:"img","\
aria-label":n},t)}function k(e,n,t){','return g("text",{x:n,...t},[e])}function f(e){return typeof e=="string"?e:String(\
Math.round(e*10)/10)}function B(e){return e.','map(([n,t])=>`M${f(n)} ${f(t)}h0`).join("")}function U(e){return e.map(([\
n,t],r)=>`${r===0?"M":"L"}${f(n)} ${f(t)}`).join(','"")}var de=52n;function R(e,n){if(e===0)return Object.is(e,-0)?`-${0\
 .toFixed(n)}`:0 .toFixed(n);if(Math.abs(e)<1e21&&!Qn(e,n))return e.','toFixed(n);if(Number.isNaN(e))return"NaN";let t=e\
<0?"-":"";if(!Number.isFinite(e))return t==="-"?"-Inf":"+Inf";let{mantissa:r,','exponent:i}=Zn(e),o=et(r*10n**BigInt(n),\
i).toString().padStart(n+1,"0");return n===0?t+o:`${t}${o.slice(0,-n)}.${o.slice(',"-n)}`}function Qn(e,n){return Math.a\
bs(e*2**(n+1))%2===1}function Zn(e){let n=new DataView(new ArrayBuffer(8));n.setFloat64(","0,e);let t=n.getBigUint64(0),\
r=Number(t>>de&0x7ffn),i=t&(1n<<de)-1n;return r===0?{mantissa:i,exponent:-1074}:{mantissa:i|","1n<<de,exponent:r-1+-1074\
}}function et(e,n){if(n>=0)return e<<BigInt(n);let t=BigInt(-n),r=e>>t,i=e-(r<<t),o=1n<<t-1n;return i>",'o||i===o&&(r&1n\
)===1n?r+1n:r}var N=12,nt="?";function C(e,n,t=""){let r=R(e,n)+t;return Number.isFinite(e)&&r.length<=N?r:Y(e,t)}functi\
on Ce(e,n,t=""){','let r=C(e,n,t);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.length<N?r:Y(e,t)}`}function Y(e,n="\
"){return Number.isNaN(','e)?nt:(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\u221E`)+n}var Le="\\\\t-\\\\r \\\\u0085\\\
\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",tt=new RegExp(`([*/${Le}-]+)|[^\\','*/\
${Le}-]+`,"g");function V(e){let n=[],t=!1;for(let{0:r,1:i,index:o}of e.matchAll(tt))i===void 0?n.push({text:r,start:o,',
'inDenominator:t}):t=rt(i,t);return n}function rt(e,n){let t=Math.max(e.lastIndexOf("*"),e.lastIndexOf("/"));return t<0?\
n:','e[t]==="/"}var ot=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s\
 \\u03BCs usec microsecon\\','d microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]\
],it=[[60,"min mins minute min\\','utes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],at=[[1,"B byte bytes"],[1e3,"\
kB KB kilobyte kilobytes"],[1e6,"MB\\',' megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes\
"],[2**10,"KiB kibibyte kibibytes"],[2**','20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB teb\
ibyte tebibytes"]],st={sec:4,B:2},Ae=new Map,','Ie=new Map;function pe(e,n,t){for(let[r,i]of e)for(let o of i.split(" ")\
){let a={base:n,factor:r,inside:t};Ae.set(o,a),o.','length>=st[n]&&Ie.set(o.toLowerCase(),a)}}pe(ot,"sec",!0);pe(it,"sec\
",!1);pe(at,"B",!0);function J(e){return Ae.get(e)??',"Ie.get(e.toLowerCase())??null}var Q=new Map,lt=100;function Z(e){\
let n=Q.get(e);if(n!==void 0)return n;let t=ct(e);return Q.size===lt&&Q.clear(),Q.set(","e,t),t}function ct(e){let n=V(u\
t(e)),t=n.filter(s=>!s.inDenominator).map(({text:s})=>s),r=n.filter(s=>s.inDenominator).map(",'({text:s})=>s),i=r.map(J)\
.find(s=>s?.base==="sec"),o=t.map(J).filter(s=>s?.inside),[a]=o.length===1?o:[];return{kind:a==','null?"other":a.base===\
"sec"?"time":"size",factor:a?.factor??1,numerator:t,denominator:r,rate:i!==void 0,perSeconds:i?.factor??','null}}functio\
n ut(e){return/per|1|\xB9/i.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{\
L}+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function De(e){retur\
n V(e).some(({text:n,inDenominator:t})=>!t&&(n==="B"||n==="MB"||n==="bytes"))}var mt=["T","G","M","k","","m","\\xB5","n"]\
.flatMap((e,n)=>{let t=12-3*n,r=o=>+`${o}e${t}`,i=r("1");return[{from:r("99.99\\','5"),decimals:1,factor:i,prefix:e},{fr\
om:r("9.9995"),decimals:2,factor:i,prefix:e},{from:r("0.99995"),decimals:3,factor:i,','prefix:e}]}),dt=["Ti","Gi","Mi","\
Ki",""].flatMap((e,n)=>{let t=2**(40-10*n);return[{from:99.995*t,decimals:1,factor:t,prefix:e},',"{from:9.9995*t,decimal\
s:2,factor:t,prefix:e},{from:.99995*t,decimals:3,factor:t,prefix:e}]}),_e=[-1,-2,-3,-4,-5,-6,-7,-8].",'map(e=>+`9.9995e$\
{e}`),pt={decimals:3,factor:1,prefix:""};function Ue(e,n){let t=De(n)?"binary":"decimal",r=Be(e,t);return i=>He(',"i,r)?\
?He(i,Be([i],t))??Y(i)}function He(e,{decimals:n,factor:t,prefix:r}){let i=e/t,o=R(i,n)+r;return Number.isFinite(i)&&",'\
o.length<=N?o:null}function Be(e,n){let t=n==="binary"?dt:mt,r=ft(e);if(r===0)return pt;for(let c=0;c<t.length;c+=1)if(r\
>=',"t[c].from)return t[c];let{factor:i,prefix:o}=t.at(-1),a=_e.findIndex(c=>r/i>=c);return{decimals:3+(a<0?_e.length-1:\
a),factor:i,","prefix:o}}function ft(e){let n=0;for(let t of e){let r=Math.abs(t);r!==0&&(n===0||r<n)&&(n=r)}return n}va\
r gt={time:1,size:1024,",'other:1e5};function W(e,n){let{kind:t,factor:r,rate:i,perSeconds:o}=Z(n),a=r===1&&(!i||o===1)?\
t:"other",c=Number.isInteger(','e)&&Math.abs(e)<gt[a]?String(e):Ue([e],n)(e);return n==="count"||n==="allocs/op"?c:n==="\
1/s"?`${c}/s`:a==="other"?`${c} ${n}`:','c+(a==="time"?"s":"B")+(i?"/s":"")}function Ve(e){return`"${e.replaceAll(\'"\',"\'\
").replaceAll(/\\s+/g," ")}"`}var ee="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0";var ne=120,yt=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}\
]+/gu,ht=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,bt=new RegExp(`[${ee}]`,"gu"),wt=/^[ -~]*$/;function Rt(e){','return wt.test(e)?e:e\
.replaceAll(yt," ").replaceAll(ht,"").replaceAll(bt,"")}function xt(e,n=ne){if(e.length<=n)return e;let t=[...e];return \
t.length>n?`${t.slice(0,n-1).join("")}\\u2026`:e}function T(e,n=ne){let t=Rt(e).trim();return t===""?"(no name)":xt(t,n)}\
function te(e,n=ne){return Ve(T(e,n))}var fe={plain:e=>e,strong:e=>e,code:e=>We(e),untrusted:e=>te(e)},Qr={...fe,code:e=\
>We(e,Number.POSITIVE_INFINITY),untrusted:e=>te(','e,Number.POSITIVE_INFINITY)};function We(e,n){return e.includes("`")?\
te(e,n):`\\`${T(e,n)}\\``}function F(e,...n){return e.','flatMap((t,r)=>{let i=n[r]??"";return[t,...St(i)?i:[typeof i=="\
number"?String(i):i]]}).filter(t=>t!=="")}function G(e){return{untrusted:e}}function Fe(e,n){return e.map(t=>typeof t=="\
string"?n.plain(t):"strong"in t?n.strong(t.','strong):"code"in t?n.code(t.code):n.untrusted(t.untrusted)).join("")}funct\
ion St(e){return Array.isArray(e)}var ge=1e-7;function ye(e){return e<ge?`p<${R(ge,7)}`:`p=${Mt(e)}`}function Mt(e){retu\
rn e<ge?e.toExponential(1):R(e,Math.max(3,1-Math.',"floor(Math.log10(e))))}function x(e){if(e===null)return null;let[n,t\
]=[e.low,e.high].map(r=>Number.isFinite(r)&&r>-1?b(r):null);return n&&t?`${n}\\",' to ${t}`:n?`above ${n}`:t?`below ${t}\
`:null}function b(e){return Ce(e*100,2,"%")}var Ge=["fail","warn","report"];function K({anchored:e}){return e===void 0}f\
unction re(e){return e==="max"||e==="min"}var oe=["regression","improvement","unchanged","inconclusive","new","removed",\
"failed"];function Ke({better:e,base:n}){let t=e==="lower"?1:-1;return n!==null&&n.median<0?-t:t}function w(e){return e.\
change===null?',"null:Ke(e)*e.change}function P(e){if(e.interval===null)return null;let{high:n}=e.interval,t=e.interval.\
low<=-1?Number.NEGATIVE_INFINITY:","e.interval.low;return Ke(e)===1?{low:t,high:n}:{low:-n,high:-t}}function S({verdicts\
:e}){let n=e.filter(K).flatMap(({kind:t,",'limit:r})=>t==="max-regression"&&r!==null?[r]:[]);return n.length===0?null:Ma\
th.min(...n)}function je({verdicts:e}){return e.','find(({kind:n})=>re(n))?.limit??null}var L={width:160,height:20};func\
tion he({state:e}){return e==="regression"||e==="failed"?"bad":e==="improvement"?"good":e==="inconclusive"?"unclear":','\
"same"}function ze(e){return qe(e).map(({row:n})=>n)}function qe(e){return e.flatMap(n=>{let t=w(n);return t===null?[]:[',
"{row:n,change:t}]}).toSorted((n,t)=>t.change-n.change||(S(t.row)??0)-(S(n.row)??0))}function*Et(e){for(let{row:n,change\
:t}of e){let r=P(n);yield t,yield S(n)??0,r!==null&&(yield*[r.low,r.high])}}function Xe(e){return X(Et(qe(e)),{from:4,to\
:L.width-4},L.width)}function Ye(e,n){let t=w(e);if(t===null)return null;let[","r,i,o]=[P(e),S(e),L.height/2],a=he(e),s=\
r!==null&&!Number.isFinite(r.low)&&!Number.isFinite(r.high),c=r&&`M${f(n.at(r.low))}\\",' ${o}H${f(n.at(r.high))}`,l=`95\
% interval ${x(e.interval)??"unknown"}`;return $(L,l,[g("path",{class:"zero",d:`M${f(n.at(','0))} 0V${L.height}`}),...i=\
==null||i===0?[]:[g("path",{class:"limit",d:`M${f(n.at(i))} 0V${L.height}`})],...c===null?[]:','[g("path",{class:`${a} r\
ange${s?" open":""}`,d:c})],g("path",{class:`${a} dots`,d:B([[n.at(t),o]])})])}var vt=12;function A(e){let n=e*100,t=`${\
Number(n.toPrecision(vt))}%`;return Number.isFinite(n)&&t.length<=N?t:C(n,2,"%")}','function Je(e){return C(e*100,e<.099\
5?1:0,"%")}function Qe(e){return C(e*100,0,"%")}function M(e,n){return`${e.toLocaleString("en-US")} ${n}${e===1?"":"s"}`\
}var Fo=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${ee}]`,"gu");function we({from:e,by:n},t=r=>r){return F`renamed from ${\
G(t(e))}${n==="head"?" by this pull request":""}`}var Ot=.05;function tn({median:e,spread:{low:n,high:t}}){return!Number\
.isFinite(n)||!Number.isFinite(t)?"\\u221E":Math.sign(n)!==Math.','sign(e)||Math.sign(t)!==Math.sign(e)?"?":e===0?"0%":Q\
e(Math.max(t/e-1,1-n/e))}function Re({base:e,head:n,p:t,change:r}){','return e===null||n===null?"":t!==null&&t>Ot?"~":r=\
==null?"?":r===0?"0.00%":b(r)}function rn({base:e,head:n,p:t}){if(e===','null||n===null||t===null)return"";let r=e.n===n\
.n?`n=${e.n}`:`n=${e.n}+${n.n}`;return t===0?`(${r})`:`(p=${R(t,3)} ${r})`}var ie=[...oe,"not-significant","not-proved",\
"allowed"];var ki={low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};function $t({interval:e}){if(e===null)ret\
urn null;let n=(e.high-e.low)/2;return Number.isFinite(n)?n:null}var Nt=[["regr\\','ession","worse"],["inconclusive","un\
decided"],["improvement","better"],["unchanged","unchanged"],["not-significant","no \\','significant change"],["not-prov\
ed","not proved"],["allowed","worse within budget"],["new","new"],["removed","removed"],[','"failed","failed"]],xe=new M\
ap(Nt);function on({kind:e,interval:n}){let t=e==="not-significant"?$t({interval:n}):null,r=xe.','get(e)??e;return t===n\
ull?r:`${r} (\\xB1${Je(t)})`}var an=["pass","fail","unknown"],Ct=an.length;var Lt=1e5;function sn({texts:e,rounds:n,rows:\
t}){let r=o=>e[o]??"",i=o=>{if(o===null)return null;let[a,s,c,l,u,d]=o,y=h=>s<0?h/10**','-s:h*10**s;return{values:typeof\
 a=="number"?new Array(c).fill(y(a)):a.map(y),rounds:n[d]??[],n:c,median:l,spread:ae(u)??',"{low:l,high:l}}};return t.ma\
p(([[o,a,s,c,l,u],d,y,[h,O],[_,ue,Wn],Fn,Gn,me])=>({key:r(o),command:null,group:a===null?null:",'r(a),name:r(s),metric:r\
(c),unit:r(l),better:d&1?"lower":"higher",primary:!0,exact:(d&2)!==0,kind:ie[y]??"unchanged",state:oe[y]??','"unchanged"\
,...u!==void 0&&{renamed:{from:r(u),by:d&4?"head":"configuration"}},base:i(h),head:i(O),change:_,interval:ae(','ue),p:Wn\
,verdicts:Fn.map(([Kn,jn,zn,Te,Pe,Oe])=>({kind:r(Kn),limit:jn,level:Ge[zn]??"report",outcome:an[Te]??"unknown",because:P\
e===',"null?null:r(Pe),alpha:null,...Te===Ct&&{isUnjudged:!0},...Oe&&{anchored:At(Oe,r)}})),course:Gn.map(It),...me&&{si\
nce:{...ln(",'me,r),isSignificant:(me[5]&4)!==0}}}))}function At([e,n],t){return{against:t(e),level:typeof n=="string"?n\
:ln(n,t)}}function ln([','e,n,t,r,i,o],a){let s=ae(r)??{low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};retu\
rn{anchor:{name:a(e),commit:""},',"base:n,change:t,interval:s,likely:s,p:i,isBase:(o&1)!==0,isExact:(o&2)!==0}}function \
It([e,n,t,r]){let i=o=>o===null?null:","o/Lt;return{round:e,change:i(n),interval:ae([i(t),i(r)])}}function ae(e){return \
e===null?null:{low:e[0]??Number.NEGATIVE_INFINITY,",'high:e[1]??Number.POSITIVE_INFINITY}}var mn=["benchmark","metric","\
base","head","change","interval","p","state"],dn=["regression","failed","inconclusive","im\\','provement","removed","new\
","allowed","not-proved","not-significant","unchanged"],E=[{id:"benchmark",title:"Benchmark",firstDescending:!1,','key:(\
{name:e})=>e.toLowerCase(),text:({name:e})=>e},{id:"metric",title:"Metric",firstDescending:!1,key:({metric:e})=>e.toLowe\
rCase(),','text:({metric:e})=>e},{id:"base",title:"Base",firstDescending:!0,key:cn("base"),text:un("base")},{id:"head",t\
itle:"Head",','firstDescending:!0,key:cn("head"),text:un("head")},{id:"change",title:"Change",firstDescending:!0,key:w,t\
ext:Re},{id:"in\\','terval",title:"95% interval",firstDescending:!0,key:e=>P(e)?.high??w(e),text:()=>""},{id:"p",title:"\
p, n",firstDescending:!1,','key:({p:e})=>e,text:e=>rn(e).replace(/^\\(|\\)$/g,"")},{id:"state",title:"Result",firstDescend\
ing:!1,key:({kind:e})=>dn.indexOf(',"e),text:on}];function pn(e){let n=new Set(e.map(({kind:t})=>t));return dn.filter(t=\
>n.has(t))}function cn(e){return n=>n[e]?.",'median??null}function un(e){return n=>{let t=n[e];if(t===null)return"";let \
r=se(t.median,n.unit);return n.exact?r:`${r} \\','\\xB1 ${tn(t)}`}}function se(e,n){let t=W(e,n);return t.endsWith(` ${n}\
`)?t.slice(0,-n.length-1):t}var v={row:null,text:"",kinds:[],sort:{by:"state",descending:!1}};function fn({row:e,text:n,\
kinds:t,sort:r}){let i=r.by===','v.sort.by&&r.descending===v.sort.descending;return[["row",e??""],["state",t.join()],["q\
",n],["sort",i?"":`${r.descending?','"-":""}${r.by}`]].filter(([,s])=>s!=="").map(([s,c])=>`${s}=${Dt(c)}`).join("&")}fu\
nction Dt(e){return encodeURIComponent(','e.toWellFormed()).replaceAll("%2F","/").replaceAll("%2C",",")}function Se(e){l\
et n=new Map(e.replace(/^#/,"").split("&").','map(r=>[r.slice(0,r.indexOf("=")),Ht(r.slice(r.indexOf("=")+1))]));if(!["r\
ow","state","q","sort"].some(r=>n.has(r)))return null;','let t=n.get("state")?.split(",")??[];return{row:n.get("row")??n\
ull,text:n.get("q")??"",kinds:ie.filter(r=>t.includes(r)),','sort:_t(n.get("sort")??"")}}function _t(e){let n=mn.find(t=\
>t===e.replace(/^-/,""));return n===void 0?v.sort:{by:n,descending:e.','startsWith("-")}}function Ht(e){try{return decod\
eURIComponent(e)}catch{return e}}function gn(e){let n=e.map(({group:r,name:i,metric:o})=>`${r??""} ${i} ${o}`.toLowerCas\
e()),t=new Map;return({text:r,kinds:i,',"sort:o})=>{let a=r.toLowerCase().split(/\\s+/).filter(Boolean),s=`${o.by} ${o.de\
scending}`,c=t.get(s)??Bt(e,o);return t.set(","s,c),c.filter(l=>(i.length===0||i.includes(e[l].kind))&&a.every(u=>n[l].i\
ncludes(u)))}}function Bt(e,{by:n,descending:t}){","let{key:r}=E.find(({id:s})=>s===n),i=e.map(r),o=e.map(s=>w(s)??Numbe\
r.NEGATIVE_INFINITY),a=t?-1:1;return e.map((s,c)=>c).","sort((s,c)=>Ut(i[s],i[c],a)||(o[c]>o[s]?1:o[c]<o[s]?-1:s-c))}fun\
ction Ut(e,n,t){return e===n?0:e===null?1:n===null?-1:typeof e==",'"string"||typeof n=="string"?t*Wt(String(e),String(n)\
):e<n?-t:t}var Vt=new Intl.Collator("en",{numeric:!0});function Wt(e,n){','return Vt.compare(e,n)}function yn(e,n){let t\
=document.querySelector(".overview svg"),r=document.querySelector(".overview .pointed");if(t===null||',"r===null)return;\
let i=r.textContent,o=ze(e),a=({clientX:s})=>{let{left:c,width:l}=t.getBoundingClientRect();return o[Math.",'floor((s-c)\
/l*o.length)]};t.addEventListener("pointermove",s=>{let c=a(s);if(c===void 0||c.change===null)return;let l=x(','c.interv\
al);r.textContent=`${c.name} \\xB7 ${c.metric} \\xB7 ${b(c.change)}${l===null?"":` (${l})`}`}),t.addEventListener(','"po\
interleave",()=>{r.textContent=i}),t.addEventListener("click",s=>{let c=a(s);c!==void 0&&n(c)})}function m(e,n={},t=[]){\
let r=document.createElement(e);for(let[i,o]of Object.entries(n))o!==!1&&o!==null&&r.setAttribute(','i,o===!0?"":String(\
o));return r.append(...t),r}function j({tag:e,attributes:n,children:t}){let r=document.createElementNS(','"http://www.w3\
.org/2000/svg",e);for(let[i,o]of Object.entries(n))r.setAttribute(i,o);return r.append(...t.map(i=>typeof i==','"string"\
?i:j(i))),r}var Ee={width:360,height:170},p={left:70,right:352,top:8,bottom:146},hn=.18,Ft=18,le=["base","head"];functio\
n wn(e){let n=Mn(',"e),t=H(n.flatMap(({values:l})=>l));if(t===null)return null;let r=je(e),i=r===null?[]:Gt(r,t),o=q(H([\
t.low,t.high,...i])??","t,{from:p.bottom-6,to:p.top+6}),a=n.reduce((l,{rounds:u})=>Math.max(l,u.at(-1)??1),1),s=l=>p.lef\
t+(l-.5)/a*(p.right-p.left),",'c=`Values in the order they were taken, ${M(a,"round")}; dashed lines are the medians.`;r\
eturn $(Ee,c,[...er(o,e.unit),k(','"round 1",s(1),{y:162,class:"middle"}),...a<4?[]:[k(String(a),s(a),{y:162,class:"midd\
le"})],g("path",{class:"pairs",d:jt(','e,s,o)}),...i.map(l=>g("path",{class:"limit",d:I(o.at(l))})),...le.flatMap(l=>Kt(\
e[l],l,{x:s,y:o}))])}function Gt(e,n){let t=Math.',"max(n.high-n.low,Math.abs(n.high)/50);return e>=n.low-t&&e<=n.high+t\
?[e]:[]}function Kt(e,n,{x:t,y:r}){if(e===null)return[];",'let i=e.values.map((o,a)=>[t((e.rounds[a]??1)+Me(n)),r.at(o)]\
);return[g("path",{class:`${n} course`,d:U(i)}),g("path",{class:`${n}\\',' median`,d:I(r.at(e.median))}),g("path",{class\
:`${n} dots`,d:B(i)})]}function jt({base:e,head:n},t,r){if(e===null||n===null)','return"";let i=bn(n);return[...bn(e)].f\
latMap(([o,a])=>{let s=i.get(o);return s===void 0?[]:U([[t(o+Me("base")),r.at(a)],','[t(o+Me("head")),r.at(s)]])}).join(\
"")}function bn({values:e,rounds:n}){let t=new Map;for(let[r,i]of n.entries())t.has(i)||','t.set(i,e[r]??Number.NaN);ret\
urn t}function Me(e){return e==="base"?-hn:hn}function Rn(e){let n=Mn(e),t=H(n.flatMap(({values:u})=>u));',"if(t===null)\
return null;let r={from:p.left-40,to:p.right-12},i=q(t,r),o=(p.top+p.bottom)/2,a=Math.min(48,Math.max(8,2*Math.","ceil(M\
ath.sqrt(Math.max(...n.map(({n:u})=>u)))))),s=le.map(u=>e[u]===null?null:qt(e[u],i,a)),c=Math.max(...s.flatMap(u=>u??",'\
[])),l=[i,q(t,r,8)].map(zt).find(({length:u})=>u>1)??i.ticks;return $(Ee,"How often each value came: base above the line\
\\',', head below it.",[g("path",{class:"zero",d:`M${p.left-46} ${f(o)}H${p.right}`}),...l.map(u=>k(Sn(u,e.unit),i.at(u)\
,{y:162,','class:"middle"})),...s.flatMap((u,d)=>u===null?[]:Xt(u,le[d],{x:i,middle:o,most:c})),...le.flatMap(u=>e[u]===\
null?[]:Yt(',"e[u],u,{x:i,middle:o}))])}function zt({at:e,ticks:n}){return n.filter((t,r)=>e(t)<p.right-24&&(n.length<=3\
||r%2===0))}function qt({","values:e},n,t){let r=new Array(t).fill(0),i=(p.right-p.left+28)/t;for(let o of e){let a=Math\
.min(t-1,Math.floor((n.at(o)-","p.left+40)/i));r[a]+=1}return r}function Xt(e,n,{middle:t,most:r}){let i=(p.right-p.left\
+28)/e.length,o=t-p.top-14,a=e.flatMap(",'(s,c)=>{if(s===0)return[];let l=s/r*o*(n==="base"?-1:1),u=p.left-40+c*i+.5;ret\
urn[`M${f(u)} ${f(t)}v${f(l)}h${f(i-1)}v${f(','-l)}z`]});return a.length===0?[]:[g("path",{class:`${n} bars`,d:a.join(""\
)})]}function Yt({median:e,spread:n},t,{x:r,middle:i}){','let o=t==="base"?p.top+4:p.bottom-4,a=f(r.at(e)),s=Number.isFi\
nite(n.low)&&Number.isFinite(n.high)?`M${f(r.at(n.low))} ${f(','o)}H${f(r.at(n.high))}`:"";return[g("path",{class:`${t} \
centre`,d:`M${a} ${f(i)}V${f(o)}`}),g("path",{class:`${t} spread`,',"d:s})]}function xn(e){let n=(e.course??[]).flatMap(\
l=>{let u={...l,better:e.better,base:e.base},d=w(u);return d===null?[]:","[{round:l.round,change:d,range:P(u)}]}),t=n.at\
(-1);if(t===void 0||n.length<2)return null;let r=S(e),i=X([...n.map(({change:l})=>l),","...Jt(t.range),...r===null?[]:[r\
]],{from:p.bottom-4,to:p.top+4},Ft),o=l=>p.left+l/t.round*(p.right-p.left-6),a=n.flatMap(","({round:l,range:u})=>u===nul\
l?[]:[{round:l,range:u}]),s=[...a.map(({round:l,range:u})=>[o(l),i.at(u.high)]),...a.map(({round:l,",'range:u})=>[o(l),i\
.at(u.low)]).toReversed()],c=n.map(({round:l,change:u})=>[o(l),i.at(u)]);return $(Ee,"The change as th\\','e rounds came\
 in, with its 95% interval: worse is up.",[...Qt(i),...n.flatMap(({round:l},u)=>u===0||u===n.length-1?[k(u===','0?`after\
 round ${l}`:String(l),o(l),{y:162,class:"middle"})]:[]),g("path",{class:"band",d:s.length===0?"":`${U(s)}z`}),g(','"pat\
h",{class:"zero",d:I(i.at(0))}),...r===null?[]:[g("path",{class:"limit",d:I(i.at(r))})],g("path",{class:"change",d:U(','\
c)}),g("path",{class:"change dots",d:B(c)})])}function Jt(e){return e===null?[]:[e.low,e.high].filter(Number.isFinite)}f\
unction Qt(e){','return e.ticks.flatMap(n=>[g("path",{class:"grid",d:I(e.at(n))}),k(Zt(n),p.left-6,{y:e.at(n)+4,class:"e\
nd"})])}function Zt(e){','return e===0?"0%":`${A(Math.abs(e))} ${e>0?"worse":"better"}`}function er(e,n){return e.ticks.\
flatMap(t=>[g("path",{class:"\\','grid",d:I(e.at(t))}),k(Sn(t,n),p.left-6,{y:e.at(t)+4,class:"end"})])}function Sn(e,n){\
return T(W(e,n).split(" ")[0]??"")}','function I(e){return`M${p.left} ${f(e)}H${p.right}`}function Mn({base:e,head:n}){r\
eturn[e,n].filter(t=>t!==null)}function En(e){return typeof e.anchored?.level=="string"}var vn={"no-anchor":"no level is\
 known","no-comparison":"no run compared it since then","no-ratio":"its values have no r\\','atio, or are too few"};var \
nr={pass:"kept",fail:"broken",unknown:"undecided"};function kn(e){let n=e.group===null?[]:[m("code",{},[e.group])," \\',
'\\xB7 "];return[m("h3",{},[m("code",{},[e.name])]),m("p",{class:"quiet"},[...n,m("code",{},[e.metric]),...ar(e)]),...tr(\
e),','...rr(e),...sr(e),m("div",{class:"plots"},[...ve("In the order they were taken",wn(e),!0),...ve("How often each va\
lue ca\\','me",Rn(e),!0),...ve("The change as rounds came in",xn(e),!1)]),cr(e)]}function tr({renamed:e}){return e===voi\
d 0?[]:[m("\\','p",{},[Fe(we(e),fe)])]}function rr({since:e}){return e===void 0?[]:[m("p",{},[`Since ${e.anchor.name}: $\
{Tn(e)}.`])]}function Tn({','change:e,interval:n,base:t,isBase:r,isExact:i}){let o=i?"":`, 95% interval ${x(n)??"unknown\
"}`;return`${b(e)}${o}${r?"":','`; base ${b(t)}`}`}function or({anchored:e}){return e===void 0?"":` against ${e.against}\
`}function ir({anchored:e}){if(e===','void 0)return"";if(typeof e.level=="string")return` (${vn[e.level]})`;let{name:n}=\
e.level.anchor;return` (${n===e.against?','"":`since ${n}: `}${Tn(e.level)})`}function ar({change:e,interval:n,p:t,exact\
:r,base:i,head:o}){let a=x(n),s=new Set([i,',"o].flatMap(l=>l?.n??[]));return[...e===null?[]:[`change ${b(e)}`],...a===n\
ull?[]:[`95% interval ${a}`],...t===null?[]:[ye(",'t)],...r&&i!==null&&o!==null?["the same in every run, so no test is n\
eeded"]:[],`n=${[...s].join("+")}`].map(l=>` \\xB7 ${l}`)}','function sr({verdicts:e,unit:n,base:t,head:r}){if(e.length=\
==0)return[m("p",{},[t!==null&&r!==null?"No budget is set for\\',' it.":"Only one side has it: there is nothing to judge\
."])];let i=e.map(o=>{let{kind:a,limit:s,level:c,outcome:l,because:u}=o,','d=s===null?"":` ${re(a)?se(s,n):A(s)}`,y=c===\
"fail"?"":c==="warn"?" (a warning only)":" (only reported)";return m("li",{','class:l},[m("code",{},[a]),`${d}${or(o)}: \
`,m("strong",{},[lr(o)]),ir(o),y,...u===null?[]:[m("span",{class:"quiet"},[` W\\','hy: ${u}`])]])});return[m("ul",{class\
:"budgets"},i)]}function lr(e){return e.isUnjudged?"not judged: base is from anothe\\','r machine":En(e)?"not judged":nr\
[e.outcome]}function ve(e,n,t){if(n===null)return[];let r=t?[" ",m("span",{class:"key ba\\','se"},["base"])," ",m("span"\
,{class:"key head"},["head"])]:[];return[m("figure",{},[m("figcaption",{},[e,...r]),j(n)])]}function cr(e){','let n=m("d\
etails",{},[m("summary",{},["Every value"])]);return n.addEventListener("toggle",()=>{let t={class:"scroll",tabindex:0,',
'role:"region","aria-label":"Every value"};n.append(m("div",t,[ur(e)]))},{once:!0}),n}function ur({base:e,head:n,unit:t}\
){','let r=[...new Set([...e?.rounds??[],...n?.rounds??[]])].sort((s,c)=>s-c),i=(s,c)=>m("td",{},[(s?.values??[]).filter\
((l,u)=>s?.','rounds[u]===c).map(l=>se(l,t)).join(", ")]),o=r.map(s=>m("tr",{},[m("th",{scope:"row"},[String(s)]),i(e,s)\
,i(n,s)])),a=[','"Round","Base","Head"].map(s=>m("th",{scope:"col"},[s]));return m("table",{class:"values"},[m("thead",{\
},[m("tr",{},a)]),','m("tbody",{},o)])}function Pn(e){let n=m("button",{type:"button"},[e.title]),t=m("th",{scope:"col",\
role:"columnheader",class:e.id},[n]);return{','column:e,button:n,cell:t}}function On({cell:e,column:n},{by:t,descending:\
r}){n.id!==t?e.removeAttribute("aria-sort"):e.setAttribute(','"aria-sort",r?"descending":"ascending")}function $n({id:e,\
firstDescending:n},t){return{by:e,descending:t.by===e?!t.descending:','n}}function Nn(e,n){let t=m("tr",{role:"row","ari\
a-rowindex":1},e.map(({cell:o})=>o)),r=m("thead",{role:"rowgroup"},[t]);','return m("table",{class:"results",role:"table\
","aria-label":"Every result",tabindex:-1},[r,n])}function Cn(e,n){let{place:t,','isOpen:r}=n,i=m("tr",{class:`${e.state\
} ${he(e)}${r?" open":""}`,role:"row","aria-rowindex":t+2},E.map(o=>o.id==="benchm\\','ark"?mr(e,n):dr(o,e,n.axis)));ret\
urn i.dataset.place=String(t),i}function mr(e,{isOpen:n,isCurrent:t}){let r=m("button",','{type:"button","aria-expanded"\
:String(n),tabindex:t?0:-1,title:e.name},[m("code",{},[e.name])]),{group:i}=e,o=i===null?[]:','[m("span",{class:"group q\
uiet",title:i},[i])];return m("th",{scope:"row",role:"rowheader",class:"benchmark"},[r,...o])}function dr(e,n,t){','let \
r=m("td",{class:e.id,role:"cell"},[e.text(n)]);r.textContent==="~"&&(r.title="no difference shown: p is above 0.05");','\
let i=e.id==="interval"?Ye(n,t):null;return i!==null&&r.append(j(i)),r}function Ln(e,n){let t=m("button",{type:"button",',
'class:"plain close"},["Close"]);t.addEventListener("click",n);let r=m("td",{colspan:E.length,role:"cell"},[t,...kn(e)])\
;','return m("tr",{class:"details",role:"row"},[r])}function ke(e){if(e===0)return[];let n=m("td",{colspan:E.length,role\
:"pr\\','esentation"});return n.style.height=`${e}px`,[m("tr",{class:"spacer","aria-hidden":"true",role:"presentation"},\
[n])]}function Dn(e,{from:n,to:t}){let{count:r}=e;if(r<=150)return{first:0,end:r,above:0,below:0};let i=In(An(e,n)-20,r)\
,o=In(',"An(e,t)+20+1,r);return{first:i,end:o,above:z(e,i),below:z(e,r)-z(e,o)}}function z({rowHeight:e,open:n,detailsHe\
ight:t},r){","return r*e+(n!==null&&n<r?t:0)}function An({rowHeight:e,open:n,detailsHeight:t},r){let i=n===null?Number.P\
OSITIVE_INFINITY:",'(n+1)*e;return r<i?Math.floor(r/e):Math.max(n,Math.floor((r-t)/e))}function In(e,n){return Math.min(\
n,Math.max(0,e))}var pr=44;function _n(e,n,t){let r=E.map(Pn),i=m("tbody",{role:"rowgroup"}),o={rows:e,axis:n,handlers:t\
,headings:r,body:i,',"table:Nn(r,i),built:new Map,resized:new ResizeObserver(()=>{o.layout={...o.layout,detailsHeight:o.\
details?.offsetHeight??","0},D(o)}),order:[],sort:v.sort,layout:{count:0,rowHeight:pr,open:null,detailsHeight:0},rowWind\
ow:null,details:null,current:0};",'return o.table.classList.toggle("one-group",new Set(e.map(({group:a})=>a)).size<2),fr\
(o),{element:o.table,show:(a,s)=>yr(',"o,a,s),focus:a=>ce(o,a)}}function fr(e){let{headings:n,body:t,table:r,handlers:i}\
=e;for(let{column:o,button:a}of n)a.addEventListener(",'"click",()=>i.onSort($n(o,e.sort)));t.addEventListener("click",(\
{target:o})=>{let a=o instanceof Element?o.closest("tr[d\\','ata-place]"):null;if(a===null||String(window.getSelection()\
)!=="")return;let s=Number(a.dataset.place),c=e.order[s];c!==','void 0&&(i.onOpen(s===e.layout.open?null:e.rows[c]),ce(e\
,s))}),r.addEventListener("keydown",o=>{let a=gr(o,e);o.key==="E\\','scape"?Hn(e):a!==null&&!(o.target instanceof Elemen\
t&&o.target.closest(".details, thead"))&&(o.preventDefault(),ce(e,a))}),','window.addEventListener("scroll",()=>D(e),{pa\
ssive:!0}),window.addEventListener("resize",()=>{Bn(e),D(e)})}function gr(e,{',"current:n,order:t,layout:r}){if(e.altKey\
||e.ctrlKey||e.metaKey)return null;let i=Math.max(1,Math.floor(window.innerHeight/","r.rowHeight)-2);return{ArrowDown:n+\
1,ArrowUp:n-1,PageDown:n+i,PageUp:n-i,Home:0,End:t.length-1}[e.key]??null}function Hn(e){","let{open:n}=e.layout;n!==nul\
l&&(e.handlers.onOpen(null),ce(e,n))}function yr(e,n,t){let r=t.findIndex(o=>e.rows[o].key===","n.row);t.length===e.orde\
r.length&&t.every((o,a)=>o===e.order[a])||(e.current=Math.max(0,r)),e.order=t,e.sort=n.sort;for(let o of e.",'headings)O\
n(o,n.sort);e.table.setAttribute("aria-rowcount",String(t.length+1)),e.details!==null&&e.resized.unobserve(e.details),',
"e.details=r<0?null:Ln(e.rows[t[r]],()=>Hn(e)),e.layout={...e.layout,count:t.length,open:r<0?null:r,detailsHeight:0},e.b\
uilt.","clear(),e.body.replaceChildren(),e.rowWindow=null,D(e),e.details!==null&&e.resized.observe(e.details),Bn(e)&&D(e\
)}function Bn(e){","let[n]=e.built.values(),t=n?.offsetHeight??0;return t===0||t===e.layout.rowHeight?!1:(e.layout={...e\
.layout,rowHeight:t},","!0)}function D(e){let{body:n,built:t,layout:r,table:i}=e,{top:o}=n.getBoundingClientRect(),a=Dn(\
r,{from:-o,to:window.innerHeight-","o});if(e.rowWindow!==null&&br(e.rowWindow,a))return;e.rowWindow=a;let s=n.contains(d\
ocument.activeElement);for(let l of t.","keys())(l<a.first||l>=a.end)&&t.delete(l);let c=[];for(let l=a.first;l<a.end;l+\
=1){let u=t.get(l)??hr(e,l);t.set(l,u),c.","push(u),l===r.open&&e.details!==null&&c.push(e.details)}wr(n,[...ke(a.above)\
,...c,...ke(a.below)]),s&&!n.contains(document.","activeElement)&&i.focus({preventScroll:!0})}function hr({rows:e,order:\
n,layout:t,current:r,axis:i},o){let a=e[n[o]];return Cn(","a,{place:o,isOpen:o===t.open,isCurrent:o===r,axis:i})}functio\
n br(e,n){let{first:t,end:r,above:i,below:o}=e;return t===n.","first&&r===n.end&&i===n.above&&o===n.below}function wr(e,\
n){let t=new Set(n);for(let r of[...e.children])t.has(r)||r.remove();","for(let[r,i]of n.entries()){let o=e.children[r]?\
?null;o!==i&&e.insertBefore(i,o)}}function ce(e,n){let{order:t,built:r,body:i,",'layout:o}=e;if(t.length===0)return;let \
a=r.get(e.current)?.querySelector("button");if(a&&(a.tabIndex=-1),e.current=Math.',"min(t.length-1,Math.max(0,n)),!r.has\
(e.current)){let l=window.scrollY+i.getBoundingClientRect().top+z(o,e.current);window.",'scrollTo({top:l-window.innerHei\
ght/3}),D(e)}let s=r.get(e.current),c=s?.querySelector("button");!s||!c||(c.tabIndex=0,c.','focus({preventScroll:!0}),s.\
scrollIntoView({block:"nearest"}))}function Un(e,n){let t=m("input",{type:"search","aria-label":"Search benchmarks",plac\
eholder:"Search benchmarks ( / )","\\','aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});t.addEventListene\
r("input",()=>n({text:t.value}));let r=new Set,','i=new Map(pn(e).map(l=>{let u=e.filter(h=>h.kind===l).length,d=[xe.get\
(l)??l," ",m("span",{class:"quiet"},[u.toLocaleString(','"en-US")])],y=m("button",{type:"button",class:`chip ${l}`,"aria\
-pressed":"false"},d);return y.addEventListener("click",()=>{','r.delete(l)||r.add(l),n({kinds:[...r]})}),[l,y]})),o=m("\
p",{role:"status",class:"quiet"}),a=m("button",{type:"button",class:"\\','plain",hidden:!0},["Show all"]);a.addEventList\
ener("click",()=>{n({text:"",kinds:[]}),t.focus()});let s=m("div",{role:"g\\','roup","aria-label":"Show only",class:"chi\
ps"},[...i.values()]);return{element:m("div",{class:"toolbar"},[t,s,o,a]),search:t,','show({text:l,kinds:u},d){t.value!=\
=l&&(t.value=l),r.clear();for(let h of u)r.add(h);for(let[h,O]of i)O.setAttribute("ari\\','a-pressed",String(r.has(h)));\
let y=M(e.length,"result");o.textContent=d===e.length?y:`${d.toLocaleString("en-US")} of ${y}`,','a.hidden=d===e.length}\
}}try{Rr()}catch(e){document.documentElement.classList.remove("live"),console.error(e)}function Rr(){let e=document.getE\
lementById(','"data")?.textContent,n=document.getElementById("explorer");if(!e||n===null)return;let t=sn(JSON.parse(e)),\
r=gn(t),i=v,o=Un(',"t,d=>s(d)),a=_n(t,Xe(t),{onSort:d=>s({sort:d}),onOpen:d=>s({row:d?.key??null})});n.append(o.element,\
a.element);function s(d){","c({...i,...d}),Vn(i)}function c(d){i=d;let y=r(i);return o.show(i,y.length),a.show(i,y),y}fu\
nction l(d){let y=_=>!_.some(",'ue=>t[ue].key===d.row),h=c(d);if(d.row===null)return;y(h)&&(h=c({...d,text:"",kinds:[]})\
);let O=h.findIndex(_=>t[_].key===','d.row);O>=0&&a.focus(O)}yn(t,({key:d})=>{l({...i,row:d}),Vn(i)}),window.addEventLis\
tener("hashchange",()=>{let d=Se(location.','hash);d!==null&&l(d)}),xr(o.search,{onDown:()=>a.focus(0),onEscape:()=>s({t\
ext:""})});let u=Se(location.hash);u===null?c(','v):l(u)}function xr(e,{onDown:n,onEscape:t}){document.addEventListener(\
"keydown",r=>{let i=r.target instanceof HTMLInputElement;','r.key==="/"&&!i&&!r.ctrlKey&&!r.metaKey&&!r.altKey?(r.preven\
tDefault(),e.focus()):r.key==="ArrowDown"&&r.target===e?(r.preventDefault(),','n()):r.key==="Escape"&&r.target===e&&t()}\
)}function Vn(e){let n=fn(e);try{history.replaceState(null,"",n===""?location.pathname+',"location.search:`#${n}`)}catch\
{return}}})();"].join(`
`),PAGE_SCRIPT_HASH="sha256-VSVA+Pqhwz9afUN/7dSEZXmcW62bYf9++z+njPHaGAw=";var SIGNS={good:"\u2713",warning:"!",bad:"\u2715",undecided:"?",broken:"!"};function partsOfPage({rows}){return{style:hasFunctions(
rows)?`${STYLE}${FUNCTIONS_STYLE}`:STYLE,scriptHash:PAGE_SCRIPT_HASH,otherScripts:hasFlameGraph(rows)?[FLAME_SCRIPT_HASH]:
[]}}var MAX_OPEN_FINDINGS=6,HTML_FORMATTER={plain:escapeHtml,strong:text=>`<strong>${escapeHtml(text)}</strong>`,code:renderCode,
untrusted:renderCode},UNCUT_HTML_FORMATTER={...HTML_FORMATTER,code:text=>`<code>${escapeHtml(stripControls(text))}</code\
>`,untrusted:text=>`<code>${escapeHtml(stripControls(text))}</code>`};function renderHtml(report){let anchors=anchorsOf(
report),{mark,text}=makeHeadline(report),results=resultsSection(report,anchors);return`${renderPageStart({title:`${text}\
 \xB7 ${quoteUntrustedText(report.name)}`,...partsOfPage(report),isReplaced:!0})}
${results===""?"":`<a class="skip" href="#results">Skip to the results</a>
`}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${escapeHtml(text)}</span></h1>
${report.accepted===null?"":`<p>${toHtml(formatAuditLine(report.accepted))}</p>
`}${isNothingMeasured(report)?"":`<p>${escapeHtml(formatCounts(report))}.</p>
`}${listDecisions(report).map(sentence=>`<p>${toHtml(sentence)}</p>
`).join("")}<p class="quiet">${originLine(report)}</p>
</header>
<main>
${verdictSection(report,anchors)}${overviewSection(report)}${results}${machineSection(report)}</main>
${renderPageFooter(report)}
${dataScript(report)}</body>
</html>
`}function toHtml(words){return formatRichText(words,HTML_FORMATTER)}function originLine({name,commits,rounds}){let short=(sha,how)=>renderCode(
sha===null?how:abbreviateSha(sha)),{base,head}=commits,sides=`base ${short(base.sha,base.how)} against head ${short(head.
sha,head.how)}`;return`${renderCode(name)} \xB7 ${sides} \xB7 ${formatCount(rounds,"round")}`}function verdictSection(report,anchors){
let items=listFindings(report).map(finding=>findingItem(finding,anchors)),rest=items.slice(MAX_OPEN_FINDINGS),folded=rest.
length===0?"":`<details><summary>${formatCount(rest.length,"more budget")} broken or undecided</summary>
${renderList(rest)}</details>
`,errors=problemList2(report.problems.filter(({severity})=>severity==="error")),warnings=problemList2(report.problems.filter(
({severity})=>severity!=="error"));return`${errors}${renderList(items.slice(0,MAX_OPEN_FINDINGS))}${folded}${renameProposal(
report)}${adviceLine(report)}${sinceLine(report)}${configPart2(report)}${warnings}${nextSteps(report)}`}function findingItem({
row,verdict,what,facts,culprit,functions,because},anchors){let reason=because===null?"":`<p class="quiet">Why this budge\
t: ${escapeHtml(cleanUntrustedText(because))}</p>`,numbers=facts.length===0?"":`<p class="quiet">${toHtml(facts)}</p>`,tone=verdict.
outcome==="fail"&&verdict.level==="fail"?"fail":"unclear",named=what.findIndex(piece=>isUntrusted(piece)),sentence=what.
map((piece,index)=>index===named?linkToRow(row,anchors,toHtml([piece])):toHtml([piece])),drawing=culprit!==null&&"culpri\
t"in row?drawCulprit(row):null,picture=drawing===null?"":`<div class="commits">${renderDrawing(drawing)}</div>`,cause=culprit===
null?"":`<p>${toHtml(culprit)}</p>${picture}`,flames=functions===null||!("state"in row)?"":renderFlames(row),from=functions===
null?"":`${renderFunctions2(functions,toHtml)}${flames}`;return`<li class="${tone}"><p>${sentence.join("")}</p>${cause}${from}${numbers}${reason}\
</li>
`}function isUntrusted(piece){return typeof piece!="string"&&!("strong"in piece)}function configPart2({configChange}){if(configChange===
null)return"";let items=formatConfigItems(configChange).map(item=>`<li>${toHtml(item)}</li>
`),all=items.length===0?"":`<ul>
${items.join("")}</ul>
`;return`<p>${formatRichText(formatConfigSentence(configChange),UNCUT_HTML_FORMATTER)}</p>
${all}`}function problemList2(problems){let items=problems.map(problem=>{let{severity,excerpt}=problem,lines=excerpt===void 0?
"":`<pre>${escapeHtml(renderExcerpt(excerpt))}</pre>`,words=formatRichText(formatDiagnostic(problem),UNCUT_HTML_FORMATTER);
return`<li class="${severity}"><p><strong>${severity}</strong> ${words}</p>${lines}${lastLines(problem)}</li>
`});return renderList(items)}function lastLines(problem){let{output}=problem;if(output===void 0)return"";let lines=`<pre\
><code>${escapeHtml(cleanLastLines(output))}</code></pre>`;return`<details><summary>${titleOfLastLines(problem)}</summar\
y>${lines}</details>`}function renderList(items){return items.length===0?"":`<ul class="findings">
${items.join("")}</ul>
`}function renameProposal(report){let proposal=formatProposedRenames(report);return proposal===null?"":`<p>${toHtml(proposal.
sentence)}</p>
<pre><code>${escapeHtml(proposal.yaml)}</code></pre>
`}function adviceLine(report){let findings=listFindings(report);return needsAdvice(findings)?`<p>${toHtml(formatAdvice(report,
findings))}</p>
`:""}function sinceLine(report){let line=formatSinceLine(report);return line===null?"":`<p>${toHtml(line)}</p>
`}function nextSteps(report){let{steps,repeats}=listNextSteps(report),shown=repeats.commands.map(({leg,command})=>`<p>${REPEAT_TITLE}${leg===
null?"":`, ${renderCode(leg)}`}:</p>
<pre>${escapeHtml(command)}</pre>
`),remarks=repeats.remarks.map(remark=>`<p>${toHtml(remark)}</p>
`);return(steps.length===0?"":`<h2>${NEXT_STEPS_TITLE}</h2>
<ul>
${steps.map(stepItem2).join("")}</ul>
`)+shown.join("")+remarks.join("")}function stepItem2({text,yaml,url}){let link=url===void 0?"":` <a href="${escapeHtml(
url)}">${GUIDE_TITLE}</a>`,lines=yaml===void 0?"":`
<pre><code>${escapeHtml(yaml)}</code></pre>`;return`<li>${toHtml(text)}${link}${lines}</li>
`}function overviewSection(report){let overview=drawOverview(report.rows);if(overview===null)return"";let labels=overview.
axis.ticks.map(tick=>`<span style="top:${toPercentOfHeight(overview.axis.at(tick))}">${formatWorsening(tick)}</span>`),caption=`${formatCount(
overview.count,"change")}, worst on the left, each with its 95% interval where one is known. Dashed: what the budgets al\
low.`;return`<section class="overview" aria-labelledby="changes">
<h2 id="changes">All changes</h2>
<div class="chart"><div class="labels" aria-hidden="true">${labels.join("")}</div>${renderDrawing(overview.drawing)}</di\
v>
<p class="quiet pointed">${caption}</p>
${geomeanLine(report)}</section>
`}function geomeanLine(report){let{geomeans}=report;return geomeans.length===0?"":`<p class="quiet">Geometric mean of th\
e changes: ${geomeans.map(geomean=>{let{unit,n}=geomean,shown=pickShownChange(geomean,report);return`${renderCode(unit)}\
 ${escapeHtml(formatChange(shown.change))} (of ${n})`}).join(" \xB7 ")}</p>
`}function resultsSection(report,anchors){if(report.rows.length===0)return"";let shaped=renderCustomSections(report);return`\
<section id="results" tabindex="-1" aria-label="Results">
${shaped===""?"":`<h2>As the configuration shapes it</h2>
${shaped}
`}<h2>Every result</h2>
<div id="explorer"></div>
<div class="written">
${renderRowSections(report,anchors)}
${renderChangedPictures(report)}
</div>
</section>
`}function machineSection(report){let{plan,legs}=report,all=(legs===void 0?[factList(report)]:legs.map(({name,environment})=>{
let facts=factList({plan,environment});return facts===""?"":`<h3>${renderCode(name)}</h3>
${facts}`})).join("");return all===""?"":`<section aria-labelledby="machine">
<h2 id="machine">Where it was measured</h2>
${all}</section>
`}function factList(machine){let entries=listMachineFacts(machine).map(({label,text})=>`<dt>${label}</dt><dd>${toHtml(text)}\
</dd>
`);return entries.length===0?"":`<dl>
${entries.join("")}</dl>
`}function renderPageFooter(report){let lines=listOriginFacts(report).map(toHtml),facts=listRunFacts(report).map(toHtml).
join(" \xB7 ");return`<footer class="quiet">${[...lines,facts].map(text=>`<p>${text}</p>`).join("")}</footer>`}function dataScript({
rows}){return rows.length===0?"":`<script type="application/json" id="data">${toScriptJson(packRows(rows))}</script>
<script>${PAGE_SCRIPT}</script>
`}var REPORT_VERSION=1,OUTCOMES={pass:"pass",fail:"fail",unknown:"inconclusive"};function renderJson(report){let{name,conclusion,
accepted,commits,rounds,seed,commands,rows,counts,tables,problems}=report,value={version:REPORT_VERSION,name,verdict:conclusion,
accepted:accepted&&toOverrideJson(accepted),base:commits.base,head:commits.head,rounds,...report.placements!==void 0&&{placements:report.
placements},...report.measuredAgain&&{measuredAgain:report.measuredAgain},seed,commands,counts,...report.shard&&{shard:formatShard(
report.shard)},...report.benchmarkFiles&&{benchmarkFiles:report.benchmarkFiles},...report.cost&&{cost:report.cost},notMeasured:listReasons(
report,isSkip),...listMeasuredDespiteRules(report),comparisons:rows.map(toComparisonJson),geomeans:geomeanEntries(report),
tables:tables===null?null:tables.map(toTableJson),problems:[...problems,...listConfigProblems(report)].map(toDiagnosticJson),
...report.configSource!==void 0&&{configuration:report.configSource},configChange:report.configChange&&toConfigChangeJson(
report.configChange),environment:report.environment,...report.proposedRenames&&{proposedRenames:report.proposedRenames},
...report.baseline&&{baseline:report.baseline},...report.legs&&{legs:report.legs}};return`${JSON.stringify(value,null,2)}\

`}function listReasons({decisions=[]},isWanted){return decisions.filter(isWanted).map(decision=>({command:decision.command,
...decision.leg!==void 0&&{leg:decision.leg},reason:decision.reason,detail:formatDetail(decision)}))}function listMeasuredDespiteRules(report){
let measured=listReasons(report,decision=>!isSkip(decision));return measured.length===0?{}:{measured}}function toOverrideJson({
label,by,isAuthor,at,scope,verdict}){return{label,by,isAuthor,at,scope,verdict}}function listConfigProblems({configChange}){
if(configChange===null)return[];let{path,kind}=configChange;return[makeWarning("configuration-changes",inFile(path),{kind})]}
function toConfigChangeJson({path,kind,error,settings}){return{path,kind,error:error&&formatDiagnosticLine(error),settings:settings.
map(({budget,key,base,head})=>({budget,key,base,head}))}}function toComparisonJson({command,name,group,metric,unit,better,
state,base,head,delta,change,interval,p,exact,placements,detectable=null,verdicts,renamed,place,wouldDecide,since,culprit,
functions}){return{command,name,group,metric,unit,better,state,exact,...placements&&{placements},base:toSideJson(base),head:toSideJson(
head),delta:finiteOrNull(delta),change:finiteOrNull(change),interval:interval&&toChangeInterval(interval),p,detectable:finiteOrNull(
detectable),budgets:toBudgetsJson(verdicts),...since&&{since:{...toLevelJson(since),significant:since.isSignificant}},...wouldDecide&&
{wouldDecide:{minutes:wouldDecide.minutes,limit:wouldDecide.limit}},...culprit&&{culprit:toCulpritJson(culprit)},...functions&&
toFunctionsJson(functions),...renamed&&{renamed:{from:renamed.from,by:renamed.by}},...place&&{place:{file:place.file,line:place.
line}}}}function toCulpritJson({kind,commits,of,builds,rounds}){return{kind,commits:commits.map(({sha})=>sha),of,builds,
rounds}}function toFunctionsJson(functions){if(functions.kind==="missing")return{functions:[],profile:{of:null,reason:functions.
reason}};let{attribution,elsewhere,isOfCommand}=functions,{runs,samples,unnamed}=attribution;return{functions:attribution.
functions.map(({name,file,deltaSelf,low,high,touched})=>({name,file,deltaSelf,low,high,touched})),profile:{of:isOfCommand?
"command":"benchmark",reason:unnamed?.reason??null,runs,samples,elsewhere,proportional:functions.isProportional,wouldShow:unnamed?.
runs??null}}}function toBudgetsJson(verdicts){return verdicts.map(({kind,limit,level,outcome,because,anchored})=>({kind,
limit,level,outcome:typeof anchored?.level=="string"?NO_LEVEL:OUTCOMES[outcome],because,...anchored&&toAgainstJson(anchored)}))}
var NO_LEVEL="no-level";function toAgainstJson({against,level}){return typeof level=="string"?{against,since:null,reason:level}:
{against,since:toLevelJson(level)}}function toLevelJson({anchor,base,change,interval,p}){return{anchor:anchor.name,commit:anchor.
commit,base,change,interval:toChangeInterval(interval),p}}function geomeanEntries(report){let{geomeans,judgedGeomeans}=report,
shown=geomeans.map(one=>({one,judged:findJudgedGeomeans(one,report)})),judged=shown.flatMap(({judged:judged2})=>judged2);
return[...shown.map(({one:{unit,base,head,delta,n},judged:judged2})=>({unit,base,head,delta,n,...toEvidenceJson(judged2[0]),
budgets:judged2.flatMap(({verdicts})=>toBudgetsJson(verdicts))})),...judgedGeomeans.filter(row=>!judged.includes(row)).map(
row=>({unit:row.unit,base:row.base?.median??null,head:row.head?.median??null,delta:finiteOrNull(row.delta),n:row.members.
length,...toEvidenceJson(row),budgets:toBudgetsJson(row.verdicts)}))]}function toEvidenceJson(row){let{group=null,change=null,
interval=null,p=null,members=null,leftOut=null}=row??{};return{group,change:finiteOrNull(change),interval:interval&&toChangeInterval(
interval),p,members,leftOut}}function toTableJson({fields,unit,sides,varying,columns,rows,geomeans}){return{fields:fields.
map(({name,value})=>({name,value})),unit,sides,varying,columns,rows:rows.map(({label,cells})=>({label,cells:cells.map(cell=>cell&&
toCellJson(cell))})),geomeans:geomeans.map(({value,delta})=>({value,delta}))}}function toCellJson({n,median,spread,comparison}){
let{delta,change,p}=comparison??{};return{n,median,...toMedianInterval(spread),comparison:comparison&&{delta,change,p}}}
function toSideJson(summary){if(summary===null)return null;let{n,median,spread,values,rounds}=summary;return{n,median,...toMedianInterval(
spread),values,rounds}}function toMedianInterval({low,high}){let isThere=Number.isFinite(low)&&Number.isFinite(high);return{
low:isThere?low:null,high:isThere?high:null}}function toChangeInterval({low,high}){return low<=-1&&high===1/0?null:{low:finiteOrNull(
low),high:finiteOrNull(high)}}function finiteOrNull(value){return value!==null&&Number.isFinite(value)?value:null}export{fitDocument,byteLengthOf,renderCodeSpan,renderCodeBlock,renderTableRow,renderTableHead,makeDetailsTags,renderLink,
renderHeading,renderOverview,renderResults,renderFooter,renderOmission,OMISSION_ROOM,renderNextSteps,COMMENT_LIMIT,renderComment,
renderHtml,renderJson};
