import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-RKWH6X4Y.js";import"./chunk-Y7KOSVQF.js";import{analyseLegs}from"./chunk-5MRAI7KC.js";
import"./chunk-T2LU7SRA.js";import{exitCodeOf,printReport}from"./chunk-KYMYEU6O.js";import"./chunk-VEY426PU.js";
import{readConfig}from"./chunk-EQ2I7CXG.js";import{makeTerminalHost}from"./chunk-G2H7U33V.js";import"./chunk-VBCBTYKE.js";
import"./chunk-EUO7C5MA.js";import"./chunk-HLJBWRJ7.js";import"./chunk-2A3BUKBL.js";import{checkLegs,parseBudgetFile,
policyOf,publishSettings,readRecording}from"./chunk-P6WBD7KW.js";import"./chunk-4RWNLQZ5.js";import"./chunk-YMF4X7J5.js";
import"./chunk-GP3MCPUO.js";import"./chunk-22RU3DCD.js";import"./chunk-SCTEXPEV.js";import"./chunk-7U5SPUYZ.js";
import"./chunk-PEY67Y5D.js";import"./chunk-I2C4VAIP.js";import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";
import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=makeTerminalHost({isQuiet:true});const recordings=await readAll(
host,files);checkLegs(recordings);const text=await readConfig(host,given);const file=text&&parseBudgetFile(text.text,text.
path);const result=analyseLegs(recordings,policyOf(file,host.clock.today()));printReport({...result,name:given.name??result.
name},output);return exitCodeOf(result,publishSettings(given).failOn)}async function readAll(host,paths){const[first,...others]=await Promise.
all(paths.map(path=>readRecording(host,path)));if(first!==void 0)return[first,...others];throw new UserError({where:"com\
mand line",what:"no recording was named",remedy:"Write `report recording.json`"})}export{report};
