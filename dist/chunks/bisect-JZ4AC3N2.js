import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{reportOf}from"./chunk-BBQRYNIO.js";import{measureLocalCommits}from"./chunk-YUWVZ5J6.js";import{parseBisectArgs}from"./chunk-RVYO3NWX.js";
import"./chunk-D6SXJYFA.js";import"./chunk-I3BQSK3X.js";import"./chunk-SUHSVWV5.js";import"./chunk-S5YSCG4F.js";
import"./chunk-PXOZOODU.js";import"./chunk-QDXKNY2E.js";import"./chunk-UFSH7QOG.js";import"./chunk-KGDXCEH4.js";
import"./chunk-PSUFYUGR.js";import"./chunk-DJJNLWET.js";import"./chunk-G5QNNWTC.js";import"./chunk-W67KMNTT.js";
import"./chunk-JTOQ4DH4.js";import{printCulprits,printReport}from"./chunk-C7B3NO7W.js";import{writeOut}from"./chunk-XYYJUFVR.js";
import{makeTerminalHost}from"./chunk-JL7UVBEL.js";import"./chunk-W5WEXNQL.js";import"./chunk-ALDRZJLJ.js";
import"./chunk-U7GJNYS4.js";import"./chunk-23UAZ5JX.js";import"./chunk-5WZSTAP2.js";import"./chunk-5GHODNXJ.js";
import"./chunk-ANSIQABI.js";import"./chunk-EQEZDKD4.js";import"./chunk-4MFU7F2Z.js";import{addCulprits,
listWorseRows,readRecording,renderRecording}from"./chunk-W5LDEPI3.js";import{compilePattern}from"./chunk-AOCNN6SP.js";
import"./chunk-LEVH2Q7W.js";import"./chunk-P7HPLJKI.js";import"./chunk-44FOR5LM.js";import"./chunk-IOZYXH5W.js";
import{quoteShellWords}from"./chunk-6CHGF4MC.js";import"./chunk-YL4NMDS2.js";import"./chunk-7XMAUFAX.js";
import"./chunk-OABH57P3.js";import"./chunk-ABQ4PPY6.js";import"./chunk-NBBKEFUZ.js";import"./chunk-AGWB6ZWU.js";
import{formatNothingToSearch,formatUnfinishedSearch}from"./chunk-HURJGMCU.js";import"./chunk-NK3RRWT3.js";import"./chunk-DIPTC46G.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-3EX73MLL.js";import{userError}from"./chunk-YKJSESYE.js";import{
atFlag}from"./chunk-CCDTYZW3.js";import"./chunk-E4HB5Y7J.js";import{join}from"node:path";async function bisect(argv){let{given,output,benchmarks,minutes,resume}=parseBisectArgs(argv),host=makeTerminalHost(),selectNamed=rows2=>{
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
