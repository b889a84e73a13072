import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-ZRYVIE6T.js";import"./chunk-JKMRZEOO.js";import"./chunk-46CPTD3K.js";
import"./chunk-QOGYMMSC.js";import"./chunk-3RTSKV35.js";import"./chunk-TIFC2GE2.js";import"./chunk-OEVBELJI.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-ELVJ7KX4.js";import"./chunk-MOETXXAJ.js";import"./chunk-L576L5PT.js";
import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
