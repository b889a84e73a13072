import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-AHE3HX7P.js";import"./chunk-6XAJ26TU.js";import"./chunk-DX45VX6Y.js";
import"./chunk-GCDM7QQY.js";import"./chunk-P62QPGD6.js";import"./chunk-EF4R5VIE.js";import"./chunk-YEK475H4.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-2PJAB4V4.js";import"./chunk-NOM5XXZ4.js";import"./chunk-XUA7IWJB.js";
import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
