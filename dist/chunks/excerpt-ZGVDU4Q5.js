import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderComplaints,renderExcerpt}from"./chunk-HLJBWRJ7.js";import"./chunk-U7CMQY7T.js";import"./chunk-TXIT2DZO.js";export{renderComplaints,renderExcerpt};
