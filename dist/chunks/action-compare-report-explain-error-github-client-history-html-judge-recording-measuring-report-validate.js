import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{VERSION,ownFileUrl}from"./action-cli-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import{SAFE_OPEN,SKIPPED_FOLDERS,checkRegularFile,checkWritableFile,
cleanUntrustedText,entriesOf,isCode,listRegularFiles,nullIfMissing,quoteUntrustedText,readRegularBytes,readRegularFile,shorten,
stripControls,takeWithin}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{COMMIT_OPTIONS,JUDGING_OPTIONS,MEASURABLE,MEASURING_OPTIONS,
PUBLISHING_OPTIONS,RESULT_SETTING_KEYS,TERMINAL_COMMIT_DEFAULTS,_enum,array,dayOf,int,isDay,nameSchema,number,omitHistoryKeys,
omitNull,parseCpuList,quoteShellWord,renderCpuList,resolveCommands,resolveValues,strictObject,string}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{MAX_NUMBER_LENGTH,REPORT_FORMATS,formatCompact,formatDecimals,formatExponential,formatQuantity,formatWithSign}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{UserError,about,atFlag,atKey,errorCodeOf,inFile,nullIfThrown,relocate,userError,userErrorOf}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";
import{__callDispose,__require,__using}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";var PLAIN_FORMATTER={plain:text3=>text3,strong:text3=>text3,code:text3=>formatPlainCode(text3),untrusted:text3=>quoteUntrustedText(
text3)},UNCUT_FORMATTER={...PLAIN_FORMATTER,code:text3=>formatPlainCode(text3,Number.POSITIVE_INFINITY),untrusted:text3=>quoteUntrustedText(
text3,Number.POSITIVE_INFINITY)};function formatPlainCode(text3,limit){return text3.includes("`")?quoteUntrustedText(text3,
limit):`\`${cleanUntrustedText(text3,limit)}\``}function richText(texts2,...values){return texts2.flatMap((text3,index)=>{
let value=values[index]??"";return[text3,...isRichText(value)?value:[typeof value=="number"?String(value):value]]}).filter(
piece=>piece!=="")}function joinRichTexts(texts2,separator){return texts2.filter(words=>words!==null).flatMap((words,index)=>index===
0?words:[separator,...words])}function emphasise(text3){return{strong:text3}}function asCode(text3){return{code:text3}}function asUntrustedText(text3){
return{untrusted:text3}}function formatRichText(words,formatter=PLAIN_FORMATTER){return words.map(piece=>typeof piece=="\
string"?formatter.plain(piece):"strong"in piece?formatter.strong(piece.strong):"code"in piece?formatter.code(piece.code):
formatter.untrusted(piece.untrusted)).join("")}function isRichText(value){return Array.isArray(value)}function shortenSha(sha){return sha.slice(0,12)}function abbreviateSha(sha){return sha.slice(0,7)}function formatLocation(location){let isRecorded=location[0]?.kind==="recording";return location.map((part,index)=>{let text3=formatPart(
part);return isRecorded&&index>0&&!OWN_KINDS.includes(part.kind)?quoteUntrustedText(text3):text3}).join(", ")}var OWN_KINDS=[
"round","placement","setup","part","pull request"];function formatPart(part){switch(part.kind){case"file":{let{path:path4,
line,column,keys}=part,position=[path4,line,column].filter(one=>one!==void 0).join(":");return keys===void 0?position:`${position}\
: ${formatJsonPath(keys)}`}case"setting":{let{path:path4,line,column,keys}=part;return[`${path4}:${line}:${column}`,...keys.
length===0?[]:[formatYamlPath(keys)]].join(": ")}case"input":return`input "${part.name}"`;case"flag":return`--${part.name}`;case"\
key":return part.name;case"side":return part.sha===void 0?part.side:`${part.side} ${abbreviateSha(part.sha)}`;case"round":
return`${part.round===0?"warm-up":`round ${part.round}`}, ${part.side}`;case"placement":return`counting, ${part.placement===
0?"warm-up":`placement ${part.placement}`}, ${part.side}`;case"setup":return`setup, ${part.side}`;case"recording":case"e\
vent":return`${part.kind} ${quoteUntrustedText(part.name)}`;case"label":return`label ${part.name}`;case"git command":case"\
environment variable":return part.name;case"commit":return`commit ${shortenSha(part.sha)}`;case"pull request":return`pul\
l request #${part.number}`;case"part":return part.part;case"text":return part.text}}function formatJsonPath(keys){return`\
$${keys.map(key=>typeof key=="number"?`[${key}]`:`.${key}`).join("")}`}function formatYamlPath(keys){return keys.map((key,index)=>{
if(typeof key=="number")return`[${key}]`;let name=/^[\w*/-]+$/.test(key)?key:JSON.stringify(key);return index===0?name:`\
.${name}`}).join("")}function groupThousands(count){return String(count).replace(/^\d{4,}/,digits=>digits.replace(/\B(?=(?:\d{3})+$)/g,","))}var LIMIT_DIGITS=12;function formatPercent(ratio){let value=ratio*100,written=`${Number(value.toPrecision(LIMIT_DIGITS))}\
%`;return Number.isFinite(value)&&written.length<=MAX_NUMBER_LENGTH?written:formatCompact(value,2,"%")}function formatMargin(ratio){
return formatCompact(ratio*100,ratio<.0995?1:0,"%")}function formatWholePercent(ratio){return formatCompact(ratio*100,0,
"%")}var MIN_P=1e-7,FACTOR_FROM=1;function formatMagnitude(ratio,limit=null){return formatBeside(Math.abs(ratio)*100,toPercent(
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
let text3=formatQuantity(value,unit);return text3.endsWith(` ${unit}`)?asUntrustedText(text3):text3}function formatChange(ratio){
return formatWithSign(ratio*100,2,"%")}function formatSpreads({base,head,unit}){if(base===null||head===null)return null;
let[from,to]=[base,head].map(({values})=>({low:values.reduce((least,value)=>Math.min(least,value)),high:values.reduce((most,value)=>Math.
max(most,value))})),overlap=from.high<to.low||to.high<from.low?": no overlap":"",ends=[from,to].map(({low,high})=>richText`${toQuantityPiece(
low,unit)} to ${toQuantityPiece(high,unit)}`);return richText`Base ${ends[0]}, head ${ends[1]}${overlap}.`}function formatSameness({
base,head,placements}){return placements===null?"the same in every run":[base,head].every(side2=>side2?.values.every(count=>count===
side2.values[0])??!0)?"the same in every placement":"the same difference in every placement"}var TIME={verb:["got","got"],more:"slower",less:"faster",times:["takes","took","as long"]},ALLOCATIONS={verb:["makes","m\
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
return subject.better==="lower"?words.more:words.less}function betterWordOf(subject){let words=changeWordsOf(subject);return subject.
better==="lower"?words.less:words.more}function formatCount(count,noun){return`${groupThousands(count)} ${noun}${count===
1?"":"s"}`}function lowerFirst(sentence){return sentence.charAt(0).toLowerCase()+sentence.slice(1)}function upperFirst(sentence){
return sentence.charAt(0).toUpperCase()+sentence.slice(1)}function formatList(items,limit){let shown=shortenList(items,limit),
last=shown.at(-1)??"";return shown.length<2?last:`${shown.slice(0,-1).join(", ")} and ${last}`}function shortenList(items,limit=items.
length,total=items.length){let shown=items.slice(0,limit),rest=total-shown.length;return rest===0?shown:[...shown,`${groupThousands(
rest)} more`]}function groupLabelOf({command:command3,group}){return command3===null||group===null?command3??group:`${command3}\
: ${group}`}function formatAllowedRatio(limit){return limit===null||limit===0?"none":formatPercent(limit)}function formatLimitSentence(allowed){
return richText`Its budget allows ${allowed}.`}function formatDuration(ms){if(ms<999.5)return`${Math.round(ms)} ms`;if(ms<9950)return`${(ms/1e3).toFixed(1)} s`;if(ms<59500)
return`${Math.round(ms/1e3)} s`;let seconds=Math.round(ms/1e3);return`${Math.floor(seconds/60)} min ${String(seconds%60).
padStart(2,"0")} s`}function formatFileSizes(side2,count){return`sizes of ${formatCount(count,"file")} on ${side2}`}function formatMissingHistory(ref){
return`there is no history in ${ref}`}function formatHistorySize(ref,commits){return`commits in the history of ${ref}: ${commits}`}
function formatStep({round,command:command3,side:side2},{rounds,commands},unit="round"){return`${round===0?"warm-up":`${unit}\
 ${round}/${rounds}`} ${side2}${commands===1?"":` command ${command3+1}/${commands}`}`}function formatCost({roundMs,rounds:allowed,
maxMinutes},{min,max},commands){let range=min===max?"":`${min} to `,times=[...new Set([min,max])].map(rounds=>formatDuration(
rounds*roundMs)).join(" to "),limit=allowed>=max?"":`; max-minutes (${maxMinutes}) allows ${allowed}`;return`${range}${formatCount(
max,"round")}, about ${times}: ${formatInvocationTimes(commands)}${limit}`}function formatInvocationTimes(commands){let texts2=commands.
map(times=>Object.entries(times).map(([side2,ms])=>`${formatDuration(ms)} on ${side2}`).join(" and "));return commands.length===
1?`one run takes ${texts2.join("")}`:`one run takes ${joinFirst(texts2.map((text3,index)=>`command ${index+1}/${texts2.length}\
 ${text3}`))}`}function formatTimeSoFar(ms){let seconds=Math.floor(ms/1e3);return seconds===0?"":`, ${seconds<60?`${seconds}\
 s`:formatDuration(seconds*1e3)}`}function formatUndecidedCount(undecided){return undecided===null?"":`, ${undecided.names.
length} of ${undecided.of} undecided`}var MAX_NAMES=3;function joinFirst(names){return`${names.slice(0,MAX_NAMES).join("\
, ")}${names.length>MAX_NAMES?", \u2026":""}`}function nameRounds(block){return`${block.length===1?"round":"rounds"} ${block.
join(" and ")}`}function formatUndecidedBenchmarks({names,of,givenUp,precision}){let error=precision===null?"":` within \
\xB1${Number((100*precision).toPrecision(12))}%`,hopeless=`${givenUp.length} given up, too noisy for the rounds left (${joinFirst(
givenUp)})`,end=givenUp.length===0?"":`; ${hopeless}`;if(names.length===0)return`everything ${end===""?"":"else "}is ${error===
""?"decided":`decided and known${error}`}${end}`;let missing=error===""?"undecided":`undecided or not known${error}`;return`${names.
length} of ${of} still ${missing} (${joinFirst(names)})${end}`}function formatOutputTitle(location){return`output of ${formatLocation(
location)}`}function formatRemeasuring(block,{kind,taken}){let others=kind==="others"?"other programs":"other virtual ma\
chines";return`${nameRounds(block)} again: ${others} used ${Math.round(taken*100)}% of a processor`}function formatRetry(block,{
round,side:side2}){return`${nameRounds(block)} again: round ${round}, ${side2}, failed`}function formatOneSidedDisturbance({
base,head}){return`disturbances came with one side (base ${base}, head ${head} times), so every attempt counts and nothi\
ng is measured again`}function formatNothingToMeasure(decisions){return`nothing to measure (${[...new Set(decisions.map(
({reason:reason2})=>reason2))].join(", ")})`}function formatOwnBenchmarkFiles(){return"base does not work with the bench\
mark files of head: starting again with its own"}var CHECK_FAILED="; the check has failed, so measuring ends";function formatLook(round,undecided,filterRemark=""){
let end=undecided.isCertain&&undecided.names.length>0?CHECK_FAILED:"",result=undecided.isHopeless?"no verdict is possibl\
e with this plan, so measuring ends":`${formatUndecidedBenchmarks(undecided)}${filterRemark}${end}`;return`look after ${round}\
 rounds: ${result}`}function formatCountLook(placements,undecided){return`counts after ${placements} placements: ${formatUndecidedBenchmarks(
undecided)}`}function formatCpuTimeEnd(name,look){let{rounds,open:open5,ended}=look,rest=open5.length===0?"everything is\
 decided":`still undecided: ${joinFirst(open5.map(one=>one.name))}`;return`CPU time of ${name} after ${rounds} rounds; ${rest}${ended===
"verdict"?CHECK_FAILED:""}`}function formatRebuildStart(plan){let{rows,buildMs,minutes}=plan;return`rebuilding ${formatCount(
rows.length,"row")} (${joinFirst(rows)}): a build of both sides takes about ${formatDuration(buildMs)}, and all at most ${minutes}\
 min`}function formatRebuildLook(builds,open5){let result=open5.length===0?"everything is decided":`${joinFirst(open5)} \
still undecided`;return`look after ${builds} builds: ${result}`}function formatRebuildEnd({ended,invocations,durationMs}){
let builds=new Set(invocations.map(({round})=>round)).size;return`rebuilds ended (${ended}): ${formatCount(builds,"build")}\
 a side, ${formatDuration(durationMs)}`}function formatSearchStart({commits,names}){return`searching ${formatCount(commits,
"commit")} for ${joinFirst(names)}`}function formatBuild({position,of,sha}){return`build commit ${position} of ${of}, ${shortenSha(
sha)}`}function formatSearchStep({commit,round,commits}){let tree=commit===0?"base":commit===commits?"head":`commit ${commit}\
 of ${commits}`;return`search ${round===0?"warm-up":`round ${round}`} ${tree}`}function formatSearchEnd({ended,builds,rounds,
durationMs}){return`search ended (${ended}): ${formatCount(builds,"build")}, ${formatCount(rounds,"round")}, ${formatDuration(
durationMs)}`}function formatNothingToSearch(benchmarks){return`${benchmarks===null?"Nothing":`Nothing that matches ${benchmarks}`}\
 got significantly worse, so no commit was searched.`}function formatUnfinishedSearch(command3){return`The search is not\
 finished. To continue it:
  ${command3}`}function formatProfilesStart(names){return`profiling ${joinFirst(names)}`}function formatProfileStep(name,side2,{
round,of}){return`profile ${round} of ${of} of ${name} ${side2}`}function formatProfilesEnd({ended,profiles,durationMs}){
return`profiles ended (${ended}): ${formatCount(profiles,"profile")}, ${formatDuration(durationMs)}`}function formatRecognisedFormat(format,evidence){
return`recognised the format "${format}"${evidence===null?"":` by "${evidence}"`}`}function formatReplacedBase(path4,commit){
return`base is not measured: the baseline ${path4} of ${commit} is used`}function formatUnknownDefinitions(reason2){return`\
the lines that define benchmarks are not known: ${reason2}`}function message(fields,words,..._unknown){return{fields,words:shown=>{let chosen=typeof words=="function"?words(shown):
words;return typeof chosen=="string"?fillTemplate(chosen,shown):chosen}}}function toMessage(entry){return typeof entry==
"string"?message(readFields(entry),entry):entry}function readFields(template){let fields=[...template.matchAll(TOKEN)].flatMap(
([token])=>token.startsWith("{")?listFields(token.slice(1,-1)):token.startsWith("[")?Object.entries(readFields(token.slice(
1,-1))).map(([name,field])=>[name,optional(field)]):[]);return Object.fromEntries(fields)}function listFields(placeholder){
let[,name="",kind="text",total,noun]=PLACEHOLDER.exec(placeholder)??[];return total===void 0?[[name,noun===void 0?KINDS[kind]:
number2]]:[[name,firstTexts],[total,number2]]}var PLACEHOLDER=/^(\w+)(?::(\w+)| of (\w+)| (.+))?$/,TOKEN=/`[^`]*`|\{[^}]*\}|\[(?:`[^`]*`|[^\]`])*\]|[^`{[]+/g;
function fillTemplate(template,shown){return[...template.matchAll(TOKEN)].flatMap(([token])=>{let inside=token.slice(1,-1);
return token.startsWith("`")?[asCode(inside)]:token.startsWith("{")?fillPlaceholder(inside,shown):token.startsWith("[")?
[...inside.replaceAll(/`[^`]*`/g,"").matchAll(/\{(\w+)/g)].map(([,name=""])=>name).every(name=>shown[name]!==void 0)?fillTemplate(
inside,shown):[]:[token]})}function fillPlaceholder(inside,shown){let[,name="",,total,noun]=PLACEHOLDER.exec(inside)??[],
value=shown[name];if(Array.isArray(value)){let items=value;return list(items,items.length,total===void 0?items.length:shown[total])}
return typeof value!="number"?[value]:[noun===void 0?String(value):formatCount(value,noun)]}function withCode(text3){return text3.
split("`").map((part,index)=>index%2===0?part:asCode(part)).filter(piece=>piece!=="")}var text={accepts:value=>typeof value==
"string",show:asUntrustedText},code={...text,show:value=>({code:value})},texts={accepts:value=>Array.isArray(value)&&value.
every(item=>typeof item=="string"),show:items=>items.map(asUntrustedText)},firstTexts={...texts,show:items=>items.slice(
0,3).map(asUntrustedText)};function upTo(limit){return{...texts,show:items=>shortenList(items.map(asUntrustedText),limit)}}
var codes={...texts,show:items=>items.map(asCode)},number2={accepts:value=>typeof value=="number",show:value=>value},KINDS={
text,code,number:number2,texts,codes},flag={accepts:value=>typeof value=="boolean",show:value=>value},unitName={...text,
show:value=>value},day={accepts:value=>typeof value=="string"&&isDay(value),show:value=>value};function oneOf(...words){
return{accepts:value=>words.includes(value),show:word=>word}}function optional(field){return{accepts:value=>value===void 0||
field.accepts(value),show:value=>value===void 0?void 0:field.show(value)}}function list(items,limit=items.length,total=items.
length){return joinItems(shortenList(items,limit,total),"and")}function listAlternatives(items){return joinItems(items,"\
or")}function joinItems(items,conjunction){return items.flatMap((item,index)=>{let joint=index===0?"":index===items.length-
1?` ${conjunction} `:", ";return richText`${joint}${item}`})}var command={...optional(text),show:name=>name===void 0?"setup":asUntrustedText(name)},duration={...number2,show:formatDuration},
mebibytes={...number2,show:bytes=>`${bytes/1024/1024} MiB`},WRITE_AGAIN="Write it again with `bench-referee check --writ\
e-baseline`, and commit it.",FILTER_RESET="so everything is measured from here on. Check how the command uses {filter}.",
MEASURE_MESSAGES={"command-failed":message({command,exitCode:number2,durationMs:duration,isNetwork:optional(flag)},({isNetwork})=>isNetwork?
"{command} failed (exit code {exitCode} after {durationMs}), because a server was not reached. Run it again.":"{command}\
 failed (exit code {exitCode} after {durationMs})."),"command-not-found":message({command},"{command} failed (exit code \
127): a program was not found. Install it in `setup`, or on the machine before this step."),"program-not-in-commit":message(
{command,name:text,path:text,install:optional(code)},({command:command3,name,path:path4,install})=>{let remedy=install===
void 0?richText`Build it in ${asCode("setup")}.`:richText`Install it in each clone: ${asCode(`--setup ${quoteShellWord(install.
code)}`)}, or ${asCode(`setup: ${install.code}`)} in the configuration.`;return richText`${command3} did not find ${name}. Your folder has ${path4}, but git does not have it, and clean clones are measured. ${remedy}`}),
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
es two different things. Check those by hand.","time-too-short":message({rule:code,results:number2,roundMs:number2,maxMinutes:number2,
rounds:number2,neededRounds:number2,neededMinutes:number2,fixedRounds:optional(number2),hasBaseline:flag,mayIncludeBuild:flag},
({roundMs,maxMinutes,rounds,...remedy})=>`${describeAllowedRounds({roundMs,maxMinutes,rounds})}. With {results budgeted \
result}, at least {neededRounds} rounds are needed before {rule} can fail. ${formatTimeRemedies(remedy)}`),"answer-unrea\
dable":message({others:number2},({others})=>`is no answer${others===0?"":" (and {others more line})"}. Write the name of\
 the benchmark, a tab and the text.`),"processes-left":message({command,names:optional(upTo(5))},"{command} left process\
es running, which were killed[: {names}]. Make it end them, because they can slow the next measurement."),"setup-process\
es-ended":message({names:upTo(5)},"setup left processes running, which were ended with it: {names}. Start a server that \
the benchmark needs in `run`, or in an earlier step of the workflow."),"runner-files-changed":"something wrote to the ru\
nner's command files ({variables:codes}). They were restored, and this run is not judged: no benchmark does that by acci\
dent. Find the code that does.","no-results-printed":"it has no benchmark results. Check that the command runs the bench\
marks.","no-result-file":"the command wrote no file that matches `output-file` {pattern}. Correct the pattern, which is \
relative to `working-directory`. Files of earlier runs are not read.","results-missing":"no result for {names of count},\
 although base had one in its warm-up, before head ran. Each run must print the same benchmarks.","names-unstable":message(
{sides:oneOf("base","head","both"),count:number2,from:text,to:text,isShard:optional(flag)},({sides,count,isShard})=>{let[
names,its,them]=count===1?["the name of 1 benchmark is","its name","it"]:["the names of {count} benchmarks are","the nam\
es","them"],compared=isShard?"Shards divide benchmarks by name.":"Without a constant name it cannot be compared.",exclude=isShard?
"":`, or exclude ${them} from the budgets of level \`fail\``;return`on ${sides==="both"?"base and head":"{sides}"}, ${names}\
 not the same in each run: {from}, {to}. ${compared} Remove anything that varies from ${its}: a path, a process id, a ti\
me or a seed${exclude}.`}),"block-retried":message({first:number2,last:number2,signal:optional(code),exitCode:optional(number2),
second:oneOf("ok","failed","cut")},({first,last,signal,second})=>{let how=signal===void 0?"[ (exit code {exitCode})]":" \
(killed by {signal})",block=first===last?"round {first} was":"rounds {first} and {last} were",once2=second==="ok"?" once":
"",end={ok:". The first attempt is not used.",failed:", and the command failed again. Run it alone to see why.",cut:". M\
easuring ended before that was done. Raise `max-minutes`."}[second];return`the command failed${once2}${how}, so ${block}\
 measured again on both sides${end}`}),"filter-not-followed":message({names:firstTexts,count:number2,filter:text},`{name\
s of count} did not run with it, ${FILTER_RESET}`),"filter-failed":message({round:number2,side:oneOf("base","head"),filter:text},
`round {round}, {side}, failed with it, ${FILTER_RESET}`),"sample-unit":"every raw value counts, as in benchstat. Values\
 of one run are alike, so changes look more significant than they are. For a gate use `invocation`.","baseline-not-found":`\
no such baseline. ${WRITE_AGAIN}`,"baseline-without-values":`it has no values of head. ${WRITE_AGAIN}`,"baseline-setting\
-differs":message({setting:oneOf("unit","format"),configured:text,found:optional(text)},`its {setting} is[ {found},] not\
 {configured} as in the configuration. ${WRITE_AGAIN}`),"baseline-only-on-head":"the base commit has no such baseline, s\
o the one of this pull request was used. Review it.","baseline-changed":message({isDeleted:flag},({isDeleted})=>`this pu\
ll request ${isDeleted?"deletes":"changes"} the baseline. The one of the base commit was used; the change applies after \
the merge. Review it.`),"command-in-top-folder":"the command runs in the top folder of the repository, and not in {folde\
r}. Add {flag:code} to run it there.","baseline-not-named":"no file for the baseline is named. Add `baseline: bench/base\
line.json` to {config:code}, or use `--baseline bench/baseline.json`."};function describeAllowedRounds({roundMs,maxMinutes,
rounds}){let allow=maxMinutes===1?"allows":"allow";return`a round takes about ${formatDuration(roundMs)}, so ${formatCount(
maxMinutes,"minute")} ${allow} ${formatCount(rounds,"round")}`}function formatTimeRemedies({neededMinutes,fixedRounds,hasBaseline,
mayIncludeBuild}){let remedies=[`Raise \`max-minutes\` to at least ${neededMinutes}`,...fixedRounds===void 0?[]:[`set \`r\
ounds: ${fixedRounds}\``],"measure fewer or shorter benchmarks",...hasBaseline?[]:["compare with a `baseline`, which hal\
ves the time"]],build=mayIncludeBuild?" If the first run builds something, build it in `setup`, whose time does not coun\
t.":"";return`${remedies.slice(0,-1).join(", ")}, or ${remedies.at(-1)}: see \`${ownFileUrl("docs/slow-suites.md")}\`.${build}`}var RESUMED_PARTS=["base","head","setup","working directory","output file","number of commands",...RESULT_SETTING_KEYS],
COMMAND_LINE_MESSAGES={"unknown-command":message({command:text,suggestion:optional(code),commands:codes},({suggestion})=>suggestion===
void 0?"unknown command {command}. The commands are {commands}.":"unknown command {command}. Did you mean {suggestion}?"),
"no-such-benchmark":message({pattern:text,names:texts,count:number2},"no benchmark matches {pattern}. The names are {nam\
es of count}."),"resumed-without-search":"{file} is not the recording of a search. Give the file that an interrupted `be\
nch-referee bisect` wrote.","resumed-other-run":message({part:oneOf(...RESUMED_PARTS),got:text,wanted:text},"the {part} \
of the recording is {got}, but this search uses {wanted}. Repeat the command that wrote the recording, or leave out the \
flag."),"no-input-file":"no file was named. Use `parse results.txt`, or `parse -` for standard input.","no-output-file":"\
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
out-number":message({missing:number2},({missing})=>missing===1?"1 value is `null` instead of a number. The charts of git\
hub-action-benchmark have a gap there, and so does the import.":"{missing value} are `null` instead of numbers. The char\
ts of github-action-benchmark have gaps there, and so does the import."),"no-series-file":"no file was named. Use `histo\
ry change-points values.txt`, or `history change-points -` for standard input.","too-many-series":"takes one series at a\
 time. Remove {got}.","series-empty":"has no numbers. Put one number on each line, or use a JSON array.","series-not-a-n\
umber":"{got} is not a number. Put one number on each line, or use a JSON array, without units or separators.","series-n\
ot-finite":"{got} is not a finite number. Remove it, or correct the program that wrote it.","series-broken-json":"is not\
 a JSON array ({reason}). Correct it, or put one number on each line.","series-too-long":"has {got:number} values, but a\
t most {max:number} are searched. Give the newest ones: `tail --lines={max:number}`.","no-results-in-file":"it has no be\
nchmark results. Give the output of a tool that `bench-referee formats` lists.","not-two-columns":message({columns:texts},
({columns})=>{let names=columns.length===0?[]:richText`: ${list(columns)}`;return richText`${asCode("--config")} and all formats but ${asCode(
"text")} and ${asCode("csv")} compare two columns, but there are ${columns.length}${names}. Name two files, or choose two columns with ${asCode(
"--col")} and ${asCode("--filter")}.`}),"benchstat-warning":"benchstat warns: {message}.","benchstat-refusal":"benchstat\
 refuses this: {message}.","configuration-missing":message({file:optional(text),isNamed:flag},({isNamed})=>isNamed?"no s\
uch file[: {file}]. Check the path, or leave it out.":"no configuration here[: {file}]. `bench-referee init` writes one.\
 Without it the built-in limits apply (5 %, allocations 0 %)."),"proposal-exists":"{file} already exists, and doctor nev\
er overwrites a file. Name another file, and compare the two.","no-baseline-written":message({isCancelled:flag,rounds:number2},
({isCancelled:isCancelled2,rounds})=>isCancelled2?"cancelled, so no baseline was written.":rounds===0?"no round was comp\
leted, so no baseline was written. If nothing failed, raise `--max-minutes`.":"the benchmark failed, so no baseline was \
written. Correct it first."),"nothing-to-diagnose":"the benchmark failed, so there is nothing to diagnose. Correct the c\
ommand first; `bench-referee check` shows more.","diagnosis-cancelled":"cancelled; there is nothing to diagnose.","basel\
ine-ignored":"doctor measures both sides and does not use the baseline. Its times apply when base is measured together w\
ith head; against a baseline of another machine, `baseline-tolerance` decides.","too-few-noise-rounds":message({rounds:number2,
minRounds:number2,isPlanned:flag},({rounds,isPlanned})=>isPlanned?`{rounds round} ${rounds===1?"is":"are"} too few: an e\
stimate of the noise needs at least {minRounds}. Use \`10\`.`:`only {rounds round} ${rounds===1?"was":"were"} completed,\
 but an estimate of the noise needs at least {minRounds}. Allow more time with \`--max-minutes\`, or measure fewer benchma\
rks.`),"noise-time-too-short":message({roundMs:number2,maxMinutes:number2,rounds:number2,neededMinutes:number2,minRounds:number2},
time2=>`${describeAllowedRounds(time2)}, but an estimate of the noise needs at least {minRounds}. Raise \`--max-minutes\` \
to at least {neededMinutes}, or measure fewer benchmarks.`),"demo-repository-failed":"git could not make the example rep\
ository: {answer}. Check that `git init` and `git commit` work in an empty folder.","not-in-a-clone":"{folder} is not in\
 a git repository: {answer}. Go into a repository, or make one: `git init`.","files-not-listed":"git could not list the \
files in {folder}: {answer}. Check that `git ls-files` works there.","source-files-left-out":"of {found:number} source f\
iles only the {read:number} nearest to the root are read. If a benchmark is missing, name its command: `init -- COMMAND`\
.","ignored-file-exists":"it already exists, and git ignores it. Move it away, or set up the gate by hand as the README \
shows.","no-benchmark-found":message({ecosystems:texts,lookedFor:texts},({ecosystems,lookedFor})=>{let where=ecosystems.
length===0?[]:richText` in the ${list(ecosystems)} code here`,tools=lookedFor.flatMap(tool=>richText`\n  ${tool}`);return richText`no benchmark found${where}, so nothing was written. Looked for:${tools}\nAdd a benchmark, or name a command to measure: ${asCode(
"init -- make build")}.`}),"already-configured":"it already exists, so the command after `--` would not be measured. Set\
 the command as `run` in that file, leave it out here, or name a second gate: `--name NAME`."};var LAYOUT_VARIABLE="BENCH_REFEREE_LAYOUT",BUILD_LOOKS=[3,6,10],MAX_BUILDS=10,MIN_BUILDS=3,FIRST_REBUILD=2;function joinOutcomes(all){
let outcome2=["survived","unknown","layout"].find(one=>all.some(builds=>builds.outcome===one)),[first]=all;return first===
void 0||outcome2===void 0?null:{...first,outcome:outcome2}}function buildsAsRecording({builds,...run2}){if(builds===void 0)
return null;let{invocations,series}=builds,asRounds={rounds:{min:MIN_BUILDS,max:MAX_BUILDS},unit:"invocation",ended:"com\
plete"},schedule={...run2.schedule,...asRounds};return{...run2,schedule,invocations,series,problems:[]}}var GIVE_COMMITS="Set the inputs `base` and `head`.",GRANT_CONTENTS="Grant `contents: read` in the workflow, or run the \
job again.",GIVE_UNCHANGED="Pass the files that `measure` wrote in this run, unchanged and each once.",FORKS_GUIDE=`\`${ownFileUrl(
"docs/forks.md")}\``,file=oneOf("recording","baseline"),REMEDIES={recording:"Pass the file that `measure` wrote, unchang\
ed.",baseline:"Write it again with `bench-referee check --write-baseline`, and commit it."},INCONSISTENCIES={rounds:"its\
 lowest number of rounds is above its highest",command:"a run belongs to none of its commands","warm-up":"its warm-up, w\
hich has no values, was put aside as disturbed",baseline:"round {round} was put aside as disturbed, but base was not mea\
sured",attempts:"round {round} was put aside as disturbed, but not the same number of times on both sides and for every \
command","attempt-count":"round {round} was put aside as disturbed too many times",retries:"round {round} was measured a\
gain after a failure, which is not allowed that often or there",values:"the values of {benchmark} on {side} do not belon\
g to runs of that side","values-twice":"{benchmark} on {side} has two values of one metric from the same run",builds:`it\
s builds are not numbered from ${FIRST_REBUILD} to ${MAX_BUILDS}, or base was not built`,search:"its search for a commit\
 names commits, commands or runs that it does not have",profiles:"its profiles name commands, functions or stacks that i\
t does not have, stacks that are too deep, or a benchmark twice",places:"a benchmark has two source lines"},EVENT_MESSAGES={
"unsupported-event":"the event {event} does not say which commits to compare. Run the gate on pull_request, merge_group,\
 push, workflow_dispatch or schedule; for pull requests from forks use `pull_request`, never `pull_request_target`.","pr\
ivileged-event":`code of a pull request is not run on this event, because its token may write. Measure on \`pull_request\`\
 with bench-referee/measure, and report forks from a second workflow with bench-referee/report: see ${FORKS_GUIDE}.`,"br\
anch-deleted":"this event deletes a branch, so there is nothing to measure. Add `if: ${{ !github.event.deleted }}` to th\
e job.","event-not-recorded":"runs of the event {event} are not recorded. A pull request is recorded when it is merged: \
run this action on {events:codes}.","event-without-base":"the event {event} does not name a commit to compare with, whic\
h {base} needs. Set `base` to a branch, tag or SHA.","event-without-merge":"only a pull request has a merge commit, but \
the event is {event}. Use `head: head`, or leave out the input.","event-without-sha":`its payload has no commit SHA at {\
path:code}[, but {found}]. ${GIVE_COMMITS}`,"run-without-sha":"the runner did not name the commit that started this run.\
 Set `head` to the commit to measure.","not-a-ref":"{ref} is not a branch, a tag or a full SHA. Use a name (`main`, `v1.\
2.0`), or all 40 characters of a SHA.","measuring-run-stopped":`the measuring run did not finish ({conclusion}), so ther\
e is nothing to report. Skip such runs with the \`if\` of the job, as ${FORKS_GUIDE} shows.`,"measuring-run-failed":"the\
 measuring run did not succeed ({conclusion}), so there is nothing to judge. Find the cause in {url:code}, and run it ag\
ain.","measuring-run-of-other-repository":"the measuring run belongs to another repository, {repository}. Report in the \
repository that measured.","measuring-run-of-other-event":"a second workflow reports only runs of the event pull_request\
, not of {event}. Add `if: github.event.workflow_run.event == 'pull_request'` to the job; on other events report in the \
run that measures.","measuring-run-incomplete":"its payload lacks {field:code}. Report in a workflow that `workflow_run`\
 starts, with `types: [completed]`.","head-repository-deleted":"the repository of the pull request was deleted, so the p\
ull request cannot be found. Its author can open it again from another repository.","workflow-not-on-default-branch":"th\
e workflow that measured, {path}, is not on the default branch, so a pull request may have added it. Merge it there firs\
t.","pull-request-not-found":"no pull request of this repository has this commit as its head (branch {branch}). If its b\
ranch was renamed, push to it again.","several-pull-requests":"pull requests {numbers:codes} have the same head, so it i\
s not clear where to report. Close all but one, or push another commit to each, and run the first workflow again.","pull\
-request-unreadable":"the pull request could not be looked up: {answer}. Grant `contents: read` and `pull-requests: writ\
e` in the workflow, or run the job again.","pull-request-closed":"no comment, because the pull request is closed. The ch\
eck run is on the commit that was measured.","pull-request-moved":"no comment, because its head is now {head:code} and t\
his run measured {measured:code}. The check run is on the commit that was measured.","repository-unreadable":`the reposi\
tory could not be read: {answer}. ${GRANT_CONTENTS}`,"api-incomplete":`this server lacks a request of the GitHub API tha\
t \`report\` needs, or a proxy blocks it: {answer}. Use the root action in one job, as \`${ownFileUrl("docs/other-server\
s.md")}\` shows.`,"commit-hidden":`GitHub does not have the commit {sha:code} with this file, or hides it from the token\
. ${GRANT_CONTENTS}`,"target-branch-not-found":"the branch to compare with could not be found. Run the job again, and ch\
eck that `github-token` may read this repository.","config-change-unreadable":"the change in this pull request could not\
 be read: {answer}. The file of the base commit was used, so review the change by hand.","token-missing":message({isRecord:flag},
({isRecord})=>`is empty, and without a token ${isRecord?"the history cannot be written":"the configuration of the base b\
ranch cannot be read"}. Leave out the input to use the token of the workflow.`),"no-recording-matches":"no file in the w\
orkspace matches {pattern}. Download the artifact with the recording before this step, into the folder that the pattern \
names.","no-recording-named":"no recording is named. Use `report recording.json`.","recording-not-found":"no such file. \
Give the file that {writer:code} wrote.","too-many-recordings":"{count:number} recordings match, but one report takes at\
 most {limit:number}, as many as a matrix has jobs. Leave out other files, or make several reports, each with its own `n\
ame`.","unknown-code":"unknown code {code}. Use the same version of bench-referee to measure and to report.","recording-\
not-json":message({reason:text,file},({file:file2})=>`this is not JSON: {reason}. ${REMEDIES[file2]}`),"recording-of-oth\
er-version":message({version:number2,file},({file:file2})=>file2==="baseline"?`another version of bench-referee wrote th\
is recording (version {version}). ${REMEDIES.baseline}`:"another version of bench-referee wrote this recording (version \
{version}). Use the same version of bench-referee to measure and to report."),"not-a-recording":message({reason:text,file},
({file:file2})=>`this is not a recording: {reason}. ${REMEDIES[file2]}`),"recorded-text-too-long":message({text,length:number2,
limit:number2},"the text {text} has {length} characters. Shorten it to at most {limit} characters where it is defined, a\
nd measure again."),"recording-inconsistent":message({fault:oneOf(...Object.keys(INCONSISTENCIES)),round:optional(number2),
benchmark:optional(text),side:optional(oneOf("base","head")),file},({fault,file:file2})=>`${INCONSISTENCIES[fault]}. ${REMEDIES[file2]}`),
"searched-commit-unknown":message({commit:optional(text)},({commit})=>commit===void 0?"the commit that broke a budget is\
 not named, because the server did not list the commits between base and head. `bench-referee bisect` finds it in a clon\
e.":"the commit that broke a budget is not named, because {commit} of the recording is not between base and head. `bench\
-referee bisect` finds it in a clone."),"recordings-of-other-commits":"it compares {commits}, which are not the commits \
of the first recording. Report recordings of one base and one head together.","recordings-of-one-name":"two recordings h\
ave the name {name}. Give each leg of the matrix its own `name` when it measures.","recording-of-other-head":"its head[ \
{found}] is not the commit of this run. Report the recording of this commit; a second workflow can report `head: head` o\
nly.","recording-of-other-base":"its base[ {found}] is not in the history that this run compares with. Measure against t\
he merge base, the target branch, or another commit of that history.","recording-of-other-baseline":"it compares with th\
e baseline {path}, which the configuration does not name. Measure again, with the configuration of the base branch.","re\
cording-without-rule":"it leaves out a command by {rule:code}, which the configuration of base does not have, so this ga\
te did not make it. Measure again with the configuration of the base branch.","recording-with-false-skip":`it leaves out\
 a command by {rule:code}, but the files of both commits differ[ ({found:code}: {examples:texts})], so this gate did not\
 make it. ${GIVE_UNCHANGED}`,"skip-not-proved":`it leaves out a command, which cannot be checked without the files of bo\
th commits: {output}. ${GRANT_CONTENTS}`,"recording-without-rounds":`it says that {rounds round} ran, but does not conta\
in them. ${GIVE_UNCHANGED}`,"recording-without-failure":`it says that something failed, but does not contain a failure. ${GIVE_UNCHANGED}`,
"recording-given-twice":`it has the same measurements as the recording {other}. ${GIVE_UNCHANGED}`,"recorded-unit-differ\
s":"the recording has {recorded}, but the configuration has {configured}, which is used. Measure with the same configura\
tion.","recorded-rounds-differ":"the recording was planned with {recorded}, but the configuration has {configured}, so l\
ess can be detected. Set the rounds in the configuration, and not for `measure` alone."};var NO_SEARCH_REASONS={"too-many-commits":"there are more than 64 commits between base and head. Compare with a later ba\
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
number of times that a benchmark is repeated."),"counted-with-others":message({name:text,...command2,printed:texts,count:number2},
"{name} is not counted: with the filter for it, {command} runs {count benchmark}: {printed of count}. Use BENCH_REFEREE_\
FILTER in the command as the filter. If it is already there, rename the benchmark so that the filter matches it alone."),
"count-follows-time":message({...command2,format:code},"{command} is counted as a whole, but tools of the format {format\
} repeat each benchmark for a fixed time, so the count depends on the speed of the machine. Make the tool mark its bench\
marks, or take the number of iterations from BENCH_REFEREE_ITERATIONS."),"valgrind-not-placed":message(command2,"{comman\
d} does not start the first valgrind on PATH, so its memory layout is always the same, and its counts are judged like ti\
mes. Start valgrind by its name, without a path."),"cpu-time-not-possible":message({...command2,reason:oneOf("follows-ti\
me","filter","start","short","system")},({reason:reason2})=>`CPU time of {command} is not measured: ${NO_CPU_TIME[reason2]}`),
"cpu-time-of-others":message({name:text,...command2,printed:texts,count:number2},"CPU time of {name} is not measured: wi\
th the filter for it, {command} runs {count benchmark}[: {printed of count}]. Use BENCH_REFEREE_FILTER in the command as\
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
udo apt-get install --yes valgrind`."),"rebuild-alike":"the rows stay broken, but other memory layouts were not measured\
: both sides were built again, and the programs are the same to the byte. Pass on `BENCH_REFEREE_LAYOUT` where the bench\
mark is built: `go test -ldflags=-randlayout=$BENCH_REFEREE_LAYOUT`, or `-Wl,--shuffle-sections=$BENCH_REFEREE_LAYOUT` f\
or mold.","rebuild-failed":message(reason,"the rows stay broken, because the rebuilds ended: {reason}"),"rebuild-of-rest\
arts":"nothing was built again: a runtime compiles these benchmarks in each process, so the rounds have measured as many\
 memory layouts.","rebuild-side-failed":message({side},"the rows stay broken, because {side} failed when it was built ag\
ain, although it worked in the rounds. Make `setup` work a second time in a new folder."),"rebuild-too-large":"nothing i\
s built again, because the files of both commits take more than 512 MB. Remove `rebuild-minutes`.","rebuild-too-short":message(
{minutes:number2,needed:number2,builds:number2},"nothing was built again, and the rows stay broken: {builds build} a sid\
e take about {needed minute}, and {minutes} are allowed. Raise it, or make `setup` faster."),"bisect-tree-changed":`the \
search for the commit ended, because a command of another commit changed the tree of {tree}: {paths of count}. ${WRITE_BELOW}`,
"bisect-failed":message(reason,"the search for the commit ended: {reason}"),"bisect-side-failed":message({side},"the sea\
rch for the commit ended, because the command failed on {side}, although it worked in the rounds. `bench-referee bisect`\
 searches again."),"bisect-not-possible":message({reason:oneOf("too-many-commits","history-missing","clone-shallow","bas\
e-not-contained","too-large","baseline")},({reason:reason2})=>`the commit is not searched for: ${NO_SEARCH_REASONS[reason2]}`),
"profile-benchmarks-omitted":message({omitted:number2,most:number2},({omitted})=>`{omitted more slower benchmark} ${omitted===
1?"is":"are"} not profiled: the limit is {most}. \`profile diff\` compares others.`),"profile-failed":message(reason,"th\
e recording of profiles ended: {reason}"),"profile-not-possible":"no profile is recorded, because base is a baseline, wh\
ich this run cannot build. Compare with a commit.","profile-not-written":'the command ended without writing the file tha\
t this variable names. Pass its path to the profiler: `-cpuprofile="$BENCH_REFEREE_PROFILE"`.',"profile-time-over":"time\
 ran out before all profiles were recorded. Raise `max-minutes`, or lower `runs`.","profile-tree-changed":message({side,
paths:firstTexts,count:number2},`the recording of profiles ended, because a command of the other side changed the tree o\
f {side}: {paths of count}. ${WRITE_BELOW}`)};var OWN="or set `format` to `command`, which measures the command itself",NAMED=", and name that file as `output-file`",
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
mand prints its results, name the file that it writes in `output-file`, or time the command itself with `format: command\
`.","results-on-stderr":"standard output is empty, and the results of {format:code} are on standard error, which is not \
read. Add `2>&1` to the command.","not-json":message({got:text,expected:optional(oneOf(...keysOf(JSON_TOKENS)))},({expected})=>expected===
void 0?"this is not JSON: {got}. Check that the command prints nothing else.":`this is not valid JSON: {got} stands in p\
lace of ${JSON_TOKENS[expected]}. Keep other text out of the JSON, or update the tool that writes it.`),"not-xml":"this \
is not XML: {reason}. Check that the command prints nothing else.","broken-go-event":"this is not a complete event of `g\
o test -json`. Check that the command ran to its end, and prints nothing else.","broken-off":message({language:oneOf("JS\
ON","XML")},"the {language} breaks off here. Check that the command ran to its end."),"missing-file":"{file:code} is mis\
sing. Make `output-file` match it, too: {pattern:code}.","no-results":message({option:optional(code),source:optional(code),
tool:optional(code)},({option,source,tool})=>option?"no benchmark has a result. Check {option}.":source?"no benchmark ha\
s a result. Check that the output is that of {source}.":tool?"no benchmark has a result. Check the options and the confi\
guration of {tool}.":"no benchmark has a result. Check that the command ran to its end."),"wrong-type":message({expected:oneOf(
...keysOf(EXPECTATIONS)),keys:optional(codes),got:optional(text)},({expected,keys=[]})=>{let joint=expected==="object"?"\
 with ":" ",found=expected==="any"?"[: {got}]":"[, but is {got}]";return`${EXPECTATIONS[expected]}${keys.length>0?`${joint}\
{keys}`:""}${found}.`}),"contradicting-entry":"{name} is there again with another `unit` or `better`. Use those of its f\
irst entry.","failed-in-tool":message({name:optional(text),reason:optional(text)},({name,reason:reason2})=>`${name?"{nam\
e}":"the run"} failed${reason2?": {reason}.":". See the output of the tool."}`),"runs-failed":message({name:text,failed:number2,
runs:number2,exits:upTo(5)},"{name} failed in {failed} of {runs} runs, which ended with {exits}. Run it alone to see why\
."),"run-crashed":message({name:optional(text),reason:text},({name})=>`${name?"{name}":"the run"} crashed: {reason}. Res\
ults after it are missing. Run it alone to see why.`),"run-unfinished":message({name:optional(text),end:optional(code)},
({name})=>`${name?"{name}":"the run"} did not end[: {end} is missing]. Results may be missing. Check that the command ra\
n to its end.`),"wrong-count":message({name:optional(text),what:oneOf("benchmarks","failures","tests","values"),announced:optional(
number2),found:number2,option:optional(code)},({name,announced,option})=>`${name?"{name}":"the run"} ${announced===void 0?
"does not say how many {what} it has":"says that it has {announced} {what}, but has {found}"}. ${option?"Leave out {opti\
on}.":"See the output of the tool."}`),"tool-error":"{tool:code} reports {said}. Correct that first.","failed-as-planned":"\
{name} failed and is marked as TODO, so it has no result.","benchmark-skipped":"{name} was skipped[: {reason}].","benchm\
ark-without-result":"{name} has no result. It failed, or the run was stopped: see the output of the tool.","unusable-val\
ue":"{name} has no usable {metric:code}[: {got}]. See the output of the tool.","unmeasurable-value":message({name:text,got:text,
others:number2},({others})=>`{name} has a value that is not ${MEASURABLE}: {got}. See the output of the tool.${countOthers(
others)}`),"unnamed-benchmark":message({value:optional(text),others:optional(number2),source:optional(code)},({others,source})=>`\
a benchmark has no name[, but the value {value}]. ${source?"Print {source}.":"Give every benchmark a name, and keep othe\
r output out of the results."}${countOthers(others)}`),"text-too-long":message({field:oneOf("name","group","metric","uni\
t"),name:optional(text),length:number2,got:text,others:number2},({name,others})=>`the {field} of ${name?"{name}":"a benc\
hmark"} has {length} characters, but at most ${1e3} are allowed: {got}. Shorten it in the source of the benchmark.${countOthers(
others)}`),"garbled-unit":message({name:text,unit:text,others:number2},({others})=>`the unit {unit} of {name} is not UTF\
-8. Make the command print UTF-8; in PowerShell, set \`[Console]::OutputEncoding\` first.${countOthers(others)}`),"unrea\
dable-result":"this line looks like a result, but cannot be read: {line}. Check that nothing else prints to this line.",
"joined-results":"several results are on one line, and it is not clear where each ends: {line}. Print a line feed after \
each result.","repeated-key":"the key {key} occurs twice in one object, so only one of the two is a result. Give each it\
s own name.","comparison-output":"this is a comparison by {tool:code}. Use the output that {tool:code} compared.","zero-\
time":"{name} took no time, so the compiler may have removed its code, or the clock is too coarse.[ Use {instead:code}.]",
"mean-only":"this version of {tool:code} prints no median, so `time` is the mean. Update {tool:code}.","rounded-values":"\
the values here are rounded to three digits. Add {option:code}.","partly-counted":"{name} was counted for only {percent:\
number} % of the time. Count fewer events with `-e`.","over-limit":"{name} is over its limit[ of {limit}].","invalid-lin\
e":"this line is not in Go's benchmark format: {reason}. Check that nothing else prints to it.","unit-set-twice":"{key:c\
ode} of the unit {unit} is already {value}. Keep one of the two.","result-behind-text":"the result of {name} is not read\
, because {before} is in front of it. Make the benchmark end its own output with a line feed.","requests-failed":message(
{name:optional(text),kind:oneOf("error","status","body"),failed:optional(number2),requests:optional(number2),percent:optional(
number2),statuses:optional(text)},({kind,percent:percent2})=>{let subject=percent2===void 0?"{failed}[ of {requests}] re\
quests":"{percent} % of the requests",warning=kind==="error"?"":" Such requests may be faster.";return`${subject}[ to {n\
ame}] ${REQUEST_OUTCOMES[kind]}[, with the status codes {statuses}].${warning} Check the server.`}),"no-responses":"no r\
equest[ to {name}] had a good response[, only the status codes {statuses}]. Check that the server answers."};function keysOf(table){
return Object.keys(table)}function countOthers(others){return others?" The same is true of {others} more.":""}var ALLOW_FETCH="For a private repository pass `github-token`, or set `fetch-depth: 0` in actions/checkout.",NAME_THE_BASE="\
Name the commit to compare with: `--base REF`.",somePaths={paths:firstTexts,count:number2},GIT_MESSAGES={"not-a-reposito\
ry":"this is not a git repository. Run bench-referee inside a clone of the repository.","no-working-tree":"this is not a\
 working tree. Run bench-referee inside one, or name the commit to measure: `--head REF`.","no-commit-yet":"this reposit\
ory has no commit yet. Commit first: there is nothing to compare with.","git-failed":"failed: {output}. Run it by hand t\
o see more.","checkout-failed":message({output:text,isDiskFull:optional(flag)},({isDiskFull})=>isDiskFull?"could not che\
ck out a commit: {output}. Free some space on the disk of the temporary folder, or set `TMPDIR` to another one.":"could \
not check out a commit: {output}. Try a plain `git checkout` of it."),"worktree-unreadable":"could not read the working \
tree: {output}. Try `git add --all --dry-run`, or measure the last commit: `--head HEAD`.","unknown-revision":message({revision:text,
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
are with the tip of the base branch."),"no-release":message({tags:number2,releases:number2,isLocal:flag,tried:optional(number2)},
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
repository, or leave \`config\` out to use the defaults.`),"config-only-on-head":"the base commit has no gate yet, so th\
e configuration of this pull request was used. The next pull request is judged by the file that is merged here.","config\
-broken-on-base":"the configuration of {sha:code} on the base branch is invalid, so the one of this pull request was use\
d, with budgets that nobody has merged yet. Review them. The errors on the base branch follow.","submodules-left-out":message(
somePaths,"submodules are not fetched: {paths of count}. If a benchmark needs them, add to `setup`: `git submodule updat\
e --init --recursive`."),"tree-changed":message({side:oneOf("base","head"),...somePaths},({side:side2})=>`the tree of {s\
ide} changed while ${side2==="base"?"head":"base"} was measured, so its numbers cannot be used: {paths of count}. A benc\
hmark may write only below its own folder and \`$TMPDIR\`.`),"program-replaced":message(somePaths,"both sides would run \
the same program, because the setup of head replaced files that the setup of base had installed outside its tree: {paths\
 of count}. Install into the tree, or into `$BENCH_REFEREE_HOME`, which is separate for each side."),"lfs-files-left-out":message(
somePaths,"files of Git LFS are only pointers: {paths of count}. If a benchmark reads them, add `git lfs pull` to `setup\
`.")};var MAX_METRICS=5,SHORTFALL={rule:code,rounds:number2,results:number2,minRounds:optional(number2),smallestP:number2,alpha:number2};
function describeShortfall({minRounds,smallestP,alpha}){return`{rounds round} can never show that {rule} is broken with \
{results budgeted result}: ${minRounds===void 0?`their smallest p is ${smallestP.toPrecision(2)}, and ${alpha.toPrecision(
2)} is needed`:"fewer than {minRounds} runs on each side do not show how much runs differ"}`}var SIZES={benchmark:text,key:code,
sizes:codes},PLAN_MESSAGES={"growth-of-higher":message({metric:text},"`max-growth` limits a cost, and more {metric} is b\
etter. Name a metric that should be small."),"growth-key-missing":message({keys:codes},"these benchmarks have several si\
zes: {keys}. Name the one that the value grows with: `by: /n`."),"growth-key-unknown":message({key:optional(code),keys:optional(
codes)},({key,keys})=>{let found=key===void 0?"the names of these benchmarks have no size":"no benchmark has a number fo\
r {key}";return keys===void 0?`${found}. Put it into the names, as in \`Sort/n=1000\`.`:`${found}. The keys with numbers\
 are {keys}.`}),"growth-sizes-few":message({...SIZES,onHead:optional(codes)},({onHead})=>`{benchmark} has the sizes ${onHead===
void 0?"{sizes}":"{sizes}, and {onHead} on head only"} of {key}. Growth needs at least three on both sides, the largest \
at least 8 times the smallest.`),"growth-sizes-differ":message({...SIZES,onHead:codes},"base does not have {onHead} of {\
key} in {benchmark}, so only {sizes} are compared. Base gets the others with this pull request."),"growth-of-shard":message(
{},"`max-growth` compares sizes, but with `shard` they are measured on several machines. Measure these benchmarks in a j\
ob without `shard`."),"no-growth":message({benchmark:text,metric:text},"{benchmark} has a value of {metric} of zero or b\
elow, so its growth cannot be judged. Leave that size out."),"no-budget-matches":message({budgets:number2,isUncounted:optional(
flag),isOnlyCounts:optional(flag)},({budgets,isUncounted,isOnlyCounts})=>{let[subject,matches,their]=budgets===1?["the o\
nly budget","matches no result","its"]:["none of the {budgets} budgets","matches a result","their"],remedy=isUncounted?"\
They limit counts, and nothing was counted: set `count: instructions`, or see the warning.":isOnlyCounts?"With `measure:\
 counts` the only metric is `instructions`.":`Correct ${their} patterns.`;return`${subject} of level \`fail\` ${matches}\
, so no result could ever fail this check. ${remedy}`}),"budget-unmatched":message({metric:text,family:optional(oneOf("t\
ime","size")),benchmarks:texts,packages:texts,commands:optional(texts),filter:optional(text),nearest:optional(text),metrics:optional(
upTo(MAX_METRICS))},({metric,family,benchmarks,packages,commands=[],filter,nearest,metrics=[]})=>{let conditions=[richText`the metric ${metric}${family&&
`, nor a primary one that is a ${family}`}`];benchmarks.length>0&&conditions.push(richText`a name that matches ${list(benchmarks)}`),
packages.length>0&&conditions.push(richText`a package that matches ${list(packages)}`),commands.length>0&&conditions.push(
richText`a command that matches ${list(commands)}`),filter!==void 0&&conditions.push(richText`a place in ${filter}`);let verb=metrics.
length===1?"The only metric is":"The metrics are",measured=metrics.length>0&&richText` ${verb} ${list(metrics)}.`,guess=nearest&&
richText` Did you mean ${nearest}?`;return richText`this budget matches no result: none has ${list(conditions)}.${measured||
void 0}${guess} Correct its patterns, or delete it.`}),"limit-misfit":"{key:code} {limit} does not fit {metric} of {benc\
hmark}, whose unit is {unit}. Use a limit in that unit, or narrow the budget's metric.","rounds-too-few":message({...SHORTFALL,
neededRounds:optional(number2)},({neededRounds,...shortfall})=>{let remedy=neededRounds===void 0?"Write the baseline aga\
in with more rounds":"Use at least {neededRounds} rounds";return`${describeShortfall(shortfall)}. ${remedy}, or limit fe\
wer metrics. A metric that never varies needs no test: set \`exact: true\` under \`units\`.`}),"shard-needs-filter":message(
{command:code,format:text,reason:oneOf("format","variable","length")},({reason:reason2})=>({format:"{command} cannot run\
 only some of its benchmarks, because the format {format} has no filter. Measure it without a shard.",length:"the benchm\
ark names of {command} are too long for a filter. Use more shards.",variable:"{command} does not use `BENCH_REFEREE_FILT\
ER`, so it cannot run only the benchmarks of a shard. Pass it to the tool as the filter."})[reason2])};var percent={...number2,show:formatPercent},margin={...number2,show:formatMargin},tooTightLimit={rule:code,limit:percent,
benchmark:text,others:number2,isGeomean:flag},MAX_RENAMES=5,JUDGE_MESSAGES={"impossible-value":message({benchmark:text,metric:text,
unit:unitName,side:oneOf("base","head"),value:optional(number2)},({benchmark,metric,unit,side:side2,value})=>value===void 0?
"{benchmark} has a value on {side} that is not a finite number, so {metric} is not judged. See the output of the tool.":
richText`${benchmark} has ${asUntrustedText(formatQuantity(value,unit))} on ${side2}, which no time or rate can be, so ${metric} is not judged. See the output of the tool.`),
"no-ratio":"{benchmark} has values of {metric} below zero, which have no ratio, so {rule:code} cannot be judged. Limit i\
t with `max` or `min`.","no-geomean":"{metric} has no geomean, because each of its benchmarks has a value of zero or bel\
ow. Limit them one by one.","limit-unlikely-to-fit":"{limit} does not seem to fit {metric}. Use a bare number, or the me\
tric's own unit.","machines-not-comparable":message({results:number2},({results})=>`{results result} ${results===1?"is":
"are"} not judged, because base was measured on another machine. To judge them, set \`baseline-tolerance\` to how much two\
 machines may differ: \`30%\`.`),"budget-expired":message({until:day},"this budget was agreed until {until} and no longe\
r applies; the budgets above it do. Delete it, or agree on another day."),"warning-ends":"until {until}, a broken limit \
only warns. From the next day on, it fails the check.","warning-ended":"the entries that only warned until {until} no lo\
nger apply. Delete them.","budget-ends-soon":message({until:day,days:number2},({days})=>`this budget ends ${days===0?"to\
day":days===1?"tomorrow":"in {days} days"}, on {until}. Delete it, or agree on another day.`),"shard-unfit":"cannot be u\
sed with {other:code}, because only rounds on both sides can be divided. Leave out one of the two.","shard-missing":message(
{shards:codes,count:number2},({shards})=>shards.length===1?"the recording of shard {shards} of {count} is missing. See t\
he log of its job.":"the recordings of shards {shards} of {count} are missing. See the logs of their jobs."),"shards-of-\
other-plan":"it does not divide the benchmarks as {other} does. Report only the shards of one run together.","shards-dif\
fer":"{count:number} benchmarks were not seen by every shard (among them {names:texts}), so the shards divided them diff\
erently[, and {unmeasured:number} were not measured at all]. Make every job run the same benchmarks.","benchmarks-of-no-\
shard":message({names:texts,count:number2},({count})=>`{count benchmark} that every shard saw ${count===1?"was":"were"} \
measured by none: {names of count}. See the logs of the shards.`),"file-pattern-of-folder":"a pattern matches files, but\
 {patterns:texts} matches only the name of a folder, so the command was measured. Use {proposals:texts} for all files in\
 it.","file-pattern-unmatched":"no file matches {patterns:texts}, so the command was measured. Correct the patterns or d\
elete them.","budget-replaced":"this budget decides nothing, because a later one of the same kind matches each of its re\
sults. Move it below them, or delete it.","limit-below-steps":message({...tooTightLimit,step:margin,hasWholeNanoseconds:flag},
({hasWholeNanoseconds,...limit})=>{let[why,remedy]=hasWholeNanoseconds?[": its tool prints whole nanoseconds","Read the \
files of the tool if it writes any, do"]:["","Do"];return richText`${limit.rule} of ${limit.limit} is finer than the steps of ${limit.
step} in which ${nameResults(limit)} ${limit.others===0?"is":"are"} measured${why}. ${remedy} more work in each run${formatOtherRemedies(
limit)}`}),"limit-below-noise":message({...tooTightLimit,noise:margin},limit=>richText`${nameResults(limit)} ${limit.others===
0?"varies":"vary"} by ±${limit.noise}, so ${limit.rule} of ${limit.limit} will often be undecided. Measure more rounds${formatOtherRemedies(
limit)}`),"measuring-ended-too-early":message(SHORTFALL,shortfall=>`${describeShortfall(shortfall)}. Measuring ended ear\
ly, because the recording was made with other budgets or for fewer machines. Measure again with the configuration that i\
s judged, and with the number of machines as \`legs\`.`),"direction-unusual":message({benchmark:text,metric:text,unit:text,
better:oneOf("lower","higher"),others:number2},({others})=>`the results say that {better} is better for {metric} of {ben\
chmark}${others===0?"":" and {others} more"}, which is unusual for the unit {unit}. If that is right, confirm it under \`\
units\` in the configuration; if not, correct the output of the benchmark.`),"direction-guessed":message({unit:text,better:oneOf(
"lower","higher"),others:number2},({others})=>others===0?"it is a guess that {better} is better for the unit {unit}. Set\
 it under `units` in the configuration.":"it is a guess that {better} is better for the unit {unit}, as for {others more\
 unit}. Set them under `units` in the configuration."),"answers-unmatched":message({names:texts,count:number2},"there ar\
e answers of benchmarks that have no results: {names of count}. Use the names as in the table."),"answers-vary":message(
{names:texts,count:number2},"answers that differ from run to run on one side are not used: {names of count}. Leave out w\
hat changes, for example times and addresses."),"speed-up-implausible":message({benchmark:text,factor:number2,hasAllocations:flag},
({hasAllocations})=>`{benchmark} takes a {factor}th of the time with the same answer${hasAllocations?" and the same allo\
cations":""}. Check that it still does the work.`),"measuring-cancelled":"cancelled after {rounds round}; nothing judged\
.","time-over":message({rounds:number2,minRounds:optional(number2)},({minRounds})=>`time ran out after {rounds round}, ${minRounds===
void 0?"so some results stay undecided":"but results that vary need at least {minRounds} for a verdict"}. Raise \`max-min\
utes\`, or measure less.`),"nothing-measured":message({isTimeOver:flag,isUncounted:optional(flag)},({isTimeOver,isUncounted})=>isTimeOver?
"time ran out before head had a result, so nothing can be judged. Raise `max-minutes`.":isUncounted?"head has no results\
, so nothing can be judged. The warning says why nothing was counted.":"head has no results, so nothing can be judged. C\
heck that the command runs benchmarks there."),"both-sides-failed":message({part:oneOf("setup","run")},({part})=>part===
"setup"?"base fails the same way, before anything of head runs, so this pull request is not the cause. Correct `setup` i\
n the configuration file or in the workflow.":"base fails the same way, before anything of head runs, so this pull reque\
st is not the cause. Correct `run` in the configuration file or in the workflow."),"invocation-failed-on-head":message({
round:number2},({round})=>round===0?"the command failed in the warm-up, so nothing can be judged. Run it on head to see \
why.":"the command failed in round {round}, so nothing can be judged. Run it on head to see why."),"base-broke":"it fail\
ed in round {round:number}, after head had run, so the two cannot be compared. Run it again. If base fails again, head c\
hanges something that both sides share: a file outside the tree, a cache, a port, a service. Files belong below `$TMPDIR\
` or `$BENCH_REFEREE_HOME`, which are separate for each side.","nothing-on-base":message({hasFailed:flag},({hasFailed})=>hasFailed?
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
kind)}. The change applies after the merge.`)};function describeConfigChange(kind,path4){let name=path4===void 0?[]:richText` ${path4}`;
return richText`pull request ${kind==="deleted"?"deletes":"changes"} the configuration${name}; the one of the base commit was used`}
function nameResults({benchmark,others}){return list([benchmark],1,1+others)}function formatOtherRemedies({isGeomean}){return isGeomean?
[" or widen the limit."]:[", set ",{code:"min-delta"},", or widen the limit."]}var HISTORY_GUIDE=`\`${ownFileUrl("docs/history.md")}\``,LEVEL_MESSAGES={"level-without-history":message({ref:code,command:optional(
code)},({command:command3})=>command3===void 0?`the repository has no history in {ref}, so the level is not known. Recor\
d runs with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`:`this clone has no history in {ref}, so the level\
 is not known. Fetch it with {command}, or record runs with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`),
"level-history-empty":"the history in {ref:code} has no run that can be read, so the level is not known. Name the ref th\
at the action `record` writes.","level-history-unreadable":"the history in {ref:code} could not be read ({output}), so t\
he level is not known. The job needs `contents: read`.","level-without-release":message({releases:number2},({releases})=>releases===
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
 level. Measure base itself."};var megabytes={...number2,show:bytes=>`${(bytes/1024/1024).toFixed(1).replace(/\.0$/,"")} MB`},PROFILE_LESS="Profile for\
 a shorter time, or with fewer samples per second.",PROFILE_MESSAGES={"profile-files-missing":"no profile of {side:code}\
 is named. Use `profile diff BASE\u2026 -- HEAD\u2026`.","profile-files-too-many":"{got:number} profiles are named, but \
at most {max:number} are read on each side. Name fewer.","profile-too-large":message({got:megabytes,max:megabytes,what:optional(
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
to get a comment.",forbidden:resource=>`${resource==="label"?"the token may not read it":"the token may not write it"}: \
{answer}. Add it to the permissions of the job: ${permissionsFor(resource)}. A job that names some permissions has no ot\
hers.`,disabled:()=>`the repository has issues switched off: {answer}. Switch them on in its settings, or ${RESOURCES.issue.
instead}.`};function permissionsFor(resource){return`\`permissions: { contents: read, ${RESOURCES[resource].permission} \
}\``}var time={...text,show:value=>/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)?value:asUntrustedText(value)},event={
by:text,at:time},PUBLISH_MESSAGES={"proxy-not-used":"Node.js {version} of this runner is too old to use the proxy by its\
elf. Update the runner, or set `NODE_USE_ENV_PROXY: 1` in the environment of the job.","history-forbidden":"the token ma\
y not write {ref} ({answer}). Grant the job `permissions: contents: write`, and check that no ruleset of the repository \
restricts this ref.","history-not-written":message({ref:text,answer:text,isUnavailable:flag},({isUnavailable})=>isUnavailable?
"the ref {ref} could not be written ({answer}). Run the job again; a run is stored only once.":"the ref {ref} could not \
be written ({answer}). If the server accepts only branches, use `refs/heads/bench-referee-history`."),"history-ref-refus\
ed":"the server does not let this job write the ref {ref} ({answer}). If it accepts only branches, or a rule protects th\
is one, use a separate branch: `ref: refs/heads/bench-referee-history`. The job also needs `permissions: contents: write\
`.","history-foreign-ref":`the ref {ref} has {files other file} and no runs, so it is not a history. ${NAME_ANOTHER_REF}`,
"history-no-commit":`the ref {ref} does not point to a commit, so it is not a history. ${NAME_ANOTHER_REF}`,"history-of-\
failed-run":"the run failed or is not complete, so its results are not stored. See the report of the run.","history-run-\
too-large":"it has {results:number} results and {bytes:number} bytes, but a run of the history has at most {limit:number\
} results and {byteLimit:number} bytes. Measure fewer benchmarks, or record them in several refs.","history-files-left-o\
ut":"{count:number} more files of the ref are left out, too.","history-contended":"other jobs moved the ref {ref} in eac\
h of {tries:number} tries. Run this job again; it records the same run.","history-unreadable":"the ref {ref} could not b\
e fetched ({output}). Check that the token may read the repository.","history-of-baseline":"base is a baseline ({path}) \
that was not measured on this machine, so the ratio is not recorded. Record runs that measure both commits.","history-wi\
thout-results":"no result was measured on both commits, so there is nothing to record. See the report of the run.","gith\
ub-refused":message({resource:oneOf("comment","check run","label"),failure:oneOf("unavailable","foreign","missing","inva\
lid","token","locked","fork","dependabot","forbidden"),answer:text},({resource,failure})=>{let end=resource==="label"?"T\
he verdict is unchanged, and nothing is accepted.":failure==="foreign"?"The verdict is unchanged: it decides how the ste\
p ends, and the other outputs show it.":"The verdict is unchanged; the report is in the job summary.";return`${REFUSALS[failure](
resource)} ${end}`}),"issue-refused":message({failure:oneOf("unavailable","foreign","missing","invalid","token","locked",
"forbidden","disabled"),answer:text},({failure})=>`${REFUSALS[failure]("issue")} The verdict is unchanged; \`bench-refere\
e history\` shows the steps.`),"issue-history-unreadable":"left as it is, because the history could not be read: {reason\
}. The verdict is unchanged. Run the job again.","not-published":"could not be published: {reason}. The verdict is uncha\
nged. Run the job again.","comment-not-checked":"written, but this gate may have a second one, which could not be checke\
d: {answer}. The next run checks again.","annotations-refused":"written without annotations, because GitHub refused them\
: {answer}.","annotations-incomplete":"only the first {sent:number} of {all:number} annotations may have been written: {\
answer}. The table has all results.","label-of-unknown-author":"is set, but GitHub does not say by whom, so nothing is a\
ccepted. Remove it and set it again.","label-of-other-head":"applies to the head of the pull request, which is now {head\
:code}, and not to {measured:code}, which this run measured. See the run of that head.","label-before-reopening":message(
event,`was set by {by} at {at}, and the pull request was reopened after that. ${SET_AGAIN}`),"label-before-push":message(
{...event,pushedAt:time},`was set by {by} at {at}, and this head was pushed at {pushedAt}. ${SET_AGAIN}`),"label-of-unkn\
own-head":message({...event,isForbidden:flag},({isForbidden})=>isForbidden?"was set by {by} at {at}, but the token may n\
ot read when the head was pushed, so nothing is accepted. Add to the job: `permissions: contents: read`.":"was set by {b\
y} at {at}, but GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start the workflow t\
oo (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again."),"recording-\
cut-short":"cancelled; the recording has everything measured so far."};var service={...text,show:asUntrustedText},SERVICE_MESSAGES={"files-unmatched":"no file of base or head matches {pattern\
s:texts} after `setup`. Correct the patterns, which are relative to the root of the repository, or build the files in `s\
etup`.","files-too-many":message({pattern:text,count:number2,limit:number2},"{pattern} matches {count} files, and at mos\
t {limit} are measured. Use a narrower pattern."),"service-ended":message({service,exitCode:optional(number2),reason:optional(
code),wasReady:flag},({wasReady})=>`service {service} ended ${wasReady?"while the command ran":"before it was ready"}[ (\
exit code {exitCode})][ ({reason})]. Its command must stay in the foreground.`),"service-not-ready":message({service,seconds:number2,
port:number2,status:optional(number2),exitCode:optional(number2),other:optional(number2)},({status,exitCode,other})=>`se\
rvice {service} was not ready within {seconds second}: ${status!==void 0?"its URL answered with status {status}":exitCode!==
void 0?"its `ready` command exited with {exitCode}":"nothing answered on port {port}"}. ${other===void 0?"Raise `ready-s\
econds`, or run the service alone to see why.":"It listens on port {other}. Let it listen on `$BENCH_REFEREE_PORT`."}`),
"service-port-taken":message({service,port:number2,program:text},"service {service} does not have its port {port}: {prog\
ram} listens there. Let each service listen only on the port that it is given."),"service-without-port":"no free port wa\
s found for a service. End programs on this machine that listen on ports between 20000 and 32000.","service-killed":message(
{service},"service {service} did not end within 2 s of SIGTERM, so it was killed. Let it end at that signal, because eac\
h invocation waits for it.")};var FAMILY={unit:code,kind:oneOf("time","size"),isRate:flag,got:optional(text)},GOT={got:optional(text)};function nameFamily({
kind,isRate}){return isRate?`${kind} per second`:kind}function giveExample(family){let example=`${family.kind==="time"?"\
50ms":"180KB"}${family.isRate?"/s":""}`;return`Use a ${nameFamily(family)}: \`${example}\`.`}var BUDGET_MESSAGES={"impro\
vement-too-large":message(GOT,"[{got} ]is too much: a value that gets 100% better is nothing at all. Use `50%` for half \
of it."),"limit-missing":message({limits:codes},({limits})=>richText`sets no limit. Add ${listAlternatives(limits)}.`),"\
budgets-empty":"is an empty list. Add a budget, or remove the key to use the default budgets.","not-for-geomean":"does n\
ot apply to a geomean. Move it into a budget without `of`, or remove it.","not-for-level":"does not apply to the change \
since a release. Move it into a budget without `against`, or remove it.","reason-missing":"needs a reason. Add `because:\
` and say why this exception is allowed.","min-delta-alone":message({limits:codes},({limits})=>richText`does nothing without a limit of the change. Add ${listAlternatives(
limits)}, or remove it.`),"by-alone":message({limit:code},"does nothing without {limit}. Add it, or remove `by`."),"quan\
tity-without-unit":message(FAMILY,family=>`[{got} ]has no unit, but {unit} is a ${nameFamily(family)}. ${giveExample(family)}`),
"percentage-as-quantity":message(FAMILY,family=>`[{got} ]is a percentage, but this limit must be a ${nameFamily(family)}\
. To limit the change, use \`max-regression\`.`),"quantity-unfit":message(FAMILY,family=>`[{got} ]does not fit the metri\
c's unit {unit}. ${giveExample(family)}`),"unit-unknown":message({...FAMILY,write:optional(code)},({write,...family})=>`\
[{got} ]has an unknown unit. ${write===void 0?giveExample(family):"Use {write}."}`),"pattern-of-nothing":message(GOT,"[{\
got} ]excludes nothing. Put the pattern to exclude after `!`."),"pattern-negated-twice":message(GOT,"[{got} ]begins with\
 two exclamation marks. Use one to exclude, none to include."),"pattern-with-blanks":message(GOT,"[{got} ]has spaces aro\
und it. Remove them.")};var FLAG_MESSAGES={"not-a-flag":"{got} is not a flag. Use `--name`, or `--name=value`.","flag-unknown":message({known:codes,
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
me":"{got} cannot name the files and the check of a gate. Use at most 40 letters, digits, `-` or `_`: `web`.","canary-un\
fit":"cannot be used with {other:code}: its result could be taken for a verdict later. Leave out one of the two.","canar\
y-not-possible":"Windows cannot pause a process. Run it on Linux or macOS.","out-with-baseline":"cannot be used with `--\
write-baseline`, which judges nothing. Remove {got}. `--baseline` or the configuration names the baseline."};var YAML_MESSAGES={"yaml-too-deep":"is nested more than {levels:number} levels deep. Use fewer levels.","yaml-aliases-re\
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
"file-pattern":"Use a file pattern: `codec/**`.","file-patterns":"Use file patterns, or remove the key.",files:"Use `- p\
ath: dist/*.js` below it.",filter:"Use a filter of benchstat: `.name:Encode`.",folder:"Use a folder of the tree: `packag\
es/codec`.",format:"Use `auto`, or an id that `bench-referee formats` lists.","format-or-diagnosis":"Use `text` or `json\
`, or an id that `bench-referee formats` lists.","format-or-report":`Use ${REPORT_FORMATS.map(format=>`\`${format}\``).join(
", ")}, or an id that \`bench-referee formats\` lists.`,"gate-name":"Use a name: `web`.",growth:"Use `n^1.2`, for exampl\
e.","head-ref":"Use `head`, `merge`, a branch, a tag or a SHA.",improvement:"Use `10%`, for example.",keys:"Use keys of \
benchstat: `/impl`.",label:"Use the name of a label.",legs:"Use the number of jobs that measure for one report: `4`.","l\
ocal-ref":"Use `head`, `merge`, `worktree`, a branch, a tag or a SHA.",magnitude:"Use the size of a change: `20ns`.",metric:'\
Name a metric: `sec/op`, or `"*"` for every metric.',minutes:"Use `30`, for example.",name:"Use one line of at most 100 \
characters.","new-name":"Give the new name of the benchmark.",niceness:"Use a whole number from -20 to 19.","out-file":"\
Use the path of a file.","out-folder":"Use the path of a folder.",packages:"Use package patterns, or remove the key.",parts:"\
Use the path of a metafile: `dist/meta.json`.",pattern:"Use a name pattern: `Encode/**`.",patterns:"Use name patterns, o\
r remove the key.",percentage:"Use `5%`, for example.",profile:"Add `command:` below it, with the command that records a\
 profile.","profile-command":"Give the command that runs the benchmarks under a profiler and writes `$BENCH_REFEREE_PROF\
ILE`.","profile-format":"Use the id of a profile format: `pprof`.","profile-runs":"Use a number of profiles for each sid\
e: `5`.",quantity:"Use `50ms`, `12MiB` or `1e6/s`, for example.",reason:"Give the reason, or remove the key.",recordings:"\
Use a pattern of recording files: `**/*.json`.",renamed:"Add `OldName: NewName` below it.","result-files":"Use a file pa\
ttern: `target/**/*.json`.",ready:"Use `http://127.0.0.1:$BENCH_REFEREE_PORT/health`, or a command that exits with 0.","\
ready-seconds":"Use a number of seconds: `30`.",rounds:"Use `10`, or a range: `6..30`.",service:"Add `command:` below it\
, with the command that starts the service.","service-command":"Give the command that starts the service and stays until\
 it ends.",setup:"Give a command, or remove the key.",share:"Use a share: `0.05`.",shard:"Use its number and the number \
of all shards: `2/4`.",table:"Add `col: /impl` below it.","size-key":"Use the part of the names that has the size: `/n`.",
"tree-path":"Use a path in the repository: `bench/baseline.json`.",unit:"Use `{better: higher}`, `{exact: true}` or both\
.",units:"Add `score: {better: higher}` below it.",window:"Use a number of values: `50`."},NOUNS={alpha:"a number",anchor:"\
the name of a tag","history-ref":"a full ref","base-ref":"the name of a commit",boolean:"true or false",cpus:"a list of \
processors",day:"a date",growth:"a ceiling of growth","head-ref":"the name of a commit",improvement:"a percentage",legs:"\
a whole number","local-ref":"the name of a commit",ready:"an `http` URL or a command","ready-seconds":"a whole number",magnitude:"\
a number with a unit",minutes:"a number of minutes",niceness:"a whole number",percentage:"a percentage",quantity:"a numb\
er with a unit",rounds:"a number of rounds",shard:"a shard",share:"a number","size-key":"a part of names",window:"a whol\
e number"},VALUE={got:optional(text),expected:optional(oneOf(...Object.keys(ADVICE))),known:optional(codes)},VALUE_WITH_PROPOSAL={
...VALUE,write:code};function advise({expected,known}){return expected!==void 0?withCode(` ${ADVICE[expected]}`):known===
void 0?[]:richText` Use ${listAlternatives(known)}.`}function suggest(write,otherwise){return write===void 0?advise(otherwise):
richText` Use ${write}.`}function refusal(words){return message(VALUE,shown=>richText`${fillTemplate(words,shown)}${advise(
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
{...VALUE,above:optional(number2),from:optional(number2),to:optional(number2)},({above,from,to,...shown})=>richText`must be ${describeRange(
above,from,to)}${shown.got&&richText`, not ${shown.got}`}.${advise(shown)}`),"range-backwards":message(VALUE_WITH_PROPOSAL,
"[{got} ]ends before it begins. Use {write}."),"value-negative":refusal("must not be negative[, but is {got}]."),"value-\
with-line-break":refusal("must be one line without control characters[, but is {got}]."),"value-too-long":message({...VALUE,
characters:number2},shown=>richText`${fillTemplate("[{got} ]has {characters} characters.",shown)}${advise(shown)}`),"pat\
tern-too-long":message({...VALUE,characters:number2,limit:number2},"[{got} ]has {characters} characters. Use at most {li\
mit}."),"path-absolute":refusal("must be a relative path[, not {got}]."),"path-outside":refusal("[{got} ]leads out of th\
e repository."),"ref-with-dash":refusal("must not begin with a dash[, as {got} does]."),"only-on-command-line":refusal("\
[{got} ]works only on the command line."),"percent-sign-missing":message(VALUE_WITH_PROPOSAL,"[{got} ]has no percent sig\
n. Use {write}."),"percentage-negative":message(VALUE_WITH_PROPOSAL,"must not be negative[, but is {got}]. Use {write}: \
the unit of the metric tells which way is worse."),"ratio-as-change":message(VALUE_WITH_PROPOSAL,"[{got} ]is a ratio, bu\
t the limit is a change. Use {write}."),"amount-as-change":message(VALUE,shown=>richText`${shown.got&&richText`${shown.got} `}is not a percentage.${advise(
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
his system: the command runs on all processors.","nice-not-allowed":message({nice:number2},({nice})=>nice<0?"the system \
does not allow {nice}. Negative values need root: run as root, or use 0 or more.":"the system does not allow {nice}. Lea\
ve out `nice`."),"affinity-program-missing":message({name:oneOf("taskset","nice"),option:code},({name})=>name==="taskset"?
"the program `taskset` was not found. Install util-linux, or leave out {option}.":"the program `nice` was not found. Ins\
tall coreutils, or leave out {option}."),"event-file-unusable":message({path:text,fault:oneOf("missing","empty","not an \
object")},({fault})=>`${{missing:"the file of the event does not exist",empty:"the file of the event is empty","not an o\
bject":"the event is not a JSON object"}[fault]}: {path}. Run the job again. The runner writes this file, and no step ma\
y change it.`)};var REWRITE="Write it again: `bench-referee check --write-baseline`",margin2={...number2,show:formatMargin},wholePercent={
...number2,show:formatWholePercent},bothValues=optional(texts),processorShare={mean:number2,worst:number2,firstRound:number2,
lastRound:number2},changedPaths={paths:firstTexts,total:number2,isBaseline:flag},WARNING_MESSAGES={"limit-below-layout":message(
{names:firstTexts,count:number2,floor:margin2},"by the history, two builds of the same code differ by up to {floor}, whi\
ch is above the limit of {names of count}. Raise it, or set `rebuild-minutes`."),"first-build-apart":message({names:firstTexts,
count:number2},"{names of count}: head is worse only in its first build, and no other build of either side differs as mu\
ch. Check that nothing in head reads `BENCH_REFEREE_LAYOUT` to be faster when it is built again."),"baseline-machine-dif\
fers":message({processor:bothValues,cores:bothValues,image:bothValues,architecture:bothValues,system:bothValues},facts=>{
let differences=Object.entries(facts).flatMap(([name,values])=>values===void 0?[]:[richText`${name} ${values[0]} (here ${values[1]})`]);
return richText`it was measured on another machine: ${list(differences)}. Results that depend on the machine say little about the code. Measure it again here, or measure base.`}),
"baseline-commands-differ":message({there:texts,here:texts,settings:optional(codes)},({settings})=>settings===void 0?`it\
 was measured with {there}, and head with {here}, which may not be comparable. ${REWRITE}.`:`it was measured with anothe\
r {settings} for {here} than head, which may not be comparable. ${REWRITE}.`),"baseline-old":`it is {days:number} days o\
ld. ${REWRITE}.`,"baseline-changes-unknown":message({reason:oneOf("uncommitted","commit-missing")},({reason:reason2})=>`${reason2===
"uncommitted"?"it was measured with uncommitted changes":"this clone does not have the commit at which it was measured"}\
, so dependencies or benchmarks may differ from those of head. ${REWRITE}.`),"baseline-benchmarks-differ":message({newBenchmarks:number2,
newMetrics:number2,goneBenchmarks:number2,goneMetrics:number2},({newBenchmarks,newMetrics,goneBenchmarks,goneMetrics})=>{
let parts=[...countAffectedResults(newBenchmarks,newMetrics).map(who=>`${who} missing from it`),...countAffectedResults(
goneBenchmarks,goneMetrics).map(who=>`${who} only in it`)];return[...list(parts),". ",...withCode("If that is intended, \
write it again: `bench-referee check --write-baseline`.")]}),"all-changed-alike":message({changed:number2,of:number2,direction:oneOf(
"worse","better")},({changed,of})=>`nearly everything moved the same way: {changed} of {of} results (${formatWholePercent(
changed/of)}) got {direction} by more than their noise. That looks like the build, the toolchain or the machine. Check t\
hose first, and run again.`),"machine-moved":message({benchmarks:firstTexts,total:number2,change:margin2,direction:oneOf(
"worse","better")},"the machine moved: {benchmarks of total} got {change} {direction}, although a pull request cannot ch\
ange them. So no result that varies fails. Run again."),"toolchain-differs":message({base:texts,head:texts},({base,head})=>`${base.
length>0&&head.length>0?"base ran with {base} and head with {head}":head.length>0?"only head ran with {head}":"only base\
 ran with {base}"}, so a change may come from there. To see the code alone, update the toolchain in another pull request\
.`),"dependencies-differ":message(changedPaths,changed=>`${nameSides(changed)} differ in {paths of total}, so a change m\
ay come from a dependency. To see the code alone, update dependencies in another pull request.`),"benchmark-sources-diff\
er":message(changedPaths,changed=>`${nameSides(changed)} differ in {paths of total}. A benchmark that was changed does n\
ot measure the same thing on both sides: check it by hand, or change it in another pull request.`),"benchmarks-of-head":"\
head changes {paths of total}, and both sides ran head's version because of `benchmark-files`. Review that change with c\
are: such code can tell the sides apart.","base-slowed":message({benchmarks:firstTexts,total:number2,change:wholePercent},
"base was at least {change} slower in all its rounds than in its warm-up, which ran first: {benchmarks of total}. Either\
 the machine slowed down, or code of head slows base down, which hides a regression. Run base alone to compare, and look\
 at anything that both sides share."),"rounds-missing":message({benchmark:text,side:oneOf("base","head"),missing:number2,
of:number2,others:number2},({others})=>`{benchmark} is missing on {side} in {missing} of {of} rounds${others===0?"":", a\
nd the same is true of {others more benchmark}"}. Only the other rounds are compared. Make it run every time.`),"process\
ors-stolen":message(processorShare,share=>`other virtual machines used ${formatShare(share)} of the processors. Expect n\
oise, and run again if a result surprises you.`),"processors-shared":message(processorShare,share=>`other programs used ${formatShare(
share)} of the processors. Close them, or use a quieter machine. (A database that the benchmark uses counts, too.)`),"ma\
chine-busy-before":message({load:number2,cores:number2},({load})=>`the machine was already busy (load ${formatCompact(load,
1)} on {cores} processors). Results may be noisier: close other programs.`),"too-many-disturbances":"other programs dist\
urbed so many rounds that {rounds:number} were measured again, which is the limit. Later disturbed rounds count. Close o\
ther programs, or run again on a quieter machine.","one-sided-load":message({side:oneOf("base","head"),rounds:number2},({
side:side2,rounds})=>{let[otherSide,have]=[side2==="head"?"base":"head",rounds===1?"has":"have"];return`other programs w\
ere busy while {side} ran, and much less while ${otherSide} did. So no disturbed round was left out, and {rounds round} ${have}\
 an additional value. That is normal if the benchmark uses a service or a container; if not, close other programs.`}),"f\
requency-changed":message({lowMhz:number2,highMhz:number2,governor:optional(text)},({lowMhz,highMhz})=>`the processor ra\
n between ${formatGigahertz(lowMhz)} and ${formatGigahertz(highMhz)} GHz, a change of ${formatWholePercent(highMhz/lowMhz-
1)} from round to round.[ Its governor is {governor}.] Fix the frequency to reduce noise.`),"machine-drifted":message({change:number2},
({change})=>{let size=formatWholePercent(Math.abs(change));return`the machine ${change>0?"slowed down":"sped up"} by ${size}\
 during the run. The changes are still fair; the noise is higher. For less noise, run again.`})};function countAffectedResults(benchmarks,metrics){
return[...benchmarks===0?[]:[`${formatCount(benchmarks,"benchmark")} ${benchmarks===1?"is":"are"}`],...metrics===0?[]:[`${formatCount(
metrics,"metric")} ${metrics===1?"is":"are"}`]]}function nameSides({isBaseline}){return isBaseline?"the commit of the ba\
seline and head":"base and head"}function formatShare({mean,worst,firstRound,lastRound}){let[average,highest]=[formatWholePercent(
mean),formatWholePercent(worst)];return average===highest?average:`${average} (${highest} in ${formatRoundSpan(firstRound,
lastRound)})`}function formatRoundSpan(first,last){return last===0?"the warm-up":first===last?`round ${last}`:`rounds ${first}\
 ${last===first+1?"and":"to"} ${last}`}function formatGigahertz(mhz){return formatCompact(mhz/1e3,2)}var MEASURING_MESSAGES={...FOLLOW_UP_MESSAGES,...FORMAT_MESSAGES,...GIT_MESSAGES,...MEASURE_MESSAGES,...PLAN_MESSAGES,...PROFILE_MESSAGES,
...SERVICE_MESSAGES,...SYSTEM_MESSAGES},MESSAGES={...COMMAND_LINE_MESSAGES,...EVENT_MESSAGES,...JUDGE_MESSAGES,...LEVEL_MESSAGES,
...PUBLISH_MESSAGES,...SETTINGS_MESSAGES,...WARNING_MESSAGES,...MEASURING_MESSAGES};function isMeasuringCode(code2){return Object.
hasOwn(MEASURING_MESSAGES,code2)}function findMessage(code2,data){if(!Object.hasOwn(MESSAGES,code2))return null;let{fields,
words}=toMessage(MESSAGES[code2]),entries=Object.entries(fields);return entries.every(([name,field])=>field.accepts(data[name]))?
words(Object.fromEntries(entries.map(([name,field])=>[name,field.show(data[name])]))):null}var MAX_LOCATION_LENGTH=2e3;function formatDiagnostic(diagnostic){return richText`${asUntrustedText(formatLocation(diagnostic.
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
`)}function renderExcerpt({line,column,length,text:text3}){let start=column-1,end=start+length,parts=[text3.slice(0,start),
text3.slice(start,end),text3.slice(end)].map(part=>Array.from(part,glyphOf)),{lead,shown,trail}=cutLine(...parts),number3=String(
line),caret="^".repeat(Math.max(1,widthOf(shown)));return[`  ${number3} | ${[...lead,...shown,...trail].map(({drawn})=>drawn).
join("")}`.trimEnd(),`  ${" ".repeat(number3.length)} | ${" ".repeat(widthOf(lead))}${caret}`].join(`
`)}var ELLIPSIS={drawn:"\u2026",width:1};function glyphOf(character){if(character==="	")return{drawn:TAB,width:TAB.length};
if(UNSEEN.test(character)){let drawn=`<U+${(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;return{
drawn,width:drawn.length}}return COMBINING.test(character)?{drawn:character,width:0}:{drawn:character,width:WIDE.test(character)?
2:1}}function cutLine(before,meant,after){if(widthOf([...before,...meant,...after])<=MAX_WIDTH)return{lead:before,shown:meant,
trail:after};let room=Math.max(LEAD,MAX_WIDTH-widthOf(meant)-LEAD),lead=widthOf(before)<=room?before:[ELLIPSIS,...firstOf(
before.toReversed(),room-1).toReversed()],shown=firstOf(meant,MAX_WIDTH-widthOf(lead)),rest=shown.length<meant.length?[ELLIPSIS]:
firstOf(after,MAX_WIDTH-widthOf(lead)-widthOf(shown)),isWhole=shown.length===meant.length&&rest.length===after.length;return{
lead,shown,trail:isWhole||rest[0]===ELLIPSIS?rest:[...rest,ELLIPSIS]}}function firstOf(all,room){return takeWithin(all,room,
({width})=>width)}function widthOf(all){return all.reduce((sum2,{width})=>sum2+width,0)}var MARK="  | ";function cleanLastLines(output){
return output.map(stripControls).join(`
`)}function renderLastLines(output){return output.map(line=>`${MARK}${stripControls(line)}`.trimEnd()).join(`
`)}function titleOfLastLines({location}){let part=location.at(-1);return part?.kind!=="setup"&&part?.kind!=="round"?"Las\
t lines of the output":`Last lines of the output of ${part.kind==="setup"?"setup":part.round===0?"the warm-up":`round ${part.
round}`} on ${part.side}`}import{readFile as readFile3,realpath as realpath4,stat as stat3}from"node:fs/promises";import{resolve as resolve2}from"node:path";
import{text as text2}from"node:stream/consumers";import{tmpdir}from"node:os";var SIGNALS=["SIGINT","SIGTERM"],handlers=new Set,effects=0,isCancelled=!1;function cancelOnSignals({graceMs=8e3}={}){let controller=new AbortController;
return handlers.add(signal=>{controller.signal.aborted?signal==="SIGINT"&&endBy(signal):setTimeout(endBy,graceMs,signal).
unref(),controller.abort(signal)}),controller.signal}function beginEffect(){if(effects+=1,effects===1&&!isCancelled)for(let signal of SIGNALS)
process.on(signal,handle);let isOver=!1;return()=>{if(!isOver&&(isOver=!0,effects-=1,effects===0&&!isCancelled))for(let signal of SIGNALS)
process.off(signal,handle)}}async function asEffect(work){let end=beginEffect();try{return await work()}finally{end()}}function handle(signal){
isCancelled=!0;for(let abort of handlers)abort(signal)}function endBy(signal){process.removeAllListeners(signal),process.
kill(process.pid,signal)}var execFile=(...call)=>__require("node:child_process").execFile(...call),spawn=(...call)=>__require("node:child_process").
spawn(...call);var createHash=(...call)=>__require("node:crypto").createHash(...call),randomBytes=(...call)=>__require("node:crypto").randomBytes(
...call),randomUUID=(...call)=>__require("node:crypto").randomUUID(...call);import{once}from"node:events";import{statSync as statSync3}from"node:fs";import{constants}from"node:buffer";var FIRST_BYTES=64*1024;function makeCapture(limitBytes){let limit=Math.min(limitBytes,
constants.MAX_STRING_LENGTH),bytes=Buffer.allocUnsafeSlow(Math.min(FIRST_BYTES,limit)),length=0,isOverflown=!1;function reserve(needed){
if(needed<=bytes.length)return;let grown=Buffer.allocUnsafeSlow(Math.min(limit,Math.max(needed,bytes.length*2)));bytes.copy(
grown,0,0,length),bytes=grown}return{add(chunk){let accepted=chunk.subarray(0,limit-length);return accepted.length<chunk.
length&&(isOverflown=!0),reserve(length+accepted.length),bytes.set(accepted,length),length+=accepted.length,!isOverflown},
get isOverflown(){return isOverflown},text(limitBytes2=limit){return bytes.toString("utf8",0,Math.min(length,limitBytes2))}}}
function makeTail(limitBytes){let last=Buffer.alloc(0),isCut=!1;return{add(chunk){let joined=Buffer.concat([last,chunk.subarray(
-limitBytes)]);isCut||=last.length+chunk.length>limitBytes,last=joined.subarray(-limitBytes)},text(){return(isCut?dropPartialCharacter(
last):last).toString("utf8")}}}function dropPartialCharacter(bytes){let start=0;for(;start<3&&((bytes[start]??0)&192)===
128;)start+=1;return bytes.subarray(start)}import{readFile}from"node:fs/promises";function makeAffinityPrefix({cpus:cpus2,nice},find){return[...cpus2===null?[]:[programFor("taskset","cpus",find),"-c",cpus2],
...nice===null?[]:[programFor("nice","nice",find),"-n",String(nice)]]}async function resolveAffinity({cpus:wanted,nice},{
platform,find}){let cpus2=wanted!=="one"?wanted:platform==="linux"?await chooseProcessor():null;if(cpus2!==null&&platform!==
"linux")throw userError("option-unsupported",atKey("cpus"),{option:"cpus",found:cpus2});if(nice!==null&&platform==="win3\
2")throw userError("option-unsupported",atKey("nice"),{option:"nice",found:String(nice)});return cpus2!==null&&await tryCpus(
cpus2,makeAffinityPrefix({cpus:cpus2,nice:null},find)),nice!==null&&await tryNice(nice,makeAffinityPrefix({cpus:null,nice},
find)),{cpus:cpus2,nice}}async function chooseProcessor(){let allowed=parseAllowed(await readFile("/proc/self/status","u\
tf8").catch(()=>"")),core=await readFile(SIBLINGS_OF_FIRST,"utf8").catch(()=>"");return allowed&&String(pickProcessor(allowed,
parseCpuList(core.trim())??[]))}var SIBLINGS_OF_FIRST="/sys/devices/system/cpu/cpu0/topology/thread_siblings_list";function pickProcessor(allowed,firstCore){
return allowed.find(cpu=>cpu!==0&&!firstCore.includes(cpu))??allowed.find(cpu=>cpu!==0)??0}async function tryCpus(cpus2,words){
let expected=renderCpuList(parseCpuList(cpus2)??[]);if(allowedIn((await run([...words,...SHOW_STATUS])).stdout)===expected)
return;let allowed=allowedIn((await run(SHOW_STATUS)).stdout);throw userError("cpus-not-available",atKey("cpus"),{cpus:cpus2,
allowed:allowed??void 0})}async function tryNice(nice,words){let{isFine,stderr}=await run([...words,"/bin/sh","-c",":"]);
if(!(isFine&&stderr.trim()===""))throw userError("nice-not-allowed",atKey("nice"),{nice})}var SHOW_STATUS=["/bin/sh","-c",
'while read -r line; do echo "$line"; done </proc/self/status'];function allowedIn(status){let cpus2=parseAllowed(status);
return cpus2&&renderCpuList(cpus2)}function parseAllowed(status){return parseCpuList(/^Cpus_allowed_list:\s*(\S+)$/m.exec(
status)?.[1]??"")}var TRIAL_TIMEOUT_MS=1e4;function run([command3="",...args]){return new Promise(resolve3=>{execFile(command3,
args,{timeout:TRIAL_TIMEOUT_MS},(error,stdout,stderr)=>resolve3({isFine:error===null,stdout,stderr}))})}function programFor(name,option,find){
let path4=find(name)??find(`/usr/bin/${name}`)??find(`/bin/${name}`);if(path4!==null)return path4;throw userError("affin\
ity-program-missing",atKey(option),{name,option})}import{mkdtempSync,readdirSync,readFileSync,rmSync}from"node:fs";import{mkdtemp,realpath,rm}from"node:fs/promises";import{
join}from"node:path";var PAUSE_MS=20,WINDOW_MS=250,MAX_MISSED=1/3;function sampleQueue(pid,proc){let watch=makeQueueWatch(pid,proc,performance.
now()),timer=setInterval(()=>watch.look(performance.now()),PAUSE_MS).unref();return cpuMs=>(clearInterval(timer),watch.end(
cpuMs))}function makeQueueWatch(root,proc,startMs){let known=new Map,total={cpuMs:0,queuedMs:0},window={cpuMs:0,queuedMs:0,
fromMs:startMs,toMs:startMs},closeWindow=toMs=>{total.cpuMs+=window.cpuMs,total.queuedMs+=Math.min(window.queuedMs,Math.
max(0,window.toMs-window.fromMs-window.cpuMs)),window={cpuMs:0,queuedMs:0,fromMs:toMs,toMs}};return{look(nowMs){for(let{
pid,threads}of listTree(root,proc))for(let thread of threads){let times=parseSchedstat(proc.read(`${pid}/task/${thread}/\
schedstat`)??"");if(times===null)continue;let before=known.get(thread),since=before!==void 0&&before.cpuMs<=times.cpuMs?
before:{cpuMs:0,queuedMs:0};known.set(thread,times),window.cpuMs+=times.cpuMs-since.cpuMs,window.queuedMs+=times.queuedMs-
since.queuedMs}window.toMs=nowMs,nowMs-window.fromMs>=WINDOW_MS&&closeWindow(nowMs)},end(cpuMs){return closeWindow(window.
toMs),total.cpuMs===0?null:total.cpuMs>=(1-MAX_MISSED)*cpuMs?total.queuedMs*Math.max(1,cpuMs/total.cpuMs):total.queuedMs}}}
function parseSchedstat(text3){let[,cpu,queued]=/^(\d+) (\d+) \d+\s*$/.exec(text3)??[];return queued===void 0?null:{cpuMs:Number(
cpu)/1e6,queuedMs:Number(queued)/1e6}}var TIME2="/usr/bin/time",TIME_TOOLS={gnu:{argv:file2=>[TIME2,"-f","%M","-o",file2],parse:parseGnuPeak},mac:{argv:file2=>[
TIME2,"-l","-o",file2],parse:parseMacPeak}},REPORT_LIMIT_BYTES=64*1024,PROBE_TIMEOUT_MS=5e3,NO_USAGE={userMs:null,systemMs:null,
peakBytes:null},OUTER_SCRIPT='report=$1; shift; "$@"; code=$?; times >"$report"; exit "$code"';function meteredArgs(shell,script,meter){
let inner=[shell.command,...shell.args(script)],measured=meter.tool===null?inner:[...TIME_TOOLS[meter.tool].argv(meter.peak),
...inner];return[...shell.kind==="bash"?["--noprofile","--norc","-p","-c"]:["-c"],OUTER_SCRIPT,"bench-referee",meter.times,
...measured]}function openMeter(platform,temporaryRoot,{timeTool,watchQueue=!1}){if(platform==="win32")return null;let folder=mkdtempSync(
join(temporaryRoot,"meter-")),files={times:join(folder,"times"),peak:join(folder,"peak")},stopSampling=null,stopQueueing=null;
return{args:(shell,script)=>meteredArgs(shell,script,{...files,tool:timeTool}),begin(pid){platform==="linux"&&timeTool===
null&&(stopSampling=samplePeak(pid)),platform==="linux"&&watchQueue&&(stopQueueing=sampleQueue(pid,system))},async end(){
let sampled=stopSampling?.()??null,[times,written]=await Promise.all([files.times,files.peak].map(readReport)),cpu=parseTimes(
times),peak=timeTool===null?sampled:TIME_TOOLS[timeTool].parse(written),queuedMs=stopQueueing?.((cpu?.userMs??0)+(cpu?.systemMs??
0));return{...NO_USAGE,...cpu,peakBytes:peak,...queuedMs===void 0?{}:{queuedMs}}},close(){stopSampling?.(),stopQueueing?.(
0),rmSync(folder,{recursive:!0,force:!0})}}}async function findTimeTool(platform,temporaryRoot){let tool=platform==="lin\
ux"?"gnu":platform==="darwin"?"mac":null;if(tool===null)return null;let program=await realpath(TIME2).catch(()=>null);if(program===
null||/(busybox|toybox)[^/]*$/.test(program))return null;let folder=await mkdtemp(join(temporaryRoot,"time-"));try{let file2=join(
folder,"peak"),[command3=TIME2,...args]=TIME_TOOLS[tool].argv(file2);return await new Promise(resolve3=>{let options={timeout:PROBE_TIMEOUT_MS};
execFile(command3,[...args,"/bin/sh","-c",":"],options,error=>resolve3(error===null))})&&TIME_TOOLS[tool].parse(await readReport(
file2))!==null?tool:null}finally{await rm(folder,{recursive:!0,force:!0})}}async function readReport(path4){return await readRegularFile(
path4,REPORT_LIMIT_BYTES).catch(()=>null)??""}var MINUTES_SECONDS=/^(\d+)m(\d+)[.,](\d+)s$/;function parseTimes(text3){let[
user,system3,...more]=(text3.split(`
`)[1]??"").trim().split(/\s+/).map(milliseconds);return user==null||system3==null||more.length>0?null:{userMs:user,systemMs:system3}}
function parseGnuPeak(text3){let last=text3.trimEnd().split(`
`).at(-1)??"";return/^\d+$/.test(last)?Number(last)*1024:null}function parseMacPeak(text3){let peak=/^\s*(\d+)\s+maximum resident set size$/m.
exec(text3)?.[1];return peak===void 0?null:Number(peak)}function milliseconds(text3){let match=MINUTES_SECONDS.exec(text3);
if(match===null)return null;let[,minutes,seconds,fraction]=match;return Number(minutes)*6e4+Number(seconds)*1e3+ +`0.${fraction}`*
1e3}var FIRST_PAUSE_MS=2,LAST_PAUSE_MS=50,MAX_PROCESSES=1e3;function samplePeak(pid){let peak=null,timer;function look(pauseMs){
peak=maxOrNull(peak,peakOfTree(pid,system)),timer=setTimeout(look,pauseMs,nextPauseMs(pauseMs)).unref()}return look(FIRST_PAUSE_MS),
()=>(clearTimeout(timer),peak)}function nextPauseMs(pauseMs){return Math.min(pauseMs*2,LAST_PAUSE_MS)}function peakOfTree(root,proc){
return listTree(root,proc).map(({pid})=>parseHighWater(proc.read(`${pid}/status`)??"")).reduce(maxOrNull,null)}function listTree(root,proc){
let waiting=[String(root)],listed=[];for(let pid of waiting){if(listed.length===MAX_PROCESSES)break;let threads=proc.list(
`${pid}/task`);listed.push({pid,threads});for(let thread of threads){let children=proc.read(`${pid}/task/${thread}/child\
ren`)??"";waiting.push(...children.split(" ").filter(child2=>child2!==""))}}return listed}function parseHighWater(status){
let peak=/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];return peak===void 0?null:Number(peak)*1024}function maxOrNull(a,b){return a===
null||b===null?a??b:Math.max(a,b)}var system={read:path4=>nullIfThrown(()=>readFileSync(`/proc/${path4}`,"latin1")),list:path4=>nullIfThrown(
()=>readdirSync(`/proc/${path4}`))??[]};import{readdirSync as readdirSync2,readFileSync as readFileSync2,statSync}from"node:fs";import{setTimeout as sleep}from"node:timers/promises";var GRACE_MS=2e3,MAX_SWEEPS=100,SWEEP_PAUSE_MS=5,LEAVING_MS=100;function startOptions(platform){return platform==="win32"?
{detached:!1,windowsHide:!0}:{detached:!0,windowsHide:!1}}function killSteps(platform,pid){return platform==="win32"?{ask:null,
force:{kind:"taskkill",args:["/T","/F","/PID",String(pid)]}}:{ask:{kind:"signal",target:-pid,signal:"SIGTERM"},force:{kind:"\
signal",target:-pid,signal:"SIGKILL"}}}async function killTree({pid,platform,gone,graceMs=GRACE_MS},killer=system2){let{
ask:ask2,force}=killSteps(platform,pid);return ask2!==null&&(await killer.act(ask2),await isWithin(gone,graceMs))?!0:(await killer.
act(force),ask2===null)}function listProcessesOf(marker){return system2.pids().filter(pid=>system2.environment(pid)?.includes(
marker)===!0)}var MAX_PASSES=10;function signalAll({pid,marker,platform,signal}){if(platform==="win32")return;let send=target=>nullIfThrown(
()=>process.kill(target,signal));send(-pid);let done=new Set;for(let pass=0;platform==="linux"&&pass<MAX_PASSES;pass+=1){
let others=listProcessesOf(marker).filter(one=>!done.has(one));if(others.length===0)return;for(let one of others)send(one);
for(let one of others)done.add(one)}}function nameOfProcess(pid){return system2.name(pid)}function ownerOf(test){let isOurs=pid=>system2.
identify?.(pid)?.isForeign===!1&&pid!==process.pid;return system2.pids().find(pid=>isOurs(pid)&&system2.name(pid)!==CONTAINER_PROXY&&
test(pid))??null}var CONTAINER_PROXY="docker-proxy";async function killOrphans({pid,platform,marker},killer=system2){let names=platform===
"linux"?await findStaying(marker,killer):[];return platform!=="win32"&&await killer.act(killSteps(platform,pid).force),platform!==
"linux"?[]:(await sweep(()=>markedProcesses(marker,killer),killer),names)}async function killProcessesBelow(folder,killer=system2){
let isBelow=entry=>entry.startsWith(`TMPDIR=${folder}/`);await sweep(()=>killer.pids().filter(pid=>killer.environment(pid)?.
some(isBelow)),killer)}async function endMarkedProcesses(marker,gone,{graceMs=GRACE_MS,killer=system2}={}){for(let target of markedProcesses(
marker,killer))await killer.act({kind:"signal",target,signal:"SIGTERM"});await isWithin(gone,graceMs),await sweep(()=>markedProcesses(
marker,killer),killer)}async function sweep(find,killer){for(let nth=0;nth<MAX_SWEEPS;nth+=1){let pids=find();if(pids.length===
0)return;for(let target of pids)await killer.act({kind:"signal",target,signal:"SIGKILL"});await sleep(SWEEP_PAUSE_MS)}}async function findStaying(marker,killer){
if(markedProcesses(marker,killer).length===0)return[];await sleep(LEAVING_MS);let names=markedProcesses(marker,killer).map(
pid=>killer.name(pid)??"unknown");return[...new Set(names)].sort()}var strangers=new Map;function markedProcesses(marker,killer){
let[name]=marker.split("=",1),unmarked=new Map,marked=killer.pids().filter(pid=>{let identity=killer.identify?.(pid)??null,
isStranger=identity!==null&&strangers.get(pid)===identity.key,entries=isStranger?null:killer.environment(pid),isUnmarked=entries===
null?identity?.isForeign:!entries.some(entry=>entry.startsWith(`${name}=`));return identity!==null&&(isStranger||isUnmarked)&&
unmarked.set(pid,identity.key),entries?.includes(marker)===!0});return strangers=unmarked,marked}async function isWithin(settled,timeoutMs){
let timer=new AbortController,late=sleep(timeoutMs,!1,{signal:timer.signal}).catch(()=>!1),inTime=Promise.allSettled([settled]).
then(()=>!0);return Promise.race([inTime,late]).finally(()=>timer.abort())}var OWN_USER=process.getuid?.(),system2={async act(step){
if(step.kind==="taskkill")return taskkill(step.args);try{process.kill(step.target,step.signal)}catch{}},pids:()=>nullIfThrown(
()=>readdirSync2("/proc").map(Number).filter(Number.isInteger))??[],environment(pid){try{return readFileSync2(`/proc/${pid}\
/environ`,"latin1").split("\0")}catch(error){return isCode(error,"ESRCH")?[]:null}},identify(pid){let stats=nullIfThrown(
()=>statSync(`/proc/${pid}`,{throwIfNoEntry:!1}));if(stats==null)return null;let{ino,ctimeMs,uid}=stats;return{key:`${ino}\
 ${ctimeMs} ${uid}`,isForeign:OWN_USER!==0&&uid!==OWN_USER}},name:pid=>nullIfThrown(()=>readFileSync2(`/proc/${pid}/comm`,
"utf8").trim())};function taskkill(args){let command3=`${process.env.SystemRoot??"C:\\Windows"}\\System32\\taskkill.exe`;
return new Promise(resolve3=>execFile(command3,[...args],{windowsHide:!0},()=>resolve3()))}import{accessSync,constants as constants2,realpathSync,statSync as statSync2}from"node:fs";import{basename,dirname,join as join2,
posix,win32}from"node:path";var STANDARD_PATH="/usr/bin:/bin",WSL_LAUNCHER=/\\(system32|sysnative|windowsapps)\\bash\.exe$/i;function shellFor(platform,find){
let bash=platform==="win32"?findGitBash(find):findAnywhere("bash",find);if(bash!==null){let options=["--noprofile","--no\
rc","-e","-o","pipefail","-c"];return{kind:"bash",command:bash,args:script=>[...options,script]}}let sh=platform==="win3\
2"?null:findAnywhere("sh",find);if(sh!==null)return{kind:"sh",command:sh,args:script=>["-e","-c",script]};throw userError(
"shell-not-found",atKey("run"),{isWindows:platform==="win32"})}function makeProgramFinder({env,platform}){return name=>findOnPath(
name,{env,platform,exists:isProgram})}var STARTED_LATER=["bash","sh","git","nice","taskset","valgrind"];function findProgramsNow(search){
let find=makeProgramFinder(search),paths=new Map(STARTED_LATER.map(name=>[name,followLinks(find(name))]));return name=>posix.
isAbsolute(name)||win32.isAbsolute(name)?find(name):paths.get(name)??null}function followLinks(path4){if(path4===null)return null;
let target=realpathSync(path4);return basename(target)===basename(path4)?target:join2(realpathSync(dirname(path4)),basename(
path4))}function isProgram(path4){return nullIfThrown(()=>(accessSync(path4,constants2.X_OK),statSync2(path4)))?.isFile()??
!1}function findOnPath(name,{env,platform,exists:exists2}){let path4=platform==="win32"?win32:posix;if(path4.isAbsolute(
name))return exists2(name)?name:null;let file2=platform==="win32"?`${name}.exe`:name;return pathVariable(env,platform).split(
path4.delimiter).filter(folder=>path4.isAbsolute(folder)).map(folder=>path4.join(folder,file2)).find(candidate=>!WSL_LAUNCHER.
test(candidate)&&exists2(candidate))??null}function findAnywhere(name,find){return find(name)??find(`/bin/${name}`)??find(
`/usr/bin/${name}`)}function findGitBash(find){let onPath=find("bash");if(onPath!==null&&!WSL_LAUNCHER.test(onPath))return onPath;
let git=find("git");return git===null?null:find(win32.join(win32.dirname(git),"..","bin","bash.exe"))}function pathVariable(env,platform){
if(platform!=="win32")return env.PATH??STANDARD_PATH;let name=Object.keys(env).find(key=>key.toUpperCase()==="PATH");return(name===
void 0?void 0:env[name])??""}var PAUSE_MS2=1,MAX_RUN_MS=100,SEARCH_MS=50,GLANCES=20,GLANCE_MS=.05,SWITCH_MS=.05,MAX_PAUSE_MS=10,MAX_STOPPING_MS=20;function planRunMs({
ranMs,pausedMs},slowdown){return Math.min(MAX_RUN_MS,Math.max(0,(pausedMs+PAUSE_MS2)/slowdown-ranMs))}function planPauseMs({
ranMs,pausedMs},slowdown){return Math.min(MAX_PAUSE_MS,Math.max(PAUSE_MS2,ranMs*slowdown-pausedMs))}function slowTree(root,platform,slowdown){
let totals={ranMs:0,pausedMs:0},tree=[{pid:root,group:root}],phase="running",sinceMs2=performance.now(),searchedMs=0,stopsAtMs=0,
take=()=>{let nowMs=performance.now(),tookMs=nowMs-sinceMs2;return sinceMs2=nowMs,tookMs},resume=()=>{for(let group of groupsOf(
tree).toReversed())signalGroup(group,"SIGCONT")},step=()=>{if(phase==="paused")return resume(),phase="running",totals.pausedMs+=
take()+SWITCH_MS,planRunMs(totals,slowdown);if(phase==="running"){totals.ranMs+=take(),platform==="linux"&&sinceMs2-searchedMs>=
SEARCH_MS&&(tree=listProcesses(root,system),searchedMs=sinceMs2);for(let group of groupsOf(tree))signalGroup(group,"SIGS\
TOP");phase="stopping",stopsAtMs=sinceMs2}return platform==="linux"&&sinceMs2-stopsAtMs<MAX_STOPPING_MS&&!isStopped(tree,
system)?(totals.ranMs+=take(),0):(phase="paused",planPauseMs(totals,slowdown))},timer,next=()=>{timer=setTimeout(next,step()).
unref()};return timer=setTimeout(next,planRunMs(totals,slowdown)).unref(),()=>{clearTimeout(timer),phase!=="running"&&resume()}}
function groupsOf(tree){return[...new Set(tree.map(({group})=>group))]}function listProcesses(root,proc){let others=listTree(
root,proc).flatMap(({pid})=>{let[,,group]=readStat(Number(pid),proc);return Number(group)>1&&Number(pid)!==root?[{pid:Number(
pid),group:Number(group)}]:[]});return[{pid:root,group:root},...others]}function isStopped(tree,proc){let isRunning=({pid})=>readStat(
pid,proc)[0]==="R";for(let glance=0;glance<GLANCES;glance+=1){if(!tree.some(isRunning))return!0;Atomics.wait(NEVER,0,0,GLANCE_MS)}
return!1}var NEVER=new Int32Array(new SharedArrayBuffer(4));function readStat(pid,proc){let stat4=proc.read(`${pid}/stat`)??
"";return stat4.slice(stat4.lastIndexOf(")")+2).split(" ")}function signalGroup(group,signal){nullIfThrown(()=>process.kill(
-group,signal))}var MARKER_VARIABLE="BENCH_REFEREE_INVOCATION",STDERR_TAIL_BYTES=16*1024,FLOOD_EXCERPT_BYTES=16*1024,DRAIN_MS=250,LOST_MS=2e3,
MAX_TIMER_MS=2**31-1;function makeRun(world){let timeTool;return spec=>asEffect(async()=>(spec.meter&&(timeTool??=findTimeTool(
world.platform,world.temporaryRoot)),runChild(spec,{...world,timeTool:await timeTool??null})))}async function runChild(spec,world){
if(world.signal.aborted)return makeStartFailure("cancelled","cancelled before it was started");let start=prepareShell(spec,
world);if(typeof start=="string")return makeStartFailure("unstartable",start);if(!(statSync3(spec.folder,{throwIfNoEntry:!1})?.
isDirectory()??!1))return makeStartFailure("unstartable",`there is no folder "${spec.folder}"`);let{shell,prefix}=start,
meter=spec.meter?openMeter(world.platform,world.temporaryRoot,{timeTool:world.timeTool,watchQueue:spec.watchQueue}):null;
try{let args=meter===null?shell.args(spec.script):meter.args(shell,spec.script);return await supervise(spec,world,meter,
[...prefix,shell.command,...args])}finally{meter?.close()}}async function supervise(spec,world,meter,words){let marker=randomBytes(
8).toString("hex"),startedAt=process.hrtime.bigint(),child2=trySpawn(spec,world.platform,words,marker);if(typeof child2==
"string")return makeStartFailure("unstartable",child2);let{pid}=child2,exited=exitOf(child2,startedAt),closed=new Promise(
resolve3=>child2.once("close",resolve3));if(pid===void 0)return makeStartFailure("unstartable",(await exited).error?.message??
"no process");meter?.begin(pid);let stopPausing=spec.slowdown&&world.platform!=="win32"?slowTree(pid,world.platform,spec.
slowdown):null,{service:service2}=world;service2?.started({pid,marker:`${MARKER_VARIABLE}=${marker}`});let stopping=new AbortController,
stop=reason3=>stopping.abort(reason3),reason2=()=>stopping.signal.reason??null,cancel=()=>stop("cancelled"),timer=setTimeout(
stop,Math.min(spec.deadlineMs,MAX_TIMER_MS),"deadline");world.signal.addEventListener("abort",cancel,{once:!0}),service2?.
stop.addEventListener("abort",()=>stop("stopped"),{once:!0});let{stdout,stderr}=captureOutput(child2,service2?null:spec.
outputLimitBytes,()=>stop("flood"));await Promise.race([exited,once(stopping.signal,"abort")]),clearTimeout(timer),stopPausing?.(),
world.signal.removeEventListener("abort",cancel);let isStopped2=reason2()!==null,wasObedient=!isStopped2||await killTree(
{pid,platform:world.platform,gone:exited}),isGone=await isWithin(exited,LOST_MS);await isWithin(closed,DRAIN_MS);let left=await killOrphans(
{pid,platform:world.platform,marker:`${MARKER_VARIABLE}=${marker}`}),orphans=isStopped2?[]:left;child2.stdout?.destroy(),
child2.stderr?.destroy(),child2.unref();let exit=isGone?await exited:{code:null,signal:null,error:null,durationMs:sinceMs(
startedAt)},usage=spec.meter?await meter?.end()??NO_USAGE:null;return{...outcome(exit,reason2(),spec),stdout:stdout.text(
stdout.isOverflown?FLOOD_EXCERPT_BYTES:void 0),stderrTail:stderr.text(),durationMs:exit.durationMs,usage,orphans,...omitNull(
{wasForced:wasObedient?null:!0})}}function trySpawn({folder,env},platform,[command3="",...args],marker){try{return spawn(
command3,args,{...startOptions(platform),cwd:folder,env:{...env,[MARKER_VARIABLE]:marker},stdio:["ignore","pipe","pipe"]})}catch(error){
return formatThrown(error)}}function exitOf(child2,startedAt){return new Promise(resolve3=>{child2.on("error",error=>{child2.
pid===void 0&&resolve3({code:null,signal:null,error,durationMs:0})}),child2.once("exit",(code2,signal)=>resolve3({code:code2,
signal,error:null,durationMs:sinceMs(startedAt)}))})}function makeEndOfOutput(){let tail=makeTail(STDERR_TAIL_BYTES);return{
add:chunk=>(tail.add(chunk),!0),isOverflown:!1,text:tail.text}}function captureOutput(child2,limitBytes,flooded){let stdout=limitBytes===
null?makeEndOfOutput():makeCapture(limitBytes),stderr=makeTail(STDERR_TAIL_BYTES);child2.stdout?.on("data",chunk=>{stdout.
add(chunk)||(flooded(),child2.stdout?.destroy())}),child2.stderr?.on("data",chunk=>stderr.add(chunk));for(let stream of[
child2.stdout,child2.stderr])stream?.on("error",()=>{});return{stdout,stderr}}function outcome(exit,stop,spec){let stops={
deadline:`still running after ${spec.deadlineMs/1e3} s`,flood:`more than ${spec.outputLimitBytes} bytes of output`,cancelled:"\
cancelled",stopped:"stopped"};return stop!==null?{ending:stop,exitCode:null,detail:stops[stop]}:exit.code===null?{ending:"\
signal",exitCode:null,detail:exit.signal??"unknown signal"}:{ending:"exit",exitCode:exit.code,detail:""}}function makeStartFailure(ending,detail){
return{ending,exitCode:null,detail,durationMs:0,stdout:"",stderrTail:"",usage:null}}function prepareShell({env,affinity,
wrapper},{platform,find=makeProgramFinder({env,platform})}){try{let prefix=affinity?makeAffinityPrefix(affinity,find):[],
[name,...args]=wrapper??[];if(name!==void 0){let program=find(name);if(program===null)throw new Error(`there is no progr\
am "${name}"`);prefix.push(program,...args)}return{shell:shellFor(platform,find),prefix}}catch(error){return formatThrown(
error)}}function sinceMs(start){return Number(process.hrtime.bigint()-start)/1e6}import{rmdirSync}from"node:fs";import{chmod,copyFile,mkdir,mkdtemp as mkdtemp2,open as open3,rename,rm as rm3,stat,utimes as utimes2}from"node:fs/promises";
import{dirname as dirname4,join as join5}from"node:path";import{lstatSync}from"node:fs";var brotliCompress=(...call)=>__require("node:zlib").brotliCompress(...call),gunzipSync=(...call)=>__require("node:zlib").
gunzipSync(...call),gzip=(...call)=>__require("node:zlib").gzip(...call);var MAX_COMPRESSED_BYTES=256*1024*1024,COMPRESS={gzip,brotli:brotliCompress},measureSize=async(path4,compressions)=>{let sizes={
none:null,gzip:null,brotli:null},wanted=compressions.filter(one=>one!=="none"),stats=nullIfThrown(()=>lstatSync(path4));
if(stats===null||!stats.isFile())return sizes;let bytes=wanted.length===0?null:await readRegularBytes(path4,MAX_COMPRESSED_BYTES);
for(let one of bytes===null?[]:wanted)sizes[one]=await measureCompression(COMPRESS[one],bytes);return{...sizes,none:bytes?.
length??stats.size}};function measureCompression(compress,bytes){return new Promise((resolve3,reject)=>{compress(bytes,(error,compressed)=>error===
null?resolve3(compressed.length):reject(error))})}import{chmodSync,lstatSync as lstatSync2,mkdirSync,readdirSync as readdirSync3,readFileSync as readFileSync3,readlinkSync,
symlinkSync,writeFileSync}from"node:fs";import{lstat,open,readdir,readlink,realpath as realpath2}from"node:fs/promises";
import{dirname as dirname2,isAbsolute,join as join3,posix as posix2,relative,sep}from"node:path";var SKIP_REASONS=["same-tree","paths","depends-on"],MEASURE_REASONS=["changed-inside","changed-gate","changed-benchmarks",
"paths-folder","paths-unmatched","depends-on-unmatched","command-outside","files-differ","files-unreadable","links-astra\
y"];var LEADS_OUT="leads out: ";function isSkip({reason:reason2}){return SKIP_REASONS.includes(reason2)}function canFilesDeceive({
reason:reason2}){return reason2==="changed-gate"||reason2==="changed-benchmarks"}function decide(command3,reason2,paths){
return{command:command3,reason:reason2,examples:paths.slice(0,5),count:paths.length}}function listSkippedCommands(decisions){
return new Set(decisions?.filter(isSkip).map(({command:command3})=>command3))}var MAX_ENTRIES=1e6,CHUNK_BYTES=1024*1024,digestFiles=async(folder,isWanted)=>{let root=await realpath2(folder),digests=new Map,
seen=0,visit=async(path4,isBelowWanted)=>{if(seen+=1,seen>MAX_ENTRIES&&digests.set(path4,null),digests.has(path4))return;
let stats=await lstat(join3(root,path4)).catch(()=>null),isLink=stats?.isSymbolicLink()??!1,isIncluded=isBelowWanted||path4!==
""&&isWanted(path4,isLink);if(stats?.isDirectory()){let names=await readdir(join3(root,path4)).catch(()=>[]);for(let name of names.
sort())(path4!==""||name!==".git")&&await visit(posix2.join(path4,name),isBelowWanted)}else if(isIncluded){let target=isLink?
await targetInside(root,path4):null,digest=stats&&await digestOf(join3(root,path4),stats);digests.set(path4,isLink&&target===
null?`${LEADS_OUT}${digest}`:digest),target!==null&&await visit(target,!0)}};return await visit("",!1),digests};async function digestOf(path4,stats){
if(stats.isSymbolicLink())return`link ${await readlink(path4).catch(()=>"")}`;if(!stats.isFile())return null;try{var _stack=[];
try{let file2=__using(_stack,await open(path4,SAFE_OPEN),!0);if(!(await file2.stat()).isFile())return null;let hash=createHash(
"sha256");let chunk=Buffer.allocUnsafeSlow(CHUNK_BYTES);for(let{bytesRead}=await file2.read(chunk);bytesRead>0;{bytesRead}=
await file2.read(chunk))hash.update(chunk.subarray(0,bytesRead));return`file ${(stats.mode&4095).toString(8)} ${hash.digest(
"hex")}`}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{
return null}}async function targetInside(root,path4){let target=await realpath2(join3(root,path4)).catch(()=>null);if(target===
null)return null;let inside=relative(root,target);return!isAbsolute(inside)&&inside!==".."&&!inside.startsWith(`..${sep}`)&&
inside.split(sep)[0]!==".git"?inside.replaceAll(sep,"/"):null}var MODES={file:420,program:493},keepFiles=(folder,paths,limitBytes)=>{
let files=new Map,bytesLeft=limitBytes;for(let path4 of paths??walkFiles(folder)){let place=join3(folder,path4),stats=nullIfThrown(
()=>lstatSync2(place));if(stats?.isFile()&&(bytesLeft-=stats.size),bytesLeft<0)return null;let file2=stats&&keepFile(place,
stats);file2!==null&&files.set(path4,file2)}return files};function keepFile(place,stats){return stats.isSymbolicLink()?{
kind:"link",data:Buffer.from(readlinkSync(place))}:stats.isFile()?{kind:stats.mode&64?"program":"file",data:readFileSync3(
place)}:null}var restoreFiles=(folder,files)=>{let made=new Set;mkdirSync(folder,{recursive:!0});for(let[path4,{kind,data}]of files){
let target=join3(folder,path4),parent=dirname2(target);made.has(parent)||mkdirSync(parent,{recursive:!0}),made.add(parent),
kind==="link"?symlinkSync(data.toString(),target):(writeFileSync(target,data,{flag:"wx",mode:MODES[kind]}),kind==="progr\
am"&&chmodSync(target,MODES[kind]))}},MAX_FINGERPRINTS=2e4;function readFingerprints(folder){let stamps=new Map;for(let path4 of walkFiles(
folder,SKIPPED_FOLDERS)){let stamp=readFingerprint(join3(folder,path4));if(stamp!==null&&stamps.set(path4,stamp),stamps.
size===MAX_FINGERPRINTS)break}return stamps}function*walkFiles(folder,skipped=new Set){let folders=[""];for(let below of folders)
for(let entry of nullIfThrown(()=>readdirSync3(join3(folder,below),{withFileTypes:!0}))??[]){let path4=posix2.join(below,
entry.name);entry.isDirectory()?skipped.has(entry.name)||folders.push(path4):yield path4}}function readFingerprint(path4){
let stats=nullIfThrown(()=>lstatSync2(path4));if(stats===null)return null;let{ino,mode,size,mtimeMs,ctimeMs,nlink}=stats;
return[ino,mode,size,mtimeMs,nlink>1?"shared":ctimeMs].join(" ")}import{open as open2}from"node:fs/promises";var CHUNK_BYTES2=1024*1024;async function readProfileFile(path4,max){return decompressProfile(path4,await readBytes(path4,
max),max)}async function readBytes(path4,max){let checkSize=got=>{if(got>max)throw userError("profile-too-large",inFile(
path4),{got,max})};try{var _stack=[];try{let file2=__using(_stack,await open2(path4,"r"),!0);let facts=await file2.stat();
if(facts.isDirectory())throw userError("not-a-regular-file",inFile(path4),{kind:"folder"});checkSize(facts.size);let chunks=[];
let length=0;for await(let chunk of file2.createReadStream({autoClose:!1,highWaterMark:CHUNK_BYTES2}))chunks.push(chunk),
length+=chunk.length,checkSize(length);return Buffer.concat(chunks,length)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){throw relocate(error,inFile(path4))}}function decompressProfile(path4,bytes,max){
if(bytes[0]!==31||bytes[1]!==139)return bytes;try{return gunzipSync(bytes,{maxOutputLength:max})}catch(error){let code2=errorCodeOf(
error);throw code2==="ERR_BUFFER_TOO_LARGE"?userError("profile-grows-too-large",inFile(path4),{max}):userError("profile-\
compression-broken",inFile(path4),{reason:code2})}}import{chmodSync as chmodSync2,closeSync,lstatSync as lstatSync3,lutimesSync,openSync,readSync,renameSync,rmSync as rmSync2,
writeFileSync as writeFileSync2}from"node:fs";import{dirname as dirname3,extname,join as join4}from"node:path";var ELF=Buffer.from("\x7FELF","latin1"),LIBRARY_ENDINGS=[".so",".node"],markProgram=path4=>{let stats=nullIfThrown(()=>lstatSync3(
path4));return stats===null||!canBeCopied(stats)||!isLoadable(path4,stats)||!nullIfThrown(()=>readStart(path4).equals(ELF))?
null:(setTimes(path4,stats),lstatSync3(path4).mtimeMs)};function isLoadable(path4,{mode}){return(mode&73)>0||LIBRARY_ENDINGS.
includes(extname(path4))}function canBeCopied(stats){return stats.isFile()&&(stats.mode&3584)===0&&stats.uid===process.getuid?.()}
function readStart(path4){let start=Buffer.alloc(ELF.length),file2=openSync(path4,SAFE_OPEN);try{readSync(file2,start)}finally{
closeSync(file2)}return start}var moveIfUsed=(path4,changedMs,limitBytes)=>{let stats=nullIfThrown(()=>lstatSync3(path4));
if(stats===null||stats.mtimeMs!==changedMs||stats.atimeMs===changedMs||!canBeCopied(stats)||stats.size>limitBytes)return 0;
let fresh=join4(dirname3(path4),`.bench-referee-${randomUUID()}`);try{return copyContent(path4,fresh),chmodSync2(fresh,stats.
mode),setTimes(fresh,stats),rmSync2(path4),renameSync(fresh,path4),stats.size}catch{return rmSync2(fresh,{force:!0}),0}},
CHUNK_BYTES3=256*1024;function copyContent(path4,fresh){let chunk=Buffer.allocUnsafeSlow(CHUNK_BYTES3),[from,to]=[openSync(
path4,SAFE_OPEN),openSync(fresh,"wx")];try{for(let length=readSync(from,chunk);length>0;length=readSync(from,chunk))writeFileSync2(
to,chunk.subarray(0,length))}finally{closeSync(from),closeSync(to)}}var LOST_MS2=.01;function setTimes(path4,{mtimeMs}){
let seconds=Math.floor(mtimeMs+LOST_MS2)/1e3;lutimesSync(path4,seconds,seconds)}import{rm as rm2,utimes}from"node:fs/promises";import{promisify}from"node:util";async function runProgram(path4,...args){
return promisify(execFile)(path4,args,{env:{}}).then(()=>!0,()=>!1)}var LATER_MS=1e4,copyClone=async(from,to)=>{if(await runProgram(
"/bin/cp","-RPp","--",from,to)){let later=new Date(Date.now()+LATER_MS);return await utimes(`${to}/.git/index`,later,later),
!0}return await rm2(to,{recursive:!0,force:!0}),!1};async function removeFolder(path4){await runProgram("/bin/rm","-rf",
"--",path4)}var REMOVE_RETRIES={maxRetries:10,retryDelay:100};function makeFiles(temporaryRoot){let endOf=new Map;return{read:readRegularFile,
readProfile:async(path4,limitBytes)=>{let bytes=await readRegularBytes(path4,limitBytes);return bytes&&decompressProfile(
path4,bytes,limitBytes)},write:(path4,text3)=>asEffect(()=>replaceFile(path4,text3)),async writeProgram(path4,script){await replaceFile(
path4,script),await chmod(path4,493)},list:listRegularFiles,measureSize,readBytes:readRegularBytes,digest:digestFiles,keep:keepFiles,
restore:restoreFiles,copy,copyClone,makeFolder,stamps:readFingerprints,markProgram,moveIfUsed,move:rename,async remove(path4){
endOf.has(path4)&&await removeFolder(path4),await remove(path4),endOf.get(path4)?.()},temporaryRoot,async temporaryFolder(prefix,{
isKept=!1}={}){let end=beginEffect(),path4=await makeTemporaryFolder(temporaryRoot,prefix).catch(error=>{throw end(),error});
return isKept?end():endOf.set(path4,end),path4}}}async function makeFolder(path4){try{await mkdir(path4)}catch(error){if((await stat(
path4).catch(()=>null))?.isDirectory())return;let above=dirname4(path4);if(!isCode(error,"ENOENT")||above===path4||await nullIfMissing(
stat(above))!==null)throw error;await makeFolder(above),await makeFolder(path4)}}async function makeTemporaryFolder(root,prefix){
try{return await makeFolder(root),await mkdtemp2(join5(root,prefix))}catch(error){let cause=userErrorOf(error);if(cause===
null)throw error;let causes=cause.diagnostics;throw userError("temporary-folder-unusable",about("temporary folder"),{folder:root},
{causes})}}async function replaceFile(path4,text3){await makeFolder(dirname4(path4));let replaced=await checkWritableFile(
path4),fresh=join5(dirname4(path4),`.bench-referee-${randomUUID()}`);try{{var _stack=[];try{let file2=__using(_stack,await open3(
fresh,"wx"),!0);await file2.writeFile(text3);replaced!==null&&await file2.chmod(replaced.mode)}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}await rename(fresh,path4)}catch(error){throw await rm3(
fresh,{force:!0}),error}}async function copy(from,to){let stats=await nullIfMissing(stat(from));if(stats===null||(checkRegularFile(
from,stats,Number.POSITIVE_INFINITY),await makeFolder(dirname4(to)),await nullIfMissing(copyFile(from,to).then(()=>!0))===
null))return!1;let changed=new Date(Math.floor(stats.mtimeMs));return await utimes2(to,changed,changed),!0}async function remove(path4){
try{return rmdirSync(path4)}catch(error){if(isCode(error,"ENOENT"))return}let options={recursive:!0,force:!0,...REMOVE_RETRIES};
try{await rm3(path4,options)}catch(error){if(isCode(error,"ENAMETOOLONG"))await moveDeepFoldersUp(path4);else if(isCode(
error,"EACCES","EPERM"))await makeFoldersWritable(path4);else throw error;await rm3(path4,options)}}var LONG_PATH=1e3;async function moveDeepFoldersUp(folder){
let folders=[folder];for(let below of folders)for(let entry of await entriesOf(below)){if(!entry.isDirectory())continue;
let path4=join5(below,entry.name),lifted=path4.length-folder.length>LONG_PATH?join5(folder,randomUUID()):path4;lifted!==
path4&&await rename(path4,lifted),folders.push(lifted)}}async function makeFoldersWritable(folder){await chmod(folder,448);
for(let entry of await entriesOf(folder))entry.isDirectory()&&await makeFoldersWritable(join5(folder,entry.name))}import{StringDecoder}from"string_decoder";import*as os from"os";import*as events from"events";import*as child from"child_process";import*as path3 from"path";import*as path2 from"path";import*as fs from"fs";import*as path from"path";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve3){resolve3(value)})}return new(P||(P=Promise))(function(resolve3,reject){
function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.
throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve3(result.value):adopt(result.value).then(fulfilled,
rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},{chmod:chmod2,copyFile:copyFile2,lstat:lstat2,
mkdir:mkdir2,open:open4,readdir:readdir2,rename:rename2,rm:rm4,rmdir,stat:stat2,symlink,unlink}=fs.promises,IS_WINDOWS=process.
platform==="win32";var READONLY=fs.constants.O_RDONLY;function exists(fsPath){return __awaiter(this,void 0,void 0,function*(){try{yield stat2(
fsPath)}catch(err){if(err.code==="ENOENT")return!1;throw err}return!0})}function isRooted(p){if(p=normalizeSeparators(p),!p)throw new Error('isRooted() parameter "p" cannot be empty');return IS_WINDOWS?
p.startsWith("\\")||/^[A-Z]:/i.test(p):p.startsWith("/")}function tryGetExecutablePath(filePath,extensions){return __awaiter(
this,void 0,void 0,function*(){let stats;try{stats=yield stat2(filePath)}catch(err){err.code!=="ENOENT"&&console.log(`Un\
expected error attempting to determine if executable file exists '${filePath}': ${err}`)}if(stats&&stats.isFile()){if(IS_WINDOWS){
let upperExt=path.extname(filePath).toUpperCase();if(extensions.some(validExt=>validExt.toUpperCase()===upperExt))return filePath}else if(isUnixExecutable(
stats))return filePath}let originalFilePath=filePath;for(let extension of extensions){filePath=originalFilePath+extension,
stats=void 0;try{stats=yield stat2(filePath)}catch(err){err.code!=="ENOENT"&&console.log(`Unexpected error attempting to\
 determine if executable file exists '${filePath}': ${err}`)}if(stats&&stats.isFile()){if(IS_WINDOWS){try{let directory=path.dirname(
filePath),upperName=path.basename(filePath).toUpperCase();for(let actualName of yield readdir2(directory))if(upperName===
actualName.toUpperCase()){filePath=path.join(directory,actualName);break}}catch(err){console.log(`Unexpected error attem\
pting to determine the actual case of the file '${filePath}': ${err}`)}return filePath}else if(isUnixExecutable(stats))return filePath}}
return""})}function normalizeSeparators(p){return p=p||"",IS_WINDOWS?(p=p.replace(/\//g,"\\"),p.replace(/\\\\+/g,"\\")):
p.replace(/\/\/+/g,"/")}function isUnixExecutable(stats){return(stats.mode&1)>0||(stats.mode&8)>0&&process.getgid!==void 0&&
stats.gid===process.getgid()||(stats.mode&64)>0&&process.getuid!==void 0&&stats.uid===process.getuid()}var __awaiter2=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve3){
resolve3(value)})}return new(P||(P=Promise))(function(resolve3,reject){function fulfilled(value){try{step(generator.next(
value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve3(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,
_arguments||[])).next())})};function which(tool,check){return __awaiter2(this,void 0,void 0,function*(){if(!tool)throw new Error("parameter 'tool' i\
s required");if(check){let result=yield which(tool,!1);if(!result)throw IS_WINDOWS?new Error(`Unable to locate executabl\
e file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the \
PATH environment variable. Also verify the file has a valid extension for an executable file.`):new Error(`Unable to loc\
ate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory spec\
ified by the PATH environment variable. Also check the file mode to verify the file is executable.`);return result}let matches=yield findInPath(
tool);return matches&&matches.length>0?matches[0]:""})}function findInPath(tool){return __awaiter2(this,void 0,void 0,function*(){
if(!tool)throw new Error("parameter 'tool' is required");let extensions=[];if(IS_WINDOWS&&process.env.PATHEXT)for(let extension of process.
env.PATHEXT.split(path2.delimiter))extension&&extensions.push(extension);if(isRooted(tool)){let filePath=yield tryGetExecutablePath(
tool,extensions);return filePath?[filePath]:[]}if(tool.includes(path2.sep))return[];let directories=[];if(process.env.PATH)
for(let p of process.env.PATH.split(path2.delimiter))p&&directories.push(p);let matches=[];for(let directory of directories){
let filePath=yield tryGetExecutablePath(path2.join(directory,tool),extensions);filePath&&matches.push(filePath)}return matches})}import{setTimeout as setTimeout2}from"timers";var __awaiter3=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve3){resolve3(value)})}return new(P||(P=Promise))(function(resolve3,reject){
function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.
throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve3(result.value):adopt(result.value).then(fulfilled,
rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},IS_WINDOWS2=process.platform==="win32",ToolRunner=class extends events.EventEmitter{constructor(toolPath,args,options){
if(super(),!toolPath)throw new Error("Parameter 'toolPath' cannot be null or empty.");this.toolPath=toolPath,this.args=args||
[],this.options=options||{}}_debug(message2){this.options.listeners&&this.options.listeners.debug&&this.options.listeners.
debug(message2)}_getCommandString(options,noPrefix){let toolPath=this._getSpawnFileName(),args=this._getSpawnArgs(options),
cmd=noPrefix?"":"[command]";if(IS_WINDOWS2)if(this._isCmdFile()){cmd+=toolPath;for(let a of args)cmd+=` ${a}`}else if(options.
windowsVerbatimArguments){cmd+=`"${toolPath}"`;for(let a of args)cmd+=` ${a}`}else{cmd+=this._windowsQuoteCmdArg(toolPath);
for(let a of args)cmd+=` ${this._windowsQuoteCmdArg(a)}`}else{cmd+=toolPath;for(let a of args)cmd+=` ${a}`}return cmd}_processLineBuffer(data,strBuffer,onLine){
try{let s=strBuffer+data.toString(),n=s.indexOf(os.EOL);for(;n>-1;){let line=s.substring(0,n);onLine(line),s=s.substring(
n+os.EOL.length),n=s.indexOf(os.EOL)}return s}catch(err){return this._debug(`error processing line. Failed with error ${err}`),
""}}_getSpawnFileName(){return IS_WINDOWS2&&this._isCmdFile()?process.env.COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs(options){
if(IS_WINDOWS2&&this._isCmdFile()){let argline=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(let a of this.
args)argline+=" ",argline+=options.windowsVerbatimArguments?a:this._windowsQuoteCmdArg(a);return argline+='"',[argline]}
return this.args}_endsWith(str,end){return str.endsWith(end)}_isCmdFile(){let upperToolPath=this.toolPath.toUpperCase();
return this._endsWith(upperToolPath,".CMD")||this._endsWith(upperToolPath,".BAT")}_windowsQuoteCmdArg(arg){if(!this._isCmdFile())
return this._uvQuoteCmdArg(arg);if(!arg)return'""';let cmdSpecialChars=[" ","	","&","(",")","[","]","{","}","^","=",";",
"!","'","+",",","`","~","|","<",">",'"'],needsQuotes=!1;for(let char of arg)if(cmdSpecialChars.some(x=>x===char)){needsQuotes=
!0;break}if(!needsQuotes)return arg;let reverse='"',quoteHit=!0;for(let i=arg.length;i>0;i--)reverse+=arg[i-1],quoteHit&&
arg[i-1]==="\\"?reverse+="\\":arg[i-1]==='"'?(quoteHit=!0,reverse+='"'):quoteHit=!1;return reverse+='"',reverse.split("").
reverse().join("")}_uvQuoteCmdArg(arg){if(!arg)return'""';if(!arg.includes(" ")&&!arg.includes("	")&&!arg.includes('"'))
return arg;if(!arg.includes('"')&&!arg.includes("\\"))return`"${arg}"`;let reverse='"',quoteHit=!0;for(let i=arg.length;i>
0;i--)reverse+=arg[i-1],quoteHit&&arg[i-1]==="\\"?reverse+="\\":arg[i-1]==='"'?(quoteHit=!0,reverse+="\\"):quoteHit=!1;return reverse+=
'"',reverse.split("").reverse().join("")}_cloneExecOptions(options){options=options||{};let result={cwd:options.cwd||process.
cwd(),env:options.env||process.env,silent:options.silent||!1,windowsVerbatimArguments:options.windowsVerbatimArguments||
!1,failOnStdErr:options.failOnStdErr||!1,ignoreReturnCode:options.ignoreReturnCode||!1,delay:options.delay||1e4};return result.
outStream=options.outStream||process.stdout,result.errStream=options.errStream||process.stderr,result}_getSpawnOptions(options,toolPath){
options=options||{};let result={};return result.cwd=options.cwd,result.env=options.env,result.windowsVerbatimArguments=options.
windowsVerbatimArguments||this._isCmdFile(),options.windowsVerbatimArguments&&(result.argv0=`"${toolPath}"`),result}exec(){
return __awaiter3(this,void 0,void 0,function*(){return!isRooted(this.toolPath)&&(this.toolPath.includes("/")||IS_WINDOWS2&&
this.toolPath.includes("\\"))&&(this.toolPath=path3.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),
this.toolPath=yield which(this.toolPath,!0),new Promise((resolve3,reject)=>__awaiter3(this,void 0,void 0,function*(){this.
_debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");for(let arg of this.args)this._debug(`   ${arg}`);let optionsNonNull=this.
_cloneExecOptions(this.options);!optionsNonNull.silent&&optionsNonNull.outStream&&optionsNonNull.outStream.write(this._getCommandString(
optionsNonNull)+os.EOL);let state=new ExecState(optionsNonNull,this.toolPath);if(state.on("debug",message2=>{this._debug(
message2)}),this.options.cwd&&!(yield exists(this.options.cwd)))return reject(new Error(`The cwd: ${this.options.cwd} do\
es not exist!`));let fileName=this._getSpawnFileName(),cp=child.spawn(fileName,this._getSpawnArgs(optionsNonNull),this._getSpawnOptions(
this.options,fileName)),stdbuffer="";cp.stdout&&cp.stdout.on("data",data=>{this.options.listeners&&this.options.listeners.
stdout&&this.options.listeners.stdout(data),!optionsNonNull.silent&&optionsNonNull.outStream&&optionsNonNull.outStream.write(
data),stdbuffer=this._processLineBuffer(data,stdbuffer,line=>{this.options.listeners&&this.options.listeners.stdline&&this.
options.listeners.stdline(line)})});let errbuffer="";if(cp.stderr&&cp.stderr.on("data",data=>{state.processStderr=!0,this.
options.listeners&&this.options.listeners.stderr&&this.options.listeners.stderr(data),!optionsNonNull.silent&&optionsNonNull.
errStream&&optionsNonNull.outStream&&(optionsNonNull.failOnStdErr?optionsNonNull.errStream:optionsNonNull.outStream).write(
data),errbuffer=this._processLineBuffer(data,errbuffer,line=>{this.options.listeners&&this.options.listeners.errline&&this.
options.listeners.errline(line)})}),cp.on("error",err=>{state.processError=err.message,state.processExited=!0,state.processClosed=
!0,state.CheckComplete()}),cp.on("exit",code2=>{state.processExitCode=code2,state.processExited=!0,this._debug(`Exit cod\
e ${code2} received from tool '${this.toolPath}'`),state.CheckComplete()}),cp.on("close",code2=>{state.processExitCode=code2,
state.processExited=!0,state.processClosed=!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}'`),state.
CheckComplete()}),state.on("done",(error,exitCode)=>{stdbuffer.length>0&&this.emit("stdline",stdbuffer),errbuffer.length>
0&&this.emit("errline",errbuffer),cp.removeAllListeners(),error?reject(error):resolve3(exitCode)}),this.options.input){if(!cp.
stdin)throw new Error("child process missing stdin");cp.stdin.end(this.options.input)}}))})}};function argStringToArray(argString){
let args=[],inQuotes=!1,escaped=!1,arg="";function append(c){escaped&&c!=='"'&&(arg+="\\"),arg+=c,escaped=!1}for(let i=0;i<
argString.length;i++){let c=argString.charAt(i);if(c==='"'){escaped?append(c):inQuotes=!inQuotes;continue}if(c==="\\"&&escaped){
append(c);continue}if(c==="\\"&&inQuotes){escaped=!0;continue}if(c===" "&&!inQuotes){arg.length>0&&(args.push(arg),arg="");
continue}append(c)}return arg.length>0&&args.push(arg.trim()),args}var ExecState=class _ExecState extends events.EventEmitter{constructor(options,toolPath){
if(super(),this.processClosed=!1,this.processError="",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,
this.delay=1e4,this.done=!1,this.timeout=null,!toolPath)throw new Error("toolPath must not be empty");this.options=options,
this.toolPath=toolPath,options.delay&&(this.delay=options.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():
this.processExited&&(this.timeout=setTimeout2(_ExecState.HandleTimeout,this.delay,this)))}_debug(message2){this.emit("de\
bug",message2)}_setResult(){let error;this.processExited&&(this.processError?error=new Error(`There was an error when at\
tempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`):
this.processExitCode!==0&&!this.options.ignoreReturnCode?error=new Error(`The process '${this.toolPath}' failed with exi\
t code ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&(error=new Error(`The process '${this.toolPath}\
' failed because one or more lines were written to the STDERR stream`))),this.timeout&&(clearTimeout(this.timeout),this.
timeout=null),this.done=!0,this.emit("done",error,this.processExitCode)}static HandleTimeout(state){if(!state.done){if(!state.
processClosed&&state.processExited){let message2=`The STDIO streams did not close within ${state.delay/1e3} seconds of t\
he exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has no\
t yet exited.`;state._debug(message2)}state._setResult()}}};var __awaiter4=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve3){
resolve3(value)})}return new(P||(P=Promise))(function(resolve3,reject){function fulfilled(value){try{step(generator.next(
value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve3(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,
_arguments||[])).next())})};function exec(commandLine,args,options){return __awaiter4(this,void 0,void 0,function*(){let commandArgs=argStringToArray(
commandLine);if(commandArgs.length===0)throw new Error("Parameter 'commandLine' cannot be null or empty.");let toolPath=commandArgs[0];
return args=commandArgs.slice(1).concat(args||[]),new ToolRunner(toolPath,args,options).exec()})}function getExecOutput(commandLine,args,options){
return __awaiter4(this,void 0,void 0,function*(){var _a,_b;let stdout="",stderr="",stdoutDecoder=new StringDecoder("utf8"),
stderrDecoder=new StringDecoder("utf8"),originalStdoutListener=(_a=options?.listeners)===null||_a===void 0?void 0:_a.stdout,
originalStdErrListener=(_b=options?.listeners)===null||_b===void 0?void 0:_b.stderr,stdErrListener=data=>{stderr+=stderrDecoder.
write(data),originalStdErrListener&&originalStdErrListener(data)},stdOutListener=data=>{stdout+=stdoutDecoder.write(data),
originalStdoutListener&&originalStdoutListener(data)},listeners=Object.assign(Object.assign({},options?.listeners),{stdout:stdOutListener,
stderr:stdErrListener}),exitCode=yield exec(commandLine,args,Object.assign(Object.assign({},options),{listeners}));return stdout+=
stdoutDecoder.end(),stderr+=stderrDecoder.end(),{exitCode,stdout,stderr}})}var MIN_GIT_VERSION="2.30",ARGUMENTS=["core.hooksPath=/dev/null","core.fsmonitor=false","protocol.version=2","gc.auto=0",
"maintenance.auto=false","advice.detachedHead=false"].flatMap(setting=>["-c",setting]),QUIET={GIT_TERMINAL_PROMPT:"0",GIT_LFS_SKIP_SMUDGE:"\
1"},TRUST_FOLDERS=["safe.directory","*"],REPOSITORY_VARIABLES=new Set(["GIT_ALTERNATE_OBJECT_DIRECTORIES","GIT_COMMON_DI\
R","GIT_DIR","GIT_GRAFT_FILE","GIT_IMPLICIT_WORK_TREE","GIT_INDEX_FILE","GIT_INTERNAL_SUPER_PREFIX","GIT_NO_REPLACE_OBJE\
CTS","GIT_OBJECT_DIRECTORY","GIT_PREFIX","GIT_REPLACE_REF_BASE","GIT_SHALLOW_FILE","GIT_WORK_TREE"]),MARK2="BENCH_REFERE\
E_GIT";function makeGit({env,platform,signal}){let find=makeProgramFinder({env:dropUndefinedVariables(env),platform}),run2=async(args,options)=>{
let git=find("git");if(git===null)throw userError("git-not-found",about("git"),{needed:MIN_GIT_VERSION});if(signal.aborted)
throw makeCancelledError();let id=randomUUID(),running=getExecOutput(`"${git}"`,[...ARGUMENTS,...args],{cwd:options.folder,
env:{...gitEnvironment(env,options),[MARK2]:id},silent:!0,ignoreReturnCode:!0,...omitNull({input:options.input===void 0?
null:Buffer.from(options.input)})}).catch(error=>{let reason2=error instanceof Error?error.message:String(error);throw userError(
"git-not-started",about("git"),{reason:reason2})}),result=await awaitUnlessCancelled(running,`${MARK2}=${id}`,signal);return throwIfForeign(
result,options.folder),result},checked;return(args,options)=>asEffect(async()=>(checked??=run2(["--version"],{folder:options.
folder}).then(refuseOldGit),await checked,run2(args,options)))}function throwIfForeign({exitCode,stderr},folder){let[,path4=folder]=/safe\.directory '?([^'\n]+)/.
exec(stderr)??[];if(exitCode===0||!stderr.includes("safe.directory"))return;let command3=`git config --global --add safe\
.directory ${quoteShellWord(path4.trim())}`;throw userError("clone-of-other-user",inFile(folder),{command:command3})}function refuseOldGit({
stdout}){let[,...found]=/^git version (\d+)\.(\d+)/.exec(stdout)??[],[major=0,minor=0]=MIN_GIT_VERSION.split(".").map(Number),
[foundMajor=major,foundMinor=minor]=found.map(Number);if(!(foundMajor>major||foundMajor===major&&foundMinor>=minor))throw userError(
"git-too-old",about("git"),{found:stdout.trim(),needed:MIN_GIT_VERSION})}function dropUndefinedVariables(env){return Object.
fromEntries(Object.entries(env).filter(pair=>pair[1]!==void 0))}async function awaitUnlessCancelled(running,marker,signal){
let stop=()=>{},stopped=new Promise((_,reject)=>{stop=()=>{endMarkedProcesses(marker,running).finally(()=>reject(makeCancelledError()))}});
signal.addEventListener("abort",stop,{once:!0});try{let result=await Promise.race([running,stopped]);if(signal.aborted)throw makeCancelledError();
return result}finally{signal.removeEventListener("abort",stop)}}function gitEnvironment(env,call={}){let inherited=Object.
entries(env).filter(([name])=>!REPOSITORY_VARIABLES.has(name)),merged={...Object.fromEntries(inherited),...QUIET,...call.
env},trusted=env.GITHUB_ACTIONS==="true"?[TRUST_FOLDERS]:[],settings=[...Object.entries(call.config??{}),...trusted].map(
quoteSetting),parameters=[merged[PARAMETERS]??"",...settings].join(" ").trim();return dropUndefinedVariables({...merged,
[PARAMETERS]:parameters||void 0})}var PARAMETERS="GIT_CONFIG_PARAMETERS";function quoteSetting([key,value]){return`'${`${key}\
=${value}`.replaceAll("'","'\\''")}'`}function makeCancelledError(){return userError("git-cancelled",about("git"),{})}import{readdir as readdir3,readFile as readFile2}from"node:fs/promises";import{arch,availableParallelism,cpus,type as kernelName,
loadavg,release,totalmem,version}from"node:os";import{setTimeout as delay}from"node:timers/promises";var MAX_FLAGS=400,MAX_CACHES=16,MAX_TOOLS=20,MAX_TOOL_LINE_LENGTH=200,MAX_COUNT=1e6,cacheSchema=strictObject({level:int().
min(1).max(MAX_COUNT),kind:_enum(["data","instruction","unified"]),bytes:number().min(0),count:int().min(1).max(MAX_COUNT)}),
processorSchema=strictObject({flags:array(string().max(64)).max(MAX_FLAGS),caches:array(cacheSchema).max(MAX_CACHES),governor:string().
max(64).nullable()}),shareSchema=number().min(0).max(1).nullable(),MAX_OBSERVATIONS=1002,observationSeriesOf=entry=>array(
entry).max(MAX_OBSERVATIONS),observationsSchema=strictObject({rounds:observationSeriesOf(int().min(0).nullable()).optional(),
atMs:observationSeriesOf(number().min(0)),load:observationSeriesOf(number().min(0).nullable()),steal:observationSeriesOf(
shareSchema),others:observationSeriesOf(shareSchema),mhz:observationSeriesOf(number().min(0).nullable())}),toolLines=array(
string().max(MAX_TOOL_LINE_LENGTH)).max(MAX_TOOLS),environmentSchema=strictObject({os:nameSchema,kernel:nameSchema,architecture:nameSchema,
cpu:nameSchema,cores:int().min(0).max(MAX_COUNT),memoryBytes:number().min(0),image:nameSchema.nullable(),node:nameSchema,
processor:processorSchema.optional(),toolchain:strictObject({base:toolLines,head:toolLines}).optional(),loadBefore:number().
nullable(),loadAfter:number().nullable(),observations:observationsSchema.optional()});import{readFileSync as readFileSync4}from"node:fs";var TICK_MS=10,live=new Set;function addLiveProcesses(list2){return live.add(list2),()=>{live.delete(list2)}}function readLiveTicks(){
return[...live].reduce((sum2,list2)=>sum2+(readTicks(list2())??0),0)}function readTicks(pids){let known=pids.flatMap(pid=>{
let text3=nullIfThrown(()=>readFileSync4(`/proc/${pid}/stat`,"latin1"));return text3===null?[]:parseTicks(text3)??[]});return known.
length===0?null:known.reduce((sum2,ticks)=>sum2+ticks,0)}function parseTicks(stat4){let times=stat4.slice(stat4.lastIndexOf(
")")+2).split(" ").slice(11,15).map(Number);return times.length===4&&times.every(Number.isFinite)?times.reduce((sum2,time2)=>sum2+
time2,0):null}function describeMachine(facts,env){let image=[env.ImageOS,env.ImageVersion].filter(Boolean).join(" ");return{os:systemName(
facts),kernel:`${facts.kernelName} ${facts.kernelRelease}`,architecture:facts.architecture,cpu:(facts.cpuModels[0]??"").
replace(/\s+/g," ").trim()||"unknown",cores:facts.cores,memoryBytes:facts.memoryBytes,image:image||null,node:facts.node,
processor:facts.processor}}async function readMachine(env){let facts={platform:process.platform,osRelease:await textOf("\
/etc/os-release"),osVersion:version(),kernelName:kernelName(),kernelRelease:release(),architecture:arch(),cpuModels:cpus().
map(cpu=>cpu.model),cores:availableParallelism(),processor:await readProcessor(),memoryBytes:totalmem(),node:process.versions.
node};return describeMachine(facts,env)}function readLoad(platform=process.platform){return platform==="win32"?null:loadavg()[0]??
null}function systemName({platform,osRelease,osVersion}){return platform==="darwin"?"macOS":platform!=="linux"?osVersion:
/^PRETTY_NAME=(["']?)(.+)\1$/m.exec(osRelease)?.[2]??"Linux"}function makeClock(cancelled){return{nowMs:()=>performance.
now(),sleep:ms=>delay(ms,void 0,{signal:cancelled}).catch(()=>{}),today:()=>dayOf(Date.now()),time:()=>new Date().toISOString()}}
var CPUS="/sys/devices/system/cpu";async function readProcessor(){let folders=(await namesIn(CPUS)).filter(name=>/^cpu\d+$/.
test(name)),caches=await Promise.all(folders.map(name=>readCaches(`${CPUS}/${name}/cache`)));return{flags:parseFlags(await textOf(
"/proc/cpuinfo")),caches:countCaches(caches.flat()),governor:(await textOf(`${CPUS}/cpu0/cpufreq/scaling_governor`)).trim().
slice(0,64)||null}}function parseFlags(cpuinfo){return(/^(?:flags|Features)[ \t]*:(.*)$/m.exec(cpuinfo)?.[1]??"").split(
/\s+/).filter(flag2=>flag2!==""&&flag2.length<=64).slice(0,MAX_FLAGS)}function countCaches(seen){let kinds=new Map;for(let{
level,type,size,sharedBy}of seen){let kind=["data","instruction","unified"].find(one=>one===type.trim().toLowerCase()),bytes=parseSize(
size),depth=Number(level);if(kind===void 0||bytes===null||!Number.isInteger(depth)||depth<1)continue;let cache={level:depth,
kind,bytes},key=JSON.stringify(cache),entry=kinds.get(key)??{cache,served:new Set};kinds.set(key,entry),entry.served.add(
sharedBy.trim())}return[...kinds.values()].map(({cache,served})=>({...cache,count:served.size})).sort((left,right)=>left.
level-right.level||(left.kind<right.kind?-1:1)).slice(0,MAX_CACHES)}function parseSize(text3){let match=/^(\d+)([KMG]?)$/.
exec(text3.trim());return match===null?null:Number(match[1])*1024**["","K","M","G"].indexOf(match[2]??"")}async function readCaches(folder){
let indices=(await namesIn(folder)).filter(name=>/^index\d+$/.test(name));return Promise.all(indices.map(async index=>{let read=name=>textOf(
`${folder}/${index}/${name}`),[level,type]=[await read("level"),await read("type")];return{level,type,size:await read("s\
ize"),sharedBy:await read("shared_cpu_list")}}))}function namesIn(folder){return readdir3(folder).catch(()=>[])}function textOf(path4){
return readFile2(path4,"utf8").catch(()=>"")}async function observe(cpus2){let[stat4,own,cpuinfo]=await Promise.all([textOf(
"/proc/stat"),textOf("/proc/self/stat"),textOf("/proc/cpuinfo")]),cpu=parseCpuTime(stat4,own,cpus2);return{load:readLoad(),
cpu:cpu&&{...cpu,own:cpu.own+readLiveTicks()},mhz:parseMhz(cpuinfo)}}function parseCpuTime(stat4,selfStat,cpus2){let machine=parseTimes2(
stat4,""),pinned=cpus2===null?[machine]:(parseCpuList(cpus2)??[]).map(cpu=>parseTimes2(stat4,String(cpu))),own=parseTicks(
selfStat);return own===null||machine.total===0?null:{total:machine.total,busy:sum(pinned.map(({busy})=>busy)),stolen:sum(
pinned.map(({stolen})=>stolen)),own}}function sum(times){return times.reduce((total,time2)=>total+time2,0)}function parseTimes2(stat4,cpu){
let line=new RegExp(`^cpu${cpu} +(\\d[\\d ]*)$`,"m").exec(stat4)?.[1],[user=0,nice=0,system3=0,idle=0,waiting=0,irq=0,softirq=0,
stolen=0]=(line??"").split(" ").map(Number),busy=user+nice+system3+irq+softirq;return{busy,total:busy+idle+waiting+stolen,
stolen}}function parseMhz(cpuinfo){let mhz=Math.max(0,...[...cpuinfo.matchAll(/^cpu MHz[ \t]*: ([\d.]+)$/gm)].map(([,text3])=>Number(
text3)));return mhz>0&&Number.isFinite(mhz)?mhz:null}var PUBLISHED_PROGRAM=["npx",`bench-referee@${VERSION}`];function findProgram(script,env){let isOfNpx=env.npm_command===
"exec";return script===void 0||isOfNpx||/[\\/]node_modules[\\/]/.test(script)?PUBLISHED_PROGRAM:/\.[jt]s$/.test(script)?
["node",script]:["bench-referee"]}var ESCAPE_SEQUENCES=new RegExp([/(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/,/(?:\x1b\]|\x9d)[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)?/,
/(?:\x1b[PX^_]|[\x90\x98\x9e\x9f])[^\x1b\x9c\r\n]*(?:\x1b\\|\x9c)?/,/\x1b[ -/]*[0-~]/].map(part=>part.source).join("|"),
"g"),LINE_ENDS=/\r\n?|[\u2028\u2029]/g,UNSEEN2=new RegExp("(?![\\t\\n])\\p{Cc}|\\p{Cf}|\\p{Default_Ignorable_Code_Point}",
"gu"),COMMAND_AT_LINE_START=new RegExp("^((?:[^\\S\\n]|\\p{M})*):(\\p{M}*):","gmu"),COMMAND_ANYWHERE=new RegExp("#(\\p{M}\
*)#(\\p{M}*)\\[","gu");function sanitiseForLog(text3,{runner}){let plain=text3.replace(ESCAPE_SEQUENCES,"").replace(LINE_ENDS,
`
`).replace(UNSEEN2,"");return runner?plain.replace(COMMAND_AT_LINE_START,"$1:$2 :").replace(COMMAND_ANYWHERE,"#$1 #$2["):
plain}function sanitiseForCommand(text3){return sanitiseForLog(text3,{runner:!0}).split(`
`).map(line=>line.trim()).filter(Boolean).join(" ")}import{readdirSync as readdirSync4,readFileSync as readFileSync5,readlinkSync as readlinkSync2,writeFileSync as writeFileSync3}from"node:fs";var connect=(...call)=>__require("node:net").connect(...call),createServer=(...call)=>__require("node:net").createServer(
...call);function makeServices(world){return{start:makeStarter(world),findFreePort,probePort,probeUrl}}function makeStarter(world){
return spec=>{let stopping=new AbortController,child2=null,result=null,service2={stop:stopping.signal,started(one){child2=
one}},limits={deadlineMs:Number.POSITIVE_INFINITY,outputLimitBytes:0,meter:!1,slowdown:null},ended=asEffect(async()=>(result=
await runChild({...spec,...limits},{...world,timeTool:null,service:service2}),result)),pids=()=>world.platform==="linux"&&
child2!==null?listProcessesOf(child2.marker):[],forget=addLiveProcesses(pids),endSlowness=null,restoreSpeed=()=>{endSlowness?.(),
endSlowness=null};ended.finally(()=>{forget(),restoreSpeed()});let signal=name=>{child2!==null&&result===null&&signalAll(
{...child2,platform:world.platform,signal:name})};return{ended,result:()=>result,usage(){let all=pids(),peaks=all.flatMap(
pid=>parseHighWater(readText(`/proc/${pid}/status`))??[]),ticks=readTicks(all);return{cpuMs:ticks===null?null:ticks*TICK_MS,
peakBytes:peaks.length===0?null:Math.max(...peaks)}},resetPeak(){for(let pid of pids())nullIfThrown(()=>writeFileSync3(`\
/proc/${pid}/clear_refs`,"5"))},listPorts:()=>listPorts(pids()),findOwner:port=>findOwner(port,pids()),pause(){restoreSpeed(),
signal("SIGSTOP")},resume(){signal("SIGCONT"),spec.slowdown&&child2!==null&&result===null&&world.platform!=="win32"&&(endSlowness??=
slowTree(child2.pid,world.platform,spec.slowdown))},async stop(){return restoreSpeed(),signal("SIGCONT"),stopping.abort(),
ended}}}}var PORTS={from:2e4,to:32e3},TRIES=200;async function findFreePort(taken){for(let nth=0;nth<TRIES;nth+=1){let port=PORTS.
from+Math.floor(Math.random()*(PORTS.to-PORTS.from));if(!taken.has(port)&&await canListen(port))return port}return null}
function canListen(port){return new Promise(resolve3=>{let server=createServer();server.once("error",()=>resolve3(!1)),server.
listen({port,exclusive:!0},()=>server.close(()=>resolve3(!0)))})}var PROBE_MS=5e3,probePort=async port=>await ask("127.0\
.0.1",port,null)!==null||await ask("::1",port,null)!==null,probeUrl=async url=>{let{hostname,port,pathname,search,host}=new URL(
url),request=`GET ${pathname}${search} HTTP/1.1\r
Host: ${host}\r
Accept: */*\r
Connection: close\r
\r
`,name=hostname.replace(/^\[|\]$/g,""),answer=await ask(name,Number(port||80),request);return Number(/^HTTP\/\d(?:\.\d)? (\d{3})/.
exec(answer??"")?.[1]??0)||null};function ask(host,port,request){return new Promise(resolve3=>{let socket=connect({host,
port}),answer="",end=found=>{socket.destroy(),resolve3(found)};socket.setTimeout(PROBE_MS,()=>end(null)),socket.once("er\
ror",()=>end(null)),socket.once("close",()=>end(null)),socket.once("connect",()=>request===null?end(""):socket.write(request)),
socket.on("data",chunk=>{answer+=chunk.toString("latin1"),(answer.includes(`
`)||answer.length>1e3)&&end(answer)})})}function readListeners(){let lines=["tcp","tcp6"].flatMap(table=>readText(`/proc\
/net/${table}`).split(`
`).slice(1));return new Map(lines.flatMap(line=>{let[,local="",,state,,,,,,inode=""]=line.trim().split(/\s+/),port=Number.
parseInt(local.slice(local.lastIndexOf(":")+1),16);return state===LISTENING?[[inode,port]]:[]}))}var LISTENING="0A";function listSockets(pid){
let folder=`/proc/${pid}/fd`;return(nullIfThrown(()=>readdirSync4(folder))??[]).flatMap(link=>{let target=nullIfThrown(()=>readlinkSync2(
`${folder}/${link}`));return/^socket:\[(\d+)\]$/.exec(target??"")?.[1]??[]})}function listPorts(pids){let listeners=readListeners(),
ports=pids.flatMap(listSockets).flatMap(inode=>listeners.get(inode)??[]);return[...new Set(ports)].sort((one,other)=>one-
other)}function findOwner(port,own){let inodes=new Set([...readListeners()].flatMap(([inode,at])=>at===port?[inode]:[])),
isOwner=pid=>listSockets(pid).some(inode=>inodes.has(inode));if(inodes.size===0||own.some(isOwner))return"own";let other=ownerOf(
isOwner);return other===null?"own":{name:nameOfProcess(other)??"unknown"}}function readText(path4){return nullIfThrown(()=>readFileSync5(
path4,"latin1"))??""}import{realpath as realpath3}from"node:fs/promises";var LOCAL_TRIGGER={event:"local",payload:{},sha:null,repository:null,serverUrl:"https://github.com",runUrl:null,workflow:"",
runId:0,runAttempt:0},MAX_EVENT_BYTES=64*1024*1024,EVENT_FILE=[{kind:"environment variable",name:"GITHUB_EVENT_PATH"}];async function readTrigger(env){
let path4=env.GITHUB_EVENT_PATH;if(!path4)return triggerOf(env,{});try{return triggerOf(env,await readPayload(path4))}catch(error){
let cause=userErrorOf(error);if(cause===null)throw error;return{...triggerOf(env,{}),error:cause}}}function triggerOf(env,payload){
let serverUrl=(env.GITHUB_SERVER_URL||LOCAL_TRIGGER.serverUrl).replace(/\/+$/,""),repository=env.GITHUB_REPOSITORY||null,
event2=env.GITHUB_EVENT_NAME||"unknown",runId=parseRunNumber(env.GITHUB_RUN_ID);return{event:event2,payload,sha:env.GITHUB_SHA||
null,repository,serverUrl,workflow:event2==="workflow_run"?findFirstWorkflow(payload):findWorkflow(env),runUrl:repository!==
null&&runId>0?`${serverUrl}/${repository}/actions/runs/${runId}`:null,runId,runAttempt:parseRunNumber(env.GITHUB_RUN_ATTEMPT)}}
function findWorkflow(env){let reference=env.GITHUB_WORKFLOW_REF??"",[,repository="",path4=null]=/^([^/@]+\/[^/@]+)\/([^@]+)@[^@]+$/.
exec(reference)??[];return path4===null?env.GITHUB_ACTIONS||env.CI?null:"":repository.toLowerCase()===env.GITHUB_REPOSITORY?.
toLowerCase()?path4:null}function findFirstWorkflow({workflow_run:run2}){let path4=typeof run2=="object"&&run2!==null&&"\
path"in run2?run2.path:null;return typeof path4=="string"?path4.replace(/@.*$/,""):null}function parseRunNumber(text3){return/^\d{1,15}$/.
test(text3??"")?Number(text3):0}async function readPayload(path4){let text3=await readRegularFile(await realpath3(path4).
catch(()=>path4),MAX_EVENT_BYTES);if(text3===null)throw userError("event-file-unusable",EVENT_FILE,{path:path4,fault:"mi\
ssing"});try{let value=JSON.parse(text3);if(typeof value=="object"&&value!==null&&!Array.isArray(value))return{...value}}catch{}
let fault=text3.trim()===""?"empty":"not an object";throw userError("event-file-unusable",EVENT_FILE,{path:path4,fault})}function makeTerminalHost({folder=process.cwd(),isQuiet=!1}={}){let env={...process.env},{platform}=process,temporaryRoot=tmpdir(),
cancelled=cancelOnSignals(),find=findProgramsNow({env,platform});return{program:findProgram(process.argv[1],env),env,folder,
trigger:{...LOCAL_TRIGGER,workflow:findWorkflow(env)},log:isQuiet?{...log,info:()=>{}}:log,progress:isQuiet?SILENT:isDrawable()?
bar:{...SILENT,end:log.info},clock:makeClock(cancelled),files:makeFiles(temporaryRoot),secrets:["GITHUB_TOKEN","GH_TOKEN"].
map(name=>env[name]??"").filter(value=>value!==""),cancelled,run:makeRun({platform,signal:cancelled,temporaryRoot,find}),
services:makeServices({platform,signal:cancelled,temporaryRoot,find}),git:makeGit({env,platform,signal:cancelled}),findProgram:find,
resolveAffinity:affinity=>resolveAffinity(affinity,{platform,find}),machine:()=>readMachine(env),observe,load:readLoad}}
function hasColour(){let{NO_COLOR,FORCE_COLOR,TERM}=process.env;return NO_COLOR?!1:FORCE_COLOR?FORCE_COLOR!=="0":process.
stdout.isTTY===!0&&TERM!=="dumb"}function readTerminalWidth(){return process.stdout.isTTY===!0&&process.stdout.columns||
null}function isDrawable(){return process.stderr.isTTY===!0&&process.env.TERM!=="dumb"}var sanitise=text3=>sanitiseForLog(
text3,{runner:!1}),bar=makeProgressBar(process.stderr,sanitise),SILENT={begin(){},end(){},close(){}},say=text3=>bar.above(
()=>process.stderr.write(`${sanitise(text3)}
`)),log={info:say,warning:line=>say(`warning: ${line}`),error:line=>say(`error: ${line}`),quote(){}},BAR_COLUMNS=20,USUAL_COLUMNS=80,
CLEAR="\r\x1B[2K";function makeProgressBar(screen,clean){let line="",draw=()=>line!==""&&screen.write(CLEAR+line),wipe=()=>line!==
""&&screen.write(CLEAR);return{begin({share,text:text3}){let room=(screen.columns||USUAL_COLUMNS)-1;line=[...`${barOf(share)}\
 ${clean(text3)}`].slice(0,room).join(""),draw()},end(){},close(){wipe(),line=""},above(print){wipe(),print(),draw()}}}function barOf(share){
let full=Math.round(Math.min(1,Math.max(0,share))*BAR_COLUMNS);return"\u2588".repeat(full)+"\u2591".repeat(BAR_COLUMNS-full)}import{posix as posix3}from"node:path";function resolveSettings(given,file2,{commits,today,configChange=null,isRecorded=!1}){let publish=publishSettings(given,
file2);return{commits,measure:{...measureSettings(given,isRecorded?file2:omitHistoryKeys(MEASURING_OPTIONS,file2),commits.
config),name:publish.name},policy:policyOf({...file2,...given},today,configChange),publish}}function commitSettings(given,surface){
let{recordings:_,config,...commits}=resolveValues(COMMIT_OPTIONS,surface,given);return{...commits,config:posix3.normalize(
config),configGiven:config!==COMMIT_OPTIONS.config.preset}}function policyOf(given,today,change=null){return{...resolveValues(
JUDGING_OPTIONS,given),today,renamedByHead:change?.renamed??{}}}function publishSettings(given,file2=null){return resolveValues(
PUBLISHING_OPTIONS,file2,given)}function measureSettings(given,file2,path4){let{run:written,...values}=resolveValues(MEASURING_OPTIONS,
file2,given),run2=written??(values.files.length>0?[]:null);if(run2===null)throw userError("command-missing",atKey("run"),
{path:path4},{failure:"configuration"});let isNamed=values.count.length>0||run2.some(one=>typeof one!="string"&&one.count!==
void 0),count=values.measure==="counts"&&!isNamed?["instructions"]:values.count;return{...values,count,run:run2,commands:resolveCommands(
run2,{...values,count})}}var CONFIG_LIMIT_BYTES=1024*1024;async function readConfig(host,given){let{config,configGiven}=commitSettings(given,TERMINAL_COMMIT_DEFAULTS),
written=await host.files.read(resolve2(host.folder,config),CONFIG_LIMIT_BYTES);if(written!==null)return{text:written,path:config};
if(!configGiven)return null;throw userError("configuration-missing",atFlag("config"),{file:config,isNamed:!0})}function makeReadingHost(){
let host=makeTerminalHost({isQuiet:!0}),read=async(path4,limitBytes)=>{if(path4==="-")return text2(process.stdin);let named=resolve2(
host.folder,path4);return(await stat3(named).catch(()=>null))?.isFIFO()?readFile3(named,"utf8"):host.files.read(await realpath4(
named).catch(()=>named),limitBytes)};return{...host,files:{...host.files,read}}}async function findClone({git,folder:current}){
let{exitCode,stdout,stderr}=await git(["rev-parse","--show-toplevel","--show-prefix"],{folder:current}),[root="",prefix=""]=stdout.
split(`
`);return{root:exitCode===0&&root!==""?root:null,folder:prefix.replace(/\/$/,""),answer:stderr.trim()}}function explainError(error){let known=userErrorOf(error);return known!==null?renderDiagnostics(known.diagnostics):`this\
 is a bug in bench-referee, please report it
${error instanceof Error?error.stack:String(error)}`}export{SKIP_REASONS,MEASURE_REASONS,LEADS_OUT,isSkip,canFilesDeceive,decide,listSkippedCommands,PLAIN_FORMATTER,UNCUT_FORMATTER,
richText,joinRichTexts,emphasise,asCode,asUntrustedText,formatRichText,shortenSha,abbreviateSha,formatLocation,groupThousands,
formatPercent,formatMargin,formatWholePercent,formatMagnitude,formatFactor,formatShortChange,formatShortInterval,formatPValue,
formatProbabilities,formatInterval,toQuantityPiece,formatChange,formatSpreads,formatSameness,changeWordsOf,describeChange,
worseWordOf,betterWordOf,formatCount,lowerFirst,upperFirst,formatList,shortenList,groupLabelOf,formatAllowedRatio,formatLimitSentence,
formatDuration,formatFileSizes,formatMissingHistory,formatHistorySize,formatStep,formatCost,formatTimeSoFar,formatUndecidedCount,
formatOutputTitle,formatRemeasuring,formatRetry,formatOneSidedDisturbance,formatNothingToMeasure,formatOwnBenchmarkFiles,
formatLook,formatCountLook,formatCpuTimeEnd,formatRebuildStart,formatRebuildLook,formatRebuildEnd,formatSearchStart,formatBuild,
formatSearchStep,formatSearchEnd,formatNothingToSearch,formatUnfinishedSearch,formatProfilesStart,formatProfileStep,formatProfilesEnd,
formatRecognisedFormat,formatReplacedBase,formatUnknownDefinitions,withCode,list,LAYOUT_VARIABLE,BUILD_LOOKS,MAX_BUILDS,
MIN_BUILDS,FIRST_REBUILD,joinOutcomes,buildsAsRecording,describeConfigChange,isMeasuringCode,formatDiagnostic,formatDiagnosticLine,
formatThrown,formatPlainWords,toDiagnosticJson,formatDefect,formatMistakeCount,renderDiagnostics,renderExcerpt,cleanLastLines,
renderLastLines,titleOfLastLines,MAX_TOOLS,MAX_TOOL_LINE_LENGTH,shareSchema,environmentSchema,createHash,randomUUID,resolveSettings,
commitSettings,policyOf,publishSettings,cancelOnSignals,asEffect,resolveAffinity,killProcessesBelow,findProgramsNow,makeRun,
readProfileFile,makeFiles,makeGit,readMachine,readLoad,makeClock,observe,PUBLISHED_PROGRAM,sanitiseForLog,sanitiseForCommand,
makeServices,readTrigger,makeTerminalHost,hasColour,readTerminalWidth,CONFIG_LIMIT_BYTES,readConfig,makeReadingHost,findClone,
explainError};
