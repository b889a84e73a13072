import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measure,runAction}from"./chunks/chunk-AXXSZUFY.js";import"./chunks/chunk-T7ZHLBIJ.js";import"./chunks/chunk-XEUQ4U2Y.js";
import"./chunks/chunk-FPM6YK2B.js";import"./chunks/chunk-RUAOKKMU.js";import"./chunks/chunk-SEJEUGCL.js";import"./chunks/chunk-VEG5PJ4C.js";
import"./chunks/chunk-GW4JUFUD.js";import"./chunks/chunk-HLJBWRJ7.js";import"./chunks/chunk-2A3BUKBL.js";import"./chunks/chunk-QIYA6ZJY.js";
import"./chunks/chunk-4RWNLQZ5.js";import"./chunks/chunk-Z6ZLIRBC.js";import"./chunks/chunk-JYE3545A.js";import"./chunks/chunk-D6JGVXCT.js";
import"./chunks/chunk-CIUGCVZL.js";import"./chunks/chunk-EYQT55HU.js";import"./chunks/chunk-V2EK3HV6.js";import"./chunks/chunk-U7CMQY7T.js";
import"./chunks/chunk-KQ3JW6BQ.js";import"./chunks/chunk-TXIT2DZO.js";await runAction(measure);
