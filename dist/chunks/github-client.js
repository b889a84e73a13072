import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{HttpClient,fetch as fetch2}from"./action-github-client.js";import{ApiError}from"./action-github-client-history-measuring.js";import{
asEffect}from"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import"./action-cli-compare-report-explain-error-github-client-history-html-judge-recording-measuring-report-validate.js";import"./action-compare-report-explain-error-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import{ZodError,
array,literal,number,object,omitNull,string,unknown}from"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-validate.js";import"./action-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";
import"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import"./action-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{setTimeout as delay}from"node:timers/promises";import{readFileSync,existsSync}from"fs";import{EOL}from"os";var Context=class{constructor(){var _a,_b,_c;if(this.payload=
{},process.env.GITHUB_EVENT_PATH)if(existsSync(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse(readFileSync(process.
env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{let path=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT\
_PATH ${path} does not exist${EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=
process.env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.
env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=
parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(_a=process.env.
GITHUB_API_URL)!==null&&_a!==void 0?_a:"https://api.github.com",this.serverUrl=(_b=process.env.GITHUB_SERVER_URL)!==null&&
_b!==void 0?_b:"https://github.com",this.graphqlUrl=(_c=process.env.GITHUB_GRAPHQL_URL)!==null&&_c!==void 0?_c:"https://\
api.github.com/graphql"}get issue(){let payload=this.payload;return Object.assign(Object.assign({},this.repo),{number:(payload.
issue||payload.pull_request||payload).number})}get repo(){if(process.env.GITHUB_REPOSITORY){let[owner,repo]=process.env.
GITHUB_REPOSITORY.split("/");return{owner,repo}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,
repo:this.payload.repository.name};throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like \
'owner/repo'")}};var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){
resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).
next())})};function getAuthString(token,options){if(!token&&!options.auth)throw new Error("Parameter token or opts.auth \
is required");if(token&&options.auth)throw new Error("Parameters token and opts.auth may not both be specified");return typeof options.
auth=="string"?options.auth:`token ${token}`}function getProxyAgent(destinationUrl){return new HttpClient().getAgent(destinationUrl)}
function getProxyAgentDispatcher(destinationUrl){return new HttpClient().getAgentDispatcher(destinationUrl)}function getProxyFetch(destinationUrl){
let httpDispatcher=getProxyAgentDispatcher(destinationUrl);return(url,opts)=>__awaiter(this,void 0,void 0,function*(){return fetch2(
url,Object.assign(Object.assign({},opts),{dispatcher:httpDispatcher}))})}function getApiBaseUrl(){return process.env.GITHUB_API_URL||
"https://api.github.com"}function getUserAgentWithOrchestrationId(baseUserAgent){var _a;let orchId=(_a=process.env.ACTIONS_ORCHESTRATION_ID)===
null||_a===void 0?void 0:_a.trim();if(orchId){let tag=`actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi,"_")}`;
return baseUserAgent?.includes(tag)?baseUserAgent:`${baseUserAgent?`${baseUserAgent} `:""}${tag}`}return baseUserAgent}function getUserAgent(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="\
object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<enviro\
nment undetectable>"}function register(state,name,method,options){if(typeof method!="function")throw new Error("method for before hook must b\
e a function");return options||(options={}),Array.isArray(name)?name.reverse().reduce((callback,name2)=>register.bind(null,
state,name2,callback,options),method)():Promise.resolve().then(()=>state.registry[name]?state.registry[name].reduce((method2,registered)=>registered.
hook.bind(null,method2,options),method)():method(options))}function addHook(state,kind,name,hook2){let orig=hook2;state.registry[name]||(state.registry[name]=[]),kind==="before"&&
(hook2=(method,options)=>Promise.resolve().then(orig.bind(null,options)).then(method.bind(null,options))),kind==="after"&&
(hook2=(method,options)=>{let result;return Promise.resolve().then(method.bind(null,options)).then(result_=>(result=result_,
orig(result,options))).then(()=>result)}),kind==="error"&&(hook2=(method,options)=>Promise.resolve().then(method.bind(null,
options)).catch(error=>orig(error,options))),state.registry[name].push({hook:hook2,orig})}function removeHook(state,name,method){if(!state.registry[name])return;let index=state.registry[name].map(registered=>registered.
orig).indexOf(method);index!==-1&&state.registry[name].splice(index,1)}var bind=Function.bind,bindable=bind.bind(bind);function bindApi(hook2,state,name){let removeHookRef=bindable(removeHook,
null).apply(null,name?[state,name]:[state]);hook2.api={remove:removeHookRef},hook2.remove=removeHookRef,["before","error",
"after","wrap"].forEach(kind=>{let args=name?[state,kind,name]:[state,kind];hook2[kind]=hook2.api[kind]=bindable(addHook,
null).apply(null,args)})}function Singular(){let singularHookName=Symbol("Singular"),singularHookState={registry:{}},singularHook=register.
bind(null,singularHookState,singularHookName);return bindApi(singularHook,singularHookState,singularHookName),singularHook}
function Collection(){let state={registry:{}},hook2=register.bind(null,state);return bindApi(hook2,state),hook2}var before_after_hook_default={
Singular,Collection};var VERSION="0.0.0-development",userAgent=`octokit-endpoint.js/${VERSION} ${getUserAgent()}`,DEFAULTS={method:"GET",baseUrl:"\
https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":userAgent},mediaType:{format:""}};
function lowercaseKeys(object2){return object2?Object.keys(object2).reduce((newObj,key)=>(newObj[key.toLowerCase()]=object2[key],
newObj),{}):{}}function isPlainObject(value){if(typeof value!="object"||value===null||Object.prototype.toString.call(value)!==
"[object Object]")return!1;let proto=Object.getPrototypeOf(value);if(proto===null)return!0;let Ctor=Object.prototype.hasOwnProperty.
call(proto,"constructor")&&proto.constructor;return typeof Ctor=="function"&&Ctor instanceof Ctor&&Function.prototype.call(
Ctor)===Function.prototype.call(value)}function mergeDeep(defaults2,options){let result=Object.assign({},defaults2);return Object.
keys(options).forEach(key=>{isPlainObject(options[key])?key in defaults2?result[key]=mergeDeep(defaults2[key],options[key]):
Object.assign(result,{[key]:options[key]}):Object.assign(result,{[key]:options[key]})}),result}function removeUndefinedProperties(obj){
for(let key in obj)obj[key]===void 0&&delete obj[key];return obj}function merge(defaults2,route,options){if(typeof route==
"string"){let[method,url]=route.split(" ");options=Object.assign(url?{method,url}:{url:method},options)}else options=Object.
assign({},route);options.headers=lowercaseKeys(options.headers),removeUndefinedProperties(options),removeUndefinedProperties(
options.headers);let mergedOptions=mergeDeep(defaults2||{},options);return options.url==="/graphql"&&(defaults2&&defaults2.
mediaType.previews?.length&&(mergedOptions.mediaType.previews=defaults2.mediaType.previews.filter(preview=>!mergedOptions.
mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews)),mergedOptions.mediaType.previews=(mergedOptions.
mediaType.previews||[]).map(preview=>preview.replace(/-preview/,""))),mergedOptions}function addQueryParameters(url,parameters){
let separator=/\?/.test(url)?"&":"?",names=Object.keys(parameters);return names.length===0?url:url+separator+names.map(name=>name===
"q"?"q="+parameters.q.split("+").map(encodeURIComponent).join("+"):`${name}=${encodeURIComponent(parameters[name])}`).join(
"&")}var urlVariableRegex=/\{[^{}}]+\}/g;function removeNonChars(variableName){return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,
"").split(/,/)}function extractUrlVariableNames(url){let matches=url.match(urlVariableRegex);return matches?matches.map(
removeNonChars).reduce((a,b)=>a.concat(b),[]):[]}function omit(object2,keysToOmit){let result={__proto__:null};for(let key of Object.
keys(object2))keysToOmit.indexOf(key)===-1&&(result[key]=object2[key]);return result}function encodeReserved(str){return str.
split(/(%[0-9A-Fa-f]{2})/g).map(function(part){return/%[0-9A-Fa-f]/.test(part)||(part=encodeURI(part).replace(/%5B/g,"[").
replace(/%5D/g,"]")),part}).join("")}function encodeUnreserved(str){return encodeURIComponent(str).replace(/[!'()*]/g,function(c){
return"%"+c.charCodeAt(0).toString(16).toUpperCase()})}function encodeValue(operator,value,key){return value=operator===
"+"||operator==="#"?encodeReserved(value):encodeUnreserved(value),key?encodeUnreserved(key)+"="+value:value}function isDefined(value){
return value!=null}function isKeyOperator(operator){return operator===";"||operator==="&"||operator==="?"}function getValues(context3,operator,key,modifier){
var value=context3[key],result=[];if(isDefined(value)&&value!=="")if(typeof value=="string"||typeof value=="number"||typeof value==
"bigint"||typeof value=="boolean")value=value.toString(),modifier&&modifier!=="*"&&(value=value.substring(0,parseInt(modifier,
10))),result.push(encodeValue(operator,value,isKeyOperator(operator)?key:""));else if(modifier==="*")Array.isArray(value)?
value.filter(isDefined).forEach(function(value2){result.push(encodeValue(operator,value2,isKeyOperator(operator)?key:""))}):
Object.keys(value).forEach(function(k){isDefined(value[k])&&result.push(encodeValue(operator,value[k],k))});else{let tmp=[];
Array.isArray(value)?value.filter(isDefined).forEach(function(value2){tmp.push(encodeValue(operator,value2))}):Object.keys(
value).forEach(function(k){isDefined(value[k])&&(tmp.push(encodeUnreserved(k)),tmp.push(encodeValue(operator,value[k].toString())))}),
isKeyOperator(operator)?result.push(encodeUnreserved(key)+"="+tmp.join(",")):tmp.length!==0&&result.push(tmp.join(","))}else
operator===";"?isDefined(value)&&result.push(encodeUnreserved(key)):value===""&&(operator==="&"||operator==="?")?result.
push(encodeUnreserved(key)+"="):value===""&&result.push("");return result}function parseUrl(template){return{expand:expand.
bind(null,template)}}function expand(template,context3){var operators=["+","#",".","/",";","?","&"];return template=template.
replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(_,expression,literal2){if(expression){let operator="",values=[];if(operators.
indexOf(expression.charAt(0))!==-1&&(operator=expression.charAt(0),expression=expression.substr(1)),expression.split(/,/g).
forEach(function(variable){var tmp=/([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);values.push(getValues(context3,operator,tmp[1],
tmp[2]||tmp[3]))}),operator&&operator!=="+"){var separator=",";return operator==="?"?separator="&":operator!=="#"&&(separator=
operator),(values.length!==0?operator:"")+values.join(separator)}else return values.join(",")}else return encodeReserved(
literal2)}),template==="/"?template:template.replace(/\/$/,"")}function parse(options){let method=options.method.toUpperCase(),
url=(options.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),headers=Object.assign({},options.headers),body,parameters=omit(options,
["method","baseUrl","url","headers","request","mediaType"]),urlVariableNames=extractUrlVariableNames(url);url=parseUrl(url).
expand(parameters),/^http/.test(url)||(url=options.baseUrl+url);let omittedParameters=Object.keys(options).filter(option=>urlVariableNames.
includes(option)).concat("baseUrl"),remainingParameters=omit(parameters,omittedParameters);if(!/application\/octet-stream/i.
test(headers.accept)&&(options.mediaType.format&&(headers.accept=headers.accept.split(/,/).map(format=>format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
`application/vnd$1$2.${options.mediaType.format}`)).join(",")),url.endsWith("/graphql")&&options.mediaType.previews?.length)){
let previewsFromAcceptHeader=headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];headers.accept=previewsFromAcceptHeader.
concat(options.mediaType.previews).map(preview=>{let format=options.mediaType.format?`.${options.mediaType.format}`:"+js\
on";return`application/vnd.github.${preview}-preview${format}`}).join(",")}return["GET","HEAD"].includes(method)?url=addQueryParameters(
url,remainingParameters):"data"in remainingParameters?body=remainingParameters.data:Object.keys(remainingParameters).length&&
(body=remainingParameters),!headers["content-type"]&&typeof body<"u"&&(headers["content-type"]="application/json; charse\
t=utf-8"),["PATCH","PUT"].includes(method)&&typeof body>"u"&&(body=""),Object.assign({method,url,headers},typeof body<"u"?
{body}:null,options.request?{request:options.request}:null)}function endpointWithDefaults(defaults2,route,options){return parse(
merge(defaults2,route,options))}function withDefaults(oldDefaults,newDefaults){let DEFAULTS2=merge(oldDefaults,newDefaults),
endpoint2=endpointWithDefaults.bind(null,DEFAULTS2);return Object.assign(endpoint2,{DEFAULTS:DEFAULTS2,defaults:withDefaults.
bind(null,DEFAULTS2),merge:merge.bind(null,DEFAULTS2),parse})}var endpoint=withDefaults(null,DEFAULTS);var CHAR_MAP=new Uint8Array(256);CHAR_MAP[9]|=2;CHAR_MAP[32]|=2;CHAR_MAP[59]|=4;CHAR_MAP[44]|=8;for(let code=128;code<=255;code++)
CHAR_MAP[code]|=1;for(let char of"!#$%&'*+-.^_`|~")CHAR_MAP[char.charCodeAt(0)]|=16;for(let code=48;code<=57;code++)CHAR_MAP[code]|=
16;for(let code=65;code<=90;code++)CHAR_MAP[code]|=17;for(let code=97;code<=122;code++)CHAR_MAP[code]|=16;var NullObject=(()=>{
let C=function(){};return C.prototype=Object.create(null),C})();function parse2(header,options){let stopFlags=4|(options?.comma===!0?8:0),len=header.length,valueStart=options?.start??0;
for(;(CHAR_MAP[header.charCodeAt(valueStart)]&2)!==0;)valueStart++;let index=valueStart,typeFlags=0,whitespace=-1,stop=options?.
parameters===!1?8:0;for(;index<len;){let code=header.charCodeAt(index),flags=CHAR_MAP[code];if((flags&stopFlags)!==0){stop|=
flags&8;break}(flags&2)!==0?whitespace===-1&&(whitespace=index):whitespace=-1,typeFlags|=code&65280|flags,index++}let valueEnd=whitespace===
-1?index:whitespace,value=header.slice(valueStart,valueEnd),type=(typeFlags&65281)===0?value:value.toLowerCase();return index===
len||stop!==0?{type,index,parameters:new NullObject}:parseParameters(header,type,index,len,stopFlags)}function parseParameters(header,type,index,len,stopFlags){
let parameters=new NullObject;parameter:for(;index<len;){for(index++;(CHAR_MAP[header.charCodeAt(index)]&2)!==0;)index++;
let keyStart=index,keyFlags=0,keyWhitespace=-1;for(;index<len;){let code=header.charCodeAt(index),flags=CHAR_MAP[code];if((flags&
stopFlags)!==0){if((flags&8)!==0)break parameter;continue parameter}if(code===61){let keyEnd=keyWhitespace===-1?index:keyWhitespace,
value=header.slice(keyStart,keyEnd),key=(keyFlags&65281)===0?value:value.toLowerCase();for(index++;(CHAR_MAP[header.charCodeAt(
index)]&2)!==0;)index++;if(index<len&&header.charCodeAt(index)===34){let quotedStart=++index,escaped=!1;for(;index<len;){
let code2=header.charCodeAt(index);if(code2===34){parameters[key]===void 0&&(parameters[key]=escaped?unescapeQuotedPairs(
header,quotedStart,index):header.slice(quotedStart,index)),index++;let stop2=0;for(;index<len;){let code3=header.charCodeAt(
index),flags2=CHAR_MAP[code3];if((flags2&stopFlags)!==0){stop2=flags2&8;break}index++}if(stop2!==0)break parameter;continue parameter}
if(code2===92&&index+1<len){escaped=!0,index+=2;continue}index++}continue parameter}let valueStart=index,stop=0,valueWhitespace=-1;
for(;index<len;){let code2=header.charCodeAt(index),flags2=CHAR_MAP[code2];if((flags2&stopFlags)!==0){stop=flags2&8;break}
(flags2&2)!==0?valueWhitespace===-1&&(valueWhitespace=index):valueWhitespace=-1,index++}if(parameters[key]===void 0){let valueEnd=valueWhitespace===
-1?index:valueWhitespace;parameters[key]=header.slice(valueStart,valueEnd)}if(stop!==0)break parameter;continue parameter}
(flags&2)!==0?keyWhitespace===-1&&(keyWhitespace=index):keyWhitespace=-1,keyFlags|=code&65280|flags,index++}}return{type,
index,parameters}}function unescapeQuotedPairs(str,start,end){let result="";for(let index=start;index<end;index++)str.charCodeAt(
index)===92&&(result+=str.slice(start,index),start=++index);return result+str.slice(start,end)}var intRegex=/^-?\d+$/,noiseValue=/^-?\d+n+$/,originalStringify=JSON.stringify,originalParse=JSON.parse,customFormat=/^-?\d+n$/,
bigIntsStringify=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,noiseStringify=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,isUnstringifiable=val=>val===
void 0||typeof val=="function"||typeof val=="symbol",isRawJSON=val=>val!==null&&typeof val=="object"&&val.constructor&&val.
constructor.name==="RawJSON",stringifyIteratively=(rootValue,replacer,spaceParam)=>{let space="";typeof spaceParam=="num\
ber"?space=" ".repeat(Math.min(10,Math.max(0,Math.floor(spaceParam)))):typeof spaceParam=="string"&&(space=spaceParam.slice(
0,10));let isFunctionReplacer=typeof replacer=="function",propertyList=Array.isArray(replacer)?new Set(replacer.map(String)):
null,prepareVal=(parent,key,val)=>(val!==null&&typeof val=="object"&&typeof val.toJSON=="function"&&(val=val.toJSON(key)),
typeof val=="string"&&noiseValue.test(val)?val+"n":typeof val=="bigint"?"rawJSON"in JSON?JSON.rawJSON(val.toString()):val.
toString()+"n":(isFunctionReplacer&&(val=replacer.call(parent,key,val)),val!==null&&typeof val=="object"&&(val instanceof
Number||val instanceof String||val instanceof Boolean)&&(val=val.valueOf()),val)),rootProcessed=prepareVal({"":rootValue},
"",rootValue);if(isUnstringifiable(rootProcessed))return;let isRootPrimitive=rootProcessed===null||typeof rootProcessed!=
"object",isRootNativeRawJSON=isRawJSON(rootProcessed);if(isRootPrimitive||isRootNativeRawJSON)return originalStringify(rootProcessed);
let chunks=[],level=0,stack=[{parent:{"":rootProcessed},key:"",val:rootProcessed,isArray:Array.isArray(rootProcessed),keys:Array.
isArray(rootProcessed)?null:Object.keys(rootProcessed),index:0,first:!0}],visited=new WeakSet([rootProcessed]);for(;stack.
length>0;){let node=stack[stack.length-1];node.index===0&&(chunks.push(node.isArray?"[":"{"),level++);let isDone=!1;if(node.
isArray)if(node.index<node.val.length){node.first||chunks.push(","),space&&chunks.push(`
`+space.repeat(level));let childRaw=node.val[node.index],childVal=prepareVal(node.val,String(node.index),childRaw);if(isUnstringifiable(
childVal))chunks.push("null"),node.first=!1,node.index++;else{let isComplexObject=childVal!==null&&typeof childVal=="obj\
ect",isNativeRaw=isRawJSON(childVal);if(isComplexObject&&!isNativeRaw){if(visited.has(childVal))throw new TypeError("Con\
verting circular structure to JSON");visited.add(childVal),stack.push({parent:node.val,key:String(node.index),val:childVal,
isArray:Array.isArray(childVal),keys:Array.isArray(childVal)?null:Object.keys(childVal),index:0,first:!0}),node.first=!1,
node.index++}else chunks.push(originalStringify(childVal)),node.first=!1,node.index++}}else isDone=!0;else{for(;node.index<
node.keys.length;){let k=node.keys[node.index++];if(propertyList&&!propertyList.has(k))continue;let childRaw=node.val[k],
childVal=prepareVal(node.val,k,childRaw);if(isUnstringifiable(childVal))continue;node.first||chunks.push(","),space?chunks.
push(`
`+space.repeat(level)+originalStringify(k)+": "):chunks.push(originalStringify(k)+":");let isComplexObject=childVal!==null&&
typeof childVal=="object",isNativeRaw=isRawJSON(childVal);if(isComplexObject&&!isNativeRaw){if(visited.has(childVal))throw new TypeError(
"Converting circular structure to JSON");visited.add(childVal),stack.push({parent:node.val,key:k,val:childVal,isArray:Array.
isArray(childVal),keys:Array.isArray(childVal)?null:Object.keys(childVal),index:0,first:!0}),node.first=!1;break}else chunks.
push(originalStringify(childVal)),node.first=!1}node.index>=node.keys.length&&stack[stack.length-1]===node&&(isDone=!0)}
isDone&&(level--,!node.first&&space&&chunks.push(`
`+space.repeat(level)),chunks.push(node.isArray?"]":"}"),visited.delete(node.val),stack.pop())}return chunks.join("")},JSONStringify=(value,replacer,space)=>{
try{return"rawJSON"in JSON?originalStringify(value,(key,val)=>typeof val=="bigint"?JSON.rawJSON(val.toString()):typeof replacer==
"function"?replacer(key,val):(Array.isArray(replacer)&&replacer.includes(key),val),space):value?originalStringify(value,
(key,val)=>typeof val=="string"&&noiseValue.test(val)||typeof val=="bigint"?val.toString()+"n":typeof replacer=="functio\
n"?replacer(key,val):(Array.isArray(replacer)&&replacer.includes(key),val),space).replace(bigIntsStringify,"$1$2$3").replace(
noiseStringify,"$1$2$3"):originalStringify(value,replacer,space)}catch(error){if(error instanceof RangeError){let convertedJSON=stringifyIteratively(
value,replacer,space);return convertedJSON===void 0?void 0:"rawJSON"in JSON?convertedJSON:convertedJSON.replace(bigIntsStringify,
"$1$2$3").replace(noiseStringify,"$1$2$3")}throw error}},featureCache=new Map,isContextSourceSupported=()=>{let parseFingerprint=JSON.
parse.toString();if(featureCache.has(parseFingerprint))return featureCache.get(parseFingerprint);try{let result=JSON.parse(
"1",(_,__,context3)=>!!context3?.source&&context3.source==="1");return featureCache.set(parseFingerprint,result),result}catch{
return featureCache.set(parseFingerprint,!1),!1}},convertMarkedBigIntsReviver=(key,value,context3,userReviver)=>typeof value==
"string"&&customFormat.test(value)?BigInt(value.slice(0,-1)):typeof value=="string"&&noiseValue.test(value)?value.slice(
0,-1):typeof userReviver=="function"?userReviver(key,value,context3):value,JSONParseV2=(text2,reviver)=>JSON.parse(text2,
(key,value,context3)=>{let isNumber=typeof value=="number",isOutOfBounds=value>Number.MAX_SAFE_INTEGER||value<Number.MIN_SAFE_INTEGER,
isBigNumber=isNumber&&isOutOfBounds,isInt=context3&&intRegex.test(context3.source);return isBigNumber&&isInt?BigInt(context3.
source):typeof reviver=="function"?reviver(key,value,context3):value}),MAX_INT=Number.MAX_SAFE_INTEGER.toString(),MAX_DIGITS=MAX_INT.
length,stringsOrLargeNumbers=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,noiseValueWithQuotes=/^"-?\d+n+"$/,
applyReviverIteratively=(parsed,userReviver)=>{let rootHolder={"":parsed},stack=[{parent:rootHolder,key:"",visited:!1}];
for(;stack.length>0;){let node=stack[stack.length-1];if(node.visited){let{parent,key}=node,value=parent[key];typeof value==
"string"&&(customFormat.test(value)?value=BigInt(value.slice(0,-1)):noiseValue.test(value)&&(value=value.slice(0,-1))),typeof userReviver==
"function"&&(value=userReviver.call(parent,key,value)),value===void 0?delete parent[key]:parent[key]=value,stack.pop()}else{
node.visited=!0;let value=node.parent[node.key];if(value!==null&&typeof value=="object"){let keys=Object.keys(value);for(let i=keys.
length-1;i>=0;i--)stack.push({parent:value,key:keys[i],visited:!1})}}}return rootHolder[""]},serializeBigInts=text2=>text2.
replace(stringsOrLargeNumbers,(match,digits,fractional,exponential)=>{let isString=match[0]==='"';if(isString&&noiseValueWithQuotes.
test(match))return match.substring(0,match.length-1)+'n"';let hasFractionalOrExponential=fractional||exponential,isLessThanMaxSafeInt=digits&&
(digits.length<MAX_DIGITS||digits.length===MAX_DIGITS&&digits<=MAX_INT);return isString||hasFractionalOrExponential||isLessThanMaxSafeInt?
match:'"'+match+'n"'}),JSONParse=(text2,reviver)=>{if(!text2)return originalParse(text2,reviver);try{if(isContextSourceSupported())
return JSONParseV2(text2,reviver);let serializedData=serializeBigInts(text2);return originalParse(serializedData,(key,value,context3)=>convertMarkedBigIntsReviver(
key,value,context3,reviver))}catch(error){if(error instanceof RangeError){let serializedData=serializeBigInts(text2),parsed=originalParse(
serializedData);return applyReviverIteratively(parsed,reviver)}throw error}};var RequestError=class extends Error{name;status;request;response;constructor(message,statusCode,options){super(message,
{cause:options.cause}),this.name="HttpError",this.status=Number.parseInt(statusCode),Number.isNaN(this.status)&&(this.status=
0);"response"in options&&(this.response=options.response);let requestCopy=Object.assign({},options.request);options.request.
headers.authorization&&(requestCopy.headers=Object.assign({},options.request.headers,{authorization:options.request.headers.
authorization.replace(/(?<! ) .*$/," [REDACTED]")})),requestCopy.url=requestCopy.url.replace(/\bclient_secret=\w+/g,"cli\
ent_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=requestCopy}};var VERSION2="10.0.16",defaults_default={headers:{"user-agent":`octokit-request.js/${VERSION2} ${getUserAgent()}`}};function isPlainObject2(value){
if(typeof value!="object"||value===null||Object.prototype.toString.call(value)!=="[object Object]")return!1;let proto=Object.
getPrototypeOf(value);if(proto===null)return!0;let Ctor=Object.prototype.hasOwnProperty.call(proto,"constructor")&&proto.
constructor;return typeof Ctor=="function"&&Ctor instanceof Ctor&&Function.prototype.call(Ctor)===Function.prototype.call(
value)}var noop=()=>"";async function fetchWrapper(requestOptions){let fetch3=requestOptions.request?.fetch||globalThis.
fetch;if(!fetch3)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch\
 }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");let log=requestOptions.request?.log||console,
parseSuccessResponseBody=requestOptions.request?.parseSuccessResponseBody!==!1,body=isPlainObject2(requestOptions.body)||
Array.isArray(requestOptions.body)?JSONStringify(requestOptions.body):requestOptions.body,requestHeaders=Object.fromEntries(
Object.entries(requestOptions.headers).map(([name,value])=>[name,String(value)])),fetchResponse;try{fetchResponse=await fetch3(
requestOptions.url,{method:requestOptions.method,body,redirect:requestOptions.request?.redirect,headers:requestHeaders,signal:requestOptions.
request?.signal,...requestOptions.body&&{duplex:"half"}})}catch(error){let message="Unknown Error";if(error instanceof Error){
if(error.name==="AbortError")throw error.status=500,error;message=error.message,error.name==="TypeError"&&"cause"in error&&
(error.cause instanceof Error?message=error.cause.message:typeof error.cause=="string"&&(message=error.cause))}let requestError=new RequestError(
message,500,{request:requestOptions});throw requestError.cause=error,requestError}let status=fetchResponse.status,url=fetchResponse.
url,responseHeaders={};for(let[key,value]of fetchResponse.headers)responseHeaders[key]=value;let octokitResponse={url,status,
headers:responseHeaders,data:""};if("deprecation"in responseHeaders){let matches=responseHeaders.link&&responseHeaders.link.
match(/<([^<>]+)>; rel="deprecation"/),deprecationLink=matches&&matches.pop();log.warn(`[@octokit/request] "${requestOptions.
method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink?
`. See ${deprecationLink}`:""}`)}if(status===204||status===205)return octokitResponse;if(requestOptions.method==="HEAD"){
if(status<400)return octokitResponse;throw new RequestError(fetchResponse.statusText,status,{response:octokitResponse,request:requestOptions})}
if(status===304)throw octokitResponse.data=await getResponseData(fetchResponse),new RequestError("Not modified",status,{
response:octokitResponse,request:requestOptions});if(status>=400)throw octokitResponse.data=await getResponseData(fetchResponse),
new RequestError(toErrorMessage(octokitResponse.data),status,{response:octokitResponse,request:requestOptions});return octokitResponse.
data=parseSuccessResponseBody?await getResponseData(fetchResponse):fetchResponse.body,octokitResponse}async function getResponseData(response){
let contentType=response.headers.get("content-type");if(!contentType)return response.text().catch(noop);let mimetype=parse2(
contentType);if(isJSONResponse(mimetype)){let text2="";try{return text2=await response.text(),JSONParse(text2)}catch{return text2}}else
return mimetype.type.startsWith("text/")||mimetype.parameters.charset?.toLowerCase()==="utf-8"&&mimetype.type!=="applica\
tion/octet-stream"?response.text().catch(noop):response.arrayBuffer().catch(()=>new ArrayBuffer(0))}function isJSONResponse(mimetype){
return mimetype.type==="application/json"||mimetype.type==="application/scim+json"}function toErrorMessage(data){if(typeof data==
"string")return data;if(data instanceof ArrayBuffer)return"Unknown error";if(typeof data=="object"&&data!==null&&"messag\
e"in data){let objectData=data,suffix="documentation_url"in objectData?` - ${objectData.documentation_url}`:"";return Array.
isArray(objectData.errors)?`${objectData.message}: ${objectData.errors.map(v=>JSON.stringify(v)).join(", ")}${suffix}`:`${objectData.
message}${suffix}`}return`Unknown error: ${JSON.stringify(data)}`}function withDefaults2(oldEndpoint,newDefaults){let endpoint2=oldEndpoint.
defaults(newDefaults);return Object.assign(function(route,parameters){let endpointOptions=endpoint2.merge(route,parameters);
if(!endpointOptions.request||!endpointOptions.request.hook)return fetchWrapper(endpoint2.parse(endpointOptions));let request2=(route2,parameters2)=>fetchWrapper(
endpoint2.parse(endpoint2.merge(route2,parameters2)));return Object.assign(request2,{endpoint:endpoint2,defaults:withDefaults2.
bind(null,endpoint2)}),endpointOptions.request.hook(request2,endpointOptions)},{endpoint:endpoint2,defaults:withDefaults2.
bind(null,endpoint2)})}var request=withDefaults2(endpoint,defaults_default);var VERSION3="0.0.0-development";function _buildMessageForResponseErrors(data){return`Request failed due to following re\
sponse errors:
`+data.errors.map(e=>` - ${e.message}`).join(`
`)}var GraphqlResponseError=class extends Error{constructor(request2,headers,response){super(_buildMessageForResponseErrors(
response)),this.request=request2,this.headers=headers,this.response=response,this.errors=response.errors,this.data=response.
data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlRespo\
nseError";errors;data},NON_VARIABLE_OPTIONS=["method","baseUrl","url","headers","request","query","mediaType","operation\
Name"],FORBIDDEN_VARIABLE_OPTIONS=["query","method","url"],GHES_V3_SUFFIX_REGEX=/\/api\/v3\/?$/;function graphql(request2,query,options){
if(options){if(typeof query=="string"&&"query"in options)return Promise.reject(new Error('[@octokit/graphql] "query" can\
not be used as variable name'));for(let key in options)if(FORBIDDEN_VARIABLE_OPTIONS.includes(key))return Promise.reject(
new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`))}let parsedOptions=typeof query=="string"?Object.
assign({query},options):query,requestOptions=Object.keys(parsedOptions).reduce((result,key)=>NON_VARIABLE_OPTIONS.includes(
key)?(result[key]=parsedOptions[key],result):(result.variables||(result.variables={}),result.variables[key]=parsedOptions[key],
result),{}),baseUrl2=parsedOptions.baseUrl||request2.endpoint.DEFAULTS.baseUrl;return GHES_V3_SUFFIX_REGEX.test(baseUrl2)&&
(requestOptions.url=baseUrl2.replace(GHES_V3_SUFFIX_REGEX,"/api/graphql")),request2(requestOptions).then(response=>{if(response.
data.errors){let headers={};for(let key of Object.keys(response.headers))headers[key]=response.headers[key];throw new GraphqlResponseError(
requestOptions,headers,response.data)}return response.data.data})}function withDefaults3(request2,newDefaults){let newRequest=request2.
defaults(newDefaults);return Object.assign((query,options)=>graphql(newRequest,query,options),{defaults:withDefaults3.bind(
null,newRequest),endpoint:newRequest.endpoint})}var graphql2=withDefaults3(request,{headers:{"user-agent":`octokit-graph\
ql.js/${VERSION3} ${getUserAgent()}`},method:"POST",url:"/graphql"});function withCustomRequest(customRequest){return withDefaults3(
customRequest,{method:"POST",url:"/graphql"})}var b64url="(?:[a-zA-Z0-9_-]+)",sep="\\.",jwtRE=new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`),isJWT=jwtRE.test.
bind(jwtRE);async function auth(token){let isApp=isJWT(token),isInstallation=token.startsWith("v1.")||token.startsWith("\
ghs_"),isUserToServer=token.startsWith("ghu_");return{type:"token",token,tokenType:isApp?"app":isInstallation?"installat\
ion":isUserToServer?"user-to-server":"oauth"}}function withAuthorizationPrefix(token){return token.split(/\./).length===
3?`bearer ${token}`:`token ${token}`}async function hook(token,request2,route,parameters){let endpoint2=request2.endpoint.
merge(route,parameters);return endpoint2.headers.authorization=withAuthorizationPrefix(token),request2(endpoint2)}var createTokenAuth=function(token){
if(!token)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof token!="string")throw new Error(
"[@octokit/auth-token] Token passed to createTokenAuth is not a string");return token=token.replace(/^(token|bearer) +/i,
""),Object.assign(auth.bind(null,token),{hook:hook.bind(null,token)})};var VERSION4="7.0.8";var noop2=()=>{},consoleWarn=console.warn.bind(console),consoleError=console.error.bind(console);function createLogger(logger={}){
return typeof logger.debug!="function"&&(logger.debug=noop2),typeof logger.info!="function"&&(logger.info=noop2),typeof logger.
warn!="function"&&(logger.warn=consoleWarn),typeof logger.error!="function"&&(logger.error=consoleError),logger}var userAgentTrail=`\
octokit-core.js/${VERSION4} ${getUserAgent()}`,Octokit=class{static VERSION=VERSION4;static defaults(defaults2){return class extends this{constructor(...args){
let options=args[0]||{};if(typeof defaults2=="function"){super(defaults2(options));return}super(Object.assign({},defaults2,
options,options.userAgent&&defaults2.userAgent?{userAgent:`${options.userAgent} ${defaults2.userAgent}`}:null))}}}static plugins=[];static plugin(...newPlugins){
let currentPlugins=this.plugins;return class extends this{static plugins=currentPlugins.concat(newPlugins.filter(plugin=>!currentPlugins.
includes(plugin)))}}constructor(options={}){let hook2=new before_after_hook_default.Collection,requestDefaults={baseUrl:request.
endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},options.request,{hook:hook2.bind(null,"request")}),mediaType:{
previews:[],format:""}};if(requestDefaults.headers["user-agent"]=options.userAgent?`${options.userAgent} ${userAgentTrail}`:
userAgentTrail,options.baseUrl&&(requestDefaults.baseUrl=options.baseUrl),options.previews&&(requestDefaults.mediaType.previews=
options.previews),options.timeZone&&(requestDefaults.headers["time-zone"]=options.timeZone),this.request=request.defaults(
requestDefaults),this.graphql=withCustomRequest(this.request).defaults(requestDefaults),this.log=createLogger(options.log),
this.hook=hook2,options.authStrategy){let{authStrategy,...otherOptions}=options,auth2=authStrategy(Object.assign({request:this.
request,log:this.log,octokit:this,octokitOptions:otherOptions},options.auth));hook2.wrap("request",auth2.hook),this.auth=
auth2}else if(!options.auth)this.auth=async()=>({type:"unauthenticated"});else{let auth2=createTokenAuth(options.auth);hook2.
wrap("request",auth2.hook),this.auth=auth2}let classConstructor=this.constructor;for(let i=0;i<classConstructor.plugins.
length;++i)Object.assign(this,classConstructor.plugins[i](this,options))}request;graphql;log;hook;auth};var VERSION5="17.0.0";var Endpoints={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
addCustomLabelsToSelfHostedRunnerForRepo:["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:[
"PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT\
 /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:["PUT /orgs/{org}\
/actions/variables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{r\
un_id}/approve"],cancelWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:[
"POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:["POST /orgs/{org}/acti\
ons/hosted-runners"],createOrUpdateEnvironmentSecret:["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets\
/{secret_name}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PU\
T /repos/{owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /orgs/{org}/actions/variables"],createRegistrationTokenForOrg:[
"POST /orgs/{org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repos/{owner}/{repo}/actio\
ns/runners/registration-token"],createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/varia\
bles"],createWorkflowDispatch:["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:[
"DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:["DELETE /repos/{owner}/{repo}/actions\
/caches{?key,ref}"],deleteArtifact:["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:[
"DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELET\
E /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["\
DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],deleteEnvironmentVariable:["DELETE \
/repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/a\
ctions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:[
"DELETE /orgs/{org}/actions/variables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_n\
ame}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],deleteSelfHostedRunnerFromOrg:["DELE\
TE /orgs/{org}/actions/runners/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/actions/runne\
rs/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE\
 /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{o\
rg}/actions/permissions/repositories/{repository_id}"],disableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{wo\
rkflow_id}/disable"],downloadArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],downloadJobLogsForWorkflowRun:[
"GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actio\
ns/runs/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_\
id}/logs"],enableSelectedRepositoryGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories/{reposit\
ory_id}"],enableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:["P\
OST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/\
runners/generate-jitconfig"],generateRunnerJitconfigForRepo:["POST /repos/{owner}/{repo}/actions/runners/generate-jitcon\
fig"],getActionsCacheList:["GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /repos/{owner}/{repo}/\
actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:[
"GET /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-acti\
ons"],getAllowedActionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /\
repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /orgs/{org}/actions/hosted-runners/ima\
ges/custom/{image_definition_id}"],getCustomImageVersionForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{i\
mage_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/actions/oidc/customiza\
tion/sub"],getEnvironmentPublicKey:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],getEnvironmentVariable:["GET /repos/{\
owner}/{repo}/environments/{environment_name}/variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:[
"GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner\
}/{repo}/actions/permissions/workflow"],getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],
getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions"],getHostedRunnerForOrg:["GET /org\
s/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:[
"GET /orgs/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/partner"],getHostedRunnersPlatformsForOrg:["GET /orgs/{org}/actions/hosted-runners/platforms"],getJobForWorkflowRun:[
"GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /orgs/{org}/actions/secrets/public-key"],getOrgSecret:[
"GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GET /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/ac\
tions/permissions",{},{renamed:["actions","getGithubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owne\
r}/{repo}/actions/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],getRepoVariable:[
"GET /repos/{owner}/{repo}/actions/variables/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}\
/approvals"],getSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET \
/repos/{owner}/{repo}/actions/runners/{runner_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_\
id}"],getWorkflowAccessToRepository:["GET /repos/{owner}/{repo}/actions/permissions/access"],getWorkflowRun:["GET /repos\
/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts\
/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GE\
T /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],listArtifactsForRepo:["GET /repos/{owner}/{repo}/action\
s/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}\
/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom"],listEnvironmentSecrets:["GET\
 /repos/{owner}/{repo}/environments/{environment_name}/secrets"],listEnvironmentVariables:["GET /repos/{owner}/{repo}/en\
vironments/{environment_name}/variables"],listGithubHostedRunnersInGroupForOrg:["GET /orgs/{org}/actions/runner-groups/{\
runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/actions/hosted-runners"],listJobsForWorkflowRun:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:["GET /repos/{owner}/{repo}/action\
s/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{\
runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}/actions/variables"],listRepoOrganizationSecrets:[
"GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:["GET /repos/{owner}/{repo}/acti\
ons/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],listRepoVariables:["GET /repo\
s/{owner}/{repo}/actions/variables"],listRepoWorkflows:["GET /repos/{owner}/{repo}/actions/workflows"],listRunnerApplicationsForOrg:[
"GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["GET /repos/{owner}/{repo}/actions/runners/d\
ownloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],listSelectedReposForOrgVariable:[
"GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:["GET \
/orgs/{org}/actions/permissions/repositories"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:[
"GET /repos/{owner}/{repo}/actions/runners"],listWorkflowRunArtifacts:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/\
artifacts"],listWorkflowRuns:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],listWorkflowRunsForRepo:[
"GET /repos/{owner}/{repo}/actions/runs"],reRunJobForWorkflowRun:["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/reru\
n"],reRunWorkflow:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],reRunWorkflowFailedJobs:["POST /repos/{owne\
r}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],removeAllCustomLabelsFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}\
/actions/runners/{runner_id}/labels"],removeAllCustomLabelsFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/ac\
tions/runners/{runner_id}/labels"],removeCustomLabelFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{run\
ner_id}/labels/{name}"],removeCustomLabelFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{run\
ner_id}/labels/{name}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/\
{repository_id}"],removeSelectedRepoFromOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}/repositories/{reposito\
ry_id}"],reviewCustomGatesForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],reviewPendingDeploymentsForRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],setAllowedActionsOrganization:["PUT /orgs/{org}/\
actions/permissions/selected-actions"],setAllowedActionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/selec\
ted-actions"],setCustomLabelsForSelfHostedRunnerForOrg:["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],setCustomLabelsForSelfHostedRunnerForRepo:[
"PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],setCustomOidcSubClaimForRepo:["PUT /repos/{owner}/{repo}\
/actions/oidc/customization/sub"],setGithubActionsDefaultWorkflowPermissionsOrganization:["PUT /orgs/{org}/actions/permi\
ssions/workflow"],setGithubActionsDefaultWorkflowPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/w\
orkflow"],setGithubActionsPermissionsOrganization:["PUT /orgs/{org}/actions/permissions"],setGithubActionsPermissionsRepository:[
"PUT /repos/{owner}/{repo}/actions/permissions"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_\
name}/repositories"],setSelectedReposForOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositories"],setSelectedRepositoriesEnabledGithubActionsOrganization:[
"PUT /orgs/{org}/actions/permissions/repositories"],setWorkflowAccessToRepository:["PUT /repos/{owner}/{repo}/actions/pe\
rmissions/access"],updateEnvironmentVariable:["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{na\
me}"],updateHostedRunnerForOrg:["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],updateOrgVariable:["PATCH\
 /orgs/{org}/actions/variables/{name}"],updateRepoVariable:["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]},activity:{
checkRepoIsStarredByAuthenticatedUser:["GET /user/starred/{owner}/{repo}"],deleteRepoSubscription:["DELETE /repos/{owner\
}/{repo}/subscription"],deleteThreadSubscription:["DELETE /notifications/threads/{thread_id}/subscription"],getFeeds:["G\
ET /feeds"],getRepoSubscription:["GET /repos/{owner}/{repo}/subscription"],getThread:["GET /notifications/threads/{threa\
d_id}"],getThreadSubscriptionForAuthenticatedUser:["GET /notifications/threads/{thread_id}/subscription"],listEventsForAuthenticatedUser:[
"GET /users/{username}/events"],listNotificationsForAuthenticatedUser:["GET /notifications"],listOrgEventsForAuthenticatedUser:[
"GET /users/{username}/events/orgs/{org}"],listPublicEvents:["GET /events"],listPublicEventsForRepoNetwork:["GET /networ\
ks/{owner}/{repo}/events"],listPublicEventsForUser:["GET /users/{username}/events/public"],listPublicOrgEvents:["GET /or\
gs/{org}/events"],listReceivedEventsForUser:["GET /users/{username}/received_events"],listReceivedPublicEventsForUser:["\
GET /users/{username}/received_events/public"],listRepoEvents:["GET /repos/{owner}/{repo}/events"],listRepoNotificationsForAuthenticatedUser:[
"GET /repos/{owner}/{repo}/notifications"],listReposStarredByAuthenticatedUser:["GET /user/starred"],listReposStarredByUser:[
"GET /users/{username}/starred"],listReposWatchedByUser:["GET /users/{username}/subscriptions"],listStargazersForRepo:["\
GET /repos/{owner}/{repo}/stargazers"],listWatchedReposForAuthenticatedUser:["GET /user/subscriptions"],listWatchersForRepo:[
"GET /repos/{owner}/{repo}/subscribers"],markNotificationsAsRead:["PUT /notifications"],markRepoNotificationsAsRead:["PU\
T /repos/{owner}/{repo}/notifications"],markThreadAsDone:["DELETE /notifications/threads/{thread_id}"],markThreadAsRead:[
"PATCH /notifications/threads/{thread_id}"],setRepoSubscription:["PUT /repos/{owner}/{repo}/subscription"],setThreadSubscription:[
"PUT /notifications/threads/{thread_id}/subscription"],starRepoForAuthenticatedUser:["PUT /user/starred/{owner}/{repo}"],
unstarRepoForAuthenticatedUser:["DELETE /user/starred/{owner}/{repo}"]},apps:{addRepoToInstallation:["PUT /user/installa\
tions/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","addRepoToInstallationForAuthenticatedUser"]}],
addRepoToInstallationForAuthenticatedUser:["PUT /user/installations/{installation_id}/repositories/{repository_id}"],checkToken:[
"POST /applications/{client_id}/token"],createFromManifest:["POST /app-manifests/{code}/conversions"],createInstallationAccessToken:[
"POST /app/installations/{installation_id}/access_tokens"],deleteAuthorization:["DELETE /applications/{client_id}/grant"],
deleteInstallation:["DELETE /app/installations/{installation_id}"],deleteToken:["DELETE /applications/{client_id}/token"],
getAuthenticated:["GET /app"],getBySlug:["GET /apps/{app_slug}"],getInstallation:["GET /app/installations/{installation_\
id}"],getOrgInstallation:["GET /orgs/{org}/installation"],getRepoInstallation:["GET /repos/{owner}/{repo}/installation"],
getSubscriptionPlanForAccount:["GET /marketplace_listing/accounts/{account_id}"],getSubscriptionPlanForAccountStubbed:["\
GET /marketplace_listing/stubbed/accounts/{account_id}"],getUserInstallation:["GET /users/{username}/installation"],getWebhookConfigForApp:[
"GET /app/hook/config"],getWebhookDelivery:["GET /app/hook/deliveries/{delivery_id}"],listAccountsForPlan:["GET /marketp\
lace_listing/plans/{plan_id}/accounts"],listAccountsForPlanStubbed:["GET /marketplace_listing/stubbed/plans/{plan_id}/ac\
counts"],listInstallationReposForAuthenticatedUser:["GET /user/installations/{installation_id}/repositories"],listInstallationRequestsForAuthenticatedApp:[
"GET /app/installation-requests"],listInstallations:["GET /app/installations"],listInstallationsForAuthenticatedUser:["G\
ET /user/installations"],listPlans:["GET /marketplace_listing/plans"],listPlansStubbed:["GET /marketplace_listing/stubbe\
d/plans"],listReposAccessibleToInstallation:["GET /installation/repositories"],listSubscriptionsForAuthenticatedUser:["G\
ET /user/marketplace_purchases"],listSubscriptionsForAuthenticatedUserStubbed:["GET /user/marketplace_purchases/stubbed"],
listWebhookDeliveries:["GET /app/hook/deliveries"],redeliverWebhookDelivery:["POST /app/hook/deliveries/{delivery_id}/at\
tempts"],removeRepoFromInstallation:["DELETE /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:[
"apps","removeRepoFromInstallationForAuthenticatedUser"]}],removeRepoFromInstallationForAuthenticatedUser:["DELETE /user\
/installations/{installation_id}/repositories/{repository_id}"],resetToken:["PATCH /applications/{client_id}/token"],revokeInstallationAccessToken:[
"DELETE /installation/token"],scopeToken:["POST /applications/{client_id}/token/scoped"],suspendInstallation:["PUT /app/\
installations/{installation_id}/suspended"],unsuspendInstallation:["DELETE /app/installations/{installation_id}/suspende\
d"],updateWebhookConfigForApp:["PATCH /app/hook/config"]},billing:{getGithubActionsBillingOrg:["GET /orgs/{org}/settings\
/billing/actions"],getGithubActionsBillingUser:["GET /users/{username}/settings/billing/actions"],getGithubBillingPremiumRequestUsageReportOrg:[
"GET /organizations/{org}/settings/billing/premium_request/usage"],getGithubBillingPremiumRequestUsageReportUser:["GET /\
users/{username}/settings/billing/premium_request/usage"],getGithubBillingUsageReportOrg:["GET /organizations/{org}/sett\
ings/billing/usage"],getGithubBillingUsageReportUser:["GET /users/{username}/settings/billing/usage"],getGithubPackagesBillingOrg:[
"GET /orgs/{org}/settings/billing/packages"],getGithubPackagesBillingUser:["GET /users/{username}/settings/billing/packa\
ges"],getSharedStorageBillingOrg:["GET /orgs/{org}/settings/billing/shared-storage"],getSharedStorageBillingUser:["GET /\
users/{username}/settings/billing/shared-storage"]},campaigns:{createCampaign:["POST /orgs/{org}/campaigns"],deleteCampaign:[
"DELETE /orgs/{org}/campaigns/{campaign_number}"],getCampaignSummary:["GET /orgs/{org}/campaigns/{campaign_number}"],listOrgCampaigns:[
"GET /orgs/{org}/campaigns"],updateCampaign:["PATCH /orgs/{org}/campaigns/{campaign_number}"]},checks:{create:["POST /re\
pos/{owner}/{repo}/check-runs"],createSuite:["POST /repos/{owner}/{repo}/check-suites"],get:["GET /repos/{owner}/{repo}/\
check-runs/{check_run_id}"],getSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],listAnnotations:["GET /\
repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],listForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-\
runs"],listForSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],listSuitesForRef:["GET /repos\
/{owner}/{repo}/commits/{ref}/check-suites"],rerequestRun:["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rereque\
st"],rerequestSuite:["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],setSuitesPreferences:["PATCH \
/repos/{owner}/{repo}/check-suites/preferences"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{
commitAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],createAutofix:["POST /r\
epos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],createVariantAnalysis:["POST /repos/{owner}/{repo}/cod\
e-scanning/codeql/variant-analyses"],deleteAnalysis:["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{\
?confirm_delete}"],deleteCodeqlDatabase:["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getAlert:[
"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",{},{renamedParameters:{alert_id:"alert_number"}}],getAnalysis:[
"GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],getAutofix:["GET /repos/{owner}/{repo}/code-scanning/a\
lerts/{alert_number}/autofix"],getCodeqlDatabase:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
getDefaultSetup:["GET /repos/{owner}/{repo}/code-scanning/default-setup"],getSarif:["GET /repos/{owner}/{repo}/code-scan\
ning/sarifs/{sarif_id}"],getVariantAnalysis:["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_va\
riant_analysis_id}"],getVariantAnalysisRepoTask:["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeq\
l_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],listAlertInstances:["GET /repos/{owner}/{repo}/code-scanning/ale\
rts/{alert_number}/instances"],listAlertsForOrg:["GET /orgs/{org}/code-scanning/alerts"],listAlertsForRepo:["GET /repos/\
{owner}/{repo}/code-scanning/alerts"],listAlertsInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number\
}/instances",{},{renamed:["codeScanning","listAlertInstances"]}],listCodeqlDatabases:["GET /repos/{owner}/{repo}/code-sc\
anning/codeql/databases"],listRecentAnalyses:["GET /repos/{owner}/{repo}/code-scanning/analyses"],updateAlert:["PATCH /r\
epos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],updateDefaultSetup:["PATCH /repos/{owner}/{repo}/code-scanning\
/default-setup"],uploadSarif:["POST /repos/{owner}/{repo}/code-scanning/sarifs"]},codeSecurity:{attachConfiguration:["PO\
ST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],attachEnterpriseConfiguration:["POST /enterprise\
s/{enterprise}/code-security/configurations/{configuration_id}/attach"],createConfiguration:["POST /orgs/{org}/code-secu\
rity/configurations"],createConfigurationForEnterprise:["POST /enterprises/{enterprise}/code-security/configurations"],deleteConfiguration:[
"DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],deleteConfigurationForEnterprise:["DELETE /enterpr\
ises/{enterprise}/code-security/configurations/{configuration_id}"],detachConfiguration:["DELETE /orgs/{org}/code-securi\
ty/configurations/detach"],getConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}"],getConfigurationForRepository:[
"GET /repos/{owner}/{repo}/code-security-configuration"],getConfigurationsForEnterprise:["GET /enterprises/{enterprise}/\
code-security/configurations"],getConfigurationsForOrg:["GET /orgs/{org}/code-security/configurations"],getDefaultConfigurations:[
"GET /orgs/{org}/code-security/configurations/defaults"],getDefaultConfigurationsForEnterprise:["GET /enterprises/{enter\
prise}/code-security/configurations/defaults"],getRepositoriesForConfiguration:["GET /orgs/{org}/code-security/configura\
tions/{configuration_id}/repositories"],getRepositoriesForEnterpriseConfiguration:["GET /enterprises/{enterprise}/code-s\
ecurity/configurations/{configuration_id}/repositories"],getSingleConfigurationForEnterprise:["GET /enterprises/{enterpr\
ise}/code-security/configurations/{configuration_id}"],setConfigurationAsDefault:["PUT /orgs/{org}/code-security/configu\
rations/{configuration_id}/defaults"],setConfigurationAsDefaultForEnterprise:["PUT /enterprises/{enterprise}/code-securi\
ty/configurations/{configuration_id}/defaults"],updateConfiguration:["PATCH /orgs/{org}/code-security/configurations/{co\
nfiguration_id}"],updateEnterpriseConfiguration:["PATCH /enterprises/{enterprise}/code-security/configurations/{configur\
ation_id}"]},codesOfConduct:{getAllCodesOfConduct:["GET /codes_of_conduct"],getConductCode:["GET /codes_of_conduct/{key}"]},
codespaces:{addRepositoryForSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}/repositories/{reposi\
tory_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
checkPermissionsForDevcontainer:["GET /repos/{owner}/{repo}/codespaces/permissions_check"],codespaceMachinesForAuthenticatedUser:[
"GET /user/codespaces/{codespace_name}/machines"],createForAuthenticatedUser:["POST /user/codespaces"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/codespaces/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/codespaces/secr\
ets/{secret_name}"],createOrUpdateSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}"],createWithPrForAuthenticatedUser:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],createWithRepoForAuthenticatedUser:["POST /repos/{owner}/{r\
epo}/codespaces"],deleteForAuthenticatedUser:["DELETE /user/codespaces/{codespace_name}"],deleteFromOrganization:["DELET\
E /orgs/{org}/members/{username}/codespaces/{codespace_name}"],deleteOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{\
secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],deleteSecretForAuthenticatedUser:[
"DELETE /user/codespaces/secrets/{secret_name}"],exportForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/exp\
orts"],getCodespacesForUserInOrg:["GET /orgs/{org}/members/{username}/codespaces"],getExportDetailsForAuthenticatedUser:[
"GET /user/codespaces/{codespace_name}/exports/{export_id}"],getForAuthenticatedUser:["GET /user/codespaces/{codespace_n\
ame}"],getOrgPublicKey:["GET /orgs/{org}/codespaces/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/codespaces/secre\
ts/{secret_name}"],getPublicKeyForAuthenticatedUser:["GET /user/codespaces/secrets/public-key"],getRepoPublicKey:["GET /\
repos/{owner}/{repo}/codespaces/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/codespaces/secrets/{secre\
t_name}"],getSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}"],listDevcontainersInRepositoryForAuthenticatedUser:[
"GET /repos/{owner}/{repo}/codespaces/devcontainers"],listForAuthenticatedUser:["GET /user/codespaces"],listInOrganization:[
"GET /orgs/{org}/codespaces",{},{renamedParameters:{org_id:"org"}}],listInRepositoryForAuthenticatedUser:["GET /repos/{o\
wner}/{repo}/codespaces"],listOrgSecrets:["GET /orgs/{org}/codespaces/secrets"],listRepoSecrets:["GET /repos/{owner}/{re\
po}/codespaces/secrets"],listRepositoriesForSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}/repo\
sitories"],listSecretsForAuthenticatedUser:["GET /user/codespaces/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{o\
rg}/codespaces/secrets/{secret_name}/repositories"],preFlightWithRepoForAuthenticatedUser:["GET /repos/{owner}/{repo}/co\
despaces/new"],publishForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/publish"],removeRepositoryForSecretForAuthenticatedUser:[
"DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgSecret:["DELETE /\
orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],repoMachinesForAuthenticatedUser:["GET /repos\
/{owner}/{repo}/codespaces/machines"],setRepositoriesForSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secre\
t_name}/repositories"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],startForAuthenticatedUser:[
"POST /user/codespaces/{codespace_name}/start"],stopForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/stop"],
stopInOrganization:["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],updateForAuthenticatedUser:[
"PATCH /user/codespaces/{codespace_name}"]},copilot:{addCopilotSeatsForTeams:["POST /orgs/{org}/copilot/billing/selected\
_teams"],addCopilotSeatsForUsers:["POST /orgs/{org}/copilot/billing/selected_users"],cancelCopilotSeatAssignmentForTeams:[
"DELETE /orgs/{org}/copilot/billing/selected_teams"],cancelCopilotSeatAssignmentForUsers:["DELETE /orgs/{org}/copilot/bi\
lling/selected_users"],copilotMetricsForOrganization:["GET /orgs/{org}/copilot/metrics"],copilotMetricsForTeam:["GET /or\
gs/{org}/team/{team_slug}/copilot/metrics"],getCopilotOrganizationDetails:["GET /orgs/{org}/copilot/billing"],getCopilotSeatDetailsForUser:[
"GET /orgs/{org}/members/{username}/copilot"],listCopilotSeats:["GET /orgs/{org}/copilot/billing/seats"]},credentials:{revoke:[
"POST /credentials/revoke"]},dependabot:{addSelectedRepoToOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/r\
epositories/{repository_id}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],createOrUpdateRepoSecret:[
"PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],deleteOrgSecret:["DELETE /orgs/{org}/dependabot/secrets/{s\
ecret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],getAlert:["GET /repos/{\
owner}/{repo}/dependabot/alerts/{alert_number}"],getOrgPublicKey:["GET /orgs/{org}/dependabot/secrets/public-key"],getOrgSecret:[
"GET /orgs/{org}/dependabot/secrets/{secret_name}"],getRepoPublicKey:["GET /repos/{owner}/{repo}/dependabot/secrets/publ\
ic-key"],getRepoSecret:["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],listAlertsForEnterprise:["GET /ent\
erprises/{enterprise}/dependabot/alerts"],listAlertsForOrg:["GET /orgs/{org}/dependabot/alerts"],listAlertsForRepo:["GET\
 /repos/{owner}/{repo}/dependabot/alerts"],listOrgSecrets:["GET /orgs/{org}/dependabot/secrets"],listRepoSecrets:["GET /\
repos/{owner}/{repo}/dependabot/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_nam\
e}/repositories"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{re\
pository_id}"],repositoryAccessForOrg:["GET /organizations/{org}/dependabot/repository-access"],setRepositoryAccessDefaultLevel:[
"PUT /organizations/{org}/dependabot/repository-access/default-level"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/de\
pendabot/secrets/{secret_name}/repositories"],updateAlert:["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
updateRepositoryAccessForOrg:["PATCH /organizations/{org}/dependabot/repository-access"]},dependencyGraph:{createRepositorySnapshot:[
"POST /repos/{owner}/{repo}/dependency-graph/snapshots"],diffRange:["GET /repos/{owner}/{repo}/dependency-graph/compare/\
{basehead}"],exportSbom:["GET /repos/{owner}/{repo}/dependency-graph/sbom"]},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{
add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],bulkAdd:["POST /enterprises/{enterp\
rise}/teams/{enterprise-team}/memberships/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memb\
erships/remove"],get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],list:["GET /enterp\
rises/{enterprise}/teams/{enterprise-team}/memberships"],remove:["DELETE /enterprises/{enterprise}/teams/{enterprise-tea\
m}/memberships/{username}"]},enterpriseTeamOrganizations:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/or\
ganizations/{org}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],bulkRemove:["PO\
ST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],delete:["DELETE /enterprises/{enterprise}/te\
ams/{enterprise-team}/organizations/{org}"],getAssignment:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organi\
zations/{org}"],getAssignments:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]},enterpriseTeams:{
create:["POST /enterprises/{enterprise}/teams"],delete:["DELETE /enterprises/{enterprise}/teams/{team_slug}"],get:["GET \
/enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /enterprises/{\
enterprise}/teams/{team_slug}"]},gists:{checkIsStarred:["GET /gists/{gist_id}/star"],create:["POST /gists"],createComment:[
"POST /gists/{gist_id}/comments"],delete:["DELETE /gists/{gist_id}"],deleteComment:["DELETE /gists/{gist_id}/comments/{c\
omment_id}"],fork:["POST /gists/{gist_id}/forks"],get:["GET /gists/{gist_id}"],getComment:["GET /gists/{gist_id}/comment\
s/{comment_id}"],getRevision:["GET /gists/{gist_id}/{sha}"],list:["GET /gists"],listComments:["GET /gists/{gist_id}/comm\
ents"],listCommits:["GET /gists/{gist_id}/commits"],listForUser:["GET /users/{username}/gists"],listForks:["GET /gists/{\
gist_id}/forks"],listPublic:["GET /gists/public"],listStarred:["GET /gists/starred"],star:["PUT /gists/{gist_id}/star"],
unstar:["DELETE /gists/{gist_id}/star"],update:["PATCH /gists/{gist_id}"],updateComment:["PATCH /gists/{gist_id}/comment\
s/{comment_id}"]},git:{createBlob:["POST /repos/{owner}/{repo}/git/blobs"],createCommit:["POST /repos/{owner}/{repo}/git\
/commits"],createRef:["POST /repos/{owner}/{repo}/git/refs"],createTag:["POST /repos/{owner}/{repo}/git/tags"],createTree:[
"POST /repos/{owner}/{repo}/git/trees"],deleteRef:["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],getBlob:["GET /repos/{\
owner}/{repo}/git/blobs/{file_sha}"],getCommit:["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],getRef:["GET /repo\
s/{owner}/{repo}/git/ref/{ref}"],getTag:["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],getTree:["GET /repos/{owner}/{r\
epo}/git/trees/{tree_sha}"],listMatchingRefs:["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],updateRef:["PATCH /re\
pos/{owner}/{repo}/git/refs/{ref}"]},gitignore:{getAllTemplates:["GET /gitignore/templates"],getTemplate:["GET /gitignor\
e/templates/{name}"]},hostedCompute:{createNetworkConfigurationForOrg:["POST /orgs/{org}/settings/network-configurations"],
deleteNetworkConfigurationFromOrg:["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkConfigurationForOrg:[
"GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkSettingsForOrg:["GET /orgs/{org}\
/settings/network-settings/{network_settings_id}"],listNetworkConfigurationsForOrg:["GET /orgs/{org}/settings/network-co\
nfigurations"],updateNetworkConfigurationForOrg:["PATCH /orgs/{org}/settings/network-configurations/{network_configurati\
on_id}"]},interactions:{getRestrictionsForAuthenticatedUser:["GET /user/interaction-limits"],getRestrictionsForOrg:["GET\
 /orgs/{org}/interaction-limits"],getRestrictionsForRepo:["GET /repos/{owner}/{repo}/interaction-limits"],getRestrictionsForYourPublicRepos:[
"GET /user/interaction-limits",{},{renamed:["interactions","getRestrictionsForAuthenticatedUser"]}],removeRestrictionsForAuthenticatedUser:[
"DELETE /user/interaction-limits"],removeRestrictionsForOrg:["DELETE /orgs/{org}/interaction-limits"],removeRestrictionsForRepo:[
"DELETE /repos/{owner}/{repo}/interaction-limits"],removeRestrictionsForYourPublicRepos:["DELETE /user/interaction-limit\
s",{},{renamed:["interactions","removeRestrictionsForAuthenticatedUser"]}],setRestrictionsForAuthenticatedUser:["PUT /us\
er/interaction-limits"],setRestrictionsForOrg:["PUT /orgs/{org}/interaction-limits"],setRestrictionsForRepo:["PUT /repos\
/{owner}/{repo}/interaction-limits"],setRestrictionsForYourPublicRepos:["PUT /user/interaction-limits",{},{renamed:["int\
eractions","setRestrictionsForAuthenticatedUser"]}]},issues:{addAssignees:["POST /repos/{owner}/{repo}/issues/{issue_num\
ber}/assignees"],addBlockedByDependency:["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],addLabels:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],addSubIssue:["POST /repos/{owner}/{repo}/issues/{issue_number\
}/sub_issues"],checkUserCanBeAssigned:["GET /repos/{owner}/{repo}/assignees/{assignee}"],checkUserCanBeAssignedToIssue:[
"GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],create:["POST /repos/{owner}/{repo}/issues"],createComment:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],createLabel:["POST /repos/{owner}/{repo}/labels"],createMilestone:[
"POST /repos/{owner}/{repo}/milestones"],deleteComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],deleteLabel:[
"DELETE /repos/{owner}/{repo}/labels/{name}"],deleteMilestone:["DELETE /repos/{owner}/{repo}/milestones/{milestone_numbe\
r}"],get:["GET /repos/{owner}/{repo}/issues/{issue_number}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{com\
ment_id}"],getEvent:["GET /repos/{owner}/{repo}/issues/events/{event_id}"],getLabel:["GET /repos/{owner}/{repo}/labels/{\
name}"],getMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],getParent:["GET /repos/{owner}/{repo}/i\
ssues/{issue_number}/parent"],list:["GET /issues"],listAssignees:["GET /repos/{owner}/{repo}/assignees"],listComments:["\
GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/commen\
ts"],listDependenciesBlockedBy:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],listDependenciesBlocking:[
"GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],listEvents:["GET /repos/{owner}/{repo}/issues/{\
issue_number}/events"],listEventsForRepo:["GET /repos/{owner}/{repo}/issues/events"],listEventsForTimeline:["GET /repos/\
{owner}/{repo}/issues/{issue_number}/timeline"],listForAuthenticatedUser:["GET /user/issues"],listForOrg:["GET /orgs/{or\
g}/issues"],listForRepo:["GET /repos/{owner}/{repo}/issues"],listLabelsForMilestone:["GET /repos/{owner}/{repo}/mileston\
es/{milestone_number}/labels"],listLabelsForRepo:["GET /repos/{owner}/{repo}/labels"],listLabelsOnIssue:["GET /repos/{ow\
ner}/{repo}/issues/{issue_number}/labels"],listMilestones:["GET /repos/{owner}/{repo}/milestones"],listSubIssues:["GET /\
repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],lock:["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],removeAllLabels:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],removeAssignees:["DELETE /repos/{owner}/{repo}/issues/{issu\
e_number}/assignees"],removeDependencyBlockedBy:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocke\
d_by/{issue_id}"],removeLabel:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],removeSubIssue:["DELE\
TE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],reprioritizeSubIssue:["PATCH /repos/{owner}/{repo}/issues/{is\
sue_number}/sub_issues/priority"],setLabels:["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],unlock:["DELETE /\
repos/{owner}/{repo}/issues/{issue_number}/lock"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:[
"PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],updateLabel:["PATCH /repos/{owner}/{repo}/labels/{name}"],updateMilestone:[
"PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]},licenses:{get:["GET /licenses/{license}"],getAllCommonlyUsed:[
"GET /licenses"],getForRepo:["GET /repos/{owner}/{repo}/license"]},markdown:{render:["POST /markdown"],renderRaw:["POST \
/markdown/raw",{headers:{"content-type":"text/plain; charset=utf-8"}}]},meta:{get:["GET /meta"],getAllVersions:["GET /ve\
rsions"],getOctocat:["GET /octocat"],getZen:["GET /zen"],root:["GET /"]},migrations:{deleteArchiveForAuthenticatedUser:[
"DELETE /user/migrations/{migration_id}/archive"],deleteArchiveForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/arc\
hive"],downloadArchiveForOrg:["GET /orgs/{org}/migrations/{migration_id}/archive"],getArchiveForAuthenticatedUser:["GET \
/user/migrations/{migration_id}/archive"],getStatusForAuthenticatedUser:["GET /user/migrations/{migration_id}"],getStatusForOrg:[
"GET /orgs/{org}/migrations/{migration_id}"],listForAuthenticatedUser:["GET /user/migrations"],listForOrg:["GET /orgs/{o\
rg}/migrations"],listReposForAuthenticatedUser:["GET /user/migrations/{migration_id}/repositories"],listReposForOrg:["GE\
T /orgs/{org}/migrations/{migration_id}/repositories"],listReposForUser:["GET /user/migrations/{migration_id}/repositori\
es",{},{renamed:["migrations","listReposForAuthenticatedUser"]}],startForAuthenticatedUser:["POST /user/migrations"],startForOrg:[
"POST /orgs/{org}/migrations"],unlockRepoForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/repos/{repo_name}\
/lock"],unlockRepoForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]},oidc:{getOidcCustomSubTemplateForOrg:[
"GET /orgs/{org}/actions/oidc/customization/sub"],updateOidcCustomSubTemplateForOrg:["PUT /orgs/{org}/actions/oidc/custo\
mization/sub"]},orgs:{addSecurityManagerTeam:["PUT /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octo\
kit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-secu\
rity-manager-team"}],assignTeamToOrgRole:["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],assignUserToOrgRole:[
"PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],blockUser:["PUT /orgs/{org}/blocks/{username}"],cancelInvitation:[
"DELETE /orgs/{org}/invitations/{invitation_id}"],checkBlockedUser:["GET /orgs/{org}/blocks/{username}"],checkMembershipForUser:[
"GET /orgs/{org}/members/{username}"],checkPublicMembershipForUser:["GET /orgs/{org}/public_members/{username}"],convertMemberToOutsideCollaborator:[
"PUT /orgs/{org}/outside_collaborators/{username}"],createArtifactStorageRecord:["POST /orgs/{org}/artifacts/metadata/st\
orage-record"],createInvitation:["POST /orgs/{org}/invitations"],createIssueType:["POST /orgs/{org}/issue-types"],createWebhook:[
"POST /orgs/{org}/hooks"],customPropertiesForOrgsCreateOrUpdateOrganizationValues:["PATCH /organizations/{org}/org-prope\
rties/values"],customPropertiesForOrgsGetOrganizationValues:["GET /organizations/{org}/org-properties/values"],customPropertiesForReposCreateOrUpdateOrganizationDefinition:[
"PUT /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposCreateOrUpdateOrganizationDefinitions:[
"PATCH /orgs/{org}/properties/schema"],customPropertiesForReposCreateOrUpdateOrganizationValues:["PATCH /orgs/{org}/prop\
erties/values"],customPropertiesForReposDeleteOrganizationDefinition:["DELETE /orgs/{org}/properties/schema/{custom_prop\
erty_name}"],customPropertiesForReposGetOrganizationDefinition:["GET /orgs/{org}/properties/schema/{custom_property_name\
}"],customPropertiesForReposGetOrganizationDefinitions:["GET /orgs/{org}/properties/schema"],customPropertiesForReposGetOrganizationValues:[
"GET /orgs/{org}/properties/values"],delete:["DELETE /orgs/{org}"],deleteAttestationsBulk:["POST /orgs/{org}/attestation\
s/delete-request"],deleteAttestationsById:["DELETE /orgs/{org}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:[
"DELETE /orgs/{org}/attestations/digest/{subject_digest}"],deleteIssueType:["DELETE /orgs/{org}/issue-types/{issue_type_\
id}"],deleteWebhook:["DELETE /orgs/{org}/hooks/{hook_id}"],disableSelectedRepositoryImmutableReleasesOrganization:["DELE\
TE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],enableSelectedRepositoryImmutableReleasesOrganization:[
"PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],get:["GET /orgs/{org}"],getImmutableReleasesSettings:[
"GET /orgs/{org}/settings/immutable-releases"],getImmutableReleasesSettingsRepositories:["GET /orgs/{org}/settings/immut\
able-releases/repositories"],getMembershipForAuthenticatedUser:["GET /user/memberships/orgs/{org}"],getMembershipForUser:[
"GET /orgs/{org}/memberships/{username}"],getOrgRole:["GET /orgs/{org}/organization-roles/{role_id}"],getOrgRulesetHistory:[
"GET /orgs/{org}/rulesets/{ruleset_id}/history"],getOrgRulesetVersion:["GET /orgs/{org}/rulesets/{ruleset_id}/history/{v\
ersion_id}"],getWebhook:["GET /orgs/{org}/hooks/{hook_id}"],getWebhookConfigForOrg:["GET /orgs/{org}/hooks/{hook_id}/con\
fig"],getWebhookDelivery:["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],list:["GET /organizations"],listAppInstallations:[
"GET /orgs/{org}/installations"],listArtifactStorageRecords:["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storag\
e-records"],listAttestationRepositories:["GET /orgs/{org}/attestations/repositories"],listAttestations:["GET /orgs/{org}\
/attestations/{subject_digest}"],listAttestationsBulk:["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
listBlockedUsers:["GET /orgs/{org}/blocks"],listFailedInvitations:["GET /orgs/{org}/failed_invitations"],listForAuthenticatedUser:[
"GET /user/orgs"],listForUser:["GET /users/{username}/orgs"],listInvitationTeams:["GET /orgs/{org}/invitations/{invitati\
on_id}/teams"],listIssueTypes:["GET /orgs/{org}/issue-types"],listMembers:["GET /orgs/{org}/members"],listMembershipsForAuthenticatedUser:[
"GET /user/memberships/orgs"],listOrgRoleTeams:["GET /orgs/{org}/organization-roles/{role_id}/teams"],listOrgRoleUsers:[
"GET /orgs/{org}/organization-roles/{role_id}/users"],listOrgRoles:["GET /orgs/{org}/organization-roles"],listOrganizationFineGrainedPermissions:[
"GET /orgs/{org}/organization-fine-grained-permissions"],listOutsideCollaborators:["GET /orgs/{org}/outside_collaborator\
s"],listPatGrantRepositories:["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],listPatGrantRequestRepositories:[
"GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],listPatGrantRequests:["GET /orgs/{org}/p\
ersonal-access-token-requests"],listPatGrants:["GET /orgs/{org}/personal-access-tokens"],listPendingInvitations:["GET /o\
rgs/{org}/invitations"],listPublicMembers:["GET /orgs/{org}/public_members"],listSecurityManagerTeams:["GET /orgs/{org}/\
security-managers",{},{deprecated:"octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.c\
om/rest/orgs/security-managers#list-security-manager-teams"}],listWebhookDeliveries:["GET /orgs/{org}/hooks/{hook_id}/de\
liveries"],listWebhooks:["GET /orgs/{org}/hooks"],pingWebhook:["POST /orgs/{org}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:[
"POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeMember:["DELETE /orgs/{org}/members/{usernam\
e}"],removeMembershipForUser:["DELETE /orgs/{org}/memberships/{username}"],removeOutsideCollaborator:["DELETE /orgs/{org\
}/outside_collaborators/{username}"],removePublicMembershipForAuthenticatedUser:["DELETE /orgs/{org}/public_members/{use\
rname}"],removeSecurityManagerTeam:["DELETE /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.res\
t.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-secur\
ity-manager-team"}],reviewPatGrantRequest:["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],reviewPatGrantRequestsInBulk:[
"POST /orgs/{org}/personal-access-token-requests"],revokeAllOrgRolesTeam:["DELETE /orgs/{org}/organization-roles/teams/{\
team_slug}"],revokeAllOrgRolesUser:["DELETE /orgs/{org}/organization-roles/users/{username}"],revokeOrgRoleTeam:["DELETE\
 /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],revokeOrgRoleUser:["DELETE /orgs/{org}/organization-roles/\
users/{username}/{role_id}"],setImmutableReleasesSettings:["PUT /orgs/{org}/settings/immutable-releases"],setImmutableReleasesSettingsRepositories:[
"PUT /orgs/{org}/settings/immutable-releases/repositories"],setMembershipForUser:["PUT /orgs/{org}/memberships/{username\
}"],setPublicMembershipForAuthenticatedUser:["PUT /orgs/{org}/public_members/{username}"],unblockUser:["DELETE /orgs/{or\
g}/blocks/{username}"],update:["PATCH /orgs/{org}"],updateIssueType:["PUT /orgs/{org}/issue-types/{issue_type_id}"],updateMembershipForAuthenticatedUser:[
"PATCH /user/memberships/orgs/{org}"],updatePatAccess:["POST /orgs/{org}/personal-access-tokens/{pat_id}"],updatePatAccesses:[
"POST /orgs/{org}/personal-access-tokens"],updateWebhook:["PATCH /orgs/{org}/hooks/{hook_id}"],updateWebhookConfigForOrg:[
"PATCH /orgs/{org}/hooks/{hook_id}/config"]},packages:{deletePackageForAuthenticatedUser:["DELETE /user/packages/{packag\
e_type}/{package_name}"],deletePackageForOrg:["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],deletePackageForUser:[
"DELETE /users/{username}/packages/{package_type}/{package_name}"],deletePackageVersionForAuthenticatedUser:["DELETE /us\
er/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForOrg:["DELETE /orgs/{org\
}/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForUser:["DELETE /users/{us\
ername}/packages/{package_type}/{package_name}/versions/{package_version_id}"],getAllPackageVersionsForAPackageOwnedByAnOrg:[
"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackageVersionsForPacka\
geOwnedByOrg"]}],getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser:["GET /user/packages/{package_type}/{packag\
e_name}/versions",{},{renamed:["packages","getAllPackageVersionsForPackageOwnedByAuthenticatedUser"]}],getAllPackageVersionsForPackageOwnedByAuthenticatedUser:[
"GET /user/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByOrg:["GET /orgs/{org}\
/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByUser:["GET /users/{username}/pa\
ckages/{package_type}/{package_name}/versions"],getPackageForAuthenticatedUser:["GET /user/packages/{package_type}/{pack\
age_name}"],getPackageForOrganization:["GET /orgs/{org}/packages/{package_type}/{package_name}"],getPackageForUser:["GET\
 /users/{username}/packages/{package_type}/{package_name}"],getPackageVersionForAuthenticatedUser:["GET /user/packages/{\
package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForOrganization:["GET /orgs/{org}/packages\
/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForUser:["GET /users/{username}/packages\
/{package_type}/{package_name}/versions/{package_version_id}"],listDockerMigrationConflictingPackagesForAuthenticatedUser:[
"GET /user/docker/conflicts"],listDockerMigrationConflictingPackagesForOrganization:["GET /orgs/{org}/docker/conflicts"],
listDockerMigrationConflictingPackagesForUser:["GET /users/{username}/docker/conflicts"],listPackagesForAuthenticatedUser:[
"GET /user/packages"],listPackagesForOrganization:["GET /orgs/{org}/packages"],listPackagesForUser:["GET /users/{usernam\
e}/packages"],restorePackageForAuthenticatedUser:["POST /user/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForOrg:[
"POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForUser:["POST /users/{username\
}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageVersionForAuthenticatedUser:["POST /user/packag\
es/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForOrg:["POST /orgs/{org}/\
packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForUser:["POST /user\
s/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]},privateRegistries:{createOrgPrivateRegistry:[
"POST /orgs/{org}/private-registries"],deleteOrgPrivateRegistry:["DELETE /orgs/{org}/private-registries/{secret_name}"],
getOrgPrivateRegistry:["GET /orgs/{org}/private-registries/{secret_name}"],getOrgPublicKey:["GET /orgs/{org}/private-reg\
istries/public-key"],listOrgPrivateRegistries:["GET /orgs/{org}/private-registries"],updateOrgPrivateRegistry:["PATCH /o\
rgs/{org}/private-registries/{secret_name}"]},projects:{addItemForOrg:["POST /orgs/{org}/projectsV2/{project_number}/ite\
ms"],addItemForUser:["POST /users/{username}/projectsV2/{project_number}/items"],deleteItemForOrg:["DELETE /orgs/{org}/p\
rojectsV2/{project_number}/items/{item_id}"],deleteItemForUser:["DELETE /users/{username}/projectsV2/{project_number}/it\
ems/{item_id}"],getFieldForOrg:["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],getFieldForUser:["GET /\
users/{username}/projectsV2/{project_number}/fields/{field_id}"],getForOrg:["GET /orgs/{org}/projectsV2/{project_number}"],
getForUser:["GET /users/{username}/projectsV2/{project_number}"],getOrgItem:["GET /orgs/{org}/projectsV2/{project_number\
}/items/{item_id}"],getUserItem:["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],listFieldsForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}/fields"],listFieldsForUser:["GET /users/{username}/projectsV2/{project_numb\
er}/fields"],listForOrg:["GET /orgs/{org}/projectsV2"],listForUser:["GET /users/{username}/projectsV2"],listItemsForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}/items"],listItemsForUser:["GET /users/{username}/projectsV2/{project_number\
}/items"],updateItemForOrg:["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],updateItemForUser:["PATCH /\
users/{username}/projectsV2/{project_number}/items/{item_id}"]},pulls:{checkIfMerged:["GET /repos/{owner}/{repo}/pulls/{\
pull_number}/merge"],create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:["POST /repos/{owner}/{repo\
}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/revi\
ews"],createReviewComment:["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],deletePendingReview:["DELETE /repo\
s/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],deleteReviewComment:["DELETE /repos/{owner}/{repo}/pulls/comm\
ents/{comment_id}"],dismissReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],get:[
"GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{revi\
ew_id}"],getReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pul\
ls"],listCommentsForReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],listCommits:["\
GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
listRequestedReviewers:["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],listReviewComments:["GET /r\
epos/{owner}/{repo}/pulls/{pull_number}/comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],
listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],merge:["PUT /repos/{owner}/{repo}/pulls/{pull_numb\
er}/merge"],removeRequestedReviewers:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],requestReviewers:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],submitReview:["POST /repos/{owner}/{repo}/pulls/{p\
ull_number}/reviews/{review_id}/events"],update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],updateBranch:["PUT /\
repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],updateReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/re\
views/{review_id}"],updateReviewComment:["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]},rateLimit:{get:["GE\
T /rate_limit"]},reactions:{createForCommitComment:["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],createForIssue:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/\
comments/{comment_id}/reactions"],createForPullRequestReviewComment:["POST /repos/{owner}/{repo}/pulls/comments/{comment\
_id}/reactions"],createForRelease:["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],createForTeamDiscussionCommentInOrg:[
"POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],createForTeamDiscussionInOrg:[
"POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],deleteForCommitComment:["DELETE /repos/{\
owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],deleteForIssue:["DELETE /repos/{owner}/{repo}/issues/{issu\
e_number}/reactions/{reaction_id}"],deleteForIssueComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/re\
actions/{reaction_id}"],deleteForPullRequestComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions\
/{reaction_id}"],deleteForRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],deleteForTeamDiscussion:[
"DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],deleteForTeamDiscussionComment:[
"DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
listForCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],listForIssue:["GET /repos/{owner}/{re\
po}/issues/{issue_number}/reactions"],listForIssueComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/react\
ions"],listForPullRequestReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],listForRelease:[
"GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],listForTeamDiscussionCommentInOrg:["GET /orgs/{org}/teams/{\
team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],listForTeamDiscussionInOrg:["GET /orgs/\
{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]},repos:{acceptInvitation:["PATCH /user/repository_in\
vitations/{invitation_id}",{},{renamed:["repos","acceptInvitationForAuthenticatedUser"]}],acceptInvitationForAuthenticatedUser:[
"PATCH /user/repository_invitations/{invitation_id}"],addAppAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{br\
anch}/protection/restrictions/apps",{},{mapToData:"apps"}],addCollaborator:["PUT /repos/{owner}/{repo}/collaborators/{us\
ername}"],addStatusCheckContexts:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contex\
ts",{},{mapToData:"contexts"}],addTeamAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protection/restr\
ictions/teams",{},{mapToData:"teams"}],addUserAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protecti\
on/restrictions/users",{},{mapToData:"users"}],cancelPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments/{pag\
es_deployment_id}/cancel"],checkAutomatedSecurityFixes:["GET /repos/{owner}/{repo}/automated-security-fixes"],checkCollaborator:[
"GET /repos/{owner}/{repo}/collaborators/{username}"],checkImmutableReleases:["GET /repos/{owner}/{repo}/immutable-relea\
ses"],checkPrivateVulnerabilityReporting:["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],checkVulnerabilityAlerts:[
"GET /repos/{owner}/{repo}/vulnerability-alerts"],codeownersErrors:["GET /repos/{owner}/{repo}/codeowners/errors"],compareCommits:[
"GET /repos/{owner}/{repo}/compare/{base}...{head}"],compareCommitsWithBasehead:["GET /repos/{owner}/{repo}/compare/{bas\
ehead}"],createAttestation:["POST /repos/{owner}/{repo}/attestations"],createAutolink:["POST /repos/{owner}/{repo}/autol\
inks"],createCommitComment:["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],createCommitSignatureProtection:[
"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],createCommitStatus:["POST /repos/{owner}/\
{repo}/statuses/{sha}"],createDeployKey:["POST /repos/{owner}/{repo}/keys"],createDeployment:["POST /repos/{owner}/{repo\
}/deployments"],createDeploymentBranchPolicy:["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-bra\
nch-policies"],createDeploymentProtectionRule:["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_pr\
otection_rules"],createDeploymentStatus:["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],createDispatchEvent:[
"POST /repos/{owner}/{repo}/dispatches"],createForAuthenticatedUser:["POST /user/repos"],createFork:["POST /repos/{owner\
}/{repo}/forks"],createInOrg:["POST /orgs/{org}/repos"],createOrUpdateEnvironment:["PUT /repos/{owner}/{repo}/environmen\
ts/{environment_name}"],createOrUpdateFileContents:["PUT /repos/{owner}/{repo}/contents/{path}"],createOrgRuleset:["POST\
 /orgs/{org}/rulesets"],createPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments"],createPagesSite:["POST /r\
