import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{cleanUp,runAction}from"./chunks/chunk-PAOZGZFF.js";import"./chunks/chunk-T7ZHLBIJ.js";import"./chunks/chunk-V5TZFWAY.js";
import"./chunks/chunk-ZFSKEP6N.js";import"./chunks/chunk-O5CA6BXR.js";import"./chunks/chunk-AQU76T2Q.js";import"./chunks/chunk-FXXBQ4L6.js";
import"./chunks/chunk-YU2MZOBA.js";import"./chunks/chunk-Y6Q2NB5X.js";import"./chunks/chunk-M6JKTG3Z.js";import"./chunks/chunk-TL2OWTGZ.js";
import"./chunks/chunk-B6XOBEIL.js";import"./chunks/chunk-VQQDN7QI.js";import"./chunks/chunk-UAK5ACO7.js";import"./chunks/chunk-VZGJH6IP.js";
import"./chunks/chunk-7RURHUYU.js";import"./chunks/chunk-WJP4PDLC.js";import"./chunks/chunk-63ISEC2G.js";import"./chunks/chunk-MT3A5R62.js";
import"./chunks/chunk-KQ3JW6BQ.js";import"./chunks/chunk-LILJVUUO.js";import"./chunks/chunk-7LGD42BZ.js";import"./chunks/chunk-FTWAL6AX.js";
import"./chunks/chunk-TXIT2DZO.js";await runAction(cleanUp);
