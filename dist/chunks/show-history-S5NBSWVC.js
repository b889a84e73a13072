import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{checkClone}from"./chunk-N5WYMJSS.js";import{parseHistoryArgs}from"./chunk-NEHLJ5TK.js";import"./chunk-DHGOI4PL.js";
import"./chunk-IF6OKRHB.js";import{renderHistoryHtml,renderHistoryJson,renderHistoryText,renderImportedPage,renderImportedText,
selectImportedSuites}from"./chunk-25CFK6LN.js";import{analyseTable}from"./chunk-6KGART7J.js";import"./chunk-UWZZ4DFI.js";
import"./chunk-KBARDT5G.js";import"./chunk-TEIEPODL.js";import{HISTORY_LIMITS,listCommits,openHistory,parseTags,
readHistoryRef,selectReleases}from"./chunk-EFLWLGKE.js";import"./chunk-53HEI53Z.js";import{prepareOutFile,writeOut}from"./chunk-HHRMWBWU.js";
import{makeTerminalHost}from"./chunk-UW2MVK3N.js";import"./chunk-PISBS76S.js";import"./chunk-VMPLQNBO.js";
import"./chunk-5HP4KEED.js";import{compilePattern}from"./chunk-XBHYVAAQ.js";import"./chunk-ZCBYPN4W.js";
import"./chunk-D6NP6SBN.js";import{quoteShellWord}from"./chunk-6CHGF4MC.js";import"./chunk-IXRJUOBZ.js";
import"./chunk-DTL3SXP4.js";import"./chunk-GJUBWR4Q.js";import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";
import"./chunk-DACUQ57T.js";import{formatDiagnosticLine}from"./chunk-HKY42QPB.js";import"./chunk-3AGQWWDO.js";
import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";import"./chunk-3GIJQ7B4.js";
import"./chunk-HWLSBK7Z.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";
import{atFlag}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";import{resolve as resolvePath}from"node:path";async function orderCommits({git,folder},commits){let list=async options=>{let args=["rev-list","--ignore-missing","--ti\
mestamp",...options,"--stdin"],{exitCode,stdout}=await git(args,{folder,input:[...commits,""].join(`
`)});return exitCode===0?stdout.split(`
`).filter(Boolean):[]},times=(await list(["--no-walk"])).map(line=>Number.parseInt(line,10));if(times.length===0)return[];
let oldest=times.reduce((least,time)=>Math.min(least,time))-86400;return(await list(["--topo-order","--reverse",`--max-a\
ge=${oldest}`])).flatMap(line=>{let[time="",commit=""]=line.split(" ");return commits.has(commit)?[{commit,committedAt:new Date(
1e3*Number(time)).toISOString()}]:[]})}async function showHistory(argv){let options=parseHistoryArgs(argv),host=makeTerminalHost({isQuiet:!0}),out=options.out===
null?null:resolvePath(options.out);out!==null&&await prepareOutFile(host,out);let{table,imported}=await readContent(host,
options.ref),{stdout}=await host.git(["show-ref","--tags","--dereference"],{folder:host.folder}),releases=selectReleases(
parseTags(stdout),listCommits(table)),anchor=options.since===null?releases.at(-1)??null:await findAnchor(host,table,options.
since),cloned=await orderCommits(host,listCommits(table)),history=table.runs.length===0?null:analyseTable(table,{anchor:anchor?.
commit??null,cloned}),shown=selectBenchmarks({history,imported},options.benchmarks),text=render(shown,{anchorName:anchor?.
name??null,releases},options);return out===null?process.stdout.write(text):await writeOut(host,out,text),0}async function readContent(host,ref){
await checkClone(host);let reader=openHistory(),found=await readHistoryRef(host.git,{folder:host.folder,ref,take:reader.
take},HISTORY_LIMITS);if(found===null){let command=`git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;throw userError(
"history-missing",atFlag("ref"),{ref,command})}let{table:open,imported,warnings}=reader.close(found);for(let warning of warnings)
host.log.warning(formatDiagnosticLine(warning));let table=open.close();if(table.runs.length===0&&imported.length===0)throw userError(
"history-empty",atFlag("ref"),{ref});return{table,imported}}async function findAnchor(host,table,since){let resolve=async kind=>{
let args=["rev-parse","--verify","--quiet","--end-of-options",`${since}^{${kind}}`],{exitCode,stdout}=await host.git(args,
{folder:host.folder});return exitCode===0?stdout.trim():null},commit=await resolve("commit");if(commit===null)throw userError(
"history-since-unknown",atFlag("since"),{ref:since});if(listCommits(table).has(commit))return{commit,name:since};let tree=await resolve(
"tree"),same=table.runs.flatMap(({from,to})=>[from,to]).find(measured=>measured.tree===tree);if(same!==void 0)return{commit:same.
commit,name:since};throw userError("history-since-not-compared",atFlag("since"),{ref:since,commit})}function selectBenchmarks({
history,imported},pattern){if(pattern===null)return{history,imported};let matches=compilePattern(pattern),series=history?.
series.filter(({name})=>matches(name))??[],matched=selectImportedSuites(imported,matches);if(series.length===0&&matched.
length===0)throw userError("history-benchmark-unmatched",atFlag("benchmarks"),{pattern});let suspects=history?.suspects.
filter(({name})=>matches(name))??[];return{history:history&&{...history,series,suspects},imported:matched}}function render({
history,imported},{anchorName,releases},{format,ref}){return format==="json"?renderHistoryJson(history,{ref,imported}):format===
"html"?history===null?renderImportedPage(imported):renderHistoryHtml(history,{anchorName,commitUrl:null,releases,imported}):
[history===null?"":renderHistoryText(history,anchorName),renderImportedText(imported)].filter(text=>text!=="").join(`
`)}export{showHistory};
