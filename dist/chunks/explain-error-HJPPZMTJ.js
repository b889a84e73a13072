import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-25RAPWEQ.js";import"./chunk-WUTZBZPU.js";import"./chunk-M5OLNA2W.js";
import"./chunk-2SFY2VND.js";import"./chunk-6I2LMZS7.js";import"./chunk-2JAFU472.js";import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
