import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-T7J5EESO.js";import"./chunk-NOM5XXZ4.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{help};
