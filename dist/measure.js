import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measure,runAction}from"./chunks/chunk-BT3UAHWL.js";import"./chunks/chunk-T7ZHLBIJ.js";import"./chunks/chunk-PUXK5CMG.js";
import"./chunks/chunk-5MRAI7KC.js";import"./chunks/chunk-T2LU7SRA.js";import"./chunks/chunk-JRLJ4Q35.js";import"./chunks/chunk-VBCBTYKE.js";
import"./chunks/chunk-EUO7C5MA.js";import"./chunks/chunk-HLJBWRJ7.js";import"./chunks/chunk-2A3BUKBL.js";import"./chunks/chunk-P6WBD7KW.js";
import"./chunks/chunk-4RWNLQZ5.js";import"./chunks/chunk-YMF4X7J5.js";import"./chunks/chunk-GP3MCPUO.js";import"./chunks/chunk-22RU3DCD.js";
import"./chunks/chunk-SCTEXPEV.js";import"./chunks/chunk-7U5SPUYZ.js";import"./chunks/chunk-PEY67Y5D.js";import"./chunks/chunk-I2C4VAIP.js";
import"./chunks/chunk-U7CMQY7T.js";import"./chunks/chunk-KQ3JW6BQ.js";import"./chunks/chunk-TXIT2DZO.js";await runAction(measure);
