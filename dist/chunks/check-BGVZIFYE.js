import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-FWP5PQYG.js";import"./chunk-TJVXSQ4U.js";import"./chunk-AZRTJBVI.js";
import"./chunk-THDOESCH.js";import"./chunk-IKSPXGBE.js";import"./chunk-ET2FACDU.js";import"./chunk-I2MRJ4UF.js";
import"./chunk-VWDZQE77.js";import"./chunk-K7U33ATV.js";import"./chunk-KG3JJBVT.js";import"./chunk-4Q6QMYTI.js";
import"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
