import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderComplaints,renderExcerpt}from"./chunk-DX5SWUY6.js";import"./chunk-22RSWMGT.js";import"./chunk-4NI3GUM4.js";export{renderComplaints,renderExcerpt};
