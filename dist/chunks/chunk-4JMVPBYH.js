import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{DEFAULTS,TERMINAL_COMMIT_DEFAULTS,toKebabCase}from"./chunk-BQAFKCYA.js";import{formatIds}from"./chunk-O2I266XQ.js";var isAlwaysHarmless=()=>!0,REPEAT_OPTIONS={base:{valueOf:({recording})=>recording.commits.base.sha,isHarmless:isAlwaysHarmless},
head:{valueOf:({recording:{commits}})=>commits.head.how===TERMINAL_COMMIT_DEFAULTS.head?TERMINAL_COMMIT_DEFAULTS.head:commits.
head.sha,isHarmless:isAlwaysHarmless},config:{valueOf:({commits})=>commits.config,isHarmless:isAlwaysHarmless},configFrom:{
valueOf:({commits})=>commits.configFrom,isHarmless:isAlwaysHarmless},baseline:{valueOf:({recording})=>recording.baseline?.
path??null},seed:{valueOf:({recording})=>recording.schedule.seed,isHarmless:isDrawn},rounds:{valueOf:({recording})=>recording.
schedule.rounds,isHarmless:isAlwaysHarmless},maxMinutes:{valueOf:({recording})=>recording.schedule.maxMinutes,isHarmless:isAlwaysHarmless},
unit:{valueOf:({recording})=>recording.schedule.unit,isHarmless:isAlwaysHarmless},cpus:{valueOf:({recording})=>recording.
schedule.cpus??null,isHarmless:cpus=>/^[\d,-]+$/.test(String(cpus))},nice:{valueOf:({recording})=>recording.schedule.nice??
null,isHarmless:isAlwaysHarmless},legs:{valueOf:({legs})=>legs,isHarmless:isAlwaysHarmless},name:{valueOf:({publish})=>publish.
name,isHarmless:isAlwaysHarmless},failOn:{valueOf:({publish})=>publish.failOn,isHarmless:isAlwaysHarmless},workingDirectory:{
valueOf:({recording})=>recording.schedule.workingDirectory},outputFile:{valueOf:({recording})=>recording.schedule.outputFile??
null},format:{valueOf:({recording})=>recording.schedule.format??"auto",isHarmless:format=>format==="auto"||formatIds.some(
id=>id===format),flag:"input-format"},setup:{valueOf:({recording})=>recording.schedule.setup},run:{valueOf:({recording})=>recording.
schedule.commands},comment:{notRepeated:"a command line writes no comment"},check:{notRepeated:"a command line creates n\
o check run"},overrideLabel:{notRepeated:"a command line sees no labels"},overrideScope:{notRepeated:"a command line see\
s no labels"},recordings:{notRepeated:"the command measures by itself"}};function isDrawn(seed){return/^[0-9a-f]{8}$/.test(
String(seed))}function repeatsOf(recordings,run){return recordings.flatMap(recording=>{let leg=recordings.length===1?null:
recording.name;return repeatOf({...run,recording},leg)??[]})}function repeatOf(run,leg){let{base,head}=run.recording.commits;
if(base.sha===null||head.sha===null)return null;let words=[],obstacles=[];for(let[option,value]of findNonDefaults(run)){
let{isHarmless,flag=toKebabCase(option)}=REPEAT_OPTIONS[option],isShowable=run.isOwn||value!==null&&isHarmless?.(value)===
!0,written=value===null?null:wordsFor(option,flag,value);isShowable&&written!==null?words.push(...written):obstacles.push(
{option:toKebabCase(option),recorded:recordedText(value)})}return obstacles.length===0?{leg,words:["check",...words],obstacles}:
{leg,words:null,obstacles}}function findNonDefaults(run){let bare={...DEFAULTS,...TERMINAL_COMMIT_DEFAULTS,...run.file};
return Object.keys(REPEAT_OPTIONS).flatMap(option=>{let row=REPEAT_OPTIONS[option],value="notRepeated"in row?void 0:row.
valueOf(run),isSame=JSON.stringify(value)===JSON.stringify(bare[option]);return value===void 0||isSame?[]:[[option,value]]})}
function wordsFor(option,flag,value){if(option==="run"){let[command,...others]=value;return command===void 0||command.trim()===
""||others.length>0?null:["--",command]}let text=valueText(value);return text.startsWith("-")?[`--${flag}=${text}`]:[`--${flag}`,
text]}function valueText(value){return typeof value!="object"||!("min"in value)?String(value):value.min===value.max?String(
value.min):`${value.min}..${value.max}`}function recordedText(value){return value===null?null:Array.isArray(value)?value.
join(`
`):valueText(value)}export{repeatsOf};
