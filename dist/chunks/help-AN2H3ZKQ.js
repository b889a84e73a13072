import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-W6YDLYVK.js";import"./chunk-3ZZGCBOH.js";import"./chunk-WHTOE3RM.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import"./chunk-NCGDOWRN.js";import"./chunk-NKH3IOD6.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-XGPF6ISW.js";import"./chunk-Y6BKRERJ.js";import"./chunk-VTTASEHS.js";import"./chunk-WUPIBDG2.js";
import"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";export{help};
