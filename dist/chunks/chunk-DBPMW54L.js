import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RUNNER_FILES}from"./chunk-DJJNLWET.js";import{renderDiagnostics}from"./chunk-AZRTJBVI.js";import{LATEST_RELEASE,
PUBLISHED_PROGRAM,checkAffinity,findProgramsNow,killProcessesBelow,makeClock,makeGit,makeRun,observe,readLoad,readMachine,
readTrigger,sanitiseForCommand,sanitiseForLog}from"./chunk-THDOESCH.js";import{cancelOnSignals,makeFiles}from"./chunk-IKSPXGBE.js";
import{formatDefect,formatDiagnosticLine,formatMistakeCount}from"./chunk-ET2FACDU.js";import{UserError,relocate,userError,
userErrorOf}from"./chunk-4Q6QMYTI.js";import{about,atEvent,atInput,inFile}from"./chunk-EORH2WXK.js";import{tmpdir}from"node:os";import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(
input)}function toCommandProperties(annotationProperties){return Object.keys(annotationProperties).length?{title:annotationProperties.
title,file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.endLine,col:annotationProperties.
startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command,properties,message){let cmd=new Command(command,properties,message);process.stdout.write(cmd.
toString()+os.EOL)}function issue(name,message=""){issueCommand(name,{},message)}var CMD_STRING="::",Command=class{constructor(command,properties,message){
command||(command="missing.command"),this.command=command,this.properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+
this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=!0;for(let key in this.properties)
if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(
val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){return toCommandValue(
s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as crypto from"crypto";import*as fs from"fs";import*as os2 from"os";function issueFileCommand(command,message){let filePath=process.env[`GITHUB_${command}`];if(!filePath)throw new Error(`U\
nable to find environment variable for file command ${command}`);if(!fs.existsSync(filePath))throw new Error(`Missing fi\
le at path: ${filePath}`);fs.appendFileSync(filePath,`${toCommandValue(message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){
let delimiter=`ghadelimiter_${crypto.randomUUID()}`,convertedValue=toCommandValue(value);if(key.includes(delimiter))throw new Error(
`Unexpected input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))throw new Error(
`Unexpected input: value should not contain the delimiter "${delimiter}"`);return`${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`}import*as os4 from"os";import{EOL as EOL3}from"os";import{constants,promises}from"fs";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){
function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.
throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,
rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="\
GITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)
return this._filePath;let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find envir\
onment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,
constants.R_OK|constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file\
 has correct read/write permissions.`)}return this._filePath=pathFromEnv,this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.
entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?`<${tag}${htmlAttrs}>${content}</${tag}>`:
`<${tag}${htmlAttrs}>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.overwrite,
filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.
emptyBuffer()})}clear(){return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){
return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){
return this._buffer+=text,addEOL?this.addEOL():this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.
assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){
let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap("li",item)).join(""),element=this.wrap(tag,listItems);return this.
addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row=>{let cells=row.map(cell=>{if(typeof cell=="string")return this.
wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(Object.assign({},colspan&&
{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),element=this.
wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.
wrap("summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||
{},attrs=Object.assign(Object.assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,
alt},attrs));return this.addRaw(element).addEOL()}addHeading(text,level){let tag=`h${level}`,allowedTag=["h1","h2","h3",
"h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text);return this.addRaw(element).addEOL()}addSeparator(){
let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",null);return this.
addRaw(element).addEOL()}addQuote(text,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,
attrs);return this.addRaw(element).addEOL()}addLink(text,href){let element=this.wrap("a",text,{href});return this.addRaw(
element).addEOL()}},_summary=new Summary;import os3 from"os";var platform=os3.platform(),arch=os3.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||
(ExitCode={}));function getInput(name,options){let val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.
required&&!val)throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===!1?val:
val.trim()}function setOutput(name,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(
name,value));process.stdout.write(os4.EOL),issueCommand("set-output",{name},toCommandValue(value))}function error(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.
toString():message)}function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof
Error?message.toString():message)}function info(message){process.stdout.write(message+os4.EOL)}function startGroup(name){issue("group",name)}function endGroup(){
issue("endgroup")}function saveState(name,value){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(name,
value));issueCommand("save-state",{name},toCommandValue(value))}function getState(name){return process.env[`STATE_${name}`]||
""}import{randomUUID as randomUUID2}from"node:crypto";import{closeSync,constants as constants2,fstatSync,lstatSync,mkdirSync,
openSync,readFileSync,rmSync,writeFileSync}from"node:fs";import{EOL as EOL5}from"node:os";import{dirname}from"node:path";function snapshotRunnerFiles(env){let kept=RUNNER_FILES.flatMap(variable=>{let path=env[variable]??"",bytes=path===""?null:
bytesOf(path);return bytes===null?[]:[{variable,path,bytes}]});return()=>kept.filter(file=>!isUntouched(file)&&restore(file)).
map(({variable})=>variable)}function isUntouched({path,bytes}){return lstatSync(path,{throwIfNoEntry:!1})?.size!==bytes.
length?!1:bytesOf(path)?.equals(bytes)??!1}function bytesOf(path){try{return withRegularFile(path,constants2.O_RDONLY,file=>readFileSync(
file))}catch{return null}}function restore({path,bytes}){try{rmSync(path,{recursive:!0,force:!0}),mkdirSync(dirname(path),
{recursive:!0}),withRegularFile(path,constants2.O_WRONLY|constants2.O_CREAT|constants2.O_EXCL,file=>writeFileSync(file,bytes))}catch{}
return!0}function appendValue(variable,path,[name,value]){let end=`ghadelimiter_${randomUUID2()}`,text=[`${name}<<${end}`,
value,end,""].join(EOL5);writeCommandFile(variable,path,{flag:constants2.O_APPEND,text})}function replaceText(variable,path,text){
writeCommandFile(variable,path,{flag:constants2.O_TRUNC,text})}function writeCommandFile(variable,path,{flag,text}){try{
withRegularFile(path,constants2.O_WRONLY|constants2.O_CREAT|flag,file=>writeFileSync(file,text))}catch(error2){let known=userErrorOf(
error2);throw known===null?error2:relocate(known,[{kind:"environment variable",name:variable},...inFile(path)])}}function withRegularFile(path,flags,use){
let safe=flags|(constants2.O_NOFOLLOW??0)|(constants2.O_NONBLOCK??0),file=openSync(path,safe,420);try{if(fstatSync(file).
isFile())return use(file);throw userError("not-a-regular-file",inFile(path),{})}finally{closeSync(file)}}var TOKEN_VARIABLES=["INPUT_GITHUB-TOKEN","GITHUB_TOKEN","GH_TOKEN","ACTIONS_RUNTIME_TOKEN","ACTIONS_ID_TOKEN_REQUEST_TO\
KEN"];async function makeActionsHost(){let env={...process.env},{platform:platform2}=process,temporaryRoot=env.RUNNER_TEMP||
tmpdir(),cancelled=cancelOnSignals(),find=findProgramsNow({env,platform:platform2});return{program:PUBLISHED_PROGRAM,env,
folder:env.GITHUB_WORKSPACE||process.cwd(),trigger:await readTrigger(env),log:actionsLog,progress:foldedRounds,clock:makeClock(
cancelled),files:makeFiles(temporaryRoot),secrets:TOKEN_VARIABLES.map(name=>env[name]??"").filter(value=>value!==""),cancelled,
run:guardRunnerFiles(makeRun({platform:platform2,signal:cancelled,temporaryRoot,find}),env),git:makeGit({env,platform:platform2,
signal:cancelled}),findProgram:find,checkAffinity:affinity=>checkAffinity(affinity,{platform:platform2,find}),machine:()=>readMachine(
env),observe,load:readLoad}}function guardRunnerFiles(run,env){let putBack,tamperedWith=new Set;return async spec=>{putBack??=
snapshotRunnerFiles(env);let result=await run(spec);for(let variable of putBack())tamperedWith.add(variable);return{...result,
tamperedFiles:[...tamperedWith]}}}var sanitise=text=>sanitiseForLog(text,{runner:!0});function annotation({file,line,column,
length}){if(file===null)return{};let endColumn=column+length;return{title:"bench-referee",file,startLine:line,endLine:line,
startColumn:column,endColumn}}var printedErrors=new Set;function isFirst(message){let isNew=!printedErrors.has(message);
return printedErrors.add(message),isNew}var isFolding=!1;function endFolding(){isFolding&&endGroup(),isFolding=!1}function makeFoldedRounds(){
let isRound=!1;return{begin({isWarmUp}){isRound=!isWarmUp},end(line){isRound&&!isFolding&&startGroup("rounds"),isFolding||=
isRound,info(sanitise(line))},close:endFolding}}var foldedRounds=makeFoldedRounds(),actionsLog={info(line){endFolding(),
info(sanitise(line))},warning(line){endFolding(),warning(sanitiseForCommand(line))},error(line,excerpt){endFolding(),isFirst(
line)&&error(sanitiseForCommand(line),excerpt&&annotation(excerpt))},quote(title,text){endFolding(),startGroup(sanitiseForCommand(
title)),info(sanitise(text)),endGroup()}},actionsRunner={input:name=>getInput(name,{trimWhitespace:!1}).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g,
""),output(name,value){let path=process.env.GITHUB_OUTPUT;path?appendValue("GITHUB_OUTPUT",path,[name,value]):setOutput(
name,value)},async summary(markdown){let path=process.env.GITHUB_STEP_SUMMARY;path&&replaceText("GITHUB_STEP_SUMMARY",path,
markdown)},remember(key,value){let path=process.env.GITHUB_STATE;path?appendValue("GITHUB_STATE",path,[key,value]):saveState(
key,value)},recall:key=>getState(key),endProcesses:killProcessesBelow,fail(message){process.exitCode=ExitCode.Failure,isFirst(
message)&&error(sanitiseForCommand(message))}};async function runAction(action){try{let host=await makeActionsHost();await action({host,runner:actionsRunner,connect:await connectorOf(
host)})}catch(error2){fail(error2);try{actionsRunner.output("verdict","error")}catch(unwritable){fail(unwritable)}}}async function connectorOf({
env,trigger,log,cancelled}){delete process.env.GITHUB_EVENT_PATH;let{connectGitHub}=await import("./github-client-PX4TD5FL.js"),
{useProxyFor}=await import("./proxy-SSMQRPRN.js"),{repository}=trigger,apiUrl=env.GITHUB_API_URL||"https://api.git\
hub.com";return useProxyFor(apiUrl,log),token=>token===""||repository===null?null:connectGitHub({token,repository,apiUrl,
log,cancelled})}function fail(thrown){let error2=userErrorOf(thrown);error2!==null?failWith(error2):failWithDefect(thrown)}
function failWithDefect(thrown){thrown instanceof Error&&thrown.stack!==void 0&&actionsLog.info(thrown.stack),actionsRunner.
fail(formatDefect(thrown))}function failWith(error2){let located=error2.diagnostics.filter(({excerpt})=>excerpt!==void 0);
if(located.length===0){for(let diagnostic of error2.diagnostics)actionsRunner.fail(formatDiagnosticLine(diagnostic));return}
actionsLog.info(renderDiagnostics(error2.diagnostics));for(let diagnostic of error2.diagnostics)actionsLog.error(formatDiagnosticLine(
diagnostic),diagnostic.excerpt);actionsRunner.fail(formatMistakeCount(located.length))}var ALL_ZERO=/^0+$/,PRIVILEGED_EVENTS=["pull_request_target","workflow_run","issue_comment"];function refusePrivilegedEvent({
event}){if(isPrivilegedEvent({event}))throw userError("privileged-event",atEvent(event),{})}function isPrivilegedEvent({
event}){return PRIVILEGED_EVENTS.includes(event)}function selectCommits(trigger,settings){let event=eventCommitsOf(trigger),
head=selectHead(settings.head,trigger,event),{base}=settings;if(base===LATEST_RELEASE)return{head,base:{kind:LATEST_RELEASE,
how:base},mergeBase:!1,target:targetIfKnown(event)};if(base!=="merge-base"&&base!=="target")return{head,base:selectRef(base,
"base"),mergeBase:!1,target:targetIfKnown(event)};if(settings.head==="merge")return{head,base:{kind:"first-parent",how:base},
mergeBase:!1,target:null};let target=event.target();if(target!==null)return{head,base:{...target,how:base},mergeBase:base===
"merge-base",target:null};throw userError("event-without-base",atInput("base"),{event:trigger.event,base})}function targetIfKnown(event){
try{return event.target()}catch(error2){if(error2 instanceof UserError)return null;throw error2}}function selectRef(text,input){
if(/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text))return{kind:"sha",sha:text,how:text};if(!isPlainRef(text))throw userError(
"not-a-ref",atInput(input),{ref:text});return{kind:"ref",ref:text,how:text}}function isPlainRef(text){return text!==""&&
!/^[-/.]|[\s~^:?*[\\\x00-\x1f\x7f]|\.\.|@\{|\/\/|[/.]$|\.lock$|\/\./.test(text)&&text!=="@"}function selectHead(wanted,trigger,event){
if(wanted==="head")return event.head();if(wanted!=="merge")return selectRef(wanted,"head");let merge=event.merge();if(merge!==
null)return merge;throw userError("event-without-merge",atInput("head"),{event:trigger.event})}function eventCommitsOf(trigger){
let merge=()=>null;switch(trigger.event){case"pull_request":return pullRequest(trigger);case"merge_group":return{head:()=>({
...selectSha(trigger,"merge_group","head_sha"),how:"head"}),merge,target:()=>selectSha(trigger,"merge_group","base_sha")};case"\
push":return refuseDeletion(trigger),{head:()=>selectCurrent(trigger),merge,target:()=>stateBefore(trigger)};case"workfl\
ow_dispatch":case"schedule":return{head:()=>selectCurrent(trigger),merge,target:()=>defaultBranch(trigger)};default:throw userError(
"unsupported-event",about("event"),{event:trigger.event})}}function pullRequest(trigger){return{head:()=>({...selectSha(
trigger,"pull_request","head","sha"),how:"head"}),merge:()=>({...selectCurrent(trigger),how:"merge"}),target:()=>baseBranch(
trigger)}}function baseBranch(trigger){let tipThen=selectSha(trigger,"pull_request","base","sha"),ref=branchRef(payloadValueAt(
trigger.payload,"pull_request","base","ref"));return ref===null?tipThen:{kind:"ref",ref,how:"target",fallback:tipThen.sha}}
function refuseDeletion({payload}){if(payloadValueAt(payload,"deleted")===!0)throw userError("branch-deleted",atEvent("p\
ush"),{})}function stateBefore(trigger){let before=payloadValueAt(trigger.payload,"before");return typeof before!="strin\
g"||ALL_ZERO.test(before)?defaultBranch(trigger):selectSha(trigger,"before")}function selectCurrent(trigger){if(trigger.
sha!==null)return{kind:"sha",sha:trigger.sha,how:"head"};throw userError("run-without-sha",[{kind:"environment variable",
name:"GITHUB_SHA"}],{})}function defaultBranch({payload}){let ref=branchRef(payloadValueAt(payload,"repository","default\
_branch"));return ref===null?null:{kind:"ref",ref,how:"target"}}function branchRef(branch){let ref=`refs/heads/${String(
branch)}`;return typeof branch=="string"&&isPlainRef(ref)?ref:null}function selectSha(trigger,...path){let value=payloadValueAt(
trigger.payload,...path);if(typeof value=="string"&&/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value))return{kind:"sha",sha:value,
how:path.at(-1)??"sha"};let found=value===void 0?{}:{found:String(value)};throw userError("event-without-sha",atEvent(trigger.
event),{path:path.join("."),...found})}function payloadValueAt(value,...path){return path.reduce((inner,key)=>typeof inner==
"object"&&inner!==null?inner[key]:void 0,value)}export{refusePrivilegedEvent,isPrivilegedEvent,selectCommits,isPlainRef,selectCurrent,selectSha,payloadValueAt,runAction};
