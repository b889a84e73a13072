import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainError,unknownCommand}from"./chunk-EZ6UJ7ST.js";import"./chunk-AZRTJBVI.js";import"./chunk-ET2FACDU.js";
import"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";import"./chunk-4Q6QMYTI.js";import"./chunk-EORH2WXK.js";
import"./chunk-E4HB5Y7J.js";export{explainError,unknownCommand};
