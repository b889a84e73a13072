import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-PSIP5EBB.js";import"./chunk-Y7KOSVQF.js";import"./chunk-GQG3JW5J.js";import{
exitCodeOf,printReport}from"./chunk-RS6BMLNC.js";import"./chunk-VEY426PU.js";import{readConfig}from"./chunk-MYPBUEGK.js";
import{makeTerminalHost}from"./chunk-UVPNKEAZ.js";import"./chunk-VIOSUKSI.js";import"./chunk-LMHRIVSU.js";
import"./chunk-HLJBWRJ7.js";import"./chunk-2EEQCBWG.js";import{analyseLegs,checkLegs,parseBudgetFile,policyOf,
publishSettings,readRecording}from"./chunk-KMA5VG53.js";import"./chunk-BVQLLZH5.js";import"./chunk-PLINX5F2.js";
import"./chunk-MLG34OPO.js";import"./chunk-ULY4CF24.js";import"./chunk-KXZEZ5LI.js";import"./chunk-F4UJXWRD.js";
import"./chunk-FK5EXA47.js";import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=makeTerminalHost({isQuiet:true});const recordings=await readAll(
host,files);checkLegs(recordings);const text=await readConfig(host,given);const file=text&&parseBudgetFile(text.text,text.
path);const result=analyseLegs(recordings,policyOf(file,host.clock.today()));printReport({...result,name:given.name??result.
name},output);return exitCodeOf(result,publishSettings(given).failOn)}async function readAll(host,paths){const[first,...others]=await Promise.
all(paths.map(path=>readRecording(host,path)));if(first!==void 0)return[first,...others];throw new UserError({where:"com\
mand line",what:"no recording was named",remedy:"Write `report recording.json`"})}export{report};
