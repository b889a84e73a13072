import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{PLAIN,QUOTING,advice,change,findings,quote,say,span,tell}from"./chunk-6SOG4SPE.js";import{counted,groupLabel,
listed,lowerFirst,wordsFor,worseWord}from"./chunk-6D5IVRLX.js";import{brief,differences,fixed,formatQuantity,isOnBothSides,
percent,rough,scaler,wholePercent}from"./chunk-I26ZRJC7.js";import{TEXT_LIMIT,quoted,shorten,stripControls,visible}from"./chunk-PO57IB6S.js";
import{shellWord}from"./chunk-Y4QSQYSV.js";import{LEVELS,PROBLEM_CODES,STATES,benchmarkKey,forLog}from"./chunk-TAHYMK3E.js";
import{renderExcerpt}from"./chunk-DX5SWUY6.js";function acceptedBy({by,at}){return say`Accepted by ${quote(`@${by}`)} on ${time(at)}: `}function auditLine({label:label2,
by,isAuthor,at,scope,verdict}){let who=isAuthor?say`${quote(`@${by}`)}, who also opened the pull request,`:say`${quote(`\
@${by}`)}`,reach=scope==="commit"?"It holds for this commit only: a new push needs a new label.":"It holds for every com\
mit of this pull request.";return say`The verdict is ${quote(verdict)}. ${who} set the label ${quote(label2)} on ${time(
at)}, and so the check passes. ${reach}`}function time(at){let ms=Date.parse(at);return Number.isNaN(ms)?quote(at):`${new Date(
ms).toISOString().slice(0,16).replace("T"," ")} UTC`}var QUOTED=/"([^"\n]+)"|`([^`\n]+)`/g,PROSE=/^[\p{L}\p{N}\s.,;:()'%/=+±…–-]*$/u,LINKING=/:\/\/|www\.|\bGH-\d|\b[0-9a-f]{7,}\b/iu;
function messagePhrase(message){let pieces=[],end=0;for(let{0:whole,1:found,2:written,index}of message.matchAll(QUOTED))
pieces.push(message.slice(end,index),quote(found??written??"")),end=index+whole.length;pieces.push(message.slice(end));let isHarmless=pieces.
every(piece=>typeof piece!="string"||isProse(piece)),isApart=pieces.every((piece,index)=>piece!==""||index===0||index===
pieces.length-1);return isHarmless&&isApart?pieces.filter(piece=>piece!==""):[quote(message)]}function isProse(text2){return PROSE.
test(text2)&&!LINKING.test(text2)}var MOST_ITEMS=20,ERROR_LIMIT=400;function configSentence({path,kind,error,settings}){let counts="the one of the base co\
mmit was used";if(kind==="deleted")return say`This pull request deletes the configuration ${quote(path)}; ${counts}. ${consequence(
settings)}`;let changes=say`This pull request changes the configuration ${quote(path)}; ${counts}.`;return error===null?
say`${changes} ${consequence(settings)}`:say`${changes} After the merge it could not be read: ${messagePhrase(visible(error,
ERROR_LIMIT))}`}function consequence(settings){return settings.length===0?"Nothing that it sets would change.":"Would ch\
ange after the merge:"}function configItems({settings}){let items=settings.slice(0,MOST_ITEMS).map(item),more=settings.length-
items.length;return more===0?items:[...items,say`and ${more.toLocaleString("en-US")} more in the JSON report`]}function configLine(change2){
return tell([configSentence(change2),...configItems(change2).map(listed2)].flat(),LOG)}var LOG={plain:text2=>text2,strong:text2=>text2,
untrusted:text2=>quoted(text2,ERROR_LIMIT)};function listed2(phrase,index){return[index===0?" ":"; ",...phrase]}function item({
budget,key,base,head}){if(budget!==null&&key===null)return base===null?say`${quote(budget)} added: ${value(head)}`:say`${quote(
budget)} removed: ${value(base)}`;let change2=say`${name(key??"")} ${value(base)} → ${value(head)}`;return budget===null?
change2:say`${quote(budget)}: ${change2}`}function name(key){return/^[a-z]+(?:[- ][a-z]+)*$/.test(key)?key:quote(key)}function value(text2){
return text2===null?"not set":quote(text2)}var HOW=new Map([["merge-base","merge base with the target branch"],["target","tip of the target branch"],["head","head \
of the pull request"],["merge","merge commit of the pull request"],["worktree","working tree with uncommitted changes"],
["baseline","not measured: a baseline stands in for it"]]);function originFacts({commits,configSource}){let sides=[commitFact(
"base",commits.base),commitFact("head",commits.head)];return configSource===void 0?sides:[...sides,configFact(configSource)]}
var CONFIG_HOW={start:"where head left its branch",tip:"the tip of the branch, which had it first after head had left",head:"\
head",named:"as it was asked for",worktree:"the working tree"};function configFact(source){if(source===null)return say`configuration: none, so the defaults count`;
let{path,commit,how}=source;return commit===null?say`configuration ${quote(path)} of ${CONFIG_HOW[how]}`:say`configuration ${quote(
path)} of ${commit} (${CONFIG_HOW[how]})`}function commitFact(side2,{sha,how}){let chosen=HOW.get(how);return sha===null&&
chosen===void 0?say`${side2} ${quote(how)}`:say`${side2} ${sha??"unknown"} (${chosen??quote(how)})`}function runFacts(report){
let{rounds,environment,rows,baseline,legs=[]}=report,all=[say`${counted(rounds,"round")}`,...againFacts(report)];baseline!==
void 0&&all.unshift(baselineFact(baseline,environment));let machines=legs.length===0?machineOf(report):legs.slice(0,LEGS_SHOWN).
map(legFact),more=legs.length-LEGS_SHOWN,rest=more>0?[say`${counted(more,"leg")} more`]:[];return[...all,...machines,...rest,
...noiseFacts(rows)]}function againFacts({measuredAgain}){if(measuredAgain===void 0)return[];let{rounds,minutes}=measuredAgain;
return[say`${counted(rounds,"disturbed round")} measured again (${brief(minutes,1)} min)`]}var LEGS_SHOWN=6;function machineOf({
seed,environment}){return[...seed===""?[]:[say`seed ${quote(seed)}`],...environment===null?[]:[say`${quote(environment.cpu)}, ${counted(
environment.cores,"core")}`]]}function legFact(leg){return say`${quote(leg.name)}: ${machineOf(leg).flatMap((fact,index)=>index===
0?fact:[", ",...fact])}`}function baselineFact({path,commit,measuredOn,environment},here){let of=commit.how==="worktree"?
say`a working tree`:say`${commit.sha?.slice(0,7)??"unknown"}`,day=measuredOn===null?"":`, ${measuredOn}`,where=here!==null&&
differences(environment,here).length===0?"a machine of the same model":"another machine";return[...say`baseline ${quote(
path)} of `,...of,`${day}, measured on ${where}`]}function noiseFacts(rows){let noisy=rows.filter(({exact,base,head})=>!exact&&
base!==null&&head!==null),noise=noisy.flatMap(({base})=>halfWidth(base.spread,base.median)??[]).toSorted(ascending),found=noisy.
flatMap(({detectable})=>detectable??[]).toSorted(ascending);return[...extent(noise).map(text2=>say`noise ±${text2}`),...extent(
found).map(text2=>say`finds 9 of 10 regressions of ${text2}`)]}function extent(ratios2){let middle=ratios2[Math.floor((ratios2.
length-1)/2)],worst=ratios2.at(-1);return middle===void 0||worst===void 0?[]:[rough(middle)===rough(worst)?rough(middle):
`${rough(middle)} (worst ${rough(worst)})`]}function halfWidth({low,high},unit){let half=(high-low)/2/Math.abs(unit);return Number.
isFinite(half)?half:null}function ascending(left,right){return left-right}var LINES={configuration:"The configuration cannot be used",permission:"The report could not be made: the token may not \
read what it needs","workflow-unknown":"The report could not be made: the workflow that measured is not on the default b\
ranch","measuring-failed":"The report could not be made: the run that measured did not succeed","pull-request-unknown":"\
The report could not be made: the pull request of this commit is not known","recording-missing":"The report could not be\
 made: there is no recording","recording-refused":"The report could not be made: a recording was refused","report-failed":"\
The report could not be made","not-measured":"Nothing was measured",cancelled:"Measuring was cancelled, so nothing is ju\
dged",tampered:"Nothing is judged: something interfered with the measuring","setup-failed":"The setup failed on head","b\
enchmark-failed":"The benchmark failed on head","time-over":"Nothing was measured on head before the time was over","not\
hing-measured":"Nothing was measured on head","limit-misfit":"Nothing is judged: the limit of a budget does not fit its \
metric","rounds-too-few":"Nothing is judged: these rounds can never show that a budget is broken"};function errorLine({problems,
legs}){let found=new Set(problems.filter(({severity})=>severity==="error").map(({code:code2})=>code2)),first=PROBLEM_CODES.
find(code2=>found.has(code2)),line2=first===void 0?"Nothing is judged because of an error":LINES[first];return legs===void 0?
line2:`On at least one machine: ${lowerFirst(line2)}`}var STATE_WORDS=[["regression","worse"],["inconclusive","undecided"],["improvement","better"],["unchanged","unchanged"],
["new","new"],["removed","removed"],["failed","failed"]],MOST_WAYS=2,MARKS={pass:"good",warn:"warning",fail:"bad",inconclusive:"\
undecided",error:"broken"};function headline(report){let{conclusion,accepted,rows}=report;return{mark:accepted!==null||conclusion===
"pass"&&emptyPass(rows)!==null?"warning":MARKS[conclusion],text:tell(headlinePhrase(report),PLAIN)}}function headlinePhrase(report){
let{conclusion,accepted,rows}=report;if(accepted!==null)return[...acceptedBy(accepted),lowerFirst(LINES2[accepted.verdict](
report))];let empty=conclusion==="pass"?emptyPass(rows):null;return empty!==null?[empty]:[LINES2[conclusion](report)]}function emptyPass(rows){
return isBaseless(rows)?"Nothing to compare with: base has no results":isUnjudged(rows)?"Nothing was judged: base was me\
asured on another machine":null}function countsLine({rows,counts}){let kinds=STATE_WORDS.filter(([state])=>counts[state]>
0).map(([state,word])=>`${counts[state].toLocaleString("en-US")} ${word}`),about=`${counted(benchmarks(rows),"benchmark")}\
, ${counted(rows.length,"result")}`;return kinds.length===0?about:`${about}: ${kinds.join(", ")}`}function benchmarks(rows){
return new Set(rows.map(benchmarkKey)).size}var LINES2={pass:report=>{let{rows,judgedGeomeans}=report;if([...rows,...judgedGeomeans].
every(({verdicts})=>verdicts.length===0))return"No budget applies to these benchmarks";if(hasBroken(report,"report"))return`${brokenLine(
report,"report")} (for information only)`;let better=benchmarks(rows.filter(({state})=>state==="improvement")),improved=better===
0?[]:[`${better} got better`],open=openIn(report,["warn","report"]),undecided=open.length===0?[]:[`could not tell for ${listed(
open)}`];return["No benchmark broke its budget",...improved,...undecided].join(", ")},warn:report=>`${brokenLine(report,
"warn")} (a warning only)`,fail:report=>brokenLine(report,"fail"),inconclusive:report=>report.baseBrokeIn===void 0?`Coul\
d not tell for ${listed(openIn(report,["fail"]))}`:`Could not tell: base ran at first and failed in round ${report.baseBrokeIn}`,
error:report=>errorLine(report)};function openIn({rows,judgedGeomeans},levels){let isOpen=({verdicts})=>verdicts.some(({
level,outcome,isUnjudged:isUnjudged2})=>levels.includes(level)&&outcome==="unknown"&&!isUnjudged2),[open,geomeans]=[benchmarks(
rows.filter(isOpen)),judgedGeomeans.filter(isOpen)];return[...open===0?[]:[counted(open,"benchmark")],...geomeansIn(geomeans)]}
function hasBroken({rows,judgedGeomeans},level){return[...rows,...judgedGeomeans].some(({verdicts})=>verdicts.some(verdict=>is(
verdict,level,"fail")))}function brokenLine({rows,judgedGeomeans},level){let broken=rows.flatMap(row2=>row2.verdicts.filter(
verdict=>is(verdict,level,"fail")).map(verdict=>({row:row2,verdict}))),limits=broken.filter(({verdict})=>verdict.limit!==
null),members=["removed","new"].flatMap(kind=>{let own=broken.filter(({verdict})=>verdict.kind===kind).map(({row:row2})=>row2);
return membersLines(own,{kind,isOfBoth:isOnBothSides(rows)})}),geomeans=judgedGeomeans.filter(({verdicts})=>verdicts.some(
verdict=>is(verdict,level,"fail"))),budgets2=budgetsLine(limits,geomeans);return budgets2.length===0?`${listed(members)}\
, which this gate does not allow`:capitalised(listed([...budgets2,...members]))}function membersLines(rows,{kind,isOfBoth}){
let partly=rows.filter(isOfBoth),[whole,changed]=[benchmarks(rows.filter(row2=>!isOfBoth(row2))),benchmarks(partly)],metrics=new Set(
partly.map(({metric})=>metric)).size,be=kind==="new"?["is","are"]:["was","were"],[verb,adjective]=kind==="new"?[changed===
1?"has":"have","new "]:["lost",""],what=metrics===1?`a ${adjective}metric`:`${metrics} ${adjective}metrics`;return[...whole===
0?[]:[`${counted(whole,"benchmark")} ${whole===1?be[0]:be[1]} ${kind}`],...changed===0?[]:[`${counted(changed,"benchmark")}\
 ${verb} ${what}`]]}function budgetsLine(limits,geomeans){if(limits.length===0)return geomeansLine(geomeans);if(geomeans.
length===0)return[limitsLine(limits)];let count=counted(benchmarks(limits.map(({row:row2})=>row2)),"benchmark");return[`${listed(
[count,...geomeansIn(geomeans)])} broke their budgets`]}function geomeansIn(geomeans){let[one,...others]=geomeans;return one===
void 0?[]:others.length>0?[counted(geomeans.length,"geomean")]:[`the geomean of ${counted(one.members.length,"benchmark")}`]}
function geomeansLine(geomeans){let[only,...others]=geomeans;return geomeansIn(geomeans).map(subject=>others.length>0?`${subject}\
 broke their budget`:only===void 0||!wordsFor(only).telling?`${subject} broke its budget`:`${subject} ${wordsFor(only).verb[0]}\
 ${worseWord(only)} than its budget allows`)}function capitalised(sentence){return sentence.slice(0,1).toUpperCase()+sentence.
slice(1)}function limitsLine(broken){let count=benchmarks(broken.map(({row:row2})=>row2)),one=count===1,ways=[...new Set(
broken.map(({row:row2})=>`${wordsFor(row2).verb[one?0:1]} ${worseWord(row2)}`))],isTelling2=broken.every(({row:row2,verdict})=>verdict.
kind==="max-regression"&&wordsFor(row2).telling),whose=one?"its":"their";return!isTelling2||ways.length>MOST_WAYS?`${counted(
count,"benchmark")} broke ${whose} budget`:`${counted(count,"benchmark")} ${ways.join(one?" and ":" or ")} than ${whose}\
 budget allows`}function is(verdict,level,outcome){return verdict.level===level&&verdict.outcome===outcome}function isUnjudged(rows){
let verdicts=rows.flatMap(row2=>row2.verdicts);return verdicts.length>0&&verdicts.every(verdict=>verdict.isUnjudged)}function isBaseless(rows){
return rows.length>0&&rows.every(({base})=>base===null)}function problemPhrase({where,message,saidBy},limit=Number.POSITIVE_INFINITY){return saidBy!==void 0?say`the recording ${quote(
saidBy)} says of ${quote(where)}: ${quote(message)}`:say`${quote(where)}: ${messagePhrase(visible(message,limit))}`}function problemLine(problem2){
return problem2.saidBy!==void 0?tell(problemPhrase(problem2),QUOTING):`${visible(problem2.where)}: ${stripControls(problem2.
message)}`}var MAX_LEGS_SHOWN=6,REPEAT_TITLE="Repeat this measurement in a clone of the repository";function repeatTexts(report){if(!findings(
report).some(({verdict})=>verdict.outcome==="fail"&&verdict.limit!==null))return{commands:[],remarks:[]};let shown=report.
repeats.slice(0,MAX_LEGS_SHOWN),more=report.repeats.length-shown.length;return{commands:shown.flatMap(({leg,words})=>words===
null?[]:[{leg,command:["bench-referee",...words].map(shellWord).join(" ")}]),remarks:[...shown.flatMap(repeat2=>repeat2.
words===null?[obstacleRemark(repeat2)]:[]),...more>0?[say`The commands of ${counted(more,"more leg")} are left out.`]:[]]}}
function obstacleRemark({leg,obstacles}){let which=leg===null?say`the recording`:say`the recording ${quote(leg)}`,settings=obstacles.
flatMap(({option,recorded},index)=>[...index===0?[]:[", "],...recorded===null?say`no ${quote(option)}`:say`${quote(option)} ${quote(
recorded)}`]);return say`No command is shown that repeats this measurement, because ${which} says settings that the configuration does not say: ${settings}. Check them, and write them into the configuration to get the command.`}function judgedAs({unit,n},{judgedGeomeans}){return judgedGeomeans.filter(row2=>row2.unit===unit&&row2.members.length===
n)}function shownChange(geomean,judged){let[first]=judgedAs(geomean,judged);return first===void 0||first.change===null?{
change:geomean.delta,interval:null}:{change:first.change,interval:first.interval}}var SHOWN_ALPHA=.05;function tables(report){let{rows,geomeans}=report;return[...inOrder(rows,({unit})=>unit)].map(([unit,
ofUnit])=>{let severalMetrics=new Set(ofUnit.map(({metric})=>metric)).size>1,groups=[...inOrder(ofUnit,groupLabel)].map(
([name2,ofGroup])=>({name:name2,rows:ofGroup.map(row2=>cells(row2,severalMetrics))})),geomean=geomeans.find(candidate=>candidate.
unit===unit);return{unit,groups,geomean:geomean===void 0?null:geomeanCells(geomean,report)}})}function inOrder(rows,key){
let groups=new Map;for(let row2 of rows){let group=groups.get(key(row2))??[];groups.set(key(row2),group),group.push(row2)}
return groups}function cells(row2,severalMetrics){let{base,head,exact,unit}=row2,scaled=scaler([base,head].flatMap(side2=>side2?.
median??[]),unit),centre3=side2=>side2&&{median:scaled(side2.median),range:exact?"0%":range(side2)};return{row:row2,metric:severalMetrics?
row2.metric:null,base:centre3(base),head:centre3(head),change:changeCell(row2),test:testCell(row2),interval:span(row2.interval)??
""}}function geomeanCells(geomean,report){let{unit,base,head,n}=geomean,shown=shownChange(geomean,report);return{base:scaler(
[base],unit)(base),head:scaler([head],unit)(head),change:change(shown.change),interval:span(shown.interval)??"",n}}function range({
median,spread:{low,high}}){return!Number.isFinite(low)||!Number.isFinite(high)?"\u221E":Math.sign(low)!==Math.sign(median)||
Math.sign(high)!==Math.sign(median)?"?":median===0?"0%":wholePercent(Math.max(high/median-1,1-low/median))}function changeCell({
base,head,p,change:ratio}){return base===null||head===null?"":p!==null&&p>SHOWN_ALPHA?"~":ratio===null?"?":ratio===0?"0.\
00%":change(ratio)}function testCell({base,head,p}){if(base===null||head===null||p===null)return"";let sizes=base.n===head.
n?`n=${base.n}`:`n=${base.n}+${head.n}`;return p===0?`(${sizes})`:`(p=${fixed(p,3)} ${sizes})`}var HEAD_ONLY="Values of head only, because no key of the tables tells base and head apart: add .file to row, col or tab\
le.";function shapedTexts(tables2){return tables2.map(shapedText)}function notesOf(tables2){let isOfHead=tables2.some(({
sides})=>!sides.includes("base")),mixed=[...new Set(tables2.flatMap(({varying})=>varying))];return[...isOfHead?[HEAD_ONLY]:
[],...mixed.length>0?[mixedNote(mixed)]:[]]}function mixedNote(keys){return`Some cells mix benchmarks that differ in ${listed(
keys)}: add it to row, col, table or ignore.`}function titleOf({kind,title},voice){return kind==="change"||title===""?title:
voice(title)}function shapedText(table2){let{fields,unit,columns,rows}=table2,titles=columns.map(values=>values.filter(value2=>value2!==
"").join(" ")),versus={kind:"change",title:titles[0]==="base"?"vs base":"vs first"};return{caption:fields.filter(({value:value2})=>value2!==
"").map(({name:name2,value:value2})=>`${name2}: ${value2}`),unit,headings:titles.flatMap((title,column)=>[{kind:"values",
title},...column===0?[]:[versus]]),lines:rows.map(row2=>rowLine(row2,unit)),geomean:geomeanCells2(table2)}}function rowLine({
label:label2,cells:cells2},unit){let scaled=scaler(cells2.flatMap(cell=>cell?.median??[]),unit),[base=null]=cells2,values=cell=>cell===
null?"":`${scaled(cell.median)} \xB1 ${range(cell)}`;return{label:label2,cells:cells2.flatMap((cell,column)=>column===0?
[values(cell)]:[values(cell),comparedCell(base,cell)])}}function comparedCell(base,head){if(!head?.comparison)return"";let compared={
base,head,...head.comparison};return`${changeCell(compared)} ${testCell(compared)}`.trim()}function geomeanCells2({rows,
geomeans,unit}){return rows.length<2||geomeans.every(({value:value2})=>value2===null)?null:geomeans.flatMap(({value:value2,
delta},column)=>{let average=value2===null?"":scaler([value2],unit)(value2);return column===0?[average]:[average,delta===
null?"":change(delta)]})}var RANGE_MARGIN=" \xB1 ",BAR=" \u2502 ",COMPARED="vs base";function textTable(table2,paint){let lines=linesOf(table2),unit=visible(
table2.unit),labelWidth=Math.max(0,...lines.map(({label:label2})=>length(label2))),columns=[0,1,2,3,4,5].map(index=>({width:Math.
max(0,...lines.map(({cells:cells2})=>length(cells2[index]??""))),align:index===5?"left":"right"}));widen(columns,[0,1],Math.
max(length(unit),length("base"))),widen(columns,[2,3],Math.max(length(unit),length("head"))),widen(columns,[5,4],length(
COMPARED));let title=[span2(columns,[0,1],"base"),span2(columns,[2,3,4,5],"head")],units=[span2(columns,[0,1],unit),`${span2(
columns,[2,3],unit)}  ${span2(columns,[4,5],COMPARED,"left")}`];return[...[title,units].map(cells2=>`${" ".repeat(labelWidth)}${cells2.
map(cell=>BAR+cell).join("")} \u2502`),...lines.map(line2=>draw(line2,{labelWidth,columns,paint}))].map(line2=>`${line2}\

`).join("")}function shapedTextTable({caption:caption2,unit,headings,lines,geomean}){let head=[visible(unit),...headings.
map(heading2=>titleOf(heading2,visible))],rows=lines.map(({label:label2,cells:cells2})=>[label2===""?"":visible(label2),
...cells2]),all=[head,...rows,...geomean===null?[]:[["geomean",...geomean]]],widths=head.map((_,column)=>Math.max(...all.
map(cells2=>length(cells2[column]??"")))),drawn2=all.map(cells2=>cells2.map((cell,column)=>pad(cell,widths[column],column===
0?"left":"right")).join("   ").trimEnd());return[...caption2.map(field=>visible(field)),...drawn2].map(line2=>`${line2}
`).join("")}function linesOf({groups,geomean}){let lines=groups.flatMap(({name:name2,rows})=>{let members=rows.map(rowLine2);
return groups.length===1||name2===null?members:[{label:visible(name2),cells:["","","","","",""],row:null},...members]});
return geomean!==null&&lines.push({label:"geomean",cells:[geomean.base,"",geomean.head,"",geomean.change,""],row:null}),
lines}function rowLine2({row:row2,metric,base,head,change:change2,test}){return{label:metric===null?visible(row2.name):`${visible(
row2.name)} ${visible(metric)}`,cells:[...pair(base),...pair(head),change2,test],row:row2}}function pair(cell){return cell===
null?["",""]:[cell.median,cell.range]}function widen(columns,indexes,needed){let[grows,other]=[columns[indexes[0]],columns[indexes[1]]];
if(grows===void 0||other===void 0)return;let gap=indexes[0]<4?RANGE_MARGIN.length:1;grows.width=Math.max(grows.width,needed-
gap-other.width)}function span2(columns,indexes,title,align){let margins=[0,RANGE_MARGIN.length,BAR.length,RANGE_MARGIN.
length,2,1],width=indexes.reduce((sum,index,at)=>sum+columns[index].width+(at===0?0:margins[index]),0),before=align==="l\
eft"?0:Math.floor((width-length(title))/2);return pad(" ".repeat(Math.max(0,before))+title,width,"left")}function draw({
label:label2,cells:cells2,row:row2},layout){let{labelWidth,columns,paint}=layout,padded=cells2.map((cell,index)=>pad(cell,
columns[index].width,columns[index].align)),change2=row2===null?padded[4]:paint(padded[4],row2),range2=index=>(cells2[index]===
""?" ".repeat(RANGE_MARGIN.length):RANGE_MARGIN)+padded[index];return`${pad(label2,labelWidth,"left")}   ${padded[0]}${range2(
1)}   ${padded[2]}${range2(3)}  ${change2} ${padded[5]}`.trimEnd()}function pad(text2,width,align){let space=" ".repeat(
Math.max(0,width-length(text2)));return align==="left"?text2+space:space+text2}function length(text2){return[...text2].length}var COLOUR=/\u001B\[\d+m/g;function wrap(line2,{columns,indent}){let room=Math.max(40,columns);if(widthOf(line2)<=room)return line2;
let lead=/^ */.exec(line2)?.[0]??"",lines=[],current=lead,isEmpty=!0;for(let word of line2.slice(lead.length).split(" "))
isEmpty||widthOf(current)+1+widthOf(word)<=room?current+=isEmpty?word:` ${word}`:(lines.push(current),current=" ".repeat(
indent)+word),isEmpty=!1;return[...lines,current].join(`
`)}function widthOf(text2){return[...text2.replaceAll(COLOUR,"")].length}var STYLES={bold:1,dim:2,red:31,green:32,yellow:33},COLOURS={pass:"green",warn:"yellow",fail:"red",inconclusive:"yellow",
error:"red"},STATE_COLOURS={regression:"red",improvement:"green",inconclusive:"yellow"};function renderTerminal(report,options){
let paint=painter(options.colour),paintDelta=(text2,{state})=>{let style=STATE_COLOURS[state];return style===void 0?text2:
paint(text2,style)};return[...report.tables===null?tables(report).map(table2=>caption(table2)+textTable(table2,paintDelta)):
shapedParts(report.tables),renderVerdict(report,options)].join(`
`)}function renderVerdict(report,{colour,columns=null}){let paint=painter(colour),voice={...PLAIN,strong:text2=>paint(text2,
"bold")},pen={say:phrase=>tell(phrase,voice),paint,lines:(text2,first="",indent=first.length)=>`${wrap(first+text2,{columns:(columns??
Number.POSITIVE_INFINITY)-1,indent})}
`};return[verdictLines(report,pen),...findings(report).map(finding=>findingLines(finding,pen)),...nextLines(report,pen),
configLines(report,pen),problemLines(report,pen),provenance(report,pen)].filter(part=>part!=="").join(`
`)}function painter(colour){return(text2,style)=>colour?`\x1B[${STYLES[style]}m${text2}\x1B[0m`:text2}function shapedParts(shaped){
return[...notesOf(shaped).map(note=>`${note}
`),...shapedTexts(shaped).map(shapedTextTable)]}function caption({groups}){let[only]=groups;return groups.length===1&&only&&
only.name!==null?`${visible(only.name)}
`:""}function verdictLines(report,{say:say3,paint,lines}){let{conclusion,accepted}=report,all=[`${paint(conclusion.toUpperCase(),
accepted===null?COLOURS[conclusion]:"yellow")}: ${paint(headline(report).text,"bold")}.`,`${countsLine(report)}.`];return accepted!==
null&&all.push(say3(auditLine(accepted))),all.map(line2=>lines(line2)).join("")}function findingLines({verdict:{outcome,
level},what,facts,because},{say:say3,paint,lines}){let sign=outcome==="unknown"?paint("?","yellow"):level==="fail"?paint(
"\u2715","red"):paint("!","yellow"),sentence=lines(say3(what),`${sign} `,2),numbers=facts.length===0?"":paintLines(lines(
say3(facts),"    "),paint),reason=because===null?"":lines(`Why this budget: ${visible(because)}`,"    ");return sentence+
numbers+reason}function paintLines(text2,paint){return text2.replaceAll(/[^\s].*/g,line2=>paint(line2,"dim"))}function nextLines(report,{
say:say3,lines}){let all=findings(report),{commands,remarks}=repeatTexts(report);return[all.some(({verdict})=>verdict.outcome===
"unknown")?lines(say3(advice(report))):"",...commands.map(({leg,command})=>`${REPEAT_TITLE}${leg===null?"":`, ${say3([quote(
leg)])}`}:
  ${command}
`),...remarks.map(remark=>lines(say3(remark)))]}function configLines({configChange:configChange2},{say:say3,paint,lines}){
if(configChange2===null)return"";let items=configItems(configChange2).map(item2=>lines(say3(item2),"  ",4)),sentence=tell(
configSentence(configChange2),QUOTING);return lines(`${paint("warning","yellow")}: ${sentence}`,"",2)+items.join("")}function problemLines({
problems},{paint,lines}){let{shown,more}=forLog(problems),told=shown.map(problem2=>{let{severity,excerpt}=problem2,label2=paint(
severity,severity==="error"?"red":"yellow"),drawn2=excerpt===void 0?"":`${renderExcerpt(excerpt)}
`;return lines(`${label2}: ${problemLine(problem2)}`,"",2)+drawn2}),rest=more===0?"":`and ${more.toLocaleString("en-US")}\
 more in the JSON report
`;return told.join("")+rest}function provenance(report,{say:say3,paint,lines}){let facts=[...originFacts(report).map(say3),
runFacts(report).map(say3).join(" \xB7 ")];return paintLines(facts.map(fact=>lines(fact,"",2)).join(""),paint)}function fitTo(parts,{limit,of}){let placed=parts.flatMap(part=>place(part,[])),byRank=placed.toSorted((left,right)=>left.
line.rank-right.line.rank),kept=new Set,used=0,isFull=!1;for(let{line:line2,path}of byRank){let opened=path.filter(block=>!kept.
has(block)),cost=of(line2.text)+opened.reduce((sum,{open,close})=>sum+of(open)+of(close),0);if(isFull||=line2.rank>0&&used+
cost>limit,!isFull){used+=cost;for(let item2 of[line2,...opened])kept.add(item2)}}let omitted=placed.filter(({line:line2})=>line2.
counts===!0&&!kept.has(line2)).length;return{text:parts.map(part=>write(part,kept)).join(""),omitted}}function place(part,path){
if("text"in part)return[{line:part,path}];let inner=[...path,part];return part.parts.flatMap(child=>place(child,inner))}
function write(part,kept){return kept.has(part)?"text"in part?part.text:part.open+part.parts.map(child=>write(child,kept)).
join("")+part.close:""}function bytes(text2){return Buffer.byteLength(text2)}function code(text2,limit=TEXT_LIMIT){let content=visible(text2,limit),fence="`".repeat(longestRun(content)+1),padding=content.
startsWith("`")||content.endsWith("`")?" ":"";return`${fence}${padding}${content}${padding}${fence}`}function codeBlock(text2){
let content=text2.split(`
`).map(stripControls).join(`
`),fence="`".repeat(Math.max(3,longestRun(content)+1));return`${fence}sh
${content}
${fence}
`}function drawnBlock(lines,indent=""){let fence="`".repeat(Math.max(3,longestRun(lines)+1));return[`${fence}text`,...lines.
split(`
`),fence].map(line2=>`${indent}${line2}
`).join("")}function tableRow(cells2){return`| ${cells2.map(escapePipes).join(" | ")} |
`}function tableHead(cells2,alignments){let rule=alignments.slice(0,cells2.length).map(alignment=>alignment==="right"?"-\
-:":":--");return tableRow(cells2)+tableRow(rule)}function details(summary,state="closed"){return{open:`${state==="open"?
"<details open>":"<details>"}<summary>${summary}</summary>

`,close:`
</details>

`}}function escapePipes(cell){return cell.replaceAll(/\\(?=\|)/g,"\\ ").replaceAll("|","\\|")}function longestRun(text2){
return Math.max(0,...(text2.match(/`+/g)??[]).map(run=>run.length))}var MARKS2={good:"\u2705",warning:"\u26A0\uFE0F",bad:"\u274C",undecided:"\u{1F7E1}",broken:"\u{1F6D1}"},LEVEL_MARKS={fail:MARKS2.
bad,warn:MARKS2.warning,report:"\u2139\uFE0F"},RANK={always:0,firstBroken:1,brokenRow:2,undecided:3,undecidedRow:4,oneSidedRow:5,
changedRow:6,furtherFindings:7,unchangedRow:8};function isBroken({verdicts}){return verdicts.some(({outcome})=>outcome===
"fail")}function isChanged({state}){return state==="regression"||state==="improvement"||state==="inconclusive"}function markOf({
state,verdicts}){if(state==="improvement")return"\u{1F7E2}";if(state==="inconclusive")return MARKS2.undecided;if(state!==
"regression")return"";let levels=verdicts.filter(({outcome})=>outcome==="fail").map(({level})=>level),worst=["fail","war\
n"].find(level=>levels.includes(level))??"report";return LEVEL_MARKS[worst]}function rankOf(row2){return isBroken(row2)?
RANK.brokenRow:row2.head===null||row2.base===null?RANK.oneSidedRow:row2.state==="inconclusive"?RANK.undecidedRow:isChanged(
row2)?RANK.changedRow:RANK.unchangedRow}function shapedTables(tables2){let notes=notesOf(tables2).map(note=>({text:`${note}

`,rank:RANK.always}));return[{...details("Results, as the configuration shapes them","open"),parts:[...notes,...shapedTexts(
tables2).map(tableBlock)]}]}function tableBlock({caption:caption2,unit,headings,lines,geomean}){let above=caption2.length===
0?"":`${caption2.map(field=>code(field)).join(" ")}

`,titles=headings.map(heading2=>titleOf(heading2,title=>code(title))),alignments=headings.map(()=>"right"),rows=lines.map(
({label:label2,cells:cells2})=>({...row(label2===""?"":code(label2),cells2),counts:!0})),average=geomean===null?[]:[row(
"geomean",geomean)];return{open:above+tableHead([code(unit),...titles],["left",...alignments]),parts:[...rows,...average],
close:`
`}}function row(name2,cells2){return{text:tableRow([name2,...cells2]),rank:RANK.unchangedRow}}var ALIGNMENTS=["left","right","right","right","right"],ONE_SIDED=[{state:"failed",summary:count=>`Failed on head: ${count}`,
fold:"open"},{state:"removed",summary:count=>`Removed, only base has them: ${count}`,fold:"closed"},{state:"new",summary:count=>`\
New, only head has them: ${count}`,fold:"closed"}];function markdownTables(report){let groups=new Set(report.rows.map(groupLabel)),
several=groups.size>1,folder=several?commonFolder([...groups]):[...groups][0]??"",all=tables(report),unchanged=report.rows.
filter(({state})=>state==="unchanged").length,folded=details(counted(unchanged,"unchanged result")),end=report.rows.some(
isChanged)?":":".";return[...folder===""?[]:[{text:`All in ${code(folder)}${end}

`,rank:RANK.always}],...all.map(table2=>tableBlock2(table2,{groups:several?"below":"none",folder,wanted:isChanged,average:hasChanged(
table2)})),{...folded,parts:all.map(table2=>tableBlock2(table2,{groups:several?"above":"none",folder,wanted:isUnchanged,
average:!hasChanged(table2)}))},...ONE_SIDED.map(kind=>oneSided(report.rows.filter(({state})=>state===kind.state),kind))]}
function commonFolder(groups){let paths=groups.map(group=>(group??"").split("/")),[first=[]]=paths,shared=first.findIndex(
(part,index)=>part===""||paths.some(path=>path.length<=index+1||path[index]!==part));return first.slice(0,Math.max(0,shared)).
join("/")}function tableBlock2({unit,groups,geomean},selection){let{wanted,average,folder}=selection,shortly=group=>code(
folder===""?group:group.slice(folder.length+1)),bounded=groups.some(({rows})=>rows.some(({row:row2,interval})=>wanted(row2)&&
interval!=="")),line2=cells2=>tableRow(bounded?cells2:cells2.slice(0,-1)),parts=groups.map(({name:name2,rows})=>({open:selection.
groups==="above"?line2([name2===null?"(no group)":`**${shortly(name2)}**`,"","","",""]):"",parts:rows.filter(({row:row2})=>wanted(
row2)).map(one=>rowLine3(one,{line:line2,group:selection.groups==="below"&&name2!==null?shortly(name2):null})),close:""}));
if(average&&geomean!==null){let{base,head,change:change2,interval,n}=geomean;parts.push({text:line2([`geomean of ${n}`,base,
head,change2,interval]),rank:RANK.unchangedRow})}let titles=[code(unit),"base","head","vs base","95% interval"];return{open:tableHead(
bounded?titles:titles.slice(0,-1),ALIGNMENTS),parts,close:`
`}}function rowLine3({row:row2,metric,base,head,change:change2,test,interval},{line:line2,group}){let named=[markOf(row2),
code(row2.name),metric===null?"":code(metric)].filter(Boolean).join(" "),name2=group===null?named:`${named}<br><sub>${group}\
</sub>`,shown=isChanged(row2)&&/\d/.test(change2)?`**${change2}**`:change2;return{text:line2([name2,centre(row2,base),centre(
row2,head),`${shown} ${test}`.trim(),interval]),rank:rankOf(row2),counts:!0}}function centre({base,head,exact},cell){return cell===
null?"":exact?[base,head].every(side2=>side2===null||Number.isInteger(side2.median))?cell.median.replace(/\.0+$/,""):cell.
median:`${cell.median} \xB1 ${cell.range}`}function oneSided(rows,{summary,fold}){let{open,close}=details(summary(counted(
rows.length,"result")),fold),lines=rows.map(row2=>{let{median}=row2.head??row2.base??{median:null},value2=median===null?
"":code(formatQuantity(median,row2.unit));return{text:tableRow([code(row2.name),code(row2.unit),value2]),rank:rankOf(row2),
counts:!0}});return{open:open+tableHead(["benchmark","unit","median"],["left","left","right"]),parts:lines,close}}function isUnchanged({
state}){return state==="unchanged"}function hasChanged({groups}){return groups.some(({rows})=>rows.some(({row:row2})=>isChanged(
row2)))}function runLink(runUrl,text2){return runUrl===null||!/^https?:\/\/[^\s<>()[\]`\\]+$/.test(runUrl)?null:`[${text2}](${runUrl}\
)`}var ROUND_STEPS=[1,2,5,10];function extentOf(values){let[low,high]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_INFINITY];for(let value2 of values)
Number.isFinite(value2)&&(value2<low&&(low=value2),value2>high&&(high=value2));return low>high?null:{low,high}}function linearAxis({
low,high},{from,to},parts=4){return low===high?{at:()=>(from+to)/2,ticks:[low]}:{at:value2=>from+(Math.min(high,Math.max(
low,value2))-low)/(high-low)*(to-from),ticks:roundTicks({low,high},parts)}}function roundTicks({low,high},parts){let raw=(high-
low)/parts,power=10**Math.floor(Math.log10(raw)),step=power*(ROUND_STEPS.find(candidate=>candidate*power>=raw*.999)??10);
if(!(step>0&&step<1/0))return[low,high];let first=Math.ceil(low/step),count=Math.floor(high/step)-first+1;return Array.from(
{length:count},(_,index)=>Number(((first+index)*step).toPrecision(12)))}var KNEE=.05,CHANGE_TICKS=[.01,.02,.05,.1,.25,.5,
1,2,5,10,100],NARROWEST=.02;function changeAxis(changes,{from,to},gap){let extent2=extentOf(changes)??{low:0,high:0},widest=Math.
max(NARROWEST,Math.abs(extent2.low),Math.abs(extent2.high))*1.05,end=Math.asinh(widest/KNEE),middle=(from+to)/2,at=change2=>{
let bent=Math.asinh(Math.min(widest,Math.max(-widest,change2))/KNEE);return middle+bent/end*(to-middle)},shown=[],last=0;
for(let tick of CHANGE_TICKS.filter(candidate=>candidate<=widest))Math.abs(at(tick)-at(last))<gap||(shown.push(tick),last=
tick);return{at,ticks:[...shown.map(tick=>-tick).toReversed(),0,...shown]}}var COLUMNS=32,HEIGHTS=["\u2581","\u2582","\u2583","\u2584","\u2585","\u2586","\u2587","\u2588"],FEWEST_VALUES=4;function strips({
base,head,exact,unit}){if(exact||base===null||head===null||Math.min(base.n,head.n)<FEWEST_VALUES)return null;let extent2=extentOf(
[...base.values,...head.values]);if(extent2===null||extent2.low===extent2.high)return null;let shares=[base.values,head.
values].map(values=>sharesOf(values,extent2)),most=shares.flat().reduce((largest,share2)=>Math.max(largest,share2)),[left,
right]=[formatQuantity(extent2.low,unit),formatQuantity(extent2.high,unit)];return[...shares.map((side2,index)=>`${index===
0?"base":"head"} ${drawn(side2,most)}`.trimEnd()),`     ${left}${right.padStart(Math.max(right.length+1,COLUMNS-left.length))}`]}
function sharesOf(values,{low,high}){let counts=new Array(COLUMNS).fill(0);for(let value2 of values){let column=Math.min(
COLUMNS-1,Math.floor((value2-low)/(high-low)*COLUMNS));counts[column]+=1}return counts.map(count=>count/values.length)}function drawn(shares,most){
return shares.map(share2=>share2===0?" ":HEIGHTS[Math.ceil(share2/most*HEIGHTS.length)-1]).join("")}var OPEN_FINDINGS=10,PICTURES=3,FOLDED_FINDINGS=40,OPEN_PROBLEMS=10,PROBLEM_LIMIT=400,MAX_COMMAND_LENGTH=4e3,DEFAULT_NAME="\
bench-referee",VOICE={plain:text2=>text2,strong:text2=>`**${text2}**`,untrusted:text2=>code(text2)},PROBLEM_VOICE={...VOICE,
untrusted:text2=>code(text2,PROBLEM_LIMIT)};function heading(report){return`## ${MARKS2[headline(report).mark]} ${inMarkdown(
headlinePhrase(report))}

`}function overview(report){let all=findings(report),broken=all.filter(({verdict})=>verdict.outcome==="fail"),undecided=all.
filter(({verdict})=>verdict.outcome==="unknown"),name2=report.name===DEFAULT_NAME?"":`${code(report.name)}: `;return[...report.
accepted===null?[]:[always(`${inMarkdown(auditLine(report.accepted))}

`)],always(`${name2}${countsLine(report)}.

`),problemList(report.problems.filter(({severity})=>severity==="error")),...findingLists(broken,{first:RANK.firstBroken,
noun:"more broken budget"}),...repeat(report),...findingLists(undecided,{first:RANK.undecided,noun:"more undecided budge\
t"}),...undecided.length===0?[]:[always(`${inMarkdown(advice(report))}

`)]]}function results(report){return[...report.tables===null?markdownTables(report):shapedTables(report.tables),...configPart(
report.configChange),problemList(report.problems.filter(({severity})=>severity==="warning"))]}function configPart(change2){
if(change2===null)return[];let sentence=tell(configSentence(change2),PROBLEM_VOICE),items=configItems(change2).map(item2=>({
text:`* ${inMarkdown(item2)}
`,rank:RANK.firstBroken}));return[always(`${MARKS2.warning} ${sentence}

`),list(items)]}function footer(report,{runUrl}){let lines=[...originFacts(report).map(inMarkdown),runFacts(report).map(
inMarkdown).join(" \xB7 ")],link=runLink(runUrl,"the run and its log");return`<sub>${[...lines,...link===null?[]:[link]].
join("<br>")}</sub>
`}function omission(omitted){return omitted===0?"":`${`${counted(omitted,"row")} ${omitted===1?"is":"are"}`} left out he\
re because GitHub limits the length; the JSON and HTML reports hold them all.

`}var OMISSION_ROOM=160;function inMarkdown(phrase){return tell(phrase,VOICE)}function findingLists(found,{first,noun}){
let open=found.slice(0,OPEN_FINDINGS).flatMap((finding,index)=>[{text:findingLine(finding),rank:first},...index<PICTURES?
picture(finding):[]]),rest=found.slice(OPEN_FINDINGS,OPEN_FINDINGS+FOLDED_FINDINGS).map(finding=>({text:findingLine(finding),
rank:RANK.furtherFindings})),untold=Math.max(0,found.length-OPEN_FINDINGS-rest.length),note=untold>0?`, and ${untold.toLocaleString(
"en-US")} in the tables only`:"",folded=details(counted(rest.length,noun)+note);return[...open,{...folded,parts:rest}]}function findingLine({
verdict,what,facts,because}){let mark=verdict.outcome==="fail"?LEVEL_MARKS[verdict.level]:MARKS2.undecided,reason=because===
null?"":`<br><sub>Why this budget: ${code(because)}</sub>`,numbers=facts.length===0?"":`<br><sub>${inMarkdown(facts)}</s\
ub>`;return`${mark} ${inMarkdown(what)}${numbers}${reason}

`}function picture({row:row2}){let lines=strips(row2)?.map(line2=>shorten(stripControls(line2)));return lines===void 0?[]:
[{text:`${drawnBlock(lines.join(`
`))}
`,rank:RANK.furtherFindings}]}function repeat(report){let{commands,remarks}=repeatTexts(report),blocks=commands.map(({leg,
command})=>{let block=command.length>MAX_COMMAND_LENGTH?`The command is too long to be shown here; the HTML report has i\
t.
`:codeBlock(command);return always(leg===null?block:`${code(leg)}:

${block}
`)});return[...blocks.length===0?[]:[{...details(REPEAT_TITLE),parts:blocks}],...remarks.map(remark=>always(`${inMarkdown(
remark)}

`))]}function problemList(problems){let lines=problems.slice(0,OPEN_PROBLEMS).map(problem2=>{let{severity,excerpt}=problem2,
lines2=excerpt===void 0?"":`
${drawnBlock(renderExcerpt(excerpt),"  ")}`,mark=severity==="error"?MARKS2.broken:MARKS2.warning,text2=tell(problemPhrase(
problem2,PROBLEM_LIMIT),PROBLEM_VOICE);return{text:`- ${mark} ${text2}
${lines2}`,rank:RANK.firstBroken}}),more=problems.length-lines.length;return more>0&&lines.push({text:`- and ${more.toLocaleString(
"en-US")} more in the JSON report
`,rank:RANK.firstBroken}),list(lines)}function list(lines){return{open:"",parts:lines,close:`
`}}function always(text2){return{text:text2,rank:RANK.always}}var COMMENT_LIMIT=6e4;function renderComment(report,context){let top=heading(report),bottom=footer(report,context),limit=(context.
limit??COMMENT_LIMIT)-top.length-bottom.length-OMISSION_ROOM,{text:text2,omitted}=fitTo([...overview(report),...results(
report)],{limit,of:({length:length2})=>length2});return top+text2+omission(omitted)+bottom}var ENTITIES={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function escapeHtml(text2){return text2.replaceAll(
/[&<>"']/g,character=>ENTITIES[character]??"")}function draw2(tag,attributes,children=[]){let texts=Object.entries(attributes).map(([name2,value2])=>[name2,place2(value2)]);
return{tag,attributes:Object.fromEntries(texts),children}}function picture2(size2,label2,children){let viewBox=`0 0 ${size2.
width} ${size2.height}`;return draw2("svg",{viewBox,role:"img","aria-label":label2},children)}function text(content,x,attributes){
return draw2("text",{x,...attributes},[content])}function place2(value2){return typeof value2=="string"?value2:String(Math.
round(value2*10)/10)}function dots(points){return points.map(([x,y])=>`M${place2(x)} ${place2(y)}h0`).join("")}function polyline(points){
return points.map(([x,y],index)=>`${index===0?"M":"L"}${place2(x)} ${place2(y)}`).join("")}function drawingText({tag,attributes,
children}){let fields=Object.entries(attributes).map(([name2,value2])=>` ${name2}="${escapeHtml(value2)}"`),inner=children.
map(child=>typeof child=="string"?escapeHtml(child):drawingText(child));return`<${tag}${fields.join("")}>${inner.join("")}\
</${tag}>`}function worseSign({better,base}){let grows=better==="lower"?1:-1;return base!==null&&base.median<0?-grows:grows}function worsening(row2){
return row2.change===null?null:worseSign(row2)*row2.change}function worseningInterval(row2){if(row2.interval===null)return null;
let{high}=row2.interval,low=row2.interval.low<=-1?Number.NEGATIVE_INFINITY:row2.interval.low;return worseSign(row2)===1?
{low,high}:{low:-high,high:-low}}function allowedWorsening({verdicts}){let limits=verdicts.flatMap(({kind,limit})=>kind===
"max-regression"&&limit!==null?[limit]:[]);return limits.length===0?null:Math.min(...limits)}function allowedValue({verdicts}){
return verdicts.find(({kind})=>kind==="max"||kind==="min")?.limit??null}var OVERVIEW={width:1e3,height:200};var OVERVIEW_LABEL=17,TONES=["same","good","doubt","bad"];function toneOf({state}){return state==="regression"||state===
"failed"?"bad":state==="improvement"?"good":state==="inconclusive"?"doubt":"same"}function changesOf(rows){return rows.flatMap(row2=>{let change2=worsening(row2);return change2===null?[]:[{row:row2,change:change2}]}).
toSorted((left,right)=>right.change-left.change||(allowedWorsening(right.row)??0)-(allowedWorsening(left.row)??0))}function overviewPlot(rows){
let changes=changesOf(rows);if(changes.length<2)return null;let axis=changeAxis(extentsOf(changes),{from:OVERVIEW.height-
8,to:8},OVERVIEW_LABEL),step=OVERVIEW.width/changes.length,x=index=>(index+.5)*step,label2=`${changes.length} changes wi\
th their 95% intervals, worst on the left; dashed is what the budgets allow. The table below has the numbers.`,marks=TONES.
flatMap(tone=>{let own=changes.flatMap(({row:row2,change:change2},index)=>toneOf(row2)===tone?[{row:row2,change:change2,
x:x(index)}]:[]);return own.length===0?[]:[draw2("path",{class:`${tone} range`,d:own.map(one=>rangePath(one,axis)).join(
"")}),draw2("path",{class:`${tone} dots`,d:dots(own.map(one=>[one.x,axis.at(one.change)]))})]}),grid=axis.ticks.map(tick=>draw2(
"path",{class:tick===0?"zero":"grid",d:`M0 ${place2(axis.at(tick))}H${OVERVIEW.width}`})),drawing=picture2(OVERVIEW,label2,
[...grid,draw2("path",{class:"limit",d:limitPath(changes,axis,step)}),...marks]);return{drawing:{...drawing,attributes:{
...drawing.attributes,preserveAspectRatio:"none"}},axis,count:changes.length}}function share(at){return`${place2(at/OVERVIEW.
height*100)}%`}function*extentsOf(changes){for(let{row:row2,change:change2}of changes){let range2=worseningInterval(row2);
yield change2,yield allowedWorsening(row2)??0,range2!==null&&(yield*[range2.low,range2.high])}}function rangePath({row:row2,
x},axis){let range2=worseningInterval(row2);return range2===null||!(Number.isFinite(range2.low)||Number.isFinite(range2.
high))?"":`M${place2(x)} ${place2(axis.at(range2.low))}V${place2(axis.at(range2.high))}`}function limitPath(changes,axis,step){
let path="",before=null;for(let[index,{row:row2}]of changes.entries()){let limit=allowedWorsening(row2);limit!==null&&limit!==
before&&(path+=`M${place2(index*step)} ${place2(axis.at(limit))}`);let isLast=index===changes.length-1||allowedWorsening(
changes[index+1].row)!==limit;limit!==null&&isLast&&(path+=`H${place2((index+1)*step)}`),before=limit}return path}var COLOURS2=`
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --back: #fff; --card: #f6f8fa;
  --base: #6e7781; --head: #0969da; --bad: #cf222e; --good: #1a7f37; --doubt: #9a6700; --same: #818b98; --link: #0969da;\

  --badback: #ffebe9; --goodback: #dafbe1; --doubtback: #fff8c5; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --back: #0d1117; --card: #151b23;
    --base: #9198a1; --head: #4493f8; --bad: #ff7b72; --good: #3fb950; --doubt: #d29922; --same: #7d8590; --link: #4493f\
8;
    --badback: #31171a; --goodback: #12261e; --doubtback: #272115; }
}`,PAGE=`
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1 { display: flex; gap: .75rem; align-items: center; font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; padding:\
 .9rem 1rem;
  border-radius: .5rem; border: 1px solid var(--line); background: var(--card); }
.sign { flex: none; width: 2.25rem; height: 2.25rem; border-radius: 50%; display: grid; place-items: center; color: var(\
--back);
  background: var(--quiet); font-size: 1.25rem; }
h1.good { background: var(--goodback); border-color: var(--good); } h1.good .sign { background: var(--good); }
h1.bad, h1.broken { background: var(--badback); border-color: var(--bad); } h1.bad .sign, h1.broken .sign { background: \
var(--bad); }
h1.warning, h1.undecided { background: var(--doubtback); border-color: var(--doubt); }
h1.warning .sign, h1.undecided .sign { background: var(--doubt); }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
code, pre { font: .875em/1.45 ui-monospace, 'Liberation Mono', monospace; }
pre { background: var(--card); border-radius: .4rem; padding: .75rem; white-space: pre-wrap; }
.quiet { color: var(--quiet); font-size: .875rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[tabindex="-1"]:focus { outline: none; }
.skip { position: absolute; left: -100vw; background: var(--back); padding: .5rem 1rem; z-index: 3; }
.skip:focus { left: 1rem; top: .5rem; }
.findings { list-style: none; margin: 1rem 0; padding: 0; }
.findings li { background: var(--card); border-left: .25rem solid var(--doubt); border-radius: .25rem; margin: .5rem 0; \
padding: .5rem .75rem; }
.findings li.fail, .findings li.error { border-color: var(--bad); }
.findings a { color: inherit; }
summary { cursor: pointer; margin: .75rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; font-size: .875rem; }
dt { color: var(--quiet); } dd { margin: 0; }
footer { margin-top: 2.25rem; padding-top: .75rem; border-top: 1px solid var(--line); }
.live .written { display: none; }
html:not(.live) #explorer { display: none; }`,TABLES=`
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 100%; }
caption { text-align: left; font-weight: 600; padding: .75rem 0 .25rem; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; white-space: nowrap; font-weight\
: 400; }
th:first-child, td:first-child { text-align: left; padding-left: 0; min-width: 8rem; white-space: normal; }
.written td:last-child, .written thead th:last-child { text-align: left; color: var(--quiet); }
thead th { color: var(--quiet); font-weight: 500; }
tr.group th { color: var(--quiet); font-size: .875rem; padding-top: .75rem; }
tr:target { outline: 2px solid var(--link); }
.regression > .change, .bad > .change, .bad > .state { color: var(--bad); font-weight: 600; }
.improvement > .change, .good > .change, .good > .state { color: var(--good); font-weight: 600; }
.inconclusive > .change, .doubt > .change, .doubt > .state { color: var(--doubt); font-weight: 600; }`,EXPLORER=`
.toolbar { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: .5rem 0; }
.toolbar p { margin: 0; }
input, button { font: inherit; color: inherit; }
input[type=search] { flex: 1 1 14rem; max-width: 24rem; padding: .4rem .6rem; border: 1px solid var(--same); border-radi\
us: .4rem; background: var(--back); }
::placeholder { color: var(--quiet); opacity: 1; }
button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
.chips { display: flex; flex-wrap: wrap; gap: .4rem; }
.chip { border: 1px solid var(--same); border-radius: 2rem; padding: .15rem .75rem; font-size: .9375rem; }
.chip[aria-pressed=true] { background: var(--text); color: var(--back); border-color: var(--text); }
.chip[aria-pressed=true] .quiet { color: inherit; }
.plain { color: var(--link); text-decoration: underline; font-size: .875rem; }
table.results { table-layout: fixed; width: 100%; font-size: .9375rem; }
.results thead th { position: sticky; top: 0; z-index: 1; background: var(--back); padding: 0; box-shadow: 0 1px var(--l\
ine); }
.results thead button { width: 100%; padding: .5rem .6rem; text-align: right; white-space: nowrap; }
.results thead th:is(.benchmark, .metric, .state) button { text-align: left; }
.results thead th.benchmark button { padding-left: .25rem; }
.results thead button::after { content: ' \u2195'; opacity: .35; }
.results [aria-sort=ascending] button::after { content: ' \u2191'; opacity: 1; }
.results [aria-sort=descending] button::after { content: ' \u2193'; opacity: 1; }
.results [aria-sort] { color: var(--text); font-weight: 600; }
table.results > tbody > tr:not(.details, .spacer) { height: 2.75rem; cursor: pointer; scroll-margin: 3rem 0 1rem; }
table.results > tbody > tr:not(.details, .spacer):hover, tr.open { background: var(--card); }
table.results > tbody > tr > :is(td, th) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
table.results > tbody > tr.details > td { white-space: normal; }
.results tbody th.benchmark { padding-left: .25rem; }
.results tbody th button { display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowr\
ap; line-height: 1.4; }
.results tbody th button:focus-visible { outline-offset: -2px; }
.results tbody th button::before { content: '\u25B8'; display: inline-block; width: 1em; color: var(--quiet); }
.results tbody th button[aria-expanded=true]::before { content: '\u25BE'; }
.results .group { display: block; padding-left: 1em; overflow: hidden; text-overflow: ellipsis; font-size: .8125rem; lin\
e-height: 1.2; }
.one-group .group { display: none !important; }
.results :is(.metric, .state) { text-align: left; } .results td:is(.metric, .p) { color: var(--quiet); }
.results .benchmark { width: auto; } .results .metric { width: 6.5rem; } .results thead :is(.base, .head) { width: 9.75r\
em; } .results .change { width: 6.25rem; }
.results .interval { width: 9.5rem; } .results .p { width: 8.5rem; } .results .state { width: 7rem; }
table.results .spacer td { padding: 0; border: 0; }
tr.details > td { background: var(--card); padding: .5rem 1rem 1rem !important; text-align: left !important; }
.details h3 { margin: .25rem 0; } .details .close { float: right; }
.budgets { margin: .5rem 0; padding-left: 1.25rem; } .budgets .fail strong { color: var(--bad); }
.budgets .unknown strong { color: var(--doubt); } .budgets .pass strong { color: var(--good); }
table.values { min-width: 18rem; background: var(--back); } table.values :is(th, td) { padding: .2rem .75rem; }`,PICTURES2=`\

.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); margin: .75r\
em 0; }
figure { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; background: var(--back); }
figcaption { font-size: .875rem; margin-bottom: .3rem; }
svg { display: block; width: 100%; height: auto; }
path { fill: none; } .dots { stroke-linecap: round; } text { font-size: 11px; fill: var(--quiet); }
.middle { text-anchor: middle; } .end { text-anchor: end; }
path.base { stroke: var(--base); } path.head { stroke: var(--head); }
path.base.dots { stroke-width: 6; } path.head.dots { stroke-width: 7; }
path.course { stroke-width: 1; opacity: .35; } path.pairs { stroke: var(--same); stroke-width: 1; opacity: .7; }
path.median { stroke-width: 1; stroke-dasharray: 5 4; }
path.bars { stroke: none; opacity: .55; } path.base.bars { fill: var(--base); } path.head.bars { fill: var(--head); }
path.centre { stroke-width: 2; } path.spread { stroke-width: 4; stroke-linecap: round; }
path.zero { stroke: var(--same); stroke-width: 1; } path.grid { stroke: var(--line); stroke-width: 1; opacity: .7; }
path.limit { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; }
path.band { fill: var(--head); opacity: .18; } path.change { stroke: var(--head); stroke-width: 1.5; } path.change.dots \
{ stroke-width: 5; }
path.bad { stroke: var(--bad); } path.good { stroke: var(--good); } path.doubt { stroke: var(--doubt); } path.same { str\
oke: var(--same); }
path.range { stroke-width: 2; } path.range.open { stroke-width: 1; opacity: .6; stroke-dasharray: 2 3; } .interval path.\
dots { stroke-width: 7; }
.interval svg { height: 1.25rem; }
.chart { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; border: 1px solid var(--line); border-radius: .4r\
em; padding: .6rem; }
.chart svg { height: 12.5rem; } .chart path { vector-effect: non-scaling-stroke; } .chart path.range { stroke-width: 1.5\
; opacity: .6; }
.chart path.dots { stroke-width: 5; } .chart path.bad.dots { stroke-width: 7; }
.live .chart svg { cursor: pointer; }
.labels { position: relative; font-size: .75rem; color: var(--quiet); }
.labels span { position: absolute; right: 0; transform: translateY(-50%); white-space: nowrap; }
.pointed { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.key { font-weight: 600; } .key.base { color: var(--base); } .key.head { color: var(--head); }
.key.base::before { content: '\u25CF '; } .key.head::before { content: '\u25CF '; }`,PHONE=`
@media (max-width: 60rem) { .results .p { display: none; } .results thead :is(.base, .head) { width: 7.5rem; } }
@media (max-width: 44rem) {
  body { padding-top: .75rem; } h1 { font-size: 1.25rem; padding: .75rem; }
  th, td { font-size: .8125rem; padding: .3rem .35rem; } th:first-child, td:first-child { min-width: 5rem; }
  dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; }
  .chart { grid-template-columns: 4.75rem 1fr; } .chart svg { height: 10rem; } .pointed { white-space: normal; }
  table.results, .results thead, .results tbody, .results tr.details, .results tr.details > td { display: block; }
  .results thead tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; border-bottom: 1px solid var(--line); padding: .25r\
em 0; }
  .results thead th { position: static; width: auto !important; min-width: 0; border: 0; box-shadow: none; }
  .results thead th button, .results thead th.benchmark button { padding: .3rem 0; }
  table.results > tbody > tr:not(.details, .spacer) { display: grid; height: 5.25rem; grid-template-columns: 1fr auto 6.\
5rem; align-content: center;
    grid-template-areas: 'name name state' 'metric change interval' 'values values interval'; border-bottom: 1px solid v\
ar(--line); column-gap: .6rem; }
  table.results > tbody > tr:not(.details, .spacer) > :is(th, td) { border: 0; padding: 0; width: auto; text-align: left\
; min-width: 0; font-size: .8125rem; }
  .results .benchmark { grid-area: name; } .results .metric { grid-area: metric; } .results tbody .state { grid-area: st\
ate; text-align: right !important; }
  .results tbody .change { grid-area: change; text-align: right !important; } .results tbody .interval { grid-area: inte\
rval; align-self: center; }
  .results tr > .base { grid-area: values; } .results tr > td.head { grid-area: values; padding-left: 8.5em !important; \
}
  .results tr > td.head:not(:empty)::before { content: '\u2192 '; color: var(--quiet); }
  .results tbody .group { display: none; } .results .spacer { display: block; } .results .spacer td { display: block; }
}`,PAPER=`
@media print {
  :root { color-scheme: light; --text: #000; --quiet: #444; --line: #bbb; --back: #fff; --card: #fff; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  .live .written { display: block; } #explorer, .skip { display: none; }
  figure, .findings li, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
}`,STYLE=[COLOURS2,PAGE,TABLES,EXPLORER,PICTURES2,PHONE,PAPER].join("");var OUTCOMES=["pass","fail","unknown"],UNJUDGED=OUTCOMES.length,DIGITS=7,SMALLEST_EXPONENT=-300,COURSE_STEPS=1e5;function packRows(rows){
let texts=table(one=>one),rounds=table(one=>one.join()),keys=keysOf(rows),packed=rows.map((row2,index)=>packRow(row2,keys[index],
{texts:texts.index,rounds:rounds.index}));return{texts:texts.entries,rounds:rounds.entries,rows:packed}}function keysOf(rows){
let severalGroups=new Set(rows.map(groupLabel)).size>1,seen=new Map;return rows.map(row2=>{let{name:name2,metric}=row2,group=groupLabel(
row2),key=[...severalGroups&&group!==null?[group]:[],name2,metric].map(part=>visible(part).replaceAll(/\s+/g,"_")).join(
"|"),count=(seen.get(key)??0)+1;return seen.set(key,count),count===1?key:`${key}|${count}`})}function packRow(row2,key,{
texts,rounds}){let{name:name2,metric,unit,better,exact,state,change:change2,interval,p,verdicts,course=[]}=row2,group=groupLabel(
row2),side2=summary=>summary&&[...packValues(summary.values),summary.n,summary.median,ends(summary.spread),rounds(summary.
rounds)];return[[texts(key),group===null?null:texts(visible(group)),texts(visible(name2)),texts(visible(metric)),texts(visible(
unit))],(better==="lower"?1:0)+(exact?2:0),STATES.indexOf(state),[side2(row2.base),side2(row2.head)],[change2,ends(interval),
p],verdicts.map(verdict=>packVerdict(verdict,texts)),course.map(packPoint)]}function packVerdict({kind,limit,level,outcome,
because,isUnjudged:isUnjudged2},texts){let reason=because===null?null:texts(visible(because)),told=isUnjudged2?UNJUDGED:
OUTCOMES.indexOf(outcome);return[texts(visible(kind)),limit,LEVELS.indexOf(level),told,reason]}function packPoint({round,
change:change2,interval}){let step=ratio=>ratio===null||!Number.isFinite(ratio)?null:Math.round(ratio*COURSE_STEPS);return[
round,step(change2),step(interval?.low??null),step(interval?.high??null)]}function packValues(values){let[first=0]=values,
largest=values.reduce((most,value2)=>Math.max(most,Math.abs(value2)),0),exponent=largest===0?0:Math.max(SMALLEST_EXPONENT,
Math.floor(Math.log10(largest))-DIGITS+1),whole=value2=>Math.round(exponent<0?value2*10**-exponent:value2/10**exponent);
return[values.every(value2=>value2===first)?whole(first):values.map(whole),exponent]}function ends(interval){if(interval===
null)return null;let{low,high}=interval;return[Number.isFinite(low)?low:null,Number.isFinite(high)?high:null]}function table(keyOf){let entries=[],places=new Map;return{entries,index:entry=>{let key=keyOf(entry),known=places.get(key);
return known!==void 0?known:(places.set(key,entries.length),entries.push(entry),entries.length-1)}}}function scriptJson(value2){
return JSON.stringify(value2).replaceAll("<","\\u003c").replaceAll("\u2028","\\u2028").replaceAll("\u2029","\\u2029")}var SIZE={width:360,height:170},PLOT={left:70,right:352,top:8,bottom:146},SIDE_SHIFT=.18;var SIDES=["base","head"];function samplePlot(row2){let present=presentSides(row2),measured=extentOf(present.flatMap(({values})=>values));
if(measured===null)return null;let limit=allowedValue(row2),near=limit===null?[]:nearLimit(limit,measured),y=linearAxis(
extentOf([measured.low,measured.high,...near])??measured,{from:PLOT.bottom-6,to:PLOT.top+6}),last=present.reduce((most,{
rounds})=>Math.max(most,rounds.at(-1)??1),1),x=round=>PLOT.left+(round-.5)/last*(PLOT.right-PLOT.left),label2=`Values in\
 the order they were taken, ${last} rounds; dashed lines are the medians.`;return picture2(SIZE,label2,[...valueLabels(y,
row2.unit),text("round 1",x(1),{y:162,class:"middle"}),...last<4?[]:[text(String(last),x(last),{y:162,class:"middle"})],
draw2("path",{class:"pairs",d:pairLines(row2,x,y)}),...near.map(value2=>draw2("path",{class:"limit",d:across(y.at(value2))})),
...SIDES.flatMap(side2=>sideMarks(row2[side2],side2,{x,y}))])}function nearLimit(limit,extent2){let reach=Math.max(extent2.
high-extent2.low,Math.abs(extent2.high)/50);return limit>=extent2.low-reach&&limit<=extent2.high+reach?[limit]:[]}function sideMarks(summary,side2,{
x,y}){if(summary===null)return[];let points=summary.values.map((value2,index)=>[x((summary.rounds[index]??1)+shiftOf(side2)),
y.at(value2)]);return[draw2("path",{class:`${side2} course`,d:polyline(points)}),draw2("path",{class:`${side2} median`,d:across(
y.at(summary.median))}),draw2("path",{class:`${side2} dots`,d:dots(points)})]}function pairLines({base,head},x,y){if(base===
null||head===null)return"";let ofHead=firstOfRounds(head);return[...firstOfRounds(base)].flatMap(([round,value2])=>{let other=ofHead.
get(round);return other===void 0?[]:polyline([[x(round+shiftOf("base")),y.at(value2)],[x(round+shiftOf("head")),y.at(other)]])}).
join("")}function firstOfRounds({values,rounds}){let first=new Map;for(let[index,round]of rounds.entries())first.has(round)||
first.set(round,values[index]??Number.NaN);return first}function shiftOf(side2){return side2==="base"?-SIDE_SHIFT:SIDE_SHIFT}function worseText(change2){return change2===0?"0%":`${percent(Math.abs(change2))} ${change2>0?"worse":"better"}`}function valueLabels(y,unit){
return y.ticks.flatMap(tick=>[draw2("path",{class:"grid",d:across(y.at(tick))}),text(label(tick,unit),PLOT.left-6,{y:y.at(
tick)+4,class:"end"})])}function label(value2,unit){return visible(formatQuantity(value2,unit).split(" ")[0]??"")}function across(y){
return`M${PLOT.left} ${place2(y)}H${PLOT.right}`}function presentSides({base,head}){return[base,head].filter(side2=>side2!==
null)}var MOST_PICTURES=24,MOST_OPEN_ROWS=200;function anchorsOf({rows}){let keys=keysOf(rows);return new Map(rows.map((row2,index)=>[
row2,`row=${keys[index]}`]))}function linkTo(row2,anchors,markup){let anchor="state"in row2?anchors.get(row2):void 0;return anchor===
void 0?markup:`<a href="#${escapeHtml(encodeURI(anchor).replaceAll("#","%23"))}">${markup}</a>`}function escapedCode(text2){
return`<code>${escapeHtml(visible(text2))}</code>`}function shapedSections({tables:shaped}){return shaped===null?"":[...notesOf(
shaped).map(note=>`<p class="quiet">${escapeHtml(note)}</p>`),...shapedTexts(shaped).map(shapedSection)].join(`
`)}function rowSections(report,anchors){if(report.rows.length<=MOST_OPEN_ROWS)return sections(report,anchors);let[changed,
others]=[report.rows.filter(isTelling),report.rows.filter(row2=>!isTelling(row2))],open=changed.length===0?"":sections({
...report,rows:changed,geomeans:[]},anchors),folded=sections({...report,rows:others},anchors);return`${open}<details><su\
mmary>${counted(others.length,"unchanged result")}</summary>
${folded}</details>`}function isTelling(row2){return row2.state!=="unchanged"}function sections(report,anchors){return tables(
report).map(table2=>tableSection(table2,anchors)).join(`
`)}function shapedSection({caption:caption2,unit,headings,lines,geomean}){let titles=["",...headings.map(heading2=>titleOf(
heading2,escapedCode))],rows=lines.map(({label:label2,cells:cells2})=>line([label2===""?"":escapedCode(label2),...cells2.
map(escapeHtml)]));return geomean!==null&&rows.push(line(["geomean",...geomean.map(escapeHtml)])),tableOf({caption:[...caption2,
unit].map(part=>visible(part)),titles,rows})}function tableSection({unit,groups,geomean},anchors){let rows=groups.flatMap(
({name:name2,rows:members})=>[...name2===null?[]:[`<tr class="group"><th colspan="5" scope="rowgroup">${escapedCode(name2)}\
</th></tr>`],...members.map(row2=>tableLine(row2,anchors))]);if(geomean!==null){let{base,head,change:change2,n}=geomean;
rows.push(line([`geomean of ${n}`,base,head,escapeHtml(change2),""]))}return tableOf({caption:[visible(unit)],titles:["b\
enchmark","base","head","vs base","p, n"],rows})}function tableOf({caption:caption2,titles,rows}){let heads=titles.map(title=>title===
""?"<td></td>":`<th scope="col">${title}</th>`);return`<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(
`Table ${caption2.map(part=>quoted(part)).join(" ")}`)}"><table>
<caption>${caption2.map(escapedCode).join(" ")}</caption>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${rows.join(`
`)}
</tbody></table></div>`}function tableLine({row:row2,metric,base,head,change:change2,test},anchors){let label2=metric===
null?row2.name:`${visible(row2.name)} ${visible(metric)}`,cells2=[escapedCode(label2),centre2(base),centre2(head),escapeHtml(
change2),escapeHtml(test)];return line(cells2,{state:row2.state,id:anchors.get(row2)})}function line(cells2,{state="",id=""}={}){
let fields=cells2.map((cell,index)=>index===0?`<th scope="row">${cell}</th>`:`<td${index===3?' class="change"':""}>${cell}\
</td>`);return`<tr${[id===""?"":` id="${escapeHtml(id)}"`,state===""?"":` class="${state}"`].join("")}>${fields.join("")}\
</tr>`}function centre2(cell){return cell===null?"":escapeHtml(`${cell.median} \xB1 ${cell.range}`)}function changedPictures({
rows}){let changed=rows.filter(isChanged).slice(0,MOST_PICTURES);return changed.length===0?"":`<h3>Every value, in the o\
rder it was taken</h3>
<p class="quiet"><span class="key base">base</span> and <span class="key head">head</span>; the values of a round are jo\
ined, dashed lines are the medians.</p>
<div class="plots">
${changed.map(figure).join(`
`)}
</div>`}function figure(row2){let{name:name2,unit,base,head}=row2,medians=[base,head].flatMap(side2=>side2===null?[]:formatQuantity(
side2.median,unit)),quiet=`<span class="quiet">${escapedCode(`${unit} \xB7 ${medians.join(" \u2192 ")}`)}</span>`,drawing=samplePlot(
row2);return`<figure><figcaption>${escapedCode(name2)} ${quiet}</figcaption>${drawing===null?"":drawingText(drawing)}</f\
igure>`}var TELLING_FLAGS=["hypervisor","fma","bmi2","avx2","avx512f","avx512_vnni","avx_vnni","amx_tile","aes","vaes","sha_ni",
"gfni","asimd","sve","sve2","atomics","crc32","sha2","sha512","pmull"];function machineFacts({environment,plan}){if(environment===
null)return[];let{processor,observations,toolchain}=environment;return[["processor",say`${quote(environment.cpu)}, ${counted(
environment.cores,"core")}`],...processor===void 0?[]:processorFacts(processor),["memory",environment.memoryBytes>0?say`${size(
environment.memoryBytes)}`:null],["system",systemFact(environment)],["image",environment.image===null?null:say`${quote(environment.
image)}`],...toolchain===void 0?[]:toolFacts(toolchain),["measured by",say`node ${quote(environment.node)}`],["kept to",
plan?.cpus?say`processors ${quote(plan.cpus)}`:null],["niceness",plan?.nice?say`${String(plan.nice)}`:null],["load",loadFact(
environment)],...observations===void 0?[]:courseFacts(observations)].flatMap(([label2,text2])=>text2===null?[]:[{label:label2,
text:text2}])}function processorFacts({flags,caches,governor}){let telling=flags.filter(flag=>TELLING_FLAGS.includes(flag));
return[["caches",caches.length===0?null:say`${listed(caches.map(cacheText))}`],["features",telling.length===0?null:say`${quote(
telling.join(" "))}`],["governor",governor===null?null:say`${quote(governor)}`]]}var KIND_LETTER={data:"d",instruction:"\
i",unified:""};function cacheText({level,kind,bytes:bytes2,count}){return`${count===1?"":`${count} \xD7 `}${size(bytes2)}\
 L${level}${KIND_LETTER[kind]}`}function size(bytes2){return formatQuantity(bytes2,"B").replace(/\.0+(?=\D|$)/,"")}function systemFact({
os,kernel,architecture}){return os===""?null:say`${quote(os)}, ${quote(kernel)}, ${quote(architecture)}`}function toolFacts({
base,head}){let lines=texts=>texts.length===0?null:texts.flatMap((text2,index)=>index===0?[quote(text2)]:[", ",quote(text2)]);
return base.length===0||JSON.stringify(base)===JSON.stringify(head)?[["toolchain",lines(head)]]:[["toolchain of base",lines(
base)],["toolchain of head",lines(head)]]}function loadFact({loadBefore,loadAfter}){return loadBefore===null||loadAfter===
null?null:say`${brief(loadBefore,2)} before, ${brief(loadAfter,2)} after (one-minute average)`}function courseFacts({steal,
others,mhz}){let known=series=>series.slice(1).filter(entry=>entry!==null);return[["frequency",frequencyText(known(mhz))],
["stolen by the host",shareText(known(steal))],["used by others",shareText(known(others))]]}function frequencyText(mhz){
if(mhz.length===0)return null;let[low,high]=[Math.min(...mhz),Math.max(...mhz)].map(one=>brief(one/1e3,2));return low===
high?say`${low??""} GHz`:say`${low??""} to ${high??""} GHz`}function shareText(shares){if(shares.length===0)return null;
let mean=shares.reduce((sum,share2)=>sum+share2,0)/shares.length;return say`${rough(mean)} of the processor time, at most ${rough(
Math.max(...shares))} in one block of rounds`}var PAGE_SCRIPT=['"use strict";(()=>{var kt=[1,2,5,10];function C(e){let[t,n]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_\
INFINITY];for(let r of e)Number.isFinite(',"r)&&(r<t&&(t=r),r>n&&(n=r));return t>n?null:{low:t,high:n}}function W({low:e\
,high:t},{from:n,to:r},i=4){return e===t?{at:()=>(n+","r)/2,ticks:[e]}:{at:a=>n+(Math.min(t,Math.max(e,a))-e)/(t-e)*(r-n\
),ticks:$t({low:e,high:t},i)}}function $t({low:e,high:t},n){","let r=(t-e)/n,i=10**Math.floor(Math.log10(r)),o=i*(kt.fin\
d(u=>u*i>=r*.999)??10);if(!(o>0&&o<1/0))return[e,t];let a=Math.","ceil(e/o),s=Math.floor(t/o)-a+1;return Array.from({len\
gth:s},(u,l)=>Number(((a+l)*o).toPrecision(12)))}var be=.05,Tt=[.01,",".02,.05,.1,.25,.5,1,2,5,10,100],Rt=.02;function j\
(e,{from:t,to:n},r){let i=C(e)??{low:0,high:0},o=Math.max(Rt,Math.abs(i.","low),Math.abs(i.high))*1.05,a=Math.asinh(o/be\
),s=(t+n)/2,u=m=>{let b=Math.asinh(Math.min(o,Math.max(-o,m))/be);return s+","b/a*(n-s)},l=[],c=0;for(let m of Tt.filter\
(b=>b<=o))Math.abs(u(m)-u(c))<r||(l.push(m),c=m);return{at:u,ticks:[...l.map(m=>-m).","toReversed(),0,...l]}}function g(\
e,t,n=[]){let r=Object.entries(t).map(([i,o])=>[i,f(o)]);return{tag:e,attributes:Object.fromEntries(r),children:n}}",'fu\
nction R(e,t,n){let r=`0 0 ${e.width} ${e.height}`;return g("svg",{viewBox:r,role:"img","aria-label":t},n)}function M(e,\
t,n){','return g("text",{x:t,...n},[e])}function f(e){return typeof e=="string"?e:String(Math.round(e*10)/10)}function B\
(e){return e.','map(([t,n])=>`M${f(t)} ${f(n)}h0`).join("")}function H(e){return e.map(([t,n],r)=>`${r===0?"M":"L"}${f(t\
)} ${f(n)}`).join(','"")}var Z=52n;function w(e,t){if(e===0)return Object.is(e,-0)?`-${0 .toFixed(t)}`:0 .toFixed(t);if(\
Math.abs(e)<1e21&&!Pt(e,t))return e.','toFixed(t);if(Number.isNaN(e))return"NaN";let n=e<0?"-":"";if(!Number.isFinite(e)\
)return n==="-"?"-Inf":"+Inf";let{mantissa:r,','exponent:i}=Lt(e),o=Nt(r*10n**BigInt(t),i).toString().padStart(t+1,"0");\
return t===0?n+o:`${n}${o.slice(0,-t)}.${o.slice(',"-t)}`}function Pt(e,t){return Math.abs(e*2**(t+1))%2===1}function Lt\
(e){let t=new DataView(new ArrayBuffer(8));t.setFloat64(","0,e);let n=t.getBigUint64(0),r=Number(n>>Z&0x7ffn),i=n&(1n<<Z\
)-1n;return r===0?{mantissa:i,exponent:-1074}:{mantissa:i|1n<<","Z,exponent:r-1+-1074}}function Nt(e,t){if(t>=0)return e\
<<BigInt(t);let n=BigInt(-t),r=e>>n,i=e-(r<<n),o=1n<<n-1n;return i>",'o||i===o&&(r&1n)===1n?r+1n:r}var P=12,Ot="?";funct\
ion D(e,t,n=""){let r=w(e,t)+n;return Number.isFinite(e)&&r.length<=P?r:U(e,n)}function he(e,t,n=""){','let r=D(e,t,n);r\
eturn Number.isNaN(e)||r.startsWith("-")?r:`+${r.length<P?r:U(e,n)}`}function U(e,t=""){return Number.isNaN(','e)?Ot:(Nu\
mber.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\u221E`)+t}var ye="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\
\\\\u2029\\\\u202f\\\\u205f\\\\u3000",It=new RegExp(`([*/${ye}-]+)|[^\\','*/${ye}-]+`,"g");function V(e){let t=[],n=!1;f\
or(let{0:r,1:i,index:o}of e.matchAll(It))i===void 0?t.push({text:r,start:o,','below:n}):n=At(i,n);return t}function At(e\
,t){let n=Math.max(e.lastIndexOf("*"),e.lastIndexOf("/"));return n<0?t:e[n]===','"/"}var Ct=[[1e-12,"ps psec picosecond \
picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microsecon\\','d microseconds"],[.0\
01,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],Bt=[[60,"min mins minute min\\','utes"],[3600,"h\
 hr hour hours"]],Ht=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB megabyte megabytes"],[','1e9,"GB giga\
byte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**20,"MiB mebibyte mebiby\\','tes"],[\
2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],Dt={sec:4,B:2},we=new Map,xe=new Map;function ee(e,t,n\
){','for(let[r,i]of e)for(let o of i.split(" ")){let a={base:t,factor:r,inside:n};we.set(o,a),o.length>=Dt[t]&&xe.set(o.\
toLowerCase(),','a)}}ee(Ct,"sec",!0);ee(Bt,"sec",!1);ee(Ht,"B",!0);function K(e){return we.get(e)??xe.get(e.toLowerCase(\
))??null}function te(e){let t=V(e),n=t.filter(a=>!a.below).map(({text:a})=>a),r=t.filter(a=>a.below).map(({text:a})=>a),\
i=n.map(K).','filter(a=>a?.inside),[o]=i.length===1?i:[];return{kind:o==null?"other":o.base==="sec"?"time":"size",factor\
:o?.factor??1,','above:n,below:r,rate:r.some(Vt)}}function Vt(e){let t=K(e);return t!==null&&t.base==="sec"&&t.factor===\
1}function Se(e){return V(e).some(({text:t,below:n})=>!n&&(t==="B"||t==="MB"||t==="bytes"))}var _t=["T","G","M","k","","\
m","\\xB5","n"].flatMap((e,t)=>{let n=12-3*t,r=o=>+`${o}e${n}`,i=r("1");return[{from:r("99.99\\','5"),decimals:1,factor:\
i,prefix:e},{from:r("9.9995"),decimals:2,factor:i,prefix:e},{from:r("0.99995"),decimals:3,factor:i,','prefix:e}]}),Ft=["\
Ti","Gi","Mi","Ki",""].flatMap((e,t)=>{let n=2**(40-10*t);return[{from:99.995*n,decimals:1,factor:n,prefix:e},',"{from:9\
.9995*n,decimals:2,factor:n,prefix:e},{from:.99995*n,decimals:3,factor:n,prefix:e}]}),Me=[-1,-2,-3,-4,-5,-6,-7,-8].",'ma\
p(e=>+`9.9995e${e}`),Gt={decimals:3,factor:1,prefix:""};function ke(e,t){let n=Se(t)?"binary":"decimal",r=Ee(e,n);return\
 i=>ve(',"i,r)??ve(i,Ee([i],n))??U(i)}function ve(e,{decimals:t,factor:n,prefix:r}){let i=e/n,o=w(i,t)+r;return Number.i\
sFinite(i)&&",'o.length<=P?o:null}function Ee(e,t){let n=t==="binary"?Ft:_t,r=Wt(e);if(r===0)return Gt;for(let u=0;u<n.l\
ength;u+=1)if(r>=',"n[u].from)return n[u];let{factor:i,prefix:o}=n.at(-1),a=Me.findIndex(u=>r/i>=u);return{decimals:3+(a\
<0?Me.length-1:a),factor:i,","prefix:o}}function Wt(e){let t=0;for(let n of e){let r=Math.abs(n);r!==0&&(t===0||r<t)&&(t\
=r)}return t}var jt={time:1,size:1024,",'other:1e5};function _(e,t){let{kind:n,factor:r,rate:i}=te(t),o=r===1?n:"other",\
s=Number.isInteger(e)&&Math.abs(e)<jt[o]?','String(e):ke([e],t)(e);return t==="count"||t==="allocs/op"?s:t==="1/s"?`${s}\
/s`:o==="other"?`${s} ${t}`:s+(o==="time"?"s":','"B")+(i?"/s":"")}var $e="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0";fu\
nction Te(e){return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}var ne=120,Ut=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu,Kt=/\
[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,qt=new RegExp(`[${$e}]`,"gu"),zt=/^[ -~]*$/;function Yt(e){','return zt.test(e)?e:e.replaceAl\
l(Ut," ").replaceAll(Kt,"").replaceAll(qt,"")}function Xt(e,t=ne){if(e.length<=t)return e;','let n=[...e];return n.lengt\
h<=t?e:`${n.slice(0,t-1).join("")}\\u2026`}function q(e,t=ne){let n=Yt(e).trim();return n===""?','"(no name)":Xt(n,t)}fu\
nction re(e,t=ne){return Te(q(e,t))}var Re={plain:e=>e,strong:e=>e,untrusted:e=>re(e)},vr={...Re,untrusted:e=>re(e,Numbe\
r.POSITIVE_INFINITY)};var oe=1e-7;function Pe(e){return e<oe?`p<${w(oe,7)}`:`p=${Qt(e)}`}function Qt(e){return e<oe?e.to\
Exponential(1):w(e,Math.max(3,1-Math.',"floor(Math.log10(e))))}function v(e){if(e===null)return null;let[t,n]=[e.low,e.h\
igh].map(r=>Number.isFinite(r)&&r>-1?E(r):",'null);return t&&n?`${t} to ${n}`:t?`above ${t}`:n?`below ${n}`:null}functio\
n E(e){return he(e*100,2,"%")}function Le({better:e,base:t}){let n=e==="lower"?1:-1;return t!==null&&t.median<0?-n:n}fun\
ction y(e){return e.change===null?',"null:Le(e)*e.change}function k(e){if(e.interval===null)return null;let{high:t}=e.in\
terval,n=e.interval.low<=-1?Number.NEGATIVE_INFINITY:","e.interval.low;return Le(e)===1?{low:n,high:t}:{low:-t,high:-n}}\
function $({verdicts:e}){let t=e.flatMap(({kind:n,limit:r})=>n===",'"max-regression"&&r!==null?[r]:[]);return t.length==\
=0?null:Math.min(...t)}function Ne({verdicts:e}){return e.find(({kind:t})=>t===','"max"||t==="min")?.limit??null}var L={\
width:160,height:20};function ie({state:e}){return e==="regression"||e==="failed"?"bad":e==="improvement"?"good":e==="in\
conclusive"?"doubt":"\\','same"}function Oe(e){return Ie(e).map(({row:t})=>t)}function Ie(e){return e.flatMap(t=>{let n=\
y(t);return n===null?[]:[{',"row:t,change:n}]}).toSorted((t,n)=>n.change-t.change||($(n.row)??0)-($(t.row)??0))}function\
*Zt(e){for(let{row:t,change:n}of e){let r=k(t);yield n,yield $(t)??0,r!==null&&(yield*[r.low,r.high])}}function Ae(e){re\
turn j(Zt(Ie(e)),{from:4,to:L.width-4},L.width)}function Ce(e,t){let n=y(e);if(n===null)return null;let[","r,i,o]=[k(e),\
$(e),L.height/2],a=ie(e),s=r!==null&&!Number.isFinite(r.low)&&!Number.isFinite(r.high),u=r&&`M${f(t.at(r.low))}\\",' ${o\
}H${f(t.at(r.high))}`,l=`95% interval ${v(e.interval)??"unknown"}`;return R(L,l,[g("path",{class:"zero",d:`M${f(t.at(','\
0))} 0V${L.height}`}),...i===null||i===0?[]:[g("path",{class:"limit",d:`M${f(t.at(i))} 0V${L.height}`})],...u===null?[]:',
'[g("path",{class:`${a} range${s?" open":""}`,d:u})],g("path",{class:`${a} dots`,d:B([[t.at(n),o]])})])}var Be=["fail","\
warn","report"];var N=["regression","improvement","unchanged","inconclusive","new","removed","failed"];function ae(e,t){\
return`${e.toLocaleString("en-US")} ${t}${e===1?"":"s"}`}var He=["pass","fail","unknown"],tn=He.length;var nn=1e5;functi\
on De({texts:e,rounds:t,rows:n}){let r=o=>e[o]??"",i=o=>{if(o===null)return null;let[a,s,u,l,c,m]=o,b=h=>s<0?h/10**','-s\
:h*10**s;return{values:typeof a=="number"?new Array(u).fill(b(a)):a.map(b),rounds:t[m]??[],n:u,median:l,spread:se(c)??',
"{low:l,high:l}}};return n.map(([[o,a,s,u,l],c,m,[b,h],[T,A,Q],xt,St])=>({key:r(o),command:null,group:a===null?null:r(a)\
,",'name:r(s),metric:r(u),unit:r(l),better:c&1?"lower":"higher",primary:!0,exact:(c&2)!==0,state:N[m]??"unchanged",base:\
i(b),','head:i(h),change:T,interval:se(A),p:Q,verdicts:xt.map(([Mt,vt,Et,fe,ge])=>({kind:r(Mt),limit:vt,level:Be[Et]??"r\
eport",outcome:He[fe]??','"unknown",because:ge===null?null:r(ge),alpha:null,...fe===tn&&{isUnjudged:!0}})),course:St.map\
(rn)}))}function rn([e,t,n,',"r]){let i=o=>o===null?null:o/nn;return{round:e,change:i(t),interval:se([i(n),i(r)])}}funct\
ion se(e){return e===null?null:",'{low:e[0]??Number.NEGATIVE_INFINITY,high:e[1]??Number.POSITIVE_INFINITY}}var Ve=[["reg\
ression","worse"],["inconclusive","undecided"],["improvement","better"],["unchanged","unchanged"],["new","n\\','ew"],["r\
emoved","removed"],["failed","failed"]];var sn=12;function z(e){let t=e*100,n=`${Number(t.toPrecision(sn))}%`;return Num\
ber.isFinite(t)&&n.length<=P?n:D(t,2,"%")}function _e(e){return D(e*100,0,"%")}var ln=.05;function Fe({median:e,spread:{\
low:t,high:n}}){return!Number.isFinite(t)||!Number.isFinite(n)?"\\u221E":Math.sign(t)!==Math.','sign(e)||Math.sign(n)!==\
Math.sign(e)?"?":e===0?"0%":_e(Math.max(n/e-1,1-t/e))}function Ge({base:e,head:t,p:n,change:r}){','return e===null||t===\
null?"":n!==null&&n>ln?"~":r===null?"?":r===0?"0.00%":E(r)}function We({base:e,head:t,p:n}){if(e===','null||t===null||n=\
==null)return"";let r=e.n===t.n?`n=${e.n}`:`n=${e.n}+${t.n}`;return n===0?`(${r})`:`(p=${w(n,3)} ${r})`}var Ke=["benchma\
rk","metric","base","head","change","interval","p","state"],un=new Map(Ve),qe=["regression","failed","in\\','conclusive"\
,"improvement","removed","new","unchanged"],x=[{id:"benchmark",title:"Benchmark",firstDescending:!1,key:({name:e})=>e.',
'toLowerCase(),text:({name:e})=>e},{id:"metric",title:"Metric",firstDescending:!1,key:({metric:e})=>e.toLowerCase(),text\
:({','metric:e})=>e},{id:"base",title:"Base",firstDescending:!0,key:je("base"),text:Ue("base")},{id:"head",title:"Head",\
firstDescending:!0,','key:je("head"),text:Ue("head")},{id:"change",title:"Change",firstDescending:!0,key:y,text:Ge},{id:\
"interval",title:"95% \\','interval",firstDescending:!0,key:e=>k(e)?.high??y(e),text:()=>""},{id:"p",title:"p, n",firstD\
escending:!1,key:({p:e})=>e,','text:e=>We(e).replace(/^\\(|\\)$/g,"")},{id:"state",title:"Result",firstDescending:!1,key:(\
{state:e})=>qe.indexOf(e),text:({',"state:e})=>le(e)}];function ze(e){let t=new Set(e.map(({state:n})=>n));return qe.fil\
ter(n=>t.has(n)&&N.includes(n))}function le(e){",'return un.get(e)??e}function je(e){return t=>t[e]?.median??null}functi\
on Ue(e){return t=>{let n=t[e];if(n===null)return"";',"let r=Y(n.median,t.unit);return t.exact?r:`${r} \\xB1 ${Fe(n)}`}}f\
unction Y(e,t){let n=_(e,t);return n.endsWith(` ${t}`)?",'n.slice(0,-t.length-1):n}var S={row:null,text:"",states:[],sor\
t:{by:"state",descending:!1}};function Ye({row:e,text:t,states:n,sort:r}){let i=r.by===','S.sort.by&&r.descending===S.so\
rt.descending;return[["row",e??""],["state",n.join()],["q",t],["sort",i?"":`${r.descending?','"-":""}${r.by}`]].filter((\
[,s])=>s!=="").map(([s,u])=>`${s}=${cn(u)}`).join("&")}function cn(e){return encodeURIComponent(','e.toWellFormed()).rep\
laceAll("%2F","/").replaceAll("%2C",",")}function ue(e){let t=new Map(e.replace(/^#/,"").split("&").','map(r=>[r.slice(0\
,r.indexOf("=")),mn(r.slice(r.indexOf("=")+1))]));if(!["row","state","q","sort"].some(r=>t.has(r)))return null;','let n=\
t.get("state")?.split(",")??[];return{row:t.get("row")??null,text:t.get("q")??"",states:N.filter(r=>n.includes(r)),','so\
rt:dn(t.get("sort")??"")}}function dn(e){let t=Ke.find(n=>n===e.replace(/^-/,""));return t===void 0?S.sort:{by:t,descend\
ing:e.','startsWith("-")}}function mn(e){try{return decodeURIComponent(e)}catch{return e}}function Xe(e){let t=e.map(({g\
roup:r,name:i,metric:o})=>`${r??""} ${i} ${o}`.toLowerCase()),n=new Map;return({text:r,states:i,',"sort:o})=>{let a=r.to\
LowerCase().split(/\\s+/).filter(Boolean),s=`${o.by} ${o.descending}`,u=n.get(s)??pn(e,o);return n.set(","s,u),u.filter(\
l=>(i.length===0||i.includes(e[l].state))&&a.every(c=>t[l].includes(c)))}}function pn(e,{by:t,descending:n}){","let{key:\
r}=x.find(({id:s})=>s===t),i=e.map(r),o=e.map(s=>y(s)??Number.NEGATIVE_INFINITY),a=n?-1:1;return e.map((s,u)=>u).","sort\
((s,u)=>fn(i[s],i[u],a)||(o[u]>o[s]?1:o[u]<o[s]?-1:s-u))}function fn(e,t,n){return e===t?0:e===null?1:t===null?-1:typeof\
 e==",'"string"||typeof t=="string"?n*bn(String(e),String(t)):e<t?-n:n}var gn=new Intl.Collator("en",{numeric:!0});funct\
ion bn(e,t){','return gn.compare(e,t)}function Je(e,t){let n=document.querySelector(".overview svg"),r=document.querySel\
ector(".overview .pointed");if(n===null||',"r===null)return;let i=r.textContent,o=Oe(e),a=({clientX:s})=>{let{left:u,wid\
th:l}=n.getBoundingClientRect();return o[Math.",'floor((s-u)/l*o.length)]};n.addEventListener("pointermove",s=>{let u=a(\
s);if(u===void 0||u.change===null)return;let l=v(','u.interval);r.textContent=`${u.name} \\xB7 ${u.metric} \\xB7 ${E(u.cha\
nge)}${l===null?"":` (${l})`}`}),n.addEventListener(','"pointerleave",()=>{r.textContent=i}),n.addEventListener("click",\
s=>{let u=a(s);u!==void 0&&t(u)})}function d(e,t={},n=[]){let r=document.createElement(e);for(let[i,o]of Object.entries(\
t))o!==!1&&o!==null&&r.setAttribute(','i,o===!0?"":String(o));return r.append(...n),r}function F({tag:e,attributes:t,chi\
ldren:n}){let r=document.createElementNS(','"http://www.w3.org/2000/svg",e);for(let[i,o]of Object.entries(t))r.setAttrib\
ute(i,o);return r.append(...n.map(i=>typeof i==','"string"?i:F(i))),r}function et(e,{from:t,to:n}){let{count:r}=e;if(r<=\
150)return{first:0,end:r,above:0,below:0};let i=Ze(Qe(e,t)-20,r),o=Ze(',"Qe(e,n)+20+1,r);return{first:i,end:o,above:G(e,\
i),below:G(e,r)-G(e,o)}}function G({rowHeight:e,open:t,detailsHeight:n},r){","return r*e+(t!==null&&t<r?n:0)}function Qe\
({rowHeight:e,open:t,detailsHeight:n},r){let i=t===null?Number.POSITIVE_INFINITY:",'(t+1)*e;return r<i?Math.floor(r/e):M\
ath.max(t,Math.floor((r-n)/e))}function Ze(e,t){return Math.min(t,Math.max(0,e))}var de={width:360,height:170},p={left:7\
0,right:352,top:8,bottom:146},tt=.18,hn=18,X=["base","head"];function rt(e){let t=st(',"e),n=C(t.flatMap(({values:l})=>l\
));if(n===null)return null;let r=Ne(e),i=r===null?[]:yn(r,n),o=W(C([n.low,n.high,...i])??","n,{from:p.bottom-6,to:p.top+\
6}),a=t.reduce((l,{rounds:c})=>Math.max(l,c.at(-1)??1),1),s=l=>p.left+(l-.5)/a*(p.right-p.left),",'u=`Values in the orde\
r they were taken, ${a} rounds; dashed lines are the medians.`;return R(de,u,[...Rn(o,e.unit),M("ro\\','und 1",s(1),{y:1\
62,class:"middle"}),...a<4?[]:[M(String(a),s(a),{y:162,class:"middle"})],g("path",{class:"pairs",d:xn(e,','s,o)}),...i.m\
ap(l=>g("path",{class:"limit",d:O(o.at(l))})),...X.flatMap(l=>wn(e[l],l,{x:s,y:o}))])}function yn(e,t){let n=Math.',"max\
(t.high-t.low,Math.abs(t.high)/50);return e>=t.low-n&&e<=t.high+n?[e]:[]}function wn(e,t,{x:n,y:r}){if(e===null)return[]\
;",'let i=e.values.map((o,a)=>[n((e.rounds[a]??1)+ce(t)),r.at(o)]);return[g("path",{class:`${t} course`,d:H(i)}),g("path\
",{class:`${t}\\',' median`,d:O(r.at(e.median))}),g("path",{class:`${t} dots`,d:B(i)})]}function xn({base:e,head:t},n,r)\
{if(e===null||t===null)','return"";let i=nt(t);return[...nt(e)].flatMap(([o,a])=>{let s=i.get(o);return s===void 0?[]:H(\
[[n(o+ce("base")),r.at(a)],','[n(o+ce("head")),r.at(s)]])}).join("")}function nt({values:e,rounds:t}){let n=new Map;for(\
let[r,i]of t.entries())n.has(i)||','n.set(i,e[r]??Number.NaN);return n}function ce(e){return e==="base"?-tt:tt}function \
ot(e){let t=st(e),n=C(t.flatMap(({values:c})=>c));',"if(n===null)return null;let r={from:p.left-40,to:p.right-12},i=W(n,\
r),o=(p.top+p.bottom)/2,a=Math.min(48,Math.max(8,2*Math.","ceil(Math.sqrt(Math.max(...t.map(({n:c})=>c)))))),s=X.map(c=>\
e[c]===null?null:Mn(e[c],i,a)),u=Math.max(...s.flatMap(c=>c??",'[])),l=[i,W(n,r,8)].map(Sn).find(({length:c})=>c>1)??i.t\
icks;return R(de,"How often each value came: base above the line\\',', head below it.",[g("path",{class:"zero",d:`M${p.l\
eft-46} ${f(o)}H${p.right}`}),...l.map(c=>M(at(c,e.unit),i.at(c),{y:162,','class:"middle"})),...s.flatMap((c,m)=>c===nul\
l?[]:vn(c,X[m],{x:i,middle:o,most:u})),...X.flatMap(c=>e[c]===null?[]:En(e[c],',"c,{x:i,middle:o}))])}function Sn({at:e,\
ticks:t}){return t.filter((n,r)=>e(n)<p.right-24&&(t.length<=3||r%2===0))}function Mn({","values:e},t,n){let r=new Array\
(n).fill(0),i=(p.right-p.left+28)/n;for(let o of e){let a=Math.min(n-1,Math.floor((t.at(o)-","p.left+40)/i));r[a]+=1}ret\
urn r}function vn(e,t,{middle:n,most:r}){let i=(p.right-p.left+28)/e.length,o=n-p.top-14,a=e.flatMap(",'(s,u)=>{if(s===0\
)return[];let l=s/r*o*(t==="base"?-1:1),c=p.left-40+u*i+.5;return[`M${f(c)} ${f(n)}v${f(l)}h${f(i-1)}v${f(','-l)}z`]});r\
eturn a.length===0?[]:[g("path",{class:`${t} bars`,d:a.join("")})]}function En({median:e,spread:t},n,{x:r,middle:i}){','\
let o=n==="base"?p.top+4:p.bottom-4,a=f(r.at(e)),s=Number.isFinite(t.low)&&Number.isFinite(t.high)?`M${f(r.at(t.low))} $\
{f(','o)}H${f(r.at(t.high))}`:"";return[g("path",{class:`${n} centre`,d:`M${a} ${f(i)}V${f(o)}`}),g("path",{class:`${n} \
spread`,',"d:s})]}function it(e){let t=(e.course??[]).flatMap(l=>{let c={...l,better:e.better,base:e.base},m=y(c);return\
 m===null?[]:","[{round:l.round,change:m,range:k(c)}]}),n=t.at(-1);if(n===void 0||t.length<2)return null;let r=$(e),i=j(\
[...t.map(({change:l})=>l),","...kn(n.range),...r===null?[]:[r]],{from:p.bottom-4,to:p.top+4},hn),o=l=>p.left+l/n.round*\
(p.right-p.left-6),a=t.flatMap(","({round:l,range:c})=>c===null?[]:[{round:l,range:c}]),s=[...a.map(({round:l,range:c})=\
>[o(l),i.at(c.high)]),...a.map(({round:l,",'range:c})=>[o(l),i.at(c.low)]).toReversed()],u=t.map(({round:l,change:c})=>[\
o(l),i.at(c)]);return R(de,"The change as th\\','e rounds came in, with its 95% interval: worse is up.",[...$n(i),...t.f\
latMap(({round:l},c)=>c===0||c===t.length-1?[M(c===','0?`after round ${l}`:String(l),o(l),{y:162,class:"middle"})]:[]),g\
("path",{class:"band",d:s.length===0?"":`${H(s)}z`}),g(','"path",{class:"zero",d:O(i.at(0))}),...r===null?[]:[g("path",{\
class:"limit",d:O(i.at(r))})],g("path",{class:"change",d:H(','u)}),g("path",{class:"change dots",d:B(u)})])}function kn(\
e){return e===null?[]:[e.low,e.high].filter(Number.isFinite)}function $n(e){','return e.ticks.flatMap(t=>[g("path",{clas\
s:"grid",d:O(e.at(t))}),M(Tn(t),p.left-6,{y:e.at(t)+4,class:"end"})])}function Tn(e){','return e===0?"0%":`${z(Math.abs(\
e))} ${e>0?"worse":"better"}`}function Rn(e,t){return e.ticks.flatMap(n=>[g("path",{class:"\\','grid",d:O(e.at(n))}),M(a\
t(n,t),p.left-6,{y:e.at(n)+4,class:"end"})])}function at(e,t){return q(_(e,t).split(" ")[0]??"")}','function O(e){return\
`M${p.left} ${f(e)}H${p.right}`}function st({base:e,head:t}){return[e,t].filter(n=>n!==null)}var Pn={pass:"kept",fail:"b\
roken",unknown:"undecided"};function lt(e){let t=e.group===null?[]:[d("code",{},[e.group])," \\','\\xB7 "];return[d("h3",\
{},[d("code",{},[e.name])]),d("p",{class:"quiet"},[...t,d("code",{},[e.metric]),...Ln(e)]),...Nn(e),','d("div",{class:"p\
lots"},[...me("In the order they were taken",rt(e),!0),...me("How often each value came",ot(e),!0),...me(','"The change \
as rounds came in",it(e),!1)]),On(e)]}function Ln({change:e,interval:t,p:n,exact:r,base:i,head:o}){let a=v(t),',"s=new S\
et([i,o].flatMap(l=>l?.n??[]));return[...e===null?[]:[`change ${E(e)}`],...a===null?[]:[`95% interval ${a}`],...n===",'n\
ull?[]:[Pe(n)],...r&&i!==null&&o!==null?["the same in every run, so no test is needed"]:[],`n=${[...s].join("+")}`].map(',
'l=>` \\xB7 ${l}`)}function Nn({verdicts:e,unit:t,base:n,head:r}){if(e.length===0)return[d("p",{},[n!==null&&r!==null?"No\
 \\','budget is set for it.":"Only one side has it: there is nothing to judge."])];let i=e.map(({kind:o,limit:a,level:s,\
outcome:u,','because:l,isUnjudged:c})=>{let m=a===null?"":` ${o==="max"||o==="min"?Y(a,t):z(a)}`,b=s==="fail"?"":s==="wa\
rn"?" (a warn\\','ing only)":" (only reported)";return d("li",{class:u},[d("code",{},[o]),`${m}: `,d("strong",{},[c?"not\
 judged: base is f\\','rom another machine":Pn[u]]),b,...l===null?[]:[d("span",{class:"quiet"},[` Why: ${l}`])]])});retu\
rn[d("ul",{class:"budge\\','ts"},i)]}function me(e,t,n){if(t===null)return[];let r=n?[" ",d("span",{class:"key base"},["\
base"])," ",d("span",{class:"\\','key head"},["head"])]:[];return[d("figure",{},[d("figcaption",{},[e,...r]),F(t)])]}fun\
ction On(e){let t=d("details",{},[','d("summary",{},["Every value"])]);return t.addEventListener("toggle",()=>{let n={cl\
ass:"scroll",tabindex:0,role:"region",','"aria-label":"Every value"};t.append(d("div",n,[In(e)]))},{once:!0}),t}function\
 In({base:e,head:t,unit:n}){let r=[...new Set(','[...e?.rounds??[],...t?.rounds??[]])].sort((s,u)=>s-u),i=(s,u)=>d("td",\
{},[(s?.values??[]).filter((l,c)=>s?.rounds[c]===','u).map(l=>Y(l,n)).join(", ")]),o=r.map(s=>d("tr",{},[d("th",{scope:"\
row"},[String(s)]),i(e,s),i(t,s)])),a=["Round","Base",','"Head"].map(s=>d("th",{scope:"col"},[s]));return d("table",{cla\
ss:"values"},[d("thead",{},[d("tr",{},a)]),d("tbody",{},o)])}function ut(e){let t=d("button",{type:"button"},[e.title]),\
n=d("th",{scope:"col",role:"columnheader",class:e.id},[t]);return{','column:e,button:t,cell:n}}function ct({cell:e,colum\
n:t},{by:n,descending:r}){t.id!==n?e.removeAttribute("aria-sort"):e.setAttribute(','"aria-sort",r?"descending":"ascendin\
g")}function dt({id:e,firstDescending:t},n){return{by:e,descending:n.by===e?!n.descending:','t}}function mt(e,t){let n=d\
("tr",{role:"row","aria-rowindex":1},e.map(({cell:o})=>o)),r=d("thead",{role:"rowgroup"},[n]);','return d("table",{class\
:"results",role:"table","aria-label":"Every result",tabindex:-1},[r,t])}function pt(e,t){let{place:n,','isOpen:r}=t,i=d(\
"tr",{class:`${e.state} ${ie(e)}${r?" open":""}`,role:"row","aria-rowindex":n+2},x.map(o=>o.id==="benchm\\','ark"?An(e,t\
):Cn(o,e,t.axis)));return i.dataset.place=String(n),i}function An(e,{isOpen:t,isCurrent:n}){let r=d("button",','{type:"b\
utton","aria-expanded":String(t),tabindex:n?0:-1,title:e.name},[d("code",{},[e.name])]),{group:i}=e,o=i===null?[]:','[d(\
"span",{class:"group quiet",title:i},[i])];return d("th",{scope:"row",role:"rowheader",class:"benchmark"},[r,...o])}func\
tion Cn(e,t,n){','let r=d("td",{class:e.id,role:"cell"},[e.text(t)]);r.textContent==="~"&&(r.title="no difference shown:\
 p is above 0.05");','let i=e.id==="interval"?Ce(t,n):null;return i!==null&&r.append(F(i)),r}function ft(e,t){let n=d("b\
utton",{type:"button",','class:"plain close"},["Close"]);n.addEventListener("click",t);let r=d("td",{colspan:x.length,ro\
le:"cell"},[n,...lt(e)]);','return d("tr",{class:"details",role:"row"},[r])}function pe(e){if(e===0)return[];let t=d("td\
",{colspan:x.length,role:"pr\\','esentation"});return t.style.height=`${e}px`,[d("tr",{class:"spacer","aria-hidden":"tru\
e",role:"presentation"},[t])]}var Bn=44;function gt(e,t,n){let r=x.map(ut),i=d("tbody",{role:"rowgroup"}),o={rows:e,axis\
:t,asked:n,headings:r,body:i,table:mt(',"r,i),built:new Map,resized:new ResizeObserver(()=>{o.layout={...o.layout,detail\
sHeight:o.details?.offsetHeight??0},I(o)}),","order:[],sort:S.sort,layout:{count:0,rowHeight:Bn,open:null,detailsHeight:\
0},extract:null,details:null,current:0};return o.",'table.classList.toggle("one-group",new Set(e.map(({group:a})=>a)).si\
ze<2),Hn(o),{element:o.table,show:(a,s)=>Vn(o,a,s),focus:a=>J(','o,a)}}function Hn(e){let{headings:t,body:n,table:r,aske\
d:i}=e;for(let{column:o,button:a}of t)a.addEventListener("click",','()=>i.onSort(dt(o,e.sort)));n.addEventListener("clic\
k",({target:o})=>{let a=o instanceof Element?o.closest("tr[data-plac\\','e]"):null;if(a===null||String(window.getSelecti\
on())!=="")return;let s=Number(a.dataset.place),u=e.order[s];u!==void 0&&','(i.onOpen(s===e.layout.open?null:e.rows[u]),\
J(e,s))}),r.addEventListener("keydown",o=>{let a=Dn(o,e);o.key==="Escape"?bt(','e):a!==null&&!(o.target instanceof Eleme\
nt&&o.target.closest(".details, thead"))&&(o.preventDefault(),J(e,a))}),window.addEventListener(','"scroll",()=>I(e),{pa\
ssive:!0}),window.addEventListener("resize",()=>{ht(e),I(e)})}function Dn(e,{current:t,order:n,layout:r}){',"if(e.altKey\
||e.ctrlKey||e.metaKey)return null;let i=Math.max(1,Math.floor(window.innerHeight/r.rowHeight)-2);return{ArrowDown:t+","\
1,ArrowUp:t-1,PageDown:t+i,PageUp:t-i,Home:0,End:n.length-1}[e.key]??null}function bt(e){let{open:t}=e.layout;t!==null&&",
"(e.asked.onOpen(null),J(e,t))}function Vn(e,t,n){let r=n.findIndex(o=>e.rows[o].key===t.row);n.length===e.order.length&\
&","n.every((o,a)=>o===e.order[a])||(e.current=Math.max(0,r)),e.order=n,e.sort=t.sort;for(let o of e.headings)ct(o,t.sor\
t);e.",'table.setAttribute("aria-rowcount",String(n.length+1)),e.details!==null&&e.resized.unobserve(e.details),e.detail\
s=r<0?null:',"ft(e.rows[n[r]],()=>bt(e)),e.layout={...e.layout,count:n.length,open:r<0?null:r,detailsHeight:0},e.built.c\
lear(),e.body.","replaceChildren(),e.extract=null,I(e),e.details!==null&&e.resized.observe(e.details),ht(e)&&I(e)}functi\
on ht(e){let[t]=e.","built.values(),n=t?.offsetHeight??0;return n===0||n===e.layout.rowHeight?!1:(e.layout={...e.layout,\
rowHeight:n},!0)}function I(e){","let{body:t,built:n,layout:r,table:i}=e,{top:o}=t.getBoundingClientRect(),a=et(r,{from:\
-o,to:window.innerHeight-o});if(e.","extract!==null&&Fn(e.extract,a))return;e.extract=a;let s=t.contains(document.active\
Element);for(let l of n.keys())(l<a.first||","l>=a.end)&&n.delete(l);let u=[];for(let l=a.first;l<a.end;l+=1){let c=n.ge\
t(l)??_n(e,l);n.set(l,c),u.push(c),l===r.open&&","e.details!==null&&u.push(e.details)}Gn(t,[...pe(a.above),...u,...pe(a.\
below)]),s&&!t.contains(document.activeElement)&&i.","focus({preventScroll:!0})}function _n({rows:e,order:t,layout:n,cur\
rent:r,axis:i},o){let a=e[t[o]];return pt(a,{place:o,isOpen:o===","n.open,isCurrent:o===r,axis:i})}function Fn(e,t){let{\
first:n,end:r,above:i,below:o}=e;return n===t.first&&r===t.end&&i===","t.above&&o===t.below}function Gn(e,t){let n=new S\
et(t);for(let r of[...e.children])n.has(r)||r.remove();for(let[r,i]of t.","entries()){let o=e.children[r]??null;o!==i&&e\
.insertBefore(i,o)}}function J(e,t){let{order:n,built:r,body:i,layout:o}=e;",'if(n.length===0)return;let a=r.get(e.curre\
nt)?.querySelector("button");if(a&&(a.tabIndex=-1),e.current=Math.min(n.length-',"1,Math.max(0,t)),!r.has(e.current)){le\
t l=window.scrollY+i.getBoundingClientRect().top+G(o,e.current);window.scrollTo({top:l-",'window.innerHeight/3}),I(e)}le\
t s=r.get(e.current),u=s?.querySelector("button");!s||!u||(u.tabIndex=0,u.focus({preventScroll:!0}),','s.scrollIntoView(\
{block:"nearest"}))}function yt(e,t){let n=d("input",{type:"search","aria-label":"Search benchmarks",placeholder:"Search\
 benchmarks ( / )","\\','aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"});n.addEventListener("input",()=>t\
({text:n.value}));let r=new Set,','i=new Map(ze(e).map(l=>{let c=e.filter(h=>h.state===l).length,m=[le(l)," ",d("span",{\
class:"quiet"},[c.toLocaleString("e\\','n-US")])],b=d("button",{type:"button",class:`chip ${l}`,"aria-pressed":"false"},\
m);return b.addEventListener("click",()=>{','r.delete(l)||r.add(l),t({states:[...r]})}),[l,b]})),o=d("p",{role:"status",\
class:"quiet"}),a=d("button",{type:"button",class:"\\','plain",hidden:!0},["Show all"]);a.addEventListener("click",()=>{\
t({text:"",states:[]}),n.focus()});let s=d("div",{role:"\\','group","aria-label":"Show only",class:"chips"},[...i.values\
()]);return{element:d("div",{class:"toolbar"},[n,s,o,a]),search:n,','show({text:l,states:c},m){n.value!==l&&(n.value=l),\
r.clear();for(let h of c)r.add(h);for(let[h,T]of i)T.setAttribute("ar\\','ia-pressed",String(r.has(h)));let b=ae(e.lengt\
h,"result");o.textContent=m===e.length?b:`${m.toLocaleString("en-US")} of ${b}`,','a.hidden=m===e.length}}}try{Wn()}catc\
h(e){document.documentElement.classList.remove("live"),console.error(e)}function Wn(){let e=document.getElementById(','"\
data")?.textContent,t=document.getElementById("explorer");if(!e||t===null)return;let n=De(JSON.parse(e)),r=Xe(n),i=S,o=y\
t(',"n,m=>s(m)),a=gt(n,Ae(n),{onSort:m=>s({sort:m}),onOpen:m=>s({row:m?.key??null})});t.append(o.element,a.element);func\
tion s(m){","u({...i,...m}),wt(i)}function u(m){i=m;let b=r(i);return o.show(i,b.length),a.show(i,b),b}function l(m){let\
 b=A=>!A.some(",'Q=>n[Q].key===m.row),h=u(m);if(m.row===null)return;b(h)&&(h=u({...m,text:"",states:[]}));let T=h.findIn\
dex(A=>n[A].key===','m.row);T>=0&&a.focus(T)}Je(n,({key:m})=>{l({...i,row:m}),wt(i)}),window.addEventListener("hashchang\
e",()=>{let m=ue(location.','hash);m!==null&&l(m)}),jn(o.search,{onDown:()=>a.focus(0),onEscape:()=>s({text:""})});let c\
=ue(location.hash);c===null?u(','S):l(c)}function jn(e,{onDown:t,onEscape:n}){document.addEventListener("keydown",r=>{le\
t i=r.target instanceof HTMLInputElement;','r.key==="/"&&!i&&!r.ctrlKey&&!r.metaKey&&!r.altKey?(r.preventDefault(),e.foc\
us()):r.key==="ArrowDown"&&r.target===e?(r.preventDefault(),','t()):r.key==="Escape"&&r.target===e&&n()})}function wt(e)\
{let t=Ye(e);try{history.replaceState(null,"",t===""?location.pathname+',"location.search:`#${t}`)}catch{return}}})();"].
join(`
`),PAGE_SCRIPT_HASH="sha256-/9PyRiZ9ADkA91B2jltZIgU0aTf6BdvQjqS42ao4hQM=";var FIRST_SCRIPT="document.documentElement.classList.add('live')",FIRST_SCRIPT_HASH="sha256-bZYyOdKGLpe3sOEtEImdl+/Md5dN\
yLE3fl1DzYkQe/Y=",POLICY=["default-src 'none'","style-src 'unsafe-inline'",`script-src '${FIRST_SCRIPT_HASH}' '${PAGE_SCRIPT_HASH}\
'`,"base-uri 'none'","form-action 'none'"].join("; "),SIGNS={good:"\u2713",warning:"!",bad:"\u2715",undecided:"?",broken:"\
!"},MOST_FINDINGS=6,VOICE2={plain:escapeHtml,strong:text2=>`<strong>${escapeHtml(text2)}</strong>`,untrusted:escapedCode},
WHOLE_VOICE={...VOICE2,untrusted:text2=>`<code>${escapeHtml(stripControls(text2))}</code>`};function renderHtml(report){
let anchors=anchorsOf(report),{mark,text:text2}=headline(report),results2=resultsSection(report,anchors);return`<!doctyp\
e html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${text2} \xB7 ${quoted(report.name)}`)}</title>
<style>${STYLE}</style>
<script>${FIRST_SCRIPT}</script>
</head>
<body>
${results2===""?"":`<a class="skip" href="#results">Skip to the results</a>
`}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${escapeHtml(text2)}</span></h1>
${report.accepted===null?"":`<p>${say2(auditLine(report.accepted))}</p>
`}<p>${escapeHtml(countsLine(report))}.</p>
<p class="quiet">${originLine(report)}</p>
</header>
<main>
${verdictSection(report,anchors)}${overviewSection(report)}${results2}${machineSection(report)}</main>
${footer2(report)}
${dataScript(report)}</body>
</html>
`}function say2(phrase){return tell(phrase,VOICE2)}function originLine({name:name2,commits,rounds}){let short=(sha,how)=>escapedCode(
sha===null?how:sha.slice(0,7)),{base,head}=commits,sides=`base ${short(base.sha,base.how)} against head ${short(head.sha,
head.how)}`;return`${escapedCode(name2)} \xB7 ${sides} \xB7 ${counted(rounds,"round")}`}function verdictSection(report,anchors){
let items=findings(report).map(finding=>findingItem(finding,anchors)),rest=items.slice(MOST_FINDINGS),folded=rest.length===
0?"":`<details><summary>${counted(rest.length,"more budget")} broken or undecided</summary>
${list2(rest)}</details>
`,errors=problemList2(report.problems.filter(({severity})=>severity==="error")),doubts=problemList2(report.problems.filter(
({severity})=>severity!=="error"));return`${errors}${list2(items.slice(0,MOST_FINDINGS))}${folded}${configPart2(report)}${doubts}${nextSteps(
report)}`}function findingItem({row:row2,verdict,what,facts,because},anchors){let reason=because===null?"":`<p class="qu\
iet">Why this budget: ${escapeHtml(visible(because))}</p>`,numbers=facts.length===0?"":`<p class="quiet">${say2(facts)}<\
/p>`,tone=verdict.outcome==="fail"&&verdict.level==="fail"?"fail":"doubt",named=what.findIndex(piece=>isUntrusted(piece)),
sentence=what.map((piece,index)=>index===named?linkTo(row2,anchors,say2([piece])):say2([piece]));return`<li class="${tone}\
"><p>${sentence.join("")}</p>${numbers}${reason}</li>
`}function isUntrusted(piece){return typeof piece!="string"&&"untrusted"in piece}function configPart2({configChange:configChange2}){
if(configChange2===null)return"";let items=configItems(configChange2).map(item2=>`<li>${say2(item2)}</li>
`),all=items.length===0?"":`<ul>
${items.join("")}</ul>
`;return`<p>${tell(configSentence(configChange2),WHOLE_VOICE)}</p>
${all}`}function problemList2(problems){let items=problems.map(problem2=>{let{severity,excerpt}=problem2,lines=excerpt===
void 0?"":`<pre>${escapeHtml(renderExcerpt(excerpt))}</pre>`,text2=`<strong>${severity}</strong> ${tell(problemPhrase(problem2),
WHOLE_VOICE)}`;return`<li class="${severity}"><p>${text2}</p>${lines}</li>
`});return list2(items)}function list2(items){return items.length===0?"":`<ul class="findings">
${items.join("")}</ul>
`}function nextSteps(report){let all=findings(report).map(({verdict})=>verdict),{commands,remarks}=repeatTexts(report),shown=commands.
map(({leg,command})=>`<p>${REPEAT_TITLE}${leg===null?"":`, ${escapedCode(leg)}`}:</p>
<pre>${escapeHtml(command)}</pre>
`),told=remarks.map(remark=>`<p>${say2(remark)}</p>
`);return shown.join("")+told.join("")+(all.some(({outcome})=>outcome==="unknown")?`<p>${say2(advice(report))}</p>
`:"")}function overviewSection(report){let overview2=overviewPlot(report.rows);if(overview2===null)return"";let labels=overview2.
axis.ticks.map(tick=>`<span style="top:${share(overview2.axis.at(tick))}">${worseText(tick)}</span>`),told=`${counted(overview2.
count,"change")}, worst on the left, each with its 95% interval where one is known. Dashed: what the budgets allow.`;return`\
<section class="overview" aria-labelledby="changes">
<h2 id="changes">All changes</h2>
<div class="chart"><div class="labels" aria-hidden="true">${labels.join("")}</div>${drawingText(overview2.drawing)}</div\
>
<p class="quiet pointed">${told}</p>
${geomeanLine(report)}</section>
`}function geomeanLine(report){let{geomeans}=report;return geomeans.length===0?"":`<p class="quiet">Geometric mean of th\
e changes: ${geomeans.map(geomean=>{let{unit,n}=geomean,shown=shownChange(geomean,report);return`${escapedCode(unit)} ${escapeHtml(
change(shown.change))} (of ${n})`}).join(" \xB7 ")}</p>
`}function resultsSection(report,anchors){if(report.rows.length===0)return"";let shaped=shapedSections(report);return`<s\
ection id="results" tabindex="-1" aria-label="Results">
${shaped===""?"":`<h2>As the configuration shapes it</h2>
${shaped}
`}<h2>Every result</h2>
<div id="explorer"></div>
<div class="written">
${rowSections(report,anchors)}
${changedPictures(report)}
</div>
</section>
`}function machineSection(report){let{plan,legs}=report,all=(legs===void 0?[factList(report)]:legs.map(({name:name2,environment})=>{
let facts=factList({plan,environment});return facts===""?"":`<h3>${escapedCode(name2)}</h3>
${facts}`})).join("");return all===""?"":`<section aria-labelledby="machine">
<h2 id="machine">Where it was measured</h2>
${all}</section>
`}function factList(machine){let entries=machineFacts(machine).map(({label:label2,text:text2})=>`<dt>${label2}</dt><dd>${say2(
text2)}</dd>
`);return entries.length===0?"":`<dl>
${entries.join("")}</dl>
`}function footer2(report){let lines=originFacts(report).map(say2),facts=runFacts(report).map(say2).join(" \xB7 ");return`\
<footer class="quiet">${[...lines,facts].map(text2=>`<p>${text2}</p>`).join("")}</footer>`}function dataScript({rows}){return rows.
length===0?"":`<script type="application/json" id="data">${scriptJson(packRows(rows))}</script>
<script>${PAGE_SCRIPT}</script>
`}var REPORT_VERSION=1,OUTCOMES2={pass:"pass",fail:"fail",unknown:"inconclusive"};function renderJson(report){let{name:name2,
conclusion,accepted,commits,rounds,seed,commands,rows,counts,tables:tables2,problems}=report,value2={version:REPORT_VERSION,
name:name2,verdict:conclusion,accepted:accepted&&acceptance(accepted),base:commits.base,head:commits.head,rounds,...report.
measuredAgain&&{measuredAgain:report.measuredAgain},seed,commands,counts,comparisons:rows.map(comparison),geomeans:geomeanEntries(
report),tables:tables2===null?null:tables2.map(shapedTable),problems:[...problems,...notices(report)].map(problem),...report.
configSource!==void 0&&{configuration:report.configSource},configChange:report.configChange&&configChange(report.configChange),
environment:report.environment,...report.baseline&&{baseline:report.baseline},...report.legs&&{legs:report.legs}};return`${JSON.
stringify(value2,null,2)}
`}function acceptance({label:label2,by,isAuthor,at,scope,verdict}){return{label:label2,by,isAuthor,at,scope,verdict}}function notices({
configChange:configChange2}){if(configChange2===null)return[];let{path,kind}=configChange2;return[{where:path,message:`${`\
this pull request ${kind==="deleted"?"deletes":"changes"} the configuration.`} The one of the base commit was used; the \
change counts after the merge.`,severity:"warning"}]}function configChange({path,kind,error,settings}){return{path,kind,
error,settings:settings.map(({budget,key,base,head})=>({budget,key,base,head}))}}function comparison({command,name:name2,
group,metric,unit,better,state,base,head,delta,change:change2,interval,p,exact,detectable=null,verdicts,place:place3}){return{
command,name:name2,group,metric,unit,better,state,exact,base:side(base),head:side(head),delta:finite(delta),change:finite(
change2),interval:interval&&ratios(interval),p,detectable:finite(detectable),budgets:budgets(verdicts),...place3&&{place:{
file:place3.file,line:place3.line}}}}function budgets(verdicts){return verdicts.map(({kind,limit,level,outcome,because})=>({
kind,limit,level,outcome:OUTCOMES2[outcome],because}))}function geomeanEntries(report){let{geomeans,judgedGeomeans}=report,
shown=geomeans.map(one=>({one,judged:judgedAs(one,report)})),told=shown.flatMap(({judged})=>judged);return[...shown.map(
({one:{unit,base,head,delta,n},judged})=>({unit,base,head,delta,n,...evidence(judged[0]),budgets:judged.flatMap(({verdicts})=>budgets(
verdicts))})),...judgedGeomeans.filter(row2=>!told.includes(row2)).map(row2=>({unit:row2.unit,base:row2.base?.median??null,
head:row2.head?.median??null,delta:finite(row2.delta),n:row2.members.length,...evidence(row2),budgets:budgets(row2.verdicts)}))]}
function evidence(row2){let{group=null,change:change2=null,interval=null,p=null,members=null,leftOut=null}=row2??{};return{
group,change:finite(change2),interval:interval&&ratios(interval),p,members,leftOut}}function problem({where,message,severity,
excerpt,saidBy}){return{where,message,severity,...saidBy!==void 0&&{saidBy},...excerpt&&{excerpt}}}function shapedTable({
fields,unit,sides,varying,columns,rows,geomeans}){return{fields:fields.map(({name:name2,value:value2})=>({name:name2,value:value2})),
unit,sides,varying,columns,rows:rows.map(({label:label2,cells:cells2})=>({label:label2,cells:cells2.map(cell=>cell&&shapedCell(
cell))})),geomeans:geomeans.map(({value:value2,delta})=>({value:value2,delta}))}}function shapedCell({n,median,spread,comparison:comparison2}){
let{delta,change:change2,p}=comparison2??{};return{n,median,...positions(spread),comparison:comparison2&&{delta,change:change2,
p}}}function side(summary){if(summary===null)return null;let{n,median,spread,values,rounds}=summary;return{n,median,...positions(
spread),values,rounds}}function positions({low,high}){let isThere=Number.isFinite(low)&&Number.isFinite(high);return{low:isThere?
low:null,high:isThere?high:null}}function ratios({low,high}){return low<=-1&&high===1/0?null:{low:finite(low),high:finite(
high)}}function finite(value2){return value2!==null&&Number.isFinite(value2)?value2:null}export{headline,benchmarks,fitTo,bytes,configLine,details,tables,problemLine,runLink,heading,overview,results,footer,omission,
OMISSION_ROOM,COMMENT_LIMIT,renderComment,renderHtml,renderJson,renderTerminal,renderVerdict};
