import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-CEO4HDSR.js";import"./chunks/chunk-VTF5NYUW.js";import{runAction}from"./chunks/chunk-OYUGCV7K.js";
import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-SJ3LRTKZ.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-XF4OGQA7.js";import"./chunks/chunk-NMVZDVZS.js";import"./chunks/chunk-7OHXEMLV.js";import"./chunks/chunk-BVCRJI65.js";
import"./chunks/chunk-CG7XTK76.js";import"./chunks/chunk-Z26OSYOP.js";import"./chunks/chunk-PWTHEOSO.js";import"./chunks/chunk-6GQY3KYP.js";
import"./chunks/chunk-6N7UZRFC.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-WCF5KLDJ.js";import"./chunks/chunk-3IVH7VNZ.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-NLBIMEYB.js";import"./chunks/chunk-23PMS7MH.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
