import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  exec,
  getExecOutput
} from "./chunk-OZISRJCW.js";
import "./chunk-HANBNIMK.js";
export {
  exec,
  getExecOutput
};
