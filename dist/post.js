import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-KORGKEXT.js";import"./chunks/chunk-C3LGNFAP.js";import"./chunks/chunk-NSMIX4YY.js";
import{runAction}from"./chunks/chunk-VZLKLPPY.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-AVXVV6CR.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-YPNK76CG.js";import"./chunks/chunk-3VSOTNBW.js";
import"./chunks/chunk-SMXATQNF.js";import"./chunks/chunk-EK7BICEB.js";import"./chunks/chunk-I2BV3JGD.js";import"./chunks/chunk-5KKXAOVP.js";
import"./chunks/chunk-R6LAGRKL.js";import"./chunks/chunk-POXHZWES.js";import"./chunks/chunk-TRQTGOGO.js";import"./chunks/chunk-ZJDBXEUV.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-5VGJYODV.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
