import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-DZBPE5TH.js";import"./chunks/chunk-SAKCMBDP.js";import"./chunks/chunk-DS7HS4ML.js";
import{runAction}from"./chunks/chunk-KLEK27ZD.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-JA3T5EPM.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-SKFE6NO2.js";import"./chunks/chunk-4PKMWLNN.js";
import"./chunks/chunk-SR6VECH5.js";import"./chunks/chunk-MM4W5FG2.js";import"./chunks/chunk-UYSRP34Z.js";import"./chunks/chunk-ICRJTAWX.js";
import"./chunks/chunk-DQHQYAR2.js";import"./chunks/chunk-NQPI6Q5J.js";import"./chunks/chunk-HEH67356.js";import"./chunks/chunk-LL6TDALL.js";
import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-VSTLKTQT.js";
import"./chunks/chunk-GAOIDVRA.js";import"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
