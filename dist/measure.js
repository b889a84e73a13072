import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measure,runAction}from"./chunks/chunk-ZAASIEJH.js";import"./chunks/chunk-T7ZHLBIJ.js";import"./chunks/chunk-V5TZFWAY.js";
import"./chunks/chunk-NO6JVC4H.js";import"./chunks/chunk-O5CA6BXR.js";import"./chunks/chunk-WEJWVCNK.js";import"./chunks/chunk-KO2ATKFO.js";
import"./chunks/chunk-SZNAHEYU.js";import"./chunks/chunk-A5NS6PXE.js";import"./chunks/chunk-APN5LMAE.js";import"./chunks/chunk-KSPZPUWD.js";
import"./chunks/chunk-B6XOBEIL.js";import"./chunks/chunk-7LGD42BZ.js";import"./chunks/chunk-6HQNVFED.js";import"./chunks/chunk-ECC2TKIJ.js";
import"./chunks/chunk-TRKHTLFU.js";import"./chunks/chunk-FCHEUK75.js";import"./chunks/chunk-WJP4PDLC.js";import"./chunks/chunk-RKS5DA4K.js";
import"./chunks/chunk-6GKZWBWP.js";import"./chunks/chunk-GZRDULMA.js";import"./chunks/chunk-FTWAL6AX.js";import"./chunks/chunk-KQ3JW6BQ.js";
import"./chunks/chunk-TXIT2DZO.js";await runAction(measure);
