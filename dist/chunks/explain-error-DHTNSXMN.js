import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-DLIA2GBG.js";import"./chunk-DX45VX6Y.js";import"./chunk-EF4R5VIE.js";
import"./chunk-YEK475H4.js";import"./chunk-XUA7IWJB.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
