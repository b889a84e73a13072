import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BLANK_LETTERS,quoteText}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{inFile,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{
__callDispose,__using}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";function takeWithin(items,limit,sizeOf){let used=0,end=items.findIndex(item=>(used+=sizeOf(item),used>limit));return end<
0?items:items.slice(0,end)}var TEXT_LIMIT=120,BREAKS=/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu,INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}]/gu,BLANKS=new RegExp(`[${BLANK_LETTERS}\
]`,"gu"),PLAIN=/^[ -~]*$/;function stripControls(text){return PLAIN.test(text)?text:text.replaceAll(BREAKS," ").replaceAll(
INVISIBLE,"").replaceAll(BLANKS,"")}var CHARACTER=new RegExp("\\p{RI}\\p{RI}|\\P{M}(?:\\p{M}|\\p{EMod}){0,7}|\\p{M}","gu");
function shorten(text,limit=TEXT_LIMIT){if(text.length<=limit)return text;let characters=[...text];return characters.length>
limit?`${characters.slice(0,limit-1).join("")}\u2026`:text}function shortenMiddle(text,limit){if(text.length<=limit||text.
length<=2*limit&&[...text].length<=limit)return text;if(limit<1)return"";let tail=Math.floor((limit-1)/2),take=(characters,room)=>takeWithin(
characters,room,one=>[...one].length),starts=text.slice(0,2*limit+MARGIN).match(CHARACTER)??[],ends=(text.slice(-2*limit-
MARGIN).match(CHARACTER)??[]).toReversed();return`${take(starts,limit-1-tail).join("")}\u2026${take(ends,tail).toReversed().
join("")}`}var MARGIN=16;function cleanUntrustedText(text,limit=TEXT_LIMIT){let clean=stripControls(text).trim();return clean===
""?"(no name)":shorten(clean,limit)}function quoteUntrustedText(text,limit=TEXT_LIMIT){return quoteText(cleanUntrustedText(
text,limit))}import{constants}from"node:fs";import{access,lstat,open,readdir}from"node:fs/promises";import{join,posix}from"node:path";var SAFE_OPEN=constants.O_RDONLY|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0),SKIPPED_FOLDERS=new Set([".git","no\
de_modules"]),MAX_LISTED_ENTRIES=2e5;async function readRegularFile(path,limitBytes){return(await readRegularBytes(path,
limitBytes))?.toString("utf8")??null}async function readRegularBytes(path,limitBytes){var _stack=[];try{let before=await nullIfMissing(
lstat(path));if(before===null)return null;checkRegularFile(path,before,limitBytes);let file=__using(_stack,await nullIfMissing(
open(path,SAFE_OPEN)),!0);if(file===null)return null;let stats=await file.stat();checkRegularFile(path,stats,limitBytes);
let buffer=Buffer.allocUnsafeSlow(Math.min(stats.size,limitBytes)+1);let length=0;for(;length<buffer.length;){let{bytesRead}=await file.
read(buffer,length,buffer.length-length,length);if(bytesRead===0)break;length+=bytesRead}checkSize(path,length,limitBytes);
return buffer.subarray(0,length)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function checkWritableFile(path){let stats=await nullIfMissing(lstat(path));if(stats===null)
return null;if(!stats.isFile())throw userError("not-a-regular-file",inFile(path),{kind:kindOf(stats)});return await access(
path,constants.W_OK),stats}var listRegularFiles=async(folder,matches,mayHaveBelow=()=>!0)=>{let paths=[],folders=[""],seen=0;
for(let below of folders)for(let entry of await entriesOf(join(folder,below))){if(seen+=1,seen>MAX_LISTED_ENTRIES)throw userError(
"folder-too-large",inFile(folder),{limit:MAX_LISTED_ENTRIES});let path=posix.join(below,entry.name);entry.isDirectory()&&
!SKIPPED_FOLDERS.has(entry.name)&&mayHaveBelow(path)&&folders.push(path),entry.isFile()&&matches(path)&&paths.push(path)}
let changed=new Map;for(let path of paths.sort()){let stats=await nullIfMissing(lstat(join(folder,path)));stats!==null&&
changed.set(path,stats.mtimeMs)}return changed};async function entriesOf(folder){try{return await readdir(folder,{withFileTypes:!0})}catch(error){
if(isCode(error,"ENOENT","ENOTDIR","ENAMETOOLONG","EACCES","EPERM"))return[];throw error}}function checkRegularFile(path,stats,limitBytes){
if(!stats.isFile())throw userError("not-a-regular-file",inFile(path),{kind:kindOf(stats)});checkSize(path,stats.size,limitBytes)}
function checkSize(path,bytes,limitBytes){if(bytes>limitBytes)throw userError("file-too-large",inFile(path),{bytes,limitBytes})}
function kindOf(stats){return stats.isSymbolicLink()?"symbolic link":stats.isDirectory()?"folder":stats.isFIFO()?"pipe":
stats.isSocket()?"socket":"device"}async function nullIfMissing(looking){try{return await looking}catch(error){if(isCode(
error,"ENOENT","ENOTDIR","ENAMETOOLONG"))return null;throw error}}function isCode(error,...codes){return typeof error=="\
object"&&error!==null&&"code"in error&&codes.includes(String(error.code))}export{takeWithin,TEXT_LIMIT,stripControls,shorten,shortenMiddle,cleanUntrustedText,quoteUntrustedText,SAFE_OPEN,SKIPPED_FOLDERS,
readRegularFile,readRegularBytes,checkWritableFile,listRegularFiles,entriesOf,checkRegularFile,nullIfMissing,isCode};
