import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{editDistance,nearest}from"./chunk-XNQJWE6S.js";import"./chunk-4NI3GUM4.js";export{editDistance,nearest};
