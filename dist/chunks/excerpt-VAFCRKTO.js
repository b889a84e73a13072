import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics,renderExcerpt}from"./chunk-TTJP5OML.js";import"./chunk-X2TSKCJN.js";import"./chunk-NK3RRWT3.js";
import"./chunk-ADDSLS27.js";import"./chunk-GAOIDVRA.js";import"./chunk-4NI3GUM4.js";export{renderDiagnostics,renderExcerpt};
