import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-3KOFP2MD.js";import"./chunks/chunk-PXOZOODU.js";import"./chunks/chunk-QDXKNY2E.js";
import"./chunks/chunk-UFSH7QOG.js";import"./chunks/chunk-KGDXCEH4.js";import{runAction}from"./chunks/chunk-SXTEFXSG.js";import"./chunks/chunk-Q5IUPMBN.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-PSUFYUGR.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-W67KMNTT.js";import"./chunks/chunk-JTOQ4DH4.js";import"./chunks/chunk-4MFU7F2Z.js";import"./chunks/chunk-W5LDEPI3.js";
import"./chunks/chunk-AOCNN6SP.js";import"./chunks/chunk-LEVH2Q7W.js";import"./chunks/chunk-P7HPLJKI.js";import"./chunks/chunk-44FOR5LM.js";
import"./chunks/chunk-IOZYXH5W.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-YL4NMDS2.js";import"./chunks/chunk-7XMAUFAX.js";
import"./chunks/chunk-OABH57P3.js";import"./chunks/chunk-ABQ4PPY6.js";import"./chunks/chunk-NBBKEFUZ.js";import"./chunks/chunk-AGWB6ZWU.js";
import"./chunks/chunk-HURJGMCU.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-DIPTC46G.js";import"./chunks/chunk-3GIJQ7B4.js";
import"./chunks/chunk-3EX73MLL.js";import"./chunks/chunk-YKJSESYE.js";import"./chunks/chunk-CCDTYZW3.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
