import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainIssues}from"./action-compare-report-formats-history-measuring-parse-report-validate.js";import{quoteShellWord}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{COMMANDS,
flagsOf,rowsOf}from"./action-formats-help-history-measuring-parse-report-validate.js";import{OPTIONS,flagNameOf,makeMistake,resolveValues,suggestWord,toError,toKebabCase}from"./action-compare-report-formats-help-history-measuring-parse-report-validate.js";
import{omitNull}from"./action-compare-report-formats-github-client-help-history-measuring-parse-report-validate.js";import{about,atFlag,atInput,makeError,throwErrors,userError}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";function inputsOf(action,options=OPTIONS){return Object.keys(options).filter(name=>options[name]?.inputs?.includes(action))}
function parseInputs(get,action,options=OPTIONS){let texts=inputsOf(action,options).flatMap(name=>{let text=get(toKebabCase(
name)),location=atInput(toKebabCase(name));return text.trim()===""?[]:[{name,schema:options[name].schema,text,location}]}),
errors=[],entries=checkTexts(texts,errors);return throwErrors(errors),Object.fromEntries(entries)}function checkTexts(texts,errors){
return texts.flatMap(({name,schema,text,location})=>{let parsed=schema.safeParse(text,{reportInput:!0});if(parsed.success)
return[[name,parsed.data]];for(let mistake of explainIssues(schema,parsed.error.issues))errors.push(toError(mistake,location));
return[]})}function parseArgs(command,argv,options=OPTIONS){let words=parseFlags(argv,flagSpecOf(command,options)),{takes,maxWords,
strayError}=COMMANDS[command],isScript=takes==="script",files=[...words.positionals,...isScript?[]:words.command??[]],stray=files[maxWords];
if(stray!==void 0)throw userError(strayError,about("command line"),{got:stray});let script=isScript&&words.command!==null?
scriptOf(words.command):null,run=words.values.get("run");if(script!==null&&run!==void 0)throw userError("flag-repeated",
atFlag("run"),{got:run});let errors=[],check=rows=>{let texts=rows.flatMap(([name,option])=>{let flag=flagNameOf(name,option),
text=flag==="--"?script:words.values.get(flag);return text==null?[]:[{name,schema:option.schema,text,location:atFlag(flag===
"--"?"":flag)}]});return checkTexts(texts,errors)},{settings,own}=rowsOf(command,options),flags=COMMANDS[command].flags,
values=check(own),setsOption=([name,value])=>flags[name].setsOption?.(value)===!0,given=Object.fromEntries([...values.filter(
setsOption),...check(settings)]);throwErrors(errors);let others=Object.fromEntries(values.filter(entry=>!setsOption(entry)));
return{...resolveValues(flags,others),given,files,script}}function flagSpecOf(command,options=OPTIONS){let flags=flagsOf(
command,options).filter(({name})=>name!=="--");return new Map(flags.map(({name,placeholder})=>[name,placeholder!==""]))}
function scriptOf(words){let[first,...rest]=words;if(first===void 0||words.every(word=>word.trim()===""))throw userError(
"no-command-after-dashes",atFlag(""),{});return rest.length===0?first:(rejectLostVariable(words),words.map(quoteShellWord).
join(" "))}var OWN_VARIABLE=/\$\{?BENCH_REFEREE_/,SCRIPT_FLAG=/^-\w*c$/;function rejectLostVariable(words){let lost=words.
find((word,index)=>OWN_VARIABLE.test(word)&&!SCRIPT_FLAG.test(words[index-1]??""));if(lost===void 0)return;let quote=word=>`\
"${word.replaceAll(/["\\`]/g,"\\$&")}"`,script=words.map(word=>OWN_VARIABLE.test(word)?quote(word):quoteShellWord(word));
throw userError("variable-in-word",atFlag(""),{got:lost,write:`-- ${quoteShellWord(script.join(" "))}`})}function parseFlags(argv,spec){
let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],errors=[];for(let word=words.
shift();word!==void 0;word=words.shift()){let[,name,joined]=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word)??[];if(name===void 0){
word==="-"||!word.startsWith("-")?positionals.push(word):errors.push(makeError("not-a-flag",about("command line"),{got:word}));
continue}let next=spec.get(name)===!0&&joined===void 0?words[0]:void 0,value=next===void 0||isFlag(next,spec)?joined:words.
shift(),mistake=findMistake({name,value,next,isRepeated:values.has(name)},spec);mistake===null?values.set(name,value??""):
errors.push(toError(mistake,atFlag(name)))}return throwErrors(errors),{values,positionals,command:end===-1?null:argv.slice(
end+1)}}function isFlag(word,spec){let[name=""]=word.replace(/^-/,"").split("=");return word.startsWith("--")||word.startsWith(
"-")&&spec.has(name)}function findMistake({name,value,next,isRepeated},spec){if(!spec.has(name)){let meant=suggestWord(name,
[...spec.keys()]),known=[...spec.keys()].map(flag=>`--${flag}`);return makeMistake("flag-unknown",omitNull({known,write:meant&&
`--${meant}`}))}if(spec.get(name)===!1)return value===void 0?null:makeMistake("flag-with-value",{flag:`--${name}`,got:value});
let usage=`--${name} VALUE`;return value===void 0&&next!==void 0?makeMistake("flag-before-flag",{usage,joined:`--${name}\
=${next}`,got:next}):value===void 0?makeMistake("flag-without-value",{usage}):isRepeated?makeMistake("flag-repeated",{got:value}):
null}export{parseInputs,parseArgs};
