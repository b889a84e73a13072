import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{STYLE,drawDays,drawElement,drawPath,drawPicture,drawText,formatPolyline,rowKeysOf}from"./action-compare-report-history-html-measuring.js";
import{MAX_COUNTED_VALUES,NEUTRAL_AUTHOR,collectSeries,commitUrlOf,countImportedValues,html,joinContents,makeLevelEstimator,
orderPoints,parseGitError,readRemoteRef,renderPage,renderScript,resolveRevision,runGit,selectEarlier,shortenNames,toScriptJson}from"./action-compare-report-history-html-measuring-report.js";
import{FrameTable,MAX_DEPTH,MAX_FRAMES,MAX_NODES,checkLimit,forSides,makeMalformedError,mapFrames,normaliseProfile,toBaseUnit,
toLine,toUtf8,visitLines}from"./action-compare-report-history-html-judge-recording-measuring-report.js";import{alignColumns,extentOf,makeChangeAxis}from"./action-compare-report-history-html-judge-recording-measuring-report-validate.js";
import{ApiError}from"./action-github-client-history-measuring.js";import{abbreviateSha,changeWordsOf,formatChange,formatCount,groupLabelOf,
shortenSha}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import{cleanUntrustedText}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{parseCallgrindHeader,
parseCost,splitWords}from"./action-compare-report-formats-history-measuring-parse.js";import{groupBy}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report-validate.js";import{DEFAULT_HISTORY_REF,
SIDES,isOutside,isPath,quoteShellWord}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{formatCompact,median,nameMetric,normalQuantile,
normalTail}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{atInput,atKey,inFile,recoverFrom,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";function formatKeptComment(gate,reason){let why=reason.kind==="later run"?`run ${reason.run} is later`:`${abbreviateSha(
reason.newer)} is newer than ${abbreviateSha(reason.measured)}, which this run measured`;return`comment "${gate}": not r\
eplaced, ${why}`}function formatFailedNotice(answer){return`comment: could not say that a measurement is running: ${answer}`}
function formatAnnotationLimit({shown,leftOut}){return`check run: the first ${shown} lines are annotated, ${leftOut} mor\
e ${leftOut===1?"is":"are"} not`}function formatUnknownFiles(sha,answer){return`the files of ${shortenSha(sha)} are not \
known, so they are not annotated: ${answer}`}function formatIssueLeft(event){return`issue: left as it is, because a run \
of ${event} is about commits that may never be on the branch`}function formatRecordedRun(state,{path,ref}){return state===
"recorded"?`recorded ${path} in ${ref}`:state==="one commit"?"base and head are the same commit; nothing is recorded":`${path}\
 is in ${ref} already`}function formatUnprovedRun({base,head}){return`${`${shortenSha(base.sha??"")}..${shortenSha(head.
sha??"")}`}: nothing is recorded, because only the job that measured says that all files of depends-on are the same`}function formatSuspectLimit({
shown,all}){return`${all} suspects; the output has the ${shown} clearest ones`}var IMPORT_SUBJECT="import values of gith\
ub-action-benchmark";function formatImport({values,runs,isNew},ref){let counts=`${formatCount(values,"value")} of ${formatCount(
runs,"run")}`,push=`git push origin ${quoteShellWord(`${ref}:${ref}`)}`;if(!isNew)return`${ref} has ${values===1?"the":"\
all"} ${counts} already. Push it with
  ${push}`;let[were,them]=values===1?["was","it"]:["were","them"],show=`bench-referee history${ref===DEFAULT_HISTORY_REF?
"":` --ref ${quoteShellWord(ref)}`}`;return`${counts} ${were} imported into ${ref} of this clone. Show ${them} with \`${show}\
\`, and push ${them} with
  ${push}`}var MAX_CANDIDATES=16,MAX_PAIRS=4;function alignFiles(sides){return joinMovedFunctions(removeFolders(sides))}function removeFolders(sides){
let aligned=sides;for(let round2=0;round2<MAX_PAIRS;round2+=1){let unaligned=aligned,pair=findFolderPair(listFiles(unaligned.
base),listFiles(unaligned.head));if(pair===null)break;aligned=forSides(side=>unaligned[side].map(profile=>removePrefix(profile,
pair[side])))}return aligned}function listFiles(profiles){return new Set(profiles.flatMap(({frames})=>frames.flatMap(({file})=>file??
[])))}function findFolderPair(base,head){let isShared=makeSharedCheck([...base].filter(file=>head.has(file))),trees=countVotes(
base,head).filter(votes=>areTrees(votes,isShared)),best=null;for(let votes of trees)(best===null||votes.count>best.count)&&
(best=votes);for(let votes of trees)best!==null&&isInside(best.pair,votes.pair)&&(best=votes);return best?.pair??null}function countVotes(base,head){
let headByName=new Map;for(let file of head){if(base.has(file))continue;let list=headByName.get(lastPartOf(file))??[];headByName.
set(lastPartOf(file),list),list.length<MAX_CANDIDATES&&list.push(file)}let votesByPair=new Map;for(let file of base)if(!head.
has(file))for(let candidate of headByName.get(lastPartOf(file))??[]){let pair=splitSuffix(file,candidate),key=`${pair.base}\
\0${pair.head}`,votes=votesByPair.get(key)??{pair,count:0};votes.count+=1,votesByPair.set(key,votes)}return[...votesByPair.
values()]}function areTrees({pair:{base,head},count},isShared){let outside={base:isOutside(base),head:isOutside(head)};return base===
""||head===""?outside.base||outside.head:outside.base!==outside.head?!1:outside.base?count>1||!isShared(commonFolder(base,
head)):count>1&&!isShared("")}function makeSharedCheck(files){let folders=new Set;for(let file of files)if(isPath(file)){
isOutside(file)||folders.add("");for(let slash=file.indexOf("/",1);slash!==-1;slash=file.indexOf("/",slash+1))folders.add(
file.slice(0,slash+1))}return folder=>folders.has(folder)}function commonFolder(a,b){let end=0;for(let index=0;index<a.length&&
a[index]===b[index];index+=1)a[index]==="/"&&(end=index+1);return a.slice(0,end)}function isInside(inner,outer){return SIDES.
every(side=>inner[side].length>outer[side].length&&inner[side].startsWith(outer[side]))}function splitSuffix(base,head){
let parts={base:base.split("/"),head:head.split("/")},maxShared=Math.min(parts.base.length,parts.head.length),shared=0;for(;shared<
maxShared&&parts.base.at(-1-shared)===parts.head.at(-1-shared);)shared+=1;return forSides(side=>parts[side].slice(0,parts[side].
length-shared).map(part=>`${part}/`).join(""))}function removePrefix(profile,prefix){return prefix===""?profile:mapFrames(
profile,({file,...frame})=>({...frame,file:file?.startsWith(prefix)?file.slice(prefix.length):file}))}function joinMovedFunctions(sides){
let base=mapNamesToFiles(sides.base),head=mapNamesToFiles(sides.head),moved=new Map;for(let[name,from]of base){let to=head.
get(name);from!==SEVERAL&&to!==void 0&&to!==SEVERAL&&from!==to&&moved.set(name,to)}if(moved.size===0)return sides;let move=frame=>({
...frame,file:moved.has(frame.name)?moved.get(frame.name):frame.file});return{base:sides.base.map(profile=>mapFrames(profile,
move)),head:sides.head}}var SEVERAL="//";function mapNamesToFiles(profiles){let files=new Map;for(let{frames}of profiles)
for(let{name,file}of frames){let isMoved=files.has(name)&&files.get(name)!==file;files.set(name,isMoved?SEVERAL:file)}return files}
function makeTouchedCheck(changedPaths){let changed=new Set(changedPaths),byName=new Map;for(let path of changedPaths)byName.
set(lastPartOf(path),[...byName.get(lastPartOf(path))??[],path]);return file=>{let path=file.replace(/^\.\//,"");return changed.
has(path)?!0:(path.includes("/")?byName.get(lastPartOf(path))??[]:[]).some(candidate=>candidate.includes("/")&&path.endsWith(
`/${candidate}`)||!path.startsWith("/")&&candidate.endsWith(`/${path}`))}}function lastPartOf(path){return path.slice(path.
lastIndexOf("/")+1)}var MAX_NAME=2e3,MIN_TOTAL=1e-9,MAX_TOTAL=2**63,CallTree=class{#path;#frames=new FrameTable;#parents=new Int32Array(MAX_NODES);#nodeFrames=new Int32Array(
MAX_NODES);#depths=new Int32Array(MAX_NODES);#self=new Float64Array(MAX_NODES);#size=1;#slots=new Int32Array(2**19);#total=0;#squares=0;constructor(path){
this.#path=path,this.#parents[0]=-1,this.#nodeFrames[0]=-1}addFrame({name,file,line}){let index=this.#frames.add({name:name.
slice(0,MAX_NAME),file:file?.slice(0,MAX_NAME)??null,line});return checkLimit(this.#path,"functions",this.#frames.list.length,
MAX_FRAMES),index}child(parent,frame){let slot=this.#findSlot(parent,frame),known=this.#slots[slot];if(known!==0)return known;
let depth=this.#depths[parent]+1;if(depth>MAX_DEPTH)throw userError("profile-too-deep",inFile(this.#path),{max:MAX_DEPTH});
checkLimit(this.#path,"stacks",this.#size+1,MAX_NODES);let node=this.#size;return this.#size+=1,this.#parents[node]=parent,
this.#nodeFrames[node]=frame,this.#depths[node]=depth,this.#slots[slot]=node,node}#findSlot(parent,frame){let mask=this.#slots.
length-1,hash=Math.imul(parent,2654435761)+frame;hash=Math.imul(hash^hash>>>16,2246822507),hash=Math.imul(hash^hash>>>13,
3266489909);let slot=(hash^hash>>>16)&mask;for(;;){let node=this.#slots[slot];if(node===0||this.#parents[node]===parent&&
this.#nodeFrames[node]===frame)return slot;slot=slot+1&mask}}find(stack){return stack.reduce((parent,frame)=>this.child(
parent,frame),0)}add(node,value,samples=1){node!==0&&(this.#self[node]+=value,this.#total+=value,samples>0&&(this.#squares+=
value*value/samples))}finish({unit,hasStacks,quantum}){let total=this.#total;if(total<MIN_TOTAL)throw userError("profile\
-empty",inFile(this.#path),{});if(!(total<=MAX_TOTAL))throw userError("profile-overflow",inFile(this.#path),{unit});return{
unit,frames:this.#frames.list,hasStacks,total,parents:this.#parents.slice(0,this.#size),nodeFrames:this.#nodeFrames.slice(
0,this.#size),self:this.#self.slice(0,this.#size),quantum:quantum??this.#squares/total}}};var callgrind={id:"callgrind",description:"Valgrind's callgrind.out and cachegrind.out files",advice:"valgrind --tool=ca\
llgrind --callgrind-out-file=FILE COMMAND",recognises:start=>/^(?:# callgrind format|version: 1|creator: callgrind)/m.test(
start.slice(0,200))||/^events: \S/m.test(start)&&/^fn=/m.test(start),parse:parseCallgrind},KINDS=new Map([...["ob","cob"].
map(key=>[key,"ob"]),...["fl","fi","fe","cfi","cfl","jfi"].map(key=>[key,"fl"]),...["fn","cfn","jfn"].map(key=>[key,"fn"])]),
ASSIGNMENT=/^([a-z]{2,3})=\s*(?:\((\d{1,9})\))?\s*(.*)$/,POSITION=/^(?:[+-]?\d+|[+-]?0x[\da-f]+|\*)$/,JUMP=/^(?:jump|jcnd)=/,
MAX_NAMES=4e5;function parseCallgrind(file){let{path}=file,tree=new CallTree(path),names=new Map,events=[],positions=1,source="",
program=null,node=-1,isCall=!1,makeError=(line,expected,got)=>makeMalformedError(path,line,{format:"callgrind",expected,
got});function resolveName(kind,number,text,line){if(number===void 0)return text;let key=`${kind}${number}`;if(text!==""){
if(names.size===MAX_NAMES)throw makeError(line,`at most ${MAX_NAMES} names`,text);return names.set(key,text),text}let name=names.
get(key);if(name===void 0)throw makeError(line,"a number of a name that was written before",`(${number})`);return name}visitLines(
file,(line,number)=>{if(line===""||line.startsWith("#"))return;let assignment=ASSIGNMENT.exec(line),kind=KINDS.get(assignment?.[1]??
"");if(assignment!==null&&kind!==void 0){let name=resolveName(kind,assignment[2],assignment[3],number);assignment[1]==="\
ob"?program=name:assignment[1]==="fl"?source=name:assignment[1]==="fn"&&(node=tree.child(0,tree.addFrame(readFunction(name,
source,program))));return}let header=parseCallgrindHeader(line);if(header?.key==="events")events=splitWords(header.value);else if(header?.
key==="positions")positions=splitWords(header.value).length;else{if(header!==null||JUMP.test(line))return;line.startsWith(
"calls=")?isCall=!0:isCall?isCall=!1:addCost(line,number)}});function addCost(line,number){let fields=splitWords(line),cost=fields[positions];
if(!(fields.slice(0,positions).every(field=>POSITION.test(field))&&fields.length<=positions+Math.max(1,events.length)&&!(cost!==
void 0&&Number.isNaN(parseCost(cost)))))throw makeError(number,"a line of the format of Callgrind",line);if(cost!==void 0){
if(events.length===0)throw makeError(number,"a line `events:` before the first cost",line);if(node===-1)throw makeError(
number,"a line `fn=` before the first cost",line);tree.add(node,parseCost(cost))}}return tree.finish({unit:events[0]==="\
Ir"?"instructions":events[0]??"",hasStacks:!1,quantum:0})}function readFunction(name,source,program){return{name:name.replace(
/'\d+$/,""),file:source===""||source==="???"?program:source,line:null}}var COUNT=/ (\d{1,15}(?:\.\d{0,9})?)[ \t]*$/,WITHOUT_STACK=/^ \d+\r?$/,collapsed={id:"collapsed",description:"collapsed \
stacks: py-spy, async-profiler, profiling.sampling of Python, stackcollapse scripts",advice:"py-spy record --rate 500 --\
format raw --output FILE -- COMMAND",recognises:start=>{let line=start.split(`
`).find(text=>text.trim()!==""&&!text.startsWith("# ")&&!WITHOUT_STACK.test(text));return line===void 0||!/^\S/.test(line)?
!1:COUNT.test(line.replace(/\r$/,""))||!start.includes(`
`)&&/^[^;{]+;[^;]+;/.test(line)},parse:parseCollapsedStacks};function parseCollapsedStacks(file){let tree=new CallTree(file.
path),frames=new Map;return visitLines(file,(line,number)=>{if(line.trim()===""||line.startsWith("# "))return;let match=COUNT.
exec(line);if(match===null)throw makeMalformedError(file.path,number,{format:"collapsed",expected:"functions with `;` be\
tween them, a space and a number",got:line});let count=Number(match[1]),stack=line.slice(0,match.index),node=0;for(let text of stack.
trim()===""?[]:stack.split(";")){let frame=frames.get(text);frame===void 0&&(frame=/^tid:\d+$/.test(text)?-1:tree.addFrame(
parseFrameText(text)),frames.set(text,frame)),frame!==-1&&(node=tree.child(node,frame))}count>0&&tree.add(node,count,count)}),
tree.finish({unit:"samples",hasStacks:!0})}var NAME_AND_FILE=/^([^(]+) \((?:([^()]+):(\d+)|([^()]*\.\w{1,8}))\)$/,PYTHON=/^([^:]+\.pyx?|<[^:<>]+>):([^:]+):(\d+)$/,
MARK=/_\[[jikJ01]\]$/;function parseFrameText(text){let trimmed=text.trim(),python=PYTHON.exec(trimmed);if(python!==null)
return{name:python[2],file:python[1],line:toLine(Number(python[3]))};let[,withFile,file,line,fileAlone]=NAME_AND_FILE.exec(
trimmed)??[];if(withFile!==void 0)return{name:withFile,file:file??fileAlone,line:toLine(Number(line))};let name=trimmed.
replace(MARK,"");return{name:name===""?"[unknown]":name,file:null,line:null}}var MAX_BYTES=16*1024*1024,MAX_CONTAINERS=15e4,MAX_KEYS=6e5,MAX_VALUES=12e5,MAX_DEPTH2=4*1024,JsonField=class _JsonField{value;place;#file;constructor(value,place,file){
this.value=value,this.place=place,this.#file=file}get isMissing(){return this.value===void 0||this.value===null}at(key,place){
let isIndex=typeof key=="number",value=isIndex?this.values()[key]:this.object()[key],inside=isIndex?`${this.place}[${key}\
]`:this.place===WHOLE?key:`${this.place}.${key}`;return new _JsonField(value,place??inside,this.#file)}object(){let{value}=this;
if(typeof value=="object"&&value!==null&&!Array.isArray(value))return value;throw this.wrong("an object")}values(){if(Array.
isArray(this.value))return this.value;throw this.wrong("a list")}list(){return this.values().map((_,index)=>this.at(index))}number(min=Number.
NEGATIVE_INFINITY){let{value}=this;if(typeof value!="number"||!Number.isFinite(value))throw this.wrong("a number");if(value<
min)throw this.wrong(`a number from ${min}`);return value}text(){if(this.isMissing||this.value==="")return null;if(typeof this.
value=="string")return this.value;throw this.wrong("a text")}checkLength(count,counted){let{length}=this.values();if(length!==
count)throw this.wrong(`a list of ${count} numbers, as many as ${counted}`,`${length} numbers`)}wrong(expected,value=this.
value){let{path,format}=this.#file,got=typeof value=="object"&&value!==null?Array.isArray(value)?"a list":"an object":value;
return makeMalformedError(path,this.place,{format,expected,got:String(got)})}},WHOLE="the file";function parseJsonProfile({
path,bytes},format){let text=toUtf8(bytes);if(text.length>MAX_BYTES)throw userError("profile-too-large",inFile(path),{got:text.
length,max:MAX_BYTES,what:"JSON"});checkSize(path,text.toString("latin1"));let value;try{value=JSON.parse(text.toString(
"utf8").replace(/^\uFEFF/,""))}catch(error){let got=error instanceof Error?error.message:String(error);throw makeMalformedError(
path,WHOLE,{format,expected:"JSON",got})}let document=new JsonField(value,WHOLE,{path,format});return document.object(),
document}function checkSize(path,text){let depth=0,containers=0,values=0,keys=0,isQuoted=!1;for(let index=0;index<text.length;index+=
1){let letter=text[index];if(letter==='"')isQuoted=!isQuoted;else if(isQuoted)index+=letter==="\\"?1:0;else if(letter===
",")values+=1;else if(letter===":")keys+=1;else if(letter==="{"||letter==="["){if(containers+=1,depth+=1,depth>MAX_DEPTH2)
throw userError("profile-too-deep",inFile(path),{max:MAX_DEPTH2})}else(letter==="}"||letter==="]")&&(depth-=1)}checkLimit(
path,"objects and lists",containers,MAX_CONTAINERS),checkLimit(path,"keys",keys,MAX_KEYS),checkLimit(path,"values",values,
MAX_VALUES)}var cpuprofile={id:"cpuprofile",description:"profiles of V8: node --cpu-prof, Deno, Chrome",advice:"node --no-turbo-inli\
ning --cpu-prof --cpu-prof-name=FILE SCRIPT",recognises:start=>/^\s*\{/.test(start)&&/"(?:callFrame|hitCount|timeDeltas)"\s*:/.
test(start),parse:parseCpuprofile},NANOSECONDS=1e3,MAX_LISTED_NODES=3e4,NO_FUNCTION=new Set(["(root)","(idle)"]);function parseCpuprofile(file){
let document=parseJsonProfile(file,"cpuprofile"),tree=new CallTree(file.path),nodes=readNodes(document,file.path);if(placeNodes(
nodes,tree),document.at("samples").value!==void 0&&document.at("timeDeltas").value!==void 0)return addTimes(document,nodes,
tree),tree.finish({unit:"ns",hasStacks:!0});for(let{field,node,isIdle}of nodes.values()){let hitCount=field.at("hitCount"),
hits=hitCount.isMissing?0:hitCount.number(0);hits>0&&!isIdle&&tree.add(node,hits,hits)}return tree.finish({unit:"samples",
hasStacks:!0})}function readNodes(document,path){let nodes=new Map,isNested=document.at("nodes").value===void 0;isNested&&
document.at("head","nodes").object();let waiting=(isNested?[document.at("head")]:document.at("nodes").list().toReversed()).
map(field=>({field,parent:isNested?null:field.at("parent").value}));for(let next=waiting.pop();next!==void 0;next=waiting.
pop()){let{field,parent}=next,id=field.at("id").number();if(nodes.has(id))throw field.at("id").wrong("an id that no othe\
r node has");checkLimit(path,"nodes",nodes.size+1,MAX_LISTED_NODES);let links={children:[],callees:[],parent:typeof parent==
"number"?parent:null};nodes.set(id,{field,...links,isIdle:!1,node:null});let list=field.at("children",isNested?`node ${id}`:
void 0);for(let index of list.isMissing?[]:list.values().keys()){let child=list.at(index,isNested?`a child of node ${id}`:
list.place);isNested?child.object()&&waiting.push({field:child,parent:id}):links.children.push(child.number())}}return nodes}
function placeNodes(nodes,tree){for(let[id2,{children,field:field2}]of nodes)for(let child of children){let node=nodes.get(
child);if(node===void 0)throw field2.at("children").wrong("the id of a node",child);if(node.parent!==null&&node.parent!==
id2)throw field2.at("children").wrong("a node with one parent",child);node.parent=id2}let waiting=[];for(let[id2,{parent,
field:field2}]of nodes){let caller=parent===null?null:nodes.get(parent);if(caller===void 0)throw field2.at("parent").wrong(
"the id of a node",parent);(caller?.callees??waiting).push(id2)}let placed=0;for(let id2=waiting.pop();id2!==void 0;id2=
waiting.pop()){let node=nodes.get(id2),parent=node.parent===null?0:nodes.get(node.parent).node,frame=readFunction2(node.
field);node.isIdle=NO_FUNCTION.has(frame.name),node.node=node.isIdle?parent:tree.child(parent,tree.addFrame(frame)),placed+=
1,waiting.push(...node.callees)}if(placed===nodes.size)return;let[id,{field}]=[...nodes].find(([,{node}])=>node===null);
throw field.wrong("a tree of nodes",`a node that calls itself, ${id}`)}function readFunction2(field){let frame=field.at(
"callFrame"),read=key=>(frame.value===void 0?field:frame).at(key,`${frame.place}.${key}`),name=read("functionName").text(),
url=read("url").text(),line=toLine(Number(read("lineNumber").value)+(frame.value===void 0?0:1));return{name:name??"(anon\
ymous)",file:url?.replace(/^file:\/\//,"")??null,line}}function addTimes(document,nodes,tree){let samples=document.at("s\
amples"),deltas=document.at("timeDeltas"),count=samples.values().length;deltas.checkLength(count,"samples");let time=0,reached=0;
for(let index=0;index<count;index+=1){let sample=samples.at(index),node=nodes.get(sample.number());if(node===void 0)throw sample.
wrong("the id of a node");if(index+1===count)return;time+=deltas.at(index+1).number(),!(time<=reached)&&(node.isIdle||tree.
add(node.node,(time-reached)*NANOSECONDS),reached=time)}}var HEADER=/^(\S.{0,63}?)\s+-?\d{1,10}(?:\/-?\d{1,10})?\s+(?:\[\d+\]\s+)?(?:[\d.]+:\s+)?(?:(\d{1,15})\s+)?(\S{1,120}?):(?=\s|$)/,
MAX_HEADER=400,SOURCE_LINE=/^\s+([^\s:][^:]*):(\d+)$/,NO_SOURCE_LINE=/^\s+\S.*\[[\da-f]{1,16}\]$/,CLOCKS=/^(?:cpu-clock|task-clock)(?::\w+)?$/,
perfScript={id:"perf-script",description:"the output of `perf script`",advice:"perf record -e cpu-clock -g -o perf.data \
COMMAND && perf script -i perf.data > FILE",recognises:start=>{let lines=start.split(`
`).filter(line=>line.trim()!==""&&!line.startsWith("#")),header=parseHeader(lines[0]?.trim()??"");return header!==null&&
(parseFrame(header.rest)!==null||parseFrame(lines[1]??"")!==null)},parse:parsePerfScript},FRAME="an address, a function \
and a program in brackets";function parsePerfScript(file){let tree=new CallTree(file.path),event=null,hasPeriods=!1,sample=null,
hasStacks=!1;function addSample(){if(sample?.counts){let stack=sample.frames.toReversed().map(frame=>tree.addFrame(frame));
stack.length>1&&(hasStacks=!0),tree.add(tree.find(stack),sample.weight)}sample=null}return visitLines(file,(line,number)=>{
if(line.startsWith("#"))return;if(line.trim()==="")return addSample();if(/^\s/.test(line)&&sample!==null){let frame2=parseFrame(
line),source=frame2===null?SOURCE_LINE.exec(line):null,last=sample.frames.at(-1);if(frame2!==null)sample.frames.push(frame2);else if(source!==
null&&last!==void 0)sample.frames.splice(-1,1,{...last,file:source[1],line:toLine(Number(source[2]))});else if(!NO_SOURCE_LINE.
test(line))throw makeFault(file.path,number,FRAME,line);return}addSample();let header=parseHeader(line.trim());if(header===
null)throw makeFault(file.path,number,"process, thread, time and event of a sample",line);let{period,rest}=header;event??=
header.event;let counts=event===header.event;if(counts&&period!==null&&(hasPeriods=!0),sample={weight:period??1,counts,frames:[]},
rest==="")return;let frame=parseFrame(rest);if(frame===null)throw makeFault(file.path,number,FRAME,rest);sample.frames.push(
frame),addSample()}),addSample(),tree.finish({unit:unitOf(event??"",hasPeriods),hasStacks})}function unitOf(event,hasPeriods){
return hasPeriods?CLOCKS.test(event)?"ns":event.replace(/:\w*$/,""):"samples"}function parseHeader(line){let[text,,period,
event=""]=HEADER.exec(line.slice(0,MAX_HEADER))??[];return text===void 0?null:{period:period===void 0?null:Number(period),
event,rest:line.slice(text.length).trim()}}function parseFrame(line){let text=line.trim(),address=/^[\da-f]{1,16}(?=\s)/.
exec(text)?.[0];if(address===void 0||!text.endsWith(")"))return null;let start=findOpeningBracket(text);if(start<=address.
length)return null;let symbol=text.slice(address.length,start).trim(),object=text.slice(start+1,-1),name=symbol.replace(
/\+0x[\da-f]{1,16}$/,"");return{name:name===""?"[unknown]":name,file:object==="inlined"||object==="[unknown]"||object===
""?null:object,line:null}}function findOpeningBracket(text){let depth=0;for(let index=text.length-1;index>=0;index-=1)if(text[index]===
")"?depth+=1:text[index]==="("&&(depth-=1),depth===0)return index;return-1}function makeFault(path,line,expected,got){return makeMalformedError(
path,line,{format:"perf-script",expected,got:got.trim()})}var ProtobufError=class extends Error{name="ProtobufError";offset;found;constructor(offset,found){super(`${found} at byt\
e ${offset}`),this.offset=offset,this.found=found}},MessageReader=class{bytes;offset;end;field=0;wire=0;value=0;from=0;to=0;constructor(bytes,offset=0,end=bytes.
length){this.bytes=bytes,this.offset=offset,this.end=end}enter(from,to){return this.offset=from,this.end=to,this}next(){
if(this.offset>=this.end)return!1;let start=this.offset,key=this.#varint();if(this.field=Math.floor(key/8),this.wire=key&
7,this.field<1||key<0)throw new ProtobufError(start,`a field of the number ${this.field}`);if(this.wire===0)this.value=this.#varint();else if(this.
wire===2)this.#enterBytes(start);else if(this.wire===1)this.#skip(8,start);else if(this.wire===5)this.#skip(4,start);else
throw new ProtobufError(start,`a field of wire type ${this.wire}`);return!0}eachNumber(visit){if(this.wire===0){visit(this.
value);return}let{offset,end}=this;for(this.enter(this.from,this.to);this.offset<this.end;)visit(this.#varint());this.enter(
offset,end)}#enterBytes(start){let length=this.#varint();if(length<0||this.offset+length>this.end)throw new ProtobufError(
start,`a field of ${length} bytes, ${length-(this.end-this.offset)} more than there are`);this.from=this.offset,this.to=
this.offset+length,this.offset=this.to}#skip(length,start){if(this.offset+length>this.end)throw new ProtobufError(start,
"a field that breaks off");this.offset+=length}#varint(){let start=this.offset,low=0,high=0;for(let index=0;index<10;index+=
1){if(this.offset>=this.end)throw new ProtobufError(start,"a number that breaks off");let byte=this.bytes[this.offset];this.
offset+=1;let bits=byte&127;if(index<4?low+=bits*2**(7*index):high+=bits*2**(7*(index-4)),byte>=128)continue;if(high>=2**
36)throw new ProtobufError(start,"a number of more than 64 bits");let value=low+high*2**28;return high>=2**35?(high-2**36)*
2**28+low:value}throw new ProtobufError(start,"a number of more than 10 bytes")}};var pprof={id:"pprof",description:"profiles of pprof, as Go and many other tools write them",advice:"go test -run=NONE -\
bench=. -cpuprofile=FILE",recognises:(start,{bytes})=>/[\0-\b\x0e-\x1f\ufffd]/.test(start)&&((bytes[0]&7)===2||(bytes[0]&
7)===0)&&bytes[0]>>3<=14,parse:parsePprof},MAX_STRINGS=5e5,MAX_LOCATIONS=5e5,MAX_LINES=1e6,PROFILE={sampleType:1,sample:2,
mapping:3,location:4,function:5,string:6,periodType:11,period:12,defaultType:14},VALUE_TYPE={type:1,unit:2},SAMPLE={location:1,
value:2},MAPPING={id:1,file:5},LOCATION={id:1,mapping:2,line:4},LINE={function:1},FUNCTION={id:1,name:2,file:4,startLine:5};
function parsePprof(file){try{return readSamples(readTables(file))}catch(error){if(!(error instanceof ProtobufError))throw error;
let facts={format:"pprof",expected:"the message Profile of pprof",got:error.found};throw makeMalformedError(file.path,`b\
yte ${error.offset}`,facts)}}function makeTables(file){return{...file,strings:[],sampleTypes:[],periodType:{type:0,unit:0},
period:0,defaultType:0,functions:new Map,mappings:new Map,locations:new Map,locationMappings:[],firstLines:[],lines:[]}}
function readTables(file){let{path,bytes}=file,tables=makeTables(file),reader=new MessageReader(bytes),inner=new MessageReader(
bytes);for(;reader.next();){let{field,from,to,value,wire}=reader,read=fields=>readMessage(inner.enter(from,to),fields);if(field<=
PROFILE.string&&wire!==2)throw new ProtobufError(reader.offset,`field ${field} without a length`);if(field===PROFILE.sampleType)
tables.sampleTypes.push(read(VALUE_TYPE));else if(field===PROFILE.periodType&&wire===2)tables.periodType=read(VALUE_TYPE);else if(field===
PROFILE.period)tables.period=value;else if(field===PROFILE.defaultType)tables.defaultType=value;else if(field===PROFILE.
string)tables.strings.push(from,to),checkLimit(path,"texts",tables.strings.length/2,MAX_STRINGS);else if(field===PROFILE.
function){let message=read(FUNCTION);tables.functions.set(checkId(message.id,from),message),checkLimit(path,"functions",
tables.functions.size,MAX_FRAMES)}else if(field===PROFILE.mapping){let message=read(MAPPING);tables.mappings.set(checkId(
message.id,from),message),checkLimit(path,"places",tables.mappings.size,MAX_LOCATIONS)}else field===PROFILE.location&&readLocation(
tables,inner.enter(from,to),from)}return tables.firstLines.push(tables.lines.length),tables}function readLocation(tables,reader,offset){
let{path,bytes,locations,locationMappings,lines,firstLines}=tables;firstLines.push(lines.length);let id=0,mapping=0;for(;reader.
next();)reader.field===LOCATION.id?id=reader.value:reader.field===LOCATION.mapping?mapping=reader.value:reader.field===LOCATION.
line&&lines.push(readMessage(new MessageReader(bytes,reader.from,reader.to),LINE).function);locations.set(checkId(id,offset),
firstLines.length-1),locationMappings.push(mapping),checkLimit(path,"places",firstLines.length,MAX_LOCATIONS),checkLimit(
path,"places",lines.length,MAX_LINES)}function checkId(id,offset){if(id>0&&Number.isSafeInteger(id))return id;throw new ProtobufError(
offset,`the id ${id}`)}function readMessage(reader,fields){let entries=Object.entries(fields),message=Object.fromEntries(
entries.map(([name])=>[name,0]));for(;reader.next();){let entry=reader.wire===0?entries.find(([,field])=>field===reader.
field):void 0;entry!==void 0&&(message[entry[0]]=reader.value)}return message}function readSamples(tables){let{path,bytes,
sampleTypes}=tables,tree=new CallTree(path),type=chooseType(tables);if(type===-1)throw userError("profile-empty",inFile(
path),{});let{unit,factor}=toBaseUnit(readText(tables,sampleTypes[type].unit)),findNode=makeNodeFinder(tables,tree),reader=new MessageReader(
bytes),inner=new MessageReader(bytes),locations=[],countType=sampleTypes.findIndex(sampleType=>readText(tables,sampleType.
unit)==="count"),count=0,sum=0,samples=0;for(;reader.next();){if(reader.field!==PROFILE.sample)continue;samples+=1,checkLimit(
path,"stacks",samples,MAX_NODES);let{from}=reader;locations.length=0;let index=0,value=null;for(inner.enter(from,reader.
to);inner.next();)inner.field===SAMPLE.location?inner.eachNumber(id=>{if(locations.push(id),locations.length>MAX_DEPTH)throw userError(
"profile-too-deep",inFile(path),{max:MAX_DEPTH})}):inner.field===SAMPLE.value&&inner.eachNumber(number=>{index===type&&(value=
number),index===countType&&(count+=number),index+=1});if(value===null||index!==sampleTypes.length)throw new ProtobufError(
from,`a sample with ${index} of ${sampleTypes.length} values`);if(value<0)throw userError("profile-negative",inFile(path),
{got:value,place:`byte ${from}`});tree.add(findNode(locations,from),value*factor),sum+=value}return tree.finish({unit,hasStacks:!0,
quantum:factor*chooseQuantum(tables,type,sum/count)})}function chooseQuantum(tables,type,mean){let{sampleTypes,periodType,
period}=tables,unit=readText(tables,sampleTypes[type].unit);return unit==="count"?1:period>0&&readText(tables,periodType.
unit)===unit?period:Number.isFinite(mean)&&mean>0?mean:1}function chooseType(tables){let{sampleTypes,defaultType}=tables,
index=sampleTypes.findIndex(({type})=>defaultType!==0&&readText(tables,type)===readText(tables,defaultType));return index===
-1?sampleTypes.length-1:index}function readText({bytes,strings},index){let[from,to]=[strings[2*index],strings[2*index+1]];
if(index<0||from===void 0||to===void 0)throw new ProtobufError(0,`no text of the number ${index}`);return Buffer.from(bytes.
buffer,bytes.byteOffset+from,to-from).toString("utf8")}function makeNodeFinder(tables,tree){let{lines,firstLines,locations,
functions,mappings,locationMappings}=tables,frames=new Map;function findFrame(id,offset){let frame=frames.get(id);if(frame===
void 0){let message=functions.get(id);if(message===void 0)throw new ProtobufError(offset,`a sample in function ${id}, wh\
ich is missing`);let name=readText(tables,message.name)||"[unknown]";frame=tree.addFrame({name,file:readText(tables,message.
file)||null,line:toLine(message.startLine)}),frames.set(id,frame)}return frame}function addUnknownFrame(location){let mapping=mappings.
get(locationMappings[location]),file=mapping===void 0?null:readText(tables,mapping.file)||null;return tree.addFrame({name:"\
[unknown]",file,line:null})}return(ids,offset)=>{let node=0;for(let id of ids.toReversed()){let location=locations.get(id);
if(location===void 0)throw new ProtobufError(offset,`a sample at location ${id}, which is missing`);let first=firstLines[location],
last=firstLines[location+1]-1;last<first&&(node=tree.child(node,addUnknownFrame(location)));for(let line=last;line>=first;line-=
1)node=tree.child(node,findFrame(lines[line],offset))}return node}}var speedscope={id:"speedscope",description:"files of speedscope: dotnet-trace, py-spy, rbspy and others",advice:"dotnet\
-trace collect --format speedscope --output FILE -- COMMAND",recognises:start=>/^\s*\{/.test(start)&&(/speedscope\.app\/file-format-schema/.
test(start)||/"(?:evented|sampled)"/.test(start)),parse:parseSpeedscope};function parseSpeedscope(file){let document=parseJsonProfile(
file,"speedscope"),tree=new CallTree(file.path),frames=document.at("shared").at("frames").list().map(frame=>{let parsed=parseFrameText(
frame.at("name").text()??"[unknown]"),file2=frame.at("file").text();return tree.addFrame(file2===null?parsed:{name:parsed.
name,file:file2,line:toLine(frame.at("line").value)})}),unit=null;for(let profile of document.at("profiles").list()){let written=profile.
at("unit").text()??"none",base=toBaseUnit(written);if(unit??=base.unit,base.unit!==unit)throw profile.at("unit").wrong("\
the unit of the first profile",written);let context={tree,frames,factor:base.factor},type=profile.at("type");if(type.value===
"sampled")addSampledProfile(profile,context);else if(type.value==="evented")addEventedProfile(profile,context);else throw type.
wrong("`sampled` or `evented`")}return tree.finish({unit:unit??"samples",hasStacks:!0})}function readFrame(value,{frames},at){
let frame=typeof value=="number"?frames[value]:void 0;if(frame!==void 0)return frame;throw at.wrong("the index of a fram\
e",value)}function addSampledProfile(profile,context){let{tree,factor}=context,samples=profile.at("samples"),weights=profile.
at("weights");weights.checkLength(samples.values().length,"samples");for(let index of samples.values().keys()){let sample=samples.
at(index),stack=sample.values(),weight=weights.at(index).number(0),node=tree.find(stack.map(frame=>readFrame(frame,context,
sample)));weight>0&&tree.add(node,weight*factor)}}function addEventedProfile(profile,context){let{tree,factor}=context,events=profile.
at("events"),frames=[],nodes=[0],reached=null;for(let index of events.values().keys()){let event=events.at(index),time=event.
at("at").number(),field=event.at("frame"),frame=readFrame(field.value,context,field);if(reached!==null&&time<reached)throw event.
at("at").wrong(`a time from ${reached}`);reached!==null&&time>reached&&tree.add(nodes.at(-1),(time-reached)*factor),reached=
time;let type=event.at("type");if(type.value==="O")frames.push(frame),nodes.push(tree.child(nodes.at(-1),frame));else if(type.
value==="C"){if(frames.at(-1)!==frame)throw event.wrong("the end of the function that began last",field.value);frames.pop(),
nodes.pop()}else throw type.wrong("`O` or `C`")}if(frames.length>0)throw events.wrong("an end of each function",`${frames.
length} that do not end`)}var PROFILE_FORMATS=[speedscope,cpuprofile,callgrind,perfScript,collapsed,pprof],profileFormatIds=PROFILE_FORMATS.map(({
id})=>id),START=65536,PERF_RECORD="PERFILE2";function readProfile(file,idOrAuto){if(file.bytes.length===0)throw userError(
"profile-empty",inFile(file.path),{});return normaliseProfile(chooseFormat(file,idOrAuto).parse(file))}function chooseFormat(file,idOrAuto){
if(idOrAuto!=="auto"){let named=PROFILE_FORMATS.find(({id})=>id===idOrAuto);if(named!==void 0)return named;throw userError(
"profile-format-unknown",atKey("format"),{got:idOrAuto,known:[...profileFormatIds]})}let start=toUtf8(file.bytes.subarray(
0,START)).toString("utf8").replace(/^\uFEFF/,"");if(start.startsWith(PERF_RECORD))throw userError("profile-of-perf-recor\
d",inFile(file.path),{});let format=PROFILE_FORMATS.find(({recognises})=>recognises(start,file));if(format!==void 0)return format;
let got=start.slice(0,80);throw userError("profile-unrecognised",inFile(file.path),{got,known:[...profileFormatIds]})}function currentLevel({levels}){return levels.findLast(level=>level!==null)??null}function byWorsening(one,other){return certainWorsening(
other)-certainWorsening(one)}function certainWorsening(series){let{level,standardError}=currentLevel(series)??{level:0,standardError:1/0};
return(series.better==="lower"?level:-level)-2*standardError}function adjustForFalseDiscoveries(ps){let descending=[...ps.keys()].sort((a,b)=>ps[b]-ps[a]),adjusted=new Array(ps.length),
smallest=1;for(let[place,index]of descending.entries())smallest=Math.min(smallest,ps[index]*ps.length/(ps.length-place)),
adjusted[index]=smallest;return adjusted}var MIN_ANCHOR_POINTS=4;function groupByAnchor(comparisons){let{from,to}=comparisons,isAnchor=makeAnchorCheck(comparisons),
anchorOf=index=>isAnchor(from[index])?from[index]:isAnchor(to[index])?to[index]:null;return[...groupBy(from.keys(),anchorOf)].
map(([anchor,group])=>makeGroup(comparisons,anchor,group))}function makeAnchorCheck({from,to,unplaced}){let points=1+to.
reduce((newest,point)=>Math.max(newest,point),0),neighbours=new Int32Array(MIN_ANCHOR_POINTS*points),counts=new Int32Array(
points),add=(point,other)=>{let[first,count]=[MIN_ANCHOR_POINTS*point,counts[point]];if(count!==MIN_ANCHOR_POINTS){for(let index=first;index<
first+count;index++)if(neighbours[index]===other)return;neighbours[first+count]=other,counts[point]=count+1}};for(let index=0;index<
from.length;index++)add(from[index],to[index]),add(to[index],from[index]);return point=>counts[point]===MIN_ANCHOR_POINTS||
unplaced.has(point)}function makeGroup({from,to,logRatio,standardError},anchor,indices){let isReversed=index=>to[index]===
anchor,endOf=index=>isReversed(index)?from[index]:to[index];return indices.every((index,place)=>place===0||endOf(indices[place-
1])<=endOf(index))||indices.sort((a,b)=>endOf(a)-endOf(b)),{isAnchored:anchor!==null,start:new Int32Array(indices.map(index=>isReversed(
index)?to[index]:from[index])),end:new Int32Array(indices.map(endOf)),difference:new Float64Array(indices.map(index=>isReversed(
index)?-logRatio[index]:logRatio[index])),weight:new Float64Array(indices.map(index=>1/standardError[index]**2))}}function estimateScale(groups){
let scaled=[];for(let{isAnchored,difference,weight}of groups)for(let index=0;index<difference.length;index++)if(!isAnchored)
scaled.push(Math.abs(difference[index])*Math.sqrt(weight[index]));else if(index>0){let variance=1/weight[index]+1/weight[index-
1];scaled.push(Math.abs(difference[index]-difference[index-1])/Math.sqrt(variance))}return scaled.length<MIN_SCALED?1:Math.
max(1,median(scaled)/MEDIAN_OF_NORMAL)}var MIN_SCALED=8,MEDIAN_OF_NORMAL=.6745;var MIN_CHANGE=.01,MAX_CHANGES=20,DRIFT_ADVANTAGE=13.8;function findChanges(comparisons,points,alpha){if(points<2||comparisons.
from.length===0)return[];let groups=groupByAnchor(comparisons),size={points,scale:estimateScale(groups)},changes=[];for(let tries=0;tries<
MAX_CHANGES;tries++){let next=findClearest(explain(groups,changes),size);if(next===null||next.p>alpha)break;let refined=[
...changes,next];for(let[index,change]of refined.entries()){let others=refined.filter(other=>other!==change),again=refined.
length===1?change:findClearest(explain(groups,others),size);again!==null&&again.p<=alpha&&(refined[index]=again)}changes=
joinAtPlaces(refined)}return changes.toSorted((a,b)=>a.before-b.before)}function joinAtPlaces(changes){let joined=[];for(let change of changes){
let index=joined.findIndex(({before,after})=>before===change.before&&after===change.after),other=joined[index];other===void 0?
joined.push(change):joined[index]={...other,logRatio:other.logRatio+change.logRatio}}return joined}function explain(groups,changes){
return changes.length===0?groups:groups.map(group=>({...group,difference:group.difference.map((value,index)=>changes.reduce(
(rest,change)=>rest-change.logRatio*(shareAt(group.end[index],change)-shareAt(group.start[index],change)),value))}))}function findClearest(groups,{
points,scale}){let steps=fitSteps(groups,{points,scale});if(steps===null)return null;let step=toChange("step",steps,scale);
if(step.p>WORTH_A_DRIFT)return step;let drifts=fitDrifts(groups,points);return drifts===null||drifts.squares/scale**2<steps.
squares/scale**2+DRIFT_ADVANTAGE?step:toChange("drift",{...drifts,tried:steps.tried+drifts.tried},scale)}var WORTH_A_DRIFT=.05;
function toChange(kind,fit,scale){let{before,after,range,information,product,squares,tried}=fit,standardError=scale/Math.
sqrt(information),p=Math.min(1,2*normalTail(Math.sqrt(squares/scale**2))*tried);return{kind,before,after,range,logRatio:product/
information,standardError,p}}function shareAt(point,{before,after}){return point<=before?0:point>=after?1:(point-before)/
(after-before)}var MIN_INFORMATION=1;function computeSquares({information,product}){return information>MIN_INFORMATION?product**
2/information:-1}var RANGE_SQUARES=3.841;function fitSteps(groups,{points,scale}){let information=new Float64Array(points-
1),product=new Float64Array(points-1);for(let group of groups)(group.isAnchored?addFromAnchor:addCrossing)(group,information,
product);let equationAt=before2=>({information:information[before2],product:product[before2]}),all=information.map((_,before2)=>computeSquares(
equationAt(before2))),[before,tried]=[0,0];for(let place=0;place<all.length;place++)all[place]>=0&&(tried+=1),all[place]>
all[before]&&(before=place);if(tried===0)return null;let squares=all[before],minimum=Math.max(0,squares-RANGE_SQUARES*scale**
2),isPlausible=explained=>explained>=minimum;return{...equationAt(before),before,after:before+1,squares,tried,range:[all.
findIndex(isPlausible),all.findLastIndex(isPlausible)]}}function addCrossing(group,information,product){let{start,end,difference,
weight}=group;for(let index=0;index<end.length;index++){let w=weight[index];for(let before=start[index];before<end[index];before++)
information[before]+=w,product[before]+=w*difference[index]}}function addFromAnchor(group,information,product){let{end,difference,
weight}=group,all=weight.reduce((sum,w)=>sum+w,0),weighted=difference.reduce((sum,y,index)=>sum+weight[index]*y,0),[behind,
behindWeighted,next]=[0,0,end.length-1];for(let before=information.length-1;before>=0;before--){for(;next>=0&&end[next]>
before;next--)behind+=weight[next],behindWeighted+=weight[next]*difference[next];information[before]+=behind-behind**2/all,
product[before]+=behindWeighted-behind*weighted/all}}var DRIFT_LENGTHS=[8,16,32,64,128,256];function fitDrifts(groups,points){
let makers=groups.map(group=>(group.isAnchored?makeAnchoredFit:makeCrossingFit)(group,points)),best=null,tried=0,lengths=DRIFT_LENGTHS.
filter(length=>length<points);for(let length of new Set([...lengths,...lengths.length>0?[points-1]:[]]))for(let before=0;before+
length<points;before+=length/8){let place={before,after:before+length},[information,product]=[0,0];for(let makeEquation of makers){
let part=makeEquation(place);information+=part.information,product+=part.product}let squares=computeSquares({information,
product});tried+=1,squares>(best?.squares??0)&&(best={place,information,product,squares})}return best&&{...best,...best.
place,range:[best.place.before,best.place.before],tried}}function indexEnds({end},points){let first=new Int32Array(points),
index=0;for(let point=0;point<points;point++){for(;index<end.length&&end[index]<=point;)index+=1;first[point]=index}return first}
function makeCrossingFit(group,points){let{start,end,difference,weight}=group,behind=indexEnds(group,points),span=end.reduce(
(longest,point,index)=>Math.max(longest,point-start[index]),0);return place=>{let[information,product]=[0,0];for(let index=behind[place.
before];index<end.length&&end[index]<place.after+span;index++){let x=shareAt(end[index],place)-shareAt(start[index],place);
information+=weight[index]*x*x,product+=weight[index]*x*difference[index]}return{information,product}}}function makeAnchoredFit(group,points){
let{end,difference,weight}=group,count=end.length,behind=indexEnds(group,points),[w,we,wee,wy,wey]=Array.from({length:5},
()=>new Float64Array(count+1));for(let index=0;index<count;index++){let[one,at,y]=[weight[index],end[index],difference[index]];
w[index+1]=w[index]+one,we[index+1]=we[index]+one*at,wee[index+1]=wee[index]+one*at*at,wy[index+1]=wy[index]+one*y,wey[index+
1]=wey[index]+one*at*y}return({before,after})=>{let[low,high]=[behind[before],behind[after-1]],part=sums=>sums[high]-sums[low],
length=after-before,[all,past]=[w[count],w[count]-w[high]],x=(part(we)-before*part(w))/length+past,xx=(part(wee)-2*before*
part(we)+before**2*part(w))/length**2+past,xy=(part(wey)-before*part(wy))/length+wy[count]-wy[high];return{information:xx-
x**2/all,product:xy-x*wy[count]/all}}}var CONFIRMING_ALPHA=.005,MAX_CONFIRMING_RUNS=3,HALF_WIDTH=normalQuantile(1-CONFIRMING_ALPHA/MAX_CONFIRMING_RUNS/2),POWER=.9,
CONFIRMING_ROUNDS={min:10,max:MAX_COUNTED_VALUES};function computeConfirmedSize(scatter,rounds){return(HALF_WIDTH+normalQuantile(
POWER))*scatter/Math.sqrt(rounds)}function planConfirmingRounds({logRatio,standardError},series){let size=Math.max(Math.
log1p(MIN_CHANGE),Math.abs(logRatio)-1.96*standardError),scatter=series.usualScatter*estimateScale(groupByAnchor(series.
comparisons)),rounds=2*Math.ceil((computeConfirmedSize(scatter,1)/size)**2/2);return Math.min(CONFIRMING_ROUNDS.max,Math.
max(CONFIRMING_ROUNDS.min,rounds))}function judgeChange(change,comparisons,points,alpha){let suspicion=change.kind==="dr\
ift"?null:findSuspicion(change,comparisons,points,alpha);if(suspicion===null)return{...change,state:"suspected",confirmation:null};
let{suspected,later,scale}=suspicion,measured=later.map(index=>({logRatio:comparisons.logRatio[index],standardError:comparisons.
standardError[index]*scale})),latest=later.at(-1),confirmation={...pool(measured),runs:later.length,at:comparisons.times[comparisons.
time[latest]],workflowRun:comparisons.workflowRun[latest]||null};return{...change,state:weighSuspicion(suspected,measured),
confirmation}}function weighSuspicion(suspected,measured){let sign=suspected.logRatio>0?1:-1,smallest=sign*suspected.logRatio-
1.96*suspected.standardError,state="suspected";for(let runs of measured.keys()){let{logRatio,standardError}=pool(measured.
slice(0,runs+1));sign*logRatio>HALF_WIDTH*standardError?state="confirmed":sign*logRatio+HALF_WIDTH*standardError<smallest?
state="refuted":state!=="confirmed"&&(state="unconfirmed")}return state}function pool(measured){let[weights,weighted]=[0,
0];for(let{logRatio,standardError}of measured)weights+=1/standardError**2,weighted+=logRatio/standardError**2;return{logRatio:weighted/
weights,standardError:1/Math.sqrt(weights)}}function findSuspicion(step,comparisons,points,alpha){let isSame=({kind,range:[
first,last],logRatio})=>kind==="step"&&first<=step.range[1]&&step.range[0]<=last&&logRatio>0==step.logRatio>0,around=listAround(
step,comparisons);for(let[place,index]of around.entries()){let earlier=selectEarlier(comparisons,comparisons.time[index]),
suspected=findChanges(earlier,points,alpha).find(isSame);if(suspected!==void 0)return{suspected,later:around.slice(place),
scale:estimateScale(groupByAnchor(earlier))}}return null}var SLACK=3,MAX_AROUND=10;function listAround({range:[first,last]},{
from,to,time,unplaced}){return[...from.keys()].filter(index=>{let[start,end]=[from[index],to[index]];return start>=first-
SLACK&&start<=first&&end>last&&end<=last+1+SLACK&&!unplaced.has(start)&&!unplaced.has(end)}).sort((a,b)=>time[a]-time[b]||
a-b).slice(-MAX_AROUND)}var FALSE_DISCOVERIES=2e-4,MIN_ANCHOR_RUNS=4;function analyseTable(table,{anchor:name,cloned=[]}){let{runs}=table,points=orderPoints(runs,cloned),series=collectSeries(
table,points),anchor=findAnchor(runs,points,name),changes=findClearChanges(series,points.length),estimateLevels=makeLevelEstimator(
points,anchor),days=runs.map(({at})=>at.slice(0,10)).sort();return{points,anchor,runs:runs.length,days:days.length===0?null:
[days[0],days.at(-1)],series:series.map((one,index)=>{let{levels,isInconsistent}=estimateLevels(one);return{...keyOf(one),
better:one.better,changes:changes[index],levels,isInconsistent}}),suspects:series.flatMap((one,index)=>findSuspects(one,
changes[index],points)),confirmed:series.flatMap((one,index)=>findConfirmedSteps(one,changes[index],points))}}function keyOf({
command,group,name,metric}){return{command,group,name,metric}}function findClearChanges(series,points){let possible=series.
map(({comparisons})=>findChanges(comparisons,points,FALSE_DISCOVERIES)),clearest=possible.map(changes=>Math.min(1,...changes.
map(({p})=>p))),discoveries=adjustForFalseDiscoveries(clearest).filter(p=>p<=FALSE_DISCOVERIES).length,limit=FALSE_DISCOVERIES*
discoveries/series.length;return possible.map((changes,index)=>changes.filter(({p,logRatio})=>p<=limit&&Math.abs(Math.expm1(
logRatio))>=MIN_CHANGE).map(change=>judgeChange(change,series[index].comparisons,points,FALSE_DISCOVERIES)))}function findAnchor(runs,points,name){
let named=points.findIndex(({commit,tree})=>commit===name||tree===name);if(named>=0)return named;let compared=new Map;for(let{
from,to}of runs)compared.set(from.commit,(compared.get(from.commit)??new Set).add(to.commit));let isAnchor=({commit})=>(compared.
get(commit)?.size??0)>=MIN_ANCHOR_RUNS;return Math.max(0,points.findLastIndex(isAnchor))}function signOfWorse({better}){
return better==="lower"?1:-1}function findEnds({range:[first,last]},points){return{before:points[first],after:points[last+
1]}}function findSuspects(series,changes,points){return changes.filter(({kind,logRatio})=>kind==="step"&&signOfWorse(series)*
logRatio>0).filter(({state,confirmation})=>state==="suspected"||state==="unconfirmed"&&confirmation.runs<MAX_CONFIRMING_RUNS).
map(change=>({...keyOf(series),...findEnds(change,points),change:Math.expm1(change.logRatio),p:change.p,rounds:planConfirmingRounds(
change,series)}))}function findConfirmedSteps(series,changes,points){let sign=signOfWorse(series);return changes.flatMap(
(change,index)=>{let{kind,state,range,logRatio,confirmation}=change;return kind!=="step"||state!=="confirmed"||confirmation===
null||sign*logRatio<=0?[]:isUndone(change,changes.slice(index+1),sign)?[]:[{...keyOf(series),range,...findEnds(change,points),
confirmation}]})}function isUndone(step,later,sign){let worsening=sign*step.logRatio,variance=step.standardError**2;for(let{
logRatio,standardError,state}of later)if(state!=="refuted"&&(worsening+=sign*logRatio,variance+=standardError**2,sign*logRatio<
0&&worsening-1.96*Math.sqrt(variance)<=Math.log1p(MIN_CHANGE)))return!0;return!1}function listSuspectPairs(suspects){let pairs=new Map;
for(let{before,after,rounds}of suspects.toSorted((a,b)=>a.p-b.p)){let key=`${before.commit}..${after.commit}`,maxRounds=Math.
max(rounds,pairs.get(key)?.rounds??0);pairs.set(key,{before:before.commit,after:after.commit,rounds:maxRounds})}return[...pairs.
values()]}var MAX_TRIES=60,MAX_REFUSALS=3,MAX_PAUSE_MS=2e3;async function appendFiles({clock,log},writer,{ref,files,message}){let refusals=0;
try{for(let tries=1;tries<=MAX_TRIES;tries+=1){let now=await writer.readRef(ref),tree=await writer.createTree({base:now?.
tree??null,files});if(tree===now?.tree)return!1;let from=now?.commit??null,to=await writer.createCommit({tree,parent:from,
message}),answer=await writer.moveRef(ref,{from,to}).catch(recoverFrom(ApiError,error=>{throw error.failure==="unavailab\
le"?error:userError("history-ref-refused",atInput("ref"),{ref,answer:error.message})}));if(answer===null)return!0;let after=(await writer.
readRef(ref))?.commit??null;if(after===to)return!0;if(refusals=after===from?refusals+1:0,refusals===MAX_REFUSALS)throw userError(
"history-ref-refused",atInput("ref"),{ref,answer});log.info(`${ref} was ${refusals>0?`not moved (${answer})`:"moved by a\
nother job"}; trying again`),await clock.sleep(MAX_PAUSE_MS*Math.random()*Math.min(1,tries/10))}}catch(error){throw error instanceof
ApiError?toUserError(error,ref):error}throw userError("history-contended",atInput("ref"),{ref,tries:MAX_TRIES})}function toUserError(error,ref){
let{failure,message}=error,data={ref,answer:message};return failure==="forbidden"||failure==="missing"?userError("histor\
y-forbidden",atInput("github-token"),data,{failure:"permission"}):userError("history-not-written",atInput("ref"),{...data,
isUnavailable:failure==="unavailable"})}var NAME_WIDTH=60,MAX_LISTED=4;function renderHistoryText(history,anchorName){let{points,anchor,runs,days,series,suspects}=history,
since=anchorName??shortenSha(points[anchor].commit),nameOf=makeSeriesNames([...series,...suspects]),rows=series.toSorted(
byWorsening).map(one=>[nameOf(one),...formatSeries(one,history)]),lines=[`${[formatCount(points.length,"commit"),formatCount(
runs,"run"),days?.join(" to ")??[]].flat().join(", ")}. Levels are relative to ${cleanUntrustedText(since)}.`,"",...alignColumns(
[["benchmark","level","95 %","changes"],...rows],{isRight:isNumberColumn})];if(suspects.length>0){lines.push("","Suspect\
ed, but not confirmed yet. To measure both commits on this machine:");for(let suspect of suspects){let{before,after,rounds,
change}=suspect;lines.push(`  ${nameOf(suspect)} ${formatChange(change)}`),lines.push(`    bench-referee check --base ${before.
commit} --head ${after.commit} --rounds ${rounds}`)}}return`${lines.join(`
`)}
`}function makeSeriesNames(keys){let nameOf=key=>[groupLabelOf(key)??[],key.name,nameMetric(key.metric,null)].flat().join(
" "),labels=shortenNames(keys.map(nameOf),NAME_WIDTH);return key=>labels.get(nameOf(key))??""}function formatSeries(series,{
points}){let level=currentLevel(series),shown=series.changes.slice(-MAX_LISTED).map(change=>formatHistoryChange(change,points)),
more=series.changes.length-shown.length,notes=[...series.isInconsistent?["its comparisons contradict each other"]:[],...more>
0?[`${more} earlier`]:[],...shown].join(", ");return level===null?["?","",notes]:[formatChange(Math.expm1(level.level)),
`\xB1${formatMargin(level.standardError)}`,notes]}function formatHistoryChange(change,points,formatSize=formatChange){let{
kind,range,before,after,logRatio}=change,[first,last]=kind==="step"?[range[0],range[1]+1]:[before,after],size=formatSize(
Math.expm1(logRatio)),place=`${shortenSha(points[first].commit)}..${shortenSha(points[last].commit)}`;return kind==="ste\
p"?`${size} in ${place} (${formatState(change)})`:`drift of ${size} over ${place}`}function formatState({state,confirmation}){
if(state!=="unconfirmed")return state;let{logRatio,standardError,runs}=confirmation;return`not confirmed, ${`${formatChange(
Math.expm1(logRatio))} \xB1${formatMargin(standardError)}`} in ${formatCount(runs,"later run")}`}function isNumberColumn(column){
return column===1||column===2}var MAX_MARGIN=9.99;function formatMargin(standardError){let margin=Math.expm1(1.96*standardError);
return margin>MAX_MARGIN?`over ${(100*MAX_MARGIN).toFixed(0)}%`:`${(100*margin).toFixed(1)}%`}var EXPLANATION="These are values of github-action-benchmark. The machines changed from run to run, so the values are sh\
own and never judged.",SIZE={width:336,height:144},PLOT={left:56,right:330,top:8,bottom:122},MAX_MARKS=2e4,IMPORT_STYLE=`\

.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); margin: 1re\
m 0; }
.charts figure { content-visibility: auto; contain-intrinsic-size: auto 15rem; }
path.imported { stroke: var(--same); stroke-width: 1.5; fill: none; } circle.imported { fill: var(--same); }
h4 { margin: 0; } .imported-runs td { overflow-wrap: anywhere; vertical-align: top; }`;function renderImportedHtml(suites){
if(suites.length===0)return null;let hasMarks=countImportedValues(suites)<=MAX_MARKS,note=hasMarks?"":" There are too ma\
ny for marks. `bench-referee history --format json` has all of them.",sections=suites.map(suite=>renderSuite(suite,hasMarks));
return html`<section><h2>Imported values</h2><p>${EXPLANATION+note}</p>
${joinContents(sections,`
`)}
</section>`}function renderImportedPage(suites){return renderPage({title:"Imported values",style:`${STYLE}${IMPORT_STYLE}`,
scriptHashes:[],isReplaced:!1},html`<main>
<h1>Performance</h1>
<p>No run is recorded yet.</p>
${renderImportedHtml(suites)}
</main>`)}function renderSuite(suite,hasMarks){let charts=listMeasuredSeries(suite).map(series=>renderSeries(series,suite,
hasMarks)),runs=suite.runs.map(run=>renderRun(run,suite));return html`<h3>${cleanUntrustedText(suite.name)}</h3>
<div class="charts">
${joinContents(charts,`
`)}
</div>
<details><summary>${formatCount(suite.runs.length,"run")}</summary>
<table class="imported-runs"><thead><tr><th>run</th><th>commit</th><th>of</th><th>subject</th></tr></thead><tbody>
${joinContents(runs,`
`)}
</tbody></table></details>`}function listMeasuredSeries({series}){return series.filter(({values})=>values.length>0)}function renderRun({
commit,at,committedAt,subject},suite){let url=commitUrlOf(suite,commit),id=shortenSha(commit),link=url===null?id:html`<a href="${url}">${id}</a>`,
texts=[committedAt,subject||null].map(text=>text===null?null:cleanUntrustedText(text)),cells=[formatTime(at),link,...texts];
return html`<tr>${cells.map(cell=>html`<td>${cell}</td>`)}</tr>`}function renderSeries(series,suite,hasMarks){let{unit,values}=series,
name=cleanUntrustedText(series.name),last=formatValue(values.at(-1),unit),search=cleanUntrustedText(`${suite.name} ${series.
name} ${unit}`.toLowerCase()),chart=drawChart(series,suite,`${name}: ${last}`,hasMarks);return html`<figure data-name="${search}"><figcaption><h4>${name}</h4>${last}</figcaption>${chart}</figure>`}
function drawChart({unit,values},{runs},label,hasMarks){let{low:bottom,high:top}=extentOf([0,...values.map(({value})=>value)]),
x=run=>PLOT.left+(PLOT.right-PLOT.left)*run/Math.max(1,runs.length-1),span=top/2-bottom/2,share=value=>span===0?0:(value/
2-bottom/2)/span,y=value=>PLOT.bottom-(PLOT.bottom-PLOT.top)*share(value),marks=values.map(one=>drawElement("circle",{class:"\
imported",cx:x(one.run),cy:y(one.value),r:1.5},[drawElement("title",{},[describeValue(one,unit,runs[one.run])])])),drawTick=(value,at)=>drawText(
formatTick(value),PLOT.left-4,{y:at,class:"end"});return drawPicture(SIZE,label,[drawPath("zero",`M${PLOT.left} ${y(0)}H${PLOT.
right}`),drawPath("imported",formatPolyline(values.map(({run,value})=>[x(run),y(value)]))),...hasMarks?marks:[],...top===
bottom?[]:[drawTick(top,y(top)+9),drawTick(bottom,y(bottom))],...drawDays(runs,PLOT.left,PLOT.right,SIZE.height-6)])}function formatTick(value){
let size=Math.abs(value);return size===0||size>=.001&&size<1e6?String(Number(value.toPrecision(3))):value.toExponential(
2).replace("e+","e")}function describeValue(value,unit,{commit,at}){let extra=value.extra===void 0?"":`, ${cleanUntrustedText(
value.extra)}`;return`${formatTime(at)} ${shortenSha(commit)}: ${formatValue(value,unit)}${extra}`}function formatValue({
value,range},unit){let shown=unit===""?String(value):`${value} ${cleanUntrustedText(unit)}`;return range===void 0?shown:
`${shown} (${cleanUntrustedText(range)})`}function formatTime(at){return at.slice(0,16).replace("T"," ")}function renderImportedText(suites){
if(suites.length===0)return"";let rows=suites.flatMap(suite=>listMeasuredSeries(suite).map(({name,unit,values})=>{let[first,
last]=[values[0],values.at(-1)],days=[first,last].map(({run})=>suite.runs[run].at.slice(0,10));return[cleanUntrustedText(
`${suite.name} ${name}`,60),String(values.length),...days,formatValue(last,unit)]})),lines=alignColumns([["imported","va\
lues","first run","last run","last value"],...rows],{isRight:isNumberColumn});return`${EXPLANATION}

${lines.join(`
`)}
`}function toImportedJson(suites){return suites.map(({name,repository,runs,series})=>({suite:name,repository,runs,series:series.
map(({name:benchmark,unit,values})=>({name:benchmark,unit,values}))}))}function selectImportedSuites(suites,matches){return suites.
flatMap(suite=>{let series=suite.series.filter(({name})=>matches(name));return series.length===0?[]:[{...suite,series}]})}function renderHistoryJson(history,{ref,imported}){let{points=[],anchor=0,runs=0,series=[],suspects=[]}=history??{},value={
version:1,ref,runs,anchor:points[anchor]?.commit??null,points,series:series.map(({command,group,name,metric,better,levels,
changes,isInconsistent})=>({command,group,name,metric,better,inconsistent:isInconsistent,levels:levels.flatMap((level,index)=>level===
null?[]:{commit:points[index].commit,...toRatioJson(level.level,level.standardError)}),changes:changes.map(change=>toChangeJson(
change,points))})),suspects:suspects.map(toSuspectJson),...imported.length>0&&{imported:toImportedJson(imported)}};return`${JSON.
stringify(value,null,1)}
`}function toSuspectJson({command,group,name,metric,before,after,change,rounds}){return{command,group,name,metric,before:before.
commit,after:after.commit,change:round(change),rounds}}function toRatioJson(logRatio,standardError){let margin=1.96*standardError,
[change,low,high]=[logRatio,logRatio-margin,logRatio+margin].map(one=>round(Math.expm1(one)));return{change,low,high}}function toChangeJson(judged,points){
let{kind,range,after,logRatio,p,state,confirmation}=judged,last=kind==="step"?range[1]+1:after;return{kind,before:points[range[0]].
commit,after:points[last].commit,change:round(Math.expm1(logRatio)),p:round(p),state,...confirmation!==null&&{confirmation:{
runs:confirmation.runs,...toRatioJson(confirmation.logRatio,confirmation.standardError)}}}}function round(value){return Number(
Math.min(Number.MAX_VALUE,value).toPrecision(6))}var SIZE2={width:336,height:168},PLOT2={left:44,right:330,top:20,bottom:146},MAX_DRAWN=400,MAX_BAND=.06,TICK_GAP=15,MAX_LABELLED=4,
STEP_WIDTH=56,RELEASE_WIDTH=44,MAX_NAME2=9;function formatTick2(change){return change>=10?`\xD7${1+change}`:change===0?"\
0":`${change>0?"+":""}${formatCompact(100*change,0,"%")}`}function listDrawnPoints(count){let pace=Math.ceil(count/MAX_DRAWN);
return[...Array(count).keys()].filter(index=>index%pace===0||index===count-1)}function listDrawnLevels({levels},count){return listDrawnPoints(
count).flatMap(index=>{let level=levels[index];if(level==null)return[];let margin=1.96*level.standardError,[low,middle,high]=[
level.level-margin,level.level,level.level+margin].map(Math.expm1);return[{index,low,middle,high}]})}function makeSharedAxis({
series,points}){let ends=series.flatMap(one=>listDrawnLevels(one,points.length)).flatMap(({low,middle,high})=>[Math.min(
high,middle+MAX_BAND),Math.max(low,middle-MAX_BAND)]);return makeChangeAxis(ends,{from:PLOT2.bottom,to:PLOT2.top},TICK_GAP)}
function drawHistoryChart(series,{points,anchor},label,{axis,marks}){let known=listDrawnLevels(series,points.length),x=index=>PLOT2.
left+(PLOT2.right-PLOT2.left)*index/Math.max(1,points.length-1),y=axis.at,upper=known.map(({index,high})=>[x(index),y(high)]),
lower=known.map(({index,low})=>[x(index),y(low)]),line=known.map(({index,middle})=>[x(index),y(middle)]),isNamed=marks.some(
({index})=>index===anchor);return drawPicture(SIZE2,label,[drawPath("zero",`M${PLOT2.left} ${y(0)}H${PLOT2.right}`),...isNamed?
[]:[drawPath("release",`M${x(anchor)} ${PLOT2.top}V${PLOT2.bottom}`)],...drawReleases(marks,x),drawPath("band",`${formatPolyline(
[...upper,...lower.toReversed()])}Z`),...drawSteps(series,points,x),drawPath("level",formatPolyline(line)),...axis.ticks.
filter(tick=>tick>-1).map(tick=>drawText(formatTick2(tick),PLOT2.left-4,{y:y(tick)+4,class:"end"})),...drawDays(points,PLOT2.
left,PLOT2.right,SIZE2.height-6)])}function drawReleases(marks,x){let free=Number.NEGATIVE_INFINITY;return marks.flatMap(
({index,name})=>{let at=x(index),line=drawPath("release",`M${at} ${PLOT2.top-4}V${PLOT2.bottom}`),[isFirst,isLast]=[at<PLOT2.
left+RELEASE_WIDTH/2,at>PLOT2.right-RELEASE_WIDTH/2],start=isFirst?at:isLast?at-RELEASE_WIDTH:at-RELEASE_WIDTH/2;if(start<
free)return[line];free=start+RELEASE_WIDTH;let text=name.length>MAX_NAME2?`${name.slice(0,MAX_NAME2-1)}\u2026`:name,align=isFirst?
{}:{class:isLast?"end":"middle"};return[line,drawText(text,at,{y:PLOT2.top-8,...align})]})}function drawSteps({changes,better},points,x){
let steps=changes.filter(({kind})=>kind==="step"),bySize=steps.toSorted((a,b)=>Math.abs(b.logRatio)-Math.abs(a.logRatio)),
labelled=new Set(bySize.slice(0,MAX_LABELLED)),ends=[];return steps.flatMap(step=>{let{range,logRatio}=step,at=x((range[0]+
range[1]+1)/2),tone=logRatio<0==(better==="lower")?"step better":"step",line=drawPath(tone,`M${at} ${PLOT2.top}V${PLOT2.
bottom}`);if(!labelled.has(step))return[line];let isLast=at>PLOT2.right-STEP_WIDTH,start=isLast?at-STEP_WIDTH:at,place=[
...ends,start].findIndex(end=>end<=start);ends[place]=start+STEP_WIDTH;let commit=abbreviateSha(points[range[1]+1].commit),
attributes={y:PLOT2.top+10+12*place,class:isLast?`${tone} end`:tone};return[line,drawText(commit,isLast?at-3:at+3,attributes)]})}var HISTORY_SCRIPT=`
const { commits, days, drawn, levels, margins, words, commitUrl, plot } = JSON.parse(document.getElementById('data').tex\
tContent);
const list = document.getElementById('charts');
const figures = [...list.children];
const places = new Map(figures.map((figure, index) => [figure, index]));
const [search, sort, only, none, count] = ['search', 'sort', 'only', 'none', 'count'].map((id) => document.getElementByI\
d(id));
for (const element of document.querySelectorAll('.toolbar [hidden]')) element.hidden = false;

const orders = {
  worst: (one, other) => places.get(one) - places.get(other),
  step: (one, other) => other.dataset.step - one.dataset.step || orders.worst(one, other),
  latest: (one, other) => other.dataset.latest - one.dataset.latest || orders.worst(one, other),
  name: (one, other) => one.dataset.name.localeCompare(other.dataset.name, 'en', { numeric: true }),
};

const visible = () => [...list.children].filter((figure) => !figure.hidden);

function update() {
  const words = search.value.toLowerCase().split(/\\s+/);
  let shown = 0;
  for (const figure of figures) {
    const isWanted = !only.checked || figure.dataset.step > 0;
    figure.hidden = !isWanted || !words.every((word) => figure.dataset.name.includes(word));
    if (!figure.hidden) shown += 1;
  }
  none.hidden = shown > 0;
  count.textContent = shown === figures.length ? '' : shown + ' of ' + figures.length;
  focusable(visible()[0]);
}

search.addEventListener('input', update);
only.addEventListener('change', update);
sort.addEventListener('change', () => {
  list.append(...figures.toSorted(orders[sort.value]));
  focusable(visible()[0]);
});

// One chart at a time is a stop of the tab key; the arrow keys lead to the others.
let stop = null;
function focusable(figure) {
  if (stop !== null) reach(stop, -1);
  stop = figure ?? null;
  if (stop !== null) reach(stop, 0);
}

function reach(figure, index) {
  figure.tabIndex = index;
  figure.querySelector('h2 a').tabIndex = index;
}
for (const figure of figures) reach(figure, -1);

const cursors = new WeakMap();

/** Shows the level of a drawn commit: by its place among those that are drawn. */
function show(figure, place) {
  const index = places.get(figure);
  cursors.set(figure, place);
  const svg = figure.querySelector('svg');
  let line = svg.querySelector('.cursor');
  if (line === null) {
    line = document.createElementNS(svg.namespaceURI, 'path');
    line.setAttribute('class', 'cursor');
    svg.append(line);
  }
  const x = plot.left + ((plot.right - plot.left) * drawn[place]) / Math.max(1, commits.length - 1);
  line.setAttribute('d', 'M' + x.toFixed(1) + ' ' + plot.top + 'V' + plot.bottom);
  const commit = commits[drawn[place]];
  const output = figure.querySelector('output');
  output.textContent = ', ' + days[drawn[place]] + ': ' + describe(levels[index][place], margins[index][place], words[in\
dex]);
  const link = document.createElement(commitUrl === null ? 'span' : 'a');
  link.textContent = commit;
  if (commitUrl !== null) link.href = commitUrl + commit;
  output.prepend(link);
}

/** In hundredths of a percent. */
function describe(level, margin, [less, more]) {
  if (level === null) return 'no level';
  const text = (value) => (value / 100).toFixed(2) + '%';
  if (Math.abs(Math.log1p(level / 1e4)) <= Math.log1p(margin / 1e4)) return 'no change (' + (level < 0 ? '' : '+') + tex\
t(level) + ' \xB1' + text(margin) + ')';
  return text(Math.abs(level)) + ' ' + (level < 0 ? less : more) + ' \xB1' + text(margin);
}

list.addEventListener('pointermove', (event) => {
  const svg = event.target.closest('svg');
  if (svg === null) return;
  const box = svg.getBoundingClientRect();
  const part = (((event.clientX - box.left) / box.width) * svg.viewBox.baseVal.width - plot.left) / (plot.right - plot.l\
eft);
  show(svg.closest('figure'), Math.round(Math.min(1, Math.max(0, part)) * (drawn.length - 1)));
});

list.addEventListener('focusin', (event) => {
  if (event.target.matches('figure')) focusable(event.target);
});

list.addEventListener('keydown', (event) => {
  const figure = event.target;
  if (!figure.matches('figure') || event.ctrlKey || event.metaKey || event.altKey) return;
  const last = drawn.length - 1;
  const at = cursors.get(figure) ?? last + 1;
  const moves = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  if (event.key in moves) {
    event.preventDefault();
    show(figure, Math.min(last, Math.max(0, moves[event.key])));
  } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const all = visible();
    const next = all[all.indexOf(figure) + (event.key === 'ArrowUp' ? -1 : 1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }
});

addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.matches('input, select')) return;
  event.preventDefault();
  search.focus();
});

