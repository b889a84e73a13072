import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var GO_SPACE="\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",SEPARATORS_OR_WORD=new RegExp(
`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`,"g");function splitUnit(unit){let found=[],below=!1;for(let{0:text,1:separators,
index:start}of unit.matchAll(SEPARATORS_OR_WORD))separators===void 0?found.push({text,start,inDenominator:below}):below=
isInDenominator(separators,below);return found}function isInDenominator(separators,before){let last=Math.max(separators.
lastIndexOf("*"),separators.lastIndexOf("/"));return last<0?before:separators[last]==="/"}var TIME=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \xB5s \u03BCs usec microsec\
ond microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],LONG_TIME=[[60,"min mins m\
inute minutes"],[3600,"h hr hour hours"]],SIZE=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB megabyte me\
gabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**20,"MiB mebi\
byte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],MIN_ANY_CASE_LENGTH={sec:4,B:2},EXACT=new Map,
ANY_CASE=new Map;function learn(table,base,inside){for(let[factor,spellings]of table)for(let spelling of spellings.split(
" ")){let word={base,factor,inside};EXACT.set(spelling,word),spelling.length>=MIN_ANY_CASE_LENGTH[base]&&ANY_CASE.set(spelling.
toLowerCase(),word)}}learn(TIME,"sec",!0);learn(LONG_TIME,"sec",!1);learn(SIZE,"B",!0);function findUnitWord(text){return EXACT.
get(text)??ANY_CASE.get(text.toLowerCase())??null}function tidyUnit(unit){let word=findUnitWord(unit.trim());if(word!==null)return{unit:word.base,factor:word.factor};let tidied=tidyGoUnit(
unit);return tidied.factor>=1/MAX_FACTOR&&tidied.factor<=MAX_FACTOR?tidied:{unit,factor:1}}var MAX_FACTOR=1e30;function tidyGoUnit(unit){
let tidied="",factor=1,end=0;for(let{text,start,inDenominator}of splitUnit(unit))inDenominator||text!=="ns"&&text!=="MB"||
(factor=text==="ns"?factor/1e9:factor*1e6,tidied+=unit.slice(end,start)+(text==="ns"?"sec":"B"),end=start+text.length);return{
unit:tidied+unit.slice(end),factor}}function toMetricUnit(metric,unit){let name=`${metric}-${unit}`;return metric==="val\
ue"||tidyUnit(metric).unit===unit||tidyUnit(name).unit!==name?unit:name}export{GO_SPACE,splitUnit,findUnitWord,tidyUnit,tidyGoUnit,toMetricUnit};
