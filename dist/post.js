import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-6XXPNYIG.js";import{runAction}from"./chunks/chunk-ZQEQ6Y7X.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-D2B2VNRD.js";import"./chunks/chunk-4DYG5IAX.js";import"./chunks/chunk-MCTECP5I.js";
import"./chunks/chunk-AZRTJBVI.js";import"./chunks/chunk-HSHOUPGJ.js";import"./chunks/chunk-IKSPXGBE.js";import"./chunks/chunk-ET2FACDU.js";
import"./chunks/chunk-I2MRJ4UF.js";import"./chunks/chunk-VWDZQE77.js";import"./chunks/chunk-WHPQIAZS.js";import"./chunks/chunk-SWBSAKT7.js";
import"./chunks/chunk-4Q6QMYTI.js";import"./chunks/chunk-EORH2WXK.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
