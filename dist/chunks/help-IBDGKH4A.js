import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-3ZYM7RJS.js";import"./chunk-I3BQSK3X.js";import"./chunk-OABH57P3.js";import"./chunk-AGWB6ZWU.js";
import"./chunk-DIPTC46G.js";import"./chunk-3EX73MLL.js";import"./chunk-YKJSESYE.js";import"./chunk-CCDTYZW3.js";
import"./chunk-E4HB5Y7J.js";export{help};
