import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{COMMAND_NAME,COMPARE_FORMATS,COUNTED,GO_SPACE,REPORT_FORMATS,about,findUnitWord,isDay,makeError,nameCommands,parseUnit,
suggestWord,tidyGoUnit,tidyUnit,toMetricUnit}from"./chunk-EORH2WXK.js";import{__export,__require}from"./chunk-E4HB5Y7J.js";function isAlwaysHarmless(){return!0}function toKebabCase(name2){return name2.replaceAll(/[A-Z]/g,letter=>`-${letter.toLowerCase()}`)}function presetsOf(rows){
let entries=Object.entries(rows).map(([name2,{preset}])=>[name2,preset]);return Object.fromEntries(entries)}function omitHistoryKeys(rows,file){
let entries=file===null?null:Object.entries(file).filter(([name2])=>rows[name2]?.isHistoryKey!==!0);return entries&&Object.
fromEntries(entries)}function formatShare(share){return`${Number((100*share).toPrecision(12))}%`}function resolveValues(rows,...sources){
let given=Object.assign({},...sources),entries=Object.entries(rows).map(([name2,{preset}])=>[name2,given[name2]??preset]);
return Object.fromEntries(entries)}function formatOptionValue(value){return typeof value!="object"?String(value):value===
null||!("min"in value&&"max"in value)?null:value.min===value.max?String(value.min):`${value.min}..${value.max}`}var STARS=/\*\*\/|\*\*|\*/g,TOKENS=new RegExp(`(?:${STARS.source})+|[^*]`,"gu");function compilePattern(glob){if(!/[*?]/.
test(glob))return text2=>text2===glob;let start=glob.slice(0,glob.search(/[*?]/)).replace(/[\ud800-\udbff]$/,""),automaton=null;
return text2=>text2.startsWith(start)?(automaton??=makeAutomaton(glob.slice(start.length)),has(runAutomaton(automaton,text2.
slice(start.length)),automaton.final)):!1}function makeAutomaton(glob){let tokens=(glob.match(TOKENS)??[]).flatMap(token=>token.
startsWith("*")?mergeStars(token):[token]),size=1+tokens.reduce((sum2,token)=>sum2+(token.startsWith("**/")?2:token[0]===
"*"?0:1),0),words=Math.ceil(size/32),none=()=>new Uint32Array(words),[others,staysAnywhere,staysInPart,skips]=[none(),none(),
none(),none()],steps=new Map([["/",none()]]),anyStep=[],state=0;for(let token of tokens)token.startsWith("**/")?(add(skips,
state),add(staysAnywhere,state+1),add(steps.get("/"),state+1),state+=2):token==="**"?add(staysAnywhere,state):token==="*"?
add(staysInPart,state):(token==="?"?anyStep.push(state):add(steps.get(token)??setNew(steps,token,none()),state),state+=1);
for(let[character,step]of[...steps,["",others]])if(character!=="/")for(let one of anyStep)add(step,one);let first=none();
return add(first,0),skipFolders(first,skips),{words,final:state,first,steps,others,staysAnywhere,staysInPart,skips}}function mergeStars(run){
let stars=[...new Set(run.match(STARS))];return stars.includes("**")||/\*\*\/\*(?!\*)/.test(run)?["**"]:stars}function runAutomaton(automaton,text2){
let{words,steps,others,staysAnywhere,staysInPart}=automaton,[states,next]=[automaton.first.slice(),new Uint32Array(words)];
for(let character of text2){let step=steps.get(character)??others,carry=0,alive=0;for(let word=0;word<words;word+=1){let now=states[word],
stays=character==="/"?staysAnywhere[word]:staysAnywhere[word]|staysInPart[word],moved=now&step[word];next[word]=moved<<1|
carry|now&stays,carry=moved>>>31,alive|=next[word]}if(alive===0)return next;skipFolders(next,automaton.skips),[states,next]=
[next,states]}return states}function skipFolders(states,skips){let carry=0;for(let word=0;word<states.length;word+=1){let at2=states[word]&
skips[word];states[word]|=at2<<1|at2<<2|carry,carry=at2>>>31|at2>>>30}}function add(states,state){states[state>>>5]|=1<<
(state&31)}function has(states,state){return(states[state>>>5]&1<<(state&31))!==0}function setNew(map,key,value){return map.
set(key,value),value}function compileBelow(glob){let automaton=makeAutomaton(glob),{final,staysAnywhere,staysInPart}=automaton,
isEndless=has(staysAnywhere,final)||has(staysInPart,final);return folder=>{let states=runAutomaton(automaton,`${folder}/`);
return isEndless||(states[final>>>5]&=~(1<<(final&31))),states.some(word=>word!==0)}}function selectPaths(globs){let rules=globs.
map(glob=>{let excludes=glob.startsWith("!"),own2=excludes?glob.slice(1):glob,[matches,mayMatchBelow]=[compilePattern(own2),
compileBelow(own2)];return{glob,excludes,matches,mayMatchBelow,covers:folder=>own2===folder||own2.endsWith("**")&&matches(
`${folder}/`)}}),isInsideByDefault=rules[0]?.excludes??!0;return{hasFile(path,isNamed=!1){let last=rules.findLast(({matches})=>matches(
path));return last===void 0?isInsideByDefault||isNamed:!last.excludes},mayHaveBelow(folder,isNamed=!1){let last=rules.findLast(
({excludes,matches,mayMatchBelow,covers})=>excludes?covers(folder):matches(folder)||mayMatchBelow(folder));return last===
void 0?isInsideByDefault||isNamed:!last.excludes},isMatched(pattern2,files,folders){let rule=rules.find(({glob})=>glob===
pattern2);return rule!==void 0&&(files.some(rule.matches)||folders.some(rule.mayMatchBelow))}}}function compileOrderedPatterns(globs){
let{hasFile}=selectPaths(globs);return path=>hasFile(path)}function compilePatterns(globs){let includes=globs.filter(glob=>!glob.
startsWith("!")).map(compilePattern),excludes=globs.filter(glob=>glob.startsWith("!")).map(glob=>compilePattern(glob.slice(
1)));return names=>(includes.length===0||includes.some(matches=>names.some(matches)))&&!excludes.some(matches=>names.some(
matches))}var SCALAR=["string","number","boolean"],DECIMAL=String.raw`(?:\d+(?:\.\d*)?|\.\d+)`,EXPONENT=String.raw`(?:[eE][+-]?\d+)?`,
ANY_TEXT={type:SCALAR,pattern:String.raw`\S`},EXPRESSION={type:SCALAR,maxLength:1e3},TRUTH={type:["boolean","string"],pattern:"\
^(?:[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$"},ROUNDS=String.raw`0*[1-9]\d*`;function roundsOf(bounds){let pattern2=String.
raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;return{type:["integer","string"],...bounds,pattern:pattern2}}function natural(bounds){
return{type:["number","string"],minimum:0,...bounds,pattern:String.raw`^\s*\+?${DECIMAL}${EXPONENT}\s*$`}}function positive(bounds){
let pattern2=String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`;return{type:["number","string"],exclusiveMinimum:0,
...bounds,pattern:pattern2}}function integer(bounds){return{type:["integer","string"],...bounds,pattern:String.raw`^\s*[+-]?\d{1,3}\s*$`}}
var PERCENTAGE={type:"string",pattern:String.raw`^\s*\+?(?:0*\d{1,6}(?:\.\d*)?|\.\d+)\s*%\s*$`},NO_RATIO=String.raw`(?![\s\S]*%\s*[oO][fF]\b)`,
UNIT=String.raw`(?:[^\d\s.,+-][\s\S]*)?`,QUANTITY={type:["number","string"],pattern:String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`},
MAGNITUDE={type:["number","string"],minimum:0,pattern:String.raw`^${NO_RATIO}\s*(?:\+|-(?=[0.]+(?:[^\d.]|$)))?${DECIMAL}${EXPONENT}\s*${UNIT}$`},
INNER_PATH={type:SCALAR,pattern:String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`},CPUS=String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`,
CPU_LIST={type:["integer","string"],minimum:0,pattern:`^${CPUS}(?:,${CPUS})*$`};function oneOf(words){return{type:"strin\
g",enum:[...words]}}function orNull(schema){return{anyOf:[schema,{type:"null"}]}}function mappingOf(properties2,required2){
return{type:"object",properties:properties2,required:[...required2],additionalProperties:!1}}function oneOrSeveral(one){
return{anyOf:[one,{type:"array",items:one,minItems:1}]}}function isMapping(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function makeMistake(code,data){return{code,data}}function findLongPattern({length:characters}){let limit=1e3;return characters>
limit?makeMistake("pattern-too-long",{characters,limit}):null}function toError({code,data},location,excerpt){return makeError(
code,location,data,excerpt&&{excerpt})}function encodeExpectation(expected){return JSON.stringify(typeof expected=="stri\
ng"?{expected}:{known:expected})}function decodeExpectation(message){return JSON.parse(message)}var MAX_CHARACTERS=60;function toQuotable(text2){
let line=text2.trim().replaceAll(/\s+/g," ").replaceAll(/[\p{Cc}\p{Cf}]/gu,"?"),characters=[...line];return characters.length<=
MAX_CHARACTERS?line:`${characters.slice(0,MAX_CHARACTERS-1).join("")}\u2026`}var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,
Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,aborted:()=>aborted,allowsEval:()=>allowsEval,assert:()=>assert,
assertEqual:()=>assertEqual,assertIs:()=>assertIs,assertNever:()=>assertNever,assertNotEqual:()=>assertNotEqual,assignProp:()=>assignProp,
attachSchema:()=>attachSchema,base64ToUint8Array:()=>base64ToUint8Array,base64urlToUint8Array:()=>base64urlToUint8Array,
cached:()=>cached,captureStackTrace:()=>captureStackTrace,cleanEnum:()=>cleanEnum,cleanRegex:()=>cleanRegex,clone:()=>clone,
cloneDef:()=>cloneDef,codePointLength:()=>codePointLength,constantCatch:()=>constantCatch,createTransparentProxy:()=>createTransparentProxy,
defineLazy:()=>defineLazy,defineLazyInternal:()=>defineLazyInternal,derived:()=>derived,esc:()=>esc,escapeRegex:()=>escapeRegex,
explicitlyAborted:()=>explicitlyAborted,extend:()=>extend,finalizeIssue:()=>finalizeIssue,floatSafeRemainder:()=>floatSafeRemainder,
getElementAtPath:()=>getElementAtPath,getEnumValues:()=>getEnumValues,getLengthableOrigin:()=>getLengthableOrigin,getParsedType:()=>getParsedType,
getSizableOrigin:()=>getSizableOrigin,hexToUint8Array:()=>hexToUint8Array,hide:()=>hide,installLazyProp:()=>installLazyProp,
isObject:()=>isObject,isPlainObject:()=>isPlainObject,issue:()=>issue,joinValues:()=>joinValues,jsonStringifyReplacer:()=>jsonStringifyReplacer,
members:()=>members,merge:()=>merge,mergeDefs:()=>mergeDefs,normalizeParams:()=>normalizeParams,nullish:()=>nullish,numKeys:()=>numKeys,
objectClone:()=>objectClone,omit:()=>omit,optionalKeys:()=>optionalKeys,own:()=>own,parsedType:()=>parsedType,partial:()=>partial,
pick:()=>pick,prefixIssues:()=>prefixIssues,primitiveTypes:()=>primitiveTypes,promiseAllObject:()=>promiseAllObject,propertyKeyTypes:()=>propertyKeyTypes,
randomString:()=>randomString,rawShape:()=>rawShape,required:()=>required,safeExtend:()=>safeExtend,shallowClone:()=>shallowClone,
sizeCaps:()=>sizeCaps,slugify:()=>slugify,stringifyPrimitive:()=>stringifyPrimitive,toZod:()=>toZod,uint8ArrayToBase64:()=>uint8ArrayToBase64,
uint8ArrayToBase64url:()=>uint8ArrayToBase64url,uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}
function assertNever(_x){throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){
let numericValues=Object.values(entries).filter(v=>typeof v=="number");return Object.entries(entries).filter(([k,_])=>numericValues.
indexOf(+k)===-1).map(([_,v])=>v)}function joinValues(array2,separator="|"){return array2.map(val=>stringifyPrimitive(val)).
join(separator)}function jsonStringifyReplacer(_,value){return typeof value=="bigint"?value.toString():value}var Cached=class{constructor(getter){
this._getter=getter,this._value=void 0}get value(){let getter=this._getter;return getter!==void 0&&(this._value=getter(),
this._getter=void 0),this._value}};function cached(getter){return new Cached(getter)}function nullish(input){return input==
null}function cleanRegex(source){let start=source.startsWith("^")?1:0,end=source.endsWith("$")?source.length-1:source.length;
return source.slice(start,end)}function floatSafeRemainder(val,step){let ratio=val/step,roundedRatio=Math.round(ratio),tolerance=4*
Number.EPSILON*Math.max(Math.abs(ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}var EVALUATING=Symbol(
"evaluating");function defineLazy(object2,key,getter){let value;Object.defineProperty(object2,key,{get(){if(value!==EVALUATING)
return value===void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.defineProperty(object2,key,{value:v})},configurable:!0})}
function objectClone(obj){return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){
Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){let desc=Object.
getOwnPropertyDescriptor(def,"shape");return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(
schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){Object.defineProperty(target,key,{get(){let value=getter();
return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){key in target?
assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap){let raw=sourceShape(source);
for(let key of keys){let desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{
let value=source._zod.def.shape[key];return wrap?wrap(value,key):value}):putProp(target,key,wrap?wrap(desc.value,key):desc.
value))}}function mirrorProps(target,source){for(let key of Reflect.ownKeys(source)){let desc=Object.getOwnPropertyDescriptor(
source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(target,key,desc.value))}}function mergeDefs(...defs){
let mergedDescriptors={};for(let def of defs){let descriptors=Object.getOwnPropertyDescriptors(def);Object.assign(mergedDescriptors,
descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema){return mergeDefs(schema._zod.
def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){
let keys=Object.keys(promisesObj),promises=keys.map(key=>promisesObj[key]);return Promise.all(promises).then(results=>{let resolvedObj={};
for(let i=0;i<keys.length;i++)resolvedObj[keys[i]]=results[i];return resolvedObj})}function randomString(length=10){let chars="\
abcdefghijklmnopqrstuvwxyz",str="";for(let i=0;i<length;i++)str+=chars[Math.floor(Math.random()*chars.length)];return str}
function esc(str){return JSON.stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,
"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:
(..._args)=>{};function isObject(data){return typeof data=="object"&&data!==null&&!Array.isArray(data)}var allowsEval=cached(
()=>{if(globalConfig.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let F=Function;
return new F(""),!0}catch{return!1}});function isPlainObject(o){if(isObject(o)===!1)return!1;let ctor=o.constructor;if(ctor===
void 0||typeof ctor!="function")return!0;let prot=ctor.prototype;return!(isObject(prot)===!1||Object.prototype.hasOwnProperty.
call(prot,"isPrototypeOf")===!1)}function shallowClone(o){return isPlainObject(o)?{...o}:Array.isArray(o)?[...o]:o instanceof
Map?new Map(o):o instanceof Set?new Set(o):o}function numKeys(data){let keyCount=0;for(let key in data)Object.prototype.
hasOwnProperty.call(data,key)&&keyCount++;return keyCount}var getParsedType=data=>{let t=typeof data;switch(t){case"unde\
fined":return"undefined";case"string":return"string";case"number":return Number.isNaN(data)?"nan":"number";case"boolean":
return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.
isArray(data)?"array":data===null?"null":data.then&&typeof data.then=="function"&&data.catch&&typeof data.catch=="functi\
on"?"promise":typeof Map<"u"&&data instanceof Map?"map":typeof Set<"u"&&data instanceof Set?"set":typeof Date<"u"&&data instanceof
Date?"date":typeof File<"u"&&data instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},propertyKeyTypes=new Set(
["string","number","symbol"]),primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){
return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){let cl=new inst._zod.constr(def??inst._zod.
def);return(!def||params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){let params=_params;if(!params)
return{};if(typeof params=="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");params.error=params.message}return delete params.message,typeof params.
error=="string"?{...params,error:()=>params.error}:params}function createTransparentProxy(getter){let target;return new Proxy(
{},{get(_,prop,receiver){return target??(target=getter()),Reflect.get(target,prop,receiver)},set(_,prop,value,receiver){
return target??(target=getter()),Reflect.set(target,prop,value,receiver)},has(_,prop){return target??(target=getter()),Reflect.
has(target,prop)},deleteProperty(_,prop){return target??(target=getter()),Reflect.deleteProperty(target,prop)},ownKeys(_){
return target??(target=getter()),Reflect.ownKeys(target)},getOwnPropertyDescriptor(_,prop){return target??(target=getter()),
Reflect.getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){return target??(target=getter()),Reflect.
defineProperty(target,prop,descriptor)}})}function stringifyPrimitive(value){return typeof value=="bigint"?value.toString()+
"n":typeof value=="string"?`"${value}"`:`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k].
_zod.optin!==void 0&&shape[k]._zod.optout==="optional")}var NUMBER_FORMAT_RANGES={safeint:[Number.MIN_SAFE_INTEGER,Number.
MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt("922337\
2036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(schema,mask){let currDef=schema._zod.def,
checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".pick() cannot be used on object schemas containing re\
finements");let newShape={};return mirrorShape(newShape,schema,maskedKeys(schema,mask)),clone(schema,mergeDefs(currDef,{
shape:newShape,checks:[]}))}function maskedKeys(schema,mask){let raw=sourceShape(schema),keys=[];for(let key of Reflect.
ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}\
"`);mask[key]&&keys.push(key)}return keys}function omit(schema,mask){let currDef=schema._zod.def,checks=currDef.checks;if(checks&&
checks.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");let omitted=new Set(maskedKeys(
schema,mask)),newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(
key))),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){if(!isPlainObject(shape))
throw new Error("Invalid input to extend: expected a plain object");let checks=schema._zod.def.checks;if(checks&&checks.
length>0){let existingShape=sourceShape(schema);for(let key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(
existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeE\
xtend()` instead.")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){
let newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema))),mirrorProps(newShape,shape),newShape}
function safeExtend(schema,shape){if(!isPlainObject(shape))throw new Error("Invalid input to safeExtend: expected a plai\
n object");return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){if(!b?._zod?.
def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(a.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExte\
nd() instead.");let newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(
sourceShape(b)));let def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.
checks??[]});return clone(a,def)}function partial(Class2,schema,mask,name2="partial"){let checks=schema._zod.def.checks;
if(checks&&checks.length>0)throw new Error(`.${name2}() cannot be used on object schemas containing refinements`);let selected=mask?
new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),
Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",innerType:value}))),clone(schema,mergeDefs(
schema._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema,mask){let selected=mask?new Set(maskedKeys(
schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&
!selected.has(key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}
function aborted(x,startIndex=0){if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==
!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.
length;i++)if(x.issues[i]?.continue===!1)return!0;return!1}function prefixIssues(path,issues){return issues.map(iss=>{var _a3;
return(_a3=iss).path??(_a3.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message==
"string"?message:message?.message}function sizeCaps(defChecks){let caps=[];for(let ch of defChecks??[]){let d=ch._zod.def;
if(!/_(length|size)$|_equals$/.test(d.check))break;let max2=d.maximum??d.length??d.size;max2>=0&&caps.push([max2,ch])}return caps}
function attachSchema(issues,start,inst){var _a3;for(let i=start;i<issues.length;i++)(_a3=issues[i]).schema??(_a3.schema=
inst)}function finalizeIssue(iss,ctx,config2){var _a3;let traits=iss.inst?._zod?.traits;traits?.has("$ZodType")&&(traits.
has("$ZodCheck")?(_a3=iss).schema??(_a3.schema=iss.inst):iss.schema=iss.inst);let schemaError=iss.schema!==iss.inst?iss.
schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(
schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config2.customError?.(iss))??unwrapMessage(config2.
localeError?.(iss))??"Invalid input",full={};for(let k of Object.keys(iss))k==="inst"||k==="schema"||k==="continue"||k===
"input"||k==="__proto__"||(full[k]=iss[k]);return full.path??(full.path=[]),full.message=message,ctx?.reportInput&&(full.
input=iss.input),full}function getSizableOrigin(input){return input instanceof Set?"set":input instanceof Map?"map":input instanceof
File?"file":"unknown"}var highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(str){let units=str.length;if(!highSurrogate.
test(str))return units;let count=units;for(let i=0;i<units-1;i++)(str.charCodeAt(i)&64512)===55296&&(str.charCodeAt(i+1)&
64512)===56320&&(count--,i++);return count}function getLengthableOrigin(input){return Array.isArray(input)?"array":typeof input==
"string"?"string":"unknown"}function parsedType(data){let t=typeof data;switch(t){case"number":return Number.isNaN(data)?
"nan":"number";case"object":{if(data===null)return"null";if(Array.isArray(data))return"array";let obj=data;if(obj&&Object.
getPrototypeOf(obj)!==Object.prototype&&"constructor"in obj&&obj.constructor)return obj.constructor.name}}return t}function issue(...args){
let[iss,input,inst]=args;return typeof iss=="string"?{message:iss,code:"custom",input,inst}:{...iss}}function cleanEnum(obj){
return Object.entries(obj).filter(([k,_])=>Number.isNaN(Number.parseInt(k,10))).map(el=>el[1])}function base64ToUint8Array(base642){
let binaryString=atob(base642),bytes=new Uint8Array(binaryString.length);for(let i=0;i<binaryString.length;i++)bytes[i]=
binaryString.charCodeAt(i);return bytes}function uint8ArrayToBase64(bytes){let binaryString="";for(let i=0;i<bytes.length;i++)
binaryString+=String.fromCharCode(bytes[i]);return btoa(binaryString)}function base64urlToUint8Array(base64url2){let base642=base64url2.
replace(/-/g,"+").replace(/_/g,"/"),padding="=".repeat((4-base642.length%4)%4);return base64ToUint8Array(base642+padding)}
function uint8ArrayToBase64url(bytes){return uint8ArrayToBase64(bytes).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,
"")}function hexToUint8Array(hex4){let cleanHex=hex4.replace(/^0x/,"");if(cleanHex.length%2!==0)throw new Error("Invalid\
 hex string length");let bytes=new Uint8Array(cleanHex.length/2);for(let i=0;i<cleanHex.length;i+=2)bytes[i/2]=Number.parseInt(
cleanHex.slice(i,i+2),16);return bytes}function uint8ArrayToHex(bytes){return Array.from(bytes).map(b=>b.toString(16).padStart(
2,"0")).join("")}var Class=class{constructor(..._args){}};function members(proto,table){for(let key in table){let desc=Object.
getOwnPropertyDescriptor(table,key);desc.get?Object.defineProperty(proto,key,{...desc,enumerable:!1}):defineBound(proto,
key,desc.value)}}function own(inst,key,value,enumerable=!0){return Object.defineProperty(inst,key,{configurable:!0,writable:!0,
enumerable,value}),value}function hide(inst,key,value){return own(inst,key,value,!1)}function derived(computes,table){for(let key in computes){
let compute=computes[key];Object.defineProperty(table,key,{configurable:!0,enumerable:!0,get(){return own(this,key,compute(
this))},set(value){own(this,key,value)}})}return table}function defineBound(proto,key,fn){Object.defineProperty(proto,key,
{configurable:!0,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){
let proto=Object.getPrototypeOf(inst);return sentinel in proto?void 0:proto}var installing,broke=!1,breaker={configurable:!0,
get(){broke=!0}};function defineLazyInternal(inst,key,compute){let proto=Object.getPrototypeOf(inst._zod);if(key in proto&&
installing!==inst._zod){installing=void 0;return}installing=inst._zod,Object.defineProperty(proto,key,{configurable:!0,get(){
Object.defineProperty(this,key,breaker);let outer=broke;broke=!1;try{let value=compute(this);return broke?delete this[key]:
Object.defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){throw delete this[key],
broke=broke||outer,err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){
let proto=claim(inst,key);proto&&Object.defineProperty(proto,key,{configurable:!0,get(){let desc={configurable:!0,writable:!0,
enumerable,value:void 0};return Object.defineProperty(this,key,desc),desc.value=make(this),Object.defineProperty(this,key,
desc),desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,enumerable,value})}})}var CONSTANT_CATCH="\
~constantCatch";function constantCatch(value){let fn=()=>value;return fn[CONSTANT_CATCH]=!0,fn}var _a,NEVER=Object.freeze({status:"aborted"}),_zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:
null;function newError(Definition){let E=_E;if(E){let saved=E.stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=
0}catch{return _E=null,new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}
function $constructor(name2,initializer3,proto,params){let zodProto={};function Internals(def){this.def=def,this.constr=
_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){
if(inst._zod){if(inst._zod.traits.has(name2))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,
"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}if(inst._zod.traits.add(name2),initializer3(inst,def),initialized){let own2=Object.
getPrototypeOf(inst),ctorProto=inst._zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);
let target=up??own2;initialized.has(target)||(initialized.add(target),members(target,protoMembers))}let proto2=_.prototype;
for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||(inst[k]=proto2[k].bind(inst)))}let Parent=params?.
Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name2});function _(def){let inst=params?.
Parent?newError(Definition):this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){for(let fn of deferred)fn();
inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.defineProperty(
_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?
!0:inst?._zod?.traits?.has(name2)}),Object.defineProperty(_,"name",{value:name2}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsyn\
c() instead.")}},$ZodEncodeError=class extends Error{constructor(name2){super(`Encountered unidirectional transform duri\
ng encode: ${name2}`),this.name="ZodEncodeError"}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});var globalConfig=globalThis.
__zod_globalConfig;function config(newConfig){return newConfig&&Object.assign(globalConfig,newConfig),globalConfig}function _getMessage(){let internals=this._zod;return internals.message??(internals.message=JSON.stringify(internals.def,
jsonStringifyReplacer,2)),internals.message}function _setMessage(value){this._zod.message=value}var _messageDesc={get:_getMessage,
set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([
Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name="$ZodError",_issuesDesc.value=def,Object.defineProperty(
inst,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"message",_messageDesc);let proto=Object.
getPrototypeOf(inst);_installedToString.has(proto)||(_installedToString.add(proto),Object.defineProperty(proto,"toString",
{configurable:!0,enumerable:!1,get(){let value=()=>this.message;return Object.defineProperty(this,"toString",{value,configurable:!0,
writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},$ZodError=$constructor(
"$ZodError",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});function node(obj,key,make){
return Object.prototype.hasOwnProperty.call(obj,key)||(key==="__proto__"?Object.defineProperty(obj,key,{value:make(),writable:!0,
enumerable:!0,configurable:!0}):obj[key]=make()),obj[key]}function flattenError(error2,mapper=issue2=>issue2.message){let fieldErrors={},
formErrors=[];for(let sub of error2.issues)sub.path.length>0?node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub)):formErrors.
push(mapper(sub));return{formErrors,fieldErrors}}function formatError(error2,mapper=issue2=>issue2.message){let fieldErrors={
_errors:[]},processError=(error3,path=[])=>{for(let issue2 of error3.issues)if(issue2.code==="invalid_union"&&issue2.errors.
length)issue2.errors.map(issues=>processError({issues},[...path,...issue2.path]));else if(issue2.code==="invalid_key")processError(
{issues:issue2.issues},[...path,...issue2.path]);else if(issue2.code==="invalid_element")processError({issues:issue2.issues},
[...path,...issue2.path]);else{let fullpath=[...path,...issue2.path];if(fullpath.length===0)fieldErrors._errors.push(mapper(
issue2));else{let curr=fieldErrors,i=0;for(;i<fullpath.length;){let el=fullpath[i],terminal=i===fullpath.length-1;if(el===
"_errors"){terminal&&curr._errors.push(mapper(issue2)),i++;continue}Object.prototype.hasOwnProperty.call(curr,el)||Object.
defineProperty(curr,el,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});let node2=curr[el];terminal&&node2.
_errors.push(mapper(issue2)),curr=node2,i++}}}};return processError(error2),fieldErrors}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}var _parse=_Err=>{let fn=(schema,value,_ctx,_params)=>{
let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;
if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(
e,_params?.callee??fn),e}return result.value};return fn};var _parseAsync=_Err=>{let fn=async(schema,value,_ctx,params)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema.
_zod.run({value,issues:[]},ctx);if(result instanceof Promise&&(result=await result),result.issues.length){let e=new(params?.
Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),e}return result.
value};return fn};var _safeParse=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},
ctx);if(result instanceof Promise)throw new $ZodAsyncError;return result.issues.length?failure(_Err,result.issues,ctx):{
success:!0,data:result.value}};function failure(Err,issues,ctx){let error2;return{success:!1,get error(){return error2||(error2=new Err(issues.map(iss=>finalizeIssue(
iss,ctx,config()))),issues=void 0,ctx=void 0),error2},set error(e){error2=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&
(result=await result),result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}};var COMPILE_INVALID=Symbol.for("zod.compile.invalid"),COMPILE_FALLBACK=Symbol.for("zod.compile.fallback"),validate=((schema,value,_ctx)=>{
let validator=schema._zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return!0;if(validator.
definite===!0&&_ctx===void 0)return!1}return validateFallback(schema,value,_ctx)});function validateFallback(schema,value,_ctx){
let ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},fallbackRun=schema._zod.bag.fallbackRun,result;if(fallbackRun?
(ctx[COMPILE_FALLBACK]=!0,result=fallbackRun({value,issues:[]},ctx)):result=schema._zod.run({value,issues:[]},ctx),result instanceof
Promise)throw new $ZodAsyncError;return result.issues.length===0}var validateAsync=async(schema,value,_ctx)=>{let ctx=_ctx?
{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},result=schema._zod.run({value,issues:[]},ctx);return result instanceof
Promise&&(result=await result),result.issues.length===0},_encode=_Err=>{let parse2=_parse(_Err),fn=(schema,value,_ctx,_params)=>{
let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return parse2(schema,value,ctx,finalizeParams(fn,_params))};
return fn};var _decode=_Err=>{let parse2=_parse(_Err),fn=(schema,value,_ctx,_params)=>parse2(schema,value,_ctx,finalizeParams(fn,_params));
return fn};var _encodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,direction:"\
backward"}:{direction:"backward"};return await parseAsync2(schema,value,ctx,finalizeParams(fn,_params))};return fn};var _decodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>await parseAsync2(schema,
value,_ctx,finalizeParams(fn,_params));return fn};var _safeEncode=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(
_Err)(schema,value,ctx)};var _safeDecode=_Err=>(schema,value,_ctx)=>_safeParse(_Err)(schema,value,_ctx);var _safeEncodeAsync=_Err=>async(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};
return _safeParseAsync(_Err)(schema,value,ctx)};var _safeDecodeAsync=_Err=>async(schema,value,_ctx)=>_safeParseAsync(_Err)(schema,value,_ctx);var cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,
ksuid=/^[A-Za-z0-9]{27}$/,nanoid=/^[a-zA-Z0-9_-]{21}$/;function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]\
{${length}}$`)}var duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,uuid=version2=>version2?new RegExp(
`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var _emoji="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Compon\
ent}]+$";function emoji(){return new RegExp(_emoji,"u")}var ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
base64=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;var httpProtocol=/^https?$/,e164=/^\+[1-9]\d{6,14}$/;var dateSource="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]\
|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function anchor(source){
return new RegExp(`^${source}$`)}var date=anchor(dateSource);function timeSource(args){let hhmm="(?:[01]\\d|2[0-3]):[0-5]\
\\d";return typeof args.precision=="number"?args.precision===-1?`${hhmm}`:args.precision===0?`${hhmm}:[0-5]\\d`:`${hhmm}\
:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d+)?`:`${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`}function time(args){
return new RegExp(`^${timeSource(args)}$`)}function datetime(args){let opts=["Z"];args.offset&&opts.push("([+-](?:[01]\\d\
|2[0-3]):[0-5]\\d)");let qualified=`${timeSource({precision:args.precision,seconds:!0})}(?:${opts.join("|")})`,timeRegex=args.
local?`${qualified}|${timeSource({precision:args.precision})}`:qualified;return new RegExp(`^${dateSource}T(?:${timeRegex}\
)$`)}var anyString=/^[\s\S]{0,}$/,string=params=>{let regex=params?`[\\s\\S]{${params?.minimum??0},${params?.maximum??""}\
}`:"[\\s\\S]*";return new RegExp(`^${regex}$`)};var integer2=/^-?\d+$/,number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i,_null=/^null$/i;var lowercase=/^[^A-Z]*$/,uppercase=/^[^a-z]*$/,hex=/^[0-9a-fA-F]*$/;var $ZodCheck=$constructor("$ZodCheck",(inst,def)=>{var _a3;inst._zod??(inst._zod={}),inst._zod.def=def,(_a3=inst._zod).
onattach??(_a3.onattach=[])});var _whenHasLength=payload=>{let val=payload.value;return!nullish(val)&&val.length!==void 0},numericOriginMap={number:"n\
umber",bigint:"bigint",object:"date"},$ZodCheckLessThan=$constructor("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,
def);let origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{(def.inclusive?payload.value<=def.value:payload.
value<def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_big",maximum:typeof def.
value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}}),
$ZodCheckGreaterThan=$constructor("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);let origin=numericOriginMap[typeof def.
value];inst._zod.check=payload=>{(def.inclusive?payload.value>=def.value:payload.value>def.value)||payload.issues.push({
origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",minimum:typeof def.value=="object"?def.value.getTime():
def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}}),$ZodCheckMultipleOf=$constructor("$Z\
odCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def),inst._zod.check=payload=>{if(typeof payload.value!=typeof def.value)
throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof payload.value=="bigint"?def.value!==BigInt(
0)&&payload.value%def.value===BigInt(0):floatSafeRemainder(payload.value,def.value)===0)||payload.issues.push({origin:typeof payload.
value,code:"not_multiple_of",divisor:def.value,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckNumberFormat=$constructor(
"$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def),def.format=def.format||"float64";let isInt=def.format?.includes(
"int"),origin=isInt?"int":"number",[minimum,maximum]=NUMBER_FORMAT_RANGES[def.format];inst._zod.check=payload=>{let input=payload.
value;if(isInt){if(!Number.isInteger(input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",
continue:!1,input,inst});return}if(!Number.isSafeInteger(input)){input>0?payload.issues.push({input,code:"too_big",maximum:Number.
MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort}):payload.
issues.push({input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range\
.",inst,origin,inclusive:!0,continue:!def.abort});return}}input<minimum&&payload.issues.push({origin:"number",input,code:"\
too_small",minimum,inclusive:!0,inst,continue:!def.abort}),input>maximum&&payload.issues.push({origin:"number",input,code:"\
too_big",maximum,inclusive:!0,inst,continue:!def.abort})}});var $ZodCheckMaxLength=$constructor("$ZodCheckMaxLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).
when??(_a3.when=_whenHasLength),inst._zod.check=payload=>{let input=payload.value,units=input.length;if((typeof input=="\
string"&&units>def.maximum?codePointLength(input):units)<=def.maximum)return;let origin=getLengthableOrigin(input);payload.
issues.push({origin,code:"too_big",maximum:def.maximum,inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckMinLength=$constructor(
"$ZodCheckMinLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).when??(_a3.when=_whenHasLength),inst.
_zod.check=payload=>{let input=payload.value,units=input.length;if((typeof input=="string"&&units>=def.minimum&&units<def.
minimum*2?codePointLength(input):units)>=def.minimum)return;let origin=getLengthableOrigin(input);payload.issues.push({origin,
code:"too_small",minimum:def.minimum,inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckLengthEquals=$constructor(
"$ZodCheckLengthEquals",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).when??(_a3.when=_whenHasLength),
inst._zod.check=payload=>{let input=payload.value,units=input.length,length=typeof input=="string"&&units>=def.length&&units<=
def.length*2?codePointLength(input):units;if(length===def.length)return;let origin=getLengthableOrigin(input),tooBig=length>
def.length;payload.issues.push({origin,...tooBig?{code:"too_big",maximum:def.length}:{code:"too_small",minimum:def.length},
inclusive:!0,exact:!0,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStringFormat=$constructor("$ZodCheckStr\
ingFormat",(inst,def)=>{var _a3,_b;$ZodCheck.init(inst,def),def.pattern?(_a3=inst._zod).check??(_a3.check=payload=>{def.
pattern.lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.push({origin:"string",code:"invalid_format",format:def.
format,input:payload.value,...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.abort})}):(_b=inst._zod).
check??(_b.check=()=>{})}),$ZodCheckRegex=$constructor("$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.init(inst,def),
inst._zod.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.push({origin:"string",
code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.abort})}}),$ZodCheckLowerCase=$constructor(
"$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=lowercase),$ZodCheckStringFormat.init(inst,def)}),$ZodCheckUpperCase=$constructor(
"$ZodCheckUpperCase",(inst,def)=>{def.pattern??(def.pattern=uppercase),$ZodCheckStringFormat.init(inst,def)}),$ZodCheckIncludes=$constructor(
"$ZodCheckIncludes",(inst,def)=>{$ZodCheck.init(inst,def);let escapedRegex=escapeRegex(def.includes),pattern2=new RegExp(
typeof def.position=="number"?`^.{${def.position},}${escapedRegex}`:escapedRegex);def.pattern=pattern2,inst._zod.check=payload=>{
payload.value.includes(def.includes,def.position)||payload.issues.push({origin:"string",code:"invalid_format",format:"in\
cludes",includes:def.includes,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStartsWith=$constructor("$ZodCh\
eckStartsWith",(inst,def)=>{$ZodCheck.init(inst,def);let pattern2=new RegExp(`^${escapeRegex(def.prefix)}.*`);def.pattern??
(def.pattern=pattern2),inst._zod.check=payload=>{payload.value.startsWith(def.prefix)||payload.issues.push({origin:"stri\
ng",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckEndsWith=$constructor(
"$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);let pattern2=new RegExp(`.*${escapeRegex(def.suffix)}$`);def.pattern??
(def.pattern=pattern2),inst._zod.check=payload=>{payload.value.endsWith(def.suffix)||payload.issues.push({origin:"string",
code:"invalid_format",format:"ends_with",suffix:def.suffix,input:payload.value,inst,continue:!def.abort})}});var $ZodCheckOverwrite=$constructor("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def),inst._zod.check=payload=>{
payload.value=def.tx(payload.value)}});var Doc=class{constructor(args=[],closed={}){this.content=[],this.indent=0,this.args=args,this.closed=closed}indented(fn){
this.indent+=1;try{fn(this)}finally{this.indent-=1}}write(arg){if(typeof arg=="function"){arg(this,{execution:"sync"}),arg(
this,{execution:"async"});return}let lines=arg.split(`
`).filter(x=>x),minIndent=Math.min(...lines.map(x=>x.length-x.trimStart().length)),dedented=lines.map(x=>x.slice(minIndent)).
map(x=>" ".repeat(this.indent*2)+x);for(let line of dedented)this.content.push(line)}compile(){let F=Function,content=this?.
content??[""];return new F(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${content.join(`
`)}
};`)(...Object.values(this.closed))}};var version={major:4,minor:6,patch:7};var $ZodType=$constructor("$ZodType",(inst,def)=>{var _a3;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||
{},inst._zod.version=version;let defChecks=inst._zod.def.checks,checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??
[]]:defChecks?.length?[...defChecks]:[];for(let ch of checks)for(let fn of ch._zod.onattach)fn(inst);if(checks.length===
0)(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse});else{let runChecks=(payload,checks2,ctx)=>{
if(payload.memo)return payload;let isAborted=aborted(payload),asyncResult;for(let ch of checks2){if(ch._zod.def.when){if(explicitlyAborted(
payload)||!ch._zod.def.when(payload))continue}else if(isAborted)continue;let currLen=payload.issues.length,_=ch._zod.check(
payload);if(_ instanceof Promise&&ctx?.async===!1)throw new $ZodAsyncError;if(asyncResult||_ instanceof Promise)asyncResult=
(asyncResult??Promise.resolve()).then(async()=>{await _,payload.issues.length!==currLen&&(attachSchema(payload.issues,currLen,
inst),isAborted||(isAborted=aborted(payload,currLen)))});else{if(payload.issues.length===currLen)continue;attachSchema(payload.
issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen))}}return asyncResult?asyncResult.then(()=>payload):payload},
handleCanaryResult=(canary,payload,ctx)=>{if(aborted(canary))return canary.aborted=!0,canary;let checkResult=runChecks(payload,
checks,ctx);if(checkResult instanceof Promise){if(ctx.async===!1)throw new $ZodAsyncError;return checkResult.then(checkResult2=>inst.
_zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)return inst.
_zod.parse(payload,ctx);if(ctx.direction==="backward"){let canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,
skipChecks:!0});return canary instanceof Promise?canary.then(canary2=>handleCanaryResult(canary2,payload,ctx)):handleCanaryResult(
canary,payload,ctx)}let result=inst._zod.parse(payload,ctx);if(result instanceof Promise){if(ctx.async===!1)throw new $ZodAsyncError;
return result.then(result2=>runChecks(result2,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~standard"(){return hide(
this,"~standard",standardProps(this))},set"~standard"(value){own(this,"~standard",value)}}),toStandardResult=(r,ctx)=>r.
issues.length?{issues:r.issues.map(iss=>finalizeIssue(iss,ctx,config()))}:{value:r.value};async function validateAsync2(inst,value){
let ctx={async:!0};return toStandardResult(await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){
return{validate:value=>{let ctx={async:!1};try{let r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(
r,ctx)}catch{}return validateAsync2(inst,value)},vendor:"zod",version:1}}var $ZodString=$constructor("$ZodString",(inst,def)=>{
$ZodType.init(inst,def),inst._zod.pattern=def.pattern??anyString,inst._zod.parse=(payload,_)=>{if(def.coerce)try{payload.
value=String(payload.value)}catch{}return typeof payload.value=="string"||payload.issues.push({expected:"string",code:"i\
nvalid_type",input:payload.value,inst}),payload}}),$ZodStringFormat=$constructor("$ZodStringFormat",(inst,def)=>{$ZodCheckStringFormat.
init(inst,def),$ZodString.init(inst,def)}),$ZodGUID=$constructor("$ZodGUID",(inst,def)=>{def.pattern??(def.pattern=guid),
$ZodStringFormat.init(inst,def)}),$ZodUUID=$constructor("$ZodUUID",(inst,def)=>{if(def.version){let v={v1:1,v2:2,v3:3,v4:4,
v5:5,v6:6,v7:7,v8:8}[def.version];if(v===void 0)throw new Error(`Invalid UUID version: "${def.version}"`);def.pattern??(def.
pattern=uuid(v))}else def.pattern??(def.pattern=uuid());$ZodStringFormat.init(inst,def)}),$ZodEmail=$constructor("$ZodEm\
ail",(inst,def)=>{def.pattern??(def.pattern=email),$ZodStringFormat.init(inst,def)}),URL_BAD_FORMAT=1,URL_UNPARSEABLE=2;
function canParseURL(input){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(input):(new URL(input),
!0)}catch{return!1}}function validateURL(trimmed,def){return!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def)?
canParseURL(trimmed)||URL_UNPARSEABLE:parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){if(!def.normalize&&
def.protocol?.source===httpProtocol.source&&!/^https?:\/\//i.test(trimmed))return URL_BAD_FORMAT;try{if(typeof URL<"u"){
let URLStatic=URL;if(typeof URLStatic.parse=="function")return URLStatic.parse(trimmed)??URL_UNPARSEABLE}return new URL(
trimmed)}catch{return URL_UNPARSEABLE}}var asciiTabOrNewline=/[\t\n\r]/g;function stripTabAndNewline(value){return value.
replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname2){return hostname2.lastIndex=0,hostname2.test(url.hostname)}
function urlProtocolOk(url,protocol){return protocol.lastIndex=0,protocol.test(url.protocol.endsWith(":")?url.protocol.slice(
0,-1):url.protocol)}var $ZodURL=$constructor("$ZodURL",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{
try{let trimmed=payload.value.trim(),url=validateURL(trimmed,def);if(url===URL_BAD_FORMAT){payload.issues.push({code:"in\
valid_format",format:"url",note:"Invalid URL format",input:payload.value,inst,continue:!def.abort});return}if(url===URL_UNPARSEABLE){
payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort});return}if(url===!0){
payload.value=stripTabAndNewline(trimmed);return}def.hostname&&!urlHostnameOk(url,def.hostname)&&payload.issues.push({code:"\
invalid_format",format:"url",note:"Invalid hostname",pattern:def.hostname.source,input:payload.value,inst,continue:!def.
abort}),def.protocol&&!urlProtocolOk(url,def.protocol)&&payload.issues.push({code:"invalid_format",format:"url",note:"In\
valid protocol",pattern:def.protocol.source,input:payload.value,inst,continue:!def.abort}),payload.value=def.normalize?url.
href:stripTabAndNewline(trimmed);return}catch{payload.issues.push({code:"invalid_format",format:"url",input:payload.value,
inst,continue:!def.abort})}}}),$ZodEmoji=$constructor("$ZodEmoji",(inst,def)=>{def.pattern??(def.pattern=emoji()),$ZodStringFormat.
init(inst,def)}),$ZodNanoID=$constructor("$ZodNanoID",(inst,def)=>{if(def.length!==void 0&&(!Number.isInteger(def.length)||
def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`);def.pattern??(def.pattern=def.length===void 0?nanoid:
nanoidOfLength(def.length)),$ZodStringFormat.init(inst,def)}),$ZodCUID=$constructor("$ZodCUID",(inst,def)=>{def.pattern??
(def.pattern=cuid),$ZodStringFormat.init(inst,def)}),$ZodCUID2=$constructor("$ZodCUID2",(inst,def)=>{def.pattern??(def.pattern=
cuid2),$ZodStringFormat.init(inst,def)}),$ZodULID=$constructor("$ZodULID",(inst,def)=>{def.pattern??(def.pattern=ulid),$ZodStringFormat.
init(inst,def)}),$ZodXID=$constructor("$ZodXID",(inst,def)=>{def.pattern??(def.pattern=xid),$ZodStringFormat.init(inst,def)}),
$ZodKSUID=$constructor("$ZodKSUID",(inst,def)=>{def.pattern??(def.pattern=ksuid),$ZodStringFormat.init(inst,def)}),$ZodISODateTime=$constructor(
"$ZodISODateTime",(inst,def)=>{def.pattern??(def.pattern=datetime(def)),$ZodStringFormat.init(inst,def)}),$ZodISODate=$constructor(
"$ZodISODate",(inst,def)=>{def.pattern??(def.pattern=date),$ZodStringFormat.init(inst,def)}),$ZodISOTime=$constructor("$\
ZodISOTime",(inst,def)=>{def.pattern??(def.pattern=time(def)),$ZodStringFormat.init(inst,def)}),$ZodISODuration=$constructor(
"$ZodISODuration",(inst,def)=>{def.pattern??(def.pattern=duration),$ZodStringFormat.init(inst,def)}),$ZodIPv4=$constructor(
"$ZodIPv4",(inst,def)=>{def.pattern??(def.pattern=ipv4),$ZodStringFormat.init(inst,def)}),ipv6Alphabet=/^[0-9a-fA-F:.]+$/;
function isValidIPv6(value){return ipv6Alphabet.test(value)?canParseURL(`http://[${value}]`):!1}var $ZodIPv6=$constructor(
"$ZodIPv6",(inst,def)=>{def.pattern??(def.pattern=ipv6),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidIPv6(
payload.value)||payload.issues.push({code:"invalid_format",format:"ipv6",input:payload.value,inst,continue:!def.abort})}});var $ZodCIDRv4=$constructor("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=cidrv4),$ZodStringFormat.init(inst,def)});
function isValidCIDRv6(value){let parts2=value.split("/");if(parts2.length!==2)return!1;let[address,prefix]=parts2;if(!prefix)
return!1;let prefixNum=Number(prefix);return`${prefixNum}`!==prefix||prefixNum<0||prefixNum>128?!1:isValidIPv6(address)}
var $ZodCIDRv6=$constructor("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=cidrv6),$ZodStringFormat.init(inst,def),
inst._zod.check=payload=>{isValidCIDRv6(payload.value)||payload.issues.push({code:"invalid_format",format:"cidrv6",input:payload.
value,inst,continue:!def.abort})}});function isValidBase64(data){if(data==="")return!0;if(/\s/.test(data)||data.length%4!==
0)return!1;try{return atob(data),!0}catch{return!1}}var base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/,$ZodBase64=$constructor("\
$ZodBase64",(inst,def)=>{def.pattern??(def.pattern=base64Charset),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{
isValidBase64(payload.value)||payload.issues.push({code:"invalid_format",format:"base64",input:payload.value,inst,continue:!def.
abort})}}),base64urlCharset=/^[A-Za-z0-9_-]*$/;function isValidBase64URL(data){if(!base64urlCharset.test(data))return!1;
let base642=data.replace(/[-_]/g,c=>c==="-"?"+":"/"),padded=base642.padEnd(Math.ceil(base642.length/4)*4,"=");return isValidBase64(
padded)}var $ZodBase64URL=$constructor("$ZodBase64URL",(inst,def)=>{def.pattern??(def.pattern=base64urlCharset),$ZodStringFormat.
init(inst,def),inst._zod.check=payload=>{isValidBase64URL(payload.value)||payload.issues.push({code:"invalid_format",format:"\
base64url",input:payload.value,inst,continue:!def.abort})}}),$ZodE164=$constructor("$ZodE164",(inst,def)=>{def.pattern??
(def.pattern=e164),$ZodStringFormat.init(inst,def)});function isValidJWT(token,algorithm=null){try{let tokensParts=token.split(".");if(tokensParts.length!==3)return!1;let[header]=tokensParts;
if(!header)return!1;let parsedHeader=JSON.parse(atob(header));return!("typ"in parsedHeader&&parsedHeader?.typ!=="JWT"||!parsedHeader.
alg||algorithm&&(!("alg"in parsedHeader)||parsedHeader.alg!==algorithm))}catch{return!1}}var $ZodJWT=$constructor("$ZodJ\
WT",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidJWT(payload.value,def.alg)||payload.issues.
push({code:"invalid_format",format:"jwt",input:payload.value,inst,continue:!def.abort})}}),$ZodCustomStringFormat=$constructor(
"$ZodCustomStringFormat",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{def.fn(payload.value)||payload.
issues.push({code:"invalid_format",format:def.format,input:payload.value,inst,continue:!def.abort})}}),$ZodNumber=$constructor(
"$ZodNumber",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=number,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)
try{payload.value=Number(payload.value)}catch{}let input=payload.value;if(typeof input=="number"&&!Number.isNaN(input)&&
Number.isFinite(input))return payload;let received=typeof input=="number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?
void 0:String(input):void 0;return payload.issues.push({expected:"number",code:"invalid_type",input,inst,...received?{received}:
{}}),payload}}),$ZodNumberFormat=$constructor("$ZodNumberFormat",(inst,def)=>{$ZodCheckNumberFormat.init(inst,def),$ZodNumber.
init(inst,def)}),$ZodBoolean=$constructor("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=boolean,inst.
_zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=!!payload.value}catch{}let input=payload.value;return typeof input==
"boolean"||payload.issues.push({expected:"boolean",code:"invalid_type",input,inst}),payload}});var $ZodNull=$constructor("$ZodNull",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=_null,inst._zod.values=new Set(
[null]),inst._zod.parse=(payload,_ctx)=>{let input=payload.value;return input===null||payload.issues.push({expected:"nul\
l",code:"invalid_type",input,inst}),payload}});var $ZodUnknown=$constructor("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload}),$ZodNever=$constructor(
"$ZodNever",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>(payload.issues.push({expected:"never",
code:"invalid_type",input:payload.value,inst}),payload)});function capSize(inst,size){let caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;let cap=Math.min(...caps.map(
c=>c[0])),parse2=inst._zod.parse;inst._zod.parse=(payload,ctx)=>{let n=size(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.
direction!=="backward"){for(let[max2,ch]of sizeCaps(inst._zod.def.checks))if(n>max2&&ch._zod.def.when(payload)){let start=payload.
issues.length;return ch._zod.check(payload),payload.issues[start].continue=!1,attachSchema(payload.issues,start,inst),payload}}
return parse2(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:-1;function handleArrayResult(result,final,index){result.issues.length&&final.issues.push(...prefixIssues(index,result.issues)),
final.value[index]=result.value}var $ZodArray=$constructor("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);let memo2=globalConfig.
memoizer;memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!Array.isArray(input))return payload.
issues.push({expected:"array",code:"invalid_type",input,inst}),payload;payload.value=memo2?memo2.alloc(inst,payload,Array(
input.length),ctx):Array(input.length);let proms=[],abortEarly=ctx?.abortEarly;for(let i=0;i<input.length;i++){let item=input[i],
result=def.element._zod.run({value:item,issues:[]},ctx);if(result instanceof Promise)proms.push(result.then(result2=>handleArrayResult(
result2,payload,i)));else if(handleArrayResult(result,payload,i),abortEarly&&result.issues.length!==0&&aborted(result))break}
return proms.length?Promise.all(proms).then(()=>payload):payload},capSize(inst,arraySize)});function handlePropertyResult(result,final,key,input,optin,optout){
let isPresent=key in input,isOptionalOut=optout==="optional";if(!(!isPresent&&isOptionalOut&&optin==="optional")){if(result.
issues.length){if(optin!==void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...prefixIssues(key,result.issues))}
if(!isPresent&&optin===void 0){result.issues.length||final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,
path:[key]});return}result.value===void 0?(isPresent||optin==="defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.
value[key]=result.value}}var NO_SYMBOL_KEYS=[];function normalizeDef(def){let keys=Object.keys(def.shape),ownSymbols=Object.
getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.length?[...keys,
...symbolKeys]:keys;for(let k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid elem\
ent at key "${String(k)}": expected a Zod schema`);let okeys=optionalKeys(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(
keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){
let unrecognized=[],keySet=def.keySet,_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.
optout,seen=0;for(let key in input){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.
issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t==="never"&&unrecognized.push(key);continue}if(t==="nev\
er"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(
r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}
return unrecognized.length&&payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.
length?Promise.all(proms).then(()=>payload):payload}var $ZodObject=$constructor("$ZodObject",(inst,def)=>{$ZodType.init(
inst,def);let desc=Object.getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{
let newSh={...sh};return Object.defineProperty(def,"shape",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(
def,"shape",{get})}let _normalized=cached(()=>normalizeDef(def));defineLazyInternal(inst,"propValues",zod=>{let shape=zod.
def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.values){Object.prototype.hasOwnProperty.
call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(v);field.optin!==
void 0&&propValues[key].add(void 0)}}return propValues});let isObject2=isObject,catchall=def.catchall,value,memo2=globalConfig.
memoizer;memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.value;if(!isObject2(
input))return payload.issues.push({expected:"object",code:"invalid_type",input,inst}),payload;payload.value=memo2?memo2.
alloc(inst,payload,{},ctx):{};let proms=[],shape=value.shape,abortEarly=ctx?.abortEarly,seen=payload.issues.length;for(let key of value.
allKeys){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(key===
"__proto__")continue;let el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],issues:[]},
ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(
r,payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,payload,ctx,_normalized.value,inst,abortEarly===
!0):proms.length?Promise.all(proms).then(()=>payload):payload}}),$ZodObjectJIT=$constructor("$ZodObjectJIT",(inst,def)=>{
$ZodObject.init(inst,def);let superParse=inst._zod.parse,_normalized=cached(()=>normalizeDef(def)),memo2=globalConfig.memoizer,
generateFastpass=shape=>{let normalized=_normalized.value,syms=normalized.symbolKeys,doc=new Doc(["payload","ctx"],{shape,
inst,memo:memo2,syms}),parseStr=k=>`shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`,prefixStr=(id,k)=>`
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;doc.write("const input = payload.value;");let ids=Object.create(null),counter=0;for(let key of normalized.allKeys)
ids[key]=`key_${counter++}`;doc.write(memo2?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {\
};");for(let key of normalized.allKeys){if(key==="__proto__")continue;let id=ids[key],k=typeof key=="symbol"?`syms[${syms.
indexOf(key)}]`:esc(key),isPresent=`${k} in input`,schema=shape[key],optin=schema?._zod?.optin,isOptionalIn=optin!==void 0,
isOptionalOut=schema?._zod?.optout==="optional";if(doc.write(`const ${id} = ${parseStr(k)};`),isOptionalIn&&isOptionalOut){
let assign=optin==="optional"?`${id}_present`:`${id}.value !== undefined || ${id}_present`;doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id,k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `)}else isOptionalIn?(doc.write(`
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
      `),optin==="defaulted"?doc.write(`newResult[${k}] = ${id}.value;`):doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)):doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `)}return doc.write("payload.value = newResult;"),doc.write("return payload;"),doc.compile()},fastpass,isObject2=isObject,
jit=!globalConfig.jitless,fastEnabled=jit&&allowsEval.value,catchall=def.catchall,value;inst._zod.parse=(payload,ctx)=>{
value??(value=_normalized.value);let input=payload.value;return isObject2(input)?jit&&fastEnabled&&ctx?.async===!1&&ctx.
jitless!==!0?(fastpass||(fastpass=generateFastpass(def.shape)),payload=fastpass(payload,ctx),catchall?handleCatchall([],
input,payload,ctx,value,inst,ctx?.abortEarly===!0):payload):superParse(payload,ctx):(payload.issues.push({expected:"obje\
ct",code:"invalid_type",input,inst}),payload)}});function handleUnionResults(results,final,inst,ctx){for(let result of results)
if(result.issues.length===0)return final.value=result.value,final;let nonaborted=results.filter(r=>!aborted(r));return nonaborted.
length===1?(final.value=nonaborted[0].value,nonaborted[0]):(final.issues.push({code:"invalid_union",input:final.value,inst,
errors:results.map(result=>result.issues.map(iss=>finalizeIssue(iss,ctx,config())))}),final)}var $ZodUnion=$constructor(
"$ZodUnion",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.def.options.some(o=>o._zod.optin===
"defaulted")?"defaulted":zod.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),defineLazyInternal(inst,"opto\
ut",zod=>zod.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),defineLazyInternal(inst,"values",zod=>{if(zod.
def.options.every(o=>o._zod.values))return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))}),defineLazyInternal(
inst,"pattern",zod=>{if(zod.def.options.every(o=>o._zod.pattern)){let patterns=zod.def.options.map(o=>o._zod.pattern);return new RegExp(
`^(${patterns.map(p=>cleanRegex(p.source)).join("|")})$`)}});let first=def.options.length===1?def.options[0]._zod.run:null;
inst._zod.parse=(payload,ctx)=>{if(first)return first(payload,ctx);let async=!1,results=[];for(let option of def.options){
let result=option._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise)results.push(result),async=
!0;else{if(result.issues.length===0)return result;results.push(result)}}return async?Promise.all(results).then(results2=>handleUnionResults(
results2,payload,inst,ctx)):handleUnionResults(results,payload,inst,ctx)}});function discriminatorMap(def){let map=new Map;for(let option of def.options){let values=option._zod.propValues?.[def.discriminator];
if(!values||values.size===0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}\
"`);for(let value of values)if(map.has(value)){if(value!==void 0)throw new Error(`Duplicate discriminator value "${String(
value)}"`);map.set(value,null)}else map.set(value,option)}return map}var $ZodDiscriminatedUnion=$constructor("$ZodDiscri\
minatedUnion",(inst,def)=>{def.inclusive=!1,$ZodUnion.init(inst,def);let _super=inst._zod.parse;defineLazyInternal(inst,
"propValues",zod=>{let propValues={},undefinedCount=0;for(let option of zod.def.options){let pv=option._zod.propValues;if(!pv||
Object.keys(pv).length===0)throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}\
"`);pv[zod.def.discriminator]?.has(void 0)&&undefinedCount++;for(let[k,v]of Object.entries(pv)){Object.prototype.hasOwnProperty.
call(propValues,k)||assignProp(propValues,k,new Set);for(let val of v)propValues[k].add(val)}}return!zod.def.unionFallback&&
undefinedCount>1&&propValues[zod.def.discriminator]?.delete(void 0),propValues}),def.options.forEach((option,i)=>{let propShape=rawShape(
option._zod.def);if(propShape&&!Object.prototype.hasOwnProperty.call(propShape,def.discriminator))throw new Error(`Inval\
id discriminated union option at index "${i}"`)});let disc=cached(()=>discriminatorMap(def));inst._zod.parse=(payload,ctx)=>{
let input=payload.value;if(!isObject(input))return payload.issues.push({code:"invalid_type",expected:"object",input,inst}),
payload;let value=input?.[def.discriminator],opt=disc.value.get(value);return opt&&(value!==void 0||ctx.direction!=="bac\
kward")?opt._zod.run(payload,ctx):def.unionFallback||ctx.direction==="backward"?_super(payload,ctx):(payload.issues.push(
{code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:def.discriminator,options:Array.from(disc.
value.keys()).filter(value2=>disc.value.get(value2)!==null),input,path:[def.discriminator],inst}),payload)}}),$ZodIntersection=$constructor(
"$ZodIntersection",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,ctx)=>{let input=payload.value,left=def.
left._zod.run({value:input,issues:[]},ctx),right=def.right._zod.run({value:input,issues:[]},ctx);return left instanceof Promise||
right instanceof Promise?Promise.all([left,right]).then(([left2,right2])=>handleIntersectionResults(payload,left2,right2)):
handleIntersectionResults(payload,left,right)}});function mergeValues(a,b){if(a===b)return{valid:!0,data:a};if(a instanceof
Date&&b instanceof Date&&+a==+b)return{valid:!0,data:a};if(isPlainObject(a)&&isPlainObject(b)){let bKeys=Object.keys(b),
sharedKeys=Object.keys(a).filter(key=>bKeys.indexOf(key)!==-1),newObj={...a,...b};Object.prototype.hasOwnProperty.call(newObj,
"__proto__")&&delete newObj.__proto__;for(let key of sharedKeys){if(key==="__proto__")continue;let sharedValue=mergeValues(
a[key],b[key]);if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[key,...sharedValue.mergeErrorPath]};newObj[key]=sharedValue.
data}return{valid:!0,data:newObj}}if(Array.isArray(a)&&Array.isArray(b)){if(a.length!==b.length)return{valid:!1,mergeErrorPath:[]};
let newArray=[];for(let index=0;index<a.length;index++){let itemA=a[index],itemB=b[index],sharedValue=mergeValues(itemA,
itemB);if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[index,...sharedValue.mergeErrorPath]};newArray.push(sharedValue.
data)}return{valid:!0,data:newArray}}return{valid:!1,mergeErrorPath:[]}}function handleIntersectionResults(result,left,right){
let unrecKeys=new Map,unrecIssue,keyIssues=new Map,collect=(iss,side)=>{let keys;if(iss.code==="unrecognized_keys"&&!iss.
path?.length)unrecIssue??(unrecIssue=iss),keys=iss.keys;else if(iss.code==="invalid_key"&&iss.origin==="record"&&iss.path?.
length===1){let k=String(iss.path[0]);keyIssues.has(k)||keyIssues.set(k,iss),keys=[k]}else return!1;for(let k of keys)unrecKeys.
has(k)||unrecKeys.set(k,{}),unrecKeys.get(k)[side]=!0;return!0};for(let iss of left.issues)collect(iss,"l")||result.issues.
push(iss);for(let iss of right.issues)collect(iss,"r")||result.issues.push(iss);let bothKeys=[...unrecKeys].filter(([,f])=>f.
l&&f.r).map(([k])=>k);if(bothKeys.length){let aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(k)):[];aggregated.
length&&result.issues.push({...unrecIssue,keys:aggregated});for(let k of bothKeys)!aggregated.includes(k)&&keyIssues.has(
k)&&result.issues.push(keyIssues.get(k))}let merged=mergeValues(left.value,right.value);if(!merged.valid){if(aborted(result))
return result;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`)}return result.
value=merged.data,result}var $ZodTuple=$constructor("$ZodTuple",(inst,def)=>{$ZodType.init(inst,def);let items=def.items,
memo2=globalConfig.memoizer;memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!Array.isArray(
input))return payload.issues.push({input,inst,expected:"tuple",code:"invalid_type"}),payload;payload.value=memo2?memo2.alloc(
inst,payload,[],ctx):[];let proms=[],optinStart=getTupleOptStart(items,"optin"),optoutStart=getTupleOptStart(items,"opto\
ut");if(!def.rest){if(input.length<optinStart)return payload.issues.push({code:"too_small",minimum:optinStart,inclusive:!0,
input,inst,origin:"array"}),payload;input.length>items.length&&payload.issues.push({code:"too_big",maximum:items.length,
inclusive:!0,input,inst,origin:"array"})}let itemResults=new Array(items.length),abortEarly=def.rest?ctx?.abortEarly:void 0,
itemAborted=!1;for(let i=0;i<items.length;i++){let r=items[i]._zod.run({value:input[i],issues:[]},ctx);r instanceof Promise?
proms.push(r.then(rr=>{itemResults[i]=rr})):(itemResults[i]=r,abortEarly&&!itemAborted&&r.issues.length&&(itemAborted=aborted(
r)))}if(def.rest&&!itemAborted){let i=items.length-1,rest=input.slice(items.length),seen=payload.issues.length;for(let el of rest){
if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}i++;let result=def.
rest._zod.run({value:el,issues:[]},ctx);result instanceof Promise?proms.push(result.then(r=>handleTupleResult(r,payload,
i))):handleTupleResult(result,payload,i)}}return proms.length?Promise.all(proms).then(()=>handleTupleResults(itemResults,
payload,items,input,optoutStart)):handleTupleResults(itemResults,payload,items,input,optoutStart)}});function getTupleOptStart(items,key){
for(let i=items.length-1;i>=0;i--)if(!(key==="optin"?items[i]._zod.optin!==void 0:items[i]._zod.optout==="optional"))return i+
1;return 0}function handleTupleResult(result,final,index){result.issues.length&&final.issues.push(...prefixIssues(index,
result.issues)),final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){for(let i=0;i<
items.length;i++){let r=itemResults[i],isPresent=i<input.length;if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="op\
tional"){final.value.length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}final.
issues.push(...prefixIssues(i,r.issues))}final.value[i]=r.value}for(let i=final.value.length-1;i>=input.length&&(items[i].
_zod.optout==="optional"&&final.value[i]===void 0);i--)final.value.length=i;return final}var $ZodRecord=$constructor("$Z\
odRecord",(inst,def)=>{$ZodType.init(inst,def);let memo2=globalConfig.memoizer;memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{
let input=payload.value;if(!isPlainObject(input))return payload.issues.push({expected:"record",code:"invalid_type",input,
inst}),payload;let proms=[],values=def.keyType._zod.values;if(values&&!def.partial){payload.value=memo2?memo2.alloc(inst,
payload,{},ctx):{};let recordKeys=new Set;for(let key of values)if(typeof key=="string"||typeof key=="number"||typeof key==
"symbol"){if(recordKeys.add(typeof key=="number"?key.toString():key),key==="__proto__")continue;let keyResult=def.keyType.
_zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise)throw new Error("Async schemas not supported in obje\
ct keys currently");if(keyResult.issues.length){payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.
issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst});continue}let outKey=keyResult.value;if(outKey===
"__proto__")continue;let result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof Promise?proms.
push(result.then(result2=>{result2.issues.length&&payload.issues.push(...prefixIssues(key,result2.issues)),payload.value[outKey]=
result2.value})):(result.issues.length&&payload.issues.push(...prefixIssues(key,result.issues)),payload.value[outKey]=result.
value)}let unrecognized;for(let key in input)if(!recordKeys.has(key))if(def.mode==="loose"){if(key==="__proto__")continue;
payload.value[key]=input[key]}else unrecognized=unrecognized??[],unrecognized.push(key);unrecognized&&unrecognized.length>
0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}else{payload.value=memo2?memo2.
alloc(inst,payload,{},ctx):{};let unrecognized;for(let key of Reflect.ownKeys(input)){if(key==="__proto__"||!Object.prototype.
propertyIsEnumerable.call(input,key))continue;let keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof key=="string"&&number.test(key)&&
keyResult.issues.length){let retryResult=def.keyType._zod.run({value:Number(key),issues:[]},ctx);if(retryResult instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");retryResult.issues.length===0&&(keyResult=
retryResult)}if(keyResult.issues.length){def.mode==="loose"?payload.value[key]=input[key]:values?(unrecognized=unrecognized??
[],unrecognized.push(key)):payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(
iss,ctx,config())),input:key,path:[key],inst});continue}let outKey=keyResult.value;if(outKey==="__proto__")continue;let result=def.
valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof Promise?proms.push(result.then(result2=>{result2.
issues.length&&payload.issues.push(...prefixIssues(key,result2.issues)),payload.value[outKey]=result2.value})):(result.issues.
length&&payload.issues.push(...prefixIssues(key,result.issues)),payload.value[outKey]=result.value)}unrecognized&&unrecognized.
length>0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}return proms.length?Promise.
all(proms).then(()=>payload):payload}});var $ZodEnum=$constructor("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);let values=getEnumValues(def.entries),valuesSet=new Set(
values);inst._zod.values=valuesSet,defineLazyInternal(inst,"pattern",zod=>{let patternValues=getEnumValues(zod.def.entries).
filter(k=>propertyKeyTypes.has(typeof k));return new RegExp(patternValues.length?`^(${patternValues.map(o=>escapeRegex(o.
toString())).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{let input=payload.value;return valuesSet.has(
input)||payload.issues.push({code:"invalid_value",values,input,inst}),payload}}),$ZodLiteral=$constructor("$ZodLiteral",
(inst,def)=>{$ZodType.init(inst,def);let values=new Set(def.values);inst._zod.values=values,defineLazyInternal(inst,"pat\
tern",zod=>{let vals=zod.def.values;return new RegExp(vals.length?`^(${vals.map(o=>typeof o=="string"?escapeRegex(o):o?escapeRegex(
o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{let input=payload.value;return values.
has(input)||payload.issues.push({code:"invalid_value",values:def.values,input,inst}),payload}});var $ZodTransform=$constructor("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="optional",globalConfig.
memoizer?.guard(inst),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")throw new $ZodEncodeError(inst.constructor.
name);let _out=def.transform(payload.value,payload);if(ctx.async)return(_out instanceof Promise?_out:Promise.resolve(_out)).
then(output2=>(payload.value=output2,payload));if(_out instanceof Promise)throw new $ZodAsyncError;return payload.value=
_out,payload}});function handleOptionalResult(payload,result){return payload.value=result.issues.length?void 0:result.value,
payload}var $ZodOptional=$constructor("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",
zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.optout="optional",defineLazyInternal(inst,
"values",zod=>{let values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0}),defineLazyInternal(
inst,"pattern",zod=>{let pattern2=zod.def.innerType._zod.pattern;return pattern2?new RegExp(`^(${cleanRegex(pattern2.source)}\
)?$`):void 0}),inst._zod.parse=(payload,ctx)=>{if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;
let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(
payload,result2)):handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}}),$ZodExactOptional=$constructor(
"$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.
values),defineLazyInternal(inst,"pattern",zod=>zod.def.innerType._zod.pattern),inst._zod.parse=(payload,ctx)=>def.innerType.
_zod.run(payload,ctx)}),$ZodNullable=$constructor("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(
inst,"optin",zod=>zod.def.innerType._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(
inst,"pattern",zod=>{let pattern2=zod.def.innerType._zod.pattern;return pattern2?new RegExp(`^(${cleanRegex(pattern2.source)}\
|null)$`):void 0}),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.
values,null]):void 0),inst._zod.parse=(payload,ctx)=>payload.value===null?payload:def.innerType._zod.run(payload,ctx)}),
$ZodDefault=$constructor("$ZodDefault",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="defaulted",defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.
innerType._zod.run(payload,ctx);if(payload.value===void 0)return payload.value=def.defaultValue,payload;let result=def.innerType.
_zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleDefaultResult(result2,def)):handleDefaultResult(
result,def)}});function handleDefaultResult(payload,def){return payload.value===void 0&&(payload.value=def.defaultValue),
payload}var $ZodPrefault=$constructor("$ZodPrefault",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="defaulted",defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>(ctx.direction==="backward"||payload.value===
void 0&&(payload.value=def.defaultValue),def.innerType._zod.run(payload,ctx))}),$ZodNonOptional=$constructor("$ZodNonOpt\
ional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"values",zod=>{let v=zod.def.innerType._zod.values;return v?
new Set([...v].filter(x=>x!==void 0)):void 0}),inst._zod.parse=(payload,ctx)=>{let result=def.innerType._zod.run(payload,
ctx);return result instanceof Promise?result.then(result2=>handleNonOptionalResult(result2,inst)):handleNonOptionalResult(
result,inst)}});function handleNonOptionalResult(payload,inst){return!payload.issues.length&&payload.value===void 0&&payload.
issues.push({code:"invalid_type",expected:"nonoptional",input:payload.value,inst}),payload}function handleCatchResult(payload,result,def,ctx){return result.issues.length?(payload.value=def.catchValue({...result,
value:payload.value,error:{issues:result.issues.map(iss=>finalizeIssue(iss,ctx,config()))},input:payload.value}),payload):
(payload.value=result.value,result.memo&&(payload.memo=!0),payload)}var $ZodCatch=$constructor("$ZodCatch",(inst,def)=>{
$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"opt\
ional"),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(inst,"values",zod=>zod.def.
innerType._zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,
ctx);let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(
result2=>handleCatchResult(payload,result2,def,ctx)):handleCatchResult(payload,result,def,ctx)}});var $ZodPipe=$constructor("$ZodPipe",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"values",zod=>zod.def.
in._zod.values),defineLazyInternal(inst,"optin",zod=>zod.def.in._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.
out._zod.optout),defineLazyInternal(inst,"propValues",zod=>zod.def.in._zod.propValues),inst._zod.parse=(payload,ctx)=>{if(ctx.
direction==="backward"){let right=def.out._zod.run(payload,ctx);return right instanceof Promise?right.then(right2=>handlePipeResult(
right2,def.in,ctx)):handlePipeResult(right,def.in,ctx)}let left=def.in._zod.run(payload,ctx);return left instanceof Promise?
left.then(left2=>handlePipeResult(left2,def.out,ctx)):handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next,ctx){
return left.issues.some(iss=>iss.code!=="unrecognized_keys")?(left.aborted=!0,left):next._zod.run({value:left.value,issues:left.
issues},ctx)}var $ZodReadonly=$constructor("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"propValues",zod=>zod.
def.innerType._zod.propValues),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),defineLazyInternal(inst,
"optin",zod=>zod.def.innerType?._zod?.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType?._zod?.optout),inst.
_zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx);let result=def.innerType.
_zod.run(payload,ctx);return result instanceof Promise?result.then(handleReadonlyResult):handleReadonlyResult(result)}});
function handleReadonlyResult(payload){return payload.memo||(payload.value=Object.freeze(payload.value)),payload}function leafPattern(schema){
let def=schema._zod.def,pattern2=def.pattern,isInt=!!def.format?.includes("int"),minimum,maximum;for(let ch of def.checks??
[]){let d=ch._zod.def;d.pattern&&(pattern2=d.pattern),isInt||(isInt=!!d.format?.includes("int"));let lo=d.minimum??d.length,
hi=d.maximum??d.length;lo!==void 0&&(minimum===void 0||lo>minimum)&&(minimum=lo),hi!==void 0&&(maximum===void 0||hi<maximum)&&
(maximum=hi)}if(pattern2)return pattern2.source;if(minimum!==void 0&&maximum!==void 0&&minimum>maximum)return"(?!)";if(minimum!==
void 0||maximum!==void 0)return string({minimum,maximum}).source;let own2=schema._zod.pattern;return(isInt&&own2===number?
integer2:own2)?.source}function partPattern(schema){let def=schema._zod.def,own2=schema._zod.pattern?.source,inner=def.innerType??
schema._zod.innerType;if(inner){let before=inner._zod.pattern?.source,after=partPattern(inner);return own2&&before&&after&&
after!==before?own2.replace(cleanRegex(before),()=>cleanRegex(after)):own2}if(def.options){let sources=def.options.map(partPattern);
if(sources.every(Boolean))return`^(${sources.map(s=>cleanRegex(s)).join("|")})$`}return leafPattern(schema)}var $ZodTemplateLiteral=$constructor(
"$ZodTemplateLiteral",(inst,def)=>{$ZodType.init(inst,def);let regexParts=[];for(let part of def.parts)if(typeof part=="\
object"&&part!==null){let source=partPattern(part);if(!source)throw new Error(`Invalid template literal part, no pattern\
 found: ${[...part._zod.traits].shift()}`);regexParts.push(cleanRegex(source))}else if(part===null||primitiveTypes.has(typeof part))
regexParts.push(escapeRegex(`${part}`));else throw new Error(`Invalid template literal part: ${part}`);inst._zod.pattern=
new RegExp(`^${regexParts.join("")}$`),inst._zod.parse=(payload,_ctx)=>typeof payload.value!="string"?(payload.issues.push(
{input:payload.value,inst,expected:"string",code:"invalid_type"}),payload):(inst._zod.pattern.lastIndex=0,inst._zod.pattern.
test(payload.value)||payload.issues.push({input:payload.value,inst,code:"invalid_format",format:def.format??"template_li\
teral",pattern:inst._zod.pattern.source}),payload)});var $ZodCustom=$constructor("$ZodCustom",(inst,def)=>{$ZodCheck.init(inst,def),$ZodType.init(inst,def),inst._zod.parse=(payload,_)=>payload,
inst._zod.check=payload=>{let input=payload.value,r=def.fn(input);if(r instanceof Promise)return r.then(r2=>handleRefineResult(
r2,payload,input,inst));handleRefineResult(r,payload,input,inst)}});function handleRefineResult(result,payload,input,inst){
if(!result){let _iss={code:"custom",input,inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort};inst._zod.
def.params&&(_iss.params=inst._zod.def.params),payload.issues.push(issue(_iss))}}var $ZodCyclicError=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transf\
orm"),this.name="ZodCyclicError"}},STATE="~memo",NO_ISSUES=[];function isRef(value){return value!==null&&typeof value=="\
object"}function cloneIssues(issues){return issues.map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}var recursive=new WeakMap,
NONE=0,ASSUMED=1,PROVEN=2;function isRecursive(inst,stack,resolve){let cached2=recursive.get(inst);if(cached2!==void 0)return cached2?
PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE,check=child=>{if(result!==PROVEN&&child?._zod){
let answer=isRecursive(child,stack,resolve);answer>result&&(result=answer)}},shape=(sh,spread)=>{let answer=NONE;for(let key of Reflect.
ownKeys(sh)){let desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;let child=desc.get?ASSUMED:
desc.value?._zod?isRecursive(desc.value,stack,resolve):NONE;child>answer&&(answer=child)}return answer},merge2=answer=>{
answer>result&&(result=answer)},def=inst._zod.def,kind=def.type;switch(kind){case"object":{let raw=rawShape(def);merge2(
raw?shape(raw,!0):ASSUMED),check(def.catchall);break}case"array":check(def.element);break;case"tuple":for(let el of def.
items)check(el);check(def.rest);break;case"record":case"map":check(def.keyType),check(def.valueType);break;case"set":check(
def.valueType);break;case"union":for(let el of def.options)check(el);break;case"intersection":check(def.left),check(def.
right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"nonoptional":case"\
promise":case"success":check(def.innerType);break;case"pipe":check(def.in),check(def.out);break;case"function":check(def.
input),check(def.output);break;case"lazy":{let inner=def._cachedInner??(resolve?inst._zod.innerType:void 0);merge2(inner?
isRecursive(inner,stack,!1):ASSUMED);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"\
bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"\
enum":case"literal":case"file":case"transform":case"custom":break;default:for(let key in def){let desc=Object.getOwnPropertyDescriptor(
def,key);if(!desc||desc.get)continue;let value=desc.value;if(!(!value||typeof value!="object")){if(value._zod)check(value);else if(Array.
isArray(value))for(let el of value)check(el)}}}return stack.delete(inst),settle(inst,result)}function settle(inst,answer){
return answer!==ASSUMED&&recursive.set(inst,answer===PROVEN),answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst);return bucket||(bucket=new WeakMap,state.buckets.set(inst,
bucket)),bucket}var handoff,open=[],memo={alloc(_inst,payload,empty){let bucket=handoff;if(!bucket)return empty;handoff=
void 0;let entry2={value:empty,issues:null};return bucket.set(payload.value,entry2),open.push(entry2),empty},guard(inst){
var _a3;(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred.push(()=>{let base=inst._zod.parse,wrapped=(payload,ctx)=>{
if(ctx.direction!=="backward"&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError;return base(payload,ctx)};inst._zod.
parse=wrapped,inst._zod.run===base&&(inst._zod.run=wrapped)})},attach(inst){var _a3;let isRecursiveInst,rechecked=!1,lastCtx,
lastBucket;(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred.push(()=>{let base=inst._zod.parse,wrapped=(payload,ctx)=>{
if(isRecursiveInst===void 0){let walked=isRecursive(inst,new Set,!1);if(walked===NONE)return inst._zod.parse=base,inst._zod.
run===wrapped&&(inst._zod.run=base),base(payload,ctx);walked===PROVEN||rechecked?isRecursiveInst=!0:rechecked=!0}let input=payload.
value;if(!isRef(input))return base(payload,ctx);let state=ctx[STATE];state||(state={buckets:new WeakMap,backEdges:void 0},
ctx[STATE]=state);let bucket;lastCtx===ctx?bucket=lastBucket:(bucket=bucketFor(state,inst),lastCtx=ctx,lastBucket=bucket);
let hit=bucket.get(input);if(hit)return payload.value=hit.value,hit.issues?hit.issues.length&&payload.issues.push(...cloneIssues(
hit.issues)):(payload.memo=!0,state.backEdges??(state.backEdges=new WeakSet),state.backEdges.add(hit.value)),payload;handoff=
bucket;let depth=open.length,result=base(payload,ctx);handoff=void 0;let entry2=open.length>depth?open.pop():void 0;return result instanceof
Promise?result.then(r=>(entry2&&(entry2.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES),r)):(entry2&&(entry2.issues=
result.issues.length?cloneIssues(result.issues):NO_ISSUES),result)};inst._zod.parse=wrapped,inst._zod.run===base&&(inst.
_zod.run=wrapped)})}};function memoizer(){return memo}function isBackEdge(ctx,value){let backEdges=ctx[STATE]?.backEdges;
return backEdges!==void 0&&isRef(value)&&backEdges.has(value)}var error=()=>{let Sizable={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"it\
ems",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function getSizing(origin){return Sizable[origin]??
null}let FormatDictionary={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",
date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"\
IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON st\
ring",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"\
input"},TypeDictionary={nan:"NaN"};function getTypeName(type,input){return type==="number"&&typeof input=="number"&&!Number.
isFinite(input)?String(input):TypeDictionary[type]??type}return issue2=>{switch(issue2.code){case"invalid_type":{let expected=getTypeName(
issue2.expected),receivedType=parsedType(issue2.input),received=getTypeName(receivedType,issue2.input);return`Invalid in\
put: expected ${expected}, received ${received}`}case"invalid_value":return issue2.values.length===1?`Invalid input: exp\
ected ${stringifyPrimitive(issue2.values[0])}`:`Invalid option: expected one of ${joinValues(issue2.values,"|")}`;case"t\
oo_big":{let adj=issue2.exact?"exactly ":issue2.inclusive?"<=":"<",sizing=getSizing(issue2.origin);return sizing?`Too bi\
g: expected ${issue2.origin??"value"} to have ${adj}${issue2.maximum.toString()} ${sizing.unit??"elements"}`:`Too big: e\
xpected ${issue2.origin??"value"} to be ${adj}${issue2.maximum.toString()}`}case"too_small":{let adj=issue2.exact?"exact\
ly ":issue2.inclusive?">=":">",sizing=getSizing(issue2.origin);return sizing?`Too small: expected ${issue2.origin} to ha\
ve ${adj}${issue2.minimum.toString()} ${sizing.unit}`:`Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.
toString()}`}case"invalid_format":{let _issue=issue2;return _issue.format==="starts_with"?`Invalid string: must start wi\
th "${_issue.prefix}"`:_issue.format==="ends_with"?`Invalid string: must end with "${_issue.suffix}"`:_issue.format==="i\
ncludes"?`Invalid string: must include "${_issue.includes}"`:_issue.format==="regex"?`Invalid string: must match pattern\
 ${_issue.pattern}`:`Invalid ${FormatDictionary[_issue.format]??issue2.format}`}case"not_multiple_of":return`Invalid num\
ber: must be a multiple of ${issue2.divisor}`;case"unrecognized_keys":return`Unrecognized key${issue2.keys.length>1?"s":
""}: ${joinValues(issue2.keys,", ")}`;case"invalid_key":return`Invalid key in ${issue2.origin}`;case"invalid_union":return issue2.
options&&Array.isArray(issue2.options)&&issue2.options.length>0?`Invalid discriminator value. Expected ${issue2.options.
map(o=>`'${o}'`).join(" | ")}`:issue2.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"\
invalid_element":return`Invalid value in ${issue2.origin}`;default:return"Invalid input"}}};function en_default(){return{
localeError:error()}}var _a2;var $ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(schema,..._meta){let meta2=_meta[0];return this.
_map.set(schema,meta2),meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.set(meta2.id,schema),this}clear(){return this.
_map=new WeakMap,this._idmap=new Map,this}remove(schema){let meta2=this._map.get(schema);return meta2&&typeof meta2=="ob\
ject"&&"id"in meta2&&this._idmap.delete(meta2.id),this._map.delete(schema),this}get(schema){let p=schema._zod.parent;if(p){
let pm={...this.get(p)??{}};delete pm.id;let f={...pm,...this._map.get(schema)};return Object.keys(f).length?f:void 0}return this.
_map.get(schema)}has(schema){return this._map.has(schema)}};function registry(){return new $ZodRegistry}(_a2=globalThis).
__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.__zod_globalRegistry;function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class2,params){return new Class2(
snapshotChecks({type:"string",...normalizeParams(params)}))}function _email(Class2,params){return new Class2({type:"string",format:"email",check:"string_format",abort:!1,...normalizeParams(
params)})}function _guid(Class2,params){return new Class2({type:"string",format:"guid",check:"string_format",abort:!1,...normalizeParams(
params)})}function _uuid(Class2,params){return new Class2({type:"string",format:"uuid",check:"string_format",abort:!1,...normalizeParams(
params)})}function _uuidv4(Class2,params){return new Class2({type:"string",format:"uuid",check:"string_format",abort:!1,
version:"v4",...normalizeParams(params)})}function _uuidv6(Class2,params){return new Class2({type:"string",format:"uuid",
check:"string_format",abort:!1,version:"v6",...normalizeParams(params)})}function _uuidv7(Class2,params){return new Class2(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...normalizeParams(params)})}function _url(Class2,params){
return new Class2({type:"string",format:"url",check:"string_format",abort:!1,...normalizeParams(params)})}function _emoji2(Class2,params){
return new Class2({type:"string",format:"emoji",check:"string_format",abort:!1,...normalizeParams(params)})}function _nanoid(Class2,params){
return new Class2({type:"string",format:"nanoid",check:"string_format",abort:!1,...normalizeParams(params)})}function _cuid(Class2,params){
return new Class2({type:"string",format:"cuid",check:"string_format",abort:!1,...normalizeParams(params)})}function _cuid2(Class2,params){
return new Class2({type:"string",format:"cuid2",check:"string_format",abort:!1,...normalizeParams(params)})}function _ulid(Class2,params){
return new Class2({type:"string",format:"ulid",check:"string_format",abort:!1,...normalizeParams(params)})}function _xid(Class2,params){
return new Class2({type:"string",format:"xid",check:"string_format",abort:!1,...normalizeParams(params)})}function _ksuid(Class2,params){
return new Class2({type:"string",format:"ksuid",check:"string_format",abort:!1,...normalizeParams(params)})}function _ipv4(Class2,params){
return new Class2({type:"string",format:"ipv4",check:"string_format",abort:!1,...normalizeParams(params)})}function _ipv6(Class2,params){
return new Class2({type:"string",format:"ipv6",check:"string_format",abort:!1,...normalizeParams(params)})}function _cidrv4(Class2,params){return new Class2({type:"string",format:"cidrv4",check:"string_format",abort:!1,...normalizeParams(
params)})}function _cidrv6(Class2,params){return new Class2({type:"string",format:"cidrv6",check:"string_format",abort:!1,
...normalizeParams(params)})}function _base64(Class2,params){return new Class2({type:"string",format:"base64",check:"str\
ing_format",abort:!1,...normalizeParams(params)})}function _base64url(Class2,params){return new Class2({type:"string",format:"\
base64url",check:"string_format",abort:!1,...normalizeParams(params)})}function _e164(Class2,params){return new Class2({
type:"string",format:"e164",check:"string_format",abort:!1,...normalizeParams(params)})}function _jwt(Class2,params){return new Class2({type:"string",format:"jwt",check:"string_format",abort:!1,...normalizeParams(
params)})}function _isoDateTime(Class2,params){return new Class2({type:"string",format:"datetime",check:"string_format",offset:!1,
local:!1,precision:null,...normalizeParams(params)})}function _isoDate(Class2,params){return new Class2({type:"string",format:"\
date",check:"string_format",...normalizeParams(params)})}function _isoTime(Class2,params){return new Class2({type:"strin\
g",format:"time",check:"string_format",precision:null,...normalizeParams(params)})}function _isoDuration(Class2,params){
return new Class2({type:"string",format:"duration",check:"string_format",...normalizeParams(params)})}function _number(Class2,params){
return new Class2(snapshotChecks({type:"number",checks:[],...normalizeParams(params)}))}function _int(Class2,params){return new Class2({type:"number",check:"number_format",abort:!1,format:"safeint",...normalizeParams(
params)})}function _boolean(Class2,params){return new Class2({type:"boolean",...normalizeParams(params)})}function _null2(Class2,params){return new Class2({type:"null",...normalizeParams(params)})}function _unknown(Class2){return new Class2({type:"unknown"})}function _never(Class2,params){return new Class2({type:"ne\
ver",...normalizeParams(params)})}function _lt(value,params){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:!1})}
function _lte(value,params){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:!0})}function _gt(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!1})}
function _gte(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!0})}function _multipleOf(value,params){return new $ZodCheckMultipleOf({check:"multiple_of",...normalizeParams(params),value})}function _maxLength(maximum,params){return new $ZodCheckMaxLength({check:"max_length",...normalizeParams(params),maximum})}
function _minLength(minimum,params){return new $ZodCheckMinLength({check:"min_length",...normalizeParams(params),minimum})}
function _length(length,params){return new $ZodCheckLengthEquals({check:"length_equals",...normalizeParams(params),length})}
function _regex(pattern2,params){return new $ZodCheckRegex({check:"string_format",format:"regex",...normalizeParams(params),
pattern:pattern2})}function _lowercase(params){return new $ZodCheckLowerCase({check:"string_format",format:"lowercase",...normalizeParams(
params)})}function _uppercase(params){return new $ZodCheckUpperCase({check:"string_format",format:"uppercase",...normalizeParams(
params)})}function _includes(includes,params){return new $ZodCheckIncludes({check:"string_format",format:"includes",...normalizeParams(
params),includes})}function _startsWith(prefix,params){return new $ZodCheckStartsWith({check:"string_format",format:"sta\
rts_with",...normalizeParams(params),prefix})}function _endsWith(suffix,params){return new $ZodCheckEndsWith({check:"str\
ing_format",format:"ends_with",...normalizeParams(params),suffix})}function _overwrite(tx){return new $ZodCheckOverwrite({check:"overwrite",tx})}function _normalize(form){return _overwrite(
input=>input.normalize(form))}function _trim(){return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(
input=>input.toLowerCase())}function _toUpperCase(){return _overwrite(input=>input.toUpperCase())}function _slugify(){return _overwrite(
input=>slugify(input))}function _array(Class2,element,params){return new Class2({type:"array",element,...normalizeParams(
params)})}function _custom(Class2,fn,_params){let norm=normalizeParams(_params);return norm.abort??(norm.abort=!0),new Class2({type:"\
custom",check:"custom",fn,...norm})}function _refine(Class2,fn,_params){return new Class2({type:"custom",check:"custom",
fn,...normalizeParams(_params)})}function _superRefine(fn,params){let ch=_check(payload=>(payload.addIssue=issue2=>{if(typeof issue2==
"string")payload.issues.push(issue(issue2,payload.value,ch._zod.def));else{let _issue=issue2;_issue.fatal&&(_issue.continue=
!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.inst??(_issue.inst=ch),_issue.
continue??(_issue.continue=!ch._zod.def.abort),payload.issues.push(issue(_issue))}},fn(payload.value,payload)),params);return ch}
function _check(fn,params){let ch=new $ZodCheck({check:"custom",...normalizeParams(params)});return ch._zod.check=fn,ch}function _stringFormat(Class2,format,fnOrRegex,_params={}){let params=normalizeParams(_params),def={check:"string_format",
type:"string",format,fn:typeof fnOrRegex=="function"?fnOrRegex:val=>fnOrRegex.test(val),...params};return fnOrRegex instanceof
RegExp&&(def.pattern=fnOrRegex),new Class2(def)}function assignProps(target,...sources){for(let source of sources)for(let key of Reflect.ownKeys(source))Object.prototype.
propertyIsEnumerable.call(source,key)&&assignProp(target,key,source[key]);return target}function initializeContext(params){
let target=params?.target??"draft-2020-12";return target==="draft-4"&&(target="draft-04"),target==="draft-7"&&(target="d\
raft-07"),{processors:params.processors??{},metadataRegistry:params?.metadata??globalRegistry,target,unrepresentable:params?.
unrepresentable??"throw",override:params?.override??(()=>{}),io:params?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,
sharedEmitDoneFor:void 0,cycles:params?.cycles??"ref",reused:params?.reused??"inline",intersections:[],deferred:[],external:params?.
external??void 0}}function handleUnrepresentable(schema,ctx,json,params,message){let result=typeof ctx.unrepresentable==
"function"?ctx.unrepresentable({zodSchema:schema,path:params.path,message}):ctx.unrepresentable;if(result==="any")return!1;
if(result===void 0||result==="throw")throw new Error(message);return Object.assign(json,result),!0}function processSchema(schema,ctx,_params={
path:[],schemaPath:[]}){var _a3;let def=schema._zod.def,seen=ctx.seen.get(schema);if(seen)return seen.count++,_params.schemaPath.
includes(schema)&&(seen.cycle=_params.path),seen.schema;let result={schema:{},count:1,cycle:void 0,path:_params.path};ctx.
seen.set(schema,result),ctx.sharedDefsExtractedFor=void 0,ctx.sharedEmitDoneFor=void 0;let overrideSchema=schema._zod.toJSONSchema?.();
if(overrideSchema)result.schema=overrideSchema;else{let params={..._params,schemaPath:[..._params.schemaPath,schema],path:_params.
path};if(schema._zod.processJSONSchema)schema._zod.processJSONSchema(ctx,result.schema,params);else{let _json=result.schema,
processor=ctx.processors[def.type];if(!processor)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.
type}`);processor(schema,ctx,_json,params)}let parent=schema._zod.parent;parent&&(result.ref||(result.ref=parent),processSchema(
parent,ctx,params),ctx.seen.get(parent).isParent=!0)}let meta2=ctx.metadataRegistry.get(schema);return meta2&&assignProps(
result.schema,meta2),ctx.io==="input"&&isTransforming(schema)&&(delete result.schema.examples,delete result.schema.default),
ctx.io==="input"&&"_prefault"in result.schema&&((_a3=result.schema).default??(_a3.default=result.schema._prefault)),delete result.
schema._prefault,ctx.seen.get(schema).schema}function encodeJSONPointerSegment(segment){return segment.replace(/~/g,"~0").replace(/\//g,"~1")}function extractDefs(ctx,schema){
let root=ctx.seen.get(schema);if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.");if(ctx.external&&ctx.
sharedDefsExtractedFor===ctx.external)return;let idToSchema=new Map;for(let entry2 of ctx.seen.entries()){let id=ctx.metadataRegistry.
get(entry2[0])?.id;if(id){let existing=idToSchema.get(id);if(existing&&existing!==entry2[0])throw new Error(`Duplicate s\
chema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted t\
ogether.`);idToSchema.set(id,entry2[0])}}let makeURI=entry2=>{let defsSegment=ctx.target==="draft-2020-12"?"$defs":"defi\
nitions";if(ctx.external){let externalId=ctx.external.registry.get(entry2[0])?.id,uriGenerator=ctx.external.uri??(id2=>id2);
if(externalId)return{ref:uriGenerator(externalId)};let id=entry2[1].defId??entry2[1].schema.id??`schema${ctx.counter++}`;
return entry2[1].defId=id,{defId:id,ref:`${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`}}let uriPrefix="\
#",defUriPrefix=`${uriPrefix}/${defsSegment}/`;if(entry2[1]===root&&!entry2[1].schema.id)return{ref:uriPrefix};let defId=entry2[1].
schema.id??`__schema${ctx.counter++}`;return{defId,ref:defUriPrefix+encodeJSONPointerSegment(defId)}},extractToDef=entry2=>{
if(entry2[1].schema.$ref)return;let seen=entry2[1],{ref:ref2,defId}=makeURI(entry2);seen.def={...seen.schema},defId&&(seen.
defId=defId);let schema2=seen.schema;for(let key in schema2)delete schema2[key];schema2.$ref=ref2};if(ctx.cycles==="thro\
w")for(let entry2 of ctx.seen.entries()){let seen=entry2[1];if(seen.cycle)throw new Error(`Cycle detected: #/${seen.cycle?.
join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(let entry2 of ctx.seen.entries()){
let seen=entry2[1];if(schema===entry2[0]){extractToDef(entry2);continue}if(ctx.external){let ext=ctx.external.registry.get(
entry2[0])?.id;if(schema!==entry2[0]&&ext){extractToDef(entry2);continue}}if(ctx.metadataRegistry.get(entry2[0])?.id){extractToDef(
entry2);continue}if(seen.cycle){extractToDef(entry2);continue}seen.count>1&&ctx.reused==="ref"&&extractToDef(entry2)}ctx.
external&&(ctx.sharedDefsExtractedFor=ctx.external)}function compactTypeUnion(schema){let options=schema.anyOf;if(!Array.
isArray(options)||options.length===0||schema.type!==void 0)return;let types=[];for(let option of options){if(!option||typeof option!=
"object")return;compactTypeUnion(option);let keys=Object.keys(option);if(keys.length!==1||keys[0]!=="type")return;let type=option.
type;for(let member of Array.isArray(type)?type:[type]){if(typeof member!="string")return;types.includes(member)||types.
push(member)}}delete schema.anyOf,schema.type=types.length===1?types[0]:types}var FOLDABLE_KEYS=new Set(["type","propert\
ies","required","additionalProperties"]),UNION_KEYS=["oneOf","anyOf"];function undeclaredConstraint(member){let extra=member.
additionalProperties;return extra===void 0||extra===!1||typeof extra!="object"||extra===null?null:Object.keys(extra).length?
extra:null}function foldObjects(members2){let objects=[];for(let member of members2){if(typeof member!="object"||member.
type!=="object")return null;for(let key in member)if(!FOLDABLE_KEYS.has(key))return null;objects.push(member)}let properties2={},
required2=new Set;for(let object2 of objects){for(let key in object2.properties){if(Object.prototype.hasOwnProperty.call(
properties2,key))continue;let parts2=[];for(let other of objects){let part=other.properties?.[key]??undeclaredConstraint(
other);part!=null&&(parts2.some(seen=>JSON.stringify(seen)===JSON.stringify(part))||parts2.push(part))}let merged=parts2.
length===1?parts2[0]:foldObjects(parts2)??{allOf:parts2};assignProp(properties2,key,merged)}for(let key of object2.required??
[])required2.add(key)}let folded={type:"object",properties:properties2};if(required2.size&&(folded.required=[...required2]),
objects.every(object2=>object2.additionalProperties===!1))folded.additionalProperties=!1;else{let constraints=[];for(let object2 of objects){
let constraint=undeclaredConstraint(object2);constraint&&!constraints.some(seen=>JSON.stringify(seen)===JSON.stringify(constraint))&&
constraints.push(constraint)}constraints.length===1?folded.additionalProperties=constraints[0]:constraints.length>1&&(folded.
additionalProperties={allOf:constraints})}return folded}function foldIntersection(json){let allOf=json.allOf;if(!Array.isArray(
allOf)||allOf.length<2)return;for(let key of FOLDABLE_KEYS)if(key in json)return;let unions=allOf.filter(m=>UNION_KEYS.some(
k=>Array.isArray(m[k]))),folded=null;if(!unions.length)folded=foldObjects(allOf);else{let union2=unions[0],keyword=UNION_KEYS.
find(k=>Array.isArray(union2[k]));if(Object.keys(union2).length!==1)return;let rest=allOf.filter(m=>m!==union2),branches=union2[keyword].
map(branch=>foldObjects([...rest,branch]));if(branches.some(b=>!b))return;folded={[keyword]:branches}}folded&&(delete json.
allOf,assignProps(json,folded))}function finalize(ctx,schema){let root=ctx.seen.get(schema);if(!root)throw new Error("Un\
processed schema. This is a bug in Zod.");let flattenRef=zodSchema=>{let seen=ctx.seen.get(zodSchema);if(seen.ref===null)
return;let schema2=seen.def??seen.schema,_cached={...schema2},ref2=seen.ref;if(seen.ref=null,ref2){flattenRef(ref2);let refSeen=ctx.
seen.get(ref2),refSchema=refSeen.schema;if(refSchema.$ref&&(ctx.target==="draft-07"||ctx.target==="draft-04"||ctx.target===
"openapi-3.0")?(schema2.allOf=schema2.allOf??[],schema2.allOf.push(refSchema)):assignProps(schema2,refSchema),assignProps(
schema2,_cached),zodSchema._zod.parent===ref2)for(let key in schema2)key==="$ref"||key==="allOf"||key in _cached||delete schema2[key];
if(refSchema.$ref&&refSeen.def)for(let key in schema2)key==="$ref"||key==="allOf"||key in refSeen.def&&JSON.stringify(schema2[key])===
JSON.stringify(refSeen.def[key])&&delete schema2[key]}let parent=zodSchema._zod.parent;if(parent&&parent!==ref2){flattenRef(
parent);let parentSeen=ctx.seen.get(parent);if(parentSeen?.schema.$ref&&(schema2.$ref=parentSeen.schema.$ref,parentSeen.
def))for(let key in schema2)key==="$ref"||key==="allOf"||key in parentSeen.def&&JSON.stringify(schema2[key])===JSON.stringify(
parentSeen.def[key])&&delete schema2[key]}ctx.override({zodSchema,jsonSchema:schema2,path:seen.path??[]})};if(!ctx.external||
ctx.sharedEmitDoneFor!==ctx.external){for(let entry2 of[...ctx.seen.entries()].reverse())flattenRef(entry2[0]);if(ctx.target!==
"openapi-3.0")for(let entry2 of ctx.seen.entries())compactTypeUnion(entry2[1].def??entry2[1].schema);for(let rewrite of ctx.
deferred)rewrite();if(ctx.intersections.length){let carriers=new Map;for(let seen of ctx.seen.values())for(let json of[seen.
schema,seen.def]){let allOf=json?.allOf;if(!Array.isArray(allOf))continue;let existing=carriers.get(allOf);existing?existing.
push(json):carriers.set(allOf,[json])}for(let allOf of ctx.intersections)for(let json of carriers.get(allOf)??[])foldIntersection(
json)}}let result={};if(ctx.target==="draft-2020-12"?result.$schema="https://json-schema.org/draft/2020-12/schema":ctx.target===
"draft-07"?result.$schema="http://json-schema.org/draft-07/schema#":ctx.target==="draft-04"?result.$schema="http://json-\
schema.org/draft-04/schema#":ctx.target,ctx.external?.uri){let id=ctx.external.registry.get(schema)?.id;if(!id)throw new Error(
"Schema is missing an `id` property");result.$id=ctx.external.uri(id)}assignProps(result,root.defId?root.schema:root.def??
root.schema);let rootMetaId=ctx.metadataRegistry.get(schema)?.id;rootMetaId!==void 0&&result.id===rootMetaId&&delete result.
id;let defs=ctx.external?.defs??{};if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external)for(let entry2 of ctx.seen.entries()){
let seen=entry2[1];seen.def&&seen.defId&&(seen.def.id===seen.defId&&delete seen.def.id,assignProp(defs,seen.defId,seen.def))}
ctx.external&&(ctx.sharedEmitDoneFor=ctx.external),ctx.external||Object.keys(defs).length>0&&(ctx.target==="draft-2020-1\
2"?result.$defs=defs:result.definitions=defs);try{let finalized=JSON.parse(JSON.stringify(result));return Object.defineProperty(
finalized,"~standard",{value:{...schema["~standard"],jsonSchema:{input:createStandardJSONSchemaMethod(schema,"input",ctx.
processors),output:createStandardJSONSchemaMethod(schema,"output",ctx.processors)}},enumerable:!1,writable:!1}),finalized}catch{
throw new Error("Error converting schema to JSON.")}}function isTransforming(_schema,_ctx){let ctx=_ctx??{seen:new Set};
if(ctx.seen.has(_schema))return!1;ctx.seen.add(_schema);let def=_schema._zod.def;if(def.type==="transform")return!0;if(def.
type==="array")return isTransforming(def.element,ctx);if(def.type==="set")return isTransforming(def.valueType,ctx);if(def.
type==="lazy")return isTransforming(def.getter(),ctx);if(def.type==="promise"||def.type==="optional"||def.type==="nonopt\
ional"||def.type==="nullable"||def.type==="readonly"||def.type==="default"||def.type==="prefault"||def.type==="catch")return isTransforming(
def.innerType,ctx);if(def.type==="intersection")return isTransforming(def.left,ctx)||isTransforming(def.right,ctx);if(def.
type==="record"||def.type==="map")return isTransforming(def.keyType,ctx)||isTransforming(def.valueType,ctx);if(def.type===
"pipe")return _schema._zod.traits.has("$ZodCodec")?!0:isTransforming(def.in,ctx)||isTransforming(def.out,ctx);if(def.type===
"object"){for(let key in def.shape)if(isTransforming(def.shape[key],ctx))return!0;return!1}if(def.type==="union"){for(let option of def.
options)if(isTransforming(option,ctx))return!0;return!1}if(def.type==="tuple"){for(let item of def.items)if(isTransforming(
item,ctx))return!0;return!!(def.rest&&isTransforming(def.rest,ctx))}return!1}var createToJSONSchemaMethod=(schema,processors={})=>params=>{
let ctx=initializeContext({...params,processors});return processSchema(schema,ctx),extractDefs(ctx,schema),finalize(ctx,
schema)},createStandardJSONSchemaMethod=(schema,io,processors={})=>params=>{let{libraryOptions,target}=params??{},ctx=initializeContext(
{...libraryOptions??{},target,io,processors});return processSchema(schema,ctx),extractDefs(ctx,schema),finalize(ctx,schema)};var narrowMin=(agg,key,value)=>{(agg[key]===void 0||value>agg[key])&&(agg[key]=value)},narrowMax=(agg,key,value)=>{(agg[key]===
void 0||value<agg[key])&&(agg[key]=value)},narrowBoth=(agg,value)=>{narrowMin(agg,"minimum",value),narrowMax(agg,"maximu\
m",value)},addDivisor=(agg,value)=>{agg.multipleOf??(agg.multipleOf=[]),agg.multipleOf.includes(value)||agg.multipleOf.push(
value)},addPattern=(agg,pattern2)=>{agg.patterns??(agg.patterns=new Set),agg.patterns.add(pattern2)},intersectMime=(agg,mime)=>{
agg.mime=agg.mime?agg.mime.filter(m=>mime.includes(m)):[...mime]},setFormat=(agg,format)=>{agg.format=format,format.includes(
"int")&&(agg.isInt=!0)},minContributor=(agg,def)=>narrowMin(agg,"minimum",def.minimum),maxContributor=(agg,def)=>narrowMax(
agg,"maximum",def.maximum),formatContributor=ranges=>(agg,def)=>{setFormat(agg,def.format);let[minimum,maximum]=ranges[def.
format];narrowMin(agg,"minimum",minimum),narrowMax(agg,"maximum",maximum)},contributors={greater_than:(agg,def)=>narrowMin(
agg,def.inclusive?"minimum":"exclusiveMinimum",def.value),less_than:(agg,def)=>narrowMax(agg,def.inclusive?"maximum":"ex\
clusiveMaximum",def.value),multiple_of:(agg,def)=>addDivisor(agg,def.value),number_format:formatContributor(NUMBER_FORMAT_RANGES),
bigint_format:formatContributor(BIGINT_FORMAT_RANGES),min_length:minContributor,max_length:maxContributor,length_equals:(agg,def)=>narrowBoth(
agg,def.length),min_size:minContributor,max_size:maxContributor,size_equals:(agg,def)=>narrowBoth(agg,def.size),string_format:(agg,def)=>{
setFormat(agg,def.format),def.pattern&&addPattern(agg,def.pattern),(def.format==="base64"||def.format==="base64url")&&(agg.
contentEncoding=def.format),(def.local||def.precision===-1)&&(agg.laxFormat=!0)},mime_type:(agg,def)=>intersectMime(agg,
def.mime)};function aggregateChecks(schema){let agg={},def=schema._zod.def,list=schema._zod.traits.has("$ZodCheck")?[schema,
...def.checks??[]]:def.checks??[];for(let ch of list)contributors[ch._zod.def.check]?.(agg,ch._zod.def);let bag=schema._zod.
bag;bag.minimum!==void 0&&narrowMin(agg,"minimum",bag.minimum),bag.exclusiveMinimum!==void 0&&narrowMin(agg,"exclusiveMi\
nimum",bag.exclusiveMinimum),bag.maximum!==void 0&&narrowMax(agg,"maximum",bag.maximum),bag.exclusiveMaximum!==void 0&&narrowMax(
agg,"exclusiveMaximum",bag.exclusiveMaximum),bag.multipleOf!==void 0&&addDivisor(agg,bag.multipleOf),bag.format!==void 0&&
(agg.format??(agg.format=bag.format),bag.format.includes("int")&&(agg.isInt=!0)),bag.mime&&intersectMime(agg,bag.mime);for(let pattern2 of bag.
patterns??[])addPattern(agg,pattern2);return agg}var formatMap={guid:"uuid",url:"uri",datetime:"date-time",json_string:"\
json-string",regex:""},exactPatterns=new Map([[base64Charset,base64],[base64urlCharset,base64url]]),exactPattern=p=>exactPatterns.
get(p)??p,stringProcessor=(schema,ctx,_json,_params)=>{let json=_json;json.type="string";let{minimum,maximum,format,patterns,
contentEncoding,laxFormat}=aggregateChecks(schema);if(typeof minimum=="number"&&(json.minLength=minimum),typeof maximum==
"number"&&(json.maxLength=maximum),format&&(json.format=formatMap[format]??format,json.format===""&&delete json.format,(format===
"time"||laxFormat)&&delete json.format),contentEncoding&&(json.contentEncoding=contentEncoding),patterns&&patterns.size>
0){let patternList=[...patterns].map(exactPattern);patternList.length===1?json.pattern=patternList[0].source:patternList.
length>1&&(json.allOf=[...patternList.map(regex=>({...ctx.target==="draft-07"||ctx.target==="draft-04"||ctx.target==="op\
enapi-3.0"?{type:"string"}:{},pattern:regex.source}))])}},numberProcessor=(schema,ctx,_json,params)=>{let json=_json,{minimum,
maximum,multipleOf,exclusiveMaximum,exclusiveMinimum,isInt}=aggregateChecks(schema);json.type=isInt?"integer":"number";let exMin=typeof exclusiveMinimum==
"number"&&exclusiveMinimum>=(minimum??Number.NEGATIVE_INFINITY),exMax=typeof exclusiveMaximum=="number"&&exclusiveMaximum<=
(maximum??Number.POSITIVE_INFINITY),legacy=ctx.target==="draft-04"||ctx.target==="openapi-3.0";if(exMin?legacy?(json.minimum=
exclusiveMinimum,json.exclusiveMinimum=!0):json.exclusiveMinimum=exclusiveMinimum:typeof minimum=="number"&&(json.minimum=
minimum),exMax?legacy?(json.maximum=exclusiveMaximum,json.exclusiveMaximum=!0):json.exclusiveMaximum=exclusiveMaximum:typeof maximum==
"number"&&(json.maximum=maximum),multipleOf){let divisors=new Set;for(let divisor of multipleOf)Number.isFinite(divisor)&&
divisor!==0?divisors.add(Math.abs(divisor)):handleUnrepresentable(schema,ctx,json,params,`A multipleOf divisor of ${divisor}\
 cannot be represented in JSON Schema`);let[first,...rest]=divisors;first!==void 0&&(json.multipleOf=first),rest.length&&
(json.allOf=[...json.allOf??[],...rest.map(m=>({multipleOf:m}))])}},booleanProcessor=(_schema,_ctx,json,_params)=>{json.
type="boolean"};var nullProcessor=(_schema,ctx,json,_params)=>{ctx.target==="openapi-3.0"?(json.type="string",json.nullable=!0,json.enum=
[null]):json.type="null"};var neverProcessor=(_schema,_ctx,json,_params)=>{json.not={}};var unknownProcessor=(_schema,_ctx,_json,_params)=>{};var enumProcessor=(schema,_ctx,json,_params)=>{let def=schema._zod.def,values=getEnumValues(def.entries);if(values.length===
0){json.not={};return}values.every(v=>typeof v=="number")&&(json.type="number"),values.every(v=>typeof v=="string")&&(json.
type="string"),json.enum=values},literalProcessor=(schema,ctx,json,params)=>{let def=schema._zod.def;if(def.values.length===
0){json.not={};return}let vals=[];for(let val of def.values)if(val===void 0){if(handleUnrepresentable(schema,ctx,json,params,
"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof val=="bigint"){if(handleUnrepresentable(
schema,ctx,json,params,"BigInt literals cannot be represented in JSON Schema"))return;vals.push(Number(val))}else vals.push(
val);if(vals.length!==0)if(vals.length===1){let val=vals[0];json.type=val===null?"null":typeof val,ctx.target==="draft-0\
4"||ctx.target==="openapi-3.0"?json.enum=[val]:json.const=val}else vals.every(v=>typeof v=="number")&&(json.type="number"),
vals.every(v=>typeof v=="string")&&(json.type="string"),vals.every(v=>typeof v=="boolean")&&(json.type="boolean"),vals.every(
v=>v===null)&&(json.type="null"),json.enum=vals};var templateLiteralProcessor=(schema,_ctx,json,_params)=>{let _json=json,pattern2=schema._zod.pattern;if(!pattern2)throw new Error(
"Pattern not found in template literal");_json.type="string",_json.pattern=pattern2.source};var customProcessor=(schema,ctx,json,params)=>{handleUnrepresentable(schema,ctx,json,params,"Custom types cannot be repr\
esented in JSON Schema")};var transformProcessor=(schema,ctx,json,params)=>{handleUnrepresentable(schema,ctx,json,params,"Transforms cannot be rep\
resented in JSON Schema")};var arrayProcessor=(schema,ctx,_json,params)=>{let json=_json,def=schema._zod.def,{minimum,maximum}=aggregateChecks(schema);
typeof minimum=="number"&&(json.minItems=minimum),typeof maximum=="number"&&(json.maxItems=maximum),json.type="array",json.
items=processSchema(def.element,ctx,{...params,path:[...params.path,"items"]})};function inputOptin(schema){let def=schema.
_zod.def;return def.type==="pipe"&&def.in._zod.traits.has("$ZodTransform")?inputOptin(def.out):def.type==="catch"?inputOptin(
def.innerType):schema._zod.optin}var objectProcessor=(schema,ctx,_json,params)=>{let json=_json,def=schema._zod.def,shape=def.
shape;if(Object.getOwnPropertySymbols(shape).length&&handleUnrepresentable(schema,ctx,json,params,"Symbol keys cannot be\
 represented in JSON Schema"))return;json.type="object",json.properties={};for(let key in shape)assignProp(json.properties,
key,processSchema(shape[key],ctx,{...params,path:[...params.path,"properties",key]}));let requiredKeys=[];for(let key of Object.
keys(shape)){let field=def.shape[key];(ctx.io==="input"?inputOptin(field)===void 0:field._zod.optout===void 0)&&requiredKeys.
push(key)}requiredKeys.length>0&&(json.required=requiredKeys),def.catchall?._zod.def.type==="never"?json.additionalProperties=
!1:def.catchall?def.catchall&&(json.additionalProperties=processSchema(def.catchall,ctx,{...params,path:[...params.path,
"additionalProperties"]})):ctx.io==="output"&&(json.additionalProperties=!1)},unionProcessor=(schema,ctx,json,params)=>{
let def=schema._zod.def,isExclusive=def.inclusive===!1,options=def.options.map((x,i)=>processSchema(x,ctx,{...params,path:[
...params.path,isExclusive?"oneOf":"anyOf",i]}));isExclusive?json.oneOf=options:json.anyOf=options},intersectionProcessor=(schema,ctx,json,params)=>{
let def=schema._zod.def,a=processSchema(def.left,ctx,{...params,path:[...params.path,"allOf",0]}),b=processSchema(def.right,
ctx,{...params,path:[...params.path,"allOf",1]}),isSimpleIntersection=val=>"allOf"in val&&Object.keys(val).length===1,allOf=[
...isSimpleIntersection(a)?a.allOf:[a],...isSimpleIntersection(b)?b.allOf:[b]];json.allOf=allOf,ctx.intersections.push(allOf)},
tupleProcessor=(schema,ctx,_json,params)=>{let json=_json,def=schema._zod.def;json.type="array";let prefixPath=ctx.target===
"draft-2020-12"?"prefixItems":"items",restPath=ctx.target==="draft-2020-12"||ctx.target==="openapi-3.0"?"items":"additio\
nalItems",prefixItems=def.items.map((x,i)=>processSchema(x,ctx,{...params,path:[...params.path,prefixPath,i]})),rest=def.
rest?processSchema(def.rest,ctx,{...params,path:[...params.path,restPath,...ctx.target==="openapi-3.0"?[def.items.length]:
[]]}):null,minItems=def.items.length;for(;minItems>0;){let item=def.items[minItems-1];if(!(ctx.io==="input"?inputOptin(item)!==
void 0:item._zod.optout==="optional"))break;minItems--}let maxItems=def.items.length,isClosed=!def.rest;ctx.target==="dr\
aft-2020-12"?(json.prefixItems=prefixItems,isClosed?json.items=!1:rest&&(json.items=rest),minItems>0&&(json.minItems=minItems),
isClosed&&(json.maxItems=maxItems)):ctx.target==="openapi-3.0"?(json.items={anyOf:prefixItems},rest&&json.items.anyOf.push(
rest),minItems>0&&(json.minItems=minItems),isClosed&&(json.maxItems=maxItems)):(json.items=prefixItems,isClosed?json.additionalItems=
!1:rest&&(json.additionalItems=rest),minItems>0&&(json.minItems=minItems),isClosed&&(json.maxItems=maxItems));let{minimum,
maximum}=aggregateChecks(schema);typeof minimum=="number"&&(json.minItems=minimum),typeof maximum=="number"&&(json.maxItems=
maximum)};function stringifyKeyNames(bySchema,json,visited){if(json.$ref){if(visited.has(json))return json;visited.add(json);
let def=bySchema.get(json)?.def;if(!def)return json;let inlined=stringifyKeyNames(bySchema,def,visited);return inlined===
def?json:inlined}for(let keyword of["anyOf","oneOf"]){let branches=json[keyword];if(!Array.isArray(branches))continue;let mapped=branches.
map(branch=>stringifyKeyNames(bySchema,branch,visited));mapped.some((branch,i)=>branch!==branches[i])&&(json={...json,[keyword]:mapped})}
let types=Array.isArray(json.type)?json.type:[json.type],numericType=!types.includes("string")&&types.some(t=>t==="numbe\
r"||t==="integer"),values=json.enum??(json.const!==void 0?[json.const]:void 0);if(!numericType&&!values?.some(v=>typeof v==
"number"))return json;let{minimum,maximum,exclusiveMinimum,exclusiveMaximum,multipleOf,format,id,...rest}=json;return rest.
enum?rest.enum=rest.enum.map(v=>typeof v=="number"?String(v):v):typeof rest.const=="number"&&(rest.const=String(rest.const)),
numericType&&(rest.type="string",values||(rest.pattern=(types.includes("number")?number:integer2).source)),rest}var pendingRecords=new WeakMap;
function rewriteKeyNames(ctx){let bySchema=new Map;for(let entry2 of ctx.seen.values())entry2.def&&!bySchema.has(entry2.
schema)&&bySchema.set(entry2.schema,entry2);let rewrites=new Map;for(let record2 of pendingRecords.get(ctx)??[]){let seen=ctx.
seen.get(record2),names=(seen?.def??seen?.schema)?.propertyNames;if(!names||names===!0||rewrites.has(names))continue;let rewritten=stringifyKeyNames(
bySchema,names,new Set);rewritten!==names&&rewrites.set(names,rewritten)}if(rewrites.size)for(let entry2 of ctx.seen.values())
for(let carrier of[entry2.schema,entry2.def]){let rewritten=carrier&&rewrites.get(carrier.propertyNames);rewritten&&(carrier.
propertyNames=rewritten)}}var recordProcessor=(schema,ctx,_json,params)=>{let json=_json,def=schema._zod.def;json.type="\
object";let keyType=def.keyType,patterns=aggregateChecks(keyType).patterns;if(def.mode==="loose"&&patterns&&patterns.size>
0){let valueSchema=processSchema(def.valueType,ctx,{...params,path:[...params.path,"patternProperties","*"]});json.patternProperties=
{};for(let pattern2 of patterns)assignProp(json.patternProperties,exactPattern(pattern2).source,valueSchema)}else{if(ctx.
target==="draft-07"||ctx.target==="draft-2020-12"){json.propertyNames=processSchema(def.keyType,ctx,{...params,path:[...params.
path,"propertyNames"]});let pending=pendingRecords.get(ctx);pending||(pending=[],pendingRecords.set(ctx,pending),ctx.deferred.
push(()=>rewriteKeyNames(ctx))),pending.push(schema)}json.additionalProperties=processSchema(def.valueType,ctx,{...params,
path:[...params.path,"additionalProperties"]})}let keyValues=keyType._zod.values,omittableOnInput=ctx.io==="input"&&inputOptin(
def.valueType)!==void 0;if(keyValues&&!def.partial&&!omittableOnInput){let validKeyValues=[...keyValues].filter(v=>typeof v==
"string"||typeof v=="number");validKeyValues.length>0&&(json.required=validKeyValues.map(String))}},nullableProcessor=(schema,ctx,json,params)=>{
let def=schema._zod.def,inner=processSchema(def.innerType,ctx,params),seen=ctx.seen.get(schema);ctx.target==="openapi-3.\
0"?(seen.ref=def.innerType,json.nullable=!0):json.anyOf=[inner,{type:"null"}]},nonoptionalProcessor=(schema,ctx,_json,params)=>{
let def=schema._zod.def;processSchema(def.innerType,ctx,params);let seen=ctx.seen.get(schema);seen.ref=def.innerType},UNREPRESENTABLE_DEFAULT=Symbol();
function serializeDefaultValue(value,schema,ctx,json,params){let unrepresentable=!1,serialized=JSON.stringify(value,(_,val)=>typeof val!=
"bigint"?val:(unrepresentable=!0,null));return unrepresentable?(handleUnrepresentable(schema,ctx,json,params,"BigInt def\
aults cannot be represented in JSON Schema"),UNREPRESENTABLE_DEFAULT):JSON.parse(serialized)}var defaultProcessor=(schema,ctx,json,params)=>{
let def=schema._zod.def;processSchema(def.innerType,ctx,params);let seen=ctx.seen.get(schema);seen.ref=def.innerType;let value=serializeDefaultValue(
def.defaultValue,schema,ctx,json,params);value!==UNREPRESENTABLE_DEFAULT&&(json.default=value)},prefaultProcessor=(schema,ctx,json,params)=>{
let def=schema._zod.def;processSchema(def.innerType,ctx,params);let seen=ctx.seen.get(schema);if(seen.ref=def.innerType,
ctx.io!=="input")return;let value=serializeDefaultValue(def.defaultValue,schema,ctx,json,params);value!==UNREPRESENTABLE_DEFAULT&&
(json._prefault=value)},catchProcessor=(schema,ctx,json,params)=>{let def=schema._zod.def;processSchema(def.innerType,ctx,
params);let seen=ctx.seen.get(schema);seen.ref=def.innerType;let catchValue;try{catchValue=def.catchValue(void 0)}catch{
handleUnrepresentable(schema,ctx,json,params,"Dynamic catch values are not supported in JSON Schema");return}json.default=
catchValue},pipeProcessor=(schema,ctx,_json,params)=>{let def=schema._zod.def,inIsTransform=def.in._zod.traits.has("$Zod\
Transform"),innerType=ctx.io==="input"?inIsTransform?def.out:def.in:def.out;processSchema(innerType,ctx,params);let seen=ctx.
seen.get(schema);seen.ref=innerType},readonlyProcessor=(schema,ctx,json,params)=>{let def=schema._zod.def;processSchema(
def.innerType,ctx,params);let seen=ctx.seen.get(schema);seen.ref=def.innerType,json.readOnly=!0};var optionalProcessor=(schema,ctx,_json,params)=>{let def=schema._zod.def;processSchema(def.innerType,ctx,params);let seen=ctx.
seen.get(schema);seen.ref=def.innerType};var _installedErrorProtos=new WeakSet([Object.prototype,Error.prototype]);function _lazyMethod(proto,key,make){Object.defineProperty(
proto,key,{configurable:!0,enumerable:!1,get(){let value=make(this);return Object.defineProperty(this,key,{value,configurable:!0,
writable:!0}),value},set(value){Object.defineProperty(this,key,{value,configurable:!0,writable:!0})}})}var initializer2=(inst,issues)=>{
$ZodError.init(inst,issues),inst.name="ZodError";let proto=Object.getPrototypeOf(inst);_installedErrorProtos.has(proto)||
(_installedErrorProtos.add(proto),_lazyMethod(proto,"format",self=>mapper=>formatError(self,mapper)),_lazyMethod(proto,"\
flatten",self=>mapper=>flattenError(self,mapper)),_lazyMethod(proto,"addIssue",self=>issue2=>{self.issues.push(issue2),self.
message=JSON.stringify(self.issues,jsonStringifyReplacer,2)}),_lazyMethod(proto,"addIssues",self=>issues2=>{self.issues.
push(...issues2),self.message=JSON.stringify(self.issues,jsonStringifyReplacer,2)}),Object.defineProperty(proto,"isEmpty",
{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))};var ZodRealError=$constructor("ZodError",initializer2,void 0,{Parent:Error});var parse=_parse(ZodRealError),parseAsync=_parseAsync(ZodRealError),safeParse=_safeParse(ZodRealError),safeParseAsync=_safeParseAsync(
ZodRealError),encode=_encode(ZodRealError),decode=_decode(ZodRealError),encodeAsync=_encodeAsync(ZodRealError),decodeAsync=_decodeAsync(
ZodRealError),safeEncode=_safeEncode(ZodRealError),safeDecode=_safeDecode(ZodRealError),safeEncodeAsync=_safeEncodeAsync(
ZodRealError),safeDecodeAsync=_safeDecodeAsync(ZodRealError);function _ensureDefaultLocale(){globalConfig.localeError||config(en_default())}function _ensureDefaultMemoizer(){globalConfig.
memoizer||config({memoizer:memoizer()})}var ZodType=$constructor("ZodType",(inst,def)=>(_ensureDefaultLocale(),$ZodType.
init(inst,def),inst.def=def,inst.type=def.type,inst),{check(...chks){let def=this.def;return this.clone(util_exports.mergeDefs(
def,{checks:[...def.checks??[],...chks.map(ch=>typeof ch=="function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:
ch)]}),{parent:!0})},with(...chks){return this.check(...chks)},clone(def,params){return clone(this,def,params)},brand(){
return this},register(reg,meta2){return reg.add(this,meta2),this},refine(check,params){return this.check(refine(check,params))},
superRefine(refinement,params){return this.check(superRefine(refinement,params))},overwrite(fn){return this.check(_overwrite(
fn))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){
return optional(nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},or(arg){
return union([this,arg])},and(arg){return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))},default(d){
return _default(this,d)},prefault(d){return prefault(this,d)},catch(params){return _catch(this,params)},pipe(target){return pipe(
this,target)},readonly(){return readonly(this)},describe(description){let cl=this.clone();return globalRegistry.add(cl,{
description}),cl},meta(...args){if(args.length===0)return globalRegistry.get(this);let cl=this.clone();return globalRegistry.
add(cl,args[0]),cl},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},
apply(fn,...args){return args.length===0?fn(this):fn(this,...args)},get"~standard"(){return util_exports.hide(this,"~sta\
ndard",{...standardProps(this),jsonSchema:{input:createStandardJSONSchemaMethod(this,"input"),output:createStandardJSONSchemaMethod(
this,"output")}})},set"~standard"(value){util_exports.own(this,"~standard",value)},parse:function _parse2(data,params){return parse(
this,data,params,{callee:_parse2})},parseAsync:async function _parseAsync2(data,params){return await parseAsync(this,data,
params,{callee:_parseAsync2})},safeParse(data,params){return safeParse(this,data,params)},async safeParseAsync(data,params){
return safeParseAsync(this,data,params)},get spa(){return this?.safeParseAsync},set spa(value){util_exports.own(this,"sp\
a",value)},validate(data,params){return validate(this,data,params)},validateAsync(data,params){return validateAsync(this,
data,params)},encode:function _encode2(data,params){return encode(this,data,params,{callee:_encode2})},decode:function _decode2(data,params){
return decode(this,data,params,{callee:_decode2})},encodeAsync:async function _encodeAsync2(data,params){return await encodeAsync(
this,data,params,{callee:_encodeAsync2})},decodeAsync:async function _decodeAsync2(data,params){return await decodeAsync(
this,data,params,{callee:_decodeAsync2})},safeEncode(data,params){return safeEncode(this,data,params)},safeDecode(data,params){
return safeDecode(this,data,params)},async safeEncodeAsync(data,params){return safeEncodeAsync(this,data,params)},async safeDecodeAsync(data,params){
return safeDecodeAsync(this,data,params)},toJSONSchema(params){return createToJSONSchemaMethod(this,{})(params)},get description(){
return globalRegistry.get(this)?.description},get _def(){return this._zod.def}}),_ZodString=$constructor("_ZodString",(inst,def)=>{
$ZodString.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>stringProcessor(inst,ctx,
json,params)},util_exports.derived({format:inst=>aggregateChecks(inst).format??null,minLength:inst=>aggregateChecks(inst).
minimum??null,maxLength:inst=>aggregateChecks(inst).maximum??null},{regex(...args){return this.check(_regex(...args))},includes(...args){
return this.check(_includes(...args))},startsWith(...args){return this.check(_startsWith(...args))},endsWith(...args){return this.
check(_endsWith(...args))},min(...args){return this.check(_minLength(...args))},max(...args){return this.check(_maxLength(
...args))},length(...args){return this.check(_length(...args))},nonempty(...args){return this.check(_minLength(1,...args))},
lowercase(params){return this.check(_lowercase(params))},uppercase(params){return this.check(_uppercase(params))},trim(){
return this.check(_trim())},normalize(...args){return this.check(_normalize(...args))},toLowerCase(){return this.check(_toLowerCase())},
toUpperCase(){return this.check(_toUpperCase())},slugify(){return this.check(_slugify())}})),ZodString=$constructor("Zod\
String",(inst,def)=>{$ZodString.init(inst,def),_ZodString.init(inst,def)},{email(params){return this.check(_email(ZodEmail,
params))},url(params){return this.check(_url(ZodURL,params))},jwt(params){return this.check(_jwt(ZodJWT,params))},emoji(params){
return this.check(_emoji2(ZodEmoji,params))},guid(params){return this.check(_guid(ZodGUID,params))},uuid(params){return this.
check(_uuid(ZodUUID,params))},uuidv4(params){return this.check(_uuidv4(ZodUUID,params))},uuidv6(params){return this.check(
_uuidv6(ZodUUID,params))},uuidv7(params){return this.check(_uuidv7(ZodUUID,params))},nanoid(params){return this.check(_nanoid(
ZodNanoID,params))},cuid(params){return this.check(_cuid(ZodCUID,params))},cuid2(params){return this.check(_cuid2(ZodCUID2,
params))},ulid(params){return this.check(_ulid(ZodULID,params))},base64(params){return this.check(_base64(ZodBase64,params))},
base64url(params){return this.check(_base64url(ZodBase64URL,params))},xid(params){return this.check(_xid(ZodXID,params))},
ksuid(params){return this.check(_ksuid(ZodKSUID,params))},ipv4(params){return this.check(_ipv4(ZodIPv4,params))},ipv6(params){
return this.check(_ipv6(ZodIPv6,params))},cidrv4(params){return this.check(_cidrv4(ZodCIDRv4,params))},cidrv6(params){return this.
check(_cidrv6(ZodCIDRv6,params))},e164(params){return this.check(_e164(ZodE164,params))},datetime(params){return this.check(
_isoDateTime(ZodISODateTime,params))},date(params){return this.check(_isoDate(ZodISODate,params))},time(params){return this.
check(_isoTime(ZodISOTime,params))},duration(params){return this.check(_isoDuration(ZodISODuration,params))}});function string2(params){
return _string(ZodString,params)}var ZodStringFormat=$constructor("ZodStringFormat",(inst,def)=>{$ZodStringFormat.init(inst,
def),_ZodString.init(inst,def)}),ZodISODateTime=$constructor("ZodISODateTime",(inst,def)=>{$ZodISODateTime.init(inst,def),
ZodStringFormat.init(inst,def)}),ZodISODate=$constructor("ZodISODate",(inst,def)=>{$ZodISODate.init(inst,def),ZodStringFormat.
init(inst,def)}),ZodISOTime=$constructor("ZodISOTime",(inst,def)=>{$ZodISOTime.init(inst,def),ZodStringFormat.init(inst,
def)}),ZodISODuration=$constructor("ZodISODuration",(inst,def)=>{$ZodISODuration.init(inst,def),ZodStringFormat.init(inst,
def)}),ZodEmail=$constructor("ZodEmail",(inst,def)=>{$ZodEmail.init(inst,def),ZodStringFormat.init(inst,def)});var ZodGUID=$constructor("ZodGUID",(inst,def)=>{$ZodGUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodUUID=$constructor("ZodUUID",(inst,def)=>{$ZodUUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodURL=$constructor("ZodURL",(inst,def)=>{$ZodURL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodEmoji=$constructor("ZodEmoji",(inst,def)=>{$ZodEmoji.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNanoID=$constructor("ZodNanoID",(inst,def)=>{$ZodNanoID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID=$constructor("ZodCUID",(inst,def)=>{$ZodCUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID2=$constructor("ZodCUID2",(inst,def)=>{$ZodCUID2.init(inst,def),ZodStringFormat.init(inst,def)});var ZodULID=$constructor("ZodULID",(inst,def)=>{$ZodULID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodXID=$constructor("ZodXID",(inst,def)=>{$ZodXID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodKSUID=$constructor("ZodKSUID",(inst,def)=>{$ZodKSUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv4=$constructor("ZodIPv4",(inst,def)=>{$ZodIPv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv6=$constructor("ZodIPv6",(inst,def)=>{$ZodIPv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv4=$constructor("ZodCIDRv4",(inst,def)=>{$ZodCIDRv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv6=$constructor("ZodCIDRv6",(inst,def)=>{$ZodCIDRv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64=$constructor("ZodBase64",(inst,def)=>{$ZodBase64.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64URL=$constructor("ZodBase64URL",(inst,def)=>{$ZodBase64URL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodE164=$constructor("ZodE164",(inst,def)=>{$ZodE164.init(inst,def),ZodStringFormat.init(inst,def)});var ZodJWT=$constructor("ZodJWT",(inst,def)=>{$ZodJWT.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCustomStringFormat=$constructor("ZodCustomStringFormat",(inst,def)=>{$ZodCustomStringFormat.init(inst,def),ZodStringFormat.
init(inst,def)});function hex2(_params){return _stringFormat(ZodCustomStringFormat,"hex",hex,_params)}var ZodNumber=$constructor("ZodNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>numberProcessor(inst,ctx,json,params),inst.isFinite=!0},util_exports.derived({minValue:inst=>{let{minimum,
exclusiveMinimum}=aggregateChecks(inst);return Math.max(minimum??Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},
maxValue:inst=>{let{maximum,exclusiveMaximum}=aggregateChecks(inst);return Math.min(maximum??Number.POSITIVE_INFINITY,exclusiveMaximum??
Number.POSITIVE_INFINITY)},isInt:inst=>{let{isInt,multipleOf}=aggregateChecks(inst);return!!isInt||!!multipleOf?.some(Number.
isSafeInteger)},format:inst=>aggregateChecks(inst).format??null},{gt(value,params){return this.check(_gt(value,params))},
gte(value,params){return this.check(_gte(value,params))},min(value,params){return this.check(_gte(value,params))},lt(value,params){
return this.check(_lt(value,params))},lte(value,params){return this.check(_lte(value,params))},max(value,params){return this.
check(_lte(value,params))},int(params){return this.check(int(params))},safe(params){return this.check(int(params))},positive(params){
return this.check(_gt(0,params))},nonnegative(params){return this.check(_gte(0,params))},negative(params){return this.check(
_lt(0,params))},nonpositive(params){return this.check(_lte(0,params))},multipleOf(value,params){return this.check(_multipleOf(
value,params))},step(value,params){return this.check(_multipleOf(value,params))},finite(){return this}}));function number2(params){
return _number(ZodNumber,params)}var ZodNumberFormat=$constructor("ZodNumberFormat",(inst,def)=>{$ZodNumberFormat.init(inst,
def),ZodNumber.init(inst,def)});function int(params){return _int(ZodNumberFormat,params)}var ZodBoolean=$constructor("ZodBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>booleanProcessor(inst,ctx,json,params)});function boolean2(params){return _boolean(ZodBoolean,params)}var ZodNull=$constructor("ZodNull",(inst,def)=>{$ZodNull.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>nullProcessor(inst,ctx,json,params)});function _null3(params){return _null2(ZodNull,params)}var ZodUnknown=$constructor("ZodUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>unknownProcessor(inst,ctx,json,params)});function unknown(){return _unknown(ZodUnknown)}var ZodNever=$constructor(
"ZodNever",(inst,def)=>{$ZodNever.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>neverProcessor(
inst,ctx,json,params)});function never(params){return _never(ZodNever,params)}var ZodArray=$constructor("ZodArray",(inst,def)=>{_ensureDefaultMemoizer(),$ZodArray.init(inst,def),ZodType.init(inst,def),
inst._zod.processJSONSchema=(ctx,json,params)=>arrayProcessor(inst,ctx,json,params),inst.element=def.element},{min(n,params){
return this.check(_minLength(n,params))},nonempty(params){return this.check(_minLength(1,params))},max(n,params){return this.
check(_maxLength(n,params))},length(n,params){return this.check(_length(n,params))},unwrap(){return this.element}});function array(element,params){
return _array(ZodArray,element,params)}var ZodObject=$constructor("ZodObject",(inst,def)=>{_ensureDefaultMemoizer(),$ZodObjectJIT.init(inst,def),ZodType.init(inst,
def),inst._zod.processJSONSchema=(ctx,json,params)=>objectProcessor(inst,ctx,json,params),util_exports.installLazyProp(inst,
"shape",self=>self._zod.def.shape,!1)},{keyof(){return _enum(Object.keys(this._zod.def.shape))},catchall(catchall){return this.
clone(util_exports.mergeDefs(this._zod.def,{catchall}))},passthrough(){return this.clone(util_exports.mergeDefs(this._zod.
def,{catchall:unknown()}))},loose(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:unknown()}))},strict(){
return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:never()}))},strip(){return this.clone(util_exports.mergeDefs(
this._zod.def,{catchall:void 0}))},extend(incoming){return util_exports.extend(this,incoming)},safeExtend(incoming){return util_exports.
safeExtend(this,incoming)},merge(other){return util_exports.merge(this,other)},pick(mask){return util_exports.pick(this,
mask)},omit(mask){return util_exports.omit(this,mask)},partial(...args){return util_exports.partial(ZodOptional,this,args[0])},
exactPartial(...args){return util_exports.partial(ZodExactOptional,this,args[0],"exactPartial")},required(...args){return util_exports.
required(ZodNonOptional,this,args[0])}});function object(shape,params){let def={type:"object",shape:shape??{},...util_exports.
normalizeParams(params)};return new ZodObject(def)}function strictObject(shape,params){return new ZodObject({type:"objec\
t",shape,catchall:never(),...util_exports.normalizeParams(params)})}function looseObject(shape,params){return new ZodObject(
{type:"object",shape,catchall:unknown(),...util_exports.normalizeParams(params)})}var ZodUnion=$constructor("ZodUnion",(inst,def)=>{
$ZodUnion.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>unionProcessor(inst,ctx,json,
params),inst.options=def.options});function union(options,params){return new ZodUnion({type:"union",options,...util_exports.
normalizeParams(params)})}var ZodDiscriminatedUnion=$constructor("ZodDiscriminatedUnion",(inst,def)=>{ZodUnion.init(inst,def),$ZodDiscriminatedUnion.
init(inst,def)});function discriminatedUnion(discriminator,options,params){return new ZodDiscriminatedUnion({type:"union",
options,discriminator,...util_exports.normalizeParams(params)})}var ZodIntersection=$constructor("ZodIntersection",(inst,def)=>{
$ZodIntersection.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>intersectionProcessor(
inst,ctx,json,params)});function intersection(left,right){return new ZodIntersection({type:"intersection",left,right})}var ZodTuple=$constructor(
"ZodTuple",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTuple.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>tupleProcessor(inst,ctx,json,params)},{rest(rest){return this.clone({...this._zod.def,rest})},partial(){
let def=this._zod.def;if(def.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refin\
ements");return this.clone({...def,items:def.items.map(item=>new ZodOptional({type:"optional",innerType:item}))})}});function tuple(items,_paramsOrRest,_params){
let hasRest=_paramsOrRest instanceof $ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new ZodTuple(
{type:"tuple",items,rest,...util_exports.normalizeParams(params)})}var ZodRecord=$constructor("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer(),
$ZodRecord.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>recordProcessor(inst,ctx,
json,params),inst.keyType=def.keyType,inst.valueType=def.valueType});function record(keyType,valueType,params){return!valueType||
!valueType._zod?new ZodRecord({type:"record",keyType:string2(),valueType:keyType,...util_exports.normalizeParams(valueType)}):
new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(params)})}var ZodEnum=$constructor("ZodEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>enumProcessor(inst,ctx,json,params),inst.enum=def.entries,inst.options=[...inst._zod.values];let keys=new Set(
Object.keys(def.entries));inst.extract=(values,params)=>{let newEntries={};for(let value of values)if(keys.has(value))newEntries[value]=
def.entries[value];else throw new Error(`Key ${value} not found in enum`);return new ZodEnum({...def,checks:[],...util_exports.
normalizeParams(params),entries:newEntries})},inst.exclude=(values,params)=>{let newEntries={...def.entries};for(let value of values)
if(keys.has(value))delete newEntries[value];else throw new Error(`Key ${value} not found in enum`);return new ZodEnum({...def,
checks:[],...util_exports.normalizeParams(params),entries:newEntries})}});function _enum(values,params){let entries=Array.
isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodEnum({type:"enum",entries,...util_exports.
normalizeParams(params)})}var ZodLiteral=$constructor("ZodLiteral",(inst,def)=>{$ZodLiteral.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>literalProcessor(inst,ctx,json,params),inst.values=new Set(def.values),Object.defineProperty(inst,"va\
lue",{get(){if(def.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` in\
stead.");return def.values[0]}})});function literal(value,params){return new ZodLiteral({type:"literal",values:Array.isArray(
value)?value:[value],...util_exports.normalizeParams(params)})}var ZodTransform=$constructor("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTransform.init(inst,def),ZodType.
init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>transformProcessor(inst,ctx,json,params),inst._zod.parse=(payload,_ctx)=>{
if(_ctx.direction==="backward")throw new $ZodEncodeError(inst.constructor.name);payload.addIssue=issue2=>{if(typeof issue2==
"string")payload.issues.push(util_exports.issue(issue2,payload.value,def));else{let _issue=issue2;_issue.fatal&&(_issue.
continue=!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.inst??(_issue.inst=
inst),payload.issues.push(util_exports.issue(_issue))}};let output=def.transform(payload.value,payload);return output instanceof
Promise?output.then(output2=>(payload.value=output2,payload)):(payload.value=output,payload)}});function transform(fn){return new ZodTransform(
{type:"transform",transform:fn})}var ZodOptional=$constructor("ZodOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodType.
init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>optionalProcessor(inst,ctx,json,params),inst.unwrap=()=>inst.
_zod.def.innerType});function optional(innerType){return new ZodOptional({type:"optional",innerType})}var ZodExactOptional=$constructor(
"ZodExactOptional",(inst,def)=>{$ZodExactOptional.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>optionalProcessor(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function exactOptional(innerType){return new ZodExactOptional(
{type:"optional",innerType})}var ZodNullable=$constructor("ZodNullable",(inst,def)=>{$ZodNullable.init(inst,def),ZodType.
init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>nullableProcessor(inst,ctx,json,params),inst.unwrap=()=>inst.
_zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>defaultProcessor(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeDefault=inst.
unwrap});function _default(innerType,defaultValue){return new ZodDefault({type:"default",innerType,get defaultValue(){return typeof defaultValue==
"function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodPrefault=$constructor("ZodPrefault",(inst,def)=>{
$ZodPrefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>prefaultProcessor(inst,
ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault(
{type:"prefault",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(
defaultValue)}})}var ZodNonOptional=$constructor("ZodNonOptional",(inst,def)=>{$ZodNonOptional.init(inst,def),ZodType.init(
inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>nonoptionalProcessor(inst,ctx,json,params),inst.unwrap=()=>inst.
_zod.def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"nonoptional",innerType,...util_exports.
normalizeParams(params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>catchProcessor(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeCatch=inst.unwrap});
function _catch(innerType,catchValue){return new ZodCatch({type:"catch",innerType,catchValue:typeof catchValue=="functio\
n"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>pipeProcessor(inst,ctx,json,params),inst.in=def.in,inst.out=def.out});function pipe(in_,out){return new ZodPipe(
{type:"pipe",in:in_,out})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>readonlyProcessor(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){
return new ZodReadonly({type:"readonly",innerType})}var ZodTemplateLiteral=$constructor("ZodTemplateLiteral",(inst,def)=>{
$ZodTemplateLiteral.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>templateLiteralProcessor(
inst,ctx,json,params)});function templateLiteral(parts2,params){return new ZodTemplateLiteral({type:"template_literal",parts:parts2,
...util_exports.normalizeParams(params)})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>customProcessor(inst,ctx,json,params)});function custom(fn,_params){return _custom(ZodCustom,fn??(()=>!0),_params)}function refine(fn,_params={}){return _refine(
ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}var iso_exports={};__export(iso_exports,{ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,
ZodISOTime:()=>ZodISOTime,date:()=>date2,datetime:()=>datetime2,duration:()=>duration2,time:()=>time2});function datetime2(params){return _isoDateTime(ZodISODateTime,params)}function date2(params){return _isoDate(ZodISODate,
params)}function time2(params){return _isoTime(ZodISOTime,params)}function duration2(params){return _isoDuration(ZodISODuration,
params)}function defineField(expected,parse2,shape=ANY_TEXT){let message=encodeExpectation(expected);return string2({error:message}).
transform((text2,context)=>{let refuse=(code,data={})=>(context.issues.push({code:"custom",input:text2,message,params:{code,
data}}),NEVER);return text2.trim()===""?refuse("value-empty"):text2.includes("\0")?refuse("null-character"):parse2(text2,
refuse)}).meta(shape)}function definePattern(expected,parse2=value=>value,shape=ANY_TEXT){return defineField(expected,(value,refuse)=>{
let mistake=findLongPattern(value);return mistake===null?parse2(value,refuse):refuse("pattern-too-long",mistake.data)},{
...shape,maxLength:1e3})}var text=expected=>defineField(expected,value=>value);function listOf(element,expected,findMistake=()=>null){
let list=array(element).superRefine((values,context)=>{let mistake=values.length===0?makeMistake("list-empty",{}):findMistake(
values);mistake===null||context.issues.length>0||context.addIssue({code:"custom",input:values,message:encodeExpectation(
expected),params:mistake})}),isList=value=>Array.isArray(value),field=chooseSchema(value=>isList(value)?list:element.transform(
one=>[one]));return remember(field.meta(oneOrSeveral(element.meta()??{})),element)}function textOrMapping(text2,mapping,shape){
let field=chooseSchema(value=>isMapping(value)?mapping:text2);return remember(field.meta({anyOf:[text2.meta()??{},shape]}),
mapping)}function orNull2(schema){return chooseSchema(value=>value===null?_null3():schema).meta(orNull(schema.meta()??{}))}
function chooseSchema(schemaFor){return unknown().transform((value,context)=>{let parsed=schemaFor(value).safeParse(value,
{reportInput:!0});return parsed.success?parsed.data:(context.issues.push(...parsed.error.issues),NEVER)})}var INNER=new WeakMap;
function remember(field,inner){return INNER.set(field,inner),field}function innerSchemaOf(field){return INNER.get(field)}
function choice(...words){return choiceWithAliases(words,new Map)}function choiceWithAliases(words,aliases,expected=words){
return defineField(expected,(value,refuse)=>{let found=words.find(word=>word===value)??aliases.get(value);if(found!==void 0)
return found;let meant=suggestWord(value,[...words,...aliases.keys()]);return refuse("value-unknown",meant===null?{}:{write:meant})},
oneOf([...words,...aliases.keys()]))}function compareTexts(one,other){return one===other?0:one===null||other===null?one===null?1:-1:one<other?-1:1}function groupedNameKeyOf({group,name:name2}){return JSON.stringify([group,name2])}function benchmarkKeyOf({command:command2,
group,name:name2}){return JSON.stringify([command2,group,name2])}var MAX_JOBS=256;function parseShard(text2){let[,index,count]=/^(\d{1,3})\/(\d{1,3})$/.exec(text2.trim())?.map(Number)??
[];return index===void 0||count===void 0?null:index>=1&&index<=count&&count<=MAX_JOBS?{index,count}:null}function withUnknownBenchmarks(text2){
let number3=parseShard(text2??"");return number3===null?{}:{shard:{...number3,benchmarks:[]}}}function formatShard({index,
count}){return`${index}/${count}`}function sortBenchmarks(benchmarks){return[...new Map(benchmarks.map(({command:command2,
group,name:name2})=>[benchmarkKeyOf({command:command2,group,name:name2}),{command:command2,group,name:name2}])).values()].
sort((one,other)=>compareTexts(one.command,other.command)||compareTexts(one.group,other.group)||compareTexts(one.name,other.
name))}function listOwn({index,count,benchmarks}){return benchmarks.filter((_,at2)=>at2%count===index-1)}function isEmptyShard(shard2){
return shard2.benchmarks.length>0&&listOwn(shard2).length===0}function shareOf(shard2){let own2=listOwn(shard2).length;return own2===
0?1:own2/shard2.benchmarks.length}var LEVELS=["fail","warn","report"];function isAboutChange({anchored}){return anchored===void 0}function isAbsoluteLimit(kind){return kind==="max"||kind==="\
min"}function hasStoppedEarly({head},{early}){return early!==void 0&&(head?.rounds.at(-1)??0)<=early.rounds}var STATES=[
"regression","improvement","unchanged","inconclusive","new","removed","failed"];function parseCpuList(text2){let cpus=new Set;for(let part of text2.split(",")){let match=/^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.
exec(part);if(match===null)return null;let first=Number(match[1]),last=Number(match[2]??match[1]);if(last<first||last>=8192)
return null;for(let cpu=first;cpu<=last;cpu+=1)cpus.add(cpu)}return[...cpus].sort((left,right)=>left-right)}function renderCpuList(ascending){
let runs2=[];for(let cpu of ascending){let run=runs2.at(-1);run!==void 0&&run[1]===cpu-1?run[1]=cpu:runs2.push([cpu,cpu])}
return runs2.map(([first,last])=>first===last?`${first}`:`${first}-${last}`).join(",")}function parseDecimal(text2){return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text2.trim())?Number(text2):null}var QUANTITY2=/^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;function parseQuantity(text2){let match=QUANTITY2.
exec(text2),value=Number(match?.[1]);if(match===null||!Number.isFinite(value))return null;let unit=(match[2]??"").trim();
return/^[.,+-]/.test(unit)?null:{value,unit,text:text2.trim()}}function toBaseUnit(quantity2,unit){let converted=convert(
quantity2,unit);return converted===null||Number.isFinite(converted)?converted:null}function convert({value,unit:written},unit){
let wanted=parseUnit(unit);if(written==="")return value===0||wanted.kind==="other"?value:null;let tidied=tidyUnit(written);
if(tidied.unit===unit)return value*tidied.factor;let[above="",...below]=written.split("/").map(part=>part.trim());return fitsDenominator(
below,wanted)?convertNumerator(value,above,wanted):null}function fitsDenominator(below,wanted){return wanted.rate?below.
length===1&&parseUnit(`1/${below[0]}`).perSeconds===wanted.perSeconds:below.every(word=>wanted.denominator.includes(word))}
function convertNumerator(value,above,wanted){if(above===""||above==="1")return wanted.rate||wanted.kind==="other"?value:
null;let word=findUnitWord(above);return word===null?wanted.kind==="other"&&wanted.numerator.includes(above)?value:null:
wanted.kind===(word.base==="sec"?"time":"size")?value*word.factor/wanted.factor:null}import{posix}from"node:path";var yesOrNo=defineField("boolean",(value,refuse)=>{if(/^true$/i.test(value))return!0;if(/^false$/i.test(value))return!1;
let meant=/^(?:yes|y|on|1)$/i.test(value)?"true":/^(?:no|n|off|0)$/i.test(value)?"false":null;return refuse("value-unrea\
dable",meant===null?{}:{write:meant})},TRUTH),MAX_ROUNDS=1e3,rounds=defineField("rounds",(value,refuse)=>{let match=/^(\d+)(?:\s*\.\.\s*(\d+))?$/.
exec(value.trim());if(match===null){let other=/^(\d+)\s*(?:-|–|to|until|\.{3,}|…|:|,|;|\/|\.{2}=)\s*(\d+)$/.exec(value.
trim());if(other===null)return refuse("value-unreadable");let ends=[other[1],other[2]].map(Number).toSorted(compareNumbers);
return refuse("value-unreadable",{write:ends.join("..")})}let min2=Number(match[1]),max2=Number(match[2]??match[1]);return min2<
1||max2>MAX_ROUNDS?refuse("value-outside",{from:1,to:MAX_ROUNDS}):min2<=max2?{min:min2,max:max2}:refuse("range-backwards",
{write:`${max2}..${min2}`})},roundsOf({minimum:1,maximum:MAX_ROUNDS})),MAX_MINUTES=7200;function suggestMinutes(value){let inMinutes=/^(\d+) ?m(?:ins?|inutes?)?$/i.
exec(value.trim()),[,write]=inMinutes??[];return write===void 0?suggestDecimalPoint(value):{write}}var minutes=defineField(
"minutes",(value,refuse)=>{let number3=parseDecimal(value);return number3===null?refuse("value-unreadable",suggestMinutes(
value)):number3>0&&number3<=MAX_MINUTES?number3:refuse("value-outside",{above:0,to:MAX_MINUTES})},positive({maximum:MAX_MINUTES})),
minutesOrNone=defineField("minutes",(value,refuse)=>{let number3=parseDecimal(value);return number3===null?refuse("value\
-unreadable",suggestMinutes(value)):number3>=0&&number3<=MAX_MINUTES?number3:refuse("value-outside",{from:0,to:MAX_MINUTES})},
natural({maximum:MAX_MINUTES})),cpuList=defineField("cpus",(value,refuse)=>{let cpus=parseCpuList(value);return cpus===null?
refuse("value-unreadable"):renderCpuList(cpus)},CPU_LIST),niceness=defineField("niceness",(value,refuse)=>{if(!/^[+-]?\d{1,3}$/.
test(value.trim()))return refuse("value-unreadable");let number3=Number(value);return number3>=-20&&number3<=19?number3:
refuse("value-outside",{from:-20,to:19})},integer({minimum:-20,maximum:19})),legs=defineField("legs",(value,refuse)=>{let number3=parseDecimal(
value);return number3===null||!Number.isInteger(number3)?refuse("value-unreadable"):number3>=1&&number3<=MAX_JOBS?number3:
refuse("value-outside",{from:1,to:MAX_JOBS})}),shard=defineField("shard",(value,refuse)=>{let parsed=parseShard(value);return parsed===
null?refuse("value-unreadable"):formatShard(parsed)}),alpha=defineField("alpha",(value,refuse)=>{let number3=parseDecimal(
value);if(number3===null){let percent=/^(\d+(?:\.\d+)?) ?%$/.exec(value.trim());return percent===null?refuse("value-unre\
adable",suggestDecimalPoint(value)):refuse("value-unreadable",{write:formatShortest(Number(percent[1])/100)})}return number3>
0&&number3<=.5?number3:refuse("value-outside",{above:0,to:.5})},positive({maximum:.5})),day=defineField("day",(value,refuse)=>isDay(
value.trim())?value.trim():refuse("value-unreadable"));function innerPath(expected){return defineField(expected,parseInnerPath,
INNER_PATH)}var resultFiles=definePattern("result-files",parseInnerPath,INNER_PATH);function parseInnerPath(value,refuse){
let path=posix.normalize(value.replaceAll("\\","/"));return path.startsWith("/")||/^[a-z]:/i.test(path)?refuse("path-abs\
olute"):path===".."||path.startsWith("../")?refuse("path-outside"):path}var filePattern=definePattern("file-pattern",(value,refuse)=>{
if(/^!+\s*$/.test(value))return refuse("pattern-of-nothing");if(value.startsWith("!!"))return refuse("pattern-negated-tw\
ice");if(value!==value.trim())return refuse("pattern-with-blanks");let path=value.replace(/^!/,"").replaceAll("\\","/");
if(path.startsWith("/")||/^[a-z]:/i.test(path))return refuse("path-absolute");let normal=posix.normalize(path);return normal===
".."||normal.startsWith("../")?refuse("path-outside"):`${value.startsWith("!")?"!":""}${normal}`});function ref(expected){
return defineField(expected,(value,refuse)=>value.startsWith("-")?refuse("ref-with-dash"):isRefName(value)?value:refuse(
"value-unreadable"))}function isRefName(text2){return!/^[-^]|[\s\p{Cc}:?*[\\]|\.\./u.test(text2)}var NOT_ANCHORS=["base",
"head","merge","merge-base","target","worktree"],anchor2=defineField("anchor",(value,refuse)=>NOT_ANCHORS.includes(value)?
refuse("value-not-allowed"):isRefName(value)?value.replace(/^refs\/tags\//,""):refuse("value-unreadable"),{...ANY_TEXT,not:{
enum:NOT_ANCHORS}}),historyRef=defineField("history-ref",(value,refuse)=>/^refs(?:\/[\w.-]+){2,}$/.test(value)&&!/\.\.|\/\.|\.(?:\/|$)|\.lock$/.
test(value)?value:refuse("value-unreadable")),MAX_NAME_CHARACTERS=100,name=defineField("name",(value,refuse)=>new RegExp(
"\\p{Cc}","u").test(value)?refuse("value-with-line-break"):value.length<=MAX_NAME_CHARACTERS?value:refuse("value-too-lon\
g",{characters:value.length})),quantity=defineField("quantity",parseQuantityField,QUANTITY),magnitude=defineField("magni\
tude",(value,refuse)=>{let read=parseQuantityField(value,refuse);return read.value<0?refuse("value-negative"):read},MAGNITUDE);
function parseQuantityField(value,refuse){return/%\s*of\b/i.test(value)?refuse("ratio-as-quantity"):parseQuantity(value)??
refuse("value-unreadable",suggestDecimalPoint(value))}function suggestDecimalPoint(value){let[,number3="",rest=""]=/^([+-]?\d[\d,]*)(.*)$/s.
exec(value.trim())??[];return number3.includes(",")?/^[+-]?\d{1,3}(?:,\d{3})+$/.test(number3)?{write:`${number3.replaceAll(
",","")}${rest}`,hasThousands:!0}:/^[^,]*,\d+$/.test(number3)?{write:`${number3.replace(",",".")}${rest}`}:{}:{}}function compareNumbers(one,other){
return one-other}var percentage=defineField("percentage",(value,refuse)=>{let match=/^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.
exec(value.trim().replaceAll(/\s+/g," "));if(match===null)return parseQuantity(value)===null?refuse("value-unreadable",suggestDecimalPoint(
value)):refuse("amount-as-change");let[,sign,digits="",percent,ofBase]=match,number3=Number(digits);if(number3>1e5)return refuse(
"value-outside",{from:0,to:1e5});if(percent==="")return refuse("percent-sign-missing",{write:suggestPercentage(number3)});
if(sign==="-")return refuse("percentage-negative",{write:`${digits}%`});if(ofBase===void 0)return number3/100;let change=number3<
50?number3:Math.abs(number3-100);return refuse("ratio-as-change",{write:`${formatShortest(change)}%`})},PERCENTAGE);function suggestPercentage(number3){
return`${formatShortest(number3>0&&number3<1?number3*100:number3)}%`}function formatShortest(number3){return String(Number(
number3.toPrecision(12)))}var WORDS=["base","head","worktree"],SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/,configSource=defineField(
"config-source",(value,refuse)=>{if(WORDS.includes(value)||SHA.test(value))return value;let meant=suggestWord(value,WORDS);
return refuse("value-unknown",meant===null?{}:{write:meant})});var READING={inputs:["gate","measure","report"],flags:["check","measure","bisect","doctor","report"]},COMMIT_OPTIONS={base:{
inputs:["gate","measure"],flags:["check","measure","bisect"],schema:ref("base-ref"),preset:"merge-base",placeholder:"REF",
help:"Commit to compare with: `merge-base`, `target` (the tip of the base branch), `latest-release` (the highest version\
 among the tags before head), a branch, a tag or a full SHA.",repeat:{valueOf:({recording})=>recording.commits.base.sha,
isHarmless:isAlwaysHarmless}},head:{inputs:["gate","measure"],flags:["check","measure","bisect","doctor"],schema:ref("he\
ad-ref").refine(ref2=>ref2!=="worktree",{error:encodeExpectation("head-ref"),params:makeMistake("only-on-command-line",{})}),
preset:"head",placeholder:"REF",help:"Commit to measure: `head` (of the pull request), `merge` (its merge commit), a bra\
nch, a tag or a full SHA.",terminal:{schema:ref("local-ref"),preset:"worktree",help:"Commit to measure: `worktree` (with\
 uncommitted changes), `head`, a branch, a tag or a SHA."},repeat:{valueOf:({recording:{commits}})=>commits.head.how==="\
worktree"?"worktree":commits.head.sha,isHarmless:isAlwaysHarmless}},config:{inputs:[...READING.inputs,"record"],flags:READING.
flags,schema:text("config-path"),preset:".github/bench-referee.yml",placeholder:"FILE",help:"Path of the configuration f\
ile. The default file may be missing, another one may not.",repeat:{valueOf:({commits})=>commits.config,isHarmless:isAlwaysHarmless}},
configFrom:{inputs:READING.inputs,flags:["check","measure","bisect","doctor"],schema:choice("base","head"),preset:"base",
placeholder:"WHERE",help:"Side whose configuration file applies: `base` or `head`. With `base`, a pull request cannot re\
lax its own limits.",terminal:{schema:configSource,preset:"worktree",help:"Where the configuration file is read: `worktr\
ee`, `base`, `head` or the full SHA of a commit."},repeat:{valueOf:({commits})=>commits.configFrom,isHarmless:isAlwaysHarmless}},
recordings:{inputs:["report","record"],schema:definePattern("recordings"),preset:"bench-referee/**/*.json",help:"Pattern\
 of the recording files, relative to the workspace. Recordings of the same two commits become one report.",differing:{"i\
nput record":{help:"Pattern of the recording files, relative to the workspace. Recordings of the same two commits become\
 one run of the history."}},repeat:"the command measures by itself"}};var DEFAULT_HISTORY_REF="refs/bench-referee/history",RECORDED_EVENTS=["push","merge_group","schedule","workflow_dispatch"];
function groupOfLeg(group,leg){return group===null?leg:`${leg}: ${group}`}function historyKeyOf({command:command2,group,
name:name2,metric}){return JSON.stringify([command2,group,name2,metric])}var HISTORY_OPTIONS={ref:{inputs:["report","record"],schema:historyRef,preset:DEFAULT_HISTORY_REF,help:"Ref of the repos\
itory that holds the history. It need not be a branch.",differing:{"input report":{help:"Ref of the repository that hold\
s the history, for `issue`.",presetText:"the `history-ref`"}},repeat:"it has no influence on a run"},issue:{inputs:["rep\
ort"],schema:yesOrNo,preset:!1,help:"Whether to keep an issue about confirmed steps of the history: `true` or `false`. I\
t is opened for the first one and closed when no result is worse any more. The token needs `issues: write`.",repeat:"a c\
ommand line writes no issue"}};var NAME="BenchstatError";function throwBenchstatError(message,at2=null){let error2=new Error(message);throw error2.name=
NAME,Object.assign(error2,{at:at2})}function benchstatMessageOf(thrown){return thrown instanceof Error&&thrown.name===NAME?
thrown.message:null}function errorOffsetOf(thrown){return benchstatMessageOf(thrown)===null||!(thrown instanceof Error&&
"at"in thrown)?null:typeof thrown.at=="number"?thrown.at:null}function toBytes(text2){return Buffer.from(text2,"utf8").toString("latin1")}function fromBytes(bytes){return Buffer.from(
bytes,"latin1").toString("utf8")}var BEYOND_ASCII=/[\x80-\xff]/,CHARACTER=/[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|[\x80-\xff]/g;
function charactersOf(bytes){return bytes.match(CHARACTER)??[]}function width(bytes){return BEYOND_ASCII.test(bytes)?charactersOf(
bytes).length:bytes.length}var BLANK=new RegExp(`^[${GO_SPACE}]*$`);var SPACE_AT_START=new RegExp(`^[${GO_SPACE}]`);function isBlank(bytes){let first=bytes.charCodeAt(0);return!(first>32&&
first<127)&&BLANK.test(fromBytes(bytes))}function formatShortestNumber(value){if(Number.isNaN(value))return"NaN";if(!Number.isFinite(value))return value<0?"-Inf":
"+Inf";if(value===0)return Object.is(value,-0)?"-0":"0";let magnitude2=Math.abs(value);if(magnitude2>=1e-4&&magnitude2<1e6)
return String(value);let[digits,exponent=""]=value.toExponential().split("e");return`${digits}e${exponent[0]}${exponent.
slice(1).padStart(2,"0")}`}var INFINITY_SIGN=toBytes("\u221E");var DIGITS="\\d+(?:_\\d+)*",HEX_DIGITS="[\\da-f]+(?:_[\\da-f]+)*",DECIMAL2=new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS}\
)?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`,"i"),HEX=new RegExp(`^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?|\\.(${HEX_DIGITS}\
))p([+-]?${DIGITS})$`,"i"),INFINITE=/^([+-]?)inf(?:inity)?$/i;function parseGoFloat(text2){if(/^nan$/i.test(text2))return Number.
NaN;let infinite=INFINITE.exec(text2);if(infinite!==null)return infinite[1]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY;
let value=DECIMAL2.test(text2)?Number(text2.replaceAll("_","")):parseHexFloat(text2);return value===null?"invalid syntax":
Number.isFinite(value)?value:"value out of range"}function parseHexFloat(text2){let match=HEX.exec(text2);if(match===null)
return null;let[,sign,whole="",fraction="",onlyFraction="",power="0"]=match.map(part=>part?.replaceAll("_","")),behind=fraction+
onlyFraction,value=scaleMantissa(BigInt(`0x${whole}${behind}`),Number(power)-4*behind.length);return sign==="-"?-value:value}
var MANTISSA_BITS=53,MIN_EXPONENT=-1074;function scaleMantissa(mantissa,exponent){let bits=mantissa.toString(2).length;if(bits+
exponent<MIN_EXPONENT)return 0;let excess=Math.max(0,bits-MANTISSA_BITS,MIN_EXPONENT-exponent),kept=excess===0?mantissa:
roundOffBits(mantissa,BigInt(excess)),scale=exponent+excess,half=Math.trunc(scale/2);return Number(kept)*2**half*2**(scale-
half)}function roundOffBits(mantissa,bits){let kept=mantissa>>bits,lost=mantissa-(kept<<bits),half=1n<<bits-1n;return lost>
half||lost===half&&kept%2n===1n?kept+1n:kept}var INT64_MAX=2n**63n-1n,UINT64_MAX=2n**64n-1n,MISPLACED_UNDERSCORE=/(?:^|\D)_|_(?:\D|$)/;
function parseIterations(text2){let digits=/^[+-]?(\d+)/.exec(text2)?.[1]??"";if(!/^[+-]?\d+$/.test(text2))return digits!==
""&&BigInt(digits)>UINT64_MAX&&!MISPLACED_UNDERSCORE.test(text2)?"value out of range":"invalid syntax";let value=BigInt(
text2.replace("+",""));return value>INT64_MAX||value<-INT64_MAX-1n?"value out of range":Number(value)}var NAMED_ESCAPES={"\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v",'"':'\\"',"\\":"\\\\"},
PRINTABLE=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;function quoteGo(bytes){return`"${charactersOf(bytes).map(quoteCharacter).join(
"")}"`}function quoteCharacter(bytes){let named=NAMED_ESCAPES[bytes];if(named!==void 0)return named;let code=fromBytes(bytes).
codePointAt(0),isByte=bytes.length===1;return(!isByte||code<128)&&PRINTABLE.test(String.fromCodePoint(code))?fromBytes(bytes):
isByte?`\\x${hex3(bytes.charCodeAt(0),2)}`:code>65535?`\\U${hex3(code,8)}`:`\\u${hex3(code,4)}`}function hex3(code,digits){
return code.toString(16).padStart(digits,"0")}var ESCAPE=/\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]/g,
NAMED_CHARACTERS=Object.fromEntries(Object.entries(NAMED_ESCAPES).map(([character,literal3])=>[literal3.slice(1),character]));
function unquoteGo(text2){let isValid=!0,bytes=toBytes(text2).replaceAll(ESCAPE,(_,named,byte,character)=>{if(named!==void 0)
return NAMED_CHARACTERS[named];if(byte?.startsWith("x"))return String.fromCharCode(Number.parseInt(byte.slice(1),16));if(byte!==
void 0)return String.fromCharCode(Number.parseInt(byte,8));let code=character===void 0?Number.NaN:Number.parseInt(character.
slice(1),16),isCharacter=code<=1114111&&!(code>=55296&&code<=57343);return isValid&&=isCharacter,isCharacter?toBytes(String.
fromCodePoint(code)):""});return isValid?bytes:null}var DEFAULT_REQUEST={table:".config",row:".fullname",col:".file",ignore:"",filter:"*",alpha:.05,confidence:.95,format:"t\
ext",config:null,inputs:[]},HELP=["h","help"];var KNOWN_FLAGS=[...Object.keys(DEFAULT_REQUEST).filter(name2=>name2!=="inputs"),...HELP];function decodeGrid(grid){return{...grid,fields:grid.fields.map(({name:name2,value})=>({name:fromBytes(name2),value:fromBytes(
value)})),unit:fromBytes(grid.unit),columns:grid.columns.map(values=>values.map(fromBytes)),rows:grid.rows.map(fromBytes),
cells:grid.cells.map(cells=>cells.map(cell=>cell&&{...cell,varying:cell.varying.map(fromBytes)}))}}function choose(n,k){if(k<0||k>n)return 0;let ways=1;for(let i=1;i<=Math.min(k,n-k);i++)ways=ways*(n-i+1)/i;return ways}
function coinProbability(n,k){return choose(n,k)*2**-n}function signTest(k,n){let exponent=-n,p=0;for(let count=n;count>=
k;count-=1)p+=2**exponent,exponent+=Math.log2(count/(n-count+1));return Math.min(1,p)}function sortAscending(values){return new Float64Array(values).sort()}function median(values){return medianOfAscending(sortAscending(
values))}function medianOfAscending(ascending){let half=ascending.length>>1,upper=ascending[half];if(ascending.length%2===
1)return upper;let lower=ascending[half-1];return lower+.5*(upper-lower)}var DENSITY_AT_ZERO=1/Math.sqrt(2*Math.PI),SERIES_UP_TO=2.5,FRACTION_DEPTH=80;function normalTail(z2){return z2<0?1-normalTail(
-z2):z2<SERIES_UP_TO?.5-centralHalf(z2):density(z2)*millsRatio(z2)}function normalCdf(z2){return normalTail(-z2)}function normalQuantile(p){
if(p>.5)return-normalQuantile(1-p);if(p<=0)return-1/0;let z2=firstGuess(p);for(let step=0;step<2;step++){let miss=(normalTail(
z2)-p)/density(z2);z2+=2*miss/(2-miss*z2)}return-z2}function density(z2){return DENSITY_AT_ZERO*Math.exp(-.5*z2*z2)}function centralHalf(z2){
let term=z2,sum2=z2;for(let odd=3;term>sum2*Number.EPSILON;odd+=2)term*=z2*z2/odd,sum2+=term;return density(z2)*sum2}function millsRatio(z2){
let below=z2;for(let k=FRACTION_DEPTH;k>=1;k--)below=z2+k/below;return 1/below}function firstGuess(p){let t=Math.sqrt(-2*
Math.log(p)),above=2.515517+t*(.802853+t*.010328),below=1+t*(1.432788+t*(.189269+t*.001308));return t-above/below}var EXACT_INTERVAL_UP_TO=30,RIGHT_FIRST={21:[2,4,7],22:[2,4,7,10],23:[2,4,7],24:[2,4,7,11],25:[2,4,7,10],26:[2,4,7,10],27:[
2,4,7,10,11],28:[2,4,7,10,12,13],29:[2,4,5,6,7,10,13],30:[2,4,5,6,7,8,10,13,14]};function medianInterval(values,confidence){
let ascending=sortAscending(values),{low,high,confidence:covered}=medianPositions(values.length,confidence);return{low:at(
ascending,low),high:at(ascending,high),confidence:covered}}function at(ascending,position){return position<1?-1/0:position>
ascending.length?1/0:ascending[position-1]}function medianPositions(n,confidence){return confidence>=1?{low:0,high:n+1,confidence:1}:
n<=EXACT_INTERVAL_UP_TO?exactPositions(n,confidence):normalPositions(n,confidence)}function exactPositions(n,confidence){
let low=Math.ceil((n+1)/2)-1,high=low+1,covered=coinProbability(n,low);for(;covered<confidence&&(low>0||high<=n);){let left=coinProbability(
n,low-1),right=coinProbability(n,high),leftFirst=left===right?!RIGHT_FIRST[n]?.includes(low-1):left>right;covered+=leftFirst?
left:right,leftFirst?low-=1:high+=1}return{low,high,confidence:covered}}function normalPositions(n,confidence){let deviation=Math.
sqrt(n/4),cdf=gap=>normalCdf((gap-.5-n/2)/deviation),coverage=(low2,high2)=>cdf(high2)-cdf(low2),reach=normalQuantile((1+
confidence)/2)*deviation,low=Math.floor(n/2-reach-.5)+1,symmetric=Math.ceil(n/2+reach-.5)+1,high=coverage(low,symmetric-
1)>=confidence?symmetric-1:symmetric;return low<=0&&high>n?{low:0,high:n+1,confidence:1}:{low:Math.max(0,low),high:Math.
min(n+1,high),confidence:coverage(low,high)}}var FIRST_ENTRIES=2**13,MAX_ENTRIES=2**20,exactly=new Int32Array(0),atMost=new Int32Array(0),used=0,MAX_INT32_POOL=33,parts=new Map;
function waysAtMost({groups,size,bound}){let cut=findSplit(groups),lowGroups=groups.slice(0,cut),highGroups=groups.slice(
cut),lowSize=sum(lowGroups),highSize=sum(highGroups);lowSize+highSize>MAX_INT32_POOL&&exactly instanceof Int32Array&&widen(),
makeRoom(countEntries(lowSize)+countEntries(highSize));let low=partOf(lowGroups),high=partOf(highGroups),ways=0;for(let inLow=Math.
max(0,size-high.size);inLow<=Math.min(size,low.size);inLow++){let inHigh=size-inLow,rest=bound-2*inHigh*(low.size-inLow);
rest>=0&&(ways+=pairsAtMost({low,inLow,high,inHigh,rest}))}return ways}function findSplit(groups){let half=sum(groups)/2,
before=0,cut=0;for(;before+groups[cut]<=half;)before+=groups[cut++];let isNearerAfter=before+groups[cut]-half<half-before;
return Math.max(1,isNearerAfter?cut+1:cut)}function pairsAtMost({low,inLow,high,inHigh,rest}){let lowStart=low.offset+low.
starts[inLow],highStart=high.offset+high.starts[inHigh],lowLast=2*inLow*(low.size-inLow),highLast=2*inHigh*(high.size-inHigh),
free=Math.min(lowLast,rest-highLast),inLowPart=exactly,inHighPart=atMost,last=Math.min(lowLast,rest),ways=free<0?0:inHighPart[lowStart+
free]*inHighPart[highStart+highLast];for(let u=Math.max(0,free+1);u<=last;u++)ways+=inLowPart[lowStart+u]*inHighPart[highStart+
rest-u];return ways}function makeRoom(wanted){if(used+wanted<=exactly.length)return;used+wanted>MAX_ENTRIES&&(parts.clear(),
used=0);let doubled=Math.min(2*exactly.length,MAX_ENTRIES),length=Math.max(used+wanted,doubled,FIRST_ENTRIES);length!==exactly.
length&&(exactly=growArray(exactly,length),atMost=growArray(atMost,length))}function widen(){exactly=new Float64Array(0),
atMost=new Float64Array(0),parts.clear(),used=0}function growArray(entries,length){let copy=entries instanceof Int32Array?
new Int32Array(length):new Float64Array(length);return copy.set(entries.subarray(0,used)),copy}function partOf(groups){let key=String.
fromCharCode(...groups),part=parts.get(key);if(part===void 0){let size=sum(groups);part={size,offset:used,starts:startsOf(
size)},used+=countEntries(size),fillCounts(part,groups),parts.set(key,part)}return part}function countEntries(size){return(size-
1)*size*(size+1)/3+size+1}var startsBySize=[];function startsOf(size){let starts=startsBySize[size];if(starts===void 0){
starts=new Int32Array(size+2);for(let dealt=0;dealt<=size;dealt++)starts[dealt+1]=starts[dealt]+2*dealt*(size-dealt)+1;startsBySize[size]=
starts}return starts}function fillCounts({size,offset,starts},groups){let end=offset+countEntries(size);exactly.fill(0,offset,
end),exactly[offset]=1;let half=size>>1,before=0;for(let group of groups)addGroup({offset,starts,group,before,rows:Math.
min(before+group,half)}),before+=group;for(let at2=offset+starts[half+1];at2<end;at2++)exactly[at2]=exactly[offset+end-1-
at2];for(let dealt=0;dealt<=size;dealt++)accumulate(offset+starts[dealt],offset+starts[dealt+1])}function accumulate(start,end){
let from=exactly,to=atMost,total=0;for(let at2=start;at2<end;at2++)total+=from[at2],to[at2]=total}function addGroup({offset,
starts,group,before,rows}){let dealtOfGroup=Array.from({length:group+1},(_,k)=>choose(group,k)),ways=exactly;for(let dealt=rows;dealt>=
1;dealt--)for(let k=Math.max(1,dealt-before);k<=Math.min(group,dealt);k++){let source=dealt-k,to=offset+starts[dealt]+k*
(2*(before-source)+group-k),from=offset+starts[source],last=2*source*(before-source),factor=dealtOfGroup[k];for(let u=0;u<=
last;u++)ways[to+u]+=factor*ways[from+u]}}function sum(sizes){let total=0;for(let index=0;index<sizes.length;index++)total+=
sizes[index];return total}var lowerHalves=new Map;function untiedLowerHalf(n,m){if(n>m)return untiedLowerHalf(m,n);let key=`${n},${m}`,half=lowerHalves.
get(key);if(half===void 0){half=untiedProbabilities(n,m);for(let u=1;u<half.length;u++)half[u]+=half[u-1];lowerHalves.set(
key,half)}return half}function untiedProbabilities(n,m){let last=Math.floor(n*m/2),rows=firstRows(n,last);for(let large=1;large<=
m;large++)enlarge(rows,large,last);return rows[n]}function untiedLowerHalves(total,smallest){let half=total>>1,rows=firstRows(
half,half*(total-half)),tails=[];for(let large=1;large<=total-smallest;large++){enlarge(rows,large,half*(total-half));let small=total-
large;if(small>large)continue;let tail=rows[small].slice(0,Math.floor(small*large/2)+1);for(let u=1;u<tail.length;u++)tail[u]+=
tail[u-1];tails[small]=tail}return tails}function firstRows(n,last){let rows=Array.from({length:n+1},()=>new Float64Array(
last+1));return rows[0][0]=1,rows}function enlarge(rows,large,last){for(let small=1;small<=Math.min(rows.length-1,large);small++){
let row=rows[small],withoutSmall=rows[small-1],withoutLarge=small<large?row:withoutSmall;for(let u=Math.min(last,small*large);u>=
0;u--){let shifted=u>=large?small*withoutSmall[u-large]:0;row[u]=(shifted+large*withoutLarge[u])/(small+large)}}}function smallerTiedTail({
groups,size,doubledU}){let total=groups.reduce((sum2,group)=>sum2+group,0),pairs=size*(total-size),followed=doubledU<=pairs?
size:total-size,bound=Math.min(doubledU,2*pairs-doubledU),atMost2=waysAtMost({groups,size:followed,bound}),below=waysAtMost(
{groups,size:followed,bound:bound-1}),all=choose(total,followed);return Math.min(atMost2,all-below)/all}function wilcoxonRankSum(sampleX,sampleY){if(!sampleX.length||!sampleY.length)throw new Error("Neither sample can be emp\
ty");for(var pooledSamples=sampleX.map(function(x){return{label:"x",value:x}}).concat(sampleY.map(function(y){return{label:"\
y",value:y}})).sort(function(a,b){return a.value-b.value}),rank2=0;rank2<pooledSamples.length;rank2++)pooledSamples[rank2].
rank=rank2;for(var tiedRanks=[pooledSamples[0].rank],i=1;i<pooledSamples.length;i++)pooledSamples[i].value===pooledSamples[i-
1].value?(tiedRanks.push(pooledSamples[i].rank),i===pooledSamples.length-1&&replaceRanksInPlace(pooledSamples,tiedRanks)):
(tiedRanks.length>1&&replaceRanksInPlace(pooledSamples,tiedRanks),tiedRanks=[pooledSamples[i].rank]);function replaceRanksInPlace(pooledSamples2,tiedRanks2){
for(var average=(tiedRanks2[0]+tiedRanks2[tiedRanks2.length-1])/2,i2=0;i2<tiedRanks2.length;i2++)pooledSamples2[tiedRanks2[i2]].
rank=average}for(var rankSum=0,i$1=0;i$1<pooledSamples.length;i$1++){var sample=pooledSamples[i$1];sample.label==="x"&&(rankSum+=
sample.rank+1)}return rankSum}var BayesianClassifier=function(){this.totalCount=0,this.data={}};BayesianClassifier.prototype.train=function(item,category){
this.data[category]||(this.data[category]={});for(var k in item){var v=item[k];this.data[category][k]===void 0&&(this.data[category][k]=
{}),this.data[category][k][v]===void 0&&(this.data[category][k][v]=0),this.data[category][k][v]++}this.totalCount++};BayesianClassifier.
prototype.score=function(item){var odds={},category;for(var k in item){var v=item[k];for(category in this.data)odds[category]===
void 0&&(odds[category]={}),this.data[category][k]?odds[category][k+"_"+v]=(this.data[category][k][v]||0)/this.totalCount:
odds[category][k+"_"+v]=0}var oddsSums={};for(category in odds){oddsSums[category]=0;for(var combination in odds[category])
oddsSums[category]+=odds[category][combination]}return oddsSums};var COEFFICIENTS=[.9999999999999971,57.15623566586292,-59.59796035547549,14.136097974741746,-.4919138160976202,3399464998481189e-20,
4652362892704858e-20,-9837447530487956e-20,.0001580887032249125,-.00021026444172410488,.00021743961811521265,-.0001643181065367639,
8441822398385275e-20,-26190838401581408e-21,36899182659531625e-22],g=607/128,LOGSQRT2PI=Math.log(Math.sqrt(2*Math.PI));function gammaln(n){
if(n<=0)return Number.POSITIVE_INFINITY;n--;for(var a=COEFFICIENTS[0],i=1;i<15;i++)a+=COEFFICIENTS[i]/(n+i);var tmp=g+.5+
n;return LOGSQRT2PI+Math.log(a)-tmp+(n+.5)*Math.log(tmp)}var SQRT_2PI$1=Math.sqrt(2*Math.PI);function cumulativeDistribution(z2){for(var sum2=z2,tmp=z2,i=1;i<30;i++)tmp*=z2*z2/(2*
i+1),sum2+=tmp;return Math.round((.5+sum2/SQRT_2PI$1*Math.exp(-z2*z2/2))*1e4)/1e4}var standardNormalTable=[];for(z=0;z<=
3.09;z+=.01)standardNormalTable.push(cumulativeDistribution(z));var z;var SQRT_2PI=Math.sqrt(2*Math.PI);var PerceptronModel=function(){this.weights=[],this.bias=0};PerceptronModel.prototype.predict=function(features){if(features.
length!==this.weights.length)return null;for(var score2=0,i=0;i<this.weights.length;i++)score2+=this.weights[i]*features[i];
return score2+=this.bias,score2>0?1:0};PerceptronModel.prototype.train=function(features,label){if(label!==0&&label!==1)
return null;features.length!==this.weights.length&&(this.weights=features.slice(),this.bias=1);var prediction=this.predict(
features);if(typeof prediction=="number"&&prediction!==label){for(var gradient=label-prediction,i=0;i<this.weights.length;i++)
this.weights[i]+=gradient*features[i];this.bias+=gradient}return this};function mannWhitney(base,head,options={}){let{exactUpTo=EXACT_UP_TO}=options,n=base.length,u=wilcoxonRankSum([...base],
[...head])-n*(n+1)/2,groups=tieGroups([...base,...head]),isTied=groups.length<n+head.length,limit=isTied?exactUpTo.tied:
exactUpTo.untied,method=Math.max(n,head.length)<=limit?"exact":"normal",outcome={u,n,m:head.length,groups};return groups.
length===1?{u,p:1,method}:method==="normal"?{u,p:normalP(outcome),method}:{u,p:isTied?tiedP(outcome):untiedP(outcome),method}}
function smallestTwoSidedP(n,m){return Math.min(1,2/choose(n+m,n))}function untiedP({u,n,m}){let smaller=Math.min(u,n*m-
u);return 2*smaller===n*m?1:Math.min(1,2*untiedLowerHalf(n,m)[smaller])}function tiedP({u,n,groups}){return Math.min(1,2*
smallerTiedTail({groups,size:n,doubledU:2*u}))}function normalP({u,n,m,groups}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m/12*(size+1-ties/(size*(size-1)))),distance=Math.max(0,Math.abs(u-n*m/2)-.5);return Math.
min(1,2*normalTail(distance/deviation))}function tieGroups(values){let sizes=[],previous=Number.NaN;for(let value of sortAscending(
values))value===previous?sizes[sizes.length-1]+=1:sizes.push(1),previous=value;return sizes}var EXACT_UP_TO={untied:50,tied:50},
BENCHSTAT_EXACT={untied:50,tied:25};var LN2_HIGH=.6931471803691238,LN2_LOW=19082149292705877e-26,L1=.6666666666666735,L2=.3999999999940942,L3=.2857142874366239,
L4=.22222198432149784,L5=.1818357216161805,L6=.15313837699209373,L7=.14798198605116586,double=new DataView(new ArrayBuffer(
8)),FIELD_OF_HALF=1022;function goLog(x){if(Number.isNaN(x)||x===1/0)return x;if(x<=0)return x===0?-1/0:Number.NaN;double.
setFloat64(0,x);let upper=double.getUint32(0),power=(upper>>>20)-FIELD_OF_HALF;double.setUint32(0,upper&1048575|FIELD_OF_HALF<<
20);let part=double.getFloat64(0);part<=Math.SQRT1_2&&(part*=2,power-=1);let f=part-1,s=f/(2+f),s2=s*s,s4=s2*s2,odd=s2*(L1+
s4*(L3+s4*(L5+s4*L7))),even=s4*(L2+s4*(L4+s4*L6)),half=.5*f*f;return power*LN2_HIGH-(half-(s*(half+(odd+even))+power*LN2_LOW)-
f)}var LN2_UPPER=.693147180559663,LN2_LOWER=28235290563031577e-29,EXP_SERIES=[40320,5040,720,120,24,6,2,1].map(factorial=>1/
factorial),OVERFLOW=709.782712893384;function goExp(x){if(Number.isNaN(x))return x;if(x>OVERFLOW)return 1/0;if(x===-1/0)
return 0;let power=roundToEven(Math.LOG2E*x),r=fma(-power,LN2_LOWER,fma(-power,LN2_UPPER,x))*.0625,sum2=EXP_SERIES[0];for(let factor of EXP_SERIES.
slice(1))sum2=fma(sum2,r,factor);let d=sum2*r;for(let squared=0;squared<3;squared++)d*=d+2;return timesPowerOfTwo(fma(d+
2,d,1),power)}function timesPowerOfTwo(value,power){return power>=1024?1/0:power>-1023?value*2**power:power<-1075?0:value*
2**(power+1022)*2**-1022}function roundToEven(value){let floor=Math.floor(value),rest=value-floor;return rest>.5||rest===
.5&&floor%2!==0?floor+1:floor}function fma(a,b,c){let product=a*b,[sum2,rest]=exactSum(c,productError(a,b,product)),[high,
low]=exactSum(product,sum2);return high+sumToOdd(low,rest)}function exactSum(a,b){let sum2=a+b,bPart=sum2-a;return[sum2,
a-(sum2-bPart)+(b-bPart)]}function productError(a,b,product){let[aHigh,aLow]=halves(a),[bHigh,bLow]=halves(b);return aLow*
bLow-(product-aHigh*bHigh-aLow*bHigh-aHigh*bLow)}function halves(value){let shifted=134217729*value,high=shifted-(shifted-
value);return[high,value-high]}function sumToOdd(a,b){let[sum2,lost]=exactSum(a,b);double.setFloat64(0,sum2);let bits=double.
getBigInt64(0);return lost===0||(bits&1n)===1n?sum2:(double.setBigInt64(0,bits+(lost>0==sum2>0?1n:-1n)),double.getFloat64(
0))}var EXACT_UP_TO2=20;function goChoose(n,k){return k<=0||k>=n||n<=EXACT_UP_TO2?choose(n,k):goExp(logFactorial(n)-logFactorial(
k)-logFactorial(n-k))}var STIRLING=[.4189385332046727,.08333333333333297,-.0027777777772877554,.0007936505586430196,-.00059518755745034,
.0008363399189962821,-.0016309293409657527];function logFactorial(n){let x=n+1;if(x<8)return goLog([1,1,2,6,24,120,720][n]);
let z2=1/x,y=z2*z2,[c0,c1,c2,c3,c4,c5,c6]=STIRLING,series=c0+z2*(c1+y*(c2+y*(c3+y*(c4+y*(c5+y*c6)))));return(x-.5)*(goLog(
x)-1)+series}function benchstatP(base,head){if(Number.isNaN(base[0])||Number.isNaN(head[0]))return Number.NaN;let value=base[0];if(value===
head[0]&&value===base.at(-1)&&value===head.at(-1))return null;let ranking=rank(base,head),{groups,doubledU,n,m}=ranking,
isTied=groups.length<n+m,limit=isTied?BENCHSTAT_EXACT.tied:BENCHSTAT_EXACT.untied;if(Math.max(n,m)>limit)return normalP2(
ranking);if(doubledU===n*m)return 1;let smaller=Math.min(doubledU,2*n*m-doubledU);return 2*(isTied?tiedTail(ranking,smaller):
untiedLowerHalf(n,m)[smaller/2])}function rank(base,head){let n=base.length,m=head.length,groups=[],doubledRanks=0,i=0,j=0;
for(;i<n||j<m;){let before=i+j,beforeInBase=i,value=j===m||i<n&&base[i]<head[j]?base[i]:head[j];for(;base[i]===value;)i+=
1;for(;head[j]===value;)j+=1;groups.push(i+j-before),doubledRanks+=(i-beforeInBase)*(before+1+i+j)}return{groups,doubledU:doubledRanks-
n*(n+1),n,m}}function tiedTail({groups,n,m},doubledU){if(groups.length===2)return waysOfTwoGroups(groups,n,doubledU)/goChoose(
n+m,n);let tail=waysAtMost({groups,size:n,bound:doubledU})/choose(n+m,n);return n+m<=WHOLE_UP_TO||!isShortDecimal(2*tail)?
tail:countTiedWays(groups,n,doubledU)/goChoose(n+m,n)}var WHOLE_UP_TO=20;function isShortDecimal(p){let scaled=p*1e5;return Math.
abs(scaled-Math.round(scaled))<1e-6}function normalP2({groups,doubledU,n,m}){let size=n+m,ties=groups.reduce((sum2,t)=>sum2+
(t**3-t),0),deviation=Math.sqrt(n*m*(size+1-ties/(size*(size-1)))/12),distance=(doubledU-n*m)/2,below=normalCdf((distance-
.5*Math.sign(distance))/deviation);return 2*Math.min(below,1-below)}function waysOfTwoGroups(groups,size,doubledU){let[low,
high]=groups,last=Math.trunc((doubledU-size*(low-size))/(low+high)),ways=0;for(let inHigh=Math.max(0,size-low);inHigh<=last;inHigh++)
ways+=goChoose(low,size-inHigh)*goChoose(high,inHigh);return ways}function countTiedWays(groups,size,doubledU){let below=[
0];for(let group of groups)below.push(below.at(-1)+group);let rises=[0,groups[0]];for(let k=2;k<=groups.length;k++)rises.
push(below[k-1]+below[k]);let known=new Map,count=(k,dealt,bound)=>{if(k===2)return waysOfTwoGroups(groups,dealt,bound);
let key=`${k},${dealt},${bound}`,ways=known.get(key);if(ways===void 0){ways=0;let group=groups[k-1];for(let here=Math.max(
0,dealt-below[k-1]);here<=Math.min(dealt,group);here++){let rest=bound-here*(rises[k]-2*dealt+here);ways+=countWithin(k-
1,dealt-here,rest)*goChoose(group,here)}known.set(key,ways)}return ways},countWithin=(k,dealt,bound)=>bound<findExtremeU(
groups.slice(0,k),dealt,"least")?0:bound>findExtremeU(groups.slice(0,k),dealt,"most")?goChoose(below[k],dealt):count(k,dealt,
bound);return count(groups.length,size,doubledU)}function findExtremeU(groups,dealt,which){let total=groups.reduce((sum2,group)=>sum2+
group,0),order=which==="least"?groups:groups.toReversed(),left=dealt,ties=0;for(let group of order){let taken=Math.min(left,
group);ties+=taken*(group-taken),left-=taken}return which==="least"?ties:2*dealt*(total-dealt)-ties}var EXACT={summarise:summariseExact,compare:()=>({p:0,alpha:0,warnings:[]})},assumptionsByLevels=new Map;function assumeNothing(levels){
let key=`${levels.alpha},${levels.confidence}`,assumption=assumptionsByLevels.get(key)??makeAssumption(levels);return assumptionsByLevels.
set(key,assumption),assumption}function makeAssumption({alpha:alpha2,confidence}){let positions=memoise(n=>medianPositions(
n,confidence)),tooFewForInterval=[formatIntervalMinimum(confidence)],tests={alpha:alpha2,...findDifferenceMinimum(alpha2)};
return{summarise:sample=>{let ends=positions(sample.length),low=orderStatistic(sample,ends.low),high=orderStatistic(sample,
ends.high),isInfinite=!isBounded(low)||!isBounded(high);return{centre:medianOf(sample),low,high,warnings:isInfinite?tooFewForInterval:
NONE2}},compare:(base,head)=>compareSamples(base,head,tests)}}var NONE2=[],ALL_EQUAL=["all samples are equal"];function memoise(work){
let known=new Map;return n=>{let value=known.get(n)??work(n);return known.set(n,value),value}}function isBounded(value){
return Math.abs(value)!==1/0}function orderStatistic(sample,position){return position<1?-1/0:position>sample.length?1/0:
sample[position-1]}function medianOf(sample){let n=sample.length,position=1/3+.5*(n+1/3),below=Math.floor(position);return below<=
0?sample[0]:below>=n?sample[n-1]:sample[below-1]+(position-below)*(sample[below]-sample[below-1])}var INTERVAL_SIZES={first:2,
last:50};function formatIntervalMinimum(confidence){let level=`samples for confidence interval at level ${formatShortestNumber(
confidence)}`;for(let n=INTERVAL_SIZES.first;n<=INTERVAL_SIZES.last;n++){let{low,high}=medianPositions(n,confidence);if(low>
0&&high<=n)return`need >= ${n} ${level}`}return`need > ${INTERVAL_SIZES.last} ${level}`}var SMALLEST_P=[1,.3333333333333333,
.1,.02857142857142857,.007936507936507936,.0021645021645021645,.0005827505827505828,.0001554001554001554,4113533525298231e-20];
function findDifferenceMinimum(alpha2){let found=SMALLEST_P.findIndex(p=>p<=alpha2),needed=(found<0?SMALLEST_P.length:found)+
1,text2=`need ${found<0?">":">="} ${needed} samples to detect a difference at alpha level ${formatShortestNumber(alpha2)}`;
return{needed,tooFew:[text2]}}function compareSamples(base,head,{alpha:alpha2,needed,tooFew}){let p=benchstatP(base,head);
if(p===null)return{p:1,alpha:alpha2,warnings:ALL_EQUAL};let isSmall=p>alpha2&&base.length<needed&&head.length<needed;return{
p,alpha:alpha2,warnings:isSmall?tooFew:NONE2}}function summariseExact(sample){let low=sample[0],high=sample.at(-1),{value,
count}=modeOf(sample),warnings=count===sample.length?NONE2:[`exact distribution expected, but values range from ${formatShortestNumber(
low)} to ${formatShortestNumber(high)}`];return{centre:value,low,high,warnings}}function modeOf(sample){let most={value:sample[0],
count:1},start=0;for(let index=1;index<sample.length;index++){sample[index]!==sample[start]&&(start=index);let count=index-
start+1;count>most.count&&(most={value:sample[start],count})}return most}function makeSampleSorter(valueCount2){let buffer=new Float64Array(valueCount2),used2=0;return values=>{let sample=buffer.
subarray(used2,used2+values.length);return used2+=values.length,sample.set(values),sample.length<=12?insertInOrder(sample):
putNaNFirst(sample.sort()),sample}}function insertInOrder(sample){for(let end=1;end<sample.length;end++){let value=sample[end],
at2=end;for(;at2>0&&isBefore(value,sample[at2-1]);at2--)sample[at2]=sample[at2-1];sample[at2]=value}}function isBefore(a,b){
return a<b||Number.isNaN(a)&&!Number.isNaN(b)}function putNaNFirst(sample){let numbers=sample.length;for(;numbers>0&&Number.
isNaN(sample[numbers-1]);)numbers-=1;numbers!==sample.length&&(sample.copyWithin(sample.length-numbers,0,numbers),sample.
fill(Number.NaN,0,sample.length-numbers))}function summarise(grid,levels){let assumption=grid.assumes==="exact"?EXACT:assumeNothing(levels),{fields,unit,assumes,columns}=grid,
means={assumption,ascending:makeSampleSorter(valueCount(grid))},rows=grid.rows.map((label,row)=>({label,cells:summariseRow(
grid.cells[row],means)})),baseRows=rows.filter(({cells})=>cells[0]!==null).length,geomeans=columns.map((_,column)=>columnGeomean(
{rows,column,baseRows}));return{fields,unit,assumes,columns,rows,geomeans}}function valueCount({cells}){let countIn=(count,cell)=>count+
(cell?.values.length??0);return cells.reduce((count,row)=>row.reduce(countIn,count),0)}function summariseRow(cells,means){
let first=cells[0]??null,base=first&&summariseCell(first,null,means);return cells.map((cell,column)=>column===0?base:cell&&
summariseCell(cell,base,means))}function summariseCell(cell,base,{assumption,ascending}){let sample=ascending(cell.values),
{centre,low,high,warnings}=assumption.summarise(sample);return{centre,low,high,warnings:cell.varying.length===0?warnings:
[formatVaryWarning(cell.varying),...warnings],sample,comparison:base&&compare(base,sample,assumption)}}function formatVaryWarning(fields){
return`benchmarks vary in ${fields.join(", ")}`}function compare(base,sample,assumption){let{p,alpha:alpha2,warnings}=assumption.
compare(base.sample,sample);return{p,alpha:alpha2,warnings,base}}function columnGeomean({rows,column,baseRows}){let{centres,
ratios,hasZeroBase}=readColumn(rows,column),value=benchstatGeomeanOf(centres),ratio=column===0||hasZeroBase?null:benchstatGeomeanOf(
ratios),warnings=[];return column>0&&ratios.length!==baseRows&&warnings.push(SET_DIFFERS),value===null&&warnings.push("s\
ummaries must be >0 to compute geomean"),column>0&&!hasZeroBase&&ratio===null&&warnings.push("ratios must be >0 to compu\
te geomean"),{value,ratio,warnings}}function readColumn(rows,column){let centres=[],ratios=[],hasZeroBase=!1;for(let row=0;row<
rows.length;row+=1){let cell=rows[row].cells[column];if(!cell||(centres.push(cell.centre),cell.comparison===null))continue;
let base=cell.comparison.base.centre;cell.centre!==base&&base===0&&(hasZeroBase=!0),ratios.push(cell.centre===base?1:cell.
centre/base)}return{centres,ratios,hasZeroBase}}var SET_DIFFERS="benchmark set differs from baseline; geomeans may not b\
e comparable";function benchstatGeomeanOf(values){if(values.length===0)return null;let meanLog=0;for(let index=0;index<values.
length;index+=1){let value=values[index];if(value<=0)return null;meanLog+=(goLog(value)-meanLog)/(index+1)}let mean=goExp(
meanLog);return Number.isNaN(mean)?null:mean}function arrange(cells,arrangement){let{axes}=arrangement,places=axes.table.tupleRanks(),tables=[];for(let[tuple2,place]of places.
entries())tables[place]={tuple:tuple2,cells:[]};for(let cell of cells)tables[places[cell.table]].cells.push(cell);let rowPlaces=axes.
row.tupleRanks(),columnPlaces=axes.column.tupleRanks(),labels=Array.from(rowPlaces,(_,tuple2)=>labelOf(axes.row.values(tuple2)));
return tables.map(table=>{let rows=axisOf(table.cells,({row})=>row,rowPlaces),columns=axisOf(table.cells,({column})=>column,
columnPlaces),matrix=rows.tuples.map(()=>columns.tuples.map(()=>null));for(let cell of table.cells){let{values,residues}=cell,
varying=varyingFields(arrangement.residue,residues);matrix[rows.indexes.get(cell.row)][columns.indexes.get(cell.column)]=
{values,varying}}return{...headOf(arrangement,table.tuple),rows:rows.tuples.map(tuple2=>labels[tuple2]),columns:columns.
tuples.map(tuple2=>axes.column.values(tuple2)),cells:matrix}})}function headOf({axes,units},tuple2){let values=axes.table.
values(tuple2),unit=values.pop(),names=axes.table.fields();return{fields:values.map((value,index)=>({name:names[index],value})),
unit,assumes:units.isExact(unit)?"exact":"nothing",better:units.better(unit)}}function axisOf(cells,tupleOf,places){let tuples=[
...new Set(cells.map(tupleOf))].sort((one,other)=>places[one]-places[other]);return{tuples,indexes:new Map(tuples.map((tuple2,index)=>[
tuple2,index]))}}function labelOf(values){return values.filter(value=>value!=="").join(" ")}var NONE3=[];function varyingFields(residue,tuples){
if(typeof tuples=="number")return NONE3;let[first=[],...others]=Array.from(tuples,tuple2=>residue.values(tuple2));return residue.
fields().filter((_,field)=>others.some(values=>values[field]!==first[field]))}function makeCellStore(){let cells=[],known=[];return{cells,cellAt({table,row,column},residue){known[table]??=[],known[table][column]??=
[];let rows=known[table][column],found=rows[row];if(found!==void 0)return addResidue(found,residue),found;let cell={table,
row,column,values:[],residues:residue};return rows[row]=cell,cells.push(cell),cell}}}function addResidue(cell,residue){typeof cell.
residues!="number"?cell.residues.add(residue):cell.residues!==residue&&(cell.residues=new Set([cell.residues,residue]))}function extractorOf(key){return key===""?null:key===".name"?({name:name2})=>partsOf(name2).base:key===".fullname"?({name:name2})=>name2:
key===".file"?({file})=>file:key.startsWith("/")?({name:name2})=>namePart(name2,key):({configuration})=>configuration.values.
get(key)??""}function makeFullNameExtractor(keys){if(keys.length===0)return({name:name2})=>name2;let hidesBase=keys.includes(
".name"),hidesProcessors=keys.includes("/gomaxprocs"),hidden=keys.filter(key=>key.startsWith("/")).map(key=>`${key}=`);return({
name:name2})=>{let{base,parts:parts2,processors}=partsOf(name2),kept=parts2.filter(part=>!hidden.some(key=>part.startsWith(
key)));return[hidesBase?"*":base,...kept,hidesProcessors?"":processors].join("")}}function partsOf(name2){let processors=/-[0-9]+$/.
exec(name2)?.[0]??"",[base="",...parts2]=name2.slice(0,name2.length-processors.length).split("/");return{base,parts:parts2.
map(part=>`/${part}`),processors}}function namePart(name2,key){let{parts:parts2,processors}=partsOf(name2);return key===
"/gomaxprocs"&&processors!==""?processors.slice(1):parts2.find(candidate=>candidate.startsWith(`${key}=`))?.slice(key.length+
1)??""}function makeConfiguration(){let keys=[],values=new Map;function remove(key){if(!values.delete(key))return;let last=keys.
pop();last!==key&&(keys[keys.indexOf(key)]=last)}return{keys,values,set(key,value){value===""?remove(key):(values.has(key)||
keys.push(key),values.set(key,value))},identity:()=>keys.map(key=>`${key}:${values.get(key)}`).join(`
`)}}var RE2JS={compile:pattern2=>__require("#re2js").RE2JS.compile(pattern2)};function compileRegexp(expression){let compiled=compileWithGoErrors(expression),{length}=expression;return length>1e3&&throwBenchstatError(
`regexp has ${length} characters, but at most ${1e3} are allowed`),bytes=>compiled.test(charactersOf(bytes).map(fromBytes).
join(""))}function compileWithGoErrors(expression){try{return RE2JS.compile(expression)}catch(error2){if(!(error2 instanceof
Error&&error2.message.startsWith("error parsing regexp")))throw error2;let{message}=error2;if(message.endsWith("`"))return throwBenchstatError(
message);let part=message.includes("trailing backslash")?"":expression;return throwBenchstatError(`${message}: \`${part}\
\``)}}var SPACES=new RegExp(`[${GO_SPACE}]*`,"y"),OPERATOR_AT_START=/[():@,*-]/y,BARE_WORD=new RegExp(`[^():@,${GO_SPACE}]+`,"\
y"),SEPARATOR=/$|[\t-\r ():@,*-]/y,GRAPHIC=/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu;function parseTokenAt(query,from){return parseAnyTokenAt(
query,from,!1)}function parseValueTokenAt(query,from){return parseAnyTokenAt(query,from,!0)}function throwSyntaxError(query,at2,message){
let column=query.slice(0,at2).match(GRAPHIC)?.length??0;return throwBenchstatError(`syntax error: ${message}
	${query}
	${" ".repeat(column)}^`,at2)}function matchAt(pattern2,query,at2){return pattern2.lastIndex=at2,pattern2.exec(query)?.[0]??
null}function parseAnyTokenAt(query,from,regexpAllowed){let start=from+matchAt(SPACES,query,from).length;if(start===query.
length)return{kind:"end",text:"",start,end:start};let operator=matchAt(OPERATOR_AT_START,query,start);if(operator!==null)
return{kind:operator,text:operator,start,end:start+1};if(query[start]==="/"&&regexpAllowed)return parseRegexpAt(query,start);
if(query[start]==='"')return parseQuotedWordAt(query,start);let word=matchAt(BARE_WORD,query,start);return{kind:word==="\
AND"||word==="OR"?word:"word",text:toBytes(word),start,end:start+word.length}}function parseQuotedWordAt(query,start){let end=start+
1;for(;end<query.length&&(query[end]!=='"'||query[end-1]==="\\");)end+=1;end===query.length&&throwSyntaxError(query,start,
"missing end quote");let text2=unquoteGo(query.slice(start+1,end));return text2===null?throwSyntaxError(query,start,"bad\
 escape sequence"):{kind:"word",text:text2,start,end:end+1}}function parseRegexpAt(query,start){let close=findRegexpEnd(
query,start+1);close<0&&throwSyntaxError(query,start,'missing close "/"');let text2=query.slice(start+1,close),matches=compileQueryRegexp(
query,start,text2),end=close+1;return matchAt(SEPARATOR,query,end)===null&&throwSyntaxError(query,end,'regexp must be fo\
llowed by space or an operator (unescaped "/"?)'),{kind:"regexp",text:text2,start,end,matches}}function compileQueryRegexp(query,start,text2){
try{return compileRegexp(text2)}catch(error2){let message=benchstatMessageOf(error2);if(message===null)throw error2;return throwSyntaxError(
query,start,message)}}function findRegexpEnd(query,from){let brackets=0,parentheses=0;for(let at2=from;at2<query.length;at2+=
1){let character=query[at2];if(character==="/"&&brackets===0&&parentheses===0)return at2;character==="\\"?at2+=1:character===
"["?brackets+=1:character==="]"?brackets=Math.max(0,brackets-1):brackets===0&&character==="("?parentheses+=1:brackets===
0&&character===")"&&(parentheses-=1)}return-1}function parseFilter(query){let{term,end}=parseOr(query,0),rest=parseTokenAt(query,end);return rest.kind!=="end"&&throwSyntaxError(
query,rest.start,`unexpected "${fromBytes(rest.text)}"`),compileTerm(query,term)}function parseOr(query,from){let terms=[],
end=from;for(;;){let read=parseAnd(query,end);terms.push(read.term);let next=parseTokenAt(query,read.end);if(next.kind!==
"OR")return{term:{kind:"any",terms},end:read.end};end=next.end}}function parseAnd(query,from){let first=parseMatch(query,
from),terms=[first.term],{end}=first;for(;;){let next=parseTokenAt(query,end);if(next.kind==="AND")end=next.end;else{if(next.
kind==="end"||next.kind===")"||next.kind==="OR")return{term:{kind:"all",terms},end};if(next.kind===":"||next.kind==="@"||
next.kind===",")throwSyntaxError(query,next.start,`unexpected "${next.text}"`);else{let read=parseMatch(query,end);terms.
push(read.term),end=read.end}}}}function parseMatch(query,from){let token=parseTokenAt(query,from);switch(token.kind){case"\
(":{let{term,end}=parseOr(query,token.end),close=parseTokenAt(query,end);return close.kind!==")"&&throwSyntaxError(query,
close.start,'missing ")"'),{term,end:close.end}}case"-":{let{term,end}=parseMatch(query,token.end);return{term:{kind:"no\
t",term},end}}case"*":return{term:{kind:"all",terms:[]},end:token.end};case"word":return parseKeyAndValue(query,token);default:
return throwSyntaxError(query,token.start,"expected key:value or subexpression")}}function parseKeyAndValue(query,key){let colon=parseTokenAt(
query,key.end);colon.kind!==":"&&throwSyntaxError(query,key.start,"expected key:value");let value=parseValueTokenAt(query,
colon.end);return value.kind==="("?parseValueList(query,key,value.end):{term:makeMatchTerm(key,value)??throwSyntaxError(
query,key.start,"expected key:value"),end:value.end}}function parseValueList(query,key,from){let terms=[],end=from;for(;;){
let value=parseValueTokenAt(query,end);terms.push(makeMatchTerm(key,value)??throwSyntaxError(query,value.start,"expected\
 value"));let next=parseValueTokenAt(query,value.end);if(next.kind===")")return{term:{kind:"any",terms},end:next.end};next.
kind!=="OR"&&throwSyntaxError(query,next.start,"value list must be separated by OR"),end=next.end}}function makeMatchTerm(key,value){
return value.matches!==void 0?{kind:"match",key,matches:value.matches}:value.kind!=="word"?null:{kind:"match",key,matches:text2=>text2===
value.text}}function compileTerm(query,term){if(term.kind==="match")return compileMatch(query,term);if(term.kind==="not"){
let filter=compileTerm(query,term.term);return candidate=>!filter(candidate)}let filters=term.terms.map(part=>compileTerm(
query,part));return filters.length===1?filters[0]:term.kind==="all"?candidate=>filters.every(filter=>filter(candidate)):
candidate=>filters.some(filter=>filter(candidate))}function compileMatch(query,{key,matches}){if(key.text===".unit")return({
unit,writtenUnit})=>matches(unit)||matches(writtenUnit);key.text===".config"&&throwSyntaxError(query,key.start,".config \
is only allowed in projections");let extract=extractorOf(key.text);return extract===null?throwSyntaxError(query,key.start,
"key must not be empty"):({result})=>matches(extract(result))}var PREFIX="Benchmark",OTHER={kind:"other"},SPACES2=new RegExp(`[${GO_SPACE}]+`),NAME2=new RegExp(`^[^${GO_SPACE}]*`),CONFIGURATION=new RegExp(
`^(\\p{Ll}[^:\\p{Lu}${GO_SPACE}]*):(?:[ \\t]+(.*))?$`,"su");function parseGoLine(line){if(line.startsWith(PREFIX))return parseResult(
line);if(line.startsWith("U")){let[word,unit,...settings]=fieldsOf(line);if(word==="Unit")return unit===void 0?makeBrokenLine(
"missing unit"):{kind:"unit",unit,settings:settings.map(parseUnitSetting)}}let match=CONFIGURATION.exec(line);return match===
null?OTHER:{kind:"configuration",key:match[1],value:match[2]??""}}function parseUnitSetting(word){let equals=word.indexOf(
"=");return equals>0?{key:word.slice(0,equals),value:word.slice(equals+1)}:null}var PACKAGE_ENDED=/^(?:ok|\?) *\t/;function findTornResult(line){
let at2=PACKAGE_ENDED.test(line)?-1:line.lastIndexOf(PREFIX);if(at2<=0)return null;let result=line.slice(at2),read=parseGoLine(
result),name2=read.kind==="result"?read.name:/^(Benchmark\S*) *\t/.exec(result)?.[1];return name2===void 0?null:{name:name2,
before:line.slice(0,at2).trim()}}function parseResult(line){let name2=NAME2.exec(line)[0];if(name2===line)return OTHER;let[
count,...rest]=fieldsOf(line.slice(name2.length));if(count===void 0)return makeBrokenLine("missing iteration count");let iterations=parseIterations(
count);if(typeof iterations=="string")return makeBrokenLine(`parsing iteration count: ${iterations}`);if(rest.length===0)
return makeBrokenLine("missing measurements");let measures=[];for(let index=0;index<rest.length;index+=2){let value=parseGoFloat(
rest[index]);if(typeof value=="string")return makeBrokenLine(`parsing measurement: ${value}`);let unit=rest[index+1];if(unit===
void 0)return makeBrokenLine("missing units");measures.push({value,unit})}return{kind:"result",name:name2,iterations,measures}}
function fieldsOf(text2){return text2.split(SPACES2).filter(field=>field!=="")}function makeBrokenLine(message){return{kind:"\
broken",message}}var NAME3="Benchmark[!#-[\\]-~]*",NUMBER="(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?(?:[eE][-+]?\\d{1,2})?",GAP="[ \\t]+",ITERATIONS="\
\\d{1,18}";function parseGoText(text2,sink){let shapes=new Map,shape=null,lines=0;for(let at2=0;at2<text2.length;){let block=shape===
null?"":findBlock(text2,at2,shape);if(shape!==null&&block!==""){let results=JSON.parse(`[${block.replace(shape.line,shape.
json)}0]`);results.pop(),sink.takeResults(results,shape.units),lines+=results.length/(shape.units.length+1),at2+=block.length;
continue}let end=endOfLine(text2,at2);lines+=1;let units=sink.takeLine(text2.slice(at2,end),lines,()=>text2.slice(end+1,
endOfLine(text2,end+1)));units!==null&&(shape=findShape(shapes,units)),at2=end+1}}function endOfLine(text2,start){let end=text2.
indexOf(`
`,start);return end<0?text2.length:end}function findBlock(text2,at2,{block}){return block.lastIndex=at2,!block.test(text2)||
block.lastIndex-at2>=65536?"":text2.slice(at2,block.lastIndex)}function findShape(shapes,units){let key=units.join("	"),
known=shapes.get(key);if(known!==void 0)return known;if(units.length>32||key.length>1e3||shapes.size>=16)return null;let shape=makeShape(
units);return shapes.set(key,shape),shape}function makeShape(units){let measures=units.map(unit=>`${GAP}(${NUMBER})${GAP}${literal2(
unit)}`),line=`(${NAME3})${GAP}${ITERATIONS}${measures.join("")}\\n`,plain=line.replaceAll(/\((?!\?)/g,"(?:");return{units,
block:new RegExp(`(?:${plain}){1,64}`,"y"),line:new RegExp(line,"g"),json:`"$1",${units.map((_,index)=>`$${index+2},`).join(
"")}`}}function literal2(text2){return text2.replaceAll(/\W/g,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}var LINE_BUFFER_SIZE=65536;function readGoFile({path,bytes},sink){let{buffer,byteOffset,byteLength}=bytes;parseGoText(Buffer.
from(buffer,byteOffset,byteLength).toString("latin1"),{takeResults:(results,units)=>sink.addResults(results,units),takeLine(line,number3){
return line.length>=LINE_BUFFER_SIZE&&throwBenchstatError(`${path}:${number3-1}: bufio.Scanner: token too long`),readLine(
line.endsWith("\r")?line.slice(0,-1):line,number3,sink)}})}function readLine(bytes,number3,sink){let line=parseGoLine(decodeLine(
bytes));switch(line.kind){case"result":{let units=line.measures.map(({unit})=>encodeText(unit));return sink.addResults([
encodeText(line.name),...line.measures.map(({value})=>value)],units),units}case"configuration":return sink.configure(encodeText(
line.key),encodeText(line.value)),null;case"unit":for(let setting of line.settings){let message=setting===null?"expected\
 key=value":sink.applyUnitSetting(encodeText(line.unit),{key:encodeText(setting.key),value:encodeText(setting.value)});message!==
null&&sink.addProblem(number3,message)}return null;case"broken":return sink.addProblem(number3,line.message),null;case"o\
ther":return null}}var FIRST_BYTE=56320,BYTE=/([\udc80-\udcff])/u;function decodeLine(bytes){let text2=fromBytes(bytes);
return text2.includes("\uFFFD")?charactersOf(bytes).map(character=>character.length===1&&character>="\x80"?String.fromCharCode(
FIRST_BYTE+character.charCodeAt(0)):fromBytes(character)).join(""):text2}function encodeText(text2){return BYTE.test(text2)?
text2.split(BYTE).map(part=>BYTE.test(part)?String.fromCharCode(part.charCodeAt(0)-FIRST_BYTE):toBytes(part)).join(""):toBytes(
text2)}var NAMED_ORDERS=new Map([["alpha",compareBytes],["num",compareNumbers2]]);function compareBytes(one,other){return one===
other?0:one<other?-1:1}function orderOfList(values){let places=new Map(values.map((value,index)=>[value,index]));return(one,other)=>(places.
get(one)??0)-(places.get(other)??0)}function compareNumbers2(one,other){let left=parseMagnitude(one),right=parseMagnitude(
other);return left===null||right===null?+(left===null)-+(right===null):left<right||!Number.isNaN(left)&&Number.isNaN(right)?
-1:left>right||Number.isNaN(left)&&!Number.isNaN(right)?1:0}var PREFIXES="KMGTPEZY",MAGNITUDE2=/^([+-]?[0-9.]+)(?:([kKMGTPEZY])(i?))?[bB]?$/;
function parseMagnitude(text2){let plain=parseGoFloat(text2);if(typeof plain=="number")return plain;let match=MAGNITUDE2.
exec(text2);if(match===null)return null;let[,digits="",prefix="",binary]=match,value=parseGoFloat(digits);if(typeof value==
"string")return null;let power=prefix===""?0:PREFIXES.indexOf(prefix.toUpperCase())+1;return value*(binary==="i"?1024:1e3)**
power}function parseFields(query){let fields=[],end=0;for(;;){let next=parseTokenAt(query,end);if(next.kind==="end")return fields;
let key=next.kind===","&&fields.length>0?parseTokenAt(query,next.end):next;key.kind!=="word"&&throwSyntaxError(query,key.
start,"expected key");let read=parseOrder(query,key);fields.push({key,...read.field}),end=read.end}}function parseOrder(query,key){
let at2=parseTokenAt(query,key.end);if(at2.kind!=="@")return{field:{order:null,list:null},end:key.end};let order=parseTokenAt(
query,at2.end);if(order.kind==="word")return{field:{order,list:order.text==="fixed"?[]:null},end:order.end};order.kind!==
"("&&throwSyntaxError(query,order.start,"expected named sort order or parenthesized list");let{list,end}=parseList(query,
order.end);return{field:{order,list},end}}function parseList(query,from){let list=[],end=from;for(;;){let next=parseTokenAt(
query,end);if(next.kind===")")return list.length===0&&throwSyntaxError(query,next.start,"nothing to match"),{list,end:next.
end};next.kind!=="word"&&throwSyntaxError(query,next.start,"missing )"),list.push(next.text),end=next.end}}var SEPARATOR2=`
\0`;function makeTuples(parts2){let tuples=[],numbers=new Map,allFields=()=>parts2.flatMap(({fields})=>fields);function tupleOf(result,unit=""){
let tuple2=[];for(let part of parts2)part.fill(tuple2,result,unit);for(;tuple2.length>0&&(tuple2.at(-1)??"")==="";)tuple2.
pop();let key=tuple2.join(SEPARATOR2),known=numbers.get(key);if(known!==void 0)return known;for(let{ranks,place}of allFields()){
let value=tuple2[place]??"";ranks!==null&&!ranks.has(value)&&ranks.set(value,ranks.size)}return numbers.set(key,tuples.length),
tuples.push(tuple2)-1}return{tupleOf,fields:()=>allFields().map(({name:name2})=>name2),values:number3=>allFields().map(({
place})=>tuples[number3][place]??""),tupleRanks(){let fields=allFields(),sorted=[...tuples.keys()].sort((one,other)=>compareTuples(
fields,tuples[one],tuples[other])),places=new Int32Array(sorted.length);for(let[place,tuple2]of sorted.entries())places[tuple2]=
place;return places}}}function compareTuples(fields,one,other){for(let{place,order}of fields){let left=one[place]??"",right=other[place]??
"";if(left!==right)return order(left,right)||compareBytes(left,right)}return 0}function makeProjectionGroup(){let named={configuration:new Set,nameParts:[],showsConfiguration:!1,showsFullName:!1};return{
parse(query,options){let draft=newDraft();for(let expression of parseFields(query))addExpression(draft,named,{query,expression});
return options?.withUnit===!0&&addField(draft,".unit",{order:"first",extract:(_,unit)=>unit}),makeProjection(draft)},residue(){
let draft=newDraft(),{showsConfiguration,showsFullName}=named;return showsConfiguration||addConfiguration(draft,named,"f\
irst"),showsFullName||addFullName(draft,named,"first"),makeProjection(draft)}}}function newDraft(){return{parts:[],conditions:[],
fieldCount:0,readsName:!1}}function makeProjection({parts:parts2,conditions,readsName}){return{...makeTuples(parts2),readsName,
admits:result=>conditions.every(holds=>holds(result))}}function addExpression(draft,named,{query,expression}){let{key,list}=expression,
order=orderOf(query,expression);if(key.text===".config"){list!==null&&throwSyntaxError(query,expression.order.start,"fix\
ed order not allowed for .config"),addConfiguration(draft,named,order);return}key.text===".unit"&&throwSyntaxError(query,
key.start,".unit is only allowed in filters");let extract=extractorOf(key.text)??throwSyntaxError(query,key.start,"key m\
ust not be empty");if(key.text===".fullname"?addFullName(draft,named,order):(key.text===".name"||key.text.startsWith("/")?
(named.nameParts.push(key.text),draft.readsName=!0):named.configuration.add(key.text),addField(draft,key.text,{order,extract})),
list===null)return;let admitted=new Set(list);draft.conditions.push(result=>admitted.has(extract(result)))}function orderOf(query,{
order,list}){return list!==null?orderOfList(list):order===null||order.text==="first"?"first":NAMED_ORDERS.get(order.text)??
throwSyntaxError(query,order.start,`unknown order ${quoteGo(order.text)}`)}function addField(draft,name2,{order,extract}){
let field=newField(draft,name2,order);draft.parts.push({fields:[field],fill(tuple2,result,unit){tuple2[field.place]=extract(
result,unit)}})}function addFullName(draft,named,order){named.showsFullName=!0,draft.readsName=!0;let extract=null;addField(
draft,".fullname",{order,extract(result){return extract??=makeFullNameExtractor(named.nameParts),extract(result)}})}var BYTES_ONLY=()=>0;
function addConfiguration(draft,named,order){named.showsConfiguration=!0;let fields=[],byKey=new Map;draft.parts.push({fields,
fill(tuple2,{configuration}){for(let key of configuration.keys){if(named.configuration.has(key))continue;let field=byKey.
get(key);field===void 0&&(field=newField(draft,key,order==="first"?BYTES_ONLY:order),byKey.set(key,field),fields.push(field)),
tuple2[field.place]=configuration.values.get(key)}}})}function newField(draft,name2,order){let place=draft.fieldCount;if(draft.
fieldCount+=1,order!=="first")return{name:name2,place,order,ranks:null};let ranks=new Map;return{name:name2,place,order:(one,other)=>ranks.
get(one)-ranks.get(other),ranks}}function makeGoUnitSettings(){let settings=new Map;return{get isEmpty(){return settings.size===0},apply(unit,{key,value}){
let known=settings.get(unit)??new Map;settings.set(unit,known);let present=known.get(key)??value;return known.set(key,present),
present===value?null:present},isExact:unit=>settings.get(unit)?.get("assume")==="exact",better(unit){let stated=settings.
get(unit)?.get("better");return stated==="lower"||stated==="higher"?stated:null}}}function makeUnitRegistry(){let units=new Map,settings=makeGoUnitSettings();return{find(written){let known=units.get(written);
if(known!==void 0)return known;let{unit:base,factor}=tidyBytes(written),unit={number:units.size,written,base,factor};return units.
set(written,unit),unit},applyUnitSetting(unit,setting){let present=settings.apply(tidyBytes(unit).unit,setting);return present===
null?null:`metadata ${setting.key} of unit ${unit} already set to ${present}`},isExact:unit=>settings.isExact(tidyBytes(
unit).unit),better:unit=>settings.better(tidyBytes(unit).unit)}}var FOREIGN=57344;function tidyBytes(unit){if(!unit.includes(
"ns")&&!unit.includes("MB"))return{unit,factor:1};let shielded=unit.replaceAll(/[\x80-\xff]/g,byte=>shift(byte,FOREIGN)),
tidied=tidyGoUnit(shielded);return{...tidied,unit:tidied.unit.replaceAll(/[\ue080-\ue0ff]/g,byte=>shift(byte,-FOREIGN))}}
function shift(character,by){return String.fromCharCode(character.charCodeAt(0)+by)}function tabulateResults(expressions,files){let tabulator=makeTabulator(expressions);for(let{label,results}of files)tabulator.
add(label,results);return tabulator.grids().map(decodeGrid)}function makeTabulator(expressions){let filter=parseFlagExpression(
"filter",()=>parseFilter(expressions.filter)),group=makeProjectionGroup(),parse2=flag=>parseFlagExpression(flag,()=>group.
parse(expressions[flag],{withUnit:flag==="table"})),table=parse2("table"),row=parse2("row"),column=parse2("col"),run={units:makeUnitRegistry(),
filter,axes:{table,row,column},ignored:parse2("ignore"),residue:group.residue(),store:makeCellStore()},problems=[];return{
problems,read:file=>tabulateFile(run,file,problems),add:(label,results)=>addForeign(run,label,results),grids:()=>arrange(
run.store.cells,run)}}function parseFlagExpression(flag,parse2){try{return parse2()}catch(thrown){let message=benchstatMessageOf(
thrown);if(message===null)throw thrown;return throwBenchstatError(`parsing -${flag}: ${message}`)}}function makeNamedResults(run,cache,result){
let{table,row,column}=run.axes,isAdmitted=[table,row,column,run.ignored].every(projection=>projection.admits(result));return{
run,cache,result,cells:[],isAdmitted,position:null}}function makeConfigurationCache(){return{named:new Map,tuples:new Map}}
var MAX_CONFIGURATIONS=1e3,PREFIX2="Benchmark";function tabulateFile(run,{label,path,bytes},problems){let file=toBytes(label),
configuration=makeConfiguration(),caches=new Map,cache=null;function currentCache(){let identity=configuration.identity();
caches.size>MAX_CONFIGURATIONS&&caches.clear();let current=caches.get(identity)??makeConfigurationCache();return caches.
set(identity,current),current}function find(current,name2){let known=current.named.get(name2);if(known!==void 0)return known;
let result={name:name2.slice(PREFIX2.length),file,configuration},named=makeNamedResults(run,current,result);return current.
named.set(name2,named),named}readGoFile({path,bytes},{configure(key,value){configuration.set(key,value),cache=null},addResults(results,writtenUnits){
cache??=currentCache();let units=writtenUnits.map(run.units.find),name2="",named=null;for(let at2=0;at2<results.length;at2+=
units.length+1)(named===null||results[at2]!==name2)&&(name2=results[at2],named=find(cache,name2)),addLine(named,units,results,
at2+1)},applyUnitSetting:run.units.applyUnitSetting,addProblem(line,message){problems.push({where:`${toBytes(path)}:${line}`,
message})}})}function addForeign(run,label,results){for(let{name:name2,configuration:settings,unit:written,values}of results){
let configuration=makeConfiguration();for(let[key,value]of Object.entries(settings))configuration.set(toBytes(key),toBytes(
value));let result={name:toBytes(name2),file:toBytes(label),configuration},named=makeNamedResults(run,makeConfigurationCache(),
result),unit=run.units.find(toBytes(written));for(let value of values)addValue(named,unit,value)}}function addLine(named,units,results,from){
for(let index=0;index<units.length;index+=1)addValue(named,units[index],results[from+index])}function addValue(named,unit,value){
let based=value*unit.factor,kind=kindOf(unit,based!==value),cell=named.cells[kind];cell===void 0&&(cell=findCell(named,unit,
based===value?unit.written:unit.base),named.cells[kind]=cell),cell?.values.push(based)}function kindOf({number:number3},isConverted){
return 2*number3+Number(isConverted)}function findCell(named,unit,shownUnit){let{run,cache,result,isAdmitted}=named;if(!isAdmitted||
!run.filter({result,unit:shownUnit,writtenUnit:unit.written}))return null;let table=tupleIn(cache,run.axes.table,result,
shownUnit);named.position??={row:tupleIn(cache,run.axes.row,result),column:tupleIn(cache,run.axes.column,result),residue:tupleIn(
cache,run.residue,result)};let{row,column,residue}=named.position;return run.store.cellAt({table,row,column},residue)}function tupleIn({
tuples},projection,result,unit=""){if(projection.readsName)return projection.tupleOf(result,unit);let known=tuples.get(projection);
known===void 0&&(known=new Map,tuples.set(projection,known));let tuple2=known.get(unit)??projection.tupleOf(result,unit);
return known.set(unit,tuple2),tuple2}var margins=new Map;function marginOf(text2){let margin=margins.get(text2)??{text:text2,width:width(text2),isBlank:isBlank(
text2)};return margins.set(text2,margin),margin}var NONE4=marginOf(""),SPACE=marginOf(" ");var RUN=" ".repeat(100);var BAR=toBytes(" \u2502 "),LAST_BAR={margin:toBytes(" \u2502")};var RANGE={align:"right",margin:toBytes(" \xB1 ")};var MICRO=toBytes("\xB5"),DIGITS2=[..."\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"].map(toBytes);var FLAG_USAGES=[{name:"table",value:"KEYS",meaning:'a table for each value of these keys (.config: every line "key: val\
ue" of the files)',example:"--table pkg base.txt head.txt"},{name:"row",value:"KEYS",meaning:"a row for each value of th\
ese keys (.fullname: the whole name of the benchmark)",example:'--row ".name /format@alpha" base.txt head.txt'},{name:"c\
ol",value:"KEYS",meaning:"a column for each value of these keys (.file); the first one is the base",example:'--col "/for\
mat@(json gob)" head.txt'},{name:"ignore",value:"KEYS",meaning:"keys in which the results of a cell may differ without a\
 warning (none)",example:"--row .name --ignore .fullname base.txt head.txt"},{name:"filter",value:"EXPRESSION",meaning:"\
only the results that match: key:value, key:/regexp/, AND, OR, - and parentheses (*)",example:'--filter "/format:json .u\
nit:(sec/op OR B/op)" base.txt head.txt'},{name:"alpha",value:"A",meaning:"a change is shown if p is at most A, and ~ ot\
herwise (0.05)",example:"--alpha 0.01 base.txt head.txt"},{name:"confidence",value:"C",meaning:"level of the interval be\
hind \xB1 (0.95)",example:"--confidence 0.99 base.txt head.txt"},{name:"format",value:"FORM",meaning:`${COMPARE_FORMATS.
slice(0,-1).join(", ")} or ${COMPARE_FORMATS.at(-1)} (text); the warnings of csv go to standard error`,example:"--format\
 csv base.txt head.txt"},{name:"config",value:"FILE",meaning:"judge the budgets of this configuration too; the exit code\
 is 1 if one is broken",example:"--config budgets.yml base.txt head.txt"}],KEYS=['KEYS are separated by spaces or commas\
: .name, .fullname, .file, .config, /KEY for a part "/KEY=value" of the','name, KEY for a line "KEY: value" of the file.\
 KEY@alpha, KEY@num and KEY@(a b c) set the order; the last one',"also leaves out every other value."],USAGE=["usage: be\
nch-referee compare [FLAG\u2026] FILE\u2026","","The tables that benchstat prints, byte for byte: medians of every bench\
mark, and how each file differs from the","first one. A file is the output of a benchmark tool; - is standard input, LAB\
EL=FILE names its column.","",...FLAG_USAGES.flatMap(({name:name2,value,meaning,example})=>[`  --${name2} ${value}`,`   \
   ${meaning}`,`      bench-referee compare ${example}`]),"",...KEYS].join(`
`);function readTables(request,files){let messages=[];return{grids:readGrids({...request,format:"text"},files,messages).map(
decodeGrid),messages:messages.map(fromBytes)}}function readGrids(request,files,messages){let tabulator=makeTabulator(request);
checkProbability("alpha",request.alpha),checkProbability("confidence",request.confidence),request.format!=="text"&&request.
format!=="csv"&&throwBenchstatError("-format must be text or csv");for(let file of files)try{let bytes=file.bytes(),foreign=file.
parseForeign?.(bytes)??null;foreign===null?tabulator.read({...file,bytes}):tabulator.add(file.label,foreign)}finally{messages.
push(...tabulator.problems.splice(0).map(({where,message})=>`${where}: ${message}`))}return tabulator.grids()}function checkProbability(flag,value){
(value<0||value>1)&&throwBenchstatError(`-${flag} must be in range [0, 1]`)}function findFilterError(text2){return findError(text2,parseFilter)}function findProjectionError(text2){return findError(
text2,query=>makeProjectionGroup().parse(query))}function compileFilter(text2){let filter=parseFilter(text2);return({name:name2,
group,metric,unit})=>{let configuration=group===null?NO_CONFIGURATION:{keys:["pkg"],values:new Map([["pkg",toBytes(group)]])};
return filter({result:{name:toBytes(name2),file:"",configuration},unit:toBytes(toMetricUnit(metric,unit)),writtenUnit:toBytes(
metric)})}}var NO_CONFIGURATION={keys:[],values:new Map};function projectionKeysOf(projection){return parseFields(projection).
map(({key})=>fromBytes(key.text))}function findError(text2,parse2){try{return parse2(text2),null}catch(thrown){let message=benchstatMessageOf(
thrown);if(message===null)throw thrown;let from=errorOffsetOf(thrown)??0;return{message:message.slice(0,message.search(/\n|$/)),
within:{from,to:findTokenEnd(text2,from)}}}}function findTokenEnd(query,from){try{let{start,end}=(/[:(]\s*$/.test(query.
slice(0,from))?parseValueTokenAt:parseTokenAt)(query,from);return Math.max(start,end)}catch(thrown){if(benchstatMessageOf(
thrown)===null)throw thrown;return query.length}}function relativeWorseningOf(comparison){let{base,head,better,change}=comparison;if(base===null||head===null)return null;
let sign=worseSign(better);if(change!==null)return sign*change*(base.median<0?-1:1);let difference=sign*(head.median-base.
median);return difference===0?0:difference>0?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY}function worseSign(better){
return better==="lower"?1:-1}var ROUNDING=4*Number.EPSILON;function isOver(value,limit,magnitude2=Math.abs(limit)){return value>
limit&&!(value-limit<=ROUNDING*magnitude2)}var MIN_CONSTANT_VALUES=6,max=makeBoundRule("max","above"),min=makeBoundRule("min","below");function makeBoundRule(kind,bad){
let isBeyond=(value,limit)=>bad==="above"?isOver(value,limit):isOver(-value,-limit);return{kind,scale:"absolute",bad,smallestP:head=>signTest(
head,head),judge(comparison,{limit,alpha:alpha2}){let{head}=comparison;if(head===null)return"unknown";if(!isBeyond(head.
median,limit))return"pass";if(comparison.exact||isConstant(head))return"fail";let beyond=head.values.filter(value=>isBeyond(
value,limit)).length;return signTest(beyond,head.n)<=alpha2?"fail":"unknown"}}}function isConstant({values,n}){return n>=
MIN_CONSTANT_VALUES&&values.every(value=>value===values[0])}var maxRegression={kind:"max-regression",scale:"relative",bad:"worse",smallestP:(head,base=head)=>smallestTwoSidedP(head,
base)/2,judge};function judge(comparison,{limit,minDelta,alpha:alpha2}){let{base,head,exact,p}=comparison,change=relativeWorseningOf(
comparison);if(base===null||head===null||change===null)return"unknown";let isLarge=isOver(Math.abs(head.median-base.median),
minDelta),isWorse=(isLarge||minDelta===0)&&isOver(change,limit,1+limit);if(exact)return isWorse?"fail":"pass";let isSignificant=p!==
null&&p<=2*alpha2;if(isWorse&&isSignificant&&isLikelyOver(comparison,limit))return"fail";let floor=base.median===0?isLarge?
0:1/0:minDelta/Math.abs(base.median),allowed=Math.max(limit,floor),worst=worstEnd(comparison);return worst===null||isOver(
worst,allowed,1+allowed)?"unknown":"pass"}function isLikelyOver({likely,better,base},limit){return likely===null||base?.
median===0?!0:isOver(better==="lower"?likely.low:-likely.high,limit,1+limit)}function worstEnd({possible,better}){return possible===
null?null:better==="lower"?possible.high:-possible.low}var RULES=[maxRegression,max,min];var TABLE_DEFAULTS={table:".config",row:".fullname",col:".file",ignore:"",filter:"*"},tableSchema=strictObject({table:defineKeysField(),
row:defineKeysField(),col:defineKeysField(),ignore:defineKeysField(),filter:defineFilterField()},{error:encodeExpectation(
"table")}).transform(({table,row,col,ignore,filter})=>({table:table??TABLE_DEFAULTS.table,row:row??TABLE_DEFAULTS.row,col:col??
TABLE_DEFAULTS.col,ignore:ignore??TABLE_DEFAULTS.ignore,filter:filter??TABLE_DEFAULTS.filter}));function defineKeysField(){
return defineExpressionField("keys",findProjectionError)}function defineFilterField(){return defineExpressionField("filt\
er",findFilterError)}function defineExpressionField(expected,findError2){let message=encodeExpectation(expected);return string2(
{error:message}).superRefine((text2,context)=>{let long=findLongPattern(text2),error2=long===null?findError2(text2):null,
params=error2===null?long:{...makeMistake("benchstat-refuses",{reason:error2.message}),within:error2.within};params!==null&&
context.addIssue({code:"custom",input:text2,message,params})}).meta(EXPRESSION).optional()}var RULE_KINDS=RULES.map(({kind})=>kind),RELATIVE_KINDS=RULES.filter(({scale})=>scale==="relative").map(({kind})=>kind),
BUDGET_DEFAULTS={benchmarks:[],packages:[],commands:[],filter:null,against:null,of:"each",minDelta:null,level:"fail",because:null,
until:null,location:about("default")},DEFAULT_BUDGETS=[{...BUDGET_DEFAULTS,metric:"*",limits:new Map([["max-regression",
.05]])},{...BUDGET_DEFAULTS,metric:"allocs/op",limits:new Map([["max-regression",0]])}],pattern=definePattern("pattern",
(value,refuse)=>/^!+\s*$/.test(value)?refuse("pattern-of-nothing"):value.startsWith("!!")?refuse("pattern-negated-twice"):
value===value.trim()?value:refuse("pattern-with-blanks")),limits=Object.fromEntries(RULES.map(({kind,scale})=>[kind,(scale===
"relative"?percentage:quantity).optional()])),KEYS_NOT_OF_GEOMEANS=["against","min-delta",...RULE_KINDS.filter(kind=>!RELATIVE_KINDS.
includes(kind))],KEYS_NOT_OF_LEVELS=RULE_KINDS.filter(kind=>!RELATIVE_KINDS.includes(kind));function requireKey(key){return{
required:[key]}}var entry=strictObject({metric:text("metric"),benchmarks:listOf(pattern,"patterns").optional(),packages:listOf(
pattern,"packages").optional(),commands:listOf(pattern,"commands").optional(),where:defineFilterField(),against:anchor2.
optional(),of:choice("geomean").optional(),"min-delta":magnitude.optional(),level:choice(...LEVELS).optional(),because:text(
"reason").optional(),until:day.optional(),...limits},{error:encodeExpectation("budget")}).meta({allOf:[{anyOf:RULE_KINDS.
map(requireKey)},{anyOf:[{not:requireKey("min-delta")},...RELATIVE_KINDS.map(requireKey)]},{anyOf:[{not:requireKey("unti\
l")},requireKey("because")]},{anyOf:[{not:requireKey("of")},{not:{anyOf:KEYS_NOT_OF_GEOMEANS.map(requireKey)}}]},{anyOf:[
{not:requireKey("against")},{not:{anyOf:KEYS_NOT_OF_LEVELS.map(requireKey)}}]}]}),BUDGET_KEYS=Object.keys(entry.shape),budgetsSchema=array(
entry.superRefine((budget,context)=>{if(!(context.issues.length>0))for(let{path,written,code,data}of[...checkLimit(budget),
...budget.of===void 0?checkMinDelta(budget):checkGeomeanKeys(budget),...checkAnchor(budget),...checkReason(budget),...checkUnits(
budget)]){let message=encodeExpectation("budget");context.addIssue({code:"custom",path:[...path],input:written,message,params:{
code,data}})}}).transform(budgetOf),{error:encodeExpectation("budgets")}).refine(({length})=>length>0,{error:encodeExpectation(
"budgets"),params:makeMistake("budgets-empty",{})}).meta({minItems:1});function budgetOf(parsed){let written=parsed,limits2=RULE_KINDS.
flatMap(kind=>{let limit=written[kind];return limit===void 0?[]:[[kind,limit]]}),{metric,benchmarks,packages,commands,where,
against,of,level,because,until}=parsed;return{metric,benchmarks:benchmarks??BUDGET_DEFAULTS.benchmarks,packages:packages??
BUDGET_DEFAULTS.packages,commands:commands??BUDGET_DEFAULTS.commands,filter:where===void 0?null:{text:where,matches:compileFilter(
where)},against:against??BUDGET_DEFAULTS.against,of:of??BUDGET_DEFAULTS.of,limits:new Map(limits2),minDelta:parsed["min-\
delta"]??BUDGET_DEFAULTS.minDelta,level:level??(against===void 0?BUDGET_DEFAULTS.level:"warn"),because:because??BUDGET_DEFAULTS.
because,until:until??BUDGET_DEFAULTS.until,location:BUDGET_DEFAULTS.location}}function checkLimit(budget){if(RULE_KINDS.
some(kind=>budget[kind]!==void 0))return[];let limits2=budget.of===void 0&&budget.against===void 0?RULE_KINDS:RELATIVE_KINDS;
return[{path:[],...makeMistake("limit-missing",{limits:limits2})}]}function checkGeomeanKeys(budget){return KEYS_NOT_OF_GEOMEANS.
filter(key=>budget[key]!==void 0).map(key=>({path:[key],...makeMistake("not-for-geomean",{})}))}function checkAnchor(budget){
return budget.against===void 0||budget.of!==void 0?[]:KEYS_NOT_OF_LEVELS.filter(key=>budget[key]!==void 0).map(key=>({path:[
key],...makeMistake("not-for-level",{})}))}function checkReason(budget){return budget.until===void 0||budget.because!==void 0?
[]:[{path:["until"],...makeMistake("reason-missing",{})}]}function checkMinDelta(budget){return budget["min-delta"]===void 0||
RELATIVE_KINDS.some(kind=>budget[kind]!==void 0)?[]:[{path:["min-delta"],...makeMistake("min-delta-alone",{limits:RELATIVE_KINDS})}]}
function checkUnits(budget){let{unit}=tidyUnit(String(budget.metric)),{kind,rate:isRate}=parseUnit(unit);return kind==="\
other"?[]:Object.entries(budget).flatMap(([key,value])=>isQuantity(value)&&toBaseUnit(value,unit)===null?[{path:[key],written:value.
text,...findUnitMismatch(value,{unit,kind,isRate})}]:[])}var KNOWN_UNITS={time:["ns","us","ms","s","min"],size:["B","KB",
"MB","GB","KiB","MiB","GiB"]};function findUnitMismatch({value,unit:written},metric){if(written==="")return makeMistake(
"quantity-without-unit",metric);if(written==="%")return makeMistake("percentage-as-quantity",metric);let[word=""]=written.
split("/");if(findUnitWord(word.trim())!==null||/\s/.test(word))return makeMistake("quantity-unfit",metric);let meant=suggestWord(
word,KNOWN_UNITS[metric.kind]),write=meant===null?void 0:`${value}${meant}${metric.isRate?"/s":""}`;return makeMistake("\
unit-unknown",{...metric,...write!==void 0&&{write}})}function isQuantity(value){return typeof value=="object"&&value!==
null&&"unit"in value}var membership=choice("pass","warn","fail"),ON_THE_COMMAND_LINE={flags:["check","measure"]};function repeatPolicy(field){
return{valueOf:({policy})=>policy?.[field],isHarmless:isAlwaysHarmless}}var unitSchema=strictObject({better:choice("lowe\
r","higher").optional(),exact:yesOrNo.optional()},{error:encodeExpectation("unit")}).meta({minProperties:1}).refine(unit=>Object.
keys(unit).length>0,{error:encodeExpectation("unit"),params:makeMistake("unit-empty",{}),when:({issues})=>issues.length===
0}),JUDGING_OPTIONS={baselineTolerance:{...ON_THE_COMMAND_LINE,schema:percentage,key:!0,preset:null,presetText:"none, su\
ch results are shown but not judged",help:"How much two machines may differ, in percent. Results that depend on the mach\
ine are judged by their own limit or by this one, whichever is wider.",placeholder:"PERCENT",repeat:{...repeatPolicy("ba\
selineTolerance"),format:formatShare}},alpha:{...ON_THE_COMMAND_LINE,schema:alpha,key:!0,preset:.01,help:"How often an u\
nchanged pull request may fail, all benchmarks together. Above 0, at most 0.5.",details:"See [statistics.md](statistics.\
md#alpha-how-often-it-may-be-wrong).",placeholder:"ALPHA",repeat:repeatPolicy("alpha")},budgets:{schema:budgetsSchema,key:!0,
preset:DEFAULT_BUDGETS,presetText:"`5%` for every metric and `0%` for `allocs/op`",help:"A list of limits. Each budget s\
elects results by metric and benchmark, and has at least one limit."},units:{schema:record(string2(),unitSchema,{error:encodeExpectation(
"units")}),key:!0,preset:{},presetText:"none",help:"What the unit does not say about a metric: which direction is `bette\
r`, and whether it is `exact`, that is without noise. By the metric's name or base unit."},table:{schema:tableSchema,key:!0,
preset:null,presetText:"head against base",help:"What the tables of the report show, in the syntax of benchstat's projec\
tions and filters."},new:{...ON_THE_COMMAND_LINE,schema:membership,key:!0,preset:"pass",help:"Outcome if only head has a\
 benchmark, or a metric of one: `pass`, `warn` or `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy("new")},removed:{...ON_THE_COMMAND_LINE,
schema:membership,key:!0,preset:"fail",help:"Outcome if only base has a benchmark, or a metric of one: `pass`, `warn` or\
 `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy("removed")},renamed:{schema:record(string2(),text("new-name"),{error:encodeExpectation(
"renamed")}).refine(names=>new Set(Object.values(names)).size===Object.keys(names).length,{error:encodeExpectation("rena\
med"),params:makeMistake("same-new-name",{})}),key:!0,preset:{},presetText:"none",help:"The name on base to the name on \
head, so that a renamed benchmark is compared.",details:"You can add an entry early: it has no effect while head lacks t\
he new name. Once base lacks the old name, a warning says that you can remove it. An entry of the pull request itself [c\
ounts too](#renames-in-a-pull-request)."}};var FORMAT_ALIASES=[["magic","auto"],["cpp","auto"],["js","auto"],["python","auto"],["rust","auto"],["go_bench","go"],["\
rust_criterion","criterion-text"],["cargo","libtest-bench"],["rust_bench","libtest-bench"],["rust_gungraun","gungraun"],
["rust_gungraun_stdout","gungraun"],["rust_iai_callgrind","iai-callgrind"],["rust_iai","iai"],["googlecpp","google-bench\
mark"],["cpp_google","google-benchmark"],["cpp_catch2","catch2"],["java_jmh","jmh"],["java","jmh"],["c_sharp_dot_net","b\
enchmarkdotnet"],["c_sharp","benchmarkdotnet"],["pytest","pytest-benchmark"],["python_pytest","pytest-benchmark"],["pyth\
on_asv","asv"],["js_vitest","vitest-bench"],["js_benchmark","benchmarkjs"],["js_time","console-time"],["dart_benchmark_h\
arness","dart"],["ruby_benchmark","ruby-benchmark"],["ruby","ruby-benchmark"],["benchmarkluau","benchmark-luau"],["custo\
mSmallerIsBetter","gab-custom"],["customBiggerIsBetter","gab-custom-bigger"],["shell_hyperfine","hyperfine"],["shell","h\
yperfine"],["json_v0","bencher-bmf"]],FORMAT_IDS=["go","criterion-text","criterion-files","criterion-bencher","cargo-cri\
terion","libtest-bench","divan","gungraun","iai-callgrind","iai","callgrind","codspeed","google-benchmark","catch2","nan\
obench","nvbench","jmh","benchmarkdotnet","pytest-benchmark","pyperf","asv","julia","vitest-bench","tinybench","mitata",
"benchmarkjs","cronometro","deno","console-time","dart","ruby-benchmark","benchmark-ips","benchmark-luau","benchee","php\
bench","tasty-bench","haskell-criterion","package-benchmark","k6","autocannon","wrk","ab","lighthouse","size-limit","bun\
dlesize","esbuild-metafile","cbdr-json","cbdr-csv","gab-custom","gab-custom-bigger","oha","vegeta","hyperfine","gnu-time",
"perf-stat","junit","tap","bencher-bmf","json","command"];var script=text("command"),nameField=defineField("command-name",(value,refuse)=>COMMAND_NAME.test(value)?value:refuse("v\
alue-unreadable")),NULLABLE=["outputFile"];function defineCommandList(options){let rows=Object.entries(options).map(([name2,
{schema}])=>({name:name2,key:toKebabCase(name2),schema:NULLABLE.includes(name2)?orNull2(schema):schema})),own2=Object.fromEntries(
rows.map(({key,schema})=>[key,schema.optional()])),mapping=strictObject({command:script,name:nameField.optional(),...own2},
{error:encodeExpectation("command")}).transform(({command:command2,name:name2,...rest})=>{let written=rest,settings=rows.
flatMap(row=>written[row.key]===void 0?[]:[[row.name,written[row.key]]]);return name2===void 0&&settings.length===0?command2:
{...name2!==void 0&&{name:name2},command:command2,...Object.fromEntries(settings)}}),properties2=Object.fromEntries([...rows,
{key:"command",schema:script},{key:"name",schema:nameField}].map(({key,schema})=>[key,schema.meta()??{}])),entry2=textOrMapping(
script,mapping,mappingOf(properties2,["command"]));return listOf(entry2,"command",findEqualNames)}function findEqualNames(commands){
let names=nameCommands(commands),name2=names.find((one,index)=>names.indexOf(one)<index);return name2==null?null:makeMistake(
"command-names-equal",{name:name2})}var PROFILE_FORMAT_IDS=["pprof","perf-script","collapsed","cpuprofile","speedscope","callgrind"];var DEFAULT_RUNS=5,runs=defineField("profile-runs",(value,refuse)=>{if(!/^\+?\d+$/.test(value.trim()))return refuse("val\
ue-unreadable");let number3=Number(value);return number3>=1&&number3<=100?number3:refuse("value-outside",{from:1,to:100})},
integer({minimum:1,maximum:100})),properties={command:text("profile-command"),format:choice("auto",...PROFILE_FORMAT_IDS),
runs},profileSchema=strictObject({command:properties.command,format:properties.format.optional(),runs:properties.runs.optional()},
{error:encodeExpectation("profile")}).transform(({command:command2,format="auto",runs:count=DEFAULT_RUNS})=>({command:command2,
format,runs:count})).meta(mappingOf(Object.fromEntries(Object.entries(properties).map(([key,field])=>[key,field.meta()??
{}])),["command"]));var command=text("command"),MEASURING={inputs:["gate","measure"],flags:["check","measure","bisect","doctor"]};function repeatScheduleField(field,{
absent,...safety}={}){return{valueOf:({recording:{schedule}})=>schedule[field]??absent,...safety}}function benchmarkFormat(expected,outputs=[]){
return choiceWithAliases(["auto",...FORMAT_IDS,...outputs],new Map(FORMAT_ALIASES),expected)}var COMMAND_OPTIONS={workingDirectory:{
...MEASURING,schema:innerPath("folder"),key:!0,preset:".",presetText:"the root",placeholder:"DIR",help:"Folder in which \
`run` and `setup` run, relative to the root of the repository.",repeat:repeatScheduleField("workingDirectory")},format:{
...MEASURING,schema:benchmarkFormat("format"),key:!0,preset:"auto",flag:"input-format",placeholder:"ID",help:"Format of \
the benchmark output: an id from `bench-referee formats`, `auto` to detect it, or `command` to measure the invocation it\
self (time, memory).",details:"See [formats.md](formats.md).",repeat:repeatScheduleField("format",{absent:"auto",isHarmless:format=>format===
"auto"||FORMAT_IDS.includes(format)})},outputFile:{...MEASURING,schema:resultFiles,key:!0,preset:null,presetText:"none, \
standard output is read",placeholder:"GLOB",help:"Pattern of the result files that `run` writes, relative to the working\
 directory.",details:"Files that the invocation did not write are ignored.",repeat:repeatScheduleField("outputFile",{absent:null})},
count:{flags:["check","measure"],schema:choice(...COUNTED),key:!0,preset:null,presetText:"nothing is counted",placeholder:"\
WHAT",help:"`instructions`: after the rounds, the instructions that each benchmark executes are counted, under Callgrind\
. Linux only.",details:"See [counts.md](counts.md).",repeat:repeatScheduleField("count",{absent:null,isHarmless:isAlwaysHarmless})},
profile:{schema:profileSchema,key:!0,preset:null,presetText:"no profile is recorded",help:"After the verdict, `command` \
records profiles of the benchmarks that broke a budget, `runs` on each side, and the report names the functions that cha\
nged.",details:"See [profiles.md](profiles.md#in-the-gate)."},paths:{schema:listOf(filePattern,"file-patterns"),key:!0,preset:[],
presetText:"any file can change the results",help:"Patterns of files. If a pull request changes no file inside, the comm\
and is not run. A later pattern wins, and `!` excludes.",details:"See [below](#nothing-to-measure)."},dependsOn:{schema:listOf(
filePattern,"file-patterns"),key:!0,preset:[],presetText:"not known, so the command is run",help:"Patterns of all files \
that the command reads, built ones too. If they are the same on both sides after `setup`, the command is not run.",details:"\
See [below](#nothing-to-measure)."}},MEASURING_OPTIONS={run:{...MEASURING,schema:command.transform(script2=>[script2]),key:defineCommandList(
COMMAND_OPTIONS),preset:null,presetText:"none, an input or the file must set it",flag:"--",placeholder:"COMMAND\u2026",help:"\
Benchmark command, run by `bash -e -o pipefail`. One invocation should measure every benchmark once.",details:"Without b\
ash, `sh -e` runs it. A list of commands is interleaved one by one. A command can have [settings of its own](#run).",repeat:repeatScheduleField(
"commands")},setup:{...MEASURING,schema:text("setup"),key:!0,preset:null,presetText:"none",placeholder:"COMMAND",help:"C\
ommand that runs once on each side before the first round, such as a build or an install.",details:"It may take an hour \
and is not part of `max-minutes`.",repeat:repeatScheduleField("setup",{absent:null})},...COMMAND_OPTIONS,benchmarkFiles:{
schema:listOf(filePattern,"file-patterns"),key:!0,preset:[],presetText:"each side has its own benchmarks",help:"Patterns\
 of files. Base is measured with head's version of them, so that new and changed benchmarks are compared.",details:"See \
[below](#the-same-benchmarks-on-both-sides)."},rounds:{...MEASURING,schema:rounds,key:!0,preset:{min:6,max:30},placeholder:"\
N",help:"Number of rounds such as `10`, or a range such as `6..30`, which stops once every budget is decided. A round is\
 one invocation on each side.",details:"At most 1000.",differing:{"flag doctor":{help:"Number of rounds to measure.",presetText:"\
10"}},repeat:repeatScheduleField("rounds",{isHarmless:isAlwaysHarmless})},maxMinutes:{...MEASURING,schema:minutes,key:!0,
preset:30,placeholder:"N",help:"Time limit for all measuring after `setup`, in minutes. What is undecided by then is inc\
onclusive.",details:"At most 7200. Set the `timeout-minutes` of the job high enough for `setup` and the checkout, too.",
differing:{"flag doctor":{help:"Time limit in minutes. When it is reached, fewer rounds are measured."}},repeat:repeatScheduleField(
"maxMinutes",{isHarmless:isAlwaysHarmless})},precision:{flags:["check","measure"],schema:percentage,key:!0,preset:null,presetText:"\
none, a run ends once every budget is decided",placeholder:"PERCENT",help:"Standard error to which a run for the history\
 measures each change, such as `0.5%`, in as many rounds as `rounds` allows.",details:"In the file it counts for the eve\
nts that [`record`](history.md#how-exact-a-run-is) takes, so no pull request takes longer.",isHistoryKey:!0,repeat:{...repeatScheduleField(
"precision",{absent:null,isHarmless:isAlwaysHarmless}),format:formatShare}},bisectMinutes:{inputs:MEASURING.inputs,flags:[
"check","measure"],schema:minutesOrNone,key:!0,preset:0,placeholder:"N",help:"Time limit, in minutes, to find the commit\
 that broke a budget, after the verdict. 0 searches nothing.",details:"See [bisect.md](bisect.md).",repeat:{valueOf:({recording})=>recording.
schedule.bisectMinutes??0,isHarmless:isAlwaysHarmless}},unit:{flags:MEASURING.flags,schema:choice("invocation","sample"),
key:!0,preset:"invocation",placeholder:"UNIT",help:"`invocation`: one value per invocation. `sample`: every raw value is\
 used.",details:"See [statistics.md](statistics.md#one-value-for-each-invocation).",repeat:repeatScheduleField("unit",{isHarmless:isAlwaysHarmless})},
cpus:{...MEASURING,schema:cpuList,key:!0,preset:null,presetText:"all processors",placeholder:"LIST",help:"Processors to \
which every invocation is pinned, such as `2-3` or `0,2`. Linux only, by `taskset`.",details:"Tools that count processor\
s see fewer, so the names of Go end in another number.",repeat:repeatScheduleField("cpus",{absent:null,isHarmless:cpus=>/^[\d,-]+$/.
test(cpus)})},nice:{...MEASURING,schema:niceness,key:!0,preset:null,presetText:"nothing is added",placeholder:"N",help:"\
Whole number from -20 to 19 that is added to the niceness of every invocation. Negative values need root.",repeat:repeatScheduleField(
"nice",{absent:null,isHarmless:isAlwaysHarmless})},baseline:{flags:["check","measure"],schema:text("baseline"),key:innerPath(
"tree-path"),preset:null,presetText:"none, base is measured",placeholder:"FILE",help:"Path of a recording in the reposit\
ory. Its values replace base, which is not measured then.",details:"See [below](#baseline).",repeat:{valueOf:({recording})=>recording.
baseline?.path??null}},measure:{flags:["check","measure"],schema:choice("all","counts"),key:!0,preset:"all",placeholder:"\
WHAT",help:"`all`: the rounds, and then what `count` names. `counts`: only instructions are counted, and the rounds are \
left out.",repeat:repeatScheduleField("measure",{absent:"all",isHarmless:isAlwaysHarmless})},seed:{...MEASURING,schema:name,
preset:null,presetText:"random",placeholder:"TEXT",help:"Seed for the order of the invocations, as a report printed it, \
to repeat that order.",repeat:repeatScheduleField("seed",{isHarmless:seed=>/^[0-9a-f]{1,32}$/i.test(seed)})},shard:{...MEASURING,
flags:["check","measure"],schema:shard,preset:null,presetText:"all benchmarks",placeholder:"K/N",help:"Part of the bench\
marks, such as `2/4`: after the warm-up only every N-th benchmark is measured, from the K-th on. `report` makes one repo\
rt of all shards.",repeat:{valueOf:({recording:{shard:shard2}})=>shard2===void 0?null:formatShard(shard2),isHarmless:isAlwaysHarmless}},
legs:{inputs:["measure"],flags:["check","measure"],schema:legs,preset:1,inputDefault:"${{ strategy.job-total }}",placeholder:"\
N",help:"Number of recordings that become one report. They share the false alarms that `alpha` allows.",differing:{"inpu\
t measure":{presetText:"the number of jobs in the matrix"}},repeat:{valueOf:({legs:legs2})=>legs2,isHarmless:isAlwaysHarmless}}};var PUBLISHING={inputs:["gate","report"]},PUBLISHING_OPTIONS={name:{inputs:["gate","measure","report"],flags:["check","m\
easure","doctor","report"],schema:name,preset:"bench-referee",placeholder:"NAME",help:"Name of the check run, and key of\
 the comment. Two gates in one repository need two names, or they overwrite each other.",terminal:{help:"Name in the rep\
ort."},differing:{"input measure":{help:"Name of this recording in the report. The legs of a matrix need different names\
, because numbers of different runners are never pooled."},"flag report":{presetText:"the name of the first recording"}},
repeat:{valueOf:({publish})=>publish.name,isHarmless:isAlwaysHarmless}},comment:{...PUBLISHING,schema:choice("always","o\
n-change","on-failure","never"),preset:"always",help:"When to comment on the pull request: `always`, `on-change`, `on-fa\
ilure` or `never`. An existing comment is kept current, except with `never`.",repeat:"a command line writes no comment"},
check:{...PUBLISHING,schema:yesOrNo,preset:!0,help:"Whether to create a check run: `true` or `false`. The step itself su\
cceeds or fails either way.",repeat:"a command line creates no check run"},failOn:{...PUBLISHING,flags:["check","report"],
schema:choice("regression","inconclusive","never"),preset:"regression",placeholder:"WHAT",help:"What fails the run: `reg\
ression`, `inconclusive` (a regression or an undecided budget) or `never`. A run that cannot be judged always fails.",repeat:{
valueOf:({publish})=>publish.failOn,isHarmless:isAlwaysHarmless}},historyRef:{...PUBLISHING,flags:["check","report"],schema:historyRef,
preset:DEFAULT_HISTORY_REF,placeholder:"REF",help:"Ref with the history that the action `record` writes, for budgets wit\
h `against` and for what changed since the latest release.",repeat:{valueOf:({publish})=>publish.historyRef,isHarmless:isAlwaysHarmless}},
overrideLabel:{...PUBLISHING,schema:text("label").transform(label=>label.trim()),preset:"perf-regression-accepted",help:"\
Label with which a maintainer accepts a failing verdict. The check then passes, the results stay red, and the report say\
s who set it.",repeat:"a command line sees no labels"},overrideScope:{...PUBLISHING,schema:choice("commit","pull-request",
"never"),preset:"commit",help:"What the label accepts: the `commit` on which it was set, every commit of the `pull-reque\
st`, or nothing (`never`).",repeat:"a command line sees no labels"}};var OPTIONS={...MEASURING_OPTIONS,...COMMIT_OPTIONS,...PUBLISHING_OPTIONS,...JUDGING_OPTIONS,...HISTORY_OPTIONS};var FORMAT_LIST=`${REPORT_FORMATS.slice(0,-1).map(quoteCode).join(", ")} or ${REPORT_FORMATS.slice(-1).map(quoteCode)}`;
function quoteCode(text2){return`\`${text2}\``}var EXPECTED={ACTION:"action",DIR:"out-folder",FILE:"out-file",GLOB:"patt\
ern",NAME:"gate-name",REF:"any-ref"},RUN_FLAG=defineFlag("run","COMMAND","The same as `-- COMMAND`, as one word."),OWN_FLAGS={
check:[RUN_FLAG,defineFlag("write-baseline","","Measure only the current state, write it to the baseline, and judge noth\
ing."),defineFlag("out","DIR","Folder for `recording.json`, `report.json`, `comment.md`, `report.html` and `junit.xml`.",
"nothing is kept"),defineFlag("format","FORM",`Format of the report: ${FORMAT_LIST}. Any other id is the \`--input-format\
\`.`,"`text`")],measure:[RUN_FLAG,defineFlag("out","FILE","File for the recording. Required."),defineFlag("format","ID",
"The same as `--input-format`.")],bisect:[defineFlag("benchmarks","GLOB","Pattern of the benchmarks to search for.","all\
 that got worse"),defineFlag("minutes","N","Time limit of the search, in minutes, after the comparison of base and head.",
"`30`"),defineFlag("resume","FILE","Recording of a search that was not finished, of the same commits and command. The se\
arch continues."),defineFlag("format","FORM",`Format of the report: ${FORMAT_LIST}.`,"`text`")],doctor:[defineFlag("writ\
e","FILE","File for the proposed configuration. An existing file is never overwritten."),defineFlag("format","FORM","For\
mat of the diagnosis: `text` or `json`.","`text`")],report:[defineFlag("format","FORM",`Format: ${FORMAT_LIST}.`,"`text`")],
init:[defineFlag("name","NAME","Name of a further gate, beside the one that the repository has. It gets a workflow, a co\
nfiguration and a check of its own."),defineFlag("uses","ACTION","How the workflow names this action, such as `OWNER/ben\
ch-referee@SHA`.","the commit of the npm package, or of the clone that contains the program; the version if there is non\
e")],validate:[defineFlag("recording","FILE","Recording of an earlier run, to show what each budget matches in it."),defineFlag(
"format","FORM","Format: `text` or `json`.","`text`")],history:[defineFlag("ref","REF","Ref of this clone that holds the\
 history.","`refs/bench-referee/history`"),defineFlag("out","FILE","File for the output.","standard output"),defineFlag(
"format","FORM","`text`, `html` (one page without other files) or `json`.","`text`"),defineFlag("benchmarks","GLOB","Pat\
tern of the benchmarks to show.","all"),defineFlag("since","REF","Release or commit that the levels are relative to.","t\
he latest release that was compared, or the commit that most others were compared with")],"history import":[defineFlag("\
ref","REF","Ref of this clone that gets the values.","`refs/bench-referee/history`")],"history change-points":[defineFlag(
"method","METHOD","`ranks`, or `e-divisive`: the procedure of apache/otava.","`ranks`"),defineFlag("window","N","Largest\
 number of values to search at once: from 10 with `ranks`, from 2 to 1000 with `e-divisive`.","all values with `ranks`, \
50 with `e-divisive`"),defineFlag("p","P","Largest p of a change point.","`0.001`"),defineFlag("magnitude","M","Smallest\
 change, as a share of the smaller level, that a change point must exceed: `0.05` is 5 %.","`0`")],"profile diff":[defineFlag(
"format","FORM","`text`, `html` (with a flame graph, one page without other files) or `json`.","`text`"),defineFlag("inp\
ut-format","ID","Format of the profiles: `pprof`, `perf-script`, `collapsed`, `cpuprofile`, `speedscope` or `callgrind`.",
"detected","profile-format"),defineFlag("out","FILE","File for the output.","standard output"),defineFlag("touched","PAT\
HS","Changed paths, one a line, as `git diff --name-only` prints them. Functions in these files come first.","none")],parse:[
defineFlag("format","ID","Format of the files: an id from `bench-referee formats`.","detected")]};function defineFlag(name2,placeholder,help,preset=null,expected=EXPECTED[placeholder]??
null){return{name:name2,kind:placeholder===""?"switch":"value",placeholder,help,preset,expected}}function optionsOf(command2,options=OPTIONS){
return Object.keys(options).filter(name2=>options[name2]?.flags?.includes(command2))}function flagNameOf(name2,{flag}){return flag??
toKebabCase(name2)}function flagsOf(command2,options=OPTIONS){return[...optionsOf(command2,options).map(name2=>{let option=options[name2],
{terminal,differing,placeholder="VALUE"}=option,own2=differing?.[`flag ${command2}`],preset=formatPreset({...option,...terminal,
...own2}),help=own2?.help??terminal?.help??option.help;return{name:flagNameOf(name2,option),kind:"value",placeholder,help,
preset,expected:null}}),...OWN_FLAGS[command2]??[]]}function flagSpecOf(command2,options=OPTIONS){let flags=flagsOf(command2,
options).filter(({name:name2})=>name2!=="--");return Object.fromEntries(flags.map(({name:name2,kind})=>[name2,kind]))}function formatPreset({
preset,presetText}){return presetText??`\`${formatOptionValue(preset)}\``}export{toKebabCase,presetsOf,omitHistoryKeys,resolveValues,formatOptionValue,NEVER,ZodType,string2 as string,hex2 as hex,
number2 as number,int,boolean2 as boolean,unknown,ZodArray,array,ZodObject,object,strictObject,looseObject,union,discriminatedUnion,
tuple,ZodRecord,record,_enum,literal,ZodOptional,ZodPipe,templateLiteral,custom,iso_exports,compilePattern,selectPaths,compileOrderedPatterns,
compilePatterns,isMapping,makeMistake,findLongPattern,toError,encodeExpectation,decodeExpectation,toQuotable,defineField,
innerSchemaOf,choice,compareTexts,groupedNameKeyOf,benchmarkKeyOf,MAX_JOBS,parseShard,withUnknownBenchmarks,formatShard,
sortBenchmarks,listOwn,isEmptyShard,shareOf,LEVELS,isAboutChange,isAbsoluteLimit,hasStoppedEarly,STATES,parseCpuList,renderCpuList,
parseDecimal,toBaseUnit,historyRef,COMMIT_OPTIONS,DEFAULT_HISTORY_REF,RECORDED_EVENTS,groupOfLeg,historyKeyOf,benchstatMessageOf,
DEFAULT_REQUEST,coinProbability,sortAscending,median,normalTail,normalQuantile,medianInterval,gammaln,untiedLowerHalf,untiedLowerHalves,
mannWhitney,smallestTwoSidedP,EXACT_UP_TO,summarise,parseGoLine,findTornResult,parseGoText,makeGoUnitSettings,tabulateResults,
readTables,projectionKeysOf,relativeWorseningOf,worseSign,isOver,RULES,JUDGING_OPTIONS,PROFILE_FORMAT_IDS,benchmarkFormat,
MEASURING_OPTIONS,PUBLISHING_OPTIONS,OPTIONS,optionsOf,flagNameOf,flagsOf,flagSpecOf};
