import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{gate,runAction}from"./chunks/chunk-6BFTBXMK.js";import"./chunks/chunk-T7ZHLBIJ.js";import"./chunks/chunk-V5TZFWAY.js";
import"./chunks/chunk-GGZDVUTU.js";import"./chunks/chunk-O5CA6BXR.js";import"./chunks/chunk-UDJBD2YH.js";import"./chunks/chunk-OKVTF7MM.js";
import"./chunks/chunk-N4UN3GB3.js";import"./chunks/chunk-BX3TJYIO.js";import"./chunks/chunk-ODX5DD4Z.js";import"./chunks/chunk-IW3Z6UKL.js";
import"./chunks/chunk-B6XOBEIL.js";import"./chunks/chunk-NBJGF5CC.js";import"./chunks/chunk-G7JIIIAN.js";import"./chunks/chunk-LU527Q4Q.js";
import"./chunks/chunk-VO2TJ2HY.js";import"./chunks/chunk-WJP4PDLC.js";import"./chunks/chunk-KMBMGURB.js";import"./chunks/chunk-TJMFT2DQ.js";
import"./chunks/chunk-KQ3JW6BQ.js";import"./chunks/chunk-J4QRR3F2.js";import"./chunks/chunk-7LGD42BZ.js";import"./chunks/chunk-FTWAL6AX.js";
import"./chunks/chunk-TXIT2DZO.js";await runAction(gate);
