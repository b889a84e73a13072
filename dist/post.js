import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-7MLCPPR7.js";import{runAction}from"./chunks/chunk-AMMF2N3Z.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-AHE3HX7P.js";import"./chunks/chunk-6XAJ26TU.js";
import"./chunks/chunk-DX45VX6Y.js";import"./chunks/chunk-GCDM7QQY.js";import"./chunks/chunk-P62QPGD6.js";import"./chunks/chunk-EF4R5VIE.js";
import"./chunks/chunk-YEK475H4.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-2PJAB4V4.js";import"./chunks/chunk-NOM5XXZ4.js";
import"./chunks/chunk-XUA7IWJB.js";import"./chunks/chunk-AQDACMIJ.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
