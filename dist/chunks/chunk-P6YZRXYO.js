import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{checkWritableFile}from"./chunk-UR5X5KRI.js";import{UserError,userErrorOf}from"./chunk-WC6KOLU4.js";import{dirname}from"node:path";async function prepareOut(host,folder){await convertSystemErrors(folder,()=>host.files.makeFolder(folder))}async function prepareOutFile(host,path){
await prepareOut(host,dirname(path)),await convertSystemErrors(path,()=>checkWritableFile(path))}async function writeOut(host,path,text){
await convertSystemErrors(path,()=>host.files.write(path,text))}async function refuseExisting(host,path){let isThere=!0;
try{isThere=await host.files.read(path,0)!==null}catch(error){if(!(error instanceof UserError))throw error}if(isThere)throw new UserError(
{where:"--write",what:"something is there already, and doctor never overwrites",got:path,remedy:"Name another file, comp\
are the two, and replace the old one by hand"})}async function writeNew(host,path,text){await refuseExisting(host,path),
await convertSystemErrors(path,()=>host.files.write(path,text),"--write")}async function convertSystemErrors(path,work,where="\
--out"){try{await work()}catch(error){let[complaint]=userErrorOf(error)?.complaints??[];throw complaint===void 0?error:new UserError(
{...complaint,where,got:path})}}export{prepareOut,prepareOutFile,writeOut,refuseExisting,writeNew};
