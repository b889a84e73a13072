import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-DRYPRM5G.js";import"./chunks/chunk-2LIY7USW.js";import"./chunks/chunk-YUCLIOBL.js";
import{runAction}from"./chunks/chunk-3NKOOCJ6.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-O2UGRLYU.js";import"./chunks/chunk-HORSEWDF.js";
import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-G5QNNWTC.js";import"./chunks/chunk-XG5NZJ3P.js";import"./chunks/chunk-2M7TRHLS.js";
import"./chunks/chunk-SE7IGQZC.js";import"./chunks/chunk-T7NHWXN5.js";import"./chunks/chunk-TTJP5OML.js";import"./chunks/chunk-DQHQYAR2.js";
import"./chunks/chunk-4L56Q62S.js";import"./chunks/chunk-ZZTFQOK5.js";import"./chunks/chunk-X2TSKCJN.js";import"./chunks/chunk-NK3RRWT3.js";
import"./chunks/chunk-ADDSLS27.js";import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-AX4ICRNQ.js";import"./chunks/chunk-GAOIDVRA.js";
import"./chunks/chunk-32IOA455.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-4NI3GUM4.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
