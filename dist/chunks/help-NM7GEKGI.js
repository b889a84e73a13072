import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-6WGUCWZ6.js";import"./chunk-SWBSAKT7.js";import"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";export{help};
