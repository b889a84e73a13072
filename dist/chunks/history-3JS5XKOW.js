import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{runSubcommand}from"./chunk-FG6WKGDS.js";import"./chunk-DJRTDNZW.js";import"./chunk-EZ6UJ7ST.js";
import{appendFiles,renderHistoryHtml,renderHistoryJson,renderHistoryText,renderImportedPage,renderImportedText,selectImportedSuites}from"./chunk-B5AH3R4S.js";
import{analyseTable,makeLocalWriter}from"./chunk-XYHS4VUS.js";import"./chunk-MJODC7CK.js";import{IMPORT_SUBJECT,
formatImport}from"./chunk-KUPIME3A.js";import"./chunk-WD63G2SU.js";import"./chunk-FAXZX5QC.js";import"./chunk-FWP5PQYG.js";
import{readInput,readLimitedInput}from"./chunk-WCK3GEEP.js";import{HISTORY_LIMITS,IMPORT_PATH,MAX_IMPORTED_TEXT,MAX_IMPORT_BYTES,
countImportedValues,findFirstAtLeast,listCommits,openHistory,parseTags,prepareOutFile,readHistoryRef,renderImportedValues,
selectReleases,writeOut}from"./chunk-TJVXSQ4U.js";import"./chunk-AZRTJBVI.js";import{lineSchema,makeTerminalHost,
nameSchema,studentTTwoSidedP,xorshift32}from"./chunk-THDOESCH.js";import"./chunk-IKSPXGBE.js";import{formatDiagnosticLine}from"./chunk-ET2FACDU.js";
import"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";import{parseCommandFlags,parseGivenOptions}from"./chunk-K7U33ATV.js";
import{DEFAULT_HISTORY_REF,array,choice,compareTexts,compilePattern,defineField,historyRef,median,normalTail,number,object,
parseDecimal,record,sortAscending,string,union,untiedLowerHalves}from"./chunk-KG3JJBVT.js";import{quoteShellWord,userError}from"./chunk-4Q6QMYTI.js";
import{about,atFlag,atKeys,inFile,makeWarning}from"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";var FORMATS=["text","html","json"];function parseHistoryArgs(argv){let flags=parseCommandFlags(argv,"history"),[stray]=[
...flags.positionals,...flags.command??[]];if(stray!==void 0)throw userError("arguments-unexpected",about("command line"),
{got:stray});let formats=parseGivenOptions(givenTexts(flags,"format",choice(...FORMATS))),{format="text"}=formats,get=name=>flags.
values.get(name)?.at(-1)??null;return{ref:get("ref")??DEFAULT_HISTORY_REF,out:get("out"),format,benchmarks:get("benchmar\
ks"),since:get("since")}}function givenTexts({values},name,schema){return(values.get(name)??[]).map(text=>({name,schema,
text,location:atFlag(name)}))}function parseImportArgs(argv){let flags=parseCommandFlags(argv,"history import"),given=parseGivenOptions(
givenTexts(flags,"ref",historyRef)),{ref=DEFAULT_HISTORY_REF}=given,[file,stray]=[...flags.positionals,...flags.command??
[]];if(file===void 0)throw userError("no-import-file",about("command line"),{});if(stray!==void 0)throw userError("too-m\
any-imports",about("command line"),{got:stray});return{ref,file}}var METHODS=["ranks","e-divisive"],WINDOWS={ranks:{from:10,
to:1e6},"e-divisive":{from:2,to:1e3}};function windowOf({from,to}){return defineField("window",(text,refuse)=>{let number2=parseDecimal(
text);return number2===null||!Number.isInteger(number2)?refuse("value-unreadable"):number2>=from&&number2<=to?number2:refuse(
"value-outside",{from,to})})}var probability=defineField("alpha",(text,refuse)=>{let number2=parseDecimal(text);return number2===
null?refuse("value-unreadable"):number2>0&&number2<=1?number2:refuse("value-outside",{above:0,to:1})}),share=defineField(
"share",(text,refuse)=>{let number2=parseDecimal(text);return number2===null||number2===1/0?refuse("value-unreadable"):number2>=
0?number2:refuse("value-negative")});function parseChangePointsArgs(argv){let flags=parseCommandFlags(argv,"history chan\
ge-points"),methods=parseGivenOptions(givenTexts(flags,"method",choice(...METHODS))),{method="ranks"}=methods,limits=parseGivenOptions(
[...givenTexts(flags,"window",windowOf(WINDOWS[method])),...givenTexts(flags,"p",probability),...givenTexts(flags,"magni\
tude",share)]),[file,stray]=[...flags.positionals,...flags.command??[]];if(file===void 0)throw userError("no-series-file",
about("command line"),{});if(stray!==void 0)throw userError("too-many-series",about("command line"),{got:stray});return{
method,file,limits}}function makeEnergySplitter(values){let size=values.length,distances=new Float64Array(size*size);for(let i=0;i<size;i++)
for(let j=0;j<size;j++)distances[i*size+j]=Math.abs(values[i]-values[j]);let toEarlier=new Float64Array(size),toLater=new Float64Array(
size*size);for(let i=0;i<size;i++)for(let j=i+1;j<size;j++){let distance=distances[i*size+j];toEarlier[j]+=distance,toLater[i*
size+j]=toLater[i*size+j-1]+distance}return{findSplit:(start,end)=>findSplit({size,distances,toEarlier,toLater},start,end)}}
function findSplit({size,distances,toEarlier,toLater},start,end){let withinFirst=withinFirstParts({size,distances,toEarlier},
start,end),best={index:start+1,q:-1/0,cut:0};for(let cut=start+2;cut<=end;cut++){let n=cut-start,fromFirst=0,withinSecond=withinSecondParts(
{size,toLater},start,cut);for(let split=start+1;split<cut;split++){fromFirst+=toLater[(split-1)*size+cut-1];let[first,second]=[
split-start,cut-split],between=2/n*(fromFirst-withinFirst[first]),inFirst=first<2?0:2*second/(n*(first-1))*withinFirst[first],
inSecond=second<2?0:2*first/(n*(second-1))*withinSecond[split-start],q=between-inFirst-inSecond;(q>best.q||q===best.q&&split<
best.index)&&Object.assign(best,{index:split,q,cut})}}return{index:best.index,q:best.q}}function withinFirstParts({size,
distances,toEarlier},start,end){let sums=new Float64Array(end-start+1);for(let at=start+1;at<end;at++){let outside=0;for(let earlier=0;earlier<
start;earlier++)outside+=distances[earlier*size+at];sums[at-start+1]=sums[at-start]+(toEarlier[at]-outside)}return sums}
function withinSecondParts({size,toLater},start,cut){let sums=new Float64Array(cut-start+1);for(let at=cut-2;at>=start;at--)
sums[at-start]=sums[at-start+1]+toLater[at*size+cut-1];return sums}function relativeChange(before,after){return Math.max(changeFrom(before,after),changeFrom(after,before))}function changeFrom(level,other){
return level===0?0:Math.abs(other/level-1)}var E_DIVISIVE_DEFAULTS={window:50,p:.001,magnitude:0};function findEDivisiveChangePoints(values,options={}){let{window,
p,magnitude}={...E_DIVISIVE_DEFAULTS,...options},weak=splitInWindows(values,window,relaxP(p));return removeWeakest(values,
weak,{p,magnitude})}function relaxP(p){return p<.05?10*p:p<.5?2*p:p}function splitInWindows(values,window,p){let found=new Set,
step=Math.floor(window/2),start=0;for(;start<values.length;){let points=splitWindow(values.slice(start,start+window),p).
map(index=>start+index);for(let index of points)found.add(index);start=Math.max(points.at(-1)??0,start+step)}return[...found].
sort((a,b)=>a-b)}function splitWindow(values,p){let splitter=makeEnergySplitter(values),bounds=[0,values.length];for(;;){
let candidates=bounds.slice(1).map((end,index)=>({start:bounds[index],end})).flatMap(part=>part.end-part.start<2?[]:[{...part,
...splitter.findSplit(part.start,part.end)}]),[first,...others]=candidates;if(first===void 0)break;let best=others.reduce(
(largest,other)=>other.q>largest.q?other:largest,first),{p:found}=compareMeans(values.slice(best.start,best.index),values.
slice(best.index,best.end));if(!(found<=p))break;bounds=[...bounds,best.index].sort((a,b)=>a-b)}return bounds.slice(1,-1)}
function removeWeakest(values,indices,{p,magnitude}){let points=indices.map((_,at)=>compareAt(values,indices,at));for(;points.
length>0;){let weakest=findExtreme(points,(point,other)=>point.p>other.p);if(points[weakest].p<p&&(weakest=findExtreme(points,
(point,other)=>point.magnitude<other.magnitude),points[weakest].magnitude>magnitude))break;points.splice(weakest,1);let left=points.
map(({index})=>index);for(let at of[weakest,weakest+1])at in points&&(points[at]=compareAt(values,left,at))}return points.
map(({index})=>index)}function findExtreme(points,exceeds){return points.reduce((best,point,at)=>exceeds(point,points[best])?
at:best,0)}function compareAt(values,indices,at){let index=indices[at],start=indices[at-1]??0;return{index,...compareMeans(
values.slice(start,index),values.slice(index,indices[at+1]))}}function compareMeans(left,right){let[n,m]=[left.length,right.
length],[a,b]=[momentsOf(left),momentsOf(right)],difference=a.mean-b.mean,magnitude=relativeChange(a.mean,b.mean);if(difference===
0||n+m===2)return{p:1,magnitude};let pooled=((n-1)*a.variance+(m-1)*b.variance)/(n+m-2),t=difference/Math.sqrt(pooled*(1/
n+1/m));return{p:studentTTwoSidedP(t,n+m-2),magnitude}}function momentsOf(values){let[first]=values;if(values.every(value=>value===
first))return{mean:first,variance:0};let mean=average(values);return{mean,variance:average(values.map(value=>(value-mean)**
2))}}function average(values){return values.reduce((sum,value)=>sum+value,0)/values.length}function rankValues(values){let ascending=sortAscending(values),doubledAt=new Int32Array(ascending.length),ties=0;for(let start=0,
end=0;start<ascending.length;start=end){for(;end<ascending.length&&ascending[end]===ascending[start];)end++;doubledAt[start]=
start+1+end,ties+=(end-start)**3-(end-start)}return{doubled:Int32Array.from(values,value=>doubledAt[findFirstAtLeast(ascending,
value)]),ties}}var MIN_SIDE=5,MAX_EXACT=100,scans=new Map;function splitScanOf(length){let scan2=scans.get(length);return scan2===void 0&&
(scan2=length<=MAX_EXACT?makeExactScan(length):makeNormalScan(length),scans.set(length,scan2)),scan2}function makeExactScan(length){
let strengths=untiedLowerHalves(length,MIN_SIDE).map(strengthsOf);for(let left=MIN_SIDE;2*left<length;left++)strengths[length-
left]=strengths[left];return({doubled})=>{let index=MIN_SIDE,strength=-1,sum=0;for(let left=1;left<=length-MIN_SIDE;left++){
if(sum+=doubled[left-1],left<MIN_SIDE)continue;let doubledU=sum-left*(left+1),ofRight=2*left*(length-left)-doubledU,found=strengths[left][(doubledU<
ofRight?doubledU:ofRight)+1>>1];found<=strength||(index=left,strength=found)}return{index,strength}}}function strengthsOf(lowerHalf){
let strengths=new Float64Array(lowerHalf.length+1);for(let[u,tail]of lowerHalf.entries())strengths[u]=Math.max(0,-Math.log(
2*tail));return strengths}function makeNormalScan(length){let first=Math.ceil(length/4);return({doubled,ties})=>{let index=first,
largest=-1,sum=0;for(let left=1;left<=length-first;left++){if(sum+=doubled[left-1],left<first)continue;let distance=sum-
left*(length+1),square=distance*distance/(left*(length-left));square<=largest||(index=left,largest=square)}let variance=(length+
1-ties/(length*(length-1)))/3;return{index,strength:strengthOf(Math.sqrt(largest/variance))}}}function strengthOf(z){return z<
30?-Math.log(2*normalTail(z)):z*z/2+Math.log(z)+Math.log(Math.PI/2)/2}var PERMUTATIONS=9999,SEED=2654435769,MIN_EXCEEDING=20,TAIL_SIZE=100;function splitP(ranks,strength){let{length}=ranks.doubled;
return ranks.ties===0||length>MAX_EXACT?untiedSplitP(length,strength):tiedP(ranks,strength)}var calibrations=new Map;function untiedSplitP(values,strength){
let length=roundLength(values),ascending=calibrations.get(length);if(ascending===void 0){let doubled=Int32Array.from({length},
(_,index)=>2*(index+1));ascending=Float64Array.from(permutedStrengths({doubled,ties:0})).sort(),calibrations.set(length,
ascending)}return tailP(ascending,strength,countSplits(length))}function roundLength(length){let rounded=MAX_EXACT;for(;rounded<
length;)rounded=Math.ceil(rounded*1.25);return length<=MAX_EXACT?length:rounded}function tiedP(ranks,strength){let strengths=[],
exceeding=0;for(let permuted of permutedStrengths(ranks))if(strengths.push(permuted),permuted>=strength&&exceeding++,exceeding===
MIN_EXCEEDING)return exceeding/strengths.length;return tailP(new Float64Array(strengths).sort(),strength,countSplits(ranks.
doubled.length))}function*permutedStrengths({doubled,ties}){let scan2=splitScanOf(doubled.length),next=xorshift32(SEED),
permuted=doubled.slice();for(let count=0;count<PERMUTATIONS;count++)shuffle(permuted,next),yield scan2({doubled:permuted,
ties}).strength}function shuffle(values,next){for(let last=values.length-1;last>0;last--){let other=next()/4294967296*(last+
1)|0,kept=values[last];values[last]=values[other],values[other]=kept}}function tailP(ascending,strength,splits){let exceeding=countFrom(
ascending,strength);if(exceeding>=MIN_EXCEEDING)return(exceeding+1)/(PERMUTATIONS+1);let start=ascending[PERMUTATIONS-TAIL_SIZE],
extrapolated=(countFrom(ascending,start)+1)/(PERMUTATIONS+1)*(strength/start)*Math.exp(start-strength),p=Math.min(extrapolated,
splits*Math.exp(-strength),(MIN_EXCEEDING+1)/(PERMUTATIONS+1));return Math.max(Number.MIN_VALUE,p)}function countSplits(length){
return length-2*MIN_SIDE+1}function countFrom(ascending,value){return ascending.length-findFirstAtLeast(ascending,value)}var MIN_SPLIT_LENGTH=2*MIN_SIDE,MIN_INTERVAL=25,MAX_REFINEMENTS=10,RANK_DEFAULTS={window:1/0,p:.001,magnitude:0};function findStrongestSplit(values){
let scanned=scan(values);return scanned&&{index:scanned.index,p:splitP(scanned.ranks,scanned.strength)}}function scan(values){
if(values.length<MIN_SPLIT_LENGTH)return null;let ranks=rankValues(values);return ranks.ties===values.length**3-values.length?
null:{ranks,...splitScanOf(values.length)(ranks)}}function findStrongestChange(values,window=1/0){let layers=intervalsOf(
values.length,window),strongest=layers.flatMap(intervals=>intervals.flatMap(({start:start2,end})=>{let scanned=scan(values.
slice(start2,end)),share3=1/(layers.length*intervals.length);return scanned&&{...scanned,start:start2,share:share3,sortedBy:untiedSplitP(
end-start2,scanned.strength)/share3}})).reduce((best,one)=>one&&(!best||one.sortedBy<best.sortedBy)?one:best,null);if(strongest===
null)return null;let{start,index,ranks,strength,share:share2}=strongest;return{index:start+index,p:Math.min(1,splitP(ranks,
strength)/share2)}}function findRankChangePoints(values,options={}){let{p,window,magnitude}={...RANK_DEFAULTS,...options},
found=segment(values,0,{p,window});return keepLargeSteps(values,refine(values,found,p),magnitude)}function intervalsOf(length,window){
let sizes=[Math.min(length,window)];for(let size=MIN_INTERVAL;size<sizes[0];size*=2)sizes.push(size);return sizes.map(size=>{
let last=Math.ceil(2*(length-size)/size);return Array.from({length:last+1},(_,nth)=>Math.round(nth*(length-size)/Math.max(
1,last))).map(start=>({start,end:start+size}))})}function segment(values,offset,limits){let change=findStrongestChange(values,
limits.window);if(change===null||change.p>limits.p)return[];let before=segment(values.slice(0,change.index),offset,limits),
after=segment(values.slice(change.index),offset+change.index,limits);return[...before,offset+change.index,...after]}function refine(values,indices,p){
let points=[],before=indices;for(let round=0;round<MAX_REFINEMENTS;round++){points=before.flatMap((_,at)=>{let start=before[at-
1]??0,split=findStrongestSplit(values.slice(start,before[at+1]));return split===null||split.p>p?[]:[{index:start+split.index,
p:split.p}]});let after=points.map(({index})=>index);if(after.length===before.length&&after.every((index,at)=>index===before[at]))
break;before=after}return points}function keepLargeSteps(values,points,magnitude){if(magnitude===0)return[...points];let bounds=[
0,...points.map(({index})=>index),values.length],levels=bounds.slice(1).map((end,at)=>median(values.slice(bounds[at],end))),
sizes=points.map((_,at)=>relativeChange(levels[at],levels[at+1])),smallest=Math.min(...sizes);return points.length===0||
smallest>magnitude?[...points]:keepLargeSteps(values,points.toSpliced(sizes.indexOf(smallest),1),magnitude)}function parseNumberSeries(text){let trimmed=text.replace(/^\uFEFF/,"").trim();return trimmed.startsWith("[")?parseArray(
trimmed):parseLines(text.replace(/^\uFEFF/,""))}function parseLines(text){let values=[];for(let[index,line]of text.split(
/\r\n|\r|\n/).entries()){if(line.trim()==="")continue;let value=parseDecimal(line);if(value===null||!Number.isFinite(value))
return{bad:describeBad(line.trim(),{line:index+1})};values.push(value)}return{values}}function parseArray(text){let array2;
try{array2=JSON.parse(text)}catch(error){return{brokenJson:error.message}}let index=array2.findIndex(value=>!Number.isFinite(
value));return index===-1?{values:array2}:{bad:describeBad(formatValue(array2[index]),{index})}}function formatValue(value){
return typeof value=="number"?String(value):Array.isArray(value)?"[\u2026]":typeof value=="object"&&value!==null?"{\u2026}":
JSON.stringify(value)}function describeBad(got,at){let isNotFinite=parseDecimal(got)!==null||/^[+-]?(nan|inf|infinity)$/i.
test(got);return{got,at,isNotFinite}}var MAX_VALUES=1e4;async function printChangePoints(argv){let{method,file,limits}=parseChangePointsArgs(argv),values=await readSeries(
file),indices=method==="ranks"?findRankChangePoints(values,limits).map(({index})=>index):findEDivisiveChangePoints(values,
limits);return process.stdout.write(`${JSON.stringify(indices)}
`),0}async function readSeries(path){let series=parseNumberSeries(await readInput(path));if("brokenJson"in series)throw userError(
"series-broken-json",inFile(path),{reason:series.brokenJson});if("bad"in series){let{got,at,isNotFinite}=series.bad,location="\
line"in at?inFile(path,at.line):atKeys(path,[at.index]);throw userError(isNotFinite?"series-not-finite":"series-not-a-nu\
mber",location,{got})}let{values}=series;if(values.length===0)throw userError("series-empty",inFile(path),{});if(values.
length>MAX_VALUES)throw userError("series-too-long",inFile(path),{got:values.length,max:MAX_VALUES});return values}var ASSIGNMENT=/^\s*window\.BENCHMARK_DATA\s*=/,benchSchema=object({name:nameSchema,value:number().nullable(),unit:nameSchema.
default(""),range:union([string(),number()]).nullish(),extra:string().nullish()}),entrySchema=object({commit:object({id:string().
regex(/^[0-9a-fA-F]{7,64}$/,"must be the id of a commit"),message:string().nullish(),timestamp:string().nullish()}),date:number().
min(0).max(0xe677d21fdbff),benches:array(benchSchema)}),dataSchema=object({repoUrl:lineSchema.nullish(),entries:record(nameSchema,
array(entrySchema))});function parseDataJs(text){let start=ASSIGNMENT.exec(text)?.[0].length??0,value;try{value=JSON.parse(
text.slice(start).trimEnd().replace(/;$/,""))}catch(error2){return{broken:error2.message}}let name=findUnusableName(value);
if(name!==null)return{keys:["entries",name],reason:"no suite can have this name"};let{data,error}=dataSchema.safeParse(value);
if(data===void 0){let[issue]=error.issues;return{keys:issue?.path??[],reason:issue?.message??""}}let entries=Object.entries(
data.entries),suites=entries.map(([name2,list])=>makeSuite(name2,data.repoUrl??null,list)),missing=entries.flatMap(([,list])=>list.
flatMap(({benches})=>benches.filter(isMissing))).length;return{suites,missing}}function findUnusableName(value){let entries=typeof value==
"object"&&value!==null&&"entries"in value?value.entries:null;return typeof entries=="object"&&entries!==null&&Object.hasOwn(
entries,"__proto__")?"__proto__":null}function isMissing({value}){return value===null}function makeSuite(name,repository,entries){
let sorted=entries.toSorted((one,other)=>one.date-other.date),found=new Map;for(let[run,{benches}]of sorted.entries())for(let{
name:name2,unit,value,range,extra}of benches){let key=JSON.stringify([name2,unit]),series=found.get(key)??{name:name2,unit,
values:[]};found.set(key,series),value!==null&&series.values.push({run,value,...toTexts({range,extra})})}return mergeSuites(
[{name,repository,runs:sorted.map(toRun),series:[...found.values()]}])}function toRun({commit:{id,message,timestamp},date}){
let[subject=""]=(message??"").split(/\r?\n/,1);return{commit:id.toLowerCase(),at:new Date(date).toISOString(),committedAt:timestamp?
cutText(timestamp):null,subject:cutText(subject)}}function toTexts({range,extra}){return{...range!=null&&range!==""&&{range:cutText(
String(range))},...extra!=null&&extra!==""&&{extra:cutText(extra)}}}function cutText(text){return text.slice(0,MAX_IMPORTED_TEXT)}
function mergeImports(earlier,added){return[...new Set([...earlier,...added].map(({name})=>name))].map(name=>{let parts=[
earlier,added].flatMap(suites=>suites.filter(suite=>suite.name===name));return parts.length===1?parts[0]:mergeSuites(parts)})}
function mergeSuites(parts){let sorted=[...new Map(parts.flatMap(suite=>suite.runs.map(run=>[keyOfRun(run),run])))].toSorted(
([,one],[,other])=>compareTexts(one.at,other.at)),indexOf=new Map(sorted.map(([key],index)=>[key,index])),series=new Map;
for(let suite of parts){let placeOf=run=>indexOf.get(keyOfRun(suite.runs[run]));for(let{name,unit,values}of suite.series){
let key=JSON.stringify([name,unit]),all=series.get(key)??{name,unit,values:[]};series.set(key,all);let added=values.map(
value=>({...value,run:placeOf(value.run)})),replaced=new Set(added.map(({run})=>run));all.values=[...all.values.filter(({
run})=>!replaced.has(run)),...added]}}return{...parts.at(-1),runs:sorted.map(([,run])=>run),series:[...series.values()].
map(({values,...one})=>({...one,values:values.toSorted((a,b)=>a.run-b.run)}))}}function keyOfRun({commit,at}){return`${commit}\
 ${at}`}async function checkClone({git,folder}){let{exitCode}=await git(["rev-parse","--git-dir"],{folder});if(exitCode!==0)throw userError(
"not-a-repository",inFile(folder),{})}async function importHistory(argv){let{ref,file}=parseImportArgs(argv),host=makeTerminalHost({isQuiet:!0}),text=await readLimitedInput(
file,MAX_IMPORT_BYTES);if(text===null)throw userError("import-too-large",inFile(file),{limit:MAX_IMPORT_BYTES});let{suites,
missing}=parse(text,file);if(missing>0){let warning=makeWarning("import-without-number",inFile(file),{missing});host.log.
warning(formatDiagnosticLine(warning))}let isNew=await add(host,ref,suites,file),runs=suites.reduce((sum,suite)=>sum+suite.
runs.length,0);return process.stdout.write(`${formatImport({values:countImportedValues(suites),runs,isNew},ref)}
`),0}function parse(text,path){let parsed=parseDataJs(text);if("broken"in parsed)throw userError("import-no-data-js",inFile(
path),{reason:parsed.broken});if("reason"in parsed)throw userError("import-unexpected",atKeys(path,parsed.keys),{reason:parsed.
reason});if(countImportedValues(parsed.suites)===0)throw userError("import-empty",inFile(path),{});return parsed}async function add(host,ref,suites,file){
let{folder}=host;await checkClone(host);let reader=openHistory(),found=await readHistoryRef(host.git,{folder,ref,take:reader.
take},HISTORY_LIMITS),{imported,warnings,foreignFiles}=reader.close(found);if(foreignFiles>0)throw userError("history-fo\
reign-ref",atFlag("ref"),{ref,files:foreignFiles});for(let warning of warnings)host.log.warning(formatDiagnosticLine(warning));
let text=renderImportedValues(mergeImports(imported,suites));if(Buffer.byteLength(text)>MAX_IMPORT_BYTES)throw userError(
"import-too-large",inFile(file),{limit:MAX_IMPORT_BYTES});let files=[{path:IMPORT_PATH,text}];return appendFiles(host,makeLocalWriter(
host.git,folder),{ref,files,message:IMPORT_SUBJECT})}import{resolve as resolvePath}from"node:path";async function orderCommits({git,folder},commits){let list=async options=>{let args=["rev-list","--ignore-missing","--ti\
mestamp",...options,"--stdin"],{exitCode,stdout}=await git(args,{folder,input:[...commits,""].join(`
`)});return exitCode===0?stdout.split(`
`).filter(Boolean):[]},times=(await list(["--no-walk"])).map(line=>Number.parseInt(line,10));if(times.length===0)return[];
let oldest=times.reduce((least,time)=>Math.min(least,time))-86400;return(await list(["--topo-order","--reverse",`--max-a\
ge=${oldest}`])).flatMap(line=>{let[time="",commit=""]=line.split(" ");return commits.has(commit)?[{commit,committedAt:new Date(
1e3*Number(time)).toISOString()}]:[]})}async function showHistory(argv){let options=parseHistoryArgs(argv),host=makeTerminalHost({isQuiet:!0}),out=options.out===
null?null:resolvePath(options.out);out!==null&&await prepareOutFile(host,out);let{table,imported}=await readContent(host,
options.ref),{stdout}=await host.git(["show-ref","--tags","--dereference"],{folder:host.folder}),releases=selectReleases(
parseTags(stdout),listCommits(table)),anchor=options.since===null?releases.at(-1)??null:await findAnchor(host,table,options.
since),cloned=await orderCommits(host,listCommits(table)),history2=table.runs.length===0?null:analyseTable(table,{anchor:anchor?.
commit??null,cloned}),shown=selectBenchmarks({history:history2,imported},options.benchmarks),text=render(shown,{anchorName:anchor?.
name??null,releases},options);return out===null?process.stdout.write(text):await writeOut(host,out,text),0}async function readContent(host,ref){
await checkClone(host);let reader=openHistory(),found=await readHistoryRef(host.git,{folder:host.folder,ref,take:reader.
take},HISTORY_LIMITS);if(found===null){let command=`git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;throw userError(
"history-missing",atFlag("ref"),{ref,command})}let{table:open,imported,warnings}=reader.close(found);for(let warning of warnings)
host.log.warning(formatDiagnosticLine(warning));let table=open.close();if(table.runs.length===0&&imported.length===0)throw userError(
"history-empty",atFlag("ref"),{ref});return{table,imported}}async function findAnchor(host,table,since){let resolve=async kind=>{
let args=["rev-parse","--verify","--quiet","--end-of-options",`${since}^{${kind}}`],{exitCode,stdout}=await host.git(args,
{folder:host.folder});return exitCode===0?stdout.trim():null},commit=await resolve("commit");if(commit===null)throw userError(
"history-since-unknown",atFlag("since"),{ref:since});if(listCommits(table).has(commit))return{commit,name:since};let tree=await resolve(
"tree"),same=table.runs.flatMap(({from,to})=>[from,to]).find(measured=>measured.tree===tree);if(same!==void 0)return{commit:same.
commit,name:since};throw userError("history-since-not-compared",atFlag("since"),{ref:since,commit})}function selectBenchmarks({
history:history2,imported},pattern){if(pattern===null)return{history:history2,imported};let matches=compilePattern(pattern),
series=history2?.series.filter(({name})=>matches(name))??[],matched=selectImportedSuites(imported,matches);if(series.length===
0&&matched.length===0)throw userError("history-benchmark-unmatched",atFlag("benchmarks"),{pattern});let suspects=history2?.
suspects.filter(({name})=>matches(name))??[];return{history:history2&&{...history2,series,suspects},imported:matched}}function render({
history:history2,imported},{anchorName,releases},{format,ref}){return format==="json"?renderHistoryJson(history2,{ref,imported}):
format==="html"?history2===null?renderImportedPage(imported):renderHistoryHtml(history2,{anchorName,commitUrl:null,releases,
imported}):[history2===null?"":renderHistoryText(history2,anchorName),renderImportedText(imported)].filter(text=>text!==
"").join(`
`)}var SUBCOMMANDS={"":{usage:"history [--ref REF] [--out FILE] [--format text|html|json] [--benchmarks GLOB] [--since REF]",
does:"show how much each benchmark changed since a release, and where",run:showHistory},import:{usage:"history import [-\
-ref REF] FILE",does:"add the values of github-action-benchmark, its file data.js, to the history of this clone; they ar\
e drawn and never judged",run:importHistory},"change-points":{usage:"history change-points [--method ranks|e-divisive] [\
--window N] [--p P] [--magnitude M] FILE",does:"print the change points of a series of numbers as a JSON array of indice\
s, counted from 0",run:printChangePoints}};async function history(argv){return runSubcommand("history",SUBCOMMANDS,argv)}export{history};
