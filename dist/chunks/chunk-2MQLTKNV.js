import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{commitSettings}from"./chunk-THDOESCH.js";import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-K7U33ATV.js";import{
userError}from"./chunk-4Q6QMYTI.js";import{atFlag}from"./chunk-EORH2WXK.js";import{resolve}from"node:path";var CONFIG_LIMIT_BYTES=1024*1024;async function readConfig(host,given){let{config,configGiven}=commitSettings(given,TERMINAL_COMMIT_DEFAULTS),
text=await host.files.read(resolve(host.folder,config),CONFIG_LIMIT_BYTES);if(text!==null)return{text,path:config};if(!configGiven)
return null;throw userError("configuration-missing",atFlag("config"),{file:config,isNamed:!0})}export{CONFIG_LIMIT_BYTES,readConfig};
