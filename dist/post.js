import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-DJ4EK77Q.js";import{runAction}from"./chunks/chunk-YZ5VYBGU.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-DZ3NN7JA.js";import"./chunks/chunk-OPG63MJZ.js";
import"./chunks/chunk-WLJLCCXL.js";import"./chunks/chunk-YVRFBZUY.js";import"./chunks/chunk-MQ5SWYDO.js";import"./chunks/chunk-ORENVBK3.js";
import"./chunks/chunk-OEVBELJI.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-JJVFRLAT.js";import"./chunks/chunk-NOM5XXZ4.js";
import"./chunks/chunk-L576L5PT.js";import"./chunks/chunk-AQDACMIJ.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
