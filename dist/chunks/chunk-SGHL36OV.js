import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{commitSettings}from"./chunk-I26ZRJC7.js";import{TERMINAL_COMMITS}from"./chunk-TAHYMK3E.js";import{UserError}from"./chunk-22RSWMGT.js";import{readFile,realpath,stat}from"node:fs/promises";import{resolve}from"node:path";import{text}from"node:stream/consumers";
function openingNamed(host){let read=(path,limitBytes)=>readNamed(host,path,limitBytes);return{...host,files:{...host.files,
read}}}async function readNamed(host,path,limitBytes){if(path==="-")return text(process.stdin);let named=resolve(host.folder,
path);return(await stat(named).catch(()=>null))?.isFIFO()?readFile(named,"utf8"):host.files.read(await realpath(named).catch(
()=>named),limitBytes)}import{resolve as resolve2}from"node:path";var CONFIG_LIMIT_BYTES=1024*1024;async function readConfig(host,given){let{config,configGiven}=commitSettings(given,TERMINAL_COMMITS),
text2=await host.files.read(resolve2(host.folder,config),CONFIG_LIMIT_BYTES);if(text2!==null)return{text:text2,path:config};
if(!configGiven)return null;throw new UserError({where:"--config",what:"there is no such file",got:config,remedy:"Check \
the path, or leave it out"})}export{openingNamed,CONFIG_LIMIT_BYTES,readConfig};
