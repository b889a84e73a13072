import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-GYHYWFDF.js";import{runAction}from"./chunks/chunk-DBPMW54L.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-FWP5PQYG.js";import"./chunks/chunk-TJVXSQ4U.js";
import"./chunks/chunk-AZRTJBVI.js";import"./chunks/chunk-THDOESCH.js";import"./chunks/chunk-IKSPXGBE.js";import"./chunks/chunk-ET2FACDU.js";
import"./chunks/chunk-I2MRJ4UF.js";import"./chunks/chunk-VWDZQE77.js";import"./chunks/chunk-K7U33ATV.js";import"./chunks/chunk-KG3JJBVT.js";
import"./chunks/chunk-4Q6QMYTI.js";import"./chunks/chunk-EORH2WXK.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
