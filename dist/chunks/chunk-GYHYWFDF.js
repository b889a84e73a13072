import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{refusePrivilegedEvent,selectCommits}from"./chunk-DBPMW54L.js";import{ApiError,askGitHubForMergeBase,findMergeBase,
measureStage,parentsOf}from"./chunk-FWP5PQYG.js";import{HISTORY_LIMITS,findLatestRelease,findLevels,makeRemoteSource}from"./chunk-TJVXSQ4U.js";
import{commitSettings,publishSettings,renderRecording}from"./chunk-THDOESCH.js";import{ACTION_COMMIT_DEFAULTS}from"./chunk-K7U33ATV.js";
import{UserError,userError}from"./chunk-4Q6QMYTI.js";import{atInput,makeWarning,onSide}from"./chunk-EORH2WXK.js";import{join}from"node:path";async function findCommits(store,pair,api){let problems=[],search={store,api,problems},head=await lookUp(search,pair.head,
"head"),{base,how=pair.base.how,configCommits}=await findBase(search,pair,head);for(let sha of[base,head])await store.fetchMissingBlobs(
sha);return{base:{sha:base,how,...branchOf(pair.base)},head:{sha:head,how:pair.head.how},configCommits,problems}}function branchOf(named){
return named.kind!=="ref"||named.how!=="merge-base"&&named.how!=="target"?{}:{branch:named.ref.replace(/^refs\/heads\//,
"")}}async function findBase(search,pair,head){let{store}=search,{base:named}=pair;if(named.kind==="first-parent"){let base2=await ensureCommit(
store,await firstParent(store,head),"base");return{base:base2,configCommits:[base2]}}if(named.kind==="latest-release"){let isInHistory=async({
commit:commit2})=>await ensureMergeBase(search,commit2,head)===commit2,{name,commit}=await findLatestRelease(await store.
listTags(),{head,isInHistory,isLocal:!1}),configCommits=await configCommitsOf(search,pair,{base:commit,head});return{base:commit,
how:name,configCommits}}if(pair.mergeBase){let{start,tip}=await findBranchPoint(search,named,head);return{base:start,configCommits:[
start,tip]}}let base=await lookUp(search,named,"base");return{base,configCommits:await configCommitsOf(search,pair,{base,
head})}}async function findBranchPoint(search,named,head){let{store}=search,tip=await lookUp(search,named,"base"),start=await findMergeBase(
search,tip,head);if(start!==head||named.kind!=="ref"||named.fallback===void 0)return{start:await ensureCommit(store,start,
"base"),tip};search.problems.push(makeWarning("ref-contains-head",onSide("base"),{ref:named.ref}));let tipThen=await ensureCommit(
store,named.fallback,"base");return{start:await ensureCommit(store,await findMergeBase(search,tipThen,head),"base"),tip:tipThen}}
async function configCommitsOf(search,{base:named,target},{base,head}){let branch=target??named;if(branch.kind==="first-\
parent"||branch.kind==="latest-release")return[base];try{let{start,tip}=await findBranchPoint({...search,problems:[]},branch,
head);return[start,tip]}catch(error){if(error instanceof UserError)return[base];throw error}}function makeHistoryCheck(store,api){
return async(commit,tip)=>((store.isComplete&&await store.has(commit)?null:await askGitHubForMergeBase(api,commit,tip))??
await ensureMergeBase({store,api,problems:[]},commit,tip))===commit}function makeTreeSearch(store,api){return async commit=>{
let{exitCode,stdout}=await store.git("rev-parse","--verify","--quiet",`${commit}^{tree}`);if(exitCode===0)return stdout.
trim();try{return await api?.treeOf(commit)??null}catch(error){if(error instanceof ApiError)return null;throw error}}}async function ensureMergeBase(search,commit,head){
try{return await ensureCommit(search.store,commit,"base"),await findMergeBase(search,commit,head)}catch(error){if(error instanceof
UserError&&error.diagnostics.every(isAboutAnotherHistory))return null;throw error}}function isAboutAnotherHistory({code,
data}){return code==="no-common-ancestor"||code==="commit-not-fetched"&&data.output===void 0}async function lookUp(search,named,input){
if(named.kind==="sha")return ensureCommit(search.store,named.sha,input);let spellings=named.ref.startsWith("refs/")?[named.
ref]:[`refs/heads/${named.ref}`,`refs/tags/${named.ref}`],answer=await search.store.lookUpRefs(spellings);if(answer.kind===
"found"){let sha=await ensureCommit(search.store,answer.sha,input);return search.store.gitOrThrow("rev-parse","--verify",
"--quiet",`${sha}^{commit}`)}if(answer.kind==="silent")return resolveFromCheckout(search,{spellings,input,why:answer.why});
if(named.fallback===void 0)throw unknownRef(named,input);return search.problems.push(makeWarning("ref-deleted",onSide(input),
{ref:named.ref})),ensureCommit(search.store,named.fallback,input)}async function resolveFromCheckout({store,problems},{spellings,
input,why}){for(let ref of spellings){let sha=await store.remoteTrackingSha(ref);if(sha!==null)return problems.push(makeWarning(
"ref-of-checkout",onSide(input),{ref,output:why})),sha}throw userError("ref-not-found",atInput(input),{ref:spellings[0]??
"",output:why})}async function ensureCommit(store,sha,input){if(await store.has(sha))return sha;let why=await store.fetch(
store.isComplete?null:"--depth=1",sha);if(await store.has(sha))return sha;throw userError("commit-not-fetched",onSide(input),
{sha,...why!==null&&{output:why}})}async function firstParent(store,merge){let[first,...others]=await parentsOf(store,merge);
if(first!==void 0&&others.length>0)return first;throw userError("not-a-merge-commit",atInput("head"),{sha:merge})}function unknownRef({
ref},input){let isShortSha=/^[0-9a-f]{7,63}$/.test(ref);return userError("unknown-ref",atInput(input),{ref,isShortSha})}var FOLDER_STATE="folder",FOLDER_PREFIX="bench-referee-";async function measureEventCommits({host,runner},given,{api,isJudged,
announce}){refusePrivilegedEvent(host.trigger);let root=await host.files.temporaryFolder(FOLDER_PREFIX),{repository,serverUrl}=host.
trigger,commits=commitSettings(given,ACTION_COMMIT_DEFAULTS),token=runner.input("github-token")||null,remote=repository===
null?null:{url:`${serverUrl}/${repository}`,token,serverUrl};try{return runner.remember(FOLDER_STATE,root),await measureStage(
host,{given,commits,root,remote,...announce&&{announce},find:store=>findCommits(store,selectCommits(host.trigger,commits),
api),...isJudged&&{findLevels:makeLevelFinder(host,{given,api,remote,folder:join(root,"history")})}})}finally{await host.
files.remove(root)}}function makeLevelFinder(host,{given,api,remote,folder}){return({store,base,settings})=>{let lookUps={
isInHistory:makeHistoryCheck(store,api),treeOf:makeTreeSearch(store,api)},source=makeRemoteSource(host,{store,remote,folder,
...lookUps},HISTORY_LIMITS);return findLevels(host.log,source,{ref:publishSettings(given).historyRef,base,budgets:settings.
policy.budgets})}}async function writeRecording(stage,recording,outFolder){let name=`recording-${recording.name.replaceAll(
/[^\w.-]+/g,"-")}.json`,path=join(await outFolder(),name);await stage.host.files.write(path,renderRecording(recording)),
stage.host.log.info(`recording ${path}`),stage.runner.output("recording",path)}export{FOLDER_STATE,FOLDER_PREFIX,measureEventCommits,writeRecording};
