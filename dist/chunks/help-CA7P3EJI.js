import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-DJRTDNZW.js";import"./chunk-KG3JJBVT.js";import"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";export{help};
