import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-6XJZ52IR.js";import"./chunk-ODAYNF2Y.js";import"./chunk-XKPU5TIS.js";import"./chunk-E4HB5Y7J.js";export{help};
