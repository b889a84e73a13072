import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ownFileUrl}from"./action-cli-help-history-judging-measuring-reading.js";import{GoUnitSettings,MAX_NUMBER_LENGTH,REPORT_FORMATS,UserError,about,
atKey,compileFilter,findFilterError,findProjectionError,findTornResult,findUnitWord,formatCompact,formatQuantity,inFile,
isError,makeError,makeWarning,parseGoLine,parseGoText,parseUnit,signTest,smallestTwoSidedP,tidyGoUnit,tidyUnit,userError}from"./action-compare-help-history-judging-measuring-reading.js";
import{NEVER,ZodISODate,ZodISODateTime,ZodISODuration,ZodISOTime,ZodObject,_enum,_isoDate,_isoDateTime,_isoDuration,_isoTime,
_null,array,boolean,custom,looseObject,number,object,record,strictObject,string,tuple,unknown}from"./action-github-client-help-history-judging-measuring-reading.js";
import{__export,__require}from"./action-cli-compare-github-client-help-history-judging-measuring-reading.js";function quoteText(text3){return`"${text3.replaceAll('"',"'").replaceAll(/\s+/g," ")}"`}var BLANK_LETTERS="\\u034F\\u115F\\\
u1160\\u2800\\u3164\\uFFA0";var TEXT_LIMIT=120,BREAKS=/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu,INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}]/gu,BLANKS=new RegExp(`[${BLANK_LETTERS}\
]`,"gu"),PLAIN=/^[ -~]*$/;function stripControls(text3){return PLAIN.test(text3)?text3:text3.replaceAll(BREAKS," ").replaceAll(
INVISIBLE,"").replaceAll(BLANKS,"")}var CHARACTER=new RegExp("\\p{RI}\\p{RI}|\\P{M}(?:\\p{M}|\\p{EMod}){0,7}|\\p{M}","gu");
function shorten(text3,limit=TEXT_LIMIT){if(text3.length<=limit)return text3;let characters=[...text3];return characters.
length>limit?`${characters.slice(0,limit-1).join("")}\u2026`:text3}function shortenMiddle(text3,limit){if(text3.length<=
limit||text3.length<=2*limit&&[...text3].length<=limit)return text3;if(limit<1)return"";let tail=Math.floor((limit-1)/2),
starts=text3.slice(0,2*limit+MARGIN).match(CHARACTER)??[],ends=(text3.slice(-2*limit-MARGIN).match(CHARACTER)??[]).toReversed();
return`${takeUpTo(starts,limit-1-tail).join("")}\u2026${takeUpTo(ends,tail).toReversed().join("")}`}var MARGIN=16;function takeUpTo(characters,limit){
let used=0,end=characters.findIndex(one=>(used+=[...one].length,used>limit));return end<0?characters:characters.slice(0,
end)}function cleanUntrustedText(text3,limit=TEXT_LIMIT){let clean=stripControls(text3).trim();return clean===""?"(no na\
me)":shorten(clean,limit)}function quoteUntrustedText(text3,limit=TEXT_LIMIT){return quoteText(cleanUntrustedText(text3,
limit))}function shortenSha(sha){return sha.slice(0,12)}function abbreviateSha(sha){return sha.slice(0,7)}var COMMAND_NAME=/^[A-Za-z0-9._/-]{1,100}$/,COUNTED=["instructions"];function resolveCommands(written,defaults){let names=nameCommands(written);return written.map((one,index)=>{let own=toOwnCommand(
one);return{name:names[index],script:own.command,workingDirectory:own.workingDirectory??defaults.workingDirectory,format:own.
format??defaults.format,outputFile:own.outputFile===void 0?defaults.outputFile:own.outputFile,count:own.count??defaults.
count,profile:own.profile??defaults.profile,paths:own.paths??defaults.paths,dependsOn:own.dependsOn??defaults.dependsOn}})}
function nameCommands(commands){return commands.map((one,index)=>toOwnCommand(one).name??(commands.length===1?null:`comm\
and ${index+1}`))}function scriptOf(written){return toOwnCommand(written).command}var RESULT_SETTINGS={name:own=>own.name,
command:own=>own.command,"working-directory":own=>own.workingDirectory,format:own=>own.format,"output-file":own=>own.outputFile},
RESULT_SETTING_KEYS=Object.keys(RESULT_SETTINGS);function listChangedSettings(one,other){return RESULT_SETTING_KEYS.flatMap(
key=>{let[before,after]=[one,other].map(written=>RESULT_SETTINGS[key](toOwnCommand(written)));return before===after?[]:{
key,one:before??null,other:after??null}})}function toOwnCommand(written){return typeof written=="string"?{command:written}:
written}var PLAIN2=/^[\w@%+=:,./-]+$/,INVISIBLE2=new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`,"gu");function quoteShellWord(text3){
if(PLAIN2.test(text3))return text3;if(text3==="")return"''";let word="",end=0;for(let{0:invisible,index}of text3.matchAll(
INVISIBLE2))word+=wrapInSingleQuotes(text3.slice(end,index))+formatAsPrintf(invisible),end=index+invisible.length;return word+
wrapInSingleQuotes(text3.slice(end))}function quoteShellWords(words){return words.map(quoteShellWord).join(" ")}function wrapInSingleQuotes(text3){
return text3===""?"":`'${text3.replaceAll("'","'\\''")}'`}function formatAsPrintf(text3){return`"$(printf '${[...new TextEncoder().
encode(text3)].map(byte=>`\\${byte.toString(8).padStart(3,"0")}`).join("")}')"`}var GOT=["got","got"],MAKES=["makes","make"],ALLOCATES=["allocates","allocate"],HAS=["has","have"],FAMILIES=[{unit:/(^|-)sec(\/|$)/,
better:"lower",verb:GOT,more:"slower",less:"faster"},{unit:/(^|-)allocs(\/|$)/,better:"lower",verb:MAKES,more:"more allo\
cations",less:"fewer allocations"},{unit:/(^|-)B\/(op|iter)$/,better:"lower",verb:ALLOCATES,more:"more memory",less:"les\
s memory"},{unit:/\/s(ec)?$/,better:"higher",verb:HAS,more:"higher throughput",less:"lower throughput"},{unit:/(^|-)B$/,
better:"lower",verb:GOT,more:"larger",less:"smaller"}],OTHERWISE={verb:["is","are"],more:"higher",less:"lower",isClear:!1};
function changeWordsOf({unit,better}){let family=FAMILIES.find(one=>one.unit.test(unit)&&one.better===better);return family===
void 0?OTHERWISE:{...family,isClear:!0}}function worseWordOf(subject){let words=changeWordsOf(subject);return subject.better===
"lower"?words.more:words.less}function formatCount(count,noun){return`${count.toLocaleString("en-US")} ${noun}${count===
1?"":"s"}`}function lowerFirst(sentence2){return sentence2.charAt(0).toLowerCase()+sentence2.slice(1)}function formatList(items,limit){
let shown=shortenList(items,limit),last2=shown.at(-1)??"";return shown.length<2?last2:`${shown.slice(0,-1).join(", ")} a\
nd ${last2}`}function shortenList(items,limit=items.length,total=items.length){let shown=items.slice(0,limit),rest=total-
shown.length;return rest===0?shown:[...shown,`${rest.toLocaleString("en-US")} more`]}function groupLabelOf({command:command5,
group}){let parts=[command5,group].filter(part=>part!==null);return parts.length===0?null:parts.join(": ")}function formatLocation(location){let isRecorded=location[0]?.kind==="recording";return location.map((part,index)=>{let text3=formatPart(
part);return isRecorded&&index>0&&!OWN_KINDS.includes(part.kind)?quoteUntrustedText(text3):text3}).join(", ")}var OWN_KINDS=[
"round","placement","setup","part","pull request"];function formatPart(part){switch(part.kind){case"file":{let{path,line,
column,keys}=part,position2=[path,line,column].filter(one=>one!==void 0).join(":");return keys===void 0?position2:`${position2}\
: ${formatJsonPath(keys)}`}case"setting":{let{path,line,column,keys}=part;return[`${path}:${line}:${column}`,...keys.length===
0?[]:[formatYamlPath(keys)]].join(": ")}case"input":return`input "${part.name}"`;case"flag":return`--${part.name}`;case"\
key":return part.name;case"side":return part.sha===void 0?part.side:`${part.side} ${abbreviateSha(part.sha)}`;case"round":
return`${part.round===0?"warm-up":`round ${part.round}`}, ${part.side}`;case"placement":return`counting, ${part.placement===
0?"warm-up":`placement ${part.placement}`}, ${part.side}`;case"setup":return`setup, ${part.side}`;case"recording":case"e\
vent":return`${part.kind} ${quoteUntrustedText(part.name)}`;case"label":return`label ${part.name}`;case"git command":case"\
environment variable":return part.name;case"commit":return`commit ${shortenSha(part.sha)}`;case"pull request":return`pul\
l request #${part.number}`;case"part":return part.part;case"text":return part.text}}function formatJsonPath(keys){return`\
$${keys.map(key=>typeof key=="number"?`[${key}]`:`.${key}`).join("")}`}function formatYamlPath(keys){return keys.map((key,index)=>{
if(typeof key=="number")return`[${key}]`;let name2=/^[\w*/-]+$/.test(key)?key:JSON.stringify(key);return index===0?name2:
`.${name2}`}).join("")}function formatDuration(ms){if(ms<999.5)return`${Math.round(ms)} ms`;if(ms<59950)return`${(ms/1e3).toFixed(1)} s`;let seconds=Math.
round(ms/1e3);return`${Math.floor(seconds/60)} min ${String(seconds%60).padStart(2,"0")} s`}function formatMissingHistory(ref2){
return`there is no history in ${ref2}`}function formatHistorySize(ref2,commits){return`commits in the history of ${ref2}\
: ${commits}`}function formatStep({round,command:command5,side:side2},{rounds:rounds2,commands}){return`${round===0?"war\
m-up":`round ${round}/${rounds2}`} ${side2}${commands===1?"":` command ${command5+1}/${commands}`}`}function formatCountStep({
placement,command:command5,side:side2},{placements,commands}){return`counting ${placement===0?"warm-up":`placement ${placement}\
/${placements}`} ${side2}${commands===1?"":` command ${command5+1}/${commands}`}`}function formatCost({roundMs,rounds:allowed,
maxMinutes},{min:min2,max:max2},commands){let range=min2===max2?"":`${min2} to `,times=[...new Set([min2,max2])].map(rounds2=>formatDuration(
rounds2*roundMs)).join(" to "),planned=`${range}${formatCount(max2,"round")} ${max2===1?"takes":"take"} about ${times}`,
limit=`max-minutes (${maxMinutes}) allows ${allowed>=max2?"all of them":`${allowed} of them`}`;return`${formatInvocationTimes(
commands)}, so ${planned}; ${limit}`}function formatInvocationTimes(commands){let texts2=commands.map(times=>Object.entries(
times).map(([side2,ms])=>`${formatDuration(ms)} on ${side2}`).join(" and "));return commands.length===1?`an invocation t\
akes ${texts2.join("")}`:`an invocation takes ${joinFirst(texts2.map((text3,index)=>`command ${index+1}/${texts2.length}\
 ${text3}`))}`}function formatUndecidedCount(undecided){return undecided===null?"":`, ${undecided.names.length} of ${undecided.
of} undecided`}var MAX_NAMES=3;function joinFirst(names){return`${names.slice(0,MAX_NAMES).join(", ")}${names.length>MAX_NAMES?
", \u2026":""}`}function nameRounds(block){return`${block.length===1?"round":"rounds"} ${block.join(" and ")}`}function formatUndecidedBenchmarks({
names,of,precision}){let error=precision===null?"":` within \xB1${Number((100*precision).toPrecision(12))}%`;if(names.length===
0)return`everything is ${error===""?"decided":`decided and known${error}`}`;let missing=error===""?"undecided":`undecide\
d or not known${error}`;return`${names.length} of ${of} still ${missing} (${joinFirst(names)})`}function formatOutputTitle(location){
return`output of ${formatLocation(location)}`}function formatRemeasuring(block,{kind,taken}){let others=kind==="others"?
"other processes":"other virtual machines";return`${nameRounds(block)} again: ${others} took ${Math.round(taken*100)}% o\
f a processor`}function formatRetry(block,{round,side:side2}){return`${nameRounds(block)} again: round ${round}, ${side2}\
, failed`}function formatOneSidedDisturbance({base,head}){return`disturbances came with one side (base ${base}, head ${head}\
 times), so every attempt counts and nothing is measured again`}function formatNothingToMeasure(decisions){return`nothin\
g to measure (${[...new Set(decisions.map(({reason:reason2})=>reason2))].join(", ")})`}function formatOwnBenchmarkFiles(){
return"base does not work with the benchmark files of head: starting again with its own"}function formatLook(round,undecided,filterRemark=""){
let result=undecided.isHopeless?"no verdict is possible with this plan, so measuring ends":`${formatUndecidedBenchmarks(
undecided)}${filterRemark}`;return`look after ${round} rounds: ${result}`}function formatCountLook(placements,undecided){
return`counts after ${placements} placements: ${formatUndecidedBenchmarks(undecided)}`}function formatSearchStart({commits,
names}){return`searching ${formatCount(commits,"commit")} for ${joinFirst(names)}`}function formatBuild({position:position2,
of,sha}){return`build commit ${position2} of ${of}, ${shortenSha(sha)}`}function formatSearchStep({commit,round,commits}){
let tree=commit===0?"base":commit===commits?"head":`commit ${commit} of ${commits}`;return`search ${round===0?"warm-up":
`round ${round}`} ${tree}`}function formatSearchEnd({ended,builds,rounds:rounds2,durationMs}){return`search ended (${ended}\
): ${formatCount(builds,"build")}, ${formatCount(rounds2,"round")}, ${formatDuration(durationMs)}`}function formatNothingToSearch(benchmarks){
return`${benchmarks===null?"Nothing":`Nothing that matches ${benchmarks}`} got significantly worse, so no commit was sea\
rched.`}function formatUnfinishedSearch(command5){return`The search is not finished. To continue it:
  ${command5}`}function formatProfilesStart(names){return`profiling ${joinFirst(names)}`}function formatProfileStep({side:side2,
round,of,name:name2}){return`profile ${round} of ${of} of ${name2} ${side2}`}function formatProfilesEnd({ended,profiles,
durationMs}){return`profiles ended (${ended}): ${formatCount(profiles,"profile")}, ${formatDuration(durationMs)}`}function formatRecognisedFormat(format,evidence){
return`recognised the format "${format}"${evidence===null?"":` by "${evidence}"`}`}function formatReplacedBase(path,commit){
return`base is not measured: the baseline ${path} of ${commit} is used`}function formatUnknownDefinitions(reason2){return`\
the lines that define benchmarks are not known: ${reason2}`}var SIDES=["base","head"];var MEASURABLE=`0 or a number between ${1e-30} and ${1e30}, of either sign`;function isMeasurable(value){let magnitude2=Math.
abs(value);return magnitude2===0||magnitude2>=1e-30&&magnitude2<=1e30}var PLAIN_FORMATTER={plain:text3=>text3,strong:text3=>text3,code:text3=>formatPlainCode(text3),untrusted:text3=>quoteUntrustedText(
text3)},UNCUT_FORMATTER={...PLAIN_FORMATTER,code:text3=>formatPlainCode(text3,Number.POSITIVE_INFINITY),untrusted:text3=>quoteUntrustedText(
text3,Number.POSITIVE_INFINITY)};function formatPlainCode(text3,limit){return text3.includes("`")?quoteUntrustedText(text3,
limit):`\`${cleanUntrustedText(text3,limit)}\``}function richText(texts2,...values){return texts2.flatMap((text3,index)=>{
let value=values[index]??"";return[text3,...isRichText(value)?value:[typeof value=="number"?String(value):value]]}).filter(
piece=>piece!=="")}function joinRichTexts(texts2,separator){return texts2.filter(words=>words!==null).flatMap((words,index)=>index===
0?words:[separator,...words])}function emphasise(text3){return{strong:text3}}function asCode(text3){return{code:text3}}function asUntrustedText(text3){
return{untrusted:text3}}function formatRichText(words,formatter){return words.map(piece=>typeof piece=="string"?formatter.
plain(piece):"strong"in piece?formatter.strong(piece.strong):"code"in piece?formatter.code(piece.code):formatter.untrusted(
piece.untrusted)).join("")}function isRichText(value){return Array.isArray(value)}function dayOf(epochMs){return new Date(epochMs).toISOString().slice(0,10)}function isDay(text3){if(!/^\d{4}-\d{2}-\d{2}$/.
test(text3))return!1;let epochMs=Date.parse(`${text3}T00:00:00Z`);return!Number.isNaN(epochMs)&&dayOf(epochMs)===text3}function daysUntil(from,to){
return Math.round((Date.parse(to)-Date.parse(from))/864e5)}function message(fields,words,..._unknown){return{fields,words:shown=>{let chosen=typeof words=="function"?words(shown):
words;return typeof chosen=="string"?fillTemplate(chosen,shown):chosen}}}function sentence(text3){return message({},text3)}
var TOKEN=/`[^`]*`|\{[^}]*\}|\[(?:`[^`]*`|[^\]`])*\]|[^`{[]+/g;function fillTemplate(template,shown){return[...template.
matchAll(TOKEN)].flatMap(([token])=>{let inside=token.slice(1,-1);return token.startsWith("`")?[asCode(inside)]:token.startsWith(
"{")?fillPlaceholder(inside,shown):token.startsWith("[")?[...inside.replaceAll(/`[^`]*`/g,"").matchAll(/\{(\w+)/g)].map(
([,name2=""])=>name2).every(name2=>shown[name2]!==void 0)?fillTemplate(inside,shown):[]:[token]})}function fillPlaceholder(inside,shown){
let[,name2="",total,noun]=/^(\w+)(?: of (\w+)| (.+))?$/.exec(inside)??[],value=shown[name2];if(Array.isArray(value)){let items=value;
return list(items,items.length,total===void 0?items.length:shown[total])}return typeof value!="number"?[value]:[noun===void 0?
String(value):formatCount(value,noun)]}function withCode(text3){return text3.split("`").map((part,index)=>index%2===0?part:
asCode(part)).filter(piece=>piece!=="")}var text={accepts:value=>typeof value=="string",show:asUntrustedText},code={...text,
show:value=>({code:value})},texts={accepts:value=>Array.isArray(value)&&value.every(item=>typeof item=="string"),show:items=>items.
map(asUntrustedText)},firstTexts={...texts,show:items=>items.slice(0,3).map(asUntrustedText)};function upTo(limit){return{
...texts,show:items=>shortenList(items.map(asUntrustedText),limit)}}var codes={...texts,show:items=>items.map(asCode)},number2={
accepts:value=>typeof value=="number",show:value=>value},flag={accepts:value=>typeof value=="boolean",show:value=>value},
unitName={...text,show:value=>value},day={accepts:value=>typeof value=="string"&&isDay(value),show:value=>value};function oneOf(...words){
return{accepts:value=>words.includes(value),show:word=>word}}function optional(field){return{accepts:value=>value===void 0||
field.accepts(value),show:value=>value===void 0?void 0:field.show(value)}}function list(items,limit=items.length,total=items.
length){return joinItems(shortenList(items,limit,total),"and")}function listAlternatives(items){return joinItems(items,"\
or")}function joinItems(items,conjunction){return items.flatMap((item,index)=>{let joint=index===0?"":index===items.length-
1?` ${conjunction} `:", ";return richText`${joint}${item}`})}var command={...optional(text),show:name2=>name2===void 0?"setup":asUntrustedText(name2)},duration={...number2,show:formatDuration},
mebibytes={...number2,show:bytes=>`${bytes/1024/1024} MiB`},WRITE_AGAIN="Write it again with `bench-referee check --writ\
e-baseline`, and commit it.",FILTER_RESET="so everything is measured again from here on. Check what the command does wit\
h {filter}.",MEASURE_MESSAGES={"command-failed":message({command,exitCode:number2,durationMs:duration,isNetwork:optional(
flag)},({isNetwork})=>isNetwork?"{command} failed (exit code {exitCode} after {durationMs}). It says that a server was n\
ot reached, so run it again.":"{command} failed (exit code {exitCode} after {durationMs})."),"command-not-found":message(
{command},"{command} failed with exit code 127: a command was not found. Install it in `setup`, or on the machine before\
 this step."),"program-not-in-commit":message({command,name:text,path:text,install:optional(code)},({command:command5,name:name2,
path,install})=>{let remedy=install===void 0?richText`Make it in ${asCode("setup")}.`:richText`Install it in each clone: ${asCode(
`--setup ${quoteShellWord(install.code)}`)}, or ${asCode(`setup: ${install.code}`)} in the configuration.`;return richText`${command5} did not find ${name2}. Your folder has ${path}, but git does not have it, and clean clones are measured. ${remedy}`}),
"script-line-ends":message({command,path:text},"{command} could not start {path}: its lines end as on Windows, so its in\
terpreter is not found. Add `*.sh text eol=lf` to `.gitattributes`, run `git add --renormalize .`, and commit both."),"c\
ommand-file-missing":message({command,path:text,workingDirectory:optional(text)},({workingDirectory})=>`{command} did no\
t find {path}. This commit does not have that file in ${workingDirectory===void 0?"the top folder":"the folder {workingD\
irectory}"} of the repository, where it runs, and \`setup\` did not make it. Add it, or set \`working-directory\` to its fol\
der.`),"command-killed":message({command,signal:code},({signal})=>signal.code==="SIGKILL"?"{command} was killed by {sign\
al}. Memory may have run out.":"{command} was killed by {signal}. Run it alone to find out why."),"command-not-started":message(
{command,reason:text,workingDirectory:optional(text)},"{command} could not be started: {reason}.[ Check that `working-di\
rectory` {workingDirectory} exists there.]"),"output-too-long":message({command,limitBytes:mebibytes},({command:command5})=>`\
{command} printed more than {limitBytes} and was killed. ${command5==="setup"?"Make it print less.":"Print results only,\
 or write them to a file and name it in `output-file`."}`),"command-too-slow":message({command,limitMs:duration,usualMs:optional(
duration)},({command:command5,usualMs})=>command5==="setup"?"{command} did not end within {limitMs} and was killed. Find\
 out why it hangs.":usualMs===void 0?"{command} did not end within {limitMs}, the time left of `max-minutes`, and was ki\
lled. Raise `max-minutes`, or find out why it hangs.":"{command} did not end within {limitMs}, though {usualMs} was enou\
gh before, and was killed. Find out why it hangs, or give it its own time limit."),"benchmark-files-unmatched":message({
patterns:texts},"no file of base or head matches {patterns}, so base gets nothing from head by them. Correct the pattern\
s or delete them."),"benchmark-files-not-for-base":sentence("base does not work with head's version of these files, so i\
t was measured with its own. New benchmarks are not compared, and where head changed a benchmark, the two sides do not m\
easure the same thing."),"time-too-short":message({rule:code,results:number2,roundMs:number2,maxMinutes:number2,rounds:number2,
neededRounds:number2,neededMinutes:number2,fixedRounds:optional(number2),hasBaseline:flag,mayIncludeBuild:flag},({roundMs,
maxMinutes,rounds:rounds2,...remedy})=>`${describeAllowedRounds({roundMs,maxMinutes,rounds:rounds2})}. To show that {rul\
e} is broken with {results budgeted result}, {neededRounds} are needed. ${formatTimeRemedies(remedy)}`),"processes-left":message(
{command,names:optional(upTo(5))},"{command} left processes running, which were killed[: {names}]. It must end what it s\
tarts, because that can slow the next measurement."),"setup-processes-ended":message({names:upTo(5)},"setup left process\
es running, which were ended with it: {names}. Start a server that the benchmark needs in `run`, or in an earlier step o\
f the workflow."),"runner-files-changed":message({variables:codes},"something wrote to the files of {variables}, by whic\
h a step sets variables and outputs. They were restored, and this run is not judged: no benchmark does that by accident."),
"no-results-printed":sentence("it has no benchmark results. Check that the command runs the benchmarks that it should."),
"no-result-file":message({pattern:text},"the command wrote no file that matches `output-file` {pattern}. The pattern is \
relative to `working-directory`; files of an earlier run are not read."),"results-missing":message({names:firstTexts,count:number2},
"a result is missing for {names of count}, although base had one in its warm-up, before head ran. Each invocation must p\
rint the same benchmarks."),"names-unstable":message({sides:oneOf("base","head","both"),count:number2,from:text,to:text,
isShard:optional(flag)},({sides,count,isShard})=>{let[names,its,them]=count===1?["the name of 1 benchmark is","its name",
"it"]:["the names of {count} benchmarks are","the names","them"],compared=isShard?"Benchmarks are divided into shards by\
 their names.":"Without a constant name a benchmark is not compared.",exclude=isShard?"":`, or exclude ${them} from the \
budgets of level \`fail\``;return`on ${sides==="both"?"base and head":"{sides}"}, ${names} not the same in each invocati\
on: {from}, then {to}. ${compared} Remove anything that varies from ${its}: a path, a process id, a time or a seed${exclude}\
.`}),"block-retried":message({first:number2,last:number2,signal:optional(code),exitCode:optional(number2),second:oneOf("\
ok","failed","cut")},({first,last:last2,signal,second})=>{let how=signal===void 0?"[ (exit code {exitCode})]":" (killed \
by {signal})",block=first===last2?"round {first} was":"rounds {first} and {last} were",once=second==="ok"?" once":"",end={
ok:", with success. The first attempt is not used.",failed:". Then an invocation failed again.",cut:". Measuring ended b\
efore that was done."}[second];return`an invocation failed${once}${how}, so ${block} measured again on both sides${end}`}),
"filter-not-followed":message({names:firstTexts,count:number2,filter:text},`{names of count} did not run with it, ${FILTER_RESET}`),
"filter-failed":message({round:number2,side:oneOf("base","head"),filter:text},`round {round}, {side}, failed with it, ${FILTER_RESET}`),
"sample-unit":sentence("every raw value counts, as in benchstat. The values of one invocation share its moment and its m\
emory layout, so changes look more significant than they are."),"baseline-not-found":sentence(`there is no such baseline\
. ${WRITE_AGAIN}`),"baseline-without-values":sentence(`it has no values of head. ${WRITE_AGAIN}`),"baseline-setting-diff\
ers":message({setting:oneOf("unit","format"),configured:text,found:optional(text)},`its {setting} is[ {found},] not {con\
figured}, which is configured now. ${WRITE_AGAIN}`),"baseline-only-on-head":sentence("the base commit has no such baseli\
ne, so the one of this pull request was used."),"baseline-changed":message({isDeleted:flag},({isDeleted})=>`this pull re\
quest ${isDeleted?"deletes":"changes"} the baseline. The one of the base commit was used; the change applies after the m\
erge.`),"command-in-top-folder":message({folder:text,flag:code},"the command runs in the top folder of the repository, n\
ot in {folder} where it was typed. Add {flag} to run it there."),"baseline-not-named":message({config:code},"no file for\
 the baseline is named. Add `baseline: bench/baseline.json` to {config}, or use `--baseline bench/baseline.json`.")};function describeAllowedRounds({
roundMs,maxMinutes,rounds:rounds2}){let allow=maxMinutes===1?"allows":"allow";return`a round takes about ${formatDuration(
roundMs)}, so ${formatCount(maxMinutes,"minute")} ${allow} ${formatCount(rounds2,"round")}`}function formatTimeRemedies({
neededMinutes,fixedRounds:fixedRounds2,hasBaseline,mayIncludeBuild}){let remedies=[`Raise \`max-minutes\` to at least ${neededMinutes}`,
...fixedRounds2===void 0?[]:[`set \`rounds: ${fixedRounds2}\``],"measure fewer or shorter benchmarks",...hasBaseline?[]:
["compare with a `baseline`, which halves the time"]],build=mayIncludeBuild?" If the first invocation builds something, \
do that in `setup`, whose time does not count.":"";return`${remedies.slice(0,-1).join(", ")}, or ${remedies.at(-1)}: see\
 \`${ownFileUrl("docs/slow-suites.md")}\`.${build}`}var RESUMED_PARTS=["base","head","setup","working directory","output file","number of commands",...RESULT_SETTING_KEYS],
COMMAND_LINE_MESSAGES={"unknown-command":message({command:text,suggestion:optional(code),commands:codes},({suggestion})=>suggestion===
void 0?"unknown command {command}. The commands are {commands}.":"unknown command {command}. Did you mean {suggestion}?"),
"no-such-benchmark":message({pattern:text,names:texts,count:number2},"no benchmark matches {pattern}. The names are {nam\
es of count}."),"resumed-without-search":message({file:text},"{file} is not the recording of a search. Give the file tha\
t an interrupted `bench-referee bisect` wrote."),"resumed-other-run":message({part:oneOf(...RESUMED_PARTS),got:text,wanted:text},
"the {part} of the recording is {got}, but this search uses {wanted}. Repeat the command that wrote the recording, or le\
ave the flag out."),"no-input-file":sentence("no file was named. Use `parse results.txt`, or `parse -` for standard inpu\
t."),"no-output-file":sentence("no file for the recording was named. Use `--out recording.json`."),"input-unreadable":message(
{reason:text},"it could not be read ({reason}). Check that it is the right file."),"history-missing":message({ref:text,command:code},
`this clone does not have the ref {ref}. Fetch it with {command}, or record runs first, as \`${ownFileUrl("docs/history.\
md")}\` says.`),"history-empty":message({ref:text},"{ref} has no runs. Name the ref that the action `record` writes."),"\
history-since-unknown":message({ref:text},"there is no commit {ref} in this clone. Fetch it, for example with `git fetch\
 --tags`, or name another one."),"history-since-not-compared":message({ref:text,commit:text},"no run compared {ref} ({co\
mmit}). Name a commit of the history, or leave the flag out."),"history-benchmark-unmatched":message({pattern:text},"no \
benchmark of the history matches {pattern}. `*` matches within one part of a name, and `**` across parts."),"history-fil\
e-refused":message({reason:text},"it is not a run of this version ({reason}), so it is left out."),"history-file-skipped":sentence(
"it is too large for a run, so it is left out."),"no-import-file":sentence("no file was named. Use `history import data.\
js`, or `history import -` for standard input. The file is on the branch `gh-pages`, often as `dev/bench/data.js`."),"to\
o-many-imports":message({got:text},"takes one file at a time. Remove {got}."),"import-too-large":message({limit:number2},
"together with earlier imports it is larger than {limit} bytes, so it was not imported. Remove old runs from it."),"impo\
rt-no-data-js":message({reason:text},"it is not the file `data.js` of github-action-benchmark, which is `window.BENCHMAR\
K_DATA = ` and JSON ({reason}). Nothing was imported."),"import-unexpected":message({reason:text},"this part is not what\
 github-action-benchmark writes ({reason}). Nothing was imported. Correct or remove it."),"import-empty":sentence("it ha\
s no values, so there is nothing to import."),"import-without-number":message({missing:number2},({missing})=>missing===1?
"1 value is `null` instead of a number. The charts of github-action-benchmark have a gap there, and so does the import.":
"{missing value} are `null` instead of numbers. The charts of github-action-benchmark have gaps there, and so does the i\
mport."),"no-series-file":sentence("no file was named. Use `history change-points values.txt`, or `history change-points\
 -` for standard input."),"too-many-series":message({got:text},"takes one series at a time. Remove {got}."),"series-empt\
y":sentence("has no numbers. Give one number on each line, or a JSON array of numbers."),"series-not-a-number":message({
got:text},"{got} is not a number. Give one number on each line, or a JSON array of numbers, without units or separators."),
"series-not-finite":message({got:text},"{got} is not a finite number. Leave it out, or correct the program that wrote it\
."),"series-broken-json":message({reason:text},"is not a JSON array ({reason}). Correct it, or give one number on each l\
ine."),"series-too-long":message({got:number2,max:number2},"has {got} values, but at most {max} are searched. Give the n\
ewest ones, for example with `tail`."),"no-results-in-file":sentence("it has no benchmark results. Give the output of a \
benchmark tool; `bench-referee formats` lists the tools."),"not-two-columns":message({columns:texts},({columns})=>{let names=columns.
length===0?[]:richText`: ${list(columns)}`;return richText`${asCode("--config")} and all formats but ${asCode("text")} and ${asCode(
"csv")} compare two columns, but there are ${columns.length}${names}. Name two files, or choose two columns with ${asCode(
"--col")} and ${asCode("--filter")}.`}),"benchstat-warning":message({message:text},"benchstat warns: {message}."),"bench\
stat-refusal":message({message:text},"benchstat refuses this: {message}."),"configuration-missing":message({file:optional(
text),isNamed:flag},({isNamed})=>isNamed?"there is no such file[: {file}]. Check the path, or leave it out.":"there is n\
o configuration here[: {file}]. `bench-referee init` writes one. Without it the built-in budgets apply."),"proposal-exis\
ts":message({file:text},"{file} exists already, and doctor never overwrites a file. Name another file, compare the two, \
and replace the old one by hand."),"no-baseline-written":message({isCancelled:flag,rounds:number2},({isCancelled,rounds:rounds2})=>isCancelled?
"measuring was cancelled, so no baseline was written.":rounds2===0?"no round was completed, so no baseline was written.":
"the benchmark failed, so no baseline was written."),"nothing-to-diagnose":sentence("the benchmark failed, so there is n\
othing to diagnose. Correct the command first; `bench-referee check` shows more."),"diagnosis-cancelled":sentence("it wa\
s cancelled, so there is nothing to diagnose."),"baseline-ignored":sentence("both sides were measured, without the basel\
ine of the configuration. What doctor says about times holds where base is measured together with head; against a baseli\
ne of another machine `baseline-tolerance` decides."),"too-few-noise-rounds":message({rounds:number2,minRounds:number2,isPlanned:flag},
({rounds:rounds2,isPlanned})=>isPlanned?`{rounds round} ${rounds2===1?"is":"are"} too few: an estimate of the noise need\
s at least {minRounds}. Use a number such as 10.`:`only {rounds round} ${rounds2===1?"was":"were"} completed, but an est\
imate of the noise needs at least {minRounds}. Allow more time with \`--max-minutes\`, or measure fewer benchmarks.`),"n\
oise-time-too-short":message({roundMs:number2,maxMinutes:number2,rounds:number2,neededMinutes:number2,minRounds:number2},
time3=>`${describeAllowedRounds(time3)}, but an estimate of the noise needs at least {minRounds}. Raise \`--max-minutes\` \
to at least {neededMinutes}, or measure fewer benchmarks.`),"demo-repository-failed":message({answer:text},"the example \
repository could not be made: {answer}."),"not-in-a-clone":message({folder:text,answer:text},"{folder} is not in a git r\
epository: {answer}. Go into the repository, or make one with `git init`."),"files-not-listed":message({folder:text,answer:text},
"the files in {folder} could not be listed: {answer}."),"source-files-left-out":message({found:number2,read:number2},"of\
 {found} source files only the {read} nearest to the root are read."),"ignored-file-exists":sentence("it exists, and git\
 ignores it. Move it away, or write the gate by hand as the README shows."),"no-benchmark-found":message({ecosystems:texts,
lookedFor:texts},({ecosystems,lookedFor})=>{let where=ecosystems.length===0?[]:richText` in the ${list(ecosystems)} code here`,
tools=lookedFor.flatMap(tool=>richText`\n  ${tool}`);return richText`there is no benchmark${where}, so nothing was written. Looked for:${tools}\nWrite a benchmark first, or name a command to measure: ${asCode(
"init -- make build")}.`}),"already-configured":sentence("it exists already, so the command after `--` would not be meas\
ured. Set the command as `run` in that file, leave it out here, or name a second gate with `--name NAME`.")};var GIVE_COMMITS="Set the inputs `base` and `head`.",GRANT_CONTENTS="Grant `contents: read` in the workflow, or run the \
job again.",GIVE_UNCHANGED="Give the files that `measure` wrote in this run, unchanged and each once.",FORKS_GUIDE=`\`${ownFileUrl(
"docs/forks.md")}\``,file=oneOf("recording","baseline"),REMEDIES={recording:"Give the file that `measure` wrote, unchang\
ed.",baseline:"Write it again with `bench-referee check --write-baseline`, and commit it."},INCONSISTENCIES={rounds:"its\
 lowest number of rounds is above its highest",command:"an invocation belongs to no command of the recording","warm-up":"\
its warm-up, which has no values, was put aside as disturbed",baseline:"round {round} was put aside as disturbed, but ba\
se was not measured",attempts:"round {round} was put aside as disturbed, but not the same number of times on both sides \
and for every command","attempt-count":"round {round} was put aside as disturbed too many times",retries:"round {round} \
was measured again after a failure, which this run may not do so often or there",values:"the values of {benchmark} on {s\
ide} do not belong to invocations of their side","values-twice":"{benchmark} on {side} has two values of one metric from\
 the same invocation",search:"its search for a commit names commits, commands or invocations that it does not have",profiles:"\
its profiles name commands, functions or stacks that it does not have, stacks that are too deep, or a benchmark twice",places:"\
a benchmark has two source lines"},EVENT_MESSAGES={"unsupported-event":message({event:text},"the event {event} does not \
say which commits to compare. Run the gate on pull_request, merge_group, push, workflow_dispatch or schedule; for pull r\
equests from forks use `pull_request`, never `pull_request_target`."),"privileged-event":sentence(`code of a pull reques\
t is not run on this event, because its token may write. Measure on \`pull_request\` with bench-referee/measure, and repor\
t forks from a second workflow with bench-referee/report: see ${FORKS_GUIDE}.`),"branch-deleted":sentence("the branch wa\
s deleted, so there is nothing to measure. Add `if: ${{ !github.event.deleted }}` to the job."),"event-not-recorded":message(
{event:text,events:codes},"runs of the event {event} are not recorded. A pull request is recorded when it is merged: run\
 this action on {events}."),"event-without-base":message({event:text,base:text},"the event {event} does not name a commi\
t to compare with, which {base} needs. Set `base` to a branch, tag or SHA."),"event-without-merge":message({event:text},
"only a pull request has a merge commit, but the event is {event}. Use `head: head`, or leave it out."),"event-without-s\
ha":message({path:code,found:optional(text)},`its payload has no commit SHA at {path}[, but {found}]. ${GIVE_COMMITS}`),
"run-without-sha":sentence("the runner did not name the commit that started this run. Set `head` to the commit to measur\
e."),"not-a-ref":message({ref:text},"{ref} is not a branch, a tag or a full SHA. Use a name such as `main` or `v1.2.0`, \
or all 40 characters of a SHA."),"measuring-run-stopped":message({conclusion:text},`the measuring run did not finish ({c\
onclusion}), so there is nothing to report. Leave such runs out by the \`if\` of the job, as ${FORKS_GUIDE} shows.`),"me\
asuring-run-failed":message({conclusion:text,url:code},"the measuring run did not succeed ({conclusion}), so there is no\
thing to judge. Find the cause in {url}, and run it again."),"measuring-run-of-other-repository":message({repository:text},
"the measuring run belongs to another repository, {repository}. Report in the repository that measured."),"measuring-run\
-of-other-event":message({event:text},"a second workflow reports only runs of the event pull_request, not of {event}. Ad\
d `if: github.event.workflow_run.event == 'pull_request'` to the job; on other events report in the run that measures."),
"measuring-run-incomplete":message({field:code},"its payload does not have {field}. Report in a workflow that `workflow_\
run` starts, with `types: [completed]`."),"head-repository-deleted":sentence("the repository of the pull request was del\
eted, so the pull request cannot be found."),"workflow-not-on-default-branch":message({path:text},"the workflow that mea\
sured, {path}, is not on the default branch. Merge it there first, because a pull request can add a workflow of the same\
 name."),"pull-request-not-found":message({branch:text},"no pull request of this repository has this commit as its head \
(branch {branch}). If its branch was renamed, push to it once more."),"several-pull-requests":message({numbers:codes},"p\
ull requests {numbers} have the same head, so it is unknown which one to report to. Close all but one, or give each its \
own branch, and run the first workflow again."),"pull-request-unreadable":message({answer:text},"the pull request could \
not be looked up: {answer}. Grant `contents: read` and `pull-requests: write` in the workflow, or run the job again."),"\
pull-request-closed":sentence("it is closed, so there is no comment. The check run is on the commit that was measured."),
"pull-request-moved":message({head:code,measured:code},"its head is now {head}, but this run measured {measured}, so the\
re is no comment. The check run is on the commit that was measured."),"repository-unreadable":message({answer:text},`the\
 repository could not be read: {answer}. ${GRANT_CONTENTS}`),"api-incomplete":message({answer:text},`this server does no\
t have all requests of the GitHub API that \`report\` needs, or a proxy does not let one through: {answer}. Use the root a\
ction in one job: \`${ownFileUrl("docs/other-servers.md")}\` says what works where.`),"commit-hidden":message({sha:code},
`GitHub does not have the commit {sha} to read this file from, or hides it from the token. ${GRANT_CONTENTS}`),"target-b\
ranch-not-found":sentence("the branch that head is compared with could not be found. Run again, and check that `github-t\
oken` may read this repository."),"config-change-unreadable":message({answer:text},"how head changes it could not be rea\
d: {answer}. The file of the base commit was used."),"token-missing":message({isRecord:flag},({isRecord})=>`there is no \
token, and without one ${isRecord?"the history cannot be written":"the configuration of the base branch cannot be read"}\
. Leave the input out to use the token of the workflow.`),"no-recording-matches":message({pattern:text},"no file in the \
workspace matches {pattern}. Download the artifact with the recording before this step, into the folder that the pattern\
 names."),"no-recording-named":sentence("no recording is named. Use `report recording.json`."),"recording-not-found":message(
{writer:code},"there is no such file. Give the file that {writer} wrote."),"too-many-recordings":message({count:number2,
limit:number2},"there are {count} recordings, but one report takes at most {limit}, as many as a matrix has jobs. Leave \
out other files, or make several reports, each with its own `name`."),"unknown-code":message({code:text},"unknown code {\
code}: this version of bench-referee has no words for it."),"recording-not-json":message({reason:text,file},({file:file2})=>`\
this is not JSON: {reason}. ${REMEDIES[file2]}`),"recording-of-other-version":message({version:number2,file},({file:file2})=>file2===
"baseline"?`another version of bench-referee wrote this recording (version {version}). ${REMEDIES.baseline}`:"another ve\
rsion of bench-referee wrote this recording (version {version}). Use the same version of bench-referee to measure and to\
 report."),"not-a-recording":message({reason:text,file},({file:file2})=>`this is not a recording: {reason}. ${REMEDIES[file2]}`),
"recorded-text-too-long":message({text,length:number2,limit:number2},"the text {text} has {length} characters. Shorten i\
t to at most {limit} characters where it is defined, and measure again."),"recording-inconsistent":message({fault:oneOf(
...Object.keys(INCONSISTENCIES)),round:optional(number2),benchmark:optional(text),side:optional(oneOf("base","head")),file},
({fault,file:file2})=>`${INCONSISTENCIES[fault]}. ${REMEDIES[file2]}`),"searched-commit-unknown":message({commit:optional(
text)},({commit})=>commit===void 0?"the commit that broke a budget is not named: the server did not list the commits bet\
ween base and head.":"the commit that broke a budget is not named: the recording has {commit}, which does not lie betwee\
n base and head."),"recordings-of-other-commits":message({commits:text},"it compares {commits}, which are not the commit\
s of the first recording. Report recordings of one base and one head together."),"recordings-of-one-name":message({name:text},
"two have the same name {name}. Give every leg its own `name` when it measures."),"recording-of-other-head":message({found:optional(
text)},"its head[ {found}] is not the commit of this run. Report the recording that the run of this commit measured; a s\
econd workflow can report `head: head` only."),"recording-of-other-base":message({found:optional(text)},"its base[ {foun\
d}] is not in the history that this run compares with. Measure against the merge base, the target branch, or another com\
mit of that history."),"recording-of-other-baseline":message({path:text},"it compares with the baseline {path}, which th\
e configuration does not name. Measure again, with the configuration of the base branch."),"recording-without-rule":message(
{rule:code},"it leaves out a command by {rule}, which the configuration of base does not have, so it was not made by thi\
s gate."),"recording-with-false-skip":message({rule:code,found:optional(code),examples:optional(texts)},`it leaves out a\
 command by {rule}, which does not hold for the files of both commits[ ({found}: {examples})], so it was not made by thi\
s gate. ${GIVE_UNCHANGED}`),"skip-not-proved":message({output:text},`it leaves out a command, and the server did not giv\
e the files of both commits to check that: {output}. ${GRANT_CONTENTS}`),"recording-without-rounds":message({rounds:number2},
`it says that {rounds round} ran, but does not contain them. ${GIVE_UNCHANGED}`),"recording-without-failure":sentence(`i\
t says that something failed, but does not contain a failure. ${GIVE_UNCHANGED}`),"recording-given-twice":message({other:text},
`it has the same measurements as the recording {other}. ${GIVE_UNCHANGED}`),"recorded-unit-differs":message({recorded:text,
configured:text},"the recording has {recorded}, but the configuration has {configured}, which is used."),"recorded-round\
s-differ":message({recorded:text,configured:text},"the recording was planned with {recorded}, but the configuration has \
{configured}. Another number of rounds than planned detects less. Set the rounds in the configuration instead of giving \
them to `measure`.")};var NO_SEARCH_REASONS={"too-many-commits":"there are more than 64 commits between base and head. Compare with a later ba\
se.","history-missing":"the commits between base and head are not here. Fetch them with `fetch-depth: 0` of actions/chec\
kout, and update the branch if it does not contain base.","clone-shallow":"the commits between base and head are not in \
this clone, which is shallow. Complete it with `git fetch --unshallow`.","base-not-contained":"head does not contain bas\
e. Compare with the commit where they parted, which `git merge-base` prints, or update the branch.","too-large":"the fil\
es of the commits between base and head take more than 512 MB.",baseline:"base is a baseline, which is not a commit that\
 this run can build."},WRITE_BELOW="A benchmark may write only below its own folder and `$TMPDIR`.",side=oneOf("base","h\
ead"),command2={command:text},reason={reason:text},FOLLOW_UP_MESSAGES={"instruction-unknown":message(command2,"{command}\
 was not counted: Valgrind does not know an instruction that it executes, such as one of AVX-512. Build it for an older \
processor, for example with `-march=x86-64-v3`."),"slope-needs-filter":message(command2,"{command} was not counted: it t\
akes a number of iterations from BENCH_REFEREE_ITERATIONS, but it cannot run one of its benchmarks alone. Use BENCH_REFE\
REE_FILTER in the command, with a format that has a filter."),"iterations-without-effect":message({name:text,...command2},
"{name} is not counted here: each iteration that BENCH_REFEREE_ITERATIONS adds to {command} executes less than one instr\
uction. Use the variable in the command as the number of times that a benchmark is repeated."),"counted-with-others":message(
{name:text,...command2,printed:texts,count:number2},"{name} is not counted: with the filter for it, {command} runs {coun\
t benchmark}: {printed of count}. Use BENCH_REFEREE_FILTER in the command as the filter of its benchmarks. If it is ther\
e already, rename the benchmark, so that the filter matches it alone."),"count-follows-time":message({...command2,format:code},
"{command} is counted as a whole, but tools of the format {format} repeat each benchmark for a fixed time. So the count \
depends on the speed of the machine, and a change of the code may not show. Make the tool mark its benchmarks, or take t\
he number of their iterations from BENCH_REFEREE_ITERATIONS."),"valgrind-not-placed":message(command2,"{command} does no\
t start the first valgrind on PATH, so all its rounds have the same memory layout, and its counts are judged like times.\
 Start valgrind by its name, without a path, to get a different layout in each round."),"count-needs-base":message({path:code},
"instructions are not counted: counts of two machines cannot be compared, and base is the baseline {path}."),"counting-t\
ime-over":message({placements:number2},"time ran out after {placements placement}, so counts that were undecided stay un\
decided. Allow more time, or count less."),"count-file-foreign":message(command2,"is not a file that Callgrind wrote for\
 a process of {command}, so nothing is counted. Find out what writes files of that name."),"nothing-counted":message(command2,
"Callgrind left no count of {command}. Run it under `valgrind --tool=callgrind` to find out why."),"counting-not-possibl\
e":message({reason:oneOf("system","no valgrind")},({reason:reason2})=>reason2==="system"?"instructions are not counted: \
Valgrind counts on Linux only.":"instructions are not counted: valgrind was not found. Install it before this step, for \
example with `sudo apt-get install --yes valgrind`."),"bisect-tree-changed":message({tree:text,paths:firstTexts,count:number2},
`the search for the commit ended: a command of another commit changed the tree of {tree}: {paths of count}. ${WRITE_BELOW}`),
"bisect-failed":message(reason,"the search for the commit ended: {reason}"),"bisect-side-failed":message({side},"the sea\
rch for the commit ended: the command failed on {side}, although it worked in the rounds."),"bisect-not-possible":message(
{reason:oneOf("too-many-commits","history-missing","clone-shallow","base-not-contained","too-large","baseline")},({reason:reason2})=>`\
no commit is searched: ${NO_SEARCH_REASONS[reason2]}`),"profile-benchmarks-omitted":message({omitted:number2,most:number2},
({omitted})=>`{omitted more broken benchmark} ${omitted===1?"is":"are"} not profiled: the limit is {most}.`),"profile-fa\
iled":message(reason,"the recording of profiles ended: {reason}"),"profile-not-possible":sentence("no profile is recorde\
d, because base is a baseline, which is not a commit that this run can build."),"profile-not-written":sentence('the comm\
and ended, but did not write the file that this variable names. Give its path to the profiler, for example with `-cpupro\
file="$BENCH_REFEREE_PROFILE"`.'),"profile-time-over":sentence("the time limit was reached before all profiles were reco\
rded. Raise `max-minutes`, or lower `runs`."),"profile-tree-changed":message({side,paths:firstTexts,count:number2},`the \
recording of profiles ended: a command of the other side changed the tree of {side}: {paths of count}. ${WRITE_BELOW}`)};var OWN="or set `format` to `command`, which measures the command itself",NAMED=", and name that file as `output-file`",
TIME_REMEDY=`It does not say of which command. Use \`/usr/bin/time -v -o FILE\`, ${OWN}.`,UNSUPPORTED_OUTPUTS={gzip:"com\
pressed by gzip. Have it written as it is; pyperf compresses where the name of its file ends in `.gz`.","shell-time":`wh\
at the \`time\` of a shell or \`time -p\` prints. ${TIME_REMEDY}`,"gnu-time":`what GNU time prints without \`-v\`. ${TIME_REMEDY}`,
"perf-stat":"what `perf stat` prints for people. Add `-j`, and name the file of `-o` as `output-file`.","perf-stat-separ\
ator":"what `perf stat` prints with a separator other than a comma. Use `-j`, or `-x` with a comma.","perf-stat-interval":"\
that of `perf stat -I`, in which a row is only a part of the run. Leave out `-I`.",hyperfine:`what hyperfine prints on a\
 terminal. Add \`--export-json FILE\`${NAMED}.`,"hyperfine-export":`a table that hyperfine exports, without the single r\
uns. Use \`--export-json FILE\`${NAMED}.`,"pytest-benchmark":`the table of pytest-benchmark. Add \`--benchmark-json=FILE\`${NAMED}\
.`,pyperf:`what pyperf prints on a terminal. Add \`-o FILE\`${NAMED}.`,jmh:`what JMH prints for people or as CSV, both w\
ithout the iterations. Add \`-rf json -rff FILE\`${NAMED}.`,"criterion-quick":"what Criterion.rs prints with `--quick` a\
nd `--output-format bencher`, which has no names. Leave out one of the two.","bmf-1":'version 1 of the Bencher Metric Fo\
rmat. Use version 0: `{"BENCHMARK": {"MEASURE": {"value": NUMBER}}}`.',"catch2-json":"the JSON of Catch2, which has no b\
enchmarks. Run the program with `-r xml`.","google-csv":"the CSV of Google Benchmark, which breaks off without an error \
where the counters of two benchmarks differ. Run it with `--benchmark_format=json`.",nvbench:`what nvbench prints for pe\
ople or as CSV. Add \`--json FILE\`${NAMED}.`,vegeta:"what `vegeta report` prints for people. Add `-type=json`.","vegeta\
-results":"the requests that `vegeta encode` writes. Use `vegeta report -type=json`.",oha:"what oha prints for people or\
 as CSV. Add `--no-tui --output-format json`.","ab-html":"the HTML of ApacheBench. Leave out `-w`.","ab-file":"a file th\
at ApacheBench writes with `-e` or `-g`. Use what it prints: leave out `output-file`.","tinybench-tasks":"a list of empt\
y objects, as `JSON.stringify(bench.tasks)` gives since version 6 of tinybench. Write `bench.tasks.map(({ name, result }\
) => ({ name, result }))`.","ruby-measure":"what Ruby's `Benchmark.measure` gives, which has no label. Use `Benchmark.bm\
`, and give every report a label.","vitest-bench":`what \`vitest bench\` prints for people. Add \`--outputJson FILE\`, since\
 version 5 \`--reporter=json --outputFile=FILE\`${NAMED}.`,benchmarkdotnet:"what BenchmarkDotNet prints for people or ex\
ports in another form. Add `--exporters json`, and name `BenchmarkDotNet.Artifacts/results/*.json` as `output-file`.",deno:"\
what `deno bench` prints for people. Add `--json`.",mitata:"what mitata prints for people. Use `await run({ format: { js\
on: { samples: false } } })`, before version 1 `run({ json: true })`.",cronometro:"the table of cronometro. Print the re\
sults: `console.log(JSON.stringify(await cronometro(tests, { print: false })))`.",benchee:`what Benchee prints for peopl\
e or writes in another form. Add \`{Benchee.Formatters.JSON, file: "results.json"}\` to its \`formatters\`${NAMED}.`,asv:"\
what asv prints for people. Name its result files as `output-file`, `results/**/*.json`, and add `--record-samples`.","a\
sv-1":"a result of asv before version 0.4, whose form is another one. Run the benchmarks with a newer asv.",phpbench:`wh\
at PHPBench prints for people. Add \`--dump-file=FILE\`${NAMED}.`,julia:`what BenchmarkTools prints for people. Use \`Ben\
chmarkTools.save("results.json", run(SUITE))\`${NAMED}.`,"size-limit":"what size-limit prints for people. Add `--json`.",
esbuild:`what esbuild prints for people. Add \`--metafile=FILE\`${NAMED}.`,lighthouse:`what Lighthouse writes for people\
 or as CSV. Use \`--output=json --output-path=FILE\`${NAMED}; Lighthouse CI writes \`.lighthouseci/lhr-*.json\`.`,"haske\
ll-criterion":"a JSON or HTML report of Haskell's criterion. Use what it prints, or add `--csv FILE`, and name that file\
 as `output-file`.",nanobench:"the CSV of nanobench. Use the table that it prints by itself, or `bench.render(ankerl::na\
nobench::templates::json(), std::cout)`.",k6:`what k6 prints for people or as CSV. Let \`handleSummary\` write JSON, or ad\
d \`--summary-export=FILE\`${NAMED}.`,autocannon:"what autocannon prints for people. Add `--json`.",callgrind:`what Call\
grind or Cachegrind prints for people. Add \`--callgrind-out-file=FILE\` or \`--cachegrind-out-file=FILE\`${NAMED}.`,codspeed:"\
what CodSpeed prints for people. Name the files of its walltime mode as `output-file`: `.codspeed/results_*.json`.","gab\
-data":"the history that github-action-benchmark stores. It is read by `bench-referee history import`; a gate needs the \
output of the benchmark tool.",comparison:"a comparison of two runs. Use the output of the benchmarks themselves: the ga\
te compares them.","http-load":"that of a load tool that no format reads. Use oha, wrk, vegeta, k6 or autocannon, or pri\
nt JSON of your own for the format `json`.",jest:"what Jest prints for people. Add the reporter `jest-junit`, and name i\
ts `junit.xml` as `output-file`.",mocha:"what Mocha prints for people. Add `--reporter xunit`.","vitest-test":`what Vite\
st prints for people about tests. Add \`--reporter=junit --outputFile=FILE\`${NAMED}.`,pytest:`what pytest prints for pe\
ople about tests. Add \`--junit-xml=FILE\`${NAMED}.`,"node-test":"what Node's test runner prints for people. Add `--test\
-reporter=tap`.",googletest:`what GoogleTest prints for people. Add \`--gtest_output=xml:FILE\`${NAMED}.`,"cargo-test":"\
what cargo prints about tests, without a benchmark. Run `cargo bench`, and check `--bench` and the filter.",ctest:`what \
CTest prints for people. Add \`--output-junit FILE\`${NAMED}.`};var EXPECTATIONS={any:"is not what this format has here",object:"must be an object",list:"must be a list",text:"must be \
a text",number:"must be a finite number",positive:"must be more than 0",boolean:"must be true or false",filled:"must not\
 be empty",choice:"must be one of",equal:"must have as many values as"},JSON_TOKENS={value:"a value",key:"a key in doubl\
e quotes",colon:"a colon",comma:"a comma or a closing bracket"},FORMAT_ADVICE="Run `bench-referee formats` for a list; t\
he format `command` measures the duration of the command itself.",REQUEST_OUTCOMES={error:"failed",status:"got an error \
status",body:"got a different body than expected"},FORMAT_MESSAGES={"unknown-format":message({got:text},`unknown format \
{got}. ${FORMAT_ADVICE}`),"unknown-output":message({start:text},`no format fits the output, which begins with {start}. ${FORMAT_ADVICE}`),
"unknown-json":message({keys:upTo(10)},({keys})=>keys.length===0?`the output is JSON without keys, which no format fits.\
 ${FORMAT_ADVICE}`:`the output is JSON that no format fits, with the keys {keys}. ${FORMAT_ADVICE}`),"ambiguous-output":message(
{formats:codes,evidence:texts},({formats,evidence})=>{let fits=formats.map((format,index)=>richText`${format} by ${evidence[index]}`);
return richText`several formats fit the output: ${list(fits)}. Set ${asCode("format")} to one of them.`}),"other-format":message(
{format:code,likely:codes,evidence:text},"the output is not that of {format}. By {evidence} it looks like {likely}. Set \
`format` to that, or to `auto`."),"unsupported-output":message({kind:oneOf(...keysOf(UNSUPPORTED_OUTPUTS))},({kind})=>`t\
he output is ${UNSUPPORTED_OUTPUTS[kind]}`),"command-reads-no-file":sentence("the format `command` measures commands and\
 cannot read a file. Name the format of the tool that wrote it."),"nothing-printed":sentence("the output is empty. Check\
 that the command prints its results there, or name the file that it writes in `output-file`."),"results-on-stderr":message(
{format:code},"standard output is empty, and the results of {format} are on standard error, which is not read. Add `2>&1\
` to the command."),"not-json":message({got:text,expected:optional(oneOf(...keysOf(JSON_TOKENS)))},({expected})=>expected===
void 0?"this is not JSON: {got}. Check that the command prints nothing else.":`this is not valid JSON: expected ${JSON_TOKENS[expected]}\
, got {got}. Keep other text out of the JSON, or update the tool that writes it.`),"not-xml":message({reason:text},"this\
 is not XML: {reason}. Check that the command prints nothing else."),"broken-go-event":sentence("this is not a complete \
event of `go test -json`. The output breaks off, or is mixed with other text."),"broken-off":message({language:oneOf("JS\
ON","XML")},"the {language} breaks off here. Check that the command ran to its end."),"missing-file":message({file:code,
pattern:code},"{file} is not among the files. Make `output-file` match it, as {pattern} does."),"no-results":message({option:optional(
code),source:optional(code),tool:optional(code)},({option,source,tool})=>option?"no benchmark has a result. Check {optio\
n}.":source?"no benchmark has a result. Check that the output is that of {source}.":tool?"no benchmark has a result. Che\
ck the options and the configuration of {tool}.":"no benchmark has a result. Check that the command ran to its end."),"w\
rong-type":message({expected:oneOf(...keysOf(EXPECTATIONS)),keys:optional(codes),got:optional(text)},({expected,keys=[]})=>{
let joint=expected==="object"?" with ":" ";return`${EXPECTATIONS[expected]}${keys.length>0?`${joint}{keys}`:""}[, got {g\
ot}].`}),"contradicting-entry":message({name:text},"{name} appears again with another `unit` or `better`. Repeat those o\
f its first entry."),"failed-in-tool":message({name:optional(text),reason:optional(text)},({name:name2,reason:reason2})=>`${name2?
"{name}":"the run"} failed${reason2?": {reason}.":". See the output of the tool."}`),"runs-failed":message({name:text,failed:number2,
runs:number2,exits:upTo(5)},"{name} failed in {failed} of {runs} runs, which ended with {exits}."),"run-crashed":message(
{name:optional(text),reason:text},({name:name2})=>`${name2?"{name}":"the run"} crashed: {reason}. Results after it are m\
issing.`),"run-unfinished":message({name:optional(text),end:optional(code)},({name:name2})=>`${name2?"{name}":"the run"}\
 did not end[: there is no {end}]. Results may be missing.`),"wrong-count":message({name:optional(text),what:oneOf("benc\
hmarks","failures","tests","values"),announced:optional(number2),found:number2,option:optional(code)},({name:name2,announced,
option})=>`${name2?"{name}":"the run"} ${announced===void 0?"does not say how many {what} it has":"reports {announced} {\
what}, but has {found}"}. ${option?"Leave out {option}.":"See the output of the tool."}`),"tool-error":message({tool:code,
said:text},"{tool} reports {said}."),"failed-as-planned":message({name:text},"{name} failed, and is marked as TODO."),"b\
enchmark-skipped":message({name:text,reason:optional(text)},"{name} was skipped[: {reason}]."),"benchmark-without-result":message(
{name:text},"{name} has no result. It failed, or the run was stopped."),"unusable-value":message({name:text,metric:code,
got:optional(text)},"{name} has no usable {metric}[: {got}]."),"unmeasurable-value":message({name:text,got:text,others:number2},
({others})=>`{name} has a value that is not ${MEASURABLE}: {got}. See the output of the tool.${countOthers(others)}`),"u\
nnamed-benchmark":message({value:optional(text),others:optional(number2),source:optional(code)},({others,source})=>`a be\
nchmark has no name[, but the value {value}]. ${source?"Print {source}.":"Give every benchmark a name, and keep other ou\
tput out of the results."}${countOthers(others)}`),"text-too-long":message({field:oneOf("name","group","metric","unit"),
name:optional(text),length:number2,got:text,others:number2},({name:name2,others})=>`the {field} of ${name2?"{name}":"a b\
enchmark"} has {length} characters, but at most ${1e3} are allowed: {got}. Shorten it where the benchmark is defined.${countOthers(
others)}`),"garbled-unit":message({name:text,unit:text,others:number2},({others})=>`the unit {unit} of {name} was read i\
n another encoding than it was written in. Make the command write UTF-8; in PowerShell, set \`[Console]::OutputEncoding\` \
to it first.${countOthers(others)}`),"unreadable-result":message({line:text},"this line looks like a result, but cannot \
be read: {line}. Check what the tool measured, and that nothing else writes to this line."),"joined-results":message({line:text},
"several results are in one line, and it is not clear where each ends: {line}. Print a line feed after each result."),"r\
epeated-key":message({key:text},"the key {key} occurs twice in one object, so only one of the two is a result. Give each\
 its own name."),"comparison-output":message({tool:code},"this is a comparison by {tool}, which has no results to measur\
e. Use the output that {tool} compared."),"zero-time":message({name:text,instead:optional(code)},"{name} took no time. I\
t measures nothing, or less than the tool can measure.[ Use {instead}.]"),"mean-only":message({tool:code},"this version \
of {tool} writes no median, so `time` is the mean. Update {tool}."),"rounded-values":message({option:code},"the values h\
ere are rounded to three digits. Add {option}."),"partly-counted":message({name:text,percent:number2},"{name} was counte\
d for only {percent} % of the time. Name fewer events with `-e`."),"over-limit":message({name:text,limit:optional(text)},
"{name} is over its limit[ of {limit}]."),"invalid-line":message({reason:text},"this line is not in Go's benchmark forma\
t: {reason}."),"unit-set-twice":message({unit:text,key:code,value:text},"{key} of the unit {unit} is already set to {val\
ue}."),"result-behind-text":message({name:text,before:text},"{name} has a result that is not read, because {before} is i\
n front of it. Make the benchmark end what it prints with a line feed."),"requests-failed":message({name:optional(text),
kind:oneOf("error","status","body"),failed:optional(number2),requests:optional(number2),percent:optional(number2),statuses:optional(
text)},({kind,percent:percent2})=>{let subject=percent2===void 0?"{failed}[ of {requests}] requests":"{percent} % of the\
 requests",warning=kind==="error"?"":" They may be faster than the others.";return`${subject}[ to {name}] ${REQUEST_OUTCOMES[kind]}\
[, with the status codes {statuses}].${warning} Check the server.`}),"no-responses":message({name:optional(text),statuses:optional(
text)},"no request[ to {name}] got a good response[, only the status codes {statuses}]. Check that the server answers.")};
function keysOf(table){return Object.keys(table)}function countOthers(others){return others?" The same holds for {others\
} more.":""}var ALLOW_FETCH="For a private repository pass `github-token`, or set `fetch-depth: 0` in actions/checkout.",NAME_THE_BASE="\
Name the commit to compare with: `--base REF`.",somePaths={paths:firstTexts,count:number2},GIT_MESSAGES={"not-a-reposito\
ry":sentence("this is not a git repository. Run bench-referee inside a clone of the repository."),"no-working-tree":sentence(
"this is not a working tree. Run bench-referee inside one, or name the commit to measure: `--head REF`."),"no-commit-yet":sentence(
"this repository has no commit yet. Commit the state to compare with."),"git-failed":message({output:text},"failed: {out\
put}."),"checkout-failed":message({output:text,isDiskFull:optional(flag)},({isDiskFull})=>isDiskFull?"could not make the\
 tree of a commit: {output}. Free some space on the disk of the temporary folder, or set `TMPDIR` to another one.":"coul\
d not make the tree of a commit: {output}. Try a plain `git checkout` of this commit."),"worktree-unreadable":message({output:text},
"could not read the working tree: {output}. Try `git add --all --dry-run`, or measure the last commit: `--head HEAD`."),
"unknown-revision":message({revision:text,isSha:flag},({isSha})=>isSha?"there is no commit {revision} in this clone. Fet\
ch it first: `git fetch origin` and the SHA.":"there is no commit {revision} in this clone. Check the spelling, or fetch\
 it first: `git fetch origin`."),"commit-not-in-clone":message({sha:code},"this clone does not have {sha}. Fetch it firs\
t: `git fetch origin`."),"unknown-ref":message({ref:text,isShortSha:flag},({isShortSha})=>isShortSha?"the remote has no \
branch or tag {ref}. Give all 40 characters of a SHA, because a remote does not know shorter ones.":"the remote has no b\
ranch or tag {ref}. Check the spelling."),"ref-contains-head":message({ref:text},"{ref} already contains head, so its ti\
p at the time of the event is used."),"ref-deleted":message({ref:text},"the remote no longer has {ref}, so its tip at th\
e time of the event is used."),"ref-of-checkout":message({ref:text,output:text},"the remote did not say where {ref} is (\
{output}), so its tip in the checkout is used."),"ref-not-found":message({ref:text,output:text},`the remote did not say \
where {ref} is ({output}), and the checkout does not have it. ${ALLOW_FETCH}`),"commit-not-fetched":message({sha:code,output:optional(
text)},`{sha} is not in the checkout and could not be fetched[: {output}]. If a force push removed it, run on the newest\
 commit. ${ALLOW_FETCH}`),"not-a-merge-commit":message({sha:code},"{sha} is not a merge commit, so it has no parent on t\
he base branch. Use `head: head` to measure the pull request itself."),"clone-of-other-user":message({command:code},"thi\
s repository belongs to another user, and its configuration could start programs, so git does not read it. If you trust \
it: {command}."),"no-common-ancestor":message({target:code,head:code,isLocal:flag},({isLocal})=>isLocal?`{target} and {h\
ead} have no common ancestor. ${NAME_THE_BASE}`:"{target} and {head} have no common ancestor. Use `base: target` to comp\
are with the tip of the base branch."),"no-release":message({tags:number2,releases:number2,isLocal:flag,tried:optional(number2)},
({releases,isLocal})=>`there is no release to compare with: the repository has ${releases===0?"{tags tag}, but no versio\
n such as v1.2.3":"{releases release}, but none[ among the {tried} highest] in the history before head"}. ${isLocal?"Fet\
ch the tags with `git fetch --tags`, tag":"Tag"} a release, or name another commit.`),"tags-not-listed":message({output:text},
"the tags of the repository could not be listed: {output}."),"history-not-fetched":message({output:text},"the history in\
 the checkout does not reach back to the merge base, and fetching more of it failed: {output}. Set `fetch-depth: 0` in a\
ctions/checkout."),"clone-too-shallow":message({target:code,head:code},"this clone is shallow and does not have the merg\
e base of {target} and {head}. Complete it with `git fetch --unshallow`, or name the commit to compare with: `--base REF\
`."),"no-target-branch":message({hasOrigin:flag,branch:optional(text),base:optional(code)},({hasOrigin,branch,base})=>`t\
his clone has neither a remote default branch nor a branch called main or master. ${hasOrigin?"Ask for the default branc\
h once: `git remote set-head origin -a`. Or name":"Name"} the commit to compare with: ${branch===void 0||base===void 0?"\
`--base REF`":"{base}, because {branch} is its only branch"}.`),"partial-clone":message({output:text},"the checkout is a\
 partial clone without some files of this commit, and fetching them failed: {output}. Leave out `filter` in actions/chec\
kout, or make a full clone."),"config-missing":message({path:text,from:oneOf("base","head","worktree","commit","recordin\
g")},({from})=>`${{base:"neither the commit where the pull request began nor head has the file {path}",head:"the head co\
mmit does not have the file {path}",worktree:"there is no file {path}",commit:"the commit of `config-from` does not have\
 the file {path}",recording:"neither base nor head of the recording has the file {path}"}[from]}. Give its path relative\
 to the root of the repository, or leave \`config\` out to use the defaults.`),"config-only-on-head":sentence("the base \
commit has no configuration, so the one of this pull request was used."),"config-broken-on-base":message({sha:code},"the\
 configuration of {sha} on the base branch is invalid, so the one of this pull request was used, with budgets that nobod\
y has merged yet. Review them. The errors on the base branch follow."),"submodules-left-out":message(somePaths,"submodul\
es are not fetched: {paths of count}. If a benchmark needs them, add `git submodule update --init --recursive` to `setup\
`."),"tree-changed":message({side:oneOf("base","head"),...somePaths},({side:side2})=>`while ${side2==="base"?"head":"bas\
e"} was measured, the tree of {side} was changed, so its numbers cannot be used: {paths of count}. A benchmark may write\
 only below its own folder and \`$TMPDIR\`.`),"program-replaced":message(somePaths,"both sides would run the same progra\
m: the setup of head replaced what the setup of base had installed outside its tree, {paths of count}. Install it into t\
he tree, or into `$BENCH_REFEREE_HOME`, which is separate for each side."),"lfs-files-left-out":message(somePaths,"files\
 of Git LFS are only pointers: {paths of count}. If a benchmark reads them, its numbers are wrong: add `git lfs pull` to\
 `setup`.")};var LIMIT_DIGITS=12;function formatPercent(ratio){let value=ratio*100,written=`${Number(value.toPrecision(LIMIT_DIGITS))}\
%`;return Number.isFinite(value)&&written.length<=MAX_NUMBER_LENGTH?written:formatCompact(value,2,"%")}function formatMargin(ratio){
return formatCompact(ratio*100,ratio<.0995?1:0,"%")}function formatWholePercent(ratio){return formatCompact(ratio*100,0,
"%")}var MAX_METRICS=5,SHORTFALL={rule:code,rounds:number2,results:number2,minRounds:optional(number2),smallestP:number2,alpha:number2};
function describeShortfall({minRounds,smallestP,alpha:alpha2}){return`{rounds round} can never show that {rule} is broke\
n with {results budgeted result}: ${minRounds===void 0?`the smallest p they can give is ${smallestP.toPrecision(2)}, and\
 ${alpha2.toPrecision(2)} is needed`:"fewer than {minRounds} processes on each side cannot show how much processes diffe\
r, however many values each prints"}`}var PLAN_MESSAGES={"no-budget-matches":message({budgets:number2,isUncounted:optional(
flag),isOnlyCounts:optional(flag)},({budgets,isUncounted,isOnlyCounts})=>{let[subject,matches,their]=budgets===1?["the o\
nly budget","matches no result","its"]:["none of the {budgets} budgets","matches a result","their"],remedy=isUncounted?"\
No result is a count: set `count: instructions`, or see the warning that says why nothing was counted.":isOnlyCounts?"Wi\
th `measure: counts` the only metric is `instructions`.":`Correct ${their} patterns.`;return`${subject} of level \`fail\` ${matches}\
, so no slower benchmark could ever fail this check. ${remedy}`}),"budget-unmatched":message({metric:text,family:optional(
oneOf("time","size")),benchmarks:texts,packages:texts,commands:optional(texts),filter:optional(text),nearest:optional(text),
metrics:optional(upTo(MAX_METRICS))},({metric,family,benchmarks,packages,commands=[],filter,nearest,metrics=[]})=>{let conditions=[
richText`the metric ${metric}${family&&`, nor a primary one that is a ${family}`}`];benchmarks.length>0&&conditions.push(
richText`a name that matches ${list(benchmarks)}`),packages.length>0&&conditions.push(richText`a package that matches ${list(
packages)}`),commands.length>0&&conditions.push(richText`a command that matches ${list(commands)}`),filter!==void 0&&conditions.
push(richText`what ${filter} selects`);let verb=metrics.length===1?"The metric of the results is":"The results have the \
metrics",measured=metrics.length>0&&richText` ${verb} ${list(metrics)}.`,guess=nearest&&richText` Did you mean ${nearest}?`;
return richText`this budget matches no result: none has ${list(conditions)}.${measured||void 0}${guess} Correct its patterns or delete it.`}),
"limit-misfit":message({key:code,limit:text,benchmark:text,metric:text,unit:text},"{key} {limit} does not fit {metric} o\
f {benchmark}, which is in {unit}. Use a limit in that unit, or narrow the budget's metric."),"rounds-too-few":message({
...SHORTFALL,neededRounds:optional(number2)},({neededRounds,...shortfall})=>{let remedy=neededRounds===void 0?"Write the\
 baseline again with more rounds":"Allow at least {neededRounds} rounds";return`${describeShortfall(shortfall)}. ${remedy}\
, or budget fewer metrics. A metric that never varies needs no test: mark it with \`exact: true\` under \`units\`.`}),"s\
hard-needs-filter":message({command:code,format:text,reason:oneOf("format","variable","length")},({reason:reason2})=>({format:"\
{command} cannot run some of its benchmarks alone, because the format {format} has no filter. Measure it without a shard\
.",length:"the names of the benchmarks of {command} are too long for a filter. Use more shards.",variable:"{command} doe\
s not use `BENCH_REFEREE_FILTER`, so it cannot run the benchmarks of a shard alone. Give it to the tool as the filter."})[reason2])};var percent={...number2,show:formatPercent},margin={...number2,show:formatMargin},tooTightLimit={rule:code,limit:percent,
benchmark:text,others:number2,isGeomean:flag},MAX_RENAMES=5,JUDGE_MESSAGES={"impossible-value":message({benchmark:text,metric:text,
unit:unitName,side:oneOf("base","head"),value:optional(number2)},({benchmark,metric,unit,side:side2,value})=>value===void 0?
"{benchmark} has a value on {side} that is not a finite number, so {metric} is not judged. See the output of its tool.":
richText`${benchmark} has ${asUntrustedText(formatQuantity(value,unit))} on ${side2}, but no time or rate is below zero, so ${metric} is not judged. See the output of its tool.`),
"no-ratio":message({benchmark:text,metric:text,rule:code},"{benchmark} has values of {metric} below zero, which have no \
ratio, so {rule} cannot be judged. Limit it with `max` or `min`."),"no-geomean":message({metric:text},"there is no geome\
an of {metric}: each of its benchmarks has a value that is not above zero. Budget them one by one."),"limit-unlikely-to-\
fit":message({limit:text,metric:text},"{limit} does not seem to fit {metric}. Use a bare number, or the metric's own uni\
t."),"machines-not-comparable":message({results:number2},({results})=>`{results result} ${results===1?"is":"are"} not ju\
dged, because base was measured on another machine. Set \`baseline-tolerance\` to how much two machines may differ, such a\
s 30%, to judge by that.`),"budget-expired":message({until:day},"this budget expired: it was agreed until {until} and no\
 longer applies, so budgets above it do. Delete it, or agree on another day."),"budget-ends-soon":message({until:day,days:number2},
({days})=>`this budget ends ${days===0?"today":days===1?"tomorrow":"in {days} days"}: it was agreed until {until}.`),"sh\
ard-unfit":message({other:code},"cannot be used with {other}: the benchmarks are shared only in the rounds on both sides\
. Leave out one of the two."),"shard-missing":message({shards:codes,count:number2},({shards})=>shards.length===1?"there \
is no recording of the shard {shards} of {count}. Look at its job: one that ends before it writes its recording leaves a\
 gap.":"there is no recording of the shards {shards} of {count}. Look at their jobs: one that ends before it writes its \
recording leaves a gap."),"shards-of-other-plan":message({other:text},"it does not divide the benchmarks as {other} does\
. Report only the shards of one run together."),"shards-differ":message({names:texts,count:number2,unmeasured:optional(number2)},
"{count} benchmarks were not seen by every shard, such as {names}, so the shards divided them differently[, and {unmeasu\
red} were not measured at all]. Make every job run the same benchmarks."),"benchmarks-of-no-shard":message({names:texts,
count:number2},({count})=>`{count benchmark} that every shard saw ${count===1?"was":"were"} measured by none: {names of \
count}. The log of the shards says what ended them.`),"file-pattern-of-folder":message({patterns:texts,proposals:texts},
"a pattern matches files, but {patterns} matches only the name of a folder, so the command was measured. Use {proposals}\
 for all files in it."),"file-pattern-unmatched":message({patterns:texts},"no file matches {patterns}, so the command wa\
s measured. Correct the patterns or delete them."),"budget-replaced":sentence("this budget decides nothing: every result\
 that it matches has a later budget of the same kind. Move it below them or delete it."),"limit-below-steps":message({...tooTightLimit,
step:margin,hasWholeNanoseconds:flag},({hasWholeNanoseconds,...limit})=>{let[why,remedy]=hasWholeNanoseconds?[": its too\
l prints whole nanoseconds","Read the files of the tool if it writes any, measure"]:["","Measure"];return richText`${limit.
rule} of ${limit.limit} is finer than the steps of ${limit.step} in which ${nameResults(limit)} ${limit.others===0?"is":
"are"} measured${why}. ${remedy} more work at once${formatOtherRemedies(limit)}`}),"limit-below-noise":message({...tooTightLimit,
noise:margin},limit=>richText`${nameResults(limit)} ${limit.others===0?"varies":"vary"} by ±${limit.noise}, so ${limit.
rule} of ${limit.limit} will often be undecided. Measure more rounds${formatOtherRemedies(limit)}`),"measuring-ended-too\
-early":message(SHORTFALL,shortfall=>`${describeShortfall(shortfall)}. Measuring ended there because everything was deci\
ded by other budgets or for fewer machines. Measure again with the configuration that is judged, and with the number of \
machines as \`legs\`.`),"direction-unusual":message({benchmark:text,metric:text,unit:text,better:oneOf("lower","higher"),
others:number2},({others})=>`the results say of {metric} of {benchmark}${others===0?"":" and {others} more"} that {bette\
r} is better, which is unusual for the unit {unit}. If that is right, confirm it in the configuration under \`units\`; if \
not, correct what the benchmark writes.`),"direction-guessed":message({unit:text,better:oneOf("lower","higher"),others:number2},
({others})=>others===0?"the direction of the unit {unit} was guessed: {better} is better. State it in the configuration \
under `units`.":"the directions of the units {unit} and {others} more were guessed: for {unit}, {better} is better. Stat\
e them in the configuration under `units`."),"measuring-cancelled":message({rounds:number2},"cancelled after {rounds rou\
nd}, so nothing is judged."),"time-over":message({rounds:number2,minRounds:optional(number2)},({minRounds})=>`time ran o\
ut after {rounds round}, ${minRounds===void 0?"so what was undecided stays undecided":"but results that vary need at lea\
st {minRounds} for a verdict"}. Allow more time, or measure less.`),"nothing-measured":message({isTimeOver:flag,isUncounted:optional(
flag)},({isTimeOver,isUncounted})=>isTimeOver?"the time limit was reached before head had a result, so nothing can be ju\
dged. Raise `max-minutes`.":isUncounted?"head has no results, so nothing can be judged. Nothing was counted, and a warni\
ng says why.":"head has no results, so nothing can be judged. Check that the command runs the benchmarks there."),"both-\
sides-failed":message({part:oneOf("setup","run")},({part})=>part==="setup"?"base fails the same way, before anything of \
head runs, so this pull request is not the cause. Correct `setup` in the configuration file or in the workflow.":"base f\
ails the same way, before anything of head runs, so this pull request is not the cause. Correct `run` in the configurati\
on file or in the workflow."),"invocation-failed-on-head":message({round:number2},({round})=>round===0?"an invocation fa\
iled in the warm-up, so this run cannot be judged.":"an invocation failed in round {round}, so this run cannot be judged\
."),"base-broke":message({round:number2},"it ran at first and failed in round {round}, after head had run, so the two ca\
nnot be compared with certainty. Run it again. If base fails there too, head changes something that both sides share: a \
file outside the tree, a cache, a port, a service. Files belong below `$TMPDIR` or `$BENCH_REFEREE_HOME`, which are sepa\
rate for each side."),"nothing-on-base":message({hasFailed:flag},({hasFailed})=>hasFailed?"the benchmark does not run on\
 base, so every benchmark is new and nothing is compared.":"base has no results, so every benchmark is new and nothing i\
s compared."),"command-fails-on-base":message({command:text},"{command} does not run on base, so its benchmarks are new \
and are not compared."),"rename-unused":message({name:text},"base has no benchmark {name}. Use the name as the table has\
 it, or delete the entry when the renaming is done."),"renamed-by-head":message({from:texts,to:texts},({from,to})=>{let pairs=from.
map((old,index)=>richText`${old} is compared as ${to[index]??""}`),[were,both]=pairs.length===1?["it was","both measure"]:
["they were","each pair measures"];return richText`${list(pairs,MAX_RENAMES)}, because this pull request says that ${were} renamed. Check that ${both} the same work.`}),
"rename-refused":message({from:text,to:text,reason:oneOf("old-on-head","new-on-base","new-not-on-head","not-alone")},({reason:reason2})=>`\
{from} is not compared as {to}: ${{"old-on-head":"head still has {from}. Delete the old benchmark, or this entry","new-o\
n-base":"base has {to} too, so it is another benchmark. Give the renamed one a new name","new-not-on-head":"head has no \
benchmark {to} in the same group. Use the name as the table has it","not-alone":"another benchmark of base is renamed to\
 {to} too. Give each its own name"}[reason2]}.`),"table-empty":sentence("nothing that was measured passes its filter and\
 lists, so there is no table. Correct them."),"configuration-changes":message({kind:oneOf("changed","deleted")},({kind})=>richText`this ${describeConfigChange(
kind)}. The change applies after the merge.`)};function describeConfigChange(kind,path){let name2=path===void 0?[]:richText` ${path}`;
return richText`pull request ${kind==="deleted"?"deletes":"changes"} the configuration${name2}; the one of the base commit was used`}
function nameResults({benchmark,others}){return list([benchmark],1,1+others)}function formatOtherRemedies({isGeomean}){return isGeomean?
[" or widen the limit."]:[", set ",{code:"min-delta"},", or widen the limit."]}var HISTORY_GUIDE=`\`${ownFileUrl("docs/history.md")}\``,LEVEL_MESSAGES={"level-without-history":message({ref:code,command:optional(
code)},({command:command5})=>command5===void 0?`the repository has no history in {ref}, so no level is known. Record run\
s with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`:`this clone has no history in {ref}, so no level is kn\
own. Fetch it with {command}, or record runs with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`),"level-his\
tory-empty":message({ref:code},"the history in {ref} has no run that can be read, so no level is known. Name the ref tha\
t the action `record` writes."),"level-history-unreadable":message({ref:code,output:text},"the history in {ref} could no\
t be read ({output}), so no level is known. The job needs `contents: read`."),"level-without-release":message({releases:number2},
({releases})=>releases===0?"no tag is a version such as v2.3.0, so there is no latest release. Tag one, or name a tag.":
`{releases release} ${releases===1?"is":"are"} tagged, but none in the history of base, so there is no latest release. T\
ag one, or name another tag.`),"level-anchor-unknown":message({against:text,nearest:optional(text),isLocal:flag},({isLocal})=>{
let[place,fetch]=isLocal?["this clone","Fetch the tags with `git fetch --tags`, or use"]:["the repository","Use"];return`${place}\
 has no tag {against}, so no level is known.[ Did you mean {nearest}?] ${fetch} \`latest-release\` or a tag that exists.`}),
"level-anchor-elsewhere":message({against:text},"the tag {against} is not in the history of base, so base has no level s\
ince then. Use a tag on that branch."),"level-anchor-unreached":message({against:text,output:text},"it is not known whet\
her {against} is in the history of base: {output}. Run it again, or fetch more history."),"level-anchor-not-recorded":message(
{anchor:text},"no run of the history measured {anchor}, so no level is known. Run the workflow that records with this ta\
g as `base`."),"level-base-not-recorded":message({base:code},"no run of the history measured base {base}, so its level i\
s not known. Record a run for each push to its branch."),"level-not-connected":message({anchor:text,base:code},"no chain\
 of runs leads from {anchor} to base {base}, so its level is not known. Run the workflow that records with this tag as `\
base`."),"level-of-files":sentence("result files have no commits, so no level is known. Judge a run with `check`, or its\
 recording with `report`."),"level-of-baseline":message({path:text},"the values of base come from the baseline {path}, s\
o this run has no level. Measure base itself.")};var megabytes={...number2,show:bytes=>`${(bytes/1024/1024).toFixed(1).replace(/\.0$/,"")} MB`},PROFILE_LESS="Profile for\
 a shorter time, or with fewer samples per second.",PROFILE_MESSAGES={"profile-files-missing":message({side:code},"no pr\
ofile of {side} was named. Use `profile diff BASE\u2026 -- HEAD\u2026`, with the profiles of base before the two dashes."),
"profile-files-too-many":message({got:number2,max:number2},"{got} profiles were named, but at most {max} are read on eac\
h side. Name fewer."),"profile-too-large":message({got:megabytes,max:megabytes,what:optional(text)},`has {got}, but at m\
ost {max} are read. ${PROFILE_LESS}`),"profile-grows-too-large":message({max:megabytes},`has more than {max} when it is \
decompressed, and no more are read. ${PROFILE_LESS}`),"profile-compression-broken":message({reason:text},"is compressed,\
 and the compressed data is broken ({reason}). The file may be cut off: record it again."),"profile-empty":sentence("has\
 no samples. Profile for a longer time, and check that the command runs the benchmark."),"profile-unrecognised":message(
{got:text,known:codes},"is not a profile in a known format; it begins with {got}. The formats are {known}."),"profile-of\
-perf-record":sentence("is the output of `perf record`, which only perf can read. Give the text that `perf script -i FIL\
E` prints."),"profile-format-unknown":message({got:text,known:codes},"unknown format of a profile {got}. The formats are\
 {known}."),"profile-malformed":message({format:code,expected:text,got:text,place:optional(code)},"is not a valid {forma\
t} profile[, at {place}]: expected {expected}, got {got}. Record it again, or name its format: with `--input-format` of \
`profile diff`, or with `format` below `profile` in the configuration."),"profile-negative":message({got:number2,place:code},
"has a value below zero at {place}: {got}. A difference of two profiles cannot be compared: give the profiles themselves\
."),"profile-overflow":message({unit:text},"has values in {unit} whose sum is too large for a number. Record it again."),
"profile-too-deep":message({max:number2},"has calls that are more than {max} deep. Limit the depth of stacks in the prof\
iler, for example with `perf script --max-stack`."),"profile-too-many":message({what:text,max:number2},`has too many {wh\
at}: at most {max} are read. ${PROFILE_LESS}`),"profile-line-too-long":message({got:number2,max:number2},"has {got} byte\
s, but at most {max} are read. Check that the file is the text of a profiler."),"profile-units-differ":message({units:texts},
"the profiles have different units: {units}. Record both sides with the same profiler, event and settings.")};var RESOURCES={comment:{permission:"pull-requests: write",things:"comments on pull requests",instead:"To do without, set\
 `comment: never`."},"check run":{permission:"checks: write",things:"check runs",instead:"To do without, set `check: fal\
se`."},label:{permission:"pull-requests: read",things:"events of pull requests that say who set a label",instead:"To do \
without, set `override-scope: never`."},issue:{permission:"issues: write",things:"such issues",instead:"To do without, l\
eave out the input `issue`."}},READ_ONLY=`GitHub makes its token read-only, whatever the workflow grants. A second workf\
low can write there: see \`${ownFileUrl("docs/forks.md")}\`.`,SET_AGAIN="To accept this head, remove the label and set i\
t again.",NAME_ANOTHER_REF="Name another ref, which is created if it is missing.",REFUSALS={unavailable:()=>"GitHub coul\
d not be reached or asked to wait too long: {answer}. Run the job again.",foreign:resource=>`this server has no ${RESOURCES[resource].
things}, or a proxy does not let the request through: {answer}. ${RESOURCES[resource].instead}`,missing:resource=>`GitHu\
b does not have the ${resource==="issue"?"repository":"repository, pull request or commit"}, or hides it from the token:\
 {answer}. Check the input \`github-token\` and the permissions in the workflow: ${permissionsFor(resource)}.`,invalid:()=>"\
GitHub did not accept it: {answer}. This is a bug in bench-referee: please report it.",token:()=>"GitHub does not accept\
 the token: {answer}. Check the input `github-token`; a token ends with its job, a personal one with its date.",fork:()=>`\
this pull request is from a fork, so the token may not write it: {answer}. ${READ_ONLY}`,dependabot:()=>`this pull reque\
st is from Dependabot, so the token may not write it: {answer}. ${READ_ONLY}`,locked:resource=>resource==="issue"?"the i\
ssue is locked: {answer}. Unlock it to let it be updated.":"the conversation is locked: {answer}. Unlock it to let the c\
omment through.",forbidden:resource=>`the token may not ${resource==="label"?"read":"write"} it: {answer}. Grant it in t\
he workflow, together with the other permissions of the job: ${permissionsFor(resource)}. A workflow that names some per\
missions has no others.`,disabled:()=>`the issues of the repository are switched off: {answer}. Switch them on in its se\
ttings. ${RESOURCES.issue.instead}`};function permissionsFor(resource){return`\`permissions: { contents: read, ${RESOURCES[resource].
permission} }\``}var time={...text,show:value=>/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)?value:asUntrustedText(value)},
event={by:text,at:time},PUBLISH_MESSAGES={"proxy-not-used":message({version:text},"Node.js {version} of this runner is t\
oo old to use the proxy of the environment by itself. Update the runner, or set `NODE_USE_ENV_PROXY` to 1 in the environ\
ment of the job."),"history-forbidden":message({ref:text,answer:text},"the token may not write {ref} ({answer}). Grant t\
he job `permissions: contents: write`, and check that no ruleset of the repository restricts this ref."),"history-not-wr\
itten":message({ref:text,answer:text,isUnavailable:flag},({isUnavailable})=>isUnavailable?"the ref {ref} could not be wr\
itten ({answer}). Run the job again: a run is stored once.":"the ref {ref} could not be written ({answer}). Where the se\
rver accepts only branches, use a ref such as `refs/heads/bench-referee-history`."),"history-ref-refused":message({ref:text,
answer:text},"the server does not let this job write the ref {ref} ({answer}). Where it accepts only branches, or a rule\
 protects this one, use a separate branch: `ref: refs/heads/bench-referee-history`. The job needs `permissions: contents\
: write` as well."),"history-foreign-ref":message({ref:text,files:number2},`the ref {ref} has {files other file} and no \
runs, so it is not a history. ${NAME_ANOTHER_REF}`),"history-no-commit":message({ref:text},`the ref {ref} does not point\
 to a commit, so it is not a history. ${NAME_ANOTHER_REF}`),"history-of-failed-run":sentence("the run failed or is not c\
omplete, so its results are not stored. The report of the run says why."),"history-run-too-large":message({results:number2,
limit:number2,bytes:number2,byteLimit:number2},"it has {results} results, which take {bytes} bytes. A run of the history\
 has at most {limit} results and {byteLimit} bytes. Measure fewer benchmarks, or record them in several refs."),"history\
-files-left-out":message({count:number2},"{count} more files of the ref are left out as well."),"history-contended":message(
{ref:text,tries:number2},"other jobs moved the ref {ref} in each of {tries} tries. Run this job again; what it records i\
s the same."),"history-unreadable":message({ref:text,output:text},"the ref {ref} could not be fetched ({output}). Check \
that the token may read the repository."),"history-of-baseline":message({path:text},"base is a baseline that was measure\
d earlier ({path}), and not on this machine, so the ratio is not recorded. Record runs that measure both commits."),"his\
tory-without-results":sentence("no result was measured on both commits, so there is nothing to record. The report of the\
 run says why."),"github-refused":message({resource:oneOf("comment","check run","label"),failure:oneOf("unavailable","fo\
reign","missing","invalid","token","locked","fork","dependabot","forbidden"),answer:text},({resource,failure})=>{let end=resource===
"label"?"The verdict is unchanged, and nothing is accepted.":failure==="foreign"?"The verdict is unchanged: it decides h\
ow the step ends, and the other outputs show it.":"The verdict is unchanged; the report is in the job summary.";return`${REFUSALS[failure](
resource)} ${end}`}),"issue-refused":message({failure:oneOf("unavailable","foreign","missing","invalid","token","locked",
"forbidden","disabled"),answer:text},({failure})=>`${REFUSALS[failure]("issue")} The verdict is unchanged; \`bench-refere\
e history\` shows the steps.`),"issue-history-unreadable":message({reason:text},"left as it is, because the history coul\
d not be read: {reason}. The verdict is unchanged."),"not-published":message({reason:text},"could not be published: {rea\
son}. The verdict is unchanged."),"comment-not-checked":message({answer:text},"it was written, but whether it is the onl\
y one of this gate could not be checked: {answer}. The next run checks it again."),"annotations-refused":message({answer:text},
"written without annotations, because GitHub refused them: {answer}."),"annotations-incomplete":message({sent:number2,all:number2,
answer:text},"perhaps only the first {sent} of {all} annotations were written: {answer}. Its table has all results."),"l\
abel-of-unknown-author":sentence("is on the pull request, but GitHub does not say who set it, so nothing is accepted. Re\
move it and set it again."),"label-of-other-head":message({head:code,measured:code},"applies to the head of the pull req\
uest, which is now {head}. This run measured {measured}."),"label-before-reopening":message(event,`was set by {by} at {a\
t}, and the pull request was reopened after that. ${SET_AGAIN}`),"label-before-push":message({...event,pushedAt:time},`w\
as set by {by} at {at}, and this head was pushed at {pushedAt}. A new push needs a new label. ${SET_AGAIN}`),"label-of-u\
nknown-head":message({...event,isForbidden:flag},({isForbidden})=>isForbidden?"was set by {by} at {at}, but the token ma\
y not read when the head was pushed, so nothing is accepted. Grant it in the workflow: `permissions: contents: read`.":"\
was set by {by} at {at}, but GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start t\
he workflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again."),
"recording-cut-short":sentence("cancelled; the recording holds what was measured until then.")};var FAMILY={unit:code,kind:oneOf("time","size"),isRate:flag,got:optional(text)},GOT2={got:optional(text)};function nameFamily({
kind,isRate}){return isRate?`${kind} per second`:kind}function giveExample(family){let example=`${family.kind==="time"?"\
50ms":"180KB"}${family.isRate?"/s":""}`;return`Use a ${nameFamily(family)}, such as \`${example}\`.`}var BUDGET_MESSAGES={
"limit-missing":message({limits:codes},({limits:limits2})=>richText`sets no limit. Add ${listAlternatives(limits2)}.`),"\
budgets-empty":sentence("is an empty list. Add a budget, or remove the key for the default budgets."),"not-for-geomean":sentence(
"has no meaning for a geomean. Move it into a budget without `of`, or remove it."),"not-for-level":sentence("limits a va\
lue, but a budget with `against` limits a change. Move it into a budget without `against`, or remove it."),"reason-missi\
ng":sentence("needs a reason. Add `because:` and why the exception was made."),"min-delta-alone":message({limits:codes},
({limits:limits2})=>richText`has no meaning without a limit of the change. Add ${listAlternatives(limits2)}, or remove it.`),
"quantity-without-unit":message(FAMILY,family=>`[{got} ]has no unit, but {unit} is a ${nameFamily(family)}. ${giveExample(
family)}`),"percentage-as-quantity":message(FAMILY,family=>`[{got} ]is a percentage, but this must be a ${nameFamily(family)}\
. To limit the change, use \`max-regression\`.`),"quantity-unfit":message(FAMILY,family=>`[{got} ]does not fit the metri\
c's unit {unit}. ${giveExample(family)}`),"unit-unknown":message({...FAMILY,write:optional(code)},({write,...family})=>`\
[{got} ]has an unknown unit. ${write===void 0?giveExample(family):"Use {write}."}`),"pattern-of-nothing":message(GOT2,"[\
{got} ]excludes nothing. Put the pattern to exclude after `!`."),"pattern-negated-twice":message(GOT2,"[{got} ]begins wi\
th two exclamation marks. Keep one to exclude, none to include."),"pattern-with-blanks":message(GOT2,"[{got} ]has spaces\
 around it. Remove them.")};var FLAG_MESSAGES={"not-a-flag":message({got:text},"{got} is not a flag. Use `--name`, or `--name=value`."),"flag-unknow\
n":message({known:codes,write:optional(code)},({known,write})=>known.length===0?"unknown flag. This command takes none.":
write===void 0?"unknown flag. The flags are {known}.":"unknown flag. Did you mean {write}?"),"flag-with-value":message({
flag:code,got:text},"takes no value, but has {got}. Use {flag}."),"flag-without-value":message({usage:code},"needs a val\
ue. Use {usage}."),"flag-before-flag":message({usage:code,joined:code,got:text},"needs a value, but the flag {got} follo\
ws. Use {usage}, or {joined} if this is the value."),"flag-repeated":message({got:text},"was given twice, once with {got\
}. Keep one of the two."),"argument-unexpected":message({got:text},"unexpected argument {got}. Put the benchmark command\
 after `--`."),"arguments-unexpected":message({got:text},"this command takes no arguments. Remove {got}."),"too-many-fil\
es":message({got:text},"takes at most one file. Remove {got}."),"no-command-after-dashes":sentence("no command follows. \
Put the benchmark command after it."),"variable-in-word":message({got:text,write:code},"several words are passed on as t\
hey are, so no shell replaces the variable in {got}. Give the command as one word, which a shell runs: {write}."),"range\
-for-doctor":message({got:text},"doctor measures a fixed number of rounds and proposes the range itself. Use a number su\
ch as `10` instead of {got}."),"counts-for-doctor":sentence("doctor measures the noise of rounds, but `counts` leaves th\
em out. Use `all`, or remove the key."),"not-an-action":message({got:text},"{got} is not an action reference. Use `OWNER\
/bench-referee@SHA`."),"not-a-gate-name":message({got:text},"{got} cannot name the files and the check of a gate. Use at\
 most 40 letters, digits, `-` or `_`, such as `web`."),"out-with-baseline":message({got:text},"cannot be used with `--wr\
ite-baseline`, which judges nothing. Remove {got}, and name the baseline with `--baseline` or in the configuration.")};var YAML_MESSAGES={"yaml-too-deep":message({levels:number2},"is nested more than {levels} levels deep. Use fewer."),"yam\
l-aliases-repeat":sentence("its aliases expand to too much. Write the values out."),"yaml-alias-unknown":message({got:text,
write:code,anchor:optional(code)},"there is no anchor for the alias {got}. Put {write} in quotes[, or define {anchor}]."),
"text-utf-16":sentence("is saved as UTF-16. Save it as UTF-8."),"text-not-utf-8":sentence("is not UTF-8 here. Save the f\
ile as UTF-8."),"text-carriage-returns":sentence("its lines end in a lone carriage return. Save it with line feeds."),"t\
ext-invisible":sentence("contains an invisible character here. Remove it: what is judged must be what a reviewer sees."),
"text-false-indent":sentence("this line is indented by a character that only looks like a space. Indent with ordinary sp\
aces."),"yaml-star":sentence('a star alone has no meaning. Use `"*"`, in quotes.'),"yaml-two-documents":sentence("a seco\
nd document begins here. Keep one document in the file."),"yaml-tab":sentence("a tab cannot indent. Indent with spaces."),
"yaml-key-twice":message({got:text},"the key {got} is there twice. Keep one of the two."),"yaml-tag":message({got:text,write:code},
"the tag {got} is not allowed. Put {write} in quotes, or remove it."),"yaml-unquoted":message({got:text},"a text cannot \
begin like {got} in YAML. Put it in quotes."),"yaml-escape":message({got:text},"{got} is not an escape in double quotes.\
 Use single quotes, in which a backslash is only a backslash."),"yaml-key-not-text":sentence("a key must be a single tex\
t. Put it on one line, followed by a colon."),"yaml-quote-open":message({write:code},"this quote is never closed. Close \
it with {write}."),"yaml-bracket-open":message({write:code,line:number2},"this bracket is not closed before line {line}.\
 Close it with {write}, and indent the lines inside it."),"yaml-list-uneven":sentence("the entries of this list are not \
indented alike. Start all of them in the same column."),"yaml-two-colons":sentence("this line has a second colon with a \
space after it. Put the text in quotes, or start a new line."),"yaml-indented-key":sentence("this line is indented as if\
 it belonged to the value above. Start both keys in the same column."),"yaml-loose-line":sentence("this line is neither \
a key with its value nor part of the value above. Put a colon and a space after the key, or indent the line below its ke\
y."),"yaml-space-missing":message({got:text,write:code},"a space is missing after the colon of {got}. Use {write}."),"ya\
ml-unreadable":message({reason:text},"is not YAML: the parser says {reason}. Check brackets, quotes and indentation here\
 and above.")};var ADVICE={action:"Use an action such as `OWNER/bench-referee@SHA`.",alpha:"Use a probability such as `0.01`.","any-ref":"\
Use a branch, a tag, a full ref or a SHA.",anchor:"Use `latest-release`, or a tag such as `v2.3.0`.","history-ref":"Use \
a full ref such as `refs/bench-referee/history`.","base-ref":"Use `merge-base`, `target`, a branch, a tag or a SHA.",baseline:"\
Use the path of a baseline, such as `bench/baseline.json`.",boolean:"Use `true` or `false`.",budget:"Use `- metric: sec/\
op` with `max-regression: 5%` below it.",budgets:"Use a list of budgets, each beginning with `- metric:`.",command:"Give\
 the command that runs the benchmarks.","command-name":"Use letters, digits and `-_./`, such as `codec`.",commands:"Use \
patterns of the names of commands, or remove the key.","config-path":"Use the path of the configuration file.","config-s\
ource":"Use `base`, `head`, `worktree` or the full SHA of a commit.",cpus:"Use processors such as `2-3` or `0,2`.",day:"\
Use a date such as `2027-01-31`.",file:"Use `run:` with the command that runs the benchmarks.","file-pattern":"Use a pat\
tern of files such as `codec/**`.","file-patterns":"Use patterns of files, or remove the key.",filter:"Use a filter as b\
enchstat takes it, such as `.name:Encode`.",folder:"Use a folder of the tree, such as `packages/codec`.",format:"Use `au\
to`, or an id that `bench-referee formats` lists.","format-or-diagnosis":"Use `text` or `json`, or an id that `bench-ref\
eree formats` lists.","format-or-report":`Use ${REPORT_FORMATS.map(format=>`\`${format}\``).join(", ")}, or an id that \`\
bench-referee formats\` lists.`,"gate-name":"Use a name such as `web`.","head-ref":"Use `head`, `merge`, a branch, a tag\
 or a SHA.",keys:"Use keys as benchstat takes them, such as `/impl`.",label:"Use the name of a label.",legs:"Use the num\
ber of jobs that measure for one report, such as `4`.","local-ref":"Use `head`, `merge`, `worktree`, a branch, a tag or \
a SHA.",magnitude:"Use the size of a change with its unit, such as `20ns`.",metric:'Name a metric such as `sec/op`, or `\
"*"` for every metric.',minutes:"Use a number of minutes such as `30`.",name:"Use one line of at most 100 characters.","\
new-name":"Give the new name.",niceness:"Use a whole number from -20 to 19, such as `5`.","out-file":"Use the path of a \
file.","out-folder":"Use the path of a folder.",packages:"Use patterns of packages, or remove the key.",pattern:"Use a p\
attern of names such as `Encode/**`.",patterns:"Use patterns of names, or remove the key.",percentage:"Use a change in p\
ercent, such as `5%`.",profile:"Add `command:` below it, with the command that records a profile.","profile-command":"Gi\
ve the command that runs the benchmarks under a profiler and writes `$BENCH_REFEREE_PROFILE`.","profile-format":"Use the\
 id of a format of profiles, such as `pprof`.","profile-runs":"Use a number of profiles for each side, such as `5`.",quantity:"\
Use a number with its unit, such as `50ms`, `12MiB` or `1e6/s`.",reason:"Give the reason, or remove the key.",recordings:"\
Use a pattern of recording files.",renamed:"Add `OldName: NewName` below it.","result-files":"Use a pattern of files, su\
ch as `target/**/*.json`.",rounds:"Use a number such as `10`, or a range such as `6..30`.",setup:"Give a command.",share:"\
Use a share such as `0.05`.",shard:"Use the number of the shard and the number of all shards, such as `2/4`.",table:"Add\
 `col: /impl` below it.","tree-path":"Use a path in the repository, such as `bench/baseline.json`.",unit:"Use `{better: \
higher}`, `{exact: true}` or both.",units:"Add `score: {better: higher}` below it.",window:"Use a number of values such \
as `50`."},NOUNS={alpha:"a number",anchor:"the name of a tag","history-ref":"a full ref","base-ref":"the name of a commi\
t",boolean:"true or false",cpus:"a list of processors",day:"a day of the calendar","head-ref":"the name of a commit",legs:"\
a whole number","local-ref":"the name of a commit",magnitude:"a number with a unit",minutes:"a number of minutes",niceness:"\
a whole number",percentage:"a percentage",quantity:"a number with a unit",rounds:"a number of rounds",shard:"a shard",share:"\
a number",window:"a whole number"},VALUE={got:optional(text),expected:optional(oneOf(...Object.keys(ADVICE))),known:optional(
codes)},VALUE_WITH_PROPOSAL={...VALUE,write:code};function advise({expected,known}){return expected!==void 0?withCode(` ${ADVICE[expected]}`):
known===void 0?[]:richText` Use ${listAlternatives(known)}.`}function suggest(write,otherwise){return write===void 0?advise(
otherwise):richText` Use ${write}.`}function refusal(words){return message(VALUE,shown=>richText`${fillTemplate(words,shown)}${advise(
shown)}`)}var KINDS={value:"one value",list:"a list",mapping:"a mapping of keys to values"},FOUND={value:"a single value",
list:"a list",mapping:"a mapping"};function describeRange(above,from,to){if(from!==void 0&&to!==void 0)return`between ${from}\
 and ${to}`;let lower=above===void 0?`at least ${from}`:`above ${above}`;return to===void 0?lower:above===void 0?`at mos\
t ${to}`:`${lower} and at most ${to}`}var SETTINGS_MESSAGES={...BUDGET_MESSAGES,...FLAG_MESSAGES,...YAML_MESSAGES,"key-m\
issing":refusal("is missing."),"value-missing":refusal("has no value."),"value-empty":refusal("is empty."),"list-empty":refusal(
"is an empty list."),"kind-wrong":message({...VALUE,wanted:oneOf("value","list","mapping"),found:oneOf("value","list","m\
apping")},({wanted,found,...shown})=>richText`must be ${KINDS[wanted]}, not ${FOUND[found]}${shown.got&&richText`: ${shown.
got}`}.${advise(shown)}`),"null-character":refusal("[{got} ]contains a null character."),"value-not-allowed":refusal("[{\
got} ]is not allowed here."),"value-unknown":message({...VALUE,write:optional(code)},({write,...shown})=>richText`unknown value${shown.
got&&richText` ${shown.got}`}.${suggest(write,shown)}`),"value-unreadable":message({...VALUE,write:optional(code),hasThousands:optional(
flag)},({write,hasThousands,...shown})=>{let noun=(shown.expected&&NOUNS[shown.expected])??"valid",remedy=hasThousands?richText` Use ${write} for thousands, or a point for a fraction.`:
suggest(write,shown);return richText`${shown.got&&richText`${shown.got} `}is not ${noun}.${remedy}`}),"value-outside":message(
{...VALUE,above:optional(number2),from:optional(number2),to:optional(number2)},({above,from,to,...shown})=>richText`must be ${describeRange(
above,from,to)}${shown.got&&richText`, not ${shown.got}`}.${advise(shown)}`),"range-backwards":message(VALUE_WITH_PROPOSAL,
"[{got} ]ends before it begins. Use {write}."),"value-negative":refusal("must not be negative[, but is {got}]."),"value-\
with-line-break":refusal("must be one line without control characters[, but is {got}]."),"value-too-long":message({...VALUE,
characters:number2},shown=>richText`${fillTemplate("[{got} ]has {characters} characters.",shown)}${advise(shown)}`),"pat\
tern-too-long":message({...VALUE,characters:number2,limit:number2},"[{got} ]has {characters} characters. Use at most {li\
mit}."),"path-absolute":refusal("must be a relative path[, not {got}]."),"path-outside":refusal("[{got} ]leads out of th\
e repository."),"ref-with-dash":refusal("must not begin with a dash[, as {got} does]."),"only-on-command-line":refusal("\
[{got} ]works only on the command line."),"percent-sign-missing":message(VALUE_WITH_PROPOSAL,"[{got} ]has no percent sig\
n. Use {write}."),"percentage-negative":message(VALUE_WITH_PROPOSAL,"must not be negative[, but is {got}]. Use {write}; \
the metric's unit tells which way is worse."),"ratio-as-change":message(VALUE_WITH_PROPOSAL,"[{got} ]is a ratio, but the\
 limit is a change. Use the allowed change, {write}."),"amount-as-change":message(VALUE,shown=>richText`${shown.got&&richText`${shown.
got} `}is not a percentage.${advise(shown)} ${withCode("An amount is for `min-delta`, `max` or `min`.")}`),"ratio-as-qua\
ntity":message(VALUE,"[{got} ]is a ratio, not a value. To limit the change, use `max-regression`."),"benchstat-refuses":message(
{...VALUE,reason:text},shown=>richText`${fillTemplate("[{got} ]is not valid (benchstat: {reason}).",shown)}${advise(shown)}`),
"same-new-name":sentence("gives two benchmarks the same new name. Give each benchmark its own."),"command-names-equal":message(
{...VALUE,name:code},"two commands are named {name}. Give each its own name."),"unit-empty":sentence("sets nothing. Use \
`{better: higher}`, `{exact: true}` or both."),"key-unknown":message({known:codes,write:optional(code)},({write})=>write===
void 0?"unknown key. The keys here are {known}.":"unknown key. Did you mean {write}?"),"key-not-in-file":message({name:code},
"cannot be set in this file. Use the input {name} of the action."),"keys-merged":sentence("merging keys is not supported\
. Repeat the keys. An alias can replace a whole value, such as `benchmarks: *names`."),"command-missing":message({path:code},
"there is nothing to measure. Add `run: <command>` to {path}, or set the input `run`. On a command line, put the command\
 after `--`, or run `init`."),"other-commit-counts":message({sha:code},"the file of commit {sha} applies, and head has a\
 different one. Correct it on the target branch. If this pull request is the correction, merge it although this check fa\
ils."),"more-errors":message({count:number2},"there are {count} more errors. Correct these first.")};var NO_RIGHT="may not be read or written by this user. Change its rights, or use another path.",NO_FILE_HANDLES="could n\
ot be opened, because too many files are open. Raise the limit (`ulimit -n`), or end other programs.",REASONS={EACCES:NO_RIGHT,
EPERM:NO_RIGHT,EROFS:"is on a read-only file system. Use another path.",ENOSPC:"could not be written, because the disk i\
s full. Free some space on it.",EDQUOT:"could not be written, because the disk quota is used up. Free some space.",EMFILE:NO_FILE_HANDLES,
ENFILE:NO_FILE_HANDLES,ENOENT:"does not exist. Check the path.",EEXIST:"is a file, but must be a folder. Remove it, or u\
se another path.",ENOTDIR:"lies below a file that must be a folder. Remove that file, or use another path.",EISDIR:"is a\
 folder. Name a file in it.",ELOOP:"is a symbolic link, which is not followed. Name the file itself.",ENXIO:"is a pipe t\
hat nobody reads. Name a regular file.",EIO:"could not be used, because the device failed. Check the disk."},OTHER_REASON="\
could not be used: the operating system answered {errno} to {call}. Use another path, or ask the administrator of this m\
achine.",SYSTEM_MESSAGES={quoted:message({message:text},"it says {message}."),"temporary-folder-unusable":message({folder:text},
"no folder could be made in {folder}. Set `RUNNER_TEMP` (on a runner) or `TMPDIR` to a folder that this user can write t\
o."),"system-error":message({errno:code,call:code,file:optional(text)},({errno})=>`[{file} ]${Object.hasOwn(REASONS,errno.
code)?REASONS[errno.code]:OTHER_REASON}`),"not-a-regular-file":message({kind:optional(oneOf("symbolic link","folder","pi\
pe","socket","device")),file:optional(text)},({kind})=>kind===void 0?"[{file} ]is not a regular file. Name a regular fil\
e.":`[{file} ]is a {kind}. ${kind==="folder"?"Name a file in it.":"Name a regular file."}`),"file-too-large":message({bytes:number2,
limitBytes:number2},"has {bytes} bytes, but at most {limitBytes} are read. Give a smaller file."),"folder-too-large":message(
{limit:number2},"has more than {limit} files and folders. Name a smaller folder."),"git-not-found":message({needed:code},
"is not on PATH. Install git {needed} or newer."),"git-too-old":message({found:text,needed:code},"is too old ({found}). \
Install git {needed} or newer."),"git-not-started":message({reason:text},"could not be started: {reason}. Try `git --ver\
sion` in this folder."),"git-cancelled":sentence("the run was cancelled before the commits were fetched."),"shell-not-fo\
und":message({isWindows:flag},({isWindows})=>isWindows?"bash of Git for Windows was not found. Install Git for Windows, \
or add its `bin` folder to PATH.":"neither bash nor sh was found. Install bash, or correct PATH."),"option-unsupported":message(
{option:oneOf("cpus","nice"),found:text},({option})=>option==="cpus"?"works only on Linux. Leave out `cpus` ({found}) on\
 this system.":"works only on Linux and macOS. Leave out `nice` ({found}) on this system."),"cpus-not-available":message(
{cpus:text,allowed:optional(code)},({allowed})=>allowed===void 0?"not all of the processors {cpus} can be used. Leave `c\
pus` out.":"not all of the processors {cpus} can be used. Choose from {allowed}, or leave `cpus` out."),"nice-not-allowe\
d":message({nice:number2},({nice})=>nice<0?"the system does not allow {nice}. Negative values need root: run as root, or\
 use 0 or more.":"the system does not allow {nice}. Leave `nice` out."),"affinity-program-missing":message({name:oneOf("\
taskset","nice"),option:code},({name:name2})=>name2==="taskset"?"the program `taskset` was not found. Install util-linux\
, or leave {option} out.":"the program `nice` was not found. Install coreutils, or leave {option} out."),"event-file-unu\
sable":message({path:text,fault:oneOf("missing","empty","not an object")},({fault})=>`${{missing:"the file of the event \
does not exist",empty:"the file of the event is empty","not an object":"the event is not a JSON object"}[fault]}: {path}\
. Run the job again; the runner writes this file, and no step may change it.`)};var REWRITE="Write it again with `bench-referee check --write-baseline`",wholePercent={...number2,show:formatWholePercent},
bothValues=optional(texts),processorShare={mean:number2,worst:number2,firstRound:number2,lastRound:number2},changedPaths={
paths:firstTexts,total:number2,isBaseline:flag},WARNING_MESSAGES={"baseline-machine-differs":message({processor:bothValues,
cores:bothValues,image:bothValues,architecture:bothValues,system:bothValues},facts=>{let differences=Object.entries(facts).
flatMap(([name2,values])=>values===void 0?[]:[richText`${name2} ${values[0]} (here ${values[1]})`]);return richText`it was measured on another machine: ${list(
differences)}. Results that depend on the machine say little about the code.`}),"baseline-commands-differ":message({there:texts,
here:texts,settings:optional(codes)},({settings})=>settings===void 0?`it was measured with {there}, and head with {here}\
, which may not measure the same. ${REWRITE}.`:`it was measured with another {settings} for {here} than head, which may \
not measure the same. ${REWRITE}.`),"baseline-old":message({days:number2},`it is {days} days old. ${REWRITE}.`),"baselin\
e-changes-unknown":message({reason:oneOf("uncommitted","commit-missing")},({reason:reason2})=>`${reason2==="uncommitted"?
"it was measured with uncommitted changes":"this clone does not have the commit at which it was measured"}, so it is not\
 known whether dependencies or benchmarks differ from those of head. ${REWRITE}.`),"baseline-benchmarks-differ":message(
{newBenchmarks:number2,newMetrics:number2,goneBenchmarks:number2,goneMetrics:number2},({newBenchmarks,newMetrics,goneBenchmarks,
goneMetrics})=>{let parts=[...countAffectedResults(newBenchmarks,newMetrics).map(who=>`${who} missing from it`),...countAffectedResults(
goneBenchmarks,goneMetrics).map(who=>`${who} only in it`)];return[...list(parts),". ",...withCode(`${REWRITE} if that is\
 intended.`)]}),"all-changed-alike":message({changed:number2,of:number2,direction:oneOf("worse","better")},({changed,of})=>`\
nearly everything moved the same way: {changed} of {of} results (${formatWholePercent(changed/of)}) got {direction} by m\
ore than their noise. That looks like the build, the toolchain or the machine rather than one change of the code.`),"too\
lchain-differs":message({base:texts,head:texts},({base,head})=>`${base.length>0&&head.length>0?"base ran with {base} and\
 head with {head}":head.length>0?"only head ran with {head}":"only base ran with {base}"}. A change may come from there \
rather than from the code.`),"dependencies-differ":message(changedPaths,changed=>`${nameSides(changed)} differ in {paths\
 of total}. A change may come from a dependency rather than from the code.`),"benchmark-sources-differ":message(changedPaths,
changed=>`${nameSides(changed)} differ in {paths of total}. Where a benchmark itself was changed, the two sides do not m\
easure the same thing.`),"benchmarks-of-head":message({paths:firstTexts,total:number2},"head changes {paths of total}, a\
nd both sides ran head's version, because of `benchmark-files`. Review such a change with care: it also ran as a part of\
 base, and can tell the sides apart."),"base-slowed":message({benchmarks:firstTexts,total:number2,change:wholePercent},"\
base was slower in each of its rounds than in its warm-up, which ran first: {benchmarks of total} by at least {change}. \
Head was as slow from its warm-up on. Either the machine slowed down right after base's warm-up, or code of head slows b\
ase down, which hides a regression. Run base alone to compare, and look at what both sides share."),"rounds-missing":message(
{benchmark:text,side:oneOf("base","head"),missing:number2,of:number2,others:number2},({others})=>`{benchmark} is missing\
 on {side} in {missing} of {of} rounds${others===0?"":", and the same holds for {others more benchmark}"}. Only the othe\
r rounds are compared. Find out why it does not always run.`),"processors-stolen":message(processorShare,share=>`other v\
irtual machines took ${formatShare(share)} of the processors while measuring. Expect noise, and run again if a result su\
rprises you.`),"processors-shared":message(processorShare,share=>`other processes took ${formatShare(share)} of the proc\
essors while measuring. End other programs, or use a quieter machine. A service or a container that works for the benchm\
ark counts as well.`),"machine-busy-before":message({load:number2,cores:number2},({load})=>`the machine was already busy\
 before measuring began (load ${formatCompact(load,1)} on {cores} processors). Results may be noisier.`),"too-many-distu\
rbances":message({rounds:number2},"other processes disturbed so many rounds that {rounds} were measured again, which is \
the limit. Later disturbed rounds are part of the result. End other programs, or run again when the machine is quieter."),
"one-sided-load":message({side:oneOf("base","head"),rounds:number2},({side:side2,rounds:rounds2})=>{let[otherSide,have]=[
side2==="head"?"base":"head",rounds2===1?"has":"have"];return`other processes or virtual machines took time while {side}\
 ran, and much less while ${otherSide} did. So no attempt at a round was put aside, and {rounds round} ${have} an additi\
onal value. A benchmark that leaves work to a service or a container looks like this.`}),"frequency-changed":message({lowMhz:number2,
highMhz:number2,governor:optional(text)},({lowMhz,highMhz})=>`the processor ran between ${formatGigahertz(lowMhz)} and ${formatGigahertz(
highMhz)} GHz, a change of ${formatWholePercent(highMhz/lowMhz-1)} from round to round.[ Its governor is {governor}.] A \
fixed frequency reduces noise.`),"machine-drifted":message({change:number2},({change})=>`the machine got ${formatWholePercent(
Math.abs(change))} ${change>0?"slower":"faster"} from the first to the last third of the rounds, as base itself shows. T\
he alternating order keeps that out of the changes, but it adds noise to every value.`)};function countAffectedResults(benchmarks,metrics){
return[...benchmarks===0?[]:[`${formatCount(benchmarks,"benchmark")} ${benchmarks===1?"is":"are"}`],...metrics===0?[]:[`${formatCount(
metrics,"metric")} ${metrics===1?"is":"are"}`]]}function nameSides({isBaseline}){return isBaseline?"the commit of the ba\
seline and head":"base and head"}function formatShare({mean,worst,firstRound,lastRound}){let[average,highest]=[formatWholePercent(
mean),formatWholePercent(worst)];return average===highest?average:`${average} (${highest} in ${formatRoundSpan(firstRound,
lastRound)})`}function formatRoundSpan(first,last2){return last2===0?"the warm-up":first===last2?`round ${last2}`:`round\
s ${first} ${last2===first+1?"and":"to"} ${last2}`}function formatGigahertz(mhz){return formatCompact(mhz/1e3,2)}var MEASURING_MESSAGES={...FOLLOW_UP_MESSAGES,...FORMAT_MESSAGES,...GIT_MESSAGES,...MEASURE_MESSAGES,...PLAN_MESSAGES,...PROFILE_MESSAGES,
...SYSTEM_MESSAGES},MESSAGES={...COMMAND_LINE_MESSAGES,...EVENT_MESSAGES,...JUDGE_MESSAGES,...LEVEL_MESSAGES,...PUBLISH_MESSAGES,
...SETTINGS_MESSAGES,...WARNING_MESSAGES,...MEASURING_MESSAGES};function isMeasuringCode(code2){return Object.hasOwn(MEASURING_MESSAGES,
code2)}function findMessage(code2,data){if(!Object.hasOwn(MESSAGES,code2))return null;let{fields,words}=MESSAGES[code2],
entries=Object.entries(fields);return entries.every(([name2,field])=>field.accepts(data[name2]))?words(Object.fromEntries(
entries.map(([name2,field])=>[name2,field.show(data[name2])]))):null}var MAX_LOCATION_LENGTH=2e3;function formatDiagnostic(diagnostic){return richText`${asUntrustedText(formatLocation(diagnostic.
location))}: ${formatWords(diagnostic)}`}function formatDiagnosticLine(diagnostic){return`${cleanUntrustedText(formatLocation(
diagnostic.location),MAX_LOCATION_LENGTH)}: ${formatPlainWords(diagnostic)}`}function formatThrown(thrown){return thrown instanceof
UserError?thrown.diagnostics.map(formatPlainWords).join(" "):thrown instanceof Error?thrown.message:String(thrown)}function formatPlainWords(diagnostic){
return formatRichText(formatWords(diagnostic),UNCUT_FORMATTER)}var MAX_TEXT_LENGTH=1e3,MAX_LENGTH=5e3;function formatWords(diagnostic){
let pieces=[],length=0;for(let piece of findWords(diagnostic)){if(length>MAX_LENGTH)return[...pieces," \u2026"];let shown=shortenPiece(
piece);pieces.push(shown),length+=formatRichText([shown],UNCUT_FORMATTER).length}return pieces}function shortenPiece(piece){
return typeof piece=="string"||"strong"in piece?piece:"code"in piece?{code:shorten(piece.code,MAX_TEXT_LENGTH)}:asUntrustedText(
shorten(piece.untrusted,MAX_TEXT_LENGTH))}function findWords({code:code2,data}){return findMessage(code2,data)??findMessage(
"unknown-code",{code:code2})??[]}function toDiagnosticJson(diagnostic){let{code:code2,severity,location,data,excerpt,output}=diagnostic;
return{where:shorten(formatLocation(location),MAX_LOCATION_LENGTH),message:formatPlainWords(diagnostic),severity,code:code2,
data,...excerpt&&{excerpt},...output&&{output}}}function formatDefect(thrown){return`this is a bug in bench-referee, ple\
ase report it: ${thrown instanceof Error?thrown.message:String(thrown)}`}function formatMistakeCount(count){return count===
1?"The configuration has a mistake":`The configuration has ${count} mistakes`}function editDistance(from,to){let previous=[],current=Array.from({length:to.length+1},(_,column)=>column);for(let row=1;row<=
from.length;row+=1){let next=[row];for(let column=1;column<=to.length;column+=1){let differs=from[row-1]===to[column-1]?
0:1,isSwap=row>1&&column>1&&from[row-1]===to[column-2]&&from[row-2]===to[column-1];next[column]=Math.min(next[column-1]+
1,current[column]+1,current[column-1]+differs,isSwap?previous[column-2]+1:Number.POSITIVE_INFINITY)}previous=current,current=
next}return current[to.length]}var MAX_EDIT_SHARE=.4;function findNearestWord(word,known,simplify=text3=>text3){let best=null;for(let candidate of known){
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
let plain=text3=>text3.replaceAll(/(?<=[a-z])(?=[A-Z])|[_\s]+/g,"-").toLowerCase();return known.find(candidate=>SYNONYMS[candidate]?.
includes(plain(word)))??findNearestWord(plain(word),known,plain)}var DEFAULT_HISTORY_REF="refs/bench-referee/history",RECORDED_EVENTS=["push","merge_group","schedule","workflow_dispatch"];
function groupOfLeg(group,leg){return group===null?leg:`${leg}: ${group}`}function historyKeyOf({command:command5,group,
name:name2,metric}){return JSON.stringify([command5,group,name2,metric])}var DOS_PAGES=["\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\
\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",
"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xF8\xA3\xD8\xD7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\xAE\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\xC1\xC2\xC0\xA9\u2563\u2551\u2557\u255D\xA2\xA5\u2510\u2514\u2534\u252C\u251C\u2500\u253C\xE3\xC3\u255A\u2554\u2569\u2566\u2560\u2550\u256C\xA4\xF0\xD0\xCA\xCB\xC8\u0131\xCD\xCE\xCF\u2518\u250C\u2588\u2584\xA6\xCC\u2580\xD3\xDF\xD4\xD2\xF5\xD5\xB5\xFE\xDE\xDA\xDB\xD9\xFD\xDD\xAF\xB4\xAD\xB1\u2017\xBE\xB6\xA7\xF7\
\xB8\xB0\xA8\xB7\xB9\xB3\xB2\u25A0\xA0","\xC7\xFC\xE9\xE2\xE4\u016F\u0107\xE7\u0142\xEB\u0150\u0151\xEE\u0179\xC4\u0106\xC9\u0139\u013A\xF4\xF6\u013D\u013E\u015A\u015B\xD6\xDC\u0164\u0165\u0141\xD7\u010D\xE1\xED\xF3\xFA\u0104\u0105\u017D\u017E\u0118\u0119\xAC\u017A\u010C\u015F\xAB\xBB\u2591\u2592\u2593\u2502\u2524\xC1\xC2\u011A\u015E\u2563\u2551\u2557\u255D\u017B\u017C\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u0102\u0103\u255A\u2554\u2569\u2566\u2560\u2550\u256C\
\xA4\u0111\u0110\u010E\xCB\u010F\u0147\xCD\xCE\u011B\u2518\u250C\u2588\u2584\u0162\u016E\u2580\xD3\xDF\xD4\u0143\u0144\u0148\u0160\u0161\u0154\xDA\u0155\u0170\xFD\xDD\u0163\xB4\xAD\u02DD\u02DB\u02C7\u02D8\xA7\xF7\xB8\xB0\xA8\u02D9\u0171\u0158\u0159\u25A0\xA0",
"\u0391\u0392\u0393\u0394\u0395\u0396\u0397\u0398\u0399\u039A\u039B\u039C\u039D\u039E\u039F\u03A0\u03A1\u03A3\u03A4\u03A5\u03A6\u03A7\u03A8\u03A9\u03B1\u03B2\u03B3\u03B4\u03B5\u03B6\u03B7\u03B8\u03B9\u03BA\u03BB\u03BC\u03BD\u03BE\u03BF\u03C0\u03C1\u03C3\u03C2\u03C4\u03C5\u03C6\u03C7\u03C8\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03C9\u03AC\u03AD\u03AE\u03CA\u03AF\u03CC\u03CD\u03CB\u03CE\u0386\u0388\u0389\u038A\u038C\u038E\u038F\xB1\u2265\u2264\u03AA\u03AB\xF7\
\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0","\u0106\xFC\xE9\u0101\xE4\u0123\xE5\u0107\u0142\u0113\u0156\u0157\u012B\u0179\xC4\xC5\xC9\xE6\xC6\u014D\xF6\u0122\xA2\u015A\u015B\xD6\xDC\xF8\xA3\xD8\xD7\xA4\u0100\u012A\xF3\u017B\u017C\u017A\u201D\xA6\xA9\xAE\xAC\xBD\xBC\u0141\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u0104\u010C\u0118\u0116\u2563\u2551\u2557\u255D\u012E\u0160\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u0172\
\u016A\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u017D\u0105\u010D\u0119\u0117\u012F\u0161\u0173\u016B\u017E\u2518\u250C\u2588\u2584\u258C\u2590\u2580\xD3\xDF\u014C\u0143\xF5\xD5\xB5\u0144\u0136\u0137\u013B\u013C\u0146\u0112\u0145\u2019\xAD\xB1\u201C\xBE\xB6\xA7\xF7\u201E\xB0\u2219\xB7\xB9\xB3\xB2\u25A0\xA0"],
LABELS=["ibm866","koi8-r","macintosh","shift_jis","gbk","euc-kr","big5","windows-874",...[0,1,2,3,4,5,6,7,8].map(digit=>`\
windows-125${digit}`),...[2,3,4,5,6,7,8,10,13,14,15,16].map(part=>`iso-8859-${part}`)];function decoders(){let named=LABELS.
flatMap(label=>{try{let decoder=new TextDecoder(label);return[bytes=>decoder.decode(bytes)]}catch{return[]}}),byUpperHalf=half=>bytes=>Array.
from(bytes,byte=>byte<128?String.fromCharCode(byte):half[byte-128]).join("");return[...named,...DOS_PAGES.map(byUpperHalf),
bytes=>String.fromCharCode(...bytes)]}var MICRO="\xB5",MARK="\uFEFF",MICRO_BYTES=[181,230],UNKNOWN=["\uFFFD","\uFFFD\uFFFD"],
FRAMES=Array.from({length:128},(_,index)=>String.fromCharCode(9472+index)),computed=null;function repairs(){if(computed!==
null)return computed;let pages=decoders(),encode=text3=>new TextEncoder().encode(text3),imagesOf=sign=>[...new Set(pages.
map(decode=>decode(encode(sign))))].filter(isImage),twice=sign=>pages.map(decode=>decode(encode(decode(encode(sign))))).
filter(isImage),oneByte=MICRO_BYTES.flatMap(byte=>pages.map(decode=>decode(Uint8Array.of(byte)))).filter(isImage),micros=[
MICRO,"\u03BC"].flatMap(sign=>[...imagesOf(sign),...twice(sign)]).concat(oneByte,UNKNOWN),deviations=[...imagesOf("\xB1"),
...twice("\xB1"),...UNKNOWN],frames=new Map(FRAMES.flatMap(frame=>imagesOf(frame).map(image=>[image,frame]))),marks=[MARK,
...imagesOf(MARK)],isUnit=`(?<=[\\d("'-][ \\t]{0,3})`,beforeSecond="(?=s(?:ec(?:ond)?s?)?(?![\\p{L}\\p{N}]))",starts=new Set(
[...frames.keys()].map(image=>image.slice(0,2)));return computed={signs:frames,pattern:new RegExp([`${isUnit}(?<micro>${anyOf(
micros)}|(?<=\\d |\\()\\?{1,2})${beforeSecond}`,`(?<=[\\s(])(?<deviation>${anyOf(deviations)})(?= *\\d)`,`^(?<mark>(?:${anyOf(
marks)})+)`,`(?<frame>(?:${anyOf([...starts])})[^\\x00-\\x7f])`].join("|"),"gmu")},computed}function isImage(image){return/^[^\x00-\x7f\ufffd]+$/.
test(image)&&!/^[\u00b5\u03bc\u00b1]$/.test(image)}function anyOf(texts2){return[...new Set(texts2)].sort((left,right)=>right.
length-left.length).join("|")}function repairSigns(text3){if(!/[^\x00-\x7f]|[\d(] ?\?{1,2}s/.test(text3))return text3;let repaired=repairOnce(
text3);return repaired===text3?text3:repairSigns(repaired)}function repairOnce(text3){let{pattern:pattern2,signs}=repairs();
return text3.replaceAll(pattern2,(sign,...rest)=>{let{micro,deviation,mark}=rest.at(-1);return micro!==void 0?MICRO:deviation!==
void 0?"\xB1":mark!==void 0?"":signs.get(sign)??sign})}function repairUnit(unit){return/[^\x00-\x7f]/.test(unit)?repairSigns(
`"${unit}`).slice(1):unit}function isGarbledUnit(unit){return/(?:^|[^\p{L}\p{N}])(?:[^\x00-\x7f]{1,8}|\?{1,2})s(?:ec(?:ond)?s?)?(?![\p{L}\p{N}])/u.
test(unit)&&!/[µμ]s/.test(unit)}var UTF16_BYTE_PAIRS_LOOKED_AT=64,HIGH=new Set([0,37]);function decodeText(bytes){let encoding=encodingOf(bytes),end=endOfPart(
bytes,encoding),decoded=new TextDecoder(encoding).decode(end<bytes.length?bytes.subarray(0,end):bytes);return end<bytes.
length?decoded+decodeText(bytes.subarray(end)):decoded}var LINE_FEED=10;function endOfPart(bytes,encoding){let isStart=encoding===
"utf-8"?isUtf16Mark:startsOtherPart,after=encoding==="utf-16le"?2:1;for(let at=bytes.indexOf(LINE_FEED);at>=0;at=bytes.indexOf(
LINE_FEED,at+1)){let start=at+after;if((encoding==="utf-8"||start%2===0)&&isStart(bytes,start))return start}return bytes.
length}function isUtf16Mark(bytes,at){return bytes[at]===255&&bytes[at+1]===254||bytes[at]===254&&bytes[at+1]===255}function startsOtherPart(bytes,start){
if(isUtf16Mark(bytes,start))return!0;let lineFeed=bytes.indexOf(LINE_FEED,start),end=lineFeed<0?bytes.length:lineFeed;return end-
start>4&&bytes[end+1]!==0&&!bytes.subarray(start,end).includes(0)}function encodingOf(bytes){let[first,second]=bytes;if(first===
255&&second===254)return"utf-16le";if(first===254&&second===255)return"utf-16be";let line=bytes.indexOf(LINE_FEED)+2,start=bytes.
subarray(0,Math.min(line>1?line:1/0,2*UTF16_BYTE_PAIRS_LOOKED_AT));if(!start.includes(0))return"utf-8";let highs=offset=>start.
filter((byte,at)=>HIGH.has(byte)&&at%2===offset).length,limit=start.length/4;return highs(1)>limit?"utf-16le":highs(0)>limit?
"utf-16be":"utf-8"}var ESCAPES=/\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x9b[0-?]*[ -/]*[@-~]/g;
function cleanText(text3){let single=withoutZeros(text3),lined=single.includes("\r")?single.replaceAll(/\r+\n?/g,`
`):single,plain=!lined.includes("\x1B")&&!lined.includes("\x9B")?lined:lined.replaceAll(ESCAPES,"").replaceAll(/[\x1b\x9b]/g,
""),clean=repairSigns(withoutMarks(plain));return clean!==text3&&clean.includes("\0")?cleanText(clean):clean}function withoutMarks(text3){
return text3.includes("\uFEFF")&&!/^\s*[[{]/.test(text3)?text3.replaceAll(/(?<=[^\n\ufeff])\ufeff+/g,`
`):text3}function withoutZeros(text3){return text3.includes("\0")?text3.replaceAll(/[^\n]+/g,written=>{let line=written.
replace(/^\0+/,""),plain=line.replaceAll("\0","");return line.length-plain.length<plain.length/2?line:plain.replace(/^\ufffd+/,
"")}):text3}function splitLines(text3){return text3.split(`
`)}function countLineFeeds(text3,from,to){let part=text3.slice(from,to),count=0;for(let at=part.indexOf(`
`);at>=0;at=part.indexOf(`
`,at+1))count++;return count}function truncateFirstLine(text3){return truncate(/\S.*/.exec(text3)?.[0].trimEnd()??"")}var MAX_QUOTED_LENGTH=60;
function truncate(text3){return text3.length>MAX_QUOTED_LENGTH?`${text3.slice(0,MAX_QUOTED_LENGTH-1)}\u2026`:text3}function makeFindings(){return{series:makeSeriesList(),problems:[]}}function toParseResult({series,problems},where,advice){
let measurements=series.all();if(measurements.length===0&&!problems.some(isError)){let location=typeof where=="string"?inFile(
where):where;problems.push(makeError("no-results",location,advice))}return{measurements,problems}}function makeSeriesList(){
let series=new Map,grown=new Map,added=0;return{get added(){return added},add(result){added+=1;let{group=null,name:name2,
metric,unit}=result,key=JSON.stringify([group,name2,metric,unit]),first=series.get(key);if(first===void 0){series.set(key,
makeMeasurement(result));return}let values=grown.get(key);values===void 0&&(values=[...first.values],grown.set(key,values),
series.set(key,{...first,values}));for(let value of result.values)values.push(value)},all:()=>[...series.values()]}}function makeMeasurement({
aggregate=!1,deterministic=!1,...result}){return{group:null,better:null,primary:!0,...result,...aggregate&&{aggregate},...deterministic&&
{deterministic}}}function makeNumbering(){let counts=new Map;return(name2,group=null)=>{let key=JSON.stringify([group,name2]),
count=(counts.get(key)??0)+1;return counts.set(key,count),count===1?name2:`${name2}#${count}`}}var LineReader=class{line="";location;next="";isRead=null;series;problems;#handlers=[];#endHandlers=[];constructor(location,{
series,problems}){this.location=location,this.series=series,this.problems=problems}on(pattern2,handle){this.#handlers.push(
()=>{let match=pattern2.exec(this.line);match!==null&&handle(...match.slice(1))})}onEach(handle){this.#handlers.push(()=>handle(
this.line))}onEnd(handle){this.#endHandlers.push(handle)}add({value,...result}){this.series.add({...result,values:[value]})}reportError(code2,data,location=this.
location){this.problems.push(makeError(code2,location,data))}reportWarning(code2,data,location=this.location){this.problems.
push(makeWarning(code2,location,data))}readLine(line){this.line=line,this.isRead=null;let before=this.series.added+this.
problems.length;for(let handle of this.#handlers)handle();return this.isRead??this.series.added+this.problems.length>before}finish(){
for(let handle of this.#endHandlers)handle()}};function parseLines(source,rules,advice){let findings=makeFindings();return readLines(
source,findings,rules),toParseResult(findings,source.path,advice)}function readLines({path,text:text3},findings,{sign,end,
read}){let reader=new LineReader(inFile(path),findings);read(reader);let lines=splitLines(text3),countSigns=line=>sign===
null?0:line.match(sign)?.length??0;for(let[index,line]of lines.entries()){reader.location=inFile(path,index+1),reader.next=
lines[index+1]??"";let count=countSigns(line);for(let part of count>1?splitResults(line,end):[line]){let results=count>1?
countSigns(part):count;results>1?reader.reportError("joined-results",{line:part.trim()}):!reader.readLine(part)&&results===
1&&reader.reportError("unreadable-result",{line:part.trim()})}}reader.finish()}function splitResults(line,end){let ends=end===
void 0?[]:[...line.matchAll(end)].map(({index,0:{length}})=>index+length);return[0,...ends].map((from,at)=>line.slice(from,
ends[at])).filter(part=>part.trim()!=="")}var ab={id:"ab",description:"ApacheBench (ab): what it prints",advice:"ab -q -n 2000 -c 4 http://127.0.0.1:8080/",recognises:text3=>/^This is ApacheBench, Version /m.
test(text3),parse:source=>parseLines(source,LINES,{source:"ab"})},LINES={sign:null,read(reader){let run=null,finish=()=>{
run!==null&&addRun(run,reader)};reader.on(/^(?:This is ApacheBench|(Server Hostname:))/,hostname=>{hostname!==void 0&&run!==
null||(finish(),run={location:reader.location,fields:new Map,failure:null})}),reader.on(/^apr_\w+: /,()=>{let said={tool:"\
ab",said:reader.line};run!==null&&(run.failure??=makeError("tool-error",reader.location,said))}),reader.on(/^ *\(?([A-Z][\w/ -]*): +(\S.*)$/,
(label,value)=>{run!==null&&!run.fields.has(label)&&run.fields.set(label,{value,location:reader.location})}),reader.onEnd(
finish)}},RATE="Requests per second",TIME="Time per request";function addRun(run,reader){let problem=findProblem(run);problem!==
null&&reader.problems.push(problem);let result=readResult(run);if(result===null||problem!==null&&isError(problem))return;
let{name:name2,rate,time:time3}=result;reader.add({name:name2,metric:RATE,unit:"1/s",better:"higher",value:rate,aggregate:!0}),
reader.add({name:name2,metric:TIME,unit:"ms",better:"lower",value:time3,aggregate:!0})}function readResult(run){let name2=readAddress(
run),rate=/^([\d.]+) \[#\/sec\] \(mean\)$/.exec(run.fields.get(RATE)?.value??"")?.[1],time3=/^([\d.]+) \[ms\] \(mean\)$/.
exec(run.fields.get(TIME)?.value??"")?.[1];return name2===null||rate===void 0||time3===void 0?null:{name:name2,rate:Number(
rate),time:Number(time3)}}function findProblem(run){let{fields,failure}=run;if(failure!==null)return failure;let name2=readAddress(
run)??void 0,requests=readCount(run,"Complete requests");if(readResult(run)===null||requests===0)return makeError("no-re\
sponses",run.location,{name:name2});let transferred=fields.get("Total transferred");if(transferred?.value==="0 bytes")return makeError(
"no-responses",transferred.location,{name:name2});let{location}=fields.get("Failed requests")??run,failed=["Connect","Re\
ceive","Exceptions"].reduce((sum,what)=>sum+readFailureCount(run,what),0);if(failed>0)return makeError("requests-failed",
location,{name:name2,kind:"error",failed,requests});let refused=readCount(run,"Non-2xx responses");return refused>=requests?
makeError("no-responses",location,{name:name2}):refused===0?null:makeWarning("requests-failed",location,{name:name2,kind:"\
status",failed:refused,requests})}function readCount({fields},label){return Number(/^\d+/.exec(fields.get(label)?.value??
"")?.[0]??0)}function readFailureCount({fields},what){let causes=`Connect: ${fields.get("Connect")?.value??""}`;return Number(
new RegExp(`${what}: (\\d+)`).exec(causes)?.[1]??0)}function readAddress({fields}){let host=fields.get("Server Hostname")?.
value,port=fields.get("Server Port")?.value,path=fields.get("Document Path")?.value;if(host===void 0||port===void 0||path===
void 0)return null;let scheme=fields.has("SSL/TLS Protocol")?"https":"http";return`${scheme}://${host}${port===(scheme===
"https"?"443":"80")?"":`:${port}`}${path}`}var iso_exports={};__export(iso_exports,{ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,
ZodISOTime:()=>ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration2,time:()=>time2});function datetime(params){return _isoDateTime(ZodISODateTime,params)}function date(params){return _isoDate(ZodISODate,params)}
function time2(params){return _isoTime(ZodISOTime,params)}function duration2(params){return _isoDuration(ZodISODuration,
params)}function escapePattern(text3){return text3.replaceAll(/[\\^$.|?*+()[{]/g,"\\$&")}function joinPatterns(patterns){return`\
^(${[...new Set(patterns)].join("|")})$`}function commonPrefixOf(texts2){return texts2.reduce((start,text3)=>{let length=0;
for(;length<start.length&&start[length]===text3[length];)length++;return start.slice(0,length)})}function hasKeys(text3,...paths){let keys=keysOf2(text3);return paths.every(path=>keys.has(path))}var last={text:"",keys:new Set};
function keysOf2(text3){return last.text!==text3&&(last={text:text3,keys:/^\s*[[{]/.test(text3)?parseKeys(text3):new Set}),
last.keys}var TOKEN2=/\s*(?:([{}[\],:])|("[^"\\]*(?:\\.[^"\\]*)*")|[^\s{}[\],:"]+)/sy;function parseKeys(text3){let keys=new Set,
open=[],key="",isKeyNext=!1;TOKEN2.lastIndex=0;do{let match=TOKEN2.exec(text3);if(match===null)break;let[,mark,string2]=match,
inner=open.at(-1);mark==="{"||mark==="["?open.push(levelIn(inner,key,mark==="[")):mark==="}"||mark==="]"?open.pop():string2!==
void 0&&isKeyNext&&inner!==void 0&&open.length<=6&&(key=string2.slice(1,-1),keys.add(join(inner.path,key)).add(join(inner.
anyPath,key))),isKeyNext=mark==="{"||mark===","&&inner?.isList===!1}while(open.length>0&&TOKEN2.lastIndex<131072);return keys}
function levelIn(outer,key,isList){let behind=isList?"[]":"";return outer===void 0?{isList,path:behind,anyPath:behind}:outer.
path.length>131072?{...outer,isList}:{isList,path:(outer.isList?outer.path:join(outer.path,key))+behind,anyPath:(outer.isList?
outer.anyPath:join(outer.anyPath,"*"))+behind}}function join(path,key){return path===""?key:`${path}.${key}`}function parseJsonText(text3,bareNonFinite=!1){let whole=parseWholeDocument(text3);if(whole!==null)return{documents:[whole],
failure:null};let documents=[],line=1,counted=0,at=blanksFrom(text3,0);for(;at<text3.length;){let{end,failure}=scanDocument(
text3,at,bareNonFinite);if(failure!==null)return{documents,failure};line+=countLineFeeds(text3,counted,at),counted=at;let document=text3.
slice(at,end);documents.push({value:JSON.parse(bareNonFinite?quoteNonFinite(document):document),line}),at=blanksFrom(text3,
end)}return{documents,failure:null}}var MAX_DEPTH=500;function parseWholeDocument(text3){try{let value=JSON.parse(text3);
return isShallow(value)?{value,line:1+countLineFeeds(text3,0,blanksFrom(text3,0))}:null}catch{return null}}function isShallow(value){
let level=[value];for(let depth=0;level.length>0;depth++){if(depth>MAX_DEPTH)return!1;let next=[];for(let item of level)
if(!(typeof item!="object"||item===null||isNumberList(item)))for(let child of Array.isArray(item)?item:Object.values(item))
typeof child=="object"&&child!==null&&next.push(child);level=next}return!0}var BLANKS2=/[ \t\n\r\ufeff]*/y,TOKEN3=/([{}[\],:])|("[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\x00-\x1f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
BARE_NON_FINITE=/-?(?:nan|inf(?:inity)?)(?![\w.])/iy,STRING_OR_NON_FINITE=/"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:nan|inf(?:inity)?)(?![\w.])/gi;
function quoteNonFinite(document){return/nan|inf/i.test(document)?document.replaceAll(STRING_OR_NON_FINITE,token=>token.
startsWith('"')?token:`"${token}"`):document}var STRING_OR_MARK=/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g,MAX_NAMED_DEPTH=4;function findRepeatedKey(text3){
let open=[],last2="";for(let{0:token,index}of text3.matchAll(STRING_OR_MARK)){let keys=open.at(-1);if(token==="{"||token===
"[")open.push(token==="{"?new Set:null);else if(token==="}"||token==="]")open.pop();else if(token===":"&&keys&&open.length<=
MAX_NAMED_DEPTH){if(keys.has(last2))return{key:last2.slice(1,-1),line:1+countLineFeeds(text3,0,index)};keys.add(last2)}last2=
token}return null}function scanDocument(text3,start,bareNonFinite){let open=[],expected="value",at=start;do{at=blanksFrom(
text3,at);let match=tokenAt(text3,at,bareNonFinite),next=match===null?null:step(expected,match,open);if(match===null||next===
null||open.length>MAX_DEPTH){let isInside=open.length>0&&open.length<=MAX_DEPTH;return{end:at,failure:failureAt(text3,at,
isInside?expected:null)}}expected=next,at+=match[0].length}while(open.length>0);return{end:at,failure:null}}function tokenAt(text3,at,bareNonFinite){
TOKEN3.lastIndex=at;let match=TOKEN3.exec(text3);return match!==null||!bareNonFinite?match:(BARE_NON_FINITE.lastIndex=at,
BARE_NON_FINITE.exec(text3))}function step(expected,match,open){let[token,mark,string2]=match,inside=open.at(-1);return mark===
"}"||mark==="]"?inside!==(mark==="}"?"{":"[")||expected!=="more"&&expected!==(mark==="}"?"first key":"first value")?null:
(open.pop(),"more"):mark===","?expected!=="more"?null:inside==="{"?"key":"value":mark===":"?expected==="colon"?"value":null:
expected==="key"||expected==="first key"?string2===void 0?null:"colon":expected!=="value"&&expected!=="first value"?null:
token==="{"||token==="["?(open.push(token),token==="{"?"first key":"first value"):"more"}function failureAt(text3,at,expected){
let isUnclosed=text3[at]==='"'&&!/^"(?:[^"\\]|\\.)*"/s.test(text3.slice(at,at+1e5));return at>=text3.length||isUnclosed?
{...position(text3,text3.length),found:null,expected}:{...position(text3,at),found:/^(?:[\w.+-]+|.)/s.exec(text3.slice(at,
at+30))?.[0]??"",expected}}function blanksFrom(text3,at){return BLANKS2.lastIndex=at,BLANKS2.exec(text3),BLANKS2.lastIndex}
function position(text3,at){return{line:1+countLineFeeds(text3,0,at),column:at-text3.lastIndexOf(`
`,at-1)}}var checkedLists=new WeakSet,LONG=64;function isNumberList(value){if(!Array.isArray(value))return!1;let isLong=value.
length>=LONG;return isLong&&checkedLists.has(value)?!0:value.every(Number.isFinite)?(isLong&&checkedLists.add(value),!0):
!1}var numberListSchema=custom().superRefine((value,{addIssue})=>{if(!isNumberList(value)){if(!Array.isArray(value))return addIssue(
{code:"invalid_type",expected:"array",input:value});for(let[index,item]of value.entries()){let issue={code:"invalid_type",
expected:"number",input:item};Number.isFinite(item)||addIssue({...issue,path:[index]})}}}),recordSchema=custom().superRefine(
(value,{addIssue})=>{typeof value=="object"&&value!==null&&!Array.isArray(value)||addIssue({code:"invalid_type",expected:"\
record",input:value})}),TOKENS={value:"value","first value":"value",key:"key","first key":"key",colon:"colon",more:"comm\
a"};function makeJsonProblem(path,{line,column,found,expected}){let location=inFile(path,line,column);return found===null?
makeError("broken-off",location,{language:"JSON"}):makeError("not-json",location,{got:found,expected:expected===null?void 0:
TOKENS[expected]})}function parseValue(schema,value,{location,problems}){let issues=[],{data,error}=schema.safeParse(value,
{error(issue){return issues.push(issue),""}});if(error===void 0)return data;for(let issue of issues){let path=issue.path??
[],got=formatJsonValue(valueAt(value,path))||void 0;problems.push(makeError("wrong-type",appendKeys(location,...path),{...readExpectation(
issue),got}))}return null}function readExpectation(issue){switch(issue.code){case"invalid_type":return{expected:EXPECTED_TYPES[issue.
expected]??"any",keys:findRequiredKeys(issue.inst)};case"too_small":return{expected:issue.origin==="number"?"positive":"\
filled"};case"invalid_value":return{expected:"choice",keys:issue.values.map(String)};case"custom":return issue.params;default:
return{expected:"any"}}}var EXPECTED_TYPES={object:"object",record:"object",array:"list",tuple:"list",string:"text",number:"\
number",boolean:"boolean"};function findRequiredKeys(schema){return schema instanceof ZodObject?Object.entries(schema.shape).
flatMap(([key,field])=>field._zod.optin===void 0?[key]:[]):void 0}function appendKeys(location,...keys){let steps=keys.map(
key=>typeof key=="number"?key:String(key));return location.map(part=>part.kind==="file"?{...part,keys:[...part.keys??[],
...steps]}:part)}function entriesOf(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)?Object.entries(
value):[]}function valueAt(value,keys){return keys.reduce((inner,key)=>typeof inner=="object"&&inner!==null&&Object.hasOwn(
inner,key)?inner[key]:void 0,value)}function formatJsonValue(value){return value===void 0?"nothing":truncate(typeof value==
"string"?value:typeof value=="number"?String(value):JSON.stringify(value))}function toReason(error){let message2=typeof error==
"object"&&error!==null&&"message"in error?error.message:error,text3=typeof message2=="string"?message2:formatJsonValue(message2),
[reason2=""]=text3.split(`
`,1);return error==null||reason2.trim()===""||reason2==="{}"?void 0:reason2.trim()}var JsonValue=class _JsonValue{value;problems;#document;#keys;constructor(value,document,problems,keys=[]){this.value=value,
this.problems=problems,this.#document=document,this.#keys=keys}get location(){return this.#keys.length===0?this.#document:
appendKeys(this.#document,...this.#keys)}at(...keys){return new _JsonValue(valueAt(this.value,keys),this.#document,this.
problems,[...this.#keys,...keys])}text(...keys){let text3=valueAt(this.value,keys);return typeof text3=="string"?text3:""}read(schema,value=this.
value){return parseValue(schema,value,this)}list(key=null,noResults=null){if(key!==null&&!isObject(this.value))return this.
reportType("object",[key]);let list2=key===null?this:this.at(key);return Array.isArray(list2.value)?(list2.value.length===
0&&noResults!==null&&this.reportError("no-results",noResults),list2.value.map((_,index)=>list2.at(index))):list2.reportType(
"list")}entries(){return entriesOf(this.value).map(([key])=>[key,this.at(key)])}members(){return isObject(this.value)?this.
entries():this.reportType("object")}reportError(code2,data){this.problems.push(makeError(code2,this.location,data))}reportWarning(code2,data){
this.problems.push(makeWarning(code2,this.location,data))}reportType(expected,keys){let got=formatJsonValue(this.value)||
void 0;return this.problems.push(makeError("wrong-type",appendKeys(this.location),{expected,keys,got})),[]}};function isObject(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)}function parseJsonDocuments({path,text:text3},problems,{
bareNonFinite=!1,namedKeys=!1}={}){let{documents,failure}=parseJsonText(text3,bareNonFinite),repeated=namedKeys&&failure===
null?findRepeatedKey(text3):null;return failure!==null?problems.push(makeJsonProblem(path,failure)):documents.length===0?
problems.push(makeError("nothing-printed",inFile(path),{})):repeated!==null&&problems.push(makeError("repeated-key",inFile(
path,repeated.line),{key:repeated.key})),documents.map(({line,value})=>new JsonValue(value,inFile(path,documents.length>
1?line:void 0),problems))}function parseJson(source,{noResults={},read,...options}){let findings=makeFindings(),{series}=findings;
for(let document of parseJsonDocuments(source,findings.problems,options)){let number3=makeNumbering();read(document,{add:series.
add,number:number3,get added(){return series.added}})}return toParseResult(findings,source.path,noResults)}function valuesOrMiddle(values,middle){
return values!=null&&values.length>0?{values}:middle==null?null:{values:[middle],aggregate:!0}}function reportFailure(benchmark,name2,error){
error==null?benchmark.reportError("benchmark-without-result",{name:name2}):benchmark.reportError("failed-in-tool",{name:name2,
reason:toReason(error)})}function jsonFormat({signs,...format}){return{...format,recognises:text3=>signs.some(sign=>typeof sign==
"function"?sign(text3):hasKeys(text3,...sign)),parse:source=>parseJson(source,format)}}var BENCHMARK_ATTRIBUTE="attribute";function makeLocator(matches,rules){let definitions=collectDefinitions(matches,rules),
modules=rules.readModules?.(matches)??new Map;return benchmark=>{for(let{name:name2,within=null,isIn}of rules.queriesFor(
benchmark,modules)){let[first,second]=(definitions.get(name2)??[]).filter(definition=>(within===null||definition.within===
within)&&(isIn?.(definition.file)??!0));if(first!==void 0&&second===void 0)return{file:first.file,line:first.line}}return null}}
function collectDefinitions(matches,{parseMatch,needsAttribute=!1}){let definitions=new Map,[file2,within,hasAttribute]=[
"",null,!1];for(let match of matches){match.file!==file2&&([file2,within,hasAttribute]=[match.file,null,!1]);let declaration=parseMatch(
match.text);if(declaration===null)continue;if(declaration===BENCHMARK_ATTRIBUTE){hasAttribute=!0;continue}let{name:name2,
opens=!1}=declaration;if(opens||hasAttribute||!needsAttribute){let list2=definitions.get(name2)??[];definitions.set(name2,
list2);let last2=list2.at(-1);(last2?.file!==file2||last2.line!==match.line)&&list2.push({file:file2,line:match.line,within})}
hasAttribute=!1,opens&&(within=name2)}return definitions}function joinStarts(parts,separator="/"){return parts.map((_,index)=>parts.
slice(0,index+1).join(separator))}function joinEnds(parts,separator="/"){return parts.map((_,index)=>parts.slice(index).
join(separator))}function endsWithPath(file2,path){let end=path.replace(/^(\.\/)+/,"");return end!==""&&(file2===end||file2.
endsWith(`/${end}`))}var inQuotesPattern=mark=>`${mark}([^${mark}\\\\]|\\\\.)+${mark}`,QUOTED=inQuotesPattern('"'),IN_ANY_QUOTES=`\
(${['"',"'","`"].map(inQuotesPattern).join("|")})`;function unquote(text3){return/(["'`])((?:(?!\1)[^\\]|\\.)+)\1$/s.exec(
text3)?.[2]?.replaceAll(/\\(.)/gs,(_,escaped)=>ESCAPES2[escaped]??escaped)??null}var ESCAPES2={n:`
`,t:"	"};function parseQuotedText(text3){let name2=unquote(text3);return name2===null?null:{name:name2}}function makeCallRules({calls,opens,queriesFor=queryByName,...rules}){return{...rules,line:`(${calls}) *\\(? *${IN_ANY_QUOTES}`,
parseMatch(text3){let call=parseQuotedText(text3);return call!==null&&opens?.test(text3)?{name:`group ${call.name}`,opens:!0}:
call},queriesFor}}function queryByName({group,name:name2}){return group===null?[{name:name2}]:[{name:name2,within:`group\
 ${group}`},{name:`group ${group}`}]}function queryByParts(parts,separator,isIn=_=>!0){let benches=joinEnds(parts,separator).
map((name2,index)=>({name:name2,within:index===0?null:`group ${parts[index-1]}`,isIn})),groups=parts.slice(0,-1).map(part=>({
name:`group ${part}`,isIn}));return{benches,groups:groups.toReversed()}}var SCRIPTS=["js","mjs","cjs","jsx","ts","mts","\
cts","tsx"],JAVASCRIPT=SCRIPTS.map(extension=>`*.${extension}`),callPattern=(...words)=>String.raw`(^|[^[:alnum:]_$])(${words.
join("|")})(\.[[:alpha:]]+)*`,CALLS=["bench","benchmark","add","describe","group","suite"],OPENS=/^\W?(describe|group|suite)\b(?!\.add\b)/,
javascriptDefinitions=makeCallRules({description:"`bench('name'`, `.add('name'`, else the `describe` or `group` around i\
t",files:JAVASCRIPT,sign:"[Bb]ench|mitata",calls:callPattern(...CALLS),opens:OPENS}),vitestDefinitions=makeCallRules({description:"\
`bench('name'`, else the `test` or `describe` around it",files:JAVASCRIPT,sign:"bench",calls:callPattern(...CALLS,"test",
"it"),opens:/^\W?(describe|group|suite|test|it)\b(?!\.add\b)/,queriesFor({group,name:name2}){let[file2="",...parts]=(group===
null?name2:`${group} > ${name2}`).split(" > "),isIn=path=>endsWithPath(path,file2),{benches,groups}=queryByParts(parts,"\
 > ",isIn);return[...benches,...groups]}}),denoDefinitions=makeCallRules({description:"`Deno.bench('name'` or `name: 'na\
me'`",files:JAVASCRIPT,sign:String.raw`Deno\.bench`,calls:String.raw`Deno\.bench(\.[[:alpha:]]+)*|name:`,queriesFor:({name:name2})=>[
{name:name2}]}),consoleTimeDefinitions=makeCallRules({description:"`console.time('name'`",files:JAVASCRIPT,sign:String.raw`console\.time`,
calls:String.raw`console\.time`}),rubyDefinitions=makeCallRules({description:"`report('name'`",files:["*.rb"],sign:"[Bb]\
enchmark",calls:String.raw`\.report`}),dartDefinitions=makeCallRules({description:"`super('name'`",files:["*.dart"],sign:"\
Benchmark",calls:"super"}),swiftDefinitions=makeCallRules({description:'`Benchmark("name"`',files:["*.swift"],sign:"Benc\
hmark",calls:"Benchmark",queriesFor:({name:name2})=>[{name:name2}]});function makeHaskellRules(sign,separator){return makeCallRules(
{description:'`bench "name"`, else the `bgroup` around it',files:["*.hs","*.lhs"],sign,calls:"(^|[^[:alnum:]_])(bench|bg\
roup)",opens:/^\W?bgroup\b/,queriesFor({name:name2}){let{benches,groups}=queryByParts(name2.split(separator),separator);
return[...benches,...benches.map(bench=>({name:bench.name})),...groups]}})}var tastyBenchDefinitions=makeHaskellRules("T\
est\\.Tasty\\.Bench","."),haskellCriterionDefinitions=makeHaskellRules("Criterion","/"),elixirDefinitions={description:'\
`"name" =>`, in a file that uses Benchee',files:["*.exs","*.ex"],sign:"Benchee",line:`${QUOTED} *=>`,parseMatch:text3=>parseQuotedText(
text3.replace(/ *=>$/,"")),queriesFor:({name:name2})=>[{name:name2},{name:name2.replace(/ \[.*\]$/s,"")}]},juliaDefinitions={
description:'`["group"]["name"] =`',files:["*.jl"],sign:"@benchmarkable|BenchmarkGroup",line:`(\\[ *${QUOTED} *\\])+ *=`,
parseMatch:text3=>({name:[...text3.matchAll(/"(?:[^"\\]|\\.)+"/g)].map(([key])=>unquote(key)).join("/")}),queriesFor:({name:name2})=>joinStarts(
name2.split("/")).map(start=>({name:start})).toReversed()},SOURCES=[...SCRIPTS,"py","rb","go","rs","c","cc","cpp","cxx",
"h","hpp","java","kt","scala","cs","swift","dart","lua","luau","jl","zig","nim","php","ex","exs","hs","ml","sh"],quotedNameDefinitions={
description:"the name in quotes, in a source file with `bench` in its path",files:SOURCES.map(extension=>`:(icase)*bench\
*.${extension}`),sign:null,line:IN_ANY_QUOTES,parseMatch:parseQuotedText,queriesFor:({name:name2})=>[{name:name2}]};var FILES=["*.py"];function makeFunctionRules(sign,queriesFor){return{description:"`def name` in its file, and in its cl\
ass if it has one",files:FILES,sign,line:"^[[:blank:]]*(async +)?(def|class) +[^(:[:space:]]+",parseMatch(text3){let[,indent,
keyword,name2]=/^(\s*)(?:async +)?(def|class) +(\S+)$/.exec(text3)??[];return indent===void 0?null:{name:`${indent===""?
"":"inner "}${keyword} ${name2}`,opens:indent===""}},queriesFor}}var pytestDefinitions=makeFunctionRules("benchmark",({name:name2})=>{
let[,file2="",nodes=""]=/^(.+?\.py)::([^[]+)/.exec(name2)??[],[test="",owner]=nodes.split("::").toReversed(),isIn=path=>endsWithPath(
path,file2);return owner===void 0?[{name:`def ${test}`,isIn}]:[{name:`inner def ${test}`,within:`class ${owner}`,isIn},{
name:`class ${owner}`,isIn}]}),asvDefinitions=makeFunctionRules("(def|class) +((time|timeraw|mem|peakmem|track)_|Time|Me\
m|PeakMem|Track)",({name:name2})=>{let path=name2.replace(/\(.*$/s,"").split("."),[method="",owner=""]=path.toReversed(),
inModule=parts=>file2=>[".py","/__init__.py"].some(end=>endsWithPath(file2,`${parts.join("/")}${end}`)),ofClass=inModule(
path.slice(0,-2));return[{name:`inner def ${method}`,within:`class ${owner}`,isIn:ofClass},{name:`class ${owner}`,isIn:ofClass},
{name:`def ${method}`,isIn:inModule(path.slice(0,-1))}]}),pyperfDefinitions=makeCallRules({description:'`bench_func("nam\
e"` and the like',files:FILES,sign:"pyperf",calls:String.raw`\.(bench_func|bench_async_func|bench_time_func|bench_command|timeit)`});var asv={id:"asv",aliases:["python_asv"],description:"asv: the files in its folder of results",advice:'asv run -E existi\
ng --set-commit-hash COMMIT --record-samples --bench "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text3=>/^\s*\{/.
test(text3)&&RESULTS.test(text3),parse:source=>parseFiles([source]),parseFiles,filter:benchmarks=>joinPatterns(benchmarks.
map(({name:name2})=>escapePattern(name2))),definitions:asvDefinitions},RESULTS=/"result_columns"\s*:\s*\[/,resultsSchema=object(
{result_columns:array(string()),results:recordSchema}),listSchema=array(unknown()),parametersSchema=array(array(string())),
describedSchema=object({type:string(),unit:string()});function parseFiles(sources){let findings=makeFindings(),documents=sources.
flatMap(source=>parseJsonDocuments(source,findings.problems,{bareNonFinite:!0})),kinds=new Map(documents.flatMap(describeBenchmarks));
for(let document of documents){if(!Object.hasOwn(Object(document.value),"result_columns"))continue;let columns=document.
read(resultsSchema)?.result_columns;if(columns!==void 0)for(let[name2,row]of document.at("results").entries())addBenchmark(
row,{name:name2,columns,kind:kinds.get(name2)??guessKind(name2)},findings.series)}let at=sources.length===1?sources[0].path:
atKey("output-file");return toParseResult(findings,at,{source:"asv"})}function describeBenchmarks(document){return document.
entries().flatMap(([name2,{value}])=>{let{data}=describedSchema.safeParse(value);return data===void 0?[]:[[name2,{metric:data.
type,unit:data.unit}]]})}var PREFIXES=[[/^time(?:raw)?(?=_|[A-Z])/i,{metric:"time",unit:"seconds"}],[/^mem(?=_|[A-Z])/i,
{metric:"memory",unit:"bytes"}],[/^peakmem(?=_|[A-Z])/i,{metric:"peakmemory",unit:"bytes"}],[/^/,{metric:"track",unit:"u\
nit"}]];function guessKind(name2){let method=name2.slice(name2.lastIndexOf(".")+1);return PREFIXES.find(([prefix])=>prefix.
test(method))[1]}var SKIPPED="NaN";function addBenchmark(row,{name:name2,columns,kind},series){let cells=row.value===null?
[]:row.read(listSchema);if(cells===null)return;let cell=column=>cells[columns.indexOf(column)]??null;if(cell("result")===
null){row.reportError("failed-in-tool",{name:name2});return}let results=row.read(listSchema,cell("result")),parameters=row.
read(parametersSchema,cell("params")??[]);if(results===null||parameters===null)return;let announced=parameters.reduce((product,list2)=>product*
list2.length,1);if(announced!==results.length){row.reportError("wrong-count",{name:name2,what:"values",announced,found:results.
length});return}let samples=cell("samples");for(let[index,result]of results.entries()){let recorded=Array.isArray(samples)?
samples[index]:null;addResult(row,{name:name2+formatParameters(parameters,index),kind,result,recorded},series)}}function formatParameters(parameters,index){
if(parameters.length===0)return"";let rest=index;return`(${parameters.toReversed().map(list2=>{let value=list2[rest%list2.
length];return rest=Math.floor(rest/list2.length),value}).reverse().join(", ")})`}function addResult(row,{name:name2,kind,
result,recorded},series){let isRecorded=Array.isArray(recorded)&&recorded.length>0,values=isRecorded?recorded:[result],unusable=[
result,...values].find(value=>!Number.isFinite(value));result!==SKIPPED&&(result===null?row.reportError("failed-in-tool",
{name:name2}):unusable!==void 0?row.reportError("unusable-value",{name:name2,metric:kind.metric,got:formatJsonValue(unusable)}):
series.add({name:name2,...kind,values,aggregate:!isRecorded&&kind.metric==="time"}))}var autocannon={id:"autocannon",description:"autocannon: --json",advice:"npx autocannon --json -d 5 http://127.0.0.1:808\
0/",repeatsForTime:!0,recognises:text3=>/^\s*\{/.test(text3)&&['"non2xx"','"connections"','"latency"'].every(key=>text3.
includes(key)),parse},averageSchema=object({average:number()}),resultSchema=object({title:string().nullish(),url:string().
min(1),errors:number(),timeouts:number(),non2xx:number(),mismatches:number().default(0),requests:averageSchema.extend({total:number()}),
latency:averageSchema,throughput:averageSchema});function parse(source){let findings=makeFindings(),{series,problems}=findings,
complete=parseJsonDocuments(source,problems),documents=problems.length>0?complete.slice(0,-1):complete;for(let[index,document]of documents.
entries()){if(isWarmup(document,documents[index+1]))continue;let result=document.read(resultSchema);if(result===null)continue;
let{requests,latency,throughput}=result,name2=result.title||result.url;if(reportFailure2(document,name2,result))continue;
let rate={metric:"requests.average",unit:"1/s",values:[requests.average]},time3={metric:"latency.average",unit:"ms",values:[
latency.average]},bytes={metric:"throughput.average",unit:"B/s",values:[throughput.average]};series.add({name:name2,...rate,
better:"higher",aggregate:!0}),series.add({name:name2,...time3,better:"lower",aggregate:!0}),series.add({name:name2,...bytes,
better:"higher",aggregate:!0,primary:!1})}return toParseResult(findings,source.path,{})}function isWarmup(document,next){
let start=document.text("start");return start!==""&&next?.text("warmup","start")===start}function reportFailure2(document,name2,result){
let{errors,timeouts,non2xx,mismatches,requests}=result,report=(kind,failed)=>document.reportError("requests-failed",{name:name2,
kind,failed,requests:requests.total});if(errors>0||timeouts>0)report("error",errors);else if(non2xx>0)report("status",non2xx);else if(mismatches>
0)report("body",mismatches);else{if(requests.total>0)return!1;document.reportError("no-responses",{name:name2})}return!0}var dataSchema=object({samples:numberListSchema}).nullish(),scenarioSchema=object({name:string(),run_time_data:dataSchema,
memory_usage_data:dataSchema}),NO_INPUT="__no_input",benchee=jsonFormat({id:"benchee",description:"Elixir with Benchee: \
the file of benchee_json",advice:'mix run bench.exs, with {Benchee.Formatters.JSON, file: "results.json"}',repeatsForTime:!0,
signs:[["[].job_name","[].run_time_data.samples"]],noResults:{source:"Benchee.Formatters.JSON"},definitions:elixirDefinitions,
read(suite,{add:add3,number:number3}){for(let item of suite.list()){let input=item.text("input_name"),name2=number3(item.
text("name")+(input===""||input===NO_INPUT?"":` [${input}]`)),scenario=item.read(scenarioSchema);if(scenario===null)continue;
let times=scenario.run_time_data?.samples??[],sizes=scenario.memory_usage_data?.samples??[],hasTimes=times.length>0;hasTimes&&
add3({name:name2,metric:"run_time",unit:"ns",better:"lower",values:times});let memory={metric:"memory_usage",unit:"B",values:sizes,
primary:!hasTimes};sizes.length>0?add3({name:name2,better:"lower",...memory}):hasTimes||item.reportError("benchmark-with\
out-result",{name:name2})}}});var MAX_RECOGNITION_LENGTH=65536,TEXT=String.raw`"[^"\\]*(?:\\.[^"\\]*)*"\s*:\s*`,VALUE2=String.raw`"(?:lower_|upper_)?value"\s*:\s*-?[\d.eE+-]+\s*`,
START=new RegExp(String.raw`^\s*\{\s*${TEXT}\{\s*${TEXT}\{\s*${VALUE2}(?:,\s*${VALUE2}){0,2}\}`),COUNT={unit:"count",better:"\
lower"},MEASURES=new Map([["latency",{unit:"ns",better:"lower"}],["throughput",{unit:"1/s",better:"higher"}],["build-tim\
e",{unit:"s",better:"lower"}],["file-size",{unit:"B",better:"lower"}],...["instructions","l1-hits","l2-hits","ll-hits","\
ram-hits"].map(slug=>[slug,COUNT]),...["total-read-write","estimated-cycles"].map(slug=>[slug,COUNT])]),measureSchema=object(
{value:number()}),bencherBmf=jsonFormat({id:"bencher-bmf",aliases:["json_v0"],description:'Bencher Metric Format: {"BENC\
HMARK": {"MEASURE": {"value": NUMBER}}}',advice:"any command that prints it, one value per benchmark and measure",signs:[
text3=>START.test(text3.slice(0,MAX_RECOGNITION_LENGTH))],namedKeys:!0,definitions:quotedNameDefinitions,read(benchmarks,{
add:add3}){for(let[name2,measures]of benchmarks.members())for(let[metric,item]of measures.members()){let measure=item.read(
measureSchema);if(measure===null)continue;let builtIn=MEASURES.get(metric.toLowerCase().replaceAll(" ","-"));add3({name:name2,
metric,...builtIn??{unit:metric},values:[measure.value]})}}});var benchmarkIps={id:"benchmark-ips",description:"Ruby with benchmark-ips: what it prints, or the file of json!",advice:"\
ruby bench.rb, with x.config(warmup: 0.5, time: 1)",repeatsForTime:!0,recognises:text3=>SECTION.test(text3)||RATE_ANYWHERE.
test(text3)||hasKeys(text3,"[].name","[].central_tendency"),parse:source=>/^\s*[[{]/.test(source.text)?parseJson(source,
{read:readList}):parseLines(source,LINES2,{}),definitions:rubyDefinitions},SECTION=/^(?:Warming up|Calculating) -{20,}$/m,
RATE2=/^\(±(?: *[\d.]+|NaN|Infinity)%\) i\/s(?: |$)/,RATE_ANYWHERE=/\(± *[\d.]+%\) i\/s /,PREFIXES2=["","k","M","B","T",
"Q"],NUMBER_AT_END=/(?:^|\s)(\d+(?:\.\d+)?)([kMBTQ]?)$/,WARM_AT_END=/(?:^|\s)\d+(?:\.\d+)?[kMBTQ]? +i\/\d+ms$/;function toResult(name2,rate){
return{name:name2,metric:"ips",unit:"1/s",better:"higher",values:[rate],aggregate:!0}}var LINES2={sign:/\(\u00b1[^()%]{0,12}%\) i\/s/g,
end:/ in +[\d.]+s/g,read(reader){let unfinished=new Map,above="";reader.onEach(line=>{let warm=WARM_AT_END.exec(line);warm!==
null&&unfinished.set(labelOf(line.slice(0,warm.index),above),reader.location);let end=line.lastIndexOf("(\xB1"),before=line.
slice(0,Math.max(end,0)).trimEnd(),number3=RATE2.test(line.slice(end))?NUMBER_AT_END.exec(before):null;if(end>0&&number3!==
null){let[,digits,prefix=""]=number3,name2=labelOf(before.slice(0,number3.index),above);reader.series.add(toResult(name2,
Number(digits)*1e3**PREFIXES2.indexOf(prefix))),unfinished.delete(name2)}above=line}),reader.onEnd(()=>{for(let[name2,location]of unfinished)
reader.reportError("benchmark-without-result",{name:name2},location)})}};function labelOf(before,above){return before.trim()||
above.trim()}var entrySchema=object({name:string(),central_tendency:number()});function readList(list2,{add:add3,number:number3}){
for(let item of list2.list()){let entry2=item.read(entrySchema);if(entry2===null)continue;let{central_tendency:rate}=entry2,
name2=number3(entry2.name);rate>0?add3(toResult(name2,rate)):item.reportError("unusable-value",{name:name2,metric:"centr\
al_tendency",got:String(rate)})}}var benchmarkLuau={id:"benchmark-luau",description:"Luau: what its bench.py prints",advice:"python3 bench/bench.py --vm \
./luau",aliases:["benchmarkluau"],recognises:text3=>RESULT.test(text3),parse:source=>parseLines(source,LINES3,{option:"-\
-run-test"}),definitions:quotedNameDefinitions},WORDS=String.raw`(\S+(?:[^\S\n]+\S+)*?)`,RESULT=new RegExp(String.raw`^SUCCESS: ${WORDS} *: *([\d.]+)(us|ms|s) \+\/- *[\d.]+% on ${WORDS} *(?:\( *[+-][\d.]+%, .*\))?$`,
"m"),LINES3={sign:/SUCCESS: (?=.{0,300}:)/g,read(reader){reader.on(/^FAILED: +(\S.*)$/,name2=>reader.reportError("failed\
-in-tool",{name:name2})),reader.on(RESULT,(name2,number3,unit,group)=>{let value=Number(number3);Number.isFinite(value)&&
reader.add({group,name:name2,metric:"time",unit,better:"lower",value,aggregate:!0})})}};function makeMethodRules({annotation,attribute,extensions,...rules}){return{...rules,files:extensions.map(extension=>`*.${extension}`),
line:`${annotation}|(class|object|struct|trait) +[[:alnum:]_]+|[[:alnum:]_]+ *\\(`,needsAttribute:!0,parseMatch(text3){if(attribute.
test(text3))return BENCHMARK_ATTRIBUTE;let owner=/^(?:class|object|struct|trait) +(\w+)$/.exec(text3)?.[1];if(owner!==void 0)
return{name:`class ${owner}`,opens:!0};let method=/^(\w+) *\($/.exec(text3)?.[1];return method===void 0?null:{name:method}},
queriesFor:benchmark=>listMethodQueries(benchmark,extensions)}}function listMethodQueries({name:name2},extensions){let path=name2.
replace(/[ ([].*$/s,"").split(/[.$]/),[method="",owner=""]=path.toReversed(),files=extensions.map(extension=>`${owner}.${extension}`),
folders=path.slice(0,-2),isInPackage=file2=>files.some(base=>endsWithPath(file2,[...folders,base].join("/"))),isOwnFile=file2=>files.
includes(file2.slice(file2.lastIndexOf("/")+1));return[{name:method,within:`class ${owner}`,isIn:isInPackage},{name:method,
isIn:isInPackage},{name:method,within:`class ${owner}`,isIn:isOwnFile},{name:method,within:`class ${owner}`}]}var jmhDefinitions=makeMethodRules(
{description:"the method under `@Benchmark` in its class",sign:"@([[:alnum:]_]+\\.)*Benchmark([^[:alnum:]_]|$)",annotation:"\
@[[:alnum:]_.]+ *\\(?",attribute:/^@(?:\w+\.)*Benchmark\W?$/,extensions:["java","kt","scala"]}),benchmarkdotnetDefinitions=makeMethodRules(
{description:"the method under `[Benchmark]` in its class",sign:"\\[Benchmark[](,]",annotation:"\\[[[:alnum:]_.]+ *\\(?",
attribute:/^\[Benchmark *[\](,]?$/,extensions:["cs","fs","vb"]}),phpbenchDefinitions={description:"`function benchName` \
in its class",files:["*.php"],sign:"PhpBench|function +bench",line:"(class|function) +[[:alnum:]_]+",parseMatch(text3){let[
,keyword,name2]=/^(class|function) +(\w+)$/.exec(text3)??[];return name2===void 0?null:keyword==="class"?{name:`class ${name2}`,
opens:!0}:{name:name2}},queriesFor({group,name:name2}){let[owner=""]=(group??"").split("\\").toReversed();return[{name:name2.
replace(/ ?#.*$/s,""),within:`class ${owner}`}]}};var MAX_RECOGNITION_LENGTH2=65536,benchmarkSchema=object({FullName:string().min(1),Statistics:object({OriginalValues:numberListSchema.
nullish(),Median:number().optional()}).nullish(),Memory:object({BytesAllocatedPerOperation:number().nullish()}).nullish()}),
benchmarkdotnet=jsonFormat({id:"benchmarkdotnet",aliases:["c_sharp_dot_net","c_sharp"],description:"BenchmarkDotNet: the\
 files of its JSON exporters",advice:'dotnet run -c Release -- --exporters json --filter "${BENCH_REFEREE_FILTER:-*}"',repeatsForTime:!0,
signs:[text3=>/^\s*\{/.test(text3)&&/"BenchmarkDotNetVersion"\s*:/.test(text3.slice(0,MAX_RECOGNITION_LENGTH2))],bareNonFinite:!0,
filter:benchmarks=>`${commonPrefixOf(benchmarks.map(({name:name2})=>/^[\w.+]*/.exec(name2)[0]))}*`,definitions:benchmarkdotnetDefinitions,
read(report,{add:add3,number:number3}){for(let item of report.list("Benchmarks",{option:"--filter"})){let name2=number3(
item.text("FullName")),benchmark=item.read(benchmarkSchema);if(benchmark===null)continue;let{Statistics:statistics,Memory:memory}=benchmark,
time3=valuesOrMiddle(statistics?.OriginalValues,statistics?.Median);if(time3===null){item.reportError("benchmark-without\
-result",{name:name2});continue}add3({name:name2,metric:"time",unit:"ns",...time3});let allocated=memory?.BytesAllocatedPerOperation;
allocated!=null&&add3({name:name2,metric:"allocated",unit:"B/op",values:[allocated],primary:!1})}}});var benchmarkjs={id:"benchmarkjs",description:"benchmark.js: the lines of String(event.target), or JSON of its suite or \
its benchmarks",advice:'node bench.js, which prints JSON.stringify(this) on "complete"',aliases:["js_benchmark"],repeatsForTime:!0,
recognises:text3=>RESULT2.test(text3)||PLACES.some(stats=>hasKeys(text3,`${stats}.moe`,`${stats}.sample`)),parse:source=>/^\s*[[{]/.
test(source.text)?parseJson(source,{noResults:{source:"JSON.stringify(suite)"},read:readSuite}):parseLines(source,LINES4,
{source:"String(event.target)"}),definitions:javascriptDefinitions},RESULT2=/^(.+) x (\d+(?:,\d{3})*(?:\.\d+)?|Infinity|NaN) ops\/sec [^\s\d]{1,6}\S+% \((\d+) runs? sampled\)$/m,
ERROR_PROPERTY=/(?:: |, )(?:code|message|errno|generatedMessage): /;function parseFailedName(line){return line.endsWith(
": ")?line.slice(0,-2):ERROR_PROPERTY.test(line)?line.slice(0,line.indexOf(": ")):null}var LINES4={sign:/ops\/sec [^\s\d]{0,6}\S{0,12}%/g,
end:/\(\S{1,20} runs? sampled\)/g,read(reader){reader.onEach(line=>{let[,name2,rate="",runs2]=RESULT2.exec(line)??[],value=Number(
rate.replaceAll(",","")),isMeasured=value>0&&Number.isFinite(value)&&runs2!=="0",failed=name2===void 0?parseFailedName(line):
isMeasured?null:name2;failed!==null?reader.reportError("failed-in-tool",{name:failed,reason:line.trim()}):name2!==void 0&&
reader.add({name:name2,metric:"ops/sec",unit:"1/s",better:"higher",value,aggregate:!0})})}},PLACES=["[].stats","0.stats",
"stats"],benchSchema=object({name:string(),error:unknown().optional(),aborted:boolean().optional(),stats:object({sample:numberListSchema})}),
suiteSchema=looseObject({length:number().optional()});function readSuite(document,{add:add3,number:number3}){for(let item of findBenches(
document)){let name2=number3(item.text("name")),bench=item.read(benchSchema);if(bench===null)continue;let{error,aborted=!1,
stats}=bench;error!=null||aborted?item.reportError("failed-in-tool",{name:name2,reason:toReason(error)}):stats.sample.length===
0?item.reportError("benchmark-without-result",{name:name2}):add3({name:name2,metric:"time",unit:"s",better:"lower",values:stats.
sample})}}function findBenches(document){if(Array.isArray(document.value))return document.list();let suite=document.read(
suiteSchema);return suite===null?[]:suite.length===void 0?[document]:document.entries().flatMap(([key,bench])=>/^\d+$/.test(
key)?[bench]:[])}var bundlesize={id:"bundlesize",description:"bundlesize: what it prints",advice:"npx bundlesize",recognises:text3=>RESULT3.
test(text3),parse:source=>parseLines(source,LINES5,{tool:"bundlesize"})},SIZE=String.raw`([\d.]+)([KMGT]?B)`,RESULT3=new RegExp(
String.raw`^ *(PASS|FAIL) +(\S.*): ${SIZE} [<>=]+ (?:maxSize )?([\d.]+[KMGT]?B)\b(?: \(?(gzip|brotli|no compression)\b)?.*$`,
"m"),BYTES=new Map([...["B","KB","MB","GB","TB"].entries()].map(([i,word])=>[word,1024**i])),LINES5={sign:/: {0,3}\S{1,40} [<>=]{1,2} (?:maxSize )?[\d.,]+[KMGT]?B\b/g,
end:/[<>=] (?:maxSize )?[\d.]+[KMGT]?B\b(?: \(?(?:gzip|brotli|no compression)\)?)?/g,read(reader){let compressions=new Map,
sizes=[];reader.on(/^ *ERROR +(\S.*)$/,said=>reader.reportError("tool-error",{tool:"bundlesize",said:said.trim()})),reader.
on(RESULT3,(outcome,file2,number3,unit,limit,compression="")=>{let usual=compressions.get(file2)??compression;compressions.
set(file2,usual);let name2=usual===compression?file2:`${file2} (${compression})`,value=Number(number3)*BYTES.get(unit);if(!Number.
isFinite(value)){reader.reportError("unusable-value",{name:name2,metric:"size",got:`${number3}${unit}`});return}outcome===
"FAIL"&&reader.reportWarning("over-limit",{name:name2,limit}),sizes.push({name:name2,limit,value}),reader.isRead=!0}),reader.
onEnd(()=>{let length=lengthOfRun(sizes),numberName=makeNumbering();for(let[index,{name:name2,value}]of sizes.entries()){
index%length===0&&(numberName=makeNumbering());let size={metric:"size",unit:"B",better:"lower",value,deterministic:!0};reader.
add({name:numberName(name2),...size})}})}};function lengthOfRun(sizes){let keys=sizes.map(({name:name2,limit})=>JSON.stringify(
[name2,limit]));if(new Set(keys).size===1)return new Set(sizes.map(({value})=>value)).size===1?1:sizes.length;let second=keys.
findIndex((key,index)=>index>1&&key===keys[0]&&keys[1]!==key);return second>0&&keys.every((key,index)=>key===keys[index%
second])&&keys.length%second===0?second:keys.length}var HEADER=/^(version|creator|pid|cmd|part|desc|events?|positions|thread|totals|summary|rcalls)\s*:(.*)$/s;function parseCallgrindHeader(line){
let[,key,value=""]=HEADER.exec(line)??[];return key===void 0?null:{key,value:value.trim()}}function splitWords(text3){return text3.
trim().split(/\s+/)}function parseCost(text3){return/^\d{1,18}$/.test(text3)?Number(text3):Number.NaN}var callgrind={id:"callgrind",description:"Valgrind's callgrind.out and cachegrind.out files",advice:"valgrind --tool=ca\
llgrind --callgrind-out-file=callgrind.out COMMAND",runsValgrind:!0,recognises:text3=>/^cmd: /m.test(text3)&&/^events: Ir\b/m.
test(text3),parse:parse2},METRICS=new Map([["Ir","instructions"]]);function parse2(source){let findings=makeFindings(),{
command:command5,parts}=readParts(source),counted=parts.filter(({totals})=>totals===null||totals[0]!==0),marked=counted.
filter(({mark})=>mark!==null);for(let part of marked.length>0?marked:counted)addPart(findings,part,part.mark??command5);
return toParseResult(findings,source.path,{tool:"valgrind"})}function addPart({series,problems},{location,events,totals,
written},name2){totals===null&&problems.push(makeError("benchmark-without-result",location,{name:name2}));for(let[index,
count]of totals?.entries()??[]){let metric=METRICS.get(events[index]??"")??events[index];if(metric===void 0||Number.isNaN(
count)){let got=written[index];problems.push(makeError("unusable-value",location,{name:name2,metric:metric??"event",got}));
continue}let counted={name:name2,metric,unit:"count",better:"lower",values:[count],primary:index===0};series.add({...counted,
deterministic:!0,dependsOnLayout:!0})}}function readCountedParts(source){let{command:command5,parts}=readParts(source),counted=[],
problems=[];for(let{location,mark,totals,written}of parts){let name2=mark??command5,instructions=totals?.[0]??Number.NaN;
totals===null?problems.push(makeError("benchmark-without-result",location,{name:name2})):Number.isNaN(instructions)?problems.
push(makeError("unusable-value",location,{name:name2,metric:"instructions",got:written[0]})):counted.push({command:command5,
mark,instructions})}return{parts:counted,problems}}function readParts({path,text:text3}){let totalsKey=/^version: /m.test(
text3)?"totals":"summary",command5="",mark=null,parts=[];for(let[index,line]of splitLines(text3).entries()){let{key,value}=parseCallgrindHeader(
line)??{key:null,value:""},last2=parts.at(-1);if(key==="cmd")command5=value;else if(key==="desc")mark=/^Trigger: Client Request: (.+)$/.
exec(value)?.[1]??mark;else if(key==="events")parts.push({location:inFile(path,index+1),mark,events:splitWords(value),totals:null,
written:[]}),mark=null;else if(key===totalsKey&&last2!==void 0&&value!==""){let written=splitWords(value);parts[parts.length-
1]={...last2,totals:written.map(parseCost),written}}}return{command:command5,parts}}var TITLE=/^(.*?)(\.\.\.)?( #\d+)?$/s,MAX_TITLE_BYTES=100;function buildCriterionFilter(benchmarks){return joinPatterns(
benchmarks.map(({name:name2})=>titlePattern(name2)))}function titlePattern(name2){let[,start="",dots="",number3=""]=TITLE.
exec(name2),isCut=dots!==""&&new TextEncoder().encode(start).length>MAX_TITLE_BYTES-4,end=number3===""?"":`(${escapePattern(
number3)})?`;return isCut?`${escapePattern(start)}.*`:`${escapePattern(start+dots)}${end}`}var FILES2=["*.rs"],ITEM="(^|[[:space:]])(fn|mod) +[^(<{;:[:space:]]+";function parseItem(text3){let[,keyword,name2]=/(fn|mod) +(?:r#)?(\S+)$/.
exec(text3)??[];return name2===void 0?BENCHMARK_ATTRIBUTE:keyword==="mod"?{name:`mod ${name2}`,opens:!0}:{name:`fn ${name2}`}}
function makeAttributeRules(description,attribute,queriesFor){let line=`${attribute}|${ITEM}`;return{description,files:FILES2,
sign:attribute,line,parseMatch:parseItem,needsAttribute:!0,queriesFor}}var libtestDefinitions=makeAttributeRules("the fu\
nction under `#[bench]`",String.raw`#\[(test::)?bench\]`,({name:name2})=>{let[fn="",module]=name2.split("::").toReversed(),
anywhere={name:`fn ${fn}`};return module===void 0?[anywhere]:[{...anywhere,within:`mod ${module}`},anywhere]}),divanDefinitions=makeAttributeRules(
"the function under `#[divan::bench]`",String.raw`#\[(divan::)?bench(_group)?[](]`,({name:name2})=>{let[target="",...path]=name2.
split("::");return path.map((part,index)=>({name:`fn ${part}`,within:index===0?null:`mod ${path[index-1]}`,isIn:file2=>isOfTarget(
file2,target)})).toReversed()}),gungraunDefinitions=makeAttributeRules("the function under `#[library_benchmark]`",String.
raw`#\[library_benchmark[](]`,({name:name2})=>{let[,target="",fn=""]=/^(.+?)::(?:.+?::)?([^:\s]+)(?:\s|$)/.exec(name2)??
[];return[{name:`fn ${fn}`,isIn:file2=>isOfTarget(file2,target)}]}),iaiDefinitions={description:"the function, in a file\
 that uses iai",files:FILES2,sign:"iai::(main|black_box)|use iai",line:ITEM,parseMatch:parseItem,queriesFor:({name:name2})=>[
{name:`fn ${name2.replace(/^r#/,"")}`}]};function isOfTarget(file2,target){return endsWithPath(file2,`${target}.rs`)||file2.
split("/").slice(0,-1).includes(target)}var CALL="bench_function|bench_with_input|BenchmarkId::new",criterionDefinitions={
description:'`bench_function("name"`, `bench_with_input` or `BenchmarkId::new` with it, else `benchmark_group("name"`',files:FILES2,
sign:"bench_function|bench_with_input|benchmark_group",line:`(${CALL})\\([^")]*${QUOTED}|benchmark_group\\([^")]*(${QUOTED}\
)?|^ *(pub +)?fn +[^(<[:space:]]+`,parseMatch(text3){let name2=unquote(text3)??"";return/^\w+$/.test(text3)?null:text3.startsWith(
"benchmark_group")?{name:`group ${name2}`,opens:!0}:name2===""?{name:"fn",opens:!0}:{name:`function ${name2}`}},queriesFor({
name:name2}){let parts=name2.split("/"),starts=joinStarts(parts.slice(0,-1)),splits=starts.map((start,index)=>({within:`\
group ${start}`,rest:parts.slice(index+1)}));return[{name:`function ${name2}`},...splits.map(({within,rest})=>({name:`fu\
nction ${rest.join("/")}`,within})),...splits.filter(({rest})=>rest.length>1).map(({within,rest})=>({name:`function ${rest.
slice(0,-1).join("/")}`,within})),...starts.slice(-1).map(start=>({name:`function ${start}`,within:"fn"})),...splits.toReversed().
map(({within})=>({name:within}))]}};var cargoCriterion={id:"cargo-criterion",description:"cargo criterion: what it prints with --message-format=json",advice:'\
cargo criterion --bench NAME --message-format=json -- "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text3=>hasKeys(
text3,"reason")&&/"reason"\s*:\s*"(?:benchmark|group)-complete"/.test(text3),parse:parse3,filter:buildCriterionFilter,definitions:criterionDefinitions},
messageSchema=object({reason:string()}),benchmarkSchema2=object({id:string().min(1),iteration_count:array(number().positive()),
measured_values:array(number()).min(1),unit:string()}).refine(({iteration_count,measured_values})=>iteration_count.length===
measured_values.length,{params:{expected:"equal",keys:["iteration_count","measured_values"]}}),groupSchema=object({benchmarks:array(
string())});function parse3(source){let findings=makeFindings(),unfinished=new Map;for(let message2 of parseJsonDocuments(
source,findings.problems)){let reason2=message2.read(messageSchema)?.reason;if(reason2==="group-complete")for(let id of message2.
read(groupSchema)?.benchmarks??[])unfinished.delete(id);let benchmark=reason2==="benchmark-complete"?message2.read(benchmarkSchema2):
null;if(benchmark===null)continue;let{id:name2,unit,iteration_count:counts,measured_values:totals}=benchmark;unfinished.
set(name2,message2);let values=totals.map((total,index)=>total/counts[index]);findings.series.add({name:name2,metric:findUnitWord(
unit)?.base==="sec"?"time":unit,unit,values})}for(let[name2,message2]of unfinished)message2.reportError("run-unfinished",
{name:name2});return toParseResult(findings,source.path,{tool:"cargo criterion"})}var PROGRAM=/^.* is a Catch2? v[\d.]+(?:-\S+)? host application\.[ \t]*$/m;function isCatchConsole(text3){return PROGRAM.
test(text3)}var RULE=/^-{70,}\s*$/,END=/^={70,}\s*$/,TABLE=/^benchmark name {2,}.*\biterations\b/,UNIT="(ns|us|ms|s|m)",
NUMBER=String.raw`(\d+(?:\.\d+)?(?:e[+-]?\d+)?)`,ROW=new RegExp(String.raw`^(.*?) +\d+ +\d+ +${NUMBER} ${UNIT}\s*$`),MEAN=new RegExp(
String.raw`^ +${NUMBER} ${UNIT} +${NUMBER} ${UNIT} +${NUMBER} ${UNIT}\s*$`),NO_RESULT=/^(.*?) *Benchmark failed \((.*)\)\s*$/,
FAILED=/^\S.*(?::\d+|\(\d+\)): FAILED:/,FAILED_COUNT=/^(?:test cases|assertions): .*\| *([1-9]\d*) failed(?! as expected)/,
CONSOLE_WIDTH=79,MAX_LINE_LENGTH=1e3,REGION_AFTER_RULE={head:"body",columns:"table",body:"head",table:"head"};function parseCatchConsole(source,findings){
readLines(source,findings,{sign:/ \d+ +\d+ +\S+ (?:ns|us|ms|s|m)(?!\w)/g,read(reader){let state={reader,numberName:makeNumbering(),
region:"body",head:[],parents:[],name:[],pending:null,isBrief:!1,start:null,hasFailed:!1};reader.onEach(line=>{line.length<=
MAX_LINE_LENGTH&&readLine(state,line),(state.region!=="table"||state.pending!==null)&&(reader.isRead=!0)}),reader.onEnd(
()=>reportUnfinishedRun(state))}})}function readLine(state,line){let{reader}=state;PROGRAM.test(line)?(reportUnfinishedRun(
state),state.numberName=makeNumbering(),state.start=reader.location,state.hasFailed=!1,state.region="body"):END.test(line)?
(state.start=null,state.region="body"):FAILED.test(line)?(reader.reportError("failed-in-tool",{name:state.parents[0]??"",
reason:line}),state.hasFailed=!0,state.region="body"):FAILED_COUNT.test(line)?(state.hasFailed||reader.reportError("fail\
ed-in-tool",{reason:line}),state.hasFailed=!0):RULE.test(line)?(state.region==="head"&&(state.parents=joinNames(state.head)),
state.region=REGION_AFTER_RULE[state.region],[state.head,state.name,state.pending]=[[],[],null]):TABLE.test(line)?(state.
region="columns",state.isBrief=!/estimated|est run time/.test(line)):state.region==="head"?state.head.push(line.trimEnd()):
state.region==="table"&&readRow(state,line)}function joinNames(head){let names=[];for(let[index,line]of head.entries()){
let above=head[index-1],[word=""]=line.trim().split(" "),isWrapped=above!==void 0&&(!line.startsWith("  ")||/^ {2}/.test(
above)&&above.length+word.length+1>=CONSOLE_WIDTH);names.push(isWrapped?`${names.pop()} ${line.trim()}`:line.trim())}return names}
function readRow(state,line){let{reader,pending}=state,mean=MEAN.exec(line);if(pending!==null){mean!==null?add(state,pending,
mean[1],mean[2]):reader.reportError("unusable-value",{name:pending,metric:"mean",got:line.trim()}),state.pending=null;return}
if(mean!==null)return;let[,end,number3,unit]=ROW.exec(line)??[],[,failed,reason2]=NO_RESULT.exec(line)??[];if(line.trim()===
""?state.name=[]:state.name.push((end??failed??line).trim()),end===void 0&&failed===void 0)return;let name2=state.name.join(
" ").trim();state.name=[],failed!==void 0?reader.reportError("failed-in-tool",{name:name2,reason:reason2||void 0}):state.
isBrief?add(state,name2,number3,unit):state.pending=name2}function add(state,name2,mean,unit){let time3={metric:"time",unit:unit===
"m"?"min":unit,value:Number(mean),aggregate:!0};state.reader.add({name:state.numberName([...state.parents,name2].join("/")),
...time3})}function reportUnfinishedRun({start,reader}){start!==null&&reader.reportError("run-unfinished",{},start)}var SaxesParser=class{constructor(...options){return new(__require("#saxes")).SaxesParser(...options)}};function parseXml({path,text:written},handlers){let text3=written.trimEnd(),line=1,end=0;for(let start=text3.indexOf("<");start>=
0;start=text3.indexOf("<",end)){line+=countLineFeeds(text3,end,start);let{fault,length,lineFeeds}=parseDocument(text3.slice(
start),{path,line},handlers);if(line+=lineFeeds,fault===CUT)return makeError("broken-off",inFile(path,line),{language:"X\
ML"});if(fault!==null)return makeError("not-xml",inFile(path,line),{reason:fault.message.replace(/\.$/,"")});end=start+length}
return null}function parseRootName(text3){if(!/^\s*</.test(text3))return null;let rootName=null,parser=new SaxesParser;return parser.
on("opentagstart",({name:name2})=>{throw rootName=withoutPrefix(name2),STOP}),feed(parser,text3.trimStart()),rootName}function parseDocument(text3,first,handlers){
let parser=new SaxesParser({position:!1,xmlns:!1}),open=[],tagLine=null;parser.on("opentagstart",()=>{let passed=text3[parser.
position-1]===`
`?2:1;tagLine=first.line+parser.line-passed}),parser.on("opentag",({name:name2,attributes})=>{let location=inFile(first.
path,tagLine??first.line);open.push(handlers.open({name:withoutPrefix(name2),location,attributes},open))}),parser.on("cl\
osetag",()=>{if(handlers.close(open.pop(),open),open.length===0)throw STOP});let{isStopped,error}=feed(parser,text3),read={
length:isStopped?parser.position:text3.length,lineFeeds:parser.line-1},isWhole=isStopped||tagLine===null&&couldBegin(parser);
return{...read,fault:error??(isWhole?null:CUT)}}var CUT=new Error("broken off");function couldBegin(parser){parser.off("\
opentag"),parser.on("closetag",()=>{throw STOP});let{isStopped,error}=feed(parser,"<root/>");return isStopped&&error===null}
var STOP=new Error("the reading has ended");function feed(parser,text3){let error=null;parser.on("error",found=>{throw error=
found,STOP});try{return parser.write(text3),{isStopped:!1,error}}catch(thrown){if(thrown!==STOP)throw thrown;return{isStopped:!0,
error}}}function withoutPrefix(name2){return name2.slice(name2.indexOf(":")+1)}var ROOT=/^(?:Catch|Catch2TestRun)$/,PARTS_OF_NAME=new Set(["TestCase","Section","BenchmarkResults"]);function isCatchXml(text3){
return ROOT.test(parseRootName(text3)??"")}function parseCatchXml(source,{series,problems}){let done=new Set,number3=makeNumbering(),
failures=0;function reportFailed(location,data){failures+=1,problems.push(makeError("failed-in-tool",location,data))}function addMean2(benchmark,ancestors,text3){
let mean=text3===""?Number.NaN:Number(text3);if(Number.isFinite(mean)){let name2=number3(ancestors.filter(part=>PARTS_OF_NAME.
has(part.name)).map(readName).join("/"));series.add({name:name2,metric:"time",unit:"ns",values:[mean],aggregate:!0})}else{
failures+=1;let data={name:readName(benchmark),metric:"mean",got:text3};problems.push(makeError("unusable-value",benchmark.
location,data))}}let fault=parseXml(source,{open(element,ancestors){let{name:tag,location,attributes}=element;ancestors.
length===0&&(number3=makeNumbering(),failures=0);let inner=ancestors.at(-1),testCase=ancestors.find(({name:name2})=>name2===
"TestCase"),benchmark=inner?.name==="BenchmarkResults"&&/^(?:mean|failed)$/.test(tag)?inner:null;benchmark!==null&&done.
add(benchmark),benchmark!==null&&tag==="mean"?addMean2(benchmark,ancestors,attributes.value??""):benchmark!==null&&reportFailed(
location,{name:readName(benchmark),reason:attributes.message}),tag==="OverallResult"&&attributes.success!=="true"&&reportFailed(
location,{name:testCase===void 0?"":readName(testCase)});let announced=/^OverallResults(?:Cases)?$/.test(tag)?Number(attributes.
failures??0):0;return announced!==0&&testCase===void 0&&failures===0&&(failures+=1,problems.push(makeError("wrong-count",
location,{what:"failures",announced,found:0}))),element},close(element){element.name!=="BenchmarkResults"||done.has(element)||
(failures+=1,problems.push(makeError("benchmark-without-result",element.location,{name:readName(element)})))}});fault!==
null&&problems.push(fault)}function readName({attributes}){return attributes.name??""}var FILES3=["*.cpp","*.cc","*.cxx","*.c++","*.C","*.cu","*.hpp","*.hh","*.hxx","*.h"],googleBenchmarkDefinitions={description:"\
the function with a `benchmark::State`, else the macro `BENCHMARK(name)`",files:FILES3,sign:"BENCHMARK|RegisterBenchmark",
line:["[[:alnum:]_]+ *\\( *(::)?benchmark::State","BENCHMARK[[:alnum:]_]*\\([^),]*(, *[[:alnum:]_]+)?",`(RegisterBenchma\
rk|->Name) *\\( *${QUOTED}`].join("|"),parseMatch:parseGoogleDeclaration,queriesFor:listGoogleQueries};function parseGoogleDeclaration(text3){
let fn=/^(\w+) *\( *(?:::)?benchmark::State$/.exec(text3)?.[1];if(fn!==void 0)return{name:`function ${fn}`};let quoted=unquote(
text3);if(quoted!==null)return{name:`function ${quoted}`};let[,macro="",first="",second]=/^BENCHMARK(\w*)\( *((?:::)?[\w:]+)[^,]*(?:, *(\w+))?$/.
exec(text3)??[],isNamed=second!==void 0&&(macro.endsWith("_F")||macro.startsWith("_CAPTURE"));return macro.startsWith("_\
REGISTER")||first===""?null:{name:isNamed?`function ${first}/${second}`:`macro ${first}`}}function listGoogleQueries({name:name2}){
return joinStarts(name2.split("/")).toReversed().flatMap(start=>[...new Set([start,start.replace(/<.*>/,"")])]).flatMap(
start=>[{name:`function ${start}`},{name:`macro ${start}`}])}var catch2Definitions={description:'`BENCHMARK("name"` in i\
ts `TEST_CASE`, else the test case',files:FILES3,sign:"BENCHMARK",line:`(TEST_CASE|SCENARIO|SECTION|BENCHMARK)[A-Z_]*\\([\
^")]*${QUOTED}`,parseMatch(text3){if(text3.startsWith("SECTION"))return null;let name2=unquote(text3)??"";return/^(TEST_CASE|SCENARIO)/.
test(text3)?{name:`case ${name2}`,opens:!0}:{name:`benchmark ${name2}`}},queriesFor:({name:name2})=>listSplitQueries(name2,
"case","benchmark")},nvbenchDefinitions={description:'`NVBENCH_BENCH(name`, or `set_name("name"`',files:[...FILES3,"*.cu\
h"],sign:"NVBENCH_BENCH",line:`NVBENCH_BENCH(_TYPES)? *\\( *[[:alnum:]_:]+|set_name *\\( *${QUOTED}`,parseMatch(text3){let name2=unquote(
text3)??/\( *([\w:]+)$/.exec(text3)?.[1];return name2===void 0?null:{name:name2}},queriesFor:({name:name2})=>[{name:name2.
replace(/ \[.*\]$/s,"")}]},nanobenchDefinitions={description:'`.run("name"` after its `.title`, else the title',files:FILES3,
sign:"nanobench",line:`(\\.|->)(title|run) *\\( *${QUOTED}`,parseMatch(text3){let isTitle=/^\W*title/.test(text3),name2=unquote(
text3)??"";return isTitle?{name:`title ${name2}`,opens:!0}:{name:`run ${name2}`}},queriesFor:({name:name2})=>listSplitQueries(
name2,"title","run")};function listSplitQueries(name2,outer,inner){let parts=name2.split("/"),outers=joinStarts(parts.slice(
0,-1)).map(start=>`${outer} ${start}`),inners=joinEnds(parts.slice(1)).map(end=>`${inner} ${end}`);return[...outers.flatMap(
(within,index)=>inners.slice(index).map(declaration=>({name:declaration,within}))),...outers.map(declaration=>({name:declaration})).
toReversed()]}var catch2={id:"catch2",aliases:["cpp_catch2"],description:"Catch2: -r xml; what it prints on a console as a fallback",advice:'\
./tests -r xml --benchmark-no-analysis "${BENCH_REFEREE_FILTER:-[!benchmark]}"',repeatsForTime:!0,recognises:text3=>isCatchXml(
text3)||isCatchConsole(text3)||isCatchJson(text3),parse:parse4,filter:benchmarks=>[...new Set(benchmarks.map(makeTestCasePattern))].
join(","),definitions:catch2Definitions};function isCatchJson(text3){return hasKeys(text3,"metadata.catch2-version")}function parse4(source){
let{path,text:text3}=source,findings=makeFindings();return isCatchJson(text3)?findings.problems.push(makeError("unsuppor\
ted-output",inFile(path),{kind:"catch2-json"})):isCatchXml(text3)?parseCatchXml(source,findings):parseCatchConsole(source,
findings),toParseResult(findings,path,{option:"-r xml"})}function makeTestCasePattern({name:name2}){let[start=""]=name2.
split("/"),escaped=start.replaceAll(/[\\,["~*]/g,"\\$&");return start===""?"*":`${escaped},${escaped}/*`}var cbdrCsv={id:"cbdr-csv",description:"cbdr sample: CSV with a row for each run",advice:"cbdr sample --timeout 2s NAME:\
COMMAND\u2026",recognises:text3=>/^benchmark(?:,[^,\n"]+)*,[^,\n"]*(?:time|_millis)(?:,|$)/m.test(text3),parse:source=>parseLines(
source,LINES6,{source:"cbdr sample"}),definitions:quotedNameDefinitions},HEADER2=/^benchmark((?:,[^,"]+)+)$/,TIME2=/(?:time|_millis)$/,
WALL=/^wall_/,LINES6={sign:null,read(reader){let columns=null;reader.onEach(line=>{let[,header]=HEADER2.exec(line)??[];header!==
void 0&&!isRow(line)?columns=header.slice(1).split(","):columns!==null&&line.trim()!==""&&addRow(reader,columns)})}};function isRow(line){
return Number.isFinite(Number(line.slice(line.lastIndexOf(",")+1)))}function addRow(reader,columns){let fields=reader.line.
split(","),written=fields.slice(-columns.length),name2=fields.slice(0,-columns.length).join(",");if(fields.length<=columns.
length){let counts={announced:columns.length,found:fields.length-1};reader.reportError("wrong-count",{name:reader.line,what:"\
values",...counts});return}let main=columns.find(column=>WALL.test(column))??columns.find(column=>TIME2.test(column))??columns[0];
written.every(value=>value==="NaN")&&reader.reportError("benchmark-without-result",{name:name2});for(let[index,metric]of columns.
entries()){let value=written[index];value!=="NaN"&&(NUMBER2.test(value)?reader.add({name:name2,metric,unit:unitOf(metric),
value:Number(value),primary:metric===main}):reader.reportError("unusable-value",{name:name2,metric,got:value}))}}var NUMBER2=/^-?\d+(?:\.\d+)?$/;
function unitOf(column){return column.endsWith("_millis")?"ms":TIME2.test(column)?"s":column}var FLAT=/^\s*\{(?:\s*"(?:[^"\\]|\\.)*"\s*:\s*-?\d[\d.eE+-]*\s*[,}])+\s*(?:$|\{)/,TIME3=/time"\s*:/,NAME="benchmark",cbdrJson=jsonFormat(
{id:"cbdr-json",description:'cbdr: one flat object of numbers for each run, {"wall_time": 0.131, "max_rss": 3400}',advice:"\
any command that prints one such line",signs:[text3=>FLAT.test(text3)&&TIME3.test(FLAT.exec(text3)[0])],namedKeys:!0,definitions:quotedNameDefinitions,
read(run,{add:add3}){let metrics=run.entries();metrics.length===0&&run.reportType("object");let[main]=metrics.find(([key])=>isTime(
key))??metrics[0]??[];for(let[metric,item]of metrics){let{value}=item;typeof value!="number"||!Number.isFinite(value)?item.
reportType("number"):add3({name:NAME,metric,unit:isTime(metric)?"s":metric,values:[value],primary:metric===main})}}});function isTime(key){
return/time$/.test(key)}function checkMeasurements({measurements,problems},sources){let rules=[IS_MEASURABLE,HAS_NAME,HAS_READABLE_UNIT,...BOUNDED_FIELDS.
map(makeLengthRule)],broken=new Map,sound=measurements.map(withRepairedUnit).filter(measurement=>{let rule=rules.find(({
isBroken})=>isBroken(measurement));return rule===void 0?!0:(broken.set(rule,broken.get(rule)??[]),broken.get(rule).push(
measurement),!1)}),violations=[...broken].map(([rule,[first,...more]])=>{let benchmarks=new Set([first,...more].map(({group,
name:name2})=>JSON.stringify([group,name2])));return rule.makeProblem(first,benchmarks.size-1,sources)});return{measurements:sound,
problems:[...problems,...violations].map(shortenTexts)}}function shortenTexts({data,location,...rest}){let facts=Object.
entries(data).map(([key,fact])=>typeof fact=="string"?[key,truncate(fact)]:[key,Array.isArray(fact)?fact.slice(0,MAX_TEXTS).
map(truncate):fact]),parts=location.map(part=>part.kind==="file"&&part.keys!==void 0?{...part,keys:part.keys.map(shortenKey)}:
part);return{...rest,data:Object.fromEntries(facts),location:parts}}var MAX_TEXTS=100;function shortenKey(key){return typeof key==
"string"?truncate(key):key}function locateText(sought,sources){let inJson=JSON.stringify(sought).slice(1,-1);for(let{path,
text:text3}of sources){let at=[sought,inJson].map(written=>text3.indexOf(written)).find(index=>index>=0);if(at!==void 0)
return inFile(path,1+countLineFeeds(text3,0,at))}return inFile(sources[0]?.path??"")}var IS_MEASURABLE={isBroken:({values})=>!isNumberList(
values)||!values.every(isMeasurable),makeProblem({name:name2,values,unit},others,sources){let got=`${values.find(value=>!isMeasurable(
value))??""} ${unit}`.trim();return makeError("unmeasurable-value",inFile(sources[0]?.path??""),{name:name2,got,others})}},
HAS_NAME={isBroken:({name:name2})=>name2.trim()==="",makeProblem({values,unit},others,sources){let value=`${values[0]} ${unit}`.
trim();return makeError("unnamed-benchmark",inFile(sources[0]?.path??""),{value,others})}},HAS_READABLE_UNIT={isBroken:({
unit})=>isGarbledUnit(unit),makeProblem({name:name2,unit},others,sources){return makeError("garbled-unit",locateText(unit,
sources),{name:name2,unit,others})}};function withRepairedUnit(measurement){let unit=repairUnit(measurement.unit);return unit===
measurement.unit?measurement:{...measurement,unit}}var BOUNDED_FIELDS=["name","group","metric","unit"];function makeLengthRule(field){
return{isBroken:measurement=>(measurement[field]?.length??0)>1e3,makeProblem(measurement,others,sources){let got=measurement[field]??
"",name2=field==="name"?void 0:measurement.name,data={field,name:name2,length:got.length,got,others};return makeError("t\
ext-too-long",locateText(got,sources),data)}}}var benchmarkSchema3=object({uri:string().min(1),stats:object({median_ns:number()})}),codspeed=jsonFormat({id:"codspeed",
description:"CodSpeed's integrations in walltime mode: their result files",advice:"pytest --codspeed",signs:[text3=>/"(?:benchmarks|uri)"\s*:/.
test(text3)&&/"iter_per_round"\s*:/.test(text3)],noResults:{tool:"codspeed"},read(file2,{add:add3,number:number3}){let isSingle=file2.
at("uri").value!==void 0;for(let item of isSingle?[file2]:file2.list("benchmarks")){let benchmark=item.read(benchmarkSchema3);
if(benchmark===null)continue;let{uri,stats}=benchmark;add3({name:number3(uri),metric:"time",unit:"ns",values:[stats.median_ns],
aggregate:!0})}}});var command3={id:"command",description:"any command: wall, user and system time and peak memory of the invocation itself",
advice:"the command as it is; long enough that starting it does not count, at least 0.1 s",recognises:()=>!1,fits:()=>!0,
parse:({path})=>({measurements:[],problems:[makeError("command-reads-no-file",inFile(path),{})]})};function toInvocationMeasurements(wallMs,usage,name2){
return[{metric:"wall-time",unit:"s",value:wallMs/1e3},{metric:"user-time",unit:"s",value:toSeconds(usage?.userMs)},{metric:"\
system-time",unit:"s",value:toSeconds(usage?.systemMs)},{metric:"peak-memory",unit:"B",value:usage?.peakBytes??null}].flatMap(
({metric,unit,value})=>value===null?[]:[{group:null,name:name2,metric,unit,better:"lower",values:[value],primary:metric===
"wall-time"}])}function toSeconds(milliseconds){return milliseconds==null?null:milliseconds/1e3}var ROWS=String.raw`(?:\n(?=.*\S).*)*`,TABLES=[["benchcmp",new RegExp(String.raw`^benchmark +old \S+ +new \S+ +(?:delta|speedup)[ \t]*$${ROWS}`,
"gm")],["benchstat",new RegExp(String.raw`^name +(?:\\ +)?(?:old|\S+\.txt) \S.*\bdelta[ \t]*$${ROWS}`,"gm")],["benchstat",
new RegExp(String.raw`^ +│ +\S.*│(?:.*│)*\n.*│.*\bvs base\b.*$${ROWS}`,"gm")],["critcmp",new RegExp(String.raw`^group {2,}\S.*\n-{5} {2,}-.*$${ROWS}`,
"gm")],["cargo-benchcmp",new RegExp(String.raw`^ *name +\S+ ns\/iter +\S+ ns\/iter +diff ns\/iter +diff %.*$${ROWS}`,"gm")],
["compare.py",new RegExp(String.raw`^Benchmark +Time +CPU +Time Old +Time New +CPU Old +CPU New[ \t]*$${ROWS}`,"gm")]],SIGN=/\b(?:delta|speedup|vs base|diff %|Time Old)\b|^-{5} {2,}-/m;
function removeComparisons(source){let{path,text:text3}=source;if(!SIGN.test(text3))return{source,problem:null};for(let[
tool,table]of TABLES){let at=text3.search(new RegExp(table.source,"m"));if(at<0)continue;let blank=text3.replaceAll(table,
rows=>`
`.repeat(countLineFeeds(rows,0,rows.length))),line=1+countLineFeeds(text3,0,at),make=blank.trim()===""?makeError:makeWarning;
return{source:{path,text:blank},problem:make("comparison-output",inFile(path,line),{tool})}}return{source,problem:null}}var consoleTime={id:"console-time",description:"JavaScript with console.time and console.timeEnd: what they print",advice:"\
node bench.js",aliases:["js_time"],recognises:text3=>/\S/.test(text3)&&!OTHER_LINE.test(text3),parse:source=>parseLines(
source,LINES7,{source:"console.timeEnd"}),definitions:consoleTimeDefinitions},TIME4=String.raw`(?:(\d+(?:\.\d+)?)(ms|s)|(\d+):(\d\d)(?::(\d\d))?(\.\d+) \((?:h:mm|m):ss\.mmm\))`,
RESULT4=new RegExp(String.raw`^(\S.*): ${TIME4}(?: - timer ended)?$`),AT_END=/: -?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|\)$/,
OTHER_LINE=new RegExp(String.raw`^(?!\S.*: ${TIME4}(?: - timer ended)?$).*\S`,"m"),LINES7={sign:new RegExp(String.raw`: ${TIME4}(?!:)|: (?!${TIME4})-?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|: (?!${TIME4})\S+ \((?:h:mm|m):ss\.mmm\)`,
"g"),read(reader){reader.onEach(line=>{AT_END.test(line)||(reader.isRead=!0)}),reader.on(RESULT4,(name2,number3,unit,first,second,third,fraction)=>{
let value=number3===void 0?clockToSeconds(first,second,third)+ +`0${fraction}`:Number(number3)*(unit==="ms"?.001:1);reader.
add({name:name2,metric:"time",unit:"s",better:"lower",value})})}};function clockToSeconds(...parts){return parts.reduce(
(sum,part)=>part===void 0?sum:sum*60+Number(part),0)}var START2=/^[.iF]*test /,MIDDLE=" ... bench:",BENCH_LINE=/^[.iF]*test .*\S +\.\.\. bench: /m,BENCH_SIGNS={sign:/ \.\.\. bench:/g,
end:/\(\+\/- [\d,.]+\)(?: = \d+ MB\/s)?/g},NUMBER3=String.raw`\d+(?:,\d{3})*(?:\.\d+)?`,RESULT5=new RegExp(String.raw`^ +(${NUMBER3}) (\S+) \(\+/- ${NUMBER3}\)(?: = (\d+) MB/s)?\s*$`);
function parseBenchLine(line){let at=line.lastIndexOf(MIDDLE),start=START2.exec(line)?.[0].length??Number.POSITIVE_INFINITY;
if(at<start)return null;let[,value,unit="",throughput]=RESULT5.exec(line.slice(at+MIDDLE.length))??[];return{name:line.slice(
start,at).trimEnd(),value:value===void 0?null:Number(value.replaceAll(",","")),unit:unit.replace(/\/iter$/,""),throughput:throughput===
void 0?null:Number(throughput)}}function addBench({series,problems},{name:name2,value,unit,throughput},location){if(value===
null){problems.push(makeError("unusable-value",location,{name:name2,metric:"time"}));return}let metric=findUnitWord(unit)?.
base==="sec"?"time":unit;series.add({name:name2,metric,unit,values:[value],aggregate:!0}),throughput!==null&&series.add(
{name:name2,metric:"MB/s",unit:"MB/s",values:[throughput],primary:!1,aggregate:!0}),value===0&&problems.push(makeWarning(
"zero-time",location,{name:name2}))}function readPanics(reader){reader.on(/^thread '.*' (?:\(\d+\) )?panicked at /,()=>reader.
reportError("run-crashed",{reason:reader.line}))}var libtestBench={id:"libtest-bench",aliases:["cargo","rust_bench"],description:"cargo bench with #[bench]: what it prin\
ts, also with --format json",advice:"cargo +nightly bench -- $BENCH_REFEREE_FILTER",repeatsForTime:!0,recognises:isLibtest,
parse:parse5,filter:buildFilter,definitions:libtestDefinitions},JSON_START=/^\s*\{\s*"type"\s*:\s*"(?:suite"\s*,\s*"event"\s*:\s*"(?:started|ok|failed)"|bench"\s*,\s*"name"|test"\s*,\s*"(?:event|name)")/,
RUNNING=/^running ([1-9]\d*) tests?$/m,RESULT6=/^test result: (\S+)\. .*; (\d+) measured(?:;|\s*$)/,FAILED2=/^(?:test (.*\S) +\.\.\. FAILED|(\S+) --- FAILED$)/m;
function isLibtest(text3){return JSON_START.test(text3)||RUNNING.test(text3)&&(BENCH_LINE.test(text3)||FAILED2.test(text3))}
function parse5(source){let reading={...makeFindings(),run:null};return/^\s*\{/.test(source.text)?parseEvents(source,reading):
readText(source,reading),reportUnfinishedRun2(reading),toParseResult(reading,source.path,{tool:"cargo bench"})}function readText(source,reading){
readLines(source,reading,{...BENCH_SIGNS,read(reader){reader.on(RUNNING,()=>beginRun(reading,reader.location)),reader.onEach(
line=>{let bench=parseBenchLine(line);bench!==null&&countBench(reading,reader.location,bench)}),reader.on(FAILED2,(named,quiet)=>addFailure(
reading,reader.location,named??quiet)),reader.on(RESULT6,(result,measured)=>endRun(reading,reader.location,{isOk:result===
"ok",measured:Number(measured)}))}})}var eventSchema=object({type:string(),event:string().optional(),name:string().optional(),
median:number().optional(),mib_per_second:number().optional(),measured:number().optional()});function parseEvents(source,reading){
for(let document of parseJsonDocuments(source,reading.problems)){let event2=document.read(eventSchema);if(event2===null)
continue;let{location}=document,{name:name2=""}=event2;if(event2.type==="bench"){let{median=null,mib_per_second=null}=event2;
countBench(reading,location,{name:name2,value:median,unit:"ns",throughput:mib_per_second})}event2.type==="test"&&event2.
event==="failed"&&addFailure(reading,location,name2),event2.type==="suite"&&(event2.event==="started"?beginRun(reading,location):
endRun(reading,location,{isOk:event2.event==="ok",measured:event2.measured??0}))}}function beginRun(reading,location){reportUnfinishedRun2(
reading),reading.run={location,measuredCount:0,failedCount:0}}function countBench(reading,location,bench){reading.run!==
null&&reading.run.measuredCount++,addBench(reading,bench,location)}function addFailure(reading,location,name2){reading.run!==
null&&reading.run.failedCount++,reading.problems.push(makeError("failed-in-tool",location,{name:name2}))}function endRun(reading,location,end){
let{run,problems}=reading;if(reading.run=null,!end.isOk&&(run===null||run.failedCount===0)&&problems.push(makeError("fai\
led-in-tool",location,{})),run!==null&&run.measuredCount<end.measured){let counts={announced:end.measured,found:run.measuredCount,
option:"--nocapture"};problems.push(makeError("wrong-count",location,{what:"benchmarks",...counts}))}}function reportUnfinishedRun2(reading){
reading.run!==null&&reading.problems.push(makeError("run-unfinished",reading.run.location,{})),reading.run=null}function buildFilter(benchmarks){
return benchmarks.map(({name:name2})=>name2).join(" ")||" "}var criterionBencher={id:"criterion-bencher",description:"cargo bench with Criterion.rs: what it prints with --output-fo\
rmat bencher",advice:'cargo bench --bench NAME -- --noplot --output-format bencher "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,
recognises:text3=>BENCH_LINE.test(text3)&&!isLibtest(text3),parse:source=>parseLines(source,LINES8,{tool:"cargo bench"}),
filter:buildCriterionFilter,definitions:criterionDefinitions},LINES8={...BENCH_SIGNS,read(reader){readPanics(reader),reader.
onEach(line=>{let bench=parseBenchLine(line);bench!==null&&addBench(reader,bench,reader.location)})}};var criterionFiles={id:"criterion-files",description:"cargo bench with Criterion.rs: sample.json and benchmark.json in t\
arget/criterion/**/new",advice:'cargo bench --bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text3=>SIGNS.
some(keys=>hasKeys(text3,...keys)),parse:source=>parseFiles2([source]),parseFiles:parseFiles2,filter:buildCriterionFilter,
definitions:criterionDefinitions},SIGNS=[["group_id","full_id"],["iters","times"],["mean.confidence_interval"],["slope.c\
onfidence_interval"]],NEW="new",benchmarkSchema4=object({full_id:string().min(1)}),sampleSchema=object({iters:array(number().
positive()),times:array(number()).min(1)}).refine(({iters,times})=>iters.length===times.length,{params:{expected:"equal",
keys:["iters","times"]}}),estimatesSchema=object({median:object({point_estimate:number()})}),EXAMPLE="target/criterion/*\
*/new/*.json";function parseFiles2(sources){let{series,problems}=makeFindings();for(let[path,folder]of groupByFolder(sources)){
let results=readValues(folder,problems),name2=results.length===0?null:readName2(path,folder,problems);if(name2!==null)for(let result of results)
series.add({name:name2,metric:"time",unit:"ns",...result})}let measurements=series.all();if(measurements.length===0&&problems.
length===0){let location=sources.length===1?inFile(sources[0].path):atKey("output-file");problems.push(makeError("missin\
g-file",location,{file:`${NEW}/sample.json`,pattern:EXAMPLE}))}return{measurements,problems}}function groupByFolder(sources){
let folders=new Map;for(let source of sources){let parts=source.path.split(/[\\/]/),kind=/^(benchmark|sample|estimates)\.json$/.
exec(parts.pop())?.[1];if(kind===void 0||(parts.at(-1)??NEW)!==NEW)continue;let path=parts.join("/"),folder=folders.get(
path)??{benchmark:[],sample:[],estimates:[]};folder[kind].push(source),folders.set(path,folder)}return folders}function readValues(folder,problems){
let samples=folder.sample.flatMap(source=>readDocuments(sampleSchema,source,problems));return folder.sample.length>0?samples.
map(({iters,times})=>({values:times.map((time3,index)=>time3/iters[index])})):folder.estimates.flatMap(source=>readDocuments(
estimatesSchema,source,problems)).map(({median})=>({values:[median.point_estimate],aggregate:!0}))}function readName2(path,{
benchmark},problems){let[source]=benchmark;if(source!==void 0)return readDocuments(benchmarkSchema4,source,problems)[0]?.
full_id??null;let location=inFile(path===""?NEW:path);return problems.push(makeError("missing-file",location,{file:"benc\
hmark.json",pattern:EXAMPLE})),null}function readDocuments(schema,source,problems){return parseJsonDocuments(source,problems).
flatMap(document=>document.read(schema)??[])}var criterionText={id:"criterion-text",description:"cargo bench with Criterion.rs: what it prints",advice:'cargo bench -\
-bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',aliases:["rust_criterion"],repeatsForTime:!0,recognises:text3=>ESTIMATE.
test(text3),parse:source=>parseLines(source,LINES9,{tool:"cargo bench"}),filter:buildCriterionFilter,definitions:criterionDefinitions},
NUMBER4=String.raw`([\d.]+(?:e[+-]?\d+)?|NaN|inf)`,UNIT2=String.raw`(\S*[^\s%\]\d.])`,BRACKET=String.raw`\[ *${NUMBER4} +${UNIT2} +${NUMBER4} +${UNIT2} +${NUMBER4} +${UNIT2}\]`,
ESTIMATE=new RegExp(String.raw`(?<=\s)(time|thrpt): +${BRACKET}`),LINES9={sign:/(?<=\s)(?:time|thrpt): +\[(?![^\]]{0,200}%)/g,
end:/(?<=\s)(?:time|thrpt): +\[[^\]]{0,200}\]/g,read(reader){let previous="",name2=null,throughputs=0;readPanics(reader),
reader.onEach(line=>{let match=ESTIMATE.exec(line),above=previous;if(previous=line.trim(),match===null)return;let metric=match[1];
metric==="time"&&(name2=line.slice(0,match.index).trim()||above),throughputs=metric==="time"?0:throughputs+1;let result=toResult2(
name2,metric,match[4],match[5]),unusable={name:name2??"",metric,got:line.trim()};result!==null?reader.add(throughputs>1?
{...result,metric:`${metric}:${result.unit}`}:result):metric==="time"?reader.reportError("unusable-value",unusable):reader.
reportWarning("unusable-value",unusable)})}};function toResult2(name2,metric,estimate,unit){let base=metric==="time"?tidyUnit(
unit):throughputUnit(unit),value=Number(estimate)*base.factor;if(!Number.isFinite(value)||name2===null||name2==="")return null;
let result={name:name2,metric,unit:base.unit,value,aggregate:!0};return metric==="time"?result:{...result,better:"higher",
primary:!1}}var PREFIXES3=["","K","M","G","T"];function throughputUnit(unit){let[,prefix="",counted]=/^([KMGT]?)(elem|b)\/s$/.
exec(unit)??[];if(counted!==void 0)return{unit:counted==="elem"?"1/s":"bit/s",factor:1e3**PREFIXES3.indexOf(prefix)};let bytes=/^(.+)\/s$/.
exec(unit),base=tidyUnit(bytes?.[1]??"");return base.unit==="B"?{unit:"B/s",factor:base.factor}:{unit,factor:1}}var testSchema=object({success:boolean(),error:unknown().optional(),percentiles:object({50:number().optional()}).optional()}),
cronometro=jsonFormat({id:"cronometro",description:'cronometro: JSON of its results, {"test": {"success", "percentiles",\
 \u2026}}',advice:"node bench.mjs, which prints JSON.stringify(await cronometro(tests, { print: false }))",repeatsForTime:!0,
signs:[["*.success","*.standardError"]],namedKeys:!0,definitions:quotedNameDefinitions,read(results,{add:add3}){let tests=results.
entries();tests.length===0&&results.reportError("no-results",{source:"await cronometro(tests)"});for(let[name2,item]of tests){
let test=item.read(testSchema);if(test===null)continue;let median=test.percentiles?.["50"];!test.success||median===void 0?
reportFailure(item,name2,test.error):add3({name:name2,metric:"time",unit:"ns",better:"lower",values:[median],aggregate:!0})}}});var dart={id:"dart",description:"Dart with benchmark_harness: what it prints",advice:"dart run benchmark/main.dart",aliases:[
"dart_benchmark_harness"],repeatsForTime:!0,recognises:text3=>RESULT7.test(text3),parse:source=>parseLines(source,LINES10,
{source:"report()"}),definitions:dartDefinitions},RESULT7=/^(\S.*)\((RunTime(?:Raw)?)\): (\S+) us\.?$/m,LINES10={sign:/\(RunTime(?:Raw)?\): /g,
end:/\): \S+ us\.?/g,read(reader){reader.on(/^Unhandled exception:/,()=>reader.reportError("run-crashed",{reason:reader.
next.trim()})),reader.on(RESULT7,(name2,metric,number3)=>{let value=Number(number3);Number.isFinite(value)?reader.add({name:name2,
metric,unit:"us",better:"lower",value,aggregate:!0}):reader.reportError("unusable-value",{name:name2,metric:"time",got:number3})})}};var outcomeSchema=object({ok:object({avg:number()}).optional()}),benchSchema2=object({group:string().nullish(),name:string().
min(1),results:array(unknown()).min(1).optional(),result:unknown().optional()}),deno=jsonFormat({id:"deno",description:"\
deno bench: --json",advice:'deno bench --json --filter "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,signs:[text3=>/^\s*\{/.
test(text3)&&/"benches"\s*:\s*\[/.test(text3)&&/"runtime"\s*:\s*"/.test(text3)],filter:benchmarks=>`/${joinPatterns(benchmarks.
map(makeNamePattern))}/`,definitions:denoDefinitions,read(report,{add:add3,number:number3}){for(let item of report.list(
"benches",{option:"--filter"})){let bench=item.read(benchSchema2);if(bench===null)continue;let{group=null}=bench,name2=number3(
bench.name,group),isList=bench.results!==void 0,values=(isList?item.list("results"):[item.at("result")]).flatMap(inner=>{
let outcome=inner.read(outcomeSchema,isList?inner.value:inner.value??{});return outcome?.ok!==void 0?[outcome.ok.avg]:(outcome!==
null&&item.reportError("failed-in-tool",{name:name2}),[])}),time3={metric:"time",unit:"ns",values,aggregate:!0};values.length>
0&&add3({group,name:name2,better:"lower",...time3})}}});function makeNamePattern({name:name2}){let[,own="",number3=""]=/^(.*?)(#\d+)?$/s.
exec(name2);return escapePattern(own)+(number3===""?"":`(${number3})?`)}var divan={id:"divan",description:"cargo bench with divan: the tree that it prints",advice:'cargo bench --bench NAME -- \
--sample-count 20 "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text3=>HEAD.test(text3),parse:source=>parseLines(
source,LINES11,{tool:"cargo bench"}),filter:benchmarks=>joinPatterns(benchmarks.map(pathPattern)),definitions:divanDefinitions},
HEAD=/^(.*\S) +fastest +│ slowest +│ median +│ mean +│ (?:samples +│ iters|iters +│ samples) *$/m,BRANCH=/^((?:│ {2}| {3})*)([├╰])─ (.*)$/,
CONTINUED=/^[│ ]+\S.*│/,COLUMNS=6,MEDIAN=2,VALUE3=/^(\d+(?:\.\d+)?) (\S+)$/,LINES11={sign:/[├╰]─ /g,read(reader){
let output=reader.location,state={reader,names:[],hasResult:!1,branches:null};readPanics(reader),reader.on(HEAD,root=>{closeTree(
state,reader.location),state.names=[root],state.branches="\u251C"}),reader.onEach(line=>{let[,bars,corner,rest]=BRANCH.exec(
line)??[];bars!==void 0&&state.names.length>0?(readBranch(state,bars.length/3+1,cellsOf(rest)),state.branches=bars+corner,
reader.isRead=!0):state.hasResult&&CONTINUED.test(line)&&addThroughput(state,cellsOf(line.replace(/^[│ ]+/,"")))}),reader.
onEnd(()=>closeTree(state,output))}};function closeTree({branches,reader},location){branches!==null&&/[│├]/.test(branches)&&
reader.reportError("run-unfinished",{},location)}function cellsOf(row){let cells=row.split("\u2502");return[cells.splice(
0,Math.max(1,cells.length-COLUMNS+1)).join("\u2502"),...cells].map(cell=>cell.trim())}function readBranch(state,depth,cells){
let{reader}=state,[first=""]=cells,median=cells[MEDIAN]??"",branch=median===""?removeSuffix(first,"(ignored)"):first.split(
" ").slice(0,-2).join(" ").trimEnd();state.names=[...state.names.slice(0,depth),branch];let name2=state.names.join("::"),
[,number3,unit=""]=VALUE3.exec(median)??[],time3=tidyUnit(unit==="m"?"min":unit);state.hasResult=number3!==void 0&&time3.
unit==="sec"&&cells.length>=COLUMNS,state.hasResult?reader.add({name:name2,metric:"time",unit:time3.unit,value:Number(number3)*
time3.factor,aggregate:!0}):(cells.length<COLUMNS||median!=="")&&reader.reportError("benchmark-without-result",{name:name2})}
function removeSuffix(text3,end){return text3.endsWith(` ${end}`)?text3.slice(0,-end.length).trimEnd():text3}var PREFIXES4=[
"","K","M","G","T","P"];function addThroughput({reader,names},cells){let name2=names.join("::"),median=cells[MEDIAN]??"",
[,number3,unit=""]=VALUE3.exec(median)??[],[,counted=""]=/^(.+)\/s$/.exec(unit)??[];if(number3===void 0&&median.endsWith(
"/s")&&reader.reportWarning("unusable-value",{name:name2,metric:"throughput",got:median}),number3===void 0||counted==="")
return;let common={name:name2,better:"higher",primary:!1,aggregate:!0},[,prefix="",item]=/^([KMGTP]?)(item|char)$/.exec(
counted)??[];if(item!==void 0){let value=Number(number3)*1e3**PREFIXES4.indexOf(prefix);reader.add({...common,metric:`${item}\
s`,unit:"1/s",value});return}let bytes=tidyUnit(counted);bytes.unit==="B"&&reader.add({...common,metric:"throughput",unit:"\
B/s",value:Number(number3)*bytes.factor})}function pathPattern({name:name2}){let[,path="",threads=""]=/^(.*?)(::t=\d+)?$/s.
exec(name2);return threads===""?escapePattern(path):`${escapePattern(path)}(${threads})?`}var MAX_TRIED=1e3,JSON_LINE=/[ \t]*(?=[[{])/y,FIRST_KEY=/^[\s[{]*"(?:[^"\\]|\\.)*"\s*:/;function isolateJson(formats,text3){
let recognised=new Set,documents=findDocuments(text3).filter(({start,end,isWhole},index)=>{if(!isWhole)return!0;let document=text3.
slice(start,end);if(/^[[{]\s*[\]}]$/.test(document))return!1;let asked=index<MAX_TRIED?formats:[...recognised],isNamed=formats.
length===1,fitting=asked.filter(({recognises,fits=recognises})=>(isNamed?fits:recognises)(document));for(let format of fitting)
recognised.add(format);return fitting.length>0});if(recognised.size!==1)return null;let isolated=keepRanges(text3,documents);
return isolated.trim()===text3.trim()?null:isolated}function findDocuments(text3){let documents=[],budget=4*text3.length;
for(let line=0;line<text3.length&&budget>0;){JSON_LINE.lastIndex=line;let next=text3.indexOf(`
`,line),lineEnd=next<0?text3.length:next;if(!JSON_LINE.test(text3)){line=lineEnd+1;continue}let start=JSON_LINE.lastIndex,
{end,failure}=scanDocument(text3,start,!0);if(budget-=end-start,failure===null)documents.push({start,end,isWhole:!0}),line=
end;else{if(failure.found===null||FIRST_KEY.test(text3.slice(start,end)))return[...documents,{start,end:text3.length,isWhole:!1}];
line=lineEnd+1}}return documents}function keepRanges(text3,ranges){let at=0;return ranges.map(({start,end})=>{let piece=`\

`.repeat(countLineFeeds(text3,at,start))+text3.slice(start,end);return at=end,piece}).join("")}var metafileSchema=object({outputs:recordSchema}),outputSchema=object({bytes:number()}),esbuildMetafile=jsonFormat({id:"\
esbuild-metafile",description:"esbuild: the file of --metafile",advice:"npx esbuild app.js --bundle --minify --outdir=ou\
t --metafile=meta.json",signs:[text3=>hasKeys(text3,"*.*.bytes")&&["inputs","outputs"].every(key=>text3.includes(`"${key}\
"`))],namedKeys:!0,read(metafile,{add:add3}){if(metafile.read(metafileSchema)===null)return;let sizes=new Map,problemsBefore=metafile.
problems.length;for(let[path,output]of metafile.at("outputs").entries()){let bytes=output.read(outputSchema)?.bytes,name2=replaceHash(
path);bytes!==void 0&&sizes.set(name2,(sizes.get(name2)??0)+bytes)}if(!(metafile.problems.length>problemsBefore)){sizes.
size===0&&metafile.reportError("no-results",{tool:"esbuild"});for(let[name2,bytes]of sizes){let size={metric:"bytes",unit:"\
B",values:[bytes],primary:!name2.endsWith(".map")};add3({name:name2,better:"lower",...size,deterministic:!0})}}}}),HASH=/(?<=[-._]|^)[A-Z2-7]{8}(?=\.)/;
function replaceHash(path){let start=path.lastIndexOf("/")+1;return path.slice(0,start)+path.slice(start).replace(HASH,"\
[hash]")}var json={id:"json",description:'JSON of your own: [{"name", "unit", "value" or "values", "better"?, "metric"?, "group"?\
}]',advice:"any command that prints it, one value per benchmark",recognises:isOwnJson,parse:parse6,definitions:quotedNameDefinitions},
MAX_RECOGNITION_LENGTH3=65536;function isOwnJson(text3){let start=text3.slice(0,MAX_RECOGNITION_LENGTH3);return/^\s*\[\s*\]/.
test(start)?!0:/^\s*\[\s*\{/.test(start)?[/"name"\s*:/,/"unit"\s*:/,/"values?"\s*:/].every(key=>key.test(start)):!1}var entrySchema2=object(
{name:string().min(1),unit:string(),better:_enum(["lower","higher"]).optional(),metric:string().min(1).default("value"),
group:string().nullable().default(null),value:number().optional(),values:array(number()).min(1).optional()}).refine(({value,
values})=>value!==void 0||values!==void 0,{params:{expected:"object",keys:["values"]}});function parse6(source){let findings=makeFindings(),
firsts=new Map;for(let document of parseJsonDocuments(source,findings.problems))if(!Array.isArray(document.value))document.
reportError("wrong-type",{expected:"list",got:formatJsonValue(document.value)});else for(let item of document.list(null,
{}))addEntry(item,firsts,findings.series);return toParseResult(findings,source.path,{})}function addEntry(item,firsts,series){
let entry2=item.read(entrySchema2);if(entry2===null)return;let{name:name2,unit,metric,group,better=null}=entry2,key=JSON.
stringify([group,name2,metric,tidyUnit(unit).unit]),first=firsts.get(key)??{unit,better};firsts.set(key,first),first.unit!==
unit||first.better!==better?item.reportError("contradicting-entry",{name:name2}):series.add({group,name:name2,metric,unit,
better,values:entry2.values??[entry2.value]})}var gabCustom=makeCustomFormat("lower",{id:"gab-custom",description:'custom JSON of github-action-benchmark, smaller is \
better: [{"name", "unit", "value"}]',aliases:["customSmallerIsBetter"]}),gabCustomBigger=makeCustomFormat("higher",{id:"\
gab-custom-bigger",description:'custom JSON of github-action-benchmark, bigger is better: [{"name", "unit", "value"}]',aliases:[
"customBiggerIsBetter"]});function makeCustomFormat(direction,identity){return{...json,...identity,recognises:()=>!1,fits:json.
recognises,parse:source=>{let{measurements,problems}=json.parse(source);return{measurements:measurements.map(measurement=>({
...measurement,better:measurement.better??direction})),problems}}}}var gnuTime={id:"gnu-time",description:"GNU time: what it writes with -v",advice:"/usr/bin/time -v -o time.txt COMMAND",
recognises:text3=>START3.test(text3)&&/^[ \t]*Maximum resident set size \(kbytes\): /m.test(text3),parse:source=>parseLines(
source,LINES12,{source:"/usr/bin/time -v"})},START3=/^[ \t]*Command being timed: "(.*)$/m,FAILURE=/^Command (?:exited with|terminated by|stopped by) /,
END2=/^[ \t]*Exit status: (\d+)/,FIELD=/^\s*(\S.*): (\S+)\s*$/,METRICS2=new Map([["User time (seconds)",{metric:"user",unit:"\
s",primary:!1}],["System time (seconds)",{metric:"system",unit:"s",primary:!1}],["Elapsed (wall clock) time (h:mm:ss or \
m:ss)",{metric:"elapsed",unit:"s",primary:!0}],["Maximum resident set size (kbytes)",{metric:"max_rss",unit:"KiB",primary:!0}]]),
LINES12={sign:null,read(reader){let failure=null,report=null,reportUnfinished=()=>{report!==null&&reader.reportError("ru\
n-unfinished",{name:report.name},report.location)};reader.on(FAILURE,()=>{failure=reader.line.trim()}),reader.on(START3,
command5=>{reportUnfinished();let name2=command5.trimEnd().replace(/"$/,"");report={location:reader.location,name:name2,
failure,results:[]},failure=null}),reader.on(FIELD,(label,text3)=>{let metric=METRICS2.get(label);if(report===null||metric===
void 0||!/^(?:\d+:){0,2}\d+(?:\.\d+)?$/.test(text3))return;let value=text3.split(":").reduce((sum,part)=>sum*60+Number(part),
0);report.results.push({name:report.name,...metric,value})}),reader.on(END2,status=>{if(report===null)return;let problem=findProblem2(
report,status);if(problem!==null)reader.problems.push(problem);else for(let result of report.results)reader.add(result);
report=null}),reader.onEnd(reportUnfinished)}};function findProblem2({location,name:name2,failure,results},status){let reason2=failure??
(status==="0"?null:`Exit status: ${status}`);if(reason2!==null)return makeError("failed-in-tool",location,{name:name2,reason:reason2});
let present=new Set(results.map(({metric})=>metric)),missing=[...METRICS2.values()].map(({metric})=>metric).filter(metric=>!present.
has(metric));return missing.length===0?null:makeError("unusable-value",location,{name:name2,metric:missing.join(", ")})}import{dirname}from"node:path";var goDefinitions={description:'`b.Run("name"` in the function of the benchmark, else `func BenchmarkName`, in a file of\
 the package',files:["*_test.go","go.mod","*/go.mod"],sign:"^func Benchmark|^module ",line:`^func (\\([^)]*\\) *)?[^([:spa\
ce:]]+|\\.Run\\(${QUOTED}|\\.Run\\(\`[^\`]+\`|^module +[^[:space:]]+`,parseMatch(text3){let name2=/^func .*?([^\s()]+)$/.
exec(text3)?.[1];if(name2!==void 0)return{name:`func ${name2}`,opens:!0};let run=unquote(text3);return run===null?null:{
name:`run ${run.replaceAll(/\s/g,"_")}`}},readModules(matches){return new Map(matches.flatMap(({file:file2,text:text3})=>{
let path=/^module +"?([^\s"]+)/.exec(text3)?.[1];return path===void 0?[]:[[dirname(file2),path]]}))},queriesFor({group,name:name2},modules){
let isIn=file2=>group===null||isOfPackage(dirname(file2),group,modules),[first="",...below]=name2.split("/"),withoutSuffix=text3=>text3.
replace(/-\d+$/,""),within=`func Benchmark${withoutSuffix(first)}`,rest=below.join("/");return[...(rest===""?[]:[rest,withoutSuffix(
rest),...below.slice(0,below.length>1?1:0)]).map(run=>({name:`run ${run}`,within,isIn})),{name:within,isIn},{name:`func ${withoutSuffix(
first)}`,isIn}]}};function isOfPackage(folder,path,modules){for(let root=folder;;root=dirname(root)){let module=modules.
get(root);if(module!==void 0){let below=root==="."?folder:folder.slice(root.length+1);return path===(below===""||folder===
root?module:`${module}/${below}`)}if(root===".")return endsWithPath(path,folder)}}var eventSchema2=object({Action:string(),Package:string().optional(),ImportPath:string().optional(),Test:string().optional(),
Output:string().optional()}),EVENT=/^\{.*"Action"\s*:\s*"(?:start|run|output|pass|fail|skip|bench|build-output|build-fail)"/m;
function hasEvents(text3){return text3.includes("{")&&EVENT.test(text3)}function linesOfEvents(path,text3){let outputs=new Map,
problems=[];for(let[index,line]of splitLines(text3).entries()){if(line.trim()==="")continue;let event2=parseEvent(line);
event2===null?problems.push(makeError("broken-go-event",inFile(path,index+1),{})):add2(outputs,event2,index+1)}for(let[name2,
output]of outputs){if(finishLine(output,name2),name2===null||output.end==="pass"||output.end==="skip"||output.end==="fai\
l"&&output.lines.some(({text:text4})=>text4.startsWith("FAIL")))continue;let code2=output.end==="fail"?"failed-in-tool":
"benchmark-without-result";problems.push(makeError(code2,inFile(path),{name:name2}))}return{lines:[...outputs.values()].
flatMap(output=>output.lines),problems}}function parseEvent(line){if(!line.startsWith("{"))return{Action:"output",Output:`${line}\

`};try{return eventSchema2.safeParse(JSON.parse(line)).data??null}catch{return null}}function add2(outputs,event2,number3){
let name2=event2.Package??null,output=outputs.get(name2)??{lines:[],rest:"",restNumber:number3,end:null};if(outputs.set(
name2,output),event2.Test===void 0&&(event2.Action==="start"&&(output.end=null),["pass","fail","skip"].includes(event2.Action)&&
(output.end=event2.Action)),event2.Output===void 0)return;let[first="",...rest]=splitLines(event2.Output);output.rest===
""&&(output.restNumber=number3),output.rest+=first;for(let text3 of rest)finishLine(output,name2),output.rest=text3,output.
restNumber=number3}function finishLine(output,name2){output.rest!==""&&output.lines.push({text:output.rest,number:output.
restNumber,package:name2}),output.rest=""}var FORMATS=new Set(["go"]);function gomaxprocsSuffixOf({schedule:{format},series}){let namesOn=side2=>series.filter(one=>one[side2].
values.length>0).map(({name:name2})=>name2),onBase=namesOn("base");return FORMATS.has(format)?findSharedSuffix(onBase.length>
0?onBase:namesOn("head")):""}function findSharedSuffix(names){let suffix=/-\d+$/.exec(names[0]??"")?.[0]??"";return names.
every(name2=>name2.endsWith(suffix))?suffix:""}function listNameVariants(name2,suffix){return suffix!==""&&name2.endsWith(
suffix)?[name2,name2.slice(0,-suffix.length)]:[name2]}function buildGoFilter(benchmarks){let names=benchmarks.map(({name:name2})=>name2.split("/")),depth=Math.min(...names.map(
({length})=>length));return Array.from({length:depth},(_,level)=>{let texts2=names.map(levels=>levels[level]??"");return level===
0?`^Benchmark${joinAlternatives(texts2.map(functionPattern))}$`:`^${levelPattern([...new Set(texts2)])}$`}).join("/")}function functionPattern(text3){
let name2=text3.replace(/-\d+$/,"");return name2==="Benchmark"?"(Benchmark)?":quoteMeta(name2)}function levelPattern(texts2){
let suffix=findSharedSuffix(texts2);if(suffix===""&&texts2.length>1)return joinAlternatives(texts2.map(text3=>levelPattern(
[text3])));let stems=joinAlternatives(texts2.map(text3=>quoteMeta(text3.slice(0,text3.length-suffix.length))));return suffix===
""?stems:`${stems}(${suffix})?`}function joinAlternatives(patterns){let distinct=[...new Set(patterns)];return distinct.
length===1?distinct.join():`(${distinct.join("|")})`}function quoteMeta(text3){return text3.replace(/[\\.+*?()|[\]{}^$]/g,
"\\$&")}var COMPILED_PACKAGE=/^# (\S+)/,COMPILER_ERROR=/^(?:vet: )?\S+\.go:\d+:\d+: \S/,OUTCOME=/^\s*--- /,LOGGED=/^\s+\S+\.go:\d+: \S/;
function makeGoReasons(){let logged=null,isBelow=!1,compiled=null,compilerErrors=new Map;function end(isOutcome){isBelow=
isOutcome,logged=null}return{note(line){let isOutcome=OUTCOME.test(line);isOutcome||!/^\s/.test(line)?end(isOutcome):!isBelow&&
LOGGED.test(line)&&(logged=line);let[,name2]=COMPILED_PACKAGE.exec(line)??[];name2!==void 0&&!name2.startsWith("[")&&(compiled=
name2),compiled!==null&&!compilerErrors.has(compiled)&&COMPILER_ERROR.test(line)&&compilerErrors.set(compiled,line)},forgetLogged:()=>end(
!1),reasonOfBenchmark(below){let reason2=LOGGED.test(below)?below:logged??below;return/^\s+\S/.test(reason2)?reason2.trim():
""},reasonOfPackage:name2=>compilerErrors.get(name2)??null}}function makeGoSeries(){let seriesList=[],units=new Map,settings=new GoUnitSettings,groups=new Map,names=0;function numberOf2(group,name2){
let numbers=groups.get(group);numbers===void 0&&(numbers=new Map,groups.set(group,numbers));let number3=numbers.get(name2);
return number3!==void 0?number3:(numbers.set(name2,names),names++)}function withSettings(series){let{base}=units.get(series.
unit),stated={...series,better:settings.better(base)};return settings.isExact(base)?{...stated,deterministic:!0}:stated}
return{get isEmpty(){return seriesList.length===0},add({group,name:name2,unit},values){let unitSeries=units.get(unit);unitSeries===
void 0&&(unitSeries={base:tidyGoUnit(unit).unit,byName:[]},units.set(unit,unitSeries));let{base,byName}=unitSeries,number3=numberOf2(
group,name2),present=byName[number3];if(present!==void 0){for(let value of values)present.values.push(value);return}let first=values.
slice(),series={group,name:name2,metric:unit,unit,better:null,values:first,primary:base==="sec/op"};byName[number3]=series,
seriesList.push(series)},applyUnitSetting:(unit,setting)=>settings.apply(tidyGoUnit(unit).unit,setting),all:()=>settings.
isEmpty?seriesList:seriesList.map(withSettings)}}var go={id:"go",description:"go test -bench, as text or with -json",advice:`go test -run='^$' -bench="\${BENCH_REFEREE_FI\
LTER:-.}" -benchmem -count=1 ./...`,aliases:["go_bench"],repeatsForTime:!0,recognises:text3=>parseRootName(text3)===null&&
(SIGNS2.test(text3)||hasEvents(text3)),parse:parse7,displayName:name2=>name2.replace(/^Benchmark(?=.)/,""),filter:buildGoFilter,
definitions:goDefinitions},SIGNS2=/^(?:Benchmark\S*[ \t]+\d+[ \t]+[-+.\dIN]\S*[ \t]+\S|goos: \S|goarch: \S|ok {2}\t|FAIL\t|\?[ ]{3}\t)/m,
SKIPPED_OR_FAILED=/^\s*--- (SKIP|FAIL): (\S+)/,CRASH=/^(?:(Benchmark\S*)\s+)?((?:panic|fatal error): .*)$/,PACKAGE_FAILED=/^FAIL\s+(\S+)(?:\s+\[(.+)\])?/;
function parse7({path,text:text3}){let parser=new GoParser(path);return hasEvents(text3)?parser.readEvents(text3):parseGoText(
text3,parser),parser.finish()}var GoParser=class{#path;#problems=[];#series=makeGoSeries();#reasons=makeGoReasons();#group=null;#hasFailed=!1;#end=null;#number=0;constructor(path){
this.#path=path}readEvents(text3){let{lines,problems}=linesOfEvents(this.#path,text3);for(let problem of problems)this.#problems.
push(problem);let section=null;for(let[index,line]of lines.entries())line.package!==section&&(section=line.package,this.#group=
section,this.#hasFailed=!1),this.takeLine(line.text,line.number,()=>lines[index+1]?.text??"")}takeLine(text3,number3,next){
this.#number=number3,text3==="FAIL"&&(this.#end=number3);let isOutcome=this.#readOutcome(text3,next);if(this.#reasons.note(
text3),isOutcome)return null;let line=parseGoLine(text3);if((line.kind==="other"||line.kind==="configuration")&&this.#warnOfTornResult(
text3),line.kind==="configuration"&&line.key==="pkg")this.#group=line.value===""?null:line.value;else if(line.kind==="br\
oken")this.#reportWarning("invalid-line",{reason:line.message});else if(line.kind==="unit")this.#applyUnitSettings(line);else if(line.
kind==="result")return this.#addResult(line),line.measures.map(({unit})=>unit);return null}#readOutcome(text3,next){let test=SKIPPED_OR_FAILED.
exec(text3);if(test!==null){let[,outcome,name3=""]=test;return outcome==="FAIL"?this.#fail("failed-in-tool",{name:name3,
reason:this.#reasons.reasonOfBenchmark(next())||void 0}):name3.startsWith("Benchmark")&&this.#reportWarning("benchmark-s\
kipped",{name:name3}),!0}let crash=CRASH.exec(text3);if(crash!==null){let[,name3,reason3=""]=crash;return this.#fail("ru\
n-crashed",{name:name3,reason:reason3}),!0}let failure=PACKAGE_FAILED.exec(text3);if(failure===null)return!1;let[,name2="",
reason2]=failure,details=[reason2,this.#reasons.reasonOfPackage(name2)].flatMap(detail=>detail??[]);return this.#hasFailed||
this.#fail("failed-in-tool",{name:name2,reason:details.join(": ")||void 0}),this.#hasFailed=!1,!0}#warnOfTornResult(text3){
let torn=findTornResult(text3);torn!==null&&this.#reportWarning("result-behind-text",torn)}takeResults(results,units){this.#reasons.
forgetLogged();let width=units.length+1;for(let start=0,end=0;start<results.length;start=end){let name2=results[start];for(;results[end]===
name2;)end+=width;for(let[index,unit]of units.entries()){let values=[];for(let at=start+1+index;at<end;at+=width)values.
push(results[at]);this.#series.add({group:this.#group,name:name2,unit},values)}}}#addResult({name:name2,measures}){for(let{
value,unit}of measures)Number.isFinite(value)?this.#series.add({group:this.#group,name:name2,unit},[value]):this.#reportWarning(
"unusable-value",{name:name2,metric:unit,got:String(value)})}#applyUnitSettings({unit,settings}){for(let setting of settings){
if(setting===null){this.#reportWarning("invalid-line",{reason:"expected key=value"});continue}let value=this.#series.applyUnitSetting(
unit,setting);value!==null&&this.#reportWarning("unit-set-twice",{unit,key:setting.key,value})}}finish(){let isExplained=this.#problems.
some(isError);return this.#end!==null&&!isExplained&&(this.#number=this.#end,this.#fail("failed-in-tool",{})),this.#series.
isEmpty&&!isExplained&&this.#problems.push(makeError("no-results",inFile(this.#path),{option:"-bench"})),{measurements:this.#series.
all(),problems:this.#problems}}#fail(code2,data){this.#hasFailed=!0,this.#problems.push(makeError(code2,inFile(this.#path,
this.#number),data))}#reportWarning(code2,data){this.#problems.push(makeWarning(code2,inFile(this.#path,this.#number),data))}};var PRIMARY="real_time",AGGREGATE_AT_THE_END=/^(.+)_(mean|median|stddev|cv|BigO|RMS)$/s,REQUIRED_AGGREGATES=["mean","med\
ian","stddev"];function addRows(rows,findings){let resolved=resolveAggregates(rows),repeated=new Set(resolved.filter(({aggregate})=>aggregate===
"none").map(({name:name2})=>name2));for(let row of resolved){if(!(row.aggregate==="none")&&(row.aggregate!=="median"||repeated.
has(row.name)))continue;let{location,name:name2,outcome,reason:reason2}=row;if(outcome==="measured")addRow2(row,findings);else{
let code2=outcome==="failed"?"failed-in-tool":"benchmark-skipped";findings.problems.push(makeWarning(code2,location,{name:name2,
reason:reason2}))}}}function resolveAggregates(rows){let names=new Set(rows.map(({name:name2})=>name2)),isFamily=name2=>REQUIRED_AGGREGATES.
every(other=>names.has(`${name2}_${other}`)),family=null;return rows.map(row=>{if(row.aggregate!==null)return row;let[,name2="",
aggregate=""]=AGGREGATE_AT_THE_END.exec(row.name)??[];if(name2!==""&&(names.has(name2)||isFamily(name2)))return family=isFamily(
name2)?name2:null,{...row,name:name2,aggregate};let own=family===null||row.outcome!=="measured"?null:findStatistic(family,
row.name);return family!==null&&own!==null&&!isFamily(row.name)?{...row,name:family,aggregate:own}:(family=null,{...row,
aggregate:"none"})})}function findStatistic(family,name2){if(!name2.startsWith(`${family}_`))return null;let statistic=name2.
slice(family.length+1);return statistic===""||statistic.includes("/")?null:statistic}function addRow2({location,name:name2,
aggregate,values},{series,problems}){for(let{metric,unit,value}of values){let primary=metric===PRIMARY;if(!(value===void 0&&
!primary))if(typeof value=="number"&&Number.isFinite(value))series.add({name:name2,metric,unit,values:[value],primary,aggregate:aggregate!==
"none"});else{let make=primary?makeError:makeWarning;problems.push(make("unusable-value",location,{name:name2,metric,got:formatJsonValue(
value)}))}}}function hasCsvHeader(text3,header){return text3.startsWith(header)||text3.includes(`
${header}`)}function parseCsvRows({path,text:text3},header,problems){let columns=null,number3=makeNumbering();return splitLines(
text3).flatMap((line,index)=>{let fields=splitCsvLine(line);if(line.startsWith(header))return columns=fields,number3=makeNumbering(),
[];if(columns===null||line.trim()==="")return[];let location=inFile(path,index+1),name2=number3(fields[0]??"");if(fields.
length===columns.length)return[{location,name:name2,fields:new Map(columns.map((column,at)=>[column,fields[at]]))}];let counts={
announced:columns.length,found:fields.length};return problems.push(makeError("wrong-count",location,{name:name2,what:"va\
lues",...counts})),[]})}function splitCsvLine(line){return[...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
([,quoted,plain=""])=>quoted?.replaceAll('""','"')??plain)}var TABLE2=/^Benchmark +Time +CPU +Iterations\b/,CSV=/^name,iterations,real_time,cpu_time,time_unit,/;function isGoogleText(text3){
return/^-{20,}\nBenchmark +Time +CPU +Iterations\b/m.test(text3)||new RegExp(CSV,"m").test(text3)}var NUMBER5=String.raw`-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf)`,
RESULT8=new RegExp(String.raw`(?<=\S) +(${NUMBER5}) (ns|us|ms|s) +${NUMBER5} (?:ns|us|ms|s) +\d+(?: |$)`),NO_RESULT2=/(?<=\S) +(ERROR OCCURRED|SKIPPED): '(.*)'$/s,
COMPLEXITY=/_(?:BigO|RMS) {2,}/;function parseGoogleText(source,findings){let rows=[];return readLines(source,findings,{
sign:/ (?:ns|us|ms|s) +\S+ (?:ns|us|ms|s) +\d+/g,read(reader){let columns=null;reader.onEach(line=>{if(CSV.test(line))columns===
null&&reader.reportError("unsupported-output",{kind:"google-csv"}),columns=splitCsvLine(line);else if(TABLE2.test(line))
reader.problems.some(({code:code2})=>code2==="rounded-values")||reader.reportWarning("rounded-values",{option:"--benchma\
rk_format=json"}),columns=null;else{let row=columns===null?parseTableRow(line,reader.location):parseCsvRow(columns,reader);
if(row===null)return;rows.push(row)}reader.isRead=!0})}}),rows}function parseTableRow(line,location){let without=line.endsWith(
"'")?NO_RESULT2.exec(line):null;if(without!==null){let[,what,reason2]=without,outcome=what==="SKIPPED"?"skipped":"failed",
name2=line.slice(0,without.index);return{location,name:name2,aggregate:null,outcome,reason:reason2,values:[]}}let result=COMPLEXITY.
test(line)?null:RESULT8.exec(line);if(result===null)return null;let[,time3="",unit=""]=result,values=[{metric:"real_time",
unit,value:numberOf(time3)}];return{location,name:line.slice(0,result.index),aggregate:null,outcome:"measured",values}}function parseCsvRow(columns,reader){
let{line,location}=reader;if(!line.startsWith('"'))return null;let fields=splitCsvLine(line);fields.length>columns.length&&
reader.reportError("joined-results",{line});let field=column=>fields[columns.indexOf(column)]??"",reason2=field("error_m\
essage"),outcome=field("error_occurred")==="true"?"failed":reason2===""?"measured":"skipped";if(outcome==="measured"&&field(
"iterations")==="")return null;let time3={metric:"real_time",unit:field("time_unit"),value:numberOf(field("real_time"))};
return{location,name:field("name"),aggregate:null,outcome,reason:reason2,values:[time3]}}function numberOf(text3){let value=text3===
""?Number.NaN:Number(text3);return Number.isFinite(value)?value:text3}var googleBenchmark={id:"google-benchmark",description:"Google Benchmark: --benchmark_format=json; its console table and\
 CSV as fallbacks",advice:'./bench --benchmark_format=json --benchmark_filter="$BENCH_REFEREE_FILTER"',aliases:["googlec\
pp","cpp_google"],repeatsForTime:!0,recognises:text3=>isGoogleText(text3)||["context.num_cpus","context.library_build_ty\
pe"].some(key=>hasKeys(text3,key)),parse:parse8,filter:benchmarks=>joinPatterns(benchmarks.map(makeNamePattern2)),definitions:googleBenchmarkDefinitions},
NUMBER_OR_WORD=unknown().optional(),rowSchema=object({name:string().min(1),run_name:string().optional(),run_type:string().
optional(),aggregate_name:string().optional(),family_index:number().optional(),per_family_instance_index:number().optional(),
error_occurred:boolean().optional(),error_message:string().optional(),skipped:boolean().optional(),skip_message:string().
optional(),time_unit:_enum(["ns","us","ms","s"]).optional(),real_time:NUMBER_OR_WORD,cpu_time:NUMBER_OR_WORD,bytes_per_second:NUMBER_OR_WORD,
items_per_second:NUMBER_OR_WORD});function parse8(source){let findings=makeFindings(),isJson=/^\s*[[{]/.test(source.text);
return addRows(isJson?readReports(source,findings.problems):parseGoogleText(source,findings),findings),toParseResult(findings,
source.path,{option:"--benchmark_filter"})}function readReports(source,problems){return parseJsonDocuments(source,problems,
{bareNonFinite:!0}).flatMap(report=>{let items=report.list("benchmarks").flatMap(item=>{let row=item.read(rowSchema);return row===
null?[]:[{row,item}]}),number3=numberInstances(items.map(({row})=>row));return items.map(({row,item})=>toGoogleRow(row,item.
location,number3(row)))})}function numberInstances(rows){let instances=new Map,nameOf=({run_name,name:name2})=>run_name??
name2,numberOf2=({family_index:family=0,per_family_instance_index:instance=0})=>family*MAX_INSTANCES+instance;for(let row of rows){
let numbers=instances.get(nameOf(row))??[];numbers.includes(numberOf2(row))||instances.set(nameOf(row),[...numbers,numberOf2(
row)])}for(let numbers of instances.values())numbers.sort((left,right)=>left-right);return row=>{let index=instances.get(
nameOf(row)).indexOf(numberOf2(row));return index===0?"":`#${index+1}`}}var MAX_INSTANCES=1e9;function makeNamePattern2({
name:name2}){let[,own="",number3=""]=/^(.*?)(#\d+)?$/s.exec(name2);return escapePattern(own)+(number3===""?"":`(${number3}\
)?`)}function toGoogleRow(row,location,number3){let unit=row.time_unit??"ns",isAggregate=row.run_type==="aggregate"||row.
aggregate_name!==void 0;return{location,name:(isAggregate?row.run_name??row.name:row.name)+number3,aggregate:isAggregate?
row.aggregate_name??"":row.run_type===void 0?null:"none",outcome:row.error_occurred?"failed":row.skipped?"skipped":"meas\
ured",reason:row.error_occurred?row.error_message:row.skip_message,values:[{metric:"real_time",unit,value:row.real_time},
{metric:"cpu_time",unit,value:row.cpu_time},{metric:"bytes_per_second",unit:"B/s",value:row.bytes_per_second},{metric:"i\
tems_per_second",unit:"1/s",value:row.items_per_second}]}}var COUNT2=/^ {2}(\S.*): +([^\s|]+)\|\S+(?: +\(| *$)/,TOOL=/^ {2}=+ (\S+) =+/,PART=/^ {2}## (\S+)/,NAME2=/^\w+::\w/,DEFAULT_TOOLS=new Set(
["CALLGRIND","CACHEGRIND"]),PRIMARY2=new Set(["Instructions","Estimated Cycles"]);function hasCounts(text3){return/^ {2}(?:Instructions: +[^\s|]+\||=+ CALLGRIND =)/m.
test(text3)}function widthOfCounts(text3){return/^ {2}Instructions: +[^\s|]+(?=\|)/m.exec(text3)?.[0].length??null}function parseCounts(source,result,unended){
return parseLines(source,{sign:/(?<=\S): +[^\s|]*\|\S/g,read:reader=>readCounts(reader,result,unended)},{tool:"cargo ben\
ch"})}function readCounts(reader,result,unended){let name2="",tool="",isPart=!1,start=null;readPanics(reader),reader.onEach(
line=>{if(line.startsWith(`${result}: `)&&(start=null),NAME2.test(line)){[name2,tool,isPart]=[line.trimEnd(),"",!1];return}
[,tool=tool]=TOOL.exec(line)??[];let[,part]=PART.exec(line)??[];part!==void 0&&(isPart=part!=="Total");let count=isPart?
null:parseCount(name2,tool,line);if(count===null){(COUNT2.test(line)||name2==="")&&(reader.isRead=!0);return}start??=reader.
location,count.values.every(Number.isFinite)?reader.series.add(count):reader.reportError("unusable-value",{name:name2,metric:count.
metric,got:line.trim()})}),reader.onEnd(()=>{start!==null&&(unended==="error"?reader.reportError("run-unfinished",{end:result},
start):reader.reportWarning("run-unfinished",{end:result},start))})}function parseCount(name2,tool,line){let[,label="",count]=COUNT2.
exec(line)??[];return count===void 0||name2===""||count==="N/A"||/ Rate$/.test(label)?null:makeCount(name2,tool,label,/^\d+(?:\.\d+)?$/.
test(count)?Number(count):Number.NaN)}function makeCount(name2,tool,label,count){let isDefault=tool===""||DEFAULT_TOOLS.
has(tool),metric=isDefault?label:`${tool} ${label}`,unit=/\bbytes$/i.test(label)?"B":"count",common={name:name2,metric,unit,
better:"lower",values:[count],deterministic:!0};return isDefault?{...common,primary:PRIMARY2.has(metric),dependsOnLayout:!0}:
{...common,primary:!1}}function commonPath(benchmarks){return commonPrefixOf(benchmarks.map(({name:name2})=>/^[\w:]*/.exec(
name2)[0]))}function isCallgrindJson(text3){return hasKeys(text3,"kind","module_path","profiles")}var LABELS2=new Map([["Ir","Instru\
ctions"],["L1hits","L1 Hits"],["LLhits","LL Hits"],["RamHits","RAM Hits"],["TotalRW","Total read+write"],["EstimatedCycl\
es","Estimated Cycles"],["TotalBytes","Total bytes"],["TotalBlocks","Total blocks"],["AtTGmaxBytes","At t-gmax bytes"],[
"AtTGmaxBlocks","At t-gmax blocks"],["AtTEndBytes","At t-end bytes"],["AtTEndBlocks","At t-end blocks"],["ReadsBytes","R\
eads bytes"],["WritesBytes","Writes bytes"],["Errors","Errors"],["Contexts","Contexts"],["SuppressedErrors","Suppressed \
Errors"],["SuppressedContexts","Suppressed Contexts"]]),profileSchema=object({tool:string(),data:object({total:object({metrics:unknown()})}).
optional(),summaries:object({total:object({summary:unknown()})}).optional()}),benchmarkSchema5=object({module_path:string(),
id:string().nullish(),description:string().nullish(),details:string().nullish(),profiles:array(profileSchema)});function parseCallgrindJson(source){
return parseJson(source,{noResults:{tool:"cargo bench"},read(document,{add:add3}){let benchmark=document.read(benchmarkSchema5);
if(benchmark===null)return;let name2=formatName(benchmark),counts=benchmark.profiles.flatMap(findCounts);counts.length===
0&&document.reportError("benchmark-without-result",{name:name2});for(let{tool,label,count}of counts)typeof count=="numbe\
r"&&count>=0?add3(makeCount(name2,tool,label,count)):document.reportError("unusable-value",{name:name2,metric:label,got:formatJsonValue(
count)})}})}function formatName({module_path:path,id,description,details}){let words=description||details,suffix=`${id??
""}${words?`:${words}`:""}`;return suffix===""?path:`${path} ${suffix}`}function findCounts({tool:name2,data,summaries}){
let tool=name2.toUpperCase(),isNew=data!==void 0,metrics=isNew?data.total.metrics:entriesOf(summaries?.total.summary)[0]?.[1],
counts=entriesOf(metrics).map(([key,metric])=>({key,count:isNew?valueAt(metric,["values","new"]):readOldCount(metric)})).
filter(({count})=>count!==void 0),usual=counts.filter(({key})=>LABELS2.has(key));return usual.length>0?usual.map(({key,count})=>({
tool,label:LABELS2.get(key),count})):counts.filter(({key,count})=>Number.isInteger(count)&&!key.endsWith("Rate")).map(({
key,count})=>({tool,label:key,count}))}function readOldCount(metric){return valueAt(metric,["metrics","Both",0,"Int"])??
valueAt(metric,["metrics","Left","Int"])}var gungraun={id:"gungraun",aliases:["rust_gungraun","rust_gungraun_stdout"],description:"cargo bench with Gungraun: wha\
t it prints, also with --output-format=json",advice:'cargo bench --bench NAME -- "${BENCH_REFEREE_FILTER:-*}"',runsValgrind:!0,
recognises:isGungraun,parse:source=>isCallgrindJson(source.text)?parseCallgrindJson(source):parseCounts(source,"Gungraun\
 result","error"),filter:benchmarks=>`${commonPath(benchmarks)}*`,definitions:gungraunDefinitions},WIDE=50;function isGungraun(text3){
return isCallgrindJson(text3)?/\bgungraun\b/.test(text3):!hasCounts(text3)||/^Iai-Callgrind result: /m.test(text3)?!1:/^Gungraun result: /m.
test(text3)||(widthOfCounts(text3)??0)>WIDE}var haskellCriterion={id:"haskell-criterion",description:"Haskell with criterion: what it prints, or the file of --csv",
advice:'cabal bench --benchmark-options="--time-limit 1"',repeatsForTime:!0,recognises:text3=>hasCsvHeader(text3,HEADER3)||
new RegExp(RESULT9,"m").test(text3),parse:source=>hasCsvHeader(source.text,HEADER3)?parseCsv(source):parseLines(source,LINES13,
{}),definitions:haskellCriterionDefinitions},HEADER3="Name,Mean,MeanLB,MeanUB,Stddev,StddevLB,StddevUB",MEAN2={unit:"sec",
better:"lower",aggregate:!0},NAME3=/^benchmarking (.+)$/,RESULT9=/^(time|mean) {2,}(\d+(?:\.\d+)?) (ps|ns|[u\u00b5\u03bc]s|ms|s) +\(\S+ \S+ \.\. \S+ \S+\)/,
LINES13={sign:/\b(?:time|mean) {2,}(?:\S+ )?\S+ +\(/g,end:/\(\S+ \S+ \.\. \S+ \S+\)/g,read(reader){let benchmark=null,reportUnfinished=()=>{
benchmark!==null&&!benchmark.hasTime&&reader.reportError("benchmark-without-result",{name:benchmark.name},benchmark.location)};
reader.on(NAME3,name2=>{reportUnfinished(),benchmark={name:name2,location:reader.location,hasTime:!1}}),reader.on(RESULT9,
(metric,value,unit)=>{if(benchmark===null)return;let primary=metric==="time";primary&&(benchmark.hasTime=!0);let seconds=Number(
value)*findUnitWord(unit).factor;reader.add({name:benchmark.name,metric,...MEAN2,value:seconds,primary})}),reader.onEnd(
reportUnfinished)}};function parseCsv(source){let findings=makeFindings();for(let{location,name:name2,fields}of parseCsvRows(
source,HEADER3,findings.problems)){let written=fields.get("Mean"),seconds=NUMBER6.test(written)?Number(written):Number.NaN;
Number.isFinite(seconds)?findings.series.add({name:name2,metric:"mean",...MEAN2,values:[seconds]}):findings.problems.push(
makeError("unusable-value",location,{name:name2,metric:"mean",got:written}))}return toParseResult(findings,source.path,{})}
var NUMBER6=/^\d+\.\d+(?:e-?\d+)?$/;var resultSchema2=object({command:string(),times:numberListSchema.nullish(),median:number().nullish(),memory_usage_byte:numberListSchema.
nullish(),exit_codes:array(number().nullable()).nullish()}),hyperfine=jsonFormat({id:"hyperfine",aliases:["shell_hyperfi\
ne","shell"],description:"hyperfine: the file of --export-json",advice:"hyperfine -N --warmup 1 --runs 3 --export-json r\
esults.json COMMAND\u2026",signs:[["results[].command"]],read(report,{add:add3}){let items=report.list("results",{tool:"\
hyperfine"}),names=nameResults2(items);for(let[index,item]of items.entries()){let name2=names[index],result=item.read(resultSchema2);
if(result===null)continue;let{times,exit_codes:codes2,memory_usage_byte:memory}=result,failed=codes2?.filter(code2=>code2!==
0)??[];if(failed.length>0){let exits=[...new Set(failed)].map(code2=>String(code2??"signal"));item.reportWarning("runs-f\
ailed",{name:name2,failed:failed.length,runs:codes2.length,exits})}let time3=valuesOrMiddle(times,result.median);time3===
null?item.reportError("benchmark-without-result",{name:name2}):add3({name:name2,metric:"time",unit:"s",...time3}),times?.
some(value=>value<=0)&&item.reportError("zero-time",{name:name2,instead:"hyperfine -N"}),memory?.length&&add3({name:name2,
metric:"memory_usage_byte",unit:"B",values:memory,primary:!1})}}});function nameResults2(results){let commands=results.map(
result=>result.text("command")),seen=new Set,shared=new Set;for(let command5 of commands)(seen.has(command5)?shared:seen).
add(command5);let number3=makeNumbering();return results.map((result,index)=>{let command5=commands[index];return number3(
shared.has(command5)?command5+formatParameters2(result.at("parameters")):command5)})}function formatParameters2(parameters){
let pairs=parameters.entries().map(([key,{value}])=>`${key}=${formatJsonValue(value)}`);return pairs.length===0?"":` [${pairs.
join(", ")}]`}var iai={id:"iai",aliases:["rust_iai"],description:"cargo bench with iai: what it prints",advice:"cargo bench --bench NA\
ME",runsValgrind:!0,recognises:text3=>/^ {2}Instructions: +\d+(?: \(.*\))?$/m.test(text3),parse:source=>parseLines(source,
LINES14,{option:"valgrind --version"}),definitions:iaiDefinitions},METRICS3=["Instructions","L1 Accesses","L2 Accesses",
"RAM Accesses","Estimated Cycles"],COUNT3=new RegExp(String.raw`^ {2}(${METRICS3.join("|")}): +(\d+)(?: \(.*\))?$`),NAME4=/^(?:r#)?[\p{L}_][\p{L}\p{N}_]*$/u,
PRIMARY3=new Set(["Instructions","Estimated Cycles"]),NEGATIVE=2**63,LINES14={sign:new RegExp(`  (?:${METRICS3.join("|")}\
): `,"g"),read(reader){let benchmark=null,reportUnfinished=()=>{benchmark!==null&&reader.reportError("benchmark-without-\
result",{name:benchmark.name},benchmark.location)};readPanics(reader),reader.on(NAME4,()=>{reportUnfinished(),benchmark=
{name:reader.line,location:reader.location,counts:new Map}}),reader.on(COUNT3,(metric,number3)=>{benchmark!==null&&(reader.
isRead=!0,benchmark.counts.set(metric,Number(number3)),!(benchmark.counts.size<METRICS3.length)&&(addCounts(reader,benchmark),
benchmark=null))}),reader.onEnd(reportUnfinished)}};function addCounts(reader,{name:name2,location,counts}){for(let[metric,
value]of counts)if(value>=NEGATIVE)reader.reportWarning("unusable-value",{name:name2,metric,got:String(value)},location);else{
let count={metric,unit:"count",better:"lower",value,primary:PRIMARY3.has(metric)};reader.add({name:name2,...count,deterministic:!0,
dependsOnLayout:!0})}}var iaiCallgrind={id:"iai-callgrind",aliases:["rust_iai_callgrind"],description:"cargo bench with Iai-Callgrind: what it\
 prints, also with --output-format=json",advice:'cargo bench --bench NAME -- "$BENCH_REFEREE_FILTER"',runsValgrind:!0,recognises:text3=>(hasCounts(
text3)||isCallgrindJson(text3))&&!isGungraun(text3),parse:source=>isCallgrindJson(source.text)?parseCallgrindJson(source):
parseCounts(source,"Iai-Callgrind result","warning"),filter:benchmarks=>commonPath(benchmarks)||":",definitions:gungraunDefinitions};var metricSchema=object({scoreUnit:string(),rawData:array(array(unknown())).optional(),rawDataHistogram:array(array(array(
tuple([number(),number()])))).optional()}),resultSchema3=object({benchmark:string().min(1),mode:string(),threads:number().
optional(),params:unknown().optional(),primaryMetric:metricSchema,secondaryMetrics:unknown().optional()}),jmh=jsonFormat(
{id:"jmh",description:"JMH: the file of -rf json",advice:'java -jar benchmarks.jar -f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -\
rf json -rff results.json "$BENCH_REFEREE_FILTER"',aliases:["java_jmh","java"],repeatsForTime:!0,signs:[text3=>/^\s*\[\s*\{/.
test(text3)&&/"benchmark"\s*:/.test(text3)&&/"primaryMetric"\s*:\s*\{/.test(text3)],filter:benchmarks=>joinPatterns(benchmarks.
map(({name:name2})=>escapePattern(/^[^ #]*/.exec(name2)[0]))),definitions:jmhDefinitions,read(report,{add:add3,number:number3}){
let items=report.list(null,{tool:"benchmarks.jar"}).flatMap(item=>{let result=item.read(resultSchema3);return result===null?
[]:[{item,result}]}),threads=collectThreads(items.map(({result})=>result));for(let{item,result}of items){let{mode,primaryMetric}=result,
isShared=threads.get(formatName2(result)).size>1&&result.threads!==void 0,name2=number3(formatName2(result,isShared?[`th\
reads=${result.threads}`]:[]),mode);addMetric(item.at("primaryMetric"),{name:name2,metric:mode,mode,read:primaryMetric,primary:!0},
add3);for(let[label,secondary]of item.at("secondaryMetrics").entries()){let{data:read}=metricSchema.safeParse(secondary.
value);if(read===void 0||!isWorthReading(label,read,primaryMetric))continue;let metric=`${mode}:${label.replace(/^·/,"")}`;
addMetric(secondary,{name:name2,metric,mode,read,primary:!1},add3)}}}}),COUNTED_PER_OPERATION=new Set(["B/op","#/op"]),PERCENTILE=/(?:^|[:·])p\d\.\d+$/;
function isWorthReading(label,{scoreUnit},primary){return COUNTED_PER_OPERATION.has(scoreUnit)?!0:scoreUnit===primary.scoreUnit&&
!PERCENTILE.test(label)}function addMetric(item,{name:name2,metric,mode,read,primary},add3){let raw=read.rawDataHistogram?.
flat().map(weightedMean)??read.rawData?.flat()??[],{unit,factor,better}=convertScoreUnit(read.scoreUnit,mode),isUsable=value=>typeof value==
"number"&&Number.isFinite(value*factor),values=raw.filter(isUsable);if(values.length<raw.length){let got=formatJsonValue(
raw.find(value=>!isUsable(value)));primary?item.reportError("unusable-value",{name:name2,metric,got}):item.reportWarning(
"unusable-value",{name:name2,metric,got})}else values.length===0&&primary&&item.reportError("benchmark-without-result",{
name:name2});values.length!==0&&add3({name:name2,metric,unit,better,values:values.map(value=>value*factor),primary})}function collectThreads(results){
let threads=new Map;for(let result of results){let name2=formatName2(result);threads.set(name2,(threads.get(name2)??new Set).
add(result.threads))}return threads}function formatName2({benchmark,params},more=[]){let pairs=[...entriesOf(params).map(
([key,value])=>`${key}=${formatJsonValue(value)}`),...more];return pairs.length===0?benchmark:`${benchmark} [${pairs.join(
", ")}]`}function weightedMean(histogram){let sum=0,total=0;for(let[value,count]of histogram)sum+=value*count,total+=count;
return sum/total}function convertScoreUnit(scoreUnit,mode){let[,above="",under=""]=/^(.*)\/(.*)$/s.exec(scoreUnit)??[],time3=findUnitWord(
under==="op"?above:under);return time3?.base==="sec"&&under==="op"?{unit:"sec/op",factor:time3.factor,better:"lower"}:time3?.
base==="sec"&&above==="ops"?{unit:"1/s",factor:1/time3.factor,better:"higher"}:COUNTED_PER_OPERATION.has(scoreUnit)?{unit:scoreUnit,
factor:1,better:"lower"}:{unit:scoreUnit,factor:1,better:mode==="thrpt"?"higher":null}}var MAX_RECOGNITION_LENGTH4=2e3,fileSchema=tuple([unknown(),array(unknown())]),valueSchema=tuple([string(),unknown()]),groupSchema2=object(
{data:recordSchema}),resultSchema4=object({times:array(number()).min(1).optional(),time:number().optional(),memory:number().
optional(),allocs:number().optional()}),julia=jsonFormat({id:"julia",description:"BenchmarkTools.jl: what BenchmarkTools\
.save writes",advice:'a script that ends with BenchmarkTools.save("results.json", run(suite))',repeatsForTime:!0,signs:[
text3=>/^\s*\[\s*\{/.test(text3)&&/"BenchmarkTools"\s*:/.test(text3.slice(0,MAX_RECOGNITION_LENGTH4))],namedKeys:!0,noResults:{
source:"run(suite)"},definitions:juliaDefinitions,read(file2,results){if(file2.read(fileSchema)!==null)for(let item of file2.
at(1).list())readItem(item,[],results)}});function readItem(item,names,results){let[type]=item.read(valueSchema)??[];if(type===
void 0)return;let fields=item.at(1),kind=type.replace(/^BenchmarkTools\./,"");if(kind==="BenchmarkGroup"){if(fields.read(
groupSchema2)===null)return;for(let[name2,inner]of fields.at("data").entries())readItem(inner,[...names,name2],results)}else
(kind==="Trial"||kind==="TrialEstimate")&&names.length>0?addResult2(fields,results.number(names.join("/")),results):item.
reportError("no-results",{source:"run(suite)"})}function addResult2(fields,name2,{add:add3}){let result=fields.read(resultSchema4);
if(result===null)return;let time3=valuesOrMiddle(result.times,result.time);if(time3===null){fields.reportError("benchmar\
k-without-result",{name:name2});return}let{memory,allocs}=result;add3({name:name2,metric:"time",unit:"ns",...time3}),memory!==
void 0&&add3({name:name2,metric:"memory",unit:"B",values:[memory],primary:!1}),allocs!==void 0&&add3({name:name2,metric:"\
allocs",unit:"count",values:[allocs],primary:!1})}var junit={id:"junit",description:"JUnit XML, as test runners write it: the time of each test case",advice:"node --test \
--test-reporter=junit",recognises:text3=>/^testsuites?$/.test(parseRootName(text3)??""),parse:parse9},OWNERS=new Set(["t\
estcase","testsuite","testsuites"]);function parse9(source){let findings=makeFindings(),{problems}=findings,number3=makeNumbering(),
fault=parseXml(source,{open(element,ancestors){ancestors.length===0&&(number3=makeNumbering());let{name:tag,attributes}=element,
opened={...element,outcome:readOutcome(attributes),failures:0},inner=ancestors.at(-1);if(tag==="skipped"&&inner?.name===
"testcase"&&inner.outcome==="passed"&&(inner.outcome="skipped"),tag!=="failure"&&tag!=="error")return opened;let owner=ancestors.
findLast(({name:name2})=>OWNERS.has(name2))??ancestors.at(-1)??opened,reason2=attributes.message||void 0;problems.push(makeError(
"failed-in-tool",owner.location,{name:owner.attributes.name??"",reason:reason2}));for(let ancestor of ancestors)ancestor.
outcome="failed",ancestor.failures+=1;return opened},close(element,ancestors){if(element.name==="testcase"){let suite=ancestors.
findLast(({name:name3})=>name3==="testsuite")?.attributes.name,group=element.attributes.classname||suite||null,name2=number3(
element.attributes.name??"",group);element.outcome==="failed"&&element.failures===0&&addFailures(ancestors,1),addCase(element,
{group,name:name2},findings)}else OWNERS.has(element.name)&&addFailures(ancestors,findMissingFailures(element,findings))}});
return fault!==null&&problems.push(fault),toParseResult(findings,source.path,{})}function addFailures(elements,count){for(let element of elements)
element.failures+=count}function readOutcome({status,result}){let isAny=pattern2=>[status,result].some(state=>pattern2.test(
state??""));return isAny(/^(?:fail(?:ed|ure)?|error(?:ed)?|broken)$/i)?"failed":isAny(/^(?:skip(?:ped)?|not[ _-]?run|disabled|ignored|pending|suppressed)$/i)?
"skipped":"passed"}function findMissingFailures({attributes,failures:found,location},{problems}){let announced=toCount(attributes.
failures)+toCount(attributes.errors);if(announced<=found)return 0;let name2=attributes.name??"";return problems.push(makeError(
"wrong-count",location,{name:name2,what:"failures",announced,found})),announced-found}function toCount(written=""){return/^\d+$/.
test(written)?Number(written):0}function addCase({location,attributes,outcome,failures},benchmark,{series,problems}){let{
name:name2}=benchmark,written=attributes.time??"";if(outcome==="failed")failures===0&&problems.push(makeError("failed-in\
-tool",location,{name:name2}));else if(outcome==="skipped")problems.push(makeWarning("benchmark-skipped",location,{name:name2}));else if(TIME5.
test(written)){let values=[Number(written.replaceAll(",",""))];series.add({...benchmark,metric:"time",unit:"s",better:"l\
ower",values})}else problems.push(makeError("unusable-value",location,{name:name2,metric:"time",got:written||void 0}))}var TIME5=/^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$(?<=\d.*)/i;var k6={id:"k6",description:"k6: the JSON of handleSummary, --summary-export or --out json",advice:"k6 run script.js, wh\
ich writes summary.json in its handleSummary",recognises:text3=>STREAM.test(text3)||isSummary(text3)||hasKeys(text3,...NEW_SUMMARY),
parse:source=>STREAM.test(source.text)?parseStream(source):parseJson(source,{read:readSummary})},STREAM=/^\s*\{\s*(?:"type"\s*:\s*"(?:Metric|Point)"\s*,\s*"data"\s*:|"metric"\s*:\s*"[^"]*"\s*,\s*"type"\s*:)/,
NEW_SUMMARY=["metadata.k6Version","results"];function isSummary(text3){return/^\s*\{\s*"(?:metrics|root_group|options|state|setup_data)"\s*:/.
test(text3)&&/"root_group"\s*:/.test(text3)}var metricSchema2=looseObject({type:string().optional(),contains:string().optional(),
values:record(string(),unknown()).optional(),thresholds:record(string(),unknown()).optional()}),summarySchema=object({metrics:recordSchema}),
newSummarySchema=object({config:object({duration:number().positive()}),results:object({metrics:array(looseObject({name:string(),
type:string(),values:record(string(),unknown())}))})});function readSummary(document,{add:add3}){let isNew=document.at("\
metadata","k6Version").value!==void 0,metrics=isNew?readNewSummary(document):document.read(summarySchema)?.metrics;metrics!=
null&&readMetrics(isNew?document.at("results","metrics"):document.at("metrics"),metrics,add3)}function readNewSummary(document){
let summary=document.read(newSummarySchema);if(summary===null)return null;let{config:config2,results}=summary,number3=makeNumbering(),
metrics=results.metrics.map(({name:name2,values,...metric})=>{let count=metric.type==="counter"?toNumber(values.count):null,
rated=count===null?values:{...values,rate:count/config2.duration};return[number3(name2),{...metric,values:rated}]});return Object.
fromEntries(metrics)}function readMetrics(summary,metrics,add3){let results=[];for(let[name2,value]of Object.entries(metrics)){
let item=summary.at(name2),metric=item.read(metricSchema2,value);if(metric===null)continue;let primary=isPrimaryMetric(metrics,
name2),result=toResult3(name2,metric,primary);result!==null?results.push(result):primary&&item.reportError("unusable-val\
ue",{name:name2,metric:name2.endsWith("_duration")?"med":"rate"}),reportWarnings(item,name2,metric)}if(readFailureRate(metrics)===
1)summary.at("http_req_failed").reportError("no-responses",{});else for(let result of results)add3(result);results.length===
0&&!summary.problems.some(isError)&&summary.reportError("no-results",{tool:"k6"})}function isPrimaryMetric(metrics,name2){
return(Object.hasOwn(metrics,"http_req_duration")?["http_req_duration","http_reqs"]:["iteration_duration","iterations"]).
includes(name2)}var BUILT_IN_TIME=/^(?:http_req_(?!failed)\w+|iteration_duration|group_duration|grpc_req_duration|ws_(?:connecting|ping|session_duration))(?:\{|$)/,
RATES=new Set(["http_reqs","iterations"]);function toResult3(name2,metric,primary){let{type,contains}=metric,values=metric.
values??metric;if(type===void 0?BUILT_IN_TIME.test(name2):type==="trend"&&contains==="time"){let median=toNumber(values.
med);return median===null?null:{name:name2,primary,metric:"med",unit:"ms",better:"lower",values:[median],aggregate:!0}}let rate=toNumber(
values.rate)??(type===void 0?toNumber(values.value):null);return rate===null?null:name2==="http_req_failed"?{name:name2,
primary,metric:"rate",unit:"ratio",better:"lower",values:[rate]}:RATES.has(name2)?{name:name2,primary,metric:"rate",unit:"\
1/s",better:"higher",values:[rate],aggregate:!0}:null}function toNumber(value){return typeof value=="number"&&Number.isFinite(
value)?value:null}function readFailureRate(metrics){let{data}=metricSchema2.safeParse(metrics.http_req_failed),values=data?.
values??data;return toNumber(values?.rate)??toNumber(values?.value)}function reportWarnings(item,name2,{values,thresholds,
...rest}){for(let[limit,state]of Object.entries(thresholds??{}))(typeof state=="boolean"?state:state?.ok===!1)&&item.reportWarning(
"over-limit",{name:name2,limit});if(name2!=="http_req_failed")return;let share=readFailureRate({http_req_failed:{values:values??
rest}});share===null||share===0||share===1||item.reportWarning("requests-failed",{kind:"error",percent:Math.round(share*
1e3)/10})}var DURATIONS=["http_req_duration","iteration_duration"];function parseStream(source){let findings=makeFindings(),
{series,problems}=findings,points=DURATIONS.map(name2=>({name:name2,values:[]})),answered=0;for(let line of parseJsonDocuments(
source,problems)){let metric=points.find(({name:name2})=>name2===line.text("metric"));if(line.text("type")!=="Point"||metric===
void 0)continue;let item=line.at("data","value");if(typeof item.value!="number"){item.reportType("number");continue}metric.
values.push(item.value),line.text("data","tags","status")!=="0"&&answered++}let timed=points.find(({values})=>values.length>
0);return timed!==void 0&&answered===0?problems.push(makeError("no-responses",inFile(source.path),{})):timed!==void 0&&series.
add({...timed,metric:"points",unit:"ms",better:"lower"}),toParseResult(findings,source.path,{tool:"k6"})}var scoreSchema=number().nullish(),auditSchema=looseObject({scoreDisplayMode:string().optional(),numericValue:number().optional(),
errorMessage:string().optional()}),reportSchema=object({requestedUrl:string().optional(),finalDisplayedUrl:string().optional(),
finalUrl:string().optional(),runtimeError:object({code:string()}).nullish(),runWarnings:array(unknown()).default([]),audits:record(
string(),unknown()),categories:object({performance:object({score:scoreSchema}).optional()}).optional()}),manifestSchema=array(
object({url:string().min(1),summary:object({performance:scoreSchema})})),AUDITS=[{id:"largest-contentful-paint",unit:"ms",
primary:!0},{id:"first-contentful-paint",unit:"ms",primary:!1},{id:"total-blocking-time",unit:"ms",primary:!0},{id:"spee\
d-index",unit:"ms",primary:!1},{id:"interactive",unit:"ms",primary:!1},{id:"cumulative-layout-shift",unit:"score",primary:!0},
{id:"total-byte-weight",unit:"B",primary:!1}],lighthouse=jsonFormat({id:"lighthouse",description:"Lighthouse: its JSON r\
eport, or the manifest.json of Lighthouse CI",advice:"npx lighthouse http://127.0.0.1:8080/ --only-categories=performanc\
e --output=json --output-path=report.json",signs:[isReport,isManifest],parseFiles:parseFiles3,read(document,{add:add3}){
Array.isArray(document.value)?readManifest(document,add3):readReport(document,add3)}});function isReport(text3){return/^\s*\{/.
test(text3)&&/"lighthouseVersion"\s*:/.test(text3)&&/"audits"\s*:\s*\{/.test(text3)}function isManifest(text3){return/^\s*\[\s*\{/.
test(text3)&&/"isRepresentativeRun"\s*:/.test(text3)&&/"summary"\s*:/.test(text3)}function parseFiles3(sources){let hasReport=sources.
some(({text:text3})=>isReport(text3)),parsed=sources.filter(({text:text3})=>!hasReport||!isManifest(text3)).map(lighthouse.
parse);return{measurements:parsed.flatMap(({measurements})=>measurements),problems:parsed.flatMap(({problems})=>problems)}}
function readManifest(manifest,add3){let runs2=manifest.read(manifestSchema)??[];Array.isArray(manifest.value)&&manifest.
value.length===0&&manifest.reportError("no-results",{tool:"lhci"});for(let[index,{url,summary}]of runs2.entries()){let score=summary.
performance;score==null?manifest.at(index).reportError("unusable-value",{name:url,metric:"performance"}):add3({name:url,
metric:"performance",unit:"score",better:"higher",values:[score]})}}function readReport(document,add3){let report=document.
read(reportSchema);if(report===null)return;let name2=report.requestedUrl??report.finalDisplayedUrl??report.finalUrl??"";
for(let warning of report.runWarnings)document.at("runWarnings").reportWarning("tool-error",{tool:"lighthouse",said:String(
warning)});let{runtimeError}=report;if(runtimeError&&runtimeError.code!=="NO_ERROR"){document.at("runtimeError").reportError(
"failed-in-tool",{name:name2,reason:runtimeError.code});return}let performance=report.categories?.performance,score=performance?.
score??null;score!==null&&add3({name:name2,metric:"performance",unit:"score",better:"higher",values:[score]});let count=0;
for(let{id,unit,primary}of AUDITS){let value=readAudit(document.at("audits",id),name2,id);value!==null&&(add3({name:name2,
metric:id,unit,better:"lower",values:[value],primary}),count+=1)}performance!==void 0&&score===null?document.at("categor\
ies","performance","score").reportError("unusable-value",{name:name2,metric:"performance"}):score===null&&count===0&&document.
at("audits").reportError("no-results",{option:"--only-categories"})}function readAudit(audit,name2,metric){if(audit.value===
void 0)return null;let{data}=auditSchema.safeParse(audit.value);return data?.numericValue!==void 0&&data.scoreDisplayMode!==
"error"?data.numericValue:(data?.scoreDisplayMode!=="notApplicable"&&audit.reportError("unusable-value",{name:name2,metric,
got:data?.errorMessage}),null)}var runSchema=object({name:string(),error:unknown().optional()}),statsSchema=object({samples:numberListSchema.nullish(),
p50:number().nullish(),avg:number().nullish()}).nullish(),reportSchema2=object({layout:array(object({name:unknown().optional()})).
default([]),benchmarks:array(looseObject({group:unknown().optional(),runs:array(unknown()).optional()}))}),mitata=jsonFormat(
{id:"mitata",description:'mitata: what run({ format: "json" }) prints, before version 1 run({ json: true })',advice:"nod\
e bench.mjs, which ends with await run({ format: { json: { samples: false } } })",repeatsForTime:!0,signs:[["layout","be\
nchmarks"],["benchmarks[].group","benchmarks[].warmup"],["benchmarks","cpu"]],definitions:javascriptDefinitions,read(document,{
add:add3,number:number3}){let report=document.read(reportSchema2);if(report===null)return;report.benchmarks.length===0&&
document.reportError("no-results",{source:"await run()"});let hasMeans=!1;for(let[index,benchmark]of report.benchmarks.entries()){
let group=findGroup(benchmark.group,report.layout),item=document.at("benchmarks",index);for(let runItem of benchmark.runs===
void 0?[item]:item.list("runs")){let run=runItem.read(runSchema);if(run===null)continue;let name2=number3(run.name,group),
time3=readTime(runItem,run);time3!==null&&(hasMeans||=time3.isMean,add3({group,name:name2,metric:"time",unit:"ns",better:"\
lower",...time3.values}))}}hasMeans&&document.reportWarning("mean-only",{tool:"mitata"})}});function findGroup(group,layout){
let name2=typeof group=="number"?layout[group]?.name:group;return typeof name2=="string"&&name2!==""?name2:null}function readTime(item,{
name:name2,error}){let{value}=item.at("stats"),stats=item.at("stats").read(statsSchema);if(stats===null&&value!=null)return null;
let values=valuesOrMiddle(stats?.samples,stats?.p50===void 0?stats?.avg:stats.p50);return error==null&&values!==null?{values,
isMean:values.aggregate===!0&&stats?.p50===void 0}:(reportFailure(item,name2,error),null)}function isNanobenchTable(text3){return splitLines(text3).some(line=>parseHeading(line)!==null)}var NUMBER7=/^\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?$/;
function parseNanobenchTable(source){return parseLines(source,LINES15,{source:"nanobench"})}var LINES15={sign:/^\|.*`/g,
read(reader){let heading=null;reader.onEach(line=>{let next=parseHeading(line);if(next!==null||heading===null){heading=next,
reader.isRead=!0;return}let row=parseRow(line,heading);if(row===null)return;let name2=heading.numberName(row.name);row.rate===
null?reader.reportError("failed-in-tool",{name:name2,reason:row.remark||void 0}):reader.add({name:name2,metric:"time",unit:"\
s",better:"lower",value:1/row.rate,aggregate:!0})})}};function parseHeading(line){if(!line.startsWith("|")||!line.includes(
" err% |"))return null;let cells=line.split("|").slice(1),last2=cells.findIndex(cell=>cell.trim()==="total"),rate=cells.
findIndex(cell=>cell.trim().endsWith("/s"));if(last2<0||rate<0||rate>last2)return null;let title=cells.slice(last2+1).join(
"|").trim();return{width:last2+1,rate,title,numberName:makeNumbering()}}function parseRow(line,{width,rate,title}){if(!line.
startsWith("|"))return null;let cells=line.split("|").slice(1),rest=cells.slice(width).join("|").trim(),[,quoted,remark=""]=/^(?::\w+: )?`((?:[^`]|``)*)`(?: \((.*)\))?$/.
exec(rest)??[];if(quoted===void 0)return null;let written=(cells[rate]??"").trim(),value=NUMBER7.test(written)?Number(written.
replaceAll(",","")):0;return{name:[title,quoted.replaceAll("``","`")].filter(Boolean).join("/"),rate:value>0?value:null,
remark}}var nanobench={id:"nanobench",description:"nanobench: the tables that it prints, or what its template json renders",advice:"\
the program alone, which prints tables or renders ankerl::nanobench::templates::json()",repeatsForTime:!0,recognises:text3=>isNanobenchTable(
text3)||hasKeys(text3,"results[].title","results[].median(elapsed)"),parse:source=>isNanobenchTable(source.text)?parseNanobenchTable(
source):parseJson(source,{read:readReport2}),definitions:nanobenchDefinitions},measurementSchema=object({elapsed:number(),
instructions:number().optional(),branchmisses:number().optional()}),resultSchema5=object({title:string().optional(),name:string(),
batch:number().positive().default(1),measurements:array(measurementSchema)}),COUNTERS=["instructions","branchmisses"];function readReport2(report,{
add:add3,number:number3}){for(let item of report.list("results",{source:"ankerl::nanobench::templates::json()"})){let name2=number3(
[item.text("title"),item.text("name")].filter(Boolean).join("/")),result=item.read(resultSchema5);if(result===null)continue;
let{batch,measurements}=result;if(measurements.length===0){item.reportError("benchmark-without-result",{name:name2});continue}
add3({name:name2,metric:"time",unit:"s",values:measurements.map(({elapsed})=>elapsed/batch)});for(let metric of COUNTERS){
let values=measurements.map(measurement=>(measurement[metric]??0)/batch);values.some(value=>value!==0)&&add3({name:name2,
metric,unit:"count",values,primary:!1})}}}var summarySchema2=object({tag:string(),name:string().optional(),hint:string().optional(),hide:string().optional(),data:array(
object({name:string(),value:unknown()})).optional()}),stateSchema=object({name:string(),summaries:array(summarySchema2).
nullish(),is_skipped:boolean().optional(),skip_reason:string().optional()}),reportSchema3=object({benchmarks:array(object(
{name:string(),states:array(unknown()).nullish()})).nullish()}),nvbench=jsonFormat({id:"nvbench",description:"nvbench: t\
he file of --json",advice:"./bench --json results.json",repeatsForTime:!0,signs:[["meta.version.nvbench"]],noResults:{option:"\
--benchmark"},definitions:nvbenchDefinitions,read(document,{add:add3,number:number3}){let report=document.read(reportSchema3);
for(let[index,{name:name2,states}]of report?.benchmarks?.entries()??[])for(let stateIndex of states?.keys()??[]){let item=document.
at("benchmarks",index,"states",stateIndex),state=item.read(stateSchema);if(state===null)continue;let axes=state.name===""?
"":` [${state.name}]`;addState(item,number3(name2+axes),state,add3)}}});function addState(item,name2,{summaries,is_skipped:isSkipped,
skip_reason:reason2},add3){if(isSkipped){reason2===void 0||!FAILURE2.test(reason2)?item.reportWarning("benchmark-skipped",
{name:name2,reason:reason2}):item.reportError("failed-in-tool",{name:name2,reason:reason2.replace(FAILURE2,"")});return}
let visible=(summaries??[]).filter(({hint="",hide})=>UNITS.has(hint)&&hide===void 0),primary=MAIN_TAGS.find(mainTag=>visible.
some(({tag})=>tag===mainTag));primary===void 0&&item.reportError("benchmark-without-result",{name:name2});for(let{tag,name:metric=tag,
hint="",data=[]}of visible){let written=data.find(entry2=>entry2.name==="value")?.value,isMain=tag===primary;if(typeof written==
"string"&&NUMBER8.test(written))add3({name:name2,metric,unit:UNITS.get(hint),values:[Number(written)],primary:isMain,aggregate:!0});else{
let got=formatJsonValue(written);isMain?item.reportError("unusable-value",{name:name2,metric,got}):item.reportWarning("u\
nusable-value",{name:name2,metric,got})}}}var FAILURE2=/^Unexpected error: /,UNITS=new Map([["duration","s"],["item_rate",
"1/s"],["byte_rate","B/s"]]),MAIN_TAGS=["nv/cold/time/gpu/mean","nv/cpu_only/time/cpu/mean","nv/batch/time/gpu/mean"],NUMBER8=/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;function checkResponses(report,codes2,errors){let counts=Object.entries(codes2),good=counts.reduce((sum,[code2,count])=>/^[23]\d\d$/.
test(code2)?sum+count:sum,0),requests=counts.reduce((sum,[,count])=>sum+count,errors),failed=requests-good,statuses=counts.
map(([code2,count])=>`${code2}: ${count}`).join(", ")||void 0;return good===0?report.reportError("no-responses",{statuses}):
failed!==0&&report.reportWarning("requests-failed",{kind:"error",failed,requests,statuses}),good!==0}var countsSchema=record(string(),number()),reportSchema4=object({summary:object({requestsPerSec:number()}),latencyPercentiles:object(
{p50:number().nullish(),p99:number().nullish()}),statusCodeDistribution:countsSchema,errorDistribution:countsSchema.default(
{})}),DEADLINE="aborted due to deadline",oha=jsonFormat({id:"oha",description:"oha: what it prints with --output-format \
json",advice:"oha -n 20000 --no-tui --output-format json URL",signs:[["summary","statusCodeDistribution"]],read(document,{
add:add3}){let report=document.read(reportSchema4);if(report===null)return;let{requestsPerSec}=report.summary,{p50,p99}=report.
latencyPercentiles,{[DEADLINE]:_,...errors}=report.errorDistribution,errorCount=Object.values(errors).reduce((sum,count)=>sum+
count,0);if(!checkResponses(document,report.statusCodeDistribution,errorCount))return;let result={name:"oha",aggregate:!0};
add3({...result,metric:"requestsPerSec",unit:"1/s",better:"higher",values:[requestsPerSec]}),p50!=null&&add3({...result,
metric:"p50",unit:"s",better:"lower",values:[p50]}),p99!=null&&add3({...result,metric:"p99",unit:"s",better:"lower",values:[
p99],primary:!1})}});var packageBenchmark={id:"package-benchmark",description:"Swift with package-benchmark: its tables, as text or Markdown",
advice:'swift package benchmark --no-progress --filter "${BENCH_REFEREE_FILTER:-.*}"',repeatsForTime:!0,recognises:text3=>new RegExp(
HEADING,"m").test(text3),parse:source=>parseLines(source,LINES16,{option:"--filter"}),filter:benchmarks=>joinPatterns(benchmarks.
map(({name:name2})=>escapePattern(name2))),definitions:swiftDefinitions},HEADING=/^[|│] *(Metric|Test) *[|│] +p0 [|│] +p25 [|│] +p50 [|│]/,
VALUES=8,MEDIAN2=2,JOINED=/(?:[|│] *-?[\d.e+]+ *){8}.*(?:[|│] *-?[\d.e+]+ *){8}/,NUMBER9=/^-?\d+(?:\.\d+e\+\d+)?$/,DESCRIPTION=/^(.*?)(?: \((ns|[\u00b5\u03bc]s|ms|s|ks|Ms|[#KMGTP])\))?(?: \*)?$/,
MAIN_METRICS=["Time (wall clock)","Time (total CPU)","Throughput (# / s)"],MARKDOWN_RULE=/^\|:?-/,LINES16={sign:null,read(reader){
let table={target:null,title:"",rows:null},benchmarks=new Map,above="";reader.onEach(line=>{let heading=HEADING.exec(line)?.[1];
if(heading!==void 0)table.rows=heading==="Metric"?"metrics":"benchmarks";else if(/^[|│]/.test(line)){if(table.rows===null||
MARKDOWN_RULE.test(line))return;let median=readRow2(reader,table),key=JSON.stringify([median.group,median.name]),medians=benchmarks.
get(key)??[];benchmarks.set(key,medians),medians.push(median)}else/^(?:[╒╞├╘]|\s*$)/.test(line)||(table.rows=null,
[above,reader.next].every(text3=>/^=+$/.test(text3))||line.startsWith("## ")?table.target=line.replace(/^## /,""):table.
title=line.replace(/^### /,""));above=line}),reader.onEnd(()=>{for(let medians of benchmarks.values()){let metrics=medians.
map(({metric})=>metric),main=MAIN_METRICS.find(metric=>metrics.includes(metric))??metrics[0];for(let median of medians)addMedian(
reader,median,median.metric===main)}})}};function readRow2({line,location},{target,title,rows}){let cells=line.slice(1).
split(/[|│]/),isWhole=cells.length>=VALUES+2&&!JOINED.test(line),first=isWhole?cells.slice(0,-VALUES-1).join("|"):cells[0],
written=isWhole?cells.at(MEDIAN2-VALUES-1).trim():"",[,description="",unit=""]=DESCRIPTION.exec(first.trim());if(rows===
"metrics")return{location,group:target,name:title,metric:description,unit,written};let[,group=null,name2=""]=/^(?:([^:]*):)?(.*)$/s.
exec(description);return{location,group,name:name2,metric:title,unit,written}}function addMedian(reader,median,primary){
let{location,group,name:name2,metric,written}=median;if(!NUMBER9.test(written)){reader.reportError("unusable-value",{name:name2,
metric,got:written||void 0},location);return}let{factor,...unit}=resolveUnit(median);reader.add({group,name:name2,metric,
...unit,value:Number(written)*factor,primary,aggregate:!0})}var TIMES={ns:1e-9,\u00B5s:1e-6,\u03BCs:1e-6,ms:.001,s:1,ks:1e3,
Ms:1e6},SECONDS=new Map(Object.entries(TIMES)),PREFIXES5=["","K","M","G","T","P"];function resolveUnit({metric,unit}){let seconds=SECONDS.
get(unit);if(seconds!==void 0)return{unit:"sec",better:"lower",factor:seconds};let factor=1e3**Math.max(PREFIXES5.indexOf(
unit),0);return metric==="Throughput (# / s)"?{unit:"1/s",better:"higher",factor}:{unit:/^(?:Memory|Bytes) (?:\u0394 )?\(/.
test(metric)?"B":"count",better:null,factor}}var perfStat={id:"perf-stat",description:"perf stat: what it writes with -j or -x,",advice:"perf stat -j -e task-clock,d\
uration_time -o perf.json COMMAND",recognises:text3=>JSON_ROW.test(text3)||CSV_ROW.test(text3),parse:parse10},JSON_ROW=/^\{\s*"counter-value"\s*:\s*"/m,
COUNT4=String.raw`\d+(?:\.\d+)?|<not supported>|<not counted>`,EVENT2=String.raw`[^,/\n]*(?:/[^/\n]*/[^,/\n]*)*`,CSV_ROW=new RegExp(
String.raw`^(${COUNT4}),([A-Za-z]*),(${EVENT2}),(?:(\d+\.\d+%),)?\d+,(\d+\.\d+)(?:,|$)`,"m"),PRIMARY4=new Set(["duration\
_time","task-clock"]),NAME5="perf stat";function parse10(source){let findings=makeFindings();return JSON_ROW.test(source.
text)?addJsonRows(source,findings):readLines(source,findings,CSV_LINES),toParseResult(findings,source.path,{option:"-e d\
uration_time"})}var rowSchema2=object({"counter-value":string().optional(),unit:string().default(""),event:string().optional(),
variance:unknown().optional(),"pcnt-running":number().default(100),interval:unknown().optional()});function addJsonRows({
path,text:text3},findings){let blank=comment=>" ".repeat(comment.length),plain=text3.replaceAll(/^#.*$/gm,blank).replaceAll(
/: -?(?:nan|inf)(?=\s*[,}])/g,": 0  ");for(let item of parseJsonDocuments({path,text:plain},findings.problems)){let row=item.
read(rowSchema2);if(row===null)continue;let{"counter-value":count,event:event2,unit,variance,"pcnt-running":percent2,interval}=row;
if(interval!==void 0)item.reportError("unsupported-output",{kind:"perf-stat-interval"});else if(count!==void 0&&event2!==
void 0){let{location}=item;addRow3({location,event:event2,unit,count,percent:percent2,isMean:variance!==void 0},findings)}}}
var CSV_LINES={sign:/^(?:(?:\d[\d.]*|<[^>,]*>|-?nan|-?inf(?:inity)?)(?:,[^,]*){4}|,[^,]*,[^,\s]+,[^,]*,)/gi,read(reader){
reader.on(CSV_ROW,(count,unit,event2,deviation,percent2)=>{let{location}=reader;addRow3({location,event:event2,unit,count,
percent:Number(percent2),isMean:deviation!==void 0},reader)})}};function addRow3({location,event:event2,unit,count,percent:percent2,
isMean},{problems,series}){let value=/^\d/.test(count)?Number(count):Number.NaN;if(!Number.isFinite(value)){problems.push(
makeWarning("unusable-value",location,{name:event2,metric:"count",got:count}));return}percent2<100&&problems.push(makeWarning(
"partly-counted",location,{name:event2,percent:percent2}));let counted={metric:event2,unit:unit===""?"count":unit,values:[
value]};series.add({name:NAME5,...counted,primary:PRIMARY4.has(event2),aggregate:isMean})}var phpbench={id:"phpbench",description:"PHPBench: the XML of --dump-file or --dump",advice:'phpbench run --iterations=3\
 --filter="${BENCH_REFEREE_FILTER:-.}" --dump-file=results.xml',recognises:text3=>parseRootName(text3)==="phpbench",parse:parse11,
filter:buildFilter2,definitions:phpbenchDefinitions};function parse11(source){let findings=makeFindings(),group="",subject="",
number3=makeNumbering(),variant=null,fault=parseXml(source,{open(element){let{name:tag,attributes}=element;return tag===
"benchmark"&&(group=attributes.class??""),tag==="subject"&&(subject=attributes.name??"",number3=makeNumbering()),variant!==
null&&tag==="parameter-set"&&(variant.parameters??=attributes.name??""),tag==="iteration"&&variant?.iterations.push(element),
variant!==null&&tag==="error"&&(variant.hasErrors=!0),variant!==null&&tag==="failure"&&(variant.hasFailures=!0),tag==="v\
ariant"&&(variant={...element,parameters:null,iterations:[],hasErrors:!1,hasFailures:!1}),element},close(element){if(element.
name!=="variant"||variant===null)return;let name2=number3(variant.parameters?`${subject} # ${variant.parameters}`:subject);
addVariant(variant,{group:group||null,name:name2},findings),variant=null}});return fault!==null&&findings.problems.push(
fault),toParseResult(findings,source.path,{option:"--filter"})}function addVariant({iterations,location,hasErrors,hasFailures},benchmark,{
series,problems}){let{name:name2}=benchmark;hasErrors?problems.push(makeError("failed-in-tool",location,{name:name2})):iterations.
length===0&&problems.push(makeError("benchmark-without-result",location,{name:name2})),hasFailures&&problems.push(makeWarning(
"over-limit",location,{name:name2}));for(let iteration of iterations)for(let{attribute,...metric}of METRICS4){let written=iteration.
attributes[attribute];if(written===void 0&&!metric.primary)continue;let value=NUMBER10.test(written??"")?Number(written):
Number.NaN;if(Number.isFinite(value))series.add({...benchmark,...metric,better:"lower",values:[value]});else{let data={name:name2,
metric:metric.metric,got:written};problems.push(makeError("unusable-value",iteration.location,data))}}}var METRICS4=[{metric:"\
time",attribute:"time-avg",unit:"us",primary:!0},{metric:"mem_peak",attribute:"mem-peak",unit:"B",primary:!1}],NUMBER10=/^\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i;
function buildFilter2(benchmarks){let paths=benchmarks.map(({group,name:name2})=>{let subject=name2.replace(/ ?#.*$/s,"");
return escapePattern(`${(group??"").replace(/^\\/,"")}::${subject}`)});return`(${[...new Set(paths)].join("|")})$`}var metadataSchema=object({name:string().optional(),unit:string().optional()}).default({}),benchmarkSchema6=object({metadata:metadataSchema,
runs:array(object({values:numberListSchema.optional()}))}),suiteSchema2=object({metadata:metadataSchema,benchmarks:array(
unknown())}),UNITS2=new Map([["second",{metric:"time",unit:"s"}],["byte",{metric:"B",unit:"B"}],["integer",{metric:"coun\
t",unit:"count"}]]),VERSION=/"perf_version"\s*:|"version"\s*:\s*"1\.\d+"/,pyperf=jsonFormat({id:"pyperf",description:"py\
perf: the file of -o",advice:"python bench.py --processes 1 --values 3 --quiet -o results.json",repeatsForTime:!0,signs:[
["benchmarks","metadata.perf_version"],text3=>hasKeys(text3,"benchmarks[].runs")&&VERSION.test(text3)],bareNonFinite:!0,
definitions:pyperfDefinitions,read(document,{add:add3,number:number3}){let suite=document.read(suiteSchema2);if(suite!==
null)for(let item of document.list("benchmarks",{tool:"pyperf"})){let benchmark=item.read(benchmarkSchema6);if(benchmark===
null)continue;let{name:written,unit="second"}={...suite.metadata,...benchmark.metadata};if(written===void 0){item.reportError(
"unnamed-benchmark",{});continue}let name2=number3(written),values=benchmark.runs.flatMap(run=>run.values??[]),quantity2=UNITS2.
get(unit);quantity2===void 0?item.reportError("unusable-value",{name:name2,metric:"unit",got:unit}):values.length===0?item.
reportError("benchmark-without-result",{name:name2}):add3({name:name2,...quantity2,values})}}});var benchmarkSchema7=object({group:string().nullish(),fullname:string().min(1),stats:object({data:numberListSchema.optional(),
median:number().optional()})}),pytestBenchmark=jsonFormat({id:"pytest-benchmark",description:"pytest with pytest-benchma\
rk: the file of --benchmark-json",advice:'pytest --benchmark-only --benchmark-json=results.json -k "$BENCH_REFEREE_FILTE\
R"',aliases:["pytest","python_pytest"],repeatsForTime:!0,signs:[text3=>/^\s*\{/.test(text3)&&/"machine_info"\s*:/.test(text3)&&
/"commit_info"\s*:/.test(text3)],bareNonFinite:!0,filter:buildFilter3,definitions:pytestDefinitions,read(report,{add:add3,
number:number3}){for(let item of report.list("benchmarks",{tool:"pytest"})){let benchmark=item.read(benchmarkSchema7);if(benchmark===
null)continue;let{group=null,stats}=benchmark,name2=number3(benchmark.fullname),time3=valuesOrMiddle(stats.data,stats.data===
void 0?stats.median:null);time3===null?item.reportError("benchmark-without-result",{name:name2}):add3({group,name:name2,
metric:"time",unit:"s",...time3})}}});function buildFilter3(benchmarks){let testsOf=new Map;for(let{name:name2}of benchmarks){
let[file2="",test=""]=split(name2.replace(/#\d+$/,""));testsOf.set(file2,(testsOf.get(file2)??new Set).add(test))}return joinWithOr(
[...testsOf].map(([file2,tests])=>joinWithAnd(file2,joinWithOr([...tests]))))||EVERYTHING}var EVERYTHING=".",WORD=/[\p{L}\p{Nd}_:+\-.[\]\\/]+/gu,
OPERATORS=new Set(["and","or","not"]);function split(name2){let[,file2="",test=""]=/^(?:(.*?)::)?(.*)$/s.exec(name2),[,nodes="",
parameter=""]=/^([^[]*)(.*)$/s.exec(test),[last2="",...classes]=nodes.split("::").reverse(),base=file2.slice(file2.lastIndexOf(
"/")+1);return[joinWords(base),[...classes.reverse().map(joinWords),joinWords(last2+parameter)].reduce(joinWithAnd,"")]}
function joinWords(text3){return(text3.match(WORD)??[]).filter(word=>!OPERATORS.has(word)).join(" and ")}function joinWithAnd(left,right){
return left===""||right===""?left+right:`${left} and ${right}`}function joinWithOr(alternatives){if(alternatives.includes(
""))return"";if(alternatives.length<2)return alternatives[0]??"";let middle=alternatives.length>>1;return`(${joinWithOr(
alternatives.slice(0,middle))} or ${joinWithOr(alternatives.slice(middle))})`}var PATTERNS=[["gzip",/^\x1f\ufffd\x08/],["shell-time",/^real[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+user[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+sys[ \t]/m],
["gnu-time",/\b[\d.]+user [\d.]+system [\d:.]+elapsed /],["perf-stat",/Performance counter stats for /],["perf-stat-sepa\
rator",/^(?:\d[\d.]*|<not (?:supported|counted)>)([;:|\t ])[A-Za-z]*\1[\w:-]+\1(?:[\d.]+%\1)?\d+\1\d+\.\d+(?:\1|$)/m],["\
hyperfine",/\bTime \((?:mean|abs) .{1,12}\): +\d/],["hyperfine-export",/^command,mean,stddev,median,user,|\| *Command\s*\| *Mean \[\S+\]/m],
["pytest-benchmark",/^-+ benchmark(?: '.*')?: \d+ tests -+$|Outliers: 1 Standard Deviation from Mean|^name,min,max,mean,stddev,median,/m],
["pyperf",/Mean \+- std dev: [\d[]|Median \+- MAD: +\d|^Run \d+: (?:calibrate|\d+ warmup|\d+ values?, )/m],["jmh",/# (?:JMH version: \d|Run progress: \d|Warmup: \d+ iterations|Warmup Iteration +\d|Run complete\. Total time)|Benchmark +(?:\(\w+\) +)*Mode +Cnt +Score +(?:Error +)?Units|"Benchmark"[,;]"Mode"[,;]"Threads"/],
["criterion-quick",/^bench: +[\d,]+ \S+\/iter \(\+\/- [\d,]+\)/m],["bmf-1",/^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{\s*(?:"parameters"\s*:\s*\{[^}]*\}\s*,\s*)?"measures"\s*:\s*\{/],
["nvbench",/^Benchmark,Device,Device Name,|^# Benchmark Results\n/m],["vegeta",/Requests +\[total, rate(?:, throughput)?\] +\d|^Bucket +# +% +Histogram|^Value\(ms\) +Percentile /m],
["vegeta-results",/^\s*\{"attack":"(?:[^"\\]|\\.)*","seq":\d+,"code":/],["oha",/\bSuccess rate:\s+[\d.]+%|^request-start,DNS,DNS\+dialup,/m],
["ab-html",/^<p>\n? *This is ApacheBench, Version /m],["ab-file",/^Percentage served,Time in ms$|^starttime\tseconds\tctime\t/m],
["tinybench-tasks",/^\s*\[(?:\s*\{\s*\}\s*,)*\s*\{\s*\}\s*\]\s*$/],["ruby-measure",/^ +\d+\.\d{6} +\d+\.\d{6} +\d+\.\d{6} \( *\d+\.\d{6}\)$/m],
["vitest-bench",/\bname +hz +min +max +mean +p75 +p99 +p995 +p999 +rme +samples/],["benchmarkdotnet",/BenchmarkDotNet(?:=v| v)\d|\/\/ \* Summary \*|\/\/ \*{5} BenchmarkRunner: |<BenchmarkDotNetVersion>|# (?:HELP|TYPE) benchmark_(?:execution_time|error|allocated)_|^Workload\w+ +\d+: \d+ op, |^Method[,;](?:.*[,;])?Mean[,;]/m],
["deno",/\bRuntime \| Deno \d|runtime: deno \d|benchmark +time(?:\/iter)? \(avg\) +iter\/s/],["mitata",/benchmark +(?:avg|time \(avg\) +)\W*\(min .{1,4} max\)|\bclk: ~[\d.]+ GHz|runtime: (?:node|bun) v?\d/],
["cronometro",/(?:Slower|Fastest|Single) tests? +.{1,4} Samples /],["benchee",/\bName +ips +average +deviation +median +99th %|^Benchmark run from \d{4}-\d\d-|^Name,Iterations per Second,/m],
["asv",/Running \d+ total benchmarks \(\d+ commits?\b|\[ *\d+\.\d+%\] (?:·{1,4} \w|.{1,6} (?:For|Building for|Benchmarking) )|\| +Change +\| +Before \[/],
["asv-1",/^\s*\{(?=[\s\S]{0,20000}"commit_hash"\s*:)(?=[\s\S]{0,20000}"requirements"\s*:)[\s\S]{0,20000}"results"\s*:/],
["phpbench",/PHPBench \S+ running benchmarks|\| benchmark +\| subject +\|/],["julia",/BenchmarkTools\.(?:Trial|BenchmarkGroup)|^ *[\d.]+ .{0,3}s \(\d+ allocations?: [\d.]+ \w+\)$/m],
["size-limit",/\bSize limit: +[\d.]+ k?m?B\b|\bSize: +[\d.]+ k?m?B\b.{1,60}(?:brotlied|gzipped|minified)/i],["esbuild",/\u26a1 Done in \d+m?s|^ {2}\S.* {2}[\d.]+k?m?b +100\.0%$/m],
["lighthouse",/__LIGHTHOUSE_JSON__|"?requestedUrl"?,"?final(?:Displayed)?Url|Running Lighthouse \d+ time\(s\) on/],["has\
kell-criterion",/^\s*\[\s*"criterion(?:-measurement)?"\s*,|criterion performance measurements/],["nanobench",/^"title";"name";"unit";"batch";"elapsed"/m],
["k6",/\b(?:http_req_duration|iteration_duration|iterations)\.{2,}: +\S|^metric_name,timestamp,metric_value,/m],["autoca\
nnon",/Running \S{1,20} test @ .{1,300}\n\D{0,40}\d+ connections\b|[^\w\s] Stat +[^\w\s]{1,4} +2\.5%/],["callgrind",/==\d+== (?:Callgrind, a call-graph|Cachegrind, a |Collected : \d)|Profile data file '(?:callgrind|cachegrind)\./],
["codspeed",/Benchmark +\S+ Time \(best\)|codspeed: \d\S* \(enabled/],["gab-data",/^\s*window\.BENCHMARK_DATA\s*=/],["co\
mparison",/\/op +vs base\b|^ ?name +(?:old \S+ +new \S+ +delta|\S+ ns\/iter +\S+ ns\/iter +diff)|^benchmark +old \S+ +new \S+ +(?:delta|speedup)|^group +\S.*\n-{5} +-{3,}/m],
["http-load",/^Summary:\n +Total:\s.*\n +Slowest:|^Bombarding \S+ (?:with|for) |^ *Type +Name +# reqs +# fails/m],["jest",
/^Test Suites: .*\d+ total$/m],["mocha",/^ *\d+ passing \(\d+m?s\)$/m],["vitest-test",/^ *Test Files +\d+ (?:passed|failed)/m],
["pytest",/^(?:=+ )?(?:\d+ \w+, )*\d+ (?:passed|failed)(?:, \d+ \w+)* in [\d.]+s/m],["node-test",/^\u2139 tests \d+$/m],
["googletest",/^\[=+\] \d+ tests? from \d+ test (?:suite|case)s? ran/m],["cargo-test",/test result: \w+\. \d+ passed; \d+ failed; \d+ ignored; 0 measured[^\n]*\s*$/],
["ctest",/^\d+% tests passed, \d+ tests failed out of \d+$/m]],LOG_PREFIX=/^(?:[\w.-]+ *\| |\[[^\]\n]{1,40}\] |\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-][\d:]+)? )+/gm;
function makeUnsupportedOutputProblem({path,text:text3}){let kind=findKind(text3)??findKind(text3.replaceAll(LOG_PREFIX,
""));return kind===null?null:makeError("unsupported-output",inFile(path),{kind})}function findKind(text3){return PATTERNS.
find(([,pattern2])=>pattern2.test(text3))?.[0]??null}var END_LENGTH=131072;function findFittingFormats(formats,text3){let ends=keepEnds(text3),fitting=formats.filter(({recognises})=>recognises(
ends));return fitting.length>0||ends.length===text3.length?fitting:formats.filter(({recognises})=>recognises(text3))}function keepEnds(text3){
if(text3.length<=2*END_LENGTH)return text3;let head=text3.slice(0,END_LENGTH),tail=text3.slice(-END_LENGTH);return head.
slice(0,head.lastIndexOf(`
`)+1||END_LENGTH)+tail.slice(tail.indexOf(`
`)+1)}var MAX_LINES_TRIED=2e3,START4=400;function findEvidence(format,text3){let start=text3.slice(0,END_LENGTH).split(`\

`,MAX_LINES_TRIED).find(line=>line.trim()!==""&&format.recognises(line))??text3.slice(0,START4);return truncateFirstLine(
start.replaceAll(/\s+/g," ")).replaceAll('"',"'")}function makeNoFormatProblem(formats,{path,text:text3}){if(formats.length===
0)return makeUnknownOutputProblem(path,text3);let evidence=formats.map(format=>findEvidence(format,text3));return makeError(
"ambiguous-output",inFile(path),{formats:formats.map(({id})=>id),evidence})}function makeMisfitProblem({id,recognises,fits=recognises},sources,formats){
if(sources.some(({text:text3})=>fits(text3)))return null;for(let{path,text:text3}of sources){let[first,...others]=findFittingFormats(
formats,text3);if(first!==void 0){let likely=[first.id,...others.map(format=>format.id)];return makeError("other-format",
inFile(path),{format:id,likely,evidence:findEvidence(first,text3)})}let problem=makeUnsupportedOutputProblem({path,text:text3});
if(problem!==null)return problem}return null}var NO_JSON=/^[\s[{]*[^\s[{"\]}\d-]/;function makeUnknownOutputProblem(path,text3){
if(text3.trim()==="")return makeError("nothing-printed",inFile(path),{});let problem=makeUnsupportedOutputProblem({path,
text:text3});if(problem!==null)return problem;let unknown2=makeError("unknown-output",inFile(path),{start:truncateFirstLine(
text3)});if(!/^\s*[[{]/.test(text3)||NO_JSON.test(text3))return unknown2;let{documents,failure}=parseJsonText(text3),[document]=documents;
if(document===void 0)return makeJsonProblem(path,failure);let keys=entriesOf(Array.isArray(document.value)?document.value[0]:
document.value).map(([key])=>key);return keys.length===0&&/\w/.test(text3)?unknown2:makeError("unknown-json",inFile(path),
{keys})}var rubyBenchmark={id:"ruby-benchmark",description:"Ruby with Benchmark.bm or Benchmark.bmbm: what it prints",advice:"ru\
by bench.rb",aliases:["ruby_benchmark","ruby"],recognises:text3=>/^ +user +system +total +real$/m.test(text3),parse:source=>parseLines(
source,LINES17,{}),definitions:rubyDefinitions},TIME6=String.raw`(\d+\.\d{6})`,RESULT10=new RegExp(String.raw`^(.*?) *${TIME6} *${TIME6} *${TIME6} \( *${TIME6}\)$`),
MAX_LINE_LENGTH2=4e3,METRICS5=["user","system","total","real"],LINES17={sign:/(?<![\d.,])(?:(?:[\d.,]+|-?nan|-?inf(?:inity)?) +){2,3}\( *(?:[\d.,]+|-?nan|-?inf(?:inity)?)?\)/gi,
end:/\( *\d+\.\d{6}\)/g,read(reader){let isRehearsal=!1;reader.onEach(line=>{/^Rehearsal -+$/.test(line)?isRehearsal=!0:
/^-+ total: [\d.]+sec$/.test(line)&&(isRehearsal=!1),isRehearsal&&(reader.isRead=!0);let isResult=!isRehearsal&&line.length<
MAX_LINE_LENGTH2,[,name2,...times]=isResult?RESULT10.exec(line)??[]:[];if(name2!==void 0){if(name2.trim()===""){reader.reportWarning(
"unnamed-benchmark",{});return}for(let[at,metric]of METRICS5.entries()){let value=Number(times[at]);reader.add({name:name2,
metric,unit:"s",better:"lower",value,primary:metric==="real"})}}})}};var REFUSAL=/^\s*\{\s*"error"\s*:\s*"SizeLimitError: /,checkSchema=object({name:string(),size:number(),passed:boolean().
optional(),sizeLimit:number().optional()}),refusalSchema=object({error:string()}),sizeLimit=jsonFormat({id:"size-limit",
description:"size-limit: --json",advice:"npx size-limit --json",signs:[text3=>hasKeys(text3,"[].name","[].size")&&!hasKeys(
text3,"[].unit"),text3=>REFUSAL.test(text3)],read(document,{add:add3,number:number3}){let{data:refusal2}=refusalSchema.safeParse(
document.value);if(refusal2!==void 0){let[said=""]=refusal2.error.replace(/^SizeLimitError: /,"").split(`
`,1);return document.reportError("tool-error",{tool:"size-limit",said})}for(let item of document.list(null,{tool:"size-l\
imit"})){let check=item.read(checkSchema);if(check===null)continue;let{size,passed,sizeLimit:sizeLimit2}=check,name2=number3(
check.name);if(check.name===""||size<=0){item.reportError("unusable-value",{name:name2,metric:"size",got:String(size)});
continue}passed===!1&&item.reportWarning("over-limit",{name:name2,limit:sizeLimit2===void 0?void 0:`${sizeLimit2} B`}),add3(
{name:name2,metric:"size",unit:"B",better:"lower",values:[size],deterministic:!0})}}});var tap={id:"tap",description:"TAP, the Test Anything Protocol: the time of each test, as node --test and tap print it",
advice:"node --test --test-reporter=tap",recognises:text3=>VERSION2.test(text3),parse:source=>parseLines(source,LINES18,
{source:"node --test --test-reporter=tap"})},VERSION2=/^TAP version 1[34][ \t]*$/m,SUBTEST=/^( *)# Subtest(?:: (.*))?$/,
POINT=/^( *)(not )?ok\b(?: +\d+)?(?: +-)? *(.*)$/s,PLAN=/^1\.\.(\d+)(?:\s+#.*)?$/,SKIP_OR_TODO=/(?:^| )# *(skip|todo)\b/i,
TIME7=/(?:^| )# *time=(\d+(?:\.\d+)?)(ms|s)\b/i,DURATION=/^ +duration_ms: (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i,LINES18={sign:/(?:^| )# *time=|^ +duration_ms: /gi,
read(reader){let state={reader,run:null,point:null,isInBlock:!1};reader.onEach(line=>{VERSION2.test(line)?startRun(state):
state.run!==null&&!readBlock(state,line)&&readLine2(state,state.run,line),reader.isRead=state.run===null||TIME7.test(line)||
DURATION.test(line)}),reader.onEnd(()=>endRun2(state))}};function startRun(state){endRun2(state);let{location}=state.reader;
state.run={location,numberName:makeNumbering(),parents:[],plannedCount:null,testCount:0}}function endRun2(state){let{run,
reader}=state;if(addPoint(state),state.isInBlock=!1,state.run=null,run===null||run.plannedCount===run.testCount)return;let counts={
announced:run.plannedCount??void 0,found:run.testCount};reader.reportError("wrong-count",{what:"tests",...counts},run.location)}
function readBlock(state,line){let{point}=state;if(!state.isInBlock)return state.isInBlock=point!==null&&/^ +---$/.test(
line),state.isInBlock;/^ +\.\.\.$/.test(line)&&(state.isInBlock=!1);let[,duration3]=DURATION.exec(line)??[];return point!==
null&&duration3!==void 0&&(point.time??={value:Number(duration3),unit:"ms"}),point!==null&&/^ +type: (['"]?)suite\1$/.test(
line)&&(point.isSuite=!0),!0}function readLine2(state,run,line){let{reader}=state;addPoint(state);let[,indent,subtest=""]=SUBTEST.
exec(line)??[];indent!==void 0&&run.parents.splice(indent.length/4,1/0,unescapeDescription(subtest));let[,planned]=PLAN.
exec(line)??[];planned!==void 0&&(run.plannedCount=Number(planned));let bail=/^ *Bail out!(.*)$/i.exec(line);bail!==null&&
reader.reportError("failed-in-tool",{reason:bail[1]?.trim()||void 0});let match=POINT.exec(line);if(match===null)return;
let[,blanks="",not,text3=""]=match,depth=blanks.length/4;depth===0&&(run.testCount+=1);let word=SKIP_OR_TODO.exec(text3)?.[1]?.
toLowerCase(),[,value,unit=""]=TIME7.exec(text3)??[],description=unescapeDescription(text3.replace(/(?:^| )# .*$/s,"")),
name2=run.numberName([...run.parents.slice(0,depth),description].join(" > "));if((word??value)!==void 0&&text3.endsWith(
"{")&&run.parents.splice(depth,1/0,description),word==="skip"){reader.reportWarning("benchmark-skipped",{name:name2});return}
state.point={name:name2,location:reader.location,outcome:not===void 0?"ok":word==="todo"?"not ok, as planned":"not ok",time:value===
void 0?null:{value:Number(value),unit:unit.toLowerCase()},isSuite:!1}}function unescapeDescription(description){return description.
replaceAll(/\\([\\#])/g,"$1")}function addPoint(state){let{point,reader}=state;if(state.point=null,point===null)return;let{
name:name2,location,outcome,isSuite,time:time3}=point;outcome==="not ok"?reader.reportError("failed-in-tool",{name:name2},
location):outcome==="not ok, as planned"?reader.reportWarning("failed-as-planned",{name:name2},location):time3!==null&&!isSuite&&
reader.add({name:name2,metric:"time",better:"lower",...time3})}var OUTCOME2=String.raw`: +(OK|FAIL)(?: \(\d+\.\d+s\))?`,TIME8=String.raw` +(\d+(?:\.\d+)?) +(ps|ns|[u\u00b5\u03bc]s|ms|s)(?=[ ,]|$)`,
BENCHMARK=new RegExp(String.raw`^ *(\S.*?)${OUTCOME2}$`),ESTIMATE2=new RegExp(`^${TIME8}`),MEMORY=/(\d+(?:\.\d+)?) +([KMGTPE]?B) +(allocated|copied|peak memory)/g,
END3=/^(?:All \d+ tests? passed|\d+ out of \d+ tests? failed) \(\d+\.\d+s\)$/,SIZES=["B","KB","MB","GB","TB","PB","EB"];
function isTastyBenchText(text3){return new RegExp(`${OUTCOME2}
${TIME8}`,"m").test(text3)}function parseTastyBenchText(source){return parseLines(source,LINES19,{option:"-p"})}var LINES19={
sign:/: +(?:OK|FAIL)(?= \(\d|$)| \S+ +[pnu\u00b5\u03bcm]?s \u00b1/g,read(reader){let output=reader.location,state={reader,
groups:[],benchmark:null,begin:null};reader.onEach(line=>{readLine3(state,line),(BENCHMARK.test(line)||state.benchmark?.
hasFailed)&&(reader.isRead=!0)}),reader.onEnd(()=>{endBenchmark(state),state.begin!==null&&reader.reportError("run-unfin\
ished",{},state.begin),reader.series.added>0&&reader.reportWarning("rounded-values",{option:"--csv FILE"},output)})}};function readLine3(state,line){
let{reader}=state,indent=line.search(/\S/);if(indent<0)return;if(state.benchmark!==null&&indent>state.benchmark.indent){
addEstimate(state,state.benchmark,line);return}endBenchmark(state),END3.test(line)&&(state.begin=null),state.groups=state.
groups.filter(group=>group.indent<indent);let[,label,outcome]=BENCHMARK.exec(line)??[];if(label===void 0)state.groups=[...state.
groups,{indent,name:line.trim()}];else{let name2=[...state.groups.map(group=>group.name),label].join("."),hasFailed=outcome===
"FAIL";hasFailed&&reader.reportError("failed-in-tool",{name:name2}),state.benchmark={indent,name:name2,location:reader.location,
isDone:hasFailed,hasFailed},state.begin??=reader.location}}function endBenchmark(state){let{benchmark,reader}=state;state.
benchmark=null,!(benchmark===null||benchmark.isDone)&&reader.reportError("benchmark-without-result",{name:benchmark.name},
benchmark.location)}function addEstimate(state,benchmark,line){let[,time3,unit=""]=benchmark.isDone?[]:ESTIMATE2.exec(line)??
[];if(time3===void 0)return;let{reader}=state,{name:name2}=benchmark;state.benchmark={...benchmark,isDone:!0};let seconds=Number(
time3)*findUnitWord(unit).factor;addMean(reader.series,{name:name2,metric:"time",unit:"sec",values:[seconds]}),(line.match(
/ (?:allocated|copied|peak memory)/g)?.length??0)>(line.match(MEMORY)?.length??0)&&reader.reportWarning("unusable-value",
{name:name2,metric:"memory",got:line.trim()},benchmark.location);for(let[,size,prefixed="",metric=""]of line.matchAll(MEMORY)){
let bytes=Number(size)*1024**SIZES.indexOf(prefixed);addMean(reader.series,{name:name2,metric,unit:"B",values:[bytes]})}}
function addMean(series,mean){series.add({...mean,better:"lower",primary:mean.metric==="time",aggregate:!0})}var tastyBench={id:"tasty-bench",description:"Haskell with tasty-bench: the file of --csv, or what it prints",advice:'./\
bench --csv results.csv -p "$BENCH_REFEREE_FILTER"',repeatsForTime:!0,recognises:text3=>hasCsvHeader(text3,HEADER4)||isTastyBenchText(
text3),parse:source=>hasCsvHeader(source.text,HEADER4)?parseCsv2(source):parseTastyBenchText(source),filter:buildFilter4,
definitions:tastyBenchDefinitions},HEADER4="Name,Mean (ps),2*Stdev (ps)",COLUMNS2=[{column:"Mean (ps)",metric:"time",unit:"\
ps"},{column:"Allocated",metric:"allocated",unit:"B"},{column:"Copied",metric:"copied",unit:"B"},{column:"Peak Memory",metric:"\
peak memory",unit:"B"}];function parseCsv2(source){let{series,problems}=makeFindings();for(let{location,name:name2,fields}of parseCsvRows(
source,HEADER4,problems))for(let{column,metric,unit}of COLUMNS2){let written=fields.get(column);written!==void 0&&(/^\d+$/.
test(written)?addMean(series,{name:name2,metric,unit,values:[Number(written)]}):problems.push(makeError("unusable-value",
location,{name:name2,metric,got:written})))}return toParseResult({series,problems},source.path,{option:"-p"})}function buildFilter4(benchmarks){
let names=benchmarks.flatMap(({name:name2})=>[name2,name2.replace(/#\d+$/,"")]);return[...new Set(names)].map(name2=>`$0\
 == "${name2.replaceAll(/[\\"]/g,"\\$&")}"`).join(" || ")}var HEADING2=/^│[^│\n]*│ *Task [Nn]ame *│.*(?:Latency|Average Time) /m;function isTinybenchTable(text3){return HEADING2.
test(text3)}function parseTinybenchTable(source){return parseLines(source,LINES20,{source:"console.table(bench.table())"})}
var LINES20={sign:null,read(reader){let output=reader.location,table=null,means=0;reader.on(/^│/,()=>{let{line}=reader;
if(HEADING2.test(line)){table=parseHeading2(line);return}if(table===null)return;let cells=cellsOf2(line,table.width),cell=at=>cells[at]?.
trim()??"";if(cells.length>table.width){reader.reportError("joined-results",{line:line.trim()});return}let name2=table.numberName(
unquoteCell(cell(table.name))),value=parseTime(cell(table.median<0?table.mean:table.median));if(value===null){let reason2=toReason(
unquoteCell(cell(table.error)));reason2===void 0?reader.reportError("benchmark-without-result",{name:name2}):reader.reportError(
"failed-in-tool",{name:name2,reason:reason2});return}table.median<0&&means++,reader.add({name:name2,metric:"time",unit:"\
ns",better:"lower",value,aggregate:!0})}),reader.onEnd(()=>{means>0&&reader.reportWarning("mean-only",{tool:"tinybench"},
output)})}};function parseHeading2(heading){let headings=piecesOf(heading).map(piece=>piece.trim()),at=pattern2=>headings.
findIndex(text3=>pattern2.test(text3));return{width:headings.length,name:at(/^Task [Nn]ame$/),median:at(/^Latency med(?:ian)? \(ns\)$/),
mean:at(/^(?:Latency (?:avg|average)|Average Time) \(ns\)$/),error:at(/^Error$/),numberName:makeNumbering()}}function piecesOf(line){
return line.trimEnd().replace(/^│/,"").replace(/│$/,"").split("\u2502")}function cellsOf2(line,width){let pieces=piecesOf(
line),cells=[],surplus=pieces.length-width;for(let at=0;at<pieces.length;at++){let start=at,quote=pieces[at].trimStart().
charAt(0),isText=quote!==""&&"'\"`".includes(quote),rest=pieces[at].trimStart().slice(1);for(;isText&&surplus>0&&at+1<pieces.
length&&!rest.trimEnd().endsWith(quote);)at++,surplus--,rest=pieces[at];cells.push(pieces.slice(start,at+1).join("\u2502"))}
return cells}var ESCAPES3={n:`
`,t:"	",r:"\r"};function unquoteCell(cell){let inner=/^(["'`])(.*)\1$/s.exec(cell)?.[2];return inner===void 0?cell:inner.
replaceAll(/\\(?:x([\dA-F]{2})|u([\dA-F]{4})|(.))/g,(_,byte,unit,other)=>other===void 0?String.fromCharCode(Number.parseInt(
byte??unit,16)):ESCAPES3[other]??other)}function parseTime(cell){let digits=/^['"]?(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?: ±|['"]?$)/.
exec(cell)?.[1];return digits===void 0?null:Number(digits)}var tinybench={id:"tinybench",description:'tinybench: JSON of its tasks, [{"name", "result"}], or what console.table(ben\
ch.table()) prints',advice:"node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, r\
esult })))",repeatsForTime:!0,recognises:text3=>isTinybenchTable(text3)||isTaskList(text3),parse:source=>isTinybenchTable(
source.text)?parseTinybenchTable(source):parseJson(source,{read:readTasks}),definitions:javascriptDefinitions},LISTS=["[\
]","tasks[]"],SIGNS3=[...["latency","hz","error","state"].map(key=>[`result.${key}`]),["runs","bench.warmupIterations"],
["latency.rme"],["rme","totalTime"]];function isTaskList(text3){return LISTS.some(list2=>SIGNS3.some(keys=>hasKeys(text3,
...keys.map(key=>`${list2}.${key}`))))}var SAMPLES=numberListSchema.nullish(),latencySchema=object({samples:SAMPLES,p50:number().
nullish()}),resultSchema6=object({state:string().optional(),error:unknown().optional(),latency:latencySchema.nullish(),samples:SAMPLES,
mean:number().nullish()}),taskSchema=looseObject({name:string(),result:unknown().optional()}),TASKS_WITH_NAMES="bench.ta\
sks.map(({ name, result }) => ({ name, result }))";function readTasks(document,{add:add3,number:number3}){let tasks=document.
list(Array.isArray(document.value)?null:"tasks",{source:"bench.tasks"});if(tasks.length>0&&tasks.every(isNameless)){document.
reportError("unnamed-benchmark",{source:TASKS_WITH_NAMES});return}for(let item of tasks){let task=item.read(taskSchema);
if(task===null)continue;let name2=number3(task.name),result=task.result===void 0?item.read(resultSchema6):item.at("resul\
t").read(resultSchema6,task.result??{}),time3=result&&readTime2(item,name2,result);time3!==null&&add3({name:name2,metric:"\
time",unit:"ms",better:"lower",...time3})}}function isNameless({value}){return typeof value=="object"&&value!==null&&!Object.
hasOwn(value,"name")}function readTime2(item,name2,result){let{state="completed",error,latency}=result,samples=latency?.
samples??result.samples,time3=valuesOrMiddle(samples,latency?.p50??(latency?null:result.mean));return error==null&&state===
"completed"&&time3!==null?time3:(error==null&&time3!==null?item.reportError("failed-in-tool",{name:name2,reason:state}):
reportFailure(item,name2,error),null)}var reportSchema5=object({latencies:object({"50th":number(),"99th":number().optional()}),throughput:number(),status_codes:record(
string(),number()).nullable()}),vegeta=jsonFormat({id:"vegeta",description:"vegeta: vegeta report -type=json",advice:"ve\
geta attack -duration=10s -rate=500 -targets=targets.txt | vegeta report -type=json",signs:[["latencies","status_codes",
"bytes_in"]],read(document,{add:add3}){let report=document.read(reportSchema5);if(report===null||!checkResponses(document,
report.status_codes??{},0))return;let{"50th":median,"99th":tail}=report.latencies,result={name:"vegeta",aggregate:!0};add3(
{...result,metric:"50th",unit:"ns",better:"lower",values:[median]}),tail!==void 0&&add3({...result,metric:"99th",unit:"n\
s",better:"lower",values:[tail],primary:!1});let throughput={metric:"throughput",unit:"1/s",values:[report.throughput],primary:!1};
add3({...result,better:"higher",...throughput})}});var vitestBench=jsonFormat({id:"vitest-bench",aliases:["js_vitest"],description:"vitest bench: the file of --outputJson,\
 or of --reporter=json since version 5",advice:'npx vitest bench --run --outputJson results.json -t "$BENCH_REFEREE_FILT\
ER"',repeatsForTime:!0,signs:[["files[].groups"],text3=>/^\s*\{\s*"files"\s*:\s*\[\s*\]/.test(text3),["testResults[].ass\
ertionResults[].benchmarks"]],filter:benchmarks=>joinPatterns(benchmarks.map(makeTestPattern)),definitions:vitestDefinitions,
read(document,results){let problemsBefore=document.problems.length,addedBefore=results.added;document.at("testResults").
value!==void 0?readTestReport(document,results):readBenchReport(document,results),results.added===addedBefore&&document.
problems.length===problemsBefore&&document.reportError("no-results",{tool:"vitest"})}}),SEPARATOR=" > ",benchmarkSchema8=object(
{name:string(),median:number().nullish(),mean:number().nullish(),hz:number().nullish()}),groupSchema3=object({fullName:string(),
benchmarks:array(unknown())}),reportSchema6=object({files:array(object({groups:array(groupSchema3)}))});function readBenchReport(document,{
add:add3,number:number3}){let report=document.read(reportSchema6),hasMeans=!1;for(let[file2,{groups}]of report?.files.entries()??
[])for(let[index,{fullName}]of groups.entries())for(let item of document.at("files",file2,"groups",index).list("benchmar\
ks")){let benchmark=item.read(benchmarkSchema8);if(benchmark===null)continue;let{median,mean,hz}=benchmark,name2=number3(
`${fullName}${SEPARATOR}${benchmark.name}`),isMean=median===void 0&&mean!=null;hasMeans||=isMean;let middle=isMean?mean:
median;middle==null?item.reportError("failed-in-tool",{name:name2}):(add3({name:name2,metric:"time",unit:"ms",values:[middle],
aggregate:!0}),hz!=null&&add3({name:name2,metric:"hz",unit:"1/s",values:[hz],aggregate:!0,primary:!1}))}hasMeans&&document.
reportWarning("mean-only",{tool:"vitest"})}var taskSchema2=object({name:string(),fromStore:boolean().optional(),latency:object(
{samples:numberListSchema.nullish(),p50:number()}),throughput:object({mean:number()}).optional()}),testSchema2=object({ancestorTitles:array(
string()),title:string(),status:string(),failureMessages:array(string()).nullish(),benchmarks:array(object({tasks:array(
unknown())})).default([])}),fileSchema2=object({name:string(),message:string().nullish(),status:string().optional(),assertionResults:array(
unknown())}),testReportSchema=object({testResults:array(fileSchema2),success:boolean().optional()}),NOT_RUN=new Set(["sk\
ipped","pending","todo","disabled"]);function readTestReport(document,results){let report=document.read(testReportSchema);
if(report===null)return;let files=shortenPaths(report.testResults.map(({name:name2})=>name2)),problemsBefore=document.problems.
length;for(let[index,{name:path,status,message:message2}]of report.testResults.entries()){let name2=files.get(path),item=document.
at("testResults",index),problemsBeforeFile=document.problems.length;message2&&item.reportError("failed-in-tool",{name:name2,
reason:toReason(message2)});for(let test of item.list("assertionResults"))readTest(test,name2,results);let hasNoReason=document.
problems.length===problemsBeforeFile;status==="failed"&&hasNoReason&&item.reportError("failed-in-tool",{name:name2})}report.
success===!1&&document.problems.length===problemsBefore&&document.reportError("failed-in-tool",{})}function readTest(item,file2,{
add:add3,number:number3}){let test=item.read(testSchema2);if(test===null||NOT_RUN.has(test.status))return;let group=[file2,
...test.ancestorTitles,test.title].join(SEPARATOR);if(test.status!=="passed"){item.reportError("failed-in-tool",{name:group,
reason:toReason(test.failureMessages?.[0])});return}for(let set of test.benchmarks.keys())for(let taskItem of item.at("b\
enchmarks",set).list("tasks")){let task=taskItem.read(taskSchema2);if(task===null||task.fromStore===!0)continue;let{latency,
throughput}=task,common={group,name:number3(task.name,group)};add3({...common,metric:"time",unit:"ms",...valuesOrMiddle(
latency.samples,latency.p50)});let rate=throughput&&{metric:"hz",unit:"1/s",values:[throughput.mean]};rate&&add3({...common,
...rate,aggregate:!0,primary:!1})}}var MAX_DEPTH2=8;function shortenPaths(paths){let short=new Map,left=[...new Set(paths)];
for(let depth=1;left.length>0;depth++){let tails=new Map(left.map(path=>[path,path.split(/[\\/]/).slice(-depth).join("/")])),
times=new Map;for(let tail of tails.values())times.set(tail,(times.get(tail)??0)+1);for(let[path,tail]of tails)short.set(
path,tail);left=depth<MAX_DEPTH2?left.filter(path=>times.get(tails.get(path))>1):[]}return short}function makeTestPattern({
group,name:name2}){let[,full="",number3=""]=group===null?/^(.*?)(#\d+)?$/s.exec(name2):["",group],[,...parts]=full.split(
SEPARATOR),pattern2=(parts.length===0?[full]:parts).map(escapePattern).join("( >)? ");return number3===""?pattern2:`${pattern2}\
(${number3})?`}var wrk={id:"wrk",description:"wrk or wrk2: what it prints, with --latency the percentiles too",advice:"wrk -t 2 -c 4 -d\
 5s http://127.0.0.1:8080/",repeatsForTime:!0,recognises:text3=>START5.test(text3)&&!AUTOCANNON.test(text3)||REFUSED.test(
text3),parse:source=>parseLines(source,LINES21,{source:"wrk"})},START5=/^Running \S+ test @ (\S.*)$/m,AUTOCANNON=/^Running \S+ test @ \S.*\n\d+ connections\b/m,
REFUSED=/^unable to connect to \S+ \S.*$/m,BYTES2=new Map([...["B","KB","MB","GB","TB","PB"].entries()].map(([i,word])=>[
word,1024**i])),SECONDS2=new Map(Object.entries({us:1e-6,ms:.001,s:1,m:60,h:3600})),PRIMARY5=new Set(["Requests/sec","La\
tency avg"]),LINES21={sign:/(?:Requests|Transfer)\/sec: |(?<![\d.])[\d.]+% +(?:[-\w.,]+$|[\d.]+[a-z]+(?= +\d))/g,read(reader){
let run=null,finish=()=>{let failure=run===null?null:run.failure??findMissing(run);if(failure!==null)reader.problems.push(
failure);else for(let value of run?.values??[])reader.add(value)},add3=(metric,unit,value)=>{if(run===null||!Number.isFinite(
value))return;let better=unit==="sec"?"lower":"higher";run.values.push({name:run.name,metric,unit,better,value,primary:PRIMARY5.
has(metric),aggregate:!0}),reader.isRead=!0},addTime=(metric,number3,unit)=>add3(metric,"sec",Number(number3)*(SECONDS2.
get(unit)??Number.NaN));reader.on(START5,name2=>{finish(),run={name:name2,location:reader.location,values:[],requests:null,
failure:null}}),reader.on(REFUSED,()=>reader.reportError("tool-error",{tool:"wrk",said:reader.line})),reader.on(/^ +Latency +([\d.]+)([a-z]+) +\S/,
(number3,unit)=>addTime("Latency avg",number3,unit)),reader.on(/^ +([\d.]+)% +([\d.]+)([a-z]+)$/,(percent2,number3,unit)=>addTime(
`Latency p${Number(percent2)}`,number3,unit)),reader.on(/^Requests\/sec: +([\d.]+)$/,rate=>add3("Requests/sec","1/s",Number(
rate))),reader.on(/^Transfer\/sec: +([\d.]+)([KMGTP]?B)$/,(size,unit)=>add3("Transfer/sec","B/s",Number(size)*BYTES2.get(
unit))),reader.on(/^ +(\d+) requests in /,requests=>{run!==null&&(run.requests=Number(requests))}),reader.on(/^ *Non-2xx or 3xx responses: (\d+)$/,
failed=>{if(run===null)return;let counts={name:run.name,failed:Number(failed),requests:run.requests??void 0};reader.reportWarning(
"requests-failed",{...counts,kind:"status"})}),reader.on(/^ *Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/,
(connect,read,write,timeout)=>{if(run===null)return;let common={name:run.name,kind:"error"},failed=Number(connect)+Number(
timeout);failed>0?run.failure=makeError("requests-failed",run.location,{...common,failed}):reader.reportWarning("request\
s-failed",{...common,failed:Number(read)+Number(write)})}),reader.onEach(()=>{run===null&&(reader.isRead=!0)}),reader.onEnd(
finish)}};function findMissing({name:name2,location,requests,values}){if(requests===0)return makeError("no-responses",location,
{name:name2});let isWhole=["Latency avg","Requests/sec"].every(label=>values.some(({metric})=>metric===label));return requests!==
null&&isWhole?null:makeError("benchmark-without-result",location,{name:name2})}var FORMATS2=[go,criterionText,criterionFiles,criterionBencher,cargoCriterion,libtestBench,divan,gungraun,iaiCallgrind,iai,
callgrind,codspeed,googleBenchmark,catch2,nanobench,nvbench,jmh,benchmarkdotnet,pytestBenchmark,pyperf,asv,julia,vitestBench,
tinybench,mitata,benchmarkjs,cronometro,deno,consoleTime,dart,rubyBenchmark,benchmarkIps,benchmarkLuau,benchee,phpbench,
tastyBench,haskellCriterion,packageBenchmark,k6,autocannon,wrk,ab,lighthouse,sizeLimit,bundlesize,esbuildMetafile,cbdrJson,
cbdrCsv,gabCustom,gabCustomBigger,oha,vegeta,hyperfine,gnuTime,perfStat,junit,tap,bencherBmf,json,command3],formatIds=FORMATS2.
map(({id})=>id),formatAliases=new Map([...["magic","cpp","js","python","rust"].map(name2=>[name2,"auto"]),...FORMATS2.flatMap(
({id,aliases=[]})=>aliases.map(alias=>[alias,id]))]);function findFormat(name2){let id=formatAliases.get(name2)??name2;return FORMATS2.
find(format=>format.id===id)??null}function requireFormat(name2){if((formatAliases.get(name2)??name2)==="auto")return null;
let format=findFormat(name2);if(format!==null)return format;throw userError("unknown-format",atKey("format"),{got:name2})}
function parseToolOutput({path,text:text3},idOrAuto){return parseCleanOutput({path,text:cleanText(text3)},requireFormat(
idOrAuto))}function parseCleanOutput(output,named){let{source,problem}=removeComparisons(output);if(problem===null)return parseResults(
output,named);let nothing={format:named?.id??null,evidence:null,measurements:[],problems:[]},read=isError(problem)?nothing:
parseResults(source,named),problems=read.measurements.length===0?[{...problem,severity:"error"}]:[problem,...read.problems];
return{...read,problems}}function parseResults(source,named){let parse12=text4=>{let part={...source,text:text4},format=named??
recogniseFormat(text4,source.path);return"severity"in format?{format:null,evidence:null,measurements:[],problems:[format]}:
finishParsing(format,[part],format.parse(part),named!==null)},parsed=parse12(source.text),errors=parsed.problems.filter(
isError);if(errors.length===0||!errors.every(({code:code2})=>UNREAD.has(code2)))return parsed;let text3=isolateJson(named===
null?FORMATS2:[named],source.text);return text3===null?parsed:parse12(text3)}var UNREAD=new Set(["unsupported-output","u\
nknown-output","unknown-json","other-format","not-json","no-results"]);function parseToolOutputs(sources,idOrAuto){let named=requireFormat(
idOrAuto),cleaned=sources.map(({path,text:text3})=>({path,text:cleanText(text3)})),format=named??recogniseCommonFormat(cleaned);
if(format?.parseFiles!==void 0)return finishParsing(format,cleaned,format.parseFiles(cleaned),named!==null);if(cleaned.length===
1)return parseCleanOutput(cleaned[0],named);let parsed=cleaned.map(source=>parseCleanOutput(source,named)),first=parsed.
find(source=>source.format!==null);return{format:first?.format??null,evidence:first?.evidence??null,measurements:parsed.
flatMap(({measurements})=>measurements),problems:parsed.flatMap(({problems})=>problems)}}function finishParsing(format,sources,parsed,isNamed){
let reason2=(parsed.measurements.length>0&&!parsed.problems.some(isError)||!isNamed?null:makeMisfitProblem(format,sources,
FORMATS2))??makeHint(parsed,sources),checked=checkMeasurements(reason2===null?parsed:{...parsed,problems:[reason2]},sources),
isFitting=({text:text3})=>sources.length===1||findFittingFormats([format],text3).length>0,fitting=isNamed?void 0:sources.
find(isFitting);return{format:format.id,evidence:fitting===void 0?null:findEvidence(format,fitting.text),...checked}}function makeHint({
measurements,problems},sources){return measurements.length>0||problems.some(({code:code2})=>code2!=="no-results")?null:sources.
map(makeUnsupportedOutputProblem).find(problem=>problem!==null)??null}function recogniseCommonFormat(sources){let[format,
...others]=new Set(sources.flatMap(({text:text3})=>findFittingFormats(FORMATS2,text3)));return format===void 0||others.length>
0?null:format}function recogniseFormat(text3,path="output"){let fits=findFittingFormats(FORMATS2,text3),[first,...others]=fits;
return first!==void 0&&others.length===0?first:makeNoFormatProblem(fits,{path,text:text3})}function parseDecimal(text3){return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text3.trim())?Number(text3):null}var SCALAR=["string","number","boolean"],DECIMAL=String.raw`(?:\d+(?:\.\d*)?|\.\d+)`,EXPONENT=String.raw`(?:[eE][+-]?\d+)?`,
ANY_TEXT={type:SCALAR,pattern:String.raw`\S`},EXPRESSION={type:SCALAR,maxLength:1e3},TRUTH={type:["boolean","string"],pattern:"\
^(?:[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$"},ROUNDS=String.raw`0*[1-9]\d*`;function roundsOf(bounds){let pattern2=String.
raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;return{type:["integer","string"],...bounds,pattern:pattern2}}function natural(bounds){
return{type:["number","string"],minimum:0,...bounds,pattern:String.raw`^\s*\+?${DECIMAL}${EXPONENT}\s*$`}}function positive(bounds){
let pattern2=String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`;return{type:["number","string"],exclusiveMinimum:0,
...bounds,pattern:pattern2}}function integer(bounds){return{type:["integer","string"],...bounds,pattern:String.raw`^\s*[+-]?\d{1,3}\s*$`}}
var PERCENTAGE={type:"string",pattern:String.raw`^\s*\+?(?:0*\d{1,6}(?:\.\d*)?|\.\d+)\s*%\s*$`},NO_RATIO=String.raw`(?![\s\S]*%\s*[oO][fF]\b)`,
UNIT3=String.raw`(?:[^\d\s.,+-][\s\S]*)?`,QUANTITY={type:["number","string"],pattern:String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT3}$`},
MAGNITUDE={type:["number","string"],minimum:0,pattern:String.raw`^${NO_RATIO}\s*(?:\+|-(?=[0.]+(?:[^\d.]|$)))?${DECIMAL}${EXPONENT}\s*${UNIT3}$`},
INNER_PATH={type:SCALAR,pattern:String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`},CPUS=String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`,
CPU_LIST={type:["integer","string"],minimum:0,pattern:`^${CPUS}(?:,${CPUS})*$`};function oneOf2(words){return{type:"stri\
ng",enum:[...words]}}function orNull(schema){return{anyOf:[schema,{type:"null"}]}}function mappingOf(properties2,required){
return{type:"object",properties:properties2,required:[...required],additionalProperties:!1}}function oneOrSeveral(one){return{
anyOf:[one,{type:"array",items:one,minItems:1}]}}function isMapping(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function makeMistake(code2,data){return{code:code2,data}}function findLongPattern({length:characters}){let limit=1e3;return characters>
limit?makeMistake("pattern-too-long",{characters,limit}):null}function toError({code:code2,data},location,excerpt){return makeError(
code2,location,data,excerpt&&{excerpt})}function encodeExpectation(expected){return JSON.stringify(typeof expected=="str\
ing"?{expected}:{known:expected})}function decodeExpectation(message2){return JSON.parse(message2)}var MAX_CHARACTERS=60;
function toQuotable(text3){let line=text3.trim().replaceAll(/\s+/g," ").replaceAll(/[\p{Cc}\p{Cf}]/gu,"?"),characters=[...line];
return characters.length<=MAX_CHARACTERS?line:`${characters.slice(0,MAX_CHARACTERS-1).join("")}\u2026`}function defineField(expected,parse12,shape=ANY_TEXT){let message2=encodeExpectation(expected);return string({error:message2}).
transform((text3,context)=>{let refuse=(code2,data={})=>(context.issues.push({code:"custom",input:text3,message:message2,
params:{code:code2,data}}),NEVER);return text3.trim()===""?refuse("value-empty"):text3.includes("\0")?refuse("null-chara\
cter"):parse12(text3,refuse)}).meta(shape)}function definePattern(expected,parse12=value=>value,shape=ANY_TEXT){return defineField(
expected,(value,refuse)=>{let mistake=findLongPattern(value);return mistake===null?parse12(value,refuse):refuse("pattern\
-too-long",mistake.data)},{...shape,maxLength:1e3})}var text2=expected=>defineField(expected,value=>value);function listOf(element,expected,findMistake=()=>null){
let list2=array(element).superRefine((values,context)=>{let mistake=values.length===0?makeMistake("list-empty",{}):findMistake(
values);mistake===null||context.issues.length>0||context.addIssue({code:"custom",input:values,message:encodeExpectation(
expected),params:mistake})}),isList=value=>Array.isArray(value),field=chooseSchema(value=>isList(value)?list2:element.transform(
one=>[one]));return remember(field.meta(oneOrSeveral(element.meta()??{})),element)}function textOrMapping(text3,mapping,shape){
let field=chooseSchema(value=>isMapping(value)?mapping:text3);return remember(field.meta({anyOf:[text3.meta()??{},shape]}),
mapping)}function orNull2(schema){return chooseSchema(value=>value===null?_null():schema).meta(orNull(schema.meta()??{}))}
function chooseSchema(schemaFor){return unknown().transform((value,context)=>{let parsed=schemaFor(value).safeParse(value,
{reportInput:!0});return parsed.success?parsed.data:(context.issues.push(...parsed.error.issues),NEVER)})}var INNER=new WeakMap;
function remember(field,inner){return INNER.set(field,inner),field}function innerSchemaOf(field){return INNER.get(field)}
function choice(...words){return choiceWithAliases(words,new Map)}function choiceWithAliases(words,aliases,expected=words){
return defineField(expected,(value,refuse)=>{let found=words.find(word=>word===value)??aliases.get(value);if(found!==void 0)
return found;let meant=suggestWord(value,[...words,...aliases.keys()]);return refuse("value-unknown",meant===null?{}:{write:meant})},
oneOf2([...words,...aliases.keys()]))}import{posix}from"node:path";function compareTexts(one,other){return one===other?0:one===null||other===null?one===null?1:-1:one<other?-1:1}function groupedNameKeyOf({group,name:name2}){return JSON.stringify([group,name2])}function benchmarkKeyOf({command:command5,
group,name:name2}){return JSON.stringify([command5,group,name2])}var MAX_JOBS=256;function parseShard(text3){let[,index,count]=/^(\d{1,3})\/(\d{1,3})$/.exec(text3.trim())?.map(Number)??
[];return index===void 0||count===void 0?null:index>=1&&index<=count&&count<=MAX_JOBS?{index,count}:null}function withUnknownBenchmarks(text3){
let number3=parseShard(text3??"");return number3===null?{}:{shard:{...number3,benchmarks:[]}}}function formatShard({index,
count}){return`${index}/${count}`}function sortBenchmarks(benchmarks){return[...new Map(benchmarks.map(({command:command5,
group,name:name2})=>[benchmarkKeyOf({command:command5,group,name:name2}),{command:command5,group,name:name2}])).values()].
sort((one,other)=>compareTexts(one.command,other.command)||compareTexts(one.group,other.group)||compareTexts(one.name,other.
name))}function listOwn({index,count,benchmarks}){return benchmarks.filter((_,at)=>at%count===index-1)}function isEmptyShard(shard2){
return shard2.benchmarks.length>0&&listOwn(shard2).length===0}function shareOf(shard2){let own=listOwn(shard2).length;return own===
0?1:own/shard2.benchmarks.length}var LEVELS=["fail","warn","report"],UNDECIDED={minDelta:0,alpha:null,early:null,isHeld:!1,isUnjudged:!1,anchored:null},MAX_PERCENT=1e5;
function isAboutChange({anchored}){return anchored===null}function isAbsoluteLimit(kind){return kind==="max"||kind==="mi\
n"}function hasStoppedEarly({head},{early}){return early!==null&&(head?.rounds.at(-1)??0)<=early.rounds}var STATES=["reg\
ression","improvement","unchanged","inconclusive","new","removed","failed"];function parseCpuList(text3){let cpus=new Set;for(let part of text3.split(",")){let match=/^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.
exec(part);if(match===null)return null;let first=Number(match[1]),last2=Number(match[2]??match[1]);if(last2<first||last2>=
8192)return null;for(let cpu=first;cpu<=last2;cpu+=1)cpus.add(cpu)}return[...cpus].sort((left,right)=>left-right)}function renderCpuList(ascending){
let runs2=[];for(let cpu of ascending){let run=runs2.at(-1);run!==void 0&&run[1]===cpu-1?run[1]=cpu:runs2.push([cpu,cpu])}
return runs2.map(([first,last2])=>first===last2?`${first}`:`${first}-${last2}`).join(",")}var QUANTITY2=/^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;function parseQuantity(text3){let match=QUANTITY2.
exec(text3),value=Number(match?.[1]);if(match===null||!Number.isFinite(value))return null;let unit=(match[2]??"").trim();
return/^[.,+-]/.test(unit)?null:{value,unit,text:text3.trim()}}function toBaseUnit(quantity2,unit){let converted=convert(
quantity2,unit);return converted===null||Number.isFinite(converted)?converted:null}function convert({value,unit:written},unit){
let wanted=parseUnit(unit);if(written==="")return value===0||wanted.kind==="other"?value:null;let tidied=tidyUnit(written);
if(tidied.unit===unit)return value*tidied.factor;let[above="",...below]=written.split("/").map(part=>part.trim());return fitsDenominator(
below,wanted)?convertNumerator(value,above,wanted):null}function fitsDenominator(below,wanted){return wanted.rate?below.
length===1&&parseUnit(`1/${below[0]}`).perSeconds===wanted.perSeconds:below.every(word=>wanted.denominator.includes(word))}
function convertNumerator(value,above,wanted){if(above===""||above==="1")return wanted.rate||wanted.kind==="other"?value:
null;let word=findUnitWord(above);return word===null?wanted.kind==="other"&&wanted.numerator.includes(above)?value:null:
wanted.kind===(word.base==="sec"?"time":"size")?value*word.factor/wanted.factor:null}var yesOrNo=defineField("boolean",(value,refuse)=>{if(/^true$/i.test(value))return!0;if(/^false$/i.test(value))return!1;
let meant=/^(?:yes|y|on|1)$/i.test(value)?"true":/^(?:no|n|off|0)$/i.test(value)?"false":null;return refuse("value-unrea\
dable",meant===null?{}:{write:meant})},TRUTH),MAX_ROUNDS=1e3,ROUNDS_SHAPE=roundsOf({minimum:1,maximum:MAX_ROUNDS}),rounds=defineField(
"rounds",parseRounds,ROUNDS_SHAPE),fixedRounds=defineField("rounds",(value,refuse)=>{let{min:min2,max:max2}=parseRounds(
value,refuse);return min2===max2?{min:min2,max:max2}:refuse("range-for-doctor",{got:`${min2}..${max2}`})},ROUNDS_SHAPE);
function parseRounds(value,refuse){let match=/^(\d+)(?:\s*\.\.\s*(\d+))?$/.exec(value.trim());if(match===null){let other=/^(\d+)\s*(?:-|–|to|until|\.{3,}|…|:|,|;|\/|\.{2}=)\s*(\d+)$/.
exec(value.trim());if(other===null)return refuse("value-unreadable");let ends=[other[1],other[2]].map(Number).toSorted((a,b)=>a-
b);return refuse("value-unreadable",{write:ends.join("..")})}let min2=Number(match[1]),max2=Number(match[2]??match[1]);return min2<
1||max2>MAX_ROUNDS?refuse("value-outside",{from:1,to:MAX_ROUNDS}):min2<=max2?{min:min2,max:max2}:refuse("range-backwards",
{write:`${max2}..${min2}`})}var MAX_MINUTES=7200;function suggestMinutes(value){let inMinutes=/^(\d+) ?m(?:ins?|inutes?)?$/i.
exec(value.trim()),[,write]=inMinutes??[];return write===void 0?suggestDecimalPoint(value):{write}}var minutes=defineField(
"minutes",(value,refuse)=>{let number3=parseDecimal(value);return number3===null?refuse("value-unreadable",suggestMinutes(
value)):number3>0&&number3<=MAX_MINUTES?number3:refuse("value-outside",{above:0,to:MAX_MINUTES})},positive({maximum:MAX_MINUTES})),
minutesOrNone=defineField("minutes",(value,refuse)=>{let number3=parseDecimal(value);return number3===null?refuse("value\
-unreadable",suggestMinutes(value)):number3>=0&&number3<=MAX_MINUTES?number3:refuse("value-outside",{from:0,to:MAX_MINUTES})},
natural({maximum:MAX_MINUTES})),cpuList=defineField("cpus",(value,refuse)=>{let cpus=parseCpuList(value);return cpus===null?
refuse("value-unreadable"):renderCpuList(cpus)},CPU_LIST),niceness=defineField("niceness",(value,refuse)=>{if(!/^[+-]?\d{1,3}$/.
test(value.trim()))return refuse("value-unreadable");let number3=Number(value);return number3>=-20&&number3<=19?number3:
refuse("value-outside",{from:-20,to:19})},integer({minimum:-20,maximum:19})),legs=defineField("legs",(value,refuse)=>{let number3=parseDecimal(
value);return number3===null||!Number.isInteger(number3)?refuse("value-unreadable"):number3>=1&&number3<=MAX_JOBS?number3:
refuse("value-outside",{from:1,to:MAX_JOBS})}),shard=defineField("shard",(value,refuse)=>{let parsed=parseShard(value);return parsed===
null?refuse("value-unreadable"):formatShard(parsed)}),alpha=defineField("alpha",(value,refuse)=>{let number3=parseDecimal(
value);if(number3===null){let percent2=/^(\d+(?:\.\d+)?) ?%$/.exec(value.trim());return percent2===null?refuse("value-un\
readable",suggestDecimalPoint(value)):refuse("value-unreadable",{write:formatShortest(Number(percent2[1])/100)})}return number3>
0&&number3<=.5?number3:refuse("value-outside",{above:0,to:.5})},positive({maximum:.5})),day2=defineField("day",(value,refuse)=>isDay(
value.trim())?value.trim():refuse("value-unreadable"));function innerPath(expected){return defineField(expected,parseInnerPath,
INNER_PATH)}var resultFiles=definePattern("result-files",parseInnerPath,INNER_PATH);function parseInnerPath(value,refuse){
let path=posix.normalize(value.replaceAll("\\","/"));return path.startsWith("/")||/^[a-z]:/i.test(path)?refuse("path-abs\
olute"):path===".."||path.startsWith("../")?refuse("path-outside"):path}var filePattern=definePattern("file-pattern",(value,refuse)=>{
if(/^!+\s*$/.test(value))return refuse("pattern-of-nothing");if(value.startsWith("!!"))return refuse("pattern-negated-tw\
ice");if(value!==value.trim())return refuse("pattern-with-blanks");let path=value.replace(/^!/,"").replaceAll("\\","/");
if(path.startsWith("/")||/^[a-z]:/i.test(path))return refuse("path-absolute");let normal=posix.normalize(path);return normal===
".."||normal.startsWith("../")?refuse("path-outside"):`${value.startsWith("!")?"!":""}${normal}`});function ref(expected){
return defineField(expected,(value,refuse)=>value.startsWith("-")?refuse("ref-with-dash"):isRefName(value)?value:refuse(
"value-unreadable"))}function isRefName(text3){return!/^[-^]|[\s\p{Cc}:?*[\\]|\.\./u.test(text3)}var NOT_ANCHORS=["base",
"head","merge","merge-base","target","worktree"],anchor=defineField("anchor",(value,refuse)=>NOT_ANCHORS.includes(value)?
refuse("value-not-allowed"):isRefName(value)?value.replace(/^refs\/tags\//,""):refuse("value-unreadable"),{...ANY_TEXT,not:{
enum:NOT_ANCHORS}}),historyRef=defineField("history-ref",(value,refuse)=>/^refs(?:\/[\w.-]+){2,}$/.test(value)&&!/\.\.|\/\.|\.(?:\/|$)|\.lock$/.
test(value)?value:refuse("value-unreadable")),MAX_NAME_CHARACTERS=100,name=defineField("name",(value,refuse)=>new RegExp(
"\\p{Cc}","u").test(value)?refuse("value-with-line-break"):value.length<=MAX_NAME_CHARACTERS?value:refuse("value-too-lon\
g",{characters:value.length})),quantity=defineField("quantity",parseQuantityField,QUANTITY),magnitude=defineField("magni\
tude",(value,refuse)=>{let read=parseQuantityField(value,refuse);return read.value<0?refuse("value-negative"):read},MAGNITUDE);
function parseQuantityField(value,refuse){return/%\s*of\b/i.test(value)?refuse("ratio-as-quantity"):parseQuantity(value)??
refuse("value-unreadable",suggestDecimalPoint(value))}function suggestDecimalPoint(value){let[,number3="",rest=""]=/^([+-]?\d[\d,]*)(.*)$/s.
exec(value.trim())??[];return number3.includes(",")?/^[+-]?\d{1,3}(?:,\d{3})+$/.test(number3)?{write:`${number3.replaceAll(
",","")}${rest}`,hasThousands:!0}:/^[^,]*,\d+$/.test(number3)?{write:`${number3.replace(",",".")}${rest}`}:{}:{}}var percentage=defineField(
"percentage",(value,refuse)=>{let match=/^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.exec(value.trim().replaceAll(/\s+/g,
" "));if(match===null)return parseQuantity(value)===null?refuse("value-unreadable",suggestDecimalPoint(value)):refuse("a\
mount-as-change");let[,sign,digits="",percent2,ofBase]=match,number3=Number(digits);if(number3>MAX_PERCENT)return refuse(
"value-outside",{from:0,to:MAX_PERCENT});if(percent2==="")return refuse("percent-sign-missing",{write:suggestPercentage(
number3)});if(sign==="-")return refuse("percentage-negative",{write:`${digits}%`});if(ofBase===void 0)return number3/100;
let change=number3<50?number3:Math.abs(number3-100);return refuse("ratio-as-change",{write:`${formatShortest(change)}%`})},
PERCENTAGE);function suggestPercentage(number3){return`${formatShortest(number3>0&&number3<1?number3*100:number3)}%`}function formatShortest(number3){
return String(Number(number3.toPrecision(12)))}var WORDS2=["base","head","worktree"],SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/,
configSource=defineField("config-source",(value,refuse)=>{if(WORDS2.includes(value)||SHA.test(value))return value;let meant=suggestWord(
value,WORDS2);return refuse("value-unknown",meant===null?{}:{write:meant})});var PROFILE_FORMAT_IDS=["pprof","perf-script","collapsed","cpuprofile","speedscope","callgrind"];function isAlwaysHarmless(){return!0}function toKebabCase(name2){return name2.replaceAll(/[A-Z]/g,letter=>`-${letter.toLowerCase()}`)}function presetsOf(rows){
let entries=Object.entries(rows).map(([name2,{preset}])=>[name2,preset]);return Object.fromEntries(entries)}function omitHistoryKeys(rows,file2){
let entries=file2===null?null:Object.entries(file2).filter(([name2])=>rows[name2]?.isHistoryKey!==!0);return entries&&Object.
fromEntries(entries)}function formatShare2(share){return`${Number((100*share).toPrecision(12))}%`}function resolveValues(rows,...sources){
let given=Object.assign({},...sources),entries=Object.entries(rows).map(([name2,{preset}])=>[name2,given[name2]??preset]);
return Object.fromEntries(entries)}function formatOptionValue(value){return typeof value!="object"?String(value):value===
null||!("min"in value&&"max"in value)?null:value.min===value.max?String(value.min):`${value.min}..${value.max}`}var script=text2("command"),nameField=defineField("command-name",(value,refuse)=>COMMAND_NAME.test(value)?value:refuse("\
value-unreadable")),NULLABLE=["outputFile"];function defineCommandList(options){let rows=Object.entries(options).map(([name2,
{schema}])=>({name:name2,key:toKebabCase(name2),schema:NULLABLE.includes(name2)?orNull2(schema):schema})),own=Object.fromEntries(
rows.map(({key,schema})=>[key,schema.optional()])),mapping=strictObject({command:script,name:nameField.optional(),...own},
{error:encodeExpectation("command")}).transform(({command:command5,name:name2,...rest})=>{let written=rest,settings=rows.
flatMap(row=>written[row.key]===void 0?[]:[[row.name,written[row.key]]]);return name2===void 0&&settings.length===0?command5:
{...name2===void 0?{command:command5}:{name:name2,command:command5},...Object.fromEntries(settings)}}),properties2=Object.
fromEntries([...rows,{key:"command",schema:script},{key:"name",schema:nameField}].map(({key,schema})=>[key,schema.meta()??
{}])),entry2=textOrMapping(script,mapping,mappingOf(properties2,["command"]));return listOf(entry2,"command",findEqualNames)}
function findEqualNames(commands){let names=nameCommands(commands),name2=names.find((one,index)=>names.indexOf(one)<index);
return name2==null?null:makeMistake("command-names-equal",{name:name2})}var DEFAULT_RUNS=5,runs=defineField("profile-run\
s",(value,refuse)=>{if(!/^\+?\d+$/.test(value.trim()))return refuse("value-unreadable");let number3=Number(value);return number3>=
1&&number3<=100?number3:refuse("value-outside",{from:1,to:100})},integer({minimum:1,maximum:100})),properties={command:text2(
"profile-command"),format:choice("auto",...PROFILE_FORMAT_IDS),runs},profileSchema2=strictObject({command:properties.command,
format:properties.format.optional(),runs:properties.runs.optional()},{error:encodeExpectation("profile")}).transform(({command:command5,
format="auto",runs:count=DEFAULT_RUNS})=>({command:command5,format,runs:count})).meta(mappingOf(Object.fromEntries(Object.
entries(properties).map(([key,field])=>[key,field.meta()??{}])),["command"]));var command4=text2("command"),MEASURING={inputs:["gate","measure"],flags:["check","measure","bisect","doctor"]};function repeatScheduleField(field,{
absent,...safety}={}){return{valueOf:({recording:{schedule}})=>schedule[field]??absent,...safety}}function benchmarkFormat(expected,outputs=[]){
return choiceWithAliases(["auto",...formatIds,...outputs],formatAliases,expected)}var COMMAND_OPTIONS={workingDirectory:{
...MEASURING,schema:innerPath("folder"),key:!0,preset:".",presetText:"the root",placeholder:"DIR",help:"Folder in which \
`run` and `setup` run, relative to the root of the repository.",repeat:repeatScheduleField("workingDirectory")},format:{
...MEASURING,schema:benchmarkFormat("format"),key:!0,preset:"auto",flag:"input-format",placeholder:"ID",help:"Format of \
the benchmark output: an id from `bench-referee formats`, `auto` to detect it, or `command` to measure the invocation it\
self (time, memory).",details:"See [formats.md](formats.md).",repeat:repeatScheduleField("format",{absent:"auto",isHarmless:format=>format===
"auto"||formatIds.includes(format)})},outputFile:{...MEASURING,schema:resultFiles,key:!0,preset:null,presetText:"none, s\
tandard output is read",placeholder:"GLOB",help:"Pattern of the result files that `run` writes, relative to the working \
directory.",details:"Files that the invocation did not write are ignored.",repeat:repeatScheduleField("outputFile",{absent:null})},
count:{flags:["check","measure"],schema:choice(...COUNTED),key:!0,preset:null,presetText:"nothing is counted",placeholder:"\
WHAT",help:"`instructions`: after the rounds, the instructions that each benchmark executes are counted, under Callgrind\
. Linux only.",details:"See [counts.md](counts.md).",repeat:repeatScheduleField("count",{absent:null,isHarmless:isAlwaysHarmless})},
profile:{schema:profileSchema2,key:!0,preset:null,presetText:"no profile is recorded",help:"After the verdict, `command`\
 records profiles of the benchmarks that broke a budget, `runs` on each side, and the report names the functions that ch\
anged.",details:"See [profiles.md](profiles.md#in-the-gate)."},paths:{schema:listOf(filePattern,"file-patterns"),key:!0,
preset:[],presetText:"any file can change the results",help:"Patterns of files. If a pull request changes no file inside\
, the command is not run. A later pattern wins, and `!` excludes.",details:"See [below](#nothing-to-measure)."},dependsOn:{
schema:listOf(filePattern,"file-patterns"),key:!0,preset:[],presetText:"not known, so the command is run",help:"Patterns\
 of all files that the command reads, built ones too. If they are the same on both sides after `setup`, the command is n\
ot run.",details:"See [below](#nothing-to-measure)."}},MEASURING_OPTIONS={run:{...MEASURING,schema:command4.transform(script2=>[
script2]),key:defineCommandList(COMMAND_OPTIONS),preset:null,presetText:"none, an input or the file must set it",flag:"-\
-",placeholder:"COMMAND\u2026",help:"Benchmark command, run by `bash -e -o pipefail`. One invocation should measure ever\
y benchmark once.",details:"Without bash, `sh -e` runs it. A list of commands is interleaved one by one. A command can h\
ave [settings of its own](#run).",repeat:repeatScheduleField("commands")},setup:{...MEASURING,schema:text2("setup"),key:!0,
preset:null,presetText:"none",placeholder:"COMMAND",help:"Command that runs once on each side before the first round, su\
ch as a build or an install.",details:"It may take an hour and is not part of `max-minutes`.",repeat:repeatScheduleField(
"setup",{absent:null})},...COMMAND_OPTIONS,benchmarkFiles:{schema:listOf(filePattern,"file-patterns"),key:!0,preset:[],presetText:"\
each side has its own benchmarks",help:"Patterns of files. Base is measured with head's version of them, so that new and\
 changed benchmarks are compared.",details:"See [below](#the-same-benchmarks-on-both-sides)."},rounds:{...MEASURING,schema:rounds,
key:!0,preset:{min:6,max:30},placeholder:"N",help:"Number of rounds such as `10`, or a range such as `6..30`, which stop\
s once every budget is decided. A round is one invocation on each side.",details:"At most 1000.",differing:{"flag doctor":{
schema:fixedRounds,help:"Number of rounds to measure.",presetText:"10"}},repeat:repeatScheduleField("rounds",{isHarmless:isAlwaysHarmless})},
maxMinutes:{...MEASURING,schema:minutes,key:!0,preset:30,placeholder:"N",help:"Time limit for all measuring after `setup\
`, in minutes. What is undecided by then is inconclusive.",details:"At most 7200. Set the `timeout-minutes` of the job h\
igh enough for `setup` and the checkout, too.",differing:{"flag doctor":{help:"Time limit in minutes. When it is reached\
, fewer rounds are measured."}},repeat:repeatScheduleField("maxMinutes",{isHarmless:isAlwaysHarmless})},precision:{flags:[
"check","measure"],schema:percentage,key:!0,preset:null,presetText:"none, a run ends once every budget is decided",placeholder:"\
PERCENT",help:"Standard error to which a run for the history measures each change, such as `0.5%`, in as many rounds as \
`rounds` allows.",details:"In the file it counts for the events that [`record`](history.md#how-exact-a-run-is) takes, so\
 no pull request takes longer.",isHistoryKey:!0,repeat:{...repeatScheduleField("precision",{absent:null,isHarmless:isAlwaysHarmless}),
format:formatShare2}},bisectMinutes:{inputs:MEASURING.inputs,flags:["check","measure"],schema:minutesOrNone,key:!0,preset:0,
placeholder:"N",help:"Time limit, in minutes, to find the commit that broke a budget, after the verdict. 0 searches noth\
ing.",details:"See [bisect.md](bisect.md).",repeat:{valueOf:({recording})=>recording.schedule.bisectMinutes??0,isHarmless:isAlwaysHarmless}},
unit:{flags:MEASURING.flags,schema:choice("invocation","sample"),key:!0,preset:"invocation",placeholder:"UNIT",help:"`in\
vocation`: one value per invocation. `sample`: every raw value is used.",details:"See [statistics.md](statistics.md#one-\
value-for-each-invocation).",repeat:repeatScheduleField("unit",{isHarmless:isAlwaysHarmless})},cpus:{...MEASURING,schema:cpuList,
key:!0,preset:null,presetText:"all processors",placeholder:"LIST",help:"Processors to which every invocation is pinned, \
such as `2-3` or `0,2`. Linux only, by `taskset`.",details:"Tools that count processors see fewer, so the names of Go en\
d in another number.",repeat:repeatScheduleField("cpus",{absent:null,isHarmless:cpus=>/^[\d,-]+$/.test(cpus)})},nice:{...MEASURING,
schema:niceness,key:!0,preset:null,presetText:"nothing is added",placeholder:"N",help:"Whole number from -20 to 19 that \
is added to the niceness of every invocation. Negative values need root.",repeat:repeatScheduleField("nice",{absent:null,
isHarmless:isAlwaysHarmless})},baseline:{flags:["check","measure"],schema:text2("baseline"),key:innerPath("tree-path"),preset:null,
presetText:"none, base is measured",placeholder:"FILE",help:"Path of a recording in the repository. Its values replace b\
ase, which is not measured then.",details:"See [below](#baseline).",repeat:{valueOf:({recording})=>recording.baseline?.path??
null}},measure:{flags:["check","measure"],schema:choice("all","counts"),key:!0,preset:"all",placeholder:"WHAT",help:"`al\
l`: the rounds, and then what `count` names. `counts`: only instructions are counted, and the rounds are left out.",repeat:repeatScheduleField(
"measure",{absent:"all",isHarmless:isAlwaysHarmless})},seed:{...MEASURING,schema:name,preset:null,presetText:"random",placeholder:"\
TEXT",help:"Seed for the order of the invocations, as a report printed it, to repeat that order.",repeat:repeatScheduleField(
"seed",{isHarmless:seed=>/^[0-9a-f]{1,32}$/i.test(seed)})},shard:{...MEASURING,flags:["check","measure"],schema:shard,preset:null,
presetText:"all benchmarks",placeholder:"K/N",help:"Part of the benchmarks, such as `2/4`: after the warm-up only every \
N-th benchmark is measured, from the K-th on. `report` makes one report of all shards.",repeat:{valueOf:({recording:{shard:shard2}})=>shard2===
void 0?null:formatShard(shard2),isHarmless:isAlwaysHarmless}},legs:{inputs:["measure"],flags:["check","measure"],schema:legs,
preset:1,inputDefault:"${{ strategy.job-total }}",placeholder:"N",help:"Number of recordings that become one report. The\
y share the false alarms that `alpha` allows.",differing:{"input measure":{presetText:"the number of jobs in the matrix"}},
repeat:{valueOf:({legs:legs2})=>legs2,isHarmless:isAlwaysHarmless}}};var READING={inputs:["gate","measure","report"],flags:["check","measure","bisect","doctor","report"]},COMMIT_OPTIONS={base:{
inputs:["gate","measure"],flags:["check","measure","bisect"],schema:ref("base-ref"),preset:"merge-base",placeholder:"REF",
help:"Commit to compare with: `merge-base`, `target` (the tip of the base branch), `latest-release` (the highest version\
 among the tags before head), a branch, a tag or a full SHA.",repeat:{valueOf:({recording})=>recording.commits.base.sha,
isHarmless:isAlwaysHarmless}},head:{inputs:["gate","measure"],flags:["check","measure","bisect","doctor"],schema:ref("he\
ad-ref").refine(ref2=>ref2!=="worktree",{error:encodeExpectation("head-ref"),params:makeMistake("only-on-command-line",{})}),
preset:"head",placeholder:"REF",help:"Commit to measure: `head` (of the pull request), `merge` (its merge commit), a bra\
nch, a tag or a full SHA.",terminal:{schema:ref("local-ref"),preset:"worktree",help:"Commit to measure: `worktree` (with\
 uncommitted changes), `head`, a branch, a tag or a SHA."},repeat:{valueOf:({recording:{commits}})=>commits.head.how==="\
worktree"?"worktree":commits.head.sha,isHarmless:isAlwaysHarmless}},config:{inputs:[...READING.inputs,"record"],flags:READING.
flags,schema:text2("config-path"),preset:".github/bench-referee.yml",placeholder:"FILE",help:"Path of the configuration \
file. The default file may be missing, another one may not.",repeat:{valueOf:({commits})=>commits.config,isHarmless:isAlwaysHarmless}},
configFrom:{inputs:READING.inputs,flags:["check","measure","bisect","doctor"],schema:choice("base","head"),preset:"base",
placeholder:"WHERE",help:"Side whose configuration file applies: `base` or `head`. With `base`, a pull request cannot re\
lax its own limits.",terminal:{schema:configSource,preset:"worktree",help:"Where the configuration file is read: `worktr\
ee`, `base`, `head` or the full SHA of a commit."},repeat:{valueOf:({commits})=>commits.configFrom,isHarmless:isAlwaysHarmless}},
recordings:{inputs:["report","record"],schema:definePattern("recordings"),preset:"bench-referee/**/*.json",help:"Pattern\
 of the recording files, relative to the workspace. Recordings of the same two commits become one report.",differing:{"i\
nput record":{help:"Pattern of the recording files, relative to the workspace. Recordings of the same two commits become\
 one run of the history."}},repeat:"the command measures by itself"}};function relativeWorseningOf(comparison){let{base,head,better,change}=comparison;if(base===null||head===null)return null;
let sign=worseSign(better);if(change!==null)return sign*change*(base.median<0?-1:1);let difference=sign*(head.median-base.
median);return difference===0?0:difference>0?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY}function worseSign(better){
return better==="lower"?1:-1}var ROUNDING=4*Number.EPSILON;function isOver(value,limit,magnitude2=Math.abs(limit)){return value>
limit&&!(value-limit<=ROUNDING*magnitude2)}var MIN_CONSTANT_VALUES=6,max=makeBoundRule("max","above"),min=makeBoundRule("min","below");function makeBoundRule(kind,bad){
let isBeyond=(value,limit)=>bad==="above"?isOver(value,limit):isOver(-value,-limit);return{kind,scale:"absolute",bad,smallestP:head=>signTest(
head,head),judge(comparison,{limit,alpha:alpha2}){let{head}=comparison;if(head===null)return"unknown";if(!isBeyond(head.
median,limit))return"pass";if(comparison.exact||isConstant(head))return"fail";let beyond=head.values.filter(value=>isBeyond(
value,limit)).length;return signTest(beyond,head.n)<=alpha2?"fail":"unknown"}}}function isConstant({values,n}){return n>=
MIN_CONSTANT_VALUES&&values.every(value=>value===values[0])}var maxRegression={kind:"max-regression",scale:"relative",bad:"worse",smallestP:(head,base=head)=>smallestTwoSidedP(head,
base)/2,judge};function judge(comparison,{limit,minDelta,alpha:alpha2}){let{base,head,exact,p}=comparison,change=relativeWorseningOf(
comparison);if(base===null||head===null||change===null)return"unknown";let isLarge=isOver(Math.abs(head.median-base.median),
minDelta),isWorse=(isLarge||minDelta===0)&&isOver(change,limit,1+limit);if(exact)return isWorse?"fail":"pass";let isSignificant=p!==
null&&p<=2*alpha2;if(isWorse&&isSignificant&&isLikelyOver(comparison,limit))return"fail";let floor=base.median===0?isLarge?
0:1/0:minDelta/Math.abs(base.median),allowed=Math.max(limit,floor),worst=worstEnd(comparison);return worst===null||isOver(
worst,allowed,1+allowed)?"unknown":"pass"}function isLikelyOver({failInterval,better,base},limit){return failInterval===
null||base?.median===0?!0:isOver(better==="lower"?failInterval.low:-failInterval.high,limit,1+limit)}function worstEnd({
passInterval,better}){return passInterval===null?null:better==="lower"?passInterval.high:-passInterval.low}var RULES=[maxRegression,max,min];var tableSchema=strictObject({table:defineKeysField(),row:defineKeysField(),col:defineKeysField(),ignore:defineKeysField(),
filter:defineFilterField()},{error:encodeExpectation("table")}).transform(({table=".config",row=".fullname",col=".file",
ignore="",filter="*"})=>({table,row,col,ignore,filter}));function defineKeysField(){return defineExpressionField("keys",
findProjectionError)}function defineFilterField(){return defineExpressionField("filter",findFilterError)}function defineExpressionField(expected,findError){
let message2=encodeExpectation(expected);return string({error:message2}).superRefine((text3,context)=>{let long=findLongPattern(
text3),error=long===null?findError(text3):null,params=error===null?long:{...makeMistake("benchstat-refuses",{reason:error.
message}),within:error.within};params!==null&&context.addIssue({code:"custom",input:text3,message:message2,params})}).meta(
EXPRESSION).optional()}var RULE_KINDS=RULES.map(({kind})=>kind),RELATIVE_KINDS=RULES.filter(({scale})=>scale==="relative").map(({kind})=>kind),
BUDGET_DEFAULTS={benchmarks:[],packages:[],commands:[],filter:null,against:null,of:"each",minDelta:null,level:"fail",because:null,
until:null,location:about("default")},DEFAULT_BUDGETS=[{...BUDGET_DEFAULTS,metric:"*",limits:new Map([["max-regression",
.05]])},{...BUDGET_DEFAULTS,metric:"allocs/op",limits:new Map([["max-regression",0]])}],pattern=definePattern("pattern",
(value,refuse)=>/^!+\s*$/.test(value)?refuse("pattern-of-nothing"):value.startsWith("!!")?refuse("pattern-negated-twice"):
value===value.trim()?value:refuse("pattern-with-blanks")),limits=Object.fromEntries(RULES.map(({kind,scale})=>[kind,(scale===
"relative"?percentage:quantity).optional()])),KEYS_NOT_OF_GEOMEANS=["against","min-delta",...RULE_KINDS.filter(kind=>!RELATIVE_KINDS.
includes(kind))],KEYS_NOT_OF_LEVELS=RULE_KINDS.filter(kind=>!RELATIVE_KINDS.includes(kind));function requireKey(key){return{
required:[key]}}var entry=strictObject({metric:text2("metric"),benchmarks:listOf(pattern,"patterns").optional(),packages:listOf(
pattern,"packages").optional(),commands:listOf(pattern,"commands").optional(),where:defineFilterField(),against:anchor.optional(),
of:choice("geomean").optional(),"min-delta":magnitude.optional(),level:choice(...LEVELS).optional(),because:text2("reaso\
n").optional(),until:day2.optional(),...limits},{error:encodeExpectation("budget")}).meta({allOf:[{anyOf:RULE_KINDS.map(
requireKey)},{anyOf:[{not:requireKey("min-delta")},...RELATIVE_KINDS.map(requireKey)]},{anyOf:[{not:requireKey("until")},
requireKey("because")]},{anyOf:[{not:requireKey("of")},{not:{anyOf:KEYS_NOT_OF_GEOMEANS.map(requireKey)}}]},{anyOf:[{not:requireKey(
"against")},{not:{anyOf:KEYS_NOT_OF_LEVELS.map(requireKey)}}]}]}),BUDGET_KEYS=Object.keys(entry.shape),budgetsSchema=array(
entry.superRefine((budget,context)=>{if(!(context.issues.length>0))for(let{path,written,code:code2,data}of findMistakes(
budget)){let message2=encodeExpectation("budget");context.addIssue({code:"custom",path:[...path],input:written,message:message2,
params:{code:code2,data}})}}).transform(budgetOf),{error:encodeExpectation("budgets")}).refine(({length})=>length>0,{error:encodeExpectation(
"budgets"),params:makeMistake("budgets-empty",{})}).meta({minItems:1});function budgetOf(parsed){let written=parsed,limits2=RULE_KINDS.
flatMap(kind=>{let limit=written[kind];return limit===void 0?[]:[[kind,limit]]}),{metric,where,"min-delta":minDelta=null,
against=null,because=null,until=null}=parsed,{benchmarks=[],packages=[],commands=[],of="each"}=parsed;return{metric,benchmarks,
packages,commands,against,of,minDelta,because,until,filter:where===void 0?null:{text:where,matches:compileFilter(where)},
limits:new Map(limits2),level:parsed.level??(against===null?BUDGET_DEFAULTS.level:"warn"),location:BUDGET_DEFAULTS.location}}
function*findMistakes(budget){let has=key=>budget[key]!==void 0,isOfValues=!has("of")&&!has("against");if(RULE_KINDS.some(
has)||(yield{path:[],...makeMistake("limit-missing",{limits:isOfValues?RULE_KINDS:RELATIVE_KINDS})}),has("of"))for(let key of KEYS_NOT_OF_GEOMEANS.
filter(has))yield{path:[key],...makeMistake("not-for-geomean",{})};else if(has("min-delta")&&!RELATIVE_KINDS.some(has)&&
(yield{path:["min-delta"],...makeMistake("min-delta-alone",{limits:RELATIVE_KINDS})}),has("against"))for(let key of KEYS_NOT_OF_LEVELS.
filter(has))yield{path:[key],...makeMistake("not-for-level",{})};has("until")&&!has("because")&&(yield{path:["until"],...makeMistake(
"reason-missing",{})}),yield*checkUnits(budget)}function checkUnits(budget){let{unit}=tidyUnit(String(budget.metric)),{kind,
rate:isRate}=parseUnit(unit);return kind==="other"?[]:Object.entries(budget).flatMap(([key,value])=>isQuantity(value)&&toBaseUnit(
value,unit)===null?[{path:[key],written:value.text,...findUnitMismatch(value,{unit,kind,isRate})}]:[])}var KNOWN_UNITS={
time:["ns","us","ms","s","min"],size:["B","KB","MB","GB","KiB","MiB","GiB"]};function findUnitMismatch({value,unit:written},metric){
if(written==="")return makeMistake("quantity-without-unit",metric);if(written==="%")return makeMistake("percentage-as-qu\
antity",metric);let[word=""]=written.split("/");if(findUnitWord(word.trim())!==null||/\s/.test(word))return makeMistake(
"quantity-unfit",metric);let meant=suggestWord(word,KNOWN_UNITS[metric.kind]);return meant===null?makeMistake("unit-unkn\
own",metric):makeMistake("unit-unknown",{...metric,write:`${value}${meant}${metric.isRate?"/s":""}`})}function isQuantity(value){
return typeof value=="object"&&value!==null&&"unit"in value}var membership=choice("pass","warn","fail"),ON_THE_COMMAND_LINE={flags:["check","measure"]};function repeatPolicy(field){
return{valueOf:({policy})=>policy?.[field],isHarmless:isAlwaysHarmless}}var unitSchema=strictObject({better:choice("lowe\
r","higher").optional(),exact:yesOrNo.optional()},{error:encodeExpectation("unit")}).meta({minProperties:1}).refine(unit=>Object.
keys(unit).length>0,{error:encodeExpectation("unit"),params:makeMistake("unit-empty",{}),when:({issues})=>issues.length===
0}),JUDGING_OPTIONS={baselineTolerance:{...ON_THE_COMMAND_LINE,schema:percentage,key:!0,preset:null,presetText:"none, su\
ch results are shown but not judged",help:"How much two machines may differ, in percent. Results that depend on the mach\
ine are judged by their own limit or by this one, whichever is wider.",placeholder:"PERCENT",repeat:{...repeatPolicy("ba\
selineTolerance"),format:formatShare2}},alpha:{...ON_THE_COMMAND_LINE,schema:alpha,key:!0,preset:.01,help:"How often an \
unchanged pull request may fail, all benchmarks together. Above 0, at most 0.5.",details:"See [statistics.md](statistics\
.md#alpha-how-often-it-may-be-wrong).",placeholder:"ALPHA",repeat:repeatPolicy("alpha")},budgets:{schema:budgetsSchema,key:!0,
preset:DEFAULT_BUDGETS,presetText:"`5%` for every metric and `0%` for `allocs/op`",help:"A list of limits. Each budget s\
elects results by metric and benchmark, and has at least one limit."},units:{schema:record(string(),unitSchema,{error:encodeExpectation(
"units")}),key:!0,preset:{},presetText:"none",help:"What the unit does not say about a metric: which direction is `bette\
r`, and whether it is `exact`, that is without noise. By the metric's name or base unit."},table:{schema:tableSchema,key:!0,
preset:null,presetText:"head against base",help:"What the tables of the report show, in the syntax of benchstat's projec\
tions and filters."},new:{...ON_THE_COMMAND_LINE,schema:membership,key:!0,preset:"pass",help:"Outcome if only head has a\
 benchmark, or a metric of one: `pass`, `warn` or `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy("new")},removed:{...ON_THE_COMMAND_LINE,
schema:membership,key:!0,preset:"fail",help:"Outcome if only base has a benchmark, or a metric of one: `pass`, `warn` or\
 `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy("removed")},renamed:{schema:record(string(),text2("new-name"),{error:encodeExpectation(
"renamed")}).refine(names=>new Set(Object.values(names)).size===Object.keys(names).length,{error:encodeExpectation("rena\
med"),params:makeMistake("same-new-name",{})}),key:!0,preset:{},presetText:"none",help:"The name on base to the name on \
head, so that a renamed benchmark is compared.",details:"You can add an entry early: it has no effect while head lacks t\
he new name. Once base lacks the old name, a warning says that you can remove it. An entry of the pull request itself [c\
ounts too](#renames-in-a-pull-request)."}};var PUBLISHING={inputs:["gate","report"]},PUBLISHING_OPTIONS={name:{inputs:["gate","measure","report"],flags:["check","m\
easure","doctor","report"],schema:name,preset:"bench-referee",placeholder:"NAME",help:"Name of the check run, and key of\
 the comment. Two gates in one repository need two names, or they overwrite each other.",terminal:{help:"Name in the rep\
ort."},differing:{"input measure":{help:"Name of this recording in the report. The legs of a matrix need different names\
, because numbers of different runners are never pooled."},"flag report":{presetText:"the name of the first recording"}},
repeat:{valueOf:({publish})=>publish.name,isHarmless:isAlwaysHarmless}},comment:{...PUBLISHING,schema:choice("always","o\
n-change","on-failure","never"),preset:"always",help:"When to comment on the pull request: `always`, `on-change`, `on-fa\
ilure` or `never`. An existing comment is kept current, except with `never`.",repeat:"a command line writes no comment"},
check:{...PUBLISHING,schema:yesOrNo,preset:!0,help:"Whether to create a check run: `true` or `false`. The step itself su\
cceeds or fails either way.",repeat:"a command line creates no check run"},failOn:{...PUBLISHING,flags:["check","report"],
schema:choice("regression","inconclusive","never"),preset:"regression",placeholder:"WHAT",help:"What fails the run: `reg\
ression`, `inconclusive` (a regression or an undecided budget) or `never`. A run that cannot be judged always fails.",repeat:{
valueOf:({publish})=>publish.failOn,isHarmless:isAlwaysHarmless}},historyRef:{...PUBLISHING,flags:["check","report"],schema:historyRef,
preset:DEFAULT_HISTORY_REF,placeholder:"REF",help:"Ref with the history that the action `record` writes, for budgets wit\
h `against` and for what changed since the latest release.",repeat:{valueOf:({publish})=>publish.historyRef,isHarmless:isAlwaysHarmless}},
overrideLabel:{...PUBLISHING,schema:text2("label").transform(label=>label.trim()),preset:"perf-regression-accepted",help:"\
Label with which a maintainer accepts a failing verdict. The check then passes, the results stay red, and the report say\
s who set it.",repeat:"a command line sees no labels"},overrideScope:{...PUBLISHING,schema:choice("commit","pull-request",
"never"),preset:"commit",help:"What the label accepts: the `commit` on which it was set, every commit of the `pull-reque\
st`, or nothing (`never`).",repeat:"a command line sees no labels"}},HISTORY_OPTIONS={ref:{inputs:["report","record"],schema:historyRef,
preset:DEFAULT_HISTORY_REF,help:"Ref of the repository that holds the history. It need not be a branch.",differing:{"inp\
ut report":{help:"Ref of the repository that holds the history, for `issue`.",presetText:"the `history-ref`"}},repeat:"i\
t has no influence on a run"},issue:{inputs:["report"],schema:yesOrNo,preset:!1,help:"Whether to keep an issue about con\
firmed steps of the history: `true` or `false`. It is opened for the first one and closed when no result is worse any mo\
re. The token needs `issues: write`.",repeat:"a command line writes no issue"}};var OPTIONS={...MEASURING_OPTIONS,...COMMIT_OPTIONS,...PUBLISHING_OPTIONS,...JUDGING_OPTIONS,...HISTORY_OPTIONS};var FORMAT_LIST=`${REPORT_FORMATS.slice(0,-1).map(quoteCode).join(", ")} or ${REPORT_FORMATS.slice(-1).map(quoteCode)}`;
function quoteCode(text3){return`\`${text3}\``}var TEXTS={ACTION:"action",DIR:"out-folder",FILE:"out-file",ID:"profile-f\
ormat",NAME:"gate-name",REF:"any-ref"};function textFlag(placeholder,text3){return{placeholder,schema:text2(TEXTS[placeholder]),
preset:null,...text3}}function patternFlag(text3){return{placeholder:"GLOB",schema:definePattern("pattern"),preset:null,
...text3}}function switchFlag(help){return{placeholder:"",schema:string().transform(()=>!0),preset:!1,help}}function formatFlag(forms,help){
return{placeholder:"FORM",schema:choice(...forms),preset:forms[0],help}}function outputOrInputFlag(outputs,expected,help){
let schema=benchmarkFormat(expected,outputs).transform(text3=>text3),setsOption=value=>!outputs.includes(value);return{...{
placeholder:"FORM",schema,preset:outputs[0],help},setsOption}}function aliasFlag(placeholder,{schema},help){return{...{placeholder,
schema,preset:null,help},setsOption:()=>!0}}var RUN=aliasFlag("COMMAND",OPTIONS.run,"The same as `-- COMMAND`, as one wo\
rd.");function numberField(expected,check){return defineField(expected,(text3,refuse)=>{let number3=parseDecimal(text3);
return number3===null||number3===1/0?refuse("value-unreadable"):check(number3,refuse)})}var GATE_NAME=/^[\w-]{1,40}$/,ACTION=/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/,
SCRIPT={takes:"script",maxWords:0,strayError:"argument-unexpected"},NOTHING={takes:"files",maxWords:0,strayError:"argume\
nts-unexpected"},FILES4={...NOTHING,maxWords:1/0},ONE_FILE={...NOTHING,maxWords:1},COMMANDS={check:{...SCRIPT,flags:{run:RUN,
writeBaseline:switchFlag("Measure only the current state, write it to the baseline, and judge nothing."),out:textFlag("D\
IR",{help:"Folder for `recording.json`, `report.json`, `comment.md`, `report.html` and `junit.xml`.",presetText:"nothing\
 is kept"}),format:outputOrInputFlag(REPORT_FORMATS,"format-or-report",`Format of the report: ${FORMAT_LIST}. Any other \
id is the \`--input-format\`.`)}},measure:{...SCRIPT,flags:{run:RUN,out:textFlag("FILE",{help:"File for the recording. R\
equired."}),format:aliasFlag("ID",OPTIONS.format,"The same as `--input-format`.")}},bisect:{...SCRIPT,flags:{benchmarks:patternFlag(
{help:"Pattern of the benchmarks to search for.",presetText:"all that got worse"}),minutes:{placeholder:"N",schema:OPTIONS.
maxMinutes.schema,preset:30,help:"Time limit of the search, in minutes, after the comparison of base and head."},resume:textFlag(
"FILE",{help:"Recording of a search that was not finished, of the same commits and command. The search continues."}),format:formatFlag(
REPORT_FORMATS,`Format of the report: ${FORMAT_LIST}.`)}},doctor:{...SCRIPT,flags:{write:textFlag("FILE",{help:"File for\
 the proposed configuration. An existing file is never overwritten."}),format:outputOrInputFlag(["text","json"],"format-\
or-diagnosis","Format of the diagnosis: `text` or `json`.")}},report:{...FILES4,flags:{format:formatFlag(REPORT_FORMATS,
`Format: ${FORMAT_LIST}.`)}},parse:{...FILES4,flags:{format:{placeholder:"ID",schema:OPTIONS.format.schema,preset:OPTIONS.
format.preset,presetText:"detected",help:"Format of the files: an id from `bench-referee formats`."}}},init:{...SCRIPT,flags:{
name:{placeholder:"NAME",schema:defineField("gate-name",(text3,refuse)=>GATE_NAME.test(text3)?text3:refuse("not-a-gate-n\
ame",{got:text3})),preset:null,help:"Name of a further gate, beside the one that the repository has. It gets a workflow,\
 a configuration and a check of its own."},uses:{placeholder:"ACTION",schema:defineField("action",(text3,refuse)=>ACTION.
test(text3)?text3:refuse("not-an-action",{got:text3})),preset:null,presetText:"the commit of the npm package, or of the \
clone that contains the program; the version if there is none",help:"How the workflow names this action, such as `OWNER/\
bench-referee@SHA`."}}},validate:{...ONE_FILE,strayError:"too-many-files",flags:{recording:textFlag("FILE",{help:"Record\
ing of an earlier run, to show what each budget matches in it."}),format:formatFlag(["text","json"],"Format: `text` or `\
json`.")}},history:{...NOTHING,flags:{ref:{...textFlag("REF",{help:"Ref of this clone that holds the history."}),preset:DEFAULT_HISTORY_REF},
out:textFlag("FILE",{help:"File for the output.",presetText:"standard output"}),format:formatFlag(["text","html","json"],
"`text`, `html` (one page without other files) or `json`."),benchmarks:patternFlag({help:"Pattern of the benchmarks to s\
how.",presetText:"all"}),since:textFlag("REF",{help:"Release or commit that the levels are relative to.",presetText:"the\
 latest release that was compared, or the commit that most others were compared with"})}},"history import":{...ONE_FILE,
strayError:"too-many-imports",flags:{ref:{placeholder:"REF",schema:historyRef,preset:DEFAULT_HISTORY_REF,help:"Ref of th\
is clone that gets the values."}}},"history change-points":{...ONE_FILE,strayError:"too-many-series",flags:{method:{placeholder:"\
METHOD",schema:choice("ranks","e-divisive"),preset:"ranks",help:"`ranks`, or `e-divisive`: the procedure of apache/otava\
."},window:{placeholder:"N",schema:numberField("window",(number3,refuse)=>Number.isInteger(number3)?number3:refuse("valu\
e-unreadable")),preset:null,presetText:"all values with `ranks`, 50 with `e-divisive`",help:"Largest number of values to\
 search at once: from 10 with `ranks`, from 2 to 1000 with `e-divisive`."},p:{placeholder:"P",schema:numberField("alpha",
(number3,refuse)=>number3>0&&number3<=1?number3:refuse("value-outside",{above:0,to:1})),preset:.001,help:"Largest p of a\
 change point."},magnitude:{placeholder:"M",schema:numberField("share",(number3,refuse)=>number3>=0?number3:refuse("valu\
e-negative")),preset:0,help:"Smallest change, as a share of the smaller level, that a change point must exceed: `0.05` i\
s 5 %."}}},"profile diff":{...FILES4,flags:{format:formatFlag(["text","html","json"],"`text`, `html` (with a flame graph\
, one page without other files) or `json`."),inputFormat:textFlag("ID",{help:"Format of the profiles: `pprof`, `perf-scr\
ipt`, `collapsed`, `cpuprofile`, `speedscope` or `callgrind`.",presetText:"detected"}),out:textFlag("FILE",{help:"File f\
or the output.",presetText:"standard output"}),touched:{placeholder:"PATHS",schema:string(),preset:"",presetText:"none",
help:"Changed paths, one a line, as `git diff --name-only` prints them. Functions in these files come first."}}},formats:{
...NOTHING,flags:{}},demo:{...NOTHING,flags:{}}};function optionsOf(command5,options=OPTIONS){return Object.keys(options).filter(name2=>options[name2]?.flags?.includes(command5))}
function optionOfCommand(option,command5){return{...option,...option.terminal,...option.differing?.[`flag ${command5}`]}}
function flagNameOf(name2,{flag:flag2}){return flag2??toKebabCase(name2)}function flagsOf(command5,options=OPTIONS){let settings=optionsOf(
command5,options).map(name2=>[name2,optionOfCommand(options[name2],command5)]),rows=COMMANDS;return[...settings,...Object.
entries(rows[command5]?.flags??{})].map(([name2,option])=>{let{help,placeholder="VALUE",preset,presetText}=option,isWithoutDefault=placeholder===
""||preset===null&&presetText===void 0;return{name:flagNameOf(name2,option),placeholder,help,preset:isWithoutDefault?null:
formatPreset(option)}})}function formatPreset({preset,presetText}){return presetText??`\`${formatOptionValue(preset)}\``}export{BLANK_LETTERS,TEXT_LIMIT,stripControls,shorten,shortenMiddle,cleanUntrustedText,quoteUntrustedText,PLAIN_FORMATTER,
UNCUT_FORMATTER,richText,joinRichTexts,emphasise,asCode,asUntrustedText,formatRichText,shortenSha,abbreviateSha,formatLocation,
COMMAND_NAME,COUNTED,resolveCommands,nameCommands,scriptOf,listChangedSettings,quoteShellWord,quoteShellWords,changeWordsOf,
worseWordOf,formatCount,lowerFirst,formatList,shortenList,groupLabelOf,formatDuration,formatMissingHistory,formatHistorySize,
formatStep,formatCountStep,formatCost,formatUndecidedCount,formatOutputTitle,formatRemeasuring,formatRetry,formatOneSidedDisturbance,
formatNothingToMeasure,formatOwnBenchmarkFiles,formatLook,formatCountLook,formatSearchStart,formatBuild,formatSearchStep,
formatSearchEnd,formatNothingToSearch,formatUnfinishedSearch,formatProfilesStart,formatProfileStep,formatProfilesEnd,formatRecognisedFormat,
formatReplacedBase,formatUnknownDefinitions,dayOf,daysUntil,withCode,list,SIDES,MEASURABLE,isMeasurable,formatPercent,formatMargin,
formatWholePercent,describeConfigChange,isMeasuringCode,formatDiagnostic,formatDiagnosticLine,formatThrown,toDiagnosticJson,
formatDefect,formatMistakeCount,editDistance,findNearestWord,suggestWord,iso_exports,DEFAULT_HISTORY_REF,RECORDED_EVENTS,
groupOfLeg,historyKeyOf,parseDecimal,isMapping,makeMistake,toError,encodeExpectation,decodeExpectation,toQuotable,innerSchemaOf,
compareTexts,groupedNameKeyOf,benchmarkKeyOf,MAX_JOBS,parseShard,withUnknownBenchmarks,formatShard,sortBenchmarks,listOwn,
isEmptyShard,shareOf,LEVELS,UNDECIDED,MAX_PERCENT,isAboutChange,isAbsoluteLimit,hasStoppedEarly,STATES,parseCpuList,renderCpuList,
toBaseUnit,decodeText,cleanText,truncate,makeLocator,parseCallgrindHeader,splitWords,parseCost,readCountedParts,toInvocationMeasurements,
gomaxprocsSuffixOf,listNameVariants,FORMATS2 as FORMATS,findFormat,parseToolOutput,parseToolOutputs,PROFILE_FORMAT_IDS,toKebabCase,
presetsOf,omitHistoryKeys,resolveValues,formatOptionValue,MEASURING_OPTIONS,COMMIT_OPTIONS,relativeWorseningOf,worseSign,
isOver,RULES,JUDGING_OPTIONS,PUBLISHING_OPTIONS,OPTIONS,COMMANDS,optionsOf,optionOfCommand,flagNameOf,flagsOf};
