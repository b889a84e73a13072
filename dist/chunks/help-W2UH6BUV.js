import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{help}from"./chunk-7JQLIF4D.js";import"./chunk-MOETXXAJ.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{help};
