import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{reportOf}from"./chunk-JXZAYUBV.js";import{measureLocalCommits}from"./chunk-DQ6NWROV.js";import{parseBisectArgs}from"./chunk-O7U7E7XQ.js";
import"./chunk-RFNQLS2C.js";import"./chunk-W27K5REP.js";import"./chunk-4UJWCDFV.js";import"./chunk-VVHN6HWU.js";
import"./chunk-JNSZYDSM.js";import"./chunk-CGDD66JH.js";import"./chunk-7EJY35PH.js";import"./chunk-ABZBNJLJ.js";
import"./chunk-C4TR3EOV.js";import"./chunk-M2K3F6CH.js";import"./chunk-DJJNLWET.js";import"./chunk-3DJB2HZE.js";
import"./chunk-BPI5WG55.js";import"./chunk-M6IBGP5J.js";import"./chunk-53HEI53Z.js";import"./chunk-G5QNNWTC.js";
import{printReport}from"./chunk-7YZLJ47B.js";import{writeOut}from"./chunk-UH7IPGCC.js";import{makeTerminalHost}from"./chunk-FWSR7PVU.js";
import"./chunk-COUSLQLZ.js";import"./chunk-5WZSTAP2.js";import"./chunk-BNHUBLBL.js";import"./chunk-JVI67UDP.js";
import"./chunk-YRFA47KB.js";import"./chunk-V465RPFM.js";import"./chunk-NMNNQKGR.js";import"./chunk-5HP4KEED.js";
import"./chunk-GOPMAUTP.js";import{listWorseRows,readRecordings,renderRecording}from"./chunk-DSPOCP75.js";import"./chunk-QSSAQVID.js";
import"./chunk-UY35WW5V.js";import"./chunk-UJIBPF3V.js";import{compilePattern}from"./chunk-INIXPPDB.js";
import"./chunk-MARM57CZ.js";import"./chunk-YQLFR6LG.js";import{quoteShellWords}from"./chunk-6CHGF4MC.js";
import"./chunk-FI6XLVHD.js";import"./chunk-HK32KVEB.js";import"./chunk-7JPDPRSF.js";import"./chunk-ELUMOZVM.js";
import"./chunk-CDN7I5AD.js";import"./chunk-QJ7AYOSM.js";import"./chunk-YDHXQ5NR.js";import"./chunk-NREAO3NB.js";
import"./chunk-QQNRHAR5.js";import"./chunk-TAZGCLPK.js";import"./chunk-Z36VLS26.js";import"./chunk-NKH3IOD6.js";
import"./chunk-NCGDOWRN.js";import"./chunk-JCFVTOWJ.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";
import"./chunk-3K2ZOJN5.js";import"./chunk-3YIQMNTG.js";import"./chunk-3GIJQ7B4.js";import"./chunk-HHYFZVXQ.js";
import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";import{about,atFlag,userError}from"./chunk-HZL6TB3P.js";
import"./chunk-E4HB5Y7J.js";import{join}from"node:path";async function bisect(argv){let{given,output,benchmarks,minutes,resume}=parseBisectArgs(argv),host=makeTerminalHost(),isWanted=benchmarks===
null?()=>!0:compilePattern(benchmarks),selectSearched=rows=>{let named=rows.filter(({name,shortName=name})=>isWanted(name)||
isWanted(shortName));if(named.length===0&&rows.length>0)throw userError("no-such-benchmark",about("command line"),{pattern:benchmarks??
"*"});return listWorseRows(named)},resumed=resume===null?{}:{resumed:await readSearch(host,resume)},measured=await measureLocalCommits(
host,{...given,bisectMinutes:minutes},{selectSearched,...resumed}),report=reportOf(host,measured);printReport(report,output),
report.rows.every(({state})=>state!=="regression")&&process.stderr.write(`Nothing got significantly worse, so no commit \
was searched.
`),isUnfinished(measured.recording)&&await keepSearch(host,measured.recording,{argv,resume});let culprits=report.rows.flatMap(
({culprit})=>culprit??[]);return culprits.length>0&&culprits.every(({kind})=>kind==="commit"||kind==="several")?0:1}async function readSearch(host,file){
let none=userError("resumed-without-search",atFlag("resume"),{file}),[recording]=await readRecordings(host,[file],none);
if(recording.bisection===void 0)throw none;return recording}function isUnfinished({bisection}){return bisection?.ended===
"cancelled"||bisection?.ended==="time"}async function keepSearch(host,recording,{argv,resume}){let file=resume??join(await host.
files.temporaryFolder("search-of-bench-referee-"),"recording.json");await writeOut(host,file,renderRecording(recording));
let flag=resume===null?["--resume",file]:[],command=quoteShellWords([...host.program,"bisect",...flag,...argv]);process.
stderr.write(`The search is not finished. To continue it:
  ${command}
`)}export{bisect};
