import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-R6NKGL2X.js";import"./chunk-UUID44BJ.js";import"./chunk-MZ6LLOQU.js";
import"./chunk-CDGVCCKA.js";import"./chunk-VWDZQE77.js";import"./chunk-FMXUHUKO.js";import"./chunk-XKPU5TIS.js";
import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
