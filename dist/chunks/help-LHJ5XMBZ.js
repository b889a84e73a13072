import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-KO4VIGZX.js";import"./chunk-IF6OKRHB.js";import"./chunk-GJUBWR4Q.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import"./chunk-DACUQ57T.js";import"./chunk-3AGQWWDO.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-HWLSBK7Z.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";import"./chunk-WUPIBDG2.js";
import"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";export{help};
