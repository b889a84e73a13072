import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{commitSettings}from"./chunk-NRB6S4FK.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-BQAFKCYA.js";import{
UserError}from"./chunk-WC6KOLU4.js";import{resolve}from"node:path";var CONFIG_LIMIT_BYTES=1024*1024;async function readConfig(host,given){let{config,configGiven}=commitSettings(given,TERMINAL_COMMIT_DEFAULTS),
text2=await host.files.read(resolve(host.folder,config),CONFIG_LIMIT_BYTES);if(text2!==null)return{text:text2,path:config};
if(!configGiven)return null;throw new UserError({where:"--config",what:"there is no such file",got:config,remedy:"Check \
the path, or leave it out"})}import{readFile,realpath,stat}from"node:fs/promises";import{resolve as resolve2}from"node:path";import{text}from"node:stream/consumers";
function withUserFiles(host){let read=(path,limitBytes)=>readUserFile(host,path,limitBytes);return{...host,files:{...host.
files,read}}}async function readUserFile(host,path,limitBytes){if(path==="-")return text(process.stdin);let named=resolve2(
host.folder,path);return(await stat(named).catch(()=>null))?.isFIFO()?readFile(named,"utf8"):host.files.read(await realpath(
named).catch(()=>named),limitBytes)}export{CONFIG_LIMIT_BYTES,readConfig,withUserFiles};
