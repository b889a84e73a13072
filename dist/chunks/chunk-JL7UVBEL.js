import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{LOCAL_TRIGGER,cancelOnSignals,checkAffinity,makeClock,makeGit,makeProgramFinder,makeRun,observe,readLoad,readMachine,
sanitiseForLog}from"./chunk-IOZYXH5W.js";import{makeFiles}from"./chunk-YL4NMDS2.js";import{findProgram}from"./chunk-3GIJQ7B4.js";import{tmpdir}from"node:os";var CLEAR="\r\x1B[2K";function makeProgressBar(screen,clean){let line="",draw=()=>line!==""&&screen.write(CLEAR+line),wipe=()=>line!==""&&screen.
write(CLEAR);return{begin({share,text}){let room=(screen.columns||80)-1;line=[...`${barOf(share)} ${clean(text)}`].slice(
0,room).join(""),draw()},end(){},close(){wipe(),line=""},above(print){wipe(),print(),draw()}}}function barOf(share){let full=Math.
round(Math.min(1,Math.max(0,share))*20);return"\u2588".repeat(full)+"\u2591".repeat(20-full)}function makeTerminalHost({folder=process.cwd(),isQuiet=!1}={}){let env={...process.env},{platform}=process,temporaryRoot=tmpdir(),
cancelled=cancelOnSignals();return{program:findProgram({script:process.argv[1],env}),env,folder,trigger:LOCAL_TRIGGER,log:isQuiet?
{...log,info:()=>{}}:log,progress:isQuiet?SILENT:isDrawable()?bar:{...SILENT,end:log.info},clock:makeClock(cancelled),files:makeFiles(
temporaryRoot),secrets:["GITHUB_TOKEN","GH_TOKEN"].map(name=>env[name]??"").filter(value=>value!==""),cancelled,run:makeRun(
{platform,signal:cancelled,temporaryRoot}),git:makeGit({env,platform,signal:cancelled}),checkAffinity:affinity=>checkAffinity(
affinity,{platform,find:makeProgramFinder({env,platform})}),machine:()=>readMachine(env),observe,load:readLoad}}function hasColour(){
return process.stdout.isTTY===!0&&!process.env.NO_COLOR&&process.env.TERM!=="dumb"}function readTerminalWidth(){return process.
stdout.isTTY===!0&&process.stdout.columns||null}function isDrawable(){return process.stderr.isTTY===!0&&process.env.TERM!==
"dumb"}var sanitise=text=>sanitiseForLog(text,{runner:!1}),bar=makeProgressBar(process.stderr,sanitise),SILENT={begin(){},
end(){},close(){}},say=text=>bar.above(()=>process.stderr.write(`${sanitise(text)}
`)),log={info:say,warning:line=>say(`warning: ${line}`),error:line=>say(`error: ${line}`),quote(){}};export{makeTerminalHost,hasColour,readTerminalWidth};
