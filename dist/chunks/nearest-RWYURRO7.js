import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  editDistance,
  nearest
} from "./chunk-FP5NDQYL.js";
import "./chunk-HANBNIMK.js";
export {
  editDistance,
  nearest
};
