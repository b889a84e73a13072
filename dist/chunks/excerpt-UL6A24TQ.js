import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics,renderExcerpt}from"./chunk-7OHXEMLV.js";import"./chunk-6N7UZRFC.js";import"./chunk-NK3RRWT3.js";
import"./chunk-WCF5KLDJ.js";import"./chunk-GAOIDVRA.js";import"./chunk-4NI3GUM4.js";export{renderDiagnostics,renderExcerpt};
