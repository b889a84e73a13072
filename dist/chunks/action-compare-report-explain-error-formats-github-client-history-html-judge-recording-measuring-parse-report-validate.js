import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BLANK_LETTERS,REPORT_FORMATS,choose,compileFilter,findFilterError,findProjectionError,findUnitWord,normalQuantile,
parseUnit,signTest,smallestTwoSidedP,sortAscending,tidyUnit}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{decodeExpectation,encodeExpectation,
findLongPattern,makeMistake,suggestWord,toError,toQuotable}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{about,atFlag,atInput,makeError,
makeWarning,throwErrors,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{__export}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";var SIDES=["base","head"];var MEASURABLE=`0 or a number between ${1e-30} and ${1e30}, of either sign`;function isMeasurable(value){let magnitude2=Math.
abs(value);return magnitude2===0||magnitude2>=1e-30&&magnitude2<=1e30}var LEVELS=["fail","warn","report"],UNDECIDED={minDelta:0,alpha:null,early:null,isHeld:!1,isHeldByControls:!1,isUnjudged:!1,
isOutOfReach:!1,isOfLayout:!1,decidedBy:null,anchored:null},MAX_PERCENT=1e5;function isAboutChange({anchored}){return anchored===
null}function isAbsoluteLimit(kind){return kind==="max"||kind==="min"}function isImprovementLimit(kind){return kind==="m\
in-improvement"}function isAnswerVerdict({kind}){return kind==="same-answer"}function isDecidedByTest({kind,outcome,alpha:alpha2,
decidedBy}){return outcome!=="unknown"&&alpha2!==null&&!isAbsoluteLimit(kind)&&decidedBy!=="cpu-time"}function hasStoppedEarly({
head},{early}){return early!==null&&(head?.rounds.at(-1)??0)<=early.rounds}var STATES=["regression","improvement","uncha\
nged","inconclusive","new","removed","failed"];function failsStep(conclusion,failOn){return conclusion==="error"||failsByVerdict(conclusion,failOn)}function exitCodeOf(conclusion,failOn){
return conclusion==="error"?2:failsByVerdict(conclusion,failOn)?1:0}function toCheckConclusion(conclusion,failOn){return failsStep(
conclusion,failOn)?"failure":conclusion==="fail"||conclusion==="inconclusive"?"neutral":"success"}function canBeAccepted(conclusion,failOn){
return conclusion==="fail"||failsByVerdict(conclusion,failOn)}function annotationLevelOf(failOn,isAccepted){return isAccepted||
failOn==="never"?"warning":"failure"}function failsByVerdict(conclusion,failOn){return failOn==="never"?!1:conclusion===
"fail"||conclusion==="inconclusive"&&failOn==="inconclusive"}var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,
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
"")}function hexToUint8Array(hex3){let cleanHex=hex3.replace(/^0x/,"");if(cleanHex.length%2!==0)throw new Error("Invalid\
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
}`:"[\\s\\S]*";return new RegExp(`^${regex}$`)};var integer=/^-?\d+$/,number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i,_null=/^null$/i;var lowercase=/^[^A-Z]*$/,uppercase=/^[^a-z]*$/,hex=/^[0-9a-fA-F]*$/;var $ZodCheck=$constructor("$ZodCheck",(inst,def)=>{var _a3;inst._zod??(inst._zod={}),inst._zod.def=def,(_a3=inst._zod).
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
function isValidCIDRv6(value){let parts=value.split("/");if(parts.length!==2)return!1;let[address,prefix]=parts;if(!prefix)
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
integer:own2)?.source}function partPattern(schema){let def=schema._zod.def,own2=schema._zod.pattern?.source,inner=def.innerType??
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
type!=="object")return null;for(let key in member)if(!FOLDABLE_KEYS.has(key))return null;objects.push(member)}let properties={},
required2=new Set;for(let object2 of objects){for(let key in object2.properties){if(Object.prototype.hasOwnProperty.call(
properties,key))continue;let parts=[];for(let other of objects){let part=other.properties?.[key]??undeclaredConstraint(other);
part!=null&&(parts.some(seen=>JSON.stringify(seen)===JSON.stringify(part))||parts.push(part))}let merged=parts.length===
1?parts[0]:foldObjects(parts)??{allOf:parts};assignProp(properties,key,merged)}for(let key of object2.required??[])required2.
add(key)}let folded={type:"object",properties};if(required2.size&&(folded.required=[...required2]),objects.every(object2=>object2.
additionalProperties===!1))folded.additionalProperties=!1;else{let constraints=[];for(let object2 of objects){let constraint=undeclaredConstraint(
object2);constraint&&!constraints.some(seen=>JSON.stringify(seen)===JSON.stringify(constraint))&&constraints.push(constraint)}
constraints.length===1?folded.additionalProperties=constraints[0]:constraints.length>1&&(folded.additionalProperties={allOf:constraints})}
return folded}function foldIntersection(json){let allOf=json.allOf;if(!Array.isArray(allOf)||allOf.length<2)return;for(let key of FOLDABLE_KEYS)
if(key in json)return;let unions=allOf.filter(m=>UNION_KEYS.some(k=>Array.isArray(m[k]))),folded=null;if(!unions.length)
folded=foldObjects(allOf);else{let union2=unions[0],keyword=UNION_KEYS.find(k=>Array.isArray(union2[k]));if(Object.keys(
union2).length!==1)return;let rest=allOf.filter(m=>m!==union2),branches=union2[keyword].map(branch=>foldObjects([...rest,
branch]));if(branches.some(b=>!b))return;folded={[keyword]:branches}}folded&&(delete json.allOf,assignProps(json,folded))}
function finalize(ctx,schema){let root=ctx.seen.get(schema);if(!root)throw new Error("Unprocessed schema. This is a bug \
in Zod.");let flattenRef=zodSchema=>{let seen=ctx.seen.get(zodSchema);if(seen.ref===null)return;let schema2=seen.def??seen.
schema,_cached={...schema2},ref2=seen.ref;if(seen.ref=null,ref2){flattenRef(ref2);let refSeen=ctx.seen.get(ref2),refSchema=refSeen.
schema;if(refSchema.$ref&&(ctx.target==="draft-07"||ctx.target==="draft-04"||ctx.target==="openapi-3.0")?(schema2.allOf=
schema2.allOf??[],schema2.allOf.push(refSchema)):assignProps(schema2,refSchema),assignProps(schema2,_cached),zodSchema._zod.
parent===ref2)for(let key in schema2)key==="$ref"||key==="allOf"||key in _cached||delete schema2[key];if(refSchema.$ref&&
refSeen.def)for(let key in schema2)key==="$ref"||key==="allOf"||key in refSeen.def&&JSON.stringify(schema2[key])===JSON.
stringify(refSeen.def[key])&&delete schema2[key]}let parent=zodSchema._zod.parent;if(parent&&parent!==ref2){flattenRef(parent);
let parentSeen=ctx.seen.get(parent);if(parentSeen?.schema.$ref&&(schema2.$ref=parentSeen.schema.$ref,parentSeen.def))for(let key in schema2)
key==="$ref"||key==="allOf"||key in parentSeen.def&&JSON.stringify(schema2[key])===JSON.stringify(parentSeen.def[key])&&
delete schema2[key]}ctx.override({zodSchema,jsonSchema:schema2,path:seen.path??[]})};if(!ctx.external||ctx.sharedEmitDoneFor!==
ctx.external){for(let entry2 of[...ctx.seen.entries()].reverse())flattenRef(entry2[0]);if(ctx.target!=="openapi-3.0")for(let entry2 of ctx.
seen.entries())compactTypeUnion(entry2[1].def??entry2[1].schema);for(let rewrite of ctx.deferred)rewrite();if(ctx.intersections.
length){let carriers=new Map;for(let seen of ctx.seen.values())for(let json of[seen.schema,seen.def]){let allOf=json?.allOf;
if(!Array.isArray(allOf))continue;let existing=carriers.get(allOf);existing?existing.push(json):carriers.set(allOf,[json])}
for(let allOf of ctx.intersections)for(let json of carriers.get(allOf)??[])foldIntersection(json)}}let result={};if(ctx.
target==="draft-2020-12"?result.$schema="https://json-schema.org/draft/2020-12/schema":ctx.target==="draft-07"?result.$schema=
"http://json-schema.org/draft-07/schema#":ctx.target==="draft-04"?result.$schema="http://json-schema.org/draft-04/schema\
#":ctx.target,ctx.external?.uri){let id=ctx.external.registry.get(schema)?.id;if(!id)throw new Error("Schema is missing \
an `id` property");result.$id=ctx.external.uri(id)}assignProps(result,root.defId?root.schema:root.def??root.schema);let rootMetaId=ctx.
metadataRegistry.get(schema)?.id;rootMetaId!==void 0&&result.id===rootMetaId&&delete result.id;let defs=ctx.external?.defs??
{};if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external)for(let entry2 of ctx.seen.entries()){let seen=entry2[1];seen.
def&&seen.defId&&(seen.def.id===seen.defId&&delete seen.def.id,assignProp(defs,seen.defId,seen.def))}ctx.external&&(ctx.
sharedEmitDoneFor=ctx.external),ctx.external||Object.keys(defs).length>0&&(ctx.target==="draft-2020-12"?result.$defs=defs:
result.definitions=defs);try{let finalized=JSON.parse(JSON.stringify(result));return Object.defineProperty(finalized,"~s\
tandard",{value:{...schema["~standard"],jsonSchema:{input:createStandardJSONSchemaMethod(schema,"input",ctx.processors),
output:createStandardJSONSchemaMethod(schema,"output",ctx.processors)}},enumerable:!1,writable:!1}),finalized}catch{throw new Error(
"Error converting schema to JSON.")}}function isTransforming(_schema,_ctx){let ctx=_ctx??{seen:new Set};if(ctx.seen.has(
_schema))return!1;ctx.seen.add(_schema);let def=_schema._zod.def;if(def.type==="transform")return!0;if(def.type==="array")
return isTransforming(def.element,ctx);if(def.type==="set")return isTransforming(def.valueType,ctx);if(def.type==="lazy")
return isTransforming(def.getter(),ctx);if(def.type==="promise"||def.type==="optional"||def.type==="nonoptional"||def.type===
"nullable"||def.type==="readonly"||def.type==="default"||def.type==="prefault"||def.type==="catch")return isTransforming(
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
numericType&&(rest.type="string",values||(rest.pattern=(types.includes("number")?number:integer).source)),rest}var pendingRecords=new WeakMap;
function rewriteKeyNames(ctx){let bySchema=new Map;for(let entry2 of ctx.seen.values())entry2.def&&!bySchema.has(entry2.
schema)&&bySchema.set(entry2.schema,entry2);let rewrites=new Map;for(let record2 of pendingRecords.get(ctx)??[]){let seen=ctx.
seen.get(record2),names=(seen?.def??seen?.schema)?.propertyNames;if(!names||names===!0||rewrites.has(names))continue;let rewritten=stringifyKeyNames(
bySchema,names,new Set);rewritten!==names&&rewrites.set(names,rewritten)}if(rewrites.size)for(let entry2 of ctx.seen.values())
for(let carrier of[entry2.schema,entry2.def]){let rewritten=carrier&&rewrites.get(carrier.propertyNames);rewritten&&(carrier.
propertyNames=rewritten)}}var recordProcessor=(schema,ctx,_json,params)=>{let json=_json,def=schema._zod.def;json.type="\
object";let keyType=def.keyType,patterns=aggregateChecks(keyType).patterns;if(def.mode==="loose"&&patterns&&patterns.size>
0){let valueSchema2=processSchema(def.valueType,ctx,{...params,path:[...params.path,"patternProperties","*"]});json.patternProperties=
{};for(let pattern2 of patterns)assignProp(json.patternProperties,exactPattern(pattern2).source,valueSchema2)}else{if(ctx.
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
{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))},ZodError=$constructor("ZodError",initializer2),ZodRealError=$constructor(
"ZodError",initializer2,void 0,{Parent:Error});var parse=_parse(ZodRealError),parseAsync=_parseAsync(ZodRealError),safeParse=_safeParse(ZodRealError),safeParseAsync=_safeParseAsync(
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
_zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}function nullish2(innerType){
return optional(nullable(innerType))}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def),ZodType.
init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>defaultProcessor(inst,ctx,json,params),inst.unwrap=()=>inst.
_zod.def.innerType,inst.removeDefault=inst.unwrap});function _default(innerType,defaultValue){return new ZodDefault({type:"\
default",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}
var ZodPrefault=$constructor("ZodPrefault",(inst,def)=>{$ZodPrefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>prefaultProcessor(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){
return new ZodPrefault({type:"prefault",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():
util_exports.shallowClone(defaultValue)}})}var ZodNonOptional=$constructor("ZodNonOptional",(inst,def)=>{$ZodNonOptional.
init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>nonoptionalProcessor(inst,ctx,json,
params),inst.unwrap=()=>inst._zod.def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"\
nonoptional",innerType,...util_exports.normalizeParams(params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>catchProcessor(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeCatch=inst.unwrap});
function _catch(innerType,catchValue){return new ZodCatch({type:"catch",innerType,catchValue:typeof catchValue=="functio\
n"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>pipeProcessor(inst,ctx,json,params),inst.in=def.in,inst.out=def.out});function pipe(in_,out){return new ZodPipe(
{type:"pipe",in:in_,out})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>readonlyProcessor(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){
return new ZodReadonly({type:"readonly",innerType})}var ZodTemplateLiteral=$constructor("ZodTemplateLiteral",(inst,def)=>{
$ZodTemplateLiteral.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>templateLiteralProcessor(
inst,ctx,json,params)});function templateLiteral(parts,params){return new ZodTemplateLiteral({type:"template_literal",parts,
...util_exports.normalizeParams(params)})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>customProcessor(inst,ctx,json,params)});function custom(fn,_params){return _custom(ZodCustom,fn??(()=>!0),_params)}function refine(fn,_params={}){return _refine(
ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}function omitNull(value,keys=Object.keys(value)){let kept={};for(let key of Object.keys(value))((value[key]??null)!==null||
!keys.includes(key))&&(kept[key]=value[key]);return kept}var iso_exports={};__export(iso_exports,{ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,
ZodISOTime:()=>ZodISOTime,date:()=>date2,datetime:()=>datetime2,duration:()=>duration2,time:()=>time2});function datetime2(params){return _isoDateTime(ZodISODateTime,params)}function date2(params){return _isoDate(ZodISODate,
params)}function time2(params){return _isoTime(ZodISOTime,params)}function duration2(params){return _isoDuration(ZodISODuration,
params)}function parseNumberSeries(given){let text3=given.replace(/^\uFEFF/,"");return text3.trim().startsWith("[")?parseArray(text3.
trim()):parseLines(text3)}function parseLines(text3){let values=[];for(let[index,line]of text3.split(/\r\n|\r|\n/).entries()){
if(line.trim()==="")continue;let value=parseDecimal(line);if(value===null||!Number.isFinite(value))return{bad:describeBad(
line.trim(),{line:index+1})};values.push(value)}return{values}}function parseArray(text3){let array2;try{array2=JSON.parse(
text3)}catch(error2){return{brokenJson:error2.message}}let index=array2.findIndex(value=>!Number.isFinite(value));return index===
-1?{values:array2}:{bad:describeBad(formatValue(array2[index]),{index})}}function formatValue(value){return typeof value==
"number"?String(value):Array.isArray(value)?"[\u2026]":typeof value=="object"&&value!==null?"{\u2026}":JSON.stringify(value)}
function describeBad(got,at){let isNotFinite=parseDecimal(got)!==null||/^[+-]?(nan|inf|infinity)$/i.test(got);return{got,
at,isNotFinite}}function parseDecimal(text3){return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text3.trim())?Number(text3):
null}var QUANTITY=/^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;function parseQuantity(text3){let match=QUANTITY.
exec(text3),value=Number(match?.[1]);if(match===null||!Number.isFinite(value))return null;let unit=(match[2]??"").trim();
return/^[.,+-]/.test(unit)?null:{value,unit,text:text3.trim()}}function toBaseUnit(quantity2,unit){let converted=convert(
quantity2,unit);return Number.isFinite(converted)?converted:null}function convert({value,unit:written},unit){let wanted=parseUnit(
unit);if(written==="")return value===0||wanted.kind==="other"?value:null;let tidied=tidyUnit(written);if(tidied.unit===unit)
return value*tidied.factor;let[above="",...below]=written.split("/").map(part=>part.trim());return fitsDenominator(below,
wanted)?convertNumerator(value,above,wanted):null}function fitsDenominator(below,wanted){return wanted.rate?below.length===
1&&parseUnit(`1/${below[0]}`).perSeconds===wanted.perSeconds:below.every(word=>wanted.denominator.includes(word))}function convertNumerator(value,above,wanted){
if(above===""||above==="1")return wanted.rate||wanted.kind==="other"?value:null;let word=findUnitWord(above);return word===
null?wanted.kind==="other"&&wanted.numerator.includes(above)?value:null:wanted.kind===(word.base==="sec"?"time":"size")?
value*word.factor/wanted.factor:null}var SCALAR=["string","number","boolean"],DECIMAL=String.raw`(?:\d+(?:\.\d*)?|\.\d+)`,EXPONENT=String.raw`(?:[eE][+-]?\d+)?`,
ANY_TEXT={type:SCALAR,pattern:String.raw`\S`},EXPRESSION={type:SCALAR,maxLength:1e3},TRUTH={type:["boolean","string"],pattern:"\
^(?:[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$"},ROUNDS=String.raw`0*[1-9]\d*`;function roundsOf(bounds){let pattern2=String.
raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;return{type:["integer","string"],...bounds,pattern:pattern2}}function number3(bounds,pattern2){
return{type:["number","string"],...bounds,pattern:pattern2}}function natural(bounds){return number3({minimum:0,...bounds},
String.raw`^\s*\+?${DECIMAL}${EXPONENT}\s*$`)}function positive(bounds){return number3({exclusiveMinimum:0,...bounds},String.
raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`)}function integer2(bounds){return{type:["integer","string"],...bounds,
pattern:String.raw`^\s*[+-]?\d{1,3}\s*$`}}var PERCENTAGE={type:"string",pattern:String.raw`^\s*\+?(?:0*\d{1,6}(?:\.\d*)?|\.\d+)\s*%\s*$`},
IMPROVEMENT={type:"string",pattern:String.raw`^\s*\+?(?:0*\d{1,2}(?:\.\d*)?|\.\d+)\s*%\s*$`},GROWTH={type:"string",pattern:String.
raw`^\s*[nN](?: ?(?:\^|\*\*) ?(?:\d+(?:\.\d*)?|\.\d+))?\s*$`},NO_RATIO=String.raw`(?![\s\S]*%\s*[oO][fF]\b)`,UNIT=String.
raw`(?:[^\d\s.,+-][\s\S]*)?`,QUANTITY2=number3({},String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`),SIGN=String.
raw`(?:\+|-(?=[0.]+(?:[^\d.]|$)))?`,MAGNITUDE=number3({minimum:0},String.raw`^${NO_RATIO}\s*${SIGN}${DECIMAL}${EXPONENT}\s*${UNIT}$`),
INNER_PATH={type:SCALAR,pattern:String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`},CPUS=String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`,
CPU_LIST={type:["integer","string"],minimum:0,pattern:`^(?:one|${CPUS}(?:,${CPUS})*)$`};function defineField(expected,parse2,shape=ANY_TEXT){let message=encodeExpectation(expected);return string2({error:message}).
transform((text3,context)=>{let refuse=(code,data={})=>(context.issues.push({code:"custom",input:text3,message,params:{code,
data}}),NEVER);return text3.trim()===""?refuse("value-empty"):text3.includes("\0")?refuse("null-character"):parse2(text3,
refuse)}).meta(shape)}function definePattern(expected,parse2=value=>value,shape=ANY_TEXT){return defineField(expected,(value,refuse)=>{
let mistake=findLongPattern(value);return mistake===null?parse2(value,refuse):refuse("pattern-too-long",mistake.data)},{
...shape,maxLength:1e3})}var text=expected=>defineField(expected,value=>value);function listOf(element,expected,findMistake2=()=>null){
let list=array(element).superRefine((values,context)=>{let mistake=values.length===0?makeMistake("list-empty",{}):findMistake2(
values);mistake===null||context.issues.length>0||context.addIssue({code:"custom",input:values,message:encodeExpectation(
expected),params:mistake})}),isList=value=>Array.isArray(value),field=chooseSchema(value=>isList(value)?list:element.transform(
one=>[one])),shape=element.meta()??{};return remember(field.meta({anyOf:[shape,{type:"array",items:shape,minItems:1}]}),
element)}function textOrMapping(text3,mapping3,shape){let field=chooseSchema(value=>isMapping(value)?mapping3:text3);return remember(
field.meta({anyOf:[text3.meta()??{},shape]}),mapping3)}function orNull(schema){return chooseSchema(value=>value===null?_null3():
schema).meta({anyOf:[schema.meta()??{},{type:"null"}]})}function chooseSchema(schemaFor){return unknown().transform((value,context)=>{
let parsed=schemaFor(value).safeParse(value,{reportInput:!0});return parsed.success?parsed.data:(context.issues.push(...parsed.
error.issues),NEVER)})}var INNER=new WeakMap;function remember(field,inner){return INNER.set(field,inner),field}function innerSchemaOf(field){
return INNER.get(field)}function choice(...words){return choiceWithAliases(words,new Map)}function choiceWithAliases(words,aliases,expected=words){
return defineField(expected,(value,refuse)=>words.find(word=>word===value)??aliases.get(value)??refuse("value-unknown",omitNull(
{write:suggestWord(value,[...words,...aliases.keys()])})),{type:"string",enum:[...words,...aliases.keys()]})}function isMapping(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)}function defineReadable(expected,parse2,shape){return defineField(
expected,(text3,refuse)=>parse2(text3)??refuse("value-unreadable"),shape)}var quantity=defineField("quantity",parseQuantityField,QUANTITY2),magnitude=defineField("magnitude",(value,refuse)=>{let read=parseQuantityField(
value,refuse);return read.value<0?refuse("value-negative"):read},MAGNITUDE);function parseQuantityField(value,refuse){return/%\s*of\b/i.
test(value)?refuse("ratio-as-quantity"):parseQuantity(value)??refuse("value-unreadable",suggestDecimalPoint(value))}function suggestDecimalPoint(value){
let[,number4="",rest=""]=/^([+-]?\d[\d,]*)(.*)$/s.exec(value.trim())??[];return number4.includes(",")?/^[+-]?\d{1,3}(?:,\d{3})+$/.
test(number4)?{write:`${number4.replaceAll(",","")}${rest}`,hasThousands:!0}:/^[^,]*,\d+$/.test(number4)?{write:`${number4.
replace(",",".")}${rest}`}:{}:{}}var percentage=defineField("percentage",parsePercentage,PERCENTAGE),improvement=defineField(
"improvement",(value,refuse)=>{let ratio=parsePercentage(value,refuse);return ratio>=1?refuse("improvement-too-large"):ratio},
IMPROVEMENT),slowdown=defineField("percentage",(value,refuse)=>{let share=parsePercentage(value,refuse);return share<.01||
share>20?refuse("value-outside",{from:1,to:2e3}):share}),MAX_EXPONENT=100,growth=defineField("growth",(value,refuse)=>{let[
found,exponent="1"]=/^n(?: ?(?:\^|\*\*) ?(\d+(?:\.\d*)?|\.\d+))?$/i.exec(value.trim())??[];if(found!==void 0)return Number(
exponent)<=MAX_EXPONENT?Number(exponent):refuse("value-outside",{from:0,to:MAX_EXPONENT});let number4=parseDecimal(value);
return refuse("value-unreadable",omitNull({write:number4===null?null:`n^${number4}`}))},GROWTH),sizeKey=defineReadable("\
size-key",value=>/^\/\w+$/.test(value.trim())?value.trim():null,{type:"string",pattern:String.raw`^\s*/\w+\s*$`});function parsePercentage(value,refuse){
let match=/^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.exec(value.trim().replaceAll(/\s+/g," "));if(match===null)return parseQuantity(
value)===null?refuse("value-unreadable",suggestDecimalPoint(value)):refuse("amount-as-change");let[,sign,digits="",percent,
ofBase]=match,number4=Number(digits);if(number4>MAX_PERCENT)return refuse("value-outside",{from:0,to:MAX_PERCENT});let meant=number4>
0&&number4<1?number4*100:number4;if(percent==="")return refuse("percent-sign-missing",{write:`${formatShortest(meant)}%`});
if(sign==="-")return refuse("percentage-negative",{write:`${digits}%`});if(ofBase===void 0)return number4/100;let change=number4<
50?number4:Math.abs(number4-100);return refuse("ratio-as-change",{write:`${formatShortest(change)}%`})}function formatShortest(number4){
return String(Number(number4.toPrecision(12)))}function relativeWorseningOf(comparison){let{base,head,better,change}=comparison;if(base===null||head===null)return null;
let sign=worseSign(better);if(change!==null)return sign*change*(base.median<0?-1:1);let difference=sign*(head.median-base.
median);return difference===0?0:difference>0?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY}function worseSign(better){
return better==="lower"?1:-1}function orientInterval({low,high},better){return better==="lower"?[low,high]:[-high,-low]}
var ROUNDING=4*Number.EPSILON;function isOver(value,limit,magnitude2=Math.abs(limit)){return value>limit&&!(value-limit<=
ROUNDING*magnitude2)}var MIN_CONSTANT_VALUES=6,max=makeBoundRule("max","above"),min=makeBoundRule("min","below");function makeBoundRule(kind,bad){
let isBeyond=(value,limit)=>bad==="above"?isOver(value,limit):isOver(-value,-limit);return{kind,slot:"value",scale:"abso\
lute",bad,smallestP:head=>signTest(head,head),smallestFastestP:null,judge(comparison,{limit,alpha:alpha2}){let{head}=comparison;
if(head===null)return"unknown";if(!isBeyond(head.median,limit))return"pass";if(comparison.exact||isConstant(head))return"\
fail";let beyond=head.values.filter(value=>isBeyond(value,limit)).length;return signTest(beyond,head.n)<=alpha2?"fail":"\
unknown"}}}function isConstant({values,n}){return n>=MIN_CONSTANT_VALUES&&values.every(value=>value===values[0])}function sum(x){if(x.length===0)return 0;var sum2=x[0],correction=0,transition;if(typeof sum2!="number")return Number.NaN;
for(var i=1;i<x.length;i++){if(typeof x[i]!="number")return Number.NaN;transition=sum2+x[i],Math.abs(sum2)>=Math.abs(x[i])?
correction+=sum2-transition+x[i]:correction+=x[i]-transition+sum2,sum2=transition}return sum2+correction}function mean(x){
if(x.length===0)throw new Error("mean requires at least one data point");return sum(x)/x.length}var BayesianClassifier=function(){this.totalCount=0,this.data={}};BayesianClassifier.prototype.train=function(item,category){
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
this.weights[i]+=gradient*features[i];this.bias+=gradient}return this};var MAX_TERMS=500,TINY=1e-300;function studentTTwoSidedP(t,degrees){let square=t*t;if(square===1/0)return 0;if(Number.isInteger(
degrees)&&degrees<=MAX_SERIES_DEGREES){let p=1-centralProbability(Math.abs(t),degrees);if(p>=MIN_SERIES_P)return p}return incompleteBeta(
degrees/2,.5,degrees/(degrees+square),square/(degrees+square))}var MAX_SERIES_DEGREES=200,MIN_SERIES_P=.01;function centralProbability(t,degrees){
let isEven=degrees%2===0,z2=1+t*t/degrees,term=1,sum2=1;for(let j=isEven?2:3;j<=degrees-2;j+=2)term*=(j-1)/(z2*j),sum2+=
term;if(isEven)return sum2*t/Math.sqrt(z2*degrees);let ratio=t/Math.sqrt(degrees);return 2/Math.PI*(Math.atan(ratio)+(degrees>
1?sum2*ratio/z2:0))}function incompleteBeta(a,b,x,rest){if(x===0||rest===0)return x;let logFactor=gammaln(a+b)-gammaln(a)-
gammaln(b)+a*Math.log(x)+b*Math.log(rest),factor=Math.exp(logFactor);return x<(a+1)/(a+b+2)?factor*betaFraction(a,b,x)/a:
1-factor*betaFraction(b,a,rest)/b}function betaFraction(a,b,x){let c=1,d=1/orTiny(1-(a+b)*x/(a+1)),value=d;for(let m=1;m<=
MAX_TERMS;m++){let even=m*(b-m)*x/((a+2*m-1)*(a+2*m));d=1/orTiny(1+even*d),c=orTiny(1+even/c),value*=d*c;let odd=-(a+m)*
(a+b+m)*x/((a+2*m)*(a+2*m+1));d=1/orTiny(1+odd*d),c=orTiny(1+odd/c);let step=d*c;if(value*=step,Math.abs(step-1)<Number.
EPSILON)break}return value}function orTiny(value){return Math.abs(value)<TINY?TINY:value}function studentTQuantile(p,degrees){
let high=1;for(;studentTTwoSidedP(high,degrees)>p&&high<1e12;)high*=2;let low=0;for(;high-low>1e-9*high;){let middle=(low+
high)/2;studentTTwoSidedP(middle,degrees)>p?low=middle:high=middle}return high}var maxGrowth={kind:"max-growth",slot:"growth",scale:"absolute",bad:"steep",smallestP:()=>0,smallestFastestP:null,judge({
head,exact},{limit,alpha:alpha2}){return head===null?"unknown":isOver(head.median,limit)?exact||testAbove(head.values,limit)<=
alpha2?"fail":"unknown":"pass"}};function testAbove(values,limit){let n=values.length,mean2=values.reduce((sum2,value)=>sum2+
value,0)/n,variance=values.reduce((sum2,value)=>sum2+(value-mean2)**2,0)/(n-1);return n<2||mean2<=limit?1:studentTTwoSidedP(
(mean2-limit)/Math.sqrt(variance/n),n-1)/2}var QUARTILES_OF_NORMAL=2*normalQuantile(.75);function robustSpread(values){let ascending=sortAscending(values),range=quantile(
ascending,.75)-quantile(ascending,.25);if(range>0)return range/QUARTILES_OF_NORMAL;let centre=quantile(ascending,.5);return Math.
sqrt(values.reduce((sum2,value)=>sum2+(value-centre)**2,0)/values.length)}function quantile(ascending,part){let last=ascending.
length-1,position=Math.min(last,Math.max(0,(ascending.length+1/3)*part+1/3-1)),below=ascending[Math.floor(position)],above=ascending[Math.
ceil(position)];return below+(position-Math.floor(position))*(above-below)}var MAX_SIDE=100;function sortSides(base,head){return{base:sortAscending(base),head:sortAscending(head)}}function countScored(total){
return Math.round(total/3)}function testFastestThird(sides){let{atMost,atLeast}=tailsOf(sides),isSlower=atMost[scoreHead(
sides,1,"head first")],isFaster=atLeast[scoreHead(sides,1,"base first")];return Math.min(1,2*Math.min(isSlower,isFaster))}
function relativeWidthOfFastest({base,head}){let[ofBase,ofHead]=[base,head].map(side=>{let[from,third,to]=[.05,.3333333333333333,
.95].map(part=>Math.log(quantile(side,part)));return to>third?(third-from)/(to-third):1/0});return Math.sqrt(ofBase*ofHead)}
function smallestFastestThirdP(n,m){let scored=countScored(n+m);return choose(n+m-scored,Math.max(0,n-scored))/choose(n+
m,n)}function estimateFastestThird(sides,confidences){let{base,head}=sides,ratios=new Float64Array(base.length*head.length),
next=0;for(let b of base)for(let h of head)ratios[next++]=h/b;ratios.sort();let last=ratios.length,scoreAt=place=>{let ratio=place===
0?0:place===last?1/0:Math.sqrt(ratios[place-1]*ratios[place]);return scoreHead(sides,ratio,"head first")},firstAbove=score2=>findFirstPlace(
last+1,place=>scoreAt(place)>score2),{atMost,atLeast}=tailsOf(sides),scored=countScored(base.length+head.length),expected=head.
length/(base.length+head.length)*scored*(scored+1)/2,middle=[firstAbove(expected-.25),firstAbove(expected+.25)].map(place=>ratios[Math.
max(1,place)-1]);return{ratio:Math.sqrt(middle[0]*middle[1]),intervals:confidences.map(confidence=>{let tail=(1-confidence)/
2,low=firstAbove(atMost.findLastIndex(chance=>chance<=tail)),tooHigh=atLeast.findIndex(chance=>chance<=tail),high=tooHigh<
0?last+1:firstAbove(tooHigh-1);return{low:low===0?0:ratios[low-1],high:high>last?1/0:ratios[high-1]}})}}function scoreHead({
base,head},ratio,equal){let[ofBase,ofHead,sum2]=[0,0,0];for(let score2=countScored(base.length+head.length);score2>0;score2--){
let[b,h]=[ofBase<base.length?base[ofBase]*ratio:1/0,head[ofHead]];h===void 0||b<h||b===h&&equal==="base first"?ofBase+=1:
(ofHead+=1,sum2+=score2)}return sum2}function findFirstPlace(end,isReached){let[low,high]=[0,end];for(;low<high;){let middle=low+
high>>1;isReached(middle)?high=middle:low=middle+1}return low}var tailCache=new Map;function tailsOf({base,head}){let key=`${head.
length} of ${base.length+head.length}`,tails=tailCache.get(key)??makeTails(head.length,base.length+head.length);return tailCache.
set(key,tails),tails}function makeTails(size,total){let scored=countScored(total),most=Math.min(size,scored),largest=scored*
(scored+1)/2,ways=Array.from({length:most+1},()=>new Float64Array(largest+1));ways[0][0]=1;for(let score2=1;score2<=scored;score2++)
for(let count=Math.min(most,score2);count>=1;count--){let[row,fewer]=[ways[count],ways[count-1]];for(let sum2=score2;sum2<=
largest;sum2++)row[sum2]+=fewer[sum2-score2]}let atMost=new Float64Array(largest+1);for(let[count,row]of ways.entries()){
let others=choose(total-scored,size-count)/choose(total,size);for(let[sum2,number4]of row.entries())atMost[sum2]+=others*
number4}let atLeast=atMost.slice();for(let sum2=1;sum2<=largest;sum2++)atMost[sum2]+=atMost[sum2-1];for(let sum2=largest-
1;sum2>=0;sum2--)atLeast[sum2]+=atLeast[sum2+1];return{atMost,atLeast}}var maxRegression={kind:"max-regression",slot:"change",scale:"relative",bad:"worse",smallestP:(head,base=head)=>smallestTwoSidedP(
head,base)/2,smallestFastestP:values=>smallestFastestThirdP(values,values),judge};function judge(comparison,{limit,minDelta,
alpha:alpha2}){let{base,head,exact,p,better,failInterval,passInterval}=comparison,change=relativeWorseningOf(comparison);
if(base===null||head===null||change===null)return"unknown";let isLarge=isOver(Math.abs(head.median-base.median),minDelta),
isWorse=(isLarge||minDelta===0)&&isOver(change,limit,1+limit);if(exact)return isWorse?"fail":"pass";let isSignificant=p!==
null&&p<=2*alpha2,isLikely=!(failInterval!==null&&base.median!==0)||isOver(orientInterval(failInterval,better)[0],limit,
1+limit);if(isWorse&&isSignificant&&isLikely)return"fail";let floor=base.median===0?isLarge?0:1/0:minDelta/Math.abs(base.
median),allowed=Math.max(limit,floor),isWithin=(possible,most)=>possible!==null&&!isOver(orientInterval(possible,better)[1],
most,1+most);return isWithin(passInterval,allowed)&&isWithin(shownIntervalOf(comparison),largestPossible(allowed))?"pass":
"unknown"}function shownIntervalOf({interval,passInterval}){if(passInterval===null||Number.isFinite(interval?.high))return interval;
let more=1.5*(passInterval.high-passInterval.low);return{low:passInterval.low-more,high:passInterval.high+more}}function largestPossible(allowed){
return Math.max(4*allowed,.1)}var minImprovement={...maxRegression,kind:"min-improvement",slot:"improvement",bad:"less",judge:judge2};function judge2(comparison,terms){
let{base,head,exact,p,better,passInterval}=comparison,worsening=relativeWorseningOf(comparison);if(base===null||head===null||
worsening===null)return"unknown";let isEnough=hasImprovement(-worsening,comparison,terms);if(exact)return isEnough?"pass":
"fail";let isSignificant=p!==null&&p<=2*terms.alpha&&worsening<0;if(isEnough&&isSignificant&&hasLikelyImprovement(comparison,
terms))return"pass";let isMissed=possible=>possible!==null&&!hasImprovement(-orientInterval(possible,better)[0],comparison,
terms);return base.median!==0&&isMissed(passInterval)&&isMissed(shownIntervalOf(comparison))?"fail":"unknown"}function hasLikelyImprovement(comparison,terms){
let{base,better,failInterval}=comparison,worst=failInterval!==null&&base!==null&&base.median!==0?orientInterval(failInterval,
better)[1]:relativeWorseningOf(comparison);return worst!==null&&hasImprovement(-worst,comparison,terms)}function hasImprovement(improvement2,{
base},{limit,minDelta}){let floor=base===null||base.median===0?0:minDelta/Math.abs(base.median),wanted=Math.max(limit,floor);
return!isOver(wanted,improvement2,1+wanted)}var RULES=[maxRegression,minImprovement,max,min,maxGrowth];import{posix}from"node:path";var COMMAND_NAME=/^[A-Za-z0-9._/-]{1,100}$/,COUNTED=["instructions","cpu-time"];function listCounted(written){return written===null?[]:[written].flat()}function resolveCommands(written,defaults){let names=nameCommands(
written);return written.map((one,index)=>{let own2=toOwnCommand(one);return{name:names[index],script:own2.command,workingDirectory:own2.
workingDirectory??defaults.workingDirectory,format:own2.format??defaults.format,outputFile:own2.outputFile===void 0?defaults.
outputFile:own2.outputFile,service:own2.service??defaults.service,count:own2.count===void 0?defaults.count:listCounted(own2.
count),profile:own2.profile??defaults.profile,paths:own2.paths??defaults.paths,dependsOn:own2.dependsOn??defaults.dependsOn}})}
function nameCommands(commands){return commands.map((one,index)=>toOwnCommand(one).name??(commands.length===1?null:`comm\
and ${index+1}`))}function scriptOf(written){return toOwnCommand(written).command}var RESULT_SETTINGS={name:own2=>own2.name,
command:own2=>own2.command,"working-directory":own2=>own2.workingDirectory,format:own2=>own2.format,"output-file":own2=>own2.
outputFile,service:own2=>own2.service&&JSON.stringify(own2.service)},RESULT_SETTING_KEYS=Object.keys(RESULT_SETTINGS);function listChangedSettings(one,other){
return RESULT_SETTING_KEYS.flatMap(key=>{let[before,after]=[one,other].map(written=>RESULT_SETTINGS[key](toOwnCommand(written)));
return before===after?[]:{key,one:before??null,other:after??null}})}function toOwnCommand(written){return typeof written==
"string"?{command:written}:written}function compareTexts(one,other){return one===other?0:one===null||other===null?one===null?1:-1:one<other?-1:1}function groupedNameKeyOf({group,name:name2}){return JSON.stringify([group,name2])}function benchmarkKeyOf({command:command2,
group,name:name2}){return JSON.stringify([command2,group,name2])}var MAX_JOBS=256;function parseShard(text3){let[,index,count]=/^(\d{1,3})\/(\d{1,3})$/.exec(text3.trim())?.map(Number)??
[];return index===void 0||count===void 0?null:index>=1&&index<=count&&count<=MAX_JOBS?{index,count}:null}function makeUnknownShard(text3){
let number4=parseShard(text3??"");return number4&&{...number4,benchmarks:[]}}function formatShard({index,count}){return`${index}\
/${count}`}function sortBenchmarks(benchmarks){return[...new Map(benchmarks.map(({command:command2,group,name:name2})=>[
benchmarkKeyOf({command:command2,group,name:name2}),{command:command2,group,name:name2}])).values()].sort((one,other)=>compareTexts(
one.command,other.command)||compareTexts(one.group,other.group)||compareTexts(one.name,other.name))}function listOwn({index,
count,benchmarks}){return benchmarks.filter((_,at)=>at%count===index-1)}function isEmptyShard(shard2){return shard2.benchmarks.
length>0&&listOwn(shard2).length===0}function shareOf(shard2){let own2=listOwn(shard2).length;return own2===0?1:own2/shard2.
benchmarks.length}function parseCpuList(text3){let cpus=new Set;for(let part of text3.split(",")){let match=/^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.
exec(part);if(match===null)return null;let[first,last]=[Number(match[1]),Number(match[2]??match[1])];if(last<first||last>=
8192)return null;for(let cpu=first;cpu<=last;cpu+=1)cpus.add(cpu)}return[...cpus].sort((left,right)=>left-right)}function renderCpuList(ascending){
let runs=[];for(let cpu of ascending){let run=runs.at(-1);run!==void 0&&run[1]===cpu-1?run[1]=cpu:runs.push([cpu,cpu])}return runs.
map(([first,last])=>first===last?`${first}`:`${first}-${last}`).join(",")}function dayOf(epochMs){return new Date(epochMs).toISOString().slice(0,10)}function isDay(text3){if(!/^\d{4}-\d{2}-\d{2}$/.
test(text3))return!1;let epochMs=Date.parse(`${text3}T00:00:00Z`);return!Number.isNaN(epochMs)&&dayOf(epochMs)===text3}function addDays(day2,days){
return dayOf(Date.parse(day2)+days*864e5)}function daysUntil(from,to){return Math.round((Date.parse(to)-Date.parse(from))/
864e5)}var yesOrNo=defineField("boolean",(value,refuse)=>{if(/^true$/i.test(value))return!0;if(/^false$/i.test(value))return!1;
let meant=/^(?:yes|y|on|1)$/i.test(value)?"true":/^(?:no|n|off|0)$/i.test(value)?"false":null;return refuse("value-unrea\
dable",omitNull({write:meant}))},TRUTH),MAX_ROUNDS=1e3,ROUNDS_SHAPE=roundsOf({minimum:1,maximum:MAX_ROUNDS}),rounds=defineField(
"rounds",parseRounds,ROUNDS_SHAPE),fixedRounds=defineField("rounds",(value,refuse)=>{let{min:min2,max:max2}=parseRounds(
value,refuse);return min2===max2?{min:min2,max:max2}:refuse("range-for-doctor",{got:`${min2}..${max2}`})},ROUNDS_SHAPE);
function parseRounds(value,refuse){let match=/^(\d+)(?:\s*\.\.\s*(\d+))?$/.exec(value.trim());if(match===null){let other=/^(\d+)\s*(?:-|–|to|until|\.{3,}|…|:|,|;|\/|\.{2}=)\s*(\d+)$/.
exec(value.trim());if(other===null)return refuse("value-unreadable");let ends=[other[1],other[2]].map(Number).toSorted((a,b)=>a-
b);return refuse("value-unreadable",{write:ends.join("..")})}let min2=Number(match[1]),max2=Number(match[2]??match[1]);return min2<
1||max2>MAX_ROUNDS?refuse("value-outside",{from:1,to:MAX_ROUNDS}):min2<=max2?{min:min2,max:max2}:refuse("range-backwards",
{write:`${max2}..${min2}`})}var MAX_MINUTES=7200;function suggestMinutes(value){let[,write]=/^(\d+) ?m(?:ins?|inutes?)?$/i.
exec(value.trim())??[];return write===void 0?suggestDecimalPoint(value):{write}}function defineMinutes(bounds,shape){return defineField(
"minutes",(value,refuse)=>{let number4=parseDecimal(value);return number4===null?refuse("value-unreadable",suggestMinutes(
value)):number4<=MAX_MINUTES&&(number4>0||"from"in bounds)?number4:refuse("value-outside",{...bounds,to:MAX_MINUTES})},shape(
{maximum:MAX_MINUTES}))}var minutes=defineMinutes({above:0},positive),minutesOrNone=defineMinutes({from:0},natural),cpuList=defineReadable(
"cpus",text3=>{if(text3.trim()==="one")return"one";let cpus=parseCpuList(text3);return cpus&&renderCpuList(cpus)},CPU_LIST);
function defineInteger(expected,from,to,pattern2){return defineField(expected,(value,refuse)=>{if(!pattern2.test(value.trim()))
return refuse("value-unreadable");let number4=Number(value);return number4>=from&&number4<=to?number4:refuse("value-outs\
ide",{from,to})},integer2({minimum:from,maximum:to}))}var niceness=defineInteger("niceness",-20,19,/^[+-]?\d{1,3}$/),legs=defineField(
"legs",(value,refuse)=>{let number4=parseDecimal(value);return number4===null||!Number.isInteger(number4)?refuse("value-\
unreadable"):number4>=1&&number4<=MAX_JOBS?number4:refuse("value-outside",{from:1,to:MAX_JOBS})}),shard=defineReadable("\
shard",text3=>{let parsed=parseShard(text3);return parsed&&formatShard(parsed)}),alpha=defineField("alpha",(value,refuse)=>{
let number4=parseDecimal(value),[,percent]=/^(\d+(?:\.\d+)?) ?%$/.exec(value.trim())??[];return percent!==void 0?refuse(
"value-unreadable",{write:formatShortest(Number(percent)/100)}):number4===null?refuse("value-unreadable",suggestDecimalPoint(
value)):number4>0&&number4<=.5?number4:refuse("value-outside",{above:0,to:.5})},positive({maximum:.5})),day=defineReadable(
"day",text3=>isDay(text3.trim())?text3.trim():null);function innerPath(expected){return defineField(expected,parseInnerPath,
INNER_PATH)}var resultFiles=definePattern("result-files",parseInnerPath,INNER_PATH);function parseInnerPath(value,refuse){
let path=posix.normalize(value.replaceAll("\\","/"));return path.startsWith("/")||/^[a-z]:/i.test(path)?refuse("path-abs\
olute"):path===".."||path.startsWith("../")?refuse("path-outside"):path}function defineExcluding(expected,parse2){return definePattern(
expected,(value,refuse)=>/^!+\s*$/.test(value)?refuse("pattern-of-nothing"):value.startsWith("!!")?refuse("pattern-negat\
ed-twice"):value===value.trim()?parse2(value,refuse):refuse("pattern-with-blanks"))}var benchmarkPattern=defineExcluding(
"pattern",value=>value),filePattern=defineExcluding("file-pattern",(value,refuse)=>{let path=parseInnerPath(value.replace(
/^!/,""),refuse);return value.startsWith("!")?`!${path}`:path});function ref(expected){return defineField(expected,(value,refuse)=>value.
startsWith("-")?refuse("ref-with-dash"):isRefName(value)?value:refuse("value-unreadable"))}function isRefName(text3){return!/^[-^]|[\s\p{Cc}:?*[\\]|\.\./u.
test(text3)}var NOT_ANCHORS=["base","head","merge","merge-base","target","worktree"],anchor2=defineField("anchor",(value,refuse)=>NOT_ANCHORS.
includes(value)?refuse("value-not-allowed"):isRefName(value)?value.replace(/^refs\/tags\//,""):refuse("value-unreadable"),
{...ANY_TEXT,not:{enum:NOT_ANCHORS}}),historyRef=defineReadable("history-ref",text3=>/^refs(?:\/[\w.-]+){2,}$/.test(text3)&&
!/\.\.|\/\.|\.(?:\/|$)|\.lock$/.test(text3)?text3:null),MAX_NAME_CHARACTERS=100,name=defineField("name",(value,refuse)=>new RegExp(
"\\p{Cc}","u").test(value)?refuse("value-with-line-break"):value.length<=MAX_NAME_CHARACTERS?value:refuse("value-too-lon\
g",{characters:value.length})),SOURCES=["base","head","worktree"],SHA=/^([0-9a-f]{40}|[0-9a-f]{64})$/,configSource=defineField(
"config-source",(value,refuse)=>SOURCES.includes(value)||SHA.test(value)?value:refuse("value-unknown",omitNull({write:suggestWord(
value,SOURCES)}))),countedList=defineField(COUNTED,(text3,refuse)=>text3.split(",").map(word=>COUNTED.find(one=>one===word.
trim())??refuse("value-unknown",omitNull({write:suggestWord(word,COUNTED)}))));var RULE_KINDS=RULES.map(({kind})=>kind),RELATIVE_KINDS=RULES.filter(({scale})=>scale==="relative").map(({kind})=>kind),
KEYS_OF_LEVELS=RULES.filter(({slot})=>slot==="change").map(({kind})=>kind),GROWTH_KIND="max-growth",BUDGET_DEFAULTS={benchmarks:[],
packages:[],commands:[],filter:null,against:null,by:null,of:"each",minDelta:null,level:"fail",because:null,until:null,location:about(
"default")},DEFAULT_BUDGETS=[{...BUDGET_DEFAULTS,metric:"*",limits:new Map([["max-regression",.05]])},{...BUDGET_DEFAULTS,
metric:"allocs/op",limits:new Map([["max-regression",0]])}],LIMIT_FIELDS={change:percentage,improvement,value:quantity,growth},
limits=Object.fromEntries(RULES.map(({kind,slot})=>[kind,LIMIT_FIELDS[slot].optional()])),KEYS_NOT_OF_LEVELS=RULE_KINDS.
filter(kind=>!KEYS_OF_LEVELS.includes(kind)),KEYS_NOT_OF_GEOMEANS=["against","min-delta",...RULE_KINDS.filter(kind=>!RELATIVE_KINDS.
includes(kind))];function defineExpressionField(expected,findError){let message=encodeExpectation(expected);return string2(
{error:message}).superRefine((text3,context)=>{let long=findLongPattern(text3),error2=long===null?findError(text3):null,
params=error2===null?long:{...makeMistake("benchstat-refuses",{reason:error2.message}),within:error2.within};params!==null&&
context.addIssue({code:"custom",input:text3,message,params})}).meta(EXPRESSION).optional()}var keysField=defineExpressionField(
"keys",findProjectionError),filterField=defineExpressionField("filter",findFilterError);function requireKey(key){return{
required:[key]}}var entry=strictObject({metric:text("metric"),benchmarks:listOf(benchmarkPattern,"patterns").optional(),
packages:listOf(benchmarkPattern,"packages").optional(),commands:listOf(benchmarkPattern,"commands").optional(),where:filterField,
against:anchor2.optional(),by:sizeKey.optional(),of:choice("geomean").optional(),"min-delta":magnitude.optional(),level:choice(
...LEVELS).optional(),because:text("reason").optional(),until:day.optional(),...limits},{error:encodeExpectation("budget")}).
meta({allOf:[{anyOf:RULE_KINDS.map(requireKey)},{anyOf:[{not:requireKey("min-delta")},...RELATIVE_KINDS.map(requireKey)]},
{anyOf:[{not:requireKey("until")},requireKey("because")]},{anyOf:[{not:requireKey("by")},requireKey(GROWTH_KIND)]},{anyOf:[
{not:requireKey("of")},{not:{anyOf:KEYS_NOT_OF_GEOMEANS.map(requireKey)}}]},{anyOf:[{not:requireKey("against")},{not:{anyOf:KEYS_NOT_OF_LEVELS.
map(requireKey)}}]}]}),BUDGET_KEYS=Object.keys(entry.shape),budgetsSchema=array(entry.superRefine((budget,context)=>{if(!(context.
issues.length>0))for(let{path,written,code,data}of findMistakes(budget)){let message=encodeExpectation("budget");context.
addIssue({code:"custom",path,input:written,message,params:{code,data}})}}).transform(budgetOf),{error:encodeExpectation(
"budgets")}).refine(({length})=>length>0,{error:encodeExpectation("budgets"),params:makeMistake("budgets-empty",{})}).meta(
{minItems:1});function budgetOf(parsed){let written=parsed,limits2=RULE_KINDS.flatMap(kind=>kind in written?[[kind,written[kind]]]:
[]),{metric,where,"min-delta":minDelta=null,against=null,because=null,until=null,by=null}=parsed,{benchmarks=[],packages=[],
commands=[],of="each"}=parsed;return{...BUDGET_DEFAULTS,metric,benchmarks,packages,commands,against,by,of,minDelta,because,
until,filter:where===void 0?null:{text:where,matches:compileFilter(where)},limits:new Map(limits2),level:parsed.level??(against===
null?BUDGET_DEFAULTS.level:"warn")}}function*findMistakes(budget){let has=key=>budget[key]!==void 0,limits2=has("against")?
KEYS_OF_LEVELS:has("of")?RELATIVE_KINDS:RULE_KINDS;if(RULE_KINDS.some(has)||(yield{path:[],...makeMistake("limit-missing",
{limits:limits2})}),has("of"))for(let key of KEYS_NOT_OF_GEOMEANS.filter(has))yield{path:[key],...makeMistake("not-for-g\
eomean",{})};else if(has("min-delta")&&!RELATIVE_KINDS.some(has)&&(yield{path:["min-delta"],...makeMistake("min-delta-al\
one",{limits:RELATIVE_KINDS})}),has("against"))for(let key of KEYS_NOT_OF_LEVELS.filter(has))yield{path:[key],...makeMistake(
"not-for-level",{})};has("by")&&!has(GROWTH_KIND)&&(yield{path:["by"],...makeMistake("by-alone",{limit:GROWTH_KIND})}),has(
"until")&&!has("because")&&(yield{path:["until"],...makeMistake("reason-missing",{})}),yield*checkUnits(budget)}function checkUnits(budget){
let{unit}=tidyUnit(String(budget.metric)),{kind,rate:isRate}=parseUnit(unit);return kind==="other"?[]:Object.entries(budget).
flatMap(([key,value])=>isQuantity(value)&&toBaseUnit(value,unit)===null?[{path:[key],written:value.text,...findUnitMismatch(
value,{unit,kind,isRate})}]:[])}var COMMON_UNITS={time:["ns","us","ms","s","min"],size:["B","KB","MB","GB","KiB","MiB","\
GiB"]};function findUnitMismatch({value,unit:written},metric){if(written==="")return makeMistake("quantity-without-unit",
metric);if(written==="%")return makeMistake("percentage-as-quantity",metric);let[word=""]=written.split("/");if(findUnitWord(
word.trim())!==null||/\s/.test(word))return makeMistake("quantity-unfit",metric);let meant=suggestWord(word,COMMON_UNITS[metric.
kind]),write=meant&&`${value}${meant}${metric.isRate?"/s":""}`;return makeMistake("unit-unknown",omitNull({...metric,write}))}
function isQuantity(value){return typeof value=="object"&&value!==null&&"unit"in value}var tableSchema=strictObject({table:keysField,
row:keysField,col:keysField,ignore:keysField,filter:filterField},{error:encodeExpectation("table")}).transform(({table="\
.config",row=".fullname",col=".file",ignore="",filter="*"})=>({table,row,col,ignore,filter}));function defineFileOption(row){return{key:!0,...row}}function toKebabCase(name2){return name2.replaceAll(/[A-Z]/g,letter=>`\
-${letter.toLowerCase()}`)}function flagNameOf(name2,{flag}){return flag??toKebabCase(name2)}function presetsOf(rows){return Object.
fromEntries(Object.entries(rows).map(([name2,{preset}])=>[name2,preset]))}function omitHistoryKeys(rows,file){let entries=file===
null?null:Object.entries(file).filter(([name2])=>rows[name2]?.isHistoryKey!==!0);return entries&&Object.fromEntries(entries)}
function formatShare(share){return`${Number((100*share).toPrecision(12))}%`}function resolveValues(rows,...sources){let given=Object.
assign({},...sources),entries=Object.entries(rows).map(([name2,{preset}])=>[name2,given[name2]??preset]);return Object.fromEntries(
entries)}function formatOptionValue(value){return typeof value!="object"?String(value):value===null||!("min"in value&&"m\
ax"in value)?null:value.min===value.max?String(value.min):`${value.min}..${value.max}`}var membership=choice("pass","warn","fail"),ON_THE_COMMAND_LINE={flags:["check","measure"]};function repeatPolicy(field){
return{valueOf:({policy})=>policy?.[field],isHarmless:()=>!0}}var unitSchema=strictObject({better:choice("lower","higher").
optional(),exact:yesOrNo.optional()},{error:encodeExpectation("unit")}).meta({minProperties:1}).refine(unit=>Object.keys(
unit).length>0,{error:encodeExpectation("unit"),params:makeMistake("unit-empty",{}),when:({issues})=>issues.length===0}),
JUDGING_OPTIONS={baselineTolerance:defineFileOption({...ON_THE_COMMAND_LINE,schema:percentage,preset:null,presetText:"no\
ne, such results are shown but not judged",help:"How much two machines may differ, in percent. Results that depend on th\
e machine are judged by their own limit or by this one, whichever is wider.",placeholder:"PERCENT",repeat:{...repeatPolicy(
"baselineTolerance"),format:formatShare}}),alpha:defineFileOption({...ON_THE_COMMAND_LINE,schema:alpha,preset:.01,help:"\
Chance that a pull request that changes nothing fails, over all benchmarks. Above 0, at most 0.5.",details:"See [how it \
decides](how-it-decides.md#alpha-how-often-it-may-be-wrong).",placeholder:"ALPHA",repeat:repeatPolicy("alpha")}),budgets:defineFileOption(
{schema:budgetsSchema,preset:DEFAULT_BUDGETS,presetText:"`5%` for every metric and `0%` for `allocs/op`",help:"List of l\
imits. Each budget selects results by metric and benchmark, and sets at least one limit."}),units:defineFileOption({schema:record(
string2(),unitSchema,{error:encodeExpectation("units")}),preset:{},presetText:"none",help:"For a metric or a base unit: \
which direction is `better`, and whether its values are `exact`, without noise."}),control:defineFileOption({schema:listOf(
benchmarkPattern,"patterns"),preset:[],presetText:"none",help:"Name patterns of benchmarks that a pull request cannot ch\
ange, as in `benchmarks` of a budget. They show whether the machine moved, and are never judged.",details:"See [control \
benchmarks](#control-benchmarks)."}),table:defineFileOption({schema:tableSchema,preset:null,presetText:"head against bas\
e",help:"Rows and columns of the tables in the report, as projections and filters of benchstat."}),new:defineFileOption(
{...ON_THE_COMMAND_LINE,schema:membership,preset:"pass",help:"Outcome for a benchmark, or a metric of one, that only hea\
d has: `pass`, `warn` or `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy("new")}),removed:defineFileOption({...ON_THE_COMMAND_LINE,
schema:membership,preset:"fail",help:"Outcome for a benchmark, or a metric of one, that only base has: `pass`, `warn` or\
 `fail`.",placeholder:"OUTCOME",repeat:repeatPolicy("removed")}),sameAnswer:defineFileOption({...ON_THE_COMMAND_LINE,schema:membership,
preset:"warn",help:"Outcome for a benchmark whose answer is not that of base: `pass`, `warn` or `fail`. No improvement o\
f it counts.",details:"See [the same answer](#the-same-answer).",placeholder:"OUTCOME",repeat:repeatPolicy("sameAnswer")}),
renamed:defineFileOption({schema:record(string2(),text("new-name"),{error:encodeExpectation("renamed")}).refine(names=>new Set(
Object.values(names)).size===Object.keys(names).length,{error:encodeExpectation("renamed"),params:makeMistake("same-new-\
name",{})}),preset:{},presetText:"none",help:"Old and new names of benchmarks, `OldName: NewName`, so that a renamed ben\
chmark is compared.",details:"You can add an entry early: it has no effect until head has the new name. Once base no lon\
ger has the old one, a warning says that you can remove the entry. An entry of the pull request itself [counts, too](#re\
names-in-a-pull-request)."})};var formatAliases=new Map([["magic","auto"],["cpp","auto"],["js","auto"],["python","auto"],["rust","auto"],["go_bench","\
go"],["rust_criterion","criterion-text"],["cargo","libtest-bench"],["rust_bench","libtest-bench"],["rust_gungraun","gung\
raun"],["rust_gungraun_stdout","gungraun"],["rust_iai_callgrind","iai-callgrind"],["rust_iai","iai"],["googlecpp","googl\
e-benchmark"],["cpp_google","google-benchmark"],["cpp_catch2","catch2"],["java_jmh","jmh"],["java","jmh"],["c_sharp_dot_\
net","benchmarkdotnet"],["c_sharp","benchmarkdotnet"],["pytest","pytest-benchmark"],["python_pytest","pytest-benchmark"],
["python_asv","asv"],["js_vitest","vitest-bench"],["js_benchmark","benchmarkjs"],["js_time","console-time"],["dart_bench\
mark_harness","dart"],["ruby_benchmark","ruby-benchmark"],["ruby","ruby-benchmark"],["benchmarkluau","benchmark-luau"],[
"customSmallerIsBetter","gab-custom"],["customBiggerIsBetter","gab-custom-bigger"],["shell_hyperfine","hyperfine"],["she\
ll","hyperfine"],["json_v0","bencher-bmf"]]),formatIds=["go","criterion-text","criterion-files","criterion-bencher","car\
go-criterion","libtest-bench","divan","gungraun","iai-callgrind","iai","callgrind","codspeed","google-benchmark","catch2",
"nanobench","nvbench","jmh","benchmarkdotnet","pytest-benchmark","pyperf","asv","julia","vitest-bench","tinybench","mita\
ta","benchmarkjs","cronometro","deno","console-time","dart","ruby-benchmark","benchmark-ips","benchmark-luau","benchee",
"phpbench","tasty-bench","haskell-criterion","package-benchmark","k6","autocannon","wrk","ab","lighthouse","size-limit",
"bundlesize","esbuild-metafile","cbdr-json","cbdr-csv","gab-custom","gab-custom-bigger","oha","vegeta","hyperfine","gnu-\
time","perf-stat","junit","tap","bencher-bmf","json","command"];var PROFILE_FORMAT_IDS=["pprof","perf-script","collapsed","cpuprofile","speedscope","callgrind"];function formatSource({
file,line}){return file===null||line===null?file:`${file}:${line}`}function isOutside(path){return/^(?:\/|\.\.\/|[A-Za-z][\w+.-]*:\/)/.
test(path)}function isPath(file){return!/^(?:<|\[|node:)/.test(file)}function isInTree(file){return isPath(file)&&!isOutside(
file)}var script=text("command"),nameField=defineReadable("command-name",text3=>COMMAND_NAME.test(text3)?text3:null),NULLABLE=[
"outputFile"];function defineCommandList(options){let rows=Object.entries(options).map(([name2,{schema}])=>({name:name2,
key:toKebabCase(name2),schema:NULLABLE.includes(name2)?orNull(schema):schema})),optional2=Object.fromEntries(rows.map(({
key,schema})=>[key,schema.optional()])),mapping3=strictObject({command:script,name:nameField.optional(),...optional2},{error:encodeExpectation(
"command")}).transform(({command:command2,name:name2,...rest})=>{let written=rest,settings2=rows.flatMap(row=>written[row.
key]===void 0?[]:[[row.name,written[row.key]]]);return name2===void 0&&settings2.length===0?command2:{...name2===void 0?
{command:command2}:{name:name2,command:command2},...Object.fromEntries(settings2)}}),settings=Object.fromEntries(rows.map(
({key,schema})=>[key,schema])),shape=describeMapping({...settings,command:script,name:nameField});return listOf(textOrMapping(
script,mapping3,shape),"command",findEqualNames)}function describeMapping(fields3,required2=["command"]){return{type:"ob\
ject",properties:Object.fromEntries(Object.entries(fields3).map(([key,field])=>[key,field.meta()??{}])),required:required2,
additionalProperties:!1}}function findEqualNames(commands){let names=nameCommands(commands),name2=names.find((one,index)=>names.
indexOf(one)<index);return name2==null?null:makeMistake("command-names-equal",{name:name2})}var DEFAULT_RUNS=5,profileFields={
command:text("profile-command"),format:choice("auto",...PROFILE_FORMAT_IDS),runs:defineInteger("profile-runs",1,100,/^\+?\d+$/)},
profileSchema=strictObject({...profileFields,format:profileFields.format.optional(),runs:profileFields.runs.optional()},
{error:encodeExpectation("profile")}).transform(({command:command2,format="auto",runs:count=DEFAULT_RUNS})=>({command:command2,
format,runs:count})).meta(describeMapping(profileFields));var MAX_LINE_LENGTH=1e4,MAX_TEXT_LENGTH=1e6,nameSchema=string2().max(1e3),lineSchema=string2().max(MAX_LINE_LENGTH),textSchema=string2().
max(MAX_TEXT_LENGTH),shaSchema=string2().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/,"must be a full commit SHA"),valueSchema=number2().
refine(isMeasurable,`a value must be ${MEASURABLE}`);var COMPRESSIONS=["none","gzip","brotli"],SIZE_METRICS={none:"size",gzip:"size-gzip",brotli:"size-brotli"},MAX_FILES=1e5,
MAX_ROWS_WITH_PARTS=50,MAX_PARTS=20,partSchema=strictObject({name:nameSchema,base:valueSchema,head:valueSchema}),sizeSchema=strictObject(
{name:nameSchema,metric:_enum(Object.values(SIZE_METRICS)),base:valueSchema.nullable(),head:valueSchema.nullable()}),grownFileSchema=strictObject(
{name:nameSchema,kind:_enum(["module","symbol"]),parts:array(partSchema).max(MAX_PARTS),count:int().min(0)}),fileSizesSchema=strictObject(
{sides:array(_enum(SIDES)).max(SIDES.length),sizes:array(sizeSchema).max(2*MAX_FILES*Object.keys(SIZE_METRICS).length),parts:array(
grownFileSchema).max(MAX_ROWS_WITH_PARTS)}),HASH=/(?<=[._-])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{6,}(?=[._-])/gi;function foldHashes(path){
return path.replaceAll(HASH,"*")}function makeFileRowTest(files){let keys=new Set(files?.sizes.map(({name:name2,metric})=>JSON.
stringify([name2,metric])));return({command:command2,group,name:name2,metric})=>command2===null&&group===null&&keys.has(
JSON.stringify([name2,metric]))}function fileSizesAsRecording({files,baseline:_,...run}){if(files===void 0)return null;let ran={
round:1,command:0,startMs:0,durationMs:0,exitCode:0,outcome:"ok"},{seed,setup,workingDirectory}=run.schedule,valuesOf=(side,value)=>value===
null?{invocations:[],values:[]}:{invocations:[files.sides.indexOf(side)],values:[[value]]};return{...run,schedule:{seed,
setup,workingDirectory,...ONCE,commands:[]},invocations:files.sides.map(side=>({...ran,side})),series:files.sizes.map(({
name:name2,metric,base,head})=>({group:null,name:name2,metric,unit:"B",better:"lower",deterministic:!0,primary:metric===
SIZE_METRICS.none,base:valuesOf("base",base),head:valuesOf("head",head)})),problems:[]}}var ONCE={rounds:{min:1,max:1},format:null,
unit:"invocation",ended:"complete"};var fields={path:filePattern,compress:choice(...COMPRESSIONS),parts:innerPath("parts")},mapping=strictObject({...fields,
compress:fields.compress.optional(),parts:fields.parts.optional()},{error:encodeExpectation("files")}).transform(({path,
compress="none",parts=null})=>({path,compress,parts})),pattern=filePattern.transform(path=>({path,compress:"none",parts:null})),
filesSchema=listOf(textOrMapping(pattern.meta(filePattern.meta()??{}),mapping,describeMapping(fields,["path"])),"files"),
filesOption=defineFileOption({schema:filesSchema,preset:[],presetText:"no file is measured",help:"Built files whose size\
s are measured after `setup`, without rounds. They can stand without `run`.",details:"See [below](#files)."});function defineFurtherMinutes(field,help){let page=field.replace("Minutes","").replace("rebuild","rebuilds"),repeat={valueOf:({
recording})=>recording.schedule[field]??0,isHarmless:()=>!0},texts={placeholder:"N",help,details:`See [${page}.md](${page}\
.md).`};return defineFileOption({flags:["check","measure"],schema:minutesOrNone,preset:0,...texts,repeat})}var MAX_READY_SECONDS=3600,DEFAULT_READY_SECONDS=30,serviceSchema=strictObject({command:textSchema,ready:textSchema.nullable(),
readySeconds:int().min(1).max(MAX_READY_SECONDS),keep:boolean2()}),PORT_VARIABLE="BENCH_REFEREE_PORT";function portVariableOf(index){
return index===0?PORT_VARIABLE:`${PORT_VARIABLE}_${index+1}`}function hidePorts(text3,ports){return Object.entries(ports).
reduce((shown,[name2,port])=>shown.replaceAll(new RegExp(`(?<=:)${port}(?!\\d)`,"g"),()=>`$${name2}`),text3)}var SERVICE_METRICS={
peak:"service-max-rss",cpu:"service-cpu-time"};function toServiceMeasurements(usages){return usages.flatMap(({name:name2,
cpuMs,peakBytes})=>{let shared={group:null,name:name2,better:"lower",primary:!1};return[...peakBytes===null?[]:[{...shared,
metric:SERVICE_METRICS.peak,unit:"B",values:[peakBytes]}],...cpuMs===null?[]:[{...shared,metric:SERVICE_METRICS.cpu,unit:"\
s",values:[cpuMs/1e3]}]]})}var IS_URL=/^\s*https?:/i,PORTS=new RegExp(String.raw`\$\{?${PORT_VARIABLE}(?:_\d+)?\}?`,"g"),ready=defineField("ready",
(text3,refuse)=>{if(!IS_URL.test(text3))return text3;let url=text3.trim().replaceAll(PORTS,"80");return/^http:/i.test(url)&&
URL.canParse(url)?text3.trim():refuse("value-unreadable")}),fields2={command:text("service-command"),ready,"ready-second\
s":defineInteger("ready-seconds",1,MAX_READY_SECONDS,/^\+?\d+$/),keep:yesOrNo},USUAL={ready:null,readySeconds:DEFAULT_READY_SECONDS,
keep:!1},mapping2=strictObject({...fields2,ready:ready.optional(),"ready-seconds":fields2["ready-seconds"].optional(),keep:yesOrNo.
optional()},{error:encodeExpectation("service")}).transform(({command:command2,ready:url=null,"ready-seconds":readySeconds=USUAL.
readySeconds,keep=USUAL.keep})=>({command:command2,ready:url,readySeconds,keep})),text2=fields2.command.transform(command2=>({
command:command2,...USUAL})),servicesSchema=listOf(textOrMapping(text2.meta(fields2.command.meta()??{}),mapping2,describeMapping(
fields2)),"service"),serviceOption=defineFileOption({schema:servicesSchema,preset:[],presetText:"none",help:"A server th\
at runs next to the command on each side, on the port in `BENCH_REFEREE_PORT`.",details:"See [below](#service)."});var command=text("command"),MEASURING={flags:["check","measure","bisect","doctor"]},INPUT={inputs:["gate","measure"]};function repeatScheduleField(field,{
absent,...safety}={}){return{valueOf:({recording})=>recording.schedule[field]??absent,...safety}}function benchmarkFormat(expected,outputs=[]){
return choiceWithAliases(["auto",...formatIds,...outputs],formatAliases,expected)}var COMMAND_OPTIONS={workingDirectory:defineFileOption(
{...INPUT,...MEASURING,schema:innerPath("folder"),preset:".",presetText:"the root",placeholder:"DIR",help:"Folder in whi\
ch `run` and `setup` run, relative to the root of the repository.",repeat:repeatScheduleField("workingDirectory")}),format:defineFileOption(
{...INPUT,...MEASURING,schema:benchmarkFormat("format"),preset:"auto",flag:"input-format",placeholder:"ID",help:"Format \
of the benchmark output: an id that `bench-referee formats` lists, `auto` to detect it, or `command` to measure the comm\
and itself (time, memory).",details:"See [formats.md](formats.md).",repeat:repeatScheduleField("format",{absent:"auto",isHarmless:format=>format===
"auto"||formatIds.includes(format)})}),outputFile:defineFileOption({...MEASURING,schema:resultFiles,preset:null,presetText:"\
none, standard output is read",placeholder:"GLOB",help:"Pattern of the result files that `run` writes, relative to the w\
orking directory.",details:"Files of earlier runs are ignored.",repeat:repeatScheduleField("outputFile",{absent:null})}),
service:serviceOption,count:defineFileOption({flags:["check","measure"],schema:listOf(choice(...COUNTED),"counted"),preset:[],
presetText:"nothing is counted",placeholder:"WHAT",help:"`instructions`: after the rounds, count the instructions of eac\
h benchmark under Callgrind. Linux only. `cpu-time`: let CPU time decide what the clock leaves undecided. A list: both.",
details:"See [counts.md](counts.md).",terminal:{schema:countedList},repeat:{valueOf:({recording:{schedule}})=>listCounted(
schedule.count??null),isHarmless:()=>!0,format:counted=>counted.join(",")}}),profile:defineFileOption({schema:profileSchema,
preset:null,presetText:"no profile is recorded",help:"Records profiles of the benchmarks that are slower than allowed: `\
command` records one, `runs` times on each side, after the verdict. The report names the functions that changed.",details:"\
See [profiles.md](profiles.md#in-the-gate)."}),paths:defineFileOption({schema:listOf(filePattern,"file-patterns"),preset:[],
presetText:"any file can change the results",help:"Patterns of files. If a pull request changes none of them, the comman\
d is not run. A later pattern wins, and `!` excludes.",details:"See [below](#nothing-to-measure)."}),dependsOn:defineFileOption(
{schema:listOf(filePattern,"file-patterns"),preset:[],presetText:"not known, so the command is run",help:"Patterns of al\
l files that the command reads, including built ones. If they are the same on both sides after `setup`, the command is n\
ot run.",details:"See [below](#nothing-to-measure)."})},MEASURING_OPTIONS={run:{...INPUT,...MEASURING,schema:command.transform(
script2=>[script2]),key:defineCommandList(COMMAND_OPTIONS),preset:null,presetText:"required",terminal:{presetText:"the `\
run` of the configuration file"},differing:{"input gate":{presetText:"the `run` of the configuration file"},"input measu\
re":{presetText:"the `run` of the configuration file"}},flag:"--",placeholder:"COMMAND\u2026",help:"Benchmark command, r\
un by `bash -e -o pipefail`. One run should measure every benchmark once.",details:"Without bash, `sh -e` runs it. The c\
ommands of a list take turns. A command can have [its own settings](#run).",repeat:{valueOf:({recording:{schedule}})=>schedule.
commands?.length===0?null:schedule.commands}},setup:defineFileOption({...INPUT,...MEASURING,schema:text("setup"),preset:null,
presetText:"none",placeholder:"COMMAND",help:"Command that runs once on each side before the first round: a build or an \
install.",details:"It may take an hour, and does not count towards `max-minutes`.",repeat:repeatScheduleField("setup",{absent:null})}),
...COMMAND_OPTIONS,files:filesOption,benchmarkFiles:defineFileOption({schema:listOf(filePattern,"file-patterns"),preset:[],
presetText:"each side has its own benchmarks",help:"Patterns of files. Base is measured with head's version of them, so \
new and changed benchmarks are compared, too.",details:"See [below](#the-same-benchmarks-on-both-sides)."}),rounds:defineFileOption(
{...MEASURING,schema:rounds,preset:{min:6,max:30},placeholder:"N",help:"Number of rounds (`10`), or a range (`6..30`) th\
at ends once the verdict is certain. A round runs the command once on each side.",details:"At most 1000.",differing:{"fl\
ag doctor":{schema:fixedRounds,help:"Number of rounds to measure.",presetText:"10"}},repeat:repeatScheduleField("rounds",
{isHarmless:()=>!0})}),stop:defineFileOption({flags:["check","measure"],schema:choice("verdict","rows"),preset:"verdict",
placeholder:"WHEN",help:"When a range of rounds ends early. `verdict`: also once a budget that fails the check is broken\
. `rows`: only once every budget is decided.",repeat:repeatScheduleField("stop",{absent:"verdict",isHarmless:()=>!0})}),
maxMinutes:defineFileOption({...MEASURING,schema:minutes,preset:30,placeholder:"N",help:"Time limit in minutes for all m\
easuring after `setup`. Anything still undecided by then is reported as inconclusive.",details:"At most 7200. The `timeo\
ut-minutes` of the job must also leave time for the checkout and `setup`.",differing:{"flag doctor":{help:"Time limit in\
 minutes. If it is too short for all rounds, fewer are measured."}},repeat:repeatScheduleField("maxMinutes",{isHarmless:()=>!0})}),
precision:defineFileOption({flags:["check","measure"],schema:percentage,preset:null,presetText:"none, a run ends once ev\
ery budget is decided",placeholder:"PERCENT",help:"How exactly a run for the history measures each change, as a standard\
 error (`0.5%`), within `rounds`.",details:"In the file it applies to the events that [`record`](history.md#how-exact-a-\
run-is) takes, so no pull request takes longer.",isHistoryKey:!0,repeat:{...repeatScheduleField("precision",{absent:null,
isHarmless:()=>!0}),format:formatShare}}),rebuildMinutes:defineFurtherMinutes("rebuildMinutes","Time limit in minutes to\
 build both sides again with other memory layouts before a row is called broken. 0: no rebuilds."),bisectMinutes:defineFurtherMinutes(
"bisectMinutes","Time limit in minutes to find the commit that broke a budget, after the verdict. 0: no search."),unit:defineFileOption(
{flags:MEASURING.flags,schema:choice("invocation","sample"),preset:"invocation",placeholder:"UNIT",help:"`invocation`: o\
ne value for each run of the command. `sample`: every raw value counts.",details:"See [how it decides](how-it-decides.md\
#one-value-for-each-invocation).",repeat:repeatScheduleField("unit",{isHarmless:()=>!0})}),cpus:defineFileOption({...MEASURING,
schema:cpuList,preset:null,presetText:"all processors",placeholder:"LIST",help:"Processors to pin the command to: `one`,\
 which the gate chooses, or a list: `2-3`. Linux only, by `taskset`.",details:"See [slow-suites.md](slow-suites.md#use-o\
ne-processor).",repeat:repeatScheduleField("cpus",{absent:null,isHarmless:cpus=>/^[\d,-]+$/.test(cpus)})}),nice:defineFileOption(
{...MEASURING,schema:niceness,preset:null,presetText:"nothing is added",placeholder:"N",help:"Whole number from -20 to 1\
9 that is added to the niceness of the command. Negative values need root.",repeat:repeatScheduleField("nice",{absent:null,
isHarmless:()=>!0})}),baseline:{flags:["check","measure"],schema:text("baseline"),key:innerPath("tree-path"),preset:null,
presetText:"none, base is measured",placeholder:"FILE",help:"Path of a recording in the repository. Its values are used \
in place of base, which is not measured.",details:"See [below](#baseline).",repeat:{valueOf:({recording})=>recording.baseline?.
path??null}},measure:defineFileOption({flags:["check","measure"],schema:choice("all","counts"),preset:"all",placeholder:"\
WHAT",help:"`all`: times, then counts. `counts`: counts only.",repeat:repeatScheduleField("measure",{absent:"all",isHarmless:()=>!0})}),
seed:{...MEASURING,schema:name,preset:null,presetText:"random",placeholder:"TEXT",help:"Seed from a report; repeats the \
same order.",repeat:repeatScheduleField("seed",{isHarmless:seed=>/^[0-9a-f]{1,32}$/i.test(seed)})},shard:{...INPUT,flags:[
"check","measure"],schema:shard,preset:null,presetText:"all benchmarks",placeholder:"K/N",help:"Part of the benchmarks: \
`2/4` is the second of four. After the warm-up only this part is measured. `report` makes one report of all shards.",repeat:{
valueOf:({recording:{shard:shard2}})=>shard2===void 0?null:formatShard(shard2),isHarmless:()=>!0}},legs:{inputs:["measur\
e"],flags:["check","measure"],schema:legs,preset:1,inputDefault:"${{ strategy.job-total }}",placeholder:"N",help:"Number\
 of recordings that become one report. `alpha` is divided among them.",differing:{"input measure":{presetText:"the numbe\
r of jobs in the matrix"}},repeat:{valueOf:({legs:legs2})=>legs2,isHarmless:()=>!0}}};var DEFAULT_HISTORY_REF="refs/bench-referee/history",RECORDED_EVENTS=["push","merge_group","schedule","workflow_dispatch"];
function groupOfLeg(group,leg){return group===null?leg:`${leg}: ${group}`}function historyKeyOf({command:command2,group,
name:name2,metric}){return JSON.stringify([command2,group,name2,metric])}var COMMIT_OPTIONS={base:{inputs:["gate","measure"],flags:["check","measure","bisect"],schema:ref("base-ref"),preset:"me\
rge-base",placeholder:"REF",help:"Commit to compare with: `merge-base`, `target` (the tip of the base branch), `latest-r\
elease` (the highest version among the tags before head), a branch, a tag or a full SHA.",repeat:{valueOf:({recording})=>recording.
commits.base.sha,isHarmless:()=>!0}},head:{inputs:["gate","measure"],flags:["check","measure","bisect","doctor"],schema:ref(
"head-ref").refine(ref2=>ref2!=="worktree",{error:encodeExpectation("head-ref"),params:makeMistake("only-on-command-line",
{})}),preset:"head",placeholder:"REF",help:"Commit to measure: `head` (of the pull request), `merge` (its merge commit),\
 a branch, a tag or a full SHA.",terminal:{schema:ref("local-ref"),preset:"worktree",help:"Commit to measure: `worktree`\
 (with uncommitted changes), `head`, a branch, a tag or a SHA."},repeat:{valueOf:({recording:{commits}})=>commits.head.how===
"worktree"?"worktree":commits.head.sha,isHarmless:()=>!0}},config:{inputs:["gate","measure","report"],flags:["check","me\
asure","bisect","doctor","report"],schema:text("config-path"),preset:".github/bench-referee.yml",placeholder:"FILE",help:"\
Path of the configuration file. The default file is optional. A file you name must exist.",repeat:{valueOf:({commits})=>commits.
config,isHarmless:()=>!0}},configFrom:{flags:["check","measure","bisect","doctor"],schema:configSource,preset:"base",placeholder:"\
WHERE",help:"Where the configuration file is read: `worktree`, `base`, `head` or the full SHA of a commit.",terminal:{preset:"\
worktree"},repeat:{valueOf:({commits})=>commits.configFrom,isHarmless:()=>!0}},recordings:{inputs:["report","record"],schema:definePattern(
"recordings"),preset:"bench-referee/**/*.json",help:"Pattern of the recording files, relative to the workspace. Recordin\
gs of the same two commits become one report.",differing:{"input record":{help:"Pattern of the recording files, relative\
 to the workspace. Recordings of the same two commits become one run of the history."}},repeat:"the command measures by \
itself"}},PUBLISHING_OPTIONS={name:{inputs:["gate","measure","report"],flags:["check","measure","doctor","report"],schema:name,
preset:"bench-referee",placeholder:"NAME",help:"Name of the check run, and key of the comment. Two gates in one reposito\
ry need two names; otherwise they overwrite each other.",terminal:{help:"Name in the report."},differing:{"input measure":{
help:"Name of this recording in the report. The legs of a matrix need different names, because numbers of different runn\
ers are never pooled."},"flag report":{presetText:"the name of the first recording"}},repeat:{valueOf:({publish})=>publish.
name,isHarmless:()=>!0}},comment:{inputs:["gate","report"],schema:choice("always","on-change","on-failure","never"),preset:"\
always",help:"When to comment on the pull request: `always`, `on-change`, `on-failure` or `never`. Except with `never`, \
an existing comment is kept current.",repeat:"a command line writes no comment"},check:defineFileOption({schema:yesOrNo,
preset:!0,help:"Whether to create a check run: `true` or `false`. The step itself succeeds or fails either way.",repeat:"\
a command line creates no check run"}),failOn:defineFileOption({flags:["check","report"],schema:choice("regression","inc\
onclusive","never"),preset:"regression",placeholder:"WHAT",help:"What fails the run: `regression`, `inconclusive` (a reg\
ression or an undecided budget) or `never`. A run that cannot be judged always fails.",repeat:{valueOf:({publish})=>publish.
failOn,isHarmless:()=>!0}}),historyRef:defineFileOption({flags:["check","report"],schema:historyRef,preset:DEFAULT_HISTORY_REF,
placeholder:"REF",help:"Ref of the history that the action `record` writes. Budgets with `against`, and changes since th\
e latest release, need it.",repeat:{valueOf:({publish})=>publish.historyRef,isHarmless:()=>!0}}),overrideLabel:defineFileOption(
{schema:text("label").transform(label=>label.trim()),preset:"perf-regression-accepted",help:"Label with which a maintain\
er accepts a failing verdict. The check passes, the results stay red, and the report names the person.",repeat:"a comman\
d line sees no labels"}),claims:defineFileOption({schema:choice("body"),preset:null,presetText:"none",help:"`body`: the \
report says whether claims in the description of the pull request, like `perf: Parse -20%`, are [proven](#what-a-change-\
has-to-prove).",repeat:"a command line sees no description"}),overrideScope:defineFileOption({schema:choice("commit","pu\
ll-request","never"),preset:"commit",help:"What the label accepts: the `commit` on which it was set, every commit of the\
 `pull-request`, or nothing (`never`).",repeat:"a command line sees no labels"})},HISTORY_OPTIONS={ref:{inputs:["record"],
schema:historyRef,preset:DEFAULT_HISTORY_REF,help:"Ref of the repository that holds the history. It need not be a branch\
.",inPlace:"history-ref",repeat:"it has no influence on a run"},issue:{inputs:["report"],schema:yesOrNo,preset:!1,help:"\
Whether to keep an issue about confirmed steps of the history: `true` or `false`. It opens with the first one, and close\
s when no result is worse any more. The token needs `issues: write`.",repeat:"a command line writes no issue"}};var OPTIONS={...MEASURING_OPTIONS,...COMMIT_OPTIONS,...PUBLISHING_OPTIONS,...JUDGING_OPTIONS,...HISTORY_OPTIONS},DEFAULTS=presetsOf(
OPTIONS),ACTION_COMMIT_DEFAULTS={head:DEFAULTS.head,configFrom:DEFAULTS.configFrom},terminalPresets=Object.entries(OPTIONS).
map(([name2,{terminal}])=>[name2,terminal?.preset]),TERMINAL_COMMIT_DEFAULTS={...ACTION_COMMIT_DEFAULTS,...Object.fromEntries(
terminalPresets.filter(([,preset])=>preset!==void 0))};function makeFileSchema(options){let rows=Object.entries(options).
filter(([,{key}])=>key!==void 0),shape=Object.fromEntries(rows.map(([name2,{schema,key=!0}])=>[toKebabCase(name2),(key===
!0?schema:key).optional()]));return strictObject(shape,{error:encodeExpectation("file")}).transform(written=>{let values=rows.
map(([name2])=>[name2,written[toKebabCase(name2)]]);return Object.fromEntries(values.filter(([,value])=>value!==void 0))})}
var fileSchema=makeFileSchema(OPTIONS);function namesNotInFile(options){return Object.keys(options).filter(name2=>options[name2]?.
key===void 0).map(toKebabCase)}var PLAIN=/^[\w@%+=:,./-]+$/,INVISIBLE=new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`,"gu");function quoteShellWord(text3){
if(PLAIN.test(text3))return text3;if(text3==="")return"''";let word="",end=0;for(let{0:invisible,index}of text3.matchAll(
INVISIBLE))word+=wrapInSingleQuotes(text3.slice(end,index))+formatAsPrintf(invisible),end=index+invisible.length;return word+
wrapInSingleQuotes(text3.slice(end))}function quoteShellWords(words){return words.map(quoteShellWord).join(" ")}function wrapInSingleQuotes(text3){
return text3===""?"":`'${text3.replaceAll("'","'\\''")}'`}function formatAsPrintf(text3){return`"$(printf '${[...new TextEncoder().
encode(text3)].map(byte=>`\\${byte.toString(8).padStart(3,"0")}`).join("")}')"`}var CODES=REPORT_FORMATS.map(format=>`\`${format}\``),FORMAT_LIST=`${CODES.slice(0,-1).join(", ")} or ${CODES.at(-1)}`,GATE_NAME=/^[\w-]{1,40}$/,
ACTION=/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/;function matchedField(expected,pattern2,code){return defineField(
expected,(text3,refuse)=>pattern2.test(text3)?text3:refuse(code,{got:text3}))}var TEXTS={ACTION:matchedField("action",ACTION,
"not-an-action"),DIR:text("out-folder"),FILE:text("out-file"),GLOB:definePattern("pattern"),ID:text("profile-format"),NAME:matchedField(
"gate-name",GATE_NAME,"not-a-gate-name"),REF:text("any-ref")};function textFlag(placeholder,help,presetText){let row={placeholder,
schema:TEXTS[placeholder],preset:null,help};return presetText===void 0?row:{...row,presetText}}function switchFlag(help){
return{placeholder:"",schema:string2().transform(()=>!0),preset:!1,help}}function formatFlag(forms,help){return{placeholder:"\
FORM",schema:choice(...forms),preset:forms[0],help}}function outputOrInputFlag(outputs,expected,help){let schema=benchmarkFormat(
expected,outputs).transform(text3=>text3),setsOption=value=>!outputs.includes(value);return{...{placeholder:"FORM",schema,
preset:outputs[0],help},setsOption}}function aliasFlag(placeholder,{schema},help){return{...{placeholder,schema,preset:null,
help},setsOption:()=>!0}}var RUN=aliasFlag("COMMAND",OPTIONS.run,"The same as `-- COMMAND`, as one word.");function numberField(expected,check){
return defineField(expected,(text3,refuse)=>{let number4=parseDecimal(text3);return number4===null||number4===1/0?refuse(
"value-unreadable"):check(number4,refuse)})}var SCRIPT={takes:"script",maxWords:0,strayError:"argument-unexpected"},NOTHING={
takes:"files",maxWords:0,strayError:"arguments-unexpected"},FILES={...NOTHING,maxWords:1/0},ONE_FILE={...NOTHING,maxWords:1},
COMMANDS={check:{...SCRIPT,flags:{run:RUN,canary:{placeholder:"PERCENT",schema:slowdown,preset:null,presetText:"head is \
measured as it is",help:"Slow head down by so much (`20%`), to see the gate turn red. Both sides are the same commit unl\
ess `--base` is given. Exit code 1 means that it turned red."},writeBaseline:switchFlag("Measure only the current state \
and write it to the baseline. Nothing is judged."),out:textFlag("DIR","Folder for `recording.json`, `report.json`, `comm\
ent.md`, `report.html` and `junit.xml`.","nothing is kept"),format:outputOrInputFlag(REPORT_FORMATS,"format-or-report",`\
Format of the report: ${FORMAT_LIST}. Any other id is the \`--input-format\`.`)}},measure:{...SCRIPT,flags:{run:RUN,out:textFlag(
"FILE","File for the recording. Required."),format:aliasFlag("ID",OPTIONS.format,"The same as `--input-format`.")}},bisect:{
...SCRIPT,flags:{benchmarks:textFlag("GLOB","Pattern of the benchmarks to search for.","all that got worse"),minutes:{placeholder:"\
N",schema:OPTIONS.maxMinutes.schema,preset:30,help:"Time limit of the search, in minutes, after the comparison of base a\
nd head."},resume:textFlag("FILE","Continue a search that was not finished, from its recording. Commits and command must\
 be the same."),format:formatFlag(REPORT_FORMATS,`Format of the report: ${FORMAT_LIST}.`)}},doctor:{...SCRIPT,flags:{write:textFlag(
"FILE","File for the proposed configuration. An existing file is never overwritten."),format:outputOrInputFlag(["text","\
json"],"format-or-diagnosis","Format of the diagnosis: `text` or `json`.")}},report:{...FILES,flags:{format:formatFlag(REPORT_FORMATS,
`Format: ${FORMAT_LIST}.`)}},parse:{...FILES,flags:{format:{placeholder:"ID",schema:OPTIONS.format.schema,preset:OPTIONS.
format.preset,presetText:"detected",help:"Format of the files: an id that `bench-referee formats` lists."}}},init:{...SCRIPT,
flags:{try:switchFlag("Run setup and one invocation in a clone before the files are written, and correct them by its out\
put. In a terminal this is the default."),name:textFlag("NAME","Name of a second gate next to the one that the repositor\
y has. It gets its own workflow, configuration and check."),uses:textFlag("ACTION","Reference to this action in the work\
flow: `OWNER/bench-referee@SHA`.","the commit of this package or clone; if there is none, the version")}},validate:{...ONE_FILE,
strayError:"too-many-files",flags:{recording:textFlag("FILE","Recording of an earlier run, to show the results that each\
 budget matches."),format:formatFlag(["text","json"],"Format: `text` or `json`.")}},history:{...NOTHING,flags:{ref:{...textFlag(
"REF","Ref of this clone that holds the history."),preset:DEFAULT_HISTORY_REF},out:textFlag("FILE","File for the output.",
"standard output"),format:formatFlag(["text","html","json"],"`text`, `html` (one page without other files) or `json`."),
benchmarks:textFlag("GLOB","Pattern of the benchmarks to show.","all"),since:textFlag("REF","Release or commit to compar\
e with.","the latest release, or the commit that most others were compared with")}},"history import":{...ONE_FILE,strayError:"\
too-many-imports",flags:{ref:{placeholder:"REF",schema:historyRef,preset:DEFAULT_HISTORY_REF,help:"Ref of this clone tha\
t gets the values."}}},"history change-points":{...ONE_FILE,strayError:"too-many-series",flags:{method:{placeholder:"MET\
HOD",schema:choice("ranks","e-divisive"),preset:"ranks",help:"`ranks`, or `e-divisive`: the procedure of apache/otava."},
window:{placeholder:"N",schema:numberField("window",(number4,refuse)=>Number.isInteger(number4)?number4:refuse("value-un\
readable")),preset:null,presetText:"all values with `ranks`, 50 with `e-divisive`",help:"Number of values to search at o\
nce: 10 or more with `ranks`, 2 to 1000 with `e-divisive`."},p:{placeholder:"P",schema:numberField("alpha",(number4,refuse)=>number4>
0&&number4<=1?number4:refuse("value-outside",{above:0,to:1})),preset:.001,help:"Largest p of a change point."},magnitude:{
placeholder:"M",schema:numberField("share",(number4,refuse)=>number4>=0?number4:refuse("value-negative")),preset:0,help:"\
Change that a change point must exceed, as a share of the smaller level: `0.05` is 5 %."}}},"profile diff":{...FILES,flags:{
format:formatFlag(["text","html","json"],"`text`, `html` (with a flame graph, one page without other files) or `json`."),
inputFormat:textFlag("ID","Format of the profiles: `pprof`, `perf-script`, `collapsed`, `cpuprofile`, `speedscope` or `c\
allgrind`.","detected"),out:textFlag("FILE","File for the output.","standard output"),touched:{placeholder:"PATHS",schema:string2(),
preset:"",presetText:"none",help:"Changed paths, one on each line, as `git diff --name-only` prints them. Functions in t\
hese files come first."}}},formats:{...NOTHING,flags:{}},demo:{...NOTHING,flags:{}}};function optionsOf(command2,options=OPTIONS){return Object.keys(options).filter(name2=>options[name2]?.flags?.includes(command2))}
function rowsOf(command2,options){let rows=COMMANDS;return{settings:optionsOf(command2,options).map(name2=>{let{terminal,
differing,...option}=options[name2];return[name2,{...option,...terminal,...differing?.[`flag ${command2}`]}]}),own:Object.
entries(rows[command2]?.flags??{})}}function flagsOf(command2,options=OPTIONS){let{settings,own:own2}=rowsOf(command2,options);
return[...settings,...own2].map(([name2,option])=>{let{help,placeholder="VALUE",preset,presetText}=option,isWithoutDefault=placeholder===
""||preset===null&&presetText===void 0;return{name:flagNameOf(name2,option),placeholder,help,preset:isWithoutDefault?null:
formatPreset(option)}})}function formatPreset({preset,presetText}){return presetText??`\`${formatOptionValue(preset)}\``}function makePositionFinder(text3){let starts=[0,...Array.from(text3.matchAll(/\n/g),({index})=>index+1)];return({from,to})=>{
let line=lineAt(starts,from),start=starts[line-1]??0,end=(starts[line]??text3.length+1)-1,whole=text3.slice(start,end).replace(
/\r$/,""),column=Math.min(from-start,whole.length)+1,length=Math.max(1,Math.min(to-start,whole.length)-(column-1));return{
line,column,length,text:whole}}}function lineAt(starts,offset){let[low,high]=[1,starts.length];for(;low<high;){let middle=Math.
ceil((low+high)/2);(starts[middle-1]??0)<=offset?low=middle:high=middle-1}return low}var ESCAPED={"'":/''|[\s\S]/y,'"':/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y};
function partOfScalar(text3,scalar,part){let source=text3.slice(scalar.from,scalar.to);if(/[\r\n]/.test(source))return scalar;
let character=ESCAPED[source[0]??""];if(character===void 0)return{from:scalar.from+part.from,to:scalar.from+part.to};let offsets=[
1];character.lastIndex=1;for(let match=character.exec(source);match!==null;match=character.exec(source)){let isWide=/^\\U/.
test(match[0])&&Number.parseInt(match[0].slice(2),16)>65535;offsets.push(...isWide?[character.lastIndex]:[],character.lastIndex)}
let at=index=>offsets[Math.min(index,offsets.length-2)]??1;return{from:scalar.from+at(part.from),to:scalar.from+at(part.
to)}}var PLAIN2={BAD_ALIAS:makeMistake("yaml-star",{}),MULTIPLE_DOCS:makeMistake("yaml-two-documents",{}),TAB_AS_INDENT:makeMistake(
"yaml-tab",{})},OF_ONE_KEY=["BAD_ALIAS","BAD_DQ_ESCAPE","BAD_SCALAR_START","DUPLICATE_KEY","TAG_RESOLVE_FAILED"];function faultsIn(errors,text3){
let isIndependent=({code})=>OF_ONE_KEY.includes(code)||code==="TAB_AS_INDENT",first=errors.find(error2=>!isIndependent(error2));
return errors.filter(error2=>error2===first||isIndependent(error2)).map(error2=>{let[from,to]=error2.pos;return{span:{from,
to},...faultIn(error2,text3),isOfOneKey:OF_ONE_KEY.includes(error2.code)}})}function faultIn(error2,text3){let[from,to]=error2.
pos,got=toQuotable(text3.slice(from,to)),plain=PLAIN2[error2.code];if(plain!==void 0)return plain;switch(error2.code){case"\
DUPLICATE_KEY":{let key=/^[^:\r\n]*/.exec(text3.slice(from))?.[0]??"";return{...makeMistake("yaml-key-twice",{got:toQuotable(
key)}),span:{from,to:from+key.length}}}case"TAG_RESOLVE_FAILED":return makeMistake("yaml-tag",{got,write:got});case"BAD_\
SCALAR_START":return makeMistake("yaml-unquoted",{got});case"BAD_DQ_ESCAPE":{let span={from,to:from+2};return{...makeMistake(
"yaml-escape",{got:toQuotable(text3.slice(from,from+2))}),span}}default:return brokenStructure(error2,text3)}}var GLUED=/^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;
function lineFrom(text3,start){return/^[^\r\n]*/.exec(text3.slice(start))?.[0]??""}function brokenStructure(error2,text3){
let{code,message}=error2,[from]=error2.pos,start=from===0?0:text3.lastIndexOf(`
`,from-1)+1,line=lineFrom(text3,start),span=spanIn(line,start),open2=findUnclosedDelimiter(message,text3.slice(0,from));
if(open2!==null)return open2;if(message.startsWith("Block scalar header"))return describeUnquotedText(line,start,/[|>]\S.*$/);
let glued=findMissingSpace(line);if(glued!==null&&code!=="BLOCK_AS_IMPLICIT_KEY")return{...glued,span};if(/^\s*[\w-]+:\s*\{\{/.
test(line))return describeUnquotedText(line,start,/\{\{.*$/);if(code==="NON_STRING_KEY")return makeMistake("yaml-key-not\
-text",{});if(code==="BLOCK_AS_IMPLICIT_KEY"){if(message.startsWith("A block sequence"))return{...makeMistake("yaml-list\
-uneven",{}),span};if((line.match(/:(?=\s)/g)??[]).length>1)return{...makeMistake("yaml-two-colons",{}),span:{...span,from}};
let next=text3.indexOf(`
`,start)+1;return{...makeMistake("yaml-indented-key",{}),span:spanIn(lineFrom(text3,next),next)}}if(/^Implicit (?:map )?keys need/.
test(message)&&!/:(?:\s|$)/.test(line))return{...makeMistake("yaml-loose-line",{}),span};let reason=message.replace(/^./,
letter=>letter.toLowerCase());return makeMistake("yaml-unreadable",{reason})}function findUnclosedDelimiter(message,before){
let[,quote]=/^Missing closing (["'])quote/.exec(message)??[];if(quote!==void 0){let opened=before.lastIndexOf(quote);return{
...makeMistake("yaml-quote-open",{write:quote}),span:{from:opened,to:opened+1}}}let[,,close]=/^Flow (\w+) in block collection .* end with a (\]|\})/.
exec(message)??[];return close===void 0?null:{...makeMistake("yaml-bracket-open",{write:close,line:before.split(`
`).length}),span:openBracket(before,close==="]"?"[":"{")}}function describeUnquotedText(line,start,pattern2){let{index,0:value}=pattern2.
exec(line)??{index:0,0:line},span={from:start+index,to:start+index+value.length};return{...makeMistake("yaml-unquoted",{
got:toQuotable(value)}),span}}function openBracket(text3,kind){let open2=[];for(let{0:token,index}of text3.matchAll(/(?<=[\s,[{:])(?:"(?:\\.|[^"\\])*"|'[^']*'|#.*)|[[\]{}]/g))
token==="["||token==="{"?open2.push(index):(token==="]"||token==="}")&&open2.pop();let from=open2.findLast(at=>text3[at]===
kind)??Math.max(0,text3.length-1);return{from,to:from+1}}function findMissingSpace(text3){let{key,value}=GLUED.exec(text3)?.
groups??{};if(key===void 0)return null;let[got,write]=[toQuotable(`${key}:${value}`),toQuotable(`${key}: ${value}`)];return makeMistake(
"yaml-space-missing",{got,write})}function spanIn(line,start){let text3=line.replace(/\s+#.*$/,"").trimEnd(),indent=/^[ -]*/.
exec(text3)?.[0].length??0;return{from:start+indent,to:start+text3.length}}function danglingAlias(name2){let got=toQuotable(
`*${name2}`),data={got,write:got};return makeMistake("yaml-alias-unknown",/^[\w-]+$/.test(name2)?{...data,anchor:`&${name2}`}:
data)}var REPLACEMENT="\uFFFD",UTF_16=/^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/,FALSE_INDENT=/^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu,
HIDDEN=new RegExp("(?![\\t\\n\\r\\u0085])\\p{Cc}|[\\u202a-\\u202e\\u2066-\\u2069]","gu");function textFaults(text3){if(UTF_16.
test(text3))return[makeMistake("text-utf-16",{})];let bad=text3.indexOf(REPLACEMENT);if(bad!==-1)return[{...makeMistake(
"text-not-utf-8",{}),span:{from:bad,to:bad+1}}];if(text3.includes("\r")&&!text3.includes(`
`))return[makeMistake("text-carriage-returns",{})];let hidden=[...text3.matchAll(HIDDEN)].map(({0:{length},index})=>({...makeMistake(
"text-invisible",{}),span:{from:index,to:index+length}}));return hidden.length>0?hidden:[...text3.matchAll(FALSE_INDENT)].
map(({index,1:spaces="",2:blanks=""})=>({...makeMistake("text-false-indent",{}),span:{from:index+spaces.length,to:index+
spaces.length+blanks.length}}))}var MAX_SUGGESTIONS=200;function explainIssues(schema,issues){let meant=new Set;return issues.flatMap(issue2=>{let path=issue2.
path.map(step=>typeof step=="number"?step:String(step));if(issue2.code==="unrecognized_keys"){let known=keysAt(schema,path);
return issue2.keys.map((key,index)=>{let right=index<MAX_SUGGESTIONS?suggestWord(key,known):null;return meant.add(JSON.stringify(
[...path,right])),{path:[...path,key],part:"key",...findKeyMistake([...path,key],known,right),within:null}})}if(issue2.code===
"invalid_type")return[{path,...findMismatch(issue2),within:null}];if(issue2.code!=="custom")return[{path,part:"value",...makeMistake(
"value-not-allowed",{}),within:null}];let{code,data,within=null}=issue2.params,found=typeof issue2.input=="string"?{got:toQuotable(
issue2.input)}:{},all={...decodeExpectation(issue2.message),...found,...data};return[{path,part:"value",code,data:all,within}]}).
filter(({path,code})=>code!=="key-missing"||!meant.has(JSON.stringify(path)))}function findKeyMistake(path,known,meant){
let key=String(path.at(-1));if(path.length===1&&namesNotInFile(OPTIONS).includes(key)){let isInput=Object.entries(OPTIONS).
some(([name2,{inputs}])=>inputs&&toKebabCase(name2)===key);return makeMistake("key-not-in-file",isInput?{input:key}:{flag:`\
--${key}`})}return key==="<<"?makeMistake("keys-merged",{}):makeMistake("key-unknown",omitNull({known,write:meant}))}var KINDS={
string:"value",array:"list"};function findMismatch({expected,input,message}){let advice=decodeExpectation(message);if(input===
void 0)return{part:"key",...makeMistake("key-missing",advice)};if(input===null)return{part:"key",...makeMistake("value-m\
issing",advice)};let wanted=KINDS[expected]??"mapping";if(typeof input!="string"){let found=Array.isArray(input)?"list":
"mapping";return{part:"key",...makeMistake("kind-wrong",{...advice,wanted,found})}}let mismatch={...advice,wanted,found:"\
value",got:toQuotable(input)};return{part:"value",...findMissingSpace(input)??makeMistake("kind-wrong",mismatch)}}function keysAt(schema,path){
if(schema instanceof ZodOptional)return keysAt(schema.unwrap(),path);let inner=schema instanceof ZodType?innerSchemaOf(schema):
void 0;if(inner!==void 0)return keysAt(inner,typeof path[0]=="number"?path.slice(1):path);if(schema instanceof ZodPipe)return keysAt(
schema.in,path);let[step,...rest]=path;return schema instanceof ZodObject?step===void 0?Object.keys(schema.shape):keysAt(
schema.shape[step],rest):schema instanceof ZodArray?keysAt(schema.element,rest):schema instanceof ZodRecord?keysAt(schema.
valueType,rest):[]}function inputsOf(action,options=OPTIONS){return Object.keys(options).filter(name2=>options[name2]?.inputs?.includes(action))}
function parseInputs(get,action,options=OPTIONS){let texts=inputsOf(action,options).flatMap(name2=>{let text3=get(toKebabCase(
name2)),location=atInput(toKebabCase(name2));return text3.trim()===""?[]:[{name:name2,schema:options[name2].schema,text:text3,
location}]}),errors=[],entries=checkTexts(texts,errors);return throwErrors(errors),Object.fromEntries(entries)}function findUnknownInputs(get,action,options=OPTIONS){
let isSet=([name2,{inputs=[]}])=>!inputs.includes(action)&&get(toKebabCase(name2)).trim()!=="",rows=Object.entries(options).
filter(isSet);if(rows.length===0)return null;let keys=rows.flatMap(([name2,{key,inPlace}])=>inPlace??(key===void 0?[]:toKebabCase(
name2))),flags=rows.flatMap(([name2,{key,flags:flags2,inputs}])=>key===void 0&&inputs===void 0&&flags2!==void 0?`--${toKebabCase(
name2)}`:[]),path=get("config").trim()||OPTIONS.config.preset;return makeWarning("inputs-unknown",rows.flatMap(([name2])=>atInput(
toKebabCase(name2))),{...keys.length>0&&{keys,path},...flags.length>0&&{flags}})}function checkInputsAgainstFile(given,file,path){
let ofFile=file??{},errors=Object.entries(given).flatMap(([name2,value])=>{let other=ofFile[name2];if(other===void 0||comparable(
value)===comparable(other))return[];let data={got:formatValue2(value),written:formatValue2(other),path,key:toKebabCase(name2)};
return[makeError("input-differs-from-file",atInput(toKebabCase(name2)),data,{failure:"configuration"})]});throwErrors(errors)}
function comparable(value){return JSON.stringify(value,(_,part)=>typeof part=="string"?part.trim():part)}function formatValue2(value){
return Array.isArray(value)&&value.length===1?formatValue2(value[0]):typeof value=="string"?value.trim():formatOptionValue(
value)??JSON.stringify(value)}function checkTexts(texts,errors){return texts.flatMap(({name:name2,schema,text:text3,location})=>{
let parsed=schema.safeParse(text3,{reportInput:!0});if(parsed.success)return[[name2,parsed.data]];for(let mistake of explainIssues(
schema,parsed.error.issues))errors.push(toError(mistake,location));return[]})}function parseArgs(command2,argv,options=OPTIONS){let words=parseFlags(argv,flagSpecOf(command2,options)),{takes,maxWords,
strayError}=COMMANDS[command2],isScript=takes==="script",files=[...words.positionals,...isScript?[]:words.command??[]],stray=files[maxWords];
if(stray!==void 0)throw userError(strayError,about("command line"),{got:stray});let script2=isScript&&words.command!==null?
scriptOf2(words.command):null,run=words.values.get("run");if(script2!==null&&run!==void 0)throw userError("flag-repeated",
atFlag("run"),{got:run});let errors=[],check=rows=>{let texts=rows.flatMap(([name2,option])=>{let flag=flagNameOf(name2,
option),text3=flag==="--"?script2:words.values.get(flag);return text3==null?[]:[{name:name2,schema:option.schema,text:text3,
location:atFlag(flag==="--"?"":flag)}]});return checkTexts(texts,errors)},{settings,own:own2}=rowsOf(command2,options),flags=COMMANDS[command2].
flags,values=check(own2),setsOption=([name2,value])=>flags[name2].setsOption?.(value)===!0,given=Object.fromEntries([...values.
filter(setsOption),...check(settings)]);throwErrors(errors);let others=Object.fromEntries(values.filter(entry2=>!setsOption(
entry2)));return{...resolveValues(flags,others),given,files,script:script2}}function flagSpecOf(command2,options=OPTIONS){
let flags=flagsOf(command2,options).filter(({name:name2})=>name2!=="--");return new Map(flags.map(({name:name2,placeholder})=>[
name2,placeholder!==""]))}function scriptOf2(words){let[first,...rest]=words;if(first===void 0||words.every(word=>word.trim()===
""))throw userError("no-command-after-dashes",atFlag(""),{});return rest.length===0?first:(rejectLostVariable(words),words.
map(quoteShellWord).join(" "))}var OWN_VARIABLE=/\$\{?BENCH_REFEREE_/,SCRIPT_FLAG=/^-\w*c$/;function rejectLostVariable(words){
let lost=words.find((word,index)=>OWN_VARIABLE.test(word)&&!SCRIPT_FLAG.test(words[index-1]??""));if(lost===void 0)return;
let quote=word=>`"${word.replaceAll(/["\\`]/g,"\\$&")}"`,script2=words.map(word=>OWN_VARIABLE.test(word)?quote(word):quoteShellWord(
word));throw userError("variable-in-word",atFlag(""),{got:lost,write:`-- ${quoteShellWord(script2.join(" "))}`})}function parseFlags(argv,spec){
let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],errors=[];for(let word=words.
shift();word!==void 0;word=words.shift()){let[,name2,joined]=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word)??[];if(name2===void 0){
word==="-"||!word.startsWith("-")?positionals.push(word):errors.push(makeError("not-a-flag",about("command line"),{got:word}));
continue}let next=spec.get(name2)===!0&&joined===void 0?words[0]:void 0,value=next===void 0||isFlag(next,spec)?joined:words.
shift(),mistake=findMistake({name:name2,value,next,isRepeated:values.has(name2)},spec);mistake===null?values.set(name2,value??
""):errors.push(toError(mistake,atFlag(name2)))}return throwErrors(errors),{values,positionals,command:end===-1?null:argv.
slice(end+1)}}function isFlag(word,spec){let[name2=""]=word.replace(/^-/,"").split("=");return word.startsWith("--")||word.
startsWith("-")&&spec.has(name2)}function findMistake({name:name2,value,next,isRepeated},spec){if(!spec.has(name2)){let meant=suggestWord(
name2,[...spec.keys()]),known=[...spec.keys()].map(flag=>`--${flag}`);return makeMistake("flag-unknown",omitNull({known,
write:meant&&`--${meant}`}))}if(spec.get(name2)===!1)return value===void 0?null:makeMistake("flag-with-value",{flag:`--${name2}`,
got:value});let usage=`--${name2} VALUE`;return value===void 0&&next!==void 0?makeMistake("flag-before-flag",{usage,joined:`\
--${name2}=${next}`,got:next}):value===void 0?makeMistake("flag-without-value",{usage}):isRepeated?makeMistake("flag-rep\
eated",{got:value}):null}export{groupedNameKeyOf,benchmarkKeyOf,compareTexts,MAX_JOBS,parseShard,makeUnknownShard,formatShard,sortBenchmarks,listOwn,
isEmptyShard,shareOf,COMMAND_NAME,COUNTED,listCounted,resolveCommands,nameCommands,scriptOf,RESULT_SETTING_KEYS,listChangedSettings,
quoteShellWord,quoteShellWords,dayOf,isDay,addDays,daysUntil,SIDES,MEASURABLE,isMeasurable,DEFAULT_HISTORY_REF,RECORDED_EVENTS,
groupOfLeg,historyKeyOf,LEVELS,UNDECIDED,MAX_PERCENT,isAboutChange,isAbsoluteLimit,isImprovementLimit,isAnswerVerdict,isDecidedByTest,
hasStoppedEarly,STATES,failsStep,exitCodeOf,toCheckConclusion,canBeAccepted,annotationLevelOf,PROFILE_FORMAT_IDS,formatSource,
isOutside,isPath,isInTree,NEVER,ZodError,string2 as string,hex2 as hex,number2 as number,int,boolean2 as boolean,unknown,
array,ZodObject,object,strictObject,looseObject,union,discriminatedUnion,tuple,record,_enum,literal,nullish2 as nullish,
templateLiteral,custom,iso_exports,nameSchema,lineSchema,textSchema,shaSchema,valueSchema,omitNull,robustSpread,quantile,
toBaseUnit,relativeWorseningOf,worseSign,orientInterval,isOver,MAX_SIDE,sortSides,testFastestThird,relativeWidthOfFastest,
smallestFastestThirdP,estimateFastestThird,minImprovement,hasLikelyImprovement,serviceSchema,PORT_VARIABLE,portVariableOf,
hidePorts,SERVICE_METRICS,toServiceMeasurements,mean,studentTTwoSidedP,studentTQuantile,RULES,COMPRESSIONS,SIZE_METRICS,
MAX_FILES,MAX_ROWS_WITH_PARTS,MAX_PARTS,fileSizesSchema,foldHashes,makeFileRowTest,fileSizesAsRecording,parseNumberSeries,
isMapping,slowdown,parseCpuList,renderCpuList,toKebabCase,flagNameOf,presetsOf,omitHistoryKeys,resolveValues,formatOptionValue,
MEASURING_OPTIONS,JUDGING_OPTIONS,COMMIT_OPTIONS,PUBLISHING_OPTIONS,OPTIONS,DEFAULTS,ACTION_COMMIT_DEFAULTS,TERMINAL_COMMIT_DEFAULTS,
fileSchema,makePositionFinder,partOfScalar,faultsIn,danglingAlias,textFaults,explainIssues,parseInputs,findUnknownInputs,
checkInputsAgainstFile,checkTexts,parseArgs};
