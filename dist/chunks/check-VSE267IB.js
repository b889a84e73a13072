import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-A67NATEO.js";import"./chunk-HTAHRUL3.js";import"./chunk-WUTZBZPU.js";
import"./chunk-LI3A4KUQ.js";import"./chunk-DTSJLRIA.js";import"./chunk-M5OLNA2W.js";import"./chunk-2SFY2VND.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-KJC5SX7O.js";import"./chunk-SGH4ICX7.js";import"./chunk-6I2LMZS7.js";
import"./chunk-2JAFU472.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
