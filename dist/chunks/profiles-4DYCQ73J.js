import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{PROFILE_FORMATS,profileFormatIds,readProfile}from"./chunk-TBKO27Z3.js";import"./chunk-ABZBNJLJ.js";import"./chunk-3YIQMNTG.js";
import"./chunk-HZL6TB3P.js";import"./chunk-E4HB5Y7J.js";export{PROFILE_FORMATS,profileFormatIds,readProfile};
