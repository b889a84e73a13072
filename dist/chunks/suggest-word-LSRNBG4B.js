import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{suggestWord}from"./chunk-NREAO3NB.js";import"./chunk-E4HB5Y7J.js";export{suggestWord};
