import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ownFileUrl}from"./action-cli-compare-report-explain-error-history-html-measuring-report-validate.js";import{cleanUntrustedText,quoteUntrustedText,shorten,stripControls,takeWithin}from"./action-compare-report-explain-error-history-html-measuring-parse-report-validate.js";
import{MEASURABLE,RESULT_SETTING_KEYS,isDay,quoteShellWord}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{MAX_NUMBER_LENGTH,REPORT_FORMATS,
formatCompact,formatDecimals,formatExponential,formatQuantity,formatWithSign}from"./action-compare-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{UserError,
userErrorOf}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-measuring-parse-report-subcommands-validate.js";var PLAIN_FORMATTER={plain:text2=>text2,strong:text2=>text2,code:text2=>formatPlainCode(text2),untrusted:text2=>quoteUntrustedText(
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
.${name}`}).join("")}function groupThousands(count){return String(count).replace(/^\d{4,}/,digits=>digits.replace(/\B(?=(?:\d{3})+$)/g,","))}var MIN_P=1e-7,FACTOR_FROM=1;function formatMagnitude(ratio,limit=null){return formatBeside(Math.abs(ratio)*100,toPercent(
limit),{suffix:"%",sign:""})}function formatFactor(change,limit=null){return change>=FACTOR_FROM?formatBeside(1+change,limit===
null?null:1+limit,{suffix:"\xD7",sign:""}):null}function formatShortChange(change,limit=null){if(change===0)return"0%";let sign=change<
0?"-":change>0?"+":"";return formatFactor(change,limit)??formatBeside(Math.abs(change)*100,toPercent(limit),{suffix:"%",
sign})}function toPercent(ratio){return ratio===null?null:Number((ratio*100).toPrecision(12))}var MAX_DECIMALS=6;function formatBeside(size,limit,{
suffix,sign}){let least=size>=9.95||size===0?0:size>=.995?1:size>=.0995?2:3,isTrue=decimals2=>[0,limit??0].every(bound=>Math.
sign(Number(size.toFixed(decimals2))-bound)===Math.sign(size-bound)),decimals=least;for(;decimals<MAX_DECIMALS&&!isTrue(
decimals);)decimals+=1;return Number(size.toFixed(decimals))===0&&size!==0?sign+formatExponential(size,suffix):sign+formatCompact(
size,isTrue(decimals)?decimals:least,suffix)}function formatShortInterval(interval){return formatEnds(interval,end=>formatShortChange(
end))}function formatPValue(p){return p<MIN_P?`p<${formatDecimals(MIN_P,7)}`:`p=${formatProbability(p)}`}function formatProbability(p){
return p<MIN_P?p.toExponential(1):formatDecimals(p,Math.max(3,1-Math.floor(Math.log10(p))))}function formatProbabilities(p,other){
let texts2=[formatProbability(p),formatProbability(other)];return texts2[0]===texts2[1]&&p!==other?[p.toPrecision(4),other.
toPrecision(4)]:texts2}function formatInterval(interval){return formatEnds(interval,formatChange)}function formatEnds(interval,format){
if(interval===null)return null;let[low,high]=[interval.low,interval.high].map(end=>Number.isFinite(end)&&end>-1?format(end):
null);return low&&high?`${low} to ${high}`:low?`above ${low}`:high?`below ${high}`:null}function toQuantityPiece(value,unit){
let text2=formatQuantity(value,unit);return text2.endsWith(` ${unit}`)?asUntrustedText(text2):text2}function formatChange(ratio){
return formatWithSign(ratio*100,2,"%")}function formatSpreads({base,head,unit}){if(base===null||head===null)return null;
let[from,to]=[base,head].map(({values})=>({low:values.reduce((least,value)=>Math.min(least,value)),high:values.reduce((most,value)=>Math.
max(most,value))})),overlap=from.high<to.low||to.high<from.low?": no overlap":"",ends=[from,to].map(({low,high})=>richText`${toQuantityPiece(
low,unit)} to ${toQuantityPiece(high,unit)}`);return richText`Base ${ends[0]}, head ${ends[1]}${overlap}.`}var TIME={verb:["got","got"],more:"slower",less:"faster",times:["takes","took","as long"]},ALLOCATIONS={verb:["makes","m\
ake"],more:"more allocations",less:"fewer allocations",times:["makes","made","the allocations"]},MEMORY={verb:["allocate\
s","allocate"],more:"more memory",less:"less memory",times:["allocates","allocated","the memory"]},THROUGHPUT={verb:["ha\
s","have"],more:"higher throughput",less:"lower throughput",times:["has","had","the throughput"]},SIZE={verb:["got","got"],
more:"larger",less:"smaller",times:["is","was","as large"]},OTHERWISE={verb:["is","are"],more:"higher",less:"lower",times:[
"is","was","as high"]},FAMILIES=[{unit:/(^|-)sec(\/|$)/,better:"lower",words:TIME},{unit:/(^|-)allocs(\/|$)/,better:"low\
er",words:ALLOCATIONS},{unit:/(^|-)B\/(op|iter)$/,better:"lower",words:MEMORY},{unit:/\/s(ec)?$/,better:"higher",words:THROUGHPUT},
{unit:/(^|-)B$/,better:"lower",words:SIZE}];function changeWordsOf({unit,better}){let family=FAMILIES.find(one=>one.unit.
test(unit)&&one.better===better);return{...family?.words??OTHERWISE,isClear:family!==void 0}}function describeChange(row,change,{
limit,measured}){let{verb,more,less,times}=changeWordsOf(row),isBelowZero=(row.base?.median??0)<0,factor=isBelowZero?null:
formatFactor(change,limit);if(factor===null){let size2=`${formatMagnitude(change,limit)} ${change>0===isBelowZero?less:more}`;
return{verb:measured?"measured":verb[0],size:size2,than:"than"}}let[present,past,size]=times;return{verb:measured?past:present,
size:`${factor} ${size}`,than:size.startsWith("as ")?"as":"of"}}function worseWordOf(subject){let words=changeWordsOf(subject);
return subject.better==="lower"?words.more:words.less}function formatCount(count,noun){return`${groupThousands(count)} ${noun}${count===
1?"":"s"}`}function lowerFirst(sentence){return sentence.charAt(0).toLowerCase()+sentence.slice(1)}function upperFirst(sentence){
return sentence.charAt(0).toUpperCase()+sentence.slice(1)}function formatList(items,limit){let shown=shortenList(items,limit),
last=shown.at(-1)??"";return shown.length<2?last:`${shown.slice(0,-1).join(", ")} and ${last}`}function shortenList(items,limit=items.
length,total=items.length){let shown=items.slice(0,limit),rest=total-shown.length;return rest===0?shown:[...shown,`${groupThousands(
rest)} more`]}function groupLabelOf({command:command3,group}){return command3===null||group===null?command3??group:`${command3}\
: ${group}`}function formatDuration(ms){if(ms<999.5)return`${Math.round(ms)} ms`;if(ms<9950)return`${(ms/1e3).toFixed(1)} s`;if(ms<59500)
return`${Math.round(ms/1e3)} s`;let seconds=Math.round(ms/1e3);return`${Math.floor(seconds/60)} min ${String(seconds%60).
padStart(2,"0")} s`}function formatMissingHistory(ref){return`there is no history in ${ref}`}function formatHistorySize(ref,commits){
return`commits in the history of ${ref}: ${commits}`}function formatStep({round,command:command3,side:side2},{rounds,commands},unit="\
round"){return`${round===0?"warm-up":`${unit} ${round}/${rounds}`} ${side2}${commands===1?"":` command ${command3+1}/${commands}`}`}
function formatCost({roundMs,rounds:allowed,maxMinutes},{min,max},commands){let range=min===max?"":`${min} to `,times=[...new Set(
[min,max])].map(rounds=>formatDuration(rounds*roundMs)).join(" to "),limit=allowed>=max?"":`; max-minutes (${maxMinutes}\
) allows ${allowed}`;return`${range}${formatCount(max,"round")}, about ${times}: ${formatInvocationTimes(commands)}${limit}`}
function formatInvocationTimes(commands){let texts2=commands.map(times=>Object.entries(times).map(([side2,ms])=>`${formatDuration(
ms)} on ${side2}`).join(" and "));return commands.length===1?`one run takes ${texts2.join("")}`:`one run takes ${joinFirst(
texts2.map((text2,index)=>`command ${index+1}/${texts2.length} ${text2}`))}`}function formatTimeSoFar(ms){let seconds=Math.
floor(ms/1e3);return seconds===0?"":`, ${seconds<60?`${seconds} s`:formatDuration(seconds*1e3)}`}function formatUndecidedCount(undecided){
return undecided===null?"":`, ${undecided.names.length} of ${undecided.of} undecided`}var MAX_NAMES=3;function joinFirst(names){
return`${names.slice(0,MAX_NAMES).join(", ")}${names.length>MAX_NAMES?", \u2026":""}`}function nameRounds(block){return`${block.
length===1?"round":"rounds"} ${block.join(" and ")}`}function formatUndecidedBenchmarks({names,of,givenUp,precision}){let error=precision===
null?"":` within \xB1${Number((100*precision).toPrecision(12))}%`,hopeless=`${givenUp.length} given up, too noisy for th\
e rounds left (${joinFirst(givenUp)})`,end=givenUp.length===0?"":`; ${hopeless}`;if(names.length===0)return`everything ${end===
""?"":"else "}is ${error===""?"decided":`decided and known${error}`}${end}`;let missing=error===""?"undecided":`undecide\
d or not known${error}`;return`${names.length} of ${of} still ${missing} (${joinFirst(names)})${end}`}function formatOutputTitle(location){
return`output of ${formatLocation(location)}`}function formatRemeasuring(block,{kind,taken}){let others=kind==="others"?
"other programs":"other virtual machines";return`${nameRounds(block)} again: ${others} used ${Math.round(taken*100)}% of\
 a processor`}function formatRetry(block,{round,side:side2}){return`${nameRounds(block)} again: round ${round}, ${side2}\
, failed`}function formatOneSidedDisturbance({base,head}){return`disturbances came with one side (base ${base}, head ${head}\
 times), so every attempt counts and nothing is measured again`}function formatNothingToMeasure(decisions){return`nothin\
g to measure (${[...new Set(decisions.map(({reason:reason2})=>reason2))].join(", ")})`}function formatOwnBenchmarkFiles(){
return"base does not work with the benchmark files of head: starting again with its own"}function formatLook(round,undecided,filterRemark=""){
let end=undecided.isCertain&&undecided.names.length>0?"; the check has failed, so measuring ends":"",result=undecided.isHopeless?
"no verdict is possible with this plan, so measuring ends":`${formatUndecidedBenchmarks(undecided)}${filterRemark}${end}`;
return`look after ${round} rounds: ${result}`}function formatCountLook(placements,undecided){return`counts after ${placements}\
 placements: ${formatUndecidedBenchmarks(undecided)}`}function formatCpuTimeLook(rounds,open){let result=open.length===0?
"everything is decided":`${joinFirst(open.map(({name})=>name))} still undecided`;return`CPU time after ${rounds} rounds:\
 ${result}`}function formatSearchStart({commits,names}){return`searching ${formatCount(commits,"commit")} for ${joinFirst(
names)}`}function formatBuild({position,of,sha}){return`build commit ${position} of ${of}, ${shortenSha(sha)}`}function formatSearchStep({
commit,round,commits}){let tree=commit===0?"base":commit===commits?"head":`commit ${commit} of ${commits}`;return`search\
 ${round===0?"warm-up":`round ${round}`} ${tree}`}function formatSearchEnd({ended,builds,rounds,durationMs}){return`sear\
