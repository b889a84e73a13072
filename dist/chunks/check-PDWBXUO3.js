import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-5DK55G3U.js";import"./chunk-RVSAPPOJ.js";import"./chunk-XBRQMMPZ.js";
import"./chunk-DTSJLRIA.js";import"./chunk-WUTZBZPU.js";import"./chunk-M5OLNA2W.js";import"./chunk-2SFY2VND.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-OARWIN5X.js";import"./chunk-GUIMBGJC.js";import"./chunk-SGH4ICX7.js";
import"./chunk-6I2LMZS7.js";import"./chunk-2JAFU472.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
