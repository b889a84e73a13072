import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-CQMTGSXB.js";import{runAction}from"./chunks/chunk-PHJVW6BQ.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-QOFWSD3K.js";import"./chunks/chunk-TXILD6PK.js";
import"./chunks/chunk-UUID44BJ.js";import"./chunks/chunk-ZFCVCSRK.js";import"./chunks/chunk-CRGHGEWU.js";import"./chunks/chunk-MZ6LLOQU.js";
import"./chunks/chunk-CDGVCCKA.js";import"./chunks/chunk-VWDZQE77.js";import"./chunks/chunk-YJD6DZD6.js";import"./chunks/chunk-ODAYNF2Y.js";
import"./chunks/chunk-FMXUHUKO.js";import"./chunks/chunk-XKPU5TIS.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
