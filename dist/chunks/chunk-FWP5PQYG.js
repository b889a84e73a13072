import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{HISTORY_LIMITS,atGitCommand,countLegs,divideAlpha,exitCodeOf,findLatestRelease,findLevels,loadReportForms,makeLocalSource,
openStore,parseGitError,prepareOut,printCulprits,printReport,repeatsOf,terminalGuidance,writeOut,writeResultFiles}from"./chunk-TJVXSQ4U.js";
import{LATEST_RELEASE,analyse,asBaseline,commitSettings,countCompletedRounds,hasFailed,makeTerminalHost,parseConfigFile,
parseRecording,parseYaml,publishSettings,resolveSettings,toNamedPath,withConfiguration}from"./chunk-THDOESCH.js";import{
decide,isSkip}from"./chunk-IKSPXGBE.js";import{abbreviateSha,formatDiagnosticLine,formatReplacedBase,shortenSha}from"./chunk-ET2FACDU.js";
import{DEFAULTS,TERMINAL_COMMIT_DEFAULTS,parseCheckArgs}from"./chunk-K7U33ATV.js";import{RECORDED_EVENTS,RULES,compileOrderedPatterns,
compilePattern,isMapping,selectPaths}from"./chunk-KG3JJBVT.js";import{SIDES,UserError,quoteShellWord,userError}from"./chunk-4Q6QMYTI.js";
import{atFlag,atInput,atKey,findNearestWord,inFile,isError,listChangedSettings,makeWarning,onSide}from"./chunk-EORH2WXK.js";import{relative,resolve as resolve3}from"node:path";var ApiError=class extends Error{name="ApiError";failure;status;constructor(failure,status,message){super(message),this.
failure=failure,this.status=status}};var DEEPEN_STEPS=["--deepen=50","--deepen=200","--deepen=1000","--depth=2147483647"];async function findMergeBase({store,
api},target,head){let near=await findProvenMergeBase(store,target,head);if(near!==null)return near;if(store.isComplete)throw makeNoAncestorError(
target,head);let answer=await askGitHubForMergeBase(api,target,head);if(answer!==null)return answer;for(let depth of DEEPEN_STEPS){
let why=await store.fetch(depth,target,head);if(why!==null)throw userError("history-not-fetched",atInput("base"),{output:why});
let found=await findProvenMergeBase(store,target,head);if(found!==null)return found}throw makeNoAncestorError(target,head)}
async function findProvenMergeBase(store,one,other){let{exitCode,stdout}=await store.git("merge-base",one,other);if(exitCode!==
0)return null;let ancestor=stdout.trim();if(store.isComplete)return ancestor;let range=[one,other,`^${ancestor}`],roots=await store.
gitOrThrow("rev-list","--max-parents=0",...range);for(let root of roots.split(`
`))if(root!==""&&(await parentsOf(store,root)).length>0)return null;return ancestor}async function parentsOf(store,commit){
return[...((await store.gitOrThrow("cat-file","commit",commit)).split(`

`)[0]??"").matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,sha=""])=>sha)}async function askGitHubForMergeBase(api,target,head){
try{return await api?.mergeBase(target,head)??null}catch(error){if(error instanceof ApiError)return null;throw error}}function makeNoAncestorError(target,head){
let commits={target:shortenSha(target),head:shortenSha(head)};return userError("no-common-ancestor",atInput("base"),{...commits,
isLocal:!1})}async function commitWorktree(host,store,tip){let{top,gitFolder}=await readWorktreePaths(host),index=`${store.folder}/in\
dex`;await host.files.copy(`${gitFolder}/index`,index);let git=gitBeside(host,store,{top,index});await git({},"add","--a\
ll","--",".");let tree=await git({},"write-tree");if(tree===await store.gitOrThrow("rev-parse",`${tip}^{tree}`))return tip;
let date=await store.gitOrThrow("show","--no-patch","--no-show-signature","--format=%cI",tip);return git({...NEUTRAL_AUTHOR,
...{GIT_AUTHOR_DATE:date,GIT_COMMITTER_DATE:date}},"commit-tree","--no-gpg-sign","-p",tip,"-m","uncommitted changes",tree)}
var NEUTRAL_AUTHOR={GIT_AUTHOR_NAME:"bench-referee",GIT_AUTHOR_EMAIL:"bench-referee@localhost",GIT_COMMITTER_NAME:"bench\
-referee",GIT_COMMITTER_EMAIL:"bench-referee@localhost"};async function readWorktreePaths(host){let args=["rev-parse","-\
-show-toplevel","--absolute-git-dir"],{exitCode,stdout}=await host.git(args,{folder:host.folder}),[top,gitFolder]=stdout.
trim().split(`
`);if(exitCode===0&&top!==void 0&&gitFolder!==void 0)return{top,gitFolder};throw userError("no-working-tree",inFile(host.
folder),{})}function gitBeside(host,store,{top,index}){let env={GIT_INDEX_FILE:index,GIT_OBJECT_DIRECTORY:`${store.folder}\
/objects`,GIT_OPTIONAL_LOCKS:"0"},config={"core.splitIndex":"false","lfs.storage":`${store.folder}/lfs`};return async(more,...args)=>{
let{exitCode,stdout,stderr}=await host.git(args,{folder:top,env:{...env,...more},config});if(exitCode===0)return stdout.
trim();throw userError("worktree-unreadable",atGitCommand(args[0]),{output:parseGitError(stderr)})}}var TARGET_CANDIDATES=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/ma\
in","refs/heads/master"];async function findLocalCommits(host,store,settings){let{committed,head}=await findHead(host,store,
settings),base=await localBase(host,store,{base:settings.base,head:committed,measured:head.sha});for(let{sha}of[base,head])
await store.fetchMissingBlobs(sha);let start=await findProvenMergeBase(store,base.sha,committed);return{base,head,configCommits:start===
null?[base.sha]:[start,base.sha],problems:[]}}async function findCommitTwice(host,store,settings){let{head}=await findHead(
host,store,settings);return await store.fetchMissingBlobs(head.sha),{base:head,head,configCommits:[head.sha],problems:[]}}
async function findHead(host,store,{head}){let tip=await resolveRevision(host,"HEAD");if(tip===null)throw userError("no-\
commit-yet",inFile(host.folder),{});if(head==="worktree"){let sha=await commitWorktree(host,store,tip);return{committed:tip,
head:{sha,how:sha===tip?"HEAD":head}}}let committed=head==="head"?tip:await requireRevision(host,head,"head");return{committed,
head:{sha:committed,how:head==="head"?"HEAD":head}}}async function resolveRevision(host,revision){if(revision.startsWith(
"-"))return null;let args=["rev-parse","--verify","--quiet",`${revision}^{commit}`],{exitCode,stdout}=await host.git(args,
{folder:host.folder});return exitCode===0?stdout.trim():null}async function requireRevision(host,revision,flag){let sha=await resolveRevision(
host,revision);if(sha!==null)return sha;let isSha=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);throw userError("unkn\
own-revision",atFlag(flag),{revision,isSha})}async function localBase(host,store,options){let{base,head,measured}=options;
if(base!==LATEST_RELEASE){let{sha,...named}=await namedBase(host,store,options);return{sha,how:base,...named}}let search={
head:measured,isInHistory:async({name:name2,commit:commit2})=>{let ancestor=await findProvenMergeBase(store,commit2,head);
if(ancestor===null&&!store.isComplete)throw userError("clone-too-shallow",atFlag("base"),{target:name2,head:shortenSha(head)});
return ancestor===commit2},isLocal:!0},{name,commit}=await findLatestRelease(await store.listTags(),search);return{sha:commit,
how:name}}async function namedBase(host,store,{base,head}){if(base!=="merge-base"&&base!=="target")return{sha:await requireRevision(
host,base,"base")};let{branch,sha:target}=await findTarget(host);if(base==="target")return{sha:target,branch};let ancestor=await findProvenMergeBase(
store,target,head);if(ancestor!==null)return{sha:ancestor,branch};let commits={target:shortenSha(target),head:shortenSha(
head)};throw store.isComplete?userError("no-common-ancestor",atFlag("base"),{...commits,isLocal:!0}):userError("clone-to\
o-shallow",atFlag("base"),commits)}async function findTarget(host){for(let ref of TARGET_CANDIDATES){let sha=await resolveRevision(
host,ref);if(sha!==null)return{sha,branch:await branchNameOf(host,ref)}}throw userError("no-target-branch",atFlag("base"),
await readBranchFacts(host))}async function branchNameOf(host,ref){let{stdout}=await host.git(["rev-parse","--abbrev-ref",
ref],{folder:host.folder});return stdout.trim()||ref}async function readBranchFacts(host){let list=async(...args)=>{let{
stdout}=await host.git(args,{folder:host.folder});return stdout.split(`
`).filter(line=>line!=="")},hasOrigin=(await list("remote")).includes("origin"),refs=await list("for-each-ref","--format\
=%(refname:lstrip=2)","refs/heads","refs/remotes/origin"),branch=new Set(refs.map(ref=>ref.replace(/^origin\//,""))).size===
1?refs.find(ref=>ref.startsWith("origin/"))??refs[0]:void 0;return{hasOrigin,...branch!==void 0&&{branch,base:`--base ${quoteShellWord(
branch)}`}}}import{join}from"node:path";import{posix,resolve}from"node:path";function matchEntries(base,head,likenesses){let partners=new Map,taken=new Set;for(let isLike of likenesses)for(let[from,
entry]of base.entries()){if(partners.has(from))continue;let to=head.findIndex((other,at)=>!taken.has(at)&&isLike(entry,other));
to<0||(partners.set(from,to),taken.add(to))}return{pairs:base.flatMap((entry,at)=>{let to=partners.get(at);return to===void 0?
[]:[{base:entry,head:head[to],at:{base:at,head:to}}]}),onlyBase:base.filter((_,at)=>!partners.has(at)),onlyHead:head.filter(
(_,at)=>!taken.has(at))}}var DEFAULT_BUDGETS=DEFAULTS.budgets.map(({metric,limits})=>({metric,...Object.fromEntries([...limits].map(([kind,limit])=>[
kind,typeof limit=="number"?`${limit*100}%`:limit.text]))})),RULE_KINDS=RULES.map(({kind})=>kind),SELECTORS=["metric","o\
f","benchmarks","packages","commands","where"];function compareConfigs(path,{base,head}){if(base===head)return null;let kind=head===
null?"deleted":"changed",parsed=head===null?{}:parseHead(head,path);if(parsed instanceof UserError)return reportUnreadableConfig(
path,parsed);let settings=changedSettings(parseMapping(base),parseMapping(head??"")),renamed=addedRenames(parseMapping(base),
parsed);return{path,kind,error:null,settings,...Object.keys(renamed).length>0&&{renamed}}}function reportUnreadableConfig(path,error){
return{path,kind:"changed",error:error.diagnostics[0],settings:[]}}function parseHead(text,path){try{return parseConfigFile(
text,path)}catch(error){if(error instanceof UserError)return error;throw error}}function addedRenames(base,{renamed={}}){
let ofBase=isMapping(base.renamed)?base.renamed:{};return Object.fromEntries(Object.entries(renamed).filter(([name])=>!Object.
hasOwn(ofBase,name)))}function parseMapping(text){try{let{value,repeatedKeys}=parseYaml(text,{label:"",file:null});return isMapping(
value)&&repeatedKeys.length===0?value:{}}catch(error){if(!(error instanceof UserError))throw error;return{}}}function changedSettings(base,head){
let{budgets:ofBase,...restOfBase}=base,{budgets:ofHead,...restOfHead}=head;return[...changedBudgets(writtenBudgets(ofBase),
writtenBudgets(ofHead)),...changedKeys(null,{base:restOfBase,head:restOfHead})]}function writtenBudgets(budgets){return(Array.
isArray(budgets)?budgets.filter(isMapping):DEFAULT_BUDGETS).map(entry=>{let terms=Object.fromEntries(Object.entries(entry).
filter(([key])=>!SELECTORS.includes(key)));return{subject:subjectOf(entry),terms,text:textOf(terms)}})}function subjectOf(entry){
let[metric,...others]=SELECTORS.map(key=>[key,entry[key]]),more=others.filter(([,value])=>value!==void 0);return[textOf(
metric?.[1]??null),...more.map(([key,value])=>`${key} ${textOf(value)}`)].join(", ")}var LIKENESSES=[(base,head)=>base.subject===
head.subject&&base.text===head.text,(base,head)=>base.subject===head.subject&&RULE_KINDS.some(kind=>kind in base.terms&&
kind in head.terms),(base,head)=>base.subject===head.subject];function changedBudgets(base,head){let{pairs,onlyBase,onlyHead}=matchEntries(
base,head,LIKENESSES),heads=pairs.map(pair=>pair.at.head),isReordered=heads.some((at,index)=>index>0&&at<heads[index-1]);
return[...pairs.flatMap(pair=>changedKeys(pair.head.subject,{base:pair.base.terms,head:pair.head.terms})),...onlyHead.map(
({subject,text})=>({budget:subject,key:null,base:null,head:text})),...onlyBase.map(({subject,text})=>({budget:subject,key:null,
base:text,head:null})),...isReordered?[describeReorder(base,head)]:[]]}function describeReorder(base,head){let list=budgets=>budgets.
map(({subject})=>subject).join("; ");return{budget:null,key:"order of budgets",base:list(base),head:list(head)}}function changedKeys(budget,{
base,head}){let[ofBase,ofHead]=[flatten(base),flatten(head)];return[...new Set([...ofBase.keys(),...ofHead.keys()])].map(
key=>({budget,key,base:ofBase.get(key)??null,head:ofHead.get(key)??null})).filter(setting=>setting.base!==setting.head)}
function flatten(entry,prefix=""){return new Map(Object.entries(entry).flatMap(([key,value])=>isMapping(value)?[...flatten(
value,`${prefix}${key}.`)]:[[`${prefix}${key}`,textOf(value)]]))}function textOf(value){return Array.isArray(value)?value.
map(textOf).join(", "):isMapping(value)?[...flatten(value)].map(([key,text])=>`${key} ${text}`).join(", "):value===null?
"":String(value)}async function findTrustedVersion(path,commits,read){let first=null;for(let[index,commit]of commits.entries()){let text=await read(
commit);if(text===null)continue;let version={text,commit,how:index>0?"tip":"start"};if(findConfigErrors(text,path).length===
0)return version;first??=version}return first}function explainReplacedConfig(path,{text,commit},head){if(head===null||head===
text||findConfigErrors(head,path).length>0)return null;let errors=findConfigErrors(text,path,commit).filter(({code})=>code!==
"other-commit-counts");return errors.length===0?null:[makeWarning("config-broken-on-base",inFile(path),{sha:abbreviateSha(
commit)}),...errors.map(toWarning)]}function findConfigErrors(text,path,commit=null){try{return parseConfigFile(text,path,
commit),[]}catch(error){if(!(error instanceof UserError))throw error;return error.diagnostics}}function toWarning({failure:_,
excerpt:__,...error}){return{...error,severity:"warning"}}var READ_LIMIT_BYTES=1024*1024;async function readConfigText(host,settings,{store,commits}){let{config,configFrom}=settings;
if(configFrom==="worktree"){let text=await host.files.read(resolve(host.folder,config),READ_LIMIT_BYTES);return toConfigText(
settings,text,{path:config,commit:null,how:"worktree"})}if(configFrom==="head"){let{sha}=commits.head,blob=await findBlob(
store,sha,config);return toConfigText(settings,blob&&await readBlob(store,blob),{path:config,commit:sha,how:"head"})}return configFrom===
"base"?readOfPullRequest(store,settings,commits):readOfNamedCommit(store,settings,{commit:await checkKnown(store,configFrom),
head:commits.head.sha})}async function readOfNamedCommit(store,settings,{commit,head}){let{config}=settings,text=await readFile(
store,commit,config),named=toConfigText(settings,text,{path:config,commit,how:"named"});if(text===null)return named;let change=changeOf(
config,{text,how:"tip"},await tryReadBlob(store,await findBlob(store,head,config)));return change?.renamed===void 0?named:
{...named,change}}async function readOfPullRequest(store,settings,commits){let{config}=settings,head=await findBlob(store,
commits.head.sha,config),trusted=await findTrustedVersion(config,commits.configCommits,commit=>readFile(store,commit,config)),
ofHead={path:config,commit:commits.head.sha,how:"head"};if(trusted===null){let text2=head&&await readBlob(store,head),problems=text2===
null?[]:[makeWarning("config-only-on-head",inFile(config),{})];return{...toConfigText(settings,text2,ofHead),problems}}let isSame=(await findBlob(
store,trusted.commit,config))?.sha===head?.sha,headText=isSame?trusted.text:await tryReadBlob(store,head),text=headText instanceof
UserError?null:headText,replaced=explainReplacedConfig(config,trusted,text);return replaced!==null?{text,commit:null,source:ofHead,
problems:replaced,change:null}:{text:trusted.text,commit:isSame?null:trusted.commit,source:{path:config,commit:trusted.commit,
how:trusted.how},problems:[],change:changeOf(config,trusted,headText)}}function changeOf(config,trusted,head){return head instanceof
UserError?reportUnreadableConfig(config,head):head===null&&trusted.how==="tip"?null:compareConfigs(config,{base:trusted.
text,head})}async function readFile(store,commit,path){let blob=await findBlob(store,commit,path);return blob&&readBlob(
store,blob)}async function tryReadBlob(store,blob){try{return blob&&await readBlob(store,blob)}catch(error){if(error instanceof
UserError)return error;throw error}}async function checkKnown(store,sha){if(await store.has(sha))return sha;throw userError(
"commit-not-in-clone",atFlag("config-from"),{sha})}async function findTrustedBlob(store,{configCommits},path){for(let commit of configCommits){
let blob=await findBlob(store,commit,path);if(blob!==null)return blob}return null}async function findBlob(store,commit,config){
let path=posix.normalize(config);if(posix.isAbsolute(path)||path.startsWith("../"))return null;let list=["--literal-path\
specs","ls-tree","-z","--long","--full-tree",commit,"--",path],entry=(await store.gitOrThrow(...list)).split("\0").find(
line=>line.endsWith(`	${path}`));if(entry===void 0)return null;let[mode="",,sha="",size=""]=entry.split(/[ \t]+/),bytes=/^\d+$/.
test(size)?Number(size):null;return{where:`${shortenSha(commit)}:${path}`,mode,sha,bytes}}async function readBlob(store,{
where,mode,sha,bytes},limitBytes=READ_LIMIT_BYTES){if(bytes===null||mode==="120000")throw userError("not-a-regular-file",
inFile(where),{});if(bytes>limitBytes)throw userError("file-too-large",inFile(where),{bytes,limitBytes});let{exitCode,stdout,
stderr}=await store.git("cat-file","blob",sha);if(exitCode===0)return stdout;throw userError("git-failed",inFile(where),
{output:stderr.trim()})}function toConfigText(settings,text,source){let found={text,commit:null,problems:[],change:null};
if(text!==null)return{...found,source};if(!settings.configGiven)return{...found,source:null};let{config:path,configFrom}=settings,
from=configFrom==="base"||configFrom==="head"||configFrom==="worktree"?configFrom:"commit";throw userError("config-missi\
ng",atKey("config"),{path,from},{failure:"configuration"})}import{posix as posix2}from"node:path";function readScriptNames(script,workingDirectory){let text=insertVariables(script),
paths=new Set,outside=new Set(listOutsideVariables(text)),start=posix2.normalize(workingDirectory),place={current:start,
others:[]},outer=[],enters=null;for(let[token]of text.matchAll(TOKENS)){if(SIGN.test(token)){token==="("&&outer.push(place),
place=token===")"?outer.pop()??place:{...place,others:[]},enters=null;continue}let folders=[...new Set([place.current,start,
...place.others])];for(let word of splitWord(token)){isOutsideWord(word,folders)&&outside.add(word);for(let folder of folders)
for(let path of listPaths(word,folder))paths.add(path)}let[entered]=token.startsWith("-")?[]:listPaths(token,place.current);
enters!==null&&entered!==void 0&&(place=enters==="current"?{...place,current:entered}:{...place,others:[...place.others,
entered]},enters=null),/^(?:cd|pushd)$/.test(token)&&(enters="current"),FOLDER_OPTION.test(token)&&(enters="others")}return{
paths,outside:[...outside]}}var TOKENS=/[();&|\n]|[^\s'"`;|&()<>$,]+/g,SIGN=/^[();&|\n]$/,FOLDER_OPTION=/^(?:-C|--(?:prefix|cwd|dir|directory|project|package|workspace))$/;
function splitWord(token){return token.endsWith("=.")?[]:token.split("=").flatMap(part=>(part.includes("://")||/^[A-Za-z]:[\\/]/.
test(part)?[part]:part.split(":")).filter(word=>word!==""))}function listPaths(word,folder){let named=word.replace(/\/?\.\.\.$/,
"").replace(/[^/]*[*?[{].*$/,"");if(named===""&&word!=="...")return[];let path=posix2.join(folder,named,".").replace(/\/$/,
"");return isOutside(path)?[]:[path==="."?"":path]}var isOutside=path=>path===".."||path.startsWith("../")||posix2.isAbsolute(
path),MACHINE=/^\/(?:s?bin|lib\w*|usr\/(?!local(?:\/|$))\w+|dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd))(?:\/|$)/;
function isOfMachine(path){return MACHINE.test(posix2.normalize(path))}function isOutsideWord(word,folders){return word.
includes("://")?!1:/^~(?:[\w+-]*(?:\/|$))/.test(word)||/^[A-Za-z]:[\\/]/.test(word)?!0:word.startsWith("/")?!isOfMachine(
word):/(?:^|\/)\.\.(?:\/|$)/.test(word)&&folders.every(folder=>isOutside(posix2.join(folder,word)))}var OUTSIDE_VARIABLES=/^(?:HOME|BENCH_REFEREE_HOME|OLDPWD|TMPDIR|TEMP|TMP|RUNNER_\w+|GITHUB_WORKSPACE|XDG_\w+|CARGO_HOME|GOPATH|GOBIN)$/,
VARIABLES=/\$(?:(\w+)|\{(\w+)[^}]*\})(\/[^\s'"`;|&()<>$,]*)?/g;function listOutsideVariables(script){return[...script.matchAll(
VARIABLES)].flatMap(match=>{let[,plain,braced,rest=""]=match,name=plain??braced??"";if(/^\d*$/.test(name)||/^BENCH_REFEREE_(?!HOME$)/.
test(name))return[];let before=script.slice(0,match.index),isProgram=/(?:^|[;&|(\n]|\b(?:cd|pushd|exec|sh|bash|source|env|time|node|python3?)\s|(?:^|\s)\.\s)\s*["']?$/;
return rest!==""||OUTSIDE_VARIABLES.test(name)||isProgram.test(before)?[`$${name}${rest}`]:[]})}var MAX_CHARACTERS=1e5;function insertVariables(script){
let values=new Map([["PWD","."]]);for(let[,name="",double,single,plain=""]of script.matchAll(ASSIGNMENTS))values.set(name,
double??single??plain);let text=script;for(let turn=0;turn<3;turn++)text=text.replaceAll(/\$(?:(\w+)|\{(\w+)\})/g,(whole,plain,braced)=>values.
get(plain??braced)??whole);return text.length>MAX_CHARACTERS?script:text}var ASSIGNMENTS=/(?<=^|[\s;&|(])([A-Za-z_]\w*)=(?:"([^"]*)"|'([^']*)'|([^\s;&|()"']*))/g;import{posix as posix3}from"node:path";var LINK="120000",SUBMODULE="160000",MAX_LINKS=40;function findReach({files,folders:all},{
isInside,named}){let paths=new Set,folders=new Set,astray=new Set,links=[...files].filter(([,{mode}])=>mode===LINK).map(
([path])=>path),queue=[],followed=new Set;function reach(path){let rest=path.split("/"),at="",links2=0,end=isFound=>({isFound,
hasLinks:links2>0});for(let part=rest.shift();part!==void 0;part=rest.shift()){if(part===""||part===".")continue;if(part===
".."){if(at==="")return end(!1);at=parentOf(at);continue}let next=at===""?part:`${at}/${part}`,file=files.get(next);if(file?.
mode===LINK){paths.add(next),links2+=1;let target=file.target??"";if(links2>MAX_LINKS||target===""||posix3.isAbsolute(target))
return end(!1);rest.unshift(...target.split("/"))}else if(file!==void 0){let isWhole=file.mode===SUBMODULE||rest.every(more=>more===
""||more===".");return isWhole&&paths.add(next),end(isWhole)}else if(all.has(next))at=next;else return end(!1)}return links2>
0&&addFolder(at),end(!0)}function addFolder(folder){folders.has(folder)||(folders.add(folder),queue.push(...links.filter(
link=>folder===""||link.startsWith(`${folder}/`))))}for(let path of named){let{isFound,hasLinks}=reach(path);hasLinks&&!isFound&&
astray.add(path)}queue.push(...links.filter(link=>paths.has(link)||isInside(link)));for(let link=queue.pop();link!==void 0;link=
queue.pop())followed.has(link)||(followed.add(link),reach(link).isFound||astray.add(link));return{paths,folders,astray:[
...astray].sort()}}function parentOf(path){return path.slice(0,Math.max(0,path.lastIndexOf("/")))}function isReached(path,{
paths,folders}){if(paths.has(path)||folders.has(""))return!0;for(let folder=parentOf(path);folder!=="";folder=parentOf(folder))
if(folders.has(folder))return!0;return!1}function hasRules(commands){return commands.some(({paths,dependsOn})=>paths.length+dependsOn.length>0)}function decideByTrees({
base,head},{config,benchmarkFiles,setup,commands}){if(base.id===head.id)return[...commands.keys()].map(command=>decide(command,
"same-tree",[shortenSha(base.id)]));if(!hasRules(commands))return[];let changed=listChanged(base.files,head.files),ofGate=changed.
filter(path=>path===config||isOfGate(path)),shared=benchmarkFiles.length===0?[]:changed.filter(compileOrderedPatterns(benchmarkFiles)),
trees=[withFolders(base),withFolders(head)];return commands.flatMap((command,index)=>{let{paths,dependsOn}=command;if(paths.
length+dependsOn.length===0)return[];if(ofGate.length>0)return decide(index,"changed-gate",ofGate);let named=new Set([command,
...setup===null?[]:[setup]].flatMap(listNames)),byPaths=paths.length===0?null:decideByPaths(index,paths,{changed,trees,named});
if(byPaths!==null&&isSkip(byPaths))return byPaths;let isShared=dependsOn.length>0&&shared.length>0;return[...byPaths===null?
[]:[byPaths],...isShared?[decide(index,"changed-benchmarks",shared)]:[]]})}function listChanged(base,head){return[...new Set(
[...base.keys(),...head.keys()])].filter(path=>{let[one,other]=[base.get(path),head.get(path)];return one?.id!==other?.id||
one?.mode!==other?.mode}).sort()}function withFolders(tree){return{...tree,folders:new Set(listFolders([...tree.files.keys()]))}}
function listNames({script,workingDirectory}){return[...readScriptNames(script,workingDirectory).paths].filter(path=>path!==
"")}function decideByPaths(command,paths,{changed,trees,named}){let files=new Set(trees.flatMap(tree=>[...tree.files.keys()])),
folders=new Set(trees.flatMap(tree=>[...tree.folders])),hasMode=(path,...modes)=>trees.some(tree=>modes.includes(tree.files.
get(path)?.mode??"")),selection=selectPaths(paths),closed=[...files].filter(path=>hasMode(path,LINK,SUBMODULE)),all=[...files],
missing=paths.filter(pattern=>!pattern.startsWith("!")&&!selection.isMatched(pattern,all,closed)),misnamed=missing.filter(
pattern=>!hasWildcard(pattern)&&folders.has(toNamedPath(pattern)));if(misnamed.length>0)return decide(command,"paths-fol\
der",misnamed);let similar=[...changed,...listFolders(changed)],unmatched=missing.filter(pattern=>hasWildcard(pattern)||
files.has(toNamedPath(pattern))||findNearestWord(toNamedPath(pattern),similar)!==null);if(unmatched.length>0)return decide(
command,"paths-unmatched",unmatched);let isNamed=makeFolderTest([...named].filter(path=>folders.has(path))),isInside=path=>hasMode(
path,LINK,SUBMODULE)?selection.mayHaveBelow(path,isNamed(path))||hasMode(path,LINK)&&selection.hasFile(path,isNamed(path)):
selection.hasFile(path,isNamed(path)),reached=trees.map(tree=>findReach(tree,{isInside,named})),inside=changed.filter(path=>isInside(
path)||reached.some(reach=>isReached(path,reach)));if(inside.length>0)return decide(command,"changed-inside",inside);let astray=[
...new Set(reached.flatMap(reach=>reach.astray))].sort();return astray.length>0?decide(command,"links-astray",astray):decide(
command,"paths",changed)}function makeFolderTest(folders){return path=>folders.some(folder=>path.startsWith(`${folder}/`))}
function listFolders(paths){let folders=new Set(paths.length===0?[]:[""]);for(let path of paths)for(let end=path.lastIndexOf(
"/");end>0;end=path.lastIndexOf("/",end-1)){let folder=path.slice(0,end);if(folders.has(folder))break;folders.add(folder)}
return[...folders]}function hasWildcard(pattern){return/[*?[\]{}]/.test(pattern)}var CI_FILES=/^(?:\.(?:github|gitea|forgejo)\/(?:workflows|actions)|\.gitlab\/ci|\.circleci|\.buildkite|\.woodpecker)\/|^(?:\.gitlab-ci|\.woodpecker|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^Jenkinsfile$/,
ACTION_OR_GIT_FILES=/(?:^|\/)(?:action\.ya?ml|\.gitattributes|\.gitmodules)$/;function isOfGate(path){return CI_FILES.test(
path)||ACTION_OR_GIT_FILES.test(path)}async function readTrees(store,pair,needsFiles){let{base,head}=await readTreeIds(store,pair);if(base===head||!needsFiles)
return{base:{id:base,files:new Map},head:{id:head,files:new Map}};let[files,others]=[await listFiles(store,base),await listFiles(
store,head)],targets=await readTargets(store,[...files.values(),...others.values()]);return{base:{id:base,files:withTargets(
files,targets)},head:{id:head,files:withTargets(others,targets)}}}async function fetchTrees(store,pair){let why=await store.
fetch(["--depth=1","--filter=blob:none"],pair.base,pair.head);if(why!==null)return why;let{base,head}=await readTreeIds(
store,pair);if(base===head)return null;let files=[...(await listFiles(store,base)).values(),...(await listFiles(store,head)).
values()];return store.fetchObjects(listLinks(files))}async function readTreeIds(store,{base,head}){let treeOf=commit=>store.
gitOrThrow("rev-parse","--verify","--end-of-options",`${commit}^{tree}`);return{base:await treeOf(base),head:await treeOf(
head)}}async function listFiles(store,tree){let listed=await store.gitOrThrow("ls-tree","-r","-z","--full-tree",tree),files=new Map;
for(let line of listed.split("\0")){let tab=line.indexOf("	"),[mode="",,id=""]=line.slice(0,Math.max(0,tab)).split(" ");
if(tab<=0)continue;let path=line.slice(tab+1),same=files.get(path);files.set(path,same===void 0?{mode,id}:{mode,id:`${same.
id} ${id}`})}return files}function listLinks(files){return[...new Set(files.filter(({mode})=>mode==="120000").map(({id})=>id))]}
async function readTargets(store,files){let ids=listLinks(files),targets=new Map;for(let index=0;index<ids.length;index+=
LINKS_AT_ONCE){let some=ids.slice(index,index+LINKS_AT_ONCE);for(let[id,text]of await store.readObjects(some,MAX_TARGET_BYTES))
targets.set(id,text)}return targets}var LINKS_AT_ONCE=5e3,MAX_TARGET_BYTES=4096;function withTargets(files,targets){return targets.
size===0?files:new Map([...files].map(([path,file])=>[path,file.mode==="120000"?{...file,target:targets.get(file.id)??""}:
file]))}function listChangedPaths(store,base,head){return listPaths2(store,["diff-tree","-r","-z","--name-only","--no-renames",base,
head])}async function listChangedEntries(store,base,head){let fields=await listPaths2(store,["diff-tree","-r","-z","--ra\
w","--no-abbrev","--no-renames",base,head]);return fields.flatMap((path,index)=>{if(index%2===0)return[];let[,mode="",,sha=""]=fields[index-
1].split(" ");return{path,now:mode==="000000"?null:{mode,sha}}})}function listTreePaths(store,sha){return listPaths2(store,
["ls-tree","-r","-z","--name-only","--full-tree",sha])}async function listPaths2(store,args){let output=await store.gitOrThrow(
...args);return splitPaths(output)}function splitPaths(separated){return separated.split("\0").filter(path=>path!=="")}async function warnAboutBenchmarkFiles(store,{base,head},patterns){let wanted=patterns.filter(pattern=>!pattern.startsWith(
"!"));if(wanted.length===0)return[];let paths=[...await listTreePaths(store,head),...await listTreePaths(store,base)],unmatched=wanted.
filter(pattern=>!paths.some(compilePattern(pattern)));return unmatched.length===0?[]:[makeWarning("benchmark-files-unmat\
ched",atKey("benchmark-files"),{patterns:unmatched})]}import{resolve as resolve2}from"node:path";var LIMIT_BYTES=16*1024*1024;async function readBaseline(host,{format,unit},place){let{path}=place,{text,problems}=await readText(
host,place),recording=asBaseline(parseRecording(text,path,"baseline"));if(recording.series.length===0)throw userError("b\
aseline-without-values",inFile(path),{});let{schedule}=recording;if(schedule.unit!==unit){let data={setting:"unit",configured:unit,
found:schedule.unit};throw userError("baseline-setting-differs",inFile(path),data)}if(format!=="auto"&&schedule.format!==
format){let found=schedule.format===null?{}:{found:schedule.format};throw userError("baseline-setting-differs",inFile(path),
{setting:"format",configured:format,...found})}return{baseline:{path,recording},problems}}async function readText(host,{
path,from,store,commits}){let problems=[];if(from==="worktree")return{text:await host.files.read(resolve2(host.folder,path),
LIMIT_BYTES).then(throwIfMissing(path)),problems};let head=await findBlob(store,commits.head.sha,path),isOfCommit=from!==
"head"&&from!=="base",configCommits=isOfCommit?[from]:commits.configCommits,base=from==="head"?null:await findTrustedBlob(
store,{configCommits},path),blob=isOfCommit?base:base??head;from==="base"&&(base===null?problems.push(makeWarning("basel\
ine-only-on-head",inFile(path),{})):base.sha!==head?.sha&&problems.push(makeWarning("baseline-changed",inFile(path),{isDeleted:head===
null})));let text=blob===null?null:await readBlob(store,blob,LIMIT_BYTES);return{text:throwIfMissing(path)(text),problems}}
function throwIfMissing(path){return text=>{if(text!==null)return text;throw userError("baseline-not-found",inFile(path),
{})}}function renderBaseline(recording){return`{
${Object.entries(asBaseline(recording)).map(([key,value])=>{let isList=Array.isArray(value)&&value.length>0,lines=isList?
value.map(one=>`    ${JSON.stringify(one)}`).join(`,
`):"";return`  ${JSON.stringify(key)}: ${isList?`[
${lines}
  ]`:JSON.stringify(value)}`}).join(`,
`)}
}
`}function listDifferentCommands(recorded,wanted){return recorded.length!==wanted.length?[["number of commands",`${recorded.
length}`,`${wanted.length}`]]:recorded.flatMap((before,index)=>listChangedSettings(before,wanted[index]).map(({key,one,other})=>[
key,one,other]))}function listFormats({format,formats},{commands}){return commands.flatMap(({format:wanted},index)=>wanted===
"auto"?[]:[["format",formats?.[index]??format,wanted]])}function checkResumedRecording({commits,schedule},found,settings){
let parts=[["base",commits.base.sha,found.base.sha],["head",commits.head.sha,found.head.sha],...listDifferentCommands(schedule.
commands,settings.run),["setup",schedule.setup,settings.setup],["working directory",schedule.workingDirectory,settings.workingDirectory],
["output file",schedule.outputFile??null,settings.outputFile],...listFormats(schedule,settings)];for(let[part,recorded,wanted]of parts)
if(recorded!==wanted)throw userError("resumed-other-run",atFlag("resume"),{part,got:recorded??"none",wanted:wanted??"non\
e"})}async function measureStage(host,request){let store=await openStore(host,join(request.root,"store"),request.remote),found=await request.
find(store);host.log.info(`base ${found.base.sha} (${found.base.how})`),host.log.info(`head ${found.head.sha} (${found.head.
how})`);let{text,commit,source,problems,change}=await readConfigText(host,request.commits,{store,commits:found}),file=text===
null?null:parseConfigFile(text,request.commits.config,commit),settings=resolveSettings(request.given,file,{commits:request.
commits,today:host.clock.today(),configChange:change,isRecorded:RECORDED_EVENTS.includes(host.trigger.event)});explainTopFolder(
host,request,settings),refuseUnfitShard(settings.measure);let plan=await planFor(host,request,{settings,store,found}),{cpus,
nice}=settings.measure;await host.checkAffinity({cpus,nice});let isGate=(request.purpose??"gate")==="gate",benchmarkFiles=plan.
sides.length===2&&isGate?plan.settings.benchmarkFiles:[],pair={base:found.base.sha,head:found.head.sha},unmatched=await warnAboutBenchmarkFiles(
store,pair,benchmarkFiles),commits={...found,problems:[...plan.foundProblems,...unmatched]};for(let problem of[...problems,
...commits.problems])host.log.info(formatDiagnosticLine(problem));let canSkip=isGate&&plan.baseline===null,rules=treeRulesOf(
request,plan,benchmarkFiles),decisions=canSkip?decideByTrees(await readTrees(store,pair,hasRules(rules.commands)),rules):
[],{resumed=null}=request;resumed!==null&&checkResumedRecording(resumed,found,settings.measure);let seed=resumed?.schedule.
seed??settings.measure.seed??drawSeed(),{measurePlannedRun}=await import("./measure-planned-run-YGCOPQHM.js");return measurePlannedRun(
host,request,{isGate,store,commits,plan,benchmarkFiles,canSkip,decisions,seed,known:{settings,file,configText:text,config:{
source,change,problems}}})}function treeRulesOf({commits:{config}},{settings:{setup:script,workingDirectory,commands}},benchmarkFiles){
return{config,benchmarkFiles,setup:script===null?null:{script,workingDirectory},commands}}function explainTopFolder({log},{
given,typedIn},{measure}){if(typedIn===void 0||given.run===void 0||measure.workingDirectory!==".")return;let flag=`--wor\
king-directory ${quoteShellWord(typedIn)}`,warning=makeWarning("command-in-top-folder",atFlag(""),{folder:typedIn,flag});
log.warning(formatDiagnosticLine(warning))}function withoutCounts(settings){let commands=settings.commands.map(command=>({
...command,count:null}));return{...settings,count:null,measure:"all",commands}}async function planFor(host,{commits,purpose="\
gate"},{settings,store,found}){let{baseline:path,rounds,format}=settings.measure;if(purpose==="baseline"){if(path===null)
throw userError("baseline-not-named",atFlag("write-baseline"),{config:commits.config});return{settings:{...withoutCounts(
settings.measure),rounds:{min:rounds.max,max:rounds.max}},sides:["head"],baseline:null,baseValuesSha:null,foundProblems:found.
problems}}if(purpose==="noise"&&settings.measure.measure==="counts")throw userError("counts-for-doctor",atKey("measure"),
{});if(path===null||purpose==="noise")return{settings:purpose==="noise"?withoutCounts(settings.measure):settings.measure,
sides:SIDES,baseline:null,baseValuesSha:found.base.sha,foundProblems:found.problems};let place={path,from:commits.configFrom,
store,commits:found},{baseline,problems}=await readBaseline(host,settings.measure,place),{schedule,commits:measured}=baseline.
recording;host.log.info(formatReplacedBase(path,measured.head.sha??measured.head.how));let uncounted=settings.measure.commands.
some(({count})=>count!==null)?[makeWarning("count-needs-base",atKey("count"),{path})]:[],plan=withoutCounts(settings.measure),
readAs=own=>own==="auto"?schedule.format??own:own,commands=plan.commands.map(command=>({...command,format:readAs(command.
format)}));return{settings:{...plan,format:readAs(format),commands},sides:["head"],baseline,baseValuesSha:measured.head.
sha,foundProblems:[...found.problems,...problems,...uncounted]}}function refuseUnfitShard({shard,baseline,commands}){if(shard!==
null){if(baseline!==null)throw userError("shard-unfit",atKey("shard"),{other:"baseline"});if(commands.some(({count})=>count!==
null))throw userError("shard-unfit",atKey("shard"),{other:"count"})}}function drawSeed(){return crypto.getRandomValues(new Uint32Array(
1))[0].toString(16).padStart(8,"0")}async function measureLocalCommits(terminal,typed,{find=findLocalCommits,isJudged=!1,...otherwise}={}){let{host,given,...moved}=await moveToTopOfTree(
terminal,typed),root=await host.files.temporaryFolder("bench-referee-"),commits=commitSettings(given,TERMINAL_COMMIT_DEFAULTS);
try{return{...await measureStage(host,{given,commits,root,remote:null,...moved,find:store=>find(host,store,commits),...isJudged&&
{findLevels:({base,settings:{policy}})=>findLevels(host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publishSettings(given).
historyRef,base,budgets:policy.budgets})},...otherwise}),folder:host.folder}}finally{await host.files.remove(root)}}async function moveToTopOfTree(terminal,typed){
let{exitCode,stdout}=await terminal.git(["rev-parse","--show-toplevel","--show-prefix"],{folder:terminal.folder});if(exitCode!==
0)return{host:terminal,given:typed};let[top="",prefix=""]=stdout.split(`
`),folder=resolve3(top),typedIn=prefix.replace(/\/$/,""),inTree=path=>relative(folder,resolve3(terminal.folder,path)).replaceAll(
"\\","/"),config=typed.config===void 0?{}:{config:inTree(typed.config)},baseline=typed.baseline===void 0?{}:{baseline:inTree(
typed.baseline)},given={...typed,...config,...baseline};return{host:{...terminal,folder},given,...typedIn!==""&&{typedIn}}}import{dirname,resolve as resolve4}from"node:path";async function writeBaseline(host,given){let asked={...given,base:given.base??"HEAD"},{recording,settings,folder}=await measureLocalCommits(
host,asked,{purpose:"baseline"}),{ended}=recording.schedule,rounds=countCompletedRounds(recording);if(rounds===0||hasFailed(
recording,"head")||ended==="cancelled"){let isCancelled=ended==="cancelled",causes=recording.problems.filter(isError);throw userError(
"no-baseline-written",onSide("head"),{isCancelled,rounds},{causes})}let path=settings.measure.baseline??"",target=resolve4(
folder,path);await prepareOut(host,dirname(target)),await writeOut(host,target,renderBaseline(recording));for(let problem of recording.
problems)host.log.warning(formatDiagnosticLine(problem));let counts=`${recording.series.length} results in ${rounds===1?
"1 round":`${rounds} rounds`}`;return process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it changed.\

`),0}import{resolve as resolve5}from"node:path";async function check(argv){let{given,output,out,writesBaseline}=parseCheckArgs(argv),host=makeTerminalHost();if(writesBaseline)
return writeBaseline(host,given);out!==null&&await prepareOut(host,resolve5(out)),(out!==null||output!=="text")&&await loadReportForms();
let isPrinted=!1,options={isJudged:!0,...output==="text"&&{announce:async measured2=>{await printReport(reportOf(host,measured2),
output),isPrinted=!0}}},measured=await measureLocalCommits(host,given,options),{recording,settings}=measured,report=reportOf(
host,measured);return isPrinted?printCulprits(report):await printReport(report,output),out!==null&&await writeResultFiles(
host,resolve5(out),{recording,report}),exitCodeOf(report.conclusion,settings.publish.failOn)}function reportOf(host,{recording,
settings,file,config,levels}){let{legs}=settings.measure,repeats=repeatsOf([recording],{...settings,file,legs,isOwn:!0}),
judged=analyse(recording,divideAlpha(settings.policy,countLegs(settings.measure)),levels),guidance=terminalGuidance(settings.
publish);return withConfiguration({...judged,program:host.program,repeats,guidance},config)}export{ApiError,findMergeBase,parentsOf,askGitHubForMergeBase,findCommitTwice,compareConfigs,findTrustedVersion,explainReplacedConfig,
readScriptNames,isOfMachine,decideByTrees,readTrees,fetchTrees,listChangedPaths,listChangedEntries,listTreePaths,splitPaths,
measureStage,measureLocalCommits,check,reportOf};
