import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-BS55TPHD.js";import"./chunk-W27K5REP.js";import"./chunk-7JPDPRSF.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import"./chunk-NKH3IOD6.js";import"./chunk-NCGDOWRN.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-HHYFZVXQ.js";import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";import"./chunk-HZL6TB3P.js";
import"./chunk-E4HB5Y7J.js";export{help};
