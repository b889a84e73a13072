import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{mapFrames}from"./chunk-RLM5C7GR.js";var MAX_CANDIDATES=16,MAX_PAIRS=4;function alignFiles(sides){return joinMovedFunctions(removeFolders(sides))}function removeFolders(sides){
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
file}of frames){let known=files.get(name);known===void 0?files.set(name,file):known!==file&&files.set(name,SEVERAL)}return files}function makeTouchedCheck(changedPaths){let changed=new Set(changedPaths),byName=new Map;for(let path of changedPaths){let name=lastPartOf(
path);byName.set(name,[...byName.get(name)??[],path])}return file=>{let path=file.replace(/^\.\//,"");return changed.has(
path)?!0:(path.includes("/")?byName.get(lastPartOf(path))??[]:[]).some(one=>one.includes("/")&&path.endsWith(`/${one}`)||
!path.startsWith("/")&&one.endsWith(`/${path}`))}}function lastPartOf(path){return path.slice(path.lastIndexOf("/")+1)}export{alignFiles,makeTouchedCheck};
