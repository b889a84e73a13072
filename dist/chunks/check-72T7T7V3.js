import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-QOFWSD3K.js";import"./chunk-TXILD6PK.js";import"./chunk-UUID44BJ.js";
import"./chunk-ZFCVCSRK.js";import"./chunk-CRGHGEWU.js";import"./chunk-MZ6LLOQU.js";import"./chunk-CDGVCCKA.js";
import"./chunk-VWDZQE77.js";import"./chunk-YJD6DZD6.js";import"./chunk-ODAYNF2Y.js";import"./chunk-FMXUHUKO.js";
import"./chunk-XKPU5TIS.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
