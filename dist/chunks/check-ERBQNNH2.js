import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-GZN55MTR.js";import"./chunk-MIWHCG6A.js";import"./chunk-46CPTD3K.js";
import"./chunk-YWO3KHV6.js";import"./chunk-3RTSKV35.js";import"./chunk-TIFC2GE2.js";import"./chunk-OEVBELJI.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-JJVFRLAT.js";import"./chunk-NOM5XXZ4.js";import"./chunk-L576L5PT.js";
import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
