import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{commitSettings}from"./chunk-P6WBD7KW.js";import{TERMINAL_COMMITS}from"./chunk-22RU3DCD.js";import{UserError}from"./chunk-U7CMQY7T.js";import{resolve}from"node:path";var CONFIG_LIMIT_BYTES=1024*1024;async function readConfig(host,given){const{config,configGiven}=commitSettings(given,TERMINAL_COMMITS);
const text=await host.files.read(resolve(host.folder,config),CONFIG_LIMIT_BYTES);if(text!==null)return{text,path:config};
if(!configGiven)return null;throw new UserError({where:"--config",what:"there is no such file",got:config,remedy:"Check \
the path, or leave it out"})}export{CONFIG_LIMIT_BYTES,readConfig};
