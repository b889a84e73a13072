import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{suggestWord}from"./chunk-NREAO3NB.js";import"./chunk-4NI3GUM4.js";export{suggestWord};
