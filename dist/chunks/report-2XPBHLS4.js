import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readReport}from"./chunk-T64MEVTV.js";import{analyseLegs}from"./chunk-EIFM7DMW.js";import"./chunk-A7Y7AFTQ.js";
import{openingNamed,readConfig}from"./chunk-XHGDG62Y.js";import{exitCodeOf,printReport}from"./chunk-2Q5IDMSI.js";
import"./chunk-TEXPQ4HA.js";import{makeTerminalHost}from"./chunk-DRGTU7KL.js";import"./chunk-CR6SZ72P.js";
import"./chunk-P7DZFKEV.js";import"./chunk-ZX557P5P.js";import"./chunk-DYH46I7A.js";import{checkLegs,parseBudgetFile,
policyOf,publishSettings,readRecording}from"./chunk-2Y22KAUO.js";import"./chunk-4RWNLQZ5.js";import"./chunk-5YWDBYLS.js";
import"./chunk-GM2DYYYT.js";import"./chunk-23WD6QF5.js";import"./chunk-3YRMSXZV.js";import"./chunk-T5VYX56U.js";
import"./chunk-XM6OT2YG.js";import{UserError}from"./chunk-NERQOL4A.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-TXIT2DZO.js";async function report(argv){const{given,output,files}=readReport(argv);const host=openingNamed(makeTerminalHost({isQuiet:true}));
const recordings=await readAll(host,files);checkLegs(recordings);const text=await readConfig(host,given);const file=text&&
parseBudgetFile(text.text,text.path);const result=analyseLegs(recordings,policyOf(file,host.clock.today()));printReport(
{...result,name:given.name??result.name},output);return exitCodeOf(result,publishSettings(given).failOn)}async function readAll(host,paths){
const[first,...others]=await Promise.all(paths.map(path=>readRecording(host,path)));if(first!==void 0)return[first,...others];
throw new UserError({where:"command line",what:"no recording was named",remedy:"Write `report recording.json`"})}export{report};
