import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-67LSPPAD.js";import"./chunks/chunk-V7DORNKO.js";import"./chunks/chunk-UZ7VDY7M.js";
import{runAction}from"./chunks/chunk-4ZXQS64Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-PC66DAMC.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-GWOU3EZ7.js";import"./chunks/chunk-GIATDLDK.js";
import"./chunks/chunk-SAQYGGP2.js";import"./chunks/chunk-4NLWNOTE.js";import"./chunks/chunk-3IXTCX67.js";import"./chunks/chunk-KJIK7RRS.js";
import"./chunks/chunk-DQHQYAR2.js";import"./chunks/chunk-XZXPBNNE.js";import"./chunks/chunk-DWKD3IPL.js";import"./chunks/chunk-ADRWTQ3L.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-JW2AQNW6.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
