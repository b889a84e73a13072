import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-HNBC57JK.js";import"./chunk-WMXBMQJC.js";import"./chunk-46CPTD3K.js";
import"./chunk-QQXYGVVP.js";import"./chunk-3RTSKV35.js";import"./chunk-TIFC2GE2.js";import"./chunk-OEVBELJI.js";
import"./chunk-3GIJQ7B4.js";import"./chunk-IOWRASOH.js";import"./chunk-HDJGYH5Q.js";import"./chunk-L576L5PT.js";
import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
