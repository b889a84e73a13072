import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-T5OQQJFQ.js";import"./chunks/chunk-B2DBYPYC.js";import"./chunks/chunk-XMO7Y2NZ.js";
import"./chunks/chunk-ZTQPWVMQ.js";import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-ME6GI4SX.js";import{runAction}from"./chunks/chunk-ADHHUPRZ.js";
import"./chunks/chunk-5S67KK32.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-ZYHZ7BUN.js";import"./chunks/chunk-RR2H6AQN.js";
import"./chunks/chunk-MBXKXTWI.js";import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-F33WVJYO.js";import"./chunks/chunk-P45O5LJ7.js";import"./chunks/chunk-55ERVSL5.js";
import"./chunks/chunk-UY35WW5V.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-77E5JDPE.js";import"./chunks/chunk-3DAAAMNJ.js";
import"./chunks/chunk-UV4LJAES.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-IXRJUOBZ.js";import"./chunks/chunk-JRU4GYAG.js";
import"./chunks/chunk-PWVVKT3K.js";import"./chunks/chunk-SCDW2L2P.js";import"./chunks/chunk-NQDBFFQ2.js";import"./chunks/chunk-OGXTUGMV.js";
import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-HVHXFPR7.js";import"./chunks/chunk-TAZGCLPK.js";
import"./chunks/chunk-NCGDOWRN.js";import"./chunks/chunk-JCFVTOWJ.js";import"./chunks/chunk-RLM5C7GR.js";import"./chunks/chunk-JKVBGI73.js";
import"./chunks/chunk-NKH3IOD6.js";import"./chunks/chunk-L2GRNRRK.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-3K2ZOJN5.js";
import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-XGPF6ISW.js";import"./chunks/chunk-Y6BKRERJ.js";import"./chunks/chunk-VTTASEHS.js";
import"./chunks/chunk-WUPIBDG2.js";import"./chunks/chunk-BNVLGSET.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
