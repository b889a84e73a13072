import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-YKC6Q4S7.js";import"./chunk-UMGPTJJQ.js";import"./chunk-654SLIL7.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-NREAO3NB.js";import"./chunk-DACUQ57T.js";import"./chunk-3AGQWWDO.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-HVNIZDTZ.js";import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";import"./chunk-WUPIBDG2.js";
import"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";export{help};
