import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-JIWHXUUJ.js";import"./chunk-SGH4ICX7.js";import"./chunk-2JAFU472.js";import"./chunk-E4HB5Y7J.js";export{help};
