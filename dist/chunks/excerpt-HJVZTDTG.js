import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderComplaints,renderExcerpt}from"./chunk-R2PIU4BO.js";import"./chunk-WC6KOLU4.js";import"./chunk-4NI3GUM4.js";export{renderComplaints,renderExcerpt};
