import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{report,runAction}from"./chunks/chunk-5QWWC25C.js";import"./chunks/chunk-T7ZHLBIJ.js";import"./chunks/chunk-V5TZFWAY.js";
import"./chunks/chunk-RDXDLFQ4.js";import"./chunks/chunk-O5CA6BXR.js";import"./chunks/chunk-UMHSJ3PT.js";import"./chunks/chunk-FRARJMPH.js";
import"./chunks/chunk-RNEOTAE5.js";import"./chunks/chunk-YQVWX5FP.js";import"./chunks/chunk-4AP4AIOC.js";import"./chunks/chunk-4B62SKZ6.js";
import"./chunks/chunk-B6XOBEIL.js";import"./chunks/chunk-XHZ4JMVC.js";import"./chunks/chunk-NLHCXKBV.js";import"./chunks/chunk-ITSLA55S.js";
import"./chunks/chunk-OTQATU74.js";import"./chunks/chunk-WJP4PDLC.js";import"./chunks/chunk-M73HCP6O.js";import"./chunks/chunk-FNKJRM42.js";
import"./chunks/chunk-KQ3JW6BQ.js";import"./chunks/chunk-OKWJN2M7.js";import"./chunks/chunk-7LGD42BZ.js";import"./chunks/chunk-FTWAL6AX.js";
import"./chunks/chunk-TXIT2DZO.js";await runAction(report);
