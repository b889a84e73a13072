import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{mergeTrees}from"./chunk-ELUMOZVM.js";import"./chunk-CDN7I5AD.js";import"./chunk-QJ7AYOSM.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-JCFVTOWJ.js";import"./chunk-3YIQMNTG.js";import"./chunk-HZL6TB3P.js";import"./chunk-E4HB5Y7J.js";export{mergeTrees};
