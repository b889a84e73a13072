import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var TOLERATED=.4;var OTHER_WORDS={because:["reason","comment","description","why","note"],benchmarks:["name","names","be\
nchmark","bench","tests"],better:["direction","good"],budgets:["rules","limits","thresholds","gates","assertions","check\
s"],fail:["error","errors","failure","fatal","block","critical","required"],higher:["more","bigger","larger","greater","\
up","max","maximize","maximise"],level:["severity","action","on-fail"],lower:["less","smaller","fewer","down","min","min\
imize","minimise"],max:["ceiling","upper","at-most"],"max-minutes":["timeout","timeout-minutes","time-limit","minutes"],
"max-regression":["threshold","tolerance","max-increase","limit","max-change","regression","delta"],metric:["unit","meas\
ure","measurement"],min:["floor","lower","at-least"],"min-delta":["noise","epsilon","floor-delta","min-change","minimum-\
delta"],"output-file":["output","results","result-file","output-file-path"],packages:["package","pkg","group","groups","\
module","modules"],pass:["ok","ignore","allow","skip","none","silent"],report:["info","notice","show","advisory","inform\
ational"],rounds:["count","iterations","runs","repetitions","repeat","samples"],run:["command","script","cmd","exec"],setup:[
"build","prepare","install","before"],warn:["warning","warnings","alert"],"working-directory":["cwd","dir","directory","\
folder","workdir"]};function nearest(word,known){const plain=text=>text.replaceAll(/(?<=[a-z])(?=[A-Z])|[_\s]+/g,"-").toLowerCase();
const other=known.find(candidate=>OTHER_WORDS[candidate]?.includes(plain(word)));if(other!==void 0)return other;const ranked=known.
map(candidate=>({candidate,distance:editDistance(plain(word),plain(candidate))})).sort((a,b)=>a.distance-b.distance);const best=ranked[0];
if(best===void 0)return null;return best.distance<=TOLERATED*Math.max(word.length,best.candidate.length)?best.candidate:
null}function editDistance(from,to){let previous=[];let current=Array.from({length:to.length+1},(_,column)=>column);for(let row=1;row<=
from.length;row+=1){const next=[row];for(let column=1;column<=to.length;column+=1){const differs=from[row-1]===to[column-
1]?0:1;const isSwap=row>1&&column>1&&from[row-1]===to[column-2]&&from[row-2]===to[column-1];next[column]=Math.min(next[column-
1]+1,current[column]+1,current[column-1]+differs,isSwap?previous[column-2]+1:Number.POSITIVE_INFINITY)}previous=current;
current=next}return current[to.length]}export{nearest,editDistance};
