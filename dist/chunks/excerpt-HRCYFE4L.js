import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderComplaints,renderExcerpt}from"./chunk-7LGD42BZ.js";import"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";export{renderComplaints,renderExcerpt};
