import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseCommandFlags,parseFlags}from"./chunk-D6SXJYFA.js";import{flagNameOf,optionsOf}from"./chunk-I3BQSK3X.js";
import{parseGivenOptions}from"./chunk-S5YSCG4F.js";import{quoteShellWord}from"./chunk-6CHGF4MC.js";import{DEFAULTS}from"./chunk-7XMAUFAX.js";
import{OPTIONS,benchmarkFormat,choice}from"./chunk-OABH57P3.js";import{REPORT_FORMATS}from"./chunk-DIPTC46G.js";
import{userError}from"./chunk-YKJSESYE.js";import{about,atFlag}from"./chunk-CCDTYZW3.js";function parseCheckArgs(argv,options=OPTIONS){let flags=parseCommandFlags(argv,"check",options),{output,format}=parseFormatFlag(
flags,REPORT_FORMATS,"format-or-report");rejectStray(flags);let out=getFlag(flags,"out")??null,writesBaseline=flags.values.
has("write-baseline");if(writesBaseline&&out!==null)throw userError("out-with-baseline",atFlag("out"),{got:out});return{
given:parseGivenFlags("check",flags,{format,options}),output:output??"text",out,writesBaseline}}var BISECT_MINUTES=30;function parseBisectArgs(argv){
let flags=parseCommandFlags(argv,"bisect");rejectStray(flags);let{schema}=OPTIONS.maxMinutes,text=getFlag(flags,"minutes"),
typed=text===void 0?[]:[{name:"bisectMinutes",schema,text,location:atFlag("minutes")}];return{given:parseGivenFlags("bis\
ect",flags),output:parseOutputFormat(flags,REPORT_FORMATS),benchmarks:getFlag(flags,"benchmarks")??null,minutes:parseGivenOptions(
typed).bisectMinutes??BISECT_MINUTES,resume:getFlag(flags,"resume")??null}}function parseDoctorArgs(argv){let flags=parseCommandFlags(
argv,"doctor"),{output,format}=parseFormatFlag(flags,["text","json"],"format-or-diagnosis");rejectStray(flags);let given=parseGivenFlags(
"doctor",flags,{format}),{rounds}=given;if(rounds!==void 0&&rounds.min!==rounds.max){let range=`${rounds.min}..${rounds.
max}`;throw userError("range-for-doctor",atFlag("rounds"),{got:range})}return{given,output:output??"text",write:getFlag(
flags,"write")??null}}function parseFormatFlag(flags,outputs,expected){let text=getFlag(flags,"format"),output=outputs.find(
one=>one===text);return output!==void 0||text===void 0?{output,format:void 0}:{output,format:{text,schema:benchmarkFormat(
expected,outputs)}}}function parseMeasureArgs(argv){let flags=parseCommandFlags(argv,"measure");rejectStray(flags);let text=getFlag(
flags,"format"),format=text===void 0?void 0:{text,schema:OPTIONS.format.schema};return{given:parseGivenFlags("measure",flags,
{format}),out:getFlag(flags,"out")??null}}function parseReportArgs(argv){let flags=parseCommandFlags(argv,"report");return{
given:parseGivenFlags("report",flags),output:parseOutputFormat(flags,REPORT_FORMATS),files:[...flags.positionals,...flags.
command??[]]}}function parseParseArgs(argv){let flags=parseCommandFlags(argv,"parse"),text=getFlag(flags,"format")??DEFAULTS.
format,{schema}=OPTIONS.format,{format=text}=parseGivenOptions([{name:"format",schema,text,location:atFlag("format")}]);
return{format,files:[...flags.positionals,...flags.command??[]]}}function parseNoArgs(argv){let{positionals,command}=parseFlags(
argv,{}),[stray]=[...positionals,...command??[]];if(stray!==void 0)throw userError("arguments-unexpected",about("command\
 line"),{got:stray})}var GATE_NAME=/^[\w-]{1,40}$/;function parseInitArgs(argv){let flags=parseCommandFlags(argv,"init");
rejectStray(flags);let uses=getFlag(flags,"uses")??null;if(uses!==null&&!/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/.
test(uses))throw userError("not-an-action",atFlag("uses"),{got:uses});let name=getFlag(flags,"name")??null;if(name!==null&&
!GATE_NAME.test(name))throw userError("not-a-gate-name",atFlag("name"),{got:name});return{command:flags.command===null?null:
scriptOf(flags.command),name,uses}}var VALIDATE_OUTPUTS=["text","json"];function parseValidateArgs(argv){let flags=parseCommandFlags(
argv,"validate"),[file=null,stray]=[...flags.positionals,...flags.command??[]];if(stray!==void 0)throw userError("too-ma\
ny-files",about("command line"),{got:stray});return{file,recording:getFlag(flags,"recording")??null,output:parseOutputFormat(
flags,VALIDATE_OUTPUTS)}}function parseGivenFlags(command,flags,{format,options=OPTIONS}={}){let texts=optionsOf(command,
options).flatMap(name=>{let option=options[name],{schema}={...option,...option.terminal},flag=flagNameOf(name,option);if(flag===
"--")return scriptTexts(flags,{name,schema});let text=getFlag(flags,flag);return text!==void 0?[{name,schema,text,location:atFlag(
flag)}]:name==="format"&&format!==void 0?[{name,...format,location:atFlag("format")}]:[]});return parseGivenOptions(texts)}
function scriptTexts(flags,option){let text=getFlag(flags,option.name);if(flags.command===null)return text===void 0?[]:[
{...option,text,location:atFlag(option.name)}];if(text!==void 0)throw userError("flag-repeated",atFlag(option.name),{got:text});
return[{...option,text:scriptOf(flags.command),location:atFlag("")}]}function parseOutputFormat(flags,forms){let text=getFlag(
flags,"format")??"text",typed={name:"format",schema:choice(...forms),text,location:atFlag("format")};return parseGivenOptions(
[typed]).format}function rejectStray({positionals:[stray]}){if(stray!==void 0)throw userError("argument-unexpected",about(
"command line"),{got:stray})}function getFlag(flags,name){return flags.values.get(name)?.[0]}function scriptOf(words){let[
first,...rest]=words;if(first===void 0||words.every(word=>word.trim()===""))throw userError("no-command-after-dashes",atFlag(
""),{});return rest.length===0?first:(rejectLostVariable(words),words.map(quoteShellWord).join(" "))}var OWN_VARIABLE=/\$\{?BENCH_REFEREE_/,
SCRIPT_FLAG=/^-\w*c$/;function rejectLostVariable(words){let lost=words.find((word,index)=>OWN_VARIABLE.test(word)&&!SCRIPT_FLAG.
test(words[index-1]??""));if(lost===void 0)return;let script=words.map(word=>OWN_VARIABLE.test(word)?quoteWithVariables(
word):quoteShellWord(word));throw userError("variable-in-word",atFlag(""),{got:lost,write:`-- ${quoteShellWord(script.join(
" "))}`})}function quoteWithVariables(word){return`"${word.replaceAll(/["\\`]/g,"\\$&")}"`}export{parseCheckArgs,parseBisectArgs,parseDoctorArgs,parseMeasureArgs,parseReportArgs,parseParseArgs,parseNoArgs,parseInitArgs,
parseValidateArgs};
