import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-ZLLRGVXM.js";import"./chunk-R42UQ6D7.js";import"./chunk-F2TCHLLB.js";
import"./chunk-Q3RMVX6Q.js";import"./chunk-P62QPGD6.js";import"./chunk-X5AWUE5E.js";import"./chunk-YEK475H4.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-2PJAB4V4.js";import"./chunk-NOM5XXZ4.js";import"./chunk-XUA7IWJB.js";
import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
