import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{COMPARE_FORMATS,answerFlags,compareFiles,isTableFormat,labelFiles,parseCompareFlags,throwBenchstatError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";
import{errorCodeOf}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{closeSync,openSync,readFileSync,readSync,statSync}from"node:fs";import{buffer}from"node:stream/consumers";async function compare(argv){let flags=parseCompareFlags(argv);if(flags.kind!=="request")return print(answerFlags(flags));
let{request}=flags,files=await openInputs(request.inputs),format=COMPARE_FORMATS.find(one=>one===request.format);if(format===
void 0||isTableFormat(format)){let output=compareFiles(request,files),exitCode=print(output);if(request.config===null)return exitCode;
if(output.hasFailed)return 2}let{compareAsReport}=await import("./compare-report.js");return compareAsReport({...request,
format:format??"text"},files)}function print({stdout,stderr,exitCode}){return stderr!==""&&process.stderr.write(stderr,"\
latin1"),stdout!==""&&process.stdout.write(stdout,"latin1"),exitCode}async function openInputs(inputs){let labelled=labelFiles(
inputs),streams=labelled.some(({path})=>path==="-")?[await buffer(process.stdin)]:[],files=labelled.map(({label,path})=>{
let stream=path==="-"?streams.shift()??Buffer.alloc(0):isPipe(path)?readBytes(path):null;return{label,path,stream}}),mayBeForeign=files.
map(({path,stream})=>!isGoText(stream??readFileStart(path))),foreign=mayBeForeign.includes(!0)?await import("./parse.js"):
null;return files.map(({label,path,stream},index)=>({label,path,bytes:()=>stream??readBytes(path),parseForeign:bytes=>mayBeForeign[index]&&
foreign?foreign.parseForeignResults(path,bytes):null}))}var START_BYTES=65536,RESULT=/^Benchmark\S*\s+\d+\s+[\d.]/m;function isGoText(start){
let text=Buffer.from(start.buffer,start.byteOffset,Math.min(start.length,START_BYTES)).toString("latin1");return RESULT.
test(text)||text.trim()===""}function isPipe(path){let stats=statSync(path,{throwIfNoEntry:!1});return stats!==void 0&&!stats.
isFile()&&!stats.isDirectory()}function readFileStart(path){try{let file=openSync(path,"r");try{let start=new Uint8Array(
START_BYTES);return start.subarray(0,readSync(file,start))}finally{closeSync(file)}}catch{return new Uint8Array}}var REASONS={
ENOENT:"no such file or directory",ENOTDIR:"not a directory",EACCES:"permission denied",ELOOP:"too many levels of symbol\
ic links",ENAMETOOLONG:"file name too long",ENXIO:"no such device or address"};function readBytes(path){try{return readFileSync(
path)}catch(error){let code=errorCodeOf(error);return code==="EISDIR"?throwBenchstatError(`${path}:0: read ${path}: is a\
 directory`):throwBenchstatError(`open ${path}: ${REASONS[code]??code}`)}}export{compare};
