import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics,renderExcerpt}from"./chunk-HVHXFPR7.js";import"./chunk-TAZGCLPK.js";import"./chunk-JKVBGI73.js";
import"./chunk-NKH3IOD6.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";import"./chunk-E4HB5Y7J.js";export{renderDiagnostics,renderExcerpt};
