import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics,renderExcerpt}from"./chunk-RBRVNEPW.js";import"./chunk-TAZGCLPK.js";import"./chunk-HKY42QPB.js";
import"./chunk-3AGQWWDO.js";import"./chunk-L2GRNRRK.js";import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";
import"./chunk-3VKKOK6H.js";import"./chunk-VTTASEHS.js";import"./chunk-E4HB5Y7J.js";export{renderDiagnostics,renderExcerpt};
