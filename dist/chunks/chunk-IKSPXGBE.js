import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{errorCodeOf,relocate,userError,userErrorOf}from"./chunk-4Q6QMYTI.js";import{about,inFile}from"./chunk-EORH2WXK.js";
import{__callDispose,__using}from"./chunk-E4HB5Y7J.js";var SIGNALS=["SIGINT","SIGTERM"],handlers=new Set,effects=0,isCancelled=!1;function cancelOnSignals({graceMs=8e3}={}){let controller=new AbortController;
return handlers.add(signal=>{controller.signal.aborted?signal==="SIGINT"&&endBy(signal):setTimeout(endBy,graceMs,signal).
unref(),controller.abort(signal)}),controller.signal}function beginEffect(){if(effects+=1,effects===1&&!isCancelled)for(let signal of SIGNALS)
process.on(signal,handle);let isOver=!1;return()=>{if(!isOver&&(isOver=!0,effects-=1,effects===0&&!isCancelled))for(let signal of SIGNALS)
process.off(signal,handle)}}async function asEffect(work){let end=beginEffect();try{return await work()}finally{end()}}function handle(signal){
isCancelled=!0;for(let one of handlers)one(signal)}function endBy(signal){process.removeAllListeners(signal),process.kill(
process.pid,signal)}var SKIP_REASONS=["same-tree","paths","depends-on"],MEASURE_REASONS=["changed-inside","changed-gate","changed-benchmarks",
"paths-folder","paths-unmatched","depends-on-unmatched","command-outside","files-differ","files-unreadable","links-astra\
y"];var LEADS_OUT="leads out: ";function isSkip({reason}){return SKIP_REASONS.includes(reason)}function canFilesDeceive({reason}){
return reason==="changed-gate"||reason==="changed-benchmarks"}function decide(command,reason,paths){return{command,reason,
examples:paths.slice(0,5),count:paths.length}}function listSkippedCommands(decisions){return new Set(decisions?.filter(isSkip).
map(({command})=>command))}import{createHash}from"node:crypto";import{constants}from"node:fs";import{lstat,open,readdir,readlink,realpath}from"node:fs/promises";
import{isAbsolute,join,relative,sep}from"node:path";var MAX_ENTRIES=1e6,CHUNK_BYTES=1024*1024;async function digestFiles(folder,isWanted){let root=await realpath(folder),digests=new Map,
seen=0,visit=async(path,isBelowWanted)=>{if(seen+=1,digests.has(path)||seen>MAX_ENTRIES){seen>MAX_ENTRIES&&digests.set(path,
null);return}let stats=await lstat(join(root,path)).catch(()=>null),isLink=stats?.isSymbolicLink()??!1,isIncluded=isBelowWanted||
path!==""&&isWanted(path,isLink);if(stats===null){isIncluded&&digests.set(path,null);return}if(stats.isDirectory()){for(let name of await namesIn(
join(root,path)))path!==""?await visit(`${path}/${name}`,isBelowWanted):name!==".git"&&await visit(name,isBelowWanted);return}
if(!isIncluded)return;let target=isLink?await targetInside(root,path):null,digest=await digestOf(join(root,path),stats);
digests.set(path,isLink&&target===null?`${LEADS_OUT}${digest}`:digest),target!==null&&await visit(target,!0)};return await visit(
"",!1),digests}async function namesIn(folder){return(await readdir(folder).catch(()=>[])).sort()}async function digestOf(path,stats){
if(stats.isSymbolicLink())return`link ${await readlink(path).catch(()=>"")}`;if(!stats.isFile())return null;let content=await digestContent(
path);return content===null?null:`file ${(stats.mode&4095).toString(8)} ${content}`}async function digestContent(path){let flags=constants.
O_RDONLY|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0),file=await open(path,flags).catch(()=>null);if(file===null)
return null;try{if(!(await file.stat()).isFile())return null;let hash=createHash("sha256"),chunk=Buffer.allocUnsafeSlow(
CHUNK_BYTES);for(let{bytesRead}=await file.read(chunk);bytesRead>0;{bytesRead}=await file.read(chunk))hash.update(chunk.
subarray(0,bytesRead));return hash.digest("hex")}catch{return null}finally{await file.close()}}async function targetInside(root,path){
let target=await realpath(join(root,path)).catch(()=>null);if(target===null)return null;let inside=relative(root,target);
return!isAbsolute(inside)&&inside!==".."&&!inside.startsWith(`..${sep}`)&&inside.split(sep)[0]!==".git"?inside.replaceAll(
sep,"/"):null}import{lstatSync,readdirSync}from"node:fs";import{join as join2}from"node:path";var SKIPPED_FOLDERS=new Set([".git","nod\
e_modules"]),MAX_FILES=2e4;function readFingerprints(folder){let stamps=new Map,open4=[""];for(let next=0;next<open4.length;next+=
1){let below=open4[next]??"";for(let entry of entriesOf(join2(folder,below))){let path=below===""?entry.name:`${below}/${entry.
name}`;if(entry.isDirectory())SKIPPED_FOLDERS.has(entry.name)||open4.push(path);else{let stamp=readFingerprint(join2(folder,
path));stamp!==null&&stamps.set(path,stamp)}if(stamps.size===MAX_FILES)return stamps}}return stamps}function readFingerprint(path){
let stats=statsOf(path);if(stats===null)return null;let{ino,mode,size,mtimeMs,ctimeMs,nlink}=stats;return[ino,mode,size,
mtimeMs,nlink>1?"shared":ctimeMs].join(" ")}function statsOf(path){try{return lstatSync(path)}catch{return null}}function entriesOf(folder){
try{return readdirSync(folder,{withFileTypes:!0})}catch{return[]}}import{chmod,lstat as lstat2,mkdir,readdir as readdir2,readFile,readlink as readlink2,symlink,writeFile}from"node:fs/promises";
import{dirname,join as join3}from"node:path";var MODES={file:420,program:493};async function keepFiles(folder,paths,limitBytes){
let kept=new Map,bytes=0;for(let path of paths??await listFiles(folder,"")){let file=await keepFile(join3(folder,path));
if(file!==null){if(bytes+=file.data.length,bytes>limitBytes)return null;kept.set(path,file)}}return kept}async function listFiles(folder,below){
let lists=(await readdir2(join3(folder,below),{withFileTypes:!0})).map(async entry=>{let path=below===""?entry.name:`${below}\
/${entry.name}`;return entry.isDirectory()?listFiles(folder,path):[path]});return(await Promise.all(lists)).flat()}async function keepFile(path){
let stats=await lstat2(path).catch(()=>null);return stats?.isSymbolicLink()?{kind:"link",data:Buffer.from(await readlink2(
path))}:stats?.isFile()?{kind:stats.mode&64?"program":"file",data:await readFile(path)}:null}async function restoreFiles(folder,files){
let made=new Set;await mkdir(folder,{recursive:!0});for(let[path,{kind,data}]of files){let target=join3(folder,path),parent=dirname(
target);made.has(parent)||await mkdir(parent,{recursive:!0}),made.add(parent),kind==="link"?await symlink(data.toString(),
target):(await writeFile(target,data,{flag:"wx",mode:MODES[kind]}),kind==="program"&&await chmod(target,MODES[kind]))}}import{open as open2}from"node:fs/promises";import{gunzipSync}from"node:zlib";async function readProfileFile(path,max){return decompressProfile(path,await readBytes(path,max),max)}function decompressProfile(path,bytes,max){
return bytes[0]===31&&bytes[1]===139?decompress(path,bytes,max):bytes}async function readBytes(path,max){try{var _stack=[];
try{let file=__using(_stack,await open2(path,"r"),!0);let facts=await file.stat();if(facts.isDirectory())throw userError(
"not-a-regular-file",inFile(path),{kind:"folder"});if(facts.size>max)throw userError("profile-too-large",inFile(path),{got:facts.
size,max});return facts.isFile()&&facts.size>0?await readWhole(file,facts.size):await readStream(file,path,max)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
let known=userErrorOf(error);throw known===null?error:relocate(known,inFile(path))}}async function readWhole(file,size){
let bytes=Buffer.allocUnsafe(size),length=0;for(;length<size;){let{bytesRead}=await file.read(bytes,length,size-length,length);
if(bytesRead===0)break;length+=bytesRead}return bytes.subarray(0,length)}async function readStream(file,path,max){let chunks=[],
length=0;for await(let chunk of file.createReadStream({autoClose:!1}))if(chunks.push(chunk),length+=chunk.length,length>
max)throw userError("profile-too-large",inFile(path),{got:length,max});return Buffer.concat(chunks,length)}function decompress(path,bytes,max){
try{return gunzipSync(bytes,{maxOutputLength:max})}catch(error){let code=errorCodeOf(error);throw code==="ERR_BUFFER_TOO\
_LARGE"?userError("profile-grows-too-large",inFile(path),{max}):userError("profile-compression-broken",inFile(path),{reason:code})}}import{randomUUID}from"node:crypto";import{constants as constants2}from"node:fs";import{access,chmod as chmod2,copyFile,
lstat as lstat3,mkdir as mkdir2,mkdtemp,open as open3,readdir as readdir3,rename,rm,stat,utimes}from"node:fs/promises";import{
dirname as dirname2,join as join4}from"node:path";var SKIPPED_FOLDERS2=new Set([".git","node_modules"]),MAX_LISTED_ENTRIES=2e5,REMOVE_RETRIES={maxRetries:10,retryDelay:100};
function makeFiles(temporaryRoot){let endOf=new Map;return{read:readRegularFile,readProfile:async(path,limitBytes)=>{let bytes=await readRegularBytes(
path,limitBytes);return bytes&&decompressProfile(path,bytes,limitBytes)},write:(path,text)=>asEffect(async()=>{await makeFolder(
dirname2(path)),await replaceFile(path,text)}),async writeProgram(path,script){await makeFolder(dirname2(path)),await replaceFile(
path,script),await chmod2(path,493)},list:listRegularFiles,digest:digestFiles,keep:keepFiles,restore:restoreFiles,copy,makeFolder,
stamps:readFingerprints,move:rename,async remove(path){await remove(path),endOf.get(path)?.()},temporaryRoot,async temporaryFolder(prefix,{
isKept=!1}={}){let end=beginEffect(),path=await makeTemporaryFolder(temporaryRoot,prefix).catch(error=>{throw end(),error});
return isKept?end():endOf.set(path,end),path}}}async function makeFolder(path){try{await mkdir2(path)}catch(error){if((await stat(
path).catch(()=>null))?.isDirectory())return;let above=dirname2(path);if(!isCode(error,"ENOENT")||above===path||await nullIfMissing(
stat(above))!==null)throw error;await makeFolder(above),await makeFolder(path)}}async function makeTemporaryFolder(root,prefix){
try{return await makeFolder(root),await mkdtemp(join4(root,prefix))}catch(error){let cause=userErrorOf(error);if(cause===
null)throw error;let causes=cause.diagnostics;throw userError("temporary-folder-unusable",about("temporary folder"),{folder:root},
{causes})}}async function replaceFile(path,text){let replaced=await checkWritableFile(path),fresh=join4(dirname2(path),`\
.bench-referee-${randomUUID()}`),file=await open3(fresh,"wx");try{try{await file.writeFile(text),replaced!==null&&await file.
chmod(replaced.mode)}finally{await file.close()}await rename(fresh,path)}catch(error){throw await rm(fresh,{force:!0}),error}}
async function checkWritableFile(path){let found=await nullIfMissing(lstat3(path));if(found===null)return null;if(!found.
isFile())throw userError("not-a-regular-file",inFile(path),{kind:kindOf(found)});return await access(path,constants2.W_OK),
found}async function readRegularFile(path,limitBytes){return(await readRegularBytes(path,limitBytes))?.toString("utf8")??
null}async function readRegularBytes(path,limitBytes){let found=await nullIfMissing(lstat3(path));if(found===null)return null;
checkRegularFile(path,found,limitBytes);let flags=constants2.O_RDONLY|(constants2.O_NOFOLLOW??0)|(constants2.O_NONBLOCK??
0),file=await nullIfMissing(open3(path,flags));if(file===null)return null;try{let stats=await file.stat();checkRegularFile(
path,stats,limitBytes);let buffer=Buffer.allocUnsafeSlow(Math.min(stats.size,limitBytes)+1),length=0;for(;length<buffer.
length;){let{bytesRead}=await file.read(buffer,length,buffer.length-length,length);if(bytesRead===0)break;length+=bytesRead}
return checkSize(path,length,limitBytes),buffer.subarray(0,length)}finally{await file.close()}}async function copy(from,to){
let stats=await nullIfMissing(stat(from));if(stats===null||(checkRegularFile(from,stats,Number.POSITIVE_INFINITY),await makeFolder(
dirname2(to)),await nullIfMissing(copyFile(from,to).then(()=>!0))===null))return!1;let changed=new Date(Math.floor(stats.
mtimeMs));return await utimes(to,changed,changed),!0}async function listRegularFiles(folder,matches){let found=[],open4=[
""],seen=0;for(let below=open4.pop();below!==void 0;below=open4.pop())for(let entry of await entriesOf2(join4(folder,below))){
if(seen+=1,seen>MAX_LISTED_ENTRIES)throw userError("folder-too-large",inFile(folder),{limit:MAX_LISTED_ENTRIES});let path=below===
""?entry.name:`${below}/${entry.name}`;entry.isDirectory()&&!SKIPPED_FOLDERS2.has(entry.name)&&open4.push(path),entry.isFile()&&
matches(path)&&found.push(path)}let changed=new Map;for(let path of found.sort()){let stats=await nullIfMissing(lstat3(join4(
folder,path)));stats!==null&&changed.set(path,stats.mtimeMs)}return changed}async function remove(path){let options={recursive:!0,
force:!0,...REMOVE_RETRIES};try{await rm(path,options)}catch(error){if(isCode(error,"ENAMETOOLONG"))await moveDeepFoldersUp(
path);else if(isCode(error,"EACCES","EPERM"))await makeFoldersWritable(path);else throw error;await rm(path,options)}}var LONG_PATH=1e3;
async function moveDeepFoldersUp(folder){let open4=[folder];for(let below=open4.pop();below!==void 0;below=open4.pop())for(let entry of await entriesOf2(
below)){if(!entry.isDirectory())continue;let path=join4(below,entry.name),lifted=path.length-folder.length>LONG_PATH?join4(
folder,randomUUID()):path;lifted!==path&&await rename(path,lifted),open4.push(lifted)}}async function makeFoldersWritable(folder){
await chmod2(folder,448);for(let entry of await entriesOf2(folder))entry.isDirectory()&&await makeFoldersWritable(join4(
folder,entry.name))}async function entriesOf2(folder){try{return await readdir3(folder,{withFileTypes:!0})}catch(error){
if(isCode(error,"ENOENT","ENOTDIR","ENAMETOOLONG","EACCES","EPERM"))return[];throw error}}function checkRegularFile(path,stats,limitBytes){
if(!stats.isFile())throw userError("not-a-regular-file",inFile(path),{kind:kindOf(stats)});checkSize(path,stats.size,limitBytes)}
function checkSize(path,bytes,limitBytes){if(bytes>limitBytes)throw userError("file-too-large",inFile(path),{bytes,limitBytes})}
function kindOf(stats){return stats.isSymbolicLink()?"symbolic link":stats.isDirectory()?"folder":stats.isFIFO()?"pipe":
stats.isSocket()?"socket":"device"}async function nullIfMissing(looking){try{return await looking}catch(error){if(isCode(
error,"ENOENT","ENOTDIR","ENAMETOOLONG"))return null;throw error}}function isCode(error,...codes){return typeof error=="\
object"&&error!==null&&"code"in error&&codes.includes(String(error.code))}export{cancelOnSignals,asEffect,SKIP_REASONS,MEASURE_REASONS,LEADS_OUT,isSkip,canFilesDeceive,decide,listSkippedCommands,
readProfileFile,makeFiles,checkWritableFile,readRegularFile,listRegularFiles};
