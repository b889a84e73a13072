import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{flagNameOf,flagSpecOf,optionsOf}from"./chunk-A5WA6BYO.js";import{parseGivenOptions}from"./chunk-Z3MCZHLB.js";
import{DEFAULTS,quoteShellWord}from"./chunk-NXXOH2ZQ.js";import{OPTIONS,benchmarkFormat,makeMistake,throwErrors,toError}from"./chunk-YHS7R4PB.js";
import{REPORT_FORMATS}from"./chunk-UKCMSQJQ.js";import{about,atFlag,makeError,userError}from"./chunk-HZL6TB3P.js";
import{suggestWord}from"./chunk-NREAO3NB.js";function parseFlags(argv,spec){let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],
errors=[];for(let word=words.shift();word!==void 0;word=words.shift()){let flag=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word);
if(flag===null){word==="-"||!word.startsWith("-")?positionals.push(word):errors.push(makeError("not-a-flag",about("comma\
nd line"),{got:word}));continue}let name=flag[1],kind=Object.hasOwn(spec,name)?spec[name]:null,takesNext=kind!==null&&kind!==
"switch"&&flag[2]===void 0,next=takesNext?words[0]:void 0,isMissing=next===void 0||isFlag(next,spec),value=takesNext&&!isMissing?
words.shift():flag[2],known=Object.keys(spec),mistake=findMistake({name,kind,value,next,known,isRepeated:values.has(name)});
mistake===null?values.set(name,[...values.get(name)??[],...value===void 0?[]:[value]]):errors.push(toError(mistake,atFlag(
name)))}return throwErrors(errors),{values,positionals,command:end===-1?null:argv.slice(end+1)}}function isFlag(word,spec){
let[name=""]=word.replace(/^-/,"").split("=");return word.startsWith("--")||word.startsWith("-")&&Object.hasOwn(spec,name)}
function findMistake({name,kind,value,next,known,isRepeated}){if(kind===null){let meant=suggestWord(name,known),all=known.
map(one=>`--${one}`);return makeMistake("flag-unknown",{known:all,...meant!==null&&{write:`--${meant}`}})}if(kind==="swi\
tch")return value===void 0?null:makeMistake("flag-with-value",{flag:`--${name}`,got:value});let usage=`--${name} VALUE`;
return value===void 0&&next!==void 0?makeMistake("flag-before-flag",{usage,joined:`--${name}=${next}`,got:next}):value===
void 0?makeMistake("flag-without-value",{usage}):kind==="value"&&isRepeated?makeMistake("flag-repeated",{got:value}):null}function parseCheckArgs(argv,options=OPTIONS){let flags=parseFlags(argv,flagSpecOf("check",options)),{output,format}=parseFormatFlag(
flags,REPORT_FORMATS,"format-or-report");rejectStray(flags);let out=getFlag(flags,"out")??null,writesBaseline=flags.values.
has("write-baseline");if(writesBaseline&&out!==null)throw userError("out-with-baseline",atFlag("out"),{got:out});return{
given:parseGivenFlags("check",flags,{format,options}),output:output??"text",out,writesBaseline}}function parseDoctorArgs(argv){
let flags=parseFlags(argv,flagSpecOf("doctor")),{output,format}=parseFormatFlag(flags,["text","json"],"format-or-diagnos\
is");rejectStray(flags);let given=parseGivenFlags("doctor",flags,{format}),{rounds}=given;if(rounds!==void 0&&rounds.min!==
rounds.max){let range=`${rounds.min}..${rounds.max}`;throw userError("range-for-doctor",atFlag("rounds"),{got:range})}return{
given,output:output??"text",write:getFlag(flags,"write")??null}}function parseFormatFlag(flags,outputs,expected){let text=getFlag(
flags,"format"),output=outputs.find(one=>one===text);return output!==void 0||text===void 0?{output,format:void 0}:{output,
format:{text,schema:benchmarkFormat(expected,outputs)}}}function parseMeasureArgs(argv){let flags=parseFlags(argv,flagSpecOf(
"measure"));rejectStray(flags);let text=getFlag(flags,"format"),format=text===void 0?void 0:{text,schema:OPTIONS.format.
schema};return{given:parseGivenFlags("measure",flags,{format}),out:getFlag(flags,"out")??null}}function parseReportArgs(argv){
let flags=parseFlags(argv,flagSpecOf("report"));return{given:parseGivenFlags("report",flags),output:parseOutputFormat(flags,
REPORT_FORMATS),files:[...flags.positionals,...flags.command??[]]}}function parseParseArgs(argv){let flags=parseFlags(argv,
flagSpecOf("parse")),text=getFlag(flags,"format")??DEFAULTS.format,{schema}=OPTIONS.format,{format=text}=parseGivenOptions(
[{name:"format",schema,text,location:atFlag("format")}]);return{format,files:[...flags.positionals,...flags.command??[]]}}
function parseNoArgs(argv){let{positionals,command}=parseFlags(argv,{}),[stray]=[...positionals,...command??[]];if(stray!==
void 0)throw userError("arguments-unexpected",about("command line"),{got:stray})}var GATE_NAME=/^[\w-]{1,40}$/;function parseInitArgs(argv){
let flags=parseFlags(argv,flagSpecOf("init"));rejectStray(flags);let uses=getFlag(flags,"uses")??null;if(uses!==null&&!/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/.
test(uses))throw userError("not-an-action",atFlag("uses"),{got:uses});let name=getFlag(flags,"name")??null;if(name!==null&&
!GATE_NAME.test(name))throw userError("not-a-gate-name",atFlag("name"),{got:name});return{command:flags.command===null?null:
scriptOf(flags.command),name,uses}}var VALIDATE_OUTPUTS=["text","json"];function parseValidateArgs(argv){let flags=parseFlags(
argv,flagSpecOf("validate")),[file=null,stray]=[...flags.positionals,...flags.command??[]];if(stray!==void 0)throw userError(
"too-many-files",about("command line"),{got:stray});return{file,recording:getFlag(flags,"recording")??null,output:parseOutputFormat(
flags,VALIDATE_OUTPUTS)}}function parseGivenFlags(command,flags,{format,options=OPTIONS}={}){let texts=optionsOf(command,
options).flatMap(name=>{let option=options[name],{schema}={...option,...option.terminal},flag=flagNameOf(name,option),text=(flag===
"--"&&flags.command!==null?scriptOf(flags.command):void 0)??getFlag(flags,flag);return text!==void 0?[{name,schema,text,
location:atFlag(flag==="--"?"":flag)}]:name==="format"&&format!==void 0?[{name,...format,location:atFlag("format")}]:[]});
return parseGivenOptions(texts)}function parseOutputFormat(flags,forms){let format=getFlag(flags,"format")??"text",found=forms.
find(one=>one===format);if(found!==void 0)return found;throw userError("value-unknown",atFlag("format"),{known:forms,got:format})}
function rejectStray({positionals:[stray]}){if(stray!==void 0)throw userError("argument-unexpected",about("command line"),
{got:stray})}function getFlag(flags,name){return flags.values.get(name)?.[0]}function scriptOf(words){let[first,...rest]=words;
if(first===void 0||words.every(word=>word.trim()===""))throw userError("no-command-after-dashes",atFlag(""),{});return rest.
length===0?first:(rejectLostVariable(words),words.map(quoteShellWord).join(" "))}var OWN_VARIABLE=/\$\{?BENCH_REFEREE_/,
SCRIPT_FLAG=/^-\w*c$/;function rejectLostVariable(words){let lost=words.find((word,index)=>OWN_VARIABLE.test(word)&&!SCRIPT_FLAG.
test(words[index-1]??""));if(lost===void 0)return;let script=words.map(word=>OWN_VARIABLE.test(word)?quoteWithVariables(
word):quoteShellWord(word));throw userError("variable-in-word",atFlag(""),{got:lost,write:`-- ${quoteShellWord(script.join(
" "))}`})}function quoteWithVariables(word){return`"${word.replaceAll(/["\\`]/g,"\\$&")}"`}export{parseCheckArgs,parseDoctorArgs,parseMeasureArgs,parseReportArgs,parseParseArgs,parseNoArgs,parseInitArgs,parseValidateArgs};
