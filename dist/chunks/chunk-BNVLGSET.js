import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function makeError(code,location,data,extra){return makeDiagnostic("error",{code,location,data},extra)}function makeWarning(code,location,data,extra){
return makeDiagnostic("warning",{code,location,data},extra)}function makeDiagnostic(severity,{code,location,data},extra={}){
let facts=Object.entries(data).filter(([,fact])=>fact!==void 0);return{code,severity,location,data:Object.fromEntries(facts),
...extra}}function isError({severity}){return severity==="error"}var PLAN_FAILURES=["limit-misfit","rounds-too-few"];function isPlanError({
failure}){return PLAN_FAILURES.includes(failure)}function within(outer,diagnostic){return{...diagnostic,location:[...outer,
...diagnostic.location]}}function isSameFinding(one,other){return one.code===other.code&&JSON.stringify(one.data)===JSON.
stringify(other.data)}function isSameDiagnostic(one,other){return isSameFinding(one,other)&&JSON.stringify(one.location)===
JSON.stringify(other.location)}function withOutput(diagnostic,output){return output.length===0?diagnostic:{...diagnostic,
output}}function withoutOutput({output:_,...diagnostic}){return diagnostic}var MAX_LOGGED=100;function selectForLog(diagnostics){
let sorted=[...diagnostics.filter(isError),...diagnostics.filter(one=>!isError(one))];return{shown:sorted.slice(0,MAX_LOGGED),
more:Math.max(0,sorted.length-MAX_LOGGED)}}function inFile(path,line,column){return[{kind:"file",path,...line!==void 0&&{line},...column!==void 0&&{column}}]}function atSetting(path,{
line,column},keys){return[{kind:"setting",path,line,column,keys:[...keys]}]}function atKeys(path,keys,line){let steps=keys.
map(key=>typeof key=="number"?key:String(key));return[{kind:"file",path,...line!==void 0&&{line},keys:steps}]}function atInput(name){
return[{kind:"input",name}]}function atFlag(name){return[{kind:"flag",name}]}function atKey(name){return[{kind:"key",name}]}
function onSide(side,sha){return[{kind:"side",side,...sha&&{sha}}]}function inRound(round,side){return[{kind:"round",round,
side}]}function inPlacement(placement,side){return[{kind:"placement",placement,side}]}function inSetup(side){return[{kind:"\
setup",side}]}function inRecording(name){return[{kind:"recording",name}]}function atEvent(name){return[{kind:"event",name}]}
function atCommit(sha){return[{kind:"commit",sha}]}function about(part){return[{kind:"part",part}]}export{makeError,makeWarning,isError,isPlanError,within,isSameFinding,isSameDiagnostic,withOutput,withoutOutput,selectForLog,
inFile,atSetting,atKeys,atInput,atFlag,atKey,onSide,inRound,inPlacement,inSetup,inRecording,atEvent,atCommit,about};
