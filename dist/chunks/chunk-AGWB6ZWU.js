import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function editDistance(from,to){let previous=[],current=Array.from({length:to.length+1},(_,column)=>column);for(let row=1;row<=
from.length;row+=1){let next=[row];for(let column=1;column<=to.length;column+=1){let differs=from[row-1]===to[column-1]?
0:1,isSwap=row>1&&column>1&&from[row-1]===to[column-2]&&from[row-2]===to[column-1];next[column]=Math.min(next[column-1]+
1,current[column]+1,current[column-1]+differs,isSwap?previous[column-2]+1:Number.POSITIVE_INFINITY)}previous=current,current=
next}return current[to.length]}var MAX_EDIT_SHARE=.4;function findNearestWord(word,known,simplify=text=>text){let best=null;for(let candidate of known){
let distance=editDistance(word,simplify(candidate));distance<(best?.distance??Number.POSITIVE_INFINITY)&&(best={candidate,
distance})}return best===null?null:best.distance<=MAX_EDIT_SHARE*Math.max(word.length,best.candidate.length)?best.candidate:
null}var SYNONYMS={because:["reason","comment","description","why","note"],benchmarks:["name","names","benchmark","bench","te\
sts"],better:["direction","good"],budgets:["rules","limits","thresholds","gates","assertions","checks"],fail:["error","e\
rrors","failure","fatal","block","critical","required"],higher:["more","bigger","larger","greater","up","max","maximize",
"maximise"],level:["severity","action","on-fail"],lower:["less","smaller","fewer","down","min","minimize","minimise"],max:[
"ceiling","upper","at-most"],"max-minutes":["timeout","timeout-minutes","time-limit","minutes"],"max-regression":["thres\
hold","tolerance","max-increase","limit","max-change","regression","delta"],metric:["unit","measure","measurement"],min:[
"floor","lower","at-least"],"min-delta":["noise","epsilon","floor-delta","min-change","minimum-delta"],"output-file":["o\
utput","results","result-file","output-file-path"],packages:["package","pkg","group","groups","module","modules"],pass:[
"ok","ignore","allow","skip","none","silent"],report:["info","notice","show","advisory","informational"],rounds:["count",
"iterations","runs","repetitions","repeat","samples"],run:["command","script","cmd","exec"],setup:["build","prepare","in\
stall","before"],warn:["warning","warnings","alert"],"working-directory":["cwd","dir","directory","folder","workdir"]};function suggestWord(word,known){
let plain=text=>text.replaceAll(/(?<=[a-z])(?=[A-Z])|[_\s]+/g,"-").toLowerCase();return known.find(candidate=>SYNONYMS[candidate]?.
includes(plain(word)))??findNearestWord(plain(word),known,plain)}export{editDistance,findNearestWord,suggestWord};
