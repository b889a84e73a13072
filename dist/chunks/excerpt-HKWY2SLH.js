import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderComplaints,renderExcerpt}from"./chunk-DYH46I7A.js";import"./chunk-NERQOL4A.js";import"./chunk-TXIT2DZO.js";export{renderComplaints,renderExcerpt};
