import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{TERMINAL_COMMIT_DEFAULTS}from"./chunk-7XMAUFAX.js";import{COMMIT_OPTIONS,OPTIONS,formatOptionValue,presetsOf,
toKebabCase}from"./chunk-OABH57P3.js";function repeatsOf(recordings,run,options=OPTIONS){let legs=[...new Map(recordings.map(recording=>[recording.name,recording])).
values()];return legs.flatMap(own=>{let leg=legs.length===1?null:own.name,{shard:_,...whole}=own,recording=legs.length===
recordings.length?own:whole;return repeatOf({...run,recording},leg,options)??[]})}function repeatOf(run,leg,options){let{
base,head}=run.recording.commits;if(base.sha===null||head.sha===null)return null;let words=[],command=[],obstacles=[];for(let option of findNonDefaults(
run,options)){let{name,flag,value,isHarmless,isInFile}=option,written=formatWords(option);written===null||!(run.isOwn||isHarmless)?
obstacles.push({option:toKebabCase(name),recorded:formatRecordedValue(value),...!isInFile&&{flag:`--${flag}`}}):(flag===
"--"?command:words).push(...written)}return obstacles.length===0?{leg,words:["check",...words,...command],obstacles}:{leg,
words:null,obstacles}}function findNonDefaults(run,options){let bare={...presetsOf(options),...TERMINAL_COMMIT_DEFAULTS,
...run.file};return Object.entries({...COMMIT_OPTIONS,...options}).flatMap(([name,{repeat,flag,key}])=>{if(typeof repeat!=
"object")return[];let value=repeat.valueOf(run);if(value===void 0||JSON.stringify(value)===JSON.stringify(bare[name]))return[];
let isHarmless=value!==null&&repeat.isHarmless?.(value)===!0,text=value!==null&&repeat.format?repeat.format(value):formatOptionValue(
value);return[{name,flag:flag??toKebabCase(name),value,text,isHarmless,isInFile:key!==void 0}]})}function formatWords({flag,
value,text}){if(flag==="--"){let[command,...others]=value;return typeof command=="string"&&command.trim()!==""&&others.length===
0?["--",command]:null}return text===null?null:text.startsWith("-")?[`--${flag}=${text}`]:[`--${flag}`,text]}function formatRecordedValue(value){
return Array.isArray(value)?value.map(formatRecordedElement).join(`
`):formatOptionValue(value)}function formatRecordedElement(element){return typeof element=="string"?element:JSON.stringify(
element)}export{repeatsOf};
