import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import"./compare-report-measuring.js";import"./history-measuring.js";import{FILTER_VARIABLE,LOCK_FILES,MIN_NOISE_ROUNDS,UPPER_BOUND_Z,
childEnvironment,commandName,divideList,findMinRounds,findProvenMergeBase,installCommand,isTimeBased,judgeCanary,makePolicyForOneCommit,
measureStage,minLimitFor,noiseOf,planCanary,rankVaryingRows,readLastLines,renderBaseline,renderCanary,reportOnRun,reportTooLittleTime,
sensitivityOf,spreadBoundOf,spreadErrorOf,toCanaryJson}from"./action-measuring.js";import"./action-compare-report-html-measuring.js";
import{CONFIRMING_ROUNDS,MIN_CHANGE,computeConfirmedSize}from"./action-history-measuring.js";import"./action-compare-report-history-html-measuring.js";
import{HISTORY_LIMITS,NEUTRAL_AUTHOR,findLatestRelease,findLevels,hasPath,listFindings,makeLocalSource,makeShortTable,moveSystemErrors,
prepareOut,prepareOutput,printReport,refuseExisting,renderCulprits,resolveRevision,runGit,shortenNames,terminalGuidance,
writeNew,writeOut,writeResultFiles}from"./action-compare-report-history-html-measuring-report.js";import{COUNTED_METRIC,addCulprits,analyse,countCompletedRounds,
countsAsRecording,findUnstableNameProblem,hasFailed,hasNothingToMeasure,hasValues,listWorseRows,parseRecording,readPart,
readRecording,renderRecording,splitSeriesByCommand,warnAboutLayouts}from"./action-compare-report-history-html-judge-recording-measuring-report.js";import{LATEST_RELEASE,
alignColumns,hasCpuTimeInRounds,metricTest,parseConfigFile,require_dist}from"./action-compare-report-history-html-judge-recording-measuring-report-validate.js";import"./action-github-client-history-measuring.js";
import{PLAIN_FORMATTER,commitSettings,findClone,formatCount,formatDiagnosticLine,formatDuration,formatList,formatMargin,
formatNothingToSearch,formatPercent,formatRichText,formatUnfinishedSearch,formatWholePercent,makeTerminalHost,policyOf,renderDiagnostics,
renderLastLines,shortenList,shortenSha,toDiagnosticJson}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import{OWN_REPOSITORY,VERSION,ownFileUrl}from"./action-cli-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";
import"./compare-report-measuring-parse.js";import"./compare-report-history-measuring-parse.js";import"./action-compare-report-measuring-parse.js";import{cleanUntrustedText,
stripControls}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import"./compare-report-formats-measuring-parse.js";import{FORMATS,findFormat,parseToolOutput}from"./action-compare-report-formats-measuring-parse.js";
import"./action-compare-report-formats-history-measuring-parse.js";import{cleanText}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";import{groupBy}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report-validate.js";
import{DEFAULTS,MAX_PERCENT,RULES,TERMINAL_COMMIT_DEFAULTS,addDays,exitCodeOf,fileSizesAsRecording,hex,literal,nameCommands,
object,omitNull,parseArgs,quoteShellWord,quoteShellWords,scriptOf,string,templateLiteral,toKebabCase}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{formatCompact,formatDecimals,nameMetric,tidyUnit}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";
import{UserError,about,atFlag,compilePattern,inFile,isError,isPlanError,makeError,makeWarning,onSide,recoverFrom,throwErrors,
userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import"./action-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{__toESM}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{join}from"node:path";import{dirname,resolve as resolve2}from"node:path";var TARGET_CANDIDATES=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/ma\
in","refs/heads/master"];async function findLocalCommits(host,store,settings){let{committed,head}=await findHead(host,store,
settings),base=await findBase(host,store,settings.base,committed,head.sha);for(let{sha}of[base,head])await store.fetchMissingBlobs(
sha);let start=await findProvenMergeBase(store,base.sha,committed);return{base,head,configCommits:start===null?[base.sha]:
[start,base.sha],problems:[]}}async function findCommitTwice(host,store,settings){let{head}=await findHead(host,store,settings);
return await store.fetchMissingBlobs(head.sha),{base:head,head,configCommits:[head.sha],problems:[]}}async function findHead(host,store,{
head}){let tip=await findCommit(host,"HEAD");if(tip===null)throw userError("no-commit-yet",inFile(host.folder),{});if(head===
"worktree"){let sha=await commitWorktree(host,store,tip);return{committed:tip,head:{sha,how:sha===tip?"HEAD":head}}}let committed=head===
"head"?tip:await requireCommit(host,head,"head");return{committed,head:{sha:committed,how:head==="head"?"HEAD":head}}}async function findCommit({
git,folder},revision){return revision.startsWith("-")?null:resolveRevision(git,folder,`${revision}^{commit}`)}async function requireCommit(host,revision,flag){
let sha=await findCommit(host,revision);if(sha!==null)return sha;let isSha=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);
throw userError("unknown-revision",atFlag(flag),{revision,isSha})}async function findBase(host,store,base,committed,measured){
if(base===LATEST_RELEASE){let search={head:measured,isInHistory:async({name:name2,commit:commit2})=>{let ancestor2=await findProvenMergeBase(
store,commit2,committed);if(ancestor2===null&&!store.isComplete)throw userError("clone-too-shallow",atFlag("base"),{target:name2,
head:shortenSha(committed)});return ancestor2===commit2},isLocal:!0},{name,commit}=await findLatestRelease(await store.listTags(),
search);return{sha:commit,how:name}}if(base!=="merge-base"&&base!=="target")return{sha:await requireCommit(host,base,"ba\
se"),how:base};let{branch,sha:target}=await findTarget(host);if(base==="target")return{sha:target,how:base,branch};let ancestor=await findProvenMergeBase(
store,target,committed);if(ancestor!==null)return{sha:ancestor,how:base,branch};let commits={target:shortenSha(target),head:shortenSha(
committed)};throw store.isComplete?userError("no-common-ancestor",atFlag("base"),{...commits,isLocal:!0}):userError("clo\
ne-too-shallow",atFlag("base"),commits)}async function findTarget(host){for(let ref of TARGET_CANDIDATES){let sha=await findCommit(
host,ref);if(sha===null)continue;let{stdout}=await host.git(["rev-parse","--abbrev-ref",ref],{folder:host.folder});return{
sha,branch:stdout.trim()||ref}}throw userError("no-target-branch",atFlag("base"),await readBranchFacts(host))}async function readBranchFacts(host){
let list=async(...args)=>{let{stdout}=await host.git(args,{folder:host.folder});return stdout.split(`
`).filter(line=>line!=="")},hasOrigin=(await list("remote")).includes("origin"),refs=await list("for-each-ref","--format\
=%(refname:lstrip=2)","refs/heads","refs/remotes/origin");if(new Set(refs.map(ref=>ref.replace(/^origin\//,""))).size!==
1)return{hasOrigin};let branch=refs.find(ref=>ref.startsWith("origin/"))??refs[0];return{hasOrigin,branch,base:`--base ${quoteShellWord(
branch)}`}}async function commitWorktree(host,store,tip){let paths=["rev-parse","--show-toplevel","--absolute-git-dir"],
{exitCode,stdout}=await host.git(paths,{folder:host.folder}),[top,gitFolder]=stdout.trim().split(`
`);if(exitCode!==0||top===void 0||gitFolder===void 0)throw userError("no-working-tree",inFile(host.folder),{});let index=`${store.
folder}/index`;await host.files.copy(`${gitFolder}/index`,index);let git=makeGitBeside(host,store,top,index);await git({},
"add","--all","--",".");let tree=await git({},"write-tree");if(tree===await store.gitOrThrow("rev-parse",`${tip}^{tree}`))
return tip;let date=await store.gitOrThrow("show","--no-patch","--no-show-signature","--format=%cI",tip),author={...NEUTRAL_AUTHOR,
GIT_AUTHOR_DATE:date,GIT_COMMITTER_DATE:date};return git(author,"commit-tree","--no-gpg-sign","-p",tip,"-m","uncommitted\
 changes",tree)}function makeGitBeside(host,store,top,index){let env={GIT_INDEX_FILE:index,GIT_OBJECT_DIRECTORY:`${store.
folder}/objects`,GIT_OPTIONAL_LOCKS:"0"},config={"core.splitIndex":"false","lfs.storage":`${store.folder}/lfs`};return async(variables,...args)=>{
let options={folder:top,env:{...env,...variables},config};return(await runGit(host.git,args,options,"worktree-unreadable")).
trim()}}import{relative,resolve}from"node:path";async function measure(argv){let{given,out}=parseArgs("measure",argv);if(out===null)throw userError("no-output-file",atFlag(
"out"),{});let host=makeTerminalHost(),write2=await prepareOutput(host,out),{recording}=await measureLocalCommits(host,given,
{findPlanErrors:()=>[]});await write2(renderRecording(recording));let errors=recording.problems.filter(isError);return errors.
length>0&&host.log.info(renderDiagnostics(errors)),host.log.info(`wrote ${out}`),errors.length===0&&(isMeasured(recording)||
hasNothingToMeasure(recording))&&recording.schedule.ended!=="cancelled"?0:2}function isMeasured(recording){let{measure:measure2,
commands}=recording.schedule,measured=commands.length===0?fileSizesAsRecording(recording):measure2==="counts"?countsAsRecording(
recording):recording;return measured!==null&&countCompletedRounds(measured)>0&&hasValues(measured,"head")&&!hasFailed(measured,
"head")}async function measureLocalCommits(terminal,typed,{find=findLocalCommits,isJudged=!1,...otherwise}={}){let{host,
given,...moved}=await moveToTopOfTree(terminal,typed),root=await host.files.temporaryFolder("bench-referee-"),commits=commitSettings(
given,TERMINAL_COMMIT_DEFAULTS),source=makeLocalSource(host,HISTORY_LIMITS);try{return{...await measureStage(host,{given,
commits,root,remote:null,...moved,find:store=>find(host,store,commits),findLevels:isJudged?({base,settings:{policy,publish}})=>findLevels(
host.log,source,{ref:publish.historyRef,base,budgets:policy.budgets}):null,...otherwise}),folder:host.folder}}finally{await host.
files.remove(root)}}async function moveToTopOfTree(terminal,typed){let{root,folder:typedIn}=await findClone(terminal);if(root===
null)return{host:terminal,given:typed};let folder=resolve(root),inTree=path=>relative(folder,resolve(terminal.folder,path)).
replaceAll("\\","/"),{config=null,baseline=null}=typed,moved={config:config&&inTree(config),baseline:baseline&&inTree(baseline)},
given={...typed,...omitNull(moved)};return{host:{...terminal,folder},given,typedIn:typedIn===""?null:typedIn}}async function checkCanary(host,asked){let{given,slowdown,format}=asked;if(process.platform==="win32")throw userError("c\
anary-not-possible",atFlag("canary"),{});let find=given.base===void 0?findCommitTwice:findLocalCommits,measured=await measureLocalCommits(
host,given,{find,slowdown}),{publish}=measured.settings,report={...reportOnRun(measured,host.program),repeats:[],guidance:terminalGuidance(
{...publish,failOn:"regression"})},canary=judgeCanary(report,slowdown);return await printReport(format==="json"?{...report,
canary:toCanaryJson(canary)}:report,format),report.conclusion!=="error"&&format==="text"&&process.stdout.write(`
${renderCanary(report,canary).join(`
`)}
`),exitCodeOf(report.conclusion,"regression")}function refuseUnfitCanary({given,format,out,writeBaseline:writeBaseline2}){
let other=out!==null&&"--out"||writeBaseline2&&"--write-baseline"||given.baseline!=null&&"--baseline"||given.shard!=null&&
"--shard"||!["text","json"].includes(format)&&`--format ${format}`;if(other)throw userError("canary-unfit",atFlag("canar\
y"),{other})}var MAX_BENCHMARKS=20,PLAIN=/^[\x20-\x7e]{1,500}$/;function withFilteredRepeats(report,{schedule}){let[script,...others]=schedule.
commands,filter=findFormat(schedule.format??"auto")?.filter;if(typeof script!="string"||others.length>0||filter===void 0)
return report;let rows=makeShortTable(report).flatMap(({row})=>"members"in row?row.members:[row]),named=[...new Map(rows.
map(({group,name})=>[JSON.stringify([group,name]),{group,name}])).values()],texts=[script,...named.map(({name})=>name)],
isPlain=script.includes(FILTER_VARIABLE)&&texts.every(text=>PLAIN.test(text));if(named.length===0||named.length>MAX_BENCHMARKS||
!isPlain)return report;let start=`[ -n "$${FILTER_VARIABLE}" ] || export ${FILTER_VARIABLE}=`,rest=script.startsWith(start)?
script.slice(script.indexOf("; ")+2):script,own=`${start}${quoteShellWord(filter(named))}; ${rest}`,repeats=report.repeats.
map(repeat2=>{if(repeat2.words===null)return repeat2;let end=repeat2.words.indexOf("--");return{...repeat2,words:[...repeat2.
words.slice(0,end<0?void 0:end),"--",own]}});return{...report,repeats}}async function check(argv){let{given,format,out,writeBaseline:isBaseline,canary:slowdown}=parseCheckArgs(argv),host=makeTerminalHost();
if(slowdown!==null)return checkCanary(host,{given,slowdown,format,out,writeBaseline:isBaseline});if(isBaseline)return writeBaseline(
host,given);out!==null&&await prepareOut(host,resolve2(out));let makeReport=measured2=>reportForTerminal(measured2,host.
program),measured=await measureLocalCommits(host,given,{isJudged:!0,publishVerdict:format==="text"?async verdict=>printReport(
makeReport(verdict),format):null}),report=makeReport(measured);return measured.isVerdictPublished?process.stdout.write(renderCulprits(
report)):await printReport(format==="brief"?withFilteredRepeats(report,measured.recording):report,format),out!==null&&await writeResultFiles(
host,resolve2(out),measured.recording,report),exitCodeOf(report.conclusion,measured.settings.publish.failOn)}function parseCheckArgs(argv){
let args=parseArgs("check",argv);if(args.writeBaseline&&args.out!==null)throw userError("out-with-baseline",atFlag("out"),
{got:args.out});return args.canary!==null&&refuseUnfitCanary(args),args}function reportForTerminal(measured,program){let guidance=terminalGuidance(
measured.settings.publish);return{...reportOnRun(measured,program),guidance}}async function writeBaseline(host,given){let asked={
...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(host,asked,{purpose:"baseline"}),
{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(rounds===0||hasFailed(recording,"head")||ended==="c\
ancelled"){let isCancelled=ended==="cancelled",causes=recording.problems.filter(isError);throw userError("no-baseline-wr\
itten",onSide("head"),{isCancelled,rounds},{causes})}let path=settings.measure.baseline??"",target=resolve2(folder,path);
await prepareOut(host,dirname(target)),await writeOut(host,target,renderBaseline(recording));for(let problem of recording.
problems)host.log.warning(formatDiagnosticLine(problem));let counts=`${recording.series.length} results in ${rounds===1?
"1 round":`${rounds} rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it changed.\

`),0}async function bisect(argv){let{given,format,benchmarks,minutes,resume}=parseArgs("bisect",argv),host=makeTerminalHost(),
selectNamed=rows2=>{let isWanted=benchmarks===null?()=>!0:compilePattern(benchmarks);return rows2.filter(({name,shortName})=>isWanted(
name)||isWanted(shortName??name))},selectSearched=rows2=>listWorseRows(selectNamed(rows2)),checkSearched=rows2=>{if(rows2.
length>0&&selectNamed(rows2).length===0)throw makeUnmatchedError(benchmarks??"*",rows2)},resumed=resume===null?{}:{resumed:await readSearch(
host,resume)},measured=await measureLocalCommits(host,{...given,stop:"rows",rebuildMinutes:0,bisectMinutes:minutes},{selectSearched,
checkSearched,...resumed}),report=reportForTerminal(measured,host.program),rows=report.rows.map(row=>({...row,culprit:null})),
searched=selectSearched(rows),{bisection,schedule}=measured.recording,answered={...report,rows:addCulprits(rows,bisection,
nameCommands(schedule.commands),searched)};if(await printReport(format==="text"?{...report,rows}:answered,format),format===
"text"&&process.stdout.write(renderCulprits(answered)),(bisection?.ended==="cancelled"||bisection?.ended==="time")&&await keepSearch(
host,measured.recording,argv,resume),!isCompared(report))return 2;checkSearched(rows),searched.length===0&&process.stderr.
write(`${formatNothingToSearch(benchmarks)}
`);let culprits=answered.rows.flatMap(({culprit})=>culprit??[]);return culprits.length>0&&culprits.every(({kind})=>kind===
"commit"||kind==="several")?0:1}var MAX_NAMED=5;function makeUnmatchedError(pattern,rows){let names=[...new Set(rows.map(
({name,shortName})=>shortName??name))],data={pattern,names:names.slice(0,MAX_NAMED),count:names.length};return userError(
"no-such-benchmark",atFlag("benchmarks"),data)}function isCompared({conclusion,rows}){return conclusion!=="error"&&(rows.
length===0||rows.some(({base,head})=>base!==null&&head!==null))}async function readSearch(host,file){let recording=await readRecording(
host,file,"bisect");if(recording.bisection===void 0)throw userError("resumed-without-search",atFlag("resume"),{file});return recording}
async function keepSearch(host,recording,argv,resume){let file=resume??join(await host.files.temporaryFolder("search-of-\
bench-referee-",{isKept:!0}),"recording.json");await writeOut(host,file,renderRecording(recording));let flag=resume===null?
["--resume",file]:[],command=quoteShellWords([...host.program,"bisect",...flag,...argv]);process.stderr.write(`${formatUnfinishedSearch(
command)}
`)}import{join as join2}from"node:path";var README=`# word-count

Counts words. A tiny library, so that its benchmark takes seconds.
`,CONFIG=`# .github/bench-referee.yml
run: node bench.mjs
format: json
rounds: 6..14
budgets:
  - metric: sec
    max-regression: 5%
    because: a search box calls this on every key press
  - metric: strings
    max-regression: 1%
    because: does not depend on the machine
units:
  strings: {exact: true}
`,BENCH=`import { countWords } from './count.mjs';
import { firstWords } from './first.mjs';

const text = Array.from({ length: 4000 }, (_, i) => \`word\${i % 700}\${i % 9 === 0 ? ',' : ''}\`).join(' ');

function sample(task, ms) {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < ms) {
    task();
    calls += 1;
  }
  return ((performance.now() - start) / calls) * 1e3;
}

function measure(name, task) {
  sample(task, 40);
  return { name, unit: 'us', better: 'lower', values: Array.from({ length: 9 }, () => sample(task, 8)) };
}

// How many strings one call makes. This number is the same in every run, on every machine.
function count(name, task) {
  const methods = ['normalize', 'replace', 'slice', 'split', 'trim'];
  const originals = methods.map((method) => String.prototype[method]);
  let value = 0;
  for (const [at, method] of methods.entries()) {
    String.prototype[method] = function (...args) {
      const made = originals[at].apply(this, args);
      value += Array.isArray(made) ? made.length : 1;
      return made;
    };
  }
  task();
  for (const [at, method] of methods.entries()) String.prototype[method] = originals[at];
  return { name, metric: 'strings', unit: 'strings', better: 'lower', value };
}

// The one that makes garbage comes last: what it leaves behind would disturb the other.
const tasks = {
  'firstWords/50': () => firstWords(text, 50),
  'countWords/4000': () => countWords(text),
};
const times = Object.entries(tasks).map(([name, task]) => measure(name, task));
const counts = Object.entries(tasks).map(([name, task]) => count(name, task));
console.log(JSON.stringify([...times, ...counts]));
`,COUNT_BASE=`// How often each word occurs. One pass over the characters.
export function countWords(text) {
  const counts = new Map();
  let start = -1;
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
    if (isLetter && start < 0) start = i;
    if (!isLetter && start >= 0) {
      const word = text.slice(start, i);
      counts.set(word, (counts.get(word) ?? 0) + 1);
      start = -1;
    }
  }
  return counts;
}
`,COUNT_HEAD=`// How often each word occurs.
export function countWords(text) {
  const counts = new Map();
  const words = text
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .split(' ')
    .map((word) => word.normalize('NFC').trim())
    .filter((word) => word !== '');
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
`,FIRST=`// The first n words, without looking at the rest of the text.
export function firstWords(text, n) {
  const words = [];
  let from = 0;
  while (words.length < n) {
    const to = text.indexOf(' ', from);
    if (to < 0) break;
    words.push(text.slice(from, to));
    from = to + 1;
  }
  return words;
}
`,DEMO_COMMITS=[{subject:"count words in one pass",files:{"README.md":README,".github/bench-referee.yml":CONFIG,"bench.m\
js":BENCH,"count.mjs":COUNT_BASE,"first.mjs":FIRST}},{subject:"countWords: simplify, and normalise accents",files:{"coun\
t.mjs":COUNT_HEAD}}],DEMO_REGRESSION="countWords/4000";async function demo(argv){parseArgs("demo",argv);let outside=makeTerminalHost(),folder=await outside.files.temporaryFolder(
"bench-referee-demo-"),repository=join2(folder,"word-count"),host={...outside,folder:repository},hasResults=!1;try{await makeRepository(
host,repository),host.log.info('demo: a repository of two commits, "word-count"; base counts words well, head is "simple\
r"');let{recording,settings}=await measureLocalCommits(host,{base:"HEAD~1",head:"HEAD",stop:"rows"}),guidance=terminalGuidance(
settings.publish),report={...analyse(recording,settings.policy),program:host.program,guidance};if(await printReport(report,
"text"),recording.schedule.ended==="cancelled")return 2;await writeResultFiles(host,folder,recording,report),hasResults=
!0;let result=report.conclusion==="error"?"":`
${describeResult(report,host)}
`;return process.stdout.write(`${result}
comment  ${join2(folder,"comment.md")}
report   ${join2(folder,"report.html")}
`),report.conclusion==="error"?2:0}finally{await host.files.remove(hasResults?repository:folder)}}function describeResult({
rows,problems},{program}){let slowed=rows.filter(({name})=>name===DEMO_REGRESSION),time=slowed.find(({state,exact})=>state!==
"regression"&&!exact),isCaught=slowed.some(({state})=>state==="regression"),command=words=>`\`${quoteShellWords(program)}\
 ${words}\``,lines=isCaught?[`The regression was caught${time===void 0?"":" by its number of strings"}: on a pull reques\
t this check would be red.`]:["warning: the regression was not caught."];if(time!==void 0){let busy=problems.find(({code})=>code===
"processors-shared")?.data.mean,noise=typeof busy=="number"?`other programs used ${formatWholePercent(busy)} of`:"there \
was much noise on",outcome=time.state==="inconclusive"?"is undecided":"was wrongly cleared";lines.push(`Its time ${outcome}\
: ${noise} this machine. Close other programs and run ${command("demo")} again.`)}return[...lines,`In your own repositor\
y: ${command("check -- COMMAND")}.`].join(`
`)}async function makeRepository(host,folder){await host.files.makeFolder(folder);let git=async(...args)=>{let{exitCode,
stderr}=await host.git(args,{folder});if(exitCode!==0)throw userError("demo-repository-failed",about("git"),{answer:stderr.
trim()})};await git("init","--quiet","--initial-branch=main",".");for(let{subject,files}of DEMO_COMMITS){for(let[path,text]of Object.
entries(files))await host.files.write(join2(folder,path),text);await git("add","--all"),await git(...["-c","user.name=be\
nch-referee","-c","user.email=demo@localhost","-c","commit.gpgsign=false"],"commit","--quiet","-m",subject)}}import{join as join4,relative as relative2,resolve as resolve3}from"node:path";var MAX_ANALYSES=100;function planCompletedRounds(recording){let rounds=Math.max(1,countCompletedRounds(recording)),schedule={
...recording.schedule,rounds:{min:rounds,max:rounds},ended:"complete"};return{...recording,schedule}}function countTests({
rows}){let verdicts=rows.flatMap(row=>row.verdicts);return Math.max(1,verdicts.filter(({alpha,level})=>alpha!==null&&level!==
"report").length)}function proveByValues(trial,unchanged){let testCount=countTests(unchanged),rows=unchanged.rows.filter(
row=>findObstacle(row)===null),proofs=divideList(rows,Math.max(1,Math.ceil(rows.length/MAX_ANALYSES))).flatMap(group=>attempt(
trial,group,testCount));return unchanged.rows.map(row=>{let outcome=findObstacle(row)??"missed";return proofs.find(proof=>proof.
row===row)??{row,by:null,outcome,method:"values"}})}function findObstacle(row){if(row.base===null||row.head===null)return"\
one-sided";let limits=row.verdicts.filter(({kind})=>kind==="max-regression");return limits.length===0?"unmatched":limits.
some(({level})=>level==="fail")?null:limits.some(({level})=>level==="warn")?"warns":"shown-only"}function attempt(trial,rows,testCount){
let changes=rows.map(row=>({row,by:planWorsening(row,trial,testCount)})),report=analyse(trial.reread(worsenRecording(trial.
recording,changes)),trial.policy);return changes.map(({row,by})=>({row,by,outcome:findOutcome(report,row),method:"values"}))}
function findOutcome(report,row){let judged=report.rows.find(one=>isSameRow(one,row));return report.conclusion==="fail"&&
judged?.state==="regression"?"red":report.problems.some(({code})=>code==="rounds-too-few")?"unreachable":"missed"}function planWorsening(row,{
recording,policy},testCount){let limit=limitOf(row),noise=noiseOf(row),spread2=spreadBoundOf(noise);if(noise.kind!=="var\
ies"||spread2===null)return null;let plan={rounds:recording.schedule.rounds,alpha:policy.alpha,testCount},more=sensitivityOf(
plan).findWorsening({spread:spread2,better:row.better},limit)??limit;return row.better==="lower"?limit+more:Math.min(MAX_RATE_LOSS,
limit+more)}var MAX_RATE_LOSS=.99;function limitOf({verdicts}){return verdicts.find(({kind})=>kind==="max-regression")?.
limit??0}function worsenRecording(recording,changes){return{...recording,series:splitSeriesByCommand(recording).map(({command,
series})=>{let measured={...series,command,unit:tidyUnit(series.unit).unit},change=changes.find(({row})=>isSameRow(measured,
row));if(change===void 0)return series;let values=series.head.values.map(raw=>raw.map(value=>worsenValue(value,change)));
return{...series,head:{...series.head,values}}})}}function worsenValue(value,{row,by}){let sign=row.better==="lower"?1:-1;
if(by!==null)return value*(1+sign*by);let beyond=value*(1+sign*limitOf(row))+sign;return Number.isInteger(value)?Math.round(
beyond):beyond}function isSameRow(a,b){return a.command===b.command&&a.group===b.group&&a.name===b.name&&a.metric===b.metric&&
a.unit===b.unit}function addPauses(commands,seconds){return commands.map((one,index)=>{let command=`${`if [ "$BENCH_REFE\
REE_SIDE" = head ]; then sleep ${(seconds[index]??0).toFixed(3)}; fi`}
${scriptOf(one)}`;return typeof one=="string"?command:{...one,command}})}function restoreNames(recording,commands,nameOf3){
let{schedule}=recording,nameOfCommand=command=>nameOf3(scriptOf(command)),names=new Map(schedule.commands.map((slow,index)=>[
nameOfCommand(slow),nameOfCommand(commands[index]??slow)]));return{...recording,schedule:{...schedule,commands:[...commands]},
series:recording.series.map(series=>({...series,name:names.get(series.name)??series.name}))}}var import_yaml=__toESM(require_dist(),1);var KEPT_OPTIONS=["run","setup","workingDirectory","format","outputFile","unit"],ORIGIN_MARK=" Proposed by `bench-refere\
e doctor`";function renderProposal(proposal,{text,given},noise){let document=parseDocumentWithoutAliases(text),root=(0,import_yaml.isMap)(
document.contents)?document.contents:new import_yaml.YAMLMap(document.schema);document.contents=root;for(let field of KEPT_OPTIONS){
let value=given[field];if(value===void 0)continue;let[only,...more]=typeof value=="string"?[value]:value;root.set(toKebabCase(
field),document.createNode(more.length===0?only:value))}given.cpus==="one"&&setEntry(document,root,"cpus",given.cpus,"le\
ss noise than on all processors");let{rounds}=proposal,why=rounds.min===rounds.max?"fewer could never fail":"stops as so\
on as everything is decided";setEntry(document,root,"rounds",roundsText(proposal),why),setEntry(document,root,"max-minut\
es",proposal.maxMinutes,"enough for all rounds, even if head is slower");let budgets=new import_yaml.YAMLSeq(document.schema),
entries=proposal.budgets.flatMap(proposed=>makeEntries(proposed,noise));for(let entry2 of entries)budgets.add(document.createNode(
entry2));for(let entry2 of selectKeptBudgets(root.get("budgets"),noise))budgets.add(entry2);return root.set("budgets",budgets),
writeOrigin(document,root),document.toString({lineWidth:0})}function parseDocumentWithoutAliases(text){let document=text===
null?new import_yaml.Document:(0,import_yaml.parseDocument)(text.replace(/^\uFEFF/,""));return(0,import_yaml.visit)(document,
{Alias:(_,alias)=>{let copy=alias.resolve(document)?.clone();return(0,import_yaml.isNode)(copy)?copy:void 0}}),(0,import_yaml.visit)(
document,{Node:(_,node)=>{(0,import_yaml.isAlias)(node)||delete node.anchor}}),document}function setEntry(document,root,key,value,why){
let node=document.createNode(value);node.comment=` ${why}`;let isThere=root.has(key);root.set(key,node);let budgets=root.
items.findIndex(pair=>String(pair.key)==="budgets");!isThere&&budgets>=0&&root.items.splice(budgets,0,...root.items.splice(
-1))}function writeOrigin(document,root){let key=root.items[0]?.key;(0,import_yaml.isNode)(key)&&key.commentBefore&&(key.
commentBefore=withoutOrigin(key.commentBefore).join(`
`)||null);let origin=`${ORIGIN_MARK} from the noise of one machine. If the gate runs on another, run doctor there.`;document.
commentBefore=[...withoutOrigin(document.commentBefore??""),origin].join(`
`).replace(/^\n+/,"")}function withoutOrigin(comment){return comment.split(`
`).filter(line=>!line.startsWith(ORIGIN_MARK))}function selectKeptBudgets(budgets,noise){let isMeasured2=noise.some(({row})=>row.
metric===COUNTED_METRIC),[kept,replaced]=[!0,!1].map(isKept=>RULES.filter(({slot})=>slot!=="change"===isKept).map(({kind})=>kind));
return((0,import_yaml.isSeq)(budgets)?budgets.items.filter(item=>(0,import_yaml.isMap)(item)):[]).flatMap(item=>{if(item.
get("metric")===COUNTED_METRIC&&!isMeasured2)return[item];if(!kept.some(kind=>item.has(kind)))return[];for(let key of[...replaced,
"min-delta"])item.delete(key);return[item]})}function makeEntries(proposed,noise){let{metric,rows,limit,level}=proposed,
[unit,...others]=new Set(noise.flatMap(({row})=>row.metric===metric?row.unit:[])),name=unit!==void 0&&others.length===0?
nameMetric(metric,unit):metric;return listScopes(rows,noise).map(({benchmarks,packages})=>omitNull({metric:name,benchmarks,
packages,"max-regression":formatPercent(limit),level:level==="fail"?null:level,because:becauseOf(proposed)}))}function listScopes(rows,noise){
if(rows===null)return[{benchmarks:null,packages:null}];let listNames=some=>some.map(({row})=>toLiteralPattern(row.shortName??
row.name)),others=noise.filter(({row})=>!rows.some(one=>one.row===row)),keyOf2=({row})=>`${row.name}
${row.metric}`,keys=new Set(rows.map(keyOf2));return others.some(one=>keys.has(keyOf2(one)))?[...new Set(rows.map(({row})=>row.
group))].map(group=>({benchmarks:listNames(rows.filter(({row})=>row.group===group)),packages:group?[toLiteralPattern(group)]:
null})):[{benchmarks:[...new Set(listNames(rows))],packages:null}]}function toLiteralPattern(name){return name.replaceAll(
"*","?").replace(/^!/,"?").replaceAll("\0","?")}function becauseOf({limit,level,why}){let noise=noiseRange(why),finds=why.
found===null?"":`; a worsening of ${formatMargin(why.found)} is found in 9 of 10 runs`;return{exact:"it never varied, so\
 every difference comes from a change",ratioless:"some values are zero or below, so a change has no percentage; set max \
or min",hidden:`${noise} hides every change up to ${formatPercent(limit)}; shown, never judged`,floor:`${noise}${finds};\
 a tighter limit would flag random differences between builds`,smallest:`${noise}${finds}`,noise:`${noise}${level==="war\
n"?" is too much to block a merge":""}${finds}`}[why.kind]}function noiseRange({noise}){if(noise===null)return"no noise";
let[low,high]=noise.map(spreadText);return`noise of ${low===high?high:`${low} to ${high}`}`}function spreadText(spread2){
if(spread2===0)return"0%";let ratio=Math.expm1(spread2);return ratio<5e-4?"below 0.1%":ratio>1?"over 100%":formatMargin(
ratio)}function roundsText({rounds}){return rounds.min===rounds.max?String(rounds.max):`${rounds.min}..${rounds.max}`}function minutesText(minutes){
return minutes<.05?"below 0.1":formatDecimals(minutes,minutes<10?1:0)}var FIRST_LOOK=6,ROUND_PLANS=[6,10,14,20,30].map(max=>({min:FIRST_LOOK,max})),TARGET_LIMIT=.05,MIN_SUITED_SHARE=.75,MAX_FAIL_LIMIT=.2,
REPORT_LEVEL_LIMIT=.5;function propose(inputs){let first=proposeFor(inputs,Math.max(1,rankVaryingRows(inputs.noise).length));
return proposeFor(inputs,first.testCount)}function proposeFor(inputs,testCount){let{noise,alpha,roundMinutes,maxMinutes}=inputs,
rounds=chooseRounds(inputs,testCount),judged=noise.filter(({kind})=>kind!=="one-sided"),sensitivity=sensitivityOf({rounds,
alpha,testCount}),budgets=groupByMetric(judged).flatMap(rows=>makeBudgets(rows,sensitivity)),tested=rankVaryingRows(judged).
filter(({row})=>findLevel(budgets,row)!=="report"),needed=countWithWarmUp(rounds)*roundMinutes;return{rounds,maxMinutes:Math.
max(1,Math.ceil(Math.max(needed,Math.min(maxMinutes,RESERVE_FACTOR*needed)))),budgets,testCount:Math.max(1,tested.length)}}
var RESERVE_FACTOR=2;function findLevel(budgets,row){return budgets.findLast(({metric,rows})=>metric===row.metric&&(rows===
null||rows.some(one=>one.row===row)))?.level}function groupByMetric(noise){return[...groupBy(noise,({row})=>row.metric).
values()]}function chooseRounds({noise,alpha,roundMinutes,maxMinutes},testCount){let minRounds=findMinRounds({alpha,testCount}),
isAffordable=rounds=>countWithWarmUp(rounds)*roundMinutes<=maxMinutes,plans=ROUND_PLANS.filter(({max:max2})=>max2>FIRST_LOOK&&
max2>=minRounds).filter(isAffordable),primary=groupByMetric(noise.filter(({row,kind})=>row.primary&&kind!=="one-sided")),
prospects=plans.map(rounds=>{let sensitivity=sensitivityOf({rounds,alpha,testCount}),metrics=primary.map(rows=>listRowLimits(
rows,sensitivity)),score=metrics.flat().reduce((total,{limit})=>total+Math.min(1,limit),0)/Math.max(1,metrics.flat().length);
return{rounds,limit:Math.max(0,...metrics.map(chooseDefault)),score}}),best=Math.min(...prospects.map(({score})=>score)),
chosen=prospects.find(({limit,score})=>limit<=TARGET_LIMIT||score===best);if(chosen!==void 0)return chosen.rounds;let max=Math.
max(minRounds,Math.floor(maxMinutes/roundMinutes)-1);return{min:Math.min(FIRST_LOOK,max),max}}function countWithWarmUp({
max}){return max+1}function listRowLimits(rows,sensitivity){let hasTimes=rows.some(({row})=>isTimeBased(row.unit));return rows.
map(noise=>{let{row,kind,spread:spread2}=noise,minimum=minLimitFor(row.unit);if(kind==="exact")return{noise,limit:hasTimes?
minimum:0};let limit=spread2===null?null:sensitivity.findLimit({spread:spread2,better:row.better},minimum);return{noise,
limit:limit??1/0}})}function chooseDefault(rowLimits){let limits=rowLimits.map(({limit})=>limit).toSorted((a,b)=>a-b),usual=limits[Math.
floor(MIN_SUITED_SHARE*(limits.length-1))]??0;return usual<=MAX_FAIL_LIMIT?usual:limits.findLast(limit=>limit<=MAX_FAIL_LIMIT)??
usual}function makeBudgets(rows,sensitivity){let rowLimits=listRowLimits(rows,sensitivity),usual=chooseDefault(rowLimits),
limitOf3=({limit})=>Math.max(usual,limit);return[...new Set(rowLimits.map(limitOf3))].toSorted((a,b)=>a-b).map(limit=>{let members=rowLimits.
filter(one=>limitOf3(one)===limit).map(({noise})=>noise);return makeBudget(limit===usual?null:members,members,limit,sensitivity)})}
function makeBudget(rows,members,limit,sensitivity){let{metric}=members[0].row,noisy=rankVaryingRows(members),worst=noisy[0]??
null,noise=worst&&[noisy.at(-1).spread,worst.spread];if(limit===1/0)return{metric,rows,limit:REPORT_LEVEL_LIMIT,level:"r\
eport",why:{kind:worst===null?"ratioless":"hidden",noise,found:null}};let found=worst&&sensitivity.findWorsening({spread:worst.
spread,better:worst.row.better},limit),why={kind:findReason(members,limit),noise,found};return{metric,rows,limit,level:limit<=
MAX_FAIL_LIMIT?"fail":"warn",why}}function findReason(members,limit){return limit===0?"exact":members.some(({row:{unit}})=>limit>
minLimitFor(unit))?"noise":members.every(({row:{unit}})=>isTimeBased(unit))?"floor":"smallest"}function diagnose(inputs){let{recording,given,text,path,today,reread}=inputs,measured=planCompletedRounds(recording),file=text===
null?null:parseConfigFile(text,path),{alpha,...configured}=makePolicyForOneCommit(policyOf(file,today)),noise=analyse(measured,
{alpha,...configured}).rows.map(noiseOf),roundMinutes=computeRoundMinutes(recording),proposal=propose({noise,roundMinutes,
maxMinutes:file?.maxMinutes??DEFAULTS.maxMinutes,alpha}),proposed=renderProposal(proposal,{text,given},noise),policy=makePolicyForOneCommit(
policyOf(parseConfigFile(proposed,path),today)),trial={recording:measured,policy,reread},judged=analyse(measured,policy),
unchanged={...judged,problems:[...judged.problems,...warnAboutLayouts(judged.rows,inputs.layouts)]},testCount=countTests(
unchanged);return{environment:recording.environment,commands:recording.schedule.commands.map(scriptOf),rounds:countCompletedRounds(
recording),roundMinutes,alpha,testCount,noise,prospects:ROUND_PLANS.map(rounds=>computeProspect({rounds,alpha,testCount},
noise,roundMinutes)),proposal,policy,file:proposed,replaces:file?.budgets!==void 0,unchanged,isWidened:isWidenedByNoise(
unchanged,proposal),disturbances:listDisturbances(unchanged,proposal),processors:null,proofs:proveByValues(trial,unchanged),
canary:null,settings:[],historyReach:inputs.recordsHistory?computeHistoryReach(noise,proposal.maxMinutes,roundMinutes):null}}
function findObjection({unchanged,disturbances,proofs}){return isRed(unchanged)?"red":disturbances.length>0?"disturbed":
proofs.some(proof=>proof.row.primary?proof.outcome!=="red":isBroken(proof))?"undetected":null}function isRed({conclusion}){
return conclusion==="fail"||conclusion==="error"}function isBroken({outcome}){return outcome==="missed"||outcome==="unre\
achable"||outcome==="one-sided"||outcome==="unmatched"}function computeProspect(plan,noise,roundMinutes){let varying=rankVaryingRows(
noise),primary=varying.filter(({row})=>row.primary),rows=primary.length===0?varying:primary,sensitivity=sensitivityOf(plan),
findSuitable=index=>{if(rows[index]===void 0)return null;let{spread:spread2,row}=rows[index],limit=sensitivity.findLimit(
{spread:spread2,better:row.better},minLimitFor(row.unit)),found=limit===null?null:sensitivity.findWorsening({spread:spread2,
better:row.better},limit);return limit===null||found===null?null:{limit,found}},{rounds}=plan,minRounds=findMinRounds(plan);
return{rounds,minutes:countWithWarmUp(rounds)*roundMinutes,needs:rounds.max<minRounds?minRounds:null,typical:findSuitable(
Math.floor(rows.length/2)),worst:findSuitable(0)}}function computeRoundMinutes({invocations}){let measured=invocations.filter(
({round})=>round>0),[first,last]=[measured[0],measured.at(-1)];if(first===void 0||last===void 0)return 0;let rounds=Math.
max(1,last.round-first.round+1);return(last.startMs+last.durationMs-first.startMs)/rounds/6e4}var MACHINE_WARNINGS=["pro\
cessors-stolen","processors-shared","machine-busy-before","too-many-disturbances","one-sided-load","frequency-changed","\
machine-drifted","all-changed-alike"];function listDisturbances(unchanged,proposal){let{problems}=unchanged;return isWidenedByNoise(
unchanged,proposal)?problems.filter(({code})=>MACHINE_WARNINGS.includes(code)):[]}function isWidenedByNoise({rows},{budgets}){
let primary=new Set(rows.filter(row=>row.primary).map(({metric})=>metric));return budgets.filter(({metric})=>primary.size===
0||primary.has(metric)).some(({why:{kind}})=>kind==="noise"||kind==="hidden")}var SHIFT_ERROR=Math.sqrt(Math.PI/3);function computeHistoryReach(noise,maxMinutes,roundMinutes){
let ranked=rankVaryingRows(noise),[worst]=ranked,typical=ranked[Math.floor(ranked.length/2)];if(worst===void 0||typical===
void 0)return null;let rounds=Math.min(CONFIRMING_ROUNDS.max,Math.max(1,Math.floor(maxMinutes/roundMinutes)-1)),computeStep=({
spread:spread2})=>Math.max(MIN_CHANGE,Math.expm1(computeConfirmedSize(SHIFT_ERROR*spread2*Math.SQRT2,rounds)));return{rounds,
typical:computeStep(typical),worst:computeStep(worst)}}var MAX_PROCESSORS=1.1,MAX_RATIO=.8;function hasOneThread({invocations,environment:{cores}}){let known=invocations.flatMap(
({own,durationMs})=>own==null?[]:[{own,durationMs}]),totalMs=known.reduce((sum,{durationMs})=>sum+durationMs,0),usedMs=known.
reduce((sum,{own,durationMs})=>sum+own*cores*durationMs,0);return totalMs>0&&usedMs<=MAX_PROCESSORS*totalMs}function compareProcessors(onAll,onOne){
let found=new Map(onOne.map(noise=>[keyOf(noise),noise])),pairs=onAll.flatMap(all2=>{let one2=found.get(keyOf(all2));return all2.
spread&&one2?.spread?[{all:all2,one:one2}]:[]});if(pairs.length===0)return null;let meanOf=spreadIn=>Math.exp(pairs.reduce(
(sum,pair)=>sum+Math.log(spreadIn(pair).spread),0)/pairs.length),[all,one]=[meanOf(pair=>pair.all),meanOf(pair=>pair.one)],
errors=pairs.flatMap(pair=>[spreadErrorOf(pair.all),spreadErrorOf(pair.one)]),chance=Math.exp(-UPPER_BOUND_Z*Math.hypot(
...errors)/pairs.length);return{all,one,isProposed:one/all<=Math.min(MAX_RATIO,chance)}}function keyOf({row:{command,group,
name,shortName,metric}}){return JSON.stringify([command,group,shortName??name,metric])}import{posix}from"node:path";function adviceLines(diagnosis,destination,isFolded2){let objection=findObjection(diagnosis)??"none",{written}=destination,
file=written===null?[]:[`  The proposal is in ${cleanUntrustedText(written)}.`],use=objection==="none"||objection==="und\
etected"?useLines(destination,isFolded2):file;return[CONCLUSIONS[objection],"","NEXT",...REMEDIES[objection],...use]}var CONCLUSIONS={
none:"TRUST IT: as proposed, this gate can turn red, and unchanged code keeps it green.",red:"DO NOT TRUST IT YET: uncha\
nged code turns this gate red.",disturbed:"DO NOT TRUST IT YET: the machine was disturbed (see the warnings above), so t\
he limits may be too wide.",undetected:"DO NOT TRUST IT YET: the results named above cannot turn this gate red."},REMEDIES={
none:[],red:["  Run doctor again. If it is red again, correct the cause named above."],disturbed:[`  Run doctor again on\
 an idle machine, or on the runner of the gate: ${ownFileUrl("examples/doctor.yml")}`,"  If the machine of the gate is a\
lways disturbed like this, the limits fit it."],undetected:["  Follow the advice above and run doctor again, or use the \
proposal as it is."]};function useLines({written,config,state},isFolded2){let target=cleanUntrustedText(config),commit="\
Commit it on the default branch: a pull request is judged by the file of its base.";if(written===null)return[isFolded2?`\
  Run doctor again with \`--write FILE\`, and move the file to ${target}.`:`  Save the proposal above as ${target}. With\
 \`--write FILE\` doctor writes it to a file.`,`  ${commit}`];if(state==="in-place")return[`  Written to ${target}, wher\
e the gate reads it. ${commit}`];let replaces=state==="replaces"?", which it replaces (`git diff` shows the changes)":"";
return[`  Written to ${cleanUntrustedText(written)}. Use it as ${target}${replaces}:`,`    ${moveCommand(written,config,
state)}`,`  ${commit}`]}function moveCommand(written,config,state){let move=["mv",written,config].map(quoteShellWord).join(
" "),folder=posix.dirname(config);return state==="replaces"||folder==="."?move:`mkdir -p ${quoteShellWord(folder)} && ${move}`}var write=value=>file=>file&&`echo ${value} | sudo tee ${file}`,ADVICE={governor:{name:"governor",costs:"The clock follo\
ws the load, so that a short run is slower than a long one.",change:write("performance")},turbo:{name:"turbo",costs:"The\
 clock falls when the processor gets warm or other cores work.",change:file=>write(file?.endsWith("no_turbo")?"1":"0")(file)},
smt:{name:"SMT",costs:"Two threads share a core: a neighbour can take half of its speed.",change:write("off")},aslr:{name:"\
ASLR",costs:"Each invocation has its memory elsewhere, which is worth a few percent. Rounds average it.",change:()=>"set\
arch --addr-no-randomize COMMAND"},isolation:{name:"isolated processors",costs:"Every program may run on the processors \
of the benchmark.",change:()=>"isolcpus=LIST in the command line of the kernel, and `cpus: LIST` in the configuration"},
"virtual-machine":{name:"virtual machine",costs:"Other machines on the same host take time, which the kernel here may no\
t see.",change:()=>null}};function renderMachineSettings(settings){if(settings.length===0)return[];let noisy=settings.filter(
({isNoisy})=>isNoisy===!0),listed=all=>formatList(all.map(({id})=>ADVICE[id].name)),quiet=settings.filter(({isNoisy})=>isNoisy===
!1),unknown=settings.filter(({isNoisy})=>isNoisy===null);return["SETTINGS of this machine that add noise. doctor changes\
 nothing.",...noisy.flatMap(({id,value,file})=>{let{name,costs,change}=ADVICE[id],command=change(file),line=`  ${name}: ${cleanUntrustedText(
value??"")}. ${costs}`;return command===null?[line]:[line,`    ${command}`]}),...quiet.length===0?[]:[`  No noise from: ${listed(
quiet)}`],...unknown.length===0?[]:[`  This machine does not say: ${listed(unknown)}`]]}function toMachineSettingsJson(settings){
return settings.map(({id,value,isNoisy,file})=>({setting:id,value,noisy:isNoisy,...isNoisy===!0?{costs:ADVICE[id].costs,
change:ADVICE[id].change(file)}:{}}))}var MAX_NAMES=8;function renderDoctor(diagnosis,destination){return`${[machineLines(diagnosis),renderMachineSettings(diagnosis.
settings),noiseLines(diagnosis),prospectLines(diagnosis),proposalLines(diagnosis),proofLines(diagnosis),diagnosis.canary===
null?[]:renderCanary(diagnosis.canary.report,diagnosis.canary.canary),historyLines(diagnosis),adviceLines(diagnosis,destination,
isFolded(diagnosis))].filter(({length})=>length>0).map(lines=>lines.join(`
`)).join(`

`)}
`}function historyLines({historyReach:reach}){if(reach===null)return[];let{rounds,typical,worst}=reach;return["HISTORY: \
the smallest steps that one confirming run finds in 9 of 10 cases",`  from ${formatMargin(typical)} for the typical benc\
hmark, from ${formatMargin(worst)} for the noisiest one, with ${formatCount(rounds,"round")}`,"  It cannot show steps be\
low 1%, name the commit in a push of several, or see a toolchain that changed both sides."]}function machineLines({environment,
rounds,roundMinutes,unchanged}){let seconds=roundMinutes*60,took=seconds<120?`${Number(seconds.toPrecision(2))} s`:`${minutesText(
roundMinutes)} min`;return["MACHINE",`  ${cleanUntrustedText(environment.cpu)}, ${formatCount(environment.cores,"core")}\
, ${cleanUntrustedText(environment.os)}`,`  ${formatCount(rounds,"round")} of the same commit against itself; one round,\
 base and head, takes ${took}.`,...againLines(unchanged),...busyLines(environment,unchanged),`  Noise depends on the mac\
hine. To run doctor on the machine of the gate: ${ownFileUrl("examples/doctor.yml")}`,...problemLines(unchanged,"warning",
"  warning: ")]}function problemLines({problems},wanted,start){return problems.filter(({severity})=>severity===wanted).map(
one=>start+formatDiagnosticLine(one))}function againLines({measuredAgain}){if(measuredAgain===null)return[];let{rounds}=measuredAgain,
were=rounds===1?"was":"were";return[`  ${formatCount(rounds,"round")} ${were} disturbed and measured again, as in the ga\
te.`]}function busyLines({loadBefore,cores},{problems}){return problems.some(({code})=>code==="machine-busy-before")||loadBefore===
null||loadBefore<=cores/2?[]:[`  It was already busy (load ${formatCompact(loadBefore,1)}). An idle machine has less noi\
se and gives better limits.`]}function noiseLines({noise,alpha,testCount,processors}){let noisy=rankVaryingRows(noise),shown=noisy.
slice(0,MAX_NAMES),label=labelFor(noise),width=Math.max(0,...shown.map(({spread:spread2})=>spreadText(spread2).length));
return["NOISE: how much a benchmark differs from one run to the next (standard deviation without outliers)",...shown.map(
({row,spread:spread2})=>`  ${spreadText(spread2).padStart(width)}  ${label(row)}`),...foldedLines(noisy.slice(MAX_NAMES)),
...exactLines(noise.filter(({kind})=>kind==="exact")),...processors===null?[]:[processorLine(processors)],`  ${testCount===
1?"The limit fails":`Together, ${formatCount(testCount,"limit")} fail`} at most ${formatPercent(alpha)} of pull requests\
 that change nothing.`]}function processorLine({all,one,isProposed}){let compared=`${spreadText(one)} on one processor, ${spreadText(
all)} on all`;return isProposed?`  On average ${compared}: with \`cpus: one\` the gate needs fewer rounds, so it is propos\
ed.`:`  On average ${compared}, so \`cpus: one\` is not proposed.`}function foldedLines(folded){if(folded.length===0)return[];
let[most,least]=[folded[0],folded.at(-1)].map(({spread:spread2})=>spreadText(spread2));return[`  and ${formatCount(folded.
length,"more result")}, ${most===least?most:`from ${least} to ${most}`}`]}function exactLines(exact){if(exact.length===0)
return[];let metrics=[...new Set(exact.map(({row})=>cleanUntrustedText(nameMetric(row.metric,row.unit))))].join(", ");return[
`  exact  ${formatCount(exact.length,"result")} (${metrics}) never varied, so any difference counts`]}function labelFor(noise){
let keys=noise.map(({row})=>`${row.name}
${row.metric}`),isAmbiguous=new Set(keys).size<keys.length,hasSeveral=new Set(noise.map(({row})=>row.metric)).size>1,labels=shortenNames(
noise.map(({row})=>row.name));return({group,name,metric,unit})=>[isAmbiguous&&group!==null?group:null,labels.get(name)??
name,hasSeveral?nameMetric(metric,unit):null].flatMap(part=>part===null?[]:[cleanUntrustedText(part)]).join(" ")}function prospectLines({
prospects,noise}){if(rankVaryingRows(noise).length===0)return["TIME: nothing varies, so more rounds do not help."];let isOne=prospects.
every(({typical,worst})=>typical?.found===worst?.found),titles=isOne?["the benchmark"]:["typical benchmark","noisiest be\
nchmark"],rows=prospects.map(prospect=>{let{typical,worst,minutes}=prospect,reach=isOne?[typical]:[typical,worst];return[
roundsText(prospect),minutesText(minutes),...reach.map(one=>cell(prospect,one))]}),table=[["rounds","minutes",...titles],
...rows];return["TIME: more rounds allow tighter limits. Below: the smallest sensible limit, and the worsening it finds \
in 9 of 10 runs",...alignColumns(table,{isRight:column=>column<2,gap:"   "}).map(line=>`  ${line}`)]}function cell({needs},carried){
return needs!==null?`can never fail: needs ${formatCount(needs,"round")}`:carried===null?"none: hidden by noise":`limit ${formatPercent(
carried.limit)}, finds ${formatMargin(carried.found)}`}function proposalLines(diagnosis){let lines=linesOf(diagnosis),more=`\
# and ${lines.length-MAX_LINES} more lines`,shown=isFolded(diagnosis)?[...lines.slice(0,MAX_LINES),more]:lines;return[`P\
ROPOSAL: a complete configuration.${diagnosis.replaces?" It replaces your relative limits and keeps everything else.":""}`,
"",...shown.map(line=>stripControls(line))]}function linesOf({file}){return file.trimEnd().split(`
`)}function isFolded(diagnosis){return linesOf(diagnosis).length>MAX_LINES+LINES_SPARED}var MAX_LINES=40,LINES_SPARED=5;
function proofLines(diagnosis){let{proofs,unchanged,noise}=diagnosis,label=labelFor(noise);return["PROOF: can this gate \
turn red, and does it stay green?",...unchangedLines(diagnosis),...redLines(proofs,unchanged.rows.length),...Object.entries(
EXPLANATIONS).flatMap(([reason,explanation])=>{let rows=proofs.filter(({outcome})=>outcome===reason).map(({row})=>label(
row));return rows.length===0?[]:[`  not red  ${formatList(rows,MAX_NAMES)}`,INDENT+explanation]})]}var INDENT="         \
  ";function unchangedLines({unchanged,alpha}){if(!isRed(unchanged))return[`  green    unchanged code, judged by the pro\
posal after ${formatCount(unchanged.rounds,"round")}`];let broken=listFindings(unchanged).filter(({verdict})=>verdict.outcome===
"fail").map(({what})=>INDENT+formatRichText(what,UNQUOTED));return["  RED      unchanged code fails under the proposal:",
...shortenList(broken,MAX_NAMES),...problemLines(unchanged,"error",INDENT),`${INDENT}Chance does this in ${formatPercent(
alpha)} of runs. Run doctor again. If it is red again, the two sides differ by more`,`${INDENT}than noise, names change \
from run to run, or the machine is too noisy for a gate.`]}var UNQUOTED={...PLAIN_FORMATTER,code:text=>cleanUntrustedText(
text),untrusted:text=>cleanUntrustedText(text)};function redLines(proofs,all){let red=proofs.filter(({outcome})=>outcome===
"red"),measured=red.filter(({method})=>method==="run"),injected=red.filter(({method})=>method==="values"),share=({length})=>`\
  red      ${length} of ${formatCount(all,"result")}`,lines=[];return measured.length>0&&lines.push(`${share(measured)},\
 measured again with a slower head${amounts(measured)}`),injected.length===0||(lines.push(`${share(injected)}, each test\
ed with an injected slowdown${amounts(injected)}`),lines.push(`${INDENT}in the recorded values, and judged as in a pull \
request`),measured.length===0&&lines.push(`${INDENT}(the tool times itself, so a slower command would not show in its nu\
mbers)`)),lines}function amounts(proofs){let by=proofs.flatMap(proof=>proof.by??[]).toSorted((left,right)=>left-right);if(by.
length===0)return", by one";let[least,most]=[by[0],by.at(-1)].map(formatMargin),exact=by.length<proofs.length?", exact o\
nes by one":"";return`, by ${least===most?least:`${least} to ${most}`}${exact}`}var EXPLANATIONS={missed:"Even a multipl\
e of its limit was not found in so few rounds. Run doctor with more: `--rounds 20`.",unreachable:"So few rounds can neve\
r fail it. Run doctor with more: `--rounds` and `--max-minutes`.","one-sided":"Only one side has it. Give the benchmark \
the same name in every run.",unmatched:"No budget matches it. Add one for its metric.",warns:"Its budget only warns, bec\
ause it is noisy. Let it run longer, split it, or use a quieter machine.","shown-only":"No limit makes sense; its budget\
 says why. A quieter machine or longer runs can help."};function renderDoctorJson(diagnosis,{written}){let{proposal,unchanged}=diagnosis,
value={version:1,trusted:findObjection(diagnosis)===null,disturbances:diagnosis.disturbances.map(toDiagnosticJson),environment:diagnosis.
environment,...diagnosis.settings.length>0&&{machine:toMachineSettingsJson(diagnosis.settings)},commands:diagnosis.commands,
rounds:diagnosis.rounds,roundMinutes:diagnosis.roundMinutes,...unchanged.measuredAgain&&{measuredAgain:unchanged.measuredAgain},
alpha:diagnosis.alpha,tests:diagnosis.testCount,noise:diagnosis.noise.map(({row,kind,spread:spread2})=>({...nameOf(row),
kind,spread:spread2})),prospects:diagnosis.prospects,proposal:{rounds:proposal.rounds,maxMinutes:proposal.maxMinutes,budgets:proposal.
budgets.map(one=>({metric:one.metric,benchmarks:one.rows?.map(({row})=>nameOf(row))??null,limit:one.limit,level:one.level,
because:becauseOf(one)})),file:diagnosis.file,written},...diagnosis.processors&&{processors:diagnosis.processors},...diagnosis.
historyReach&&{history:diagnosis.historyReach},unchanged:{red:isRed(unchanged),verdict:unchanged.conclusion,problems:unchanged.
problems.map(toDiagnosticJson)},proofs:diagnosis.proofs.map(({row,by,outcome,method})=>({...nameOf(row),by,outcome,method})),
...diagnosis.canary&&{canary:toCanaryJson(diagnosis.canary.canary)}};return`${JSON.stringify(value,null,2)}
`}function nameOf({group,name,metric,unit}){return{group,name,metric,unit}}import{readdir,readFile}from"node:fs/promises";import{join as join3}from"node:path";var CPUS="/sys/devices/system/cpu",ASLR="\
/proc/sys/kernel/randomize_va_space",NO_TURBO=`${CPUS}/intel_pstate/no_turbo`,BOOST=`${CPUS}/cpufreq/boost`,SMT=`${CPUS}\
/smt/control`;async function readMachineSettings(root="/"){let read=async path=>(await readFile(join3(root,path),"utf8").
catch(()=>"")).split(/[\n\0]/,1)[0].trim().slice(0,64),aslr=await read(ASLR);if(aslr==="")return[];let governors=await readGovernors(
root,read),[noTurbo,boost,control,active]=await Promise.all([NO_TURBO,BOOST,SMT,`${CPUS}/smt/active`].map(read)),turbo=noTurbo!==
""?noTurbo==="0":boost!==""?boost==="1":null,smt=active===""?null:active==="1",isolated=await read(`${CPUS}/isolated`),machine=await readVirtualMachine(
root,read);return[{id:"governor",value:governors||null,isNoisy:governors===""?null:governors!=="performance",file:governors===
""?null:`${CPUS}/cpu*/cpufreq/scaling_governor`},{id:"turbo",...toSwitch(turbo),file:noTurbo!==""?NO_TURBO:boost!==""?BOOST:
null},{id:"smt",...toSwitch(smt),file:smt!==null&&control!=="notsupported"?SMT:null},{id:"aslr",value:aslr==="0"?"off":"\
on",isNoisy:aslr!=="0",file:ASLR},{id:"isolation",value:isolated||"no processor",isNoisy:isolated==="",file:null},{id:"v\
irtual-machine",value:machine||"no",isNoisy:machine!=="",file:null}]}function toSwitch(isOn){return{value:isOn===null?null:
isOn?"on":"off",isNoisy:isOn}}async function readGovernors(root,read){let processors=(await readdir(join3(root,CPUS)).catch(
()=>[])).filter(name=>/^cpu\d+$/.test(name)),all=await Promise.all(processors.map(name=>read(`${CPUS}/${name}/cpufreq/sc\
aling_governor`)));return[...new Set(all.filter(governor=>governor!==""))].sort().join(", ")}async function readVirtualMachine(root,read){
let cpuinfo=await readFile(join3(root,"/proc/cpuinfo"),"utf8").catch(()=>""),hypervisor=await read("/sys/hypervisor/type");
if(!/^flags[ \t]*:.*\bhypervisor\b/m.test(cpuinfo)&&hypervisor==="")return"";let vendor=await read("/sys/class/dmi/id/sy\
s_vendor");return hypervisor||vendor||"yes"}var ROUNDS={min:10,max:10},TOO_FEW={minRounds:MIN_NOISE_ROUNDS},findPlanErrors=(_,cost)=>reportTooLittleTime(cost),NOISE_RUN={
find:findCommitTwice,purpose:"noise",findPlanErrors};async function doctor(argv){let{given:typed,format,write:write2}=parseArgs(
"doctor",argv),rounds=typed.rounds??ROUNDS;if(rounds.max<MIN_NOISE_ROUNDS)throw userError("too-few-noise-rounds",atFlag(
"rounds"),{...TOO_FEW,rounds:rounds.max,isPlanned:!0});let host=makeTerminalHost(),written=write2===null?null:resolve3(write2);
written!==null&&await refuseExisting(host,written),host.log.info("doctor: base and head are the same commit, so any diff\
erence is noise");let examined=await examine(host,{...typed,rounds}),{config}=examined,diagnosis={...examined.diagnosis,
settings:await readMachineSettings()},destination=await destinationOf(host,write2,config);return written!==null&&await writeNew(
host,written,diagnosis.file),process.stdout.write(format==="json"?renderDoctorJson(diagnosis,{written:write2}):renderDoctor(
diagnosis,destination)),findObjection(diagnosis)===null?0:1}async function destinationOf(host,write2,config){let isThere=await hasPath(
host,config),isSame=write2!==null&&resolve3(host.folder,write2)===config;return{written:write2,config:relative2(host.folder,
config).replaceAll("\\","/"),state:isSame?"in-place":isThere?"replaces":"missing"}}async function examine(host,typed){let run=await measureLocalCommits(
host,typed,{...NOISE_RUN,isJudged:!0}),{recording:measured,settings,configText,folder}=run,config=resolve3(folder,settings.
commits.config),{baseline}=settings.measure;if(baseline!==null){let warning=makeWarning("baseline-ignored",inFile(baseline),
{});host.log.warning(formatDiagnosticLine(warning))}checkUsable(measured);let unstable=findUnstableNameProblem([readPart(
measured,settings.policy)],settings.policy);unstable?.isGuarded&&throwErrors([{...unstable.problem,severity:"error"}]);let recordsHistory=await hasRecordingWorkflow(
host,folder),diagnoseRun=(given2,recording2)=>diagnose({recording:recording2,given:given2,text:configText,path:settings.
commits.config,recordsHistory,layouts:run.levels?.layouts??new Map,today:host.clock.today(),reread:one=>parseRecording(renderRecording(
one),"recording")}),onAll={given:typed,recording:measured,diagnosis:diagnoseRun(typed,measured)},{given,recording,diagnosis}=await tryOneProcessor(
host,onAll,diagnoseRun),{run:commands}=settings.measure;if(!settings.measure.commands.some(({format})=>format==="command"))
return{diagnosis:{...diagnosis,canary:await runCanary(host,given,diagnosis)},config};let proofs=await proveBySlowHead(diagnosis,
planCompletedRounds(recording),commands,async run2=>{host.log.info("doctor: measuring again, with a pause on head that m\
ust turn the gate red");let slower=await measureLocalCommits(host,{...given,run:run2},NOISE_RUN);return checkUsable(slower.
recording),slower.recording});return{diagnosis:{...diagnosis,proofs},config}}async function tryOneProcessor(host,onAll,diagnoseRun){
let{diagnosis,recording:before}=onAll;if(!diagnosis.isWidened||!hasOneThread(before)||!await canPin(host,before))return onAll;
host.log.info("doctor: measuring again on one processor, which may have less noise");let given={...onAll.given,cpus:"one"},
{recording}=await measureLocalCommits(host,given,NOISE_RUN);checkUsable(recording);let onOne={given,recording,diagnosis:diagnoseRun(
given,recording)},processors=compareProcessors(diagnosis.noise,onOne.diagnosis.noise),better=processors?.isProposed?onOne:
onAll;return{...better,diagnosis:{...better.diagnosis,processors}}}async function canPin(host,{schedule,environment}){if(schedule.
cpus||environment.cores<2)return!1;let affinity=await host.resolveAffinity({cpus:"one",nice:null}).catch(recoverFrom(UserError,
()=>null));return affinity!==null&&affinity.cpus!==null}var MAX_WORKFLOW_BYTES=1024*1024;async function hasRecordingWorkflow(host,folder){
let workflows=join4(folder,".github/workflows");if(!await hasPath(host,workflows))return!1;let names=await host.files.list(
workflows,path=>/^[^/]+\.ya?ml$/.test(path));for(let name of names.keys()){let text=await host.files.read(join4(workflows,
name),MAX_WORKFLOW_BYTES);if(/uses:\s*['"]?[\w.-]+\/[\w.-]+\/record@/.test(text??""))return!0}return!1}function checkUsable(recording){
let rounds=countCompletedRounds(recording);if(recording.schedule.ended==="cancelled")throw userError("diagnosis-cancelle\
d",about("doctor"),{});let failed=hasFailed(recording,"base")||hasFailed(recording,"head");if(!(!failed&&rounds>=MIN_NOISE_ROUNDS)){
if(failed){let cause=recording.problems.find(problem=>isError(problem)||problem.failure==="benchmark-failed");throw userError(
"nothing-to-diagnose",about("doctor"),{},{causes:cause===void 0?[]:[cause]})}throw throwErrors(recording.problems.filter(
isPlanError).slice(0,1)),userError("too-few-noise-rounds",about("doctor"),{...TOO_FEW,rounds,isPlanned:!1})}}async function runCanary(host,given,{
proofs,policy}){let slowdown=planCanary(proofs);if(slowdown===null||process.platform==="win32")return null;host.log.info(
`doctor: measuring again, with a head that takes ${formatPercent(slowdown)} longer`);let{recording}=await measureLocalCommits(
host,given,{...NOISE_RUN,slowdown});if(recording.schedule.ended==="cancelled")return null;let report=analyse(planCompletedRounds(
recording),policy);return{report,canary:judgeCanary(report,slowdown)}}var PAUSED="wall-time",MIN_PAUSE_SECONDS=.005;async function proveBySlowHead(diagnosis,measured,commands,measure2){
let{policy}=diagnosis,worsenings=commands.map(written=>{let command=scriptOf(written),row=diagnosis.unchanged.rows.find(
({name,metric})=>metric===PAUSED&&name===commandName(command));if(row===void 0||findObstacle(row)!==null)return null;let by=planWorsening(
row,{recording:measured,policy},diagnosis.testCount);return by===null?null:{row,by}});if(worsenings.every(one=>one===null))
return diagnosis.proofs;let seconds=worsenings.map(one=>one===null?0:Math.max(MIN_PAUSE_SECONDS,one.by*(one.row.base?.median??
0))),recording=planCompletedRounds(await measure2(addPauses(commands,seconds))),report=analyse(restoreNames(recording,commands,
commandName),policy);return diagnosis.proofs.map(proof=>{let tried=worsenings.find(one=>one!==null&&isSameRow(one.row,proof.
row));return tried?{row:proof.row,by:tried.by,outcome:findOutcome(report,tried.row),method:"run"}:proof})}import{join as join6}from"node:path";var USUAL_MINUTES=20,MORE_MINUTES=30,MAX_MINUTES=60,USED_PART=.8,ROUNDS_BY_RESULTS=[[1,7],[10,9],[200,10],[Number.POSITIVE_INFINITY,
12]];function countInvocations(benchmarks){let[,rounds=0]=ROUNDS_BY_RESULTS.find(([results])=>benchmarks<=results)??[];return 2*
(1+rounds)}var MIN_INVOCATIONS=8,MAX_INVOCATIONS=62,countBenchmarks=suites=>suites.reduce((sum,suite3)=>sum+suite3.benchmarks,
0);function estimateSeconds(suites){let sum=0;for(let{benchmarks,pace}of suites){if(pace===null)return null;sum+=benchmarks*
pace.seconds}return sum}function limitOf2(benchmarks,minutes){return minutes*60*USED_PART/countInvocations(benchmarks)}function fitSuites(suites){
let seconds=estimateSeconds(suites),isFitting=(some2,minutes2)=>(estimateSeconds(some2)??0)<=limitOf2(countBenchmarks(some2),
minutes2);if(seconds===null||isFitting(suites,USUAL_MINUTES))return assembleFit(suites,USUAL_MINUTES);let shorter=suites.
map(shorten),changes=[...new Set(shorter.flatMap(({pace})=>pace?.options??[]))],all=describeAll(suites,seconds),notes=changes.
map(change=>`${change}: by the default of the tool, ${all}.`);for(let minutes2 of[USUAL_MINUTES,MORE_MINUTES])if(isFitting(
shorter,minutes2))return assembleFit(shorter,minutes2,notes);let fewer=shorter.map(suite3=>narrow(suite3,estimateSeconds(
shorter))),minutes=[USUAL_MINUTES,MORE_MINUTES,MAX_MINUTES].find(one=>isFitting(fewer,one))??MAX_MINUTES,[some,total]=[fewer,
suites].map(countBenchmarks),advice=`All in one gate: shards, or max-minutes and a label (${ownFileUrl("docs/slow-suites\
.md")}).`,checks=some===total?[describeExcess(describeAll(fewer,estimateSeconds(fewer)),isFitting(fewer,minutes)?minutes:
null,advice)]:[`A first part: ${some} of ${total} benchmarks, because with all of them ${all}. ${advice}`];return assembleFit(
fewer,minutes,some===total?notes:changes.map(change=>`${change}: shorter than the default.`),checks)}function describeExcess(all,minutes,advice){
return minutes===null?`It takes longer than max-minutes allows: ${all}. ${advice}`:`${all}, so max-minutes is ${minutes}\
. ${advice}`}function fitToTrial(cost,trial){let enough=[USUAL_MINUTES,MORE_MINUTES,MAX_MINUTES].find(minutes=>trial.seconds<=
limitOf2(trial.benchmarks,minutes));return{...trial,maxMinutes:Math.max(cost.maxMinutes,enough??MAX_MINUTES)}}function describeAll(suites,seconds){
return`${countBenchmarks(suites)} benchmarks take about ${formatDuration2(seconds)} in each invocation`}function formatDuration2(seconds){
return seconds<90?`${Math.max(1,Math.round(seconds))} s`:`${Math.round(seconds/60)} min`}function assembleFit(suites,maxMinutes,notes=[],checks=[]){
let cost={benchmarks:countBenchmarks(suites),seconds:estimateSeconds(suites),maxMinutes};return{suites,cost,notes,checks}}
function shorten(suite3){let{shorter}=suite3.pace??{shorter:null};if(shorter===null)return suite3;let change=command=>command.
replace(shorter.from,()=>shorter.to);return{...suite3,commands:suite3.commands.map(change),programs:suite3.programs.map(
program=>({...program,command:change(program.command)})),narrow:suite3.narrow&&(parts=>shorten(suite3.narrow(parts))),pace:{
seconds:shorter.seconds,shorter:null,options:shorter.options}}}function narrow(suite3,totalSeconds){let{pace,parts,narrow:select}=suite3;
if(select===null||pace===null||parts.length<2)return suite3;let limit=suite3.benchmarks*pace.seconds/totalSeconds*limitOf2(
Math.min(suite3.benchmarks,200),USUAL_MINUTES)/pace.seconds,sizes=parts.map(part=>select([part]).benchmarks),chosen=new Set,
sum=0;for(let index of spread(parts.length))sum+sizes[index]>limit||(sum+=sizes[index],chosen.add(parts[index]));return chosen.
size===0&&chosen.add(parts[sizes.indexOf(Math.min(...sizes))]),select(parts.filter(part=>chosen.has(part)))}function spread(length){
let GOLDEN=(Math.sqrt(5)-1)/2,place=index=>index*GOLDEN%1;return Array.from({length},(_,index)=>index).sort((a,b)=>place(
a)-place(b))}function describeCost({benchmarks,seconds,maxMinutes}){let limit=`It takes at most ${maxMinutes} minutes af\
ter setup. To make it shorter: ${ownFileUrl("docs/slow-suites.md")}`,runs=`${MIN_INVOCATIONS} to ${MAX_INVOCATIONS} time\
s`;if(seconds===null)return[`${`It runs the benchmarks ${runs}: 40 seconds to 5 minutes if they take 5 s.`} After the fi\
rst two, the log says how long it takes.`,limit];let[least,most]=[MIN_INVOCATIONS,MAX_INVOCATIONS].map(times=>formatDuration2(
Math.min(times*seconds,maxMinutes*60))),[take,them]=benchmarks===1?["benchmark takes","it"]:["benchmarks take","them"];return[
`By the times of the tool, ${`${benchmarks} ${take} about ${formatDuration2(seconds)}`}. A run measures ${them} ${runs}:\
 ${least} to ${most}.`,limit]}import{posix as posix3}from"node:path";var TOKEN=/#\[(=*)\[[\s\S]*?\]\1\]|#[^\n]*|\[(=*)\[\n?([\s\S]*?)\]\2\]|"((?:[^"\\]|\\[\s\S])*)"|([()])|((?:\$\{[^}\s]{0,200}\}|[^\s()#"])+)/g;
function parseCalls(text){let calls=[],depth=0,name="",args=[];for(let[,,,bracket,quoted,parenthesis,word]of text.matchAll(
TOKEN))parenthesis==="("&&(depth+=1),parenthesis===")"&&(depth-=1),depth===0&&parenthesis===")"?calls.push({command:name.
toLowerCase(),args}):depth===1&&parenthesis==="("?args=[]:depth===0?name=word??name:quoted!==void 0||bracket!==void 0?args.
push({text:(quoted??bracket??"").replaceAll('\\"','"'),isQuoted:!0}):(word!==void 0||parenthesis!==void 0)&&args.push({text:word??
parenthesis??"",isQuoted:!1}),depth=Math.max(0,depth);return calls}var BLOCKS={if:"endif",foreach:"endforeach",while:"en\
dwhile",function:"endfunction",macro:"endmacro"};function*readBlocks(calls){for(let index=0;index<calls.length;index+=1){
let call=calls[index];if(!Object.hasOwn(BLOCKS,call.command)){yield call;continue}let branches=[{opening:call,body:[]}],
depth=1;for(index+=1;index<calls.length;index+=1){let inner=calls[index];if(Object.hasOwn(BLOCKS,inner.command)&&(depth+=
1),Object.values(BLOCKS).includes(inner.command)&&(depth-=1),depth===0)break;depth===1&&call.command==="if"&&/^else(?:if)?$/.
test(inner.command)?branches.push({opening:inner,body:[]}):branches.at(-1).body.push(inner)}yield branches}}import{posix as posix2}from"node:path";function getLineColFromPtr(string2,ptr){let lines=string2.slice(0,ptr).split(/\r?\n/);return[lines.length,lines.pop().length+
1]}function makeCodeBlock(string2,line,column){let lines=string2.split(/\r?\n/),codeblock="",numberLen=(Math.log10(line+
1)|0)+1;for(let i=line-1;i<=line+1;i++){let l=lines[i-1];l&&(codeblock+=i.toString().padEnd(numberLen," "),codeblock+=":\
  ",codeblock+=l,codeblock+=`
`,i===line&&(codeblock+=" ".repeat(numberLen+column+2),codeblock+=`^
`))}return codeblock}var TomlError=class _TomlError extends Error{line;column;codeblock;constructor(message,options){let[
line,column]=getLineColFromPtr(options.toml,options.ptr),codeblock=makeCodeBlock(options.toml,line,column);super(`Invali\
d TOML document: ${message}

${codeblock}`,options),this.line=line,this.column=column,this.codeblock=codeblock}static x(message,ctx,ptr){throw new _TomlError(
message,{toml:ctx.s,ptr:ptr??ctx.p})}};function parseString(ctx){let startPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p++),first=c,isLiteral=c===39,isMultiline=c===ctx.s.
charCodeAt(ctx.p)&&c===ctx.s.charCodeAt(ctx.p+1);isMultiline&&((c=ctx.s.charCodeAt(ctx.p+=2))===10?ctx.p++:c===13&&ctx.s.
charCodeAt(ctx.p+1)===10&&(ctx.p+=2));let parsed="",sliceStart=ctx.p,state=0;for(;ctx.p<ctx.s.length;ctx.p++)if(c=ctx.s.
charCodeAt(ctx.p),isMultiline&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10))state=state&&3;else if(c<32&&c!==9||c===
127)TomlError.x("control characters are not allowed in strings",ctx);else if((!state||state===3)&&c===first&&(!isMultiline||
ctx.s.charCodeAt(ctx.p+1)===first&&ctx.s.charCodeAt(ctx.p+2)===first)){if(isMultiline&&(ctx.s.charCodeAt(ctx.p+3)===first&&
ctx.p++,ctx.s.charCodeAt(ctx.p+3)===first&&ctx.p++),!state){let s=ctx.s.slice(sliceStart,ctx.p);parsed=parsed?parsed+s:s}
return ctx.p+=isMultiline?3:1,parsed}else if(!state)!isLiteral&&c===92&&(parsed+=ctx.s.slice(sliceStart,sliceStart=ctx.p),
state=1);else if(state===1)if(c===120||c===117||c===85){let errPtr=ctx.p++-1,value=0,len=c===120?2:c===117?4:8;for(let j=0;j<
len;j++,ctx.p++){let hex2=ctx.s.charCodeAt(ctx.p),digit=hex2>=48&&hex2<=57?hex2-48:hex2>=65&&hex2<=70?hex2-65+10:hex2>=97&&
hex2<=102?hex2-97+10:-1;digit<0&&TomlError.x("invalid non-hex character in unicode escape",ctx),value=value<<4|digit}(value<
0||value>1114111||value>=55296&&value<=57343)&&TomlError.x("invalid unicode escape",ctx,errPtr),parsed+=String.fromCodePoint(
value),sliceStart=ctx.p--,state=0}else isMultiline&&(c===32||c===9)?state=2:(c===98?parsed+="\b":c===116?parsed+="	":c===
110?parsed+=`
`:c===102?parsed+="\f":c===114?parsed+="\r":c===101?parsed+="\x1B":c===34?parsed+='"':c===92?parsed+="\\":TomlError.x("u\
nrecognised escape sequence",ctx),sliceStart=ctx.p+1,state=0);else c!==32&&c!==9&&(state===2&&TomlError.x("invalid escap\
e: only line-ending whitespace may be escaped",ctx,sliceStart),state=!isLiteral&&c===92?1:0,sliceStart=ctx.p);TomlError.
x("unfinished string",ctx,startPtr)}var DATE_TIME_RE=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,TomlDate=class _TomlDate extends Date{#hasDate=!1;#hasTime=!1;#offset=null;constructor(date,fasttype,unsafeDelim){
let hasDate=!0,hasTime=!0,offset="Z",c;if(typeof date=="string")if(fasttype)prep:{if(fasttype<3){if(+date.slice(11,13)>23){
date="";break prep}fasttype===2?(offset=null,date+="Z"):(c=date.charCodeAt(date.length-1))!==90&&c!==122&&(offset=date.slice(
date.length-6)),unsafeDelim&&(date=date.slice(0,10)+"T"+date.slice(11))}else fasttype===4&&(date=+date.slice(0,2)>23?"":
`0000-01-01T${date}Z`);hasDate=fasttype!==4,hasTime=fasttype!==3}else{let match=date.match(DATE_TIME_RE);match?(match[1]||
(hasDate=!1,date=`0000-01-01T${date}`),hasTime=!!match[2],hasTime&&date[10]===" "&&(date=date.replace(" ","T")),match[2]&&
+match[2]>23?date="":(offset=match[3]||null,!offset&&hasTime&&(date+="Z"))):date=""}super(date),isNaN(this.getTime())||(this.#hasDate=
hasDate,this.#hasTime=hasTime,this.#offset=offset)}isDateTime(){return this.#hasDate&&this.#hasTime}isLocal(){return!this.#hasDate||
!this.#hasTime||!this.#offset}isDate(){return this.#hasDate&&!this.#hasTime}isTime(){return this.#hasTime&&!this.#hasDate}isValid(){
return this.#hasDate||this.#hasTime}toISOString(){let iso=super.toISOString();if(this.isDate())return iso.slice(0,10);if(this.
isTime())return iso.slice(11,23);if(this.#offset===null)return iso.slice(0,-1);if(this.#offset==="Z"||this.#offset==="z")
return iso;let offset=+this.#offset.slice(1,3)*60+ +this.#offset.slice(4,6);return offset=this.#offset[0]==="-"?offset:-offset,
new Date(this.getTime()-offset*6e4).toISOString().slice(0,-1)+this.#offset}static wrapAsOffsetDateTime(jsDate,offset="Z"){
let date=new _TomlDate(jsDate);return date.#offset=offset,date}static wrapAsLocalDateTime(jsDate){let date=new _TomlDate(
jsDate);return date.#offset=null,date}static wrapAsLocalDate(jsDate){let date=new _TomlDate(jsDate);return date.#hasTime=
!1,date.#offset=null,date}static wrapAsLocalTime(jsDate){let date=new _TomlDate(jsDate);return date.#hasDate=!1,date.#offset=
null,date}};function isDigit(char,base=10){return base===16?char>47&&char<58||char>64&&char<71||char>96&&char<103:char>47&&char<48+base}
function isEndOfValue(char,delim){return char===32||char===9||char===10||char===13||delim&&(char===delim||char===44)||char===
35}function extractValue(ctx,end){let errPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p);if(c===91||c===123){ctx.d--||TomlError.x("d\
ocument contains excessively nested structures. aborting.",ctx);let value=c===91?parseArray(ctx):parseInlineTable(ctx);return ctx.
d++,value}return c===34||c===39?parseString(ctx):c===116?((ctx.s.charCodeAt(++ctx.p)!==114||ctx.s.charCodeAt(++ctx.p)!==
117||ctx.s.charCodeAt(++ctx.p)!==101)&&TomlError.x("invalid value",ctx,errPtr),ctx.p++,!0):c===102?((ctx.s.charCodeAt(++ctx.
p)!==97||ctx.s.charCodeAt(++ctx.p)!==108||ctx.s.charCodeAt(++ctx.p)!==115||ctx.s.charCodeAt(++ctx.p)!==101)&&TomlError.x(
"invalid value",ctx,errPtr),ctx.p++,!1):c===43||c===45?parseNumber(ctx,ctx.p,ctx.s.charCodeAt(++ctx.p),44-c,end):ctx.s.charCodeAt(
ctx.p+4)===45&&ctx.s.charCodeAt(ctx.p+7)===45?parseDate(ctx,c,end):ctx.s.charCodeAt(ctx.p+2)===58?parseTime(ctx,c,end):parseNumber(
ctx,ctx.p,c,0,end)}function parseNumber(ctx,startPtr,startChr,sign,endChr){let c=startChr,state=0,hasUnderscores=!1;if(c===
105)return(ctx.s.charCodeAt(++ctx.p)!==110||ctx.s.charCodeAt(++ctx.p)!==102)&&TomlError.x("invalid value",ctx,startPtr),
ctx.p++,(sign||1)/0;if(c===110)return(ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(++ctx.p)!==110)&&TomlError.x("inv\
alid value",ctx,startPtr),ctx.p++,NaN;if(c===48){if(++ctx.p>=ctx.s.length||isEndOfValue(c=ctx.s.charCodeAt(ctx.p),endChr))
return ctx.bi===!0?0n:0;if(!sign){if(c===120)return parseIntegerBaseN(ctx,startPtr,16,endChr);if(c===98)return parseIntegerBaseN(
ctx,startPtr,2,endChr);if(c===111)return parseIntegerBaseN(ctx,startPtr,8,endChr)}c===46?state=2:c===101||c===69?state=4:
TomlError.x("illegal leading zero",ctx,startPtr)}else isDigit(c)||TomlError.x("invalid value",ctx,startPtr);for(;++ctx.p<
ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr));)state||(state=1),c===95?(state&1||TomlError.x("illega\
l underscore",ctx),state+=11,hasUnderscores=!0):state===1&&c===46?state=2:(state===1||state===3)&&(c===101||c===69)?state=
4:state===4&&(c===43||c===45)?state=6:isDigit(c)?state>9?state-=11:state&1||state++:TomlError.x("illegal character in nu\
meric literal",ctx);if(!state){let val=(startChr-48)*(sign||1);return ctx.bi===!0?BigInt(val):val}state&1||TomlError.x("\
unfinished numeric value",ctx,startPtr);let str=ctx.s.slice(startPtr,ctx.p);return hasUnderscores&&(str=str.replaceAll("\
_","")),state>1?parseFloat(str):parseInteger(ctx,str,10,startPtr)}function parseIntegerBaseN(ctx,startPtr,base,endChr){let c,
underscore=1;for(;++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr));)c===95?(underscore&1&&TomlError.
x("illegal underscore",ctx),underscore=3):isDigit(c,base)?underscore&1&&underscore--:TomlError.x("illegal character in n\
umeric literal",ctx);underscore&1&&TomlError.x("unfinished numeric value",ctx);let str=ctx.s.slice(startPtr+2,ctx.p);return underscore&&
(str=str.replaceAll("_","")),parseInteger(ctx,str,base,startPtr)}function parseInteger(ctx,str,base,startPtr){if(ctx.bi!==
!0)int:{let val=parseInt(str,base);if(!Number.isSafeInteger(val)){if(ctx.bi)break int;TomlError.x("integer value cannot \
be represented losslessly",ctx,startPtr)}return val}return BigInt(base===10?str:(base===2?"0b":base===8?"0o":"0x")+str)}
function parseDate(ctx,c,endChr){let startPtr=ctx.p++,unsafeSeparator;if(!isDigit(c)||!isDigit(ctx.s.charCodeAt(ctx.p++))||
!isDigit(ctx.s.charCodeAt(ctx.p++))||!isDigit(ctx.s.charCodeAt(ctx.p++)))return parseNumber(ctx,ctx.p=startPtr,c,0,endChr);
if(ctx.p+=5,isDigit(ctx.s.charCodeAt(ctx.p++))||TomlError.x("invalid date-time: date part is malformed",ctx,startPtr),ctx.
p>=ctx.s.length||((c=ctx.s.charCodeAt(ctx.p))!==32||(unsafeSeparator=!0,!isDigit(ctx.s.charCodeAt(ctx.p+1))))&&c!==84&&c!==
116){let t2=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,t2,3,!1,startPtr)}if(ctx.s.charCodeAt(ctx.p+=3)!==58&&TomlError.
x("invalid date-time: time part is malformed",ctx,startPtr),ctx.s.charCodeAt(ctx.p+=3)===58&&(ctx.p+=3),ctx.s.charCodeAt(
ctx.p)===46)for(;isDigit(ctx.s.charCodeAt(++ctx.p)););if(c=ctx.s.charCodeAt(ctx.p)){if(c===90||c===122){let t2=ctx.s.slice(
startPtr,++ctx.p);return readDate(ctx,t2,1,unsafeSeparator,startPtr,"[+00:00]")}if(c===43||c===45){let t2=ctx.s.slice(startPtr,
ctx.p+=6);return readDate(ctx,t2,1,unsafeSeparator,startPtr,!ctx.ld&&"["+ctx.s.slice(ctx.p-6,ctx.p)+"]")}}let t=ctx.s.slice(
startPtr,ctx.p);return readDate(ctx,t,2,unsafeSeparator,startPtr)}function parseTime(ctx,c,endChr){let start=ctx.p;if(!isDigit(
c)||!isDigit(ctx.s.charCodeAt(++ctx.p)))return parseNumber(ctx,--ctx.p,c,0,endChr);if(ctx.s.charCodeAt(ctx.p+=4)===58&&(ctx.
p+=3),ctx.s.charCodeAt(ctx.p)===46)for(;isDigit(ctx.s.charCodeAt(++ctx.p)););let t=ctx.s.slice(start,ctx.p);return readDate(
ctx,t,4,!1,start)}function readDate(ctx,str,type,unsafeDelim,errPtr,temporalSuffix){if(ctx.ld){let date=new TomlDate(str,
type,unsafeDelim);return date.isValid()||TomlError.x("invalid date",ctx,errPtr),date}try{switch(temporalSuffix&&(str+=temporalSuffix),
type){case 1:return Temporal.ZonedDateTime.from(str);case 2:return Temporal.PlainDateTime.from(str);case 3:return Temporal.
PlainDate.from(str);case 4:return Temporal.PlainTime.from(str)}}catch(e){TomlError.x(e instanceof Error?e.message:""+e,ctx,
errPtr)}}function skipComment(ctx){for(;ctx.p<ctx.s.length;ctx.p++){let c=ctx.s.charCodeAt(ctx.p);if(c===10)break;if(c===13&&ctx.
s.charCodeAt(ctx.p+1)===10){ctx.p++;break}(c<32&&c!==9||c===127)&&TomlError.x("control characters are not allowed in com\
ments",ctx)}}function skipVoid(ctx,banNewLines,banComments){let c;for(;ctx.p<ctx.s.length;){for(;ctx.p<ctx.s.length&&((c=
ctx.s.charCodeAt(ctx.p))===32||c===9||!banNewLines&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10));)ctx.p++;if(banComments||
c!==35)break;skipComment(ctx)}}function parseKey(ctx,end=61){let startPtr,state=0,parsed=[],sliceStart,c=ctx.s.charCodeAt(startPtr=ctx.p);do{if(c===end)
return state||TomlError.x("unexpected end of key",ctx),state===1&&parsed.push(ctx.s.slice(sliceStart,ctx.p)),ctx.p++,parsed;
c===46?(state||TomlError.x("illegal empty bare key",ctx),state===1&&parsed.push(ctx.s.slice(sliceStart,ctx.p)),state=0):
!state&&(c===34||c===39)?(c===ctx.s.charCodeAt(ctx.p+1)&&c===ctx.s.charCodeAt(ctx.p+2)&&TomlError.x("illegal quoted key:\
 multiline strings are not allowed",ctx),parsed.push(parseString(ctx)),state=2,ctx.p--):c===32||c===9?state===1&&(parsed.
push(ctx.s.slice(sliceStart,ctx.p)),state=2):state===2||c<48&&c!==45||c>57&&c<65||c>90&&c<97&&c!==95||c>122?TomlError.x(
"illegal character in key",ctx):state||(state=1,sliceStart=ctx.p)}while(c=ctx.s.charCodeAt(++ctx.p));TomlError.x("incomp\
lete key-value: cannot find end of key",ctx,startPtr)}function parseInlineTable(ctx){let startPtr=ctx.p++,res=Object.create(
null),seen=new Set,c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===125)return ctx.p++,res;let k,
t=res,hasOwn=!1,errPtr=ctx.p,key=parseKey(ctx);for(let i=0;i<key.length;i++){i&&(t=hasOwn?t[k]:t[k]=Object.create(null)),
k=key[i],(hasOwn=Object.hasOwn(t,k))&&(typeof t[k]!="object"||seen.has(t[k]))&&TomlError.x("trying to redefine an alread\
y defined value",ctx,errPtr);let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||k==="constructor")){t=ctx.uk!==1&&TomlError.
x("document contains an unsafe property",ctx,errPtr);break}!hasOwn&&unsafe&&Object.defineProperty(t,k,{enumerable:!0,configurable:!0,
writable:!0})}hasOwn&&TomlError.x("trying to redefine an already defined value",ctx,errPtr),skipVoid(ctx,!0,!0);let value=extractValue(
ctx,125);if(t&&typeof(t[k]=value)=="object"&&seen.add(value),skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p++))===125)return res;
c!==44&&TomlError.x("expected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished table",ctx,startPtr)}function parseArray(ctx){
let startPtr=ctx.p++,res=[],c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===93)return ctx.p++,
res;if(res.push(extractValue(ctx,93)),skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p++))===93)return res;c!==44&&TomlError.x("e\
xpected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished array",ctx,startPtr)}function peekTable(ctx,key,table,meta,type){let t=table,m=meta,k,hasOwn=!1,state;for(let i=0;i<key.length;i++){if(i){if(t=
hasOwn?t[k]:t[k]=Object.create(null),m=(state=m[k]).c,type===0&&(state.t===1||state.t===2))return null;if(state.t===2){let l=t.
length-1;t=t[l],m=m[l].c}}if(k=key[i],(hasOwn=Object.hasOwn(t,k))&&m[k]?.t===0&&m[k]?.d)return null;if(!hasOwn){let unsafe=k===
"__proto__";if(ctx.uk&&(unsafe||k==="constructor"))return!1;unsafe&&(Object.defineProperty(t,k,{enumerable:!0,configurable:!0,
writable:!0}),Object.defineProperty(m,k,{enumerable:!0,configurable:!0,writable:!0})),m[k]={t:i<key.length-1&&type===2?3:
type,d:!1,i:0,c:Object.create(null)}}}if(state=m[k],state.t!==type&&!(type===1&&state.t===3)||(type===2&&(state.d||(state.
d=!0,t[k]=[]),t[k].push(t=Object.create(null)),state.c[state.i++]=state={t:1,d:!1,i:0,c:Object.create(null)}),state.d))return null;
if(state.d=!0,type===1)t=hasOwn?t[k]:t[k]=Object.create(null);else if(type===0&&hasOwn)return null;return[k,t,state.c]}function validateTablePeek(ctx,peek,ptr){
(peek===null||ctx.uk===2)&&TomlError.x(peek===null?"trying to redefine an already defined table or value":"document cont\
ains an unsafe property",ctx,ptr)}function parse(toml,options={}){let ctx={s:toml,p:0,d:options.maxDepth??1e3,bi:options.
integersAsBigInt??!1,ld:options.useLegacyDate??!0,uk:options.unsafeKeyBehaviour==="throw"?2:options.unsafeKeyBehaviour===
"drop"?1:0},res=Object.create(null),meta=Object.create(null),tmp,skipping=!1,tbl=res,m=meta;for(toml.charCodeAt(0)===65279&&
ctx.p++,skipVoid(ctx);ctx.p<toml.length;){if(toml.charCodeAt(ctx.p)===91){let isTableArray=toml.charCodeAt(++ctx.p)===91;
tmp=ctx.p+=+isTableArray,skipping=!1;let k=parseKey(ctx,93);isTableArray&&(toml.charCodeAt(ctx.p)!==93&&TomlError.x("exp\
ected end of table array declaration",ctx),ctx.p++);let p=peekTable(ctx,k,res,meta,isTableArray?2:1);p?(m=p[2],tbl=p[1]):
(validateTablePeek(ctx,p,tmp),skipping=!0)}else{tmp=ctx.p;let k=parseKey(ctx),p=peekTable(ctx,k,tbl,m,0);!p&&!skipping&&
validateTablePeek(ctx,p,tmp),skipVoid(ctx,!0,!0);let v=extractValue(ctx,void 0);p&&!skipping&&(p[1][p[0]]=v)}skipVoid(ctx,
!0),ctx.p<toml.length&&(tmp=toml.charCodeAt(ctx.p))!==10&&(tmp!==13||toml.charCodeAt(ctx.p+1)!==10)&&TomlError.x("each k\
ey-value declaration must be followed by an end-of-line",ctx),skipVoid(ctx)}return res}var HAS_WELLFORMED=!!"".isWellFormed;var FOREIGN=/(^|\/)(node_modules|vendor|third[_-]?party|testdata|fixtures|__fixtures__|site-packages)\//,UNSAFE_NAME=/[\p{Cc}']|\$\{\{/u;
function isForeign(path){return FOREIGN.test(path)||UNSAFE_NAME.test(path)}function folderOf(path){return path.slice(0,Math.
max(0,path.lastIndexOf("/")))}function nameOf2(path){return path.slice(path.lastIndexOf("/")+1)}function inFolder(folder,name){
return folder===""?name:`${folder}/${name}`}function isBelow(path,folder){return folder===""||path.startsWith(`${folder}\
/`)}function relativeTo(folder,path){return folder===""?path:path.slice(folder.length+1)}function findInnermost(folders,path){
for(let folder=folderOf(path);;folder=folderOf(folder)){if(folders.has(folder))return folder;if(folder==="")return null}}
function assignToFolders(folders,paths,pattern){let shares=new Map([...folders].map(folder=>[folder,[]])),all=new Set(shares.
keys());for(let path of paths){let folder=pattern.test(path)?findInnermost(all,path):null;folder!==null&&shares.get(folder)?.
push(path)}return shares}function nearestFile(tree,folder,names){let found=names.map(name=>inFolder(folder,name)).find(tree.
has);return found!==void 0||folder===""?found??null:nearestFile(tree,folderOf(folder),names)}function countIn(tree,paths,pattern){
return paths.reduce((sum,path)=>sum+[...(tree.text(path)??"").matchAll(pattern)].length,0)}function filesWith(tree,paths,pattern){
return paths.filter(path=>countIn(tree,[path],pattern)>0)}function parseManifest(text,parser=JSON.parse){try{return asObject(
parser(text.replace(/^\uFEFF/,"")))}catch{return{}}}function readJson(tree,path){return parseManifest(tree.text(path)??"")}
function readToml(tree,path){return parseManifest(tree.text(path)??"",parse)}function dependenciesOf(manifest){return["d\
ependencies","devDependencies"].flatMap(key=>Object.keys(asObject(manifest[key])))}function asObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)?value:{}}function asList(value){return Array.isArray(value)?value:[]}function asText(value){
return typeof value=="string"?value:null}var MAX_LENGTH=2e5,REFERENCE=/\$\{([\w./+-]+)\}/,CmakeVariables=class{#values=new Map;#root;constructor(root){this.#root=
`/${root}`;for(let name of["CMAKE_SOURCE_DIR","PROJECT_SOURCE_DIR"])this.#values.set(name,this.#root)}enterFolder(folder){
for(let name of["CMAKE_CURRENT_SOURCE_DIR","CMAKE_CURRENT_LIST_DIR"])this.#values.set(name,`/${folder}`)}set(name,value){
value.length<=MAX_LENGTH&&this.#values.set(name,value)}expand(args){return args.flatMap(({text,isQuoted})=>{let value=this.#replace(
text);return isQuoted?[value]:value.split(";").filter(word=>word!=="")})}#replace(text){let value=text;for(let times=0;times<
50&&value.length<=MAX_LENGTH&&REFERENCE.test(value);times+=1)value=value.replace(REFERENCE,(_,name)=>this.#values.get(name)??
"");return value}enterFunction(names,values){let bound=new Map(names.map((name,index)=>[name,values[index]??""]));bound.
set("ARGN",values.slice(names.length).join(";")).set("ARGV",values.join(";"));for(let[index,value]of values.entries())bound.
set(`ARGV${index}`,value);let outer=[...bound.keys()].map(name=>[name,this.#values.get(name)]);for(let[name,value]of bound)
this.set(name,value);return()=>{for(let[name,value]of outer)value===void 0?this.#values.delete(name):this.#values.set(name,
value)}}listLoop(words){let[first,...rest]=words;if(first==="RANGE")return[];if(first!=="IN")return words;let isNames=!1;
return rest.flatMap(word=>word==="LISTS"||word==="ITEMS"?(isNames=word==="LISTS",[]):isNames?this.#listOf(word):[word])}listModules(name){
return[...this.#listOf("CMAKE_MODULE_PATH"),inFolder(this.#root,"cmake")].map(folder=>posix2.join(folder,`${name}.cmake`).
slice(1))}run(command,words){command==="set"?this.#setFrom(words):command==="project"?this.#nameProject(words[0]??""):command===
"list"?this.#changeList(words):command==="string"?this.#changeText(words):command==="get_filename_component"?this.#takeNamePart(
words):command==="cmake_parse_arguments"&&this.#parseArguments(words)}#listOf(name){return(this.#values.get(name)??"").split(
";").filter(word=>word!=="")}#setFrom([name="",...words]){let end=words.findIndex(word=>word==="CACHE"||word==="PARENT_S\
COPE");words[end]==="CACHE"&&this.#values.has(name)||this.set(name,(end===-1?words:words.slice(0,end)).join(";"))}#nameProject(name){
this.#values.has("CMAKE_PROJECT_NAME")||this.set("CMAKE_PROJECT_NAME",name),this.set("PROJECT_NAME",name),this.set("PROJ\
ECT_SOURCE_DIR",this.#values.get("CMAKE_CURRENT_SOURCE_DIR")??""),this.set(`${name}_SOURCE_DIR`,this.#values.get("CMAKE_\
CURRENT_SOURCE_DIR")??"")}#changeList([mode="",name="",...words]){let values=this.#listOf(name);mode==="APPEND"?this.set(
name,[...values,...words].join(";")):mode==="PREPEND"?this.set(name,[...words,...values].join(";")):mode==="REMOVE_ITEM"?
this.set(name,values.filter(value=>!words.includes(value)).join(";")):mode==="TRANSFORM"&&words[0]==="PREPEND"?this.set(
name,values.map(value=>(words[1]??"")+value).join(";")):mode==="TRANSFORM"&&words[0]==="APPEND"&&this.set(name,values.map(
value=>value+(words[1]??"")).join(";"))}#changeText([mode="",...words]){let[a="",b="",c="",...rest]=words;mode==="REPLAC\
E"?this.set(c,rest.join("").replaceAll(a,()=>b)):mode==="TOLOWER"?this.set(b,a.toLowerCase()):mode==="TOUPPER"?this.set(
b,a.toUpperCase()):mode==="APPEND"?this.set(a,(this.#values.get(a)??"")+words.slice(1).join("")):mode==="CONCAT"&&this.set(
a,words.slice(1).join(""))}#takeNamePart([name="",path="",mode=""]){let file=posix2.basename(path),folder=posix2.resolve(
this.#values.get("CMAKE_CURRENT_SOURCE_DIR")??"/",path),parts={NAME:file,NAME_WE:file.replace(/\..*$/s,""),NAME_WLE:file.
replace(/\.[^.]*$/s,""),DIRECTORY:posix2.dirname(path),PATH:posix2.dirname(path),ABSOLUTE:folder,REALPATH:folder};Object.
hasOwn(parts,mode)&&this.set(name,parts[mode])}#parseArguments(words){let isOfFunction=words[0]==="PARSE_ARGV",[prefix="",
options="",one="",multi="",...rest]=isOfFunction?words.slice(2):words,given=isOfFunction?this.#listOf("ARGV").slice(Number(
words[1])):rest,[flags,singles,lists]=[options,one,multi].map(text=>text.split(";").filter(word=>word!=="")),keys=[...flags,
...singles,...lists],found=new Map,key=null;for(let word of given)keys.includes(word)?(key=word,found.set(word,flags.includes(
word)?["TRUE"]:[])):key!==null&&!flags.includes(key)?found.get(key)?.push(word):found.set("UNPARSED_ARGUMENTS",[...found.
get("UNPARSED_ARGUMENTS")??[],word]);for(let name of[...keys,"UNPARSED_ARGUMENTS"])this.set(`${prefix}_${name}`,(found.get(
name)??[]).join(";"))}};function listGlob(words){return words.filter((word,index)=>!/^(?:CONFIGURE_DEPENDS|RELATIVE|LIST_DIRECTORIES)$/.
test(word)&&!/^(?:RELATIVE|LIST_DIRECTORIES)$/.test(words[index-1]??""))}function matchesGlob(path,pattern,isRecursive){
let end=pattern.lastIndexOf("/")+1,[folder,name]=[pattern.slice(0,end),pattern.slice(end)].map(part=>part.replaceAll(/[.+^${}()|[\]\\]/g,
"\\$&").replaceAll(/\*+/g,"[^/]*").replaceAll("?","[^/]"));return new RegExp(`^${folder}${isRecursive?"(?:.*/)?":""}${name}\
$`).test(path)}var MAX_CALLS=1e5,MAX_DEPTH=40,LISTS="CMakeLists.txt";function readCmakeProject(tree,folders){let reader=new CmakeReader(
tree,folders[0]??"");for(let folder of folders)reader.addFolder(folder);return reader.finish()}var CmakeReader=class{#tree;#variables;#targets=new Map;#functions=new Map;#options=new Map;#lists=new Set;#common=[];#conditions=[];#folder="";#calls=0;#depth=0;constructor(tree,root){
this.#tree=tree,this.#variables=new CmakeVariables(root)}addFolder(folder){let outer={folder:this.#folder,common:this.#common};
this.#folder=folder,this.#variables.enterFolder(folder),this.#readList(inFolder(folder,LISTS)),this.#folder=outer.folder,
this.#common=outer.common,this.#variables.enterFolder(outer.folder)}finish(){let switchedOff=[...this.#options].flatMap(
([name,value])=>isOff(value)?[name]:[]);return{programs:[...this.#targets].flatMap(([name,target])=>{if(!target.isProgram)
return[];let targets=this.#collectLinked(name).flatMap(one=>this.#targets.get(one)??[]),links=targets.flatMap(one=>[...one.
links]),sources=targets.flatMap(one=>[...one.sources]),options=[...new Set(target.conditions)].filter(one=>switchedOff.includes(
one));return[{name,folder:target.folder,links,sources:[...new Set(sources)],options}]}),lists:this.#lists,switchedOff}}#collectLinked(name){
let found=new Set([name]);for(let one of found)for(let link of this.#targets.get(one)?.links??[])found.add(link);return[
...found]}#readList(path){let text=this.#tree.text(path);if(text===null||this.#depth>MAX_DEPTH)return;this.#lists.add(path);
let outer=this.#conditions;this.#run(parseCalls(text)),this.#conditions=outer}#run(calls){if(this.#depth+=1,this.#depth<=
MAX_DEPTH)for(let one of readBlocks(calls)){if(this.#calls+=1,this.#calls>MAX_CALLS)break;isCall(one)?this.#runCall(one):
this.#runBlocks(one)}this.#depth-=1}#runBlocks(blocks){let[block]=blocks,{command,args}=block.opening;if(command==="func\
tion"||command==="macro")this.#functions.set((args[0]?.text??"").toLowerCase(),block);else if(command==="foreach")this.#runLoop(
block);else if(command==="if")for(let branch of blocks)this.#runBranch(branch);else this.#run(block.body)}#runLoop({opening,
body}){let[variable="",...rest]=this.#variables.expand(opening.args);for(let value of this.#variables.listLoop(rest))this.#variables.
set(variable,value),this.#run(body)}#runBranch({opening,body}){let outer=this.#conditions,names=opening.command==="else"?
[]:positiveNames(opening.args);if(names.some(name=>OTHER_SYSTEM.test(name)))return;this.#conditions=[...outer,...names],
this.#run(body);let[negation,variable]=opening.args.map(({text})=>text),isLeft=negation==="NOT"&&opening.args.length===2&&
body.some(({command})=>command==="return");this.#conditions=isLeft?[...outer,variable]:outer}#runCall({command,args}){let own=this.#functions.
get(command);own===void 0?this.#runCommand(command,this.#variables.expand(args)):this.#runFunction(own,args)}#runCommand(command,words){
let[first="",...rest]=words;switch(command){case"add_subdirectory":this.addFolder(this.#resolve(first));break;case"inclu\
de":this.#include(first);break;case"add_executable":case"add_library":this.#addTarget(first,rest,command==="add_executab\
le");break;case"target_sources":this.#addSources(first,rest);break;case"target_link_libraries":for(let link of rest)this.#targets.
get(first)?.links.add(link);break;case"link_libraries":this.#common=[...this.#common,...words];break;case"option":case"c\
make_dependent_option":this.#addOption(first,rest[1]??"OFF");break;case"file":this.#listFiles(words);break;default:command===
"set"&&rest[1]==="CACHE"&&rest[2]==="BOOL"&&this.#addOption(first,rest[0]??""),this.#variables.run(command,words)}}#runFunction({
opening,body},args){let[,...names]=opening.args.map(({text})=>text),leave=this.#variables.enterFunction(names,this.#variables.
expand(args)),outer=this.#conditions;this.#run(body),this.#conditions=outer,leave()}#include(name){let path=this.#resolve(
name),found=[path,`${path}.cmake`,...this.#variables.listModules(name)].find(this.#tree.has);found!==void 0&&this.#readList(
found)}#addTarget(name,words,isProgram){if(words.some(word=>word==="ALIAS"||word==="IMPORTED"))return;if(this.#targets.get(
name)===void 0){let parts={sources:new Set,links:new Set(this.#common)};this.#targets.set(name,{isProgram,folder:this.#folder,
conditions:this.#conditions,...parts})}this.#addSources(name,words)}#addSources(name,words){let target=this.#targets.get(
name);for(let word of words){let[,objects]=/^\$<TARGET_OBJECTS:(.+)>$/.exec(word)??[];objects!==void 0&&target?.links.add(
objects);let path=this.#resolve(word);this.#tree.has(path)&&target?.sources.add(path)}}#addOption(name,value){this.#options.
set(name,value),this.#variables.set(name,value)}#listFiles([mode="",variable="",...words]){if(!/^GLOB(?:_RECURSE)?$/.test(
mode))return;let patterns=listGlob(words).map(pattern=>this.#resolve(pattern)),found=this.#tree.paths.filter(path=>patterns.
some(pattern=>matchesGlob(path,pattern,mode==="GLOB_RECURSE")));this.#variables.set(variable,found.map(path=>`/${path}`).
join(";"))}#resolve(name){return posix3.resolve(`/${this.#folder}`,name).slice(1)}},isCall=one=>"command"in one,isOff=value=>/^(?:OFF|FALSE|NO|N|0|)$/i.
test(value),OTHER_SYSTEM=/^(?:MSVC|WIN32|APPLE|ANDROID|EMSCRIPTEN|IOS|MINGW|CYGWIN|FALSE|OFF|0)$/,COMPARISONS=/^(?:(?:STR|VERSION_)?(?:EQUAL|LESS|GREATER)(?:_EQUAL)?|MATCHES|IN_LIST|IS_NEWER_THAN|PATH_EQUAL)$/,
TESTS=/^(?:NOT|DEFINED|TARGET|COMMAND|POLICY|EXISTS|IS_DIRECTORY|IS_ABSOLUTE|TEST)$/;function positiveNames(args){let words=args.
map(({text})=>text.replace(/^\$\{(.*)\}$/,"$1")).filter(word=>!/^[()]$/.test(word)),end=words.indexOf("OR"),wanted=end===
-1?words:words.slice(0,end);return wanted.filter((word,index)=>{let[before="",after=""]=[wanted[index-1],wanted[index+1]];
return word==="AND"||TESTS.test(word)||TESTS.test(before)?!1:![word,before,after].some(one=>COMPARISONS.test(one))})}var FILE='"$BENCH_REFEREE_PROFILE"',recipeOf=command=>({command,otherwise:null});function profileByPerf(command){let data='\
"$TMPDIR/perf.data"';return recipeOf(`perf record -q -e cpu-clock -g -o ${data} ${command} > /dev/null && perf script -i\
 ${data} > ${FILE}`)}function profilePython(command){let sampling=command.replace(" -m ",` -m profiling.sampling run --c\
ollapsed -o ${FILE} -m `);return{command:`py-spy record --rate 500 --format raw --output ${FILE} -- ${command}`,otherwise:{
when:"From Python 3.15 on, without py-spy",command:sampling}}}function profileByNode(command){let[,rest]=/^node (.*)$/s.
exec(command)??[];return rest===void 0?null:recipeOf(`node --no-turbo-inlining --cpu-prof --cpu-prof-dir="\${BENCH_REFERE\
E_PROFILE%/*}" --cpu-prof-name="\${BENCH_REFEREE_PROFILE##*/}" ${rest}`)}function profileByAsyncProfiler(command){return recipeOf(
`${command} -jvmArgsAppend "-agentpath:$ASYNC_PROFILER=start,event=itimer,collapsed,file=$BENCH_REFEREE_PROFILE"`)}function profileGo(folder){
let benchmarks='-bench="${BENCH_REFEREE_FILTER:-.}" -count=1',place=folder===""?".":`./${folder}`;return recipeOf(`go te\
st -run='^$' ${benchmarks} -o "$TMPDIR/bench.test" -cpuprofile=${FILE} ${place}`)}var USUAL={outputFile:null,programs:[],irrelevant:[],builds:[],install:null,notes:[],checks:[],isOneThread:null,pace:null,
parts:[],narrow:null,counted:null,profiled:null};function makeSuite({files,project,metric,...parts}){let evidence=parts.
benchmarks===0?project:evidenceOf(parts.benchmarks,files);return{...USUAL,evidence,budgets:[makeBudget2(metric)],...parts}}
function makePace(seconds,shorter=null){return{seconds,shorter,options:null}}function addOption(word,options,seconds){return{
from:word,to:`${word} ${options}`,options,seconds}}function replaceOptions(from,options,seconds){return{from,to:options,
options,seconds}}function selectMeasuredSuites(suites){let measured=suites.filter(({benchmarks})=>benchmarks>0);return measured.
length>0?measured:suites.slice(0,1)}function versionInputs(toolchain,file,usual){return file===null?{[`${toolchain}-vers\
ion`]:usual}:{[`${toolchain}-version-file`]:file}}var THREADS=/\bRunParallel\b|\brayon\b|\bthread::(?:spawn|scope)\b|\bstd::(?:j?thread|async|execution)\b|->\s*Thread(?:s|Range|PerCpu)\b|\bthreads\s*=|\bworker_threads\b|\bmultiprocessing\b|\bthreading\b|\bconcurrent\.futures\b/;
function hasOneThread2(tree,paths){return!paths.some(path=>THREADS.test(tree.text(path)??""))}var RESULTS="bench-referee\
-results.json",FILTER='"${BENCH_REFEREE_FILTER:-}"',FIRST_LIMIT="first limit; doctor proposes one from the noise of your\
 runner";function makeBudget2(metric,maxRegression="5%",comment=FIRST_LIMIT){return{metric,maxRegression,comment}}function evidenceOf(count,paths){
let[first="",...others]=paths,more=others.length===0?"":` and ${others.length} more file${others.length===1?"":"s"}`;return`${count}\
 benchmark${count===1?"":"s"} in ${first}${more}`}var CATCH2_FILTER='${BENCH_REFEREE_FILTER:+"$BENCH_REFEREE_FILTER"}',CATCH2_HIDDEN_FILTER='"${BENCH_REFEREE_FILTER:-[!be\
nchmark]}"',CPP_TOOLS=[{name:"Google Benchmark",format:"google-benchmark",foundBy:"a target of CMake with `benchmark::be\
nchmark`, and `BENCHMARK(\u2026)`",metric:"cpu_time",library:/\bbenchmark(?:::benchmark(?:_main)?|_main)?\b/,header:/^[ \t]*#[ \t]*include[ \t]*[<"]benchmark\/benchmark\.h/m,
benchmark:/^[ \t]*BENCHMARK(?:_F|_TEMPLATE\w*|_DEFINE_F|_CAPTURE)?\s*\(/gm,debian:"libbenchmark-dev",notes:["For benchma\
rks of one thread cpu_time is steadier than real_time."],pace:makePace(.9,addOption("--benchmark_format=json","--benchma\
rk_min_time=0.1",.25)),run:()=>`--benchmark_format=json --benchmark_filter=${FILTER}`},{name:"Catch2",format:"catch2",foundBy:'\
a target of CMake with `Catch2::\u2026`, and `BENCHMARK("\u2026")`',metric:"time",library:/\bCatch2::/,header:/^[ \t]*#[ \t]*include[ \t]*[<"]catch2\//m,
benchmark:/^[ \t]*BENCHMARK(?:_ADVANCED)?\s*\(/gm,debian:"catch2",notes:["Each run gives one mean. Analysing its samples\
 takes half a second for each benchmark."],pace:makePace(.3),run:sources=>`-r xml --benchmark-no-analysis ${sources.includes(
"[!benchmark]")?CATCH2_HIDDEN_FILTER:CATCH2_FILTER}`},{name:"nanobench",format:"nanobench",foundBy:"a target of CMake wi\
th nanobench, and `.run(\u2026)`",metric:"time",library:/\bnanobench\b/,header:/^[ \t]*#[ \t]*include[ \t]*[<"](?:[\w/]+\/)?nanobench\.h/m,
benchmark:/\.run\s*\(/g,debian:null,notes:[],pace:makePace(.2),run:()=>""}],SOURCE=/\.(?:cc|cpp|cxx|c\+\+)$/,cpp={title:"\
C++",tools:CPP_TOOLS,reads:path=>!isForeign(path)&&(nameOf2(path)===LISTS||path.endsWith(".cmake")||SOURCE.test(path)),find(tree){
let own=tree.paths.filter(cpp.reads),folders=own.filter(path=>nameOf2(path)===LISTS).map(folderOf),shares=assignToFolders(
folders,own,SOURCE);return selectOutermost(folders).flatMap(folder=>projectSuites(tree,folder,folders,shares))}};function selectOutermost(folders){
return folders.filter(folder=>folders.every(one=>one===folder||!isBelow(folder,one)))}var PROJECT=/^[ \t]*project\s*\(/im;
function projectSuites(tree,folder,folders,shares){let project=readCmakeProject(tree,[folder]),rest=folders.filter(one=>isBelow(
one,folder)&&!project.lists.has(inFolder(one,LISTS))),others=selectOutermost(rest.filter(one=>PROJECT.test(tree.text(inFolder(
one,LISTS))??""))),suites=suitesOf(tree,folder,project,shares),named=others.filter(one=>/bench|perf/i.test(one)),further=(suites.
some(({benchmarks})=>benchmarks>0)||named.length>0?named:others).flatMap(one=>projectSuites(tree,one,rest,shares)),loose=rest.
filter(one=>!others.some(other=>isBelow(`${one}/`,other)));if(loose.length===0||[...suites,...further].some(({benchmarks})=>benchmarks>
0))return[...suites,...further];let check2=`No list was seen to add ${loose.join(", ")}. Look at "--target" in setup.`;return suitesOf(
tree,folder,readCmakeProject(tree,[folder,...loose]),shares).map(suite3=>({...suite3,checks:[...suite3.checks,check2]}))}
function suitesOf(tree,folder,project,shares){let texts=[...project.lists].map(path=>(tree.text(path)??"").replaceAll(/#.*$/gm,
"")).join(`
`),targets=project.programs.flatMap(program=>targetOf(tree,program,shares));return selectMeasuredSuites(CPP_TOOLS.map(tool=>{
let ofTool=targets.filter(target=>target.tool===tool);return suiteOf(tree,folder,texts,tool,ofTool)}))}function targetOf(tree,{
name,sources:named,links,folder,options},shares){let known=named.filter(path=>SOURCE.test(path)),sources=known.length>0?
known:shares.get(folder)??[],included=sources.map(one=>tree.text(one)??"").join(`
`),linked=links.join(" "),tool=CPP_TOOLS.find(({library,header})=>library.test(linked)||header.test(included));return tool===
void 0||TEST_MAIN.test(linked)&&!BENCHMARK_MAIN.test(`${linked} ${included}`)?[]:[{name,sources,options,tool}]}var TEST_MAIN=/\b(?:gtest|gmock)_main\b/,
BENCHMARK_MAIN=/\bbenchmark_main\b|\bBENCHMARK_MAIN\b|\bRunSpecifiedBenchmarks\b/;function suiteOf(tree,folder,texts,tool,targets){
let files=filesWith(tree,[...new Set(targets.flatMap(({sources})=>sources))],tool.benchmark),real=targets.filter(({sources})=>sources.
some(path=>files.includes(path))),needed=[...new Set(real.flatMap(target=>target.options))],switches=Array.from(texts.matchAll(
/\boption\s*\(\s*(\w*BENCH(?:MARK(?:S|ING)?|ES)?)\s[^)]*\bOFF\s*\)/gi),([,name])=>name),options=(needed.length>0?needed:
switches).map(name=>` -D${name}=ON`).join(""),names=real.map(one=>one.name),build=more=>[...tree.has(".gitmodules")?["gi\
t submodule update --init --recursive"]:[],`cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECT\
ORY="$PWD/build/bin"${options}${more}`,`cmake --build build --parallel --target ${names.map(quoteShellWord).join(" ")}`].
join(" && "),mode=tool.format==="google-benchmark"?codspeedMode(texts):null,programs=names.map(name=>programOf(texts,name)),
commands=real.map(({sources},index)=>{let text=sources.map(path=>tree.text(path)??"").join(`
`);return`${programs[index]} ${tool.run(text)}`.trimEnd()});return makeSuite({tool:tool.name,files,project:inFolder(folder,
LISTS),metric:tool.metric,benchmarks:countIn(tree,files,tool.benchmark),format:tool.format,folder,commands,pace:tool.pace,
parts:names,narrow:some=>suiteOf(tree,folder,texts,tool,real.filter(({name})=>some.includes(name))),counted:mode===null?
null:{setup:build(` -DCODSPEED_MODE=${mode}`),commands:programs,isTimed:!1},profiled:commands[0]===void 0?null:profileByPerf(
commands[0]),setup:{folder,command:build("")},notes:tool.notes,checks:listChecks(tree,folder),isOneThread:hasOneThread2(
tree,files),steps:stepsOf(texts,tool)})}var VERSION_1=/\bcodspeed-cpp(?:@|\b[^)]*?\b(?:GIT_TAG|VERSION)\s+)"?v?1\./i;function codspeedMode(texts){
return/\bcodspeed-cpp\b/i.test(texts)?VERSION_1.test(texts)?"instrumentation":"simulation":null}var LIBRARY_MANAGERS=[["\
vcpkg.json","The project has a vcpkg.json: if it needs vcpkg, add its toolchain file to cmake in setup."],["conanfile.tx\
t","The project has a conanfile.txt: if it needs Conan, install by it before cmake in setup."],["conanfile.py","The proj\
ect has a conanfile.py: if it needs Conan, install by it before cmake in setup."]];function listChecks(tree,folder){return LIBRARY_MANAGERS.
flatMap(([file,check2])=>tree.has(inFolder(folder,file))?[check2]:[])}function programOf(texts,name){return texts.includes(
"RUNTIME_OUTPUT_DIRECTORY")?`"$(find build bin -type f -name ${quoteShellWord(name)} 2>/dev/null | head -1)"`:`./build/b\
in/${quoteShellWord(name)}`}function stepsOf(texts,tool){let isFetched=/FetchContent|CPMAddPackage|ExternalProject|add_subdirectory\s*\([^)]*(?:benchmark|catch2?)\b[^)]*\/|conan|vcpkg/i.
test(texts);return tool.debian===null||isFetched||!/\bfind_package\s*\(/.test(texts)?[]:[{run:`sudo apt-get update -q &&\
 sudo apt-get install -yq ${tool.debian}`,comment:"find_package looks for it"}]}import{posix as posix4}from"node:path";var PROGRAM="bench-referee.test",SAME_BYTES="-trimpath -buildvcs=false ",buildCommand=isSame=>`go test -c ${isSame?SAME_BYTES:
""}-o ${PROGRAM} .`,READS_ANYTHING=/^\s*(?:import\s+)?(?:[\w.]+\s+)?"(?:os\/exec|plugin|go\/(?:build|importer|packages|parser)|golang\.org\/x\/tools\/[^"]+)"|\bruntime\.GOROOT\(/m,
isByPlace=text=>/\bruntime\.Callers?\(/.test(text)&&/\b(?:file)?path\.(?:Dir|Join|Abs)\(/.test(text),ABOVE=/["`]\.\.(?:[/\\][^"`\n]*)?["`]|\bos\.Getwd\(/,
SOURCES=["*.go","go.mod","go.sum"],SOURCE2=/(?:\.go|(?:^|\/)go\.(?:mod|sum))$/,GO_FILES=/["`]([^"`\n]*\.go|(?:[^"`\n]*\/)?go\.(?:mod|sum))["`]/g;
function planProgram(tree,{place,run}){let texts=readSources(tree,place),dependsOn=!texts.some(text=>READS_ANYTHING.test(
text)||isByPlace(text))?listReadFiles(tree,place,texts):[];return{name:nameProgram(place),folder:place,command:run,dependsOn}}
function nameProgram(place){return place.replaceAll(/[^\w./-]+/g,"-")||"root"}function listReadFiles(tree,place,texts){let isAbove=texts.
some(text=>ABOVE.test(text)),named=texts.flatMap(text=>Array.from(text.matchAll(GO_FILES),([,name=""])=>name)),area=isAbove?
"":place,below=pattern=>inFolder(area,pattern),program=inFolder(place,PROGRAM),sources=tree.paths.filter(path=>isBelow(path,
area)&&SOURCE2.test(path)&&folderOf(path)!==place),others=sources.length>0?[`!${below(`**/${PROGRAM}`)}`]:[],areRead=named.
length>0&&(isAbove||named.some(name=>/[*?[]/.test(name)));if(sources.length===0||areRead)return[below("**"),...others,program];
let data=["testdata","_*",".*"].filter(folder=>{let pattern=new RegExp(`(?:^|/)${folder.replace(".","\\.").replace("*","\
[^/]+")}/`);return sources.some(path=>pattern.test(path))});return[below("**"),...SOURCES.filter(name=>sources.some(path=>path.
endsWith(name.replace("*","")))).map(name=>`!${below(`**/${name}`)}`),inFolder(place,"*.go"),...new Set(named.map(name=>posix4.
join(place,name)).filter(path=>sources.includes(path))),...data.map(folder=>below(`**/${folder}/**`)),...others,program]}
var IMPORTS=/^\s*(?:import\s+)?(?:[\w.]+\s+)?"([^"\s]+)"/gm,MODULE=/^module\s+"?([^\s"]+)/m;function readSources(tree,place){
let modules=tree.paths.flatMap(path=>{let[,name=null]=nameOf2(path)==="go.mod"&&MODULE.exec(tree.text(path)??"")||[];return name===
null?[]:[{name,folder:folderOf(path)}]}),found=new Set([place]),texts=[];for(let folder of found){let sources=tree.paths.
filter(path=>path.endsWith(".go")&&folderOf(path)===folder),[tests,others]=[!0,!1].map(isTest=>sources.flatMap(path=>path.
endsWith("_test.go")===isTest?tree.text(path)??"":[]));for(let text of[...others,...folder===place?selectUsedTests(tests):
[]]){texts.push(text.replaceAll(/^\s*\/\/.*$/gm,""));for(let[,name=""]of text.matchAll(IMPORTS))for(let module of modules)
isBelow(`${name}/`,module.name)&&found.add(inFolder(module.folder,name.slice(module.name.length+1)).replace(/\/$/,""))}}
return texts}var STARTS=/^func (?:Benchmark|TestMain\b|init\b)/m,DEFINED=/^(?:func\s+(?:\([^)]*\)\s*)?|var\s+|const\s+|type\s+)(\w+)|^\t(\w+)(?: [\w.*[\]]+)? = /gm,
OWN=/^(?:Test|Example|Fuzz)/,packageOf=text=>/^package\s+(\w+)/m.exec(text)?.[1];function selectUsedTests(texts){let used=new Set(
texts.filter(text=>STARTS.test(text))),rest=texts.map(text=>{let names=Array.from(text.matchAll(DEFINED),([,name,grouped=""])=>name??
grouped);return{text,names:names.filter(name=>!OWN.test(name))}});for(let user of used){let words=new Set(user.match(/\w+/g));
for(let{text,names}of rest)packageOf(text)===packageOf(user)&&names.some(name=>words.has(name))&&used.add(text)}return[...used]}var pin=(action,version,sha)=>({action,sha,version}),CHECKOUT=pin("actions/checkout","v7.0.1","3d3c42e5aac5ba805825da764\
10c181273ba90b1"),CACHE=pin("actions/cache","v5.0.5","27d5ce7f107fe9357f9df03efb73ab90386fccae"),SETUP_GO=pin("actions/s\
etup-go","v6.4.0","4a3601121dd01d1626a1e23e37211e3254c1c06c"),SETUP_JAVA=pin("actions/setup-java","v5.2.0","be666c2fcd27\
ec809703dec50e508c2fdc7f6654"),SETUP_NODE=pin("actions/setup-node","v6.3.0","53b83947a5a98c8d113130e565377fae1a50d02f"),
SETUP_PYTHON=pin("actions/setup-python","v6.2.0","a309ff8b426b58ec0e2a45f0f869d46889d02405"),SETUP_PNPM=pin("pnpm/action\
-setup","v6.0.10","0977fd99725f1db4007ccb2928dbb4e90d06cc86"),SETUP_BUN=pin("oven-sh/setup-bun","v2.2.0","0c5077e5141986\
8618aeaa5fe8019c62421857d6"),UPLOAD_ARTIFACT=pin("actions/upload-artifact","v7.0.1","043fb46d1a93c77aae656e7c1c64a875d1f\
c6a0a");var RUN=`./${PROGRAM} -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchmem ${repeat("-test.benchtime")}`,
SHORT_TIMES=addOption("-test.benchmem","-test.benchtime=100ms",.2),BENCHMARK=/^func Benchmark(?:[^a-z\s(]\w*)?\(\s*\w+ \*testing\.B\b/gm,
go={title:"Go",tools:[{name:"go test",format:"go",foundBy:"`func BenchmarkName(b *testing.B)` in a `_test.go`"}],reads:path=>!isForeign(
path)&&(nameOf2(path)==="go.mod"||path.endsWith(".go")),find(tree){let own=tree.paths.filter(go.reads),modules=own.filter(
path=>nameOf2(path)==="go.mod").map(folderOf),tests=assignToFolders(modules,own,/_test\.go$/);return modules.map(folder=>{
let isOuter=modules.some(other=>other!==folder&&isBelow(other,folder));return suite(tree,folder,tests.get(folder)??[],isOuter)})}},
MAX_PROGRAMS=20;function planPackages(tree,folder,places){let programs=places.map(place=>inFolder(folder,place).replace(
/\/$/,"")).map(place=>planProgram(tree,{place,run:RUN})),build=(place,index)=>into(place)+buildCommand(programs[index].dependsOn.
length>0);return{setup:places.length===1?build(places[0],0):places.map((place,index)=>`(${build(place,index)})`).join(" \
&& "),commands:places.map(place=>into(place)+RUN),programs,notes:["Each package with benchmarks is built once. A new one\
 needs to be built and run here, too."]}}var BY_PROGRAMS={setup:`packages=$(go list -f '{{.Dir}}' ./...); for dir in $pa\
ckages; do (cd "$dir" && ${buildCommand(!1)}); done`,commands:[`for test in $(find . -name ${PROGRAM} | sort); do (cd "\$\
{test%/*}" && ${RUN}); done`],programs:[],notes:["Each package is built once, and runs in its own folder."]},BY_GO_TEST={
setup:"go test -run='^$' ./...",commands:[`go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ${repeat(
"-benchtime")} ./...`],programs:[],notes:["-count=1 makes each run one sample; the rounds repeat it."]};function repeat(flag){
return`\${BENCH_REFEREE_ITERATIONS:+${flag}=\${BENCH_REFEREE_ITERATIONS}x}`}function into(place){return place===""?"":`c\
d ${quoteShellWord(place)} && `}function suite(tree,folder,tests,isOuter){let files=filesWith(tree,tests,BENCHMARK),packages=(paths=>[
...new Set(paths.map(path=>relativeTo(folder,folderOf(path))))])(files),many=isOuter?BY_GO_TEST:BY_PROGRAMS,planned=packages.
length>MAX_PROGRAMS?many:planPackages(tree,folder,packages),{setup,commands,programs,notes}=planned;return makeSuite({tool:"\
go test",files,project:inFolder(folder,"go.mod"),metric:"sec/op",benchmarks:countIn(tree,files,BENCHMARK),format:"go",folder,
commands,programs,setup:{folder,command:setup},budgets:[makeBudget2("sec/op"),makeBudget2("B/op","1%","hardly depends on\
 the machine"),makeBudget2("allocs/op","0%","does not depend on the machine")],notes,isOneThread:hasOneThread2(tree,tests),
steps:[setupGo(tree,folder)],pace:makePace(1.4,planned===BY_GO_TEST?addOption(" -benchmem","-benchtime=100ms",.2):SHORT_TIMES),
parts:packages,narrow:some=>suite(tree,folder,tests.filter(path=>some.includes(relativeTo(folder,folderOf(path)))),isOuter),
profiled:packages.length===1?profileGo(packages[0]):null,counted:recipe(packages)})}function recipe(packages){let build=place=>packages.
length===1?into(place)+buildCommand(!1):`(${into(place)}${buildCommand(!1)})`;return{setup:packages.map(build).join(" &&\
 "),commands:packages.map(place=>into(place)+RUN),isTimed:!0}}var FIRST_STRICT_GO=21;function versionOf(tree,folder){let file=inFolder(
folder,"go.mod"),[,minor="0"]=/^go\s+1\.(\d+)/m.exec(tree.text(file)??"")??[];return Number(minor)<FIRST_STRICT_GO?{"go-\
version":"stable"}:{"go-version-file":file}}function setupGo(tree,folder){let version=versionOf(tree,folder),sums=inFolder(
folder,"go.sum");return tree.has(sums)?{uses:SETUP_GO,with:folder===""?version:{...version,"cache-dependency-path":sums}}:
{uses:SETUP_GO,with:{...version,cache:"false"}}}function planGradle(tree,folder){let settings=nearestFile(tree,folder,["settings.gradle.kts","settings.gradle"]),root=settings===
null?folder:folderOf(settings),own=readBuild(tree,folder),found=findJarTask(own,hasPlugin(tree,{root,folder,own}));if(found===
null)return null;let{path,isListed}=findProjectPath(tree.text(settings??"")??"",relativeTo(root,inFolder(folder,"")).replace(
/\/$/,"")),checks=isListed?[]:[`${settings} was not seen to include ${folder}. Look at the task in setup.`],gradle=tree.
has(inFolder(root,"gradlew"))?"./gradlew":"gradle";return{root,gradle,task:`${path===""?"":`${path}:`}${found.task}`,jar:found.
jar,checks}}function readBuild(tree,folder){let names=["build.gradle.kts","build.gradle"].map(name=>tree.text(inFolder(folder,
name))??"");return removeComments(names.join(`
`))}function removeComments(text){return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,"")}var PLUGIN=/\bme\.champeau\.(?:gradle\.)?jmh\b/,
SHADOW=/\bshadowJar\b/,MAIN=/\borg\.openjdk\.jmh\.Main\b/,ARCHIVE=/\barchive(?:Base|File)?Name(?:\.set\(|\s*=)\s*["']([\w.-]+)["']|\bbaseName\s*=\s*["']([\w.-]+)["']/;
function findJarTask(own,isPlugin){let shadow=/\bshadowJar\b[\s\S]*$/.exec(own)?.[0]??"";if(SHADOW.test(own)&&MAIN.test(
shadow)){let[,name,base]=ARCHIVE.exec(shadow)??[],file=name??base;return{task:"shadowJar",jar:`build/libs/${file===void 0?
"*-all.jar":file.endsWith(".jar")?file:`${file}*.jar`}`}}return isPlugin?{task:"jmhJar",jar:"build/libs/*-jmh.jar"}:null}
function hasPlugin(tree,{root,folder,own}){if(isApplied(tree,own,root))return!0;if(folder===root||folder==="")return!1;let above=readBuild(
tree,folderOf(folder));return/\b(?:subprojects|allprojects|configure)\b/.test(above)&&isApplied(tree,above,root)||folderOf(
folder)!==root&&hasPlugin(tree,{root,folder:folderOf(folder),own:""})}function isApplied(tree,text,root){return PLUGIN.test(
text)&&!/\bapply\s*\(?\s*false/.test(text)||/\bapply\s*(?:plugin\s*:|\(plugin\s*=)\s*["']me\.champeau/.test(text)||Array.
from(text.matchAll(/\balias\(libs\.plugins\.([\w.]+)\)(?!\s*apply\s+false)/g),([,name=""])=>name).some(name=>PLUGIN.test(
findPlugin(tree,root,name)))?!0:Array.from(text.matchAll(/\bid\s*\(?\s*["']([\w.-]+)["']/g),([,id=""])=>id).some(id=>tree.
paths.some(path=>isBelow(path,root)&&nameOf2(path).replace(/\.gradle(?:\.kts)?$/,"")===id&&PLUGIN.test(removeComments(tree.
text(path)??""))))}function findPlugin(tree,root,name){let plugins=asObject(readToml(tree,inFolder(root,"gradle/libs.ver\
sions.toml")).plugins),[,plugin]=Object.entries(plugins).find(([key])=>key.replaceAll(/[-_]/g,".")===name)??[];return asText(
plugin)??asText(asObject(plugin).id)??""}function findProjectPath(settings,inside){if(inside==="")return{path:"",isListed:!0};
let text=removeComments(settings),moved=[...text.matchAll(/project\s*\(\s*["'](:?[\w:.-]+)["']\s*\)\.projectDir\s*=[^"'\n]*["']([^"'\n]+)["']/g)],
[,name]=moved.find(([,,folder=""])=>folder.replace(/^.*?rootDir\}?\//,"").replace(/^\.\/|\/$/g,"")===inside)??[];if(name!==
void 0)return{path:name.startsWith(":")?name:`:${name}`,isListed:!0};let path=`:${inside.replaceAll("/",":")}`;return{path,
isListed:text===""||text.includes(path.slice(1))}}var BUILD=/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,GRADLE_FILE=/\.gradle(?:\.kts)?$|(?:^|\/)gradle\/[\w.-]+\.versions\.toml$|(?:^|\/)gradle-wrapper\.properties$/,
GRADLE_WRAPPER="gradle/wrapper/gradle-wrapper.properties",SOURCE3=/\.(?:java|kt|scala)$/,BENCHMARK2=/^[ \t]*@(?:org\.openjdk\.jmh\.annotations\.)?Benchmark\b/gm,
java={title:"Java",tools:[{name:"JMH by Maven",format:"jmh",foundBy:"a method under `@Benchmark`, and JMH in `pom.xml`"},
{name:"JMH by Gradle",format:"jmh",foundBy:"a method under `@Benchmark`, and the plugin `me.champeau.jmh` in `build.grad\
le`"}],reads:path=>!isForeign(path)&&(BUILD.test(nameOf2(path))||GRADLE_FILE.test(path)||SOURCE3.test(path)),find(tree){
let own=tree.paths.filter(java.reads),builds=own.filter(path=>BUILD.test(nameOf2(path))),shares=assignToFolders(builds.map(
folderOf),own,SOURCE3),suiteOf3=(path,sources)=>nameOf2(path)==="pom.xml"?mavenSuite(tree,path,sources):gradleSuite(tree,
path,sources),withJmh=builds.filter(path=>isWithJmh(tree,path));return withJmh.length>0?withJmh.map(path=>suiteOf3(path,
shares.get(folderOf(path))??[])):builds.slice(0,1).map(path=>suiteOf3(path,[]))}},OPTIONS=`-f 1 -wi 3 -w 1 -i 3 -r 1 -fo\
e true -rf json -rff ${RESULTS}`;function isWithJmh(tree,build){return/jmh/i.test(tree.text(build)??"")?!0:nameOf2(build)!==
"pom.xml"&&planGradle(tree,folderOf(build))!==null}function suite2(tree,whole,parts=null){let{sources,jmh,...build}=whole,
files=parts??filesWith(tree,sources,BENCHMARK2),classes=[...new Set(files.map(path=>nameOf2(path).replace(/\.\w+$/,"")))],
filter=parts===null?FILTER:FILTER.replace(":-",`:-\\.(?:${classes.join("|")})\\.`),command=`${jmh} ${OPTIONS} ${filter}`;
return makeSuite({...build,files,metric:"*",benchmarks:countIn(tree,files,BENCHMARK2),format:"jmh",folder:folderOf(build.
project),commands:[command],profiled:profileByAsyncProfiler(command),outputFile:RESULTS,pace:makePace(6.7,replaceOptions(
"-wi 3 -w 1 -i 3 -r 1","-wi 2 -w 300ms -i 2 -r 300ms",1.9)),parts:files,narrow:some=>suite2(tree,whole,some),notes:["One\
 fork and three short iterations in each run: the rounds repeat it, each in its own virtual machine.","Where three secon\
ds do not warm a benchmark up, raise -wi."]})}function mavenSuite(tree,pom,sources){let folder=folderOf(pom),root=reactorOf(
tree,folder),wrapper=tree.has(inFolder(root,"mvnw"))?"./mvnw":"mvn",inside=relativeTo(root,folder===root?inFolder(root,""):
folder),profile=findModuleProfile(tree.text(inFolder(root,"pom.xml"))??"",inside),module=root===folder?"":` -pl ${inside}\
 -am${profile===null?"":` -P${profile}`}`,goals="test-compile org.apache.maven.plugins:maven-dependency-plugin:3.8.1:bui\
ld-classpath -Dmdep.outputFile=target/classpath.txt",install=module===""?goals:`install -Dmaven.test.skip.exec=true ${goals.
replace("test-compile ","")}`,classes="target/test-classes:target/classes:$(cat target/classpath.txt)",isProcessed=[pom,
inFolder(root,"pom.xml")].some(path=>/jmh-generator-/.test(tree.text(path)??""));return suite2(tree,{tool:"JMH by Maven",
project:pom,sources,jmh:`java -cp "${classes}" org.openjdk.jmh.Main`,setup:{folder:root,command:`${wrapper} -B -q${module}\
 -DskipTests ${install}`},steps:[setupJava(tree,pom,"maven")],checks:isProcessed?[]:[`${pom} does not name jmh-generator\
-annprocess, without which JMH finds no benchmark.`]})}function reactorOf(tree,folder){if(folder==="")return"";let above=nearestFile(
tree,folderOf(folder),["pom.xml"]);return above===null||!/<modules>/.test(tree.text(above)??"")?folder:reactorOf(tree,folderOf(
above))}function findModuleProfile(pom,module){let profiles=pom.match(/<profile>[\s\S]*?<\/profile>/g)??[],isListed=text=>text.
includes(`<module>${module}</module>`);if(isListed(profiles.reduce((rest,profile2)=>rest.replace(profile2,""),pom)))return null;
let profile=profiles.find(isListed);return/<id>\s*([\w.-]+)\s*<\/id>/.exec(profile??"")?.[1]??null}function gradleSuite(tree,build,sources){
let plan=planGradle(tree,folderOf(build));return suite2(tree,{tool:"JMH by Gradle",project:build,sources:plan===null?[]:
sources,jmh:`java -jar ${plan?.jar??""}`,setup:{folder:plan?.root??"",command:`${plan?.gradle??""} -q --no-daemon ${plan?.
task??""}`},steps:[setupJava(tree,build,"gradle")],checks:plan?.checks??[]})}var VERSIONS=[/<maven\.compiler\.release>\s*([\d.]+)/,
/<java\.version>\s*([\d.]+)/,/<maven\.compiler\.(?:source|target)>\s*([\d.]+)/,/<release>\s*([\d.]+)/,/JavaLanguageVersion\.of\((\d+)\)/,
/jvmToolchain\((\d+)\)/,/(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_)?['"]?([\d._]+)/];function rootBuildOf(tree,build){
let folder=folderOf(build),names=nameOf2(build)==="pom.xml"?["pom.xml"]:["build.gradle.kts","build.gradle"],above=folder===
""?null:nearestFile(tree,folderOf(folder),names);return above===null?build:rootBuildOf(tree,above)}function setupJava(tree,build,cache){
let root=rootBuildOf(tree,build),text=[build,root].map(path=>tree.text(path)??"").join(`
`),file=nearestFile(tree,folderOf(build),[".java-version",".sdkmanrc",".tool-versions"]),version=VERSIONS.map(pattern=>pattern.
exec(text)?.[1]).find(version2=>version2!==void 0)?.replace(/^1[._]/,"").replaceAll("_",".")??"21",lowest=cache==="gradl\
e"&&isModernGradle(tree,folderOf(root))?17:8;return{uses:SETUP_JAVA,with:{distribution:"temurin",...versionInputs("java",
file,raiseVersion(version,lowest)),cache}}}function raiseVersion(version,lowest){let number=Number(version);if(Number.isNaN(
number))return version;let raised=Math.max(number,lowest);return String(raised===9||raised===10?11:raised)}function isModernGradle(tree,root){
let[,major="0"]=/\bgradle-(\d+)\./.exec(tree.text(inFolder(root,GRADLE_WRAPPER))??"")??[];return Number(major)>=9}import{posix as posix6}from"node:path";import{posix as posix5}from"node:path";var SCRIPT_TOOLS=[{name:"Benchmark.js",format:"benchmarkjs",foundBy:"a script like `bench` in `package.json`, or a bench\
 file, that prints `String(event.target)`",dependency:"benchmark",metric:"ops/sec",seconds:5.5,adds:/\.add\s*\(/g,prints:/\.target\b/,
isUsual:!0,note:'The script has to print String(event.target) on every "cycle".'},{name:"tinybench",format:"tinybench",foundBy:"\
a script like `bench` in `package.json`, or a bench file, that prints `bench.table()` or its tasks as JSON",dependency:"\
tinybench",metric:"time",seconds:1.3,adds:/\.add\s*\(/g,prints:/\bconsole\.table\(|\bJSON\.stringify\(/,isUsual:!0,note:"\
The script has to print console.table(bench.table()), or the tasks as JSON, which has more digits."},{name:"mitata",format:"\
mitata",foundBy:"a script like `bench` in `package.json`, or a bench file, that runs mitata with `format` `json`",dependency:"\
mitata",metric:"time",seconds:1,adds:/\bbench\s*\(/g,prints:/\bformat\b[^;]{0,60}\bjson\b|\bjson\s*:/,isUsual:!1,note:"T\
he script has to end with await run({ format: { json: { samples: false } } })."}],SCRIPTS=["bench","benchmark","benchmar\
ks","perf"],SCRIPT_NAME=/(?<![A-Za-z])(?:bench(?:es|marks?)?|perf)(?![a-z])/,AROUND_NAME=/(?<![a-z])(?:build|check|clean|compare|compile|deploy|deps|dev|format|generate|init|install|lint|prepare|report|serve|setup|types?|typecheck|update|upload|watch)(?![a-z])/,
OTHER_RUNTIME=/^(?:\w+=\S*\s+)*(?:bunx?|deno)\s/;function listMeasuringScripts(scripts){let names=[...scripts.keys()].filter(
name=>SCRIPT_NAME.test(name)&&!AROUND_NAME.test(name)),rank=name=>{let exact=SCRIPTS.indexOf(name);return(exact===-1?SCRIPTS.
length:exact)+(OTHER_RUNTIME.test(scripts.get(name)??"")?100:0)};return names.sort((a,b)=>rank(a)-rank(b))}function findScript(scripts,isWanted=()=>!0){
return listMeasuringScripts(scripts).find(name=>isWanted(scripts.get(name)??""))??null}var NOT_STARTED=/\.(?:test|spec|d)\.\w+$|x$/,
importsOf=({dependency})=>new RegExp(`(?:\\bfrom|\\bimport|\\b(?:require|import)\\s*\\()\\s*['"\`]${dependency}['"\`]`);
function findTool(source,dependencies){return SCRIPT_TOOLS.find(tool=>source!==null&&importsOf(tool).test(source))??SCRIPT_TOOLS.
find(({dependency})=>dependencies.includes(dependency))??null}function findStartedFiles(tree,paths,dependencies){let scripts=paths.
filter(path=>!NOT_STARTED.test(path));for(let tool of SCRIPT_TOOLS.filter(({dependency})=>dependencies.includes(dependency))){
let imports=importsOf(tool),started=scripts.filter(path=>{let text=tree.text(path)??"";return imports.test(text)&&/\brun\s*\(/.
test(text)}),printing=started.filter(path=>tool.prints.test(tree.text(path)??"")),files=printing.length>0?printing:started;
if(files.length>0)return{tool,files}}return null}function listEntries(tree,links){return links.flatMap(({folder,command})=>command.
split(/\s+/).slice(1).flatMap(word=>{let name=word.replaceAll(/^["']|["']$/g,""),found=/^[\w./@-]+$/.test(name)?findSource(
tree,posix5.join(folder,name)):null;return found===null?[]:[found]}))}function findNeededBuilds(tree,links){let folders=links.
flatMap(({folder,command})=>{let isMade=(command.match(/(?<=\s)[\w./-]+\.[cm]?js(?=\s|$)/g)??[]).some(file=>MADE.test(file)&&
!tree.has(posix5.join(folder,file))),{build}=asObject(readJson(tree,inFolder(folder,"package.json")).scripts);return isMade&&
build!==void 0?[folder]:[]});return[...new Set(folders)].map(folder=>({folder,command:"npm run build",kind:"build"}))}var MADE=/^(?:\.\/)?(?:dist|build|lib|out|output)\//;
function findSource(tree,path){let place=path.replace(/^\.?\/?$|\/$/,"");return ENDINGS.map(ending=>(place+ending).replace(
/^\//,"")).find(one=>tree.text(one)!==null)??null}var FILE_TEXTS=/(['"`])[\w@./-]+\1(?:\s*,\s*(['"`])[\w@./-]+\2)*/g,ENDINGS=[
"",".js",".mjs",".cjs",".ts",".mts",".cts","/index.js","/index.ts"];function withHelpers(tree,paths){let texts=new Map,waiting=[
...paths];for(let path=waiting.pop();path!==void 0;path=waiting.pop()){let text=tree.text(path);if(text===null||texts.has(
path))continue;texts.set(path,text);let folder=folderOf(path);for(let[found]of text.matchAll(FILE_TEXTS)){let words=found.
split(",").map(word=>word.trim().slice(1,-1)),names=[words.join("/"),...words].map(name=>posix5.join(folder,name));waiting.
push(...names.flatMap(name=>ENDINGS.map(ending=>name+ending)).filter(tree.has))}}return[...texts.values()].join(`
`)}function divideScript(owner,name,findOwner){let links=linksOf({owner,name,findOwner,seen:new Set}),first=links.findIndex(
({kind})=>kind==="measure"),start=first===-1?links.length-1:first;return{before:links.slice(0,start),measuring:links.slice(
start)}}var MORE_THAN_CHAIN=/[|;`\n<>()]|\$\(|(?<!&)&(?!&)/,PIECES=/"(?:[^"\\]|\\.)*"|'[^']*'|&&|[^"'&]+|&/g;function splitChain(text){
let pieces=text.match(PIECES)??[];if(pieces.some(piece=>!/^["']/.test(piece)&&piece!=="&&"&&MORE_THAN_CHAIN.test(piece)))
return[text];let commands=[""];for(let piece of pieces)piece==="&&"?commands.push(""):commands[commands.length-1]+=piece;
return commands.map(command=>command.trim()).filter(command=>command!=="")}function linksOf({owner,name,findOwner,seen}){
return[`pre${name}`,name].flatMap(one=>{let text=owner.scripts.get(one),id=`${owner.folder}:${one}`;if(text===void 0||seen.
has(id))return[];let{folder}=owner;return splitChain(text).flatMap(command=>{let[,place]=/^cd\s+(\S+)$/.exec(command)??[];
if(place!==void 0)return folder=posix6.join(folder,place.replaceAll(/^["']|["']$/g,"")).replace(/^\.\/?$|\/$/,""),[];let kind=kindOf(
command),called=calledScript(command),next=called===null||/\s--\s/.test(command)?null:findOwner(folder);return one===name&&
kind==="measure"&&called!==null&&next?.scripts.has(called)?linksOf({owner:next,name:called,findOwner,seen:new Set([...seen,
id])}):[{folder,command,kind:one===name||kind==="install"?kind:"build"}]})})}var VARIABLES=/^(?:(?:cross-env\s+)?(?:[A-Za-z_]\w*=\S*\s+)+)?/;
function calledScript(command){let[,flagged,plain]=/^(?:npm|pnpm|yarn|bun)\s+(?:(?:-s|--silent)\s+)*run(?:-script)?\s+(?:(?:-s|--silent)\s+)*([\w:.-]+)|^(?:pnpm|yarn)\s+([\w:.-]+)/.
exec(command.replace(VARIABLES,""))??[];return flagged??plain??null}var INSTALLS=/^(?:(?:npm|pnpm|yarn|bun)\s+(?:i|ci|install)\b|yarn\s*$)/,
BUILDS=/^(?:(?:npx|pnpm exec|yarn|yarn run|bunx)\s+)?(?:babel\s|esbuild\b|ncc\b|node-gyp|napi\b|obuild|rimraf|rm\s|mkdir\b|cp\s|rollup\b|rolldown\b|swc\b|tsc\b|tsdown|tsup|unbuild|vite build|webpack|wasm-pack|microbundle|(?:node|tsx)\s+(?:[\w./-]*\/)?(?:build|compile|generate|prepare|setup)\b)/;
function kindOf(text){let command=text.replace(VARIABLES,"");if(INSTALLS.test(command))return"install";let called=calledScript(
command);return BUILDS.test(command)||called!==null&&AROUND_NAME.test(called)?"build":"measure"}var FOUND_BY_SHELL=/^(?:node|npm|npx|pnpm|yarn|bun|bunx|deno|rm|mkdir|cp|sh|bash|make|echo|\.{1,2}\/|["'])/;
function leaveScript(command,{exec,script}){if(calledScript(command)!==null&&/\srun\s/.test(command))return command.replace(
/^\w+\s+(?:-\S+\s+)*run(?:-script)?/,()=>script);let rest=command.replace(VARIABLES,"");return command.slice(0,command.length-
rest.length).replace(/^cross-env\s+/,"")+(FOUND_BY_SHELL.test(rest)?rest:`${exec} ${rest}`)}function joinLinks(links,from,rewrite){
let here=from;return links.flatMap(({folder,command})=>{let line=rewrite(command);if(folder===here)return[line];let way=posix6.
relative(inFolder("/",here),inFolder("/",folder));return here=folder,[`cd ${quoteShellWord(way)}`,line]}).join(" && ")}import{posix as posix7}from"node:path";function packageManagerOf(tree,folder){let lock=nearestFile(tree,folder,Object.keys(LOCK_FILES)),root=lock===null?folder:
folderOf(lock),[,named,version=""]=/"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@(\d+)/.exec(tree.text(inFolder(root,"pac\
kage.json"))??"")??[],byLock=lock===null?void 0:LOCK_FILES[nameOf2(lock)],id=named??byLock??"npm",isLocked=byLock===id,isModern=id===
"yarn"&&(Number(version)>=2||tree.has(inFolder(root,".yarnrc.yml"))),node=setupNode(tree,root,isLocked&&id!=="bun"?{id,lock:lock??
""}:null);return{id,root,install:installCommand(id,{isLocked,isModern}),exec:EXEC[id],script:isModern?"yarn run":`${id} \
run --silent`,steps:[...id==="pnpm"?[{uses:SETUP_PNPM,with:pnpmVersion(root,named!==void 0)}]:[],...isModern?[{run:"core\
pack enable",comment:"the yarn that package.json names"}]:[],node,...id==="bun"?[{uses:SETUP_BUN,with:{}}]:[]]}}var EXEC={
npm:"npx",pnpm:"pnpm exec",yarn:"yarn run",bun:"bunx"};function pnpmVersion(root,isNamed){return isNamed?root===""?{}:{package_json_file:inFolder(
root,"package.json")}:{version:"latest"}}function setupNode(tree,root,cached){let manifest=inFolder(root,"package.json"),
file=nearestFile(tree,root,[".nvmrc",".node-version",".tool-versions"]),asks=/"(?:engines|volta|devEngines)"\s*:\s*\{[^}]*"(?:node|runtime)"/.
test(tree.text(manifest)??""),version=versionInputs("node",file??(asks?manifest:null),"lts/*"),cache=cached===null?{"pac\
kage-manager-cache":"false"}:{cache:cached.id,...root===""?{}:{"cache-dependency-path":cached.lock}};return{uses:SETUP_NODE,
with:{...version,...cache}}}var OUTPUT=/^(?:.*?\/)??(?:dist|build|lib|out|output|es|esm|cjs)(?=\/|$)/,IMPORTED=/(?:\bfrom|\bimport|\b(?:require|import|URL)\s*\()\s*(['"`])([\w@.][\w@./-]*)\1/g;
function findBuilds(tree,sources,isInstalled){if(sources.length===0)return[];let paths=tree.paths.filter(path=>nameOf2(path)===
"package.json"&&isInstalled(folderOf(path))),manifests=new Map(paths.map(path=>[folderOf(path),readJson(tree,path)])),folders=new Set(
manifests.keys()),byName=new Map([...manifests].map(([folder,{name}])=>[asText(name)??"",folder])),built=new Set,build=(folder,seen=new Set)=>{
let builder=findBuilder(manifests,folder);if(!(builder===null||built.has(builder)||seen.has(folder))){for(let name of dependenciesOf(
manifests.get(folder)??{})){let needed=byName.get(name);needed!==void 0&&isEntryMissing(needed)&&build(needed,new Set([...seen,
folder]))}built.add(builder)}},isMissing=(path,folder)=>{let[output]=OUTPUT.exec(posix7.relative(folder,path))??[];return output!==
void 0&&!tree.paths.some(one=>one.startsWith(`${inFolder(folder,output)}/`))},isEntryMissing=folder=>entriesOf(manifests.
get(folder)??{}).some(entry2=>isMissing(posix7.join(folder,entry2),folder)),findImported=(source,name)=>{if(!name.startsWith(
"."))return{folder:byName.get(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]??""),isEntry:!0};let path=posix7.join(folderOf(source),
name).replace(/^\.?\/?$|\/$/,""),isEntry=folders.has(path),folder=isEntry?path:findInnermost(folders,path)??void 0;return{
folder:folder!==void 0&&!isEntry&&!isMissing(path,folder)?void 0:folder,isEntry}};for(let source of sources)for(let[,,name=""]of(tree.
text(source)??"").matchAll(IMPORTED)){let{folder,isEntry}=findImported(source,name);folder!==void 0&&(!isEntry||isEntryMissing(
folder))&&build(folder)}return[...built]}function findBuilder(manifests,folder){return asText(asObject(manifests.get(folder)?.
scripts).build)!==null?folder:folder===""?null:findBuilder(manifests,folderOf(folder))}function entriesOf({main,module,exports}){
return(JSON.stringify([main,module,exports]).match(/(?<=")[^"]+\.[cm]?js(?=")/g)??[]).filter(text=>!text.startsWith("/"))}function readPackage(tree,path,sources){let folder=folderOf(path),manifest=readJson(tree,path),entries=Object.entries(asObject(
manifest.scripts)).flatMap(([name,text])=>typeof text=="string"?[[name,text]]:[]),dependencies=at=>dependenciesOf(readJson(
tree,inFolder(at,"package.json")));return{path,folder,sources,scripts:new Map(entries),manager:packageManagerOf(tree,folder),
tools:listAbove(folder).flatMap(dependencies)}}var ownerIn=packages=>folder=>packages.find(one=>one.folder===folder)??null;
function listAbove(folder){return folder===""?[""]:[folder,...listAbove(folderOf(folder))]}function baseOf(tree,{folder,
sources,manager},before=[]){let installed=at=>packageManagerOf(tree,at),found=before.some(({kind})=>kind==="build")?[]:findBuilds(
tree,sources,one=>installed(one).root===manager.root).map(one=>buildIn(manager,one)),prepared=before.flatMap(link=>{if(link.
kind==="build")return[{folder:link.folder,command:leaveScript(link.command,{...runnerOf(manager),script:`${manager.id} r\
un`})}];let other=installed(link.folder);return other.root===manager.root?[]:[{folder:other.root,command:other.install}]});
return{folder,setup:{folder:manager.root,command:manager.install},install:{language:"node",folder:manager.root,command:manager.
install},builds:[...prepared,...found],steps:manager.steps}}var buildIn=({id},folder)=>({folder,command:`${id} run build`}),
runnerOf=({id,exec,script})=>({exec:id==="yarn"?script:exec,script}),OTHER_SCRIPT="a script of package.json",NO_BENCHMARK={
tool:OTHER_SCRIPT,evidence:"",benchmarks:0,format:"command",commands:[],outputFile:null,programs:[],irrelevant:[],builds:[],
install:null,checks:[],budgets:[],notes:[],isOneThread:null,pace:null,parts:[],narrow:null,counted:null,profiled:null};var VITEST="vitest bench",BENCH_FILE=/\.(?:bench|benchmark)\.[cm]?[jt]sx?$/,VITEST_CONFIG=/^(?:vitest\.(?:config|workspace)|vite\.config)\.(?:[cm]?[jt]s|json)$/,
VITEST_SCRIPT=/^(?:[A-Z_]+=\S*\s+)*(?:(?:npx|pnpm exec|yarn|yarn run|bunx)\s+)?vitest\s+bench\b(.*)$/s,REPLACED_FLAGS=/\s+(?:--run|--(?:no-)?watch|--(?:outputJson|outputFile|compare|reporter|testNamePattern)(?:[= ]\S+)?|-t \S+)(?=\s|$)/g;
function planVitest(tree,packages){let scripts=new Map(packages.flatMap(one=>findVitestScript(one,packages))),configs=new Set(
tree.paths.filter(path=>VITEST_CONFIG.test(nameOf2(path))).map(folderOf)),groups=new Map;for(let one of packages.filter(
({tools})=>tools.includes("vitest")))for(let file of one.sources.filter(path=>BENCH_FILE.test(path))){let folder=listAbove(
one.folder).find(folder2=>scripts.has(folder2))??findInnermost(configs,file)??one.folder,group=groups.get(folder)??{folder,
packages:[],files:[],script:scripts.get(folder)??null},all=[...new Set([...group.packages,one])];groups.set(folder,{...group,
packages:all,files:[...group.files,file]})}return[...groups.values()]}function findVitestScript(owner,packages){let name=findScript(
owner.scripts,text=>/\bvitest\s+bench\b/.test(text));if(name===null)return[];let{before,measuring}=divideScript(owner,name,
ownerIn(packages)),[link]=measuring,[,flags]=VITEST_SCRIPT.exec(link?.command??"")??[];return flags===void 0||link?.folder!==
owner.folder?[]:[[owner.folder,{owner,before,flags:` ${flags}`.replace(REPLACED_FLAGS,"").trimEnd().trimStart()}]]}function vitestSuite(tree,group,wanted=group.
files){let{folder,packages,files,script}=group,[first]=packages,sources=packages.flatMap(one=>one.sources),base=baseOf(tree,
{...script?.owner??first,sources},script?.before),{manager,tools}=script?.owner??first,benchmarks=wanted.reduce((sum,file2)=>sum+
countBenches(tree,file2),0),isVitest5=countIn(tree,files,VITEST_5_BENCH)>0,flags=script===null||script.flags===""?"":` ${script.
flags}`,file=/ --?r(?:oot)?\b/.test(flags)?`"$PWD/${RESULTS}"`:RESULTS,output=isVitest5?`--reporter=json --outputFile=${file}`:
`--outputJson ${file}`,chosen=wanted===files?"":wanted.map(path=>` ${quoteShellWord(relativeTo(folder,path))}`).join("");
return{...NO_BENCHMARK,...base,folder,tool:VITEST,evidence:evidenceOf(benchmarks,wanted),benchmarks,format:"vitest-bench",
commands:[`${manager.exec} vitest bench --run${flags} ${output} -t ${FILTER}${chosen}`],outputFile:RESULTS,budgets:[makeBudget2(
"time")],pace:makePace(.7),parts:files,narrow:some=>vitestSuite(tree,group,some),counted:countVitest(manager.exec,tools,
isVitest5)}}var countBenches=(tree,file)=>Math.max(1,countIn(tree,[file],/\bbench(?:\.\w+)*\s*\(/g)),VITEST_5_BENCH=/\(\s*\{[^{}()]*\bbench\b[^{}()]*\}\s*\)\s*=>/g;
function countVitest(exec,tools,isVitest5){return isVitest5||!tools.includes("@codspeed/vitest-plugin")?null:{setup:null,
commands:[`${exec} vitest bench --run`],isTimed:!1}}var SCRIPT_FILE=/(?:bench|perf)[^/]*(?:\/.*)?\.[cm]?[jt]sx?$/i,LOCAL=/^(?:\.nvmrc|\.node-version|\.yarnrc\.yml)$/,javascript={
title:"JavaScript",tools:[{name:VITEST,format:"vitest-bench",foundBy:"a file like `encode.bench.ts`, and vitest"},...SCRIPT_TOOLS,
{name:OTHER_SCRIPT,format:"command",foundBy:"a script in `package.json` with `bench` or `perf` in its name"}],reads:path=>!isForeign(
path)&&(nameOf2(path)==="package.json"||SCRIPT_FILE.test(path)||LOCAL.test(nameOf2(path))),find(tree){let own=tree.paths.
filter(javascript.reads),paths=own.filter(path=>nameOf2(path)==="package.json"),shares=assignToFolders(paths.map(folderOf),
own,SCRIPT_FILE),packages=paths.map(path=>readPackage(tree,path,shares.get(folderOf(path))??[])),byVitest=planVitest(tree,
packages),inVitest=new Set(byVitest.flatMap(({packages:all,script})=>script?[script.owner,...all]:all)),scripts=packages.
filter(one=>!inVitest.has(one)).map(one=>({one,part:readScript(tree,one,packages)})),started=new Set,ofScripts=scripts.flatMap(
({part})=>{let isMeasured2=part!==null&&part.entries.length>0&&part.entries.every(entry2=>started.has(entry2));for(let entry2 of part?.
entries??[])started.add(entry2);return part===null||isMeasured2?[]:[part.suite]}),others=scripts.flatMap(({one,part})=>part===
null?[startedSuite(tree,one,started)]:[]);return[...byVitest.map(group=>vitestSuite(tree,group)),...ofScripts,...others].
sort((a,b)=>a.folder<b.folder?-1:1)}};function readScript(tree,one,packages){let{folder,path,scripts,manager}=one,name=findScript(
scripts);if(name===null)return null;let{before,measuring}=divideScript(one,name,ownerIn(packages)),entries=listEntries(tree,
measuring),source=entries.length===0?null:withHelpers(tree,entries),rewrite=command2=>leaveScript(command2,runnerOf(manager)),
part=scriptPart({evidence:`the script "${name}" in ${path}`,commands:[before.length===0?`${manager.script} ${quoteShellWord(
name)}`:joinLinks(measuring,folder,rewrite)],tool:findTool(source,[...one.tools,...measuring.flatMap(link=>toolsIn(tree,
link.folder))]),source}),command=measuring.length===1?measuring[0].command:"",counted=countTinybench(command,one.tools,part.
format==="tinybench"),others=listMeasuringScripts(scripts).filter(other=>other!==name&&!isSameBody(scripts,other,name)),
builds=before.some(({kind})=>kind==="build")?[]:findNeededBuilds(tree,measuring);return{suite:{...part,...baseOf(tree,one,
[...before,...builds]),counted,profiled:profileByNode(command),checks:[...part.checks,...describeOtherScripts(others)]},
entries}}function toolsIn(tree,folder){return dependenciesOf(readJson(tree,inFolder(folder,"package.json")))}function isSameBody(scripts,other,name){
return other===`pre${name}`||new RegExp(`(?<![\\w:.-])${other}(?![\\w:.-])`).test(scripts.get(name)??"")}function describeOtherScripts(names){
return names.length===0?[]:[`Not measured: the script${names.length===1?"":"s"} ${names.map(one=>`"${one}"`).join(", ")}\
.`]}function startedSuite(tree,one,measured){let{folder,path,sources,tools}=one,free=sources.filter(source=>!measured.has(
source)),started=findStartedFiles(tree,free,tools),base=baseOf(tree,one);return started===null?{...NO_BENCHMARK,...base,
evidence:path}:{...scriptPart({evidence:`${started.tool.name} in ${started.files.join(", ")}`,commands:started.files.map(
file=>`node ${quoteShellWord(relativeTo(folder,file))}`),tool:started.tool,source:withHelpers(tree,started.files)}),...base}}
function scriptPart({evidence,commands,tool,source}){let part={...NO_BENCHMARK,evidence,commands,benchmarks:commands.length};
if(tool!==null&&(source===null?tool.isUsual:tool.prints.test(source))){let{name,format,metric,note,seconds,adds}=tool,count=Math.
max(1,[...(source??"").matchAll(adds)].length),known={tool:name,format,budgets:[makeBudget2(metric)],isOneThread:!THREADS.
test(source??""),pace:source===null?null:makePace(seconds*count/commands.length)};return{...part,...known,notes:source===
null?[note]:[]}}let advice=tool===null?`If its output is in a known format: init -- ${part.commands[0]}`:`${tool.name} r\
epeats until a time is over, so this says little. ${tool.note} Then set format: ${tool.format}, and metric: ${tool.metric}\
 in the budget.`;return{...part,budgets:[makeBudget2("wall-time")],notes:["The output of the script is not known here, s\
o the script as a whole is measured.",advice]}}var V8_FLAGS="--interpreted-frames-native-stack --allow-natives-syntax --\
hash-seed=1 --random-seed=1 --no-opt --predictable --predictable-gc-schedule --expose-gc --no-concurrent-sweeping --max-\
old-space-size=4096",NODE_SCRIPT=/^node ([^;&|]+)$/;function countTinybench(command,tools,isTimed){let[,rest]=NODE_SCRIPT.
exec(command)??[];return rest===void 0||!tools.includes("@codspeed/tinybench-plugin")?null:{setup:null,commands:[`node \$\
{CODSPEED_ENV:+${V8_FLAGS}} ${rest}`],isTimed}}import{posix as posix8}from"node:path";var VENV_PYTHON=".venv/bin/python",LOCK_TOOLS=[{tool:"uv",lock:"uv.lock",python:"uv run --no-sync python",add:"uv pip in\
stall -q",install:()=>"uv sync --locked --all-extras --all-groups"},{tool:"poetry",lock:"poetry.lock",python:VENV_PYTHON,
add:`${VENV_PYTHON} -m pip install -q`,install:groups=>`POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras${groups.
length===0?"":` --with ${groups.map(quoteShellWord).join(",")}`}`},{tool:"pdm",lock:"pdm.lock",python:"pdm run python",add:"\
pdm run python -m pip install -q",install:()=>"PDM_CHECK_UPDATE=0 pdm install --frozen-lockfile -G :all --with-pip"}];function planInstall(tree,folder,needs,more=[]){
let locked=LOCK_TOOLS.find(({lock:lock2,tool:tool2})=>findLock(tree,folder,lock2,tool2)!==null);if(locked===void 0)return planPipInstall(
tree,folder,needs,more);let{tool,python:python2,add,install,lock}=locked,manifest=readPyproject(tree,folder),listed=joinDependencies(
manifest),missing=selectMissing([...needs,...more],listed),steps=[install(findOptionalGroups(manifest,needs)),...missing.
length===0?[]:[`${add} ${missing.join(" ")}`]],unused=listUnusedRequirements(tree,folder,[]);return{setup:steps.join(" &\
& "),python:python2,tool,inputs:[findLock(tree,folder,lock,tool)],unused}}function findLock(tree,folder,lock,tool){let path=inFolder(
folder,lock);if(tree.has(path))return path;let above=tool==="uv"?nearestFile(tree,folder,[lock]):null,workspace=asObject(
asObject(asObject(readPyproject(tree,folderOf(above??"")).tool).uv).workspace);return above!==null&&Object.keys(workspace).
length>0?above:null}function findOptionalGroups(manifest,needs){return Object.entries(asObject(asObject(asObject(manifest.
tool).poetry).group)).flatMap(([name,group])=>{let{optional,dependencies}=asObject(group),isNeeded=needs.some(need=>Object.
keys(asObject(dependencies)).includes(need));return optional===!0&&isNeeded?[name]:[]})}var INSTALL=".venv/bin/pip insta\
ll -q";function planPipInstall(tree,folder,needs,more){let manifest=readPyproject(tree,folder),project=asObject(manifest.
project),extras=asObject(project["optional-dependencies"]),groups=asObject(manifest["dependency-groups"]),textOf=name=>tree.
text(inFolder(folder,name))??"",wanted=listRequirements(tree,folder).filter(name=>name==="requirements.txt"||needs.some(
need=>namesPackage(textOf(name),need))),extra=findListNaming(extras,needs),group=findListNaming(groups,needs),ofHatch=listHatchDependencies(
manifest,needs),isPackage="project"in manifest||"build-system"in manifest||["setup.py","setup.cfg"].some(name=>tree.has(
inFolder(folder,name))),declared=[...wanted.map(textOf),joinTexts(project.dependencies),joinTexts(extras[extra??""]),joinTexts(
groups[group??""]),...ofHatch].join(`
`),words=[...wanted.flatMap(name=>["-r",quoteShellWord(name)]),...isPackage?["-e",quoteShellWord(extra===null?".":`.[${extra}\
]`)]:[],...group===null?[]:["--group",quoteShellWord(group)],...extra===null&&group===null?ofHatch.map(quoteShellWord):[],
...selectMissing([...needs,...more],declared)],inputs=[...wanted,"pyproject.toml","setup.py","setup.cfg"].map(name=>inFolder(
folder,name)),steps=["python3 -m venv .venv",...group===null?[]:[`${INSTALL} --upgrade pip`],`${INSTALL} ${words.join(" ")}`];
return{setup:words.length===0?"":steps.join(" && "),python:VENV_PYTHON,tool:null,inputs:inputs.filter(path=>tree.has(path)),
unused:listUnusedRequirements(tree,folder,wanted)}}var INCLUDED=/^\s*(?:-[rc]|--requirement|--constraint)[\s=]*([^\s#]+)/gm;
function listUnusedRequirements(tree,folder,wanted){let used=new Set(wanted.map(name=>inFolder(folder,name)));for(let path of used)
for(let[,name=""]of(tree.text(path)??"").matchAll(INCLUDED))used.add(posix8.join(folderOf(path),name));let readers=tree.
paths.filter(path=>/(?:\.py|\.toml|\.cfg|\.ini|\.in)$/.test(path)&&isBelow(path,folder)),texts=readers.map(path=>tree.text(
path)??"").join(`
`);return readers.some(path=>nameOf2(path)==="setup.py"&&/requirements/.test(tree.text(path)??""))?[]:listRequirements(tree,
folder).map(name=>inFolder(folder,name)).filter(path=>!used.has(path)&&!texts.includes(nameOf2(path)))}function listRequirements(tree,folder){
return tree.paths.filter(path=>isBelow(path,folder)).map(path=>relativeTo(folder,path)).filter(path=>/^(?:requirements[\w.-]*|[\w.-]*requirements|requirements\/[\w.-]+)\.txt$/.
test(path))}function readPyproject(tree,folder){return readToml(tree,inFolder(folder,"pyproject.toml"))}function findListNaming(lists,needs){
let isNaming=list=>needs.some(need=>namesPackage(joinTexts(list),need));return Object.keys(lists).find(key=>isNaming(lists[key]))??
null}function listHatchDependencies(manifest,needs){return Object.values(asObject(asObject(asObject(manifest.tool).hatch).
envs)).map(one=>["dependencies","extra-dependencies"].flatMap(key=>asList(asObject(one)[key]).flatMap(text=>asText(text)??
[]))).find(list=>needs.some(need=>namesPackage(list.join(`
`),need)))??[]}function joinTexts(list){return asList(list).filter(one=>asText(one)!==null).join(`
`)}function joinDependencies(manifest){let tools=asObject(manifest.tool),[project,poetry,pdm,uv]=[manifest.project,tools.
poetry,tools.pdm,tools.uv].map(asObject),parts=[...["dependencies","optional-dependencies"].map(key=>project[key]),...["\
dependencies","dev-dependencies","group"].map(key=>poetry[key]),manifest["dependency-groups"],pdm["dev-dependencies"],uv["\
dev-dependencies"]];return JSON.stringify(parts)}function selectMissing(packages,listed){return packages.filter(one=>!namesPackage(
listed,one.replace(/==.*/,""))).map(quoteShellWord)}function namesPackage(text,need){return new RegExp(`(?<![\\w.-])${need}\
(?![\\w.-]*[\\w])`,"i").test(text)}var ASV_CONFIG="bench-referee-asv.json",ASV_RESULTS="bench-referee-asv";function planAsv(tree,folder,sources){let config=tree.
paths.find(path=>nameOf2(path)==="asv.conf.json"&&isBelow(path,folder)),at=config===void 0?folder:folderOf(config),settings=parseManifest(
removeComments2(tree.text(config??"")??"")),{packages,variables,checks}=readMatrix(settings),installed=planInstall(tree,
folder,["asv"],packages),up=ascend(relativeTo(folder,at)),inside=at===folder?"":`cd ${quoteShellWord(relativeTo(folder,at))}\
 && `,program=installed.python.startsWith(".")?up+installed.python:installed.python,changes=`repo="${ascend(at)||"."}", \
branches=["HEAD"], environment_type="existing", results_dir="${ASV_RESULTS}"`,copy=`${program} -c 'from asv import util;\
 c = util.load_json("asv.conf.json", js_comments=True); c.update(${changes}); util.write_json("${ASV_CONFIG}", c)'`,run=`${variables}${program}\
 -m asv --config ${ASV_CONFIG} run -E existing --set-commit-hash HEAD --record-samples -a rounds=1 -a repeat=3 -a warmup\
_time=0.05 --bench ${FILTER}`,place=inFolder(at,asText(settings.benchmark_dir)??"benchmarks"),all=config===void 0?[]:filesWith(
tree,sources,ASV).filter(path=>isBelow(path,at)),inPlace=all.filter(path=>isBelow(path,place)),files=inPlace.length>0?inPlace:
all;return{tool:"asv",format:"asv",metric:ASV_METRICS.find(([,pattern])=>countIn(tree,files,pattern)>0)?.[0]??"track",pattern:ASV,
files,commands:[`${inside}rm -rf ${ASV_RESULTS} && ${run} >&2 && cat ${ASV_RESULTS}/*.json ${ASV_RESULTS}/*/*.json`],installed,
prepare:`${inside}${program} -m asv machine --yes && ${copy}`,notes:["Few samples in each run: the rounds repeat it, and\
 only they are independent."],checks,pace:makePace(1)}}function removeComments2(text){return text.replaceAll(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
(_,quoted)=>quoted??"").replaceAll(/("(?:[^"\\]|\\.)*")|,(?=\s*[\]}])/g,(_,quoted)=>quoted??"")}function readMatrix(settings){
let matrix=asObject(settings.matrix),isPlain=!["req","env","env_nobuild"].some(key=>key in matrix),packages=Object.entries(
asObject(isPlain?matrix:matrix.req)).flatMap(([key,values])=>{let name=key.replace(/^pip\+/,""),[version="",...others]=listValues(
values);return version===null||!/^[\w.-]+$/.test(name)?[]:[version===""||others.length>0?name:`${name}==${version}`]}),variables=[
"env","env_nobuild"].flatMap(key=>Object.entries(asObject(matrix[key]))),set=variables.flatMap(([name,values])=>{let[value=null]=listValues(
values);return value===null||!/^\w+$/.test(name)?[]:[`${name}=${quoteShellWord(value)} `]}),checks=variables.filter(([,values])=>listValues(
values).length>1).map(([name])=>name).map(name=>`The matrix of asv has several values of ${name}. The gate measures with\
 the first.`);return{packages,variables:set.join(""),checks}}function listValues(values){return(Array.isArray(values)?asList(
values):[values]).map(value=>typeof value=="number"?String(value):asText(value))}function ascend(folder){return folder===
""?"":"../".repeat(folder.split("/").length)}var ASV=/^[ \t]*def (?:time|timeraw|mem|peakmem|track)_\w+\(/gm,ASV_METRICS=[
["time",/^[ \t]*def time(?:raw)?_\w+\(/gm],["memory",/^[ \t]*def mem_\w+\(/gm],["peakmemory",/^[ \t]*def peakmem_\w+\(/gm]];function pythonSuite(tree,folder,{pattern,installed,prepare,...parts}){let benchmarks=countIn(tree,parts.files,pattern),
{setup:install}=benchmarks>0?installed:planInstall(tree,folder,[]);return makeSuite({...parts,folder,benchmarks,project:inFolder(
folder,"a Python project"),setup:{folder,command:prepare===void 0?installed.setup:`${installed.setup} && ${prepare}`},install:install===
""?null:{language:"python",folder,command:install},steps:stepsOf2(tree,folder,installed),irrelevant:installed.unused})}function stepsOf2(tree,folder,{
tool,inputs}){let file=nearestFile(tree,folder,[".python-version",".tool-versions"]),project=asObject(readPyproject(tree,
folder).project),versionFile=file??("requires-python"in project?inFolder(folder,"pyproject.toml"):null),version=versionInputs(
"python",versionFile,"3.x"),cache=tool===null&&inputs.length>0?{cache:"pip","cache-dependency-path":inputs.join(`
`)}:{},python2={uses:SETUP_PYTHON,with:{...version,...cache}};return tool===null?[python2]:[python2,{run:`pipx install ${tool}`}]}var MANIFEST=/^(pyproject\.toml|setup\.py|setup\.cfg|requirements[\w.-]*\.txt|tox\.ini|pytest\.ini|asv\.conf\.json)$/,READ_FILE=/(^|\/)requirements\/[\w.-]+\.txt$|\.py$/,
python={title:"Python",tools:[{name:"pytest-benchmark",format:"pytest-benchmark",foundBy:"a test with the fixture `bench\
mark`"},{name:"pyperf",format:"pyperf",foundBy:"a script with `pyperf.Runner()`"},{name:"asv",format:"asv",foundBy:"`asv\
.conf.json`, and a function like `time_encode`"}],reads:path=>!isForeign(path)&&(MANIFEST.test(nameOf2(path))||READ_FILE.
test(path)),find(tree){let read=tree.paths.filter(python.reads),folders=[...new Set(read.filter(path=>MANIFEST.test(nameOf2(
path))).map(folderOf))],projects=folders.filter(folder=>isProject(tree,folder)||!folders.some(above=>above!==folder&&isBelow(
folder,above)));if(!read.some(path=>path.endsWith(".py")))return[];let shares=assignToFolders(projects.length===0?[""]:projects,
read,/\.py$/),suites=[pytestSuite,pyperfSuite,asvSuite];return[...shares].flatMap(([folder,own])=>selectMeasuredSuites(suites.
map(suiteOf3=>suiteOf3(tree,folder,own))))}};function isProject(tree,folder){return["pyproject.toml","setup.py","setup.c\
fg"].some(name=>tree.has(inFolder(folder,name)))}var FIXTURE=/^[ \t]*(?:async )?def (?:test|bench)\w*\((?:[^)]*[\s,(])?benchmark\b[^)]*\)/gm,
COLLECTED=/^(?:test_.*|.*_test)\.py$/,REPEAT=`\${BENCH_REFEREE_ITERATIONS:+${["--benchmark-min-rounds=$BENCH_REFEREE_ITE\
RATIONS","--benchmark-max-time=1e-6 --benchmark-min-time=1e-9 --benchmark-calibration-precision=1"].join(" ")}}`;function pytestSuite(tree,folder,sources,parts=null){
let all=filesWith(tree,sources,FIXTURE).filter(path=>nameOf2(path)!=="conftest.py"),files=parts??all,installed=planInstall(
tree,folder,["pytest","pytest-benchmark"]),uncollected=parts!==null||files.some(path=>!COLLECTED.test(nameOf2(path))),paths=[
...new Set(files.map(path=>relativeTo(folder,uncollected?path:folderOf(path))))].filter(path=>path!=="").map(quoteShellWord),
words=[`${installed.python} -m pytest`,"--benchmark-only --benchmark-max-time=0.2",`--benchmark-json=${RESULTS}`,REPEAT,
.../(?:^|\s)(?:-n[ =]?\w+|--numprocesses)/m.test(optionsOf(tree,folder))?["-n 0"]:[],`-k ${FILTER}`,...paths];return pythonSuite(
tree,folder,{tool:"pytest-benchmark",format:"pytest-benchmark",metric:"time",pattern:FIXTURE,files,commands:[words.join(
" ")],profiled:profilePython(words.join(" ")),outputFile:RESULTS,installed,pace:makePace(.6,replaceOptions("--benchmark-\
max-time=0.2","--benchmark-max-time=0.05",.3)),parts:files,narrow:some=>pytestSuite(tree,folder,sources,some),counted:countRecipe(
tree,folder,paths),notes:["--benchmark-max-time is short: the rounds do the repeating, and only they are independent."],
isOneThread:hasOneThread2(tree,sources)})}function countRecipe(tree,folder,paths){if(!tree.paths.filter(path=>isBelow(path,
folder)&&python.reads(path)&&!path.endsWith(".py")).some(path=>namesPackage(tree.text(path)??"","pytest-codspeed")))return null;
let{setup,python:program}=planInstall(tree,folder,["pytest","pytest-codspeed"]);return{setup,commands:[[program,"-m pyte\
st --codspeed",...paths].join(" ")],isTimed:!1}}function optionsOf(tree,folder){return["pyproject.toml","pytest.ini","to\
x.ini","setup.cfg"].map(name=>tree.text(inFolder(folder,name))??"").flatMap(text=>text.match(/addopts\s*=.*(?:\n[ \t]+.*)*/g)??
[]).join(`
`)}function asvSuite(tree,folder,sources){return pythonSuite(tree,folder,planAsv(tree,folder,sources))}function pyperfSuite(tree,folder,sources){
let files=sources.filter(path=>/\bpyperf\.Runner\(/.test(tree.text(path)??"")),installed=planInstall(tree,folder,["pyper\
f"]);return pythonSuite(tree,folder,{tool:"pyperf",format:"pyperf",metric:"time",pattern:/\.(?:timeit|bench_func|bench_time_func|bench_async_func|bench_command)\(/g,
files,commands:files.map(path=>`rm -f ${RESULTS} && ${installed.python} ${quoteShellWord(relativeTo(folder,path))} --qui\
et --processes 1 --values 3 -o ${RESULTS}`),outputFile:RESULTS,installed,pace:makePace(1.5),notes:["One process for each\
 run: the rounds repeat it."]})}var FEW_SAMPLES="Few samples in each run: the rounds repeat it, and only they are independent.",RUST_TOOLS=[{name:"Crite\
rion.rs",format:"criterion-text",foundBy:"a file in `benches/` that uses `criterion::`",library:/\bcriterion::|\bcriterion_main!/,
benchmark:/\.bench_(?:function|with_input)\s*\(/g,pace:makePace(1.9,replaceOptions("--warm-up-time 0.5 --measurement-tim\
e 1","--warm-up-time 0.1 --measurement-time 0.3",.6)),run:`--noplot --warm-up-time 0.5 --measurement-time 1 --sample-siz\
e 10 ${FILTER}`,note:FEW_SAMPLES},{name:"divan",format:"divan",foundBy:"a file in `benches/` that uses `divan::`",library:/\bdivan::/,
benchmark:/^[ \t]*#\[divan::bench\b/gm,pace:makePace(.3),run:`--sample-count \${BENCH_REFEREE_ITERATIONS:+1 --sample-size\
 }\${BENCH_REFEREE_ITERATIONS:-20} ${FILTER}`,note:FEW_SAMPLES},{name:"libtest",format:"libtest-bench",foundBy:"a functi\
on under `#[bench]`",library:null,benchmark:/^[ \t]*#\[bench\]/gm,pace:makePace(1),run:"$BENCH_REFEREE_FILTER",note:"#[b\
ench] needs a nightly toolchain, because libtest is not stable."}],rust={title:"Rust",tools:RUST_TOOLS,reads:path=>!isForeign(
path)&&!/(^|\/)target\//.test(path)&&/(^|\/)(?:Cargo\.toml|rust-toolchain(?:\.toml)?)$|\.rs$/.test(path),find:tree=>cratesOf(
tree).flatMap(crate=>selectMeasuredSuites(RUST_TOOLS.map(tool=>suiteOf2(tree,crate,tool))))};function cratesOf(tree){let own=tree.
paths.filter(rust.reads),manifests=own.filter(path=>nameOf2(path)==="Cargo.toml"),parsed=new Map(manifests.map(path=>[folderOf(
path),readToml(tree,path)])),folders=[...parsed.keys()],workspaces=new Set(folders.filter(folder=>"workspace"in(parsed.get(
folder)??{}))),shares=assignToFolders(folders,own,/\.rs$/);return[...parsed].flatMap(([folder,manifest])=>{let name=asText(
asObject(manifest.package).name);if(name===null)return[];let sources=shares.get(folder)??[],workspace=findInnermost(workspaces,
inFolder(folder,"Cargo.toml"))??folder,root=isExcluded(asObject(parsed.get(workspace)?.workspace),relativeTo(workspace,folder))?
folder:workspace;return[{folder,name,manifest,sources,root}]})}function isExcluded({exclude},inside){return asList(exclude).
some(one=>isBelow(`${inside}/`,(asText(one)??" ").replace(/^\.\/|\/$/g,"")))}var NEEDED_FEATURE=/^#!\[cfg\((?:all\()?[^\]]*?\bfeature\s*=\s*"([\w-]+)"/gm;
function targetsOf(tree,{folder,manifest,sources}){let declared=asList(manifest.bench).map(asObject),isDetected=asObject(
manifest.package).autobenches!==!1;return sources.flatMap(path=>{let inside=relativeTo(folder,path),file=/^benches\/([^/]+)(?:\.rs|\/main\.rs)$/.
exec(inside)?.[1],target=declared.find(one=>one.path===inside)??declared.find(one=>one.path===void 0&&one.name===file);if(target===
void 0&&(file===void 0||!isDetected))return[];let name=asText(target?.name)??file??"",required=asList(target?.["required\
-features"]).flatMap(one=>asText(one)??[]),inSource=Array.from((tree.text(path)??"").matchAll(NEEDED_FEATURE),([,feature=""])=>feature);
return[{name,path,features:[...required,...inSource],isOwnMain:target?.harness===!1}]})}function suiteOf2(tree,crate,tool,parts=null){
let{name,format,library,benchmark,run,note,pace}=tool,all=targetsOf(tree,crate).filter(({path})=>parts===null||parts.includes(
path)),files=(library===null?crate.sources:all.map(({path})=>path)).filter(path=>(tree.text(path)??"").search(library??benchmark)>=
0),targets=all.filter(({path})=>files.includes(path)),nightly=library===null?findNightlyFeatures(tree,files):[],needed=[
...new Set([...targets.flatMap(target=>target.features),...nightly])].join(","),features=needed===""?"":` --features ${quoteShellWord(
needed)}`,names=library===null?[]:targets.map(target=>` --bench ${quoteShellWord(target.name)}`),select=packageFlag(crate)+
names.join("")+features,isNightly=library===null&&!hasNightly(tree,crate.root),cargo=isNightly?"cargo +nightly bench":"c\
argo bench",command=`${cargo}${select} -- ${run}`,idle=library===null?[]:targets.filter(target=>!target.isOwnMain);return makeSuite(
{tool:name,format,files,project:inFolder(crate.folder,"Cargo.toml"),metric:"time",benchmarks:Math.max(countIn(tree,files,
benchmark),targets.length),folder:crate.root,commands:[command],setup:{folder:crate.root,command:`${cargo}${select} --no\
-run`},notes:[note],checks:idle.map(target=>`${target.path} starts only with "harness = false" in its [[bench]] of Cargo\
.toml.`),isOneThread:hasOneThread2(tree,crate.sources),steps:[...stepsOf3(tree,crate),...isNightly?[INSTALL_NIGHTLY]:[]],
pace,parts:library===null?[]:files,narrow:library===null?null:some=>suiteOf2(tree,crate,tool,some),counted:recipe2(tree,
crate,features),profiled:profileByPerf(command),irrelevant:listTestFolders(tree,files)})}var INSTALL_NIGHTLY={run:"rustu\
p toolchain install nightly --profile minimal",comment:"#[bench] is not stable"};function hasNightly(tree,root){return["\
rust-toolchain.toml","rust-toolchain"].some(name=>/\bnightly\b/.test(tree.text(inFolder(root,name))??""))}function findNightlyFeatures(tree,paths){
let pattern=/#!\[cfg_attr\([^\]]*?\bfeature\s*=\s*"([\w-]+)"[^\]]*?\bfeature\(test\)/g;return paths.flatMap(path=>Array.
from((tree.text(path)??"").matchAll(pattern),([,name=""])=>name))}function listTestFolders(tree,benchmarks){let isTest=path=>/(?:^|\/)tests\//.
test(path),own=tree.paths.filter(rust.reads),manifests=own.filter(path=>nameOf2(path)==="Cargo.toml"),names=[...own.filter(
path=>!isTest(path)),...manifests].map(path=>tree.text(path)??"");return manifests.some(isTest)||benchmarks.some(isTest)||
names.some(text=>NAMES_TESTS.test(text))?[]:manifests.map(path=>inFolder(folderOf(path),"tests")).filter(folder=>tree.paths.
some(path=>isBelow(path,folder))).map(folder=>`${folder}/**`)}var NAMES_TESTS=/^(?!\s*\/\/)(?!.*:\/\/).*"(?:[^"\n]*\/)?tests(?:\/[^"\n]*)?"/m;
function recipe2(tree,crate,features){if(![crate.folder,crate.root].map(folder=>tree.text(inFolder(folder,"Cargo.toml"))??
"").some(text=>/\bcodspeed-(?:criterion|divan|bencher)-compat\b/.test(text)))return null;let flag=packageFlag(crate);return{
setup:`cargo install --quiet --locked cargo-codspeed && cargo codspeed build${flag}${features}`,commands:[`cargo codspee\
d run${flag}`],isTimed:!1}}function packageFlag({root,folder,name}){return root===folder?"":` -p ${quoteShellWord(name)}`}
function stepsOf3(tree,{root}){let lock=inFolder(root,"Cargo.lock"),hashed=tree.has(lock)?lock:inFolder(root,"Cargo.toml"),
cache={uses:CACHE,with:{path:"~/.cargo/registry",key:`cargo-\${{ runner.os }}-\${{ hashFiles('${hashed}') }}`,"restore-k\
eys":"cargo-${{ runner.os }}-"}};if(!["rust-toolchain.toml","rust-toolchain"].some(name=>tree.has(inFolder(root,name))))
return[cache];let install="rustup show active-toolchain || rustup toolchain install",run=root===""?install:`cd ${quoteShellWord(
root)} && (${install})`;return[cache,{run,comment:"the toolchain that rust-toolchain names"}]}var ECOSYSTEMS=[go,rust,python,javascript,java,cpp];function findSuites(tree){return ECOSYSTEMS.map(ecosystem=>({ecosystem,
suites:ecosystem.find(tree)})).filter(({suites})=>suites.length>0)}function isEcosystemFile(path){return ECOSYSTEMS.some(
({reads})=>reads(path))}var FOLDERS=["docs","doc","CHANGES","changelog.d","newsfragments",".changeset",".vscode",".idea"],FILES=["*.md","*.rst",
"LICENSE*","AUTHORS*","CODEOWNERS",".editorconfig",".pre-commit-config.yaml",".readthedocs.yml",".readthedocs.yaml",".go\
langci.yml",".golangci.yaml",".git-blame-ignore-revs"];function listIrrelevantFiles(tree,suites){let texts=[...listTexts(
tree)].join(`
`).replaceAll(/\w+:\/\/[^\s"'`]*/g,"");if(WHOLE_FOLDER.test(texts))return[];let isNamed=makeNameFinder(texts),folders=FOLDERS.
filter(folder=>isOfPages(tree,folder)&&!isNamed(`${folder}/`)),files=FILES.filter(pattern=>{let matches=new RegExp(`^${pattern.
replaceAll(".","\\.").replace("*","[^/]*")}$`),found=tree.paths.filter(path=>matches.test(path));return found.length>0&&
!found.some(isNamed)&&!isNamed(pattern.replace("*",""))}),[first,...others]=suites.map(({irrelevant})=>irrelevant),ofAll=(first??
[]).filter(pattern=>others.every(one=>one.includes(pattern)));return[...isNamed(".github/")?[]:[".github/**"],...folders.
map(folder=>`${folder}/**`),...files,...ofAll].map(pattern=>`!${pattern}`)}function*listTexts(tree){let isOutside=path=>path.
endsWith(".toml")||FOLDERS.some(folder=>path.startsWith(`${folder}/`));for(let path of tree.paths.filter(one=>isEcosystemFile(
one)&&!isOutside(one))){let text=tree.text(path)??"";if(/^(?:CMakeLists\.txt|pom\.xml|.*\.cmake)$/.test(nameOf2(path)))yield text.
replaceAll(/[^\s()<>"'`]+/g,' "$&" ');else if(nameOf2(path)!=="package.json")yield removePages(text);else for(let[name,script]of Object.
entries(asObject(readJson(tree,path).scripts)))/bench|perf/.test(name)&&(yield`"${(asText(script)??"").replaceAll(/\s+/g,
'" "')}"`)}}function removePages(text){return text.replaceAll(/^\s*(?:\/\/(?!go:embed)|\*\s).*$/gm,"").replaceAll(/#!?\[(?:cfg_attr\([^[\]]*?,\s*)?doc\s*=\s*include_str!\([^)]*\)\)?\]/g,
"")}var WHOLE_FOLDER=/\b\w*(?:dir|walk|glob|root|path|fs|file|open)\w*\s*[(:=]\s*["'`]\.{1,2}\/?["'`]|(?:dir|walk|glob)\w*(?:::\w+)?\(\s*&?(?:\w+::\w+\()?env!\("CARGO_MANIFEST_DIR"\)+(?!\)|\s*[.,])|\bgo:embed[^\n]*[\s"]\*/i;
function makeNameFinder(texts){let quoted=[...texts.matchAll(/(["'`])((?:(?!\1)[^\n]){1,300})\1/g)].map(([,,text=""])=>text),
embedded=[...texts.matchAll(/\bgo:embed\s+([^\n]+)/g)].flatMap(([,files=""])=>files.split(/\s+/)),words=[...new Set([...quoted,
...embedded])].map(word=>word.toLowerCase());return name=>{let wanted=name.toLowerCase(),isFolder=wanted.endsWith("/"),matches=word=>isFolder?
`/${word}/`.includes(`/${wanted}`):word===wanted||word.endsWith(`/${wanted}`)||wanted.startsWith(".")&&word.endsWith(wanted);
return words.some(matches)}}var CODE=/\.(?:go|rs|java|kts?|scala|gradle|c|cc|cpp|cxx|h|hh|hpp|inc|inl|cmake)$|(?:^|\/)(?:CMakeLists\.txt|package\.json|Cargo\.toml|go\.mod|pom\.xml)$/;
function isOfPages(tree,folder){let inside=tree.paths.filter(path=>path.startsWith(`${folder}/`));return inside.length>0&&
!inside.some(path=>CODE.test(path))}var WORKFLOWS=".github/workflows",FIRST_GATE={check:"bench-referee",job:"measure",config:".github/bench-referee.yml"};function nameGate(name){
if(name===null)return FIRST_GATE;let check2=`${FIRST_GATE.check}-${name}`;return{check:check2,job:`${FIRST_GATE.job}-${name}`,
config:`.github/${check2}.yml`}}var USES_ACTION=/\buses:\s*['"]?[\w.-]+\/bench-referee[/@]/,CONFIG_INPUT=/^\s*config:\s*['"]?([^'"\s#]+)/m;
function findGates(tree){return tree.paths.filter(path=>path.startsWith(`${WORKFLOWS}/`)).flatMap(workflow=>{let text=tree.
text(workflow)??"",[,config=FIRST_GATE.config]=CONFIG_INPUT.exec(text)??[];return USES_ACTION.test(text)?[{workflow,config}]:
[]})}var NAMED_CONFIG=/^\.github\/bench-referee-[\w.-]+\.ya?ml$/;function findGate(tree,names){let isSame=config=>names===
FIRST_GATE?!NAMED_CONFIG.test(config):config===names.config;return findGates(tree).find(({config})=>isSame(config))??null}
function isGateFile(path){return/^\.github\/(?:workflows\/)?[^/]+\.ya?ml$/.test(path)}function findFormatsInUse(tree){let texts=findGates(
tree).map(({config})=>tree.text(config)??"");return new Set(texts.flatMap(text=>/^format:\s*['"]?([\w-]+)/m.exec(text)?.[1]??
[]))}function planOf(found,tree){let real=found.filter(({benchmarks})=>benchmarks>0),formats=[...new Set(real.map(({format:format2})=>format2))],
worth=format2=>real.reduce((sum,suite3)=>sum+(suite3.format===format2?suite3.benchmarks:0),0)-(format2==="command"?1e9:0),
[format]=formats.sort((a,b)=>worth(b)-worth(a));if(format===void 0)return null;let{suites,cost,notes,checks}=fitSuites(real.
filter(suite3=>suite3.format===format)),paths=tree===null?[]:listIrrelevantFiles(tree,suites),others=real.filter(suite3=>suite3.
format!==format),parts=partsOf(suites,paths);return{suites,others,format,paths,cost,...parts,notes:[...parts.notes,...notes],
checks:[...parts.checks,...checks]}}function countingOf(suite3){let{counted,folder}=suite3;return counted===null?[]:counted.
setup===null?[{...suite3,commands:counted.commands}]:[{...suite3,setup:{folder,command:counted.setup},builds:[],commands:counted.
commands}]}function partsOf(suites,paths){let folders=[...new Set(suites.map(({folder:folder2})=>folder2))],[folder=""]=folders,
isOnePlace=folder!==""&&folders.length===1&&suites.every(({setup,builds})=>[setup,...builds].every(one=>one===null||one.
folder===folder)),into2=place=>isOnePlace||place===""?"":`cd ${quoteShellWord(place)} && `,lineOf=({folder:place,command})=>into2(
place)===""?command:`(${into2(place)}${command})`,joinSetups=all=>{let lines=new Map;for(let{setup,builds}of all){if(setup===
null)continue;let line=lineOf(setup);lines.set(line,new Set([...lines.get(line)??[],...builds.map(lineOf)]))}return[...lines].
map(([line,builds])=>[line,...builds].join(" && "))},joinCommands=all=>all.flatMap(({folder:place,commands:commands2})=>commands2.
map(one=>into2(place)+one)),workingDirectory=isOnePlace?folder:null,commands=suites.flatMap(suite3=>suite3.programs.length===
0?joinCommands([suite3]).map(command=>({command,name:null,folder:null,dependsOn:[]})):suite3.programs.map(program=>{let isHere=program.
folder===(workingDirectory??"");return{...program,folder:isHere?null:program.folder,dependsOn:excludeFrom(program.dependsOn,
paths)}})),counting=suites.flatMap(countingOf),isTimed=suites.every(({counted})=>counted?.isTimed===!0),results=folders.
length>1?`**/${RESULTS}`:inFolder(isOnePlace?"":folder,RESULTS),[only]=suites,profiled=suites.length===1&&only?.commands.
length===1?only.profiled:null;return{profiled:profiled&&moveRecipe(profiled,into2(folder)),workingDirectory,setup:joinSetups(
suites),run:commands.length===1?commands.map(one=>({...one,name:null})):commands,outputFile:suites.some(({outputFile})=>outputFile!==
null)?results:null,budgets:uniqueBy(suites.flatMap(({budgets})=>budgets),({metric})=>metric),notes:[...new Set(suites.flatMap(
({notes})=>notes))],checks:[...new Set(suites.flatMap(({checks})=>checks))],steps:stepsFor(suites),isOneThread:suites.some(
one=>one.isOneThread===null)?null:suites.every(one=>one.isOneThread),counted:counting.length<suites.length?null:{setup:joinSetups(
counting),run:joinCommands(counting),isTimed}}}function excludeFrom(dependsOn,paths){let[first,...others]=dependsOn;return first===
"**"?[first,...paths,...others]:dependsOn}function moveRecipe({command,otherwise},into2){return{command:into2+command,otherwise:otherwise&&
{...otherwise,command:into2+otherwise.command}}}function stepsFor(suites){return uniqueBy(suites.flatMap(({steps})=>steps),
step=>"uses"in step?step.uses.action:step.run)}function uniqueBy(values,key){let keys=values.map(key);return values.filter(
(_,index)=>keys.indexOf(keys[index])===index)}function commandSuite(command,found,trial){let measured=trial.outcome==="results"?resultsPart(trial.results):invocationPart(
trial),{installs,builds}=findInstalls(command,found),isPython=installs.some(({language})=>language==="python");return{tool:"\
the command",folder:"",commands:[command],outputFile:null,programs:[],irrelevant:[],install:null,profiled:null,checks:[],
pace:null,parts:[],narrow:null,setup:installs.length===0?null:{folder:"",command:installs.map(formatInstall).join(`
`)},builds,...measured,evidence:`\`${command}\`, as it was named`,notes:[...measured.notes,...isPython&&!ENVIRONMENT.test(
command)?["The packages are installed into .venv of each tree, so the command must start .venv/bin/python."]:[],`Anythin\
g ${installs.length===0?"":"else "}it needs first, like a build, goes into "setup".`],steps:stepsFor(found),isOneThread:null,
counted:measured.format==="command"?{setup:null,commands:[command],isTimed:!0}:null}}var PROGRAMS={node:["node","npm","n\
px","pnpm","pnpx","yarn","bun","bunx","tsx","ts-node","vitest"],python:["python","python3","pytest","uv","uvx","poetry",
"asv"],other:["go","cargo","mvn","mvnw","gradle","gradlew","cmake","dotnet"]},ENVIRONMENT=/\.venv\b|\b(?:uv|poetry) run\b/;
function findInstalls(command,found){let words=command.split(/[\s='"();&|]+/).map(word=>word.replace(/^\.\//,"")),starts=programs=>words.
some(word=>programs.includes(nameOf2(word))),isUnknown=!Object.values(PROGRAMS).some(starts),isNeeded=({language,folder})=>(isUnknown||
starts(PROGRAMS[language]))&&(folder===""||words.some(word=>isBelow(`${word}/`,folder))),needed=found.filter(({install})=>install!==
null&&isNeeded(install)),installs=new Map(needed.flatMap(({install})=>install?[[`${install.language} ${install.folder}`,
install]]:[])),own=needed.filter(({install,folder})=>install&&isNeeded({...install,folder}));return{installs:[...installs.
values()],builds:own.flatMap(({builds})=>builds)}}function formatInstall({folder,command}){return folder===""?command:`(\
cd ${quoteShellWord(folder)} && ${command})`}function resultsPart({format,isPartial=!1,benchmarks,metrics,hasFilter}){let filter='\
The command can pass BENCH_REFEREE_FILTER to its tool, to run only undecided benchmarks; "bench-referee formats" shows h\
ow.',printed=`${benchmarks} benchmark${benchmarks===1?"":"s"}${isPartial?" before its time was over":""}`;return{format,
benchmarks,budgets:metrics.map(({name,isDeterministic})=>isDeterministic?makeBudget2(name,"1%",STEADY):makeBudget2(name)),
notes:[`It was run once, and printed ${printed} in the format "${format}".`,...hasFilter?[filter]:[]]}}var STEADY="hardl\
y depends on the machine";function invocationPart(trial){return{format:"command",benchmarks:1,budgets:[makeBudget2("wall\
-time"),makeBudget2("peak-memory","5%",STEADY)],notes:[`It was run once, and ${describeOutcome(trial)}`,"So the command \
itself is measured: its time, and the memory of its largest process."]}}function describeOutcome(trial){switch(trial.outcome){case"\
no-results":return"printed nothing in a known format.";case"failed":return`${trial.how}, so its output is not known. The\
 gate needs it to succeed.`;case"too-slow":return`was stopped after ${trial.seconds} s, so its output is not known.`}}var DAYS=7;function findEndOfFirstWeek(today){return addDays(today,DAYS)}function renderFirstWeek(budgets,until,scalar2){
return[`  # Until ${until} a broken limit only warns. Delete these entries to begin earlier, and afterwards.`,...budgets.
flatMap(({metric,maxRegression})=>[`  - metric: ${scalar2(metric)}`,`    max-regression: ${maxRegression}`,"    level: w\
arn",`    until: ${until}`,"    because: the first week"])]}var EVENTS=`on:
  pull_request:
  # To see the gate turn red: Actions, this workflow, Run workflow. Nothing of that run is published.
  workflow_dispatch:
    inputs:
      canary:
        description: How much slower head is made (empty for a usual run)
        default: 20%`;var KNOWN_TOOLS=[{name:"github-action-benchmark",section:"github-action-benchmark",step:/\buses:\s*['"]?benchmark-action\/github-action-benchmark@/,
dependency:null,advise:text=>["Keep it for pushes to the default branch if you use its charts, and let the gate judge pu\
ll requests.",adviseThreshold(text)]},{name:"CodSpeed",section:"codspeed",step:/\buses:\s*['"]?CodSpeedHQ\/action@/i,dependency:/^(?:@codspeed\/.+|pytest-codspeed|codspeed-[\w-]+-compat)$/,
advise:()=>["It can stay next to the gate, which measures time. The gate can also count instructions of the same benchma\
rks: `count: instructions`."]},{name:"Bencher",section:"bencher",step:/\buses:\s*['"]?bencherdev\/bencher@/,dependency:null,
advise:()=>["Keep it for pushes to the default branch if you use its history."]},{name:"size-limit",section:"size-limit",
step:/\buses:\s*['"]?andresz1\/size-limit-action@/,dependency:/^size-limit$/,advise:()=>["It can have its own gate: buil\
d the package, and run `init --name size -- 'npx size-limit --json || true'`.","`|| true` is for its own `limit`: a comm\
and that fails gives no verdict."]}];function adviseThreshold(text){let of=key2=>new RegExp(`^\\s*${key2}-threshold:\\s*[\
'"]?(\\d+(?:\\.\\d+)?)%`,"m").exec(text)?.[1],[key,ratio]=of("fail")===void 0?["alert",of("alert")??"200"]:["fail",of("f\
ail")],limit=Number((Number(ratio)-100).toFixed(6)),threshold=`\`${key}-threshold: ${ratio}%\``;return limit<0||limit>MAX_PERCENT?
`Its ${threshold} has no equivalent: a limit is a change of 0% to ${MAX_PERCENT}%. Start with the limit in the configura\
tion.`:`Its ${threshold} is \`max-regression: ${limit}%\` here. A limit can be tighter, because one runner measures both \
sides.`}function findOtherTools(tree){let workflows=tree.paths.filter(path=>path.startsWith(`${WORKFLOWS}/`)),manifests=tree.
paths.filter(path=>MANIFEST2.test(nameOf2(path))&&!isForeign(path));return KNOWN_TOOLS.flatMap(({name,section,step,dependency,
advise})=>{let path=workflows.find(one=>step.test(tree.text(one)??""))??manifests.find(one=>dependency!==null&&wordsOf(tree,
one).some(word=>dependency.test(word)));return path===void 0?[]:[{name,path,section,advice:advise(tree.text(path)??"")}]})}
var MANIFEST2=/^(?:package\.json|Cargo\.toml|pyproject\.toml|requirements[\w.-]*\.txt)$/;function wordsOf(tree,path){return nameOf2(
path)==="package.json"?dependenciesOf(readJson(tree,path)):(tree.text(path)??"").match(/[\w-]+/g)??[]}var BUNDLERS=["@rspack/core","esbuild","parcel","rolldown","rollup","tsup","vite","webpack"];function renderProposals(tree){
if(!tree.has("package.json"))return"";let manifest=readJson(tree,"package.json"),scripts=asObject(manifest.scripts),dependencies=dependenciesOf(
manifest),manager=packageManagerOf(tree,""),page=ownFileUrl("docs/configuration.md"),bundler=BUNDLERS.find(name=>dependencies.
includes(name)),lines=[...bundler===void 0||!("build"in scripts)?[]:[`# Sizes of what ${bundler} writes need no rounds (${page}\
#files). Let setup run the build, too: ${manager.script} build`,...["files:","  - path: dist/**/*.js","    compress: gzi\
p"].map(line=>`# ${line}`)],...!dependencies.includes("autocannon")||!("start"in scripts)?[]:[`# A server under load, as\
 an entry of run (${page}#service):`,...["  - name: server",`    service: PORT="$BENCH_REFEREE_PORT" ${manager.script} s\
tart`,`    command: ${manager.exec} autocannon --json -c 16 -d 5 http://127.0.0.1:$BENCH_REFEREE_PORT/`,"    format: aut\
ocannon"].map(line=>`# ${line}`)]];return lines.length===0?"":`
${lines.join(`
`)}
`}var import_yaml2=__toESM(require_dist(),1);var KNOBS=[[/\bgo (?:test|build)\b/,'-ldflags=-randlayout=$BENCH_REFEREE_LAYOUT after "go test"'],[/\bcargo\b/,'RUSTFLAG\
S="-C llvm-args=-align-loops=64 -C link-arg=-fuse-ld=lld -C link-arg=-Wl,--shuffle-sections=*=$BENCH_REFEREE_LAYOUT" bef\
ore "cargo"'],[/\b(?:cmake|meson|bazel|make)\b/,'LDFLAGS="-fuse-ld=mold -Wl,--shuffle-sections=$BENCH_REFEREE_LAYOUT" be\
fore the build, with -ffunction-sections -falign-functions=64 -falign-loops=64; without mold or lld, a first object of a\
nother size']];function renderLayoutKey(commands){let knob=KNOBS.find(([builder])=>commands.some(command=>builder.test(command)))?.[1];
return knob===void 0?[]:[`# To call nothing slower that is so in one memory layout only (${ownFileUrl("docs/rebuilds.md")}\
), build with`,`# ${knob}, and set:`,"# rebuild-minutes: 10"]}function renderConfiguration(plan,{maxMinutes,uses,warnUntil=null}){let{format,workingDirectory,setup,run,outputFile,budgets,
notes,checks,profiled}=plan,isFiltered=run.some(({command})=>command.includes("BENCH_REFEREE_FILTER")),schema=actionFileUrl(
uses,"docs/configuration.schema.json",{isRaw:!0});return`${["# How bench-referee measures this repository, and how much \
slower a pull request may make it.","# The file of the base commit applies, so no pull request can relax its own gate.",
...schema===null?[]:[`# yaml-language-server: $schema=${schema}`],"",...plan.suites.map(({tool,evidence})=>`# Found: ${evidence}\
 (${tool}).`),...plan.others.flatMap(renderOtherSuite),"",...workingDirectory===null?[]:entry("working-directory",[workingDirectory]),
...setup.length===0?[]:["# Runs once on base and once on head, before the first round."],...entry("setup",setup.length===
0?[]:[setup.join(`
`)]),...notes.map(note=>`# ${note}`),...checks.map(check2=>`# Please check: ${check2}`),...isFiltered?["# The gate sets \
BENCH_REFEREE_FILTER, to run only the benchmarks that are still undecided."]:[],...renderRun(plan),...entry("format",[format]),
...outputFile===null?[]:entry("output-file",[outputFile]),...plan.isOneThread===null?[]:[plan.isOneThread?ONE_PROCESSOR2:
SEVERAL_THREADS],"","# A round runs the command once on base and once on head. Measuring ends as soon as everything is d\
ecided.","rounds: 6..30","# For all measuring after setup. Anything still undecided by then does not fail the check.",`m\
ax-minutes: ${maxMinutes}`,"# To find the commit that broke a budget, in at most ten more minutes (raise the timeout of \
the job, too):","# bisect-minutes: 10",...renderLayoutKey([...setup,...run.map(({command})=>command)]),...hasCpuTime(plan)?
renderCpuTimeKey():[],...profiled===null?[]:renderProfileKey(profiled),"",...renderBudgets(budgets),...warnUntil===null?
[]:renderFirstWeek(budgets,warnUntil,scalar),...plan.counted===null?[]:renderCountKeys(plan.counted,budgets,format)].join(
`
`)}
`}function renderRun({run,paths}){let[first,...others]=run,isOne=others.length===0&&first?.folder===null,isPlain=run.every(
({folder,dependsOn})=>folder===null&&dependsOn.length===0),texts=run.map(({command})=>command);return[...run.some(({dependsOn})=>dependsOn.
length>0)?["# A program is left out if it and all files of depends-on are the same on both sides."]:[],...isOne||isPlain?
entry("run",texts):["run:",...run.flatMap(renderCommand)],...isOne?renderFiles("depends-on",first.dependsOn):[],...paths.
length===0?[]:["# Nothing is measured if only these files change. No benchmark may read one of them."],...renderFiles("p\
aths",paths)]}function renderCommand({name,command,folder,dependsOn}){return[...name===null?[]:entry("name",[name]),...entry(
"command",[command]),...folder===null?[]:entry("working-directory",[folder===""?".":folder]),...renderFiles("depends-on",
dependsOn)].join(`
`).split(`
`).map((line,index)=>`${index===0?"  - ":"    "}${line}`)}function renderFiles(key,patterns){return patterns.length===0?
[]:[`${key}: [${patterns.map(pattern=>JSON.stringify(pattern)).join(", ")}]`]}var ONE_PROCESSOR2="cpus: one # less noise\
; delete this line if a benchmark needs several threads",SEVERAL_THREADS="# cpus: one # less noise, but a benchmark seem\
s to use several threads";function hasCpuTime({format,run}){return hasCpuTimeInRounds(format)||run.every(({command})=>command.
includes(ITERATIONS))}var ITERATIONS="BENCH_REFEREE_ITERATIONS";function renderCpuTimeKey(){return[`# To let CPU time de\
cide what a busy machine leaves undecided (${ownFileUrl("docs/counts.md")}#cpu-time):`,"# count: cpu-time"]}function renderProfileKey({
command,otherwise}){return[`# To name the functions that got slower. It needs the profiler (${ownFileUrl("docs/profiles.\
md")}):`,"# profile:",...entry("command",[command]).map(line=>`#   ${line}`),...otherwise===null?[]:[`# ${otherwise.when}\
: ${otherwise.command}`]]}function renderBudgets(budgets){return["budgets:",...budgets.flatMap(({metric,maxRegression,comment})=>[
`  - metric: ${scalar(metric)}`,`    max-regression: ${maxRegression} # ${comment}`])]}var INSTRUCTIONS=makeBudget2(COUNTED_METRIC,
"1%","hardly varies, so a small change is found");function renderCountKeys({setup,run,isTimed},budgets,format){let keys=[
...entry("setup",setup.length===0?[]:[setup.join(`
`)]),...entry("run",run),"count: instructions",...isTimed?[]:["measure: counts"],...renderBudgets(isTimed?[...budgets,INSTRUCTIONS]:
[INSTRUCTIONS])];return["",`# To find changes of 1 %, count instructions ${isTimed?"as well":"in place of times"}. It ne\
eds Linux and Valgrind: a step`,'# "sudo apt-get install --yes valgrind" in the workflow, and these keys in place of tho\
se above.',...format==="command"?["# Not for a program that repeats its work until a time is over."]:[],...keys.join(`
`).split(`
`).map(line=>`#   ${line}`)]}function renderOtherSuite({evidence,tool,format,commands,folder}){return[`# Also found, but\
 not in this gate, which reads one format: ${evidence} (${tool}, format: ${format}).`,...commands.map(command=>`#   ${folder===
""?"":`in ${folder}: `}${command}`)]}var EXTRA_MINUTES=25;function renderWorkflow({names,uses,todo,steps,maxMinutes}){let{
check:check2,job,config}=names;return`# Measures base and head of each pull request on the same runner, and fails the ch\
eck when head is slower than
# ${config} allows.
name: ${check2}

${EVENTS}

permissions: {}

# A new push cancels the run of the previous one.
concurrency:
  group: ${check2}-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  # In the branch rules, require the check "${check2}", which this job creates. If you accept pull requests from
  # forks, require the job "${job}" instead, because their token cannot create a check.
  ${job}:
    name: ${job}
    runs-on: ubuntu-latest
    timeout-minutes: ${maxMinutes+EXTRA_MINUTES}
    permissions:
      contents: read # to check out and to fetch the base commit
      pull-requests: write # to comment
      checks: write # to create the check run
    steps:
      - uses: ${formatPin(CHECKOUT)}
        with:
          persist-credentials: false # the benchmark is code of the pull request
${steps.map(renderStep).join("")}${todo===null?"":`      # TODO: ${todo}
`}      - uses: ${uses}
        id: gate
${renderInputs(names)}      # The report with charts and flame graphs, on the page of the run, to which the comment link\
s.
      - uses: ${formatPin(UPLOAD_ARTIFACT)}
        if: always() && steps.gate.outputs.report-html != ''
        with:
          name: ${check2}-report
          path: \${{ steps.gate.outputs.report-html }}
`}var ACTIONS_LOCK=`${WORKFLOWS}/actions.lock`;function nameTags(workflow){return workflow.replaceAll(/(\buses: \S+)@[0-9a-f]{40} # (v\S+)/g,
"$1@$2")}function renderInputs({check:check2,config}){return["        with:",...[...config===FIRST_GATE.config?[]:[`name\
: ${check2}`,`config: ${config}`],"comment: on-change # no comment as long as nothing changes"].map(line=>`          ${line}`),
""].join(`
`)}function renderStep(step){let comment=step.comment===void 0?"":` # ${step.comment}`;if("run"in step)return`      - ru\
n: ${scalar(step.run,"        ")}${comment}
`;let given=Object.entries(step.with).map(([key,value])=>`          ${key}: ${value==="false"?value:scalar(value,"      \
    ")}
`),head=`      - uses: ${formatPin(step.uses)}${comment}
`;return given.length===0?head:`${head}        with:
${given.join("")}`}function formatPin({action,sha,version}){return`${action}@${sha} # ${version}`}function scalar(text,indent=""){
return(0,import_yaml2.stringify)({key:text},{lineWidth:0}).trimEnd().slice(5).replaceAll(/\n(?=.)/g,`
${indent}`)}function entry(key,values){let[only]=values;return only===void 0?[]:values.length===1?[`${key}: ${scalar(only)}`]:
[`${key}:`,...values.map(value=>`  - ${scalar(value,"  ")}`)]}var PLACEHOLDER_OWNER="OWNER";function actionFileUrl(uses,path,{
isRaw}){let[,owner,name,ref]=/^([\w.-]+)\/([\w.-]+)(?:\/[\w./-]*)?@([\w./-]+)/.exec(uses)??[];return owner===void 0||owner===
PLACEHOLDER_OWNER?null:isRaw?`https://raw.githubusercontent.com/${owner}/${name}/${ref}/${path}`:`https://github.com/${owner}\
/${name}/blob/${ref}/${path}`}var LIMIT_SECONDS=60,OUTPUT_LIMIT_BYTES=64*1024*1024;async function tryCommand(host,root,script){host.log.info(`running \
\`${script}\` once, for at most ${LIMIT_SECONDS} s, to see its output`);let result=await host.run({script,folder:root,env:childEnvironment(
host.env,host.secrets),deadlineMs:LIMIT_SECONDS*1e3,outputLimitBytes:OUTPUT_LIMIT_BYTES,meter:!1});if(result.ending==="d\
eadline"){let results2=readResults(result.stdout,{isWhole:!1});return results2===null?{outcome:"too-slow",seconds:LIMIT_SECONDS}:
{outcome:"results",results:results2}}if(result.ending!=="exit"||result.exitCode!==0)return host.log.info(renderLastLines(
readLastLines(result,text=>text))),{outcome:"failed",how:describeFailure(result)};let results=readResults(result.stdout,
{isWhole:!0});return results===null?{outcome:"no-results"}:{outcome:"results",results}}function describeFailure({ending,
exitCode,detail}){return ending==="exit"?`ended with exit code ${exitCode}`:ending==="flood"?"printed too much":`did not\
 end by itself (${detail})`}function readResults(text,{isWhole}){let{format,measurements,problems}=parseToolOutput({path:"\
output",text},"auto");return format===null||measurements.length===0||isWhole&&problems.some(isError)?null:{...resultsOf(
format,measurements),...isWhole?{}:{isPartial:!0}}}function resultsOf(format,measurements){return{format,benchmarks:new Set(
measurements.map(({group,name})=>JSON.stringify([group,name]))).size,metrics:mainMetricsOf(measurements),hasFilter:FORMATS.
some(({id,filter})=>id===format&&filter!==void 0)}}function mainMetricsOf(measurements){let primary=measurements.filter(
one=>one.primary);return[...new Map(primary.map(({metric,unit,deterministic=!1})=>[nameMetric(metric,tidyUnit(unit).unit),
deterministic]))].map(([name,isDeterministic])=>({name,isDeterministic}))}import{dirname as dirname2,join as join5}from"node:path";import{fileURLToPath}from"node:url";var FOLDER=dirname2(fileURLToPath(import.meta.url)),PACKAGE_FILE=join5(FOLDER,"../../package.json"),PACKAGE_LIMIT_BYTES=64*
1024;async function ownAction(host){return await findInClone(host)??await findInPackage(host)}function leaveTag({uses,todo}){
let isOwner=todo?.startsWith(`replace ${PLACEHOLDER_OWNER} `)===!0;return{uses:uses.replace(/@[0-9a-f]{40} # (v\S+)$/,"@\
$1"),todo:isOwner?`replace ${PLACEHOLDER_OWNER} by the owner of the action's repository.`:null}}async function findInClone(host){
let git=async(...args)=>{let{exitCode,stdout}=await host.git(args,{folder:FOLDER});return exitCode===0?stdout.trim():""},
url=await git("remote","get-url","origin"),[,repository]=/^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.
exec(url)??[];if(repository===void 0||!/\/bench-referee$/.test(repository))return null;let sha=await git("rev-parse","--\
verify","HEAD");if(!(await git("for-each-ref","--contains",sha,"refs/remotes/origin","refs/tags")!==""))return nameVersion(
repository);let tag=await git("describe","--tags","--exact-match",sha);return{uses:`${repository}@${sha}${tag===""?"":` \
# ${tag}`}`,todo:null}}async function findInPackage({files}){let text=await files.read(PACKAGE_FILE,PACKAGE_LIMIT_BYTES),
{data}=packageSchema.safeParse(parseManifest(text??"")),repository=data?.repository.url.slice(GITHUB.length,-4)??OWN_REPOSITORY;
return repository===OWN_REPOSITORY||data?.gitHead===void 0?nameVersion(repository):{uses:`${repository}@${data.gitHead} \
# v${VERSION}`,todo:null}}function nameVersion(repository){let todo=repository===OWN_REPOSITORY?`replace ${PLACEHOLDER_OWNER}\
 by the owner of the action's repository, and v${VERSION} by a full commit of it.`:`replace v${VERSION} by a full commit\
 of ${repository}, because the commit of this program is not known there.`;return{uses:`${repository}@v${VERSION}`,todo}}
var GITHUB="git+https://github.com/",packageSchema=object({name:literal("bench-referee"),repository:object({url:templateLiteral(
[GITHUB,string(),".git"])}),gitHead:hex().length(40).optional()});async function tryGate(host,plan,text,path){host.log.info("trying it: setup and one invocation in a clone; Ctrl-C skips \
this");let{budgets:_,...file}=parseConfigFile(text,path),warmUp=null,findPlanErrors2=recording=>(warmUp=recording,[makeError(
"measuring-cancelled",about("init"),{rounds:0})]),isUnknown=plan.format==="command"&&plan.outputFile===null,given={...file,
count:[],base:"HEAD",baseline:path,rounds:{min:3,max:3}},tried=await(async format=>{let options={purpose:"baseline",findPlanErrors:findPlanErrors2};
return(await measureLocalCommits(host,{...given,format},options)).recording})(isUnknown?"auto":plan.format);if(tried.schedule.
ended==="cancelled")return{plan,lines:["skipped"]};let first=warmUp;return first===null?isUnknown?tryAsCommand(plan):{plan,
lines:describeFailure2(tried.problems)}:correct(plan,first)}function tryAsCommand(plan){return{plan,lines:["It prints no\
thing in a known format, or it failed: `check` says which."]}}function describeFailure2(problems){return["It failed, so \
correct the configuration first:",...renderDiagnostics(problems.filter(isError)).split(`
`)]}function correct(plan,recording){let{series,schedule,invocations}=recording,results=resultsOf(schedule.format??plan.
format,series),ms=invocations.reduce((sum,{durationMs})=>sum+durationMs,0),found=`${formatCount(results.benchmarks,"benc\
hmark")} in ${formatDuration(ms)}, format ${results.format}`,isSame=plan.format===results.format,rows=series.map(({metric,
unit,primary})=>({metric,unit:tidyUnit(unit).unit,primary})),isMatched=plan.budgets.some(({metric})=>rows.some(metricTest(
metric,rows))),isKept=isSame&&isMatched,budgets=isKept?plan.budgets:results.metrics.map(({name})=>makeBudget2(name)),cost=fitToTrial(
plan.cost,{benchmarks:results.benchmarks,seconds:ms/1e3}),corrected=[...isSame?[]:[`format: ${plan.format} \u2192 ${results.
format}`],...isKept?[]:[`budgets: ${budgets.map(({metric})=>metric).join(", ")}`],...cost.maxMinutes===plan.cost.maxMinutes?
[]:[`max-minutes: ${plan.cost.maxMinutes} \u2192 ${cost.maxMinutes}`]],lines=[`It works: ${found}`,...corrected.map(line=>`\
corrected ${line}`)];return{plan:{...plan,format:results.format,budgets,cost},lines}}async function init(argv){let{script:command,name,uses,try:isAsked}=parseArgs("init",argv),host=makeTerminalHost(),{root,
folder,answer}=await findClone(host);if(root===null)throw userError("not-in-a-clone",about("init"),{folder:host.folder,answer});
let tree=await readTree(host,root),names=nameGate(name),targets=targetsOf2(tree,names);if(command!==null&&tree.has(targets.
config))throw userError("already-configured",inFile(targets.config),{});let found=findSuites(tree),all=found.flatMap(one=>one.
suites),suites=command!==null?[commandSuite(command,all,await tryCommand(host,root,command))]:name===null?all:selectFurtherSuites(
tree,all,folder),planned=planOf(suites,command===null?tree:null);if(planned===null)throw makeNothingFoundError(found.map(
({ecosystem})=>ecosystem));let isLocked=tree.has(ACTIONS_LOCK),own=uses===null?await ownAction(host):{uses,todo:null},action=isLocked?
leaveTag(own):own,warnUntil=findEndOfFirstWeek(host.clock.today()),optionsFor=({steps,cost:{maxMinutes}})=>({...action,names,
steps,maxMinutes,warnUntil}),isTried=(isAsked||isInTerminal())&&!tree.has(targets.config),text=renderConfiguration(planned,
optionsFor(planned)),{plan,lines:tried}=isTried?await tryGate(host,planned,text,targets.config):{plan:planned,lines:[]},
options=optionsFor(plan),fresh=[{path:targets.workflow,text:isLocked?nameTags(renderWorkflow(options)):renderWorkflow(options)},
{path:targets.config,text:renderConfiguration(plan,options)+(command===null?renderProposals(tree):"")}].filter(({path})=>!tree.
has(path));await writeNew2(host,root,fresh);let otherTools=name===null?findOtherTools(tree):[],program=quoteShellWords(host.
program),written=fresh.map(({path})=>path),kept=Object.values(targets).filter(tree.has),lines=summarise({plan,tried,written,
kept,action,names,otherTools,program,isLocked});return process.stdout.write(`${lines.join(`
`)}
`),0}function targetsOf2(tree,names){return findGate(tree,names)??{workflow:findFreePath(tree,names.check),config:names.
config}}function findFreePath(tree,check2){for(let number=1;;number+=1){let path=`${WORKFLOWS}/${check2}${number===1?"":
`-${number}`}`;if(!["yml","yaml"].some(ending=>tree.has(`${path}.${ending}`)))return`${path}.yml`}}function selectFurtherSuites(tree,suites,folder){
let inUse=findFormatsInUse(tree),near=suites.filter(suite3=>isBelow(`${suite3.folder}/`,folder)),further=near.filter(({format,
benchmarks})=>benchmarks>0&&!inUse.has(format));return further.length>0?further:near}async function writeNew2(host,root,files){
for(let{path}of files)if(await host.files.read(join6(root,path),READ_LIMIT_BYTES)!==null)throw userError("ignored-file-e\
xists",inFile(path),{});for(let{path,text}of files){let target=join6(root,path);await moveSystemErrors(inFile(target),host.
files.write(target,text))}}function makeNothingFoundError(ecosystems){let lookedFor=(ecosystems.length===0?ECOSYSTEMS:ecosystems).
flatMap(({title,tools})=>tools.map(({name,foundBy})=>`${title}, ${name}: ${foundBy.replaceAll("`","")}`)),titles=ecosystems.
map(({title})=>title);return userError("no-benchmark-found",about("init"),{ecosystems:titles,lookedFor})}var READ_LIMIT_BYTES=512*
1024,MAX_FILES_READ=2e4;async function readTree(host,root){let list=["ls-files","-z","--cached","--others","--exclude-st\
andard"],{exitCode,stdout,stderr}=await host.git(list,{folder:root});if(exitCode!==0)throw userError("files-not-listed",
about("git"),{folder:root,answer:stderr.trim()});let all=new Set(stdout.split("\0").filter(path=>path!=="")),paths=[...all].
sort(),wanted=paths.filter(path=>isEcosystemFile(path)||isGateFile(path)),depth=path=>path.split("/").length,read=wanted.
sort((a,b)=>depth(a)-depth(b)).slice(0,MAX_FILES_READ);if(read.length<wanted.length){let counts={found:wanted.length,read:read.
length},warning=makeWarning("source-files-left-out",about("init"),counts);host.log.warning(formatDiagnosticLine(warning))}
let texts=new Map;for(let path of read){let text=await host.files.read(join6(root,path),READ_LIMIT_BYTES).catch(recoverFrom(
UserError,()=>null));text!==null&&texts.set(path,cleanText(text))}return{paths,has:path=>all.has(path),text:path=>texts.
get(path)??null}}function isInTerminal(){return process.stdin.isTTY===!0&&process.stderr.isTTY===!0}function summarise(result){
let{plan,tried,written,kept,action,names,otherTools,program,isLocked}=result,locked=isLocked&&written.length>0?[`${ACTIONS_LOCK}\
 needs the actions of the new workflow.`]:[],furtherGate=`${program} init --name NAME`,existing=`The repository already \
has this gate. For a second one: ${furtherGate}`;return[["TODO before the workflow can run",listTodo(action,written)],["\
found",plan.suites.map(describeSuite)],["also found, but left out, because a gate reads one format",listOthers(plan,furtherGate)],
["another tool already measures here",otherTools.flatMap(tool=>describeOtherTool(tool,action))],["wrote",written],["trie\
d in a clone",tried],["left as it was",kept.map(path=>`${path}, which is already there`)],["please read",[...listNotes(plan),
...locked,...written.length===0?[existing]:[]]],["what a run costs",written.includes(names.config)?describeCost(plan.cost):
[]],["next",listNextSteps(names,program)]].filter(([,lines])=>lines.length>0).flatMap(([title,lines])=>["",title,...lines.
map(line=>`  ${line}`)]).slice(1)}function listTodo({uses,todo},written){let workflow=written.find(path=>path.startsWith(
`${WORKFLOWS}/`));return todo===null||workflow===void 0?[]:[`In ${workflow}, in "uses: ${uses}":`,todo]}function listOthers({
others},furtherGate){return others.length===0?[]:[...others.map(describeSuite),`For a separate gate: ${furtherGate}`]}function describeSuite({
evidence,tool}){return`${evidence} (${tool})`}function describeOtherTool({name,path,section,advice},{uses}){let url=actionFileUrl(
uses,"docs/migrating.md",{isRaw:!1})??ownFileUrl("docs/migrating.md");return[`${name}, in ${path}`,...[...advice,`More: ${url}\
#${section}`].map(line=>`  ${line}`)]}function listNotes({format,suites,notes,checks}){return[...format==="command"||suites.
some(({tool})=>tool==="the command")?notes:[],...checks]}function listNextSteps({config},program){let flag=config===FIRST_GATE.
config?"":` --config ${config}`;return[`${program} check${flag}    # measures your uncommitted changes against the commi\
t before them`,`${program} doctor${flag}   # shows the noise of this machine, and proposes budgets`]}export{bisect,check,demo,doctor,init,measure};
