import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{reportOf}from"./chunk-M6OMUV7U.js";import{measureLocalCommits}from"./chunk-CQIOEHYV.js";import{parseBisectArgs}from"./chunk-C4WB3TT2.js";
import"./chunk-C4RQFHVI.js";import"./chunk-3ZZGCBOH.js";import"./chunk-ULS365VN.js";import"./chunk-XPNHU4J3.js";
import"./chunk-M6PRQERH.js";import"./chunk-XMO7Y2NZ.js";import"./chunk-ZF67DU7Z.js";import"./chunk-ABZBNJLJ.js";
import"./chunk-HU6RBN2Q.js";import"./chunk-RDXAP2KV.js";import"./chunk-DJJNLWET.js";import"./chunk-S4CDVXOD.js";
import"./chunk-E3FMQVRW.js";import"./chunk-KBFQGZQG.js";import"./chunk-53HEI53Z.js";import"./chunk-G5QNNWTC.js";
import{printCulprits,printReport}from"./chunk-237WKLEK.js";import{writeOut}from"./chunk-HHRMWBWU.js";import{
makeTerminalHost}from"./chunk-W4OGKYOU.js";import"./chunk-AL46EHXA.js";import"./chunk-5WZSTAP2.js";import"./chunk-Q6YCJWR2.js";
import"./chunk-UN2UAFKM.js";import"./chunk-DKR5JFAW.js";import"./chunk-NFXG7P6U.js";import"./chunk-LMLFTWZG.js";
import"./chunk-5HP4KEED.js";import"./chunk-F33WVJYO.js";import{addCulprits,listWorseRows,readRecordings,renderRecording}from"./chunk-22D7OWKK.js";
import"./chunk-55ERVSL5.js";import"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";import{compilePattern}from"./chunk-BTPZQDYZ.js";
import"./chunk-ESYODYMV.js";import"./chunk-EYFQ35XJ.js";import{quoteShellWords}from"./chunk-6CHGF4MC.js";
import"./chunk-IXRJUOBZ.js";import"./chunk-VCFS5OQZ.js";import"./chunk-WHTOE3RM.js";import"./chunk-SCDW2L2P.js";
import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";
import"./chunk-HVHXFPR7.js";import"./chunk-TAZGCLPK.js";import"./chunk-NCGDOWRN.js";import"./chunk-JCFVTOWJ.js";
import"./chunk-RLM5C7GR.js";import{formatNothingToSearch,formatUnfinishedSearch}from"./chunk-JKVBGI73.js";import"./chunk-NKH3IOD6.js";
import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";import"./chunk-3GIJQ7B4.js";
import"./chunk-XGPF6ISW.js";import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";import{userError}from"./chunk-WUPIBDG2.js";
import{about,atFlag}from"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";import{join}from"node:path";async function bisect(argv){let{given,output,benchmarks,minutes,resume}=parseBisectArgs(argv),host=makeTerminalHost(),isWanted=benchmarks===
null?()=>!0:compilePattern(benchmarks),selectSearched=rows2=>{let named=rows2.filter(({name,shortName=name})=>isWanted(name)||
isWanted(shortName));if(named.length===0&&rows2.length>0)throw userError("no-such-benchmark",about("command line"),{pattern:benchmarks??
"*"});return listWorseRows(named)},resumed=resume===null?{}:{resumed:await readSearch(host,resume)},measured=await measureLocalCommits(
host,{...given,bisectMinutes:minutes},{selectSearched,...resumed}),report=reportOf(host,measured),rows=report.rows.map(({
culprit:_,...row})=>row),searched=selectSearched(rows),answered={...report,rows:addCulprits(rows,measured.recording,searched)};
if(printReport(output==="text"?{...report,rows}:answered,output),output==="text"&&printCulprits(answered),isUnfinished(measured.
recording)&&await keepSearch(host,measured.recording,{argv,resume}),!isCompared(report))return 2;searched.length===0&&process.
stderr.write(`${formatNothingToSearch(benchmarks)}
`);let culprits=answered.rows.flatMap(({culprit})=>culprit??[]);return culprits.length>0&&culprits.every(({kind})=>kind===
"commit"||kind==="several")?0:1}function isCompared({conclusion,rows}){return conclusion!=="error"&&(rows.length===0||rows.
some(({base,head})=>base!==null&&head!==null))}async function readSearch(host,file){let none=userError("resumed-without-\
search",atFlag("resume"),{file}),[recording]=await readRecordings(host,[file],none);if(recording.bisection===void 0)throw none;
return recording}function isUnfinished({bisection}){return bisection?.ended==="cancelled"||bisection?.ended==="time"}async function keepSearch(host,recording,{
argv,resume}){let file=resume??join(await host.files.temporaryFolder("search-of-bench-referee-"),"recording.json");await writeOut(
host,file,renderRecording(recording));let flag=resume===null?["--resume",file]:[],command=quoteShellWords([...host.program,
"bisect",...flag,...argv]);process.stderr.write(`${formatUnfinishedSearch(command)}
`)}export{bisect};
