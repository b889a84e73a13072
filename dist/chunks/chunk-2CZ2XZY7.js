import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{DEFAULTS,TERMINAL_COMMITS,kebab}from"./chunk-TAHYMK3E.js";import{formatIds}from"./chunk-NZWFUP5M.js";var always=()=>!0,REPEATED={base:{valueOf:({recording})=>recording.commits.base.sha,isHarmless:always},head:{valueOf:({recording:{
commits}})=>commits.head.how===TERMINAL_COMMITS.head?TERMINAL_COMMITS.head:commits.head.sha,isHarmless:always},config:{valueOf:({
commits})=>commits.config,isHarmless:always},configFrom:{valueOf:({commits})=>commits.configFrom,isHarmless:always},baseline:{
valueOf:({recording})=>recording.baseline?.path??null},seed:{valueOf:({recording})=>recording.schedule.seed,isHarmless:isDrawn},
rounds:{valueOf:({recording})=>recording.schedule.rounds,isHarmless:always},maxMinutes:{valueOf:({recording})=>recording.
schedule.maxMinutes,isHarmless:always},unit:{valueOf:({recording})=>recording.schedule.unit,isHarmless:always},cpus:{valueOf:({
recording})=>recording.schedule.cpus??null,isHarmless:cpus=>/^[\d,-]+$/.test(String(cpus))},nice:{valueOf:({recording})=>recording.
schedule.nice??null,isHarmless:always},legs:{valueOf:({legs})=>legs,isHarmless:always},name:{valueOf:({publish})=>publish.
name,isHarmless:always},failOn:{valueOf:({publish})=>publish.failOn,isHarmless:always},workingDirectory:{valueOf:({recording})=>recording.
schedule.workingDirectory},outputFile:{valueOf:({recording})=>recording.schedule.outputFile??null},format:{valueOf:({recording})=>recording.
schedule.format??"auto",isHarmless:format=>format==="auto"||formatIds.some(id=>id===format),flag:"input-format"},setup:{
valueOf:({recording})=>recording.schedule.setup},run:{valueOf:({recording})=>recording.schedule.commands},comment:{notRepeated:"\
a command line writes no comment"},check:{notRepeated:"a command line creates no check run"},overrideLabel:{notRepeated:"\
a command line sees no labels"},overrideScope:{notRepeated:"a command line sees no labels"},recordings:{notRepeated:"the\
 command measures by itself"}};function isDrawn(seed){return/^[0-9a-f]{8}$/.test(String(seed))}function repeatsOf(recordings,run){
return recordings.flatMap(recording=>{let leg=recordings.length===1?null:recording.name;return repeatOf({...run,recording},
leg)??[]})}function repeatOf(run,leg){let{base,head}=run.recording.commits;if(base.sha===null||head.sha===null)return null;
let words=[],obstacles=[];for(let[option,value]of departures(run)){let{isHarmless,flag=kebab(option)}=REPEATED[option],isShowable=run.
isOwn||value!==null&&isHarmless?.(value)===!0,written=value===null?null:wordsFor(option,flag,value);isShowable&&written!==
null?words.push(...written):obstacles.push({option:kebab(option),recorded:recordedText(value)})}return obstacles.length===
0?{leg,words:["check",...words],obstacles}:{leg,words:null,obstacles}}function departures(run){let bare={...DEFAULTS,...TERMINAL_COMMITS,
...run.file};return Object.keys(REPEATED).flatMap(option=>{let row=REPEATED[option],value="notRepeated"in row?void 0:row.
valueOf(run),isSame=JSON.stringify(value)===JSON.stringify(bare[option]);return value===void 0||isSame?[]:[[option,value]]})}
function wordsFor(option,flag,value){if(option==="run"){let[command,...others]=value;return command===void 0||command.trim()===
""||others.length>0?null:["--",command]}let text=valueText(value);return text.startsWith("-")?[`--${flag}=${text}`]:[`--${flag}`,
text]}function valueText(value){return typeof value!="object"||!("min"in value)?String(value):value.min===value.max?String(
value.min):`${value.min}..${value.max}`}function recordedText(value){return value===null?null:Array.isArray(value)?value.
join(`
`):valueText(value)}export{repeatsOf};
