import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{cleanUp,runAction}from"./chunks/chunk-AKEDPXCI.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-3CMNXZNC.js";
import"./chunks/chunk-ITA423LV.js";import"./chunks/chunk-O56A2AFU.js";import"./chunks/chunk-2CZ2XZY7.js";import"./chunks/chunk-LWT2E7LX.js";
import"./chunks/chunk-2LZHYNMA.js";import"./chunks/chunk-LMAT7AL3.js";import"./chunks/chunk-CGGNXWIP.js";import"./chunks/chunk-6SOG4SPE.js";
import"./chunks/chunk-6D5IVRLX.js";import"./chunks/chunk-I26ZRJC7.js";import"./chunks/chunk-PO57IB6S.js";import"./chunks/chunk-55IMAIYE.js";
import"./chunks/chunk-XTL7VNUR.js";import"./chunks/chunk-6FO44SI4.js";import"./chunks/chunk-Y4QSQYSV.js";import"./chunks/chunk-TAHYMK3E.js";
import"./chunks/chunk-XNQJWE6S.js";import"./chunks/chunk-NZWFUP5M.js";import"./chunks/chunk-DX5SWUY6.js";import"./chunks/chunk-22RSWMGT.js";
import"./chunks/chunk-4NI3GUM4.js";await runAction(cleanUp);
