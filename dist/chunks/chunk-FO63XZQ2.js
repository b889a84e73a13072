import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{UserError}from"./chunk-U7CMQY7T.js";import{stat}from"node:fs/promises";import{dirname}from"node:path";async function prepareOut(host,folder){await orRefuse(folder,()=>host.files.makeFolder(folder))}async function prepareOutFile(host,path){
await prepareOut(host,dirname(path));if(!(await stat(path).catch(()=>null))?.isDirectory())return;throw new UserError({where:"\
--out",what:REASONS["EISDIR"]??"",got:path,remedy:"Name a file in it"})}async function writeOut(host,path,text){await orRefuse(
path,()=>host.files.write(path,text))}async function refuseExisting(host,path){let isThere=true;try{isThere=await host.files.
read(path,0)!==null}catch(error){if(!(error instanceof UserError))throw error}if(!isThere)return;throw new UserError({where:"\
--write",what:"something is there already, and doctor never overwrites",got:path,remedy:"Name another file, compare the \
two, and replace the old one by hand"})}async function writeNew(host,path,text){await refuseExisting(host,path);await orRefuse(
path,()=>host.files.write(path,text),"--write")}var REASONS={EEXIST:"is a file, and a folder is needed",ENOTDIR:"lies be\
low a file, and a folder is needed",EISDIR:"is a folder, and a file is needed",EACCES:"may not be written",EROFS:"may no\
t be written",ENOSPC:"has no space left"};async function orRefuse(path,work,where="--out"){try{await work()}catch(error){
if(!(error instanceof Error&&"code"in error))throw error;const code=String(error.code);const what=REASONS[code]??`cannot\
 be written (${code})`;throw new UserError({where,what,got:path,remedy:"Give another place"})}}export{prepareOut,prepareOutFile,writeOut,refuseExisting,writeNew};
