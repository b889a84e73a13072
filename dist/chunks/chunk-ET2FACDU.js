import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{cleanUntrustedText,quoteUntrustedText,shorten}from"./chunk-I2MRJ4UF.js";import{ownFileUrl}from"./chunk-VWDZQE77.js";
import{MEASURABLE,UserError,quoteShellWord}from"./chunk-4Q6QMYTI.js";import{MAX_NUMBER_LENGTH,REPORT_FORMATS,RESULT_SETTING_KEYS,
formatCompact,formatQuantity,isDay}from"./chunk-EORH2WXK.js";var PLAIN_FORMATTER={plain:text2=>text2,strong:text2=>text2,code:text2=>formatPlainCode(text2),untrusted:text2=>quoteUntrustedText(
text2)},UNCUT_FORMATTER={...PLAIN_FORMATTER,code:text2=>formatPlainCode(text2,Number.POSITIVE_INFINITY),untrusted:text2=>quoteUntrustedText(
text2,Number.POSITIVE_INFINITY)};function formatPlainCode(text2,limit){return text2.includes("`")?quoteUntrustedText(text2,
limit):`\`${cleanUntrustedText(text2,limit)}\``}function richText(texts2,...values){return texts2.flatMap((text2,index)=>{
let value=values[index]??"";return[text2,...isRichText(value)?value:[typeof value=="number"?String(value):value]]}).filter(
piece=>piece!=="")}function emphasise(text2){return{strong:text2}}function asCode(text2){return{code:text2}}function asUntrustedText(text2){
return{untrusted:text2}}function formatRichText(words,formatter){return words.map(piece=>typeof piece=="string"?formatter.
plain(piece):"strong"in piece?formatter.strong(piece.strong):"code"in piece?formatter.code(piece.code):formatter.untrusted(
piece.untrusted)).join("")}function isRichText(value){return Array.isArray(value)}function shortenSha(sha){return sha.slice(0,12)}function abbreviateSha(sha){return sha.slice(0,7)}function formatLocation(location){let isRecorded=location[0]?.kind==="recording";return location.map((part,index)=>{let text2=formatPart(
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
1?"":"s"}`}function lowerFirst(sentence2){return sentence2.charAt(0).toLowerCase()+sentence2.slice(1)}function formatList(items,limit){
let shown=shortenList(items,limit),last=shown.at(-1)??"";return shown.length<2?last:`${shown.slice(0,-1).join(", ")} and\
 ${last}`}function shortenList(items,limit=items.length,total=items.length){let shown=items.slice(0,limit),rest=total-shown.
length;return rest===0?shown:[...shown,`${rest.toLocaleString("en-US")} more`]}function groupLabelOf({command:command2,group}){
let parts=[command2,group].filter(part=>part!==null);return parts.length===0?null:parts.join(": ")}function formatDuration(ms){if(ms<999.5)return`${Math.round(ms)} ms`;if(ms<59950)return`${(ms/1e3).toFixed(1)} s`;let seconds=Math.
round(ms/1e3);return`${Math.floor(seconds/60)} min ${String(seconds%60).padStart(2,"0")} s`}function formatMissingHistory(ref){
return`there is no history in ${ref}`}function formatHistorySize(ref,commits){return`commits in the history of ${ref}: ${commits}`}
function formatStep({round,command:command2,side},{rounds,commands}){return`${round===0?"warm-up":`round ${round}/${rounds}`}\
 ${side}${commands===1?"":` command ${command2+1}/${commands}`}`}function formatCountStep({placement,command:command2,side},{
placements,commands}){return`counting ${placement===0?"warm-up":`placement ${placement}/${placements}`} ${side}${commands===
1?"":` command ${command2+1}/${commands}`}`}function formatCost({roundMs,rounds:allowed,maxMinutes},{min,max},commands){
let range=min===max?"":`${min} to `,times=[...new Set([min,max])].map(rounds=>formatDuration(rounds*roundMs)).join(" to "),
planned=`${range}${formatCount(max,"round")} ${max===1?"takes":"take"} about ${times}`,limit=`max-minutes (${maxMinutes}\
) allows ${allowed>=max?"all of them":`${allowed} of them`}`;return`${formatInvocationTimes(commands)}, so ${planned}; ${limit}`}
function formatInvocationTimes(commands){let texts2=commands.slice(0,MAX_NAMES).map(times=>Object.entries(times).map(([side,
ms])=>`${formatDuration(ms)} on ${side}`).join(" and "));if(commands.length===1)return`an invocation takes ${texts2.join(
"")}`;let more=commands.length>MAX_NAMES?", \u2026":"";return`an invocation takes ${texts2.map((text2,index)=>`command ${index+
1}/${commands.length} ${text2}`).join(", ")}${more}`}function formatStepProgress(step,undecided,timeLeft){return`${step}${undecided===
null?"":`, ${undecided.count} of ${undecided.of} undecided`}${timeLeft}`}var MAX_NAMES=3;function formatUndecidedBenchmarks({
names,of,precision}){let error=precision===void 0?"":` within \xB1${Number((100*precision).toPrecision(12))}%`;if(names.
length===0)return`everything is ${error===""?"decided":`decided and known${error}`}`;let more=names.length>MAX_NAMES?", \
\u2026":"",missing=error===""?"undecided":`undecided or not known${error}`;return`${names.length} of ${of} still ${missing}\
 (${names.slice(0,MAX_NAMES).join(", ")}${more})`}function formatOutputTitle(location){return`output of ${formatLocation(
location)}`}function formatRemeasuring(block,{kind,taken}){return`${`${block.length===1?"round":"rounds"} ${block.join("\
 and ")}`} again: ${kind==="others"?"other processes":"other virtual machines"} took ${Math.round(taken*100)}% of a proc\
essor`}function formatRetry(block,{round,side}){return`${`${block.length===1?"round":"rounds"} ${block.join(" and ")}`} \
again: round ${round}, ${side}, failed`}function formatOneSidedDisturbance({base,head}){return`disturbances came with on\
e side (base ${base}, head ${head} times), so every attempt counts and nothing is measured again`}function formatNothingToMeasure(decisions){
return`nothing to measure (${[...new Set(decisions.map(({reason})=>reason))].join(", ")})`}function formatOwnBenchmarkFiles(){
return"base does not work with the benchmark files of head: starting again with its own"}function formatLook(round,open,filterRemark=""){
let found=open.isHopeless?"no verdict is possible with this plan, so measuring ends":`${formatUndecidedBenchmarks(open)}${filterRemark}`;
return`look after ${round} rounds: ${found}`}function formatCountLook(placements,open){return`counts after ${placements}\
 placements: ${formatUndecidedBenchmarks(open)}`}function formatSearchStart({commits,names}){let more=names.length>MAX_NAMES?
", \u2026":"";return`searching ${formatCount(commits,"commit")} for ${names.slice(0,MAX_NAMES).join(", ")}${more}`}function formatBuild({
position,of,sha}){return`build commit ${position} of ${of}, ${shortenSha(sha)}`}function formatSearchStep({commit,round,
commits}){let tree=commit===0?"base":commit===commits?"head":`commit ${commit} of ${commits}`;return`search ${round===0?
"warm-up":`round ${round}`} ${tree}`}function formatSearchEnd({ended,builds,rounds,durationMs}){return`search ended (${ended}\
): ${formatCount(builds,"build")}, ${formatCount(rounds,"round")}, ${formatDuration(durationMs)}`}function formatNothingToSearch(benchmarks){
return`${benchmarks===null?"Nothing":`Nothing that matches ${benchmarks}`} got significantly worse, so no commit was sea\
rched.`}function formatUnfinishedSearch(command2){return`The search is not finished. To continue it:
  ${command2}`}function formatProfilesStart(names){let more=names.length>MAX_NAMES?", \u2026":"";return`profiling ${names.
slice(0,MAX_NAMES).join(", ")}${more}`}function formatProfileStep({side,round,of,name}){return`profile ${round} of ${of}\
 of ${name} ${side}`}function formatProfilesEnd({ended,profiles,durationMs}){return`profiles ended (${ended}): ${formatCount(
profiles,"profile")}, ${formatDuration(durationMs)}`}function formatRecognisedFormat(format,evidence){return`recognised \
the format "${format}"${evidence===void 0?"":` by "${evidence}"`}`}function formatReplacedBase(path,commit){return`base \
is not measured: the baseline ${path} of ${commit} is used`}function formatUnknownDefinitions(reason){return`the lines t\
hat define benchmarks are not known: ${reason}`}function message(fields,words){return{fields,words:typeof words=="string"?shown=>fillTemplate(words,shown):words}}function sentence(text2){
return{fields:{},words:()=>withCode(text2)}}function fillTemplate(template,shown){let parts=template.split(/\[([^\]]*)\]/),
isComplete=part=>[...part.matchAll(PLACEHOLDER)].every(([,name=""])=>shown[name]!==void 0);return parts.filter((part,index)=>index%
2===0||isComplete(part)).flatMap(part=>part.split(PLACEHOLDER).flatMap((text2,index)=>index%2===0?withCode(text2):toRichText(
shown[text2])))}var PLACEHOLDER=/\{(\w+)\}/g;function toRichText(value){return Array.isArray(value)?list(value):[typeof value==
"number"?String(value):value]}function withCode(text2){return text2.split("`").map((part,index)=>index%2===0?part:asCode(
part)).filter(piece=>piece!=="")}var text={accepts:value=>typeof value=="string",show:asUntrustedText},code={...text,show:value=>({
code:value})},texts={accepts:value=>Array.isArray(value)&&value.every(one=>typeof one=="string"),show:all=>all.map(asUntrustedText)},
codes={...texts,show:all=>all.map(asCode)},number={accepts:value=>typeof value=="number",show:value=>value},flag={accepts:value=>typeof value==
"boolean",show:value=>value},unitName={...text,show:value=>value},day={accepts:value=>typeof value=="string"&&isDay(value),
show:value=>value};function oneOf(...words){return{accepts:value=>words.includes(value),show:word=>word}}function optional(field){
return{accepts:value=>value===void 0||field.accepts(value),show:value=>value===void 0?void 0:field.show(value)}}function got(found){
return found===void 0?[]:richText`, got ${found}`}function list(items,limit=items.length,total=items.length){return joinItems(
shortenList(items,limit,total),"and")}function listAlternatives(items){return joinItems(items,"or")}function joinItems(items,conjunction){
return items.flatMap((item,index)=>{let joint=index===0?"":index===items.length-1?` ${conjunction} `:", ";return richText`${joint}${item}`})}var command=optional(text);function nameOf(shown){return shown??"setup"}var MAX_BENCHMARKS=3,WRITE_AGAIN="Write it again\
 with `bench-referee check --write-baseline`, and commit it.",IN_MIB=1024*1024,MEASURE_MESSAGES={"command-failed":message(
{command,exitCode:number,durationMs:number,isNetwork:optional(flag)},({command:command2,exitCode,durationMs,isNetwork})=>{
let network=isNetwork?" It says that a server was not reached, so run it again.":"";return richText`${nameOf(command2)} ended with exit code ${exitCode} after ${formatDuration(
durationMs)}; it must exit with 0.${network}`}),"command-not-found":message({command},({command:command2})=>richText`${nameOf(
command2)} ended with exit code 127: a command was not found. ${withCode("Install it in `setup`, or on the machine befor\
e this step.")}`),"program-not-in-commit":message({command,name:text,path:text,install:optional(code)},({command:command2,
name,path,install})=>{let remedy=install===void 0?withCode("Make it in `setup`."):richText`Install it in each clone: ${asCode(
`--setup ${quoteShellWord(install.code)}`)}, or ${asCode(`setup: ${install.code}`)} in the configuration.`;return richText`${nameOf(
command2)} did not find ${name}. Your folder has ${path}, but git does not have it, and clean clones are measured. ${remedy}`}),
"script-line-ends":message({command,path:text},({command:command2,path})=>richText`${nameOf(command2)} could not start ${path}: its lines end as on Windows, so its interpreter is not found. ${withCode(
"Add `*.sh text eol=lf` to `.gitattributes`, run `git add --renormalize .`, and commit both.")}`),"command-file-missing":message(
{command,path:text,workingDirectory:optional(text)},({command:command2,path,workingDirectory})=>{let folder=workingDirectory===
void 0?"the top folder":richText`the folder ${workingDirectory}`,where=richText`${folder} of the repository, where it runs`;
return richText`${nameOf(command2)} did not find ${path}. This commit does not have that file in ${where}${withCode(", a\
nd `setup` did not make it. Add it, or set `working-directory` to its folder.")}`}),"command-killed":message({command,signal:code},
({command:command2,signal})=>richText`${nameOf(command2)} was killed by ${signal}. ${signal.code==="SIGKILL"?"Memory may\
 have run out.":"Run it alone to find out why."}`),"command-not-started":message({command,reason:text,workingDirectory:optional(
text)},({command:command2,reason,workingDirectory})=>{let hint=workingDirectory===void 0?[]:richText` Check that ${asCode(
"working-directory")} ${workingDirectory} exists there.`;return richText`${nameOf(command2)} could not be started${got(reason)}.${hint}`}),
"output-too-long":message({command,limitBytes:number},({command:command2,limitBytes})=>{let remedy=command2===void 0?"Le\
t it print less.":"Print results only, or write them to a file and name it in `output-file`.";return richText`${nameOf(command2)} printed more than ${limitBytes/
IN_MIB} MiB and was killed. ${withCode(remedy)}`}),"command-too-slow":message({command,limitMs:number,usualMs:optional(number)},
({command:command2,limitMs,usualMs})=>{let start=richText`${nameOf(command2)} did not end within ${formatDuration(limitMs)}`;
return command2===void 0?richText`${start} and was killed. Find out why it hangs.`:usualMs===void 0?richText`${start}, the time left of ${asCode(
"max-minutes")}, and was killed. Raise ${asCode("max-minutes")}, or find out why it hangs.`:richText`${start}, though ${formatDuration(
usualMs)} was enough before, and was killed. Find out why it hangs, or give it a time limit of its own.`}),"benchmark-fi\
les-unmatched":message({patterns:texts},"no file of base or head matches {patterns}, so base gets nothing from head by t\
hem. Correct the patterns or delete them."),"benchmark-files-not-for-base":sentence("base does not work with head's vers\
ion of these files, so it was measured with its own. New benchmarks are not compared, and where head changed a benchmark\
, the two sides do not measure the same thing."),"time-too-short":message({rule:code,results:number,roundMs:number,maxMinutes:number,
rounds:number,neededRounds:number,neededMinutes:number,fixedRounds:optional(number),hasBaseline:flag,mayIncludeBuild:flag},
({rule,results,roundMs,maxMinutes,rounds,neededRounds,...remedy})=>{let needed=richText`To show that ${rule} is broken with ${formatCount(
results,"budgeted result")}, ${neededRounds} are needed`;return richText`${describeAllowedRounds({roundMs,maxMinutes,rounds})}. ${needed}. ${withCode(
formatTimeRemedies(remedy))}`}),"processes-left":message({command,names:optional(texts)},({command:command2,names})=>richText`${nameOf(
command2)} left processes running, which were killed${formatPrograms(names)}. It must end what it starts, because that can slow the next measurement.`),
"setup-processes-ended":message({names:texts},({names})=>richText`setup left processes running, which were ended with it${formatPrograms(
names)}. ${withCode("Start a server that the benchmark needs in `run`, or in an earlier step of the workflow.")}`),"runn\
er-files-changed":message({variables:codes},"something wrote to the files of {variables}, by which a step sets variables\
 and outputs. They were restored, and nothing of this run can be trusted: no benchmark does that by accident."),"no-resu\
lts-printed":sentence("no benchmark results are in it. Check that the command runs the benchmarks it should."),"no-resul\
t-file":message({pattern:text},"the command wrote no file that matches `output-file` {pattern}. The pattern is relative \
to `working-directory`; files of an earlier run are not read."),"results-missing":message({names:texts,count:number},({names,
count})=>richText`a result is missing for ${list(names,MAX_BENCHMARKS,count)}, though base had one in its warm-up, before head ran. Each invocation must print the same benchmarks.`),
"names-unstable":message({sides:oneOf("base","head","both"),count:number,from:text,to:text,isShard:optional(flag)},({sides,
count,from,to,isShard})=>{let names=count===1?"the name of 1 benchmark is":`the names of ${count} benchmarks are`,[its,them]=count===
1?["its name","it"]:["the names","them"],where=sides==="both"?"base and head":sides,compared=isShard?"Benchmarks are div\
ided into shards by their names.":"What has no constant name is not compared.",exclude=isShard?"":`, or exclude ${them} \
from the budgets of level \`fail\``,remedy=`Remove what varies from ${its}: a path, a process id, a time or a seed${exclude}\
.`;return richText`on ${where}, ${names} not the same in each invocation: ${from}, then ${to}. ${compared} ${withCode(remedy)}`}),
"block-retried":message({first:number,last:number,signal:optional(code),exitCode:optional(number),second:oneOf("ok","fai\
led","cut")},({first,last,signal,exitCode,second})=>{let how=signal===void 0?exitCode===void 0?"":` (exit code ${exitCode}\
)`:richText` (killed by ${signal})`,block=first===last?`round ${first} was`:`rounds ${first} and ${last} were`,once=second===
"ok"?" once":"",end={ok:", with success. The first attempt is not used.",failed:". Then an invocation failed again.",cut:"\
. Measuring ended before that was done."}[second];return richText`an invocation failed${once}${how}, so ${block} measured again on both sides${end}`}),
"filter-not-followed":message({names:texts,count:number,filter:text},({names,count,filter})=>richText`${list(names,MAX_BENCHMARKS,
count)} did not run with it${resetFilter(filter)}`),"filter-failed":message({round:number,side:oneOf("base","head"),filter:text},
({round,side,filter})=>richText`round ${round}, ${side}, failed with it${resetFilter(filter)}`),"sample-unit":sentence("\
every raw value counts, as in benchstat. The values of one invocation share its moment and its memory layout, so changes\
 look more significant than they are."),"baseline-not-found":message({},`there is no such baseline. ${WRITE_AGAIN}`),"ba\
seline-without-values":message({},`it has no values of head. ${WRITE_AGAIN}`),"baseline-setting-differs":message({setting:oneOf(
"unit","format"),configured:text,found:optional(text)},`its {setting} is not {configured}, which is configured now[, got\
 {found}]. ${WRITE_AGAIN}`),"baseline-only-on-head":sentence("the base commit has no such baseline, so the one of this p\
ull request was used."),"baseline-changed":message({isDeleted:flag},({isDeleted})=>richText`this pull request ${isDeleted?
"deletes":"changes"} the baseline. The one of the base commit was used; the change applies after the merge.`),"command-i\
n-top-folder":message({folder:text,flag:code},"the command runs in the top folder of the repository, not in {folder} whe\
re it was typed. Add {flag} to run it there."),"baseline-not-named":message({config:code},"no file for the baseline is n\
amed. Add `baseline: bench/baseline.json` to {config}, or give `--baseline bench/baseline.json`.")},MAX_PROGRAMS=5;function formatPrograms(names){
return names===void 0?[]:richText`: ${list(names,MAX_PROGRAMS)}`}function describeAllowedRounds({roundMs,maxMinutes,rounds}){
let allow=maxMinutes===1?"allows":"allow";return richText`a round takes about ${formatDuration(roundMs)}, so ${formatCount(
maxMinutes,"minute")} ${allow} ${formatCount(rounds,"round")}`}function formatTimeRemedies({neededMinutes,fixedRounds,hasBaseline,
mayIncludeBuild}){let remedies=[`Raise \`max-minutes\` to at least ${neededMinutes}`,...fixedRounds===void 0?[]:[`set \`r\
ounds: ${fixedRounds}\``],"measure fewer or shorter benchmarks",...hasBaseline?[]:["compare with a `baseline`, which hal\
ves the time"]],build=mayIncludeBuild?" If the first invocation builds something, do that in `setup`, whose time does no\
t count.":"";return`${remedies.slice(0,-1).join(", ")}, or ${remedies.at(-1)}: see \`${ownFileUrl("docs/slow-suites.md")}\
\`.${build}`}function resetFilter(filter){return richText`, so everything is measured again from here on. Check what the command does with ${filter}.`}var COMMAND_LINE_MESSAGES={"unknown-command":message({command:text,suggestion:optional(code),commands:codes},({command:command2,
suggestion,commands})=>{let remedy=suggestion===void 0?richText`The commands are ${list(commands)}.`:richText`Write ${suggestion}.`;
return richText`there is no such command${got(command2)}. ${remedy}`}),"no-such-benchmark":message({pattern:text,names:texts,
count:number},({pattern,names,count})=>richText`no benchmark matches ${pattern}. The names are ${list(names,names.length,
count)}.`),"resumed-without-search":message({file:text},"the recording has no search, got {file}. Name the file that an \
interrupted `bench-referee bisect` wrote."),"resumed-other-run":message({part:oneOf("base","head","setup","working direc\
tory","output file","number of commands",...RESULT_SETTING_KEYS),got:text,wanted:text},({part,got:recorded,wanted})=>richText`the recording has another ${part}, got ${recorded}, and this search has ${wanted}. Repeat the command that wrote it, or leave the flag out.`),
"no-input-file":sentence("no file was named. Write `parse results.txt`, or `parse -` for standard input."),"no-output-fi\
le":sentence("no file for the recording was named. Write `--out recording.json`."),"input-unreadable":message({reason:text},
"it could not be read ({reason}). Check that it is the file that you mean."),"history-missing":message({ref:text,command:code},
`there is no such ref in this clone, got {ref}. Fetch it with {command}, or record runs first, as \`${ownFileUrl("docs/h\
istory.md")}\` says.`),"history-empty":message({ref:text},"it has no runs, got {ref}. Name the ref that the action `reco\
rd` writes."),"history-since-unknown":message({ref:text},"this clone has no such commit, got {ref}. Fetch it, such as wi\
th `git fetch --tags`, or name another one."),"history-since-not-compared":message({ref:text,commit:text},"no run compar\
ed this commit, got {ref} ({commit}). Name a commit of the history, or leave the flag out."),"history-benchmark-unmatche\
d":message({pattern:text},"no benchmark of the history matches, got {pattern}. `*` matches within one part of a name, an\
d `**` across parts."),"history-file-refused":message({reason:text},"it is no run of this version ({reason}), so it is l\
eft out."),"history-file-skipped":sentence("it is too large for a run, so it is left out."),"no-import-file":sentence("n\
o file was named. Write `history import data.js`, or `history import -` for standard input. The branch `gh-pages` has th\
e file, often as `dev/bench/data.js`."),"too-many-imports":message({got:text},"expected one file, got also {got}. Import\
 one file at a time."),"import-too-large":message({limit:number},"together with earlier imports it is larger than {limit\
} bytes, so it was not imported. Remove old runs from it."),"import-no-data-js":message({reason:text},"it is not the fil\
e `data.js` of github-action-benchmark, which is `window.BENCHMARK_DATA = ` and JSON ({reason}). Nothing was imported."),
"import-unexpected":message({reason:text},"this part does not have the form that github-action-benchmark writes ({reason\
}). Nothing was imported. Correct or remove it."),"import-empty":sentence("it has no values, so there is nothing to impo\
rt."),"import-without-number":message({missing:number},({missing})=>{let[are,numbers,gaps]=missing===1?["is","a number",
"a gap"]:["are","numbers","gaps"];return richText`${formatCount(missing,"value")} ${are} ${asCode("null")} instead of ${numbers}. The charts of github-action-benchmark have ${gaps} there, and so does the import.`}),
"no-series-file":sentence("no file was named. Write `history change-points values.txt`, or `history change-points -` for\
 standard input."),"too-many-series":message({got:text},"expected one file, got also {got}. Name one series at a time."),
"series-empty":sentence("has no numbers. Give one number on each line, or a JSON array of numbers."),"series-not-a-numbe\
r":message({got:text},"is not a number, got {got}. Write one number on each line, or a JSON array of numbers, without un\
its or separators."),"series-not-finite":message({got:text},"is not a finite number, got {got}. Leave it out, or correct\
 what wrote it."),"series-broken-json":message({reason:text},"is not a JSON array ({reason}). Correct it, or write one n\
umber on each line."),"series-too-long":message({got:number,max:number},"has {got} values, and at most {max} are searche\
d. Give the newest ones, such as with `tail`."),"no-results-in-file":sentence("no benchmark results are in it. Give the \
output of a benchmark tool; `bench-referee formats` lists them."),"not-two-columns":message({columns:texts},({columns})=>richText`${asCode(
"--config")} and all formats but ${asCode("text")} and ${asCode("csv")} compare two columns, and there are ${columns.length}${columns.
length===0?[]:richText`, got ${list(columns)}`}. Name two files, or choose two columns with ${asCode("--col")} and ${asCode(
"--filter")}.`),"benchstat-warning":message({message:text},"benchstat warns: {message}."),"benchstat-refusal":message({message:text},
"benchstat refuses this: {message}."),"configuration-missing":message({file:optional(text),isNamed:flag},({file:file2,isNamed})=>{
let remedy=isNamed?"Check the path, or leave it out.":"Write it, or name another one. Without a file the built-in budget\
s are judged.";return richText`there is no such file${got(file2)}. ${remedy}`}),"proposal-exists":message({file:text},"{\
file} exists already, and doctor never overwrites a file. Name another file, compare the two, and replace the old one by\
 hand."),"no-baseline-written":message({isCancelled:flag,rounds:number},({isCancelled,rounds})=>isCancelled?richText`measuring was cancelled, so no baseline was written.`:
rounds===0?richText`no round was completed, so no baseline was written.`:richText`the benchmark failed, so no baseline was written.`),
"nothing-to-diagnose":sentence("the benchmark failed, so nothing is diagnosed. Correct the command first; `bench-referee\
 check` says more."),"diagnosis-cancelled":sentence("it was cancelled, so nothing is diagnosed."),"baseline-ignored":sentence(
"both sides were measured, without this baseline of the configuration. What doctor says about times is true where base i\
s measured beside head; against a baseline of another machine `baseline-tolerance` decides."),"too-few-noise-rounds":message(
{rounds:number,minRounds:number,isPlanned:flag},({rounds,minRounds,isPlanned})=>{let found=isPlanned?richText`${formatCount(
rounds,"round")} ${rounds===1?"is":"are"} too few`:richText`only ${formatCount(rounds,"round")} ${rounds===1?"was":"were"} completed`,
remedy=isPlanned?"Write a number such as 10.":richText`Allow more time with ${asCode("--max-minutes")}, or measure fewer benchmarks.`;
return richText`${found}; an estimate of the noise needs at least ${minRounds}. ${remedy}`}),"noise-time-too-short":message(
{roundMs:number,maxMinutes:number,rounds:number,neededMinutes:number,minRounds:number},({neededMinutes,minRounds,...time2})=>{
let remedy=richText`Raise ${asCode("--max-minutes")} to at least ${neededMinutes}, or measure fewer benchmarks.`;return richText`${describeAllowedRounds(
time2)}. An estimate of the noise needs at least ${minRounds}. ${remedy}`}),"demo-repository-failed":message({answer:text},
"the example repository could not be made, got {answer}."),"not-in-a-clone":message({folder:text,answer:text},"{folder} \
is not in a working tree of git, which answered {answer}. Go into the repository, or make one with `git init`."),"files-\
not-listed":message({folder:text,answer:text},"the files in {folder} could not be listed, got {answer}."),"source-files-\
left-out":message({found:number,read:number},"of {found} source files only the {read} nearest to the root are read."),"i\
gnored-file-exists":sentence("it exists and git ignores it. Move it away, or write the gate by hand as the README shows."),
"no-benchmark-found":message({ecosystems:texts,lookedFor:texts},({ecosystems,lookedFor})=>{let where=ecosystems.length===
0?[]:richText` in the ${list(ecosystems)} code here`,tools=lookedFor.flatMap(tool=>richText`\n  ${tool}`);return richText`there is no benchmark${where}, and nothing was written. Looked for:${tools}\nWrite a benchmark first, or name a command to measure: ${asCode(
"init -- make build")}.`}),"already-configured":sentence("it exists already, so the command after `--` would not be meas\
ured. Write the command as `run` in that file, leave it out here, or name a second gate with `--name NAME`.")};var GIVE_COMMITS="Give `base` and `head` as inputs.",GRANT_CONTENTS="Grant `contents: read` in the workflow, or run the \
job again.",GIVE_UNCHANGED="Give the files that `measure` wrote in this run, unchanged and each once.",file=oneOf("recor\
ding","baseline");function remedyFor(kind){return withCode(kind==="recording"?"Give the file that `measure` wrote, uncha\
nged.":"Write it again with `bench-referee check --write-baseline`, and commit it.")}var EVENT_MESSAGES={"unsupported-ev\
ent":message({event:text},"the commits to compare are known for pull_request, merge_group, push, workflow_dispatch and s\
chedule, got {event}. Run the gate on one of these; for pull requests from forks use `pull_request`, never `pull_request\
_target`."),"privileged-event":sentence(`code of a pull request is not run on this event, because its token may write. M\
easure on \`pull_request\` with bench-referee/measure, and report forks from a second workflow with bench-referee/report: \
see \`${ownFileUrl("docs/forks.md")}\`.`),"branch-deleted":sentence("the branch was deleted, so there is nothing to meas\
ure. Add `if: ${{ !github.event.deleted }}` to the job."),"event-not-recorded":message({event:text,events:codes},({event:event2,
events})=>richText`runs of this event are not recorded${got(event2)}. A pull request is recorded when it is merged: run this action on ${list(
events)}.`),"event-without-base":message({event:text,base:text},"the event {event} does not name a commit to compare wit\
h, got {base}. Give a branch, tag or SHA as `base`."),"event-without-merge":message({event:text},"only a pull request ha\
s a merge commit, and the event is {event}. Write `head: head`, or leave it out."),"event-without-sha":message({path:code,
found:optional(text)},`its payload has no commit SHA at {path}[, got {found}]. ${GIVE_COMMITS}`),"run-without-sha":sentence(
"the runner did not name the commit that started this run. Give the commit to measure as `head`."),"not-a-ref":message({
ref:text},"this is not a branch, a tag or a full SHA, got {ref}. Write a name such as `main` or `v1.2.0`, or all 40 char\
acters of a SHA."),"measuring-run-stopped":message({conclusion:text},`the run that measured did not end by itself, so th\
ere is nothing to report, got {conclusion}. Leave such runs out by the \`if\` of the job, as \`${ownFileUrl("docs/forks.\
md")}\` shows.`),"measuring-run-failed":message({conclusion:text,url:code},"the run that measured did not succeed, so th\
ere is nothing to judge, got {conclusion}. Find the cause in {url}, and run it again."),"measuring-run-of-other-reposito\
ry":message({repository:text},"the run that measured belongs to another repository, got {repository}. Report in the repo\
sitory that measured."),"measuring-run-of-other-event":message({event:text},"a second workflow reports only runs of the \
event pull_request, got {event}. Add `if: github.event.workflow_run.event == 'pull_request'` to the job; on other events\
 report in the run that measures."),"measuring-run-incomplete":message({field:code},({field})=>richText`its payload does not have ${field}. ${withCode(
"Report in a workflow that `workflow_run` starts, with `types: [completed]`.")}`),"head-repository-deleted":sentence("th\
e repository of the pull request was deleted, so the pull request cannot be found."),"workflow-not-on-default-branch":message(
{path:text},"the workflow that measured is not on the default branch, got {path}. Merge it there first, because a pull r\
equest can add a workflow of the same name."),"pull-request-not-found":message({branch:text},"no pull request of this re\
pository has this commit as its head, got {branch}. If its branch was renamed, push to it once more."),"several-pull-req\
uests":message({numbers:codes},"several pull requests have this head, so it is unknown which one to report to, got {numb\
ers}. Close all but one, or give each a branch of its own, and run the first workflow again."),"pull-request-unreadable":message(
{answer:text},"the pull request could not be looked up, got {answer}. Grant `contents: read` and `pull-requests: write` \
in the workflow, or run the job again."),"pull-request-closed":sentence("it is closed, so it was not commented on. The c\
heck run is on the commit that was measured."),"pull-request-moved":message({head:code,measured:code},"its head is {head\
} now and this run measured {measured}, so it was not commented on. The check run is on the commit that was measured."),
"repository-unreadable":message({answer:text},`the repository could not be read, got {answer}. ${GRANT_CONTENTS}`),"api-\
incomplete":message({answer:text},`this server does not have all requests of the GitHub API that \`report\` needs, or a pr\
oxy does not let one through, got {answer}. Use the root action in one job: \`${ownFileUrl("docs/other-servers.md")}\` sa\
ys what works where.`),"commit-hidden":message({sha:code},`GitHub does not have the commit {sha} to read this file from,\
 or hides it from the token. ${GRANT_CONTENTS}`),"target-branch-not-found":sentence("the branch that head is compared wi\
th could not be found. Run again, and check that `github-token` may read this repository."),"config-change-unreadable":message(
{answer:text},"what head changes in it could not be read, got {answer}. The file of the base commit was used."),"token-m\
issing":message({isRecord:flag},({isRecord})=>richText`there is no token, and without one ${isRecord?"the history cannot\
 be written":"the configuration of the base branch cannot be read"}. Leave the input out to use the token of the workflow.`),
"no-recording-matches":message({pattern:text},"no file in the workspace matches, got {pattern}. Download the artifact wi\
th the recording before this step, into the folder that the pattern names."),"no-recording-named":sentence("no recording\
 is named. Write `report recording.json`."),"recording-not-found":message({writer:code},({writer})=>richText`there is no such file. Give the file that ${writer} wrote.`),
"too-many-recordings":message({count:number,limit:number},"one report takes at most {limit}, as GitHub starts no more jo\
bs from one matrix, got {count}. Leave out other files, or make several reports with a `name` each."),"unknown-code":message(
{code:text},"{code} was found, which this version of bench-referee has no words for."),"recording-not-json":message({reason:text,
file},({reason,file:file2})=>richText`this is not JSON${got(reason)}. ${remedyFor(file2)}`),"recording-of-other-version":message(
{version:number,file},({version,file:file2})=>{let remedy=file2==="baseline"?remedyFor(file2):richText`Use the same version of bench-referee to measure and to report.`;
return richText`another version of bench-referee wrote this recording, got version ${version}. ${remedy}`}),"not-a-recor\
ding":message({reason:text,file},({reason,file:file2})=>richText`this is not a recording: ${reason}. ${remedyFor(file2)}`),
"recorded-text-too-long":message({text,length:number,limit:number},"the text has {length} characters[, got {text}]. Shor\
ten it to at most {limit} characters where it is defined, and measure again."),"recording-inconsistent":message({fault:oneOf(
"rounds","command","warm-up","baseline","attempts","attempt-count","retries","values","values-twice","search","profiles",
"places"),round:optional(number),benchmark:optional(text),side:optional(oneOf("base","head")),file},({fault,round,benchmark,
side,file:file2})=>{let aside=richText`round ${round} was put aside as disturbed`,faults={rounds:richText`its lowest number of rounds is above its highest`,
command:richText`an invocation belongs to no command of the recording`,"warm-up":richText`its warm-up, which has no values, was put aside as disturbed`,
baseline:richText`${aside}, and base was not measured`,attempts:richText`${aside}, but not the same number of times on both sides and for every command`,
"attempt-count":richText`${aside} too many times`,retries:richText`round ${round} was measured again after a failure, which this run may not do so often or there`,
values:richText`the values of ${benchmark} on ${side} do not belong to invocations of their side`,"values-twice":richText`${benchmark} on ${side} has two values of one metric from the same invocation`,
search:richText`its search for a commit names commits, commands or invocations that it does not have`,profiles:richText`its profiles name commands, functions or stacks that it does not have, stacks that are too deep, or a benchmark twice`,
places:richText`a benchmark has two places`};return richText`${faults[fault]}. ${remedyFor(file2)}`}),"searched-commit-u\
nknown":message({commit:optional(text)},({commit})=>commit===void 0?richText`the commit that broke a budget is not named: the server did not list the commits between base and head.`:
richText`the commit that broke a budget is not named: the recording has ${commit}, which does not lie between base and head.`),
"recordings-of-other-commits":message({commits:text},"it does not have the two commits of the first recording, got {comm\
its}. Report recordings of one base and one head together."),"recordings-of-one-name":message({name:text},"two have the \
same name, got {name}. Give every leg a `name` of its own when it measures."),"recording-of-other-head":message({found:optional(
text)},"its head is not the commit of this run[, got {found}]. Report what the run of this commit measured; a second wor\
kflow can report `head: head` only."),"recording-of-other-base":message({found:optional(text)},"its base is not in the h\
istory that this run compares with[, got {found}]. Measure against the merge base, the target branch, or another commit \
of that history."),"recording-of-other-baseline":message({path:text},"it compares with a baseline that the configuration\
 does not name, got {path}. Measure again, with the configuration of the base branch."),"recording-without-rule":message(
{rule:code},"it leaves out a command by {rule}, which the configuration of base does not have, so it was not made by thi\
s gate."),"recording-with-false-skip":message({rule:code,found:optional(code),examples:optional(texts)},({rule,found,examples=[]})=>richText`it leaves out a command by ${rule}, which does not hold for the files of both commits${found===
void 0?richText``:richText` (${found}: ${list(examples)})`}, so it was not made by this gate. ${GIVE_UNCHANGED}`),"skip-\
not-proved":message({output:text},`it leaves out a command, and the server did not give the files of both commits to che\
ck that: {output}. ${GRANT_CONTENTS}`),"recording-without-rounds":message({rounds:number},`it claims that all {rounds} r\
ounds were run, and does not have them. ${GIVE_UNCHANGED}`),"recording-without-failure":message({},`it claims that somet\
hing failed, and has no failure. ${GIVE_UNCHANGED}`),"recording-given-twice":message({other:text},`it has the same measu\
rements as the recording {other}. ${GIVE_UNCHANGED}`),"recorded-unit-differs":message({recorded:text,configured:text},"t\
he recording has {recorded} and the configuration {configured}, which is used."),"recorded-rounds-differ":message({recorded:text,
configured:text},"the recording was planned with {recorded} and the configuration has {configured}. Another number of ro\
unds than planned detects less. Write the rounds into the configuration instead of giving them to `measure`.")};var NO_SEARCH_REASONS={"too-many-commits":"there are more than 64 commits between base and head. Compare with a later ba\
se.","history-missing":"the commits between base and head are not here. Fetch them with `fetch-depth: 0` of actions/chec\
kout, and update the branch if it does not contain base.","clone-shallow":"the commits between base and head are not in \
this clone, which is shallow. Complete it by `git fetch --unshallow`.","base-not-contained":"head does not contain base.\
 Compare with the commit where they parted, which `git merge-base` prints, or update the branch.","too-large":"the files\
 of the commits between base and head take more than 512 MB.",baseline:"base is a baseline, which is no tree of this run\
."},FOLLOW_UP_MESSAGES={"instruction-unknown":message({command:text},({command:command2})=>richText`${command2} was not counted: Valgrind does not know an instruction that it executes, such as one of AVX-512. Build it for an older processor, for example with -march=x86-64-v3.`),
"slope-needs-filter":message({command:text},({command:command2})=>richText`${command2} was not counted: it takes a number of iterations from BENCH_REFEREE_ITERATIONS, but it cannot run one of its benchmarks alone. Use BENCH_REFEREE_FILTER in the command, with a format that has a filter.`),
"iterations-without-effect":message({name:text,command:text},({name,command:command2})=>richText`${name} is not counted here: each iteration that BENCH_REFEREE_ITERATIONS adds to ${command2} executes less than one instruction. Use the variable in the command as the number of times that a benchmark is repeated.`),
"counted-with-others":message({name:text,command:text,printed:texts,count:number},({name,command:command2,printed,count})=>richText`${name} is not counted: with the filter for it, ${command2} runs ${formatCount(
count,"benchmark")}: ${list(printed,printed.length,count)}. Use BENCH_REFEREE_FILTER in the command as the filter of its benchmarks. If it is, rename the benchmark, so that the filter matches it alone.`),
"count-follows-time":message({command:text,format:code},({command:command2,format})=>richText`${command2} is counted as a whole, and tools of the format ${format} repeat each benchmark until some time is over. So the count depends on the speed of the machine, and a change of the code may not show. Let the tool mark its benchmarks, or take the number of their iterations from BENCH_REFEREE_ITERATIONS.`),
"valgrind-not-placed":message({command:text},({command:command2})=>richText`${command2} does not start the first valgrind on PATH, so all its rounds have the same placement in memory, and its counts are judged like times. Start valgrind by its name, without a path, to have a placement for each round.`),
"count-needs-base":message({path:code},({path})=>richText`Nothing is counted: counts of two machines are not comparable, and the baseline ${path} is used as base.`),
"counting-time-over":message({placements:number},({placements})=>richText`the time was over after ${formatCount(placements,
"placement")}, so counts that were undecided then stay undecided. Raise it, or count less.`),"count-file-foreign":message(
{command:text},({command:command2})=>richText`is not a file that Callgrind wrote for a process of ${command2}, so nothing is counted. Look for what writes files of that name.`),
"nothing-counted":message({command:text},({command:command2})=>richText`Callgrind left no count of ${command2}. ${withCode(
"Run it under `valgrind --tool=callgrind` to find out why.")}`),"counting-not-possible":message({reason:oneOf("system","\
no valgrind")},({reason})=>reason==="system"?richText`Nothing is counted: Valgrind counts on Linux only.`:richText`Nothing is counted: there is no valgrind. ${withCode(
"Install it before this step, for example by `sudo apt-get install --yes valgrind`.")}`),"bisect-tree-changed":message({
tree:text,paths:texts,count:number},({tree,paths,count})=>richText`the search for the commit ended: a command of another commit changed the tree of ${tree}: ${list(
paths,3,count)}. ${withCode("A benchmark may write only below its own folder and `$TMPDIR`.")}`),"bisect-failed":message(
{reason:text},({reason})=>richText`the search for the commit ended: ${reason}`),"bisect-side-failed":message({side:oneOf(
"base","head")},({side})=>richText`the search for the commit ended: the command failed on ${side}, where it worked in the rounds.`),
"bisect-not-possible":message({reason:oneOf("too-many-commits","history-missing","clone-shallow","base-not-contained","t\
oo-large","baseline")},({reason})=>richText`no commit is searched: ${withCode(NO_SEARCH_REASONS[reason])}`),"profile-ben\
chmarks-omitted":message({omitted:number,most:number},({omitted,most})=>richText`${formatCount(omitted,"more broken benc\
hmark")} ${omitted===1?"is":"are"} not profiled: at most ${most} are.`),"profile-failed":message({reason:text},({reason})=>richText`the recording of profiles ended: ${reason}`),
"profile-not-possible":sentence("no profile is recorded, because base is a baseline, which is no tree of this run."),"pr\
ofile-not-written":sentence('the command ended, but did not write the file that this variable names. Give its path to th\
e profiler, such as with `-cpuprofile="$BENCH_REFEREE_PROFILE"`.'),"profile-time-over":sentence("the time limit was reac\
hed before all profiles were recorded. Raise `max-minutes`, or lower `runs`."),"profile-tree-changed":message({side:oneOf(
"base","head"),paths:texts,count:number},({side,paths,count})=>richText`the recording of profiles ended: a command of the other side changed the tree of ${side}: ${list(
paths,3,count)}. ${withCode("A benchmark may write only below its own folder and `$TMPDIR`.")}`)};var OWN="or set `format` to `command`, which measures the command itself",NAMED=", and name that file as `output-file`",
TIME_REMEDY=`It does not say of which command. Use \`/usr/bin/time -v -o FILE\`, ${OWN}.`,WORDS={gzip:"compressed by gzi\
p. Have it written as it is; pyperf compresses where the name of its file ends in `.gz`.","shell-time":`what the \`time\` \
of a shell or \`time -p\` prints. ${TIME_REMEDY}`,"gnu-time":`what GNU time prints without \`-v\`. ${TIME_REMEDY}`,"perf\
-stat":"what `perf stat` prints for people. Add `-j`, and name the file of `-o` as `output-file`.","perf-stat-separator":"\
what `perf stat` prints between other signs than commas. Use `-j`, or `-x` with a comma.","perf-stat-interval":"that of \
`perf stat -I`, in which a row is only a part of the run. Leave out `-I`.",hyperfine:`what hyperfine prints on a termina\
l. Add \`--export-json FILE\`${NAMED}.`,"hyperfine-export":`a table that hyperfine exports, without the single runs. Use\
 \`--export-json FILE\`${NAMED}.`,"pytest-benchmark":`the table of pytest-benchmark. Add \`--benchmark-json=FILE\`${NAMED}\
.`,pyperf:`what pyperf prints on a terminal. Add \`-o FILE\`${NAMED}.`,jmh:`what JMH prints for people or as CSV, both w\
ithout the iterations. Add \`-rf json -rff FILE\`${NAMED}.`,"criterion-quick":"what Criterion.rs prints with `--quick` a\
nd `--output-format bencher`, which has no names. Leave out one of the two.","bmf-1":'version 1 of the Bencher Metric Fo\
rmat. Write version 0: `{"BENCHMARK": {"MEASURE": {"value": NUMBER}}}`.',"catch2-json":"the JSON of Catch2, which has no\
 benchmarks. Run the program with `-r xml`.","google-csv":"the CSV of Google Benchmark, which breaks off without an erro\
r where the counters of two benchmarks differ. Run it with `--benchmark_format=json`.",nvbench:`what nvbench prints for \
people or as CSV. Add \`--json FILE\`${NAMED}.`,vegeta:"what `vegeta report` prints for people. Add `-type=json`.","vege\
ta-results":"the requests that `vegeta encode` writes. Use `vegeta report -type=json`.",oha:"what oha prints for people \
or as CSV. Add `--no-tui --output-format json`.","ab-html":"the HTML of ApacheBench. Leave out `-w`.","ab-file":"a file \
that ApacheBench writes with `-e` or `-g`. Use what it prints: leave out `output-file`.","tinybench-tasks":"a list of em\
pty objects, as `JSON.stringify(bench.tasks)` gives since version 6 of tinybench. Write `bench.tasks.map(({ name, result\
 }) => ({ name, result }))`.","ruby-measure":"what Ruby's `Benchmark.measure` gives, which has no label. Use `Benchmark.\
bm`, and give every report a label.","vitest-bench":`what \`vitest bench\` prints for people. Add \`--outputJson FILE\`, sin\
ce version 5 \`--reporter=json --outputFile=FILE\`${NAMED}.`,benchmarkdotnet:"what BenchmarkDotNet prints for people or \
exports in another form. Add `--exporters json`, and name `BenchmarkDotNet.Artifacts/results/*.json` as `output-file`.",
deno:"what `deno bench` prints for people. Add `--json`.",mitata:"what mitata prints for people. Use `await run({ format\
: { json: { samples: false } } })`, before version 1 `run({ json: true })`.",cronometro:"the table of cronometro. Print \
the results: `console.log(JSON.stringify(await cronometro(tests, { print: false })))`.",benchee:`what Benchee prints for\
 people or writes in another form. Add \`{Benchee.Formatters.JSON, file: "results.json"}\` to its \`formatters\`${NAMED}\
.`,asv:"what asv prints for people. Name its result files as `output-file`, `results/**/*.json`, and add `--record-sampl\
es`.","asv-1":"a result of asv before version 0.4, whose form is another one. Run the benchmarks with a newer asv.",phpbench:`\
what PHPBench prints for people. Add \`--dump-file=FILE\`${NAMED}.`,julia:`what BenchmarkTools prints for people. Use \`B\
enchmarkTools.save("results.json", run(SUITE))\`${NAMED}.`,"size-limit":"what size-limit prints for people. Add `--json`\
.",esbuild:`what esbuild prints for people. Add \`--metafile=FILE\`${NAMED}.`,lighthouse:`what Lighthouse writes for peo\
ple or as CSV. Use \`--output=json --output-path=FILE\`${NAMED}; Lighthouse CI writes \`.lighthouseci/lhr-*.json\`.`,"ha\
skell-criterion":"a JSON or HTML report of Haskell's criterion. Use what it prints, or add `--csv FILE`, and name that f\
ile as `output-file`.",nanobench:"the CSV of nanobench. Use the table that it prints by itself, or `bench.render(ankerl:\
:nanobench::templates::json(), std::cout)`.",k6:`what k6 prints for people or as CSV. Let \`handleSummary\` write JSON, or\
 add \`--summary-export=FILE\`${NAMED}.`,autocannon:"what autocannon prints for people. Add `--json`.",callgrind:`what C\
allgrind or Cachegrind prints for people. Add \`--callgrind-out-file=FILE\` or \`--cachegrind-out-file=FILE\`${NAMED}.`,
codspeed:"what CodSpeed prints for people. Name the files of its walltime mode as `output-file`: `.codspeed/results_*.js\
on`.","gab-data":"the history that github-action-benchmark stores. It is read by `bench-referee history import`; a gate \
needs the output of the benchmark tool.",comparison:"a comparison of two runs. Use the output of the benchmarks themselv\
es: the gate compares them.","http-load":"that of a load tool that no format reads. Use oha, wrk, vegeta, k6 or autocann\
on, or print JSON of your own for the format `json`.",jest:"what Jest prints for people. Add the reporter `jest-junit`, \
and name its `junit.xml` as `output-file`.",mocha:"what Mocha prints for people. Add `--reporter xunit`.","vitest-test":`\
what Vitest prints for people about tests. Add \`--reporter=junit --outputFile=FILE\`${NAMED}.`,pytest:`what pytest prin\
ts for people about tests. Add \`--junit-xml=FILE\`${NAMED}.`,"node-test":"what Node's test runner prints for people. Ad\
d `--test-reporter=tap`.",googletest:`what GoogleTest prints for people. Add \`--gtest_output=xml:FILE\`${NAMED}.`,"carg\
o-test":"what cargo prints about tests, without a benchmark. Run `cargo bench`, and check `--bench` and the filter.",ctest:`\
what CTest prints for people. Add \`--output-junit FILE\`${NAMED}.`},UNSUPPORTED_OUTPUTS=Object.fromEntries(Object.entries(
WORDS).map(([kind,words])=>[kind,withCode(`the output is ${words}`)]));var EXPECTATIONS={any:"is not what this format has here",object:"must be an object",list:"must be a list",text:"must be \
a text",number:"must be a finite number",positive:"must be more than 0",boolean:"must be true or false",filled:"must not\
 be empty",choice:"must be one of",equal:"must have as many values in"},JSON_TOKENS={value:"a value",key:"a key in doubl\
e quotes",colon:"a colon",comma:"a comma or a closing bracket"},FORMAT_ADVICE=richText`Run ${asCode("bench-referee forma\
ts")} for a list; ${asCode("command")} measures the invocation itself.`,OUTCOMES={error:"failed",status:"got an error st\
atus",body:"got another body than expected"},FORMAT_MESSAGES={"unknown-format":message({got:text},data=>richText`there is no such format${got(
data.got)}. ${FORMAT_ADVICE}`),"unknown-output":message({start:text},({start})=>richText`no format fits the output, which begins with ${start}. ${FORMAT_ADVICE}`),
"unknown-json":message({keys:texts},({keys})=>{let found=keys.length===0?"no keys":richText`the keys ${list(keys,10)}`;return richText`the output is JSON that no format fits, with ${found}. ${FORMAT_ADVICE}`}),
"ambiguous-output":message({formats:codes,evidence:texts},({formats,evidence})=>{let fits=formats.map((format,index)=>richText`${format} by ${evidence[index]}`);
return richText`several formats fit the output: ${list(fits)}. Set ${asCode("format")} to one of them.`}),"other-format":message(
{format:code,likely:codes,evidence:text},"the output is not that of {format}. By {evidence} it looks like {likely}. Set \
`format` to that, or to `auto`."),"unsupported-output":message({kind:oneOf(...keysOf(UNSUPPORTED_OUTPUTS))},({kind})=>UNSUPPORTED_OUTPUTS[kind]),
"command-reads-no-file":sentence("the format `command` measures invocations and cannot read a file. Name the format of t\
he tool that wrote it."),"nothing-printed":sentence("the output is empty. Check that the command prints its results ther\
e, or name the file that it writes in `output-file`."),"results-on-stderr":message({format:code},"standard output is emp\
ty, and the results of {format} are on standard error, which is not read. Add `2>&1` to the command."),"not-json":message(
{got:text,expected:optional(oneOf(...keysOf(JSON_TOKENS)))},({expected,...found})=>expected===void 0?richText`this is not JSON, got ${found.
got}. Check that the command prints nothing else.`:richText`this is not valid JSON: ${JSON_TOKENS[expected]} must be here, not ${found.
got}. Keep other text out of the JSON, or update the tool that writes it.`),"not-xml":message({reason:text},"this is not\
 XML: {reason}. Check that the command prints nothing else."),"broken-go-event":sentence("this is not a complete event o\
f `go test -json`. The output breaks off, or is mixed with other text."),"broken-off":message({language:oneOf("JSON","XM\
L")},"the {language} breaks off here. Check that the command ran to its end."),"missing-file":message({file:code,pattern:code},
"{file} is not among the files. Let `output-file` match it, as {pattern} does."),"no-results":message({option:optional(code),
source:optional(code),tool:optional(code)},({option,source,tool})=>{let advice=(option&&richText`Check ${option}.`)??(source&&
richText`Check that the output is that of ${source}.`)??(tool&&richText`Check the options and the configuration of ${tool}.`)??
"Check that the command ran to its end.";return richText`no benchmark has a result. ${advice}`}),"wrong-type":message({expected:oneOf(
...keysOf(EXPECTATIONS)),keys:optional(codes),got:optional(text)},({expected,keys=[],...found})=>{let joint=expected==="\
object"?" with ":" ",names=keys.length>0?richText`${joint}${list(keys)}`:void 0;return richText`${EXPECTATIONS[expected]}${names}${got(
found.got)}.`}),"contradicting-entry":message({name:text},"{name} is there again with another `unit` or `better`. Repeat\
 those of its first entry."),"failed-in-tool":message({name:optional(text),reason:optional(text)},({name,reason})=>{let why=reason===
void 0?". Look at what the tool printed":richText`: ${reason}`;return richText`${name??"the run"} failed${why}.`}),"runs\
-failed":message({name:text,failed:number,runs:number,exits:texts},({name,failed,runs,exits})=>richText`${name} failed in ${failed} of ${runs} runs, which ended with ${list(
exits,5)}.`),"run-crashed":message({name:optional(text),reason:text},({name,reason})=>richText`${name??"the run"} crashed: ${reason}. Results after it are missing.`),
"run-unfinished":message({name:optional(text),end:optional(code)},({name,end})=>{let missing=end&&richText`: there is no ${end}`;
return richText`${name??"the run"} did not end${missing}. Results may be missing.`}),"wrong-count":message({name:optional(
text),what:oneOf("benchmarks","failures","tests","values"),announced:optional(number),found:number,option:optional(code)},
({name,what,announced,found,option})=>{let counts=announced===void 0?`does not say how many ${what} it has`:`counts ${announced}\
 ${what}, but ${found} are there`;return richText`${name??"the run"} ${counts}. ${option?richText`Leave out ${option}.`:
"Look at what the tool printed."}`}),"tool-error":message({tool:code,said:text},"{tool} reports {said}."),"failed-as-pla\
nned":message({name:text},"{name} failed, and is marked as TODO."),"benchmark-skipped":message({name:text,reason:optional(
text)},({name,reason})=>richText`${name} was skipped${reason&&richText`: ${reason}`}.`),"benchmark-without-result":message(
{name:text},"{name} has no result. It failed, or the run was stopped."),"unusable-value":message({name:text,metric:code,
got:optional(text)},"{name} has no usable {metric}[, got {got}]."),"unmeasurable-value":message({name:text,got:text,others:number},
({name,others,...found})=>richText`${name} has a value that is not ${MEASURABLE}${got(found.got)}. Look at what the tool printed.${countOthers(
others)}`),"unnamed-benchmark":message({value:optional(text),others:optional(number),source:optional(code)},({value,others,
source})=>richText`a benchmark has no name${value&&richText`, but the value ${value}`}. ${source?richText`Print ${source}.`:
"Give every benchmark a name, and keep other output out of the results."}${countOthers(others)}`),"text-too-long":message(
{field:oneOf("name","group","metric","unit"),name:optional(text),length:number,got:text,others:number},({field,name,length,
others,...found})=>richText`the ${field} of ${name??"a benchmark"} has ${length} characters, but at most ${1e3} are allowed${got(
found.got)}. Shorten it where the benchmark is defined.${countOthers(others)}`),"garbled-unit":message({name:text,unit:text,
others:number},({name,unit,others})=>{let remedy=withCode("Let the command write UTF-8; in PowerShell, set `[Console]::O\
utputEncoding` to it first.");return richText`the unit ${unit} of ${name} was read in another encoding than it was written in. ${remedy}${countOthers(
others)}`}),"unreadable-result":message({line:text},"this line looks like a result, but cannot be read: {line}. Check wh\
at the tool measured, and that nothing else writes to this line."),"joined-results":message({line:text},"several results\
 are in one line, and it is not clear where each ends: {line}. Print a line feed after each result."),"repeated-key":message(
{key:text},"the key {key} occurs twice in one object, so only one of the two is a result. Give each its own name."),"com\
parison-output":message({tool:code},"this is a comparison by {tool}, which has no results to measure. Use the output tha\
t {tool} compared."),"zero-time":message({name:text,instead:optional(code)},({name,instead})=>{let advice=instead&&richText` Use ${instead}.`;
return richText`${name} took no time. It measures nothing, or less than the tool can tell.${advice}`}),"mean-only":message(
{tool:code},"this version of {tool} writes no median, so `time` is the mean. Update {tool}."),"rounded-values":message({
option:code},"the values here are rounded to three digits. Add {option}."),"partly-counted":message({name:text,percent:number},
"{name} was counted for only {percent} % of the time. Name fewer events with `-e`."),"over-limit":message({name:text,limit:optional(
text)},({name,limit})=>richText`${name} is over its limit${limit&&richText` of ${limit}`}.`),"invalid-line":message({reason:text},
"this line is not in Go's benchmark format: {reason}."),"unit-set-twice":message({unit:text,key:code,value:text},"{key} \
of the unit {unit} is already set to {value}."),"result-behind-text":message({name:text,before:text},"{name} has a resul\
t that is not read, because {before} is in front of it. End what the benchmark prints with a line feed."),"requests-fail\
ed":message({name:optional(text),kind:oneOf("error","status","body"),failed:optional(number),requests:optional(number),percent:optional(
number),statuses:optional(text)},({name,kind,failed,requests,percent,statuses})=>{let share=requests===void 0?`${failed}`:
`${failed} of ${requests}`,subject=percent===void 0?`${share} requests`:`${percent} % of the requests`,target=name&&richText` to ${name}`,
found=statuses&&richText`, with the status codes ${statuses}`,warning=kind==="error"?"":" They may be faster than the ot\
hers.";return richText`${subject}${target} ${OUTCOMES[kind]}${found}.${warning} Check the server.`}),"no-responses":message(
{name:optional(text),statuses:optional(text)},({name,statuses})=>{let target=name&&richText` to ${name}`,found=statuses&&
richText`, only the status codes ${statuses}`;return richText`no request${target} got a good response${found}. Check that the server answers.`})};
function keysOf(table){return Object.keys(table)}function countOthers(others){return others?richText` The same holds for ${others} more.`:
[]}var ALLOW_FETCH="For a private repository pass `github-token`, or set `fetch-depth: 0` in actions/checkout.",NAME_THE_BASE="\
Name what to compare with: `--base REF`.",GIT_MESSAGES={"not-a-repository":sentence("this is not a git repository. Run b\
ench-referee inside a clone of the repository."),"no-working-tree":sentence("this is not a working tree. Run bench-refer\
ee inside one, or name the commit to measure: `--head REF`."),"no-commit-yet":sentence("this repository has no commit ye\
t. Commit the state to compare with."),"git-failed":message({output:text},"failed, got {output}."),"checkout-failed":message(
{output:text,isDiskFull:optional(flag)},({output,isDiskFull})=>richText`could not make the tree of a commit, got ${output}. ${withCode(
isDiskFull?"Make room on the disk of the temporary folder, or set `TMPDIR` to another one.":"Try a plain `git checkout` \
of this commit.")}`),"worktree-unreadable":message({output:text},"could not read the working tree, got {output}. Try `gi\
t add --all --dry-run`, or measure what is committed: `--head HEAD`."),"unknown-revision":message({revision:text,isSha:flag},
({revision,isSha})=>{let remedy=isSha?"Fetch it first: `git fetch origin` and the SHA.":"Check its spelling, or fetch it\
 first: `git fetch origin`.";return richText`this clone has no commit of this name${got(revision)}. ${withCode(remedy)}`}),
"commit-not-in-clone":message({sha:code},"this clone does not have {sha}. Fetch it first: `git fetch origin`."),"unknown\
-ref":message({ref:text,isShortSha:flag},({ref,isShortSha})=>richText`the remote has no branch or tag of this name${got(
ref)}. ${isShortSha?"Give all 40 characters of a SHA, because a remote knows no shorter ones.":"Check its spelling."}`),
"ref-contains-head":message({ref:text},"{ref} already contains head, so its tip at the time of the event is used."),"ref\
-deleted":message({ref:text},"the remote no longer has {ref}, so its tip at the time of the event is used."),"ref-of-che\
ckout":message({ref:text,output:text},"the remote did not say where {ref} is, got {output}. Its tip in the checkout is u\
sed."),"ref-not-found":message({ref:text,output:text},`the remote did not say where {ref} is, and the checkout does not \
have it, got {output}. ${ALLOW_FETCH}`),"commit-not-fetched":message({sha:code,output:optional(text)},`{sha} is not a co\
mmit in the checkout and could not be fetched[, got {output}]. If a force push removed it, run on the newest commit. ${ALLOW_FETCH}`),
"not-a-merge-commit":message({sha:code},"{sha} is not a merge commit, so it has no parent on the base branch. Write `hea\
d: head` to measure the pull request itself."),"clone-of-other-user":message({command:code},"this repository belongs to \
another user, and its configuration could start programs, so git does not read it. If you trust it: {command}."),"no-com\
mon-ancestor":message({target:code,head:code,isLocal:flag},({target,head,isLocal})=>richText`${target} and ${head} have no common ancestor. ${withCode(
isLocal?NAME_THE_BASE:"Write `base: target` to compare with the tip of the base branch.")}`),"no-release":message({tags:number,
releases:number,isLocal:flag,tried:optional(number)},({tags,releases,isLocal,tried})=>{let lookedUp=tried===void 0?"":` \
among the ${tried} highest`,found=releases===0?`${formatCount(tags,"tag")}, but no version such as v1.2.3`:`${formatCount(
releases,"release")}, but none${lookedUp} in the history before head`;return richText`there is no release to compare with, got ${found}. ${withCode(
isLocal?"Fetch the tags by `git fetch --tags`, tag":"Tag")} a release, or name another commit.`}),"tags-not-listed":message(
{output:text},"the tags of the repository could not be listed, got {output}."),"history-not-fetched":message({output:text},
"the history in the checkout does not reach back to the merge base, and no more of it could be fetched, got {output}. Se\
t `fetch-depth: 0` in actions/checkout."),"clone-too-shallow":message({target:code,head:code},"this clone is shallow and\
 does not show the merge base of {target} and {head}. Complete it by `git fetch --unshallow`, or name what to compare wi\
th: `--base REF`."),"no-target-branch":message({hasOrigin:flag,branch:optional(text),base:optional(code)},({hasOrigin,branch,
base})=>{let ask=hasOrigin?withCode(" Ask for the default branch once: `git remote set-head origin -a`. Or name"):[" Nam\
e"],example=branch===void 0||base===void 0?withCode("`--base REF`"):richText`${base}, as ${branch} is its only branch`;return richText`this clone has neither a remote default branch nor a branch called main or master.${ask} what to compare with: ${example}.`}),
"partial-clone":message({output:text},"the checkout is a partial clone without some files of this commit, and they could\
 not be fetched, got {output}. Leave out `filter` in actions/checkout, or make a full clone."),"config-missing":message(
{path:text,from:oneOf("base","head","worktree","commit","recording")},({path,from})=>{let lack={base:"neither the commit\
 where the pull request began nor head has this file",head:"the head commit does not have this file",worktree:"there is \
no such file",commit:"the commit of `config-from` does not have this file",recording:"neither base nor head of the recor\
ding has this file"}[from];return richText`${withCode(lack)}${got(path)}. ${withCode("Give its path relative to the root\
 of the repository, or leave `config` out to use the defaults.")}`}),"config-only-on-head":sentence("the base commit has\
 no configuration, so the one of this pull request was used."),"config-broken-on-base":message({sha:code},"the configura\
tion of {sha} on the base branch is invalid, so the one of this pull request was used, with budgets that nobody has merg\
ed yet. Review them. The errors on the base branch follow."),"submodules-left-out":message({paths:texts,count:number},({
paths,count})=>richText`submodules are not fetched: ${list(paths,3,count)}. ${withCode("If a benchmark needs them, add `\
git submodule update --init --recursive` to `setup`.")}`),"tree-changed":message({side:oneOf("base","head"),paths:texts,
count:number},({side,paths,count})=>richText`while ${side==="base"?"head":"base"} was measured, the tree of ${side} was changed: ${list(
paths,3,count)}. Its numbers are worthless now. ${withCode("A benchmark may write only below its own folder and `$TMPDIR\
`.")}`),"program-replaced":message({paths:texts,count:number},({paths,count})=>richText`both sides would run the same program: the setup of head replaced what the setup of base had left outside of its tree, ${list(
paths,3,count)}. ${withCode("Install it into the tree, or into `$BENCH_REFEREE_HOME`, which each side has for itself.")}`),
"lfs-files-left-out":message({paths:texts,count:number},({paths,count})=>richText`files of Git LFS are only pointers: ${list(
paths,3,count)}. ${withCode("If a benchmark reads them, its numbers are worthless: add `git lfs pull` to `setup`.")}`)};var LIMIT_DIGITS=12;function formatPercent(ratio){let value=ratio*100,written=`${Number(value.toPrecision(LIMIT_DIGITS))}\
%`;return Number.isFinite(value)&&written.length<=MAX_NUMBER_LENGTH?written:formatCompact(value,2,"%")}function formatMargin(ratio){
return formatCompact(ratio*100,ratio<.0995?1:0,"%")}function formatWholePercent(ratio){return formatCompact(ratio*100,0,
"%")}var shortfall={rule:code,rounds:number,results:number,minRounds:optional(number),smallestP:number,alpha:number},tooTightLimit={
rule:code,limit:number,benchmark:text,others:number,isGeomean:flag},MAX_RENAMES=5,MAX_METRICS=5,PLAN_MESSAGES={"no-budge\
t-matches":message({budgets:number,isUncounted:optional(flag),isOnlyCounts:optional(flag)},({budgets,isUncounted,isOnlyCounts})=>{
let subject=budgets===1?"the only budget":`none of the ${budgets} budgets`,rest=budgets===1?"matches no result":"matches\
 a result",remedy=isUncounted?withCode("No result is a count: set `count: instructions`, or see the warning that says wh\
y nothing was counted."):isOnlyCounts?withCode("With `measure: counts` the only metric is `instructions`."):`Correct ${budgets===
1?"its":"their"} patterns.`;return richText`${subject} of level ${asCode("fail")} ${rest}, so no slower benchmark could ever fail this check. ${remedy}`}),
"budget-unmatched":message({metric:text,family:optional(oneOf("time","size")),benchmarks:texts,packages:texts,commands:optional(
texts),filter:optional(text),nearest:optional(text),metrics:optional(texts)},({metric,family,benchmarks,packages,commands,
filter,nearest,metrics})=>{let wanted=[family===void 0?richText`the metric ${metric}`:richText`the metric ${metric}, nor a primary one that is a ${family}`,
...benchmarks.length===0?[]:[richText`a name that matches ${list(benchmarks)}`],...packages.length===0?[]:[richText`a package that matches ${list(
packages)}`],...commands===void 0?[]:[richText`a command that matches ${list(commands)}`],...filter===void 0?[]:[richText`what ${filter} asks for`]],
has=metrics===void 0?[]:richText` The ${metrics.length===1?"metric of the results is":"results have the metrics"} ${list(
metrics,MAX_METRICS)}.`,remedy=nearest===void 0?"Correct its patterns or delete it.":richText`Did you mean ${nearest}? Correct its patterns or delete it.`;
return richText`this budget matches no result: none has ${list(wanted)}.${has} ${remedy}`}),"limit-misfit":message({key:code,
limit:text,benchmark:text,metric:text,unit:text},"{key} {limit} does not fit {metric} of {benchmark}, which is in {unit}\
. Write a limit in that unit, or narrow the budget's metric."),"rounds-too-few":message({...shortfall,neededRounds:optional(
number)},({neededRounds,...why})=>{let remedy=neededRounds===void 0?"Write the baseline again with more rounds":`Allow a\
t least ${neededRounds} rounds`;return richText`${describeShortfall(why)}. ${remedy}, or budget fewer metrics. ${withCode(
"A metric that never varies needs no test: mark it with `exact: true` under `units`.")}`}),"shard-needs-filter":message(
{command:code,format:text,reason:oneOf("format","variable","length")},({command:command2,format,reason})=>reason==="form\
at"?richText`${command2} cannot run some of its benchmarks alone, because the format ${format} has no filter. Measure it without a shard.`:
reason==="length"?richText`the names of the benchmarks of ${command2} are too long for a filter. Use more shards.`:richText`${command2} does not use ${asCode(
"BENCH_REFEREE_FILTER")}, so it cannot run the benchmarks of a shard alone. Give it to the tool as the filter.`)},JUDGE_MESSAGES={
"impossible-value":message({benchmark:text,metric:text,unit:unitName,side:oneOf("base","head"),value:optional(number)},({
benchmark,metric,unit,side,value})=>{let found=value===void 0?richText`has a value on ${side} that is not a finite number`:
richText`has ${asUntrustedText(formatQuantity(value,unit))} on ${side}, and no time or rate is below zero`;return richText`${benchmark} ${found}, so ${metric} is not judged. Look at what its tool printed.`}),
"no-ratio":message({benchmark:text,metric:text,rule:code},"{benchmark} has values of {metric} below zero, which have no \
ratio, so {rule} cannot be judged. Limit it with `max` or `min`."),"no-geomean":message({metric:text},"there is no geome\
an of {metric}: every benchmark that it would be over has a value that is not above zero. Budget them one by one."),"lim\
it-unlikely-to-fit":message({limit:text,metric:text},"{limit} seems not to fit {metric}. Write a bare number, or the met\
ric's own unit."),"machines-not-comparable":message({results:number},({results})=>{let not=richText`${formatCount(results,
"result")} ${results===1?"is":"are"} not judged, because base was measured on another machine.`;return richText`${not} ${withCode(
"Set `baseline-tolerance` to how much two machines may differ, such as 30%, to judge by that.")}`}),"budget-expired":message(
{until:day},"this budget expired: it was agreed until {until} and no longer applies, so budgets above it do. Delete it, \
or agree on another day."),"budget-ends-soon":message({until:day,days:number},({until,days})=>{let when=days===0?"today":
days===1?"tomorrow":`in ${days} days`;return richText`this budget ends ${when}: it was agreed until ${until}.`}),"shard-\
unfit":message({other:code},"does not go with {other}: the benchmarks are shared only in the rounds on both sides. Leave\
 out one of the two."),"shard-missing":message({shards:codes,count:number},({shards,count})=>{let[what,where]=shards.length===
1?["shard","its job"]:["shards","their jobs"];return richText`there is no recording of the ${what} ${list(shards)} of ${count}. Look at ${where}: one that ends before it writes its recording leaves a gap.`}),
"shards-of-other-plan":message({other:text},"it does not divide the benchmarks as {other} does. Report only the shards o\
f one run together."),"shards-differ":message({names:texts,count:number,unmeasured:optional(number)},"{count} benchmarks\
 were not seen by every shard, such as {names}, so the shards divided them differently[, and {unmeasured} were not measu\
red at all]. Let every job run the same benchmarks."),"benchmarks-of-no-shard":message({names:texts,count:number},({names,
count})=>richText`${formatCount(count,"benchmark")} that every shard saw ${count===1?"was":"were"} measured by none: ${list(
names,names.length,count)}. Look at the log of the shards for what ended them.`),"file-pattern-of-folder":message({patterns:texts,
proposals:texts},"a pattern matches files, and {patterns} only the name of a folder, so the command was measured. Write \
{proposals} for all files in it."),"file-pattern-unmatched":message({patterns:texts},"no file matches {patterns}, so the\
 command was measured. Correct the patterns or delete them."),"budget-replaced":sentence("this budget decides nothing: e\
very result that it matches has a later budget of the same kind. Move it below them or delete it."),"limit-below-steps":message(
{...tooTightLimit,step:number,hasWholeNanoseconds:flag},({hasWholeNanoseconds,step,...limit})=>{let why=hasWholeNanoseconds?
": its tool prints whole nanoseconds":"",remedy=hasWholeNanoseconds?"Read the files of the tool if it writes any, measur\
e":"Measure";return richText`${describeLimit(limit)} is finer than the steps of ${formatMargin(step)} in which ${describeResults(
limit)} is measured${why}. ${remedy} more work at once${formatOtherRemedies(limit)}`}),"limit-below-noise":message({...tooTightLimit,
noise:number},({noise,...limit})=>richText`${describeLimit(limit)} lies below the noise of ±${formatMargin(noise)} of ${describeResults(
limit)}. Measure more rounds${formatOtherRemedies(limit)}`),"measuring-ended-too-early":message(shortfall,why=>{let remedy=withCode(
"Measuring ended there because everything was decided by other budgets or for fewer machines. Measure again with the con\
figuration that is judged, and with the number of machines as `legs`.");return richText`${describeShortfall(why)}. ${remedy}`}),
"direction-unusual":message({benchmark:text,metric:text,unit:text,better:oneOf("lower","higher"),others:number},({benchmark,
metric,unit,better,others})=>{let results=list([richText`${metric} of ${benchmark}`],1,1+others),remedy=withCode("If tha\
t is right, confirm it in the configuration under `units`; if not, correct what the benchmark writes.");return richText`the results say of ${results} that ${better} is better, which is unusual for the unit ${unit}. ${remedy}`}),
"direction-guessed":message({unit:text,better:oneOf("lower","higher"),others:number},({unit,better,others})=>{let remedy=withCode(
"State it in the configuration under `units`.");return others===0?richText`the direction of the unit ${unit} was guessed: ${better} is better. ${remedy}`:
richText`the directions of the units ${list([unit],1,1+others)} were guessed: for ${unit}, ${better} is better. ${remedy}`}),
"measuring-cancelled":message({rounds:number},({rounds})=>richText`cancelled after ${formatCount(rounds,"round")}, so nothing is judged.`),
"time-over":message({rounds:number,minRounds:optional(number)},({rounds,minRounds})=>{let effect=minRounds===void 0?"so \
what was undecided then stays undecided":`and fewer than ${minRounds} give no verdict on results that vary`;return richText`the time was over after ${formatCount(
rounds,"round")}, ${effect}. Raise it, or measure less.`}),"nothing-measured":message({isTimeOver:flag,isUncounted:optional(
flag)},({isTimeOver,isUncounted})=>isTimeOver?withCode("the time limit was over before head had a result, so nothing can\
 be judged. Raise `max-minutes`."):richText`head has no results, so nothing can be judged. ${isUncounted?"Nothing was co\
unted, and a warning says why.":"Check that the command runs the benchmarks there."}`),"both-sides-failed":message({part:oneOf(
"setup","run")},({part})=>richText`base fails in the same way, before anything of head runs, so the cause is not the pull request. Correct ${asCode(
part)} in the configuration file or in the workflow.`),"invocation-failed-on-head":message({round:number},({round})=>{let when=round===
0?"the warm-up":`round ${round}`;return richText`an invocation failed in ${when}, so this run cannot be judged.`}),"base\
-broke":message({round:number},({round})=>{let remedy=withCode("Run it again. If base fails there too, head changes some\
thing that both sides share: a file outside of the tree, a cache, a port, a service. Files belong below `$TMPDIR` or `$B\
ENCH_REFEREE_HOME`, which each side has for itself.");return richText`it ran at first and failed in round ${round}, after head had run, so the two cannot be compared with certainty. ${remedy}`}),
"nothing-on-base":message({hasFailed:flag},({hasFailed})=>richText`${hasFailed?"the benchmark does not run on base":"not\
hing was measured on base"}, so every benchmark is new and nothing is compared.`),"command-fails-on-base":message({command:text},
"{command} does not run on base, so its benchmarks are new and are not compared."),"rename-unused":message({name:text},"\
nothing on base is called {name}. Write the name as the table has it, or delete the entry when the renaming is done."),"\
renamed-by-head":message({from:texts,to:texts},({from,to})=>{let pairs=from.map((old,index)=>richText`${old} is compared as ${to[index]??
""}`),one=pairs.length===1;return richText`${list(pairs,MAX_RENAMES)}, because this pull request says that ${one?"it was":
"they were"} renamed. Check that ${one?"both measure":"each pair measures"} the same work.`}),"rename-refused":message({
from:text,to:text,reason:oneOf("old-on-head","new-on-base","new-not-on-head","not-alone")},({from,to,reason})=>{let why={
"old-on-head":richText`head still has ${from}. Delete the old benchmark, or this entry`,"new-on-base":richText`base has ${to} too, so it is another benchmark. Give the renamed one a new name`,
"new-not-on-head":richText`nothing on head is called ${to} in the same group. Write the name as the table has it`,"not-a\
lone":richText`another benchmark of base is renamed to ${to} too. Give each a name of its own`}[reason];return richText`${from} is not compared as ${to}: ${why}.`}),
"table-empty":sentence("nothing that was measured passes its filter and lists, so there is no table. Correct them."),"co\
nfiguration-changes":message({kind:oneOf("changed","deleted")},({kind})=>richText`this ${describeConfigChange(kind)}. The change applies after the merge.`)};
function describeConfigChange(kind,path){let name=path===void 0?[]:richText` ${path}`;return richText`pull request ${kind===
"deleted"?"deletes":"changes"} the configuration${name}; the one of the base commit was used`}function describeShortfall({
rule,rounds,results,minRounds,smallestP,alpha}){let why=minRounds===void 0?`the smallest p they can give is ${smallestP.
toPrecision(2)} and ${alpha.toPrecision(2)} is needed`:`fewer than ${minRounds} processes a side cannot show how much pr\
ocesses differ, whatever each prints`;return richText`${formatCount(rounds,"round")} can never show that ${rule} is broken with ${formatCount(
results,"budgeted result")}: ${why}`}function describeLimit({rule,limit}){return richText`${rule} of ${formatPercent(limit)}`}
function describeResults({benchmark,others}){return list([benchmark],1,1+others)}function formatOtherRemedies({isGeomean}){
return withCode(isGeomean?" or widen it.":", set `min-delta`, or widen it.")}var LEVEL_MESSAGES={"level-without-history":message({ref:code,command:optional(code)},({ref,command:command2})=>{let where=command2===
void 0?"the repository":"this clone",fetch=command2===void 0?[]:richText`Fetch it with ${command2}, or record`;return richText`${where} has no history in ${ref}, so no level is known. ${command2===
void 0?["Record"]:fetch} ${withCode(`runs with the action \`record\`: \`${ownFileUrl("docs/history.md")}\` has the workfl\
ow.`)}`}),"level-history-empty":message({ref:code},"the history in {ref} has no run that can be read, so no level is kno\
wn. Name the ref that the action `record` writes."),"level-history-unreadable":message({ref:code,output:text},"the histo\
ry in {ref} could not be read, got {output}, so no level is known. The job needs `contents: read`."),"level-without-rele\
ase":message({releases:number},({releases})=>{let none=releases===0?"no tag is a version such as v2.3.0":`${formatCount(
releases,"release")} ${releases===1?"is":"are"} tagged, but none in the history of base`;return richText`${none}, so there is no latest release. Tag one, or write the name of another tag.`}),
"level-anchor-unknown":message({against:text,nearest:optional(text),isLocal:flag},({against,nearest,isLocal})=>{let where=isLocal?
"this clone":"the repository",meant=nearest===void 0?[]:richText` Did you mean ${nearest}?`,fetch=isLocal?withCode(" Fet\
ch the tags with `git fetch --tags`, or write"):[" Write"];return richText`${where} has no tag ${against}, so no level is known.${meant}${fetch} ${withCode(
"`latest-release` or a tag that exists.")}`}),"level-anchor-elsewhere":message({against:text},"the tag {against} is not \
in the history of base, so base has no level since then. Write a tag of the same branch."),"level-anchor-unreached":message(
{against:text,output:text},"it is not known whether {against} is in the history of base, got {output}. Run it again, or \
fetch more history."),"level-anchor-not-recorded":message({anchor:text},"no run of the history measured {anchor}, so no \
level is known. Run the workflow that records with this tag as `base`."),"level-base-not-recorded":message({base:code},"\
no run of the history measured base {base}, so its level is not known. Record a run for each push to its branch."),"leve\
l-not-connected":message({anchor:text,base:code},"no chain of runs leads from {anchor} to base {base}, so its level is n\
ot known. Run the workflow that records with this tag as `base`."),"level-of-files":sentence("files of results have no c\
ommits, so no level is known. Judge a run with `check`, or its recording with `report`."),"level-of-baseline":message({path:text},
"the values of base come from the baseline {path}, so this run has no level. Measure base itself.")};var PROFILE_MESSAGES={"profile-files-missing":message({side:code},"no profile of {side} was named. Write `profile diff B\
ASE\u2026 -- HEAD\u2026`, with the profiles of base before the two dashes."),"profile-files-too-many":message({got:number,
max:number},"{got} profiles were named, and at most {max} are read on each side. Name fewer."),"profile-too-large":message(
{got:number,max:number,what:optional(text)},({got:got2,max})=>richText`has ${formatMegabytes(got2)} MB, and at most ${formatMegabytes(
max)} MB are read. Profile for a shorter time, or with fewer samples per second.`),"profile-grows-too-large":message({max:number},
({max})=>richText`has more than ${formatMegabytes(max)} MB when it is decompressed, and no more are read. Profile for a shorter time, or with fewer samples per second.`),
"profile-compression-broken":message({reason:text},"is compressed, and the compressed data is broken ({reason}). The fil\
e may be cut off: record it again."),"profile-empty":sentence("has no samples. Profile for a longer time, and check that\
 the command runs the benchmark."),"profile-unrecognised":message({got:text,known:codes},({got:got2,known})=>richText`is no profile of a known format, got ${got2}. The formats are ${list(
known)}.`),"profile-of-perf-record":sentence("is what `perf record` writes, and only perf reads it. Give the text that `\
perf script -i FILE` prints of it."),"profile-format-unknown":message({got:text,known:codes},({got:got2,known})=>richText`there is no such format of a profile, got ${got2}. The formats are ${list(
known)}.`),"profile-malformed":message({format:code,expected:text,got:text,place:optional(code)},"is no correct {format}\
 profile[, at {place}]: expected {expected}, got {got}. Record it again, or name its format: with `--input-format` of `p\
rofile diff`, or with `format` below `profile` in the configuration."),"profile-negative":message({got:number,place:code},
"has a value below zero, got {got} at {place}. A difference of two profiles cannot be compared: give the profiles themse\
lves."),"profile-overflow":message({unit:text},"has values in {unit} whose sum is too large for a number. Record it agai\
n."),"profile-too-deep":message({max:number},"has calls that are more than {max} deep. Limit the depth of stacks in the \
profiler, such as with `perf script --max-stack`."),"profile-too-many":message({what:text,max:number},"has too many {wha\
t}: at most {max} are read. Profile for a shorter time, or with fewer samples per second."),"profile-line-too-long":message(
{got:number,max:number},"has {got} bytes, and at most {max} are read. Check that the file is the text of a profiler."),"\
profile-units-differ":message({units:texts},({units})=>richText`the profiles have different units, got ${list(units)}. Record both sides with the same profiler, event and settings.`)};
function formatMegabytes(bytes){return(bytes/1024/1024).toFixed(1).replace(/\.0$/,"")}var RESOURCES={comment:{permission:"pull-requests: write",things:"comments on pull requests",instead:"Write `comment: ne\
ver` to do without."},"check run":{permission:"checks: write",things:"check runs",instead:"Write `check: false` to do wi\
thout."},label:{permission:"pull-requests: read",things:"events of pull requests that say who set a label",instead:"Writ\
e `override-scope: never` to do without."}},LEAVE_OUT="Leave the input `issue` out to do without.",READ_ONLY=withCode(`G\
itHub makes its token read-only, whatever the workflow grants. A second workflow can write there: see \`${ownFileUrl("do\
cs/forks.md")}\`.`),SET_AGAIN="To accept this head, remove the label and set it again.",time={...text,show:value=>/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.
test(value)?value:asUntrustedText(value)},event={by:text,at:time},PUBLISH_MESSAGES={"proxy-not-used":message({version:text},
"the Node.js of this runner is too old to use the proxy of the environment by itself, got {version}. Update the runner, \
or set `NODE_USE_ENV_PROXY` to 1 in the environment of the job."),"history-forbidden":message({ref:text,answer:text},"th\
e token may not write {ref} ({answer}). Grant the job `permissions: contents: write`, and check that no ruleset of the r\
epository restricts this ref."),"history-not-written":message({ref:text,answer:text,isUnavailable:flag},({ref,answer,isUnavailable})=>richText`the ref ${ref} could not be written (${answer}). ${withCode(
isUnavailable?"Run the job again: a run is stored once.":"Where the server accepts only branches, use a ref such as `ref\
s/heads/bench-referee-history`.")}`),"history-ref-refused":message({ref:text,answer:text},"the server does not let this \
job write the ref {ref}, got {answer}. Where it accepts only branches, or a rule protects this one, write a branch of it\
s own: `ref: refs/heads/bench-referee-history`. The job needs `permissions: contents: write` as well."),"history-foreign\
-ref":message({ref:text,files:number},"the ref {ref} holds other files and no runs (it has {files}), so it is no history\
. Name another ref, which is created if it is missing."),"history-no-commit":message({ref:text},"the ref {ref} names no \
commit, so it is no history. Name another ref, which is created if it is missing."),"history-of-failed-run":sentence("th\
e run failed or is not complete, so its results are not stored. The report of the run says why."),"history-run-too-large":message(
{results:number,limit:number,bytes:number,byteLimit:number},"it has {results} results, which take {bytes} bytes. A run o\
f the history has at most {limit} results and {byteLimit} bytes. Measure fewer benchmarks, or record them in several ref\
s."),"history-files-left-out":message({count:number},"{count} more files of the ref are left out as well."),"history-con\
tended":message({ref:text,tries:number},"the ref {ref} was moved by other jobs in each of {tries} tries. Run this job ag\
ain; what it records is the same."),"history-unreadable":message({ref:text,output:text},"the ref {ref} could not be fetc\
hed ({output}). Check that the token may read the repository."),"history-of-baseline":message({path:text},"base is a bas\
eline that was measured earlier ({path}), and not on this machine, so the ratio is not recorded. Record runs that measur\
e both commits."),"history-without-results":sentence("it has no result that both commits have, so there is nothing to re\
cord. The report of the run says why."),"github-refused":message({resource:oneOf("comment","check run","label"),failure:oneOf(
"unavailable","foreign","missing","invalid","token","locked","fork","dependabot","forbidden"),answer:text},({resource,failure,
answer})=>{let{permission,things,instead}=RESOURCES[resource],permissions=asCode(`permissions: { contents: read, ${permission}\
 }`),isReading=resource==="label",explanations={unavailable:["GitHub could not be reached or asked to wait too long",richText`Run the job again.`],
foreign:[`this server has no ${things}, or a proxy does not let the request through`,withCode(instead)],missing:["GitHub\
 does not have the repository, pull request or commit, or hides it from the token",richText`Check the input ${asCode("gi\
thub-token")} and the permissions in the workflow: ${permissions}.`],invalid:["GitHub did not accept it",richText`Please report this, as it is a defect.`],
token:["GitHub does not accept the token",withCode("Check the input `github-token`; a token ends with its job, a persona\
l one with its date.")],fork:["this pull request is from a fork, so the token may not write it",READ_ONLY],dependabot:["\
this pull request is from Dependabot, so the token may not write it",READ_ONLY],locked:["the conversation is locked",richText`Unlock it to let the comment through.`],
forbidden:[`the token may not ${isReading?"read":"write"} it`,richText`Grant it in the workflow, with what else the job needs: ${permissions}. A workflow that names some permissions has no others.`]},
[what,remedy]=explanations[failure],end=isReading?"The verdict is unchanged, and nothing is accepted.":failure==="foreig\
n"?"The verdict is unchanged: it decides how the step ends, and the other outputs show it.":"The verdict is unchanged; t\
he report is in the job summary.";return richText`${what}${got(answer)}. ${remedy} ${end}`}),"issue-refused":message({failure:oneOf(
"unavailable","foreign","missing","invalid","token","locked","forbidden","disabled"),answer:text},({failure,answer})=>{let explanations={
unavailable:["GitHub could not be reached or asked to wait too long","Run the job again."],foreign:["this server has no \
such issues, or a proxy does not let the request through",LEAVE_OUT],missing:["GitHub does not have the repository, or h\
ides it from the token","Check the input `github-token` and the permissions in the workflow: `permissions: { contents: r\
ead, issues: write }`."],disabled:["the repository has its issues switched off",`Switch them on in the settings of the r\
epository. ${LEAVE_OUT}`],invalid:["GitHub did not accept it","Please report this, as it is a defect."],token:["GitHub d\
oes not accept the token","Check the input `github-token`; a token ends with its job, a personal one with its date."],locked:[
"the issue is locked","Unlock it to let it be updated."],forbidden:["the token may not write it","Grant it in the workfl\
ow, with what else the job needs: `permissions: { contents: read, issues: write }`. A workflow that names some permissio\
ns has no others."]},[what,remedy]=explanations[failure];return richText`${what}${got(answer)}. ${withCode(remedy)} The verdict is unchanged; ${asCode(
"bench-referee history")} shows the steps.`}),"issue-history-unreadable":message({reason:text},"left as it is, because t\
he history could not be read, got {reason}. The verdict is unchanged."),"not-published":message({reason:text},"could not\
 be published, got {reason}. The verdict is unchanged."),"comment-not-checked":message({answer:text},"it was written, bu\
t it could not be checked that it is the only one of this gate, got {answer}. The next run checks it again."),"annotatio\
ns-refused":message({answer:text},"written without annotations, because GitHub refused them, got {answer}."),"annotation\
s-incomplete":message({sent:number,all:number,answer:text},"only the first {sent} of {all} annotations are certainly the\
re, got {answer}. Its table has all results."),"label-of-unknown-author":sentence("is on the pull request, and GitHub do\
es not say who set it, so nothing is accepted. Remove it and set it again."),"label-of-other-head":message({head:code,measured:code},
"applies to the head of the pull request, which is {head} now. This run is about {measured}."),"label-before-reopening":message(
event,({by,at})=>richText`was set by ${by} at ${at}, and the pull request was reopened after that. ${SET_AGAIN}`),"label\
-before-push":message({...event,pushedAt:time},({by,at,pushedAt})=>richText`was set by ${by} at ${at}, and this head was pushed at ${pushedAt}. A new push needs a new label. ${SET_AGAIN}`),
"label-of-unknown-head":message({...event,isForbidden:flag},({by,at,isForbidden})=>richText`was set by ${by} at ${at}, and ${withCode(
isForbidden?"the token may not read when the head was pushed, so nothing is accepted. Grant it in the workflow: `permiss\
ions: contents: read`.":"GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start the w\
orkflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again.")}`),
"recording-cut-short":sentence("cancelled; the recording holds what was measured until then.")};var FAMILY={unit:code,kind:oneOf("time","size"),isRate:flag,got:optional(text)};function familyOf(kind,isRate){return isRate?
`${kind} per second`:kind}function exampleOf(kind,isRate){let example=asCode(`${kind==="time"?"50ms":"180KB"}${isRate?"/\
s":""}`);return richText`Write a ${familyOf(kind,isRate)}, such as ${example}.`}var BUDGET_MESSAGES={"limit-missing":message(
{limits:codes},({limits})=>richText`sets no limit. Add ${listAlternatives(limits)}.`),"budgets-empty":sentence("is an em\
pty list. Write a budget, or remove the key for the default budgets."),"not-for-geomean":sentence("has no meaning for a \
geomean. Move it into a budget without `of`, or remove it."),"not-for-level":sentence("limits a value, and a budget with\
 `against` limits a change. Move it into a budget without `against`, or remove it."),"reason-missing":sentence("needs a \
reason. Add `because:` and why the exception was made."),"min-delta-alone":message({limits:codes},({limits})=>richText`has no meaning without a limit of the change. Add ${listAlternatives(
limits)}, or remove it.`),"quantity-without-unit":message(FAMILY,({unit,kind,isRate,...shown})=>richText`has no unit, and ${unit} is a ${familyOf(
kind,isRate)}${got(shown.got)}. ${exampleOf(kind,isRate)}`),"percentage-as-quantity":message(FAMILY,({unit,...shown})=>richText`is a percentage, and ${unit} is not${got(
shown.got)}. ${withCode("Use `max-regression` for a limit of the change.")}`),"quantity-unfit":message(FAMILY,({unit,kind,
isRate,...shown})=>richText`does not fit the metric's unit ${unit}${got(shown.got)}. ${exampleOf(kind,isRate)}`),"unit-u\
nknown":message({...FAMILY,write:optional(code)},({kind,isRate,write,...shown})=>{let remedy=write===void 0?exampleOf(kind,
isRate):richText`Write ${write}.`;return richText`has a unit that does not exist for a ${kind}${got(shown.got)}. ${remedy}`}),
"pattern-of-nothing":message({got:optional(text)},"excludes nothing[, got {got}]. Write the pattern to exclude after `!`\
."),"pattern-negated-twice":message({got:optional(text)},"begins with two exclamation marks[, got {got}]. Keep one of th\
em to exclude, none to include."),"pattern-with-blanks":message({got:optional(text)},"has blanks around it[, got {got}].\
 Write it without them.")};var FLAG_MESSAGES={"not-a-flag":message({got:text},"{got} is not a flag. Write `--name`, or `--name=value`."),"flag-unkn\
own":message({known:codes,write:optional(code)},({known,write})=>known.length===0?richText`is not a known flag. This command takes none.`:
write===void 0?richText`is not a known flag. Known are ${list(known)}.`:richText`is not a known flag. Write ${write}.`),
"flag-with-value":message({flag:code,got:text},"takes no value, got {got}. Write {flag}."),"flag-without-value":message(
{usage:code},"needs a value. Write {usage}."),"flag-before-flag":message({usage:code,joined:code,got:text},"needs a valu\
e, but another flag follows, got {got}. Write {usage}, or {joined} if this is the value."),"flag-repeated":message({got:text},
"is given twice, got {got}. Keep one of the two."),"argument-unexpected":message({got:text},"unexpected argument {got}. \
Write the benchmark command after `--`."),"arguments-unexpected":message({got:text},"this command takes no arguments, go\
t {got}. Remove it."),"too-many-files":message({got:text},"expected at most one file, got also {got}. Name one configura\
tion at a time."),"no-command-after-dashes":sentence("no command follows. Write the benchmark command after it."),"varia\
ble-in-word":message({got:text,write:code},"several words are passed on as they are, so no shell replaces the variable i\
n {got}. Write the command as one word, which a shell runs: {write}."),"range-for-doctor":message({got:text},"doctor mea\
sures a fixed number of rounds and proposes the range itself, got {got}. Write a number such as `10`."),"counts-for-doct\
or":sentence("doctor measures the noise of rounds, and `counts` leaves them out. Write `all`, or delete the key."),"not-\
an-action":message({got:text},"is not a valid action reference, got {got}. Write `OWNER/bench-referee@SHA`."),"not-a-gat\
e-name":message({got:text},"is not a name for the files and the check of a gate, got {got}. Write at most 40 letters, di\
gits, `-` or `_`, such as `web`."),"out-with-baseline":message({got:text},"has no meaning with `--write-baseline`, which\
 judges nothing, got {got}. Remove it, and name the file with `--baseline` or in the configuration.")};var YAML_MESSAGES={"yaml-too-deep":message({levels:number},"is nested more than {levels} levels deep. Use fewer levels."),
"yaml-aliases-repeat":sentence("its aliases repeat too much. Write the values out."),"yaml-alias-unknown":message({got:text,
write:code,anchor:optional(code)},({write,anchor,...shown})=>{let define=anchor===void 0?[]:richText`, or define ${anchor}`;
return richText`no anchor has this name, got ${shown.got}. Write ${write} in quotes${define}.`}),"text-utf-16":sentence(
"is saved as UTF-16. Save it as UTF-8."),"text-not-utf-8":sentence("is not UTF-8 here. Save the file as UTF-8."),"text-c\
arriage-returns":sentence("its lines end in a lone carriage return. Save it with line feeds."),"text-invisible":sentence(
"contains an invisible character here. Remove it: what is judged must be what a reviewer sees."),"text-false-indent":sentence(
"this line is indented by a character that only looks like a space. Indent with ordinary spaces."),"yaml-star":sentence(
'a star on its own has no meaning. Write `"*"` in quotes.'),"yaml-two-documents":sentence("a second document begins here\
. Keep one document in the file."),"yaml-tab":sentence("a tab cannot indent. Indent with spaces."),"yaml-key-twice":message(
{got:text},"this key is written twice, got {got}. Keep one of the two."),"yaml-tag":message({got:text,write:code},"tags \
are not allowed, got {got}. Write {write} in quotes, or remove it."),"yaml-unquoted":message({got:text},"no text can beg\
in like this, got {got}. Put the text in quotes."),"yaml-escape":message({got:text},"no such escape exists in double quo\
tes, got {got}. Write the text in single quotes, where a backslash is itself."),"yaml-key-not-text":sentence("a key must\
 be one text. Write the key on one line, followed by a colon."),"yaml-quote-open":message({write:code},"this quote is ne\
ver closed. Close it with {write}."),"yaml-bracket-open":message({write:code,line:number},"this bracket is not closed be\
fore line {line}. Close it with {write}, and indent the lines inside it."),"yaml-list-uneven":sentence("the entries of t\
his list are not indented alike. Begin all of them in the same column."),"yaml-two-colons":sentence("a second colon with\
 a space on one line. Put the text in quotes, or begin a new line."),"yaml-indented-key":sentence("this line is indented\
 as if it belonged to the value above. Begin both keys in the same column."),"yaml-loose-line":sentence("this line is ne\
ither a key with its value nor part of the value above. Write a colon and a space after the key, or indent the line belo\
w its key."),"yaml-space-missing":message({got:text,write:code},"a space is missing after the colon, got {got}. Write {w\
rite}."),"yaml-unreadable":message({reason:text},"is not YAML; the parser says {reason}. Check brackets, quotes and inde\
ntation here and above.")};var ADVICE={action:"Write an action such as `OWNER/bench-referee@SHA`.",alpha:"Write a probability such as `0.01`.","any\
-ref":"Write a branch, a tag, a full ref or a SHA.",anchor:"Write `latest-release`, or a tag such as `v2.3.0`.","history\
-ref":"Write a full ref such as `refs/bench-referee/history`.","base-ref":"Write `merge-base`, `target`, a branch, a tag\
 or a SHA.",baseline:"Write the path of a baseline, such as `bench/baseline.json`.",boolean:"Write `true` or `false`.",budget:"\
Write `- metric: sec/op`, and `max-regression: 5%` below it.",budgets:"Write a list of budgets, each beginning with `- m\
etric:`.",command:"Write the command that runs the benchmarks.","command-name":"Write letters, digits and `-_./`, such a\
s `codec`.",commands:"Write patterns of the names of commands, or remove the key.","config-path":"Write the path of the \
configuration file.","config-source":"Write `base`, `head`, `worktree` or the full SHA of a commit.",cpus:"Write process\
ors such as `2-3` or `0,2`.",day:"Write a day such as `2027-01-31`.",file:"Write `run:` and the command that runs the be\
nchmarks.","file-pattern":"Write a pattern of files such as `codec/**`.","file-patterns":"Write patterns of files, or re\
move the key.",filter:"Write a filter as benchstat takes it, such as `.name:Encode`.",folder:"Write a folder of the tree\
, such as `packages/codec`.",format:"Write `auto`, or an id that `bench-referee formats` lists.","format-or-diagnosis":"\
Write `text` or `json`, or an id that `bench-referee formats` lists.","format-or-report":`Write ${REPORT_FORMATS.map(format=>`\
\`${format}\``).join(", ")}, or an id that \`bench-referee formats\` lists.`,"gate-name":"Write a name such as `web`.","\
head-ref":"Write `head`, `merge`, a branch, a tag or a SHA.",keys:"Write keys as benchstat takes them, such as `/impl`.",
label:"Write the name of a label.",legs:"Write the number of jobs that measure for one report, such as `4`.","local-ref":"\
Write `head`, `merge`, `worktree`, a branch, a tag or a SHA.",magnitude:"Write the size of a change with its unit, such \
as `20ns`.",metric:'Write the metric it is for, such as `sec/op`, or `"*"` for every metric.',minutes:"Write a number of\
 minutes such as `30`.",name:"Write one line of at most 100 characters.","new-name":"Write the new name.",niceness:"Writ\
e a whole number from -20 to 19, such as `5`.","out-file":"Write the path of a file.","out-folder":"Write the path of a \
folder.",packages:"Write patterns of packages, or remove the key.",pattern:"Write a pattern of names such as `Encode/**`\
.",patterns:"Write patterns of names, or remove the key.",percentage:"Write a change in percent, such as `5%`.",profile:"\
Write `command:` and the command that records a profile below it.","profile-command":"Write the command that runs the be\
nchmarks under a profiler and writes `$BENCH_REFEREE_PROFILE`.","profile-format":"Write the id of a format of profiles, \
such as `pprof`.","profile-runs":"Write a number of profiles for each side, such as `5`.",quantity:"Write a number with \
its unit, such as `50ms`, `12MiB` or `1e6/s`.",reason:"Write the reason, or remove the key.",recordings:"Write a pattern\
 of recording files.",renamed:"Write `OldName: NewName` below it.","result-files":"Write a pattern of files, such as `ta\
rget/**/*.json`.",rounds:"Write a number such as `10`, or a range such as `6..30`.",setup:"Write a command.",share:"Writ\
e a share such as `0.05`.",shard:"Write the number of the shard and of all shards, such as `2/4`.",table:"Write `col: /i\
mpl` below it.","tree-path":"Write a path in the repository, such as `bench/baseline.json`.",unit:"Write `{better: highe\
r}`, `{exact: true}` or both.",units:"Write `score: {better: higher}` below it.",window:"Write a number of values such a\
s `50`."},NOUNS={alpha:"a number",anchor:"the name of a tag","history-ref":"a full ref","base-ref":"the name of a commit",
boolean:"true or false",cpus:"a list of processors",day:"a day of the calendar","head-ref":"the name of a commit",legs:"\
a whole number","local-ref":"the name of a commit",magnitude:"a number with a unit",minutes:"a number of minutes",niceness:"\
a whole number",percentage:"a percentage",quantity:"a number with a unit",rounds:"a number of rounds",shard:"a shard",share:"\
a number",window:"a whole number"},VALUE={got:optional(text),expected:optional(oneOf(...Object.keys(ADVICE))),known:optional(
codes)};function advise({expected,known}){return expected!==void 0?withCode(` ${ADVICE[expected]}`):known===void 0?[]:richText` Write ${listAlternatives(
known)}.`}function suggest(write,otherwise){return write===void 0?advise(otherwise):richText` Write ${write}.`}function refusal(words){
return message(VALUE,shown=>richText`${words}${got(shown.got)}.${advise(shown)}`)}var KINDS={value:"one value",list:"a l\
ist",mapping:"a mapping of keys to values"},FOUND={value:"a single value",list:"a list",mapping:"a mapping"},SETTINGS_MESSAGES={
...BUDGET_MESSAGES,...FLAG_MESSAGES,...YAML_MESSAGES,"key-missing":refusal("is missing"),"value-missing":refusal("has no\
 value"),"value-empty":message(VALUE,shown=>richText`is empty.${advise(shown)}`),"list-empty":refusal("is an empty list"),
"kind-wrong":message({...VALUE,wanted:oneOf("value","list","mapping"),found:oneOf("value","list","mapping")},({wanted,found,
...shown})=>richText`must be ${KINDS[wanted]}, not ${FOUND[found]}${got(shown.got)}.${advise(shown)}`),"null-character":refusal(
"contains a null character"),"value-not-allowed":refusal("is not allowed here"),"value-unknown":message({...VALUE,write:optional(
code)},({write,...shown})=>richText`is not a known value${got(shown.got)}.${suggest(write,shown)}`),"value-unreadable":message(
{...VALUE,write:optional(code),hasThousands:optional(flag)},({write,hasThousands,...shown})=>{let noun=(shown.expected&&
NOUNS[shown.expected])??"valid",remedy=hasThousands?richText` Write ${write} for thousands, or a point for a fraction.`:
suggest(write,shown);return richText`is not ${noun}${got(shown.got)}.${remedy}`}),"value-outside":message({...VALUE,above:optional(
number),from:optional(number),to:optional(number)},({above,from,to,...shown})=>{let least=above===void 0?from===void 0?[]:
[`at least ${from}`]:[`above ${above}`],most=to===void 0?[]:[`at most ${to}`],range=from===void 0||to===void 0?`be ${[...least,
...most].join(" and ")}`:`lie between ${from} and ${to}`;return richText`must ${range}${got(shown.got)}.${advise(shown)}`}),
"range-backwards":message({...VALUE,write:code},"ends before it begins[, got {got}]. Write {write}."),"value-negative":refusal(
"must not be negative"),"value-with-line-break":refusal("must be one line without control characters"),"value-too-long":message(
{...VALUE,characters:number},shown=>richText`has ${shown.characters} characters${got(shown.got)}.${advise(shown)}`),"pat\
tern-too-long":message({...VALUE,characters:number,limit:number},shown=>richText`has ${shown.characters} characters${got(
shown.got)}. Use at most ${shown.limit}.`),"path-absolute":refusal("must be a relative path"),"path-outside":refusal("mu\
st not leave the tree"),"ref-with-dash":refusal("must not begin with a dash"),"only-on-command-line":refusal("exists on \
the command line only"),"percent-sign-missing":message({...VALUE,write:code},"has no percent sign[, got {got}]. Write {w\
rite}."),"percentage-negative":message({...VALUE,write:code},"must not be negative[, got {got}]. Write {write}; the metr\
ic's unit tells which way is worse."),"ratio-as-change":message({...VALUE,write:code},"is a ratio, not a change[, got {g\
ot}]. Write the allowed change, {write}."),"amount-as-change":message(VALUE,shown=>richText`is not a percentage${got(shown.
got)}.${advise(shown)} ${withCode("An amount is for `min-delta`, `max` or `min`.")}`),"ratio-as-quantity":message(VALUE,
shown=>richText`is a ratio, not a value${got(shown.got)}. ${withCode("Use `max-regression` for a limit of the change.")}`),
"benchstat-refuses":message({...VALUE,reason:text},shown=>richText`is not valid (benchstat: ${shown.reason})${got(shown.
got)}.${advise(shown)}`),"same-new-name":sentence("gives two benchmarks the same new name. Give every benchmark a new na\
me of its own."),"command-names-equal":message({...VALUE,name:code},"names two commands {name}. Give every command a nam\
e of its own."),"unit-empty":sentence("sets nothing. Write `{better: higher}`, `{exact: true}` or both."),"key-unknown":message(
{known:codes,write:optional(code)},({known,write})=>write===void 0?richText`is not a known key. Known here are ${list(known)}.`:
richText`is not a known key. Write ${write}.`),"key-not-in-file":message({name:code},"cannot be set in this file. Give i\
t as the input {name} of the action."),"keys-merged":sentence("keys are not merged. Write the keys out. An alias may sta\
nd for a whole value, such as `benchmarks: *names`."),"command-missing":message({path:code},"no benchmark command is set\
. Add `run: <command>` to {path}, or give the input `run` (on a command line: `-- <command>`)."),"other-commit-counts":message(
{sha:code},"the file of commit {sha} applies, and head has another. Correct it on the target branch. If the pull request\
 is the correction, merge it although this check fails."),"more-errors":message({count:number},"{count} more errors. Cor\
rect these first.")};var SYSTEM_MESSAGES={quoted:message({message:text},"it says {message}."),"temporary-folder-unusable":message({folder:text},
"no folder could be made in {folder}. Let `RUNNER_TEMP` (on a runner) or `TMPDIR` name a folder that this user can write\
 to."),"system-error":message({errno:code,call:code,file:optional(text)},({errno,call,file:file2})=>{let subject=file2===
void 0?[]:richText`${file2} `;return richText`${subject}${reasonOf(errno)??richText`could not be used: the operating system answered ${errno} to ${call}. Give another place, or ask who looks after this machine.`}`}),
"not-a-regular-file":message({kind:optional(oneOf("symbolic link","folder","pipe","socket","device")),file:optional(text)},
({kind,file:file2})=>richText`${file2===void 0?"":richText`${file2} `}is not a regular file${kind===void 0?"":`, got a ${kind}`}. ${kind===
"folder"?"Name a file in it.":"Name a regular file."}`),"file-too-large":message({bytes:number,limitBytes:number},"is la\
rger than the limit of {limitBytes} bytes, got {bytes} bytes. Give a smaller file."),"folder-too-large":message({limit:number},
"has more than {limit} files and folders. Name a smaller folder."),"git-not-found":message({needed:code},"is not on PATH\
. Install git {needed} or newer."),"git-too-old":message({found:text,needed:code},"is too old, got {found}. Install git \
{needed} or newer."),"git-not-started":message({reason:text},"could not be started, got {reason}. Try `git --version` in\
 this folder."),"git-cancelled":sentence("the run was cancelled before the commits were fetched."),"shell-not-found":message(
{isWindows:flag},({isWindows})=>isWindows?richText`bash of Git for Windows was not found. Install Git for Windows, or add its ${asCode(
"bin")} folder to PATH.`:richText`neither bash nor sh was found. Install bash, or correct PATH.`),"option-unsupported":message(
{option:oneOf("cpus","nice"),found:text},({option,found})=>richText`this works only on ${option==="cpus"?"Linux":"Linux \
and macOS"}${got(found)}. Leave ${asCode(option)} out on this system.`),"cpus-not-available":message({cpus:text,allowed:optional(
code)},({cpus,allowed})=>{let choice=allowed===void 0?richText`Leave`:richText`Choose from ${allowed}, or leave`;return richText`not all of these processors can be used${got(
cpus)}. ${choice} ${asCode("cpus")} out.`}),"nice-not-allowed":message({nice:number},({nice})=>{let remedy=nice<0?"Negat\
ive values need root: run as root, or write 0 or more.":"Leave `nice` out.";return richText`the system does not allow this, got ${nice}. ${withCode(
remedy)}`}),"affinity-program-missing":message({name:oneOf("taskset","nice"),option:code},({name,option})=>richText`the program ${asCode(
name)} was not found. Install ${name==="taskset"?"util-linux":"coreutils"}, or leave ${option} out.`),"event-file-unusab\
le":message({path:text,fault:oneOf("missing","empty","not an object")},({path,fault})=>{let what={missing:"the file of t\
he event does not exist",empty:"the file of the event is empty","not an object":"the event is not a JSON object"}[fault];
return richText`${what}${got(path)}. Run the job again; the runner writes this file, and no step may change it.`})},NO_RIGHT="\
may not be read or written by this user. Change its rights, or give another place.",NO_FILE_HANDLES="could not be opened\
, because too many files are open. Raise the limit (`ulimit -n`), or end other programs.",REASONS={EACCES:NO_RIGHT,EPERM:NO_RIGHT,
EROFS:"is on a read-only file system. Give another place.",ENOSPC:"could not be written, because the disk is full. Free \
some space on it.",EDQUOT:"could not be written, because the disk quota is used up. Free some space.",EMFILE:NO_FILE_HANDLES,
ENFILE:NO_FILE_HANDLES,ENOENT:"is not there. Check the path.",EEXIST:"is a file, and a folder is needed. Remove it, or g\
ive another place.",ENOTDIR:"lies below a file, and a folder is needed. Remove that file, or give another place.",EISDIR:"\
is a folder, and a file is needed. Name a file in it.",ELOOP:"is a symbolic link, which is not followed. Name the file i\
tself.",ENXIO:"is a pipe that nobody reads. Name a regular file.",EIO:"could not be used, because the device failed. Che\
ck the disk."};function reasonOf(errno){let reason=REASONS[errno.code];return reason===void 0?null:withCode(reason)}var MAX_PATHS=3,REWRITE="Write it again with `bench-referee check --write-baseline`",bothValues=optional(texts),processorShare={
mean:number,worst:number,firstRound:number,lastRound:number},changedPaths={paths:texts,total:number,isBaseline:flag},WARNING_MESSAGES={
"baseline-machine-differs":message({processor:bothValues,cores:bothValues,image:bothValues,architecture:bothValues,system:bothValues},
facts=>{let differences=Object.entries(facts).flatMap(([name,values])=>values===void 0?[]:[richText`${name} ${values[0]} (here ${values[1]})`]);
return richText`it was measured on another machine: ${list(differences)}. Results that depend on the machine say little about the code.`}),
"baseline-commands-differ":message({there:texts,here:texts,settings:optional(codes)},({there,here,settings})=>{let difference=settings===
void 0?richText`it was measured with ${list(there)}, and head with ${list(here)}`:richText`it was measured with another ${list(
settings)} for ${list(here)} than head`;return richText`${difference}, which may not measure the same. ${withCode(REWRITE)}.`}),
"baseline-old":message({days:number},`it is {days} days old. ${REWRITE}.`),"baseline-changes-unknown":message({reason:oneOf(
"uncommitted","commit-missing")},({reason})=>richText`${reason==="uncommitted"?"it was measured with uncommitted changes":
"the commit that it was measured at is not part of this clone"}, so it is not known whether dependencies or benchmarks differ from those of head. ${withCode(
REWRITE)}.`),"baseline-benchmarks-differ":message({newBenchmarks:number,newMetrics:number,goneBenchmarks:number,goneMetrics:number},
({newBenchmarks,newMetrics,goneBenchmarks,goneMetrics})=>{let parts=[...countAffectedResults(newBenchmarks,newMetrics).map(
who=>`${who} missing from it`),...countAffectedResults(goneBenchmarks,goneMetrics).map(who=>`${who} only in it`)];return richText`${list(
parts)}. ${withCode(REWRITE)} if that is intended.`}),"all-changed-alike":message({changed:number,of:number,direction:oneOf(
"worse","better")},({changed,of,direction})=>richText`nearly everything moved the same way: ${changed} of ${of} results (${formatWholePercent(
changed/of)}) got ${direction} by more than their noise. That looks like the build, the toolchain or the machine rather than one change of the code.`),
"toolchain-differs":message({base:texts,head:texts},({base,head})=>{let found=base.length>0&&head.length>0?richText`base ran with ${list(
base)} and head with ${list(head)}`:richText`only ${head.length>0?"head":"base"} ran with ${list([...base,...head])}`;return richText`${found}. A change may come from there rather than from the code.`}),
"dependencies-differ":message(changedPaths,changed=>richText`${describePaths(changed)}. A change may come from a dependency rather than from the code.`),
"benchmark-sources-differ":message(changedPaths,changed=>richText`${describePaths(changed)}. Where a benchmark itself was changed, the two sides do not measure the same thing.`),
"benchmarks-of-head":message({paths:texts,total:number},({paths,total})=>richText`head changes ${list(paths,MAX_PATHS,total)}, and both sides ran head's version, because of ${withCode(
"`benchmark-files`")}. Review such a change with care: it also ran as a part of base, and can tell the sides apart.`),"b\
ase-slowed":message({benchmarks:texts,total:number,change:number},({benchmarks,total,change})=>richText`base was slower in each of its rounds than in its warm-up, which ran first: ${list(
benchmarks,MAX_PATHS,total)} by at least ${formatWholePercent(change)}. Head was as slow from its warm-up on. Either the machine slowed down right after base's warm-up, or code of head slows base down, which hides a regression. Run base alone to compare, and look at what both sides share.`),
"rounds-missing":message({benchmark:text,side:oneOf("base","head"),missing:number,of:number,others:number},({benchmark,side,
missing,of,others})=>{let more=others===0?"":`, and ${others} more ${others===1?"benchmark":"benchmarks"} likewise`;return richText`${benchmark} is missing on ${side} in ${missing} of ${of} rounds${more}. Only the other rounds are compared. Find out why it does not always run.`}),
"processors-stolen":message(processorShare,share=>richText`other virtual machines took ${formatShare(share)} of the processors while measuring. Expect noise, and run again if a result surprises.`),
"processors-shared":message(processorShare,share=>richText`other processes took ${formatShare(share)} of the processors while measuring. Stop what runs beside the benchmark. A service or a container that works for it counts as well.`),
"machine-busy-before":message({load:number,cores:number},({load,cores})=>richText`the load was ${formatCompact(load,1)} on ${cores} processors before measuring began. Whatever caused it may have continued during the benchmark.`),
"too-many-disturbances":message({rounds:number},"other processes disturbed so many rounds that {rounds} were measured ag\
ain, which is the limit. Later disturbed rounds are part of the result. Stop what runs beside the benchmark, or run agai\
n when the machine is calmer."),"one-sided-load":message({side:oneOf("base","head"),rounds:number},({side,rounds})=>richText`other processes or virtual machines took time while ${side} ran, and much less while ${side===
"head"?"base":"head"} did. So no attempt at a round was put aside, and ${formatCount(rounds,"round")} ${rounds===1?"has":
"have"} an additional value. A benchmark that leaves work to a service or a container looks like this.`),"frequency-chan\
ged":message({lowMhz:number,highMhz:number,governor:optional(text)},({lowMhz,highMhz,governor})=>{let setting=governor===
void 0?[]:richText` Its governor is ${governor}.`;return richText`the processor ran between ${formatGigahertz(lowMhz)} and ${formatGigahertz(
highMhz)} GHz, a change of ${formatWholePercent(highMhz/lowMhz-1)} from round to round.${setting} A fixed frequency reduces noise.`}),
"machine-drifted":message({change:number},({change})=>{let size=formatWholePercent(Math.abs(change));return richText`base itself got ${size} ${change>
0?"slower":"faster"} from the first to the last third of the rounds, so the machine drifted. The alternating order keeps that out of the changes, but it adds noise to every value.`})};
function countAffectedResults(benchmarks,metrics){return[...benchmarks===0?[]:[`${formatCount(benchmarks,"benchmark")} ${benchmarks===
1?"is":"are"}`],...metrics===0?[]:[`${formatCount(metrics,"metric")} ${metrics===1?"is":"are"}`]]}function describePaths({
paths,total,isBaseline}){return richText`${isBaseline?"the commit of the baseline and head":"base and head"} differ in ${list(
paths,MAX_PATHS,total)}`}function formatShare({mean,worst,firstRound,lastRound}){let[all,most]=[formatWholePercent(mean),
formatWholePercent(worst)];return all===most?all:`${all} (${most} in ${formatRoundSpan(firstRound,lastRound)})`}function formatRoundSpan(first,last){
return last===0?"the warm-up":first===last?`round ${last}`:`rounds ${first} ${last===first+1?"and":"to"} ${last}`}function formatGigahertz(mhz){
return formatCompact(mhz/1e3,2)}var MEASURING_MESSAGES={...FOLLOW_UP_MESSAGES,...FORMAT_MESSAGES,...GIT_MESSAGES,...MEASURE_MESSAGES,...PLAN_MESSAGES,...PROFILE_MESSAGES,
...SYSTEM_MESSAGES},MESSAGES={...COMMAND_LINE_MESSAGES,...EVENT_MESSAGES,...JUDGE_MESSAGES,...LEVEL_MESSAGES,...PUBLISH_MESSAGES,
...SETTINGS_MESSAGES,...WARNING_MESSAGES,...MEASURING_MESSAGES};function isMeasuringCode(code2){return Object.hasOwn(MEASURING_MESSAGES,
code2)}function findMessage(code2,data){if(!Object.hasOwn(MESSAGES,code2))return null;let{fields,words}=MESSAGES[code2],
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
data,...excerpt&&{excerpt},...output&&{output}}}function formatDefect(thrown){return`this is a defect of bench-referee, \
please report it: ${thrown instanceof Error?thrown.message:String(thrown)}`}function formatMistakeCount(count){return count===
1?"The configuration has a mistake":`The configuration has ${count} mistakes`}export{PLAIN_FORMATTER,UNCUT_FORMATTER,richText,emphasise,asCode,asUntrustedText,formatRichText,shortenSha,abbreviateSha,
formatLocation,changeWordsOf,worseWordOf,formatCount,lowerFirst,formatList,shortenList,groupLabelOf,formatDuration,formatMissingHistory,
formatHistorySize,formatStep,formatCountStep,formatCost,formatStepProgress,formatOutputTitle,formatRemeasuring,formatRetry,
formatOneSidedDisturbance,formatNothingToMeasure,formatOwnBenchmarkFiles,formatLook,formatCountLook,formatSearchStart,formatBuild,
formatSearchStep,formatSearchEnd,formatNothingToSearch,formatUnfinishedSearch,formatProfilesStart,formatProfileStep,formatProfilesEnd,
formatRecognisedFormat,formatReplacedBase,formatUnknownDefinitions,withCode,list,formatPercent,formatMargin,formatWholePercent,
describeConfigChange,isMeasuringCode,formatDiagnostic,formatDiagnosticLine,formatThrown,formatPlainWords,toDiagnosticJson,
formatDefect,formatMistakeCount};
