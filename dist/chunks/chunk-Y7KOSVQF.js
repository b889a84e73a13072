import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{UserError}from"./chunk-U7CMQY7T.js";import{nearest}from"./chunk-KQ3JW6BQ.js";function parseFlags(argv,spec){const end=argv.indexOf("--");const words=end===-1?[...argv]:argv.slice(0,end);const values=new Map;
const positionals=[];const complaints=[];for(let word=words.shift();word!==void 0;word=words.shift()){const flag=/^--?([^-=][^=]*)(?:=(.*))?$/s.
exec(word);if(flag===null){if(word==="-"||!word.startsWith("-"))positionals.push(word);else complaints.push({where:word,
what:"is not a flag",remedy:"Write --name, or --name=value"});continue}const name=flag[1];const kind=Object.hasOwn(spec,
name)?spec[name]:null;const value=flag[2]??(kind===null||kind==="switch"?void 0:words.shift());const fault=faultOf({name,
kind,value,known:Object.keys(spec),isRepeated:values.has(name)});if(fault===null)values.set(name,[...values.get(name)??[],
...value===void 0?[]:[value]]);else complaints.push({where:`--${name}`,...fault})}const[first,...rest]=complaints;if(first!==
void 0)throw new UserError(first,...rest);return{values,positionals,command:end===-1?null:argv.slice(end+1)}}function faultOf({
name,kind,value,known,isRepeated}){if(kind===null){const meant=nearest(name,known);const remedy=meant===null?`Known are ${known.
map(one=>`--${one}`).join(", ")}`:`Write --${meant}`;return{what:"is not a known flag",remedy}}if(kind==="switch"){return value===
void 0?null:{what:"takes no value",got:value,remedy:`Write --${name}`}}if(value===void 0)return{what:"needs a value",remedy:`\
Write --${name} VALUE`};if(kind==="value"&&isRepeated)return{what:"is given twice",got:value,remedy:"Keep one of the two"};
return null}export{parseFlags};
