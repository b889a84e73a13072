import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readFields}from"./chunk-2LZHYNMA.js";import{shellWord}from"./chunk-Y4QSQYSV.js";import{DEFAULTS,FIELDS,
kebab}from"./chunk-TAHYMK3E.js";import{nearest}from"./chunk-XNQJWE6S.js";import{UserError}from"./chunk-22RSWMGT.js";function parseFlags(argv,spec){let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],
complaints=[];for(let word=words.shift();word!==void 0;word=words.shift()){let flag=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(
word);if(flag===null){word==="-"||!word.startsWith("-")?positionals.push(word):complaints.push({where:word,what:"is not \
a flag",remedy:"Write --name, or --name=value"});continue}let name=flag[1],kind=Object.hasOwn(spec,name)?spec[name]:null,
takesNext=kind!==null&&kind!=="switch"&&flag[2]===void 0,next=takesNext?words[0]:void 0,isMissing=next===void 0||isFlag(
next,spec),value=takesNext&&!isMissing?words.shift():flag[2],known=Object.keys(spec),fault=faultOf({name,kind,value,next,
known,isRepeated:values.has(name)});fault===null?values.set(name,[...values.get(name)??[],...value===void 0?[]:[value]]):
complaints.push({where:`--${name}`,...fault})}let[first,...rest]=complaints;if(first!==void 0)throw new UserError(first,
...rest);return{values,positionals,command:end===-1?null:argv.slice(end+1)}}function isFlag(word,spec){let[name=""]=word.
replace(/^-/,"").split("=");return word.startsWith("--")||word.startsWith("-")&&Object.hasOwn(spec,name)}function remedyOf(name,known){
if(known.length===0)return"This command takes none";let meant=nearest(name,known);return meant===null?`Known are ${known.
map(one=>`--${one}`).join(", ")}`:`Write --${meant}`}function faultOf({name,kind,value,next,known,isRepeated}){if(kind===
null)return{what:"is not a known flag",remedy:remedyOf(name,known)};if(kind==="switch")return value===void 0?null:{what:"\
takes no value",got:value,remedy:`Write --${name}`};if(value===void 0&&next!==void 0){let remedy=`Write --${name} VALUE,\
 or --${name}=${next} where this is the value`;return{what:"needs a value, but another flag follows",got:next,remedy}}return value===
void 0?{what:"needs a value",remedy:`Write --${name} VALUE`}:kind==="value"&&isRepeated?{what:"is given twice",got:value,
remedy:"Keep one of the two"}:null}var MEASURING=["config","configFrom","base","head","rounds","maxMinutes","seed","setup","workingDirectory","format","out\
putFile","unit","cpus","nice","baseline","name"],REPORTING=["failOn"],OUTPUTS=["text","markdown","html","json","csv"],CHECKING=[
...MEASURING,"legs",...REPORTING],OWN={"input-format":"value",out:"value"},MEASURE_FLAGS={...valuesOf([...MEASURING,"leg\
s"]),...OWN},CHECK_FLAGS={...valuesOf(CHECKING),...OWN,"write-baseline":"switch"},EXAMINING=MEASURING.filter(field=>field!==
"base"&&field!=="baseline"),DOCTOR_FLAGS={...valuesOf(EXAMINING),"input-format":"value",write:"value"};function readCheck(argv){
let flags=parseFlags(argv,CHECK_FLAGS),{output,format}=readForm(flags,OUTPUTS);return asked(flags,{wanted:CHECKING,output,
format})}function readDoctor(argv){let flags=parseFlags(argv,DOCTOR_FLAGS),{output,format}=readForm(flags,["text","json"]),
{given}=asked(flags,{wanted:EXAMINING,output,format}),{rounds}=given;if(rounds!==void 0&&rounds.min!==rounds.max)throw new UserError(
{where:"--rounds",what:"doctor measures a fixed number of rounds and proposes the range itself",got:`${rounds.min}..${rounds.
max}`,remedy:"Write a number such as 10"});return{given,output:output??"text",write:only(flags,"write")??null}}function readForm(flags,outputs){
let format=only(flags,"format"),output=outputs.find(one=>one===format);return{output,format:output===void 0?format:void 0}}
function readMeasure(argv){let flags=parseFlags(argv,MEASURE_FLAGS);return asked(flags,{wanted:[...MEASURING,"legs"],output:void 0,
format:only(flags,"format")})}var JUDGING=["config","name","failOn"],REPORT_FLAGS={...valuesOf(JUDGING),format:"value"};
function readReport(argv){let flags=parseFlags(argv,REPORT_FLAGS);return{given:readFields(FIELDS,JUDGING,{where:name=>`-\
-${name}`,get:name=>only(flags,name)}),output:formOf(flags,OUTPUTS),files:[...flags.positionals,...flags.command??[]]}}var PARSE_FLAGS=valuesOf(
["format"]);function readParse(argv){let flags=parseFlags(argv,PARSE_FLAGS),{format=DEFAULTS.format}=readFields(FIELDS,[
"format"],{where:name=>`--${name}`,get:name=>only(flags,name)});return{format,files:[...flags.positionals,...flags.command??
[]]}}function readNothing(argv){let{positionals,command}=parseFlags(argv,{}),[stray]=[...positionals,...command??[]];if(stray===
void 0)return;let remedy="Leave it out";throw new UserError({where:"command line",what:"this command takes no words",got:stray,
remedy})}var INIT_FLAGS={uses:"value"};function readInit(argv){let flags=parseFlags(argv,INIT_FLAGS);refuseStray(flags);
let uses=only(flags,"uses")??null;if(uses!==null&&!/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/.test(uses)){let remedy="\
Write OWNER/bench-referee@SHA";throw new UserError({where:"--uses",what:"is no action",got:uses,remedy})}return{command:flags.
command===null?null:scriptOf(flags.command),uses}}var ANSWERS=["text","json"],VALIDATE_FLAGS={recording:"value",format:"\
value"};function readValidate(argv){let flags=parseFlags(argv,VALIDATE_FLAGS),[file=null,stray]=[...flags.positionals,...flags.
command??[]];if(stray!==void 0){let remedy="Name one configuration at a time";throw new UserError({where:"command line",
what:"there is one file too many",got:stray,remedy})}return{file,recording:only(flags,"recording")??null,output:formOf(flags,
ANSWERS)}}function asked(flags,{wanted,output,format}){refuseStray(flags);let inputFormat=only(flags,"input-format"),given=readFields(
FIELDS,wanted,{where:name=>name==="format"&&inputFormat!==void 0?"--input-format":`--${name}`,get:name=>name==="format"?
inputFormat??format:only(flags,name)}),script=flags.command===null?{}:{run:[scriptOf(flags.command)]},out=only(flags,"ou\
t")??null,writesBaseline=flags.values.has("write-baseline");if(writesBaseline&&out!==null)throw new UserError({where:"--\
out",what:"means nothing with --write-baseline, which judges nothing",got:out,remedy:"Leave it out, and name the file wi\
th `--baseline` or in the configuration"});return{given:{...given,...script},output:output??"text",out,writesBaseline}}function formOf(flags,forms){
let format=only(flags,"format")??"text",found=forms.find(one=>one===format);if(found!==void 0)return found;let remedy=`W\
rite one of ${forms.join(", ")}`;throw new UserError({where:"--format",what:"is not a known value",got:format,remedy})}function refuseStray({
positionals:[stray]}){if(stray!==void 0)throw new UserError({where:"command line",what:"this word belongs to no flag",got:stray,
remedy:'Write the benchmark command behind "--"'})}function only(flags,name){return flags.values.get(name)?.[0]}function valuesOf(wanted){
return Object.fromEntries(wanted.map(field=>[kebab(field),"value"]))}function scriptOf(words){let[first,...rest]=words;if(first===
void 0||words.every(word=>word.trim()===""))throw new UserError({where:"--",what:"no command follows",remedy:"Write the \
benchmark command behind it"});return rest.length===0?first:words.map(shellWord).join(" ")}export{readCheck,readDoctor,readMeasure,readReport,readParse,readNothing,readInit,readValidate};
