import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{exec,getExecOutput}from"./chunk-Q5IUPMBN.js";import"./chunk-4NI3GUM4.js";export{exec,getExecOutput};
