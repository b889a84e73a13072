import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-D5AJNRTP.js";import"./chunks/chunk-WJ5EC3KG.js";import"./chunks/chunk-QJLSCZJO.js";
import{runAction}from"./chunks/chunk-BHAOF45N.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-LDPP5Q5H.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-IDCPUS2M.js";import"./chunks/chunk-3VSOTNBW.js";
import"./chunks/chunk-ITUUEV5G.js";import"./chunks/chunk-IIAFI4XE.js";import"./chunks/chunk-OCYSQL6P.js";import"./chunks/chunk-3VK2OERO.js";
import"./chunks/chunk-R6LAGRKL.js";import"./chunks/chunk-4XH5MLMB.js";import"./chunks/chunk-ZTLMXLVY.js";import"./chunks/chunk-FQMRSDGS.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-5VGJYODV.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
