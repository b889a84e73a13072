import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-LWDDFKNO.js";import"./chunk-WLJLCCXL.js";import"./chunk-ORENVBK3.js";
import"./chunk-OEVBELJI.js";import"./chunk-L576L5PT.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
