import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{mapFrames,normaliseProfile}from"./chunk-THDOESCH.js";import{userError}from"./chunk-4Q6QMYTI.js";import{
atKey,inFile}from"./chunk-EORH2WXK.js";var MAX_CANDIDATES=16,MAX_PAIRS=4;function alignFiles(sides){return joinMovedFunctions(removeFolders(sides))}function removeFolders(sides){
let aligned=sides;for(let round=0;round<MAX_PAIRS;round+=1){let pair=findFolderPair(filesOf(aligned.base),filesOf(aligned.
head));if(pair===null)return aligned;aligned={base:aligned.base.map(profile=>removePrefix(profile,pair.base)),head:aligned.
head.map(profile=>removePrefix(profile,pair.head))}}return aligned}function filesOf(profiles){let files=new Set;for(let{
frames}of profiles)for(let{file}of frames)file!==null&&files.add(file);return files}function findFolderPair(base,head){let isShared=makeSharedCheck(
[...base].filter(file=>head.has(file))),trees=countVotes(base,head).filter(votes=>areTrees(votes,isShared)),best=null;for(let votes of trees)
(best===null||votes.count>best.count)&&(best=votes);for(let votes of trees)best!==null&&isInside(best.pair,votes.pair)&&
(best=votes);return best?.pair??null}function countVotes(base,head){let headByName=new Map;for(let file of head){if(base.
has(file))continue;let name=file.slice(file.lastIndexOf("/")+1),list=headByName.get(name);list===void 0?headByName.set(name,
[file]):list.length<MAX_CANDIDATES&&list.push(file)}let all=new Map;for(let file of base)if(!head.has(file))for(let other of headByName.
get(file.slice(file.lastIndexOf("/")+1))??[]){let pair=splitSuffix(file,other),key=`${pair.base}\0${pair.head}`,votes=all.
get(key)??{pair,count:0};votes.count+=1,all.set(key,votes)}return[...all.values()]}var OUTSIDE=/^(?:\/|\.\.\/|[A-Za-z][\w+.-]*:\/)/,
NO_PATH=/^(?:<|\[|node:)/;function areTrees({pair:{base,head},count},isShared){let areOutside=[base,head].map(folder=>OUTSIDE.
test(folder));return base===""||head===""?areOutside.includes(!0):areOutside[0]!==areOutside[1]?!1:areOutside[0]?count>1||
!isShared(commonFolder(base,head)):count>1&&!isShared("")}function makeSharedCheck(files){let folders=new Set;for(let file of files)
if(!NO_PATH.test(file)){OUTSIDE.test(file)||folders.add("");for(let slash=file.indexOf("/",1);slash!==-1;slash=file.indexOf(
"/",slash+1))folders.add(file.slice(0,slash+1))}return folder=>folders.has(folder)}function commonFolder(one,other){let end=0;
for(let index=0;index<one.length&&one[index]===other[index];index+=1)one[index]==="/"&&(end=index+1);return one.slice(0,
end)}function isInside(inner,outer){return["base","head"].every(side=>inner[side].length>outer[side].length&&inner[side].
startsWith(outer[side]))}function splitSuffix(one,other){let shared=0,longest=Math.min(one.length,other.length),cut=0;for(;shared<
longest&&one[one.length-1-shared]===other[other.length-1-shared];){shared+=1;let atStart=shared===one.length||shared===other.
length;one[one.length-shared]==="/"?cut=shared-1:atStart&&isPartStart(one,shared)&&isPartStart(other,shared)&&(cut=shared)}
return{base:one.slice(0,one.length-cut),head:other.slice(0,other.length-cut)}}function isPartStart(path,length){return length===
path.length||path[path.length-length-1]==="/"}function removePrefix(profile,prefix){return prefix===""?profile:mapFrames(
profile,({name,file})=>({name,file:file?.startsWith(prefix)?file.slice(prefix.length):file}))}function joinMovedFunctions(sides){
let base=onlyFiles(sides.base),head=onlyFiles(sides.head),moved=new Map;for(let[name,from]of base){let to=head.get(name);
from!==SEVERAL&&to!==void 0&&to!==SEVERAL&&from!==to&&moved.set(name,to)}if(moved.size===0)return sides;let move=({name,
file})=>({name,file:moved.has(name)?moved.get(name):file});return{base:sides.base.map(profile=>mapFrames(profile,move)),
head:sides.head}}var SEVERAL="//";function onlyFiles(profiles){let files=new Map;for(let{frames}of profiles)for(let{name,
file}of frames){let known=files.get(name);known===void 0?files.set(name,file):known!==file&&files.set(name,SEVERAL)}return files}var LINE_FEED=10,CARRIAGE_RETURN=13;function visitLines(file,visit){let bytes=toUtf8(file.bytes),start=bytes[0]===239&&bytes[1]===
187&&bytes[2]===191?3:0,number=1;for(let from=start;from<bytes.length;number+=1){let found=bytes.indexOf(LINE_FEED,from),
next=found===-1?bytes.length:found,end=next>from&&bytes[next-1]===CARRIAGE_RETURN?next-1:next;if(end-from>1048576)throw userError(
"profile-line-too-long",inFile(file.path,number),{got:end-from,max:1048576});visit(bytes.toString("utf8",from,end),number),
from=next+1}}function startOf({bytes},length){return toUtf8(bytes.subarray(0,length)).toString("utf8").replace(/^\uFEFF/,
"")}function toUtf8(bytes){let mark=(bytes[0]??0)<<8|(bytes[1]??0);return mark===65534?Buffer.from(new TextDecoder("utf-\
16le").decode(bytes)):mark===65279?Buffer.from(new TextDecoder("utf-16be").decode(bytes)):Buffer.from(bytes.buffer,bytes.
byteOffset,bytes.byteLength)}var FIRST_CAPACITY=1024,MIN_TOTAL=1e-9,MAX_TOTAL=2**63;function makeCallTree(path){let frames=[],frameIndex=new Map,parents=new Int32Array(
FIRST_CAPACITY).fill(-1),nodeFrames=new Int32Array(FIRST_CAPACITY).fill(-1),depths=new Int32Array(FIRST_CAPACITY),self=new Float64Array(
FIRST_CAPACITY),size=1,slots=new Int32Array(2*FIRST_CAPACITY),total=0,squares=0;function addFrame2(name,file){let frame={
name:name.slice(0,2e3),file:file===null?null:file.slice(0,2e3)},key=`${frame.name}\0${frame.file??""}`,known=frameIndex.
get(key);if(known!==void 0)return known;if(frames.length===5e4)throw tooMany("functions",5e4);return frameIndex.set(key,
frames.length),frames.push(frame),frames.length-1}function child(parent,frame){let slot=findSlot(parent,frame);if(slots[slot]!==
0)return slots[slot];let depth=depths[parent]+1;if(depth>4096)throw userError("profile-too-deep",inFile(path),{max:4096});
if(size===2e5)throw tooMany("stacks",2e5);return size===parents.length&&grow(),parents[size]=parent,nodeFrames[size]=frame,
depths[size]=depth,slots[findSlot(parent,frame)]=size,size+=1,size-1}function findSlot(parent,frame){let mask=slots.length-
1,hash=Math.imul(parent,2654435761)+frame;hash=Math.imul(hash^hash>>>16,2246822507),hash=Math.imul(hash^hash>>>13,3266489909);
let slot=(hash^hash>>>16)&mask;for(;;){let node=slots[slot];if(node===0||parents[node]===parent&&nodeFrames[node]===frame)
return slot;slot=slot+1&mask}}function grow(){let capacity=2*parents.length;parents=extend(parents,new Int32Array(capacity)),
nodeFrames=extend(nodeFrames,new Int32Array(capacity)),depths=extend(depths,new Int32Array(capacity)),self=extend(self,new Float64Array(
capacity)),slots=new Int32Array(2*capacity);for(let node=1;node<size;node+=1)slots[findSlot(parents[node],nodeFrames[node])]=
node}function tooMany(what,max){return userError("profile-too-many",inFile(path),{what,max})}return{addFrame:addFrame2,child,
find:stack=>stack.reduce(child,0),add(node,value,samples=1){node!==0&&(self[node]=self[node]+value,total+=value,samples>
0&&(squares+=value*value/samples))},finish({unit,hasStacks,quantum}){if(total<MIN_TOTAL)throw userError("profile-empty",
inFile(path),{});if(!(total<=MAX_TOTAL))throw userError("profile-overflow",inFile(path),{unit});return{unit,frames,hasStacks,
total,parents:parents.slice(0,size),nodeFrames:nodeFrames.slice(0,size),self:self.slice(0,size),quantum:quantum??squares/
total}}}}function extend(old,longer){return longer.set(old),longer}var MAX_GOT=80;function makeLineError(path,line,{got,...rest}){return userError("profile-malformed",inFile(path,line),{...rest,
got:got.slice(0,MAX_GOT)})}function makePlaceError(path,place,{got,...rest}){return userError("profile-malformed",inFile(
path),{...rest,got:got.slice(0,MAX_GOT),place})}var callgrind={id:"callgrind",description:"Valgrind's callgrind.out and cachegrind.out files",advice:"valgrind --tool=ca\
llgrind --callgrind-out-file=FILE COMMAND",recognises:start=>/^(?:# callgrind format|version: 1|creator: callgrind)/m.test(
start.slice(0,200))||/^events: \S/m.test(start)&&/^fn=/m.test(start),parse:parseCallgrind},KINDS=new Map([["ob","ob"],["\
cob","ob"],["fl","fl"],["fi","fl"],["fe","fl"],["cfi","fl"],["cfl","fl"],["jfi","fl"],["fn","fn"],["cfn","fn"],["jfn","f\
n"]]),HEADER=/^(?:version|creator|pid|cmd|part|desc|event|thread|totals|summary|rcalls)\s*:/,ASSIGNMENT=/^([a-z]{2,3})=\s*(?:\((\d{1,9})\))?\s*(.*)$/,
POSITION=/^(?:[+-]?\d+|[+-]?0x[\da-f]+|\*)$/,COST=/^\d{1,18}$/,JUMP=/^(?:jump|jcnd)=/,MAX_NAMES=4e5;function parseCallgrind(file){
let{path}=file,tree=makeCallTree(path),names=new Map,events=[],positions=1,source=null,program=null,node=-1,isCall=!1,makeError=(line,expected,got)=>makeLineError(
path,line,{format:"callgrind",expected,got});function resolveName(kind,number,text,line){if(number===void 0)return text;
let key=`${kind}${number}`;if(text!==""){if(names.size===MAX_NAMES)throw makeError(line,`at most ${MAX_NAMES} names`,text);
return names.set(key,text),text}let known=names.get(key);if(known===void 0)throw makeError(line,"a number of a name that\
 was written before",`(${number})`);return known}return visitLines(file,(line,number)=>{if(line===""||line.startsWith("#"))
return;let assignment=ASSIGNMENT.exec(line),kind=KINDS.get(assignment?.[1]??"");if(assignment!==null&&kind!==void 0){let name=resolveName(
kind,assignment[2],assignment[3],number);assignment[1]==="ob"?program=name:assignment[1]==="fl"?source=name:assignment[1]===
"fn"&&(node=tree.child(0,tree.addFrame(...functionOf(name,source,program))));return}if(line.startsWith("events:")){events=
line.slice(7).trim().split(/\s+/);return}if(line.startsWith("positions:")){positions=line.slice(10).trim().split(/\s+/).
length;return}if(HEADER.test(line)||JUMP.test(line))return;if(line.startsWith("calls=")){isCall=!0;return}if(isCall){isCall=
!1;return}let fields=line.trim().split(/\s+/),cost=fields[positions];if(!fields.slice(0,positions).every(field=>POSITION.
test(field))||fields.length>positions+Math.max(1,events.length)||cost!==void 0&&!COST.test(cost))throw makeError(number,
"a line of the format of Callgrind",line);if(cost!==void 0){if(events.length===0)throw makeError(number,"a line `events:\
` before the first cost",line);if(node===-1)throw makeError(number,"a line `fn=` before the first cost",line);tree.add(node,
Number(cost))}}),tree.finish({unit:events[0]==="Ir"?"instructions":events[0]??"",hasStacks:!1,quantum:0})}function functionOf(name,source,program){
let isKnown=source!==null&&source!=="???"&&source!=="";return[name.replace(/'\d+$/,""),isKnown?source:program]}var NAME_AND_FILE=/^([^(]+) \((?:([^()]+):\d+|([^()]*\.\w{1,8}))\)$/,PYTHON=/^([^:]+\.pyx?|<[^:<>]+>):([^:]+):\d+$/,MARK=/_\[[jikJ01]\]$/;
function parseFrameText(text){let trimmed=text.trim(),python=PYTHON.exec(trimmed);if(python!==null)return{name:python[2],
file:python[1]};let withFile=NAME_AND_FILE.exec(trimmed);if(withFile!==null)return{name:withFile[1],file:withFile[2]??withFile[3]};
let name=trimmed.replace(MARK,"");return{name:name===""?"[unknown]":name,file:null}}var COUNT=/ (\d{1,15}(?:\.\d{0,9})?)[ \t]*$/,WITHOUT_STACK=/^ \d+\r?$/,collapsed={id:"collapsed",description:"collapsed \
stacks: py-spy, async-profiler, profiling.sampling of Python, stackcollapse scripts",advice:"py-spy record --rate 500 --\
format raw --output FILE -- COMMAND",recognises:start=>{let line=start.split(`
`).find(one=>one.trim()!==""&&!one.startsWith("# ")&&!WITHOUT_STACK.test(one));return line===void 0||!/^\S/.test(line)?!1:
COUNT.test(line.replace(/\r$/,""))||!start.includes(`
`)&&/^[^;{]+;[^;]+;/.test(line)},parse:parseCollapsedStacks};function parseCollapsedStacks(file){let tree=makeCallTree(file.
path),frames=new Map;return visitLines(file,(line,number)=>{if(line.trim()===""||line.startsWith("# "))return;let found=COUNT.
exec(line);if(found===null)throw makeLineError(file.path,number,{format:"collapsed",expected:"functions with `;` between\
 them, a space and a number",got:line});let count=Number(found[1]),stack=line.slice(0,found.index),node=0;for(let text of stack.
trim()===""?[]:stack.split(";")){let frame=frames.get(text);if(frame===void 0){let{name,file:source}=parseFrameText(text);
frame=/^tid:\d+$/.test(text)?-1:tree.addFrame(name,source),frames.set(text,frame)}frame!==-1&&(node=tree.child(node,frame))}
count>0&&tree.add(node,count,count)}),tree.finish({unit:"samples",hasStacks:!0})}var QUOTE=34,BACKSLASH=92;function parseJsonProfile({path,bytes},format){let text=toUtf8(bytes);if(text.length>16777216)
throw userError("profile-too-large",inFile(path),{got:text.length,max:16777216,what:"JSON"});checkSize(path,text);let value;
try{value=JSON.parse(text.toString("utf8").replace(/^\uFEFF/,""))}catch(error){let got=error instanceof Error?error.message:
String(error);throw makePlaceError(path,"the file",{format,expected:"JSON",got})}return asObject(value,{path,format,place:"\
the file"})}function checkSize(path,text){let depth=0,containers=0,values=0,keys=0,isQuoted=!1;for(let index=0;index<text.
length;index+=1){let byte=text[index];if(isQuoted){byte===BACKSLASH?index+=1:byte===QUOTE&&(isQuoted=!1);continue}if(byte===
QUOTE)isQuoted=!0;else if(byte===44)values+=1;else if(byte===58)keys+=1;else if(byte===123||byte===91){if(containers+=1,
depth+=1,depth>4096)throw userError("profile-too-deep",inFile(path),{max:4096})}else(byte===125||byte===93)&&(depth-=1)}
let counted=[["objects and lists",containers,15e4],["keys",keys,6e5],["values",values,12e5]];for(let[what,count,max]of counted)
if(count>max)throw userError("profile-too-many",inFile(path),{what,max})}function wrongValue({path,format,place},expected,value){
let got=typeof value=="object"&&value!==null?Array.isArray(value)?"a list":"an object":value;return makePlaceError(path,
place,{format,expected,got:String(got)})}function asObject(value,at){if(typeof value=="object"&&value!==null&&!Array.isArray(
value))return value;throw wrongValue(at,"an object",value)}function asList(value,at){if(Array.isArray(value))return value;
throw wrongValue(at,"a list",value)}function asNumber(value,at){if(typeof value=="number"&&Number.isFinite(value))return value;
throw wrongValue(at,"a number",value)}function asText(value,at){if(value==null||value==="")return null;if(typeof value==
"string")return value;throw wrongValue(at,"a text",value)}var cpuprofile={id:"cpuprofile",description:"profiles of V8: node --cpu-prof, Deno, Chrome",advice:"node --cpu-prof --cp\
u-prof-name=FILE SCRIPT",recognises:start=>/^\s*\{/.test(start)&&/"(?:callFrame|hitCount|timeDeltas)"\s*:/.test(start),parse:parseCpuprofile},
FORMAT="cpuprofile",NANOSECONDS=1e3,NO_FUNCTION=new Set(["(root)","(idle)"]);function parseCpuprofile(file){let{path}=file,
document=parseJsonProfile(file,FORMAT),tree=makeCallTree(path),nodes=document.nodes===void 0?readNestedNodes(path,document):
readList(path,document);if(placeNodes(path,nodes,tree),document.samples!==void 0&&document.timeDeltas!==void 0)return addTimes(
path,document,{nodes,tree}),tree.finish({unit:"ns",hasStacks:!0});for(let{fields,place,node,isIdle}of nodes.values()){let hits=asNumber(
fields.hitCount??0,{path,format:FORMAT,place:`${place}.hitCount`});if(hits<0)throw wrongValue({path,format:FORMAT,place:`${place}\
.hitCount`},"a number from 0",hits);hits>0&&!isIdle&&tree.add(node,hits,hits)}return tree.finish({unit:"samples",hasStacks:!0})}
function readList(path,document){let nodes=new Map,list=asList(document.nodes,{path,format:FORMAT,place:"nodes"});for(let[
index,value]of list.entries()){let place=`nodes[${index}]`,fields=asObject(value,{path,format:FORMAT,place}),children=asList(
fields.children??[],{path,format:FORMAT,place:`${place}.children`});addNode(path,nodes,{fields,place,children:children.map(
child=>asNumber(child,{path,format:FORMAT,place:`${place}.children`})),parent:typeof fields.parent=="number"?fields.parent:
null})}return nodes}function readNestedNodes(path,document){let nodes=new Map,waiting=[{fields:asObject(document.head,{path,
format:FORMAT,place:"nodes"}),parent:null,place:"head"}];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){let{
fields,parent,place}=next,id=addNode(path,nodes,{fields,place,children:[],parent}),children=asList(fields.children??[],{
path,format:FORMAT,place:`node ${id}`});for(let child of children){let at={path,format:FORMAT,place:`a child of node ${id}`};
waiting.push({fields:asObject(child,at),parent:id,place:at.place})}}return nodes}function addNode(path,nodes,node){let at={
path,format:FORMAT,place:`${node.place}.id`},id=asNumber(node.fields.id,at);if(nodes.has(id))throw wrongValue(at,"an id \
that no other node has",id);if(nodes.size===3e4)throw userError("profile-too-many",inFile(path),{what:"nodes",max:3e4});
return nodes.set(id,{...node,isIdle:!1,node:null}),id}function placeNodes(path,nodes,tree){for(let[id2,{children,place:place2}]of nodes)
for(let child of children){let at={path,format:FORMAT,place:`${place2}.children`},found=nodes.get(child);if(found===void 0)
throw wrongValue(at,"the id of a node",child);if(found.parent!==null&&found.parent!==id2)throw wrongValue(at,"a node wit\
h one parent",child);found.parent=id2}let lists=new Map,waiting=[];for(let[id2,{parent,place:place2}]of nodes)if(parent===
null)waiting.push(id2);else if(nodes.has(parent)){let list=lists.get(parent);list===void 0?lists.set(parent,[id2]):list.
push(id2)}else throw wrongValue({path,format:FORMAT,place:`${place2}.parent`},"the id of a node",parent);let placed=0;for(let id2=waiting.
pop();id2!==void 0;id2=waiting.pop()){let one=nodes.get(id2),parent=one.parent===null?0:nodes.get(one.parent).node,{name,
file}=functionOf2(path,one);one.isIdle=NO_FUNCTION.has(name),one.node=one.isIdle?parent:tree.child(parent,tree.addFrame(
name,file)),placed+=1;for(let child of lists.get(id2)??[])waiting.push(child)}if(placed===nodes.size)return;let[id,{place}]=[
...nodes].find(([,{node}])=>node===null);throw wrongValue({path,format:FORMAT,place},"a tree of nodes",`a node that call\
s itself, ${id}`)}function functionOf2(path,{fields,place}){let at={path,format:FORMAT,place:`${place}.callFrame`},frame=fields.
callFrame===void 0?fields:asObject(fields.callFrame,at),name=asText(frame.functionName,{...at,place:`${at.place}.functio\
nName`}),url=asText(frame.url,{...at,place:`${at.place}.url`});return{name:name??"(anonymous)",file:url?.replace(/^file:\/\//,
"")??null}}function addTimes(path,document,{nodes,tree}){let samples=asList(document.samples,{path,format:FORMAT,place:"\
samples"}),deltas=asList(document.timeDeltas,{path,format:FORMAT,place:"timeDeltas"});if(samples.length!==deltas.length)
throw wrongValue({path,format:FORMAT,place:"timeDeltas"},`a list of ${samples.length} numbers, as many as samples`,`${deltas.
length} numbers`);let time=0,reached=0;for(let[index,id]of samples.entries()){let place=`samples[${index}]`,found=nodes.
get(asNumber(id,{path,format:FORMAT,place}));if(found===void 0)throw wrongValue({path,format:FORMAT,place},"the id of a \
node",id);if(index+1===samples.length)return;time+=asNumber(deltas[index+1],{path,format:FORMAT,place:`timeDeltas[${index+
1}]`}),!(time<=reached)&&(found.isIdle||tree.add(found.node,(time-reached)*NANOSECONDS),reached=time)}}var HEADER2=/^(\S.{0,63}?)\s+-?\d{1,10}(?:\/-?\d{1,10})?\s+(?:\[\d+\]\s+)?(?:[\d.]+:\s+)?(?:(\d{1,15})\s+)?(\S{1,120}?):(?=\s|$)/,
MAX_HEADER=400,SOURCE_LINE=/^\s+([^\s:][^:]*):(\d+)$/,NO_SOURCE_LINE=/^\s+\S.*\[[\da-f]{1,16}\]$/,CLOCKS=/^(?:cpu-clock|task-clock)(?::\w+)?$/,
perfScript={id:"perf-script",description:"the output of `perf script`",advice:"perf record -e cpu-clock -g -o perf.data \
COMMAND && perf script -i perf.data > FILE",recognises:start=>{let lines=start.split(`
`).filter(line=>line.trim()!==""&&!line.startsWith("#")),header=parseHeader(lines[0]?.trim()??"");return header!==null&&
(parseFrame(header.rest)!==null||parseFrame(lines[1]??"")!==null)},parse:parsePerfScript};function parsePerfScript(file){
let tree=makeCallTree(file.path),texts=new Map,event=null,hasPeriods=!1,open=null,hasStacks=!1;function frameOf({name,file:source}){
let key=`${name}\0${source}`,index=texts.get(key);return index===void 0&&(index=tree.addFrame(name,source),texts.set(key,
index)),index}function close(){if(open?.counts){let node=0;for(let frame of open.frames.toReversed())node=tree.child(node,
frameOf(frame));open.frames.length>1&&(hasStacks=!0),tree.add(node,open.weight)}open=null}return visitLines(file,(line,number)=>{
if(line.startsWith("#"))return;if(line.trim()==="")return close();if(/^\s/.test(line)&&open!==null){let frame2=parseFrame(
line),source=frame2===null?SOURCE_LINE.exec(line):null,last=open.frames.at(-1);if(frame2!==null)open.frames.push(frame2);else if(source!==
null&&last!==void 0)last.file=source[1];else if(!NO_SOURCE_LINE.test(line))throw makeFault(file.path,number,"an address,\
 a function and a program in brackets",line);return}close();let header=parseHeader(line.trim());if(header===null)throw makeFault(
file.path,number,"process, thread, time and event of a sample",line);let{period,rest}=header;event??=header.event;let counts=event===
header.event;if(counts&&period!==null&&(hasPeriods=!0),open={weight:period??1,counts,frames:[]},rest==="")return;let frame=parseFrame(
rest);if(frame===null)throw makeFault(file.path,number,"an address, a function and a program in brackets",rest);open.frames.
push(frame),close()}),close(),tree.finish({unit:unitOf(event??"",hasPeriods),hasStacks})}function unitOf(event,hasPeriods){
return hasPeriods?CLOCKS.test(event)?"ns":event.replace(/:\w*$/,""):"samples"}function parseHeader(line){let found=HEADER2.
exec(line.slice(0,MAX_HEADER));if(found===null)return null;let[text,,period,event=""]=found;return{period:period===void 0?
null:Number(period),event,rest:line.slice(text.length).trim()}}function parseFrame(line){let text=line.trim(),address=/^[\da-f]{1,16}(?=\s)/.
exec(text)?.[0];if(address===void 0||!text.endsWith(")"))return null;let start=findOpeningBracket(text);if(start<=address.
length)return null;let symbol=text.slice(address.length,start).trim(),object=text.slice(start+1,-1),name=symbol.replace(
/\+0x[\da-f]{1,16}$/,"");return{name:name===""?"[unknown]":name,file:object==="inlined"||object==="[unknown]"||object===
""?null:object}}function findOpeningBracket(text){let depth=0;for(let index=text.length-1;index>=0;index-=1)if(text[index]===
")"?depth+=1:text[index]==="("&&(depth-=1),depth===0)return index;return-1}function makeFault(path,line,expected,got){return makeLineError(
path,line,{format:"perf-script",expected,got:got.trim()})}var NANOSECONDS2=new Map([["nanoseconds",1],["ns",1],["microseconds",1e3],["us",1e3],["milliseconds",1e6],["ms",1e6],["s\
econds",1e9],["s",1e9]]);function toBaseUnit(unit){let factor=NANOSECONDS2.get(unit);return factor!==void 0?{unit:"ns",factor}:
unit==="bytes"?{unit:"B",factor:1}:{unit:unit===""||unit==="none"||unit==="count"?"samples":unit.slice(0,40),factor:1}}var ProtobufError=class extends Error{name="ProtobufError";offset;found;constructor(offset,found){super(`${found} at byt\
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
7)===0)&&bytes[0]>>3<=14,parse:parsePprof},MAX_STRINGS=5e5,MAX_LOCATIONS=5e5,MAX_LINES=1e6;function parsePprof({path,bytes}){
try{let tables=readTables(path,bytes);return readSamples(path,bytes,tables)}catch(error){throw error instanceof ProtobufError?
makeFault2(path,error.offset,error.found):error}}function makeFault2(path,offset,got){return makePlaceError(path,`byte ${offset}`,
{format:"pprof",expected:"the message Profile of pprof",got})}function readTables(path,bytes){let tables={strings:[],sampleTypes:[],
periodType:{type:0,unit:0},period:0,defaultType:0,functions:new Map,mappings:new Map,locations:new Map,firstLines:[],lines:[],
locationMappings:[]},reader=new MessageReader(bytes),inner=new MessageReader(bytes),line=new MessageReader(bytes),limit=(what,size,max)=>{
if(size>max)throw userError("profile-too-many",inFile(path),{what,max})};for(;reader.next();){let{field,from,to,value,wire}=reader;
if(field>=1&&field<=6&&wire!==2)throw new ProtobufError(reader.offset,`field ${field} without a length`);if(field===1)tables.
sampleTypes.push(readValueType(inner.enter(from,to)));else if(field===11&&wire===2)Object.assign(tables.periodType,readValueType(
inner.enter(from,to)));else if(field===12)tables.period=value;else if(field===14)tables.defaultType=value;else if(field===
6)tables.strings.push(from,to),limit("texts",tables.strings.length/2,MAX_STRINGS);else if(field===5){let{id,numbers}=readNumbers(
inner.enter(from,to));tables.functions.set(checkId(id,from),{name:numbers.get(2)??0,file:numbers.get(4)??0}),limit("func\
tions",tables.functions.size,5e4)}else if(field===3){let{id,numbers}=readNumbers(inner.enter(from,to));tables.mappings.set(
checkId(id,from),numbers.get(5)??0),limit("places",tables.mappings.size,MAX_LOCATIONS)}else if(field===4){tables.firstLines.
push(tables.lines.length);let id=0,mapping=0;for(inner.enter(from,to);inner.next();)inner.field===1?id=inner.value:inner.
field===2?mapping=inner.value:inner.field===4&&tables.lines.push(readNumbers(line.enter(inner.from,inner.to)).id);tables.
locations.set(checkId(id,from),tables.firstLines.length-1),tables.locationMappings.push(mapping),limit("places",tables.firstLines.
length,MAX_LOCATIONS),limit("places",tables.lines.length,MAX_LINES)}}return tables.firstLines.push(tables.lines.length),
tables}function checkId(id,offset){if(id>0&&Number.isSafeInteger(id))return id;throw new ProtobufError(offset,`the id ${id}`)}
function readValueType(reader){let{id,numbers}=readNumbers(reader);return{type:id,unit:numbers.get(2)??0}}function readNumbers(reader){
let numbers=new Map;for(;reader.next();)reader.wire===0&&numbers.set(reader.field,reader.value);return{id:numbers.get(1)??
0,numbers}}function readSamples(path,bytes,tables){let tree=makeCallTree(path),text=index=>textOf(bytes,tables,index),type=chooseType(
tables,text);if(type===-1)throw userError("profile-empty",inFile(path),{});let{unit,factor}=toBaseUnit(text(tables.sampleTypes[type].
unit)),stacks=makeStacks({path,tables,tree,text}),reader=new MessageReader(bytes),inner=new MessageReader(bytes),locations=[],
countType=tables.sampleTypes.findIndex(one=>text(one.unit)==="count"),count=0,sum=0,samples=0;for(;reader.next();){if(reader.
field!==2)continue;if(samples+=1,samples>2e5)throw userError("profile-too-many",inFile(path),{what:"stacks",max:2e5});let at=reader.
from;locations.length=0;let index=0,value=null;for(inner.enter(reader.from,reader.to);inner.next();)inner.field===1?inner.
eachNumber(id=>{if(locations.push(id),locations.length>4096)throw userError("profile-too-deep",inFile(path),{max:4096})}):
inner.field===2&&inner.eachNumber(one=>{index===type&&(value=one),index===countType&&(count+=one),index+=1});if(value===
null||index!==tables.sampleTypes.length)throw makeFault2(path,at,`a sample with ${index} of ${tables.sampleTypes.length}\
 values`);if(value<0)throw userError("profile-negative",inFile(path),{got:value,place:`byte ${at}`});tree.add(stacks.nodeOf(
locations,at),value*factor),sum+=value}return tree.finish({unit,hasStacks:!0,quantum:factor*quantumOf(tables,{type,text,
mean:sum/count})})}function quantumOf({sampleTypes,periodType,period},{type,text,mean}){let unit=text(sampleTypes[type].
unit);return unit==="count"?1:period>0&&text(periodType.unit)===unit?period:Number.isFinite(mean)&&mean>0?mean:1}function chooseType({
sampleTypes,defaultType},text){let named=defaultType===0?-1:sampleTypes.findIndex(({type})=>text(type)===text(defaultType));
return named===-1?sampleTypes.length-1:named}function textOf(bytes,{strings},index){let[from,to]=[strings[2*index],strings[2*
index+1]];if(index<0||from===void 0||to===void 0)throw new ProtobufError(0,`no text of the number ${index}`);return Buffer.
from(bytes.buffer,bytes.byteOffset+from,to-from).toString("utf8")}function makeStacks({path,tables,tree,text}){let{lines,
firstLines,locations,functions,mappings,locationMappings}=tables,frames=new Map;function frameOf(id,at){let known=frames.
get(id);if(known!==void 0)return known;let found=functions.get(id);if(found===void 0)throw makeFault2(path,at,`a sample \
in function ${id}, which is missing`);let file=text(found.file),frame=tree.addFrame(text(found.name)||"[unknown]",file===
""?null:file);return frames.set(id,frame),frame}function unknownFrameOf(location){let mapping=mappings.get(locationMappings[location]),
file=mapping===void 0?"":text(mapping);return tree.addFrame("[unknown]",file===""?null:file)}return{nodeOf(ids,at){let node=0;
for(let index=ids.length-1;index>=0;index-=1){let location=locations.get(ids[index]);if(location===void 0)throw makeFault2(
path,at,`a sample at location ${ids[index]}, which is missing`);let first=firstLines[location],last=firstLines[location+
1]-1;last<first&&(node=tree.child(node,unknownFrameOf(location)));for(let line=last;line>=first;line-=1)node=tree.child(
node,frameOf(lines[line],at))}return node}}}var speedscope={id:"speedscope",description:"files of speedscope: dotnet-trace, py-spy, rbspy and others",advice:"dotnet\
-trace collect --format speedscope --output FILE -- COMMAND",recognises:start=>/^\s*\{/.test(start)&&(/speedscope\.app\/file-format-schema/.
test(start)||/"(?:evented|sampled)"/.test(start)),parse:parseSpeedscope},FORMAT2="speedscope";function parseSpeedscope(file){
let{path}=file,document=parseJsonProfile(file,FORMAT2),tree=makeCallTree(path),shared=asObject(document.shared,{path,format:FORMAT2,
place:"shared"}),frames=asList(shared.frames,{path,format:FORMAT2,place:"shared.frames"}).map((value,index)=>addFrame(path,
tree,{value,index})),profiles=asList(document.profiles,{path,format:FORMAT2,place:"profiles"}),unit=null;for(let[index,value]of profiles.
entries()){let place=`profiles[${index}]`,profile=asObject(value,{path,format:FORMAT2,place}),written=asText(profile.unit,
{path,format:FORMAT2,place:`${place}.unit`})??"none",converted=toBaseUnit(written);if(unit??=converted.unit,converted.unit!==
unit)throw wrongValue({path,format:FORMAT2,place:`${place}.unit`},"the unit of the first profile",written);let context={
path,tree,frames,factor:converted.factor};if(profile.type==="sampled")addSampledProfile(profile,place,context);else if(profile.
type==="evented")addEventedProfile(profile,place,context);else throw wrongValue({path,format:FORMAT2,place:`${place}.typ\
e`},"`sampled` or `evented`",profile.type)}return tree.finish({unit:unit??"samples",hasStacks:!0})}function addFrame(path,tree,{
value,index}){let place=`shared.frames[${index}]`,frame=asObject(value,{path,format:FORMAT2,place}),name=asText(frame.name,
{path,format:FORMAT2,place:`${place}.name`})??"[unknown]",file=asText(frame.file,{path,format:FORMAT2,place:`${place}.fi\
le`}),parsed=parseFrameText(name);return tree.addFrame(parsed.name,file??parsed.file)}function frameAt(value,{path,frames},place){
let frame=typeof value=="number"?frames[value]:void 0;if(frame!==void 0)return frame;throw wrongValue({path,format:FORMAT2,
place},"the index of a frame",value)}function addSampledProfile(profile,place,context){let{path,tree,factor}=context,samples=asList(
profile.samples,{path,format:FORMAT2,place:`${place}.samples`}),weights=asList(profile.weights,{path,format:FORMAT2,place:`${place}\
.weights`});if(samples.length!==weights.length){let at={path,format:FORMAT2,place:`${place}.weights`};throw wrongValue(at,
`a list of ${samples.length} numbers, as many as samples`,`${weights.length} numbers`)}for(let[index,sample]of samples.entries()){
let at=`${place}.samples[${index}]`,stack=asList(sample,{path,format:FORMAT2,place:at}),weightAt={path,format:FORMAT2,place:`${place}\
.weights[${index}]`},weight=asNumber(weights[index],weightAt);if(weight<0)throw wrongValue(weightAt,"a number from 0",weight);
let node=tree.find(stack.map(frame=>frameAt(frame,context,at)));weight>0&&tree.add(node,weight*factor)}}function addEventedProfile(profile,place,context){
let{path,tree,factor}=context,events=asList(profile.events,{path,format:FORMAT2,place:`${place}.events`}),frames=[],nodes=[
0],reached=null;for(let[index,value]of events.entries()){let at2=`${place}.events[${index}]`,event=asObject(value,{path,
format:FORMAT2,place:at2}),time=asNumber(event.at,{path,format:FORMAT2,place:`${at2}.at`}),frame=frameAt(event.frame,context,
`${at2}.frame`);if(reached!==null&&time<reached)throw wrongValue({path,format:FORMAT2,place:`${at2}.at`},`a time from ${reached}`,
time);if(reached!==null&&time>reached&&tree.add(nodes.at(-1),(time-reached)*factor),reached=time,event.type==="O")frames.
length===4096&&tree.find([...frames,frame]),frames.push(frame),nodes.push(tree.child(nodes.at(-1),frame));else if(event.
type==="C"){if(frames.at(-1)!==frame)throw wrongValue({path,format:FORMAT2,place:at2},"the end of the function that bega\
n last",event.frame);frames.pop(),nodes.pop()}else throw wrongValue({path,format:FORMAT2,place:`${at2}.type`},"`O` or `C\
`",event.type)}if(frames.length===0)return;let at={path,format:FORMAT2,place:`${place}.events`};throw wrongValue(at,"an \
end of each function",`${frames.length} that do not end`)}var PROFILE_FORMATS=[speedscope,cpuprofile,callgrind,perfScript,collapsed,pprof],profileFormatIds=PROFILE_FORMATS.map(({
id})=>id),START=65536,PERF_RECORD="PERFILE2";function readProfile(file,idOrAuto){if(file.bytes.length===0)throw userError(
"profile-empty",inFile(file.path),{});return normaliseProfile(chooseFormat(file,idOrAuto).parse(file))}function chooseFormat(file,idOrAuto){
if(idOrAuto!=="auto"){let named=PROFILE_FORMATS.find(({id})=>id===idOrAuto);if(named!==void 0)return named;throw userError(
"profile-format-unknown",atKey("format"),{got:idOrAuto,known:[...profileFormatIds]})}let start=startOf(file,START);if(start.
startsWith(PERF_RECORD))throw userError("profile-of-perf-record",inFile(file.path),{});let found=PROFILE_FORMATS.find(format=>format.
recognises(start,file));if(found!==void 0)return found;let got=start.slice(0,80);throw userError("profile-unrecognised",
inFile(file.path),{got,known:[...profileFormatIds]})}function makeTouchedCheck(changedPaths){let changed=new Set(changedPaths),byName=new Map;for(let path of changedPaths){let name=lastPartOf(
path);byName.set(name,[...byName.get(name)??[],path])}return file=>{let path=file.replace(/^\.\//,"");return changed.has(
path)?!0:(path.includes("/")?byName.get(lastPartOf(path))??[]:[]).some(one=>one.includes("/")&&path.endsWith(`/${one}`)||
!path.startsWith("/")&&one.endsWith(`/${path}`))}}function lastPartOf(path){return path.slice(path.lastIndexOf("/")+1)}export{alignFiles,profileFormatIds,readProfile,makeTouchedCheck};
