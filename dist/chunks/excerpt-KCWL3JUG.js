import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics,renderExcerpt}from"./chunk-I2BV3JGD.js";import"./chunk-5KKXAOVP.js";import"./chunk-ZJDBXEUV.js";
import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import"./chunk-GAOIDVRA.js";import"./chunk-4NI3GUM4.js";export{renderDiagnostics,renderExcerpt};
