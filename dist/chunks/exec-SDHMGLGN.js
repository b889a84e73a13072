import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{exec,getExecOutput}from"./chunk-T7ZHLBIJ.js";import"./chunk-TXIT2DZO.js";export{exec,getExecOutput};