epos/{owner}/{repo}/pages"],createRelease:["POST /repos/{owner}/{repo}/releases"],createRepoRuleset:["POST /repos/{owner\
}/{repo}/rulesets"],createUsingTemplate:["POST /repos/{template_owner}/{template_repo}/generate"],createWebhook:["POST /\
repos/{owner}/{repo}/hooks"],customPropertiesForReposCreateOrUpdateRepositoryValues:["PATCH /repos/{owner}/{repo}/proper\
ties/values"],customPropertiesForReposGetRepositoryValues:["GET /repos/{owner}/{repo}/properties/values"],declineInvitation:[
"DELETE /user/repository_invitations/{invitation_id}",{},{renamed:["repos","declineInvitationForAuthenticatedUser"]}],declineInvitationForAuthenticatedUser:[
"DELETE /user/repository_invitations/{invitation_id}"],delete:["DELETE /repos/{owner}/{repo}"],deleteAccessRestrictions:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],deleteAdminBranchProtection:["DELETE /repos/{o\
wner}/{repo}/branches/{branch}/protection/enforce_admins"],deleteAnEnvironment:["DELETE /repos/{owner}/{repo}/environmen\
ts/{environment_name}"],deleteAutolink:["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],deleteBranchProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],deleteCommitComment:["DELETE /repos/{owner}/{repo}/comments\
/{comment_id}"],deleteCommitSignatureProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_sig\
natures"],deleteDeployKey:["DELETE /repos/{owner}/{repo}/keys/{key_id}"],deleteDeployment:["DELETE /repos/{owner}/{repo}\
/deployments/{deployment_id}"],deleteDeploymentBranchPolicy:["DELETE /repos/{owner}/{repo}/environments/{environment_nam\
e}/deployment-branch-policies/{branch_policy_id}"],deleteFile:["DELETE /repos/{owner}/{repo}/contents/{path}"],deleteInvitation:[
"DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],deleteOrgRuleset:["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
deletePagesSite:["DELETE /repos/{owner}/{repo}/pages"],deletePullRequestReviewProtection:["DELETE /repos/{owner}/{repo}/\
branches/{branch}/protection/required_pull_request_reviews"],deleteRelease:["DELETE /repos/{owner}/{repo}/releases/{rele\
ase_id}"],deleteReleaseAsset:["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],deleteRepoRuleset:["DELETE /rep\
os/{owner}/{repo}/rulesets/{ruleset_id}"],deleteWebhook:["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],disableAutomatedSecurityFixes:[
"DELETE /repos/{owner}/{repo}/automated-security-fixes"],disableDeploymentProtectionRule:["DELETE /repos/{owner}/{repo}/\
environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],disableImmutableReleases:["DELETE /re\
pos/{owner}/{repo}/immutable-releases"],disablePrivateVulnerabilityReporting:["DELETE /repos/{owner}/{repo}/private-vuln\
erability-reporting"],disableVulnerabilityAlerts:["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],downloadArchive:[
"GET /repos/{owner}/{repo}/zipball/{ref}",{},{renamed:["repos","downloadZipballArchive"]}],downloadTarballArchive:["GET \
/repos/{owner}/{repo}/tarball/{ref}"],downloadZipballArchive:["GET /repos/{owner}/{repo}/zipball/{ref}"],enableAutomatedSecurityFixes:[
"PUT /repos/{owner}/{repo}/automated-security-fixes"],enableImmutableReleases:["PUT /repos/{owner}/{repo}/immutable-rele\
ases"],enablePrivateVulnerabilityReporting:["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],enableVulnerabilityAlerts:[
"PUT /repos/{owner}/{repo}/vulnerability-alerts"],generateReleaseNotes:["POST /repos/{owner}/{repo}/releases/generate-no\
tes"],get:["GET /repos/{owner}/{repo}"],getAccessRestrictions:["GET /repos/{owner}/{repo}/branches/{branch}/protection/r\
estrictions"],getAdminBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],getAllDeploymentProtectionRules:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],getAllEnvironments:["GET /repos\
/{owner}/{repo}/environments"],getAllStatusCheckContexts:["GET /repos/{owner}/{repo}/branches/{branch}/protection/requir\
ed_status_checks/contexts"],getAllTopics:["GET /repos/{owner}/{repo}/topics"],getAppsWithAccessToProtectedBranch:["GET /\
repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],getAutolink:["GET /repos/{owner}/{repo}/autolinks/\
{autolink_id}"],getBranch:["GET /repos/{owner}/{repo}/branches/{branch}"],getBranchProtection:["GET /repos/{owner}/{repo\
}/branches/{branch}/protection"],getBranchRules:["GET /repos/{owner}/{repo}/rules/branches/{branch}"],getClones:["GET /r\
epos/{owner}/{repo}/traffic/clones"],getCodeFrequencyStats:["GET /repos/{owner}/{repo}/stats/code_frequency"],getCollaboratorPermissionLevel:[
"GET /repos/{owner}/{repo}/collaborators/{username}/permission"],getCombinedStatusForRef:["GET /repos/{owner}/{repo}/com\
mits/{ref}/status"],getCommit:["GET /repos/{owner}/{repo}/commits/{ref}"],getCommitActivityStats:["GET /repos/{owner}/{r\
epo}/stats/commit_activity"],getCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}"],getCommitSignatureProtection:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],getCommunityProfileMetrics:["GET /repos/{o\
wner}/{repo}/community/profile"],getContent:["GET /repos/{owner}/{repo}/contents/{path}"],getContributorsStats:["GET /re\
pos/{owner}/{repo}/stats/contributors"],getCustomDeploymentProtectionRule:["GET /repos/{owner}/{repo}/environments/{envi\
ronment_name}/deployment_protection_rules/{protection_rule_id}"],getDeployKey:["GET /repos/{owner}/{repo}/keys/{key_id}"],
getDeployment:["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],getDeploymentBranchPolicy:["GET /repos/{owner}/{\
repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],getDeploymentStatus:["GET /repos/{\
owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],getEnvironment:["GET /repos/{owner}/{repo}/environments\
/{environment_name}"],getLatestPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/latest"],getLatestRelease:["GET /repo\
s/{owner}/{repo}/releases/latest"],getOrgRuleSuite:["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],getOrgRuleSuites:[
"GET /orgs/{org}/rulesets/rule-suites"],getOrgRuleset:["GET /orgs/{org}/rulesets/{ruleset_id}"],getOrgRulesets:["GET /or\
gs/{org}/rulesets"],getPages:["GET /repos/{owner}/{repo}/pages"],getPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/\
{build_id}"],getPagesDeployment:["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],getPagesHealthCheck:[
"GET /repos/{owner}/{repo}/pages/health"],getParticipationStats:["GET /repos/{owner}/{repo}/stats/participation"],getPullRequestReviewProtection:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],getPunchCardStats:["GET /repos/{\
owner}/{repo}/stats/punch_card"],getReadme:["GET /repos/{owner}/{repo}/readme"],getReadmeInDirectory:["GET /repos/{owner\
}/{repo}/readme/{dir}"],getRelease:["GET /repos/{owner}/{repo}/releases/{release_id}"],getReleaseAsset:["GET /repos/{own\
er}/{repo}/releases/assets/{asset_id}"],getReleaseByTag:["GET /repos/{owner}/{repo}/releases/tags/{tag}"],getRepoRuleSuite:[
"GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],getRepoRuleSuites:["GET /repos/{owner}/{repo}/rulesets\
/rule-suites"],getRepoRuleset:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],getRepoRulesetHistory:["GET /repos/{ow\
ner}/{repo}/rulesets/{ruleset_id}/history"],getRepoRulesetVersion:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/hist\
ory/{version_id}"],getRepoRulesets:["GET /repos/{owner}/{repo}/rulesets"],getStatusChecksProtection:["GET /repos/{owner}\
/{repo}/branches/{branch}/protection/required_status_checks"],getTeamsWithAccessToProtectedBranch:["GET /repos/{owner}/{\
repo}/branches/{branch}/protection/restrictions/teams"],getTopPaths:["GET /repos/{owner}/{repo}/traffic/popular/paths"],
getTopReferrers:["GET /repos/{owner}/{repo}/traffic/popular/referrers"],getUsersWithAccessToProtectedBranch:["GET /repos\
/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],getViews:["GET /repos/{owner}/{repo}/traffic/views"],getWebhook:[
"GET /repos/{owner}/{repo}/hooks/{hook_id}"],getWebhookConfigForRepo:["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
getWebhookDelivery:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],listActivities:["GET /repos/{o\
wner}/{repo}/activity"],listAttestations:["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],listAutolinks:["GET\
 /repos/{owner}/{repo}/autolinks"],listBranches:["GET /repos/{owner}/{repo}/branches"],listBranchesForHeadCommit:["GET /\
repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],listCollaborators:["GET /repos/{owner}/{repo}/collaborat\
ors"],listCommentsForCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],listCommitCommentsForRepo:["GET \
/repos/{owner}/{repo}/comments"],listCommitStatusesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],listCommits:[
"GET /repos/{owner}/{repo}/commits"],listContributors:["GET /repos/{owner}/{repo}/contributors"],listCustomDeploymentRuleIntegrations:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],listDeployKeys:["GET /repo\
s/{owner}/{repo}/keys"],listDeploymentBranchPolicies:["GET /repos/{owner}/{repo}/environments/{environment_name}/deploym\
ent-branch-policies"],listDeploymentStatuses:["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],listDeployments:[
"GET /repos/{owner}/{repo}/deployments"],listForAuthenticatedUser:["GET /user/repos"],listForOrg:["GET /orgs/{org}/repos"],
listForUser:["GET /users/{username}/repos"],listForks:["GET /repos/{owner}/{repo}/forks"],listInvitations:["GET /repos/{\
owner}/{repo}/invitations"],listInvitationsForAuthenticatedUser:["GET /user/repository_invitations"],listLanguages:["GET\
 /repos/{owner}/{repo}/languages"],listPagesBuilds:["GET /repos/{owner}/{repo}/pages/builds"],listPublic:["GET /reposito\
ries"],listPullRequestsAssociatedWithCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],listReleaseAssets:[
"GET /repos/{owner}/{repo}/releases/{release_id}/assets"],listReleases:["GET /repos/{owner}/{repo}/releases"],listTags:[
"GET /repos/{owner}/{repo}/tags"],listTeams:["GET /repos/{owner}/{repo}/teams"],listWebhookDeliveries:["GET /repos/{owne\
r}/{repo}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /repos/{owner}/{repo}/hooks"],merge:["POST /repos/{owner}/{rep\
o}/merges"],mergeUpstream:["POST /repos/{owner}/{repo}/merge-upstream"],pingWebhook:["POST /repos/{owner}/{repo}/hooks/{\
hook_id}/pings"],redeliverWebhookDelivery:["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
removeAppAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"\
apps"}],removeCollaborator:["DELETE /repos/{owner}/{repo}/collaborators/{username}"],removeStatusCheckContexts:["DELETE \
/repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],removeStatusCheckProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],removeTeamAccessRestrictions:["DELET\
E /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],removeUserAccessRestrictions:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],renameBranch:["PO\
ST /repos/{owner}/{repo}/branches/{branch}/rename"],replaceAllTopics:["PUT /repos/{owner}/{repo}/topics"],requestPagesBuild:[
"POST /repos/{owner}/{repo}/pages/builds"],setAdminBranchProtection:["POST /repos/{owner}/{repo}/branches/{branch}/prote\
ction/enforce_admins"],setAppAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/ap\
ps",{},{mapToData:"apps"}],setStatusCheckContexts:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_stat\
us_checks/contexts",{},{mapToData:"contexts"}],setTeamAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/p\
rotection/restrictions/teams",{},{mapToData:"teams"}],setUserAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{br\
anch}/protection/restrictions/users",{},{mapToData:"users"}],testPushWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id\
}/tests"],transfer:["POST /repos/{owner}/{repo}/transfer"],update:["PATCH /repos/{owner}/{repo}"],updateBranchProtection:[
"PUT /repos/{owner}/{repo}/branches/{branch}/protection"],updateCommitComment:["PATCH /repos/{owner}/{repo}/comments/{co\
mment_id}"],updateDeploymentBranchPolicy:["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-p\
olicies/{branch_policy_id}"],updateInformationAboutPagesSite:["PUT /repos/{owner}/{repo}/pages"],updateInvitation:["PATC\
H /repos/{owner}/{repo}/invitations/{invitation_id}"],updateOrgRuleset:["PUT /orgs/{org}/rulesets/{ruleset_id}"],updatePullRequestReviewProtection:[
"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],updateRelease:["PATCH /repos/{\
owner}/{repo}/releases/{release_id}"],updateReleaseAsset:["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],updateRepoRuleset:[
"PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],updateStatusCheckPotection:["PATCH /repos/{owner}/{repo}/branches/{br\
anch}/protection/required_status_checks",{},{renamed:["repos","updateStatusCheckProtection"]}],updateStatusCheckProtection:[
"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],updateWebhook:["PATCH /repos/{owner}/\
{repo}/hooks/{hook_id}"],updateWebhookConfigForRepo:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],uploadReleaseAsset:[
"POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}",{baseUrl:"https://uploads.github.com"}]},search:{
code:["GET /search/code"],commits:["GET /search/commits"],issuesAndPullRequests:["GET /search/issues"],labels:["GET /sea\
rch/labels"],repos:["GET /search/repositories"],topics:["GET /search/topics"],users:["GET /search/users"]},secretScanning:{
createPushProtectionBypass:["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],getAlert:["GET /repos\
/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],getScanHistory:["GET /repos/{owner}/{repo}/secret-scanning/scan-\
history"],listAlertsForOrg:["GET /orgs/{org}/secret-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/secr\
et-scanning/alerts"],listLocationsForAlert:["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
listOrgPatternConfigs:["GET /orgs/{org}/secret-scanning/pattern-configurations"],updateAlert:["PATCH /repos/{owner}/{rep\
o}/secret-scanning/alerts/{alert_number}"],updateOrgPatternConfigs:["PATCH /orgs/{org}/secret-scanning/pattern-configura\
tions"]},securityAdvisories:{createFork:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],createPrivateVulnerabilityReport:[
"POST /repos/{owner}/{repo}/security-advisories/reports"],createRepositoryAdvisory:["POST /repos/{owner}/{repo}/security\
-advisories"],createRepositoryAdvisoryCveRequest:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],getGlobalAdvisory:[
"GET /advisories/{ghsa_id}"],getRepositoryAdvisory:["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],listGlobalAdvisories:[
"GET /advisories"],listOrgRepositoryAdvisories:["GET /orgs/{org}/security-advisories"],listRepositoryAdvisories:["GET /r\
epos/{owner}/{repo}/security-advisories"],updateRepositoryAdvisory:["PATCH /repos/{owner}/{repo}/security-advisories/{gh\
sa_id}"]},teams:{addOrUpdateMembershipForUserInOrg:["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],addOrUpdateRepoPermissionsInOrg:[
"PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],checkPermissionsForRepoInOrg:["GET /orgs/{org}/teams/{team_slu\
g}/repos/{owner}/{repo}"],create:["POST /orgs/{org}/teams"],createDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_\
slug}/discussions/{discussion_number}/comments"],createDiscussionInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions"],
deleteDiscussionCommentInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_nu\
mber}"],deleteDiscussionInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],deleteInOrg:["DEL\
ETE /orgs/{org}/teams/{team_slug}"],getByName:["GET /orgs/{org}/teams/{team_slug}"],getDiscussionCommentInOrg:["GET /org\
s/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],getDiscussionInOrg:["GET /orgs/{or\
g}/teams/{team_slug}/discussions/{discussion_number}"],getMembershipForUserInOrg:["GET /orgs/{org}/teams/{team_slug}/mem\
berships/{username}"],list:["GET /orgs/{org}/teams"],listChildInOrg:["GET /orgs/{org}/teams/{team_slug}/teams"],listDiscussionCommentsInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],listDiscussionsInOrg:["GET /orgs/{org}/tea\
ms/{team_slug}/discussions"],listForAuthenticatedUser:["GET /user/teams"],listMembersInOrg:["GET /orgs/{org}/teams/{team\
_slug}/members"],listPendingInvitationsInOrg:["GET /orgs/{org}/teams/{team_slug}/invitations"],listReposInOrg:["GET /org\
s/{org}/teams/{team_slug}/repos"],removeMembershipForUserInOrg:["DELETE /orgs/{org}/teams/{team_slug}/memberships/{usern\
ame}"],removeRepoInOrg:["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],updateDiscussionCommentInOrg:["PATC\
H /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],updateDiscussionInOrg:["PATC\
H /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],updateInOrg:["PATCH /orgs/{org}/teams/{team_slug}"]},users:{
addEmailForAuthenticated:["POST /user/emails",{},{renamed:["users","addEmailForAuthenticatedUser"]}],addEmailForAuthenticatedUser:[
"POST /user/emails"],addSocialAccountForAuthenticatedUser:["POST /user/social_accounts"],block:["PUT /user/blocks/{usern\
ame}"],checkBlocked:["GET /user/blocks/{username}"],checkFollowingForUser:["GET /users/{username}/following/{target_user\
}"],checkPersonIsFollowedByAuthenticated:["GET /user/following/{username}"],createGpgKeyForAuthenticated:["POST /user/gp\
g_keys",{},{renamed:["users","createGpgKeyForAuthenticatedUser"]}],createGpgKeyForAuthenticatedUser:["POST /user/gpg_key\
s"],createPublicSshKeyForAuthenticated:["POST /user/keys",{},{renamed:["users","createPublicSshKeyForAuthenticatedUser"]}],
createPublicSshKeyForAuthenticatedUser:["POST /user/keys"],createSshSigningKeyForAuthenticatedUser:["POST /user/ssh_sign\
ing_keys"],deleteAttestationsBulk:["POST /users/{username}/attestations/delete-request"],deleteAttestationsById:["DELETE\
 /users/{username}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /users/{username}/attestat\
ions/digest/{subject_digest}"],deleteEmailForAuthenticated:["DELETE /user/emails",{},{renamed:["users","deleteEmailForAu\
thenticatedUser"]}],deleteEmailForAuthenticatedUser:["DELETE /user/emails"],deleteGpgKeyForAuthenticated:["DELETE /user/\
gpg_keys/{gpg_key_id}",{},{renamed:["users","deleteGpgKeyForAuthenticatedUser"]}],deleteGpgKeyForAuthenticatedUser:["DEL\
ETE /user/gpg_keys/{gpg_key_id}"],deletePublicSshKeyForAuthenticated:["DELETE /user/keys/{key_id}",{},{renamed:["users",
"deletePublicSshKeyForAuthenticatedUser"]}],deletePublicSshKeyForAuthenticatedUser:["DELETE /user/keys/{key_id}"],deleteSocialAccountForAuthenticatedUser:[
"DELETE /user/social_accounts"],deleteSshSigningKeyForAuthenticatedUser:["DELETE /user/ssh_signing_keys/{ssh_signing_key\
_id}"],follow:["PUT /user/following/{username}"],getAuthenticated:["GET /user"],getById:["GET /user/{account_id}"],getByUsername:[
"GET /users/{username}"],getContextForUser:["GET /users/{username}/hovercard"],getGpgKeyForAuthenticated:["GET /user/gpg\
_keys/{gpg_key_id}",{},{renamed:["users","getGpgKeyForAuthenticatedUser"]}],getGpgKeyForAuthenticatedUser:["GET /user/gp\
g_keys/{gpg_key_id}"],getPublicSshKeyForAuthenticated:["GET /user/keys/{key_id}",{},{renamed:["users","getPublicSshKeyFo\
rAuthenticatedUser"]}],getPublicSshKeyForAuthenticatedUser:["GET /user/keys/{key_id}"],getSshSigningKeyForAuthenticatedUser:[
"GET /user/ssh_signing_keys/{ssh_signing_key_id}"],list:["GET /users"],listAttestations:["GET /users/{username}/attestat\
ions/{subject_digest}"],listAttestationsBulk:["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],listBlockedByAuthenticated:[
"GET /user/blocks",{},{renamed:["users","listBlockedByAuthenticatedUser"]}],listBlockedByAuthenticatedUser:["GET /user/b\
locks"],listEmailsForAuthenticated:["GET /user/emails",{},{renamed:["users","listEmailsForAuthenticatedUser"]}],listEmailsForAuthenticatedUser:[
"GET /user/emails"],listFollowedByAuthenticated:["GET /user/following",{},{renamed:["users","listFollowedByAuthenticated\
User"]}],listFollowedByAuthenticatedUser:["GET /user/following"],listFollowersForAuthenticatedUser:["GET /user/followers"],
listFollowersForUser:["GET /users/{username}/followers"],listFollowingForUser:["GET /users/{username}/following"],listGpgKeysForAuthenticated:[
"GET /user/gpg_keys",{},{renamed:["users","listGpgKeysForAuthenticatedUser"]}],listGpgKeysForAuthenticatedUser:["GET /us\
er/gpg_keys"],listGpgKeysForUser:["GET /users/{username}/gpg_keys"],listPublicEmailsForAuthenticated:["GET /user/public_\
emails",{},{renamed:["users","listPublicEmailsForAuthenticatedUser"]}],listPublicEmailsForAuthenticatedUser:["GET /user/\
public_emails"],listPublicKeysForUser:["GET /users/{username}/keys"],listPublicSshKeysForAuthenticated:["GET /user/keys",
{},{renamed:["users","listPublicSshKeysForAuthenticatedUser"]}],listPublicSshKeysForAuthenticatedUser:["GET /user/keys"],
listSocialAccountsForAuthenticatedUser:["GET /user/social_accounts"],listSocialAccountsForUser:["GET /users/{username}/s\
ocial_accounts"],listSshSigningKeysForAuthenticatedUser:["GET /user/ssh_signing_keys"],listSshSigningKeysForUser:["GET /\
users/{username}/ssh_signing_keys"],setPrimaryEmailVisibilityForAuthenticated:["PATCH /user/email/visibility",{},{renamed:[
"users","setPrimaryEmailVisibilityForAuthenticatedUser"]}],setPrimaryEmailVisibilityForAuthenticatedUser:["PATCH /user/e\
mail/visibility"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:[
"PATCH /user"]}},endpoints_default=Endpoints;var endpointMethodsMap=new Map;for(let[scope,endpoints]of Object.entries(endpoints_default))for(let[methodName,endpoint2]of Object.
entries(endpoints)){let[route,defaults2,decorations]=endpoint2,[method,url]=route.split(/ /),endpointDefaults=Object.assign(
{method,url},defaults2);endpointMethodsMap.has(scope)||endpointMethodsMap.set(scope,new Map),endpointMethodsMap.get(scope).
set(methodName,{scope,methodName,endpointDefaults,decorations})}var handler={has({scope},methodName){return endpointMethodsMap.
get(scope).has(methodName)},getOwnPropertyDescriptor(target,methodName){return{value:this.get(target,methodName),configurable:!0,
writable:!0,enumerable:!0}},defineProperty(target,methodName,descriptor){return Object.defineProperty(target.cache,methodName,
descriptor),!0},deleteProperty(target,methodName){return delete target.cache[methodName],!0},ownKeys({scope}){return[...endpointMethodsMap.
get(scope).keys()]},set(target,methodName,value){return target.cache[methodName]=value},get({octokit,scope,cache},methodName){
if(cache[methodName])return cache[methodName];let method=endpointMethodsMap.get(scope).get(methodName);if(!method)return;
let{endpointDefaults,decorations}=method;return decorations?cache[methodName]=decorate(octokit,scope,methodName,endpointDefaults,
decorations):cache[methodName]=octokit.request.defaults(endpointDefaults),cache[methodName]}};function endpointsToMethods(octokit){
let newMethods={};for(let scope of endpointMethodsMap.keys())newMethods[scope]=new Proxy({octokit,scope,cache:{}},handler);
return newMethods}function decorate(octokit,scope,methodName,defaults2,decorations){let requestWithDefaults=octokit.request.
defaults(defaults2);function withDecorations(...args){let options=requestWithDefaults.endpoint.merge(...args);if(decorations.
mapToData)return options=Object.assign({},options,{data:options[decorations.mapToData],[decorations.mapToData]:void 0}),
requestWithDefaults(options);if(decorations.renamed){let[newScope,newMethodName]=decorations.renamed;octokit.log.warn(`o\
ctokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`)}if(decorations.deprecated&&
octokit.log.warn(decorations.deprecated),decorations.renamedParameters){let options2=requestWithDefaults.endpoint.merge(
...args);for(let[name,alias]of Object.entries(decorations.renamedParameters))name in options2&&(octokit.log.warn(`"${name}\
" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`),alias in options2||(options2[alias]=
options2[name]),delete options2[name]);return requestWithDefaults(options2)}return requestWithDefaults(...args)}return Object.
assign(withDecorations,requestWithDefaults)}function restEndpointMethods(octokit){return{rest:endpointsToMethods(octokit)}}restEndpointMethods.VERSION=VERSION5;function legacyRestEndpointMethods(octokit){
let api=endpointsToMethods(octokit);return{...api,rest:api}}legacyRestEndpointMethods.VERSION=VERSION5;var VERSION6="0.0.0-development";function normalizePaginatedListResponse(response){if(!response.data)return{...response,
data:[]};if(!(("total_count"in response.data||"total_commits"in response.data)&&!("url"in response.data)))return response;
let incompleteResults=response.data.incomplete_results,repositorySelection=response.data.repository_selection,totalCount=response.
data.total_count,totalCommits=response.data.total_commits;delete response.data.incomplete_results,delete response.data.repository_selection,
delete response.data.total_count,delete response.data.total_commits;let namespaceKey=Object.keys(response.data)[0],data=response.
data[namespaceKey];return response.data=data,typeof incompleteResults<"u"&&(response.data.incomplete_results=incompleteResults),
typeof repositorySelection<"u"&&(response.data.repository_selection=repositorySelection),response.data.total_count=totalCount,
response.data.total_commits=totalCommits,response}function iterator(octokit,route,parameters){let options=typeof route==
"function"?route.endpoint(parameters):octokit.request.endpoint(route,parameters),requestMethod=typeof route=="function"?
route:octokit.request,method=options.method,headers=options.headers,url=options.url;return{[Symbol.asyncIterator]:()=>({
async next(){if(!url)return{done:!0};try{let response=await requestMethod({method,url,headers}),normalizedResponse=normalizePaginatedListResponse(
response);if(url=((normalizedResponse.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!url&&"total_commits"in
normalizedResponse.data){let parsedUrl=new URL(normalizedResponse.url),params=parsedUrl.searchParams,page=parseInt(params.
get("page")||"1",10),per_page=parseInt(params.get("per_page")||"250",10);page*per_page<normalizedResponse.data.total_commits&&
(params.set("page",String(page+1)),url=parsedUrl.toString())}return{value:normalizedResponse}}catch(error){if(error.status!==
409)throw error;return url="",{value:{status:200,headers:{},data:[]}}}}})}}function paginate(octokit,route,parameters,mapFn){
return typeof parameters=="function"&&(mapFn=parameters,parameters=void 0),gather(octokit,[],iterator(octokit,route,parameters)[Symbol.
asyncIterator](),mapFn)}function gather(octokit,results,iterator2,mapFn){return iterator2.next().then(result=>{if(result.
done)return results;let earlyExit=!1;function done(){earlyExit=!0}return results=results.concat(mapFn?mapFn(result.value,
done):result.value.data),earlyExit?results:gather(octokit,results,iterator2,mapFn)})}var composePaginateRest=Object.assign(
paginate,{iterator});function paginateRest(octokit){return{paginate:Object.assign(paginate.bind(null,octokit),{iterator:iterator.bind(null,octokit)})}}
paginateRest.VERSION=VERSION6;var context=new Context,baseUrl=getApiBaseUrl(),defaults={baseUrl,request:{agent:getProxyAgent(baseUrl),fetch:getProxyFetch(
baseUrl)}},GitHub=Octokit.plugin(restEndpointMethods,paginateRest).defaults(defaults);function getOctokitOptions(token,options){
let opts=Object.assign({},options||{}),auth2=getAuthString(token,opts);auth2&&(opts.auth=auth2);let userAgent2=getUserAgentWithOrchestrationId(
opts.userAgent);return userAgent2&&(opts.userAgent=userAgent2),opts}var context2=new Context;function getOctokit(token,options,...additionalPlugins){let GitHubWithPlugins=GitHub.plugin(...additionalPlugins);
return new GitHubWithPlugins(getOctokitOptions(token,options))}var DEADLINE_MS=2e4,SHORT_TIMEOUT_DIVISOR=4,MAX_MESSAGE_LENGTH=200,MAX_RETRY_MS=9e4,MAX_TRIES=5,OUTAGE_PAUSE_MS=1e3,LIMIT_PAUSE_MS=6e4,
LIMIT_TEXT=/rate limit|abuse detection/i;function openGitHub(connection){let{token,apiUrl,log,cancelled,deadlineMs=DEADLINE_MS}=connection,
{sleep=ms=>delay(ms,void 0,cancelled&&{signal:cancelled})}=connection,octokit=getOctokit(token,{baseUrl:apiUrl.replace(/\/+$/,
""),request:{fetch}}),leftMs=MAX_RETRY_MS,isDown=!1;return octokit.hook.wrap("request",(request2,options)=>{let send=async()=>{
let deadline=AbortSignal.timeout(isDown?deadlineMs/SHORT_TIMEOUT_DIVISOR:deadlineMs),signal=cancelled===void 0?deadline:
AbortSignal.any([deadline,cancelled]);options.request={...options.request,signal};let answer=await Promise.resolve(request2(
options)).catch(error=>{throw cancelled?.aborted?new ApiError("unavailable",null,"the run was cancelled"):error}),why=whyUnusable(
answer);if(why!==null)throw Object.assign(new Error(why),{status:502});return isDown=!1,answer};return asEffect(async()=>{
for(let tries=1;;tries++){let startMs=performance.now();try{return await send()}catch(thrown){let{error,waitMs,doubtful}=classifyFailure(
thrown,tries);if(leftMs-=performance.now()-startMs,waitMs===null||waitMs>leftMs||tries===MAX_TRIES||isDown&&doubtful)throw isDown||=
doubtful,error;if(leftMs-=waitMs,log.info(`GitHub: ${error.message}; waiting ${Math.ceil(waitMs/1e3)} s`),await sleep(waitMs).
catch(()=>Promise.reject(error)),doubtful&&createsDuplicates(options))throw error}}})}),octokit}function createsDuplicates({
method,url}){return method==="POST"?/\/(?:comments|issues)$/.test(url):method==="PATCH"&&/\/check-runs\/[^/]+$/.test(url)}
function whyUnusable(answer){let{status,headers,data}=answer,type=headers["content-type"]??"";return type.startsWith("te\
xt/html")?"the answer is a page for people":status===204||!type.startsWith("application/json")?null:typeof data=="string"?
"the answer was cut off":typeof data!="object"||data===null||!Array.isArray(data)&&Object.keys(data).length===0?"the ans\
wer says nothing":null}function classifyFailure(thrown,tries){if(!isRequestFailure(thrown))throw thrown;let{status,response}=thrown,
growth=2**(tries-1);if(response===void 0)return{error:new ApiError("unavailable",null,thrown.message),waitMs:OUTAGE_PAUSE_MS*
growth,doubtful:!0};let{headers,data}=response,refusal=refusalSchema.safeParse(data).data,said=refusal===void 0?thrown.message:
[refusal.message,...refusal.errors.map(detail)].join(": "),message=describe(status,said),decide=(failure,waitMs=null,doubtful=!1)=>({
error:new ApiError(failure,status,message),waitMs,doubtful});return status===429||status===403&&isLimited(headers,message)?
decide("unavailable",askedPauseMs(headers)??LIMIT_PAUSE_MS*growth):status>=500?decide("unavailable",askedPauseMs(headers)??
OUTAGE_PAUSE_MS*growth,!0):status===401||status===403?decide("forbidden"):typeof refusal?.documentation_url!="string"?decide(
"foreign"):decide(status===404||status===410?"missing":"invalid")}function isLimited(headers,message){return"retry-after"in
headers||isExhausted(headers)||LIMIT_TEXT.test(message)}function isExhausted(headers){return headers["x-ratelimit-remain\
ing"]==="0"}function askedPauseMs(headers){let retryAfterMs=Number(headers["retry-after"]??Number.NaN)*1e3;if(Number.isFinite(
retryAfterMs))return Math.max(0,retryAfterMs);if(!isExhausted(headers))return null;let pauseMs=Number(headers["x-ratelim\
it-reset"]??Number.NaN)*1e3-Date.parse(String(headers.date??""));return Number.isFinite(pauseMs)?Math.max(0,pauseMs):null}
function describe(status,text2){let said=text2.replaceAll(/\s+/g," ").trim().slice(0,MAX_MESSAGE_LENGTH);return said.startsWith(
String(status))?said:`${status} ${said}`.trim()}var refusalSchema=object({message:string().min(1),errors:array(unknown()).
catch([]),documentation_url:unknown().optional()});function detail(entry){return typeof entry=="object"&&entry!==null&&"\
message"in entry?String(entry.message):JSON.stringify(entry)}function isRequestFailure(thrown){return thrown instanceof Error&&
"status"in thrown&&typeof thrown.status=="number"}var login=object({login:string()}).nullish().transform(user=>user?.login??""),text=string().nullish().transform(body=>body??
""),reference=object({sha:string(),ref:string()}),shaSchema=object({sha:string()}).transform(({sha})=>sha),treeOfCommitSchema=object(
{tree:shaSchema}).transform(({tree})=>tree),commitWithTreeSchema=object({commit:treeOfCommitSchema}).transform(({commit})=>commit),
userSchema=object({login:string()}).transform(user=>user.login),pullRequestSchema=object({number:number(),head:reference.
extend({repo:object({full_name:string(),id:number()}).nullish()}),base:reference,user:login,labels:array(object({name:string()})),
body:string().nullish()}).transform(({number:number2,head,base,user,labels,body})=>({number:number2,headSha:head.sha,headBranch:head.
ref,headRepository:head.repo?.full_name??null,headRepositoryId:head.repo?.id??null,baseBranch:base.ref,baseSha:base.sha,
author:user,labels:labels.map(({name})=>name),body:body??null})),commentSchema=object({id:number(),body:text,html_url:string(),
user:login}).transform(({id,body,html_url,user})=>({id,body,url:html_url,author:user})),issueSchema=object({number:number(),
title:string(),body:text,html_url:string(),state:string(),user:login,pull_request:unknown().optional()}).transform(({number:number2,
title,body,html_url,state,user,pull_request})=>pull_request?null:{number:number2,title,body,url:html_url,author:user,isOpen:state===
"open"}),labelEventSchema=object({event:string(),created_at:string().nullish(),actor:login,label:object({name:string().nullish()}).
nullish()}).transform(({event,created_at,actor,label})=>event!=="labeled"&&event!=="unlabeled"&&event!=="reopened"?null:
{kind:event,label:label?.name??null,by:actor,at:string().parse(created_at)}),lastMoveSchema=array(object({after:string(),
timestamp:string()})).transform(([last])=>last===void 0?null:{sha:last.after,at:last.timestamp}),checkRunSchema=object({
id:number(),html_url:string().nullish(),url:string().nullish()}).transform(({id,html_url,url})=>({id,url:string().parse(
html_url??url)})),comparisonSchema=object({merge_base_commit:shaSchema.optional(),total_commits:number(),commits:array(object(
{sha:string(),parents:array(shaSchema)}))});function toMergeBases(data,head){let named=comparisonSchema.pick({merge_base_commit:!0}).
parse(data).merge_base_commit;if(named!==void 0)return[named];let{total_commits,commits}=comparisonSchema.parse(data);if(total_commits===
0)return[head];let added=new Set(commits.map(({sha})=>sha));if(added.size!==total_commits)throw new TypeError("the list \
of commits is not whole");return[...new Set(commits.flatMap(({parents})=>parents))].filter(sha=>!added.has(sha))}var commitSchema=object(
{sha:string(),commit:object({message:string(),tree:shaSchema,committer:object({date:string().nullish()}).nullish()})}).transform(
({sha,commit:{message,tree,committer}})=>({commit:sha,tree,subject:message.split(`
`,1)[0],committedAt:committer?.date??null})),commitListSchema=object({base_commit:commitSchema,merge_base_commit:shaSchema,
commits:array(commitSchema)});function toCommitsSince(data,base){let given=object({base_commit:unknown().optional(),merge_base_commit:unknown().
optional()}).parse(data);if(given.base_commit===void 0||given.merge_base_commit===void 0)throw new ApiError("foreign",200,
"the comparison has no base commit");let{base_commit:first,merge_base_commit:common,commits}=commitListSchema.parse(data);
return common===base?[first,...commits]:null}var changedFilesSchema=object({sha:string(),files:array(object({filename:string(),
status:string(),patch:text})).default([])}).transform(({files})=>files.filter(({status})=>status!=="removed").map(({filename,
patch})=>({path:filename,line:findFirstChange(patch)})));function findFirstChange(patch){let[hunk="",...lines]=patch.split(
`
`,MAX_HUNK_CONTEXT+2),start=Number(/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(hunk)?.[1]??1),before=lines.findIndex(line=>/^[+-]/.
test(line));return Math.max(1,start+Math.max(0,before))}var MAX_HUNK_CONTEXT=3,wrappedFileSchema=object({type:literal("f\
ile"),encoding:literal("base64"),content:string()});function toFileText({headers,data},path){let type=headers["content-t\
ype"]??"no content type";if(/^application\/vnd\.github\b/.test(type)){if(typeof data=="string")return data;if(data instanceof
ArrayBuffer)return new TextDecoder().decode(data)}let wrapped=wrappedFileSchema.safeParse(data);if(wrapped.success)return Buffer.
from(wrapped.data.content,"base64").toString();let answer=Array.isArray(data)?"is a folder":`is not a file (${type})`;throw new ApiError(
"unavailable",null,`the answer for "${path}" ${answer}`)}function toOutput({title,summary,text:text2,annotations}){let notes=annotations.
map(({file,line,level,title:title2,message})=>({path:file,start_line:line,end_line:line,annotation_level:level,title:title2,
message}));return{title,summary,...omitNull({text:text2||null,annotations:notes.length===0?null:notes})}}function validateResponses(api){
let guarded=Object.entries(api).map(([name,ask])=>[name,(...args)=>ask(...args).catch(refuse)]);return Object.fromEntries(
guarded)}function refuse(error){if(!(error instanceof TypeError||error instanceof ZodError))throw error;let issue=error instanceof
ZodError?error.issues[0]:void 0,reason=`${(issue&&`${issue.path.join(".")||"the answer"}: `)??""}${(issue??error).message}`;
throw new ApiError("unavailable",null,`the answer differs from the documentation of GitHub (${reason})`)}function connectGitHub(connection){let octokit=openGitHub(connection),[owner="",repo=""]=connection.repository.split("/"),
here={owner,repo},{rest}=octokit,compare=(base,head)=>{let basehead=`${base}...${head}`;return nullIfNoCommit(rest.repos.
compareCommitsWithBasehead({...here,basehead,per_page:1}))};return validateResponses({async mergeBase(base,head){let comparison=await compare(
base,head);if(comparison===null)return null;let candidates=toMergeBases(comparison.data,head);for(let candidate of candidates){
let others=candidates.filter(other=>other!==candidate);if((await Promise.all(others.map(async other=>(await compare(candidate,
other))?.data))).every(data=>data?.total_commits===0))return candidate}throw new TypeError("the merge base is not named")},
async readFile(path,sha){let file=await nullIfNotFound(rest.repos.getContent({...here,path,ref:sha,mediaType:{format:"ra\
w"}}));return file&&toFileText(file,path)},resolve:ref=>readOrNull(shaSchema,nullIfNoCommit(rest.repos.getCommit({...here,
ref,per_page:1}))),treeOf:sha=>readOrNull(commitWithTreeSchema,nullIfNoCommit(rest.repos.getCommit({...here,ref:sha,per_page:1}))),
listChangedFiles:sha=>readOrNull(changedFilesSchema,nullIfNoCommit(rest.repos.getCommit({...here,ref:sha}))),async pullRequestHead(number2){
let{data}=await rest.pulls.get({...here,pull_number:number2});return shaSchema.parse(data.head)},pullRequest:number2=>read(
pullRequestSchema,rest.pulls.get({...here,pull_number:number2})),async listPullRequests({owner:owner2,branch,state}){let query={
...here,head:`${owner2}:${branch}`,state,per_page:PER_PAGE};return(await readAllPages(page=>rest.pulls.list({...query,page}),
"number")).map(data=>pullRequestSchema.parse(data))},async listLabelEvents(pullRequest){let query={...here,issue_number:pullRequest,
per_page:PER_PAGE};return(await readAllPages(page=>rest.issues.listEvents({...query,page}),"id")).toSorted((a,b)=>a.id-b.
id).flatMap(data=>labelEventSchema.parse(data)??[])},lastMove(repository,branch){let[ofOwner="",name=""]=repository.split(
"/"),query={owner:ofOwner,repo:name,ref:`refs/heads/${branch}`,per_page:1},moves=rest.repos.listActivities({...query,direction:"\
desc"});return readOrNull(lastMoveSchema,nullIfNotFound(moves))},async viewer(){try{return await read(userSchema,rest.users.
getAuthenticated())}catch(error){if(error instanceof ApiError&&error.failure==="forbidden")return appLogin(octokit);throw error}},
async listComments(pullRequest){let query={...here,issue_number:pullRequest,per_page:PER_PAGE};return(await readAllPages(
page=>rest.issues.listComments({...query,page}),"id")).map(data=>commentSchema.parse(data))},readComment:id=>read(commentSchema,
rest.issues.getComment({...here,comment_id:id})),createComment:(pullRequest,body)=>read(commentSchema,rest.issues.createComment(
{...here,issue_number:pullRequest,body})),updateComment:(id,body)=>read(commentSchema,rest.issues.updateComment({...here,
comment_id:id,body})),async deleteComment(id){await rest.issues.deleteComment({...here,comment_id:id})},createCheckRun(check){
let created=rest.checks.create({...here,name:check.name,head_sha:check.headSha,external_id:check.externalId,...toCheckState(
check),output:toOutput(check)});return read(checkRunSchema,created)},updateCheckRun:(id,check)=>read(checkRunSchema,rest.
checks.update({...here,check_run_id:id,...toCheckState(check),output:toOutput(check)})),async annotateCheckRun(id,check){
await rest.checks.update({...here,check_run_id:id,output:toOutput(check)})},async listIssues({author,state}){let query={
...here,creator:author,state,per_page:PER_PAGE};return(await readAllPages(page=>rest.issues.listForRepo({...query,page}),
"number")).flatMap(data=>issueSchema.parse(data)??[])},createIssue:async texts=>requireIssue(await read(issueSchema,rest.
issues.create({...here,...texts}))),async updateIssue(number2,{isOpen,...texts}){let state=isOpen?"open":"closed",updated=rest.
issues.update({...here,issue_number:number2,...texts,state});return requireIssue(await read(issueSchema,updated))},async listCommitsSince(base,head){
let basehead=`${base}...${head}`,comparison=await nullIfNoCommit(rest.repos.compareCommitsWithBasehead({...here,basehead}));
return comparison&&toCommitsSince(comparison.data,base)},async readRef(ref){let answer=await nullIfNotFound(rest.git.getRef(
{...here,ref:withoutRefs(ref)}));if(answer===null)return null;if(answer.data.object.type!=="commit")throw new ApiError("\
invalid",200,"it names no commit");let commit=shaSchema.parse(answer.data.object);return{commit,tree:await read(treeOfCommitSchema,
rest.git.getCommit({...here,commit_sha:commit}))}},createTree({base,files}){let tree=files.map(({path,text:text2})=>({path,
mode:"100644",type:"blob",content:text2}));return read(shaSchema,rest.git.createTree({...here,...omitNull({base_tree:base}),
tree}))},createCommit({tree,parent,message}){let parents=parent===null?[]:[parent];return read(shaSchema,rest.git.createCommit(
{...here,message,tree,parents}))},async moveRef(ref,{from,to}){let moved=from===null?rest.git.createRef({...here,ref,sha:to}):
rest.git.updateRef({...here,ref:withoutRefs(ref),sha:to,force:!1});try{return await moved,null}catch(error){if(error instanceof
ApiError&&(error.status===422||error.status===409))return error.message;throw error}}})}function requireIssue(issue){if(issue===
null)throw new TypeError("the issue is a pull request");return issue}async function read(schema,answer){return schema.parse(
(await answer).data)}async function readOrNull(schema,answer){let given=await answer;return given&&schema.parse(given.data)}
function withoutRefs(ref){return ref.replace(/^refs\//,"")}async function nullIfNotFound(answer){try{return await answer}catch(error){
if(error instanceof ApiError&&error.failure==="missing")return null;throw error}}function toCheckState({conclusion}){return conclusion===
null?{status:"in_progress"}:{status:"completed",conclusion}}async function nullIfNoCommit(answer){try{return await nullIfNotFound(
answer)}catch(error){if(error instanceof ApiError&&error.failure==="invalid"&&error.status===422)return null;throw error}}
function appLogin(octokit){return octokit.graphql("{ viewer { login } }").then(({viewer})=>viewer.login).catch(()=>null)}
var PER_PAGE=100,MAX_PAGES=100;async function readAllPages(ask,key){let entries=new Map;for(let page=1;page<=MAX_PAGES;page++){
let{data,headers}=await ask(page);for(let entry of data)entries.set(number().parse(entry[key]),entry);if(!/;\s*rel="next"/.
test(headers.link??""))return[...entries.values()]}throw new ApiError("unavailable",null,`the list does not end after ${MAX_PAGES}\
 pages`)}export{connectGitHub};
