import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-SFSNZLPW.js";import{analyseLegs}from"./chunk-6D2743O3.js";import"./chunk-U5I4PLSP.js";
import{exitCodeOf,printReport}from"./chunk-YOMC5SCZ.js";import"./chunk-FO63XZQ2.js";import{openingNamed,readConfig}from"./chunk-37IQEYJG.js";
import{makeTerminalHost}from"./chunk-SDMK54ZM.js";import"./chunk-Q6DRGW3W.js";import"./chunk-CFDGBHBA.js";
import"./chunk-HLJBWRJ7.js";import"./chunk-ZX557P5P.js";import{checkLegs,parseBudgetFile,policyOf,publishSettings,
readRecording}from"./chunk-MG66SDOR.js";import"./chunk-4RWNLQZ5.js";import"./chunk-V7GFTYLC.js";import"./chunk-2FI7MHU2.js";
import"./chunk-D6JGVXCT.js";import"./chunk-YYRCDUZK.js";import"./chunk-6HROLFLV.js";import"./chunk-CMXWGDEC.js";
import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=openingNamed(makeTerminalHost({isQuiet:true}));
const recordings=await readAll(host,files);checkLegs(recordings);const text=await readConfig(host,given);const file=text&&
parseBudgetFile(text.text,text.path);const result=analyseLegs(recordings,policyOf(file,host.clock.today()));printReport(
{...result,name:given.name??result.name},output);return exitCodeOf(result,publishSettings(given).failOn)}async function readAll(host,paths){
const[first,...others]=await Promise.all(paths.map(path=>readRecording(host,path)));if(first!==void 0)return[first,...others];
throw new UserError({where:"command line",what:"no recording was named",remedy:"Write `report recording.json`"})}export{report};
