import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  measure,
  runAction
} from "./chunks/chunk-I44Z2YE2.js";
import "./chunks/chunk-OZISRJCW.js";
import "./chunks/chunk-6M2EYGFL.js";
import "./chunks/chunk-XRIAX2SJ.js";
import "./chunks/chunk-MFHYBNQG.js";
import "./chunks/chunk-TJE65IN6.js";
import "./chunks/chunk-HCQ2CNNQ.js";
import "./chunks/chunk-OLLEYYBM.js";
import "./chunks/chunk-JPW3QX26.js";
import "./chunks/chunk-67VPOL3O.js";
import "./chunks/chunk-TCBKHGGT.js";
import "./chunks/chunk-X2DSMRGZ.js";
import "./chunks/chunk-SX2ZJBZ4.js";
import "./chunks/chunk-EC72TXKE.js";
import "./chunks/chunk-TUIFY6TQ.js";
import "./chunks/chunk-A2GOCTOH.js";
import "./chunks/chunk-MNXSWMCE.js";
import "./chunks/chunk-C5QM5DRH.js";
import "./chunks/chunk-FP5NDQYL.js";
import "./chunks/chunk-HANBNIMK.js";

// src/entries/measure.ts
await runAction(measure);
