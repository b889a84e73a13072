import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseGivenOptions}from"./chunk-ZMZB7ZZI.js";import{quoteShellWord}from"./chunk-OWI46LZM.js";import{DEFAULTS,
FIELDS,toKebabCase}from"./chunk-BQAFKCYA.js";import{suggestWord}from"./chunk-23PMS7MH.js";import{UserError}from"./chunk-WC6KOLU4.js";function parseFlags(argv,spec){let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],
complaints=[];for(let word=words.shift();word!==void 0;word=words.shift()){let flag=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(
word);if(flag===null){word==="-"||!word.startsWith("-")?positionals.push(word):complaints.push({where:word,what:"is not \
a flag",remedy:"Write --name, or --name=value"});continue}let name=flag[1],kind=Object.hasOwn(spec,name)?spec[name]:null,
takesNext=kind!==null&&kind!=="switch"&&flag[2]===void 0,next=takesNext?words[0]:void 0,isMissing=next===void 0||isFlag(
next,spec),value=takesNext&&!isMissing?words.shift():flag[2],known=Object.keys(spec),fault=faultOf({name,kind,value,next,
known,isRepeated:values.has(name)});fault===null?values.set(name,[...values.get(name)??[],...value===void 0?[]:[value]]):
complaints.push({where:`--${name}`,...fault})}let[first,...rest]=complaints;if(first!==void 0)throw new UserError(first,
...rest);return{values,positionals,command:end===-1?null:argv.slice(end+1)}}function isFlag(word,spec){let[name=""]=word.
replace(/^-/,"").split("=");return word.startsWith("--")||word.startsWith("-")&&Object.hasOwn(spec,name)}function remedyOf(name,known){
if(known.length===0)return"This command takes none";let meant=suggestWord(name,known);return meant===null?`Known are ${known.
map(one=>`--${one}`).join(", ")}`:`Write --${meant}`}function faultOf({name,kind,value,next,known,isRepeated}){if(kind===
null)return{what:"is not a known flag",remedy:remedyOf(name,known)};if(kind==="switch")return value===void 0?null:{what:"\
takes no value",got:value,remedy:`Write --${name}`};if(value===void 0&&next!==void 0){let remedy=`Write --${name} VALUE,\
 or --${name}=${next} where this is the value`;return{what:"needs a value, but another flag follows",got:next,remedy}}return value===
void 0?{what:"needs a value",remedy:`Write --${name} VALUE`}:kind==="value"&&isRepeated?{what:"is given twice",got:value,
remedy:"Keep one of the two"}:null}var MEASURE_FIELDS=["config","configFrom","base","head","rounds","maxMinutes","seed","setup","workingDirectory","format",
"outputFile","unit","cpus","nice","baseline","name"],REPORT_FIELDS=["failOn"],OUTPUTS=["text","markdown","html","json","\
csv"],CHECK_FIELDS=[...MEASURE_FIELDS,"legs",...REPORT_FIELDS],COMMON_FLAGS={"input-format":"value",out:"value"},MEASURE_FLAGS={
...flagSpecOf([...MEASURE_FIELDS,"legs"]),...COMMON_FLAGS},CHECK_FLAGS={...flagSpecOf(CHECK_FIELDS),...COMMON_FLAGS,"wri\
te-baseline":"switch"},DOCTOR_FIELDS=MEASURE_FIELDS.filter(field=>field!=="base"&&field!=="baseline"),DOCTOR_FLAGS={...flagSpecOf(
DOCTOR_FIELDS),"input-format":"value",write:"value"};function parseCheckArgs(argv){let flags=parseFlags(argv,CHECK_FLAGS),
{output,format}=parseFormatFlag(flags,OUTPUTS);return parseMeasuringFlags(flags,{wanted:CHECK_FIELDS,output,format})}function parseDoctorArgs(argv){
let flags=parseFlags(argv,DOCTOR_FLAGS),{output,format}=parseFormatFlag(flags,["text","json"]),{given}=parseMeasuringFlags(
flags,{wanted:DOCTOR_FIELDS,output,format}),{rounds}=given;if(rounds!==void 0&&rounds.min!==rounds.max)throw new UserError(
{where:"--rounds",what:"doctor measures a fixed number of rounds and proposes the range itself",got:`${rounds.min}..${rounds.
max}`,remedy:"Write a number such as 10"});return{given,output:output??"text",write:getFlag(flags,"write")??null}}function parseFormatFlag(flags,outputs){
let format=getFlag(flags,"format"),output=outputs.find(one=>one===format);return{output,format:output===void 0?format:void 0}}
function parseMeasureArgs(argv){let flags=parseFlags(argv,MEASURE_FLAGS);return parseMeasuringFlags(flags,{wanted:[...MEASURE_FIELDS,
"legs"],output:void 0,format:getFlag(flags,"format")})}var JUDGE_FIELDS=["config","name","failOn"],REPORT_FLAGS={...flagSpecOf(
JUDGE_FIELDS),format:"value"};function parseReportArgs(argv){let flags=parseFlags(argv,REPORT_FLAGS);return{given:parseGivenOptions(
FIELDS,JUDGE_FIELDS,{where:name=>`--${name}`,get:name=>getFlag(flags,name)}),output:parseOutputFormat(flags,OUTPUTS),files:[
...flags.positionals,...flags.command??[]]}}var PARSE_FLAGS=flagSpecOf(["format"]);function parseParseArgs(argv){let flags=parseFlags(
argv,PARSE_FLAGS),{format=DEFAULTS.format}=parseGivenOptions(FIELDS,["format"],{where:name=>`--${name}`,get:name=>getFlag(
flags,name)});return{format,files:[...flags.positionals,...flags.command??[]]}}function parseNoArgs(argv){let{positionals,
command}=parseFlags(argv,{}),[stray]=[...positionals,...command??[]];if(stray===void 0)return;let remedy="Leave it out";
throw new UserError({where:"command line",what:"this command takes no words",got:stray,remedy})}var INIT_FLAGS={uses:"va\
lue"};function parseInitArgs(argv){let flags=parseFlags(argv,INIT_FLAGS);rejectStray(flags);let uses=getFlag(flags,"uses")??
null;if(uses!==null&&!/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/.test(uses)){let remedy="Write OWNER/bench-referee@\
SHA";throw new UserError({where:"--uses",what:"is no action",got:uses,remedy})}return{command:flags.command===null?null:
scriptOf(flags.command),uses}}var VALIDATE_OUTPUTS=["text","json"],VALIDATE_FLAGS={recording:"value",format:"value"};function parseValidateArgs(argv){
let flags=parseFlags(argv,VALIDATE_FLAGS),[file=null,stray]=[...flags.positionals,...flags.command??[]];if(stray!==void 0){
let remedy="Name one configuration at a time";throw new UserError({where:"command line",what:"there is one file too many",
got:stray,remedy})}return{file,recording:getFlag(flags,"recording")??null,output:parseOutputFormat(flags,VALIDATE_OUTPUTS)}}
function parseMeasuringFlags(flags,{wanted,output,format}){rejectStray(flags);let inputFormat=getFlag(flags,"input-forma\
t"),given=parseGivenOptions(FIELDS,wanted,{where:name=>name==="format"&&inputFormat!==void 0?"--input-format":`--${name}`,
get:name=>name==="format"?inputFormat??format:getFlag(flags,name)}),script=flags.command===null?{}:{run:[scriptOf(flags.
command)]},out=getFlag(flags,"out")??null,writesBaseline=flags.values.has("write-baseline");if(writesBaseline&&out!==null)
throw new UserError({where:"--out",what:"means nothing with --write-baseline, which judges nothing",got:out,remedy:"Leav\
e it out, and name the file with `--baseline` or in the configuration"});return{given:{...given,...script},output:output??
"text",out,writesBaseline}}function parseOutputFormat(flags,forms){let format=getFlag(flags,"format")??"text",found=forms.
find(one=>one===format);if(found!==void 0)return found;let remedy=`Write one of ${forms.join(", ")}`;throw new UserError(
{where:"--format",what:"is not a known value",got:format,remedy})}function rejectStray({positionals:[stray]}){if(stray!==
void 0)throw new UserError({where:"command line",what:"this word belongs to no flag",got:stray,remedy:'Write the benchma\
rk command behind "--"'})}function getFlag(flags,name){return flags.values.get(name)?.[0]}function flagSpecOf(wanted){return Object.
fromEntries(wanted.map(field=>[toKebabCase(field),"value"]))}function scriptOf(words){let[first,...rest]=words;if(first===
void 0||words.every(word=>word.trim()===""))throw new UserError({where:"--",what:"no command follows",remedy:"Write the \
benchmark command behind it"});return rest.length===0?first:words.map(quoteShellWord).join(" ")}export{parseCheckArgs,parseDoctorArgs,parseMeasureArgs,parseReportArgs,parseParseArgs,parseNoArgs,parseInitArgs,parseValidateArgs};
