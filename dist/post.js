import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-JWQLAMNN.js";import"./chunks/chunk-VNSBCR6T.js";import"./chunks/chunk-QAKWR6BQ.js";
import{runAction}from"./chunks/chunk-ZWWMY6GN.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-6EGUR6AA.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-ZLOLLWWF.js";import"./chunks/chunk-3VSOTNBW.js";
import"./chunks/chunk-7IGD6VGB.js";import"./chunks/chunk-SOSEOAXV.js";import"./chunks/chunk-KJGNXQDZ.js";import"./chunks/chunk-QS5YVFIT.js";
import"./chunks/chunk-R6LAGRKL.js";import"./chunks/chunk-NXXOH2ZQ.js";import"./chunks/chunk-YHS7R4PB.js";import"./chunks/chunk-ZWGVAMPI.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-UKCMSQJQ.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-5VGJYODV.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
