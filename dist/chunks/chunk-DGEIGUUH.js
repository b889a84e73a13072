import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{atGitCommand,parseGitError}from"./chunk-EFLWLGKE.js";import{userError}from"./chunk-WUPIBDG2.js";import{
atInput}from"./chunk-BNVLGSET.js";var IDENTITY={GIT_AUTHOR_NAME:"bench-referee",GIT_AUTHOR_EMAIL:"bench-referee@localhost",GIT_COMMITTER_NAME:"bench-refer\
ee",GIT_COMMITTER_EMAIL:"bench-referee@localhost"};function makeLocalWriter(git,folder){return{...makeObjectWriter(git,folder),
readRef:ref=>readCommit(git,folder,ref),async moveRef(ref,{from,to}){let{exitCode,stderr}=await git(["update-ref",ref,to,
from??""],{folder});return exitCode===0?null:parseGitError(stderr)}}}var FORBIDDEN=/returned error: 40[13]/;function makePushingWriter(git,store){
let{folder}=store;return{...makeObjectWriter(git,folder),async readRef(ref){let looked=await store.lookUpRefs([ref]);if(looked.
kind==="absent")return null;let why=looked.kind==="silent"?looked.why:await store.fetch("--depth=1",ref);if(why!==null)throw userError(
"history-unreadable",atInput("ref"),{ref,output:why});let found=await readCommit(git,folder,`refs/fetched/${ref}`);if(found===
null)throw userError("history-no-commit",atInput("ref"),{ref});return found},async moveRef(ref,move){let answer=await store.
push(ref,move);if(answer===null||!FORBIDDEN.test(answer))return answer;throw userError("history-forbidden",atInput("gith\
ub-token"),{ref,answer},{failure:"permission"})}}}async function readCommit(git,folder,ref){let args=["rev-parse","--ver\
ify","--quiet","--end-of-options"],{exitCode,stdout}=await git([...args,`${ref}^{commit}`],{folder});if(exitCode!==0)return null;
let commit=stdout.trim(),{stdout:tree}=await git([...args,`${commit}^{tree}`],{folder});return{commit,tree:tree.trim()}}
function makeObjectWriter(git,folder){let run=async(args,input)=>{let options={folder,env:IDENTITY,...input!==void 0&&{input}},
{exitCode,stdout,stderr}=await git(args,options);if(exitCode===0)return stdout;throw userError("git-failed",atGitCommand(
args[0]),{output:parseGitError(stderr)})};async function addEntry(tree,[name="",...inner],blob){let lines=tree===null?[]:
(await run(["ls-tree","-z","--full-tree",tree])).split("\0").filter(Boolean),present=lines.find(line=>line.endsWith(`	${name}`)),
[,subtree=null]=/^040000 tree ([0-9a-f]+)\t/.exec(present??"")??[],entry=inner.length===0?`100644 blob ${blob}	${name}`:
`040000 tree ${await addEntry(subtree,inner,blob)}	${name}`,others=lines.filter(line=>line!==present);return(await run([
"mktree","-z"],[...others,entry].map(line=>`${line}\0`).join(""))).trim()}return{async createTree({base,files}){let tree=base;
for(let{path,text}of files){let blob=(await run(["hash-object","-w","--stdin"],text)).trim();tree=await addEntry(tree,path.
split("/"),blob)}return tree??(await run(["mktree"],"")).trim()},async createCommit({tree,parent,message}){return(await run(
["commit-tree","-m",message,...parent===null?[]:["-p",parent],tree])).trim()}}}export{makeLocalWriter,makePushingWriter};
