import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{editDistance,nearest}from"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";export{editDistance,nearest};
