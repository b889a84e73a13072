import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readFields}from"./chunk-YU2MZOBA.js";import{shellWord}from"./chunk-63ISEC2G.js";import{DEFAULTS,FIELDS,
kebab}from"./chunk-MT3A5R62.js";import{nearest}from"./chunk-KQ3JW6BQ.js";import{UserError}from"./chunk-FTWAL6AX.js";function parseFlags(argv,spec){const end=argv.indexOf("--");const words=end===-1?[...argv]:argv.slice(0,end);const values=new Map;
const positionals=[];const complaints=[];for(let word=words.shift();word!==void 0;word=words.shift()){const flag=/^--?([^-=][^=]*)(?:=(.*))?$/s.
exec(word);if(flag===null){if(word==="-"||!word.startsWith("-"))positionals.push(word);else complaints.push({where:word,
what:"is not a flag",remedy:"Write --name, or --name=value"});continue}const name=flag[1];const kind=Object.hasOwn(spec,
name)?spec[name]:null;const takesNext=kind!==null&&kind!=="switch"&&flag[2]===void 0;const next=takesNext?words[0]:void 0;
const isMissing=next===void 0||isFlag(next,spec);const value=takesNext&&!isMissing?words.shift():flag[2];const known=Object.
keys(spec);const fault=faultOf({name,kind,value,next,known,isRepeated:values.has(name)});if(fault===null)values.set(name,
[...values.get(name)??[],...value===void 0?[]:[value]]);else complaints.push({where:`--${name}`,...fault})}const[first,...rest]=complaints;
if(first!==void 0)throw new UserError(first,...rest);return{values,positionals,command:end===-1?null:argv.slice(end+1)}}
function isFlag(word,spec){const[name=""]=word.replace(/^-/,"").split("=");return word.startsWith("--")||word.startsWith(
"-")&&Object.hasOwn(spec,name)}function remedyOf(name,known){if(known.length===0)return"This command takes none";const meant=nearest(
name,known);return meant===null?`Known are ${known.map(one=>`--${one}`).join(", ")}`:`Write --${meant}`}function faultOf({
name,kind,value,next,known,isRepeated}){if(kind===null){return{what:"is not a known flag",remedy:remedyOf(name,known)}}if(kind===
"switch"){return value===void 0?null:{what:"takes no value",got:value,remedy:`Write --${name}`}}if(value===void 0&&next!==
void 0){const remedy=`Write --${name} VALUE, or --${name}=${next} where this is the value`;return{what:"needs a value, b\
ut another flag follows",got:next,remedy}}if(value===void 0)return{what:"needs a value",remedy:`Write --${name} VALUE`};
if(kind==="value"&&isRepeated)return{what:"is given twice",got:value,remedy:"Keep one of the two"};return null}var MEASURING=["config","configFrom","base","head","rounds","maxMinutes","seed","setup","workingDirectory","format","out\
putFile","unit","cpus","nice","baseline","name"];var REPORTING=["failOn"];var OUTPUTS=["text","markdown","html","json","\
csv"];var CHECKING=[...MEASURING,"legs",...REPORTING];var OWN={"input-format":"value",out:"value"};var MEASURE_FLAGS={...valuesOf(
[...MEASURING,"legs"]),...OWN};var CHECK_FLAGS={...valuesOf(CHECKING),...OWN,"write-baseline":"switch"};var EXAMINING=MEASURING.
filter(field=>field!=="base"&&field!=="baseline");var DOCTOR_FLAGS={...valuesOf(EXAMINING),"input-format":"value",write:"\
value"};function readCheck(argv){const flags=parseFlags(argv,CHECK_FLAGS);const{output,format}=readForm(flags,OUTPUTS);return asked(
flags,{wanted:CHECKING,output,format})}function readDoctor(argv){const flags=parseFlags(argv,DOCTOR_FLAGS);const{output,
format}=readForm(flags,["text","json"]);const{given}=asked(flags,{wanted:EXAMINING,output,format});const{rounds}=given;if(rounds!==
void 0&&rounds.min!==rounds.max){throw new UserError({where:"--rounds",what:"doctor measures a fixed number of rounds an\
d proposes the range itself",got:`${rounds.min}..${rounds.max}`,remedy:"Write a number such as 10"})}return{given,output:output??
"text",write:only(flags,"write")??null}}function readForm(flags,outputs){const format=only(flags,"format");const output=outputs.
find(one=>one===format);return{output,format:output===void 0?format:void 0}}function readMeasure(argv){const flags=parseFlags(
argv,MEASURE_FLAGS);return asked(flags,{wanted:[...MEASURING,"legs"],output:void 0,format:only(flags,"format")})}var JUDGING=[
"config","name","failOn"];var REPORT_FLAGS={...valuesOf(JUDGING),format:"value"};function readReport(argv){const flags=parseFlags(
argv,REPORT_FLAGS);const given=readFields(FIELDS,JUDGING,{where:name=>`--${name}`,get:name=>only(flags,name)});return{given,
output:formOf(flags,OUTPUTS),files:[...flags.positionals,...flags.command??[]]}}var PARSE_FLAGS=valuesOf(["format"]);function readParse(argv){
const flags=parseFlags(argv,PARSE_FLAGS);const{format=DEFAULTS.format}=readFields(FIELDS,["format"],{where:name=>`--${name}`,
get:name=>only(flags,name)});return{format,files:[...flags.positionals,...flags.command??[]]}}function readNothing(argv){
const{positionals,command}=parseFlags(argv,{});const[stray]=[...positionals,...command??[]];if(stray===void 0)return;const remedy="\
Leave it out";throw new UserError({where:"command line",what:"this command takes no words",got:stray,remedy})}var INIT_FLAGS={
uses:"value"};function readInit(argv){const flags=parseFlags(argv,INIT_FLAGS);refuseStray(flags);const uses=only(flags,"\
uses")??null;if(uses!==null&&!/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/.test(uses)){const remedy="Write OWNER/benc\
h-referee@SHA";throw new UserError({where:"--uses",what:"is no action",got:uses,remedy})}return{command:flags.command===
null?null:scriptOf(flags.command),uses}}var ANSWERS=["text","json"];var VALIDATE_FLAGS={recording:"value",format:"value"};
function readValidate(argv){const flags=parseFlags(argv,VALIDATE_FLAGS);const[file=null,stray]=[...flags.positionals,...flags.
command??[]];if(stray!==void 0){const remedy="Name one configuration at a time";throw new UserError({where:"command line",
what:"there is one file too many",got:stray,remedy})}return{file,recording:only(flags,"recording")??null,output:formOf(flags,
ANSWERS)}}function asked(flags,{wanted,output,format}){refuseStray(flags);const inputFormat=only(flags,"input-format");const given=readFields(
FIELDS,wanted,{where:name=>name==="format"&&inputFormat!==void 0?"--input-format":`--${name}`,get:name=>name==="format"?
inputFormat??format:only(flags,name)});const script=flags.command===null?{}:{run:[scriptOf(flags.command)]};const out=only(
flags,"out")??null;const writesBaseline=flags.values.has("write-baseline");if(writesBaseline&&out!==null){throw new UserError(
{where:"--out",what:"means nothing with --write-baseline, which judges nothing",got:out,remedy:"Leave it out, and name t\
he file with `--baseline` or in the configuration"})}return{given:{...given,...script},output:output??"text",out,writesBaseline}}
function formOf(flags,forms){const format=only(flags,"format")??"text";const found=forms.find(one=>one===format);if(found!==
void 0)return found;const remedy=`Write one of ${forms.join(", ")}`;throw new UserError({where:"--format",what:"is not a\
 known value",got:format,remedy})}function refuseStray({positionals:[stray]}){if(stray===void 0)return;throw new UserError(
{where:"command line",what:"this word belongs to no flag",got:stray,remedy:'Write the benchmark command behind "--"'})}function only(flags,name){
return flags.values.get(name)?.[0]}function valuesOf(wanted){return Object.fromEntries(wanted.map(field=>[kebab(field),"\
value"]))}function scriptOf(words){const[first,...rest]=words;if(first===void 0||words.every(word=>word.trim()==="")){throw new UserError(
{where:"--",what:"no command follows",remedy:"Write the benchmark command behind it"})}return rest.length===0?first:words.
map(shellWord).join(" ")}export{readCheck,readDoctor,readMeasure,readReport,readParse,readNothing,readInit,readValidate};
