import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderFlameHtml,renderProfileHtml}from"./chunk-62OUK4QW.js";import"./chunk-CHU4Q5I6.js";import"./chunk-VMPLQNBO.js";
import"./chunk-5HP4KEED.js";import"./chunk-DACUQ57T.js";import"./chunk-JCFVTOWJ.js";import"./chunk-L2GRNRRK.js";
import"./chunk-NK3RRWT3.js";import"./chunk-3K2ZOJN5.js";import"./chunk-VTTASEHS.js";import"./chunk-E4HB5Y7J.js";export{renderFlameHtml,renderProfileHtml};
