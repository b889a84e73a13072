import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  cleanUp,
  runAction
} from "./chunks/chunk-ZBJZ5Z5R.js";
import "./chunks/chunk-OZISRJCW.js";
import "./chunks/chunk-ERPB5G3Y.js";
import "./chunks/chunk-LPGV7IPV.js";
import "./chunks/chunk-MFHYBNQG.js";
import "./chunks/chunk-WNCMOOWS.js";
import "./chunks/chunk-3S6Z2GSX.js";
import "./chunks/chunk-TVV5RNFA.js";
import "./chunks/chunk-JPW3QX26.js";
import "./chunks/chunk-67VPOL3O.js";
import "./chunks/chunk-BKQRF5PW.js";
import "./chunks/chunk-X2DSMRGZ.js";
import "./chunks/chunk-SX2ZJBZ4.js";
import "./chunks/chunk-EC72TXKE.js";
import "./chunks/chunk-TUIFY6TQ.js";
import "./chunks/chunk-A2GOCTOH.js";
import "./chunks/chunk-MNXSWMCE.js";
import "./chunks/chunk-C5QM5DRH.js";
import "./chunks/chunk-FP5NDQYL.js";
import "./chunks/chunk-HANBNIMK.js";

// src/entries/post.ts
await runAction(cleanUp);
