import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{asEffect,beginEffect}from"./action-compare-report-github-client-history-html-measuring-parse-report-validate.js";import{about,errorCodeOf,inFile,nullIfThrown,relocate,userError,
userErrorOf}from"./action-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{__callDispose,__using}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{randomUUID}from"node:crypto";import{constants as constants2}from"node:fs";import{access,chmod as chmod2,copyFile,
lstat as lstat2,mkdir as mkdir2,mkdtemp,open as open3,readdir as readdir2,rename,rm,stat,utimes}from"node:fs/promises";import{
dirname as dirname2,join as join2,posix as posix2}from"node:path";import{createHash}from"node:crypto";import{constants,lstatSync,readdirSync}from"node:fs";import{chmod,lstat,mkdir,open,readdir,
readFile,readlink,realpath,symlink,writeFile}from"node:fs/promises";import{dirname,isAbsolute,join,posix,relative,sep}from"node:path";var SKIP_REASONS=["same-tree","paths","depends-on"],MEASURE_REASONS=["changed-inside","changed-gate","changed-benchmarks",
"paths-folder","paths-unmatched","depends-on-unmatched","command-outside","files-differ","files-unreadable","links-astra\
y"];var LEADS_OUT="leads out: ";function isSkip({reason}){return SKIP_REASONS.includes(reason)}function canFilesDeceive({reason}){
return reason==="changed-gate"||reason==="changed-benchmarks"}function decide(command,reason,paths){return{command,reason,
examples:paths.slice(0,5),count:paths.length}}function listSkippedCommands(decisions){return new Set(decisions?.filter(isSkip).
map(({command})=>command))}var SAFE_OPEN=constants.O_RDONLY|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0),SKIPPED_FOLDERS=new Set([".git","no\
de_modules"]),MAX_ENTRIES=1e6,CHUNK_BYTES=1024*1024,digestFiles=async(folder,isWanted)=>{let root=await realpath(folder),
digests=new Map,seen=0,visit=async(path,isBelowWanted)=>{if(seen+=1,seen>MAX_ENTRIES&&digests.set(path,null),digests.has(
path))return;let stats=await lstat(join(root,path)).catch(()=>null),isLink=stats?.isSymbolicLink()??!1,isIncluded=isBelowWanted||
path!==""&&isWanted(path,isLink);if(stats?.isDirectory()){let names=await readdir(join(root,path)).catch(()=>[]);for(let name of names.
sort())(path!==""||name!==".git")&&await visit(posix.join(path,name),isBelowWanted)}else if(isIncluded){let target=isLink?
await targetInside(root,path):null,digest=stats&&await digestOf(join(root,path),stats);digests.set(path,isLink&&target===
null?`${LEADS_OUT}${digest}`:digest),target!==null&&await visit(target,!0)}};return await visit("",!1),digests};async function digestOf(path,stats){
if(stats.isSymbolicLink())return`link ${await readlink(path).catch(()=>"")}`;if(!stats.isFile())return null;try{var _stack=[];
try{let file=__using(_stack,await open(path,SAFE_OPEN),!0);if(!(await file.stat()).isFile())return null;let hash=createHash(
"sha256");let chunk=Buffer.allocUnsafeSlow(CHUNK_BYTES);for(let{bytesRead}=await file.read(chunk);bytesRead>0;{bytesRead}=
await file.read(chunk))hash.update(chunk.subarray(0,bytesRead));return`file ${(stats.mode&4095).toString(8)} ${hash.digest(
"hex")}`}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{
return null}}async function targetInside(root,path){let target=await realpath(join(root,path)).catch(()=>null);if(target===
null)return null;let inside=relative(root,target);return!isAbsolute(inside)&&inside!==".."&&!inside.startsWith(`..${sep}`)&&
inside.split(sep)[0]!==".git"?inside.replaceAll(sep,"/"):null}var MODES={file:420,program:493},keepFiles=async(folder,paths,limitBytes)=>{
let files=new Map,bytes=0;for(let path of paths??await listFiles(folder,"")){let file=await keepFile(join(folder,path));
if(file!==null){if(bytes+=file.data.length,bytes>limitBytes)return null;files.set(path,file)}}return files};async function listFiles(folder,below){
let lists=(await readdir(join(folder,below),{withFileTypes:!0})).map(async entry=>{let path=posix.join(below,entry.name);
return entry.isDirectory()?listFiles(folder,path):[path]});return(await Promise.all(lists)).flat()}async function keepFile(path){
let stats=await lstat(path).catch(()=>null);return stats?.isSymbolicLink()?{kind:"link",data:Buffer.from(await readlink(
path))}:stats?.isFile()?{kind:stats.mode&64?"program":"file",data:await readFile(path)}:null}async function restoreFiles(folder,files){
let made=new Set;await mkdir(folder,{recursive:!0});for(let[path,{kind,data}]of files){let target=join(folder,path),parent=dirname(
target);made.has(parent)||await mkdir(parent,{recursive:!0}),made.add(parent),kind==="link"?await symlink(data.toString(),
target):(await writeFile(target,data,{flag:"wx",mode:MODES[kind]}),kind==="program"&&await chmod(target,MODES[kind]))}}var MAX_FINGERPRINTS=2e4;
function readFingerprints(folder){let stamps=new Map,folders=[""];for(let below of folders)for(let entry of nullIfThrown(
()=>readdirSync(join(folder,below),{withFileTypes:!0}))??[]){let path=posix.join(below,entry.name);if(entry.isDirectory())
SKIPPED_FOLDERS.has(entry.name)||folders.push(path);else{let stamp=readFingerprint(join(folder,path));stamp!==null&&stamps.
set(path,stamp)}if(stamps.size===MAX_FINGERPRINTS)return stamps}return stamps}function readFingerprint(path){let stats=nullIfThrown(
()=>lstatSync(path));if(stats===null)return null;let{ino,mode,size,mtimeMs,ctimeMs,nlink}=stats;return[ino,mode,size,mtimeMs,
nlink>1?"shared":ctimeMs].join(" ")}import{open as open2}from"node:fs/promises";import{gunzipSync}from"node:zlib";var CHUNK_BYTES2=1024*1024;async function readProfileFile(path,max){return decompressProfile(path,await readBytes(path,max),
max)}async function readBytes(path,max){let checkSize2=got=>{if(got>max)throw userError("profile-too-large",inFile(path),
{got,max})};try{var _stack=[];try{let file=__using(_stack,await open2(path,"r"),!0);let facts=await file.stat();if(facts.
isDirectory())throw userError("not-a-regular-file",inFile(path),{kind:"folder"});checkSize2(facts.size);let chunks=[];let length=0;
for await(let chunk of file.createReadStream({autoClose:!1,highWaterMark:CHUNK_BYTES2}))chunks.push(chunk),length+=chunk.
length,checkSize2(length);return Buffer.concat(chunks,length)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){throw relocate(error,inFile(path))}}function decompressProfile(path,bytes,max){
if(bytes[0]!==31||bytes[1]!==139)return bytes;try{return gunzipSync(bytes,{maxOutputLength:max})}catch(error){let code=errorCodeOf(
error);throw code==="ERR_BUFFER_TOO_LARGE"?userError("profile-grows-too-large",inFile(path),{max}):userError("profile-co\
mpression-broken",inFile(path),{reason:code})}}var MAX_LISTED_ENTRIES=2e5,REMOVE_RETRIES={maxRetries:10,retryDelay:100};function makeFiles(temporaryRoot){let endOf=new Map;
return{read:readRegularFile,readProfile:async(path,limitBytes)=>{let bytes=await readRegularBytes(path,limitBytes);return bytes&&
decompressProfile(path,bytes,limitBytes)},write:(path,text)=>asEffect(()=>replaceFile(path,text)),async writeProgram(path,script){
await replaceFile(path,script),await chmod2(path,493)},list:listRegularFiles,digest:digestFiles,keep:keepFiles,restore:restoreFiles,
copy,makeFolder,stamps:readFingerprints,move:rename,async remove(path){await remove(path),endOf.get(path)?.()},temporaryRoot,
async temporaryFolder(prefix,{isKept=!1}={}){let end=beginEffect(),path=await makeTemporaryFolder(temporaryRoot,prefix).
catch(error=>{throw end(),error});return isKept?end():endOf.set(path,end),path}}}async function makeFolder(path){try{await mkdir2(
path)}catch(error){if((await stat(path).catch(()=>null))?.isDirectory())return;let above=dirname2(path);if(!isCode(error,
"ENOENT")||above===path||await nullIfMissing(stat(above))!==null)throw error;await makeFolder(above),await makeFolder(path)}}
async function makeTemporaryFolder(root,prefix){try{return await makeFolder(root),await mkdtemp(join2(root,prefix))}catch(error){
let cause=userErrorOf(error);if(cause===null)throw error;let causes=cause.diagnostics;throw userError("temporary-folder-\
unusable",about("temporary folder"),{folder:root},{causes})}}async function replaceFile(path,text){await makeFolder(dirname2(
path));let replaced=await checkWritableFile(path),fresh=join2(dirname2(path),`.bench-referee-${randomUUID()}`);try{{var _stack=[];
try{let file=__using(_stack,await open3(fresh,"wx"),!0);await file.writeFile(text);replaced!==null&&await file.chmod(replaced.
mode)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
await rename(fresh,path)}catch(error){throw await rm(fresh,{force:!0}),error}}async function checkWritableFile(path){let stats=await nullIfMissing(
lstat2(path));if(stats===null)return null;if(!stats.isFile())throw userError("not-a-regular-file",inFile(path),{kind:kindOf(
stats)});return await access(path,constants2.W_OK),stats}async function readRegularFile(path,limitBytes){return(await readRegularBytes(
path,limitBytes))?.toString("utf8")??null}async function readRegularBytes(path,limitBytes){var _stack=[];try{let before=await nullIfMissing(
lstat2(path));if(before===null)return null;checkRegularFile(path,before,limitBytes);let file=__using(_stack,await nullIfMissing(
open3(path,SAFE_OPEN)),!0);if(file===null)return null;let stats=await file.stat();checkRegularFile(path,stats,limitBytes);
let buffer=Buffer.allocUnsafeSlow(Math.min(stats.size,limitBytes)+1);let length=0;for(;length<buffer.length;){let{bytesRead}=await file.
read(buffer,length,buffer.length-length,length);if(bytesRead===0)break;length+=bytesRead}checkSize(path,length,limitBytes);
return buffer.subarray(0,length)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function copy(from,to){let stats=await nullIfMissing(stat(from));if(stats===null||(checkRegularFile(
from,stats,Number.POSITIVE_INFINITY),await makeFolder(dirname2(to)),await nullIfMissing(copyFile(from,to).then(()=>!0))===
null))return!1;let changed=new Date(Math.floor(stats.mtimeMs));return await utimes(to,changed,changed),!0}var listRegularFiles=async(folder,matches)=>{
let paths=[],folders=[""],seen=0;for(let below of folders)for(let entry of await entriesOf(join2(folder,below))){if(seen+=
1,seen>MAX_LISTED_ENTRIES)throw userError("folder-too-large",inFile(folder),{limit:MAX_LISTED_ENTRIES});let path=posix2.
join(below,entry.name);entry.isDirectory()&&!SKIPPED_FOLDERS.has(entry.name)&&folders.push(path),entry.isFile()&&matches(
path)&&paths.push(path)}let changed=new Map;for(let path of paths.sort()){let stats=await nullIfMissing(lstat2(join2(folder,
path)));stats!==null&&changed.set(path,stats.mtimeMs)}return changed};async function remove(path){let options={recursive:!0,
force:!0,...REMOVE_RETRIES};try{await rm(path,options)}catch(error){if(isCode(error,"ENAMETOOLONG"))await moveDeepFoldersUp(
path);else if(isCode(error,"EACCES","EPERM"))await makeFoldersWritable(path);else throw error;await rm(path,options)}}var LONG_PATH=1e3;
async function moveDeepFoldersUp(folder){let folders=[folder];for(let below of folders)for(let entry of await entriesOf(
below)){if(!entry.isDirectory())continue;let path=join2(below,entry.name),lifted=path.length-folder.length>LONG_PATH?join2(
folder,randomUUID()):path;lifted!==path&&await rename(path,lifted),folders.push(lifted)}}async function makeFoldersWritable(folder){
await chmod2(folder,448);for(let entry of await entriesOf(folder))entry.isDirectory()&&await makeFoldersWritable(join2(folder,
entry.name))}async function entriesOf(folder){try{return await readdir2(folder,{withFileTypes:!0})}catch(error){if(isCode(
error,"ENOENT","ENOTDIR","ENAMETOOLONG","EACCES","EPERM"))return[];throw error}}function checkRegularFile(path,stats,limitBytes){
if(!stats.isFile())throw userError("not-a-regular-file",inFile(path),{kind:kindOf(stats)});checkSize(path,stats.size,limitBytes)}
function checkSize(path,bytes,limitBytes){if(bytes>limitBytes)throw userError("file-too-large",inFile(path),{bytes,limitBytes})}
function kindOf(stats){return stats.isSymbolicLink()?"symbolic link":stats.isDirectory()?"folder":stats.isFIFO()?"pipe":
stats.isSocket()?"socket":"device"}async function nullIfMissing(looking){try{return await looking}catch(error){if(isCode(
error,"ENOENT","ENOTDIR","ENAMETOOLONG"))return null;throw error}}function isCode(error,...codes){return typeof error=="\
object"&&error!==null&&"code"in error&&codes.includes(String(error.code))}export{SKIP_REASONS,MEASURE_REASONS,LEADS_OUT,isSkip,canFilesDeceive,decide,listSkippedCommands,SAFE_OPEN,readProfileFile,
makeFiles,checkWritableFile,readRegularFile,listRegularFiles};
