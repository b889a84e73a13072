import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseHistoryArgs}from"./chunk-GJ5U27JJ.js";import"./chunk-RFNQLS2C.js";import"./chunk-W27K5REP.js";
import{renderHistoryHtml,renderHistoryJson,renderHistoryText,renderImportedPage,renderImportedText,selectImported}from"./chunk-2YDO3FYP.js";
import{analyseTable}from"./chunk-JVVTFXRP.js";import"./chunk-VLDVVWGB.js";import"./chunk-VVHN6HWU.js";
import"./chunk-BPI5WG55.js";import{HISTORY_LIMITS,listCommits,openHistory,parseTags,readHistoryRef,selectReleases}from"./chunk-M6IBGP5J.js";
import"./chunk-53HEI53Z.js";import{prepareOutFile,writeOut}from"./chunk-UH7IPGCC.js";import{makeTerminalHost}from"./chunk-FWSR7PVU.js";
import"./chunk-JVI67UDP.js";import"./chunk-NMNNQKGR.js";import"./chunk-5HP4KEED.js";import{compilePattern}from"./chunk-INIXPPDB.js";
import"./chunk-MARM57CZ.js";import"./chunk-YQLFR6LG.js";import{quoteShellWord}from"./chunk-6CHGF4MC.js";
import"./chunk-FI6XLVHD.js";import"./chunk-HK32KVEB.js";import"./chunk-7JPDPRSF.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import{formatDiagnosticLine}from"./chunk-Z36VLS26.js";import"./chunk-NKH3IOD6.js";
import"./chunk-NCGDOWRN.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-HHYFZVXQ.js";import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";
import{atFlag,userError}from"./chunk-HZL6TB3P.js";import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";async function showHistory(argv){let options=parseHistoryArgs(argv),host=makeTerminalHost({isQuiet:!0}),out=options.out===
null?null:resolve(options.out);out!==null&&await prepareOutFile(host,out);let{table,imported}=await readContent(host,options.
ref),{stdout}=await host.git(["show-ref","--tags","--dereference"],{folder:host.folder}),releases=selectReleases(parseTags(
stdout),listCommits(table)),anchor=options.since===null?releases.at(-1)??null:await findAnchor(host,table,options.since),
history=table.runs.length===0?null:analyseTable(table,{anchor:anchor?.commit??null}),shown=selectBenchmarks({history,imported},
options.benchmarks),text=render(shown,{anchorName:anchor?.name??null,releases},options);return out===null?process.stdout.
write(text):await writeOut(host,out,text),0}async function readContent(host,ref){let reader=openHistory(),found=await readHistoryRef(
host.git,{folder:host.folder,ref,take:reader.take},HISTORY_LIMITS);if(found===null){let command=`git fetch origin ${quoteShellWord(
`${ref}:${ref}`)}`;throw userError("history-missing",atFlag("ref"),{ref,command})}let{table:open,imported,warnings}=reader.
close(found);for(let warning of warnings)host.log.warning(formatDiagnosticLine(warning));let table=open.close();if(table.
runs.length===0&&imported.length===0)throw userError("history-empty",atFlag("ref"),{ref});return{table,imported}}async function findAnchor(host,table,since){
let args=["rev-parse","--verify","--quiet","--end-of-options",`${since}^{commit}`],{exitCode,stdout}=await host.git(args,
{folder:host.folder});if(exitCode!==0)throw userError("history-since-unknown",atFlag("since"),{ref:since});let commit=stdout.
trim();if(listCommits(table).has(commit))return{commit,name:since};throw userError("history-since-not-compared",atFlag("\
since"),{ref:since,commit})}function selectBenchmarks({history,imported},pattern){if(pattern===null)return{history,imported};
let matches=compilePattern(pattern),series=history?.series.filter(({name})=>matches(name))??[],matched=selectImported(imported,
matches);if(series.length===0&&matched.length===0)throw userError("history-benchmark-unmatched",atFlag("benchmarks"),{pattern});
let suspects=history?.suspects.filter(({name})=>matches(name))??[];return{history:history&&{...history,series,suspects},
imported:matched}}function render({history,imported},{anchorName,releases},{format,ref}){return format==="json"?renderHistoryJson(
history,{ref,imported}):format==="html"?history===null?renderImportedPage(imported):renderHistoryHtml(history,{anchorName,
commitUrl:null,releases,imported}):[history===null?"":renderHistoryText(history,anchorName),renderImportedText(imported)].
filter(text=>text!=="").join(`
`)}export{showHistory};
