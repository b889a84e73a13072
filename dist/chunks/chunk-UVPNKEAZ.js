import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CLOCK,LOCAL_TRIGGER,cancelOnSignals,cleanForLog,makeFind,makeGit,makeRun,observe,readLoad,readMachine,tryPlacement}from"./chunk-PLINX5F2.js";
import{makeFiles}from"./chunk-ULY4CF24.js";import{tmpdir}from"node:os";function makeTerminalHost({folder=process.cwd(),isQuiet=false}={}){const env={...process.env};const{platform}=process;const temporaryRoot=tmpdir();
const cancelled=cancelOnSignals();return{env,folder,trigger:LOCAL_TRIGGER,log:isQuiet?{...log,info:()=>{}}:log,clock:CLOCK,
files:makeFiles(temporaryRoot),secrets:["GITHUB_TOKEN","GH_TOKEN"].map(name=>env[name]??"").filter(value=>value!==""),cancelled,
run:makeRun({platform,signal:cancelled,temporaryRoot}),git:makeGit(env),tryPlacement:placement=>tryPlacement(placement,{
platform,find:makeFind({env,platform})}),machine:()=>readMachine(env),observe,load:readLoad}}function hasColour(){return process.
stdout.isTTY===true&&!process.env["NO_COLOR"]&&process.env["TERM"]!=="dumb"}var say=text=>process.stderr.write(`${cleanForLog(
text,{runner:false})}
`);var log={info:say,warning:line=>say(`warning: ${line}`),error:line=>say(`error: ${line}`),quote:(title,text)=>say(`--\
- ${title}
${text}
---`)};export{makeTerminalHost,hasColour};