ch ended (${ended}): ${formatCount(builds,"build")}, ${formatCount(rounds,"round")}, ${formatDuration(durationMs)}`}function formatNothingToSearch(benchmarks){
return`${benchmarks===null?"Nothing":`Nothing that matches ${benchmarks}`} got significantly worse, so no commit was sea\
rched.`}function formatUnfinishedSearch(command3){return`The search is not finished. To continue it:
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
-baseline`, and commit it.",FILTER_RESET="so everything is measured from here on. Check how the command uses {filter}.",
MEASURE_MESSAGES={"command-failed":message({command,exitCode:number,durationMs:duration,isNetwork:optional(flag)},({isNetwork})=>isNetwork?
"{command} failed (exit code {exitCode} after {durationMs}), because a server was not reached. Run it again.":"{command}\
 failed (exit code {exitCode} after {durationMs})."),"command-not-found":message({command},"{command} failed (exit code \
127): a program was not found. Install it in `setup`, or on the machine before this step."),"program-not-in-commit":message(
{command,name:text,path:text,install:optional(code)},({command:command3,name,path,install})=>{let remedy=install===void 0?
richText`Build it in ${asCode("setup")}.`:richText`Install it in each clone: ${asCode(`--setup ${quoteShellWord(install.
code)}`)}, or ${asCode(`setup: ${install.code}`)} in the configuration.`;return richText`${command3} did not find ${name}. Your folder has ${path}, but git does not have it, and clean clones are measured. ${remedy}`}),
"script-line-ends":message({command,path:text},"{command} could not start {path}, because its lines end as on Windows. A\
dd `*.sh text eol=lf` to `.gitattributes`, run `git add --renormalize .`, and commit both."),"command-file-missing":message(
{command,path:text,workingDirectory:optional(text)},({workingDirectory})=>`{command} did not find {path} in ${workingDirectory===
void 0?"the top folder":"the folder {workingDirectory}"} of the repository, where it runs. Add the file to this commit, \
make it in \`setup\`, or set \`working-directory\` to its folder.`),"command-killed":message({command,signal:code},({signal})=>signal.
code==="SIGKILL"?"{command} was killed by {signal}, perhaps because memory ran out. Use less memory, or a larger machine\
.":"{command} was killed by {signal}. Run it alone to see why."),"command-not-started":message({command,reason:text,workingDirectory:optional(
text)},"{command} could not be started: {reason}.[ Check that `working-directory` {workingDirectory} exists there.]"),"o\
utput-too-long":message({command,limitBytes:mebibytes},({command:command3})=>`{command} printed more than {limitBytes} a\
nd was killed. ${command3==="setup"?"Make it print less.":"Print results only, or write them to a file and name it in `o\
utput-file`."}`),"command-too-slow":message({command,limitMs:duration,usualMs:optional(duration)},({command:command3,usualMs})=>command3===
"setup"?"{command} did not end within {limitMs} and was killed. Run it alone to see why.":usualMs===void 0?"{command} di\
d not end within {limitMs}, the time left of `max-minutes`, and was killed. Raise `max-minutes`, or run it alone to see \
why it hangs.":"{command} did not end within {limitMs}, though {usualMs} was enough before, and was killed. Run it alone\
 to see why it hangs, or give it a time limit."),"benchmark-files-unmatched":"no file of base or head matches {patterns:\
texts}. Correct the patterns, or delete them.","benchmark-files-not-for-base":"base does not work with head's version of\
 these files, so it was measured with its own. New benchmarks are not compared, and a benchmark that head changed measur\
es two different things. Check those by hand.","time-too-short":message({rule:code,results:number,roundMs:number,maxMinutes:number,
rounds:number,neededRounds:number,neededMinutes:number,fixedRounds:optional(number),hasBaseline:flag,mayIncludeBuild:flag},
({roundMs,maxMinutes,rounds,...remedy})=>`${describeAllowedRounds({roundMs,maxMinutes,rounds})}. With {results budgeted \
result}, at least {neededRounds} rounds are needed before {rule} can fail. ${formatTimeRemedies(remedy)}`),"processes-le\
ft":message({command,names:optional(upTo(5))},"{command} left processes running, which were killed[: {names}]. Make it e\
nd them, because they can slow the next measurement."),"setup-processes-ended":message({names:upTo(5)},"setup left proce\
sses running, which were ended with it: {names}. Start a server that the benchmark needs in `run`, or in an earlier step\
 of the workflow."),"runner-files-changed":"something wrote to the runner's command files ({variables:codes}). They were\
 restored, and this run is not judged: no benchmark does that by accident. Find the code that does.","no-results-printed":"\
it has no benchmark results. Check that the command runs the benchmarks.","no-result-file":"the command wrote no file th\
at matches `output-file` {pattern}. Correct the pattern, which is relative to `working-directory`. Files of earlier runs\
 are not read.","results-missing":"no result for {names of count}, although base had one in its warm-up, before head ran\
. Each run must print the same benchmarks.","names-unstable":message({sides:oneOf("base","head","both"),count:number,from:text,
to:text,isShard:optional(flag)},({sides,count,isShard})=>{let[names,its,them]=count===1?["the name of 1 benchmark is","i\
ts name","it"]:["the names of {count} benchmarks are","the names","them"],compared=isShard?"Shards divide benchmarks by \
name.":"Without a constant name it cannot be compared.",exclude=isShard?"":`, or exclude ${them} from the budgets of lev\
el \`fail\``;return`on ${sides==="both"?"base and head":"{sides}"}, ${names} not the same in each run: {from}, {to}. ${compared}\
 Remove anything that varies from ${its}: a path, a process id, a time or a seed${exclude}.`}),"block-retried":message({
first:number,last:number,signal:optional(code),exitCode:optional(number),second:oneOf("ok","failed","cut")},({first,last,
signal,second})=>{let how=signal===void 0?"[ (exit code {exitCode})]":" (killed by {signal})",block=first===last?"round \
{first} was":"rounds {first} and {last} were",once=second==="ok"?" once":"",end={ok:". The first attempt is not used.",failed:"\
, and the command failed again. Run it alone to see why.",cut:". Measuring ended before that was done. Raise `max-minute\
s`."}[second];return`the command failed${once}${how}, so ${block} measured again on both sides${end}`}),"filter-not-foll\
owed":message({names:firstTexts,count:number,filter:text},`{names of count} did not run with it, ${FILTER_RESET}`),"filt\
er-failed":message({round:number,side:oneOf("base","head"),filter:text},`round {round}, {side}, failed with it, ${FILTER_RESET}`),
"sample-unit":"every raw value counts, as in benchstat. Values of one run are alike, so changes look more significant th\
an they are. For a gate use `invocation`.","baseline-not-found":`no such baseline. ${WRITE_AGAIN}`,"baseline-without-val\
ues":`it has no values of head. ${WRITE_AGAIN}`,"baseline-setting-differs":message({setting:oneOf("unit","format"),configured:text,
found:optional(text)},`its {setting} is[ {found},] not {configured} as in the configuration. ${WRITE_AGAIN}`),"baseline-\
only-on-head":"the base commit has no such baseline, so the one of this pull request was used. Review it.","baseline-cha\
nged":message({isDeleted:flag},({isDeleted})=>`this pull request ${isDeleted?"deletes":"changes"} the baseline. The one \
of the base commit was used; the change applies after the merge. Review it.`),"command-in-top-folder":"the command runs \
in the top folder of the repository, and not in {folder}. Add {flag:code} to run it there.","baseline-not-named":"no fil\
e for the baseline is named. Add `baseline: bench/baseline.json` to {config:code}, or use `--baseline bench/baseline.jso\
n`."};function describeAllowedRounds({roundMs,maxMinutes,rounds}){let allow=maxMinutes===1?"allows":"allow";return`a rou\
nd takes about ${formatDuration(roundMs)}, so ${formatCount(maxMinutes,"minute")} ${allow} ${formatCount(rounds,"round")}`}
function formatTimeRemedies({neededMinutes,fixedRounds,hasBaseline,mayIncludeBuild}){let remedies=[`Raise \`max-minutes\` \
to at least ${neededMinutes}`,...fixedRounds===void 0?[]:[`set \`rounds: ${fixedRounds}\``],"measure fewer or shorter be\
nchmarks",...hasBaseline?[]:["compare with a `baseline`, which halves the time"]],build=mayIncludeBuild?" If the first r\
un builds something, build it in `setup`, whose time does not count.":"";return`${remedies.slice(0,-1).join(", ")}, or ${remedies.
at(-1)}: see \`${ownFileUrl("docs/slow-suites.md")}\`.${build}`}var RESUMED_PARTS=["base","head","setup","working directory","output file","number of commands",...RESULT_SETTING_KEYS],
COMMAND_LINE_MESSAGES={"unknown-command":message({command:text,suggestion:optional(code),commands:codes},({suggestion})=>suggestion===
void 0?"unknown command {command}. The commands are {commands}.":"unknown command {command}. Did you mean {suggestion}?"),
"no-such-benchmark":message({pattern:text,names:texts,count:number},"no benchmark matches {pattern}. The names are {name\
s of count}."),"resumed-without-search":"{file} is not the recording of a search. Give the file that an interrupted `ben\
ch-referee bisect` wrote.","resumed-other-run":message({part:oneOf(...RESUMED_PARTS),got:text,wanted:text},"the {part} o\
f the recording is {got}, but this search uses {wanted}. Repeat the command that wrote the recording, or leave out the f\
lag."),"no-input-file":"no file was named. Use `parse results.txt`, or `parse -` for standard input.","no-output-file":"\
no file for the recording was named. Use `--out recording.json`.","input-unreadable":"could not be read ({reason}). Chec\
k that it is the right file.","history-missing":`this clone does not have the ref {ref}. Fetch it with {command:code}, o\
r record runs first, as \`${ownFileUrl("docs/history.md")}\` says.`,"history-empty":"{ref} has no runs. Name the ref tha\
t the action `record` writes.","history-since-unknown":"this clone has no commit {ref}. Fetch it (`git fetch --tags`), o\
r name another one.","history-since-not-compared":"no run compared {ref} ({commit}). Name a commit of the history, or le\
ave out the flag.","history-benchmark-unmatched":"no benchmark of the history matches {pattern}. `*` matches within one \
part of a name, and `**` across parts.","history-file-refused":"it is not a run of this version ({reason}), so it is lef\
t out. Update bench-referee, or remove the file from the ref.","history-file-skipped":"it is too large for a run, so it \
is left out. Remove it from the ref.","no-import-file":"no file was named. Use `history import data.js`, or `history imp\
ort -` for standard input. The file is on the branch `gh-pages`, often as `dev/bench/data.js`.","too-many-imports":"take\
s one file at a time. Remove {got}.","import-too-large":"with earlier imports it is larger than {limit:number} bytes, so\
 it was not imported. Remove old runs from it.","import-no-data-js":"it is not the `data.js` of github-action-benchmark:\
 `window.BENCHMARK_DATA = ` and JSON ({reason}). Nothing was imported. Give the file of its `gh-pages` branch.","import-\
unexpected":"github-action-benchmark does not write it like this ({reason}). Nothing was imported. Correct or remove thi\
s part.","import-empty":"it has no values, so there is nothing to import. Check that it is the right file.","import-with\
out-number":message({missing:number},({missing})=>missing===1?"1 value is `null` instead of a number. The charts of gith\
ub-action-benchmark have a gap there, and so does the import.":"{missing value} are `null` instead of numbers. The chart\
s of github-action-benchmark have gaps there, and so does the import."),"no-series-file":"no file was named. Use `histor\
y change-points values.txt`, or `history change-points -` for standard input.","too-many-series":"takes one series at a \
time. Remove {got}.","series-empty":"has no numbers. Put one number on each line, or use a JSON array.","series-not-a-nu\
mber":"{got} is not a number. Put one number on each line, or use a JSON array, without units or separators.","series-no\
t-finite":"{got} is not a finite number. Remove it, or correct the program that wrote it.","series-broken-json":"is not \
a JSON array ({reason}). Correct it, or put one number on each line.","series-too-long":"has {got:number} values, but at\
 most {max:number} are searched. Give the newest ones: `tail --lines={max:number}`.","no-results-in-file":"it has no ben\
chmark results. Give the output of a tool that `bench-referee formats` lists.","not-two-columns":message({columns:texts},
({columns})=>{let names=columns.length===0?[]:richText`: ${list(columns)}`;return richText`${asCode("--config")} and all formats but ${asCode(
"text")} and ${asCode("csv")} compare two columns, but there are ${columns.length}${names}. Name two files, or choose two columns with ${asCode(
"--col")} and ${asCode("--filter")}.`}),"benchstat-warning":"benchstat warns: {message}.","benchstat-refusal":"benchstat\
 refuses this: {message}.","configuration-missing":message({file:optional(text),isNamed:flag},({isNamed})=>isNamed?"no s\
uch file[: {file}]. Check the path, or leave it out.":"no configuration here[: {file}]. `bench-referee init` writes one.\
 Without it the built-in limits apply (5 %, allocations 0 %)."),"proposal-exists":"{file} already exists, and doctor nev\
er overwrites a file. Name another file, and compare the two.","no-baseline-written":message({isCancelled:flag,rounds:number},
({isCancelled,rounds})=>isCancelled?"cancelled, so no baseline was written.":rounds===0?"no round was completed, so no b\
aseline was written. If nothing failed, raise `--max-minutes`.":"the benchmark failed, so no baseline was written. Corre\
ct it first."),"nothing-to-diagnose":"the benchmark failed, so there is nothing to diagnose. Correct the command first; \
`bench-referee check` shows more.","diagnosis-cancelled":"cancelled; there is nothing to diagnose.","baseline-ignored":"\
doctor measures both sides and does not use the baseline. Its times apply when base is measured together with head; agai\
nst a baseline of another machine, `baseline-tolerance` decides.","too-few-noise-rounds":message({rounds:number,minRounds:number,
isPlanned:flag},({rounds,isPlanned})=>isPlanned?`{rounds round} ${rounds===1?"is":"are"} too few: an estimate of the noi\
se needs at least {minRounds}. Use \`10\`.`:`only {rounds round} ${rounds===1?"was":"were"} completed, but an estimate o\
f the noise needs at least {minRounds}. Allow more time with \`--max-minutes\`, or measure fewer benchmarks.`),"noise-ti\
me-too-short":message({roundMs:number,maxMinutes:number,rounds:number,neededMinutes:number,minRounds:number},time2=>`${describeAllowedRounds(
time2)}, but an estimate of the noise needs at least {minRounds}. Raise \`--max-minutes\` to at least {neededMinutes}, or \
measure fewer benchmarks.`),"demo-repository-failed":"git could not make the example repository: {answer}. Check that `g\
it init` and `git commit` work in an empty folder.","not-in-a-clone":"{folder} is not in a git repository: {answer}. Go \
into a repository, or make one: `git init`.","files-not-listed":"git could not list the files in {folder}: {answer}. Che\
ck that `git ls-files` works there.","source-files-left-out":"of {found:number} source files only the {read:number} near\
est to the root are read. If a benchmark is missing, name its command: `init -- COMMAND`.","ignored-file-exists":"it alr\
eady exists, and git ignores it. Move it away, or set up the gate by hand as the README shows.","no-benchmark-found":message(
{ecosystems:texts,lookedFor:texts},({ecosystems,lookedFor})=>{let where=ecosystems.length===0?[]:richText` in the ${list(
ecosystems)} code here`,tools=lookedFor.flatMap(tool=>richText`\n  ${tool}`);return richText`no benchmark found${where}, so nothing was written. Looked for:${tools}\nAdd a benchmark, or name a command to measure: ${asCode(
"init -- make build")}.`}),"already-configured":"it already exists, so the command after `--` would not be measured. Set\
 the command as `run` in that file, leave it out here, or name a second gate: `--name NAME`."};var GIVE_COMMITS="Set the inputs `base` and `head`.",GRANT_CONTENTS="Grant `contents: read` in the workflow, or run the \
job again.",GIVE_UNCHANGED="Pass the files that `measure` wrote in this run, unchanged and each once.",FORKS_GUIDE=`\`${ownFileUrl(
"docs/forks.md")}\``,file=oneOf("recording","baseline"),REMEDIES={recording:"Pass the file that `measure` wrote, unchang\
ed.",baseline:"Write it again with `bench-referee check --write-baseline`, and commit it."},INCONSISTENCIES={rounds:"its\
 lowest number of rounds is above its highest",command:"a run belongs to none of its commands","warm-up":"its warm-up, w\
hich has no values, was put aside as disturbed",baseline:"round {round} was put aside as disturbed, but base was not mea\
sured",attempts:"round {round} was put aside as disturbed, but not the same number of times on both sides and for every \
command","attempt-count":"round {round} was put aside as disturbed too many times",retries:"round {round} was measured a\
gain after a failure, which is not allowed that often or there",values:"the values of {benchmark} on {side} do not belon\
g to runs of that side","values-twice":"{benchmark} on {side} has two values of one metric from the same run",search:"it\
s search for a commit names commits, commands or runs that it does not have",profiles:"its profiles name commands, funct\
ions or stacks that it does not have, stacks that are too deep, or a benchmark twice",places:"a benchmark has two source\
 lines"},EVENT_MESSAGES={"unsupported-event":"the event {event} does not say which commits to compare. Run the gate on p\
ull_request, merge_group, push, workflow_dispatch or schedule; for pull requests from forks use `pull_request`, never `p\
ull_request_target`.","privileged-event":`code of a pull request is not run on this event, because its token may write. \
Measure on \`pull_request\` with bench-referee/measure, and report forks from a second workflow with bench-referee/report:\
 see ${FORKS_GUIDE}.`,"branch-deleted":"this event deletes a branch, so there is nothing to measure. Add `if: ${{ !githu\
b.event.deleted }}` to the job.","event-not-recorded":"runs of the event {event} are not recorded. A pull request is rec\
orded when it is merged: run this action on {events:codes}.","event-without-base":"the event {event} does not name a com\
mit to compare with, which {base} needs. Set `base` to a branch, tag or SHA.","event-without-merge":"only a pull request\
 has a merge commit, but the event is {event}. Use `head: head`, or leave out the input.","event-without-sha":`its paylo\
ad has no commit SHA at {path:code}[, but {found}]. ${GIVE_COMMITS}`,"run-without-sha":"the runner did not name the comm\
it that started this run. Set `head` to the commit to measure.","not-a-ref":"{ref} is not a branch, a tag or a full SHA.\
 Use a name (`main`, `v1.2.0`), or all 40 characters of a SHA.","measuring-run-stopped":`the measuring run did not finis\
h ({conclusion}), so there is nothing to report. Skip such runs with the \`if\` of the job, as ${FORKS_GUIDE} shows.`,"m\
easuring-run-failed":"the measuring run did not succeed ({conclusion}), so there is nothing to judge. Find the cause in \
{url:code}, and run it again.","measuring-run-of-other-repository":"the measuring run belongs to another repository, {re\
pository}. Report in the repository that measured.","measuring-run-of-other-event":"a second workflow reports only runs \
of the event pull_request, not of {event}. Add `if: github.event.workflow_run.event == 'pull_request'` to the job; on ot\
her events report in the run that measures.","measuring-run-incomplete":"its payload lacks {field:code}. Report in a wor\
kflow that `workflow_run` starts, with `types: [completed]`.","head-repository-deleted":"the repository of the pull requ\
est was deleted, so the pull request cannot be found. Its author can open it again from another repository.","workflow-n\
ot-on-default-branch":"the workflow that measured, {path}, is not on the default branch, so a pull request may have adde\
d it. Merge it there first.","pull-request-not-found":"no pull request of this repository has this commit as its head (b\
ranch {branch}). If its branch was renamed, push to it again.","several-pull-requests":"pull requests {numbers:codes} ha\
ve the same head, so it is not clear where to report. Close all but one, or push another commit to each, and run the fir\
st workflow again.","pull-request-unreadable":"the pull request could not be looked up: {answer}. Grant `contents: read`\
 and `pull-requests: write` in the workflow, or run the job again.","pull-request-closed":"no comment, because the pull \
request is closed. The check run is on the commit that was measured.","pull-request-moved":"no comment, because its head\
 is now {head:code} and this run measured {measured:code}. The check run is on the commit that was measured.","repositor\
y-unreadable":`the repository could not be read: {answer}. ${GRANT_CONTENTS}`,"api-incomplete":`this server lacks a requ\
est of the GitHub API that \`report\` needs, or a proxy blocks it: {answer}. Use the root action in one job, as \`${ownFileUrl(
"docs/other-servers.md")}\` shows.`,"commit-hidden":`GitHub does not have the commit {sha:code} with this file, or hides\
 it from the token. ${GRANT_CONTENTS}`,"target-branch-not-found":"the branch to compare with could not be found. Run the\
 job again, and check that `github-token` may read this repository.","config-change-unreadable":"the change in this pull\
 request could not be read: {answer}. The file of the base commit was used, so review the change by hand.","token-missin\
g":message({isRecord:flag},({isRecord})=>`is empty, and without a token ${isRecord?"the history cannot be written":"the \
configuration of the base branch cannot be read"}. Leave out the input to use the token of the workflow.`),"no-recording\
-matches":"no file in the workspace matches {pattern}. Download the artifact with the recording before this step, into t\
he folder that the pattern names.","no-recording-named":"no recording is named. Use `report recording.json`.","recording\
-not-found":"no such file. Give the file that {writer:code} wrote.","too-many-recordings":"{count:number} recordings mat\
ch, but one report takes at most {limit:number}, as many as a matrix has jobs. Leave out other files, or make several re\
ports, each with its own `name`.","unknown-code":"unknown code {code}. Use the same version of bench-referee to measure \
and to report.","recording-not-json":message({reason:text,file},({file:file2})=>`this is not JSON: {reason}. ${REMEDIES[file2]}`),
"recording-of-other-version":message({version:number,file},({file:file2})=>file2==="baseline"?`another version of bench-\
referee wrote this recording (version {version}). ${REMEDIES.baseline}`:"another version of bench-referee wrote this rec\
ording (version {version}). Use the same version of bench-referee to measure and to report."),"not-a-recording":message(
{reason:text,file},({file:file2})=>`this is not a recording: {reason}. ${REMEDIES[file2]}`),"recorded-text-too-long":message(
{text,length:number,limit:number},"the text {text} has {length} characters. Shorten it to at most {limit} characters whe\
re it is defined, and measure again."),"recording-inconsistent":message({fault:oneOf(...Object.keys(INCONSISTENCIES)),round:optional(
number),benchmark:optional(text),side:optional(oneOf("base","head")),file},({fault,file:file2})=>`${INCONSISTENCIES[fault]}\
. ${REMEDIES[file2]}`),"searched-commit-unknown":message({commit:optional(text)},({commit})=>commit===void 0?"the commit\
 that broke a budget is not named, because the server did not list the commits between base and head. `bench-referee bis\
ect` finds it in a clone.":"the commit that broke a budget is not named, because {commit} of the recording is not betwee\
n base and head. `bench-referee bisect` finds it in a clone."),"recordings-of-other-commits":"it compares {commits}, whi\
ch are not the commits of the first recording. Report recordings of one base and one head together.","recordings-of-one-\
name":"two recordings have the name {name}. Give each leg of the matrix its own `name` when it measures.","recording-of-\
other-head":"its head[ {found}] is not the commit of this run. Report the recording of this commit; a second workflow ca\
n report `head: head` only.","recording-of-other-base":"its base[ {found}] is not in the history that this run compares \
with. Measure against the merge base, the target branch, or another commit of that history.","recording-of-other-baselin\
e":"it compares with the baseline {path}, which the configuration does not name. Measure again, with the configuration o\
f the base branch.","recording-without-rule":"it leaves out a command by {rule:code}, which the configuration of base do\
es not have, so this gate did not make it. Measure again with the configuration of the base branch.","recording-with-fal\
se-skip":`it leaves out a command by {rule:code}, but the files of both commits differ[ ({found:code}: {examples:texts})\
], so this gate did not make it. ${GIVE_UNCHANGED}`,"skip-not-proved":`it leaves out a command, which cannot be checked \
without the files of both commits: {output}. ${GRANT_CONTENTS}`,"recording-without-rounds":`it says that {rounds round} \
ran, but does not contain them. ${GIVE_UNCHANGED}`,"recording-without-failure":`it says that something failed, but does \
not contain a failure. ${GIVE_UNCHANGED}`,"recording-given-twice":`it has the same measurements as the recording {other}\
. ${GIVE_UNCHANGED}`,"recorded-unit-differs":"the recording has {recorded}, but the configuration has {configured}, whic\
h is used. Measure with the same configuration.","recorded-rounds-differ":"the recording was planned with {recorded}, bu\
t the configuration has {configured}, so less can be detected. Set the rounds in the configuration, and not for `measure\
` alone."};var NO_SEARCH_REASONS={"too-many-commits":"there are more than 64 commits between base and head. Compare with a later ba\
se.","history-missing":"the commits between base and head are not here. Fetch them with `fetch-depth: 0` of actions/chec\
kout, and update the branch if it does not contain base.","clone-shallow":"the commits between base and head are not in \
this clone, which is shallow. Complete it with `git fetch --unshallow`.","base-not-contained":"head does not contain bas\
e. Compare with the commit where they parted, which `git merge-base` prints, or update the branch.","too-large":"the fil\
es of the commits between base and head take more than 512 MB. Compare with a later base.",baseline:"base is a baseline,\
 which this run cannot build. Compare with a commit."},WRITE_BELOW="A benchmark may write only below its own folder and \
`$TMPDIR`.",NO_CPU_TIME={"follows-time":"its tool repeats each benchmark for a fixed time. Take the number of iterations\
 from BENCH_REFEREE_ITERATIONS in the command.",filter:"it cannot run one of its benchmarks alone. Use BENCH_REFEREE_FIL\
TER in the command, with a format that has a filter.",start:"it fails without a benchmark, so what starting takes is not\
 known. Make it end well if the filter matches nothing.",short:"starting takes longer than one of its benchmarks. Do mor\
e work in each run, or use BENCH_REFEREE_ITERATIONS.",system:"this system does not tell it. Measure on Linux or macOS."},
side=oneOf("base","head"),command2={command:text},reason={reason:text},FOLLOW_UP_MESSAGES={"instruction-unknown":message(
command2,"{command} was not counted: Valgrind does not know one of its instructions, perhaps of AVX-512. Build it for an\
 older processor: `-march=x86-64-v3`."),"slope-needs-filter":message(command2,"{command} was not counted: it uses BENCH_\
REFEREE_ITERATIONS, but cannot run one of its benchmarks alone. Use BENCH_REFEREE_FILTER in the command, with a format t\
hat has a filter."),"iterations-without-effect":message({name:text,...command2},"{name} is not counted: an iteration tha\
t BENCH_REFEREE_ITERATIONS adds to {command} executes less than one instruction. Use the variable in the command as the \
number of times that a benchmark is repeated."),"counted-with-others":message({name:text,...command2,printed:texts,count:number},
"{name} is not counted: with the filter for it, {command} runs {count benchmark}: {printed of count}. Use BENCH_REFEREE_\
FILTER in the command as the filter. If it is already there, rename the benchmark so that the filter matches it alone."),
"count-follows-time":message({...command2,format:code},"{command} is counted as a whole, but tools of the format {format\
} repeat each benchmark for a fixed time, so the count depends on the speed of the machine. Make the tool mark its bench\
marks, or take the number of iterations from BENCH_REFEREE_ITERATIONS."),"valgrind-not-placed":message(command2,"{comman\
d} does not start the first valgrind on PATH, so its memory layout is always the same, and its counts are judged like ti\
mes. Start valgrind by its name, without a path."),"cpu-time-not-possible":message({...command2,reason:oneOf("follows-ti\
me","filter","start","short","system")},({reason:reason2})=>`CPU time of {command} is not measured: ${NO_CPU_TIME[reason2]}`),
"cpu-time-of-others":message({name:text,...command2,printed:texts,count:number},"CPU time of {name} is not measured: wit\
h the filter for it, {command} runs {count benchmark}[: {printed of count}]. Use BENCH_REFEREE_FILTER in the command as \
the filter, and rename the benchmark if the filter does not match it alone."),"cpu-time-without-effect":message({name:text,
...command2},"CPU time of {name} is not measured: {command} takes far longer than BENCH_REFEREE_ITERATIONS iterations do\
. Use the variable as the number of times that a benchmark is repeated."),"count-needs-base":"nothing is counted, becaus\
e base is the baseline {path:code}, and counts of two machines cannot be compared. Remove `count` or the baseline.","cou\
nting-time-over":"time ran out after {placements placement}, so some counts stay undecided. Raise `max-minutes`, or coun\
t less.","count-file-foreign":message(command2,"Callgrind did not write this file for a process of {command}, so nothing\
 is counted. Find the program that writes files of that name."),"nothing-counted":message(command2,"Callgrind left no co\
unt of {command}. Run it under `valgrind --tool=callgrind` to see why."),"counting-not-possible":message({reason:oneOf("\
system","no valgrind")},({reason:reason2})=>reason2==="system"?"instructions are not counted: Valgrind needs Linux. Meas\
ure on Linux, or remove `count`.":"instructions are not counted: valgrind was not found. Install it before this step: `s\
udo apt-get install --yes valgrind`."),"bisect-tree-changed":`the search for the commit ended, because a command of anot\
her commit changed the tree of {tree}: {paths of count}. ${WRITE_BELOW}`,"bisect-failed":message(reason,"the search for \
the commit ended: {reason}"),"bisect-side-failed":message({side},"the search for the commit ended, because the command f\
ailed on {side}, although it worked in the rounds. `bench-referee bisect` searches again."),"bisect-not-possible":message(
{reason:oneOf("too-many-commits","history-missing","clone-shallow","base-not-contained","too-large","baseline")},({reason:reason2})=>`\
the commit is not searched for: ${NO_SEARCH_REASONS[reason2]}`),"profile-benchmarks-omitted":message({omitted:number,most:number},
({omitted})=>`{omitted more slower benchmark} ${omitted===1?"is":"are"} not profiled: the limit is {most}. \`profile diff\
\` compares others.`),"profile-failed":message(reason,"the recording of profiles ended: {reason}"),"profile-not-possible":"\
no profile is recorded, because base is a baseline, which this run cannot build. Compare with a commit.","profile-not-wr\
itten":'the command ended without writing the file that this variable names. Pass its path to the profiler: `-cpuprofile\
="$BENCH_REFEREE_PROFILE"`.',"profile-time-over":"time ran out before all profiles were recorded. Raise `max-minutes`, o\
r lower `runs`.","profile-tree-changed":message({side,paths:firstTexts,count:number},`the recording of profiles ended, b\
ecause a command of the other side changed the tree of {side}: {paths of count}. ${WRITE_BELOW}`)};var OWN="or set `format` to `command`, which measures the command itself",NAMED=", and name that file as `output-file`",
TIME_REMEDY=`It does not name the command. Use \`/usr/bin/time -v -o FILE\`, ${OWN}.`,UNSUPPORTED_OUTPUTS={gzip:"compres\
sed by gzip. Write it uncompressed; pyperf compresses if the file name ends in `.gz`.","shell-time":`the output of \`time\
 -p\` or the \`time\` of a shell. ${TIME_REMEDY}`,"gnu-time":`the output of GNU time without \`-v\`. ${TIME_REMEDY}`,"pe\
rf-stat":"the output of `perf stat` for people. Add `-j`, and name the file of `-o` as `output-file`.","perf-stat-separa\
tor":"the output of `perf stat` with a separator other than a comma. Use `-j`, or `-x` with a comma.","perf-stat-interva\
l":"the output of `perf stat -I`, in which a row is only a part of the run. Leave out `-I`.",hyperfine:`the terminal out\
put of hyperfine. Add \`--export-json FILE\`${NAMED}.`,"hyperfine-export":`a table that hyperfine exports, without the s\
ingle runs. Use \`--export-json FILE\`${NAMED}.`,"pytest-benchmark":`the table of pytest-benchmark. Add \`--benchmark-jso\
n=FILE\`${NAMED}.`,pyperf:`the terminal output of pyperf. Add \`-o FILE\`${NAMED}.`,jmh:`the output of JMH for people, o\
r its CSV, both without the iterations. Add \`-rf json -rff FILE\`${NAMED}.`,"criterion-quick":"the output of Criterion.\
rs with `--quick` and `--output-format bencher`, which has no names. Leave out one of the two.","bmf-1":'version 1 of th\
e Bencher Metric Format. Use version 0: `{"BENCHMARK": {"MEASURE": {"value": NUMBER}}}`.',"catch2-json":"the JSON of Cat\
ch2, which has no benchmarks. Run the program with `-r xml`.","google-csv":"the CSV of Google Benchmark, which breaks of\
f if the counters of two benchmarks differ. Run it with `--benchmark_format=json`.",nvbench:`the output of nvbench for p\
eople, or its CSV. Add \`--json FILE\`${NAMED}.`,vegeta:"the output of `vegeta report` for people. Add `-type=json`.","v\
egeta-results":"the list of requests of `vegeta encode`. Use `vegeta report -type=json`.",oha:"the output of oha for peo\
ple, or its CSV. Add `--no-tui --output-format json`.","ab-html":"the HTML of ApacheBench. Leave out `-w`.","ab-file":"a\
 file that ApacheBench writes with `-e` or `-g`. Use its normal output: leave out `output-file`.","tinybench-tasks":"a l\
ist of empty objects, as `JSON.stringify(bench.tasks)` gives since version 6 of tinybench. Use `bench.tasks.map(({ name,\
 result }) => ({ name, result }))`.","ruby-measure":"the output of Ruby's `Benchmark.measure`, which has no label. Use `\
Benchmark.bm`, and give every report a label.","vitest-bench":`the output of \`vitest bench\` for people. Add \`--outputJso\
n FILE\`, since version 5 \`--reporter=json --outputFile=FILE\`${NAMED}.`,benchmarkdotnet:"the output of BenchmarkDotNet\
 for people, or another form of it. Add `--exporters json`, and name `BenchmarkDotNet.Artifacts/results/*.json` as `outp\
ut-file`.",deno:"the output of `deno bench` for people. Add `--json`.",mitata:"the output of mitata for people. Use `awa\
it run({ format: { json: { samples: false } } })`, before version 1 `run({ json: true })`.",cronometro:"the table of cro\
nometro. Print the results: `console.log(JSON.stringify(await cronometro(tests, { print: false })))`.",benchee:`the outp\
ut of Benchee for people, or another form of it. Add \`{Benchee.Formatters.JSON, file: "results.json"}\` to its \`formatter\
s\`${NAMED}.`,asv:"the output of asv for people. Name its result files as `output-file`, `results/**/*.json`, and add `-\
-record-samples`.","asv-1":"a result of asv before version 0.4, which has another form. Run the benchmarks with a newer \
asv.",phpbench:`the output of PHPBench for people. Add \`--dump-file=FILE\`${NAMED}.`,julia:`the output of BenchmarkTool\
s for people. Use \`BenchmarkTools.save("results.json", run(SUITE))\`${NAMED}.`,"size-limit":"the output of size-limit f\
or people. Add `--json`.",esbuild:`the output of esbuild for people. Add \`--metafile=FILE\`${NAMED}.`,lighthouse:`the o\
utput of Lighthouse for people, or its CSV. Use \`--output=json --output-path=FILE\`${NAMED}; Lighthouse CI writes \`.lig\
hthouseci/lhr-*.json\`.`,"haskell-criterion":"a JSON or HTML report of Haskell's criterion. Use its normal output, or ad\
d `--csv FILE`, and name that file as `output-file`.",nanobench:"the CSV of nanobench. Use its default table, or `bench.\
render(ankerl::nanobench::templates::json(), std::cout)`.",k6:`the output of k6 for people, or its CSV. Let \`handleSumma\
ry\` write JSON, or add \`--summary-export=FILE\`${NAMED}.`,autocannon:"the output of autocannon for people. Add `--json\
`.",callgrind:`the output of Callgrind or Cachegrind for people. Add \`--callgrind-out-file=FILE\` or \`--cachegrind-out-fi\
le=FILE\`${NAMED}.`,codspeed:"the output of CodSpeed for people. Name the files of its walltime mode as `output-file`: `\
.codspeed/results_*.json`.","gab-data":"the history that github-action-benchmark stores. It is read by `bench-referee hi\
story import`; a gate needs the output of the benchmark tool.",comparison:"a comparison of two runs. Use the output of t\
he benchmarks themselves: the gate compares them.","http-load":"the output of a load tool that no format reads. Use oha,\
 wrk, vegeta, k6 or autocannon, or print your own JSON for the format `json`.",jest:"the output of Jest for people. Add \
the reporter `jest-junit`, and name its `junit.xml` as `output-file`.",mocha:"the output of Mocha for people. Add `--rep\
orter xunit`.","vitest-test":`the output of Vitest for people, about tests. Add \`--reporter=junit --outputFile=FILE\`${NAMED}\
.`,pytest:`the output of pytest for people, about tests. Add \`--junit-xml=FILE\`${NAMED}.`,"node-test":"the output of N\
ode's test runner for people. Add `--test-reporter=tap`.",googletest:`the output of GoogleTest for people. Add \`--gtest_\
output=xml:FILE\`${NAMED}.`,"cargo-test":"the output of cargo about tests, without a benchmark. Run `cargo bench`, and c\
heck `--bench` and the filter.",ctest:`the output of CTest for people. Add \`--output-junit FILE\`${NAMED}.`};var EXPECTATIONS={any:"does not belong here in this format",object:"must be an object",list:"must be a list",text:"must \
be a text",number:"must be a finite number",positive:"must be more than 0",boolean:"must be true or false",filled:"must \
not be empty",choice:"must be one of",equal:"must have as many values as"},JSON_TOKENS={value:"a value",key:"a key in do\
uble quotes",colon:"a colon",comma:"a comma or a closing bracket"},FORMAT_ADVICE="Run `bench-referee formats` for a list\
; the format `command` measures the duration of the command itself.",REQUEST_OUTCOMES={error:"failed",status:"had an err\
or status",body:"had a different body than expected"},FORMAT_MESSAGES={"unknown-format":`unknown format {got}. ${FORMAT_ADVICE}`,
"unknown-output":`no format fits the output, which begins with {start}. ${FORMAT_ADVICE}`,"unknown-json":message({keys:upTo(
10)},({keys})=>keys.length===0?`the output is JSON without keys, which no format fits. ${FORMAT_ADVICE}`:`the output is \
JSON that no format fits, with the keys {keys}. ${FORMAT_ADVICE}`),"ambiguous-output":message({formats:codes,evidence:texts},
({formats,evidence})=>{let fits=formats.map((format,index)=>richText`${format} by ${evidence[index]}`);return richText`several formats fit the output: ${list(
fits)}. Set ${asCode("format")} to one of them.`}),"other-format":"the output is not that of {format:code}. {evidence} l\
ooks like {likely:codes}. Set `format` to that, or to `auto`.","unsupported-output":message({kind:oneOf(...keysOf(UNSUPPORTED_OUTPUTS))},
({kind})=>`this is ${UNSUPPORTED_OUTPUTS[kind]}`),"command-reads-no-file":"the format `command` measures commands and ca\
nnot read a file. Name the format of the tool that wrote it.","nothing-printed":"the output is empty. Check that the com\
mand prints its results, or name the file that it writes in `output-file`.","results-on-stderr":"standard output is empt\
y, and the results of {format:code} are on standard error, which is not read. Add `2>&1` to the command.","not-json":message(
{got:text,expected:optional(oneOf(...keysOf(JSON_TOKENS)))},({expected})=>expected===void 0?"this is not JSON: {got}. Ch\
eck that the command prints nothing else.":`this is not valid JSON: {got} stands in place of ${JSON_TOKENS[expected]}. K\
eep other text out of the JSON, or update the tool that writes it.`),"not-xml":"this is not XML: {reason}. Check that th\
e command prints nothing else.","broken-go-event":"this is not a complete event of `go test -json`. Check that the comma\
nd ran to its end, and prints nothing else.","broken-off":message({language:oneOf("JSON","XML")},"the {language} breaks \
off here. Check that the command ran to its end."),"missing-file":"{file:code} is missing. Make `output-file` match it, \
too: {pattern:code}.","no-results":message({option:optional(code),source:optional(code),tool:optional(code)},({option,source,
tool})=>option?"no benchmark has a result. Check {option}.":source?"no benchmark has a result. Check that the output is \
that of {source}.":tool?"no benchmark has a result. Check the options and the configuration of {tool}.":"no benchmark ha\
s a result. Check that the command ran to its end."),"wrong-type":message({expected:oneOf(...keysOf(EXPECTATIONS)),keys:optional(
codes),got:optional(text)},({expected,keys=[]})=>{let joint=expected==="object"?" with ":" ",found=expected==="any"?"[: \
{got}]":"[, but is {got}]";return`${EXPECTATIONS[expected]}${keys.length>0?`${joint}{keys}`:""}${found}.`}),"contradicti\
ng-entry":"{name} is there again with another `unit` or `better`. Use those of its first entry.","failed-in-tool":message(
{name:optional(text),reason:optional(text)},({name,reason:reason2})=>`${name?"{name}":"the run"} failed${reason2?": {rea\
son}.":". See the output of the tool."}`),"runs-failed":message({name:text,failed:number,runs:number,exits:upTo(5)},"{na\
me} failed in {failed} of {runs} runs, which ended with {exits}. Run it alone to see why."),"run-crashed":message({name:optional(
text),reason:text},({name})=>`${name?"{name}":"the run"} crashed: {reason}. Results after it are missing. Run it alone t\
o see why.`),"run-unfinished":message({name:optional(text),end:optional(code)},({name})=>`${name?"{name}":"the run"} did\
 not end[: {end} is missing]. Results may be missing. Check that the command ran to its end.`),"wrong-count":message({name:optional(
text),what:oneOf("benchmarks","failures","tests","values"),announced:optional(number),found:number,option:optional(code)},
({name,announced,option})=>`${name?"{name}":"the run"} ${announced===void 0?"does not say how many {what} it has":"says \
that it has {announced} {what}, but has {found}"}. ${option?"Leave out {option}.":"See the output of the tool."}`),"tool\
-error":"{tool:code} reports {said}. Correct that first.","failed-as-planned":"{name} failed and is marked as TODO, so i\
t has no result.","benchmark-skipped":"{name} was skipped[: {reason}].","benchmark-without-result":"{name} has no result\
. It failed, or the run was stopped: see the output of the tool.","unusable-value":"{name} has no usable {metric:code}[:\
 {got}]. See the output of the tool.","unmeasurable-value":message({name:text,got:text,others:number},({others})=>`{name\
} has a value that is not ${MEASURABLE}: {got}. See the output of the tool.${countOthers(others)}`),"unnamed-benchmark":message(
{value:optional(text),others:optional(number),source:optional(code)},({others,source})=>`a benchmark has no name[, but t\
he value {value}]. ${source?"Print {source}.":"Give every benchmark a name, and keep other output out of the results."}${countOthers(
others)}`),"text-too-long":message({field:oneOf("name","group","metric","unit"),name:optional(text),length:number,got:text,
others:number},({name,others})=>`the {field} of ${name?"{name}":"a benchmark"} has {length} characters, but at most ${1e3}\
 are allowed: {got}. Shorten it in the source of the benchmark.${countOthers(others)}`),"garbled-unit":message({name:text,
unit:text,others:number},({others})=>`the unit {unit} of {name} is not UTF-8. Make the command print UTF-8; in PowerShel\
l, set \`[Console]::OutputEncoding\` first.${countOthers(others)}`),"unreadable-result":"this line looks like a result, \
but cannot be read: {line}. Check that nothing else prints to this line.","joined-results":"several results are on one l\
ine, and it is not clear where each ends: {line}. Print a line feed after each result.","repeated-key":"the key {key} oc\
curs twice in one object, so only one of the two is a result. Give each its own name.","comparison-output":"this is a co\
mparison by {tool:code}. Use the output that {tool:code} compared.","zero-time":"{name} took no time, so the compiler ma\
y have removed its code, or the clock is too coarse.[ Use {instead:code}.]","mean-only":"this version of {tool:code} pri\
nts no median, so `time` is the mean. Update {tool:code}.","rounded-values":"the values here are rounded to three digits\
. Add {option:code}.","partly-counted":"{name} was counted for only {percent:number} % of the time. Count fewer events w\
ith `-e`.","over-limit":"{name} is over its limit[ of {limit}].","invalid-line":"this line is not in Go's benchmark form\
at: {reason}. Check that nothing else prints to it.","unit-set-twice":"{key:code} of the unit {unit} is already {value}.\
 Keep one of the two.","result-behind-text":"the result of {name} is not read, because {before} is in front of it. Make \
the benchmark end its own output with a line feed.","requests-failed":message({name:optional(text),kind:oneOf("error","s\
tatus","body"),failed:optional(number),requests:optional(number),percent:optional(number),statuses:optional(text)},({kind,
percent:percent2})=>{let subject=percent2===void 0?"{failed}[ of {requests}] requests":"{percent} % of the requests",warning=kind===
"error"?"":" Such requests may be faster.";return`${subject}[ to {name}] ${REQUEST_OUTCOMES[kind]}[, with the status cod\
es {statuses}].${warning} Check the server.`}),"no-responses":"no request[ to {name}] had a good response[, only the sta\
tus codes {statuses}]. Check that the server answers."};function keysOf(table){return Object.keys(table)}function countOthers(others){
return others?" The same is true of {others} more.":""}var ALLOW_FETCH="For a private repository pass `github-token`, or set `fetch-depth: 0` in actions/checkout.",NAME_THE_BASE="\
Name the commit to compare with: `--base REF`.",somePaths={paths:firstTexts,count:number},GIT_MESSAGES={"not-a-repositor\
y":"this is not a git repository. Run bench-referee inside a clone of the repository.","no-working-tree":"this is not a \
working tree. Run bench-referee inside one, or name the commit to measure: `--head REF`.","no-commit-yet":"this reposito\
ry has no commit yet. Commit first: there is nothing to compare with.","git-failed":"failed: {output}. Run it by hand to\
 see more.","checkout-failed":message({output:text,isDiskFull:optional(flag)},({isDiskFull})=>isDiskFull?"could not chec\
k out a commit: {output}. Free some space on the disk of the temporary folder, or set `TMPDIR` to another one.":"could n\
ot check out a commit: {output}. Try a plain `git checkout` of it."),"worktree-unreadable":"could not read the working t\
ree: {output}. Try `git add --all --dry-run`, or measure the last commit: `--head HEAD`.","unknown-revision":message({revision:text,
isSha:flag},({isSha})=>isSha?"this clone has no commit {revision}. Fetch it first: `git fetch origin` and the SHA.":"thi\
s clone has no commit {revision}. Check the spelling, or fetch it first: `git fetch origin`."),"commit-not-in-clone":"th\
is clone has no commit {sha:code}. Fetch it first: `git fetch origin`.","unknown-ref":message({ref:text,isShortSha:flag},
({isShortSha})=>isShortSha?"the remote has no branch or tag {ref}. Use all 40 characters of a SHA, because a remote does\
 not know shorter ones.":"the remote has no branch or tag {ref}. Check the spelling."),"ref-contains-head":"{ref} alread\
y contains head, so its tip at the time of the event is used.","ref-deleted":"the remote no longer has {ref}, so its tip\
 at the time of the event is used.","ref-of-checkout":"the remote did not say where {ref} is ({output}), so its tip in t\
he checkout is used.","ref-not-found":`the remote did not say where {ref} is ({output}), and the checkout does not have \
it. ${ALLOW_FETCH}`,"commit-not-fetched":`{sha:code} is not in the checkout and could not be fetched[: {output}]. If a f\
orce push removed it, run on the newest commit. ${ALLOW_FETCH}`,"not-a-merge-commit":"{sha:code} is not a merge commit, \
so it has no parent on the base branch. Use `head: head` to measure the pull request itself.","clone-of-other-user":"thi\
s repository belongs to another user, so git does not read it: its configuration could start programs. If you trust it: \
{command:code}.","no-common-ancestor":message({target:code,head:code,isLocal:flag},({isLocal})=>isLocal?`{target} and {h\
ead} have no common ancestor. ${NAME_THE_BASE}`:"{target} and {head} have no common ancestor. Use `base: target` to comp\
are with the tip of the base branch."),"no-release":message({tags:number,releases:number,isLocal:flag,tried:optional(number)},
({releases,isLocal})=>`no release to compare with: the repository has ${releases===0?"{tags tag}, but no version like v1\
.2.3":"{releases release}, but none[ among the {tried} highest] in the history before head"}. ${isLocal?"Fetch the tags \
with `git fetch --tags`, tag":"Tag"} a release, or name another commit.`),"tags-not-listed":"git could not list the tags\
 of the repository: {output}. Run the job again, or name a commit: `base`.","history-not-fetched":"the history in the ch\
eckout does not reach back to the merge base, and fetching more of it failed: {output}. Set `fetch-depth: 0` in actions/\
checkout.","clone-too-shallow":"this clone is shallow and does not have the merge base of {target:code} and {head:code}.\
 Complete it with `git fetch --unshallow`, or name the commit to compare with: `--base REF`.","no-target-branch":message(
{hasOrigin:flag,branch:optional(text),base:optional(code)},({hasOrigin,branch,base})=>`this clone has neither a remote d\
efault branch nor a branch called main or master. ${hasOrigin?"Ask for the default branch once: `git remote set-head ori\
gin -a`. Or name":"Name"} the commit to compare with: ${branch===void 0||base===void 0?"`--base REF`":"{base}, because {\
branch} is its only branch"}.`),"partial-clone":"the checkout is a partial clone without some files of this commit, and \
fetching them failed: {output}. Leave out `filter` in actions/checkout, or make a full clone.","config-missing":message(
{path:text,from:oneOf("base","head","worktree","commit")},({from})=>`${{base:"neither the commit where the pull request \
began nor head has the file {path}",head:"the head commit does not have the file {path}",worktree:"no such file: {path}",
commit:"the commit of `--config-from` does not have the file {path}"}[from]}. Give its path relative to the root of the \
repository, or leave \`config\` out to use the defaults.`),"config-only-on-head":"the base commit has no configuration, \
so the one of this pull request was used.","config-broken-on-base":"the configuration of {sha:code} on the base branch i\
s invalid, so the one of this pull request was used, with budgets that nobody has merged yet. Review them. The errors on\
 the base branch follow.","submodules-left-out":message(somePaths,"submodules are not fetched: {paths of count}. If a be\
nchmark needs them, add to `setup`: `git submodule update --init --recursive`."),"tree-changed":message({side:oneOf("bas\
e","head"),...somePaths},({side:side2})=>`the tree of {side} changed while ${side2==="base"?"head":"base"} was measured,\
 so its numbers cannot be used: {paths of count}. A benchmark may write only below its own folder and \`$TMPDIR\`.`),"pr\
ogram-replaced":message(somePaths,"both sides would run the same program, because the setup of head replaced files that \
the setup of base had installed outside its tree: {paths of count}. Install into the tree, or into `$BENCH_REFEREE_HOME`\
, which is separate for each side."),"lfs-files-left-out":message(somePaths,"files of Git LFS are only pointers: {paths \
of count}. If a benchmark reads them, add `git lfs pull` to `setup`.")};var LIMIT_DIGITS=12;function formatPercent(ratio){let value=ratio*100,written=`${Number(value.toPrecision(LIMIT_DIGITS))}\
%`;return Number.isFinite(value)&&written.length<=MAX_NUMBER_LENGTH?written:formatCompact(value,2,"%")}function formatMargin(ratio){
return formatCompact(ratio*100,ratio<.0995?1:0,"%")}function formatWholePercent(ratio){return formatCompact(ratio*100,0,
"%")}var MAX_METRICS=5,SHORTFALL={rule:code,rounds:number,results:number,minRounds:optional(number),smallestP:number,alpha:number};
function describeShortfall({minRounds,smallestP,alpha}){return`{rounds round} can never show that {rule} is broken with \
{results budgeted result}: ${minRounds===void 0?`their smallest p is ${smallestP.toPrecision(2)}, and ${alpha.toPrecision(
2)} is needed`:"fewer than {minRounds} runs on each side do not show how much runs differ"}`}var PLAN_MESSAGES={"no-budg\
et-matches":message({budgets:number,isUncounted:optional(flag),isOnlyCounts:optional(flag)},({budgets,isUncounted,isOnlyCounts})=>{
let[subject,matches,their]=budgets===1?["the only budget","matches no result","its"]:["none of the {budgets} budgets","m\
atches a result","their"],remedy=isUncounted?"They limit counts, and nothing was counted: set `count: instructions`, or \
see the warning.":isOnlyCounts?"With `measure: counts` the only metric is `instructions`.":`Correct ${their} patterns.`;
return`${subject} of level \`fail\` ${matches}, so no result could ever fail this check. ${remedy}`}),"budget-unmatched":message(
{metric:text,family:optional(oneOf("time","size")),benchmarks:texts,packages:texts,commands:optional(texts),filter:optional(
text),nearest:optional(text),metrics:optional(upTo(MAX_METRICS))},({metric,family,benchmarks,packages,commands=[],filter,
nearest,metrics=[]})=>{let conditions=[richText`the metric ${metric}${family&&`, nor a primary one that is a ${family}`}`];
benchmarks.length>0&&conditions.push(richText`a name that matches ${list(benchmarks)}`),packages.length>0&&conditions.push(
richText`a package that matches ${list(packages)}`),commands.length>0&&conditions.push(richText`a command that matches ${list(
commands)}`),filter!==void 0&&conditions.push(richText`a place in ${filter}`);let verb=metrics.length===1?"The only metr\
ic is":"The metrics are",measured=metrics.length>0&&richText` ${verb} ${list(metrics)}.`,guess=nearest&&richText` Did you mean ${nearest}?`;
return richText`this budget matches no result: none has ${list(conditions)}.${measured||void 0}${guess} Correct its patterns, or delete it.`}),
"limit-misfit":"{key:code} {limit} does not fit {metric} of {benchmark}, whose unit is {unit}. Use a limit in that unit,\
 or narrow the budget's metric.","rounds-too-few":message({...SHORTFALL,neededRounds:optional(number)},({neededRounds,...shortfall})=>{
let remedy=neededRounds===void 0?"Write the baseline again with more rounds":"Use at least {neededRounds} rounds";return`${describeShortfall(
shortfall)}. ${remedy}, or limit fewer metrics. A metric that never varies needs no test: set \`exact: true\` under \`units\
\`.`}),"shard-needs-filter":message({command:code,format:text,reason:oneOf("format","variable","length")},({reason:reason2})=>({
format:"{command} cannot run only some of its benchmarks, because the format {format} has no filter. Measure it without \
a shard.",length:"the benchmark names of {command} are too long for a filter. Use more shards.",variable:"{command} does\
 not use `BENCH_REFEREE_FILTER`, so it cannot run only the benchmarks of a shard. Pass it to the tool as the filter."})[reason2])};var percent={...number,show:formatPercent},margin={...number,show:formatMargin},tooTightLimit={rule:code,limit:percent,benchmark:text,
others:number,isGeomean:flag},MAX_RENAMES=5,JUDGE_MESSAGES={"impossible-value":message({benchmark:text,metric:text,unit:unitName,
side:oneOf("base","head"),value:optional(number)},({benchmark,metric,unit,side:side2,value})=>value===void 0?"{benchmark\
} has a value on {side} that is not a finite number, so {metric} is not judged. See the output of the tool.":richText`${benchmark} has ${asUntrustedText(
formatQuantity(value,unit))} on ${side2}, which no time or rate can be, so ${metric} is not judged. See the output of the tool.`),
"no-ratio":"{benchmark} has values of {metric} below zero, which have no ratio, so {rule:code} cannot be judged. Limit i\
t with `max` or `min`.","no-geomean":"{metric} has no geomean, because each of its benchmarks has a value of zero or bel\
ow. Limit them one by one.","limit-unlikely-to-fit":"{limit} does not seem to fit {metric}. Use a bare number, or the me\
tric's own unit.","machines-not-comparable":message({results:number},({results})=>`{results result} ${results===1?"is":"\
are"} not judged, because base was measured on another machine. To judge them, set \`baseline-tolerance\` to how much two \
machines may differ: \`30%\`.`),"budget-expired":message({until:day},"this budget was agreed until {until} and no longer\
 applies; the budgets above it do. Delete it, or agree on another day."),"budget-ends-soon":message({until:day,days:number},
({days})=>`this budget ends ${days===0?"today":days===1?"tomorrow":"in {days} days"}, on {until}. Delete it, or agree on\
 another day.`),"shard-unfit":"cannot be used with {other:code}, because only rounds on both sides can be divided. Leave\
 out one of the two.","shard-missing":message({shards:codes,count:number},({shards})=>shards.length===1?"the recording o\
f shard {shards} of {count} is missing. See the log of its job.":"the recordings of shards {shards} of {count} are missi\
ng. See the logs of their jobs."),"shards-of-other-plan":"it does not divide the benchmarks as {other} does. Report only\
 the shards of one run together.","shards-differ":"{count:number} benchmarks were not seen by every shard (among them {n\
ames:texts}), so the shards divided them differently[, and {unmeasured:number} were not measured at all]. Make every job\
 run the same benchmarks.","benchmarks-of-no-shard":message({names:texts,count:number},({count})=>`{count benchmark} tha\
t every shard saw ${count===1?"was":"were"} measured by none: {names of count}. See the logs of the shards.`),"file-patt\
ern-of-folder":"a pattern matches files, but {patterns:texts} matches only the name of a folder, so the command was meas\
ured. Use {proposals:texts} for all files in it.","file-pattern-unmatched":"no file matches {patterns:texts}, so the com\
mand was measured. Correct the patterns or delete them.","budget-replaced":"this budget decides nothing, because a later\
 one of the same kind matches each of its results. Move it below them, or delete it.","limit-below-steps":message({...tooTightLimit,
step:margin,hasWholeNanoseconds:flag},({hasWholeNanoseconds,...limit})=>{let[why,remedy]=hasWholeNanoseconds?[": its too\
l prints whole nanoseconds","Read the files of the tool if it writes any, do"]:["","Do"];return richText`${limit.rule} of ${limit.
limit} is finer than the steps of ${limit.step} in which ${nameResults(limit)} ${limit.others===0?"is":"are"} measured${why}. ${remedy} more work in each run${formatOtherRemedies(
limit)}`}),"limit-below-noise":message({...tooTightLimit,noise:margin},limit=>richText`${nameResults(limit)} ${limit.others===
0?"varies":"vary"} by ±${limit.noise}, so ${limit.rule} of ${limit.limit} will often be undecided. Measure more rounds${formatOtherRemedies(
limit)}`),"measuring-ended-too-early":message(SHORTFALL,shortfall=>`${describeShortfall(shortfall)}. Measuring ended ear\
ly, because the recording was made with other budgets or for fewer machines. Measure again with the configuration that i\
s judged, and with the number of machines as \`legs\`.`),"direction-unusual":message({benchmark:text,metric:text,unit:text,
better:oneOf("lower","higher"),others:number},({others})=>`the results say that {better} is better for {metric} of {benc\
hmark}${others===0?"":" and {others} more"}, which is unusual for the unit {unit}. If that is right, confirm it under \`u\
nits\` in the configuration; if not, correct the output of the benchmark.`),"direction-guessed":message({unit:text,better:oneOf(
"lower","higher"),others:number},({others})=>others===0?"it is a guess that {better} is better for the unit {unit}. Set \
it under `units` in the configuration.":"it is a guess that {better} is better for the unit {unit}, as for {others more \
unit}. Set them under `units` in the configuration."),"measuring-cancelled":"cancelled after {rounds round}; nothing jud\
ged.","time-over":message({rounds:number,minRounds:optional(number)},({minRounds})=>`time ran out after {rounds round}, ${minRounds===
void 0?"so some results stay undecided":"but results that vary need at least {minRounds} for a verdict"}. Raise \`max-min\
utes\`, or measure less.`),"nothing-measured":message({isTimeOver:flag,isUncounted:optional(flag)},({isTimeOver,isUncounted})=>isTimeOver?
"time ran out before head had a result, so nothing can be judged. Raise `max-minutes`.":isUncounted?"head has no results\
, so nothing can be judged. The warning says why nothing was counted.":"head has no results, so nothing can be judged. C\
heck that the command runs benchmarks there."),"both-sides-failed":message({part:oneOf("setup","run")},({part})=>part===
"setup"?"base fails the same way, before anything of head runs, so this pull request is not the cause. Correct `setup` i\
n the configuration file or in the workflow.":"base fails the same way, before anything of head runs, so this pull reque\
st is not the cause. Correct `run` in the configuration file or in the workflow."),"invocation-failed-on-head":message({
round:number},({round})=>round===0?"the command failed in the warm-up, so nothing can be judged. Run it on head to see w\
hy.":"the command failed in round {round}, so nothing can be judged. Run it on head to see why."),"base-broke":"it faile\
d in round {round:number}, after head had run, so the two cannot be compared. Run it again. If base fails again, head ch\
anges something that both sides share: a file outside the tree, a cache, a port, a service. Files belong below `$TMPDIR`\
 or `$BENCH_REFEREE_HOME`, which are separate for each side.","nothing-on-base":message({hasFailed:flag},({hasFailed})=>hasFailed?
"the benchmark does not run on base, so every benchmark is new and nothing is compared. Repair base, then update this br\
anch.":"base has no results, so every benchmark is new and nothing is compared. If base has benchmarks, check that the c\
ommand runs them there."),"command-fails-on-base":"{command} does not run on base, so its benchmarks are new and are not\
 compared. Repair it on base, unless this pull request adds it.","control-unmatched":"no benchmark matches {name}. Use n\
ames as in the table, or delete the pattern.","control-of-all":"all benchmarks are control benchmarks, so nothing is jud\
ged. Name only those that a pull request cannot change.","rename-unused":"base has no benchmark {name}. Use the name as \
in the table, or delete the entry if the renaming is done.","renamed-by-head":message({from:texts,to:texts},({from,to})=>{
let pairs=from.map((old,index)=>richText`${old} is compared as ${to[index]??""}`),[were,both]=pairs.length===1?["it was",
"both measure"]:["they were","each pair measures"];return richText`${list(pairs,MAX_RENAMES)}, because this pull request says that ${were} renamed. Check that ${both} the same work.`}),
"rename-refused":message({from:text,to:text,reason:oneOf("old-on-head","new-on-base","new-not-on-head","not-alone")},({reason:reason2})=>`\
{from} is not compared as {to}: ${{"old-on-head":"head still has {from}. Delete the old benchmark, or this entry","new-o\
n-base":"base has {to} too, so it is another benchmark. Give the renamed one a new name","new-not-on-head":"head has no \
benchmark {to} in the same group. Use the name as in the table","not-alone":"another benchmark of base is renamed to {to\
} too. Give each its own name"}[reason2]}.`),"table-empty":"no result passes its filter and lists, so there is no table.\
 Correct them.","configuration-changes":message({kind:oneOf("changed","deleted")},({kind})=>richText`this ${describeConfigChange(
kind)}. The change applies after the merge.`)};function describeConfigChange(kind,path){let name=path===void 0?[]:richText` ${path}`;
return richText`pull request ${kind==="deleted"?"deletes":"changes"} the configuration${name}; the one of the base commit was used`}
function nameResults({benchmark,others}){return list([benchmark],1,1+others)}function formatOtherRemedies({isGeomean}){return isGeomean?
[" or widen the limit."]:[", set ",{code:"min-delta"},", or widen the limit."]}var HISTORY_GUIDE=`\`${ownFileUrl("docs/history.md")}\``,LEVEL_MESSAGES={"level-without-history":message({ref:code,command:optional(
code)},({command:command3})=>command3===void 0?`the repository has no history in {ref}, so the level is not known. Recor\
d runs with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`:`this clone has no history in {ref}, so the level\
 is not known. Fetch it with {command}, or record runs with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`),
"level-history-empty":"the history in {ref:code} has no run that can be read, so the level is not known. Name the ref th\
at the action `record` writes.","level-history-unreadable":"the history in {ref:code} could not be read ({output}), so t\
he level is not known. The job needs `contents: read`.","level-without-release":message({releases:number},({releases})=>releases===
0?"no tag is a version like v2.3.0, so there is no latest release. Tag one, or name another tag.":`{releases release} ${releases===
1?"is":"are"} tagged, but none in the history of base, so there is no latest release. Tag one, or name another tag.`),"l\
evel-anchor-unknown":message({against:text,nearest:optional(text),isLocal:flag},({isLocal})=>{let[place,fetch]=isLocal?[
"this clone","Fetch the tags with `git fetch --tags`, or use"]:["the repository","Use"];return`${place} has no tag {agai\
nst}, so the level is not known.[ Did you mean {nearest}?] ${fetch} \`latest-release\` or a tag that exists.`}),"level-a\
nchor-elsewhere":"the tag {against} is not in the history of base, so base has no level since that tag. Use a tag on the\
 branch of base.","level-anchor-unreached":"it is not known whether {against} is in the history of base: {output}. Run i\
t again, or fetch more history.","level-anchor-not-recorded":"no run of the history measured {anchor}, so the level is n\
ot known. Run the workflow that records, with this tag as `base`.","level-base-not-recorded":"no run of the history meas\
ured base {base:code}, so its level is not known. Record a run on each push to its branch.","level-not-connected":"no ch\
ain of runs leads from {anchor} to base {base:code}, so its level is not known. Run the workflow that records, with this\
 tag as `base`.","level-of-files":"result files have no commits, so the level is not known. Judge a run with `check`, or\
 its recording with `report`.","level-of-baseline":"the values of base come from the baseline {path}, so this run has no\
 level. Measure base itself."};var megabytes={...number,show:bytes=>`${(bytes/1024/1024).toFixed(1).replace(/\.0$/,"")} MB`},PROFILE_LESS="Profile for \
a shorter time, or with fewer samples per second.",PROFILE_MESSAGES={"profile-files-missing":"no profile of {side:code} \
is named. Use `profile diff BASE\u2026 -- HEAD\u2026`.","profile-files-too-many":"{got:number} profiles are named, but a\
t most {max:number} are read on each side. Name fewer.","profile-too-large":message({got:megabytes,max:megabytes,what:optional(
text)},`has {got}, but at most {max} are read. ${PROFILE_LESS}`),"profile-grows-too-large":message({max:megabytes},`has \
more than {max} when decompressed, and no more are read. ${PROFILE_LESS}`),"profile-compression-broken":"has broken comp\
ressed data ({reason}). The file may be cut off: record it again.","profile-empty":"has no samples. Profile for a longer\
 time, and check that the command runs the benchmark.","profile-unrecognised":"is not a profile in a known format: it be\
gins with {got}. Use one of {known:codes}.","profile-of-perf-record":"is the output of `perf record`, which only perf ca\
n read. Give the output of `perf script -i FILE`.","profile-format-unknown":"unknown profile format {got}. Use one of {k\
nown:codes}.","profile-malformed":"is not a valid {format:code} profile[ at {place:code}]: {got} stands in place of {exp\
ected}. Record it again, or name its format: `--input-format` of `profile diff`, or `format` below `profile` in the conf\
iguration.","profile-negative":"has a value below zero at {place:code}: {got:number}. It may be a difference of two prof\
iles: give the profiles themselves.","profile-overflow":"has values in {unit} whose sum is too large for a number. Recor\
d it again.","profile-too-deep":"has calls that are more than {max:number} deep. Limit the depth of stacks in the profil\
er: `perf script --max-stack`.","profile-too-many":`has too many {what}: at most {max:number} are read. ${PROFILE_LESS}`,
"profile-line-too-long":"has {got:number} bytes, but at most {max:number} are read. Check that it is the text of a profi\
ler.","profile-units-differ":"the profiles have different units: {units:texts}. Record both sides with the same profiler\
, event and settings."};var RESOURCES={comment:{permission:"pull-requests: write",things:"comments on pull requests",instead:"set `comment: neve\
r`"},"check run":{permission:"checks: write",things:"check runs",instead:"set `check: false`"},label:{permission:"pull-r\
equests: read",things:"events of pull requests that say who set a label",instead:"set `override-scope: never`"},issue:{permission:"\
issues: write",things:"such issues",instead:"leave out the input `issue`"}},READ_ONLY=`The workflow cannot change that. \
Write from a second workflow: see \`${ownFileUrl("docs/forks.md")}\`.`,SET_AGAIN="To accept this head, remove the label \
and set it again.",NAME_ANOTHER_REF="Name another ref, which is created if it is missing.",REFUSALS={unavailable:()=>"Gi\
tHub could not be reached, or asked to wait too long: {answer}. Run the job again.",foreign:resource=>`this server has n\
o ${RESOURCES[resource].things}, or a proxy blocks the request: {answer}. Allow it, or ${RESOURCES[resource].instead}.`,
missing:resource=>`GitHub does not have the ${resource==="issue"?"repository":"repository, pull request or commit"}, or \
hides it from the token: {answer}. Check the input \`github-token\` and the permissions in the workflow: ${permissionsFor(
resource)}.`,invalid:()=>"GitHub refused it: {answer}. This is a bug in bench-referee: please report it.",token:()=>"Git\
Hub does not accept the token: {answer}. Check the input `github-token`: the token of a job ends with the job, and a per\
sonal one expires.",fork:()=>`this pull request is from a fork, so its token is read-only: {answer}. ${READ_ONLY}`,dependabot:()=>`\
this pull request is from Dependabot, so its token is read-only: {answer}. ${READ_ONLY}`,locked:resource=>resource==="is\
sue"?"the issue is locked: {answer}. Unlock it to keep it up to date.":"the conversation is locked: {answer}. Unlock it \
to get a comment.",forbidden:resource=>`the token may not ${resource==="label"?"read":"write"} it: {answer}. Add it to t\
he permissions of the job: ${permissionsFor(resource)}. A job that names some permissions has no others.`,disabled:()=>`\
the repository has issues switched off: {answer}. Switch them on in its settings, or ${RESOURCES.issue.instead}.`};function permissionsFor(resource){
return`\`permissions: { contents: read, ${RESOURCES[resource].permission} }\``}var time={...text,show:value=>/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.
test(value)?value:asUntrustedText(value)},event={by:text,at:time},PUBLISH_MESSAGES={"proxy-not-used":"Node.js {version} \
of this runner is too old to use the proxy by itself. Update the runner, or set `NODE_USE_ENV_PROXY: 1` in the environme\
nt of the job.","history-forbidden":"the token may not write {ref} ({answer}). Grant the job `permissions: contents: wri\
te`, and check that no ruleset of the repository restricts this ref.","history-not-written":message({ref:text,answer:text,
isUnavailable:flag},({isUnavailable})=>isUnavailable?"the ref {ref} could not be written ({answer}). Run the job again; \
a run is stored only once.":"the ref {ref} could not be written ({answer}). If the server accepts only branches, use `re\
fs/heads/bench-referee-history`."),"history-ref-refused":"the server does not let this job write the ref {ref} ({answer}\
). If it accepts only branches, or a rule protects this one, use a separate branch: `ref: refs/heads/bench-referee-histo\
ry`. The job also needs `permissions: contents: write`.","history-foreign-ref":`the ref {ref} has {files other file} and\
 no runs, so it is not a history. ${NAME_ANOTHER_REF}`,"history-no-commit":`the ref {ref} does not point to a commit, so\
 it is not a history. ${NAME_ANOTHER_REF}`,"history-of-failed-run":"the run failed or is not complete, so its results ar\
e not stored. See the report of the run.","history-run-too-large":"it has {results:number} results and {bytes:number} by\
tes, but a run of the history has at most {limit:number} results and {byteLimit:number} bytes. Measure fewer benchmarks,\
 or record them in several refs.","history-files-left-out":"{count:number} more files of the ref are left out, too.","hi\
story-contended":"other jobs moved the ref {ref} in each of {tries:number} tries. Run this job again; it records the sam\
e run.","history-unreadable":"the ref {ref} could not be fetched ({output}). Check that the token may read the repositor\
y.","history-of-baseline":"base is a baseline ({path}) that was not measured on this machine, so the ratio is not record\
ed. Record runs that measure both commits.","history-without-results":"no result was measured on both commits, so there \
is nothing to record. See the report of the run.","github-refused":message({resource:oneOf("comment","check run","label"),
failure:oneOf("unavailable","foreign","missing","invalid","token","locked","fork","dependabot","forbidden"),answer:text},
({resource,failure})=>{let end=resource==="label"?"The verdict is unchanged, and nothing is accepted.":failure==="foreig\
n"?"The verdict is unchanged: it decides how the step ends, and the other outputs show it.":"The verdict is unchanged; t\
he report is in the job summary.";return`${REFUSALS[failure](resource)} ${end}`}),"issue-refused":message({failure:oneOf(
"unavailable","foreign","missing","invalid","token","locked","forbidden","disabled"),answer:text},({failure})=>`${REFUSALS[failure](
"issue")} The verdict is unchanged; \`bench-referee history\` shows the steps.`),"issue-history-unreadable":"left as it \
is, because the history could not be read: {reason}. The verdict is unchanged. Run the job again.","not-published":"coul\
d not be published: {reason}. The verdict is unchanged. Run the job again.","comment-not-checked":"written, but this gat\
e may have a second one, which could not be checked: {answer}. The next run checks again.","annotations-refused":"writte\
n without annotations, because GitHub refused them: {answer}.","annotations-incomplete":"only the first {sent:number} of\
 {all:number} annotations may have been written: {answer}. The table has all results.","label-of-unknown-author":"is set\
, but GitHub does not say by whom, so nothing is accepted. Remove it and set it again.","label-of-other-head":"applies t\
o the head of the pull request, which is now {head:code}, and not to {measured:code}, which this run measured. See the r\
un of that head.","label-before-reopening":message(event,`was set by {by} at {at}, and the pull request was reopened aft\
er that. ${SET_AGAIN}`),"label-before-push":message({...event,pushedAt:time},`was set by {by} at {at}, and this head was\
 pushed at {pushedAt}. ${SET_AGAIN}`),"label-of-unknown-head":message({...event,isForbidden:flag},({isForbidden})=>isForbidden?
"was set by {by} at {at}, but the token may not read when the head was pushed, so nothing is accepted. Add to the job: `\
permissions: contents: read`.":"was set by {by} at {at}, but GitHub does not say when the head was pushed, so nothing is\
 accepted. Let `labeled` start the workflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then rem\
ove the label and set it again."),"recording-cut-short":"cancelled; the recording has everything measured so far."};var FAMILY={unit:code,kind:oneOf("time","size"),isRate:flag,got:optional(text)},GOT={got:optional(text)};function nameFamily({
kind,isRate}){return isRate?`${kind} per second`:kind}function giveExample(family){let example=`${family.kind==="time"?"\
50ms":"180KB"}${family.isRate?"/s":""}`;return`Use a ${nameFamily(family)}: \`${example}\`.`}var BUDGET_MESSAGES={"limit\
-missing":message({limits:codes},({limits})=>richText`sets no limit. Add ${listAlternatives(limits)}.`),"budgets-empty":"\
is an empty list. Add a budget, or remove the key to use the default budgets.","not-for-geomean":"does not apply to a ge\
omean. Move it into a budget without `of`, or remove it.","not-for-level":"limits a value, but a budget with `against` l\
imits a change. Move it into a budget without `against`, or remove it.","reason-missing":"needs a reason. Add `because:`\
 and say why this exception is allowed.","min-delta-alone":message({limits:codes},({limits})=>richText`does nothing without a limit of the change. Add ${listAlternatives(
limits)}, or remove it.`),"quantity-without-unit":message(FAMILY,family=>`[{got} ]has no unit, but {unit} is a ${nameFamily(
family)}. ${giveExample(family)}`),"percentage-as-quantity":message(FAMILY,family=>`[{got} ]is a percentage, but this li\
mit must be a ${nameFamily(family)}. To limit the change, use \`max-regression\`.`),"quantity-unfit":message(FAMILY,family=>`\
[{got} ]does not fit the metric's unit {unit}. ${giveExample(family)}`),"unit-unknown":message({...FAMILY,write:optional(
code)},({write,...family})=>`[{got} ]has an unknown unit. ${write===void 0?giveExample(family):"Use {write}."}`),"patter\
n-of-nothing":message(GOT,"[{got} ]excludes nothing. Put the pattern to exclude after `!`."),"pattern-negated-twice":message(
GOT,"[{got} ]begins with two exclamation marks. Use one to exclude, none to include."),"pattern-with-blanks":message(GOT,
"[{got} ]has spaces around it. Remove them.")};var FLAG_MESSAGES={"not-a-flag":"{got} is not a flag. Use `--name`, or `--name=value`.","flag-unknown":message({known:codes,
write:optional(code)},({known,write})=>known.length===0?"unknown flag. This command takes none.":write===void 0?"unknown\
 flag. The flags are {known}.":"unknown flag. Did you mean {write}?"),"flag-with-value":"takes no value, but has {got}. \
Use {flag:code}.","flag-without-value":"needs a value. Use {usage:code}.","flag-before-flag":"needs a value, but the fla\
g {got} follows. Use {usage:code}, or {joined:code} if this is the value.","flag-repeated":"is given twice, once with {g\
ot}. Keep one of the two.","argument-unexpected":"unexpected argument {got}. Put the benchmark command after `--`.","arg\
uments-unexpected":"this command takes no arguments. Remove {got}.","too-many-files":"takes at most one file. Remove {go\
t}.","no-command-after-dashes":"no command follows. Put the benchmark command after it.","variable-in-word":"no shell re\
places the variable in {got}, because several words are passed on as they are. Give the command as one word, which a she\
ll runs: {write:code}.","range-for-doctor":"doctor measures a fixed number of rounds and proposes the range itself. Use \
`10` instead of {got}.","counts-for-doctor":"doctor measures the noise of rounds, but `counts` leaves them out. Use `all\
`, or remove the key.","not-an-action":"{got} is not an action reference. Use `OWNER/bench-referee@SHA`.","not-a-gate-na\
me":"{got} cannot name the files and the check of a gate. Use at most 40 letters, digits, `-` or `_`: `web`.","out-with-\
baseline":"cannot be used with `--write-baseline`, which judges nothing. Remove {got}. `--baseline` or the configuration\
 names the baseline."};var YAML_MESSAGES={"yaml-too-deep":"is nested more than {levels:number} levels deep. Use fewer levels.","yaml-aliases-re\
peat":"its aliases expand to too much. Repeat the values instead.","yaml-alias-unknown":"the alias {got} has no anchor. \
Put {write:code} in quotes[, or define {anchor:code}].","text-utf-16":"is saved as UTF-16. Save it as UTF-8.","text-not-\
utf-8":"is not UTF-8 here. Save the file as UTF-8.","text-carriage-returns":"its lines end in a lone carriage return. Sa\
ve it with line feeds.","text-invisible":"contains an invisible character here. Remove it: a reviewer must see everythin\
g that is judged.","text-false-indent":"this line is indented by a character that only looks like a space. Indent with o\
rdinary spaces.","yaml-star":'YAML cannot read a star alone. Use `"*"`, in quotes.',"yaml-two-documents":"a second docum\
ent begins here. Keep one document in the file.","yaml-tab":"YAML cannot be indented by tabs. Use spaces.","yaml-key-twi\
ce":"the key {got} is there twice. Keep one of the two.","yaml-tag":"the tag {got} is not allowed. Put {write:code} in q\
uotes, or remove it.","yaml-unquoted":"YAML cannot read a value that starts like {got}. Put it in quotes.","yaml-escape":"\
{got} is not an escape in double quotes. Use single quotes, where a backslash is a plain character.","yaml-key-not-text":"\
a key must be a single text. Put it on one line, followed by a colon.","yaml-quote-open":"this quote is never closed. Cl\
ose it with {write:code}.","yaml-bracket-open":"this bracket is not closed before line {line:number}. Close it with {wri\
te:code}, and indent the lines inside it.","yaml-list-uneven":"the entries of this list are not indented alike. Start th\
em all in the same column.","yaml-two-colons":"this line has a second colon with a space after it. Put the text in quote\
s, or start a new line.","yaml-indented-key":"this line is indented as if it belonged to the value above. Start both key\
s in the same column.","yaml-loose-line":"this line is neither a key with its value nor part of the value above. Put a c\
olon and a space after the key, or indent the line below its key.","yaml-space-missing":"a space is missing after the co\
lon of {got}. Use {write:code}.","yaml-unreadable":"is not YAML: {reason}. Check brackets, quotes and indentation here a\
nd above."};var ADVICE={action:"Use an action: `OWNER/bench-referee@SHA`.",alpha:"Use a probability: `0.01`.","any-ref":"Use a branc\
h, a tag, a full ref or a SHA.",anchor:"Use `latest-release`, or a tag: `v2.3.0`.","history-ref":"Use a full ref: `refs/\
bench-referee/history`.","base-ref":"Use `merge-base`, `target`, a branch, a tag or a SHA.",baseline:"Use the path of a \
baseline: `bench/baseline.json`.",boolean:"Use `true` or `false`.",budget:"Use `- metric: sec/op` with `max-regression: \
5%` below it.",budgets:"Use a list of budgets, each beginning with `- metric:`.",command:"Give the command that runs the\
 benchmarks.","command-name":"Use letters, digits and `-_./`: `codec`.",commands:"Use patterns of command names, or remo\
ve the key.","config-path":"Use the path of the configuration file.","config-source":"Use `base`, `head`, `worktree` or \
the full SHA of a commit.",counted:"Use `instructions`, `cpu-time` or a list of them, or remove the key.",cpus:"Use `one\
`, or a list: `2-3`.",day:"Use `2027-01-31`, for example.",file:"Use `run:` with the command that runs the benchmarks.",
"file-pattern":"Use a file pattern: `codec/**`.","file-patterns":"Use file patterns, or remove the key.",filter:"Use a f\
ilter of benchstat: `.name:Encode`.",folder:"Use a folder of the tree: `packages/codec`.",format:"Use `auto`, or an id t\
hat `bench-referee formats` lists.","format-or-diagnosis":"Use `text` or `json`, or an id that `bench-referee formats` l\
ists.","format-or-report":`Use ${REPORT_FORMATS.map(format=>`\`${format}\``).join(", ")}, or an id that \`bench-referee f\
ormats\` lists.`,"gate-name":"Use a name: `web`.","head-ref":"Use `head`, `merge`, a branch, a tag or a SHA.",keys:"Use \
keys of benchstat: `/impl`.",label:"Use the name of a label.",legs:"Use the number of jobs that measure for one report: \
`4`.","local-ref":"Use `head`, `merge`, `worktree`, a branch, a tag or a SHA.",magnitude:"Use the size of a change: `20n\
s`.",metric:'Name a metric: `sec/op`, or `"*"` for every metric.',minutes:"Use `30`, for example.",name:"Use one line of\
 at most 100 characters.","new-name":"Give the new name of the benchmark.",niceness:"Use a whole number from -20 to 19.",
