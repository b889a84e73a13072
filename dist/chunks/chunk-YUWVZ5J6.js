import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findProvenMergeBase,measureStage}from"./chunk-PXOZOODU.js";import{findLevels}from"./chunk-KGDXCEH4.js";
import{makeLocalSource}from"./chunk-W67KMNTT.js";import{HISTORY_LIMITS,atGitCommand,findLatestRelease,parseGitError}from"./chunk-JTOQ4DH4.js";
import{LATEST_RELEASE,commitSettings,publishSettings}from"./chunk-W5LDEPI3.js";import{quoteShellWord}from"./chunk-6CHGF4MC.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-7XMAUFAX.js";import{shortenSha}from"./chunk-HURJGMCU.js";import{
userError}from"./chunk-YKJSESYE.js";import{atFlag,inFile}from"./chunk-CCDTYZW3.js";async function commitWorktree(host,store,tip){let{top,gitFolder}=await readWorktreePaths(host),index=`${store.folder}/in\
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
settings),{base,how}=await localBase(host,store,{base:settings.base,head:committed,measured:head.sha});for(let sha of[base,
head.sha])await store.fetchMissingBlobs(sha);let start=await findProvenMergeBase(store,base,committed);return{base:{sha:base,
how},head,configCommits:start===null?[base]:[start,base],problems:[]}}async function findCommitTwice(host,store,settings){
let{head}=await findHead(host,store,settings);return await store.fetchMissingBlobs(head.sha),{base:head,head,configCommits:[
head.sha],problems:[]}}async function findHead(host,store,{head}){let tip=await resolveRevision(host,"HEAD");if(tip===null)
throw userError("no-commit-yet",inFile(host.folder),{});if(head==="worktree"){let sha=await commitWorktree(host,store,tip);
return{committed:tip,head:{sha,how:sha===tip?"HEAD":head}}}let committed=head==="head"?tip:await requireRevision(host,head,
"head");return{committed,head:{sha:committed,how:head==="head"?"HEAD":head}}}async function resolveRevision(host,revision){
if(revision.startsWith("-"))return null;let args=["rev-parse","--verify","--quiet",`${revision}^{commit}`],{exitCode,stdout}=await host.
git(args,{folder:host.folder});return exitCode===0?stdout.trim():null}async function requireRevision(host,revision,flag){
let sha=await resolveRevision(host,revision);if(sha!==null)return sha;let isSha=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);
throw userError("unknown-revision",atFlag(flag),{revision,isSha})}async function localBase(host,store,options){let{base,
head,measured}=options;if(base!==LATEST_RELEASE)return{base:await namedBase(host,store,options),how:base};let search={head:measured,
isInHistory:async({name:name2,commit:commit2})=>{let ancestor=await findProvenMergeBase(store,commit2,head);if(ancestor===
null&&!store.isComplete)throw userError("clone-too-shallow",atFlag("base"),{target:name2,head:shortenSha(head)});return ancestor===
commit2},isLocal:!0},{name,commit}=await findLatestRelease(await store.listTags(),search);return{base:commit,how:name}}async function namedBase(host,store,{
base,head}){if(base!=="merge-base"&&base!=="target")return requireRevision(host,base,"base");let target=await findTarget(
host);if(base==="target")return target;let ancestor=await findProvenMergeBase(store,target,head);if(ancestor!==null)return ancestor;
let commits={target:shortenSha(target),head:shortenSha(head)};throw store.isComplete?userError("no-common-ancestor",atFlag(
"base"),{...commits,isLocal:!0}):userError("clone-too-shallow",atFlag("base"),commits)}async function findTarget(host){for(let ref of TARGET_CANDIDATES){
let sha=await resolveRevision(host,ref);if(sha!==null)return sha}throw userError("no-target-branch",atFlag("base"),await readBranchFacts(
host))}async function readBranchFacts(host){let list=async(...args)=>{let{stdout}=await host.git(args,{folder:host.folder});
return stdout.split(`
`).filter(line=>line!=="")},hasOrigin=(await list("remote")).includes("origin"),refs=await list("for-each-ref","--format\
=%(refname:lstrip=2)","refs/heads","refs/remotes/origin"),branch=new Set(refs.map(ref=>ref.replace(/^origin\//,""))).size===
1?refs.find(ref=>ref.startsWith("origin/"))??refs[0]:void 0;return{hasOrigin,...branch!==void 0&&{branch,base:`--base ${quoteShellWord(
branch)}`}}}import{relative,resolve}from"node:path";async function measureLocalCommits(terminal,typed,{find=findLocalCommits,isJudged=!1,...otherwise}={}){let{host,given,...moved}=await moveToTopOfTree(
terminal,typed),root=await host.files.temporaryFolder("bench-referee-"),commits=commitSettings(given,TERMINAL_COMMIT_DEFAULTS);
try{return{...await measureStage(host,{given,commits,root,remote:null,...moved,find:store=>find(host,store,commits),...isJudged&&
{findLevels:({base,settings:{policy}})=>findLevels(host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publishSettings(given).
historyRef,base,budgets:policy.budgets})},...otherwise}),folder:host.folder}}finally{await host.files.remove(root)}}async function moveToTopOfTree(terminal,typed){
let{exitCode,stdout}=await terminal.git(["rev-parse","--show-toplevel","--show-prefix"],{folder:terminal.folder});if(exitCode!==
0)return{host:terminal,given:typed};let[top="",prefix=""]=stdout.split(`
`),folder=resolve(top),typedIn=prefix.replace(/\/$/,""),inTree=path=>relative(folder,resolve(terminal.folder,path)).replaceAll(
"\\","/"),config=typed.config===void 0?{}:{config:inTree(typed.config)},baseline=typed.baseline===void 0?{}:{baseline:inTree(
typed.baseline)},given={...typed,...config,...baseline};return{host:{...terminal,folder},given,...typedIn!==""&&{typedIn}}}export{findCommitTwice,measureLocalCommits};
