import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{__commonJS,__require,__toESM}from"./action-cli-compare-compare-report-explain-error-formats-github-client-help-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";var require_http=__commonJS({"stand-in:http"(exports,module){module.exports=__require("node:http")}});var require_tunnel=__commonJS({"node_modules/tunnel/lib/tunnel.js"(exports){"use strict";var net=__require("net"),tls=__require("tls"),
http2=__require("http"),https2=__require("https"),events=__require("events"),assert=__require("assert"),util=__require("util");
exports.httpOverHttp=httpOverHttp2;exports.httpsOverHttp=httpsOverHttp2;exports.httpOverHttps=httpOverHttps2;exports.httpsOverHttps=
httpsOverHttps2;function httpOverHttp2(options){var agent=new TunnelingAgent(options);return agent.request=http2.request,
agent}function httpsOverHttp2(options){var agent=new TunnelingAgent(options);return agent.request=http2.request,agent.createSocket=
createSecureSocket,agent.defaultPort=443,agent}function httpOverHttps2(options){var agent=new TunnelingAgent(options);return agent.
request=https2.request,agent}function httpsOverHttps2(options){var agent=new TunnelingAgent(options);return agent.request=
https2.request,agent.createSocket=createSecureSocket,agent.defaultPort=443,agent}function TunnelingAgent(options){var self=this;
self.options=options||{},self.proxyOptions=self.options.proxy||{},self.maxSockets=self.options.maxSockets||http2.Agent.defaultMaxSockets,
self.requests=[],self.sockets=[],self.on("free",function(socket,host,port,localAddress){for(var options2=toOptions(host,
port,localAddress),i=0,len=self.requests.length;i<len;++i){var pending=self.requests[i];if(pending.host===options2.host&&
pending.port===options2.port){self.requests.splice(i,1),pending.request.onSocket(socket);return}}socket.destroy(),self.removeSocket(
socket)})}util.inherits(TunnelingAgent,events.EventEmitter);TunnelingAgent.prototype.addRequest=function(req,host,port,localAddress){
var self=this,options=mergeOptions({request:req},self.options,toOptions(host,port,localAddress));if(self.sockets.length>=
this.maxSockets){self.requests.push(options);return}self.createSocket(options,function(socket){socket.on("free",onFree),
socket.on("close",onCloseOrRemove),socket.on("agentRemove",onCloseOrRemove),req.onSocket(socket);function onFree(){self.
emit("free",socket,options)}function onCloseOrRemove(err){self.removeSocket(socket),socket.removeListener("free",onFree),
socket.removeListener("close",onCloseOrRemove),socket.removeListener("agentRemove",onCloseOrRemove)}})};TunnelingAgent.prototype.
createSocket=function(options,cb){var self=this,placeholder={};self.sockets.push(placeholder);var connectOptions=mergeOptions(
{},self.proxyOptions,{method:"CONNECT",path:options.host+":"+options.port,agent:!1,headers:{host:options.host+":"+options.
port}});options.localAddress&&(connectOptions.localAddress=options.localAddress),connectOptions.proxyAuth&&(connectOptions.
headers=connectOptions.headers||{},connectOptions.headers["Proxy-Authorization"]="Basic "+new Buffer(connectOptions.proxyAuth).
toString("base64")),debug("making CONNECT request");var connectReq=self.request(connectOptions);connectReq.useChunkedEncodingByDefault=
!1,connectReq.once("response",onResponse),connectReq.once("upgrade",onUpgrade),connectReq.once("connect",onConnect),connectReq.
once("error",onError),connectReq.end();function onResponse(res){res.upgrade=!0}function onUpgrade(res,socket,head){process.
nextTick(function(){onConnect(res,socket,head)})}function onConnect(res,socket,head){if(connectReq.removeAllListeners(),
socket.removeAllListeners(),res.statusCode!==200){debug("tunneling socket could not be established, statusCode=%d",res.statusCode),
socket.destroy();var error=new Error("tunneling socket could not be established, statusCode="+res.statusCode);error.code=
"ECONNRESET",options.request.emit("error",error),self.removeSocket(placeholder);return}if(head.length>0){debug("got ille\
gal response body from proxy"),socket.destroy();var error=new Error("got illegal response body from proxy");error.code="\
ECONNRESET",options.request.emit("error",error),self.removeSocket(placeholder);return}return debug("tunneling connection\
 has established"),self.sockets[self.sockets.indexOf(placeholder)]=socket,cb(socket)}function onError(cause){connectReq.
removeAllListeners(),debug(`tunneling socket could not be established, cause=%s
`,cause.message,cause.stack);var error=new Error("tunneling socket could not be established, cause="+cause.message);error.
code="ECONNRESET",options.request.emit("error",error),self.removeSocket(placeholder)}};TunnelingAgent.prototype.removeSocket=
function(socket){var pos=this.sockets.indexOf(socket);if(pos!==-1){this.sockets.splice(pos,1);var pending=this.requests.
shift();pending&&this.createSocket(pending,function(socket2){pending.request.onSocket(socket2)})}};function createSecureSocket(options,cb){
var self=this;TunnelingAgent.prototype.createSocket.call(self,options,function(socket){var hostHeader=options.request.getHeader(
"host"),tlsOptions=mergeOptions({},self.options,{socket,servername:hostHeader?hostHeader.replace(/:.*$/,""):options.host}),
secureSocket=tls.connect(0,tlsOptions);self.sockets[self.sockets.indexOf(socket)]=secureSocket,cb(secureSocket)})}function toOptions(host,port,localAddress){
return typeof host=="string"?{host,port,localAddress}:host}function mergeOptions(target){for(var i=1,len=arguments.length;i<
len;++i){var overrides=arguments[i];if(typeof overrides=="object")for(var keys=Object.keys(overrides),j=0,keyLen=keys.length;j<
keyLen;++j){var k=keys[j];overrides[k]!==void 0&&(target[k]=overrides[k])}}return target}var debug;process.env.NODE_DEBUG&&
/\btunnel\b/.test(process.env.NODE_DEBUG)?debug=function(){var args=Array.prototype.slice.call(arguments);typeof args[0]==
"string"?args[0]="TUNNEL: "+args[0]:args.unshift("TUNNEL:"),console.error.apply(console,args)}:debug=function(){};exports.
debug=debug}});var require_tunnel2=__commonJS({"node_modules/tunnel/index.js"(exports,module){module.exports=require_tunnel()}});var http=__toESM(require_http(),1);import*as https from"https";function getProxyUrl(reqUrl){let usingSsl=reqUrl.protocol==="https:";if(checkBypass(reqUrl))return;let proxyVar=usingSsl?
process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(proxyVar)try{return new DecodedURL(
proxyVar)}catch{if(!proxyVar.startsWith("http://")&&!proxyVar.startsWith("https://"))return new DecodedURL(`http://${proxyVar}`)}else
return}function checkBypass(reqUrl){if(!reqUrl.hostname)return!1;let reqHost=reqUrl.hostname;if(isLoopbackAddress(reqHost))
return!0;let noProxy=process.env.no_proxy||process.env.NO_PROXY||"";if(!noProxy)return!1;let reqPort;reqUrl.port?reqPort=
Number(reqUrl.port):reqUrl.protocol==="http:"?reqPort=80:reqUrl.protocol==="https:"&&(reqPort=443);let upperReqHosts=[reqUrl.
hostname.toUpperCase()];typeof reqPort=="number"&&upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);for(let upperNoProxyItem of noProxy.
split(",").map(x=>x.trim().toUpperCase()).filter(x=>x))if(upperNoProxyItem==="*"||upperReqHosts.some(x=>x===upperNoProxyItem||
x.endsWith(`.${upperNoProxyItem}`)||upperNoProxyItem.startsWith(".")&&x.endsWith(`${upperNoProxyItem}`)))return!0;return!1}
function isLoopbackAddress(host){let hostLower=host.toLowerCase();return hostLower==="localhost"||hostLower.startsWith("\
127.")||hostLower.startsWith("[::1]")||hostLower.startsWith("[0:0:0:0:0:0:0:1]")}var DecodedURL=class extends URL{constructor(url,base){
super(url,base),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.
password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}};var tunnel=__toESM(require_tunnel2(),1);var ProxyAgent=class{},fetch=(...call)=>globalThis.fetch(...call);var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){
resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).
next())})},HttpCodes;(function(HttpCodes2){HttpCodes2[HttpCodes2.OK=200]="OK",HttpCodes2[HttpCodes2.MultipleChoices=300]=
"MultipleChoices",HttpCodes2[HttpCodes2.MovedPermanently=301]="MovedPermanently",HttpCodes2[HttpCodes2.ResourceMoved=302]=
"ResourceMoved",HttpCodes2[HttpCodes2.SeeOther=303]="SeeOther",HttpCodes2[HttpCodes2.NotModified=304]="NotModified",HttpCodes2[HttpCodes2.
UseProxy=305]="UseProxy",HttpCodes2[HttpCodes2.SwitchProxy=306]="SwitchProxy",HttpCodes2[HttpCodes2.TemporaryRedirect=307]=
"TemporaryRedirect",HttpCodes2[HttpCodes2.PermanentRedirect=308]="PermanentRedirect",HttpCodes2[HttpCodes2.BadRequest=400]=
"BadRequest",HttpCodes2[HttpCodes2.Unauthorized=401]="Unauthorized",HttpCodes2[HttpCodes2.PaymentRequired=402]="PaymentR\
equired",HttpCodes2[HttpCodes2.Forbidden=403]="Forbidden",HttpCodes2[HttpCodes2.NotFound=404]="NotFound",HttpCodes2[HttpCodes2.
MethodNotAllowed=405]="MethodNotAllowed",HttpCodes2[HttpCodes2.NotAcceptable=406]="NotAcceptable",HttpCodes2[HttpCodes2.
ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",HttpCodes2[HttpCodes2.RequestTimeout=408]="RequestTimeout",
HttpCodes2[HttpCodes2.Conflict=409]="Conflict",HttpCodes2[HttpCodes2.Gone=410]="Gone",HttpCodes2[HttpCodes2.TooManyRequests=
429]="TooManyRequests",HttpCodes2[HttpCodes2.InternalServerError=500]="InternalServerError",HttpCodes2[HttpCodes2.NotImplemented=
501]="NotImplemented",HttpCodes2[HttpCodes2.BadGateway=502]="BadGateway",HttpCodes2[HttpCodes2.ServiceUnavailable=503]="\
ServiceUnavailable",HttpCodes2[HttpCodes2.GatewayTimeout=504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;
(function(Headers2){Headers2.Accept="accept",Headers2.ContentType="content-type"})(Headers||(Headers={}));var MediaTypes;
(function(MediaTypes2){MediaTypes2.ApplicationJson="application/json"})(MediaTypes||(MediaTypes={}));function getProxyUrl2(serverUrl){
let proxyUrl=getProxyUrl(new URL(serverUrl));return proxyUrl?proxyUrl.href:""}var HttpRedirectCodes=[HttpCodes.MovedPermanently,
HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[
HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout],RetryableHttpVerbs=["OPTIONS","GET","DELETE",
"HEAD"],ExponentialBackoffCeiling=10,ExponentialBackoffTimeSlice=5,HttpClientError=class _HttpClientError extends Error{constructor(message,statusCode){
super(message),this.name="HttpClientError",this.statusCode=statusCode,Object.setPrototypeOf(this,_HttpClientError.prototype)}},
HttpClientResponse=class{constructor(message){this.message=message}readBody(){return __awaiter(this,void 0,void 0,function*(){
return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){let output=Buffer.alloc(0);this.message.on("data",chunk=>{
output=Buffer.concat([output,chunk])}),this.message.on("end",()=>{resolve(output.toString())})}))})}readBodyBuffer(){return __awaiter(
this,void 0,void 0,function*(){return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){let chunks=[];this.message.
on("data",chunk=>{chunks.push(chunk)}),this.message.on("end",()=>{resolve(Buffer.concat(chunks))})}))})}};var HttpClient=class{constructor(userAgent,handlers,requestOptions){this._ignoreSslError=!1,this._allowRedirects=!0,this.
_allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=
!1,this.userAgent=this._getUserAgentWithOrchestrationId(userAgent),this.handlers=handlers||[],this.requestOptions=requestOptions,
requestOptions&&(requestOptions.ignoreSslError!=null&&(this._ignoreSslError=requestOptions.ignoreSslError),this._socketTimeout=
requestOptions.socketTimeout,requestOptions.allowRedirects!=null&&(this._allowRedirects=requestOptions.allowRedirects),requestOptions.
allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=requestOptions.allowRedirectDowngrade),requestOptions.maxRedirects!=
null&&(this._maxRedirects=Math.max(requestOptions.maxRedirects,0)),requestOptions.keepAlive!=null&&(this._keepAlive=requestOptions.
keepAlive),requestOptions.allowRetries!=null&&(this._allowRetries=requestOptions.allowRetries),requestOptions.maxRetries!=
null&&(this._maxRetries=requestOptions.maxRetries))}options(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,
function*(){return this.request("OPTIONS",requestUrl,null,additionalHeaders||{})})}get(requestUrl,additionalHeaders){return __awaiter(
this,void 0,void 0,function*(){return this.request("GET",requestUrl,null,additionalHeaders||{})})}del(requestUrl,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",requestUrl,null,additionalHeaders||{})})}post(requestUrl,data,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("POST",requestUrl,data,additionalHeaders||{})})}patch(requestUrl,data,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("PATCH",requestUrl,data,additionalHeaders||{})})}put(requestUrl,data,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("PUT",requestUrl,data,additionalHeaders||{})})}head(requestUrl,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("HEAD",requestUrl,null,additionalHeaders||{})})}sendStream(verb,requestUrl,stream,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request(verb,requestUrl,stream,additionalHeaders)})}getJson(requestUrl_1){
return __awaiter(this,arguments,void 0,function*(requestUrl,additionalHeaders={}){additionalHeaders[Headers.Accept]=this.
_getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson);let res=yield this.get(requestUrl,
additionalHeaders);return this._processResponse(res,this.requestOptions)})}postJson(requestUrl_1,obj_1){return __awaiter(
this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){let data=JSON.stringify(obj,null,2);additionalHeaders[Headers.
Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),additionalHeaders[Headers.
ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);let res=yield this.
post(requestUrl,data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}putJson(requestUrl_1,obj_1){
return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){let data=JSON.stringify(obj,null,2);
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);
let res=yield this.put(requestUrl,data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}patchJson(requestUrl_1,obj_1){
return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){let data=JSON.stringify(obj,null,2);
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);
let res=yield this.patch(requestUrl,data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}request(verb,requestUrl,data,headers){
return __awaiter(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Client has already been disposed.");let parsedUrl=new URL(
requestUrl),info=this._prepareRequest(verb,parsedUrl,headers),maxTries=this._allowRetries&&RetryableHttpVerbs.includes(verb)?
this._maxRetries+1:1,numTries=0,response;do{if(response=yield this.requestRaw(info,data),response&&response.message&&response.
message.statusCode===HttpCodes.Unauthorized){let authenticationHandler;for(let handler of this.handlers)if(handler.canHandleAuthentication(
response)){authenticationHandler=handler;break}return authenticationHandler?authenticationHandler.handleAuthentication(this,
info,data):response}let redirectsRemaining=this._maxRedirects;for(;response.message.statusCode&&HttpRedirectCodes.includes(
response.message.statusCode)&&this._allowRedirects&&redirectsRemaining>0;){let redirectUrl=response.message.headers.location;
if(!redirectUrl)break;let parsedRedirectUrl=new URL(redirectUrl);if(parsedUrl.protocol==="https:"&&parsedUrl.protocol!==
parsedRedirectUrl.protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This do\
wngrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option t\
o true.");if(yield response.readBody(),parsedRedirectUrl.hostname!==parsedUrl.hostname)for(let header in headers)header.
toLowerCase()==="authorization"&&delete headers[header];info=this._prepareRequest(verb,parsedRedirectUrl,headers),response=
yield this.requestRaw(info,data),redirectsRemaining--}if(!response.message.statusCode||!HttpResponseRetryCodes.includes(
response.message.statusCode))return response;numTries+=1,numTries<maxTries&&(yield response.readBody(),yield this._performExponentialBackoff(
numTries))}while(numTries<maxTries);return response})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(info,data){
return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>{function callbackForResult(err,res){
err?reject(err):res?resolve(res):reject(new Error("Unknown error"))}this.requestRawWithCallback(info,data,callbackForResult)})})}requestRawWithCallback(info,data,onResult){
typeof data=="string"&&(info.options.headers||(info.options.headers={}),info.options.headers["Content-Length"]=Buffer.byteLength(
data,"utf8"));let callbackCalled=!1;function handleResult(err,res){callbackCalled||(callbackCalled=!0,onResult(err,res))}
let req=info.httpModule.request(info.options,msg=>{let res=new HttpClientResponse(msg);handleResult(void 0,res)}),socket;
req.on("socket",sock=>{socket=sock}),req.setTimeout(this._socketTimeout||3*6e4,()=>{socket&&socket.end(),handleResult(new Error(
`Request timeout: ${info.options.path}`))}),req.on("error",function(err){handleResult(err)}),data&&typeof data=="string"&&
req.write(data,"utf8"),data&&typeof data!="string"?(data.on("close",function(){req.end()}),data.pipe(req)):req.end()}getAgent(serverUrl){
let parsedUrl=new URL(serverUrl);return this._getAgent(parsedUrl)}getAgentDispatcher(serverUrl){let parsedUrl=new URL(serverUrl),
proxyUrl=getProxyUrl(parsedUrl);if(proxyUrl&&proxyUrl.hostname)return this._getProxyAgentDispatcher(parsedUrl,proxyUrl)}_prepareRequest(method,requestUrl,headers){
let info={};info.parsedUrl=requestUrl;let usingSsl=info.parsedUrl.protocol==="https:";info.httpModule=usingSsl?https:http;
let defaultPort=usingSsl?443:80;if(info.options={},info.options.host=info.parsedUrl.hostname,info.options.port=info.parsedUrl.
port?parseInt(info.parsedUrl.port):defaultPort,info.options.path=(info.parsedUrl.pathname||"")+(info.parsedUrl.search||""),
info.options.method=method,info.options.headers=this._mergeHeaders(headers),this.userAgent!=null&&(info.options.headers["\
user-agent"]=this.userAgent),info.options.agent=this._getAgent(info.parsedUrl),this.handlers)for(let handler of this.handlers)
handler.prepareRequest(info.options);return info}_mergeHeaders(headers){return this.requestOptions&&this.requestOptions.
headers?Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(headers||{})):lowercaseKeys(headers||{})}_getExistingOrDefaultHeader(additionalHeaders,header,_default){
let clientHeader;if(this.requestOptions&&this.requestOptions.headers){let headerValue=lowercaseKeys(this.requestOptions.
headers)[header];headerValue&&(clientHeader=typeof headerValue=="number"?headerValue.toString():headerValue)}let additionalValue=additionalHeaders[header];
return additionalValue!==void 0?typeof additionalValue=="number"?additionalValue.toString():additionalValue:clientHeader!==
void 0?clientHeader:_default}_getExistingOrDefaultContentTypeHeader(additionalHeaders,_default){let clientHeader;if(this.
requestOptions&&this.requestOptions.headers){let headerValue=lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
headerValue&&(typeof headerValue=="number"?clientHeader=String(headerValue):Array.isArray(headerValue)?clientHeader=headerValue.
join(", "):clientHeader=headerValue)}let additionalValue=additionalHeaders[Headers.ContentType];return additionalValue!==
void 0?typeof additionalValue=="number"?String(additionalValue):Array.isArray(additionalValue)?additionalValue.join(", "):
additionalValue:clientHeader!==void 0?clientHeader:_default}_getAgent(parsedUrl){let agent,proxyUrl=getProxyUrl(parsedUrl),
useProxy=proxyUrl&&proxyUrl.hostname;if(this._keepAlive&&useProxy&&(agent=this._proxyAgent),useProxy||(agent=this._agent),
agent)return agent;let usingSsl=parsedUrl.protocol==="https:",maxSockets=100;if(this.requestOptions&&(maxSockets=this.requestOptions.
maxSockets||http.globalAgent.maxSockets),proxyUrl&&proxyUrl.hostname){let agentOptions={maxSockets,keepAlive:this._keepAlive,
proxy:Object.assign(Object.assign({},(proxyUrl.username||proxyUrl.password)&&{proxyAuth:`${proxyUrl.username}:${proxyUrl.
password}`}),{host:proxyUrl.hostname,port:proxyUrl.port})},tunnelAgent,overHttps=proxyUrl.protocol==="https:";usingSsl?tunnelAgent=
overHttps?tunnel.httpsOverHttps:tunnel.httpsOverHttp:tunnelAgent=overHttps?tunnel.httpOverHttps:tunnel.httpOverHttp,agent=
tunnelAgent(agentOptions),this._proxyAgent=agent}if(!agent){let options={keepAlive:this._keepAlive,maxSockets};agent=usingSsl?
new https.Agent(options):new http.Agent(options),this._agent=agent}return usingSsl&&this._ignoreSslError&&(agent.options=
Object.assign(agent.options||{},{rejectUnauthorized:!1})),agent}_getProxyAgentDispatcher(parsedUrl,proxyUrl){let proxyAgent;
if(this._keepAlive&&(proxyAgent=this._proxyAgentDispatcher),proxyAgent)return proxyAgent;let usingSsl=parsedUrl.protocol===
"https:";return proxyAgent=new ProxyAgent(Object.assign({uri:proxyUrl.href,pipelining:this._keepAlive?1:0},(proxyUrl.username||
proxyUrl.password)&&{token:`Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}`})),this.
_proxyAgentDispatcher=proxyAgent,usingSsl&&this._ignoreSslError&&(proxyAgent.options=Object.assign(proxyAgent.options.requestTls||
{},{rejectUnauthorized:!1})),proxyAgent}_getUserAgentWithOrchestrationId(userAgent){let baseUserAgent=userAgent||"action\
s/http-client",orchId=process.env.ACTIONS_ORCHESTRATION_ID;if(orchId){let sanitizedId=orchId.replace(/[^a-z0-9_.-]/gi,"_");
return`${baseUserAgent} actions_orchestration_id/${sanitizedId}`}return baseUserAgent}_performExponentialBackoff(retryNumber){
return __awaiter(this,void 0,void 0,function*(){retryNumber=Math.min(ExponentialBackoffCeiling,retryNumber);let ms=ExponentialBackoffTimeSlice*
Math.pow(2,retryNumber);return new Promise(resolve=>setTimeout(()=>resolve(),ms))})}_processResponse(res,options){return __awaiter(
this,void 0,void 0,function*(){return new Promise((resolve,reject)=>__awaiter(this,void 0,void 0,function*(){let statusCode=res.
message.statusCode||0,response={statusCode,result:null,headers:{}};statusCode===HttpCodes.NotFound&&resolve(response);function dateTimeDeserializer(key,value){
if(typeof value=="string"){let a=new Date(value);if(!isNaN(a.valueOf()))return a}return value}let obj,contents;try{contents=
yield res.readBody(),contents&&contents.length>0&&(options&&options.deserializeDates?obj=JSON.parse(contents,dateTimeDeserializer):
obj=JSON.parse(contents),response.result=obj),response.headers=res.message.headers}catch{}if(statusCode>299){let msg;obj&&
obj.message?msg=obj.message:contents&&contents.length>0?msg=contents:msg=`Failed request: (${statusCode})`;let err=new HttpClientError(
msg,statusCode);err.result=response.result,reject(err)}else resolve(response)}))})}},lowercaseKeys=obj=>Object.keys(obj).
reduce((c,k)=>(c[k.toLowerCase()]=obj[k],c),{});export{fetch,getProxyUrl2 as getProxyUrl,HttpClient};
