import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{checkWritableFile}from"./chunk-YL4NMDS2.js";import{UserError,relocate,userError,userErrorOf}from"./chunk-YKJSESYE.js";
import{atFlag}from"./chunk-CCDTYZW3.js";import{dirname}from"node:path";async function prepareOut(host,folder){await convertSystemErrors(folder,()=>host.files.makeFolder(folder))}async function prepareOutFile(host,path){
await prepareOut(host,dirname(path)),await convertSystemErrors(path,()=>checkWritableFile(path))}async function writeOut(host,path,text){
await convertSystemErrors(path,()=>host.files.write(path,text))}async function refuseExisting(host,path){if(await hasPath(
host,path))throw userError("proposal-exists",atFlag("write"),{file:path})}async function hasPath(host,path){try{return await host.
files.read(path,0)!==null}catch(error){if(error instanceof UserError)return!0;throw error}}async function writeNew(host,path,text){
await refuseExisting(host,path),await convertSystemErrors(path,()=>host.files.write(path,text),"write")}async function convertSystemErrors(path,work,where="\
out"){try{await work()}catch(error){throw relocateSystemError(error,where,path)}}function relocateSystemError(error,where,path){
let known=userErrorOf(error);return known===null?error:relocate(known,atFlag(where),{file:path})}export{prepareOut,prepareOutFile,writeOut,refuseExisting,hasPath,writeNew};
