import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-ESVGLOQR.js";import"./chunks/chunk-F5ZXNLF7.js";import"./chunks/chunk-2GFOTJLD.js";
import{runAction}from"./chunks/chunk-5QYIRLYG.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-NG27BKQU.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-JVKXA6XO.js";import"./chunks/chunk-QWVOIOP7.js";
import"./chunks/chunk-262UYGJA.js";import"./chunks/chunk-J5TKL4NI.js";import"./chunks/chunk-PCWRD2YZ.js";import"./chunks/chunk-LCPBPEEH.js";
import"./chunks/chunk-UNLSK6X3.js";import"./chunks/chunk-VU5YRCMF.js";import"./chunks/chunk-VP5H5WGL.js";import"./chunks/chunk-ORBSYQOJ.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-VZD7LG4B.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
