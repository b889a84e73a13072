import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits,reportOf}from"./chunk-FWP5PQYG.js";import{loadReportForms,printCulprits,printReport,writeOut}from"./chunk-TJVXSQ4U.js";
import"./chunk-AZRTJBVI.js";import{addCulprits,listWorseRows,makeTerminalHost,readRecording,renderRecording}from"./chunk-THDOESCH.js";
import"./chunk-IKSPXGBE.js";import{formatNothingToSearch,formatUnfinishedSearch}from"./chunk-ET2FACDU.js";import"./chunk-I2MRJ4UF.js";
import"./chunk-VWDZQE77.js";import{parseBisectArgs}from"./chunk-K7U33ATV.js";import{compilePattern}from"./chunk-KG3JJBVT.js";
import{quoteShellWords,userError}from"./chunk-4Q6QMYTI.js";import{atFlag}from"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";import{join}from"node:path";async function bisect(argv){let{given,output,benchmarks,minutes,resume}=parseBisectArgs(argv),host=makeTerminalHost();output!==
"text"&&await loadReportForms();let selectNamed=rows2=>{let isWanted=benchmarks===null?()=>!0:compilePattern(benchmarks);
return rows2.filter(({name,shortName=name})=>isWanted(name)||isWanted(shortName))},selectSearched=rows2=>listWorseRows(selectNamed(
rows2)),checkSearched=rows2=>{if(rows2.length>0&&selectNamed(rows2).length===0)throw makeUnmatchedError(benchmarks??"*",
rows2)},resumed=resume===null?{}:{resumed:await readSearch(host,resume)},measured=await measureLocalCommits(host,{...given,
bisectMinutes:minutes},{selectSearched,checkSearched,...resumed}),report=reportOf(host,measured),rows=report.rows.map(({
culprit:_,...row})=>row),searched=selectSearched(rows),answered={...report,rows:addCulprits(rows,measured.recording,searched)};
if(await printReport(output==="text"?{...report,rows}:answered,output),output==="text"&&printCulprits(answered),isUnfinished(
measured.recording)&&await keepSearch(host,measured.recording,{argv,resume}),!isCompared(report))return 2;checkSearched(
rows),searched.length===0&&process.stderr.write(`${formatNothingToSearch(benchmarks)}
`);let culprits=answered.rows.flatMap(({culprit})=>culprit??[]);return culprits.length>0&&culprits.every(({kind})=>kind===
"commit"||kind==="several")?0:1}var MAX_NAMED=5;function makeUnmatchedError(pattern,rows){let names=[...new Set(rows.map(
({name,shortName=name})=>shortName))],data={pattern,names:names.slice(0,MAX_NAMED),count:names.length};return userError(
"no-such-benchmark",atFlag("benchmarks"),data)}function isCompared({conclusion,rows}){return conclusion!=="error"&&(rows.
length===0||rows.some(({base,head})=>base!==null&&head!==null))}async function readSearch(host,file){let recording=await readRecording(
host,file,"bisect");if(recording.bisection===void 0)throw userError("resumed-without-search",atFlag("resume"),{file});return recording}
function isUnfinished({bisection}){return bisection?.ended==="cancelled"||bisection?.ended==="time"}async function keepSearch(host,recording,{
argv,resume}){let file=resume??join(await host.files.temporaryFolder("search-of-bench-referee-",{isKept:!0}),"recording.\
json");await writeOut(host,file,renderRecording(recording));let flag=resume===null?["--resume",file]:[],command=quoteShellWords(
[...host.program,"bisect",...flag,...argv]);process.stderr.write(`${formatUnfinishedSearch(command)}
`)}export{bisect};
