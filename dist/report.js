import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{report,runAction}from"./chunks/chunk-LY74JLZK.js";import"./chunks/chunk-T7ZHLBIJ.js";import"./chunks/chunk-MEMISRE6.js";
import"./chunks/chunk-GQG3JW5J.js";import"./chunks/chunk-KETF3XXI.js";import"./chunks/chunk-VIOSUKSI.js";import"./chunks/chunk-LMHRIVSU.js";
import"./chunks/chunk-HLJBWRJ7.js";import"./chunks/chunk-2EEQCBWG.js";import"./chunks/chunk-KMA5VG53.js";import"./chunks/chunk-BVQLLZH5.js";
import"./chunks/chunk-PLINX5F2.js";import"./chunks/chunk-MLG34OPO.js";import"./chunks/chunk-ULY4CF24.js";import"./chunks/chunk-KXZEZ5LI.js";
import"./chunks/chunk-F4UJXWRD.js";import"./chunks/chunk-FK5EXA47.js";import"./chunks/chunk-U7CMQY7T.js";import"./chunks/chunk-KQ3JW6BQ.js";
import"./chunks/chunk-TXIT2DZO.js";await runAction(report);
