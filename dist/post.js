import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-V47LGVRP.js";import"./chunks/chunk-YUFAUESA.js";import"./chunks/chunk-2BQMT64H.js";
import{runAction}from"./chunks/chunk-OIF6C35L.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-LS3DELZN.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-GW2NPHVJ.js";import"./chunks/chunk-QWVOIOP7.js";
import"./chunks/chunk-IG2XBVA2.js";import"./chunks/chunk-L7JTRY5K.js";import"./chunks/chunk-NJ7J4D2H.js";import"./chunks/chunk-4THAXJLQ.js";
import"./chunks/chunk-UNLSK6X3.js";import"./chunks/chunk-Q4TTUYBV.js";import"./chunks/chunk-FRSQQ4Y2.js";import"./chunks/chunk-MI7YAUMO.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-VZD7LG4B.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
