import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-6Z33VP64.js";import"./chunks/chunk-AIPU6ZR3.js";import"./chunks/chunk-WPXRFK7O.js";
import"./chunks/chunk-AQM6DGC2.js";import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-HXLW4KML.js";import{runAction}from"./chunks/chunk-NYOJPHV3.js";
import"./chunks/chunk-GDDTXQAI.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-EJVPIDXD.js";import"./chunks/chunk-TEIEPODL.js";
import"./chunks/chunk-EFLWLGKE.js";import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-P6FOS7KG.js";import"./chunks/chunk-65LZPHWG.js";import"./chunks/chunk-55ERVSL5.js";
import"./chunks/chunk-VK3OU7FR.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-XBHYVAAQ.js";import"./chunks/chunk-ZCBYPN4W.js";
import"./chunks/chunk-D6NP6SBN.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-IXRJUOBZ.js";import"./chunks/chunk-DTL3SXP4.js";
import"./chunks/chunk-GJUBWR4Q.js";import"./chunks/chunk-SCDW2L2P.js";import"./chunks/chunk-NQDBFFQ2.js";import"./chunks/chunk-OGXTUGMV.js";
import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-RBRVNEPW.js";import"./chunks/chunk-TAZGCLPK.js";
import"./chunks/chunk-DACUQ57T.js";import"./chunks/chunk-JCFVTOWJ.js";import"./chunks/chunk-RLM5C7GR.js";import"./chunks/chunk-HKY42QPB.js";
import"./chunks/chunk-3AGQWWDO.js";import"./chunks/chunk-L2GRNRRK.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-3K2ZOJN5.js";
import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-HWLSBK7Z.js";import"./chunks/chunk-3VKKOK6H.js";import"./chunks/chunk-VTTASEHS.js";
import"./chunks/chunk-WUPIBDG2.js";import"./chunks/chunk-BNVLGSET.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
