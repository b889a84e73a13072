import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-WDDACQJJ.js";import{analyseLegs}from"./chunk-FPM6YK2B.js";import"./chunk-RUAOKKMU.js";
import{exitCodeOf,printReport}from"./chunk-KTORNSQX.js";import"./chunk-FO63XZQ2.js";import{openingNamed,readConfig}from"./chunk-6FURKH7U.js";
import{makeTerminalHost}from"./chunk-SOFXZJ6V.js";import"./chunk-VEG5PJ4C.js";import"./chunk-GW4JUFUD.js";
import"./chunk-HLJBWRJ7.js";import"./chunk-2A3BUKBL.js";import{checkLegs,parseBudgetFile,policyOf,publishSettings,
readRecording}from"./chunk-QIYA6ZJY.js";import"./chunk-4RWNLQZ5.js";import"./chunk-Z6ZLIRBC.js";import"./chunk-JYE3545A.js";
import"./chunk-D6JGVXCT.js";import"./chunk-CIUGCVZL.js";import"./chunk-EYQT55HU.js";import"./chunk-V2EK3HV6.js";
import{UserError}from"./chunk-U7CMQY7T.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=openingNamed(makeTerminalHost({isQuiet:true}));
const recordings=await readAll(host,files);checkLegs(recordings);const text=await readConfig(host,given);const file=text&&
parseBudgetFile(text.text,text.path);const result=analyseLegs(recordings,policyOf(file,host.clock.today()));printReport(
{...result,name:given.name??result.name},output);return exitCodeOf(result,publishSettings(given).failOn)}async function readAll(host,paths){
const[first,...others]=await Promise.all(paths.map(path=>readRecording(host,path)));if(first!==void 0)return[first,...others];
throw new UserError({where:"command line",what:"no recording was named",remedy:"Write `report recording.json`"})}export{report};
