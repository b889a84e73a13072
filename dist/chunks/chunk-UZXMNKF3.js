import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{findProvenMergeBase,measureStage,parseGitError}from"./chunk-3KGZERUS.js";import{commitSettings}from"./chunk-NRB6S4FK.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-BQAFKCYA.js";import{UserError}from"./chunk-WC6KOLU4.js";async function commitWorktree(host,store,tip){let{top,gitFolder}=await readWorktreePaths(host),index=`${store.folder}/in\
dex`;await host.files.copy(`${gitFolder}/index`,index);let git=gitBeside(host,store,{top,index});await git({},"add","--a\
ll","--",".");let tree=await git({},"write-tree");if(tree===await store.gitOrThrow("read a commit","rev-parse",`${tip}^{\
tree}`))return tip;let date=await store.gitOrThrow("read a commit","show","--no-patch","--no-show-signature","--format=%\
cI",tip);return git({...NEUTRAL_AUTHOR,...{GIT_AUTHOR_DATE:date,GIT_COMMITTER_DATE:date}},"commit-tree","--no-gpg-sign",
"-p",tip,"-m","uncommitted changes",tree)}var NEUTRAL_AUTHOR={GIT_AUTHOR_NAME:"bench-referee",GIT_AUTHOR_EMAIL:"bench-re\
feree@localhost",GIT_COMMITTER_NAME:"bench-referee",GIT_COMMITTER_EMAIL:"bench-referee@localhost"};async function readWorktreePaths(host){
let args=["rev-parse","--show-toplevel","--absolute-git-dir"],{exitCode,stdout}=await host.git(args,{folder:host.folder}),
[top,gitFolder]=stdout.trim().split(`
`);if(exitCode===0&&top!==void 0&&gitFolder!==void 0)return{top,gitFolder};throw new UserError({where:host.folder,what:"\
there is no working tree here",remedy:"Run bench-referee inside a working tree, or say which commit to measure: `--head \
REF`"})}function gitBeside(host,store,{top,index}){let env={GIT_INDEX_FILE:index,GIT_OBJECT_DIRECTORY:`${store.folder}/o\
bjects`,GIT_OPTIONAL_LOCKS:"0"},config={"core.splitIndex":"false","lfs.storage":`${store.folder}/lfs`};return async(more,...args)=>{
let{exitCode,stdout,stderr}=await host.git(args,{folder:top,env:{...env,...more},config});if(exitCode===0)return stdout.
trim();throw new UserError({where:`git ${args[0]}`,what:"could not read the working tree",got:parseGitError(stderr),remedy:"\
See what `git add --all --dry-run` says, or measure what is committed: `--head HEAD`"})}}var TARGET_CANDIDATES=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/ma\
in","refs/heads/master"];async function findLocalCommits(host,store,settings){let{committed,head}=await findHead(host,store,
settings),base=await localBase(host,store,{base:settings.base,head:committed});for(let sha of[base,head.sha])await store.
fetchMissingBlobs(sha);let isSame=await treeOf(store,base)===await treeOf(store,head.sha),start=await findProvenMergeBase(
store,base,committed);return{base:{sha:base,how:settings.base},head,configCommits:start===null?[base]:[start,base],sameFiles:isSame?
sameFiles(base):null,problems:[]}}async function findCommitTwice(host,store,settings){let{head}=await findHead(host,store,
settings);return await store.fetchMissingBlobs(head.sha),{base:head,head,configCommits:[head.sha],sameFiles:null,problems:[]}}
async function findHead(host,store,{head}){let tip=await resolveRevision(host,"HEAD");if(tip===null)throw new UserError(
{where:host.folder,what:"this repository has no commit yet",remedy:"Commit the state to compare with"});if(head==="workt\
ree"){let sha=await commitWorktree(host,store,tip);return{committed:tip,head:{sha,how:sha===tip?"HEAD":head}}}let committed=head===
"head"?tip:await requireRevision(host,head,"head");return{committed,head:{sha:committed,how:head==="head"?"HEAD":head}}}
async function resolveRevision(host,revision){if(revision.startsWith("-"))return null;let args=["rev-parse","--verify","\
--quiet",`${revision}^{commit}`],{exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===0?stdout.
trim():null}async function requireRevision(host,revision,flag){let sha=await resolveRevision(host,revision);if(sha!==null)
return sha;throw new UserError({where:`--${flag}`,what:"this clone knows no commit of this name",got:revision,remedy:"Ch\
eck its spelling, or fetch it first: `git fetch origin`"})}async function localBase(host,store,{base,head}){if(base!=="m\
erge-base"&&base!=="target")return requireRevision(host,base,"base");let target=await findTarget(host,base);if(base==="t\
arget")return target;let ancestor=await findProvenMergeBase(store,target,head);if(ancestor!==null)return ancestor;let commits=`${target.
slice(0,12)} and ${head.slice(0,12)}`;throw new UserError({where:"--base",what:store.isComplete?`${commits} have no comm\
on ancestor`:`this clone is shallow, and what it has does not show the merge base of ${commits}`,got:base,remedy:store.isComplete?
"Say what to compare with: `--base REF`":"Complete it by `git fetch --unshallow`, or say what to compare with: `--base R\
EF`"})}async function findTarget(host,base){for(let ref of TARGET_CANDIDATES){let sha=await resolveRevision(host,ref);if(sha!==
null)return sha}throw new UserError({where:"--base",what:"this clone has neither a remote default branch nor a branch ca\
lled main or master",got:base,remedy:"Say what to compare with: `--base REF`"})}function treeOf(store,commit){return store.
gitOrThrow("read a commit","rev-parse",`${commit}^{tree}`)}function sameFiles(base){return{where:`base ${base.slice(0,7)}`,
message:"base and head hold the same files, so only noise is measured. Give another `--base` to compare with.",severity:"\
warning"}}import{relative,resolve}from"node:path";async function measureLocalCommits(terminal,typed,{find=findLocalCommits,...otherwise}={}){let{host,given}=await moveToTopOfTree(
terminal,typed),root=await host.files.temporaryFolder("bench-referee-"),commits=commitSettings(given,TERMINAL_COMMIT_DEFAULTS);
try{return{...await measureStage(host,{given,commits,root,remote:null,find:store=>find(host,store,commits),...otherwise}),
folder:host.folder}}finally{await host.files.remove(root)}}async function moveToTopOfTree(terminal,typed){let{exitCode,stdout}=await terminal.
git(["rev-parse","--show-toplevel"],{folder:terminal.folder});if(exitCode!==0)return{host:terminal,given:typed};let folder=resolve(
stdout.trim()),inTree=path=>relative(folder,resolve(terminal.folder,path)).replaceAll("\\","/"),config=typed.config===void 0?
{}:{config:inTree(typed.config)},baseline=typed.baseline===void 0?{}:{baseline:inTree(typed.baseline)};return{host:{...terminal,
folder},given:{...typed,...config,...baseline}}}export{findCommitTwice,measureLocalCommits};
