import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{about,makeError,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{help}from"./action-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";function findNearestWord(word,known,simplify=text=>text){let best=null;for(let candidate of known){let distance=editDistance(
word,simplify(candidate));distance<(best?.distance??Number.POSITIVE_INFINITY)&&(best={candidate,distance})}return best===
null?null:best.distance<=.4*Math.max(word.length,best.candidate.length)?best.candidate:null}function editDistance(from,to){
let previous=[],current=Array.from({length:to.length+1},(_,column)=>column);for(let row=1;row<=from.length;row+=1){let next=[
row];for(let column=1;column<=to.length;column+=1){let differs=from[row-1]===to[column-1]?0:1,isSwap=row>1&&column>1&&from[row-
1]===to[column-2]&&from[row-2]===to[column-1];next[column]=Math.min(next[column-1]+1,current[column]+1,current[column-1]+
differs,isSwap?previous[column-2]+1:Number.POSITIVE_INFINITY)}previous=current,current=next}return current[to.length]}function makeMistake(code,data){return{code,data}}function findLongPattern({length:characters}){let limit=1e3;return characters>
limit?makeMistake("pattern-too-long",{characters,limit}):null}function toError({code,data},location,excerpt){return makeError(
code,location,data,excerpt&&{excerpt})}function encodeExpectation(expected){return JSON.stringify(typeof expected=="stri\
ng"?{expected}:{known:expected})}function decodeExpectation(message){return JSON.parse(message)}var MAX_CHARACTERS=60;function toQuotable(text){
let line=text.trim().replaceAll(/\s+/g," ").replaceAll(/[\p{Cc}\p{Cf}]/gu,"?"),characters=[...line];return characters.length<=
MAX_CHARACTERS?line:`${characters.slice(0,MAX_CHARACTERS-1).join("")}\u2026`}var SYNONYMS={because:["reason","comment","\
description","why","note"],benchmarks:["name","names","benchmark","bench","tests"],better:["direction","good"],budgets:[
"rules","limits","thresholds","gates","assertions","checks"],fail:["error","errors","failure","fatal","block","critical",
"required"],higher:["more","bigger","larger","greater","up","max","maximize","maximise"],level:["severity","action","on-\
fail"],lower:["less","smaller","fewer","down","min","minimize","minimise"],max:["ceiling","upper","at-most"],"max-growth":[
"growth","complexity","big-o","max-complexity","max-exponent"],"max-minutes":["timeout","timeout-minutes","time-limit","\
minutes"],"max-regression":["threshold","tolerance","max-increase","limit","max-change","regression","delta"],"min-impro\
vement":["improvement","claim","speedup","speed-up","min-speedup"],metric:["unit","measure","measurement"],min:["floor",
"lower","at-least"],"min-delta":["noise","epsilon","floor-delta","min-change","minimum-delta"],"output-file":["output","\
results","result-file","output-file-path"],packages:["package","pkg","group","groups","module","modules"],pass:["ok","ig\
nore","allow","skip","none","silent"],report:["info","notice","show","advisory","informational"],rounds:["count","iterat\
ions","runs","repetitions","repeat","samples"],run:["command","script","cmd","exec"],setup:["build","prepare","install",
"before"],warn:["warning","warnings","alert"],"working-directory":["cwd","dir","directory","folder","workdir"]};function suggestWord(word,known){
let plain=text=>text.replaceAll(/(?<=[a-z])(?=[A-Z])|[_\s]+/g,"-").toLowerCase();return known.find(candidate=>SYNONYMS[candidate]?.
includes(plain(word)))??findNearestWord(plain(word),known,plain)}function unknownCommand(name,commands,parent=""){let nameInFull=word=>`${parent} ${word}`.trim(),meant=suggestWord(name,
commands);return userError("unknown-command",about("command line"),{command:nameInFull(name),commands:commands.map(nameInFull),
suggestion:meant===null?void 0:nameInFull(meant)})}async function runSubcommand(command,subcommands,argv){let[name="",...rest]=argv,
entries=Object.entries(subcommands),named=name!==""&&Object.hasOwn(subcommands,name)?subcommands[name]:void 0,own=argv.includes(
"--")?argv.slice(0,argv.indexOf("--")):argv;if(own.includes("--help")||own.includes("-h")){let texts=(named===void 0?entries:
[[name,named]]).map(([one,entry])=>help(`${command} ${one}`.trim(),entry));return process.stdout.write(`${texts.join(`

`)}
`),0}if(named!==void 0)return named.run(rest);let unnamed=subcommands[""];if(unnamed!==void 0&&(name===""||name.startsWith(
"-")))return unnamed.run(argv);let names=entries.map(([one])=>one).filter(one=>one!=="");throw unknownCommand(name,names,
command)}export{findNearestWord,editDistance,makeMistake,findLongPattern,toError,encodeExpectation,decodeExpectation,toQuotable,suggestWord,
unknownCommand,runSubcommand};
