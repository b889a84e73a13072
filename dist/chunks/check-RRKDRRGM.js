import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-DZ3NN7JA.js";import"./chunk-OPG63MJZ.js";import"./chunk-WLJLCCXL.js";
import"./chunk-YVRFBZUY.js";import"./chunk-MQ5SWYDO.js";import"./chunk-ORENVBK3.js";import"./chunk-OEVBELJI.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-JJVFRLAT.js";import"./chunk-NOM5XXZ4.js";import"./chunk-L576L5PT.js";
import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