"out-file":"Use the path of a file.","out-folder":"Use the path of a folder.",packages:"Use package patterns, or remove \
the key.",pattern:"Use a name pattern: `Encode/**`.",patterns:"Use name patterns, or remove the key.",percentage:"Use `5\
%`, for example.",profile:"Add `command:` below it, with the command that records a profile.","profile-command":"Give th\
e command that runs the benchmarks under a profiler and writes `$BENCH_REFEREE_PROFILE`.","profile-format":"Use the id o\
f a profile format: `pprof`.","profile-runs":"Use a number of profiles for each side: `5`.",quantity:"Use `50ms`, `12MiB\
` or `1e6/s`, for example.",reason:"Give the reason, or remove the key.",recordings:"Use a pattern of recording files: `\
**/*.json`.",renamed:"Add `OldName: NewName` below it.","result-files":"Use a file pattern: `target/**/*.json`.",rounds:"\
Use `10`, or a range: `6..30`.",setup:"Give a command, or remove the key.",share:"Use a share: `0.05`.",shard:"Use its n\
umber and the number of all shards: `2/4`.",table:"Add `col: /impl` below it.","tree-path":"Use a path in the repository\
: `bench/baseline.json`.",unit:"Use `{better: higher}`, `{exact: true}` or both.",units:"Add `score: {better: higher}` b\
elow it.",window:"Use a number of values: `50`."},NOUNS={alpha:"a number",anchor:"the name of a tag","history-ref":"a fu\
ll ref","base-ref":"the name of a commit",boolean:"true or false",cpus:"a list of processors",day:"a date","head-ref":"t\
he name of a commit",legs:"a whole number","local-ref":"the name of a commit",magnitude:"a number with a unit",minutes:"\
a number of minutes",niceness:"a whole number",percentage:"a percentage",quantity:"a number with a unit",rounds:"a numbe\
r of rounds",shard:"a shard",share:"a number",window:"a whole number"},VALUE={got:optional(text),expected:optional(oneOf(
...Object.keys(ADVICE))),known:optional(codes)},VALUE_WITH_PROPOSAL={...VALUE,write:code};function advise({expected,known}){
return expected!==void 0?withCode(` ${ADVICE[expected]}`):known===void 0?[]:richText` Use ${listAlternatives(known)}.`}function suggest(write,otherwise){
return write===void 0?advise(otherwise):richText` Use ${write}.`}function refusal(words){return message(VALUE,shown=>richText`${fillTemplate(
words,shown)}${advise(shown)}`)}var KINDS2={value:"one value",list:"a list",mapping:"a mapping of keys to values"},FOUND={
value:"a single value",list:"a list",mapping:"a mapping"};function describeRange(above,from,to){if(from!==void 0&&to!==void 0)
return`between ${from} and ${to}`;let lower=above===void 0?`at least ${from}`:`above ${above}`;return to===void 0?lower:
above===void 0?`at most ${to}`:`${lower} and at most ${to}`}var SETTINGS_MESSAGES={...BUDGET_MESSAGES,...FLAG_MESSAGES,...YAML_MESSAGES,
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
Use {write}."),"percentage-negative":message(VALUE_WITH_PROPOSAL,"must not be negative[, but is {got}]. Use {write}: the\
 unit of the metric tells which way is worse."),"ratio-as-change":message(VALUE_WITH_PROPOSAL,"[{got} ]is a ratio, but t\
he limit is a change. Use {write}."),"amount-as-change":message(VALUE,shown=>richText`${shown.got&&richText`${shown.got} `}is not a percentage.${advise(
shown)} ${withCode("An amount goes into `min-delta`, `max` or `min`.")}`),"ratio-as-quantity":message(VALUE,"[{got} ]is \
a ratio, not a value. To limit the change, use `max-regression`."),"benchstat-refuses":message({...VALUE,reason:text},shown=>richText`${fillTemplate(
"[{got} ]is not valid (benchstat: {reason}).",shown)}${advise(shown)}`),"same-new-name":"gives two benchmarks the same n\
ew name. Give each benchmark its own.","command-names-equal":message({...VALUE,name:code},"two commands are named {name}\
. Give each its own name."),"unit-empty":"sets nothing. Use `{better: higher}`, `{exact: true}` or both.","key-unknown":message(
{known:codes,write:optional(code)},({write})=>write===void 0?"unknown key. The keys here are {known}.":"unknown key. Did\
 you mean {write}?"),"key-not-in-file":message({input:optional(code),flag:optional(code)},({input})=>input===void 0?"can\
not be set in this file. Use {flag} on the command line.":"cannot be set in this file. Use the input {input} of the acti\
on."),"inputs-unknown":message({keys:optional(codes),path:optional(code),flags:optional(codes)},"has no effect in this a\
ction.[ Set {keys} in {path}.][ Only the command line has {flags}.]"),"input-differs-from-file":"is {got}, but {key:code\
} in {path:code} is {written}. Remove the input, or make both the same.","keys-merged":"merging keys is not supported. R\
epeat the keys, or use an alias for a whole value: `benchmarks: *names`.","command-missing":"nothing to measure. Add `ru\
n: <command>` to {path:code}, or set the input `run`. On a command line, put the command after `--`: `check -- go test -\
bench=. ./...`, or run `init`.","other-commit-counts":"the file of commit {sha:code} applies, and head has a different o\
ne. Correct it on the target branch. If this pull request is the correction, merge it despite this check.","more-errors":"\
{count:number} more errors are not shown. Correct these first."};var NO_RIGHT="cannot be read or written by this user. Change its permissions, or use another path.",NO_FILE_HANDLES="cou\
ld not be opened, because too many files are open. Raise the limit (`ulimit -n`), or close other programs.",REASONS={EACCES:NO_RIGHT,
EPERM:NO_RIGHT,EROFS:"is on a read-only file system. Use another path.",ENOSPC:"could not be written, because the disk i\
s full. Free some space on it.",EDQUOT:"could not be written, because the disk quota is used up. Free some space.",EMFILE:NO_FILE_HANDLES,
ENFILE:NO_FILE_HANDLES,ENOENT:"does not exist. Check the path.",EEXIST:"is a file, but must be a folder. Remove the file\
, or use another path.",ENOTDIR:"is below a file that must be a folder. Remove that file, or use another path.",EISDIR:"\
is a folder. Name a file in it.",ELOOP:"is a symbolic link, which is not followed. Name the file itself.",ENXIO:"is a pi\
pe without a reader. Name a regular file.",EIO:"could not be used, because the device failed. Check the disk."},OTHER_REASON="\
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
git-cancelled":"cancelled before the commits were fetched; nothing measured.","shell-not-found":message({isWindows:flag},
({isWindows})=>isWindows?"bash of Git for Windows was not found. Install Git for Windows, or add its `bin` folder to PAT\
H.":"neither bash nor sh was found. Install bash, or correct PATH."),"option-unsupported":message({option:oneOf("cpus","\
nice"),found:text},({option})=>option==="cpus"?"works only on Linux. Leave out `cpus` ({found}) on this system.":"works \
only on Linux and macOS. Leave out `nice` ({found}) on this system."),"cpus-not-available":message({cpus:text,allowed:optional(
code)},({allowed})=>allowed===void 0?"some of the processors {cpus} cannot be used. Leave out `cpus`.":"some of the proc\
essors {cpus} cannot be used. Choose from {allowed}, or leave out `cpus`."),"cpus-not-applied":"`one` has no effect on t\
his system: the command runs on all processors.","nice-not-allowed":message({nice:number},({nice})=>nice<0?"the system d\
oes not allow {nice}. Negative values need root: run as root, or use 0 or more.":"the system does not allow {nice}. Leav\
e out `nice`."),"affinity-program-missing":message({name:oneOf("taskset","nice"),option:code},({name})=>name==="taskset"?
"the program `taskset` was not found. Install util-linux, or leave out {option}.":"the program `nice` was not found. Ins\
tall coreutils, or leave out {option}."),"event-file-unusable":message({path:text,fault:oneOf("missing","empty","not an \
object")},({fault})=>`${{missing:"the file of the event does not exist",empty:"the file of the event is empty","not an o\
bject":"the event is not a JSON object"}[fault]}: {path}. Run the job again. The runner writes this file, and no step ma\
y change it.`)};var REWRITE="Write it again: `bench-referee check --write-baseline`",margin2={...number,show:formatMargin},wholePercent={
...number,show:formatWholePercent},bothValues=optional(texts),processorShare={mean:number,worst:number,firstRound:number,
lastRound:number},changedPaths={paths:firstTexts,total:number,isBaseline:flag},WARNING_MESSAGES={"baseline-machine-diffe\
rs":message({processor:bothValues,cores:bothValues,image:bothValues,architecture:bothValues,system:bothValues},facts=>{let differences=Object.
entries(facts).flatMap(([name,values])=>values===void 0?[]:[richText`${name} ${values[0]} (here ${values[1]})`]);return richText`it was measured on another machine: ${list(
differences)}. Results that depend on the machine say little about the code. Measure it again here, or measure base.`}),
"baseline-commands-differ":message({there:texts,here:texts,settings:optional(codes)},({settings})=>settings===void 0?`it\
 was measured with {there}, and head with {here}, which may not be comparable. ${REWRITE}.`:`it was measured with anothe\
