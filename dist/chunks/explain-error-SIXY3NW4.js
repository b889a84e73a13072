import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-RJUO5ZTT.js";import"./chunk-46CPTD3K.js";import"./chunk-TIFC2GE2.js";
import"./chunk-OEVBELJI.js";import"./chunk-L576L5PT.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
