import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{IMPORT_SUBJECT,alignFiles,analyseTable,appendFiles,formatImport,makeLocalWriter,makeTouchedCheck,orderCommits,profileFormatIds,
readProfile,renderHistoryHtml,renderHistoryJson,renderHistoryText,renderImportedPage,renderImportedText,selectImportedSuites}from"./action-history-measuring.js";
import{renderProfileHtml}from"./action-compare-report-history-html-measuring.js";import{HISTORY_LIMITS,IMPORT_PATH,MAX_IMPORT_BYTES,countImportedValues,
formatDeltaInterval,formatOrigin,formatProfileDelta,formatProfileValue,formatTotals,listCommits,listProfileNotes,mergeImports,
openHistory,parseDataJs,parseTags,prepareOutput,readHistoryRef,renderImportedValues,selectReleases}from"./action-compare-report-history-html-measuring-report.js";
import{MAX_PROFILE_BYTES,attributeChange,mergeTrees}from"./action-compare-report-history-html-judge-recording-measuring-report.js";import{alignColumns}from"./action-compare-report-history-html-judge-recording-measuring-report-validate.js";
import{formatCount,formatDiagnosticLine,groupThousands,makeTerminalHost,readProfileFile}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";
import{readInput,readLimitedInput}from"./compare-report-history-measuring-parse.js";import{cleanUntrustedText}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{SIDES,parseArgs,parseNumberSeries,quoteShellWord,studentTTwoSidedP}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{findFirstAtLeast,
median,normalTail,sortAscending,untiedLowerHalves}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{runSubcommand}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";
import{about,atFlag,atKeys,compilePattern,inFile,makeWarning,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";function relativeChange(before,after){return Math.max(changeFrom(before,after),changeFrom(after,before))}function changeFrom(level,other){
return level===0?0:Math.abs(other/level-1)}var E_DIVISIVE_DEFAULTS={window:50,p:.001,magnitude:0};function findEDivisiveChangePoints(values,options={}){let{window,
p,magnitude}={...E_DIVISIVE_DEFAULTS,...options},weak=splitInWindows(values,window,relaxP(p));return removeWeakest(values,
weak,{p,magnitude})}function relaxP(p){return p<.05?10*p:p<.5?2*p:p}function splitInWindows(values,window,p){let found=new Set,
step=Math.floor(window/2),start=0;for(;start<values.length;){let points=splitWindow(values.slice(start,start+window),p).
map(index=>start+index);for(let index of points)found.add(index);start=Math.max(points.at(-1)??0,start+step)}return[...found].
sort((a,b)=>a-b)}function splitWindow(values,p){let findSplit=makeEnergySplitter(values),bounds=[0,values.length];for(;;){
let candidates=bounds.slice(1).map((end,index)=>({start:bounds[index],end})).flatMap(part=>part.end-part.start<2?[]:[{...part,
...findSplit(part.start,part.end)}]),[first,...others]=candidates;if(first===void 0)break;let best=others.reduce((largest,other)=>other.
q>largest.q?other:largest,first),{p:found}=compareMeans(values.slice(best.start,best.index),values.slice(best.index,best.
end));if(!(found<=p))break;bounds=[...bounds,best.index].sort((a,b)=>a-b)}return bounds.slice(1,-1)}function removeWeakest(values,indices,{
p,magnitude}){let points=indices.map((_,at)=>compareAt(values,indices,at));for(;points.length>0;){let weakest=findExtreme(
points,(point,other)=>point.p>other.p);if(points[weakest].p<p&&(weakest=findExtreme(points,(point,other)=>point.magnitude<
other.magnitude),points[weakest].magnitude>magnitude))break;points.splice(weakest,1);let left=points.map(({index})=>index);
for(let at of[weakest,weakest+1])at in points&&(points[at]=compareAt(values,left,at))}return points.map(({index})=>index)}
function findExtreme(points,exceeds){return points.reduce((best,point,at)=>exceeds(point,points[best])?at:best,0)}function compareAt(values,indices,at){
let index=indices[at],start=indices[at-1]??0;return{index,...compareMeans(values.slice(start,index),values.slice(index,indices[at+
1]))}}function compareMeans(left,right){let[n,m]=[left.length,right.length],[a,b]=[momentsOf(left),momentsOf(right)],difference=a.
mean-b.mean,magnitude=relativeChange(a.mean,b.mean);if(difference===0||n+m===2)return{p:1,magnitude};let pooled=((n-1)*a.
variance+(m-1)*b.variance)/(n+m-2),t=difference/Math.sqrt(pooled*(1/n+1/m));return{p:studentTTwoSidedP(t,n+m-2),magnitude}}
function momentsOf(values){let[first]=values;if(values.every(value=>value===first))return{mean:first,variance:0};let mean=average(
values);return{mean,variance:average(values.map(value=>(value-mean)**2))}}function average(values){return values.reduce(
(sum,value)=>sum+value,0)/values.length}function makeEnergySplitter(values){let size=values.length,distance=(i,j)=>Math.
abs(values[i]-values[j]),toEarlier=new Float64Array(size),toLater=new Float64Array(size*size);for(let i=0;i<size;i++)for(let j=i+
1;j<size;j++)toEarlier[j]+=distance(i,j),toLater[i*size+j]=toLater[i*size+j-1]+distance(i,j);function withinFirstParts(start,end){
let sums=new Float64Array(end-start+1);for(let at=start+1;at<end;at++){let outside=0;for(let earlier=0;earlier<start;earlier++)
outside+=distance(earlier,at);sums[at-start+1]=sums[at-start]+(toEarlier[at]-outside)}return sums}function withinSecondParts(start,cut){
let sums=new Float64Array(cut-start+1);for(let at=cut-2;at>=start;at--)sums[at-start]=sums[at-start+1]+toLater[at*size+cut-
1];return sums}return(start,end)=>{let withinFirst=withinFirstParts(start,end),best={index:start+1,q:-1/0};for(let cut=start+
2;cut<=end;cut++){let n=cut-start,fromFirst=0,withinSecond=withinSecondParts(start,cut);for(let split=start+1;split<cut;split++){
fromFirst+=toLater[(split-1)*size+cut-1];let[first,second]=[split-start,cut-split],between=2/n*(fromFirst-withinFirst[first]),
inFirst=first<2?0:2*second/(n*(first-1))*withinFirst[first],inSecond=second<2?0:2*first/(n*(second-1))*withinSecond[split-
start],q=between-inFirst-inSecond;(q>best.q||q===best.q&&split<best.index)&&Object.assign(best,{index:split,q})}}return best}}function xorshift32(seed){let state=seed|0;return()=>(state^=state<<13,state^=state>>>17,state^=state<<5,state>>>0)}var MIN_SIDE=5,MAX_EXACT=100;function rankValues(values){let ascending=sortAscending(values),doubledAt=new Int32Array(ascending.
length),ties=0;for(let start=0,end=0;start<ascending.length;start=end){for(;end<ascending.length&&ascending[end]===ascending[start];)
end++;doubledAt[start]=start+1+end,ties+=(end-start)**3-(end-start)}return{doubled:Int32Array.from(values,value=>doubledAt[findFirstAtLeast(
ascending,value)]),ties}}var scans=new Map;function splitScanOf(length){let scan2=scans.get(length)??(length<=MAX_EXACT?
makeExactScan(length):makeNormalScan(length));return scans.set(length,scan2),scan2}function makeExactScan(length){let strengths=untiedLowerHalves(
length,MIN_SIDE).map(strengthsOf);for(let left=MIN_SIDE;2*left<length;left++)strengths[length-left]=strengths[left];let strengthAt=(left,doubledSum)=>{
let doubledU=doubledSum-left*(left+1),ofRight=2*left*(length-left)-doubledU;return strengths[left][(doubledU<ofRight?doubledU:
ofRight)+1>>1]};return({doubled})=>{let{index,largest}=findLargest(doubled,MIN_SIDE,strengthAt);return{index,strength:largest}}}
function strengthsOf(lowerHalf){let strengths=new Float64Array(lowerHalf.length+1);for(let[u,tail]of lowerHalf.entries())
strengths[u]=Math.max(0,-Math.log(2*tail));return strengths}function makeNormalScan(length){let squareAt=(left,doubledSum)=>(doubledSum-
left*(length+1))**2/(left*(length-left));return({doubled,ties})=>{let{index,largest}=findLargest(doubled,Math.ceil(length/
4),squareAt),variance=(length+1-ties/(length*(length-1)))/3;return{index,strength:strengthOf(Math.sqrt(largest/variance))}}}
function findLargest(doubled,side,numberAt){let index=side,largest=-1,sum=0;for(let left=1;left<=doubled.length-side;left++){
sum+=doubled[left-1];let found=left<side?-1:numberAt(left,sum);found<=largest||(index=left,largest=found)}return{index,largest}}
function strengthOf(z){return z<30?-Math.log(2*normalTail(z)):z*z/2+Math.log(z)+Math.log(Math.PI/2)/2}var PERMUTATIONS=9999,
SEED=2654435769,MIN_EXCEEDING=20,TAIL_SIZE=100;function splitP(ranks,strength){let{length}=ranks.doubled;return ranks.ties===
0||length>MAX_EXACT?untiedSplitP(length,strength):tiedP(ranks,strength)}var calibrations=new Map;function untiedSplitP(values,strength){
let length=roundLength(values),ascending=calibrations.get(length);if(ascending===void 0){let doubled=Int32Array.from({length},
(_,index)=>2*(index+1));ascending=Float64Array.from(permutedStrengths({doubled,ties:0})).sort(),calibrations.set(length,
ascending)}return tailP(ascending,strength,length)}function roundLength(length){let rounded=MAX_EXACT;for(;rounded<length;)
rounded=Math.ceil(rounded*1.25);return length<=MAX_EXACT?length:rounded}function tiedP(ranks,strength){let strengths=[],
exceeding=0;for(let permuted of permutedStrengths(ranks))if(strengths.push(permuted),permuted>=strength&&exceeding++,exceeding===
MIN_EXCEEDING)return exceeding/strengths.length;return tailP(sortAscending(strengths),strength,ranks.doubled.length)}function*permutedStrengths({
doubled,ties}){let scan2=splitScanOf(doubled.length),next=xorshift32(SEED),permuted=doubled.slice();for(let count=0;count<
PERMUTATIONS;count++){for(let last=permuted.length-1;last>0;last--){let other=next()/4294967296*(last+1)|0,kept=permuted[last];
permuted[last]=permuted[other],permuted[other]=kept}yield scan2({doubled:permuted,ties}).strength}}function tailP(ascending,strength,length){
let shareFrom=value=>(ascending.length-findFirstAtLeast(ascending,value)+1)/(PERMUTATIONS+1),largest=(MIN_EXCEEDING+1)/(PERMUTATIONS+
1);if(shareFrom(strength)>=largest)return shareFrom(strength);let start=ascending[PERMUTATIONS-TAIL_SIZE],extrapolated=shareFrom(
start)*(strength/start)*Math.exp(start-strength),splits=length-2*MIN_SIDE+1;return Math.max(Number.MIN_VALUE,Math.min(extrapolated,
splits*Math.exp(-strength),largest))}var MIN_SPLIT_LENGTH=2*MIN_SIDE,MIN_INTERVAL=25,MAX_REFINEMENTS=10,RANK_DEFAULTS={window:1/0,p:.001,magnitude:0};function findStrongestSplit(values){
let scanned=scan(values);return scanned&&{index:scanned.index,p:splitP(scanned.ranks,scanned.strength)}}function scan(values){
if(values.length<MIN_SPLIT_LENGTH)return null;let ranks=rankValues(values);return ranks.ties===values.length**3-values.length?
null:{ranks,...splitScanOf(values.length)(ranks)}}function findStrongestChange(values,window=1/0){let layers=intervalsOf(
values.length,window),strongest=layers.flatMap(intervals=>intervals.flatMap(({start:start2,end})=>{let scanned=scan(values.
slice(start2,end)),share2=1/(layers.length*intervals.length);return scanned&&{...scanned,start:start2,share:share2,sortedBy:untiedSplitP(
end-start2,scanned.strength)/share2}})).reduce((best,one)=>one&&(!best||one.sortedBy<best.sortedBy)?one:best,null);if(strongest===
null)return null;let{start,index,ranks,strength,share}=strongest;return{index:start+index,p:Math.min(1,splitP(ranks,strength)/
share)}}function findRankChangePoints(values,options={}){let{p,window,magnitude}={...RANK_DEFAULTS,...options},found=segment(
values,0,{p,window});return keepLargeSteps(values,refine(values,found,p),magnitude)}function intervalsOf(length,window){
let sizes=[Math.min(length,window)];for(let size=MIN_INTERVAL;size<sizes[0];size*=2)sizes.push(size);return sizes.map(size=>{
let last=Math.ceil(2*(length-size)/size);return Array.from({length:last+1},(_,nth)=>{let start=Math.round(nth*(length-size)/
Math.max(1,last));return{start,end:start+size}})})}function segment(values,offset,limits){let change=findStrongestChange(
values,limits.window);if(change===null||change.p>limits.p)return[];let before=segment(values.slice(0,change.index),offset,
limits),after=segment(values.slice(change.index),offset+change.index,limits);return[...before,offset+change.index,...after]}
function refine(values,indices,p){let points=[],before=indices;for(let round2=0;round2<MAX_REFINEMENTS;round2++){points=
before.flatMap((_,at)=>{let start=before[at-1]??0,split=findStrongestSplit(values.slice(start,before[at+1]));return split===
null||split.p>p?[]:[{index:start+split.index,p:split.p}]});let after=points.map(({index})=>index);if(after.length===before.
length&&after.every((index,at)=>index===before[at]))break;before=after}return points}function keepLargeSteps(values,points,magnitude){
if(magnitude===0)return[...points];let bounds=[0,...points.map(({index})=>index),values.length],levels=bounds.slice(1).map(
(end,at)=>median(values.slice(bounds[at],end))),sizes=points.map((_,at)=>relativeChange(levels[at],levels[at+1])),smallest=Math.
min(...sizes);return points.length===0||smallest>magnitude?[...points]:keepLargeSteps(values,points.toSpliced(sizes.indexOf(
smallest),1),magnitude)}async function showHistory(argv){let options=parseArgs("history",argv),host=makeTerminalHost({isQuiet:!0}),write=await prepareOutput(
host,options.out),{table,imported}=await readContent(host,options.ref),{stdout}=await host.git(["show-ref","--tags","--d\
ereference"],{folder:host.folder}),releases=selectReleases(parseTags(stdout),listCommits(table)),anchor=options.since===
null?releases.at(-1)??null:await findAnchor(host,table,options.since),cloned=await orderCommits(host,listCommits(table)),
history2=table.runs.length===0?null:analyseTable(table,{anchor:anchor?.commit??null,cloned}),shown=selectBenchmarks({history:history2,
imported},options.benchmarks);return await write(render(shown,anchor?.name??null,releases,options)),0}async function readHistory({
git,folder},ref){let{exitCode}=await git(["rev-parse","--git-dir"],{folder});if(exitCode!==0)throw userError("not-a-repo\
sitory",inFile(folder),{});let reader=openHistory(),found=await readHistoryRef(git,{folder,ref,take:reader.take},HISTORY_LIMITS);
return{isThere:found!==null,...reader.close(found)}}async function readContent(host,ref){let{isThere,table:open,imported,
warnings}=await readHistory(host,ref);if(!isThere){let command=`git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;throw userError(
"history-missing",atFlag("ref"),{ref,command})}for(let warning of warnings)host.log.warning(formatDiagnosticLine(warning));
let table=open.close();if(table.runs.length===0&&imported.length===0)throw userError("history-empty",atFlag("ref"),{ref});
return{table,imported}}async function findAnchor(host,table,since){let resolve=async kind=>{let args=["rev-parse","--ver\
ify","--quiet","--end-of-options",`${since}^{${kind}}`],{exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===
0?stdout.trim():null},commit=await resolve("commit");if(commit===null)throw userError("history-since-unknown",atFlag("si\
nce"),{ref:since});if(listCommits(table).has(commit))return{commit,name:since};let tree=await resolve("tree"),same=table.
runs.flatMap(({from,to})=>[from,to]).find(measured=>measured.tree===tree);if(same!==void 0)return{commit:same.commit,name:since};
throw userError("history-since-not-compared",atFlag("since"),{ref:since,commit})}function selectBenchmarks({history:history2,
imported},pattern){if(pattern===null)return{history:history2,imported};let matches=compilePattern(pattern),series=history2?.
series.filter(({name})=>matches(name))??[],matched=selectImportedSuites(imported,matches);if(series.length===0&&matched.
length===0)throw userError("history-benchmark-unmatched",atFlag("benchmarks"),{pattern});let suspects=history2?.suspects.
filter(({name})=>matches(name))??[];return{history:history2&&{...history2,series,suspects},imported:matched}}function render({
history:history2,imported},anchorName,releases,{format,ref}){return format==="json"?renderHistoryJson(history2,{ref,imported}):
format==="html"?history2===null?renderImportedPage(imported):renderHistoryHtml(history2,{anchorName,repository:null,releases,
imported}):[history2===null?"":renderHistoryText(history2,anchorName),renderImportedText(imported)].filter(text=>text!==
"").join(`
`)}async function importHistory(argv){let{ref,files}=parseArgs("history import",argv),[file]=files;if(file===void 0)throw userError(
"no-import-file",about("command line"),{});let host=makeTerminalHost({isQuiet:!0}),text=await readLimitedInput(file,MAX_IMPORT_BYTES);
if(text===null)throw userError("import-too-large",inFile(file),{limit:MAX_IMPORT_BYTES});let{suites,missing}=parseSuites(
text,file);if(missing>0){let warning=makeWarning("import-without-number",inFile(file),{missing});host.log.warning(formatDiagnosticLine(
warning))}let isNew=await addSuites(host,ref,suites,file),runs=suites.reduce((sum,suite)=>sum+suite.runs.length,0);return process.
stdout.write(`${formatImport({values:countImportedValues(suites),runs,isNew},ref)}
`),0}function parseSuites(text,path){let parsed=parseDataJs(text);if("broken"in parsed)throw userError("import-no-data-j\
s",inFile(path),{reason:parsed.broken});if("reason"in parsed)throw userError("import-unexpected",atKeys(path,parsed.keys),
{reason:parsed.reason});if(countImportedValues(parsed.suites)===0)throw userError("import-empty",inFile(path),{});return parsed}
async function addSuites(host,ref,suites,file){let{imported,warnings,foreignFiles}=await readHistory(host,ref);if(foreignFiles>
0)throw userError("history-foreign-ref",atFlag("ref"),{ref,files:foreignFiles});for(let warning of warnings)host.log.warning(
formatDiagnosticLine(warning));let text=renderImportedValues(mergeImports(imported,suites));if(Buffer.byteLength(text)>MAX_IMPORT_BYTES)
throw userError("import-too-large",inFile(file),{limit:MAX_IMPORT_BYTES});let files=[{path:IMPORT_PATH,text}];return appendFiles(
host,makeLocalWriter(host.git,host.folder),{ref,files,message:IMPORT_SUBJECT})}var MAX_VALUES=1e4,WINDOWS={ranks:{from:10,
to:1e6,preset:RANK_DEFAULTS.window},"e-divisive":{from:2,to:1e3,preset:E_DIVISIVE_DEFAULTS.window}};async function printChangePoints(argv){
let{method,file,limits}=parseChangePointsArgs(argv),values=await readSeries(file),indices=method==="ranks"?findRankChangePoints(
values,limits).map(({index})=>index):findEDivisiveChangePoints(values,limits);return process.stdout.write(`${JSON.stringify(
indices)}
`),0}function parseChangePointsArgs(argv){let{method,files,window,p,magnitude}=parseArgs("history change-points",argv),{
from,to,preset}=WINDOWS[method];if(window!==null&&(window<from||window>to))throw userError("value-outside",atFlag("windo\
w"),{expected:"window",got:String(window),from,to});let[file]=files;if(file===void 0)throw userError("no-series-file",about(
"command line"),{});return{method,file,limits:{window:window??preset,p,magnitude}}}async function readSeries(path){let series=parseNumberSeries(
await readInput(path));if("brokenJson"in series)throw userError("series-broken-json",inFile(path),{reason:series.brokenJson});
if("bad"in series){let{got,at,isNotFinite}=series.bad,location="line"in at?inFile(path,at.line):atKeys(path,[at.index]);
throw userError(isNotFinite?"series-not-finite":"series-not-a-number",location,{got})}let{values}=series;if(values.length===
0)throw userError("series-empty",inFile(path),{});if(values.length>MAX_VALUES)throw userError("series-too-long",inFile(path),
{got:values.length,max:MAX_VALUES});return values}var SUBCOMMANDS={import:{usage:"history import [--ref REF] FILE",does:"\
add the values of github-action-benchmark (data.js) to the history of this clone; they are shown, and never judged",run:importHistory},
"change-points":{usage:"history change-points [--method ranks|e-divisive] [--window N] [--p P] [--magnitude M] FILE",does:"\
print the change points of a series of numbers as a JSON array of indices, counted from 0",run:printChangePoints}};async function history(argv,entry){
return runSubcommand("history",{"":{...entry,run:showHistory},...SUBCOMMANDS},argv)}var MAX_SHOWN=20,NAME_WIDTH=60,FILE_WIDTH=50;function renderProfileText(attribution){let grown=attribution.functions.filter(
({deltaSelf})=>deltaSelf>0),shrunk=attribution.functions.filter(({deltaSelf})=>deltaSelf<0);return`${[`${formatTotals(attribution)}\

${formatOrigin(attribution)}`,renderTable("grew",grown,attribution),renderTable("shrank",shrunk.toReversed(),attribution),
...listProfileNotes(attribution)].filter(section=>section!==null).join(`

`)}
`}function renderTable(verb,functions,{unit}){if(functions.length===0)return null;let touched=functions.filter(one=>one.
touched),shown=[...touched,...functions.filter(one=>!one.touched)].slice(0,MAX_SHOWN),hasIntervals=shown.some(({low})=>low!==
null),titles=["own time",...hasIntervals?["interval"]:[],"base","head","function","file"],rows=shown.map(one=>formatRow(
one,unit,hasIntervals)),more=functions.length-shown.length,note=touched.length===0?"":`, ${touched.length} of them in fi\
les of this change, shown first`;return[`${formatCount(functions.length,"function")} ${verb}${note}:`,...alignColumns([titles,
...rows],{isRight:column=>column<titles.length-2}).map(line=>`  ${line}`),...more>0?[`  and ${groupThousands(more)} more\
; --format json has all of them`]:[]].join(`
`)}function formatRow(one,unit,hasIntervals){let{name,file,base,head,deltaSelf}=one,place=file===null?"":cleanUntrustedText(
file,Number.POSITIVE_INFINITY);return[formatProfileDelta(deltaSelf,unit),...hasIntervals?[formatDeltaInterval(one,unit)??
""]:[],formatProfileValue(base,unit),formatProfileValue(head,unit),cleanUntrustedText(name,NAME_WIDTH),place.length>FILE_WIDTH?
`\u2026${place.slice(1-FILE_WIDTH)}`:place]}function renderProfileJson({unit,base,head,functions,totals,areShares}){let value={
unit,base:round(base),head:round(head),functions:functions.map(({name,file,deltaSelf,low,high,touched})=>({name,file,deltaSelf:round(
deltaSelf),low:low===null?null:round(low),high:high===null?null:round(high),touched})),...areShares&&{shares:!0},...totals.
length>0&&{totals:totals.map(({name,file,deltaTotal,low,high,touched})=>({name,file,deltaTotal:round(deltaTotal),low:round(
low),high:round(high),touched}))}};return`${JSON.stringify(value,null,1)}
`}function round(value){return Number(value.toPrecision(12))}var ESCAPES={a:"\x07",b:"\b",t:"	",n:`
`,v:"\v",f:"\f",r:"\r",'"':'"',"\\":"\\"},QUOTED=/^"((?:[^"\\]|\\[abtnvfr"\\]|\\[0-3][0-7]{2})*)"$/;function unquoteGitPath(text){
let inner=QUOTED.exec(text)?.[1];if(inner===void 0)return text;let pieces=inner.match(/\\[0-3][0-7]{2}|\\.|[^\\]+/g)??[];
return Buffer.concat(pieces.map(bytesOf)).toString("utf8")}function bytesOf(piece){if(!piece.startsWith("\\"))return Buffer.
from(piece);let character=ESCAPES[piece.slice(1)];return character===void 0?Buffer.from([Number.parseInt(piece.slice(1),
8)]):Buffer.from(character)}async function diffProfiles(argv){let{base,head,format,inputFormat,out,touched}=parseProfileDiffArgs(argv);if(inputFormat!==
"auto"&&!profileFormatIds.includes(inputFormat))throw userError("profile-format-unknown",atFlag("input-format"),{got:inputFormat,
known:[...profileFormatIds]});let host=makeTerminalHost({isQuiet:!0}),write=await prepareOutput(host,out),sides=alignFiles(
{base:await readProfiles(base,inputFormat),head:await readProfiles(head,inputFormat)}),attribution=attributeChange(sides,
{isTouched:makeTouchedCheck(touched)});return format==="json"?await write(renderProfileJson(attribution)):format==="text"?
await write(renderProfileText(attribution)):await write(renderProfileHtml(attribution,mergeTrees(sides),`${nameFiles(base)}\
 \u2192 ${nameFiles(head)}`)),0}function nameFiles([first,...others]){return others.length===0?first:`${first} and ${others.
length} more`}var MAX_FILES=100;function parseProfileDiffArgs(argv){let middle=argv.includes("--")?argv.indexOf("--"):argv.
length,{length}=parseArgs("profile diff",argv.slice(0,middle)).files,{files,inputFormat,touched,...flags}=parseArgs("pro\
file diff",argv.toSpliced(middle,1)),sides={base:files.slice(0,length),head:files.slice(length)};for(let side of SIDES){
let got=sides[side].length;if(got===0)throw userError("profile-files-missing",about("command line"),{side});if(got>MAX_FILES)
throw userError("profile-files-too-many",about("command line"),{got,max:MAX_FILES})}return{...flags,...sides,inputFormat:inputFormat??
"auto",touched:touched.split(`
`).flatMap(line=>unquoteGitPath(line.trim())||[])}}async function readProfiles(paths,format){let profiles=[];for(let path of paths)
profiles.push(readProfile({path,bytes:await readProfileFile(path,MAX_PROFILE_BYTES)},format));return profiles}async function profile(argv,entry){
return runSubcommand("profile",{diff:{...entry,run:diffProfiles}},argv)}export{history,profile};
