import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{gate,runAction}from"./chunks/chunk-AWX3XZTW.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-3CMNXZNC.js";
import"./chunks/chunk-K3DUKADL.js";import"./chunks/chunk-O56A2AFU.js";import"./chunks/chunk-HBWHWAWZ.js";import"./chunks/chunk-7WYEE36V.js";
import"./chunks/chunk-UOZE7GSG.js";import"./chunks/chunk-LMAT7AL3.js";import"./chunks/chunk-ELCBPIFU.js";import"./chunks/chunk-MLCACVFN.js";
import"./chunks/chunk-6D5IVRLX.js";import"./chunks/chunk-5TGE6YXZ.js";import"./chunks/chunk-ZBDSDBEP.js";import"./chunks/chunk-NLVGQK5W.js";
import"./chunks/chunk-TIO3AHIY.js";import"./chunks/chunk-6FO44SI4.js";import"./chunks/chunk-LFPHIZHG.js";import"./chunks/chunk-A7PHFZRH.js";
import"./chunks/chunk-XNQJWE6S.js";import"./chunks/chunk-NZWFUP5M.js";import"./chunks/chunk-DX5SWUY6.js";import"./chunks/chunk-22RSWMGT.js";
import"./chunks/chunk-4NI3GUM4.js";await runAction(gate);
