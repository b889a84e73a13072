import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics,renderExcerpt}from"./chunk-KJGNXQDZ.js";import"./chunk-QS5YVFIT.js";import"./chunk-ZWGVAMPI.js";
import"./chunk-NK3RRWT3.js";import"./chunk-UKCMSQJQ.js";import"./chunk-GAOIDVRA.js";import"./chunk-4NI3GUM4.js";export{renderDiagnostics,renderExcerpt};
