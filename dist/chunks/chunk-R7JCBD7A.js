import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{checkWritableFile}from"./chunk-Z26OSYOP.js";import{UserError,atFlag,relocate,userError,userErrorOf}from"./chunk-NLBIMEYB.js";import{dirname}from"node:path";async function prepareOut(host,folder){await convertSystemErrors(folder,()=>host.files.makeFolder(folder))}async function prepareOutFile(host,path){
await prepareOut(host,dirname(path)),await convertSystemErrors(path,()=>checkWritableFile(path))}async function writeOut(host,path,text){
await convertSystemErrors(path,()=>host.files.write(path,text))}async function refuseExisting(host,path){let isThere=!0;
try{isThere=await host.files.read(path,0)!==null}catch(error){if(!(error instanceof UserError))throw error}if(isThere)throw userError(
"proposal-exists",atFlag("write"),{file:path})}async function writeNew(host,path,text){await refuseExisting(host,path),await convertSystemErrors(
path,()=>host.files.write(path,text),"write")}async function convertSystemErrors(path,work,where="out"){try{await work()}catch(error){
throw relocateSystemError(error,where,path)}}function relocateSystemError(error,where,path){let known=userErrorOf(error);
return known===null?error:relocate(known,atFlag(where),{file:path})}export{prepareOut,prepareOutFile,writeOut,refuseExisting,writeNew};
