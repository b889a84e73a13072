import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function makeError(code,location,data,extra){return makeDiagnostic("error",{code,location,data},extra)}function makeWarning(code,location,data,extra){
return makeDiagnostic("warning",{code,location,data},extra)}function makeDiagnostic(severity,{code,location,data},extra={}){
let facts=Object.entries(data).filter(([,fact])=>fact!==void 0);return{code,severity,location,data:Object.fromEntries(facts),
...extra}}function isError({severity}){return severity==="error"}var PLAN_FAILURES=["limit-misfit","growth-misfit","roun\
ds-too-few","budgets-unmatched"];function isPlanError({failure}){return PLAN_FAILURES.includes(failure)}function within(outer,diagnostic){
return{...diagnostic,location:[...outer,...diagnostic.location]}}function isSameFinding(one,other){return one.code===other.
code&&JSON.stringify(one.data)===JSON.stringify(other.data)}function isSameDiagnostic(one,other){return isSameFinding(one,
other)&&JSON.stringify(one.location)===JSON.stringify(other.location)}function withOutput(diagnostic,output){return output.
length===0?diagnostic:{...diagnostic,output}}function withoutOutput({output:_,...diagnostic}){return diagnostic}var MAX_LOGGED=100;
function selectForLog(diagnostics){let sorted=[...diagnostics.filter(isError),...diagnostics.filter(one=>!isError(one))];
return{shown:sorted.slice(0,MAX_LOGGED),more:Math.max(0,sorted.length-MAX_LOGGED)}}function inFile(path,line,column){return[{kind:"file",path,...line!==void 0&&{line},...column!==void 0&&{column}}]}function atSetting(path,{
line,column},keys){return[{kind:"setting",path,line,column,keys:[...keys]}]}function atKeys(path,keys,line){let steps=keys.
map(key=>typeof key=="number"?key:String(key));return[{kind:"file",path,...line!==void 0&&{line},keys:steps}]}function atInput(name){
return[{kind:"input",name}]}function atFlag(name){return[{kind:"flag",name}]}function atKey(name){return[{kind:"key",name}]}
function onSide(side,sha){return[{kind:"side",side,...sha&&{sha}}]}function inRound(round,side){return[{kind:"round",round,
side}]}function inPlacement(placement,side){return[{kind:"placement",placement,side}]}function inSetup(side){return[{kind:"\
setup",side}]}function inRecording(name){return[{kind:"recording",name}]}function atEvent(name){return[{kind:"event",name}]}
function atCommit(sha){return[{kind:"commit",sha}]}function about(part){return[{kind:"part",part}]}var UserError=class extends Error{name="UserError";diagnostics;constructor(...diagnostics){super(),this.diagnostics=diagnostics}get message(){
return this.diagnostics.map(({code})=>code).join(", ")}};function userError(code,location,data,{causes=[],...extra}={}){
return new UserError(makeError(code,location,data,extra),...causes)}function throwErrors([first,...rest]){if(first!==void 0)
throw new UserError(first,...rest)}function joinErrors(one,other){return new UserError(...one.diagnostics,...other.diagnostics)}
function withFailure(error,failure){let[first,...others]=error.diagnostics;return new UserError({failure,...first},...others.
map(one=>({failure,...one})))}function relocate(error,location,data={}){let known=userErrorOf(error);if(known===null)return error;
let move=one=>({...one,location,data:{...one.data,...data}}),[first,...others]=known.diagnostics;return new UserError(move(
first),...others.map(move))}function recoverFrom(type,answer){return error=>{if(error instanceof type)return answer(error);
throw error}}function nullIfThrown(read){try{return read()}catch{return null}}function userErrorOf(error){if(error instanceof
UserError)return error;if(!isSystemError(error))return null;let{code,syscall,path,dest}=error;return userError("system-e\
rror",inFile(dest??path??syscall),{errno:code,call:syscall})}function errorCodeOf(error){return error instanceof Error&&
"code"in error?String(error.code):String(error)}function isSystemError(error){return typeof error!="object"||error===null||
!("syscall"in error)||!("code"in error)?!1:typeof error.code=="string"}var STARS=/\*\*\/|\*\*|\*/g,TOKENS=new RegExp(`(?:${STARS.source})+|[^*]`,"gu");function compilePattern(glob){if(!/[*?]/.
test(glob))return text=>text===glob;let start=glob.slice(0,glob.search(/[*?]/)).replace(/[\ud800-\udbff]$/,""),automaton=null;
return text=>text.startsWith(start)?(automaton??=makeAutomaton(glob.slice(start.length)),has(runAutomaton(automaton,text.
slice(start.length)),automaton.final)):!1}function makeAutomaton(glob){let tokens=(glob.match(TOKENS)??[]).flatMap(token=>token.
startsWith("*")?mergeStars(token):[token]),size=1+tokens.reduce((sum,token)=>sum+(token.startsWith("**/")?2:token[0]==="\
*"?0:1),0),words=Math.ceil(size/32),none=()=>new Uint32Array(words),[others,staysAnywhere,staysInPart,skips]=[none(),none(),
none(),none()],steps=new Map([["/",none()]]),anyStep=[],state=0;for(let token of tokens)token.startsWith("**/")?(add(skips,
state),add(staysAnywhere,state+1),add(steps.get("/"),state+1),state+=2):token==="**"?add(staysAnywhere,state):token==="*"?
add(staysInPart,state):(token==="?"?anyStep.push(state):(steps.set(token,steps.get(token)??none()),add(steps.get(token),
state)),state+=1);for(let[character,step]of[...steps,["",others]])if(character!=="/")for(let one of anyStep)add(step,one);
let first=none();return add(first,0),skipFolders(first,skips),{words,final:state,first,steps,others,staysAnywhere,staysInPart,
skips}}function mergeStars(run){let stars=[...new Set(run.match(STARS))];return stars.includes("**")||/\*\*\/\*(?!\*)/.test(
run)?["**"]:stars}function runAutomaton(automaton,text){let{words,steps,others,staysAnywhere,staysInPart}=automaton,[states,
next]=[automaton.first.slice(),new Uint32Array(words)];for(let character of text){let step=steps.get(character)??others,
carry=0,alive=0;for(let word=0;word<words;word+=1){let now=states[word],stays=character==="/"?staysAnywhere[word]:staysAnywhere[word]|
staysInPart[word],moved=now&step[word];next[word]=moved<<1|carry|now&stays,carry=moved>>>31,alive|=next[word]}if(alive===
0)return next;skipFolders(next,automaton.skips),[states,next]=[next,states]}return states}function skipFolders(states,skips){
let carry=0;for(let word=0;word<states.length;word+=1){let at=states[word]&skips[word];states[word]|=at<<1|at<<2|carry,carry=
at>>>31|at>>>30}}function add(states,state){states[state>>>5]|=1<<(state&31)}function has(states,state){return(states[state>>>
5]&1<<(state&31))!==0}function compileBelow(glob){let automaton=makeAutomaton(glob),{final,staysAnywhere,staysInPart}=automaton,
isEndless=has(staysAnywhere,final)||has(staysInPart,final);return folder=>{let states=runAutomaton(automaton,`${folder}/`);
return isEndless||(states[final>>>5]&=~(1<<(final&31))),states.some(word=>word!==0)}}function selectPaths(globs){let rules=globs.
map(glob=>{let excludes=glob.startsWith("!"),own=excludes?glob.slice(1):glob,[matches,mayMatchBelow]=[compilePattern(own),
compileBelow(own)];return{glob,excludes,matches,mayMatchBelow,covers:folder=>own===folder||own.endsWith("**")&&matches(`${folder}\
/`)}}),isInsideByDefault=rules[0]?.excludes??!0,isInside=(isNamed,decides)=>{let last=rules.findLast(decides);return last===
void 0?isInsideByDefault||isNamed:!last.excludes};return{hasFile:(path,isNamed=!1)=>isInside(isNamed,({matches})=>matches(
path)),mayHaveBelow:(folder,isNamed=!1)=>isInside(isNamed,({excludes,matches,mayMatchBelow,covers})=>excludes?covers(folder):
matches(folder)||mayMatchBelow(folder)),isMatched(pattern,files,folders){let rule=rules.find(({glob})=>glob===pattern);return rule!==
void 0&&(files.some(rule.matches)||folders.some(rule.mayMatchBelow))}}}function compileOrderedPatterns(globs){let{hasFile}=selectPaths(
globs);return path=>hasFile(path)}function compilePatterns(globs){let includes=globs.filter(glob=>!glob.startsWith("!")).
map(compilePattern),excludes=globs.filter(glob=>glob.startsWith("!")).map(glob=>compilePattern(glob.slice(1)));return names=>(includes.
length===0||includes.some(matches=>names.some(matches)))&&!excludes.some(matches=>names.some(matches))}export{makeError,makeWarning,isError,isPlanError,within,isSameFinding,isSameDiagnostic,withOutput,withoutOutput,selectForLog,
inFile,atSetting,atKeys,atInput,atFlag,atKey,onSide,inRound,inPlacement,inSetup,inRecording,atEvent,atCommit,about,UserError,
userError,throwErrors,joinErrors,withFailure,relocate,recoverFrom,nullIfThrown,userErrorOf,errorCodeOf,compilePattern,selectPaths,
compileOrderedPatterns,compilePatterns};
