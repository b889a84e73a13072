import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{PROFILE_FORMATS,profileFormatIds,readProfile}from"./chunk-EDFGMDJS.js";import"./chunk-ABZBNJLJ.js";import"./chunk-RLM5C7GR.js";
import"./chunk-WUPIBDG2.js";import"./chunk-BNVLGSET.js";import"./chunk-E4HB5Y7J.js";export{PROFILE_FORMATS,profileFormatIds,readProfile};