r {settings} for {here} than head, which may not be comparable. ${REWRITE}.`),"baseline-old":`it is {days:number} days o\
ld. ${REWRITE}.`,"baseline-changes-unknown":message({reason:oneOf("uncommitted","commit-missing")},({reason:reason2})=>`${reason2===
"uncommitted"?"it was measured with uncommitted changes":"this clone does not have the commit at which it was measured"}\
, so dependencies or benchmarks may differ from those of head. ${REWRITE}.`),"baseline-benchmarks-differ":message({newBenchmarks:number,
newMetrics:number,goneBenchmarks:number,goneMetrics:number},({newBenchmarks,newMetrics,goneBenchmarks,goneMetrics})=>{let parts=[
...countAffectedResults(newBenchmarks,newMetrics).map(who=>`${who} missing from it`),...countAffectedResults(goneBenchmarks,
goneMetrics).map(who=>`${who} only in it`)];return[...list(parts),". ",...withCode("If that is intended, write it again:\
 `bench-referee check --write-baseline`.")]}),"all-changed-alike":message({changed:number,of:number,direction:oneOf("wor\
se","better")},({changed,of})=>`nearly everything moved the same way: {changed} of {of} results (${formatWholePercent(changed/
of)}) got {direction} by more than their noise. That looks like the build, the toolchain or the machine. Check those fir\
st, and run again.`),"machine-moved":message({benchmarks:firstTexts,total:number,change:margin2,direction:oneOf("worse",
"better")},"the machine moved: {benchmarks of total} got {change} {direction}, although a pull request cannot change the\
m. So no result that varies fails. Run again."),"toolchain-differs":message({base:texts,head:texts},({base,head})=>`${base.
length>0&&head.length>0?"base ran with {base} and head with {head}":head.length>0?"only head ran with {head}":"only base\
 ran with {base}"}, so a change may come from there. To see the code alone, update the toolchain in another pull request\