update();
`,HISTORY_SCRIPT_HASH="sha256-uFRC+rufOyFNDfI4SW8cvd5L1QTpcULkd9yeL6x9RKM=";function renderHistoryHtml(history,options){let{points,anchor,runs,series,suspects}=history,{anchorName,imported,repository}=options,
first=points[anchor],since=cleanUntrustedText(anchorName??(first===void 0?"the first run":shortenSha(first.commit))),sorted=series.
toSorted(byWorsening),shared=findSharedLabel(series),where=shared===""?null:html` of <code>${cleanUntrustedText(shared.replace(
/[/: ]+$/,""))}</code>`,counts=`${formatCount(points.length,"commit")}, ${formatCount(runs,"run")}`,keys=rowKeysOf(sorted),
page={history,repository,axis:makeSharedAxis(history),marks:markReleases(history,options.releases),nameOf:makeCardNames(
series,shared)},style=`${STYLE}${HISTORY_STYLE}${imported.length===0?"":IMPORT_STYLE}`,suspected=html`<p>${formatCount(suspects.
length,"suspected step")}, neither confirmed nor refuted by later runs yet.</p>\n`,charts=sorted.map((one,index)=>renderSeries2(
one,keys[index],page)),name=repository&&cleanUntrustedText(repository.name),of=repository&&html` of <a href="${repository.
url}">${name}</a>`,title=`Performance${name===null?"":` of ${name}`} since ${since}`;return renderPage({title,style,scriptHashes:[
HISTORY_SCRIPT_HASH],isReplaced:!1},html`<a class="skip" href="#charts">Skip to the charts</a>
<header>
<h1><span>Performance${of} since ${since}</span></h1>
<p>${formatCount(series.length,"result")}${where}, ${counts}. Levels are relative to ${since}.</p>
</header>
<main>
${suspects.length===0?null:suspected}${TOOLBAR}
<div class="charts" id="charts" tabindex="-1">
${joinContents(charts,`
`)}
</div>
<p class="quiet" id="none" hidden>No benchmark has this in its name, or changed.</p>
<p class="quiet">All charts have the same scale. The band is the 95% interval. Releases are solid lines, steps are dashed ones with the first commit behind them.</p>
${renderImportedHtml(imported)}
</main>
${renderScript(HISTORY_SCRIPT,toScriptJson(makeChartData(sorted,points,repository&&commitUrlOf2(repository))))}`)}var TOOLBAR=html`<div class="toolbar">
<input type="search" id="search" placeholder="Search benchmarks" aria-label="Search benchmarks" aria-keyshortcuts="/" hidden>
<label hidden>Sort by <select id="sort"><option value="worst">worst level</option><option value="step">largest step</option><option value="latest">latest change</option><option value="name">name</option></select></label>
<label hidden><input type="checkbox" id="only"> only with changes</label>
<output id="count" class="quiet"></output>
<p class="quiet keys" hidden>Arrow keys move through commits and charts.</p>
</div>`,HISTORY_STYLE=`
.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); margin: 1re\
m 0; align-items: start; }
.charts figure { content-visibility: auto; contain-intrinsic-size: auto 18rem; }
.charts figure:target { border-color: var(--link); } .charts h2 { font-size: 1rem; margin: 0; } .charts h2 a { color: in\
herit; text-decoration: none; display: inline-block; padding: .2rem 0; }
.charts h2 a:hover { text-decoration: underline; } .charts li { margin: .35rem 0; } .charts li a { padding: .2rem 0; }
@media (pointer: coarse) { .keys { display: none; } }
.charts output { display: block; min-height: 1.25rem; font-size: .8125rem; font-variant-numeric: tabular-nums; }
.charts ul { margin: .25rem 0 0; padding-left: 1.1rem; font-size: .8125rem; }
path.band { fill: var(--head); opacity: .18; stroke: none; } path.level { stroke: var(--head); stroke-width: 1.5; }
path.step { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; } path.step.better { stroke: var(--good); }
text.step { fill: var(--bad); } text.step.better { fill: var(--good); }
path.release { stroke: var(--same); stroke-width: 1; } path.cursor { stroke: var(--text); stroke-width: 1; }
@media print { .toolbar { display: none; } .charts figure { content-visibility: visible; break-inside: avoid; } }`;function markReleases({
points},releases){let indexOf=new Map(points.map(({commit},index)=>[commit,index]));return releases.filter(({commit})=>indexOf.
has(commit)).map(({name,commit})=>({index:indexOf.get(commit),name:cleanUntrustedText(name)})).sort((a,b)=>a.index-b.index)}
var LEVEL_STEPS=1e4;function makeChartData(sorted,points,commitUrl){let drawn=listDrawnPoints(points.length),round2=ratio=>Math.
round(LEVEL_STEPS*ratio);return{commits:points.map(({commit})=>shortenSha(commit)),days:points.map(({at})=>at.slice(0,10)),
drawn,levels:sorted.map(({levels})=>drawn.map(index=>levels[index]?round2(Math.expm1(levels[index].level)):null)),margins:sorted.
map(({levels})=>drawn.map(index=>round2(Math.expm1(1.96*(levels[index]?.standardError??0))))),words:sorted.map(series=>[
wordsOf(series).less,wordsOf(series).more]),commitUrl,plot:PLOT2}}function wordsOf({metric,better}){return changeWordsOf(
{unit:nameMetric(metric,null),better})}function formatInWords(ratio,{more,less}){return`${formatCompact(100*Math.abs(ratio),
1,"%")} ${ratio>0?more:less}`}function formatLevel({level,standardError},words){let[ratio,margin]=[Math.expm1(level),`\xB1${formatMargin(
standardError)}`];return Math.abs(level)<=1.96*standardError?`no change (${formatChange(ratio)} ${margin})`:`${formatInWords(
ratio,words)} ${margin}`}function findSharedLabel(series){let[first="",...others]=new Set(series.map(key=>groupLabelOf(key)??
""));if(others.length===0)return first;let isShared=end=>others.every(other=>other.startsWith(first.slice(0,end))),ends=[
...first.matchAll(/[/ ]/g)].map(({index})=>index+1);return first.slice(0,ends.findLast(isShared)??0)}function makeCardNames(series,shared){
let shorten=key=>{let label=groupLabelOf(key)?.slice(shared.length)||null;return{...key,command:null,group:label}},nameOf=makeSeriesNames(
series.map(shorten));return key=>nameOf(shorten(key))}function commitUrlOf2({url}){return`${url}/commit/`}function renderSeries2(series,key,page){
let{history,repository,axis,marks,nameOf}=page,{changes,isInconsistent,command,group,metric}=series,[level,words]=[currentLevel(
series),wordsOf(series)],now=level===null?"no level":formatLevel(level,words),name=nameOf(series),items=changes.map(change=>{
let text=formatHistoryChange(change,history.points,ratio=>formatInWords(ratio,words)),sha=history.points[change.kind==="\
step"?change.range[1]+1:change.after].commit;return html`<li>${repository===null?text:html`<a href="${commitUrlOf2(repository)}${sha}">${text}</a>`}${linkToRun(
change,repository)}</li>`});isInconsistent&&items.push(html`<li>Its comparisons contradict each other by more than their errors.</li>`);
let list=items.length===0?null:html`<ul>${items}</ul>`,chart=drawHistoryChart(series,history,`${name}: ${now}`,{axis,marks}),
searched=[...new Set([command??"",group??"",series.name,nameMetric(metric,null),metric])],step=Math.max(0,...changes.map(
({logRatio})=>Math.abs(logRatio))).toFixed(4),latest=Math.max(-1,...changes.map(({after})=>after)),search=cleanUntrustedText(
searched.join(" ").toLowerCase());return html`<figure id="${key}" tabindex="-1" data-name="${search}" data-step="${step}" data-latest="${latest}"><figcaption><h2><a href="#${encodeURIComponent(
key)}">${name}</a></h2>${now}</figcaption>${chart}<output></output>${list}</figure>`}function linkToRun({confirmation},repository){
return repository===null||!confirmation?.workflowRun?null:html` <a href="${repository.url}/actions/runs/${confirmation.workflowRun}">run</a>`}async function orderCommits({git,folder},commits){let list=async options=>{let args=["rev-list","--ignore-missing","--ti\
mestamp",...options,"--stdin"],{exitCode,stdout}=await git(args,{folder,input:[...commits,""].join(`
`)});return exitCode===0?stdout.split(`
`).filter(Boolean):[]},times=(await list(["--no-walk"])).map(line=>Number.parseInt(line,10));if(times.length===0)return[];
let oldest=times.reduce((minimum,time)=>Math.min(minimum,time))-86400;return(await list(["--topo-order","--reverse",`--m\
ax-age=${oldest}`])).flatMap(line=>{let[time="",commit=""]=line.split(" ");return commits.has(commit)?[{commit,committedAt:new Date(
1e3*Number(time)).toISOString()}]:[]})}var FIELDS="--format=%H %T %cI %s";async function listCommitsSince(store,base,head){
if(await store.fetch("--filter=tree:0",head)!==null)return null;let{exitCode}=await store.git("merge-base","--is-ancesto\
r",base,head);if(exitCode!==0)return null;let listed=await store.gitOrThrow("log",FIELDS,`${base}..${head}`),first=await store.
gitOrThrow("log","-1",FIELDS,base);return[...listed.split(`
`),first].filter(Boolean).map(line=>{let[commit="",tree="",committedAt="",...subject]=line.split(" ");return{commit,tree,
subject:subject.join(" "),committedAt}})}function makeLocalWriter(git,folder){return{...makeObjectWriter(git,folder),readRef:ref=>readCommit(git,folder,ref),async moveRef(ref,{
from,to}){let{exitCode,stderr}=await git(["update-ref",ref,to,from??""],{folder});return exitCode===0?null:parseGitError(
stderr)}}}var FORBIDDEN=/returned error: 40[13]/;function makePushingWriter(git,store){let{folder}=store;return{...makeObjectWriter(
git,folder),readRef:ref=>readRemoteRef(store,ref,fetched=>readCommit(git,folder,fetched)),async moveRef(ref,move){let answer=await store.
push(ref,move);if(answer===null||!FORBIDDEN.test(answer))return answer;throw userError("history-forbidden",atInput("gith\
ub-token"),{ref,answer},{failure:"permission"})}}}async function readCommit(git,folder,ref){let commit=await resolveRevision(
git,folder,`${ref}^{commit}`);return commit===null?null:{commit,tree:await resolveRevision(git,folder,`${commit}^{tree}`)??
""}}function makeObjectWriter(git,folder){let run=(args,input={})=>runGit(git,args,{folder,env:NEUTRAL_AUTHOR,...input});
async function addEntry(tree,[name="",...inner],blob){let lines=tree===null?[]:(await run(["ls-tree","-z","--full-tree",
tree])).split("\0").filter(Boolean),present=lines.find(line=>line.endsWith(`	${name}`)),[,subtree=null]=/^040000 tree ([0-9a-f]+)\t/.
exec(present??"")??[],entry=inner.length===0?`100644 blob ${blob}	${name}`:`040000 tree ${await addEntry(subtree,inner,blob)}\
	${name}`,input=[...lines.filter(line=>line!==present),entry].map(line=>`${line}\0`).join("");return(await run(["mktree",
"-z"],{input})).trim()}return{async createTree({base,files}){let tree=base;for(let{path,text}of files){let blob=(await run(
["hash-object","-w","--stdin"],{input:text})).trim();tree=await addEntry(tree,path.split("/"),blob)}return tree??(await run(
["mktree"],{input:""})).trim()},async createCommit({tree,parent,message}){return(await run(["commit-tree","-m",message,...parent===
null?[]:["-p",parent],tree])).trim()}}}export{formatKeptComment,formatFailedNotice,formatAnnotationLimit,formatUnknownFiles,formatIssueLeft,formatRecordedRun,formatUnprovedRun,
formatSuspectLimit,IMPORT_SUBJECT,formatImport,alignFiles,makeTouchedCheck,profileFormatIds,readProfile,MIN_CHANGE,CONFIRMING_ROUNDS,
computeConfirmedSize,SLACK,analyseTable,listSuspectPairs,appendFiles,renderHistoryText,formatMargin,renderImportedPage,renderImportedText,
selectImportedSuites,renderHistoryJson,toSuspectJson,renderHistoryHtml,orderCommits,listCommitsSince,makeLocalWriter,makePushingWriter};
