import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RUNNER_FILES}from"./chunk-DJJNLWET.js";import{SIDES}from"./chunk-4Q6QMYTI.js";import{makeWarning}from"./chunk-EORH2WXK.js";var FILTER_VARIABLE="BENCH_REFEREE_FILTER",MAX_VARIABLE_BYTES=32*1024-2;function makeBenchmarkFilter(recording,undecided,options){
let filter=restrictToSeries(recording,undecided,options);return filter.byCommand.size===0?null:filter}function restrictToSeries(recording,undecided,{
filterOf,sides}){let commands=[...new Set(sides.flatMap(side=>undecided.flatMap(commandsOn(recording,side))))];commands.
sort((left,right)=>left-right);let byCommand=new Map;for(let command of commands){let runsOn=side=>series=>commandsOn(recording,
side)(series).includes(command),own=undecided.filter(series=>sides.some(side=>runsOn(side)(series))),companions=sides.flatMap(
side=>own.some(runsOn(side))?[]:recording.series.find(runsOn(side))??[]),named=filteredBenchmarksOf([...own,...companions],
sides),text=filterOf(command)?.(named);text!==void 0&&isVariable(text)&&byCommand.set(command,{text,named})}return{commands,
byCommand,since:recording.invocations.length}}function isVariable(text){return!text.includes("\0")&&Buffer.byteLength(`${FILTER_VARIABLE}\
=${text}`)<=MAX_VARIABLE_BYTES}function commandsOn({invocations},side){return series=>[...new Set(series[side].invocations.
flatMap(at=>invocations[at]?.command??[]))]}function filteredBenchmarksOf(series,measured){let named=new Map;for(let{group,
name,...own}of series){let key=keyOf({group,name}),sides=measured.filter(side=>own[side].values.length>0||named.get(key)?.
sides.includes(side));named.set(key,{group,name,sides})}return[...named.values()]}var MAX_NAMES=3;function findMissedBenchmarks({
byCommand,since},{series,invocations}){for(let[command,filter]of byCommand){let gave=new Map(SIDES.map(side=>[side,namesSince(
{series,invocations},side,{command,since})])),missed=filter.named.filter(one=>one.sides.some(side=>!gave.get(side)?.has(
keyOf(one))));if(missed.length===0)continue;let data={names:missed.slice(0,MAX_NAMES).map(({name})=>name),count:missed.length,
filter:shortenFilter(filter)};return makeWarning("filter-not-followed",FILTER_LOCATION,data)}return null}var FILTER_LOCATION=[
{kind:"environment variable",name:FILTER_VARIABLE}];function makeFailedFilterWarning(filter,{round,side}){return makeWarning(
"filter-failed",FILTER_LOCATION,{round,side,filter:shortenFilter(filter)})}var MAX_FILTER_LENGTH=500;function shortenFilter({
text}){return text.length>MAX_FILTER_LENGTH?`${text.slice(0,MAX_FILTER_LENGTH)}\u2026`:text}function namesSince({series,
invocations},side,{command,since}){let isOfCommand=at=>at!==void 0&&at>=since&&invocations[at]?.command===command;return new Set(
series.filter(one=>isOfCommand(one[side].invocations.at(-1))).map(keyOf))}function keyOf({group,name}){return JSON.stringify(
[group,name])}function isSameFilter(one,other){return JSON.stringify(textsOf(one))===JSON.stringify(textsOf(other))}function textsOf(filter){
return filter?.commands.map(command=>[command,filter.byCommand.get(command)?.text??null])??null}function formatFilterRemark(filter,commands,{
names,of}){return filter===null||names.length===0||names.length===of?"":filter.commands.every(command=>commands[command]?.
script.includes(FILTER_VARIABLE))?": only these are measured again":`: ${FILTER_VARIABLE} names them`}var PUBLIC_NAMES=/^(?:(?:BENCH_REFEREE|DOTNET|GITHUB|INPUT|LC|RUNNER|XDG)_.*|LANG|LANGUAGE|TERM|COLORTERM|TZ|USER|USERNAME|LOGNAME|HOSTNAME|IMAGEOS|IMAGEVERSION|DEBIAN_FRONTEND|OS|COMPUTERNAME|PROCESSOR_.*|PATH|HOME|PWD|OLDPWD|INIT_CWD|SHELL|TMPDIR|TEMP|TMP)$/i,
SECRET_NAMES=/TOKEN|SECRET|PASS|KEY|CREDENTIAL|AUTH|PRIVATE/i,SYSTEM_PATH=/^(?:\/(?:bin|etc|github|home|lib|mnt|opt|private|root|run|sbin|snap|tmp|usr|var|__t|__w|Applications|Library|System|Users)(?:\/|$)|[A-Za-z]:\\)/;var TOKEN_SHAPES=[/gh[pousr]_[A-Za-z0-9]{20,}/g,/github_pat_[A-Za-z0-9_]{20,}/g,/glpat-[\w-]{20,}/g,/npm_[A-Za-z0-9]{30,}/g,
/pypi-[\w-]{30,}/g,/xox[a-z]-[\w-]{10,}/g,/[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g,/AIza[\w-]{35}/g,/(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g,
/eyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g,/(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,500}(?=@)/gi,/(?<=\bauthorization['"]?: *['"]?(?:basic|bearer|token) +)[^\s'",]+/gi,
/(?<=-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----)[^-]+/g],CUT_TOKEN=/(?:gh[pousr]_|github_pat_|glpat-|npm_|pypi-|xox[a-z]-|[rs]k_(?:live|test)_|AIza|AKIA|ASIA|eyJ)[\w.-]*(?=…$)/g,
GITHUB_TOKEN=/gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}/,BASE64_RUN=/[A-Za-z0-9+/_-]{8,}={0,2}/g,URL_RUN=/(?:[A-Za-z0-9_.~!*'():@$/+-]|%[0-9A-Fa-f]{2})+/g;
function makeSecretCheck(secrets){let forms=secrets.filter(secret=>secret.length>0).flatMap(formsOf);return makeFormCheck(
text=>GITHUB_TOKEN.test(text)||forms.some(form=>text.includes(form)))}function makeFormCheck(isPlain){return text=>isPlain(
text)||findEncodedSecrets(text,isPlain).length>0}function makeSecretMask(env,secrets){let long=[...secrets,...secretValuesOf(
env)].flatMap(value=>[value,...value.split(/\r\n|\r|\n/)]).map(value=>value.trim()).filter(({length})=>length>=6),forms=[
...new Set(long.flatMap(formsOf))],isKnown=text=>forms.some(form=>text.includes(form)),isPlain=text=>GITHUB_TOKEN.test(text)||
isKnown(text);return text=>{let plain=forms.flatMap(form=>findOccurrences(text,form)),shaped=[...TOKEN_SHAPES,CUT_TOKEN].
flatMap(shape=>findMatches(text,shape)),encoded=[...findEncodedSecrets(text,isPlain),...findWrappedSecrets(text,forms,isKnown)];
return hideRanges(text,[...plain,...shaped,...encoded,...findCutSecrets(text,forms)])}}function findEncodedSecrets(text,isPlain){
let found=(pattern,decode)=>findMatches(text,pattern).filter(([start,end])=>decode(text.slice(start,end)).some(isPlain));
return[...found(BASE64_RUN,decodeBase64),...found(URL_RUN,decodeUrl)]}function findWrappedSecrets(text,forms,isKnown){let joined=text.
replaceAll(`
`,""),breaks=findOccurrences(text,`
`).map(([start],index)=>start-index),within=([start,end])=>breaks.filter(position=>start<position&&position<end),holdsSecret=makeFormCheck(
isKnown),trim=range=>{let start=within(range).findLast(position=>holdsSecret(joined.slice(position,range[1])))??range[0],
end=within([start,range[1]]).find(position=>holdsSecret(joined.slice(start,position)));return[start,end??range[1]]},breaksUntil=at=>breaks.
filter(position=>position<=at).length;return[...forms.flatMap(form=>findOccurrences(joined,form)),...findEncodedSecrets(
joined,isKnown)].filter(range=>within(range).length>0).map(trim).filter(range=>within(range).length>0).map(([start,end])=>[
start+breaksUntil(start),end+breaksUntil(end-1)])}function findCutSecrets(text,forms){if(!text.endsWith("\u2026"))return[];
let end=text.length-1,lengthOf=form=>{for(let length=Math.min(form.length,end);length>=6;length--)if(text.startsWith(form.
slice(0,length),end-length))return length;return 0};return forms.map(form=>[end-lengthOf(form),end]).filter(([start])=>start<
end)}function findOccurrences(text,sought){let found=[];for(let at=text.indexOf(sought);at>=0;at=text.indexOf(sought,at+
sought.length))found.push([at,at+sought.length]);return found}function findMatches(text,pattern){return[...text.matchAll(
pattern)].map(match=>[match.index,match.index+match[0].length])}function hideRanges(text,ranges){let hidden="",done=0;for(let[
start,end]of ranges.toSorted(([left],[right])=>left-right)){if(end<=done)continue;let isJoined=start<=done&&done>0,masks=text.
slice(Math.max(start,done),end).split(`
`).map((line,index)=>line===""||isJoined&&index===0?"":"***");hidden+=text.slice(done,Math.max(start,done))+masks.join(`\

`),done=end}return hidden+text.slice(done)}function secretValuesOf(env){return Object.entries(env).flatMap(([name,value])=>value===
void 0?[]:!SECRET_NAMES.test(name)&&(PUBLIC_NAMES.test(name)||isSystemPath(value))?[]:[value])}function isSystemPath(value){
return value.split(/;|:(?!\\)/).every(part=>part===""||SYSTEM_PATH.test(part))}function formsOf(secret){return[...new Set(
[secret,encodeURIComponent(secret.toWellFormed()),JSON.stringify(secret).slice(1,-1)])]}function decodeBase64(run){return[
0,1,2,3].map(skipped=>Buffer.from(run.slice(skipped),"base64").toString())}function decodeUrl(run){if(!run.includes("%"))
return[];let bytes=run.replaceAll(/%(..)/g,(_,digits)=>String.fromCharCode(Number.parseInt(digits,16)));return[bytes,bytes.
replaceAll("+"," ")].map(text=>Buffer.from(text,"latin1").toString())}import{isAbsolute}from"node:path";var RUNNERS_OWN=/^(INPUT_|STATE_|ACTIONS_)/i,NOT_HANDED_ON=new Set([...RUNNER_FILES,FILTER_VARIABLE,"BENCH_REFEREE_PROFI\
LE"]),CARGO_FOLDERS=new Set(["CARGO_TARGET_DIR","CARGO_BUILD_TARGET_DIR","CARGO_BUILD_BUILD_DIR"]);function childEnvironment(env,secrets){
let holdsSecret=makeSecretCheck(secrets),kept={};for(let[name,value]of Object.entries(env))value===void 0||RUNNERS_OWN.test(
name)||NOT_HANDED_ON.has(name.toUpperCase())||CARGO_FOLDERS.has(name.toUpperCase())&&isAbsolute(value)||holdsSecret(value)||
(kept[name]=value);return kept}export{FILTER_VARIABLE,makeBenchmarkFilter,restrictToSeries,findMissedBenchmarks,makeFailedFilterWarning,isSameFilter,formatFilterRemark,
makeSecretMask,childEnvironment};
