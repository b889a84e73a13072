import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-Q5JS7PZZ.js";import"./chunk-HDJGYH5Q.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{help};
