import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{exec,getExecOutput}from"./chunk-Q5IUPMBN.js";import"./chunk-E4HB5Y7J.js";export{exec,getExecOutput};
