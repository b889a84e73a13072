import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{LOCAL_TRIGGER,cancelOnSignals,cleanForLog,makeClock,makeFind,makeGit,makeRun,observe,readLoad,readMachine,tryPlacement}from"./chunk-7RURHUYU.js";
import{makeFiles}from"./chunk-WJP4PDLC.js";import{tmpdir}from"node:os";var BAR_COLUMNS=20;var CLEAR="\r\x1B[2K";var USUAL_COLUMNS=80;function makeProgressBar(screen,clean2){let line="";const draw=()=>line!==
""&&screen.write(CLEAR+line);const wipe=()=>line!==""&&screen.write(CLEAR);return{begin({share,text}){const room=(screen.
columns||USUAL_COLUMNS)-1;line=[...`${barOf(share)} ${clean2(text)}`].slice(0,room).join("");draw()},end(){},close(){wipe();
line=""},above(print){wipe();print();draw()}}}function barOf(share){const full=Math.round(Math.min(1,Math.max(0,share))*
BAR_COLUMNS);return"\u2588".repeat(full)+"\u2591".repeat(BAR_COLUMNS-full)}function makeTerminalHost({folder=process.cwd(),isQuiet=false}={}){const env={...process.env};const{platform}=process;const temporaryRoot=tmpdir();
const cancelled=cancelOnSignals();return{env,folder,trigger:LOCAL_TRIGGER,log:isQuiet?{...log,info:()=>{}}:log,progress:isQuiet?
SILENT:isDrawable()?bar:{...SILENT,end:log.info},clock:makeClock(cancelled),files:makeFiles(temporaryRoot),secrets:["GIT\
HUB_TOKEN","GH_TOKEN"].map(name=>env[name]??"").filter(value=>value!==""),cancelled,run:makeRun({platform,signal:cancelled,
temporaryRoot}),git:makeGit({env,platform,signal:cancelled}),tryPlacement:placement=>tryPlacement(placement,{platform,find:makeFind(
{env,platform})}),machine:()=>readMachine(env),observe,load:readLoad}}function hasColour(){return process.stdout.isTTY===
true&&!process.env["NO_COLOR"]&&process.env["TERM"]!=="dumb"}function columnsShown(){return process.stdout.isTTY===true?
process.stdout.columns||null:null}function isDrawable(){return process.stderr.isTTY===true&&process.env["TERM"]!=="dumb"}
var clean=text=>cleanForLog(text,{runner:false});var bar=makeProgressBar(process.stderr,clean);var SILENT={begin(){},end(){},
close(){}};var say=text=>bar.above(()=>process.stderr.write(`${clean(text)}
`));var log={info:say,warning:line=>say(`warning: ${line}`),error:line=>say(`error: ${line}`),quote:(title,text)=>say(`-\
-- ${title}
${text}
---`)};export{makeTerminalHost,hasColour,columnsShown};
