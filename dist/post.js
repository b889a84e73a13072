import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-3HUCKXDF.js";import{runAction}from"./chunks/chunk-EPS5EEZY.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-A67NATEO.js";import"./chunks/chunk-HTAHRUL3.js";
import"./chunks/chunk-WUTZBZPU.js";import"./chunks/chunk-LI3A4KUQ.js";import"./chunks/chunk-DTSJLRIA.js";import"./chunks/chunk-M5OLNA2W.js";
import"./chunks/chunk-2SFY2VND.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-KJC5SX7O.js";import"./chunks/chunk-SGH4ICX7.js";
import"./chunks/chunk-6I2LMZS7.js";import"./chunks/chunk-2JAFU472.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
