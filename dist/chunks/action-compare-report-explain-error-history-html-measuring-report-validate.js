import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ownFileUrl}from"./action-cli-compare-report-explain-error-history-html-measuring-report-validate.js";import{cleanUntrustedText,quoteUntrustedText,shorten,stripControls,takeWithin}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";
import{MEASURABLE,quoteShellWord}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{RESULT_SETTING_KEYS,isDay}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";
import{MAX_NUMBER_LENGTH,REPORT_FORMATS,UserError,formatCompact,formatQuantity,userErrorOf}from"./action-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";var PLAIN_FORMATTER={plain:text2=>text2,strong:text2=>text2,code:text2=>formatPlainCode(text2),untrusted:text2=>quoteUntrustedText(
text2)},UNCUT_FORMATTER={...PLAIN_FORMATTER,code:text2=>formatPlainCode(text2,Number.POSITIVE_INFINITY),untrusted:text2=>quoteUntrustedText(
text2,Number.POSITIVE_INFINITY)};function formatPlainCode(text2,limit){return text2.includes("`")?quoteUntrustedText(text2,
limit):`\`${cleanUntrustedText(text2,limit)}\``}function richText(texts2,...values){return texts2.flatMap((text2,index)=>{
let value=values[index]??"";return[text2,...isRichText(value)?value:[typeof value=="number"?String(value):value]]}).filter(
piece=>piece!=="")}function joinRichTexts(texts2,separator){return texts2.filter(words=>words!==null).flatMap((words,index)=>index===
0?words:[separator,...words])}function emphasise(text2){return{strong:text2}}function asCode(text2){return{code:text2}}function asUntrustedText(text2){
return{untrusted:text2}}function formatRichText(words,formatter=PLAIN_FORMATTER){return words.map(piece=>typeof piece=="\
string"?formatter.plain(piece):"strong"in piece?formatter.strong(piece.strong):"code"in piece?formatter.code(piece.code):
formatter.untrusted(piece.untrusted)).join("")}function isRichText(value){return Array.isArray(value)}function shortenSha(sha){return sha.slice(0,12)}function abbreviateSha(sha){return sha.slice(0,7)}function formatLocation(location){let isRecorded=location[0]?.kind==="recording";return location.map((part,index)=>{let text2=formatPart(
part);return isRecorded&&index>0&&!OWN_KINDS.includes(part.kind)?quoteUntrustedText(text2):text2}).join(", ")}var OWN_KINDS=[
"round","placement","setup","part","pull request"];function formatPart(part){switch(part.kind){case"file":{let{path,line,
column,keys}=part,position=[path,line,column].filter(one=>one!==void 0).join(":");return keys===void 0?position:`${position}\
: ${formatJsonPath(keys)}`}case"setting":{let{path,line,column,keys}=part;return[`${path}:${line}:${column}`,...keys.length===
0?[]:[formatYamlPath(keys)]].join(": ")}case"input":return`input "${part.name}"`;case"flag":return`--${part.name}`;case"\
key":return part.name;case"side":return part.sha===void 0?part.side:`${part.side} ${abbreviateSha(part.sha)}`;case"round":
return`${part.round===0?"warm-up":`round ${part.round}`}, ${part.side}`;case"placement":return`counting, ${part.placement===
0?"warm-up":`placement ${part.placement}`}, ${part.side}`;case"setup":return`setup, ${part.side}`;case"recording":case"e\
vent":return`${part.kind} ${quoteUntrustedText(part.name)}`;case"label":return`label ${part.name}`;case"git command":case"\
environment variable":return part.name;case"commit":return`commit ${shortenSha(part.sha)}`;case"pull request":return`pul\
l request #${part.number}`;case"part":return part.part;case"text":return part.text}}function formatJsonPath(keys){return`\
$${keys.map(key=>typeof key=="number"?`[${key}]`:`.${key}`).join("")}`}function formatYamlPath(keys){return keys.map((key,index)=>{
if(typeof key=="number")return`[${key}]`;let name=/^[\w*/-]+$/.test(key)?key:JSON.stringify(key);return index===0?name:`\
.${name}`}).join("")}var GOT=["got","got"],MAKES=["makes","make"],ALLOCATES=["allocates","allocate"],HAS=["has","have"],FAMILIES=[{unit:/(^|-)sec(\/|$)/,
better:"lower",verb:GOT,more:"slower",less:"faster"},{unit:/(^|-)allocs(\/|$)/,better:"lower",verb:MAKES,more:"more allo\
cations",less:"fewer allocations"},{unit:/(^|-)B\/(op|iter)$/,better:"lower",verb:ALLOCATES,more:"more memory",less:"les\
s memory"},{unit:/\/s(ec)?$/,better:"higher",verb:HAS,more:"higher throughput",less:"lower throughput"},{unit:/(^|-)B$/,
better:"lower",verb:GOT,more:"larger",less:"smaller"}],OTHERWISE={verb:["is","are"],more:"higher",less:"lower",isClear:!1};
function changeWordsOf({unit,better}){let family=FAMILIES.find(one=>one.unit.test(unit)&&one.better===better);return family===
void 0?OTHERWISE:{...family,isClear:!0}}function worseWordOf(subject){let words=changeWordsOf(subject);return subject.better===
"lower"?words.more:words.less}function formatCount(count,noun){return`${count.toLocaleString("en-US")} ${noun}${count===
1?"":"s"}`}function lowerFirst(sentence){return sentence.charAt(0).toLowerCase()+sentence.slice(1)}function formatList(items,limit){
let shown=shortenList(items,limit),last=shown.at(-1)??"";return shown.length<2?last:`${shown.slice(0,-1).join(", ")} and\
 ${last}`}function shortenList(items,limit=items.length,total=items.length){let shown=items.slice(0,limit),rest=total-shown.
length;return rest===0?shown:[...shown,`${rest.toLocaleString("en-US")} more`]}function groupLabelOf({command:command3,group}){
let parts=[command3,group].filter(part=>part!==null);return parts.length===0?null:parts.join(": ")}function formatDuration(ms){if(ms<999.5)return`${Math.round(ms)} ms`;if(ms<59950)return`${(ms/1e3).toFixed(1)} s`;let seconds=Math.
round(ms/1e3);return`${Math.floor(seconds/60)} min ${String(seconds%60).padStart(2,"0")} s`}function formatMissingHistory(ref){
return`there is no history in ${ref}`}function formatHistorySize(ref,commits){return`commits in the history of ${ref}: ${commits}`}
function formatStep({round,command:command3,side:side2},{rounds,commands},unit="round"){return`${round===0?"warm-up":`${unit}\
 ${round}/${rounds}`} ${side2}${commands===1?"":` command ${command3+1}/${commands}`}`}function formatCost({roundMs,rounds:allowed,
maxMinutes},{min,max},commands){let range=min===max?"":`${min} to `,times=[...new Set([min,max])].map(rounds=>formatDuration(
rounds*roundMs)).join(" to "),planned=`${range}${formatCount(max,"round")} ${max===1?"takes":"take"} about ${times}`,limit=`\
max-minutes (${maxMinutes}) allows ${allowed>=max?"all of them":`${allowed} of them`}`;return`${formatInvocationTimes(commands)}\
, so ${planned}; ${limit}`}function formatInvocationTimes(commands){let texts2=commands.map(times=>Object.entries(times).
map(([side2,ms])=>`${formatDuration(ms)} on ${side2}`).join(" and "));return commands.length===1?`an invocation takes ${texts2.
join("")}`:`an invocation takes ${joinFirst(texts2.map((text2,index)=>`command ${index+1}/${texts2.length} ${text2}`))}`}
function formatUndecidedCount(undecided){return undecided===null?"":`, ${undecided.names.length} of ${undecided.of} unde\
cided`}var MAX_NAMES=3;function joinFirst(names){return`${names.slice(0,MAX_NAMES).join(", ")}${names.length>MAX_NAMES?"\
, \u2026":""}`}function nameRounds(block){return`${block.length===1?"round":"rounds"} ${block.join(" and ")}`}function formatUndecidedBenchmarks({
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
names}){return`searching ${formatCount(commits,"commit")} for ${joinFirst(names)}`}function formatBuild({position,of,sha}){
return`build commit ${position} of ${of}, ${shortenSha(sha)}`}function formatSearchStep({commit,round,commits}){let tree=commit===
0?"base":commit===commits?"head":`commit ${commit} of ${commits}`;return`search ${round===0?"warm-up":`round ${round}`} ${tree}`}
function formatSearchEnd({ended,builds,rounds,durationMs}){return`search ended (${ended}): ${formatCount(builds,"build")}\
, ${formatCount(rounds,"round")}, ${formatDuration(durationMs)}`}function formatNothingToSearch(benchmarks){return`${benchmarks===
null?"Nothing":`Nothing that matches ${benchmarks}`} got significantly worse, so no commit was searched.`}function formatUnfinishedSearch(command3){
return`The search is not finished. To continue it:
  ${command3}`}function formatProfilesStart(names){return`profiling ${joinFirst(names)}`}function formatProfileStep(name,side2,{
round,of}){return`profile ${round} of ${of} of ${name} ${side2}`}function formatProfilesEnd({ended,profiles,durationMs}){
return`profiles ended (${ended}): ${formatCount(profiles,"profile")}, ${formatDuration(durationMs)}`}function formatRecognisedFormat(format,evidence){
return`recognised the format "${format}"${evidence===null?"":` by "${evidence}"`}`}function formatReplacedBase(path,commit){
return`base is not measured: the baseline ${path} of ${commit} is used`}function formatUnknownDefinitions(reason2){return`\
the lines that define benchmarks are not known: ${reason2}`}function message(fields,words,..._unknown){return{fields,words:shown=>{let chosen=typeof words=="function"?words(shown):
words;return typeof chosen=="string"?fillTemplate(chosen,shown):chosen}}}function toMessage(entry){return typeof entry==
"string"?message(readFields(entry),entry):entry}function readFields(template){let fields=[...template.matchAll(TOKEN)].flatMap(
([token])=>token.startsWith("{")?listFields(token.slice(1,-1)):token.startsWith("[")?Object.entries(readFields(token.slice(
1,-1))).map(([name,field])=>[name,optional(field)]):[]);return Object.fromEntries(fields)}function listFields(placeholder){
let[,name="",kind="text",total,noun]=PLACEHOLDER.exec(placeholder)??[];return total===void 0?[[name,noun===void 0?KINDS[kind]:
number]]:[[name,firstTexts],[total,number]]}var PLACEHOLDER=/^(\w+)(?::(\w+)| of (\w+)| (.+))?$/,TOKEN=/`[^`]*`|\{[^}]*\}|\[(?:`[^`]*`|[^\]`])*\]|[^`{[]+/g;
function fillTemplate(template,shown){return[...template.matchAll(TOKEN)].flatMap(([token])=>{let inside=token.slice(1,-1);
return token.startsWith("`")?[asCode(inside)]:token.startsWith("{")?fillPlaceholder(inside,shown):token.startsWith("[")?
[...inside.replaceAll(/`[^`]*`/g,"").matchAll(/\{(\w+)/g)].map(([,name=""])=>name).every(name=>shown[name]!==void 0)?fillTemplate(
inside,shown):[]:[token]})}function fillPlaceholder(inside,shown){let[,name="",,total,noun]=PLACEHOLDER.exec(inside)??[],
value=shown[name];if(Array.isArray(value)){let items=value;return list(items,items.length,total===void 0?items.length:shown[total])}
return typeof value!="number"?[value]:[noun===void 0?String(value):formatCount(value,noun)]}function withCode(text2){return text2.
split("`").map((part,index)=>index%2===0?part:asCode(part)).filter(piece=>piece!=="")}var text={accepts:value=>typeof value==
"string",show:asUntrustedText},code={...text,show:value=>({code:value})},texts={accepts:value=>Array.isArray(value)&&value.
every(item=>typeof item=="string"),show:items=>items.map(asUntrustedText)},firstTexts={...texts,show:items=>items.slice(
0,3).map(asUntrustedText)};function upTo(limit){return{...texts,show:items=>shortenList(items.map(asUntrustedText),limit)}}
var codes={...texts,show:items=>items.map(asCode)},number={accepts:value=>typeof value=="number",show:value=>value},KINDS={
text,code,number,texts,codes},flag={accepts:value=>typeof value=="boolean",show:value=>value},unitName={...text,show:value=>value},
day={accepts:value=>typeof value=="string"&&isDay(value),show:value=>value};function oneOf(...words){return{accepts:value=>words.
includes(value),show:word=>word}}function optional(field){return{accepts:value=>value===void 0||field.accepts(value),show:value=>value===
void 0?void 0:field.show(value)}}function list(items,limit=items.length,total=items.length){return joinItems(shortenList(
items,limit,total),"and")}function listAlternatives(items){return joinItems(items,"or")}function joinItems(items,conjunction){
return items.flatMap((item,index)=>{let joint=index===0?"":index===items.length-1?` ${conjunction} `:", ";return richText`${joint}${item}`})}var command={...optional(text),show:name=>name===void 0?"setup":asUntrustedText(name)},duration={...number,show:formatDuration},
mebibytes={...number,show:bytes=>`${bytes/1024/1024} MiB`},WRITE_AGAIN="Write it again with `bench-referee check --write\
-baseline`, and commit it.",FILTER_RESET="so everything is measured again from here on. Check what the command does with\
 {filter}.",MEASURE_MESSAGES={"command-failed":message({command,exitCode:number,durationMs:duration,isNetwork:optional(flag)},
({isNetwork})=>isNetwork?"{command} failed (exit code {exitCode} after {durationMs}). It says that a server was not reac\
hed, so run it again.":"{command} failed (exit code {exitCode} after {durationMs})."),"command-not-found":message({command},
"{command} failed with exit code 127: a command was not found. Install it in `setup`, or on the machine before this step\
."),"program-not-in-commit":message({command,name:text,path:text,install:optional(code)},({command:command3,name,path,install})=>{
let remedy=install===void 0?richText`Make it in ${asCode("setup")}.`:richText`Install it in each clone: ${asCode(`--setu\
p ${quoteShellWord(install.code)}`)}, or ${asCode(`setup: ${install.code}`)} in the configuration.`;return richText`${command3} did not find ${name}. Your folder has ${path}, but git does not have it, and clean clones are measured. ${remedy}`}),
"script-line-ends":message({command,path:text},"{command} could not start {path}: its lines end as on Windows, so its in\
terpreter is not found. Add `*.sh text eol=lf` to `.gitattributes`, run `git add --renormalize .`, and commit both."),"c\
ommand-file-missing":message({command,path:text,workingDirectory:optional(text)},({workingDirectory})=>`{command} did no\
t find {path}. This commit does not have that file in ${workingDirectory===void 0?"the top folder":"the folder {workingD\
irectory}"} of the repository, where it runs, and \`setup\` did not make it. Add it, or set \`working-directory\` to its fol\
der.`),"command-killed":message({command,signal:code},({signal})=>signal.code==="SIGKILL"?"{command} was killed by {sign\
al}. Memory may have run out.":"{command} was killed by {signal}. Run it alone to find out why."),"command-not-started":message(
{command,reason:text,workingDirectory:optional(text)},"{command} could not be started: {reason}.[ Check that `working-di\
rectory` {workingDirectory} exists there.]"),"output-too-long":message({command,limitBytes:mebibytes},({command:command3})=>`\
{command} printed more than {limitBytes} and was killed. ${command3==="setup"?"Make it print less.":"Print results only,\
 or write them to a file and name it in `output-file`."}`),"command-too-slow":message({command,limitMs:duration,usualMs:optional(
duration)},({command:command3,usualMs})=>command3==="setup"?"{command} did not end within {limitMs} and was killed. Find\
 out why it hangs.":usualMs===void 0?"{command} did not end within {limitMs}, the time left of `max-minutes`, and was ki\
lled. Raise `max-minutes`, or find out why it hangs.":"{command} did not end within {limitMs}, though {usualMs} was enou\
gh before, and was killed. Find out why it hangs, or give it its own time limit."),"benchmark-files-unmatched":"no file \
of base or head matches {patterns:texts}, so base gets nothing from head by them. Correct the patterns or delete them.",
"benchmark-files-not-for-base":"base does not work with head's version of these files, so it was measured with its own. \
New benchmarks are not compared, and where head changed a benchmark, the two sides do not measure the same thing.","time\
-too-short":message({rule:code,results:number,roundMs:number,maxMinutes:number,rounds:number,neededRounds:number,neededMinutes:number,
fixedRounds:optional(number),hasBaseline:flag,mayIncludeBuild:flag},({roundMs,maxMinutes,rounds,...remedy})=>`${describeAllowedRounds(
{roundMs,maxMinutes,rounds})}. To show that {rule} is broken with {results budgeted result}, {neededRounds} are needed. ${formatTimeRemedies(
remedy)}`),"processes-left":message({command,names:optional(upTo(5))},"{command} left processes running, which were kill\
ed[: {names}]. It must end what it starts, because that can slow the next measurement."),"setup-processes-ended":message(
{names:upTo(5)},"setup left processes running, which were ended with it: {names}. Start a server that the benchmark need\
s in `run`, or in an earlier step of the workflow."),"runner-files-changed":"something wrote to the files of {variables:\
codes}, by which a step sets variables and outputs. They were restored, and this run is not judged: no benchmark does th\
at by accident.","no-results-printed":"it has no benchmark results. Check that the command runs the benchmarks that it s\
hould.","no-result-file":"the command wrote no file that matches `output-file` {pattern}. The pattern is relative to `wo\
rking-directory`; files of an earlier run are not read.","results-missing":"a result is missing for {names of count}, al\
though base had one in its warm-up, before head ran. Each invocation must print the same benchmarks.","names-unstable":message(
{sides:oneOf("base","head","both"),count:number,from:text,to:text,isShard:optional(flag)},({sides,count,isShard})=>{let[
names,its,them]=count===1?["the name of 1 benchmark is","its name","it"]:["the names of {count} benchmarks are","the nam\
es","them"],compared=isShard?"Benchmarks are divided into shards by their names.":"Without a constant name a benchmark i\
s not compared.",exclude=isShard?"":`, or exclude ${them} from the budgets of level \`fail\``;return`on ${sides==="both"?
"base and head":"{sides}"}, ${names} not the same in each invocation: {from}, then {to}. ${compared} Remove anything tha\
t varies from ${its}: a path, a process id, a time or a seed${exclude}.`}),"block-retried":message({first:number,last:number,
signal:optional(code),exitCode:optional(number),second:oneOf("ok","failed","cut")},({first,last,signal,second})=>{let how=signal===
void 0?"[ (exit code {exitCode})]":" (killed by {signal})",block=first===last?"round {first} was":"rounds {first} and {l\
ast} were",once=second==="ok"?" once":"",end={ok:", with success. The first attempt is not used.",failed:". Then an invo\
cation failed again.",cut:". Measuring ended before that was done."}[second];return`an invocation failed${once}${how}, s\
o ${block} measured again on both sides${end}`}),"filter-not-followed":message({names:firstTexts,count:number,filter:text},
`{names of count} did not run with it, ${FILTER_RESET}`),"filter-failed":message({round:number,side:oneOf("base","head"),
filter:text},`round {round}, {side}, failed with it, ${FILTER_RESET}`),"sample-unit":"every raw value counts, as in benc\
hstat. The values of one invocation share its moment and its memory layout, so changes look more significant than they a\
re.","baseline-not-found":`there is no such baseline. ${WRITE_AGAIN}`,"baseline-without-values":`it has no values of hea\
d. ${WRITE_AGAIN}`,"baseline-setting-differs":message({setting:oneOf("unit","format"),configured:text,found:optional(text)},
`its {setting} is[ {found},] not {configured}, which is configured now. ${WRITE_AGAIN}`),"baseline-only-on-head":"the ba\
se commit has no such baseline, so the one of this pull request was used.","baseline-changed":message({isDeleted:flag},({
isDeleted})=>`this pull request ${isDeleted?"deletes":"changes"} the baseline. The one of the base commit was used; the \
change applies after the merge.`),"command-in-top-folder":"the command runs in the top folder of the repository, not in \
{folder} where it was typed. Add {flag:code} to run it there.","baseline-not-named":"no file for the baseline is named. \
Add `baseline: bench/baseline.json` to {config:code}, or use `--baseline bench/baseline.json`."};function describeAllowedRounds({
roundMs,maxMinutes,rounds}){let allow=maxMinutes===1?"allows":"allow";return`a round takes about ${formatDuration(roundMs)}\
, so ${formatCount(maxMinutes,"minute")} ${allow} ${formatCount(rounds,"round")}`}function formatTimeRemedies({neededMinutes,
fixedRounds,hasBaseline,mayIncludeBuild}){let remedies=[`Raise \`max-minutes\` to at least ${neededMinutes}`,...fixedRounds===
void 0?[]:[`set \`rounds: ${fixedRounds}\``],"measure fewer or shorter benchmarks",...hasBaseline?[]:["compare with a `b\
aseline`, which halves the time"]],build=mayIncludeBuild?" If the first invocation builds something, do that in `setup`,\
 whose time does not count.":"";return`${remedies.slice(0,-1).join(", ")}, or ${remedies.at(-1)}: see \`${ownFileUrl("do\
cs/slow-suites.md")}\`.${build}`}var RESUMED_PARTS=["base","head","setup","working directory","output file","number of commands",...RESULT_SETTING_KEYS],
COMMAND_LINE_MESSAGES={"unknown-command":message({command:text,suggestion:optional(code),commands:codes},({suggestion})=>suggestion===
void 0?"unknown command {command}. The commands are {commands}.":"unknown command {command}. Did you mean {suggestion}?"),
"no-such-benchmark":message({pattern:text,names:texts,count:number},"no benchmark matches {pattern}. The names are {name\
s of count}."),"resumed-without-search":"{file} is not the recording of a search. Give the file that an interrupted `ben\
ch-referee bisect` wrote.","resumed-other-run":message({part:oneOf(...RESUMED_PARTS),got:text,wanted:text},"the {part} o\
f the recording is {got}, but this search uses {wanted}. Repeat the command that wrote the recording, or leave the flag \
out."),"no-input-file":"no file was named. Use `parse results.txt`, or `parse -` for standard input.","no-output-file":"\
no file for the recording was named. Use `--out recording.json`.","input-unreadable":"it could not be read ({reason}). C\
heck that it is the right file.","history-missing":`this clone does not have the ref {ref}. Fetch it with {command:code}\
, or record runs first, as \`${ownFileUrl("docs/history.md")}\` says.`,"history-empty":"{ref} has no runs. Name the ref \
that the action `record` writes.","history-since-unknown":"there is no commit {ref} in this clone. Fetch it, for example\
 with `git fetch --tags`, or name another one.","history-since-not-compared":"no run compared {ref} ({commit}). Name a c\
ommit of the history, or leave the flag out.","history-benchmark-unmatched":"no benchmark of the history matches {patter\
n}. `*` matches within one part of a name, and `**` across parts.","history-file-refused":"it is not a run of this versi\
on ({reason}), so it is left out.","history-file-skipped":"it is too large for a run, so it is left out.","no-import-fil\
e":"no file was named. Use `history import data.js`, or `history import -` for standard input. The file is on the branch\
 `gh-pages`, often as `dev/bench/data.js`.","too-many-imports":"takes one file at a time. Remove {got}.","import-too-lar\
ge":"together with earlier imports it is larger than {limit:number} bytes, so it was not imported. Remove old runs from \
it.","import-no-data-js":"it is not the file `data.js` of github-action-benchmark, which is `window.BENCHMARK_DATA = ` a\
nd JSON ({reason}). Nothing was imported.","import-unexpected":"this part is not what github-action-benchmark writes ({r\
eason}). Nothing was imported. Correct or remove it.","import-empty":"it has no values, so there is nothing to import.",
"import-without-number":message({missing:number},({missing})=>missing===1?"1 value is `null` instead of a number. The ch\
arts of github-action-benchmark have a gap there, and so does the import.":"{missing value} are `null` instead of number\
s. The charts of github-action-benchmark have gaps there, and so does the import."),"no-series-file":"no file was named.\
 Use `history change-points values.txt`, or `history change-points -` for standard input.","too-many-series":"takes one \
series at a time. Remove {got}.","series-empty":"has no numbers. Give one number on each line, or a JSON array of number\
s.","series-not-a-number":"{got} is not a number. Give one number on each line, or a JSON array of numbers, without unit\
s or separators.","series-not-finite":"{got} is not a finite number. Leave it out, or correct the program that wrote it.",
"series-broken-json":"is not a JSON array ({reason}). Correct it, or give one number on each line.","series-too-long":"h\
as {got:number} values, but at most {max:number} are searched. Give the newest ones, for example with `tail`.","no-resul\
ts-in-file":"it has no benchmark results. Give the output of a benchmark tool; `bench-referee formats` lists the tools.",
"not-two-columns":message({columns:texts},({columns})=>{let names=columns.length===0?[]:richText`: ${list(columns)}`;return richText`${asCode(
"--config")} and all formats but ${asCode("text")} and ${asCode("csv")} compare two columns, but there are ${columns.length}${names}. Name two files, or choose two columns with ${asCode(
"--col")} and ${asCode("--filter")}.`}),"benchstat-warning":"benchstat warns: {message}.","benchstat-refusal":"benchstat\
 refuses this: {message}.","configuration-missing":message({file:optional(text),isNamed:flag},({isNamed})=>isNamed?"ther\
e is no such file[: {file}]. Check the path, or leave it out.":"there is no configuration here[: {file}]. `bench-referee\
 init` writes one. Without it the built-in budgets apply."),"proposal-exists":"{file} exists already, and doctor never o\
verwrites a file. Name another file, compare the two, and replace the old one by hand.","no-baseline-written":message({isCancelled:flag,
rounds:number},({isCancelled,rounds})=>isCancelled?"measuring was cancelled, so no baseline was written.":rounds===0?"no\
 round was completed, so no baseline was written.":"the benchmark failed, so no baseline was written."),"nothing-to-diag\
nose":"the benchmark failed, so there is nothing to diagnose. Correct the command first; `bench-referee check` shows mor\
e.","diagnosis-cancelled":"it was cancelled, so there is nothing to diagnose.","baseline-ignored":"both sides were measu\
red, without the baseline of the configuration. What doctor says about times holds where base is measured together with \
head; against a baseline of another machine `baseline-tolerance` decides.","too-few-noise-rounds":message({rounds:number,
minRounds:number,isPlanned:flag},({rounds,isPlanned})=>isPlanned?`{rounds round} ${rounds===1?"is":"are"} too few: an es\
timate of the noise needs at least {minRounds}. Use a number such as 10.`:`only {rounds round} ${rounds===1?"was":"were"}\
 completed, but an estimate of the noise needs at least {minRounds}. Allow more time with \`--max-minutes\`, or measure fe\
wer benchmarks.`),"noise-time-too-short":message({roundMs:number,maxMinutes:number,rounds:number,neededMinutes:number,minRounds:number},
time2=>`${describeAllowedRounds(time2)}, but an estimate of the noise needs at least {minRounds}. Raise \`--max-minutes\` \
to at least {neededMinutes}, or measure fewer benchmarks.`),"demo-repository-failed":"the example repository could not b\
e made: {answer}.","not-in-a-clone":"{folder} is not in a git repository: {answer}. Go into the repository, or make one \
with `git init`.","files-not-listed":"the files in {folder} could not be listed: {answer}.","source-files-left-out":"of \
{found:number} source files only the {read:number} nearest to the root are read.","ignored-file-exists":"it exists, and \
git ignores it. Move it away, or write the gate by hand as the README shows.","no-benchmark-found":message({ecosystems:texts,
lookedFor:texts},({ecosystems,lookedFor})=>{let where=ecosystems.length===0?[]:richText` in the ${list(ecosystems)} code here`,
tools=lookedFor.flatMap(tool=>richText`\n  ${tool}`);return richText`there is no benchmark${where}, so nothing was written. Looked for:${tools}\nWrite a benchmark first, or name a command to measure: ${asCode(
"init -- make build")}.`}),"already-configured":"it exists already, so the command after `--` would not be measured. Set\
 the command as `run` in that file, leave it out here, or name a second gate with `--name NAME`."};var GIVE_COMMITS="Set the inputs `base` and `head`.",GRANT_CONTENTS="Grant `contents: read` in the workflow, or run the \
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
a benchmark has two source lines"},EVENT_MESSAGES={"unsupported-event":"the event {event} does not say which commits to \
compare. Run the gate on pull_request, merge_group, push, workflow_dispatch or schedule; for pull requests from forks us\
e `pull_request`, never `pull_request_target`.","privileged-event":`code of a pull request is not run on this event, bec\
ause its token may write. Measure on \`pull_request\` with bench-referee/measure, and report forks from a second workflow \
with bench-referee/report: see ${FORKS_GUIDE}.`,"branch-deleted":"the branch was deleted, so there is nothing to measure\
. Add `if: ${{ !github.event.deleted }}` to the job.","event-not-recorded":"runs of the event {event} are not recorded. \
A pull request is recorded when it is merged: run this action on {events:codes}.","event-without-base":"the event {event\
} does not name a commit to compare with, which {base} needs. Set `base` to a branch, tag or SHA.","event-without-merge":"\
only a pull request has a merge commit, but the event is {event}. Use `head: head`, or leave it out.","event-without-sha":`\
its payload has no commit SHA at {path:code}[, but {found}]. ${GIVE_COMMITS}`,"run-without-sha":"the runner did not name\
 the commit that started this run. Set `head` to the commit to measure.","not-a-ref":"{ref} is not a branch, a tag or a \
full SHA. Use a name such as `main` or `v1.2.0`, or all 40 characters of a SHA.","measuring-run-stopped":`the measuring \
run did not finish ({conclusion}), so there is nothing to report. Leave such runs out by the \`if\` of the job, as ${FORKS_GUIDE}\
 shows.`,"measuring-run-failed":"the measuring run did not succeed ({conclusion}), so there is nothing to judge. Find th\
e cause in {url:code}, and run it again.","measuring-run-of-other-repository":"the measuring run belongs to another repo\
sitory, {repository}. Report in the repository that measured.","measuring-run-of-other-event":"a second workflow reports\
 only runs of the event pull_request, not of {event}. Add `if: github.event.workflow_run.event == 'pull_request'` to the\
 job; on other events report in the run that measures.","measuring-run-incomplete":"its payload does not have {field:cod\
e}. Report in a workflow that `workflow_run` starts, with `types: [completed]`.","head-repository-deleted":"the reposito\
ry of the pull request was deleted, so the pull request cannot be found.","workflow-not-on-default-branch":"the workflow\
 that measured, {path}, is not on the default branch. Merge it there first, because a pull request can add a workflow of\
 the same name.","pull-request-not-found":"no pull request of this repository has this commit as its head (branch {branc\
h}). If its branch was renamed, push to it once more.","several-pull-requests":"pull requests {numbers:codes} have the s\
ame head, so it is unknown which one to report to. Close all but one, or give each its own branch, and run the first wor\
kflow again.","pull-request-unreadable":"the pull request could not be looked up: {answer}. Grant `contents: read` and `\
pull-requests: write` in the workflow, or run the job again.","pull-request-closed":"it is closed, so there is no commen\
t. The check run is on the commit that was measured.","pull-request-moved":"its head is now {head:code}, but this run me\
asured {measured:code}, so there is no comment. The check run is on the commit that was measured.","repository-unreadabl\
e":`the repository could not be read: {answer}. ${GRANT_CONTENTS}`,"api-incomplete":`this server does not have all reque\
sts of the GitHub API that \`report\` needs, or a proxy does not let one through: {answer}. Use the root action in one job\
: \`${ownFileUrl("docs/other-servers.md")}\` says what works where.`,"commit-hidden":`GitHub does not have the commit {s\
ha:code} to read this file from, or hides it from the token. ${GRANT_CONTENTS}`,"target-branch-not-found":"the branch th\
at head is compared with could not be found. Run again, and check that `github-token` may read this repository.","config\
-change-unreadable":"how head changes it could not be read: {answer}. The file of the base commit was used.","token-miss\
ing":message({isRecord:flag},({isRecord})=>`there is no token, and without one ${isRecord?"the history cannot be written":
"the configuration of the base branch cannot be read"}. Leave the input out to use the token of the workflow.`),"no-reco\
rding-matches":"no file in the workspace matches {pattern}. Download the artifact with the recording before this step, i\
nto the folder that the pattern names.","no-recording-named":"no recording is named. Use `report recording.json`.","reco\
rding-not-found":"there is no such file. Give the file that {writer:code} wrote.","too-many-recordings":"there are {coun\
t:number} recordings, but one report takes at most {limit:number}, as many as a matrix has jobs. Leave out other files, \
or make several reports, each with its own `name`.","unknown-code":"unknown code {code}: this version of bench-referee h\
as no words for it.","recording-not-json":message({reason:text,file},({file:file2})=>`this is not JSON: {reason}. ${REMEDIES[file2]}`),
"recording-of-other-version":message({version:number,file},({file:file2})=>file2==="baseline"?`another version of bench-\
referee wrote this recording (version {version}). ${REMEDIES.baseline}`:"another version of bench-referee wrote this rec\
ording (version {version}). Use the same version of bench-referee to measure and to report."),"not-a-recording":message(
{reason:text,file},({file:file2})=>`this is not a recording: {reason}. ${REMEDIES[file2]}`),"recorded-text-too-long":message(
{text,length:number,limit:number},"the text {text} has {length} characters. Shorten it to at most {limit} characters whe\
re it is defined, and measure again."),"recording-inconsistent":message({fault:oneOf(...Object.keys(INCONSISTENCIES)),round:optional(
number),benchmark:optional(text),side:optional(oneOf("base","head")),file},({fault,file:file2})=>`${INCONSISTENCIES[fault]}\
. ${REMEDIES[file2]}`),"searched-commit-unknown":message({commit:optional(text)},({commit})=>commit===void 0?"the commit\
 that broke a budget is not named: the server did not list the commits between base and head.":"the commit that broke a \
budget is not named: the recording has {commit}, which does not lie between base and head."),"recordings-of-other-commit\
s":"it compares {commits}, which are not the commits of the first recording. Report recordings of one base and one head \
together.","recordings-of-one-name":"two have the same name {name}. Give every leg its own `name` when it measures.","re\
cording-of-other-head":"its head[ {found}] is not the commit of this run. Report the recording that the run of this comm\
it measured; a second workflow can report `head: head` only.","recording-of-other-base":"its base[ {found}] is not in th\
e history that this run compares with. Measure against the merge base, the target branch, or another commit of that hist\
ory.","recording-of-other-baseline":"it compares with the baseline {path}, which the configuration does not name. Measur\
e again, with the configuration of the base branch.","recording-without-rule":"it leaves out a command by {rule:code}, w\
hich the configuration of base does not have, so it was not made by this gate.","recording-with-false-skip":`it leaves o\
ut a command by {rule:code}, which does not hold for the files of both commits[ ({found:code}: {examples:texts})], so it\
 was not made by this gate. ${GIVE_UNCHANGED}`,"skip-not-proved":`it leaves out a command, and the server did not give t\
he files of both commits to check that: {output}. ${GRANT_CONTENTS}`,"recording-without-rounds":`it says that {rounds ro\
und} ran, but does not contain them. ${GIVE_UNCHANGED}`,"recording-without-failure":`it says that something failed, but \
does not contain a failure. ${GIVE_UNCHANGED}`,"recording-given-twice":`it has the same measurements as the recording {o\
ther}. ${GIVE_UNCHANGED}`,"recorded-unit-differs":"the recording has {recorded}, but the configuration has {configured},\
 which is used.","recorded-rounds-differ":"the recording was planned with {recorded}, but the configuration has {configu\
red}. Another number of rounds than planned detects less. Set the rounds in the configuration instead of giving them to \
`measure`."};var NO_SEARCH_REASONS={"too-many-commits":"there are more than 64 commits between base and head. Compare with a later ba\
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
{name:text,...command2,printed:texts,count:number},"{name} is not counted: with the filter for it, {command} runs {count\
 benchmark}: {printed of count}. Use BENCH_REFEREE_FILTER in the command as the filter of its benchmarks. If it is there\
 already, rename the benchmark, so that the filter matches it alone."),"count-follows-time":message({...command2,format:code},
"{command} is counted as a whole, but tools of the format {format} repeat each benchmark for a fixed time. So the count \
depends on the speed of the machine, and a change of the code may not show. Make the tool mark its benchmarks, or take t\
he number of their iterations from BENCH_REFEREE_ITERATIONS."),"valgrind-not-placed":message(command2,"{command} does no\
t start the first valgrind on PATH, so all its rounds have the same memory layout, and its counts are judged like times.\
 Start valgrind by its name, without a path, to get a different layout in each round."),"count-needs-base":"instructions\
 are not counted: counts of two machines cannot be compared, and base is the baseline {path:code}.","counting-time-over":"\
time ran out after {placements placement}, so counts that were undecided stay undecided. Allow more time, or count less.",
"count-file-foreign":message(command2,"is not a file that Callgrind wrote for a process of {command}, so nothing is coun\
ted. Find out what writes files of that name."),"nothing-counted":message(command2,"Callgrind left no count of {command}\
. Run it under `valgrind --tool=callgrind` to find out why."),"counting-not-possible":message({reason:oneOf("system","no\
 valgrind")},({reason:reason2})=>reason2==="system"?"instructions are not counted: Valgrind counts on Linux only.":"inst\
ructions are not counted: valgrind was not found. Install it before this step, for example with `sudo apt-get install --\
yes valgrind`."),"bisect-tree-changed":`the search for the commit ended: a command of another commit changed the tree of\
 {tree}: {paths of count}. ${WRITE_BELOW}`,"bisect-failed":message(reason,"the search for the commit ended: {reason}"),"\
bisect-side-failed":message({side},"the search for the commit ended: the command failed on {side}, although it worked in\
 the rounds."),"bisect-not-possible":message({reason:oneOf("too-many-commits","history-missing","clone-shallow","base-no\
t-contained","too-large","baseline")},({reason:reason2})=>`no commit is searched: ${NO_SEARCH_REASONS[reason2]}`),"profi\
le-benchmarks-omitted":message({omitted:number,most:number},({omitted})=>`{omitted more broken benchmark} ${omitted===1?
"is":"are"} not profiled: the limit is {most}.`),"profile-failed":message(reason,"the recording of profiles ended: {reas\
on}"),"profile-not-possible":"no profile is recorded, because base is a baseline, which is not a commit that this run ca\
n build.","profile-not-written":'the command ended, but did not write the file that this variable names. Give its path t\
o the profiler, for example with `-cpuprofile="$BENCH_REFEREE_PROFILE"`.',"profile-time-over":"the time limit was reache\
d before all profiles were recorded. Raise `max-minutes`, or lower `runs`.","profile-tree-changed":message({side,paths:firstTexts,
count:number},`the recording of profiles ended: a command of the other side changed the tree of {side}: {paths of count}\
. ${WRITE_BELOW}`)};var OWN="or set `format` to `command`, which measures the command itself",NAMED=", and name that file as `output-file`",
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
status",body:"got a different body than expected"},FORMAT_MESSAGES={"unknown-format":`unknown format {got}. ${FORMAT_ADVICE}`,
"unknown-output":`no format fits the output, which begins with {start}. ${FORMAT_ADVICE}`,"unknown-json":message({keys:upTo(
10)},({keys})=>keys.length===0?`the output is JSON without keys, which no format fits. ${FORMAT_ADVICE}`:`the output is \
JSON that no format fits, with the keys {keys}. ${FORMAT_ADVICE}`),"ambiguous-output":message({formats:codes,evidence:texts},
({formats,evidence})=>{let fits=formats.map((format,index)=>richText`${format} by ${evidence[index]}`);return richText`several formats fit the output: ${list(
fits)}. Set ${asCode("format")} to one of them.`}),"other-format":"the output is not that of {format:code}. By {evidence\
} it looks like {likely:codes}. Set `format` to that, or to `auto`.","unsupported-output":message({kind:oneOf(...keysOf(
UNSUPPORTED_OUTPUTS))},({kind})=>`the output is ${UNSUPPORTED_OUTPUTS[kind]}`),"command-reads-no-file":"the format `comm\
and` measures commands and cannot read a file. Name the format of the tool that wrote it.","nothing-printed":"the output\
 is empty. Check that the command prints its results there, or name the file that it writes in `output-file`.","results-\
on-stderr":"standard output is empty, and the results of {format:code} are on standard error, which is not read. Add `2>\
&1` to the command.","not-json":message({got:text,expected:optional(oneOf(...keysOf(JSON_TOKENS)))},({expected})=>expected===
void 0?"this is not JSON: {got}. Check that the command prints nothing else.":`this is not valid JSON: expected ${JSON_TOKENS[expected]}\
, got {got}. Keep other text out of the JSON, or update the tool that writes it.`),"not-xml":"this is not XML: {reason}.\
 Check that the command prints nothing else.","broken-go-event":"this is not a complete event of `go test -json`. The ou\
tput breaks off, or is mixed with other text.","broken-off":message({language:oneOf("JSON","XML")},"the {language} break\
s off here. Check that the command ran to its end."),"missing-file":"{file:code} is not among the files. Make `output-fi\
le` match it, as {pattern:code} does.","no-results":message({option:optional(code),source:optional(code),tool:optional(code)},
({option,source,tool})=>option?"no benchmark has a result. Check {option}.":source?"no benchmark has a result. Check tha\
t the output is that of {source}.":tool?"no benchmark has a result. Check the options and the configuration of {tool}.":
"no benchmark has a result. Check that the command ran to its end."),"wrong-type":message({expected:oneOf(...keysOf(EXPECTATIONS)),
keys:optional(codes),got:optional(text)},({expected,keys=[]})=>{let joint=expected==="object"?" with ":" ";return`${EXPECTATIONS[expected]}${keys.
length>0?`${joint}{keys}`:""}[, got {got}].`}),"contradicting-entry":"{name} appears again with another `unit` or `bette\
r`. Repeat those of its first entry.","failed-in-tool":message({name:optional(text),reason:optional(text)},({name,reason:reason2})=>`${name?
"{name}":"the run"} failed${reason2?": {reason}.":". See the output of the tool."}`),"runs-failed":message({name:text,failed:number,
runs:number,exits:upTo(5)},"{name} failed in {failed} of {runs} runs, which ended with {exits}."),"run-crashed":message(
{name:optional(text),reason:text},({name})=>`${name?"{name}":"the run"} crashed: {reason}. Results after it are missing.`),
"run-unfinished":message({name:optional(text),end:optional(code)},({name})=>`${name?"{name}":"the run"} did not end[: th\
ere is no {end}]. Results may be missing.`),"wrong-count":message({name:optional(text),what:oneOf("benchmarks","failures",
"tests","values"),announced:optional(number),found:number,option:optional(code)},({name,announced,option})=>`${name?"{na\
me}":"the run"} ${announced===void 0?"does not say how many {what} it has":"reports {announced} {what}, but has {found}"}\
. ${option?"Leave out {option}.":"See the output of the tool."}`),"tool-error":"{tool:code} reports {said}.","failed-as-\
planned":"{name} failed, and is marked as TODO.","benchmark-skipped":"{name} was skipped[: {reason}].","benchmark-withou\
t-result":"{name} has no result. It failed, or the run was stopped.","unusable-value":"{name} has no usable {metric:code\
}[: {got}].","unmeasurable-value":message({name:text,got:text,others:number},({others})=>`{name} has a value that is not\
 ${MEASURABLE}: {got}. See the output of the tool.${countOthers(others)}`),"unnamed-benchmark":message({value:optional(text),
others:optional(number),source:optional(code)},({others,source})=>`a benchmark has no name[, but the value {value}]. ${source?
"Print {source}.":"Give every benchmark a name, and keep other output out of the results."}${countOthers(others)}`),"tex\
t-too-long":message({field:oneOf("name","group","metric","unit"),name:optional(text),length:number,got:text,others:number},
({name,others})=>`the {field} of ${name?"{name}":"a benchmark"} has {length} characters, but at most ${1e3} are allowed:\
 {got}. Shorten it where the benchmark is defined.${countOthers(others)}`),"garbled-unit":message({name:text,unit:text,others:number},
({others})=>`the unit {unit} of {name} was read in another encoding than it was written in. Make the command write UTF-8\
; in PowerShell, set \`[Console]::OutputEncoding\` to it first.${countOthers(others)}`),"unreadable-result":"this line l\
ooks like a result, but cannot be read: {line}. Check what the tool measured, and that nothing else writes to this line.",
"joined-results":"several results are in one line, and it is not clear where each ends: {line}. Print a line feed after \
each result.","repeated-key":"the key {key} occurs twice in one object, so only one of the two is a result. Give each it\
s own name.","comparison-output":"this is a comparison by {tool:code}, which has no results to measure. Use the output t\
hat {tool:code} compared.","zero-time":"{name} took no time. It measures nothing, or less than the tool can measure.[ Us\
e {instead:code}.]","mean-only":"this version of {tool:code} writes no median, so `time` is the mean. Update {tool:code}\
.","rounded-values":"the values here are rounded to three digits. Add {option:code}.","partly-counted":"{name} was count\
ed for only {percent:number} % of the time. Name fewer events with `-e`.","over-limit":"{name} is over its limit[ of {li\
mit}].","invalid-line":"this line is not in Go's benchmark format: {reason}.","unit-set-twice":"{key:code} of the unit {\
unit} is already set to {value}.","result-behind-text":"{name} has a result that is not read, because {before} is in fro\
nt of it. Make the benchmark end what it prints with a line feed.","requests-failed":message({name:optional(text),kind:oneOf(
"error","status","body"),failed:optional(number),requests:optional(number),percent:optional(number),statuses:optional(text)},
({kind,percent:percent2})=>{let subject=percent2===void 0?"{failed}[ of {requests}] requests":"{percent} % of the reques\
ts",warning=kind==="error"?"":" They may be faster than the others.";return`${subject}[ to {name}] ${REQUEST_OUTCOMES[kind]}\
[, with the status codes {statuses}].${warning} Check the server.`}),"no-responses":"no request[ to {name}] got a good r\
esponse[, only the status codes {statuses}]. Check that the server answers."};function keysOf(table){return Object.keys(
table)}function countOthers(others){return others?" The same holds for {others} more.":""}var ALLOW_FETCH="For a private repository pass `github-token`, or set `fetch-depth: 0` in actions/checkout.",NAME_THE_BASE="\
Name the commit to compare with: `--base REF`.",somePaths={paths:firstTexts,count:number},GIT_MESSAGES={"not-a-repositor\
y":"this is not a git repository. Run bench-referee inside a clone of the repository.","no-working-tree":"this is not a \
working tree. Run bench-referee inside one, or name the commit to measure: `--head REF`.","no-commit-yet":"this reposito\
ry has no commit yet. Commit the state to compare with.","git-failed":"failed: {output}.","checkout-failed":message({output:text,
isDiskFull:optional(flag)},({isDiskFull})=>isDiskFull?"could not make the tree of a commit: {output}. Free some space on\
 the disk of the temporary folder, or set `TMPDIR` to another one.":"could not make the tree of a commit: {output}. Try \
a plain `git checkout` of this commit."),"worktree-unreadable":"could not read the working tree: {output}. Try `git add \
--all --dry-run`, or measure the last commit: `--head HEAD`.","unknown-revision":message({revision:text,isSha:flag},({isSha})=>isSha?
"there is no commit {revision} in this clone. Fetch it first: `git fetch origin` and the SHA.":"there is no commit {revi\
sion} in this clone. Check the spelling, or fetch it first: `git fetch origin`."),"commit-not-in-clone":"this clone does\
 not have {sha:code}. Fetch it first: `git fetch origin`.","unknown-ref":message({ref:text,isShortSha:flag},({isShortSha})=>isShortSha?
"the remote has no branch or tag {ref}. Give all 40 characters of a SHA, because a remote does not know shorter ones.":"\
the remote has no branch or tag {ref}. Check the spelling."),"ref-contains-head":"{ref} already contains head, so its ti\
p at the time of the event is used.","ref-deleted":"the remote no longer has {ref}, so its tip at the time of the event \
is used.","ref-of-checkout":"the remote did not say where {ref} is ({output}), so its tip in the checkout is used.","ref\
-not-found":`the remote did not say where {ref} is ({output}), and the checkout does not have it. ${ALLOW_FETCH}`,"commi\
t-not-fetched":`{sha:code} is not in the checkout and could not be fetched[: {output}]. If a force push removed it, run \
on the newest commit. ${ALLOW_FETCH}`,"not-a-merge-commit":"{sha:code} is not a merge commit, so it has no parent on the\
 base branch. Use `head: head` to measure the pull request itself.","clone-of-other-user":"this repository belongs to an\
other user, and its configuration could start programs, so git does not read it. If you trust it: {command:code}.","no-c\
ommon-ancestor":message({target:code,head:code,isLocal:flag},({isLocal})=>isLocal?`{target} and {head} have no common an\
cestor. ${NAME_THE_BASE}`:"{target} and {head} have no common ancestor. Use `base: target` to compare with the tip of th\
e base branch."),"no-release":message({tags:number,releases:number,isLocal:flag,tried:optional(number)},({releases,isLocal})=>`\
there is no release to compare with: the repository has ${releases===0?"{tags tag}, but no version such as v1.2.3":"{rel\
eases release}, but none[ among the {tried} highest] in the history before head"}. ${isLocal?"Fetch the tags with `git f\
etch --tags`, tag":"Tag"} a release, or name another commit.`),"tags-not-listed":"the tags of the repository could not b\
e listed: {output}.","history-not-fetched":"the history in the checkout does not reach back to the merge base, and fetch\
ing more of it failed: {output}. Set `fetch-depth: 0` in actions/checkout.","clone-too-shallow":"this clone is shallow a\
nd does not have the merge base of {target:code} and {head:code}. Complete it with `git fetch --unshallow`, or name the \
commit to compare with: `--base REF`.","no-target-branch":message({hasOrigin:flag,branch:optional(text),base:optional(code)},
({hasOrigin,branch,base})=>`this clone has neither a remote default branch nor a branch called main or master. ${hasOrigin?
"Ask for the default branch once: `git remote set-head origin -a`. Or name":"Name"} the commit to compare with: ${branch===
void 0||base===void 0?"`--base REF`":"{base}, because {branch} is its only branch"}.`),"partial-clone":"the checkout is \
a partial clone without some files of this commit, and fetching them failed: {output}. Leave out `filter` in actions/che\
ckout, or make a full clone.","config-missing":message({path:text,from:oneOf("base","head","worktree","commit","recordin\
g")},({from})=>`${{base:"neither the commit where the pull request began nor head has the file {path}",head:"the head co\
mmit does not have the file {path}",worktree:"there is no file {path}",commit:"the commit of `config-from` does not have\
 the file {path}",recording:"neither base nor head of the recording has the file {path}"}[from]}. Give its path relative\
 to the root of the repository, or leave \`config\` out to use the defaults.`),"config-only-on-head":"the base commit ha\
s no configuration, so the one of this pull request was used.","config-broken-on-base":"the configuration of {sha:code} \
on the base branch is invalid, so the one of this pull request was used, with budgets that nobody has merged yet. Review\
 them. The errors on the base branch follow.","submodules-left-out":message(somePaths,"submodules are not fetched: {path\
s of count}. If a benchmark needs them, add `git submodule update --init --recursive` to `setup`."),"tree-changed":message(
{side:oneOf("base","head"),...somePaths},({side:side2})=>`while ${side2==="base"?"head":"base"} was measured, the tree o\
f {side} was changed, so its numbers cannot be used: {paths of count}. A benchmark may write only below its own folder a\
nd \`$TMPDIR\`.`),"program-replaced":message(somePaths,"both sides would run the same program: the setup of head replace\
d what the setup of base had installed outside its tree, {paths of count}. Install it into the tree, or into `$BENCH_REF\
EREE_HOME`, which is separate for each side."),"lfs-files-left-out":message(somePaths,"files of Git LFS are only pointer\
s: {paths of count}. If a benchmark reads them, its numbers are wrong: add `git lfs pull` to `setup`.")};var LIMIT_DIGITS=12;function formatPercent(ratio){let value=ratio*100,written=`${Number(value.toPrecision(LIMIT_DIGITS))}\
%`;return Number.isFinite(value)&&written.length<=MAX_NUMBER_LENGTH?written:formatCompact(value,2,"%")}function formatMargin(ratio){
return formatCompact(ratio*100,ratio<.0995?1:0,"%")}function formatWholePercent(ratio){return formatCompact(ratio*100,0,
"%")}var MAX_METRICS=5,SHORTFALL={rule:code,rounds:number,results:number,minRounds:optional(number),smallestP:number,alpha:number};
function describeShortfall({minRounds,smallestP,alpha}){return`{rounds round} can never show that {rule} is broken with \
{results budgeted result}: ${minRounds===void 0?`the smallest p they can give is ${smallestP.toPrecision(2)}, and ${alpha.
toPrecision(2)} is needed`:"fewer than {minRounds} processes on each side cannot show how much processes differ, however\
 many values each prints"}`}var PLAN_MESSAGES={"no-budget-matches":message({budgets:number,isUncounted:optional(flag),isOnlyCounts:optional(
flag)},({budgets,isUncounted,isOnlyCounts})=>{let[subject,matches,their]=budgets===1?["the only budget","matches no resu\
lt","its"]:["none of the {budgets} budgets","matches a result","their"],remedy=isUncounted?"No result is a count: set `c\
ount: instructions`, or see the warning that says why nothing was counted.":isOnlyCounts?"With `measure: counts` the onl\
y metric is `instructions`.":`Correct ${their} patterns.`;return`${subject} of level \`fail\` ${matches}, so no slower b\
enchmark could ever fail this check. ${remedy}`}),"budget-unmatched":message({metric:text,family:optional(oneOf("time","\
size")),benchmarks:texts,packages:texts,commands:optional(texts),filter:optional(text),nearest:optional(text),metrics:optional(
upTo(MAX_METRICS))},({metric,family,benchmarks,packages,commands=[],filter,nearest,metrics=[]})=>{let conditions=[richText`the metric ${metric}${family&&
`, nor a primary one that is a ${family}`}`];benchmarks.length>0&&conditions.push(richText`a name that matches ${list(benchmarks)}`),
packages.length>0&&conditions.push(richText`a package that matches ${list(packages)}`),commands.length>0&&conditions.push(
richText`a command that matches ${list(commands)}`),filter!==void 0&&conditions.push(richText`what ${filter} selects`);let verb=metrics.
length===1?"The metric of the results is":"The results have the metrics",measured=metrics.length>0&&richText` ${verb} ${list(
metrics)}.`,guess=nearest&&richText` Did you mean ${nearest}?`;return richText`this budget matches no result: none has ${list(
conditions)}.${measured||void 0}${guess} Correct its patterns or delete it.`}),"limit-misfit":"{key:code} {limit} does n\
ot fit {metric} of {benchmark}, which is in {unit}. Use a limit in that unit, or narrow the budget's metric.","rounds-to\
o-few":message({...SHORTFALL,neededRounds:optional(number)},({neededRounds,...shortfall})=>{let remedy=neededRounds===void 0?
"Write the baseline again with more rounds":"Allow at least {neededRounds} rounds";return`${describeShortfall(shortfall)}\
. ${remedy}, or budget fewer metrics. A metric that never varies needs no test: mark it with \`exact: true\` under \`units\`\
.`}),"shard-needs-filter":message({command:code,format:text,reason:oneOf("format","variable","length")},({reason:reason2})=>({
format:"{command} cannot run some of its benchmarks alone, because the format {format} has no filter. Measure it without\
 a shard.",length:"the names of the benchmarks of {command} are too long for a filter. Use more shards.",variable:"{comm\
and} does not use `BENCH_REFEREE_FILTER`, so it cannot run the benchmarks of a shard alone. Give it to the tool as the f\
ilter."})[reason2])};var percent={...number,show:formatPercent},margin={...number,show:formatMargin},tooTightLimit={rule:code,limit:percent,benchmark:text,
others:number,isGeomean:flag},MAX_RENAMES=5,JUDGE_MESSAGES={"impossible-value":message({benchmark:text,metric:text,unit:unitName,
side:oneOf("base","head"),value:optional(number)},({benchmark,metric,unit,side:side2,value})=>value===void 0?"{benchmark\
} has a value on {side} that is not a finite number, so {metric} is not judged. See the output of its tool.":richText`${benchmark} has ${asUntrustedText(
formatQuantity(value,unit))} on ${side2}, but no time or rate is below zero, so ${metric} is not judged. See the output of its tool.`),
"no-ratio":"{benchmark} has values of {metric} below zero, which have no ratio, so {rule:code} cannot be judged. Limit i\
t with `max` or `min`.","no-geomean":"there is no geomean of {metric}: each of its benchmarks has a value that is not ab\
ove zero. Budget them one by one.","limit-unlikely-to-fit":"{limit} does not seem to fit {metric}. Use a bare number, or\
 the metric's own unit.","machines-not-comparable":message({results:number},({results})=>`{results result} ${results===1?
"is":"are"} not judged, because base was measured on another machine. Set \`baseline-tolerance\` to how much two machines \
may differ, such as 30%, to judge by that.`),"budget-expired":message({until:day},"this budget expired: it was agreed un\
til {until} and no longer applies, so budgets above it do. Delete it, or agree on another day."),"budget-ends-soon":message(
{until:day,days:number},({days})=>`this budget ends ${days===0?"today":days===1?"tomorrow":"in {days} days"}: it was agr\
eed until {until}.`),"shard-unfit":"cannot be used with {other:code}: the benchmarks are shared only in the rounds on bo\
th sides. Leave out one of the two.","shard-missing":message({shards:codes,count:number},({shards})=>shards.length===1?"\
there is no recording of the shard {shards} of {count}. Look at its job: one that ends before it writes its recording le\
aves a gap.":"there is no recording of the shards {shards} of {count}. Look at their jobs: one that ends before it write\
s its recording leaves a gap."),"shards-of-other-plan":"it does not divide the benchmarks as {other} does. Report only t\
he shards of one run together.","shards-differ":"{count:number} benchmarks were not seen by every shard, such as {names:\
texts}, so the shards divided them differently[, and {unmeasured:number} were not measured at all]. Make every job run t\
he same benchmarks.","benchmarks-of-no-shard":message({names:texts,count:number},({count})=>`{count benchmark} that ever\
y shard saw ${count===1?"was":"were"} measured by none: {names of count}. The log of the shards says what ended them.`),
"file-pattern-of-folder":"a pattern matches files, but {patterns:texts} matches only the name of a folder, so the comman\
d was measured. Use {proposals:texts} for all files in it.","file-pattern-unmatched":"no file matches {patterns:texts}, \
so the command was measured. Correct the patterns or delete them.","budget-replaced":"this budget decides nothing: every\
 result that it matches has a later budget of the same kind. Move it below them or delete it.","limit-below-steps":message(
{...tooTightLimit,step:margin,hasWholeNanoseconds:flag},({hasWholeNanoseconds,...limit})=>{let[why,remedy]=hasWholeNanoseconds?
[": its tool prints whole nanoseconds","Read the files of the tool if it writes any, measure"]:["","Measure"];return richText`${limit.
rule} of ${limit.limit} is finer than the steps of ${limit.step} in which ${nameResults(limit)} ${limit.others===0?"is":
"are"} measured${why}. ${remedy} more work at once${formatOtherRemedies(limit)}`}),"limit-below-noise":message({...tooTightLimit,
noise:margin},limit=>richText`${nameResults(limit)} ${limit.others===0?"varies":"vary"} by ±${limit.noise}, so ${limit.
rule} of ${limit.limit} will often be undecided. Measure more rounds${formatOtherRemedies(limit)}`),"measuring-ended-too\
-early":message(SHORTFALL,shortfall=>`${describeShortfall(shortfall)}. Measuring ended there because everything was deci\
ded by other budgets or for fewer machines. Measure again with the configuration that is judged, and with the number of \
machines as \`legs\`.`),"direction-unusual":message({benchmark:text,metric:text,unit:text,better:oneOf("lower","higher"),
others:number},({others})=>`the results say of {metric} of {benchmark}${others===0?"":" and {others} more"} that {better\
} is better, which is unusual for the unit {unit}. If that is right, confirm it in the configuration under \`units\`; if n\
ot, correct what the benchmark writes.`),"direction-guessed":message({unit:text,better:oneOf("lower","higher"),others:number},
({others})=>others===0?"the direction of the unit {unit} was guessed: {better} is better. State it in the configuration \
under `units`.":"the directions of the units {unit} and {others} more were guessed: for {unit}, {better} is better. Stat\
e them in the configuration under `units`."),"measuring-cancelled":"cancelled after {rounds round}, so nothing is judged\
.","time-over":message({rounds:number,minRounds:optional(number)},({minRounds})=>`time ran out after {rounds round}, ${minRounds===
void 0?"so what was undecided stays undecided":"but results that vary need at least {minRounds} for a verdict"}. Allow m\
ore time, or measure less.`),"nothing-measured":message({isTimeOver:flag,isUncounted:optional(flag)},({isTimeOver,isUncounted})=>isTimeOver?
"the time limit was reached before head had a result, so nothing can be judged. Raise `max-minutes`.":isUncounted?"head \
has no results, so nothing can be judged. Nothing was counted, and a warning says why.":"head has no results, so nothing\
 can be judged. Check that the command runs the benchmarks there."),"both-sides-failed":message({part:oneOf("setup","run")},
({part})=>part==="setup"?"base fails the same way, before anything of head runs, so this pull request is not the cause. \
Correct `setup` in the configuration file or in the workflow.":"base fails the same way, before anything of head runs, s\
o this pull request is not the cause. Correct `run` in the configuration file or in the workflow."),"invocation-failed-o\
n-head":message({round:number},({round})=>round===0?"an invocation failed in the warm-up, so this run cannot be judged.":
"an invocation failed in round {round}, so this run cannot be judged."),"base-broke":"it ran at first and failed in roun\
d {round:number}, after head had run, so the two cannot be compared with certainty. Run it again. If base fails there to\
o, head changes something that both sides share: a file outside the tree, a cache, a port, a service. Files belong below\
 `$TMPDIR` or `$BENCH_REFEREE_HOME`, which are separate for each side.","nothing-on-base":message({hasFailed:flag},({hasFailed})=>hasFailed?
"the benchmark does not run on base, so every benchmark is new and nothing is compared.":"base has no results, so every \
benchmark is new and nothing is compared."),"command-fails-on-base":"{command} does not run on base, so its benchmarks a\
re new and are not compared.","rename-unused":"base has no benchmark {name}. Use the name as the table has it, or delete\
 the entry when the renaming is done.","renamed-by-head":message({from:texts,to:texts},({from,to})=>{let pairs=from.map(
(old,index)=>richText`${old} is compared as ${to[index]??""}`),[were,both]=pairs.length===1?["it was","both measure"]:["\
they were","each pair measures"];return richText`${list(pairs,MAX_RENAMES)}, because this pull request says that ${were} renamed. Check that ${both} the same work.`}),
"rename-refused":message({from:text,to:text,reason:oneOf("old-on-head","new-on-base","new-not-on-head","not-alone")},({reason:reason2})=>`\
{from} is not compared as {to}: ${{"old-on-head":"head still has {from}. Delete the old benchmark, or this entry","new-o\
n-base":"base has {to} too, so it is another benchmark. Give the renamed one a new name","new-not-on-head":"head has no \
benchmark {to} in the same group. Use the name as the table has it","not-alone":"another benchmark of base is renamed to\
 {to} too. Give each its own name"}[reason2]}.`),"table-empty":"nothing that was measured passes its filter and lists, s\
o there is no table. Correct them.","configuration-changes":message({kind:oneOf("changed","deleted")},({kind})=>richText`this ${describeConfigChange(
kind)}. The change applies after the merge.`)};function describeConfigChange(kind,path){let name=path===void 0?[]:richText` ${path}`;
return richText`pull request ${kind==="deleted"?"deletes":"changes"} the configuration${name}; the one of the base commit was used`}
function nameResults({benchmark,others}){return list([benchmark],1,1+others)}function formatOtherRemedies({isGeomean}){return isGeomean?
[" or widen the limit."]:[", set ",{code:"min-delta"},", or widen the limit."]}var HISTORY_GUIDE=`\`${ownFileUrl("docs/history.md")}\``,LEVEL_MESSAGES={"level-without-history":message({ref:code,command:optional(
code)},({command:command3})=>command3===void 0?`the repository has no history in {ref}, so no level is known. Record run\
s with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`:`this clone has no history in {ref}, so no level is kn\
own. Fetch it with {command}, or record runs with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`),"level-his\
tory-empty":"the history in {ref:code} has no run that can be read, so no level is known. Name the ref that the action `\
record` writes.","level-history-unreadable":"the history in {ref:code} could not be read ({output}), so no level is know\
n. The job needs `contents: read`.","level-without-release":message({releases:number},({releases})=>releases===0?"no tag\
 is a version such as v2.3.0, so there is no latest release. Tag one, or name a tag.":`{releases release} ${releases===1?
"is":"are"} tagged, but none in the history of base, so there is no latest release. Tag one, or name another tag.`),"lev\
el-anchor-unknown":message({against:text,nearest:optional(text),isLocal:flag},({isLocal})=>{let[place,fetch]=isLocal?["t\
his clone","Fetch the tags with `git fetch --tags`, or use"]:["the repository","Use"];return`${place} has no tag {agains\
t}, so no level is known.[ Did you mean {nearest}?] ${fetch} \`latest-release\` or a tag that exists.`}),"level-anchor-e\
lsewhere":"the tag {against} is not in the history of base, so base has no level since then. Use a tag on that branch.",
"level-anchor-unreached":"it is not known whether {against} is in the history of base: {output}. Run it again, or fetch \
more history.","level-anchor-not-recorded":"no run of the history measured {anchor}, so no level is known. Run the workf\
low that records with this tag as `base`.","level-base-not-recorded":"no run of the history measured base {base:code}, s\
o its level is not known. Record a run for each push to its branch.","level-not-connected":"no chain of runs leads from \
{anchor} to base {base:code}, so its level is not known. Run the workflow that records with this tag as `base`.","level-\
of-files":"result files have no commits, so no level is known. Judge a run with `check`, or its recording with `report`.",
"level-of-baseline":"the values of base come from the baseline {path}, so this run has no level. Measure base itself."};var megabytes={...number,show:bytes=>`${(bytes/1024/1024).toFixed(1).replace(/\.0$/,"")} MB`},PROFILE_LESS="Profile for \
a shorter time, or with fewer samples per second.",PROFILE_MESSAGES={"profile-files-missing":"no profile of {side:code} \
was named. Use `profile diff BASE\u2026 -- HEAD\u2026`, with the profiles of base before the two dashes.","profile-files\
-too-many":"{got:number} profiles were named, but at most {max:number} are read on each side. Name fewer.","profile-too-\
large":message({got:megabytes,max:megabytes,what:optional(text)},`has {got}, but at most {max} are read. ${PROFILE_LESS}`),
"profile-grows-too-large":message({max:megabytes},`has more than {max} when it is decompressed, and no more are read. ${PROFILE_LESS}`),
"profile-compression-broken":"is compressed, and the compressed data is broken ({reason}). The file may be cut off: reco\
rd it again.","profile-empty":"has no samples. Profile for a longer time, and check that the command runs the benchmark.",
"profile-unrecognised":"is not a profile in a known format; it begins with {got}. The formats are {known:codes}.","profi\
le-of-perf-record":"is the output of `perf record`, which only perf can read. Give the text that `perf script -i FILE` p\
rints.","profile-format-unknown":"unknown format of a profile {got}. The formats are {known:codes}.","profile-malformed":"\
is not a valid {format:code} profile[, at {place:code}]: expected {expected}, got {got}. Record it again, or name its fo\
rmat: with `--input-format` of `profile diff`, or with `format` below `profile` in the configuration.","profile-negative":"\
has a value below zero at {place:code}: {got:number}. A difference of two profiles cannot be compared: give the profiles\
 themselves.","profile-overflow":"has values in {unit} whose sum is too large for a number. Record it again.","profile-t\
oo-deep":"has calls that are more than {max:number} deep. Limit the depth of stacks in the profiler, for example with `p\
erf script --max-stack`.","profile-too-many":`has too many {what}: at most {max:number} are read. ${PROFILE_LESS}`,"prof\
ile-line-too-long":"has {got:number} bytes, but at most {max:number} are read. Check that the file is the text of a prof\
iler.","profile-units-differ":"the profiles have different units: {units:texts}. Record both sides with the same profile\
r, event and settings."};var RESOURCES={comment:{permission:"pull-requests: write",things:"comments on pull requests",instead:"To do without, set\
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
event={by:text,at:time},PUBLISH_MESSAGES={"proxy-not-used":"Node.js {version} of this runner is too old to use the proxy\
 of the environment by itself. Update the runner, or set `NODE_USE_ENV_PROXY` to 1 in the environment of the job.","hist\
ory-forbidden":"the token may not write {ref} ({answer}). Grant the job `permissions: contents: write`, and check that n\
o ruleset of the repository restricts this ref.","history-not-written":message({ref:text,answer:text,isUnavailable:flag},
({isUnavailable})=>isUnavailable?"the ref {ref} could not be written ({answer}). Run the job again: a run is stored once\
.":"the ref {ref} could not be written ({answer}). Where the server accepts only branches, use a ref such as `refs/heads\
/bench-referee-history`."),"history-ref-refused":"the server does not let this job write the ref {ref} ({answer}). Where\
 it accepts only branches, or a rule protects this one, use a separate branch: `ref: refs/heads/bench-referee-history`. \
The job needs `permissions: contents: write` as well.","history-foreign-ref":`the ref {ref} has {files other file} and n\
o runs, so it is not a history. ${NAME_ANOTHER_REF}`,"history-no-commit":`the ref {ref} does not point to a commit, so i\
t is not a history. ${NAME_ANOTHER_REF}`,"history-of-failed-run":"the run failed or is not complete, so its results are \
not stored. The report of the run says why.","history-run-too-large":"it has {results:number} results, which take {bytes\
:number} bytes. A run of the history has at most {limit:number} results and {byteLimit:number} bytes. Measure fewer benc\
hmarks, or record them in several refs.","history-files-left-out":"{count:number} more files of the ref are left out as \
well.","history-contended":"other jobs moved the ref {ref} in each of {tries:number} tries. Run this job again; what it \
records is the same.","history-unreadable":"the ref {ref} could not be fetched ({output}). Check that the token may read\
 the repository.","history-of-baseline":"base is a baseline that was measured earlier ({path}), and not on this machine,\
 so the ratio is not recorded. Record runs that measure both commits.","history-without-results":"no result was measured\
 on both commits, so there is nothing to record. The report of the run says why.","github-refused":message({resource:oneOf(
"comment","check run","label"),failure:oneOf("unavailable","foreign","missing","invalid","token","locked","fork","depend\
abot","forbidden"),answer:text},({resource,failure})=>{let end=resource==="label"?"The verdict is unchanged, and nothing\
 is accepted.":failure==="foreign"?"The verdict is unchanged: it decides how the step ends, and the other outputs show i\
t.":"The verdict is unchanged; the report is in the job summary.";return`${REFUSALS[failure](resource)} ${end}`}),"issue\
-refused":message({failure:oneOf("unavailable","foreign","missing","invalid","token","locked","forbidden","disabled"),answer:text},
({failure})=>`${REFUSALS[failure]("issue")} The verdict is unchanged; \`bench-referee history\` shows the steps.`),"issu\
e-history-unreadable":"left as it is, because the history could not be read: {reason}. The verdict is unchanged.","not-p\
ublished":"could not be published: {reason}. The verdict is unchanged.","comment-not-checked":"it was written, but wheth\
er it is the only one of this gate could not be checked: {answer}. The next run checks it again.","annotations-refused":"\
written without annotations, because GitHub refused them: {answer}.","annotations-incomplete":"perhaps only the first {s\
ent:number} of {all:number} annotations were written: {answer}. Its table has all results.","label-of-unknown-author":"i\
s on the pull request, but GitHub does not say who set it, so nothing is accepted. Remove it and set it again.","label-o\
f-other-head":"applies to the head of the pull request, which is now {head:code}. This run measured {measured:code}.","l\
abel-before-reopening":message(event,`was set by {by} at {at}, and the pull request was reopened after that. ${SET_AGAIN}`),
"label-before-push":message({...event,pushedAt:time},`was set by {by} at {at}, and this head was pushed at {pushedAt}. A\
 new push needs a new label. ${SET_AGAIN}`),"label-of-unknown-head":message({...event,isForbidden:flag},({isForbidden})=>isForbidden?
"was set by {by} at {at}, but the token may not read when the head was pushed, so nothing is accepted. Grant it in the w\
orkflow: `permissions: contents: read`.":"was set by {by} at {at}, but GitHub does not say when the head was pushed, so \
nothing is accepted. Let `labeled` start the workflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`)\
, then remove the label and set it again."),"recording-cut-short":"cancelled; the recording holds what was measured unti\
l then."};var FAMILY={unit:code,kind:oneOf("time","size"),isRate:flag,got:optional(text)},GOT2={got:optional(text)};function nameFamily({
kind,isRate}){return isRate?`${kind} per second`:kind}function giveExample(family){let example=`${family.kind==="time"?"\
50ms":"180KB"}${family.isRate?"/s":""}`;return`Use a ${nameFamily(family)}, such as \`${example}\`.`}var BUDGET_MESSAGES={
"limit-missing":message({limits:codes},({limits})=>richText`sets no limit. Add ${listAlternatives(limits)}.`),"budgets-e\
mpty":"is an empty list. Add a budget, or remove the key for the default budgets.","not-for-geomean":"has no meaning for\
 a geomean. Move it into a budget without `of`, or remove it.","not-for-level":"limits a value, but a budget with `again\
st` limits a change. Move it into a budget without `against`, or remove it.","reason-missing":"needs a reason. Add `beca\
use:` and why the exception was made.","min-delta-alone":message({limits:codes},({limits})=>richText`has no meaning without a limit of the change. Add ${listAlternatives(
limits)}, or remove it.`),"quantity-without-unit":message(FAMILY,family=>`[{got} ]has no unit, but {unit} is a ${nameFamily(
family)}. ${giveExample(family)}`),"percentage-as-quantity":message(FAMILY,family=>`[{got} ]is a percentage, but this mu\
st be a ${nameFamily(family)}. To limit the change, use \`max-regression\`.`),"quantity-unfit":message(FAMILY,family=>`[\
{got} ]does not fit the metric's unit {unit}. ${giveExample(family)}`),"unit-unknown":message({...FAMILY,write:optional(
code)},({write,...family})=>`[{got} ]has an unknown unit. ${write===void 0?giveExample(family):"Use {write}."}`),"patter\
n-of-nothing":message(GOT2,"[{got} ]excludes nothing. Put the pattern to exclude after `!`."),"pattern-negated-twice":message(
GOT2,"[{got} ]begins with two exclamation marks. Keep one to exclude, none to include."),"pattern-with-blanks":message(GOT2,
"[{got} ]has spaces around it. Remove them.")};var FLAG_MESSAGES={"not-a-flag":"{got} is not a flag. Use `--name`, or `--name=value`.","flag-unknown":message({known:codes,
write:optional(code)},({known,write})=>known.length===0?"unknown flag. This command takes none.":write===void 0?"unknown\
 flag. The flags are {known}.":"unknown flag. Did you mean {write}?"),"flag-with-value":"takes no value, but has {got}. \
Use {flag:code}.","flag-without-value":"needs a value. Use {usage:code}.","flag-before-flag":"needs a value, but the fla\
g {got} follows. Use {usage:code}, or {joined:code} if this is the value.","flag-repeated":"was given twice, once with {\
got}. Keep one of the two.","argument-unexpected":"unexpected argument {got}. Put the benchmark command after `--`.","ar\
guments-unexpected":"this command takes no arguments. Remove {got}.","too-many-files":"takes at most one file. Remove {g\
ot}.","no-command-after-dashes":"no command follows. Put the benchmark command after it.","variable-in-word":"several wo\
rds are passed on as they are, so no shell replaces the variable in {got}. Give the command as one word, which a shell r\
uns: {write:code}.","range-for-doctor":"doctor measures a fixed number of rounds and proposes the range itself. Use a nu\
mber such as `10` instead of {got}.","counts-for-doctor":"doctor measures the noise of rounds, but `counts` leaves them \
out. Use `all`, or remove the key.","not-an-action":"{got} is not an action reference. Use `OWNER/bench-referee@SHA`.","\
not-a-gate-name":"{got} cannot name the files and the check of a gate. Use at most 40 letters, digits, `-` or `_`, such \
as `web`.","out-with-baseline":"cannot be used with `--write-baseline`, which judges nothing. Remove {got}, and name the\
 baseline with `--baseline` or in the configuration."};var YAML_MESSAGES={"yaml-too-deep":"is nested more than {levels:number} levels deep. Use fewer.","yaml-aliases-repeat":"\
its aliases expand to too much. Write the values out.","yaml-alias-unknown":"there is no anchor for the alias {got}. Put\
 {write:code} in quotes[, or define {anchor:code}].","text-utf-16":"is saved as UTF-16. Save it as UTF-8.","text-not-utf\
-8":"is not UTF-8 here. Save the file as UTF-8.","text-carriage-returns":"its lines end in a lone carriage return. Save \
it with line feeds.","text-invisible":"contains an invisible character here. Remove it: what is judged must be what a re\
viewer sees.","text-false-indent":"this line is indented by a character that only looks like a space. Indent with ordina\
ry spaces.","yaml-star":'a star alone has no meaning. Use `"*"`, in quotes.',"yaml-two-documents":"a second document beg\
ins here. Keep one document in the file.","yaml-tab":"a tab cannot indent. Indent with spaces.","yaml-key-twice":"the ke\
y {got} is there twice. Keep one of the two.","yaml-tag":"the tag {got} is not allowed. Put {write:code} in quotes, or r\
emove it.","yaml-unquoted":"a text cannot begin like {got} in YAML. Put it in quotes.","yaml-escape":"{got} is not an es\
cape in double quotes. Use single quotes, in which a backslash is only a backslash.","yaml-key-not-text":"a key must be \
a single text. Put it on one line, followed by a colon.","yaml-quote-open":"this quote is never closed. Close it with {w\
rite:code}.","yaml-bracket-open":"this bracket is not closed before line {line:number}. Close it with {write:code}, and \
indent the lines inside it.","yaml-list-uneven":"the entries of this list are not indented alike. Start all of them in t\
he same column.","yaml-two-colons":"this line has a second colon with a space after it. Put the text in quotes, or start\
 a new line.","yaml-indented-key":"this line is indented as if it belonged to the value above. Start both keys in the sa\
me column.","yaml-loose-line":"this line is neither a key with its value nor part of the value above. Put a colon and a \
space after the key, or indent the line below its key.","yaml-space-missing":"a space is missing after the colon of {got\
}. Use {write:code}.","yaml-unreadable":"is not YAML: the parser says {reason}. Check brackets, quotes and indentation h\
ere and above."};var ADVICE={action:"Use an action such as `OWNER/bench-referee@SHA`.",alpha:"Use a probability such as `0.01`.","any-ref":"\
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
shown)}`)}var KINDS2={value:"one value",list:"a list",mapping:"a mapping of keys to values"},FOUND={value:"a single valu\
e",list:"a list",mapping:"a mapping"};function describeRange(above,from,to){if(from!==void 0&&to!==void 0)return`between\
 ${from} and ${to}`;let lower=above===void 0?`at least ${from}`:`above ${above}`;return to===void 0?lower:above===void 0?
`at most ${to}`:`${lower} and at most ${to}`}var SETTINGS_MESSAGES={...BUDGET_MESSAGES,...FLAG_MESSAGES,...YAML_MESSAGES,
"key-missing":refusal("is missing."),"value-missing":refusal("has no value."),"value-empty":refusal("is empty."),"list-e\
mpty":refusal("is an empty list."),"kind-wrong":message({...VALUE,wanted:oneOf("value","list","mapping"),found:oneOf("va\
lue","list","mapping")},({wanted,found,...shown})=>richText`must be ${KINDS2[wanted]}, not ${FOUND[found]}${shown.got&&richText`: ${shown.
got}`}.${advise(shown)}`),"null-character":refusal("[{got} ]contains a null character."),"value-not-allowed":refusal("[{\
got} ]is not allowed here."),"value-unknown":message({...VALUE,write:optional(code)},({write,...shown})=>richText`unknown value${shown.
got&&richText` ${shown.got}`}.${suggest(write,shown)}`),"value-unreadable":message({...VALUE,write:optional(code),hasThousands:optional(
flag)},({write,hasThousands,...shown})=>{let noun=(shown.expected&&NOUNS[shown.expected])??"valid",remedy=hasThousands?richText` Use ${write} for thousands, or a point for a fraction.`:
suggest(write,shown);return richText`${shown.got&&richText`${shown.got} `}is not ${noun}.${remedy}`}),"value-outside":message(
{...VALUE,above:optional(number),from:optional(number),to:optional(number)},({above,from,to,...shown})=>richText`must be ${describeRange(
above,from,to)}${shown.got&&richText`, not ${shown.got}`}.${advise(shown)}`),"range-backwards":message(VALUE_WITH_PROPOSAL,
"[{got} ]ends before it begins. Use {write}."),"value-negative":refusal("must not be negative[, but is {got}]."),"value-\
with-line-break":refusal("must be one line without control characters[, but is {got}]."),"value-too-long":message({...VALUE,
characters:number},shown=>richText`${fillTemplate("[{got} ]has {characters} characters.",shown)}${advise(shown)}`),"patt\
ern-too-long":message({...VALUE,characters:number,limit:number},"[{got} ]has {characters} characters. Use at most {limit\
}."),"path-absolute":refusal("must be a relative path[, not {got}]."),"path-outside":refusal("[{got} ]leads out of the r\
epository."),"ref-with-dash":refusal("must not begin with a dash[, as {got} does]."),"only-on-command-line":refusal("[{g\
ot} ]works only on the command line."),"percent-sign-missing":message(VALUE_WITH_PROPOSAL,"[{got} ]has no percent sign. \
Use {write}."),"percentage-negative":message(VALUE_WITH_PROPOSAL,"must not be negative[, but is {got}]. Use {write}; the\
 metric's unit tells which way is worse."),"ratio-as-change":message(VALUE_WITH_PROPOSAL,"[{got} ]is a ratio, but the li\
mit is a change. Use the allowed change, {write}."),"amount-as-change":message(VALUE,shown=>richText`${shown.got&&richText`${shown.
got} `}is not a percentage.${advise(shown)} ${withCode("An amount is for `min-delta`, `max` or `min`.")}`),"ratio-as-qua\
ntity":message(VALUE,"[{got} ]is a ratio, not a value. To limit the change, use `max-regression`."),"benchstat-refuses":message(
{...VALUE,reason:text},shown=>richText`${fillTemplate("[{got} ]is not valid (benchstat: {reason}).",shown)}${advise(shown)}`),
"same-new-name":"gives two benchmarks the same new name. Give each benchmark its own.","command-names-equal":message({...VALUE,
name:code},"two commands are named {name}. Give each its own name."),"unit-empty":"sets nothing. Use `{better: higher}`,\
 `{exact: true}` or both.","key-unknown":message({known:codes,write:optional(code)},({write})=>write===void 0?"unknown k\
ey. The keys here are {known}.":"unknown key. Did you mean {write}?"),"key-not-in-file":"cannot be set in this file. Use\
 the input {name:code} of the action.","keys-merged":"merging keys is not supported. Repeat the keys. An alias can repla\
ce a whole value, such as `benchmarks: *names`.","command-missing":"there is nothing to measure. Add `run: <command>` to\
 {path:code}, or set the input `run`. On a command line, put the command after `--`, or run `init`.","other-commit-count\
s":"the file of commit {sha:code} applies, and head has a different one. Correct it on the target branch. If this pull r\
equest is the correction, merge it although this check fails.","more-errors":"there are {count:number} more errors. Corr\
ect these first."};var NO_RIGHT="may not be read or written by this user. Change its rights, or use another path.",NO_FILE_HANDLES="could n\
ot be opened, because too many files are open. Raise the limit (`ulimit -n`), or end other programs.",REASONS={EACCES:NO_RIGHT,
EPERM:NO_RIGHT,EROFS:"is on a read-only file system. Use another path.",ENOSPC:"could not be written, because the disk i\
s full. Free some space on it.",EDQUOT:"could not be written, because the disk quota is used up. Free some space.",EMFILE:NO_FILE_HANDLES,
ENFILE:NO_FILE_HANDLES,ENOENT:"does not exist. Check the path.",EEXIST:"is a file, but must be a folder. Remove it, or u\
se another path.",ENOTDIR:"lies below a file that must be a folder. Remove that file, or use another path.",EISDIR:"is a\
 folder. Name a file in it.",ELOOP:"is a symbolic link, which is not followed. Name the file itself.",ENXIO:"is a pipe t\
hat nobody reads. Name a regular file.",EIO:"could not be used, because the device failed. Check the disk."},OTHER_REASON="\
could not be used: the operating system answered {errno} to {call}. Use another path, or ask the administrator of this m\
achine.",SYSTEM_MESSAGES={quoted:"it says {message}.","temporary-folder-unusable":"no folder could be made in {folder}. \
Set `RUNNER_TEMP` (on a runner) or `TMPDIR` to a folder that this user can write to.","system-error":message({errno:code,
call:code,file:optional(text)},({errno})=>`[{file} ]${Object.hasOwn(REASONS,errno.code)?REASONS[errno.code]:OTHER_REASON}`),
"not-a-regular-file":message({kind:optional(oneOf("symbolic link","folder","pipe","socket","device")),file:optional(text)},
({kind})=>kind===void 0?"[{file} ]is not a regular file. Name a regular file.":`[{file} ]is a {kind}. ${kind==="folder"?
"Name a file in it.":"Name a regular file."}`),"file-too-large":"has {bytes:number} bytes, but at most {limitBytes:numbe\
r} are read. Give a smaller file.","folder-too-large":"has more than {limit:number} files and folders. Name a smaller fo\
lder.","git-not-found":"is not on PATH. Install git {needed:code} or newer.","git-too-old":"is too old ({found}). Instal\
l git {needed:code} or newer.","git-not-started":"could not be started: {reason}. Try `git --version` in this folder.","\
git-cancelled":"the run was cancelled before the commits were fetched.","shell-not-found":message({isWindows:flag},({isWindows})=>isWindows?
"bash of Git for Windows was not found. Install Git for Windows, or add its `bin` folder to PATH.":"neither bash nor sh \
was found. Install bash, or correct PATH."),"option-unsupported":message({option:oneOf("cpus","nice"),found:text},({option})=>option===
"cpus"?"works only on Linux. Leave out `cpus` ({found}) on this system.":"works only on Linux and macOS. Leave out `nice\
` ({found}) on this system."),"cpus-not-available":message({cpus:text,allowed:optional(code)},({allowed})=>allowed===void 0?
"not all of the processors {cpus} can be used. Leave `cpus` out.":"not all of the processors {cpus} can be used. Choose \
from {allowed}, or leave `cpus` out."),"nice-not-allowed":message({nice:number},({nice})=>nice<0?"the system does not al\
low {nice}. Negative values need root: run as root, or use 0 or more.":"the system does not allow {nice}. Leave `nice` o\
ut."),"affinity-program-missing":message({name:oneOf("taskset","nice"),option:code},({name})=>name==="taskset"?"the prog\
ram `taskset` was not found. Install util-linux, or leave {option} out.":"the program `nice` was not found. Install core\
utils, or leave {option} out."),"event-file-unusable":message({path:text,fault:oneOf("missing","empty","not an object")},
({fault})=>`${{missing:"the file of the event does not exist",empty:"the file of the event is empty","not an object":"th\
e event is not a JSON object"}[fault]}: {path}. Run the job again; the runner writes this file, and no step may change i\
t.`)};var REWRITE="Write it again with `bench-referee check --write-baseline`",wholePercent={...number,show:formatWholePercent},
bothValues=optional(texts),processorShare={mean:number,worst:number,firstRound:number,lastRound:number},changedPaths={paths:firstTexts,
total:number,isBaseline:flag},WARNING_MESSAGES={"baseline-machine-differs":message({processor:bothValues,cores:bothValues,
image:bothValues,architecture:bothValues,system:bothValues},facts=>{let differences=Object.entries(facts).flatMap(([name,
values])=>values===void 0?[]:[richText`${name} ${values[0]} (here ${values[1]})`]);return richText`it was measured on another machine: ${list(
differences)}. Results that depend on the machine say little about the code.`}),"baseline-commands-differ":message({there:texts,
here:texts,settings:optional(codes)},({settings})=>settings===void 0?`it was measured with {there}, and head with {here}\
, which may not measure the same. ${REWRITE}.`:`it was measured with another {settings} for {here} than head, which may \
not measure the same. ${REWRITE}.`),"baseline-old":`it is {days:number} days old. ${REWRITE}.`,"baseline-changes-unknown":message(
{reason:oneOf("uncommitted","commit-missing")},({reason:reason2})=>`${reason2==="uncommitted"?"it was measured with unco\
mmitted changes":"this clone does not have the commit at which it was measured"}, so it is not known whether dependencie\
s or benchmarks differ from those of head. ${REWRITE}.`),"baseline-benchmarks-differ":message({newBenchmarks:number,newMetrics:number,
goneBenchmarks:number,goneMetrics:number},({newBenchmarks,newMetrics,goneBenchmarks,goneMetrics})=>{let parts=[...countAffectedResults(
newBenchmarks,newMetrics).map(who=>`${who} missing from it`),...countAffectedResults(goneBenchmarks,goneMetrics).map(who=>`${who}\
 only in it`)];return[...list(parts),". ",...withCode(`${REWRITE} if that is intended.`)]}),"all-changed-alike":message(
{changed:number,of:number,direction:oneOf("worse","better")},({changed,of})=>`nearly everything moved the same way: {cha\
nged} of {of} results (${formatWholePercent(changed/of)}) got {direction} by more than their noise. That looks like the \
build, the toolchain or the machine rather than one change of the code.`),"toolchain-differs":message({base:texts,head:texts},
({base,head})=>`${base.length>0&&head.length>0?"base ran with {base} and head with {head}":head.length>0?"only head ran \
with {head}":"only base ran with {base}"}. A change may come from there rather than from the code.`),"dependencies-diffe\
r":message(changedPaths,changed=>`${nameSides(changed)} differ in {paths of total}. A change may come from a dependency \
rather than from the code.`),"benchmark-sources-differ":message(changedPaths,changed=>`${nameSides(changed)} differ in {\
paths of total}. Where a benchmark itself was changed, the two sides do not measure the same thing.`),"benchmarks-of-hea\
d":"head changes {paths of total}, and both sides ran head's version, because of `benchmark-files`. Review such a change\
 with care: it also ran as a part of base, and can tell the sides apart.","base-slowed":message({benchmarks:firstTexts,total:number,
change:wholePercent},"base was slower in each of its rounds than in its warm-up, which ran first: {benchmarks of total} \
by at least {change}. Head was as slow from its warm-up on. Either the machine slowed down right after base's warm-up, o\
r code of head slows base down, which hides a regression. Run base alone to compare, and look at what both sides share."),
"rounds-missing":message({benchmark:text,side:oneOf("base","head"),missing:number,of:number,others:number},({others})=>`\
{benchmark} is missing on {side} in {missing} of {of} rounds${others===0?"":", and the same holds for {others more bench\
mark}"}. Only the other rounds are compared. Find out why it does not always run.`),"processors-stolen":message(processorShare,
share=>`other virtual machines took ${formatShare(share)} of the processors while measuring. Expect noise, and run again\
 if a result surprises you.`),"processors-shared":message(processorShare,share=>`other processes took ${formatShare(share)}\
 of the processors while measuring. End other programs, or use a quieter machine. A service or a container that works fo\
r the benchmark counts as well.`),"machine-busy-before":message({load:number,cores:number},({load})=>`the machine was al\
ready busy before measuring began (load ${formatCompact(load,1)} on {cores} processors). Results may be noisier.`),"too-\
many-disturbances":"other processes disturbed so many rounds that {rounds:number} were measured again, which is the limi\
t. Later disturbed rounds are part of the result. End other programs, or run again when the machine is quieter.","one-si\
ded-load":message({side:oneOf("base","head"),rounds:number},({side:side2,rounds})=>{let[otherSide,have]=[side2==="head"?
"base":"head",rounds===1?"has":"have"];return`other processes or virtual machines took time while {side} ran, and much l\
ess while ${otherSide} did. So no attempt at a round was put aside, and {rounds round} ${have} an additional value. A be\
nchmark that leaves work to a service or a container looks like this.`}),"frequency-changed":message({lowMhz:number,highMhz:number,
governor:optional(text)},({lowMhz,highMhz})=>`the processor ran between ${formatGigahertz(lowMhz)} and ${formatGigahertz(
highMhz)} GHz, a change of ${formatWholePercent(highMhz/lowMhz-1)} from round to round.[ Its governor is {governor}.] A \
fixed frequency reduces noise.`),"machine-drifted":message({change:number},({change})=>`the machine got ${formatWholePercent(
Math.abs(change))} ${change>0?"slower":"faster"} from the first to the last third of the rounds, as base itself shows. T\
he alternating order keeps that out of the changes, but it adds noise to every value.`)};function countAffectedResults(benchmarks,metrics){
return[...benchmarks===0?[]:[`${formatCount(benchmarks,"benchmark")} ${benchmarks===1?"is":"are"}`],...metrics===0?[]:[`${formatCount(
metrics,"metric")} ${metrics===1?"is":"are"}`]]}function nameSides({isBaseline}){return isBaseline?"the commit of the ba\
seline and head":"base and head"}function formatShare({mean,worst,firstRound,lastRound}){let[average,highest]=[formatWholePercent(
mean),formatWholePercent(worst)];return average===highest?average:`${average} (${highest} in ${formatRoundSpan(firstRound,
lastRound)})`}function formatRoundSpan(first,last){return last===0?"the warm-up":first===last?`round ${last}`:`rounds ${first}\
 ${last===first+1?"and":"to"} ${last}`}function formatGigahertz(mhz){return formatCompact(mhz/1e3,2)}var MEASURING_MESSAGES={...FOLLOW_UP_MESSAGES,...FORMAT_MESSAGES,...GIT_MESSAGES,...MEASURE_MESSAGES,...PLAN_MESSAGES,...PROFILE_MESSAGES,
...SYSTEM_MESSAGES},MESSAGES={...COMMAND_LINE_MESSAGES,...EVENT_MESSAGES,...JUDGE_MESSAGES,...LEVEL_MESSAGES,...PUBLISH_MESSAGES,
...SETTINGS_MESSAGES,...WARNING_MESSAGES,...MEASURING_MESSAGES};function isMeasuringCode(code2){return Object.hasOwn(MEASURING_MESSAGES,
code2)}function findMessage(code2,data){if(!Object.hasOwn(MESSAGES,code2))return null;let{fields,words}=toMessage(MESSAGES[code2]),
entries=Object.entries(fields);return entries.every(([name,field])=>field.accepts(data[name]))?words(Object.fromEntries(
entries.map(([name,field])=>[name,field.show(data[name])]))):null}var MAX_LOCATION_LENGTH=2e3;function formatDiagnostic(diagnostic){return richText`${asUntrustedText(formatLocation(diagnostic.
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
1?"The configuration has a mistake":`The configuration has ${count} mistakes`}var MAX_WIDTH=100,LEAD=40,TAB="    ",UNSEEN=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]\
|(?![ \\u3000])\\p{Zs}","u"),COMBINING=new RegExp("^\\p{M}$","u"),WIDE=new RegExp("^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041\
-\\u33ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua000-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\u\
ffe6\\u{1b000}-\\u{1b2ff}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation})$","u");function renderDiagnostics(diagnostics){
return diagnostics.flatMap(diagnostic=>{let{excerpt,output}=diagnostic;return[formatDiagnosticLine(diagnostic),excerpt&&
renderExcerpt(excerpt),output&&renderLastLines(output)]}).filter(part=>part!==void 0).join(`
`)}function renderExcerpt({line,column,length,text:text2}){let start=column-1,end=start+length,parts=[text2.slice(0,start),
text2.slice(start,end),text2.slice(end)].map(part=>Array.from(part,glyphOf)),{lead,shown,trail}=cutLine(...parts),number2=String(
line),caret="^".repeat(Math.max(1,widthOf(shown)));return[`  ${number2} | ${[...lead,...shown,...trail].map(({drawn})=>drawn).
join("")}`.trimEnd(),`  ${" ".repeat(number2.length)} | ${" ".repeat(widthOf(lead))}${caret}`].join(`
`)}var ELLIPSIS={drawn:"\u2026",width:1};function glyphOf(character){if(character==="	")return{drawn:TAB,width:TAB.length};
if(UNSEEN.test(character)){let drawn=`<U+${(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;return{
drawn,width:drawn.length}}return COMBINING.test(character)?{drawn:character,width:0}:{drawn:character,width:WIDE.test(character)?
2:1}}function cutLine(before,meant,after){if(widthOf([...before,...meant,...after])<=MAX_WIDTH)return{lead:before,shown:meant,
trail:after};let room=Math.max(LEAD,MAX_WIDTH-widthOf(meant)-LEAD),lead=widthOf(before)<=room?before:[ELLIPSIS,...firstOf(
before.toReversed(),room-1).toReversed()],shown=firstOf(meant,MAX_WIDTH-widthOf(lead)),rest=shown.length<meant.length?[ELLIPSIS]:
firstOf(after,MAX_WIDTH-widthOf(lead)-widthOf(shown)),isWhole=shown.length===meant.length&&rest.length===after.length;return{
lead,shown,trail:isWhole||rest[0]===ELLIPSIS?rest:[...rest,ELLIPSIS]}}function firstOf(all,room){return takeWithin(all,room,
({width})=>width)}function widthOf(all){return all.reduce((sum,{width})=>sum+width,0)}var MARK="  | ";function cleanLastLines(output){
return output.map(stripControls).join(`
`)}function renderLastLines(output){return output.map(line=>`${MARK}${stripControls(line)}`.trimEnd()).join(`
`)}function titleOfLastLines({location}){let part=location.at(-1);return part?.kind!=="setup"&&part?.kind!=="round"?"Las\
t lines of the output":`Last lines of the output of ${part.kind==="setup"?"setup":part.round===0?"the warm-up":`round ${part.
round}`} on ${part.side}`}function explainError(error){let known=userErrorOf(error);return known!==null?renderDiagnostics(known.diagnostics):`this\
 is a bug in bench-referee, please report it
${error instanceof Error?error.stack:String(error)}`}export{shortenSha,abbreviateSha,PLAIN_FORMATTER,UNCUT_FORMATTER,richText,joinRichTexts,emphasise,asCode,asUntrustedText,
formatRichText,formatLocation,changeWordsOf,worseWordOf,formatCount,lowerFirst,formatList,shortenList,groupLabelOf,formatDuration,
formatMissingHistory,formatHistorySize,formatStep,formatCost,formatUndecidedCount,formatOutputTitle,formatRemeasuring,formatRetry,
formatOneSidedDisturbance,formatNothingToMeasure,formatOwnBenchmarkFiles,formatLook,formatCountLook,formatSearchStart,formatBuild,
formatSearchStep,formatSearchEnd,formatNothingToSearch,formatUnfinishedSearch,formatProfilesStart,formatProfileStep,formatProfilesEnd,
formatRecognisedFormat,formatReplacedBase,formatUnknownDefinitions,withCode,list,formatPercent,formatMargin,formatWholePercent,
describeConfigChange,isMeasuringCode,formatDiagnostic,formatDiagnosticLine,formatThrown,toDiagnosticJson,formatDefect,formatMistakeCount,
renderDiagnostics,renderExcerpt,cleanLastLines,renderLastLines,titleOfLastLines,explainError};
