import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseReportArgs}from"./chunk-5XHD47Q6.js";import"./chunk-46UH3OUG.js";import{repeatsOf}from"./chunk-UFUVY6LE.js";
import"./chunk-VGA3G7GZ.js";import{analyseLegs}from"./chunk-YPNK76CG.js";import{readConfig}from"./chunk-5NSAVDYT.js";
import{printReport,terminalGuidance}from"./chunk-UDOR247Y.js";import"./chunk-ZEZL6F7O.js";import{makeTerminalHost}from"./chunk-34F5UYIO.js";
import{withUserFiles}from"./chunk-UNZ6HVHR.js";import{exitCodeOf}from"./chunk-JLE4ZOD5.js";import"./chunk-5WZSTAP2.js";
import"./chunk-ZHGT3MAY.js";import{commitSettings,parseConfigFile,policyOf,publishSettings,readRecordings}from"./chunk-SMXATQNF.js";
import"./chunk-EK7BICEB.js";import"./chunk-I2BV3JGD.js";import"./chunk-5KKXAOVP.js";import"./chunk-R6LAGRKL.js";
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-POXHZWES.js";import"./chunk-TRQTGOGO.js";import"./chunk-ZJDBXEUV.js";
import"./chunk-NK3RRWT3.js";import"./chunk-ADDSLS27.js";import"./chunk-3GIJQ7B4.js";import"./chunk-5VGJYODV.js";
import"./chunk-GAOIDVRA.js";import{about,userError}from"./chunk-HZL6TB3P.js";import"./chunk-NREAO3NB.js";
import"./chunk-4NI3GUM4.js";async function report(argv){let{given,output,files}=parseReportArgs(argv),host=withUserFiles(makeTerminalHost({isQuiet:!0})),
missing=userError("no-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text=await readConfig(
host,given),file=text&&parseConfigFile(text.text,text.path),result=analyseLegs(recordings,policyOf(file,host.clock.today())),
repeats=repeatsOf(recordings,{file,commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish:publishSettings(given),
legs:new Set(recordings.map(({name:name2})=>name2)).size,isOwn:!1}),configSource=text&&{path:text.path,commit:null,how:"\
worktree"},name=given.name??result.name,guidance=terminalGuidance(publishSettings(given));return printReport({...result,
program:host.program,repeats,guidance,configSource,name},output),exitCodeOf(result.conclusion,publishSettings(given).failOn)}export{report};
