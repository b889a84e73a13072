import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{check,reportOf}from"./chunk-4DYG5IAX.js";import"./chunk-MCTECP5I.js";import"./chunk-AZRTJBVI.js";
import"./chunk-HSHOUPGJ.js";import"./chunk-IKSPXGBE.js";import"./chunk-ET2FACDU.js";import"./chunk-I2MRJ4UF.js";
import"./chunk-VWDZQE77.js";import"./chunk-WHPQIAZS.js";import"./chunk-SWBSAKT7.js";import"./chunk-4Q6QMYTI.js";
import"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";export{check,reportOf};
