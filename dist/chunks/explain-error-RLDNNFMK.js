import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-7WMGRITJ.js";import"./chunk-6LCVRTST.js";import"./chunk-72CFHU4S.js";
import"./chunk-YEK475H4.js";import"./chunk-XUA7IWJB.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
