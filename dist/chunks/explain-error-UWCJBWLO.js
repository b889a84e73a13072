import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-5H7CW2S4.js";import"./chunk-ABQ4PPY6.js";import"./chunk-NBBKEFUZ.js";
import"./chunk-AGWB6ZWU.js";import"./chunk-HURJGMCU.js";import"./chunk-NK3RRWT3.js";import"./chunk-DIPTC46G.js";
import"./chunk-YKJSESYE.js";import"./chunk-CCDTYZW3.js";import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
