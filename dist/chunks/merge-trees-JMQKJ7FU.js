import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{mergeTrees}from"./chunk-SCDW2L2P.js";import"./chunk-NQDBFFQ2.js";import"./chunk-OGXTUGMV.js";import"./chunk-YDHXQ5NR.js";
import"./chunk-JCFVTOWJ.js";import"./chunk-RLM5C7GR.js";import"./chunk-WUPIBDG2.js";import"./chunk-BNVLGSET.js";
import"./chunk-E4HB5Y7J.js";export{mergeTrees};
