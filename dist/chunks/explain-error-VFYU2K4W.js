import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-YVE67QFG.js";import"./chunk-F2TCHLLB.js";import"./chunk-X5AWUE5E.js";
import"./chunk-YEK475H4.js";import"./chunk-XUA7IWJB.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
