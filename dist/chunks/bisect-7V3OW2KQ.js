import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{reportOf}from"./chunk-EA4UIOSD.js";import{measureLocalCommits}from"./chunk-TPY3KU4N.js";import{parseBisectArgs}from"./chunk-TJG4SUFM.js";
import"./chunk-DHGOI4PL.js";import"./chunk-IF6OKRHB.js";import"./chunk-CVIKJVEH.js";import"./chunk-KBARDT5G.js";
import"./chunk-AIPU6ZR3.js";import"./chunk-WPXRFK7O.js";import"./chunk-AQM6DGC2.js";import"./chunk-ABZBNJLJ.js";
import"./chunk-HXLW4KML.js";import"./chunk-GDDTXQAI.js";import"./chunk-DJJNLWET.js";import"./chunk-EJVPIDXD.js";
import"./chunk-TEIEPODL.js";import"./chunk-EFLWLGKE.js";import"./chunk-53HEI53Z.js";import"./chunk-G5QNNWTC.js";
import{printCulprits,printReport}from"./chunk-MDQAMF4B.js";import{writeOut}from"./chunk-HHRMWBWU.js";import{
makeTerminalHost}from"./chunk-UW2MVK3N.js";import"./chunk-EGVJNALX.js";import"./chunk-5WZSTAP2.js";import"./chunk-YABB6LDJ.js";
import"./chunk-PISBS76S.js";import"./chunk-62OUK4QW.js";import"./chunk-CHU4Q5I6.js";import"./chunk-VMPLQNBO.js";
import"./chunk-5HP4KEED.js";import"./chunk-P6FOS7KG.js";import{addCulprits,listWorseRows,readRecording,renderRecording}from"./chunk-65LZPHWG.js";
import"./chunk-55ERVSL5.js";import"./chunk-VK3OU7FR.js";import"./chunk-UJIBPF3V.js";import{compilePattern}from"./chunk-XBHYVAAQ.js";
import"./chunk-ZCBYPN4W.js";import"./chunk-D6NP6SBN.js";import{quoteShellWords}from"./chunk-6CHGF4MC.js";
import"./chunk-IXRJUOBZ.js";import"./chunk-DTL3SXP4.js";import"./chunk-GJUBWR4Q.js";import"./chunk-SCDW2L2P.js";
import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";
import"./chunk-RBRVNEPW.js";import"./chunk-TAZGCLPK.js";import"./chunk-DACUQ57T.js";import"./chunk-JCFVTOWJ.js";
import"./chunk-RLM5C7GR.js";import{formatNothingToSearch,formatUnfinishedSearch}from"./chunk-HKY42QPB.js";import"./chunk-3AGQWWDO.js";
import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";import"./chunk-3GIJQ7B4.js";
import"./chunk-HWLSBK7Z.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";
import{atFlag}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";import{join}from"node:path";async function bisect(argv){let{given,output,benchmarks,minutes,resume}=parseBisectArgs(argv),host=makeTerminalHost(),selectNamed=rows2=>{
let isWanted=benchmarks===null?()=>!0:compilePattern(benchmarks);return rows2.filter(({name,shortName=name})=>isWanted(name)||
isWanted(shortName))},selectSearched=rows2=>listWorseRows(selectNamed(rows2)),checkSearched=rows2=>{if(rows2.length>0&&selectNamed(
rows2).length===0)throw makeUnmatchedError(benchmarks??"*",rows2)},resumed=resume===null?{}:{resumed:await readSearch(host,
resume)},measured=await measureLocalCommits(host,{...given,bisectMinutes:minutes},{selectSearched,checkSearched,...resumed}),
report=reportOf(host,measured),rows=report.rows.map(({culprit:_,...row})=>row),searched=selectSearched(rows),answered={...report,
rows:addCulprits(rows,measured.recording,searched)};if(printReport(output==="text"?{...report,rows}:answered,output),output===
"text"&&printCulprits(answered),isUnfinished(measured.recording)&&await keepSearch(host,measured.recording,{argv,resume}),
!isCompared(report))return 2;checkSearched(rows),searched.length===0&&process.stderr.write(`${formatNothingToSearch(benchmarks)}\

`);let culprits=answered.rows.flatMap(({culprit})=>culprit??[]);return culprits.length>0&&culprits.every(({kind})=>kind===
"commit"||kind==="several")?0:1}var MAX_NAMED=5;function makeUnmatchedError(pattern,rows){let names=[...new Set(rows.map(
({name,shortName=name})=>shortName))],data={pattern,names:names.slice(0,MAX_NAMED),count:names.length};return userError(
"no-such-benchmark",atFlag("benchmarks"),data)}function isCompared({conclusion,rows}){return conclusion!=="error"&&(rows.
length===0||rows.some(({base,head})=>base!==null&&head!==null))}async function readSearch(host,file){let recording=await readRecording(
host,file,"bisect");if(recording.bisection===void 0)throw userError("resumed-without-search",atFlag("resume"),{file});return recording}
function isUnfinished({bisection}){return bisection?.ended==="cancelled"||bisection?.ended==="time"}async function keepSearch(host,recording,{
argv,resume}){let file=resume??join(await host.files.temporaryFolder("search-of-bench-referee-"),"recording.json");await writeOut(
host,file,renderRecording(recording));let flag=resume===null?["--resume",file]:[],command=quoteShellWords([...host.program,
"bisect",...flag,...argv]);process.stderr.write(`${formatUnfinishedSearch(command)}
`)}export{bisect};
