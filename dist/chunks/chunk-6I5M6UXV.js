import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RUNNER_FILES}from"./chunk-DJJNLWET.js";import{MAX_OUTPUT_LINES,MAX_OUTPUT_LINE_LENGTH}from"./chunk-DWKD3IPL.js";
import{cleanText}from"./chunk-JW2AQNW6.js";import{SIDES}from"./chunk-GAOIDVRA.js";import{makeWarning}from"./chunk-32IOA455.js";import{isAbsolute}from"node:path";var FILTER_VARIABLE="BENCH_REFEREE_FILTER",MAX_VARIABLE_BYTES=32*1024-2;function makeBenchmarkFilter(recording,undecided,{
filter,sides}){if(filter===void 0||undecided.length===0)return null;let commands=[...new Set(sides.flatMap(side=>undecided.
flatMap(commandsOn(recording,side))))];if(commands.length===0)return null;let companions=commands.flatMap(command=>sides.
flatMap(side=>{let runs=series=>commandsOn(recording,side)(series).includes(command);return undecided.some(runs)?[]:recording.
series.find(runs)??[]})),named=filteredBenchmarksOf([...undecided,...companions],sides),text=filter(named);return text.includes(
"\0")||Buffer.byteLength(`${FILTER_VARIABLE}=${text}`)>MAX_VARIABLE_BYTES?null:(commands.sort((left,right)=>left-right),
{text,commands,named,since:recording.invocations.length})}function commandsOn({invocations},side){return series=>[...new Set(
series[side].invocations.flatMap(at=>invocations[at]?.command??[]))]}function filteredBenchmarksOf(series,measured){let named=new Map;
for(let{group,name,...own}of series){let key=keyOf({group,name}),sides=measured.filter(side=>own[side].values.length>0||
named.get(key)?.sides.includes(side));named.set(key,{group,name,sides})}return[...named.values()]}var MAX_NAMES=3;function findMissedBenchmarks(focus,{
series}){let gave=new Map(SIDES.map(side=>[side,namesSince(series,side,focus.since)])),missed=focus.named.filter(one=>one.
sides.some(side=>!gave.get(side)?.has(keyOf(one))));if(missed.length===0)return null;let data={names:missed.slice(0,MAX_NAMES).
map(({name})=>name),count:missed.length,filter:shortenFilter(focus)};return makeWarning("filter-not-followed",FILTER_LOCATION,
data)}var FILTER_LOCATION=[{kind:"environment variable",name:FILTER_VARIABLE}];function makeFailedFilterWarning(filter,{
round,side}){return makeWarning("filter-failed",FILTER_LOCATION,{round,side,filter:shortenFilter(filter)})}var MAX_FILTER_LENGTH=500;
function shortenFilter({text}){return text.length>MAX_FILTER_LENGTH?`${text.slice(0,MAX_FILTER_LENGTH)}\u2026`:text}function namesSince(series,side,since){
let measured=series.filter(one=>(one[side].invocations.at(-1)??-1)>=since);return new Set(measured.map(keyOf))}function keyOf({
group,name}){return JSON.stringify([group,name])}function isSameFilter(one,other){return one?.text===other?.text&&one?.commands.
join()===other?.commands.join()}function formatFilterRemark(filter,scripts,{names,of}){return filter===null||names.length===
0||names.length===of?"":filter.commands.every(command=>scripts[command]?.includes(FILTER_VARIABLE))?": only these are me\
asured again":`: ${FILTER_VARIABLE} names them`}var PUBLIC_NAMES=/^(?:(?:BENCH_REFEREE|DOTNET|GITHUB|INPUT|LC|RUNNER|XDG)_.*|LANG|LANGUAGE|TERM|COLORTERM|TZ|USER|USERNAME|LOGNAME|HOSTNAME|IMAGEOS|IMAGEVERSION|DEBIAN_FRONTEND|OS|COMPUTERNAME|PROCESSOR_.*|PATH|HOME|PWD|OLDPWD|INIT_CWD|SHELL|TMPDIR|TEMP|TMP)$/i,
SECRET_NAMES=/TOKEN|SECRET|PASS|KEY|CREDENTIAL|AUTH|PRIVATE/i,SYSTEM_PATH=/^(?:\/(?:bin|etc|github|home|lib|mnt|opt|private|root|run|sbin|snap|tmp|usr|var|__t|__w|Applications|Library|System|Users)(?:\/|$)|[A-Za-z]:\\)/;var TOKEN_SHAPES=[/\bgh[pousr]_[A-Za-z0-9]{20,}/g,/\bgithub_pat_[A-Za-z0-9_]{20,}/g,/\bglpat-[\w-]{20,}/g,/\bnpm_[A-Za-z0-9]{30,}/g,
/\bxox[a-z]-[\w-]{10,}/g,/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,/\beyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g,/(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,500}(?=@)/gi],
GITHUB_TOKEN=/\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/,BASE64_RUN=/[A-Za-z0-9+/_-]{16,}={0,2}/g;function makeSecretCheck(secrets){
let forms=secrets.filter(secret=>secret.length>0).flatMap(formsOf),isPlain=text=>GITHUB_TOKEN.test(text)||forms.some(form=>text.
includes(form));return text=>isPlain(text)||(text.match(BASE64_RUN)??[]).some(run=>isPlain(decodeBase64(run)))}function makeSecretMask(env,secrets){
let values=[...secrets,...secretValuesOf(env)].flatMap(value=>[value,...value.split(/\r\n|\r|\n/)]),forms=[...new Set(values.
map(value=>value.trim()).filter(({length})=>length>=6))].flatMap(formsOf).toSorted((left,right)=>right.length-left.length),
holdsSecret=makeSecretCheck(forms);return text=>{let plain=forms.reduce((masked,form)=>masked.replaceAll(form,"***"),text);
return TOKEN_SHAPES.reduce((masked,shape)=>masked.replaceAll(shape,"***"),plain).replaceAll(BASE64_RUN,run=>holdsSecret(
run)?"***":run)}}function secretValuesOf(env){return Object.entries(env).flatMap(([name,value])=>value===void 0?[]:!SECRET_NAMES.
test(name)&&(PUBLIC_NAMES.test(name)||isSystemPath(value))?[]:[value])}function isSystemPath(value){return value.split(/;|:(?!\\)/).
every(part=>part===""||SYSTEM_PATH.test(part))}function formsOf(secret){return[...new Set([secret,encodeURIComponent(secret.
toWellFormed()),JSON.stringify(secret).slice(1,-1)])]}function decodeBase64(run){return Buffer.from(run,"base64").toString(
"latin1")}var RUNNERS_OWN=/^(INPUT_|STATE_|ACTIONS_)/i,NOT_HANDED_ON=new Set([...RUNNER_FILES,FILTER_VARIABLE]),CARGO_FOLDERS=new Set(
["CARGO_TARGET_DIR","CARGO_BUILD_TARGET_DIR","CARGO_BUILD_BUILD_DIR"]);function childEnvironment(env,secrets){let holdsSecret=makeSecretCheck(
secrets),kept={};for(let[name,value]of Object.entries(env))value===void 0||RUNNERS_OWN.test(name)||NOT_HANDED_ON.has(name.
toUpperCase())||CARGO_FOLDERS.has(name.toUpperCase())&&isAbsolute(value)||holdsSecret(value)||(kept[name]=value);return kept}var READ_CHARACTERS=8*1024,MIN_STDOUT_LINES=5;function readLastLines({stdout,stderrTail},{mask}){let[printed,errors]=[stdout,
stderrTail].map(text=>readableLinesOf(text,mask)),room=MAX_OUTPUT_LINES-Math.min(printed.length,MIN_STDOUT_LINES),shown=errors.
slice(-room);return[...lastOf(printed,MAX_OUTPUT_LINES-shown.length),...shown]}function readableLinesOf(text,mask){return mask(
cleanText(endOf(text))).split(`
`).map(line=>line.trimEnd()).filter(line=>line!=="").map(cutLine)}function endOf(text){if(text.length<=READ_CHARACTERS)return text;
let end=text.slice(-READ_CHARACTERS),start=end.search(/[\r\n]/);return start<0?"":end.slice(start+1)}function lastOf(lines,count){
return count===0?[]:lines.slice(-count)}function cutLine(line){return line.length<=MAX_OUTPUT_LINE_LENGTH?line:`${line.slice(
0,MAX_OUTPUT_LINE_LENGTH-1).toWellFormed()}\u2026`}export{FILTER_VARIABLE,makeBenchmarkFilter,findMissedBenchmarks,makeFailedFilterWarning,isSameFilter,formatFilterRemark,
makeSecretMask,childEnvironment,readLastLines};
