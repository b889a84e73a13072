import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{editDistance,suggestWord}from"./chunk-23PMS7MH.js";import"./chunk-4NI3GUM4.js";export{editDistance,suggestWord};
