import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var LEVELS=["fail","warn","report"],UNDECIDED={minDelta:0,alpha:null,early:null,isHeld:!1,isUnjudged:!1,anchored:null},MAX_PERCENT=1e5;
function isAboutChange({anchored}){return anchored===null}function isAbsoluteLimit(kind){return kind==="max"||kind==="mi\
n"}function hasStoppedEarly({head},{early}){return early!==null&&(head?.rounds.at(-1)??0)<=early.rounds}var STATES=["reg\
ression","improvement","unchanged","inconclusive","new","removed","failed"];function failsStep(conclusion,failOn){return conclusion==="error"||failsByVerdict(conclusion,failOn)}function exitCodeOf(conclusion,failOn){
return conclusion==="error"?2:failsByVerdict(conclusion,failOn)?1:0}function toCheckConclusion(conclusion,failOn){return failsStep(
conclusion,failOn)?"failure":conclusion==="fail"||conclusion==="inconclusive"?"neutral":"success"}function canBeAccepted(conclusion,failOn){
return conclusion==="fail"||failsByVerdict(conclusion,failOn)}function annotationLevelOf(failOn,isAccepted){return isAccepted||
failOn==="never"?"warning":"failure"}function failsByVerdict(conclusion,failOn){return failOn==="never"?!1:conclusion===
"fail"||conclusion==="inconclusive"&&failOn==="inconclusive"}function groupedNameKeyOf({group,name}){return JSON.stringify([group,name])}function benchmarkKeyOf({command,group,name}){
return JSON.stringify([command,group,name])}function compareTexts(one,other){return one===other?0:one===null||other===null?one===null?1:-1:one<other?-1:1}var MAX_JOBS=256;function parseShard(text){let[,index,count]=/^(\d{1,3})\/(\d{1,3})$/.exec(text.trim())?.map(Number)??[];
return index===void 0||count===void 0?null:index>=1&&index<=count&&count<=MAX_JOBS?{index,count}:null}function makeUnknownShard(text){
let number=parseShard(text??"");return number&&{...number,benchmarks:[]}}function formatShard({index,count}){return`${index}\
/${count}`}function sortBenchmarks(benchmarks){return[...new Map(benchmarks.map(({command,group,name})=>[benchmarkKeyOf(
{command,group,name}),{command,group,name}])).values()].sort((one,other)=>compareTexts(one.command,other.command)||compareTexts(
one.group,other.group)||compareTexts(one.name,other.name))}function listOwn({index,count,benchmarks}){return benchmarks.
filter((_,at)=>at%count===index-1)}function isEmptyShard(shard){return shard.benchmarks.length>0&&listOwn(shard).length===
0}function shareOf(shard){let own=listOwn(shard).length;return own===0?1:own/shard.benchmarks.length}export{compareTexts,groupedNameKeyOf,benchmarkKeyOf,MAX_JOBS,parseShard,makeUnknownShard,formatShard,sortBenchmarks,listOwn,
isEmptyShard,shareOf,LEVELS,UNDECIDED,MAX_PERCENT,isAboutChange,isAbsoluteLimit,hasStoppedEarly,STATES,failsStep,exitCodeOf,
toCheckConclusion,canBeAccepted,annotationLevelOf};