.`),"dependencies-differ":message(changedPaths,changed=>`${nameSides(changed)} differ in {paths of total}, so a change m\
ay come from a dependency. To see the code alone, update dependencies in another pull request.`),"benchmark-sources-diff\
er":message(changedPaths,changed=>`${nameSides(changed)} differ in {paths of total}. A benchmark that was changed does n\
ot measure the same thing on both sides: check it by hand, or change it in another pull request.`),"benchmarks-of-head":"\
head changes {paths of total}, and both sides ran head's version because of `benchmark-files`. Review that change with c\
are: such code can tell the sides apart.","base-slowed":message({benchmarks:firstTexts,total:number,change:wholePercent},
"base was at least {change} slower in all its rounds than in its warm-up, which ran first: {benchmarks of total}. Either\
 the machine slowed down, or code of head slows base down, which hides a regression. Run base alone to compare, and look\
 at anything that both sides share."),"rounds-missing":message({benchmark:text,side:oneOf("base","head"),missing:number,
of:number,others:number},({others})=>`{benchmark} is missing on {side} in {missing} of {of} rounds${others===0?"":", and\
 the same is true of {others more benchmark}"}. Only the other rounds are compared. Make it run every time.`),"processor\
s-stolen":message(processorShare,share=>`other virtual machines used ${formatShare(share)} of the processors. Expect noi\
se, and run again if a result surprises you.`),"processors-shared":message(processorShare,share=>`other programs used ${formatShare(
share)} of the processors. Close them, or use a quieter machine. (A database that the benchmark uses counts, too.)`),"ma\
chine-busy-before":message({load:number,cores:number},({load})=>`the machine was already busy (load ${formatCompact(load,
1)} on {cores} processors). Results may be noisier: close other programs.`),"too-many-disturbances":"other programs dist\
urbed so many rounds that {rounds:number} were measured again, which is the limit. Later disturbed rounds count. Close o\
ther programs, or run again on a quieter machine.","one-sided-load":message({side:oneOf("base","head"),rounds:number},({
side:side2,rounds})=>{let[otherSide,have]=[side2==="head"?"base":"head",rounds===1?"has":"have"];return`other programs w\
ere busy while {side} ran, and much less while ${otherSide} did. So no disturbed round was left out, and {rounds round} ${have}\
 an additional value. That is normal if the benchmark uses a service or a container; if not, close other programs.`}),"f\
requency-changed":message({lowMhz:number,highMhz:number,governor:optional(text)},({lowMhz,highMhz})=>`the processor ran \
between ${formatGigahertz(lowMhz)} and ${formatGigahertz(highMhz)} GHz, a change of ${formatWholePercent(highMhz/lowMhz-
1)} from round to round.[ Its governor is {governor}.] Fix the frequency to reduce noise.`),"machine-drifted":message({change:number},
({change})=>{let size=formatWholePercent(Math.abs(change));return`the machine ${change>0?"slowed down":"sped up"} by ${size}\
 during the run. The changes are still fair; the noise is higher. For less noise, run again.`})};function countAffectedResults(benchmarks,metrics){
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
formatRichText,formatLocation,groupThousands,formatMagnitude,formatFactor,formatShortChange,formatShortInterval,formatPValue,
formatProbabilities,formatInterval,toQuantityPiece,formatChange,formatSpreads,changeWordsOf,describeChange,worseWordOf,formatCount,
lowerFirst,upperFirst,formatList,shortenList,groupLabelOf,formatDuration,formatMissingHistory,formatHistorySize,formatStep,
formatCost,formatTimeSoFar,formatUndecidedCount,formatOutputTitle,formatRemeasuring,formatRetry,formatOneSidedDisturbance,
formatNothingToMeasure,formatOwnBenchmarkFiles,formatLook,formatCountLook,formatCpuTimeLook,formatSearchStart,formatBuild,
formatSearchStep,formatSearchEnd,formatNothingToSearch,formatUnfinishedSearch,formatProfilesStart,formatProfileStep,formatProfilesEnd,
formatRecognisedFormat,formatReplacedBase,formatUnknownDefinitions,withCode,list,formatPercent,formatMargin,formatWholePercent,
describeConfigChange,isMeasuringCode,formatDiagnostic,formatDiagnosticLine,formatThrown,formatPlainWords,toDiagnosticJson,
formatDefect,formatMistakeCount,renderDiagnostics,renderExcerpt,cleanLastLines,renderLastLines,titleOfLastLines,explainError};
