import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FOLDER_PREFIX,FOLDER_STATE}from"./chunks/chunk-EEVHLVVB.js";import"./chunks/chunk-JNSZYDSM.js";import"./chunks/chunk-CGDD66JH.js";
import"./chunks/chunk-7EJY35PH.js";import"./chunks/chunk-ABZBNJLJ.js";import"./chunks/chunk-C4TR3EOV.js";import{runAction}from"./chunks/chunk-7JBVZNHE.js";
import"./chunks/chunk-M2K3F6CH.js";import"./chunks/chunk-DJJNLWET.js";import"./chunks/chunk-3DJB2HZE.js";import"./chunks/chunk-BPI5WG55.js";
import"./chunks/chunk-M6IBGP5J.js";import"./chunks/chunk-53HEI53Z.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-G5QNNWTC.js";
import"./chunks/chunk-HUHM5OEK.js";import"./chunks/chunk-GOPMAUTP.js";import"./chunks/chunk-DSPOCP75.js";import"./chunks/chunk-QSSAQVID.js";
import"./chunks/chunk-UY35WW5V.js";import"./chunks/chunk-UJIBPF3V.js";import"./chunks/chunk-INIXPPDB.js";import"./chunks/chunk-MARM57CZ.js";
import"./chunks/chunk-YQLFR6LG.js";import"./chunks/chunk-6CHGF4MC.js";import"./chunks/chunk-FI6XLVHD.js";import"./chunks/chunk-HK32KVEB.js";
import"./chunks/chunk-7JPDPRSF.js";import"./chunks/chunk-ELUMOZVM.js";import"./chunks/chunk-CDN7I5AD.js";import"./chunks/chunk-QJ7AYOSM.js";
import"./chunks/chunk-YDHXQ5NR.js";import"./chunks/chunk-NREAO3NB.js";import"./chunks/chunk-QQNRHAR5.js";import"./chunks/chunk-TAZGCLPK.js";
import"./chunks/chunk-Z36VLS26.js";import"./chunks/chunk-NKH3IOD6.js";import"./chunks/chunk-NCGDOWRN.js";import"./chunks/chunk-JCFVTOWJ.js";
import"./chunks/chunk-L2GRNRRK.js";import"./chunks/chunk-NK3RRWT3.js";import"./chunks/chunk-3K2ZOJN5.js";import"./chunks/chunk-3YIQMNTG.js";
import"./chunks/chunk-3GIJQ7B4.js";import"./chunks/chunk-HHYFZVXQ.js";import"./chunks/chunk-Y6BKRERJ.js";import"./chunks/chunk-VTTASEHS.js";
import"./chunks/chunk-HZL6TB3P.js";import"./chunks/chunk-E4HB5Y7J.js";import{basename,dirname}from"node:path";async function cleanUp({host,runner}){let folder=runner.recall(FOLDER_STATE);dirname(folder)===host.files.temporaryRoot&&
basename(folder).startsWith(FOLDER_PREFIX)&&(await runner.endProcesses(folder),await host.files.remove(folder))}await runAction(cleanUp);
